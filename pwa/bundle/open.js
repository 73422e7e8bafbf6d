import{$ as e,$r as t,At as n,Cn as r,Ft as i,Ht as a,I as o,It as s,Kt as c,Lt as l,Nt as u,Pn as d,Pt as f,Qt as p,Rn as m,Ut as h,Vt as g,Wt as _,Xt as v,Yr as y,_i as b,ai as x,an as ee,bi as S,bn as C,ci as w,cn as te,dn as T,dt as ne,ei as re,et as E,ft as ie,g as ae,gt as oe,ht as D,ii as se,in as O,k as ce,kn as k,lt as le,ni as A,nn as j,on as M,p as ue,rn as de,si as fe,sn as pe,tn as me,tt as he,u as N,un as P,vn as F,wn as I,wr as ge,yi as _e,zn as ve,zt as L}from"./app.js";import{Cr as R,Dr as z,Gn as ye,Gr as be,Kr as xe,Or as B,Pr as Se,Sr as V,Tr as Ce,Wr as we,_ as Te,a as H,br as Ee,c as De,d as Oe,en as U,f as ke,g as Ae,gi as je,h as Me,hr as Ne,i as Pe,kr as W,m as Fe,n as Ie,nr as Le,o as G,ot as Re,p as ze,pr as K,r as Be,s as Ve,t as He,u as Ue,v as We,wr as q,xr as J,y as Ge,yr as Ke}from"./shared.js";function qe({args:[e=``]}){let[t,n]=S({}),[r,i]=S(0);return b(()=>{k.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof y&&e.status===404?`unknown`:`away`}))},[e,r]),T`<${_} title=${M(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&T`<${h} />`}
${t.receipt&&T`<${Je} ...${t.receipt} />`}
${t.wrong===`unknown`&&T`<p class="note bad" role="status">${M(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&T`<p class="note warn" role="status">${M(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),i(r+1)}}>${M(`try-again`)}</button>`}
<//>`}function Je({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o,refund:s,withdrawn_at:c}){let l={dateStyle:`medium`,timeStyle:`short`,timeZone:a},u=O(Intl.DateTimeFormat,l),d=e=>`${u.format(new Date(e))} (${a})`,f=[[M(`fines.tournament`),e],[M(`fines.number`),t],[M(s?`fines.amount-back`:`fines.amount-paid`),ye(r,n)],[M(`fines.how`),M(`fines.method.${o}`)],[M(`fines.when`),d(i)]],p=c?M(`fines.genuine-withdrawn`,{time:d(c)}):M(`fines.genuine`);return T`<p class=${`note ${c?`bad`:`info`}`} role="status"><strong>${p}</strong></p>
<dl class="facts">
${f.map(([e,t])=>T`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${M(`fines.compare`)}</p>`}const Ye=v(I.referee,`Leave`);let Y=null;function Xe({args:e}){let t=je(`#/join/${e.join(`/`)}`),[n,r]=S(e.length>0?null:Y);return b(()=>{t?.invitation&&(Y=t,F(`#/join`,{replace:!0}))},[]),t?T`<${_} title=${M(`hall-join`)} up="#/" />`:n?T`<${we} to=${n.tournament}>
<${Ze} link=${n} onAnother=${()=>r(Y=null)} />
<//>`:T`<${tt} mangled=${e.length>0} onLink=${r} />`}function Ze({link:e,onAnother:t}){let[n,r]=S(null),[i,a]=S(0),[o,s]=S(``);return b(()=>{r(null);let t=xe();k.join(e.tournament,e.invitation,o).then(e=>{if(Y=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);p(M(`hall-joined`,{name:k.snapshot.state.settings.name})),t(`#/tables`)},e=>r(e))},[i]),n&&Qe(n)?T`<${$e} onName=${e=>{s(e),a(i+1)}} />`:n?T`<${et} error=${n} again=${()=>a(i+1)} onAnother=${t} />`:T`<${be} up="#/" />`}function Qe(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function $e({onName:e}){let[t,n]=S(``),[r,i]=S(``);return T`<${_} title=${M(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(M(`hall-join-name-wrong`))}}>
<${s} label=${M(`hall-join-name`)} hint=${M(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${M(`hall-join`)}</button>
</form>
<//>`}function et({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?M(`hall-join-refused`):e.name===`Unreachable`?M(`hall-join-unreachable`):e.message,a=T`<button class="button" onClick=${n}>${M(`hall-join-other`)}</button>
${!r&&T`<button class="button main" onClick=${t}>${M(`try-again`)}</button>`}`;return T`<${_} title=${M(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function tt({mangled:e,onLink:t}){let{tournament:n}=j(),[r,i]=S(``),[a,o]=S(e?M(`hall-join-no-link`):``);return T`<${_} title=${M(`hall-join`)} up="#/">
<p>${M(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=je(r);n?.invitation?t(n):o(M(`hall-join-no-link`))}}>
<${s} label=${M(`hall-join-link`)} value=${r} onInput=${i} wrong=${a} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${M(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${c} name="scan" /> ${M(`hall-scan`)}</a>
${n&&T`<a class="button" href="#/tables"><${c} name="tables" /> ${M(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${c} name="person" /> ${M(`hall-join-account`)}</a>
<${Ye} />
<//>`}var nt=W(({rules:e})=>{let{tournament:t}=j(),{library:n,words:r,choice:i,book:a}=e;return T`<${_} title=${M(`open.books`)}>
${t&&T`<a class="row card" href="#/book/tournament">
<${c} name="book" />
<span class="body"
><small>${M(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${c} name="next" />
</a>`}
<a class="row card" href=${X(i)}>
<${c} name="book" />
<span class="body"
><small>${M(`open.rules-in-use`)}</small
><strong>${q(e,a)}</strong></span
>
<${c} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>T`<li key=${e.id}>
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
><${c} name="compare" /> ${M(`open.compare`)}</a
>
<//>`});function X({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function Z({rules:e,spoken:t}){let n=t.status===`needs-facts`;return T`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?M(`open.answer-first`):t.line}</p>
${t.say&&!n&&T`<p class="say">${M(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&T`<section class="stack">
<h2>${M(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>T`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${o} stays=${t.stays} />
${!n&&T`<${rt} rules=${e} spoken=${t} />`}`}function rt({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return T`<section class="stack">
<h2>${M(`open.why`)}</h2>
${oe(t).map(e=>T`<p key=${e}>${e}</p>`)}
<${V} rules=${e} standing=${t.rulebook.standing} />
${i&&T`<p>${D(i.source)}</p>
${i.notes.map(e=>T`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>T`<${it} key=${e.id} reading=${e} />`)}
${r.length>0&&T`<details class="fold">
<summary><h3>${M(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>T`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function it({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return T`<div class="card">
<small class="soft">${M(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>T`<p key=${e} class="soft">${M(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function at({rules:e,book:t,who:n}){let[r,i]=S(0),a=t.clock(n),o=Math.max(...a.openings(),0)+300,s=he(e.library,ve(t,n,r));return T`<article>
<h3>${M(`open.who.${n}`)}</h3>
<${ot} clock=${a} end=${o} seconds=${r} />
<label class="field"
><span>${M(`open.how-late`)}</span>
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
<p role="status"><strong>${A(r)}</strong> · ${s.line}</p>
<ol class="bullets">
${a.bands.map(r=>T`<li key=${r.id}>
<strong
>${M(`open.from-time`,{time:A(a.opens(r))})}</strong
>
${` ${st(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${D(s.source)}</p>
</article>`}function ot({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return T`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>T`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&A(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function st({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&M(`open.per-minute`,{cost:a}),o&&M(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[M(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const ct=[{id:`fouls`,Section:lt},{id:`lateness`,Section:pt},{id:`procedures`,Section:mt},{id:`readings`,Section:vt},{id:`points`,Section:yt},{id:`sources`,Section:bt}];function Q({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:T`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function lt({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(ft(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>G(t,e).length>0),c=a.filter(e=>!s.includes(e));return T`<${Q}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>T`<article key=${n}>
<h3><${dt} rules=${e} foul=${n} /></h3>
<${Be} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&T`<${ut} rules=${e} fouls=${c} />`}
<//>`})}function ut({rules:e,fouls:t}){return T`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>T`<li key=${t}><${dt} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function dt({rules:e,foul:t}){return T`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function ft(e,t,n){let r=G(t,n).map(t=>[H(e,t),...Pe(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function pt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${M(`open.lateness`)} ${M(`open.who.${e}`)}`));return T`<${Q}
title=${M(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>T`<${at} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&T`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function mt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:ht(e,t),steps:r.filter(({step:r})=>n(`${ht(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return T`<${Q}
title=${M(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>T`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>T`<li key=${n}>
${i.step(t.step)}
${gt(e,t.when).map(e=>T`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function ht({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):M(`open.procedure.${n}`)}function gt({words:e},t){return Object.entries(t).filter(([e])=>e in fe()).map(([t,n])=>{let r=[n].flat().map(n=>_t(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function _t(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function vt({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return T`<${Q}
title=${M(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${M(`open.readings-text`)}</p>
${i.map(e=>T`<${it} key=${e.id} reading=${e} />`)}
<//>`}function yt({rules:e,book:t,found:n,searching:r}){let{points:i}=Ve(e.library,[t]),o=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return T`<${Q}
title=${M(`open.rule-points`)}
count=${o.length}
searching=${r}
>
<${a} rows=${o.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function bt({rules:e,book:t,found:n,searching:r}){let{official:i}=j(),{references:a}=e.library.catalogue,o=xt(t).map(e=>({id:e,...a[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return T`<${Q}
title=${M(`open.sources`)}
count=${o.length}
searching=${r}
>
<ul class="bullets">
${o.map(({id:e,title:t,publisher:n,year:r,reading:i})=>T`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${M(`open.read.${i}`)}</span
>
</li>`)}
</ul>
${ue(i)&&t.revision&&T`<p class="soft">${M(`open.revision`,{revision:t.revision.slice(0,12)})}</p>`}
<//>`}function xt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>G(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function St({library:e},n){let r=t(e,n),{items:i}=re(e,n),a=new Set(n.trim()?i.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>a.has(t)||r(e)}var Ct=W(({args:[e=``],rules:t})=>{let{query:n}=C(),{tournament:r,book:i}=j();if(e===`tournament`&&i)return T`<${Tt}
rules=${t}
book=${i}
choice=${{...z(i.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return T`<${_} title=${M(`lost`)} up="#/books"
><${g} text=${M(`lost-text`)}
/><//>`;let a=wt(e,n.get(`with`)),o=B(t.library,a),s=o?z(e):a;return T`<${Tt}
rules=${t}
book=${R(t.library,s)}
choice=${s}
wrong=${o}
/>`});function wt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return z(e)}}function Tt({rules:e,book:t,choice:n,wrong:r}){let[i,a]=S(``),[o,c]=S(!1),{library:l,words:u}=e,d=St(e,i);return T`<${_} title=${q(e,t)} up="#/books">
<${Ee} error=${r} />
<${V} rules=${e} standing=${t.content.standing} />
<p>${u.standingNote(t.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>c(!0)}
>
${M(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(n),p(M(`open.in-use-now`))}}>
${M(`open.use-these`)}
</button>
</div>
<${s}
type="search"
label=${M(`open.search-book`)}
value=${i}
autocomplete="off"
onInput=${a}
/>
${ct.map(({id:n,Section:r})=>T`<${r} key=${n} rules=${e} book=${t} found=${d} searching=${!!i.trim()} />`)}
${o&&T`<${Ke} rules=${e} value=${n} onUse=${e=>{c(!1),F(X(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
<//>`}function Et({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>T`<${ce}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function Dt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?T`<section class="stack">
<h2>${M(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>T`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${M(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Ot({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return T`<${f} title=${T`<h2>${M(`open.around`)}</h2>`}>
${()=>T`<div class="stack">
<${Ie} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&T`<${kt} rules=${e} ...${c} />`}
</div>`}
<//>`}function kt({rules:{words:e},context:t,onChange:n}){let r=x.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return T`<${L}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&T`<${l}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:M(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var At=W(({args:[e=``],rules:t,query:n})=>e in t.library.catalogue.fouls?T`<${jt} id=${e} rules=${t} query=${n} />`:T`<${_} title=${M(`lost`)} up="#/fouls"
><${g} text=${M(`lost-text`)}
/><//>`);function jt({id:t,rules:n,query:r}){let[i,a]=S(()=>Mt(r)),[o,s]=S({}),c=e(n.book,t,i,{})?i:{},l=e(n.book,t,c,o)?o:{},u=E(n.library,d(n.book,t,c,l));return T`<${_} title=${u.foul.name} up="#/fouls">
<${Et} spoken=${u} onAnswer=${(e,t)=>a({...c,[e]:t})} />
<${Dt} rules=${n} facts=${c} onForget=${e=>a(Nt(c,e))} />
<${Z} rules=${n} spoken=${u} />
<${Ot} rules=${n} foul=${t} facts=${c} context=${l} onChange=${s} />
<${Pt} rules=${n} foul=${t} facts=${c} context=${l} />
<${J} rules=${n} />
<//>`}function Mt(e){let t={true:!0,false:!1};return Object.fromEntries([...e].map(([e,n])=>[e,t[n]??n]))}function Nt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Pt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>R(e.library,z(t))),a=[...new Map([e.book,...i].map(t=>[q(e,t),t]))],o=De(a.map(([,e])=>e),t,n,r).map(t=>It(E(e.library,t)));return T`<section class="stack">
<h2>${M(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>T`<li key=${e}>
<a class="row" href=${X(Ft(t))}>
<span class="body"><small>${e}</small>
<span class=${o[n]===o[0]?``:`strong`}>${o[n]}</span></span>
<${c} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ft({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function It(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?ne(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let $={occasion:``,query:``};function Lt({rules:e,occasion:t,...r}){let[i,a]=S($.occasion===t?$.query:``),o=e=>{$={occasion:t,query:e},a(e)},{library:s,book:c,words:l}=e;return T`<${n} library=${s} book=${c} words=${l} label=${M(`call.what`)} hint=${M(`open.search-hint`)}
query=${i} onQuery=${o} ...${r} />`}const Rt={casual:!0};function zt({rules:e,evening:t,names:n,person:r}){return T`<${_}
title=${M(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Lt}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Bt(e){let{rules:t,evening:n,names:r,person:a,foul:o}=e,[s,c]=S({}),[l,u]=S(Rt),[d,f]=S(0),p=Me(a,n.east),m={...l,seat:p},h=Vt(t,o,s,m),g=h.range?.[d]?d:0,{line:v,payments:y}=Ht(e,h,g,p),b=Ut(e,v,y),x=![`needs-facts`,`not-covered`].includes(h.status)&&T`<button class="button main" onClick=${b}>${M(`open.note`)}</button>`,ee=(e,t)=>c({...s,[e]:t}),C=e=>c(Nt(s,e)),w=r.map((e,r)=>t.words.phrase(`seat-${Me(r,n.east)}`));return T`<${_} title=${`${r[a]}: ${h.foul.name}`} up=${`#/casual/${a}`} actions=${x}>
<${Et} spoken=${h} onAnswer=${ee} />
<${Dt} rules=${t} facts=${s} onForget=${C} />
${h.range&&T`<${i} label=${M(`open.you-choose`)} value=${g} onChange=${f} options=${Wt(t,h)} />`}
${y.length>0&&T`<${Ge} names=${r} notes=${w} pot="" payments=${y} number=${e=>t.words.number(e)} />`}
<${Z} rules=${t} spoken=${{...h,say:``}} />
<${Ot} rules=${t} foul=${o} facts=${s} context=${m} onChange=${u} fixed />
<//>`}function Vt({book:t,library:n},r,i,a){let o=e(t,r,i,a)??d(t,r,i,{...Rt,seat:a.seat});return E(n,o)}function Ht({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Gt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Fe(e,t),to:Fe(n,t),points:r}))}}function Ut({evening:e,set:t,person:n,foul:r},i,a){let o=_e(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),pe(),p(M(`open.recorded`)),F(`#/casual`,{replace:!0}))}}function Wt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Gt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?m(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const Kt={choice:null,names:[``,``,``,``],east:0,events:[]};var qt=W(({args:[e,t],rules:n})=>{let[i,a]=r(`shinpan.casual`,Kt),o=e=>a({...i,...e}),s=Ce(n,i.choice,e=>o({choice:e})),c={rules:s,evening:i,set:o,names:ke.map(e=>i.names[e]?.trim()||M(`open.player`,{number:e+1}))};return e===void 0?T`<${Jt} ...${c} />`:ke.includes(Number(e))&&(!t||t in s.library.catalogue.fouls)?t?T`<${Bt}
...${c}
person=${Number(e)}
foul=${t}
/>`:T`<${zt} ...${c} person=${Number(e)} />`:T`<${_} title=${M(`lost`)} up="#/casual"
><${g} text=${M(`lost-text`)}
/><//>`});function Jt({rules:e,evening:t,set:n,names:r}){let[i,a]=S(``),{net:o,table:s}=We(t.events),c=t=>e.words.number(t),l=e=>n({events:[...t.events,e]}),u=t.events.at(-1),d=T`<button class="button" disabled=${!u} onClick=${()=>n({events:t.events.slice(0,-1)})}>${M(`open.undo`)}</button>
<button class="button main" disabled=${!u} onClick=${()=>a(`settle`)}>${M(`open.settle`)}</button>`,f={names:r,number:c,onClose:()=>a(``)};return T`<${_} title=${M(`open.casual`)} actions=${d}>
<section class="stack">
<h2>${M(`open.who-fouled`)}</h2>
<${Ge} names=${r} notes=${o.map(e=>Te(e,c))} pot=${s?c(s):``}
payments=${u?ze(u):[]} number=${c} to=${e=>`#/casual/${e}`} />
</section>
${s>0&&T`<${Xt} text=${c(s)} names=${r} onWon=${e=>l({kind:`won`,by:e,points:s})} />`}
<${Yt} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${Zt} rules=${e} events=${t.events} names=${r} />
<a class="button" href="#/sheet">${M(`open.to.sheet`)}</a>
<a class="button" href=${s?`#/settle/,,,?pot=${s}`:`#/settle`}>${M(`open.to.settle`)}</a>
<${J} rules=${e} />
${i===`names`&&T`<${Ue} ...${f} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&T`<${Oe} ...${f} net=${o} onSettled=${()=>l({kind:`settled`,payments:Ae(o)})} />`}
<//>`}function Yt({east:e,names:t,onEast:n,onNames:r}){return T`<${i} label=${M(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${M(`open.names`)}</button>`}function Xt({text:e,names:t,onWon:n}){return T`<section class="note info stack">
<h2>${M(`open.pot`,{points:e})}</h2>
<p>${M(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>T`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function Zt({rules:e,events:t,names:n}){if(!t.length)return T`<p class="soft">${M(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?M(`open.settled`):t.kind===`won`?M(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return T`<section class="stack">
<h2>${M(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>T`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}function Qt({id:e,title:t,rules:n,books:r,lines:i,only:a,found:o}){let s=i.filter(e=>o(tn(e),e.id)),c=s.filter(({by:e})=>e),l=a?c:s;return T`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">${M(`open.different`,{count:c.length,all:s.length})}</p>
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
${r.map((e,t)=>T`<th key=${t} role="columnheader" scope="col">${q(n,e)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${l.map(e=>T`<${$t} key=${e.id} line=${e} />`)}
</tbody>
</table>
</div>
</section>`}function $t({line:{name:e,href:t,cells:n,by:r}}){let i=n.find(({silent:e})=>!e);return T`<tr role="row" class=${r?`differs`:``}>
<th role="rowheader" scope="row">
${t?T`<a class="reach" href=${t}>${e}</a>`:T`<span>${e}</span>`}
${r&&T`<small>${M(`open.differs-in.${r}`)}</small>`}
</th>
${n.map((e,t)=>T`<${en} key=${t} cell=${e} first=${i} />`)}
</tr>`}function en({cell:{texts:e,silent:t},first:n}){let r=!t&&[...e].sort().join(`
`)!==[...n.texts].sort().join(`
`);return T`<td role="cell" class=${t?`silent`:r?`other`:``}>
${e.map(e=>T`<p key=${e} class=${r&&!n.texts.includes(e)?`strong`:``}>${e}</p>`)}
</td>`}function tn({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const nn=[`penalty`,`when`,`details`];function rn({library:e},t){return Ve(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:on(r)?`answer`:null}})}function an(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=nn.map(r=>({by:r,cells:t.map(t=>sn(e,t,n,r))})),{by:i,cells:a}=r.find(e=>on(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function on(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>w([...e].sort()))).size>1}function sn(e,t,n,r){let i=G(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[H(e,n),...cn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?un(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function cn(e,t,n,r,i){if(i===`penalty`)return[];let a=Pe(e,n.when).join(` `),o=a||r>1?[a||M(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?ln(e,t,n.lateness):[]]}function ln(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${M(`open.from-time`,{time:A(r.opens(i))})} ${st(e,t.lateness[n],i)}`)}function un({words:e},t,n){let{scope:r}=t.table(n);return r?[M(`open.counted-over`,{scope:ee([e.phrase(`scope-${r}`)])})]:[]}var dn=W(({rules:e})=>{let{library:t,choice:n}=e,i=Object.keys(t.books).filter(e=>e!==n.id),[a,o]=r(`shinpan.compare`,[n,...i.slice(-2).map(z)]),c=a.filter(e=>!B(t,e)),[l,u]=S(null),[d,f]=S(!0),[p,m]=S(``),h=St(e,p),g=c.map(e=>R(t,e));return T`<${_} title=${M(`open.compare`)}>
<${fn}
rules=${e}
books=${g}
onOpen=${u}
onRemove=${e=>o(c.filter((t,n)=>n!==e))}
/>
<${s} type="search" label=${M(`open.search-compared`)} value=${p} autocomplete="off" onInput=${m} />
<${L}
label=${M(`open.only-different`)}
hint=${M(`open.silence`)}
checked=${d}
onChange=${f}
/>
<${Qt}
id="points"
title=${M(`open.rule-points`)}
rules=${e}
books=${g}
lines=${rn(e,g)}
only=${d}
found=${h}
/>
<${Qt}
id="fouls"
title=${M(`open.fouls`)}
rules=${e}
books=${g}
lines=${an(e,g)}
only=${d}
found=${h}
/>
${l!==null&&T`<${Ke} rules=${e} value=${c[l]??z(n.id)} onUse=${e=>{o(l===c.length?[...c,e]:c.map((t,n)=>n===l?e:t)),u(null)}} onClose=${()=>u(null)} />`}
<//>`});function fn({rules:e,books:t,onOpen:n,onRemove:r}){return T`<ul class="rows">
${t.map((i,a)=>T`<li key=${a} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(a)}
>
<span class="body"
>${q(e,i)}<small
>${e.words.phrase(`standing-${i.content.standing}`)}</small
></span
>
<span class="badge">${M(`call.change`)}</span>
</button>
${t.length>2&&T`<button class="button quiet" aria-label=${M(`open.remove`,{name:q(e,i)})} onClick=${()=>r(a)}><${c} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${M(`open.add-book`)}
</button>`}var pn=W(({rules:e})=>T`<${_} title=${M(`open.fouls`)}>
<${Lt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${J} rules=${e} />
<//>`);const mn=[`empty-win`,`noten-riichi`,`exposed-tiles`],hn={rules:[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`]],tools:[[`hand`,`tables`],[`calls`,`sound`],[`draw`,`compare`],[`sheet`,`log`],[`settle`,`check`],[`casual`,`dice`],[`train`,`clock`]],app:[[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]]};function gn(){let[e,t]=S(!1),{tournament:n}=j(),r=Le(),i=T`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${M(`open.menu`)} onClick=${()=>t(!0)}><${c} name="log" /></button>`;return T`<${_} title="Shinpan" up=${null} aside=${i}>
${n?T`<${_n} />`:T`<p class="soft">${M(`open.what-it-is`)}</p>`}
${r&&T`<ul class="rows"><${bn} href=${`#/board/${r.slug}`} icon="tables" text=${M(`open.to.board`)} about=${r.name} /></ul>`}
<${vn} large=${!n} />
${!n&&T`<ul class="ways">
<li><a class="way" href="#/casual"><${c} name="dice" /><strong>${M(`open.at-home`)}</strong><span>${M(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${c} name="scan" /><strong>${M(`open.i-referee`)}</strong><span>${M(`open.scan`)}</span></a></li>
</ul>`}
${e&&T`<${yn} onClose=${()=>t(!1)} />`}
<//>`}function _n(){let{tournament:e,official:t}=j();return T`<section class="card">
<small class="soft">${M(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&T`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${c} name="tables" /> ${M(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${c} name="log" /> ${M(`open.log`)}</a>
<a class="button" href="#/scan"><${c} name="scan" /> ${M(`open.scan`)}</a>
</div>
</section>`}function vn({large:e}){return T`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${M(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${c} name="search" />${M(`open.to.fouls`)}</a>
<ul class="examples">
${mn.map(e=>T`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${M(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function yn({onClose:e}){return T`<${u} title=${M(`open.menu`)} onClose=${e}>
${Object.entries(hn).map(([t,n])=>T`<section key=${t} aria-labelledby=${t}>
<h3 id=${t}>${M(`open.group.${t}`)}</h3>
<ul class="menu-places">
${n.map(([t,n])=>T`<li key=${t}>
<a href=${`#/${t}`} onClick=${e}><${c} name=${n} /><span>${M(`open.to.${t}`)}</span><small>${M(`open.about.${t}`)}</small></a>
</li>`)}
</ul>
</section>`)}
<//>`}function bn({href:e,icon:t,text:n,about:r,onClick:i}){return T`<li>
<a class="row" href=${e} onClick=${i}><${c} name=${t} /><span class="body">${n}<small>${r}</small></span><${c} name="next" /></a>
</li>`}var xn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function Sn(){let e=me();P();let{library:t,usage:n,quota:r,persisted:i,lowStorage:o,outbox:s,elsewhere:c,syncedAt:l,tournament:u}=j(),[d,f]=S(i),[m,h]=S(``);b(()=>f(i),[i]),b(()=>void Cn().then(h),[e]);let g=async()=>{let e=await navigator.storage.persist();f(e),e||p(M(`open.persist-refused`))},_=M(`open.storage-of`,{used:wn(n),quota:wn(r)}),v=[[M(`open.offline`),M(`ready.${e}`)],[M(`open.version`),m||`–`],[M(`open.books`),String(Object.keys(t?.books??{}).length)],[M(`open.unsent`),String(s.length+c.reduce((e,{count:t})=>e+t,0))],[M(`open.storage`),_],[M(`open.persistent`),M(d?`open.yes`:`open.no`)],...l?[[M(`open.last-synced`),de(l,u?.time_zone)]]:[]];return T`<section class="card">
<h2>${M(`open.kept-here`)}</h2>
${o&&T`<p class="note warn">${M(`open.storage-low`)}</p>`}
<${a} rows=${v} />
${!d&&T`<p class="soft">${M(`open.persist-text`)}</p>
${`storage`in navigator&&T`<button class="button" onClick=${g}>${M(`open.persist`)}</button>`}`}
</section>`}async function Cn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function wn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return O(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Tn(){let{online:e}=j();return T`<${f} title=${M(`open.libraries`)}>
${()=>T`<ul class="bullets">
${Object.entries(xn).map(([t,{version:n,licence:r}])=>T`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&T`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${M(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>`}
<//>`}const En=v(I.referee,`PushSwitch`),Dn=v(I.referee,`Leave`),On=v(I.referee,`Standing`),kn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],An=[`auto`,`light`,`dark`],jn=[`left`,`right`];function Mn(){let e=P(),{tournament:t,official:n}=j(),r=e=>t=>te({[e]:t}).catch(()=>p(M(`open.lang-not-here`))),a=(t,n,a)=>T`<${i} label=${n} value=${e[t]} options=${a} onChange=${r(t)} />`,o=(t,n,i=``)=>T`<${L} label=${n} hint=${i} checked=${e[t]} onChange=${r(t)} />`;return T`<${_} title=${M(`open.settings`)}>
${a(`lang`,`Language · 言語 · Langue · Язык`,kn)} ${a(`theme`,M(`open.theme`),Nn(`theme`,An))}
${a(`hand`,M(`open.hand`),Nn(`hand`,jn))} ${o(`discreet`,M(`open.discreet`),M(`open.discreet-text`))}
${o(`haptics`,M(`open.haptics`))} ${o(`sound`,M(`open.sound`))}
${t&&ae(n)&&T`<${En} tournament=${t.id} as=${n.id} />`}
<${On} />
<${Sn} />
<${Dn} />
<${Tn} />
<//>`}function Nn(e,t){return t.map(t=>({value:t,text:M(`open.${e}.${t}`)}))}function Pn({games:e,tournament:t,now:n}){let r=e.find(({result:e,status:t,replaced:n})=>!e&&!t&&!n);if(!r)return null;let{round:i,table:a,seat:o,scheduled_at:s,minutes:c}=r,l=s&&Date.parse(s)<=n;return T`<section class="card own-next" aria-label=${M(`own.next`)}>
<h2>${M(`own.next`)}</h2>
<p class="own-place"><span class="own-wind"><${N} wind=${o} /></span>
<span><strong>${M(`hall-table`,{label:a})}</strong> ${Rn(o)} · ${M(`hall-round`,{round:i})}</span></p>
${s&&T`<p>${M(l?`own.began`:`own.begins`,{time:zn(s,t)})}${c?` · ${M(`own.minutes`,{minutes:c})}`:``}</p>`}
</section>`}function Fn({standings:e}){let t=e.filter(e=>e&&e.rank!==null);return t.length?T`<section class="card">
<h2>${M(`own.standing`)}</h2>
<dl class="own-standings">
${t.map(e=>T`<div key=${e?.name}><dt>${e?.name}</dt><dd><strong>${M(`own.rank`,{rank:e?.rank,of:e?.of})}</strong> ${K(e?.final,!0)}</dd></div>`)}
</dl>
</section>`:null}function In({games:e,tournament:t}){return e.length?T`<section class="stack">
<h2>${M(`own.games`)}</h2>
<ol class="own-games">
${e.map((e,n)=>T`<li key=${n} class=${e.status?`uncounted`:``}>
<span class="own-wind"><${N} wind=${e.seat} /><span class="unseen">${Rn(e.seat)}</span></span>
<span>${M(`hall-round`,{round:e.round})} · ${M(`hall-table`,{label:e.table})}</span>
<span class="own-result">${Ln(e,t)}</span>
</li>`)}
</ol>
</section>`:null}function Ln({status:e,replaced:t,result:n,scheduled_at:r},i){return e?M(`own.game.${e}`):t?T`${n?`${K(n.total,!0)} `:``}<small>${M(`own.game.replaced`)}</small>`:n?T`<small>${M(`own.place`,{place:n.place,points:Ne(n.points)})}</small> <strong>${K(n.total,!0)}</strong>`:r?zn(r,i):M(`own.game.open`)}function Rn(e){return e?M(`hall-wind.${e}`):``}function zn(e,{time_zone:t}){let n=e=>O(Intl.DateTimeFormat,{dateStyle:`short`,timeZone:t}).format(e),r=new Date(e),i=n(r)===n(/* @__PURE__ */ new Date)?{timeStyle:`short`,timeZone:t}:{weekday:`short`,day:`numeric`,month:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return O(Intl.DateTimeFormat,i).format(r)}function Bn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[M(`hall-table`,{label:c}),le(l),n].filter(Boolean).join(` · `);return T`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${ie(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${M(`own.team`)}`:``}</p>
${d&&T`<p class="soft">${D(d)}</p>`}
${s in Vn&&T`<p class="note info">${M(Vn[s])}</p>`}
${f&&T`<${Hn} escalation=${f} />`}
<${Un} own=${e} ruling=${t} refresh=${r} />
</article>`}const Vn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Hn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=M(t===`open`?`own.open.${n}`:`own.${t}`);return T`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${M(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>T`<li key=${e.id}><b>${M(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Un({own:e,ruling:t,refresh:n}){let[r,i]=S(!1),{reason:a,field:o}=Se(`player`,void 0,M(`own.reason`),M(`own.reason-wrong`)),[c,l]=S(!1),[u,d]=S(``),[f,p]=S(``),[m,h]=S(!1),g=t.escalation?.status===`decided`;if(!g&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let _=M(g?`own.take-on`:`own.escalate`);return r?T`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),l(!a),!a)return;h(!0),p(``);let o={reason:a,...u.trim()&&{evidence:u.trim()}};try{await(await k.playerPage()).escalate(e,t,o),i(!1),n()}catch(e){p(M(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{h(!1)}}} aria-label=${_}>
${o(c)}
${f&&T`<p class="note bad" role="alert">${f}</p>`}
${!g&&T`<${s} label=${M(`own.evidence`)} hint=${M(`own.evidence-hint`)} value=${u} onInput=${d} long maxlength="4000" />`}
<button class="button main" disabled=${m}>${_}</button>
<button class="button" type="button" onClick=${()=>i(!1)}>${M(`cancel`)}</button>
</form>`:T`<button class="button" type="button" onClick=${()=>i(!0)}>${_}</button>`}function Wn(){let{own:e,missing:t,state:n,refresh:r}=qn();if(t)return T`<${_} title=${M(`own.title`)} up="#/"><${g} text=${M(`own.missing`)}><a class="button" href="#/scan">${M(`hall-scan`)}</a><//><//>`;if(!e?.page){let e=n?T`<${g} text=${M(`own.${n}`)} />`:T`<${h} />`;return T`<${_} title=${M(`own.title`)} up="#/">${e}<//>`}let{tournament:i,player:a,rulings:o,ledger:s,games:c=[],standing:l=null,team_standing:u=null}=e.page;return T`<${_} title=${a.name} up="#/">
<p class="soft">${i.name} · ${M(`own.number`,{number:a.id_number})}</p>
${n&&T`<p class="note warn" role="status">${M(`own.${n}`)} ${M(`own.as-of`,{time:Jn(e.at,i)})}</p>`}
<${Pn} games=${c} tournament=${i} now=${k.now()} />
<${Fn} standings=${[l,u]} />
<${In} games=${c} tournament=${i} />
<${Gn} ledger=${s} />
<section class="stack">
<h2>${M(`own.rulings`)}</h2>
${o.length===0&&T`<${g} text=${M(`own.none`)} />`}
${o.map(t=>T`<${Bn} key=${t.id} own=${e} ruling=${t} when=${Jn(t.ruled_at,i)} refresh=${r} />`)}
</section>
<${He} tournament=${e.tournament} as=${e.player} player />
<//>`}function Gn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return T`<section class="card">
<h2>${M(`own.owing`)}</h2>
${n.length===0&&T`<p>${M(`own.nothing`)}</p>`}
${n.map(([e,t])=>T`<p key=${e}>${Kn(e,t)}</p>`)}
</section>`}function Kn(e,t){return e===`P`?M(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?M(t>0?`own.table-points`:`own.table-points-back`,{points:Ne(Math.abs(t))}):M(t>0?`own.money`:`own.money-back`,{amount:se(e,Math.abs(t))})}function qn(){let{lang:e}=P(),[t,n]=S(void 0),[r,i]=S(``),[a,o]=S(0);return b(()=>{let t=!1,r=async()=>{let r=await k.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(()=>document.hidden||r(),6e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function Jn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?O(Intl.DateTimeFormat,n).format(new Date(e)):``}function Yn({page:{rounds:e,time_zone:t},finds:n,isSeeking:r,now:a}){let[o,s]=S(``);if(!e.length)return T`<${g} text=${M(`public.no-rounds`)} />`;if(r)return T`<${Zn} rounds=${e} zone=${t} finds=${n} />`;let c=e.find(e=>e.round===o)??Xn(e,a),l=e.map(e=>({value:e.round,text:e.round}));return T`${e.length>1&&T`<${i} label=${M(`reports.of-round`)} value=${c.round} options=${l} onChange=${s} />`}
<${Qn} round=${c} tables=${c.tables} zone=${t} finds=${n} />`}function Xn(e,t){return e.findLast(({starts_at:e})=>e&&Date.parse(e)-36e5<=t)??e[0]}function Zn({rounds:e,zone:t,finds:n}){let r=e.flatMap(e=>{let t=e.tables.filter(({seats:e})=>Object.values(e).some(n));return t.length?[{round:e,tables:t}]:[]});return r.length?r.map(({round:e,tables:r})=>T`<${Qn} key=${e.round} round=${e} tables=${r} zone=${t} finds=${n} />`):T`<${g} text=${M(`public.not-found`)} />`}function Qn({round:{round:e,starts_at:t},tables:n,zone:r,finds:i}){return T`<section class="stack" aria-label=${M(`hall-round`,{round:e})}>
<h2>${M(`hall-round`,{round:e})} ${t&&T`<span class="soft">${$n(t,r)}</span>`}</h2>
<ul class="public-tables">
${n.map(({label:e,seats:t})=>T`<li key=${e} class="card">
<h3>${M(`hall-table`,{label:e})}</h3>
<dl>${ge.map(e=>T`<div key=${e} class=${i(t[e])?`found`:``}><dt><${N} wind=${e} /><span class="unseen">${M(`hall-wind.${e}`)}</span></dt><dd>${t[e]}</dd></div>`)}</dl>
</li>`)}
</ul>
</section>`}function $n(e,t){let n={weekday:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return O(Intl.DateTimeFormat,n).format(new Date(e))}function er({page:{players:e,teams:t},finds:n}){let[r,a]=S(`players`);if(!e.length)return T`<${g} text=${M(`standings.none`)} />`;let o=[`players`,`teams`].map(e=>({value:e,text:M(`standings.of.${e}`)})),s=r===`teams`&&t.length?t:e;return T`${t.length>0&&T`<${i} label=${M(`standings.of`)} value=${r} options=${o} onChange=${a} />`}
<ol class="public-standings">
${s.map((e,t)=>T`<li key=${t} class=${n(e.name)?`found`:``}>
<span class="rank">${e.rank??`–`}</span>
<span>${e.name}${e.team&&T` <small class="soft">${e.team}</small>`}</span>
<strong>${K(e.final,!0)}</strong>
</li>`)}
</ol>`}function tr({args:[e=``]}){let{page:t,refused:n,unreached:r}=nr(e),[a,o]=S(`seating`),[c,l]=S(``);if(n)return T`<${_} title=${M(`public.title`)} up="#/"><${g} text=${M(`public.closed`)} /><//>`;if(!t)return T`<${_} title=${M(`public.title`)} up="#/">${r?T`<${g} text=${M(`live.unreached`)} />`:T`<${h} />`}<//>`;let u=[{value:`seating`,text:M(`public.seating`)},{value:`standings`,text:M(`own.standing`)}],d=e=>c.trim()!==``&&U(e).includes(U(c.trim()));return T`<${_} title=${t.name} up="#/">
${r&&T`<p class="note warn" role="status">${M(`live.unreached`)}</p>`}
<${i} label=${M(`public.show`)} value=${a} options=${u} onChange=${o} />
<${s} label=${M(`public.find`)} value=${c} onInput=${l} autocomplete="off" enterkeyhint="search" />
${a===`seating`?T`<${Yn} page=${t} finds=${d} isSeeking=${c.trim()!==``} now=${k.now()} />`:T`<${er} page=${t} finds=${d} />`}
${t.board_open&&T`<a class="button" href=${`#/board/${e}`}>${M(`public.clocks`)}</a>`}
<//>`}function nr(e){let[t,n]=S({page:null,refused:!1,unreached:!1});return b(()=>{let t=!1,r=async()=>{try{let{publicPage:r}=await k.visitor(),i=await r(e);t||n({page:i,refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(({page:e})=>({page:r?null:e,refused:r,unreached:!r}))}};r();let i=setInterval(()=>document.hidden||r(),6e4);return()=>{t=!0,clearInterval(i)}},[e]),t}export{Ct as Book,nt as Books,qt as Casual,dn as Compare,At as Foul,pn as Fouls,gn as Home,Xe as Join,Wn as PlayerPage,tr as PublicPage,qe as Receipt,Re as Scan,Mn as Settings};