import{At as e,Bt as t,Cr as n,Ct as r,Dt as i,Er as a,Et as o,Ft as s,G as c,Gt as l,Ht as u,Ir as d,K as f,Lr as p,Lt as m,Mr as h,Nt as g,Or as _,Ot as v,Qt as y,Rr as b,Rt as x,St as S,T as C,Ut as w,Vt as T,Wt as ee,_n as E,_t as te,at as D,bt as O,et as ne,g as k,gn as re,in as A,j as ie,jr as ae,jt as j,kr as oe,kt as se,ln as ce,mn as le,nt as ue,on as de,ot as fe,qt as M,rt as pe,un as N,wr as me,wt as he,x as ge,xt as _e,yr as ve,zt as P}from"./app.js";import{$t as ye,Ct as F,Dt as I,Et as L,Qt as be,St as xe,Tt as R,a as z,bt as Se,c as Ce,en as we,gt as Te,ht as Ee,i as De,it as Oe,l as ke,n as Ae,o as B,r as je,s as Me,t as Ne,tn as Pe,wt as V,xt as H,yt as Fe}from"./shared.js";function Ie({args:[t=``]}){let[n,r]=b({}),[i,a]=b(0);return d(()=>{N.visitor().then(({findReceipt:e})=>e(t)).then(e=>r({receipt:e}),e=>r({wrong:e instanceof ve&&e.status===404?`unknown`:`away`}))},[t,i]),y`<${e} title=${w(`fines.genuine-title`)}>
${!n.receipt&&!n.wrong&&y`<${se} />`}
${n.receipt&&y`<${Le} ...${n.receipt} />`}
${n.wrong===`unknown`&&y`<p class="note bad" role="status">${w(`fines.not-genuine`)}</p>`}
${n.wrong===`away`&&y`<p class="note warn" role="status">${w(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{r({}),a(i+1)}}>${w(`try-again`)}</button>`}
<//>`}function Le({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o}){let s={dateStyle:`medium`,timeStyle:`short`,timeZone:a},c=T(Intl.DateTimeFormat,s),l=[[w(`fines.tournament`),e],[w(`fines.number`),t],[w(`fines.amount-paid`),Oe(r,n)],[w(`fines.how`),w(`fines.method.${o}`)],[w(`fines.when`),`${c.format(new Date(i))} (${a})`]];return y`<p class="note info" role="status"><strong>${w(`fines.genuine`)}</strong></p>
<dl class="facts">
${l.map(([e,t])=>y`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${w(`fines.compare`)}</p>`}const Re=g(P.referee,`Leave`);let U=null;function ze({args:t}){let n=Pe(`#/join/${t.join(`/`)}`),[r,i]=b(t.length>0?null:U);return d(()=>{n?.invitation&&(U=n,A(`#/join`,{replace:!0}))},[]),n?y`<${e} title=${w(`hall-join`)} up="#/" />`:r?y`<${be} to=${r.tournament}>
<${Be} link=${r} onAnother=${()=>i(U=null)} />
<//>`:y`<${We} mangled=${t.length>0} onLink=${i} />`}function Be({link:e,onAnother:t}){let[n,r]=b(null),[i,a]=b(0),[o,c]=b(``);return d(()=>{r(null);let t=we();N.join(e.tournament,e.invitation,o).then(e=>{if(U=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);s(w(`hall-joined`,{name:N.snapshot.state.settings.name})),t(`#/tables`)},e=>r(e))},[i]),n&&Ve(n)?y`<${He} onName=${e=>{c(e),a(i+1)}} />`:n?y`<${Ue} error=${n} again=${()=>a(i+1)} onAnother=${t} />`:y`<${ye} up="#/" />`}function Ve(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function He({onName:t}){let[n,i]=b(``),[a,o]=b(``);return y`<${e} title=${w(`hall-join`)} up="#/">
<form class="stack" onSubmit=${e=>{e.preventDefault(),n.trim()?t(n.trim()):o(w(`hall-join-name-wrong`))}}>
<${r} label=${w(`hall-join-name`)} hint=${w(`hall-join-name-hint`)} value=${n} onInput=${i} wrong=${a}
autocomplete="name" maxlength="200" />
<button class="button main">${w(`hall-join`)}</button>
</form>
<//>`}function Ue({error:t,again:n,onAnother:r}){let i=[401,403,404,409,410,422].includes(t.status),a=i?w(`hall-join-refused`):t.name===`Unreachable`?w(`hall-join-unreachable`):t.message,o=y`<button class="button" onClick=${r}>${w(`hall-join-other`)}</button>
${!i&&y`<button class="button main" onClick=${n}>${w(`try-again`)}</button>`}`;return y`<${e} title=${w(`hall-join-failed`)} up="#/" actions=${o}>
<p class="note bad" role="alert">${a}</p>
<//>`}function We({mangled:t,onLink:n}){let{tournament:i}=x(),[a,o]=b(``),[s,c]=b(t?w(`hall-join-no-link`):``);return y`<${e} title=${w(`hall-join`)} up="#/">
<p>${w(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=Pe(a);t?.invitation?n(t):c(w(`hall-join-no-link`))}}>
<${r} label=${w(`hall-join-link`)} value=${a} onInput=${o} wrong=${s} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${w(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${j} name="scan" /> ${w(`hall-scan`)}</a>
${i&&y`<a class="button" href="#/tables"><${j} name="tables" /> ${w(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${j} name="person" /> ${w(`hall-join-account`)}</a>
<${Re} />
<//>`}var Ge=I(({rules:t})=>{let{tournament:n}=x(),{library:r,words:i,choice:a,book:o}=t;return y`<${e} title=${w(`open.books`)}>
${n&&y`<a class="row card" href="#/book/tournament">
<${j} name="book" />
<span class="body"
><small>${w(`open.tournament-rules`)}</small
><strong>${n.name}</strong></span
>
<${j} name="next" />
</a>`}
<a class="row card" href=${W(a)}>
<${j} name="book" />
<span class="body"
><small>${w(`open.rules-in-use`)}</small
><strong>${V(t,o)}</strong></span
>
<${j} name="next" />
</a>
<ul class="rows">
${Object.values(r.books).map(e=>y`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${i.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${i.phrase(`standing-${e.standing}`)}</small>
</span>
<${j} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${j} name="compare" /> ${w(`open.compare`)}</a
>
<//>`});function W({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function G({rules:e,spoken:t}){let n=t.status===`needs-facts`;return y`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?w(`open.answer-first`):t.line}</p>
${t.say&&!n&&y`<p class="say">${w(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&y`<section class="stack">
<h2>${w(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>y`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${ie} stays=${t.stays} />
${!n&&y`<${Ke} rules=${e} spoken=${t} />`}`}function Ke({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return y`<section class="stack">
<h2>${w(`open.why`)}</h2>
${fe(t).map(e=>y`<p key=${e}>${e}</p>`)}
<${xe} rules=${e} standing=${t.rulebook.standing} />
${i&&y`<p>${D(i.source)}</p>
${i.notes.map(e=>y`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>y`<${K} key=${e.id} reading=${e} />`)}
${r.length>0&&y`<details class="fold">
<summary><h3>${w(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>y`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function K({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return y`<div class="card">
<small class="soft">${w(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>y`<p key=${e} class="soft">${w(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function qe({rules:e,book:t,who:n}){let[r,i]=b(0),o=t.clock(n),s=Math.max(...o.openings(),0)+300,c=f(e.library,E(t,n,r));return y`<article>
<h3>${w(`open.who.${n}`)}</h3>
<${Je} clock=${o} end=${s} seconds=${r} />
<label class="field"
><span>${w(`open.how-late`)}</span>
<input
type="range"
min="0"
max=${s}
step="30"
value=${r}
aria-valuetext=${c.line}
onInput=${e=>i(Number(e.currentTarget.value))}
/>
</label>
<p role="status"><strong>${a(r)}</strong> · ${c.line}</p>
<ol class="bullets">
${o.bands.map(r=>y`<li key=${r.id}>
<strong
>${w(`open.from-time`,{time:a(o.opens(r))})}</strong
>
${` ${Ye(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${D(c.source)}</p>
</article>`}function Je({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return y`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>y`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&a(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function Ye({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&w(`open.per-minute`,{cost:a}),o&&w(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[w(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Xe=[{id:`fouls`,Section:Ze},{id:`lateness`,Section:tt},{id:`procedures`,Section:nt},{id:`readings`,Section:ot},{id:`points`,Section:st},{id:`sources`,Section:ct}];function q({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:y`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function Ze({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(et(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>B(t,e).length>0),c=a.filter(e=>!s.includes(e));return y`<${q}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>y`<article key=${n}>
<h3><${$e} rules=${e} foul=${n} /></h3>
<${je} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&y`<${Qe} rules=${e} fouls=${c} />`}
<//>`})}function Qe({rules:e,fouls:t}){return y`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>y`<li key=${t}><${$e} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function $e({rules:e,foul:t}){return y`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function et(e,t,n){let r=B(t,n).map(t=>[z(e,t),...De(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function tt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${w(`open.lateness`)} ${w(`open.who.${e}`)}`));return y`<${q}
title=${w(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>y`<${qe} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&y`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function nt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:rt(e,t),steps:r.filter(({step:r})=>n(`${rt(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return y`<${q}
title=${w(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>y`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>y`<li key=${n}>
${i.step(t.step)}
${it(e,t.when).map(e=>y`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function rt({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):w(`open.procedure.${n}`)}function it({words:e},t){return Object.entries(t).filter(([e])=>e in ae()).map(([t,n])=>{let r=[n].flat().map(n=>at(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function at(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function ot({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return y`<${q}
title=${w(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${w(`open.readings-text`)}</p>
${i.map(e=>y`<${K} key=${e.id} reading=${e} />`)}
<//>`}function st({rules:e,book:t,found:n,searching:r}){let{points:i}=Me(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return y`<${q}
title=${w(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${v} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function ct({rules:e,book:t,found:n,searching:r}){let{references:i}=e.library.catalogue,a=lt(t).map(e=>({id:e,...i[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return y`<${q}
title=${w(`open.sources`)}
count=${a.length}
searching=${r}
>
<ul class="bullets">
${a.map(({id:e,title:t,publisher:n,year:r,reading:i})=>y`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${w(`open.read.${i}`)}</span
>
</li>`)}
</ul>
<//>`}function lt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>B(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function ut({library:e},t){let r=n(e,t),{items:i}=me(e,t),a=new Set(t.trim()?i.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>a.has(t)||r(e)}var dt=I(({args:[t=``],rules:n})=>{let{query:r}=de(),{tournament:a,book:o}=x();if(t===`tournament`&&o)return y`<${J}
rules=${n}
book=${o}
choice=${{...R(o.id),...a?.rulebook}}
/>`;if(!(t in n.library.books))return y`<${e} title=${w(`lost`)} up="#/books"
><${i} text=${w(`lost-text`)}
/><//>`;let s=ft(t,r.get(`with`)),c=L(n.library,s),l=c?R(t):s;return y`<${J}
rules=${n}
book=${F(n.library,l)}
choice=${l}
wrong=${c}
/>`});function ft(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return R(e)}}function J({rules:t,book:n,choice:i,wrong:a}){let[o,c]=b(``),[l,u]=b(!1),{library:d,words:f}=t,p=ut(t,o);return y`<${e} title=${V(t,n)} up="#/books">
<${Se} error=${a} />
<${xe} rules=${t} standing=${n.content.standing} />
<p>${f.standingNote(n.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>u(!0)}
>
${w(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{t.choose(i),s(w(`open.in-use-now`))}}>
${w(`open.use-these`)}
</button>
</div>
<${r}
type="search"
label=${w(`open.search-book`)}
value=${o}
autocomplete="off"
onInput=${c}
/>
${Xe.map(({id:e,Section:r})=>y`<${r} key=${e} rules=${t} book=${n} found=${p} searching=${!!o.trim()} />`)}
${l&&y`<${Fe} rules=${t} value=${i} onUse=${e=>{u(!1),A(W(e),{replace:!0})}} onClose=${()=>u(!1)} />`}
<//>`}const pt={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[Y,X]=[112,64];function mt({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return y`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${w(`open.arrows`)}>
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
${e.map((e,n)=>y`<${gt} key=${n} spot=${pt[n]} name=${e} note=${t[n]} to=${a?.(n)} />`)}
${n&&y`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>y`<${vt} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${ht} names=${e} payments=${r} number=${i} /></div>
</figure>`}function ht({names:e,payments:t,number:n}){let r=t=>t===`table`?w(`open.the-table`):e[t];return y`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>y`<li key=${a}>
${w(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function gt({spot:[e,t],name:n,note:r,to:i}){let a=y`<g>
<rect
x=${e-Y/2}
y=${t-X/2}
width=${Y}
height=${X}
rx="10"
/>
<text class="name" x=${e} y=${t-5}>${_t(n)}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?y`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function _t(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function vt({payment:e,text:t}){let[n,r]=[Z(e.from),Z(e.to)],[i,a]=xt(n,r),[o,s]=xt(r,n),c=bt(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=yt(c,n[0]===r[0]);return y`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${l+d} y=${u+f+6}>${t}</text>
</g>`}function yt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function bt(e,t){let[n,r]=Z(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(Z(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function Z(e){return pt[e]??[0,0]}function xt([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((Y/2+6)/Math.abs(r),(X/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Q=[0,1,2,3],St=[`east`,`south`,`west`,`north`];function Ct(e,t){return St[(e-t+4)%4]??`east`}function wt(e,t){return e===`table`?`table`:(St.indexOf(e)+t)%4}function Tt(e){let t=new Map([...Q,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Q)t.set(e,0);else for(let e of Dt(n))Ot(t,e);return{net:Q.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Et(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Dt(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function Ot(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function kt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function At({typed:e,onChange:t,onClose:n}){return y`<${O} title=${w(`open.names`)} onClose=${n}>
<p class="soft">${w(`open.names-text`)}</p>
${Q.map(n=>y`<${r}
key=${n}
label=${w(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${w(`open.done`)}</button>
<//>`}function jt({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=kt(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,Et(e[r]??0,n)]);return y`<${O} title=${w(`open.settle`)} onClose=${i}>
<p>${w(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${v} rows=${s} />
<${ht} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${w(`open.settle-done`)}
</button>
<//>`}function Mt({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>y`<${C}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function Nt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?y`<section class="stack">
<h2>${w(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>y`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${w(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Pt({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return y`<${_e} title=${y`<h2>${w(`open.around`)}</h2>`}>
${()=>y`<div class="stack">
<${Ae} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&y`<${Ft} rules=${e} ...${c} />`}
</div>`}
<//>`}function Ft({rules:{words:e},context:t,onChange:n}){let r=oe.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return y`<${o}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&y`<${he}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:w(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var It=I(({args:[t=``],rules:n})=>t in n.library.catalogue.fouls?y`<${Lt} id=${t} rules=${n} />`:y`<${e} title=${w(`lost`)} up="#/fouls"
><${i} text=${w(`lost-text`)}
/><//>`);function Lt({id:t,rules:n}){let[r,i]=b({}),[a,o]=b({}),s=k(n.book,t,r,{})?r:{},l=k(n.book,t,s,a)?a:{},u=c(n.library,le(n.book,t,s,l));return y`<${e} title=${u.foul.name} up="#/fouls">
<${Mt} spoken=${u} onAnswer=${(e,t)=>i({...s,[e]:t})} />
<${Nt} rules=${n} facts=${s} onForget=${e=>i(Rt(s,e))} />
<${G} rules=${n} spoken=${u} />
<${Pt} rules=${n} foul=${t} facts=${s} context=${l} onChange=${o} />
<${zt} rules=${n} foul=${t} facts=${s} context=${l} />
<${H} rules=${n} />
<//>`}function Rt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function zt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>F(e.library,R(t))),a=[...new Map([e.book,...i].map(t=>[V(e,t),t]))],o=Ce(a.map(([,e])=>e),t,n,r).map(t=>Vt(c(e.library,t)));return y`<section class="stack">
<h2>${w(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>y`<li key=${e}>
<a class="row" href=${W(Bt(t))}>
<span class="body"><small>${e}</small>
<span class=${o[n]===o[0]?``:`strong`}>${o[n]}</span></span>
<${j} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Bt({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Vt(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?ue(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let $={occasion:``,query:``};function Ht({rules:e,occasion:t,...n}){let[r,i]=b($.occasion===t?$.query:``),a=e=>{$={occasion:t,query:e},i(e)},{library:o,book:s,words:c}=e;return y`<${te} library=${o} book=${s} words=${c} label=${w(`call.what`)} hint=${w(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const Ut={casual:!0};function Wt({rules:t,evening:n,names:r,person:i}){return y`<${e}
title=${w(`open.foul-of`,{name:r[i]??``})}
up="#/casual"
>
<${Ht}
rules=${t}
occasion=${`${i} ${n.events.length}`}
address=${e=>`#/casual/${i}/${e}`}
leaveOut=${t.book.casual.not_applied}
/>
<//>`}function Gt(t){let{rules:n,evening:r,names:i,person:a,foul:o}=t,[s,c]=b({}),[l,u]=b(Ut),[d,f]=b(0),p=Ct(a,r.east),m={...l,seat:p},h=Kt(n,o,s,m),g=h.range?.[d]?d:0,{line:_,payments:v}=qt(t,h,g,p),x=Jt(t,_,v),C=![`needs-facts`,`not-covered`].includes(h.status)&&y`<button class="button main" onClick=${x}>${w(`open.note`)}</button>`,T=(e,t)=>c({...s,[e]:t}),ee=e=>c(Rt(s,e)),E=i.map((e,t)=>n.words.phrase(`seat-${Ct(t,r.east)}`));return y`<${e} title=${`${i[a]}: ${h.foul.name}`} up=${`#/casual/${a}`} actions=${C}>
<${Mt} spoken=${h} onAnswer=${T} />
<${Nt} rules=${n} facts=${s} onForget=${ee} />
${h.range&&y`<${S} label=${w(`open.you-choose`)} value=${g} onChange=${f} options=${Yt(n,h)} />`}
${v.length>0&&y`<${mt} names=${i} notes=${E} pot="" payments=${v} number=${e=>n.words.number(e)} />`}
<${G} rules=${n} spoken=${{...h,say:``}} />
<${Pt} rules=${n} foul=${o} facts=${s} context=${m} onChange=${u} fixed />
<//>`}function Kt({book:e,library:t},n,r,i){let a=k(e,n,r,i)??le(e,n,r,{...Ut,seat:i.seat});return c(t,a)}function qt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Xt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:wt(e,t),to:wt(n,t),points:r}))}}function Jt({evening:e,set:t,person:n,foul:r},i,a){let o=p(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),ee(),s(w(`open.recorded`)),A(`#/casual`,{replace:!0}))}}function Yt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Xt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?re(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const Zt={choice:null,names:[``,``,``,``],east:0,events:[]};var Qt=I(({args:[t,n],rules:r})=>{let[a,o]=ce(`shinpan.casual`,Zt),s=e=>o({...a,...e}),c=$t(r,a,s),l={rules:c,evening:a,set:s,names:Q.map(e=>a.names[e]?.trim()||w(`open.player`,{number:e+1}))};return t===void 0?y`<${en} ...${l} />`:Q.includes(Number(t))&&(!n||n in c.library.catalogue.fouls)?n?y`<${Gt}
...${l}
person=${Number(t)}
foul=${n}
/>`:y`<${Wt} ...${l} person=${Number(t)} />`:y`<${e} title=${w(`lost`)} up="#/casual"
><${i} text=${w(`lost-text`)}
/><//>`});function $t(e,t,n){let{library:r}=e,i=t.choice&&!L(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=L(r,s)?i:s;return{...e,choice:c,book:F(r,c),choose:e=>n({choice:e})}}function en({rules:t,evening:n,set:r,names:i}){let[a,o]=b(``),{net:s,table:c}=Tt(n.events),l=e=>t.words.number(e),u=e=>r({events:[...n.events,e]}),d=n.events.at(-1),f=y`<button class="button" disabled=${!d} onClick=${()=>r({events:n.events.slice(0,-1)})}>${w(`open.undo`)}</button>
<button class="button main" disabled=${!d} onClick=${()=>o(`settle`)}>${w(`open.settle`)}</button>`,p={names:i,number:l,onClose:()=>o(``)};return y`<${e} title=${w(`open.casual`)} actions=${f}>
<section class="stack">
<h2>${w(`open.who-fouled`)}</h2>
<${mt} names=${i} notes=${s.map(e=>Et(e,l))} pot=${c?l(c):``}
payments=${d?Dt(d):[]} number=${l} to=${e=>`#/casual/${e}`} />
</section>
${c>0&&y`<${nn} text=${l(c)} names=${i} onWon=${e=>u({kind:`won`,by:e,points:c})} />`}
<${tn} east=${n.east} names=${i} onEast=${e=>r({east:e})} onNames=${()=>o(`names`)} />
<${rn} rules=${t} events=${n.events} names=${i} />
<${H} rules=${t} />
${a===`names`&&y`<${At} ...${p} typed=${n.names} onChange=${e=>r({names:e})} />`}
${a===`settle`&&y`<${jt} ...${p} net=${s} onSettled=${()=>u({kind:`settled`,payments:kt(s)})} />`}
<//>`}function tn({east:e,names:t,onEast:n,onNames:r}){return y`<${S} label=${w(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${w(`open.names`)}</button>`}function nn({text:e,names:t,onWon:n}){return y`<section class="note info stack">
<h2>${w(`open.pot`,{points:e})}</h2>
<p>${w(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>y`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function rn({rules:e,events:t,names:n}){if(!t.length)return y`<p class="soft">${w(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?w(`open.settled`):t.kind===`won`?w(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return y`<section class="stack">
<h2>${w(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>y`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}function an({id:e,title:t,rules:n,books:r,lines:i,only:a,found:o}){let s=i.filter(e=>o(cn(e),e.id)),c=s.filter(({by:e})=>e),l=a?c:s;return y`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">${w(`open.different`,{count:c.length,all:s.length})}</p>
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
${r.map((e,t)=>y`<th key=${t} role="columnheader" scope="col">${V(n,e)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${l.map(e=>y`<${on} key=${e.id} line=${e} />`)}
</tbody>
</table>
</div>
</section>`}function on({line:{name:e,href:t,cells:n,by:r}}){let i=n.find(({silent:e})=>!e);return y`<tr role="row" class=${r?`differs`:``}>
<th role="rowheader" scope="row">
${t?y`<a class="reach" href=${t}>${e}</a>`:y`<span>${e}</span>`}
${r&&y`<small>${w(`open.differs-in.${r}`)}</small>`}
</th>
${n.map((e,t)=>y`<${sn} key=${t} cell=${e} first=${i} />`)}
</tr>`}function sn({cell:{texts:e,silent:t},first:n}){let r=!t&&[...e].sort().join(`
`)!==[...n.texts].sort().join(`
`);return y`<td role="cell" class=${t?`silent`:r?`other`:``}>
${e.map(e=>y`<p key=${e} class=${r&&!n.texts.includes(e)?`strong`:``}>${e}</p>`)}
</td>`}function cn({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const ln=[`penalty`,`when`,`details`];function un({library:e},t){return Me(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:fn(r)?`answer`:null}})}function dn(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=ln.map(r=>({by:r,cells:t.map(t=>pn(e,t,n,r))})),{by:i,cells:a}=r.find(e=>fn(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function fn(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>h([...e].sort()))).size>1}function pn(e,t,n,r){let i=B(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[z(e,n),...mn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?gn(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function mn(e,t,n,r,i){if(i===`penalty`)return[];let a=De(e,n.when).join(` `),o=a||r>1?[a||w(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?hn(e,t,n.lateness):[]]}function hn(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${w(`open.from-time`,{time:a(r.opens(i))})} ${Ye(e,t.lateness[n],i)}`)}function gn({words:e},t,n){let{scope:r}=t.table(n);return r?[w(`open.counted-over`,{scope:u([e.phrase(`scope-${r}`)])})]:[]}var _n=I(({rules:t})=>{let{library:n,choice:i}=t,a=Object.keys(n.books).filter(e=>e!==i.id),[s,c]=ce(`shinpan.compare`,[i,...a.slice(-2).map(R)]),l=s.filter(e=>!L(n,e)),[u,d]=b(null),[f,p]=b(!0),[m,h]=b(``),g=ut(t,m),_=l.map(e=>F(n,e));return y`<${e} title=${w(`open.compare`)}>
<${vn}
rules=${t}
books=${_}
onOpen=${d}
onRemove=${e=>c(l.filter((t,n)=>n!==e))}
/>
<${r} type="search" label=${w(`open.search-compared`)} value=${m} autocomplete="off" onInput=${h} />
<${o}
label=${w(`open.only-different`)}
hint=${w(`open.silence`)}
checked=${f}
onChange=${p}
/>
<${an}
id="points"
title=${w(`open.rule-points`)}
rules=${t}
books=${_}
lines=${un(t,_)}
only=${f}
found=${g}
/>
<${an}
id="fouls"
title=${w(`open.fouls`)}
rules=${t}
books=${_}
lines=${dn(t,_)}
only=${f}
found=${g}
/>
${u!==null&&y`<${Fe} rules=${t} value=${l[u]??R(i.id)} onUse=${e=>{c(u===l.length?[...l,e]:l.map((t,n)=>n===u?e:t)),d(null)}} onClose=${()=>d(null)} />`}
<//>`});function vn({rules:e,books:t,onOpen:n,onRemove:r}){return y`<ul class="rows">
${t.map((i,a)=>y`<li key=${a} class="column">
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
<span class="badge">${w(`call.change`)}</span>
</button>
${t.length>2&&y`<button class="button quiet" aria-label=${w(`open.remove`,{name:V(e,i)})} onClick=${()=>r(a)}><${j} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${w(`open.add-book`)}
</button>`}var yn=I(({rules:t})=>y`<${e} title=${w(`open.fouls`)}>
<${Ht}
rules=${t}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${H} rules=${t} />
<//>`);const bn=[`empty-win`,`noten-riichi`,`exposed-tiles`],xn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]];function Sn(){let[t,n]=b(!1),{tournament:r}=x(),i=Te(),a=y`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${w(`open.menu`)} onClick=${()=>n(!0)}><${j} name="log" /></button>`;return y`<${e} title="Shinpan" up=${null} aside=${a}>
${r?y`<${Cn} />`:y`<p class="soft">${w(`open.what-it-is`)}</p>`}
${i&&y`<ul class="rows"><${En} href=${`#/board/${i.slug}`} icon="tables" text=${w(`open.to.board`)} about=${i.name} /></ul>`}
<${wn} large=${!r} />
${!r&&y`<ul class="ways">
<li><a class="way" href="#/casual"><${j} name="dice" /><strong>${w(`open.at-home`)}</strong><span>${w(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${j} name="scan" /><strong>${w(`open.i-referee`)}</strong><span>${w(`open.scan`)}</span></a></li>
</ul>`}
${t&&y`<${Tn} onClose=${()=>n(!1)} />`}
<//>`}function Cn(){let{tournament:e,official:t}=x();return y`<section class="card">
<small class="soft">${w(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&y`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${j} name="tables" /> ${w(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${j} name="log" /> ${w(`open.log`)}</a>
<a class="button" href="#/scan"><${j} name="scan" /> ${w(`open.scan`)}</a>
</div>
</section>`}function wn({large:e}){return y`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${w(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${j} name="search" />${w(`open.to.fouls`)}</a>
<ul class="examples">
${bn.map(e=>y`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${w(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function Tn({onClose:e}){return y`<${O} title=${w(`open.menu`)} onClose=${e}>
<ul class="rows">
${xn.map(([t,n])=>y`<${En} key=${t} href=${`#/${t}`} icon=${n} text=${w(`open.to.${t}`)} about=${w(`open.about.${t}`)} onClick=${e} />`)}
</ul>
<//>`}function En({href:e,icon:t,text:n,about:r,onClick:i}){return y`<li>
<a class="row" href=${e} onClick=${i}><${j} name=${t} /><span class="body">${n}<small>${r}</small></span><${j} name="next" /></a>
</li>`}var Dn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function On(){let e=m();M();let{library:n,usage:r,quota:i,persisted:a,lowStorage:o,outbox:c,elsewhere:l,syncedAt:u,tournament:f}=x(),[p,h]=b(a),[g,_]=b(``);d(()=>h(a),[a]),d(()=>void kn().then(_),[e]);let S=async()=>{let e=await navigator.storage.persist();h(e),e||s(w(`open.persist-refused`))},C=w(`open.storage-of`,{used:An(r),quota:An(i)}),T=[[w(`open.offline`),w(`ready.${e}`)],[w(`open.version`),g||`–`],[w(`open.books`),String(Object.keys(n?.books??{}).length)],[w(`open.unsent`),String(c.length+l.reduce((e,{count:t})=>e+t,0))],[w(`open.storage`),C],[w(`open.persistent`),w(p?`open.yes`:`open.no`)],...u?[[w(`open.last-synced`),t(u,f?.time_zone)]]:[]];return y`<section class="card">
<h2>${w(`open.kept-here`)}</h2>
${o&&y`<p class="note warn">${w(`open.storage-low`)}</p>`}
<${v} rows=${T} />
${!p&&y`<p class="soft">${w(`open.persist-text`)}</p>
${`storage`in navigator&&y`<button class="button" onClick=${S}>${w(`open.persist`)}</button>`}`}
</section>`}async function kn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function An(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return T(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function jn(){let{online:e}=x();return y`<section class="card">
<h2>${w(`open.libraries`)}</h2>
<ul class="bullets">
${Object.entries(Dn).map(([t,{version:n,licence:r}])=>y`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&y`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${w(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>
</section>`}const Mn=g(P.referee,`PushSwitch`),Nn=g(P.referee,`Leave`),Pn=g(P.referee,`Standing`),Fn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],In=[`auto`,`light`,`dark`],Ln=[`left`,`right`];function Rn(){let t=M(),{tournament:n,official:r}=x(),i=e=>t=>l({[e]:t}).catch(()=>s(w(`open.lang-not-here`))),a=(e,n,r)=>y`<${S} label=${n} value=${t[e]} options=${r} onChange=${i(e)} />`,c=(e,n,r=``)=>y`<${o} label=${n} hint=${r} checked=${t[e]} onChange=${i(e)} />`;return y`<${e} title=${w(`open.settings`)}>
${a(`lang`,`Language · 言語 · Langue · Язык`,Fn)} ${a(`theme`,w(`open.theme`),zn(`theme`,In))}
${a(`hand`,w(`open.hand`),zn(`hand`,Ln))} ${c(`discreet`,w(`open.discreet`),w(`open.discreet-text`))}
${c(`haptics`,w(`open.haptics`))} ${c(`sound`,w(`open.sound`))}
${n&&ge(r)&&y`<${Mn} tournament=${n.id} as=${r.id} />`}
<${Pn} />
<${On} />
<${Nn} />
<${jn} />
<//>`}function zn(e,t){return t.map(t=>({value:t,text:w(`open.${e}.${t}`)}))}function Bn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[w(`hall-table`,{label:c}),ne(l),n].filter(Boolean).join(` · `);return y`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${pe(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${w(`own.team`)}`:``}</p>
${d&&y`<p class="soft">${D(d)}</p>`}
${s in Vn&&y`<p class="note info">${w(Vn[s])}</p>`}
${f&&y`<${Hn} escalation=${f} />`}
<${Un} own=${e} ruling=${t} refresh=${r} />
</article>`}const Vn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Hn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=w(t===`open`?`own.open.${n}`:`own.${t}`);return y`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${w(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>y`<li key=${e.id}><b>${w(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Un({own:e,ruling:t,refresh:n}){let[i,a]=b(!1),[o,s]=b(``),[c,l]=b(``),[u,d]=b(``),[f,p]=b(!1),m=t.escalation?.status===`decided`;if(!m&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let h=w(m?`own.take-on`:`own.escalate`);return i?y`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),!o.trim())return d(w(`own.reason-wrong`));p(!0),d(``);let i={reason:o.trim(),...c.trim()&&{evidence:c.trim()}};try{await(await N.playerPage()).escalate(e,t,i),a(!1),n()}catch(e){d(w(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{p(!1)}}} aria-label=${h}>
<${r} label=${w(`own.reason`)} value=${o} onInput=${s} wrong=${u} long maxlength="4000" />
${!m&&y`<${r} label=${w(`own.evidence`)} hint=${w(`own.evidence-hint`)} value=${c} onInput=${l} long maxlength="4000" />`}
<button class="button main" disabled=${f}>${h}</button>
<button class="button" type="button" onClick=${()=>a(!1)}>${w(`cancel`)}</button>
</form>`:y`<button class="button" type="button" onClick=${()=>a(!0)}>${h}</button>`}function Wn(){let{own:t,missing:n,state:r,refresh:a}=qn();if(n)return y`<${e} title=${w(`own.title`)} up="#/"><${i} text=${w(`own.missing`)} /><//>`;if(!t?.page){let t=r?y`<${i} text=${w(`own.${r}`)} />`:y`<${se} />`;return y`<${e} title=${w(`own.title`)} up="#/">${t}<//>`}let{tournament:o,player:s,rulings:c,ledger:l}=t.page;return y`<${e} title=${s.name} up="#/">
<p class="soft">${o.name} · ${w(`own.number`,{number:s.id_number})}</p>
${r&&y`<p class="note warn" role="status">${w(`own.${r}`)} ${w(`own.as-of`,{time:Jn(t.at,o)})}</p>`}
<${Gn} ledger=${l} />
<section class="stack">
<h2>${w(`own.rulings`)}</h2>
${c.length===0&&y`<${i} text=${w(`own.none`)} />`}
${c.map(e=>y`<${Bn} key=${e.id} own=${t} ruling=${e} when=${Jn(e.ruled_at,o)} refresh=${a} />`)}
</section>
<${Ne} tournament=${t.tournament} as=${t.player} player />
<//>`}function Gn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return y`<section class="card">
<h2>${w(`own.owing`)}</h2>
${n.length===0&&y`<p>${w(`own.nothing`)}</p>`}
${n.map(([e,t])=>y`<p key=${e}>${Kn(e,t)}</p>`)}
</section>`}function Kn(e,t){return e===`P`?w(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?w(t>0?`own.table-points`:`own.table-points-back`,{points:Ee(Math.abs(t))}):w(t>0?`own.money`:`own.money-back`,{amount:_(e,Math.abs(t))})}function qn(){let{lang:e}=M(),[t,n]=b(void 0),[r,i]=b(``),[a,o]=b(0);return d(()=>{let t=!1,r=async()=>{let r=await N.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function Jn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?T(Intl.DateTimeFormat,n).format(new Date(e)):``}export{dt as Book,Ge as Books,Qt as Casual,_n as Compare,It as Foul,yn as Fouls,Sn as Home,ze as Join,Wn as PlayerPage,Ie as Receipt,ke as Scan,Rn as Settings};