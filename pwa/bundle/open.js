import{$ as e,$t as t,Bt as n,Dn as r,Fn as i,Ft as a,Gr as o,Ht as s,I as c,In as l,Jt as u,Lt as d,Mt as f,Nt as p,Ot as m,Pt as h,Q as g,Qr as _,Sn as v,Vt as y,Wt as b,Xr as x,Xt as S,Yr as C,an as w,br as ee,cn as T,ct as te,dt as ne,ei as re,en as E,et as ie,g as ae,gi as D,gn as O,hi as oe,ii as se,in as k,jn as ce,jt as le,k as ue,ln as A,mt as de,nn as j,on as fe,p as pe,pi as M,pt as N,ri as me,rn as he,ti as ge,tn as _e,u as P,ut as ve,vn as ye,xn as be,zt as F}from"./app.js";import{$n as xe,Dr as Se,Er as Ce,Jn as we,Kr as Te,Ln as Ee,Rr as De,Tr as Oe,Zn as I,_ as ke,a as L,ar as R,c as Ae,cr as je,d as Me,dr as Ne,f as Pe,fr as z,g as Fe,h as Ie,i as B,ir as V,m as H,n as Le,nr as U,o as W,or as G,p as Re,r as ze,rr as Be,rt as Ve,s as K,sr as q,t as He,u as Ue,ur as J,v as We,y as Ge}from"./shared.js";function Ke({args:[e=``]}){let[t,n]=D({}),[i,a]=D(0);return M(()=>{r.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof o&&e.status===404?`unknown`:`away`}))},[e,i]),A`<${s} title=${k(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&A`<${y} />`}
${t.receipt&&A`<${qe} ...${t.receipt} />`}
${t.wrong===`unknown`&&A`<p class="note bad" role="status">${k(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&A`<p class="note warn" role="status">${k(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),a(i+1)}}>${k(`try-again`)}</button>`}
<//>`}function qe({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o,refund:s,withdrawn_at:c}){let l={dateStyle:`medium`,timeStyle:`short`,timeZone:a},u=j(Intl.DateTimeFormat,l),d=e=>`${u.format(new Date(e))} (${a})`,f=[[k(`fines.tournament`),e],[k(`fines.number`),t],[k(s?`fines.amount-back`:`fines.amount-paid`),Ee(r,n)],[k(`fines.how`),k(`fines.method.${o}`)],[k(`fines.when`),d(i)]],p=c?k(`fines.genuine-withdrawn`,{time:d(c)}):k(`fines.genuine`);return A`<p class=${`note ${c?`bad`:`info`}`} role="status"><strong>${p}</strong></p>
<dl class="facts">
${f.map(([e,t])=>A`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${k(`fines.compare`)}</p>`}const Je=u(v.referee,`Leave`);let Y=null;function Ye({args:e}){let t=Te(`#/join/${e.join(`/`)}`),[n,r]=D(e.length>0?null:Y);return M(()=>{t?.invitation&&(Y=t,O(`#/join`,{replace:!0}))},[]),t?A`<${s} title=${k(`hall-join`)} up="#/" />`:n?A`<${Oe} to=${n.tournament}>
<${Xe} link=${n} onAnother=${()=>r(Y=null)} />
<//>`:A`<${et} mangled=${e.length>0} onLink=${r} />`}function Xe({link:e,onAnother:t}){let[n,i]=D(null),[a,o]=D(0),[s,c]=D(``);return M(()=>{i(null);let t=Se();r.join(e.tournament,e.invitation,s).then(e=>{if(Y=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);S(k(`hall-joined`,{name:r.snapshot.state.settings.name})),t(`#/tables`)},e=>i(e))},[a]),n&&Ze(n)?A`<${Qe} onName=${e=>{c(e),o(a+1)}} />`:n?A`<${$e} error=${n} again=${()=>o(a+1)} onAnother=${t} />`:A`<${Ce} up="#/" />`}function Ze(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Qe({onName:e}){let[t,n]=D(``),[r,i]=D(``);return A`<${s} title=${k(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(k(`hall-join-name-wrong`))}}>
<${h} label=${k(`hall-join-name`)} hint=${k(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${k(`hall-join`)}</button>
</form>
<//>`}function $e({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?k(`hall-join-refused`):e.name===`Unreachable`?k(`hall-join-unreachable`):e.message,a=A`<button class="button" onClick=${n}>${k(`hall-join-other`)}</button>
${!r&&A`<button class="button main" onClick=${t}>${k(`try-again`)}</button>`}`;return A`<${s} title=${k(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function et({mangled:e,onLink:t}){let{tournament:n}=E(),[r,i]=D(``),[a,o]=D(e?k(`hall-join-no-link`):``);return A`<${s} title=${k(`hall-join`)} up="#/">
<p>${k(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=Te(r);n?.invitation?t(n):o(k(`hall-join-no-link`))}}>
<${h} label=${k(`hall-join-link`)} value=${r} onInput=${i} wrong=${a} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${k(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${b} name="scan" /> ${k(`hall-scan`)}</a>
${n&&A`<a class="button" href="#/tables"><${b} name="tables" /> ${k(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${b} name="person" /> ${k(`hall-join-account`)}</a>
<${Je} />
<//>`}var tt=z(({rules:e})=>{let{tournament:t}=E(),{library:n,words:r,choice:i,book:a}=e;return A`<${s} title=${k(`open.books`)}>
${t&&A`<a class="row card" href="#/book/tournament">
<${b} name="book" />
<span class="body"
><small>${k(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${b} name="next" />
</a>`}
<a class="row card" href=${X(i)}>
<${b} name="book" />
<span class="body"
><small>${k(`open.rules-in-use`)}</small
><strong>${q(e,a)}</strong></span
>
<${b} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>A`<li key=${e.id}>
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
><${b} name="compare" /> ${k(`open.compare`)}</a
>
<//>`});function X({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function nt({rules:e,spoken:t}){let n=t.status===`needs-facts`;return A`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?k(`open.answer-first`):t.line}</p>
${t.say&&!n&&A`<p class="say">${k(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&A`<section class="stack">
<h2>${k(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>A`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${c} stays=${t.stays} />
${!n&&A`<${rt} rules=${e} spoken=${t} />`}`}function rt({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return A`<section class="stack">
<h2>${k(`open.why`)}</h2>
${de(t).map(e=>A`<p key=${e}>${e}</p>`)}
<${R} rules=${e} standing=${t.rulebook.standing} />
${i&&A`<p>${N(i.source)}</p>
${i.notes.map(e=>A`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>A`<${it} key=${e.id} reading=${e} />`)}
${r.length>0&&A`<details class="fold">
<summary><h3>${k(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>A`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function it({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return A`<div class="card">
<small class="soft">${k(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>A`<p key=${e} class="soft">${k(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function at({rules:e,book:t,who:n}){let[r,i]=D(0),a=t.clock(n),o=Math.max(...a.openings(),0)+300,s=ie(e.library,l(t,n,r));return A`<article>
<h3>${k(`open.who.${n}`)}</h3>
<${ot} clock=${a} end=${o} seconds=${r} />
<label class="field"
><span>${k(`open.how-late`)}</span>
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
${a.bands.map(r=>A`<li key=${r.id}>
<strong
>${k(`open.from-time`,{time:_(a.opens(r))})}</strong
>
${` ${st(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${N(s.source)}</p>
</article>`}function ot({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return A`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>A`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&_(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function st({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&k(`open.per-minute`,{cost:a}),o&&k(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[k(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const ct=[{id:`fouls`,Section:lt},{id:`lateness`,Section:pt},{id:`procedures`,Section:mt},{id:`readings`,Section:vt},{id:`points`,Section:yt},{id:`sources`,Section:bt}];function Z({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:A`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function lt({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(ft(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>W(t,e).length>0),c=a.filter(e=>!s.includes(e));return A`<${Z}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>A`<article key=${n}>
<h3><${dt} rules=${e} foul=${n} /></h3>
<${ze} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&A`<${ut} rules=${e} fouls=${c} />`}
<//>`})}function ut({rules:e,fouls:t}){return A`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>A`<li key=${t}><${dt} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function dt({rules:e,foul:t}){return A`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function ft(e,t,n){let r=W(t,n).map(t=>[L(e,t),...B(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function pt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${k(`open.lateness`)} ${k(`open.who.${e}`)}`));return A`<${Z}
title=${k(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>A`<${at} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&A`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function mt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:ht(e,t),steps:r.filter(({step:r})=>n(`${ht(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return A`<${Z}
title=${k(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>A`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>A`<li key=${n}>
${i.step(t.step)}
${gt(e,t.when).map(e=>A`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function ht({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):k(`open.procedure.${n}`)}function gt({words:e},t){return Object.entries(t).filter(([e])=>e in me()).map(([t,n])=>{let r=[n].flat().map(n=>_t(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function _t(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function vt({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return A`<${Z}
title=${k(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${k(`open.readings-text`)}</p>
${i.map(e=>A`<${it} key=${e.id} reading=${e} />`)}
<//>`}function yt({rules:e,book:t,found:r,searching:i}){let{points:a}=K(e.library,[t]),o=a.filter(({name:e,values:t})=>r(`${e} ${t[0].text}`));return A`<${Z}
title=${k(`open.rule-points`)}
count=${o.length}
searching=${i}
>
<${n} rows=${o.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function bt({rules:e,book:t,found:n,searching:r}){let{official:i}=E(),{references:a}=e.library.catalogue,o=xt(t).map(e=>({id:e,...a[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return A`<${Z}
title=${k(`open.sources`)}
count=${o.length}
searching=${r}
>
<ul class="bullets">
${o.map(({id:e,title:t,publisher:n,year:r,reading:i})=>A`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${k(`open.read.${i}`)}</span
>
</li>`)}
</ul>
${pe(i)&&t.revision&&A`<p class="soft">${k(`open.revision`,{revision:t.revision.slice(0,12)})}</p>`}
<//>`}function xt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>W(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function St({library:e},t){let n=C(e,t),{items:r}=x(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}var Ct=z(({args:[e=``],rules:t})=>{let{query:n}=ye(),{tournament:r,book:i}=E();if(e===`tournament`&&i)return A`<${Tt}
rules=${t}
book=${i}
choice=${{...J(i.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return A`<${s} title=${k(`lost`)} up="#/books"
><${F} text=${k(`lost-text`)}
/><//>`;let a=wt(e,n.get(`with`)),o=Ne(t.library,a),c=o?J(e):a;return A`<${Tt}
rules=${t}
book=${G(t.library,c)}
choice=${c}
wrong=${o}
/>`});function wt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return J(e)}}function Tt({rules:e,book:t,choice:n,wrong:r}){let[i,a]=D(``),[o,c]=D(!1),{library:l,words:u}=e,d=St(e,i);return A`<${s} title=${q(e,t)} up="#/books">
<${Be} error=${r} />
<${R} rules=${e} standing=${t.content.standing} />
<p>${u.standingNote(t.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>c(!0)}
>
${k(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(n),S(k(`open.in-use-now`))}}>
${k(`open.use-these`)}
</button>
</div>
<${h}
type="search"
label=${k(`open.search-book`)}
value=${i}
autocomplete="off"
onInput=${a}
/>
${ct.map(({id:n,Section:r})=>A`<${r} key=${n} rules=${e} book=${t} found=${d} searching=${!!i.trim()} />`)}
${o&&A`<${U} rules=${e} value=${n} onUse=${e=>{c(!1),O(X(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
<//>`}function Et({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>A`<${ue}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function Dt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?A`<section class="stack">
<h2>${k(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>A`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${k(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Ot({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return A`<${f} title=${A`<h2>${k(`open.around`)}</h2>`}>
${()=>A`<div class="stack">
<${Le} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&A`<${kt} rules=${e} ...${c} />`}
</div>`}
<//>`}function kt({rules:{words:e},context:t,onChange:n}){let r=ge.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return A`<${d}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&A`<${a}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:k(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var At=z(({args:[e=``],rules:t,query:n})=>e in t.library.catalogue.fouls?A`<${jt} id=${e} rules=${t} query=${n} />`:A`<${s} title=${k(`lost`)} up="#/fouls"
><${F} text=${k(`lost-text`)}
/><//>`);function jt({id:t,rules:n,query:r}){let[i,a]=D(()=>Mt(r)),[o,c]=D({}),l=g(n.book,t,i,{})?i:{},u=g(n.book,t,l,o)?o:{},d=e(n.library,ce(n.book,t,l,u));return A`<${s} title=${d.foul.name} up="#/fouls">
<${Et} spoken=${d} onAnswer=${(e,t)=>a({...l,[e]:t})} />
<${Dt} rules=${n} facts=${l} onForget=${e=>a(Nt(l,e))} />
<${nt} rules=${n} spoken=${d} />
<${Ot} rules=${n} foul=${t} facts=${l} context=${u} onChange=${c} />
<${Pt} rules=${n} foul=${t} facts=${l} context=${u} />
<${V} rules=${n} />
<//>`}function Mt(e){let t={true:!0,false:!1};return Object.fromEntries([...e].map(([e,n])=>[e,t[n]??n]))}function Nt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Pt({rules:t,foul:n,facts:r,context:i}){let a=Object.keys(t.library.books).map(e=>G(t.library,J(e))),o=[...new Map([t.book,...a].map(e=>[q(t,e),e]))],s=Ae(o.map(([,e])=>e),n,r,i).map(n=>It(e(t.library,n)));return A`<section class="stack">
<h2>${k(`open.everywhere`)}</h2>
<ul class="rows">
${o.map(([e,{content:t}],n)=>A`<li key=${e}>
<a class="row" href=${X(Ft(t))}>
<span class="body"><small>${e}</small>
<span class=${s[n]===s[0]?``:`strong`}>${s[n]}</span></span>
<${b} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ft({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function It(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?ve(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Q={occasion:``,query:``};function Lt({rules:e,occasion:t,...n}){let[r,i]=D(Q.occasion===t?Q.query:``),a=e=>{Q={occasion:t,query:e},i(e)},{library:o,book:s,words:c}=e;return A`<${m} library=${o} book=${s} words=${c} label=${k(`call.what`)} hint=${k(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const $={casual:!0};function Rt({rules:e,evening:t,names:n,person:r}){return A`<${s}
title=${k(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Lt}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function zt(e){let{rules:t,evening:n,names:r,person:i,foul:a}=e,[o,c]=D({}),[l,u]=D($),[d,f]=D(0),m=Ie(i,n.east),h={...l,seat:m},g=Bt(t,a,o,h),_=g.range?.[d]?d:0,{line:v,payments:y}=Vt(e,g,_,m),b=Ht(e,v,y),x=![`needs-facts`,`not-covered`].includes(g.status)&&A`<button class="button main" onClick=${b}>${k(`open.note`)}</button>`,S=(e,t)=>c({...o,[e]:t}),C=e=>c(Nt(o,e)),w=r.map((e,r)=>t.words.phrase(`seat-${Ie(r,n.east)}`));return A`<${s} title=${`${r[i]}: ${g.foul.name}`} up=${`#/casual/${i}`} actions=${x}>
<${Et} spoken=${g} onAnswer=${S} />
<${Dt} rules=${t} facts=${o} onForget=${C} />
${g.range&&A`<${p} label=${k(`open.you-choose`)} value=${_} onChange=${f} options=${Ut(t,g)} />`}
${y.length>0&&A`<${Ge} names=${r} notes=${w} pot="" payments=${y} number=${e=>t.words.number(e)} />`}
<${nt} rules=${t} spoken=${{...g,say:``}} />
<${Ot} rules=${t} foul=${a} facts=${o} context=${h} onChange=${u} fixed />
<//>`}function Bt({book:t,library:n},r,i,a){let o=g(t,r,i,a)??ce(t,r,i,{...$,seat:a.seat});return e(n,o)}function Vt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Wt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:H(e,t),to:H(n,t),points:r}))}}function Ht({evening:e,set:t,person:n,foul:r},i,a){let o=oe(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),w(),S(k(`open.recorded`)),O(`#/casual`,{replace:!0}))}}function Ut({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Wt(e,{range:t},n,r){let{kind:a,p:o}=t[n];return{transfers:o?i(e.book,[{seat:r,kind:a===`chonbo`?a:`points`,p:o}]).transfers:[],line:e.words.penalty(t[n])}}const Gt={choice:null,names:[``,``,``,``],east:0,events:[]};var Kt=z(({args:[e,t],rules:n})=>{let[r,i]=be(`shinpan.casual`,Gt),a=e=>i({...r,...e}),o=je(n,r.choice,e=>a({choice:e})),c={rules:o,evening:r,set:a,names:Pe.map(e=>r.names[e]?.trim()||k(`open.player`,{number:e+1}))};return e===void 0?A`<${qt} ...${c} />`:Pe.includes(Number(e))&&(!t||t in o.library.catalogue.fouls)?t?A`<${zt}
...${c}
person=${Number(e)}
foul=${t}
/>`:A`<${Rt} ...${c} person=${Number(e)} />`:A`<${s} title=${k(`lost`)} up="#/casual"
><${F} text=${k(`lost-text`)}
/><//>`});function qt({rules:e,evening:t,set:n,names:r}){let[i,a]=D(``),{net:o,table:c}=We(t.events),l=t=>e.words.number(t),u=e=>n({events:[...t.events,e]}),d=t.events.at(-1),f=A`<button class="button" disabled=${!d} onClick=${()=>n({events:t.events.slice(0,-1)})}>${k(`open.undo`)}</button>
<button class="button main" disabled=${!d} onClick=${()=>a(`settle`)}>${k(`open.settle`)}</button>`,p={names:r,number:l,onClose:()=>a(``)};return A`<${s} title=${k(`open.casual`)} actions=${f}>
<section class="stack">
<h2>${k(`open.who-fouled`)}</h2>
<${Ge} names=${r} notes=${o.map(e=>ke(e,l))} pot=${c?l(c):``}
payments=${d?Re(d):[]} number=${l} to=${e=>`#/casual/${e}`} />
</section>
${c>0&&A`<${Yt} text=${l(c)} names=${r} onWon=${e=>u({kind:`won`,by:e,points:c})} />`}
<${Jt} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${Xt} rules=${e} events=${t.events} names=${r} />
<a class="button" href="#/sheet">${k(`open.to.sheet`)}</a>
<a class="button" href=${c?`#/settle/,,,?pot=${c}`:`#/settle`}>${k(`open.to.settle`)}</a>
<${V} rules=${e} />
${i===`names`&&A`<${Ue} ...${p} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&A`<${Me} ...${p} net=${o} onSettled=${()=>u({kind:`settled`,payments:Fe(o)})} />`}
<//>`}function Jt({east:e,names:t,onEast:n,onNames:r}){return A`<${p} label=${k(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${k(`open.names`)}</button>`}function Yt({text:e,names:t,onWon:n}){return A`<section class="note info stack">
<h2>${k(`open.pot`,{points:e})}</h2>
<p>${k(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>A`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function Xt({rules:e,events:t,names:n}){if(!t.length)return A`<p class="soft">${k(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?k(`open.settled`):t.kind===`won`?k(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return A`<section class="stack">
<h2>${k(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>A`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}function Zt({id:e,title:t,rules:n,books:r,lines:i,only:a,found:o}){let s=i.filter(e=>o(en(e),e.id)),c=s.filter(({by:e})=>e),l=a?c:s;return A`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">${k(`open.different`,{count:c.length,all:s.length})}</p>
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
${r.map((e,t)=>A`<th key=${t} role="columnheader" scope="col">${q(n,e)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${l.map(e=>A`<${Qt} key=${e.id} line=${e} />`)}
</tbody>
</table>
</div>
</section>`}function Qt({line:{name:e,href:t,cells:n,by:r}}){let i=n.find(({silent:e})=>!e);return A`<tr role="row" class=${r?`differs`:``}>
<th role="rowheader" scope="row">
${t?A`<a class="reach" href=${t}>${e}</a>`:A`<span>${e}</span>`}
${r&&A`<small>${k(`open.differs-in.${r}`)}</small>`}
</th>
${n.map((e,t)=>A`<${$t} key=${t} cell=${e} first=${i} />`)}
</tr>`}function $t({cell:{texts:e,silent:t},first:n}){let r=!t&&[...e].sort().join(`
`)!==[...n.texts].sort().join(`
`);return A`<td role="cell" class=${t?`silent`:r?`other`:``}>
${e.map(e=>A`<p key=${e} class=${r&&!n.texts.includes(e)?`strong`:``}>${e}</p>`)}
</td>`}function en({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const tn=[`penalty`,`when`,`details`];function nn({library:e},t){return K(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:an(r)?`answer`:null}})}function rn(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=tn.map(r=>({by:r,cells:t.map(t=>on(e,t,n,r))})),{by:i,cells:a}=r.find(e=>an(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function an(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>se([...e].sort()))).size>1}function on(e,t,n,r){let i=W(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[L(e,n),...sn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?ln(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function sn(e,t,n,r,i){if(i===`penalty`)return[];let a=B(e,n.when).join(` `),o=a||r>1?[a||k(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?cn(e,t,n.lateness):[]]}function cn(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${k(`open.from-time`,{time:_(r.opens(i))})} ${st(e,t.lateness[n],i)}`)}function ln({words:e},t,n){let{scope:r}=t.table(n);return r?[k(`open.counted-over`,{scope:he([e.phrase(`scope-${r}`)])})]:[]}var un=z(({rules:e})=>{let{library:t,choice:n}=e,r=Object.keys(t.books).filter(e=>e!==n.id),[i,a]=be(`shinpan.compare`,[n,...r.slice(-2).map(J)]),o=i.filter(e=>!Ne(t,e)),[c,l]=D(null),[u,f]=D(!0),[p,m]=D(``),g=St(e,p),_=o.map(e=>G(t,e));return A`<${s} title=${k(`open.compare`)}>
<${dn}
rules=${e}
books=${_}
onOpen=${l}
onRemove=${e=>a(o.filter((t,n)=>n!==e))}
/>
<${h} type="search" label=${k(`open.search-compared`)} value=${p} autocomplete="off" onInput=${m} />
<${d}
label=${k(`open.only-different`)}
hint=${k(`open.silence`)}
checked=${u}
onChange=${f}
/>
<${Zt}
id="points"
title=${k(`open.rule-points`)}
rules=${e}
books=${_}
lines=${nn(e,_)}
only=${u}
found=${g}
/>
<${Zt}
id="fouls"
title=${k(`open.fouls`)}
rules=${e}
books=${_}
lines=${rn(e,_)}
only=${u}
found=${g}
/>
${c!==null&&A`<${U} rules=${e} value=${o[c]??J(n.id)} onUse=${e=>{a(c===o.length?[...o,e]:o.map((t,n)=>n===c?e:t)),l(null)}} onClose=${()=>l(null)} />`}
<//>`});function dn({rules:e,books:t,onOpen:n,onRemove:r}){return A`<ul class="rows">
${t.map((i,a)=>A`<li key=${a} class="column">
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
<span class="badge">${k(`call.change`)}</span>
</button>
${t.length>2&&A`<button class="button quiet" aria-label=${k(`open.remove`,{name:q(e,i)})} onClick=${()=>r(a)}><${b} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${k(`open.add-book`)}
</button>`}var fn=z(({rules:e})=>A`<${s} title=${k(`open.fouls`)}>
<${Lt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${V} rules=${e} />
<//>`);const pn=[`empty-win`,`noten-riichi`,`exposed-tiles`],mn={rules:[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`]],tools:[[`hand`,`tables`],[`calls`,`sound`],[`draw`,`compare`],[`sheet`,`log`],[`settle`,`check`],[`casual`,`dice`],[`train`,`clock`]],app:[[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]]};function hn(){let[e,t]=D(!1),{tournament:n}=E(),r=we(),i=A`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${k(`open.menu`)} onClick=${()=>t(!0)}><${b} name="log" /></button>`;return A`<${s} title="Shinpan" up=${null} aside=${i}>
${n?A`<${gn} />`:A`<p class="soft">${k(`open.what-it-is`)}</p>`}
${r&&A`<ul class="rows"><${yn} href=${`#/board/${r.slug}`} icon="tables" text=${k(`open.to.board`)} about=${r.name} /></ul>`}
<${_n} large=${!n} />
${!n&&A`<ul class="ways">
<li><a class="way" href="#/casual"><${b} name="dice" /><strong>${k(`open.at-home`)}</strong><span>${k(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${b} name="scan" /><strong>${k(`open.i-referee`)}</strong><span>${k(`open.scan`)}</span></a></li>
</ul>`}
${e&&A`<${vn} onClose=${()=>t(!1)} />`}
<//>`}function gn(){let{tournament:e,official:t}=E();return A`<section class="card">
<small class="soft">${k(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&A`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${b} name="tables" /> ${k(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${b} name="log" /> ${k(`open.log`)}</a>
<a class="button" href="#/scan"><${b} name="scan" /> ${k(`open.scan`)}</a>
</div>
</section>`}function _n({large:e}){return A`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${k(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${b} name="search" />${k(`open.to.fouls`)}</a>
<ul class="examples">
${pn.map(e=>A`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${k(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function vn({onClose:e}){return A`<${le} title=${k(`open.menu`)} onClose=${e}>
${Object.entries(mn).map(([t,n])=>A`<section key=${t} aria-labelledby=${t}>
<h3 id=${t}>${k(`open.group.${t}`)}</h3>
<ul class="menu-places">
${n.map(([t,n])=>A`<li key=${t}>
<a href=${`#/${t}`} onClick=${e}><${b} name=${n} /><span>${k(`open.to.${t}`)}</span><small>${k(`open.about.${t}`)}</small></a>
</li>`)}
</ul>
</section>`)}
<//>`}function yn({href:e,icon:t,text:n,about:r,onClick:i}){return A`<li>
<a class="row" href=${e} onClick=${i}><${b} name=${t} /><span class="body">${n}<small>${r}</small></span><${b} name="next" /></a>
</li>`}var bn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function xn(){let e=t();T();let{library:r,usage:i,quota:a,persisted:o,lowStorage:s,outbox:c,elsewhere:l,syncedAt:u,tournament:d}=E(),[f,p]=D(o),[m,h]=D(``);M(()=>p(o),[o]),M(()=>void Sn().then(h),[e]);let g=async()=>{let e=await navigator.storage.persist();p(e),e||S(k(`open.persist-refused`))},_=k(`open.storage-of`,{used:Cn(i),quota:Cn(a)}),v=[[k(`open.offline`),k(`ready.${e}`)],[k(`open.version`),m||`–`],[k(`open.books`),String(Object.keys(r?.books??{}).length)],[k(`open.unsent`),String(c.length+l.reduce((e,{count:t})=>e+t,0))],[k(`open.storage`),_],[k(`open.persistent`),k(f?`open.yes`:`open.no`)],...u?[[k(`open.last-synced`),_e(u,d?.time_zone)]]:[]];return A`<section class="card">
<h2>${k(`open.kept-here`)}</h2>
${s&&A`<p class="note warn">${k(`open.storage-low`)}</p>`}
<${n} rows=${v} />
${!f&&A`<p class="soft">${k(`open.persist-text`)}</p>
${`storage`in navigator&&A`<button class="button" onClick=${g}>${k(`open.persist`)}</button>`}`}
</section>`}async function Sn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function Cn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return j(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function wn(){let{online:e}=E();return A`<${f} title=${k(`open.libraries`)}>
${()=>A`<ul class="bullets">
${Object.entries(bn).map(([t,{version:n,licence:r}])=>A`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&A`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${k(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>`}
<//>`}const Tn=u(v.referee,`PushSwitch`),En=u(v.referee,`Leave`),Dn=u(v.referee,`Standing`),On=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],kn=[`auto`,`light`,`dark`],An=[`left`,`right`];function jn(){let e=T(),{tournament:t,official:n}=E(),r=e=>t=>fe({[e]:t}).catch(()=>S(k(`open.lang-not-here`))),i=(t,n,i)=>A`<${p} label=${n} value=${e[t]} options=${i} onChange=${r(t)} />`,a=(t,n,i=``)=>A`<${d} label=${n} hint=${i} checked=${e[t]} onChange=${r(t)} />`;return A`<${s} title=${k(`open.settings`)}>
${i(`lang`,`Language · 言語 · Langue · Язык`,On)} ${i(`theme`,k(`open.theme`),Mn(`theme`,kn))}
${i(`hand`,k(`open.hand`),Mn(`hand`,An))} ${a(`discreet`,k(`open.discreet`),k(`open.discreet-text`))}
${a(`haptics`,k(`open.haptics`))} ${a(`sound`,k(`open.sound`))}
${t&&ae(n)&&A`<${Tn} tournament=${t.id} as=${n.id} />`}
<${Dn} />
<${xn} />
<${En} />
<${wn} />
<//>`}function Mn(e,t){return t.map(t=>({value:t,text:k(`open.${e}.${t}`)}))}function Nn({games:e,tournament:t,now:n}){let r=e.find(({result:e,status:t,replaced:n})=>!e&&!t&&!n);if(!r)return null;let{round:i,table:a,seat:o,scheduled_at:s,minutes:c}=r,l=s&&Date.parse(s)<=n;return A`<section class="card own-next" aria-label=${k(`own.next`)}>
<h2>${k(`own.next`)}</h2>
<p class="own-place"><span class="own-wind"><${P} wind=${o} /></span>
<span><strong>${k(`hall-table`,{label:a})}</strong> ${Ln(o)} · ${k(`hall-round`,{round:i})}</span></p>
${s&&A`<p>${k(l?`own.began`:`own.begins`,{time:Rn(s,t)})}${c?` · ${k(`own.minutes`,{minutes:c})}`:``}</p>`}
</section>`}function Pn({standings:e}){let t=e.filter(e=>e&&e.rank!==null);return t.length?A`<section class="card">
<h2>${k(`own.standing`)}</h2>
<dl class="own-standings">
${t.map(e=>A`<div key=${e?.name}><dt>${e?.name}</dt><dd><strong>${k(`own.rank`,{rank:e?.rank,of:e?.of})}</strong> ${I(e?.final,!0)}</dd></div>`)}
</dl>
</section>`:null}function Fn({games:e,tournament:t}){return e.length?A`<section class="stack">
<h2>${k(`own.games`)}</h2>
<ol class="own-games">
${e.map((e,n)=>A`<li key=${n} class=${e.status?`uncounted`:``}>
<span class="own-wind"><${P} wind=${e.seat} /><span class="unseen">${Ln(e.seat)}</span></span>
<span>${k(`hall-round`,{round:e.round})} · ${k(`hall-table`,{label:e.table})}</span>
<span class="own-result">${In(e,t)}</span>
</li>`)}
</ol>
</section>`:null}function In({status:e,replaced:t,result:n,scheduled_at:r},i){return e?k(`own.game.${e}`):t?A`${n?`${I(n.total,!0)} `:``}<small>${k(`own.game.replaced`)}</small>`:n?A`<small>${k(`own.place`,{place:n.place,points:xe(n.points)})}</small> <strong>${I(n.total,!0)}</strong>`:r?Rn(r,i):k(`own.game.open`)}function Ln(e){return e?k(`hall-wind.${e}`):``}function Rn(e,{time_zone:t}){let n=e=>j(Intl.DateTimeFormat,{dateStyle:`short`,timeZone:t}).format(e),r=new Date(e),i=n(r)===n(/* @__PURE__ */ new Date)?{timeStyle:`short`,timeZone:t}:{weekday:`short`,day:`numeric`,month:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return j(Intl.DateTimeFormat,i).format(r)}function zn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[k(`hall-table`,{label:c}),te(l),n].filter(Boolean).join(` · `);return A`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${ne(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${k(`own.team`)}`:``}</p>
${d&&A`<p class="soft">${N(d)}</p>`}
${s in Bn&&A`<p class="note info">${k(Bn[s])}</p>`}
${f&&A`<${Vn} escalation=${f} />`}
<${Hn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Bn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Vn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=k(t===`open`?`own.open.${n}`:`own.${t}`);return A`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${k(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>A`<li key=${e.id}><b>${k(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Hn({own:e,ruling:t,refresh:n}){let[i,a]=D(!1),{reason:o,field:s}=De(`player`,void 0,k(`own.reason`),k(`own.reason-wrong`)),[c,l]=D(!1),[u,d]=D(``),[f,p]=D(``),[m,g]=D(!1),_=t.escalation?.status===`decided`;if(!_&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let v=k(_?`own.take-on`:`own.escalate`);return i?A`<form class="stack" onSubmit=${async i=>{if(i.preventDefault(),l(!o),!o)return;g(!0),p(``);let s={reason:o,...u.trim()&&{evidence:u.trim()}};try{await(await r.playerPage()).escalate(e,t,s),a(!1),n()}catch(e){p(k(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{g(!1)}}} aria-label=${v}>
${s(c)}
${f&&A`<p class="note bad" role="alert">${f}</p>`}
${!_&&A`<${h} label=${k(`own.evidence`)} hint=${k(`own.evidence-hint`)} value=${u} onInput=${d} long maxlength="4000" />`}
<button class="button main" disabled=${m}>${v}</button>
<button class="button" type="button" onClick=${()=>a(!1)}>${k(`cancel`)}</button>
</form>`:A`<button class="button" type="button" onClick=${()=>a(!0)}>${v}</button>`}function Un(){let{own:e,missing:t,state:n,refresh:i}=Kn();if(t)return A`<${s} title=${k(`own.title`)} up="#/"><${F} text=${k(`own.missing`)}><a class="button" href="#/scan">${k(`hall-scan`)}</a><//><//>`;if(!e?.page){let e=n?A`<${F} text=${k(`own.${n}`)} />`:A`<${y} />`;return A`<${s} title=${k(`own.title`)} up="#/">${e}<//>`}let{tournament:a,player:o,rulings:c,ledger:l,games:u=[],standing:d=null,team_standing:f=null}=e.page;return A`<${s} title=${o.name} up="#/">
<p class="soft">${a.name} · ${k(`own.number`,{number:o.id_number})}</p>
${n&&A`<p class="note warn" role="status">${k(`own.${n}`)} ${k(`own.as-of`,{time:qn(e.at,a)})}</p>`}
<${Nn} games=${u} tournament=${a} now=${r.now()} />
<${Pn} standings=${[d,f]} />
<${Fn} games=${u} tournament=${a} />
<${Wn} ledger=${l} />
<section class="stack">
<h2>${k(`own.rulings`)}</h2>
${c.length===0&&A`<${F} text=${k(`own.none`)} />`}
${c.map(t=>A`<${zn} key=${t.id} own=${e} ruling=${t} when=${qn(t.ruled_at,a)} refresh=${i} />`)}
</section>
<${He} tournament=${e.tournament} as=${e.player} player />
<//>`}function Wn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return A`<section class="card">
<h2>${k(`own.owing`)}</h2>
${n.length===0&&A`<p>${k(`own.nothing`)}</p>`}
${n.map(([e,t])=>A`<p key=${e}>${Gn(e,t)}</p>`)}
</section>`}function Gn(e,t){return e===`P`?k(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?k(t>0?`own.table-points`:`own.table-points-back`,{points:xe(Math.abs(t))}):k(t>0?`own.money`:`own.money-back`,{amount:re(e,Math.abs(t))})}function Kn(){let{lang:e}=T(),[t,n]=D(void 0),[i,a]=D(``),[o,s]=D(0);return M(()=>{let t=!1,i=async()=>{let i=await r.playerPage(),o=await i.stored();if(!t&&(n(e=>e??o??null),o))try{let r=await i.load(o,e);if(t)return;n(r),a(``)}catch(e){t||a(e.signedOut?`cut-off`:`unreached`)}};i();let o=setInterval(()=>document.hidden||i(),6e4);return()=>{t=!0,clearInterval(o)}},[e,o]),{own:t,missing:t===null,state:i,refresh:()=>s(o+1)}}function qn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?j(Intl.DateTimeFormat,n).format(new Date(e)):``}function Jn({page:{rounds:e,time_zone:t},finds:n,isSeeking:r,now:i}){let[a,o]=D(``);if(!e.length)return A`<${F} text=${k(`public.no-rounds`)} />`;if(r)return A`<${Xn} rounds=${e} zone=${t} finds=${n} />`;let s=e.find(e=>e.round===a)??Yn(e,i),c=e.map(e=>({value:e.round,text:e.round}));return A`${e.length>1&&A`<${p} label=${k(`reports.of-round`)} value=${s.round} options=${c} onChange=${o} />`}
<${Zn} round=${s} tables=${s.tables} zone=${t} finds=${n} />`}function Yn(e,t){return e.findLast(({starts_at:e})=>e&&Date.parse(e)-36e5<=t)??e[0]}function Xn({rounds:e,zone:t,finds:n}){let r=e.flatMap(e=>{let t=e.tables.filter(({seats:e})=>Object.values(e).some(n));return t.length?[{round:e,tables:t}]:[]});return r.length?r.map(({round:e,tables:r})=>A`<${Zn} key=${e.round} round=${e} tables=${r} zone=${t} finds=${n} />`):A`<${F} text=${k(`public.not-found`)} />`}function Zn({round:{round:e,starts_at:t},tables:n,zone:r,finds:i}){return A`<section class="stack" aria-label=${k(`hall-round`,{round:e})}>
<h2>${k(`hall-round`,{round:e})} ${t&&A`<span class="soft">${Qn(t,r)}</span>`}</h2>
<ul class="public-tables">
${n.map(({label:e,seats:t})=>A`<li key=${e} class="card">
<h3>${k(`hall-table`,{label:e})}</h3>
<dl>${ee.map(e=>A`<div key=${e} class=${i(t[e])?`found`:``}><dt><${P} wind=${e} /><span class="unseen">${k(`hall-wind.${e}`)}</span></dt><dd>${t[e]}</dd></div>`)}</dl>
</li>`)}
</ul>
</section>`}function Qn(e,t){let n={weekday:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return j(Intl.DateTimeFormat,n).format(new Date(e))}function $n({page:{players:e,teams:t},finds:n}){let[r,i]=D(`players`);if(!e.length)return A`<${F} text=${k(`standings.none`)} />`;let a=[`players`,`teams`].map(e=>({value:e,text:k(`standings.of.${e}`)})),o=r===`teams`&&t.length?t:e;return A`${t.length>0&&A`<${p} label=${k(`standings.of`)} value=${r} options=${a} onChange=${i} />`}
<ol class="public-standings">
${o.map((e,t)=>A`<li key=${t} class=${n(e.name)?`found`:``}>
<span class="rank">${e.rank??`–`}</span>
<span>${e.name}${e.team&&A` <small class="soft">${e.team}</small>`}</span>
<strong>${I(e.final,!0)}</strong>
</li>`)}
</ol>`}function er({args:[e=``]}){let{page:t,refused:n,unreached:i}=nr(e),[a,o]=D(`seating`),[c,l]=D(``);if(n)return A`<${s} title=${k(`public.title`)} up="#/"><${F} text=${k(`public.closed`)} /><//>`;if(!t)return A`<${s} title=${k(`public.title`)} up="#/">${i?A`<${F} text=${k(`live.unreached`)} />`:A`<${y} />`}<//>`;let u=[{value:`seating`,text:k(`public.seating`)},{value:`standings`,text:k(`own.standing`)}],d=e=>c.trim()!==``&&tr(e).includes(tr(c.trim()));return A`<${s} title=${t.name} up="#/">
${i&&A`<p class="note warn" role="status">${k(`live.unreached`)}</p>`}
<${p} label=${k(`public.show`)} value=${a} options=${u} onChange=${o} />
<${h} label=${k(`public.find`)} value=${c} onInput=${l} autocomplete="off" enterkeyhint="search" />
${a===`seating`?A`<${Jn} page=${t} finds=${d} isSeeking=${c.trim()!==``} now=${r.now()} />`:A`<${$n} page=${t} finds=${d} />`}
${t.board_open&&A`<a class="button" href=${`#/board/${e}`}>${k(`public.clocks`)}</a>`}
<//>`}function tr(e){return e.normalize(`NFKD`).replace(/\p{M}/gu,``).toLowerCase()}function nr(e){let[t,n]=D({page:null,refused:!1,unreached:!1});return M(()=>{let t=!1,i=async()=>{try{let{publicPage:i}=await r.visitor(),a=await i(e);t||n({page:a,refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(({page:e})=>({page:r?null:e,refused:r,unreached:!r}))}};i();let a=setInterval(()=>document.hidden||i(),6e4);return()=>{t=!0,clearInterval(a)}},[e]),t}export{Ct as Book,tt as Books,Kt as Casual,un as Compare,At as Foul,fn as Fouls,hn as Home,Ye as Join,Un as PlayerPage,er as PublicPage,Ke as Receipt,Ve as Scan,jn as Settings};