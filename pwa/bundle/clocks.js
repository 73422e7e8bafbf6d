import{$r as e,Dn as t,H as n,Ht as r,J as i,O as a,R as o,V as s,Vt as c,_ as l,_i as u,bn as d,bt as f,cn as p,en as m,gi as h,in as g,jt as _,ln as v,mi as y,q as b,r as x,rn as S,tn as C,u as w,vi as T,yn as E,z as D,zt as O}from"./app.js";import{An as k,Bn as A,Cn as j,Dn as M,En as N,Fn as ee,In as P,Jr as te,Ln as F,Mn as ne,Nn as I,On as re,Pn as ie,Rn as L,Sn as ae,Tn as oe,Vn as R,Wr as se,ar as z,bn as ce,gn as le,ir as B,kn as V,qr as ue,rr as de,vn as H,wn as fe,yn as pe,zn as U}from"./shared.js";const me=[196,392,541];let W=null;function G(){W??=new AudioContext,W.resume();let e=W.currentTime+3;for(let[t,n]of me.entries()){let r=new OscillatorNode(W,{frequency:n}),i=new GainNode(W,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(W.destination),r.start(),r.stop(e)}}function he({table:e,now:t,zone:n}){let{look:r,large:i,small:a,words:o=!1}=_e(e,t,n),s=r===`late`||r===`soon`?e.missed:[];return v`<li class=${r} aria-label=${g(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${g(`hall-round`,{round:e.round})}</small></h2>
<p class=${o?`board-time words`:`board-time`} role="timer">${i}</p>
${a.map(e=>v`<p key=${e}>${e}</p>`)}
${s.length>0&&v`<${ge} missed=${s} />`}
</li>`}function ge({missed:e}){let t=e.map(({seat:e})=>g(e?`hall-wind.${e}`:`board.arbiter`)),n=e.flatMap(({seat:e})=>e??[]);return v`<p class="board-awaited"><span class="unseen">${g(`board.awaited`,{who:S(t)})}</span>
${n.map(e=>v`<${w} key=${e} wind=${e} />`)}
${n.length<e.length&&v`<span aria-hidden="true">${g(`board.arbiter`)}</span>`}</p>`}function K({ends_at:e,finished:t},n){return!!e&&!t&&b({began:0,ends:Date.parse(e)},n)}function _e(e,t,n){return e.finished?{look:`over`,large:g(`board.finished`),small:[],words:!0}:e.void?{look:`over`,large:g(`board.void`),small:[],words:!0}:e.cancelled&&!e.began_at?{look:`over`,large:g(`board.cancelled`),small:[],words:!0}:e.ends_at?ve(e,t,n):e.began_at?{look:`plays`,large:g(`board.plays`),small:[g(`game.no-limit`)],words:!0}:e.scheduled_at?ye(e,t,n):{look:`over`,large:`—`,small:[g(`board.unscheduled`)]}}function ve({ends_at:t,extra_seconds:n},r,a){let o={began:0,ends:Date.parse(t)};if(!b(o,r)){let s=n>0?` · +${e(n)}`:``,c=[`${g(`game.ends`,{time:C(t,a)})}${s}`];return{look:`plays`,large:e(i(o,r)),small:c}}return{look:`up`,large:g(`game.up`),small:[g(`board.up`,{time:C(t,a)})],words:!0}}function ye({scheduled_at:t,missed:n},r,i){let a=Math.floor((r-Date.parse(t))/1e3),o=g(a<0?`board.begins`:`board.late`,{time:C(t,i)});return a<0?{look:`soon`,large:e(-a),small:[o]}:{look:n.length>0?`late`:`soon`,large:`+${e(a)}`,small:[o]}}const q=5e3;function be({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:i}=Se(e),a=z(!0);if(r)return v`<main class="board"><h1>${g(`board.closed`)}</h1><p>${g(`board.closed-text`)}</p></main>`;if(!t)return v`<main class="board"><h1>Shinpan</h1>${i?v`<p role="status">${g(`live.unreached`)}</p>`:v`<${c} />`}</main>`;let o=[...t.tables].sort(x());return v`<main class="board">
<header>
<h1>${t.name}</h1>
<${Ce} board=${t} now=${a} />
<p class="board-now" role="timer">${C(new Date(a),t.time_zone)}</p>
</header>
${a-n>q*3&&v`<p class="note warn" role="status">${g(`board.unheard`,{time:C(new Date(n),t.time_zone)})}</p>`}
${t.tables.length===0&&v`<p>${g(`board.empty`)}</p>`}
<ul style=${xe(t.tables.length)}>${o.map(e=>v`<${he} key=${e.label} table=${e} now=${a} zone=${t.time_zone} />`)}</ul>
${o.some(e=>K(e,a))&&v`<p class="board-end" role="status">${g(`game.up`)}: ${g(`game.still.${t.end_of_time.still}`)} ${g(`game.chonbo.${t.end_of_time.chonbo}`)}</p>`}
</main>`}function xe(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.5)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function Se(e){let[n,r]=u({board:null,heard:t.now(),refused:!1,unreached:!1});y(()=>{let n=!1,i=!1,a=async()=>{if(!i){i=!0;try{let{board:i}=await t.visitor(),a=await i(e);n||r({board:a,heard:t.now(),refused:!1,unreached:!1})}catch(e){let t=e.status===404;n||r(e=>({...e,refused:e.board?e.refused:t,unreached:!t}))}finally{i=!1}}};a();let o=setInterval(a,q);return()=>{n=!0,clearInterval(o)}},[e]);let{board:i,refused:a}=n;return y(()=>{i?B({slug:e,name:i.name}):a&&de()?.slug===e&&B(null)},[e,i?.name,a]),y(()=>{document.title=i?`${i.name} · Shinpan`:`Shinpan`},[i]),n}function Ce({board:e,now:t}){let[n,r]=u(!1);p();let i=e.tables.filter(e=>K(e,t)).map(({label:e,ends_at:t})=>`${e} ${t}`),a=h(new Set(i));return y(()=>{let e=i.some(e=>!a.current.has(e));a.current=new Set(i),n&&e&&G()},[i.join()]),v`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{r(!n),n||G()}}>${g(n?`board.sound-on`:`board.sound-off`)}</button>`}function we({hanchan:e,shown:t,now:n,zone:r}){let{official:i,state:o}=m(),{does:s,wrong:c}=a(),[l,d]=u(null),[f,p]=u(null),h=t.filter(({late:e})=>!A(i,e.person.id));if(h.filter(({late:e})=>!e.clock.stopped).length===0&&!h.some(({late:e})=>I(e.timings,n)))return null;let y=(t,{late:{person:n}})=>s(()=>P(e,t,{person:n})),b=t=>k(o,e,t.late.person.id).length>0?p(t):y(`arrived`,t);return v`<div class="late-due">${h.map(e=>{let t=Te(e);return t&&v`<button key=${`${e.late.person.id} ${t}`} class="button danger due" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>t===`cancelled`?d(e):y(t,e)}>
<strong>${g(`clock.way.${t}`)}</strong>${h.length>1&&v`<span class="who">${e.name}</span>`}
</button>`})}</div>
<div class="late-acts">
${h.map(e=>v`<button key=${e.late.person.id} class="button main" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>b(e)}>
<strong>${e.late.clock.stopped?`✓`:g(`clock.arrived`)}</strong><span class="who">${e.name}</span>
</button>`)}
</div>${c}
${f&&v`<${_} title=${f.name} onClose=${()=>p(null)}>
<${V} state=${o} hanchan=${e} person=${f.late.person.id} />
<p class="soft">${g(`clock.owed-arrives`)}</p>
<button class="button" type="button" onClick=${()=>y(`arrived`,f).then(()=>p(null))}>${g(`clock.arrived`)}</button>
<//>`}
${l&&v`<${N} hanchan=${e} ...${l} due first="cancelled" zone=${r} onClose=${()=>d(null)} />`}`}function Te({cost:e}){return e?.due?`cancelled`:e?.effects.some(({id:e})=>e===`replacement`)?`replaced`:null}function Ee({hanchan:t,late:n,name:r,cost:i,book:a,now:o,zone:s,may:c}){let[l,d]=u(!1),{stopped:f}=n.clock,p=A(m().official,n.person.id);return v`<section class=${`late ${f?`stopped`:`runs`}`} aria-label=${r}>
<h2 class="who">${r}</h2>
<p class="late-time" role="timer">${i&&e(i.seconds)}</p>
<p class="late-cost"><strong>${i?.cost_line}</strong></p>
${!f&&i?.next&&i.next.at_seconds!==i.next_band?.at_seconds&&v`<p class="soft">${i.next.line}</p>`}
${!f&&i&&v`<${De} cost=${i} />`}
${i?.due&&v`<p class="note bad">${fe(i)}</p>`}
${f&&v`<p>${g(`clock.stopped.${f.how}`,{time:C(new Date(f.at),s)})}</p>`}
${f?.others.length>0&&v`<p class="note warn">${g(`clock.others`,{count:f.others.length})}</p>`}
${c&&p&&v`<p class="note info">${g(`clock.own`)}</p>`}
${c&&!p&&v`<${Oe} late=${n} hanchan=${t} now=${o} onMore=${()=>d(!0)} />`}
${l&&v`<${N} hanchan=${t} late=${n} name=${r} due=${i?.due} book=${a} zone=${s} onClose=${()=>d(!1)} />`}
</section>`}function De({cost:e}){let{seconds:t,next_band:n}=e,r=oe(e);return r?v`<p class="late-next">
<progress max=${n.at_seconds} value=${t} aria-label=${g(`clock.next`)}></progress>
${r}
</p>`:null}function Oe({late:{timings:e},hanchan:t,now:n,onMore:r}){let{does:i,wrong:o}=a(),s=I(e,n);return v`<button class="button" type="button" onClick=${s?()=>i(()=>P(t,`taken-back`,{takes_back:s.id})):r}>${g(s?`clock.undo`:`clock.more`)}</button>${o}`}const J=1440;function ke({state:e,hanchan:n,zone:r,may:i,own:o}){let[s,c]=u(!1),{reason:l,field:d}=ue(`schedule`),[f,p]=u(null),{official:h}=m(),_=U(e,n),y=o?`clock.own`:_&&!R(h)?`charged.director`:``,b=n.scheduled_at&&Date.parse(n.scheduled_at),[x,S]=u(()=>F(b||t.now(),r).slice(0,5)),[w,T]=u(()=>String(n.minutes??je(e)??``)),{does:E,wrong:D}=a(),O=w.trim()?Number(w):null,k=O===null||Number.isInteger(O)&&O>=1&&O<=J,A=b&&x===F(b,r).slice(0,5),j=_&&!A&&!y;return b&&!s?v`<p class="scheduled"><span>${g(`clock.scheduled`,{time:C(n.scheduled_at,r)})}${n.minutes&&v` · ${g(`clock.lasts`,{count:n.minutes})}`}</span>
${i&&v`<button class="button quiet" type="button" onClick=${()=>c(!0)}>${g(`clock.change`)}</button>`}
</p>`:i?v`<section class="card">
${y?v`<p class="note warn">${g(y)}</p>`:v`<${M} type="time" label=${g(`clock.when`)} hint=${g(`clock.when-text`)} value=${x} onInput=${S} by=${5} onStep=${e=>S(re(x,e))} />`}
<${M} type="number" min="1" max=${J} inputmode="numeric" label=${g(`clock.length`)} hint=${g(`clock.length-text`)} value=${w} onInput=${T} by=${5} onStep=${e=>T(Ae(w,e))} />
${j&&v`<p class="note warn">${g(`charged.changes`)}</p>${d(!1)}`}
${D}
<button class="button main" type="button" disabled=${!x||!k||j&&!l} onClick=${()=>E(async()=>{let e=A?n.scheduled_at:ee(x,b||t.now(),r),i=b?{scheduled_at:n.scheduled_at,minutes:n.minutes??null}:null,a={scheduled_at:e,minutes:O,replaces:i};if(j)return p({...a,reason:l});await t.send(`schedule`,n.id,a),c(!1)})}>${g(j?`charged.look`:`clock.set`)}</button>
${f&&v`<${L} path=${`hanchans/${n.id}/schedule`} body=${f} about=${g(`charged.start`,{before:C(n.scheduled_at,r),after:C(f.scheduled_at,r)})} onApprove=${async e=>{await t.send(`schedule`,n.id,{...f,preview:e}),p(null),c(!1)}} onClose=${()=>p(null)} />`}
</section>`:v`<p>${g(`clock.unscheduled`)}</p>`}function Ae(e,t){let n=Number(e)?Math.min(Number(e)+t,J):t>0?90:0;return n>0?String(n):``}function je(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Me({args:[e,t]}){let{tournament:n,state:r}=m(),i=r?.tables[e];if(!n||!r)return v`<${D} title=${g(`clock.title`)} />`;if(!i)return v`<${o} title=${g(`clock.title`)} text=${g(`hall-no-table`)} up="#/tables" />`;let a=r.hanchans[t]??f(r,e),s=`#/table/${e}`;return a?v`<${Ne} state=${r} table=${i} hanchan=${a} />`:v`<${o} title=${g(`clock.title`)} text=${g(`hall-no-hanchan-text`)} up=${s} />`}function Ne({state:e,table:t,hanchan:n}){let{library:i,official:a}=m(),o=l(a),c=T(()=>ie(e,n),[e,n]),u=te(c),d=T(()=>s(e,n),[e,n]),{begun:f,cancelled:p}=d,h=z(c.length>0||!!f),_=e.settings.time_zone,y=T(()=>!f&&k(e,n).length>0,[e,n,f]),b=c.find(({person:e})=>A(a,e.id)),x=c.map(t=>{let n=u[t.revision];return{late:t,name:pe(e,t.person),cost:n&&ne(i,n,t,h),book:n}}),S=x.filter(({late:{clock:e}})=>!e.stopped);j(S.filter(({cost:e})=>e).map(Ie));let C=e=>v`<${Ee} key=${e.late.person.id} may=${o} hanchan=${n} ...${e} now=${h} zone=${_} />`,w=o&&!(p&&!f)&&n.status!==`void`&&n.scheduled_at&&v`${!f&&v`<${we} hanchan=${n} shown=${x} now=${h} zone=${_} />`}<${Pe} state=${e} hanchan=${n} begun=${f} now=${h} zone=${_} waits=${b&&!b.clock.stopped} missing=${S.length>0} owed=${y} />`;return v`<${r} title=${g(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`} actions=${w}>
${f&&v`<${le} may=${o} hanchan=${n} game=${d} now=${h} zone=${_} />`}
${c.length>0&&v`<div class=${`stack lates ${S.length===1?`alone`:``}`}>${[...S,...x.filter(e=>!S.includes(e))].map(C)}</div>`}
${p&&v`<p class="note bad">${g(Fe(e,n)?`clock.cancelled`:`over.cancelled`)}</p>`}
${n.status===`void`&&v`<p class="note bad">${g(`over.void`)}</p>`}
${y&&!n.status&&v`<${V} state=${e} hanchan=${n} />`}
<${ce} state=${e} hanchan=${n} zone=${_} />
${!n.status&&v`<${ke} key=${n.scheduled_at} may=${o} state=${e} hanchan=${n} zone=${_} own=${!!b} />`}
${o&&!n.status&&n.scheduled_at&&v`<${H} state=${e} table=${t} hanchan=${n} late=${c} begun=${f} />`}
${o&&S.length>0&&v`<${ae} />`}
<//>`}function Pe({state:e,hanchan:t,begun:r,now:i,zone:o,waits:s,missing:c,owed:l}){let{does:d,wrong:f}=a(),{official:p}=m(),[h,_]=u(null),[y,b]=u(!1),x=U(e,t);if(s)return v`<p class="body">${g(`clock.own`)}</p>`;if(!r){let e=c||l;return v`${l&&v`<p class="soft">${g(`clock.owed-begins`)}</p>`}<button class=${`button ${e?``:`main`}`} type="button" onClick=${()=>d(()=>P(t,`began`))}>${g(`clock.begins`)}</button>${f}`}let S=async e=>{let n={takes_back:r.by,reason:e};x?_(n):await P(t,`taken-back`,n),b(!1)},w=async e=>{await P(t,`taken-back`,{...h,preview:e}),_(null)},T=n(e,t.round).filter(e=>e.hanchan===t.id&&!e.person),E=I(T,i);return v`<p class="body">${g(`clock.began`,{time:C(new Date(r.at),o)})}</p>
${E&&v`<button class="button" type="button" onClick=${()=>d(()=>P(t,`taken-back`,{takes_back:E.id}))}>${g(`clock.undo`)}</button>`}
${!E&&(!x||R(p))&&v`<button class="button quiet" type="button" onClick=${()=>b(!0)}>${g(`clock.mistake`)}</button>`}
${y&&v`<${se} what="start" title=${g(`clock.mistake`)} yes=${g(`clock.record`)} onReason=${S} onClose=${()=>b(!1)} />`}
${h&&v`<${L} path="timings" body=${{hanchan:t.id,what:`taken-back`,...h}} onApprove=${w} onClose=${()=>_(null)} />`}${f}`}function Fe(e,{id:t,status:n,status_cause:r}){return!n||e.timings[r]?.hanchan===t}function Ie({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}const Y=`shinpan.keep.`;function Le(e){let[n,r]=u(()=>d(Y+e)??[]),[i,a]=u(d(`${Y}page.${e}`)),[o,s]=u(!1),[c,l]=u(!1),f=t=>{E(Y+e,t),r(t)},p=async()=>{let n=await t.visitor();await Re(n,e,f),await n.timekeeping(e).then(t=>{E(`${Y}page.${e}`,t),a(t),s(!1),l(!1)},e=>e.status===404?s(!0):l(!0))};return y(()=>{p();let e=setInterval(p,8e3);return()=>clearInterval(e)},[e]),{own:n,page:i,missing:o,unreached:c,note:async n=>{let r=Z(e).at(-1);if(r&&X(r.body,n)&&Date.now()-Date.parse(r.body.device_at)<3e3)return;let{newTime:i}=await t.visitor(),a=Z(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);f([...a,i(n)]),p()}}}function X(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return d(Y+e)??[]}async function Re(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function ze({args:[e=``,t=``]}){let{own:n,page:i,missing:a,unreached:o,note:s}=Le([e,t].map(encodeURIComponent).join(`/`)),l=i?g(`keep.title-at`,{label:i.label}):g(`keep.title`);return a?v`<${r} title=${g(`keep.title`)}><${O} text=${g(`keep.missing`)}><a class="button" href="#/scan">${g(`hall-scan`)}</a><//><//>`:!i&&o?v`<${r} title=${l}><${O} text=${g(`live.unreached`)} /><//>`:i?i.hanchan?.scheduled_at?v`<${Be} title=${l} page=${i} own=${n} note=${s} />`:v`<${r} title=${l}><${O} text=${g(`keep.unscheduled`)} /><//>`:v`<${r} title=${l}><${c} /><//>`}function Be({title:t,page:{tournament:n,time_zone:i,hanchan:a},own:o,note:s}){let c=z(!0),l=Math.floor((c-Date.parse(a.scheduled_at))/1e3),u=a.players.find(({id:e})=>e===a.keeper),d=new Set(a.times.map(({id:e})=>e)),f=[...a.times,...o.filter(({id:e,body:t})=>t.hanchan===a.id&&!d.has(e)).map(Ge)],p=e=>s({hanchan:a.id,...e}),m=He(a,i),h=m||f.some(e=>e.what===`began`&&!$.includes(e.state)),_=!h&&v`<button class="button main" type="button" onClick=${()=>p({what:`began`})}>${g(`keep.begins`)}</button>`;return v`<${r} title=${t} up=${null} actions=${_}>
<p>${n} · ${g(`hall-round`,{round:a.round})}</p>
${u&&v`<p class="note info">${g(`keep.keeper`,{name:u.name})}</p>`}
${m&&v`<p class="note info" role="status">${m}</p>`}
${!m&&v`<section class="late" aria-labelledby="since">
<h2 id="since">${g(`keep.since`,{time:C(a.scheduled_at,i)})}</h2>
<p class="late-time" role="timer">${l<0?`−${e(-l)}`:e(l)}</p>
</section>`}
${!h&&v`<${Ve} hanchan=${a} times=${f} record=${p} />`}
<${We} times=${f} players=${a.players} zone=${i} />
<p class="soft">${g(`keep.how`)}</p>
<//>`}function Ve({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:g(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return v`<ul class="rows" aria-label=${g(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Ue(r,n,t);return v`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${g(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function He({began_at:e,cancelled:t,finished:n,void:r},i){return r?g(`over.void`):n?g(`keep.finished`):e?g(`keep.began`,{time:C(e,i)}):t?g(`keep.cancelled`):``}function Ue(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function We({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?g(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return v`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${g(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>v`<li class="item" key=${e.id}>
<p><strong>${C(e.at,n)}</strong> ${g(`keep.did.${e.what}`,{name:r(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${g(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Ge({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{be as Board,Me as Start,ze as Timekeeping};