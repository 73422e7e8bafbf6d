import{$ as e,Bt as t,Cn as n,Ft as r,Gt as i,Ht as a,I as o,In as s,It as c,Ln as l,Mn as u,Mt as d,Nt as f,On as p,Pt as m,Q as h,Qr as g,Rt as _,Sn as v,Sr as y,Ut as b,Vt as x,Yt as S,Zr as ee,Zt as C,_i as te,_n as w,ai as ne,an as T,ct as re,dt as ie,ei as E,en as ae,et as oe,g as se,hi as D,ht as ce,in as le,k as ue,kt as de,ln as O,mt as k,ni as fe,nn as pe,oi as me,on as he,p as ge,qr as _e,ri as ve,rn as A,sn as ye,tn as j,u as M,un as N,ut as be,vi as P,yn as xe}from"./app.js";import{Fr as Se,Ir as Ce,Jr as we,Lr as Te,Sr as F,_ as Ee,_r as I,a as L,br as R,c as De,d as Oe,f as z,fr as B,g as ke,gr as V,h as Ae,hr as je,i as Me,ir as Ne,lr as Pe,m as Fe,mr as H,n as Ie,ni as U,o as W,p as Le,pr as Re,qn as ze,r as Be,rt as Ve,s as G,sr as K,t as He,u as Ue,v as We,vr as Ge,xr as q,y as J}from"./shared.js";function Ke({args:[e=``]}){let[t,n]=P({}),[r,i]=P(0);return D(()=>{p.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof _e&&e.status===404?`unknown`:`away`}))},[e,r]),N`<${b} title=${T(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&N`<${a} />`}
${t.receipt&&N`<${qe} ...${t.receipt} />`}
${t.wrong===`unknown`&&N`<p class="note bad" role="status">${T(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&N`<p class="note warn" role="status">${T(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),i(r+1)}}>${T(`try-again`)}</button>`}
<//>`}function qe({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o,refund:s,withdrawn_at:c}){let l={dateStyle:`medium`,timeStyle:`short`,timeZone:a},u=A(Intl.DateTimeFormat,l),d=e=>`${u.format(new Date(e))} (${a})`,f=[[T(`fines.tournament`),e],[T(`fines.number`),t],[T(s?`fines.amount-back`:`fines.amount-paid`),ze(r,n)],[T(`fines.how`),T(`fines.method.${o}`)],[T(`fines.when`),d(i)]],p=c?T(`fines.genuine-withdrawn`,{time:d(c)}):T(`fines.genuine`);return N`<p class=${`note ${c?`bad`:`info`}`} role="status"><strong>${p}</strong></p>
<dl class="facts">
${f.map(([e,t])=>N`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${T(`fines.compare`)}</p>`}const Je=S(n.referee,`Leave`);let Y=null;function Ye({args:e}){let t=U(`#/join/${e.join(`/`)}`),[n,r]=P(e.length>0?null:Y);return D(()=>{t?.invitation&&(Y=t,w(`#/join`,{replace:!0}))},[]),t?N`<${b} title=${T(`hall-join`)} up="#/" />`:n?N`<${Se} to=${n.tournament}>
<${Xe} link=${n} onAnother=${()=>r(Y=null)} />
<//>`:N`<${et} mangled=${e.length>0} onLink=${r} />`}function Xe({link:e,onAnother:t}){let[n,r]=P(null),[i,a]=P(0),[o,s]=P(``);return D(()=>{r(null);let t=Te();p.join(e.tournament,e.invitation,o).then(e=>{if(Y=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);C(T(`hall-joined`,{name:p.snapshot.state.settings.name})),t(`#/tables`)},e=>r(e))},[i]),n&&Ze(n)?N`<${Qe} onName=${e=>{s(e),a(i+1)}} />`:n?N`<${$e} error=${n} again=${()=>a(i+1)} onAnother=${t} />`:N`<${Ce} up="#/" />`}function Ze(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Qe({onName:e}){let[t,n]=P(``),[i,a]=P(``);return N`<${b} title=${T(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):a(T(`hall-join-name-wrong`))}}>
<${r} label=${T(`hall-join-name`)} hint=${T(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${i}
autocomplete="name" maxlength="200" />
<button class="button main">${T(`hall-join`)}</button>
</form>
<//>`}function $e({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?T(`hall-join-refused`):e.name===`Unreachable`?T(`hall-join-unreachable`):e.message,a=N`<button class="button" onClick=${n}>${T(`hall-join-other`)}</button>
${!r&&N`<button class="button main" onClick=${t}>${T(`try-again`)}</button>`}`;return N`<${b} title=${T(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function et({mangled:e,onLink:t}){let{tournament:n}=j(),[a,o]=P(``),[s,c]=P(e?T(`hall-join-no-link`):``);return N`<${b} title=${T(`hall-join`)} up="#/">
<p>${T(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=U(a);n?.invitation?t(n):c(T(`hall-join-no-link`))}}>
<${r} label=${T(`hall-join-link`)} value=${a} onInput=${o} wrong=${s} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${T(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${i} name="scan" /> ${T(`hall-scan`)}</a>
${n&&N`<a class="button" href="#/tables"><${i} name="tables" /> ${T(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${i} name="person" /> ${T(`hall-join-account`)}</a>
<${Je} />
<//>`}var tt=F(({rules:e})=>{let{tournament:t}=j(),{library:n,words:r,choice:a,book:o}=e;return N`<${b} title=${T(`open.books`)}>
${t&&N`<a class="row card" href="#/book/tournament">
<${i} name="book" />
<span class="body"
><small>${T(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${i} name="next" />
</a>`}
<a class="row card" href=${X(a)}>
<${i} name="book" />
<span class="body"
><small>${T(`open.rules-in-use`)}</small
><strong>${I(e,o)}</strong></span
>
<${i} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>N`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${r.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${r.phrase(`standing-${e.standing}`)}</small>
</span>
<${i} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${i} name="compare" /> ${T(`open.compare`)}</a
>
<//>`});function X({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function nt({rules:e,spoken:t}){let n=t.status===`needs-facts`;return N`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?T(`open.answer-first`):t.line}</p>
${t.say&&!n&&N`<p class="say">${T(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&N`<section class="stack">
<h2>${T(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>N`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${o} stays=${t.stays} />
${!n&&N`<${rt} rules=${e} spoken=${t} />`}`}function rt({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return N`<section class="stack">
<h2>${T(`open.why`)}</h2>
${ce(t).map(e=>N`<p key=${e}>${e}</p>`)}
<${je} rules=${e} standing=${t.rulebook.standing} />
${i&&N`<p>${k(i.source)}</p>
${i.notes.map(e=>N`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>N`<${it} key=${e.id} reading=${e} />`)}
${r.length>0&&N`<details class="fold">
<summary><h3>${T(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>N`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function it({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return N`<div class="card">
<small class="soft">${T(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>N`<p key=${e} class="soft">${T(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function at({rules:e,book:t,who:n}){let[r,i]=P(0),a=t.clock(n),o=Math.max(...a.openings(),0)+300,s=oe(e.library,l(t,n,r));return N`<article>
<h3>${T(`open.who.${n}`)}</h3>
<${ot} clock=${a} end=${o} seconds=${r} />
<label class="field"
><span>${T(`open.how-late`)}</span>
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
<p role="status"><strong>${E(r)}</strong> · ${s.line}</p>
<ol class="bullets">
${a.bands.map(r=>N`<li key=${r.id}>
<strong
>${T(`open.from-time`,{time:E(a.opens(r))})}</strong
>
${` ${st(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${k(s.source)}</p>
</article>`}function ot({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return N`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>N`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&E(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function st({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&T(`open.per-minute`,{cost:a}),o&&T(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[T(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const ct=[{id:`fouls`,Section:lt},{id:`lateness`,Section:pt},{id:`procedures`,Section:mt},{id:`readings`,Section:vt},{id:`points`,Section:yt},{id:`sources`,Section:bt}];function Z({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:N`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function lt({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(ft(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>W(t,e).length>0),c=a.filter(e=>!s.includes(e));return N`<${Z}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>N`<article key=${n}>
<h3><${dt} rules=${e} foul=${n} /></h3>
<${Be} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&N`<${ut} rules=${e} fouls=${c} />`}
<//>`})}function ut({rules:e,fouls:t}){return N`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>N`<li key=${t}><${dt} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function dt({rules:e,foul:t}){return N`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function ft(e,t,n){let r=W(t,n).map(t=>[L(e,t),...Me(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function pt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${T(`open.lateness`)} ${T(`open.who.${e}`)}`));return N`<${Z}
title=${T(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>N`<${at} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&N`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function mt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:ht(e,t),steps:r.filter(({step:r})=>n(`${ht(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return N`<${Z}
title=${T(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>N`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>N`<li key=${n}>
${i.step(t.step)}
${gt(e,t.when).map(e=>N`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function ht({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):T(`open.procedure.${n}`)}function gt({words:e},t){return Object.entries(t).filter(([e])=>e in ne()).map(([t,n])=>{let r=[n].flat().map(n=>_t(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function _t(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function vt({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return N`<${Z}
title=${T(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${T(`open.readings-text`)}</p>
${i.map(e=>N`<${it} key=${e.id} reading=${e} />`)}
<//>`}function yt({rules:e,book:t,found:n,searching:r}){let{points:i}=G(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return N`<${Z}
title=${T(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${x} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function bt({rules:e,book:t,found:n,searching:r}){let{official:i}=j(),{references:a}=e.library.catalogue,o=xt(t).map(e=>({id:e,...a[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return N`<${Z}
title=${T(`open.sources`)}
count=${o.length}
searching=${r}
>
<ul class="bullets">
${o.map(({id:e,title:t,publisher:n,year:r,reading:i})=>N`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${T(`open.read.${i}`)}</span
>
</li>`)}
</ul>
${ge(i)&&t.revision&&N`<p class="soft">${T(`open.revision`,{revision:t.revision.slice(0,12)})}</p>`}
<//>`}function xt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>W(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function St({library:e},t){let n=ee(e,t),{items:r}=g(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}var Ct=F(({args:[e=``],rules:n})=>{let{query:r}=xe(),{tournament:i,book:a}=j();if(e===`tournament`&&a)return N`<${Tt}
rules=${n}
book=${a}
choice=${{...R(a.id),...i?.rulebook}}
/>`;if(!(e in n.library.books))return N`<${b} title=${T(`lost`)} up="#/books"
><${t} text=${T(`lost-text`)}
/><//>`;let o=wt(e,r.get(`with`)),s=q(n.library,o),c=s?R(e):o;return N`<${Tt}
rules=${n}
book=${V(n.library,c)}
choice=${c}
wrong=${s}
/>`});function wt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return R(e)}}function Tt({rules:e,book:t,choice:n,wrong:i}){let[a,o]=P(``),[s,c]=P(!1),{library:l,words:u}=e,d=St(e,a);return N`<${b} title=${I(e,t)} up="#/books">
<${Re} error=${i} />
<${je} rules=${e} standing=${t.content.standing} />
<p>${u.standingNote(t.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>c(!0)}
>
${T(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(n),C(T(`open.in-use-now`))}}>
${T(`open.use-these`)}
</button>
</div>
<${r}
type="search"
label=${T(`open.search-book`)}
value=${a}
autocomplete="off"
onInput=${o}
/>
${ct.map(({id:n,Section:r})=>N`<${r} key=${n} rules=${e} book=${t} found=${d} searching=${!!a.trim()} />`)}
${s&&N`<${B} rules=${e} value=${n} onUse=${e=>{c(!1),w(X(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
<//>`}function Et({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>N`<${ue}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function Dt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?N`<section class="stack">
<h2>${T(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>N`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${T(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Ot({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return N`<${f} title=${N`<h2>${T(`open.around`)}</h2>`}>
${()=>N`<div class="stack">
<${Ie} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&N`<${kt} rules=${e} ...${c} />`}
</div>`}
<//>`}function kt({rules:{words:e},context:t,onChange:n}){let r=ve.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return N`<${_}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&N`<${c}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:T(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var At=F(({args:[e=``],rules:n,query:r})=>e in n.library.catalogue.fouls?N`<${jt} id=${e} rules=${n} query=${r} />`:N`<${b} title=${T(`lost`)} up="#/fouls"
><${t} text=${T(`lost-text`)}
/><//>`);function jt({id:t,rules:n,query:r}){let[i,a]=P(()=>Mt(r)),[o,s]=P({}),c=h(n.book,t,i,{})?i:{},l=h(n.book,t,c,o)?o:{},d=e(n.library,u(n.book,t,c,l));return N`<${b} title=${d.foul.name} up="#/fouls">
<${Et} spoken=${d} onAnswer=${(e,t)=>a({...c,[e]:t})} />
<${Dt} rules=${n} facts=${c} onForget=${e=>a(Nt(c,e))} />
<${nt} rules=${n} spoken=${d} />
<${Ot} rules=${n} foul=${t} facts=${c} context=${l} onChange=${s} />
<${Pt} rules=${n} foul=${t} facts=${c} context=${l} />
<${H} rules=${n} />
<//>`}function Mt(e){let t={true:!0,false:!1};return Object.fromEntries([...e].map(([e,n])=>[e,t[n]??n]))}function Nt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Pt({rules:t,foul:n,facts:r,context:a}){let o=Object.keys(t.library.books).map(e=>V(t.library,R(e))),s=[...new Map([t.book,...o].map(e=>[I(t,e),e]))],c=De(s.map(([,e])=>e),n,r,a).map(n=>It(e(t.library,n)));return N`<section class="stack">
<h2>${T(`open.everywhere`)}</h2>
<ul class="rows">
${s.map(([e,{content:t}],n)=>N`<li key=${e}>
<a class="row" href=${X(Ft(t))}>
<span class="body"><small>${e}</small>
<span class=${c[n]===c[0]?``:`strong`}>${c[n]}</span></span>
<${i} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ft({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function It(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?be(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Q={occasion:``,query:``};function Lt({rules:e,occasion:t,...n}){let[r,i]=P(Q.occasion===t?Q.query:``),a=e=>{Q={occasion:t,query:e},i(e)},{library:o,book:s,words:c}=e;return N`<${de} library=${o} book=${s} words=${c} label=${T(`call.what`)} hint=${T(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const Rt={casual:!0};function zt({rules:e,evening:t,names:n,person:r}){return N`<${b}
title=${T(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Lt}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Bt(e){let{rules:t,evening:n,names:r,person:i,foul:a}=e,[o,s]=P({}),[c,l]=P(Rt),[u,d]=P(0),f=Ae(i,n.east),p={...c,seat:f},h=Vt(t,a,o,p),g=h.range?.[u]?u:0,{line:_,payments:v}=Ht(e,h,g,f),y=Ut(e,_,v),x=![`needs-facts`,`not-covered`].includes(h.status)&&N`<button class="button main" onClick=${y}>${T(`open.note`)}</button>`,S=(e,t)=>s({...o,[e]:t}),ee=e=>s(Nt(o,e)),C=r.map((e,r)=>t.words.phrase(`seat-${Ae(r,n.east)}`));return N`<${b} title=${`${r[i]}: ${h.foul.name}`} up=${`#/casual/${i}`} actions=${x}>
<${Et} spoken=${h} onAnswer=${S} />
<${Dt} rules=${t} facts=${o} onForget=${ee} />
${h.range&&N`<${m} label=${T(`open.you-choose`)} value=${g} onChange=${d} options=${Wt(t,h)} />`}
${v.length>0&&N`<${J} names=${r} notes=${C} pot="" payments=${v} number=${e=>t.words.number(e)} />`}
<${nt} rules=${t} spoken=${{...h,say:``}} />
<${Ot} rules=${t} foul=${a} facts=${o} context=${p} onChange=${l} fixed />
<//>`}function Vt({book:t,library:n},r,i,a){let o=h(t,r,i,a)??u(t,r,i,{...Rt,seat:a.seat});return e(n,o)}function Ht({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Gt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Fe(e,t),to:Fe(n,t),points:r}))}}function Ut({evening:e,set:t,person:n,foul:r},i,a){let o=te(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),he(),C(T(`open.recorded`)),w(`#/casual`,{replace:!0}))}}function Wt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Gt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?s(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const Kt={choice:null,names:[``,``,``,``],east:0,events:[]};var qt=F(({args:[e,n],rules:r})=>{let[i,a]=v(`shinpan.casual`,Kt),o=e=>a({...i,...e}),s=Ge(r,i.choice,e=>o({choice:e})),c={rules:s,evening:i,set:o,names:z.map(e=>i.names[e]?.trim()||T(`open.player`,{number:e+1}))};return e===void 0?N`<${Jt} ...${c} />`:z.includes(Number(e))&&(!n||n in s.library.catalogue.fouls)?n?N`<${Bt}
...${c}
person=${Number(e)}
foul=${n}
/>`:N`<${zt} ...${c} person=${Number(e)} />`:N`<${b} title=${T(`lost`)} up="#/casual"
><${t} text=${T(`lost-text`)}
/><//>`});function Jt({rules:e,evening:t,set:n,names:r}){let[i,a]=P(``),{net:o,table:s}=We(t.events),c=t=>e.words.number(t),l=e=>n({events:[...t.events,e]}),u=t.events.at(-1),d=N`<button class="button" disabled=${!u} onClick=${()=>n({events:t.events.slice(0,-1)})}>${T(`open.undo`)}</button>
<button class="button main" disabled=${!u} onClick=${()=>a(`settle`)}>${T(`open.settle`)}</button>`,f={names:r,number:c,onClose:()=>a(``)};return N`<${b} title=${T(`open.casual`)} actions=${d}>
<section class="stack">
<h2>${T(`open.who-fouled`)}</h2>
<${J} names=${r} notes=${o.map(e=>Ee(e,c))} pot=${s?c(s):``}
payments=${u?Le(u):[]} number=${c} to=${e=>`#/casual/${e}`} />
</section>
${s>0&&N`<${Xt} text=${c(s)} names=${r} onWon=${e=>l({kind:`won`,by:e,points:s})} />`}
<${Yt} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${Zt} rules=${e} events=${t.events} names=${r} />
<a class="button" href="#/sheet">${T(`open.to.sheet`)}</a>
<a class="button" href=${s?`#/settle/,,,?pot=${s}`:`#/settle`}>${T(`open.to.settle`)}</a>
<${H} rules=${e} />
${i===`names`&&N`<${Ue} ...${f} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&N`<${Oe} ...${f} net=${o} onSettled=${()=>l({kind:`settled`,payments:ke(o)})} />`}
<//>`}function Yt({east:e,names:t,onEast:n,onNames:r}){return N`<${m} label=${T(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${T(`open.names`)}</button>`}function Xt({text:e,names:t,onWon:n}){return N`<section class="note info stack">
<h2>${T(`open.pot`,{points:e})}</h2>
<p>${T(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>N`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function Zt({rules:e,events:t,names:n}){if(!t.length)return N`<p class="soft">${T(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?T(`open.settled`):t.kind===`won`?T(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return N`<section class="stack">
<h2>${T(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>N`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}function Qt({id:e,title:t,rules:n,books:r,lines:i,only:a,found:o}){let s=i.filter(e=>o(tn(e),e.id)),c=s.filter(({by:e})=>e),l=a?c:s;return N`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">${T(`open.different`,{count:c.length,all:s.length})}</p>
<div
class=${`compare ${r.length>3?`sideways`:`fits`}`}
style=${{"--books":r.length}}
tabindex=${r.length>3?0:void 0}
role="region"
aria-labelledby=${`grid-${e}`}
hidden=${l.length===0}
>
<table role="table">
<thead role="rowgroup">
<tr role="row">
<td role="cell"></td>
${r.map((e,t)=>N`<th key=${t} role="columnheader" scope="col">${I(n,e)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${l.map(e=>N`<${$t} key=${e.id} line=${e} />`)}
</tbody>
</table>
</div>
</section>`}function $t({line:{name:e,href:t,cells:n,by:r}}){let i=n.find(({silent:e})=>!e);return N`<tr role="row" class=${r?`differs`:``}>
<th role="rowheader" scope="row">
${t?N`<a class="reach" href=${t}>${e}</a>`:N`<span>${e}</span>`}
${r&&N`<small>${T(`open.differs-in.${r}`)}</small>`}
</th>
${n.map((e,t)=>N`<${en} key=${t} cell=${e} first=${i} />`)}
</tr>`}function en({cell:{texts:e,silent:t},first:n}){let r=!t&&[...e].sort().join(`
`)!==[...n.texts].sort().join(`
`);return N`<td role="cell" class=${t?`silent`:r?`other`:``}>
${e.map(e=>N`<p key=${e} class=${r&&!n.texts.includes(e)?`strong`:``}>${e}</p>`)}
</td>`}function tn({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const nn=[`penalty`,`when`,`details`];function rn({library:e},t){return G(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:on(r)?`answer`:null}})}function an(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=nn.map(r=>({by:r,cells:t.map(t=>sn(e,t,n,r))})),{by:i,cells:a}=r.find(e=>on(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function on(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>me([...e].sort()))).size>1}function sn(e,t,n,r){let i=W(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[L(e,n),...cn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?un(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function cn(e,t,n,r,i){if(i===`penalty`)return[];let a=Me(e,n.when).join(` `),o=a||r>1?[a||T(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?ln(e,t,n.lateness):[]]}function ln(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${T(`open.from-time`,{time:E(r.opens(i))})} ${st(e,t.lateness[n],i)}`)}function un({words:e},t,n){let{scope:r}=t.table(n);return r?[T(`open.counted-over`,{scope:le([e.phrase(`scope-${r}`)])})]:[]}var dn=F(({rules:e})=>{let{library:t,choice:n}=e,i=Object.keys(t.books).filter(e=>e!==n.id),[a,o]=v(`shinpan.compare`,[n,...i.slice(-2).map(R)]),s=a.filter(e=>!q(t,e)),[c,l]=P(null),[u,d]=P(!0),[f,p]=P(``),m=St(e,f),h=s.map(e=>V(t,e));return N`<${b} title=${T(`open.compare`)}>
<${fn}
rules=${e}
books=${h}
onOpen=${l}
onRemove=${e=>o(s.filter((t,n)=>n!==e))}
/>
<${r} type="search" label=${T(`open.search-compared`)} value=${f} autocomplete="off" onInput=${p} />
<${_}
label=${T(`open.only-different`)}
hint=${T(`open.silence`)}
checked=${u}
onChange=${d}
/>
<${Qt}
id="points"
title=${T(`open.rule-points`)}
rules=${e}
books=${h}
lines=${rn(e,h)}
only=${u}
found=${m}
/>
<${Qt}
id="fouls"
title=${T(`open.fouls`)}
rules=${e}
books=${h}
lines=${an(e,h)}
only=${u}
found=${m}
/>
${c!==null&&N`<${B} rules=${e} value=${s[c]??R(n.id)} onUse=${e=>{o(c===s.length?[...s,e]:s.map((t,n)=>n===c?e:t)),l(null)}} onClose=${()=>l(null)} />`}
<//>`});function fn({rules:e,books:t,onOpen:n,onRemove:r}){return N`<ul class="rows">
${t.map((a,o)=>N`<li key=${o} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(o)}
>
<span class="body"
>${I(e,a)}<small
>${e.words.phrase(`standing-${a.content.standing}`)}</small
></span
>
<span class="badge">${T(`call.change`)}</span>
</button>
${t.length>2&&N`<button class="button quiet" aria-label=${T(`open.remove`,{name:I(e,a)})} onClick=${()=>r(o)}><${i} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${T(`open.add-book`)}
</button>`}var pn=F(({rules:e})=>N`<${b} title=${T(`open.fouls`)}>
<${Lt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${H} rules=${e} />
<//>`);const mn=[`empty-win`,`noten-riichi`,`exposed-tiles`],hn={rules:[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`]],tools:[[`hand`,`tables`],[`calls`,`sound`],[`draw`,`compare`],[`sheet`,`log`],[`settle`,`check`],[`casual`,`dice`],[`train`,`clock`]],app:[[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]]};function gn(){let[e,t]=P(!1),{tournament:n}=j(),r=Ne(),a=N`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${T(`open.menu`)} onClick=${()=>t(!0)}><${i} name="log" /></button>`;return N`<${b} title="Shinpan" up=${null} aside=${a}>
${n?N`<${_n} />`:N`<p class="soft">${T(`open.what-it-is`)}</p>`}
${r&&N`<ul class="rows"><${bn} href=${`#/board/${r.slug}`} icon="tables" text=${T(`open.to.board`)} about=${r.name} /></ul>`}
<${vn} large=${!n} />
${!n&&N`<ul class="ways">
<li><a class="way" href="#/casual"><${i} name="dice" /><strong>${T(`open.at-home`)}</strong><span>${T(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${i} name="scan" /><strong>${T(`open.i-referee`)}</strong><span>${T(`open.scan`)}</span></a></li>
</ul>`}
${e&&N`<${yn} onClose=${()=>t(!1)} />`}
<//>`}function _n(){let{tournament:e,official:t}=j();return N`<section class="card">
<small class="soft">${T(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&N`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${i} name="tables" /> ${T(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${i} name="log" /> ${T(`open.log`)}</a>
<a class="button" href="#/scan"><${i} name="scan" /> ${T(`open.scan`)}</a>
</div>
</section>`}function vn({large:e}){return N`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${T(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${i} name="search" />${T(`open.to.fouls`)}</a>
<ul class="examples">
${mn.map(e=>N`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${T(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function yn({onClose:e}){return N`<${d} title=${T(`open.menu`)} onClose=${e}>
${Object.entries(hn).map(([t,n])=>N`<section key=${t} aria-labelledby=${t}>
<h3 id=${t}>${T(`open.group.${t}`)}</h3>
<ul class="menu-places">
${n.map(([t,n])=>N`<li key=${t}>
<a href=${`#/${t}`} onClick=${e}><${i} name=${n} /><span>${T(`open.to.${t}`)}</span><small>${T(`open.about.${t}`)}</small></a>
</li>`)}
</ul>
</section>`)}
<//>`}function bn({href:e,icon:t,text:n,about:r,onClick:a}){return N`<li>
<a class="row" href=${e} onClick=${a}><${i} name=${t} /><span class="body">${n}<small>${r}</small></span><${i} name="next" /></a>
</li>`}var xn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function Sn(){let e=ae();O();let{library:t,usage:n,quota:r,persisted:i,lowStorage:a,outbox:o,elsewhere:s,syncedAt:c,tournament:l}=j(),[u,d]=P(i),[f,p]=P(``);D(()=>d(i),[i]),D(()=>void Cn().then(p),[e]);let m=async()=>{let e=await navigator.storage.persist();d(e),e||C(T(`open.persist-refused`))},h=T(`open.storage-of`,{used:wn(n),quota:wn(r)}),g=[[T(`open.offline`),T(`ready.${e}`)],[T(`open.version`),f||`–`],[T(`open.books`),String(Object.keys(t?.books??{}).length)],[T(`open.unsent`),String(o.length+s.reduce((e,{count:t})=>e+t,0))],[T(`open.storage`),h],[T(`open.persistent`),T(u?`open.yes`:`open.no`)],...c?[[T(`open.last-synced`),pe(c,l?.time_zone)]]:[]];return N`<section class="card">
<h2>${T(`open.kept-here`)}</h2>
${a&&N`<p class="note warn">${T(`open.storage-low`)}</p>`}
<${x} rows=${g} />
${!u&&N`<p class="soft">${T(`open.persist-text`)}</p>
${`storage`in navigator&&N`<button class="button" onClick=${m}>${T(`open.persist`)}</button>`}`}
</section>`}async function Cn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function wn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return A(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Tn(){let{online:e}=j();return N`<${f} title=${T(`open.libraries`)}>
${()=>N`<ul class="bullets">
${Object.entries(xn).map(([t,{version:n,licence:r}])=>N`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&N`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${T(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>`}
<//>`}const En=S(n.referee,`PushSwitch`),Dn=S(n.referee,`Leave`),On=S(n.referee,`Standing`),kn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],An=[`auto`,`light`,`dark`],jn=[`left`,`right`];function Mn(){let e=O(),{tournament:t,official:n}=j(),r=e=>t=>ye({[e]:t}).catch(()=>C(T(`open.lang-not-here`))),i=(t,n,i)=>N`<${m} label=${n} value=${e[t]} options=${i} onChange=${r(t)} />`,a=(t,n,i=``)=>N`<${_} label=${n} hint=${i} checked=${e[t]} onChange=${r(t)} />`;return N`<${b} title=${T(`open.settings`)}>
${i(`lang`,`Language · 言語 · Langue · Язык`,kn)} ${i(`theme`,T(`open.theme`),$(`theme`,An))}
${i(`hand`,T(`open.hand`),$(`hand`,jn))} ${a(`discreet`,T(`open.discreet`),T(`open.discreet-text`))}
${a(`haptics`,T(`open.haptics`))} ${a(`sound`,T(`open.sound`))}
${t&&se(n)&&N`<${En} tournament=${t.id} as=${n.id} />`}
<${On} />
<${Sn} />
<${Dn} />
<${Tn} />
<//>`}function $(e,t){return t.map(t=>({value:t,text:T(`open.${e}.${t}`)}))}function Nn({games:e,tournament:t,now:n}){let r=e.find(({result:e,status:t,replaced:n})=>!e&&!t&&!n);if(!r)return null;let{round:i,table:a,seat:o,scheduled_at:s,minutes:c}=r,l=s&&Date.parse(s)<=n;return N`<section class="card own-next" aria-label=${T(`own.next`)}>
<h2>${T(`own.next`)}</h2>
<p class="own-place"><span class="own-wind"><${M} wind=${o} /></span>
<span><strong>${T(`hall-table`,{label:a})}</strong> ${Ln(o)} · ${T(`hall-round`,{round:i})}</span></p>
${s&&N`<p>${T(l?`own.began`:`own.begins`,{time:Rn(s,t)})}${c?` · ${T(`own.minutes`,{minutes:c})}`:``}</p>`}
</section>`}function Pn({standings:e}){let t=e.filter(e=>e&&e.rank!==null);return t.length?N`<section class="card">
<h2>${T(`own.standing`)}</h2>
<dl class="own-standings">
${t.map(e=>N`<div key=${e?.name}><dt>${e?.name}</dt><dd><strong>${T(`own.rank`,{rank:e?.rank,of:e?.of})}</strong> ${K(e?.final,!0)}</dd></div>`)}
</dl>
</section>`:null}function Fn({games:e,tournament:t}){return e.length?N`<section class="stack">
<h2>${T(`own.games`)}</h2>
<ol class="own-games">
${e.map((e,n)=>N`<li key=${n} class=${e.status?`uncounted`:``}>
<span class="own-wind"><${M} wind=${e.seat} /><span class="unseen">${Ln(e.seat)}</span></span>
<span>${T(`hall-round`,{round:e.round})} · ${T(`hall-table`,{label:e.table})}</span>
<span class="own-result">${In(e,t)}</span>
</li>`)}
</ol>
</section>`:null}function In({status:e,replaced:t,result:n,scheduled_at:r},i){return e?T(`own.game.${e}`):t?N`${n?`${K(n.total,!0)} `:``}<small>${T(`own.game.replaced`)}</small>`:n?N`<small>${T(`own.place`,{place:n.place,points:Pe(n.points)})}</small> <strong>${K(n.total,!0)}</strong>`:r?Rn(r,i):T(`own.game.open`)}function Ln(e){return e?T(`hall-wind.${e}`):``}function Rn(e,{time_zone:t}){let n=e=>A(Intl.DateTimeFormat,{dateStyle:`short`,timeZone:t}).format(e),r=new Date(e),i=n(r)===n(/* @__PURE__ */ new Date)?{timeStyle:`short`,timeZone:t}:{weekday:`short`,day:`numeric`,month:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return A(Intl.DateTimeFormat,i).format(r)}function zn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[T(`hall-table`,{label:c}),re(l),n].filter(Boolean).join(` · `);return N`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${ie(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${T(`own.team`)}`:``}</p>
${d&&N`<p class="soft">${k(d)}</p>`}
${s in Bn&&N`<p class="note info">${T(Bn[s])}</p>`}
${f&&N`<${Vn} escalation=${f} />`}
<${Hn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Bn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Vn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=T(t===`open`?`own.open.${n}`:`own.${t}`);return N`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${T(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>N`<li key=${e.id}><b>${T(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Hn({own:e,ruling:t,refresh:n}){let[i,a]=P(!1),{reason:o,field:s}=we(`player`,void 0,T(`own.reason`),T(`own.reason-wrong`)),[c,l]=P(!1),[u,d]=P(``),[f,m]=P(``),[h,g]=P(!1),_=t.escalation?.status===`decided`;if(!_&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let v=T(_?`own.take-on`:`own.escalate`);return i?N`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),l(!o),!o)return;g(!0),m(``);let i={reason:o,...u.trim()&&{evidence:u.trim()}};try{await(await p.playerPage()).escalate(e,t,i),a(!1),n()}catch(e){m(T(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{g(!1)}}} aria-label=${v}>
${s(c)}
${f&&N`<p class="note bad" role="alert">${f}</p>`}
${!_&&N`<${r} label=${T(`own.evidence`)} hint=${T(`own.evidence-hint`)} value=${u} onInput=${d} long maxlength="4000" />`}
<button class="button main" disabled=${h}>${v}</button>
<button class="button" type="button" onClick=${()=>a(!1)}>${T(`cancel`)}</button>
</form>`:N`<button class="button" type="button" onClick=${()=>a(!0)}>${v}</button>`}function Un(){let{own:e,missing:n,state:r,refresh:i}=Kn();if(n)return N`<${b} title=${T(`own.title`)} up="#/"><${t} text=${T(`own.missing`)}><a class="button" href="#/scan">${T(`hall-scan`)}</a><//><//>`;if(!e?.page){let e=r?N`<${t} text=${T(`own.${r}`)} />`:N`<${a} />`;return N`<${b} title=${T(`own.title`)} up="#/">${e}<//>`}let{tournament:o,player:s,rulings:c,ledger:l,games:u=[],standing:d=null,team_standing:f=null}=e.page;return N`<${b} title=${s.name} up="#/">
<p class="soft">${o.name} · ${T(`own.number`,{number:s.id_number})}</p>
${r&&N`<p class="note warn" role="status">${T(`own.${r}`)} ${T(`own.as-of`,{time:qn(e.at,o)})}</p>`}
<${Nn} games=${u} tournament=${o} now=${p.now()} />
<${Pn} standings=${[d,f]} />
<${Fn} games=${u} tournament=${o} />
<${Wn} ledger=${l} />
<section class="stack">
<h2>${T(`own.rulings`)}</h2>
${c.length===0&&N`<${t} text=${T(`own.none`)} />`}
${c.map(t=>N`<${zn} key=${t.id} own=${e} ruling=${t} when=${qn(t.ruled_at,o)} refresh=${i} />`)}
</section>
<${He} tournament=${e.tournament} as=${e.player} player />
<//>`}function Wn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return N`<section class="card">
<h2>${T(`own.owing`)}</h2>
${n.length===0&&N`<p>${T(`own.nothing`)}</p>`}
${n.map(([e,t])=>N`<p key=${e}>${Gn(e,t)}</p>`)}
</section>`}function Gn(e,t){return e===`P`?T(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?T(t>0?`own.table-points`:`own.table-points-back`,{points:Pe(Math.abs(t))}):T(t>0?`own.money`:`own.money-back`,{amount:fe(e,Math.abs(t))})}function Kn(){let{lang:e}=O(),[t,n]=P(void 0),[r,i]=P(``),[a,o]=P(0);return D(()=>{let t=!1,r=async()=>{let r=await p.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(()=>document.hidden||r(),6e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function qn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?A(Intl.DateTimeFormat,n).format(new Date(e)):``}function Jn({page:{rounds:e,time_zone:n},finds:r,isSeeking:i,now:a}){let[o,s]=P(``);if(!e.length)return N`<${t} text=${T(`public.no-rounds`)} />`;if(i)return N`<${Xn} rounds=${e} zone=${n} finds=${r} />`;let c=e.find(e=>e.round===o)??Yn(e,a),l=e.map(e=>({value:e.round,text:e.round}));return N`${e.length>1&&N`<${m} label=${T(`reports.of-round`)} value=${c.round} options=${l} onChange=${s} />`}
<${Zn} round=${c} tables=${c.tables} zone=${n} finds=${r} />`}function Yn(e,t){return e.findLast(({starts_at:e})=>e&&Date.parse(e)-36e5<=t)??e[0]}function Xn({rounds:e,zone:n,finds:r}){let i=e.flatMap(e=>{let t=e.tables.filter(({seats:e})=>Object.values(e).some(r));return t.length?[{round:e,tables:t}]:[]});return i.length?i.map(({round:e,tables:t})=>N`<${Zn} key=${e.round} round=${e} tables=${t} zone=${n} finds=${r} />`):N`<${t} text=${T(`public.not-found`)} />`}function Zn({round:{round:e,starts_at:t},tables:n,zone:r,finds:i}){return N`<section class="stack" aria-label=${T(`hall-round`,{round:e})}>
<h2>${T(`hall-round`,{round:e})} ${t&&N`<span class="soft">${Qn(t,r)}</span>`}</h2>
<ul class="public-tables">
${n.map(({label:e,seats:t})=>N`<li key=${e} class="card">
<h3>${T(`hall-table`,{label:e})}</h3>
<dl>${y.map(e=>N`<div key=${e} class=${i(t[e])?`found`:``}><dt><${M} wind=${e} /><span class="unseen">${T(`hall-wind.${e}`)}</span></dt><dd>${t[e]}</dd></div>`)}</dl>
</li>`)}
</ul>
</section>`}function Qn(e,t){let n={weekday:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return A(Intl.DateTimeFormat,n).format(new Date(e))}function $n({page:{players:e,teams:n},finds:r}){let[i,a]=P(`players`);if(!e.length)return N`<${t} text=${T(`standings.none`)} />`;let o=[`players`,`teams`].map(e=>({value:e,text:T(`standings.of.${e}`)})),s=i===`teams`&&n.length?n:e;return N`${n.length>0&&N`<${m} label=${T(`standings.of`)} value=${i} options=${o} onChange=${a} />`}
<ol class="public-standings">
${s.map((e,t)=>N`<li key=${t} class=${r(e.name)?`found`:``}>
<span class="rank">${e.rank??`–`}</span>
<span>${e.name}${e.team&&N` <small class="soft">${e.team}</small>`}</span>
<strong>${K(e.final,!0)}</strong>
</li>`)}
</ol>`}function er({args:[e=``]}){let{page:n,refused:i,unreached:o}=nr(e),[s,c]=P(`seating`),[l,u]=P(``);if(i)return N`<${b} title=${T(`public.title`)} up="#/"><${t} text=${T(`public.closed`)} /><//>`;if(!n)return N`<${b} title=${T(`public.title`)} up="#/">${o?N`<${t} text=${T(`live.unreached`)} />`:N`<${a} />`}<//>`;let d=[{value:`seating`,text:T(`public.seating`)},{value:`standings`,text:T(`own.standing`)}],f=e=>l.trim()!==``&&tr(e).includes(tr(l.trim()));return N`<${b} title=${n.name} up="#/">
${o&&N`<p class="note warn" role="status">${T(`live.unreached`)}</p>`}
<${m} label=${T(`public.show`)} value=${s} options=${d} onChange=${c} />
<${r} label=${T(`public.find`)} value=${l} onInput=${u} autocomplete="off" enterkeyhint="search" />
${s===`seating`?N`<${Jn} page=${n} finds=${f} isSeeking=${l.trim()!==``} now=${p.now()} />`:N`<${$n} page=${n} finds=${f} />`}
${n.board_open&&N`<a class="button" href=${`#/board/${e}`}>${T(`public.clocks`)}</a>`}
<//>`}function tr(e){return e.normalize(`NFKD`).replace(/\p{M}/gu,``).toLowerCase()}function nr(e){let[t,n]=P({page:null,refused:!1,unreached:!1});return D(()=>{let t=!1,r=async()=>{try{let{publicPage:r}=await p.visitor(),i=await r(e);t||n({page:i,refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(({page:e})=>({page:r?null:e,refused:r,unreached:!r}))}};r();let i=setInterval(()=>document.hidden||r(),6e4);return()=>{t=!0,clearInterval(i)}},[e]),t}export{Ct as Book,tt as Books,qt as Casual,dn as Compare,At as Foul,pn as Fouls,gn as Home,Ye as Join,Un as PlayerPage,er as PublicPage,Ke as Receipt,Ve as Scan,Mn as Settings};