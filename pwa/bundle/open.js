import{At as e,Dt as t,Et as n,Ft as r,Gr as i,Gt as a,Ht as o,Ir as s,J as c,Jt as l,Kr as u,Kt as d,Lr as f,Lt as p,M as m,Mt as h,Nr as g,Nt as _,Or as v,Ot as y,Pr as ee,Pt as b,T as te,Tt as x,Ut as S,Vt as ne,Wt as re,X as ie,Y as C,Yt as ae,Zt as w,bn as oe,cn as T,f as se,it as ce,jr as E,jt as D,kr as le,l as ue,lt as O,mn as k,nn as A,ot as de,pn as fe,qr as j,qt as M,st as pe,un as me,ut as he,vn as ge,wr as _e,wt as N,xn as ve,xt as ye,zt as P}from"./app.js";import{At as F,Dt as I,Et as be,Mt as L,Nt as R,Ot as z,St as xe,Tt as B,Yt as Se,a as V,an as Ce,c as we,cn as Te,d as Ee,i as De,jt as H,kt as U,n as Oe,o as W,on as ke,r as Ae,s as je,sn as Me,t as Ne,ut as Pe,xt as Fe}from"./shared.js";function Ie({args:[e=``]}){let[t,n]=j({}),[r,a]=j(0);return i(()=>{k.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof _e&&e.status===404?`unknown`:`away`}))},[e,r]),A`<${b} title=${M(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&A`<${_} />`}
${t.receipt&&A`<${Le} ...${t.receipt} />`}
${t.wrong===`unknown`&&A`<p class="note bad" role="status">${M(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&A`<p class="note warn" role="status">${M(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),a(r+1)}}>${M(`try-again`)}</button>`}
<//>`}function Le({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:o,method:s}){let c={dateStyle:`medium`,timeStyle:`short`,timeZone:o},l=a(Intl.DateTimeFormat,c),u=[[M(`fines.tournament`),e],[M(`fines.number`),t],[M(`fines.amount-paid`),Pe(r,n)],[M(`fines.how`),M(`fines.method.${s}`)],[M(`fines.when`),`${l.format(new Date(i))} (${o})`]];return A`<p class="note info" role="status"><strong>${M(`fines.genuine`)}</strong></p>
<dl class="facts">
${u.map(([e,t])=>A`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${M(`fines.compare`)}</p>`}const Re=p(S.referee,`Leave`);let G=null;function ze({args:e}){let t=Te(`#/join/${e.join(`/`)}`),[n,r]=j(e.length>0?null:G);return i(()=>{t?.invitation&&(G=t,T(`#/join`,{replace:!0}))},[]),t?A`<${b} title=${M(`hall-join`)} up="#/" />`:n?A`<${Ce} to=${n.tournament}>
<${Be} link=${n} onAnother=${()=>r(G=null)} />
<//>`:A`<${We} mangled=${e.length>0} onLink=${r} />`}function Be({link:e,onAnother:t}){let[n,r]=j(null),[a,o]=j(0),[s,c]=j(``);return i(()=>{r(null);let t=Me();k.join(e.tournament,e.invitation,s).then(e=>{if(G=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);P(M(`hall-joined`,{name:k.snapshot.state.settings.name})),t(`#/tables`)},e=>r(e))},[a]),n&&Ve(n)?A`<${He} onName=${e=>{c(e),o(a+1)}} />`:n?A`<${Ue} error=${n} again=${()=>o(a+1)} onAnother=${t} />`:A`<${ke} up="#/" />`}function Ve(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function He({onName:e}){let[n,r]=j(``),[i,a]=j(``);return A`<${b} title=${M(`hall-join`)} up="#/">
<form class="stack" onSubmit=${t=>{t.preventDefault(),n.trim()?e(n.trim()):a(M(`hall-join-name-wrong`))}}>
<${t} label=${M(`hall-join-name`)} hint=${M(`hall-join-name-hint`)} value=${n} onInput=${r} wrong=${i}
autocomplete="name" maxlength="200" />
<button class="button main">${M(`hall-join`)}</button>
</form>
<//>`}function Ue({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?M(`hall-join-refused`):e.name===`Unreachable`?M(`hall-join-unreachable`):e.message,a=A`<button class="button" onClick=${n}>${M(`hall-join-other`)}</button>
${!r&&A`<button class="button main" onClick=${t}>${M(`try-again`)}</button>`}`;return A`<${b} title=${M(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function We({mangled:e,onLink:n}){let{tournament:i}=o(),[a,s]=j(``),[c,l]=j(e?M(`hall-join-no-link`):``);return A`<${b} title=${M(`hall-join`)} up="#/">
<p>${M(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=Te(a);t?.invitation?n(t):l(M(`hall-join-no-link`))}}>
<${t} label=${M(`hall-join-link`)} value=${a} onInput=${s} wrong=${c} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${M(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${r} name="scan" /> ${M(`hall-scan`)}</a>
${i&&A`<a class="button" href="#/tables"><${r} name="tables" /> ${M(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${r} name="person" /> ${M(`hall-join-account`)}</a>
<${Re} />
<//>`}var Ge=R(({rules:e})=>{let{tournament:t}=o(),{library:n,words:i,choice:a,book:s}=e;return A`<${b} title=${M(`open.books`)}>
${t&&A`<a class="row card" href="#/book/tournament">
<${r} name="book" />
<span class="body"
><small>${M(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${r} name="next" />
</a>`}
<a class="row card" href=${K(a)}>
<${r} name="book" />
<span class="body"
><small>${M(`open.rules-in-use`)}</small
><strong>${F(e,s)}</strong></span
>
<${r} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>A`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${i.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${i.phrase(`standing-${e.standing}`)}</small>
</span>
<${r} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${r} name="compare" /> ${M(`open.compare`)}</a
>
<//>`});function K({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function Ke({rules:e,spoken:t}){let n=t.status===`needs-facts`;return A`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?M(`open.answer-first`):t.line}</p>
${t.say&&!n&&A`<p class="say">${M(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&A`<section class="stack">
<h2>${M(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>A`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${m} stays=${t.stays} />
${!n&&A`<${qe} rules=${e} spoken=${t} />`}`}function qe({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return A`<section class="stack">
<h2>${M(`open.why`)}</h2>
${he(t).map(e=>A`<p key=${e}>${e}</p>`)}
<${z} rules=${e} standing=${t.rulebook.standing} />
${i&&A`<p>${O(i.source)}</p>
${i.notes.map(e=>A`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>A`<${Je} key=${e.id} reading=${e} />`)}
${r.length>0&&A`<details class="fold">
<summary><h3>${M(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>A`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function Je({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return A`<div class="card">
<small class="soft">${M(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>A`<p key=${e} class="soft">${M(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function Ye({rules:e,book:t,who:n}){let[r,i]=j(0),a=t.clock(n),o=Math.max(...a.openings(),0)+300,s=ie(e.library,ve(t,n,r));return A`<article>
<h3>${M(`open.who.${n}`)}</h3>
<${Xe} clock=${a} end=${o} seconds=${r} />
<label class="field"
><span>${M(`open.how-late`)}</span>
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
<p role="status"><strong>${E(r)}</strong> · ${s.line}</p>
<ol class="bullets">
${a.bands.map(r=>A`<li key=${r.id}>
<strong
>${M(`open.from-time`,{time:E(a.opens(r))})}</strong
>
${` ${Ze(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${O(s.source)}</p>
</article>`}function Xe({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return A`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>A`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&E(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function Ze({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&M(`open.per-minute`,{cost:a}),o&&M(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[M(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Qe=[{id:`fouls`,Section:$e},{id:`lateness`,Section:rt},{id:`procedures`,Section:it},{id:`readings`,Section:ct},{id:`points`,Section:lt},{id:`sources`,Section:ut}];function q({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:A`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function $e({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(nt(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>W(t,e).length>0),c=a.filter(e=>!s.includes(e));return A`<${q}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>A`<article key=${n}>
<h3><${tt} rules=${e} foul=${n} /></h3>
<${Ae} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&A`<${et} rules=${e} fouls=${c} />`}
<//>`})}function et({rules:e,fouls:t}){return A`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>A`<li key=${t}><${tt} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function tt({rules:e,foul:t}){return A`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function nt(e,t,n){let r=W(t,n).map(t=>[V(e,t),...De(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function rt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${M(`open.lateness`)} ${M(`open.who.${e}`)}`));return A`<${q}
title=${M(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>A`<${Ye} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&A`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function it({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:at(e,t),steps:r.filter(({step:r})=>n(`${at(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return A`<${q}
title=${M(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>A`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>A`<li key=${n}>
${i.step(t.step)}
${ot(e,t.when).map(e=>A`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function at({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):M(`open.procedure.${n}`)}function ot({words:e},t){return Object.entries(t).filter(([e])=>e in s()).map(([t,n])=>{let r=[n].flat().map(n=>st(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function st(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function ct({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return A`<${q}
title=${M(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${M(`open.readings-text`)}</p>
${i.map(e=>A`<${Je} key=${e.id} reading=${e} />`)}
<//>`}function lt({rules:e,book:t,found:n,searching:r}){let{points:i}=je(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return A`<${q}
title=${M(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${h} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function ut({rules:e,book:t,found:n,searching:r}){let{official:i}=o(),{references:a}=e.library.catalogue,s=dt(t).map(e=>({id:e,...a[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return A`<${q}
title=${M(`open.sources`)}
count=${s.length}
searching=${r}
>
<ul class="bullets">
${s.map(({id:e,title:t,publisher:n,year:r,reading:i})=>A`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${M(`open.read.${i}`)}</span
>
</li>`)}
</ul>
${ue(i)&&t.revision&&A`<p class="soft">${M(`open.revision`,{revision:t.revision.slice(0,12)})}</p>`}
<//>`}function dt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>W(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function ft({library:e},t){let n=v(e,t),{items:r}=le(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}var pt=R(({args:[e=``],rules:t})=>{let{query:n}=me(),{tournament:r,book:i}=o();if(e===`tournament`&&i)return A`<${ht}
rules=${t}
book=${i}
choice=${{...H(i.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return A`<${b} title=${M(`lost`)} up="#/books"
><${D} text=${M(`lost-text`)}
/><//>`;let a=mt(e,n.get(`with`)),s=L(t.library,a),c=s?H(e):a;return A`<${ht}
rules=${t}
book=${U(t.library,c)}
choice=${c}
wrong=${s}
/>`});function mt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return H(e)}}function ht({rules:e,book:n,choice:r,wrong:i}){let[a,o]=j(``),[s,c]=j(!1),{library:l,words:u}=e,d=ft(e,a);return A`<${b} title=${F(e,n)} up="#/books">
<${be} error=${i} />
<${z} rules=${e} standing=${n.content.standing} />
<p>${u.standingNote(n.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>c(!0)}
>
${M(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(r),P(M(`open.in-use-now`))}}>
${M(`open.use-these`)}
</button>
</div>
<${t}
type="search"
label=${M(`open.search-book`)}
value=${a}
autocomplete="off"
onInput=${o}
/>
${Qe.map(({id:t,Section:r})=>A`<${r} key=${t} rules=${e} book=${n} found=${d} searching=${!!a.trim()} />`)}
${s&&A`<${B} rules=${e} value=${r} onUse=${e=>{c(!1),T(K(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
<//>`}const gt={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[J,Y]=[112,64];function _t({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return A`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${M(`open.arrows`)}>
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
${e.map((e,n)=>A`<${yt} key=${n} spot=${gt[n]} name=${e} note=${t[n]} to=${a?.(n)} />`)}
${n&&A`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>A`<${xt} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${vt} names=${e} payments=${r} number=${i} /></div>
</figure>`}function vt({names:e,payments:t,number:n}){let r=t=>t===`table`?M(`open.the-table`):e[t];return A`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>A`<li key=${a}>
${M(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function yt({spot:[e,t],name:n,note:r,to:i}){let a=A`<g>
<rect
x=${e-J/2}
y=${t-Y/2}
width=${J}
height=${Y}
rx="10"
/>
<text class="name" x=${e} y=${t-5}>${bt(n)}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?A`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function bt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function xt({payment:e,text:t}){let[n,r]=[X(e.from),X(e.to)],[i,a]=wt(n,r),[o,s]=wt(r,n),c=Ct(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=St(c,n[0]===r[0]);return A`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${l+d} y=${u+f+6}>${t}</text>
</g>`}function St([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function Ct(e,t){let[n,r]=X(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(X(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function X(e){return gt[e]??[0,0]}function wt([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((J/2+6)/Math.abs(r),(Y/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Z=[0,1,2,3],Tt=[`east`,`south`,`west`,`north`];function Et(e,t){return Tt[(e-t+4)%4]??`east`}function Dt(e,t){return e===`table`?`table`:(Tt.indexOf(e)+t)%4}function Ot(e){let t=new Map([...Z,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Z)t.set(e,0);else for(let e of At(n))jt(t,e);return{net:Z.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function kt(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function At(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function jt(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function Mt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Nt({typed:e,onChange:n,onClose:r}){return A`<${N} title=${M(`open.names`)} onClose=${r}>
<p class="soft">${M(`open.names-text`)}</p>
${Z.map(r=>A`<${t}
key=${r}
label=${M(`open.player`,{number:r+1})}
value=${e[r]??``}
autocomplete="off"
maxlength="40"
onInput=${t=>n(Object.assign([...e],{[r]:t}))}
/>`)}
<button class="button main" onClick=${r}>${M(`open.done`)}</button>
<//>`}function Pt({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=Mt(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,kt(e[r]??0,n)]);return A`<${N} title=${M(`open.settle`)} onClose=${i}>
<p>${M(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${h} rows=${s} />
<${vt} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${M(`open.settle-done`)}
</button>
<//>`}function Ft({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>A`<${te}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function It({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?A`<section class="stack">
<h2>${M(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>A`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${M(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Lt({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return A`<${x} title=${A`<h2>${M(`open.around`)}</h2>`}>
${()=>A`<div class="stack">
<${Oe} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&A`<${Rt} rules=${e} ...${c} />`}
</div>`}
<//>`}function Rt({rules:{words:t},context:n,onChange:r}){let i=ee.map(e=>({value:e,text:t.phrase(`seat-${e}`)}));return A`<${e}
label=${t.phrase(`context-casual`)}
checked=${!!n.casual}
onChange=${e=>r({...n,casual:e})}
/>
${n.casual&&A`<${y}
label=${t.phrase(`context-seat`)}
value=${n.seat??``}
options=${[{value:``,text:M(`open.no-seat`)},...i]}
onChange=${e=>r({...n,seat:e||null})}
/>`}`}var zt=R(({args:[e=``],rules:t,query:n})=>e in t.library.catalogue.fouls?A`<${Bt} id=${e} rules=${t} query=${n} />`:A`<${b} title=${M(`lost`)} up="#/fouls"
><${D} text=${M(`lost-text`)}
/><//>`);function Bt({id:e,rules:t,query:n}){let[r,i]=j(()=>Vt(n)),[a,o]=j({}),s=c(t.book,e,r,{})?r:{},l=c(t.book,e,s,a)?a:{},u=C(t.library,ge(t.book,e,s,l));return A`<${b} title=${u.foul.name} up="#/fouls">
<${Ft} spoken=${u} onAnswer=${(e,t)=>i({...s,[e]:t})} />
<${It} rules=${t} facts=${s} onForget=${e=>i(Ht(s,e))} />
<${Ke} rules=${t} spoken=${u} />
<${Lt} rules=${t} foul=${e} facts=${s} context=${l} onChange=${o} />
<${Ut} rules=${t} foul=${e} facts=${s} context=${l} />
<${I} rules=${t} />
<//>`}function Vt(e){let t={true:!0,false:!1};return Object.fromEntries([...e].map(([e,n])=>[e,t[n]??n]))}function Ht(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Ut({rules:e,foul:t,facts:n,context:i}){let a=Object.keys(e.library.books).map(t=>U(e.library,H(t))),o=[...new Map([e.book,...a].map(t=>[F(e,t),t]))],s=we(o.map(([,e])=>e),t,n,i).map(t=>Gt(C(e.library,t)));return A`<section class="stack">
<h2>${M(`open.everywhere`)}</h2>
<ul class="rows">
${o.map(([e,{content:t}],n)=>A`<li key=${e}>
<a class="row" href=${K(Wt(t))}>
<span class="body"><small>${e}</small>
<span class=${s[n]===s[0]?``:`strong`}>${s[n]}</span></span>
<${r} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Wt({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Gt(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?de(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Q={occasion:``,query:``};function Kt({rules:e,occasion:t,...n}){let[r,i]=j(Q.occasion===t?Q.query:``),a=e=>{Q={occasion:t,query:e},i(e)},{library:o,book:s,words:c}=e;return A`<${ye} library=${o} book=${s} words=${c} label=${M(`call.what`)} hint=${M(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const qt={casual:!0};function Jt({rules:e,evening:t,names:n,person:r}){return A`<${b}
title=${M(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Kt}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Yt(e){let{rules:t,evening:r,names:i,person:a,foul:o}=e,[s,c]=j({}),[l,u]=j(qt),[d,f]=j(0),p=Et(a,r.east),m={...l,seat:p},h=Xt(t,o,s,m),g=h.range?.[d]?d:0,{line:_,payments:v}=Zt(e,h,g,p),y=Qt(e,_,v),ee=![`needs-facts`,`not-covered`].includes(h.status)&&A`<button class="button main" onClick=${y}>${M(`open.note`)}</button>`,te=(e,t)=>c({...s,[e]:t}),x=e=>c(Ht(s,e)),S=i.map((e,n)=>t.words.phrase(`seat-${Et(n,r.east)}`));return A`<${b} title=${`${i[a]}: ${h.foul.name}`} up=${`#/casual/${a}`} actions=${ee}>
<${Ft} spoken=${h} onAnswer=${te} />
<${It} rules=${t} facts=${s} onForget=${x} />
${h.range&&A`<${n} label=${M(`open.you-choose`)} value=${g} onChange=${f} options=${$t(t,h)} />`}
${v.length>0&&A`<${_t} names=${i} notes=${S} pot="" payments=${v} number=${e=>t.words.number(e)} />`}
<${Ke} rules=${t} spoken=${{...h,say:``}} />
<${Lt} rules=${t} foul=${o} facts=${s} context=${m} onChange=${u} fixed />
<//>`}function Xt({book:e,library:t},n,r,i){let a=c(e,n,r,i)??ge(e,n,r,{...qt,seat:i.seat});return C(t,a)}function Zt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?en(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Dt(e,t),to:Dt(n,t),points:r}))}}function Qt({evening:e,set:t,person:n,foul:r},i,a){let o=u(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),l(),P(M(`open.recorded`)),T(`#/casual`,{replace:!0}))}}function $t({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function en(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?oe(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const tn={choice:null,names:[``,``,``,``],east:0,events:[]};var nn=R(({args:[e,t],rules:n})=>{let[r,i]=fe(`shinpan.casual`,tn),a=e=>i({...r,...e}),o=rn(n,r,a),s={rules:o,evening:r,set:a,names:Z.map(e=>r.names[e]?.trim()||M(`open.player`,{number:e+1}))};return e===void 0?A`<${an} ...${s} />`:Z.includes(Number(e))&&(!t||t in o.library.catalogue.fouls)?t?A`<${Yt}
...${s}
person=${Number(e)}
foul=${t}
/>`:A`<${Jt} ...${s} person=${Number(e)} />`:A`<${b} title=${M(`lost`)} up="#/casual"
><${D} text=${M(`lost-text`)}
/><//>`});function rn(e,t,n){let{library:r}=e,i=t.choice&&!L(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=L(r,s)?i:s;return{...e,choice:c,book:U(r,c),choose:e=>n({choice:e})}}function an({rules:e,evening:t,set:n,names:r}){let[i,a]=j(``),{net:o,table:s}=Ot(t.events),c=t=>e.words.number(t),l=e=>n({events:[...t.events,e]}),u=t.events.at(-1),d=A`<button class="button" disabled=${!u} onClick=${()=>n({events:t.events.slice(0,-1)})}>${M(`open.undo`)}</button>
<button class="button main" disabled=${!u} onClick=${()=>a(`settle`)}>${M(`open.settle`)}</button>`,f={names:r,number:c,onClose:()=>a(``)};return A`<${b} title=${M(`open.casual`)} actions=${d}>
<section class="stack">
<h2>${M(`open.who-fouled`)}</h2>
<${_t} names=${r} notes=${o.map(e=>kt(e,c))} pot=${s?c(s):``}
payments=${u?At(u):[]} number=${c} to=${e=>`#/casual/${e}`} />
</section>
${s>0&&A`<${sn} text=${c(s)} names=${r} onWon=${e=>l({kind:`won`,by:e,points:s})} />`}
<${on} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${cn} rules=${e} events=${t.events} names=${r} />
<${I} rules=${e} />
${i===`names`&&A`<${Nt} ...${f} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&A`<${Pt} ...${f} net=${o} onSettled=${()=>l({kind:`settled`,payments:Mt(o)})} />`}
<//>`}function on({east:e,names:t,onEast:r,onNames:i}){return A`<${n} label=${M(`open.east-now`)} value=${e} onChange=${r}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${i}>${M(`open.names`)}</button>`}function sn({text:e,names:t,onWon:n}){return A`<section class="note info stack">
<h2>${M(`open.pot`,{points:e})}</h2>
<p>${M(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>A`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function cn({rules:e,events:t,names:n}){if(!t.length)return A`<p class="soft">${M(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?M(`open.settled`):t.kind===`won`?M(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return A`<section class="stack">
<h2>${M(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>A`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}function ln({id:e,title:t,rules:n,books:r,lines:i,only:a,found:o}){let s=i.filter(e=>o(fn(e),e.id)),c=s.filter(({by:e})=>e),l=a?c:s;return A`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">${M(`open.different`,{count:c.length,all:s.length})}</p>
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
${r.map((e,t)=>A`<th key=${t} role="columnheader" scope="col">${F(n,e)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${l.map(e=>A`<${un} key=${e.id} line=${e} />`)}
</tbody>
</table>
</div>
</section>`}function un({line:{name:e,href:t,cells:n,by:r}}){let i=n.find(({silent:e})=>!e);return A`<tr role="row" class=${r?`differs`:``}>
<th role="rowheader" scope="row">
${t?A`<a class="reach" href=${t}>${e}</a>`:A`<span>${e}</span>`}
${r&&A`<small>${M(`open.differs-in.${r}`)}</small>`}
</th>
${n.map((e,t)=>A`<${dn} key=${t} cell=${e} first=${i} />`)}
</tr>`}function dn({cell:{texts:e,silent:t},first:n}){let r=!t&&[...e].sort().join(`
`)!==[...n.texts].sort().join(`
`);return A`<td role="cell" class=${t?`silent`:r?`other`:``}>
${e.map(e=>A`<p key=${e} class=${r&&!n.texts.includes(e)?`strong`:``}>${e}</p>`)}
</td>`}function fn({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const pn=[`penalty`,`when`,`details`];function mn({library:e},t){return je(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:gn(r)?`answer`:null}})}function hn(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=pn.map(r=>({by:r,cells:t.map(t=>_n(e,t,n,r))})),{by:i,cells:a}=r.find(e=>gn(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function gn(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>f([...e].sort()))).size>1}function _n(e,t,n,r){let i=W(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[V(e,n),...vn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?bn(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function vn(e,t,n,r,i){if(i===`penalty`)return[];let a=De(e,n.when).join(` `),o=a||r>1?[a||M(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?yn(e,t,n.lateness):[]]}function yn(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${M(`open.from-time`,{time:E(r.opens(i))})} ${Ze(e,t.lateness[n],i)}`)}function bn({words:e},t,n){let{scope:r}=t.table(n);return r?[M(`open.counted-over`,{scope:d([e.phrase(`scope-${r}`)])})]:[]}var xn=R(({rules:n})=>{let{library:r,choice:i}=n,a=Object.keys(r.books).filter(e=>e!==i.id),[o,s]=fe(`shinpan.compare`,[i,...a.slice(-2).map(H)]),c=o.filter(e=>!L(r,e)),[l,u]=j(null),[d,f]=j(!0),[p,m]=j(``),h=ft(n,p),g=c.map(e=>U(r,e));return A`<${b} title=${M(`open.compare`)}>
<${Sn}
rules=${n}
books=${g}
onOpen=${u}
onRemove=${e=>s(c.filter((t,n)=>n!==e))}
/>
<${t} type="search" label=${M(`open.search-compared`)} value=${p} autocomplete="off" onInput=${m} />
<${e}
label=${M(`open.only-different`)}
hint=${M(`open.silence`)}
checked=${d}
onChange=${f}
/>
<${ln}
id="points"
title=${M(`open.rule-points`)}
rules=${n}
books=${g}
lines=${mn(n,g)}
only=${d}
found=${h}
/>
<${ln}
id="fouls"
title=${M(`open.fouls`)}
rules=${n}
books=${g}
lines=${hn(n,g)}
only=${d}
found=${h}
/>
${l!==null&&A`<${B} rules=${n} value=${c[l]??H(i.id)} onUse=${e=>{s(l===c.length?[...c,e]:c.map((t,n)=>n===l?e:t)),u(null)}} onClose=${()=>u(null)} />`}
<//>`});function Sn({rules:e,books:t,onOpen:n,onRemove:i}){return A`<ul class="rows">
${t.map((a,o)=>A`<li key=${o} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(o)}
>
<span class="body"
>${F(e,a)}<small
>${e.words.phrase(`standing-${a.content.standing}`)}</small
></span
>
<span class="badge">${M(`call.change`)}</span>
</button>
${t.length>2&&A`<button class="button quiet" aria-label=${M(`open.remove`,{name:F(e,a)})} onClick=${()=>i(o)}><${r} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${M(`open.add-book`)}
</button>`}var Cn=R(({rules:e})=>A`<${b} title=${M(`open.fouls`)}>
<${Kt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${I} rules=${e} />
<//>`);const wn=[`empty-win`,`noten-riichi`,`exposed-tiles`],Tn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`hand`,`tables`],[`draw`,`compare`],[`casual`,`dice`],[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]];function En(){let[e,t]=j(!1),{tournament:n}=o(),i=xe(),a=A`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${M(`open.menu`)} onClick=${()=>t(!0)}><${r} name="log" /></button>`;return A`<${b} title="Shinpan" up=${null} aside=${a}>
${n?A`<${Dn} />`:A`<p class="soft">${M(`open.what-it-is`)}</p>`}
${i&&A`<ul class="rows"><${An} href=${`#/board/${i.slug}`} icon="tables" text=${M(`open.to.board`)} about=${i.name} /></ul>`}
<${On} large=${!n} />
${!n&&A`<ul class="ways">
<li><a class="way" href="#/casual"><${r} name="dice" /><strong>${M(`open.at-home`)}</strong><span>${M(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${r} name="scan" /><strong>${M(`open.i-referee`)}</strong><span>${M(`open.scan`)}</span></a></li>
</ul>`}
${e&&A`<${kn} onClose=${()=>t(!1)} />`}
<//>`}function Dn(){let{tournament:e,official:t}=o();return A`<section class="card">
<small class="soft">${M(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&A`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${r} name="tables" /> ${M(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${r} name="log" /> ${M(`open.log`)}</a>
<a class="button" href="#/scan"><${r} name="scan" /> ${M(`open.scan`)}</a>
</div>
</section>`}function On({large:e}){return A`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${M(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${r} name="search" />${M(`open.to.fouls`)}</a>
<ul class="examples">
${wn.map(e=>A`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${M(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function kn({onClose:e}){return A`<${N} title=${M(`open.menu`)} onClose=${e}>
<ul class="rows">
${Tn.map(([t,n])=>A`<${An} key=${t} href=${`#/${t}`} icon=${n} text=${M(`open.to.${t}`)} about=${M(`open.about.${t}`)} onClick=${e} />`)}
</ul>
<//>`}function An({href:e,icon:t,text:n,about:i,onClick:a}){return A`<li>
<a class="row" href=${e} onClick=${a}><${r} name=${t} /><span class="body">${n}<small>${i}</small></span><${r} name="next" /></a>
</li>`}var jn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function Mn(){let e=ne();w();let{library:t,usage:n,quota:r,persisted:a,lowStorage:s,outbox:c,elsewhere:l,syncedAt:u,tournament:d}=o(),[f,p]=j(a),[m,g]=j(``);i(()=>p(a),[a]),i(()=>void Nn().then(g),[e]);let _=async()=>{let e=await navigator.storage.persist();p(e),e||P(M(`open.persist-refused`))},v=M(`open.storage-of`,{used:$(n),quota:$(r)}),y=[[M(`open.offline`),M(`ready.${e}`)],[M(`open.version`),m||`–`],[M(`open.books`),String(Object.keys(t?.books??{}).length)],[M(`open.unsent`),String(c.length+l.reduce((e,{count:t})=>e+t,0))],[M(`open.storage`),v],[M(`open.persistent`),M(f?`open.yes`:`open.no`)],...u?[[M(`open.last-synced`),re(u,d?.time_zone)]]:[]];return A`<section class="card">
<h2>${M(`open.kept-here`)}</h2>
${s&&A`<p class="note warn">${M(`open.storage-low`)}</p>`}
<${h} rows=${y} />
${!f&&A`<p class="soft">${M(`open.persist-text`)}</p>
${`storage`in navigator&&A`<button class="button" onClick=${_}>${M(`open.persist`)}</button>`}`}
</section>`}async function Nn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function $(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return a(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Pn(){let{online:e}=o();return A`<${x} title=${M(`open.libraries`)}>
${()=>A`<ul class="bullets">
${Object.entries(jn).map(([t,{version:n,licence:r}])=>A`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&A`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${M(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>`}
<//>`}const Fn=p(S.referee,`PushSwitch`),In=p(S.referee,`Leave`),Ln=p(S.referee,`Standing`),Rn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],zn=[`auto`,`light`,`dark`],Bn=[`left`,`right`];function Vn(){let t=w(),{tournament:r,official:i}=o(),a=e=>t=>ae({[e]:t}).catch(()=>P(M(`open.lang-not-here`))),s=(e,r,i)=>A`<${n} label=${r} value=${t[e]} options=${i} onChange=${a(e)} />`,c=(n,r,i=``)=>A`<${e} label=${r} hint=${i} checked=${t[n]} onChange=${a(n)} />`;return A`<${b} title=${M(`open.settings`)}>
${s(`lang`,`Language · 言語 · Langue · Язык`,Rn)} ${s(`theme`,M(`open.theme`),Hn(`theme`,zn))}
${s(`hand`,M(`open.hand`),Hn(`hand`,Bn))} ${c(`discreet`,M(`open.discreet`),M(`open.discreet-text`))}
${c(`haptics`,M(`open.haptics`))} ${c(`sound`,M(`open.sound`))}
${r&&se(i)&&A`<${Fn} tournament=${r.id} as=${i.id} />`}
<${Ln} />
<${Mn} />
<${In} />
<${Pn} />
<//>`}function Hn(e,t){return t.map(t=>({value:t,text:M(`open.${e}.${t}`)}))}function Un({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[M(`hall-table`,{label:c}),ce(l),n].filter(Boolean).join(` · `);return A`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${pe(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${M(`own.team`)}`:``}</p>
${d&&A`<p class="soft">${O(d)}</p>`}
${s in Wn&&A`<p class="note info">${M(Wn[s])}</p>`}
${f&&A`<${Gn} escalation=${f} />`}
<${Kn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Wn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Gn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=M(t===`open`?`own.open.${n}`:`own.${t}`);return A`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${M(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>A`<li key=${e.id}><b>${M(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Kn({own:e,ruling:n,refresh:r}){let[i,a]=j(!1),{reason:o,field:s}=Se(`player`,void 0,M(`own.reason`),M(`own.reason-wrong`)),[c,l]=j(!1),[u,d]=j(``),[f,p]=j(``),[m,h]=j(!1),g=n.escalation?.status===`decided`;if(!g&&(n.escalation||![`issued`,`closed`].includes(n.status)))return null;let _=M(g?`own.take-on`:`own.escalate`);return i?A`<form class="stack" onSubmit=${async t=>{if(t.preventDefault(),l(!o),!o)return;h(!0),p(``);let i={reason:o,...u.trim()&&{evidence:u.trim()}};try{await(await k.playerPage()).escalate(e,n,i),a(!1),r()}catch(e){p(M(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{h(!1)}}} aria-label=${_}>
${s(c)}
${f&&A`<p class="note bad" role="alert">${f}</p>`}
${!g&&A`<${t} label=${M(`own.evidence`)} hint=${M(`own.evidence-hint`)} value=${u} onInput=${d} long maxlength="4000" />`}
<button class="button main" disabled=${m}>${_}</button>
<button class="button" type="button" onClick=${()=>a(!1)}>${M(`cancel`)}</button>
</form>`:A`<button class="button" type="button" onClick=${()=>a(!0)}>${_}</button>`}function qn(){let{own:e,missing:t,state:n,refresh:r}=Xn();if(t)return A`<${b} title=${M(`own.title`)} up="#/"><${D} text=${M(`own.missing`)}><a class="button" href="#/scan">${M(`hall-scan`)}</a><//><//>`;if(!e?.page){let e=n?A`<${D} text=${M(`own.${n}`)} />`:A`<${_} />`;return A`<${b} title=${M(`own.title`)} up="#/">${e}<//>`}let{tournament:i,player:a,rulings:o,ledger:s}=e.page;return A`<${b} title=${a.name} up="#/">
<p class="soft">${i.name} · ${M(`own.number`,{number:a.id_number})}</p>
${n&&A`<p class="note warn" role="status">${M(`own.${n}`)} ${M(`own.as-of`,{time:Zn(e.at,i)})}</p>`}
<${Jn} ledger=${s} />
<section class="stack">
<h2>${M(`own.rulings`)}</h2>
${o.length===0&&A`<${D} text=${M(`own.none`)} />`}
${o.map(t=>A`<${Un} key=${t.id} own=${e} ruling=${t} when=${Zn(t.ruled_at,i)} refresh=${r} />`)}
</section>
<${Ne} tournament=${e.tournament} as=${e.player} player />
<//>`}function Jn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return A`<section class="card">
<h2>${M(`own.owing`)}</h2>
${n.length===0&&A`<p>${M(`own.nothing`)}</p>`}
${n.map(([e,t])=>A`<p key=${e}>${Yn(e,t)}</p>`)}
</section>`}function Yn(e,t){return e===`P`?M(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?M(t>0?`own.table-points`:`own.table-points-back`,{points:Fe(Math.abs(t))}):M(t>0?`own.money`:`own.money-back`,{amount:g(e,Math.abs(t))})}function Xn(){let{lang:e}=w(),[t,n]=j(void 0),[r,a]=j(``),[o,s]=j(0);return i(()=>{let t=!1,r=async()=>{let r=await k.playerPage(),i=await r.stored();if(!t&&(n(e=>e??i??null),i))try{let o=await r.load(i,e);if(t)return;n(o),a(``)}catch(e){t||a(e.signedOut?`cut-off`:`unreached`)}};r();let i=setInterval(r,2e4);return()=>{t=!0,clearInterval(i)}},[e,o]),{own:t,missing:t===null,state:r,refresh:()=>s(o+1)}}function Zn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?a(Intl.DateTimeFormat,n).format(new Date(e)):``}export{pt as Book,Ge as Books,nn as Casual,xn as Compare,zt as Foul,Cn as Fouls,En as Home,ze as Join,qn as PlayerPage,Ie as Receipt,Ee as Scan,Vn as Settings};