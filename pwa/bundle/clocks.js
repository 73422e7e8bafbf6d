import{An as e,Cn as t,Ct as n,Gt as r,H as i,Ht as a,J as o,O as s,Pt as c,R as l,Si as u,Sn as d,V as f,Wt as p,Y as m,_ as h,bi as g,dn as _,fn as v,in as y,on as b,r as x,ri as S,rn as C,sn as w,u as T,vi as E,xi as D,z as O}from"./app.js";import{Bn as k,Cn as A,Dn as ee,En as j,Fn as M,Fr as N,In as P,Ln as F,Mn as I,Nn as te,On as L,Pn as ne,Pr as re,Rn as R,Sn as ie,Tn as z,_n as ae,hn as oe,ir as B,jn as se,jr as ce,kn as V,nr as le,rr as H,vn as ue,wn as de,xn as fe,yn as pe,zn as U}from"./shared.js";const me=[196,392,541];let W=null;function G(){W??=new AudioContext,W.resume();let e=W.currentTime+3;for(let[t,n]of me.entries()){let r=new OscillatorNode(W,{frequency:n}),i=new GainNode(W,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(W.destination),r.start(),r.stop(e)}}function he({table:e,now:t,zone:n}){let{look:r,large:i,small:a,words:o=!1}=_e(e,t,n),s=r===`late`||r===`soon`?e.missed:[];return v`<li class=${r} aria-label=${w(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${w(`hall-round`,{round:e.round})}</small></h2>
<p class=${o?`board-time words`:`board-time`} role="timer">${i}</p>
${a.map(e=>v`<p key=${e}>${e}</p>`)}
${s.length>0&&v`<${ge} missed=${s} />`}
</li>`}function ge({missed:e}){let t=e.map(({seat:e})=>w(e?`hall-wind.${e}`:`board.arbiter`)),n=e.flatMap(({seat:e})=>e??[]);return v`<p class="board-awaited"><span class="unseen">${w(`board.awaited`,{who:b(t)})}</span>
${n.map(e=>v`<${T} key=${e} wind=${e} />`)}
${n.length<e.length&&v`<span aria-hidden="true">${w(`board.arbiter`)}</span>`}</p>`}function K({ends_at:e,finished:t},n){return!!e&&!t&&o({began:0,ends:Date.parse(e)},n)}function _e(e,t,n){return e.finished?{look:`over`,large:w(`board.finished`),small:[],words:!0}:e.void?{look:`over`,large:w(`board.void`),small:[],words:!0}:e.cancelled&&!e.began_at?{look:`over`,large:w(`board.cancelled`),small:[],words:!0}:e.ends_at?ve(e,t,n):e.began_at?{look:`plays`,large:w(`board.plays`),small:[w(`game.no-limit`)],words:!0}:e.scheduled_at?ye(e,t,n):{look:`over`,large:`—`,small:[w(`board.unscheduled`)]}}function ve({ends_at:e,extra_seconds:t},n,r){let i={began:0,ends:Date.parse(e)};if(!o(i,n)){let a=t>0?` · +${S(t)}`:``,o=[`${w(`game.ends`,{time:y(e,r)})}${a}`];return{look:`plays`,large:S(m(i,n)),small:o}}return{look:`up`,large:w(`game.up`),small:[w(`board.up`,{time:y(e,r)})],words:!0}}function ye({scheduled_at:e,missed:t},n,r){let i=Math.floor((n-Date.parse(e))/1e3),a=w(i<0?`board.begins`:`board.late`,{time:y(e,r)});return i<0?{look:`soon`,large:S(-i),small:[a]}:{look:t.length>0?`late`:`soon`,large:`+${S(i)}`,small:[a]}}const q=5e3;function be({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:i}=Se(e),a=B(!0);if(r)return v`<main class="board"><h1>${w(`board.closed`)}</h1><p>${w(`board.closed-text`)}</p></main>`;if(!t)return v`<main class="board"><h1>Shinpan</h1>${i?v`<p role="status">${w(`live.unreached`)}</p>`:v`<${p} />`}</main>`;let o=[...t.tables].sort(x());return v`<main class="board">
<header>
<h1>${t.name}</h1>
<${Ce} board=${t} now=${a} />
<p class="board-now" role="timer">${y(new Date(a),t.time_zone)}</p>
</header>
${a-n>q*3&&v`<p class="note warn" role="status">${w(`board.unheard`,{time:y(new Date(n),t.time_zone)})}</p>`}
${t.tables.length===0&&v`<p>${w(`board.empty`)}</p>`}
<ul style=${xe(t.tables.length)}>${o.map(e=>v`<${he} key=${e.label} table=${e} now=${a} zone=${t.time_zone} />`)}</ul>
${o.some(e=>K(e,a))&&v`<p class="board-end" role="status">${w(`game.up`)}: ${w(`game.still.${t.end_of_time.still}`)} ${w(`game.chonbo.${t.end_of_time.chonbo}`)}</p>`}
</main>`}function xe(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.5)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function Se(t){let[n,r]=D({board:null,heard:e.now(),refused:!1,unreached:!1});E(()=>{let n=!1,i=!1,a=async()=>{if(!i){i=!0;try{let{board:i}=await e.visitor(),a=await i(t);n||r({board:a,heard:e.now(),refused:!1,unreached:!1})}catch(e){let t=e.status===404;n||r(e=>({...e,refused:e.board?e.refused:t,unreached:!t}))}finally{i=!1}}};a();let o=setInterval(a,q);return()=>{n=!0,clearInterval(o)}},[t]);let{board:i,refused:a}=n;return E(()=>{i?H({slug:t,name:i.name}):a&&le()?.slug===t&&H(null)},[t,i?.name,a]),E(()=>{document.title=i?`${i.name} · Shinpan`:`Shinpan`},[i]),n}function Ce({board:e,now:t}){let[n,r]=D(!1);_();let i=e.tables.filter(e=>K(e,t)).map(({label:e,ends_at:t})=>`${e} ${t}`),a=g(new Set(i));return E(()=>{let e=i.some(e=>!a.current.has(e));a.current=new Set(i),n&&e&&G()},[i.join()]),v`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{r(!n),n||G()}}>${w(n?`board.sound-on`:`board.sound-off`)}</button>`}function we({hanchan:e,shown:t,now:n,zone:r}){let{official:i,state:a}=C(),{does:o,wrong:l}=s(),[u,d]=D(null),[f,p]=D(null),m=t.filter(({late:e})=>!U(i,e.person.id));if(m.filter(({late:e})=>!e.clock.stopped).length===0&&!m.some(({late:e})=>I(e.timings,n)))return null;let h=(t,{late:{person:n}})=>o(()=>M(e,t,{person:n})),g=t=>V(a,e,t.late.person.id).length>0?p(t):h(`arrived`,t);return v`<div class="late-due">${m.map(e=>{let t=Te(e);return t&&v`<button key=${`${e.late.person.id} ${t}`} class="button danger due" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>t===`cancelled`?d(e):h(t,e)}>
<strong>${w(`clock.way.${t}`)}</strong>${m.length>1&&v`<span class="who">${e.name}</span>`}
</button>`})}</div>
<div class="late-acts">
${m.map(e=>v`<button key=${e.late.person.id} class="button main" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>g(e)}>
<strong>${e.late.clock.stopped?`✓`:w(`clock.arrived`)}</strong><span class="who">${e.name}</span>
</button>`)}
</div>${l}
${f&&v`<${c} title=${f.name} onClose=${()=>p(null)}>
<${L} state=${a} hanchan=${e} person=${f.late.person.id} />
<p class="soft">${w(`clock.owed-arrives`)}</p>
<button class="button" type="button" onClick=${()=>h(`arrived`,f).then(()=>p(null))}>${w(`clock.arrived`)}</button>
<//>`}
${u&&v`<${z} hanchan=${e} ...${u} due first="cancelled" zone=${r} onClose=${()=>d(null)} />`}`}function Te({cost:e}){return e?.due?`cancelled`:e?.effects.some(({id:e})=>e===`replacement`)?`replaced`:null}function Ee({hanchan:e,late:t,name:n,cost:r,book:i,now:a,zone:o,may:s}){let[c,l]=D(!1),{stopped:u}=t.clock,d=U(C().official,t.person.id);return v`<section class=${`late ${u?`stopped`:`runs`}`} aria-label=${n}>
<h2 class="who">${n}</h2>
<p class="late-time" role="timer">${r&&S(r.seconds)}</p>
<p class="late-cost"><strong>${r?.cost_line}</strong></p>
${!u&&r?.next&&r.next.at_seconds!==r.next_band?.at_seconds&&v`<p class="soft">${r.next.line}</p>`}
${!u&&r&&v`<${De} cost=${r} />`}
${r?.due&&v`<p class="note bad">${A(r)}</p>`}
${u&&v`<p>${w(`clock.stopped.${u.how}`,{time:y(new Date(u.at),o)})}</p>`}
${u?.others.length>0&&v`<p class="note warn">${w(`clock.others`,{count:u.others.length})}</p>`}
${s&&d&&v`<p class="note info">${w(`clock.own`)}</p>`}
${s&&!d&&v`<${Oe} late=${t} hanchan=${e} now=${a} onMore=${()=>l(!0)} />`}
${c&&v`<${z} hanchan=${e} late=${t} name=${n} due=${r?.due} book=${i} zone=${o} onClose=${()=>l(!1)} />`}
</section>`}function De({cost:e}){let{seconds:t,next_band:n}=e,r=de(e);return r?v`<p class="late-next">
<progress max=${n.at_seconds} value=${t} aria-label=${w(`clock.next`)}></progress>
${r}
</p>`:null}function Oe({late:{timings:e},hanchan:t,now:n,onMore:r}){let{does:i,wrong:a}=s(),o=I(e,n);return v`<button class="button" type="button" onClick=${o?()=>i(()=>M(t,`taken-back`,{takes_back:o.id})):r}>${w(o?`clock.undo`:`clock.more`)}</button>${a}`}const J=1440;function ke({state:t,hanchan:n,zone:r,may:i,own:a}){let[o,c]=D(!1),{reason:l,field:u}=re(`schedule`),[d,f]=D(null),{official:p}=C(),m=R(t,n),h=a?`clock.own`:m&&!k(p)?`charged.director`:``,g=n.scheduled_at&&Date.parse(n.scheduled_at),[_,b]=D(()=>P(g||e.now(),r).slice(0,5)),[x,S]=D(()=>String(n.minutes??je(t)??``)),{does:T,wrong:E}=s(),O=x.trim()?Number(x):null,A=O===null||Number.isInteger(O)&&O>=1&&O<=J,M=g&&_===P(g,r).slice(0,5),N=m&&!M&&!h;return g&&!o?v`<p class="scheduled"><span>${w(`clock.scheduled`,{time:y(n.scheduled_at,r)})}${n.minutes&&v` · ${w(`clock.lasts`,{count:n.minutes})}`}</span>
${i&&v`<button class="button quiet" type="button" onClick=${()=>c(!0)}>${w(`clock.change`)}</button>`}
</p>`:i?v`<section class="card">
${h?v`<p class="note warn">${w(h)}</p>`:v`<${j} type="time" label=${w(`clock.when`)} hint=${w(`clock.when-text`)} value=${_} onInput=${b} by=${5} onStep=${e=>b(ee(_,e))} />`}
<${j} type="number" min="1" max=${J} inputmode="numeric" label=${w(`clock.length`)} hint=${w(`clock.length-text`)} value=${x} onInput=${S} by=${5} onStep=${e=>S(Ae(x,e))} />
${N&&v`<p class="note warn">${w(`charged.changes`)}</p>${u()}`}
${E}
<button class="button main" type="button" disabled=${!_||!A||N&&!l} onClick=${()=>T(async()=>{let t=M?n.scheduled_at:ne(_,g||e.now(),r),i=g?{scheduled_at:n.scheduled_at,minutes:n.minutes??null}:null,a={scheduled_at:t,minutes:O,replaces:i};if(N)return f({...a,reason:l});await e.send(`schedule`,n.id,a),c(!1)})}>${w(N?`charged.look`:`clock.set`)}</button>
${d&&v`<${F} path=${`hanchans/${n.id}/schedule`} body=${d} about=${w(`charged.start`,{before:y(n.scheduled_at,r),after:y(d.scheduled_at,r)})} onApprove=${async t=>{await e.send(`schedule`,n.id,{...d,preview:t}),f(null),c(!1)}} onClose=${()=>f(null)} />`}
</section>`:v`<p>${w(`clock.unscheduled`)}</p>`}function Ae(e,t){let n=Number(e)?Math.min(Number(e)+t,J):t>0?90:0;return n>0?String(n):``}function je(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Me({args:[e,t]}){let{tournament:r,state:i}=C(),a=i?.tables[e];if(!r||!i)return v`<${O} title=${w(`clock.title`)} />`;if(!a)return v`<${l} title=${w(`clock.title`)} text=${w(`hall-no-table`)} up="#/tables" />`;let o=i.hanchans[t]??n(i,e),s=`#/table/${e}`;return o?v`<${Ne} state=${i} table=${a} hanchan=${o} />`:v`<${l} title=${w(`clock.title`)} text=${w(`hall-no-hanchan-text`)} up=${s} />`}function Ne({state:e,table:t,hanchan:n}){let{library:i,official:a}=C(),o=h(a),s=u(()=>te(e,n),[e,n]),c=N(s),l=u(()=>f(e,n),[e,n]),{begun:d,cancelled:p}=l,m=B(s.length>0||!!d),g=e.settings.time_zone,_=u(()=>!d&&V(e,n).length>0,[e,n,d]),y=s.find(({person:e})=>U(a,e.id)),b=s.map(t=>{let n=c[t.revision];return{late:t,name:ue(e,t.person),cost:n&&se(i,n,t,m),book:n}}),x=b.filter(({late:{clock:e}})=>!e.stopped);ie(x.filter(({cost:e})=>e).map(Ie));let S=e=>v`<${Ee} key=${e.late.person.id} may=${o} hanchan=${n} ...${e} now=${m} zone=${g} />`,T=o&&!(p&&!d)&&n.status!==`void`&&n.scheduled_at&&v`${!d&&v`<${we} hanchan=${n} shown=${b} now=${m} zone=${g} />`}<${Pe} state=${e} hanchan=${n} begun=${d} now=${m} zone=${g} waits=${y&&!y.clock.stopped} missing=${x.length>0} owed=${_} />`;return v`<${r} title=${w(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`} actions=${T}>
${d&&v`<${oe} may=${o} hanchan=${n} game=${l} now=${m} zone=${g} />`}
${s.length>0&&v`<div class=${`stack lates ${x.length===1?`alone`:``}`}>${[...x,...b.filter(e=>!x.includes(e))].map(S)}</div>`}
${p&&v`<p class="note bad">${w(Fe(e,n)?`clock.cancelled`:`over.cancelled`)}</p>`}
${n.status===`void`&&v`<p class="note bad">${w(`over.void`)}</p>`}
${_&&!n.status&&v`<${L} state=${e} hanchan=${n} />`}
<${pe} state=${e} hanchan=${n} zone=${g} />
${!n.status&&v`<${ke} key=${n.scheduled_at} may=${o} state=${e} hanchan=${n} zone=${g} own=${!!y} />`}
${o&&!n.status&&n.scheduled_at&&v`<${ae} state=${e} table=${t} hanchan=${n} late=${s} begun=${d} />`}
${o&&x.length>0&&v`<${fe} />`}
<//>`}function Pe({state:e,hanchan:t,begun:n,now:r,zone:a,waits:o,missing:c,owed:l}){let{does:u,wrong:d}=s(),{official:f}=C(),[p,m]=D(null),[h,g]=D(!1),_=R(e,t);if(o)return v`<p class="body">${w(`clock.own`)}</p>`;if(!n){let e=c||l;return v`${l&&v`<p class="soft">${w(`clock.owed-begins`)}</p>`}<button class=${`button ${e?``:`main`}`} type="button" onClick=${()=>u(()=>M(t,`began`))}>${w(`clock.begins`)}</button>${d}`}let b=async e=>{let r={takes_back:n.by,reason:e};_?m(r):await M(t,`taken-back`,r),g(!1)},x=async e=>{await M(t,`taken-back`,{...p,preview:e}),m(null)},S=i(e,t.round).filter(e=>e.hanchan===t.id&&!e.person),T=I(S,r);return v`<p class="body">${w(`clock.began`,{time:y(new Date(n.at),a)})}</p>
${T&&v`<button class="button" type="button" onClick=${()=>u(()=>M(t,`taken-back`,{takes_back:T.id}))}>${w(`clock.undo`)}</button>`}
${!T&&(!_||k(f))&&v`<button class="button quiet" type="button" onClick=${()=>g(!0)}>${w(`clock.mistake`)}</button>`}
${h&&v`<${ce} what="start" title=${w(`clock.mistake`)} yes=${w(`clock.record`)} onReason=${b} onClose=${()=>g(!1)} />`}
${p&&v`<${F} path="timings" body=${{hanchan:t.id,what:`taken-back`,...p}} onApprove=${x} onClose=${()=>m(null)} />`}${d}`}function Fe(e,{id:t,status:n,status_cause:r}){return!n||e.timings[r]?.hanchan===t}function Ie({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}const Y=`shinpan.keep.`;function Le(n){let[r,i]=D(()=>t(Y+n)??[]),[a,o]=D(t(`${Y}page.${n}`)),[s,c]=D(!1),[l,u]=D(!1),f=e=>{d(Y+n,e),i(e)},p=async()=>{let t=await e.visitor();await Re(t,n,f),await t.timekeeping(n).then(e=>{d(`${Y}page.${n}`,e),o(e),c(!1),u(!1)},e=>e.status===404?c(!0):u(!0))};return E(()=>{p();let e=setInterval(p,8e3);return()=>clearInterval(e)},[n]),{own:r,page:a,missing:s,unreached:l,note:async t=>{let r=Z(n).at(-1);if(r&&X(r.body,t)&&Date.now()-Date.parse(r.body.device_at)<3e3)return;let{newTime:i}=await e.visitor(),a=Z(n).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);f([...a,i(t)]),p()}}}function X(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return t(Y+e)??[]}async function Re(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function ze({args:[e=``,t=``]}){let{own:n,page:i,missing:o,unreached:s,note:c}=Le([e,t].map(encodeURIComponent).join(`/`)),l=i?w(`keep.title-at`,{label:i.label}):w(`keep.title`);return o?v`<${r} title=${w(`keep.title`)}><${a} text=${w(`keep.missing`)}><a class="button" href="#/scan">${w(`hall-scan`)}</a><//><//>`:!i&&s?v`<${r} title=${l}><${a} text=${w(`live.unreached`)} /><//>`:i?i.hanchan?.scheduled_at?v`<${Be} title=${l} page=${i} own=${n} note=${c} />`:v`<${r} title=${l}><${a} text=${w(`keep.unscheduled`)} /><//>`:v`<${r} title=${l}><${p} /><//>`}function Be({title:e,page:{tournament:t,time_zone:n,hanchan:i},own:a,note:o}){let s=B(!0),c=Math.floor((s-Date.parse(i.scheduled_at))/1e3),l=i.players.find(({id:e})=>e===i.keeper),u=new Set(i.times.map(({id:e})=>e)),d=[...i.times,...a.filter(({id:e,body:t})=>t.hanchan===i.id&&!u.has(e)).map(Ge)],f=e=>o({hanchan:i.id,...e}),p=He(i,n),m=p||d.some(e=>e.what===`began`&&!$.includes(e.state)),h=!m&&v`<button class="button main" type="button" onClick=${()=>f({what:`began`})}>${w(`keep.begins`)}</button>`;return v`<${r} title=${e} up=${null} actions=${h}>
<p>${t} · ${w(`hall-round`,{round:i.round})}</p>
${l&&v`<p class="note info">${w(`keep.keeper`,{name:l.name})}</p>`}
${p&&v`<p class="note info" role="status">${p}</p>`}
${!p&&v`<section class="late" aria-labelledby="since">
<h2 id="since">${w(`keep.since`,{time:y(i.scheduled_at,n)})}</h2>
<p class="late-time" role="timer">${c<0?`−${S(-c)}`:S(c)}</p>
</section>`}
${!m&&v`<${Ve} hanchan=${i} times=${d} record=${f} />`}
<${We} times=${d} players=${i.players} zone=${n} />
<p class="soft">${w(`keep.how`)}</p>
<//>`}function Ve({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:w(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return v`<ul class="rows" aria-label=${w(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Ue(r,n,t);return v`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${w(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function He({began_at:e,cancelled:t,finished:n,void:r},i){return r?w(`over.void`):n?w(`keep.finished`):e?w(`keep.began`,{time:y(e,i)}):t?w(`keep.cancelled`):``}function Ue(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function We({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?w(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return v`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${w(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>v`<li class="item" key=${e.id}>
<p><strong>${y(e.at,n)}</strong> ${w(`keep.did.${e.what}`,{name:r(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${w(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Ge({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{be as Board,Me as Start,ze as Timekeeping};