import{$r as e,Bt as t,Cn as n,Dt as r,E as i,Et as a,Ft as o,Gt as s,Hr as c,Ht as l,Ir as u,It as d,Jt as f,Kt as p,Mt as m,N as h,Nr as g,Nt as _,Ot as v,Pr as y,Pt as b,Qr as x,Qt as S,Rr as C,Rt as w,St as ee,Tt as T,Ut as E,Vr as te,Wt as D,X as O,Xt as ne,Y as k,Yt as re,Z as ie,Zr as A,at as ae,ct as oe,dn as se,dt as ce,hn as j,jt as M,kr as le,kt as ue,ln as N,mn as de,p as fe,qt as pe,rn as P,st as me,u as he,ut as F,wn as ge,yn as I,zr as _e}from"./app.js";import{At as L,Ct as ve,Dt as R,Ft as z,Mt as B,Nt as V,Ot as ye,Pt as H,Zt as be,a as U,c as xe,cn as Se,ft as Ce,i as W,jt as G,kt as K,l as we,ln as Te,n as Ee,o as q,p as De,r as Oe,s as ke,sn as Ae,t as je,u as Me,un as Ne,wt as Pe}from"./shared.js";function Fe({args:[t=``]}){let[n,r]=e({}),[i,a]=e(0);return A(()=>{j.visitor().then(({findReceipt:e})=>e(t)).then(e=>r({receipt:e}),e=>r({wrong:e instanceof le&&e.status===404?`unknown`:`away`}))},[t,i]),P`<${o} title=${f(`fines.genuine-title`)}>
${!n.receipt&&!n.wrong&&P`<${b} />`}
${n.receipt&&P`<${Ie} ...${n.receipt} />`}
${n.wrong===`unknown`&&P`<p class="note bad" role="status">${f(`fines.not-genuine`)}</p>`}
${n.wrong===`away`&&P`<p class="note warn" role="status">${f(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{r({}),a(i+1)}}>${f(`try-again`)}</button>`}
<//>`}function Ie({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o}){let s={dateStyle:`medium`,timeStyle:`short`,timeZone:a},c=p(Intl.DateTimeFormat,s),l=[[f(`fines.tournament`),e],[f(`fines.number`),t],[f(`fines.amount-paid`),Ce(r,n)],[f(`fines.how`),f(`fines.method.${o}`)],[f(`fines.when`),`${c.format(new Date(i))} (${a})`]];return P`<p class="note info" role="status"><strong>${f(`fines.genuine`)}</strong></p>
<dl class="facts">
${l.map(([e,t])=>P`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${f(`fines.compare`)}</p>`}const Le=w(D.referee,`Leave`);let J=null;function Re({args:t}){let n=Ne(`#/join/${t.join(`/`)}`),[r,i]=e(t.length>0?null:J);return A(()=>{n?.invitation&&(J=n,N(`#/join`,{replace:!0}))},[]),n?P`<${o} title=${f(`hall-join`)} up="#/" />`:r?P`<${Ae} to=${r.tournament}>
<${ze} link=${r} onAnother=${()=>i(J=null)} />
<//>`:P`<${Ue} mangled=${t.length>0} onLink=${i} />`}function ze({link:n,onAnother:r}){let[i,a]=e(null),[o,s]=e(0),[c,l]=e(``);return A(()=>{a(null);let e=Te();j.join(n.tournament,n.invitation,c).then(n=>{if(J=null,n.board)return e(`#/board/${n.board}`);if(n.player)return e(`#/own`);t(f(`hall-joined`,{name:j.snapshot.state.settings.name})),e(`#/tables`)},e=>a(e))},[o]),i&&Be(i)?P`<${Ve} onName=${e=>{l(e),s(o+1)}} />`:i?P`<${He} error=${i} again=${()=>s(o+1)} onAnother=${r} />`:P`<${Se} up="#/" />`}function Be(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Ve({onName:t}){let[n,r]=e(``),[i,a]=e(``);return P`<${o} title=${f(`hall-join`)} up="#/">
<form class="stack" onSubmit=${e=>{e.preventDefault(),n.trim()?t(n.trim()):a(f(`hall-join-name-wrong`))}}>
<${v} label=${f(`hall-join-name`)} hint=${f(`hall-join-name-hint`)} value=${n} onInput=${r} wrong=${i}
autocomplete="name" maxlength="200" />
<button class="button main">${f(`hall-join`)}</button>
</form>
<//>`}function He({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?f(`hall-join-refused`):e.name===`Unreachable`?f(`hall-join-unreachable`):e.message,a=P`<button class="button" onClick=${n}>${f(`hall-join-other`)}</button>
${!r&&P`<button class="button main" onClick=${t}>${f(`try-again`)}</button>`}`;return P`<${o} title=${f(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function Ue({mangled:t,onLink:n}){let{tournament:r}=E(),[i,a]=e(``),[s,c]=e(t?f(`hall-join-no-link`):``);return P`<${o} title=${f(`hall-join`)} up="#/">
<p>${f(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=Ne(i);t?.invitation?n(t):c(f(`hall-join-no-link`))}}>
<${v} label=${f(`hall-join-link`)} value=${i} onInput=${a} wrong=${s} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${f(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${d} name="scan" /> ${f(`hall-scan`)}</a>
${r&&P`<a class="button" href="#/tables"><${d} name="tables" /> ${f(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${d} name="person" /> ${f(`hall-join-account`)}</a>
<${Le} />
<//>`}var We=z(({rules:e})=>{let{tournament:t}=E(),{library:n,words:r,choice:i,book:a}=e;return P`<${o} title=${f(`open.books`)}>
${t&&P`<a class="row card" href="#/book/tournament">
<${d} name="book" />
<span class="body"
><small>${f(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${d} name="next" />
</a>`}
<a class="row card" href=${Y(i)}>
<${d} name="book" />
<span class="body"
><small>${f(`open.rules-in-use`)}</small
><strong>${B(e,a)}</strong></span
>
<${d} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>P`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${r.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${r.phrase(`standing-${e.standing}`)}</small>
</span>
<${d} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${d} name="compare" /> ${f(`open.compare`)}</a
>
<//>`});function Y({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function Ge({rules:e,spoken:t}){let n=t.status===`needs-facts`;return P`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?f(`open.answer-first`):t.line}</p>
${t.say&&!n&&P`<p class="say">${f(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&P`<section class="stack">
<h2>${f(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>P`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${h} stays=${t.stays} />
${!n&&P`<${Ke} rules=${e} spoken=${t} />`}`}function Ke({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return P`<section class="stack">
<h2>${f(`open.why`)}</h2>
${ce(t).map(e=>P`<p key=${e}>${e}</p>`)}
<${L} rules=${e} standing=${t.rulebook.standing} />
${i&&P`<p>${F(i.source)}</p>
${i.notes.map(e=>P`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>P`<${qe} key=${e.id} reading=${e} />`)}
${r.length>0&&P`<details class="fold">
<summary><h3>${f(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>P`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function qe({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return P`<div class="card">
<small class="soft">${f(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>P`<p key=${e} class="soft">${f(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function Je({rules:t,book:n,who:r}){let[i,a]=e(0),o=n.clock(r),s=Math.max(...o.openings(),0)+300,c=ie(t.library,ge(n,r,i));return P`<article>
<h3>${f(`open.who.${r}`)}</h3>
<${Ye} clock=${o} end=${s} seconds=${i} />
<label class="field"
><span>${f(`open.how-late`)}</span>
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
<p role="status"><strong>${u(i)}</strong> · ${c.line}</p>
<ol class="bullets">
${o.bands.map(e=>P`<li key=${e.id}>
<strong
>${f(`open.from-time`,{time:u(o.opens(e))})}</strong
>
${` ${X(t,n.lateness[r],e)}`}
</li>`)}
</ol>
<p class="soft">${F(c.source)}</p>
</article>`}function Ye({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return P`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>P`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&u(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function X({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&f(`open.per-minute`,{cost:a}),o&&f(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[f(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Xe=[{id:`fouls`,Section:Ze},{id:`lateness`,Section:tt},{id:`procedures`,Section:nt},{id:`readings`,Section:ot},{id:`points`,Section:st},{id:`sources`,Section:ct}];function Z({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:P`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function Ze({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(et(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>q(t,e).length>0),c=a.filter(e=>!s.includes(e));return P`<${Z}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>P`<article key=${n}>
<h3><${$e} rules=${e} foul=${n} /></h3>
<${Oe} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&P`<${Qe} rules=${e} fouls=${c} />`}
<//>`})}function Qe({rules:e,fouls:t}){return P`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>P`<li key=${t}><${$e} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function $e({rules:e,foul:t}){return P`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function et(e,t,n){let r=q(t,n).map(t=>[U(e,t),...W(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function tt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${f(`open.lateness`)} ${f(`open.who.${e}`)}`));return P`<${Z}
title=${f(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>P`<${Je} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&P`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function nt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:rt(e,t),steps:r.filter(({step:r})=>n(`${rt(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return P`<${Z}
title=${f(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>P`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>P`<li key=${n}>
${i.step(t.step)}
${it(e,t.when).map(e=>P`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function rt({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):f(`open.procedure.${n}`)}function it({words:e},t){return Object.entries(t).filter(([e])=>e in te()).map(([t,n])=>{let r=[n].flat().map(n=>at(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function at(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function ot({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return P`<${Z}
title=${f(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${f(`open.readings-text`)}</p>
${i.map(e=>P`<${qe} key=${e.id} reading=${e} />`)}
<//>`}function st({rules:e,book:t,found:n,searching:r}){let{points:i}=ke(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return P`<${Z}
title=${f(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${_} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function ct({rules:e,book:t,found:n,searching:r}){let{official:i}=E(),{references:a}=e.library.catalogue,o=lt(t).map(e=>({id:e,...a[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return P`<${Z}
title=${f(`open.sources`)}
count=${o.length}
searching=${r}
>
<ul class="bullets">
${o.map(({id:e,title:t,publisher:n,year:r,reading:i})=>P`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${f(`open.read.${i}`)}</span
>
</li>`)}
</ul>
${he(i)&&t.revision&&P`<p class="soft">${f(`open.revision`,{revision:t.revision.slice(0,12)})}</p>`}
<//>`}function lt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>q(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function ut({library:e},t){let n=g(e,t),{items:r}=y(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}var dt=z(({args:[e=``],rules:t})=>{let{query:n}=se(),{tournament:r,book:i}=E();if(e===`tournament`&&i)return P`<${pt}
rules=${t}
book=${i}
choice=${{...V(i.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return P`<${o} title=${f(`lost`)} up="#/books"
><${m} text=${f(`lost-text`)}
/><//>`;let a=ft(e,n.get(`with`)),s=H(t.library,a),c=s?V(e):a;return P`<${pt}
rules=${t}
book=${G(t.library,c)}
choice=${c}
wrong=${s}
/>`});function ft(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return V(e)}}function pt({rules:n,book:r,choice:i,wrong:a}){let[s,c]=e(``),[l,u]=e(!1),{library:d,words:p}=n,m=ut(n,s);return P`<${o} title=${B(n,r)} up="#/books">
<${ye} error=${a} />
<${L} rules=${n} standing=${r.content.standing} />
<p>${p.standingNote(r.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>u(!0)}
>
${f(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{n.choose(i),t(f(`open.in-use-now`))}}>
${f(`open.use-these`)}
</button>
</div>
<${v}
type="search"
label=${f(`open.search-book`)}
value=${s}
autocomplete="off"
onInput=${c}
/>
${Xe.map(({id:e,Section:t})=>P`<${t} key=${e} rules=${n} book=${r} found=${m} searching=${!!s.trim()} />`)}
${l&&P`<${R} rules=${n} value=${i} onUse=${e=>{u(!1),N(Y(e),{replace:!0})}} onClose=${()=>u(!1)} />`}
<//>`}const Q=[0,1,2,3],mt=[`east`,`south`,`west`,`north`];function ht(e,t){return mt[(e-t+4)%4]??`east`}function gt(e,t){return e===`table`?`table`:(mt.indexOf(e)+t)%4}function _t(e){let t=new Map([...Q,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Q)t.set(e,0);else for(let e of yt(n))bt(t,e);return{net:Q.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function vt(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function yt(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function bt(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function xt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function St({typed:e,onChange:t,onClose:n}){return P`<${T} title=${f(`open.names`)} onClose=${n}>
<p class="soft">${f(`open.names-text`)}</p>
${Q.map(n=>P`<${v}
key=${n}
label=${f(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${f(`open.done`)}</button>
<//>`}function Ct({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=xt(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,vt(e[r]??0,n)]);return P`<${T} title=${f(`open.settle`)} onClose=${i}>
<p>${f(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${_} rows=${s} />
<${we} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${f(`open.settle-done`)}
</button>
<//>`}function wt({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>P`<${i}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function Tt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?P`<section class="stack">
<h2>${f(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>P`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${f(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Et({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:o=!1}){let{book:s,words:c}=e,l={context:r,onChange:i};return P`<${a} title=${P`<h2>${f(`open.around`)}</h2>`}>
${()=>P`<div class="stack">
<${Ee} book=${s} words=${c} foul=${t} facts=${n} ...${l} />
${!o&&P`<${Dt} rules=${e} ...${l} />`}
</div>`}
<//>`}function Dt({rules:{words:e},context:t,onChange:n}){let r=_e.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return P`<${M}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&P`<${ue}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:f(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var Ot=z(({args:[e=``],rules:t,query:n})=>e in t.library.catalogue.fouls?P`<${kt} id=${e} rules=${t} query=${n} />`:P`<${o} title=${f(`lost`)} up="#/fouls"
><${m} text=${f(`lost-text`)}
/><//>`);function kt({id:t,rules:n,query:r}){let[i,a]=e(()=>At(r)),[s,c]=e({}),l=k(n.book,t,i,{})?i:{},u=k(n.book,t,l,s)?s:{},d=O(n.library,I(n.book,t,l,u));return P`<${o} title=${d.foul.name} up="#/fouls">
<${wt} spoken=${d} onAnswer=${(e,t)=>a({...l,[e]:t})} />
<${Tt} rules=${n} facts=${l} onForget=${e=>a(jt(l,e))} />
<${Ge} rules=${n} spoken=${d} />
<${Et} rules=${n} foul=${t} facts=${l} context=${u} onChange=${c} />
<${Mt} rules=${n} foul=${t} facts=${l} context=${u} />
<${K} rules=${n} />
<//>`}function At(e){let t={true:!0,false:!1};return Object.fromEntries([...e].map(([e,n])=>[e,t[n]??n]))}function jt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Mt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>G(e.library,V(t))),a=[...new Map([e.book,...i].map(t=>[B(e,t),t]))],o=xe(a.map(([,e])=>e),t,n,r).map(t=>Pt(O(e.library,t)));return P`<section class="stack">
<h2>${f(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>P`<li key=${e}>
<a class="row" href=${Y(Nt(t))}>
<span class="body"><small>${e}</small>
<span class=${o[n]===o[0]?``:`strong`}>${o[n]}</span></span>
<${d} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Nt({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Pt(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?me(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let $={occasion:``,query:``};function Ft({rules:t,occasion:n,...r}){let[i,a]=e($.occasion===n?$.query:``),o=e=>{$={occasion:n,query:e},a(e)},{library:s,book:c,words:l}=t;return P`<${ee} library=${s} book=${c} words=${l} label=${f(`call.what`)} hint=${f(`open.search-hint`)}
query=${i} onQuery=${o} ...${r} />`}const It={casual:!0};function Lt({rules:e,evening:t,names:n,person:r}){return P`<${o}
title=${f(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Ft}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Rt(t){let{rules:n,evening:i,names:a,person:s,foul:c}=t,[l,u]=e({}),[d,p]=e(It),[m,h]=e(0),g=ht(s,i.east),_={...d,seat:g},v=zt(n,c,l,_),y=v.range?.[m]?m:0,{line:b,payments:x}=Bt(t,v,y,g),S=Vt(t,b,x),C=![`needs-facts`,`not-covered`].includes(v.status)&&P`<button class="button main" onClick=${S}>${f(`open.note`)}</button>`,w=(e,t)=>u({...l,[e]:t}),ee=e=>u(jt(l,e)),T=a.map((e,t)=>n.words.phrase(`seat-${ht(t,i.east)}`));return P`<${o} title=${`${a[s]}: ${v.foul.name}`} up=${`#/casual/${s}`} actions=${C}>
<${wt} spoken=${v} onAnswer=${w} />
<${Tt} rules=${n} facts=${l} onForget=${ee} />
${v.range&&P`<${r} label=${f(`open.you-choose`)} value=${y} onChange=${h} options=${Ht(n,v)} />`}
${x.length>0&&P`<${Me} names=${a} notes=${T} pot="" payments=${x} number=${e=>n.words.number(e)} />`}
<${Ge} rules=${n} spoken=${{...v,say:``}} />
<${Et} rules=${n} foul=${c} facts=${l} context=${_} onChange=${p} fixed />
<//>`}function zt({book:e,library:t},n,r,i){let a=k(e,n,r,i)??I(e,n,r,{...It,seat:i.seat});return O(t,a)}function Bt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Ut(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:gt(e,t),to:gt(n,t),points:r}))}}function Vt({evening:e,set:n,person:r,foul:i},a,o){let s=x(!1);return()=>{s.current||(s.current=!0,n({events:[...e.events,{kind:`foul`,by:r,foul:i,line:a,payments:o}]}),re(),t(f(`open.recorded`)),N(`#/casual`,{replace:!0}))}}function Ht({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Ut(e,{range:t},r,i){let{kind:a,p:o}=t[r];return{transfers:o?n(e.book,[{seat:i,kind:a===`chonbo`?a:`points`,p:o}]).transfers:[],line:e.words.penalty(t[r])}}const Wt={choice:null,names:[``,``,``,``],east:0,events:[]};var Gt=z(({args:[e,t],rules:n})=>{let[r,i]=de(`shinpan.casual`,Wt),a=e=>i({...r,...e}),s=Kt(n,r,a),c={rules:s,evening:r,set:a,names:Q.map(e=>r.names[e]?.trim()||f(`open.player`,{number:e+1}))};return e===void 0?P`<${qt} ...${c} />`:Q.includes(Number(e))&&(!t||t in s.library.catalogue.fouls)?t?P`<${Rt}
...${c}
person=${Number(e)}
foul=${t}
/>`:P`<${Lt} ...${c} person=${Number(e)} />`:P`<${o} title=${f(`lost`)} up="#/casual"
><${m} text=${f(`lost-text`)}
/><//>`});function Kt(e,t,n){let{library:r}=e,i=t.choice&&!H(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=H(r,s)?i:s;return{...e,choice:c,book:G(r,c),choose:e=>n({choice:e})}}function qt({rules:t,evening:n,set:r,names:i}){let[a,s]=e(``),{net:c,table:l}=_t(n.events),u=e=>t.words.number(e),d=e=>r({events:[...n.events,e]}),p=n.events.at(-1),m=P`<button class="button" disabled=${!p} onClick=${()=>r({events:n.events.slice(0,-1)})}>${f(`open.undo`)}</button>
<button class="button main" disabled=${!p} onClick=${()=>s(`settle`)}>${f(`open.settle`)}</button>`,h={names:i,number:u,onClose:()=>s(``)};return P`<${o} title=${f(`open.casual`)} actions=${m}>
<section class="stack">
<h2>${f(`open.who-fouled`)}</h2>
<${Me} names=${i} notes=${c.map(e=>vt(e,u))} pot=${l?u(l):``}
payments=${p?yt(p):[]} number=${u} to=${e=>`#/casual/${e}`} />
</section>
${l>0&&P`<${Yt} text=${u(l)} names=${i} onWon=${e=>d({kind:`won`,by:e,points:l})} />`}
<${Jt} east=${n.east} names=${i} onEast=${e=>r({east:e})} onNames=${()=>s(`names`)} />
<${Xt} rules=${t} events=${n.events} names=${i} />
<a class="button" href=${l?`#/settle/,,,?pot=${l}`:`#/settle`}>${f(`open.to.settle`)}</a>
<${K} rules=${t} />
${a===`names`&&P`<${St} ...${h} typed=${n.names} onChange=${e=>r({names:e})} />`}
${a===`settle`&&P`<${Ct} ...${h} net=${c} onSettled=${()=>d({kind:`settled`,payments:xt(c)})} />`}
<//>`}function Jt({east:e,names:t,onEast:n,onNames:i}){return P`<${r} label=${f(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${i}>${f(`open.names`)}</button>`}function Yt({text:e,names:t,onWon:n}){return P`<section class="note info stack">
<h2>${f(`open.pot`,{points:e})}</h2>
<p>${f(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>P`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function Xt({rules:e,events:t,names:n}){if(!t.length)return P`<p class="soft">${f(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?f(`open.settled`):t.kind===`won`?f(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return P`<section class="stack">
<h2>${f(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>P`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}function Zt({id:e,title:t,rules:n,books:r,lines:i,only:a,found:o}){let s=i.filter(e=>o(en(e),e.id)),c=s.filter(({by:e})=>e),l=a?c:s;return P`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">${f(`open.different`,{count:c.length,all:s.length})}</p>
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
${r.map((e,t)=>P`<th key=${t} role="columnheader" scope="col">${B(n,e)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${l.map(e=>P`<${Qt} key=${e.id} line=${e} />`)}
</tbody>
</table>
</div>
</section>`}function Qt({line:{name:e,href:t,cells:n,by:r}}){let i=n.find(({silent:e})=>!e);return P`<tr role="row" class=${r?`differs`:``}>
<th role="rowheader" scope="row">
${t?P`<a class="reach" href=${t}>${e}</a>`:P`<span>${e}</span>`}
${r&&P`<small>${f(`open.differs-in.${r}`)}</small>`}
</th>
${n.map((e,t)=>P`<${$t} key=${t} cell=${e} first=${i} />`)}
</tr>`}function $t({cell:{texts:e,silent:t},first:n}){let r=!t&&[...e].sort().join(`
`)!==[...n.texts].sort().join(`
`);return P`<td role="cell" class=${t?`silent`:r?`other`:``}>
${e.map(e=>P`<p key=${e} class=${r&&!n.texts.includes(e)?`strong`:``}>${e}</p>`)}
</td>`}function en({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const tn=[`penalty`,`when`,`details`];function nn({library:e},t){return ke(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:an(r)?`answer`:null}})}function rn(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=tn.map(r=>({by:r,cells:t.map(t=>on(e,t,n,r))})),{by:i,cells:a}=r.find(e=>an(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function an(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>c([...e].sort()))).size>1}function on(e,t,n,r){let i=q(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[U(e,n),...sn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?ln(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function sn(e,t,n,r,i){if(i===`penalty`)return[];let a=W(e,n.when).join(` `),o=a||r>1?[a||f(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?cn(e,t,n.lateness):[]]}function cn(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${f(`open.from-time`,{time:u(r.opens(i))})} ${X(e,t.lateness[n],i)}`)}function ln({words:e},t,n){let{scope:r}=t.table(n);return r?[f(`open.counted-over`,{scope:pe([e.phrase(`scope-${r}`)])})]:[]}var un=z(({rules:t})=>{let{library:n,choice:r}=t,i=Object.keys(n.books).filter(e=>e!==r.id),[a,s]=de(`shinpan.compare`,[r,...i.slice(-2).map(V)]),c=a.filter(e=>!H(n,e)),[l,u]=e(null),[d,p]=e(!0),[m,h]=e(``),g=ut(t,m),_=c.map(e=>G(n,e));return P`<${o} title=${f(`open.compare`)}>
<${dn}
rules=${t}
books=${_}
onOpen=${u}
onRemove=${e=>s(c.filter((t,n)=>n!==e))}
/>
<${v} type="search" label=${f(`open.search-compared`)} value=${m} autocomplete="off" onInput=${h} />
<${M}
label=${f(`open.only-different`)}
hint=${f(`open.silence`)}
checked=${d}
onChange=${p}
/>
<${Zt}
id="points"
title=${f(`open.rule-points`)}
rules=${t}
books=${_}
lines=${nn(t,_)}
only=${d}
found=${g}
/>
<${Zt}
id="fouls"
title=${f(`open.fouls`)}
rules=${t}
books=${_}
lines=${rn(t,_)}
only=${d}
found=${g}
/>
${l!==null&&P`<${R} rules=${t} value=${c[l]??V(r.id)} onUse=${e=>{s(l===c.length?[...c,e]:c.map((t,n)=>n===l?e:t)),u(null)}} onClose=${()=>u(null)} />`}
<//>`});function dn({rules:e,books:t,onOpen:n,onRemove:r}){return P`<ul class="rows">
${t.map((i,a)=>P`<li key=${a} class="column">
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
<span class="badge">${f(`call.change`)}</span>
</button>
${t.length>2&&P`<button class="button quiet" aria-label=${f(`open.remove`,{name:B(e,i)})} onClick=${()=>r(a)}><${d} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${f(`open.add-book`)}
</button>`}var fn=z(({rules:e})=>P`<${o} title=${f(`open.fouls`)}>
<${Ft}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${K} rules=${e} />
<//>`);const pn=[`empty-win`,`noten-riichi`,`exposed-tiles`],mn={rules:[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`]],tools:[[`hand`,`tables`],[`calls`,`sound`],[`draw`,`compare`],[`settle`,`log`],[`casual`,`dice`],[`train`,`clock`]],app:[[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]]};function hn(){let[t,n]=e(!1),{tournament:r}=E(),i=Pe(),a=P`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${f(`open.menu`)} onClick=${()=>n(!0)}><${d} name="log" /></button>`;return P`<${o} title="Shinpan" up=${null} aside=${a}>
${r?P`<${gn} />`:P`<p class="soft">${f(`open.what-it-is`)}</p>`}
${i&&P`<ul class="rows"><${yn} href=${`#/board/${i.slug}`} icon="tables" text=${f(`open.to.board`)} about=${i.name} /></ul>`}
<${_n} large=${!r} />
${!r&&P`<ul class="ways">
<li><a class="way" href="#/casual"><${d} name="dice" /><strong>${f(`open.at-home`)}</strong><span>${f(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${d} name="scan" /><strong>${f(`open.i-referee`)}</strong><span>${f(`open.scan`)}</span></a></li>
</ul>`}
${t&&P`<${vn} onClose=${()=>n(!1)} />`}
<//>`}function gn(){let{tournament:e,official:t}=E();return P`<section class="card">
<small class="soft">${f(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&P`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${d} name="tables" /> ${f(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${d} name="log" /> ${f(`open.log`)}</a>
<a class="button" href="#/scan"><${d} name="scan" /> ${f(`open.scan`)}</a>
</div>
</section>`}function _n({large:e}){return P`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${f(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${d} name="search" />${f(`open.to.fouls`)}</a>
<ul class="examples">
${pn.map(e=>P`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${f(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function vn({onClose:e}){return P`<${T} title=${f(`open.menu`)} onClose=${e}>
${Object.entries(mn).map(([t,n])=>P`<section key=${t} aria-labelledby=${t}>
<h3 id=${t}>${f(`open.group.${t}`)}</h3>
<ul class="menu-places">
${n.map(([t,n])=>P`<li key=${t}>
<a href=${`#/${t}`} onClick=${e}><${d} name=${n} /><span>${f(`open.to.${t}`)}</span><small>${f(`open.about.${t}`)}</small></a>
</li>`)}
</ul>
</section>`)}
<//>`}function yn({href:e,icon:t,text:n,about:r,onClick:i}){return P`<li>
<a class="row" href=${e} onClick=${i}><${d} name=${t} /><span class="body">${n}<small>${r}</small></span><${d} name="next" /></a>
</li>`}var bn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function xn(){let n=l();S();let{library:r,usage:i,quota:a,persisted:o,lowStorage:c,outbox:u,elsewhere:d,syncedAt:p,tournament:m}=E(),[h,g]=e(o),[v,y]=e(``);A(()=>g(o),[o]),A(()=>void Sn().then(y),[n]);let b=async()=>{let e=await navigator.storage.persist();g(e),e||t(f(`open.persist-refused`))},x=f(`open.storage-of`,{used:Cn(i),quota:Cn(a)}),C=[[f(`open.offline`),f(`ready.${n}`)],[f(`open.version`),v||`–`],[f(`open.books`),String(Object.keys(r?.books??{}).length)],[f(`open.unsent`),String(u.length+d.reduce((e,{count:t})=>e+t,0))],[f(`open.storage`),x],[f(`open.persistent`),f(h?`open.yes`:`open.no`)],...p?[[f(`open.last-synced`),s(p,m?.time_zone)]]:[]];return P`<section class="card">
<h2>${f(`open.kept-here`)}</h2>
${c&&P`<p class="note warn">${f(`open.storage-low`)}</p>`}
<${_} rows=${C} />
${!h&&P`<p class="soft">${f(`open.persist-text`)}</p>
${`storage`in navigator&&P`<button class="button" onClick=${b}>${f(`open.persist`)}</button>`}`}
</section>`}async function Sn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function Cn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return p(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function wn(){let{online:e}=E();return P`<${a} title=${f(`open.libraries`)}>
${()=>P`<ul class="bullets">
${Object.entries(bn).map(([t,{version:n,licence:r}])=>P`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&P`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${f(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>`}
<//>`}const Tn=w(D.referee,`PushSwitch`),En=w(D.referee,`Leave`),Dn=w(D.referee,`Standing`),On=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],kn=[`auto`,`light`,`dark`],An=[`left`,`right`];function jn(){let e=S(),{tournament:n,official:i}=E(),a=e=>n=>ne({[e]:n}).catch(()=>t(f(`open.lang-not-here`))),s=(t,n,i)=>P`<${r} label=${n} value=${e[t]} options=${i} onChange=${a(t)} />`,c=(t,n,r=``)=>P`<${M} label=${n} hint=${r} checked=${e[t]} onChange=${a(t)} />`;return P`<${o} title=${f(`open.settings`)}>
${s(`lang`,`Language · 言語 · Langue · Язык`,On)} ${s(`theme`,f(`open.theme`),Mn(`theme`,kn))}
${s(`hand`,f(`open.hand`),Mn(`hand`,An))} ${c(`discreet`,f(`open.discreet`),f(`open.discreet-text`))}
${c(`haptics`,f(`open.haptics`))} ${c(`sound`,f(`open.sound`))}
${n&&fe(i)&&P`<${Tn} tournament=${n.id} as=${i.id} />`}
<${Dn} />
<${xn} />
<${En} />
<${wn} />
<//>`}function Mn(e,t){return t.map(t=>({value:t,text:f(`open.${e}.${t}`)}))}function Nn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:p}=t,m=[f(`hall-table`,{label:c}),ae(l),n].filter(Boolean).join(` · `);return P`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${oe(o[0]?.kind??`none`)}`}>${a}</p>
<p>${m}${u?` · ${f(`own.team`)}`:``}</p>
${d&&P`<p class="soft">${F(d)}</p>`}
${s in Pn&&P`<p class="note info">${f(Pn[s])}</p>`}
${p&&P`<${Fn} escalation=${p} />`}
<${In} own=${e} ruling=${t} refresh=${r} />
</article>`}const Pn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Fn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=f(t===`open`?`own.open.${n}`:`own.${t}`);return P`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${f(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>P`<li key=${e.id}><b>${f(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function In({own:t,ruling:n,refresh:r}){let[i,a]=e(!1),{reason:o,field:s}=be(`player`,void 0,f(`own.reason`),f(`own.reason-wrong`)),[c,l]=e(!1),[u,d]=e(``),[p,m]=e(``),[h,g]=e(!1),_=n.escalation?.status===`decided`;if(!_&&(n.escalation||![`issued`,`closed`].includes(n.status)))return null;let y=f(_?`own.take-on`:`own.escalate`);return i?P`<form class="stack" onSubmit=${async e=>{if(e.preventDefault(),l(!o),!o)return;g(!0),m(``);let i={reason:o,...u.trim()&&{evidence:u.trim()}};try{await(await j.playerPage()).escalate(t,n,i),a(!1),r()}catch(e){m(f(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{g(!1)}}} aria-label=${y}>
${s(c)}
${p&&P`<p class="note bad" role="alert">${p}</p>`}
${!_&&P`<${v} label=${f(`own.evidence`)} hint=${f(`own.evidence-hint`)} value=${u} onInput=${d} long maxlength="4000" />`}
<button class="button main" disabled=${h}>${y}</button>
<button class="button" type="button" onClick=${()=>a(!1)}>${f(`cancel`)}</button>
</form>`:P`<button class="button" type="button" onClick=${()=>a(!0)}>${y}</button>`}function Ln(){let{own:e,missing:t,state:n,refresh:r}=Bn();if(t)return P`<${o} title=${f(`own.title`)} up="#/"><${m} text=${f(`own.missing`)}><a class="button" href="#/scan">${f(`hall-scan`)}</a><//><//>`;if(!e?.page){let e=n?P`<${m} text=${f(`own.${n}`)} />`:P`<${b} />`;return P`<${o} title=${f(`own.title`)} up="#/">${e}<//>`}let{tournament:i,player:a,rulings:s,ledger:c}=e.page;return P`<${o} title=${a.name} up="#/">
<p class="soft">${i.name} · ${f(`own.number`,{number:a.id_number})}</p>
${n&&P`<p class="note warn" role="status">${f(`own.${n}`)} ${f(`own.as-of`,{time:Vn(e.at,i)})}</p>`}
<${Rn} ledger=${c} />
<section class="stack">
<h2>${f(`own.rulings`)}</h2>
${s.length===0&&P`<${m} text=${f(`own.none`)} />`}
${s.map(t=>P`<${Nn} key=${t.id} own=${e} ruling=${t} when=${Vn(t.ruled_at,i)} refresh=${r} />`)}
</section>
<${je} tournament=${e.tournament} as=${e.player} player />
<//>`}function Rn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return P`<section class="card">
<h2>${f(`own.owing`)}</h2>
${n.length===0&&P`<p>${f(`own.nothing`)}</p>`}
${n.map(([e,t])=>P`<p key=${e}>${zn(e,t)}</p>`)}
</section>`}function zn(e,t){return e===`P`?f(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?f(t>0?`own.table-points`:`own.table-points-back`,{points:ve(Math.abs(t))}):f(t>0?`own.money`:`own.money-back`,{amount:C(e,Math.abs(t))})}function Bn(){let{lang:t}=S(),[n,r]=e(void 0),[i,a]=e(``),[o,s]=e(0);return A(()=>{let e=!1,n=async()=>{let n=await j.playerPage(),i=await n.stored();if(!e&&(r(e=>e??i??null),i))try{let o=await n.load(i,t);if(e)return;r(o),a(``)}catch(t){e||a(t.signedOut?`cut-off`:`unreached`)}};n();let i=setInterval(n,2e4);return()=>{e=!0,clearInterval(i)}},[t,o]),{own:n,missing:n===null,state:i,refresh:()=>s(o+1)}}function Vn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?p(Intl.DateTimeFormat,n).format(new Date(e)):``}export{dt as Book,We as Books,Gt as Casual,un as Compare,Ot as Foul,fn as Fouls,hn as Home,Re as Join,Ln as PlayerPage,Fe as Receipt,De as Scan,jn as Settings};