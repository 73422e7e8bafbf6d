import{Ar as e,At as t,Ct as n,Et as r,Gr as i,Gt as a,H as o,I as s,Kr as c,Kt as l,L as u,Mt as d,N as f,Nt as p,P as m,Tt as h,U as g,Ur as _,Ut as v,Vt as y,Wr as b,Xt as x,_t as S,dn as C,mt as w,p as T,pn as E,pt as D,r as O,tn as k,un as A,ut as j,w as M}from"./app.js";import{$ as N,Ct as P,J as F,Kt as ee,Q as te,St as ne,X as I,Xt as re,Yt as L,at as R,ct as z,et as B,ft as ie,it as V,lt as H,nt as ae,ot as U,rt as W,st as G,tt as K,ut as oe,wt as q}from"./shared.js";const se=[196,392,541];let J=null;function ce(){J??=new AudioContext,J.resume();let e=J.currentTime+3;for(let[t,n]of se.entries()){let r=new OscillatorNode(J,{frequency:n}),i=new GainNode(J,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(J.destination),r.start(),r.stop(e)}}function le({table:e,end:t,now:n,zone:r}){let{look:i,large:a,small:o}=ue(e,t,n,r);return k`<li class=${i} aria-label=${l(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${l(`hall-round`,{round:e.round})}</small></h2>
<p class="board-time" role="timer">${a}</p>
${o.map(e=>k`<p key=${e}>${e}</p>`)}
</li>`}function ue(e,t,n,r){return e.finished?{look:`over`,large:l(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:l(`board.cancelled`),small:[]}:e.ends_at?de(e,t,n,r):e.began_at?{look:`plays`,large:l(`board.plays`),small:[l(`game.no-limit`)]}:e.scheduled_at?fe(e,n,r):{look:`over`,large:`—`,small:[l(`board.unscheduled`)]}}function de({ends_at:t,extra_seconds:n},r,i,a){let s={began:0,ends:Date.parse(t)},c=n>0?[l(`game.extra`,{time:e(n)})]:[];if(!o(s,i)){let n=[l(`game.ends`,{time:v(t,a)}),...c];return{look:`plays`,large:e(g(s,i)),small:n}}return{look:`up`,large:l(`game.up`),small:[l(`game.still.${r.still}`),l(`game.chonbo.${r.chonbo}`)]}}function fe({scheduled_at:t,missed:n},r,i){let o=Math.floor((r-Date.parse(t))/1e3),s=l(o<0?`board.begins`:`board.late`,{time:v(t,i)}),c=n.map(({seat:e})=>l(e?`hall-wind.${e}`:`board.arbiter`)),u=c.length>0?[l(`board.awaited`,{who:a(c)})]:[];return o<0?{look:`soon`,large:e(-o),small:[s,...u]}:{look:n.length>0?`late`:`soon`,large:`+${e(o)}`,small:[s,...u]}}const pe=5e3;function me({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:i}=ge(e),a=q(!0);if(r)return k`<main class="board"><h1>${l(`board.closed`)}</h1><p>${l(`board.closed-text`)}</p></main>`;if(!t)return k`<main class="board"><h1>Shinpan</h1>${i?k`<p role="status">${l(`live.unreached`)}</p>`:k`<${d} />`}</main>`;let o=[...t.tables].sort(O());return k`<main class="board">
<header>
<h1>${t.name}</h1>
<${_e} board=${t} now=${a} />
<p class="board-now" role="timer">${v(new Date(a),t.time_zone)}</p>
</header>
${a-n>pe*3&&k`<p class="note warn" role="status">${l(`board.unheard`,{time:v(new Date(n),t.time_zone)})}</p>`}
${t.tables.length===0&&k`<p>${l(`board.empty`)}</p>`}
<ul style=${he(t.tables.length)}>${o.map(e=>k`<${le} key=${e.label} table=${e} end=${t.end_of_time} now=${a} zone=${t.time_zone} />`)}</ul>
</main>`}function he(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function ge(e){let[t,n]=i({board:null,heard:E.now(),refused:!1,unreached:!1});_(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await E.visitor(),i=await r(e);t||n({board:i,heard:E.now(),refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,pe);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:a}=t;return _(()=>{r?P({slug:e,name:r.name}):a&&ne()?.slug===e&&P(null)},[e,r?.name,a]),_(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function _e({board:e,now:t}){let[n,r]=i(!1);x();let a=e.tables.filter(({ends_at:e})=>e&&o({began:0,ends:Date.parse(e)},t)).map(({label:e,ends_at:t})=>`${e} ${t}`),s=b(new Set(a));return _(()=>{let e=a.some(e=>!s.current.has(e));s.current=new Set(a),n&&e&&ce()},[a.join()]),k`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{r(!n),n||ce()}}>${l(n?`board.sound-on`:`board.sound-off`)}</button>`}const ve=1440;function Y({label:e,by:t=1,onStep:n,...i}){let a=(r,i)=>k`<button class="button" type="button" aria-label=${l(`clock.${r}`,{what:e,count:t})} onClick=${()=>n(i)}>
${`${i<0?`−`:`+`}${t}`}
</button>`;return k`<div class="stepped">
${a(`less`,-t)}<${r} label=${e} ...${i} />${a(`longer`,t)}
</div>`}function ye(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+ve)%ve;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const be=[`corrected`,`stopped`,`undone`];function xe({hanchan:e,late:t,name:r,due:a,book:o,zone:s,first:c=``,onClose:u}){let{official:d,state:f}=y(),{clock:p,person:m}=t,g=G(f,e,m.id),_=g&&!H(d),[v,b]=i(null),[x,S]=i(p.stopped&&!_?`corrected`:c),{reason:C,field:w}=L(`time`),[T,D]=i(()=>R(p.stopped?.at??E.now(),s)),{does:O,wrong:A}=M(),j=Se(t,a&&!_,d,_).map(e=>({value:e,text:l(`clock.way.${e}`)})),N=T&&Ce(T,p,s),P=x===`corrected`&&N?we(Date.parse(N),p.scheduled):``,F=be.includes(x)||g&&!!x&&!_,ee=x&&(!F||C)&&(x!==`corrected`||T&&!P),te=C&&{reason:C},ne=()=>O(async()=>{let e=x===`undone`?{takes_back:p.stopped.by}:{person:m,...x===`corrected`&&{arrived_at:N}},t={what:x===`undone`?`taken-back`:x,...e,...te};if(g&&!_)return b(t);await I(t)}),I=async({what:t,...n})=>{await V(e,t,n),u()};return v?k`<${U} path="timings" body=${{hanchan:e.id,...v}} onApprove=${e=>I({...v,preview:e})} onClose=${u} />`:k`<${n} title=${r} onClose=${u}>
${g&&k`<p class="note warn">${l(_?`charged.director`:`charged.changes`)}</p>`}
<${h} label=${l(`clock.what`)} value=${x} options=${j} onChange=${S} />
${x===`cancelled`&&k`<p class="note warn">${l(`clock.cancel-text`)}</p>`}
${x===`corrected`&&k`<${Y} type="time" step="1" label=${l(`clock.arrived-at`)} value=${T} wrong=${P} onInput=${D} onStep=${e=>D(ye(T,e))} />`}
${x===`corrected`&&N&&!P&&o&&k`<${Te} late=${t} book=${o} at=${Date.parse(N)} />`}
${F&&w(!1)}
${A}
<button class="button main" type="button" disabled=${!ee} onClick=${ne}>${l(g&&!_?`charged.look`:`clock.record`)}</button>
<//>`}function Se({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function Ce(e,{stopped:t,scheduled:n},r){return t&&e===R(t.at,r)?new Date(t.at).toISOString():W(e,n,r)}function we(e,t){return e>E.now()?l(`clock.to-come`):e<t-72e5?l(`clock.long-before`):``}function Te({late:e,book:t,at:n}){let{library:r}=y(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=B(r,t,{...e,clock:i},n);return k`<p role="status">${l(`clock.becomes`,{cost:a.cost_line})}</p>`}function Ee({hanchan:e,shown:t,now:n,zone:r}){let{official:a}=y(),{does:o,wrong:s}=M(),[c,u]=i(null),d=t.filter(({late:e})=>!z(a,e.person.id));if(d.filter(({late:e})=>!e.clock.stopped).length===0&&!d.some(({late:e})=>K(e.timings,n)))return null;let f=(t,{late:{person:n}})=>o(()=>V(e,t,{person:n}));return k`<div class="late-due">${d.map(e=>{let t=De(e);return t&&k`<button key=${`${e.late.person.id} ${t}`} class="button danger due" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>t===`cancelled`?u(e):f(t,e)}>
<strong>${l(`clock.way.${t}`)}</strong>${d.length>1&&k`<span class="who">${e.name}</span>`}
</button>`})}</div>
<div class="late-acts">
${d.map(e=>k`<button key=${e.late.person.id} class="button main" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>f(`arrived`,e)}>
<strong>${e.late.clock.stopped?`✓`:l(`clock.arrived`)}</strong><span class="who">${e.name}</span>
</button>`)}
</div>${s}
${c&&k`<${xe} hanchan=${e} ...${c} due first="cancelled" zone=${r} onClose=${()=>u(null)} />`}`}function De({cost:e}){return e?.due?`cancelled`:e?.effects.some(({id:e})=>e===`replacement`)?`replaced`:null}function Oe({hanchan:t,late:n,name:r,cost:a,book:o,now:s,zone:c,may:u}){let[d,f]=i(!1),{stopped:p}=n.clock,m=z(y().official,n.person.id);return k`<section class=${`late ${p?`stopped`:`runs`}`} aria-label=${r}>
<h2 class="who">${r}</h2>
<p class="late-time" role="timer">${a&&e(a.seconds)}</p>
<p class="late-cost"><strong>${a?.cost_line}</strong></p>
${!p&&a?.next&&a.next.at_seconds!==a.next_band?.at_seconds&&k`<p class="soft">${a.next.line}</p>`}
${!p&&a&&k`<${ke} cost=${a} />`}
${a?.due&&k`<p class="note bad">${l(`clock.cancels`)}</p>`}
${p&&k`<p>${l(`clock.stopped.${p.how}`,{time:v(new Date(p.at),c)})}</p>`}
${p?.others.length>0&&k`<p class="note warn">${l(`clock.others`,{count:p.others.length})}</p>`}
${u&&m&&k`<p class="note info">${l(`clock.own`)}</p>`}
${u&&!m&&k`<${Ae} late=${n} hanchan=${t} now=${s} onMore=${()=>f(!0)} />`}
${d&&k`<${xe} hanchan=${t} late=${n} name=${r} due=${a?.due} book=${o} zone=${c} onClose=${()=>f(!1)} />`}
</section>`}function ke({cost:{seconds:t,next_band:n}}){return!n||t>=n.at_seconds?null:k`<p class="late-next">
<progress max=${n.at_seconds} value=${t} aria-label=${l(`clock.next`)}></progress>
${l(`clock.next-at`,{time:e(n.at_seconds),cost:n.cost_line})}
</p>`}function Ae({late:{timings:e},hanchan:t,now:n,onMore:r}){let{does:i,wrong:a}=M(),o=K(e,n);return k`<button class="button" type="button" onClick=${o?()=>i(()=>V(t,`taken-back`,{takes_back:o.id})):r}>${l(o?`clock.undo`:`clock.more`)}</button>${a}`}const X=1440;function je({state:e,hanchan:t,zone:n,may:r,own:a}){let[o,s]=i(!1),{reason:c,field:u}=L(`schedule`),[d,f]=i(null),{official:p}=y(),m=G(e,t),h=a?`clock.own`:m&&!H(p)?`charged.director`:``,g=t.scheduled_at&&Date.parse(t.scheduled_at),[_,b]=i(()=>R(g||E.now(),n).slice(0,5)),[x,S]=i(()=>String(t.minutes??Ne(e)??``)),{does:C,wrong:w}=M(),T=x.trim()?Number(x):null,D=T===null||Number.isInteger(T)&&T>=1&&T<=X,O=g&&_===R(g,n).slice(0,5),A=m&&!O&&!h;return g&&!o?k`<p class="scheduled"><span>${l(`clock.scheduled`,{time:v(t.scheduled_at,n)})}${t.minutes&&k` · ${l(`clock.lasts`,{count:t.minutes})}`}</span>
${r&&k`<button class="button quiet" type="button" onClick=${()=>s(!0)}>${l(`clock.change`)}</button>`}
</p>`:r?k`<section class="card">
${h?k`<p class="note warn">${l(h)}</p>`:k`<${Y} type="time" label=${l(`clock.when`)} hint=${l(`clock.when-text`)} value=${_} onInput=${b} by=${5} onStep=${e=>b(ye(_,e))} />`}
<${Y} type="number" min="1" max=${X} inputmode="numeric" label=${l(`clock.length`)} hint=${l(`clock.length-text`)} value=${x} onInput=${S} by=${5} onStep=${e=>S(Me(x,e))} />
${A&&k`<p class="note warn">${l(`charged.changes`)}</p>${u(!1)}`}
${w}
<button class="button main" type="button" disabled=${!_||!D||A&&!c} onClick=${()=>C(async()=>{let e=O?t.scheduled_at:W(_,g||E.now(),n),r=g?{scheduled_at:t.scheduled_at,minutes:t.minutes??null}:null,i={scheduled_at:e,minutes:T,replaces:r};if(A)return f({...i,reason:c});await E.send(`schedule`,t.id,i),s(!1)})}>${l(A?`charged.look`:`clock.set`)}</button>
${d&&k`<${U} path=${`hanchans/${t.id}/schedule`} body=${d} about=${l(`charged.start`,{before:v(t.scheduled_at,n),after:v(d.scheduled_at,n)})} onApprove=${async e=>{await E.send(`schedule`,t.id,{...d,preview:e}),f(null),s(!1)}} onClose=${()=>f(null)} />`}
</section>`:k`<p>${l(`clock.unscheduled`)}</p>`}function Me(e,t){let n=Number(e)?Math.min(Number(e)+t,X):t>0?90:0;return n>0?String(n):``}function Ne(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Pe({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...ie(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:i})=>k`<p class="note bad owes" key=${[t.id,i,n].join()}>
${l(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Fe(e,n,r,i)})}
<a class="button" href="#/fines">${l(`hall-fines`)}</a>
</p>`)}function Fe(e,t,n,r){let i=oe(t,n);return r?`${i} (${j(e,r)})`:i}function Ie({args:[e,t]}){let{tournament:n,state:r}=y(),i=r?.tables[e];if(!n||!r)return k`<${m} title=${l(`clock.title`)} />`;if(!i)return k`<${f} title=${l(`clock.title`)} text=${l(`hall-no-table`)} up="#/tables" />`;let a=r.hanchans[t]??D(r,e),o=`#/table/${e}`;return a?k`<${Le} state=${r} table=${i} hanchan=${a} />`:k`<${f} title=${l(`clock.title`)} text=${l(`hall-no-hanchan-text`)} up=${o} />`}function Le({state:e,table:t,hanchan:n}){let{library:r,official:i}=y(),a=T(i),o=c(()=>ae(e,n),[e,n]),u=re(o),d=c(()=>s(e,n),[e,n]),{begun:f,cancelled:m}=d,h=q(o.length>0||!!f),g=e.settings.time_zone,_=o.find(({person:e})=>z(i,e.id)),v=o.map(t=>{let n=u[t.revision];return{late:t,name:Ve(e,t.person),cost:n&&B(r,n,t,h),book:n}}),b=v.filter(({late:{clock:e}})=>!e.stopped);N(b.filter(({cost:e})=>e).map(Be));let x=e=>k`<${Oe} key=${e.late.person.id} may=${a} hanchan=${n} ...${e} now=${h} zone=${g} />`,S=a&&!(m&&!f)&&n.scheduled_at&&k`${!f&&k`<${Ee} hanchan=${n} shown=${v} now=${h} zone=${g} />`}<${ze} state=${e} hanchan=${n} begun=${f} now=${h} zone=${g} waits=${_&&!_.clock.stopped} missing=${b.length>0} />`;return k`<${p} title=${l(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`} actions=${S}>
${f&&k`<${F} may=${a} hanchan=${n} game=${d} now=${h} zone=${g} />`}
${o.length>0&&k`<div class=${`stack lates ${b.length===1?`alone`:``}`}>${[...b,...v.filter(e=>!b.includes(e))].map(x)}</div>`}
${m&&k`<p class="note bad">${l(`clock.cancelled`)}</p>`}
${!f&&k`<${Pe} state=${e} hanchan=${n} />`}
<${I} state=${e} hanchan=${n} zone=${g} />
<${je} key=${n.scheduled_at} may=${a} state=${e} hanchan=${n} zone=${g} own=${!!_} />
${a&&n.scheduled_at&&k`<${Re} state=${e} table=${t} hanchan=${n} late=${o} begun=${f} />`}
${a&&b.length>0&&k`<${te} />`}
<//>`}function Re({state:e,table:t,hanchan:n,late:r,begun:i}){let{does:a,wrong:o}=M(),{official:s}=y(),c=new Set(r.map(({person:e})=>e.id)),u=S(n,w(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),d=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),f=({id:e})=>!c.has(e)&&!z(s,e),p=u.filter(f),m=d.map(({id:e})=>({kind:`official`,id:e})).filter(f),h=e=>a(async()=>{for(let t of e)await V(n,`absent`,{person:t})});return i||p.length+m.length===0?null:k`<section aria-labelledby="present" class="stack">
<h2 id="present">${l(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...p,...m].map(t=>k`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>h([t])}>
<span class="body who">${Ve(e,t)}${t.kind===`official`&&k`<small>${l(`hall-role.arbiter`)}</small>`}</span>
${l(`clock.absent`)}
</button>
</li>`)}
</ul>
${p.length>1&&k`<button class="button" type="button" onClick=${()=>h(p)}>${l(`clock.all-absent`)}</button>`}
${o}
</section>`}function ze({state:e,hanchan:t,begun:n,now:r,zone:a,waits:o,missing:s}){let{does:c,wrong:d}=M(),{official:f}=y(),[p,m]=i(null),[h,g]=i(!1),_=G(e,t);if(o)return k`<p class="body">${l(`clock.own`)}</p>`;if(!n)return k`<button class=${`button ${s?``:`main`}`} type="button" onClick=${()=>c(()=>V(t,`began`))}>${l(`clock.begins`)}</button>${d}`;let b=async e=>{let r={takes_back:n.by,reason:e};_?m(r):await V(t,`taken-back`,r),g(!1)},x=async e=>{await V(t,`taken-back`,{...p,preview:e}),m(null)},S=u(e,t.round).filter(e=>e.hanchan===t.id&&!e.person),C=K(S,r);return k`<p class="body">${l(`clock.began`,{time:v(new Date(n.at),a)})}</p>
${C&&k`<button class="button" type="button" onClick=${()=>c(()=>V(t,`taken-back`,{takes_back:C.id}))}>${l(`clock.undo`)}</button>`}
${!C&&(!_||H(f))&&k`<button class="button quiet" type="button" onClick=${()=>g(!0)}>${l(`clock.mistake`)}</button>`}
${h&&k`<${ee} what="start" title=${l(`clock.mistake`)} yes=${l(`clock.record`)} onReason=${b} onClose=${()=>g(!1)} />`}
${p&&k`<${U} path="timings" body=${{hanchan:t.id,what:`taken-back`,...p}} onApprove=${x} onClose=${()=>m(null)} />`}${d}`}function Be({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function Ve(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Z=`shinpan.keep.`;function He(e){let[t,n]=i(()=>C(Z+e)??[]),[r,a]=i(C(`${Z}page.${e}`)),[o,s]=i(!1),[c,l]=i(!1),u=t=>{A(Z+e,t),n(t)},d=async()=>{let t=await E.visitor();await We(t,e,u),await t.timekeeping(e).then(t=>{A(`${Z}page.${e}`,t),a(t),s(!1),l(!1)},e=>e.status===404?s(!0):l(!0))};return _(()=>{d();let e=setInterval(d,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:o,unreached:c,note:async t=>{let n=Q(e).at(-1);if(n&&Ue(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await E.visitor(),i=Q(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);u([...i,r(t)]),d()}}}function Ue(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Q(e){return C(Z+e)??[]}async function We(e,t,n){for(let r of Q(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Ge(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Ge(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Ge(e,t,n){n(Q(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[e=``,n=``]}){let{own:r,page:i,missing:a,unreached:o,note:s}=He([e,n].map(encodeURIComponent).join(`/`)),c=i?l(`keep.title-at`,{label:i.label}):l(`keep.title`);return a?k`<${p} title=${l(`keep.title`)}><${t} text=${l(`keep.missing`)}><a class="button" href="#/scan">${l(`hall-scan`)}</a><//><//>`:!i&&o?k`<${p} title=${c}><${t} text=${l(`live.unreached`)} /><//>`:i?i.hanchan?.scheduled_at?k`<${qe} title=${c} page=${i} own=${r} note=${s} />`:k`<${p} title=${c}><${t} text=${l(`keep.unscheduled`)} /><//>`:k`<${p} title=${c}><${d} /><//>`}function qe({title:t,page:{tournament:n,time_zone:r,hanchan:i},own:a,note:o}){let s=q(!0),c=Math.floor((s-Date.parse(i.scheduled_at))/1e3),u=i.players.find(({id:e})=>e===i.keeper),d=new Set(i.times.map(({id:e})=>e)),f=[...i.times,...a.filter(({id:e,body:t})=>t.hanchan===i.id&&!d.has(e)).map(Qe)],m=e=>o({hanchan:i.id,...e}),h=Ye(i,r),g=h||f.some(e=>e.what===`began`&&!$.includes(e.state)),_=!g&&k`<button class="button main" type="button" onClick=${()=>m({what:`began`})}>${l(`keep.begins`)}</button>`;return k`<${p} title=${t} up=${null} actions=${_}>
<p>${n} · ${l(`hall-round`,{round:i.round})}</p>
${u&&k`<p class="note info">${l(`keep.keeper`,{name:u.name})}</p>`}
${h&&k`<p class="note info" role="status">${h}</p>`}
${!h&&k`<section class="late" aria-labelledby="since">
<h2 id="since">${l(`keep.since`,{time:v(i.scheduled_at,r)})}</h2>
<p class="late-time" role="timer">${c<0?`−${e(-c)}`:e(c)}</p>
</section>`}
${!g&&k`<${Je} hanchan=${i} times=${f} record=${m} />`}
<${Ze} times=${f} players=${i.players} zone=${r} />
<p class="soft">${l(`keep.how`)}</p>
<//>`}function Je({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:l(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return k`<ul class="rows" aria-label=${l(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Xe(r,n,t);return k`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${l(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function Ye({began_at:e,cancelled:t,finished:n},r){return n?l(`keep.finished`):e?l(`keep.began`,{time:v(e,r)}):t?l(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?l(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return k`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${l(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>k`<li class="item" key=${e.id}>
<p><strong>${v(e.at,n)}</strong> ${l(`keep.did.${e.what}`,{name:r(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${l(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{me as Board,Ie as Start,Ke as Timekeeping};