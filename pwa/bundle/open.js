import{A as e,At as t,Cr as n,Dt as r,Er as i,Et as a,Ft as o,Gt as s,Ht as c,I as l,Ir as u,Jt as d,Lr as f,Lt as p,Mr as m,Mt as h,Nt as g,Or as _,Ot as v,Pt as y,Rr as b,Tt as x,Ut as S,Vt as ee,Wt as te,X as C,Yt as ne,Z as re,Zt as w,cn as ie,dn as ae,fn as T,gn as oe,it as se,jr as ce,jt as E,kr as le,lt as D,nn as O,on as k,ot as ue,qt as A,st as de,ut as fe,v as j,vn as pe,w as me,wr as he,wt as M,xt as ge,yn as _e,yr as ve,zt as N}from"./app.js";import{Gt as ye,Kt as be,Wt as xe,Y as Se,_t as P,a as F,at as Ce,c as we,ct as Te,dt as I,ft as Ee,gt as L,ht as R,i as De,l as Oe,mt as ke,n as Ae,o as z,pt as B,qt as je,r as Me,s as Ne,t as Pe,vt as V,yt as H}from"./shared.js";function Fe({args:[e=``]}){let[t,n]=b({}),[r,i]=b(0);return u(()=>{T.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof ve&&e.status===404?`unknown`:`away`}))},[e,r]),O`<${y} title=${A(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&O`<${g} />`}
${t.receipt&&O`<${Ie} ...${t.receipt} />`}
${t.wrong===`unknown`&&O`<p class="note bad" role="status">${A(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&O`<p class="note warn" role="status">${A(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),i(r+1)}}>${A(`try-again`)}</button>`}
<//>`}function Ie({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o}){let c={dateStyle:`medium`,timeStyle:`short`,timeZone:a},l=s(Intl.DateTimeFormat,c),u=[[A(`fines.tournament`),e],[A(`fines.number`),t],[A(`fines.amount-paid`),Se(r,n)],[A(`fines.how`),A(`fines.method.${o}`)],[A(`fines.when`),`${l.format(new Date(i))} (${a})`]];return O`<p class="note info" role="status"><strong>${A(`fines.genuine`)}</strong></p>
<dl class="facts">
${u.map(([e,t])=>O`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${A(`fines.compare`)}</p>`}const Le=p(S.referee,`Leave`);let U=null;function Re({args:e}){let t=je(`#/join/${e.join(`/`)}`),[n,r]=b(e.length>0?null:U);return u(()=>{t?.invitation&&(U=t,k(`#/join`,{replace:!0}))},[]),t?O`<${y} title=${A(`hall-join`)} up="#/" />`:n?O`<${xe} to=${n.tournament}>
<${ze} link=${n} onAnother=${()=>r(U=null)} />
<//>`:O`<${Ue} mangled=${e.length>0} onLink=${r} />`}function ze({link:e,onAnother:t}){let[n,r]=b(null),[i,a]=b(0),[o,s]=b(``);return u(()=>{r(null);let t=be();T.join(e.tournament,e.invitation,o).then(e=>{if(U=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);N(A(`hall-joined`,{name:T.snapshot.state.settings.name})),t(`#/tables`)},e=>r(e))},[i]),n&&Be(n)?O`<${Ve} onName=${e=>{s(e),a(i+1)}} />`:n?O`<${He} error=${n} again=${()=>a(i+1)} onAnother=${t} />`:O`<${ye} up="#/" />`}function Be(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Ve({onName:e}){let[t,n]=b(``),[i,a]=b(``);return O`<${y} title=${A(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):a(A(`hall-join-name-wrong`))}}>
<${r} label=${A(`hall-join-name`)} hint=${A(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${i}
autocomplete="name" maxlength="200" />
<button class="button main">${A(`hall-join`)}</button>
</form>
<//>`}function He({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?A(`hall-join-refused`):e.name===`Unreachable`?A(`hall-join-unreachable`):e.message,a=O`<button class="button" onClick=${n}>${A(`hall-join-other`)}</button>
${!r&&O`<button class="button main" onClick=${t}>${A(`try-again`)}</button>`}`;return O`<${y} title=${A(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function Ue({mangled:e,onLink:t}){let{tournament:n}=c(),[i,a]=b(``),[s,l]=b(e?A(`hall-join-no-link`):``);return O`<${y} title=${A(`hall-join`)} up="#/">
<p>${A(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=je(i);n?.invitation?t(n):l(A(`hall-join-no-link`))}}>
<${r} label=${A(`hall-join-link`)} value=${i} onInput=${a} wrong=${s} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${A(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${o} name="scan" /> ${A(`hall-scan`)}</a>
${n&&O`<a class="button" href="#/tables"><${o} name="tables" /> ${A(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${o} name="person" /> ${A(`hall-join-account`)}</a>
<${Le} />
<//>`}var We=H(({rules:e})=>{let{tournament:t}=c(),{library:n,words:r,choice:i,book:a}=e;return O`<${y} title=${A(`open.books`)}>
${t&&O`<a class="row card" href="#/book/tournament">
<${o} name="book" />
<span class="body"
><small>${A(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${o} name="next" />
</a>`}
<a class="row card" href=${W(i)}>
<${o} name="book" />
<span class="body"
><small>${A(`open.rules-in-use`)}</small
><strong>${L(e,a)}</strong></span
>
<${o} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>O`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${r.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${r.phrase(`standing-${e.standing}`)}</small>
</span>
<${o} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${o} name="compare" /> ${A(`open.compare`)}</a
>
<//>`});function W({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function Ge({rules:e,spoken:t}){let n=t.status===`needs-facts`;return O`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?A(`open.answer-first`):t.line}</p>
${t.say&&!n&&O`<p class="say">${A(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&O`<section class="stack">
<h2>${A(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>O`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${l} stays=${t.stays} />
${!n&&O`<${Ke} rules=${e} spoken=${t} />`}`}function Ke({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return O`<section class="stack">
<h2>${A(`open.why`)}</h2>
${fe(t).map(e=>O`<p key=${e}>${e}</p>`)}
<${ke} rules=${e} standing=${t.rulebook.standing} />
${i&&O`<p>${D(i.source)}</p>
${i.notes.map(e=>O`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>O`<${qe} key=${e.id} reading=${e} />`)}
${r.length>0&&O`<details class="fold">
<summary><h3>${A(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>O`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function qe({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return O`<div class="card">
<small class="soft">${A(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>O`<p key=${e} class="soft">${A(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function Je({rules:e,book:t,who:n}){let[r,a]=b(0),o=t.clock(n),s=Math.max(...o.openings(),0)+300,c=re(e.library,_e(t,n,r));return O`<article>
<h3>${A(`open.who.${n}`)}</h3>
<${Ye} clock=${o} end=${s} seconds=${r} />
<label class="field"
><span>${A(`open.how-late`)}</span>
<input
type="range"
min="0"
max=${s}
step="30"
value=${r}
aria-valuetext=${c.line}
onInput=${e=>a(Number(e.currentTarget.value))}
/>
</label>
<p role="status"><strong>${i(r)}</strong> · ${c.line}</p>
<ol class="bullets">
${o.bands.map(r=>O`<li key=${r.id}>
<strong
>${A(`open.from-time`,{time:i(o.opens(r))})}</strong
>
${` ${Xe(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${D(c.source)}</p>
</article>`}function Ye({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],a=e=>`${100*e/t}%`;return O`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>O`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:a((r[n+1]??t)-e)}}
>${e>0&&i(e)}</span
>`)}
<span class="hand" style=${{left:a(n)}}></span>
</div>`}function Xe({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&A(`open.per-minute`,{cost:a}),o&&A(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[A(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Ze=[{id:`fouls`,Section:Qe},{id:`lateness`,Section:nt},{id:`procedures`,Section:rt},{id:`readings`,Section:st},{id:`points`,Section:ct},{id:`sources`,Section:lt}];function G({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:O`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function Qe({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(tt(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>z(t,e).length>0),c=a.filter(e=>!s.includes(e));return O`<${G}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>O`<article key=${n}>
<h3><${et} rules=${e} foul=${n} /></h3>
<${Me} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&O`<${$e} rules=${e} fouls=${c} />`}
<//>`})}function $e({rules:e,fouls:t}){return O`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>O`<li key=${t}><${et} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function et({rules:e,foul:t}){return O`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function tt(e,t,n){let r=z(t,n).map(t=>[F(e,t),...De(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function nt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${A(`open.lateness`)} ${A(`open.who.${e}`)}`));return O`<${G}
title=${A(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>O`<${Je} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&O`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function rt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:it(e,t),steps:r.filter(({step:r})=>n(`${it(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return O`<${G}
title=${A(`open.procedures`)}
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
<//>`}function it({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):A(`open.procedure.${n}`)}function at({words:e},t){return Object.entries(t).filter(([e])=>e in ce()).map(([t,n])=>{let r=[n].flat().map(n=>ot(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function ot(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function st({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return O`<${G}
title=${A(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${A(`open.readings-text`)}</p>
${i.map(e=>O`<${qe} key=${e.id} reading=${e} />`)}
<//>`}function ct({rules:e,book:t,found:n,searching:r}){let{points:i}=Ne(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return O`<${G}
title=${A(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${h} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function lt({rules:e,book:t,found:n,searching:r}){let{references:i}=e.library.catalogue,a=ut(t).map(e=>({id:e,...i[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return O`<${G}
title=${A(`open.sources`)}
count=${a.length}
searching=${r}
>
<ul class="bullets">
${a.map(({id:e,title:t,publisher:n,year:r,reading:i})=>O`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${A(`open.read.${i}`)}</span
>
</li>`)}
</ul>
<//>`}function ut(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>z(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}var dt=H(({args:[e=``],rules:t})=>{let{query:n}=ie(),{tournament:r,book:i}=c();if(e===`tournament`&&i)return O`<${pt}
rules=${t}
book=${i}
choice=${{...P(i.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return O`<${y} title=${A(`lost`)} up="#/books"
><${E} text=${A(`lost-text`)}
/><//>`;let a=ft(e,n.get(`with`)),o=V(t.library,a),s=o?P(e):a;return O`<${pt}
rules=${t}
book=${R(t.library,s)}
choice=${s}
wrong=${o}
/>`});function ft(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return P(e)}}function pt({rules:e,book:t,choice:n,wrong:i}){let[a,o]=b(``),[s,c]=b(!1),{library:l,words:u}=e,d=mt(e,a);return O`<${y} title=${L(e,t)} up="#/books">
<${Ee} error=${i} />
<${ke} rules=${e} standing=${t.content.standing} />
<p>${u.standingNote(t.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>c(!0)}
>
${A(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(n),N(A(`open.in-use-now`))}}>
${A(`open.use-these`)}
</button>
</div>
<${r}
type="search"
label=${A(`open.search-book`)}
value=${a}
autocomplete="off"
onInput=${o}
/>
${Ze.map(({id:n,Section:r})=>O`<${r} key=${n} rules=${e} book=${t} found=${d} searching=${!!a.trim()} />`)}
${s&&O`<${I} rules=${e} value=${n} onUse=${e=>{c(!1),k(W(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
<//>`}function mt({library:e},t){let r=n(e,t),{items:i}=he(e,t),a=new Set(t.trim()?i.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>a.has(t)||r(e)}const ht={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[K,q]=[112,64];function gt({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return O`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${A(`open.arrows`)}>
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
</figure>`}function _t({names:e,payments:t,number:n}){let r=t=>t===`table`?A(`open.the-table`):e[t];return O`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>O`<li key=${a}>
${A(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
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
</g>`;return i?O`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function yt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function bt({payment:e,text:t}){let[n,r]=[J(e.from),J(e.to)],[i,a]=Ct(n,r),[o,s]=Ct(r,n),c=St(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=xt(c,n[0]===r[0]);return O`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${l+d} y=${u+f+6}>${t}</text>
</g>`}function xt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function St(e,t){let[n,r]=J(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(J(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function J(e){return ht[e]??[0,0]}function Ct([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((K/2+6)/Math.abs(r),(q/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Y=[0,1,2,3],wt=[`east`,`south`,`west`,`north`];function Tt(e,t){return wt[(e-t+4)%4]??`east`}function Et(e,t){return e===`table`?`table`:(wt.indexOf(e)+t)%4}function Dt(e){let t=new Map([...Y,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Y)t.set(e,0);else for(let e of kt(n))At(t,e);return{net:Y.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Ot(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function kt(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function At(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function jt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Mt({typed:e,onChange:t,onClose:n}){return O`<${M} title=${A(`open.names`)} onClose=${n}>
<p class="soft">${A(`open.names-text`)}</p>
${Y.map(n=>O`<${r}
key=${n}
label=${A(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${A(`open.done`)}</button>
<//>`}function Nt({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=jt(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,Ot(e[r]??0,n)]);return O`<${M} title=${A(`open.settle`)} onClose=${i}>
<p>${A(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${h} rows=${s} />
<${_t} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${A(`open.settle-done`)}
</button>
<//>`}function Pt({spoken:t,onAnswer:n}){return(t.questions??[]).map(t=>O`<${e}
key=${t.fact}
question=${t}
onAnswer=${e=>n(t.fact,e)}
/>`)}function Ft({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?O`<section class="stack">
<h2>${A(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>O`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${A(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function It({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return O`<${x} title=${O`<h2>${A(`open.around`)}</h2>`}>
${()=>O`<div class="stack">
<${Ae} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&O`<${Lt} rules=${e} ...${c} />`}
</div>`}
<//>`}function Lt({rules:{words:e},context:n,onChange:r}){let i=le.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return O`<${t}
label=${e.phrase(`context-casual`)}
checked=${!!n.casual}
onChange=${e=>r({...n,casual:e})}
/>
${n.casual&&O`<${v}
label=${e.phrase(`context-seat`)}
value=${n.seat??``}
options=${[{value:``,text:A(`open.no-seat`)},...i]}
onChange=${e=>r({...n,seat:e||null})}
/>`}`}var Rt=H(({args:[e=``],rules:t})=>e in t.library.catalogue.fouls?O`<${zt} id=${e} rules=${t} />`:O`<${y} title=${A(`lost`)} up="#/fouls"
><${E} text=${A(`lost-text`)}
/><//>`);function zt({id:e,rules:t}){let[n,r]=b({}),[i,a]=b({}),o=j(t.book,e,n,{})?n:{},s=j(t.book,e,o,i)?i:{},c=C(t.library,oe(t.book,e,o,s));return O`<${y} title=${c.foul.name} up="#/fouls">
<${Pt} spoken=${c} onAnswer=${(e,t)=>r({...o,[e]:t})} />
<${Ft} rules=${t} facts=${o} onForget=${e=>r(Bt(o,e))} />
<${Ge} rules=${t} spoken=${c} />
<${It} rules=${t} foul=${e} facts=${o} context=${s} onChange=${a} />
<${Vt} rules=${t} foul=${e} facts=${o} context=${s} />
<${B} rules=${t} />
<//>`}function Bt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Vt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>R(e.library,P(t))),a=[...new Map([e.book,...i].map(t=>[L(e,t),t]))],s=we(a.map(([,e])=>e),t,n,r).map(t=>Ut(C(e.library,t)));return O`<section class="stack">
<h2>${A(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>O`<li key=${e}>
<a class="row" href=${W(Ht(t))}>
<span class="body"><small>${e}</small>
<span class=${s[n]===s[0]?``:`strong`}>${s[n]}</span></span>
<${o} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ht({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Ut(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?ue(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let X={occasion:``,query:``};function Wt({rules:e,occasion:t,...n}){let[r,i]=b(X.occasion===t?X.query:``),a=e=>{X={occasion:t,query:e},i(e)},{library:o,book:s,words:c}=e;return O`<${ge} library=${o} book=${s} words=${c} label=${A(`call.what`)} hint=${A(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const Gt={casual:!0};function Kt({rules:e,evening:t,names:n,person:r}){return O`<${y}
title=${A(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Wt}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function qt(e){let{rules:t,evening:n,names:r,person:i,foul:o}=e,[s,c]=b({}),[l,u]=b(Gt),[d,f]=b(0),p=Tt(i,n.east),m={...l,seat:p},h=Jt(t,o,s,m),g=h.range?.[d]?d:0,{line:_,payments:v}=Yt(e,h,g,p),x=Xt(e,_,v),S=![`needs-facts`,`not-covered`].includes(h.status)&&O`<button class="button main" onClick=${x}>${A(`open.note`)}</button>`,ee=(e,t)=>c({...s,[e]:t}),te=e=>c(Bt(s,e)),C=r.map((e,r)=>t.words.phrase(`seat-${Tt(r,n.east)}`));return O`<${y} title=${`${r[i]}: ${h.foul.name}`} up=${`#/casual/${i}`} actions=${S}>
<${Pt} spoken=${h} onAnswer=${ee} />
<${Ft} rules=${t} facts=${s} onForget=${te} />
${h.range&&O`<${a} label=${A(`open.you-choose`)} value=${g} onChange=${f} options=${Zt(t,h)} />`}
${v.length>0&&O`<${gt} names=${r} notes=${C} pot="" payments=${v} number=${e=>t.words.number(e)} />`}
<${Ge} rules=${t} spoken=${{...h,say:``}} />
<${It} rules=${t} foul=${o} facts=${s} context=${m} onChange=${u} fixed />
<//>`}function Jt({book:e,library:t},n,r,i){let a=j(e,n,r,i)??oe(e,n,r,{...Gt,seat:i.seat});return C(t,a)}function Yt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Qt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Et(e,t),to:Et(n,t),points:r}))}}function Xt({evening:e,set:t,person:n,foul:r},i,a){let o=f(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),d(),N(A(`open.recorded`)),k(`#/casual`,{replace:!0}))}}function Zt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Qt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?pe(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const $t={choice:null,names:[``,``,``,``],east:0,events:[]};var en=H(({args:[e,t],rules:n})=>{let[r,i]=ae(`shinpan.casual`,$t),a=e=>i({...r,...e}),o=tn(n,r,a),s={rules:o,evening:r,set:a,names:Y.map(e=>r.names[e]?.trim()||A(`open.player`,{number:e+1}))};return e===void 0?O`<${nn} ...${s} />`:Y.includes(Number(e))&&(!t||t in o.library.catalogue.fouls)?t?O`<${qt}
...${s}
person=${Number(e)}
foul=${t}
/>`:O`<${Kt} ...${s} person=${Number(e)} />`:O`<${y} title=${A(`lost`)} up="#/casual"
><${E} text=${A(`lost-text`)}
/><//>`});function tn(e,t,n){let{library:r}=e,i=t.choice&&!V(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=V(r,s)?i:s;return{...e,choice:c,book:R(r,c),choose:e=>n({choice:e})}}function nn({rules:e,evening:t,set:n,names:r}){let[i,a]=b(``),{net:o,table:s}=Dt(t.events),c=t=>e.words.number(t),l=e=>n({events:[...t.events,e]}),u=t.events.at(-1),d=O`<button class="button" disabled=${!u} onClick=${()=>n({events:t.events.slice(0,-1)})}>${A(`open.undo`)}</button>
<button class="button main" disabled=${!u} onClick=${()=>a(`settle`)}>${A(`open.settle`)}</button>`,f={names:r,number:c,onClose:()=>a(``)};return O`<${y} title=${A(`open.casual`)} actions=${d}>
<section class="stack">
<h2>${A(`open.who-fouled`)}</h2>
<${gt} names=${r} notes=${o.map(e=>Ot(e,c))} pot=${s?c(s):``}
payments=${u?kt(u):[]} number=${c} to=${e=>`#/casual/${e}`} />
</section>
${s>0&&O`<${an} text=${c(s)} names=${r} onWon=${e=>l({kind:`won`,by:e,points:s})} />`}
<${rn} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${on} rules=${e} events=${t.events} names=${r} />
<${B} rules=${e} />
${i===`names`&&O`<${Mt} ...${f} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&O`<${Nt} ...${f} net=${o} onSettled=${()=>l({kind:`settled`,payments:jt(o)})} />`}
<//>`}function rn({east:e,names:t,onEast:n,onNames:r}){return O`<${a} label=${A(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${A(`open.names`)}</button>`}function an({text:e,names:t,onWon:n}){return O`<section class="note info stack">
<h2>${A(`open.pot`,{points:e})}</h2>
<p>${A(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>O`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function on({rules:e,events:t,names:n}){if(!t.length)return O`<p class="soft">${A(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?A(`open.settled`):t.kind===`won`?A(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return O`<section class="stack">
<h2>${A(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>O`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}const Z=m(`not-stated`);var sn=H(({rules:e})=>{let{library:n,choice:r}=e,i=Object.keys(n.books).filter(e=>e!==r.id),[a,o]=ae(`shinpan.compare`,[r,...i.slice(-2).map(P)]),s=a.filter(e=>!V(n,e)),[c,l]=b(null),[u,d]=b(!0),f=s.map(e=>R(n,e));return O`<${y} title=${A(`open.compare`)}>
<${cn}
rules=${e}
books=${f}
onOpen=${l}
onRemove=${e=>o(s.filter((t,n)=>n!==e))}
/>
<${t}
label=${A(`open.only-different`)}
hint=${A(`open.silence`)}
checked=${u}
onChange=${d}
/>
<${mn}
id="points"
title=${A(`open.rule-points`)}
rules=${e}
books=${f}
lines=${ln(e,f)}
only=${u}
/>
<${mn}
id="fouls"
title=${A(`open.fouls`)}
rules=${e}
books=${f}
lines=${un(e,f)}
only=${u}
/>
${c!==null&&O`<${I} rules=${e} value=${s[c]??P(r.id)} onUse=${e=>{o(c===s.length?[...s,e]:s.map((t,n)=>n===c?e:t)),l(null)}} onClose=${()=>l(null)} />`}
<//>`});function cn({rules:e,books:t,onOpen:n,onRemove:r}){return O`<ul class="rows">
${t.map((i,a)=>O`<li key=${a} class="column">
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
<span class="badge">${A(`call.change`)}</span>
</button>
${t.length>2&&O`<button class="button quiet" aria-label=${A(`open.remove`,{name:L(e,i)})} onClick=${()=>r(a)}><${o} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${A(`open.add-book`)}
</button>`}function ln({library:e},t){return Ne(e,t).points.map(({id:e,name:t,values:n})=>({id:e,name:t,cells:n.map(({value:e,text:t})=>({key:m(e),texts:[t]}))}))}function un(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>({id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:t.map(t=>({key:z(t,n).length?m(dn(t,n)):Z,texts:fn(e,t,n)}))}))}function dn(e,t){let n=t=>t&&e.clock(t).bands.map(({id:e,readings:t,...n})=>n);return{rows:z(e,t).map(({when:e,then:t,effects:r,range:i,deferred:a,lateness:o})=>[e,t,[...r].sort(),i??null,a??null,n(o)??null]),scope:e.table(t).scope}}function fn(e,t,n){let r=z(t,n);return r.length?[...new Set(r.map(t=>F(e,t)))]:[e.words.phrase(`status-not-covered`)]}function pn({cells:e}){return e.map(({key:e})=>e).filter(e=>e!==Z)}function Q(e){return new Set(pn(e)).size>1}function mn({id:e,title:t,rules:n,books:r,lines:i,only:a}){let o=i.filter(Q).length,s=a?i.filter(Q):i;return O`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">
${A(`open.different`,{count:o,all:i.length})}
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
${r.map((e,t)=>O`<th key=${t} scope="col">${L(n,e)}</th>`)}
</tr>
</thead>
<tbody>
${s.map(e=>O`<tr key=${e.id} class=${Q(e)?`differs`:``}>
<th scope="row">
${e.href?O`<a class="reach" href=${e.href}>${e.name}</a>`:e.name}
${!a&&Q(e)&&O`<span class="badge warn">${A(`open.differs`)}</span>`}
</th>
${e.cells.map(({key:t,texts:n},r)=>O`<td
key=${r}
class=${hn(t,pn(e)[0])}
>
${n.map(e=>O`<p key=${e}>${e}</p>`)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function hn(e,t){return e===Z?`silent`:e===t?``:`other`}var gn=H(({rules:e})=>O`<${y} title=${A(`open.fouls`)}>
<${Wt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${B} rules=${e} />
<//>`);const _n=[`empty-win`,`noten-riichi`,`exposed-tiles`],vn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]];function yn(){let[e,t]=b(!1),{tournament:n}=c(),r=Te(),i=O`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${A(`open.menu`)} onClick=${()=>t(!0)}><${o} name="log" /></button>`;return O`<${y} title="Shinpan" up=${null} aside=${i}>
${n?O`<${bn} />`:O`<p class="soft">${A(`open.what-it-is`)}</p>`}
${r&&O`<ul class="rows"><${Cn} href=${`#/board/${r.slug}`} icon="tables" text=${A(`open.to.board`)} about=${r.name} /></ul>`}
<${xn} large=${!n} />
${!n&&O`<ul class="ways">
<li><a class="way" href="#/casual"><${o} name="dice" /><strong>${A(`open.at-home`)}</strong><span>${A(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${o} name="scan" /><strong>${A(`open.i-referee`)}</strong><span>${A(`open.scan`)}</span></a></li>
</ul>`}
${e&&O`<${Sn} onClose=${()=>t(!1)} />`}
<//>`}function bn(){let{tournament:e,official:t}=c();return O`<section class="card">
<small class="soft">${A(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&O`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${o} name="tables" /> ${A(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${o} name="log" /> ${A(`open.log`)}</a>
<a class="button" href="#/scan"><${o} name="scan" /> ${A(`open.scan`)}</a>
</div>
</section>`}function xn({large:e}){return O`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${A(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${o} name="search" />${A(`open.to.fouls`)}</a>
<ul class="examples">
${_n.map(e=>O`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${A(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function Sn({onClose:e}){return O`<${M} title=${A(`open.menu`)} onClose=${e}>
<ul class="rows">
${vn.map(([t,n])=>O`<${Cn} key=${t} href=${`#/${t}`} icon=${n} text=${A(`open.to.${t}`)} about=${A(`open.about.${t}`)} onClick=${e} />`)}
</ul>
<//>`}function Cn({href:e,icon:t,text:n,about:r,onClick:i}){return O`<li>
<a class="row" href=${e} onClick=${i}><${o} name=${t} /><span class="body">${n}<small>${r}</small></span><${o} name="next" /></a>
</li>`}var wn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function Tn(){let e=ee();w();let{library:t,usage:n,quota:r,persisted:i,lowStorage:a,outbox:o,elsewhere:s,syncedAt:l,tournament:d}=c(),[f,p]=b(i),[m,g]=b(``);u(()=>p(i),[i]),u(()=>void En().then(g),[e]);let _=async()=>{let e=await navigator.storage.persist();p(e),e||N(A(`open.persist-refused`))},v=A(`open.storage-of`,{used:$(n),quota:$(r)}),y=[[A(`open.offline`),A(`ready.${e}`)],[A(`open.version`),m||`–`],[A(`open.books`),String(Object.keys(t?.books??{}).length)],[A(`open.unsent`),String(o.length+s.reduce((e,{count:t})=>e+t,0))],[A(`open.storage`),v],[A(`open.persistent`),A(f?`open.yes`:`open.no`)],...l?[[A(`open.last-synced`),te(l,d?.time_zone)]]:[]];return O`<section class="card">
<h2>${A(`open.kept-here`)}</h2>
${a&&O`<p class="note warn">${A(`open.storage-low`)}</p>`}
<${h} rows=${y} />
${!f&&O`<p class="soft">${A(`open.persist-text`)}</p>
${`storage`in navigator&&O`<button class="button" onClick=${_}>${A(`open.persist`)}</button>`}`}
</section>`}async function En(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function $(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return s(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Dn(){let{online:e}=c();return O`<section class="card">
<h2>${A(`open.libraries`)}</h2>
<ul class="bullets">
${Object.entries(wn).map(([t,{version:n,licence:r}])=>O`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&O`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${A(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>
</section>`}const On=p(S.referee,`PushSwitch`),kn=p(S.referee,`Leave`),An=p(S.referee,`Standing`),jn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],Mn=[`auto`,`light`,`dark`],Nn=[`left`,`right`];function Pn(){let e=w(),{tournament:n,official:r}=c(),i=e=>t=>ne({[e]:t}).catch(()=>N(A(`open.lang-not-here`))),o=(t,n,r)=>O`<${a} label=${n} value=${e[t]} options=${r} onChange=${i(t)} />`,s=(n,r,a=``)=>O`<${t} label=${r} hint=${a} checked=${e[n]} onChange=${i(n)} />`;return O`<${y} title=${A(`open.settings`)}>
${o(`lang`,`Language · 言語 · Langue · Язык`,jn)} ${o(`theme`,A(`open.theme`),Fn(`theme`,Mn))}
${o(`hand`,A(`open.hand`),Fn(`hand`,Nn))} ${s(`discreet`,A(`open.discreet`),A(`open.discreet-text`))}
${s(`haptics`,A(`open.haptics`))} ${s(`sound`,A(`open.sound`))}
${n&&me(r)&&O`<${On} tournament=${n.id} as=${r.id} />`}
<${An} />
<${Tn} />
<${kn} />
<${Dn} />
<//>`}function Fn(e,t){return t.map(t=>({value:t,text:A(`open.${e}.${t}`)}))}function In({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[A(`hall-table`,{label:c}),se(l),n].filter(Boolean).join(` · `);return O`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${de(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${A(`own.team`)}`:``}</p>
${d&&O`<p class="soft">${D(d)}</p>`}
${s in Ln&&O`<p class="note info">${A(Ln[s])}</p>`}
${f&&O`<${Rn} escalation=${f} />`}
<${zn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Ln={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Rn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=A(t===`open`?`own.open.${n}`:`own.${t}`);return O`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${A(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>O`<li key=${e.id}><b>${A(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function zn({own:e,ruling:t,refresh:n}){let[i,a]=b(!1),[o,s]=b(``),[c,l]=b(``),[u,d]=b(``),[f,p]=b(!1),m=t.escalation?.status===`decided`;if(!m&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let h=A(m?`own.take-on`:`own.escalate`);return i?O`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),!o.trim())return d(A(`own.reason-wrong`));p(!0),d(``);let i={reason:o.trim(),...c.trim()&&{evidence:c.trim()}};try{await(await T.playerPage()).escalate(e,t,i),a(!1),n()}catch(e){d(A(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{p(!1)}}} aria-label=${h}>
<${r} label=${A(`own.reason`)} value=${o} onInput=${s} wrong=${u} long maxlength="4000" />
${!m&&O`<${r} label=${A(`own.evidence`)} hint=${A(`own.evidence-hint`)} value=${c} onInput=${l} long maxlength="4000" />`}
<button class="button main" disabled=${f}>${h}</button>
<button class="button" type="button" onClick=${()=>a(!1)}>${A(`cancel`)}</button>
</form>`:O`<button class="button" type="button" onClick=${()=>a(!0)}>${h}</button>`}function Bn(){let{own:e,missing:t,state:n,refresh:r}=Un();if(t)return O`<${y} title=${A(`own.title`)} up="#/"><${E} text=${A(`own.missing`)} /><//>`;if(!e?.page){let e=n?O`<${E} text=${A(`own.${n}`)} />`:O`<${g} />`;return O`<${y} title=${A(`own.title`)} up="#/">${e}<//>`}let{tournament:i,player:a,rulings:o,ledger:s}=e.page;return O`<${y} title=${a.name} up="#/">
<p class="soft">${i.name} · ${A(`own.number`,{number:a.id_number})}</p>
${n&&O`<p class="note warn" role="status">${A(`own.${n}`)} ${A(`own.as-of`,{time:Wn(e.at,i)})}</p>`}
<${Vn} ledger=${s} />
<section class="stack">
<h2>${A(`own.rulings`)}</h2>
${o.length===0&&O`<${E} text=${A(`own.none`)} />`}
${o.map(t=>O`<${In} key=${t.id} own=${e} ruling=${t} when=${Wn(t.ruled_at,i)} refresh=${r} />`)}
</section>
<${Pe} tournament=${e.tournament} as=${e.player} player />
<//>`}function Vn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return O`<section class="card">
<h2>${A(`own.owing`)}</h2>
${n.length===0&&O`<p>${A(`own.nothing`)}</p>`}
${n.map(([e,t])=>O`<p key=${e}>${Hn(e,t)}</p>`)}
</section>`}function Hn(e,t){return e===`P`?A(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?A(`own.table-points`,{points:Ce(-t,!0)}):A(t>0?`own.money`:`own.money-back`,{amount:_(e,Math.abs(t))})}function Un(){let{lang:e}=w(),[t,n]=b(void 0),[r,i]=b(``),[a,o]=b(0);return u(()=>{let t=!1,r=async()=>{let r=await T.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function Wn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?s(Intl.DateTimeFormat,n).format(new Date(e)):``}export{dt as Book,We as Books,en as Casual,sn as Compare,Rt as Foul,gn as Fouls,yn as Home,Re as Join,Bn as PlayerPage,Fe as Receipt,Oe as Scan,Pn as Settings};