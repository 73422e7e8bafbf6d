import{$ as e,$t as t,An as n,Bn as r,Bt as i,Fn as a,Ft as o,Gt as s,Ht as c,I as l,It as u,Lt as d,Pt as f,Rt as p,Tn as m,Tr as h,Ut as g,Wt as _,Xr as v,Zt as y,_t as ee,ai as b,an as x,bi as te,ci as ne,cn as re,dn as S,dt as ie,ei as ae,et as C,fn as w,ft as oe,g as se,gt as T,in as ce,jt as le,k as ue,li as de,ln as fe,lt as pe,nn as me,oi as he,on as ge,p as _e,qt as E,ri as D,rn as O,sn as k,ti as ve,tt as ye,u as A,vi as j,wn as be,xi as M,xn as xe,yn as N,zn as Se}from"./app.js";import{Ar as P,Cr as Ce,Ei as F,Er as we,Fr as Te,Jr as Ee,Kr as De,Oi as Oe,Or as I,Sr as L,Tr as R,Yn as ke,_ as Ae,a as je,br as Me,c as Ne,ct as Pe,d as Fe,dr as Ie,f as z,g as Le,h as B,i as V,kr as H,m as U,n as Re,nn as W,o as G,or as ze,p as Be,qr as Ve,r as He,s as K,t as Ue,u as We,v as Ge,vi as q,wr as J,xr as Ke,y as qe}from"./shared.js";function Je({args:[e=``]}){let[t,r]=M({}),[i,a]=M(0);return j(()=>{n.visitor().then(({findReceipt:t})=>t(e)).then(e=>r({receipt:e}),e=>r({wrong:e instanceof v&&e.status===404?`unknown`:`away`}))},[e,i]),w`<${s} title=${k(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&w`<${_} />`}
${t.receipt&&w`<${Ye} ...${t.receipt} />`}
${t.wrong===`unknown`&&w`<p class="note bad" role="status">${k(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&w`<p class="note warn" role="status">${k(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{r({}),a(i+1)}}>${k(`try-again`)}</button>`}
<//>`}function Ye({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o,refund:s,withdrawn_at:c}){let l={dateStyle:`medium`,timeStyle:`short`,timeZone:a},u=x(Intl.DateTimeFormat,l),d=e=>`${u.format(new Date(e))} (${a})`,f=[[k(`fines.tournament`),e],[k(`fines.number`),t],[k(s?`fines.amount-back`:`fines.amount-paid`),ke(r,n)],[k(`fines.how`),k(`fines.method.${o}`)],[k(`fines.when`),d(i)]],p=c?k(`fines.genuine-withdrawn`,{time:d(c)}):k(`fines.genuine`);return w`<p class=${`note ${c?`bad`:`info`}`} role="status"><strong>${p}</strong></p>
<dl class="facts">
${f.map(([e,t])=>w`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${k(`fines.compare`)}</p>`}const Xe=y(m.referee,`Leave`);let Y=null;function Ze({args:e}){let t=q(`#/join/${e.join(`/`)}`),[n,r]=M(e.length>0?null:Y);return j(()=>{t?.invitation&&(Y=t,N(`#/join`,{replace:!0}))},[]),t?w`<${s} title=${k(`hall-join`)} up="#/" />`:n?w`<${De} to=${n.tournament}>
<${Qe} link=${n} onAnother=${()=>r(Y=null)} />
<//>`:w`<${nt} mangled=${e.length>0} onLink=${r} />`}function Qe({link:e,onAnother:r}){let[i,a]=M(null),[o,s]=M(0),[c,l]=M(``);return j(()=>{a(null);let r=Ee();n.join(e.tournament,e.invitation,c).then(e=>{if(Y=null,e.board)return r(`#/board/${e.board}`);if(e.player)return r(`#/own`);t(k(`hall-joined`,{name:n.snapshot.state.settings.name})),r(`#/tables`)},e=>a(e))},[o]),i&&$e(i)?w`<${et} onName=${e=>{l(e),s(o+1)}} />`:i?w`<${tt} error=${i} again=${()=>s(o+1)} onAnother=${r} />`:w`<${Ve} up="#/" />`}function $e(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function et({onName:e}){let[t,n]=M(``),[r,i]=M(``);return w`<${s} title=${k(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(k(`hall-join-name-wrong`))}}>
<${d} label=${k(`hall-join-name`)} hint=${k(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${k(`hall-join`)}</button>
</form>
<//>`}function tt({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?k(`hall-join-refused`):e.name===`Unreachable`?k(`hall-join-unreachable`):e.message,a=w`<button class="button" onClick=${n}>${k(`hall-join-other`)}</button>
${!r&&w`<button class="button main" onClick=${t}>${k(`try-again`)}</button>`}`;return w`<${s} title=${k(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function nt({mangled:e,onLink:t}){let{tournament:n}=O(),[r,i]=M(``),[a,o]=M(e?k(`hall-join-no-link`):``);return w`<${s} title=${k(`hall-join`)} up="#/">
<p>${k(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=q(r);n?.invitation?t(n):o(k(`hall-join-no-link`))}}>
<${d} label=${k(`hall-join-link`)} value=${r} onInput=${i} wrong=${a} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${k(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${E} name="scan" /> ${k(`hall-scan`)}</a>
${n&&w`<a class="button" href="#/tables"><${E} name="tables" /> ${k(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${E} name="person" /> ${k(`hall-join-account`)}</a>
<${Xe} />
<//>`}var rt=P(({rules:e})=>{let{tournament:t}=O(),{library:n,words:r,choice:i,book:a}=e;return w`<${s} title=${k(`open.books`)}>
${t&&w`<a class="row card" href="#/book/tournament">
<${E} name="book" />
<span class="body"
><small>${k(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${E} name="next" />
</a>`}
<a class="row card" href=${X(i)}>
<${E} name="book" />
<span class="body"
><small>${k(`open.rules-in-use`)}</small
><strong>${R(e,a)}</strong></span
>
<${E} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>w`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${r.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${r.phrase(`standing-${e.standing}`)}</small>
</span>
<${E} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${E} name="compare" /> ${k(`open.compare`)}</a
>
<//>`});function X({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function it({rules:e,spoken:t}){let n=t.status===`needs-facts`;return w`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?k(`open.answer-first`):t.line}</p>
${t.say&&!n&&w`<p class="say">${k(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&w`<section class="stack">
<h2>${k(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>w`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${l} stays=${t.stays} />
${!n&&w`<${at} rules=${e} spoken=${t} />`}`}function at({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return w`<section class="stack">
<h2>${k(`open.why`)}</h2>
${ee(t).map(e=>w`<p key=${e}>${e}</p>`)}
<${Ce} rules=${e} standing=${t.rulebook.standing} />
${i&&w`<p>${T(i.source)}</p>
${i.notes.map(e=>w`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>w`<${ot} key=${e.id} reading=${e} />`)}
${r.length>0&&w`<details class="fold">
<summary><h3>${k(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>w`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function ot({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return w`<div class="card">
<small class="soft">${k(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>w`<p key=${e} class="soft">${k(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function st({rules:e,book:t,who:n}){let[i,a]=M(0),o=t.clock(n),s=Math.max(...o.openings(),0)+300,c=ye(e.library,r(t,n,i));return w`<article>
<h3>${k(`open.who.${n}`)}</h3>
<${ct} clock=${o} end=${s} seconds=${i} />
<label class="field"
><span>${k(`open.how-late`)}</span>
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
<p role="status"><strong>${D(i)}</strong> · ${c.line}</p>
<ol class="bullets">
${o.bands.map(r=>w`<li key=${r.id}>
<strong
>${k(`open.from-time`,{time:D(o.opens(r))})}</strong
>
${` ${lt(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${T(c.source)}</p>
</article>`}function ct({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return w`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>w`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&D(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function lt({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&k(`open.per-minute`,{cost:a}),o&&k(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[k(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const ut=[{id:`fouls`,Section:dt},{id:`lateness`,Section:ht},{id:`procedures`,Section:gt},{id:`readings`,Section:bt},{id:`points`,Section:xt},{id:`sources`,Section:St}];function Z({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:w`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function dt({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(mt(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>G(t,e).length>0),c=a.filter(e=>!s.includes(e));return w`<${Z}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>w`<article key=${n}>
<h3><${pt} rules=${e} foul=${n} /></h3>
<${He} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&w`<${ft} rules=${e} fouls=${c} />`}
<//>`})}function ft({rules:e,fouls:t}){return w`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>w`<li key=${t}><${pt} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function pt({rules:e,foul:t}){return w`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function mt(e,t,n){let r=G(t,n).map(t=>[je(e,t),...V(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function ht({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${k(`open.lateness`)} ${k(`open.who.${e}`)}`));return w`<${Z}
title=${k(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>w`<${st} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&w`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function gt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:_t(e,t),steps:r.filter(({step:r})=>n(`${_t(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return w`<${Z}
title=${k(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>w`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>w`<li key=${n}>
${i.step(t.step)}
${vt(e,t.when).map(e=>w`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function _t({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):k(`open.procedure.${n}`)}function vt({words:e},t){return Object.entries(t).filter(([e])=>e in ne()).map(([t,n])=>{let r=[n].flat().map(n=>yt(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function yt(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function bt({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return w`<${Z}
title=${k(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${k(`open.readings-text`)}</p>
${i.map(e=>w`<${ot} key=${e.id} reading=${e} />`)}
<//>`}function xt({rules:e,book:t,found:n,searching:r}){let{points:i}=K(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return w`<${Z}
title=${k(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${g} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function St({rules:e,book:t,found:n,searching:r}){let{official:i}=O(),{references:a}=e.library.catalogue,o=Ct(t).map(e=>({id:e,...a[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return w`<${Z}
title=${k(`open.sources`)}
count=${o.length}
searching=${r}
>
<ul class="bullets">
${o.map(({id:e,title:t,publisher:n,year:r,reading:i})=>w`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${k(`open.read.${i}`)}</span
>
</li>`)}
</ul>
${_e(i)&&t.revision&&w`<p class="soft">${k(`open.revision`,{revision:t.revision.slice(0,12)})}</p>`}
<//>`}function Ct(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>G(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function wt({library:e},t){let n=ae(e,t),{items:r}=ve(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}var Tt=P(({args:[e=``],rules:t})=>{let{query:n}=xe(),{tournament:r,book:i}=O();if(e===`tournament`&&i)return w`<${Dt}
rules=${t}
book=${i}
choice=${{...I(i.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return w`<${s} title=${k(`lost`)} up="#/books"
><${c} text=${k(`lost-text`)}
/><//>`;let a=Et(e,n.get(`with`)),o=H(t.library,a),l=o?I(e):a;return w`<${Dt}
rules=${t}
book=${J(t.library,l)}
choice=${l}
wrong=${o}
/>`});function Et(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return I(e)}}function Dt({rules:e,book:n,choice:r,wrong:i}){let[a,o]=M(``),[c,l]=M(!1),{library:u,words:f}=e,p=wt(e,a);return w`<${s} title=${R(e,n)} up="#/books">
<${Ke} error=${i} />
<${Ce} rules=${e} standing=${n.content.standing} />
<p>${f.standingNote(n.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>l(!0)}
>
${k(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(r),t(k(`open.in-use-now`))}}>
${k(`open.use-these`)}
</button>
</div>
<${d}
type="search"
label=${k(`open.search-book`)}
value=${a}
autocomplete="off"
onInput=${o}
/>
${ut.map(({id:t,Section:r})=>w`<${r} key=${t} rules=${e} book=${n} found=${p} searching=${!!a.trim()} />`)}
${c&&w`<${Me} rules=${e} value=${r} onUse=${e=>{l(!1),N(X(e),{replace:!0})}} onClose=${()=>l(!1)} />`}
<//>`}function Ot({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>w`<${ue}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function kt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?w`<section class="stack">
<h2>${k(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>w`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${k(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function At({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:s,words:c}=e,l={context:r,onChange:i};return w`<${o} title=${w`<h2>${k(`open.around`)}</h2>`}>
${()=>w`<div class="stack">
<${Re} book=${s} words=${c} foul=${t} facts=${n} ...${l} />
${!a&&w`<${jt} rules=${e} ...${l} />`}
</div>`}
<//>`}function jt({rules:{words:e},context:t,onChange:n}){let r=he.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return w`<${i}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&w`<${p}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:k(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var Mt=P(({args:[e=``],rules:t,query:n})=>e in t.library.catalogue.fouls?w`<${Nt} id=${e} rules=${t} query=${n} />`:w`<${s} title=${k(`lost`)} up="#/fouls"
><${c} text=${k(`lost-text`)}
/><//>`);function Nt({id:t,rules:n,query:r}){let[i,o]=M(()=>Pt(r)),[c,l]=M({}),u=e(n.book,t,i,{})?i:{},d=e(n.book,t,u,c)?c:{},f=C(n.library,a(n.book,t,u,d));return w`<${s} title=${f.foul.name} up="#/fouls">
<${Ot} spoken=${f} onAnswer=${(e,t)=>o({...u,[e]:t})} />
<${kt} rules=${n} facts=${u} onForget=${e=>o(Ft(u,e))} />
<${it} rules=${n} spoken=${f} />
<${At} rules=${n} foul=${t} facts=${u} context=${d} onChange=${l} />
<${It} rules=${n} foul=${t} facts=${u} context=${d} />
<${L} rules=${n} />
<//>`}function Pt(e){let t={true:!0,false:!1};return Object.fromEntries([...e].map(([e,n])=>[e,t[n]??n]))}function Ft(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function It({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>J(e.library,I(t))),a=[...new Map([e.book,...i].map(t=>[R(e,t),t]))],o=Ne(a.map(([,e])=>e),t,n,r).map(t=>Rt(C(e.library,t)));return w`<section class="stack">
<h2>${k(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>w`<li key=${e}>
<a class="row" href=${X(Lt(t))}>
<span class="body"><small>${e}</small>
<span class=${o[n]===o[0]?``:`strong`}>${o[n]}</span></span>
<${E} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Lt({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Rt(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?ie(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Q={occasion:``,query:``};function zt({rules:e,occasion:t,...n}){let[r,i]=M(Q.occasion===t?Q.query:``),a=e=>{Q={occasion:t,query:e},i(e)},{library:o,book:s,words:c}=e;return w`<${le} library=${o} book=${s} words=${c} label=${k(`call.what`)} hint=${k(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const Bt={casual:!0};function Vt({rules:e,evening:t,names:n,person:r}){return w`<${s}
title=${k(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${zt}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Ht(e){let{rules:t,evening:n,names:r,person:i,foul:a}=e,[o,c]=M({}),[l,d]=M(Bt),[f,p]=M(0),m=B(i,n.east),h={...l,seat:m},g=Ut(t,a,o,h),_=g.range?.[f]?f:0,{line:v,payments:y}=Wt(e,g,_,m),ee=Gt(e,v,y),b=![`needs-facts`,`not-covered`].includes(g.status)&&w`<button class="button main" onClick=${ee}>${k(`open.note`)}</button>`,x=(e,t)=>c({...o,[e]:t}),te=e=>c(Ft(o,e)),ne=r.map((e,r)=>t.words.phrase(`seat-${B(r,n.east)}`));return w`<${s} title=${`${r[i]}: ${g.foul.name}`} up=${`#/casual/${i}`} actions=${b}>
<${Ot} spoken=${g} onAnswer=${x} />
<${kt} rules=${t} facts=${o} onForget=${te} />
${g.range&&w`<${u} label=${k(`open.you-choose`)} value=${_} onChange=${p} options=${Kt(t,g)} />`}
${y.length>0&&w`<${qe} names=${r} notes=${ne} pot="" payments=${y} number=${e=>t.words.number(e)} />`}
<${it} rules=${t} spoken=${{...g,say:``}} />
<${At} rules=${t} foul=${a} facts=${o} context=${h} onChange=${d} fixed />
<//>`}function Ut({book:t,library:n},r,i,o){let s=e(t,r,i,o)??a(t,r,i,{...Bt,seat:o.seat});return C(n,s)}function Wt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?qt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:U(e,t),to:U(n,t),points:r}))}}function Gt({evening:e,set:n,person:r,foul:i},a,o){let s=te(!1);return()=>{s.current||(s.current=!0,n({events:[...e.events,{kind:`foul`,by:r,foul:i,line:a,payments:o}]}),re(),t(k(`open.recorded`)),N(`#/casual`,{replace:!0}))}}function Kt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function qt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?Se(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const Jt={choice:null,names:[``,``,``,``],east:0,events:[]};var Yt=P(({args:[e,t],rules:n})=>{let[r,i]=be(`shinpan.casual`,Jt),a=e=>i({...r,...e}),o=we(n,r.choice,e=>a({choice:e})),l={rules:o,evening:r,set:a,names:z.map(e=>r.names[e]?.trim()||k(`open.player`,{number:e+1}))};return e===void 0?w`<${Xt} ...${l} />`:z.includes(Number(e))&&(!t||t in o.library.catalogue.fouls)?t?w`<${Ht}
...${l}
person=${Number(e)}
foul=${t}
/>`:w`<${Vt} ...${l} person=${Number(e)} />`:w`<${s} title=${k(`lost`)} up="#/casual"
><${c} text=${k(`lost-text`)}
/><//>`});function Xt({rules:e,evening:t,set:n,names:r}){let[i,a]=M(``),{net:o,table:c}=Ge(t.events),l=t=>e.words.number(t),u=e=>n({events:[...t.events,e]}),d=t.events.at(-1),f=w`<button class="button" disabled=${!d} onClick=${()=>n({events:t.events.slice(0,-1)})}>${k(`open.undo`)}</button>
<button class="button main" disabled=${!d} onClick=${()=>a(`settle`)}>${k(`open.settle`)}</button>`,p={names:r,number:l,onClose:()=>a(``)};return w`<${s} title=${k(`open.casual`)} actions=${f}>
<section class="stack">
<h2>${k(`open.who-fouled`)}</h2>
<${qe} names=${r} notes=${o.map(e=>Ae(e,l))} pot=${c?l(c):``}
payments=${d?Be(d):[]} number=${l} to=${e=>`#/casual/${e}`} />
</section>
${c>0&&w`<${Qt} text=${l(c)} names=${r} onWon=${e=>u({kind:`won`,by:e,points:c})} />`}
<${Zt} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${$t} rules=${e} events=${t.events} names=${r} />
<a class="button" href="#/sheet">${k(`open.to.sheet`)}</a>
<a class="button" href=${c?`#/settle/,,,?pot=${c}`:`#/settle`}>${k(`open.to.settle`)}</a>
<${L} rules=${e} />
${i===`names`&&w`<${We} ...${p} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&w`<${Fe} ...${p} net=${o} onSettled=${()=>u({kind:`settled`,payments:Le(o)})} />`}
<//>`}function Zt({east:e,names:t,onEast:n,onNames:r}){return w`<${u} label=${k(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${k(`open.names`)}</button>`}function Qt({text:e,names:t,onWon:n}){return w`<section class="note info stack">
<h2>${k(`open.pot`,{points:e})}</h2>
<p>${k(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>w`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function $t({rules:e,events:t,names:n}){if(!t.length)return w`<p class="soft">${k(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?k(`open.settled`):t.kind===`won`?k(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return w`<section class="stack">
<h2>${k(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>w`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}function $({id:e,title:t,rules:n,books:r,lines:i,only:a,found:o}){let s=i.filter(e=>o(nn(e),e.id)),c=s.filter(({by:e})=>e),l=a?c:s;return w`<section class="stack">
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
${r.map((e,t)=>w`<th key=${t} role="columnheader" scope="col">${R(n,e)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${l.map(e=>w`<${en} key=${e.id} line=${e} />`)}
</tbody>
</table>
</div>
</section>`}function en({line:{name:e,href:t,cells:n,by:r}}){let i=n.find(({silent:e})=>!e);return w`<tr role="row" class=${r?`differs`:``}>
<th role="rowheader" scope="row">
${t?w`<a class="reach" href=${t}>${e}</a>`:w`<span>${e}</span>`}
${r&&w`<small>${k(`open.differs-in.${r}`)}</small>`}
</th>
${n.map((e,t)=>w`<${tn} key=${t} cell=${e} first=${i} />`)}
</tr>`}function tn({cell:{texts:e,silent:t},first:n}){let r=!t&&[...e].sort().join(`
`)!==[...n.texts].sort().join(`
`);return w`<td role="cell" class=${t?`silent`:r?`other`:``}>
${e.map(e=>w`<p key=${e} class=${r&&!n.texts.includes(e)?`strong`:``}>${e}</p>`)}
</td>`}function nn({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const rn=[`penalty`,`when`,`details`];function an({library:e},t){return K(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:sn(r)?`answer`:null}})}function on(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=rn.map(r=>({by:r,cells:t.map(t=>cn(e,t,n,r))})),{by:i,cells:a}=r.find(e=>sn(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function sn(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>de([...e].sort()))).size>1}function cn(e,t,n,r){let i=G(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[je(e,n),...ln(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?dn(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function ln(e,t,n,r,i){if(i===`penalty`)return[];let a=V(e,n.when).join(` `),o=a||r>1?[a||k(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?un(e,t,n.lateness):[]]}function un(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${k(`open.from-time`,{time:D(r.opens(i))})} ${lt(e,t.lateness[n],i)}`)}function dn({words:e},t,n){let{scope:r}=t.table(n);return r?[k(`open.counted-over`,{scope:ge([e.phrase(`scope-${r}`)])})]:[]}var fn=P(({rules:e})=>{let{library:t,choice:n}=e,r=Object.keys(t.books).filter(e=>e!==n.id),[a,o]=be(`shinpan.compare`,[n,...r.slice(-2).map(I)]),c=a.filter(e=>!H(t,e)),[l,u]=M(null),[f,p]=M(!0),[m,h]=M(``),g=wt(e,m),_=c.map(e=>J(t,e));return w`<${s} title=${k(`open.compare`)}>
<${pn}
rules=${e}
books=${_}
onOpen=${u}
onRemove=${e=>o(c.filter((t,n)=>n!==e))}
/>
<${d} type="search" label=${k(`open.search-compared`)} value=${m} autocomplete="off" onInput=${h} />
<${i}
label=${k(`open.only-different`)}
hint=${k(`open.silence`)}
checked=${f}
onChange=${p}
/>
<${$}
id="points"
title=${k(`open.rule-points`)}
rules=${e}
books=${_}
lines=${an(e,_)}
only=${f}
found=${g}
/>
<${$}
id="fouls"
title=${k(`open.fouls`)}
rules=${e}
books=${_}
lines=${on(e,_)}
only=${f}
found=${g}
/>
${l!==null&&w`<${Me} rules=${e} value=${c[l]??I(n.id)} onUse=${e=>{o(l===c.length?[...c,e]:c.map((t,n)=>n===l?e:t)),u(null)}} onClose=${()=>u(null)} />`}
<//>`});function pn({rules:e,books:t,onOpen:n,onRemove:r}){return w`<ul class="rows">
${t.map((i,a)=>w`<li key=${a} class="column">
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
<span class="badge">${k(`call.change`)}</span>
</button>
${t.length>2&&w`<button class="button quiet" aria-label=${k(`open.remove`,{name:R(e,i)})} onClick=${()=>r(a)}><${E} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${k(`open.add-book`)}
</button>`}var mn=P(({rules:e})=>w`<${s} title=${k(`open.fouls`)}>
<${zt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${L} rules=${e} />
<//>`);const hn=[`empty-win`,`noten-riichi`,`exposed-tiles`],gn={rules:[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`]],tools:[[`hand`,`tables`],[`calls`,`sound`],[`draw`,`compare`],[`sheet`,`log`],[`settle`,`check`],[`casual`,`dice`],[`train`,`clock`]],app:[[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]]};function _n(){return Ie()?w`<${vn} />`:w`<${yn} />`}function vn(){return w`<${s} title=${k(`desk.item.rules`)} up=${null}>
<${xn} large=${!1} />
${[`rules`,`tools`].map(e=>w`<${Cn} key=${e} group=${e} />`)}
<//>`}function yn(){let[e,t]=M(!1),{tournament:n}=O(),r=ze(),i=w`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${k(`open.menu`)} onClick=${()=>t(!0)}><${E} name="log" /></button>`;return w`<${s} title="Shinpan" up=${null} aside=${i}>
${n?w`<${bn} />`:w`<p class="soft">${k(`open.what-it-is`)}</p>`}
${r&&w`<ul class="rows"><${wn} href=${`#/board/${r.slug}`} icon="tables" text=${k(`open.to.board`)} about=${r.name} /></ul>`}
<${xn} large=${!n} />
${!n&&w`<ul class="ways">
<li><a class="way" href="#/casual"><${E} name="dice" /><strong>${k(`open.at-home`)}</strong><span>${k(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${E} name="scan" /><strong>${k(`open.i-referee`)}</strong><span>${k(`open.scan`)}</span></a></li>
</ul>`}
${e&&w`<${Sn} onClose=${()=>t(!1)} />`}
<//>`}function bn(){let{tournament:e,official:t}=O();return w`<section class="card">
<small class="soft">${k(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&w`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${E} name="tables" /> ${k(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${E} name="log" /> ${k(`open.log`)}</a>
<a class="button" href="#/scan"><${E} name="scan" /> ${k(`open.scan`)}</a>
</div>
</section>`}function xn({large:e}){return w`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${k(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${E} name="search" />${k(`open.to.fouls`)}</a>
<ul class="examples">
${hn.map(e=>w`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${k(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function Sn({onClose:e}){return w`<${f} title=${k(`open.menu`)} onClose=${e}>
${Object.keys(gn).map(t=>w`<${Cn} key=${t} group=${t} onClose=${e} />`)}
<//>`}function Cn({group:e,onClose:t}){let n=gn[e].filter(([e])=>t||e!==`fouls`);return w`<section aria-labelledby=${e}>
<${t?`h3`:`h2`} id=${e}>${k(`open.group.${e}`)}<//>
<ul class=${`menu-places ${t?``:`on-page`}`}>
${n.map(([e,n])=>w`<li key=${e}>
<a href=${`#/${e}`} onClick=${t}><${E} name=${n} /><span>${k(`open.to.${e}`)}</span><small>${k(`open.about.${e}`)}</small></a>
</li>`)}
</ul>
</section>`}function wn({href:e,icon:t,text:n,about:r,onClick:i}){return w`<li>
<a class="row" href=${e} onClick=${i}><${E} name=${t} /><span class="body">${n}<small>${r}</small></span><${E} name="next" /></a>
</li>`}var Tn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function En(){let e=me();S();let{library:n,usage:r,quota:i,persisted:a,lowStorage:o,outbox:s,elsewhere:c,syncedAt:l,tournament:u}=O(),[d,f]=M(a),[p,m]=M(``);j(()=>f(a),[a]),j(()=>void Dn().then(m),[e]);let h=async()=>{let e=await navigator.storage.persist();f(e),e||t(k(`open.persist-refused`))},_=k(`open.storage-of`,{used:On(r),quota:On(i)}),v=[[k(`open.offline`),k(`ready.${e}`)],[k(`open.version`),p||`–`],[k(`open.books`),String(Object.keys(n?.books??{}).length)],[k(`open.unsent`),String(s.length+c.reduce((e,{count:t})=>e+t,0))],[k(`open.storage`),_],[k(`open.persistent`),k(d?`open.yes`:`open.no`)],...l?[[k(`open.last-synced`),ce(l,u?.time_zone)]]:[]];return w`<section class="card">
<h2>${k(`open.kept-here`)}</h2>
${o&&w`<p class="note warn">${k(`open.storage-low`)}</p>`}
<${g} rows=${v} />
${!d&&w`<p class="soft">${k(`open.persist-text`)}</p>
${`storage`in navigator&&w`<button class="button" onClick=${h}>${k(`open.persist`)}</button>`}`}
</section>`}async function Dn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function On(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return x(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function kn(){let{online:e}=O();return w`<${o} title=${k(`open.libraries`)}>
${()=>w`<ul class="bullets">
${Object.entries(Tn).map(([t,{version:n,licence:r}])=>w`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&w`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${k(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>`}
<//>`}const An=y(m.referee,`PushSwitch`),jn=y(m.referee,`Leave`),Mn=y(m.referee,`Standing`),Nn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],Pn=[`auto`,`light`,`dark`],Fn=[`left`,`right`];function In(){let e=S(),{tournament:n,official:r}=O(),a=e=>n=>fe({[e]:n}).catch(()=>t(k(`open.lang-not-here`))),o=(t,n,r)=>w`<${u} label=${n} value=${e[t]} options=${r} onChange=${a(t)} />`,c=(t,n,r=``)=>w`<${i} label=${n} hint=${r} checked=${e[t]} onChange=${a(t)} />`;return w`<${s} title=${k(`open.settings`)}>
${o(`lang`,`Language · 言語 · Langue · Язык`,Nn)} ${o(`theme`,k(`open.theme`),Ln(`theme`,Pn))}
${o(`hand`,k(`open.hand`),Ln(`hand`,Fn))} ${c(`discreet`,k(`open.discreet`),k(`open.discreet-text`))}
${c(`haptics`,k(`open.haptics`))} ${c(`sound`,k(`open.sound`))}
${n&&se(r)&&w`<${An} tournament=${n.id} as=${r.id} />`}
<${Mn} />
<${En} />
<${jn} />
<${kn} />
<//>`}function Ln(e,t){return t.map(t=>({value:t,text:k(`open.${e}.${t}`)}))}function Rn({games:e,tournament:t,now:n}){let r=e.find(({result:e,status:t,replaced:n})=>!e&&!t&&!n);if(!r)return null;let{round:i,table:a,seat:o,scheduled_at:s,minutes:c}=r,l=s&&Date.parse(s)<=n;return w`<section class="card own-next" aria-label=${k(`own.next`)}>
<h2>${k(`own.next`)}</h2>
<p class="own-place"><span class="own-wind"><${A} wind=${o} /></span>
<span><strong>${k(`hall-table`,{label:a})}</strong> ${Hn(o)} · ${k(`hall-round`,{round:i})}</span></p>
${s&&w`<p>${k(l?`own.began`:`own.begins`,{time:Un(s,t)})}${c?` · ${k(`own.minutes`,{minutes:c})}`:``}</p>`}
</section>`}function zn({standings:e}){let t=e.filter(e=>e&&e.rank!==null);return t.length?w`<section class="card">
<h2>${k(`own.standing`)}</h2>
<dl class="own-standings">
${t.map(e=>w`<div key=${e?.name}><dt>${e?.name}</dt><dd><strong>${k(`own.rank`,{rank:e?.rank,of:e?.of})}</strong> ${F(e?.final)}</dd></div>`)}
</dl>
</section>`:null}function Bn({games:e,tournament:t}){return e.length?w`<section class="stack">
<h2>${k(`own.games`)}</h2>
<ol class="own-games">
${e.map((e,n)=>w`<li key=${n} class=${e.status?`uncounted`:``}>
<span class="own-wind"><${A} wind=${e.seat} /><span class="unseen">${Hn(e.seat)}</span></span>
<span>${k(`hall-round`,{round:e.round})} · ${k(`hall-table`,{label:e.table})}</span>
<span class="own-result">${Vn(e,t)}</span>
</li>`)}
</ol>
</section>`:null}function Vn({status:e,replaced:t,result:n,scheduled_at:r},i){return e?k(`own.game.${e}`):t?w`${n?`${F(n.total)} `:``}<small>${k(`own.game.replaced`)}</small>`:n?w`<small>${k(`own.place`,{place:n.place,points:Oe(n.points)})}</small> <strong>${F(n.total)}</strong>`:r?Un(r,i):k(`own.game.open`)}function Hn(e){return e?k(`hall-wind.${e}`):``}function Un(e,{time_zone:t}){let n=e=>x(Intl.DateTimeFormat,{dateStyle:`short`,timeZone:t}).format(e),r=new Date(e),i=n(r)===n(/* @__PURE__ */ new Date)?{timeStyle:`short`,timeZone:t}:{weekday:`short`,day:`numeric`,month:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return x(Intl.DateTimeFormat,i).format(r)}function Wn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[k(`hall-table`,{label:c}),pe(l),n].filter(Boolean).join(` · `);return w`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${oe(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${k(`own.team`)}`:``}</p>
${d&&w`<p class="soft">${T(d)}</p>`}
${s in Gn&&w`<p class="note info">${k(Gn[s])}</p>`}
${f&&w`<${Kn} escalation=${f} />`}
<${qn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Gn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Kn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=k(t===`open`?`own.open.${n}`:`own.${t}`);return w`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${k(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>w`<li key=${e.id}><b>${k(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function qn({own:e,ruling:t,refresh:r}){let[i,a]=M(!1),{reason:o,field:s}=Te(`player`,void 0,k(`own.reason`),k(`own.reason-wrong`)),[c,l]=M(!1),[u,f]=M(``),[p,m]=M(``),[h,g]=M(!1),_=t.escalation?.status===`decided`;if(!_&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let v=k(_?`own.take-on`:`own.escalate`);return i?w`<form class="stack" onSubmit=${async i=>{if(i.preventDefault(),l(!o),!o)return;g(!0),m(``);let s={reason:o,...u.trim()&&{evidence:u.trim()}};try{await(await n.playerPage()).escalate(e,t,s),a(!1),r()}catch(e){m(k(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{g(!1)}}} aria-label=${v}>
${s(c)}
${p&&w`<p class="note bad" role="alert">${p}</p>`}
${!_&&w`<${d} label=${k(`own.evidence`)} hint=${k(`own.evidence-hint`)} value=${u} onInput=${f} long maxlength="4000" />`}
<button class="button main" disabled=${h}>${v}</button>
<button class="button" type="button" onClick=${()=>a(!1)}>${k(`cancel`)}</button>
</form>`:w`<button class="button" type="button" onClick=${()=>a(!0)}>${v}</button>`}function Jn(){let{own:e,missing:t,state:r,refresh:i}=Zn();if(t)return w`<${s} title=${k(`own.title`)} up="#/"><${c} text=${k(`own.missing`)}><a class="button" href="#/scan">${k(`hall-scan`)}</a><//><//>`;if(!e?.page){let e=r?w`<${c} text=${k(`own.${r}`)} />`:w`<${_} />`;return w`<${s} title=${k(`own.title`)} up="#/">${e}<//>`}let{tournament:a,player:o,rulings:l,ledger:u,games:d=[],standing:f=null,team_standing:p=null}=e.page;return w`<${s} title=${o.name} up="#/">
<p class="soft">${a.name} · ${k(`own.number`,{number:o.id_number})}</p>
${r&&w`<p class="note warn" role="status">${k(`own.${r}`)} ${k(`own.as-of`,{time:Qn(e.at,a)})}</p>`}
<${Rn} games=${d} tournament=${a} now=${n.now()} />
<${zn} standings=${[f,p]} />
<${Bn} games=${d} tournament=${a} />
<${Yn} ledger=${u} />
<section class="stack">
<h2>${k(`own.rulings`)}</h2>
${l.length===0&&w`<${c} text=${k(`own.none`)} />`}
${l.map(t=>w`<${Wn} key=${t.id} own=${e} ruling=${t} when=${Qn(t.ruled_at,a)} refresh=${i} />`)}
</section>
<${Ue} tournament=${e.tournament} as=${e.player} player />
<//>`}function Yn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return w`<section class="card">
<h2>${k(`own.owing`)}</h2>
${n.length===0&&w`<p>${k(`own.nothing`)}</p>`}
${n.map(([e,t])=>w`<p key=${e}>${Xn(e,t)}</p>`)}
</section>`}function Xn(e,t){return e===`P`?k(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?k(t>0?`own.table-points`:`own.table-points-back`,{points:Oe(Math.abs(t))}):k(t>0?`own.money`:`own.money-back`,{amount:b(e,Math.abs(t))})}function Zn(){let{lang:e}=S(),[t,r]=M(void 0),[i,a]=M(``),[o,s]=M(0);return j(()=>{let t=!1,i=async()=>{let i=await n.playerPage(),o=await i.stored();if(!t&&(r(e=>e??o??null),o))try{let n=await i.load(o,e);if(t)return;r(n),a(``)}catch(e){t||a(e.signedOut?`cut-off`:`unreached`)}};i();let o=setInterval(()=>document.hidden||i(),6e4);return()=>{t=!0,clearInterval(o)}},[e,o]),{own:t,missing:t===null,state:i,refresh:()=>s(o+1)}}function Qn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?x(Intl.DateTimeFormat,n).format(new Date(e)):``}function $n({page:{rounds:e,time_zone:t},finds:n,isSeeking:r,now:i}){let[a,o]=M(``);if(!e.length)return w`<${c} text=${k(`public.no-rounds`)} />`;if(r)return w`<${tr} rounds=${e} zone=${t} finds=${n} />`;let s=e.find(e=>e.round===a)??er(e,i),l=e.map(e=>({value:e.round,text:e.round}));return w`${e.length>1&&w`<${u} label=${k(`reports.of-round`)} value=${s.round} options=${l} onChange=${o} />`}
<${nr} round=${s} tables=${s.tables} zone=${t} finds=${n} />`}function er(e,t){return e.findLast(({starts_at:e})=>e&&Date.parse(e)-36e5<=t)??e[0]}function tr({rounds:e,zone:t,finds:n}){let r=e.flatMap(e=>{let t=e.tables.filter(({seats:e})=>Object.values(e).some(n));return t.length?[{round:e,tables:t}]:[]});return r.length?r.map(({round:e,tables:r})=>w`<${nr} key=${e.round} round=${e} tables=${r} zone=${t} finds=${n} />`):w`<${c} text=${k(`public.not-found`)} />`}function nr({round:{round:e,starts_at:t},tables:n,zone:r,finds:i}){return w`<section class="stack" aria-label=${k(`hall-round`,{round:e})}>
<h2>${k(`hall-round`,{round:e})} ${t&&w`<span class="soft">${rr(t,r)}</span>`}</h2>
<ul class="public-tables">
${n.map(({label:e,seats:t})=>w`<li key=${e} class="card">
<h3>${k(`hall-table`,{label:e})}</h3>
<dl>${h.map(e=>w`<div key=${e} class=${i(t[e])?`found`:``}><dt><${A} wind=${e} /><span class="unseen">${k(`hall-wind.${e}`)}</span></dt><dd>${t[e]}</dd></div>`)}</dl>
</li>`)}
</ul>
</section>`}function rr(e,t){let n={weekday:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return x(Intl.DateTimeFormat,n).format(new Date(e))}function ir({page:{players:e,teams:t},finds:n}){let[r,i]=M(`players`);if(!e.length)return w`<${c} text=${k(`standings.none`)} />`;let a=[`players`,`teams`].map(e=>({value:e,text:k(`standings.of.${e}`)})),o=r===`teams`&&t.length?t:e;return w`${t.length>0&&w`<${u} label=${k(`standings.of`)} value=${r} options=${a} onChange=${i} />`}
<ol class="public-standings">
${o.map((e,t)=>w`<li key=${t} class=${n(e.name)?`found`:``}>
<span class="rank">${e.rank??`–`}</span>
<span>${e.name}${e.team&&w` <small class="soft">${e.team}</small>`}</span>
<strong>${F(e.final)}</strong>
</li>`)}
</ol>`}function ar({args:[e=``]}){let{page:t,refused:r,unreached:i}=or(e),[a,o]=M(`seating`),[l,f]=M(``);if(r)return w`<${s} title=${k(`public.title`)} up="#/"><${c} text=${k(`public.closed`)} /><//>`;if(!t)return w`<${s} title=${k(`public.title`)} up="#/">${i?w`<${c} text=${k(`live.unreached`)} />`:w`<${_} />`}<//>`;let p=[{value:`seating`,text:k(`public.seating`)},{value:`standings`,text:k(`own.standing`)}],m=e=>l.trim()!==``&&W(e).includes(W(l.trim()));return w`<${s} title=${t.name} up="#/">
${i&&w`<p class="note warn" role="status">${k(`live.unreached`)}</p>`}
<${u} label=${k(`public.show`)} value=${a} options=${p} onChange=${o} />
<${d} label=${k(`public.find`)} value=${l} onInput=${f} autocomplete="off" enterkeyhint="search" />
${a===`seating`?w`<${$n} page=${t} finds=${m} isSeeking=${l.trim()!==``} now=${n.now()} />`:w`<${ir} page=${t} finds=${m} />`}
${t.board_open&&w`<a class="button" href=${`#/board/${e}`}>${k(`public.clocks`)}</a>`}
<//>`}function or(e){let[t,r]=M({page:null,refused:!1,unreached:!1});return j(()=>{let t=!1,i=async()=>{try{let{publicPage:i}=await n.visitor(),a=await i(e);t||r({page:a,refused:!1,unreached:!1})}catch(e){let n=e.status===404;t||r(({page:e})=>({page:n?null:e,refused:n,unreached:!n}))}};i();let a=setInterval(()=>document.hidden||i(),6e4);return()=>{t=!0,clearInterval(a)}},[e]),t}export{Tt as Book,rt as Books,Yt as Casual,fn as Compare,Mt as Foul,mn as Fouls,_n as Home,Ze as Join,Jn as PlayerPage,ar as PublicPage,Je as Receipt,Pe as Scan,In as Settings};