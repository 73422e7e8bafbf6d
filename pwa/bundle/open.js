import{A as e,At as t,Br as n,Bt as r,C as i,Ct as a,Dr as o,Er as s,Et as c,Fr as l,Ft as u,Gt as d,Ht as f,J as p,K as m,Kt as h,Lt as g,Mr as _,Mt as v,Nt as y,Ot as b,Pr as x,Sr as ee,St as S,Tt as C,Ut as w,Vr as T,Vt as E,Wt as te,Yt as D,at as ne,cn as re,ct as ie,dn as ae,en as O,fn as k,gn as oe,it as se,jr as ce,jt as le,kr as A,kt as j,nt as ue,on as M,q as N,qt as de,s as fe,st as P,u as pe,vn as me,wt as F,yn as he,yt as ge,zr as I,zt as _e}from"./app.js";import{At as L,Dt as R,Et as ve,Mt as z,Nt as B,Ot as V,St as ye,Tt as be,Yt as xe,a as Se,an as Ce,c as we,cn as Te,d as Ee,i as De,jt as H,kt as U,n as Oe,o as W,on as ke,r as Ae,s as je,sn as Me,t as Ne,ut as Pe,xt as Fe}from"./shared.js";function Ie({args:[e=``]}){let[t,n]=T({}),[r,i]=T(0);return I(()=>{k.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof ee&&e.status===404?`unknown`:`away`}))},[e,r]),O`<${v} title=${d(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&O`<${le} />`}
${t.receipt&&O`<${Le} ...${t.receipt} />`}
${t.wrong===`unknown`&&O`<p class="note bad" role="status">${d(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&O`<p class="note warn" role="status">${d(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),i(r+1)}}>${d(`try-again`)}</button>`}
<//>`}function Le({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o}){let s={dateStyle:`medium`,timeStyle:`short`,timeZone:a},c=w(Intl.DateTimeFormat,s),l=[[d(`fines.tournament`),e],[d(`fines.number`),t],[d(`fines.amount-paid`),Pe(r,n)],[d(`fines.how`),d(`fines.method.${o}`)],[d(`fines.when`),`${c.format(new Date(i))} (${a})`]];return O`<p class="note info" role="status"><strong>${d(`fines.genuine`)}</strong></p>
<dl class="facts">
${l.map(([e,t])=>O`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${d(`fines.compare`)}</p>`}const Re=u(E.referee,`Leave`);let G=null;function ze({args:e}){let t=Te(`#/join/${e.join(`/`)}`),[n,r]=T(e.length>0?null:G);return I(()=>{t?.invitation&&(G=t,M(`#/join`,{replace:!0}))},[]),t?O`<${v} title=${d(`hall-join`)} up="#/" />`:n?O`<${Ce} to=${n.tournament}>
<${Be} link=${n} onAnother=${()=>r(G=null)} />
<//>`:O`<${We} mangled=${e.length>0} onLink=${r} />`}function Be({link:e,onAnother:t}){let[n,r]=T(null),[i,a]=T(0),[o,s]=T(``);return I(()=>{r(null);let t=Me();k.join(e.tournament,e.invitation,o).then(e=>{if(G=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);g(d(`hall-joined`,{name:k.snapshot.state.settings.name})),t(`#/tables`)},e=>r(e))},[i]),n&&Ve(n)?O`<${He} onName=${e=>{s(e),a(i+1)}} />`:n?O`<${Ue} error=${n} again=${()=>a(i+1)} onAnother=${t} />`:O`<${ke} up="#/" />`}function Ve(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function He({onName:e}){let[t,n]=T(``),[r,i]=T(``);return O`<${v} title=${d(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(d(`hall-join-name-wrong`))}}>
<${C} label=${d(`hall-join-name`)} hint=${d(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${d(`hall-join`)}</button>
</form>
<//>`}function Ue({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?d(`hall-join-refused`):e.name===`Unreachable`?d(`hall-join-unreachable`):e.message,a=O`<button class="button" onClick=${n}>${d(`hall-join-other`)}</button>
${!r&&O`<button class="button main" onClick=${t}>${d(`try-again`)}</button>`}`;return O`<${v} title=${d(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function We({mangled:e,onLink:t}){let{tournament:n}=r(),[i,a]=T(``),[o,s]=T(e?d(`hall-join-no-link`):``);return O`<${v} title=${d(`hall-join`)} up="#/">
<p>${d(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=Te(i);n?.invitation?t(n):s(d(`hall-join-no-link`))}}>
<${C} label=${d(`hall-join-link`)} value=${i} onInput=${a} wrong=${o} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${d(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${y} name="scan" /> ${d(`hall-scan`)}</a>
${n&&O`<a class="button" href="#/tables"><${y} name="tables" /> ${d(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${y} name="person" /> ${d(`hall-join-account`)}</a>
<${Re} />
<//>`}var Ge=B(({rules:e})=>{let{tournament:t}=r(),{library:n,words:i,choice:a,book:o}=e;return O`<${v} title=${d(`open.books`)}>
${t&&O`<a class="row card" href="#/book/tournament">
<${y} name="book" />
<span class="body"
><small>${d(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${y} name="next" />
</a>`}
<a class="row card" href=${K(a)}>
<${y} name="book" />
<span class="body"
><small>${d(`open.rules-in-use`)}</small
><strong>${L(e,o)}</strong></span
>
<${y} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>O`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${i.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${i.phrase(`standing-${e.standing}`)}</small>
</span>
<${y} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${y} name="compare" /> ${d(`open.compare`)}</a
>
<//>`});function K({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function Ke({rules:t,spoken:n}){let r=n.status===`needs-facts`;return O`<section class=${r?`verdict open`:`verdict`} role="status">
<small>${n.status_text}</small>
<p class=${r?`line`:`line penalty`}>${r?d(`open.answer-first`):n.line}</p>
${n.say&&!r&&O`<p class="say">${d(`call.quoted`,{text:n.say})}</p>`}
</section>
${n.steps.length>0&&O`<section class="stack">
<h2>${d(r?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${n.steps.map(e=>O`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${e} stays=${n.stays} />
${!r&&O`<${qe} rules=${t} spoken=${n} />`}`}function qe({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return O`<section class="stack">
<h2>${d(`open.why`)}</h2>
${ie(t).map(e=>O`<p key=${e}>${e}</p>`)}
<${V} rules=${e} standing=${t.rulebook.standing} />
${i&&O`<p>${P(i.source)}</p>
${i.notes.map(e=>O`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>O`<${Je} key=${e.id} reading=${e} />`)}
${r.length>0&&O`<details class="fold">
<summary><h3>${d(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>O`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function Je({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return O`<div class="card">
<small class="soft">${d(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>O`<p key=${e} class="soft">${d(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function Ye({rules:e,book:t,who:n}){let[r,i]=T(0),a=t.clock(n),o=Math.max(...a.openings(),0)+300,s=p(e.library,he(t,n,r));return O`<article>
<h3>${d(`open.who.${n}`)}</h3>
<${Xe} clock=${a} end=${o} seconds=${r} />
<label class="field"
><span>${d(`open.how-late`)}</span>
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
${a.bands.map(r=>O`<li key=${r.id}>
<strong
>${d(`open.from-time`,{time:A(a.opens(r))})}</strong
>
${` ${Ze(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${P(s.source)}</p>
</article>`}function Xe({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return O`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>O`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&A(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function Ze({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&d(`open.per-minute`,{cost:a}),o&&d(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[d(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Qe=[{id:`fouls`,Section:$e},{id:`lateness`,Section:rt},{id:`procedures`,Section:it},{id:`readings`,Section:ct},{id:`points`,Section:lt},{id:`sources`,Section:ut}];function q({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:O`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function $e({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(nt(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>W(t,e).length>0),c=a.filter(e=>!s.includes(e));return O`<${q}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>O`<article key=${n}>
<h3><${tt} rules=${e} foul=${n} /></h3>
<${Ae} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&O`<${et} rules=${e} fouls=${c} />`}
<//>`})}function et({rules:e,fouls:t}){return O`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>O`<li key=${t}><${tt} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function tt({rules:e,foul:t}){return O`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function nt(e,t,n){let r=W(t,n).map(t=>[Se(e,t),...De(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function rt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${d(`open.lateness`)} ${d(`open.who.${e}`)}`));return O`<${q}
title=${d(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>O`<${Ye} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&O`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function it({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:at(e,t),steps:r.filter(({step:r})=>n(`${at(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return O`<${q}
title=${d(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>O`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>O`<li key=${n}>
${i.step(t.step)}
${ot(e,t.when).map(e=>O`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function at({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):d(`open.procedure.${n}`)}function ot({words:e},t){return Object.entries(t).filter(([e])=>e in x()).map(([t,n])=>{let r=[n].flat().map(n=>st(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function st(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function ct({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return O`<${q}
title=${d(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${d(`open.readings-text`)}</p>
${i.map(e=>O`<${Je} key=${e.id} reading=${e} />`)}
<//>`}function lt({rules:e,book:n,found:r,searching:i}){let{points:a}=je(e.library,[n]),o=a.filter(({name:e,values:t})=>r(`${e} ${t[0].text}`));return O`<${q}
title=${d(`open.rule-points`)}
count=${o.length}
searching=${i}
>
<${t} rows=${o.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function ut({rules:e,book:t,found:n,searching:i}){let{official:a}=r(),{references:o}=e.library.catalogue,s=dt(t).map(e=>({id:e,...o[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return O`<${q}
title=${d(`open.sources`)}
count=${s.length}
searching=${i}
>
<ul class="bullets">
${s.map(({id:e,title:t,publisher:n,year:r,reading:i})=>O`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${d(`open.read.${i}`)}</span
>
</li>`)}
</ul>
${fe(a)&&t.revision&&O`<p class="soft">${d(`open.revision`,{revision:t.revision.slice(0,12)})}</p>`}
<//>`}function dt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>W(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function ft({library:e},t){let n=s(e,t),{items:r}=o(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}var pt=B(({args:[e=``],rules:t})=>{let{query:n}=re(),{tournament:i,book:a}=r();if(e===`tournament`&&a)return O`<${ht}
rules=${t}
book=${a}
choice=${{...H(a.id),...i?.rulebook}}
/>`;if(!(e in t.library.books))return O`<${v} title=${d(`lost`)} up="#/books"
><${j} text=${d(`lost-text`)}
/><//>`;let o=mt(e,n.get(`with`)),s=z(t.library,o),c=s?H(e):o;return O`<${ht}
rules=${t}
book=${U(t.library,c)}
choice=${c}
wrong=${s}
/>`});function mt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return H(e)}}function ht({rules:e,book:t,choice:n,wrong:r}){let[i,a]=T(``),[o,s]=T(!1),{library:c,words:l}=e,u=ft(e,i);return O`<${v} title=${L(e,t)} up="#/books">
<${ve} error=${r} />
<${V} rules=${e} standing=${t.content.standing} />
<p>${l.standingNote(t.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>s(!0)}
>
${d(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(n),g(d(`open.in-use-now`))}}>
${d(`open.use-these`)}
</button>
</div>
<${C}
type="search"
label=${d(`open.search-book`)}
value=${i}
autocomplete="off"
onInput=${a}
/>
${Qe.map(({id:n,Section:r})=>O`<${r} key=${n} rules=${e} book=${t} found=${u} searching=${!!i.trim()} />`)}
${o&&O`<${be} rules=${e} value=${n} onUse=${e=>{s(!1),M(K(e),{replace:!0})}} onClose=${()=>s(!1)} />`}
<//>`}const gt={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[J,Y]=[112,64];function _t({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return O`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${d(`open.arrows`)}>
<defs>
<marker
id="tip"
viewBox="0 0 8 8"
refX="7"
refY="4"
markerWidth="6"
markerHeight="6"
orient="auto-start-reverse"
>
<path d="M0 0L8 4L0 8z" />
</marker>
</defs>
${e.map((e,n)=>O`<${yt} key=${n} spot=${gt[n]} name=${e} note=${t[n]} to=${a?.(n)} />`)}
${n&&O`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>O`<${xt} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${vt} names=${e} payments=${r} number=${i} /></div>
</figure>`}function vt({names:e,payments:t,number:n}){let r=t=>t===`table`?d(`open.the-table`):e[t];return O`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>O`<li key=${a}>
${d(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function yt({spot:[e,t],name:n,note:r,to:i}){let a=O`<g>
<rect
x=${e-J/2}
y=${t-Y/2}
width=${J}
height=${Y}
rx="10"
/>
<text class="name" x=${e} y=${t-5}>${bt(n)}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?O`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function bt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function xt({payment:e,text:t}){let[n,r]=[X(e.from),X(e.to)],[i,a]=wt(n,r),[o,s]=wt(r,n),c=Ct(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=St(c,n[0]===r[0]);return O`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${l+d} y=${u+f+6}>${t}</text>
</g>`}function St([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function Ct(e,t){let[n,r]=X(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(X(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function X(e){return gt[e]??[0,0]}function wt([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((J/2+6)/Math.abs(r),(Y/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Z=[0,1,2,3],Tt=[`east`,`south`,`west`,`north`];function Et(e,t){return Tt[(e-t+4)%4]??`east`}function Dt(e,t){return e===`table`?`table`:(Tt.indexOf(e)+t)%4}function Ot(e){let t=new Map([...Z,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Z)t.set(e,0);else for(let e of At(n))jt(t,e);return{net:Z.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function kt(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function At(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function jt(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function Mt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Nt({typed:e,onChange:t,onClose:n}){return O`<${S} title=${d(`open.names`)} onClose=${n}>
<p class="soft">${d(`open.names-text`)}</p>
${Z.map(n=>O`<${C}
key=${n}
label=${d(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${d(`open.done`)}</button>
<//>`}function Pt({net:e,names:n,number:r,onSettled:i,onClose:a}){let o=Mt(e),s=()=>{i(),a()},c=n.map((t,n)=>[t,kt(e[n]??0,r)]);return O`<${S} title=${d(`open.settle`)} onClose=${a}>
<p>${d(o.length?`open.settle-text`:`open.settle-even`)}</p>
<${t} rows=${c} />
<${vt} names=${n} payments=${o} number=${r} />
<button class="button main" onClick=${s}>
${d(`open.settle-done`)}
</button>
<//>`}function Ft({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>O`<${i}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function It({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?O`<section class="stack">
<h2>${d(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>O`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${d(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Lt({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:o=!1}){let{book:s,words:c}=e,l={context:r,onChange:i};return O`<${a} title=${O`<h2>${d(`open.around`)}</h2>`}>
${()=>O`<div class="stack">
<${Oe} book=${s} words=${c} foul=${t} facts=${n} ...${l} />
${!o&&O`<${Rt} rules=${e} ...${l} />`}
</div>`}
<//>`}function Rt({rules:{words:e},context:t,onChange:n}){let r=_.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return O`<${b}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&O`<${c}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:d(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var zt=B(({args:[e=``],rules:t})=>e in t.library.catalogue.fouls?O`<${Bt} id=${e} rules=${t} />`:O`<${v} title=${d(`lost`)} up="#/fouls"
><${j} text=${d(`lost-text`)}
/><//>`);function Bt({id:e,rules:t}){let[n,r]=T({}),[i,a]=T({}),o=m(t.book,e,n,{})?n:{},s=m(t.book,e,o,i)?i:{},c=N(t.library,oe(t.book,e,o,s));return O`<${v} title=${c.foul.name} up="#/fouls">
<${Ft} spoken=${c} onAnswer=${(e,t)=>r({...o,[e]:t})} />
<${It} rules=${t} facts=${o} onForget=${e=>r(Vt(o,e))} />
<${Ke} rules=${t} spoken=${c} />
<${Lt} rules=${t} foul=${e} facts=${o} context=${s} onChange=${a} />
<${Ht} rules=${t} foul=${e} facts=${o} context=${s} />
<${R} rules=${t} />
<//>`}function Vt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Ht({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>U(e.library,H(t))),a=[...new Map([e.book,...i].map(t=>[L(e,t),t]))],o=we(a.map(([,e])=>e),t,n,r).map(t=>Wt(N(e.library,t)));return O`<section class="stack">
<h2>${d(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>O`<li key=${e}>
<a class="row" href=${K(Ut(t))}>
<span class="body"><small>${e}</small>
<span class=${o[n]===o[0]?``:`strong`}>${o[n]}</span></span>
<${y} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ut({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Wt(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?se(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Q={occasion:``,query:``};function Gt({rules:e,occasion:t,...n}){let[r,i]=T(Q.occasion===t?Q.query:``),a=e=>{Q={occasion:t,query:e},i(e)},{library:o,book:s,words:c}=e;return O`<${ge} library=${o} book=${s} words=${c} label=${d(`call.what`)} hint=${d(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const Kt={casual:!0};function qt({rules:e,evening:t,names:n,person:r}){return O`<${v}
title=${d(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Gt}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Jt(e){let{rules:t,evening:n,names:r,person:i,foul:a}=e,[o,s]=T({}),[c,l]=T(Kt),[u,f]=T(0),p=Et(i,n.east),m={...c,seat:p},h=Yt(t,a,o,m),g=h.range?.[u]?u:0,{line:_,payments:y}=Xt(e,h,g,p),b=Zt(e,_,y),x=![`needs-facts`,`not-covered`].includes(h.status)&&O`<button class="button main" onClick=${b}>${d(`open.note`)}</button>`,ee=(e,t)=>s({...o,[e]:t}),S=e=>s(Vt(o,e)),C=r.map((e,r)=>t.words.phrase(`seat-${Et(r,n.east)}`));return O`<${v} title=${`${r[i]}: ${h.foul.name}`} up=${`#/casual/${i}`} actions=${x}>
<${Ft} spoken=${h} onAnswer=${ee} />
<${It} rules=${t} facts=${o} onForget=${S} />
${h.range&&O`<${F} label=${d(`open.you-choose`)} value=${g} onChange=${f} options=${Qt(t,h)} />`}
${y.length>0&&O`<${_t} names=${r} notes=${C} pot="" payments=${y} number=${e=>t.words.number(e)} />`}
<${Ke} rules=${t} spoken=${{...h,say:``}} />
<${Lt} rules=${t} foul=${a} facts=${o} context=${m} onChange=${l} fixed />
<//>`}function Yt({book:e,library:t},n,r,i){let a=m(e,n,r,i)??oe(e,n,r,{...Kt,seat:i.seat});return N(t,a)}function Xt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?$t(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Dt(e,t),to:Dt(n,t),points:r}))}}function Zt({evening:e,set:t,person:r,foul:i},a,o){let s=n(!1);return()=>{s.current||(s.current=!0,t({events:[...e.events,{kind:`foul`,by:r,foul:i,line:a,payments:o}]}),h(),g(d(`open.recorded`)),M(`#/casual`,{replace:!0}))}}function Qt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function $t(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?me(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const en={choice:null,names:[``,``,``,``],east:0,events:[]};var tn=B(({args:[e,t],rules:n})=>{let[r,i]=ae(`shinpan.casual`,en),a=e=>i({...r,...e}),o=nn(n,r,a),s={rules:o,evening:r,set:a,names:Z.map(e=>r.names[e]?.trim()||d(`open.player`,{number:e+1}))};return e===void 0?O`<${rn} ...${s} />`:Z.includes(Number(e))&&(!t||t in o.library.catalogue.fouls)?t?O`<${Jt}
...${s}
person=${Number(e)}
foul=${t}
/>`:O`<${qt} ...${s} person=${Number(e)} />`:O`<${v} title=${d(`lost`)} up="#/casual"
><${j} text=${d(`lost-text`)}
/><//>`});function nn(e,t,n){let{library:r}=e,i=t.choice&&!z(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=z(r,s)?i:s;return{...e,choice:c,book:U(r,c),choose:e=>n({choice:e})}}function rn({rules:e,evening:t,set:n,names:r}){let[i,a]=T(``),{net:o,table:s}=Ot(t.events),c=t=>e.words.number(t),l=e=>n({events:[...t.events,e]}),u=t.events.at(-1),f=O`<button class="button" disabled=${!u} onClick=${()=>n({events:t.events.slice(0,-1)})}>${d(`open.undo`)}</button>
<button class="button main" disabled=${!u} onClick=${()=>a(`settle`)}>${d(`open.settle`)}</button>`,p={names:r,number:c,onClose:()=>a(``)};return O`<${v} title=${d(`open.casual`)} actions=${f}>
<section class="stack">
<h2>${d(`open.who-fouled`)}</h2>
<${_t} names=${r} notes=${o.map(e=>kt(e,c))} pot=${s?c(s):``}
payments=${u?At(u):[]} number=${c} to=${e=>`#/casual/${e}`} />
</section>
${s>0&&O`<${on} text=${c(s)} names=${r} onWon=${e=>l({kind:`won`,by:e,points:s})} />`}
<${an} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${sn} rules=${e} events=${t.events} names=${r} />
<${R} rules=${e} />
${i===`names`&&O`<${Nt} ...${p} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&O`<${Pt} ...${p} net=${o} onSettled=${()=>l({kind:`settled`,payments:Mt(o)})} />`}
<//>`}function an({east:e,names:t,onEast:n,onNames:r}){return O`<${F} label=${d(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${d(`open.names`)}</button>`}function on({text:e,names:t,onWon:n}){return O`<section class="note info stack">
<h2>${d(`open.pot`,{points:e})}</h2>
<p>${d(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>O`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function sn({rules:e,events:t,names:n}){if(!t.length)return O`<p class="soft">${d(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?d(`open.settled`):t.kind===`won`?d(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return O`<section class="stack">
<h2>${d(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>O`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}function $({id:e,title:t,rules:n,books:r,lines:i,only:a,found:o}){let s=i.filter(e=>o(un(e),e.id)),c=s.filter(({by:e})=>e),l=a?c:s;return O`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">${d(`open.different`,{count:c.length,all:s.length})}</p>
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
${r.map((e,t)=>O`<th key=${t} role="columnheader" scope="col">${L(n,e)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${l.map(e=>O`<${cn} key=${e.id} line=${e} />`)}
</tbody>
</table>
</div>
</section>`}function cn({line:{name:e,href:t,cells:n,by:r}}){let i=n.find(({silent:e})=>!e);return O`<tr role="row" class=${r?`differs`:``}>
<th role="rowheader" scope="row">
${t?O`<a class="reach" href=${t}>${e}</a>`:O`<span>${e}</span>`}
${r&&O`<small>${d(`open.differs-in.${r}`)}</small>`}
</th>
${n.map((e,t)=>O`<${ln} key=${t} cell=${e} first=${i} />`)}
</tr>`}function ln({cell:{texts:e,silent:t},first:n}){let r=!t&&[...e].sort().join(`
`)!==[...n.texts].sort().join(`
`);return O`<td role="cell" class=${t?`silent`:r?`other`:``}>
${e.map(e=>O`<p key=${e} class=${r&&!n.texts.includes(e)?`strong`:``}>${e}</p>`)}
</td>`}function un({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const dn=[`penalty`,`when`,`details`];function fn({library:e},t){return je(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:mn(r)?`answer`:null}})}function pn(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=dn.map(r=>({by:r,cells:t.map(t=>hn(e,t,n,r))})),{by:i,cells:a}=r.find(e=>mn(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function mn(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>l([...e].sort()))).size>1}function hn(e,t,n,r){let i=W(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[Se(e,n),...gn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?vn(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function gn(e,t,n,r,i){if(i===`penalty`)return[];let a=De(e,n.when).join(` `),o=a||r>1?[a||d(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?_n(e,t,n.lateness):[]]}function _n(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${d(`open.from-time`,{time:A(r.opens(i))})} ${Ze(e,t.lateness[n],i)}`)}function vn({words:e},t,n){let{scope:r}=t.table(n);return r?[d(`open.counted-over`,{scope:te([e.phrase(`scope-${r}`)])})]:[]}var yn=B(({rules:e})=>{let{library:t,choice:n}=e,r=Object.keys(t.books).filter(e=>e!==n.id),[i,a]=ae(`shinpan.compare`,[n,...r.slice(-2).map(H)]),o=i.filter(e=>!z(t,e)),[s,c]=T(null),[l,u]=T(!0),[f,p]=T(``),m=ft(e,f),h=o.map(e=>U(t,e));return O`<${v} title=${d(`open.compare`)}>
<${bn}
rules=${e}
books=${h}
onOpen=${c}
onRemove=${e=>a(o.filter((t,n)=>n!==e))}
/>
<${C} type="search" label=${d(`open.search-compared`)} value=${f} autocomplete="off" onInput=${p} />
<${b}
label=${d(`open.only-different`)}
hint=${d(`open.silence`)}
checked=${l}
onChange=${u}
/>
<${$}
id="points"
title=${d(`open.rule-points`)}
rules=${e}
books=${h}
lines=${fn(e,h)}
only=${l}
found=${m}
/>
<${$}
id="fouls"
title=${d(`open.fouls`)}
rules=${e}
books=${h}
lines=${pn(e,h)}
only=${l}
found=${m}
/>
${s!==null&&O`<${be} rules=${e} value=${o[s]??H(n.id)} onUse=${e=>{a(s===o.length?[...o,e]:o.map((t,n)=>n===s?e:t)),c(null)}} onClose=${()=>c(null)} />`}
<//>`});function bn({rules:e,books:t,onOpen:n,onRemove:r}){return O`<ul class="rows">
${t.map((i,a)=>O`<li key=${a} class="column">
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
<span class="badge">${d(`call.change`)}</span>
</button>
${t.length>2&&O`<button class="button quiet" aria-label=${d(`open.remove`,{name:L(e,i)})} onClick=${()=>r(a)}><${y} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${d(`open.add-book`)}
</button>`}var xn=B(({rules:e})=>O`<${v} title=${d(`open.fouls`)}>
<${Gt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${R} rules=${e} />
<//>`);const Sn=[`empty-win`,`noten-riichi`,`exposed-tiles`],Cn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]];function wn(){let[e,t]=T(!1),{tournament:n}=r(),i=ye(),a=O`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${d(`open.menu`)} onClick=${()=>t(!0)}><${y} name="log" /></button>`;return O`<${v} title="Shinpan" up=${null} aside=${a}>
${n?O`<${Tn} />`:O`<p class="soft">${d(`open.what-it-is`)}</p>`}
${i&&O`<ul class="rows"><${On} href=${`#/board/${i.slug}`} icon="tables" text=${d(`open.to.board`)} about=${i.name} /></ul>`}
<${En} large=${!n} />
${!n&&O`<ul class="ways">
<li><a class="way" href="#/casual"><${y} name="dice" /><strong>${d(`open.at-home`)}</strong><span>${d(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${y} name="scan" /><strong>${d(`open.i-referee`)}</strong><span>${d(`open.scan`)}</span></a></li>
</ul>`}
${e&&O`<${Dn} onClose=${()=>t(!1)} />`}
<//>`}function Tn(){let{tournament:e,official:t}=r();return O`<section class="card">
<small class="soft">${d(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&O`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${y} name="tables" /> ${d(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${y} name="log" /> ${d(`open.log`)}</a>
<a class="button" href="#/scan"><${y} name="scan" /> ${d(`open.scan`)}</a>
</div>
</section>`}function En({large:e}){return O`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${d(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${y} name="search" />${d(`open.to.fouls`)}</a>
<ul class="examples">
${Sn.map(e=>O`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${d(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function Dn({onClose:e}){return O`<${S} title=${d(`open.menu`)} onClose=${e}>
<ul class="rows">
${Cn.map(([t,n])=>O`<${On} key=${t} href=${`#/${t}`} icon=${n} text=${d(`open.to.${t}`)} about=${d(`open.about.${t}`)} onClick=${e} />`)}
</ul>
<//>`}function On({href:e,icon:t,text:n,about:r,onClick:i}){return O`<li>
<a class="row" href=${e} onClick=${i}><${y} name=${t} /><span class="body">${n}<small>${r}</small></span><${y} name="next" /></a>
</li>`}var kn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function An(){let e=_e();D();let{library:n,usage:i,quota:a,persisted:o,lowStorage:s,outbox:c,elsewhere:l,syncedAt:u,tournament:p}=r(),[m,h]=T(o),[_,v]=T(``);I(()=>h(o),[o]),I(()=>void jn().then(v),[e]);let y=async()=>{let e=await navigator.storage.persist();h(e),e||g(d(`open.persist-refused`))},b=d(`open.storage-of`,{used:Mn(i),quota:Mn(a)}),x=[[d(`open.offline`),d(`ready.${e}`)],[d(`open.version`),_||`–`],[d(`open.books`),String(Object.keys(n?.books??{}).length)],[d(`open.unsent`),String(c.length+l.reduce((e,{count:t})=>e+t,0))],[d(`open.storage`),b],[d(`open.persistent`),d(m?`open.yes`:`open.no`)],...u?[[d(`open.last-synced`),f(u,p?.time_zone)]]:[]];return O`<section class="card">
<h2>${d(`open.kept-here`)}</h2>
${s&&O`<p class="note warn">${d(`open.storage-low`)}</p>`}
<${t} rows=${x} />
${!m&&O`<p class="soft">${d(`open.persist-text`)}</p>
${`storage`in navigator&&O`<button class="button" onClick=${y}>${d(`open.persist`)}</button>`}`}
</section>`}async function jn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function Mn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return w(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Nn(){let{online:e}=r();return O`<${a} title=${d(`open.libraries`)}>
${()=>O`<ul class="bullets">
${Object.entries(kn).map(([t,{version:n,licence:r}])=>O`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&O`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${d(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>`}
<//>`}const Pn=u(E.referee,`PushSwitch`),Fn=u(E.referee,`Leave`),In=u(E.referee,`Standing`),Ln=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],Rn=[`auto`,`light`,`dark`],zn=[`left`,`right`];function Bn(){let e=D(),{tournament:t,official:n}=r(),i=e=>t=>de({[e]:t}).catch(()=>g(d(`open.lang-not-here`))),a=(t,n,r)=>O`<${F} label=${n} value=${e[t]} options=${r} onChange=${i(t)} />`,o=(t,n,r=``)=>O`<${b} label=${n} hint=${r} checked=${e[t]} onChange=${i(t)} />`;return O`<${v} title=${d(`open.settings`)}>
${a(`lang`,`Language · 言語 · Langue · Язык`,Ln)} ${a(`theme`,d(`open.theme`),Vn(`theme`,Rn))}
${a(`hand`,d(`open.hand`),Vn(`hand`,zn))} ${o(`discreet`,d(`open.discreet`),d(`open.discreet-text`))}
${o(`haptics`,d(`open.haptics`))} ${o(`sound`,d(`open.sound`))}
${t&&pe(n)&&O`<${Pn} tournament=${t.id} as=${n.id} />`}
<${In} />
<${An} />
<${Fn} />
<${Nn} />
<//>`}function Vn(e,t){return t.map(t=>({value:t,text:d(`open.${e}.${t}`)}))}function Hn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:f,escalation:p}=t,m=[d(`hall-table`,{label:c}),ue(l),n].filter(Boolean).join(` · `);return O`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${ne(o[0]?.kind??`none`)}`}>${a}</p>
<p>${m}${u?` · ${d(`own.team`)}`:``}</p>
${f&&O`<p class="soft">${P(f)}</p>`}
${s in Un&&O`<p class="note info">${d(Un[s])}</p>`}
${p&&O`<${Wn} escalation=${p} />`}
<${Gn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Un={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Wn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=d(t===`open`?`own.open.${n}`:`own.${t}`);return O`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${d(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>O`<li key=${e.id}><b>${d(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Gn({own:e,ruling:t,refresh:n}){let[r,i]=T(!1),{reason:a,field:o}=xe(`player`,void 0,d(`own.reason`),d(`own.reason-wrong`)),[s,c]=T(!1),[l,u]=T(``),[f,p]=T(``),[m,h]=T(!1),g=t.escalation?.status===`decided`;if(!g&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let _=d(g?`own.take-on`:`own.escalate`);return r?O`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),c(!a),!a)return;h(!0),p(``);let o={reason:a,...l.trim()&&{evidence:l.trim()}};try{await(await k.playerPage()).escalate(e,t,o),i(!1),n()}catch(e){p(d(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{h(!1)}}} aria-label=${_}>
${o(s)}
${f&&O`<p class="note bad" role="alert">${f}</p>`}
${!g&&O`<${C} label=${d(`own.evidence`)} hint=${d(`own.evidence-hint`)} value=${l} onInput=${u} long maxlength="4000" />`}
<button class="button main" disabled=${m}>${_}</button>
<button class="button" type="button" onClick=${()=>i(!1)}>${d(`cancel`)}</button>
</form>`:O`<button class="button" type="button" onClick=${()=>i(!0)}>${_}</button>`}function Kn(){let{own:e,missing:t,state:n,refresh:r}=Yn();if(t)return O`<${v} title=${d(`own.title`)} up="#/"><${j} text=${d(`own.missing`)}><a class="button" href="#/scan">${d(`hall-scan`)}</a><//><//>`;if(!e?.page){let e=n?O`<${j} text=${d(`own.${n}`)} />`:O`<${le} />`;return O`<${v} title=${d(`own.title`)} up="#/">${e}<//>`}let{tournament:i,player:a,rulings:o,ledger:s}=e.page;return O`<${v} title=${a.name} up="#/">
<p class="soft">${i.name} · ${d(`own.number`,{number:a.id_number})}</p>
${n&&O`<p class="note warn" role="status">${d(`own.${n}`)} ${d(`own.as-of`,{time:Xn(e.at,i)})}</p>`}
<${qn} ledger=${s} />
<section class="stack">
<h2>${d(`own.rulings`)}</h2>
${o.length===0&&O`<${j} text=${d(`own.none`)} />`}
${o.map(t=>O`<${Hn} key=${t.id} own=${e} ruling=${t} when=${Xn(t.ruled_at,i)} refresh=${r} />`)}
</section>
<${Ne} tournament=${e.tournament} as=${e.player} player />
<//>`}function qn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return O`<section class="card">
<h2>${d(`own.owing`)}</h2>
${n.length===0&&O`<p>${d(`own.nothing`)}</p>`}
${n.map(([e,t])=>O`<p key=${e}>${Jn(e,t)}</p>`)}
</section>`}function Jn(e,t){return e===`P`?d(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?d(t>0?`own.table-points`:`own.table-points-back`,{points:Fe(Math.abs(t))}):d(t>0?`own.money`:`own.money-back`,{amount:ce(e,Math.abs(t))})}function Yn(){let{lang:e}=D(),[t,n]=T(void 0),[r,i]=T(``),[a,o]=T(0);return I(()=>{let t=!1,r=async()=>{let r=await k.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function Xn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?w(Intl.DateTimeFormat,n).format(new Date(e)):``}export{pt as Book,Ge as Books,tn as Casual,yn as Compare,zt as Foul,xn as Fouls,wn as Home,ze as Join,Kn as PlayerPage,Ie as Receipt,Ee as Scan,Bn as Settings};