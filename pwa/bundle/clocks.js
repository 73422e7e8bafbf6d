import{Br as e,Bt as t,F as n,Gt as r,H as i,Hr as a,Ht as o,I as s,M as c,Mt as l,N as u,S as d,St as f,Tt as p,V as m,Vr as h,Wt as g,Yt as _,d as v,en as y,fn as b,ft as x,gt as S,jt as C,kr as w,kt as T,ln as E,lt as D,pt as O,r as k,un as A,wt as j,zr as M}from"./app.js";import{$ as N,Ct as P,J as F,Kt as I,Q as ee,St as te,X as L,Xt as ne,Yt as re,at as R,ct as z,et as B,ft as ie,it as V,lt as H,nt as ae,ot as U,rt as W,st as G,tt as K,ut as oe,wt as q}from"./shared.js";const se=[196,392,541];let J=null;function ce(){J??=new AudioContext,J.resume();let e=J.currentTime+3;for(let[t,n]of se.entries()){let r=new OscillatorNode(J,{frequency:n}),i=new GainNode(J,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(J.destination),r.start(),r.stop(e)}}function le({table:e,end:t,now:n,zone:i}){let{look:a,large:o,small:s}=ue(e,t,n,i);return y`<li class=${a} aria-label=${r(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${r(`hall-round`,{round:e.round})}</small></h2>
<p class="board-time" role="timer">${o}</p>
${s.map(e=>y`<p key=${e}>${e}</p>`)}
</li>`}function ue(e,t,n,i){return e.finished?{look:`over`,large:r(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:r(`board.cancelled`),small:[]}:e.ends_at?de(e,t,n,i):e.began_at?{look:`plays`,large:r(`board.plays`),small:[r(`game.no-limit`)]}:e.scheduled_at?fe(e,n,i):{look:`over`,large:`—`,small:[r(`board.unscheduled`)]}}function de({ends_at:e,extra_seconds:t},n,a,s){let c={began:0,ends:Date.parse(e)},l=t>0?[r(`game.extra`,{time:w(t)})]:[];if(!m(c,a)){let t=[r(`game.ends`,{time:o(e,s)}),...l];return{look:`plays`,large:w(i(c,a)),small:t}}return{look:`up`,large:r(`game.up`),small:[r(`game.still.${n.still}`),r(`game.chonbo.${n.chonbo}`)]}}function fe({scheduled_at:e,missed:t},n,i){let a=Math.floor((n-Date.parse(e))/1e3),s=r(a<0?`board.begins`:`board.late`,{time:o(e,i)}),c=t.map(({seat:e})=>r(e?`hall-wind.${e}`:`board.arbiter`)),l=c.length>0?[r(`board.awaited`,{who:g(c)})]:[];return a<0?{look:`soon`,large:w(-a),small:[s,...l]}:{look:t.length>0?`late`:`soon`,large:`+${w(a)}`,small:[s,...l]}}const pe=5e3;function me({args:[e=``]}){let{board:t,heard:n,refused:i,unreached:a}=ge(e),s=q(!0);if(i)return y`<main class="board"><h1>${r(`board.closed`)}</h1><p>${r(`board.closed-text`)}</p></main>`;if(!t)return y`<main class="board"><h1>Shinpan</h1>${a?y`<p role="status">${r(`live.unreached`)}</p>`:y`<${C} />`}</main>`;let c=[...t.tables].sort(k());return y`<main class="board">
<header>
<h1>${t.name}</h1>
<${_e} board=${t} now=${s} />
<p class="board-now" role="timer">${o(new Date(s),t.time_zone)}</p>
</header>
${s-n>pe*3&&y`<p class="note warn" role="status">${r(`board.unheard`,{time:o(new Date(n),t.time_zone)})}</p>`}
${t.tables.length===0&&y`<p>${r(`board.empty`)}</p>`}
<ul style=${he(t.tables.length)}>${c.map(e=>y`<${le} key=${e.label} table=${e} end=${t.end_of_time} now=${s} zone=${t.time_zone} />`)}</ul>
</main>`}function he(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function ge(e){let[t,n]=h({board:null,heard:b.now(),refused:!1,unreached:!1});M(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await b.visitor(),i=await r(e);t||n({board:i,heard:b.now(),refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,pe);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return M(()=>{r?P({slug:e,name:r.name}):i&&te()?.slug===e&&P(null)},[e,r?.name,i]),M(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function _e({board:t,now:n}){let[i,a]=h(!1);_();let o=t.tables.filter(({ends_at:e})=>e&&m({began:0,ends:Date.parse(e)},n)).map(({label:e,ends_at:t})=>`${e} ${t}`),s=e(new Set(o));return M(()=>{let e=o.some(e=>!s.current.has(e));s.current=new Set(o),i&&e&&ce()},[o.join()]),y`<button class="button" type="button" aria-pressed=${i} onClick=${()=>{a(!i),i||ce()}}>${r(i?`board.sound-on`:`board.sound-off`)}</button>`}const ve=1440;function Y({label:e,by:t=1,onStep:n,...i}){let a=(i,a)=>y`<button class="button" type="button" aria-label=${r(`clock.${i}`,{what:e,count:t})} onClick=${()=>n(a)}>
${`${a<0?`−`:`+`}${t}`}
</button>`;return y`<div class="stepped">
${a(`less`,-t)}<${p} label=${e} ...${i} />${a(`longer`,t)}
</div>`}function ye(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+ve)%ve;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const be=[`corrected`,`stopped`,`undone`];function xe({hanchan:e,late:n,name:i,due:a,book:o,zone:s,first:c=``,onClose:l}){let{official:u,state:p}=t(),{clock:m,person:g}=n,_=G(p,e,g.id),v=_&&!H(u),[x,S]=h(null),[C,w]=h(m.stopped&&!v?`corrected`:c),{reason:T,field:E}=re(`time`),[D,O]=h(()=>R(m.stopped?.at??b.now(),s)),{does:k,wrong:A}=d(),M=Se(n,a&&!v,u,v).map(e=>({value:e,text:r(`clock.way.${e}`)})),N=D&&Ce(D,m,s),P=C===`corrected`&&N?we(Date.parse(N),m.scheduled):``,F=be.includes(C)||_&&!!C&&!v,I=C&&(!F||T)&&(C!==`corrected`||D&&!P),ee=T&&{reason:T},te=()=>k(async()=>{let e=C===`undone`?{takes_back:m.stopped.by}:{person:g,...C===`corrected`&&{arrived_at:N}},t={what:C===`undone`?`taken-back`:C,...e,...ee};if(_&&!v)return S(t);await L(t)}),L=async({what:t,...n})=>{await V(e,t,n),l()};return x?y`<${U} path="timings" body=${{hanchan:e.id,...x}} onApprove=${e=>L({...x,preview:e})} onClose=${l} />`:y`<${f} title=${i} onClose=${l}>
${_&&y`<p class="note warn">${r(v?`charged.director`:`charged.changes`)}</p>`}
<${j} label=${r(`clock.what`)} value=${C} options=${M} onChange=${w} />
${C===`cancelled`&&y`<p class="note warn">${r(`clock.cancel-text`)}</p>`}
${C===`corrected`&&y`<${Y} type="time" step="1" label=${r(`clock.arrived-at`)} value=${D} wrong=${P} onInput=${O} onStep=${e=>O(ye(D,e))} />`}
${C===`corrected`&&N&&!P&&o&&y`<${Te} late=${n} book=${o} at=${Date.parse(N)} />`}
${F&&E(!1)}
${A}
<button class="button main" type="button" disabled=${!I} onClick=${te}>${r(_&&!v?`charged.look`:`clock.record`)}</button>
<//>`}function Se({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function Ce(e,{stopped:t,scheduled:n},r){return t&&e===R(t.at,r)?new Date(t.at).toISOString():W(e,n,r)}function we(e,t){return e>b.now()?r(`clock.to-come`):e<t-72e5?r(`clock.long-before`):``}function Te({late:e,book:n,at:i}){let{library:a}=t(),o={...e.clock,stopped:{at:i,how:`corrected`,by:``,others:[]}},s=B(a,n,{...e,clock:o},i);return y`<p role="status">${r(`clock.becomes`,{cost:s.cost_line})}</p>`}function Ee({hanchan:e,shown:n,now:i,zone:a}){let{official:o}=t(),{does:s,wrong:c}=d(),[l,u]=h(null),f=n.filter(({late:e})=>!z(o,e.person.id));if(f.filter(({late:e})=>!e.clock.stopped).length===0&&!f.some(({late:e})=>K(e.timings,i)))return null;let p=(t,{late:{person:n}})=>s(()=>V(e,t,{person:n}));return y`<div class="late-due">${f.map(e=>{let t=De(e);return t&&y`<button key=${`${e.late.person.id} ${t}`} class="button danger due" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>t===`cancelled`?u(e):p(t,e)}>
<strong>${r(`clock.way.${t}`)}</strong>${f.length>1&&y`<span class="who">${e.name}</span>`}
</button>`})}</div>
<div class="late-acts">
${f.map(e=>y`<button key=${e.late.person.id} class="button main" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>p(`arrived`,e)}>
<strong>${e.late.clock.stopped?`✓`:r(`clock.arrived`)}</strong><span class="who">${e.name}</span>
</button>`)}
</div>${c}
${l&&y`<${xe} hanchan=${e} ...${l} due first="cancelled" zone=${a} onClose=${()=>u(null)} />`}`}function De({cost:e}){return e?.due?`cancelled`:e?.effects.some(({id:e})=>e===`replacement`)?`replaced`:null}function Oe({hanchan:e,late:n,name:i,cost:a,book:s,now:c,zone:l,may:u}){let[d,f]=h(!1),{stopped:p}=n.clock,m=z(t().official,n.person.id);return y`<section class=${`late ${p?`stopped`:`runs`}`} aria-label=${i}>
<h2 class="who">${i}</h2>
<p class="late-time" role="timer">${a&&w(a.seconds)}</p>
<p class="late-cost"><strong>${a?.cost_line}</strong></p>
${!p&&a?.next&&a.next.at_seconds!==a.next_band?.at_seconds&&y`<p class="soft">${a.next.line}</p>`}
${!p&&a&&y`<${ke} cost=${a} />`}
${a?.due&&y`<p class="note bad">${r(`clock.cancels`)}</p>`}
${p&&y`<p>${r(`clock.stopped.${p.how}`,{time:o(new Date(p.at),l)})}</p>`}
${p?.others.length>0&&y`<p class="note warn">${r(`clock.others`,{count:p.others.length})}</p>`}
${u&&m&&y`<p class="note info">${r(`clock.own`)}</p>`}
${u&&!m&&y`<${Ae} late=${n} hanchan=${e} now=${c} onMore=${()=>f(!0)} />`}
${d&&y`<${xe} hanchan=${e} late=${n} name=${i} due=${a?.due} book=${s} zone=${l} onClose=${()=>f(!1)} />`}
</section>`}function ke({cost:{seconds:e,next_band:t}}){return!t||e>=t.at_seconds?null:y`<p class="late-next">
<progress max=${t.at_seconds} value=${e} aria-label=${r(`clock.next`)}></progress>
${r(`clock.next-at`,{time:w(t.at_seconds),cost:t.cost_line})}
</p>`}function Ae({late:{timings:e},hanchan:t,now:n,onMore:i}){let{does:a,wrong:o}=d(),s=K(e,n);return y`<button class="button" type="button" onClick=${s?()=>a(()=>V(t,`taken-back`,{takes_back:s.id})):i}>${r(s?`clock.undo`:`clock.more`)}</button>${o}`}const X=1440;function je({state:e,hanchan:n,zone:i,may:a,own:s}){let[c,l]=h(!1),{reason:u,field:f}=re(`schedule`),[p,m]=h(null),{official:g}=t(),_=G(e,n),v=s?`clock.own`:_&&!H(g)?`charged.director`:``,x=n.scheduled_at&&Date.parse(n.scheduled_at),[S,C]=h(()=>R(x||b.now(),i).slice(0,5)),[w,T]=h(()=>String(n.minutes??Ne(e)??``)),{does:E,wrong:D}=d(),O=w.trim()?Number(w):null,k=O===null||Number.isInteger(O)&&O>=1&&O<=X,A=x&&S===R(x,i).slice(0,5),j=_&&!A&&!v;return x&&!c?y`<p class="scheduled"><span>${r(`clock.scheduled`,{time:o(n.scheduled_at,i)})}${n.minutes&&y` · ${r(`clock.lasts`,{count:n.minutes})}`}</span>
${a&&y`<button class="button quiet" type="button" onClick=${()=>l(!0)}>${r(`clock.change`)}</button>`}
</p>`:a?y`<section class="card">
${v?y`<p class="note warn">${r(v)}</p>`:y`<${Y} type="time" label=${r(`clock.when`)} hint=${r(`clock.when-text`)} value=${S} onInput=${C} by=${5} onStep=${e=>C(ye(S,e))} />`}
<${Y} type="number" min="1" max=${X} inputmode="numeric" label=${r(`clock.length`)} hint=${r(`clock.length-text`)} value=${w} onInput=${T} by=${5} onStep=${e=>T(Me(w,e))} />
${j&&y`<p class="note warn">${r(`charged.changes`)}</p>${f(!1)}`}
${D}
<button class="button main" type="button" disabled=${!S||!k||j&&!u} onClick=${()=>E(async()=>{let e=A?n.scheduled_at:W(S,x||b.now(),i),t=x?{scheduled_at:n.scheduled_at,minutes:n.minutes??null}:null,r={scheduled_at:e,minutes:O,replaces:t};if(j)return m({...r,reason:u});await b.send(`schedule`,n.id,r),l(!1)})}>${r(j?`charged.look`:`clock.set`)}</button>
${p&&y`<${U} path=${`hanchans/${n.id}/schedule`} body=${p} about=${r(`charged.start`,{before:o(n.scheduled_at,i),after:o(p.scheduled_at,i)})} onApprove=${async e=>{await b.send(`schedule`,n.id,{...p,preview:e}),m(null),l(!1)}} onClose=${()=>m(null)} />`}
</section>`:y`<p>${r(`clock.unscheduled`)}</p>`}function Me(e,t){let n=Number(e)?Math.min(Number(e)+t,X):t>0?90:0;return n>0?String(n):``}function Ne(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Pe({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,i=Object.values(t.seats);return[...ie(e),...e.others.fines].filter(({account:e,amount:t,since:r})=>i.includes(e.id)&&t>0&&Date.parse(r)<n).map(({account:t,unit:n,amount:i,tournament:a})=>y`<p class="note bad owes" key=${[t.id,a,n].join()}>
${r(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Fe(e,n,i,a)})}
<a class="button" href="#/fines">${r(`hall-fines`)}</a>
</p>`)}function Fe(e,t,n,r){let i=oe(t,n);return r?`${i} (${D(e,r)})`:i}function Ie({args:[e,n]}){let{tournament:i,state:a}=t(),o=a?.tables[e];if(!i||!a)return y`<${u} title=${r(`clock.title`)} />`;if(!o)return y`<${c} title=${r(`clock.title`)} text=${r(`hall-no-table`)} up="#/tables" />`;let s=a.hanchans[n]??x(a,e),l=`#/table/${e}`;return s?y`<${Le} state=${a} table=${o} hanchan=${s} />`:y`<${c} title=${r(`clock.title`)} text=${r(`hall-no-hanchan-text`)} up=${l} />`}function Le({state:e,table:i,hanchan:o}){let{library:s,official:c}=t(),u=v(c),d=a(()=>ae(e,o),[e,o]),f=ne(d),p=a(()=>n(e,o),[e,o]),{begun:m,cancelled:h}=p,g=q(d.length>0||!!m),_=e.settings.time_zone,b=d.find(({person:e})=>z(c,e.id)),x=d.map(t=>{let n=f[t.revision];return{late:t,name:Ve(e,t.person),cost:n&&B(s,n,t,g),book:n}}),S=x.filter(({late:{clock:e}})=>!e.stopped);N(S.filter(({cost:e})=>e).map(Be));let C=e=>y`<${Oe} key=${e.late.person.id} may=${u} hanchan=${o} ...${e} now=${g} zone=${_} />`,w=u&&!(h&&!m)&&o.scheduled_at&&y`${!m&&y`<${Ee} hanchan=${o} shown=${x} now=${g} zone=${_} />`}<${ze} state=${e} hanchan=${o} begun=${m} now=${g} zone=${_} waits=${b&&!b.clock.stopped} missing=${S.length>0} />`;return y`<${l} title=${r(`clock.title-at`,{label:i.label})} up=${`#/table/${i.id}`} actions=${w}>
${m&&y`<${F} may=${u} hanchan=${o} game=${p} now=${g} zone=${_} />`}
${d.length>0&&y`<div class=${`stack lates ${S.length===1?`alone`:``}`}>${[...S,...x.filter(e=>!S.includes(e))].map(C)}</div>`}
${h&&y`<p class="note bad">${r(`clock.cancelled`)}</p>`}
${!m&&y`<${Pe} state=${e} hanchan=${o} />`}
<${L} state=${e} hanchan=${o} zone=${_} />
<${je} key=${o.scheduled_at} may=${u} state=${e} hanchan=${o} zone=${_} own=${!!b} />
${u&&o.scheduled_at&&y`<${Re} state=${e} table=${i} hanchan=${o} late=${d} begun=${m} />`}
${u&&S.length>0&&y`<${ee} />`}
<//>`}function Re({state:e,table:n,hanchan:i,late:a,begun:o}){let{does:s,wrong:c}=d(),{official:l}=t(),u=new Set(a.map(({person:e})=>e.id)),f=S(i,O(e,n.id,i)).map(({player:e})=>({kind:`player`,id:e})),p=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),m=({id:e})=>!u.has(e)&&!z(l,e),h=f.filter(m),g=p.map(({id:e})=>({kind:`official`,id:e})).filter(m),_=e=>s(async()=>{for(let t of e)await V(i,`absent`,{person:t})});return o||h.length+g.length===0?null:y`<section aria-labelledby="present" class="stack">
<h2 id="present">${r(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...h,...g].map(t=>y`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>_([t])}>
<span class="body who">${Ve(e,t)}${t.kind===`official`&&y`<small>${r(`hall-role.arbiter`)}</small>`}</span>
${r(`clock.absent`)}
</button>
</li>`)}
</ul>
${h.length>1&&y`<button class="button" type="button" onClick=${()=>_(h)}>${r(`clock.all-absent`)}</button>`}
${c}
</section>`}function ze({state:e,hanchan:n,begun:i,now:a,zone:c,waits:l,missing:u}){let{does:f,wrong:p}=d(),{official:m}=t(),[g,_]=h(null),[v,b]=h(!1),x=G(e,n);if(l)return y`<p class="body">${r(`clock.own`)}</p>`;if(!i)return y`<button class=${`button ${u?``:`main`}`} type="button" onClick=${()=>f(()=>V(n,`began`))}>${r(`clock.begins`)}</button>${p}`;let S=async e=>{let t={takes_back:i.by,reason:e};x?_(t):await V(n,`taken-back`,t),b(!1)},C=async e=>{await V(n,`taken-back`,{...g,preview:e}),_(null)},w=s(e,n.round).filter(e=>e.hanchan===n.id&&!e.person),T=K(w,a);return y`<p class="body">${r(`clock.began`,{time:o(new Date(i.at),c)})}</p>
${T&&y`<button class="button" type="button" onClick=${()=>f(()=>V(n,`taken-back`,{takes_back:T.id}))}>${r(`clock.undo`)}</button>`}
${!T&&(!x||H(m))&&y`<button class="button quiet" type="button" onClick=${()=>b(!0)}>${r(`clock.mistake`)}</button>`}
${v&&y`<${I} what="start" title=${r(`clock.mistake`)} yes=${r(`clock.record`)} onReason=${S} onClose=${()=>b(!1)} />`}
${g&&y`<${U} path="timings" body=${{hanchan:n.id,what:`taken-back`,...g}} onApprove=${C} onClose=${()=>_(null)} />`}${p}`}function Be({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function Ve(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Z=`shinpan.keep.`;function He(e){let[t,n]=h(()=>A(Z+e)??[]),[r,i]=h(A(`${Z}page.${e}`)),[a,o]=h(!1),[s,c]=h(!1),l=t=>{E(Z+e,t),n(t)},u=async()=>{let t=await b.visitor();await We(t,e,l),await t.timekeeping(e).then(t=>{E(`${Z}page.${e}`,t),i(t),o(!1),c(!1)},e=>e.status===404?o(!0):c(!0))};return M(()=>{u();let e=setInterval(u,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:a,unreached:s,note:async t=>{let n=Q(e).at(-1);if(n&&Ue(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await b.visitor(),i=Q(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);l([...i,r(t)]),u()}}}function Ue(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Q(e){return A(Z+e)??[]}async function We(e,t,n){for(let r of Q(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Ge(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Ge(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Ge(e,t,n){n(Q(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[e=``,t=``]}){let{own:n,page:i,missing:a,unreached:o,note:s}=He([e,t].map(encodeURIComponent).join(`/`)),c=i?r(`keep.title-at`,{label:i.label}):r(`keep.title`);return a?y`<${l} title=${r(`keep.title`)}><${T} text=${r(`keep.missing`)}><a class="button" href="#/scan">${r(`hall-scan`)}</a><//><//>`:!i&&o?y`<${l} title=${c}><${T} text=${r(`live.unreached`)} /><//>`:i?i.hanchan?.scheduled_at?y`<${qe} title=${c} page=${i} own=${n} note=${s} />`:y`<${l} title=${c}><${T} text=${r(`keep.unscheduled`)} /><//>`:y`<${l} title=${c}><${C} /><//>`}function qe({title:e,page:{tournament:t,time_zone:n,hanchan:i},own:a,note:s}){let c=q(!0),u=Math.floor((c-Date.parse(i.scheduled_at))/1e3),d=i.players.find(({id:e})=>e===i.keeper),f=new Set(i.times.map(({id:e})=>e)),p=[...i.times,...a.filter(({id:e,body:t})=>t.hanchan===i.id&&!f.has(e)).map(Qe)],m=e=>s({hanchan:i.id,...e}),h=Ye(i,n),g=h||p.some(e=>e.what===`began`&&!$.includes(e.state)),_=!g&&y`<button class="button main" type="button" onClick=${()=>m({what:`began`})}>${r(`keep.begins`)}</button>`;return y`<${l} title=${e} up=${null} actions=${_}>
<p>${t} · ${r(`hall-round`,{round:i.round})}</p>
${d&&y`<p class="note info">${r(`keep.keeper`,{name:d.name})}</p>`}
${h&&y`<p class="note info" role="status">${h}</p>`}
${!h&&y`<section class="late" aria-labelledby="since">
<h2 id="since">${r(`keep.since`,{time:o(i.scheduled_at,n)})}</h2>
<p class="late-time" role="timer">${u<0?`−${w(-u)}`:w(u)}</p>
</section>`}
${!g&&y`<${Je} hanchan=${i} times=${p} record=${m} />`}
<${Ze} times=${p} players=${i.players} zone=${n} />
<p class="soft">${r(`keep.how`)}</p>
<//>`}function Je({hanchan:{timed:e,players:t,known:n},times:i,record:a}){let o=[{who:`arbiter`,name:r(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return y`<ul class="rows" aria-label=${r(`keep.who`)}>
${o.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let o=Xe(i,n,t);return y`<li key=${e}>
<button class="row" type="button" disabled=${!o} onClick=${()=>a({what:o,...t})}>
<span class="body who">${e}</span>${r(`keep.tap.${o??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function Ye({began_at:e,cancelled:t,finished:n},i){return n?r(`keep.finished`):e?r(`keep.began`,{time:o(e,i)}):t?r(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:e,players:t,zone:n}){if(e.length===0)return null;let i=({who:e,player:n})=>e===`arbiter`?r(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return y`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${r(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>y`<li class="item" key=${e.id}>
<p><strong>${o(e.at,n)}</strong> ${r(`keep.did.${e.what}`,{name:i(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${r(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{me as Board,Ie as Start,Ke as Timekeeping};