import{Ar as e,Bt as t,Dt as n,E as r,Er as i,Et as a,Fr as o,Ft as s,Gt as c,Ht as l,Ir as u,It as d,Jr as f,Jt as p,Kt as m,Mt as h,N as g,Nr as _,Nt as v,Ot as y,Pt as b,Qt as x,Rr as S,Rt as C,Sn as ee,St as te,Tt as w,Ut as T,Wt as E,X as D,Xt as ne,Y as O,Yr as k,Yt as re,Z as ie,at as ae,ct as oe,dn as se,dt as ce,hn as A,jr as le,jt as j,kt as ue,ln as M,mn as de,p as fe,qr as N,qt as pe,rn as P,st as me,u as he,ut as F,xn as ge,yn as _e,zr as ve}from"./app.js";import{At as I,Dt as L,Et as ye,Mt as R,Nt as z,Ot as B,St as be,Tt as V,Yt as xe,a as Se,an as Ce,c as we,cn as Te,d as Ee,i as De,jt as H,kt as U,n as Oe,o as W,on as ke,r as Ae,s as je,sn as Me,t as Ne,ut as Pe,xt as Fe}from"./shared.js";function Ie({args:[e=``]}){let[t,n]=k({}),[r,a]=k(0);return N(()=>{A.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof i&&e.status===404?`unknown`:`away`}))},[e,r]),P`<${s} title=${p(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&P`<${b} />`}
${t.receipt&&P`<${Le} ...${t.receipt} />`}
${t.wrong===`unknown`&&P`<p class="note bad" role="status">${p(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&P`<p class="note warn" role="status">${p(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),a(r+1)}}>${p(`try-again`)}</button>`}
<//>`}function Le({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o}){let s={dateStyle:`medium`,timeStyle:`short`,timeZone:a},c=m(Intl.DateTimeFormat,s),l=[[p(`fines.tournament`),e],[p(`fines.number`),t],[p(`fines.amount-paid`),Pe(r,n)],[p(`fines.how`),p(`fines.method.${o}`)],[p(`fines.when`),`${c.format(new Date(i))} (${a})`]];return P`<p class="note info" role="status"><strong>${p(`fines.genuine`)}</strong></p>
<dl class="facts">
${l.map(([e,t])=>P`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${p(`fines.compare`)}</p>`}const Re=C(E.referee,`Leave`);let G=null;function ze({args:e}){let t=Te(`#/join/${e.join(`/`)}`),[n,r]=k(e.length>0?null:G);return N(()=>{t?.invitation&&(G=t,M(`#/join`,{replace:!0}))},[]),t?P`<${s} title=${p(`hall-join`)} up="#/" />`:n?P`<${Ce} to=${n.tournament}>
<${Be} link=${n} onAnother=${()=>r(G=null)} />
<//>`:P`<${We} mangled=${e.length>0} onLink=${r} />`}function Be({link:e,onAnother:n}){let[r,i]=k(null),[a,o]=k(0),[s,c]=k(``);return N(()=>{i(null);let n=Me();A.join(e.tournament,e.invitation,s).then(e=>{if(G=null,e.board)return n(`#/board/${e.board}`);if(e.player)return n(`#/own`);t(p(`hall-joined`,{name:A.snapshot.state.settings.name})),n(`#/tables`)},e=>i(e))},[a]),r&&Ve(r)?P`<${He} onName=${e=>{c(e),o(a+1)}} />`:r?P`<${Ue} error=${r} again=${()=>o(a+1)} onAnother=${n} />`:P`<${ke} up="#/" />`}function Ve(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function He({onName:e}){let[t,n]=k(``),[r,i]=k(``);return P`<${s} title=${p(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(p(`hall-join-name-wrong`))}}>
<${y} label=${p(`hall-join-name`)} hint=${p(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${p(`hall-join`)}</button>
</form>
<//>`}function Ue({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?p(`hall-join-refused`):e.name===`Unreachable`?p(`hall-join-unreachable`):e.message,a=P`<button class="button" onClick=${n}>${p(`hall-join-other`)}</button>
${!r&&P`<button class="button main" onClick=${t}>${p(`try-again`)}</button>`}`;return P`<${s} title=${p(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function We({mangled:e,onLink:t}){let{tournament:n}=T(),[r,i]=k(``),[a,o]=k(e?p(`hall-join-no-link`):``);return P`<${s} title=${p(`hall-join`)} up="#/">
<p>${p(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=Te(r);n?.invitation?t(n):o(p(`hall-join-no-link`))}}>
<${y} label=${p(`hall-join-link`)} value=${r} onInput=${i} wrong=${a} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${p(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${d} name="scan" /> ${p(`hall-scan`)}</a>
${n&&P`<a class="button" href="#/tables"><${d} name="tables" /> ${p(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${d} name="person" /> ${p(`hall-join-account`)}</a>
<${Re} />
<//>`}var Ge=z(({rules:e})=>{let{tournament:t}=T(),{library:n,words:r,choice:i,book:a}=e;return P`<${s} title=${p(`open.books`)}>
${t&&P`<a class="row card" href="#/book/tournament">
<${d} name="book" />
<span class="body"
><small>${p(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${d} name="next" />
</a>`}
<a class="row card" href=${K(i)}>
<${d} name="book" />
<span class="body"
><small>${p(`open.rules-in-use`)}</small
><strong>${I(e,a)}</strong></span
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
><${d} name="compare" /> ${p(`open.compare`)}</a
>
<//>`});function K({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function Ke({rules:e,spoken:t}){let n=t.status===`needs-facts`;return P`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?p(`open.answer-first`):t.line}</p>
${t.say&&!n&&P`<p class="say">${p(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&P`<section class="stack">
<h2>${p(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>P`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${g} stays=${t.stays} />
${!n&&P`<${qe} rules=${e} spoken=${t} />`}`}function qe({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return P`<section class="stack">
<h2>${p(`open.why`)}</h2>
${ce(t).map(e=>P`<p key=${e}>${e}</p>`)}
<${B} rules=${e} standing=${t.rulebook.standing} />
${i&&P`<p>${F(i.source)}</p>
${i.notes.map(e=>P`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>P`<${Je} key=${e.id} reading=${e} />`)}
${r.length>0&&P`<details class="fold">
<summary><h3>${p(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>P`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function Je({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return P`<div class="card">
<small class="soft">${p(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>P`<p key=${e} class="soft">${p(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function Ye({rules:e,book:t,who:n}){let[r,i]=k(0),a=t.clock(n),o=Math.max(...a.openings(),0)+300,s=ie(e.library,ee(t,n,r));return P`<article>
<h3>${p(`open.who.${n}`)}</h3>
<${Xe} clock=${a} end=${o} seconds=${r} />
<label class="field"
><span>${p(`open.how-late`)}</span>
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
${a.bands.map(r=>P`<li key=${r.id}>
<strong
>${p(`open.from-time`,{time:_(a.opens(r))})}</strong
>
${` ${Ze(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${F(s.source)}</p>
</article>`}function Xe({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return P`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>P`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&_(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function Ze({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&p(`open.per-minute`,{cost:a}),o&&p(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[p(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Qe=[{id:`fouls`,Section:$e},{id:`lateness`,Section:rt},{id:`procedures`,Section:it},{id:`readings`,Section:ct},{id:`points`,Section:lt},{id:`sources`,Section:ut}];function q({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:P`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function $e({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(nt(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>W(t,e).length>0),c=a.filter(e=>!s.includes(e));return P`<${q}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>P`<article key=${n}>
<h3><${tt} rules=${e} foul=${n} /></h3>
<${Ae} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&P`<${et} rules=${e} fouls=${c} />`}
<//>`})}function et({rules:e,fouls:t}){return P`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>P`<li key=${t}><${tt} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function tt({rules:e,foul:t}){return P`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function nt(e,t,n){let r=W(t,n).map(t=>[Se(e,t),...De(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function rt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${p(`open.lateness`)} ${p(`open.who.${e}`)}`));return P`<${q}
title=${p(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>P`<${Ye} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&P`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function it({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:at(e,t),steps:r.filter(({step:r})=>n(`${at(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return P`<${q}
title=${p(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>P`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>P`<li key=${n}>
${i.step(t.step)}
${ot(e,t.when).map(e=>P`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function at({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):p(`open.procedure.${n}`)}function ot({words:e},t){return Object.entries(t).filter(([e])=>e in S()).map(([t,n])=>{let r=[n].flat().map(n=>st(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function st(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function ct({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return P`<${q}
title=${p(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${p(`open.readings-text`)}</p>
${i.map(e=>P`<${Je} key=${e.id} reading=${e} />`)}
<//>`}function lt({rules:e,book:t,found:n,searching:r}){let{points:i}=je(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return P`<${q}
title=${p(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${v} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function ut({rules:e,book:t,found:n,searching:r}){let{official:i}=T(),{references:a}=e.library.catalogue,o=dt(t).map(e=>({id:e,...a[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return P`<${q}
title=${p(`open.sources`)}
count=${o.length}
searching=${r}
>
<ul class="bullets">
${o.map(({id:e,title:t,publisher:n,year:r,reading:i})=>P`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${p(`open.read.${i}`)}</span
>
</li>`)}
</ul>
${he(i)&&t.revision&&P`<p class="soft">${p(`open.revision`,{revision:t.revision.slice(0,12)})}</p>`}
<//>`}function dt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>W(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function ft({library:t},n){let r=e(t,n),{items:i}=le(t,n),a=new Set(n.trim()?i.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>a.has(t)||r(e)}var pt=z(({args:[e=``],rules:t})=>{let{query:n}=se(),{tournament:r,book:i}=T();if(e===`tournament`&&i)return P`<${ht}
rules=${t}
book=${i}
choice=${{...H(i.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return P`<${s} title=${p(`lost`)} up="#/books"
><${h} text=${p(`lost-text`)}
/><//>`;let a=mt(e,n.get(`with`)),o=R(t.library,a),c=o?H(e):a;return P`<${ht}
rules=${t}
book=${U(t.library,c)}
choice=${c}
wrong=${o}
/>`});function mt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return H(e)}}function ht({rules:e,book:n,choice:r,wrong:i}){let[a,o]=k(``),[c,l]=k(!1),{library:u,words:d}=e,f=ft(e,a);return P`<${s} title=${I(e,n)} up="#/books">
<${ye} error=${i} />
<${B} rules=${e} standing=${n.content.standing} />
<p>${d.standingNote(n.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>l(!0)}
>
${p(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(r),t(p(`open.in-use-now`))}}>
${p(`open.use-these`)}
</button>
</div>
<${y}
type="search"
label=${p(`open.search-book`)}
value=${a}
autocomplete="off"
onInput=${o}
/>
${Qe.map(({id:t,Section:r})=>P`<${r} key=${t} rules=${e} book=${n} found=${f} searching=${!!a.trim()} />`)}
${c&&P`<${V} rules=${e} value=${r} onUse=${e=>{l(!1),M(K(e),{replace:!0})}} onClose=${()=>l(!1)} />`}
<//>`}const gt={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[J,Y]=[112,64];function _t({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return P`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${p(`open.arrows`)}>
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
${e.map((e,n)=>P`<${yt} key=${n} spot=${gt[n]} name=${e} note=${t[n]} to=${a?.(n)} />`)}
${n&&P`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>P`<${xt} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${vt} names=${e} payments=${r} number=${i} /></div>
</figure>`}function vt({names:e,payments:t,number:n}){let r=t=>t===`table`?p(`open.the-table`):e[t];return P`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>P`<li key=${a}>
${p(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function yt({spot:[e,t],name:n,note:r,to:i}){let a=P`<g>
<rect
x=${e-J/2}
y=${t-Y/2}
width=${J}
height=${Y}
rx="10"
/>
<text class="name" x=${e} y=${t-5}>${bt(n)}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?P`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function bt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function xt({payment:e,text:t}){let[n,r]=[X(e.from),X(e.to)],[i,a]=wt(n,r),[o,s]=wt(r,n),c=Ct(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=St(c,n[0]===r[0]);return P`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${l+d} y=${u+f+6}>${t}</text>
</g>`}function St([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function Ct(e,t){let[n,r]=X(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(X(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function X(e){return gt[e]??[0,0]}function wt([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((J/2+6)/Math.abs(r),(Y/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Z=[0,1,2,3],Tt=[`east`,`south`,`west`,`north`];function Et(e,t){return Tt[(e-t+4)%4]??`east`}function Dt(e,t){return e===`table`?`table`:(Tt.indexOf(e)+t)%4}function Ot(e){let t=new Map([...Z,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Z)t.set(e,0);else for(let e of At(n))jt(t,e);return{net:Z.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function kt(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function At(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function jt(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function Mt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Nt({typed:e,onChange:t,onClose:n}){return P`<${w} title=${p(`open.names`)} onClose=${n}>
<p class="soft">${p(`open.names-text`)}</p>
${Z.map(n=>P`<${y}
key=${n}
label=${p(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${p(`open.done`)}</button>
<//>`}function Pt({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=Mt(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,kt(e[r]??0,n)]);return P`<${w} title=${p(`open.settle`)} onClose=${i}>
<p>${p(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${v} rows=${s} />
<${vt} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${p(`open.settle-done`)}
</button>
<//>`}function Ft({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>P`<${r}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function It({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?P`<section class="stack">
<h2>${p(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>P`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${p(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Lt({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:o=!1}){let{book:s,words:c}=e,l={context:r,onChange:i};return P`<${a} title=${P`<h2>${p(`open.around`)}</h2>`}>
${()=>P`<div class="stack">
<${Oe} book=${s} words=${c} foul=${t} facts=${n} ...${l} />
${!o&&P`<${Rt} rules=${e} ...${l} />`}
</div>`}
<//>`}function Rt({rules:{words:e},context:t,onChange:n}){let r=u.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return P`<${j}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&P`<${ue}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:p(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var zt=z(({args:[e=``],rules:t,query:n})=>e in t.library.catalogue.fouls?P`<${Bt} id=${e} rules=${t} query=${n} />`:P`<${s} title=${p(`lost`)} up="#/fouls"
><${h} text=${p(`lost-text`)}
/><//>`);function Bt({id:e,rules:t,query:n}){let[r,i]=k(()=>Vt(n)),[a,o]=k({}),c=O(t.book,e,r,{})?r:{},l=O(t.book,e,c,a)?a:{},u=D(t.library,_e(t.book,e,c,l));return P`<${s} title=${u.foul.name} up="#/fouls">
<${Ft} spoken=${u} onAnswer=${(e,t)=>i({...c,[e]:t})} />
<${It} rules=${t} facts=${c} onForget=${e=>i(Ht(c,e))} />
<${Ke} rules=${t} spoken=${u} />
<${Lt} rules=${t} foul=${e} facts=${c} context=${l} onChange=${o} />
<${Ut} rules=${t} foul=${e} facts=${c} context=${l} />
<${L} rules=${t} />
<//>`}function Vt(e){let t={true:!0,false:!1};return Object.fromEntries([...e].map(([e,n])=>[e,t[n]??n]))}function Ht(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Ut({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>U(e.library,H(t))),a=[...new Map([e.book,...i].map(t=>[I(e,t),t]))],o=we(a.map(([,e])=>e),t,n,r).map(t=>Gt(D(e.library,t)));return P`<section class="stack">
<h2>${p(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>P`<li key=${e}>
<a class="row" href=${K(Wt(t))}>
<span class="body"><small>${e}</small>
<span class=${o[n]===o[0]?``:`strong`}>${o[n]}</span></span>
<${d} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Wt({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Gt(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?me(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Q={occasion:``,query:``};function Kt({rules:e,occasion:t,...n}){let[r,i]=k(Q.occasion===t?Q.query:``),a=e=>{Q={occasion:t,query:e},i(e)},{library:o,book:s,words:c}=e;return P`<${te} library=${o} book=${s} words=${c} label=${p(`call.what`)} hint=${p(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const qt={casual:!0};function Jt({rules:e,evening:t,names:n,person:r}){return P`<${s}
title=${p(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Kt}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Yt(e){let{rules:t,evening:r,names:i,person:a,foul:o}=e,[c,l]=k({}),[u,d]=k(qt),[f,m]=k(0),h=Et(a,r.east),g={...u,seat:h},_=Xt(t,o,c,g),v=_.range?.[f]?f:0,{line:y,payments:b}=Zt(e,_,v,h),x=Qt(e,y,b),S=![`needs-facts`,`not-covered`].includes(_.status)&&P`<button class="button main" onClick=${x}>${p(`open.note`)}</button>`,C=(e,t)=>l({...c,[e]:t}),ee=e=>l(Ht(c,e)),te=i.map((e,n)=>t.words.phrase(`seat-${Et(n,r.east)}`));return P`<${s} title=${`${i[a]}: ${_.foul.name}`} up=${`#/casual/${a}`} actions=${S}>
<${Ft} spoken=${_} onAnswer=${C} />
<${It} rules=${t} facts=${c} onForget=${ee} />
${_.range&&P`<${n} label=${p(`open.you-choose`)} value=${v} onChange=${m} options=${$t(t,_)} />`}
${b.length>0&&P`<${_t} names=${i} notes=${te} pot="" payments=${b} number=${e=>t.words.number(e)} />`}
<${Ke} rules=${t} spoken=${{..._,say:``}} />
<${Lt} rules=${t} foul=${o} facts=${c} context=${g} onChange=${d} fixed />
<//>`}function Xt({book:e,library:t},n,r,i){let a=O(e,n,r,i)??_e(e,n,r,{...qt,seat:i.seat});return D(t,a)}function Zt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?en(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Dt(e,t),to:Dt(n,t),points:r}))}}function Qt({evening:e,set:n,person:r,foul:i},a,o){let s=f(!1);return()=>{s.current||(s.current=!0,n({events:[...e.events,{kind:`foul`,by:r,foul:i,line:a,payments:o}]}),re(),t(p(`open.recorded`)),M(`#/casual`,{replace:!0}))}}function $t({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function en(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?ge(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const tn={choice:null,names:[``,``,``,``],east:0,events:[]};var nn=z(({args:[e,t],rules:n})=>{let[r,i]=de(`shinpan.casual`,tn),a=e=>i({...r,...e}),o=rn(n,r,a),c={rules:o,evening:r,set:a,names:Z.map(e=>r.names[e]?.trim()||p(`open.player`,{number:e+1}))};return e===void 0?P`<${an} ...${c} />`:Z.includes(Number(e))&&(!t||t in o.library.catalogue.fouls)?t?P`<${Yt}
...${c}
person=${Number(e)}
foul=${t}
/>`:P`<${Jt} ...${c} person=${Number(e)} />`:P`<${s} title=${p(`lost`)} up="#/casual"
><${h} text=${p(`lost-text`)}
/><//>`});function rn(e,t,n){let{library:r}=e,i=t.choice&&!R(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=R(r,s)?i:s;return{...e,choice:c,book:U(r,c),choose:e=>n({choice:e})}}function an({rules:e,evening:t,set:n,names:r}){let[i,a]=k(``),{net:o,table:c}=Ot(t.events),l=t=>e.words.number(t),u=e=>n({events:[...t.events,e]}),d=t.events.at(-1),f=P`<button class="button" disabled=${!d} onClick=${()=>n({events:t.events.slice(0,-1)})}>${p(`open.undo`)}</button>
<button class="button main" disabled=${!d} onClick=${()=>a(`settle`)}>${p(`open.settle`)}</button>`,m={names:r,number:l,onClose:()=>a(``)};return P`<${s} title=${p(`open.casual`)} actions=${f}>
<section class="stack">
<h2>${p(`open.who-fouled`)}</h2>
<${_t} names=${r} notes=${o.map(e=>kt(e,l))} pot=${c?l(c):``}
payments=${d?At(d):[]} number=${l} to=${e=>`#/casual/${e}`} />
</section>
${c>0&&P`<${sn} text=${l(c)} names=${r} onWon=${e=>u({kind:`won`,by:e,points:c})} />`}
<${on} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${cn} rules=${e} events=${t.events} names=${r} />
<${L} rules=${e} />
${i===`names`&&P`<${Nt} ...${m} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&P`<${Pt} ...${m} net=${o} onSettled=${()=>u({kind:`settled`,payments:Mt(o)})} />`}
<//>`}function on({east:e,names:t,onEast:r,onNames:i}){return P`<${n} label=${p(`open.east-now`)} value=${e} onChange=${r}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${i}>${p(`open.names`)}</button>`}function sn({text:e,names:t,onWon:n}){return P`<section class="note info stack">
<h2>${p(`open.pot`,{points:e})}</h2>
<p>${p(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>P`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function cn({rules:e,events:t,names:n}){if(!t.length)return P`<p class="soft">${p(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?p(`open.settled`):t.kind===`won`?p(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return P`<section class="stack">
<h2>${p(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>P`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}function ln({id:e,title:t,rules:n,books:r,lines:i,only:a,found:o}){let s=i.filter(e=>o(fn(e),e.id)),c=s.filter(({by:e})=>e),l=a?c:s;return P`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">${p(`open.different`,{count:c.length,all:s.length})}</p>
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
${r.map((e,t)=>P`<th key=${t} role="columnheader" scope="col">${I(n,e)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${l.map(e=>P`<${un} key=${e.id} line=${e} />`)}
</tbody>
</table>
</div>
</section>`}function un({line:{name:e,href:t,cells:n,by:r}}){let i=n.find(({silent:e})=>!e);return P`<tr role="row" class=${r?`differs`:``}>
<th role="rowheader" scope="row">
${t?P`<a class="reach" href=${t}>${e}</a>`:P`<span>${e}</span>`}
${r&&P`<small>${p(`open.differs-in.${r}`)}</small>`}
</th>
${n.map((e,t)=>P`<${dn} key=${t} cell=${e} first=${i} />`)}
</tr>`}function dn({cell:{texts:e,silent:t},first:n}){let r=!t&&[...e].sort().join(`
`)!==[...n.texts].sort().join(`
`);return P`<td role="cell" class=${t?`silent`:r?`other`:``}>
${e.map(e=>P`<p key=${e} class=${r&&!n.texts.includes(e)?`strong`:``}>${e}</p>`)}
</td>`}function fn({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const pn=[`penalty`,`when`,`details`];function mn({library:e},t){return je(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:gn(r)?`answer`:null}})}function hn(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=pn.map(r=>({by:r,cells:t.map(t=>_n(e,t,n,r))})),{by:i,cells:a}=r.find(e=>gn(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function gn(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>ve([...e].sort()))).size>1}function _n(e,t,n,r){let i=W(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[Se(e,n),...vn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?bn(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function vn(e,t,n,r,i){if(i===`penalty`)return[];let a=De(e,n.when).join(` `),o=a||r>1?[a||p(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?yn(e,t,n.lateness):[]]}function yn(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${p(`open.from-time`,{time:_(r.opens(i))})} ${Ze(e,t.lateness[n],i)}`)}function bn({words:e},t,n){let{scope:r}=t.table(n);return r?[p(`open.counted-over`,{scope:pe([e.phrase(`scope-${r}`)])})]:[]}var xn=z(({rules:e})=>{let{library:t,choice:n}=e,r=Object.keys(t.books).filter(e=>e!==n.id),[i,a]=de(`shinpan.compare`,[n,...r.slice(-2).map(H)]),o=i.filter(e=>!R(t,e)),[c,l]=k(null),[u,d]=k(!0),[f,m]=k(``),h=ft(e,f),g=o.map(e=>U(t,e));return P`<${s} title=${p(`open.compare`)}>
<${Sn}
rules=${e}
books=${g}
onOpen=${l}
onRemove=${e=>a(o.filter((t,n)=>n!==e))}
/>
<${y} type="search" label=${p(`open.search-compared`)} value=${f} autocomplete="off" onInput=${m} />
<${j}
label=${p(`open.only-different`)}
hint=${p(`open.silence`)}
checked=${u}
onChange=${d}
/>
<${ln}
id="points"
title=${p(`open.rule-points`)}
rules=${e}
books=${g}
lines=${mn(e,g)}
only=${u}
found=${h}
/>
<${ln}
id="fouls"
title=${p(`open.fouls`)}
rules=${e}
books=${g}
lines=${hn(e,g)}
only=${u}
found=${h}
/>
${c!==null&&P`<${V} rules=${e} value=${o[c]??H(n.id)} onUse=${e=>{a(c===o.length?[...o,e]:o.map((t,n)=>n===c?e:t)),l(null)}} onClose=${()=>l(null)} />`}
<//>`});function Sn({rules:e,books:t,onOpen:n,onRemove:r}){return P`<ul class="rows">
${t.map((i,a)=>P`<li key=${a} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(a)}
>
<span class="body"
>${I(e,i)}<small
>${e.words.phrase(`standing-${i.content.standing}`)}</small
></span
>
<span class="badge">${p(`call.change`)}</span>
</button>
${t.length>2&&P`<button class="button quiet" aria-label=${p(`open.remove`,{name:I(e,i)})} onClick=${()=>r(a)}><${d} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${p(`open.add-book`)}
</button>`}var Cn=z(({rules:e})=>P`<${s} title=${p(`open.fouls`)}>
<${Kt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${L} rules=${e} />
<//>`);const wn=[`empty-win`,`noten-riichi`,`exposed-tiles`],Tn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`hand`,`tables`],[`draw`,`compare`],[`casual`,`dice`],[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]];function En(){let[e,t]=k(!1),{tournament:n}=T(),r=be(),i=P`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${p(`open.menu`)} onClick=${()=>t(!0)}><${d} name="log" /></button>`;return P`<${s} title="Shinpan" up=${null} aside=${i}>
${n?P`<${Dn} />`:P`<p class="soft">${p(`open.what-it-is`)}</p>`}
${r&&P`<ul class="rows"><${An} href=${`#/board/${r.slug}`} icon="tables" text=${p(`open.to.board`)} about=${r.name} /></ul>`}
<${On} large=${!n} />
${!n&&P`<ul class="ways">
<li><a class="way" href="#/casual"><${d} name="dice" /><strong>${p(`open.at-home`)}</strong><span>${p(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${d} name="scan" /><strong>${p(`open.i-referee`)}</strong><span>${p(`open.scan`)}</span></a></li>
</ul>`}
${e&&P`<${kn} onClose=${()=>t(!1)} />`}
<//>`}function Dn(){let{tournament:e,official:t}=T();return P`<section class="card">
<small class="soft">${p(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&P`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${d} name="tables" /> ${p(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${d} name="log" /> ${p(`open.log`)}</a>
<a class="button" href="#/scan"><${d} name="scan" /> ${p(`open.scan`)}</a>
</div>
</section>`}function On({large:e}){return P`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${p(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${d} name="search" />${p(`open.to.fouls`)}</a>
<ul class="examples">
${wn.map(e=>P`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${p(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function kn({onClose:e}){return P`<${w} title=${p(`open.menu`)} onClose=${e}>
<ul class="rows">
${Tn.map(([t,n])=>P`<${An} key=${t} href=${`#/${t}`} icon=${n} text=${p(`open.to.${t}`)} about=${p(`open.about.${t}`)} onClick=${e} />`)}
</ul>
<//>`}function An({href:e,icon:t,text:n,about:r,onClick:i}){return P`<li>
<a class="row" href=${e} onClick=${i}><${d} name=${t} /><span class="body">${n}<small>${r}</small></span><${d} name="next" /></a>
</li>`}var jn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function Mn(){let e=l();x();let{library:n,usage:r,quota:i,persisted:a,lowStorage:o,outbox:s,elsewhere:u,syncedAt:d,tournament:f}=T(),[m,h]=k(a),[g,_]=k(``);N(()=>h(a),[a]),N(()=>void Nn().then(_),[e]);let y=async()=>{let e=await navigator.storage.persist();h(e),e||t(p(`open.persist-refused`))},b=p(`open.storage-of`,{used:$(r),quota:$(i)}),S=[[p(`open.offline`),p(`ready.${e}`)],[p(`open.version`),g||`–`],[p(`open.books`),String(Object.keys(n?.books??{}).length)],[p(`open.unsent`),String(s.length+u.reduce((e,{count:t})=>e+t,0))],[p(`open.storage`),b],[p(`open.persistent`),p(m?`open.yes`:`open.no`)],...d?[[p(`open.last-synced`),c(d,f?.time_zone)]]:[]];return P`<section class="card">
<h2>${p(`open.kept-here`)}</h2>
${o&&P`<p class="note warn">${p(`open.storage-low`)}</p>`}
<${v} rows=${S} />
${!m&&P`<p class="soft">${p(`open.persist-text`)}</p>
${`storage`in navigator&&P`<button class="button" onClick=${y}>${p(`open.persist`)}</button>`}`}
</section>`}async function Nn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function $(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return m(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Pn(){let{online:e}=T();return P`<${a} title=${p(`open.libraries`)}>
${()=>P`<ul class="bullets">
${Object.entries(jn).map(([t,{version:n,licence:r}])=>P`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&P`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${p(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>`}
<//>`}const Fn=C(E.referee,`PushSwitch`),In=C(E.referee,`Leave`),Ln=C(E.referee,`Standing`),Rn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],zn=[`auto`,`light`,`dark`],Bn=[`left`,`right`];function Vn(){let e=x(),{tournament:r,official:i}=T(),a=e=>n=>ne({[e]:n}).catch(()=>t(p(`open.lang-not-here`))),o=(t,r,i)=>P`<${n} label=${r} value=${e[t]} options=${i} onChange=${a(t)} />`,c=(t,n,r=``)=>P`<${j} label=${n} hint=${r} checked=${e[t]} onChange=${a(t)} />`;return P`<${s} title=${p(`open.settings`)}>
${o(`lang`,`Language · 言語 · Langue · Язык`,Rn)} ${o(`theme`,p(`open.theme`),Hn(`theme`,zn))}
${o(`hand`,p(`open.hand`),Hn(`hand`,Bn))} ${c(`discreet`,p(`open.discreet`),p(`open.discreet-text`))}
${c(`haptics`,p(`open.haptics`))} ${c(`sound`,p(`open.sound`))}
${r&&fe(i)&&P`<${Fn} tournament=${r.id} as=${i.id} />`}
<${Ln} />
<${Mn} />
<${In} />
<${Pn} />
<//>`}function Hn(e,t){return t.map(t=>({value:t,text:p(`open.${e}.${t}`)}))}function Un({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,m=[p(`hall-table`,{label:c}),ae(l),n].filter(Boolean).join(` · `);return P`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${oe(o[0]?.kind??`none`)}`}>${a}</p>
<p>${m}${u?` · ${p(`own.team`)}`:``}</p>
${d&&P`<p class="soft">${F(d)}</p>`}
${s in Wn&&P`<p class="note info">${p(Wn[s])}</p>`}
${f&&P`<${Gn} escalation=${f} />`}
<${Kn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Wn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Gn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=p(t===`open`?`own.open.${n}`:`own.${t}`);return P`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${p(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>P`<li key=${e.id}><b>${p(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Kn({own:e,ruling:t,refresh:n}){let[r,i]=k(!1),{reason:a,field:o}=xe(`player`,void 0,p(`own.reason`),p(`own.reason-wrong`)),[s,c]=k(!1),[l,u]=k(``),[d,f]=k(``),[m,h]=k(!1),g=t.escalation?.status===`decided`;if(!g&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let _=p(g?`own.take-on`:`own.escalate`);return r?P`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),c(!a),!a)return;h(!0),f(``);let o={reason:a,...l.trim()&&{evidence:l.trim()}};try{await(await A.playerPage()).escalate(e,t,o),i(!1),n()}catch(e){f(p(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{h(!1)}}} aria-label=${_}>
${o(s)}
${d&&P`<p class="note bad" role="alert">${d}</p>`}
${!g&&P`<${y} label=${p(`own.evidence`)} hint=${p(`own.evidence-hint`)} value=${l} onInput=${u} long maxlength="4000" />`}
<button class="button main" disabled=${m}>${_}</button>
<button class="button" type="button" onClick=${()=>i(!1)}>${p(`cancel`)}</button>
</form>`:P`<button class="button" type="button" onClick=${()=>i(!0)}>${_}</button>`}function qn(){let{own:e,missing:t,state:n,refresh:r}=Xn();if(t)return P`<${s} title=${p(`own.title`)} up="#/"><${h} text=${p(`own.missing`)}><a class="button" href="#/scan">${p(`hall-scan`)}</a><//><//>`;if(!e?.page){let e=n?P`<${h} text=${p(`own.${n}`)} />`:P`<${b} />`;return P`<${s} title=${p(`own.title`)} up="#/">${e}<//>`}let{tournament:i,player:a,rulings:o,ledger:c}=e.page;return P`<${s} title=${a.name} up="#/">
<p class="soft">${i.name} · ${p(`own.number`,{number:a.id_number})}</p>
${n&&P`<p class="note warn" role="status">${p(`own.${n}`)} ${p(`own.as-of`,{time:Zn(e.at,i)})}</p>`}
<${Jn} ledger=${c} />
<section class="stack">
<h2>${p(`own.rulings`)}</h2>
${o.length===0&&P`<${h} text=${p(`own.none`)} />`}
${o.map(t=>P`<${Un} key=${t.id} own=${e} ruling=${t} when=${Zn(t.ruled_at,i)} refresh=${r} />`)}
</section>
<${Ne} tournament=${e.tournament} as=${e.player} player />
<//>`}function Jn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return P`<section class="card">
<h2>${p(`own.owing`)}</h2>
${n.length===0&&P`<p>${p(`own.nothing`)}</p>`}
${n.map(([e,t])=>P`<p key=${e}>${Yn(e,t)}</p>`)}
</section>`}function Yn(e,t){return e===`P`?p(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?p(t>0?`own.table-points`:`own.table-points-back`,{points:Fe(Math.abs(t))}):p(t>0?`own.money`:`own.money-back`,{amount:o(e,Math.abs(t))})}function Xn(){let{lang:e}=x(),[t,n]=k(void 0),[r,i]=k(``),[a,o]=k(0);return N(()=>{let t=!1,r=async()=>{let r=await A.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function Zn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?m(Intl.DateTimeFormat,n).format(new Date(e)):``}export{pt as Book,Ge as Books,nn as Casual,xn as Compare,zt as Foul,Cn as Fouls,En as Home,ze as Join,qn as PlayerPage,Ie as Receipt,Ee as Scan,Vn as Settings};