import{$ as e,$t as t,Bt as n,Ci as r,Cn as i,Dn as a,Dr as o,En as s,Ft as c,Gt as l,Hn as u,Ht as d,I as f,It as p,Ln as m,Lt as h,Mn as g,Pt as _,Qr as v,Rt as y,Si as b,Ut as x,Vn as ee,Wt as S,Zt as C,_t as te,ai as w,an as T,bi as E,ci as ne,di as re,dn as ie,dt as ae,et as D,ft as oe,g as se,gt as O,in as ce,jt as le,k as ue,lt as de,mn as k,ni as fe,nn as pe,on as me,p as he,pn as A,qt as j,ri as ge,rn as M,si as _e,sn as N,tt as ve,u as P,ui as ye,un as be,xn as F}from"./app.js";import{Ai as I,Ar as L,Cr as xe,Dr as R,Er as z,Jr as Se,Lr as Ce,Mr as B,Oi as V,Or as we,Sr as Te,Tr as Ee,Xn as De,Xr as Oe,Yr as ke,_ as Ae,a as je,bi as Me,c as Ne,ct as Pe,d as Fe,f as Ie,g as Le,h as Re,i as H,jr as U,m as W,n as ze,nn as G,o as K,p as Be,pr as Ve,r as He,s as q,sr as Ue,t as We,u as Ge,v as Ke,wr as J,y as qe}from"./shared.js";function Je({args:[e=``]}){let[t,n]=r({}),[i,a]=r(0);return E(()=>{g.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof v&&e.status===404?`unknown`:`away`}))},[e,i]),k`<${l} title=${N(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&k`<${S} />`}
${t.receipt&&k`<${Ye} ...${t.receipt} />`}
${t.wrong===`unknown`&&k`<p class="note bad" role="status">${N(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&k`<p class="note warn" role="status">${N(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),a(i+1)}}>${N(`try-again`)}</button>`}
<//>`}function Ye({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o,refund:s,withdrawn_at:c}){let l={dateStyle:`medium`,timeStyle:`short`,timeZone:a},u=T(Intl.DateTimeFormat,l),d=e=>`${u.format(new Date(e))} (${a})`,f=[[N(`fines.tournament`),e],[N(`fines.number`),t],[N(s?`fines.amount-back`:`fines.amount-paid`),De(r,n)],[N(`fines.how`),N(`fines.method.${o}`)],[N(`fines.when`),d(i)]],p=c?N(`fines.genuine-withdrawn`,{time:d(c)}):N(`fines.genuine`);return k`<p class=${`note ${c?`bad`:`info`}`} role="status"><strong>${p}</strong></p>
<dl class="facts">
${f.map(([e,t])=>k`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${N(`fines.compare`)}</p>`}const Xe=C(a.referee,`Leave`);let Y=null;function Ze({args:e}){let t=Me(`#/join/${e.join(`/`)}`),[n,i]=r(e.length>0?null:Y);return E(()=>{t?.invitation&&(Y=t,F(`#/join`,{replace:!0}))},[]),t?k`<${l} title=${N(`hall-join`)} up="#/" />`:n?k`<${Se} to=${n.tournament}>
<${Qe} link=${n} onAnother=${()=>i(Y=null)} />
<//>`:k`<${nt} mangled=${e.length>0} onLink=${i} />`}function Qe({link:e,onAnother:n}){let[i,a]=r(null),[o,s]=r(0),[c,l]=r(``);return E(()=>{a(null);let n=Oe();g.join(e.tournament,e.invitation,c).then(e=>{if(Y=null,e.board)return n(`#/board/${e.board}`);if(e.player)return n(`#/own`);t(N(`hall-joined`,{name:g.snapshot.state.settings.name})),n(`#/tables`)},e=>a(e))},[o]),i&&$e(i)?k`<${et} onName=${e=>{l(e),s(o+1)}} />`:i?k`<${tt} error=${i} again=${()=>s(o+1)} onAnother=${n} />`:k`<${ke} up="#/" />`}function $e(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function et({onName:e}){let[t,n]=r(``),[i,a]=r(``);return k`<${l} title=${N(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):a(N(`hall-join-name-wrong`))}}>
<${h} label=${N(`hall-join-name`)} hint=${N(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${i}
autocomplete="name" maxlength="200" />
<button class="button main">${N(`hall-join`)}</button>
</form>
<//>`}function tt({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?N(`hall-join-refused`):e.name===`Unreachable`?N(`hall-join-unreachable`):e.message,a=k`<button class="button" onClick=${n}>${N(`hall-join-other`)}</button>
${!r&&k`<button class="button main" onClick=${t}>${N(`try-again`)}</button>`}`;return k`<${l} title=${N(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function nt({mangled:e,onLink:t}){let{tournament:n}=M(),[i,a]=r(``),[o,s]=r(e?N(`hall-join-no-link`):``);return k`<${l} title=${N(`hall-join`)} up="#/">
<p>${N(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=Me(i);n?.invitation?t(n):s(N(`hall-join-no-link`))}}>
<${h} label=${N(`hall-join-link`)} value=${i} onInput=${a} wrong=${o} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${N(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${j} name="scan" /> ${N(`hall-scan`)}</a>
${n&&k`<a class="button" href="#/tables"><${j} name="tables" /> ${N(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${j} name="person" /> ${N(`hall-join-account`)}</a>
<${Xe} />
<//>`}var rt=B(({rules:e})=>{let{tournament:t}=M(),{library:n,words:r,choice:i,book:a}=e;return k`<${l} title=${N(`open.books`)}>
${t&&k`<a class="row card" href="#/book/tournament">
<${j} name="book" />
<span class="body"
><small>${N(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${j} name="next" />
</a>`}
<a class="row card" href=${X(i)}>
<${j} name="book" />
<span class="body"
><small>${N(`open.rules-in-use`)}</small
><strong>${R(e,a)}</strong></span
>
<${j} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>k`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${r.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${r.phrase(`standing-${e.standing}`)}</small>
</span>
<${j} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${j} name="compare" /> ${N(`open.compare`)}</a
>
<//>`});function X({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function it({rules:e,spoken:t}){let n=t.status===`needs-facts`;return k`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?N(`open.answer-first`):t.line}</p>
${t.say&&!n&&k`<p class="say">${N(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&k`<section class="stack">
<h2>${N(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>k`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${f} stays=${t.stays} />
${!n&&k`<${at} rules=${e} spoken=${t} />`}`}function at({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return k`<section class="stack">
<h2>${N(`open.why`)}</h2>
${te(t).map(e=>k`<p key=${e}>${e}</p>`)}
<${Ee} rules=${e} standing=${t.rulebook.standing} />
${i&&k`<p>${O(i.source)}</p>
${i.notes.map(e=>k`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>k`<${ot} key=${e.id} reading=${e} />`)}
${r.length>0&&k`<details class="fold">
<summary><h3>${N(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>k`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function ot({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return k`<div class="card">
<small class="soft">${N(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>k`<p key=${e} class="soft">${N(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function st({rules:e,book:t,who:n}){let[i,a]=r(0),o=t.clock(n),s=Math.max(...o.openings(),0)+300,c=ve(e.library,u(t,n,i));return k`<article>
<h3>${N(`open.who.${n}`)}</h3>
<${ct} clock=${o} end=${s} seconds=${i} />
<label class="field"
><span>${N(`open.how-late`)}</span>
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
<p role="status"><strong>${w(i)}</strong> · ${c.line}</p>
<ol class="bullets">
${o.bands.map(r=>k`<li key=${r.id}>
<strong
>${N(`open.from-time`,{time:w(o.opens(r))})}</strong
>
${` ${lt(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${O(c.source)}</p>
</article>`}function ct({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return k`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>k`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&w(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function lt({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&N(`open.per-minute`,{cost:a}),o&&N(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[N(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const ut=[{id:`fouls`,Section:dt},{id:`lateness`,Section:ht},{id:`procedures`,Section:gt},{id:`readings`,Section:bt},{id:`points`,Section:xt},{id:`sources`,Section:St}];function Z({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:k`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function dt({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(mt(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>K(t,e).length>0),c=a.filter(e=>!s.includes(e));return k`<${Z}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>k`<article key=${n}>
<h3><${pt} rules=${e} foul=${n} /></h3>
<${He} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&k`<${ft} rules=${e} fouls=${c} />`}
<//>`})}function ft({rules:e,fouls:t}){return k`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>k`<li key=${t}><${pt} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function pt({rules:e,foul:t}){return k`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function mt(e,t,n){let r=K(t,n).map(t=>[je(e,t),...H(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function ht({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${N(`open.lateness`)} ${N(`open.who.${e}`)}`));return k`<${Z}
title=${N(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>k`<${st} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&k`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function gt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:_t(e,t),steps:r.filter(({step:r})=>n(`${_t(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return k`<${Z}
title=${N(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>k`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>k`<li key=${n}>
${i.step(t.step)}
${vt(e,t.when).map(e=>k`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function _t({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):N(`open.procedure.${n}`)}function vt({words:e},t){return Object.entries(t).filter(([e])=>e in ye()).map(([t,n])=>{let r=[n].flat().map(n=>yt(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function yt(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function bt({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return k`<${Z}
title=${N(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${N(`open.readings-text`)}</p>
${i.map(e=>k`<${ot} key=${e.id} reading=${e} />`)}
<//>`}function xt({rules:e,book:t,found:n,searching:r}){let{points:i}=q(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return k`<${Z}
title=${N(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${x} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function St({rules:e,book:t,found:n,searching:r}){let{official:i}=M(),{references:a}=e.library.catalogue,o=Ct(t).map(e=>({id:e,...a[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return k`<${Z}
title=${N(`open.sources`)}
count=${o.length}
searching=${r}
>
<ul class="bullets">
${o.map(({id:e,title:t,publisher:n,year:r,reading:i})=>k`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${N(`open.read.${i}`)}</span
>
</li>`)}
</ul>
${he(i)&&t.revision&&k`<p class="soft">${N(`open.revision`,{revision:t.revision.slice(0,12)})}</p>`}
<//>`}function Ct(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>K(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function wt({library:e},t){let n=fe(e,t),{items:r}=ge(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}var Tt=B(({args:[e=``],rules:t})=>{let{query:n}=i(),{tournament:r,book:a}=M();if(e===`tournament`&&a)return k`<${Dt}
rules=${t}
book=${a}
choice=${{...L(a.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return k`<${l} title=${N(`lost`)} up="#/books"
><${d} text=${N(`lost-text`)}
/><//>`;let o=Et(e,n.get(`with`)),s=U(t.library,o),c=s?L(e):o;return k`<${Dt}
rules=${t}
book=${z(t.library,c)}
choice=${c}
wrong=${s}
/>`});function Et(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return L(e)}}function Dt({rules:e,book:n,choice:i,wrong:a}){let[o,s]=r(``),[c,u]=r(!1),{library:d,words:f}=e,p=wt(e,o);return k`<${l} title=${R(e,n)} up="#/books">
<${xe} error=${a} />
<${Ee} rules=${e} standing=${n.content.standing} />
<p>${f.standingNote(n.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>u(!0)}
>
${N(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(i),t(N(`open.in-use-now`))}}>
${N(`open.use-these`)}
</button>
</div>
<${h}
type="search"
label=${N(`open.search-book`)}
value=${o}
autocomplete="off"
onInput=${s}
/>
${ut.map(({id:t,Section:r})=>k`<${r} key=${t} rules=${e} book=${n} found=${p} searching=${!!o.trim()} />`)}
${c&&k`<${Te} rules=${e} value=${i} onUse=${e=>{u(!1),F(X(e),{replace:!0})}} onClose=${()=>u(!1)} />`}
<//>`}function Ot({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>k`<${ue}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function kt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?k`<section class="stack">
<h2>${N(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>k`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${N(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function At({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,l={context:r,onChange:i};return k`<${c} title=${k`<h2>${N(`open.around`)}</h2>`}>
${()=>k`<div class="stack">
<${ze} book=${o} words=${s} foul=${t} facts=${n} ...${l} />
${!a&&k`<${jt} rules=${e} ...${l} />`}
</div>`}
<//>`}function jt({rules:{words:e},context:t,onChange:r}){let i=ne.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return k`<${n}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>r({...t,casual:e})}
/>
${t.casual&&k`<${y}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:N(`open.no-seat`)},...i]}
onChange=${e=>r({...t,seat:e||null})}
/>`}`}var Mt=B(({args:[e=``],rules:t,query:n})=>e in t.library.catalogue.fouls?k`<${Nt} id=${e} rules=${t} query=${n} />`:k`<${l} title=${N(`lost`)} up="#/fouls"
><${d} text=${N(`lost-text`)}
/><//>`);function Nt({id:t,rules:n,query:i}){let[a,o]=r(()=>Pt(i)),[s,c]=r({}),u=e(n.book,t,a,{})?a:{},d=e(n.book,t,u,s)?s:{},f=D(n.library,m(n.book,t,u,d));return k`<${l} title=${f.foul.name} up="#/fouls">
<${Ot} spoken=${f} onAnswer=${(e,t)=>o({...u,[e]:t})} />
<${kt} rules=${n} facts=${u} onForget=${e=>o(Ft(u,e))} />
<${it} rules=${n} spoken=${f} />
<${At} rules=${n} foul=${t} facts=${u} context=${d} onChange=${c} />
<${It} rules=${n} foul=${t} facts=${u} context=${d} />
<${J} rules=${n} />
<//>`}function Pt(e){let t={true:!0,false:!1};return Object.fromEntries([...e].map(([e,n])=>[e,t[n]??n]))}function Ft(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function It({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>z(e.library,L(t))),a=[...new Map([e.book,...i].map(t=>[R(e,t),t]))],o=Ne(a.map(([,e])=>e),t,n,r).map(t=>Rt(D(e.library,t)));return k`<section class="stack">
<h2>${N(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>k`<li key=${e}>
<a class="row" href=${X(Lt(t))}>
<span class="body"><small>${e}</small>
<span class=${o[n]===o[0]?``:`strong`}>${o[n]}</span></span>
<${j} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Lt({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Rt(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?ae(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Q={occasion:``,query:``};function zt({rules:e,occasion:t,...n}){let[i,a]=r(Q.occasion===t?Q.query:``),o=e=>{Q={occasion:t,query:e},a(e)},{library:s,book:c,words:l}=e;return k`<${le} library=${s} book=${c} words=${l} label=${N(`call.what`)} hint=${N(`open.search-hint`)}
query=${i} onQuery=${o} ...${n} />`}const Bt={casual:!0};function Vt({rules:e,evening:t,names:n,person:r}){return k`<${l}
title=${N(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${zt}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Ht(e){let{rules:t,evening:n,names:i,person:a,foul:o}=e,[s,c]=r({}),[u,d]=r(Bt),[f,m]=r(0),h=Re(a,n.east),g={...u,seat:h},_=Ut(t,o,s,g),v=_.range?.[f]?f:0,{line:y,payments:b}=Wt(e,_,v,h),x=Gt(e,y,b),ee=![`needs-facts`,`not-covered`].includes(_.status)&&k`<button class="button main" onClick=${x}>${N(`open.note`)}</button>`,S=(e,t)=>c({...s,[e]:t}),C=e=>c(Ft(s,e)),te=i.map((e,r)=>t.words.phrase(`seat-${Re(r,n.east)}`));return k`<${l} title=${`${i[a]}: ${_.foul.name}`} up=${`#/casual/${a}`} actions=${ee}>
<${Ot} spoken=${_} onAnswer=${S} />
<${kt} rules=${t} facts=${s} onForget=${C} />
${_.range&&k`<${p} label=${N(`open.you-choose`)} value=${v} onChange=${m} options=${Kt(t,_)} />`}
${b.length>0&&k`<${qe} names=${i} notes=${te} pot="" payments=${b} number=${e=>t.words.number(e)} />`}
<${it} rules=${t} spoken=${{..._,say:``}} />
<${At} rules=${t} foul=${o} facts=${s} context=${g} onChange=${d} fixed />
<//>`}function Ut({book:t,library:n},r,i,a){let o=e(t,r,i,a)??m(t,r,i,{...Bt,seat:a.seat});return D(n,o)}function Wt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?qt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:W(e,t),to:W(n,t),points:r}))}}function Gt({evening:e,set:n,person:r,foul:i},a,o){let s=b(!1);return()=>{s.current||(s.current=!0,n({events:[...e.events,{kind:`foul`,by:r,foul:i,line:a,payments:o}]}),be(),t(N(`open.recorded`)),F(`#/casual`,{replace:!0}))}}function Kt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function qt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?ee(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const Jt={choice:null,names:[``,``,``,``],east:0,events:[]};var Yt=B(({args:[e,t],rules:n})=>{let[r,i]=s(`shinpan.casual`,Jt),a=e=>i({...r,...e}),o=we(n,r.choice,e=>a({choice:e})),c={rules:o,evening:r,set:a,names:Ie.map(e=>r.names[e]?.trim()||N(`open.player`,{number:e+1}))};return e===void 0?k`<${Xt} ...${c} />`:Ie.includes(Number(e))&&(!t||t in o.library.catalogue.fouls)?t?k`<${Ht}
...${c}
person=${Number(e)}
foul=${t}
/>`:k`<${Vt} ...${c} person=${Number(e)} />`:k`<${l} title=${N(`lost`)} up="#/casual"
><${d} text=${N(`lost-text`)}
/><//>`});function Xt({rules:e,evening:t,set:n,names:i}){let[a,o]=r(``),{net:s,table:c}=Ke(t.events),u=t=>e.words.number(t),d=e=>n({events:[...t.events,e]}),f=t.events.at(-1),p=k`<button class="button" disabled=${!f} onClick=${()=>n({events:t.events.slice(0,-1)})}>${N(`open.undo`)}</button>
<button class="button main" disabled=${!f} onClick=${()=>o(`settle`)}>${N(`open.settle`)}</button>`,m={names:i,number:u,onClose:()=>o(``)};return k`<${l} title=${N(`open.casual`)} actions=${p}>
<section class="stack">
<h2>${N(`open.who-fouled`)}</h2>
<${qe} names=${i} notes=${s.map(e=>Ae(e,u))} pot=${c?u(c):``}
payments=${f?Be(f):[]} number=${u} to=${e=>`#/casual/${e}`} />
</section>
${c>0&&k`<${Qt} text=${u(c)} names=${i} onWon=${e=>d({kind:`won`,by:e,points:c})} />`}
<${Zt} east=${t.east} names=${i} onEast=${e=>n({east:e})} onNames=${()=>o(`names`)} />
<${$t} rules=${e} events=${t.events} names=${i} />
<a class="button" href="#/sheet">${N(`open.to.sheet`)}</a>
<a class="button" href=${c?`#/settle/,,,?pot=${c}`:`#/settle`}>${N(`open.to.settle`)}</a>
<${J} rules=${e} />
${a===`names`&&k`<${Ge} ...${m} typed=${t.names} onChange=${e=>n({names:e})} />`}
${a===`settle`&&k`<${Fe} ...${m} net=${s} onSettled=${()=>d({kind:`settled`,payments:Le(s)})} />`}
<//>`}function Zt({east:e,names:t,onEast:n,onNames:r}){return k`<${p} label=${N(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${N(`open.names`)}</button>`}function Qt({text:e,names:t,onWon:n}){return k`<section class="note info stack">
<h2>${N(`open.pot`,{points:e})}</h2>
<p>${N(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>k`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function $t({rules:e,events:t,names:n}){if(!t.length)return k`<p class="soft">${N(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?N(`open.settled`):t.kind===`won`?N(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return k`<section class="stack">
<h2>${N(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>k`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}function $({id:e,title:t,rules:n,books:r,lines:i,only:a,found:o}){let s=i.filter(e=>o(nn(e),e.id)),c=s.filter(({by:e})=>e),l=a?c:s;return k`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">${N(`open.different`,{count:c.length,all:s.length})}</p>
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
${r.map((e,t)=>k`<th key=${t} role="columnheader" scope="col">${R(n,e)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${l.map(e=>k`<${en} key=${e.id} line=${e} />`)}
</tbody>
</table>
</div>
</section>`}function en({line:{name:e,href:t,cells:n,by:r}}){let i=n.find(({silent:e})=>!e);return k`<tr role="row" class=${r?`differs`:``}>
<th role="rowheader" scope="row">
${t?k`<a class="reach" href=${t}>${e}</a>`:k`<span>${e}</span>`}
${r&&k`<small>${N(`open.differs-in.${r}`)}</small>`}
</th>
${n.map((e,t)=>k`<${tn} key=${t} cell=${e} first=${i} />`)}
</tr>`}function tn({cell:{texts:e,silent:t},first:n}){let r=!t&&[...e].sort().join(`
`)!==[...n.texts].sort().join(`
`);return k`<td role="cell" class=${t?`silent`:r?`other`:``}>
${e.map(e=>k`<p key=${e} class=${r&&!n.texts.includes(e)?`strong`:``}>${e}</p>`)}
</td>`}function nn({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const rn=[`penalty`,`when`,`details`];function an({library:e},t){return q(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:sn(r)?`answer`:null}})}function on(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=rn.map(r=>({by:r,cells:t.map(t=>cn(e,t,n,r))})),{by:i,cells:a}=r.find(e=>sn(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function sn(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>re([...e].sort()))).size>1}function cn(e,t,n,r){let i=K(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[je(e,n),...ln(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?dn(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function ln(e,t,n,r,i){if(i===`penalty`)return[];let a=H(e,n.when).join(` `),o=a||r>1?[a||N(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?un(e,t,n.lateness):[]]}function un(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${N(`open.from-time`,{time:w(r.opens(i))})} ${lt(e,t.lateness[n],i)}`)}function dn({words:e},t,n){let{scope:r}=t.table(n);return r?[N(`open.counted-over`,{scope:me([e.phrase(`scope-${r}`)])})]:[]}var fn=B(({rules:e})=>{let{library:t,choice:i}=e,a=Object.keys(t.books).filter(e=>e!==i.id),[o,c]=s(`shinpan.compare`,[i,...a.slice(-2).map(L)]),u=o.filter(e=>!U(t,e)),[d,f]=r(null),[p,m]=r(!0),[g,_]=r(``),v=wt(e,g),y=u.map(e=>z(t,e));return k`<${l} title=${N(`open.compare`)}>
<${pn}
rules=${e}
books=${y}
onOpen=${f}
onRemove=${e=>c(u.filter((t,n)=>n!==e))}
/>
<${h} type="search" label=${N(`open.search-compared`)} value=${g} autocomplete="off" onInput=${_} />
<${n}
label=${N(`open.only-different`)}
hint=${N(`open.silence`)}
checked=${p}
onChange=${m}
/>
<${$}
id="points"
title=${N(`open.rule-points`)}
rules=${e}
books=${y}
lines=${an(e,y)}
only=${p}
found=${v}
/>
<${$}
id="fouls"
title=${N(`open.fouls`)}
rules=${e}
books=${y}
lines=${on(e,y)}
only=${p}
found=${v}
/>
${d!==null&&k`<${Te} rules=${e} value=${u[d]??L(i.id)} onUse=${e=>{c(d===u.length?[...u,e]:u.map((t,n)=>n===d?e:t)),f(null)}} onClose=${()=>f(null)} />`}
<//>`});function pn({rules:e,books:t,onOpen:n,onRemove:r}){return k`<ul class="rows">
${t.map((i,a)=>k`<li key=${a} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(a)}
>
<span class="body"
>${R(e,i)}<small
>${e.words.phrase(`standing-${i.content.standing}`)}</small
></span
>
<span class="badge">${N(`call.change`)}</span>
</button>
${t.length>2&&k`<button class="button quiet" aria-label=${N(`open.remove`,{name:R(e,i)})} onClick=${()=>r(a)}><${j} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${N(`open.add-book`)}
</button>`}var mn=B(({rules:e})=>k`<${l} title=${N(`open.fouls`)}>
<${zt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${J} rules=${e} />
<//>`);const hn=[`empty-win`,`noten-riichi`,`exposed-tiles`],gn={rules:[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`]],tools:[[`hand`,`tables`],[`calls`,`sound`],[`draw`,`compare`],[`sheet`,`log`],[`settle`,`check`],[`casual`,`dice`],[`train`,`clock`]],app:[[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]]};function _n(){return Ve()?k`<${vn} />`:k`<${yn} />`}function vn(){return k`<${l} title=${N(`desk.item.rules`)} up=${null}>
<${xn} large=${!1} />
${[`rules`,`tools`].map(e=>k`<${Cn} key=${e} group=${e} />`)}
<//>`}function yn(){let[e,t]=r(!1),{tournament:n}=M(),i=Ue(),a=k`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${N(`open.menu`)} onClick=${()=>t(!0)}><${j} name="log" /></button>`;return k`<${l} title="Shinpan" up=${null} aside=${a}>
${n?k`<${bn} />`:k`<p class="soft">${N(`open.what-it-is`)}</p>`}
${i&&k`<ul class="rows"><${wn} href=${`#/board/${i.slug}`} icon="tables" text=${N(`open.to.board`)} about=${i.name} /></ul>`}
<${xn} large=${!n} />
${!n&&k`<ul class="ways">
<li><a class="way" href="#/casual"><${j} name="dice" /><strong>${N(`open.at-home`)}</strong><span>${N(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${j} name="scan" /><strong>${N(`open.i-referee`)}</strong><span>${N(`open.scan`)}</span></a></li>
</ul>`}
${e&&k`<${Sn} onClose=${()=>t(!1)} />`}
<//>`}function bn(){let{tournament:e,official:t}=M();return k`<section class="card">
<small class="soft">${N(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&k`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${j} name="tables" /> ${N(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${j} name="log" /> ${N(`open.log`)}</a>
<a class="button" href="#/scan"><${j} name="scan" /> ${N(`open.scan`)}</a>
</div>
</section>`}function xn({large:e}){return k`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${N(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${j} name="search" />${N(`open.to.fouls`)}</a>
<ul class="examples">
${hn.map(e=>k`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${N(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function Sn({onClose:e}){return k`<${_} title=${N(`open.menu`)} onClose=${e}>
${Object.keys(gn).map(t=>k`<${Cn} key=${t} group=${t} onClose=${e} />`)}
<//>`}function Cn({group:e,onClose:t}){let n=gn[e].filter(([e])=>t||e!==`fouls`);return k`<section aria-labelledby=${e}>
<${t?`h3`:`h2`} id=${e}>${N(`open.group.${e}`)}<//>
<ul class=${`menu-places ${t?``:`on-page`}`}>
${n.map(([e,n])=>k`<li key=${e}>
<a href=${`#/${e}`} onClick=${t}><${j} name=${n} /><span>${N(`open.to.${e}`)}</span><small>${N(`open.about.${e}`)}</small></a>
</li>`)}
</ul>
</section>`}function wn({href:e,icon:t,text:n,about:r,onClick:i}){return k`<li>
<a class="row" href=${e} onClick=${i}><${j} name=${t} /><span class="body">${n}<small>${r}</small></span><${j} name="next" /></a>
</li>`}var Tn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function En(){let e=pe();A();let{library:n,usage:i,quota:a,persisted:o,lowStorage:s,outbox:c,elsewhere:l,syncedAt:u,tournament:d}=M(),[f,p]=r(o),[m,h]=r(``);E(()=>p(o),[o]),E(()=>void Dn().then(h),[e]);let g=async()=>{let e=await navigator.storage.persist();p(e),e||t(N(`open.persist-refused`))},_=N(`open.storage-of`,{used:On(i),quota:On(a)}),v=[[N(`open.offline`),N(`ready.${e}`)],[N(`open.version`),m||`–`],[N(`open.books`),String(Object.keys(n?.books??{}).length)],[N(`open.unsent`),String(c.length+l.reduce((e,{count:t})=>e+t,0))],[N(`open.storage`),_],[N(`open.persistent`),N(f?`open.yes`:`open.no`)],...u?[[N(`open.last-synced`),ce(u,d?.time_zone)]]:[]];return k`<section class="card">
<h2>${N(`open.kept-here`)}</h2>
${s&&k`<p class="note warn">${N(`open.storage-low`)}</p>`}
<${x} rows=${v} />
${!f&&k`<p class="soft">${N(`open.persist-text`)}</p>
${`storage`in navigator&&k`<button class="button" onClick=${g}>${N(`open.persist`)}</button>`}`}
</section>`}async function Dn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function On(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return T(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function kn(){let{online:e}=M();return k`<${c} title=${N(`open.libraries`)}>
${()=>k`<ul class="bullets">
${Object.entries(Tn).map(([t,{version:n,licence:r}])=>k`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&k`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${N(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>`}
<//>`}const An=C(a.referee,`PushSwitch`),jn=C(a.referee,`Leave`),Mn=C(a.referee,`Standing`),Nn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],Pn=[`auto`,`light`,`dark`],Fn=[`left`,`right`];function In(){let e=A(),{tournament:r,official:i}=M(),a=e=>n=>ie({[e]:n}).catch(()=>t(N(`open.lang-not-here`))),o=(t,n,r)=>k`<${p} label=${n} value=${e[t]} options=${r} onChange=${a(t)} />`,s=(t,r,i=``)=>k`<${n} label=${r} hint=${i} checked=${e[t]} onChange=${a(t)} />`;return k`<${l} title=${N(`open.settings`)}>
${o(`lang`,`Language · 言語 · Langue · Язык`,Nn)} ${o(`theme`,N(`open.theme`),Ln(`theme`,Pn))}
${o(`hand`,N(`open.hand`),Ln(`hand`,Fn))} ${s(`discreet`,N(`open.discreet`),N(`open.discreet-text`))}
${s(`haptics`,N(`open.haptics`))} ${s(`sound`,N(`open.sound`))}
${r&&se(i)&&k`<${An} tournament=${r.id} as=${i.id} />`}
<${Mn} />
<${En} />
<${jn} />
<${kn} />
<//>`}function Ln(e,t){return t.map(t=>({value:t,text:N(`open.${e}.${t}`)}))}function Rn({games:e,tournament:t,now:n}){let r=e.find(({result:e,status:t,replaced:n})=>!e&&!t&&!n);if(!r)return null;let{round:i,table:a,seat:o,scheduled_at:s,minutes:c}=r,l=s&&Date.parse(s)<=n;return k`<section class="card own-next" aria-label=${N(`own.next`)}>
<h2>${N(`own.next`)}</h2>
<p class="own-place"><span class="own-wind"><${P} wind=${o} /></span>
<span><strong>${N(`hall-table`,{label:a})}</strong> ${Hn(o)} · ${N(`hall-round`,{round:i})}</span></p>
${s&&k`<p>${N(l?`own.began`:`own.begins`,{time:Un(s,t)})}${c?` · ${N(`own.minutes`,{minutes:c})}`:``}</p>`}
</section>`}function zn({standings:e}){let t=e.filter(e=>e&&e.rank!==null);return t.length?k`<section class="card">
<h2>${N(`own.standing`)}</h2>
<dl class="own-standings">
${t.map(e=>k`<div key=${e?.name}><dt>${e?.name}</dt><dd><strong>${N(`own.rank`,{rank:e?.rank,of:e?.of})}</strong> ${V(e?.final)}</dd></div>`)}
</dl>
</section>`:null}function Bn({games:e,tournament:t}){return e.length?k`<section class="stack">
<h2>${N(`own.games`)}</h2>
<ol class="own-games">
${e.map((e,n)=>k`<li key=${n} class=${e.status?`uncounted`:``}>
<span class="own-wind"><${P} wind=${e.seat} /><span class="unseen">${Hn(e.seat)}</span></span>
<span>${N(`hall-round`,{round:e.round})} · ${N(`hall-table`,{label:e.table})}</span>
<span class="own-result">${Vn(e,t)}</span>
</li>`)}
</ol>
</section>`:null}function Vn({status:e,replaced:t,result:n,scheduled_at:r},i){return e?N(`own.game.${e}`):t?k`${n?`${V(n.total)} `:``}<small>${N(`own.game.replaced`)}</small>`:n?k`<small>${N(`own.place`,{place:n.place,points:I(n.points)})}</small> <strong>${V(n.total)}</strong>`:r?Un(r,i):N(`own.game.open`)}function Hn(e){return e?N(`hall-wind.${e}`):``}function Un(e,{time_zone:t}){let n=e=>T(Intl.DateTimeFormat,{dateStyle:`short`,timeZone:t}).format(e),r=new Date(e),i=n(r)===n(/* @__PURE__ */ new Date)?{timeStyle:`short`,timeZone:t}:{weekday:`short`,day:`numeric`,month:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return T(Intl.DateTimeFormat,i).format(r)}function Wn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[N(`hall-table`,{label:c}),de(l),n].filter(Boolean).join(` · `);return k`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${oe(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${N(`own.team`)}`:``}</p>
${d&&k`<p class="soft">${O(d)}</p>`}
${s in Gn&&k`<p class="note info">${N(Gn[s])}</p>`}
${f&&k`<${Kn} escalation=${f} />`}
<${qn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Gn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Kn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=N(t===`open`?`own.open.${n}`:`own.${t}`);return k`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${N(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>k`<li key=${e.id}><b>${N(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function qn({own:e,ruling:t,refresh:n}){let[i,a]=r(!1),{reason:o,field:s}=Ce(`player`,void 0,N(`own.reason`),N(`own.reason-wrong`)),[c,l]=r(!1),[u,d]=r(``),[f,p]=r(``),[m,_]=r(!1),v=t.escalation?.status===`decided`;if(!v&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let y=N(v?`own.take-on`:`own.escalate`);return i?k`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),l(!o),!o)return;_(!0),p(``);let i={reason:o,...u.trim()&&{evidence:u.trim()}};try{await(await g.playerPage()).escalate(e,t,i),a(!1),n()}catch(e){p(N(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{_(!1)}}} aria-label=${y}>
${s(c)}
${f&&k`<p class="note bad" role="alert">${f}</p>`}
${!v&&k`<${h} label=${N(`own.evidence`)} hint=${N(`own.evidence-hint`)} value=${u} onInput=${d} long maxlength="4000" />`}
<button class="button main" disabled=${m}>${y}</button>
<button class="button" type="button" onClick=${()=>a(!1)}>${N(`cancel`)}</button>
</form>`:k`<button class="button" type="button" onClick=${()=>a(!0)}>${y}</button>`}function Jn(){let{own:e,missing:t,state:n,refresh:r}=Zn();if(t)return k`<${l} title=${N(`own.title`)} up="#/"><${d} text=${N(`own.missing`)}><a class="button" href="#/scan">${N(`hall-scan`)}</a><//><//>`;if(!e?.page){let e=n?k`<${d} text=${N(`own.${n}`)} />`:k`<${S} />`;return k`<${l} title=${N(`own.title`)} up="#/">${e}<//>`}let{tournament:i,player:a,rulings:o,ledger:s,games:c=[],standing:u=null,team_standing:f=null}=e.page;return k`<${l} title=${a.name} up="#/">
<p class="soft">${i.name} · ${N(`own.number`,{number:a.id_number})}</p>
${n&&k`<p class="note warn" role="status">${N(`own.${n}`)} ${N(`own.as-of`,{time:Qn(e.at,i)})}</p>`}
<${Rn} games=${c} tournament=${i} now=${g.now()} />
<${zn} standings=${[u,f]} />
<${Bn} games=${c} tournament=${i} />
<${Yn} ledger=${s} />
<section class="stack">
<h2>${N(`own.rulings`)}</h2>
${o.length===0&&k`<${d} text=${N(`own.none`)} />`}
${o.map(t=>k`<${Wn} key=${t.id} own=${e} ruling=${t} when=${Qn(t.ruled_at,i)} refresh=${r} />`)}
</section>
<${We} tournament=${e.tournament} as=${e.player} player />
<//>`}function Yn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return k`<section class="card">
<h2>${N(`own.owing`)}</h2>
${n.length===0&&k`<p>${N(`own.nothing`)}</p>`}
${n.map(([e,t])=>k`<p key=${e}>${Xn(e,t)}</p>`)}
</section>`}function Xn(e,t){return e===`P`?N(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?N(t>0?`own.table-points`:`own.table-points-back`,{points:I(Math.abs(t))}):N(t>0?`own.money`:`own.money-back`,{amount:_e(e,Math.abs(t))})}function Zn(){let{lang:e}=A(),[t,n]=r(void 0),[i,a]=r(``),[o,s]=r(0);return E(()=>{let t=!1,r=async()=>{let r=await g.playerPage(),i=await r.stored();if(!t&&(n(e=>e??i??null),i))try{let o=await r.load(i,e);if(t)return;n(o),a(``)}catch(e){t||a(e.signedOut?`cut-off`:`unreached`)}};r();let i=setInterval(()=>document.hidden||r(),6e4);return()=>{t=!0,clearInterval(i)}},[e,o]),{own:t,missing:t===null,state:i,refresh:()=>s(o+1)}}function Qn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?T(Intl.DateTimeFormat,n).format(new Date(e)):``}function $n({page:{rounds:e,time_zone:t},finds:n,isSeeking:i,now:a}){let[o,s]=r(``);if(!e.length)return k`<${d} text=${N(`public.no-rounds`)} />`;if(i)return k`<${tr} rounds=${e} zone=${t} finds=${n} />`;let c=e.find(e=>e.round===o)??er(e,a),l=e.map(e=>({value:e.round,text:e.round}));return k`${e.length>1&&k`<${p} label=${N(`reports.of-round`)} value=${c.round} options=${l} onChange=${s} />`}
<${nr} round=${c} tables=${c.tables} zone=${t} finds=${n} />`}function er(e,t){return e.findLast(({starts_at:e})=>e&&Date.parse(e)-36e5<=t)??e[0]}function tr({rounds:e,zone:t,finds:n}){let r=e.flatMap(e=>{let t=e.tables.filter(({seats:e})=>Object.values(e).some(n));return t.length?[{round:e,tables:t}]:[]});return r.length?r.map(({round:e,tables:r})=>k`<${nr} key=${e.round} round=${e} tables=${r} zone=${t} finds=${n} />`):k`<${d} text=${N(`public.not-found`)} />`}function nr({round:{round:e,starts_at:t},tables:n,zone:r,finds:i}){return k`<section class="stack" aria-label=${N(`hall-round`,{round:e})}>
<h2>${N(`hall-round`,{round:e})} ${t&&k`<span class="soft">${rr(t,r)}</span>`}</h2>
<ul class="public-tables">
${n.map(({label:e,seats:t})=>k`<li key=${e} class="card">
<h3>${N(`hall-table`,{label:e})}</h3>
<dl>${o.map(e=>k`<div key=${e} class=${i(t[e])?`found`:``}><dt><${P} wind=${e} /><span class="unseen">${N(`hall-wind.${e}`)}</span></dt><dd>${t[e]}</dd></div>`)}</dl>
</li>`)}
</ul>
</section>`}function rr(e,t){let n={weekday:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return T(Intl.DateTimeFormat,n).format(new Date(e))}function ir({page:{players:e,teams:t},finds:n}){let[i,a]=r(`players`);if(!e.length)return k`<${d} text=${N(`standings.none`)} />`;let o=[`players`,`teams`].map(e=>({value:e,text:N(`standings.of.${e}`)})),s=i===`teams`&&t.length?t:e;return k`${t.length>0&&k`<${p} label=${N(`standings.of`)} value=${i} options=${o} onChange=${a} />`}
<ol class="public-standings">
${s.map((e,t)=>k`<li key=${t} class=${n(e.name)?`found`:``}>
<span class="rank">${e.rank??`–`}</span>
<span>${e.name}${e.team&&k` <small class="soft">${e.team}</small>`}</span>
<strong>${V(e.final)}</strong>
</li>`)}
</ol>`}function ar({args:[e=``]}){let{page:t,refused:n,unreached:i}=or(e),[a,o]=r(`seating`),[s,c]=r(``);if(n)return k`<${l} title=${N(`public.title`)} up="#/"><${d} text=${N(`public.closed`)} /><//>`;if(!t)return k`<${l} title=${N(`public.title`)} up="#/">${i?k`<${d} text=${N(`live.unreached`)} />`:k`<${S} />`}<//>`;let u=[{value:`seating`,text:N(`public.seating`)},{value:`standings`,text:N(`own.standing`)}],f=e=>s.trim()!==``&&G(e).includes(G(s.trim()));return k`<${l} title=${t.name} up="#/">
${i&&k`<p class="note warn" role="status">${N(`live.unreached`)}</p>`}
<${p} label=${N(`public.show`)} value=${a} options=${u} onChange=${o} />
<${h} label=${N(`public.find`)} value=${s} onInput=${c} autocomplete="off" enterkeyhint="search" />
${a===`seating`?k`<${$n} page=${t} finds=${f} isSeeking=${s.trim()!==``} now=${g.now()} />`:k`<${ir} page=${t} finds=${f} />`}
${t.board_open&&k`<a class="button" href=${`#/board/${e}`}>${N(`public.clocks`)}</a>`}
<//>`}function or(e){let[t,n]=r({page:null,refused:!1,unreached:!1});return E(()=>{let t=!1,r=async()=>{try{let{publicPage:r}=await g.visitor(),i=await r(e);t||n({page:i,refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(({page:e})=>({page:r?null:e,refused:r,unreached:!r}))}};r();let i=setInterval(()=>document.hidden||r(),6e4);return()=>{t=!0,clearInterval(i)}},[e]),t}export{Tt as Book,rt as Books,Yt as Casual,fn as Compare,Mt as Foul,mn as Fouls,_n as Home,Ze as Join,Jn as PlayerPage,ar as PublicPage,Je as Receipt,Pe as Scan,In as Settings};