import{$ as e,$r as t,At as n,Cn as r,Ft as i,Ht as a,I as o,It as s,Kt as c,Lt as l,Nt as u,Pn as d,Pt as f,Qt as p,Rn as m,Ut as h,Vt as g,Wt as _,Xt as v,Yr as y,_i as b,ai as x,an as ee,bi as S,bn as te,ci as ne,cn as re,dn as C,dt as ie,ei as ae,et as w,ft as oe,g as se,gt as ce,ht as T,ii as le,in as E,k as ue,kn as D,lt as de,ni as O,nn as k,on as A,p as fe,rn as pe,si as me,sn as he,tn as ge,tt as _e,u as j,un as M,vn as N,wn as P,wr as ve,yi as ye,zn as be,zt as F}from"./app.js";import{Ar as I,Cr as L,Er as xe,Gr as Se,Jn as Ce,Or as R,Sr as z,Tr as B,Ur as we,Wr as Te,_ as Ee,_r as De,a as Oe,ar as ke,br as Ae,c as je,d as Me,f as Ne,g as Pe,h as Fe,hr as V,i as H,kr as U,m as W,n as Ie,ni as Le,o as G,ot as Re,p as ze,r as Be,s as K,t as Ve,u as He,ui as q,v as Ue,wr as J,xr as We,y as Ge}from"./shared.js";function Ke({args:[e=``]}){let[t,n]=S({}),[r,i]=S(0);return b(()=>{D.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof y&&e.status===404?`unknown`:`away`}))},[e,r]),C`<${_} title=${A(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&C`<${h} />`}
${t.receipt&&C`<${qe} ...${t.receipt} />`}
${t.wrong===`unknown`&&C`<p class="note bad" role="status">${A(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&C`<p class="note warn" role="status">${A(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),i(r+1)}}>${A(`try-again`)}</button>`}
<//>`}function qe({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o,refund:s,withdrawn_at:c}){let l={dateStyle:`medium`,timeStyle:`short`,timeZone:a},u=E(Intl.DateTimeFormat,l),d=e=>`${u.format(new Date(e))} (${a})`,f=[[A(`fines.tournament`),e],[A(`fines.number`),t],[A(s?`fines.amount-back`:`fines.amount-paid`),Ce(r,n)],[A(`fines.how`),A(`fines.method.${o}`)],[A(`fines.when`),d(i)]],p=c?A(`fines.genuine-withdrawn`,{time:d(c)}):A(`fines.genuine`);return C`<p class=${`note ${c?`bad`:`info`}`} role="status"><strong>${p}</strong></p>
<dl class="facts">
${f.map(([e,t])=>C`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${A(`fines.compare`)}</p>`}const Je=v(P.referee,`Leave`);let Y=null;function Ye({args:e}){let t=q(`#/join/${e.join(`/`)}`),[n,r]=S(e.length>0?null:Y);return b(()=>{t?.invitation&&(Y=t,N(`#/join`,{replace:!0}))},[]),t?C`<${_} title=${A(`hall-join`)} up="#/" />`:n?C`<${we} to=${n.tournament}>
<${Xe} link=${n} onAnother=${()=>r(Y=null)} />
<//>`:C`<${et} mangled=${e.length>0} onLink=${r} />`}function Xe({link:e,onAnother:t}){let[n,r]=S(null),[i,a]=S(0),[o,s]=S(``);return b(()=>{r(null);let t=Se();D.join(e.tournament,e.invitation,o).then(e=>{if(Y=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);p(A(`hall-joined`,{name:D.snapshot.state.settings.name})),t(`#/tables`)},e=>r(e))},[i]),n&&Ze(n)?C`<${Qe} onName=${e=>{s(e),a(i+1)}} />`:n?C`<${$e} error=${n} again=${()=>a(i+1)} onAnother=${t} />`:C`<${Te} up="#/" />`}function Ze(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Qe({onName:e}){let[t,n]=S(``),[r,i]=S(``);return C`<${_} title=${A(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(A(`hall-join-name-wrong`))}}>
<${s} label=${A(`hall-join-name`)} hint=${A(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${A(`hall-join`)}</button>
</form>
<//>`}function $e({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?A(`hall-join-refused`):e.name===`Unreachable`?A(`hall-join-unreachable`):e.message,a=C`<button class="button" onClick=${n}>${A(`hall-join-other`)}</button>
${!r&&C`<button class="button main" onClick=${t}>${A(`try-again`)}</button>`}`;return C`<${_} title=${A(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function et({mangled:e,onLink:t}){let{tournament:n}=k(),[r,i]=S(``),[a,o]=S(e?A(`hall-join-no-link`):``);return C`<${_} title=${A(`hall-join`)} up="#/">
<p>${A(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=q(r);n?.invitation?t(n):o(A(`hall-join-no-link`))}}>
<${s} label=${A(`hall-join-link`)} value=${r} onInput=${i} wrong=${a} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${A(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${c} name="scan" /> ${A(`hall-scan`)}</a>
${n&&C`<a class="button" href="#/tables"><${c} name="tables" /> ${A(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${c} name="person" /> ${A(`hall-join-account`)}</a>
<${Je} />
<//>`}var tt=I(({rules:e})=>{let{tournament:t}=k(),{library:n,words:r,choice:i,book:a}=e;return C`<${_} title=${A(`open.books`)}>
${t&&C`<a class="row card" href="#/book/tournament">
<${c} name="book" />
<span class="body"
><small>${A(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${c} name="next" />
</a>`}
<a class="row card" href=${X(i)}>
<${c} name="book" />
<span class="body"
><small>${A(`open.rules-in-use`)}</small
><strong>${B(e,a)}</strong></span
>
<${c} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>C`<li key=${e.id}>
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
><${c} name="compare" /> ${A(`open.compare`)}</a
>
<//>`});function X({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function nt({rules:e,spoken:t}){let n=t.status===`needs-facts`;return C`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?A(`open.answer-first`):t.line}</p>
${t.say&&!n&&C`<p class="say">${A(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&C`<section class="stack">
<h2>${A(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>C`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${o} stays=${t.stays} />
${!n&&C`<${rt} rules=${e} spoken=${t} />`}`}function rt({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return C`<section class="stack">
<h2>${A(`open.why`)}</h2>
${ce(t).map(e=>C`<p key=${e}>${e}</p>`)}
<${L} rules=${e} standing=${t.rulebook.standing} />
${i&&C`<p>${T(i.source)}</p>
${i.notes.map(e=>C`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>C`<${it} key=${e.id} reading=${e} />`)}
${r.length>0&&C`<details class="fold">
<summary><h3>${A(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>C`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function it({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return C`<div class="card">
<small class="soft">${A(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>C`<p key=${e} class="soft">${A(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function at({rules:e,book:t,who:n}){let[r,i]=S(0),a=t.clock(n),o=Math.max(...a.openings(),0)+300,s=_e(e.library,be(t,n,r));return C`<article>
<h3>${A(`open.who.${n}`)}</h3>
<${ot} clock=${a} end=${o} seconds=${r} />
<label class="field"
><span>${A(`open.how-late`)}</span>
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
<p role="status"><strong>${O(r)}</strong> · ${s.line}</p>
<ol class="bullets">
${a.bands.map(r=>C`<li key=${r.id}>
<strong
>${A(`open.from-time`,{time:O(a.opens(r))})}</strong
>
${` ${st(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${T(s.source)}</p>
</article>`}function ot({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return C`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>C`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&O(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function st({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&A(`open.per-minute`,{cost:a}),o&&A(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[A(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const ct=[{id:`fouls`,Section:lt},{id:`lateness`,Section:pt},{id:`procedures`,Section:mt},{id:`readings`,Section:vt},{id:`points`,Section:yt},{id:`sources`,Section:bt}];function Z({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:C`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function lt({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(ft(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>G(t,e).length>0),c=a.filter(e=>!s.includes(e));return C`<${Z}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>C`<article key=${n}>
<h3><${dt} rules=${e} foul=${n} /></h3>
<${Be} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&C`<${ut} rules=${e} fouls=${c} />`}
<//>`})}function ut({rules:e,fouls:t}){return C`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>C`<li key=${t}><${dt} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function dt({rules:e,foul:t}){return C`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function ft(e,t,n){let r=G(t,n).map(t=>[Oe(e,t),...H(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function pt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${A(`open.lateness`)} ${A(`open.who.${e}`)}`));return C`<${Z}
title=${A(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>C`<${at} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&C`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function mt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:ht(e,t),steps:r.filter(({step:r})=>n(`${ht(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return C`<${Z}
title=${A(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>C`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>C`<li key=${n}>
${i.step(t.step)}
${gt(e,t.when).map(e=>C`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function ht({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):A(`open.procedure.${n}`)}function gt({words:e},t){return Object.entries(t).filter(([e])=>e in me()).map(([t,n])=>{let r=[n].flat().map(n=>_t(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function _t(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function vt({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return C`<${Z}
title=${A(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${A(`open.readings-text`)}</p>
${i.map(e=>C`<${it} key=${e.id} reading=${e} />`)}
<//>`}function yt({rules:e,book:t,found:n,searching:r}){let{points:i}=K(e.library,[t]),o=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return C`<${Z}
title=${A(`open.rule-points`)}
count=${o.length}
searching=${r}
>
<${a} rows=${o.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function bt({rules:e,book:t,found:n,searching:r}){let{official:i}=k(),{references:a}=e.library.catalogue,o=xt(t).map(e=>({id:e,...a[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return C`<${Z}
title=${A(`open.sources`)}
count=${o.length}
searching=${r}
>
<ul class="bullets">
${o.map(({id:e,title:t,publisher:n,year:r,reading:i})=>C`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${A(`open.read.${i}`)}</span
>
</li>`)}
</ul>
${fe(i)&&t.revision&&C`<p class="soft">${A(`open.revision`,{revision:t.revision.slice(0,12)})}</p>`}
<//>`}function xt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>G(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function St({library:e},n){let r=t(e,n),{items:i}=ae(e,n),a=new Set(n.trim()?i.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>a.has(t)||r(e)}var Ct=I(({args:[e=``],rules:t})=>{let{query:n}=te(),{tournament:r,book:i}=k();if(e===`tournament`&&i)return C`<${Tt}
rules=${t}
book=${i}
choice=${{...R(i.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return C`<${_} title=${A(`lost`)} up="#/books"
><${g} text=${A(`lost-text`)}
/><//>`;let a=wt(e,n.get(`with`)),o=U(t.library,a),s=o?R(e):a;return C`<${Tt}
rules=${t}
book=${J(t.library,s)}
choice=${s}
wrong=${o}
/>`});function wt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return R(e)}}function Tt({rules:e,book:t,choice:n,wrong:r}){let[i,a]=S(``),[o,c]=S(!1),{library:l,words:u}=e,d=St(e,i);return C`<${_} title=${B(e,t)} up="#/books">
<${We} error=${r} />
<${L} rules=${e} standing=${t.content.standing} />
<p>${u.standingNote(t.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>c(!0)}
>
${A(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(n),p(A(`open.in-use-now`))}}>
${A(`open.use-these`)}
</button>
</div>
<${s}
type="search"
label=${A(`open.search-book`)}
value=${i}
autocomplete="off"
onInput=${a}
/>
${ct.map(({id:n,Section:r})=>C`<${r} key=${n} rules=${e} book=${t} found=${d} searching=${!!i.trim()} />`)}
${o&&C`<${Ae} rules=${e} value=${n} onUse=${e=>{c(!1),N(X(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
<//>`}function Et({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>C`<${ue}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function Dt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?C`<section class="stack">
<h2>${A(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>C`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${A(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Ot({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return C`<${f} title=${C`<h2>${A(`open.around`)}</h2>`}>
${()=>C`<div class="stack">
<${Ie} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&C`<${kt} rules=${e} ...${c} />`}
</div>`}
<//>`}function kt({rules:{words:e},context:t,onChange:n}){let r=x.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return C`<${F}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&C`<${l}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:A(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var At=I(({args:[e=``],rules:t,query:n})=>e in t.library.catalogue.fouls?C`<${jt} id=${e} rules=${t} query=${n} />`:C`<${_} title=${A(`lost`)} up="#/fouls"
><${g} text=${A(`lost-text`)}
/><//>`);function jt({id:t,rules:n,query:r}){let[i,a]=S(()=>Mt(r)),[o,s]=S({}),c=e(n.book,t,i,{})?i:{},l=e(n.book,t,c,o)?o:{},u=w(n.library,d(n.book,t,c,l));return C`<${_} title=${u.foul.name} up="#/fouls">
<${Et} spoken=${u} onAnswer=${(e,t)=>a({...c,[e]:t})} />
<${Dt} rules=${n} facts=${c} onForget=${e=>a(Nt(c,e))} />
<${nt} rules=${n} spoken=${u} />
<${Ot} rules=${n} foul=${t} facts=${c} context=${l} onChange=${s} />
<${Pt} rules=${n} foul=${t} facts=${c} context=${l} />
<${z} rules=${n} />
<//>`}function Mt(e){let t={true:!0,false:!1};return Object.fromEntries([...e].map(([e,n])=>[e,t[n]??n]))}function Nt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Pt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>J(e.library,R(t))),a=[...new Map([e.book,...i].map(t=>[B(e,t),t]))],o=je(a.map(([,e])=>e),t,n,r).map(t=>It(w(e.library,t)));return C`<section class="stack">
<h2>${A(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>C`<li key=${e}>
<a class="row" href=${X(Ft(t))}>
<span class="body"><small>${e}</small>
<span class=${o[n]===o[0]?``:`strong`}>${o[n]}</span></span>
<${c} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ft({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function It(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?ie(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Q={occasion:``,query:``};function Lt({rules:e,occasion:t,...r}){let[i,a]=S(Q.occasion===t?Q.query:``),o=e=>{Q={occasion:t,query:e},a(e)},{library:s,book:c,words:l}=e;return C`<${n} library=${s} book=${c} words=${l} label=${A(`call.what`)} hint=${A(`open.search-hint`)}
query=${i} onQuery=${o} ...${r} />`}const Rt={casual:!0};function zt({rules:e,evening:t,names:n,person:r}){return C`<${_}
title=${A(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Lt}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Bt(e){let{rules:t,evening:n,names:r,person:a,foul:o}=e,[s,c]=S({}),[l,u]=S(Rt),[d,f]=S(0),p=Fe(a,n.east),m={...l,seat:p},h=Vt(t,o,s,m),g=h.range?.[d]?d:0,{line:v,payments:y}=Ht(e,h,g,p),b=Ut(e,v,y),x=![`needs-facts`,`not-covered`].includes(h.status)&&C`<button class="button main" onClick=${b}>${A(`open.note`)}</button>`,ee=(e,t)=>c({...s,[e]:t}),te=e=>c(Nt(s,e)),ne=r.map((e,r)=>t.words.phrase(`seat-${Fe(r,n.east)}`));return C`<${_} title=${`${r[a]}: ${h.foul.name}`} up=${`#/casual/${a}`} actions=${x}>
<${Et} spoken=${h} onAnswer=${ee} />
<${Dt} rules=${t} facts=${s} onForget=${te} />
${h.range&&C`<${i} label=${A(`open.you-choose`)} value=${g} onChange=${f} options=${Wt(t,h)} />`}
${y.length>0&&C`<${Ge} names=${r} notes=${ne} pot="" payments=${y} number=${e=>t.words.number(e)} />`}
<${nt} rules=${t} spoken=${{...h,say:``}} />
<${Ot} rules=${t} foul=${o} facts=${s} context=${m} onChange=${u} fixed />
<//>`}function Vt({book:t,library:n},r,i,a){let o=e(t,r,i,a)??d(t,r,i,{...Rt,seat:a.seat});return w(n,o)}function Ht({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Gt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:W(e,t),to:W(n,t),points:r}))}}function Ut({evening:e,set:t,person:n,foul:r},i,a){let o=ye(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),he(),p(A(`open.recorded`)),N(`#/casual`,{replace:!0}))}}function Wt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Gt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?m(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const Kt={choice:null,names:[``,``,``,``],east:0,events:[]};var qt=I(({args:[e,t],rules:n})=>{let[i,a]=r(`shinpan.casual`,Kt),o=e=>a({...i,...e}),s=xe(n,i.choice,e=>o({choice:e})),c={rules:s,evening:i,set:o,names:Ne.map(e=>i.names[e]?.trim()||A(`open.player`,{number:e+1}))};return e===void 0?C`<${Jt} ...${c} />`:Ne.includes(Number(e))&&(!t||t in s.library.catalogue.fouls)?t?C`<${Bt}
...${c}
person=${Number(e)}
foul=${t}
/>`:C`<${zt} ...${c} person=${Number(e)} />`:C`<${_} title=${A(`lost`)} up="#/casual"
><${g} text=${A(`lost-text`)}
/><//>`});function Jt({rules:e,evening:t,set:n,names:r}){let[i,a]=S(``),{net:o,table:s}=Ue(t.events),c=t=>e.words.number(t),l=e=>n({events:[...t.events,e]}),u=t.events.at(-1),d=C`<button class="button" disabled=${!u} onClick=${()=>n({events:t.events.slice(0,-1)})}>${A(`open.undo`)}</button>
<button class="button main" disabled=${!u} onClick=${()=>a(`settle`)}>${A(`open.settle`)}</button>`,f={names:r,number:c,onClose:()=>a(``)};return C`<${_} title=${A(`open.casual`)} actions=${d}>
<section class="stack">
<h2>${A(`open.who-fouled`)}</h2>
<${Ge} names=${r} notes=${o.map(e=>Ee(e,c))} pot=${s?c(s):``}
payments=${u?ze(u):[]} number=${c} to=${e=>`#/casual/${e}`} />
</section>
${s>0&&C`<${Xt} text=${c(s)} names=${r} onWon=${e=>l({kind:`won`,by:e,points:s})} />`}
<${Yt} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${Zt} rules=${e} events=${t.events} names=${r} />
<a class="button" href="#/sheet">${A(`open.to.sheet`)}</a>
<a class="button" href=${s?`#/settle/,,,?pot=${s}`:`#/settle`}>${A(`open.to.settle`)}</a>
<${z} rules=${e} />
${i===`names`&&C`<${He} ...${f} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&C`<${Me} ...${f} net=${o} onSettled=${()=>l({kind:`settled`,payments:Pe(o)})} />`}
<//>`}function Yt({east:e,names:t,onEast:n,onNames:r}){return C`<${i} label=${A(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${A(`open.names`)}</button>`}function Xt({text:e,names:t,onWon:n}){return C`<section class="note info stack">
<h2>${A(`open.pot`,{points:e})}</h2>
<p>${A(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>C`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function Zt({rules:e,events:t,names:n}){if(!t.length)return C`<p class="soft">${A(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?A(`open.settled`):t.kind===`won`?A(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return C`<section class="stack">
<h2>${A(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>C`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}function $({id:e,title:t,rules:n,books:r,lines:i,only:a,found:o}){let s=i.filter(e=>o(en(e),e.id)),c=s.filter(({by:e})=>e),l=a?c:s;return C`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">${A(`open.different`,{count:c.length,all:s.length})}</p>
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
${r.map((e,t)=>C`<th key=${t} role="columnheader" scope="col">${B(n,e)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${l.map(e=>C`<${Qt} key=${e.id} line=${e} />`)}
</tbody>
</table>
</div>
</section>`}function Qt({line:{name:e,href:t,cells:n,by:r}}){let i=n.find(({silent:e})=>!e);return C`<tr role="row" class=${r?`differs`:``}>
<th role="rowheader" scope="row">
${t?C`<a class="reach" href=${t}>${e}</a>`:C`<span>${e}</span>`}
${r&&C`<small>${A(`open.differs-in.${r}`)}</small>`}
</th>
${n.map((e,t)=>C`<${$t} key=${t} cell=${e} first=${i} />`)}
</tr>`}function $t({cell:{texts:e,silent:t},first:n}){let r=!t&&[...e].sort().join(`
`)!==[...n.texts].sort().join(`
`);return C`<td role="cell" class=${t?`silent`:r?`other`:``}>
${e.map(e=>C`<p key=${e} class=${r&&!n.texts.includes(e)?`strong`:``}>${e}</p>`)}
</td>`}function en({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const tn=[`penalty`,`when`,`details`];function nn({library:e},t){return K(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:an(r)?`answer`:null}})}function rn(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=tn.map(r=>({by:r,cells:t.map(t=>on(e,t,n,r))})),{by:i,cells:a}=r.find(e=>an(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function an(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>ne([...e].sort()))).size>1}function on(e,t,n,r){let i=G(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[Oe(e,n),...sn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?ln(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function sn(e,t,n,r,i){if(i===`penalty`)return[];let a=H(e,n.when).join(` `),o=a||r>1?[a||A(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?cn(e,t,n.lateness):[]]}function cn(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${A(`open.from-time`,{time:O(r.opens(i))})} ${st(e,t.lateness[n],i)}`)}function ln({words:e},t,n){let{scope:r}=t.table(n);return r?[A(`open.counted-over`,{scope:ee([e.phrase(`scope-${r}`)])})]:[]}var un=I(({rules:e})=>{let{library:t,choice:n}=e,i=Object.keys(t.books).filter(e=>e!==n.id),[a,o]=r(`shinpan.compare`,[n,...i.slice(-2).map(R)]),c=a.filter(e=>!U(t,e)),[l,u]=S(null),[d,f]=S(!0),[p,m]=S(``),h=St(e,p),g=c.map(e=>J(t,e));return C`<${_} title=${A(`open.compare`)}>
<${dn}
rules=${e}
books=${g}
onOpen=${u}
onRemove=${e=>o(c.filter((t,n)=>n!==e))}
/>
<${s} type="search" label=${A(`open.search-compared`)} value=${p} autocomplete="off" onInput=${m} />
<${F}
label=${A(`open.only-different`)}
hint=${A(`open.silence`)}
checked=${d}
onChange=${f}
/>
<${$}
id="points"
title=${A(`open.rule-points`)}
rules=${e}
books=${g}
lines=${nn(e,g)}
only=${d}
found=${h}
/>
<${$}
id="fouls"
title=${A(`open.fouls`)}
rules=${e}
books=${g}
lines=${rn(e,g)}
only=${d}
found=${h}
/>
${l!==null&&C`<${Ae} rules=${e} value=${c[l]??R(n.id)} onUse=${e=>{o(l===c.length?[...c,e]:c.map((t,n)=>n===l?e:t)),u(null)}} onClose=${()=>u(null)} />`}
<//>`});function dn({rules:e,books:t,onOpen:n,onRemove:r}){return C`<ul class="rows">
${t.map((i,a)=>C`<li key=${a} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(a)}
>
<span class="body"
>${B(e,i)}<small
>${e.words.phrase(`standing-${i.content.standing}`)}</small
></span
>
<span class="badge">${A(`call.change`)}</span>
</button>
${t.length>2&&C`<button class="button quiet" aria-label=${A(`open.remove`,{name:B(e,i)})} onClick=${()=>r(a)}><${c} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${A(`open.add-book`)}
</button>`}var fn=I(({rules:e})=>C`<${_} title=${A(`open.fouls`)}>
<${Lt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${z} rules=${e} />
<//>`);const pn=[`empty-win`,`noten-riichi`,`exposed-tiles`],mn={rules:[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`]],tools:[[`hand`,`tables`],[`calls`,`sound`],[`draw`,`compare`],[`sheet`,`log`],[`settle`,`check`],[`casual`,`dice`],[`train`,`clock`]],app:[[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]]};function hn(){let[e,t]=S(!1),{tournament:n}=k(),r=ke(),i=C`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${A(`open.menu`)} onClick=${()=>t(!0)}><${c} name="log" /></button>`;return C`<${_} title="Shinpan" up=${null} aside=${i}>
${n?C`<${gn} />`:C`<p class="soft">${A(`open.what-it-is`)}</p>`}
${r&&C`<ul class="rows"><${yn} href=${`#/board/${r.slug}`} icon="tables" text=${A(`open.to.board`)} about=${r.name} /></ul>`}
<${_n} large=${!n} />
${!n&&C`<ul class="ways">
<li><a class="way" href="#/casual"><${c} name="dice" /><strong>${A(`open.at-home`)}</strong><span>${A(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${c} name="scan" /><strong>${A(`open.i-referee`)}</strong><span>${A(`open.scan`)}</span></a></li>
</ul>`}
${e&&C`<${vn} onClose=${()=>t(!1)} />`}
<//>`}function gn(){let{tournament:e,official:t}=k();return C`<section class="card">
<small class="soft">${A(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&C`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${c} name="tables" /> ${A(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${c} name="log" /> ${A(`open.log`)}</a>
<a class="button" href="#/scan"><${c} name="scan" /> ${A(`open.scan`)}</a>
</div>
</section>`}function _n({large:e}){return C`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${A(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${c} name="search" />${A(`open.to.fouls`)}</a>
<ul class="examples">
${pn.map(e=>C`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${A(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function vn({onClose:e}){return C`<${u} title=${A(`open.menu`)} onClose=${e}>
${Object.entries(mn).map(([t,n])=>C`<section key=${t} aria-labelledby=${t}>
<h3 id=${t}>${A(`open.group.${t}`)}</h3>
<ul class="menu-places">
${n.map(([t,n])=>C`<li key=${t}>
<a href=${`#/${t}`} onClick=${e}><${c} name=${n} /><span>${A(`open.to.${t}`)}</span><small>${A(`open.about.${t}`)}</small></a>
</li>`)}
</ul>
</section>`)}
<//>`}function yn({href:e,icon:t,text:n,about:r,onClick:i}){return C`<li>
<a class="row" href=${e} onClick=${i}><${c} name=${t} /><span class="body">${n}<small>${r}</small></span><${c} name="next" /></a>
</li>`}var bn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function xn(){let e=ge();M();let{library:t,usage:n,quota:r,persisted:i,lowStorage:o,outbox:s,elsewhere:c,syncedAt:l,tournament:u}=k(),[d,f]=S(i),[m,h]=S(``);b(()=>f(i),[i]),b(()=>void Sn().then(h),[e]);let g=async()=>{let e=await navigator.storage.persist();f(e),e||p(A(`open.persist-refused`))},_=A(`open.storage-of`,{used:Cn(n),quota:Cn(r)}),v=[[A(`open.offline`),A(`ready.${e}`)],[A(`open.version`),m||`–`],[A(`open.books`),String(Object.keys(t?.books??{}).length)],[A(`open.unsent`),String(s.length+c.reduce((e,{count:t})=>e+t,0))],[A(`open.storage`),_],[A(`open.persistent`),A(d?`open.yes`:`open.no`)],...l?[[A(`open.last-synced`),pe(l,u?.time_zone)]]:[]];return C`<section class="card">
<h2>${A(`open.kept-here`)}</h2>
${o&&C`<p class="note warn">${A(`open.storage-low`)}</p>`}
<${a} rows=${v} />
${!d&&C`<p class="soft">${A(`open.persist-text`)}</p>
${`storage`in navigator&&C`<button class="button" onClick=${g}>${A(`open.persist`)}</button>`}`}
</section>`}async function Sn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function Cn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return E(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function wn(){let{online:e}=k();return C`<${f} title=${A(`open.libraries`)}>
${()=>C`<ul class="bullets">
${Object.entries(bn).map(([t,{version:n,licence:r}])=>C`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&C`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${A(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>`}
<//>`}const Tn=v(P.referee,`PushSwitch`),En=v(P.referee,`Leave`),Dn=v(P.referee,`Standing`),On=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],kn=[`auto`,`light`,`dark`],An=[`left`,`right`];function jn(){let e=M(),{tournament:t,official:n}=k(),r=e=>t=>re({[e]:t}).catch(()=>p(A(`open.lang-not-here`))),a=(t,n,a)=>C`<${i} label=${n} value=${e[t]} options=${a} onChange=${r(t)} />`,o=(t,n,i=``)=>C`<${F} label=${n} hint=${i} checked=${e[t]} onChange=${r(t)} />`;return C`<${_} title=${A(`open.settings`)}>
${a(`lang`,`Language · 言語 · Langue · Язык`,On)} ${a(`theme`,A(`open.theme`),Mn(`theme`,kn))}
${a(`hand`,A(`open.hand`),Mn(`hand`,An))} ${o(`discreet`,A(`open.discreet`),A(`open.discreet-text`))}
${o(`haptics`,A(`open.haptics`))} ${o(`sound`,A(`open.sound`))}
${t&&se(n)&&C`<${Tn} tournament=${t.id} as=${n.id} />`}
<${Dn} />
<${xn} />
<${En} />
<${wn} />
<//>`}function Mn(e,t){return t.map(t=>({value:t,text:A(`open.${e}.${t}`)}))}function Nn({games:e,tournament:t,now:n}){let r=e.find(({result:e,status:t,replaced:n})=>!e&&!t&&!n);if(!r)return null;let{round:i,table:a,seat:o,scheduled_at:s,minutes:c}=r,l=s&&Date.parse(s)<=n;return C`<section class="card own-next" aria-label=${A(`own.next`)}>
<h2>${A(`own.next`)}</h2>
<p class="own-place"><span class="own-wind"><${j} wind=${o} /></span>
<span><strong>${A(`hall-table`,{label:a})}</strong> ${Ln(o)} · ${A(`hall-round`,{round:i})}</span></p>
${s&&C`<p>${A(l?`own.began`:`own.begins`,{time:Rn(s,t)})}${c?` · ${A(`own.minutes`,{minutes:c})}`:``}</p>`}
</section>`}function Pn({standings:e}){let t=e.filter(e=>e&&e.rank!==null);return t.length?C`<section class="card">
<h2>${A(`own.standing`)}</h2>
<dl class="own-standings">
${t.map(e=>C`<div key=${e?.name}><dt>${e?.name}</dt><dd><strong>${A(`own.rank`,{rank:e?.rank,of:e?.of})}</strong> ${V(e?.final,!0)}</dd></div>`)}
</dl>
</section>`:null}function Fn({games:e,tournament:t}){return e.length?C`<section class="stack">
<h2>${A(`own.games`)}</h2>
<ol class="own-games">
${e.map((e,n)=>C`<li key=${n} class=${e.status?`uncounted`:``}>
<span class="own-wind"><${j} wind=${e.seat} /><span class="unseen">${Ln(e.seat)}</span></span>
<span>${A(`hall-round`,{round:e.round})} · ${A(`hall-table`,{label:e.table})}</span>
<span class="own-result">${In(e,t)}</span>
</li>`)}
</ol>
</section>`:null}function In({status:e,replaced:t,result:n,scheduled_at:r},i){return e?A(`own.game.${e}`):t?C`${n?`${V(n.total,!0)} `:``}<small>${A(`own.game.replaced`)}</small>`:n?C`<small>${A(`own.place`,{place:n.place,points:De(n.points)})}</small> <strong>${V(n.total,!0)}</strong>`:r?Rn(r,i):A(`own.game.open`)}function Ln(e){return e?A(`hall-wind.${e}`):``}function Rn(e,{time_zone:t}){let n=e=>E(Intl.DateTimeFormat,{dateStyle:`short`,timeZone:t}).format(e),r=new Date(e),i=n(r)===n(/* @__PURE__ */ new Date)?{timeStyle:`short`,timeZone:t}:{weekday:`short`,day:`numeric`,month:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return E(Intl.DateTimeFormat,i).format(r)}function zn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[A(`hall-table`,{label:c}),de(l),n].filter(Boolean).join(` · `);return C`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${oe(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${A(`own.team`)}`:``}</p>
${d&&C`<p class="soft">${T(d)}</p>`}
${s in Bn&&C`<p class="note info">${A(Bn[s])}</p>`}
${f&&C`<${Vn} escalation=${f} />`}
<${Hn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Bn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Vn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=A(t===`open`?`own.open.${n}`:`own.${t}`);return C`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${A(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>C`<li key=${e.id}><b>${A(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Hn({own:e,ruling:t,refresh:n}){let[r,i]=S(!1),{reason:a,field:o}=Le(`player`,void 0,A(`own.reason`),A(`own.reason-wrong`)),[c,l]=S(!1),[u,d]=S(``),[f,p]=S(``),[m,h]=S(!1),g=t.escalation?.status===`decided`;if(!g&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let _=A(g?`own.take-on`:`own.escalate`);return r?C`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),l(!a),!a)return;h(!0),p(``);let o={reason:a,...u.trim()&&{evidence:u.trim()}};try{await(await D.playerPage()).escalate(e,t,o),i(!1),n()}catch(e){p(A(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{h(!1)}}} aria-label=${_}>
${o(c)}
${f&&C`<p class="note bad" role="alert">${f}</p>`}
${!g&&C`<${s} label=${A(`own.evidence`)} hint=${A(`own.evidence-hint`)} value=${u} onInput=${d} long maxlength="4000" />`}
<button class="button main" disabled=${m}>${_}</button>
<button class="button" type="button" onClick=${()=>i(!1)}>${A(`cancel`)}</button>
</form>`:C`<button class="button" type="button" onClick=${()=>i(!0)}>${_}</button>`}function Un(){let{own:e,missing:t,state:n,refresh:r}=Kn();if(t)return C`<${_} title=${A(`own.title`)} up="#/"><${g} text=${A(`own.missing`)}><a class="button" href="#/scan">${A(`hall-scan`)}</a><//><//>`;if(!e?.page){let e=n?C`<${g} text=${A(`own.${n}`)} />`:C`<${h} />`;return C`<${_} title=${A(`own.title`)} up="#/">${e}<//>`}let{tournament:i,player:a,rulings:o,ledger:s,games:c=[],standing:l=null,team_standing:u=null}=e.page;return C`<${_} title=${a.name} up="#/">
<p class="soft">${i.name} · ${A(`own.number`,{number:a.id_number})}</p>
${n&&C`<p class="note warn" role="status">${A(`own.${n}`)} ${A(`own.as-of`,{time:qn(e.at,i)})}</p>`}
<${Nn} games=${c} tournament=${i} now=${D.now()} />
<${Pn} standings=${[l,u]} />
<${Fn} games=${c} tournament=${i} />
<${Wn} ledger=${s} />
<section class="stack">
<h2>${A(`own.rulings`)}</h2>
${o.length===0&&C`<${g} text=${A(`own.none`)} />`}
${o.map(t=>C`<${zn} key=${t.id} own=${e} ruling=${t} when=${qn(t.ruled_at,i)} refresh=${r} />`)}
</section>
<${Ve} tournament=${e.tournament} as=${e.player} player />
<//>`}function Wn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return C`<section class="card">
<h2>${A(`own.owing`)}</h2>
${n.length===0&&C`<p>${A(`own.nothing`)}</p>`}
${n.map(([e,t])=>C`<p key=${e}>${Gn(e,t)}</p>`)}
</section>`}function Gn(e,t){return e===`P`?A(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?A(t>0?`own.table-points`:`own.table-points-back`,{points:De(Math.abs(t))}):A(t>0?`own.money`:`own.money-back`,{amount:le(e,Math.abs(t))})}function Kn(){let{lang:e}=M(),[t,n]=S(void 0),[r,i]=S(``),[a,o]=S(0);return b(()=>{let t=!1,r=async()=>{let r=await D.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(()=>document.hidden||r(),6e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function qn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?E(Intl.DateTimeFormat,n).format(new Date(e)):``}function Jn({page:{rounds:e,time_zone:t},finds:n,isSeeking:r,now:a}){let[o,s]=S(``);if(!e.length)return C`<${g} text=${A(`public.no-rounds`)} />`;if(r)return C`<${Xn} rounds=${e} zone=${t} finds=${n} />`;let c=e.find(e=>e.round===o)??Yn(e,a),l=e.map(e=>({value:e.round,text:e.round}));return C`${e.length>1&&C`<${i} label=${A(`reports.of-round`)} value=${c.round} options=${l} onChange=${s} />`}
<${Zn} round=${c} tables=${c.tables} zone=${t} finds=${n} />`}function Yn(e,t){return e.findLast(({starts_at:e})=>e&&Date.parse(e)-36e5<=t)??e[0]}function Xn({rounds:e,zone:t,finds:n}){let r=e.flatMap(e=>{let t=e.tables.filter(({seats:e})=>Object.values(e).some(n));return t.length?[{round:e,tables:t}]:[]});return r.length?r.map(({round:e,tables:r})=>C`<${Zn} key=${e.round} round=${e} tables=${r} zone=${t} finds=${n} />`):C`<${g} text=${A(`public.not-found`)} />`}function Zn({round:{round:e,starts_at:t},tables:n,zone:r,finds:i}){return C`<section class="stack" aria-label=${A(`hall-round`,{round:e})}>
<h2>${A(`hall-round`,{round:e})} ${t&&C`<span class="soft">${Qn(t,r)}</span>`}</h2>
<ul class="public-tables">
${n.map(({label:e,seats:t})=>C`<li key=${e} class="card">
<h3>${A(`hall-table`,{label:e})}</h3>
<dl>${ve.map(e=>C`<div key=${e} class=${i(t[e])?`found`:``}><dt><${j} wind=${e} /><span class="unseen">${A(`hall-wind.${e}`)}</span></dt><dd>${t[e]}</dd></div>`)}</dl>
</li>`)}
</ul>
</section>`}function Qn(e,t){let n={weekday:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return E(Intl.DateTimeFormat,n).format(new Date(e))}function $n({page:{players:e,teams:t},finds:n}){let[r,a]=S(`players`);if(!e.length)return C`<${g} text=${A(`standings.none`)} />`;let o=[`players`,`teams`].map(e=>({value:e,text:A(`standings.of.${e}`)})),s=r===`teams`&&t.length?t:e;return C`${t.length>0&&C`<${i} label=${A(`standings.of`)} value=${r} options=${o} onChange=${a} />`}
<ol class="public-standings">
${s.map((e,t)=>C`<li key=${t} class=${n(e.name)?`found`:``}>
<span class="rank">${e.rank??`–`}</span>
<span>${e.name}${e.team&&C` <small class="soft">${e.team}</small>`}</span>
<strong>${V(e.final,!0)}</strong>
</li>`)}
</ol>`}function er({args:[e=``]}){let{page:t,refused:n,unreached:r}=nr(e),[a,o]=S(`seating`),[c,l]=S(``);if(n)return C`<${_} title=${A(`public.title`)} up="#/"><${g} text=${A(`public.closed`)} /><//>`;if(!t)return C`<${_} title=${A(`public.title`)} up="#/">${r?C`<${g} text=${A(`live.unreached`)} />`:C`<${h} />`}<//>`;let u=[{value:`seating`,text:A(`public.seating`)},{value:`standings`,text:A(`own.standing`)}],d=e=>c.trim()!==``&&tr(e).includes(tr(c.trim()));return C`<${_} title=${t.name} up="#/">
${r&&C`<p class="note warn" role="status">${A(`live.unreached`)}</p>`}
<${i} label=${A(`public.show`)} value=${a} options=${u} onChange=${o} />
<${s} label=${A(`public.find`)} value=${c} onInput=${l} autocomplete="off" enterkeyhint="search" />
${a===`seating`?C`<${Jn} page=${t} finds=${d} isSeeking=${c.trim()!==``} now=${D.now()} />`:C`<${$n} page=${t} finds=${d} />`}
${t.board_open&&C`<a class="button" href=${`#/board/${e}`}>${A(`public.clocks`)}</a>`}
<//>`}function tr(e){return e.normalize(`NFKD`).replace(/\p{M}/gu,``).toLowerCase()}function nr(e){let[t,n]=S({page:null,refused:!1,unreached:!1});return b(()=>{let t=!1,r=async()=>{try{let{publicPage:r}=await D.visitor(),i=await r(e);t||n({page:i,refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(({page:e})=>({page:r?null:e,refused:r,unreached:!r}))}};r();let i=setInterval(()=>document.hidden||r(),6e4);return()=>{t=!0,clearInterval(i)}},[e]),t}export{Ct as Book,tt as Books,qt as Casual,un as Compare,At as Foul,fn as Fouls,hn as Home,Ye as Join,Un as PlayerPage,er as PublicPage,Ke as Receipt,Re as Scan,jn as Settings};