import{$n as e,At as t,B as n,Bt as r,C as i,Ct as a,Dt as o,E as s,Et as c,Ft as l,G as u,Ht as d,It as f,Jt as p,Nt as m,Ot as h,Pt as g,Q as _,Rt as v,St as y,T as b,Tt as x,Xt as ee,Y as S,Zt as C,_t as w,bt as T,ct as E,dn as te,fn as ne,gr as D,hr as re,j as ie,jt as O,lt as ae,mr as k,on as oe,pn as se,q as ce,qt as le,rn as ue,sn as A,tn as j,un as M,ur as de,vt as fe,w as pe,wt as N,xt as me,yt as P,z as he,zt as ge}from"./app.js";import{B as _e,G as F,H as I,J as L,K as R,L as ve,S as ye,U as be,V as xe,W as z,_t as Se,a as B,gt as Ce,ht as we,i as Te,mt as Ee,n as De,o as Oe,q as V,r as ke,t as Ae}from"./shared.js";function je({args:[e=``]}){let[t,n]=D({}),[r,i]=D(0);return k(()=>{A.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof de&&e.status===404?`unknown`:`away`}))},[e,r]),C`<${c} title=${v(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&C`<${x} />`}
${t.receipt&&C`<${Me} ...${t.receipt} />`}
${t.wrong===`unknown`&&C`<p class="note bad" role="status">${v(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&C`<p class="note warn" role="status">${v(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),i(r+1)}}>${v(`try-again`)}</button>`}
<//>`}function Me({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o}){let s={dateStyle:`medium`,timeStyle:`short`,timeZone:a},c=f(Intl.DateTimeFormat,s),l=[[v(`fines.tournament`),e],[v(`fines.number`),t],[v(`fines.amount-paid`),ye(r,n)],[v(`fines.how`),v(`fines.method.${o}`)],[v(`fines.when`),`${c.format(new Date(i))} (${a})`]];return C`<p class="note info" role="status"><strong>${v(`fines.genuine`)}</strong></p>
<dl class="facts">
${l.map(([e,t])=>C`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${v(`fines.compare`)}</p>`}const Ne=h(g.referee,`Leave`);let H=null;function Pe({args:e}){let t=Se(`#/join/${e.join(`/`)}`),[n,r]=D(e.length>0?null:H);return k(()=>{t?.invitation&&(H=t,j(`#/join`,{replace:!0}))},[]),t?C`<${c} title=${v(`hall-join`)} up="#/" />`:n?C`<${Ee} to=${n.tournament}>
<${Fe} link=${n} onAnother=${()=>r(H=null)} />
<//>`:C`<${ze} mangled=${e.length>0} onLink=${r} />`}function Fe({link:e,onAnother:n}){let[r,i]=D(null),[a,o]=D(0),[s,c]=D(``);return k(()=>{i(null);let n=Ce();A.join(e.tournament,e.invitation,s).then(e=>{if(H=null,e.board)return n(`#/board/${e.board}`);if(e.player)return n(`#/own`);t(v(`hall-joined`,{name:A.snapshot.state.settings.name})),n(`#/tables`)},e=>i(e))},[a]),r&&Ie(r)?C`<${Le} onName=${e=>{c(e),o(a+1)}} />`:r?C`<${Re} error=${r} again=${()=>o(a+1)} onAnother=${n} />`:C`<${we} up="#/" />`}function Ie(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Le({onName:e}){let[t,n]=D(``),[r,i]=D(``);return C`<${c} title=${v(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(v(`hall-join-name-wrong`))}}>
<${T} label=${v(`hall-join-name`)} hint=${v(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${v(`hall-join`)}</button>
</form>
<//>`}function Re({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?v(`hall-join-refused`):e.name===`Unreachable`?v(`hall-join-unreachable`):e.message,a=C`<button class="button" onClick=${n}>${v(`hall-join-other`)}</button>
${!r&&C`<button class="button main" onClick=${t}>${v(`try-again`)}</button>`}`;return C`<${c} title=${v(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function ze({mangled:e,onLink:t}){let{tournament:n}=O(),[r,i]=D(``),[a,s]=D(e?v(`hall-join-no-link`):``);return C`<${c} title=${v(`hall-join`)} up="#/">
<p>${v(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=Se(r);n?.invitation?t(n):s(v(`hall-join-no-link`))}}>
<${T} label=${v(`hall-join-link`)} value=${r} onInput=${i} wrong=${a} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${v(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${o} name="scan" /> ${v(`hall-scan`)}</a>
${n&&C`<a class="button" href="#/tables"><${o} name="tables" /> ${v(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${o} name="person" /> ${v(`hall-join-account`)}</a>
<${Ne} />
<//>`}var Be=L(({rules:e})=>{let{tournament:t}=O(),{library:n,words:r,choice:i,book:a}=e;return C`<${c} title=${v(`open.books`)}>
${t&&C`<a class="row card" href="#/book/tournament">
<${o} name="book" />
<span class="body"
><small>${v(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${o} name="next" />
</a>`}
<a class="row card" href=${U(i)}>
<${o} name="book" />
<span class="body"
><small>${v(`open.rules-in-use`)}</small
><strong>${F(e,a)}</strong></span
>
<${o} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>C`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${r.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${r.phrase(`standing-${e.standing}`)}</small>
</span>
<${o} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${o} name="compare" /> ${v(`open.compare`)}</a
>
<//>`});function U({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function Ve(e,t,n,r){return e.map(e=>M(e,t,n,r))}function He(e,t){let n=new le(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:Ue(n,r,e)})),differs:i.some(e=>!We(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function Ue(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function We(t,n){return e(t)===e(n)}function Ge({rules:e,spoken:t}){let n=t.status===`needs-facts`;return C`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?v(`open.answer-first`):t.line}</p>
${t.say&&!n&&C`<p class="say">${v(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&C`<section class="stack">
<h2>${v(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>C`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
${!n&&C`<${Ke} rules=${e} spoken=${t} />`}`}function Ke({rules:e,spoken:t}){let{source:n,readings:r,examples:i=[],casual:a}=t;return C`<section class="stack">
<h2>${v(`open.why`)}</h2>
${n&&C`<p>${S(n)}</p>`}
<${be} rules=${e} standing=${t.rulebook.standing} />
${a&&C`<p>${S(a.source)}</p>
${a.notes.map(e=>C`<p key=${e} class="note warn">${e}</p>`)}`}
${r.map(e=>C`<${qe} key=${e.id} reading=${e} />`)}
${i.length>0&&C`<details class="fold">
<summary><h3>${v(`call.examples`)}</h3></summary>
<ul class="points">
${i.map(e=>C`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function qe({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return C`<div class="card">
<small class="soft">${v(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>C`<p key=${e} class="soft">${v(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function Je({rules:e,book:t,who:n}){let[r,i]=D(0),a=t.clock(n),o=Math.max(...a.openings(),0)+300,s=ae(e.library,ne(t,n,r));return C`<article>
<h3>${v(`open.who.${n}`)}</h3>
<${Ye} clock=${a} end=${o} seconds=${r} />
<label class="field"
><span>${v(`open.how-late`)}</span>
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
<p role="status"><strong>${p(r)}</strong> · ${s.line}</p>
<ol class="points">
${a.bands.map(r=>C`<li key=${r.id}>
<strong
>${v(`open.from-time`,{time:p(a.opens(r))})}</strong
>
${` ${Xe(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${S(s.source)}</p>
</article>`}function Ye({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return C`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>C`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&p(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function Xe({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&v(`open.per-minute`,{cost:a}),o&&v(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[v(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Ze=[{id:`fouls`,Section:Qe},{id:`lateness`,Section:nt},{id:`procedures`,Section:rt},{id:`readings`,Section:ot},{id:`points`,Section:st},{id:`sources`,Section:ct}];function W({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:C`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function Qe({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(tt(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>B(t,e).length>0),c=a.filter(e=>!s.includes(e));return C`<${W}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>C`<article key=${n}>
<h3><${et} rules=${e} foul=${n} /></h3>
<${De} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&C`<${$e} rules=${e} fouls=${c} />`}
<//>`})}function $e({rules:e,fouls:t}){return C`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>C`<li key=${t}><${et} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function et({rules:e,foul:t}){return C`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function tt(e,t,n){let r=B(t,n).map(t=>[Te(e,t),...ke(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function nt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${v(`open.lateness`)} ${v(`open.who.${e}`)}`));return C`<${W}
title=${v(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>C`<${Je} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&C`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function rt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:G(e,t),steps:r.filter(({step:r})=>n(`${G(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return C`<${W}
title=${v(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>C`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>C`<li key=${n}>
${i.step(t.step)}
${it(e,t.when).map(e=>C`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function G({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):v(`open.procedure.${n}`)}function it({words:e},t){return Object.entries(t).map(([t,n])=>{let r=[n].flat().map(n=>at(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function at(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function ot({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return C`<${W}
title=${v(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${v(`open.readings-text`)}</p>
${i.map(e=>C`<${qe} key=${e.id} reading=${e} />`)}
<//>`}function st({rules:e,book:t,found:n,searching:r}){let{points:i}=He(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return C`<${W}
title=${v(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${N} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function ct({rules:e,book:t,found:n,searching:r}){let{references:i}=e.library.catalogue,a=lt(t).map(e=>({id:e,...i[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return C`<${W}
title=${v(`open.sources`)}
count=${a.length}
searching=${r}
>
<ul class="points">
${a.map(({id:e,title:t,publisher:n,year:r,reading:i})=>C`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${v(`open.read.${i}`)}</span
>
</li>`)}
</ul>
<//>`}function lt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>B(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}var ut=L(({args:[e=``],rules:t})=>{let{query:n}=ue(),{tournament:r,book:i}=O();if(e===`tournament`&&i)return C`<${ft}
rules=${t}
book=${i}
choice=${{...R(i.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return C`<${c} title=${v(`lost`)} up="#/books"
><${a} text=${v(`lost-text`)}
/><//>`;let o=dt(e,n.get(`with`)),s=V(t.library,o),l=s?R(e):o;return C`<${ft}
rules=${t}
book=${z(t.library,l)}
choice=${l}
wrong=${s}
/>`});function dt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return R(e)}}function ft({rules:e,book:n,choice:r,wrong:i}){let[a,o]=D(``),[s,l]=D(!1),{library:u,words:d}=e,f=u.books[n.id],p=pt(e,a);return C`<${c} title=${F(e,n)} up="#/books">
<${xe} error=${i} />
<${be} rules=${e} standing=${n.content.standing} />
<p>${f&&d.pick(f.standing_note)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>l(!0)}
>
${v(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(r),t(v(`open.in-use-now`))}}>
${v(`open.use-these`)}
</button>
</div>
<${T}
type="search"
label=${v(`open.search-book`)}
value=${a}
autocomplete="off"
onInput=${o}
/>
${Ze.map(({id:t,Section:r})=>C`<${r} key=${t} rules=${e} book=${n} found=${p} searching=${!!a.trim()} />`)}
${s&&C`<${_e} rules=${e} value=${r} onUse=${e=>{l(!1),j(U(e),{replace:!0})}} onClose=${()=>l(!1)} />`}
<//>`}function pt({library:e},t){let n=b(t),r=new Set(n?pe(e,t).items.map(({id:e})=>e):[]);return(e,t=``)=>!n||r.has(t)||b(e).includes(n)}const mt={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[K,q]=[112,64];function ht({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return C`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${v(`open.arrows`)}>
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
${e.map((e,n)=>C`<${gt} key=${n} spot=${mt[n]} name=${e} note=${t[n]} to=${a?.(n)} />`)}
${n&&C`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>C`<${vt} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${J} names=${e} payments=${r} number=${i} /></div>
</figure>`}function J({names:e,payments:t,number:n}){let r=t=>t===`table`?v(`open.the-table`):e[t];return C`<ul class="points">
${t.map(({from:e,to:t,points:i},a)=>C`<li key=${a}>
${v(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function gt({spot:[e,t],name:n,note:r,to:i}){let a=C`<g>
<rect
x=${e-K/2}
y=${t-q/2}
width=${K}
height=${q}
rx="10"
/>
<text class="name" x=${e} y=${t-5}>${_t(n)}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?C`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function _t(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function vt({payment:e,text:t}){let[n,r]=[Y(e.from),Y(e.to)],[i,a]=xt(n,r),[o,s]=xt(r,n),c=bt(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=yt(c,n[0]===r[0]);return C`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${l+d} y=${u+f+6}>${t}</text>
</g>`}function yt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function bt(e,t){let[n,r]=Y(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(Y(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function Y(e){return mt[e]??[0,0]}function xt([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((K/2+6)/Math.abs(r),(q/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const X=[0,1,2,3],St=[`east`,`south`,`west`,`north`];function Ct(e,t){return St[(e-t+4)%4]??`east`}function wt(e,t){return e===`table`?`table`:(St.indexOf(e)+t)%4}function Tt(e){let t=new Map([...X,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of X)t.set(e,0);else for(let e of Dt(n))Ot(t,e);return{net:X.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Et(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Dt(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function Ot(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function kt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function At({typed:e,onChange:t,onClose:n}){return C`<${w} title=${v(`open.names`)} onClose=${n}>
<p class="soft">${v(`open.names-text`)}</p>
${X.map(n=>C`<${T}
key=${n}
label=${v(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${v(`open.done`)}</button>
<//>`}function jt({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=kt(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,Et(e[r]??0,n)]);return C`<${w} title=${v(`open.settle`)} onClose=${i}>
<p>${v(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${N} rows=${s} />
<${J} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${v(`open.settle-done`)}
</button>
<//>`}function Mt({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>C`<${n}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function Nt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?C`<section class="stack">
<h2>${v(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>C`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${v(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Pt({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return C`<${fe} title=${C`<h2>${v(`open.around`)}</h2>`}>
${()=>C`<div class="stack">
<${he} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&C`<${Ft} rules=${e} ...${c} />`}
</div>`}
<//>`}function Ft({rules:{words:e},context:t,onChange:n}){let r=se.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return C`<${y}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&C`<${me}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:v(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var It=L(({args:[e=``],rules:t})=>e in t.library.catalogue.fouls?C`<${Lt} id=${e} rules=${t} />`:C`<${c} title=${v(`lost`)} up="#/fouls"
><${a} text=${v(`lost-text`)}
/><//>`);function Lt({id:e,rules:t}){let[n,r]=D({}),[i,a]=D({}),o=s(t.book,e,n,i)?i:{},l=E(t.library,M(t.book,e,n,o));return C`<${c} title=${l.foul.name} up="#/fouls">
<${Mt} spoken=${l} onAnswer=${(e,t)=>r({...n,[e]:t})} />
<${Nt} rules=${t} facts=${n} onForget=${e=>r(Rt(n,e))} />
<${Ge} rules=${t} spoken=${l} />
<${Pt} rules=${t} foul=${e} facts=${n} context=${o} onChange=${a} />
<${zt} rules=${t} foul=${e} facts=${n} context=${o} />
<${I} rules=${t} />
<//>`}function Rt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function zt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>z(e.library,R(t))),a=[...new Map([e.book,...i].map(t=>[F(e,t),t]))],s=Ve(a.map(([,e])=>e),t,n,r).map(t=>Vt(E(e.library,t)));return C`<section class="stack">
<h2>${v(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>C`<li key=${e}>
<a class="row" href=${U(Bt(t))}>
<span class="body"><small>${e}</small>
<span class=${s[n]===s[0]?``:`strong`}>${s[n]}</span></span>
<${o} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Bt({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Vt(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?ce(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Z={occasion:``,query:``};function Ht({rules:e,occasion:t,...n}){let[r,a]=D(Z.occasion===t?Z.query:``),o=e=>{Z={occasion:t,query:e},a(e)},{library:s,book:c,words:l}=e;return C`<${i} library=${s} book=${c} words=${l} label=${v(`call.what`)} hint=${v(`open.search-hint`)}
query=${r} onQuery=${o} ...${n} />`}const Ut={casual:!0};function Wt({rules:e,evening:t,names:n,person:r}){return C`<${c}
title=${v(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Ht}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Gt(e){let{rules:t,evening:n,names:r,person:i,foul:a}=e,[o,s]=D({}),[l,u]=D(Ut),[d,f]=D(0),p=Ct(i,n.east),m={...l,seat:p},h=Kt(t,a,o,m),g=h.range?.[d]?d:0,{line:_,payments:y}=qt(e,h,g,p),b=Jt(e,_,y),x=![`needs-facts`,`not-covered`].includes(h.status)&&C`<button class="button main" onClick=${b}>${v(`open.note`)}</button>`,ee=(e,t)=>s({...o,[e]:t}),S=e=>s(Rt(o,e)),w=r.map((e,r)=>t.words.phrase(`seat-${Ct(r,n.east)}`));return C`<${c} title=${`${r[i]}: ${h.foul.name}`} up=${`#/casual/${i}`} actions=${x}>
<${Mt} spoken=${h} onAnswer=${ee} />
<${Nt} rules=${t} facts=${o} onForget=${S} />
${h.range&&C`<${P} label=${v(`open.you-choose`)} value=${g} onChange=${f} options=${Yt(t,h)} />`}
${y.length>0&&C`<${ht} names=${r} notes=${w} pot="" payments=${y} number=${e=>t.words.number(e)} />`}
<${Ge} rules=${t} spoken=${{...h,say:``}} />
<${Pt} rules=${t} foul=${a} facts=${o} context=${m} onChange=${u} fixed />
<//>`}function Kt({book:e,library:t},n,r,i){let a=s(e,n,r,i)??M(e,n,r,{...Ut,seat:i.seat});return E(t,a)}function qt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Xt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:wt(e,t),to:wt(n,t),points:r}))}}function Jt({evening:e,set:n,person:r,foul:i},a,o){let s=re(!1);return()=>{s.current||(s.current=!0,n({events:[...e.events,{kind:`foul`,by:r,foul:i,line:a,payments:o}]}),ge(),t(v(`open.recorded`)),j(`#/casual`,{replace:!0}))}}function Yt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Xt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?te(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const Zt={choice:null,names:[``,``,``,``],east:0,events:[]};var Qt=L(({args:[e,t],rules:n})=>{let[r,i]=oe(`shinpan.casual`,Zt),o=e=>i({...r,...e}),s=$t(n,r,o),l={rules:s,evening:r,set:o,names:X.map(e=>r.names[e]?.trim()||v(`open.player`,{number:e+1}))};return e===void 0?C`<${en} ...${l} />`:X.includes(Number(e))&&(!t||t in s.library.catalogue.fouls)?t?C`<${Gt}
...${l}
person=${Number(e)}
foul=${t}
/>`:C`<${Wt} ...${l} person=${Number(e)} />`:C`<${c} title=${v(`lost`)} up="#/casual"
><${a} text=${v(`lost-text`)}
/><//>`});function $t(e,t,n){let{library:r}=e,i=t.choice&&!V(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=V(r,s)?i:s;return{...e,choice:c,book:z(r,c),choose:e=>n({choice:e})}}function en({rules:e,evening:t,set:n,names:r}){let[i,a]=D(``),{net:o,table:s}=Tt(t.events),l=t=>e.words.number(t),u=e=>n({events:[...t.events,e]}),d=t.events.at(-1),f=C`<button class="button" disabled=${!d} onClick=${()=>n({events:t.events.slice(0,-1)})}>${v(`open.undo`)}</button>
<button class="button main" disabled=${!d} onClick=${()=>a(`settle`)}>${v(`open.settle`)}</button>`,p={names:r,number:l,onClose:()=>a(``)};return C`<${c} title=${v(`open.casual`)} actions=${f}>
<section class="stack">
<h2>${v(`open.who-fouled`)}</h2>
<${ht} names=${r} notes=${o.map(e=>Et(e,l))} pot=${s?l(s):``}
payments=${d?Dt(d):[]} number=${l} to=${e=>`#/casual/${e}`} />
</section>
${s>0&&C`<${nn} text=${l(s)} names=${r} onWon=${e=>u({kind:`won`,by:e,points:s})} />`}
<${tn} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${rn} rules=${e} events=${t.events} names=${r} />
<${I} rules=${e} />
${i===`names`&&C`<${At} ...${p} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&C`<${jt} ...${p} net=${o} onSettled=${()=>u({kind:`settled`,payments:kt(o)})} />`}
<//>`}function tn({east:e,names:t,onEast:n,onNames:r}){return C`<${P} label=${v(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${v(`open.names`)}</button>`}function nn({text:e,names:t,onWon:n}){return C`<section class="note info stack">
<h2>${v(`open.pot`,{points:e})}</h2>
<p>${v(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>C`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function rn({rules:e,events:t,names:n}){if(!t.length)return C`<p class="soft">${v(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?v(`open.settled`):t.kind===`won`?v(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return C`<section class="stack">
<h2>${v(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>C`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}const Q=e(`not-stated`);var an=L(({rules:e})=>{let{library:t,choice:n}=e,r=Object.keys(t.books).filter(e=>e!==n.id),[i,a]=oe(`shinpan.compare`,[n,...r.slice(-2).map(R)]),o=i.filter(e=>!V(t,e)),[s,l]=D(null),[u,d]=D(!0),f=o.map(e=>z(t,e));return C`<${c} title=${v(`open.compare`)}>
<${on}
rules=${e}
books=${f}
onOpen=${l}
onRemove=${e=>a(o.filter((t,n)=>n!==e))}
/>
<${y}
label=${v(`open.only-different`)}
hint=${v(`open.silence`)}
checked=${u}
onChange=${d}
/>
<${fn}
id="points"
title=${v(`open.rule-points`)}
rules=${e}
books=${f}
lines=${sn(e,f)}
only=${u}
/>
<${fn}
id="fouls"
title=${v(`open.fouls`)}
rules=${e}
books=${f}
lines=${cn(e,f)}
only=${u}
/>
${s!==null&&C`<${_e} rules=${e} value=${o[s]??R(n.id)} onUse=${e=>{a(s===o.length?[...o,e]:o.map((t,n)=>n===s?e:t)),l(null)}} onClose=${()=>l(null)} />`}
<//>`});function on({rules:e,books:t,onOpen:n,onRemove:r}){return C`<ul class="rows">
${t.map((i,a)=>C`<li key=${a} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(a)}
>
<span class="body"
>${F(e,i)}<small
>${e.words.phrase(`standing-${i.content.standing}`)}</small
></span
>
<span class="badge">${v(`call.change`)}</span>
</button>
${t.length>2&&C`<button class="button quiet" aria-label=${v(`open.remove`,{name:F(e,i)})} onClick=${()=>r(a)}><${o} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${v(`open.add-book`)}
</button>`}function sn({library:t},n){return He(t,n).points.map(({id:t,name:n,values:r})=>({id:t,name:n,cells:r.map(({value:t,text:n})=>({key:e(t),texts:[n]}))}))}function cn(t,n){return Object.keys(t.library.catalogue.fouls).map(r=>({id:r,name:t.words.name(`fouls`,r),href:`#/foul/${r}`,cells:n.map(n=>({key:B(n,r).length?e(ln(n,r)):Q,texts:un(t,n,r)}))}))}function ln(e,t){let n=t=>t&&e.clock(t).bands.map(({id:e,readings:t,...n})=>n);return{rows:B(e,t).map(({when:e,then:t,effects:r,range:i,deferred:a,lateness:o})=>[e,t,[...r].sort(),i??null,a??null,n(o)??null]),scope:e.table(t).scope}}function un(e,t,n){let r=B(t,n);return r.length?[...new Set(r.map(t=>Te(e,t)))]:[e.words.phrase(`status-not-covered`)]}function dn({cells:e}){return e.map(({key:e})=>e).filter(e=>e!==Q)}function $(e){return new Set(dn(e)).size>1}function fn({id:e,title:t,rules:n,books:r,lines:i,only:a}){let o=i.filter($).length,s=a?i.filter($):i;return C`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">
${v(`open.different`,{count:o,all:i.length})}
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
${r.map((e,t)=>C`<th key=${t} scope="col">${F(n,e)}</th>`)}
</tr>
</thead>
<tbody>
${s.map(e=>C`<tr key=${e.id} class=${$(e)?`differs`:``}>
<th scope="row">
${e.href?C`<a class="reach" href=${e.href}>${e.name}</a>`:e.name}
${!a&&$(e)&&C`<span class="badge warn">${v(`open.differs`)}</span>`}
</th>
${e.cells.map(({key:t,texts:n},r)=>C`<td
key=${r}
class=${pn(t,dn(e)[0])}
>
${n.map(e=>C`<p key=${e}>${e}</p>`)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function pn(e,t){return e===Q?`silent`:e===t?``:`other`}var mn=L(({rules:e})=>C`<${c} title=${v(`open.fouls`)}>
<${Ht}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${I} rules=${e} />
<//>`);const hn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`account`,`person`],[`settings`,`settings`]];function gn(){let{tournament:e,official:t}=O(),n=ve();return C`<${c} title="Shinpan" up=${null}>
<p class="soft">${v(`open.what-it-is`)}</p>
${e&&C`<section class="card">
<small class="soft">${v(`open.your-tournament`)}</small>
<h2>${e.name}</h2>
${t&&C`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"
><${o} name="tables" /> ${v(`open.new-ruling`)}</a
>
<div class="pair">
<a class="button" href="#/log"
><${o} name="log" /> ${v(`open.log`)}</a
>
<a class="button" href="#/scan"
><${o} name="scan" /> ${v(`open.scan`)}</a
>
</div>
</section>`}
<nav aria-label=${v(`open.without-account`)}>
<ul class="rows">
${n&&C`<${_n} href=${`#/board/${n.slug}`} icon="tables" text=${v(`open.to.board`)} about=${n.name} />`}
${hn.map(([e,t])=>C`<${_n} key=${e} href=${`#/${e}`} icon=${t} text=${v(`open.to.${e}`)} about=${v(`open.about.${e}`)} />`)}
</ul>
</nav>
${!e&&C`<${vn} />`}
<//>`}function _n({href:e,icon:t,text:n,about:r}){return C`<li>
<a class="row" href=${e}><${o} name=${t} /><span class="body">${n}<small>${r}</small></span><${o} name="next" /></a>
</li>`}function vn(){return C`<section class="card">
<h2>${v(`open.join`)}</h2>
<p>${v(`open.join-text`)}</p>
<div class="pair">
<a class="button" href="#/scan"><${o} name="scan" /> ${v(`open.scan`)}</a>
<a class="button" href="#/join">${v(`open.join-link`)}</a>
</div>
</section>`}var yn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}}};function bn(){let e=m();d();let{library:n,usage:r,quota:i,persisted:a,lowStorage:o,outbox:s,elsewhere:c,syncedAt:u,tournament:f}=O(),[p,h]=D(a),[g,_]=D(``);k(()=>h(a),[a]),k(()=>void xn().then(_),[e]);let y=async()=>{let e=await navigator.storage.persist();h(e),e||t(v(`open.persist-refused`))},b=v(`open.storage-of`,{used:Sn(r),quota:Sn(i)}),x=[[v(`open.offline`),v(`ready.${e}`)],[v(`open.version`),g||`–`],[v(`open.books`),String(Object.keys(n?.books??{}).length)],[v(`open.unsent`),String(s.length+c.reduce((e,{count:t})=>e+t,0))],[v(`open.storage`),b],[v(`open.persistent`),v(p?`open.yes`:`open.no`)],...u?[[v(`open.last-synced`),l(u,f?.time_zone)]]:[]];return C`<section class="card">
<h2>${v(`open.kept-here`)}</h2>
${o&&C`<p class="note warn">${v(`open.storage-low`)}</p>`}
<${N} rows=${x} />
${!p&&C`<p class="soft">${v(`open.persist-text`)}</p>
${`storage`in navigator&&C`<button class="button" onClick=${y}>${v(`open.persist`)}</button>`}`}
</section>`}async function xn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function Sn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return f(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Cn(){let{online:e}=O();return C`<section class="card">
<h2>${v(`open.libraries`)}</h2>
<ul class="points">
${Object.entries(yn).map(([t,{version:n,licence:r}])=>C`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&C`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${v(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>
</section>`}const wn=h(g.referee,`PushSwitch`),Tn=h(g.referee,`Leave`),En=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`}],Dn=[`auto`,`light`,`dark`],On=[`left`,`right`];function kn(){let e=d(),{tournament:n,official:i}=O(),a=e=>n=>r({[e]:n}).catch(()=>t(v(`open.lang-not-here`))),o=(t,n,r)=>C`<${P} label=${n} value=${e[t]} options=${r} onChange=${a(t)} />`,s=(t,n,r=``)=>C`<${y} label=${n} hint=${r} checked=${e[t]} onChange=${a(t)} />`;return C`<${c} title=${v(`open.settings`)}>
${o(`lang`,`Language · 言語 · Langue`,En)} ${o(`theme`,v(`open.theme`),An(`theme`,Dn))}
${o(`hand`,v(`open.hand`),An(`hand`,On))} ${s(`discreet`,v(`open.discreet`),v(`open.discreet-text`))}
${s(`haptics`,v(`open.haptics`))} ${s(`sound`,v(`open.sound`))}
${n&&ie(i)&&C`<${wn} tournament=${n.id} as=${i.id} />`}
<${bn} />
<${Tn} />
<${Cn} />
<//>`}function An(e,t){return t.map(t=>({value:t,text:v(`open.${e}.${t}`)}))}function jn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:d,source:f,escalation:p}=t,m=[v(`hall-table`,{label:c}),u(l),n].filter(Boolean).join(` · `);return C`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${_(o[0]?.kind??`none`)}`}>${a}</p>
<p>${m}${d?` · ${v(`own.team`)}`:``}</p>
${f&&C`<p class="soft">${S(f)}</p>`}
${s in Mn&&C`<p class="note info">${v(Mn[s])}</p>`}
${p&&C`<${Nn} escalation=${p} />`}
<${Pn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Mn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Nn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=v(t===`open`?`own.open.${n}`:`own.${t}`);return C`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${v(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>C`<li key=${e.id}><b>${v(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Pn({own:e,ruling:t,refresh:n}){let[r,i]=D(!1),[a,o]=D(``),[s,c]=D(``),[l,u]=D(``),[d,f]=D(!1),p=t.escalation?.status===`decided`;if(!p&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let m=v(p?`own.take-on`:`own.escalate`);return r?C`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),!a.trim())return u(v(`own.reason-wrong`));f(!0),u(``);let o={reason:a.trim(),...s.trim()&&{evidence:s.trim()}};try{await(await A.playerPage()).escalate(e,t,o),i(!1),n()}catch(e){u(v(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{f(!1)}}} aria-label=${m}>
<${T} label=${v(`own.reason`)} value=${a} onInput=${o} wrong=${l} long maxlength="4000" />
${!p&&C`<${T} label=${v(`own.evidence`)} hint=${v(`own.evidence-hint`)} value=${s} onInput=${c} long maxlength="4000" />`}
<button class="button main" disabled=${d}>${m}</button>
<button class="button" type="button" onClick=${()=>i(!1)}>${v(`cancel`)}</button>
</form>`:C`<button class="button" type="button" onClick=${()=>i(!0)}>${m}</button>`}function Fn(){let{own:e,missing:t,state:n,refresh:r}=Rn();if(t)return C`<${c} title=${v(`own.title`)} up="#/"><${a} text=${v(`own.missing`)} /><//>`;if(!e?.page){let e=n?C`<${a} text=${v(`own.${n}`)} />`:C`<${x} />`;return C`<${c} title=${v(`own.title`)} up="#/">${e}<//>`}let{tournament:i,player:o,rulings:s,ledger:l}=e.page;return C`<${c} title=${o.name} up="#/">
<p class="soft">${i.name} · ${v(`own.number`,{number:o.id_number})}</p>
${n&&C`<p class="note warn" role="status">${v(`own.${n}`)} ${v(`own.as-of`,{time:zn(e.at,i)})}</p>`}
<${In} ledger=${l} />
<section class="stack">
<h2>${v(`own.rulings`)}</h2>
${s.length===0&&C`<${a} text=${v(`own.none`)} />`}
${s.map(t=>C`<${jn} key=${t.id} own=${e} ruling=${t} when=${zn(t.ruled_at,i)} refresh=${r} />`)}
</section>
<${Ae} tournament=${e.tournament} as=${e.player} player />
<//>`}function In({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return C`<section class="card">
<h2>${v(`own.owing`)}</h2>
${n.length===0&&C`<p>${v(`own.nothing`)}</p>`}
${n.map(([e,t])=>C`<p key=${e}>${Ln(e,t)}</p>`)}
</section>`}function Ln(e,t){return e===`P`?v(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):v(t>0?`own.money`:`own.money-back`,{amount:ee(e,Math.abs(t))})}function Rn(){let{lang:e}=d(),[t,n]=D(void 0),[r,i]=D(``),[a,o]=D(0);return k(()=>{let t=!1,r=async()=>{let r=await A.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function zn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?f(Intl.DateTimeFormat,n).format(new Date(e)):``}export{ut as Book,Be as Books,Qt as Casual,an as Compare,It as Foul,mn as Fouls,gn as Home,Pe as Join,Fn as PlayerPage,je as Receipt,Oe as Scan,kn as Settings};