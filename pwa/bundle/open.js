import{$t as e,Ar as t,At as n,Bt as r,C as i,Ct as a,Dr as o,Dt as s,G as c,Gt as l,Ht as u,It as d,Jt as f,K as p,Kt as m,Lr as h,Mr as g,Mt as _,Nr as v,Ot as y,Pt as b,Rr as ee,Rt as te,St as x,Tr as S,Tt as ne,Ut as re,Vt as ie,Wt as C,_n as ae,an as w,br as oe,dn as T,hn as se,it as ce,jt as E,k as le,kr as ue,kt as D,ot as O,q as de,rt as fe,sn as pe,st as me,tt as he,u as ge,un as k,vn as _e,vt as ve,wr as ye,wt as A,xt as j,zr as M,zt as N}from"./app.js";import{At as P,Dt as F,Et as be,Mt as I,Nt as L,Ot as xe,St as Se,Tt as R,Yt as Ce,a as we,an as Te,c as Ee,d as De,i as Oe,in as ke,jt as z,kt as B,n as Ae,o as V,on as je,r as Me,s as Ne,sn as H,t as Pe,ut as Fe,xt as Ie}from"./shared.js";function Le({args:[t=``]}){let[r,i]=M({}),[a,o]=M(0);return h(()=>{T.visitor().then(({findReceipt:e})=>e(t)).then(e=>i({receipt:e}),e=>i({wrong:e instanceof oe&&e.status===404?`unknown`:`away`}))},[t,a]),e`<${E} title=${C(`fines.genuine-title`)}>
${!r.receipt&&!r.wrong&&e`<${n} />`}
${r.receipt&&e`<${Re} ...${r.receipt} />`}
${r.wrong===`unknown`&&e`<p class="note bad" role="status">${C(`fines.not-genuine`)}</p>`}
${r.wrong===`away`&&e`<p class="note warn" role="status">${C(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{i({}),o(a+1)}}>${C(`try-again`)}</button>`}
<//>`}function Re({tournament:t,number:n,amount:r,unit:i,paid_at:a,time_zone:o,method:s}){let c={dateStyle:`medium`,timeStyle:`short`,timeZone:o},l=u(Intl.DateTimeFormat,c),d=[[C(`fines.tournament`),t],[C(`fines.number`),n],[C(`fines.amount-paid`),Fe(i,r)],[C(`fines.how`),C(`fines.method.${s}`)],[C(`fines.when`),`${l.format(new Date(a))} (${o})`]];return e`<p class="note info" role="status"><strong>${C(`fines.genuine`)}</strong></p>
<dl class="facts">
${d.map(([t,n])=>e`<div key=${t}><dt>${t}</dt><dd>${n}</dd></div>`)}
</dl>
<p class="soft">${C(`fines.compare`)}</p>`}const ze=b(r.referee,`Leave`);let U=null;function Be({args:t}){let n=H(`#/join/${t.join(`/`)}`),[r,i]=M(t.length>0?null:U);return h(()=>{n?.invitation&&(U=n,w(`#/join`,{replace:!0}))},[]),n?e`<${E} title=${C(`hall-join`)} up="#/" />`:r?e`<${ke} to=${r.tournament}>
<${Ve} link=${r} onAnother=${()=>i(U=null)} />
<//>`:e`<${Ge} mangled=${t.length>0} onLink=${i} />`}function Ve({link:t,onAnother:n}){let[r,i]=M(null),[a,o]=M(0),[s,c]=M(``);return h(()=>{i(null);let e=je();T.join(t.tournament,t.invitation,s).then(t=>{if(U=null,t.board)return e(`#/board/${t.board}`);if(t.player)return e(`#/own`);d(C(`hall-joined`,{name:T.snapshot.state.settings.name})),e(`#/tables`)},e=>i(e))},[a]),r&&He(r)?e`<${Ue} onName=${e=>{c(e),o(a+1)}} />`:r?e`<${We} error=${r} again=${()=>o(a+1)} onAnother=${n} />`:e`<${Te} up="#/" />`}function He(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Ue({onName:t}){let[n,r]=M(``),[i,a]=M(``);return e`<${E} title=${C(`hall-join`)} up="#/">
<form class="stack" onSubmit=${e=>{e.preventDefault(),n.trim()?t(n.trim()):a(C(`hall-join-name-wrong`))}}>
<${A} label=${C(`hall-join-name`)} hint=${C(`hall-join-name-hint`)} value=${n} onInput=${r} wrong=${i}
autocomplete="name" maxlength="200" />
<button class="button main">${C(`hall-join`)}</button>
</form>
<//>`}function We({error:t,again:n,onAnother:r}){let i=[401,403,404,409,410,422].includes(t.status),a=i?C(`hall-join-refused`):t.name===`Unreachable`?C(`hall-join-unreachable`):t.message,o=e`<button class="button" onClick=${r}>${C(`hall-join-other`)}</button>
${!i&&e`<button class="button main" onClick=${n}>${C(`try-again`)}</button>`}`;return e`<${E} title=${C(`hall-join-failed`)} up="#/" actions=${o}>
<p class="note bad" role="alert">${a}</p>
<//>`}function Ge({mangled:t,onLink:n}){let{tournament:r}=N(),[i,a]=M(``),[o,s]=M(t?C(`hall-join-no-link`):``);return e`<${E} title=${C(`hall-join`)} up="#/">
<p>${C(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=H(i);t?.invitation?n(t):s(C(`hall-join-no-link`))}}>
<${A} label=${C(`hall-join-link`)} value=${i} onInput=${a} wrong=${o} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${C(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${_} name="scan" /> ${C(`hall-scan`)}</a>
${r&&e`<a class="button" href="#/tables"><${_} name="tables" /> ${C(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${_} name="person" /> ${C(`hall-join-account`)}</a>
<${ze} />
<//>`}var Ke=L(({rules:t})=>{let{tournament:n}=N(),{library:r,words:i,choice:a,book:o}=t;return e`<${E} title=${C(`open.books`)}>
${n&&e`<a class="row card" href="#/book/tournament">
<${_} name="book" />
<span class="body"
><small>${C(`open.tournament-rules`)}</small
><strong>${n.name}</strong></span
>
<${_} name="next" />
</a>`}
<a class="row card" href=${W(a)}>
<${_} name="book" />
<span class="body"
><small>${C(`open.rules-in-use`)}</small
><strong>${P(t,o)}</strong></span
>
<${_} name="next" />
</a>
<ul class="rows">
${Object.values(r.books).map(t=>e`<li key=${t.id}>
<a class="row" href=${`#/book/${t.id}`}>
<span class="body"
><strong>${i.pick(t.name)}</strong>
<small>${t.body}, ${t.edition}</small>
<small>${i.phrase(`standing-${t.standing}`)}</small>
</span>
<${_} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${_} name="compare" /> ${C(`open.compare`)}</a
>
<//>`});function W({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function G({rules:t,spoken:n}){let r=n.status===`needs-facts`;return e`<section class=${r?`verdict open`:`verdict`} role="status">
<small>${n.status_text}</small>
<p class=${r?`line`:`line penalty`}>${r?C(`open.answer-first`):n.line}</p>
${n.say&&!r&&e`<p class="say">${C(`call.quoted`,{text:n.say})}</p>`}
</section>
${n.steps.length>0&&e`<section class="stack">
<h2>${C(r?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${n.steps.map(t=>e`<li key=${t.id}>${t.text}</li>`)}
</ol>
</section>`}
<${le} stays=${n.stays} />
${!r&&e`<${qe} rules=${t} spoken=${n} />`}`}function qe({rules:t,spoken:n}){let{readings:r,examples:i=[],casual:a}=n;return e`<section class="stack">
<h2>${C(`open.why`)}</h2>
${me(n).map(t=>e`<p key=${t}>${t}</p>`)}
<${xe} rules=${t} standing=${n.rulebook.standing} />
${a&&e`<p>${O(a.source)}</p>
${a.notes.map(t=>e`<p key=${t} class="note warn">${t}</p>`)}`}
${r.map(t=>e`<${K} key=${t.id} reading=${t} />`)}
${i.length>0&&e`<details class="fold">
<summary><h3>${C(`call.examples`)}</h3></summary>
<ul class="bullets">
${i.map(t=>e`<li key=${t.id}>${t.text}</li>`)}
</ul>
</details>`}
</section>`}function K({reading:t}){let n=Object.entries(t.alternatives).filter(([e])=>e!==t.chosen);return e`<div class="card">
<small class="soft">${C(`open.reading`)}</small>
<strong>${t.question}</strong>
<p>${t.alternatives[t.chosen]}</p>
<p class="soft">${t.reason}</p>
${n.map(([t,n])=>e`<p key=${t} class="soft">${C(`open.or-else`,{text:String(n)})}</p>`)}
</div>`}function Je({rules:t,book:n,who:r}){let[i,a]=M(0),s=n.clock(r),c=Math.max(...s.openings(),0)+300,l=de(t.library,_e(n,r,i));return e`<article>
<h3>${C(`open.who.${r}`)}</h3>
<${Ye} clock=${s} end=${c} seconds=${i} />
<label class="field"
><span>${C(`open.how-late`)}</span>
<input
type="range"
min="0"
max=${c}
step="30"
value=${i}
aria-valuetext=${l.line}
onInput=${e=>a(Number(e.currentTarget.value))}
/>
</label>
<p role="status"><strong>${o(i)}</strong> · ${l.line}</p>
<ol class="bullets">
${s.bands.map(i=>e`<li key=${i.id}>
<strong
>${C(`open.from-time`,{time:o(s.opens(i))})}</strong
>
${` ${q(t,n.lateness[r],i)}`}
</li>`)}
</ol>
<p class="soft">${O(l.source)}</p>
</article>`}function Ye({clock:t,end:n,seconds:r}){let i=[0,...t.openings()],a=e=>`${100*e/n}%`;return e`<div class="late-bar" aria-hidden="true">
${i.map((t,r)=>e`<span
key=${t}
class=${`band b${Math.min(r,4)}`}
style=${{width:a((i[r+1]??n)-t)}}
>${t>0&&o(t)}</span
>`)}
<span class="hand" style=${{left:a(r)}}></span>
</div>`}function q({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&C(`open.per-minute`,{cost:a}),o&&C(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[C(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Xe=[{id:`fouls`,Section:Ze},{id:`lateness`,Section:tt},{id:`procedures`,Section:nt},{id:`readings`,Section:ot},{id:`points`,Section:st},{id:`sources`,Section:ct}];function J({title:t,count:n,gone:r=!n,searching:i,children:a}){return i&&r?null:e`<details class="fold" open=${i}>
<summary>
<h2>${t}</h2>
<span class="badge">${n}</span>
</summary>
<div class="entries">${a}</div>
</details>`}function Ze({rules:t,book:n,found:r,searching:i}){let{fouls:a,categories:o}=t.library.catalogue,s=e=>r(et(t,n,e),e);return Object.keys(o).map(r=>{let o=Object.keys(a).filter(e=>a[e].category===r&&s(e)),c=o.filter(e=>V(n,e).length>0),l=o.filter(e=>!c.includes(e));return e`<${J}
key=${r}
title=${t.words.name(`categories`,r)}
count=${c.length}
gone=${o.length===0}
searching=${i}
>
${c.map(r=>e`<article key=${r}>
<h3><${$e} rules=${t} foul=${r} /></h3>
<${Me} rules=${t} book=${n} foul=${r} />
</article>`)}
${l.length>0&&e`<${Qe} rules=${t} fouls=${l} />`}
<//>`})}function Qe({rules:t,fouls:n}){return e`<article>
<h3>${t.words.phrase(`status-not-covered`)}</h3>
<ul>
${n.map(n=>e`<li key=${n}><${$e} rules=${t} foul=${n} /></li>`)}
</ul>
</article>`}function $e({rules:t,foul:n}){return e`<a class="reach" href=${`#/foul/${n}`}>${t.words.name(`fouls`,n)}</a>`}function et(e,t,n){let r=V(t,n).map(t=>[we(e,t),...Oe(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function tt({rules:t,book:n,found:r,searching:i}){let a=Object.keys(n.lateness).filter(e=>r(`${C(`open.lateness`)} ${C(`open.who.${e}`)}`));return e`<${J}
title=${C(`open.lateness`)}
count=${a.length}
searching=${i}
>
${a.map(r=>e`<${Je} key=${r} rules=${t} book=${n} who=${r} />`)}
${!a.length&&e`<p class="soft">${t.words.phrase(`not-stated`)}</p>`}
<//>`}function nt({rules:t,book:n,found:r,searching:i}){let{words:a}=t,o=Object.entries(n.content.procedures).map(([e,n])=>({id:e,name:rt(t,e),steps:n.filter(({step:n})=>r(`${rt(t,e)} ${a.step(n)}`))})).filter(({steps:e})=>e.length);return e`<${J}
title=${C(`open.procedures`)}
count=${o.length}
searching=${i}
>
${o.map(({id:n,name:r,steps:i})=>e`<article key=${n}>
<h3>${r}</h3>
<ol class="steps">
${i.map((n,r)=>e`<li key=${r}>
${a.step(n.step)}
${it(t,n.when).map(t=>e`<small key=${t}>${t}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function rt({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):C(`open.procedure.${n}`)}function it({words:e},t){return Object.entries(t).filter(([e])=>e in g()).map(([t,n])=>{let r=[n].flat().map(n=>at(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function at(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function ot({rules:t,book:n,found:r,searching:i}){let a=Object.entries(n.readings).map(([e,n])=>({...t.words.reading({id:e,chosen:n}),id:e})).filter(e=>r([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return e`<${J}
title=${C(`open.readings`)}
count=${a.length}
searching=${i}
>
<p class="soft">${C(`open.readings-text`)}</p>
${a.map(t=>e`<${K} key=${t.id} reading=${t} />`)}
<//>`}function st({rules:t,book:n,found:r,searching:i}){let{points:a}=Ne(t.library,[n]),o=a.filter(({name:e,values:t})=>r(`${e} ${t[0].text}`));return e`<${J}
title=${C(`open.rule-points`)}
count=${o.length}
searching=${i}
>
<${D} rows=${o.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function ct({rules:t,book:n,found:r,searching:i}){let{references:a}=t.library.catalogue,o=lt(n).map(e=>({id:e,...a[e]})).filter(({title:e,publisher:t})=>r(`${e} ${t}`));return e`<${J}
title=${C(`open.sources`)}
count=${o.length}
searching=${i}
>
<ul class="bullets">
${o.map(({id:t,title:n,publisher:r,year:i,reading:a})=>e`<li key=${t}>
<strong>${n}</strong> (${r}, ${i})
<span class=${a===`whole`?`badge`:`badge warn`}
>${C(`open.read.${a}`)}</span
>
</li>`)}
</ul>
<//>`}function lt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>V(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function ut({library:e},t){let n=ye(e,t),{items:r}=S(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}var dt=L(({args:[t=``],rules:n})=>{let{query:r}=pe(),{tournament:i,book:a}=N();if(t===`tournament`&&a)return e`<${pt}
rules=${n}
book=${a}
choice=${{...z(a.id),...i?.rulebook}}
/>`;if(!(t in n.library.books))return e`<${E} title=${C(`lost`)} up="#/books"
><${y} text=${C(`lost-text`)}
/><//>`;let o=ft(t,r.get(`with`)),s=I(n.library,o),c=s?z(t):o;return e`<${pt}
rules=${n}
book=${B(n.library,c)}
choice=${c}
wrong=${s}
/>`});function ft(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return z(e)}}function pt({rules:t,book:n,choice:r,wrong:i}){let[a,o]=M(``),[s,c]=M(!1),{library:l,words:u}=t,f=ut(t,a);return e`<${E} title=${P(t,n)} up="#/books">
<${be} error=${i} />
<${xe} rules=${t} standing=${n.content.standing} />
<p>${u.standingNote(n.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>c(!0)}
>
${C(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{t.choose(r),d(C(`open.in-use-now`))}}>
${C(`open.use-these`)}
</button>
</div>
<${A}
type="search"
label=${C(`open.search-book`)}
value=${a}
autocomplete="off"
onInput=${o}
/>
${Xe.map(({id:r,Section:i})=>e`<${i} key=${r} rules=${t} book=${n} found=${f} searching=${!!a.trim()} />`)}
${s&&e`<${R} rules=${t} value=${r} onUse=${e=>{c(!1),w(W(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
<//>`}const mt={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[Y,X]=[112,64];function ht({names:t,notes:n,pot:r,payments:i,number:a,to:o}){return e`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${o?`group`:`img`} aria-label=${C(`open.arrows`)}>
<defs>
<marker
id="tip"
viewBox="0 0 8 8"
refX="7"
refY="4"
markerWidth="6"
markerHeight="6"
orient="auto-start-reverse"
>
<path d="M0 0L8 4L0 8z" />
</marker>
</defs>
${t.map((t,r)=>e`<${_t} key=${r} spot=${mt[r]} name=${t} note=${n[r]} to=${o?.(r)} />`)}
${r&&e`<text class="pot" x="180" y="185">${r}</text>`}
${i.map((t,n)=>e`<${yt} key=${n} payment=${t} text=${a(t.points)} />`)}
</svg>
<div class="unseen"><${gt} names=${t} payments=${i} number=${a} /></div>
</figure>`}function gt({names:t,payments:n,number:r}){let i=e=>e===`table`?C(`open.the-table`):t[e];return e`<ul class="bullets">
${n.map(({from:t,to:n,points:a},o)=>e`<li key=${o}>
${C(`open.pays`,{from:i(t)??``,to:i(n)??``,points:r(a)})}
</li>`)}
</ul>`}function _t({spot:[t,n],name:r,note:i,to:a}){let o=e`<g>
<rect
x=${t-Y/2}
y=${n-X/2}
width=${Y}
height=${X}
rx="10"
/>
<text class="name" x=${t} y=${n-5}>${vt(r)}</text>
<text x=${t} y=${n+18}>${i}</text>
</g>`;return a?e`<a href=${a} aria-label=${`${r} ${i}`}>${o}</a>`:o}function vt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function yt({payment:t,text:n}){let[r,i]=[Z(t.from),Z(t.to)],[a,o]=St(r,i),[s,c]=St(i,r),l=xt(r,i),[u,d]=[(a+s)/2+l[0],(o+c)/2+l[1]],[f,p]=bt(l,r[0]===i[0]);return e`<g class="arrow" aria-hidden="true">
<path d=${`M${a} ${o}Q${u} ${d} ${s} ${c}`} marker-end="url(#tip)" />
<text x=${u+f} y=${d+p+6}>${n}</text>
</g>`}function bt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function xt(e,t){let[n,r]=Z(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(Z(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function Z(e){return mt[e]??[0,0]}function St([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((Y/2+6)/Math.abs(r),(X/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Q=[0,1,2,3],Ct=[`east`,`south`,`west`,`north`];function wt(e,t){return Ct[(e-t+4)%4]??`east`}function Tt(e,t){return e===`table`?`table`:(Ct.indexOf(e)+t)%4}function Et(e){let t=new Map([...Q,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Q)t.set(e,0);else for(let e of Ot(n))kt(t,e);return{net:Q.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Dt(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Ot(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function kt(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function At(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function jt({typed:t,onChange:n,onClose:r}){return e`<${j} title=${C(`open.names`)} onClose=${r}>
<p class="soft">${C(`open.names-text`)}</p>
${Q.map(r=>e`<${A}
key=${r}
label=${C(`open.player`,{number:r+1})}
value=${t[r]??``}
autocomplete="off"
maxlength="40"
onInput=${e=>n(Object.assign([...t],{[r]:e}))}
/>`)}
<button class="button main" onClick=${r}>${C(`open.done`)}</button>
<//>`}function Mt({net:t,names:n,number:r,onSettled:i,onClose:a}){let o=At(t),s=()=>{i(),a()},c=n.map((e,n)=>[e,Dt(t[n]??0,r)]);return e`<${j} title=${C(`open.settle`)} onClose=${a}>
<p>${C(o.length?`open.settle-text`:`open.settle-even`)}</p>
<${D} rows=${c} />
<${gt} names=${n} payments=${o} number=${r} />
<button class="button main" onClick=${s}>
${C(`open.settle-done`)}
</button>
<//>`}function Nt({spoken:t,onAnswer:n}){return(t.questions??[]).map(t=>e`<${i}
key=${t.fact}
question=${t}
onAnswer=${e=>n(t.fact,e)}
/>`)}function Pt({rules:{words:t},facts:n,onForget:r}){let i=Object.keys(n);return i.length?e`<section class="stack">
<h2>${C(`open.answered`)}</h2>
<ul class="rows">
${i.map(i=>e`<li key=${i}>
<button class="row" onClick=${()=>r(i)}>
<span class="body"
><small>${t.question(i)}</small
>${t.answer(i,{value:n[i]})}</span
>
<span class="badge">${C(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Ft({rules:t,foul:n,facts:r,context:i,onChange:a,fixed:o=!1}){let{book:s,words:c}=t,l={context:i,onChange:a};return e`<${x} title=${e`<h2>${C(`open.around`)}</h2>`}>
${()=>e`<div class="stack">
<${Ae} book=${s} words=${c} foul=${n} facts=${r} ...${l} />
${!o&&e`<${It} rules=${t} ...${l} />`}
</div>`}
<//>`}function It({rules:{words:n},context:r,onChange:i}){let a=t.map(e=>({value:e,text:n.phrase(`seat-${e}`)}));return e`<${s}
label=${n.phrase(`context-casual`)}
checked=${!!r.casual}
onChange=${e=>i({...r,casual:e})}
/>
${r.casual&&e`<${ne}
label=${n.phrase(`context-seat`)}
value=${r.seat??``}
options=${[{value:``,text:C(`open.no-seat`)},...a]}
onChange=${e=>i({...r,seat:e||null})}
/>`}`}var Lt=L(({args:[t=``],rules:n})=>t in n.library.catalogue.fouls?e`<${Rt} id=${t} rules=${n} />`:e`<${E} title=${C(`lost`)} up="#/fouls"
><${y} text=${C(`lost-text`)}
/><//>`);function Rt({id:t,rules:n}){let[r,i]=M({}),[a,o]=M({}),s=c(n.book,t,r,{})?r:{},l=c(n.book,t,s,a)?a:{},u=p(n.library,se(n.book,t,s,l));return e`<${E} title=${u.foul.name} up="#/fouls">
<${Nt} spoken=${u} onAnswer=${(e,t)=>i({...s,[e]:t})} />
<${Pt} rules=${n} facts=${s} onForget=${e=>i(zt(s,e))} />
<${G} rules=${n} spoken=${u} />
<${Ft} rules=${n} foul=${t} facts=${s} context=${l} onChange=${o} />
<${Bt} rules=${n} foul=${t} facts=${s} context=${l} />
<${F} rules=${n} />
<//>`}function zt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Bt({rules:t,foul:n,facts:r,context:i}){let a=Object.keys(t.library.books).map(e=>B(t.library,z(e))),o=[...new Map([t.book,...a].map(e=>[P(t,e),e]))],s=Ee(o.map(([,e])=>e),n,r,i).map(e=>Ht(p(t.library,e)));return e`<section class="stack">
<h2>${C(`open.everywhere`)}</h2>
<ul class="rows">
${o.map(([t,{content:n}],r)=>e`<li key=${t}>
<a class="row" href=${W(Vt(n))}>
<span class="body"><small>${t}</small>
<span class=${s[r]===s[0]?``:`strong`}>${s[r]}</span></span>
<${_} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Vt({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Ht(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?fe(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let $={occasion:``,query:``};function Ut({rules:t,occasion:n,...r}){let[i,a]=M($.occasion===n?$.query:``),o=e=>{$={occasion:n,query:e},a(e)},{library:s,book:c,words:l}=t;return e`<${ve} library=${s} book=${c} words=${l} label=${C(`call.what`)} hint=${C(`open.search-hint`)}
query=${i} onQuery=${o} ...${r} />`}const Wt={casual:!0};function Gt({rules:t,evening:n,names:r,person:i}){return e`<${E}
title=${C(`open.foul-of`,{name:r[i]??``})}
up="#/casual"
>
<${Ut}
rules=${t}
occasion=${`${i} ${n.events.length}`}
address=${e=>`#/casual/${i}/${e}`}
leaveOut=${t.book.casual.not_applied}
/>
<//>`}function Kt(t){let{rules:n,evening:r,names:i,person:o,foul:s}=t,[c,l]=M({}),[u,d]=M(Wt),[f,p]=M(0),m=wt(o,r.east),h={...u,seat:m},g=qt(n,s,c,h),_=g.range?.[f]?f:0,{line:v,payments:y}=Jt(t,g,_,m),b=Yt(t,v,y),ee=![`needs-facts`,`not-covered`].includes(g.status)&&e`<button class="button main" onClick=${b}>${C(`open.note`)}</button>`,te=(e,t)=>l({...c,[e]:t}),x=e=>l(zt(c,e)),S=i.map((e,t)=>n.words.phrase(`seat-${wt(t,r.east)}`));return e`<${E} title=${`${i[o]}: ${g.foul.name}`} up=${`#/casual/${o}`} actions=${ee}>
<${Nt} spoken=${g} onAnswer=${te} />
<${Pt} rules=${n} facts=${c} onForget=${x} />
${g.range&&e`<${a} label=${C(`open.you-choose`)} value=${_} onChange=${p} options=${Xt(n,g)} />`}
${y.length>0&&e`<${ht} names=${i} notes=${S} pot="" payments=${y} number=${e=>n.words.number(e)} />`}
<${G} rules=${n} spoken=${{...g,say:``}} />
<${Ft} rules=${n} foul=${s} facts=${c} context=${h} onChange=${d} fixed />
<//>`}function qt({book:e,library:t},n,r,i){let a=c(e,n,r,i)??se(e,n,r,{...Wt,seat:i.seat});return p(t,a)}function Jt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Zt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Tt(e,t),to:Tt(n,t),points:r}))}}function Yt({evening:e,set:t,person:n,foul:r},i,a){let o=ee(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),l(),d(C(`open.recorded`)),w(`#/casual`,{replace:!0}))}}function Xt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Zt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?ae(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const Qt={choice:null,names:[``,``,``,``],east:0,events:[]};var $t=L(({args:[t,n],rules:r})=>{let[i,a]=k(`shinpan.casual`,Qt),o=e=>a({...i,...e}),s=en(r,i,o),c={rules:s,evening:i,set:o,names:Q.map(e=>i.names[e]?.trim()||C(`open.player`,{number:e+1}))};return t===void 0?e`<${tn} ...${c} />`:Q.includes(Number(t))&&(!n||n in s.library.catalogue.fouls)?n?e`<${Kt}
...${c}
person=${Number(t)}
foul=${n}
/>`:e`<${Gt} ...${c} person=${Number(t)} />`:e`<${E} title=${C(`lost`)} up="#/casual"
><${y} text=${C(`lost-text`)}
/><//>`});function en(e,t,n){let{library:r}=e,i=t.choice&&!I(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=I(r,s)?i:s;return{...e,choice:c,book:B(r,c),choose:e=>n({choice:e})}}function tn({rules:t,evening:n,set:r,names:i}){let[a,o]=M(``),{net:s,table:c}=Et(n.events),l=e=>t.words.number(e),u=e=>r({events:[...n.events,e]}),d=n.events.at(-1),f=e`<button class="button" disabled=${!d} onClick=${()=>r({events:n.events.slice(0,-1)})}>${C(`open.undo`)}</button>
<button class="button main" disabled=${!d} onClick=${()=>o(`settle`)}>${C(`open.settle`)}</button>`,p={names:i,number:l,onClose:()=>o(``)};return e`<${E} title=${C(`open.casual`)} actions=${f}>
<section class="stack">
<h2>${C(`open.who-fouled`)}</h2>
<${ht} names=${i} notes=${s.map(e=>Dt(e,l))} pot=${c?l(c):``}
payments=${d?Ot(d):[]} number=${l} to=${e=>`#/casual/${e}`} />
</section>
${c>0&&e`<${rn} text=${l(c)} names=${i} onWon=${e=>u({kind:`won`,by:e,points:c})} />`}
<${nn} east=${n.east} names=${i} onEast=${e=>r({east:e})} onNames=${()=>o(`names`)} />
<${an} rules=${t} events=${n.events} names=${i} />
<${F} rules=${t} />
${a===`names`&&e`<${jt} ...${p} typed=${n.names} onChange=${e=>r({names:e})} />`}
${a===`settle`&&e`<${Mt} ...${p} net=${s} onSettled=${()=>u({kind:`settled`,payments:At(s)})} />`}
<//>`}function nn({east:t,names:n,onEast:r,onNames:i}){return e`<${a} label=${C(`open.east-now`)} value=${t} onChange=${r}
options=${n.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${i}>${C(`open.names`)}</button>`}function rn({text:t,names:n,onWon:r}){return e`<section class="note info stack">
<h2>${C(`open.pot`,{points:t})}</h2>
<p>${C(`open.pot-text`)}</p>
<div class="choices">
${n.map((t,n)=>e`<button key=${n} class="choice" onClick=${()=>r(n)}>${t}</button>`)}
</div>
</section>`}function an({rules:t,events:n,names:r}){if(!n.length)return e`<p class="soft">${C(`open.casual-text`)}</p>`;let i=e=>e.kind===`settled`?C(`open.settled`):e.kind===`won`?C(`open.took-pot`,{name:r[e.by],points:t.words.number(e.points)}):`${r[e.by]}: ${t.words.name(`fouls`,e.foul)} · ${e.line}`;return e`<section class="stack">
<h2>${C(`open.evening`)}</h2>
<ol class="steps">
${n.map((t,n)=>e`<li key=${n}>${i(t)}</li>`)}
</ol>
</section>`}function on({id:t,title:n,rules:r,books:i,lines:a,only:o,found:s}){let c=a.filter(e=>s(ln(e),e.id)),l=c.filter(({by:e})=>e),u=o?l:c;return e`<section class="stack">
<h2 id=${`grid-${t}`}>${n}</h2>
<p class="soft" role="status">${C(`open.different`,{count:l.length,all:c.length})}</p>
<div
class=${`compare ${i.length>3?`sideways`:`fits`}`}
style=${{"--books":i.length}}
tabindex=${i.length>3?0:void 0}
role="region"
aria-labelledby=${`grid-${t}`}
hidden=${u.length===0}
>
<table role="table">
<thead role="rowgroup">
<tr role="row">
<td role="cell"></td>
${i.map((t,n)=>e`<th key=${n} role="columnheader" scope="col">${P(r,t)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${u.map(t=>e`<${sn} key=${t.id} line=${t} />`)}
</tbody>
</table>
</div>
</section>`}function sn({line:{name:t,href:n,cells:r,by:i}}){let a=r.find(({silent:e})=>!e);return e`<tr role="row" class=${i?`differs`:``}>
<th role="rowheader" scope="row">
${n?e`<a class="reach" href=${n}>${t}</a>`:e`<span>${t}</span>`}
${i&&e`<small>${C(`open.differs-in.${i}`)}</small>`}
</th>
${r.map((t,n)=>e`<${cn} key=${n} cell=${t} first=${a} />`)}
</tr>`}function cn({cell:{texts:t,silent:n},first:r}){let i=!n&&[...t].sort().join(`
`)!==[...r.texts].sort().join(`
`);return e`<td role="cell" class=${n?`silent`:i?`other`:``}>
${t.map(t=>e`<p key=${t} class=${i&&!r.texts.includes(t)?`strong`:``}>${t}</p>`)}
</td>`}function ln({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const un=[`penalty`,`when`,`details`];function dn({library:e},t){return Ne(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:pn(r)?`answer`:null}})}function fn(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=un.map(r=>({by:r,cells:t.map(t=>mn(e,t,n,r))})),{by:i,cells:a}=r.find(e=>pn(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function pn(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>v([...e].sort()))).size>1}function mn(e,t,n,r){let i=V(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[we(e,n),...hn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?_n(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function hn(e,t,n,r,i){if(i===`penalty`)return[];let a=Oe(e,n.when).join(` `),o=a||r>1?[a||C(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?gn(e,t,n.lateness):[]]}function gn(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${C(`open.from-time`,{time:o(r.opens(i))})} ${q(e,t.lateness[n],i)}`)}function _n({words:e},t,n){let{scope:r}=t.table(n);return r?[C(`open.counted-over`,{scope:re([e.phrase(`scope-${r}`)])})]:[]}var vn=L(({rules:t})=>{let{library:n,choice:r}=t,i=Object.keys(n.books).filter(e=>e!==r.id),[a,o]=k(`shinpan.compare`,[r,...i.slice(-2).map(z)]),c=a.filter(e=>!I(n,e)),[l,u]=M(null),[d,f]=M(!0),[p,m]=M(``),h=ut(t,p),g=c.map(e=>B(n,e));return e`<${E} title=${C(`open.compare`)}>
<${yn}
rules=${t}
books=${g}
onOpen=${u}
onRemove=${e=>o(c.filter((t,n)=>n!==e))}
/>
<${A} type="search" label=${C(`open.search-compared`)} value=${p} autocomplete="off" onInput=${m} />
<${s}
label=${C(`open.only-different`)}
hint=${C(`open.silence`)}
checked=${d}
onChange=${f}
/>
<${on}
id="points"
title=${C(`open.rule-points`)}
rules=${t}
books=${g}
lines=${dn(t,g)}
only=${d}
found=${h}
/>
<${on}
id="fouls"
title=${C(`open.fouls`)}
rules=${t}
books=${g}
lines=${fn(t,g)}
only=${d}
found=${h}
/>
${l!==null&&e`<${R} rules=${t} value=${c[l]??z(r.id)} onUse=${e=>{o(l===c.length?[...c,e]:c.map((t,n)=>n===l?e:t)),u(null)}} onClose=${()=>u(null)} />`}
<//>`});function yn({rules:t,books:n,onOpen:r,onRemove:i}){return e`<ul class="rows">
${n.map((a,o)=>e`<li key=${o} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>r(o)}
>
<span class="body"
>${P(t,a)}<small
>${t.words.phrase(`standing-${a.content.standing}`)}</small
></span
>
<span class="badge">${C(`call.change`)}</span>
</button>
${n.length>2&&e`<button class="button quiet" aria-label=${C(`open.remove`,{name:P(t,a)})} onClick=${()=>i(o)}><${_} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>r(n.length)}
>
${C(`open.add-book`)}
</button>`}var bn=L(({rules:t})=>e`<${E} title=${C(`open.fouls`)}>
<${Ut}
rules=${t}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${F} rules=${t} />
<//>`);const xn=[`empty-win`,`noten-riichi`,`exposed-tiles`],Sn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]];function Cn(){let[t,n]=M(!1),{tournament:r}=N(),i=Se(),a=e`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${C(`open.menu`)} onClick=${()=>n(!0)}><${_} name="log" /></button>`;return e`<${E} title="Shinpan" up=${null} aside=${a}>
${r?e`<${wn} />`:e`<p class="soft">${C(`open.what-it-is`)}</p>`}
${i&&e`<ul class="rows"><${Dn} href=${`#/board/${i.slug}`} icon="tables" text=${C(`open.to.board`)} about=${i.name} /></ul>`}
<${Tn} large=${!r} />
${!r&&e`<ul class="ways">
<li><a class="way" href="#/casual"><${_} name="dice" /><strong>${C(`open.at-home`)}</strong><span>${C(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${_} name="scan" /><strong>${C(`open.i-referee`)}</strong><span>${C(`open.scan`)}</span></a></li>
</ul>`}
${t&&e`<${En} onClose=${()=>n(!1)} />`}
<//>`}function wn(){let{tournament:t,official:n}=N();return e`<section class="card">
<small class="soft">${C(`open.your-tournament`)}</small>
<h2>${t?.name}</h2>
${n&&e`<p class="soft">${n.name}</p>`}
<a class="button main" href="#/tables"><${_} name="tables" /> ${C(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${_} name="log" /> ${C(`open.log`)}</a>
<a class="button" href="#/scan"><${_} name="scan" /> ${C(`open.scan`)}</a>
</div>
</section>`}function Tn({large:t}){return e`<section class=${`ask ${t?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${C(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${_} name="search" />${C(`open.to.fouls`)}</a>
<ul class="examples">
${xn.map(t=>e`<li key=${t}><a class="badge" href=${`#/foul/${t}`}>${C(`open.example.${t}`)}</a></li>`)}
</ul>
</section>`}function En({onClose:t}){return e`<${j} title=${C(`open.menu`)} onClose=${t}>
<ul class="rows">
${Sn.map(([n,r])=>e`<${Dn} key=${n} href=${`#/${n}`} icon=${r} text=${C(`open.to.${n}`)} about=${C(`open.about.${n}`)} onClick=${t} />`)}
</ul>
<//>`}function Dn({href:t,icon:n,text:r,about:i,onClick:a}){return e`<li>
<a class="row" href=${t} onClick=${a}><${_} name=${n} /><span class="body">${r}<small>${i}</small></span><${_} name="next" /></a>
</li>`}var On={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function kn(){let t=te();f();let{library:n,usage:r,quota:i,persisted:a,lowStorage:o,outbox:s,elsewhere:c,syncedAt:l,tournament:u}=N(),[p,m]=M(a),[g,_]=M(``);h(()=>m(a),[a]),h(()=>void An().then(_),[t]);let v=async()=>{let e=await navigator.storage.persist();m(e),e||d(C(`open.persist-refused`))},y=C(`open.storage-of`,{used:jn(r),quota:jn(i)}),b=[[C(`open.offline`),C(`ready.${t}`)],[C(`open.version`),g||`–`],[C(`open.books`),String(Object.keys(n?.books??{}).length)],[C(`open.unsent`),String(s.length+c.reduce((e,{count:t})=>e+t,0))],[C(`open.storage`),y],[C(`open.persistent`),C(p?`open.yes`:`open.no`)],...l?[[C(`open.last-synced`),ie(l,u?.time_zone)]]:[]];return e`<section class="card">
<h2>${C(`open.kept-here`)}</h2>
${o&&e`<p class="note warn">${C(`open.storage-low`)}</p>`}
<${D} rows=${b} />
${!p&&e`<p class="soft">${C(`open.persist-text`)}</p>
${`storage`in navigator&&e`<button class="button" onClick=${v}>${C(`open.persist`)}</button>`}`}
</section>`}async function An(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function jn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return u(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Mn(){let{online:t}=N();return e`<section class="card">
<h2>${C(`open.libraries`)}</h2>
<ul class="bullets">
${Object.entries(On).map(([n,{version:r,licence:i}])=>e`<li key=${n}>
<strong>${n}</strong> ${`${r} · ${i} `}
${t&&e`<a class="reach" href=${`/bundle/licences/${n}.txt`}>${C(`open.licence`,{name:n})}</a>`}
</li>`)}
</ul>
</section>`}const Nn=b(r.referee,`PushSwitch`),Pn=b(r.referee,`Leave`),Fn=b(r.referee,`Standing`),In=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],Ln=[`auto`,`light`,`dark`],Rn=[`left`,`right`];function zn(){let t=f(),{tournament:n,official:r}=N(),i=e=>t=>m({[e]:t}).catch(()=>d(C(`open.lang-not-here`))),o=(n,r,o)=>e`<${a} label=${r} value=${t[n]} options=${o} onChange=${i(n)} />`,c=(n,r,a=``)=>e`<${s} label=${r} hint=${a} checked=${t[n]} onChange=${i(n)} />`;return e`<${E} title=${C(`open.settings`)}>
${o(`lang`,`Language · 言語 · Langue · Язык`,In)} ${o(`theme`,C(`open.theme`),Bn(`theme`,Ln))}
${o(`hand`,C(`open.hand`),Bn(`hand`,Rn))} ${c(`discreet`,C(`open.discreet`),C(`open.discreet-text`))}
${c(`haptics`,C(`open.haptics`))} ${c(`sound`,C(`open.sound`))}
${n&&ge(r)&&e`<${Nn} tournament=${n.id} as=${r.id} />`}
<${Fn} />
<${kn} />
<${Pn} />
<${Mn} />
<//>`}function Bn(e,t){return t.map(t=>({value:t,text:C(`open.${e}.${t}`)}))}function Vn({own:t,ruling:n,when:r,refresh:i}){let{foul:a,line:o,penalties:s,status:c,table:l,hand:u,team:d,source:f,escalation:p}=n,m=[C(`hall-table`,{label:l}),he(u),r].filter(Boolean).join(` · `);return e`<article class="card stack">
<h3>${a.name}</h3>
<p class=${`badge ${ce(s[0]?.kind??`none`)}`}>${o}</p>
<p>${m}${d?` · ${C(`own.team`)}`:``}</p>
${f&&e`<p class="soft">${O(f)}</p>`}
${c in Hn&&e`<p class="note info">${C(Hn[c])}</p>`}
${p&&e`<${Un} escalation=${p} />`}
<${Wn} own=${t} ruling=${n} refresh=${i} />
</article>`}const Hn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Un({escalation:t}){let{status:n,level:r,reason:i,steps:a}=t,o=C(n===`open`?`own.open.${r}`:`own.${n}`);return e`<div class="stack">
<p class="note info">${o}</p>
<ol class="plain">
<li><b>${C(`own.step.opened`)}</b> ${i}</li>
${a.map(t=>e`<li key=${t.id}><b>${C(t.outcome?`own.step.${t.outcome}`:`own.step.${t.what}`)}</b> ${t.reason}</li>`)}
</ol>
</div>`}function Wn({own:t,ruling:n,refresh:r}){let[i,a]=M(!1),{reason:o,field:s}=Ce(`player`,void 0,C(`own.reason`),C(`own.reason-wrong`)),[c,l]=M(!1),[u,d]=M(``),[f,p]=M(``),[m,h]=M(!1),g=n.escalation?.status===`decided`;if(!g&&(n.escalation||![`issued`,`closed`].includes(n.status)))return null;let _=C(g?`own.take-on`:`own.escalate`);return i?e`<form class="stack" onSubmit=${async e=>{if(e.preventDefault(),l(!o),!o)return;h(!0),p(``);let i={reason:o,...u.trim()&&{evidence:u.trim()}};try{await(await T.playerPage()).escalate(t,n,i),a(!1),r()}catch(e){p(C(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{h(!1)}}} aria-label=${_}>
${s(c)}
${f&&e`<p class="note bad" role="alert">${f}</p>`}
${!g&&e`<${A} label=${C(`own.evidence`)} hint=${C(`own.evidence-hint`)} value=${u} onInput=${d} long maxlength="4000" />`}
<button class="button main" disabled=${m}>${_}</button>
<button class="button" type="button" onClick=${()=>a(!1)}>${C(`cancel`)}</button>
</form>`:e`<button class="button" type="button" onClick=${()=>a(!0)}>${_}</button>`}function Gn(){let{own:t,missing:r,state:i,refresh:a}=Jn();if(r)return e`<${E} title=${C(`own.title`)} up="#/"><${y} text=${C(`own.missing`)}><a class="button" href="#/scan">${C(`hall-scan`)}</a><//><//>`;if(!t?.page){let t=i?e`<${y} text=${C(`own.${i}`)} />`:e`<${n} />`;return e`<${E} title=${C(`own.title`)} up="#/">${t}<//>`}let{tournament:o,player:s,rulings:c,ledger:l}=t.page;return e`<${E} title=${s.name} up="#/">
<p class="soft">${o.name} · ${C(`own.number`,{number:s.id_number})}</p>
${i&&e`<p class="note warn" role="status">${C(`own.${i}`)} ${C(`own.as-of`,{time:Yn(t.at,o)})}</p>`}
<${Kn} ledger=${l} />
<section class="stack">
<h2>${C(`own.rulings`)}</h2>
${c.length===0&&e`<${y} text=${C(`own.none`)} />`}
${c.map(n=>e`<${Vn} key=${n.id} own=${t} ruling=${n} when=${Yn(n.ruled_at,o)} refresh=${a} />`)}
</section>
<${Pe} tournament=${t.tournament} as=${t.player} player />
<//>`}function Kn({ledger:t}){let n={};for(let{unit:e,amount:r}of t)n[e]=(n[e]??0)+r;let r=Object.entries(n).filter(([,e])=>e!==0);return e`<section class="card">
<h2>${C(`own.owing`)}</h2>
${r.length===0&&e`<p>${C(`own.nothing`)}</p>`}
${r.map(([t,n])=>e`<p key=${t}>${qn(t,n)}</p>`)}
</section>`}function qn(e,t){return e===`P`?C(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?C(t>0?`own.table-points`:`own.table-points-back`,{points:Ie(Math.abs(t))}):C(t>0?`own.money`:`own.money-back`,{amount:ue(e,Math.abs(t))})}function Jn(){let{lang:e}=f(),[t,n]=M(void 0),[r,i]=M(``),[a,o]=M(0);return h(()=>{let t=!1,r=async()=>{let r=await T.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function Yn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?u(Intl.DateTimeFormat,n).format(new Date(e)):``}export{dt as Book,Ke as Books,$t as Casual,vn as Compare,Lt as Foul,bn as Fouls,Cn as Home,Be as Join,Gn as PlayerPage,Le as Receipt,De as Scan,zn as Settings};