import{$ as e,$t as t,Ar as n,Bt as r,Cn as i,En as a,Er as o,Et as s,Ft as c,Gt as l,Ht as u,Ir as d,It as f,Jt as p,L as m,Lr as h,Lt as g,Mr as _,Nr as v,Or as y,Pt as b,Qt as x,R as S,Rr as C,Rt as ee,Tn as te,Tr as ne,Tt as w,Ut as T,Vt as E,W as re,Wt as D,Xt as ie,Zt as O,an as k,bn as A,ct as j,ft as ae,gn as oe,it as se,kr as ce,lt as le,mn as M,n as ue,nn as de,ot as fe,p as pe,qt as N,rn as me,tn as P,un as F,vt as he,xr as ge,yn as _e,zt as I}from"./app.js";import{B as L,F as ve,H as R,I as ye,L as z,M as be,R as xe,U as B,V,a as Se,c as Ce,dt as we,ft as Te,i as Ee,l as De,lt as Oe,n as ke,o as H,r as Ae,s as je,t as Me,ut as Ne,z as U}from"./shared.js";function Pe({args:[e=``]}){let[t,n]=C({}),[r,i]=C(0);return d(()=>{A.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof ge&&e.status===404?`unknown`:`away`}))},[e,r]),F`<${T} title=${P(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&F`<${u} />`}
${t.receipt&&F`<${Fe} ...${t.receipt} />`}
${t.wrong===`unknown`&&F`<p class="note bad" role="status">${P(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&F`<p class="note warn" role="status">${P(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),i(r+1)}}>${P(`try-again`)}</button>`}
<//>`}function Fe({tournament:e,number:n,amount:r,unit:i,paid_at:a,time_zone:o,method:s}){let c={dateStyle:`medium`,timeStyle:`short`,timeZone:o},l=t(Intl.DateTimeFormat,c),u=[[P(`fines.tournament`),e],[P(`fines.number`),n],[P(`fines.amount-paid`),ue(i,r)],[P(`fines.how`),P(`fines.method.${s}`)],[P(`fines.when`),`${l.format(new Date(a))} (${o})`]];return F`<p class="note info" role="status"><strong>${P(`fines.genuine`)}</strong></p>
<dl class="facts">
${u.map(([e,t])=>F`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${P(`fines.compare`)}</p>`}const Ie=l(O.referee,`Leave`);let W=null;function Le({args:e}){let t=Te(`#/join/${e.join(`/`)}`),[n,r]=C(e.length>0?null:W);return d(()=>{t?.invitation&&(W=t,M(`#/join`,{replace:!0}))},[]),t?F`<${T} title=${P(`hall-join`)} up="#/" />`:n?F`<${Oe} to=${n.tournament}>
<${Re} link=${n} onAnother=${()=>r(W=null)} />
<//>`:F`<${He} mangled=${e.length>0} onLink=${r} />`}function Re({link:e,onAnother:t}){let[n,r]=C(null),[i,a]=C(0),[o,s]=C(``);return d(()=>{r(null);let t=we();A.join(e.tournament,e.invitation,o).then(e=>{if(W=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);N(P(`hall-joined`,{name:A.snapshot.state.settings.name})),t(`#/tables`)},e=>r(e))},[i]),n&&ze(n)?F`<${Be} onName=${e=>{s(e),a(i+1)}} />`:n?F`<${Ve} error=${n} again=${()=>a(i+1)} onAnother=${t} />`:F`<${Ne} up="#/" />`}function ze(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Be({onName:e}){let[t,n]=C(``),[r,i]=C(``);return F`<${T} title=${P(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(P(`hall-join-name-wrong`))}}>
<${g} label=${P(`hall-join-name`)} hint=${P(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${P(`hall-join`)}</button>
</form>
<//>`}function Ve({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?P(`hall-join-refused`):e.name===`Unreachable`?P(`hall-join-unreachable`):e.message,a=F`<button class="button" onClick=${n}>${P(`hall-join-other`)}</button>
${!r&&F`<button class="button main" onClick=${t}>${P(`try-again`)}</button>`}`;return F`<${T} title=${P(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function He({mangled:e,onLink:t}){let{tournament:n}=p(),[r,i]=C(``),[a,o]=C(e?P(`hall-join-no-link`):``);return F`<${T} title=${P(`hall-join`)} up="#/">
<p>${P(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=Te(r);n?.invitation?t(n):o(P(`hall-join-no-link`))}}>
<${g} label=${P(`hall-join-link`)} value=${r} onInput=${i} wrong=${a} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${P(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${D} name="scan" /> ${P(`hall-scan`)}</a>
${n&&F`<a class="button" href="#/tables"><${D} name="tables" /> ${P(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${D} name="person" /> ${P(`hall-join-account`)}</a>
<${Ie} />
<//>`}var Ue=B(({rules:e})=>{let{tournament:t}=p(),{library:n,words:r,choice:i,book:a}=e;return F`<${T} title=${P(`open.books`)}>
${t&&F`<a class="row card" href="#/book/tournament">
<${D} name="book" />
<span class="body"
><small>${P(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${D} name="next" />
</a>`}
<a class="row card" href=${G(i)}>
<${D} name="book" />
<span class="body"
><small>${P(`open.rules-in-use`)}</small
><strong>${L(e,a)}</strong></span
>
<${D} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>F`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${r.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${r.phrase(`standing-${e.standing}`)}</small>
</span>
<${D} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${D} name="compare" /> ${P(`open.compare`)}</a
>
<//>`});function G({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function We({rules:e,spoken:t}){let n=t.status===`needs-facts`;return F`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?P(`open.answer-first`):t.line}</p>
${t.say&&!n&&F`<p class="say">${P(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&F`<section class="stack">
<h2>${P(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>F`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${he} stays=${t.stays} />
${!n&&F`<${Ge} rules=${e} spoken=${t} />`}`}function Ge({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return F`<section class="stack">
<h2>${P(`open.why`)}</h2>
${le(t).map(e=>F`<p key=${e}>${e}</p>`)}
<${xe} rules=${e} standing=${t.rulebook.standing} />
${i&&F`<p>${j(i.source)}</p>
${i.notes.map(e=>F`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>F`<${Ke} key=${e.id} reading=${e} />`)}
${r.length>0&&F`<details class="fold">
<summary><h3>${P(`call.examples`)}</h3></summary>
<ul class="points">
${r.map(e=>F`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function Ke({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return F`<div class="card">
<small class="soft">${P(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>F`<p key=${e} class="soft">${P(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function qe({rules:e,book:t,who:n}){let[r,i]=C(0),o=t.clock(n),c=Math.max(...o.openings(),0)+300,l=s(e.library,a(t,n,r));return F`<article>
<h3>${P(`open.who.${n}`)}</h3>
<${Je} clock=${o} end=${c} seconds=${r} />
<label class="field"
><span>${P(`open.how-late`)}</span>
<input
type="range"
min="0"
max=${c}
step="30"
value=${r}
aria-valuetext=${l.line}
onInput=${e=>i(Number(e.currentTarget.value))}
/>
</label>
<p role="status"><strong>${y(r)}</strong> · ${l.line}</p>
<ol class="points">
${o.bands.map(r=>F`<li key=${r.id}>
<strong
>${P(`open.from-time`,{time:y(o.opens(r))})}</strong
>
${` ${Ye(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${j(l.source)}</p>
</article>`}function Je({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return F`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>F`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&y(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function Ye({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&P(`open.per-minute`,{cost:a}),o&&P(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[P(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Xe=[{id:`fouls`,Section:Ze},{id:`lateness`,Section:tt},{id:`procedures`,Section:nt},{id:`readings`,Section:ot},{id:`points`,Section:st},{id:`sources`,Section:ct}];function K({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:F`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function Ze({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(et(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>H(t,e).length>0),c=a.filter(e=>!s.includes(e));return F`<${K}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>F`<article key=${n}>
<h3><${$e} rules=${e} foul=${n} /></h3>
<${Ae} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&F`<${Qe} rules=${e} fouls=${c} />`}
<//>`})}function Qe({rules:e,fouls:t}){return F`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>F`<li key=${t}><${$e} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function $e({rules:e,foul:t}){return F`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function et(e,t,n){let r=H(t,n).map(t=>[Se(e,t),...Ee(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function tt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${P(`open.lateness`)} ${P(`open.who.${e}`)}`));return F`<${K}
title=${P(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>F`<${qe} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&F`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function nt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:rt(e,t),steps:r.filter(({step:r})=>n(`${rt(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return F`<${K}
title=${P(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>F`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>F`<li key=${n}>
${i.step(t.step)}
${it(e,t.when).map(e=>F`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function rt({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):P(`open.procedure.${n}`)}function it({words:e},t){return Object.entries(t).filter(([e])=>e in _()).map(([t,n])=>{let r=[n].flat().map(n=>at(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function at(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function ot({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return F`<${K}
title=${P(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${P(`open.readings-text`)}</p>
${i.map(e=>F`<${Ke} key=${e.id} reading=${e} />`)}
<//>`}function st({rules:e,book:t,found:n,searching:r}){let{points:i}=je(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return F`<${K}
title=${P(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${E} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function ct({rules:e,book:t,found:n,searching:r}){let{references:i}=e.library.catalogue,a=lt(t).map(e=>({id:e,...i[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return F`<${K}
title=${P(`open.sources`)}
count=${a.length}
searching=${r}
>
<ul class="points">
${a.map(({id:e,title:t,publisher:n,year:r,reading:i})=>F`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${P(`open.read.${i}`)}</span
>
</li>`)}
</ul>
<//>`}function lt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>H(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}var ut=B(({args:[e=``],rules:t})=>{let{query:n}=oe(),{tournament:i,book:a}=p();if(e===`tournament`&&a)return F`<${ft}
rules=${t}
book=${a}
choice=${{...V(a.id),...i?.rulebook}}
/>`;if(!(e in t.library.books))return F`<${T} title=${P(`lost`)} up="#/books"
><${r} text=${P(`lost-text`)}
/><//>`;let o=dt(e,n.get(`with`)),s=R(t.library,o),c=s?V(e):o;return F`<${ft}
rules=${t}
book=${U(t.library,c)}
choice=${c}
wrong=${s}
/>`});function dt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return V(e)}}function ft({rules:e,book:t,choice:n,wrong:r}){let[i,a]=C(``),[o,s]=C(!1),{library:c,words:l}=e,u=pt(e,i);return F`<${T} title=${L(e,t)} up="#/books">
<${ye} error=${r} />
<${xe} rules=${e} standing=${t.content.standing} />
<p>${l.standingNote(t.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>s(!0)}
>
${P(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(n),N(P(`open.in-use-now`))}}>
${P(`open.use-these`)}
</button>
</div>
<${g}
type="search"
label=${P(`open.search-book`)}
value=${i}
autocomplete="off"
onInput=${a}
/>
${Xe.map(({id:n,Section:r})=>F`<${r} key=${n} rules=${e} book=${t} found=${u} searching=${!!i.trim()} />`)}
${o&&F`<${ve} rules=${e} value=${n} onUse=${e=>{s(!1),M(G(e),{replace:!0})}} onClose=${()=>s(!1)} />`}
<//>`}function pt({library:e},t){let n=ne(e,t),{items:r}=o(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}const mt={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[q,J]=[112,64];function ht({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return F`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${P(`open.arrows`)}>
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
${e.map((e,n)=>F`<${_t} key=${n} spot=${mt[n]} name=${e} note=${t[n]} to=${a?.(n)} />`)}
${n&&F`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>F`<${yt} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${gt} names=${e} payments=${r} number=${i} /></div>
</figure>`}function gt({names:e,payments:t,number:n}){let r=t=>t===`table`?P(`open.the-table`):e[t];return F`<ul class="points">
${t.map(({from:e,to:t,points:i},a)=>F`<li key=${a}>
${P(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function _t({spot:[e,t],name:n,note:r,to:i}){let a=F`<g>
<rect
x=${e-q/2}
y=${t-J/2}
width=${q}
height=${J}
rx="10"
/>
<text class="name" x=${e} y=${t-5}>${vt(n)}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?F`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function vt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function yt({payment:e,text:t}){let[n,r]=[Y(e.from),Y(e.to)],[i,a]=St(n,r),[o,s]=St(r,n),c=xt(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=bt(c,n[0]===r[0]);return F`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${l+d} y=${u+f+6}>${t}</text>
</g>`}function bt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function xt(e,t){let[n,r]=Y(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(Y(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function Y(e){return mt[e]??[0,0]}function St([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((q/2+6)/Math.abs(r),(J/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const X=[0,1,2,3],Ct=[`east`,`south`,`west`,`north`];function wt(e,t){return Ct[(e-t+4)%4]??`east`}function Tt(e,t){return e===`table`?`table`:(Ct.indexOf(e)+t)%4}function Et(e){let t=new Map([...X,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of X)t.set(e,0);else for(let e of Ot(n))kt(t,e);return{net:X.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Dt(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Ot(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function kt(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function At(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function jt({typed:e,onChange:t,onClose:n}){return F`<${b} title=${P(`open.names`)} onClose=${n}>
<p class="soft">${P(`open.names-text`)}</p>
${X.map(n=>F`<${g}
key=${n}
label=${P(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${P(`open.done`)}</button>
<//>`}function Mt({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=At(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,Dt(e[r]??0,n)]);return F`<${b} title=${P(`open.settle`)} onClose=${i}>
<p>${P(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${E} rows=${s} />
<${gt} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${P(`open.settle-done`)}
</button>
<//>`}function Nt({spoken:t,onAnswer:n}){return(t.questions??[]).map(t=>F`<${e}
key=${t.fact}
question=${t}
onAnswer=${e=>n(t.fact,e)}
/>`)}function Pt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?F`<section class="stack">
<h2>${P(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>F`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${P(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Ft({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,l={context:r,onChange:i};return F`<${c} title=${F`<h2>${P(`open.around`)}</h2>`}>
${()=>F`<div class="stack">
<${ke} book=${o} words=${s} foul=${t} facts=${n} ...${l} />
${!a&&F`<${It} rules=${e} ...${l} />`}
</div>`}
<//>`}function It({rules:{words:e},context:t,onChange:r}){let i=n.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return F`<${I}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>r({...t,casual:e})}
/>
${t.casual&&F`<${ee}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:P(`open.no-seat`)},...i]}
onChange=${e=>r({...t,seat:e||null})}
/>`}`}var Lt=B(({args:[e=``],rules:t})=>e in t.library.catalogue.fouls?F`<${Rt} id=${e} rules=${t} />`:F`<${T} title=${P(`lost`)} up="#/fouls"
><${r} text=${P(`lost-text`)}
/><//>`);function Rt({id:e,rules:t}){let[n,r]=C({}),[a,o]=C({}),s=S(t.book,e,n,{})?n:{},c=S(t.book,e,s,a)?a:{},l=w(t.library,i(t.book,e,s,c));return F`<${T} title=${l.foul.name} up="#/fouls">
<${Nt} spoken=${l} onAnswer=${(e,t)=>r({...s,[e]:t})} />
<${Pt} rules=${t} facts=${s} onForget=${e=>r(zt(s,e))} />
<${We} rules=${t} spoken=${l} />
<${Ft} rules=${t} foul=${e} facts=${s} context=${c} onChange=${o} />
<${Bt} rules=${t} foul=${e} facts=${s} context=${c} />
<${z} rules=${t} />
<//>`}function zt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Bt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>U(e.library,V(t))),a=[...new Map([e.book,...i].map(t=>[L(e,t),t]))],o=Ce(a.map(([,e])=>e),t,n,r).map(t=>Ht(w(e.library,t)));return F`<section class="stack">
<h2>${P(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>F`<li key=${e}>
<a class="row" href=${G(Vt(t))}>
<span class="body"><small>${e}</small>
<span class=${o[n]===o[0]?``:`strong`}>${o[n]}</span></span>
<${D} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Vt({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Ht(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?fe(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Z={occasion:``,query:``};function Ut({rules:e,occasion:t,...n}){let[r,i]=C(Z.occasion===t?Z.query:``),a=e=>{Z={occasion:t,query:e},i(e)},{library:o,book:s,words:c}=e;return F`<${m} library=${o} book=${s} words=${c} label=${P(`call.what`)} hint=${P(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const Wt={casual:!0};function Gt({rules:e,evening:t,names:n,person:r}){return F`<${T}
title=${P(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Ut}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Kt(e){let{rules:t,evening:n,names:r,person:i,foul:a}=e,[o,s]=C({}),[c,l]=C(Wt),[u,d]=C(0),p=wt(i,n.east),m={...c,seat:p},h=qt(t,a,o,m),g=h.range?.[u]?u:0,{line:_,payments:v}=Jt(e,h,g,p),y=Yt(e,_,v),b=![`needs-facts`,`not-covered`].includes(h.status)&&F`<button class="button main" onClick=${y}>${P(`open.note`)}</button>`,x=(e,t)=>s({...o,[e]:t}),S=e=>s(zt(o,e)),ee=r.map((e,r)=>t.words.phrase(`seat-${wt(r,n.east)}`));return F`<${T} title=${`${r[i]}: ${h.foul.name}`} up=${`#/casual/${i}`} actions=${b}>
<${Nt} spoken=${h} onAnswer=${x} />
<${Pt} rules=${t} facts=${o} onForget=${S} />
${h.range&&F`<${f} label=${P(`open.you-choose`)} value=${g} onChange=${d} options=${Xt(t,h)} />`}
${v.length>0&&F`<${ht} names=${r} notes=${ee} pot="" payments=${v} number=${e=>t.words.number(e)} />`}
<${We} rules=${t} spoken=${{...h,say:``}} />
<${Ft} rules=${t} foul=${a} facts=${o} context=${m} onChange=${l} fixed />
<//>`}function qt({book:e,library:t},n,r,a){let o=S(e,n,r,a)??i(e,n,r,{...Wt,seat:a.seat});return w(t,o)}function Jt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Zt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Tt(e,t),to:Tt(n,t),points:r}))}}function Yt({evening:e,set:t,person:n,foul:r},i,a){let o=h(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),de(),N(P(`open.recorded`)),M(`#/casual`,{replace:!0}))}}function Xt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Zt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?te(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const Qt={choice:null,names:[``,``,``,``],east:0,events:[]};var $t=B(({args:[e,t],rules:n})=>{let[i,a]=_e(`shinpan.casual`,Qt),o=e=>a({...i,...e}),s=en(n,i,o),c={rules:s,evening:i,set:o,names:X.map(e=>i.names[e]?.trim()||P(`open.player`,{number:e+1}))};return e===void 0?F`<${tn} ...${c} />`:X.includes(Number(e))&&(!t||t in s.library.catalogue.fouls)?t?F`<${Kt}
...${c}
person=${Number(e)}
foul=${t}
/>`:F`<${Gt} ...${c} person=${Number(e)} />`:F`<${T} title=${P(`lost`)} up="#/casual"
><${r} text=${P(`lost-text`)}
/><//>`});function en(e,t,n){let{library:r}=e,i=t.choice&&!R(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=R(r,s)?i:s;return{...e,choice:c,book:U(r,c),choose:e=>n({choice:e})}}function tn({rules:e,evening:t,set:n,names:r}){let[i,a]=C(``),{net:o,table:s}=Et(t.events),c=t=>e.words.number(t),l=e=>n({events:[...t.events,e]}),u=t.events.at(-1),d=F`<button class="button" disabled=${!u} onClick=${()=>n({events:t.events.slice(0,-1)})}>${P(`open.undo`)}</button>
<button class="button main" disabled=${!u} onClick=${()=>a(`settle`)}>${P(`open.settle`)}</button>`,f={names:r,number:c,onClose:()=>a(``)};return F`<${T} title=${P(`open.casual`)} actions=${d}>
<section class="stack">
<h2>${P(`open.who-fouled`)}</h2>
<${ht} names=${r} notes=${o.map(e=>Dt(e,c))} pot=${s?c(s):``}
payments=${u?Ot(u):[]} number=${c} to=${e=>`#/casual/${e}`} />
</section>
${s>0&&F`<${rn} text=${c(s)} names=${r} onWon=${e=>l({kind:`won`,by:e,points:s})} />`}
<${nn} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${an} rules=${e} events=${t.events} names=${r} />
<${z} rules=${e} />
${i===`names`&&F`<${jt} ...${f} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&F`<${Mt} ...${f} net=${o} onSettled=${()=>l({kind:`settled`,payments:At(o)})} />`}
<//>`}function nn({east:e,names:t,onEast:n,onNames:r}){return F`<${f} label=${P(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${P(`open.names`)}</button>`}function rn({text:e,names:t,onWon:n}){return F`<section class="note info stack">
<h2>${P(`open.pot`,{points:e})}</h2>
<p>${P(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>F`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function an({rules:e,events:t,names:n}){if(!t.length)return F`<p class="soft">${P(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?P(`open.settled`):t.kind===`won`?P(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return F`<section class="stack">
<h2>${P(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>F`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}const Q=v(`not-stated`);var on=B(({rules:e})=>{let{library:t,choice:n}=e,r=Object.keys(t.books).filter(e=>e!==n.id),[i,a]=_e(`shinpan.compare`,[n,...r.slice(-2).map(V)]),o=i.filter(e=>!R(t,e)),[s,c]=C(null),[l,u]=C(!0),d=o.map(e=>U(t,e));return F`<${T} title=${P(`open.compare`)}>
<${sn}
rules=${e}
books=${d}
onOpen=${c}
onRemove=${e=>a(o.filter((t,n)=>n!==e))}
/>
<${I}
label=${P(`open.only-different`)}
hint=${P(`open.silence`)}
checked=${l}
onChange=${u}
/>
<${pn}
id="points"
title=${P(`open.rule-points`)}
rules=${e}
books=${d}
lines=${cn(e,d)}
only=${l}
/>
<${pn}
id="fouls"
title=${P(`open.fouls`)}
rules=${e}
books=${d}
lines=${ln(e,d)}
only=${l}
/>
${s!==null&&F`<${ve} rules=${e} value=${o[s]??V(n.id)} onUse=${e=>{a(s===o.length?[...o,e]:o.map((t,n)=>n===s?e:t)),c(null)}} onClose=${()=>c(null)} />`}
<//>`});function sn({rules:e,books:t,onOpen:n,onRemove:r}){return F`<ul class="rows">
${t.map((i,a)=>F`<li key=${a} class="column">
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
<span class="badge">${P(`call.change`)}</span>
</button>
${t.length>2&&F`<button class="button quiet" aria-label=${P(`open.remove`,{name:L(e,i)})} onClick=${()=>r(a)}><${D} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${P(`open.add-book`)}
</button>`}function cn({library:e},t){return je(e,t).points.map(({id:e,name:t,values:n})=>({id:e,name:t,cells:n.map(({value:e,text:t})=>({key:v(e),texts:[t]}))}))}function ln(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>({id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:t.map(t=>({key:H(t,n).length?v(un(t,n)):Q,texts:dn(e,t,n)}))}))}function un(e,t){let n=t=>t&&e.clock(t).bands.map(({id:e,readings:t,...n})=>n);return{rows:H(e,t).map(({when:e,then:t,effects:r,range:i,deferred:a,lateness:o})=>[e,t,[...r].sort(),i??null,a??null,n(o)??null]),scope:e.table(t).scope}}function dn(e,t,n){let r=H(t,n);return r.length?[...new Set(r.map(t=>Se(e,t)))]:[e.words.phrase(`status-not-covered`)]}function fn({cells:e}){return e.map(({key:e})=>e).filter(e=>e!==Q)}function $(e){return new Set(fn(e)).size>1}function pn({id:e,title:t,rules:n,books:r,lines:i,only:a}){let o=i.filter($).length,s=a?i.filter($):i;return F`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">
${P(`open.different`,{count:o,all:i.length})}
</p>
<div
class="sideways"
tabindex="0"
role="region"
aria-labelledby=${`grid-${e}`}
hidden=${s.length===0}
>
<table>
<thead>
<tr>
<td></td>
${r.map((e,t)=>F`<th key=${t} scope="col">${L(n,e)}</th>`)}
</tr>
</thead>
<tbody>
${s.map(e=>F`<tr key=${e.id} class=${$(e)?`differs`:``}>
<th scope="row">
${e.href?F`<a class="reach" href=${e.href}>${e.name}</a>`:e.name}
${!a&&$(e)&&F`<span class="badge warn">${P(`open.differs`)}</span>`}
</th>
${e.cells.map(({key:t,texts:n},r)=>F`<td
key=${r}
class=${mn(t,fn(e)[0])}
>
${n.map(e=>F`<p key=${e}>${e}</p>`)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function mn(e,t){return e===Q?`silent`:e===t?``:`other`}var hn=B(({rules:e})=>F`<${T} title=${P(`open.fouls`)}>
<${Ut}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${z} rules=${e} />
<//>`);const gn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`account`,`person`],[`settings`,`settings`]];function _n(){let{tournament:e,official:t}=p(),n=be();return F`<${T} title="Shinpan" up=${null}>
<p class="soft">${P(`open.what-it-is`)}</p>
${e&&F`<section class="card">
<small class="soft">${P(`open.your-tournament`)}</small>
<h2>${e.name}</h2>
${t&&F`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"
><${D} name="tables" /> ${P(`open.new-ruling`)}</a
>
<div class="pair">
<a class="button" href="#/log"
><${D} name="log" /> ${P(`open.log`)}</a
>
<a class="button" href="#/scan"
><${D} name="scan" /> ${P(`open.scan`)}</a
>
</div>
</section>`}
<nav aria-label=${P(`open.without-account`)}>
<ul class="rows">
${n&&F`<${vn} href=${`#/board/${n.slug}`} icon="tables" text=${P(`open.to.board`)} about=${n.name} />`}
${gn.map(([e,t])=>F`<${vn} key=${e} href=${`#/${e}`} icon=${t} text=${P(`open.to.${e}`)} about=${P(`open.about.${e}`)} />`)}
</ul>
</nav>
${!e&&F`<${yn} />`}
<//>`}function vn({href:e,icon:t,text:n,about:r}){return F`<li>
<a class="row" href=${e}><${D} name=${t} /><span class="body">${n}<small>${r}</small></span><${D} name="next" /></a>
</li>`}function yn(){return F`<section class="card">
<h2>${P(`open.join`)}</h2>
<p>${P(`open.join-text`)}</p>
<div class="pair">
<a class="button" href="#/scan"><${D} name="scan" /> ${P(`open.scan`)}</a>
<a class="button" href="#/join">${P(`open.join-link`)}</a>
</div>
</section>`}var bn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}}};function xn(){let e=ie();k();let{library:t,usage:n,quota:r,persisted:i,lowStorage:a,outbox:o,elsewhere:s,syncedAt:c,tournament:l}=p(),[u,f]=C(i),[m,h]=C(``);d(()=>f(i),[i]),d(()=>void Sn().then(h),[e]);let g=async()=>{let e=await navigator.storage.persist();f(e),e||N(P(`open.persist-refused`))},_=P(`open.storage-of`,{used:Cn(n),quota:Cn(r)}),v=[[P(`open.offline`),P(`ready.${e}`)],[P(`open.version`),m||`–`],[P(`open.books`),String(Object.keys(t?.books??{}).length)],[P(`open.unsent`),String(o.length+s.reduce((e,{count:t})=>e+t,0))],[P(`open.storage`),_],[P(`open.persistent`),P(u?`open.yes`:`open.no`)],...c?[[P(`open.last-synced`),x(c,l?.time_zone)]]:[]];return F`<section class="card">
<h2>${P(`open.kept-here`)}</h2>
${a&&F`<p class="note warn">${P(`open.storage-low`)}</p>`}
<${E} rows=${v} />
${!u&&F`<p class="soft">${P(`open.persist-text`)}</p>
${`storage`in navigator&&F`<button class="button" onClick=${g}>${P(`open.persist`)}</button>`}`}
</section>`}async function Sn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function Cn(e){let n=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,r={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[n];return t(Intl.NumberFormat,{style:`unit`,unit:n,maximumFractionDigits:1}).format(e/r)}function wn(){let{online:e}=p();return F`<section class="card">
<h2>${P(`open.libraries`)}</h2>
<ul class="points">
${Object.entries(bn).map(([t,{version:n,licence:r}])=>F`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&F`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${P(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>
</section>`}const Tn=l(O.referee,`PushSwitch`),En=l(O.referee,`Leave`),Dn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],On=[`auto`,`light`,`dark`],kn=[`left`,`right`];function An(){let e=k(),{tournament:t,official:n}=p(),r=e=>t=>me({[e]:t}).catch(()=>N(P(`open.lang-not-here`))),i=(t,n,i)=>F`<${f} label=${n} value=${e[t]} options=${i} onChange=${r(t)} />`,a=(t,n,i=``)=>F`<${I} label=${n} hint=${i} checked=${e[t]} onChange=${r(t)} />`;return F`<${T} title=${P(`open.settings`)}>
${i(`lang`,`Language · 言語 · Langue · Язык`,Dn)} ${i(`theme`,P(`open.theme`),jn(`theme`,On))}
${i(`hand`,P(`open.hand`),jn(`hand`,kn))} ${a(`discreet`,P(`open.discreet`),P(`open.discreet-text`))}
${a(`haptics`,P(`open.haptics`))} ${a(`sound`,P(`open.sound`))}
${t&&re(n)&&F`<${Tn} tournament=${t.id} as=${n.id} />`}
<${xn} />
<${En} />
<${wn} />
<//>`}function jn(e,t){return t.map(t=>({value:t,text:P(`open.${e}.${t}`)}))}function Mn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[P(`hall-table`,{label:c}),se(l),n].filter(Boolean).join(` · `);return F`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${ae(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${P(`own.team`)}`:``}</p>
${d&&F`<p class="soft">${j(d)}</p>`}
${s in Nn&&F`<p class="note info">${P(Nn[s])}</p>`}
${f&&F`<${Pn} escalation=${f} />`}
<${Fn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Nn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Pn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=P(t===`open`?`own.open.${n}`:`own.${t}`);return F`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${P(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>F`<li key=${e.id}><b>${P(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Fn({own:e,ruling:t,refresh:n}){let[r,i]=C(!1),[a,o]=C(``),[s,c]=C(``),[l,u]=C(``),[d,f]=C(!1),p=t.escalation?.status===`decided`;if(!p&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let m=P(p?`own.take-on`:`own.escalate`);return r?F`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),!a.trim())return u(P(`own.reason-wrong`));f(!0),u(``);let o={reason:a.trim(),...s.trim()&&{evidence:s.trim()}};try{await(await A.playerPage()).escalate(e,t,o),i(!1),n()}catch(e){u(P(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{f(!1)}}} aria-label=${m}>
<${g} label=${P(`own.reason`)} value=${a} onInput=${o} wrong=${l} long maxlength="4000" />
${!p&&F`<${g} label=${P(`own.evidence`)} hint=${P(`own.evidence-hint`)} value=${s} onInput=${c} long maxlength="4000" />`}
<button class="button main" disabled=${d}>${m}</button>
<button class="button" type="button" onClick=${()=>i(!1)}>${P(`cancel`)}</button>
</form>`:F`<button class="button" type="button" onClick=${()=>i(!0)}>${m}</button>`}function In(){let{own:e,missing:t,state:n,refresh:i}=zn();if(t)return F`<${T} title=${P(`own.title`)} up="#/"><${r} text=${P(`own.missing`)} /><//>`;if(!e?.page){let e=n?F`<${r} text=${P(`own.${n}`)} />`:F`<${u} />`;return F`<${T} title=${P(`own.title`)} up="#/">${e}<//>`}let{tournament:a,player:o,rulings:s,ledger:c}=e.page;return F`<${T} title=${o.name} up="#/">
<p class="soft">${a.name} · ${P(`own.number`,{number:o.id_number})}</p>
${n&&F`<p class="note warn" role="status">${P(`own.${n}`)} ${P(`own.as-of`,{time:Bn(e.at,a)})}</p>`}
<${Ln} ledger=${c} />
<section class="stack">
<h2>${P(`own.rulings`)}</h2>
${s.length===0&&F`<${r} text=${P(`own.none`)} />`}
${s.map(t=>F`<${Mn} key=${t.id} own=${e} ruling=${t} when=${Bn(t.ruled_at,a)} refresh=${i} />`)}
</section>
<${Me} tournament=${e.tournament} as=${e.player} player />
<//>`}function Ln({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return F`<section class="card">
<h2>${P(`own.owing`)}</h2>
${n.length===0&&F`<p>${P(`own.nothing`)}</p>`}
${n.map(([e,t])=>F`<p key=${e}>${Rn(e,t)}</p>`)}
</section>`}function Rn(e,t){return e===`P`?P(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?P(`own.table-points`,{points:pe(-t,!0)}):P(t>0?`own.money`:`own.money-back`,{amount:ce(e,Math.abs(t))})}function zn(){let{lang:e}=k(),[t,n]=C(void 0),[r,i]=C(``),[a,o]=C(0);return d(()=>{let t=!1,r=async()=>{let r=await A.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function Bn(e,{time_zone:n}){let r={dateStyle:`medium`,timeStyle:`short`,timeZone:n};return e?t(Intl.DateTimeFormat,r).format(new Date(e)):``}export{ut as Book,Ue as Books,$t as Casual,on as Compare,Lt as Foul,hn as Fouls,_n as Home,Le as Join,In as PlayerPage,Pe as Receipt,De as Scan,An as Settings};