import{At as e,Bt as t,Cr as n,Ct as r,Dt as i,Er as a,Et as o,Ft as s,G as c,Gt as l,Ir as u,K as d,Lr as f,Lt as p,Mr as m,Nt as h,Or as g,Ot as _,Qt as v,Rr as y,Rt as b,St as x,T as S,Ut as C,Vt as w,Wt as T,_n as ee,_t as te,at as E,bt as D,et as ne,g as O,gn as re,in as k,j as ie,jr as ae,jt as A,kr as oe,kt as se,ln as ce,mn as le,nt as ue,on as de,ot as fe,qt as j,rt as pe,un as M,wr as me,wt as he,x as ge,xt as _e,yr as ve,zt as N}from"./app.js";import{$t as ye,Ct as P,Qt as be,St as F,Tt as I,Xt as xe,Zt as Se,_t as L,a as R,bt as Ce,c as we,i as Te,l as Ee,mt as De,n as Oe,o as z,pt as ke,r as Ae,rt as je,s as Me,t as Ne,vt as Pe,wt as B,xt as V,yt as H}from"./shared.js";function Fe({args:[t=``]}){let[n,r]=y({}),[i,a]=y(0);return u(()=>{M.visitor().then(({findReceipt:e})=>e(t)).then(e=>r({receipt:e}),e=>r({wrong:e instanceof ve&&e.status===404?`unknown`:`away`}))},[t,i]),v`<${e} title=${C(`fines.genuine-title`)}>
${!n.receipt&&!n.wrong&&v`<${se} />`}
${n.receipt&&v`<${Ie} ...${n.receipt} />`}
${n.wrong===`unknown`&&v`<p class="note bad" role="status">${C(`fines.not-genuine`)}</p>`}
${n.wrong===`away`&&v`<p class="note warn" role="status">${C(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{r({}),a(i+1)}}>${C(`try-again`)}</button>`}
<//>`}function Ie({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o}){let s={dateStyle:`medium`,timeStyle:`short`,timeZone:a},c=w(Intl.DateTimeFormat,s),l=[[C(`fines.tournament`),e],[C(`fines.number`),t],[C(`fines.amount-paid`),je(r,n)],[C(`fines.how`),C(`fines.method.${o}`)],[C(`fines.when`),`${c.format(new Date(i))} (${a})`]];return v`<p class="note info" role="status"><strong>${C(`fines.genuine`)}</strong></p>
<dl class="facts">
${l.map(([e,t])=>v`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${C(`fines.compare`)}</p>`}const Le=h(N.referee,`Leave`);let U=null;function Re({args:t}){let n=ye(`#/join/${t.join(`/`)}`),[r,i]=y(t.length>0?null:U);return u(()=>{n?.invitation&&(U=n,k(`#/join`,{replace:!0}))},[]),n?v`<${e} title=${C(`hall-join`)} up="#/" />`:r?v`<${xe} to=${r.tournament}>
<${ze} link=${r} onAnother=${()=>i(U=null)} />
<//>`:v`<${Ue} mangled=${t.length>0} onLink=${i} />`}function ze({link:e,onAnother:t}){let[n,r]=y(null),[i,a]=y(0),[o,c]=y(``);return u(()=>{r(null);let t=be();M.join(e.tournament,e.invitation,o).then(e=>{if(U=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);s(C(`hall-joined`,{name:M.snapshot.state.settings.name})),t(`#/tables`)},e=>r(e))},[i]),n&&Be(n)?v`<${Ve} onName=${e=>{c(e),a(i+1)}} />`:n?v`<${He} error=${n} again=${()=>a(i+1)} onAnother=${t} />`:v`<${Se} up="#/" />`}function Be(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Ve({onName:t}){let[n,i]=y(``),[a,o]=y(``);return v`<${e} title=${C(`hall-join`)} up="#/">
<form class="stack" onSubmit=${e=>{e.preventDefault(),n.trim()?t(n.trim()):o(C(`hall-join-name-wrong`))}}>
<${r} label=${C(`hall-join-name`)} hint=${C(`hall-join-name-hint`)} value=${n} onInput=${i} wrong=${a}
autocomplete="name" maxlength="200" />
<button class="button main">${C(`hall-join`)}</button>
</form>
<//>`}function He({error:t,again:n,onAnother:r}){let i=[401,403,404,409,410,422].includes(t.status),a=i?C(`hall-join-refused`):t.name===`Unreachable`?C(`hall-join-unreachable`):t.message,o=v`<button class="button" onClick=${r}>${C(`hall-join-other`)}</button>
${!i&&v`<button class="button main" onClick=${n}>${C(`try-again`)}</button>`}`;return v`<${e} title=${C(`hall-join-failed`)} up="#/" actions=${o}>
<p class="note bad" role="alert">${a}</p>
<//>`}function Ue({mangled:t,onLink:n}){let{tournament:i}=b(),[a,o]=y(``),[s,c]=y(t?C(`hall-join-no-link`):``);return v`<${e} title=${C(`hall-join`)} up="#/">
<p>${C(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=ye(a);t?.invitation?n(t):c(C(`hall-join-no-link`))}}>
<${r} label=${C(`hall-join-link`)} value=${a} onInput=${o} wrong=${s} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${C(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${A} name="scan" /> ${C(`hall-scan`)}</a>
${i&&v`<a class="button" href="#/tables"><${A} name="tables" /> ${C(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${A} name="person" /> ${C(`hall-join-account`)}</a>
<${Le} />
<//>`}var We=I(({rules:t})=>{let{tournament:n}=b(),{library:r,words:i,choice:a,book:o}=t;return v`<${e} title=${C(`open.books`)}>
${n&&v`<a class="row card" href="#/book/tournament">
<${A} name="book" />
<span class="body"
><small>${C(`open.tournament-rules`)}</small
><strong>${n.name}</strong></span
>
<${A} name="next" />
</a>`}
<a class="row card" href=${W(a)}>
<${A} name="book" />
<span class="body"
><small>${C(`open.rules-in-use`)}</small
><strong>${F(t,o)}</strong></span
>
<${A} name="next" />
</a>
<ul class="rows">
${Object.values(r.books).map(e=>v`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${i.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${i.phrase(`standing-${e.standing}`)}</small>
</span>
<${A} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${A} name="compare" /> ${C(`open.compare`)}</a
>
<//>`});function W({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function Ge({rules:e,spoken:t}){let n=t.status===`needs-facts`;return v`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?C(`open.answer-first`):t.line}</p>
${t.say&&!n&&v`<p class="say">${C(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&v`<section class="stack">
<h2>${C(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>v`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${ie} stays=${t.stays} />
${!n&&v`<${Ke} rules=${e} spoken=${t} />`}`}function Ke({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return v`<section class="stack">
<h2>${C(`open.why`)}</h2>
${fe(t).map(e=>v`<p key=${e}>${e}</p>`)}
<${Ce} rules=${e} standing=${t.rulebook.standing} />
${i&&v`<p>${E(i.source)}</p>
${i.notes.map(e=>v`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>v`<${qe} key=${e.id} reading=${e} />`)}
${r.length>0&&v`<details class="fold">
<summary><h3>${C(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>v`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function qe({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return v`<div class="card">
<small class="soft">${C(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>v`<p key=${e} class="soft">${C(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function Je({rules:e,book:t,who:n}){let[r,i]=y(0),o=t.clock(n),s=Math.max(...o.openings(),0)+300,c=d(e.library,ee(t,n,r));return v`<article>
<h3>${C(`open.who.${n}`)}</h3>
<${Ye} clock=${o} end=${s} seconds=${r} />
<label class="field"
><span>${C(`open.how-late`)}</span>
<input
type="range"
min="0"
max=${s}
step="30"
value=${r}
aria-valuetext=${c.line}
onInput=${e=>i(Number(e.currentTarget.value))}
/>
</label>
<p role="status"><strong>${a(r)}</strong> · ${c.line}</p>
<ol class="bullets">
${o.bands.map(r=>v`<li key=${r.id}>
<strong
>${C(`open.from-time`,{time:a(o.opens(r))})}</strong
>
${` ${Xe(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${E(c.source)}</p>
</article>`}function Ye({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return v`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>v`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&a(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function Xe({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&C(`open.per-minute`,{cost:a}),o&&C(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[C(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Ze=[{id:`fouls`,Section:Qe},{id:`lateness`,Section:nt},{id:`procedures`,Section:rt},{id:`readings`,Section:st},{id:`points`,Section:ct},{id:`sources`,Section:lt}];function G({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:v`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function Qe({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(tt(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>z(t,e).length>0),c=a.filter(e=>!s.includes(e));return v`<${G}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>v`<article key=${n}>
<h3><${et} rules=${e} foul=${n} /></h3>
<${Ae} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&v`<${$e} rules=${e} fouls=${c} />`}
<//>`})}function $e({rules:e,fouls:t}){return v`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>v`<li key=${t}><${et} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function et({rules:e,foul:t}){return v`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function tt(e,t,n){let r=z(t,n).map(t=>[R(e,t),...Te(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function nt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${C(`open.lateness`)} ${C(`open.who.${e}`)}`));return v`<${G}
title=${C(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>v`<${Je} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&v`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function rt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:it(e,t),steps:r.filter(({step:r})=>n(`${it(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return v`<${G}
title=${C(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>v`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>v`<li key=${n}>
${i.step(t.step)}
${at(e,t.when).map(e=>v`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function it({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):C(`open.procedure.${n}`)}function at({words:e},t){return Object.entries(t).filter(([e])=>e in ae()).map(([t,n])=>{let r=[n].flat().map(n=>ot(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function ot(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function st({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return v`<${G}
title=${C(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${C(`open.readings-text`)}</p>
${i.map(e=>v`<${qe} key=${e.id} reading=${e} />`)}
<//>`}function ct({rules:e,book:t,found:n,searching:r}){let{points:i}=Me(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return v`<${G}
title=${C(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${_} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function lt({rules:e,book:t,found:n,searching:r}){let{references:i}=e.library.catalogue,a=ut(t).map(e=>({id:e,...i[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return v`<${G}
title=${C(`open.sources`)}
count=${a.length}
searching=${r}
>
<ul class="bullets">
${a.map(({id:e,title:t,publisher:n,year:r,reading:i})=>v`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${C(`open.read.${i}`)}</span
>
</li>`)}
</ul>
<//>`}function ut(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>z(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}var dt=I(({args:[t=``],rules:n})=>{let{query:r}=de(),{tournament:a,book:o}=b();if(t===`tournament`&&o)return v`<${pt}
rules=${n}
book=${o}
choice=${{...P(o.id),...a?.rulebook}}
/>`;if(!(t in n.library.books))return v`<${e} title=${C(`lost`)} up="#/books"
><${i} text=${C(`lost-text`)}
/><//>`;let s=ft(t,r.get(`with`)),c=B(n.library,s),l=c?P(t):s;return v`<${pt}
rules=${n}
book=${V(n.library,l)}
choice=${l}
wrong=${c}
/>`});function ft(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return P(e)}}function pt({rules:t,book:n,choice:i,wrong:a}){let[o,c]=y(``),[l,u]=y(!1),{library:d,words:f}=t,p=mt(t,o);return v`<${e} title=${F(t,n)} up="#/books">
<${Pe} error=${a} />
<${Ce} rules=${t} standing=${n.content.standing} />
<p>${f.standingNote(n.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>u(!0)}
>
${C(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{t.choose(i),s(C(`open.in-use-now`))}}>
${C(`open.use-these`)}
</button>
</div>
<${r}
type="search"
label=${C(`open.search-book`)}
value=${o}
autocomplete="off"
onInput=${c}
/>
${Ze.map(({id:e,Section:r})=>v`<${r} key=${e} rules=${t} book=${n} found=${p} searching=${!!o.trim()} />`)}
${l&&v`<${L} rules=${t} value=${i} onUse=${e=>{u(!1),k(W(e),{replace:!0})}} onClose=${()=>u(!1)} />`}
<//>`}function mt({library:e},t){let r=n(e,t),{items:i}=me(e,t),a=new Set(t.trim()?i.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>a.has(t)||r(e)}const ht={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[K,q]=[112,64];function gt({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return v`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${C(`open.arrows`)}>
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
${e.map((e,n)=>v`<${vt} key=${n} spot=${ht[n]} name=${e} note=${t[n]} to=${a?.(n)} />`)}
${n&&v`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>v`<${bt} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${_t} names=${e} payments=${r} number=${i} /></div>
</figure>`}function _t({names:e,payments:t,number:n}){let r=t=>t===`table`?C(`open.the-table`):e[t];return v`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>v`<li key=${a}>
${C(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function vt({spot:[e,t],name:n,note:r,to:i}){let a=v`<g>
<rect
x=${e-K/2}
y=${t-q/2}
width=${K}
height=${q}
rx="10"
/>
<text class="name" x=${e} y=${t-5}>${yt(n)}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?v`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function yt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function bt({payment:e,text:t}){let[n,r]=[J(e.from),J(e.to)],[i,a]=Ct(n,r),[o,s]=Ct(r,n),c=St(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=xt(c,n[0]===r[0]);return v`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${l+d} y=${u+f+6}>${t}</text>
</g>`}function xt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function St(e,t){let[n,r]=J(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(J(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function J(e){return ht[e]??[0,0]}function Ct([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((K/2+6)/Math.abs(r),(q/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Y=[0,1,2,3],wt=[`east`,`south`,`west`,`north`];function Tt(e,t){return wt[(e-t+4)%4]??`east`}function Et(e,t){return e===`table`?`table`:(wt.indexOf(e)+t)%4}function Dt(e){let t=new Map([...Y,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Y)t.set(e,0);else for(let e of kt(n))At(t,e);return{net:Y.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Ot(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function kt(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function At(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function jt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Mt({typed:e,onChange:t,onClose:n}){return v`<${D} title=${C(`open.names`)} onClose=${n}>
<p class="soft">${C(`open.names-text`)}</p>
${Y.map(n=>v`<${r}
key=${n}
label=${C(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${C(`open.done`)}</button>
<//>`}function Nt({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=jt(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,Ot(e[r]??0,n)]);return v`<${D} title=${C(`open.settle`)} onClose=${i}>
<p>${C(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${_} rows=${s} />
<${_t} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${C(`open.settle-done`)}
</button>
<//>`}function Pt({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>v`<${S}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function Ft({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?v`<section class="stack">
<h2>${C(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>v`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${C(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function It({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return v`<${_e} title=${v`<h2>${C(`open.around`)}</h2>`}>
${()=>v`<div class="stack">
<${Oe} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&v`<${Lt} rules=${e} ...${c} />`}
</div>`}
<//>`}function Lt({rules:{words:e},context:t,onChange:n}){let r=oe.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return v`<${o}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&v`<${he}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:C(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var Rt=I(({args:[t=``],rules:n})=>t in n.library.catalogue.fouls?v`<${zt} id=${t} rules=${n} />`:v`<${e} title=${C(`lost`)} up="#/fouls"
><${i} text=${C(`lost-text`)}
/><//>`);function zt({id:t,rules:n}){let[r,i]=y({}),[a,o]=y({}),s=O(n.book,t,r,{})?r:{},l=O(n.book,t,s,a)?a:{},u=c(n.library,le(n.book,t,s,l));return v`<${e} title=${u.foul.name} up="#/fouls">
<${Pt} spoken=${u} onAnswer=${(e,t)=>i({...s,[e]:t})} />
<${Ft} rules=${n} facts=${s} onForget=${e=>i(Bt(s,e))} />
<${Ge} rules=${n} spoken=${u} />
<${It} rules=${n} foul=${t} facts=${s} context=${l} onChange=${o} />
<${Vt} rules=${n} foul=${t} facts=${s} context=${l} />
<${H} rules=${n} />
<//>`}function Bt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Vt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>V(e.library,P(t))),a=[...new Map([e.book,...i].map(t=>[F(e,t),t]))],o=we(a.map(([,e])=>e),t,n,r).map(t=>Ut(c(e.library,t)));return v`<section class="stack">
<h2>${C(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>v`<li key=${e}>
<a class="row" href=${W(Ht(t))}>
<span class="body"><small>${e}</small>
<span class=${o[n]===o[0]?``:`strong`}>${o[n]}</span></span>
<${A} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ht({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Ut(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?ue(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let X={occasion:``,query:``};function Wt({rules:e,occasion:t,...n}){let[r,i]=y(X.occasion===t?X.query:``),a=e=>{X={occasion:t,query:e},i(e)},{library:o,book:s,words:c}=e;return v`<${te} library=${o} book=${s} words=${c} label=${C(`call.what`)} hint=${C(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const Gt={casual:!0};function Kt({rules:t,evening:n,names:r,person:i}){return v`<${e}
title=${C(`open.foul-of`,{name:r[i]??``})}
up="#/casual"
>
<${Wt}
rules=${t}
occasion=${`${i} ${n.events.length}`}
address=${e=>`#/casual/${i}/${e}`}
leaveOut=${t.book.casual.not_applied}
/>
<//>`}function qt(t){let{rules:n,evening:r,names:i,person:a,foul:o}=t,[s,c]=y({}),[l,u]=y(Gt),[d,f]=y(0),p=Tt(a,r.east),m={...l,seat:p},h=Jt(n,o,s,m),g=h.range?.[d]?d:0,{line:_,payments:b}=Yt(t,h,g,p),S=Xt(t,_,b),w=![`needs-facts`,`not-covered`].includes(h.status)&&v`<button class="button main" onClick=${S}>${C(`open.note`)}</button>`,T=(e,t)=>c({...s,[e]:t}),ee=e=>c(Bt(s,e)),te=i.map((e,t)=>n.words.phrase(`seat-${Tt(t,r.east)}`));return v`<${e} title=${`${i[a]}: ${h.foul.name}`} up=${`#/casual/${a}`} actions=${w}>
<${Pt} spoken=${h} onAnswer=${T} />
<${Ft} rules=${n} facts=${s} onForget=${ee} />
${h.range&&v`<${x} label=${C(`open.you-choose`)} value=${g} onChange=${f} options=${Zt(n,h)} />`}
${b.length>0&&v`<${gt} names=${i} notes=${te} pot="" payments=${b} number=${e=>n.words.number(e)} />`}
<${Ge} rules=${n} spoken=${{...h,say:``}} />
<${It} rules=${n} foul=${o} facts=${s} context=${m} onChange=${u} fixed />
<//>`}function Jt({book:e,library:t},n,r,i){let a=O(e,n,r,i)??le(e,n,r,{...Gt,seat:i.seat});return c(t,a)}function Yt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Qt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Et(e,t),to:Et(n,t),points:r}))}}function Xt({evening:e,set:t,person:n,foul:r},i,a){let o=f(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),T(),s(C(`open.recorded`)),k(`#/casual`,{replace:!0}))}}function Zt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Qt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?re(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const $t={choice:null,names:[``,``,``,``],east:0,events:[]};var en=I(({args:[t,n],rules:r})=>{let[a,o]=ce(`shinpan.casual`,$t),s=e=>o({...a,...e}),c=tn(r,a,s),l={rules:c,evening:a,set:s,names:Y.map(e=>a.names[e]?.trim()||C(`open.player`,{number:e+1}))};return t===void 0?v`<${nn} ...${l} />`:Y.includes(Number(t))&&(!n||n in c.library.catalogue.fouls)?n?v`<${qt}
...${l}
person=${Number(t)}
foul=${n}
/>`:v`<${Kt} ...${l} person=${Number(t)} />`:v`<${e} title=${C(`lost`)} up="#/casual"
><${i} text=${C(`lost-text`)}
/><//>`});function tn(e,t,n){let{library:r}=e,i=t.choice&&!B(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=B(r,s)?i:s;return{...e,choice:c,book:V(r,c),choose:e=>n({choice:e})}}function nn({rules:t,evening:n,set:r,names:i}){let[a,o]=y(``),{net:s,table:c}=Dt(n.events),l=e=>t.words.number(e),u=e=>r({events:[...n.events,e]}),d=n.events.at(-1),f=v`<button class="button" disabled=${!d} onClick=${()=>r({events:n.events.slice(0,-1)})}>${C(`open.undo`)}</button>
<button class="button main" disabled=${!d} onClick=${()=>o(`settle`)}>${C(`open.settle`)}</button>`,p={names:i,number:l,onClose:()=>o(``)};return v`<${e} title=${C(`open.casual`)} actions=${f}>
<section class="stack">
<h2>${C(`open.who-fouled`)}</h2>
<${gt} names=${i} notes=${s.map(e=>Ot(e,l))} pot=${c?l(c):``}
payments=${d?kt(d):[]} number=${l} to=${e=>`#/casual/${e}`} />
</section>
${c>0&&v`<${an} text=${l(c)} names=${i} onWon=${e=>u({kind:`won`,by:e,points:c})} />`}
<${rn} east=${n.east} names=${i} onEast=${e=>r({east:e})} onNames=${()=>o(`names`)} />
<${on} rules=${t} events=${n.events} names=${i} />
<${H} rules=${t} />
${a===`names`&&v`<${Mt} ...${p} typed=${n.names} onChange=${e=>r({names:e})} />`}
${a===`settle`&&v`<${Nt} ...${p} net=${s} onSettled=${()=>u({kind:`settled`,payments:jt(s)})} />`}
<//>`}function rn({east:e,names:t,onEast:n,onNames:r}){return v`<${x} label=${C(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${C(`open.names`)}</button>`}function an({text:e,names:t,onWon:n}){return v`<section class="note info stack">
<h2>${C(`open.pot`,{points:e})}</h2>
<p>${C(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>v`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function on({rules:e,events:t,names:n}){if(!t.length)return v`<p class="soft">${C(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?C(`open.settled`):t.kind===`won`?C(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return v`<section class="stack">
<h2>${C(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>v`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}const Z=m(`not-stated`);var sn=I(({rules:t})=>{let{library:n,choice:r}=t,i=Object.keys(n.books).filter(e=>e!==r.id),[a,s]=ce(`shinpan.compare`,[r,...i.slice(-2).map(P)]),c=a.filter(e=>!B(n,e)),[l,u]=y(null),[d,f]=y(!0),p=c.map(e=>V(n,e));return v`<${e} title=${C(`open.compare`)}>
<${cn}
rules=${t}
books=${p}
onOpen=${u}
onRemove=${e=>s(c.filter((t,n)=>n!==e))}
/>
<${o}
label=${C(`open.only-different`)}
hint=${C(`open.silence`)}
checked=${d}
onChange=${f}
/>
<${mn}
id="points"
title=${C(`open.rule-points`)}
rules=${t}
books=${p}
lines=${ln(t,p)}
only=${d}
/>
<${mn}
id="fouls"
title=${C(`open.fouls`)}
rules=${t}
books=${p}
lines=${un(t,p)}
only=${d}
/>
${l!==null&&v`<${L} rules=${t} value=${c[l]??P(r.id)} onUse=${e=>{s(l===c.length?[...c,e]:c.map((t,n)=>n===l?e:t)),u(null)}} onClose=${()=>u(null)} />`}
<//>`});function cn({rules:e,books:t,onOpen:n,onRemove:r}){return v`<ul class="rows">
${t.map((i,a)=>v`<li key=${a} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(a)}
>
<span class="body"
>${F(e,i)}<small
>${e.words.phrase(`standing-${i.content.standing}`)}</small
></span
>
<span class="badge">${C(`call.change`)}</span>
</button>
${t.length>2&&v`<button class="button quiet" aria-label=${C(`open.remove`,{name:F(e,i)})} onClick=${()=>r(a)}><${A} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${C(`open.add-book`)}
</button>`}function ln({library:e},t){return Me(e,t).points.map(({id:e,name:t,values:n})=>({id:e,name:t,cells:n.map(({value:e,text:t})=>({key:m(e),texts:[t]}))}))}function un(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>({id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:t.map(t=>({key:z(t,n).length?m(dn(t,n)):Z,texts:fn(e,t,n)}))}))}function dn(e,t){let n=t=>t&&e.clock(t).bands.map(({id:e,readings:t,...n})=>n);return{rows:z(e,t).map(({when:e,then:t,effects:r,range:i,deferred:a,lateness:o})=>[e,t,[...r].sort(),i??null,a??null,n(o)??null]),scope:e.table(t).scope}}function fn(e,t,n){let r=z(t,n);return r.length?[...new Set(r.map(t=>R(e,t)))]:[e.words.phrase(`status-not-covered`)]}function pn({cells:e}){return e.map(({key:e})=>e).filter(e=>e!==Z)}function Q(e){return new Set(pn(e)).size>1}function mn({id:e,title:t,rules:n,books:r,lines:i,only:a}){let o=i.filter(Q).length,s=a?i.filter(Q):i;return v`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">
${C(`open.different`,{count:o,all:i.length})}
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
${r.map((e,t)=>v`<th key=${t} scope="col">${F(n,e)}</th>`)}
</tr>
</thead>
<tbody>
${s.map(e=>v`<tr key=${e.id} class=${Q(e)?`differs`:``}>
<th scope="row">
${e.href?v`<a class="reach" href=${e.href}>${e.name}</a>`:e.name}
${!a&&Q(e)&&v`<span class="badge warn">${C(`open.differs`)}</span>`}
</th>
${e.cells.map(({key:t,texts:n},r)=>v`<td
key=${r}
class=${hn(t,pn(e)[0])}
>
${n.map(e=>v`<p key=${e}>${e}</p>`)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function hn(e,t){return e===Z?`silent`:e===t?``:`other`}var gn=I(({rules:t})=>v`<${e} title=${C(`open.fouls`)}>
<${Wt}
rules=${t}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${H} rules=${t} />
<//>`);const _n=[`empty-win`,`noten-riichi`,`exposed-tiles`],vn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]];function yn(){let[t,n]=y(!1),{tournament:r}=b(),i=De(),a=v`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${C(`open.menu`)} onClick=${()=>n(!0)}><${A} name="log" /></button>`;return v`<${e} title="Shinpan" up=${null} aside=${a}>
${r?v`<${bn} />`:v`<p class="soft">${C(`open.what-it-is`)}</p>`}
${i&&v`<ul class="rows"><${Cn} href=${`#/board/${i.slug}`} icon="tables" text=${C(`open.to.board`)} about=${i.name} /></ul>`}
<${xn} large=${!r} />
${!r&&v`<ul class="ways">
<li><a class="way" href="#/casual"><${A} name="dice" /><strong>${C(`open.at-home`)}</strong><span>${C(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${A} name="scan" /><strong>${C(`open.i-referee`)}</strong><span>${C(`open.scan`)}</span></a></li>
</ul>`}
${t&&v`<${Sn} onClose=${()=>n(!1)} />`}
<//>`}function bn(){let{tournament:e,official:t}=b();return v`<section class="card">
<small class="soft">${C(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&v`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${A} name="tables" /> ${C(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${A} name="log" /> ${C(`open.log`)}</a>
<a class="button" href="#/scan"><${A} name="scan" /> ${C(`open.scan`)}</a>
</div>
</section>`}function xn({large:e}){return v`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${C(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${A} name="search" />${C(`open.to.fouls`)}</a>
<ul class="examples">
${_n.map(e=>v`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${C(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function Sn({onClose:e}){return v`<${D} title=${C(`open.menu`)} onClose=${e}>
<ul class="rows">
${vn.map(([t,n])=>v`<${Cn} key=${t} href=${`#/${t}`} icon=${n} text=${C(`open.to.${t}`)} about=${C(`open.about.${t}`)} onClick=${e} />`)}
</ul>
<//>`}function Cn({href:e,icon:t,text:n,about:r,onClick:i}){return v`<li>
<a class="row" href=${e} onClick=${i}><${A} name=${t} /><span class="body">${n}<small>${r}</small></span><${A} name="next" /></a>
</li>`}var wn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function Tn(){let e=p();j();let{library:n,usage:r,quota:i,persisted:a,lowStorage:o,outbox:c,elsewhere:l,syncedAt:d,tournament:f}=b(),[m,h]=y(a),[g,x]=y(``);u(()=>h(a),[a]),u(()=>void En().then(x),[e]);let S=async()=>{let e=await navigator.storage.persist();h(e),e||s(C(`open.persist-refused`))},w=C(`open.storage-of`,{used:$(r),quota:$(i)}),T=[[C(`open.offline`),C(`ready.${e}`)],[C(`open.version`),g||`–`],[C(`open.books`),String(Object.keys(n?.books??{}).length)],[C(`open.unsent`),String(c.length+l.reduce((e,{count:t})=>e+t,0))],[C(`open.storage`),w],[C(`open.persistent`),C(m?`open.yes`:`open.no`)],...d?[[C(`open.last-synced`),t(d,f?.time_zone)]]:[]];return v`<section class="card">
<h2>${C(`open.kept-here`)}</h2>
${o&&v`<p class="note warn">${C(`open.storage-low`)}</p>`}
<${_} rows=${T} />
${!m&&v`<p class="soft">${C(`open.persist-text`)}</p>
${`storage`in navigator&&v`<button class="button" onClick=${S}>${C(`open.persist`)}</button>`}`}
</section>`}async function En(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function $(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return w(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Dn(){let{online:e}=b();return v`<section class="card">
<h2>${C(`open.libraries`)}</h2>
<ul class="bullets">
${Object.entries(wn).map(([t,{version:n,licence:r}])=>v`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&v`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${C(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>
</section>`}const On=h(N.referee,`PushSwitch`),kn=h(N.referee,`Leave`),An=h(N.referee,`Standing`),jn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],Mn=[`auto`,`light`,`dark`],Nn=[`left`,`right`];function Pn(){let t=j(),{tournament:n,official:r}=b(),i=e=>t=>l({[e]:t}).catch(()=>s(C(`open.lang-not-here`))),a=(e,n,r)=>v`<${x} label=${n} value=${t[e]} options=${r} onChange=${i(e)} />`,c=(e,n,r=``)=>v`<${o} label=${n} hint=${r} checked=${t[e]} onChange=${i(e)} />`;return v`<${e} title=${C(`open.settings`)}>
${a(`lang`,`Language · 言語 · Langue · Язык`,jn)} ${a(`theme`,C(`open.theme`),Fn(`theme`,Mn))}
${a(`hand`,C(`open.hand`),Fn(`hand`,Nn))} ${c(`discreet`,C(`open.discreet`),C(`open.discreet-text`))}
${c(`haptics`,C(`open.haptics`))} ${c(`sound`,C(`open.sound`))}
${n&&ge(r)&&v`<${On} tournament=${n.id} as=${r.id} />`}
<${An} />
<${Tn} />
<${kn} />
<${Dn} />
<//>`}function Fn(e,t){return t.map(t=>({value:t,text:C(`open.${e}.${t}`)}))}function In({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[C(`hall-table`,{label:c}),ne(l),n].filter(Boolean).join(` · `);return v`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${pe(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${C(`own.team`)}`:``}</p>
${d&&v`<p class="soft">${E(d)}</p>`}
${s in Ln&&v`<p class="note info">${C(Ln[s])}</p>`}
${f&&v`<${Rn} escalation=${f} />`}
<${zn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Ln={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Rn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=C(t===`open`?`own.open.${n}`:`own.${t}`);return v`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${C(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>v`<li key=${e.id}><b>${C(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function zn({own:e,ruling:t,refresh:n}){let[i,a]=y(!1),[o,s]=y(``),[c,l]=y(``),[u,d]=y(``),[f,p]=y(!1),m=t.escalation?.status===`decided`;if(!m&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let h=C(m?`own.take-on`:`own.escalate`);return i?v`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),!o.trim())return d(C(`own.reason-wrong`));p(!0),d(``);let i={reason:o.trim(),...c.trim()&&{evidence:c.trim()}};try{await(await M.playerPage()).escalate(e,t,i),a(!1),n()}catch(e){d(C(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{p(!1)}}} aria-label=${h}>
<${r} label=${C(`own.reason`)} value=${o} onInput=${s} wrong=${u} long maxlength="4000" />
${!m&&v`<${r} label=${C(`own.evidence`)} hint=${C(`own.evidence-hint`)} value=${c} onInput=${l} long maxlength="4000" />`}
<button class="button main" disabled=${f}>${h}</button>
<button class="button" type="button" onClick=${()=>a(!1)}>${C(`cancel`)}</button>
</form>`:v`<button class="button" type="button" onClick=${()=>a(!0)}>${h}</button>`}function Bn(){let{own:t,missing:n,state:r,refresh:a}=Un();if(n)return v`<${e} title=${C(`own.title`)} up="#/"><${i} text=${C(`own.missing`)} /><//>`;if(!t?.page){let t=r?v`<${i} text=${C(`own.${r}`)} />`:v`<${se} />`;return v`<${e} title=${C(`own.title`)} up="#/">${t}<//>`}let{tournament:o,player:s,rulings:c,ledger:l}=t.page;return v`<${e} title=${s.name} up="#/">
<p class="soft">${o.name} · ${C(`own.number`,{number:s.id_number})}</p>
${r&&v`<p class="note warn" role="status">${C(`own.${r}`)} ${C(`own.as-of`,{time:Wn(t.at,o)})}</p>`}
<${Vn} ledger=${l} />
<section class="stack">
<h2>${C(`own.rulings`)}</h2>
${c.length===0&&v`<${i} text=${C(`own.none`)} />`}
${c.map(e=>v`<${In} key=${e.id} own=${t} ruling=${e} when=${Wn(e.ruled_at,o)} refresh=${a} />`)}
</section>
<${Ne} tournament=${t.tournament} as=${t.player} player />
<//>`}function Vn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return v`<section class="card">
<h2>${C(`own.owing`)}</h2>
${n.length===0&&v`<p>${C(`own.nothing`)}</p>`}
${n.map(([e,t])=>v`<p key=${e}>${Hn(e,t)}</p>`)}
</section>`}function Hn(e,t){return e===`P`?C(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?C(`own.table-points`,{points:ke(-t,!0)}):C(t>0?`own.money`:`own.money-back`,{amount:g(e,Math.abs(t))})}function Un(){let{lang:e}=j(),[t,n]=y(void 0),[r,i]=y(``),[a,o]=y(0);return u(()=>{let t=!1,r=async()=>{let r=await M.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function Wn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?w(Intl.DateTimeFormat,n).format(new Date(e)):``}export{dt as Book,We as Books,en as Casual,sn as Compare,Rt as Foul,gn as Fouls,yn as Home,Re as Join,Bn as PlayerPage,Fe as Receipt,Ee as Scan,Pn as Settings};