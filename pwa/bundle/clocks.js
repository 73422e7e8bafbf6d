import{H as e,J as t,Nt as n,O as r,R as i,Sn as a,St as o,Ut as s,V as c,Vt as l,Wt as u,Y as d,_ as f,_i as p,an as m,bi as h,dn as g,kn as _,ni as v,nn as y,on as b,r as x,rn as S,u as C,un as w,xi as T,xn as E,yi as D,z as O}from"./app.js";import{Bn as k,Cn as A,Dn as ee,En as j,Fn as M,Fr as N,In as P,Ln as F,Mn as I,Nn as te,On as L,Pn as ne,Pr as re,Rn as R,Sn as ie,Tn as z,_n as ae,hn as oe,ir as B,jn as se,jr as ce,kn as V,nr as le,rr as H,vn as ue,wn as de,xn as fe,yn as pe,zn as U}from"./shared.js";const me=[196,392,541];let W=null;function G(){W??=new AudioContext,W.resume();let e=W.currentTime+3;for(let[t,n]of me.entries()){let r=new OscillatorNode(W,{frequency:n}),i=new GainNode(W,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(W.destination),r.start(),r.stop(e)}}function he({table:e,now:t,zone:n}){let{look:r,large:i,small:a,words:o=!1}=_e(e,t,n),s=r===`late`||r===`soon`?e.missed:[];return g`<li class=${r} aria-label=${b(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${b(`hall-round`,{round:e.round})}</small></h2>
<p class=${o?`board-time words`:`board-time`} role="timer">${i}</p>
${a.map(e=>g`<p key=${e}>${e}</p>`)}
${s.length>0&&g`<${ge} missed=${s} />`}
</li>`}function ge({missed:e}){let t=e.map(({seat:e})=>b(e?`hall-wind.${e}`:`board.arbiter`)),n=e.flatMap(({seat:e})=>e??[]);return g`<p class="board-awaited"><span class="unseen">${b(`board.awaited`,{who:m(t)})}</span>
${n.map(e=>g`<${C} key=${e} wind=${e} />`)}
${n.length<e.length&&g`<span aria-hidden="true">${b(`board.arbiter`)}</span>`}</p>`}function K({ends_at:e,finished:n},r){return!!e&&!n&&t({began:0,ends:Date.parse(e)},r)}function _e(e,t,n){return e.finished?{look:`over`,large:b(`board.finished`),small:[],words:!0}:e.void?{look:`over`,large:b(`board.void`),small:[],words:!0}:e.cancelled&&!e.began_at?{look:`over`,large:b(`board.cancelled`),small:[],words:!0}:e.ends_at?ve(e,t,n):e.began_at?{look:`plays`,large:b(`board.plays`),small:[b(`game.no-limit`)],words:!0}:e.scheduled_at?ye(e,t,n):{look:`over`,large:`—`,small:[b(`board.unscheduled`)]}}function ve({ends_at:e,extra_seconds:n},r,i){let a={began:0,ends:Date.parse(e)};if(!t(a,r)){let t=n>0?` · +${v(n)}`:``,o=[`${b(`game.ends`,{time:S(e,i)})}${t}`];return{look:`plays`,large:v(d(a,r)),small:o}}return{look:`up`,large:b(`game.up`),small:[b(`board.up`,{time:S(e,i)})],words:!0}}function ye({scheduled_at:e,missed:t},n,r){let i=Math.floor((n-Date.parse(e))/1e3),a=b(i<0?`board.begins`:`board.late`,{time:S(e,r)});return i<0?{look:`soon`,large:v(-i),small:[a]}:{look:t.length>0?`late`:`soon`,large:`+${v(i)}`,small:[a]}}const q=5e3;function be({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:i}=Se(e),a=B(!0);if(r)return g`<main class="board"><h1>${b(`board.closed`)}</h1><p>${b(`board.closed-text`)}</p></main>`;if(!t)return g`<main class="board"><h1>Shinpan</h1>${i?g`<p role="status">${b(`live.unreached`)}</p>`:g`<${s} />`}</main>`;let o=[...t.tables].sort(x());return g`<main class="board">
<header>
<h1>${t.name}</h1>
<${Ce} board=${t} now=${a} />
<p class="board-now" role="timer">${S(new Date(a),t.time_zone)}</p>
</header>
${a-n>q*3&&g`<p class="note warn" role="status">${b(`board.unheard`,{time:S(new Date(n),t.time_zone)})}</p>`}
${t.tables.length===0&&g`<p>${b(`board.empty`)}</p>`}
<ul style=${xe(t.tables.length)}>${o.map(e=>g`<${he} key=${e.label} table=${e} now=${a} zone=${t.time_zone} />`)}</ul>
${o.some(e=>K(e,a))&&g`<p class="board-end" role="status">${b(`game.up`)}: ${b(`game.still.${t.end_of_time.still}`)} ${b(`game.chonbo.${t.end_of_time.chonbo}`)}</p>`}
</main>`}function xe(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.5)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function Se(e){let[t,n]=h({board:null,heard:_.now(),refused:!1,unreached:!1});p(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await _.visitor(),i=await r(e);t||n({board:i,heard:_.now(),refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,q);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return p(()=>{r?H({slug:e,name:r.name}):i&&le()?.slug===e&&H(null)},[e,r?.name,i]),p(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function Ce({board:e,now:t}){let[n,r]=h(!1);w();let i=e.tables.filter(e=>K(e,t)).map(({label:e,ends_at:t})=>`${e} ${t}`),a=D(new Set(i));return p(()=>{let e=i.some(e=>!a.current.has(e));a.current=new Set(i),n&&e&&G()},[i.join()]),g`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{r(!n),n||G()}}>${b(n?`board.sound-on`:`board.sound-off`)}</button>`}function we({hanchan:e,shown:t,now:i,zone:a}){let{official:o,state:s}=y(),{does:c,wrong:l}=r(),[u,d]=h(null),[f,p]=h(null),m=t.filter(({late:e})=>!U(o,e.person.id));if(m.filter(({late:e})=>!e.clock.stopped).length===0&&!m.some(({late:e})=>I(e.timings,i)))return null;let _=(t,{late:{person:n}})=>c(()=>M(e,t,{person:n})),v=t=>V(s,e,t.late.person.id).length>0?p(t):_(`arrived`,t);return g`<div class="late-due">${m.map(e=>{let t=Te(e);return t&&g`<button key=${`${e.late.person.id} ${t}`} class="button danger due" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>t===`cancelled`?d(e):_(t,e)}>
<strong>${b(`clock.way.${t}`)}</strong>${m.length>1&&g`<span class="who">${e.name}</span>`}
</button>`})}</div>
<div class="late-acts">
${m.map(e=>g`<button key=${e.late.person.id} class="button main" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>v(e)}>
<strong>${e.late.clock.stopped?`✓`:b(`clock.arrived`)}</strong><span class="who">${e.name}</span>
</button>`)}
</div>${l}
${f&&g`<${n} title=${f.name} onClose=${()=>p(null)}>
<${L} state=${s} hanchan=${e} person=${f.late.person.id} />
<p class="soft">${b(`clock.owed-arrives`)}</p>
<button class="button" type="button" onClick=${()=>_(`arrived`,f).then(()=>p(null))}>${b(`clock.arrived`)}</button>
<//>`}
${u&&g`<${z} hanchan=${e} ...${u} due first="cancelled" zone=${a} onClose=${()=>d(null)} />`}`}function Te({cost:e}){return e?.due?`cancelled`:e?.effects.some(({id:e})=>e===`replacement`)?`replaced`:null}function Ee({hanchan:e,late:t,name:n,cost:r,book:i,now:a,zone:o,may:s}){let[c,l]=h(!1),{stopped:u}=t.clock,d=U(y().official,t.person.id);return g`<section class=${`late ${u?`stopped`:`runs`}`} aria-label=${n}>
<h2 class="who">${n}</h2>
<p class="late-time" role="timer">${r&&v(r.seconds)}</p>
<p class="late-cost"><strong>${r?.cost_line}</strong></p>
${!u&&r?.next&&r.next.at_seconds!==r.next_band?.at_seconds&&g`<p class="soft">${r.next.line}</p>`}
${!u&&r&&g`<${De} cost=${r} />`}
${r?.due&&g`<p class="note bad">${A(r)}</p>`}
${u&&g`<p>${b(`clock.stopped.${u.how}`,{time:S(new Date(u.at),o)})}</p>`}
${u?.others.length>0&&g`<p class="note warn">${b(`clock.others`,{count:u.others.length})}</p>`}
${s&&d&&g`<p class="note info">${b(`clock.own`)}</p>`}
${s&&!d&&g`<${Oe} late=${t} hanchan=${e} now=${a} onMore=${()=>l(!0)} />`}
${c&&g`<${z} hanchan=${e} late=${t} name=${n} due=${r?.due} book=${i} zone=${o} onClose=${()=>l(!1)} />`}
</section>`}function De({cost:e}){let{seconds:t,next_band:n}=e,r=de(e);return r?g`<p class="late-next">
<progress max=${n.at_seconds} value=${t} aria-label=${b(`clock.next`)}></progress>
${r}
</p>`:null}function Oe({late:{timings:e},hanchan:t,now:n,onMore:i}){let{does:a,wrong:o}=r(),s=I(e,n);return g`<button class="button" type="button" onClick=${s?()=>a(()=>M(t,`taken-back`,{takes_back:s.id})):i}>${b(s?`clock.undo`:`clock.more`)}</button>${o}`}const J=1440;function ke({state:e,hanchan:t,zone:n,may:i,own:a}){let[o,s]=h(!1),{reason:c,field:l}=re(`schedule`),[u,d]=h(null),{official:f}=y(),p=R(e,t),m=a?`clock.own`:p&&!k(f)?`charged.director`:``,v=t.scheduled_at&&Date.parse(t.scheduled_at),[x,C]=h(()=>P(v||_.now(),n).slice(0,5)),[w,T]=h(()=>String(t.minutes??je(e)??``)),{does:E,wrong:D}=r(),O=w.trim()?Number(w):null,A=O===null||Number.isInteger(O)&&O>=1&&O<=J,M=v&&x===P(v,n).slice(0,5),N=p&&!M&&!m;return v&&!o?g`<p class="scheduled"><span>${b(`clock.scheduled`,{time:S(t.scheduled_at,n)})}${t.minutes&&g` · ${b(`clock.lasts`,{count:t.minutes})}`}</span>
${i&&g`<button class="button quiet" type="button" onClick=${()=>s(!0)}>${b(`clock.change`)}</button>`}
</p>`:i?g`<section class="card">
${m?g`<p class="note warn">${b(m)}</p>`:g`<${j} type="time" label=${b(`clock.when`)} hint=${b(`clock.when-text`)} value=${x} onInput=${C} by=${5} onStep=${e=>C(ee(x,e))} />`}
<${j} type="number" min="1" max=${J} inputmode="numeric" label=${b(`clock.length`)} hint=${b(`clock.length-text`)} value=${w} onInput=${T} by=${5} onStep=${e=>T(Ae(w,e))} />
${N&&g`<p class="note warn">${b(`charged.changes`)}</p>${l()}`}
${D}
<button class="button main" type="button" disabled=${!x||!A||N&&!c} onClick=${()=>E(async()=>{let e=M?t.scheduled_at:ne(x,v||_.now(),n),r=v?{scheduled_at:t.scheduled_at,minutes:t.minutes??null}:null,i={scheduled_at:e,minutes:O,replaces:r};if(N)return d({...i,reason:c});await _.send(`schedule`,t.id,i),s(!1)})}>${b(N?`charged.look`:`clock.set`)}</button>
${u&&g`<${F} path=${`hanchans/${t.id}/schedule`} body=${u} about=${b(`charged.start`,{before:S(t.scheduled_at,n),after:S(u.scheduled_at,n)})} onApprove=${async e=>{await _.send(`schedule`,t.id,{...u,preview:e}),d(null),s(!1)}} onClose=${()=>d(null)} />`}
</section>`:g`<p>${b(`clock.unscheduled`)}</p>`}function Ae(e,t){let n=Number(e)?Math.min(Number(e)+t,J):t>0?90:0;return n>0?String(n):``}function je(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Me({args:[e,t]}){let{tournament:n,state:r}=y(),a=r?.tables[e];if(!n||!r)return g`<${O} title=${b(`clock.title`)} />`;if(!a)return g`<${i} title=${b(`clock.title`)} text=${b(`hall-no-table`)} up="#/tables" />`;let s=r.hanchans[t]??o(r,e),c=`#/table/${e}`;return s?g`<${Ne} state=${r} table=${a} hanchan=${s} />`:g`<${i} title=${b(`clock.title`)} text=${b(`hall-no-hanchan-text`)} up=${c} />`}function Ne({state:e,table:t,hanchan:n}){let{library:r,official:i}=y(),a=f(i),o=T(()=>te(e,n),[e,n]),s=N(o),l=T(()=>c(e,n),[e,n]),{begun:d,cancelled:p}=l,m=B(o.length>0||!!d),h=e.settings.time_zone,_=T(()=>!d&&V(e,n).length>0,[e,n,d]),v=o.find(({person:e})=>U(i,e.id)),x=o.map(t=>{let n=s[t.revision];return{late:t,name:ue(e,t.person),cost:n&&se(r,n,t,m),book:n}}),S=x.filter(({late:{clock:e}})=>!e.stopped);ie(S.filter(({cost:e})=>e).map(Ie));let C=e=>g`<${Ee} key=${e.late.person.id} may=${a} hanchan=${n} ...${e} now=${m} zone=${h} />`,w=a&&!(p&&!d)&&n.status!==`void`&&n.scheduled_at&&g`${!d&&g`<${we} hanchan=${n} shown=${x} now=${m} zone=${h} />`}<${Pe} state=${e} hanchan=${n} begun=${d} now=${m} zone=${h} waits=${v&&!v.clock.stopped} missing=${S.length>0} owed=${_} />`;return g`<${u} title=${b(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`} actions=${w}>
${d&&g`<${oe} may=${a} hanchan=${n} game=${l} now=${m} zone=${h} />`}
${o.length>0&&g`<div class=${`stack lates ${S.length===1?`alone`:``}`}>${[...S,...x.filter(e=>!S.includes(e))].map(C)}</div>`}
${p&&g`<p class="note bad">${b(Fe(e,n)?`clock.cancelled`:`over.cancelled`)}</p>`}
${n.status===`void`&&g`<p class="note bad">${b(`over.void`)}</p>`}
${_&&!n.status&&g`<${L} state=${e} hanchan=${n} />`}
<${pe} state=${e} hanchan=${n} zone=${h} />
${!n.status&&g`<${ke} key=${n.scheduled_at} may=${a} state=${e} hanchan=${n} zone=${h} own=${!!v} />`}
${a&&!n.status&&n.scheduled_at&&g`<${ae} state=${e} table=${t} hanchan=${n} late=${o} begun=${d} />`}
${a&&S.length>0&&g`<${fe} />`}
<//>`}function Pe({state:t,hanchan:n,begun:i,now:a,zone:o,waits:s,missing:c,owed:l}){let{does:u,wrong:d}=r(),{official:f}=y(),[p,m]=h(null),[_,v]=h(!1),x=R(t,n);if(s)return g`<p class="body">${b(`clock.own`)}</p>`;if(!i){let e=c||l;return g`${l&&g`<p class="soft">${b(`clock.owed-begins`)}</p>`}<button class=${`button ${e?``:`main`}`} type="button" onClick=${()=>u(()=>M(n,`began`))}>${b(`clock.begins`)}</button>${d}`}let C=async e=>{let t={takes_back:i.by,reason:e};x?m(t):await M(n,`taken-back`,t),v(!1)},w=async e=>{await M(n,`taken-back`,{...p,preview:e}),m(null)},T=e(t,n.round).filter(e=>e.hanchan===n.id&&!e.person),E=I(T,a);return g`<p class="body">${b(`clock.began`,{time:S(new Date(i.at),o)})}</p>
${E&&g`<button class="button" type="button" onClick=${()=>u(()=>M(n,`taken-back`,{takes_back:E.id}))}>${b(`clock.undo`)}</button>`}
${!E&&(!x||k(f))&&g`<button class="button quiet" type="button" onClick=${()=>v(!0)}>${b(`clock.mistake`)}</button>`}
${_&&g`<${ce} what="start" title=${b(`clock.mistake`)} yes=${b(`clock.record`)} onReason=${C} onClose=${()=>v(!1)} />`}
${p&&g`<${F} path="timings" body=${{hanchan:n.id,what:`taken-back`,...p}} onApprove=${w} onClose=${()=>m(null)} />`}${d}`}function Fe(e,{id:t,status:n,status_cause:r}){return!n||e.timings[r]?.hanchan===t}function Ie({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}const Y=`shinpan.keep.`;function Le(e){let[t,n]=h(()=>a(Y+e)??[]),[r,i]=h(a(`${Y}page.${e}`)),[o,s]=h(!1),[c,l]=h(!1),u=t=>{E(Y+e,t),n(t)},d=async()=>{let t=await _.visitor();await Re(t,e,u),await t.timekeeping(e).then(t=>{E(`${Y}page.${e}`,t),i(t),s(!1),l(!1)},e=>e.status===404?s(!0):l(!0))};return p(()=>{d();let e=setInterval(d,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:o,unreached:c,note:async t=>{let n=Z(e).at(-1);if(n&&X(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await _.visitor(),i=Z(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);u([...i,r(t)]),d()}}}function X(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return a(Y+e)??[]}async function Re(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function ze({args:[e=``,t=``]}){let{own:n,page:r,missing:i,unreached:a,note:o}=Le([e,t].map(encodeURIComponent).join(`/`)),c=r?b(`keep.title-at`,{label:r.label}):b(`keep.title`);return i?g`<${u} title=${b(`keep.title`)}><${l} text=${b(`keep.missing`)}><a class="button" href="#/scan">${b(`hall-scan`)}</a><//><//>`:!r&&a?g`<${u} title=${c}><${l} text=${b(`live.unreached`)} /><//>`:r?r.hanchan?.scheduled_at?g`<${Be} title=${c} page=${r} own=${n} note=${o} />`:g`<${u} title=${c}><${l} text=${b(`keep.unscheduled`)} /><//>`:g`<${u} title=${c}><${s} /><//>`}function Be({title:e,page:{tournament:t,time_zone:n,hanchan:r},own:i,note:a}){let o=B(!0),s=Math.floor((o-Date.parse(r.scheduled_at))/1e3),c=r.players.find(({id:e})=>e===r.keeper),l=new Set(r.times.map(({id:e})=>e)),d=[...r.times,...i.filter(({id:e,body:t})=>t.hanchan===r.id&&!l.has(e)).map(Ge)],f=e=>a({hanchan:r.id,...e}),p=He(r,n),m=p||d.some(e=>e.what===`began`&&!$.includes(e.state)),h=!m&&g`<button class="button main" type="button" onClick=${()=>f({what:`began`})}>${b(`keep.begins`)}</button>`;return g`<${u} title=${e} up=${null} actions=${h}>
<p>${t} · ${b(`hall-round`,{round:r.round})}</p>
${c&&g`<p class="note info">${b(`keep.keeper`,{name:c.name})}</p>`}
${p&&g`<p class="note info" role="status">${p}</p>`}
${!p&&g`<section class="late" aria-labelledby="since">
<h2 id="since">${b(`keep.since`,{time:S(r.scheduled_at,n)})}</h2>
<p class="late-time" role="timer">${s<0?`−${v(-s)}`:v(s)}</p>
</section>`}
${!m&&g`<${Ve} hanchan=${r} times=${d} record=${f} />`}
<${We} times=${d} players=${r.players} zone=${n} />
<p class="soft">${b(`keep.how`)}</p>
<//>`}function Ve({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:b(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return g`<ul class="rows" aria-label=${b(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Ue(r,n,t);return g`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${b(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function He({began_at:e,cancelled:t,finished:n,void:r},i){return r?b(`over.void`):n?b(`keep.finished`):e?b(`keep.began`,{time:S(e,i)}):t?b(`keep.cancelled`):``}function Ue(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function We({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?b(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return g`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${b(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>g`<li class="item" key=${e.id}>
<p><strong>${S(e.at,n)}</strong> ${b(`keep.did.${e.what}`,{name:r(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${b(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Ge({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{be as Board,Me as Start,ze as Timekeeping};