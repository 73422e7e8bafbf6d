import{$t as e,At as t,Br as n,Ct as r,Dr as i,F as a,H as o,I as s,Jt as c,Lr as l,Ot as u,Rr as d,T as f,Ut as p,V as m,Vt as h,Wt as g,cn as _,ct as v,dn as y,dt as b,ft as x,ht as S,jt as C,ln as w,m as T,o as E,r as D,s as O,wt as k,xt as A,zr as j,zt as M}from"./app.js";import{$ as N,G as P,Q as F,St as I,Wt as L,X as ee,Y as R,Z as te,at as z,bt as ne,ct as re,et as ie,it as B,nt as V,ot as H,q as ae,qt as oe,rt as U,st as W,tt as G,ut as se,xt as K}from"./shared.js";const ce=[196,392,541];let q=null;function le(){q??=new AudioContext,q.resume();let e=q.currentTime+3;for(let[t,n]of ce.entries()){let r=new OscillatorNode(q,{frequency:n}),i=new GainNode(q,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(q.destination),r.start(),r.stop(e)}}function ue({table:t,end:n,now:r,zone:i}){let{look:a,large:o,small:s}=de(t,n,r,i);return e`<li class=${a} aria-label=${g(`hall-table`,{label:t.label})}>
<h2><span>${t.label}</span><small>${g(`hall-round`,{round:t.round})}</small></h2>
<p class="board-time" role="timer">${o}</p>
${s.map(t=>e`<p key=${t}>${t}</p>`)}
</li>`}function de(e,t,n,r){return e.finished?{look:`over`,large:g(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:g(`board.cancelled`),small:[]}:e.ends_at?fe(e,t,n,r):e.began_at?{look:`plays`,large:g(`board.plays`),small:[g(`game.no-limit`)]}:e.scheduled_at?pe(e,n,r):{look:`over`,large:`—`,small:[g(`board.unscheduled`)]}}function fe({ends_at:e,extra_seconds:t},n,r,a){let s={began:0,ends:Date.parse(e)},c=t>0?[g(`game.extra`,{time:i(t)})]:[];if(!m(s,r)){let t=[g(`game.ends`,{time:h(e,a)}),...c];return{look:`plays`,large:i(o(s,r)),small:t}}return{look:`up`,large:g(`game.up`),small:[g(`game.still.${n.still}`),g(`game.chonbo.${n.chonbo}`)]}}function pe({scheduled_at:e,missed:t},n,r){let a=Math.floor((n-Date.parse(e))/1e3),o=g(a<0?`board.begins`:`board.late`,{time:h(e,r)}),s=t.map(({seat:e})=>g(e?`hall-wind.${e}`:`board.arbiter`)),c=s.length>0?[g(`board.awaited`,{who:p(s)})]:[];return a<0?{look:`soon`,large:i(-a),small:[o,...c]}:{look:t.length>0?`late`:`soon`,large:`+${i(a)}`,small:[o,...c]}}const me=5e3;function he({args:[n=``]}){let{board:r,heard:i,refused:a,unreached:o}=_e(n),s=I(!0);if(a)return e`<main class="board"><h1>${g(`board.closed`)}</h1><p>${g(`board.closed-text`)}</p></main>`;if(!r)return e`<main class="board"><h1>Shinpan</h1>${o?e`<p role="status">${g(`live.unreached`)}</p>`:e`<${t} />`}</main>`;let c=[...r.tables].sort(D());return e`<main class="board">
<header>
<h1>${r.name}</h1>
<${ve} board=${r} now=${s} />
<p class="board-now" role="timer">${h(new Date(s),r.time_zone)}</p>
</header>
${s-i>me*3&&e`<p class="note warn" role="status">${g(`board.unheard`,{time:h(new Date(i),r.time_zone)})}</p>`}
${r.tables.length===0&&e`<p>${g(`board.empty`)}</p>`}
<ul style=${ge(r.tables.length)}>${c.map(t=>e`<${ue} key=${t.label} table=${t} end=${r.end_of_time} now=${s} zone=${r.time_zone} />`)}</ul>
</main>`}function ge(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function _e(e){let[t,n]=j({board:null,heard:y.now(),refused:!1,unreached:!1});l(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await y.visitor(),i=await r(e);t||n({board:i,heard:y.now(),refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,me);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return l(()=>{r?K({slug:e,name:r.name}):i&&ne()?.slug===e&&K(null)},[e,r?.name,i]),l(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function ve({board:t,now:n}){let[r,i]=j(!1);c();let a=t.tables.filter(({ends_at:e})=>e&&m({began:0,ends:Date.parse(e)},n)).map(({label:e,ends_at:t})=>`${e} ${t}`),o=d(new Set(a));return l(()=>{let e=a.some(e=>!o.current.has(e));o.current=new Set(a),r&&e&&le()},[a.join()]),e`<button class="button" type="button" aria-pressed=${r} onClick=${()=>{i(!r),r||le()}}>${g(r?`board.sound-on`:`board.sound-off`)}</button>`}const ye=1440;function J({label:t,by:n=1,onStep:r,...i}){let a=(i,a)=>e`<button class="button" type="button" aria-label=${g(`clock.${i}`,{what:t,count:n})} onClick=${()=>r(a)}>
${`${a<0?`−`:`+`}${n}`}
</button>`;return e`<div class="stepped">
${a(`less`,-n)}<${k} label=${t} ...${i} />${a(`longer`,n)}
</div>`}function be(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+ye)%ye;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const xe=[`corrected`,`stopped`,`undone`];function Se({hanchan:t,late:n,name:i,due:a,book:o,zone:s,first:c=``,onClose:l}){let{official:u,state:d}=M(),{clock:p,person:m}=n,h=z(d,t,m.id),_=h&&!W(u),[v,b]=j(null),[x,S]=j(p.stopped&&!_?`corrected`:c),{reason:C,field:w}=oe(`time`),[T,E]=j(()=>U(p.stopped?.at??y.now(),s)),{does:D,wrong:O}=f(),k=Ce(n,a&&!_,u,_).map(e=>({value:e,text:g(`clock.way.${e}`)})),N=T&&we(T,p,s),P=x===`corrected`&&N?Te(Date.parse(N),p.scheduled):``,F=xe.includes(x)||h&&!!x&&!_,I=x&&(!F||C)&&(x!==`corrected`||T&&!P),L=C&&{reason:C},ee=()=>D(async()=>{let e=x===`undone`?{takes_back:p.stopped.by}:{person:m,...x===`corrected`&&{arrived_at:N}},t={what:x===`undone`?`taken-back`:x,...e,...L};if(h&&!_)return b(t);await R(t)}),R=async({what:e,...n})=>{await V(t,e,n),l()};return v?e`<${B} path="timings" body=${{hanchan:t.id,...v}} onApprove=${e=>R({...v,preview:e})} onClose=${l} />`:e`<${A} title=${i} onClose=${l}>
${h&&e`<p class="note warn">${g(_?`charged.director`:`charged.changes`)}</p>`}
<${r} label=${g(`clock.what`)} value=${x} options=${k} onChange=${S} />
${x===`cancelled`&&e`<p class="note warn">${g(`clock.cancel-text`)}</p>`}
${x===`corrected`&&e`<${J} type="time" step="1" label=${g(`clock.arrived-at`)} value=${T} wrong=${P} onInput=${E} onStep=${e=>E(be(T,e))} />`}
${x===`corrected`&&N&&!P&&o&&e`<${Ee} late=${n} book=${o} at=${Date.parse(N)} />`}
${F&&w(!1)}
${O}
<button class="button main" type="button" disabled=${!I} onClick=${ee}>${g(h&&!_?`charged.look`:`clock.record`)}</button>
<//>`}function Ce({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function we(e,{stopped:t,scheduled:n},r){return t&&e===U(t.at,r)?new Date(t.at).toISOString():G(e,n,r)}function Te(e,t){return e>y.now()?g(`clock.to-come`):e<t-72e5?g(`clock.long-before`):``}function Ee({late:t,book:n,at:r}){let{library:i}=M(),a={...t.clock,stopped:{at:r,how:`corrected`,by:``,others:[]}},o=F(i,n,{...t,clock:a},r);return e`<p role="status">${g(`clock.becomes`,{cost:o.cost_line})}</p>`}function De({hanchan:t,shown:n,now:r,zone:i}){let{official:a}=M(),{does:o,wrong:s}=f(),[c,l]=j(null),u=n.filter(({late:e})=>!H(a,e.person.id)),d=u.filter(({late:e})=>!e.clock.stopped);if(d.length===0&&!u.some(({late:e})=>N(e.timings,r)))return null;let p=(e,{late:{person:n}})=>o(()=>V(t,e,{person:n}));return e`<div class="late-due">${d.map(t=>{let n=Oe(t);return n&&e`<button key=${`${t.late.person.id} ${n}`} class="button danger due" type="button" onClick=${()=>n===`cancelled`?l(t):p(n,t)}>
<strong>${g(`clock.way.${n}`)}</strong>${u.length>1&&e`<span class="who">${t.name}</span>`}
</button>`})}</div>
<div class="late-acts">
${u.map(t=>e`<button key=${t.late.person.id} class="button main" type="button" disabled=${!!t.late.clock.stopped} onClick=${()=>p(`arrived`,t)}>
<strong>${t.late.clock.stopped?`✓`:g(`clock.arrived`)}</strong><span class="who">${t.name}</span>
</button>`)}
</div>${s}
${c&&e`<${Se} hanchan=${t} ...${c} due first="cancelled" zone=${i} onClose=${()=>l(null)} />`}`}function Oe({cost:e}){return e?.due?`cancelled`:e?.effects.some(({id:e})=>e===`replacement`)?`replaced`:null}function ke({hanchan:t,late:n,name:r,cost:a,book:o,now:s,zone:c,may:l}){let[u,d]=j(!1),{stopped:f}=n.clock,p=H(M().official,n.person.id);return e`<section class=${`late ${f?`stopped`:`runs`}`} aria-label=${r}>
<h2 class="who">${r}</h2>
<p class="late-time" role="timer">${a&&i(a.seconds)}</p>
<p class="late-cost"><strong>${a?.cost_line}</strong></p>
${!f&&a?.next&&a.next.at_seconds!==a.next_band?.at_seconds&&e`<p class="soft">${a.next.line}</p>`}
${!f&&a&&e`<${Ae} cost=${a} />`}
${a?.due&&e`<p class="note bad">${g(`clock.cancels`)}</p>`}
${f&&e`<p>${g(`clock.stopped.${f.how}`,{time:h(new Date(f.at),c)})}</p>`}
${f?.others.length>0&&e`<p class="note warn">${g(`clock.others`,{count:f.others.length})}</p>`}
${l&&p&&e`<p class="note info">${g(`clock.own`)}</p>`}
${l&&!p&&e`<${je} late=${n} hanchan=${t} now=${s} onMore=${()=>d(!0)} />`}
${u&&e`<${Se} hanchan=${t} late=${n} name=${r} due=${a?.due} book=${o} zone=${c} onClose=${()=>d(!1)} />`}
</section>`}function Ae({cost:{seconds:t,next_band:n}}){return!n||t>=n.at_seconds?null:e`<p class="late-next">
<progress max=${n.at_seconds} value=${t} aria-label=${g(`clock.next`)}></progress>
${g(`clock.next-at`,{time:i(n.at_seconds),cost:n.cost_line})}
</p>`}function je({late:{timings:t},hanchan:n,now:r,onMore:i}){let{does:a,wrong:o}=f(),s=N(t,r);return e`<button class="button" type="button" onClick=${s?()=>a(()=>V(n,`taken-back`,{takes_back:s.id})):i}>${g(s?`clock.undo`:`clock.more`)}</button>${o}`}const Y=1440;function Me({state:t,hanchan:n,zone:r,may:i,own:a}){let[o,s]=j(!1),[c,l]=j(``),[u,d]=j(null),{official:p}=M(),m=z(t,n),_=a?`clock.own`:m&&!W(p)?`charged.director`:``,v=n.scheduled_at&&Date.parse(n.scheduled_at),[b,x]=j(()=>U(v||y.now(),r).slice(0,5)),[S,C]=j(()=>String(n.minutes??Pe(t)??``)),{does:w,wrong:T}=f(),E=S.trim()?Number(S):null,D=E===null||Number.isInteger(E)&&E>=1&&E<=Y,O=v&&b===U(v,r).slice(0,5),A=m&&!O&&!_;return v&&!o?e`<p class="scheduled"><span>${g(`clock.scheduled`,{time:h(n.scheduled_at,r)})}${n.minutes&&e` · ${g(`clock.lasts`,{count:n.minutes})}`}</span>
${i&&e`<button class="button quiet" type="button" onClick=${()=>s(!0)}>${g(`clock.change`)}</button>`}
</p>`:i?e`<section class="card">
${_?e`<p class="note warn">${g(_)}</p>`:e`<${J} type="time" label=${g(`clock.when`)} hint=${g(`clock.when-text`)} value=${b} onInput=${x} by=${5} onStep=${e=>x(be(b,e))} />`}
<${J} type="number" min="1" max=${Y} inputmode="numeric" label=${g(`clock.length`)} hint=${g(`clock.length-text`)} value=${S} onInput=${C} by=${5} onStep=${e=>C(Ne(S,e))} />
${A&&e`<p class="note warn">${g(`charged.changes`)}</p><${k} long label=${g(`clock.reason`)} value=${c} onInput=${l} />`}
${T}
<button class="button main" type="button" disabled=${!b||!D||A&&!c.trim()} onClick=${()=>w(async()=>{let e=O?n.scheduled_at:G(b,v||y.now(),r),t=v?{scheduled_at:n.scheduled_at,minutes:n.minutes??null}:null,i={scheduled_at:e,minutes:E,replaces:t};if(A)return d({...i,reason:c.trim()});await y.send(`schedule`,n.id,i),s(!1)})}>${g(A?`charged.look`:`clock.set`)}</button>
${u&&e`<${B} path=${`hanchans/${n.id}/schedule`} body=${u} about=${g(`charged.start`,{before:h(n.scheduled_at,r),after:h(u.scheduled_at,r)})} onApprove=${async e=>{await y.send(`schedule`,n.id,{...u,preview:e}),d(null),s(!1)}} onClose=${()=>d(null)} />`}
</section>`:e`<p>${g(`clock.unscheduled`)}</p>`}function Ne(e,t){let n=Number(e)?Math.min(Number(e)+t,Y):t>0?90:0;return n>0?String(n):``}function Pe(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Fe({state:t,hanchan:n}){let r=n.scheduled_at?Date.parse(n.scheduled_at):1/0,i=Object.values(n.seats);return[...se(t),...t.others.fines].filter(({account:e,amount:t,since:n})=>i.includes(e.id)&&t>0&&Date.parse(n)<r).map(({account:n,unit:r,amount:i,tournament:a})=>e`<p class="note bad owes" key=${[n.id,a,r].join()}>
${g(`clock.owes`,{name:t.players[n.id]?.name??`?`,amount:Ie(t,r,i,a)})}
<a class="button" href="#/fines">${g(`hall-fines`)}</a>
</p>`)}function Ie(e,t,n,r){let i=re(t,n);return r?`${i} (${v(e,r)})`:i}function Le({args:[t,n]}){let{tournament:r,state:i}=M(),a=i?.tables[t];if(!r||!i)return e`<${O} title=${g(`clock.title`)} />`;if(!a)return e`<${E} title=${g(`clock.title`)} text=${g(`hall-no-table`)} up="#/tables" />`;let o=i.hanchans[n]??b(i,t),s=`#/table/${t}`;return o?e`<${Re} state=${i} table=${a} hanchan=${o} />`:e`<${E} title=${g(`clock.title`)} text=${g(`hall-no-hanchan-text`)} up=${s} />`}function Re({state:t,table:r,hanchan:i}){let{library:o,official:s}=M(),c=T(s),l=n(()=>ie(t,i),[t,i]),u=te(l),d=n(()=>a(t,i),[t,i]),{begun:f,cancelled:p}=d,m=I(l.length>0||!!f),h=t.settings.time_zone,_=l.find(({person:e})=>H(s,e.id)),v=l.map(e=>{let n=u[e.revision];return{late:e,name:He(t,e.person),cost:n&&F(o,n,e,m),book:n}}),y=v.filter(({late:{clock:e}})=>!e.stopped);ee(y.filter(({cost:e})=>e).map(Ve));let b=t=>e`<${ke} key=${t.late.person.id} may=${c} hanchan=${i} ...${t} now=${m} zone=${h} />`,x=c&&!(p&&!f)&&i.scheduled_at&&e`${!f&&e`<${De} hanchan=${i} shown=${v} now=${m} zone=${h} />`}<${Be} state=${t} hanchan=${i} begun=${f} now=${m} zone=${h} waits=${_&&!_.clock.stopped} missing=${y.length>0} />`;return e`<${C} title=${g(`clock.title-at`,{label:r.label})} up=${`#/table/${r.id}`} actions=${x}>
${f&&e`<${P} may=${c} hanchan=${i} game=${d} now=${m} zone=${h} />`}
${l.length>0&&e`<div class=${`stack lates ${y.length===1?`alone`:``}`}>${[...y,...v.filter(e=>!y.includes(e))].map(b)}</div>`}
${p&&e`<p class="note bad">${g(`clock.cancelled`)}</p>`}
${!f&&e`<${Fe} state=${t} hanchan=${i} />`}
<${ae} state=${t} hanchan=${i} zone=${h} />
<${Me} key=${i.scheduled_at} may=${c} state=${t} hanchan=${i} zone=${h} own=${!!_} />
${c&&i.scheduled_at&&e`<${ze} state=${t} table=${r} hanchan=${i} late=${l} begun=${f} />`}
${c&&y.length>0&&e`<${R} />`}
<//>`}function ze({state:t,table:n,hanchan:r,late:i,begun:a}){let{does:o,wrong:s}=f(),{official:c}=M(),l=new Set(i.map(({person:e})=>e.id)),u=S(r,x(t,n.id,r)).map(({player:e})=>({kind:`player`,id:e})),d=Object.values(t.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),p=({id:e})=>!l.has(e)&&!H(c,e),m=u.filter(p),h=d.map(({id:e})=>({kind:`official`,id:e})).filter(p),_=e=>o(async()=>{for(let t of e)await V(r,`absent`,{person:t})});return a||m.length+h.length===0?null:e`<section aria-labelledby="present" class="stack">
<h2 id="present">${g(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...m,...h].map(n=>e`<li key=${n.id}>
<button class="row" type="button" onClick=${()=>_([n])}>
<span class="body who">${He(t,n)}${n.kind===`official`&&e`<small>${g(`hall-role.arbiter`)}</small>`}</span>
${g(`clock.absent`)}
</button>
</li>`)}
</ul>
${m.length>1&&e`<button class="button" type="button" onClick=${()=>_(m)}>${g(`clock.all-absent`)}</button>`}
${s}
</section>`}function Be({state:t,hanchan:n,begun:r,now:i,zone:a,waits:o,missing:c}){let{does:l,wrong:u}=f(),{official:d}=M(),[p,m]=j(null),[_,v]=j(!1),y=z(t,n);if(o)return e`<p class="body">${g(`clock.own`)}</p>`;if(!r)return e`<button class=${`button ${c?``:`main`}`} type="button" onClick=${()=>l(()=>V(n,`began`))}>${g(`clock.begins`)}</button>${u}`;let b=async e=>{let t={takes_back:r.by,reason:e};y?m(t):await V(n,`taken-back`,t),v(!1)},x=async e=>{await V(n,`taken-back`,{...p,preview:e}),m(null)},S=s(t,n.round).filter(e=>e.hanchan===n.id&&!e.person),C=N(S,i);return e`<p class="body">${g(`clock.began`,{time:h(new Date(r.at),a)})}</p>
${C&&e`<button class="button" type="button" onClick=${()=>l(()=>V(n,`taken-back`,{takes_back:C.id}))}>${g(`clock.undo`)}</button>`}
${!C&&(!y||W(d))&&e`<button class="button quiet" type="button" onClick=${()=>v(!0)}>${g(`clock.mistake`)}</button>`}
${_&&e`<${L} what="start" title=${g(`clock.mistake`)} yes=${g(`clock.record`)} onReason=${b} onClose=${()=>v(!1)} />`}
${p&&e`<${B} path="timings" body=${{hanchan:n.id,what:`taken-back`,...p}} onApprove=${x} onClose=${()=>m(null)} />`}${u}`}function Ve({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function He(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const X=`shinpan.keep.`;function Ue(e){let[t,n]=j(()=>w(X+e)??[]),[r,i]=j(w(`${X}page.${e}`)),[a,o]=j(!1),[s,c]=j(!1),u=t=>{_(X+e,t),n(t)},d=async()=>{let t=await y.visitor();await Ge(t,e,u),await t.timekeeping(e).then(t=>{_(`${X}page.${e}`,t),i(t),o(!1),c(!1)},e=>e.status===404?o(!0):c(!0))};return l(()=>{d();let e=setInterval(d,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:a,unreached:s,note:async t=>{let n=Z(e).at(-1);if(n&&We(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await y.visitor(),i=Z(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);u([...i,r(t)]),d()}}}function We(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return w(X+e)??[]}async function Ge(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[n=``,r=``]}){let{own:i,page:a,missing:o,unreached:s,note:c}=Ue([n,r].map(encodeURIComponent).join(`/`)),l=a?g(`keep.title-at`,{label:a.label}):g(`keep.title`);return o?e`<${C} title=${g(`keep.title`)}><${u} text=${g(`keep.missing`)} /><//>`:!a&&s?e`<${C} title=${l}><${u} text=${g(`live.unreached`)} /><//>`:a?a.hanchan?.scheduled_at?e`<${qe} title=${l} page=${a} own=${i} note=${c} />`:e`<${C} title=${l}><${u} text=${g(`keep.unscheduled`)} /><//>`:e`<${C} title=${l}><${t} /><//>`}function qe({title:t,page:{tournament:n,time_zone:r,hanchan:a},own:o,note:s}){let c=I(!0),l=Math.floor((c-Date.parse(a.scheduled_at))/1e3),u=a.players.find(({id:e})=>e===a.keeper),d=new Set(a.times.map(({id:e})=>e)),f=[...a.times,...o.filter(({id:e,body:t})=>t.hanchan===a.id&&!d.has(e)).map(Qe)],p=e=>s({hanchan:a.id,...e}),m=Ye(a,r),_=m||f.some(e=>e.what===`began`&&!$.includes(e.state)),v=!_&&e`<button class="button main" type="button" onClick=${()=>p({what:`began`})}>${g(`keep.begins`)}</button>`;return e`<${C} title=${t} up=${null} actions=${v}>
<p>${n} · ${g(`hall-round`,{round:a.round})}</p>
${u&&e`<p class="note info">${g(`keep.keeper`,{name:u.name})}</p>`}
${m&&e`<p class="note info" role="status">${m}</p>`}
${!m&&e`<section class="late" aria-labelledby="since">
<h2 id="since">${g(`keep.since`,{time:h(a.scheduled_at,r)})}</h2>
<p class="late-time" role="timer">${l<0?`−${i(-l)}`:i(l)}</p>
</section>`}
${!_&&e`<${Je} hanchan=${a} times=${f} record=${p} />`}
<${Ze} times=${f} players=${a.players} zone=${r} />
<p class="soft">${g(`keep.how`)}</p>
<//>`}function Je({hanchan:{timed:t,players:n,known:r},times:i,record:a}){let o=[{who:`arbiter`,name:g(`keep.arbiter`)},...n.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return e`<ul class="rows" aria-label=${g(`keep.who`)}>
${o.filter(({who:e})=>t.includes(e)).map(({name:t,...n})=>{let o=Xe(i,r,n);return e`<li key=${t}>
<button class="row" type="button" disabled=${!o} onClick=${()=>a({what:o,...n})}>
<span class="body who">${t}</span>${g(`keep.tap.${o??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function Ye({began_at:e,cancelled:t,finished:n},r){return n?g(`keep.finished`):e?g(`keep.began`,{time:h(e,r)}):t?g(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:t,players:n,zone:r}){if(t.length===0)return null;let i=({who:e,player:t})=>e===`arbiter`?g(`keep.arbiter`):n.find(({id:e})=>e===t)?.name;return e`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${g(`keep.kept`)}</h2>
<ul class="rows">
${t.map(t=>e`<li class="item" key=${t.id}>
<p><strong>${h(t.at,r)}</strong> ${g(`keep.did.${t.what}`,{name:i(t)??``})}</p>
<p class=${$.includes(t.state)?`note bad`:`soft`} role="status">${g(`keep.state.${t.state}`)} ${t.reason}</p>
</li>`)}
</ul>
</section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{he as Board,Le as Start,Ke as Timekeeping};