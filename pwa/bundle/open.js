import{A as e,Ar as t,At as n,Cr as r,Dr as i,Dt as a,Et as o,Fr as s,Ft as c,Gt as l,Ht as u,I as d,Ir as f,Jt as p,Lr as m,Lt as h,Mt as g,Nt as _,Or as v,Ot as y,Pt as b,Sr as ee,Tr as x,Tt as te,Ut as S,Vt as ne,Wt as re,X as C,Yt as ie,Z as ae,Zt as w,cn as oe,dn as se,fn as T,gn as ce,it as le,jr as E,jt as D,lt as O,nn as k,on as A,ot as ue,qt as j,st as de,ut as fe,v as M,vn as pe,vr as me,w as he,wt as N,xt as ge,yn as _e,zt as P}from"./app.js";import{Gt as ve,Kt as ye,Wt as be,Y as xe,_t as F,a as I,at as Se,c as Ce,ct as we,dt as Te,ft as Ee,gt as L,ht as R,i as De,l as Oe,mt as ke,n as Ae,o as z,pt as B,qt as je,r as Me,s as Ne,t as Pe,vt as V,yt as H}from"./shared.js";function Fe({args:[e=``]}){let[t,n]=m({}),[r,i]=m(0);return s(()=>{T.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof me&&e.status===404?`unknown`:`away`}))},[e,r]),k`<${b} title=${j(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&k`<${_} />`}
${t.receipt&&k`<${Ie} ...${t.receipt} />`}
${t.wrong===`unknown`&&k`<p class="note bad" role="status">${j(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&k`<p class="note warn" role="status">${j(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),i(r+1)}}>${j(`try-again`)}</button>`}
<//>`}function Ie({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o}){let s={dateStyle:`medium`,timeStyle:`short`,timeZone:a},c=l(Intl.DateTimeFormat,s),u=[[j(`fines.tournament`),e],[j(`fines.number`),t],[j(`fines.amount-paid`),xe(r,n)],[j(`fines.how`),j(`fines.method.${o}`)],[j(`fines.when`),`${c.format(new Date(i))} (${a})`]];return k`<p class="note info" role="status"><strong>${j(`fines.genuine`)}</strong></p>
<dl class="facts">
${u.map(([e,t])=>k`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${j(`fines.compare`)}</p>`}const Le=h(S.referee,`Leave`);let U=null;function Re({args:e}){let t=je(`#/join/${e.join(`/`)}`),[n,r]=m(e.length>0?null:U);return s(()=>{t?.invitation&&(U=t,A(`#/join`,{replace:!0}))},[]),t?k`<${b} title=${j(`hall-join`)} up="#/" />`:n?k`<${be} to=${n.tournament}>
<${ze} link=${n} onAnother=${()=>r(U=null)} />
<//>`:k`<${Ue} mangled=${e.length>0} onLink=${r} />`}function ze({link:e,onAnother:t}){let[n,r]=m(null),[i,a]=m(0),[o,c]=m(``);return s(()=>{r(null);let t=ye();T.join(e.tournament,e.invitation,o).then(e=>{if(U=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);P(j(`hall-joined`,{name:T.snapshot.state.settings.name})),t(`#/tables`)},e=>r(e))},[i]),n&&Be(n)?k`<${Ve} onName=${e=>{c(e),a(i+1)}} />`:n?k`<${He} error=${n} again=${()=>a(i+1)} onAnother=${t} />`:k`<${ve} up="#/" />`}function Be(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Ve({onName:e}){let[t,n]=m(``),[r,i]=m(``);return k`<${b} title=${j(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(j(`hall-join-name-wrong`))}}>
<${a} label=${j(`hall-join-name`)} hint=${j(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${j(`hall-join`)}</button>
</form>
<//>`}function He({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?j(`hall-join-refused`):e.name===`Unreachable`?j(`hall-join-unreachable`):e.message,a=k`<button class="button" onClick=${n}>${j(`hall-join-other`)}</button>
${!r&&k`<button class="button main" onClick=${t}>${j(`try-again`)}</button>`}`;return k`<${b} title=${j(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function Ue({mangled:e,onLink:t}){let{tournament:n}=u(),[r,i]=m(``),[o,s]=m(e?j(`hall-join-no-link`):``);return k`<${b} title=${j(`hall-join`)} up="#/">
<p>${j(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=je(r);n?.invitation?t(n):s(j(`hall-join-no-link`))}}>
<${a} label=${j(`hall-join-link`)} value=${r} onInput=${i} wrong=${o} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${j(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${c} name="scan" /> ${j(`hall-scan`)}</a>
${n&&k`<a class="button" href="#/tables"><${c} name="tables" /> ${j(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${c} name="person" /> ${j(`hall-join-account`)}</a>
<${Le} />
<//>`}var We=H(({rules:e})=>{let{tournament:t}=u(),{library:n,words:r,choice:i,book:a}=e;return k`<${b} title=${j(`open.books`)}>
${t&&k`<a class="row card" href="#/book/tournament">
<${c} name="book" />
<span class="body"
><small>${j(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${c} name="next" />
</a>`}
<a class="row card" href=${W(i)}>
<${c} name="book" />
<span class="body"
><small>${j(`open.rules-in-use`)}</small
><strong>${L(e,a)}</strong></span
>
<${c} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>k`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${r.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${r.phrase(`standing-${e.standing}`)}</small>
</span>
<${c} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${c} name="compare" /> ${j(`open.compare`)}</a
>
<//>`});function W({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function Ge({rules:e,spoken:t}){let n=t.status===`needs-facts`;return k`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?j(`open.answer-first`):t.line}</p>
${t.say&&!n&&k`<p class="say">${j(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&k`<section class="stack">
<h2>${j(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>k`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${d} stays=${t.stays} />
${!n&&k`<${Ke} rules=${e} spoken=${t} />`}`}function Ke({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return k`<section class="stack">
<h2>${j(`open.why`)}</h2>
${fe(t).map(e=>k`<p key=${e}>${e}</p>`)}
<${ke} rules=${e} standing=${t.rulebook.standing} />
${i&&k`<p>${O(i.source)}</p>
${i.notes.map(e=>k`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>k`<${qe} key=${e.id} reading=${e} />`)}
${r.length>0&&k`<details class="fold">
<summary><h3>${j(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>k`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function qe({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return k`<div class="card">
<small class="soft">${j(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>k`<p key=${e} class="soft">${j(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function Je({rules:e,book:t,who:n}){let[r,i]=m(0),a=t.clock(n),o=Math.max(...a.openings(),0)+300,s=ae(e.library,_e(t,n,r));return k`<article>
<h3>${j(`open.who.${n}`)}</h3>
<${Ye} clock=${a} end=${o} seconds=${r} />
<label class="field"
><span>${j(`open.how-late`)}</span>
<input
type="range"
min="0"
max=${o}
step="30"
value=${r}
aria-valuetext=${s.line}
onInput=${e=>i(Number(e.currentTarget.value))}
/>
</label>
<p role="status"><strong>${x(r)}</strong> · ${s.line}</p>
<ol class="bullets">
${a.bands.map(r=>k`<li key=${r.id}>
<strong
>${j(`open.from-time`,{time:x(a.opens(r))})}</strong
>
${` ${Xe(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${O(s.source)}</p>
</article>`}function Ye({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return k`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>k`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&x(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function Xe({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&j(`open.per-minute`,{cost:a}),o&&j(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[j(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Ze=[{id:`fouls`,Section:Qe},{id:`lateness`,Section:nt},{id:`procedures`,Section:rt},{id:`readings`,Section:st},{id:`points`,Section:ct},{id:`sources`,Section:lt}];function G({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:k`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function Qe({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(tt(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>z(t,e).length>0),c=a.filter(e=>!s.includes(e));return k`<${G}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>k`<article key=${n}>
<h3><${et} rules=${e} foul=${n} /></h3>
<${Me} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&k`<${$e} rules=${e} fouls=${c} />`}
<//>`})}function $e({rules:e,fouls:t}){return k`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>k`<li key=${t}><${et} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function et({rules:e,foul:t}){return k`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function tt(e,t,n){let r=z(t,n).map(t=>[I(e,t),...De(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function nt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${j(`open.lateness`)} ${j(`open.who.${e}`)}`));return k`<${G}
title=${j(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>k`<${Je} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&k`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function rt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:it(e,t),steps:r.filter(({step:r})=>n(`${it(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return k`<${G}
title=${j(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>k`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>k`<li key=${n}>
${i.step(t.step)}
${at(e,t.when).map(e=>k`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function it({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):j(`open.procedure.${n}`)}function at({words:e},n){return Object.entries(n).filter(([e])=>e in t()).map(([t,n])=>{let r=[n].flat().map(n=>ot(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function ot(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function st({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return k`<${G}
title=${j(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${j(`open.readings-text`)}</p>
${i.map(e=>k`<${qe} key=${e.id} reading=${e} />`)}
<//>`}function ct({rules:e,book:t,found:n,searching:r}){let{points:i}=Ne(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return k`<${G}
title=${j(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${g} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function lt({rules:e,book:t,found:n,searching:r}){let{references:i}=e.library.catalogue,a=ut(t).map(e=>({id:e,...i[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return k`<${G}
title=${j(`open.sources`)}
count=${a.length}
searching=${r}
>
<ul class="bullets">
${a.map(({id:e,title:t,publisher:n,year:r,reading:i})=>k`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${j(`open.read.${i}`)}</span
>
</li>`)}
</ul>
<//>`}function ut(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>z(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}var dt=H(({args:[e=``],rules:t})=>{let{query:n}=oe(),{tournament:r,book:i}=u();if(e===`tournament`&&i)return k`<${pt}
rules=${t}
book=${i}
choice=${{...F(i.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return k`<${b} title=${j(`lost`)} up="#/books"
><${D} text=${j(`lost-text`)}
/><//>`;let a=ft(e,n.get(`with`)),o=V(t.library,a),s=o?F(e):a;return k`<${pt}
rules=${t}
book=${R(t.library,s)}
choice=${s}
wrong=${o}
/>`});function ft(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return F(e)}}function pt({rules:e,book:t,choice:n,wrong:r}){let[i,o]=m(``),[s,c]=m(!1),{library:l,words:u}=e,d=mt(e,i);return k`<${b} title=${L(e,t)} up="#/books">
<${Ee} error=${r} />
<${ke} rules=${e} standing=${t.content.standing} />
<p>${u.standingNote(t.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>c(!0)}
>
${j(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(n),P(j(`open.in-use-now`))}}>
${j(`open.use-these`)}
</button>
</div>
<${a}
type="search"
label=${j(`open.search-book`)}
value=${i}
autocomplete="off"
onInput=${o}
/>
${Ze.map(({id:n,Section:r})=>k`<${r} key=${n} rules=${e} book=${t} found=${d} searching=${!!i.trim()} />`)}
${s&&k`<${Te} rules=${e} value=${n} onUse=${e=>{c(!1),A(W(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
<//>`}function mt({library:e},t){let n=ee(e,t),{items:i}=r(e,t),a=new Set(t.trim()?i.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>a.has(t)||n(e)}const ht={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[K,q]=[112,64];function gt({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return k`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${j(`open.arrows`)}>
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
${e.map((e,n)=>k`<${vt} key=${n} spot=${ht[n]} name=${e} note=${t[n]} to=${a?.(n)} />`)}
${n&&k`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>k`<${bt} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${_t} names=${e} payments=${r} number=${i} /></div>
</figure>`}function _t({names:e,payments:t,number:n}){let r=t=>t===`table`?j(`open.the-table`):e[t];return k`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>k`<li key=${a}>
${j(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function vt({spot:[e,t],name:n,note:r,to:i}){let a=k`<g>
<rect
x=${e-K/2}
y=${t-q/2}
width=${K}
height=${q}
rx="10"
/>
<text class="name" x=${e} y=${t-5}>${yt(n)}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?k`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function yt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function bt({payment:e,text:t}){let[n,r]=[J(e.from),J(e.to)],[i,a]=Ct(n,r),[o,s]=Ct(r,n),c=St(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=xt(c,n[0]===r[0]);return k`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${l+d} y=${u+f+6}>${t}</text>
</g>`}function xt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function St(e,t){let[n,r]=J(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(J(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function J(e){return ht[e]??[0,0]}function Ct([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((K/2+6)/Math.abs(r),(q/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Y=[0,1,2,3],wt=[`east`,`south`,`west`,`north`];function Tt(e,t){return wt[(e-t+4)%4]??`east`}function Et(e,t){return e===`table`?`table`:(wt.indexOf(e)+t)%4}function Dt(e){let t=new Map([...Y,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Y)t.set(e,0);else for(let e of kt(n))At(t,e);return{net:Y.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Ot(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function kt(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function At(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function jt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Mt({typed:e,onChange:t,onClose:n}){return k`<${N} title=${j(`open.names`)} onClose=${n}>
<p class="soft">${j(`open.names-text`)}</p>
${Y.map(n=>k`<${a}
key=${n}
label=${j(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${j(`open.done`)}</button>
<//>`}function Nt({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=jt(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,Ot(e[r]??0,n)]);return k`<${N} title=${j(`open.settle`)} onClose=${i}>
<p>${j(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${g} rows=${s} />
<${_t} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${j(`open.settle-done`)}
</button>
<//>`}function Pt({spoken:t,onAnswer:n}){return(t.questions??[]).map(t=>k`<${e}
key=${t.fact}
question=${t}
onAnswer=${e=>n(t.fact,e)}
/>`)}function Ft({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?k`<section class="stack">
<h2>${j(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>k`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${j(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function It({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return k`<${te} title=${k`<h2>${j(`open.around`)}</h2>`}>
${()=>k`<div class="stack">
<${Ae} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&k`<${Lt} rules=${e} ...${c} />`}
</div>`}
<//>`}function Lt({rules:{words:e},context:t,onChange:r}){let i=v.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return k`<${n}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>r({...t,casual:e})}
/>
${t.casual&&k`<${y}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:j(`open.no-seat`)},...i]}
onChange=${e=>r({...t,seat:e||null})}
/>`}`}var Rt=H(({args:[e=``],rules:t})=>e in t.library.catalogue.fouls?k`<${zt} id=${e} rules=${t} />`:k`<${b} title=${j(`lost`)} up="#/fouls"
><${D} text=${j(`lost-text`)}
/><//>`);function zt({id:e,rules:t}){let[n,r]=m({}),[i,a]=m({}),o=M(t.book,e,n,{})?n:{},s=M(t.book,e,o,i)?i:{},c=C(t.library,ce(t.book,e,o,s));return k`<${b} title=${c.foul.name} up="#/fouls">
<${Pt} spoken=${c} onAnswer=${(e,t)=>r({...o,[e]:t})} />
<${Ft} rules=${t} facts=${o} onForget=${e=>r(Bt(o,e))} />
<${Ge} rules=${t} spoken=${c} />
<${It} rules=${t} foul=${e} facts=${o} context=${s} onChange=${a} />
<${Vt} rules=${t} foul=${e} facts=${o} context=${s} />
<${B} rules=${t} />
<//>`}function Bt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Vt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>R(e.library,F(t))),a=[...new Map([e.book,...i].map(t=>[L(e,t),t]))],o=Ce(a.map(([,e])=>e),t,n,r).map(t=>Ut(C(e.library,t)));return k`<section class="stack">
<h2>${j(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>k`<li key=${e}>
<a class="row" href=${W(Ht(t))}>
<span class="body"><small>${e}</small>
<span class=${o[n]===o[0]?``:`strong`}>${o[n]}</span></span>
<${c} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ht({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Ut(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?ue(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let X={occasion:``,query:``};function Wt({rules:e,occasion:t,...n}){let[r,i]=m(X.occasion===t?X.query:``),a=e=>{X={occasion:t,query:e},i(e)},{library:o,book:s,words:c}=e;return k`<${ge} library=${o} book=${s} words=${c} label=${j(`call.what`)} hint=${j(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const Gt={casual:!0};function Kt({rules:e,evening:t,names:n,person:r}){return k`<${b}
title=${j(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Wt}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function qt(e){let{rules:t,evening:n,names:r,person:i,foul:a}=e,[s,c]=m({}),[l,u]=m(Gt),[d,f]=m(0),p=Tt(i,n.east),h={...l,seat:p},g=Jt(t,a,s,h),_=g.range?.[d]?d:0,{line:v,payments:y}=Yt(e,g,_,p),ee=Xt(e,v,y),x=![`needs-facts`,`not-covered`].includes(g.status)&&k`<button class="button main" onClick=${ee}>${j(`open.note`)}</button>`,te=(e,t)=>c({...s,[e]:t}),S=e=>c(Bt(s,e)),ne=r.map((e,r)=>t.words.phrase(`seat-${Tt(r,n.east)}`));return k`<${b} title=${`${r[i]}: ${g.foul.name}`} up=${`#/casual/${i}`} actions=${x}>
<${Pt} spoken=${g} onAnswer=${te} />
<${Ft} rules=${t} facts=${s} onForget=${S} />
${g.range&&k`<${o} label=${j(`open.you-choose`)} value=${_} onChange=${f} options=${Zt(t,g)} />`}
${y.length>0&&k`<${gt} names=${r} notes=${ne} pot="" payments=${y} number=${e=>t.words.number(e)} />`}
<${Ge} rules=${t} spoken=${{...g,say:``}} />
<${It} rules=${t} foul=${a} facts=${s} context=${h} onChange=${u} fixed />
<//>`}function Jt({book:e,library:t},n,r,i){let a=M(e,n,r,i)??ce(e,n,r,{...Gt,seat:i.seat});return C(t,a)}function Yt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Qt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Et(e,t),to:Et(n,t),points:r}))}}function Xt({evening:e,set:t,person:n,foul:r},i,a){let o=f(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),p(),P(j(`open.recorded`)),A(`#/casual`,{replace:!0}))}}function Zt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Qt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?pe(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const $t={choice:null,names:[``,``,``,``],east:0,events:[]};var en=H(({args:[e,t],rules:n})=>{let[r,i]=se(`shinpan.casual`,$t),a=e=>i({...r,...e}),o=tn(n,r,a),s={rules:o,evening:r,set:a,names:Y.map(e=>r.names[e]?.trim()||j(`open.player`,{number:e+1}))};return e===void 0?k`<${nn} ...${s} />`:Y.includes(Number(e))&&(!t||t in o.library.catalogue.fouls)?t?k`<${qt}
...${s}
person=${Number(e)}
foul=${t}
/>`:k`<${Kt} ...${s} person=${Number(e)} />`:k`<${b} title=${j(`lost`)} up="#/casual"
><${D} text=${j(`lost-text`)}
/><//>`});function tn(e,t,n){let{library:r}=e,i=t.choice&&!V(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=V(r,s)?i:s;return{...e,choice:c,book:R(r,c),choose:e=>n({choice:e})}}function nn({rules:e,evening:t,set:n,names:r}){let[i,a]=m(``),{net:o,table:s}=Dt(t.events),c=t=>e.words.number(t),l=e=>n({events:[...t.events,e]}),u=t.events.at(-1),d=k`<button class="button" disabled=${!u} onClick=${()=>n({events:t.events.slice(0,-1)})}>${j(`open.undo`)}</button>
<button class="button main" disabled=${!u} onClick=${()=>a(`settle`)}>${j(`open.settle`)}</button>`,f={names:r,number:c,onClose:()=>a(``)};return k`<${b} title=${j(`open.casual`)} actions=${d}>
<section class="stack">
<h2>${j(`open.who-fouled`)}</h2>
<${gt} names=${r} notes=${o.map(e=>Ot(e,c))} pot=${s?c(s):``}
payments=${u?kt(u):[]} number=${c} to=${e=>`#/casual/${e}`} />
</section>
${s>0&&k`<${an} text=${c(s)} names=${r} onWon=${e=>l({kind:`won`,by:e,points:s})} />`}
<${rn} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${on} rules=${e} events=${t.events} names=${r} />
<${B} rules=${e} />
${i===`names`&&k`<${Mt} ...${f} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&k`<${Nt} ...${f} net=${o} onSettled=${()=>l({kind:`settled`,payments:jt(o)})} />`}
<//>`}function rn({east:e,names:t,onEast:n,onNames:r}){return k`<${o} label=${j(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${j(`open.names`)}</button>`}function an({text:e,names:t,onWon:n}){return k`<section class="note info stack">
<h2>${j(`open.pot`,{points:e})}</h2>
<p>${j(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>k`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function on({rules:e,events:t,names:n}){if(!t.length)return k`<p class="soft">${j(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?j(`open.settled`):t.kind===`won`?j(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return k`<section class="stack">
<h2>${j(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>k`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}const Z=E(`not-stated`);var sn=H(({rules:e})=>{let{library:t,choice:r}=e,i=Object.keys(t.books).filter(e=>e!==r.id),[a,o]=se(`shinpan.compare`,[r,...i.slice(-2).map(F)]),s=a.filter(e=>!V(t,e)),[c,l]=m(null),[u,d]=m(!0),f=s.map(e=>R(t,e));return k`<${b} title=${j(`open.compare`)}>
<${cn}
rules=${e}
books=${f}
onOpen=${l}
onRemove=${e=>o(s.filter((t,n)=>n!==e))}
/>
<${n}
label=${j(`open.only-different`)}
hint=${j(`open.silence`)}
checked=${u}
onChange=${d}
/>
<${mn}
id="points"
title=${j(`open.rule-points`)}
rules=${e}
books=${f}
lines=${ln(e,f)}
only=${u}
/>
<${mn}
id="fouls"
title=${j(`open.fouls`)}
rules=${e}
books=${f}
lines=${un(e,f)}
only=${u}
/>
${c!==null&&k`<${Te} rules=${e} value=${s[c]??F(r.id)} onUse=${e=>{o(c===s.length?[...s,e]:s.map((t,n)=>n===c?e:t)),l(null)}} onClose=${()=>l(null)} />`}
<//>`});function cn({rules:e,books:t,onOpen:n,onRemove:r}){return k`<ul class="rows">
${t.map((i,a)=>k`<li key=${a} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(a)}
>
<span class="body"
>${L(e,i)}<small
>${e.words.phrase(`standing-${i.content.standing}`)}</small
></span
>
<span class="badge">${j(`call.change`)}</span>
</button>
${t.length>2&&k`<button class="button quiet" aria-label=${j(`open.remove`,{name:L(e,i)})} onClick=${()=>r(a)}><${c} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${j(`open.add-book`)}
</button>`}function ln({library:e},t){return Ne(e,t).points.map(({id:e,name:t,values:n})=>({id:e,name:t,cells:n.map(({value:e,text:t})=>({key:E(e),texts:[t]}))}))}function un(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>({id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:t.map(t=>({key:z(t,n).length?E(dn(t,n)):Z,texts:fn(e,t,n)}))}))}function dn(e,t){let n=t=>t&&e.clock(t).bands.map(({id:e,readings:t,...n})=>n);return{rows:z(e,t).map(({when:e,then:t,effects:r,range:i,deferred:a,lateness:o})=>[e,t,[...r].sort(),i??null,a??null,n(o)??null]),scope:e.table(t).scope}}function fn(e,t,n){let r=z(t,n);return r.length?[...new Set(r.map(t=>I(e,t)))]:[e.words.phrase(`status-not-covered`)]}function pn({cells:e}){return e.map(({key:e})=>e).filter(e=>e!==Z)}function Q(e){return new Set(pn(e)).size>1}function mn({id:e,title:t,rules:n,books:r,lines:i,only:a}){let o=i.filter(Q).length,s=a?i.filter(Q):i;return k`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">
${j(`open.different`,{count:o,all:i.length})}
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
${r.map((e,t)=>k`<th key=${t} scope="col">${L(n,e)}</th>`)}
</tr>
</thead>
<tbody>
${s.map(e=>k`<tr key=${e.id} class=${Q(e)?`differs`:``}>
<th scope="row">
${e.href?k`<a class="reach" href=${e.href}>${e.name}</a>`:e.name}
${!a&&Q(e)&&k`<span class="badge warn">${j(`open.differs`)}</span>`}
</th>
${e.cells.map(({key:t,texts:n},r)=>k`<td
key=${r}
class=${hn(t,pn(e)[0])}
>
${n.map(e=>k`<p key=${e}>${e}</p>`)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function hn(e,t){return e===Z?`silent`:e===t?``:`other`}var gn=H(({rules:e})=>k`<${b} title=${j(`open.fouls`)}>
<${Wt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${B} rules=${e} />
<//>`);const _n=[`empty-win`,`noten-riichi`,`exposed-tiles`],vn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]];function yn(){let[e,t]=m(!1),{tournament:n}=u(),r=we(),i=k`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${j(`open.menu`)} onClick=${()=>t(!0)}><${c} name="log" /></button>`;return k`<${b} title="Shinpan" up=${null} aside=${i}>
${n?k`<${bn} />`:k`<p class="soft">${j(`open.what-it-is`)}</p>`}
${r&&k`<ul class="rows"><${Cn} href=${`#/board/${r.slug}`} icon="tables" text=${j(`open.to.board`)} about=${r.name} /></ul>`}
<${xn} large=${!n} />
${!n&&k`<ul class="ways">
<li><a class="way" href="#/casual"><${c} name="dice" /><strong>${j(`open.at-home`)}</strong><span>${j(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${c} name="scan" /><strong>${j(`open.i-referee`)}</strong><span>${j(`open.scan`)}</span></a></li>
</ul>`}
${e&&k`<${Sn} onClose=${()=>t(!1)} />`}
<//>`}function bn(){let{tournament:e,official:t}=u();return k`<section class="card">
<small class="soft">${j(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&k`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${c} name="tables" /> ${j(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${c} name="log" /> ${j(`open.log`)}</a>
<a class="button" href="#/scan"><${c} name="scan" /> ${j(`open.scan`)}</a>
</div>
</section>`}function xn({large:e}){return k`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${j(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${c} name="search" />${j(`open.to.fouls`)}</a>
<ul class="examples">
${_n.map(e=>k`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${j(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function Sn({onClose:e}){return k`<${N} title=${j(`open.menu`)} onClose=${e}>
<ul class="rows">
${vn.map(([t,n])=>k`<${Cn} key=${t} href=${`#/${t}`} icon=${n} text=${j(`open.to.${t}`)} about=${j(`open.about.${t}`)} onClick=${e} />`)}
</ul>
<//>`}function Cn({href:e,icon:t,text:n,about:r,onClick:i}){return k`<li>
<a class="row" href=${e} onClick=${i}><${c} name=${t} /><span class="body">${n}<small>${r}</small></span><${c} name="next" /></a>
</li>`}var wn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function Tn(){let e=ne();w();let{library:t,usage:n,quota:r,persisted:i,lowStorage:a,outbox:o,elsewhere:c,syncedAt:l,tournament:d}=u(),[f,p]=m(i),[h,_]=m(``);s(()=>p(i),[i]),s(()=>void En().then(_),[e]);let v=async()=>{let e=await navigator.storage.persist();p(e),e||P(j(`open.persist-refused`))},y=j(`open.storage-of`,{used:$(n),quota:$(r)}),b=[[j(`open.offline`),j(`ready.${e}`)],[j(`open.version`),h||`–`],[j(`open.books`),String(Object.keys(t?.books??{}).length)],[j(`open.unsent`),String(o.length+c.reduce((e,{count:t})=>e+t,0))],[j(`open.storage`),y],[j(`open.persistent`),j(f?`open.yes`:`open.no`)],...l?[[j(`open.last-synced`),re(l,d?.time_zone)]]:[]];return k`<section class="card">
<h2>${j(`open.kept-here`)}</h2>
${a&&k`<p class="note warn">${j(`open.storage-low`)}</p>`}
<${g} rows=${b} />
${!f&&k`<p class="soft">${j(`open.persist-text`)}</p>
${`storage`in navigator&&k`<button class="button" onClick=${v}>${j(`open.persist`)}</button>`}`}
</section>`}async function En(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function $(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return l(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Dn(){let{online:e}=u();return k`<section class="card">
<h2>${j(`open.libraries`)}</h2>
<ul class="bullets">
${Object.entries(wn).map(([t,{version:n,licence:r}])=>k`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&k`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${j(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>
</section>`}const On=h(S.referee,`PushSwitch`),kn=h(S.referee,`Leave`),An=h(S.referee,`Standing`),jn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],Mn=[`auto`,`light`,`dark`],Nn=[`left`,`right`];function Pn(){let e=w(),{tournament:t,official:r}=u(),i=e=>t=>ie({[e]:t}).catch(()=>P(j(`open.lang-not-here`))),a=(t,n,r)=>k`<${o} label=${n} value=${e[t]} options=${r} onChange=${i(t)} />`,s=(t,r,a=``)=>k`<${n} label=${r} hint=${a} checked=${e[t]} onChange=${i(t)} />`;return k`<${b} title=${j(`open.settings`)}>
${a(`lang`,`Language · 言語 · Langue · Язык`,jn)} ${a(`theme`,j(`open.theme`),Fn(`theme`,Mn))}
${a(`hand`,j(`open.hand`),Fn(`hand`,Nn))} ${s(`discreet`,j(`open.discreet`),j(`open.discreet-text`))}
${s(`haptics`,j(`open.haptics`))} ${s(`sound`,j(`open.sound`))}
${t&&he(r)&&k`<${On} tournament=${t.id} as=${r.id} />`}
<${An} />
<${Tn} />
<${kn} />
<${Dn} />
<//>`}function Fn(e,t){return t.map(t=>({value:t,text:j(`open.${e}.${t}`)}))}function In({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[j(`hall-table`,{label:c}),le(l),n].filter(Boolean).join(` · `);return k`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${de(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${j(`own.team`)}`:``}</p>
${d&&k`<p class="soft">${O(d)}</p>`}
${s in Ln&&k`<p class="note info">${j(Ln[s])}</p>`}
${f&&k`<${Rn} escalation=${f} />`}
<${zn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Ln={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Rn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=j(t===`open`?`own.open.${n}`:`own.${t}`);return k`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${j(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>k`<li key=${e.id}><b>${j(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function zn({own:e,ruling:t,refresh:n}){let[r,i]=m(!1),[o,s]=m(``),[c,l]=m(``),[u,d]=m(``),[f,p]=m(!1),h=t.escalation?.status===`decided`;if(!h&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let g=j(h?`own.take-on`:`own.escalate`);return r?k`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),!o.trim())return d(j(`own.reason-wrong`));p(!0),d(``);let a={reason:o.trim(),...c.trim()&&{evidence:c.trim()}};try{await(await T.playerPage()).escalate(e,t,a),i(!1),n()}catch(e){d(j(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{p(!1)}}} aria-label=${g}>
<${a} label=${j(`own.reason`)} value=${o} onInput=${s} wrong=${u} long maxlength="4000" />
${!h&&k`<${a} label=${j(`own.evidence`)} hint=${j(`own.evidence-hint`)} value=${c} onInput=${l} long maxlength="4000" />`}
<button class="button main" disabled=${f}>${g}</button>
<button class="button" type="button" onClick=${()=>i(!1)}>${j(`cancel`)}</button>
</form>`:k`<button class="button" type="button" onClick=${()=>i(!0)}>${g}</button>`}function Bn(){let{own:e,missing:t,state:n,refresh:r}=Un();if(t)return k`<${b} title=${j(`own.title`)} up="#/"><${D} text=${j(`own.missing`)} /><//>`;if(!e?.page){let e=n?k`<${D} text=${j(`own.${n}`)} />`:k`<${_} />`;return k`<${b} title=${j(`own.title`)} up="#/">${e}<//>`}let{tournament:i,player:a,rulings:o,ledger:s}=e.page;return k`<${b} title=${a.name} up="#/">
<p class="soft">${i.name} · ${j(`own.number`,{number:a.id_number})}</p>
${n&&k`<p class="note warn" role="status">${j(`own.${n}`)} ${j(`own.as-of`,{time:Wn(e.at,i)})}</p>`}
<${Vn} ledger=${s} />
<section class="stack">
<h2>${j(`own.rulings`)}</h2>
${o.length===0&&k`<${D} text=${j(`own.none`)} />`}
${o.map(t=>k`<${In} key=${t.id} own=${e} ruling=${t} when=${Wn(t.ruled_at,i)} refresh=${r} />`)}
</section>
<${Pe} tournament=${e.tournament} as=${e.player} player />
<//>`}function Vn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return k`<section class="card">
<h2>${j(`own.owing`)}</h2>
${n.length===0&&k`<p>${j(`own.nothing`)}</p>`}
${n.map(([e,t])=>k`<p key=${e}>${Hn(e,t)}</p>`)}
</section>`}function Hn(e,t){return e===`P`?j(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?j(`own.table-points`,{points:Se(-t,!0)}):j(t>0?`own.money`:`own.money-back`,{amount:i(e,Math.abs(t))})}function Un(){let{lang:e}=w(),[t,n]=m(void 0),[r,i]=m(``),[a,o]=m(0);return s(()=>{let t=!1,r=async()=>{let r=await T.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function Wn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?l(Intl.DateTimeFormat,n).format(new Date(e)):``}export{dt as Book,We as Books,en as Casual,sn as Compare,Rt as Foul,gn as Fouls,yn as Home,Re as Join,Bn as PlayerPage,Fe as Receipt,Oe as Scan,Pn as Settings};