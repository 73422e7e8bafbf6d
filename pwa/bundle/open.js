import{At as e,B as t,Bt as n,C as r,Ct as i,Dt as a,E as o,Et as s,Ft as c,G as l,Ht as u,It as d,Jt as f,Nt as p,Ot as m,Pt as h,Q as g,Rt as _,St as v,T as y,Tt as b,Xt as x,Y as S,Zt as C,_t as w,br as T,bt as E,ct as D,fn as ee,gn as te,j as ne,jt as O,lt as re,mn as ie,mr as ae,nr as k,on as oe,pn as se,q as ce,rn as le,sn as A,tn as j,un as ue,vr as M,vt as de,w as fe,wt as N,xt as pe,yr as me,yt as P,z as he,zt as ge}from"./app.js";import{G as _e,H as ve,J as F,K as I,U as ye,W as L,X as R,Y as z,_t as be,a as B,c as xe,gt as Se,i as Ce,n as we,o as Te,q as V,r as Ee,s as De,t as Oe,vt as ke,w as Ae,yt as je,z as Me}from"./shared.js";function Ne({args:[e=``]}){let[t,n]=T({}),[r,i]=T(0);return M(()=>{A.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof ae&&e.status===404?`unknown`:`away`}))},[e,r]),C`<${s} title=${_(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&C`<${b} />`}
${t.receipt&&C`<${Pe} ...${t.receipt} />`}
${t.wrong===`unknown`&&C`<p class="note bad" role="status">${_(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&C`<p class="note warn" role="status">${_(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),i(r+1)}}>${_(`try-again`)}</button>`}
<//>`}function Pe({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o}){let s={dateStyle:`medium`,timeStyle:`short`,timeZone:a},c=d(Intl.DateTimeFormat,s),l=[[_(`fines.tournament`),e],[_(`fines.number`),t],[_(`fines.amount-paid`),Ae(r,n)],[_(`fines.how`),_(`fines.method.${o}`)],[_(`fines.when`),`${c.format(new Date(i))} (${a})`]];return C`<p class="note info" role="status"><strong>${_(`fines.genuine`)}</strong></p>
<dl class="facts">
${l.map(([e,t])=>C`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${_(`fines.compare`)}</p>`}const Fe=m(h.referee,`Leave`);let H=null;function Ie({args:e}){let t=je(`#/join/${e.join(`/`)}`),[n,r]=T(e.length>0?null:H);return M(()=>{t?.invitation&&(H=t,j(`#/join`,{replace:!0}))},[]),t?C`<${s} title=${_(`hall-join`)} up="#/" />`:n?C`<${Se} to=${n.tournament}>
<${Le} link=${n} onAnother=${()=>r(H=null)} />
<//>`:C`<${Ve} mangled=${e.length>0} onLink=${r} />`}function Le({link:t,onAnother:n}){let[r,i]=T(null),[a,o]=T(0),[s,c]=T(``);return M(()=>{i(null);let n=ke();A.join(t.tournament,t.invitation,s).then(t=>{if(H=null,t.board)return n(`#/board/${t.board}`);if(t.player)return n(`#/own`);e(_(`hall-joined`,{name:A.snapshot.state.settings.name})),n(`#/tables`)},e=>i(e))},[a]),r&&Re(r)?C`<${ze} onName=${e=>{c(e),o(a+1)}} />`:r?C`<${Be} error=${r} again=${()=>o(a+1)} onAnother=${n} />`:C`<${be} up="#/" />`}function Re(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function ze({onName:e}){let[t,n]=T(``),[r,i]=T(``);return C`<${s} title=${_(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(_(`hall-join-name-wrong`))}}>
<${E} label=${_(`hall-join-name`)} hint=${_(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${_(`hall-join`)}</button>
</form>
<//>`}function Be({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?_(`hall-join-refused`):e.name===`Unreachable`?_(`hall-join-unreachable`):e.message,a=C`<button class="button" onClick=${n}>${_(`hall-join-other`)}</button>
${!r&&C`<button class="button main" onClick=${t}>${_(`try-again`)}</button>`}`;return C`<${s} title=${_(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function Ve({mangled:e,onLink:t}){let{tournament:n}=O(),[r,i]=T(``),[o,c]=T(e?_(`hall-join-no-link`):``);return C`<${s} title=${_(`hall-join`)} up="#/">
<p>${_(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=je(r);n?.invitation?t(n):c(_(`hall-join-no-link`))}}>
<${E} label=${_(`hall-join-link`)} value=${r} onInput=${i} wrong=${o} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${_(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${a} name="scan" /> ${_(`hall-scan`)}</a>
${n&&C`<a class="button" href="#/tables"><${a} name="tables" /> ${_(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${a} name="person" /> ${_(`hall-join-account`)}</a>
<${Fe} />
<//>`}var He=R(({rules:e})=>{let{tournament:t}=O(),{library:n,words:r,choice:i,book:o}=e;return C`<${s} title=${_(`open.books`)}>
${t&&C`<a class="row card" href="#/book/tournament">
<${a} name="book" />
<span class="body"
><small>${_(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${a} name="next" />
</a>`}
<a class="row card" href=${U(i)}>
<${a} name="book" />
<span class="body"
><small>${_(`open.rules-in-use`)}</small
><strong>${V(e,o)}</strong></span
>
<${a} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>C`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${r.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${r.phrase(`standing-${e.standing}`)}</small>
</span>
<${a} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${a} name="compare" /> ${_(`open.compare`)}</a
>
<//>`});function U({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function Ue({rules:e,spoken:t}){let n=t.status===`needs-facts`;return C`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?_(`open.answer-first`):t.line}</p>
${t.say&&!n&&C`<p class="say">${_(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&C`<section class="stack">
<h2>${_(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>C`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
${!n&&C`<${We} rules=${e} spoken=${t} />`}`}function We({rules:e,spoken:t}){let{source:n,readings:r,examples:i=[],casual:a}=t;return C`<section class="stack">
<h2>${_(`open.why`)}</h2>
${n&&C`<p>${S(n)}</p>`}
<${_e} rules=${e} standing=${t.rulebook.standing} />
${a&&C`<p>${S(a.source)}</p>
${a.notes.map(e=>C`<p key=${e} class="note warn">${e}</p>`)}`}
${r.map(e=>C`<${Ge} key=${e.id} reading=${e} />`)}
${i.length>0&&C`<details class="fold">
<summary><h3>${_(`call.examples`)}</h3></summary>
<ul class="points">
${i.map(e=>C`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function Ge({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return C`<div class="card">
<small class="soft">${_(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>C`<p key=${e} class="soft">${_(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function Ke({rules:e,book:t,who:n}){let[r,i]=T(0),a=t.clock(n),o=Math.max(...a.openings(),0)+300,s=re(e.library,se(t,n,r));return C`<article>
<h3>${_(`open.who.${n}`)}</h3>
<${qe} clock=${a} end=${o} seconds=${r} />
<label class="field"
><span>${_(`open.how-late`)}</span>
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
<p role="status"><strong>${f(r)}</strong> · ${s.line}</p>
<ol class="points">
${a.bands.map(r=>C`<li key=${r.id}>
<strong
>${_(`open.from-time`,{time:f(a.opens(r))})}</strong
>
${` ${Je(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${S(s.source)}</p>
</article>`}function qe({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return C`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>C`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&f(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function Je({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&_(`open.per-minute`,{cost:a}),o&&_(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[_(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Ye=[{id:`fouls`,Section:Xe},{id:`lateness`,Section:et},{id:`procedures`,Section:tt},{id:`readings`,Section:it},{id:`points`,Section:at},{id:`sources`,Section:ot}];function W({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:C`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function Xe({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n($e(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>B(t,e).length>0),c=a.filter(e=>!s.includes(e));return C`<${W}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>C`<article key=${n}>
<h3><${Qe} rules=${e} foul=${n} /></h3>
<${we} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&C`<${Ze} rules=${e} fouls=${c} />`}
<//>`})}function Ze({rules:e,fouls:t}){return C`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>C`<li key=${t}><${Qe} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function Qe({rules:e,foul:t}){return C`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function $e(e,t,n){let r=B(t,n).map(t=>[Ce(e,t),...Ee(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function et({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${_(`open.lateness`)} ${_(`open.who.${e}`)}`));return C`<${W}
title=${_(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>C`<${Ke} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&C`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function tt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:G(e,t),steps:r.filter(({step:r})=>n(`${G(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return C`<${W}
title=${_(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>C`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>C`<li key=${n}>
${i.step(t.step)}
${nt(e,t.when).map(e=>C`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function G({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):_(`open.procedure.${n}`)}function nt({words:e},t){return Object.entries(t).filter(([e])=>e in te()).map(([t,n])=>{let r=[n].flat().map(n=>rt(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function rt(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function it({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return C`<${W}
title=${_(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${_(`open.readings-text`)}</p>
${i.map(e=>C`<${Ge} key=${e.id} reading=${e} />`)}
<//>`}function at({rules:e,book:t,found:n,searching:r}){let{points:i}=Te(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return C`<${W}
title=${_(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${N} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function ot({rules:e,book:t,found:n,searching:r}){let{references:i}=e.library.catalogue,a=st(t).map(e=>({id:e,...i[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return C`<${W}
title=${_(`open.sources`)}
count=${a.length}
searching=${r}
>
<ul class="points">
${a.map(({id:e,title:t,publisher:n,year:r,reading:i})=>C`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${_(`open.read.${i}`)}</span
>
</li>`)}
</ul>
<//>`}function st(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>B(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}var ct=R(({args:[e=``],rules:t})=>{let{query:n}=le(),{tournament:r,book:a}=O();if(e===`tournament`&&a)return C`<${ut}
rules=${t}
book=${a}
choice=${{...F(a.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return C`<${s} title=${_(`lost`)} up="#/books"
><${i} text=${_(`lost-text`)}
/><//>`;let o=lt(e,n.get(`with`)),c=z(t.library,o),l=c?F(e):o;return C`<${ut}
rules=${t}
book=${I(t.library,l)}
choice=${l}
wrong=${c}
/>`});function lt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return F(e)}}function ut({rules:t,book:n,choice:r,wrong:i}){let[a,o]=T(``),[c,l]=T(!1),{library:u,words:d}=t,f=dt(t,a);return C`<${s} title=${V(t,n)} up="#/books">
<${ye} error=${i} />
<${_e} rules=${t} standing=${n.content.standing} />
<p>${d.standingNote(n.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>l(!0)}
>
${_(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{t.choose(r),e(_(`open.in-use-now`))}}>
${_(`open.use-these`)}
</button>
</div>
<${E}
type="search"
label=${_(`open.search-book`)}
value=${a}
autocomplete="off"
onInput=${o}
/>
${Ye.map(({id:e,Section:r})=>C`<${r} key=${e} rules=${t} book=${n} found=${f} searching=${!!a.trim()} />`)}
${c&&C`<${ve} rules=${t} value=${r} onUse=${e=>{l(!1),j(U(e),{replace:!0})}} onClose=${()=>l(!1)} />`}
<//>`}function dt({library:e},t){let n=fe(e,t),r=new Set(t.trim()?y(e,t).items.map(({id:e})=>e):[]);return(e,t=``)=>r.has(t)||n(e)}const ft={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[K,q]=[112,64];function pt({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return C`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${_(`open.arrows`)}>
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
${e.map((e,n)=>C`<${ht} key=${n} spot=${ft[n]} name=${e} note=${t[n]} to=${a?.(n)} />`)}
${n&&C`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>C`<${_t} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${mt} names=${e} payments=${r} number=${i} /></div>
</figure>`}function mt({names:e,payments:t,number:n}){let r=t=>t===`table`?_(`open.the-table`):e[t];return C`<ul class="points">
${t.map(({from:e,to:t,points:i},a)=>C`<li key=${a}>
${_(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function ht({spot:[e,t],name:n,note:r,to:i}){let a=C`<g>
<rect
x=${e-K/2}
y=${t-q/2}
width=${K}
height=${q}
rx="10"
/>
<text class="name" x=${e} y=${t-5}>${gt(n)}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?C`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function gt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function _t({payment:e,text:t}){let[n,r]=[J(e.from),J(e.to)],[i,a]=bt(n,r),[o,s]=bt(r,n),c=yt(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=vt(c,n[0]===r[0]);return C`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${l+d} y=${u+f+6}>${t}</text>
</g>`}function vt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function yt(e,t){let[n,r]=J(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(J(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function J(e){return ft[e]??[0,0]}function bt([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((K/2+6)/Math.abs(r),(q/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Y=[0,1,2,3],xt=[`east`,`south`,`west`,`north`];function St(e,t){return xt[(e-t+4)%4]??`east`}function Ct(e,t){return e===`table`?`table`:(xt.indexOf(e)+t)%4}function wt(e){let t=new Map([...Y,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Y)t.set(e,0);else for(let e of Et(n))Dt(t,e);return{net:Y.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Tt(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Et(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function Dt(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function Ot(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function kt({typed:e,onChange:t,onClose:n}){return C`<${w} title=${_(`open.names`)} onClose=${n}>
<p class="soft">${_(`open.names-text`)}</p>
${Y.map(n=>C`<${E}
key=${n}
label=${_(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${_(`open.done`)}</button>
<//>`}function At({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=Ot(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,Tt(e[r]??0,n)]);return C`<${w} title=${_(`open.settle`)} onClose=${i}>
<p>${_(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${N} rows=${s} />
<${mt} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${_(`open.settle-done`)}
</button>
<//>`}function jt({spoken:e,onAnswer:n}){return(e.questions??[]).map(e=>C`<${t}
key=${e.fact}
question=${e}
onAnswer=${t=>n(e.fact,t)}
/>`)}function Mt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?C`<section class="stack">
<h2>${_(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>C`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${_(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Nt({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return C`<${de} title=${C`<h2>${_(`open.around`)}</h2>`}>
${()=>C`<div class="stack">
<${he} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&C`<${Pt} rules=${e} ...${c} />`}
</div>`}
<//>`}function Pt({rules:{words:e},context:t,onChange:n}){let r=ie.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return C`<${v}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&C`<${pe}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:_(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var Ft=R(({args:[e=``],rules:t})=>e in t.library.catalogue.fouls?C`<${It} id=${e} rules=${t} />`:C`<${s} title=${_(`lost`)} up="#/fouls"
><${i} text=${_(`lost-text`)}
/><//>`);function It({id:e,rules:t}){let[n,r]=T({}),[i,a]=T({}),c=o(t.book,e,n,{})?n:{},l=o(t.book,e,c,i)?i:{},u=D(t.library,ue(t.book,e,c,l));return C`<${s} title=${u.foul.name} up="#/fouls">
<${jt} spoken=${u} onAnswer=${(e,t)=>r({...c,[e]:t})} />
<${Mt} rules=${t} facts=${c} onForget=${e=>r(Lt(c,e))} />
<${Ue} rules=${t} spoken=${u} />
<${Nt} rules=${t} foul=${e} facts=${c} context=${l} onChange=${a} />
<${Rt} rules=${t} foul=${e} facts=${c} context=${l} />
<${L} rules=${t} />
<//>`}function Lt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Rt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>I(e.library,F(t))),o=[...new Map([e.book,...i].map(t=>[V(e,t),t]))],s=De(o.map(([,e])=>e),t,n,r).map(t=>Bt(D(e.library,t)));return C`<section class="stack">
<h2>${_(`open.everywhere`)}</h2>
<ul class="rows">
${o.map(([e,{content:t}],n)=>C`<li key=${e}>
<a class="row" href=${U(zt(t))}>
<span class="body"><small>${e}</small>
<span class=${s[n]===s[0]?``:`strong`}>${s[n]}</span></span>
<${a} name="next" />
</a>
</li>`)}
</ul>
</section>`}function zt({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Bt(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?ce(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let X={occasion:``,query:``};function Z({rules:e,occasion:t,...n}){let[i,a]=T(X.occasion===t?X.query:``),o=e=>{X={occasion:t,query:e},a(e)},{library:s,book:c,words:l}=e;return C`<${r} library=${s} book=${c} words=${l} label=${_(`call.what`)} hint=${_(`open.search-hint`)}
query=${i} onQuery=${o} ...${n} />`}const Vt={casual:!0};function Ht({rules:e,evening:t,names:n,person:r}){return C`<${s}
title=${_(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Z}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Ut(e){let{rules:t,evening:n,names:r,person:i,foul:a}=e,[o,c]=T({}),[l,u]=T(Vt),[d,f]=T(0),p=St(i,n.east),m={...l,seat:p},h=Wt(t,a,o,m),g=h.range?.[d]?d:0,{line:v,payments:y}=Gt(e,h,g,p),b=Kt(e,v,y),x=![`needs-facts`,`not-covered`].includes(h.status)&&C`<button class="button main" onClick=${b}>${_(`open.note`)}</button>`,S=(e,t)=>c({...o,[e]:t}),w=e=>c(Lt(o,e)),E=r.map((e,r)=>t.words.phrase(`seat-${St(r,n.east)}`));return C`<${s} title=${`${r[i]}: ${h.foul.name}`} up=${`#/casual/${i}`} actions=${x}>
<${jt} spoken=${h} onAnswer=${S} />
<${Mt} rules=${t} facts=${o} onForget=${w} />
${h.range&&C`<${P} label=${_(`open.you-choose`)} value=${g} onChange=${f} options=${qt(t,h)} />`}
${y.length>0&&C`<${pt} names=${r} notes=${E} pot="" payments=${y} number=${e=>t.words.number(e)} />`}
<${Ue} rules=${t} spoken=${{...h,say:``}} />
<${Nt} rules=${t} foul=${a} facts=${o} context=${m} onChange=${u} fixed />
<//>`}function Wt({book:e,library:t},n,r,i){let a=o(e,n,r,i)??ue(e,n,r,{...Vt,seat:i.seat});return D(t,a)}function Gt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Jt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Ct(e,t),to:Ct(n,t),points:r}))}}function Kt({evening:t,set:n,person:r,foul:i},a,o){let s=me(!1);return()=>{s.current||(s.current=!0,n({events:[...t.events,{kind:`foul`,by:r,foul:i,line:a,payments:o}]}),ge(),e(_(`open.recorded`)),j(`#/casual`,{replace:!0}))}}function qt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Jt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?ee(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const Yt={choice:null,names:[``,``,``,``],east:0,events:[]};var Xt=R(({args:[e,t],rules:n})=>{let[r,a]=oe(`shinpan.casual`,Yt),o=e=>a({...r,...e}),c=Zt(n,r,o),l={rules:c,evening:r,set:o,names:Y.map(e=>r.names[e]?.trim()||_(`open.player`,{number:e+1}))};return e===void 0?C`<${Qt} ...${l} />`:Y.includes(Number(e))&&(!t||t in c.library.catalogue.fouls)?t?C`<${Ut}
...${l}
person=${Number(e)}
foul=${t}
/>`:C`<${Ht} ...${l} person=${Number(e)} />`:C`<${s} title=${_(`lost`)} up="#/casual"
><${i} text=${_(`lost-text`)}
/><//>`});function Zt(e,t,n){let{library:r}=e,i=t.choice&&!z(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=z(r,s)?i:s;return{...e,choice:c,book:I(r,c),choose:e=>n({choice:e})}}function Qt({rules:e,evening:t,set:n,names:r}){let[i,a]=T(``),{net:o,table:c}=wt(t.events),l=t=>e.words.number(t),u=e=>n({events:[...t.events,e]}),d=t.events.at(-1),f=C`<button class="button" disabled=${!d} onClick=${()=>n({events:t.events.slice(0,-1)})}>${_(`open.undo`)}</button>
<button class="button main" disabled=${!d} onClick=${()=>a(`settle`)}>${_(`open.settle`)}</button>`,p={names:r,number:l,onClose:()=>a(``)};return C`<${s} title=${_(`open.casual`)} actions=${f}>
<section class="stack">
<h2>${_(`open.who-fouled`)}</h2>
<${pt} names=${r} notes=${o.map(e=>Tt(e,l))} pot=${c?l(c):``}
payments=${d?Et(d):[]} number=${l} to=${e=>`#/casual/${e}`} />
</section>
${c>0&&C`<${en} text=${l(c)} names=${r} onWon=${e=>u({kind:`won`,by:e,points:c})} />`}
<${$t} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${tn} rules=${e} events=${t.events} names=${r} />
<${L} rules=${e} />
${i===`names`&&C`<${kt} ...${p} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&C`<${At} ...${p} net=${o} onSettled=${()=>u({kind:`settled`,payments:Ot(o)})} />`}
<//>`}function $t({east:e,names:t,onEast:n,onNames:r}){return C`<${P} label=${_(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${_(`open.names`)}</button>`}function en({text:e,names:t,onWon:n}){return C`<section class="note info stack">
<h2>${_(`open.pot`,{points:e})}</h2>
<p>${_(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>C`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function tn({rules:e,events:t,names:n}){if(!t.length)return C`<p class="soft">${_(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?_(`open.settled`):t.kind===`won`?_(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return C`<section class="stack">
<h2>${_(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>C`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}const Q=k(`not-stated`);var nn=R(({rules:e})=>{let{library:t,choice:n}=e,r=Object.keys(t.books).filter(e=>e!==n.id),[i,a]=oe(`shinpan.compare`,[n,...r.slice(-2).map(F)]),o=i.filter(e=>!z(t,e)),[c,l]=T(null),[u,d]=T(!0),f=o.map(e=>I(t,e));return C`<${s} title=${_(`open.compare`)}>
<${rn}
rules=${e}
books=${f}
onOpen=${l}
onRemove=${e=>a(o.filter((t,n)=>n!==e))}
/>
<${v}
label=${_(`open.only-different`)}
hint=${_(`open.silence`)}
checked=${u}
onChange=${d}
/>
<${un}
id="points"
title=${_(`open.rule-points`)}
rules=${e}
books=${f}
lines=${an(e,f)}
only=${u}
/>
<${un}
id="fouls"
title=${_(`open.fouls`)}
rules=${e}
books=${f}
lines=${on(e,f)}
only=${u}
/>
${c!==null&&C`<${ve} rules=${e} value=${o[c]??F(n.id)} onUse=${e=>{a(c===o.length?[...o,e]:o.map((t,n)=>n===c?e:t)),l(null)}} onClose=${()=>l(null)} />`}
<//>`});function rn({rules:e,books:t,onOpen:n,onRemove:r}){return C`<ul class="rows">
${t.map((i,o)=>C`<li key=${o} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(o)}
>
<span class="body"
>${V(e,i)}<small
>${e.words.phrase(`standing-${i.content.standing}`)}</small
></span
>
<span class="badge">${_(`call.change`)}</span>
</button>
${t.length>2&&C`<button class="button quiet" aria-label=${_(`open.remove`,{name:V(e,i)})} onClick=${()=>r(o)}><${a} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${_(`open.add-book`)}
</button>`}function an({library:e},t){return Te(e,t).points.map(({id:e,name:t,values:n})=>({id:e,name:t,cells:n.map(({value:e,text:t})=>({key:k(e),texts:[t]}))}))}function on(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>({id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:t.map(t=>({key:B(t,n).length?k(sn(t,n)):Q,texts:cn(e,t,n)}))}))}function sn(e,t){let n=t=>t&&e.clock(t).bands.map(({id:e,readings:t,...n})=>n);return{rows:B(e,t).map(({when:e,then:t,effects:r,range:i,deferred:a,lateness:o})=>[e,t,[...r].sort(),i??null,a??null,n(o)??null]),scope:e.table(t).scope}}function cn(e,t,n){let r=B(t,n);return r.length?[...new Set(r.map(t=>Ce(e,t)))]:[e.words.phrase(`status-not-covered`)]}function ln({cells:e}){return e.map(({key:e})=>e).filter(e=>e!==Q)}function $(e){return new Set(ln(e)).size>1}function un({id:e,title:t,rules:n,books:r,lines:i,only:a}){let o=i.filter($).length,s=a?i.filter($):i;return C`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">
${_(`open.different`,{count:o,all:i.length})}
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
${r.map((e,t)=>C`<th key=${t} scope="col">${V(n,e)}</th>`)}
</tr>
</thead>
<tbody>
${s.map(e=>C`<tr key=${e.id} class=${$(e)?`differs`:``}>
<th scope="row">
${e.href?C`<a class="reach" href=${e.href}>${e.name}</a>`:e.name}
${!a&&$(e)&&C`<span class="badge warn">${_(`open.differs`)}</span>`}
</th>
${e.cells.map(({key:t,texts:n},r)=>C`<td
key=${r}
class=${dn(t,ln(e)[0])}
>
${n.map(e=>C`<p key=${e}>${e}</p>`)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function dn(e,t){return e===Q?`silent`:e===t?``:`other`}var fn=R(({rules:e})=>C`<${s} title=${_(`open.fouls`)}>
<${Z}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${L} rules=${e} />
<//>`);const pn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`account`,`person`],[`settings`,`settings`]];function mn(){let{tournament:e,official:t}=O(),n=Me();return C`<${s} title="Shinpan" up=${null}>
<p class="soft">${_(`open.what-it-is`)}</p>
${e&&C`<section class="card">
<small class="soft">${_(`open.your-tournament`)}</small>
<h2>${e.name}</h2>
${t&&C`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"
><${a} name="tables" /> ${_(`open.new-ruling`)}</a
>
<div class="pair">
<a class="button" href="#/log"
><${a} name="log" /> ${_(`open.log`)}</a
>
<a class="button" href="#/scan"
><${a} name="scan" /> ${_(`open.scan`)}</a
>
</div>
</section>`}
<nav aria-label=${_(`open.without-account`)}>
<ul class="rows">
${n&&C`<${hn} href=${`#/board/${n.slug}`} icon="tables" text=${_(`open.to.board`)} about=${n.name} />`}
${pn.map(([e,t])=>C`<${hn} key=${e} href=${`#/${e}`} icon=${t} text=${_(`open.to.${e}`)} about=${_(`open.about.${e}`)} />`)}
</ul>
</nav>
${!e&&C`<${gn} />`}
<//>`}function hn({href:e,icon:t,text:n,about:r}){return C`<li>
<a class="row" href=${e}><${a} name=${t} /><span class="body">${n}<small>${r}</small></span><${a} name="next" /></a>
</li>`}function gn(){return C`<section class="card">
<h2>${_(`open.join`)}</h2>
<p>${_(`open.join-text`)}</p>
<div class="pair">
<a class="button" href="#/scan"><${a} name="scan" /> ${_(`open.scan`)}</a>
<a class="button" href="#/join">${_(`open.join-link`)}</a>
</div>
</section>`}var _n={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}}};function vn(){let t=p();u();let{library:n,usage:r,quota:i,persisted:a,lowStorage:o,outbox:s,elsewhere:l,syncedAt:d,tournament:f}=O(),[m,h]=T(a),[g,v]=T(``);M(()=>h(a),[a]),M(()=>void yn().then(v),[t]);let y=async()=>{let t=await navigator.storage.persist();h(t),t||e(_(`open.persist-refused`))},b=_(`open.storage-of`,{used:bn(r),quota:bn(i)}),x=[[_(`open.offline`),_(`ready.${t}`)],[_(`open.version`),g||`–`],[_(`open.books`),String(Object.keys(n?.books??{}).length)],[_(`open.unsent`),String(s.length+l.reduce((e,{count:t})=>e+t,0))],[_(`open.storage`),b],[_(`open.persistent`),_(m?`open.yes`:`open.no`)],...d?[[_(`open.last-synced`),c(d,f?.time_zone)]]:[]];return C`<section class="card">
<h2>${_(`open.kept-here`)}</h2>
${o&&C`<p class="note warn">${_(`open.storage-low`)}</p>`}
<${N} rows=${x} />
${!m&&C`<p class="soft">${_(`open.persist-text`)}</p>
${`storage`in navigator&&C`<button class="button" onClick=${y}>${_(`open.persist`)}</button>`}`}
</section>`}async function yn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function bn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return d(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function xn(){let{online:e}=O();return C`<section class="card">
<h2>${_(`open.libraries`)}</h2>
<ul class="points">
${Object.entries(_n).map(([t,{version:n,licence:r}])=>C`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&C`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${_(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>
</section>`}const Sn=m(h.referee,`PushSwitch`),Cn=m(h.referee,`Leave`),wn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`}],Tn=[`auto`,`light`,`dark`],En=[`left`,`right`];function Dn(){let t=u(),{tournament:r,official:i}=O(),a=t=>r=>n({[t]:r}).catch(()=>e(_(`open.lang-not-here`))),o=(e,n,r)=>C`<${P} label=${n} value=${t[e]} options=${r} onChange=${a(e)} />`,c=(e,n,r=``)=>C`<${v} label=${n} hint=${r} checked=${t[e]} onChange=${a(e)} />`;return C`<${s} title=${_(`open.settings`)}>
${o(`lang`,`Language · 言語 · Langue`,wn)} ${o(`theme`,_(`open.theme`),On(`theme`,Tn))}
${o(`hand`,_(`open.hand`),On(`hand`,En))} ${c(`discreet`,_(`open.discreet`),_(`open.discreet-text`))}
${c(`haptics`,_(`open.haptics`))} ${c(`sound`,_(`open.sound`))}
${r&&ne(i)&&C`<${Sn} tournament=${r.id} as=${i.id} />`}
<${vn} />
<${Cn} />
<${xn} />
<//>`}function On(e,t){return t.map(t=>({value:t,text:_(`open.${e}.${t}`)}))}function kn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:u,team:d,source:f,escalation:p}=t,m=[_(`hall-table`,{label:c}),l(u),n].filter(Boolean).join(` · `);return C`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${g(o[0]?.kind??`none`)}`}>${a}</p>
<p>${m}${d?` · ${_(`own.team`)}`:``}</p>
${f&&C`<p class="soft">${S(f)}</p>`}
${s in An&&C`<p class="note info">${_(An[s])}</p>`}
${p&&C`<${jn} escalation=${p} />`}
<${Mn} own=${e} ruling=${t} refresh=${r} />
</article>`}const An={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function jn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=_(t===`open`?`own.open.${n}`:`own.${t}`);return C`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${_(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>C`<li key=${e.id}><b>${_(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Mn({own:e,ruling:t,refresh:n}){let[r,i]=T(!1),[a,o]=T(``),[s,c]=T(``),[l,u]=T(``),[d,f]=T(!1),p=t.escalation?.status===`decided`;if(!p&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let m=_(p?`own.take-on`:`own.escalate`);return r?C`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),!a.trim())return u(_(`own.reason-wrong`));f(!0),u(``);let o={reason:a.trim(),...s.trim()&&{evidence:s.trim()}};try{await(await A.playerPage()).escalate(e,t,o),i(!1),n()}catch(e){u(_(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{f(!1)}}} aria-label=${m}>
<${E} label=${_(`own.reason`)} value=${a} onInput=${o} wrong=${l} long maxlength="4000" />
${!p&&C`<${E} label=${_(`own.evidence`)} hint=${_(`own.evidence-hint`)} value=${s} onInput=${c} long maxlength="4000" />`}
<button class="button main" disabled=${d}>${m}</button>
<button class="button" type="button" onClick=${()=>i(!1)}>${_(`cancel`)}</button>
</form>`:C`<button class="button" type="button" onClick=${()=>i(!0)}>${m}</button>`}function Nn(){let{own:e,missing:t,state:n,refresh:r}=In();if(t)return C`<${s} title=${_(`own.title`)} up="#/"><${i} text=${_(`own.missing`)} /><//>`;if(!e?.page){let e=n?C`<${i} text=${_(`own.${n}`)} />`:C`<${b} />`;return C`<${s} title=${_(`own.title`)} up="#/">${e}<//>`}let{tournament:a,player:o,rulings:c,ledger:l}=e.page;return C`<${s} title=${o.name} up="#/">
<p class="soft">${a.name} · ${_(`own.number`,{number:o.id_number})}</p>
${n&&C`<p class="note warn" role="status">${_(`own.${n}`)} ${_(`own.as-of`,{time:Ln(e.at,a)})}</p>`}
<${Pn} ledger=${l} />
<section class="stack">
<h2>${_(`own.rulings`)}</h2>
${c.length===0&&C`<${i} text=${_(`own.none`)} />`}
${c.map(t=>C`<${kn} key=${t.id} own=${e} ruling=${t} when=${Ln(t.ruled_at,a)} refresh=${r} />`)}
</section>
<${Oe} tournament=${e.tournament} as=${e.player} player />
<//>`}function Pn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return C`<section class="card">
<h2>${_(`own.owing`)}</h2>
${n.length===0&&C`<p>${_(`own.nothing`)}</p>`}
${n.map(([e,t])=>C`<p key=${e}>${Fn(e,t)}</p>`)}
</section>`}function Fn(e,t){return e===`P`?_(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):_(t>0?`own.money`:`own.money-back`,{amount:x(e,Math.abs(t))})}function In(){let{lang:e}=u(),[t,n]=T(void 0),[r,i]=T(``),[a,o]=T(0);return M(()=>{let t=!1,r=async()=>{let r=await A.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function Ln(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?d(Intl.DateTimeFormat,n).format(new Date(e)):``}export{ct as Book,He as Books,Xt as Casual,nn as Compare,Ft as Foul,fn as Fouls,mn as Home,Ie as Join,Nn as PlayerPage,Ne as Receipt,xe as Scan,Dn as Settings};