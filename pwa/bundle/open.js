import{$t as e,Ar as t,Bt as n,Dn as r,Dr as i,Dt as a,En as o,Er as s,Et as c,Ft as l,Gt as u,Ht as d,It as f,Jt as p,Kt as m,L as h,Lr as g,Lt as _,Nr as v,Pr as y,Qt as b,R as x,Rr as ee,Rt as S,Sr as te,Ut as C,Vt as w,W as ne,Wt as T,Yt as E,Zt as re,_n as ie,at as ae,bn as oe,dn as D,en as O,et as se,hn as k,in as ce,jr as le,kr as A,lt as j,n as ue,nn as M,on as N,p as de,pt as fe,rn as pe,st as me,ut as he,wn as ge,xn as P,yt as _e,zr as F,zt as ve}from"./app.js";import{B as I,F as ye,H as L,I as be,L as R,M as xe,R as Se,U as z,V as B,a as Ce,c as we,dt as Te,ft as Ee,i as De,l as Oe,lt as ke,n as Ae,o as V,r as je,s as Me,t as Ne,ut as Pe,z as H}from"./shared.js";function Fe({args:[e=``]}){let[t,n]=F({}),[r,i]=F(0);return g(()=>{P.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof te&&e.status===404?`unknown`:`away`}))},[e,r]),D`<${T} title=${M(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&D`<${C} />`}
${t.receipt&&D`<${Ie} ...${t.receipt} />`}
${t.wrong===`unknown`&&D`<p class="note bad" role="status">${M(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&D`<p class="note warn" role="status">${M(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),i(r+1)}}>${M(`try-again`)}</button>`}
<//>`}function Ie({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o}){let s={dateStyle:`medium`,timeStyle:`short`,timeZone:a},c=O(Intl.DateTimeFormat,s),l=[[M(`fines.tournament`),e],[M(`fines.number`),t],[M(`fines.amount-paid`),ue(r,n)],[M(`fines.how`),M(`fines.method.${o}`)],[M(`fines.when`),`${c.format(new Date(i))} (${a})`]];return D`<p class="note info" role="status"><strong>${M(`fines.genuine`)}</strong></p>
<dl class="facts">
${l.map(([e,t])=>D`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${M(`fines.compare`)}</p>`}const Le=m(b.referee,`Leave`);let U=null;function Re({args:e}){let t=Ee(`#/join/${e.join(`/`)}`),[n,r]=F(e.length>0?null:U);return g(()=>{t?.invitation&&(U=t,k(`#/join`,{replace:!0}))},[]),t?D`<${T} title=${M(`hall-join`)} up="#/" />`:n?D`<${ke} to=${n.tournament}>
<${ze} link=${n} onAnother=${()=>r(U=null)} />
<//>`:D`<${Ue} mangled=${e.length>0} onLink=${r} />`}function ze({link:e,onAnother:t}){let[n,r]=F(null),[i,a]=F(0),[o,s]=F(``);return g(()=>{r(null);let t=Te();P.join(e.tournament,e.invitation,o).then(e=>{if(U=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);p(M(`hall-joined`,{name:P.snapshot.state.settings.name})),t(`#/tables`)},e=>r(e))},[i]),n&&Be(n)?D`<${Ve} onName=${e=>{s(e),a(i+1)}} />`:n?D`<${He} error=${n} again=${()=>a(i+1)} onAnother=${t} />`:D`<${Pe} up="#/" />`}function Be(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Ve({onName:e}){let[t,n]=F(``),[r,i]=F(``);return D`<${T} title=${M(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(M(`hall-join-name-wrong`))}}>
<${S} label=${M(`hall-join-name`)} hint=${M(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${M(`hall-join`)}</button>
</form>
<//>`}function He({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?M(`hall-join-refused`):e.name===`Unreachable`?M(`hall-join-unreachable`):e.message,a=D`<button class="button" onClick=${n}>${M(`hall-join-other`)}</button>
${!r&&D`<button class="button main" onClick=${t}>${M(`try-again`)}</button>`}`;return D`<${T} title=${M(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function Ue({mangled:e,onLink:t}){let{tournament:n}=E(),[r,i]=F(``),[a,o]=F(e?M(`hall-join-no-link`):``);return D`<${T} title=${M(`hall-join`)} up="#/">
<p>${M(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=Ee(r);n?.invitation?t(n):o(M(`hall-join-no-link`))}}>
<${S} label=${M(`hall-join-link`)} value=${r} onInput=${i} wrong=${a} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${M(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${u} name="scan" /> ${M(`hall-scan`)}</a>
${n&&D`<a class="button" href="#/tables"><${u} name="tables" /> ${M(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${u} name="person" /> ${M(`hall-join-account`)}</a>
<${Le} />
<//>`}var We=z(({rules:e})=>{let{tournament:t}=E(),{library:n,words:r,choice:i,book:a}=e;return D`<${T} title=${M(`open.books`)}>
${t&&D`<a class="row card" href="#/book/tournament">
<${u} name="book" />
<span class="body"
><small>${M(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${u} name="next" />
</a>`}
<a class="row card" href=${W(i)}>
<${u} name="book" />
<span class="body"
><small>${M(`open.rules-in-use`)}</small
><strong>${I(e,a)}</strong></span
>
<${u} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>D`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${r.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${r.phrase(`standing-${e.standing}`)}</small>
</span>
<${u} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${u} name="compare" /> ${M(`open.compare`)}</a
>
<//>`});function W({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function Ge({rules:e,spoken:t}){let n=t.status===`needs-facts`;return D`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?M(`open.answer-first`):t.line}</p>
${t.say&&!n&&D`<p class="say">${M(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&D`<section class="stack">
<h2>${M(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>D`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${_e} stays=${t.stays} />
${!n&&D`<${Ke} rules=${e} spoken=${t} />`}`}function Ke({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return D`<section class="stack">
<h2>${M(`open.why`)}</h2>
${he(t).map(e=>D`<p key=${e}>${e}</p>`)}
<${Se} rules=${e} standing=${t.rulebook.standing} />
${i&&D`<p>${j(i.source)}</p>
${i.notes.map(e=>D`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>D`<${qe} key=${e.id} reading=${e} />`)}
${r.length>0&&D`<details class="fold">
<summary><h3>${M(`call.examples`)}</h3></summary>
<ul class="points">
${r.map(e=>D`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function qe({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return D`<div class="card">
<small class="soft">${M(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>D`<p key=${e} class="soft">${M(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function Je({rules:e,book:t,who:n}){let[i,o]=F(0),s=t.clock(n),c=Math.max(...s.openings(),0)+300,l=a(e.library,r(t,n,i));return D`<article>
<h3>${M(`open.who.${n}`)}</h3>
<${Ye} clock=${s} end=${c} seconds=${i} />
<label class="field"
><span>${M(`open.how-late`)}</span>
<input
type="range"
min="0"
max=${c}
step="30"
value=${i}
aria-valuetext=${l.line}
onInput=${e=>o(Number(e.currentTarget.value))}
/>
</label>
<p role="status"><strong>${A(i)}</strong> · ${l.line}</p>
<ol class="points">
${s.bands.map(r=>D`<li key=${r.id}>
<strong
>${M(`open.from-time`,{time:A(s.opens(r))})}</strong
>
${` ${Xe(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${j(l.source)}</p>
</article>`}function Ye({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return D`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>D`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&A(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function Xe({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&M(`open.per-minute`,{cost:a}),o&&M(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[M(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Ze=[{id:`fouls`,Section:Qe},{id:`lateness`,Section:nt},{id:`procedures`,Section:rt},{id:`readings`,Section:st},{id:`points`,Section:ct},{id:`sources`,Section:lt}];function G({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:D`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function Qe({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(tt(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>V(t,e).length>0),c=a.filter(e=>!s.includes(e));return D`<${G}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>D`<article key=${n}>
<h3><${et} rules=${e} foul=${n} /></h3>
<${je} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&D`<${$e} rules=${e} fouls=${c} />`}
<//>`})}function $e({rules:e,fouls:t}){return D`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>D`<li key=${t}><${et} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function et({rules:e,foul:t}){return D`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function tt(e,t,n){let r=V(t,n).map(t=>[Ce(e,t),...De(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function nt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${M(`open.lateness`)} ${M(`open.who.${e}`)}`));return D`<${G}
title=${M(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>D`<${Je} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&D`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function rt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:it(e,t),steps:r.filter(({step:r})=>n(`${it(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return D`<${G}
title=${M(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>D`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>D`<li key=${n}>
${i.step(t.step)}
${at(e,t.when).map(e=>D`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function it({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):M(`open.procedure.${n}`)}function at({words:e},t){return Object.entries(t).filter(([e])=>e in v()).map(([t,n])=>{let r=[n].flat().map(n=>ot(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function ot(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function st({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return D`<${G}
title=${M(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${M(`open.readings-text`)}</p>
${i.map(e=>D`<${qe} key=${e.id} reading=${e} />`)}
<//>`}function ct({rules:e,book:t,found:n,searching:r}){let{points:i}=Me(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return D`<${G}
title=${M(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${d} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function lt({rules:e,book:t,found:n,searching:r}){let{references:i}=e.library.catalogue,a=ut(t).map(e=>({id:e,...i[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return D`<${G}
title=${M(`open.sources`)}
count=${a.length}
searching=${r}
>
<ul class="points">
${a.map(({id:e,title:t,publisher:n,year:r,reading:i})=>D`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${M(`open.read.${i}`)}</span
>
</li>`)}
</ul>
<//>`}function ut(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>V(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}var dt=z(({args:[e=``],rules:t})=>{let{query:n}=ie(),{tournament:r,book:i}=E();if(e===`tournament`&&i)return D`<${pt}
rules=${t}
book=${i}
choice=${{...B(i.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return D`<${T} title=${M(`lost`)} up="#/books"
><${w} text=${M(`lost-text`)}
/><//>`;let a=ft(e,n.get(`with`)),o=L(t.library,a),s=o?B(e):a;return D`<${pt}
rules=${t}
book=${H(t.library,s)}
choice=${s}
wrong=${o}
/>`});function ft(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return B(e)}}function pt({rules:e,book:t,choice:n,wrong:r}){let[i,a]=F(``),[o,s]=F(!1),{library:c,words:l}=e,u=mt(e,i);return D`<${T} title=${I(e,t)} up="#/books">
<${be} error=${r} />
<${Se} rules=${e} standing=${t.content.standing} />
<p>${l.standingNote(t.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>s(!0)}
>
${M(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(n),p(M(`open.in-use-now`))}}>
${M(`open.use-these`)}
</button>
</div>
<${S}
type="search"
label=${M(`open.search-book`)}
value=${i}
autocomplete="off"
onInput=${a}
/>
${Ze.map(({id:n,Section:r})=>D`<${r} key=${n} rules=${e} book=${t} found=${u} searching=${!!i.trim()} />`)}
${o&&D`<${ye} rules=${e} value=${n} onUse=${e=>{s(!1),k(W(e),{replace:!0})}} onClose=${()=>s(!1)} />`}
<//>`}function mt({library:e},t){let n=s(e,t),{items:r}=i(e,t),a=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>a.has(t)||n(e)}const ht={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[K,q]=[112,64];function gt({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return D`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${M(`open.arrows`)}>
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
${e.map((e,n)=>D`<${_t} key=${n} spot=${ht[n]} name=${e} note=${t[n]} to=${a?.(n)} />`)}
${n&&D`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>D`<${yt} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${J} names=${e} payments=${r} number=${i} /></div>
</figure>`}function J({names:e,payments:t,number:n}){let r=t=>t===`table`?M(`open.the-table`):e[t];return D`<ul class="points">
${t.map(({from:e,to:t,points:i},a)=>D`<li key=${a}>
${M(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function _t({spot:[e,t],name:n,note:r,to:i}){let a=D`<g>
<rect
x=${e-K/2}
y=${t-q/2}
width=${K}
height=${q}
rx="10"
/>
<text class="name" x=${e} y=${t-5}>${vt(n)}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?D`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function vt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function yt({payment:e,text:t}){let[n,r]=[Y(e.from),Y(e.to)],[i,a]=St(n,r),[o,s]=St(r,n),c=xt(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=bt(c,n[0]===r[0]);return D`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${l+d} y=${u+f+6}>${t}</text>
</g>`}function bt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function xt(e,t){let[n,r]=Y(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(Y(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function Y(e){return ht[e]??[0,0]}function St([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((K/2+6)/Math.abs(r),(q/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const X=[0,1,2,3],Ct=[`east`,`south`,`west`,`north`];function wt(e,t){return Ct[(e-t+4)%4]??`east`}function Tt(e,t){return e===`table`?`table`:(Ct.indexOf(e)+t)%4}function Et(e){let t=new Map([...X,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of X)t.set(e,0);else for(let e of Ot(n))kt(t,e);return{net:X.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Dt(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Ot(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function kt(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function At(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function jt({typed:e,onChange:t,onClose:n}){return D`<${l} title=${M(`open.names`)} onClose=${n}>
<p class="soft">${M(`open.names-text`)}</p>
${X.map(n=>D`<${S}
key=${n}
label=${M(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${M(`open.done`)}</button>
<//>`}function Mt({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=At(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,Dt(e[r]??0,n)]);return D`<${l} title=${M(`open.settle`)} onClose=${i}>
<p>${M(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${d} rows=${s} />
<${J} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${M(`open.settle-done`)}
</button>
<//>`}function Nt({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>D`<${se}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function Pt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?D`<section class="stack">
<h2>${M(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>D`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${M(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Ft({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return D`<${f} title=${D`<h2>${M(`open.around`)}</h2>`}>
${()=>D`<div class="stack">
<${Ae} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&D`<${It} rules=${e} ...${c} />`}
</div>`}
<//>`}function It({rules:{words:e},context:t,onChange:r}){let i=le.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return D`<${n}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>r({...t,casual:e})}
/>
${t.casual&&D`<${ve}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:M(`open.no-seat`)},...i]}
onChange=${e=>r({...t,seat:e||null})}
/>`}`}var Lt=z(({args:[e=``],rules:t})=>e in t.library.catalogue.fouls?D`<${Rt} id=${e} rules=${t} />`:D`<${T} title=${M(`lost`)} up="#/fouls"
><${w} text=${M(`lost-text`)}
/><//>`);function Rt({id:e,rules:t}){let[n,r]=F({}),[i,a]=F({}),o=x(t.book,e,n,{})?n:{},s=x(t.book,e,o,i)?i:{},l=c(t.library,ge(t.book,e,o,s));return D`<${T} title=${l.foul.name} up="#/fouls">
<${Nt} spoken=${l} onAnswer=${(e,t)=>r({...o,[e]:t})} />
<${Pt} rules=${t} facts=${o} onForget=${e=>r(zt(o,e))} />
<${Ge} rules=${t} spoken=${l} />
<${Ft} rules=${t} foul=${e} facts=${o} context=${s} onChange=${a} />
<${Bt} rules=${t} foul=${e} facts=${o} context=${s} />
<${R} rules=${t} />
<//>`}function zt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Bt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>H(e.library,B(t))),a=[...new Map([e.book,...i].map(t=>[I(e,t),t]))],o=we(a.map(([,e])=>e),t,n,r).map(t=>Ht(c(e.library,t)));return D`<section class="stack">
<h2>${M(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>D`<li key=${e}>
<a class="row" href=${W(Vt(t))}>
<span class="body"><small>${e}</small>
<span class=${o[n]===o[0]?``:`strong`}>${o[n]}</span></span>
<${u} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Vt({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Ht(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?me(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Z={occasion:``,query:``};function Ut({rules:e,occasion:t,...n}){let[r,i]=F(Z.occasion===t?Z.query:``),a=e=>{Z={occasion:t,query:e},i(e)},{library:o,book:s,words:c}=e;return D`<${h} library=${o} book=${s} words=${c} label=${M(`call.what`)} hint=${M(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const Wt={casual:!0};function Gt({rules:e,evening:t,names:n,person:r}){return D`<${T}
title=${M(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Ut}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Kt(e){let{rules:t,evening:n,names:r,person:i,foul:a}=e,[o,s]=F({}),[c,l]=F(Wt),[u,d]=F(0),f=wt(i,n.east),p={...c,seat:f},m=qt(t,a,o,p),h=m.range?.[u]?u:0,{line:g,payments:v}=Jt(e,m,h,f),y=Yt(e,g,v),b=![`needs-facts`,`not-covered`].includes(m.status)&&D`<button class="button main" onClick=${y}>${M(`open.note`)}</button>`,x=(e,t)=>s({...o,[e]:t}),ee=e=>s(zt(o,e)),S=r.map((e,r)=>t.words.phrase(`seat-${wt(r,n.east)}`));return D`<${T} title=${`${r[i]}: ${m.foul.name}`} up=${`#/casual/${i}`} actions=${b}>
<${Nt} spoken=${m} onAnswer=${x} />
<${Pt} rules=${t} facts=${o} onForget=${ee} />
${m.range&&D`<${_} label=${M(`open.you-choose`)} value=${h} onChange=${d} options=${Xt(t,m)} />`}
${v.length>0&&D`<${gt} names=${r} notes=${S} pot="" payments=${v} number=${e=>t.words.number(e)} />`}
<${Ge} rules=${t} spoken=${{...m,say:``}} />
<${Ft} rules=${t} foul=${a} facts=${o} context=${p} onChange=${l} fixed />
<//>`}function qt({book:e,library:t},n,r,i){let a=x(e,n,r,i)??ge(e,n,r,{...Wt,seat:i.seat});return c(t,a)}function Jt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Zt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Tt(e,t),to:Tt(n,t),points:r}))}}function Yt({evening:e,set:t,person:n,foul:r},i,a){let o=ee(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),pe(),p(M(`open.recorded`)),k(`#/casual`,{replace:!0}))}}function Xt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Zt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?o(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const Qt={choice:null,names:[``,``,``,``],east:0,events:[]};var $t=z(({args:[e,t],rules:n})=>{let[r,i]=oe(`shinpan.casual`,Qt),a=e=>i({...r,...e}),o=en(n,r,a),s={rules:o,evening:r,set:a,names:X.map(e=>r.names[e]?.trim()||M(`open.player`,{number:e+1}))};return e===void 0?D`<${tn} ...${s} />`:X.includes(Number(e))&&(!t||t in o.library.catalogue.fouls)?t?D`<${Kt}
...${s}
person=${Number(e)}
foul=${t}
/>`:D`<${Gt} ...${s} person=${Number(e)} />`:D`<${T} title=${M(`lost`)} up="#/casual"
><${w} text=${M(`lost-text`)}
/><//>`});function en(e,t,n){let{library:r}=e,i=t.choice&&!L(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=L(r,s)?i:s;return{...e,choice:c,book:H(r,c),choose:e=>n({choice:e})}}function tn({rules:e,evening:t,set:n,names:r}){let[i,a]=F(``),{net:o,table:s}=Et(t.events),c=t=>e.words.number(t),l=e=>n({events:[...t.events,e]}),u=t.events.at(-1),d=D`<button class="button" disabled=${!u} onClick=${()=>n({events:t.events.slice(0,-1)})}>${M(`open.undo`)}</button>
<button class="button main" disabled=${!u} onClick=${()=>a(`settle`)}>${M(`open.settle`)}</button>`,f={names:r,number:c,onClose:()=>a(``)};return D`<${T} title=${M(`open.casual`)} actions=${d}>
<section class="stack">
<h2>${M(`open.who-fouled`)}</h2>
<${gt} names=${r} notes=${o.map(e=>Dt(e,c))} pot=${s?c(s):``}
payments=${u?Ot(u):[]} number=${c} to=${e=>`#/casual/${e}`} />
</section>
${s>0&&D`<${rn} text=${c(s)} names=${r} onWon=${e=>l({kind:`won`,by:e,points:s})} />`}
<${nn} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${an} rules=${e} events=${t.events} names=${r} />
<${R} rules=${e} />
${i===`names`&&D`<${jt} ...${f} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&D`<${Mt} ...${f} net=${o} onSettled=${()=>l({kind:`settled`,payments:At(o)})} />`}
<//>`}function nn({east:e,names:t,onEast:n,onNames:r}){return D`<${_} label=${M(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${M(`open.names`)}</button>`}function rn({text:e,names:t,onWon:n}){return D`<section class="note info stack">
<h2>${M(`open.pot`,{points:e})}</h2>
<p>${M(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>D`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function an({rules:e,events:t,names:n}){if(!t.length)return D`<p class="soft">${M(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?M(`open.settled`):t.kind===`won`?M(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return D`<section class="stack">
<h2>${M(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>D`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}const Q=y(`not-stated`);var on=z(({rules:e})=>{let{library:t,choice:r}=e,i=Object.keys(t.books).filter(e=>e!==r.id),[a,o]=oe(`shinpan.compare`,[r,...i.slice(-2).map(B)]),s=a.filter(e=>!L(t,e)),[c,l]=F(null),[u,d]=F(!0),f=s.map(e=>H(t,e));return D`<${T} title=${M(`open.compare`)}>
<${sn}
rules=${e}
books=${f}
onOpen=${l}
onRemove=${e=>o(s.filter((t,n)=>n!==e))}
/>
<${n}
label=${M(`open.only-different`)}
hint=${M(`open.silence`)}
checked=${u}
onChange=${d}
/>
<${pn}
id="points"
title=${M(`open.rule-points`)}
rules=${e}
books=${f}
lines=${cn(e,f)}
only=${u}
/>
<${pn}
id="fouls"
title=${M(`open.fouls`)}
rules=${e}
books=${f}
lines=${ln(e,f)}
only=${u}
/>
${c!==null&&D`<${ye} rules=${e} value=${s[c]??B(r.id)} onUse=${e=>{o(c===s.length?[...s,e]:s.map((t,n)=>n===c?e:t)),l(null)}} onClose=${()=>l(null)} />`}
<//>`});function sn({rules:e,books:t,onOpen:n,onRemove:r}){return D`<ul class="rows">
${t.map((i,a)=>D`<li key=${a} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(a)}
>
<span class="body"
>${I(e,i)}<small
>${e.words.phrase(`standing-${i.content.standing}`)}</small
></span
>
<span class="badge">${M(`call.change`)}</span>
</button>
${t.length>2&&D`<button class="button quiet" aria-label=${M(`open.remove`,{name:I(e,i)})} onClick=${()=>r(a)}><${u} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${M(`open.add-book`)}
</button>`}function cn({library:e},t){return Me(e,t).points.map(({id:e,name:t,values:n})=>({id:e,name:t,cells:n.map(({value:e,text:t})=>({key:y(e),texts:[t]}))}))}function ln(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>({id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:t.map(t=>({key:V(t,n).length?y(un(t,n)):Q,texts:dn(e,t,n)}))}))}function un(e,t){let n=t=>t&&e.clock(t).bands.map(({id:e,readings:t,...n})=>n);return{rows:V(e,t).map(({when:e,then:t,effects:r,range:i,deferred:a,lateness:o})=>[e,t,[...r].sort(),i??null,a??null,n(o)??null]),scope:e.table(t).scope}}function dn(e,t,n){let r=V(t,n);return r.length?[...new Set(r.map(t=>Ce(e,t)))]:[e.words.phrase(`status-not-covered`)]}function fn({cells:e}){return e.map(({key:e})=>e).filter(e=>e!==Q)}function $(e){return new Set(fn(e)).size>1}function pn({id:e,title:t,rules:n,books:r,lines:i,only:a}){let o=i.filter($).length,s=a?i.filter($):i;return D`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">
${M(`open.different`,{count:o,all:i.length})}
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
${r.map((e,t)=>D`<th key=${t} scope="col">${I(n,e)}</th>`)}
</tr>
</thead>
<tbody>
${s.map(e=>D`<tr key=${e.id} class=${$(e)?`differs`:``}>
<th scope="row">
${e.href?D`<a class="reach" href=${e.href}>${e.name}</a>`:e.name}
${!a&&$(e)&&D`<span class="badge warn">${M(`open.differs`)}</span>`}
</th>
${e.cells.map(({key:t,texts:n},r)=>D`<td
key=${r}
class=${mn(t,fn(e)[0])}
>
${n.map(e=>D`<p key=${e}>${e}</p>`)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function mn(e,t){return e===Q?`silent`:e===t?``:`other`}var hn=z(({rules:e})=>D`<${T} title=${M(`open.fouls`)}>
<${Ut}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${R} rules=${e} />
<//>`);const gn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`account`,`person`],[`settings`,`settings`]];function _n(){let{tournament:e,official:t}=E(),n=xe();return D`<${T} title="Shinpan" up=${null}>
<p class="soft">${M(`open.what-it-is`)}</p>
${e&&D`<section class="card">
<small class="soft">${M(`open.your-tournament`)}</small>
<h2>${e.name}</h2>
${t&&D`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"
><${u} name="tables" /> ${M(`open.new-ruling`)}</a
>
<div class="pair">
<a class="button" href="#/log"
><${u} name="log" /> ${M(`open.log`)}</a
>
<a class="button" href="#/scan"
><${u} name="scan" /> ${M(`open.scan`)}</a
>
</div>
</section>`}
<nav aria-label=${M(`open.without-account`)}>
<ul class="rows">
${n&&D`<${vn} href=${`#/board/${n.slug}`} icon="tables" text=${M(`open.to.board`)} about=${n.name} />`}
${gn.map(([e,t])=>D`<${vn} key=${e} href=${`#/${e}`} icon=${t} text=${M(`open.to.${e}`)} about=${M(`open.about.${e}`)} />`)}
</ul>
</nav>
${!e&&D`<${yn} />`}
<//>`}function vn({href:e,icon:t,text:n,about:r}){return D`<li>
<a class="row" href=${e}><${u} name=${t} /><span class="body">${n}<small>${r}</small></span><${u} name="next" /></a>
</li>`}function yn(){return D`<section class="card">
<h2>${M(`open.join`)}</h2>
<p>${M(`open.join-text`)}</p>
<div class="pair">
<a class="button" href="#/scan"><${u} name="scan" /> ${M(`open.scan`)}</a>
<a class="button" href="#/join">${M(`open.join-link`)}</a>
</div>
</section>`}var bn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}}};function xn(){let t=re();N();let{library:n,usage:r,quota:i,persisted:a,lowStorage:o,outbox:s,elsewhere:c,syncedAt:l,tournament:u}=E(),[f,m]=F(a),[h,_]=F(``);g(()=>m(a),[a]),g(()=>void Sn().then(_),[t]);let v=async()=>{let e=await navigator.storage.persist();m(e),e||p(M(`open.persist-refused`))},y=M(`open.storage-of`,{used:Cn(r),quota:Cn(i)}),b=[[M(`open.offline`),M(`ready.${t}`)],[M(`open.version`),h||`–`],[M(`open.books`),String(Object.keys(n?.books??{}).length)],[M(`open.unsent`),String(s.length+c.reduce((e,{count:t})=>e+t,0))],[M(`open.storage`),y],[M(`open.persistent`),M(f?`open.yes`:`open.no`)],...l?[[M(`open.last-synced`),e(l,u?.time_zone)]]:[]];return D`<section class="card">
<h2>${M(`open.kept-here`)}</h2>
${o&&D`<p class="note warn">${M(`open.storage-low`)}</p>`}
<${d} rows=${b} />
${!f&&D`<p class="soft">${M(`open.persist-text`)}</p>
${`storage`in navigator&&D`<button class="button" onClick=${v}>${M(`open.persist`)}</button>`}`}
</section>`}async function Sn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function Cn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return O(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function wn(){let{online:e}=E();return D`<section class="card">
<h2>${M(`open.libraries`)}</h2>
<ul class="points">
${Object.entries(bn).map(([t,{version:n,licence:r}])=>D`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&D`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${M(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>
</section>`}const Tn=m(b.referee,`PushSwitch`),En=m(b.referee,`Leave`),Dn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],On=[`auto`,`light`,`dark`],kn=[`left`,`right`];function An(){let e=N(),{tournament:t,official:r}=E(),i=e=>t=>ce({[e]:t}).catch(()=>p(M(`open.lang-not-here`))),a=(t,n,r)=>D`<${_} label=${n} value=${e[t]} options=${r} onChange=${i(t)} />`,o=(t,r,a=``)=>D`<${n} label=${r} hint=${a} checked=${e[t]} onChange=${i(t)} />`;return D`<${T} title=${M(`open.settings`)}>
${a(`lang`,`Language · 言語 · Langue · Язык`,Dn)} ${a(`theme`,M(`open.theme`),jn(`theme`,On))}
${a(`hand`,M(`open.hand`),jn(`hand`,kn))} ${o(`discreet`,M(`open.discreet`),M(`open.discreet-text`))}
${o(`haptics`,M(`open.haptics`))} ${o(`sound`,M(`open.sound`))}
${t&&ne(r)&&D`<${Tn} tournament=${t.id} as=${r.id} />`}
<${xn} />
<${En} />
<${wn} />
<//>`}function jn(e,t){return t.map(t=>({value:t,text:M(`open.${e}.${t}`)}))}function Mn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[M(`hall-table`,{label:c}),ae(l),n].filter(Boolean).join(` · `);return D`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${fe(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${M(`own.team`)}`:``}</p>
${d&&D`<p class="soft">${j(d)}</p>`}
${s in Nn&&D`<p class="note info">${M(Nn[s])}</p>`}
${f&&D`<${Pn} escalation=${f} />`}
<${Fn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Nn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Pn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=M(t===`open`?`own.open.${n}`:`own.${t}`);return D`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${M(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>D`<li key=${e.id}><b>${M(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Fn({own:e,ruling:t,refresh:n}){let[r,i]=F(!1),[a,o]=F(``),[s,c]=F(``),[l,u]=F(``),[d,f]=F(!1),p=t.escalation?.status===`decided`;if(!p&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let m=M(p?`own.take-on`:`own.escalate`);return r?D`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),!a.trim())return u(M(`own.reason-wrong`));f(!0),u(``);let o={reason:a.trim(),...s.trim()&&{evidence:s.trim()}};try{await(await P.playerPage()).escalate(e,t,o),i(!1),n()}catch(e){u(M(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{f(!1)}}} aria-label=${m}>
<${S} label=${M(`own.reason`)} value=${a} onInput=${o} wrong=${l} long maxlength="4000" />
${!p&&D`<${S} label=${M(`own.evidence`)} hint=${M(`own.evidence-hint`)} value=${s} onInput=${c} long maxlength="4000" />`}
<button class="button main" disabled=${d}>${m}</button>
<button class="button" type="button" onClick=${()=>i(!1)}>${M(`cancel`)}</button>
</form>`:D`<button class="button" type="button" onClick=${()=>i(!0)}>${m}</button>`}function In(){let{own:e,missing:t,state:n,refresh:r}=zn();if(t)return D`<${T} title=${M(`own.title`)} up="#/"><${w} text=${M(`own.missing`)} /><//>`;if(!e?.page){let e=n?D`<${w} text=${M(`own.${n}`)} />`:D`<${C} />`;return D`<${T} title=${M(`own.title`)} up="#/">${e}<//>`}let{tournament:i,player:a,rulings:o,ledger:s}=e.page;return D`<${T} title=${a.name} up="#/">
<p class="soft">${i.name} · ${M(`own.number`,{number:a.id_number})}</p>
${n&&D`<p class="note warn" role="status">${M(`own.${n}`)} ${M(`own.as-of`,{time:Bn(e.at,i)})}</p>`}
<${Ln} ledger=${s} />
<section class="stack">
<h2>${M(`own.rulings`)}</h2>
${o.length===0&&D`<${w} text=${M(`own.none`)} />`}
${o.map(t=>D`<${Mn} key=${t.id} own=${e} ruling=${t} when=${Bn(t.ruled_at,i)} refresh=${r} />`)}
</section>
<${Ne} tournament=${e.tournament} as=${e.player} player />
<//>`}function Ln({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return D`<section class="card">
<h2>${M(`own.owing`)}</h2>
${n.length===0&&D`<p>${M(`own.nothing`)}</p>`}
${n.map(([e,t])=>D`<p key=${e}>${Rn(e,t)}</p>`)}
</section>`}function Rn(e,n){return e===`P`?M(n>0?`own.points`:`own.points-back`,{p:Math.abs(n)}):e===`pts`?M(`own.table-points`,{points:de(-n,!0)}):M(n>0?`own.money`:`own.money-back`,{amount:t(e,Math.abs(n))})}function zn(){let{lang:e}=N(),[t,n]=F(void 0),[r,i]=F(``),[a,o]=F(0);return g(()=>{let t=!1,r=async()=>{let r=await P.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function Bn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?O(Intl.DateTimeFormat,n).format(new Date(e)):``}export{dt as Book,We as Books,$t as Casual,on as Compare,Lt as Foul,hn as Fouls,_n as Home,Re as Join,In as PlayerPage,Fe as Receipt,Oe as Scan,An as Settings};