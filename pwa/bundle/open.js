import{$t as e,Bt as t,Cn as n,Ct as r,Dn as i,Dr as a,En as o,F as s,Ft as c,Gt as l,Ht as u,I as d,It as f,Jt as p,L as m,Lt as h,Mr as g,Mt as _,Nr as v,Nt as y,Pt as b,Q as ee,Qt as x,R as S,Rt as C,St as w,Tn as te,U as ne,Vt as T,Wt as E,Xt as D,Yt as re,Z as ie,at as ae,bn as O,cn as k,ct as oe,dt as se,en as ce,gn as le,hr as A,ht as ue,jr as j,jt as de,kn as fe,ln as pe,mn as M,n as me,nn as N,p as he,qt as ge,rt as _e,st as P,un as F,yn as ve,zt as ye}from"./app.js";import{B as I,F as be,H as L,I as R,L as xe,P as Se,R as z,V as B,a as V,c as Ce,ct as we,dt as Te,i as Ee,j as De,lt as Oe,n as ke,o as Ae,r as je,s as Me,t as Ne,ut as Pe,z as H}from"./shared.js";function Fe({args:[e=``]}){let[n,r]=v({}),[i,o]=v(0);return j(()=>{O.visitor().then(({findReceipt:t})=>t(e)).then(e=>r({receipt:e}),e=>r({wrong:e instanceof a&&e.status===404?`unknown`:`away`}))},[e,i]),F`<${t} title=${x(`fines.genuine-title`)}>
${!n.receipt&&!n.wrong&&F`<${ye} />`}
${n.receipt&&F`<${Ie} ...${n.receipt} />`}
${n.wrong===`unknown`&&F`<p class="note bad" role="status">${x(`fines.not-genuine`)}</p>`}
${n.wrong===`away`&&F`<p class="note warn" role="status">${x(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{r({}),o(i+1)}}>${x(`try-again`)}</button>`}
<//>`}function Ie({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o}){let s={dateStyle:`medium`,timeStyle:`short`,timeZone:a},c=D(Intl.DateTimeFormat,s),l=[[x(`fines.tournament`),e],[x(`fines.number`),t],[x(`fines.amount-paid`),me(r,n)],[x(`fines.how`),x(`fines.method.${o}`)],[x(`fines.when`),`${c.format(new Date(i))} (${a})`]];return F`<p class="note info" role="status"><strong>${x(`fines.genuine`)}</strong></p>
<dl class="facts">
${l.map(([e,t])=>F`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${x(`fines.compare`)}</p>`}const Le=u(p.referee,`Leave`);let U=null;function Re({args:e}){let n=Te(`#/join/${e.join(`/`)}`),[r,i]=v(e.length>0?null:U);return j(()=>{n?.invitation&&(U=n,M(`#/join`,{replace:!0}))},[]),n?F`<${t} title=${x(`hall-join`)} up="#/" />`:r?F`<${we} to=${r.tournament}>
<${ze} link=${r} onAnother=${()=>i(U=null)} />
<//>`:F`<${Ue} mangled=${e.length>0} onLink=${i} />`}function ze({link:e,onAnother:t}){let[n,r]=v(null),[i,a]=v(0),[o,s]=v(``);return j(()=>{r(null);let t=Pe();O.join(e.tournament,e.invitation,o).then(e=>{if(U=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);E(x(`hall-joined`,{name:O.snapshot.state.settings.name})),t(`#/tables`)},e=>r(e))},[i]),n&&Be(n)?F`<${Ve} onName=${e=>{s(e),a(i+1)}} />`:n?F`<${He} error=${n} again=${()=>a(i+1)} onAnother=${t} />`:F`<${Oe} up="#/" />`}function Be(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Ve({onName:e}){let[n,r]=v(``),[i,a]=v(``);return F`<${t} title=${x(`hall-join`)} up="#/">
<form class="stack" onSubmit=${t=>{t.preventDefault(),n.trim()?e(n.trim()):a(x(`hall-join-name-wrong`))}}>
<${b} label=${x(`hall-join-name`)} hint=${x(`hall-join-name-hint`)} value=${n} onInput=${r} wrong=${i}
autocomplete="name" maxlength="200" />
<button class="button main">${x(`hall-join`)}</button>
</form>
<//>`}function He({error:e,again:n,onAnother:r}){let i=[401,403,404,409,410,422].includes(e.status),a=i?x(`hall-join-refused`):e.name===`Unreachable`?x(`hall-join-unreachable`):e.message,o=F`<button class="button" onClick=${r}>${x(`hall-join-other`)}</button>
${!i&&F`<button class="button main" onClick=${n}>${x(`try-again`)}</button>`}`;return F`<${t} title=${x(`hall-join-failed`)} up="#/" actions=${o}>
<p class="note bad" role="alert">${a}</p>
<//>`}function Ue({mangled:e,onLink:n}){let{tournament:r}=l(),[i,a]=v(``),[o,s]=v(e?x(`hall-join-no-link`):``);return F`<${t} title=${x(`hall-join`)} up="#/">
<p>${x(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=Te(i);t?.invitation?n(t):s(x(`hall-join-no-link`))}}>
<${b} label=${x(`hall-join-link`)} value=${i} onInput=${a} wrong=${o} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${x(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${T} name="scan" /> ${x(`hall-scan`)}</a>
${r&&F`<a class="button" href="#/tables"><${T} name="tables" /> ${x(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${T} name="person" /> ${x(`hall-join-account`)}</a>
<${Le} />
<//>`}var We=L(({rules:e})=>{let{tournament:n}=l(),{library:r,words:i,choice:a,book:o}=e;return F`<${t} title=${x(`open.books`)}>
${n&&F`<a class="row card" href="#/book/tournament">
<${T} name="book" />
<span class="body"
><small>${x(`open.tournament-rules`)}</small
><strong>${n.name}</strong></span
>
<${T} name="next" />
</a>`}
<a class="row card" href=${W(a)}>
<${T} name="book" />
<span class="body"
><small>${x(`open.rules-in-use`)}</small
><strong>${H(e,o)}</strong></span
>
<${T} name="next" />
</a>
<ul class="rows">
${Object.values(r.books).map(e=>F`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${i.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${i.phrase(`standing-${e.standing}`)}</small>
</span>
<${T} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${T} name="compare" /> ${x(`open.compare`)}</a
>
<//>`});function W({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function Ge({rules:e,spoken:t}){let n=t.status===`needs-facts`;return F`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?x(`open.answer-first`):t.line}</p>
${t.say&&!n&&F`<p class="say">${x(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&F`<section class="stack">
<h2>${x(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>F`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${ue} stays=${t.stays} />
${!n&&F`<${Ke} rules=${e} spoken=${t} />`}`}function Ke({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return F`<section class="stack">
<h2>${x(`open.why`)}</h2>
${oe(t).map(e=>F`<p key=${e}>${e}</p>`)}
<${xe} rules=${e} standing=${t.rulebook.standing} />
${i&&F`<p>${P(i.source)}</p>
${i.notes.map(e=>F`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>F`<${qe} key=${e.id} reading=${e} />`)}
${r.length>0&&F`<details class="fold">
<summary><h3>${x(`call.examples`)}</h3></summary>
<ul class="points">
${r.map(e=>F`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function qe({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return F`<div class="card">
<small class="soft">${x(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>F`<p key=${e} class="soft">${x(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function Je({rules:e,book:t,who:n}){let[i,a]=v(0),s=t.clock(n),c=Math.max(...s.openings(),0)+300,l=r(e.library,o(t,n,i));return F`<article>
<h3>${x(`open.who.${n}`)}</h3>
<${Ye} clock=${s} end=${c} seconds=${i} />
<label class="field"
><span>${x(`open.how-late`)}</span>
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
<p role="status"><strong>${k(i)}</strong> · ${l.line}</p>
<ol class="points">
${s.bands.map(r=>F`<li key=${r.id}>
<strong
>${x(`open.from-time`,{time:k(s.opens(r))})}</strong
>
${` ${Xe(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${P(l.source)}</p>
</article>`}function Ye({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return F`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>F`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&k(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function Xe({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&x(`open.per-minute`,{cost:a}),o&&x(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[x(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Ze=[{id:`fouls`,Section:Qe},{id:`lateness`,Section:nt},{id:`procedures`,Section:rt},{id:`readings`,Section:st},{id:`points`,Section:ct},{id:`sources`,Section:lt}];function G({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:F`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function Qe({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(tt(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>V(t,e).length>0),c=a.filter(e=>!s.includes(e));return F`<${G}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>F`<article key=${n}>
<h3><${et} rules=${e} foul=${n} /></h3>
<${ke} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&F`<${$e} rules=${e} fouls=${c} />`}
<//>`})}function $e({rules:e,fouls:t}){return F`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>F`<li key=${t}><${et} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function et({rules:e,foul:t}){return F`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function tt(e,t,n){let r=V(t,n).map(t=>[Ee(e,t),...je(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function nt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${x(`open.lateness`)} ${x(`open.who.${e}`)}`));return F`<${G}
title=${x(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>F`<${Je} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&F`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function rt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:it(e,t),steps:r.filter(({step:r})=>n(`${it(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return F`<${G}
title=${x(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>F`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>F`<li key=${n}>
${i.step(t.step)}
${at(e,t.when).map(e=>F`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function it({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):x(`open.procedure.${n}`)}function at({words:e},t){return Object.entries(t).filter(([e])=>e in fe()).map(([t,n])=>{let r=[n].flat().map(n=>ot(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function ot(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function st({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return F`<${G}
title=${x(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${x(`open.readings-text`)}</p>
${i.map(e=>F`<${qe} key=${e.id} reading=${e} />`)}
<//>`}function ct({rules:e,book:t,found:n,searching:r}){let{points:i}=Ae(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return F`<${G}
title=${x(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${C} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function lt({rules:e,book:t,found:n,searching:r}){let{references:i}=e.library.catalogue,a=ut(t).map(e=>({id:e,...i[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return F`<${G}
title=${x(`open.sources`)}
count=${a.length}
searching=${r}
>
<ul class="points">
${a.map(({id:e,title:t,publisher:n,year:r,reading:i})=>F`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${x(`open.read.${i}`)}</span
>
</li>`)}
</ul>
<//>`}function ut(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>V(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}var dt=L(({args:[e=``],rules:n})=>{let{query:r}=le(),{tournament:i,book:a}=l();if(e===`tournament`&&a)return F`<${pt}
rules=${n}
book=${a}
choice=${{...I(a.id),...i?.rulebook}}
/>`;if(!(e in n.library.books))return F`<${t} title=${x(`lost`)} up="#/books"
><${h} text=${x(`lost-text`)}
/><//>`;let o=ft(e,r.get(`with`)),s=B(n.library,o),c=s?I(e):o;return F`<${pt}
rules=${n}
book=${z(n.library,c)}
choice=${c}
wrong=${s}
/>`});function ft(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return I(e)}}function pt({rules:e,book:n,choice:r,wrong:i}){let[a,o]=v(``),[s,c]=v(!1),{library:l,words:u}=e,d=mt(e,a);return F`<${t} title=${H(e,n)} up="#/books">
<${be} error=${i} />
<${xe} rules=${e} standing=${n.content.standing} />
<p>${u.standingNote(n.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>c(!0)}
>
${x(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(r),E(x(`open.in-use-now`))}}>
${x(`open.use-these`)}
</button>
</div>
<${b}
type="search"
label=${x(`open.search-book`)}
value=${a}
autocomplete="off"
onInput=${o}
/>
${Ze.map(({id:t,Section:r})=>F`<${r} key=${t} rules=${e} book=${n} found=${d} searching=${!!a.trim()} />`)}
${s&&F`<${Se} rules=${e} value=${r} onUse=${e=>{c(!1),M(W(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
<//>`}function mt({library:e},t){let n=d(e,t),{items:r}=m(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}const ht={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[K,q]=[112,64];function gt({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return F`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${x(`open.arrows`)}>
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
${e.map((e,n)=>F`<${vt} key=${n} spot=${ht[n]} name=${e} note=${t[n]} to=${a?.(n)} />`)}
${n&&F`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>F`<${bt} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${_t} names=${e} payments=${r} number=${i} /></div>
</figure>`}function _t({names:e,payments:t,number:n}){let r=t=>t===`table`?x(`open.the-table`):e[t];return F`<ul class="points">
${t.map(({from:e,to:t,points:i},a)=>F`<li key=${a}>
${x(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function vt({spot:[e,t],name:n,note:r,to:i}){let a=F`<g>
<rect
x=${e-K/2}
y=${t-q/2}
width=${K}
height=${q}
rx="10"
/>
<text class="name" x=${e} y=${t-5}>${yt(n)}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?F`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function yt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function bt({payment:e,text:t}){let[n,r]=[J(e.from),J(e.to)],[i,a]=Ct(n,r),[o,s]=Ct(r,n),c=St(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=xt(c,n[0]===r[0]);return F`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${l+d} y=${u+f+6}>${t}</text>
</g>`}function xt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function St(e,t){let[n,r]=J(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(J(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function J(e){return ht[e]??[0,0]}function Ct([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((K/2+6)/Math.abs(r),(q/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Y=[0,1,2,3],wt=[`east`,`south`,`west`,`north`];function Tt(e,t){return wt[(e-t+4)%4]??`east`}function Et(e,t){return e===`table`?`table`:(wt.indexOf(e)+t)%4}function Dt(e){let t=new Map([...Y,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Y)t.set(e,0);else for(let e of kt(n))At(t,e);return{net:Y.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Ot(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function kt(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function At(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function jt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Mt({typed:e,onChange:t,onClose:n}){return F`<${de} title=${x(`open.names`)} onClose=${n}>
<p class="soft">${x(`open.names-text`)}</p>
${Y.map(n=>F`<${b}
key=${n}
label=${x(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${x(`open.done`)}</button>
<//>`}function Nt({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=jt(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,Ot(e[r]??0,n)]);return F`<${de} title=${x(`open.settle`)} onClose=${i}>
<p>${x(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${C} rows=${s} />
<${_t} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${x(`open.settle-done`)}
</button>
<//>`}function Pt({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>F`<${ee}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function Ft({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?F`<section class="stack">
<h2>${x(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>F`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${x(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function It({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return F`<${_} title=${F`<h2>${x(`open.around`)}</h2>`}>
${()=>F`<div class="stack">
<${ie} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&F`<${Lt} rules=${e} ...${c} />`}
</div>`}
<//>`}function Lt({rules:{words:e},context:t,onChange:n}){let r=i.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return F`<${f}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&F`<${c}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:x(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var Rt=L(({args:[e=``],rules:n})=>e in n.library.catalogue.fouls?F`<${zt} id=${e} rules=${n} />`:F`<${t} title=${x(`lost`)} up="#/fouls"
><${h} text=${x(`lost-text`)}
/><//>`);function zt({id:e,rules:r}){let[i,a]=v({}),[o,s]=v({}),c=S(r.book,e,i,{})?i:{},l=S(r.book,e,c,o)?o:{},u=w(r.library,n(r.book,e,c,l));return F`<${t} title=${u.foul.name} up="#/fouls">
<${Pt} spoken=${u} onAnswer=${(e,t)=>a({...c,[e]:t})} />
<${Ft} rules=${r} facts=${c} onForget=${e=>a(Bt(c,e))} />
<${Ge} rules=${r} spoken=${u} />
<${It} rules=${r} foul=${e} facts=${c} context=${l} onChange=${s} />
<${Vt} rules=${r} foul=${e} facts=${c} context=${l} />
<${R} rules=${r} />
<//>`}function Bt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Vt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>z(e.library,I(t))),a=[...new Map([e.book,...i].map(t=>[H(e,t),t]))],o=Me(a.map(([,e])=>e),t,n,r).map(t=>Ut(w(e.library,t)));return F`<section class="stack">
<h2>${x(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>F`<li key=${e}>
<a class="row" href=${W(Ht(t))}>
<span class="body"><small>${e}</small>
<span class=${o[n]===o[0]?``:`strong`}>${o[n]}</span></span>
<${T} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ht({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Ut(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?ae(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let X={occasion:``,query:``};function Wt({rules:e,occasion:t,...n}){let[r,i]=v(X.occasion===t?X.query:``),a=e=>{X={occasion:t,query:e},i(e)},{library:o,book:c,words:l}=e;return F`<${s} library=${o} book=${c} words=${l} label=${x(`call.what`)} hint=${x(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const Gt={casual:!0};function Kt({rules:e,evening:n,names:r,person:i}){return F`<${t}
title=${x(`open.foul-of`,{name:r[i]??``})}
up="#/casual"
>
<${Wt}
rules=${e}
occasion=${`${i} ${n.events.length}`}
address=${e=>`#/casual/${i}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function qt(e){let{rules:n,evening:r,names:i,person:a,foul:o}=e,[s,c]=v({}),[l,u]=v(Gt),[d,f]=v(0),p=Tt(a,r.east),m={...l,seat:p},h=Jt(n,o,s,m),g=h.range?.[d]?d:0,{line:_,payments:b}=Yt(e,h,g,p),ee=Xt(e,_,b),S=![`needs-facts`,`not-covered`].includes(h.status)&&F`<button class="button main" onClick=${ee}>${x(`open.note`)}</button>`,C=(e,t)=>c({...s,[e]:t}),w=e=>c(Bt(s,e)),te=i.map((e,t)=>n.words.phrase(`seat-${Tt(t,r.east)}`));return F`<${t} title=${`${i[a]}: ${h.foul.name}`} up=${`#/casual/${a}`} actions=${S}>
<${Pt} spoken=${h} onAnswer=${C} />
<${Ft} rules=${n} facts=${s} onForget=${w} />
${h.range&&F`<${y} label=${x(`open.you-choose`)} value=${g} onChange=${f} options=${Zt(n,h)} />`}
${b.length>0&&F`<${gt} names=${i} notes=${te} pot="" payments=${b} number=${e=>n.words.number(e)} />`}
<${Ge} rules=${n} spoken=${{...h,say:``}} />
<${It} rules=${n} foul=${o} facts=${s} context=${m} onChange=${u} fixed />
<//>`}function Jt({book:e,library:t},r,i,a){let o=S(e,r,i,a)??n(e,r,i,{...Gt,seat:a.seat});return w(t,o)}function Yt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Qt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Et(e,t),to:Et(n,t),points:r}))}}function Xt({evening:t,set:n,person:r,foul:i},a,o){let s=g(!1);return()=>{s.current||(s.current=!0,n({events:[...t.events,{kind:`foul`,by:r,foul:i,line:a,payments:o}]}),e(),E(x(`open.recorded`)),M(`#/casual`,{replace:!0}))}}function Zt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Qt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?te(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const $t={choice:null,names:[``,``,``,``],east:0,events:[]};var en=L(({args:[e,n],rules:r})=>{let[i,a]=ve(`shinpan.casual`,$t),o=e=>a({...i,...e}),s=tn(r,i,o),c={rules:s,evening:i,set:o,names:Y.map(e=>i.names[e]?.trim()||x(`open.player`,{number:e+1}))};return e===void 0?F`<${nn} ...${c} />`:Y.includes(Number(e))&&(!n||n in s.library.catalogue.fouls)?n?F`<${qt}
...${c}
person=${Number(e)}
foul=${n}
/>`:F`<${Kt} ...${c} person=${Number(e)} />`:F`<${t} title=${x(`lost`)} up="#/casual"
><${h} text=${x(`lost-text`)}
/><//>`});function tn(e,t,n){let{library:r}=e,i=t.choice&&!B(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=B(r,s)?i:s;return{...e,choice:c,book:z(r,c),choose:e=>n({choice:e})}}function nn({rules:e,evening:n,set:r,names:i}){let[a,o]=v(``),{net:s,table:c}=Dt(n.events),l=t=>e.words.number(t),u=e=>r({events:[...n.events,e]}),d=n.events.at(-1),f=F`<button class="button" disabled=${!d} onClick=${()=>r({events:n.events.slice(0,-1)})}>${x(`open.undo`)}</button>
<button class="button main" disabled=${!d} onClick=${()=>o(`settle`)}>${x(`open.settle`)}</button>`,p={names:i,number:l,onClose:()=>o(``)};return F`<${t} title=${x(`open.casual`)} actions=${f}>
<section class="stack">
<h2>${x(`open.who-fouled`)}</h2>
<${gt} names=${i} notes=${s.map(e=>Ot(e,l))} pot=${c?l(c):``}
payments=${d?kt(d):[]} number=${l} to=${e=>`#/casual/${e}`} />
</section>
${c>0&&F`<${an} text=${l(c)} names=${i} onWon=${e=>u({kind:`won`,by:e,points:c})} />`}
<${rn} east=${n.east} names=${i} onEast=${e=>r({east:e})} onNames=${()=>o(`names`)} />
<${on} rules=${e} events=${n.events} names=${i} />
<${R} rules=${e} />
${a===`names`&&F`<${Mt} ...${p} typed=${n.names} onChange=${e=>r({names:e})} />`}
${a===`settle`&&F`<${Nt} ...${p} net=${s} onSettled=${()=>u({kind:`settled`,payments:jt(s)})} />`}
<//>`}function rn({east:e,names:t,onEast:n,onNames:r}){return F`<${y} label=${x(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${x(`open.names`)}</button>`}function an({text:e,names:t,onWon:n}){return F`<section class="note info stack">
<h2>${x(`open.pot`,{points:e})}</h2>
<p>${x(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>F`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function on({rules:e,events:t,names:n}){if(!t.length)return F`<p class="soft">${x(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?x(`open.settled`):t.kind===`won`?x(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return F`<section class="stack">
<h2>${x(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>F`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}const Z=A(`not-stated`);var sn=L(({rules:e})=>{let{library:n,choice:r}=e,i=Object.keys(n.books).filter(e=>e!==r.id),[a,o]=ve(`shinpan.compare`,[r,...i.slice(-2).map(I)]),s=a.filter(e=>!B(n,e)),[c,l]=v(null),[u,d]=v(!0),p=s.map(e=>z(n,e));return F`<${t} title=${x(`open.compare`)}>
<${cn}
rules=${e}
books=${p}
onOpen=${l}
onRemove=${e=>o(s.filter((t,n)=>n!==e))}
/>
<${f}
label=${x(`open.only-different`)}
hint=${x(`open.silence`)}
checked=${u}
onChange=${d}
/>
<${$}
id="points"
title=${x(`open.rule-points`)}
rules=${e}
books=${p}
lines=${ln(e,p)}
only=${u}
/>
<${$}
id="fouls"
title=${x(`open.fouls`)}
rules=${e}
books=${p}
lines=${un(e,p)}
only=${u}
/>
${c!==null&&F`<${Se} rules=${e} value=${s[c]??I(r.id)} onUse=${e=>{o(c===s.length?[...s,e]:s.map((t,n)=>n===c?e:t)),l(null)}} onClose=${()=>l(null)} />`}
<//>`});function cn({rules:e,books:t,onOpen:n,onRemove:r}){return F`<ul class="rows">
${t.map((i,a)=>F`<li key=${a} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(a)}
>
<span class="body"
>${H(e,i)}<small
>${e.words.phrase(`standing-${i.content.standing}`)}</small
></span
>
<span class="badge">${x(`call.change`)}</span>
</button>
${t.length>2&&F`<button class="button quiet" aria-label=${x(`open.remove`,{name:H(e,i)})} onClick=${()=>r(a)}><${T} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${x(`open.add-book`)}
</button>`}function ln({library:e},t){return Ae(e,t).points.map(({id:e,name:t,values:n})=>({id:e,name:t,cells:n.map(({value:e,text:t})=>({key:A(e),texts:[t]}))}))}function un(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>({id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:t.map(t=>({key:V(t,n).length?A(dn(t,n)):Z,texts:fn(e,t,n)}))}))}function dn(e,t){let n=t=>t&&e.clock(t).bands.map(({id:e,readings:t,...n})=>n);return{rows:V(e,t).map(({when:e,then:t,effects:r,range:i,deferred:a,lateness:o})=>[e,t,[...r].sort(),i??null,a??null,n(o)??null]),scope:e.table(t).scope}}function fn(e,t,n){let r=V(t,n);return r.length?[...new Set(r.map(t=>Ee(e,t)))]:[e.words.phrase(`status-not-covered`)]}function pn({cells:e}){return e.map(({key:e})=>e).filter(e=>e!==Z)}function Q(e){return new Set(pn(e)).size>1}function $({id:e,title:t,rules:n,books:r,lines:i,only:a}){let o=i.filter(Q).length,s=a?i.filter(Q):i;return F`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">
${x(`open.different`,{count:o,all:i.length})}
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
${r.map((e,t)=>F`<th key=${t} scope="col">${H(n,e)}</th>`)}
</tr>
</thead>
<tbody>
${s.map(e=>F`<tr key=${e.id} class=${Q(e)?`differs`:``}>
<th scope="row">
${e.href?F`<a class="reach" href=${e.href}>${e.name}</a>`:e.name}
${!a&&Q(e)&&F`<span class="badge warn">${x(`open.differs`)}</span>`}
</th>
${e.cells.map(({key:t,texts:n},r)=>F`<td
key=${r}
class=${mn(t,pn(e)[0])}
>
${n.map(e=>F`<p key=${e}>${e}</p>`)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function mn(e,t){return e===Z?`silent`:e===t?``:`other`}var hn=L(({rules:e})=>F`<${t} title=${x(`open.fouls`)}>
<${Wt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${R} rules=${e} />
<//>`);const gn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`account`,`person`],[`settings`,`settings`]];function _n(){let{tournament:e,official:n}=l(),r=De();return F`<${t} title="Shinpan" up=${null}>
<p class="soft">${x(`open.what-it-is`)}</p>
${e&&F`<section class="card">
<small class="soft">${x(`open.your-tournament`)}</small>
<h2>${e.name}</h2>
${n&&F`<p class="soft">${n.name}</p>`}
<a class="button main" href="#/tables"
><${T} name="tables" /> ${x(`open.new-ruling`)}</a
>
<div class="pair">
<a class="button" href="#/log"
><${T} name="log" /> ${x(`open.log`)}</a
>
<a class="button" href="#/scan"
><${T} name="scan" /> ${x(`open.scan`)}</a
>
</div>
</section>`}
<nav aria-label=${x(`open.without-account`)}>
<ul class="rows">
${r&&F`<${vn} href=${`#/board/${r.slug}`} icon="tables" text=${x(`open.to.board`)} about=${r.name} />`}
${gn.map(([e,t])=>F`<${vn} key=${e} href=${`#/${e}`} icon=${t} text=${x(`open.to.${e}`)} about=${x(`open.about.${e}`)} />`)}
</ul>
</nav>
${!e&&F`<${yn} />`}
<//>`}function vn({href:e,icon:t,text:n,about:r}){return F`<li>
<a class="row" href=${e}><${T} name=${t} /><span class="body">${n}<small>${r}</small></span><${T} name="next" /></a>
</li>`}function yn(){return F`<section class="card">
<h2>${x(`open.join`)}</h2>
<p>${x(`open.join-text`)}</p>
<div class="pair">
<a class="button" href="#/scan"><${T} name="scan" /> ${x(`open.scan`)}</a>
<a class="button" href="#/join">${x(`open.join-link`)}</a>
</div>
</section>`}var bn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}}};function xn(){let e=ge();N();let{library:t,usage:n,quota:r,persisted:i,lowStorage:a,outbox:o,elsewhere:s,syncedAt:c,tournament:u}=l(),[d,f]=v(i),[p,m]=v(``);j(()=>f(i),[i]),j(()=>void Sn().then(m),[e]);let h=async()=>{let e=await navigator.storage.persist();f(e),e||E(x(`open.persist-refused`))},g=x(`open.storage-of`,{used:Cn(n),quota:Cn(r)}),_=[[x(`open.offline`),x(`ready.${e}`)],[x(`open.version`),p||`–`],[x(`open.books`),String(Object.keys(t?.books??{}).length)],[x(`open.unsent`),String(o.length+s.reduce((e,{count:t})=>e+t,0))],[x(`open.storage`),g],[x(`open.persistent`),x(d?`open.yes`:`open.no`)],...c?[[x(`open.last-synced`),re(c,u?.time_zone)]]:[]];return F`<section class="card">
<h2>${x(`open.kept-here`)}</h2>
${a&&F`<p class="note warn">${x(`open.storage-low`)}</p>`}
<${C} rows=${_} />
${!d&&F`<p class="soft">${x(`open.persist-text`)}</p>
${`storage`in navigator&&F`<button class="button" onClick=${h}>${x(`open.persist`)}</button>`}`}
</section>`}async function Sn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function Cn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return D(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function wn(){let{online:e}=l();return F`<section class="card">
<h2>${x(`open.libraries`)}</h2>
<ul class="points">
${Object.entries(bn).map(([t,{version:n,licence:r}])=>F`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&F`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${x(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>
</section>`}const Tn=u(p.referee,`PushSwitch`),En=u(p.referee,`Leave`),Dn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],On=[`auto`,`light`,`dark`],kn=[`left`,`right`];function An(){let e=N(),{tournament:n,official:r}=l(),i=e=>t=>ce({[e]:t}).catch(()=>E(x(`open.lang-not-here`))),a=(t,n,r)=>F`<${y} label=${n} value=${e[t]} options=${r} onChange=${i(t)} />`,o=(t,n,r=``)=>F`<${f} label=${n} hint=${r} checked=${e[t]} onChange=${i(t)} />`;return F`<${t} title=${x(`open.settings`)}>
${a(`lang`,`Language · 言語 · Langue · Язык`,Dn)} ${a(`theme`,x(`open.theme`),jn(`theme`,On))}
${a(`hand`,x(`open.hand`),jn(`hand`,kn))} ${o(`discreet`,x(`open.discreet`),x(`open.discreet-text`))}
${o(`haptics`,x(`open.haptics`))} ${o(`sound`,x(`open.sound`))}
${n&&ne(r)&&F`<${Tn} tournament=${n.id} as=${r.id} />`}
<${xn} />
<${En} />
<${wn} />
<//>`}function jn(e,t){return t.map(t=>({value:t,text:x(`open.${e}.${t}`)}))}function Mn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[x(`hall-table`,{label:c}),_e(l),n].filter(Boolean).join(` · `);return F`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${se(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${x(`own.team`)}`:``}</p>
${d&&F`<p class="soft">${P(d)}</p>`}
${s in Nn&&F`<p class="note info">${x(Nn[s])}</p>`}
${f&&F`<${Pn} escalation=${f} />`}
<${Fn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Nn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Pn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=x(t===`open`?`own.open.${n}`:`own.${t}`);return F`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${x(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>F`<li key=${e.id}><b>${x(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Fn({own:e,ruling:t,refresh:n}){let[r,i]=v(!1),[a,o]=v(``),[s,c]=v(``),[l,u]=v(``),[d,f]=v(!1),p=t.escalation?.status===`decided`;if(!p&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let m=x(p?`own.take-on`:`own.escalate`);return r?F`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),!a.trim())return u(x(`own.reason-wrong`));f(!0),u(``);let o={reason:a.trim(),...s.trim()&&{evidence:s.trim()}};try{await(await O.playerPage()).escalate(e,t,o),i(!1),n()}catch(e){u(x(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{f(!1)}}} aria-label=${m}>
<${b} label=${x(`own.reason`)} value=${a} onInput=${o} wrong=${l} long maxlength="4000" />
${!p&&F`<${b} label=${x(`own.evidence`)} hint=${x(`own.evidence-hint`)} value=${s} onInput=${c} long maxlength="4000" />`}
<button class="button main" disabled=${d}>${m}</button>
<button class="button" type="button" onClick=${()=>i(!1)}>${x(`cancel`)}</button>
</form>`:F`<button class="button" type="button" onClick=${()=>i(!0)}>${m}</button>`}function In(){let{own:e,missing:n,state:r,refresh:i}=zn();if(n)return F`<${t} title=${x(`own.title`)} up="#/"><${h} text=${x(`own.missing`)} /><//>`;if(!e?.page){let e=r?F`<${h} text=${x(`own.${r}`)} />`:F`<${ye} />`;return F`<${t} title=${x(`own.title`)} up="#/">${e}<//>`}let{tournament:a,player:o,rulings:s,ledger:c}=e.page;return F`<${t} title=${o.name} up="#/">
<p class="soft">${a.name} · ${x(`own.number`,{number:o.id_number})}</p>
${r&&F`<p class="note warn" role="status">${x(`own.${r}`)} ${x(`own.as-of`,{time:Bn(e.at,a)})}</p>`}
<${Ln} ledger=${c} />
<section class="stack">
<h2>${x(`own.rulings`)}</h2>
${s.length===0&&F`<${h} text=${x(`own.none`)} />`}
${s.map(t=>F`<${Mn} key=${t.id} own=${e} ruling=${t} when=${Bn(t.ruled_at,a)} refresh=${i} />`)}
</section>
<${Ne} tournament=${e.tournament} as=${e.player} player />
<//>`}function Ln({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return F`<section class="card">
<h2>${x(`own.owing`)}</h2>
${n.length===0&&F`<p>${x(`own.nothing`)}</p>`}
${n.map(([e,t])=>F`<p key=${e}>${Rn(e,t)}</p>`)}
</section>`}function Rn(e,t){return e===`P`?x(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?x(`own.table-points`,{points:he(-t,!0)}):x(t>0?`own.money`:`own.money-back`,{amount:pe(e,Math.abs(t))})}function zn(){let{lang:e}=N(),[t,n]=v(void 0),[r,i]=v(``),[a,o]=v(0);return j(()=>{let t=!1,r=async()=>{let r=await O.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function Bn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?D(Intl.DateTimeFormat,n).format(new Date(e)):``}export{dt as Book,We as Books,en as Casual,sn as Compare,Rt as Foul,hn as Fouls,_n as Home,Re as Join,In as PlayerPage,Fe as Receipt,Ce as Scan,An as Settings};