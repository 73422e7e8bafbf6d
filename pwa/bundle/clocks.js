import{$t as e,At as t,B as n,Br as r,Ct as i,F as a,Jt as o,M as s,Or as c,Ot as l,P as u,Rr as d,S as f,Ut as p,V as m,Vr as h,Vt as g,Wt as _,cn as v,ct as y,d as b,dn as x,dt as S,ft as C,ht as w,j as T,jt as E,ln as D,r as O,wt as k,xt as A,zr as j,zt as M}from"./app.js";import{$ as N,Ct as P,J as F,Kt as ee,Q as te,St as ne,X as I,Xt as re,Yt as L,at as R,ct as z,et as B,ft as ie,it as V,lt as H,nt as ae,ot as U,rt as W,st as G,tt as K,ut as oe,wt as q}from"./shared.js";const se=[196,392,541];let J=null;function ce(){J??=new AudioContext,J.resume();let e=J.currentTime+3;for(let[t,n]of se.entries()){let r=new OscillatorNode(J,{frequency:n}),i=new GainNode(J,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(J.destination),r.start(),r.stop(e)}}function le({table:t,end:n,now:r,zone:i}){let{look:a,large:o,small:s}=ue(t,n,r,i);return e`<li class=${a} aria-label=${_(`hall-table`,{label:t.label})}>
<h2><span>${t.label}</span><small>${_(`hall-round`,{round:t.round})}</small></h2>
<p class="board-time" role="timer">${o}</p>
${s.map(t=>e`<p key=${t}>${t}</p>`)}
</li>`}function ue(e,t,n,r){return e.finished?{look:`over`,large:_(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:_(`board.cancelled`),small:[]}:e.ends_at?de(e,t,n,r):e.began_at?{look:`plays`,large:_(`board.plays`),small:[_(`game.no-limit`)]}:e.scheduled_at?fe(e,n,r):{look:`over`,large:`—`,small:[_(`board.unscheduled`)]}}function de({ends_at:e,extra_seconds:t},r,i,a){let o={began:0,ends:Date.parse(e)},s=t>0?[_(`game.extra`,{time:c(t)})]:[];if(!n(o,i)){let t=[_(`game.ends`,{time:g(e,a)}),...s];return{look:`plays`,large:c(m(o,i)),small:t}}return{look:`up`,large:_(`game.up`),small:[_(`game.still.${r.still}`),_(`game.chonbo.${r.chonbo}`)]}}function fe({scheduled_at:e,missed:t},n,r){let i=Math.floor((n-Date.parse(e))/1e3),a=_(i<0?`board.begins`:`board.late`,{time:g(e,r)}),o=t.map(({seat:e})=>_(e?`hall-wind.${e}`:`board.arbiter`)),s=o.length>0?[_(`board.awaited`,{who:p(o)})]:[];return i<0?{look:`soon`,large:c(-i),small:[a,...s]}:{look:t.length>0?`late`:`soon`,large:`+${c(i)}`,small:[a,...s]}}const pe=5e3;function me({args:[n=``]}){let{board:r,heard:i,refused:a,unreached:o}=ge(n),s=q(!0);if(a)return e`<main class="board"><h1>${_(`board.closed`)}</h1><p>${_(`board.closed-text`)}</p></main>`;if(!r)return e`<main class="board"><h1>Shinpan</h1>${o?e`<p role="status">${_(`live.unreached`)}</p>`:e`<${t} />`}</main>`;let c=[...r.tables].sort(O());return e`<main class="board">
<header>
<h1>${r.name}</h1>
<${_e} board=${r} now=${s} />
<p class="board-now" role="timer">${g(new Date(s),r.time_zone)}</p>
</header>
${s-i>pe*3&&e`<p class="note warn" role="status">${_(`board.unheard`,{time:g(new Date(i),r.time_zone)})}</p>`}
${r.tables.length===0&&e`<p>${_(`board.empty`)}</p>`}
<ul style=${he(r.tables.length)}>${c.map(t=>e`<${le} key=${t.label} table=${t} end=${r.end_of_time} now=${s} zone=${r.time_zone} />`)}</ul>
</main>`}function he(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function ge(e){let[t,n]=r({board:null,heard:x.now(),refused:!1,unreached:!1});d(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await x.visitor(),i=await r(e);t||n({board:i,heard:x.now(),refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,pe);return()=>{t=!0,clearInterval(a)}},[e]);let{board:i,refused:a}=t;return d(()=>{i?P({slug:e,name:i.name}):a&&ne()?.slug===e&&P(null)},[e,i?.name,a]),d(()=>{document.title=i?`${i.name} · Shinpan`:`Shinpan`},[i]),t}function _e({board:t,now:i}){let[a,s]=r(!1);o();let c=t.tables.filter(({ends_at:e})=>e&&n({began:0,ends:Date.parse(e)},i)).map(({label:e,ends_at:t})=>`${e} ${t}`),l=j(new Set(c));return d(()=>{let e=c.some(e=>!l.current.has(e));l.current=new Set(c),a&&e&&ce()},[c.join()]),e`<button class="button" type="button" aria-pressed=${a} onClick=${()=>{s(!a),a||ce()}}>${_(a?`board.sound-on`:`board.sound-off`)}</button>`}const ve=1440;function Y({label:t,by:n=1,onStep:r,...i}){let a=(i,a)=>e`<button class="button" type="button" aria-label=${_(`clock.${i}`,{what:t,count:n})} onClick=${()=>r(a)}>
${`${a<0?`−`:`+`}${n}`}
</button>`;return e`<div class="stepped">
${a(`less`,-n)}<${k} label=${t} ...${i} />${a(`longer`,n)}
</div>`}function ye(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+ve)%ve;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const be=[`corrected`,`stopped`,`undone`];function xe({hanchan:t,late:n,name:a,due:o,book:s,zone:c,first:l=``,onClose:u}){let{official:d,state:p}=M(),{clock:m,person:h}=n,g=G(p,t,h.id),v=g&&!H(d),[y,b]=r(null),[S,C]=r(m.stopped&&!v?`corrected`:l),{reason:w,field:T}=L(`time`),[E,D]=r(()=>R(m.stopped?.at??x.now(),c)),{does:O,wrong:k}=f(),j=Se(n,o&&!v,d,v).map(e=>({value:e,text:_(`clock.way.${e}`)})),N=E&&Ce(E,m,c),P=S===`corrected`&&N?we(Date.parse(N),m.scheduled):``,F=be.includes(S)||g&&!!S&&!v,ee=S&&(!F||w)&&(S!==`corrected`||E&&!P),te=w&&{reason:w},ne=()=>O(async()=>{let e=S===`undone`?{takes_back:m.stopped.by}:{person:h,...S===`corrected`&&{arrived_at:N}},t={what:S===`undone`?`taken-back`:S,...e,...te};if(g&&!v)return b(t);await I(t)}),I=async({what:e,...n})=>{await V(t,e,n),u()};return y?e`<${U} path="timings" body=${{hanchan:t.id,...y}} onApprove=${e=>I({...y,preview:e})} onClose=${u} />`:e`<${A} title=${a} onClose=${u}>
${g&&e`<p class="note warn">${_(v?`charged.director`:`charged.changes`)}</p>`}
<${i} label=${_(`clock.what`)} value=${S} options=${j} onChange=${C} />
${S===`cancelled`&&e`<p class="note warn">${_(`clock.cancel-text`)}</p>`}
${S===`corrected`&&e`<${Y} type="time" step="1" label=${_(`clock.arrived-at`)} value=${E} wrong=${P} onInput=${D} onStep=${e=>D(ye(E,e))} />`}
${S===`corrected`&&N&&!P&&s&&e`<${Te} late=${n} book=${s} at=${Date.parse(N)} />`}
${F&&T(!1)}
${k}
<button class="button main" type="button" disabled=${!ee} onClick=${ne}>${_(g&&!v?`charged.look`:`clock.record`)}</button>
<//>`}function Se({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function Ce(e,{stopped:t,scheduled:n},r){return t&&e===R(t.at,r)?new Date(t.at).toISOString():W(e,n,r)}function we(e,t){return e>x.now()?_(`clock.to-come`):e<t-72e5?_(`clock.long-before`):``}function Te({late:t,book:n,at:r}){let{library:i}=M(),a={...t.clock,stopped:{at:r,how:`corrected`,by:``,others:[]}},o=B(i,n,{...t,clock:a},r);return e`<p role="status">${_(`clock.becomes`,{cost:o.cost_line})}</p>`}function Ee({hanchan:t,shown:n,now:i,zone:a}){let{official:o}=M(),{does:s,wrong:c}=f(),[l,u]=r(null),d=n.filter(({late:e})=>!z(o,e.person.id));if(d.filter(({late:e})=>!e.clock.stopped).length===0&&!d.some(({late:e})=>K(e.timings,i)))return null;let p=(e,{late:{person:n}})=>s(()=>V(t,e,{person:n}));return e`<div class="late-due">${d.map(t=>{let n=De(t);return n&&e`<button key=${`${t.late.person.id} ${n}`} class="button danger due" type="button" disabled=${!!t.late.clock.stopped} onClick=${()=>n===`cancelled`?u(t):p(n,t)}>
<strong>${_(`clock.way.${n}`)}</strong>${d.length>1&&e`<span class="who">${t.name}</span>`}
</button>`})}</div>
<div class="late-acts">
${d.map(t=>e`<button key=${t.late.person.id} class="button main" type="button" disabled=${!!t.late.clock.stopped} onClick=${()=>p(`arrived`,t)}>
<strong>${t.late.clock.stopped?`✓`:_(`clock.arrived`)}</strong><span class="who">${t.name}</span>
</button>`)}
</div>${c}
${l&&e`<${xe} hanchan=${t} ...${l} due first="cancelled" zone=${a} onClose=${()=>u(null)} />`}`}function De({cost:e}){return e?.due?`cancelled`:e?.effects.some(({id:e})=>e===`replacement`)?`replaced`:null}function Oe({hanchan:t,late:n,name:i,cost:a,book:o,now:s,zone:l,may:u}){let[d,f]=r(!1),{stopped:p}=n.clock,m=z(M().official,n.person.id);return e`<section class=${`late ${p?`stopped`:`runs`}`} aria-label=${i}>
<h2 class="who">${i}</h2>
<p class="late-time" role="timer">${a&&c(a.seconds)}</p>
<p class="late-cost"><strong>${a?.cost_line}</strong></p>
${!p&&a?.next&&a.next.at_seconds!==a.next_band?.at_seconds&&e`<p class="soft">${a.next.line}</p>`}
${!p&&a&&e`<${ke} cost=${a} />`}
${a?.due&&e`<p class="note bad">${_(`clock.cancels`)}</p>`}
${p&&e`<p>${_(`clock.stopped.${p.how}`,{time:g(new Date(p.at),l)})}</p>`}
${p?.others.length>0&&e`<p class="note warn">${_(`clock.others`,{count:p.others.length})}</p>`}
${u&&m&&e`<p class="note info">${_(`clock.own`)}</p>`}
${u&&!m&&e`<${Ae} late=${n} hanchan=${t} now=${s} onMore=${()=>f(!0)} />`}
${d&&e`<${xe} hanchan=${t} late=${n} name=${i} due=${a?.due} book=${o} zone=${l} onClose=${()=>f(!1)} />`}
</section>`}function ke({cost:{seconds:t,next_band:n}}){return!n||t>=n.at_seconds?null:e`<p class="late-next">
<progress max=${n.at_seconds} value=${t} aria-label=${_(`clock.next`)}></progress>
${_(`clock.next-at`,{time:c(n.at_seconds),cost:n.cost_line})}
</p>`}function Ae({late:{timings:t},hanchan:n,now:r,onMore:i}){let{does:a,wrong:o}=f(),s=K(t,r);return e`<button class="button" type="button" onClick=${s?()=>a(()=>V(n,`taken-back`,{takes_back:s.id})):i}>${_(s?`clock.undo`:`clock.more`)}</button>${o}`}const X=1440;function je({state:t,hanchan:n,zone:i,may:a,own:o}){let[s,c]=r(!1),{reason:l,field:u}=L(`schedule`),[d,p]=r(null),{official:m}=M(),h=G(t,n),v=o?`clock.own`:h&&!H(m)?`charged.director`:``,y=n.scheduled_at&&Date.parse(n.scheduled_at),[b,S]=r(()=>R(y||x.now(),i).slice(0,5)),[C,w]=r(()=>String(n.minutes??Ne(t)??``)),{does:T,wrong:E}=f(),D=C.trim()?Number(C):null,O=D===null||Number.isInteger(D)&&D>=1&&D<=X,k=y&&b===R(y,i).slice(0,5),A=h&&!k&&!v;return y&&!s?e`<p class="scheduled"><span>${_(`clock.scheduled`,{time:g(n.scheduled_at,i)})}${n.minutes&&e` · ${_(`clock.lasts`,{count:n.minutes})}`}</span>
${a&&e`<button class="button quiet" type="button" onClick=${()=>c(!0)}>${_(`clock.change`)}</button>`}
</p>`:a?e`<section class="card">
${v?e`<p class="note warn">${_(v)}</p>`:e`<${Y} type="time" label=${_(`clock.when`)} hint=${_(`clock.when-text`)} value=${b} onInput=${S} by=${5} onStep=${e=>S(ye(b,e))} />`}
<${Y} type="number" min="1" max=${X} inputmode="numeric" label=${_(`clock.length`)} hint=${_(`clock.length-text`)} value=${C} onInput=${w} by=${5} onStep=${e=>w(Me(C,e))} />
${A&&e`<p class="note warn">${_(`charged.changes`)}</p>${u(!1)}`}
${E}
<button class="button main" type="button" disabled=${!b||!O||A&&!l} onClick=${()=>T(async()=>{let e=k?n.scheduled_at:W(b,y||x.now(),i),t=y?{scheduled_at:n.scheduled_at,minutes:n.minutes??null}:null,r={scheduled_at:e,minutes:D,replaces:t};if(A)return p({...r,reason:l});await x.send(`schedule`,n.id,r),c(!1)})}>${_(A?`charged.look`:`clock.set`)}</button>
${d&&e`<${U} path=${`hanchans/${n.id}/schedule`} body=${d} about=${_(`charged.start`,{before:g(n.scheduled_at,i),after:g(d.scheduled_at,i)})} onApprove=${async e=>{await x.send(`schedule`,n.id,{...d,preview:e}),p(null),c(!1)}} onClose=${()=>p(null)} />`}
</section>`:e`<p>${_(`clock.unscheduled`)}</p>`}function Me(e,t){let n=Number(e)?Math.min(Number(e)+t,X):t>0?90:0;return n>0?String(n):``}function Ne(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Pe({state:t,hanchan:n}){let r=n.scheduled_at?Date.parse(n.scheduled_at):1/0,i=Object.values(n.seats);return[...ie(t),...t.others.fines].filter(({account:e,amount:t,since:n})=>i.includes(e.id)&&t>0&&Date.parse(n)<r).map(({account:n,unit:r,amount:i,tournament:a})=>e`<p class="note bad owes" key=${[n.id,a,r].join()}>
${_(`clock.owes`,{name:t.players[n.id]?.name??`?`,amount:Fe(t,r,i,a)})}
<a class="button" href="#/fines">${_(`hall-fines`)}</a>
</p>`)}function Fe(e,t,n,r){let i=oe(t,n);return r?`${i} (${y(e,r)})`:i}function Ie({args:[t,n]}){let{tournament:r,state:i}=M(),a=i?.tables[t];if(!r||!i)return e`<${s} title=${_(`clock.title`)} />`;if(!a)return e`<${T} title=${_(`clock.title`)} text=${_(`hall-no-table`)} up="#/tables" />`;let o=i.hanchans[n]??S(i,t),c=`#/table/${t}`;return o?e`<${Le} state=${i} table=${a} hanchan=${o} />`:e`<${T} title=${_(`clock.title`)} text=${_(`hall-no-hanchan-text`)} up=${c} />`}function Le({state:t,table:n,hanchan:r}){let{library:i,official:a}=M(),o=b(a),s=h(()=>ae(t,r),[t,r]),c=re(s),l=h(()=>u(t,r),[t,r]),{begun:d,cancelled:f}=l,p=q(s.length>0||!!d),m=t.settings.time_zone,g=s.find(({person:e})=>z(a,e.id)),v=s.map(e=>{let n=c[e.revision];return{late:e,name:Ve(t,e.person),cost:n&&B(i,n,e,p),book:n}}),y=v.filter(({late:{clock:e}})=>!e.stopped);N(y.filter(({cost:e})=>e).map(Be));let x=t=>e`<${Oe} key=${t.late.person.id} may=${o} hanchan=${r} ...${t} now=${p} zone=${m} />`,S=o&&!(f&&!d)&&r.scheduled_at&&e`${!d&&e`<${Ee} hanchan=${r} shown=${v} now=${p} zone=${m} />`}<${ze} state=${t} hanchan=${r} begun=${d} now=${p} zone=${m} waits=${g&&!g.clock.stopped} missing=${y.length>0} />`;return e`<${E} title=${_(`clock.title-at`,{label:n.label})} up=${`#/table/${n.id}`} actions=${S}>
${d&&e`<${F} may=${o} hanchan=${r} game=${l} now=${p} zone=${m} />`}
${s.length>0&&e`<div class=${`stack lates ${y.length===1?`alone`:``}`}>${[...y,...v.filter(e=>!y.includes(e))].map(x)}</div>`}
${f&&e`<p class="note bad">${_(`clock.cancelled`)}</p>`}
${!d&&e`<${Pe} state=${t} hanchan=${r} />`}
<${I} state=${t} hanchan=${r} zone=${m} />
<${je} key=${r.scheduled_at} may=${o} state=${t} hanchan=${r} zone=${m} own=${!!g} />
${o&&r.scheduled_at&&e`<${Re} state=${t} table=${n} hanchan=${r} late=${s} begun=${d} />`}
${o&&y.length>0&&e`<${te} />`}
<//>`}function Re({state:t,table:n,hanchan:r,late:i,begun:a}){let{does:o,wrong:s}=f(),{official:c}=M(),l=new Set(i.map(({person:e})=>e.id)),u=w(r,C(t,n.id,r)).map(({player:e})=>({kind:`player`,id:e})),d=Object.values(t.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),p=({id:e})=>!l.has(e)&&!z(c,e),m=u.filter(p),h=d.map(({id:e})=>({kind:`official`,id:e})).filter(p),g=e=>o(async()=>{for(let t of e)await V(r,`absent`,{person:t})});return a||m.length+h.length===0?null:e`<section aria-labelledby="present" class="stack">
<h2 id="present">${_(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...m,...h].map(n=>e`<li key=${n.id}>
<button class="row" type="button" onClick=${()=>g([n])}>
<span class="body who">${Ve(t,n)}${n.kind===`official`&&e`<small>${_(`hall-role.arbiter`)}</small>`}</span>
${_(`clock.absent`)}
</button>
</li>`)}
</ul>
${m.length>1&&e`<button class="button" type="button" onClick=${()=>g(m)}>${_(`clock.all-absent`)}</button>`}
${s}
</section>`}function ze({state:t,hanchan:n,begun:i,now:o,zone:s,waits:c,missing:l}){let{does:u,wrong:d}=f(),{official:p}=M(),[m,h]=r(null),[v,y]=r(!1),b=G(t,n);if(c)return e`<p class="body">${_(`clock.own`)}</p>`;if(!i)return e`<button class=${`button ${l?``:`main`}`} type="button" onClick=${()=>u(()=>V(n,`began`))}>${_(`clock.begins`)}</button>${d}`;let x=async e=>{let t={takes_back:i.by,reason:e};b?h(t):await V(n,`taken-back`,t),y(!1)},S=async e=>{await V(n,`taken-back`,{...m,preview:e}),h(null)},C=a(t,n.round).filter(e=>e.hanchan===n.id&&!e.person),w=K(C,o);return e`<p class="body">${_(`clock.began`,{time:g(new Date(i.at),s)})}</p>
${w&&e`<button class="button" type="button" onClick=${()=>u(()=>V(n,`taken-back`,{takes_back:w.id}))}>${_(`clock.undo`)}</button>`}
${!w&&(!b||H(p))&&e`<button class="button quiet" type="button" onClick=${()=>y(!0)}>${_(`clock.mistake`)}</button>`}
${v&&e`<${ee} what="start" title=${_(`clock.mistake`)} yes=${_(`clock.record`)} onReason=${x} onClose=${()=>y(!1)} />`}
${m&&e`<${U} path="timings" body=${{hanchan:n.id,what:`taken-back`,...m}} onApprove=${S} onClose=${()=>h(null)} />`}${d}`}function Be({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function Ve(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Z=`shinpan.keep.`;function He(e){let[t,n]=r(()=>D(Z+e)??[]),[i,a]=r(D(`${Z}page.${e}`)),[o,s]=r(!1),[c,l]=r(!1),u=t=>{v(Z+e,t),n(t)},f=async()=>{let t=await x.visitor();await We(t,e,u),await t.timekeeping(e).then(t=>{v(`${Z}page.${e}`,t),a(t),s(!1),l(!1)},e=>e.status===404?s(!0):l(!0))};return d(()=>{f();let e=setInterval(f,8e3);return()=>clearInterval(e)},[e]),{own:t,page:i,missing:o,unreached:c,note:async t=>{let n=Q(e).at(-1);if(n&&Ue(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await x.visitor(),i=Q(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);u([...i,r(t)]),f()}}}function Ue(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Q(e){return D(Z+e)??[]}async function We(e,t,n){for(let r of Q(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Ge(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Ge(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Ge(e,t,n){n(Q(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[n=``,r=``]}){let{own:i,page:a,missing:o,unreached:s,note:c}=He([n,r].map(encodeURIComponent).join(`/`)),u=a?_(`keep.title-at`,{label:a.label}):_(`keep.title`);return o?e`<${E} title=${_(`keep.title`)}><${l} text=${_(`keep.missing`)}><a class="button" href="#/scan">${_(`hall-scan`)}</a><//><//>`:!a&&s?e`<${E} title=${u}><${l} text=${_(`live.unreached`)} /><//>`:a?a.hanchan?.scheduled_at?e`<${qe} title=${u} page=${a} own=${i} note=${c} />`:e`<${E} title=${u}><${l} text=${_(`keep.unscheduled`)} /><//>`:e`<${E} title=${u}><${t} /><//>`}function qe({title:t,page:{tournament:n,time_zone:r,hanchan:i},own:a,note:o}){let s=q(!0),l=Math.floor((s-Date.parse(i.scheduled_at))/1e3),u=i.players.find(({id:e})=>e===i.keeper),d=new Set(i.times.map(({id:e})=>e)),f=[...i.times,...a.filter(({id:e,body:t})=>t.hanchan===i.id&&!d.has(e)).map(Qe)],p=e=>o({hanchan:i.id,...e}),m=Ye(i,r),h=m||f.some(e=>e.what===`began`&&!$.includes(e.state)),v=!h&&e`<button class="button main" type="button" onClick=${()=>p({what:`began`})}>${_(`keep.begins`)}</button>`;return e`<${E} title=${t} up=${null} actions=${v}>
<p>${n} · ${_(`hall-round`,{round:i.round})}</p>
${u&&e`<p class="note info">${_(`keep.keeper`,{name:u.name})}</p>`}
${m&&e`<p class="note info" role="status">${m}</p>`}
${!m&&e`<section class="late" aria-labelledby="since">
<h2 id="since">${_(`keep.since`,{time:g(i.scheduled_at,r)})}</h2>
<p class="late-time" role="timer">${l<0?`−${c(-l)}`:c(l)}</p>
</section>`}
${!h&&e`<${Je} hanchan=${i} times=${f} record=${p} />`}
<${Ze} times=${f} players=${i.players} zone=${r} />
<p class="soft">${_(`keep.how`)}</p>
<//>`}function Je({hanchan:{timed:t,players:n,known:r},times:i,record:a}){let o=[{who:`arbiter`,name:_(`keep.arbiter`)},...n.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return e`<ul class="rows" aria-label=${_(`keep.who`)}>
${o.filter(({who:e})=>t.includes(e)).map(({name:t,...n})=>{let o=Xe(i,r,n);return e`<li key=${t}>
<button class="row" type="button" disabled=${!o} onClick=${()=>a({what:o,...n})}>
<span class="body who">${t}</span>${_(`keep.tap.${o??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function Ye({began_at:e,cancelled:t,finished:n},r){return n?_(`keep.finished`):e?_(`keep.began`,{time:g(e,r)}):t?_(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:t,players:n,zone:r}){if(t.length===0)return null;let i=({who:e,player:t})=>e===`arbiter`?_(`keep.arbiter`):n.find(({id:e})=>e===t)?.name;return e`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${_(`keep.kept`)}</h2>
<ul class="rows">
${t.map(t=>e`<li class="item" key=${t.id}>
<p><strong>${g(t.at,r)}</strong> ${_(`keep.did.${t.what}`,{name:i(t)??``})}</p>
<p class=${$.includes(t.state)?`note bad`:`soft`} role="status">${_(`keep.state.${t.state}`)} ${t.reason}</p>
</li>`)}
</ul>
</section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{me as Board,Ie as Start,Ke as Timekeeping};