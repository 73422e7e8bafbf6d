import{Bt as e,H as t,Ht as n,J as r,Mt as i,O as a,On as o,R as s,Ut as c,V as l,_ as u,_i as d,an as f,bn as p,ei as m,hi as h,in as g,ln as _,nn as v,q as y,r as b,tn as x,u as S,un as C,vi as w,xn as T,xt as E,yi as D,z as O}from"./app.js";import{Bn as k,Cn as A,Dn as j,En as M,Fn as N,Gr as ee,Hn as P,In as te,Jr as ne,Ln as F,Nn as re,On as ie,Pn as I,Rn as L,Sn as ae,Tn as oe,Vn as R,Yr as se,ar as z,bn as ce,gn as le,ir as ue,jn as B,kn as V,or as H,vn as de,wn as fe,yn as pe,zn as U}from"./shared.js";const me=[196,392,541];let W=null;function G(){W??=new AudioContext,W.resume();let e=W.currentTime+3;for(let[t,n]of me.entries()){let r=new OscillatorNode(W,{frequency:n}),i=new GainNode(W,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(W.destination),r.start(),r.stop(e)}}function he({table:e,now:t,zone:n}){let{look:r,large:i,small:a,words:o=!1}=_e(e,t,n),s=r===`late`||r===`soon`?e.missed:[];return C`<li class=${r} aria-label=${f(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${f(`hall-round`,{round:e.round})}</small></h2>
<p class=${o?`board-time words`:`board-time`} role="timer">${i}</p>
${a.map(e=>C`<p key=${e}>${e}</p>`)}
${s.length>0&&C`<${ge} missed=${s} />`}
</li>`}function ge({missed:e}){let t=e.map(({seat:e})=>f(e?`hall-wind.${e}`:`board.arbiter`)),n=e.flatMap(({seat:e})=>e??[]);return C`<p class="board-awaited"><span class="unseen">${f(`board.awaited`,{who:g(t)})}</span>
${n.map(e=>C`<${S} key=${e} wind=${e} />`)}
${n.length<e.length&&C`<span aria-hidden="true">${f(`board.arbiter`)}</span>`}</p>`}function K({ends_at:e,finished:t},n){return!!e&&!t&&y({began:0,ends:Date.parse(e)},n)}function _e(e,t,n){return e.finished?{look:`over`,large:f(`board.finished`),small:[],words:!0}:e.void?{look:`over`,large:f(`board.void`),small:[],words:!0}:e.cancelled&&!e.began_at?{look:`over`,large:f(`board.cancelled`),small:[],words:!0}:e.ends_at?ve(e,t,n):e.began_at?{look:`plays`,large:f(`board.plays`),small:[f(`game.no-limit`)],words:!0}:e.scheduled_at?ye(e,t,n):{look:`over`,large:`—`,small:[f(`board.unscheduled`)]}}function ve({ends_at:e,extra_seconds:t},n,i){let a={began:0,ends:Date.parse(e)};if(!y(a,n)){let o=t>0?` · +${m(t)}`:``,s=[`${f(`game.ends`,{time:v(e,i)})}${o}`];return{look:`plays`,large:m(r(a,n)),small:s}}return{look:`up`,large:f(`game.up`),small:[f(`board.up`,{time:v(e,i)})],words:!0}}function ye({scheduled_at:e,missed:t},n,r){let i=Math.floor((n-Date.parse(e))/1e3),a=f(i<0?`board.begins`:`board.late`,{time:v(e,r)});return i<0?{look:`soon`,large:m(-i),small:[a]}:{look:t.length>0?`late`:`soon`,large:`+${m(i)}`,small:[a]}}const q=5e3;function be({args:[e=``]}){let{board:t,heard:r,refused:i,unreached:a}=Se(e),o=H(!0);if(i)return C`<main class="board"><h1>${f(`board.closed`)}</h1><p>${f(`board.closed-text`)}</p></main>`;if(!t)return C`<main class="board"><h1>Shinpan</h1>${a?C`<p role="status">${f(`live.unreached`)}</p>`:C`<${n} />`}</main>`;let s=[...t.tables].sort(b());return C`<main class="board">
<header>
<h1>${t.name}</h1>
<${Ce} board=${t} now=${o} />
<p class="board-now" role="timer">${v(new Date(o),t.time_zone)}</p>
</header>
${o-r>q*3&&C`<p class="note warn" role="status">${f(`board.unheard`,{time:v(new Date(r),t.time_zone)})}</p>`}
${t.tables.length===0&&C`<p>${f(`board.empty`)}</p>`}
<ul style=${xe(t.tables.length)}>${s.map(e=>C`<${he} key=${e.label} table=${e} now=${o} zone=${t.time_zone} />`)}</ul>
${s.some(e=>K(e,o))&&C`<p class="board-end" role="status">${f(`game.up`)}: ${f(`game.still.${t.end_of_time.still}`)} ${f(`game.chonbo.${t.end_of_time.chonbo}`)}</p>`}
</main>`}function xe(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.5)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function Se(e){let[t,n]=w({board:null,heard:o.now(),refused:!1,unreached:!1});h(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await o.visitor(),i=await r(e);t||n({board:i,heard:o.now(),refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,q);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return h(()=>{r?z({slug:e,name:r.name}):i&&ue()?.slug===e&&z(null)},[e,r?.name,i]),h(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function Ce({board:e,now:t}){let[n,r]=w(!1);_();let i=e.tables.filter(e=>K(e,t)).map(({label:e,ends_at:t})=>`${e} ${t}`),a=d(new Set(i));return h(()=>{let e=i.some(e=>!a.current.has(e));a.current=new Set(i),n&&e&&G()},[i.join()]),C`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{r(!n),n||G()}}>${f(n?`board.sound-on`:`board.sound-off`)}</button>`}function we({hanchan:e,shown:t,now:n,zone:r}){let{official:o,state:s}=x(),{does:c,wrong:l}=a(),[u,d]=w(null),[p,m]=w(null),h=t.filter(({late:e})=>!R(o,e.person.id));if(h.filter(({late:e})=>!e.clock.stopped).length===0&&!h.some(({late:e})=>I(e.timings,n)))return null;let g=(t,{late:{person:n}})=>c(()=>F(e,t,{person:n})),_=t=>B(s,e,t.late.person.id).length>0?m(t):g(`arrived`,t);return C`<div class="late-due">${h.map(e=>{let t=Te(e);return t&&C`<button key=${`${e.late.person.id} ${t}`} class="button danger due" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>t===`cancelled`?d(e):g(t,e)}>
<strong>${f(`clock.way.${t}`)}</strong>${h.length>1&&C`<span class="who">${e.name}</span>`}
</button>`})}</div>
<div class="late-acts">
${h.map(e=>C`<button key=${e.late.person.id} class="button main" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>_(e)}>
<strong>${e.late.clock.stopped?`✓`:f(`clock.arrived`)}</strong><span class="who">${e.name}</span>
</button>`)}
</div>${l}
${p&&C`<${i} title=${p.name} onClose=${()=>m(null)}>
<${V} state=${s} hanchan=${e} person=${p.late.person.id} />
<p class="soft">${f(`clock.owed-arrives`)}</p>
<button class="button" type="button" onClick=${()=>g(`arrived`,p).then(()=>m(null))}>${f(`clock.arrived`)}</button>
<//>`}
${u&&C`<${M} hanchan=${e} ...${u} due first="cancelled" zone=${r} onClose=${()=>d(null)} />`}`}function Te({cost:e}){return e?.due?`cancelled`:e?.effects.some(({id:e})=>e===`replacement`)?`replaced`:null}function Ee({hanchan:e,late:t,name:n,cost:r,book:i,now:a,zone:o,may:s}){let[c,l]=w(!1),{stopped:u}=t.clock,d=R(x().official,t.person.id);return C`<section class=${`late ${u?`stopped`:`runs`}`} aria-label=${n}>
<h2 class="who">${n}</h2>
<p class="late-time" role="timer">${r&&m(r.seconds)}</p>
<p class="late-cost"><strong>${r?.cost_line}</strong></p>
${!u&&r?.next&&r.next.at_seconds!==r.next_band?.at_seconds&&C`<p class="soft">${r.next.line}</p>`}
${!u&&r&&C`<${De} cost=${r} />`}
${r?.due&&C`<p class="note bad">${fe(r)}</p>`}
${u&&C`<p>${f(`clock.stopped.${u.how}`,{time:v(new Date(u.at),o)})}</p>`}
${u?.others.length>0&&C`<p class="note warn">${f(`clock.others`,{count:u.others.length})}</p>`}
${s&&d&&C`<p class="note info">${f(`clock.own`)}</p>`}
${s&&!d&&C`<${Oe} late=${t} hanchan=${e} now=${a} onMore=${()=>l(!0)} />`}
${c&&C`<${M} hanchan=${e} late=${t} name=${n} due=${r?.due} book=${i} zone=${o} onClose=${()=>l(!1)} />`}
</section>`}function De({cost:e}){let{seconds:t,next_band:n}=e,r=oe(e);return r?C`<p class="late-next">
<progress max=${n.at_seconds} value=${t} aria-label=${f(`clock.next`)}></progress>
${r}
</p>`:null}function Oe({late:{timings:e},hanchan:t,now:n,onMore:r}){let{does:i,wrong:o}=a(),s=I(e,n);return C`<button class="button" type="button" onClick=${s?()=>i(()=>F(t,`taken-back`,{takes_back:s.id})):r}>${f(s?`clock.undo`:`clock.more`)}</button>${o}`}const J=1440;function ke({state:e,hanchan:t,zone:n,may:r,own:i}){let[s,c]=w(!1),{reason:l,field:u}=ne(`schedule`),[d,p]=w(null),{official:m}=x(),h=k(e,t),g=i?`clock.own`:h&&!P(m)?`charged.director`:``,_=t.scheduled_at&&Date.parse(t.scheduled_at),[y,b]=w(()=>L(_||o.now(),n).slice(0,5)),[S,T]=w(()=>String(t.minutes??je(e)??``)),{does:E,wrong:D}=a(),O=S.trim()?Number(S):null,A=O===null||Number.isInteger(O)&&O>=1&&O<=J,M=_&&y===L(_,n).slice(0,5),N=h&&!M&&!g;return _&&!s?C`<p class="scheduled"><span>${f(`clock.scheduled`,{time:v(t.scheduled_at,n)})}${t.minutes&&C` · ${f(`clock.lasts`,{count:t.minutes})}`}</span>
${r&&C`<button class="button quiet" type="button" onClick=${()=>c(!0)}>${f(`clock.change`)}</button>`}
</p>`:r?C`<section class="card">
${g?C`<p class="note warn">${f(g)}</p>`:C`<${j} type="time" label=${f(`clock.when`)} hint=${f(`clock.when-text`)} value=${y} onInput=${b} by=${5} onStep=${e=>b(ie(y,e))} />`}
<${j} type="number" min="1" max=${J} inputmode="numeric" label=${f(`clock.length`)} hint=${f(`clock.length-text`)} value=${S} onInput=${T} by=${5} onStep=${e=>T(Ae(S,e))} />
${N&&C`<p class="note warn">${f(`charged.changes`)}</p>${u(!1)}`}
${D}
<button class="button main" type="button" disabled=${!y||!A||N&&!l} onClick=${()=>E(async()=>{let e=M?t.scheduled_at:te(y,_||o.now(),n),r=_?{scheduled_at:t.scheduled_at,minutes:t.minutes??null}:null,i={scheduled_at:e,minutes:O,replaces:r};if(N)return p({...i,reason:l});await o.send(`schedule`,t.id,i),c(!1)})}>${f(N?`charged.look`:`clock.set`)}</button>
${d&&C`<${U} path=${`hanchans/${t.id}/schedule`} body=${d} about=${f(`charged.start`,{before:v(t.scheduled_at,n),after:v(d.scheduled_at,n)})} onApprove=${async e=>{await o.send(`schedule`,t.id,{...d,preview:e}),p(null),c(!1)}} onClose=${()=>p(null)} />`}
</section>`:C`<p>${f(`clock.unscheduled`)}</p>`}function Ae(e,t){let n=Number(e)?Math.min(Number(e)+t,J):t>0?90:0;return n>0?String(n):``}function je(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Me({args:[e,t]}){let{tournament:n,state:r}=x(),i=r?.tables[e];if(!n||!r)return C`<${O} title=${f(`clock.title`)} />`;if(!i)return C`<${s} title=${f(`clock.title`)} text=${f(`hall-no-table`)} up="#/tables" />`;let a=r.hanchans[t]??E(r,e),o=`#/table/${e}`;return a?C`<${Ne} state=${r} table=${i} hanchan=${a} />`:C`<${s} title=${f(`clock.title`)} text=${f(`hall-no-hanchan-text`)} up=${o} />`}function Ne({state:e,table:t,hanchan:n}){let{library:r,official:i}=x(),a=u(i),o=D(()=>N(e,n),[e,n]),s=se(o),d=D(()=>l(e,n),[e,n]),{begun:p,cancelled:m}=d,h=H(o.length>0||!!p),g=e.settings.time_zone,_=D(()=>!p&&B(e,n).length>0,[e,n,p]),v=o.find(({person:e})=>R(i,e.id)),y=o.map(t=>{let n=s[t.revision];return{late:t,name:pe(e,t.person),cost:n&&re(r,n,t,h),book:n}}),b=y.filter(({late:{clock:e}})=>!e.stopped);A(b.filter(({cost:e})=>e).map(Ie));let S=e=>C`<${Ee} key=${e.late.person.id} may=${a} hanchan=${n} ...${e} now=${h} zone=${g} />`,w=a&&!(m&&!p)&&n.status!==`void`&&n.scheduled_at&&C`${!p&&C`<${we} hanchan=${n} shown=${y} now=${h} zone=${g} />`}<${Pe} state=${e} hanchan=${n} begun=${p} now=${h} zone=${g} waits=${v&&!v.clock.stopped} missing=${b.length>0} owed=${_} />`;return C`<${c} title=${f(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`} actions=${w}>
${p&&C`<${le} may=${a} hanchan=${n} game=${d} now=${h} zone=${g} />`}
${o.length>0&&C`<div class=${`stack lates ${b.length===1?`alone`:``}`}>${[...b,...y.filter(e=>!b.includes(e))].map(S)}</div>`}
${m&&C`<p class="note bad">${f(Fe(e,n)?`clock.cancelled`:`over.cancelled`)}</p>`}
${n.status===`void`&&C`<p class="note bad">${f(`over.void`)}</p>`}
${_&&!n.status&&C`<${V} state=${e} hanchan=${n} />`}
<${ce} state=${e} hanchan=${n} zone=${g} />
${!n.status&&C`<${ke} key=${n.scheduled_at} may=${a} state=${e} hanchan=${n} zone=${g} own=${!!v} />`}
${a&&!n.status&&n.scheduled_at&&C`<${de} state=${e} table=${t} hanchan=${n} late=${o} begun=${p} />`}
${a&&b.length>0&&C`<${ae} />`}
<//>`}function Pe({state:e,hanchan:n,begun:r,now:i,zone:o,waits:s,missing:c,owed:l}){let{does:u,wrong:d}=a(),{official:p}=x(),[m,h]=w(null),[g,_]=w(!1),y=k(e,n);if(s)return C`<p class="body">${f(`clock.own`)}</p>`;if(!r){let e=c||l;return C`${l&&C`<p class="soft">${f(`clock.owed-begins`)}</p>`}<button class=${`button ${e?``:`main`}`} type="button" onClick=${()=>u(()=>F(n,`began`))}>${f(`clock.begins`)}</button>${d}`}let b=async e=>{let t={takes_back:r.by,reason:e};y?h(t):await F(n,`taken-back`,t),_(!1)},S=async e=>{await F(n,`taken-back`,{...m,preview:e}),h(null)},T=t(e,n.round).filter(e=>e.hanchan===n.id&&!e.person),E=I(T,i);return C`<p class="body">${f(`clock.began`,{time:v(new Date(r.at),o)})}</p>
${E&&C`<button class="button" type="button" onClick=${()=>u(()=>F(n,`taken-back`,{takes_back:E.id}))}>${f(`clock.undo`)}</button>`}
${!E&&(!y||P(p))&&C`<button class="button quiet" type="button" onClick=${()=>_(!0)}>${f(`clock.mistake`)}</button>`}
${g&&C`<${ee} what="start" title=${f(`clock.mistake`)} yes=${f(`clock.record`)} onReason=${b} onClose=${()=>_(!1)} />`}
${m&&C`<${U} path="timings" body=${{hanchan:n.id,what:`taken-back`,...m}} onApprove=${S} onClose=${()=>h(null)} />`}${d}`}function Fe(e,{id:t,status:n,status_cause:r}){return!n||e.timings[r]?.hanchan===t}function Ie({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}const Y=`shinpan.keep.`;function Le(e){let[t,n]=w(()=>T(Y+e)??[]),[r,i]=w(T(`${Y}page.${e}`)),[a,s]=w(!1),[c,l]=w(!1),u=t=>{p(Y+e,t),n(t)},d=async()=>{let t=await o.visitor();await Re(t,e,u),await t.timekeeping(e).then(t=>{p(`${Y}page.${e}`,t),i(t),s(!1),l(!1)},e=>e.status===404?s(!0):l(!0))};return h(()=>{d();let e=setInterval(d,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:a,unreached:c,note:async t=>{let n=Z(e).at(-1);if(n&&X(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await o.visitor(),i=Z(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);u([...i,r(t)]),d()}}}function X(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return T(Y+e)??[]}async function Re(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function ze({args:[t=``,r=``]}){let{own:i,page:a,missing:o,unreached:s,note:l}=Le([t,r].map(encodeURIComponent).join(`/`)),u=a?f(`keep.title-at`,{label:a.label}):f(`keep.title`);return o?C`<${c} title=${f(`keep.title`)}><${e} text=${f(`keep.missing`)}><a class="button" href="#/scan">${f(`hall-scan`)}</a><//><//>`:!a&&s?C`<${c} title=${u}><${e} text=${f(`live.unreached`)} /><//>`:a?a.hanchan?.scheduled_at?C`<${Be} title=${u} page=${a} own=${i} note=${l} />`:C`<${c} title=${u}><${e} text=${f(`keep.unscheduled`)} /><//>`:C`<${c} title=${u}><${n} /><//>`}function Be({title:e,page:{tournament:t,time_zone:n,hanchan:r},own:i,note:a}){let o=H(!0),s=Math.floor((o-Date.parse(r.scheduled_at))/1e3),l=r.players.find(({id:e})=>e===r.keeper),u=new Set(r.times.map(({id:e})=>e)),d=[...r.times,...i.filter(({id:e,body:t})=>t.hanchan===r.id&&!u.has(e)).map(Ge)],p=e=>a({hanchan:r.id,...e}),h=He(r,n),g=h||d.some(e=>e.what===`began`&&!$.includes(e.state)),_=!g&&C`<button class="button main" type="button" onClick=${()=>p({what:`began`})}>${f(`keep.begins`)}</button>`;return C`<${c} title=${e} up=${null} actions=${_}>
<p>${t} · ${f(`hall-round`,{round:r.round})}</p>
${l&&C`<p class="note info">${f(`keep.keeper`,{name:l.name})}</p>`}
${h&&C`<p class="note info" role="status">${h}</p>`}
${!h&&C`<section class="late" aria-labelledby="since">
<h2 id="since">${f(`keep.since`,{time:v(r.scheduled_at,n)})}</h2>
<p class="late-time" role="timer">${s<0?`−${m(-s)}`:m(s)}</p>
</section>`}
${!g&&C`<${Ve} hanchan=${r} times=${d} record=${p} />`}
<${We} times=${d} players=${r.players} zone=${n} />
<p class="soft">${f(`keep.how`)}</p>
<//>`}function Ve({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:f(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return C`<ul class="rows" aria-label=${f(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Ue(r,n,t);return C`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${f(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function He({began_at:e,cancelled:t,finished:n,void:r},i){return r?f(`over.void`):n?f(`keep.finished`):e?f(`keep.began`,{time:v(e,i)}):t?f(`keep.cancelled`):``}function Ue(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function We({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?f(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return C`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${f(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>C`<li class="item" key=${e.id}>
<p><strong>${v(e.at,n)}</strong> ${f(`keep.did.${e.what}`,{name:r(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${f(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Ge({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{be as Board,Me as Start,ze as Timekeeping};