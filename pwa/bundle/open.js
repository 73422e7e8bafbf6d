import{$ as e,$t as t,Bt as n,Dn as r,Fn as i,Ft as a,Gr as o,Ht as s,I as c,In as l,Jt as u,Lt as d,Mt as f,Nt as p,Ot as m,Pt as h,Q as g,Qr as _,Sn as v,Vt as y,Wt as b,Xr as x,Xt as S,Yr as ee,an as te,br as ne,cn as C,ct as re,dt as ie,ei as ae,en as w,et as oe,g as se,gi as T,gn as E,hi as ce,ii as le,in as D,jn as ue,jt as de,k as fe,ln as O,mt as pe,nn as k,on as me,p as he,pi as A,pt as j,ri as ge,rn as _e,ti as ve,tn as ye,u as M,ut as be,vn as xe,xn as N,zt as P}from"./app.js";import{Er as Se,Gr as F,In as Ce,Lr as we,Qn as I,Tr as Te,Xn as L,_ as Ee,a as De,ar as R,c as Oe,d as ke,dr as z,f as Ae,g as je,h as Me,i as Ne,ir as B,lr as V,m as H,n as Pe,nr as Fe,nt as Ie,o as U,or as W,p as Le,qn as Re,r as ze,rr as G,s as K,sr as Be,t as Ve,tr as q,u as He,ur as J,v as Ue,wr as We,y as Ge}from"./shared.js";function Ke({args:[e=``]}){let[t,n]=T({}),[i,a]=T(0);return A(()=>{r.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof o&&e.status===404?`unknown`:`away`}))},[e,i]),O`<${s} title=${D(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&O`<${y} />`}
${t.receipt&&O`<${qe} ...${t.receipt} />`}
${t.wrong===`unknown`&&O`<p class="note bad" role="status">${D(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&O`<p class="note warn" role="status">${D(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),a(i+1)}}>${D(`try-again`)}</button>`}
<//>`}function qe({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o,refund:s,withdrawn_at:c}){let l={dateStyle:`medium`,timeStyle:`short`,timeZone:a},u=k(Intl.DateTimeFormat,l),d=e=>`${u.format(new Date(e))} (${a})`,f=[[D(`fines.tournament`),e],[D(`fines.number`),t],[D(s?`fines.amount-back`:`fines.amount-paid`),Ce(r,n)],[D(`fines.how`),D(`fines.method.${o}`)],[D(`fines.when`),d(i)]],p=c?D(`fines.genuine-withdrawn`,{time:d(c)}):D(`fines.genuine`);return O`<p class=${`note ${c?`bad`:`info`}`} role="status"><strong>${p}</strong></p>
<dl class="facts">
${f.map(([e,t])=>O`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${D(`fines.compare`)}</p>`}const Je=u(v.referee,`Leave`);let Y=null;function Ye({args:e}){let t=F(`#/join/${e.join(`/`)}`),[n,r]=T(e.length>0?null:Y);return A(()=>{t?.invitation&&(Y=t,E(`#/join`,{replace:!0}))},[]),t?O`<${s} title=${D(`hall-join`)} up="#/" />`:n?O`<${We} to=${n.tournament}>
<${Xe} link=${n} onAnother=${()=>r(Y=null)} />
<//>`:O`<${et} mangled=${e.length>0} onLink=${r} />`}function Xe({link:e,onAnother:t}){let[n,i]=T(null),[a,o]=T(0),[s,c]=T(``);return A(()=>{i(null);let t=Se();r.join(e.tournament,e.invitation,s).then(e=>{if(Y=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);S(D(`hall-joined`,{name:r.snapshot.state.settings.name})),t(`#/tables`)},e=>i(e))},[a]),n&&Ze(n)?O`<${Qe} onName=${e=>{c(e),o(a+1)}} />`:n?O`<${$e} error=${n} again=${()=>o(a+1)} onAnother=${t} />`:O`<${Te} up="#/" />`}function Ze(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Qe({onName:e}){let[t,n]=T(``),[r,i]=T(``);return O`<${s} title=${D(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(D(`hall-join-name-wrong`))}}>
<${h} label=${D(`hall-join-name`)} hint=${D(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${D(`hall-join`)}</button>
</form>
<//>`}function $e({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?D(`hall-join-refused`):e.name===`Unreachable`?D(`hall-join-unreachable`):e.message,a=O`<button class="button" onClick=${n}>${D(`hall-join-other`)}</button>
${!r&&O`<button class="button main" onClick=${t}>${D(`try-again`)}</button>`}`;return O`<${s} title=${D(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function et({mangled:e,onLink:t}){let{tournament:n}=w(),[r,i]=T(``),[a,o]=T(e?D(`hall-join-no-link`):``);return O`<${s} title=${D(`hall-join`)} up="#/">
<p>${D(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=F(r);n?.invitation?t(n):o(D(`hall-join-no-link`))}}>
<${h} label=${D(`hall-join-link`)} value=${r} onInput=${i} wrong=${a} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${D(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${b} name="scan" /> ${D(`hall-scan`)}</a>
${n&&O`<a class="button" href="#/tables"><${b} name="tables" /> ${D(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${b} name="person" /> ${D(`hall-join-account`)}</a>
<${Je} />
<//>`}var tt=z(({rules:e})=>{let{tournament:t}=w(),{library:n,words:r,choice:i,book:a}=e;return O`<${s} title=${D(`open.books`)}>
${t&&O`<a class="row card" href="#/book/tournament">
<${b} name="book" />
<span class="body"
><small>${D(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${b} name="next" />
</a>`}
<a class="row card" href=${X(i)}>
<${b} name="book" />
<span class="body"
><small>${D(`open.rules-in-use`)}</small
><strong>${W(e,a)}</strong></span
>
<${b} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>O`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${r.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${r.phrase(`standing-${e.standing}`)}</small>
</span>
<${b} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${b} name="compare" /> ${D(`open.compare`)}</a
>
<//>`});function X({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function nt({rules:e,spoken:t}){let n=t.status===`needs-facts`;return O`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?D(`open.answer-first`):t.line}</p>
${t.say&&!n&&O`<p class="say">${D(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&O`<section class="stack">
<h2>${D(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>O`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${c} stays=${t.stays} />
${!n&&O`<${rt} rules=${e} spoken=${t} />`}`}function rt({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return O`<section class="stack">
<h2>${D(`open.why`)}</h2>
${pe(t).map(e=>O`<p key=${e}>${e}</p>`)}
<${B} rules=${e} standing=${t.rulebook.standing} />
${i&&O`<p>${j(i.source)}</p>
${i.notes.map(e=>O`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>O`<${it} key=${e.id} reading=${e} />`)}
${r.length>0&&O`<details class="fold">
<summary><h3>${D(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>O`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function it({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return O`<div class="card">
<small class="soft">${D(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>O`<p key=${e} class="soft">${D(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function at({rules:e,book:t,who:n}){let[r,i]=T(0),a=t.clock(n),o=Math.max(...a.openings(),0)+300,s=oe(e.library,l(t,n,r));return O`<article>
<h3>${D(`open.who.${n}`)}</h3>
<${ot} clock=${a} end=${o} seconds=${r} />
<label class="field"
><span>${D(`open.how-late`)}</span>
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
<p role="status"><strong>${_(r)}</strong> · ${s.line}</p>
<ol class="bullets">
${a.bands.map(r=>O`<li key=${r.id}>
<strong
>${D(`open.from-time`,{time:_(a.opens(r))})}</strong
>
${` ${st(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${j(s.source)}</p>
</article>`}function ot({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return O`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>O`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&_(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function st({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&D(`open.per-minute`,{cost:a}),o&&D(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[D(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const ct=[{id:`fouls`,Section:lt},{id:`lateness`,Section:pt},{id:`procedures`,Section:mt},{id:`readings`,Section:vt},{id:`points`,Section:yt},{id:`sources`,Section:bt}];function Z({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:O`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function lt({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(ft(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>U(t,e).length>0),c=a.filter(e=>!s.includes(e));return O`<${Z}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>O`<article key=${n}>
<h3><${dt} rules=${e} foul=${n} /></h3>
<${ze} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&O`<${ut} rules=${e} fouls=${c} />`}
<//>`})}function ut({rules:e,fouls:t}){return O`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>O`<li key=${t}><${dt} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function dt({rules:e,foul:t}){return O`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function ft(e,t,n){let r=U(t,n).map(t=>[De(e,t),...Ne(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function pt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${D(`open.lateness`)} ${D(`open.who.${e}`)}`));return O`<${Z}
title=${D(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>O`<${at} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&O`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function mt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:ht(e,t),steps:r.filter(({step:r})=>n(`${ht(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return O`<${Z}
title=${D(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>O`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>O`<li key=${n}>
${i.step(t.step)}
${gt(e,t.when).map(e=>O`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function ht({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):D(`open.procedure.${n}`)}function gt({words:e},t){return Object.entries(t).filter(([e])=>e in ge()).map(([t,n])=>{let r=[n].flat().map(n=>_t(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function _t(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function vt({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return O`<${Z}
title=${D(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${D(`open.readings-text`)}</p>
${i.map(e=>O`<${it} key=${e.id} reading=${e} />`)}
<//>`}function yt({rules:e,book:t,found:r,searching:i}){let{points:a}=K(e.library,[t]),o=a.filter(({name:e,values:t})=>r(`${e} ${t[0].text}`));return O`<${Z}
title=${D(`open.rule-points`)}
count=${o.length}
searching=${i}
>
<${n} rows=${o.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function bt({rules:e,book:t,found:n,searching:r}){let{official:i}=w(),{references:a}=e.library.catalogue,o=xt(t).map(e=>({id:e,...a[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return O`<${Z}
title=${D(`open.sources`)}
count=${o.length}
searching=${r}
>
<ul class="bullets">
${o.map(({id:e,title:t,publisher:n,year:r,reading:i})=>O`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${D(`open.read.${i}`)}</span
>
</li>`)}
</ul>
${he(i)&&t.revision&&O`<p class="soft">${D(`open.revision`,{revision:t.revision.slice(0,12)})}</p>`}
<//>`}function xt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>U(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function St({library:e},t){let n=ee(e,t),{items:r}=x(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}var Ct=z(({args:[e=``],rules:t})=>{let{query:n}=xe(),{tournament:r,book:i}=w();if(e===`tournament`&&i)return O`<${Tt}
rules=${t}
book=${i}
choice=${{...V(i.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return O`<${s} title=${D(`lost`)} up="#/books"
><${P} text=${D(`lost-text`)}
/><//>`;let a=wt(e,n.get(`with`)),o=J(t.library,a),c=o?V(e):a;return O`<${Tt}
rules=${t}
book=${R(t.library,c)}
choice=${c}
wrong=${o}
/>`});function wt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return V(e)}}function Tt({rules:e,book:t,choice:n,wrong:r}){let[i,a]=T(``),[o,c]=T(!1),{library:l,words:u}=e,d=St(e,i);return O`<${s} title=${W(e,t)} up="#/books">
<${Fe} error=${r} />
<${B} rules=${e} standing=${t.content.standing} />
<p>${u.standingNote(t.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>c(!0)}
>
${D(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(n),S(D(`open.in-use-now`))}}>
${D(`open.use-these`)}
</button>
</div>
<${h}
type="search"
label=${D(`open.search-book`)}
value=${i}
autocomplete="off"
onInput=${a}
/>
${ct.map(({id:n,Section:r})=>O`<${r} key=${n} rules=${e} book=${t} found=${d} searching=${!!i.trim()} />`)}
${o&&O`<${q} rules=${e} value=${n} onUse=${e=>{c(!1),E(X(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
<//>`}function Et({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>O`<${fe}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function Dt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?O`<section class="stack">
<h2>${D(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>O`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${D(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Ot({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return O`<${f} title=${O`<h2>${D(`open.around`)}</h2>`}>
${()=>O`<div class="stack">
<${Pe} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&O`<${kt} rules=${e} ...${c} />`}
</div>`}
<//>`}function kt({rules:{words:e},context:t,onChange:n}){let r=ve.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return O`<${d}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&O`<${a}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:D(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var At=z(({args:[e=``],rules:t,query:n})=>e in t.library.catalogue.fouls?O`<${jt} id=${e} rules=${t} query=${n} />`:O`<${s} title=${D(`lost`)} up="#/fouls"
><${P} text=${D(`lost-text`)}
/><//>`);function jt({id:t,rules:n,query:r}){let[i,a]=T(()=>Mt(r)),[o,c]=T({}),l=g(n.book,t,i,{})?i:{},u=g(n.book,t,l,o)?o:{},d=e(n.library,ue(n.book,t,l,u));return O`<${s} title=${d.foul.name} up="#/fouls">
<${Et} spoken=${d} onAnswer=${(e,t)=>a({...l,[e]:t})} />
<${Dt} rules=${n} facts=${l} onForget=${e=>a(Nt(l,e))} />
<${nt} rules=${n} spoken=${d} />
<${Ot} rules=${n} foul=${t} facts=${l} context=${u} onChange=${c} />
<${Pt} rules=${n} foul=${t} facts=${l} context=${u} />
<${G} rules=${n} />
<//>`}function Mt(e){let t={true:!0,false:!1};return Object.fromEntries([...e].map(([e,n])=>[e,t[n]??n]))}function Nt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Pt({rules:t,foul:n,facts:r,context:i}){let a=Object.keys(t.library.books).map(e=>R(t.library,V(e))),o=[...new Map([t.book,...a].map(e=>[W(t,e),e]))],s=Oe(o.map(([,e])=>e),n,r,i).map(n=>It(e(t.library,n)));return O`<section class="stack">
<h2>${D(`open.everywhere`)}</h2>
<ul class="rows">
${o.map(([e,{content:t}],n)=>O`<li key=${e}>
<a class="row" href=${X(Ft(t))}>
<span class="body"><small>${e}</small>
<span class=${s[n]===s[0]?``:`strong`}>${s[n]}</span></span>
<${b} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ft({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function It(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?be(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Q={occasion:``,query:``};function Lt({rules:e,occasion:t,...n}){let[r,i]=T(Q.occasion===t?Q.query:``),a=e=>{Q={occasion:t,query:e},i(e)},{library:o,book:s,words:c}=e;return O`<${m} library=${o} book=${s} words=${c} label=${D(`call.what`)} hint=${D(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const Rt={casual:!0};function zt({rules:e,evening:t,names:n,person:r}){return O`<${s}
title=${D(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Lt}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Bt(e){let{rules:t,evening:n,names:r,person:i,foul:a}=e,[o,c]=T({}),[l,u]=T(Rt),[d,f]=T(0),m=Me(i,n.east),h={...l,seat:m},g=Vt(t,a,o,h),_=g.range?.[d]?d:0,{line:v,payments:y}=Ht(e,g,_,m),b=Ut(e,v,y),x=![`needs-facts`,`not-covered`].includes(g.status)&&O`<button class="button main" onClick=${b}>${D(`open.note`)}</button>`,S=(e,t)=>c({...o,[e]:t}),ee=e=>c(Nt(o,e)),te=r.map((e,r)=>t.words.phrase(`seat-${Me(r,n.east)}`));return O`<${s} title=${`${r[i]}: ${g.foul.name}`} up=${`#/casual/${i}`} actions=${x}>
<${Et} spoken=${g} onAnswer=${S} />
<${Dt} rules=${t} facts=${o} onForget=${ee} />
${g.range&&O`<${p} label=${D(`open.you-choose`)} value=${_} onChange=${f} options=${Wt(t,g)} />`}
${y.length>0&&O`<${Ge} names=${r} notes=${te} pot="" payments=${y} number=${e=>t.words.number(e)} />`}
<${nt} rules=${t} spoken=${{...g,say:``}} />
<${Ot} rules=${t} foul=${a} facts=${o} context=${h} onChange=${u} fixed />
<//>`}function Vt({book:t,library:n},r,i,a){let o=g(t,r,i,a)??ue(t,r,i,{...Rt,seat:a.seat});return e(n,o)}function Ht({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Gt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:H(e,t),to:H(n,t),points:r}))}}function Ut({evening:e,set:t,person:n,foul:r},i,a){let o=ce(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),te(),S(D(`open.recorded`)),E(`#/casual`,{replace:!0}))}}function Wt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Gt(e,{range:t},n,r){let{kind:a,p:o}=t[n];return{transfers:o?i(e.book,[{seat:r,kind:a===`chonbo`?a:`points`,p:o}]).transfers:[],line:e.words.penalty(t[n])}}const Kt={choice:null,names:[``,``,``,``],east:0,events:[]};var qt=z(({args:[e,t],rules:n})=>{let[r,i]=N(`shinpan.casual`,Kt),a=e=>i({...r,...e}),o=Be(n,r.choice,e=>a({choice:e})),c={rules:o,evening:r,set:a,names:Ae.map(e=>r.names[e]?.trim()||D(`open.player`,{number:e+1}))};return e===void 0?O`<${Jt} ...${c} />`:Ae.includes(Number(e))&&(!t||t in o.library.catalogue.fouls)?t?O`<${Bt}
...${c}
person=${Number(e)}
foul=${t}
/>`:O`<${zt} ...${c} person=${Number(e)} />`:O`<${s} title=${D(`lost`)} up="#/casual"
><${P} text=${D(`lost-text`)}
/><//>`});function Jt({rules:e,evening:t,set:n,names:r}){let[i,a]=T(``),{net:o,table:c}=Ue(t.events),l=t=>e.words.number(t),u=e=>n({events:[...t.events,e]}),d=t.events.at(-1),f=O`<button class="button" disabled=${!d} onClick=${()=>n({events:t.events.slice(0,-1)})}>${D(`open.undo`)}</button>
<button class="button main" disabled=${!d} onClick=${()=>a(`settle`)}>${D(`open.settle`)}</button>`,p={names:r,number:l,onClose:()=>a(``)};return O`<${s} title=${D(`open.casual`)} actions=${f}>
<section class="stack">
<h2>${D(`open.who-fouled`)}</h2>
<${Ge} names=${r} notes=${o.map(e=>Ee(e,l))} pot=${c?l(c):``}
payments=${d?Le(d):[]} number=${l} to=${e=>`#/casual/${e}`} />
</section>
${c>0&&O`<${Xt} text=${l(c)} names=${r} onWon=${e=>u({kind:`won`,by:e,points:c})} />`}
<${Yt} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${Zt} rules=${e} events=${t.events} names=${r} />
<a class="button" href="#/sheet">${D(`open.to.sheet`)}</a>
<a class="button" href=${c?`#/settle/,,,?pot=${c}`:`#/settle`}>${D(`open.to.settle`)}</a>
<${G} rules=${e} />
${i===`names`&&O`<${He} ...${p} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&O`<${ke} ...${p} net=${o} onSettled=${()=>u({kind:`settled`,payments:je(o)})} />`}
<//>`}function Yt({east:e,names:t,onEast:n,onNames:r}){return O`<${p} label=${D(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${D(`open.names`)}</button>`}function Xt({text:e,names:t,onWon:n}){return O`<section class="note info stack">
<h2>${D(`open.pot`,{points:e})}</h2>
<p>${D(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>O`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function Zt({rules:e,events:t,names:n}){if(!t.length)return O`<p class="soft">${D(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?D(`open.settled`):t.kind===`won`?D(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return O`<section class="stack">
<h2>${D(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>O`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}function Qt({id:e,title:t,rules:n,books:r,lines:i,only:a,found:o}){let s=i.filter(e=>o(tn(e),e.id)),c=s.filter(({by:e})=>e),l=a?c:s;return O`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">${D(`open.different`,{count:c.length,all:s.length})}</p>
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
${r.map((e,t)=>O`<th key=${t} role="columnheader" scope="col">${W(n,e)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${l.map(e=>O`<${$t} key=${e.id} line=${e} />`)}
</tbody>
</table>
</div>
</section>`}function $t({line:{name:e,href:t,cells:n,by:r}}){let i=n.find(({silent:e})=>!e);return O`<tr role="row" class=${r?`differs`:``}>
<th role="rowheader" scope="row">
${t?O`<a class="reach" href=${t}>${e}</a>`:O`<span>${e}</span>`}
${r&&O`<small>${D(`open.differs-in.${r}`)}</small>`}
</th>
${n.map((e,t)=>O`<${en} key=${t} cell=${e} first=${i} />`)}
</tr>`}function en({cell:{texts:e,silent:t},first:n}){let r=!t&&[...e].sort().join(`
`)!==[...n.texts].sort().join(`
`);return O`<td role="cell" class=${t?`silent`:r?`other`:``}>
${e.map(e=>O`<p key=${e} class=${r&&!n.texts.includes(e)?`strong`:``}>${e}</p>`)}
</td>`}function tn({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const nn=[`penalty`,`when`,`details`];function rn({library:e},t){return K(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:on(r)?`answer`:null}})}function an(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=nn.map(r=>({by:r,cells:t.map(t=>sn(e,t,n,r))})),{by:i,cells:a}=r.find(e=>on(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function on(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>le([...e].sort()))).size>1}function sn(e,t,n,r){let i=U(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[De(e,n),...cn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?un(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function cn(e,t,n,r,i){if(i===`penalty`)return[];let a=Ne(e,n.when).join(` `),o=a||r>1?[a||D(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?ln(e,t,n.lateness):[]]}function ln(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${D(`open.from-time`,{time:_(r.opens(i))})} ${st(e,t.lateness[n],i)}`)}function un({words:e},t,n){let{scope:r}=t.table(n);return r?[D(`open.counted-over`,{scope:_e([e.phrase(`scope-${r}`)])})]:[]}var dn=z(({rules:e})=>{let{library:t,choice:n}=e,r=Object.keys(t.books).filter(e=>e!==n.id),[i,a]=N(`shinpan.compare`,[n,...r.slice(-2).map(V)]),o=i.filter(e=>!J(t,e)),[c,l]=T(null),[u,f]=T(!0),[p,m]=T(``),g=St(e,p),_=o.map(e=>R(t,e));return O`<${s} title=${D(`open.compare`)}>
<${fn}
rules=${e}
books=${_}
onOpen=${l}
onRemove=${e=>a(o.filter((t,n)=>n!==e))}
/>
<${h} type="search" label=${D(`open.search-compared`)} value=${p} autocomplete="off" onInput=${m} />
<${d}
label=${D(`open.only-different`)}
hint=${D(`open.silence`)}
checked=${u}
onChange=${f}
/>
<${Qt}
id="points"
title=${D(`open.rule-points`)}
rules=${e}
books=${_}
lines=${rn(e,_)}
only=${u}
found=${g}
/>
<${Qt}
id="fouls"
title=${D(`open.fouls`)}
rules=${e}
books=${_}
lines=${an(e,_)}
only=${u}
found=${g}
/>
${c!==null&&O`<${q} rules=${e} value=${o[c]??V(n.id)} onUse=${e=>{a(c===o.length?[...o,e]:o.map((t,n)=>n===c?e:t)),l(null)}} onClose=${()=>l(null)} />`}
<//>`});function fn({rules:e,books:t,onOpen:n,onRemove:r}){return O`<ul class="rows">
${t.map((i,a)=>O`<li key=${a} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(a)}
>
<span class="body"
>${W(e,i)}<small
>${e.words.phrase(`standing-${i.content.standing}`)}</small
></span
>
<span class="badge">${D(`call.change`)}</span>
</button>
${t.length>2&&O`<button class="button quiet" aria-label=${D(`open.remove`,{name:W(e,i)})} onClick=${()=>r(a)}><${b} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${D(`open.add-book`)}
</button>`}var pn=z(({rules:e})=>O`<${s} title=${D(`open.fouls`)}>
<${Lt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${G} rules=${e} />
<//>`);const mn=[`empty-win`,`noten-riichi`,`exposed-tiles`],hn={rules:[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`]],tools:[[`hand`,`tables`],[`calls`,`sound`],[`draw`,`compare`],[`sheet`,`log`],[`settle`,`check`],[`casual`,`dice`],[`train`,`clock`]],app:[[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]]};function gn(){let[e,t]=T(!1),{tournament:n}=w(),r=Re(),i=O`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${D(`open.menu`)} onClick=${()=>t(!0)}><${b} name="log" /></button>`;return O`<${s} title="Shinpan" up=${null} aside=${i}>
${n?O`<${_n} />`:O`<p class="soft">${D(`open.what-it-is`)}</p>`}
${r&&O`<ul class="rows"><${bn} href=${`#/board/${r.slug}`} icon="tables" text=${D(`open.to.board`)} about=${r.name} /></ul>`}
<${vn} large=${!n} />
${!n&&O`<ul class="ways">
<li><a class="way" href="#/casual"><${b} name="dice" /><strong>${D(`open.at-home`)}</strong><span>${D(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${b} name="scan" /><strong>${D(`open.i-referee`)}</strong><span>${D(`open.scan`)}</span></a></li>
</ul>`}
${e&&O`<${yn} onClose=${()=>t(!1)} />`}
<//>`}function _n(){let{tournament:e,official:t}=w();return O`<section class="card">
<small class="soft">${D(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&O`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${b} name="tables" /> ${D(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${b} name="log" /> ${D(`open.log`)}</a>
<a class="button" href="#/scan"><${b} name="scan" /> ${D(`open.scan`)}</a>
</div>
</section>`}function vn({large:e}){return O`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${D(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${b} name="search" />${D(`open.to.fouls`)}</a>
<ul class="examples">
${mn.map(e=>O`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${D(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function yn({onClose:e}){return O`<${de} title=${D(`open.menu`)} onClose=${e}>
${Object.entries(hn).map(([t,n])=>O`<section key=${t} aria-labelledby=${t}>
<h3 id=${t}>${D(`open.group.${t}`)}</h3>
<ul class="menu-places">
${n.map(([t,n])=>O`<li key=${t}>
<a href=${`#/${t}`} onClick=${e}><${b} name=${n} /><span>${D(`open.to.${t}`)}</span><small>${D(`open.about.${t}`)}</small></a>
</li>`)}
</ul>
</section>`)}
<//>`}function bn({href:e,icon:t,text:n,about:r,onClick:i}){return O`<li>
<a class="row" href=${e} onClick=${i}><${b} name=${t} /><span class="body">${n}<small>${r}</small></span><${b} name="next" /></a>
</li>`}var xn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function Sn(){let e=t();C();let{library:r,usage:i,quota:a,persisted:o,lowStorage:s,outbox:c,elsewhere:l,syncedAt:u,tournament:d}=w(),[f,p]=T(o),[m,h]=T(``);A(()=>p(o),[o]),A(()=>void Cn().then(h),[e]);let g=async()=>{let e=await navigator.storage.persist();p(e),e||S(D(`open.persist-refused`))},_=D(`open.storage-of`,{used:wn(i),quota:wn(a)}),v=[[D(`open.offline`),D(`ready.${e}`)],[D(`open.version`),m||`–`],[D(`open.books`),String(Object.keys(r?.books??{}).length)],[D(`open.unsent`),String(c.length+l.reduce((e,{count:t})=>e+t,0))],[D(`open.storage`),_],[D(`open.persistent`),D(f?`open.yes`:`open.no`)],...u?[[D(`open.last-synced`),ye(u,d?.time_zone)]]:[]];return O`<section class="card">
<h2>${D(`open.kept-here`)}</h2>
${s&&O`<p class="note warn">${D(`open.storage-low`)}</p>`}
<${n} rows=${v} />
${!f&&O`<p class="soft">${D(`open.persist-text`)}</p>
${`storage`in navigator&&O`<button class="button" onClick=${g}>${D(`open.persist`)}</button>`}`}
</section>`}async function Cn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function wn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return k(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Tn(){let{online:e}=w();return O`<${f} title=${D(`open.libraries`)}>
${()=>O`<ul class="bullets">
${Object.entries(xn).map(([t,{version:n,licence:r}])=>O`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&O`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${D(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>`}
<//>`}const En=u(v.referee,`PushSwitch`),Dn=u(v.referee,`Leave`),On=u(v.referee,`Standing`),kn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],An=[`auto`,`light`,`dark`],jn=[`left`,`right`];function Mn(){let e=C(),{tournament:t,official:n}=w(),r=e=>t=>me({[e]:t}).catch(()=>S(D(`open.lang-not-here`))),i=(t,n,i)=>O`<${p} label=${n} value=${e[t]} options=${i} onChange=${r(t)} />`,a=(t,n,i=``)=>O`<${d} label=${n} hint=${i} checked=${e[t]} onChange=${r(t)} />`;return O`<${s} title=${D(`open.settings`)}>
${i(`lang`,`Language · 言語 · Langue · Язык`,kn)} ${i(`theme`,D(`open.theme`),Nn(`theme`,An))}
${i(`hand`,D(`open.hand`),Nn(`hand`,jn))} ${a(`discreet`,D(`open.discreet`),D(`open.discreet-text`))}
${a(`haptics`,D(`open.haptics`))} ${a(`sound`,D(`open.sound`))}
${t&&se(n)&&O`<${En} tournament=${t.id} as=${n.id} />`}
<${On} />
<${Sn} />
<${Dn} />
<${Tn} />
<//>`}function Nn(e,t){return t.map(t=>({value:t,text:D(`open.${e}.${t}`)}))}function Pn({games:e,tournament:t,now:n}){let r=e.find(({result:e,status:t,replaced:n})=>!e&&!t&&!n);if(!r)return null;let{round:i,table:a,seat:o,scheduled_at:s,minutes:c}=r,l=s&&Date.parse(s)<=n;return O`<section class="card own-next" aria-label=${D(`own.next`)}>
<h2>${D(`own.next`)}</h2>
<p class="own-place"><span class="own-wind"><${M} wind=${o} /></span>
<span><strong>${D(`hall-table`,{label:a})}</strong> ${$(o)} · ${D(`hall-round`,{round:i})}</span></p>
${s&&O`<p>${D(l?`own.began`:`own.begins`,{time:Rn(s,t)})}${c?` · ${D(`own.minutes`,{minutes:c})}`:``}</p>`}
</section>`}function Fn({standings:e}){let t=e.filter(e=>e&&e.rank!==null);return t.length?O`<section class="card">
<h2>${D(`own.standing`)}</h2>
<dl class="own-standings">
${t.map(e=>O`<div key=${e?.name}><dt>${e?.name}</dt><dd><strong>${D(`own.rank`,{rank:e?.rank,of:e?.of})}</strong> ${L(e?.final,!0)}</dd></div>`)}
</dl>
</section>`:null}function In({games:e,tournament:t}){return e.length?O`<section class="stack">
<h2>${D(`own.games`)}</h2>
<ol class="own-games">
${e.map((e,n)=>O`<li key=${n} class=${e.status?`uncounted`:``}>
<span class="own-wind"><${M} wind=${e.seat} /><span class="unseen">${$(e.seat)}</span></span>
<span>${D(`hall-round`,{round:e.round})} · ${D(`hall-table`,{label:e.table})}</span>
<span class="own-result">${Ln(e,t)}</span>
</li>`)}
</ol>
</section>`:null}function Ln({status:e,replaced:t,result:n,scheduled_at:r},i){return e?D(`own.game.${e}`):t?O`${n?`${L(n.total,!0)} `:``}<small>${D(`own.game.replaced`)}</small>`:n?O`<small>${D(`own.place`,{place:n.place,points:I(n.points)})}</small> <strong>${L(n.total,!0)}</strong>`:r?Rn(r,i):D(`own.game.open`)}function $(e){return e?D(`hall-wind.${e}`):``}function Rn(e,{time_zone:t}){let n=e=>k(Intl.DateTimeFormat,{dateStyle:`short`,timeZone:t}).format(e),r=new Date(e),i=n(r)===n(/* @__PURE__ */ new Date)?{timeStyle:`short`,timeZone:t}:{weekday:`short`,day:`numeric`,month:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return k(Intl.DateTimeFormat,i).format(r)}function zn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[D(`hall-table`,{label:c}),re(l),n].filter(Boolean).join(` · `);return O`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${ie(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${D(`own.team`)}`:``}</p>
${d&&O`<p class="soft">${j(d)}</p>`}
${s in Bn&&O`<p class="note info">${D(Bn[s])}</p>`}
${f&&O`<${Vn} escalation=${f} />`}
<${Hn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Bn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Vn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=D(t===`open`?`own.open.${n}`:`own.${t}`);return O`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${D(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>O`<li key=${e.id}><b>${D(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Hn({own:e,ruling:t,refresh:n}){let[i,a]=T(!1),{reason:o,field:s}=we(`player`,void 0,D(`own.reason`),D(`own.reason-wrong`)),[c,l]=T(!1),[u,d]=T(``),[f,p]=T(``),[m,g]=T(!1),_=t.escalation?.status===`decided`;if(!_&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let v=D(_?`own.take-on`:`own.escalate`);return i?O`<form class="stack" onSubmit=${async i=>{if(i.preventDefault(),l(!o),!o)return;g(!0),p(``);let s={reason:o,...u.trim()&&{evidence:u.trim()}};try{await(await r.playerPage()).escalate(e,t,s),a(!1),n()}catch(e){p(D(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{g(!1)}}} aria-label=${v}>
${s(c)}
${f&&O`<p class="note bad" role="alert">${f}</p>`}
${!_&&O`<${h} label=${D(`own.evidence`)} hint=${D(`own.evidence-hint`)} value=${u} onInput=${d} long maxlength="4000" />`}
<button class="button main" disabled=${m}>${v}</button>
<button class="button" type="button" onClick=${()=>a(!1)}>${D(`cancel`)}</button>
</form>`:O`<button class="button" type="button" onClick=${()=>a(!0)}>${v}</button>`}function Un(){let{own:e,missing:t,state:n,refresh:i}=Kn();if(t)return O`<${s} title=${D(`own.title`)} up="#/"><${P} text=${D(`own.missing`)}><a class="button" href="#/scan">${D(`hall-scan`)}</a><//><//>`;if(!e?.page){let e=n?O`<${P} text=${D(`own.${n}`)} />`:O`<${y} />`;return O`<${s} title=${D(`own.title`)} up="#/">${e}<//>`}let{tournament:a,player:o,rulings:c,ledger:l,games:u=[],standing:d=null,team_standing:f=null}=e.page;return O`<${s} title=${o.name} up="#/">
<p class="soft">${a.name} · ${D(`own.number`,{number:o.id_number})}</p>
${n&&O`<p class="note warn" role="status">${D(`own.${n}`)} ${D(`own.as-of`,{time:qn(e.at,a)})}</p>`}
<${Pn} games=${u} tournament=${a} now=${r.now()} />
<${Fn} standings=${[d,f]} />
<${In} games=${u} tournament=${a} />
<${Wn} ledger=${l} />
<section class="stack">
<h2>${D(`own.rulings`)}</h2>
${c.length===0&&O`<${P} text=${D(`own.none`)} />`}
${c.map(t=>O`<${zn} key=${t.id} own=${e} ruling=${t} when=${qn(t.ruled_at,a)} refresh=${i} />`)}
</section>
<${Ve} tournament=${e.tournament} as=${e.player} player />
<//>`}function Wn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return O`<section class="card">
<h2>${D(`own.owing`)}</h2>
${n.length===0&&O`<p>${D(`own.nothing`)}</p>`}
${n.map(([e,t])=>O`<p key=${e}>${Gn(e,t)}</p>`)}
</section>`}function Gn(e,t){return e===`P`?D(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?D(t>0?`own.table-points`:`own.table-points-back`,{points:I(Math.abs(t))}):D(t>0?`own.money`:`own.money-back`,{amount:ae(e,Math.abs(t))})}function Kn(){let{lang:e}=C(),[t,n]=T(void 0),[i,a]=T(``),[o,s]=T(0);return A(()=>{let t=!1,i=async()=>{let i=await r.playerPage(),o=await i.stored();if(!t&&(n(e=>e??o??null),o))try{let r=await i.load(o,e);if(t)return;n(r),a(``)}catch(e){t||a(e.signedOut?`cut-off`:`unreached`)}};i();let o=setInterval(()=>document.hidden||i(),6e4);return()=>{t=!0,clearInterval(o)}},[e,o]),{own:t,missing:t===null,state:i,refresh:()=>s(o+1)}}function qn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?k(Intl.DateTimeFormat,n).format(new Date(e)):``}function Jn({page:{rounds:e,time_zone:t},finds:n,isSeeking:r,now:i}){let[a,o]=T(``);if(!e.length)return O`<${P} text=${D(`public.no-rounds`)} />`;if(r)return O`<${Xn} rounds=${e} zone=${t} finds=${n} />`;let s=e.find(e=>e.round===a)??Yn(e,i),c=e.map(e=>({value:e.round,text:e.round}));return O`${e.length>1&&O`<${p} label=${D(`reports.of-round`)} value=${s.round} options=${c} onChange=${o} />`}
<${Zn} round=${s} tables=${s.tables} zone=${t} finds=${n} />`}function Yn(e,t){return e.findLast(({starts_at:e})=>e&&Date.parse(e)-36e5<=t)??e[0]}function Xn({rounds:e,zone:t,finds:n}){let r=e.flatMap(e=>{let t=e.tables.filter(({seats:e})=>Object.values(e).some(n));return t.length?[{round:e,tables:t}]:[]});return r.length?r.map(({round:e,tables:r})=>O`<${Zn} key=${e.round} round=${e} tables=${r} zone=${t} finds=${n} />`):O`<${P} text=${D(`public.not-found`)} />`}function Zn({round:{round:e,starts_at:t},tables:n,zone:r,finds:i}){return O`<section class="stack" aria-label=${D(`hall-round`,{round:e})}>
<h2>${D(`hall-round`,{round:e})} ${t&&O`<span class="soft">${Qn(t,r)}</span>`}</h2>
<ul class="public-tables">
${n.map(({label:e,seats:t})=>O`<li key=${e} class="card">
<h3>${D(`hall-table`,{label:e})}</h3>
<dl>${ne.map(e=>O`<div key=${e} class=${i(t[e])?`found`:``}><dt><${M} wind=${e} /><span class="unseen">${D(`hall-wind.${e}`)}</span></dt><dd>${t[e]}</dd></div>`)}</dl>
</li>`)}
</ul>
</section>`}function Qn(e,t){let n={weekday:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return k(Intl.DateTimeFormat,n).format(new Date(e))}function $n({page:{players:e,teams:t},finds:n}){let[r,i]=T(`players`);if(!e.length)return O`<${P} text=${D(`standings.none`)} />`;let a=[`players`,`teams`].map(e=>({value:e,text:D(`standings.of.${e}`)})),o=r===`teams`&&t.length?t:e;return O`${t.length>0&&O`<${p} label=${D(`standings.of`)} value=${r} options=${a} onChange=${i} />`}
<ol class="public-standings">
${o.map((e,t)=>O`<li key=${t} class=${n(e.name)?`found`:``}>
<span class="rank">${e.rank??`–`}</span>
<span>${e.name}${e.team&&O` <small class="soft">${e.team}</small>`}</span>
<strong>${L(e.final,!0)}</strong>
</li>`)}
</ol>`}function er({args:[e=``]}){let{page:t,refused:n,unreached:i}=nr(e),[a,o]=T(`seating`),[c,l]=T(``);if(n)return O`<${s} title=${D(`public.title`)} up="#/"><${P} text=${D(`public.closed`)} /><//>`;if(!t)return O`<${s} title=${D(`public.title`)} up="#/">${i?O`<${P} text=${D(`live.unreached`)} />`:O`<${y} />`}<//>`;let u=[{value:`seating`,text:D(`public.seating`)},{value:`standings`,text:D(`own.standing`)}],d=e=>c.trim()!==``&&tr(e).includes(tr(c.trim()));return O`<${s} title=${t.name} up="#/">
${i&&O`<p class="note warn" role="status">${D(`live.unreached`)}</p>`}
<${p} label=${D(`public.show`)} value=${a} options=${u} onChange=${o} />
<${h} label=${D(`public.find`)} value=${c} onInput=${l} autocomplete="off" enterkeyhint="search" />
${a===`seating`?O`<${Jn} page=${t} finds=${d} isSeeking=${c.trim()!==``} now=${r.now()} />`:O`<${$n} page=${t} finds=${d} />`}
${t.board_open&&O`<a class="button" href=${`#/board/${e}`}>${D(`public.clocks`)}</a>`}
<//>`}function tr(e){return e.normalize(`NFKD`).replace(/\p{M}/gu,``).toLowerCase()}function nr(e){let[t,n]=T({page:null,refused:!1,unreached:!1});return A(()=>{let t=!1,i=async()=>{try{let{publicPage:i}=await r.visitor(),a=await i(e);t||n({page:a,refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(({page:e})=>({page:r?null:e,refused:r,unreached:!r}))}};i();let a=setInterval(()=>document.hidden||i(),6e4);return()=>{t=!0,clearInterval(a)}},[e]),t}export{Ct as Book,tt as Books,qt as Casual,dn as Compare,At as Foul,pn as Fouls,gn as Home,Ye as Join,Un as PlayerPage,er as PublicPage,Ke as Receipt,Ie as Scan,Mn as Settings};