import{$ as e,$t as t,An as n,Bn as r,Bt as i,Fn as a,Ft as o,Gt as s,Ht as c,I as l,It as u,Lt as d,Pt as f,Rt as p,Tn as m,Tr as h,Ut as g,Wt as _,Xr as v,Zt as y,_t as b,ai as ee,an as x,bi as S,ci as C,cn as te,dn as w,dt as ne,ei as re,et as T,fn as E,ft as ie,g as ae,gt as D,in as oe,jt as se,k as ce,li as le,ln as ue,lt as de,nn as fe,oi as pe,on as me,p as he,qt as O,ri as k,rn as A,sn as j,ti as ge,tt as _e,u as M,vi as N,wn as P,xi as F,xn as ve,yn as I,zn as ye}from"./app.js";import{Cr as L,Dr as R,Ei as z,Er as B,Gr as be,Kr as xe,Nr as Se,Or as V,Sr as H,Wr as Ce,_ as we,a as U,br as W,c as Te,d as Ee,en as G,f as K,g as De,gi as Oe,h as ke,i as Ae,ir as je,m as Me,n as Ne,o as q,ot as Pe,p as Fe,qn as Ie,r as Le,s as Re,t as ze,u as Be,v as Ve,vr as He,wi as J,wr as Ue,xr as We,y as Ge,yr as Ke}from"./shared.js";function qe({args:[e=``]}){let[t,r]=F({}),[i,a]=F(0);return N(()=>{n.visitor().then(({findReceipt:t})=>t(e)).then(e=>r({receipt:e}),e=>r({wrong:e instanceof v&&e.status===404?`unknown`:`away`}))},[e,i]),E`<${s} title=${j(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&E`<${_} />`}
${t.receipt&&E`<${Je} ...${t.receipt} />`}
${t.wrong===`unknown`&&E`<p class="note bad" role="status">${j(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&E`<p class="note warn" role="status">${j(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{r({}),a(i+1)}}>${j(`try-again`)}</button>`}
<//>`}function Je({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o,refund:s,withdrawn_at:c}){let l={dateStyle:`medium`,timeStyle:`short`,timeZone:a},u=x(Intl.DateTimeFormat,l),d=e=>`${u.format(new Date(e))} (${a})`,f=[[j(`fines.tournament`),e],[j(`fines.number`),t],[j(s?`fines.amount-back`:`fines.amount-paid`),Ie(r,n)],[j(`fines.how`),j(`fines.method.${o}`)],[j(`fines.when`),d(i)]],p=c?j(`fines.genuine-withdrawn`,{time:d(c)}):j(`fines.genuine`);return E`<p class=${`note ${c?`bad`:`info`}`} role="status"><strong>${p}</strong></p>
<dl class="facts">
${f.map(([e,t])=>E`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${j(`fines.compare`)}</p>`}const Ye=y(m.referee,`Leave`);let Y=null;function Xe({args:e}){let t=Oe(`#/join/${e.join(`/`)}`),[n,r]=F(e.length>0?null:Y);return N(()=>{t?.invitation&&(Y=t,I(`#/join`,{replace:!0}))},[]),t?E`<${s} title=${j(`hall-join`)} up="#/" />`:n?E`<${Ce} to=${n.tournament}>
<${Ze} link=${n} onAnother=${()=>r(Y=null)} />
<//>`:E`<${tt} mangled=${e.length>0} onLink=${r} />`}function Ze({link:e,onAnother:r}){let[i,a]=F(null),[o,s]=F(0),[c,l]=F(``);return N(()=>{a(null);let r=xe();n.join(e.tournament,e.invitation,c).then(e=>{if(Y=null,e.board)return r(`#/board/${e.board}`);if(e.player)return r(`#/own`);t(j(`hall-joined`,{name:n.snapshot.state.settings.name})),r(`#/tables`)},e=>a(e))},[o]),i&&Qe(i)?E`<${$e} onName=${e=>{l(e),s(o+1)}} />`:i?E`<${et} error=${i} again=${()=>s(o+1)} onAnother=${r} />`:E`<${be} up="#/" />`}function Qe(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function $e({onName:e}){let[t,n]=F(``),[r,i]=F(``);return E`<${s} title=${j(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(j(`hall-join-name-wrong`))}}>
<${d} label=${j(`hall-join-name`)} hint=${j(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${j(`hall-join`)}</button>
</form>
<//>`}function et({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?j(`hall-join-refused`):e.name===`Unreachable`?j(`hall-join-unreachable`):e.message,a=E`<button class="button" onClick=${n}>${j(`hall-join-other`)}</button>
${!r&&E`<button class="button main" onClick=${t}>${j(`try-again`)}</button>`}`;return E`<${s} title=${j(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function tt({mangled:e,onLink:t}){let{tournament:n}=A(),[r,i]=F(``),[a,o]=F(e?j(`hall-join-no-link`):``);return E`<${s} title=${j(`hall-join`)} up="#/">
<p>${j(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=Oe(r);n?.invitation?t(n):o(j(`hall-join-no-link`))}}>
<${d} label=${j(`hall-join-link`)} value=${r} onInput=${i} wrong=${a} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${j(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${O} name="scan" /> ${j(`hall-scan`)}</a>
${n&&E`<a class="button" href="#/tables"><${O} name="tables" /> ${j(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${O} name="person" /> ${j(`hall-join-account`)}</a>
<${Ye} />
<//>`}var nt=V(({rules:e})=>{let{tournament:t}=A(),{library:n,words:r,choice:i,book:a}=e;return E`<${s} title=${j(`open.books`)}>
${t&&E`<a class="row card" href="#/book/tournament">
<${O} name="book" />
<span class="body"
><small>${j(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${O} name="next" />
</a>`}
<a class="row card" href=${X(i)}>
<${O} name="book" />
<span class="body"
><small>${j(`open.rules-in-use`)}</small
><strong>${L(e,a)}</strong></span
>
<${O} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>E`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${r.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${r.phrase(`standing-${e.standing}`)}</small>
</span>
<${O} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${O} name="compare" /> ${j(`open.compare`)}</a
>
<//>`});function X({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function Z({rules:e,spoken:t}){let n=t.status===`needs-facts`;return E`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?j(`open.answer-first`):t.line}</p>
${t.say&&!n&&E`<p class="say">${j(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&E`<section class="stack">
<h2>${j(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>E`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${l} stays=${t.stays} />
${!n&&E`<${rt} rules=${e} spoken=${t} />`}`}function rt({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return E`<section class="stack">
<h2>${j(`open.why`)}</h2>
${b(t).map(e=>E`<p key=${e}>${e}</p>`)}
<${We} rules=${e} standing=${t.rulebook.standing} />
${i&&E`<p>${D(i.source)}</p>
${i.notes.map(e=>E`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>E`<${it} key=${e.id} reading=${e} />`)}
${r.length>0&&E`<details class="fold">
<summary><h3>${j(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>E`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function it({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return E`<div class="card">
<small class="soft">${j(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>E`<p key=${e} class="soft">${j(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function at({rules:e,book:t,who:n}){let[i,a]=F(0),o=t.clock(n),s=Math.max(...o.openings(),0)+300,c=_e(e.library,r(t,n,i));return E`<article>
<h3>${j(`open.who.${n}`)}</h3>
<${ot} clock=${o} end=${s} seconds=${i} />
<label class="field"
><span>${j(`open.how-late`)}</span>
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
<p role="status"><strong>${k(i)}</strong> · ${c.line}</p>
<ol class="bullets">
${o.bands.map(r=>E`<li key=${r.id}>
<strong
>${j(`open.from-time`,{time:k(o.opens(r))})}</strong
>
${` ${st(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${D(c.source)}</p>
</article>`}function ot({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return E`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>E`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&k(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function st({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&j(`open.per-minute`,{cost:a}),o&&j(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[j(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const ct=[{id:`fouls`,Section:lt},{id:`lateness`,Section:pt},{id:`procedures`,Section:mt},{id:`readings`,Section:vt},{id:`points`,Section:yt},{id:`sources`,Section:bt}];function Q({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:E`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function lt({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(ft(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>q(t,e).length>0),c=a.filter(e=>!s.includes(e));return E`<${Q}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>E`<article key=${n}>
<h3><${dt} rules=${e} foul=${n} /></h3>
<${Le} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&E`<${ut} rules=${e} fouls=${c} />`}
<//>`})}function ut({rules:e,fouls:t}){return E`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>E`<li key=${t}><${dt} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function dt({rules:e,foul:t}){return E`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function ft(e,t,n){let r=q(t,n).map(t=>[U(e,t),...Ae(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function pt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${j(`open.lateness`)} ${j(`open.who.${e}`)}`));return E`<${Q}
title=${j(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>E`<${at} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&E`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function mt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:ht(e,t),steps:r.filter(({step:r})=>n(`${ht(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return E`<${Q}
title=${j(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>E`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>E`<li key=${n}>
${i.step(t.step)}
${gt(e,t.when).map(e=>E`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function ht({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):j(`open.procedure.${n}`)}function gt({words:e},t){return Object.entries(t).filter(([e])=>e in C()).map(([t,n])=>{let r=[n].flat().map(n=>_t(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function _t(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function vt({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return E`<${Q}
title=${j(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${j(`open.readings-text`)}</p>
${i.map(e=>E`<${it} key=${e.id} reading=${e} />`)}
<//>`}function yt({rules:e,book:t,found:n,searching:r}){let{points:i}=Re(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return E`<${Q}
title=${j(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${g} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function bt({rules:e,book:t,found:n,searching:r}){let{official:i}=A(),{references:a}=e.library.catalogue,o=xt(t).map(e=>({id:e,...a[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return E`<${Q}
title=${j(`open.sources`)}
count=${o.length}
searching=${r}
>
<ul class="bullets">
${o.map(({id:e,title:t,publisher:n,year:r,reading:i})=>E`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${j(`open.read.${i}`)}</span
>
</li>`)}
</ul>
${he(i)&&t.revision&&E`<p class="soft">${j(`open.revision`,{revision:t.revision.slice(0,12)})}</p>`}
<//>`}function xt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>q(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function St({library:e},t){let n=re(e,t),{items:r}=ge(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}var Ct=V(({args:[e=``],rules:t})=>{let{query:n}=ve(),{tournament:r,book:i}=A();if(e===`tournament`&&i)return E`<${Tt}
rules=${t}
book=${i}
choice=${{...B(i.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return E`<${s} title=${j(`lost`)} up="#/books"
><${c} text=${j(`lost-text`)}
/><//>`;let a=wt(e,n.get(`with`)),o=R(t.library,a),l=o?B(e):a;return E`<${Tt}
rules=${t}
book=${H(t.library,l)}
choice=${l}
wrong=${o}
/>`});function wt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return B(e)}}function Tt({rules:e,book:n,choice:r,wrong:i}){let[a,o]=F(``),[c,l]=F(!1),{library:u,words:f}=e,p=St(e,a);return E`<${s} title=${L(e,n)} up="#/books">
<${Ke} error=${i} />
<${We} rules=${e} standing=${n.content.standing} />
<p>${f.standingNote(n.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>l(!0)}
>
${j(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(r),t(j(`open.in-use-now`))}}>
${j(`open.use-these`)}
</button>
</div>
<${d}
type="search"
label=${j(`open.search-book`)}
value=${a}
autocomplete="off"
onInput=${o}
/>
${ct.map(({id:t,Section:r})=>E`<${r} key=${t} rules=${e} book=${n} found=${p} searching=${!!a.trim()} />`)}
${c&&E`<${He} rules=${e} value=${r} onUse=${e=>{l(!1),I(X(e),{replace:!0})}} onClose=${()=>l(!1)} />`}
<//>`}function Et({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>E`<${ce}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function Dt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?E`<section class="stack">
<h2>${j(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>E`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${j(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Ot({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:s,words:c}=e,l={context:r,onChange:i};return E`<${o} title=${E`<h2>${j(`open.around`)}</h2>`}>
${()=>E`<div class="stack">
<${Ne} book=${s} words=${c} foul=${t} facts=${n} ...${l} />
${!a&&E`<${kt} rules=${e} ...${l} />`}
</div>`}
<//>`}function kt({rules:{words:e},context:t,onChange:n}){let r=pe.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return E`<${i}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&E`<${p}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:j(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var At=V(({args:[e=``],rules:t,query:n})=>e in t.library.catalogue.fouls?E`<${jt} id=${e} rules=${t} query=${n} />`:E`<${s} title=${j(`lost`)} up="#/fouls"
><${c} text=${j(`lost-text`)}
/><//>`);function jt({id:t,rules:n,query:r}){let[i,o]=F(()=>Mt(r)),[c,l]=F({}),u=e(n.book,t,i,{})?i:{},d=e(n.book,t,u,c)?c:{},f=T(n.library,a(n.book,t,u,d));return E`<${s} title=${f.foul.name} up="#/fouls">
<${Et} spoken=${f} onAnswer=${(e,t)=>o({...u,[e]:t})} />
<${Dt} rules=${n} facts=${u} onForget=${e=>o(Nt(u,e))} />
<${Z} rules=${n} spoken=${f} />
<${Ot} rules=${n} foul=${t} facts=${u} context=${d} onChange=${l} />
<${Pt} rules=${n} foul=${t} facts=${u} context=${d} />
<${W} rules=${n} />
<//>`}function Mt(e){let t={true:!0,false:!1};return Object.fromEntries([...e].map(([e,n])=>[e,t[n]??n]))}function Nt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Pt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>H(e.library,B(t))),a=[...new Map([e.book,...i].map(t=>[L(e,t),t]))],o=Te(a.map(([,e])=>e),t,n,r).map(t=>It(T(e.library,t)));return E`<section class="stack">
<h2>${j(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>E`<li key=${e}>
<a class="row" href=${X(Ft(t))}>
<span class="body"><small>${e}</small>
<span class=${o[n]===o[0]?``:`strong`}>${o[n]}</span></span>
<${O} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ft({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function It(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?ne(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let $={occasion:``,query:``};function Lt({rules:e,occasion:t,...n}){let[r,i]=F($.occasion===t?$.query:``),a=e=>{$={occasion:t,query:e},i(e)},{library:o,book:s,words:c}=e;return E`<${se} library=${o} book=${s} words=${c} label=${j(`call.what`)} hint=${j(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const Rt={casual:!0};function zt({rules:e,evening:t,names:n,person:r}){return E`<${s}
title=${j(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Lt}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Bt(e){let{rules:t,evening:n,names:r,person:i,foul:a}=e,[o,c]=F({}),[l,d]=F(Rt),[f,p]=F(0),m=ke(i,n.east),h={...l,seat:m},g=Vt(t,a,o,h),_=g.range?.[f]?f:0,{line:v,payments:y}=Ht(e,g,_,m),b=Ut(e,v,y),ee=![`needs-facts`,`not-covered`].includes(g.status)&&E`<button class="button main" onClick=${b}>${j(`open.note`)}</button>`,x=(e,t)=>c({...o,[e]:t}),S=e=>c(Nt(o,e)),C=r.map((e,r)=>t.words.phrase(`seat-${ke(r,n.east)}`));return E`<${s} title=${`${r[i]}: ${g.foul.name}`} up=${`#/casual/${i}`} actions=${ee}>
<${Et} spoken=${g} onAnswer=${x} />
<${Dt} rules=${t} facts=${o} onForget=${S} />
${g.range&&E`<${u} label=${j(`open.you-choose`)} value=${_} onChange=${p} options=${Wt(t,g)} />`}
${y.length>0&&E`<${Ge} names=${r} notes=${C} pot="" payments=${y} number=${e=>t.words.number(e)} />`}
<${Z} rules=${t} spoken=${{...g,say:``}} />
<${Ot} rules=${t} foul=${a} facts=${o} context=${h} onChange=${d} fixed />
<//>`}function Vt({book:t,library:n},r,i,o){let s=e(t,r,i,o)??a(t,r,i,{...Rt,seat:o.seat});return T(n,s)}function Ht({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Gt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Me(e,t),to:Me(n,t),points:r}))}}function Ut({evening:e,set:n,person:r,foul:i},a,o){let s=S(!1);return()=>{s.current||(s.current=!0,n({events:[...e.events,{kind:`foul`,by:r,foul:i,line:a,payments:o}]}),te(),t(j(`open.recorded`)),I(`#/casual`,{replace:!0}))}}function Wt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Gt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?ye(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const Kt={choice:null,names:[``,``,``,``],east:0,events:[]};var qt=V(({args:[e,t],rules:n})=>{let[r,i]=P(`shinpan.casual`,Kt),a=e=>i({...r,...e}),o=Ue(n,r.choice,e=>a({choice:e})),l={rules:o,evening:r,set:a,names:K.map(e=>r.names[e]?.trim()||j(`open.player`,{number:e+1}))};return e===void 0?E`<${Jt} ...${l} />`:K.includes(Number(e))&&(!t||t in o.library.catalogue.fouls)?t?E`<${Bt}
...${l}
person=${Number(e)}
foul=${t}
/>`:E`<${zt} ...${l} person=${Number(e)} />`:E`<${s} title=${j(`lost`)} up="#/casual"
><${c} text=${j(`lost-text`)}
/><//>`});function Jt({rules:e,evening:t,set:n,names:r}){let[i,a]=F(``),{net:o,table:c}=Ve(t.events),l=t=>e.words.number(t),u=e=>n({events:[...t.events,e]}),d=t.events.at(-1),f=E`<button class="button" disabled=${!d} onClick=${()=>n({events:t.events.slice(0,-1)})}>${j(`open.undo`)}</button>
<button class="button main" disabled=${!d} onClick=${()=>a(`settle`)}>${j(`open.settle`)}</button>`,p={names:r,number:l,onClose:()=>a(``)};return E`<${s} title=${j(`open.casual`)} actions=${f}>
<section class="stack">
<h2>${j(`open.who-fouled`)}</h2>
<${Ge} names=${r} notes=${o.map(e=>we(e,l))} pot=${c?l(c):``}
payments=${d?Fe(d):[]} number=${l} to=${e=>`#/casual/${e}`} />
</section>
${c>0&&E`<${Xt} text=${l(c)} names=${r} onWon=${e=>u({kind:`won`,by:e,points:c})} />`}
<${Yt} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${Zt} rules=${e} events=${t.events} names=${r} />
<a class="button" href="#/sheet">${j(`open.to.sheet`)}</a>
<a class="button" href=${c?`#/settle/,,,?pot=${c}`:`#/settle`}>${j(`open.to.settle`)}</a>
<${W} rules=${e} />
${i===`names`&&E`<${Be} ...${p} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&E`<${Ee} ...${p} net=${o} onSettled=${()=>u({kind:`settled`,payments:De(o)})} />`}
<//>`}function Yt({east:e,names:t,onEast:n,onNames:r}){return E`<${u} label=${j(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${j(`open.names`)}</button>`}function Xt({text:e,names:t,onWon:n}){return E`<section class="note info stack">
<h2>${j(`open.pot`,{points:e})}</h2>
<p>${j(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>E`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function Zt({rules:e,events:t,names:n}){if(!t.length)return E`<p class="soft">${j(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?j(`open.settled`):t.kind===`won`?j(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return E`<section class="stack">
<h2>${j(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>E`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}function Qt({id:e,title:t,rules:n,books:r,lines:i,only:a,found:o}){let s=i.filter(e=>o(tn(e),e.id)),c=s.filter(({by:e})=>e),l=a?c:s;return E`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">${j(`open.different`,{count:c.length,all:s.length})}</p>
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
${r.map((e,t)=>E`<th key=${t} role="columnheader" scope="col">${L(n,e)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${l.map(e=>E`<${$t} key=${e.id} line=${e} />`)}
</tbody>
</table>
</div>
</section>`}function $t({line:{name:e,href:t,cells:n,by:r}}){let i=n.find(({silent:e})=>!e);return E`<tr role="row" class=${r?`differs`:``}>
<th role="rowheader" scope="row">
${t?E`<a class="reach" href=${t}>${e}</a>`:E`<span>${e}</span>`}
${r&&E`<small>${j(`open.differs-in.${r}`)}</small>`}
</th>
${n.map((e,t)=>E`<${en} key=${t} cell=${e} first=${i} />`)}
</tr>`}function en({cell:{texts:e,silent:t},first:n}){let r=!t&&[...e].sort().join(`
`)!==[...n.texts].sort().join(`
`);return E`<td role="cell" class=${t?`silent`:r?`other`:``}>
${e.map(e=>E`<p key=${e} class=${r&&!n.texts.includes(e)?`strong`:``}>${e}</p>`)}
</td>`}function tn({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const nn=[`penalty`,`when`,`details`];function rn({library:e},t){return Re(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:on(r)?`answer`:null}})}function an(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=nn.map(r=>({by:r,cells:t.map(t=>sn(e,t,n,r))})),{by:i,cells:a}=r.find(e=>on(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function on(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>le([...e].sort()))).size>1}function sn(e,t,n,r){let i=q(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[U(e,n),...cn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?un(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function cn(e,t,n,r,i){if(i===`penalty`)return[];let a=Ae(e,n.when).join(` `),o=a||r>1?[a||j(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?ln(e,t,n.lateness):[]]}function ln(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${j(`open.from-time`,{time:k(r.opens(i))})} ${st(e,t.lateness[n],i)}`)}function un({words:e},t,n){let{scope:r}=t.table(n);return r?[j(`open.counted-over`,{scope:me([e.phrase(`scope-${r}`)])})]:[]}var dn=V(({rules:e})=>{let{library:t,choice:n}=e,r=Object.keys(t.books).filter(e=>e!==n.id),[a,o]=P(`shinpan.compare`,[n,...r.slice(-2).map(B)]),c=a.filter(e=>!R(t,e)),[l,u]=F(null),[f,p]=F(!0),[m,h]=F(``),g=St(e,m),_=c.map(e=>H(t,e));return E`<${s} title=${j(`open.compare`)}>
<${fn}
rules=${e}
books=${_}
onOpen=${u}
onRemove=${e=>o(c.filter((t,n)=>n!==e))}
/>
<${d} type="search" label=${j(`open.search-compared`)} value=${m} autocomplete="off" onInput=${h} />
<${i}
label=${j(`open.only-different`)}
hint=${j(`open.silence`)}
checked=${f}
onChange=${p}
/>
<${Qt}
id="points"
title=${j(`open.rule-points`)}
rules=${e}
books=${_}
lines=${rn(e,_)}
only=${f}
found=${g}
/>
<${Qt}
id="fouls"
title=${j(`open.fouls`)}
rules=${e}
books=${_}
lines=${an(e,_)}
only=${f}
found=${g}
/>
${l!==null&&E`<${He} rules=${e} value=${c[l]??B(n.id)} onUse=${e=>{o(l===c.length?[...c,e]:c.map((t,n)=>n===l?e:t)),u(null)}} onClose=${()=>u(null)} />`}
<//>`});function fn({rules:e,books:t,onOpen:n,onRemove:r}){return E`<ul class="rows">
${t.map((i,a)=>E`<li key=${a} class="column">
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
<span class="badge">${j(`call.change`)}</span>
</button>
${t.length>2&&E`<button class="button quiet" aria-label=${j(`open.remove`,{name:L(e,i)})} onClick=${()=>r(a)}><${O} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${j(`open.add-book`)}
</button>`}var pn=V(({rules:e})=>E`<${s} title=${j(`open.fouls`)}>
<${Lt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${W} rules=${e} />
<//>`);const mn=[`empty-win`,`noten-riichi`,`exposed-tiles`],hn={rules:[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`]],tools:[[`hand`,`tables`],[`calls`,`sound`],[`draw`,`compare`],[`sheet`,`log`],[`settle`,`check`],[`casual`,`dice`],[`train`,`clock`]],app:[[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]]};function gn(){let[e,t]=F(!1),{tournament:n}=A(),r=je(),i=E`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${j(`open.menu`)} onClick=${()=>t(!0)}><${O} name="log" /></button>`;return E`<${s} title="Shinpan" up=${null} aside=${i}>
${n?E`<${_n} />`:E`<p class="soft">${j(`open.what-it-is`)}</p>`}
${r&&E`<ul class="rows"><${bn} href=${`#/board/${r.slug}`} icon="tables" text=${j(`open.to.board`)} about=${r.name} /></ul>`}
<${vn} large=${!n} />
${!n&&E`<ul class="ways">
<li><a class="way" href="#/casual"><${O} name="dice" /><strong>${j(`open.at-home`)}</strong><span>${j(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${O} name="scan" /><strong>${j(`open.i-referee`)}</strong><span>${j(`open.scan`)}</span></a></li>
</ul>`}
${e&&E`<${yn} onClose=${()=>t(!1)} />`}
<//>`}function _n(){let{tournament:e,official:t}=A();return E`<section class="card">
<small class="soft">${j(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&E`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${O} name="tables" /> ${j(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${O} name="log" /> ${j(`open.log`)}</a>
<a class="button" href="#/scan"><${O} name="scan" /> ${j(`open.scan`)}</a>
</div>
</section>`}function vn({large:e}){return E`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${j(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${O} name="search" />${j(`open.to.fouls`)}</a>
<ul class="examples">
${mn.map(e=>E`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${j(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function yn({onClose:e}){return E`<${f} title=${j(`open.menu`)} onClose=${e}>
${Object.entries(hn).map(([t,n])=>E`<section key=${t} aria-labelledby=${t}>
<h3 id=${t}>${j(`open.group.${t}`)}</h3>
<ul class="menu-places">
${n.map(([t,n])=>E`<li key=${t}>
<a href=${`#/${t}`} onClick=${e}><${O} name=${n} /><span>${j(`open.to.${t}`)}</span><small>${j(`open.about.${t}`)}</small></a>
</li>`)}
</ul>
</section>`)}
<//>`}function bn({href:e,icon:t,text:n,about:r,onClick:i}){return E`<li>
<a class="row" href=${e} onClick=${i}><${O} name=${t} /><span class="body">${n}<small>${r}</small></span><${O} name="next" /></a>
</li>`}var xn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function Sn(){let e=fe();w();let{library:n,usage:r,quota:i,persisted:a,lowStorage:o,outbox:s,elsewhere:c,syncedAt:l,tournament:u}=A(),[d,f]=F(a),[p,m]=F(``);N(()=>f(a),[a]),N(()=>void Cn().then(m),[e]);let h=async()=>{let e=await navigator.storage.persist();f(e),e||t(j(`open.persist-refused`))},_=j(`open.storage-of`,{used:wn(r),quota:wn(i)}),v=[[j(`open.offline`),j(`ready.${e}`)],[j(`open.version`),p||`–`],[j(`open.books`),String(Object.keys(n?.books??{}).length)],[j(`open.unsent`),String(s.length+c.reduce((e,{count:t})=>e+t,0))],[j(`open.storage`),_],[j(`open.persistent`),j(d?`open.yes`:`open.no`)],...l?[[j(`open.last-synced`),oe(l,u?.time_zone)]]:[]];return E`<section class="card">
<h2>${j(`open.kept-here`)}</h2>
${o&&E`<p class="note warn">${j(`open.storage-low`)}</p>`}
<${g} rows=${v} />
${!d&&E`<p class="soft">${j(`open.persist-text`)}</p>
${`storage`in navigator&&E`<button class="button" onClick=${h}>${j(`open.persist`)}</button>`}`}
</section>`}async function Cn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function wn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return x(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Tn(){let{online:e}=A();return E`<${o} title=${j(`open.libraries`)}>
${()=>E`<ul class="bullets">
${Object.entries(xn).map(([t,{version:n,licence:r}])=>E`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&E`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${j(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>`}
<//>`}const En=y(m.referee,`PushSwitch`),Dn=y(m.referee,`Leave`),On=y(m.referee,`Standing`),kn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],An=[`auto`,`light`,`dark`],jn=[`left`,`right`];function Mn(){let e=w(),{tournament:n,official:r}=A(),a=e=>n=>ue({[e]:n}).catch(()=>t(j(`open.lang-not-here`))),o=(t,n,r)=>E`<${u} label=${n} value=${e[t]} options=${r} onChange=${a(t)} />`,c=(t,n,r=``)=>E`<${i} label=${n} hint=${r} checked=${e[t]} onChange=${a(t)} />`;return E`<${s} title=${j(`open.settings`)}>
${o(`lang`,`Language · 言語 · Langue · Язык`,kn)} ${o(`theme`,j(`open.theme`),Nn(`theme`,An))}
${o(`hand`,j(`open.hand`),Nn(`hand`,jn))} ${c(`discreet`,j(`open.discreet`),j(`open.discreet-text`))}
${c(`haptics`,j(`open.haptics`))} ${c(`sound`,j(`open.sound`))}
${n&&ae(r)&&E`<${En} tournament=${n.id} as=${r.id} />`}
<${On} />
<${Sn} />
<${Dn} />
<${Tn} />
<//>`}function Nn(e,t){return t.map(t=>({value:t,text:j(`open.${e}.${t}`)}))}function Pn({games:e,tournament:t,now:n}){let r=e.find(({result:e,status:t,replaced:n})=>!e&&!t&&!n);if(!r)return null;let{round:i,table:a,seat:o,scheduled_at:s,minutes:c}=r,l=s&&Date.parse(s)<=n;return E`<section class="card own-next" aria-label=${j(`own.next`)}>
<h2>${j(`own.next`)}</h2>
<p class="own-place"><span class="own-wind"><${M} wind=${o} /></span>
<span><strong>${j(`hall-table`,{label:a})}</strong> ${Rn(o)} · ${j(`hall-round`,{round:i})}</span></p>
${s&&E`<p>${j(l?`own.began`:`own.begins`,{time:zn(s,t)})}${c?` · ${j(`own.minutes`,{minutes:c})}`:``}</p>`}
</section>`}function Fn({standings:e}){let t=e.filter(e=>e&&e.rank!==null);return t.length?E`<section class="card">
<h2>${j(`own.standing`)}</h2>
<dl class="own-standings">
${t.map(e=>E`<div key=${e?.name}><dt>${e?.name}</dt><dd><strong>${j(`own.rank`,{rank:e?.rank,of:e?.of})}</strong> ${J(e?.final)}</dd></div>`)}
</dl>
</section>`:null}function In({games:e,tournament:t}){return e.length?E`<section class="stack">
<h2>${j(`own.games`)}</h2>
<ol class="own-games">
${e.map((e,n)=>E`<li key=${n} class=${e.status?`uncounted`:``}>
<span class="own-wind"><${M} wind=${e.seat} /><span class="unseen">${Rn(e.seat)}</span></span>
<span>${j(`hall-round`,{round:e.round})} · ${j(`hall-table`,{label:e.table})}</span>
<span class="own-result">${Ln(e,t)}</span>
</li>`)}
</ol>
</section>`:null}function Ln({status:e,replaced:t,result:n,scheduled_at:r},i){return e?j(`own.game.${e}`):t?E`${n?`${J(n.total)} `:``}<small>${j(`own.game.replaced`)}</small>`:n?E`<small>${j(`own.place`,{place:n.place,points:z(n.points)})}</small> <strong>${J(n.total)}</strong>`:r?zn(r,i):j(`own.game.open`)}function Rn(e){return e?j(`hall-wind.${e}`):``}function zn(e,{time_zone:t}){let n=e=>x(Intl.DateTimeFormat,{dateStyle:`short`,timeZone:t}).format(e),r=new Date(e),i=n(r)===n(/* @__PURE__ */ new Date)?{timeStyle:`short`,timeZone:t}:{weekday:`short`,day:`numeric`,month:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return x(Intl.DateTimeFormat,i).format(r)}function Bn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[j(`hall-table`,{label:c}),de(l),n].filter(Boolean).join(` · `);return E`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${ie(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${j(`own.team`)}`:``}</p>
${d&&E`<p class="soft">${D(d)}</p>`}
${s in Vn&&E`<p class="note info">${j(Vn[s])}</p>`}
${f&&E`<${Hn} escalation=${f} />`}
<${Un} own=${e} ruling=${t} refresh=${r} />
</article>`}const Vn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Hn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=j(t===`open`?`own.open.${n}`:`own.${t}`);return E`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${j(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>E`<li key=${e.id}><b>${j(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Un({own:e,ruling:t,refresh:r}){let[i,a]=F(!1),{reason:o,field:s}=Se(`player`,void 0,j(`own.reason`),j(`own.reason-wrong`)),[c,l]=F(!1),[u,f]=F(``),[p,m]=F(``),[h,g]=F(!1),_=t.escalation?.status===`decided`;if(!_&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let v=j(_?`own.take-on`:`own.escalate`);return i?E`<form class="stack" onSubmit=${async i=>{if(i.preventDefault(),l(!o),!o)return;g(!0),m(``);let s={reason:o,...u.trim()&&{evidence:u.trim()}};try{await(await n.playerPage()).escalate(e,t,s),a(!1),r()}catch(e){m(j(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{g(!1)}}} aria-label=${v}>
${s(c)}
${p&&E`<p class="note bad" role="alert">${p}</p>`}
${!_&&E`<${d} label=${j(`own.evidence`)} hint=${j(`own.evidence-hint`)} value=${u} onInput=${f} long maxlength="4000" />`}
<button class="button main" disabled=${h}>${v}</button>
<button class="button" type="button" onClick=${()=>a(!1)}>${j(`cancel`)}</button>
</form>`:E`<button class="button" type="button" onClick=${()=>a(!0)}>${v}</button>`}function Wn(){let{own:e,missing:t,state:r,refresh:i}=qn();if(t)return E`<${s} title=${j(`own.title`)} up="#/"><${c} text=${j(`own.missing`)}><a class="button" href="#/scan">${j(`hall-scan`)}</a><//><//>`;if(!e?.page){let e=r?E`<${c} text=${j(`own.${r}`)} />`:E`<${_} />`;return E`<${s} title=${j(`own.title`)} up="#/">${e}<//>`}let{tournament:a,player:o,rulings:l,ledger:u,games:d=[],standing:f=null,team_standing:p=null}=e.page;return E`<${s} title=${o.name} up="#/">
<p class="soft">${a.name} · ${j(`own.number`,{number:o.id_number})}</p>
${r&&E`<p class="note warn" role="status">${j(`own.${r}`)} ${j(`own.as-of`,{time:Jn(e.at,a)})}</p>`}
<${Pn} games=${d} tournament=${a} now=${n.now()} />
<${Fn} standings=${[f,p]} />
<${In} games=${d} tournament=${a} />
<${Gn} ledger=${u} />
<section class="stack">
<h2>${j(`own.rulings`)}</h2>
${l.length===0&&E`<${c} text=${j(`own.none`)} />`}
${l.map(t=>E`<${Bn} key=${t.id} own=${e} ruling=${t} when=${Jn(t.ruled_at,a)} refresh=${i} />`)}
</section>
<${ze} tournament=${e.tournament} as=${e.player} player />
<//>`}function Gn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return E`<section class="card">
<h2>${j(`own.owing`)}</h2>
${n.length===0&&E`<p>${j(`own.nothing`)}</p>`}
${n.map(([e,t])=>E`<p key=${e}>${Kn(e,t)}</p>`)}
</section>`}function Kn(e,t){return e===`P`?j(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?j(t>0?`own.table-points`:`own.table-points-back`,{points:z(Math.abs(t))}):j(t>0?`own.money`:`own.money-back`,{amount:ee(e,Math.abs(t))})}function qn(){let{lang:e}=w(),[t,r]=F(void 0),[i,a]=F(``),[o,s]=F(0);return N(()=>{let t=!1,i=async()=>{let i=await n.playerPage(),o=await i.stored();if(!t&&(r(e=>e??o??null),o))try{let n=await i.load(o,e);if(t)return;r(n),a(``)}catch(e){t||a(e.signedOut?`cut-off`:`unreached`)}};i();let o=setInterval(()=>document.hidden||i(),6e4);return()=>{t=!0,clearInterval(o)}},[e,o]),{own:t,missing:t===null,state:i,refresh:()=>s(o+1)}}function Jn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?x(Intl.DateTimeFormat,n).format(new Date(e)):``}function Yn({page:{rounds:e,time_zone:t},finds:n,isSeeking:r,now:i}){let[a,o]=F(``);if(!e.length)return E`<${c} text=${j(`public.no-rounds`)} />`;if(r)return E`<${Zn} rounds=${e} zone=${t} finds=${n} />`;let s=e.find(e=>e.round===a)??Xn(e,i),l=e.map(e=>({value:e.round,text:e.round}));return E`${e.length>1&&E`<${u} label=${j(`reports.of-round`)} value=${s.round} options=${l} onChange=${o} />`}
<${Qn} round=${s} tables=${s.tables} zone=${t} finds=${n} />`}function Xn(e,t){return e.findLast(({starts_at:e})=>e&&Date.parse(e)-36e5<=t)??e[0]}function Zn({rounds:e,zone:t,finds:n}){let r=e.flatMap(e=>{let t=e.tables.filter(({seats:e})=>Object.values(e).some(n));return t.length?[{round:e,tables:t}]:[]});return r.length?r.map(({round:e,tables:r})=>E`<${Qn} key=${e.round} round=${e} tables=${r} zone=${t} finds=${n} />`):E`<${c} text=${j(`public.not-found`)} />`}function Qn({round:{round:e,starts_at:t},tables:n,zone:r,finds:i}){return E`<section class="stack" aria-label=${j(`hall-round`,{round:e})}>
<h2>${j(`hall-round`,{round:e})} ${t&&E`<span class="soft">${$n(t,r)}</span>`}</h2>
<ul class="public-tables">
${n.map(({label:e,seats:t})=>E`<li key=${e} class="card">
<h3>${j(`hall-table`,{label:e})}</h3>
<dl>${h.map(e=>E`<div key=${e} class=${i(t[e])?`found`:``}><dt><${M} wind=${e} /><span class="unseen">${j(`hall-wind.${e}`)}</span></dt><dd>${t[e]}</dd></div>`)}</dl>
</li>`)}
</ul>
</section>`}function $n(e,t){let n={weekday:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return x(Intl.DateTimeFormat,n).format(new Date(e))}function er({page:{players:e,teams:t},finds:n}){let[r,i]=F(`players`);if(!e.length)return E`<${c} text=${j(`standings.none`)} />`;let a=[`players`,`teams`].map(e=>({value:e,text:j(`standings.of.${e}`)})),o=r===`teams`&&t.length?t:e;return E`${t.length>0&&E`<${u} label=${j(`standings.of`)} value=${r} options=${a} onChange=${i} />`}
<ol class="public-standings">
${o.map((e,t)=>E`<li key=${t} class=${n(e.name)?`found`:``}>
<span class="rank">${e.rank??`–`}</span>
<span>${e.name}${e.team&&E` <small class="soft">${e.team}</small>`}</span>
<strong>${J(e.final)}</strong>
</li>`)}
</ol>`}function tr({args:[e=``]}){let{page:t,refused:r,unreached:i}=nr(e),[a,o]=F(`seating`),[l,f]=F(``);if(r)return E`<${s} title=${j(`public.title`)} up="#/"><${c} text=${j(`public.closed`)} /><//>`;if(!t)return E`<${s} title=${j(`public.title`)} up="#/">${i?E`<${c} text=${j(`live.unreached`)} />`:E`<${_} />`}<//>`;let p=[{value:`seating`,text:j(`public.seating`)},{value:`standings`,text:j(`own.standing`)}],m=e=>l.trim()!==``&&G(e).includes(G(l.trim()));return E`<${s} title=${t.name} up="#/">
${i&&E`<p class="note warn" role="status">${j(`live.unreached`)}</p>`}
<${u} label=${j(`public.show`)} value=${a} options=${p} onChange=${o} />
<${d} label=${j(`public.find`)} value=${l} onInput=${f} autocomplete="off" enterkeyhint="search" />
${a===`seating`?E`<${Yn} page=${t} finds=${m} isSeeking=${l.trim()!==``} now=${n.now()} />`:E`<${er} page=${t} finds=${m} />`}
${t.board_open&&E`<a class="button" href=${`#/board/${e}`}>${j(`public.clocks`)}</a>`}
<//>`}function nr(e){let[t,r]=F({page:null,refused:!1,unreached:!1});return N(()=>{let t=!1,i=async()=>{try{let{publicPage:i}=await n.visitor(),a=await i(e);t||r({page:a,refused:!1,unreached:!1})}catch(e){let n=e.status===404;t||r(({page:e})=>({page:n?null:e,refused:n,unreached:!n}))}};i();let a=setInterval(()=>document.hidden||i(),6e4);return()=>{t=!0,clearInterval(a)}},[e]),t}export{Ct as Book,nt as Books,qt as Casual,dn as Compare,At as Foul,pn as Fouls,gn as Home,Xe as Join,Wn as PlayerPage,tr as PublicPage,qe as Receipt,Pe as Scan,Mn as Settings};