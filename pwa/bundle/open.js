import{$ as e,$r as t,$t as n,Bt as r,Dn as i,Fn as a,Ft as o,Ht as s,I as c,In as l,Jt as u,Kr as d,Lt as f,Mt as p,Nt as m,Ot as h,Pt as g,Q as _,Sn as v,Vt as y,Wt as b,Xr as x,Xt as S,Zr as ee,_i as C,ai as w,an as te,cn as T,ct as ne,dt as re,en as E,et as ie,g as ae,gi as oe,gn as D,ii as se,in as O,jn as ce,jt as le,k as ue,ln as k,mi as A,mt as de,ni as fe,nn as j,on as pe,p as me,pt as M,rn as he,ti as ge,tn as _e,u as N,ut as ve,vn as ye,xn as P,xr as be,zt as F}from"./app.js";import{Fr as xe,Ir as Se,Kn as Ce,Pr as we,_ as Te,_r as Ee,a as I,br as De,c as Oe,cr as ke,d as Ae,dr as je,f as Me,fr as Ne,g as Pe,gr as L,h as Fe,hr as R,i as Ie,m as z,mr as B,n as Le,o as V,or as H,p as Re,pr as U,qr as ze,r as Be,rr as Ve,rt as He,s as W,t as Ue,ti as G,u as We,v as Ge,xr as K,y as q,yr as J}from"./shared.js";function Ke({args:[e=``]}){let[t,n]=C({}),[r,a]=C(0);return A(()=>{i.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof d&&e.status===404?`unknown`:`away`}))},[e,r]),k`<${s} title=${O(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&k`<${y} />`}
${t.receipt&&k`<${qe} ...${t.receipt} />`}
${t.wrong===`unknown`&&k`<p class="note bad" role="status">${O(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&k`<p class="note warn" role="status">${O(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),a(r+1)}}>${O(`try-again`)}</button>`}
<//>`}function qe({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o,refund:s,withdrawn_at:c}){let l={dateStyle:`medium`,timeStyle:`short`,timeZone:a},u=j(Intl.DateTimeFormat,l),d=e=>`${u.format(new Date(e))} (${a})`,f=[[O(`fines.tournament`),e],[O(`fines.number`),t],[O(s?`fines.amount-back`:`fines.amount-paid`),Ce(r,n)],[O(`fines.how`),O(`fines.method.${o}`)],[O(`fines.when`),d(i)]],p=c?O(`fines.genuine-withdrawn`,{time:d(c)}):O(`fines.genuine`);return k`<p class=${`note ${c?`bad`:`info`}`} role="status"><strong>${p}</strong></p>
<dl class="facts">
${f.map(([e,t])=>k`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${O(`fines.compare`)}</p>`}const Je=u(v.referee,`Leave`);let Y=null;function Ye({args:e}){let t=G(`#/join/${e.join(`/`)}`),[n,r]=C(e.length>0?null:Y);return A(()=>{t?.invitation&&(Y=t,D(`#/join`,{replace:!0}))},[]),t?k`<${s} title=${O(`hall-join`)} up="#/" />`:n?k`<${we} to=${n.tournament}>
<${Xe} link=${n} onAnother=${()=>r(Y=null)} />
<//>`:k`<${et} mangled=${e.length>0} onLink=${r} />`}function Xe({link:e,onAnother:t}){let[n,r]=C(null),[a,o]=C(0),[s,c]=C(``);return A(()=>{r(null);let t=Se();i.join(e.tournament,e.invitation,s).then(e=>{if(Y=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);S(O(`hall-joined`,{name:i.snapshot.state.settings.name})),t(`#/tables`)},e=>r(e))},[a]),n&&Ze(n)?k`<${Qe} onName=${e=>{c(e),o(a+1)}} />`:n?k`<${$e} error=${n} again=${()=>o(a+1)} onAnother=${t} />`:k`<${xe} up="#/" />`}function Ze(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Qe({onName:e}){let[t,n]=C(``),[r,i]=C(``);return k`<${s} title=${O(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(O(`hall-join-name-wrong`))}}>
<${g} label=${O(`hall-join-name`)} hint=${O(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${O(`hall-join`)}</button>
</form>
<//>`}function $e({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?O(`hall-join-refused`):e.name===`Unreachable`?O(`hall-join-unreachable`):e.message,a=k`<button class="button" onClick=${n}>${O(`hall-join-other`)}</button>
${!r&&k`<button class="button main" onClick=${t}>${O(`try-again`)}</button>`}`;return k`<${s} title=${O(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function et({mangled:e,onLink:t}){let{tournament:n}=E(),[r,i]=C(``),[a,o]=C(e?O(`hall-join-no-link`):``);return k`<${s} title=${O(`hall-join`)} up="#/">
<p>${O(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=G(r);n?.invitation?t(n):o(O(`hall-join-no-link`))}}>
<${g} label=${O(`hall-join-link`)} value=${r} onInput=${i} wrong=${a} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${O(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${b} name="scan" /> ${O(`hall-scan`)}</a>
${n&&k`<a class="button" href="#/tables"><${b} name="tables" /> ${O(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${b} name="person" /> ${O(`hall-join-account`)}</a>
<${Je} />
<//>`}var tt=K(({rules:e})=>{let{tournament:t}=E(),{library:n,words:r,choice:i,book:a}=e;return k`<${s} title=${O(`open.books`)}>
${t&&k`<a class="row card" href="#/book/tournament">
<${b} name="book" />
<span class="body"
><small>${O(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${b} name="next" />
</a>`}
<a class="row card" href=${X(i)}>
<${b} name="book" />
<span class="body"
><small>${O(`open.rules-in-use`)}</small
><strong>${L(e,a)}</strong></span
>
<${b} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>k`<li key=${e.id}>
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
><${b} name="compare" /> ${O(`open.compare`)}</a
>
<//>`});function X({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function nt({rules:e,spoken:t}){let n=t.status===`needs-facts`;return k`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?O(`open.answer-first`):t.line}</p>
${t.say&&!n&&k`<p class="say">${O(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&k`<section class="stack">
<h2>${O(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>k`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${c} stays=${t.stays} />
${!n&&k`<${rt} rules=${e} spoken=${t} />`}`}function rt({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return k`<section class="stack">
<h2>${O(`open.why`)}</h2>
${de(t).map(e=>k`<p key=${e}>${e}</p>`)}
<${B} rules=${e} standing=${t.rulebook.standing} />
${i&&k`<p>${M(i.source)}</p>
${i.notes.map(e=>k`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>k`<${it} key=${e.id} reading=${e} />`)}
${r.length>0&&k`<details class="fold">
<summary><h3>${O(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>k`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function it({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return k`<div class="card">
<small class="soft">${O(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>k`<p key=${e} class="soft">${O(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function at({rules:e,book:n,who:r}){let[i,a]=C(0),o=n.clock(r),s=Math.max(...o.openings(),0)+300,c=ie(e.library,l(n,r,i));return k`<article>
<h3>${O(`open.who.${r}`)}</h3>
<${ot} clock=${o} end=${s} seconds=${i} />
<label class="field"
><span>${O(`open.how-late`)}</span>
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
<p role="status"><strong>${t(i)}</strong> · ${c.line}</p>
<ol class="bullets">
${o.bands.map(i=>k`<li key=${i.id}>
<strong
>${O(`open.from-time`,{time:t(o.opens(i))})}</strong
>
${` ${st(e,n.lateness[r],i)}`}
</li>`)}
</ol>
<p class="soft">${M(c.source)}</p>
</article>`}function ot({clock:e,end:n,seconds:r}){let i=[0,...e.openings()],a=e=>`${100*e/n}%`;return k`<div class="late-bar" aria-hidden="true">
${i.map((e,r)=>k`<span
key=${e}
class=${`band b${Math.min(r,4)}`}
style=${{width:a((i[r+1]??n)-e)}}
>${e>0&&t(e)}</span
>`)}
<span class="hand" style=${{left:a(r)}}></span>
</div>`}function st({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&O(`open.per-minute`,{cost:a}),o&&O(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[O(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const ct=[{id:`fouls`,Section:lt},{id:`lateness`,Section:pt},{id:`procedures`,Section:mt},{id:`readings`,Section:vt},{id:`points`,Section:yt},{id:`sources`,Section:bt}];function Z({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:k`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function lt({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(ft(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>V(t,e).length>0),c=a.filter(e=>!s.includes(e));return k`<${Z}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>k`<article key=${n}>
<h3><${dt} rules=${e} foul=${n} /></h3>
<${Be} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&k`<${ut} rules=${e} fouls=${c} />`}
<//>`})}function ut({rules:e,fouls:t}){return k`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>k`<li key=${t}><${dt} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function dt({rules:e,foul:t}){return k`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function ft(e,t,n){let r=V(t,n).map(t=>[I(e,t),...Ie(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function pt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${O(`open.lateness`)} ${O(`open.who.${e}`)}`));return k`<${Z}
title=${O(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>k`<${at} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&k`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function mt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:ht(e,t),steps:r.filter(({step:r})=>n(`${ht(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return k`<${Z}
title=${O(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>k`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>k`<li key=${n}>
${i.step(t.step)}
${gt(e,t.when).map(e=>k`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function ht({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):O(`open.procedure.${n}`)}function gt({words:e},t){return Object.entries(t).filter(([e])=>e in se()).map(([t,n])=>{let r=[n].flat().map(n=>_t(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function _t(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function vt({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return k`<${Z}
title=${O(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${O(`open.readings-text`)}</p>
${i.map(e=>k`<${it} key=${e.id} reading=${e} />`)}
<//>`}function yt({rules:e,book:t,found:n,searching:i}){let{points:a}=W(e.library,[t]),o=a.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return k`<${Z}
title=${O(`open.rule-points`)}
count=${o.length}
searching=${i}
>
<${r} rows=${o.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function bt({rules:e,book:t,found:n,searching:r}){let{official:i}=E(),{references:a}=e.library.catalogue,o=xt(t).map(e=>({id:e,...a[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return k`<${Z}
title=${O(`open.sources`)}
count=${o.length}
searching=${r}
>
<ul class="bullets">
${o.map(({id:e,title:t,publisher:n,year:r,reading:i})=>k`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${O(`open.read.${i}`)}</span
>
</li>`)}
</ul>
${me(i)&&t.revision&&k`<p class="soft">${O(`open.revision`,{revision:t.revision.slice(0,12)})}</p>`}
<//>`}function xt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>V(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function St({library:e},t){let n=x(e,t),{items:r}=ee(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}var Ct=K(({args:[e=``],rules:t})=>{let{query:n}=ye(),{tournament:r,book:i}=E();if(e===`tournament`&&i)return k`<${Tt}
rules=${t}
book=${i}
choice=${{...J(i.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return k`<${s} title=${O(`lost`)} up="#/books"
><${F} text=${O(`lost-text`)}
/><//>`;let a=wt(e,n.get(`with`)),o=De(t.library,a),c=o?J(e):a;return k`<${Tt}
rules=${t}
book=${R(t.library,c)}
choice=${c}
wrong=${o}
/>`});function wt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return J(e)}}function Tt({rules:e,book:t,choice:n,wrong:r}){let[i,a]=C(``),[o,c]=C(!1),{library:l,words:u}=e,d=St(e,i);return k`<${s} title=${L(e,t)} up="#/books">
<${Ne} error=${r} />
<${B} rules=${e} standing=${t.content.standing} />
<p>${u.standingNote(t.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>c(!0)}
>
${O(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(n),S(O(`open.in-use-now`))}}>
${O(`open.use-these`)}
</button>
</div>
<${g}
type="search"
label=${O(`open.search-book`)}
value=${i}
autocomplete="off"
onInput=${a}
/>
${ct.map(({id:n,Section:r})=>k`<${r} key=${n} rules=${e} book=${t} found=${d} searching=${!!i.trim()} />`)}
${o&&k`<${je} rules=${e} value=${n} onUse=${e=>{c(!1),D(X(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
<//>`}function Et({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>k`<${ue}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function Dt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?k`<section class="stack">
<h2>${O(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>k`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${O(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Ot({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return k`<${p} title=${k`<h2>${O(`open.around`)}</h2>`}>
${()=>k`<div class="stack">
<${Le} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&k`<${kt} rules=${e} ...${c} />`}
</div>`}
<//>`}function kt({rules:{words:e},context:t,onChange:n}){let r=fe.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return k`<${f}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&k`<${o}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:O(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var At=K(({args:[e=``],rules:t,query:n})=>e in t.library.catalogue.fouls?k`<${jt} id=${e} rules=${t} query=${n} />`:k`<${s} title=${O(`lost`)} up="#/fouls"
><${F} text=${O(`lost-text`)}
/><//>`);function jt({id:t,rules:n,query:r}){let[i,a]=C(()=>Mt(r)),[o,c]=C({}),l=_(n.book,t,i,{})?i:{},u=_(n.book,t,l,o)?o:{},d=e(n.library,ce(n.book,t,l,u));return k`<${s} title=${d.foul.name} up="#/fouls">
<${Et} spoken=${d} onAnswer=${(e,t)=>a({...l,[e]:t})} />
<${Dt} rules=${n} facts=${l} onForget=${e=>a(Nt(l,e))} />
<${nt} rules=${n} spoken=${d} />
<${Ot} rules=${n} foul=${t} facts=${l} context=${u} onChange=${c} />
<${Pt} rules=${n} foul=${t} facts=${l} context=${u} />
<${U} rules=${n} />
<//>`}function Mt(e){let t={true:!0,false:!1};return Object.fromEntries([...e].map(([e,n])=>[e,t[n]??n]))}function Nt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Pt({rules:t,foul:n,facts:r,context:i}){let a=Object.keys(t.library.books).map(e=>R(t.library,J(e))),o=[...new Map([t.book,...a].map(e=>[L(t,e),e]))],s=Oe(o.map(([,e])=>e),n,r,i).map(n=>It(e(t.library,n)));return k`<section class="stack">
<h2>${O(`open.everywhere`)}</h2>
<ul class="rows">
${o.map(([e,{content:t}],n)=>k`<li key=${e}>
<a class="row" href=${X(Ft(t))}>
<span class="body"><small>${e}</small>
<span class=${s[n]===s[0]?``:`strong`}>${s[n]}</span></span>
<${b} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ft({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function It(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?ve(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Q={occasion:``,query:``};function Lt({rules:e,occasion:t,...n}){let[r,i]=C(Q.occasion===t?Q.query:``),a=e=>{Q={occasion:t,query:e},i(e)},{library:o,book:s,words:c}=e;return k`<${h} library=${o} book=${s} words=${c} label=${O(`call.what`)} hint=${O(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const Rt={casual:!0};function zt({rules:e,evening:t,names:n,person:r}){return k`<${s}
title=${O(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Lt}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Bt(e){let{rules:t,evening:n,names:r,person:i,foul:a}=e,[o,c]=C({}),[l,u]=C(Rt),[d,f]=C(0),p=Fe(i,n.east),h={...l,seat:p},g=Vt(t,a,o,h),_=g.range?.[d]?d:0,{line:v,payments:y}=Ht(e,g,_,p),b=Ut(e,v,y),x=![`needs-facts`,`not-covered`].includes(g.status)&&k`<button class="button main" onClick=${b}>${O(`open.note`)}</button>`,S=(e,t)=>c({...o,[e]:t}),ee=e=>c(Nt(o,e)),w=r.map((e,r)=>t.words.phrase(`seat-${Fe(r,n.east)}`));return k`<${s} title=${`${r[i]}: ${g.foul.name}`} up=${`#/casual/${i}`} actions=${x}>
<${Et} spoken=${g} onAnswer=${S} />
<${Dt} rules=${t} facts=${o} onForget=${ee} />
${g.range&&k`<${m} label=${O(`open.you-choose`)} value=${_} onChange=${f} options=${Wt(t,g)} />`}
${y.length>0&&k`<${q} names=${r} notes=${w} pot="" payments=${y} number=${e=>t.words.number(e)} />`}
<${nt} rules=${t} spoken=${{...g,say:``}} />
<${Ot} rules=${t} foul=${a} facts=${o} context=${h} onChange=${u} fixed />
<//>`}function Vt({book:t,library:n},r,i,a){let o=_(t,r,i,a)??ce(t,r,i,{...Rt,seat:a.seat});return e(n,o)}function Ht({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Gt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:z(e,t),to:z(n,t),points:r}))}}function Ut({evening:e,set:t,person:n,foul:r},i,a){let o=oe(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),te(),S(O(`open.recorded`)),D(`#/casual`,{replace:!0}))}}function Wt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Gt(e,{range:t},n,r){let{kind:i,p:o}=t[n];return{transfers:o?a(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:o}]).transfers:[],line:e.words.penalty(t[n])}}const Kt={choice:null,names:[``,``,``,``],east:0,events:[]};var qt=K(({args:[e,t],rules:n})=>{let[r,i]=P(`shinpan.casual`,Kt),a=e=>i({...r,...e}),o=Ee(n,r.choice,e=>a({choice:e})),c={rules:o,evening:r,set:a,names:Me.map(e=>r.names[e]?.trim()||O(`open.player`,{number:e+1}))};return e===void 0?k`<${Jt} ...${c} />`:Me.includes(Number(e))&&(!t||t in o.library.catalogue.fouls)?t?k`<${Bt}
...${c}
person=${Number(e)}
foul=${t}
/>`:k`<${zt} ...${c} person=${Number(e)} />`:k`<${s} title=${O(`lost`)} up="#/casual"
><${F} text=${O(`lost-text`)}
/><//>`});function Jt({rules:e,evening:t,set:n,names:r}){let[i,a]=C(``),{net:o,table:c}=Ge(t.events),l=t=>e.words.number(t),u=e=>n({events:[...t.events,e]}),d=t.events.at(-1),f=k`<button class="button" disabled=${!d} onClick=${()=>n({events:t.events.slice(0,-1)})}>${O(`open.undo`)}</button>
<button class="button main" disabled=${!d} onClick=${()=>a(`settle`)}>${O(`open.settle`)}</button>`,p={names:r,number:l,onClose:()=>a(``)};return k`<${s} title=${O(`open.casual`)} actions=${f}>
<section class="stack">
<h2>${O(`open.who-fouled`)}</h2>
<${q} names=${r} notes=${o.map(e=>Te(e,l))} pot=${c?l(c):``}
payments=${d?Re(d):[]} number=${l} to=${e=>`#/casual/${e}`} />
</section>
${c>0&&k`<${Xt} text=${l(c)} names=${r} onWon=${e=>u({kind:`won`,by:e,points:c})} />`}
<${Yt} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${Zt} rules=${e} events=${t.events} names=${r} />
<a class="button" href="#/sheet">${O(`open.to.sheet`)}</a>
<a class="button" href=${c?`#/settle/,,,?pot=${c}`:`#/settle`}>${O(`open.to.settle`)}</a>
<${U} rules=${e} />
${i===`names`&&k`<${We} ...${p} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&k`<${Ae} ...${p} net=${o} onSettled=${()=>u({kind:`settled`,payments:Pe(o)})} />`}
<//>`}function Yt({east:e,names:t,onEast:n,onNames:r}){return k`<${m} label=${O(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${O(`open.names`)}</button>`}function Xt({text:e,names:t,onWon:n}){return k`<section class="note info stack">
<h2>${O(`open.pot`,{points:e})}</h2>
<p>${O(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>k`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function Zt({rules:e,events:t,names:n}){if(!t.length)return k`<p class="soft">${O(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?O(`open.settled`):t.kind===`won`?O(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return k`<section class="stack">
<h2>${O(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>k`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}function Qt({id:e,title:t,rules:n,books:r,lines:i,only:a,found:o}){let s=i.filter(e=>o(tn(e),e.id)),c=s.filter(({by:e})=>e),l=a?c:s;return k`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">${O(`open.different`,{count:c.length,all:s.length})}</p>
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
${r.map((e,t)=>k`<th key=${t} role="columnheader" scope="col">${L(n,e)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${l.map(e=>k`<${$t} key=${e.id} line=${e} />`)}
</tbody>
</table>
</div>
</section>`}function $t({line:{name:e,href:t,cells:n,by:r}}){let i=n.find(({silent:e})=>!e);return k`<tr role="row" class=${r?`differs`:``}>
<th role="rowheader" scope="row">
${t?k`<a class="reach" href=${t}>${e}</a>`:k`<span>${e}</span>`}
${r&&k`<small>${O(`open.differs-in.${r}`)}</small>`}
</th>
${n.map((e,t)=>k`<${en} key=${t} cell=${e} first=${i} />`)}
</tr>`}function en({cell:{texts:e,silent:t},first:n}){let r=!t&&[...e].sort().join(`
`)!==[...n.texts].sort().join(`
`);return k`<td role="cell" class=${t?`silent`:r?`other`:``}>
${e.map(e=>k`<p key=${e} class=${r&&!n.texts.includes(e)?`strong`:``}>${e}</p>`)}
</td>`}function tn({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const nn=[`penalty`,`when`,`details`];function rn({library:e},t){return W(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:on(r)?`answer`:null}})}function an(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=nn.map(r=>({by:r,cells:t.map(t=>sn(e,t,n,r))})),{by:i,cells:a}=r.find(e=>on(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function on(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>w([...e].sort()))).size>1}function sn(e,t,n,r){let i=V(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[I(e,n),...cn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?un(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function cn(e,t,n,r,i){if(i===`penalty`)return[];let a=Ie(e,n.when).join(` `),o=a||r>1?[a||O(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?ln(e,t,n.lateness):[]]}function ln(e,n,r){let i=n.clock(r);return i.bands.map(a=>`${O(`open.from-time`,{time:t(i.opens(a))})} ${st(e,n.lateness[r],a)}`)}function un({words:e},t,n){let{scope:r}=t.table(n);return r?[O(`open.counted-over`,{scope:he([e.phrase(`scope-${r}`)])})]:[]}var dn=K(({rules:e})=>{let{library:t,choice:n}=e,r=Object.keys(t.books).filter(e=>e!==n.id),[i,a]=P(`shinpan.compare`,[n,...r.slice(-2).map(J)]),o=i.filter(e=>!De(t,e)),[c,l]=C(null),[u,d]=C(!0),[p,m]=C(``),h=St(e,p),_=o.map(e=>R(t,e));return k`<${s} title=${O(`open.compare`)}>
<${fn}
rules=${e}
books=${_}
onOpen=${l}
onRemove=${e=>a(o.filter((t,n)=>n!==e))}
/>
<${g} type="search" label=${O(`open.search-compared`)} value=${p} autocomplete="off" onInput=${m} />
<${f}
label=${O(`open.only-different`)}
hint=${O(`open.silence`)}
checked=${u}
onChange=${d}
/>
<${Qt}
id="points"
title=${O(`open.rule-points`)}
rules=${e}
books=${_}
lines=${rn(e,_)}
only=${u}
found=${h}
/>
<${Qt}
id="fouls"
title=${O(`open.fouls`)}
rules=${e}
books=${_}
lines=${an(e,_)}
only=${u}
found=${h}
/>
${c!==null&&k`<${je} rules=${e} value=${o[c]??J(n.id)} onUse=${e=>{a(c===o.length?[...o,e]:o.map((t,n)=>n===c?e:t)),l(null)}} onClose=${()=>l(null)} />`}
<//>`});function fn({rules:e,books:t,onOpen:n,onRemove:r}){return k`<ul class="rows">
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
<span class="badge">${O(`call.change`)}</span>
</button>
${t.length>2&&k`<button class="button quiet" aria-label=${O(`open.remove`,{name:L(e,i)})} onClick=${()=>r(a)}><${b} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${O(`open.add-book`)}
</button>`}var pn=K(({rules:e})=>k`<${s} title=${O(`open.fouls`)}>
<${Lt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${U} rules=${e} />
<//>`);const mn=[`empty-win`,`noten-riichi`,`exposed-tiles`],hn={rules:[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`]],tools:[[`hand`,`tables`],[`calls`,`sound`],[`draw`,`compare`],[`sheet`,`log`],[`settle`,`check`],[`casual`,`dice`],[`train`,`clock`]],app:[[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]]};function gn(){let[e,t]=C(!1),{tournament:n}=E(),r=Ve(),i=k`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${O(`open.menu`)} onClick=${()=>t(!0)}><${b} name="log" /></button>`;return k`<${s} title="Shinpan" up=${null} aside=${i}>
${n?k`<${_n} />`:k`<p class="soft">${O(`open.what-it-is`)}</p>`}
${r&&k`<ul class="rows"><${bn} href=${`#/board/${r.slug}`} icon="tables" text=${O(`open.to.board`)} about=${r.name} /></ul>`}
<${vn} large=${!n} />
${!n&&k`<ul class="ways">
<li><a class="way" href="#/casual"><${b} name="dice" /><strong>${O(`open.at-home`)}</strong><span>${O(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${b} name="scan" /><strong>${O(`open.i-referee`)}</strong><span>${O(`open.scan`)}</span></a></li>
</ul>`}
${e&&k`<${yn} onClose=${()=>t(!1)} />`}
<//>`}function _n(){let{tournament:e,official:t}=E();return k`<section class="card">
<small class="soft">${O(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&k`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${b} name="tables" /> ${O(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${b} name="log" /> ${O(`open.log`)}</a>
<a class="button" href="#/scan"><${b} name="scan" /> ${O(`open.scan`)}</a>
</div>
</section>`}function vn({large:e}){return k`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${O(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${b} name="search" />${O(`open.to.fouls`)}</a>
<ul class="examples">
${mn.map(e=>k`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${O(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function yn({onClose:e}){return k`<${le} title=${O(`open.menu`)} onClose=${e}>
${Object.entries(hn).map(([t,n])=>k`<section key=${t} aria-labelledby=${t}>
<h3 id=${t}>${O(`open.group.${t}`)}</h3>
<ul class="menu-places">
${n.map(([t,n])=>k`<li key=${t}>
<a href=${`#/${t}`} onClick=${e}><${b} name=${n} /><span>${O(`open.to.${t}`)}</span><small>${O(`open.about.${t}`)}</small></a>
</li>`)}
</ul>
</section>`)}
<//>`}function bn({href:e,icon:t,text:n,about:r,onClick:i}){return k`<li>
<a class="row" href=${e} onClick=${i}><${b} name=${t} /><span class="body">${n}<small>${r}</small></span><${b} name="next" /></a>
</li>`}var xn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function Sn(){let e=n();T();let{library:t,usage:i,quota:a,persisted:o,lowStorage:s,outbox:c,elsewhere:l,syncedAt:u,tournament:d}=E(),[f,p]=C(o),[m,h]=C(``);A(()=>p(o),[o]),A(()=>void Cn().then(h),[e]);let g=async()=>{let e=await navigator.storage.persist();p(e),e||S(O(`open.persist-refused`))},_=O(`open.storage-of`,{used:wn(i),quota:wn(a)}),v=[[O(`open.offline`),O(`ready.${e}`)],[O(`open.version`),m||`–`],[O(`open.books`),String(Object.keys(t?.books??{}).length)],[O(`open.unsent`),String(c.length+l.reduce((e,{count:t})=>e+t,0))],[O(`open.storage`),_],[O(`open.persistent`),O(f?`open.yes`:`open.no`)],...u?[[O(`open.last-synced`),_e(u,d?.time_zone)]]:[]];return k`<section class="card">
<h2>${O(`open.kept-here`)}</h2>
${s&&k`<p class="note warn">${O(`open.storage-low`)}</p>`}
<${r} rows=${v} />
${!f&&k`<p class="soft">${O(`open.persist-text`)}</p>
${`storage`in navigator&&k`<button class="button" onClick=${g}>${O(`open.persist`)}</button>`}`}
</section>`}async function Cn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function wn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return j(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Tn(){let{online:e}=E();return k`<${p} title=${O(`open.libraries`)}>
${()=>k`<ul class="bullets">
${Object.entries(xn).map(([t,{version:n,licence:r}])=>k`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&k`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${O(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>`}
<//>`}const En=u(v.referee,`PushSwitch`),Dn=u(v.referee,`Leave`),On=u(v.referee,`Standing`),kn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],An=[`auto`,`light`,`dark`],jn=[`left`,`right`];function Mn(){let e=T(),{tournament:t,official:n}=E(),r=e=>t=>pe({[e]:t}).catch(()=>S(O(`open.lang-not-here`))),i=(t,n,i)=>k`<${m} label=${n} value=${e[t]} options=${i} onChange=${r(t)} />`,a=(t,n,i=``)=>k`<${f} label=${n} hint=${i} checked=${e[t]} onChange=${r(t)} />`;return k`<${s} title=${O(`open.settings`)}>
${i(`lang`,`Language · 言語 · Langue · Язык`,kn)} ${i(`theme`,O(`open.theme`),Nn(`theme`,An))}
${i(`hand`,O(`open.hand`),Nn(`hand`,jn))} ${a(`discreet`,O(`open.discreet`),O(`open.discreet-text`))}
${a(`haptics`,O(`open.haptics`))} ${a(`sound`,O(`open.sound`))}
${t&&ae(n)&&k`<${En} tournament=${t.id} as=${n.id} />`}
<${On} />
<${Sn} />
<${Dn} />
<${Tn} />
<//>`}function Nn(e,t){return t.map(t=>({value:t,text:O(`open.${e}.${t}`)}))}function Pn({games:e,tournament:t,now:n}){let r=e.find(({result:e,status:t,replaced:n})=>!e&&!t&&!n);if(!r)return null;let{round:i,table:a,seat:o,scheduled_at:s,minutes:c}=r,l=s&&Date.parse(s)<=n;return k`<section class="card own-next" aria-label=${O(`own.next`)}>
<h2>${O(`own.next`)}</h2>
<p class="own-place"><span class="own-wind"><${N} wind=${o} /></span>
<span><strong>${O(`hall-table`,{label:a})}</strong> ${$(o)} · ${O(`hall-round`,{round:i})}</span></p>
${s&&k`<p>${O(l?`own.began`:`own.begins`,{time:Rn(s,t)})}${c?` · ${O(`own.minutes`,{minutes:c})}`:``}</p>`}
</section>`}function Fn({standings:e}){let t=e.filter(e=>e&&e.rank!==null);return t.length?k`<section class="card">
<h2>${O(`own.standing`)}</h2>
<dl class="own-standings">
${t.map(e=>k`<div key=${e?.name}><dt>${e?.name}</dt><dd><strong>${O(`own.rank`,{rank:e?.rank,of:e?.of})}</strong> ${H(e?.final,!0)}</dd></div>`)}
</dl>
</section>`:null}function In({games:e,tournament:t}){return e.length?k`<section class="stack">
<h2>${O(`own.games`)}</h2>
<ol class="own-games">
${e.map((e,n)=>k`<li key=${n} class=${e.status?`uncounted`:``}>
<span class="own-wind"><${N} wind=${e.seat} /><span class="unseen">${$(e.seat)}</span></span>
<span>${O(`hall-round`,{round:e.round})} · ${O(`hall-table`,{label:e.table})}</span>
<span class="own-result">${Ln(e,t)}</span>
</li>`)}
</ol>
</section>`:null}function Ln({status:e,replaced:t,result:n,scheduled_at:r},i){return e?O(`own.game.${e}`):t?k`${n?`${H(n.total,!0)} `:``}<small>${O(`own.game.replaced`)}</small>`:n?k`<small>${O(`own.place`,{place:n.place,points:ke(n.points)})}</small> <strong>${H(n.total,!0)}</strong>`:r?Rn(r,i):O(`own.game.open`)}function $(e){return e?O(`hall-wind.${e}`):``}function Rn(e,{time_zone:t}){let n=e=>j(Intl.DateTimeFormat,{dateStyle:`short`,timeZone:t}).format(e),r=new Date(e),i=n(r)===n(/* @__PURE__ */ new Date)?{timeStyle:`short`,timeZone:t}:{weekday:`short`,day:`numeric`,month:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return j(Intl.DateTimeFormat,i).format(r)}function zn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[O(`hall-table`,{label:c}),ne(l),n].filter(Boolean).join(` · `);return k`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${re(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${O(`own.team`)}`:``}</p>
${d&&k`<p class="soft">${M(d)}</p>`}
${s in Bn&&k`<p class="note info">${O(Bn[s])}</p>`}
${f&&k`<${Vn} escalation=${f} />`}
<${Hn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Bn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Vn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=O(t===`open`?`own.open.${n}`:`own.${t}`);return k`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${O(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>k`<li key=${e.id}><b>${O(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Hn({own:e,ruling:t,refresh:n}){let[r,a]=C(!1),{reason:o,field:s}=ze(`player`,void 0,O(`own.reason`),O(`own.reason-wrong`)),[c,l]=C(!1),[u,d]=C(``),[f,p]=C(``),[m,h]=C(!1),_=t.escalation?.status===`decided`;if(!_&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let v=O(_?`own.take-on`:`own.escalate`);return r?k`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),l(!o),!o)return;h(!0),p(``);let s={reason:o,...u.trim()&&{evidence:u.trim()}};try{await(await i.playerPage()).escalate(e,t,s),a(!1),n()}catch(e){p(O(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{h(!1)}}} aria-label=${v}>
${s(c)}
${f&&k`<p class="note bad" role="alert">${f}</p>`}
${!_&&k`<${g} label=${O(`own.evidence`)} hint=${O(`own.evidence-hint`)} value=${u} onInput=${d} long maxlength="4000" />`}
<button class="button main" disabled=${m}>${v}</button>
<button class="button" type="button" onClick=${()=>a(!1)}>${O(`cancel`)}</button>
</form>`:k`<button class="button" type="button" onClick=${()=>a(!0)}>${v}</button>`}function Un(){let{own:e,missing:t,state:n,refresh:r}=Kn();if(t)return k`<${s} title=${O(`own.title`)} up="#/"><${F} text=${O(`own.missing`)}><a class="button" href="#/scan">${O(`hall-scan`)}</a><//><//>`;if(!e?.page){let e=n?k`<${F} text=${O(`own.${n}`)} />`:k`<${y} />`;return k`<${s} title=${O(`own.title`)} up="#/">${e}<//>`}let{tournament:a,player:o,rulings:c,ledger:l,games:u=[],standing:d=null,team_standing:f=null}=e.page;return k`<${s} title=${o.name} up="#/">
<p class="soft">${a.name} · ${O(`own.number`,{number:o.id_number})}</p>
${n&&k`<p class="note warn" role="status">${O(`own.${n}`)} ${O(`own.as-of`,{time:qn(e.at,a)})}</p>`}
<${Pn} games=${u} tournament=${a} now=${i.now()} />
<${Fn} standings=${[d,f]} />
<${In} games=${u} tournament=${a} />
<${Wn} ledger=${l} />
<section class="stack">
<h2>${O(`own.rulings`)}</h2>
${c.length===0&&k`<${F} text=${O(`own.none`)} />`}
${c.map(t=>k`<${zn} key=${t.id} own=${e} ruling=${t} when=${qn(t.ruled_at,a)} refresh=${r} />`)}
</section>
<${Ue} tournament=${e.tournament} as=${e.player} player />
<//>`}function Wn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return k`<section class="card">
<h2>${O(`own.owing`)}</h2>
${n.length===0&&k`<p>${O(`own.nothing`)}</p>`}
${n.map(([e,t])=>k`<p key=${e}>${Gn(e,t)}</p>`)}
</section>`}function Gn(e,t){return e===`P`?O(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?O(t>0?`own.table-points`:`own.table-points-back`,{points:ke(Math.abs(t))}):O(t>0?`own.money`:`own.money-back`,{amount:ge(e,Math.abs(t))})}function Kn(){let{lang:e}=T(),[t,n]=C(void 0),[r,a]=C(``),[o,s]=C(0);return A(()=>{let t=!1,r=async()=>{let r=await i.playerPage(),o=await r.stored();if(!t&&(n(e=>e??o??null),o))try{let i=await r.load(o,e);if(t)return;n(i),a(``)}catch(e){t||a(e.signedOut?`cut-off`:`unreached`)}};r();let o=setInterval(()=>document.hidden||r(),6e4);return()=>{t=!0,clearInterval(o)}},[e,o]),{own:t,missing:t===null,state:r,refresh:()=>s(o+1)}}function qn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?j(Intl.DateTimeFormat,n).format(new Date(e)):``}function Jn({page:{rounds:e,time_zone:t},finds:n,isSeeking:r,now:i}){let[a,o]=C(``);if(!e.length)return k`<${F} text=${O(`public.no-rounds`)} />`;if(r)return k`<${Xn} rounds=${e} zone=${t} finds=${n} />`;let s=e.find(e=>e.round===a)??Yn(e,i),c=e.map(e=>({value:e.round,text:e.round}));return k`${e.length>1&&k`<${m} label=${O(`reports.of-round`)} value=${s.round} options=${c} onChange=${o} />`}
<${Zn} round=${s} tables=${s.tables} zone=${t} finds=${n} />`}function Yn(e,t){return e.findLast(({starts_at:e})=>e&&Date.parse(e)-36e5<=t)??e[0]}function Xn({rounds:e,zone:t,finds:n}){let r=e.flatMap(e=>{let t=e.tables.filter(({seats:e})=>Object.values(e).some(n));return t.length?[{round:e,tables:t}]:[]});return r.length?r.map(({round:e,tables:r})=>k`<${Zn} key=${e.round} round=${e} tables=${r} zone=${t} finds=${n} />`):k`<${F} text=${O(`public.not-found`)} />`}function Zn({round:{round:e,starts_at:t},tables:n,zone:r,finds:i}){return k`<section class="stack" aria-label=${O(`hall-round`,{round:e})}>
<h2>${O(`hall-round`,{round:e})} ${t&&k`<span class="soft">${Qn(t,r)}</span>`}</h2>
<ul class="public-tables">
${n.map(({label:e,seats:t})=>k`<li key=${e} class="card">
<h3>${O(`hall-table`,{label:e})}</h3>
<dl>${be.map(e=>k`<div key=${e} class=${i(t[e])?`found`:``}><dt><${N} wind=${e} /><span class="unseen">${O(`hall-wind.${e}`)}</span></dt><dd>${t[e]}</dd></div>`)}</dl>
</li>`)}
</ul>
</section>`}function Qn(e,t){let n={weekday:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return j(Intl.DateTimeFormat,n).format(new Date(e))}function $n({page:{players:e,teams:t},finds:n}){let[r,i]=C(`players`);if(!e.length)return k`<${F} text=${O(`standings.none`)} />`;let a=[`players`,`teams`].map(e=>({value:e,text:O(`standings.of.${e}`)})),o=r===`teams`&&t.length?t:e;return k`${t.length>0&&k`<${m} label=${O(`standings.of`)} value=${r} options=${a} onChange=${i} />`}
<ol class="public-standings">
${o.map((e,t)=>k`<li key=${t} class=${n(e.name)?`found`:``}>
<span class="rank">${e.rank??`–`}</span>
<span>${e.name}${e.team&&k` <small class="soft">${e.team}</small>`}</span>
<strong>${H(e.final,!0)}</strong>
</li>`)}
</ol>`}function er({args:[e=``]}){let{page:t,refused:n,unreached:r}=nr(e),[a,o]=C(`seating`),[c,l]=C(``);if(n)return k`<${s} title=${O(`public.title`)} up="#/"><${F} text=${O(`public.closed`)} /><//>`;if(!t)return k`<${s} title=${O(`public.title`)} up="#/">${r?k`<${F} text=${O(`live.unreached`)} />`:k`<${y} />`}<//>`;let u=[{value:`seating`,text:O(`public.seating`)},{value:`standings`,text:O(`own.standing`)}],d=e=>c.trim()!==``&&tr(e).includes(tr(c.trim()));return k`<${s} title=${t.name} up="#/">
${r&&k`<p class="note warn" role="status">${O(`live.unreached`)}</p>`}
<${m} label=${O(`public.show`)} value=${a} options=${u} onChange=${o} />
<${g} label=${O(`public.find`)} value=${c} onInput=${l} autocomplete="off" enterkeyhint="search" />
${a===`seating`?k`<${Jn} page=${t} finds=${d} isSeeking=${c.trim()!==``} now=${i.now()} />`:k`<${$n} page=${t} finds=${d} />`}
${t.board_open&&k`<a class="button" href=${`#/board/${e}`}>${O(`public.clocks`)}</a>`}
<//>`}function tr(e){return e.normalize(`NFKD`).replace(/\p{M}/gu,``).toLowerCase()}function nr(e){let[t,n]=C({page:null,refused:!1,unreached:!1});return A(()=>{let t=!1,r=async()=>{try{let{publicPage:r}=await i.visitor(),a=await r(e);t||n({page:a,refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(({page:e})=>({page:r?null:e,refused:r,unreached:!r}))}};r();let a=setInterval(()=>document.hidden||r(),6e4);return()=>{t=!0,clearInterval(a)}},[e]),t}export{Ct as Book,tt as Books,qt as Casual,dn as Compare,At as Foul,pn as Fouls,gn as Home,Ye as Join,Un as PlayerPage,er as PublicPage,Ke as Receipt,He as Scan,Mn as Settings};