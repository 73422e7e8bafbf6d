import{At as e,B as t,Bt as n,C as r,Ct as i,Dt as a,E as o,Et as s,Ft as c,G as l,Ht as u,It as d,Jt as f,Nt as p,Ot as m,Pt as h,Q as g,Rt as _,St as v,T as y,Tt as b,Xt as x,Y as S,Zt as C,_r as w,_t as T,bt as E,ct as D,dn as ee,dr as te,er as O,fn as ne,gr as re,hr as k,j as ie,jt as A,lt as ae,mn as oe,on as se,pn as ce,q as le,qt as ue,rn as de,sn as j,tn as M,un as N,vt as fe,w as pe,wt as P,xt as me,yt as F,z as he,zt as ge}from"./app.js";import{B as _e,G as I,H as L,J as R,K as z,L as ve,S as ye,U as be,V as xe,W as B,_t as Se,a as V,gt as Ce,ht as we,i as Te,mt as Ee,n as De,o as Oe,q as H,r as ke,t as Ae}from"./shared.js";function je({args:[e=``]}){let[t,n]=w({}),[r,i]=w(0);return k(()=>{j.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof te&&e.status===404?`unknown`:`away`}))},[e,r]),C`<${s} title=${_(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&C`<${b} />`}
${t.receipt&&C`<${Me} ...${t.receipt} />`}
${t.wrong===`unknown`&&C`<p class="note bad" role="status">${_(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&C`<p class="note warn" role="status">${_(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),i(r+1)}}>${_(`try-again`)}</button>`}
<//>`}function Me({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o}){let s={dateStyle:`medium`,timeStyle:`short`,timeZone:a},c=d(Intl.DateTimeFormat,s),l=[[_(`fines.tournament`),e],[_(`fines.number`),t],[_(`fines.amount-paid`),ye(r,n)],[_(`fines.how`),_(`fines.method.${o}`)],[_(`fines.when`),`${c.format(new Date(i))} (${a})`]];return C`<p class="note info" role="status"><strong>${_(`fines.genuine`)}</strong></p>
<dl class="facts">
${l.map(([e,t])=>C`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${_(`fines.compare`)}</p>`}const Ne=m(h.referee,`Leave`);let U=null;function Pe({args:e}){let t=Se(`#/join/${e.join(`/`)}`),[n,r]=w(e.length>0?null:U);return k(()=>{t?.invitation&&(U=t,M(`#/join`,{replace:!0}))},[]),t?C`<${s} title=${_(`hall-join`)} up="#/" />`:n?C`<${Ee} to=${n.tournament}>
<${Fe} link=${n} onAnother=${()=>r(U=null)} />
<//>`:C`<${ze} mangled=${e.length>0} onLink=${r} />`}function Fe({link:t,onAnother:n}){let[r,i]=w(null),[a,o]=w(0),[s,c]=w(``);return k(()=>{i(null);let n=Ce();j.join(t.tournament,t.invitation,s).then(t=>{if(U=null,t.board)return n(`#/board/${t.board}`);if(t.player)return n(`#/own`);e(_(`hall-joined`,{name:j.snapshot.state.settings.name})),n(`#/tables`)},e=>i(e))},[a]),r&&Ie(r)?C`<${Le} onName=${e=>{c(e),o(a+1)}} />`:r?C`<${Re} error=${r} again=${()=>o(a+1)} onAnother=${n} />`:C`<${we} up="#/" />`}function Ie(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Le({onName:e}){let[t,n]=w(``),[r,i]=w(``);return C`<${s} title=${_(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(_(`hall-join-name-wrong`))}}>
<${E} label=${_(`hall-join-name`)} hint=${_(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${_(`hall-join`)}</button>
</form>
<//>`}function Re({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?_(`hall-join-refused`):e.name===`Unreachable`?_(`hall-join-unreachable`):e.message,a=C`<button class="button" onClick=${n}>${_(`hall-join-other`)}</button>
${!r&&C`<button class="button main" onClick=${t}>${_(`try-again`)}</button>`}`;return C`<${s} title=${_(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function ze({mangled:e,onLink:t}){let{tournament:n}=A(),[r,i]=w(``),[o,c]=w(e?_(`hall-join-no-link`):``);return C`<${s} title=${_(`hall-join`)} up="#/">
<p>${_(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=Se(r);n?.invitation?t(n):c(_(`hall-join-no-link`))}}>
<${E} label=${_(`hall-join-link`)} value=${r} onInput=${i} wrong=${o} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${_(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${a} name="scan" /> ${_(`hall-scan`)}</a>
${n&&C`<a class="button" href="#/tables"><${a} name="tables" /> ${_(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${a} name="person" /> ${_(`hall-join-account`)}</a>
<${Ne} />
<//>`}var Be=R(({rules:e})=>{let{tournament:t}=A(),{library:n,words:r,choice:i,book:o}=e;return C`<${s} title=${_(`open.books`)}>
${t&&C`<a class="row card" href="#/book/tournament">
<${a} name="book" />
<span class="body"
><small>${_(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${a} name="next" />
</a>`}
<a class="row card" href=${W(i)}>
<${a} name="book" />
<span class="body"
><small>${_(`open.rules-in-use`)}</small
><strong>${I(e,o)}</strong></span
>
<${a} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>C`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${r.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${r.phrase(`standing-${e.standing}`)}</small>
</span>
<${a} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${a} name="compare" /> ${_(`open.compare`)}</a
>
<//>`});function W({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function Ve(e,t,n,r){return e.map(e=>N(e,t,n,r))}function He(e,t){let n=new ue(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:Ue(n,r,e)})),differs:i.some(e=>!We(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function Ue(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function We(e,t){return O(e)===O(t)}function Ge({rules:e,spoken:t}){let n=t.status===`needs-facts`;return C`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?_(`open.answer-first`):t.line}</p>
${t.say&&!n&&C`<p class="say">${_(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&C`<section class="stack">
<h2>${_(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>C`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
${!n&&C`<${Ke} rules=${e} spoken=${t} />`}`}function Ke({rules:e,spoken:t}){let{source:n,readings:r,examples:i=[],casual:a}=t;return C`<section class="stack">
<h2>${_(`open.why`)}</h2>
${n&&C`<p>${S(n)}</p>`}
<${be} rules=${e} standing=${t.rulebook.standing} />
${a&&C`<p>${S(a.source)}</p>
${a.notes.map(e=>C`<p key=${e} class="note warn">${e}</p>`)}`}
${r.map(e=>C`<${qe} key=${e.id} reading=${e} />`)}
${i.length>0&&C`<details class="fold">
<summary><h3>${_(`call.examples`)}</h3></summary>
<ul class="points">
${i.map(e=>C`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function qe({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return C`<div class="card">
<small class="soft">${_(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>C`<p key=${e} class="soft">${_(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function Je({rules:e,book:t,who:n}){let[r,i]=w(0),a=t.clock(n),o=Math.max(...a.openings(),0)+300,s=ae(e.library,ne(t,n,r));return C`<article>
<h3>${_(`open.who.${n}`)}</h3>
<${Ye} clock=${a} end=${o} seconds=${r} />
<label class="field"
><span>${_(`open.how-late`)}</span>
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
<p role="status"><strong>${f(r)}</strong> · ${s.line}</p>
<ol class="points">
${a.bands.map(r=>C`<li key=${r.id}>
<strong
>${_(`open.from-time`,{time:f(a.opens(r))})}</strong
>
${` ${Xe(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${S(s.source)}</p>
</article>`}function Ye({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return C`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>C`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&f(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function Xe({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&_(`open.per-minute`,{cost:a}),o&&_(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[_(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Ze=[{id:`fouls`,Section:Qe},{id:`lateness`,Section:nt},{id:`procedures`,Section:rt},{id:`readings`,Section:st},{id:`points`,Section:ct},{id:`sources`,Section:lt}];function G({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:C`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function Qe({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(tt(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>V(t,e).length>0),c=a.filter(e=>!s.includes(e));return C`<${G}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>C`<article key=${n}>
<h3><${et} rules=${e} foul=${n} /></h3>
<${De} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&C`<${$e} rules=${e} fouls=${c} />`}
<//>`})}function $e({rules:e,fouls:t}){return C`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>C`<li key=${t}><${et} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function et({rules:e,foul:t}){return C`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function tt(e,t,n){let r=V(t,n).map(t=>[Te(e,t),...ke(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function nt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${_(`open.lateness`)} ${_(`open.who.${e}`)}`));return C`<${G}
title=${_(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>C`<${Je} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&C`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function rt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:it(e,t),steps:r.filter(({step:r})=>n(`${it(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return C`<${G}
title=${_(`open.procedures`)}
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
<//>`}function it({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):_(`open.procedure.${n}`)}function at({words:e},t){return Object.entries(t).filter(([e])=>e in oe()).map(([t,n])=>{let r=[n].flat().map(n=>ot(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function ot(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function st({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return C`<${G}
title=${_(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${_(`open.readings-text`)}</p>
${i.map(e=>C`<${qe} key=${e.id} reading=${e} />`)}
<//>`}function ct({rules:e,book:t,found:n,searching:r}){let{points:i}=He(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return C`<${G}
title=${_(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${P} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function lt({rules:e,book:t,found:n,searching:r}){let{references:i}=e.library.catalogue,a=ut(t).map(e=>({id:e,...i[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return C`<${G}
title=${_(`open.sources`)}
count=${a.length}
searching=${r}
>
<ul class="points">
${a.map(({id:e,title:t,publisher:n,year:r,reading:i})=>C`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${_(`open.read.${i}`)}</span
>
</li>`)}
</ul>
<//>`}function ut(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>V(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}var dt=R(({args:[e=``],rules:t})=>{let{query:n}=de(),{tournament:r,book:a}=A();if(e===`tournament`&&a)return C`<${pt}
rules=${t}
book=${a}
choice=${{...z(a.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return C`<${s} title=${_(`lost`)} up="#/books"
><${i} text=${_(`lost-text`)}
/><//>`;let o=ft(e,n.get(`with`)),c=H(t.library,o),l=c?z(e):o;return C`<${pt}
rules=${t}
book=${B(t.library,l)}
choice=${l}
wrong=${c}
/>`});function ft(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return z(e)}}function pt({rules:t,book:n,choice:r,wrong:i}){let[a,o]=w(``),[c,l]=w(!1),{library:u,words:d}=t,f=mt(t,a);return C`<${s} title=${I(t,n)} up="#/books">
<${xe} error=${i} />
<${be} rules=${t} standing=${n.content.standing} />
<p>${d.standingNote(n.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>l(!0)}
>
${_(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{t.choose(r),e(_(`open.in-use-now`))}}>
${_(`open.use-these`)}
</button>
</div>
<${E}
type="search"
label=${_(`open.search-book`)}
value=${a}
autocomplete="off"
onInput=${o}
/>
${Ze.map(({id:e,Section:r})=>C`<${r} key=${e} rules=${t} book=${n} found=${f} searching=${!!a.trim()} />`)}
${c&&C`<${_e} rules=${t} value=${r} onUse=${e=>{l(!1),M(W(e),{replace:!0})}} onClose=${()=>l(!1)} />`}
<//>`}function mt({library:e},t){let n=y(t),r=new Set(n?pe(e,t).items.map(({id:e})=>e):[]);return(e,t=``)=>!n||r.has(t)||y(e).includes(n)}const ht={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[K,q]=[112,64];function gt({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return C`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${_(`open.arrows`)}>
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
</figure>`}function _t({names:e,payments:t,number:n}){let r=t=>t===`table`?_(`open.the-table`):e[t];return C`<ul class="points">
${t.map(({from:e,to:t,points:i},a)=>C`<li key=${a}>
${_(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
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
</g>`}function xt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function St(e,t){let[n,r]=J(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(J(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function J(e){return ht[e]??[0,0]}function Ct([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((K/2+6)/Math.abs(r),(q/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Y=[0,1,2,3],wt=[`east`,`south`,`west`,`north`];function Tt(e,t){return wt[(e-t+4)%4]??`east`}function Et(e,t){return e===`table`?`table`:(wt.indexOf(e)+t)%4}function Dt(e){let t=new Map([...Y,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Y)t.set(e,0);else for(let e of kt(n))At(t,e);return{net:Y.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Ot(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function kt(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function At(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function jt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Mt({typed:e,onChange:t,onClose:n}){return C`<${T} title=${_(`open.names`)} onClose=${n}>
<p class="soft">${_(`open.names-text`)}</p>
${Y.map(n=>C`<${E}
key=${n}
label=${_(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${_(`open.done`)}</button>
<//>`}function Nt({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=jt(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,Ot(e[r]??0,n)]);return C`<${T} title=${_(`open.settle`)} onClose=${i}>
<p>${_(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${P} rows=${s} />
<${_t} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${_(`open.settle-done`)}
</button>
<//>`}function Pt({spoken:e,onAnswer:n}){return(e.questions??[]).map(e=>C`<${t}
key=${e.fact}
question=${e}
onAnswer=${t=>n(e.fact,t)}
/>`)}function Ft({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?C`<section class="stack">
<h2>${_(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>C`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${_(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function It({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return C`<${fe} title=${C`<h2>${_(`open.around`)}</h2>`}>
${()=>C`<div class="stack">
<${he} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&C`<${Lt} rules=${e} ...${c} />`}
</div>`}
<//>`}function Lt({rules:{words:e},context:t,onChange:n}){let r=ce.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return C`<${v}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&C`<${me}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:_(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var Rt=R(({args:[e=``],rules:t})=>e in t.library.catalogue.fouls?C`<${zt} id=${e} rules=${t} />`:C`<${s} title=${_(`lost`)} up="#/fouls"
><${i} text=${_(`lost-text`)}
/><//>`);function zt({id:e,rules:t}){let[n,r]=w({}),[i,a]=w({}),c=o(t.book,e,n,i)?i:{},l=D(t.library,N(t.book,e,n,c));return C`<${s} title=${l.foul.name} up="#/fouls">
<${Pt} spoken=${l} onAnswer=${(e,t)=>r({...n,[e]:t})} />
<${Ft} rules=${t} facts=${n} onForget=${e=>r(Bt(n,e))} />
<${Ge} rules=${t} spoken=${l} />
<${It} rules=${t} foul=${e} facts=${n} context=${c} onChange=${a} />
<${Vt} rules=${t} foul=${e} facts=${n} context=${c} />
<${L} rules=${t} />
<//>`}function Bt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Vt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>B(e.library,z(t))),o=[...new Map([e.book,...i].map(t=>[I(e,t),t]))],s=Ve(o.map(([,e])=>e),t,n,r).map(t=>Ut(D(e.library,t)));return C`<section class="stack">
<h2>${_(`open.everywhere`)}</h2>
<ul class="rows">
${o.map(([e,{content:t}],n)=>C`<li key=${e}>
<a class="row" href=${W(Ht(t))}>
<span class="body"><small>${e}</small>
<span class=${s[n]===s[0]?``:`strong`}>${s[n]}</span></span>
<${a} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ht({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Ut(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?le(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let X={occasion:``,query:``};function Wt({rules:e,occasion:t,...n}){let[i,a]=w(X.occasion===t?X.query:``),o=e=>{X={occasion:t,query:e},a(e)},{library:s,book:c,words:l}=e;return C`<${r} library=${s} book=${c} words=${l} label=${_(`call.what`)} hint=${_(`open.search-hint`)}
query=${i} onQuery=${o} ...${n} />`}const Z={casual:!0};function Gt({rules:e,evening:t,names:n,person:r}){return C`<${s}
title=${_(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Wt}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Kt(e){let{rules:t,evening:n,names:r,person:i,foul:a}=e,[o,c]=w({}),[l,u]=w(Z),[d,f]=w(0),p=Tt(i,n.east),m={...l,seat:p},h=qt(t,a,o,m),g=h.range?.[d]?d:0,{line:v,payments:y}=Jt(e,h,g,p),b=Yt(e,v,y),x=![`needs-facts`,`not-covered`].includes(h.status)&&C`<button class="button main" onClick=${b}>${_(`open.note`)}</button>`,S=(e,t)=>c({...o,[e]:t}),T=e=>c(Bt(o,e)),E=r.map((e,r)=>t.words.phrase(`seat-${Tt(r,n.east)}`));return C`<${s} title=${`${r[i]}: ${h.foul.name}`} up=${`#/casual/${i}`} actions=${x}>
<${Pt} spoken=${h} onAnswer=${S} />
<${Ft} rules=${t} facts=${o} onForget=${T} />
${h.range&&C`<${F} label=${_(`open.you-choose`)} value=${g} onChange=${f} options=${Xt(t,h)} />`}
${y.length>0&&C`<${gt} names=${r} notes=${E} pot="" payments=${y} number=${e=>t.words.number(e)} />`}
<${Ge} rules=${t} spoken=${{...h,say:``}} />
<${It} rules=${t} foul=${a} facts=${o} context=${m} onChange=${u} fixed />
<//>`}function qt({book:e,library:t},n,r,i){let a=o(e,n,r,i)??N(e,n,r,{...Z,seat:i.seat});return D(t,a)}function Jt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Zt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Et(e,t),to:Et(n,t),points:r}))}}function Yt({evening:t,set:n,person:r,foul:i},a,o){let s=re(!1);return()=>{s.current||(s.current=!0,n({events:[...t.events,{kind:`foul`,by:r,foul:i,line:a,payments:o}]}),ge(),e(_(`open.recorded`)),M(`#/casual`,{replace:!0}))}}function Xt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Zt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?ee(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const Qt={choice:null,names:[``,``,``,``],east:0,events:[]};var $t=R(({args:[e,t],rules:n})=>{let[r,a]=se(`shinpan.casual`,Qt),o=e=>a({...r,...e}),c=en(n,r,o),l={rules:c,evening:r,set:o,names:Y.map(e=>r.names[e]?.trim()||_(`open.player`,{number:e+1}))};return e===void 0?C`<${tn} ...${l} />`:Y.includes(Number(e))&&(!t||t in c.library.catalogue.fouls)?t?C`<${Kt}
...${l}
person=${Number(e)}
foul=${t}
/>`:C`<${Gt} ...${l} person=${Number(e)} />`:C`<${s} title=${_(`lost`)} up="#/casual"
><${i} text=${_(`lost-text`)}
/><//>`});function en(e,t,n){let{library:r}=e,i=t.choice&&!H(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=H(r,s)?i:s;return{...e,choice:c,book:B(r,c),choose:e=>n({choice:e})}}function tn({rules:e,evening:t,set:n,names:r}){let[i,a]=w(``),{net:o,table:c}=Dt(t.events),l=t=>e.words.number(t),u=e=>n({events:[...t.events,e]}),d=t.events.at(-1),f=C`<button class="button" disabled=${!d} onClick=${()=>n({events:t.events.slice(0,-1)})}>${_(`open.undo`)}</button>
<button class="button main" disabled=${!d} onClick=${()=>a(`settle`)}>${_(`open.settle`)}</button>`,p={names:r,number:l,onClose:()=>a(``)};return C`<${s} title=${_(`open.casual`)} actions=${f}>
<section class="stack">
<h2>${_(`open.who-fouled`)}</h2>
<${gt} names=${r} notes=${o.map(e=>Ot(e,l))} pot=${c?l(c):``}
payments=${d?kt(d):[]} number=${l} to=${e=>`#/casual/${e}`} />
</section>
${c>0&&C`<${rn} text=${l(c)} names=${r} onWon=${e=>u({kind:`won`,by:e,points:c})} />`}
<${nn} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${an} rules=${e} events=${t.events} names=${r} />
<${L} rules=${e} />
${i===`names`&&C`<${Mt} ...${p} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&C`<${Nt} ...${p} net=${o} onSettled=${()=>u({kind:`settled`,payments:jt(o)})} />`}
<//>`}function nn({east:e,names:t,onEast:n,onNames:r}){return C`<${F} label=${_(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${_(`open.names`)}</button>`}function rn({text:e,names:t,onWon:n}){return C`<section class="note info stack">
<h2>${_(`open.pot`,{points:e})}</h2>
<p>${_(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>C`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function an({rules:e,events:t,names:n}){if(!t.length)return C`<p class="soft">${_(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?_(`open.settled`):t.kind===`won`?_(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return C`<section class="stack">
<h2>${_(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>C`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}const Q=O(`not-stated`);var on=R(({rules:e})=>{let{library:t,choice:n}=e,r=Object.keys(t.books).filter(e=>e!==n.id),[i,a]=se(`shinpan.compare`,[n,...r.slice(-2).map(z)]),o=i.filter(e=>!H(t,e)),[c,l]=w(null),[u,d]=w(!0),f=o.map(e=>B(t,e));return C`<${s} title=${_(`open.compare`)}>
<${sn}
rules=${e}
books=${f}
onOpen=${l}
onRemove=${e=>a(o.filter((t,n)=>n!==e))}
/>
<${v}
label=${_(`open.only-different`)}
hint=${_(`open.silence`)}
checked=${u}
onChange=${d}
/>
<${pn}
id="points"
title=${_(`open.rule-points`)}
rules=${e}
books=${f}
lines=${cn(e,f)}
only=${u}
/>
<${pn}
id="fouls"
title=${_(`open.fouls`)}
rules=${e}
books=${f}
lines=${ln(e,f)}
only=${u}
/>
${c!==null&&C`<${_e} rules=${e} value=${o[c]??z(n.id)} onUse=${e=>{a(c===o.length?[...o,e]:o.map((t,n)=>n===c?e:t)),l(null)}} onClose=${()=>l(null)} />`}
<//>`});function sn({rules:e,books:t,onOpen:n,onRemove:r}){return C`<ul class="rows">
${t.map((i,o)=>C`<li key=${o} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(o)}
>
<span class="body"
>${I(e,i)}<small
>${e.words.phrase(`standing-${i.content.standing}`)}</small
></span
>
<span class="badge">${_(`call.change`)}</span>
</button>
${t.length>2&&C`<button class="button quiet" aria-label=${_(`open.remove`,{name:I(e,i)})} onClick=${()=>r(o)}><${a} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${_(`open.add-book`)}
</button>`}function cn({library:e},t){return He(e,t).points.map(({id:e,name:t,values:n})=>({id:e,name:t,cells:n.map(({value:e,text:t})=>({key:O(e),texts:[t]}))}))}function ln(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>({id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:t.map(t=>({key:V(t,n).length?O(un(t,n)):Q,texts:dn(e,t,n)}))}))}function un(e,t){let n=t=>t&&e.clock(t).bands.map(({id:e,readings:t,...n})=>n);return{rows:V(e,t).map(({when:e,then:t,effects:r,range:i,deferred:a,lateness:o})=>[e,t,[...r].sort(),i??null,a??null,n(o)??null]),scope:e.table(t).scope}}function dn(e,t,n){let r=V(t,n);return r.length?[...new Set(r.map(t=>Te(e,t)))]:[e.words.phrase(`status-not-covered`)]}function fn({cells:e}){return e.map(({key:e})=>e).filter(e=>e!==Q)}function $(e){return new Set(fn(e)).size>1}function pn({id:e,title:t,rules:n,books:r,lines:i,only:a}){let o=i.filter($).length,s=a?i.filter($):i;return C`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">
${_(`open.different`,{count:o,all:i.length})}
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
${r.map((e,t)=>C`<th key=${t} scope="col">${I(n,e)}</th>`)}
</tr>
</thead>
<tbody>
${s.map(e=>C`<tr key=${e.id} class=${$(e)?`differs`:``}>
<th scope="row">
${e.href?C`<a class="reach" href=${e.href}>${e.name}</a>`:e.name}
${!a&&$(e)&&C`<span class="badge warn">${_(`open.differs`)}</span>`}
</th>
${e.cells.map(({key:t,texts:n},r)=>C`<td
key=${r}
class=${mn(t,fn(e)[0])}
>
${n.map(e=>C`<p key=${e}>${e}</p>`)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function mn(e,t){return e===Q?`silent`:e===t?``:`other`}var hn=R(({rules:e})=>C`<${s} title=${_(`open.fouls`)}>
<${Wt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${L} rules=${e} />
<//>`);const gn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`account`,`person`],[`settings`,`settings`]];function _n(){let{tournament:e,official:t}=A(),n=ve();return C`<${s} title="Shinpan" up=${null}>
<p class="soft">${_(`open.what-it-is`)}</p>
${e&&C`<section class="card">
<small class="soft">${_(`open.your-tournament`)}</small>
<h2>${e.name}</h2>
${t&&C`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"
><${a} name="tables" /> ${_(`open.new-ruling`)}</a
>
<div class="pair">
<a class="button" href="#/log"
><${a} name="log" /> ${_(`open.log`)}</a
>
<a class="button" href="#/scan"
><${a} name="scan" /> ${_(`open.scan`)}</a
>
</div>
</section>`}
<nav aria-label=${_(`open.without-account`)}>
<ul class="rows">
${n&&C`<${vn} href=${`#/board/${n.slug}`} icon="tables" text=${_(`open.to.board`)} about=${n.name} />`}
${gn.map(([e,t])=>C`<${vn} key=${e} href=${`#/${e}`} icon=${t} text=${_(`open.to.${e}`)} about=${_(`open.about.${e}`)} />`)}
</ul>
</nav>
${!e&&C`<${yn} />`}
<//>`}function vn({href:e,icon:t,text:n,about:r}){return C`<li>
<a class="row" href=${e}><${a} name=${t} /><span class="body">${n}<small>${r}</small></span><${a} name="next" /></a>
</li>`}function yn(){return C`<section class="card">
<h2>${_(`open.join`)}</h2>
<p>${_(`open.join-text`)}</p>
<div class="pair">
<a class="button" href="#/scan"><${a} name="scan" /> ${_(`open.scan`)}</a>
<a class="button" href="#/join">${_(`open.join-link`)}</a>
</div>
</section>`}var bn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}}};function xn(){let t=p();u();let{library:n,usage:r,quota:i,persisted:a,lowStorage:o,outbox:s,elsewhere:l,syncedAt:d,tournament:f}=A(),[m,h]=w(a),[g,v]=w(``);k(()=>h(a),[a]),k(()=>void Sn().then(v),[t]);let y=async()=>{let t=await navigator.storage.persist();h(t),t||e(_(`open.persist-refused`))},b=_(`open.storage-of`,{used:Cn(r),quota:Cn(i)}),x=[[_(`open.offline`),_(`ready.${t}`)],[_(`open.version`),g||`–`],[_(`open.books`),String(Object.keys(n?.books??{}).length)],[_(`open.unsent`),String(s.length+l.reduce((e,{count:t})=>e+t,0))],[_(`open.storage`),b],[_(`open.persistent`),_(m?`open.yes`:`open.no`)],...d?[[_(`open.last-synced`),c(d,f?.time_zone)]]:[]];return C`<section class="card">
<h2>${_(`open.kept-here`)}</h2>
${o&&C`<p class="note warn">${_(`open.storage-low`)}</p>`}
<${P} rows=${x} />
${!m&&C`<p class="soft">${_(`open.persist-text`)}</p>
${`storage`in navigator&&C`<button class="button" onClick=${y}>${_(`open.persist`)}</button>`}`}
</section>`}async function Sn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function Cn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return d(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function wn(){let{online:e}=A();return C`<section class="card">
<h2>${_(`open.libraries`)}</h2>
<ul class="points">
${Object.entries(bn).map(([t,{version:n,licence:r}])=>C`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&C`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${_(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>
</section>`}const Tn=m(h.referee,`PushSwitch`),En=m(h.referee,`Leave`),Dn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`}],On=[`auto`,`light`,`dark`],kn=[`left`,`right`];function An(){let t=u(),{tournament:r,official:i}=A(),a=t=>r=>n({[t]:r}).catch(()=>e(_(`open.lang-not-here`))),o=(e,n,r)=>C`<${F} label=${n} value=${t[e]} options=${r} onChange=${a(e)} />`,c=(e,n,r=``)=>C`<${v} label=${n} hint=${r} checked=${t[e]} onChange=${a(e)} />`;return C`<${s} title=${_(`open.settings`)}>
${o(`lang`,`Language · 言語 · Langue`,Dn)} ${o(`theme`,_(`open.theme`),jn(`theme`,On))}
${o(`hand`,_(`open.hand`),jn(`hand`,kn))} ${c(`discreet`,_(`open.discreet`),_(`open.discreet-text`))}
${c(`haptics`,_(`open.haptics`))} ${c(`sound`,_(`open.sound`))}
${r&&ie(i)&&C`<${Tn} tournament=${r.id} as=${i.id} />`}
<${xn} />
<${En} />
<${wn} />
<//>`}function jn(e,t){return t.map(t=>({value:t,text:_(`open.${e}.${t}`)}))}function Mn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:u,team:d,source:f,escalation:p}=t,m=[_(`hall-table`,{label:c}),l(u),n].filter(Boolean).join(` · `);return C`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${g(o[0]?.kind??`none`)}`}>${a}</p>
<p>${m}${d?` · ${_(`own.team`)}`:``}</p>
${f&&C`<p class="soft">${S(f)}</p>`}
${s in Nn&&C`<p class="note info">${_(Nn[s])}</p>`}
${p&&C`<${Pn} escalation=${p} />`}
<${Fn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Nn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Pn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=_(t===`open`?`own.open.${n}`:`own.${t}`);return C`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${_(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>C`<li key=${e.id}><b>${_(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Fn({own:e,ruling:t,refresh:n}){let[r,i]=w(!1),[a,o]=w(``),[s,c]=w(``),[l,u]=w(``),[d,f]=w(!1),p=t.escalation?.status===`decided`;if(!p&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let m=_(p?`own.take-on`:`own.escalate`);return r?C`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),!a.trim())return u(_(`own.reason-wrong`));f(!0),u(``);let o={reason:a.trim(),...s.trim()&&{evidence:s.trim()}};try{await(await j.playerPage()).escalate(e,t,o),i(!1),n()}catch(e){u(_(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{f(!1)}}} aria-label=${m}>
<${E} label=${_(`own.reason`)} value=${a} onInput=${o} wrong=${l} long maxlength="4000" />
${!p&&C`<${E} label=${_(`own.evidence`)} hint=${_(`own.evidence-hint`)} value=${s} onInput=${c} long maxlength="4000" />`}
<button class="button main" disabled=${d}>${m}</button>
<button class="button" type="button" onClick=${()=>i(!1)}>${_(`cancel`)}</button>
</form>`:C`<button class="button" type="button" onClick=${()=>i(!0)}>${m}</button>`}function In(){let{own:e,missing:t,state:n,refresh:r}=zn();if(t)return C`<${s} title=${_(`own.title`)} up="#/"><${i} text=${_(`own.missing`)} /><//>`;if(!e?.page){let e=n?C`<${i} text=${_(`own.${n}`)} />`:C`<${b} />`;return C`<${s} title=${_(`own.title`)} up="#/">${e}<//>`}let{tournament:a,player:o,rulings:c,ledger:l}=e.page;return C`<${s} title=${o.name} up="#/">
<p class="soft">${a.name} · ${_(`own.number`,{number:o.id_number})}</p>
${n&&C`<p class="note warn" role="status">${_(`own.${n}`)} ${_(`own.as-of`,{time:Bn(e.at,a)})}</p>`}
<${Ln} ledger=${l} />
<section class="stack">
<h2>${_(`own.rulings`)}</h2>
${c.length===0&&C`<${i} text=${_(`own.none`)} />`}
${c.map(t=>C`<${Mn} key=${t.id} own=${e} ruling=${t} when=${Bn(t.ruled_at,a)} refresh=${r} />`)}
</section>
<${Ae} tournament=${e.tournament} as=${e.player} player />
<//>`}function Ln({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return C`<section class="card">
<h2>${_(`own.owing`)}</h2>
${n.length===0&&C`<p>${_(`own.nothing`)}</p>`}
${n.map(([e,t])=>C`<p key=${e}>${Rn(e,t)}</p>`)}
</section>`}function Rn(e,t){return e===`P`?_(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):_(t>0?`own.money`:`own.money-back`,{amount:x(e,Math.abs(t))})}function zn(){let{lang:e}=u(),[t,n]=w(void 0),[r,i]=w(``),[a,o]=w(0);return k(()=>{let t=!1,r=async()=>{let r=await j.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function Bn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?d(Intl.DateTimeFormat,n).format(new Date(e)):``}export{dt as Book,Be as Books,$t as Casual,on as Compare,Rt as Foul,hn as Fouls,_n as Home,Pe as Join,In as PlayerPage,je as Receipt,Oe as Scan,An as Settings};