import{$r as e,Dt as t,F as n,Ft as r,G as i,Gt as a,I as o,Ir as s,Jt as c,Mt as l,Ot as u,Pt as d,Qr as f,Qt as p,R as m,T as h,Tt as g,Ut as _,W as v,Zr as y,ei as b,fn as x,ft as S,gt as C,hn as w,ht as T,m as E,pn as D,qt as O,r as k,rn as A,yt as j,z as ee}from"./app.js";import{Et as M,Jt as N,Q as P,Qt as F,Tt as I,X as L,Zt as R,at as z,ct as B,dt as V,et as te,ft as ne,it as re,lt as H,mt as ie,nt as U,ot as W,rt as G,st as K,tt as ae,ut as q,wt as oe}from"./shared.js";const se=[196,392,541];let J=null;function ce(){J??=new AudioContext,J.resume();let e=J.currentTime+3;for(let[t,n]of se.entries()){let r=new OscillatorNode(J,{frequency:n}),i=new GainNode(J,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(J.destination),r.start(),r.stop(e)}}function le({table:e,end:t,now:n,zone:r}){let{look:i,large:a,small:o}=ue(e,t,n,r);return A`<li class=${i} aria-label=${c(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${c(`hall-round`,{round:e.round})}</small></h2>
<p class="board-time" role="timer">${a}</p>
${o.map(e=>A`<p key=${e}>${e}</p>`)}
</li>`}function ue(e,t,n,r){return e.finished?{look:`over`,large:c(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:c(`board.cancelled`),small:[]}:e.ends_at?de(e,t,n,r):e.began_at?{look:`plays`,large:c(`board.plays`),small:[c(`game.no-limit`)]}:e.scheduled_at?fe(e,n,r):{look:`over`,large:`—`,small:[c(`board.unscheduled`)]}}function de({ends_at:e,extra_seconds:t},n,r,o){let l={began:0,ends:Date.parse(e)},u=t>0?[c(`game.extra`,{time:s(t)})]:[];if(!v(l,r)){let t=[c(`game.ends`,{time:a(e,o)}),...u];return{look:`plays`,large:s(i(l,r)),small:t}}return{look:`up`,large:c(`game.up`),small:[c(`game.still.${n.still}`),c(`game.chonbo.${n.chonbo}`)]}}function fe({scheduled_at:e,missed:t},n,r){let i=Math.floor((n-Date.parse(e))/1e3),o=c(i<0?`board.begins`:`board.late`,{time:a(e,r)}),l=t.map(({seat:e})=>c(e?`hall-wind.${e}`:`board.arbiter`)),u=l.length>0?[c(`board.awaited`,{who:O(l)})]:[];return i<0?{look:`soon`,large:s(-i),small:[o,...u]}:{look:t.length>0?`late`:`soon`,large:`+${s(i)}`,small:[o,...u]}}const pe=5e3;function me({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:i}=ge(e),o=M(!0);if(r)return A`<main class="board"><h1>${c(`board.closed`)}</h1><p>${c(`board.closed-text`)}</p></main>`;if(!t)return A`<main class="board"><h1>Shinpan</h1>${i?A`<p role="status">${c(`live.unreached`)}</p>`:A`<${d} />`}</main>`;let s=[...t.tables].sort(k());return A`<main class="board">
<header>
<h1>${t.name}</h1>
<${_e} board=${t} now=${o} />
<p class="board-now" role="timer">${a(new Date(o),t.time_zone)}</p>
</header>
${o-n>pe*3&&A`<p class="note warn" role="status">${c(`board.unheard`,{time:a(new Date(n),t.time_zone)})}</p>`}
${t.tables.length===0&&A`<p>${c(`board.empty`)}</p>`}
<ul style=${he(t.tables.length)}>${s.map(e=>A`<${le} key=${e.label} table=${e} end=${t.end_of_time} now=${o} zone=${t.time_zone} />`)}</ul>
</main>`}function he(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function ge(t){let[n,r]=e({board:null,heard:w.now(),refused:!1,unreached:!1});y(()=>{let e=!1,n=!1,i=async()=>{if(!n){n=!0;try{let{board:n}=await w.visitor(),i=await n(t);e||r({board:i,heard:w.now(),refused:!1,unreached:!1})}catch(t){let n=t.status===404;e||r(e=>({...e,refused:e.board?e.refused:n,unreached:!n}))}finally{n=!1}}};i();let a=setInterval(i,pe);return()=>{e=!0,clearInterval(a)}},[t]);let{board:i,refused:a}=n;return y(()=>{i?I({slug:t,name:i.name}):a&&oe()?.slug===t&&I(null)},[t,i?.name,a]),y(()=>{document.title=i?`${i.name} · Shinpan`:`Shinpan`},[i]),n}function _e({board:t,now:n}){let[r,i]=e(!1);p();let a=t.tables.filter(({ends_at:e})=>e&&v({began:0,ends:Date.parse(e)},n)).map(({label:e,ends_at:t})=>`${e} ${t}`),o=f(new Set(a));return y(()=>{let e=a.some(e=>!o.current.has(e));o.current=new Set(a),r&&e&&ce()},[a.join()]),A`<button class="button" type="button" aria-pressed=${r} onClick=${()=>{i(!r),r||ce()}}>${c(r?`board.sound-on`:`board.sound-off`)}</button>`}const ve=1440;function Y({label:e,by:t=1,onStep:n,...r}){let i=(r,i)=>A`<button class="button" type="button" aria-label=${c(`clock.${r}`,{what:e,count:t})} onClick=${()=>n(i)}>
${`${i<0?`−`:`+`}${t}`}
</button>`;return A`<div class="stepped">
${i(`less`,-t)}<${u} label=${e} ...${r} />${i(`longer`,t)}
</div>`}function ye(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+ve)%ve;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const be=[`corrected`,`stopped`,`undone`];function xe({hanchan:n,late:r,name:i,due:a,book:o,zone:s,first:l=``,onClose:u}){let{official:d,state:f}=_(),{clock:p,person:m}=r,v=H(f,n,m.id),y=v&&!V(d),[b,x]=e(null),[S,C]=e(p.stopped&&!y?`corrected`:l),{reason:T,field:E}=R(`time`),[D,O]=e(()=>K(p.stopped?.at??w.now(),s)),{does:k,wrong:j}=h(),ee=Se(r,a&&!y,d,y).map(e=>({value:e,text:c(`clock.way.${e}`)})),M=D&&Ce(D,p,s),N=S===`corrected`&&M?we(Date.parse(M),p.scheduled):``,P=be.includes(S)||v&&!!S&&!y,F=S&&(!P||T)&&(S!==`corrected`||D&&!N),I=T&&{reason:T},L=()=>k(async()=>{let e=S===`undone`?{takes_back:p.stopped.by}:{person:m,...S===`corrected`&&{arrived_at:M}},t={what:S===`undone`?`taken-back`:S,...e,...I};if(v&&!y)return x(t);await z(t)}),z=async({what:e,...t})=>{await W(n,e,t),u()};return b?A`<${B} path="timings" body=${{hanchan:n.id,...b}} onApprove=${e=>z({...b,preview:e})} onClose=${u} />`:A`<${g} title=${i} onClose=${u}>
${v&&A`<p class="note warn">${c(y?`charged.director`:`charged.changes`)}</p>`}
<${t} label=${c(`clock.what`)} value=${S} options=${ee} onChange=${C} />
${S===`cancelled`&&A`<p class="note warn">${c(`clock.cancel-text`)}</p>`}
${S===`corrected`&&A`<${Y} type="time" step="1" label=${c(`clock.arrived-at`)} value=${D} wrong=${N} onInput=${O} onStep=${e=>O(ye(D,e))} />`}
${S===`corrected`&&M&&!N&&o&&A`<${Te} late=${r} book=${o} at=${Date.parse(M)} />`}
${P&&E(!1)}
${j}
<button class="button main" type="button" disabled=${!F} onClick=${L}>${c(v&&!y?`charged.look`:`clock.record`)}</button>
<//>`}function Se({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function Ce(e,{stopped:t,scheduled:n},r){return t&&e===K(t.at,r)?new Date(t.at).toISOString():z(e,n,r)}function we(e,t){return e>w.now()?c(`clock.to-come`):e<t-72e5?c(`clock.long-before`):``}function Te({late:e,book:t,at:n}){let{library:r}=_(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=U(r,t,{...e,clock:i},n);return A`<p role="status">${c(`clock.becomes`,{cost:a.cost_line})}</p>`}function Ee({hanchan:t,shown:n,now:r,zone:i}){let{official:a}=_(),{does:o,wrong:s}=h(),[l,u]=e(null),d=n.filter(({late:e})=>!q(a,e.person.id));if(d.filter(({late:e})=>!e.clock.stopped).length===0&&!d.some(({late:e})=>G(e.timings,r)))return null;let f=(e,{late:{person:n}})=>o(()=>W(t,e,{person:n}));return A`<div class="late-due">${d.map(e=>{let t=De(e);return t&&A`<button key=${`${e.late.person.id} ${t}`} class="button danger due" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>t===`cancelled`?u(e):f(t,e)}>
<strong>${c(`clock.way.${t}`)}</strong>${d.length>1&&A`<span class="who">${e.name}</span>`}
</button>`})}</div>
<div class="late-acts">
${d.map(e=>A`<button key=${e.late.person.id} class="button main" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>f(`arrived`,e)}>
<strong>${e.late.clock.stopped?`✓`:c(`clock.arrived`)}</strong><span class="who">${e.name}</span>
</button>`)}
</div>${s}
${l&&A`<${xe} hanchan=${t} ...${l} due first="cancelled" zone=${i} onClose=${()=>u(null)} />`}`}function De({cost:e}){return e?.due?`cancelled`:e?.effects.some(({id:e})=>e===`replacement`)?`replaced`:null}function Oe({hanchan:t,late:n,name:r,cost:i,book:o,now:l,zone:u,may:d}){let[f,p]=e(!1),{stopped:m}=n.clock,h=q(_().official,n.person.id);return A`<section class=${`late ${m?`stopped`:`runs`}`} aria-label=${r}>
<h2 class="who">${r}</h2>
<p class="late-time" role="timer">${i&&s(i.seconds)}</p>
<p class="late-cost"><strong>${i?.cost_line}</strong></p>
${!m&&i?.next&&i.next.at_seconds!==i.next_band?.at_seconds&&A`<p class="soft">${i.next.line}</p>`}
${!m&&i&&A`<${ke} cost=${i} />`}
${i?.due&&A`<p class="note bad">${c(`clock.cancels`)}</p>`}
${m&&A`<p>${c(`clock.stopped.${m.how}`,{time:a(new Date(m.at),u)})}</p>`}
${m?.others.length>0&&A`<p class="note warn">${c(`clock.others`,{count:m.others.length})}</p>`}
${d&&h&&A`<p class="note info">${c(`clock.own`)}</p>`}
${d&&!h&&A`<${Ae} late=${n} hanchan=${t} now=${l} onMore=${()=>p(!0)} />`}
${f&&A`<${xe} hanchan=${t} late=${n} name=${r} due=${i?.due} book=${o} zone=${u} onClose=${()=>p(!1)} />`}
</section>`}function ke({cost:{seconds:e,next_band:t}}){return!t||e>=t.at_seconds?null:A`<p class="late-next">
<progress max=${t.at_seconds} value=${e} aria-label=${c(`clock.next`)}></progress>
${c(`clock.next-at`,{time:s(t.at_seconds),cost:t.cost_line})}
</p>`}function Ae({late:{timings:e},hanchan:t,now:n,onMore:r}){let{does:i,wrong:a}=h(),o=G(e,n);return A`<button class="button" type="button" onClick=${o?()=>i(()=>W(t,`taken-back`,{takes_back:o.id})):r}>${c(o?`clock.undo`:`clock.more`)}</button>${a}`}const X=1440;function je({state:t,hanchan:n,zone:r,may:i,own:o}){let[s,l]=e(!1),{reason:u,field:d}=R(`schedule`),[f,p]=e(null),{official:m}=_(),g=H(t,n),v=o?`clock.own`:g&&!V(m)?`charged.director`:``,y=n.scheduled_at&&Date.parse(n.scheduled_at),[b,x]=e(()=>K(y||w.now(),r).slice(0,5)),[S,C]=e(()=>String(n.minutes??Ne(t)??``)),{does:T,wrong:E}=h(),D=S.trim()?Number(S):null,O=D===null||Number.isInteger(D)&&D>=1&&D<=X,k=y&&b===K(y,r).slice(0,5),j=g&&!k&&!v;return y&&!s?A`<p class="scheduled"><span>${c(`clock.scheduled`,{time:a(n.scheduled_at,r)})}${n.minutes&&A` · ${c(`clock.lasts`,{count:n.minutes})}`}</span>
${i&&A`<button class="button quiet" type="button" onClick=${()=>l(!0)}>${c(`clock.change`)}</button>`}
</p>`:i?A`<section class="card">
${v?A`<p class="note warn">${c(v)}</p>`:A`<${Y} type="time" label=${c(`clock.when`)} hint=${c(`clock.when-text`)} value=${b} onInput=${x} by=${5} onStep=${e=>x(ye(b,e))} />`}
<${Y} type="number" min="1" max=${X} inputmode="numeric" label=${c(`clock.length`)} hint=${c(`clock.length-text`)} value=${S} onInput=${C} by=${5} onStep=${e=>C(Me(S,e))} />
${j&&A`<p class="note warn">${c(`charged.changes`)}</p>${d(!1)}`}
${E}
<button class="button main" type="button" disabled=${!b||!O||j&&!u} onClick=${()=>T(async()=>{let e=k?n.scheduled_at:z(b,y||w.now(),r),t=y?{scheduled_at:n.scheduled_at,minutes:n.minutes??null}:null,i={scheduled_at:e,minutes:D,replaces:t};if(j)return p({...i,reason:u});await w.send(`schedule`,n.id,i),l(!1)})}>${c(j?`charged.look`:`clock.set`)}</button>
${f&&A`<${B} path=${`hanchans/${n.id}/schedule`} body=${f} about=${c(`charged.start`,{before:a(n.scheduled_at,r),after:a(f.scheduled_at,r)})} onApprove=${async e=>{await w.send(`schedule`,n.id,{...f,preview:e}),p(null),l(!1)}} onClose=${()=>p(null)} />`}
</section>`:A`<p>${c(`clock.unscheduled`)}</p>`}function Me(e,t){let n=Number(e)?Math.min(Number(e)+t,X):t>0?90:0;return n>0?String(n):``}function Ne(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Pe({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...ie(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:i})=>A`<p class="note bad owes" key=${[t.id,i,n].join()}>
${c(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Fe(e,n,r,i)})}
<a class="button" href="#/fines">${c(`hall-fines`)}</a>
</p>`)}function Fe(e,t,n,r){let i=ne(t,n);return r?`${i} (${S(e,r)})`:i}function Ie({args:[e,t]}){let{tournament:r,state:i}=_(),a=i?.tables[e];if(!r||!i)return A`<${o} title=${c(`clock.title`)} />`;if(!a)return A`<${n} title=${c(`clock.title`)} text=${c(`hall-no-table`)} up="#/tables" />`;let s=i.hanchans[t]??T(i,e),l=`#/table/${e}`;return s?A`<${Le} state=${i} table=${a} hanchan=${s} />`:A`<${n} title=${c(`clock.title`)} text=${c(`hall-no-hanchan-text`)} up=${l} />`}function Le({state:e,table:t,hanchan:n}){let{library:i,official:a}=_(),o=E(a),s=b(()=>re(e,n),[e,n]),l=F(s),u=b(()=>m(e,n),[e,n]),{begun:d,cancelled:f}=u,p=M(s.length>0||!!d),h=e.settings.time_zone,g=s.find(({person:e})=>q(a,e.id)),v=s.map(t=>{let n=l[t.revision];return{late:t,name:Ve(e,t.person),cost:n&&U(i,n,t,p),book:n}}),y=v.filter(({late:{clock:e}})=>!e.stopped);ae(y.filter(({cost:e})=>e).map(Be));let x=e=>A`<${Oe} key=${e.late.person.id} may=${o} hanchan=${n} ...${e} now=${p} zone=${h} />`,S=o&&!(f&&!d)&&n.scheduled_at&&A`${!d&&A`<${Ee} hanchan=${n} shown=${v} now=${p} zone=${h} />`}<${ze} state=${e} hanchan=${n} begun=${d} now=${p} zone=${h} waits=${g&&!g.clock.stopped} missing=${y.length>0} />`;return A`<${r} title=${c(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`} actions=${S}>
${d&&A`<${L} may=${o} hanchan=${n} game=${u} now=${p} zone=${h} />`}
${s.length>0&&A`<div class=${`stack lates ${y.length===1?`alone`:``}`}>${[...y,...v.filter(e=>!y.includes(e))].map(x)}</div>`}
${f&&A`<p class="note bad">${c(`clock.cancelled`)}</p>`}
${!d&&A`<${Pe} state=${e} hanchan=${n} />`}
<${P} state=${e} hanchan=${n} zone=${h} />
<${je} key=${n.scheduled_at} may=${o} state=${e} hanchan=${n} zone=${h} own=${!!g} />
${o&&n.scheduled_at&&A`<${Re} state=${e} table=${t} hanchan=${n} late=${s} begun=${d} />`}
${o&&y.length>0&&A`<${te} />`}
<//>`}function Re({state:e,table:t,hanchan:n,late:r,begun:i}){let{does:a,wrong:o}=h(),{official:s}=_(),l=new Set(r.map(({person:e})=>e.id)),u=j(n,C(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),d=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),f=({id:e})=>!l.has(e)&&!q(s,e),p=u.filter(f),m=d.map(({id:e})=>({kind:`official`,id:e})).filter(f),g=e=>a(async()=>{for(let t of e)await W(n,`absent`,{person:t})});return i||p.length+m.length===0?null:A`<section aria-labelledby="present" class="stack">
<h2 id="present">${c(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...p,...m].map(t=>A`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>g([t])}>
<span class="body who">${Ve(e,t)}${t.kind===`official`&&A`<small>${c(`hall-role.arbiter`)}</small>`}</span>
${c(`clock.absent`)}
</button>
</li>`)}
</ul>
${p.length>1&&A`<button class="button" type="button" onClick=${()=>g(p)}>${c(`clock.all-absent`)}</button>`}
${o}
</section>`}function ze({state:t,hanchan:n,begun:r,now:i,zone:o,waits:s,missing:l}){let{does:u,wrong:d}=h(),{official:f}=_(),[p,m]=e(null),[g,v]=e(!1),y=H(t,n);if(s)return A`<p class="body">${c(`clock.own`)}</p>`;if(!r)return A`<button class=${`button ${l?``:`main`}`} type="button" onClick=${()=>u(()=>W(n,`began`))}>${c(`clock.begins`)}</button>${d}`;let b=async e=>{let t={takes_back:r.by,reason:e};y?m(t):await W(n,`taken-back`,t),v(!1)},x=async e=>{await W(n,`taken-back`,{...p,preview:e}),m(null)},S=ee(t,n.round).filter(e=>e.hanchan===n.id&&!e.person),C=G(S,i);return A`<p class="body">${c(`clock.began`,{time:a(new Date(r.at),o)})}</p>
${C&&A`<button class="button" type="button" onClick=${()=>u(()=>W(n,`taken-back`,{takes_back:C.id}))}>${c(`clock.undo`)}</button>`}
${!C&&(!y||V(f))&&A`<button class="button quiet" type="button" onClick=${()=>v(!0)}>${c(`clock.mistake`)}</button>`}
${g&&A`<${N} what="start" title=${c(`clock.mistake`)} yes=${c(`clock.record`)} onReason=${b} onClose=${()=>v(!1)} />`}
${p&&A`<${B} path="timings" body=${{hanchan:n.id,what:`taken-back`,...p}} onApprove=${x} onClose=${()=>m(null)} />`}${d}`}function Be({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function Ve(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Z=`shinpan.keep.`;function He(t){let[n,r]=e(()=>D(Z+t)??[]),[i,a]=e(D(`${Z}page.${t}`)),[o,s]=e(!1),[c,l]=e(!1),u=e=>{x(Z+t,e),r(e)},d=async()=>{let e=await w.visitor();await We(e,t,u),await e.timekeeping(t).then(e=>{x(`${Z}page.${t}`,e),a(e),s(!1),l(!1)},e=>e.status===404?s(!0):l(!0))};return y(()=>{d();let e=setInterval(d,8e3);return()=>clearInterval(e)},[t]),{own:n,page:i,missing:o,unreached:c,note:async e=>{let n=Q(t).at(-1);if(n&&Ue(n.body,e)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await w.visitor(),i=Q(t).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);u([...i,r(e)]),d()}}}function Ue(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Q(e){return D(Z+e)??[]}async function We(e,t,n){for(let r of Q(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Ge(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Ge(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Ge(e,t,n){n(Q(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[e=``,t=``]}){let{own:n,page:i,missing:a,unreached:o,note:s}=He([e,t].map(encodeURIComponent).join(`/`)),u=i?c(`keep.title-at`,{label:i.label}):c(`keep.title`);return a?A`<${r} title=${c(`keep.title`)}><${l} text=${c(`keep.missing`)}><a class="button" href="#/scan">${c(`hall-scan`)}</a><//><//>`:!i&&o?A`<${r} title=${u}><${l} text=${c(`live.unreached`)} /><//>`:i?i.hanchan?.scheduled_at?A`<${qe} title=${u} page=${i} own=${n} note=${s} />`:A`<${r} title=${u}><${l} text=${c(`keep.unscheduled`)} /><//>`:A`<${r} title=${u}><${d} /><//>`}function qe({title:e,page:{tournament:t,time_zone:n,hanchan:i},own:o,note:l}){let u=M(!0),d=Math.floor((u-Date.parse(i.scheduled_at))/1e3),f=i.players.find(({id:e})=>e===i.keeper),p=new Set(i.times.map(({id:e})=>e)),m=[...i.times,...o.filter(({id:e,body:t})=>t.hanchan===i.id&&!p.has(e)).map(Qe)],h=e=>l({hanchan:i.id,...e}),g=Ye(i,n),_=g||m.some(e=>e.what===`began`&&!$.includes(e.state)),v=!_&&A`<button class="button main" type="button" onClick=${()=>h({what:`began`})}>${c(`keep.begins`)}</button>`;return A`<${r} title=${e} up=${null} actions=${v}>
<p>${t} · ${c(`hall-round`,{round:i.round})}</p>
${f&&A`<p class="note info">${c(`keep.keeper`,{name:f.name})}</p>`}
${g&&A`<p class="note info" role="status">${g}</p>`}
${!g&&A`<section class="late" aria-labelledby="since">
<h2 id="since">${c(`keep.since`,{time:a(i.scheduled_at,n)})}</h2>
<p class="late-time" role="timer">${d<0?`−${s(-d)}`:s(d)}</p>
</section>`}
${!_&&A`<${Je} hanchan=${i} times=${m} record=${h} />`}
<${Ze} times=${m} players=${i.players} zone=${n} />
<p class="soft">${c(`keep.how`)}</p>
<//>`}function Je({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:c(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return A`<ul class="rows" aria-label=${c(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Xe(r,n,t);return A`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${c(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function Ye({began_at:e,cancelled:t,finished:n},r){return n?c(`keep.finished`):e?c(`keep.began`,{time:a(e,r)}):t?c(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?c(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return A`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${c(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>A`<li class="item" key=${e.id}>
<p><strong>${a(e.at,n)}</strong> ${c(`keep.did.${e.what}`,{name:r(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${c(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{me as Board,Ie as Start,Ke as Timekeeping};