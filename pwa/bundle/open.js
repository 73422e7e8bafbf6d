import{$ as e,Bt as t,Dr as n,Fr as r,Ft as i,Ht as a,Ir as o,It as s,Kt as c,L as l,Lr as u,Lt as d,Mr as f,Nt as p,Or as m,Pt as h,Qt as g,R as _,Rt as v,Sn as y,Tn as b,Tr as ee,Tt as x,Ut as S,Vt as C,W as te,Wt as w,Xt as T,Yt as ne,Zt as re,_t as ie,at as ae,br as oe,en as E,et as se,hn as ce,in as D,jr as le,kr as ue,ln as O,lt as k,n as de,nn as fe,p as pe,pn as A,pt as me,qt as j,st as he,tn as ge,ut as _e,vn as ve,wn as ye,wr as be,wt as M,yn as N,zt as P}from"./app.js";import{B as F,F as xe,H as I,I as L,L as Se,P as Ce,R,V as z,a as B,c as we,ct as Te,dt as Ee,i as De,j as Oe,lt as ke,n as Ae,o as je,r as Me,s as Ne,t as Pe,ut as Fe,z as V}from"./shared.js";function Ie({args:[e=``]}){let[t,n]=u({}),[i,o]=u(0);return r(()=>{N.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof oe&&e.status===404?`unknown`:`away`}))},[e,i]),O`<${a} title=${E(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&O`<${C} />`}
${t.receipt&&O`<${Le} ...${t.receipt} />`}
${t.wrong===`unknown`&&O`<p class="note bad" role="status">${E(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&O`<p class="note warn" role="status">${E(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),o(i+1)}}>${E(`try-again`)}</button>`}
<//>`}function Le({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o}){let s={dateStyle:`medium`,timeStyle:`short`,timeZone:a},c=g(Intl.DateTimeFormat,s),l=[[E(`fines.tournament`),e],[E(`fines.number`),t],[E(`fines.amount-paid`),de(r,n)],[E(`fines.how`),E(`fines.method.${o}`)],[E(`fines.when`),`${c.format(new Date(i))} (${a})`]];return O`<p class="note info" role="status"><strong>${E(`fines.genuine`)}</strong></p>
<dl class="facts">
${l.map(([e,t])=>O`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${E(`fines.compare`)}</p>`}const Re=w(T.referee,`Leave`);let H=null;function ze({args:e}){let t=Ee(`#/join/${e.join(`/`)}`),[n,i]=u(e.length>0?null:H);return r(()=>{t?.invitation&&(H=t,A(`#/join`,{replace:!0}))},[]),t?O`<${a} title=${E(`hall-join`)} up="#/" />`:n?O`<${Te} to=${n.tournament}>
<${Be} link=${n} onAnother=${()=>i(H=null)} />
<//>`:O`<${We} mangled=${e.length>0} onLink=${i} />`}function Be({link:e,onAnother:t}){let[n,i]=u(null),[a,o]=u(0),[s,l]=u(``);return r(()=>{i(null);let t=Fe();N.join(e.tournament,e.invitation,s).then(e=>{if(H=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);c(E(`hall-joined`,{name:N.snapshot.state.settings.name})),t(`#/tables`)},e=>i(e))},[a]),n&&Ve(n)?O`<${He} onName=${e=>{l(e),o(a+1)}} />`:n?O`<${Ue} error=${n} again=${()=>o(a+1)} onAnother=${t} />`:O`<${ke} up="#/" />`}function Ve(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function He({onName:e}){let[t,n]=u(``),[r,i]=u(``);return O`<${a} title=${E(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(E(`hall-join-name-wrong`))}}>
<${s} label=${E(`hall-join-name`)} hint=${E(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${E(`hall-join`)}</button>
</form>
<//>`}function Ue({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?E(`hall-join-refused`):e.name===`Unreachable`?E(`hall-join-unreachable`):e.message,o=O`<button class="button" onClick=${n}>${E(`hall-join-other`)}</button>
${!r&&O`<button class="button main" onClick=${t}>${E(`try-again`)}</button>`}`;return O`<${a} title=${E(`hall-join-failed`)} up="#/" actions=${o}>
<p class="note bad" role="alert">${i}</p>
<//>`}function We({mangled:e,onLink:t}){let{tournament:n}=j(),[r,i]=u(``),[o,c]=u(e?E(`hall-join-no-link`):``);return O`<${a} title=${E(`hall-join`)} up="#/">
<p>${E(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=Ee(r);n?.invitation?t(n):c(E(`hall-join-no-link`))}}>
<${s} label=${E(`hall-join-link`)} value=${r} onInput=${i} wrong=${o} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${E(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${S} name="scan" /> ${E(`hall-scan`)}</a>
${n&&O`<a class="button" href="#/tables"><${S} name="tables" /> ${E(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${S} name="person" /> ${E(`hall-join-account`)}</a>
<${Re} />
<//>`}var Ge=I(({rules:e})=>{let{tournament:t}=j(),{library:n,words:r,choice:i,book:o}=e;return O`<${a} title=${E(`open.books`)}>
${t&&O`<a class="row card" href="#/book/tournament">
<${S} name="book" />
<span class="body"
><small>${E(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${S} name="next" />
</a>`}
<a class="row card" href=${U(i)}>
<${S} name="book" />
<span class="body"
><small>${E(`open.rules-in-use`)}</small
><strong>${V(e,o)}</strong></span
>
<${S} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>O`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${r.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${r.phrase(`standing-${e.standing}`)}</small>
</span>
<${S} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${S} name="compare" /> ${E(`open.compare`)}</a
>
<//>`});function U({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function Ke({rules:e,spoken:t}){let n=t.status===`needs-facts`;return O`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?E(`open.answer-first`):t.line}</p>
${t.say&&!n&&O`<p class="say">${E(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&O`<section class="stack">
<h2>${E(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>O`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${ie} stays=${t.stays} />
${!n&&O`<${qe} rules=${e} spoken=${t} />`}`}function qe({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return O`<section class="stack">
<h2>${E(`open.why`)}</h2>
${_e(t).map(e=>O`<p key=${e}>${e}</p>`)}
<${Se} rules=${e} standing=${t.rulebook.standing} />
${i&&O`<p>${k(i.source)}</p>
${i.notes.map(e=>O`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>O`<${Je} key=${e.id} reading=${e} />`)}
${r.length>0&&O`<details class="fold">
<summary><h3>${E(`call.examples`)}</h3></summary>
<ul class="points">
${r.map(e=>O`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function Je({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return O`<div class="card">
<small class="soft">${E(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>O`<p key=${e} class="soft">${E(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function Ye({rules:e,book:t,who:r}){let[i,a]=u(0),o=t.clock(r),s=Math.max(...o.openings(),0)+300,c=x(e.library,b(t,r,i));return O`<article>
<h3>${E(`open.who.${r}`)}</h3>
<${Xe} clock=${o} end=${s} seconds=${i} />
<label class="field"
><span>${E(`open.how-late`)}</span>
<input
type="range"
min="0"
max=${s}
step="30"
value=${i}
aria-valuetext=${c.line}
onInput=${e=>a(Number(e.currentTarget.value))}
/>
</label>
<p role="status"><strong>${n(i)}</strong> · ${c.line}</p>
<ol class="points">
${o.bands.map(i=>O`<li key=${i.id}>
<strong
>${E(`open.from-time`,{time:n(o.opens(i))})}</strong
>
${` ${Ze(e,t.lateness[r],i)}`}
</li>`)}
</ol>
<p class="soft">${k(c.source)}</p>
</article>`}function Xe({clock:e,end:t,seconds:r}){let i=[0,...e.openings()],a=e=>`${100*e/t}%`;return O`<div class="late-bar" aria-hidden="true">
${i.map((e,r)=>O`<span
key=${e}
class=${`band b${Math.min(r,4)}`}
style=${{width:a((i[r+1]??t)-e)}}
>${e>0&&n(e)}</span
>`)}
<span class="hand" style=${{left:a(r)}}></span>
</div>`}function Ze({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&E(`open.per-minute`,{cost:a}),o&&E(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[E(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Qe=[{id:`fouls`,Section:$e},{id:`lateness`,Section:nt},{id:`procedures`,Section:rt},{id:`readings`,Section:st},{id:`points`,Section:ct},{id:`sources`,Section:lt}];function W({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:O`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function $e({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(tt(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>B(t,e).length>0),c=a.filter(e=>!s.includes(e));return O`<${W}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>O`<article key=${n}>
<h3><${G} rules=${e} foul=${n} /></h3>
<${Ae} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&O`<${et} rules=${e} fouls=${c} />`}
<//>`})}function et({rules:e,fouls:t}){return O`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>O`<li key=${t}><${G} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function G({rules:e,foul:t}){return O`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function tt(e,t,n){let r=B(t,n).map(t=>[De(e,t),...Me(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function nt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${E(`open.lateness`)} ${E(`open.who.${e}`)}`));return O`<${W}
title=${E(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>O`<${Ye} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&O`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function rt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:it(e,t),steps:r.filter(({step:r})=>n(`${it(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return O`<${W}
title=${E(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>O`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>O`<li key=${n}>
${i.step(t.step)}
${at(e,t.when).map(e=>O`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function it({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):E(`open.procedure.${n}`)}function at({words:e},t){return Object.entries(t).filter(([e])=>e in le()).map(([t,n])=>{let r=[n].flat().map(n=>ot(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function ot(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function st({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return O`<${W}
title=${E(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${E(`open.readings-text`)}</p>
${i.map(e=>O`<${Je} key=${e.id} reading=${e} />`)}
<//>`}function ct({rules:e,book:n,found:r,searching:i}){let{points:a}=je(e.library,[n]),o=a.filter(({name:e,values:t})=>r(`${e} ${t[0].text}`));return O`<${W}
title=${E(`open.rule-points`)}
count=${o.length}
searching=${i}
>
<${t} rows=${o.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function lt({rules:e,book:t,found:n,searching:r}){let{references:i}=e.library.catalogue,a=ut(t).map(e=>({id:e,...i[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return O`<${W}
title=${E(`open.sources`)}
count=${a.length}
searching=${r}
>
<ul class="points">
${a.map(({id:e,title:t,publisher:n,year:r,reading:i})=>O`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${E(`open.read.${i}`)}</span
>
</li>`)}
</ul>
<//>`}function ut(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>B(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}var dt=I(({args:[e=``],rules:t})=>{let{query:n}=ce(),{tournament:r,book:i}=j();if(e===`tournament`&&i)return O`<${pt}
rules=${t}
book=${i}
choice=${{...F(i.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return O`<${a} title=${E(`lost`)} up="#/books"
><${P} text=${E(`lost-text`)}
/><//>`;let o=ft(e,n.get(`with`)),s=z(t.library,o),c=s?F(e):o;return O`<${pt}
rules=${t}
book=${R(t.library,c)}
choice=${c}
wrong=${s}
/>`});function ft(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return F(e)}}function pt({rules:e,book:t,choice:n,wrong:r}){let[i,o]=u(``),[l,d]=u(!1),{library:f,words:p}=e,m=mt(e,i);return O`<${a} title=${V(e,t)} up="#/books">
<${xe} error=${r} />
<${Se} rules=${e} standing=${t.content.standing} />
<p>${p.standingNote(t.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>d(!0)}
>
${E(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(n),c(E(`open.in-use-now`))}}>
${E(`open.use-these`)}
</button>
</div>
<${s}
type="search"
label=${E(`open.search-book`)}
value=${i}
autocomplete="off"
onInput=${o}
/>
${Qe.map(({id:n,Section:r})=>O`<${r} key=${n} rules=${e} book=${t} found=${m} searching=${!!i.trim()} />`)}
${l&&O`<${Ce} rules=${e} value=${n} onUse=${e=>{d(!1),A(U(e),{replace:!0})}} onClose=${()=>d(!1)} />`}
<//>`}function mt({library:e},t){let n=be(e,t),{items:r}=ee(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}const ht={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[K,q]=[112,64];function gt({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return O`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${E(`open.arrows`)}>
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
${e.map((e,n)=>O`<${vt} key=${n} spot=${ht[n]} name=${e} note=${t[n]} to=${a?.(n)} />`)}
${n&&O`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>O`<${bt} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${_t} names=${e} payments=${r} number=${i} /></div>
</figure>`}function _t({names:e,payments:t,number:n}){let r=t=>t===`table`?E(`open.the-table`):e[t];return O`<ul class="points">
${t.map(({from:e,to:t,points:i},a)=>O`<li key=${a}>
${E(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function vt({spot:[e,t],name:n,note:r,to:i}){let a=O`<g>
<rect
x=${e-K/2}
y=${t-q/2}
width=${K}
height=${q}
rx="10"
/>
<text class="name" x=${e} y=${t-5}>${yt(n)}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?O`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function yt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function bt({payment:e,text:t}){let[n,r]=[J(e.from),J(e.to)],[i,a]=Y(n,r),[o,s]=Y(r,n),c=St(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=xt(c,n[0]===r[0]);return O`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${l+d} y=${u+f+6}>${t}</text>
</g>`}function xt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function St(e,t){let[n,r]=J(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(J(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function J(e){return ht[e]??[0,0]}function Y([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((K/2+6)/Math.abs(r),(q/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const X=[0,1,2,3],Ct=[`east`,`south`,`west`,`north`];function wt(e,t){return Ct[(e-t+4)%4]??`east`}function Tt(e,t){return e===`table`?`table`:(Ct.indexOf(e)+t)%4}function Et(e){let t=new Map([...X,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of X)t.set(e,0);else for(let e of Ot(n))kt(t,e);return{net:X.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Dt(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Ot(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function kt(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function At(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function jt({typed:e,onChange:t,onClose:n}){return O`<${p} title=${E(`open.names`)} onClose=${n}>
<p class="soft">${E(`open.names-text`)}</p>
${X.map(n=>O`<${s}
key=${n}
label=${E(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${E(`open.done`)}</button>
<//>`}function Mt({net:e,names:n,number:r,onSettled:i,onClose:a}){let o=At(e),s=()=>{i(),a()},c=n.map((t,n)=>[t,Dt(e[n]??0,r)]);return O`<${p} title=${E(`open.settle`)} onClose=${a}>
<p>${E(o.length?`open.settle-text`:`open.settle-even`)}</p>
<${t} rows=${c} />
<${_t} names=${n} payments=${o} number=${r} />
<button class="button main" onClick=${s}>
${E(`open.settle-done`)}
</button>
<//>`}function Nt({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>O`<${se}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function Pt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?O`<section class="stack">
<h2>${E(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>O`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${E(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Ft({rules:t,foul:n,facts:r,context:i,onChange:a,fixed:o=!1}){let{book:s,words:c}=t,l={context:i,onChange:a};return O`<${h} title=${O`<h2>${E(`open.around`)}</h2>`}>
${()=>O`<div class="stack">
<${e} book=${s} words=${c} foul=${n} facts=${r} ...${l} />
${!o&&O`<${It} rules=${t} ...${l} />`}
</div>`}
<//>`}function It({rules:{words:e},context:t,onChange:n}){let r=ue.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return O`<${v}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&O`<${d}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:E(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var Lt=I(({args:[e=``],rules:t})=>e in t.library.catalogue.fouls?O`<${Rt} id=${e} rules=${t} />`:O`<${a} title=${E(`lost`)} up="#/fouls"
><${P} text=${E(`lost-text`)}
/><//>`);function Rt({id:e,rules:t}){let[n,r]=u({}),[i,o]=u({}),s=_(t.book,e,n,{})?n:{},c=_(t.book,e,s,i)?i:{},l=M(t.library,y(t.book,e,s,c));return O`<${a} title=${l.foul.name} up="#/fouls">
<${Nt} spoken=${l} onAnswer=${(e,t)=>r({...s,[e]:t})} />
<${Pt} rules=${t} facts=${s} onForget=${e=>r(zt(s,e))} />
<${Ke} rules=${t} spoken=${l} />
<${Ft} rules=${t} foul=${e} facts=${s} context=${c} onChange=${o} />
<${Bt} rules=${t} foul=${e} facts=${s} context=${c} />
<${L} rules=${t} />
<//>`}function zt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Bt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>R(e.library,F(t))),a=[...new Map([e.book,...i].map(t=>[V(e,t),t]))],o=Ne(a.map(([,e])=>e),t,n,r).map(t=>Ht(M(e.library,t)));return O`<section class="stack">
<h2>${E(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>O`<li key=${e}>
<a class="row" href=${U(Vt(t))}>
<span class="body"><small>${e}</small>
<span class=${o[n]===o[0]?``:`strong`}>${o[n]}</span></span>
<${S} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Vt({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Ht(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?he(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Z={occasion:``,query:``};function Ut({rules:e,occasion:t,...n}){let[r,i]=u(Z.occasion===t?Z.query:``),a=e=>{Z={occasion:t,query:e},i(e)},{library:o,book:s,words:c}=e;return O`<${l} library=${o} book=${s} words=${c} label=${E(`call.what`)} hint=${E(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const Wt={casual:!0};function Gt({rules:e,evening:t,names:n,person:r}){return O`<${a}
title=${E(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Ut}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Kt(e){let{rules:t,evening:n,names:r,person:o,foul:s}=e,[c,l]=u({}),[d,f]=u(Wt),[p,m]=u(0),h=wt(o,n.east),g={...d,seat:h},_=qt(t,s,c,g),v=_.range?.[p]?p:0,{line:y,payments:b}=Jt(e,_,v,h),ee=Yt(e,y,b),x=![`needs-facts`,`not-covered`].includes(_.status)&&O`<button class="button main" onClick=${ee}>${E(`open.note`)}</button>`,S=(e,t)=>l({...c,[e]:t}),C=e=>l(zt(c,e)),te=r.map((e,r)=>t.words.phrase(`seat-${wt(r,n.east)}`));return O`<${a} title=${`${r[o]}: ${_.foul.name}`} up=${`#/casual/${o}`} actions=${x}>
<${Nt} spoken=${_} onAnswer=${S} />
<${Pt} rules=${t} facts=${c} onForget=${C} />
${_.range&&O`<${i} label=${E(`open.you-choose`)} value=${v} onChange=${m} options=${Xt(t,_)} />`}
${b.length>0&&O`<${gt} names=${r} notes=${te} pot="" payments=${b} number=${e=>t.words.number(e)} />`}
<${Ke} rules=${t} spoken=${{..._,say:``}} />
<${Ft} rules=${t} foul=${s} facts=${c} context=${g} onChange=${f} fixed />
<//>`}function qt({book:e,library:t},n,r,i){let a=_(e,n,r,i)??y(e,n,r,{...Wt,seat:i.seat});return M(t,a)}function Jt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Zt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Tt(e,t),to:Tt(n,t),points:r}))}}function Yt({evening:e,set:t,person:n,foul:r},i,a){let s=o(!1);return()=>{s.current||(s.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),ge(),c(E(`open.recorded`)),A(`#/casual`,{replace:!0}))}}function Xt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Zt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?ye(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const Qt={choice:null,names:[``,``,``,``],east:0,events:[]};var $t=I(({args:[e,t],rules:n})=>{let[r,i]=ve(`shinpan.casual`,Qt),o=e=>i({...r,...e}),s=en(n,r,o),c={rules:s,evening:r,set:o,names:X.map(e=>r.names[e]?.trim()||E(`open.player`,{number:e+1}))};return e===void 0?O`<${tn} ...${c} />`:X.includes(Number(e))&&(!t||t in s.library.catalogue.fouls)?t?O`<${Kt}
...${c}
person=${Number(e)}
foul=${t}
/>`:O`<${Gt} ...${c} person=${Number(e)} />`:O`<${a} title=${E(`lost`)} up="#/casual"
><${P} text=${E(`lost-text`)}
/><//>`});function en(e,t,n){let{library:r}=e,i=t.choice&&!z(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=z(r,s)?i:s;return{...e,choice:c,book:R(r,c),choose:e=>n({choice:e})}}function tn({rules:e,evening:t,set:n,names:r}){let[i,o]=u(``),{net:s,table:c}=Et(t.events),l=t=>e.words.number(t),d=e=>n({events:[...t.events,e]}),f=t.events.at(-1),p=O`<button class="button" disabled=${!f} onClick=${()=>n({events:t.events.slice(0,-1)})}>${E(`open.undo`)}</button>
<button class="button main" disabled=${!f} onClick=${()=>o(`settle`)}>${E(`open.settle`)}</button>`,m={names:r,number:l,onClose:()=>o(``)};return O`<${a} title=${E(`open.casual`)} actions=${p}>
<section class="stack">
<h2>${E(`open.who-fouled`)}</h2>
<${gt} names=${r} notes=${s.map(e=>Dt(e,l))} pot=${c?l(c):``}
payments=${f?Ot(f):[]} number=${l} to=${e=>`#/casual/${e}`} />
</section>
${c>0&&O`<${rn} text=${l(c)} names=${r} onWon=${e=>d({kind:`won`,by:e,points:c})} />`}
<${nn} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>o(`names`)} />
<${an} rules=${e} events=${t.events} names=${r} />
<${L} rules=${e} />
${i===`names`&&O`<${jt} ...${m} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&O`<${Mt} ...${m} net=${s} onSettled=${()=>d({kind:`settled`,payments:At(s)})} />`}
<//>`}function nn({east:e,names:t,onEast:n,onNames:r}){return O`<${i} label=${E(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${E(`open.names`)}</button>`}function rn({text:e,names:t,onWon:n}){return O`<section class="note info stack">
<h2>${E(`open.pot`,{points:e})}</h2>
<p>${E(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>O`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function an({rules:e,events:t,names:n}){if(!t.length)return O`<p class="soft">${E(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?E(`open.settled`):t.kind===`won`?E(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return O`<section class="stack">
<h2>${E(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>O`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}const Q=f(`not-stated`);var on=I(({rules:e})=>{let{library:t,choice:n}=e,r=Object.keys(t.books).filter(e=>e!==n.id),[i,o]=ve(`shinpan.compare`,[n,...r.slice(-2).map(F)]),s=i.filter(e=>!z(t,e)),[c,l]=u(null),[d,f]=u(!0),p=s.map(e=>R(t,e));return O`<${a} title=${E(`open.compare`)}>
<${sn}
rules=${e}
books=${p}
onOpen=${l}
onRemove=${e=>o(s.filter((t,n)=>n!==e))}
/>
<${v}
label=${E(`open.only-different`)}
hint=${E(`open.silence`)}
checked=${d}
onChange=${f}
/>
<${pn}
id="points"
title=${E(`open.rule-points`)}
rules=${e}
books=${p}
lines=${cn(e,p)}
only=${d}
/>
<${pn}
id="fouls"
title=${E(`open.fouls`)}
rules=${e}
books=${p}
lines=${ln(e,p)}
only=${d}
/>
${c!==null&&O`<${Ce} rules=${e} value=${s[c]??F(n.id)} onUse=${e=>{o(c===s.length?[...s,e]:s.map((t,n)=>n===c?e:t)),l(null)}} onClose=${()=>l(null)} />`}
<//>`});function sn({rules:e,books:t,onOpen:n,onRemove:r}){return O`<ul class="rows">
${t.map((i,a)=>O`<li key=${a} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(a)}
>
<span class="body"
>${V(e,i)}<small
>${e.words.phrase(`standing-${i.content.standing}`)}</small
></span
>
<span class="badge">${E(`call.change`)}</span>
</button>
${t.length>2&&O`<button class="button quiet" aria-label=${E(`open.remove`,{name:V(e,i)})} onClick=${()=>r(a)}><${S} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${E(`open.add-book`)}
</button>`}function cn({library:e},t){return je(e,t).points.map(({id:e,name:t,values:n})=>({id:e,name:t,cells:n.map(({value:e,text:t})=>({key:f(e),texts:[t]}))}))}function ln(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>({id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:t.map(t=>({key:B(t,n).length?f(un(t,n)):Q,texts:dn(e,t,n)}))}))}function un(e,t){let n=t=>t&&e.clock(t).bands.map(({id:e,readings:t,...n})=>n);return{rows:B(e,t).map(({when:e,then:t,effects:r,range:i,deferred:a,lateness:o})=>[e,t,[...r].sort(),i??null,a??null,n(o)??null]),scope:e.table(t).scope}}function dn(e,t,n){let r=B(t,n);return r.length?[...new Set(r.map(t=>De(e,t)))]:[e.words.phrase(`status-not-covered`)]}function fn({cells:e}){return e.map(({key:e})=>e).filter(e=>e!==Q)}function $(e){return new Set(fn(e)).size>1}function pn({id:e,title:t,rules:n,books:r,lines:i,only:a}){let o=i.filter($).length,s=a?i.filter($):i;return O`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">
${E(`open.different`,{count:o,all:i.length})}
</p>
<div
class="sideways"
tabindex="0"
role="region"
aria-labelledby=${`grid-${e}`}
hidden=${s.length===0}
>
<table>
<thead>
<tr>
<td></td>
${r.map((e,t)=>O`<th key=${t} scope="col">${V(n,e)}</th>`)}
</tr>
</thead>
<tbody>
${s.map(e=>O`<tr key=${e.id} class=${$(e)?`differs`:``}>
<th scope="row">
${e.href?O`<a class="reach" href=${e.href}>${e.name}</a>`:e.name}
${!a&&$(e)&&O`<span class="badge warn">${E(`open.differs`)}</span>`}
</th>
${e.cells.map(({key:t,texts:n},r)=>O`<td
key=${r}
class=${mn(t,fn(e)[0])}
>
${n.map(e=>O`<p key=${e}>${e}</p>`)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function mn(e,t){return e===Q?`silent`:e===t?``:`other`}var hn=I(({rules:e})=>O`<${a} title=${E(`open.fouls`)}>
<${Ut}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${L} rules=${e} />
<//>`);const gn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`account`,`person`],[`settings`,`settings`]];function _n(){let{tournament:e,official:t}=j(),n=Oe();return O`<${a} title="Shinpan" up=${null}>
<p class="soft">${E(`open.what-it-is`)}</p>
${e&&O`<section class="card">
<small class="soft">${E(`open.your-tournament`)}</small>
<h2>${e.name}</h2>
${t&&O`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"
><${S} name="tables" /> ${E(`open.new-ruling`)}</a
>
<div class="pair">
<a class="button" href="#/log"
><${S} name="log" /> ${E(`open.log`)}</a
>
<a class="button" href="#/scan"
><${S} name="scan" /> ${E(`open.scan`)}</a
>
</div>
</section>`}
<nav aria-label=${E(`open.without-account`)}>
<ul class="rows">
${n&&O`<${vn} href=${`#/board/${n.slug}`} icon="tables" text=${E(`open.to.board`)} about=${n.name} />`}
${gn.map(([e,t])=>O`<${vn} key=${e} href=${`#/${e}`} icon=${t} text=${E(`open.to.${e}`)} about=${E(`open.about.${e}`)} />`)}
</ul>
</nav>
${!e&&O`<${yn} />`}
<//>`}function vn({href:e,icon:t,text:n,about:r}){return O`<li>
<a class="row" href=${e}><${S} name=${t} /><span class="body">${n}<small>${r}</small></span><${S} name="next" /></a>
</li>`}function yn(){return O`<section class="card">
<h2>${E(`open.join`)}</h2>
<p>${E(`open.join-text`)}</p>
<div class="pair">
<a class="button" href="#/scan"><${S} name="scan" /> ${E(`open.scan`)}</a>
<a class="button" href="#/join">${E(`open.join-link`)}</a>
</div>
</section>`}var bn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}}};function xn(){let e=ne();D();let{library:n,usage:i,quota:a,persisted:o,lowStorage:s,outbox:l,elsewhere:d,syncedAt:f,tournament:p}=j(),[m,h]=u(o),[g,_]=u(``);r(()=>h(o),[o]),r(()=>void Sn().then(_),[e]);let v=async()=>{let e=await navigator.storage.persist();h(e),e||c(E(`open.persist-refused`))},y=E(`open.storage-of`,{used:Cn(i),quota:Cn(a)}),b=[[E(`open.offline`),E(`ready.${e}`)],[E(`open.version`),g||`–`],[E(`open.books`),String(Object.keys(n?.books??{}).length)],[E(`open.unsent`),String(l.length+d.reduce((e,{count:t})=>e+t,0))],[E(`open.storage`),y],[E(`open.persistent`),E(m?`open.yes`:`open.no`)],...f?[[E(`open.last-synced`),re(f,p?.time_zone)]]:[]];return O`<section class="card">
<h2>${E(`open.kept-here`)}</h2>
${s&&O`<p class="note warn">${E(`open.storage-low`)}</p>`}
<${t} rows=${b} />
${!m&&O`<p class="soft">${E(`open.persist-text`)}</p>
${`storage`in navigator&&O`<button class="button" onClick=${v}>${E(`open.persist`)}</button>`}`}
</section>`}async function Sn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function Cn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return g(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function wn(){let{online:e}=j();return O`<section class="card">
<h2>${E(`open.libraries`)}</h2>
<ul class="points">
${Object.entries(bn).map(([t,{version:n,licence:r}])=>O`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&O`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${E(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>
</section>`}const Tn=w(T.referee,`PushSwitch`),En=w(T.referee,`Leave`),Dn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],On=[`auto`,`light`,`dark`],kn=[`left`,`right`];function An(){let e=D(),{tournament:t,official:n}=j(),r=e=>t=>fe({[e]:t}).catch(()=>c(E(`open.lang-not-here`))),o=(t,n,a)=>O`<${i} label=${n} value=${e[t]} options=${a} onChange=${r(t)} />`,s=(t,n,i=``)=>O`<${v} label=${n} hint=${i} checked=${e[t]} onChange=${r(t)} />`;return O`<${a} title=${E(`open.settings`)}>
${o(`lang`,`Language · 言語 · Langue · Язык`,Dn)} ${o(`theme`,E(`open.theme`),jn(`theme`,On))}
${o(`hand`,E(`open.hand`),jn(`hand`,kn))} ${s(`discreet`,E(`open.discreet`),E(`open.discreet-text`))}
${s(`haptics`,E(`open.haptics`))} ${s(`sound`,E(`open.sound`))}
${t&&te(n)&&O`<${Tn} tournament=${t.id} as=${n.id} />`}
<${xn} />
<${En} />
<${wn} />
<//>`}function jn(e,t){return t.map(t=>({value:t,text:E(`open.${e}.${t}`)}))}function Mn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[E(`hall-table`,{label:c}),ae(l),n].filter(Boolean).join(` · `);return O`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${me(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${E(`own.team`)}`:``}</p>
${d&&O`<p class="soft">${k(d)}</p>`}
${s in Nn&&O`<p class="note info">${E(Nn[s])}</p>`}
${f&&O`<${Pn} escalation=${f} />`}
<${Fn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Nn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Pn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=E(t===`open`?`own.open.${n}`:`own.${t}`);return O`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${E(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>O`<li key=${e.id}><b>${E(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Fn({own:e,ruling:t,refresh:n}){let[r,i]=u(!1),[a,o]=u(``),[c,l]=u(``),[d,f]=u(``),[p,m]=u(!1),h=t.escalation?.status===`decided`;if(!h&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let g=E(h?`own.take-on`:`own.escalate`);return r?O`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),!a.trim())return f(E(`own.reason-wrong`));m(!0),f(``);let o={reason:a.trim(),...c.trim()&&{evidence:c.trim()}};try{await(await N.playerPage()).escalate(e,t,o),i(!1),n()}catch(e){f(E(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{m(!1)}}} aria-label=${g}>
<${s} label=${E(`own.reason`)} value=${a} onInput=${o} wrong=${d} long maxlength="4000" />
${!h&&O`<${s} label=${E(`own.evidence`)} hint=${E(`own.evidence-hint`)} value=${c} onInput=${l} long maxlength="4000" />`}
<button class="button main" disabled=${p}>${g}</button>
<button class="button" type="button" onClick=${()=>i(!1)}>${E(`cancel`)}</button>
</form>`:O`<button class="button" type="button" onClick=${()=>i(!0)}>${g}</button>`}function In(){let{own:e,missing:t,state:n,refresh:r}=zn();if(t)return O`<${a} title=${E(`own.title`)} up="#/"><${P} text=${E(`own.missing`)} /><//>`;if(!e?.page){let e=n?O`<${P} text=${E(`own.${n}`)} />`:O`<${C} />`;return O`<${a} title=${E(`own.title`)} up="#/">${e}<//>`}let{tournament:i,player:o,rulings:s,ledger:c}=e.page;return O`<${a} title=${o.name} up="#/">
<p class="soft">${i.name} · ${E(`own.number`,{number:o.id_number})}</p>
${n&&O`<p class="note warn" role="status">${E(`own.${n}`)} ${E(`own.as-of`,{time:Bn(e.at,i)})}</p>`}
<${Ln} ledger=${c} />
<section class="stack">
<h2>${E(`own.rulings`)}</h2>
${s.length===0&&O`<${P} text=${E(`own.none`)} />`}
${s.map(t=>O`<${Mn} key=${t.id} own=${e} ruling=${t} when=${Bn(t.ruled_at,i)} refresh=${r} />`)}
</section>
<${Pe} tournament=${e.tournament} as=${e.player} player />
<//>`}function Ln({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return O`<section class="card">
<h2>${E(`own.owing`)}</h2>
${n.length===0&&O`<p>${E(`own.nothing`)}</p>`}
${n.map(([e,t])=>O`<p key=${e}>${Rn(e,t)}</p>`)}
</section>`}function Rn(e,t){return e===`P`?E(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?E(`own.table-points`,{points:pe(-t,!0)}):E(t>0?`own.money`:`own.money-back`,{amount:m(e,Math.abs(t))})}function zn(){let{lang:e}=D(),[t,n]=u(void 0),[i,a]=u(``),[o,s]=u(0);return r(()=>{let t=!1,r=async()=>{let r=await N.playerPage(),i=await r.stored();if(!t&&(n(e=>e??i??null),i))try{let o=await r.load(i,e);if(t)return;n(o),a(``)}catch(e){t||a(e.signedOut?`cut-off`:`unreached`)}};r();let i=setInterval(r,2e4);return()=>{t=!0,clearInterval(i)}},[e,o]),{own:t,missing:t===null,state:i,refresh:()=>s(o+1)}}function Bn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?g(Intl.DateTimeFormat,n).format(new Date(e)):``}export{dt as Book,Ge as Books,$t as Casual,on as Compare,Lt as Foul,hn as Fouls,_n as Home,ze as Join,In as PlayerPage,Ie as Receipt,we as Scan,An as Settings};