import{Dn as e,H as t,Ht as n,J as r,O as i,Qr as a,R as o,V as s,Vt as c,_ as l,_i as u,bn as d,bt as f,cn as p,en as m,gi as h,hi as g,in as _,jt as v,ln as y,pi as b,q as x,r as S,rn as C,tn as w,u as T,yn as E,z as D,zt as O}from"./app.js";import{An as k,Bn as A,Cn as j,Dn as M,En as N,Fn as ee,In as P,Jr as te,Ln as F,Mn as ne,Nn as I,On as re,Pn as ie,Rn as L,Sn as ae,Tn as oe,Vn as R,Wr as se,ar as z,bn as ce,gn as le,ir as B,kn as V,qr as ue,rr as de,vn as H,wn as fe,yn as pe,zn as U}from"./shared.js";const me=[196,392,541];let W=null;function G(){W??=new AudioContext,W.resume();let e=W.currentTime+3;for(let[t,n]of me.entries()){let r=new OscillatorNode(W,{frequency:n}),i=new GainNode(W,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(W.destination),r.start(),r.stop(e)}}function he({table:e,now:t,zone:n}){let{look:r,large:i,small:a,words:o=!1}=_e(e,t,n),s=r===`late`||r===`soon`?e.missed:[];return y`<li class=${r} aria-label=${_(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${_(`hall-round`,{round:e.round})}</small></h2>
<p class=${o?`board-time words`:`board-time`} role="timer">${i}</p>
${a.map(e=>y`<p key=${e}>${e}</p>`)}
${s.length>0&&y`<${ge} missed=${s} />`}
</li>`}function ge({missed:e}){let t=e.map(({seat:e})=>_(e?`hall-wind.${e}`:`board.arbiter`)),n=e.flatMap(({seat:e})=>e??[]);return y`<p class="board-awaited"><span class="unseen">${_(`board.awaited`,{who:C(t)})}</span>
${n.map(e=>y`<${T} key=${e} wind=${e} />`)}
${n.length<e.length&&y`<span aria-hidden="true">${_(`board.arbiter`)}</span>`}</p>`}function K({ends_at:e,finished:t},n){return!!e&&!t&&x({began:0,ends:Date.parse(e)},n)}function _e(e,t,n){return e.finished?{look:`over`,large:_(`board.finished`),small:[],words:!0}:e.void?{look:`over`,large:_(`board.void`),small:[],words:!0}:e.cancelled&&!e.began_at?{look:`over`,large:_(`board.cancelled`),small:[],words:!0}:e.ends_at?ve(e,t,n):e.began_at?{look:`plays`,large:_(`board.plays`),small:[_(`game.no-limit`)],words:!0}:e.scheduled_at?ye(e,t,n):{look:`over`,large:`—`,small:[_(`board.unscheduled`)]}}function ve({ends_at:e,extra_seconds:t},n,i){let o={began:0,ends:Date.parse(e)};if(!x(o,n)){let s=t>0?` · +${a(t)}`:``,c=[`${_(`game.ends`,{time:w(e,i)})}${s}`];return{look:`plays`,large:a(r(o,n)),small:c}}return{look:`up`,large:_(`game.up`),small:[_(`board.up`,{time:w(e,i)})],words:!0}}function ye({scheduled_at:e,missed:t},n,r){let i=Math.floor((n-Date.parse(e))/1e3),o=_(i<0?`board.begins`:`board.late`,{time:w(e,r)});return i<0?{look:`soon`,large:a(-i),small:[o]}:{look:t.length>0?`late`:`soon`,large:`+${a(i)}`,small:[o]}}const q=5e3;function be({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:i}=Se(e),a=z(!0);if(r)return y`<main class="board"><h1>${_(`board.closed`)}</h1><p>${_(`board.closed-text`)}</p></main>`;if(!t)return y`<main class="board"><h1>Shinpan</h1>${i?y`<p role="status">${_(`live.unreached`)}</p>`:y`<${c} />`}</main>`;let o=[...t.tables].sort(S());return y`<main class="board">
<header>
<h1>${t.name}</h1>
<${Ce} board=${t} now=${a} />
<p class="board-now" role="timer">${w(new Date(a),t.time_zone)}</p>
</header>
${a-n>q*3&&y`<p class="note warn" role="status">${_(`board.unheard`,{time:w(new Date(n),t.time_zone)})}</p>`}
${t.tables.length===0&&y`<p>${_(`board.empty`)}</p>`}
<ul style=${xe(t.tables.length)}>${o.map(e=>y`<${he} key=${e.label} table=${e} now=${a} zone=${t.time_zone} />`)}</ul>
${o.some(e=>K(e,a))&&y`<p class="board-end" role="status">${_(`game.up`)}: ${_(`game.still.${t.end_of_time.still}`)} ${_(`game.chonbo.${t.end_of_time.chonbo}`)}</p>`}
</main>`}function xe(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.5)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function Se(t){let[n,r]=h({board:null,heard:e.now(),refused:!1,unreached:!1});b(()=>{let n=!1,i=!1,a=async()=>{if(!i){i=!0;try{let{board:i}=await e.visitor(),a=await i(t);n||r({board:a,heard:e.now(),refused:!1,unreached:!1})}catch(e){let t=e.status===404;n||r(e=>({...e,refused:e.board?e.refused:t,unreached:!t}))}finally{i=!1}}};a();let o=setInterval(a,q);return()=>{n=!0,clearInterval(o)}},[t]);let{board:i,refused:a}=n;return b(()=>{i?B({slug:t,name:i.name}):a&&de()?.slug===t&&B(null)},[t,i?.name,a]),b(()=>{document.title=i?`${i.name} · Shinpan`:`Shinpan`},[i]),n}function Ce({board:e,now:t}){let[n,r]=h(!1);p();let i=e.tables.filter(e=>K(e,t)).map(({label:e,ends_at:t})=>`${e} ${t}`),a=g(new Set(i));return b(()=>{let e=i.some(e=>!a.current.has(e));a.current=new Set(i),n&&e&&G()},[i.join()]),y`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{r(!n),n||G()}}>${_(n?`board.sound-on`:`board.sound-off`)}</button>`}function we({hanchan:e,shown:t,now:n,zone:r}){let{official:a,state:o}=m(),{does:s,wrong:c}=i(),[l,u]=h(null),[d,f]=h(null),p=t.filter(({late:e})=>!A(a,e.person.id));if(p.filter(({late:e})=>!e.clock.stopped).length===0&&!p.some(({late:e})=>I(e.timings,n)))return null;let g=(t,{late:{person:n}})=>s(()=>P(e,t,{person:n})),b=t=>k(o,e,t.late.person.id).length>0?f(t):g(`arrived`,t);return y`<div class="late-due">${p.map(e=>{let t=Te(e);return t&&y`<button key=${`${e.late.person.id} ${t}`} class="button danger due" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>t===`cancelled`?u(e):g(t,e)}>
<strong>${_(`clock.way.${t}`)}</strong>${p.length>1&&y`<span class="who">${e.name}</span>`}
</button>`})}</div>
<div class="late-acts">
${p.map(e=>y`<button key=${e.late.person.id} class="button main" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>b(e)}>
<strong>${e.late.clock.stopped?`✓`:_(`clock.arrived`)}</strong><span class="who">${e.name}</span>
</button>`)}
</div>${c}
${d&&y`<${v} title=${d.name} onClose=${()=>f(null)}>
<${V} state=${o} hanchan=${e} person=${d.late.person.id} />
<p class="soft">${_(`clock.owed-arrives`)}</p>
<button class="button" type="button" onClick=${()=>g(`arrived`,d).then(()=>f(null))}>${_(`clock.arrived`)}</button>
<//>`}
${l&&y`<${N} hanchan=${e} ...${l} due first="cancelled" zone=${r} onClose=${()=>u(null)} />`}`}function Te({cost:e}){return e?.due?`cancelled`:e?.effects.some(({id:e})=>e===`replacement`)?`replaced`:null}function Ee({hanchan:e,late:t,name:n,cost:r,book:i,now:o,zone:s,may:c}){let[l,u]=h(!1),{stopped:d}=t.clock,f=A(m().official,t.person.id);return y`<section class=${`late ${d?`stopped`:`runs`}`} aria-label=${n}>
<h2 class="who">${n}</h2>
<p class="late-time" role="timer">${r&&a(r.seconds)}</p>
<p class="late-cost"><strong>${r?.cost_line}</strong></p>
${!d&&r?.next&&r.next.at_seconds!==r.next_band?.at_seconds&&y`<p class="soft">${r.next.line}</p>`}
${!d&&r&&y`<${De} cost=${r} />`}
${r?.due&&y`<p class="note bad">${fe(r)}</p>`}
${d&&y`<p>${_(`clock.stopped.${d.how}`,{time:w(new Date(d.at),s)})}</p>`}
${d?.others.length>0&&y`<p class="note warn">${_(`clock.others`,{count:d.others.length})}</p>`}
${c&&f&&y`<p class="note info">${_(`clock.own`)}</p>`}
${c&&!f&&y`<${Oe} late=${t} hanchan=${e} now=${o} onMore=${()=>u(!0)} />`}
${l&&y`<${N} hanchan=${e} late=${t} name=${n} due=${r?.due} book=${i} zone=${s} onClose=${()=>u(!1)} />`}
</section>`}function De({cost:e}){let{seconds:t,next_band:n}=e,r=oe(e);return r?y`<p class="late-next">
<progress max=${n.at_seconds} value=${t} aria-label=${_(`clock.next`)}></progress>
${r}
</p>`:null}function Oe({late:{timings:e},hanchan:t,now:n,onMore:r}){let{does:a,wrong:o}=i(),s=I(e,n);return y`<button class="button" type="button" onClick=${s?()=>a(()=>P(t,`taken-back`,{takes_back:s.id})):r}>${_(s?`clock.undo`:`clock.more`)}</button>${o}`}const J=1440;function ke({state:t,hanchan:n,zone:r,may:a,own:o}){let[s,c]=h(!1),{reason:l,field:u}=ue(`schedule`),[d,f]=h(null),{official:p}=m(),g=U(t,n),v=o?`clock.own`:g&&!R(p)?`charged.director`:``,b=n.scheduled_at&&Date.parse(n.scheduled_at),[x,S]=h(()=>F(b||e.now(),r).slice(0,5)),[C,T]=h(()=>String(n.minutes??je(t)??``)),{does:E,wrong:D}=i(),O=C.trim()?Number(C):null,k=O===null||Number.isInteger(O)&&O>=1&&O<=J,A=b&&x===F(b,r).slice(0,5),j=g&&!A&&!v;return b&&!s?y`<p class="scheduled"><span>${_(`clock.scheduled`,{time:w(n.scheduled_at,r)})}${n.minutes&&y` · ${_(`clock.lasts`,{count:n.minutes})}`}</span>
${a&&y`<button class="button quiet" type="button" onClick=${()=>c(!0)}>${_(`clock.change`)}</button>`}
</p>`:a?y`<section class="card">
${v?y`<p class="note warn">${_(v)}</p>`:y`<${M} type="time" label=${_(`clock.when`)} hint=${_(`clock.when-text`)} value=${x} onInput=${S} by=${5} onStep=${e=>S(re(x,e))} />`}
<${M} type="number" min="1" max=${J} inputmode="numeric" label=${_(`clock.length`)} hint=${_(`clock.length-text`)} value=${C} onInput=${T} by=${5} onStep=${e=>T(Ae(C,e))} />
${j&&y`<p class="note warn">${_(`charged.changes`)}</p>${u(!1)}`}
${D}
<button class="button main" type="button" disabled=${!x||!k||j&&!l} onClick=${()=>E(async()=>{let t=A?n.scheduled_at:ee(x,b||e.now(),r),i=b?{scheduled_at:n.scheduled_at,minutes:n.minutes??null}:null,a={scheduled_at:t,minutes:O,replaces:i};if(j)return f({...a,reason:l});await e.send(`schedule`,n.id,a),c(!1)})}>${_(j?`charged.look`:`clock.set`)}</button>
${d&&y`<${L} path=${`hanchans/${n.id}/schedule`} body=${d} about=${_(`charged.start`,{before:w(n.scheduled_at,r),after:w(d.scheduled_at,r)})} onApprove=${async t=>{await e.send(`schedule`,n.id,{...d,preview:t}),f(null),c(!1)}} onClose=${()=>f(null)} />`}
</section>`:y`<p>${_(`clock.unscheduled`)}</p>`}function Ae(e,t){let n=Number(e)?Math.min(Number(e)+t,J):t>0?90:0;return n>0?String(n):``}function je(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Me({args:[e,t]}){let{tournament:n,state:r}=m(),i=r?.tables[e];if(!n||!r)return y`<${D} title=${_(`clock.title`)} />`;if(!i)return y`<${o} title=${_(`clock.title`)} text=${_(`hall-no-table`)} up="#/tables" />`;let a=r.hanchans[t]??f(r,e),s=`#/table/${e}`;return a?y`<${Ne} state=${r} table=${i} hanchan=${a} />`:y`<${o} title=${_(`clock.title`)} text=${_(`hall-no-hanchan-text`)} up=${s} />`}function Ne({state:e,table:t,hanchan:r}){let{library:i,official:a}=m(),o=l(a),c=u(()=>ie(e,r),[e,r]),d=te(c),f=u(()=>s(e,r),[e,r]),{begun:p,cancelled:h}=f,g=z(c.length>0||!!p),v=e.settings.time_zone,b=u(()=>!p&&k(e,r).length>0,[e,r,p]),x=c.find(({person:e})=>A(a,e.id)),S=c.map(t=>{let n=d[t.revision];return{late:t,name:pe(e,t.person),cost:n&&ne(i,n,t,g),book:n}}),C=S.filter(({late:{clock:e}})=>!e.stopped);j(C.filter(({cost:e})=>e).map(Ie));let w=e=>y`<${Ee} key=${e.late.person.id} may=${o} hanchan=${r} ...${e} now=${g} zone=${v} />`,T=o&&!(h&&!p)&&r.status!==`void`&&r.scheduled_at&&y`${!p&&y`<${we} hanchan=${r} shown=${S} now=${g} zone=${v} />`}<${Pe} state=${e} hanchan=${r} begun=${p} now=${g} zone=${v} waits=${x&&!x.clock.stopped} missing=${C.length>0} owed=${b} />`;return y`<${n} title=${_(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`} actions=${T}>
${p&&y`<${le} may=${o} hanchan=${r} game=${f} now=${g} zone=${v} />`}
${c.length>0&&y`<div class=${`stack lates ${C.length===1?`alone`:``}`}>${[...C,...S.filter(e=>!C.includes(e))].map(w)}</div>`}
${h&&y`<p class="note bad">${_(Fe(e,r)?`clock.cancelled`:`over.cancelled`)}</p>`}
${r.status===`void`&&y`<p class="note bad">${_(`over.void`)}</p>`}
${b&&!r.status&&y`<${V} state=${e} hanchan=${r} />`}
<${ce} state=${e} hanchan=${r} zone=${v} />
${!r.status&&y`<${ke} key=${r.scheduled_at} may=${o} state=${e} hanchan=${r} zone=${v} own=${!!x} />`}
${o&&!r.status&&r.scheduled_at&&y`<${H} state=${e} table=${t} hanchan=${r} late=${c} begun=${p} />`}
${o&&C.length>0&&y`<${ae} />`}
<//>`}function Pe({state:e,hanchan:n,begun:r,now:a,zone:o,waits:s,missing:c,owed:l}){let{does:u,wrong:d}=i(),{official:f}=m(),[p,g]=h(null),[v,b]=h(!1),x=U(e,n);if(s)return y`<p class="body">${_(`clock.own`)}</p>`;if(!r){let e=c||l;return y`${l&&y`<p class="soft">${_(`clock.owed-begins`)}</p>`}<button class=${`button ${e?``:`main`}`} type="button" onClick=${()=>u(()=>P(n,`began`))}>${_(`clock.begins`)}</button>${d}`}let S=async e=>{let t={takes_back:r.by,reason:e};x?g(t):await P(n,`taken-back`,t),b(!1)},C=async e=>{await P(n,`taken-back`,{...p,preview:e}),g(null)},T=t(e,n.round).filter(e=>e.hanchan===n.id&&!e.person),E=I(T,a);return y`<p class="body">${_(`clock.began`,{time:w(new Date(r.at),o)})}</p>
${E&&y`<button class="button" type="button" onClick=${()=>u(()=>P(n,`taken-back`,{takes_back:E.id}))}>${_(`clock.undo`)}</button>`}
${!E&&(!x||R(f))&&y`<button class="button quiet" type="button" onClick=${()=>b(!0)}>${_(`clock.mistake`)}</button>`}
${v&&y`<${se} what="start" title=${_(`clock.mistake`)} yes=${_(`clock.record`)} onReason=${S} onClose=${()=>b(!1)} />`}
${p&&y`<${L} path="timings" body=${{hanchan:n.id,what:`taken-back`,...p}} onApprove=${C} onClose=${()=>g(null)} />`}${d}`}function Fe(e,{id:t,status:n,status_cause:r}){return!n||e.timings[r]?.hanchan===t}function Ie({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}const Y=`shinpan.keep.`;function Le(t){let[n,r]=h(()=>d(Y+t)??[]),[i,a]=h(d(`${Y}page.${t}`)),[o,s]=h(!1),[c,l]=h(!1),u=e=>{E(Y+t,e),r(e)},f=async()=>{let n=await e.visitor();await Re(n,t,u),await n.timekeeping(t).then(e=>{E(`${Y}page.${t}`,e),a(e),s(!1),l(!1)},e=>e.status===404?s(!0):l(!0))};return b(()=>{f();let e=setInterval(f,8e3);return()=>clearInterval(e)},[t]),{own:n,page:i,missing:o,unreached:c,note:async n=>{let r=Z(t).at(-1);if(r&&X(r.body,n)&&Date.now()-Date.parse(r.body.device_at)<3e3)return;let{newTime:i}=await e.visitor(),a=Z(t).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);u([...a,i(n)]),f()}}}function X(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return d(Y+e)??[]}async function Re(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function ze({args:[e=``,t=``]}){let{own:r,page:i,missing:a,unreached:o,note:s}=Le([e,t].map(encodeURIComponent).join(`/`)),l=i?_(`keep.title-at`,{label:i.label}):_(`keep.title`);return a?y`<${n} title=${_(`keep.title`)}><${O} text=${_(`keep.missing`)}><a class="button" href="#/scan">${_(`hall-scan`)}</a><//><//>`:!i&&o?y`<${n} title=${l}><${O} text=${_(`live.unreached`)} /><//>`:i?i.hanchan?.scheduled_at?y`<${Be} title=${l} page=${i} own=${r} note=${s} />`:y`<${n} title=${l}><${O} text=${_(`keep.unscheduled`)} /><//>`:y`<${n} title=${l}><${c} /><//>`}function Be({title:e,page:{tournament:t,time_zone:r,hanchan:i},own:o,note:s}){let c=z(!0),l=Math.floor((c-Date.parse(i.scheduled_at))/1e3),u=i.players.find(({id:e})=>e===i.keeper),d=new Set(i.times.map(({id:e})=>e)),f=[...i.times,...o.filter(({id:e,body:t})=>t.hanchan===i.id&&!d.has(e)).map(Ge)],p=e=>s({hanchan:i.id,...e}),m=He(i,r),h=m||f.some(e=>e.what===`began`&&!$.includes(e.state)),g=!h&&y`<button class="button main" type="button" onClick=${()=>p({what:`began`})}>${_(`keep.begins`)}</button>`;return y`<${n} title=${e} up=${null} actions=${g}>
<p>${t} · ${_(`hall-round`,{round:i.round})}</p>
${u&&y`<p class="note info">${_(`keep.keeper`,{name:u.name})}</p>`}
${m&&y`<p class="note info" role="status">${m}</p>`}
${!m&&y`<section class="late" aria-labelledby="since">
<h2 id="since">${_(`keep.since`,{time:w(i.scheduled_at,r)})}</h2>
<p class="late-time" role="timer">${l<0?`−${a(-l)}`:a(l)}</p>
</section>`}
${!h&&y`<${Ve} hanchan=${i} times=${f} record=${p} />`}
<${We} times=${f} players=${i.players} zone=${r} />
<p class="soft">${_(`keep.how`)}</p>
<//>`}function Ve({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:_(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return y`<ul class="rows" aria-label=${_(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Ue(r,n,t);return y`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${_(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function He({began_at:e,cancelled:t,finished:n,void:r},i){return r?_(`over.void`):n?_(`keep.finished`):e?_(`keep.began`,{time:w(e,i)}):t?_(`keep.cancelled`):``}function Ue(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function We({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?_(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return y`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${_(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>y`<li class="item" key=${e.id}>
<p><strong>${w(e.at,n)}</strong> ${_(`keep.did.${e.what}`,{name:r(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${_(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Ge({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{be as Board,Me as Start,ze as Timekeeping};