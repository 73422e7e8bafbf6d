import{Dt as e,F as t,Ft as n,G as r,Gt as i,I as a,Jr as o,Jt as s,Mt as c,Nr as l,Ot as u,Pt as d,Qt as f,R as p,T as m,Tt as h,Ut as g,W as _,Xr as v,Yr as y,fn as b,ft as x,gt as S,hn as C,ht as w,m as T,pn as E,qr as D,qt as O,r as k,rn as A,yt as j,z as M}from"./app.js";import{$ as N,Ct as P,J as F,Kt as I,Q as ee,St as te,X as L,Xt as ne,Yt as re,at as R,ct as z,et as B,ft as ie,it as V,lt as H,nt as ae,ot as U,rt as W,st as G,tt as K,ut as oe,wt as q}from"./shared.js";const se=[196,392,541];let J=null;function ce(){J??=new AudioContext,J.resume();let e=J.currentTime+3;for(let[t,n]of se.entries()){let r=new OscillatorNode(J,{frequency:n}),i=new GainNode(J,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(J.destination),r.start(),r.stop(e)}}function le({table:e,end:t,now:n,zone:r}){let{look:i,large:a,small:o}=ue(e,t,n,r);return A`<li class=${i} aria-label=${s(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${s(`hall-round`,{round:e.round})}</small></h2>
<p class="board-time" role="timer">${a}</p>
${o.map(e=>A`<p key=${e}>${e}</p>`)}
</li>`}function ue(e,t,n,r){return e.finished?{look:`over`,large:s(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:s(`board.cancelled`),small:[]}:e.ends_at?de(e,t,n,r):e.began_at?{look:`plays`,large:s(`board.plays`),small:[s(`game.no-limit`)]}:e.scheduled_at?fe(e,n,r):{look:`over`,large:`—`,small:[s(`board.unscheduled`)]}}function de({ends_at:e,extra_seconds:t},n,a,o){let c={began:0,ends:Date.parse(e)},u=t>0?[s(`game.extra`,{time:l(t)})]:[];if(!_(c,a)){let t=[s(`game.ends`,{time:i(e,o)}),...u];return{look:`plays`,large:l(r(c,a)),small:t}}return{look:`up`,large:s(`game.up`),small:[s(`game.still.${n.still}`),s(`game.chonbo.${n.chonbo}`)]}}function fe({scheduled_at:e,missed:t},n,r){let a=Math.floor((n-Date.parse(e))/1e3),o=s(a<0?`board.begins`:`board.late`,{time:i(e,r)}),c=t.map(({seat:e})=>s(e?`hall-wind.${e}`:`board.arbiter`)),u=c.length>0?[s(`board.awaited`,{who:O(c)})]:[];return a<0?{look:`soon`,large:l(-a),small:[o,...u]}:{look:t.length>0?`late`:`soon`,large:`+${l(a)}`,small:[o,...u]}}const pe=5e3;function me({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:a}=ge(e),o=q(!0);if(r)return A`<main class="board"><h1>${s(`board.closed`)}</h1><p>${s(`board.closed-text`)}</p></main>`;if(!t)return A`<main class="board"><h1>Shinpan</h1>${a?A`<p role="status">${s(`live.unreached`)}</p>`:A`<${d} />`}</main>`;let c=[...t.tables].sort(k());return A`<main class="board">
<header>
<h1>${t.name}</h1>
<${_e} board=${t} now=${o} />
<p class="board-now" role="timer">${i(new Date(o),t.time_zone)}</p>
</header>
${o-n>pe*3&&A`<p class="note warn" role="status">${s(`board.unheard`,{time:i(new Date(n),t.time_zone)})}</p>`}
${t.tables.length===0&&A`<p>${s(`board.empty`)}</p>`}
<ul style=${he(t.tables.length)}>${c.map(e=>A`<${le} key=${e.label} table=${e} end=${t.end_of_time} now=${o} zone=${t.time_zone} />`)}</ul>
</main>`}function he(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function ge(e){let[t,n]=y({board:null,heard:C.now(),refused:!1,unreached:!1});D(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await C.visitor(),i=await r(e);t||n({board:i,heard:C.now(),refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,pe);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return D(()=>{r?P({slug:e,name:r.name}):i&&te()?.slug===e&&P(null)},[e,r?.name,i]),D(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function _e({board:e,now:t}){let[n,r]=y(!1);f();let i=e.tables.filter(({ends_at:e})=>e&&_({began:0,ends:Date.parse(e)},t)).map(({label:e,ends_at:t})=>`${e} ${t}`),a=o(new Set(i));return D(()=>{let e=i.some(e=>!a.current.has(e));a.current=new Set(i),n&&e&&ce()},[i.join()]),A`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{r(!n),n||ce()}}>${s(n?`board.sound-on`:`board.sound-off`)}</button>`}const ve=1440;function Y({label:e,by:t=1,onStep:n,...r}){let i=(r,i)=>A`<button class="button" type="button" aria-label=${s(`clock.${r}`,{what:e,count:t})} onClick=${()=>n(i)}>
${`${i<0?`−`:`+`}${t}`}
</button>`;return A`<div class="stepped">
${i(`less`,-t)}<${u} label=${e} ...${r} />${i(`longer`,t)}
</div>`}function ye(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+ve)%ve;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const be=[`corrected`,`stopped`,`undone`];function xe({hanchan:t,late:n,name:r,due:i,book:a,zone:o,first:c=``,onClose:l}){let{official:u,state:d}=g(),{clock:f,person:p}=n,_=G(d,t,p.id),v=_&&!H(u),[b,x]=y(null),[S,w]=y(f.stopped&&!v?`corrected`:c),{reason:T,field:E}=re(`time`),[D,O]=y(()=>R(f.stopped?.at??C.now(),o)),{does:k,wrong:j}=m(),M=Se(n,i&&!v,u,v).map(e=>({value:e,text:s(`clock.way.${e}`)})),N=D&&Ce(D,f,o),P=S===`corrected`&&N?we(Date.parse(N),f.scheduled):``,F=be.includes(S)||_&&!!S&&!v,I=S&&(!F||T)&&(S!==`corrected`||D&&!P),ee=T&&{reason:T},te=()=>k(async()=>{let e=S===`undone`?{takes_back:f.stopped.by}:{person:p,...S===`corrected`&&{arrived_at:N}},t={what:S===`undone`?`taken-back`:S,...e,...ee};if(_&&!v)return x(t);await L(t)}),L=async({what:e,...n})=>{await V(t,e,n),l()};return b?A`<${U} path="timings" body=${{hanchan:t.id,...b}} onApprove=${e=>L({...b,preview:e})} onClose=${l} />`:A`<${h} title=${r} onClose=${l}>
${_&&A`<p class="note warn">${s(v?`charged.director`:`charged.changes`)}</p>`}
<${e} label=${s(`clock.what`)} value=${S} options=${M} onChange=${w} />
${S===`cancelled`&&A`<p class="note warn">${s(`clock.cancel-text`)}</p>`}
${S===`corrected`&&A`<${Y} type="time" step="1" label=${s(`clock.arrived-at`)} value=${D} wrong=${P} onInput=${O} onStep=${e=>O(ye(D,e))} />`}
${S===`corrected`&&N&&!P&&a&&A`<${Te} late=${n} book=${a} at=${Date.parse(N)} />`}
${F&&E(!1)}
${j}
<button class="button main" type="button" disabled=${!I} onClick=${te}>${s(_&&!v?`charged.look`:`clock.record`)}</button>
<//>`}function Se({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function Ce(e,{stopped:t,scheduled:n},r){return t&&e===R(t.at,r)?new Date(t.at).toISOString():W(e,n,r)}function we(e,t){return e>C.now()?s(`clock.to-come`):e<t-72e5?s(`clock.long-before`):``}function Te({late:e,book:t,at:n}){let{library:r}=g(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=B(r,t,{...e,clock:i},n);return A`<p role="status">${s(`clock.becomes`,{cost:a.cost_line})}</p>`}function Ee({hanchan:e,shown:t,now:n,zone:r}){let{official:i}=g(),{does:a,wrong:o}=m(),[c,l]=y(null),u=t.filter(({late:e})=>!z(i,e.person.id));if(u.filter(({late:e})=>!e.clock.stopped).length===0&&!u.some(({late:e})=>K(e.timings,n)))return null;let d=(t,{late:{person:n}})=>a(()=>V(e,t,{person:n}));return A`<div class="late-due">${u.map(e=>{let t=De(e);return t&&A`<button key=${`${e.late.person.id} ${t}`} class="button danger due" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>t===`cancelled`?l(e):d(t,e)}>
<strong>${s(`clock.way.${t}`)}</strong>${u.length>1&&A`<span class="who">${e.name}</span>`}
</button>`})}</div>
<div class="late-acts">
${u.map(e=>A`<button key=${e.late.person.id} class="button main" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>d(`arrived`,e)}>
<strong>${e.late.clock.stopped?`✓`:s(`clock.arrived`)}</strong><span class="who">${e.name}</span>
</button>`)}
</div>${o}
${c&&A`<${xe} hanchan=${e} ...${c} due first="cancelled" zone=${r} onClose=${()=>l(null)} />`}`}function De({cost:e}){return e?.due?`cancelled`:e?.effects.some(({id:e})=>e===`replacement`)?`replaced`:null}function Oe({hanchan:e,late:t,name:n,cost:r,book:a,now:o,zone:c,may:u}){let[d,f]=y(!1),{stopped:p}=t.clock,m=z(g().official,t.person.id);return A`<section class=${`late ${p?`stopped`:`runs`}`} aria-label=${n}>
<h2 class="who">${n}</h2>
<p class="late-time" role="timer">${r&&l(r.seconds)}</p>
<p class="late-cost"><strong>${r?.cost_line}</strong></p>
${!p&&r?.next&&r.next.at_seconds!==r.next_band?.at_seconds&&A`<p class="soft">${r.next.line}</p>`}
${!p&&r&&A`<${ke} cost=${r} />`}
${r?.due&&A`<p class="note bad">${s(`clock.cancels`)}</p>`}
${p&&A`<p>${s(`clock.stopped.${p.how}`,{time:i(new Date(p.at),c)})}</p>`}
${p?.others.length>0&&A`<p class="note warn">${s(`clock.others`,{count:p.others.length})}</p>`}
${u&&m&&A`<p class="note info">${s(`clock.own`)}</p>`}
${u&&!m&&A`<${Ae} late=${t} hanchan=${e} now=${o} onMore=${()=>f(!0)} />`}
${d&&A`<${xe} hanchan=${e} late=${t} name=${n} due=${r?.due} book=${a} zone=${c} onClose=${()=>f(!1)} />`}
</section>`}function ke({cost:{seconds:e,next_band:t}}){return!t||e>=t.at_seconds?null:A`<p class="late-next">
<progress max=${t.at_seconds} value=${e} aria-label=${s(`clock.next`)}></progress>
${s(`clock.next-at`,{time:l(t.at_seconds),cost:t.cost_line})}
</p>`}function Ae({late:{timings:e},hanchan:t,now:n,onMore:r}){let{does:i,wrong:a}=m(),o=K(e,n);return A`<button class="button" type="button" onClick=${o?()=>i(()=>V(t,`taken-back`,{takes_back:o.id})):r}>${s(o?`clock.undo`:`clock.more`)}</button>${a}`}const X=1440;function je({state:e,hanchan:t,zone:n,may:r,own:a}){let[o,c]=y(!1),{reason:l,field:u}=re(`schedule`),[d,f]=y(null),{official:p}=g(),h=G(e,t),_=a?`clock.own`:h&&!H(p)?`charged.director`:``,v=t.scheduled_at&&Date.parse(t.scheduled_at),[b,x]=y(()=>R(v||C.now(),n).slice(0,5)),[S,w]=y(()=>String(t.minutes??Ne(e)??``)),{does:T,wrong:E}=m(),D=S.trim()?Number(S):null,O=D===null||Number.isInteger(D)&&D>=1&&D<=X,k=v&&b===R(v,n).slice(0,5),j=h&&!k&&!_;return v&&!o?A`<p class="scheduled"><span>${s(`clock.scheduled`,{time:i(t.scheduled_at,n)})}${t.minutes&&A` · ${s(`clock.lasts`,{count:t.minutes})}`}</span>
${r&&A`<button class="button quiet" type="button" onClick=${()=>c(!0)}>${s(`clock.change`)}</button>`}
</p>`:r?A`<section class="card">
${_?A`<p class="note warn">${s(_)}</p>`:A`<${Y} type="time" label=${s(`clock.when`)} hint=${s(`clock.when-text`)} value=${b} onInput=${x} by=${5} onStep=${e=>x(ye(b,e))} />`}
<${Y} type="number" min="1" max=${X} inputmode="numeric" label=${s(`clock.length`)} hint=${s(`clock.length-text`)} value=${S} onInput=${w} by=${5} onStep=${e=>w(Me(S,e))} />
${j&&A`<p class="note warn">${s(`charged.changes`)}</p>${u(!1)}`}
${E}
<button class="button main" type="button" disabled=${!b||!O||j&&!l} onClick=${()=>T(async()=>{let e=k?t.scheduled_at:W(b,v||C.now(),n),r=v?{scheduled_at:t.scheduled_at,minutes:t.minutes??null}:null,i={scheduled_at:e,minutes:D,replaces:r};if(j)return f({...i,reason:l});await C.send(`schedule`,t.id,i),c(!1)})}>${s(j?`charged.look`:`clock.set`)}</button>
${d&&A`<${U} path=${`hanchans/${t.id}/schedule`} body=${d} about=${s(`charged.start`,{before:i(t.scheduled_at,n),after:i(d.scheduled_at,n)})} onApprove=${async e=>{await C.send(`schedule`,t.id,{...d,preview:e}),f(null),c(!1)}} onClose=${()=>f(null)} />`}
</section>`:A`<p>${s(`clock.unscheduled`)}</p>`}function Me(e,t){let n=Number(e)?Math.min(Number(e)+t,X):t>0?90:0;return n>0?String(n):``}function Ne(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Pe({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...ie(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:i})=>A`<p class="note bad owes" key=${[t.id,i,n].join()}>
${s(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Fe(e,n,r,i)})}
<a class="button" href="#/fines">${s(`hall-fines`)}</a>
</p>`)}function Fe(e,t,n,r){let i=oe(t,n);return r?`${i} (${x(e,r)})`:i}function Ie({args:[e,n]}){let{tournament:r,state:i}=g(),o=i?.tables[e];if(!r||!i)return A`<${a} title=${s(`clock.title`)} />`;if(!o)return A`<${t} title=${s(`clock.title`)} text=${s(`hall-no-table`)} up="#/tables" />`;let c=i.hanchans[n]??w(i,e),l=`#/table/${e}`;return c?A`<${Le} state=${i} table=${o} hanchan=${c} />`:A`<${t} title=${s(`clock.title`)} text=${s(`hall-no-hanchan-text`)} up=${l} />`}function Le({state:e,table:t,hanchan:r}){let{library:i,official:a}=g(),o=T(a),c=v(()=>ae(e,r),[e,r]),l=ne(c),u=v(()=>p(e,r),[e,r]),{begun:d,cancelled:f}=u,m=q(c.length>0||!!d),h=e.settings.time_zone,_=c.find(({person:e})=>z(a,e.id)),y=c.map(t=>{let n=l[t.revision];return{late:t,name:Ve(e,t.person),cost:n&&B(i,n,t,m),book:n}}),b=y.filter(({late:{clock:e}})=>!e.stopped);N(b.filter(({cost:e})=>e).map(Be));let x=e=>A`<${Oe} key=${e.late.person.id} may=${o} hanchan=${r} ...${e} now=${m} zone=${h} />`,S=o&&!(f&&!d)&&r.scheduled_at&&A`${!d&&A`<${Ee} hanchan=${r} shown=${y} now=${m} zone=${h} />`}<${ze} state=${e} hanchan=${r} begun=${d} now=${m} zone=${h} waits=${_&&!_.clock.stopped} missing=${b.length>0} />`;return A`<${n} title=${s(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`} actions=${S}>
${d&&A`<${F} may=${o} hanchan=${r} game=${u} now=${m} zone=${h} />`}
${c.length>0&&A`<div class=${`stack lates ${b.length===1?`alone`:``}`}>${[...b,...y.filter(e=>!b.includes(e))].map(x)}</div>`}
${f&&A`<p class="note bad">${s(`clock.cancelled`)}</p>`}
${!d&&A`<${Pe} state=${e} hanchan=${r} />`}
<${L} state=${e} hanchan=${r} zone=${h} />
<${je} key=${r.scheduled_at} may=${o} state=${e} hanchan=${r} zone=${h} own=${!!_} />
${o&&r.scheduled_at&&A`<${Re} state=${e} table=${t} hanchan=${r} late=${c} begun=${d} />`}
${o&&b.length>0&&A`<${ee} />`}
<//>`}function Re({state:e,table:t,hanchan:n,late:r,begun:i}){let{does:a,wrong:o}=m(),{official:c}=g(),l=new Set(r.map(({person:e})=>e.id)),u=j(n,S(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),d=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),f=({id:e})=>!l.has(e)&&!z(c,e),p=u.filter(f),h=d.map(({id:e})=>({kind:`official`,id:e})).filter(f),_=e=>a(async()=>{for(let t of e)await V(n,`absent`,{person:t})});return i||p.length+h.length===0?null:A`<section aria-labelledby="present" class="stack">
<h2 id="present">${s(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...p,...h].map(t=>A`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>_([t])}>
<span class="body who">${Ve(e,t)}${t.kind===`official`&&A`<small>${s(`hall-role.arbiter`)}</small>`}</span>
${s(`clock.absent`)}
</button>
</li>`)}
</ul>
${p.length>1&&A`<button class="button" type="button" onClick=${()=>_(p)}>${s(`clock.all-absent`)}</button>`}
${o}
</section>`}function ze({state:e,hanchan:t,begun:n,now:r,zone:a,waits:o,missing:c}){let{does:l,wrong:u}=m(),{official:d}=g(),[f,p]=y(null),[h,_]=y(!1),v=G(e,t);if(o)return A`<p class="body">${s(`clock.own`)}</p>`;if(!n)return A`<button class=${`button ${c?``:`main`}`} type="button" onClick=${()=>l(()=>V(t,`began`))}>${s(`clock.begins`)}</button>${u}`;let b=async e=>{let r={takes_back:n.by,reason:e};v?p(r):await V(t,`taken-back`,r),_(!1)},x=async e=>{await V(t,`taken-back`,{...f,preview:e}),p(null)},S=M(e,t.round).filter(e=>e.hanchan===t.id&&!e.person),C=K(S,r);return A`<p class="body">${s(`clock.began`,{time:i(new Date(n.at),a)})}</p>
${C&&A`<button class="button" type="button" onClick=${()=>l(()=>V(t,`taken-back`,{takes_back:C.id}))}>${s(`clock.undo`)}</button>`}
${!C&&(!v||H(d))&&A`<button class="button quiet" type="button" onClick=${()=>_(!0)}>${s(`clock.mistake`)}</button>`}
${h&&A`<${I} what="start" title=${s(`clock.mistake`)} yes=${s(`clock.record`)} onReason=${b} onClose=${()=>_(!1)} />`}
${f&&A`<${U} path="timings" body=${{hanchan:t.id,what:`taken-back`,...f}} onApprove=${x} onClose=${()=>p(null)} />`}${u}`}function Be({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function Ve(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Z=`shinpan.keep.`;function He(e){let[t,n]=y(()=>E(Z+e)??[]),[r,i]=y(E(`${Z}page.${e}`)),[a,o]=y(!1),[s,c]=y(!1),l=t=>{b(Z+e,t),n(t)},u=async()=>{let t=await C.visitor();await We(t,e,l),await t.timekeeping(e).then(t=>{b(`${Z}page.${e}`,t),i(t),o(!1),c(!1)},e=>e.status===404?o(!0):c(!0))};return D(()=>{u();let e=setInterval(u,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:a,unreached:s,note:async t=>{let n=Q(e).at(-1);if(n&&Ue(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await C.visitor(),i=Q(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);l([...i,r(t)]),u()}}}function Ue(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Q(e){return E(Z+e)??[]}async function We(e,t,n){for(let r of Q(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Ge(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Ge(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Ge(e,t,n){n(Q(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[e=``,t=``]}){let{own:r,page:i,missing:a,unreached:o,note:l}=He([e,t].map(encodeURIComponent).join(`/`)),u=i?s(`keep.title-at`,{label:i.label}):s(`keep.title`);return a?A`<${n} title=${s(`keep.title`)}><${c} text=${s(`keep.missing`)}><a class="button" href="#/scan">${s(`hall-scan`)}</a><//><//>`:!i&&o?A`<${n} title=${u}><${c} text=${s(`live.unreached`)} /><//>`:i?i.hanchan?.scheduled_at?A`<${qe} title=${u} page=${i} own=${r} note=${l} />`:A`<${n} title=${u}><${c} text=${s(`keep.unscheduled`)} /><//>`:A`<${n} title=${u}><${d} /><//>`}function qe({title:e,page:{tournament:t,time_zone:r,hanchan:a},own:o,note:c}){let u=q(!0),d=Math.floor((u-Date.parse(a.scheduled_at))/1e3),f=a.players.find(({id:e})=>e===a.keeper),p=new Set(a.times.map(({id:e})=>e)),m=[...a.times,...o.filter(({id:e,body:t})=>t.hanchan===a.id&&!p.has(e)).map(Qe)],h=e=>c({hanchan:a.id,...e}),g=Ye(a,r),_=g||m.some(e=>e.what===`began`&&!$.includes(e.state)),v=!_&&A`<button class="button main" type="button" onClick=${()=>h({what:`began`})}>${s(`keep.begins`)}</button>`;return A`<${n} title=${e} up=${null} actions=${v}>
<p>${t} · ${s(`hall-round`,{round:a.round})}</p>
${f&&A`<p class="note info">${s(`keep.keeper`,{name:f.name})}</p>`}
${g&&A`<p class="note info" role="status">${g}</p>`}
${!g&&A`<section class="late" aria-labelledby="since">
<h2 id="since">${s(`keep.since`,{time:i(a.scheduled_at,r)})}</h2>
<p class="late-time" role="timer">${d<0?`−${l(-d)}`:l(d)}</p>
</section>`}
${!_&&A`<${Je} hanchan=${a} times=${m} record=${h} />`}
<${Ze} times=${m} players=${a.players} zone=${r} />
<p class="soft">${s(`keep.how`)}</p>
<//>`}function Je({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:s(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return A`<ul class="rows" aria-label=${s(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Xe(r,n,t);return A`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${s(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function Ye({began_at:e,cancelled:t,finished:n},r){return n?s(`keep.finished`):e?s(`keep.began`,{time:i(e,r)}):t?s(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?s(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return A`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${s(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>A`<li class="item" key=${e.id}>
<p><strong>${i(e.at,n)}</strong> ${s(`keep.did.${e.what}`,{name:r(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${s(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{me as Board,Ie as Start,Ke as Timekeeping};