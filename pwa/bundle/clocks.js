import{Dt as e,Et as t,F as n,Gr as r,Ht as i,Kr as a,Kt as o,L as s,Nt as c,P as l,Pt as u,R as d,U as f,W as p,Wr as m,Wt as h,Zt as g,dn as _,dt as v,fn as y,ht as b,jr as x,jt as S,mn as C,mt as w,nn as T,p as E,qr as D,qt as O,r as k,vt as A,w as j,wt as ee}from"./app.js";import{$ as M,Ct as N,J as P,Kt as F,Q as I,St as te,X as L,Xt as ne,Yt as re,at as R,ct as z,et as B,ft as ie,it as V,lt as H,nt as ae,ot as U,rt as W,st as G,tt as K,ut as oe,wt as q}from"./shared.js";const se=[196,392,541];let J=null;function ce(){J??=new AudioContext,J.resume();let e=J.currentTime+3;for(let[t,n]of se.entries()){let r=new OscillatorNode(J,{frequency:n}),i=new GainNode(J,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(J.destination),r.start(),r.stop(e)}}function le({table:e,end:t,now:n,zone:r}){let{look:i,large:a,small:o}=ue(e,t,n,r);return T`<li class=${i} aria-label=${O(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${O(`hall-round`,{round:e.round})}</small></h2>
<p class="board-time" role="timer">${a}</p>
${o.map(e=>T`<p key=${e}>${e}</p>`)}
</li>`}function ue(e,t,n,r){return e.finished?{look:`over`,large:O(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:O(`board.cancelled`),small:[]}:e.ends_at?de(e,t,n,r):e.began_at?{look:`plays`,large:O(`board.plays`),small:[O(`game.no-limit`)]}:e.scheduled_at?fe(e,n,r):{look:`over`,large:`—`,small:[O(`board.unscheduled`)]}}function de({ends_at:e,extra_seconds:t},n,r,i){let a={began:0,ends:Date.parse(e)},o=t>0?[O(`game.extra`,{time:x(t)})]:[];if(!f(a,r)){let t=[O(`game.ends`,{time:h(e,i)}),...o];return{look:`plays`,large:x(p(a,r)),small:t}}return{look:`up`,large:O(`game.up`),small:[O(`game.still.${n.still}`),O(`game.chonbo.${n.chonbo}`)]}}function fe({scheduled_at:e,missed:t},n,r){let i=Math.floor((n-Date.parse(e))/1e3),a=O(i<0?`board.begins`:`board.late`,{time:h(e,r)}),s=t.map(({seat:e})=>O(e?`hall-wind.${e}`:`board.arbiter`)),c=s.length>0?[O(`board.awaited`,{who:o(s)})]:[];return i<0?{look:`soon`,large:x(-i),small:[a,...c]}:{look:t.length>0?`late`:`soon`,large:`+${x(i)}`,small:[a,...c]}}const pe=5e3;function me({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:i}=ge(e),a=q(!0);if(r)return T`<main class="board"><h1>${O(`board.closed`)}</h1><p>${O(`board.closed-text`)}</p></main>`;if(!t)return T`<main class="board"><h1>Shinpan</h1>${i?T`<p role="status">${O(`live.unreached`)}</p>`:T`<${c} />`}</main>`;let o=[...t.tables].sort(k());return T`<main class="board">
<header>
<h1>${t.name}</h1>
<${_e} board=${t} now=${a} />
<p class="board-now" role="timer">${h(new Date(a),t.time_zone)}</p>
</header>
${a-n>pe*3&&T`<p class="note warn" role="status">${O(`board.unheard`,{time:h(new Date(n),t.time_zone)})}</p>`}
${t.tables.length===0&&T`<p>${O(`board.empty`)}</p>`}
<ul style=${he(t.tables.length)}>${o.map(e=>T`<${le} key=${e.label} table=${e} end=${t.end_of_time} now=${a} zone=${t.time_zone} />`)}</ul>
</main>`}function he(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function ge(e){let[t,n]=a({board:null,heard:C.now(),refused:!1,unreached:!1});m(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await C.visitor(),i=await r(e);t||n({board:i,heard:C.now(),refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,pe);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return m(()=>{r?N({slug:e,name:r.name}):i&&te()?.slug===e&&N(null)},[e,r?.name,i]),m(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function _e({board:e,now:t}){let[n,i]=a(!1);g();let o=e.tables.filter(({ends_at:e})=>e&&f({began:0,ends:Date.parse(e)},t)).map(({label:e,ends_at:t})=>`${e} ${t}`),s=r(new Set(o));return m(()=>{let e=o.some(e=>!s.current.has(e));s.current=new Set(o),n&&e&&ce()},[o.join()]),T`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{i(!n),n||ce()}}>${O(n?`board.sound-on`:`board.sound-off`)}</button>`}const ve=1440;function Y({label:t,by:n=1,onStep:r,...i}){let a=(e,i)=>T`<button class="button" type="button" aria-label=${O(`clock.${e}`,{what:t,count:n})} onClick=${()=>r(i)}>
${`${i<0?`−`:`+`}${n}`}
</button>`;return T`<div class="stepped">
${a(`less`,-n)}<${e} label=${t} ...${i} />${a(`longer`,n)}
</div>`}function ye(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+ve)%ve;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const be=[`corrected`,`stopped`,`undone`];function xe({hanchan:e,late:n,name:r,due:o,book:s,zone:c,first:l=``,onClose:u}){let{official:d,state:f}=i(),{clock:p,person:m}=n,h=G(f,e,m.id),g=h&&!H(d),[_,v]=a(null),[y,b]=a(p.stopped&&!g?`corrected`:l),{reason:x,field:S}=re(`time`),[w,E]=a(()=>R(p.stopped?.at??C.now(),c)),{does:D,wrong:k}=j(),A=Se(n,o&&!g,d,g).map(e=>({value:e,text:O(`clock.way.${e}`)})),M=w&&Ce(w,p,c),N=y===`corrected`&&M?we(Date.parse(M),p.scheduled):``,P=be.includes(y)||h&&!!y&&!g,F=y&&(!P||x)&&(y!==`corrected`||w&&!N),I=x&&{reason:x},te=()=>D(async()=>{let e=y===`undone`?{takes_back:p.stopped.by}:{person:m,...y===`corrected`&&{arrived_at:M}},t={what:y===`undone`?`taken-back`:y,...e,...I};if(h&&!g)return v(t);await L(t)}),L=async({what:t,...n})=>{await V(e,t,n),u()};return _?T`<${U} path="timings" body=${{hanchan:e.id,..._}} onApprove=${e=>L({..._,preview:e})} onClose=${u} />`:T`<${ee} title=${r} onClose=${u}>
${h&&T`<p class="note warn">${O(g?`charged.director`:`charged.changes`)}</p>`}
<${t} label=${O(`clock.what`)} value=${y} options=${A} onChange=${b} />
${y===`cancelled`&&T`<p class="note warn">${O(`clock.cancel-text`)}</p>`}
${y===`corrected`&&T`<${Y} type="time" step="1" label=${O(`clock.arrived-at`)} value=${w} wrong=${N} onInput=${E} onStep=${e=>E(ye(w,e))} />`}
${y===`corrected`&&M&&!N&&s&&T`<${Te} late=${n} book=${s} at=${Date.parse(M)} />`}
${P&&S(!1)}
${k}
<button class="button main" type="button" disabled=${!F} onClick=${te}>${O(h&&!g?`charged.look`:`clock.record`)}</button>
<//>`}function Se({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function Ce(e,{stopped:t,scheduled:n},r){return t&&e===R(t.at,r)?new Date(t.at).toISOString():W(e,n,r)}function we(e,t){return e>C.now()?O(`clock.to-come`):e<t-72e5?O(`clock.long-before`):``}function Te({late:e,book:t,at:n}){let{library:r}=i(),a={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},o=B(r,t,{...e,clock:a},n);return T`<p role="status">${O(`clock.becomes`,{cost:o.cost_line})}</p>`}function Ee({hanchan:e,shown:t,now:n,zone:r}){let{official:o}=i(),{does:s,wrong:c}=j(),[l,u]=a(null),d=t.filter(({late:e})=>!z(o,e.person.id));if(d.filter(({late:e})=>!e.clock.stopped).length===0&&!d.some(({late:e})=>K(e.timings,n)))return null;let f=(t,{late:{person:n}})=>s(()=>V(e,t,{person:n}));return T`<div class="late-due">${d.map(e=>{let t=De(e);return t&&T`<button key=${`${e.late.person.id} ${t}`} class="button danger due" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>t===`cancelled`?u(e):f(t,e)}>
<strong>${O(`clock.way.${t}`)}</strong>${d.length>1&&T`<span class="who">${e.name}</span>`}
</button>`})}</div>
<div class="late-acts">
${d.map(e=>T`<button key=${e.late.person.id} class="button main" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>f(`arrived`,e)}>
<strong>${e.late.clock.stopped?`✓`:O(`clock.arrived`)}</strong><span class="who">${e.name}</span>
</button>`)}
</div>${c}
${l&&T`<${xe} hanchan=${e} ...${l} due first="cancelled" zone=${r} onClose=${()=>u(null)} />`}`}function De({cost:e}){return e?.due?`cancelled`:e?.effects.some(({id:e})=>e===`replacement`)?`replaced`:null}function Oe({hanchan:e,late:t,name:n,cost:r,book:o,now:s,zone:c,may:l}){let[u,d]=a(!1),{stopped:f}=t.clock,p=z(i().official,t.person.id);return T`<section class=${`late ${f?`stopped`:`runs`}`} aria-label=${n}>
<h2 class="who">${n}</h2>
<p class="late-time" role="timer">${r&&x(r.seconds)}</p>
<p class="late-cost"><strong>${r?.cost_line}</strong></p>
${!f&&r?.next&&r.next.at_seconds!==r.next_band?.at_seconds&&T`<p class="soft">${r.next.line}</p>`}
${!f&&r&&T`<${ke} cost=${r} />`}
${r?.due&&T`<p class="note bad">${O(`clock.cancels`)}</p>`}
${f&&T`<p>${O(`clock.stopped.${f.how}`,{time:h(new Date(f.at),c)})}</p>`}
${f?.others.length>0&&T`<p class="note warn">${O(`clock.others`,{count:f.others.length})}</p>`}
${l&&p&&T`<p class="note info">${O(`clock.own`)}</p>`}
${l&&!p&&T`<${Ae} late=${t} hanchan=${e} now=${s} onMore=${()=>d(!0)} />`}
${u&&T`<${xe} hanchan=${e} late=${t} name=${n} due=${r?.due} book=${o} zone=${c} onClose=${()=>d(!1)} />`}
</section>`}function ke({cost:{seconds:e,next_band:t}}){return!t||e>=t.at_seconds?null:T`<p class="late-next">
<progress max=${t.at_seconds} value=${e} aria-label=${O(`clock.next`)}></progress>
${O(`clock.next-at`,{time:x(t.at_seconds),cost:t.cost_line})}
</p>`}function Ae({late:{timings:e},hanchan:t,now:n,onMore:r}){let{does:i,wrong:a}=j(),o=K(e,n);return T`<button class="button" type="button" onClick=${o?()=>i(()=>V(t,`taken-back`,{takes_back:o.id})):r}>${O(o?`clock.undo`:`clock.more`)}</button>${a}`}const X=1440;function je({state:e,hanchan:t,zone:n,may:r,own:o}){let[s,c]=a(!1),{reason:l,field:u}=re(`schedule`),[d,f]=a(null),{official:p}=i(),m=G(e,t),g=o?`clock.own`:m&&!H(p)?`charged.director`:``,_=t.scheduled_at&&Date.parse(t.scheduled_at),[v,y]=a(()=>R(_||C.now(),n).slice(0,5)),[b,x]=a(()=>String(t.minutes??Ne(e)??``)),{does:S,wrong:w}=j(),E=b.trim()?Number(b):null,D=E===null||Number.isInteger(E)&&E>=1&&E<=X,k=_&&v===R(_,n).slice(0,5),A=m&&!k&&!g;return _&&!s?T`<p class="scheduled"><span>${O(`clock.scheduled`,{time:h(t.scheduled_at,n)})}${t.minutes&&T` · ${O(`clock.lasts`,{count:t.minutes})}`}</span>
${r&&T`<button class="button quiet" type="button" onClick=${()=>c(!0)}>${O(`clock.change`)}</button>`}
</p>`:r?T`<section class="card">
${g?T`<p class="note warn">${O(g)}</p>`:T`<${Y} type="time" label=${O(`clock.when`)} hint=${O(`clock.when-text`)} value=${v} onInput=${y} by=${5} onStep=${e=>y(ye(v,e))} />`}
<${Y} type="number" min="1" max=${X} inputmode="numeric" label=${O(`clock.length`)} hint=${O(`clock.length-text`)} value=${b} onInput=${x} by=${5} onStep=${e=>x(Me(b,e))} />
${A&&T`<p class="note warn">${O(`charged.changes`)}</p>${u(!1)}`}
${w}
<button class="button main" type="button" disabled=${!v||!D||A&&!l} onClick=${()=>S(async()=>{let e=k?t.scheduled_at:W(v,_||C.now(),n),r=_?{scheduled_at:t.scheduled_at,minutes:t.minutes??null}:null,i={scheduled_at:e,minutes:E,replaces:r};if(A)return f({...i,reason:l});await C.send(`schedule`,t.id,i),c(!1)})}>${O(A?`charged.look`:`clock.set`)}</button>
${d&&T`<${U} path=${`hanchans/${t.id}/schedule`} body=${d} about=${O(`charged.start`,{before:h(t.scheduled_at,n),after:h(d.scheduled_at,n)})} onApprove=${async e=>{await C.send(`schedule`,t.id,{...d,preview:e}),f(null),c(!1)}} onClose=${()=>f(null)} />`}
</section>`:T`<p>${O(`clock.unscheduled`)}</p>`}function Me(e,t){let n=Number(e)?Math.min(Number(e)+t,X):t>0?90:0;return n>0?String(n):``}function Ne(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Pe({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...ie(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:i})=>T`<p class="note bad owes" key=${[t.id,i,n].join()}>
${O(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Fe(e,n,r,i)})}
<a class="button" href="#/fines">${O(`hall-fines`)}</a>
</p>`)}function Fe(e,t,n,r){let i=oe(t,n);return r?`${i} (${v(e,r)})`:i}function Ie({args:[e,t]}){let{tournament:r,state:a}=i(),o=a?.tables[e];if(!r||!a)return T`<${n} title=${O(`clock.title`)} />`;if(!o)return T`<${l} title=${O(`clock.title`)} text=${O(`hall-no-table`)} up="#/tables" />`;let s=a.hanchans[t]??w(a,e),c=`#/table/${e}`;return s?T`<${Le} state=${a} table=${o} hanchan=${s} />`:T`<${l} title=${O(`clock.title`)} text=${O(`hall-no-hanchan-text`)} up=${c} />`}function Le({state:e,table:t,hanchan:n}){let{library:r,official:a}=i(),o=E(a),c=D(()=>ae(e,n),[e,n]),l=ne(c),d=D(()=>s(e,n),[e,n]),{begun:f,cancelled:p}=d,m=q(c.length>0||!!f),h=e.settings.time_zone,g=c.find(({person:e})=>z(a,e.id)),_=c.map(t=>{let n=l[t.revision];return{late:t,name:Ve(e,t.person),cost:n&&B(r,n,t,m),book:n}}),v=_.filter(({late:{clock:e}})=>!e.stopped);M(v.filter(({cost:e})=>e).map(Be));let y=e=>T`<${Oe} key=${e.late.person.id} may=${o} hanchan=${n} ...${e} now=${m} zone=${h} />`,b=o&&!(p&&!f)&&n.scheduled_at&&T`${!f&&T`<${Ee} hanchan=${n} shown=${_} now=${m} zone=${h} />`}<${ze} state=${e} hanchan=${n} begun=${f} now=${m} zone=${h} waits=${g&&!g.clock.stopped} missing=${v.length>0} />`;return T`<${u} title=${O(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`} actions=${b}>
${f&&T`<${P} may=${o} hanchan=${n} game=${d} now=${m} zone=${h} />`}
${c.length>0&&T`<div class=${`stack lates ${v.length===1?`alone`:``}`}>${[...v,..._.filter(e=>!v.includes(e))].map(y)}</div>`}
${p&&T`<p class="note bad">${O(`clock.cancelled`)}</p>`}
${!f&&T`<${Pe} state=${e} hanchan=${n} />`}
<${L} state=${e} hanchan=${n} zone=${h} />
<${je} key=${n.scheduled_at} may=${o} state=${e} hanchan=${n} zone=${h} own=${!!g} />
${o&&n.scheduled_at&&T`<${Re} state=${e} table=${t} hanchan=${n} late=${c} begun=${f} />`}
${o&&v.length>0&&T`<${I} />`}
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
</section>`}function ze({state:e,hanchan:t,begun:n,now:r,zone:o,waits:s,missing:c}){let{does:l,wrong:u}=j(),{official:f}=i(),[p,m]=a(null),[g,_]=a(!1),v=G(e,t);if(s)return T`<p class="body">${O(`clock.own`)}</p>`;if(!n)return T`<button class=${`button ${c?``:`main`}`} type="button" onClick=${()=>l(()=>V(t,`began`))}>${O(`clock.begins`)}</button>${u}`;let y=async e=>{let r={takes_back:n.by,reason:e};v?m(r):await V(t,`taken-back`,r),_(!1)},b=async e=>{await V(t,`taken-back`,{...p,preview:e}),m(null)},x=d(e,t.round).filter(e=>e.hanchan===t.id&&!e.person),S=K(x,r);return T`<p class="body">${O(`clock.began`,{time:h(new Date(n.at),o)})}</p>
${S&&T`<button class="button" type="button" onClick=${()=>l(()=>V(t,`taken-back`,{takes_back:S.id}))}>${O(`clock.undo`)}</button>`}
${!S&&(!v||H(f))&&T`<button class="button quiet" type="button" onClick=${()=>_(!0)}>${O(`clock.mistake`)}</button>`}
${g&&T`<${F} what="start" title=${O(`clock.mistake`)} yes=${O(`clock.record`)} onReason=${y} onClose=${()=>_(!1)} />`}
${p&&T`<${U} path="timings" body=${{hanchan:t.id,what:`taken-back`,...p}} onApprove=${b} onClose=${()=>m(null)} />`}${u}`}function Be({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function Ve(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Z=`shinpan.keep.`;function He(e){let[t,n]=a(()=>y(Z+e)??[]),[r,i]=a(y(`${Z}page.${e}`)),[o,s]=a(!1),[c,l]=a(!1),u=t=>{_(Z+e,t),n(t)},d=async()=>{let t=await C.visitor();await We(t,e,u),await t.timekeeping(e).then(t=>{_(`${Z}page.${e}`,t),i(t),s(!1),l(!1)},e=>e.status===404?s(!0):l(!0))};return m(()=>{d();let e=setInterval(d,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:o,unreached:c,note:async t=>{let n=Q(e).at(-1);if(n&&Ue(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await C.visitor(),i=Q(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);u([...i,r(t)]),d()}}}function Ue(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Q(e){return y(Z+e)??[]}async function We(e,t,n){for(let r of Q(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Ge(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Ge(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Ge(e,t,n){n(Q(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[e=``,t=``]}){let{own:n,page:r,missing:i,unreached:a,note:o}=He([e,t].map(encodeURIComponent).join(`/`)),s=r?O(`keep.title-at`,{label:r.label}):O(`keep.title`);return i?T`<${u} title=${O(`keep.title`)}><${S} text=${O(`keep.missing`)}><a class="button" href="#/scan">${O(`hall-scan`)}</a><//><//>`:!r&&a?T`<${u} title=${s}><${S} text=${O(`live.unreached`)} /><//>`:r?r.hanchan?.scheduled_at?T`<${qe} title=${s} page=${r} own=${n} note=${o} />`:T`<${u} title=${s}><${S} text=${O(`keep.unscheduled`)} /><//>`:T`<${u} title=${s}><${c} /><//>`}function qe({title:e,page:{tournament:t,time_zone:n,hanchan:r},own:i,note:a}){let o=q(!0),s=Math.floor((o-Date.parse(r.scheduled_at))/1e3),c=r.players.find(({id:e})=>e===r.keeper),l=new Set(r.times.map(({id:e})=>e)),d=[...r.times,...i.filter(({id:e,body:t})=>t.hanchan===r.id&&!l.has(e)).map(Qe)],f=e=>a({hanchan:r.id,...e}),p=Ye(r,n),m=p||d.some(e=>e.what===`began`&&!$.includes(e.state)),g=!m&&T`<button class="button main" type="button" onClick=${()=>f({what:`began`})}>${O(`keep.begins`)}</button>`;return T`<${u} title=${e} up=${null} actions=${g}>
<p>${t} · ${O(`hall-round`,{round:r.round})}</p>
${c&&T`<p class="note info">${O(`keep.keeper`,{name:c.name})}</p>`}
${p&&T`<p class="note info" role="status">${p}</p>`}
${!p&&T`<section class="late" aria-labelledby="since">
<h2 id="since">${O(`keep.since`,{time:h(r.scheduled_at,n)})}</h2>
<p class="late-time" role="timer">${s<0?`−${x(-s)}`:x(s)}</p>
</section>`}
${!m&&T`<${Je} hanchan=${r} times=${d} record=${f} />`}
<${Ze} times=${d} players=${r.players} zone=${n} />
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