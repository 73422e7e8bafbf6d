import{$ as e,$t as t,Bt as n,Ci as r,Cn as i,Dn as a,Dr as o,En as s,Ft as c,Gt as l,Hn as u,Ht as d,I as f,It as p,Ln as m,Lt as h,Mn as g,Pt as _,Qr as v,Rt as y,Si as b,Ut as x,Vn as S,Wt as C,Zt as w,_t as ee,ai as T,an as E,bi as D,ci as te,di as ne,dn as re,dt as ie,et as O,ft as ae,g as oe,gt as k,in as se,jt as ce,k as le,lt as ue,mn as A,ni as de,nn as fe,on as pe,p as me,pn as j,qt as M,ri as he,rn as N,si as ge,sn as P,tt as _e,u as F,ui as ve,un as ye,xn as I}from"./app.js";import{Ci as be,Cr as xe,Dr as L,Er as R,Mr as z,Ni as Se,Nr as B,Or as V,Rr as Ce,Si as we,Tr as H,Xn as Te,Xr as Ee,Yr as De,Zr as Oe,_ as ke,a as Ae,c as je,ct as Me,d as Ne,f as Pe,g as Fe,h as Ie,i as U,ji as W,jr as G,kr as Le,m as K,n as Re,nn as q,o as J,p as ze,pr as Be,r as Ve,s as He,sr as Ue,t as We,u as Ge,v as Ke,wr as qe,xi as Je,y as Ye,yr as Xe}from"./shared.js";function Ze({args:[e=``]}){let[t,n]=r({}),[i,a]=r(0);return D(()=>{g.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof v&&e.status===404?`unknown`:`away`}))},[e,i]),A`<${l} title=${P(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&A`<${C} />`}
${t.receipt&&A`<${Qe} ...${t.receipt} />`}
${t.wrong===`unknown`&&A`<p class="note bad" role="status">${P(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&A`<p class="note warn" role="status">${P(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),a(i+1)}}>${P(`try-again`)}</button>`}
<//>`}function Qe({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o,refund:s,withdrawn_at:c}){let l={dateStyle:`medium`,timeStyle:`short`,timeZone:a},u=E(Intl.DateTimeFormat,l),d=e=>`${u.format(new Date(e))} (${a})`,f=[[P(`fines.tournament`),e],[P(`fines.number`),t],[P(s?`fines.amount-back`:`fines.amount-paid`),Te(r,n)],[P(`fines.how`),P(`fines.method.${o}`)],[P(`fines.when`),d(i)]],p=c?P(`fines.genuine-withdrawn`,{time:d(c)}):P(`fines.genuine`);return A`<p class=${`note ${c?`bad`:`info`}`} role="status"><strong>${p}</strong></p>
<dl class="facts">
${f.map(([e,t])=>A`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${P(`fines.compare`)}</p>`}const $e=w(a.referee,`Leave`);let Y=null;function et({args:e}){let t=be(`#/join/${e.join(`/`)}`),[n,i]=r(e.length>0?null:Y);return D(()=>{t?.invitation&&(Y=t,I(`#/join`,{replace:!0}))},[]),t?A`<${l} title=${P(`hall-join`)} up="#/" />`:n?A`<${De} to=${n.tournament}>
<${tt} link=${n} onAnother=${()=>i(Y=null)} />
<//>`:A`<${st} mangled=${e.length>0} onLink=${i} />`}function tt({link:e,onAnother:n}){let[i,a]=r(null),[o,s]=r(0),[c,l]=r({});D(()=>{a(null);let n=Oe();we(()=>g.join(e.tournament,e.invitation,c)).then(e=>{if(Y=null,e.board)return n(`#/board/${e.board}`);if(e.player)return n(`#/own`);t(P(`hall-joined`,{name:g.snapshot.state.settings.name})),n(`#/tables`)},e=>a(e))},[o]);let u=e=>{l({...c,...e}),s(o+1)},d=i?.slug===`whose-account`&&i.problem.account;return d?A`<${nt} account=${d} onAccount=${e=>u({account:e})} />`:i&&rt(i)?A`<${it} onName=${e=>u({name:e})} />`:i?A`<${ot} error=${i} again=${u} onAnother=${n} />`:A`<${Ee} up="#/" /><${Je} />`}function nt({account:e,onAccount:t}){let n=()=>t(null);return A`<${Xe} title=${P(`hall-join`)} up="#/" account=${e} text=${P(`hall-join-whose`)}
yes=${P(`hall-join-as`,{name:e.name})} onYes=${()=>t(e.id)} onOut=${n}>
<button class="button" type="button" onClick=${n}>${P(`hall-join-without`)}</button>
<//>`}function rt(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function it({onName:e}){let[t,n]=r(``),[i,a]=r(``);return A`<${l} title=${P(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):a(P(`hall-join-name-wrong`))}}>
<${h} label=${P(`hall-join-name`)} hint=${P(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${i}
autocomplete="name" maxlength="200" />
<button class="button main">${P(`hall-join`)}</button>
</form>
<//>`}const at={"sign-in-again":`account.refused.sign-in-again`,"whose-account":`hall-join-out`};function ot({error:e,again:t,onAnother:n}){let r=at[e.slug],i=!r&&[401,403,404,409,410,422].includes(e.status),a=e.name===`Unreachable`&&`hall-join-unreachable`,o=r??(i?`hall-join-refused`:a),s=o?P(o):e.message,c=A`<button class="button" onClick=${n}>${P(`hall-join-other`)}</button>
${!i&&A`<button class="button main" onClick=${()=>t(r?{account:void 0}:{})}>${P(`try-again`)}</button>`}`;return A`<${l} title=${P(`hall-join-failed`)} up="#/" actions=${c}>
<p class="note bad" role="alert">${s}</p>
<//>`}function st({mangled:e,onLink:t}){let{tournament:n}=N(),[i,a]=r(``),[o,s]=r(e?P(`hall-join-no-link`):``);return A`<${l} title=${P(`hall-join`)} up="#/">
<p>${P(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=be(i);n?.invitation?t(n):s(P(`hall-join-no-link`))}}>
<${h} label=${P(`hall-join-link`)} value=${i} onInput=${a} wrong=${o} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${P(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${M} name="scan" /> ${P(`hall-scan`)}</a>
${n&&A`<a class="button" href="#/tables"><${M} name="tables" /> ${P(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${M} name="person" /> ${P(`hall-join-account`)}</a>
<${$e} />
<//>`}var ct=B(({rules:e})=>{let{tournament:t}=N(),{library:n,words:r,choice:i,book:a}=e;return A`<${l} title=${P(`open.books`)}>
${t&&A`<a class="row card" href="#/book/tournament">
<${M} name="book" />
<span class="body"
><small>${P(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${M} name="next" />
</a>`}
<a class="row card" href=${X(i)}>
<${M} name="book" />
<span class="body"
><small>${P(`open.rules-in-use`)}</small
><strong>${V(e,a)}</strong></span
>
<${M} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>A`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${r.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${r.phrase(`standing-${e.standing}`)}</small>
</span>
<${M} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${M} name="compare" /> ${P(`open.compare`)}</a
>
<//>`});function X({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function lt({rules:e,spoken:t}){let n=t.status===`needs-facts`;return A`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?P(`open.answer-first`):t.line}</p>
${t.say&&!n&&A`<p class="say">${P(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&A`<section class="stack">
<h2>${P(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>A`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${f} stays=${t.stays} />
${!n&&A`<${ut} rules=${e} spoken=${t} />`}`}function ut({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return A`<section class="stack">
<h2>${P(`open.why`)}</h2>
${ee(t).map(e=>A`<p key=${e}>${e}</p>`)}
<${R} rules=${e} standing=${t.rulebook.standing} />
${i&&A`<p>${k(i.source)}</p>
${i.notes.map(e=>A`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>A`<${dt} key=${e.id} reading=${e} />`)}
${r.length>0&&A`<details class="fold">
<summary><h3>${P(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>A`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function dt({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return A`<div class="card">
<small class="soft">${P(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>A`<p key=${e} class="soft">${P(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function ft({rules:e,book:t,who:n}){let[i,a]=r(0),o=t.clock(n),s=Math.max(...o.openings(),0)+300,c=_e(e.library,u(t,n,i));return A`<article>
<h3>${P(`open.who.${n}`)}</h3>
<${pt} clock=${o} end=${s} seconds=${i} />
<label class="field"
><span>${P(`open.how-late`)}</span>
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
<p role="status"><strong>${T(i)}</strong> · ${c.line}</p>
<ol class="bullets">
${o.bands.map(r=>A`<li key=${r.id}>
<strong
>${P(`open.from-time`,{time:T(o.opens(r))})}</strong
>
${` ${mt(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${k(c.source)}</p>
</article>`}function pt({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return A`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>A`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&T(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function mt({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&P(`open.per-minute`,{cost:a}),o&&P(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[P(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const ht=[{id:`fouls`,Section:gt},{id:`lateness`,Section:bt},{id:`procedures`,Section:xt},{id:`readings`,Section:Tt},{id:`points`,Section:Et},{id:`sources`,Section:Dt}];function Z({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:A`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function gt({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(yt(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>J(t,e).length>0),c=a.filter(e=>!s.includes(e));return A`<${Z}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>A`<article key=${n}>
<h3><${vt} rules=${e} foul=${n} /></h3>
<${Ve} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&A`<${_t} rules=${e} fouls=${c} />`}
<//>`})}function _t({rules:e,fouls:t}){return A`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>A`<li key=${t}><${vt} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function vt({rules:e,foul:t}){return A`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function yt(e,t,n){let r=J(t,n).map(t=>[Ae(e,t),...U(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function bt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${P(`open.lateness`)} ${P(`open.who.${e}`)}`));return A`<${Z}
title=${P(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>A`<${ft} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&A`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function xt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:St(e,t),steps:r.filter(({step:r})=>n(`${St(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return A`<${Z}
title=${P(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>A`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>A`<li key=${n}>
${i.step(t.step)}
${Ct(e,t.when).map(e=>A`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function St({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):P(`open.procedure.${n}`)}function Ct({words:e},t){return Object.entries(t).filter(([e])=>e in ve()).map(([t,n])=>{let r=[n].flat().map(n=>wt(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function wt(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function Tt({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return A`<${Z}
title=${P(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${P(`open.readings-text`)}</p>
${i.map(e=>A`<${dt} key=${e.id} reading=${e} />`)}
<//>`}function Et({rules:e,book:t,found:n,searching:r}){let{points:i}=He(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return A`<${Z}
title=${P(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${x} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function Dt({rules:e,book:t,found:n,searching:r}){let{official:i}=N(),{references:a}=e.library.catalogue,o=Ot(t).map(e=>({id:e,...a[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return A`<${Z}
title=${P(`open.sources`)}
count=${o.length}
searching=${r}
>
<ul class="bullets">
${o.map(({id:e,title:t,publisher:n,year:r,reading:i})=>A`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${P(`open.read.${i}`)}</span
>
</li>`)}
</ul>
${me(i)&&t.revision&&A`<p class="soft">${P(`open.revision`,{revision:t.revision.slice(0,12)})}</p>`}
<//>`}function Ot(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>J(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function kt({library:e},t){let n=de(e,t),{items:r}=he(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}var At=B(({args:[e=``],rules:t})=>{let{query:n}=i(),{tournament:r,book:a}=N();if(e===`tournament`&&a)return A`<${Mt}
rules=${t}
book=${a}
choice=${{...G(a.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return A`<${l} title=${P(`lost`)} up="#/books"
><${d} text=${P(`lost-text`)}
/><//>`;let o=jt(e,n.get(`with`)),s=z(t.library,o),c=s?G(e):o;return A`<${Mt}
rules=${t}
book=${L(t.library,c)}
choice=${c}
wrong=${s}
/>`});function jt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return G(e)}}function Mt({rules:e,book:n,choice:i,wrong:a}){let[o,s]=r(``),[c,u]=r(!1),{library:d,words:f}=e,p=kt(e,o);return A`<${l} title=${V(e,n)} up="#/books">
<${qe} error=${a} />
<${R} rules=${e} standing=${n.content.standing} />
<p>${f.standingNote(n.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>u(!0)}
>
${P(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(i),t(P(`open.in-use-now`))}}>
${P(`open.use-these`)}
</button>
</div>
<${h}
type="search"
label=${P(`open.search-book`)}
value=${o}
autocomplete="off"
onInput=${s}
/>
${ht.map(({id:t,Section:r})=>A`<${r} key=${t} rules=${e} book=${n} found=${p} searching=${!!o.trim()} />`)}
${c&&A`<${xe} rules=${e} value=${i} onUse=${e=>{u(!1),I(X(e),{replace:!0})}} onClose=${()=>u(!1)} />`}
<//>`}function Nt({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>A`<${le}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function Pt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?A`<section class="stack">
<h2>${P(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>A`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${P(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Ft({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,l={context:r,onChange:i};return A`<${c} title=${A`<h2>${P(`open.around`)}</h2>`}>
${()=>A`<div class="stack">
<${Re} book=${o} words=${s} foul=${t} facts=${n} ...${l} />
${!a&&A`<${It} rules=${e} ...${l} />`}
</div>`}
<//>`}function It({rules:{words:e},context:t,onChange:r}){let i=te.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return A`<${n}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>r({...t,casual:e})}
/>
${t.casual&&A`<${y}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:P(`open.no-seat`)},...i]}
onChange=${e=>r({...t,seat:e||null})}
/>`}`}var Lt=B(({args:[e=``],rules:t,query:n})=>e in t.library.catalogue.fouls?A`<${Rt} id=${e} rules=${t} query=${n} />`:A`<${l} title=${P(`lost`)} up="#/fouls"
><${d} text=${P(`lost-text`)}
/><//>`);function Rt({id:t,rules:n,query:i}){let[a,o]=r(()=>zt(i)),[s,c]=r({}),u=e(n.book,t,a,{})?a:{},d=e(n.book,t,u,s)?s:{},f=O(n.library,m(n.book,t,u,d));return A`<${l} title=${f.foul.name} up="#/fouls">
<${Nt} spoken=${f} onAnswer=${(e,t)=>o({...u,[e]:t})} />
<${Pt} rules=${n} facts=${u} onForget=${e=>o(Bt(u,e))} />
<${lt} rules=${n} spoken=${f} />
<${Ft} rules=${n} foul=${t} facts=${u} context=${d} onChange=${c} />
<${Vt} rules=${n} foul=${t} facts=${u} context=${d} />
<${H} rules=${n} />
<//>`}function zt(e){let t={true:!0,false:!1};return Object.fromEntries([...e].map(([e,n])=>[e,t[n]??n]))}function Bt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Vt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>L(e.library,G(t))),a=[...new Map([e.book,...i].map(t=>[V(e,t),t]))],o=je(a.map(([,e])=>e),t,n,r).map(t=>Ut(O(e.library,t)));return A`<section class="stack">
<h2>${P(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>A`<li key=${e}>
<a class="row" href=${X(Ht(t))}>
<span class="body"><small>${e}</small>
<span class=${o[n]===o[0]?``:`strong`}>${o[n]}</span></span>
<${M} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ht({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Ut(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?ie(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Q={occasion:``,query:``};function Wt({rules:e,occasion:t,...n}){let[i,a]=r(Q.occasion===t?Q.query:``),o=e=>{Q={occasion:t,query:e},a(e)},{library:s,book:c,words:l}=e;return A`<${ce} library=${s} book=${c} words=${l} label=${P(`call.what`)} hint=${P(`open.search-hint`)}
query=${i} onQuery=${o} ...${n} />`}const Gt={casual:!0};function Kt({rules:e,evening:t,names:n,person:r}){return A`<${l}
title=${P(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Wt}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function qt(e){let{rules:t,evening:n,names:i,person:a,foul:o}=e,[s,c]=r({}),[u,d]=r(Gt),[f,m]=r(0),h=Ie(a,n.east),g={...u,seat:h},_=Jt(t,o,s,g),v=_.range?.[f]?f:0,{line:y,payments:b}=Yt(e,_,v,h),x=Xt(e,y,b),S=![`needs-facts`,`not-covered`].includes(_.status)&&A`<button class="button main" onClick=${x}>${P(`open.note`)}</button>`,C=(e,t)=>c({...s,[e]:t}),w=e=>c(Bt(s,e)),ee=i.map((e,r)=>t.words.phrase(`seat-${Ie(r,n.east)}`));return A`<${l} title=${`${i[a]}: ${_.foul.name}`} up=${`#/casual/${a}`} actions=${S}>
<${Nt} spoken=${_} onAnswer=${C} />
<${Pt} rules=${t} facts=${s} onForget=${w} />
${_.range&&A`<${p} label=${P(`open.you-choose`)} value=${v} onChange=${m} options=${Zt(t,_)} />`}
${b.length>0&&A`<${Ye} names=${i} notes=${ee} pot="" payments=${b} number=${e=>t.words.number(e)} />`}
<${lt} rules=${t} spoken=${{..._,say:``}} />
<${Ft} rules=${t} foul=${o} facts=${s} context=${g} onChange=${d} fixed />
<//>`}function Jt({book:t,library:n},r,i,a){let o=e(t,r,i,a)??m(t,r,i,{...Gt,seat:a.seat});return O(n,o)}function Yt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Qt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:K(e,t),to:K(n,t),points:r}))}}function Xt({evening:e,set:n,person:r,foul:i},a,o){let s=b(!1);return()=>{s.current||(s.current=!0,n({events:[...e.events,{kind:`foul`,by:r,foul:i,line:a,payments:o}]}),ye(),t(P(`open.recorded`)),I(`#/casual`,{replace:!0}))}}function Zt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Qt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?S(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const $t={choice:null,names:[``,``,``,``],east:0,events:[]};var en=B(({args:[e,t],rules:n})=>{let[r,i]=s(`shinpan.casual`,$t),a=e=>i({...r,...e}),o=Le(n,r.choice,e=>a({choice:e})),c={rules:o,evening:r,set:a,names:Pe.map(e=>r.names[e]?.trim()||P(`open.player`,{number:e+1}))};return e===void 0?A`<${tn} ...${c} />`:Pe.includes(Number(e))&&(!t||t in o.library.catalogue.fouls)?t?A`<${qt}
...${c}
person=${Number(e)}
foul=${t}
/>`:A`<${Kt} ...${c} person=${Number(e)} />`:A`<${l} title=${P(`lost`)} up="#/casual"
><${d} text=${P(`lost-text`)}
/><//>`});function tn({rules:e,evening:t,set:n,names:i}){let[a,o]=r(``),{net:s,table:c}=Ke(t.events),u=t=>e.words.number(t),d=e=>n({events:[...t.events,e]}),f=t.events.at(-1),p=A`<button class="button" disabled=${!f} onClick=${()=>n({events:t.events.slice(0,-1)})}>${P(`open.undo`)}</button>
<button class="button main" disabled=${!f} onClick=${()=>o(`settle`)}>${P(`open.settle`)}</button>`,m={names:i,number:u,onClose:()=>o(``)};return A`<${l} title=${P(`open.casual`)} actions=${p}>
<section class="stack">
<h2>${P(`open.who-fouled`)}</h2>
<${Ye} names=${i} notes=${s.map(e=>ke(e,u))} pot=${c?u(c):``}
payments=${f?ze(f):[]} number=${u} to=${e=>`#/casual/${e}`} />
</section>
${c>0&&A`<${rn} text=${u(c)} names=${i} onWon=${e=>d({kind:`won`,by:e,points:c})} />`}
<${nn} east=${t.east} names=${i} onEast=${e=>n({east:e})} onNames=${()=>o(`names`)} />
<${an} rules=${e} events=${t.events} names=${i} />
<a class="button" href="#/sheet">${P(`open.to.sheet`)}</a>
<a class="button" href=${c?`#/settle/,,,?pot=${c}`:`#/settle`}>${P(`open.to.settle`)}</a>
<${H} rules=${e} />
${a===`names`&&A`<${Ge} ...${m} typed=${t.names} onChange=${e=>n({names:e})} />`}
${a===`settle`&&A`<${Ne} ...${m} net=${s} onSettled=${()=>d({kind:`settled`,payments:Fe(s)})} />`}
<//>`}function nn({east:e,names:t,onEast:n,onNames:r}){return A`<${p} label=${P(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${P(`open.names`)}</button>`}function rn({text:e,names:t,onWon:n}){return A`<section class="note info stack">
<h2>${P(`open.pot`,{points:e})}</h2>
<p>${P(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>A`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function an({rules:e,events:t,names:n}){if(!t.length)return A`<p class="soft">${P(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?P(`open.settled`):t.kind===`won`?P(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return A`<section class="stack">
<h2>${P(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>A`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}function $({id:e,title:t,rules:n,books:r,lines:i,only:a,found:o}){let s=i.filter(e=>o(cn(e),e.id)),c=s.filter(({by:e})=>e),l=a?c:s;return A`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">${P(`open.different`,{count:c.length,all:s.length})}</p>
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
${r.map((e,t)=>A`<th key=${t} role="columnheader" scope="col">${V(n,e)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${l.map(e=>A`<${on} key=${e.id} line=${e} />`)}
</tbody>
</table>
</div>
</section>`}function on({line:{name:e,href:t,cells:n,by:r}}){let i=n.find(({silent:e})=>!e);return A`<tr role="row" class=${r?`differs`:``}>
<th role="rowheader" scope="row">
${t?A`<a class="reach" href=${t}>${e}</a>`:A`<span>${e}</span>`}
${r&&A`<small>${P(`open.differs-in.${r}`)}</small>`}
</th>
${n.map((e,t)=>A`<${sn} key=${t} cell=${e} first=${i} />`)}
</tr>`}function sn({cell:{texts:e,silent:t},first:n}){let r=!t&&[...e].sort().join(`
`)!==[...n.texts].sort().join(`
`);return A`<td role="cell" class=${t?`silent`:r?`other`:``}>
${e.map(e=>A`<p key=${e} class=${r&&!n.texts.includes(e)?`strong`:``}>${e}</p>`)}
</td>`}function cn({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const ln=[`penalty`,`when`,`details`];function un({library:e},t){return He(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:fn(r)?`answer`:null}})}function dn(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=ln.map(r=>({by:r,cells:t.map(t=>pn(e,t,n,r))})),{by:i,cells:a}=r.find(e=>fn(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function fn(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>ne([...e].sort()))).size>1}function pn(e,t,n,r){let i=J(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[Ae(e,n),...mn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?gn(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function mn(e,t,n,r,i){if(i===`penalty`)return[];let a=U(e,n.when).join(` `),o=a||r>1?[a||P(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?hn(e,t,n.lateness):[]]}function hn(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${P(`open.from-time`,{time:T(r.opens(i))})} ${mt(e,t.lateness[n],i)}`)}function gn({words:e},t,n){let{scope:r}=t.table(n);return r?[P(`open.counted-over`,{scope:pe([e.phrase(`scope-${r}`)])})]:[]}var _n=B(({rules:e})=>{let{library:t,choice:i}=e,a=Object.keys(t.books).filter(e=>e!==i.id),[o,c]=s(`shinpan.compare`,[i,...a.slice(-2).map(G)]),u=o.filter(e=>!z(t,e)),[d,f]=r(null),[p,m]=r(!0),[g,_]=r(``),v=kt(e,g),y=u.map(e=>L(t,e));return A`<${l} title=${P(`open.compare`)}>
<${vn}
rules=${e}
books=${y}
onOpen=${f}
onRemove=${e=>c(u.filter((t,n)=>n!==e))}
/>
<${h} type="search" label=${P(`open.search-compared`)} value=${g} autocomplete="off" onInput=${_} />
<${n}
label=${P(`open.only-different`)}
hint=${P(`open.silence`)}
checked=${p}
onChange=${m}
/>
<${$}
id="points"
title=${P(`open.rule-points`)}
rules=${e}
books=${y}
lines=${un(e,y)}
only=${p}
found=${v}
/>
<${$}
id="fouls"
title=${P(`open.fouls`)}
rules=${e}
books=${y}
lines=${dn(e,y)}
only=${p}
found=${v}
/>
${d!==null&&A`<${xe} rules=${e} value=${u[d]??G(i.id)} onUse=${e=>{c(d===u.length?[...u,e]:u.map((t,n)=>n===d?e:t)),f(null)}} onClose=${()=>f(null)} />`}
<//>`});function vn({rules:e,books:t,onOpen:n,onRemove:r}){return A`<ul class="rows">
${t.map((i,a)=>A`<li key=${a} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(a)}
>
<span class="body"
>${V(e,i)}<small
>${e.words.phrase(`standing-${i.content.standing}`)}</small
></span
>
<span class="badge">${P(`call.change`)}</span>
</button>
${t.length>2&&A`<button class="button quiet" aria-label=${P(`open.remove`,{name:V(e,i)})} onClick=${()=>r(a)}><${M} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${P(`open.add-book`)}
</button>`}var yn=B(({rules:e})=>A`<${l} title=${P(`open.fouls`)}>
<${Wt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${H} rules=${e} />
<//>`);const bn=[`empty-win`,`noten-riichi`,`exposed-tiles`],xn={rules:[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`]],tools:[[`hand`,`tables`],[`calls`,`sound`],[`draw`,`compare`],[`sheet`,`log`],[`settle`,`check`],[`casual`,`dice`],[`train`,`clock`]],app:[[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]]};function Sn(){return Be()?A`<${Cn} />`:A`<${wn} />`}function Cn(){return A`<${l} title=${P(`desk.item.rules`)} up=${null}>
<${En} large=${!1} />
${[`rules`,`tools`].map(e=>A`<${On} key=${e} group=${e} />`)}
<//>`}function wn(){let[e,t]=r(!1),{tournament:n}=N(),i=Ue(),a=A`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${P(`open.menu`)} onClick=${()=>t(!0)}><${M} name="log" /></button>`;return A`<${l} title="Shinpan" up=${null} aside=${a}>
${n?A`<${Tn} />`:A`<p class="soft">${P(`open.what-it-is`)}</p>`}
${i&&A`<ul class="rows"><${kn} href=${`#/board/${i.slug}`} icon="tables" text=${P(`open.to.board`)} about=${i.name} /></ul>`}
<${En} large=${!n} />
${!n&&A`<ul class="ways">
<li><a class="way" href="#/casual"><${M} name="dice" /><strong>${P(`open.at-home`)}</strong><span>${P(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${M} name="scan" /><strong>${P(`open.i-referee`)}</strong><span>${P(`open.scan`)}</span></a></li>
</ul>`}
${e&&A`<${Dn} onClose=${()=>t(!1)} />`}
<//>`}function Tn(){let{tournament:e,official:t}=N();return A`<section class="card">
<small class="soft">${P(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&A`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${M} name="tables" /> ${P(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${M} name="log" /> ${P(`open.log`)}</a>
<a class="button" href="#/scan"><${M} name="scan" /> ${P(`open.scan`)}</a>
</div>
</section>`}function En({large:e}){return A`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${P(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${M} name="search" />${P(`open.to.fouls`)}</a>
<ul class="examples">
${bn.map(e=>A`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${P(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function Dn({onClose:e}){return A`<${_} title=${P(`open.menu`)} onClose=${e}>
${Object.keys(xn).map(t=>A`<${On} key=${t} group=${t} onClose=${e} />`)}
<//>`}function On({group:e,onClose:t}){let n=xn[e].filter(([e])=>t||e!==`fouls`);return A`<section aria-labelledby=${e}>
<${t?`h3`:`h2`} id=${e}>${P(`open.group.${e}`)}<//>
<ul class=${`menu-places ${t?``:`on-page`}`}>
${n.map(([e,n])=>A`<li key=${e}>
<a href=${`#/${e}`} onClick=${t}><${M} name=${n} /><span>${P(`open.to.${e}`)}</span><small>${P(`open.about.${e}`)}</small></a>
</li>`)}
</ul>
</section>`}function kn({href:e,icon:t,text:n,about:r,onClick:i}){return A`<li>
<a class="row" href=${e} onClick=${i}><${M} name=${t} /><span class="body">${n}<small>${r}</small></span><${M} name="next" /></a>
</li>`}var An={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function jn(){let e=fe();j();let{library:n,usage:i,quota:a,persisted:o,lowStorage:s,outbox:c,elsewhere:l,syncedAt:u,tournament:d}=N(),[f,p]=r(o),[m,h]=r(``);D(()=>p(o),[o]),D(()=>void Mn().then(h),[e]);let g=async()=>{let e=await navigator.storage.persist();p(e),e||t(P(`open.persist-refused`))},_=P(`open.storage-of`,{used:Nn(i),quota:Nn(a)}),v=[[P(`open.offline`),P(`ready.${e}`)],[P(`open.version`),m||`–`],[P(`open.books`),String(Object.keys(n?.books??{}).length)],[P(`open.unsent`),String(c.length+l.reduce((e,{count:t})=>e+t,0))],[P(`open.storage`),_],[P(`open.persistent`),P(f?`open.yes`:`open.no`)],...u?[[P(`open.last-synced`),se(u,d?.time_zone)]]:[]];return A`<section class="card">
<h2>${P(`open.kept-here`)}</h2>
${s&&A`<p class="note warn">${P(`open.storage-low`)}</p>`}
<${x} rows=${v} />
${!f&&A`<p class="soft">${P(`open.persist-text`)}</p>
${`storage`in navigator&&A`<button class="button" onClick=${g}>${P(`open.persist`)}</button>`}`}
</section>`}async function Mn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function Nn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return E(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Pn(){let{online:e}=N();return A`<${c} title=${P(`open.libraries`)}>
${()=>A`<ul class="bullets">
${Object.entries(An).map(([t,{version:n,licence:r}])=>A`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&A`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${P(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>`}
<//>`}const Fn=w(a.referee,`PushSwitch`),In=w(a.referee,`Leave`),Ln=w(a.referee,`Standing`),Rn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],zn=[`auto`,`light`,`dark`],Bn=[`left`,`right`];function Vn(){let e=j(),{tournament:r,official:i}=N(),a=e=>n=>re({[e]:n}).catch(()=>t(P(`open.lang-not-here`))),o=(t,n,r)=>A`<${p} label=${n} value=${e[t]} options=${r} onChange=${a(t)} />`,s=(t,r,i=``)=>A`<${n} label=${r} hint=${i} checked=${e[t]} onChange=${a(t)} />`;return A`<${l} title=${P(`open.settings`)}>
${o(`lang`,`Language · 言語 · Langue · Язык`,Rn)} ${o(`theme`,P(`open.theme`),Hn(`theme`,zn))}
${o(`hand`,P(`open.hand`),Hn(`hand`,Bn))} ${s(`discreet`,P(`open.discreet`),P(`open.discreet-text`))}
${s(`haptics`,P(`open.haptics`))} ${s(`sound`,P(`open.sound`))}
${r&&oe(i)&&A`<${Fn} tournament=${r.id} as=${i.id} />`}
<${Ln} />
<${jn} />
<${In} />
<${Pn} />
<//>`}function Hn(e,t){return t.map(t=>({value:t,text:P(`open.${e}.${t}`)}))}function Un({games:e,tournament:t,now:n}){let r=e.find(({result:e,status:t,replaced:n})=>!e&&!t&&!n);if(!r)return null;let{round:i,table:a,seat:o,scheduled_at:s,minutes:c}=r,l=s&&Date.parse(s)<=n;return A`<section class="card own-next" aria-label=${P(`own.next`)}>
<h2>${P(`own.next`)}</h2>
<p class="own-place"><span class="own-wind"><${F} wind=${o} /></span>
<span><strong>${P(`hall-table`,{label:a})}</strong> ${qn(o)} · ${P(`hall-round`,{round:i})}</span></p>
${s&&A`<p>${P(l?`own.began`:`own.begins`,{time:Jn(s,t)})}${c?` · ${P(`own.minutes`,{minutes:c})}`:``}</p>`}
</section>`}function Wn({standings:e}){let t=e.filter(e=>e&&e.rank!==null);return t.length?A`<section class="card">
<h2>${P(`own.standing`)}</h2>
<dl class="own-standings">
${t.map(e=>A`<div key=${e?.name}><dt>${e?.name}</dt><dd><strong>${P(`own.rank`,{rank:e?.rank,of:e?.of})}</strong> ${W(e?.final)}</dd></div>`)}
</dl>
</section>`:null}function Gn({games:e,tournament:t}){return e.length?A`<section class="stack">
<h2>${P(`own.games`)}</h2>
<ol class="own-games">
${e.map((e,n)=>A`<li key=${n} class=${e.status?`uncounted`:``}>
<span class="own-wind"><${F} wind=${e.seat} /><span class="unseen">${qn(e.seat)}</span></span>
<span>${P(`hall-round`,{round:e.round})} · ${P(`hall-table`,{label:e.table})}</span>
<span class="own-result">${Kn(e,t)}</span>
</li>`)}
</ol>
</section>`:null}function Kn({status:e,replaced:t,result:n,scheduled_at:r},i){return e?P(`own.game.${e}`):t?A`${n?`${W(n.total)} `:``}<small>${P(`own.game.replaced`)}</small>`:n?A`<small>${P(`own.place`,{place:n.place,points:Se(n.points)})}</small> <strong>${W(n.total)}</strong>`:r?Jn(r,i):P(`own.game.open`)}function qn(e){return e?P(`hall-wind.${e}`):``}function Jn(e,{time_zone:t}){let n=e=>E(Intl.DateTimeFormat,{dateStyle:`short`,timeZone:t}).format(e),r=new Date(e),i=n(r)===n(/* @__PURE__ */ new Date)?{timeStyle:`short`,timeZone:t}:{weekday:`short`,day:`numeric`,month:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return E(Intl.DateTimeFormat,i).format(r)}function Yn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[P(`hall-table`,{label:c}),ue(l),n].filter(Boolean).join(` · `);return A`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${ae(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${P(`own.team`)}`:``}</p>
${d&&A`<p class="soft">${k(d)}</p>`}
${s in Xn&&A`<p class="note info">${P(Xn[s])}</p>`}
${f&&A`<${Zn} escalation=${f} />`}
<${Qn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Xn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Zn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=P(t===`open`?`own.open.${n}`:`own.${t}`);return A`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${P(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>A`<li key=${e.id}><b>${P(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Qn({own:e,ruling:t,refresh:n}){let[i,a]=r(!1),{reason:o,field:s}=Ce(`player`,void 0,P(`own.reason`),P(`own.reason-wrong`)),[c,l]=r(!1),[u,d]=r(``),[f,p]=r(``),[m,_]=r(!1),v=t.escalation?.status===`decided`;if(!v&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let y=P(v?`own.take-on`:`own.escalate`);return i?A`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),l(!o),!o)return;_(!0),p(``);let i={reason:o,...u.trim()&&{evidence:u.trim()}};try{await(await g.playerPage()).escalate(e,t,i),a(!1),n()}catch(e){p(P(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{_(!1)}}} aria-label=${y}>
${s(c)}
${f&&A`<p class="note bad" role="alert">${f}</p>`}
${!v&&A`<${h} label=${P(`own.evidence`)} hint=${P(`own.evidence-hint`)} value=${u} onInput=${d} long maxlength="4000" />`}
<button class="button main" disabled=${m}>${y}</button>
<button class="button" type="button" onClick=${()=>a(!1)}>${P(`cancel`)}</button>
</form>`:A`<button class="button" type="button" onClick=${()=>a(!0)}>${y}</button>`}function $n(){let{own:e,missing:t,state:n,refresh:r}=nr();if(t)return A`<${l} title=${P(`own.title`)} up="#/"><${d} text=${P(`own.missing`)}><a class="button" href="#/scan">${P(`hall-scan`)}</a><//><//>`;if(!e?.page){let e=n?A`<${d} text=${P(`own.${n}`)} />`:A`<${C} />`;return A`<${l} title=${P(`own.title`)} up="#/">${e}<//>`}let{tournament:i,player:a,rulings:o,ledger:s,games:c=[],standing:u=null,team_standing:f=null}=e.page;return A`<${l} title=${a.name} up="#/">
<p class="soft">${i.name} · ${P(`own.number`,{number:a.id_number})}</p>
${n&&A`<p class="note warn" role="status">${P(`own.${n}`)} ${P(`own.as-of`,{time:rr(e.at,i)})}</p>`}
<${Un} games=${c} tournament=${i} now=${g.now()} />
<${Wn} standings=${[u,f]} />
<${Gn} games=${c} tournament=${i} />
<${er} ledger=${s} />
<section class="stack">
<h2>${P(`own.rulings`)}</h2>
${o.length===0&&A`<${d} text=${P(`own.none`)} />`}
${o.map(t=>A`<${Yn} key=${t.id} own=${e} ruling=${t} when=${rr(t.ruled_at,i)} refresh=${r} />`)}
</section>
<${We} tournament=${e.tournament} as=${e.player} player />
<//>`}function er({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return A`<section class="card">
<h2>${P(`own.owing`)}</h2>
${n.length===0&&A`<p>${P(`own.nothing`)}</p>`}
${n.map(([e,t])=>A`<p key=${e}>${tr(e,t)}</p>`)}
</section>`}function tr(e,t){return e===`P`?P(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?P(t>0?`own.table-points`:`own.table-points-back`,{points:Se(Math.abs(t))}):P(t>0?`own.money`:`own.money-back`,{amount:ge(e,Math.abs(t))})}function nr(){let{lang:e}=j(),[t,n]=r(void 0),[i,a]=r(``),[o,s]=r(0);return D(()=>{let t=!1,r=async()=>{let r=await g.playerPage(),i=await r.stored();if(!t&&(n(e=>e??i??null),i))try{let o=await r.load(i,e);if(t)return;n(o),a(``)}catch(e){t||a(e.signedOut?`cut-off`:`unreached`)}};r();let i=setInterval(()=>document.hidden||r(),6e4);return()=>{t=!0,clearInterval(i)}},[e,o]),{own:t,missing:t===null,state:i,refresh:()=>s(o+1)}}function rr(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?E(Intl.DateTimeFormat,n).format(new Date(e)):``}function ir({page:{rounds:e,time_zone:t},finds:n,isSeeking:i,now:a}){let[o,s]=r(``);if(!e.length)return A`<${d} text=${P(`public.no-rounds`)} />`;if(i)return A`<${or} rounds=${e} zone=${t} finds=${n} />`;let c=e.find(e=>e.round===o)??ar(e,a),l=e.map(e=>({value:e.round,text:e.round}));return A`${e.length>1&&A`<${p} label=${P(`reports.of-round`)} value=${c.round} options=${l} onChange=${s} />`}
<${sr} round=${c} tables=${c.tables} zone=${t} finds=${n} />`}function ar(e,t){return e.findLast(({starts_at:e})=>e&&Date.parse(e)-36e5<=t)??e[0]}function or({rounds:e,zone:t,finds:n}){let r=e.flatMap(e=>{let t=e.tables.filter(({seats:e})=>Object.values(e).some(n));return t.length?[{round:e,tables:t}]:[]});return r.length?r.map(({round:e,tables:r})=>A`<${sr} key=${e.round} round=${e} tables=${r} zone=${t} finds=${n} />`):A`<${d} text=${P(`public.not-found`)} />`}function sr({round:{round:e,starts_at:t},tables:n,zone:r,finds:i}){return A`<section class="stack" aria-label=${P(`hall-round`,{round:e})}>
<h2>${P(`hall-round`,{round:e})} ${t&&A`<span class="soft">${cr(t,r)}</span>`}</h2>
<ul class="public-tables">
${n.map(({label:e,seats:t})=>A`<li key=${e} class="card">
<h3>${P(`hall-table`,{label:e})}</h3>
<dl>${o.map(e=>A`<div key=${e} class=${i(t[e])?`found`:``}><dt><${F} wind=${e} /><span class="unseen">${P(`hall-wind.${e}`)}</span></dt><dd>${t[e]}</dd></div>`)}</dl>
</li>`)}
</ul>
</section>`}function cr(e,t){let n={weekday:`short`,hour:`numeric`,minute:`2-digit`,timeZone:t};return E(Intl.DateTimeFormat,n).format(new Date(e))}function lr({page:{players:e,teams:t},finds:n}){let[i,a]=r(`players`);if(!e.length)return A`<${d} text=${P(`standings.none`)} />`;let o=[`players`,`teams`].map(e=>({value:e,text:P(`standings.of.${e}`)})),s=i===`teams`&&t.length?t:e;return A`${t.length>0&&A`<${p} label=${P(`standings.of`)} value=${i} options=${o} onChange=${a} />`}
<ol class="public-standings">
${s.map((e,t)=>A`<li key=${t} class=${n(e.name)?`found`:``}>
<span class="rank">${e.rank??`–`}</span>
<span>${e.name}${e.team&&A` <small class="soft">${e.team}</small>`}</span>
<strong>${W(e.final)}</strong>
</li>`)}
</ol>`}function ur({args:[e=``]}){let{page:t,refused:n,unreached:i}=dr(e),[a,o]=r(`seating`),[s,c]=r(``);if(n)return A`<${l} title=${P(`public.title`)} up="#/"><${d} text=${P(`public.closed`)} /><//>`;if(!t)return A`<${l} title=${P(`public.title`)} up="#/">${i?A`<${d} text=${P(`live.unreached`)} />`:A`<${C} />`}<//>`;let u=[{value:`seating`,text:P(`public.seating`)},{value:`standings`,text:P(`own.standing`)}],f=e=>s.trim()!==``&&q(e).includes(q(s.trim()));return A`<${l} title=${t.name} up="#/">
${i&&A`<p class="note warn" role="status">${P(`live.unreached`)}</p>`}
<${p} label=${P(`public.show`)} value=${a} options=${u} onChange=${o} />
<${h} label=${P(`public.find`)} value=${s} onInput=${c} autocomplete="off" enterkeyhint="search" />
${a===`seating`?A`<${ir} page=${t} finds=${f} isSeeking=${s.trim()!==``} now=${g.now()} />`:A`<${lr} page=${t} finds=${f} />`}
${t.board_open&&A`<a class="button" href=${`#/board/${e}`}>${P(`public.clocks`)}</a>`}
<//>`}function dr(e){let[t,n]=r({page:null,refused:!1,unreached:!1});return D(()=>{let t=!1,r=async()=>{try{let{publicPage:r}=await g.visitor(),i=await r(e);t||n({page:i,refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(({page:e})=>({page:r?null:e,refused:r,unreached:!r}))}};r();let i=setInterval(()=>document.hidden||r(),6e4);return()=>{t=!0,clearInterval(i)}},[e]),t}export{At as Book,ct as Books,en as Casual,_n as Compare,Lt as Foul,yn as Fouls,Sn as Home,et as Join,$n as PlayerPage,ur as PublicPage,Ze as Receipt,Me as Scan,Vn as Settings};