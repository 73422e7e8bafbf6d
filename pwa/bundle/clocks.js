import{At as e,B as t,Bt as n,Ct as r,Dt as i,Er as a,F as o,Ht as s,Ir as c,Lr as l,P as u,Qt as d,Rr as f,Rt as p,S as m,St as h,Ut as g,V as _,bt as v,cn as y,dt as b,h as x,kt as S,m as C,mt as w,qt as T,r as E,sn as D,st as O,un as k,ut as A,w as j,zr as M}from"./app.js";import{$ as N,Bt as P,G as F,J as I,K as L,Q as R,U as ee,Ut as te,V as ne,X as z,Y as B,Z as V,_t as H,et as U,gt as re,it as ie,nt as W,ot as ae,q as oe,rt as G,tt as K,vt as q}from"./shared.js";const se=[196,392,541];let J=null;function ce(){J??=new AudioContext,J.resume();let e=J.currentTime+3;for(let[t,n]of se.entries()){let r=new OscillatorNode(J,{frequency:n}),i=new GainNode(J,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(J.destination),r.start(),r.stop(e)}}function le({table:e,end:t,now:n,zone:r}){let{look:i,large:a,small:o}=ue(e,t,n,r);return d`<li class=${i} aria-label=${g(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${g(`hall-round`,{round:e.round})}</small></h2>
<p class="board-time" role="timer">${a}</p>
${o.map(e=>d`<p key=${e}>${e}</p>`)}
</li>`}function ue(e,t,n,r){return e.finished?{look:`over`,large:g(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:g(`board.cancelled`),small:[]}:e.ends_at?de(e,t,n,r):e.began_at?{look:`plays`,large:g(`board.plays`),small:[g(`game.no-limit`)]}:e.scheduled_at?fe(e,n,r):{look:`over`,large:`—`,small:[g(`board.unscheduled`)]}}function de({ends_at:e,extra_seconds:r},i,o,s){let c={began:0,ends:Date.parse(e)},l=r>0?[g(`game.extra`,{time:a(r)})]:[];if(!t(c,o)){let t=[g(`game.ends`,{time:n(e,s)}),...l];return{look:`plays`,large:a(_(c,o)),small:t}}return{look:`up`,large:g(`game.up`),small:[g(`game.still.${i.still}`),g(`game.chonbo.${i.chonbo}`)]}}function fe({scheduled_at:e,missed:t},r,i){let o=Math.floor((r-Date.parse(e))/1e3),c=g(o<0?`board.begins`:`board.late`,{time:n(e,i)}),l=t.map(({seat:e})=>g(e?`hall-wind.${e}`:`board.arbiter`)),u=l.length>0?[g(`board.awaited`,{who:s(l)})]:[];return o<0?{look:`soon`,large:a(-o),small:[c,...u]}:{look:t.length>0?`late`:`soon`,large:`+${a(o)}`,small:[c,...u]}}const pe=5e3;function me({args:[e=``]}){let{board:t,heard:r,refused:i,unreached:a}=ge(e),o=q(!0);if(i)return d`<main class="board"><h1>${g(`board.closed`)}</h1><p>${g(`board.closed-text`)}</p></main>`;if(!t)return d`<main class="board"><h1>Shinpan</h1>${a?d`<p role="status">${g(`live.unreached`)}</p>`:d`<${S} />`}</main>`;let s=[...t.tables].sort(E());return d`<main class="board">
<header>
<h1>${t.name}</h1>
<${_e} board=${t} now=${o} />
<p class="board-now" role="timer">${n(new Date(o),t.time_zone)}</p>
</header>
${o-r>pe*3&&d`<p class="note warn" role="status">${g(`board.unheard`,{time:n(new Date(r),t.time_zone)})}</p>`}
${t.tables.length===0&&d`<p>${g(`board.empty`)}</p>`}
<ul style=${he(t.tables.length)}>${s.map(e=>d`<${le} key=${e.label} table=${e} end=${t.end_of_time} now=${o} zone=${t.time_zone} />`)}</ul>
</main>`}function he(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function ge(e){let[t,n]=f({board:null,heard:k.now(),refused:!1,unreached:!1});c(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await k.visitor(),i=await r(e);t||n({board:i,heard:k.now(),refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,pe);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return c(()=>{r?H({slug:e,name:r.name}):i&&re()?.slug===e&&H(null)},[e,r?.name,i]),c(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function _e({board:e,now:n}){let[r,i]=f(!1);T();let a=e.tables.filter(({ends_at:e})=>e&&t({began:0,ends:Date.parse(e)},n)).map(({label:e,ends_at:t})=>`${e} ${t}`),o=l(new Set(a));return c(()=>{let e=a.some(e=>!o.current.has(e));o.current=new Set(a),r&&e&&ce()},[a.join()]),d`<button class="button" type="button" aria-pressed=${r} onClick=${()=>{i(!r),r||ce()}}>${g(r?`board.sound-on`:`board.sound-off`)}</button>`}const ve=1440;function Y({label:e,by:t=1,onStep:n,...i}){let a=(r,i)=>d`<button class="button" type="button" aria-label=${g(`clock.${r}`,{what:e,count:t})} onClick=${()=>n(i)}>
${`${i<0?`−`:`+`}${t}`}
</button>`;return d`<div class="stepped">
${a(`less`,-t)}<${r} label=${e} ...${i} />${a(`longer`,t)}
</div>`}function ye(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+ve)%ve;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const be=[`corrected`,`stopped`,`undone`];function xe({hanchan:e,late:t,name:n,due:r,book:i,zone:a,first:o=``,onClose:s}){let{official:c,state:l}=p(),{clock:u,person:m}=t,_=K(l,e,m.id),y=_&&!G(c),[b,x]=f(null),[S,C]=f(u.stopped&&!y?`corrected`:o),{reason:w,field:T}=te(`time`),[E,D]=f(()=>N(u.stopped?.at??k.now(),a)),{does:O,wrong:A}=j(),M=Se(t,r&&!y,c,y).map(e=>({value:e,text:g(`clock.way.${e}`)})),P=E&&Ce(E,u,a),F=S===`corrected`&&P?we(Date.parse(P),u.scheduled):``,I=be.includes(S)||_&&!!S&&!y,L=S&&(!I||w)&&(S!==`corrected`||E&&!F),ee=w&&{reason:w},ne=()=>O(async()=>{let e=S===`undone`?{takes_back:u.stopped.by}:{person:m,...S===`corrected`&&{arrived_at:P}},t={what:S===`undone`?`taken-back`:S,...e,...ee};if(_&&!y)return x(t);await z(t)}),z=async({what:t,...n})=>{await R(e,t,n),s()};return b?d`<${U} path="timings" body=${{hanchan:e.id,...b}} onApprove=${e=>z({...b,preview:e})} onClose=${s} />`:d`<${v} title=${n} onClose=${s}>
${_&&d`<p class="note warn">${g(y?`charged.director`:`charged.changes`)}</p>`}
<${h} label=${g(`clock.what`)} value=${S} options=${M} onChange=${C} />
${S===`cancelled`&&d`<p class="note warn">${g(`clock.cancel-text`)}</p>`}
${S===`corrected`&&d`<${Y} type="time" step="1" label=${g(`clock.arrived-at`)} value=${E} wrong=${F} onInput=${D} onStep=${e=>D(ye(E,e))} />`}
${S===`corrected`&&P&&!F&&i&&d`<${Te} late=${t} book=${i} at=${Date.parse(P)} />`}
${I&&T(!1)}
${A}
<button class="button main" type="button" disabled=${!L} onClick=${ne}>${g(_&&!y?`charged.look`:`clock.record`)}</button>
<//>`}function Se({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function Ce(e,{stopped:t,scheduled:n},r){return t&&e===N(t.at,r)?new Date(t.at).toISOString():V(e,n,r)}function we(e,t){return e>k.now()?g(`clock.to-come`):e<t-72e5?g(`clock.long-before`):``}function Te({late:e,book:t,at:n}){let{library:r}=p(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=I(r,t,{...e,clock:i},n);return d`<p role="status">${g(`clock.becomes`,{cost:a.cost_line})}</p>`}function Ee({hanchan:e,shown:t,now:n,zone:r}){let{official:i}=p(),{does:a,wrong:o}=j(),[s,c]=f(null),l=t.filter(({late:e})=>!W(i,e.person.id)),u=l.filter(({late:e})=>!e.clock.stopped);if(u.length===0&&!l.some(({late:e})=>B(e.timings,n)))return null;let m=(t,{late:{person:n}})=>a(()=>R(e,t,{person:n}));return d`<div class="late-due">${u.map(e=>{let t=De(e);return t&&d`<button key=${`${e.late.person.id} ${t}`} class="button danger due" type="button" onClick=${()=>t===`cancelled`?c(e):m(t,e)}>
<strong>${g(`clock.way.${t}`)}</strong>${l.length>1&&d`<span class="who">${e.name}</span>`}
</button>`})}</div>
<div class="late-acts">
${l.map(e=>d`<button key=${e.late.person.id} class="button main" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>m(`arrived`,e)}>
<strong>${e.late.clock.stopped?`✓`:g(`clock.arrived`)}</strong><span class="who">${e.name}</span>
</button>`)}
</div>${o}
${s&&d`<${xe} hanchan=${e} ...${s} due first="cancelled" zone=${r} onClose=${()=>c(null)} />`}`}function De({cost:e}){return e?.due?`cancelled`:e?.effects.some(({id:e})=>e===`replacement`)?`replaced`:null}function Oe({hanchan:e,late:t,name:r,cost:i,book:o,now:s,zone:c,may:l}){let[u,m]=f(!1),{stopped:h}=t.clock,_=W(p().official,t.person.id);return d`<section class=${`late ${h?`stopped`:`runs`}`} aria-label=${r}>
<h2 class="who">${r}</h2>
<p class="late-time" role="timer">${i&&a(i.seconds)}</p>
<p class="late-cost"><strong>${i?.cost_line}</strong></p>
${!h&&i?.next&&i.next.at_seconds!==i.next_band?.at_seconds&&d`<p class="soft">${i.next.line}</p>`}
${!h&&i&&d`<${ke} cost=${i} />`}
${i?.due&&d`<p class="note bad">${g(`clock.cancels`)}</p>`}
${h&&d`<p>${g(`clock.stopped.${h.how}`,{time:n(new Date(h.at),c)})}</p>`}
${h?.others.length>0&&d`<p class="note warn">${g(`clock.others`,{count:h.others.length})}</p>`}
${l&&_&&d`<p class="note info">${g(`clock.own`)}</p>`}
${l&&!_&&d`<${Ae} late=${t} hanchan=${e} now=${s} onMore=${()=>m(!0)} />`}
${u&&d`<${xe} hanchan=${e} late=${t} name=${r} due=${i?.due} book=${o} zone=${c} onClose=${()=>m(!1)} />`}
</section>`}function ke({cost:{seconds:e,next_band:t}}){return!t||e>=t.at_seconds?null:d`<p class="late-next">
<progress max=${t.at_seconds} value=${e} aria-label=${g(`clock.next`)}></progress>
${g(`clock.next-at`,{time:a(t.at_seconds),cost:t.cost_line})}
</p>`}function Ae({late:{timings:e},hanchan:t,now:n,onMore:r}){let{does:i,wrong:a}=j(),o=B(e,n);return d`<button class="button" type="button" onClick=${o?()=>i(()=>R(t,`taken-back`,{takes_back:o.id})):r}>${g(o?`clock.undo`:`clock.more`)}</button>${a}`}const X=1440;function je({state:e,hanchan:t,zone:i,may:a,own:o}){let[s,c]=f(!1),[l,u]=f(``),[m,h]=f(null),{official:_}=p(),v=K(e,t),y=o?`clock.own`:v&&!G(_)?`charged.director`:``,b=t.scheduled_at&&Date.parse(t.scheduled_at),[x,S]=f(()=>N(b||k.now(),i).slice(0,5)),[C,w]=f(()=>String(t.minutes??Ne(e)??``)),{does:T,wrong:E}=j(),D=C.trim()?Number(C):null,O=D===null||Number.isInteger(D)&&D>=1&&D<=X,A=b&&x===N(b,i).slice(0,5),M=v&&!A&&!y;return b&&!s?d`<p class="scheduled"><span>${g(`clock.scheduled`,{time:n(t.scheduled_at,i)})}${t.minutes&&d` · ${g(`clock.lasts`,{count:t.minutes})}`}</span>
${a&&d`<button class="button quiet" type="button" onClick=${()=>c(!0)}>${g(`clock.change`)}</button>`}
</p>`:a?d`<section class="card">
${y?d`<p class="note warn">${g(y)}</p>`:d`<${Y} type="time" label=${g(`clock.when`)} hint=${g(`clock.when-text`)} value=${x} onInput=${S} by=${5} onStep=${e=>S(ye(x,e))} />`}
<${Y} type="number" min="1" max=${X} inputmode="numeric" label=${g(`clock.length`)} hint=${g(`clock.length-text`)} value=${C} onInput=${w} by=${5} onStep=${e=>w(Me(C,e))} />
${M&&d`<p class="note warn">${g(`charged.changes`)}</p><${r} long label=${g(`clock.reason`)} value=${l} onInput=${u} />`}
${E}
<button class="button main" type="button" disabled=${!x||!O||M&&!l.trim()} onClick=${()=>T(async()=>{let e=A?t.scheduled_at:V(x,b||k.now(),i),n=b?{scheduled_at:t.scheduled_at,minutes:t.minutes??null}:null,r={scheduled_at:e,minutes:D,replaces:n};if(M)return h({...r,reason:l.trim()});await k.send(`schedule`,t.id,r),c(!1)})}>${g(M?`charged.look`:`clock.set`)}</button>
${m&&d`<${U} path=${`hanchans/${t.id}/schedule`} body=${m} about=${g(`charged.start`,{before:n(t.scheduled_at,i),after:n(m.scheduled_at,i)})} onApprove=${async e=>{await k.send(`schedule`,t.id,{...m,preview:e}),h(null),c(!1)}} onClose=${()=>h(null)} />`}
</section>`:d`<p>${g(`clock.unscheduled`)}</p>`}function Me(e,t){let n=Number(e)?Math.min(Number(e)+t,X):t>0?90:0;return n>0?String(n):``}function Ne(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Pe({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...ae(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:i})=>d`<p class="note bad owes" key=${[t.id,i,n].join()}>
${g(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Fe(e,n,r,i)})}
<a class="button" href="#/fines">${g(`hall-fines`)}</a>
</p>`)}function Fe(e,t,n,r){let i=ie(t,n);return r?`${i} (${O(e,r)})`:i}function Ie({args:[e,t]}){let{tournament:n,state:r}=p(),i=r?.tables[e];if(!n||!r)return d`<${x} title=${g(`clock.title`)} />`;if(!i)return d`<${C} title=${g(`clock.title`)} text=${g(`hall-no-table`)} up="#/tables" />`;let a=r.hanchans[t]??A(r,e),o=`#/table/${e}`;return a?d`<${Le} state=${r} table=${i} hanchan=${a} />`:d`<${C} title=${g(`clock.title`)} text=${g(`hall-no-hanchan-text`)} up=${o} />`}function Le({state:t,table:n,hanchan:r}){let{library:i,official:a}=p(),o=m(a),s=M(()=>z(t,r),[t,r]),c=oe(s),l=M(()=>u(t,r),[t,r]),{begun:f,cancelled:h}=l,_=q(s.length>0||!!f),v=t.settings.time_zone,y=s.find(({person:e})=>W(a,e.id)),b=s.map(e=>{let n=c[e.revision];return{late:e,name:Ve(t,e.person),cost:n&&I(i,n,e,_),book:n}}),x=b.filter(({late:{clock:e}})=>!e.stopped);L(x.filter(({cost:e})=>e).map(Be));let S=e=>d`<${Oe} key=${e.late.person.id} may=${o} hanchan=${r} ...${e} now=${_} zone=${v} />`,C=o&&!(h&&!f)&&r.scheduled_at&&d`${!f&&d`<${Ee} hanchan=${r} shown=${b} now=${_} zone=${v} />`}<${ze} state=${t} hanchan=${r} begun=${f} now=${_} zone=${v} waits=${y&&!y.clock.stopped} missing=${x.length>0} />`;return d`<${e} title=${g(`clock.title-at`,{label:n.label})} up=${`#/table/${n.id}`} actions=${C}>
${f&&d`<${ne} may=${o} hanchan=${r} game=${l} now=${_} zone=${v} />`}
${s.length>0&&d`<div class=${`stack lates ${x.length===1?`alone`:``}`}>${[...x,...b.filter(e=>!x.includes(e))].map(S)}</div>`}
${h&&d`<p class="note bad">${g(`clock.cancelled`)}</p>`}
${!f&&d`<${Pe} state=${t} hanchan=${r} />`}
<${ee} state=${t} hanchan=${r} zone=${v} />
<${je} key=${r.scheduled_at} may=${o} state=${t} hanchan=${r} zone=${v} own=${!!y} />
${o&&r.scheduled_at&&d`<${Re} state=${t} table=${n} hanchan=${r} late=${s} begun=${f} />`}
${o&&x.length>0&&d`<${F} />`}
<//>`}function Re({state:e,table:t,hanchan:n,late:r,begun:i}){let{does:a,wrong:o}=j(),{official:s}=p(),c=new Set(r.map(({person:e})=>e.id)),l=w(n,b(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),u=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),f=({id:e})=>!c.has(e)&&!W(s,e),m=l.filter(f),h=u.map(({id:e})=>({kind:`official`,id:e})).filter(f),_=e=>a(async()=>{for(let t of e)await R(n,`absent`,{person:t})});return i||m.length+h.length===0?null:d`<section aria-labelledby="present" class="stack">
<h2 id="present">${g(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...m,...h].map(t=>d`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>_([t])}>
<span class="body who">${Ve(e,t)}${t.kind===`official`&&d`<small>${g(`hall-role.arbiter`)}</small>`}</span>
${g(`clock.absent`)}
</button>
</li>`)}
</ul>
${m.length>1&&d`<button class="button" type="button" onClick=${()=>_(m)}>${g(`clock.all-absent`)}</button>`}
${o}
</section>`}function ze({state:e,hanchan:t,begun:r,now:i,zone:a,waits:s,missing:c}){let{does:l,wrong:u}=j(),{official:m}=p(),[h,_]=f(null),[v,y]=f(!1),b=K(e,t);if(s)return d`<p class="body">${g(`clock.own`)}</p>`;if(!r)return d`<button class=${`button ${c?``:`main`}`} type="button" onClick=${()=>l(()=>R(t,`began`))}>${g(`clock.begins`)}</button>${u}`;let x=async e=>{let n={takes_back:r.by,reason:e};b?_(n):await R(t,`taken-back`,n),y(!1)},S=async e=>{await R(t,`taken-back`,{...h,preview:e}),_(null)},C=o(e,t.round).filter(e=>e.hanchan===t.id&&!e.person),w=B(C,i);return d`<p class="body">${g(`clock.began`,{time:n(new Date(r.at),a)})}</p>
${w&&d`<button class="button" type="button" onClick=${()=>l(()=>R(t,`taken-back`,{takes_back:w.id}))}>${g(`clock.undo`)}</button>`}
${!w&&(!b||G(m))&&d`<button class="button quiet" type="button" onClick=${()=>y(!0)}>${g(`clock.mistake`)}</button>`}
${v&&d`<${P} what="start" title=${g(`clock.mistake`)} yes=${g(`clock.record`)} onReason=${x} onClose=${()=>y(!1)} />`}
${h&&d`<${U} path="timings" body=${{hanchan:t.id,what:`taken-back`,...h}} onApprove=${S} onClose=${()=>_(null)} />`}${u}`}function Be({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function Ve(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Z=`shinpan.keep.`;function He(e){let[t,n]=f(()=>y(Z+e)??[]),[r,i]=f(y(`${Z}page.${e}`)),[a,o]=f(!1),[s,l]=f(!1),u=t=>{D(Z+e,t),n(t)},d=async()=>{let t=await k.visitor();await We(t,e,u),await t.timekeeping(e).then(t=>{D(`${Z}page.${e}`,t),i(t),o(!1),l(!1)},e=>e.status===404?o(!0):l(!0))};return c(()=>{d();let e=setInterval(d,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:a,unreached:s,note:async t=>{let n=Q(e).at(-1);if(n&&Ue(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await k.visitor(),i=Q(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);u([...i,r(t)]),d()}}}function Ue(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Q(e){return y(Z+e)??[]}async function We(e,t,n){for(let r of Q(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Ge(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Ge(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Ge(e,t,n){n(Q(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[t=``,n=``]}){let{own:r,page:a,missing:o,unreached:s,note:c}=He([t,n].map(encodeURIComponent).join(`/`)),l=a?g(`keep.title-at`,{label:a.label}):g(`keep.title`);return o?d`<${e} title=${g(`keep.title`)}><${i} text=${g(`keep.missing`)} /><//>`:!a&&s?d`<${e} title=${l}><${i} text=${g(`live.unreached`)} /><//>`:a?a.hanchan?.scheduled_at?d`<${qe} title=${l} page=${a} own=${r} note=${c} />`:d`<${e} title=${l}><${i} text=${g(`keep.unscheduled`)} /><//>`:d`<${e} title=${l}><${S} /><//>`}function qe({title:t,page:{tournament:r,time_zone:i,hanchan:o},own:s,note:c}){let l=q(!0),u=Math.floor((l-Date.parse(o.scheduled_at))/1e3),f=o.players.find(({id:e})=>e===o.keeper),p=new Set(o.times.map(({id:e})=>e)),m=[...o.times,...s.filter(({id:e,body:t})=>t.hanchan===o.id&&!p.has(e)).map(Qe)],h=e=>c({hanchan:o.id,...e}),_=Ye(o,i),v=_||m.some(e=>e.what===`began`&&!$.includes(e.state)),y=!v&&d`<button class="button main" type="button" onClick=${()=>h({what:`began`})}>${g(`keep.begins`)}</button>`;return d`<${e} title=${t} up=${null} actions=${y}>
<p>${r} · ${g(`hall-round`,{round:o.round})}</p>
${f&&d`<p class="note info">${g(`keep.keeper`,{name:f.name})}</p>`}
${_&&d`<p class="note info" role="status">${_}</p>`}
${!_&&d`<section class="late" aria-labelledby="since">
<h2 id="since">${g(`keep.since`,{time:n(o.scheduled_at,i)})}</h2>
<p class="late-time" role="timer">${u<0?`−${a(-u)}`:a(u)}</p>
</section>`}
${!v&&d`<${Je} hanchan=${o} times=${m} record=${h} />`}
<${Ze} times=${m} players=${o.players} zone=${i} />
<p class="soft">${g(`keep.how`)}</p>
<//>`}function Je({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:g(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return d`<ul class="rows" aria-label=${g(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Xe(r,n,t);return d`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${g(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function Ye({began_at:e,cancelled:t,finished:r},i){return r?g(`keep.finished`):e?g(`keep.began`,{time:n(e,i)}):t?g(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:e,players:t,zone:r}){if(e.length===0)return null;let i=({who:e,player:n})=>e===`arbiter`?g(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return d`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${g(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>d`<li class="item" key=${e.id}>
<p><strong>${n(e.at,r)}</strong> ${g(`keep.did.${e.what}`,{name:i(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${g(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{me as Board,Ie as Start,Ke as Timekeeping};