import{Dt as e,Et as t,F as n,Gr as r,Ht as i,Jr as a,Kr as o,Kt as s,L as c,Nt as l,P as u,Pt as d,R as f,U as p,W as m,Wt as h,Zt as g,dn as _,dt as v,fn as y,ht as b,jr as x,jt as S,mn as C,mt as w,nn as T,p as E,qr as D,qt as O,r as k,vt as A,w as j,wt as ee}from"./app.js";import{$ as M,Ct as N,J as P,Kt as F,Q as te,St as ne,X as I,Xt as re,Yt as L,at as R,ct as z,et as B,ft as ie,it as V,lt as H,nt as ae,ot as U,rt as W,st as G,tt as K,ut as oe,wt as q}from"./shared.js";const se=[196,392,541];let J=null;function ce(){J??=new AudioContext,J.resume();let e=J.currentTime+3;for(let[t,n]of se.entries()){let r=new OscillatorNode(J,{frequency:n}),i=new GainNode(J,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(J.destination),r.start(),r.stop(e)}}function le({table:e,end:t,now:n,zone:r}){let{look:i,large:a,small:o}=ue(e,t,n,r);return T`<li class=${i} aria-label=${O(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${O(`hall-round`,{round:e.round})}</small></h2>
<p class="board-time" role="timer">${a}</p>
${o.map(e=>T`<p key=${e}>${e}</p>`)}
</li>`}function ue(e,t,n,r){return e.finished?{look:`over`,large:O(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:O(`board.cancelled`),small:[]}:e.ends_at?de(e,t,n,r):e.began_at?{look:`plays`,large:O(`board.plays`),small:[O(`game.no-limit`)]}:e.scheduled_at?fe(e,n,r):{look:`over`,large:`—`,small:[O(`board.unscheduled`)]}}function de({ends_at:e,extra_seconds:t},n,r,i){let a={began:0,ends:Date.parse(e)},o=t>0?[O(`game.extra`,{time:x(t)})]:[];if(!p(a,r)){let t=[O(`game.ends`,{time:h(e,i)}),...o];return{look:`plays`,large:x(m(a,r)),small:t}}return{look:`up`,large:O(`game.up`),small:[O(`game.still.${n.still}`),O(`game.chonbo.${n.chonbo}`)]}}function fe({scheduled_at:e,missed:t},n,r){let i=Math.floor((n-Date.parse(e))/1e3),a=O(i<0?`board.begins`:`board.late`,{time:h(e,r)}),o=t.map(({seat:e})=>O(e?`hall-wind.${e}`:`board.arbiter`)),c=o.length>0?[O(`board.awaited`,{who:s(o)})]:[];return i<0?{look:`soon`,large:x(-i),small:[a,...c]}:{look:t.length>0?`late`:`soon`,large:`+${x(i)}`,small:[a,...c]}}const pe=5e3;function me({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:i}=ge(e),a=q(!0);if(r)return T`<main class="board"><h1>${O(`board.closed`)}</h1><p>${O(`board.closed-text`)}</p></main>`;if(!t)return T`<main class="board"><h1>Shinpan</h1>${i?T`<p role="status">${O(`live.unreached`)}</p>`:T`<${l} />`}</main>`;let o=[...t.tables].sort(k());return T`<main class="board">
<header>
<h1>${t.name}</h1>
<${_e} board=${t} now=${a} />
<p class="board-now" role="timer">${h(new Date(a),t.time_zone)}</p>
</header>
${a-n>pe*3&&T`<p class="note warn" role="status">${O(`board.unheard`,{time:h(new Date(n),t.time_zone)})}</p>`}
${t.tables.length===0&&T`<p>${O(`board.empty`)}</p>`}
<ul style=${he(t.tables.length)}>${o.map(e=>T`<${le} key=${e.label} table=${e} end=${t.end_of_time} now=${a} zone=${t.time_zone} />`)}</ul>
</main>`}function he(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function ge(e){let[t,n]=D({board:null,heard:C.now(),refused:!1,unreached:!1});r(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await C.visitor(),i=await r(e);t||n({board:i,heard:C.now(),refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,pe);return()=>{t=!0,clearInterval(a)}},[e]);let{board:i,refused:a}=t;return r(()=>{i?N({slug:e,name:i.name}):a&&ne()?.slug===e&&N(null)},[e,i?.name,a]),r(()=>{document.title=i?`${i.name} · Shinpan`:`Shinpan`},[i]),t}function _e({board:e,now:t}){let[n,i]=D(!1);g();let a=e.tables.filter(({ends_at:e})=>e&&p({began:0,ends:Date.parse(e)},t)).map(({label:e,ends_at:t})=>`${e} ${t}`),s=o(new Set(a));return r(()=>{let e=a.some(e=>!s.current.has(e));s.current=new Set(a),n&&e&&ce()},[a.join()]),T`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{i(!n),n||ce()}}>${O(n?`board.sound-on`:`board.sound-off`)}</button>`}const ve=1440;function Y({label:t,by:n=1,onStep:r,...i}){let a=(e,i)=>T`<button class="button" type="button" aria-label=${O(`clock.${e}`,{what:t,count:n})} onClick=${()=>r(i)}>
${`${i<0?`−`:`+`}${n}`}
</button>`;return T`<div class="stepped">
${a(`less`,-n)}<${e} label=${t} ...${i} />${a(`longer`,n)}
</div>`}function ye(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+ve)%ve;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const be=[`corrected`,`stopped`,`undone`];function xe({hanchan:e,late:n,name:r,due:a,book:o,zone:s,first:c=``,onClose:l}){let{official:u,state:d}=i(),{clock:f,person:p}=n,m=G(d,e,p.id),h=m&&!H(u),[g,_]=D(null),[v,y]=D(f.stopped&&!h?`corrected`:c),{reason:b,field:x}=L(`time`),[S,w]=D(()=>R(f.stopped?.at??C.now(),s)),{does:E,wrong:k}=j(),A=Se(n,a&&!h,u,h).map(e=>({value:e,text:O(`clock.way.${e}`)})),M=S&&Ce(S,f,s),N=v===`corrected`&&M?we(Date.parse(M),f.scheduled):``,P=be.includes(v)||m&&!!v&&!h,F=v&&(!P||b)&&(v!==`corrected`||S&&!N),te=b&&{reason:b},ne=()=>E(async()=>{let e=v===`undone`?{takes_back:f.stopped.by}:{person:p,...v===`corrected`&&{arrived_at:M}},t={what:v===`undone`?`taken-back`:v,...e,...te};if(m&&!h)return _(t);await I(t)}),I=async({what:t,...n})=>{await V(e,t,n),l()};return g?T`<${U} path="timings" body=${{hanchan:e.id,...g}} onApprove=${e=>I({...g,preview:e})} onClose=${l} />`:T`<${ee} title=${r} onClose=${l}>
${m&&T`<p class="note warn">${O(h?`charged.director`:`charged.changes`)}</p>`}
<${t} label=${O(`clock.what`)} value=${v} options=${A} onChange=${y} />
${v===`cancelled`&&T`<p class="note warn">${O(`clock.cancel-text`)}</p>`}
${v===`corrected`&&T`<${Y} type="time" step="1" label=${O(`clock.arrived-at`)} value=${S} wrong=${N} onInput=${w} onStep=${e=>w(ye(S,e))} />`}
${v===`corrected`&&M&&!N&&o&&T`<${Te} late=${n} book=${o} at=${Date.parse(M)} />`}
${P&&x(!1)}
${k}
<button class="button main" type="button" disabled=${!F} onClick=${ne}>${O(m&&!h?`charged.look`:`clock.record`)}</button>
<//>`}function Se({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function Ce(e,{stopped:t,scheduled:n},r){return t&&e===R(t.at,r)?new Date(t.at).toISOString():W(e,n,r)}function we(e,t){return e>C.now()?O(`clock.to-come`):e<t-72e5?O(`clock.long-before`):``}function Te({late:e,book:t,at:n}){let{library:r}=i(),a={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},o=B(r,t,{...e,clock:a},n);return T`<p role="status">${O(`clock.becomes`,{cost:o.cost_line})}</p>`}function Ee({hanchan:e,shown:t,now:n,zone:r}){let{official:a}=i(),{does:o,wrong:s}=j(),[c,l]=D(null),u=t.filter(({late:e})=>!z(a,e.person.id));if(u.filter(({late:e})=>!e.clock.stopped).length===0&&!u.some(({late:e})=>K(e.timings,n)))return null;let d=(t,{late:{person:n}})=>o(()=>V(e,t,{person:n}));return T`<div class="late-due">${u.map(e=>{let t=De(e);return t&&T`<button key=${`${e.late.person.id} ${t}`} class="button danger due" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>t===`cancelled`?l(e):d(t,e)}>
<strong>${O(`clock.way.${t}`)}</strong>${u.length>1&&T`<span class="who">${e.name}</span>`}
</button>`})}</div>
<div class="late-acts">
${u.map(e=>T`<button key=${e.late.person.id} class="button main" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>d(`arrived`,e)}>
<strong>${e.late.clock.stopped?`✓`:O(`clock.arrived`)}</strong><span class="who">${e.name}</span>
</button>`)}
</div>${s}
${c&&T`<${xe} hanchan=${e} ...${c} due first="cancelled" zone=${r} onClose=${()=>l(null)} />`}`}function De({cost:e}){return e?.due?`cancelled`:e?.effects.some(({id:e})=>e===`replacement`)?`replaced`:null}function Oe({hanchan:e,late:t,name:n,cost:r,book:a,now:o,zone:s,may:c}){let[l,u]=D(!1),{stopped:d}=t.clock,f=z(i().official,t.person.id);return T`<section class=${`late ${d?`stopped`:`runs`}`} aria-label=${n}>
<h2 class="who">${n}</h2>
<p class="late-time" role="timer">${r&&x(r.seconds)}</p>
<p class="late-cost"><strong>${r?.cost_line}</strong></p>
${!d&&r?.next&&r.next.at_seconds!==r.next_band?.at_seconds&&T`<p class="soft">${r.next.line}</p>`}
${!d&&r&&T`<${ke} cost=${r} />`}
${r?.due&&T`<p class="note bad">${O(`clock.cancels`)}</p>`}
${d&&T`<p>${O(`clock.stopped.${d.how}`,{time:h(new Date(d.at),s)})}</p>`}
${d?.others.length>0&&T`<p class="note warn">${O(`clock.others`,{count:d.others.length})}</p>`}
${c&&f&&T`<p class="note info">${O(`clock.own`)}</p>`}
${c&&!f&&T`<${Ae} late=${t} hanchan=${e} now=${o} onMore=${()=>u(!0)} />`}
${l&&T`<${xe} hanchan=${e} late=${t} name=${n} due=${r?.due} book=${a} zone=${s} onClose=${()=>u(!1)} />`}
</section>`}function ke({cost:{seconds:e,next_band:t}}){return!t||e>=t.at_seconds?null:T`<p class="late-next">
<progress max=${t.at_seconds} value=${e} aria-label=${O(`clock.next`)}></progress>
${O(`clock.next-at`,{time:x(t.at_seconds),cost:t.cost_line})}
</p>`}function Ae({late:{timings:e},hanchan:t,now:n,onMore:r}){let{does:i,wrong:a}=j(),o=K(e,n);return T`<button class="button" type="button" onClick=${o?()=>i(()=>V(t,`taken-back`,{takes_back:o.id})):r}>${O(o?`clock.undo`:`clock.more`)}</button>${a}`}const X=1440;function je({state:e,hanchan:t,zone:n,may:r,own:a}){let[o,s]=D(!1),{reason:c,field:l}=L(`schedule`),[u,d]=D(null),{official:f}=i(),p=G(e,t),m=a?`clock.own`:p&&!H(f)?`charged.director`:``,g=t.scheduled_at&&Date.parse(t.scheduled_at),[_,v]=D(()=>R(g||C.now(),n).slice(0,5)),[y,b]=D(()=>String(t.minutes??Ne(e)??``)),{does:x,wrong:S}=j(),w=y.trim()?Number(y):null,E=w===null||Number.isInteger(w)&&w>=1&&w<=X,k=g&&_===R(g,n).slice(0,5),A=p&&!k&&!m;return g&&!o?T`<p class="scheduled"><span>${O(`clock.scheduled`,{time:h(t.scheduled_at,n)})}${t.minutes&&T` · ${O(`clock.lasts`,{count:t.minutes})}`}</span>
${r&&T`<button class="button quiet" type="button" onClick=${()=>s(!0)}>${O(`clock.change`)}</button>`}
</p>`:r?T`<section class="card">
${m?T`<p class="note warn">${O(m)}</p>`:T`<${Y} type="time" label=${O(`clock.when`)} hint=${O(`clock.when-text`)} value=${_} onInput=${v} by=${5} onStep=${e=>v(ye(_,e))} />`}
<${Y} type="number" min="1" max=${X} inputmode="numeric" label=${O(`clock.length`)} hint=${O(`clock.length-text`)} value=${y} onInput=${b} by=${5} onStep=${e=>b(Me(y,e))} />
${A&&T`<p class="note warn">${O(`charged.changes`)}</p>${l(!1)}`}
${S}
<button class="button main" type="button" disabled=${!_||!E||A&&!c} onClick=${()=>x(async()=>{let e=k?t.scheduled_at:W(_,g||C.now(),n),r=g?{scheduled_at:t.scheduled_at,minutes:t.minutes??null}:null,i={scheduled_at:e,minutes:w,replaces:r};if(A)return d({...i,reason:c});await C.send(`schedule`,t.id,i),s(!1)})}>${O(A?`charged.look`:`clock.set`)}</button>
${u&&T`<${U} path=${`hanchans/${t.id}/schedule`} body=${u} about=${O(`charged.start`,{before:h(t.scheduled_at,n),after:h(u.scheduled_at,n)})} onApprove=${async e=>{await C.send(`schedule`,t.id,{...u,preview:e}),d(null),s(!1)}} onClose=${()=>d(null)} />`}
</section>`:T`<p>${O(`clock.unscheduled`)}</p>`}function Me(e,t){let n=Number(e)?Math.min(Number(e)+t,X):t>0?90:0;return n>0?String(n):``}function Ne(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Pe({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...ie(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:i})=>T`<p class="note bad owes" key=${[t.id,i,n].join()}>
${O(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Fe(e,n,r,i)})}
<a class="button" href="#/fines">${O(`hall-fines`)}</a>
</p>`)}function Fe(e,t,n,r){let i=oe(t,n);return r?`${i} (${v(e,r)})`:i}function Ie({args:[e,t]}){let{tournament:r,state:a}=i(),o=a?.tables[e];if(!r||!a)return T`<${n} title=${O(`clock.title`)} />`;if(!o)return T`<${u} title=${O(`clock.title`)} text=${O(`hall-no-table`)} up="#/tables" />`;let s=a.hanchans[t]??w(a,e),c=`#/table/${e}`;return s?T`<${Le} state=${a} table=${o} hanchan=${s} />`:T`<${u} title=${O(`clock.title`)} text=${O(`hall-no-hanchan-text`)} up=${c} />`}function Le({state:e,table:t,hanchan:n}){let{library:r,official:o}=i(),s=E(o),l=a(()=>ae(e,n),[e,n]),u=re(l),f=a(()=>c(e,n),[e,n]),{begun:p,cancelled:m}=f,h=q(l.length>0||!!p),g=e.settings.time_zone,_=l.find(({person:e})=>z(o,e.id)),v=l.map(t=>{let n=u[t.revision];return{late:t,name:Ve(e,t.person),cost:n&&B(r,n,t,h),book:n}}),y=v.filter(({late:{clock:e}})=>!e.stopped);M(y.filter(({cost:e})=>e).map(Be));let b=e=>T`<${Oe} key=${e.late.person.id} may=${s} hanchan=${n} ...${e} now=${h} zone=${g} />`,x=s&&!(m&&!p)&&n.scheduled_at&&T`${!p&&T`<${Ee} hanchan=${n} shown=${v} now=${h} zone=${g} />`}<${ze} state=${e} hanchan=${n} begun=${p} now=${h} zone=${g} waits=${_&&!_.clock.stopped} missing=${y.length>0} />`;return T`<${d} title=${O(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`} actions=${x}>
${p&&T`<${P} may=${s} hanchan=${n} game=${f} now=${h} zone=${g} />`}
${l.length>0&&T`<div class=${`stack lates ${y.length===1?`alone`:``}`}>${[...y,...v.filter(e=>!y.includes(e))].map(b)}</div>`}
${m&&T`<p class="note bad">${O(`clock.cancelled`)}</p>`}
${!p&&T`<${Pe} state=${e} hanchan=${n} />`}
<${I} state=${e} hanchan=${n} zone=${g} />
<${je} key=${n.scheduled_at} may=${s} state=${e} hanchan=${n} zone=${g} own=${!!_} />
${s&&n.scheduled_at&&T`<${Re} state=${e} table=${t} hanchan=${n} late=${l} begun=${p} />`}
${s&&y.length>0&&T`<${te} />`}
<//>`}function Re({state:e,table:t,hanchan:n,late:r,begun:a}){let{does:o,wrong:s}=j(),{official:c}=i(),l=new Set(r.map(({person:e})=>e.id)),u=A(n,b(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),d=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),f=({id:e})=>!l.has(e)&&!z(c,e),p=u.filter(f),m=d.map(({id:e})=>({kind:`official`,id:e})).filter(f),h=e=>o(async()=>{for(let t of e)await V(n,`absent`,{person:t})});return a||p.length+m.length===0?null:T`<section aria-labelledby="present" class="stack">
<h2 id="present">${O(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...p,...m].map(t=>T`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>h([t])}>
<span class="body who">${Ve(e,t)}${t.kind===`official`&&T`<small>${O(`hall-role.arbiter`)}</small>`}</span>
${O(`clock.absent`)}
</button>
</li>`)}
</ul>
${p.length>1&&T`<button class="button" type="button" onClick=${()=>h(p)}>${O(`clock.all-absent`)}</button>`}
${s}
</section>`}function ze({state:e,hanchan:t,begun:n,now:r,zone:a,waits:o,missing:s}){let{does:c,wrong:l}=j(),{official:u}=i(),[d,p]=D(null),[m,g]=D(!1),_=G(e,t);if(o)return T`<p class="body">${O(`clock.own`)}</p>`;if(!n)return T`<button class=${`button ${s?``:`main`}`} type="button" onClick=${()=>c(()=>V(t,`began`))}>${O(`clock.begins`)}</button>${l}`;let v=async e=>{let r={takes_back:n.by,reason:e};_?p(r):await V(t,`taken-back`,r),g(!1)},y=async e=>{await V(t,`taken-back`,{...d,preview:e}),p(null)},b=f(e,t.round).filter(e=>e.hanchan===t.id&&!e.person),x=K(b,r);return T`<p class="body">${O(`clock.began`,{time:h(new Date(n.at),a)})}</p>
${x&&T`<button class="button" type="button" onClick=${()=>c(()=>V(t,`taken-back`,{takes_back:x.id}))}>${O(`clock.undo`)}</button>`}
${!x&&(!_||H(u))&&T`<button class="button quiet" type="button" onClick=${()=>g(!0)}>${O(`clock.mistake`)}</button>`}
${m&&T`<${F} what="start" title=${O(`clock.mistake`)} yes=${O(`clock.record`)} onReason=${v} onClose=${()=>g(!1)} />`}
${d&&T`<${U} path="timings" body=${{hanchan:t.id,what:`taken-back`,...d}} onApprove=${y} onClose=${()=>p(null)} />`}${l}`}function Be({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function Ve(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Z=`shinpan.keep.`;function He(e){let[t,n]=D(()=>y(Z+e)??[]),[i,a]=D(y(`${Z}page.${e}`)),[o,s]=D(!1),[c,l]=D(!1),u=t=>{_(Z+e,t),n(t)},d=async()=>{let t=await C.visitor();await We(t,e,u),await t.timekeeping(e).then(t=>{_(`${Z}page.${e}`,t),a(t),s(!1),l(!1)},e=>e.status===404?s(!0):l(!0))};return r(()=>{d();let e=setInterval(d,8e3);return()=>clearInterval(e)},[e]),{own:t,page:i,missing:o,unreached:c,note:async t=>{let n=Q(e).at(-1);if(n&&Ue(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await C.visitor(),i=Q(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);u([...i,r(t)]),d()}}}function Ue(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Q(e){return y(Z+e)??[]}async function We(e,t,n){for(let r of Q(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Ge(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Ge(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Ge(e,t,n){n(Q(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[e=``,t=``]}){let{own:n,page:r,missing:i,unreached:a,note:o}=He([e,t].map(encodeURIComponent).join(`/`)),s=r?O(`keep.title-at`,{label:r.label}):O(`keep.title`);return i?T`<${d} title=${O(`keep.title`)}><${S} text=${O(`keep.missing`)}><a class="button" href="#/scan">${O(`hall-scan`)}</a><//><//>`:!r&&a?T`<${d} title=${s}><${S} text=${O(`live.unreached`)} /><//>`:r?r.hanchan?.scheduled_at?T`<${qe} title=${s} page=${r} own=${n} note=${o} />`:T`<${d} title=${s}><${S} text=${O(`keep.unscheduled`)} /><//>`:T`<${d} title=${s}><${l} /><//>`}function qe({title:e,page:{tournament:t,time_zone:n,hanchan:r},own:i,note:a}){let o=q(!0),s=Math.floor((o-Date.parse(r.scheduled_at))/1e3),c=r.players.find(({id:e})=>e===r.keeper),l=new Set(r.times.map(({id:e})=>e)),u=[...r.times,...i.filter(({id:e,body:t})=>t.hanchan===r.id&&!l.has(e)).map(Qe)],f=e=>a({hanchan:r.id,...e}),p=Ye(r,n),m=p||u.some(e=>e.what===`began`&&!$.includes(e.state)),g=!m&&T`<button class="button main" type="button" onClick=${()=>f({what:`began`})}>${O(`keep.begins`)}</button>`;return T`<${d} title=${e} up=${null} actions=${g}>
<p>${t} · ${O(`hall-round`,{round:r.round})}</p>
${c&&T`<p class="note info">${O(`keep.keeper`,{name:c.name})}</p>`}
${p&&T`<p class="note info" role="status">${p}</p>`}
${!p&&T`<section class="late" aria-labelledby="since">
<h2 id="since">${O(`keep.since`,{time:h(r.scheduled_at,n)})}</h2>
<p class="late-time" role="timer">${s<0?`−${x(-s)}`:x(s)}</p>
</section>`}
${!m&&T`<${Je} hanchan=${r} times=${u} record=${f} />`}
<${Ze} times=${u} players=${r.players} zone=${n} />
<p class="soft">${O(`keep.how`)}</p>
<//>`}function Je({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:O(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return T`<ul class="rows" aria-label=${O(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Xe(r,n,t);return T`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${O(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function Ye({began_at:e,cancelled:t,finished:n},r){return n?O(`keep.finished`):e?O(`keep.began`,{time:h(e,r)}):t?O(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?O(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return T`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${O(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>T`<li class="item" key=${e.id}>
<p><strong>${h(e.at,n)}</strong> ${O(`keep.did.${e.what}`,{name:r(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${O(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{me as Board,Ie as Start,Ke as Timekeeping};