import{At as e,Bt as t,Cr as n,Dr as r,F as i,Ft as a,Gt as o,Ht as s,I as c,It as l,Jt as u,Kt as d,Lt as f,Mr as p,Mt as m,Nr as h,Nt as g,Or as _,Pt as v,Qt as y,Rt as b,Tr as ee,Ut as x,V as te,X as ne,Xt as S,Y as re,Zt as ie,an as C,at as w,bn as ae,br as oe,bt as T,dn as se,en as E,gr as ce,hn as D,jr as O,jt as k,kt as le,ln as A,lt as ue,mn as j,n as de,ot as fe,p as pe,pt as me,qt as he,rt as ge,tt as _e,vn as ve,wr as ye,xn as be,xr as xe,xt as Se,zt as M}from"./app.js";import{B as N,F as Ce,H as P,I as F,L as we,P as Te,R as I,V as L,a as R,c as Ee,ct as De,dt as Oe,i as ke,j as Ae,lt as je,n as Me,o as Ne,r as Pe,s as Fe,t as Ie,ut as Le,z}from"./shared.js";function Re({args:[e=``]}){let[t,n]=h({}),[r,i]=h(0);return O(()=>{D.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof ce&&e.status===404?`unknown`:`away`}))},[e,r]),C`<${b} title=${S(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&C`<${f} />`}
${t.receipt&&C`<${ze} ...${t.receipt} />`}
${t.wrong===`unknown`&&C`<p class="note bad" role="status">${S(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&C`<p class="note warn" role="status">${S(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),i(r+1)}}>${S(`try-again`)}</button>`}
<//>`}function ze({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o}){let s={dateStyle:`medium`,timeStyle:`short`,timeZone:a},c=u(Intl.DateTimeFormat,s),l=[[S(`fines.tournament`),e],[S(`fines.number`),t],[S(`fines.amount-paid`),de(r,n)],[S(`fines.how`),S(`fines.method.${o}`)],[S(`fines.when`),`${c.format(new Date(i))} (${a})`]];return C`<p class="note info" role="status"><strong>${S(`fines.genuine`)}</strong></p>
<dl class="facts">
${l.map(([e,t])=>C`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${S(`fines.compare`)}</p>`}const Be=t(d.referee,`Leave`);let B=null;function Ve({args:e}){let t=Oe(`#/join/${e.join(`/`)}`),[n,r]=h(e.length>0?null:B);return O(()=>{t?.invitation&&(B=t,A(`#/join`,{replace:!0}))},[]),t?C`<${b} title=${S(`hall-join`)} up="#/" />`:n?C`<${De} to=${n.tournament}>
<${He} link=${n} onAnother=${()=>r(B=null)} />
<//>`:C`<${Ke} mangled=${e.length>0} onLink=${r} />`}function He({link:e,onAnother:t}){let[n,r]=h(null),[i,a]=h(0),[o,c]=h(``);return O(()=>{r(null);let t=Le();D.join(e.tournament,e.invitation,o).then(e=>{if(B=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);s(S(`hall-joined`,{name:D.snapshot.state.settings.name})),t(`#/tables`)},e=>r(e))},[i]),n&&Ue(n)?C`<${We} onName=${e=>{c(e),a(i+1)}} />`:n?C`<${Ge} error=${n} again=${()=>a(i+1)} onAnother=${t} />`:C`<${je} up="#/" />`}function Ue(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function We({onName:e}){let[t,n]=h(``),[r,i]=h(``);return C`<${b} title=${S(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(S(`hall-join-name-wrong`))}}>
<${m} label=${S(`hall-join-name`)} hint=${S(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${S(`hall-join`)}</button>
</form>
<//>`}function Ge({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?S(`hall-join-refused`):e.name===`Unreachable`?S(`hall-join-unreachable`):e.message,a=C`<button class="button" onClick=${n}>${S(`hall-join-other`)}</button>
${!r&&C`<button class="button main" onClick=${t}>${S(`try-again`)}</button>`}`;return C`<${b} title=${S(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function Ke({mangled:e,onLink:t}){let{tournament:n}=x(),[r,i]=h(``),[a,o]=h(e?S(`hall-join-no-link`):``);return C`<${b} title=${S(`hall-join`)} up="#/">
<p>${S(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=Oe(r);n?.invitation?t(n):o(S(`hall-join-no-link`))}}>
<${m} label=${S(`hall-join-link`)} value=${r} onInput=${i} wrong=${a} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${S(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${M} name="scan" /> ${S(`hall-scan`)}</a>
${n&&C`<a class="button" href="#/tables"><${M} name="tables" /> ${S(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${M} name="person" /> ${S(`hall-join-account`)}</a>
<${Be} />
<//>`}var qe=P(({rules:e})=>{let{tournament:t}=x(),{library:n,words:r,choice:i,book:a}=e;return C`<${b} title=${S(`open.books`)}>
${t&&C`<a class="row card" href="#/book/tournament">
<${M} name="book" />
<span class="body"
><small>${S(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${M} name="next" />
</a>`}
<a class="row card" href=${V(i)}>
<${M} name="book" />
<span class="body"
><small>${S(`open.rules-in-use`)}</small
><strong>${z(e,a)}</strong></span
>
<${M} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>C`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${r.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${r.phrase(`standing-${e.standing}`)}</small>
</span>
<${M} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${M} name="compare" /> ${S(`open.compare`)}</a
>
<//>`});function V({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function H({rules:e,spoken:t}){let n=t.status===`needs-facts`;return C`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?S(`open.answer-first`):t.line}</p>
${t.say&&!n&&C`<p class="say">${S(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&C`<section class="stack">
<h2>${S(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>C`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${me} stays=${t.stays} />
${!n&&C`<${Je} rules=${e} spoken=${t} />`}`}function Je({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return C`<section class="stack">
<h2>${S(`open.why`)}</h2>
${fe(t).map(e=>C`<p key=${e}>${e}</p>`)}
<${we} rules=${e} standing=${t.rulebook.standing} />
${i&&C`<p>${w(i.source)}</p>
${i.notes.map(e=>C`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>C`<${U} key=${e.id} reading=${e} />`)}
${r.length>0&&C`<details class="fold">
<summary><h3>${S(`call.examples`)}</h3></summary>
<ul class="points">
${r.map(e=>C`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function U({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return C`<div class="card">
<small class="soft">${S(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>C`<p key=${e} class="soft">${S(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function Ye({rules:e,book:t,who:r}){let[i,a]=h(0),o=t.clock(r),s=Math.max(...o.openings(),0)+300,c=Se(e.library,be(t,r,i));return C`<article>
<h3>${S(`open.who.${r}`)}</h3>
<${Xe} clock=${o} end=${s} seconds=${i} />
<label class="field"
><span>${S(`open.how-late`)}</span>
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
${o.bands.map(i=>C`<li key=${i.id}>
<strong
>${S(`open.from-time`,{time:n(o.opens(i))})}</strong
>
${` ${Ze(e,t.lateness[r],i)}`}
</li>`)}
</ol>
<p class="soft">${w(c.source)}</p>
</article>`}function Xe({clock:e,end:t,seconds:r}){let i=[0,...e.openings()],a=e=>`${100*e/t}%`;return C`<div class="late-bar" aria-hidden="true">
${i.map((e,r)=>C`<span
key=${e}
class=${`band b${Math.min(r,4)}`}
style=${{width:a((i[r+1]??t)-e)}}
>${e>0&&n(e)}</span
>`)}
<span class="hand" style=${{left:a(r)}}></span>
</div>`}function Ze({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&S(`open.per-minute`,{cost:a}),o&&S(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[S(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Qe=[{id:`fouls`,Section:$e},{id:`lateness`,Section:nt},{id:`procedures`,Section:rt},{id:`readings`,Section:st},{id:`points`,Section:ct},{id:`sources`,Section:lt}];function W({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:C`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function $e({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(tt(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>R(t,e).length>0),c=a.filter(e=>!s.includes(e));return C`<${W}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>C`<article key=${n}>
<h3><${G} rules=${e} foul=${n} /></h3>
<${Me} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&C`<${et} rules=${e} fouls=${c} />`}
<//>`})}function et({rules:e,fouls:t}){return C`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>C`<li key=${t}><${G} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function G({rules:e,foul:t}){return C`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function tt(e,t,n){let r=R(t,n).map(t=>[ke(e,t),...Pe(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function nt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${S(`open.lateness`)} ${S(`open.who.${e}`)}`));return C`<${W}
title=${S(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>C`<${Ye} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&C`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function rt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:it(e,t),steps:r.filter(({step:r})=>n(`${it(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return C`<${W}
title=${S(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>C`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>C`<li key=${n}>
${i.step(t.step)}
${at(e,t.when).map(e=>C`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function it({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):S(`open.procedure.${n}`)}function at({words:e},t){return Object.entries(t).filter(([e])=>e in r()).map(([t,n])=>{let r=[n].flat().map(n=>ot(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function ot(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function st({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return C`<${W}
title=${S(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${S(`open.readings-text`)}</p>
${i.map(e=>C`<${U} key=${e.id} reading=${e} />`)}
<//>`}function ct({rules:e,book:t,found:n,searching:r}){let{points:i}=Ne(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return C`<${W}
title=${S(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${l} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function lt({rules:e,book:t,found:n,searching:r}){let{references:i}=e.library.catalogue,a=ut(t).map(e=>({id:e,...i[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return C`<${W}
title=${S(`open.sources`)}
count=${a.length}
searching=${r}
>
<ul class="points">
${a.map(({id:e,title:t,publisher:n,year:r,reading:i})=>C`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${S(`open.read.${i}`)}</span
>
</li>`)}
</ul>
<//>`}function ut(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>R(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}var dt=P(({args:[e=``],rules:t})=>{let{query:n}=se(),{tournament:r,book:i}=x();if(e===`tournament`&&i)return C`<${pt}
rules=${t}
book=${i}
choice=${{...N(i.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return C`<${b} title=${S(`lost`)} up="#/books"
><${a} text=${S(`lost-text`)}
/><//>`;let o=ft(e,n.get(`with`)),s=L(t.library,o),c=s?N(e):o;return C`<${pt}
rules=${t}
book=${I(t.library,c)}
choice=${c}
wrong=${s}
/>`});function ft(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return N(e)}}function pt({rules:e,book:t,choice:n,wrong:r}){let[i,a]=h(``),[o,c]=h(!1),{library:l,words:u}=e,d=mt(e,i);return C`<${b} title=${z(e,t)} up="#/books">
<${Ce} error=${r} />
<${we} rules=${e} standing=${t.content.standing} />
<p>${u.standingNote(t.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>c(!0)}
>
${S(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(n),s(S(`open.in-use-now`))}}>
${S(`open.use-these`)}
</button>
</div>
<${m}
type="search"
label=${S(`open.search-book`)}
value=${i}
autocomplete="off"
onInput=${a}
/>
${Qe.map(({id:n,Section:r})=>C`<${r} key=${n} rules=${e} book=${t} found=${d} searching=${!!i.trim()} />`)}
${o&&C`<${Te} rules=${e} value=${n} onUse=${e=>{c(!1),A(V(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
<//>`}function mt({library:e},t){let n=oe(e,t),{items:r}=xe(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}const ht={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[K,q]=[112,64];function gt({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return C`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${S(`open.arrows`)}>
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
${e.map((e,n)=>C`<${vt} key=${n} spot=${ht[n]} name=${e} note=${t[n]} to=${a?.(n)} />`)}
${n&&C`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>C`<${bt} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${_t} names=${e} payments=${r} number=${i} /></div>
</figure>`}function _t({names:e,payments:t,number:n}){let r=t=>t===`table`?S(`open.the-table`):e[t];return C`<ul class="points">
${t.map(({from:e,to:t,points:i},a)=>C`<li key=${a}>
${S(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function vt({spot:[e,t],name:n,note:r,to:i}){let a=C`<g>
<rect
x=${e-K/2}
y=${t-q/2}
width=${K}
height=${q}
rx="10"
/>
<text class="name" x=${e} y=${t-5}>${yt(n)}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?C`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function yt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function bt({payment:e,text:t}){let[n,r]=[J(e.from),J(e.to)],[i,a]=Ct(n,r),[o,s]=Ct(r,n),c=St(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=xt(c,n[0]===r[0]);return C`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${l+d} y=${u+f+6}>${t}</text>
</g>`}function xt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function St(e,t){let[n,r]=J(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(J(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function J(e){return ht[e]??[0,0]}function Ct([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((K/2+6)/Math.abs(r),(q/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Y=[0,1,2,3],wt=[`east`,`south`,`west`,`north`];function Tt(e,t){return wt[(e-t+4)%4]??`east`}function Et(e,t){return e===`table`?`table`:(wt.indexOf(e)+t)%4}function Dt(e){let t=new Map([...Y,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Y)t.set(e,0);else for(let e of kt(n))At(t,e);return{net:Y.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Ot(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function kt(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function At(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function jt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Mt({typed:e,onChange:t,onClose:n}){return C`<${le} title=${S(`open.names`)} onClose=${n}>
<p class="soft">${S(`open.names-text`)}</p>
${Y.map(n=>C`<${m}
key=${n}
label=${S(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${S(`open.done`)}</button>
<//>`}function Nt({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=jt(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,Ot(e[r]??0,n)]);return C`<${le} title=${S(`open.settle`)} onClose=${i}>
<p>${S(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${l} rows=${s} />
<${_t} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${S(`open.settle-done`)}
</button>
<//>`}function Pt({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>C`<${ne}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function Ft({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?C`<section class="stack">
<h2>${S(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>C`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${S(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function It({rules:t,foul:n,facts:r,context:i,onChange:a,fixed:o=!1}){let{book:s,words:c}=t,l={context:i,onChange:a};return C`<${e} title=${C`<h2>${S(`open.around`)}</h2>`}>
${()=>C`<div class="stack">
<${re} book=${s} words=${c} foul=${n} facts=${r} ...${l} />
${!o&&C`<${Lt} rules=${t} ...${l} />`}
</div>`}
<//>`}function Lt({rules:{words:e},context:t,onChange:n}){let r=ee.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return C`<${v}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&C`<${g}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:S(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var Rt=P(({args:[e=``],rules:t})=>e in t.library.catalogue.fouls?C`<${zt} id=${e} rules=${t} />`:C`<${b} title=${S(`lost`)} up="#/fouls"
><${a} text=${S(`lost-text`)}
/><//>`);function zt({id:e,rules:t}){let[n,r]=h({}),[i,a]=h({}),o=c(t.book,e,n,{})?n:{},s=c(t.book,e,o,i)?i:{},l=T(t.library,ve(t.book,e,o,s));return C`<${b} title=${l.foul.name} up="#/fouls">
<${Pt} spoken=${l} onAnswer=${(e,t)=>r({...o,[e]:t})} />
<${Ft} rules=${t} facts=${o} onForget=${e=>r(Bt(o,e))} />
<${H} rules=${t} spoken=${l} />
<${It} rules=${t} foul=${e} facts=${o} context=${s} onChange=${a} />
<${Vt} rules=${t} foul=${e} facts=${o} context=${s} />
<${F} rules=${t} />
<//>`}function Bt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Vt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>I(e.library,N(t))),a=[...new Map([e.book,...i].map(t=>[z(e,t),t]))],o=Fe(a.map(([,e])=>e),t,n,r).map(t=>Ut(T(e.library,t)));return C`<section class="stack">
<h2>${S(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>C`<li key=${e}>
<a class="row" href=${V(Ht(t))}>
<span class="body"><small>${e}</small>
<span class=${o[n]===o[0]?``:`strong`}>${o[n]}</span></span>
<${M} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ht({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Ut(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?ge(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let X={occasion:``,query:``};function Wt({rules:e,occasion:t,...n}){let[r,a]=h(X.occasion===t?X.query:``),o=e=>{X={occasion:t,query:e},a(e)},{library:s,book:c,words:l}=e;return C`<${i} library=${s} book=${c} words=${l} label=${S(`call.what`)} hint=${S(`open.search-hint`)}
query=${r} onQuery=${o} ...${n} />`}const Gt={casual:!0};function Kt({rules:e,evening:t,names:n,person:r}){return C`<${b}
title=${S(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Wt}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function qt(e){let{rules:t,evening:n,names:r,person:i,foul:a}=e,[o,s]=h({}),[c,l]=h(Gt),[u,d]=h(0),f=Tt(i,n.east),p={...c,seat:f},m=Jt(t,a,o,p),g=m.range?.[u]?u:0,{line:_,payments:v}=Yt(e,m,g,f),y=Xt(e,_,v),ee=![`needs-facts`,`not-covered`].includes(m.status)&&C`<button class="button main" onClick=${y}>${S(`open.note`)}</button>`,x=(e,t)=>s({...o,[e]:t}),te=e=>s(Bt(o,e)),ne=r.map((e,r)=>t.words.phrase(`seat-${Tt(r,n.east)}`));return C`<${b} title=${`${r[i]}: ${m.foul.name}`} up=${`#/casual/${i}`} actions=${ee}>
<${Pt} spoken=${m} onAnswer=${x} />
<${Ft} rules=${t} facts=${o} onForget=${te} />
${m.range&&C`<${k} label=${S(`open.you-choose`)} value=${g} onChange=${d} options=${Zt(t,m)} />`}
${v.length>0&&C`<${gt} names=${r} notes=${ne} pot="" payments=${v} number=${e=>t.words.number(e)} />`}
<${H} rules=${t} spoken=${{...m,say:``}} />
<${It} rules=${t} foul=${a} facts=${o} context=${p} onChange=${l} fixed />
<//>`}function Jt({book:e,library:t},n,r,i){let a=c(e,n,r,i)??ve(e,n,r,{...Gt,seat:i.seat});return T(t,a)}function Yt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Qt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Et(e,t),to:Et(n,t),points:r}))}}function Xt({evening:e,set:t,person:n,foul:r},i,a){let o=p(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),ie(),s(S(`open.recorded`)),A(`#/casual`,{replace:!0}))}}function Zt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Qt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?ae(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const $t={choice:null,names:[``,``,``,``],east:0,events:[]};var en=P(({args:[e,t],rules:n})=>{let[r,i]=j(`shinpan.casual`,$t),o=e=>i({...r,...e}),s=tn(n,r,o),c={rules:s,evening:r,set:o,names:Y.map(e=>r.names[e]?.trim()||S(`open.player`,{number:e+1}))};return e===void 0?C`<${nn} ...${c} />`:Y.includes(Number(e))&&(!t||t in s.library.catalogue.fouls)?t?C`<${qt}
...${c}
person=${Number(e)}
foul=${t}
/>`:C`<${Kt} ...${c} person=${Number(e)} />`:C`<${b} title=${S(`lost`)} up="#/casual"
><${a} text=${S(`lost-text`)}
/><//>`});function tn(e,t,n){let{library:r}=e,i=t.choice&&!L(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=L(r,s)?i:s;return{...e,choice:c,book:I(r,c),choose:e=>n({choice:e})}}function nn({rules:e,evening:t,set:n,names:r}){let[i,a]=h(``),{net:o,table:s}=Dt(t.events),c=t=>e.words.number(t),l=e=>n({events:[...t.events,e]}),u=t.events.at(-1),d=C`<button class="button" disabled=${!u} onClick=${()=>n({events:t.events.slice(0,-1)})}>${S(`open.undo`)}</button>
<button class="button main" disabled=${!u} onClick=${()=>a(`settle`)}>${S(`open.settle`)}</button>`,f={names:r,number:c,onClose:()=>a(``)};return C`<${b} title=${S(`open.casual`)} actions=${d}>
<section class="stack">
<h2>${S(`open.who-fouled`)}</h2>
<${gt} names=${r} notes=${o.map(e=>Ot(e,c))} pot=${s?c(s):``}
payments=${u?kt(u):[]} number=${c} to=${e=>`#/casual/${e}`} />
</section>
${s>0&&C`<${an} text=${c(s)} names=${r} onWon=${e=>l({kind:`won`,by:e,points:s})} />`}
<${rn} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${on} rules=${e} events=${t.events} names=${r} />
<${F} rules=${e} />
${i===`names`&&C`<${Mt} ...${f} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&C`<${Nt} ...${f} net=${o} onSettled=${()=>l({kind:`settled`,payments:jt(o)})} />`}
<//>`}function rn({east:e,names:t,onEast:n,onNames:r}){return C`<${k} label=${S(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${S(`open.names`)}</button>`}function an({text:e,names:t,onWon:n}){return C`<section class="note info stack">
<h2>${S(`open.pot`,{points:e})}</h2>
<p>${S(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>C`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function on({rules:e,events:t,names:n}){if(!t.length)return C`<p class="soft">${S(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?S(`open.settled`):t.kind===`won`?S(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return C`<section class="stack">
<h2>${S(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>C`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}const Z=_(`not-stated`);var sn=P(({rules:e})=>{let{library:t,choice:n}=e,r=Object.keys(t.books).filter(e=>e!==n.id),[i,a]=j(`shinpan.compare`,[n,...r.slice(-2).map(N)]),o=i.filter(e=>!L(t,e)),[s,c]=h(null),[l,u]=h(!0),d=o.map(e=>I(t,e));return C`<${b} title=${S(`open.compare`)}>
<${cn}
rules=${e}
books=${d}
onOpen=${c}
onRemove=${e=>a(o.filter((t,n)=>n!==e))}
/>
<${v}
label=${S(`open.only-different`)}
hint=${S(`open.silence`)}
checked=${l}
onChange=${u}
/>
<${mn}
id="points"
title=${S(`open.rule-points`)}
rules=${e}
books=${d}
lines=${ln(e,d)}
only=${l}
/>
<${mn}
id="fouls"
title=${S(`open.fouls`)}
rules=${e}
books=${d}
lines=${un(e,d)}
only=${l}
/>
${s!==null&&C`<${Te} rules=${e} value=${o[s]??N(n.id)} onUse=${e=>{a(s===o.length?[...o,e]:o.map((t,n)=>n===s?e:t)),c(null)}} onClose=${()=>c(null)} />`}
<//>`});function cn({rules:e,books:t,onOpen:n,onRemove:r}){return C`<ul class="rows">
${t.map((i,a)=>C`<li key=${a} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(a)}
>
<span class="body"
>${z(e,i)}<small
>${e.words.phrase(`standing-${i.content.standing}`)}</small
></span
>
<span class="badge">${S(`call.change`)}</span>
</button>
${t.length>2&&C`<button class="button quiet" aria-label=${S(`open.remove`,{name:z(e,i)})} onClick=${()=>r(a)}><${M} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${S(`open.add-book`)}
</button>`}function ln({library:e},t){return Ne(e,t).points.map(({id:e,name:t,values:n})=>({id:e,name:t,cells:n.map(({value:e,text:t})=>({key:_(e),texts:[t]}))}))}function un(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>({id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:t.map(t=>({key:R(t,n).length?_(dn(t,n)):Z,texts:fn(e,t,n)}))}))}function dn(e,t){let n=t=>t&&e.clock(t).bands.map(({id:e,readings:t,...n})=>n);return{rows:R(e,t).map(({when:e,then:t,effects:r,range:i,deferred:a,lateness:o})=>[e,t,[...r].sort(),i??null,a??null,n(o)??null]),scope:e.table(t).scope}}function fn(e,t,n){let r=R(t,n);return r.length?[...new Set(r.map(t=>ke(e,t)))]:[e.words.phrase(`status-not-covered`)]}function pn({cells:e}){return e.map(({key:e})=>e).filter(e=>e!==Z)}function Q(e){return new Set(pn(e)).size>1}function mn({id:e,title:t,rules:n,books:r,lines:i,only:a}){let o=i.filter(Q).length,s=a?i.filter(Q):i;return C`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">
${S(`open.different`,{count:o,all:i.length})}
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
${r.map((e,t)=>C`<th key=${t} scope="col">${z(n,e)}</th>`)}
</tr>
</thead>
<tbody>
${s.map(e=>C`<tr key=${e.id} class=${Q(e)?`differs`:``}>
<th scope="row">
${e.href?C`<a class="reach" href=${e.href}>${e.name}</a>`:e.name}
${!a&&Q(e)&&C`<span class="badge warn">${S(`open.differs`)}</span>`}
</th>
${e.cells.map(({key:t,texts:n},r)=>C`<td
key=${r}
class=${hn(t,pn(e)[0])}
>
${n.map(e=>C`<p key=${e}>${e}</p>`)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function hn(e,t){return e===Z?`silent`:e===t?``:`other`}var gn=P(({rules:e})=>C`<${b} title=${S(`open.fouls`)}>
<${Wt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${F} rules=${e} />
<//>`);const _n=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`account`,`person`],[`settings`,`settings`]];function vn(){let{tournament:e,official:t}=x(),n=Ae();return C`<${b} title="Shinpan" up=${null}>
<p class="soft">${S(`open.what-it-is`)}</p>
${e&&C`<section class="card">
<small class="soft">${S(`open.your-tournament`)}</small>
<h2>${e.name}</h2>
${t&&C`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"
><${M} name="tables" /> ${S(`open.new-ruling`)}</a
>
<div class="pair">
<a class="button" href="#/log"
><${M} name="log" /> ${S(`open.log`)}</a
>
<a class="button" href="#/scan"
><${M} name="scan" /> ${S(`open.scan`)}</a
>
</div>
</section>`}
<nav aria-label=${S(`open.without-account`)}>
<ul class="rows">
${n&&C`<${yn} href=${`#/board/${n.slug}`} icon="tables" text=${S(`open.to.board`)} about=${n.name} />`}
${_n.map(([e,t])=>C`<${yn} key=${e} href=${`#/${e}`} icon=${t} text=${S(`open.to.${e}`)} about=${S(`open.about.${e}`)} />`)}
</ul>
</nav>
${!e&&C`<${bn} />`}
<//>`}function yn({href:e,icon:t,text:n,about:r}){return C`<li>
<a class="row" href=${e}><${M} name=${t} /><span class="body">${n}<small>${r}</small></span><${M} name="next" /></a>
</li>`}function bn(){return C`<section class="card">
<h2>${S(`open.join`)}</h2>
<p>${S(`open.join-text`)}</p>
<div class="pair">
<a class="button" href="#/scan"><${M} name="scan" /> ${S(`open.scan`)}</a>
<a class="button" href="#/join">${S(`open.join-link`)}</a>
</div>
</section>`}var xn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}}};function Sn(){let e=o();E();let{library:t,usage:n,quota:r,persisted:i,lowStorage:a,outbox:c,elsewhere:u,syncedAt:d,tournament:f}=x(),[p,m]=h(i),[g,_]=h(``);O(()=>m(i),[i]),O(()=>void Cn().then(_),[e]);let v=async()=>{let e=await navigator.storage.persist();m(e),e||s(S(`open.persist-refused`))},y=S(`open.storage-of`,{used:wn(n),quota:wn(r)}),b=[[S(`open.offline`),S(`ready.${e}`)],[S(`open.version`),g||`–`],[S(`open.books`),String(Object.keys(t?.books??{}).length)],[S(`open.unsent`),String(c.length+u.reduce((e,{count:t})=>e+t,0))],[S(`open.storage`),y],[S(`open.persistent`),S(p?`open.yes`:`open.no`)],...d?[[S(`open.last-synced`),he(d,f?.time_zone)]]:[]];return C`<section class="card">
<h2>${S(`open.kept-here`)}</h2>
${a&&C`<p class="note warn">${S(`open.storage-low`)}</p>`}
<${l} rows=${b} />
${!p&&C`<p class="soft">${S(`open.persist-text`)}</p>
${`storage`in navigator&&C`<button class="button" onClick=${v}>${S(`open.persist`)}</button>`}`}
</section>`}async function Cn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function wn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return u(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Tn(){let{online:e}=x();return C`<section class="card">
<h2>${S(`open.libraries`)}</h2>
<ul class="points">
${Object.entries(xn).map(([t,{version:n,licence:r}])=>C`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&C`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${S(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>
</section>`}const En=t(d.referee,`PushSwitch`),Dn=t(d.referee,`Leave`),On=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],kn=[`auto`,`light`,`dark`],An=[`left`,`right`];function jn(){let e=E(),{tournament:t,official:n}=x(),r=e=>t=>y({[e]:t}).catch(()=>s(S(`open.lang-not-here`))),i=(t,n,i)=>C`<${k} label=${n} value=${e[t]} options=${i} onChange=${r(t)} />`,a=(t,n,i=``)=>C`<${v} label=${n} hint=${i} checked=${e[t]} onChange=${r(t)} />`;return C`<${b} title=${S(`open.settings`)}>
${i(`lang`,`Language · 言語 · Langue · Язык`,On)} ${i(`theme`,S(`open.theme`),Mn(`theme`,kn))}
${i(`hand`,S(`open.hand`),Mn(`hand`,An))} ${a(`discreet`,S(`open.discreet`),S(`open.discreet-text`))}
${a(`haptics`,S(`open.haptics`))} ${a(`sound`,S(`open.sound`))}
${t&&te(n)&&C`<${En} tournament=${t.id} as=${n.id} />`}
<${Sn} />
<${Dn} />
<${Tn} />
<//>`}function Mn(e,t){return t.map(t=>({value:t,text:S(`open.${e}.${t}`)}))}function Nn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[S(`hall-table`,{label:c}),_e(l),n].filter(Boolean).join(` · `);return C`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${ue(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${S(`own.team`)}`:``}</p>
${d&&C`<p class="soft">${w(d)}</p>`}
${s in Pn&&C`<p class="note info">${S(Pn[s])}</p>`}
${f&&C`<${Fn} escalation=${f} />`}
<${In} own=${e} ruling=${t} refresh=${r} />
</article>`}const Pn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Fn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=S(t===`open`?`own.open.${n}`:`own.${t}`);return C`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${S(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>C`<li key=${e.id}><b>${S(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function In({own:e,ruling:t,refresh:n}){let[r,i]=h(!1),[a,o]=h(``),[s,c]=h(``),[l,u]=h(``),[d,f]=h(!1),p=t.escalation?.status===`decided`;if(!p&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let g=S(p?`own.take-on`:`own.escalate`);return r?C`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),!a.trim())return u(S(`own.reason-wrong`));f(!0),u(``);let o={reason:a.trim(),...s.trim()&&{evidence:s.trim()}};try{await(await D.playerPage()).escalate(e,t,o),i(!1),n()}catch(e){u(S(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{f(!1)}}} aria-label=${g}>
<${m} label=${S(`own.reason`)} value=${a} onInput=${o} wrong=${l} long maxlength="4000" />
${!p&&C`<${m} label=${S(`own.evidence`)} hint=${S(`own.evidence-hint`)} value=${s} onInput=${c} long maxlength="4000" />`}
<button class="button main" disabled=${d}>${g}</button>
<button class="button" type="button" onClick=${()=>i(!1)}>${S(`cancel`)}</button>
</form>`:C`<button class="button" type="button" onClick=${()=>i(!0)}>${g}</button>`}function Ln(){let{own:e,missing:t,state:n,refresh:r}=Bn();if(t)return C`<${b} title=${S(`own.title`)} up="#/"><${a} text=${S(`own.missing`)} /><//>`;if(!e?.page){let e=n?C`<${a} text=${S(`own.${n}`)} />`:C`<${f} />`;return C`<${b} title=${S(`own.title`)} up="#/">${e}<//>`}let{tournament:i,player:o,rulings:s,ledger:c}=e.page;return C`<${b} title=${o.name} up="#/">
<p class="soft">${i.name} · ${S(`own.number`,{number:o.id_number})}</p>
${n&&C`<p class="note warn" role="status">${S(`own.${n}`)} ${S(`own.as-of`,{time:$(e.at,i)})}</p>`}
<${Rn} ledger=${c} />
<section class="stack">
<h2>${S(`own.rulings`)}</h2>
${s.length===0&&C`<${a} text=${S(`own.none`)} />`}
${s.map(t=>C`<${Nn} key=${t.id} own=${e} ruling=${t} when=${$(t.ruled_at,i)} refresh=${r} />`)}
</section>
<${Ie} tournament=${e.tournament} as=${e.player} player />
<//>`}function Rn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return C`<section class="card">
<h2>${S(`own.owing`)}</h2>
${n.length===0&&C`<p>${S(`own.nothing`)}</p>`}
${n.map(([e,t])=>C`<p key=${e}>${zn(e,t)}</p>`)}
</section>`}function zn(e,t){return e===`P`?S(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?S(`own.table-points`,{points:pe(-t,!0)}):S(t>0?`own.money`:`own.money-back`,{amount:ye(e,Math.abs(t))})}function Bn(){let{lang:e}=E(),[t,n]=h(void 0),[r,i]=h(``),[a,o]=h(0);return O(()=>{let t=!1,r=async()=>{let r=await D.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function $(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?u(Intl.DateTimeFormat,n).format(new Date(e)):``}export{dt as Book,qe as Books,en as Casual,sn as Compare,Rt as Foul,gn as Fouls,vn as Home,Ve as Join,Ln as PlayerPage,Re as Receipt,Ee as Scan,jn as Settings};