import{At as e,B as t,Bt as n,C as r,Ct as i,Dt as a,E as o,Et as s,Ft as c,Ht as l,It as u,J as d,Jt as f,K as p,Nt as m,Ot as h,Pt as g,Q as _,Rt as v,St as y,T as b,Tt as x,X as S,Xt as ee,Zt as C,_n as w,_r as T,_t as te,bn as ne,bt as E,ct as D,fr as O,gr as re,j as ie,jt as k,lt as ae,mr as A,on as oe,qt as se,rn as ce,sn as j,sr as le,tn as M,vn as ue,vt as de,w as fe,wt as N,xt as pe,yn as me,yt as P,z as he,zt as ge}from"./app.js";import{D as _e,G as ve,J as F,K as I,Q as L,V as ye,W as be,X as R,Y as z,Z as B,a as V,c as xe,dt as Se,ft as Ce,gt as we,i as Te,n as Ee,pt as De,q as Oe,r as ke,t as Ae}from"./shared.js";function je({args:[e=``]}){let[t,n]=T({}),[r,i]=T(0);return A(()=>{j.unjoined().then(({genuine:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof le&&e.status===404?`unknown`:`away`}))},[e,r]),C`<${x} title=${v(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&C`<${s} />`}
${t.receipt&&C`<${Me} ...${t.receipt} />`}
${t.wrong===`unknown`&&C`<p class="note bad" role="status">${v(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&C`<p class="note warn" role="status">${v(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),i(r+1)}}>${v(`try-again`)}</button>`}
<//>`}function Me({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o}){let s={dateStyle:`medium`,timeStyle:`short`,timeZone:a},c=u(Intl.DateTimeFormat,s),l=[[v(`fines.tournament`),e],[v(`fines.number`),t],[v(`fines.amount-paid`),_e(r,n)],[v(`fines.how`),v(`fines.method.${o}`)],[v(`fines.when`),`${c.format(new Date(i))} (${a})`]];return C`<p class="note info" role="status"><strong>${v(`fines.genuine`)}</strong></p>
<dl class="facts">
${l.map(([e,t])=>C`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${v(`fines.compare`)}</p>`}const Ne=h(g.referee,`Leave`);let H=null;function Pe({args:e}){let t=we(`#/join/${e.join(`/`)}`),[n,r]=T(e.length>0?null:H);return A(()=>{t?.invitation&&(H=t,M(`#/join`,{replace:!0}))},[]),t?C`<${x} title=${v(`hall-join`)} up="#/" />`:n?C`<${Ce} to=${n.tournament}>
<${Fe} link=${n} onAnother=${()=>r(H=null)} />
<//>`:C`<${ze} mangled=${e.length>0} onLink=${r} />`}function Fe({link:t,onAnother:n}){let[r,i]=T(null),[a,o]=T(0),[s,c]=T(``);return A(()=>{i(null);let n=De();j.join(t.tournament,t.invitation,s).then(t=>{if(H=null,t.board)return n(`#/board/${t.board}`);if(t.player)return n(`#/own`);e(v(`hall-joined`,{name:j.snapshot.state.settings.name})),n(`#/tables`)},e=>i(e))},[a]),r&&Ie(r)?C`<${Le} onName=${e=>{c(e),o(a+1)}} />`:r?C`<${Re} error=${r} again=${()=>o(a+1)} onAnother=${n} />`:C`<${Se} up="#/" />`}function Ie(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Le({onName:e}){let[t,n]=T(``),[r,i]=T(``);return C`<${x} title=${v(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(v(`hall-join-name-wrong`))}}>
<${E} label=${v(`hall-join-name`)} hint=${v(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${v(`hall-join`)}</button>
</form>
<//>`}function Re({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?v(`hall-join-refused`):e.name===`Unreachable`?v(`hall-join-unreachable`):e.message,a=C`<button class="button" onClick=${n}>${v(`hall-join-other`)}</button>
${!r&&C`<button class="button main" onClick=${t}>${v(`try-again`)}</button>`}`;return C`<${x} title=${v(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function ze({mangled:e,onLink:t}){let{tournament:n}=k(),[r,i]=T(``),[o,s]=T(e?v(`hall-join-no-link`):``);return C`<${x} title=${v(`hall-join`)} up="#/">
<p>${v(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=we(r);n?.invitation?t(n):s(v(`hall-join-no-link`))}}>
<${E} label=${v(`hall-join-link`)} value=${r} onInput=${i} wrong=${o} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${v(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${a} name="scan" /> ${v(`hall-scan`)}</a>
${n&&C`<a class="button" href="#/tables"><${a} name="tables" /> ${v(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${a} name="person" /> ${v(`hall-join-account`)}</a>
<${Ne} />
<//>`}var Be=L(({rules:e})=>{let{tournament:t}=k(),{library:n,words:r,choice:i,book:o}=e;return C`<${x} title=${v(`open.books`)}>
${t&&C`<a class="row card" href="#/book/tournament">
<${a} name="book" />
<span class="body"
><small>${v(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${a} name="next" />
</a>`}
<a class="row card" href=${U(i)}>
<${a} name="book" />
<span class="body"
><small>${v(`open.rules-in-use`)}</small
><strong>${z(e,o)}</strong></span
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
><${a} name="compare" /> ${v(`open.compare`)}</a
>
<//>`});function U({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function Ve(e,t,n,r){return e.map(e=>w(e,t,n,r))}function He(e,t){let n=new se(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:Ue(n,r,e)})),differs:i.some(e=>!We(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function Ue(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function We(e,t){return O(e)===O(t)}function Ge({rules:e,spoken:t}){let n=t.status===`needs-facts`;return C`<section class=${n?`verdict open`:`verdict`} role="status">
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
<${Oe} rules=${e} standing=${t.rulebook.standing} />
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
</div>`}function Je({rules:e,book:t,who:n}){let[r,i]=T(0),a=t.clock(n),o=Math.max(...a.openings(),0)+300,s=ae(e.library,me(t,n,r));return C`<article>
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
<p role="status"><strong>${f(r)}</strong> · ${s.line}</p>
<ol class="points">
${a.bands.map(r=>C`<li key=${r.id}>
<strong
>${v(`open.from-time`,{time:f(a.opens(r))})}</strong
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
>${e>0&&f(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function Xe({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&v(`open.per-minute`,{cost:a}),o&&v(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[v(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Ze=[{id:`fouls`,Section:Qe},{id:`lateness`,Section:tt},{id:`procedures`,Section:nt},{id:`readings`,Section:ot},{id:`points`,Section:st},{id:`sources`,Section:ct}];function W({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:C`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function Qe({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(et(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>V(t,e).length>0),c=a.filter(e=>!s.includes(e));return C`<${W}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>C`<article key=${n}>
<h3><${G} rules=${e} foul=${n} /></h3>
<${Ee} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&C`<${$e} rules=${e} fouls=${c} />`}
<//>`})}function $e({rules:e,fouls:t}){return C`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>C`<li key=${t}><${G} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function G({rules:e,foul:t}){return C`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function et(e,t,n){let r=V(t,n).map(t=>[Te(e,t),...ke(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function tt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${v(`open.lateness`)} ${v(`open.who.${e}`)}`));return C`<${W}
title=${v(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>C`<${Je} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&C`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function nt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:rt(e,t),steps:r.filter(({step:r})=>n(`${rt(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return C`<${W}
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
<//>`}function rt({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):v(`open.procedure.${n}`)}function it({words:e},t){return Object.entries(t).map(([t,n])=>{let r=[n].flat().map(n=>at(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function at(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function ot({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return C`<${W}
title=${v(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${v(`open.readings-text`)}</p>
${i.map(e=>C`<${qe} key=${e.id} reading=${e} />`)}
<//>`}function st({rules:e,book:t,found:n,searching:r}){let{points:a}=He(e.library,[t]),o=a.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return C`<${W}
title=${v(`open.rule-points`)}
count=${o.length}
searching=${r}
>
<${i} rows=${o.map(({name:e,values:t})=>[e,t[0].text])} />
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
<//>`}function lt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>V(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}var ut=L(({args:[e=``],rules:t})=>{let{query:n}=ce(),{tournament:r,book:i}=k();if(e===`tournament`&&i)return C`<${ft}
rules=${t}
book=${i}
choice=${{...R(i.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return C`<${x} title=${v(`lost`)} up="#/books"
><${N} text=${v(`lost-text`)}
/><//>`;let a=dt(e,n.get(`with`)),o=B(t.library,a),s=o?R(e):a;return C`<${ft}
rules=${t}
book=${F(t.library,s)}
choice=${s}
wrong=${o}
/>`});function dt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return R(e)}}function ft({rules:t,book:n,choice:r,wrong:i}){let[a,o]=T(``),[s,c]=T(!1),{library:l,words:u}=t,d=l.books[n.id],f=pt(t,a);return C`<${x} title=${z(t,n)} up="#/books">
<${ve} error=${i} />
<${Oe} rules=${t} standing=${n.content.standing} />
<p>${d&&u.pick(d.standing_note)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>c(!0)}
>
${v(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{t.choose(r),e(v(`open.in-use-now`))}}>
${v(`open.use-these`)}
</button>
</div>
<${E}
type="search"
label=${v(`open.search-book`)}
value=${a}
autocomplete="off"
onInput=${o}
/>
${Ze.map(({id:e,Section:r})=>C`<${r} key=${e} rules=${t} book=${n} found=${f} searching=${!!a.trim()} />`)}
${s&&C`<${be} rules=${t} value=${r} onUse=${e=>{c(!1),M(U(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
<//>`}function pt({library:e},t){let n=b(t),r=new Set(n?fe(e,t).items.map(({id:e})=>e):[]);return(e,t=``)=>!n||r.has(t)||b(e).includes(n)}const mt={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[K,q]=[112,64];function ht({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return C`<figure class="table-figure">
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
${e.map((e,n)=>C`<${_t} key=${n} spot=${mt[n]} name=${e} note=${t[n]} to=${a?.(n)} />`)}
${n&&C`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>C`<${yt} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${gt} names=${e} payments=${r} number=${i} /></div>
</figure>`}function gt({names:e,payments:t,number:n}){let r=t=>t===`table`?v(`open.the-table`):e[t];return C`<ul class="points">
${t.map(({from:e,to:t,points:i},a)=>C`<li key=${a}>
${v(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function _t({spot:[e,t],name:n,note:r,to:i}){let a=C`<g>
<rect
x=${e-K/2}
y=${t-q/2}
width=${K}
height=${q}
rx="10"
/>
<text class="name" x=${e} y=${t-5}>${vt(n)}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?C`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function vt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function yt({payment:e,text:t}){let[n,r]=[J(e.from),J(e.to)],[i,a]=St(n,r),[o,s]=St(r,n),c=xt(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=bt(c,n[0]===r[0]);return C`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${l+d} y=${u+f+6}>${t}</text>
</g>`}function bt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function xt(e,t){let[n,r]=J(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(J(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function J(e){return mt[e]??[0,0]}function St([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((K/2+6)/Math.abs(r),(q/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Y=[0,1,2,3],Ct=[`east`,`south`,`west`,`north`];function wt(e,t){return Ct[(e-t+4)%4]??`east`}function Tt(e,t){return e===`table`?`table`:(Ct.indexOf(e)+t)%4}function Et(e){let t=new Map([...Y,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Y)t.set(e,0);else for(let e of Ot(n))kt(t,e);return{net:Y.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Dt(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Ot(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function kt(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function At(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function jt({spoken:e,onAnswer:n}){return(e.questions??[]).map(e=>C`<${t}
key=${e.fact}
question=${e}
onAnswer=${t=>n(e.fact,t)}
/>`)}function Mt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?C`<section class="stack">
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
</section>`:null}function Nt({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return C`<${de} title=${C`<h2>${v(`open.around`)}</h2>`}>
${()=>C`<div class="stack">
<${he} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&C`<${Pt} rules=${e} ...${c} />`}
</div>`}
<//>`}function Pt({rules:{words:e},context:t,onChange:n}){let r=ne.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return C`<${y}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&C`<${pe}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:v(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var Ft=L(({args:[e=``],rules:t})=>e in t.library.catalogue.fouls?C`<${It} id=${e} rules=${t} />`:C`<${x} title=${v(`lost`)} up="#/fouls"
><${N} text=${v(`lost-text`)}
/><//>`);function It({id:e,rules:t}){let[n,r]=T({}),[i,a]=T({}),s=o(t.book,e,n,i)?i:{},c=D(t.library,w(t.book,e,n,s));return C`<${x} title=${c.foul.name} up="#/fouls">
<${jt} spoken=${c} onAnswer=${(e,t)=>r({...n,[e]:t})} />
<${Mt} rules=${t} facts=${n} onForget=${e=>r(Lt(n,e))} />
<${Ge} rules=${t} spoken=${c} />
<${Nt} rules=${t} foul=${e} facts=${n} context=${s} onChange=${a} />
<${Rt} rules=${t} foul=${e} facts=${n} context=${s} />
<${I} rules=${t} />
<//>`}function Lt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Rt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>F(e.library,R(t))),o=[...new Map([e.book,...i].map(t=>[z(e,t),t]))],s=Ve(o.map(([,e])=>e),t,n,r).map(t=>Bt(D(e.library,t)));return C`<section class="stack">
<h2>${v(`open.everywhere`)}</h2>
<ul class="rows">
${o.map(([e,{content:t}],n)=>C`<li key=${e}>
<a class="row" href=${U(zt(t))}>
<span class="body"><small>${e}</small>
<span class=${s[n]===s[0]?``:`strong`}>${s[n]}</span></span>
<${a} name="next" />
</a>
</li>`)}
</ul>
</section>`}function zt({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Bt(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?d(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let X={occasion:``,query:``};function Vt({rules:e,occasion:t,...n}){let[i,a]=T(X.occasion===t?X.query:``),o=e=>{X={occasion:t,query:e},a(e)},{library:s,book:c,words:l}=e;return C`<${r} library=${s} book=${c} words=${l} label=${v(`call.what`)} hint=${v(`open.search-hint`)}
query=${i} onQuery=${o} ...${n} />`}const Ht={casual:!0};function Ut({rules:e,evening:t,names:n,person:r}){return C`<${x}
title=${v(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${Vt}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Wt(e){let{rules:t,evening:n,names:r,person:i,foul:a}=e,[o,s]=T({}),[c,l]=T(Ht),[u,d]=T(0),f=wt(i,n.east),p={...c,seat:f},m=Gt(t,a,o,p),h=m.range?.[u]?u:0,{line:g,payments:_}=Kt(e,m,h,f),y=qt(e,g,_),b=![`needs-facts`,`not-covered`].includes(m.status)&&C`<button class="button main" onClick=${y}>${v(`open.note`)}</button>`,S=(e,t)=>s({...o,[e]:t}),ee=e=>s(Lt(o,e)),w=r.map((e,r)=>t.words.phrase(`seat-${wt(r,n.east)}`));return C`<${x} title=${`${r[i]}: ${m.foul.name}`} up=${`#/casual/${i}`} actions=${b}>
<${jt} spoken=${m} onAnswer=${S} />
<${Mt} rules=${t} facts=${o} onForget=${ee} />
${m.range&&C`<${P} label=${v(`open.you-choose`)} value=${h} onChange=${d} options=${Jt(t,m)} />`}
${_.length>0&&C`<${ht} names=${r} notes=${w} pot="" payments=${_} number=${e=>t.words.number(e)} />`}
<${Ge} rules=${t} spoken=${{...m,say:``}} />
<${Nt} rules=${t} foul=${a} facts=${o} context=${p} onChange=${l} fixed />
<//>`}function Gt({book:e,library:t},n,r,i){let a=o(e,n,r,i)??w(e,n,r,{...Ht,seat:i.seat});return D(t,a)}function Kt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Yt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Tt(e,t),to:Tt(n,t),points:r}))}}function qt({evening:t,set:n,person:r,foul:i},a,o){let s=re(!1);return()=>{s.current||(s.current=!0,n({events:[...t.events,{kind:`foul`,by:r,foul:i,line:a,payments:o}]}),ge(),e(v(`open.recorded`)),M(`#/casual`,{replace:!0}))}}function Jt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Yt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?ue(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}function Xt({typed:e,onChange:t,onClose:n}){return C`<${te} title=${v(`open.names`)} onClose=${n}>
<p class="soft">${v(`open.names-text`)}</p>
${Y.map(n=>C`<${E}
key=${n}
label=${v(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${v(`open.done`)}</button>
<//>`}function Zt({net:e,names:t,number:n,onSettled:r,onClose:a}){let o=At(e),s=()=>{r(),a()},c=t.map((t,r)=>[t,Dt(e[r]??0,n)]);return C`<${te} title=${v(`open.settle`)} onClose=${a}>
<p>${v(o.length?`open.settle-text`:`open.settle-even`)}</p>
<${i} rows=${c} />
<${gt} names=${t} payments=${o} number=${n} />
<button class="button main" onClick=${s}>
${v(`open.settle-done`)}
</button>
<//>`}const Qt={choice:null,names:[``,``,``,``],east:0,events:[]};var $t=L(({args:[e,t],rules:n})=>{let[r,i]=oe(`shinpan.casual`,Qt),a=e=>i({...r,...e}),o=en(n,r,a),s={rules:o,evening:r,set:a,names:Y.map(e=>r.names[e]?.trim()||v(`open.player`,{number:e+1}))};return e===void 0?C`<${tn} ...${s} />`:Y.includes(Number(e))&&(!t||t in o.library.catalogue.fouls)?t?C`<${Wt}
...${s}
person=${Number(e)}
foul=${t}
/>`:C`<${Ut} ...${s} person=${Number(e)} />`:C`<${x} title=${v(`lost`)} up="#/casual"
><${N} text=${v(`lost-text`)}
/><//>`});function en(e,t,n){let{library:r}=e,i=t.choice&&!B(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=B(r,s)?i:s;return{...e,choice:c,book:F(r,c),choose:e=>n({choice:e})}}function tn({rules:e,evening:t,set:n,names:r}){let[i,a]=T(``),{net:o,table:s}=Et(t.events),c=t=>e.words.number(t),l=e=>n({events:[...t.events,e]}),u=t.events.at(-1),d=C`<button class="button" disabled=${!u} onClick=${()=>n({events:t.events.slice(0,-1)})}>${v(`open.undo`)}</button>
<button class="button main" disabled=${!u} onClick=${()=>a(`settle`)}>${v(`open.settle`)}</button>`,f={names:r,number:c,onClose:()=>a(``)};return C`<${x} title=${v(`open.casual`)} actions=${d}>
<section class="stack">
<h2>${v(`open.who-fouled`)}</h2>
<${ht} names=${r} notes=${o.map(e=>Dt(e,c))} pot=${s?c(s):``}
payments=${u?Ot(u):[]} number=${c} to=${e=>`#/casual/${e}`} />
</section>
${s>0&&C`<${rn} text=${c(s)} names=${r} onWon=${e=>l({kind:`won`,by:e,points:s})} />`}
<${nn} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${an} rules=${e} events=${t.events} names=${r} />
<${I} rules=${e} />
${i===`names`&&C`<${Xt} ...${f} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&C`<${Zt} ...${f} net=${o} onSettled=${()=>l({kind:`settled`,payments:At(o)})} />`}
<//>`}function nn({east:e,names:t,onEast:n,onNames:r}){return C`<${P} label=${v(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${v(`open.names`)}</button>`}function rn({text:e,names:t,onWon:n}){return C`<section class="note info stack">
<h2>${v(`open.pot`,{points:e})}</h2>
<p>${v(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>C`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function an({rules:e,events:t,names:n}){if(!t.length)return C`<p class="soft">${v(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?v(`open.settled`):t.kind===`won`?v(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return C`<section class="stack">
<h2>${v(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>C`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}const Z=O(`not-stated`);var on=L(({rules:e})=>{let{library:t,choice:n}=e,r=Object.keys(t.books).filter(e=>e!==n.id),[i,a]=oe(`shinpan.compare`,[n,...r.slice(-2).map(R)]),o=i.filter(e=>!B(t,e)),[s,c]=T(null),[l,u]=T(!0),d=o.map(e=>F(t,e));return C`<${x} title=${v(`open.compare`)}>
<${sn}
rules=${e}
books=${d}
onOpen=${c}
onRemove=${e=>a(o.filter((t,n)=>n!==e))}
/>
<${y}
label=${v(`open.only-different`)}
hint=${v(`open.silence`)}
checked=${l}
onChange=${u}
/>
<${fn}
id="points"
title=${v(`open.rule-points`)}
rules=${e}
books=${d}
lines=${cn(e,d)}
only=${l}
/>
<${fn}
id="fouls"
title=${v(`open.fouls`)}
rules=${e}
books=${d}
lines=${ln(e,d)}
only=${l}
/>
${s!==null&&C`<${be} rules=${e} value=${o[s]??R(n.id)} onUse=${e=>{a(s===o.length?[...o,e]:o.map((t,n)=>n===s?e:t)),c(null)}} onClose=${()=>c(null)} />`}
<//>`});function sn({rules:e,books:t,onOpen:n,onRemove:r}){return C`<ul class="rows">
${t.map((i,o)=>C`<li key=${o} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(o)}
>
<span class="body"
>${z(e,i)}<small
>${e.words.phrase(`standing-${i.content.standing}`)}</small
></span
>
<span class="badge">${v(`call.change`)}</span>
</button>
${t.length>2&&C`<button class="button quiet" aria-label=${v(`open.remove`,{name:z(e,i)})} onClick=${()=>r(o)}><${a} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${v(`open.add-book`)}
</button>`}function cn({library:e},t){return He(e,t).points.map(({id:e,name:t,values:n})=>({id:e,name:t,cells:n.map(({value:e,text:t})=>({key:O(e),texts:[t]}))}))}function ln(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>({id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:t.map(t=>({key:V(t,n).length?O(un(t,n)):Z,texts:dn(e,t,n)}))}))}function un(e,t){let n=t=>t&&e.clock(t).bands.map(({id:e,readings:t,...n})=>n);return{rows:V(e,t).map(({when:e,then:t,effects:r,range:i,deferred:a,lateness:o})=>[e,t,[...r].sort(),i??null,a??null,n(o)??null]),scope:e.table(t).scope}}function dn(e,t,n){let r=V(t,n);return r.length?[...new Set(r.map(t=>Te(e,t)))]:[e.words.phrase(`status-not-covered`)]}function Q({cells:e}){return e.map(({key:e})=>e).filter(e=>e!==Z)}function $(e){return new Set(Q(e)).size>1}function fn({id:e,title:t,rules:n,books:r,lines:i,only:a}){let o=i.filter($).length,s=a?i.filter($):i;return C`<section class="stack">
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
${r.map((e,t)=>C`<th key=${t} scope="col">${z(n,e)}</th>`)}
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
class=${pn(t,Q(e)[0])}
>
${n.map(e=>C`<p key=${e}>${e}</p>`)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function pn(e,t){return e===Z?`silent`:e===t?``:`other`}var mn=L(({rules:e})=>C`<${x} title=${v(`open.fouls`)}>
<${Vt}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${I} rules=${e} />
<//>`);const hn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`account`,`person`],[`settings`,`settings`]];function gn(){let{tournament:e,official:t}=k(),n=ye();return C`<${x} title="Shinpan" up=${null}>
<p class="soft">${v(`open.what-it-is`)}</p>
${e&&C`<section class="card">
<small class="soft">${v(`open.your-tournament`)}</small>
<h2>${e.name}</h2>
${t&&C`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"
><${a} name="tables" /> ${v(`open.new-ruling`)}</a
>
<div class="pair">
<a class="button" href="#/log"
><${a} name="log" /> ${v(`open.log`)}</a
>
<a class="button" href="#/scan"
><${a} name="scan" /> ${v(`open.scan`)}</a
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
<a class="row" href=${e}><${a} name=${t} /><span class="body">${n}<small>${r}</small></span><${a} name="next" /></a>
</li>`}function vn(){return C`<section class="card">
<h2>${v(`open.join`)}</h2>
<p>${v(`open.join-text`)}</p>
<div class="pair">
<a class="button" href="#/scan"><${a} name="scan" /> ${v(`open.scan`)}</a>
<a class="button" href="#/join">${v(`open.join-link`)}</a>
</div>
</section>`}var yn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}}};function bn(){let t=m();l();let{library:n,usage:r,quota:a,persisted:o,lowStorage:s,outbox:u,elsewhere:d,syncedAt:f,tournament:p}=k(),[h,g]=T(o),[_,y]=T(``);A(()=>g(o),[o]),A(()=>void xn().then(y),[t]);let b=async()=>{let t=await navigator.storage.persist();g(t),t||e(v(`open.persist-refused`))},x=v(`open.storage-of`,{used:Sn(r),quota:Sn(a)}),S=[[v(`open.offline`),v(`ready.${t}`)],[v(`open.version`),_||`–`],[v(`open.books`),String(Object.keys(n?.books??{}).length)],[v(`open.unsent`),String(u.length+d.reduce((e,{count:t})=>e+t,0))],[v(`open.storage`),x],[v(`open.persistent`),v(h?`open.yes`:`open.no`)],...f?[[v(`open.last-synced`),c(f,p?.time_zone)]]:[]];return C`<section class="card">
<h2>${v(`open.kept-here`)}</h2>
${s&&C`<p class="note warn">${v(`open.storage-low`)}</p>`}
<${i} rows=${S} />
${!h&&C`<p class="soft">${v(`open.persist-text`)}</p>
${`storage`in navigator&&C`<button class="button" onClick=${b}>${v(`open.persist`)}</button>`}`}
</section>`}async function xn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function Sn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return u(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Cn(){let{online:e}=k();return C`<section class="card">
<h2>${v(`open.libraries`)}</h2>
<ul class="points">
${Object.entries(yn).map(([t,{version:n,licence:r}])=>C`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&C`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${v(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>
</section>`}const wn=h(g.referee,`Pushed`),Tn=h(g.referee,`Leave`),En=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`}],Dn=[`auto`,`light`,`dark`],On=[`left`,`right`];function kn(){let t=l(),{tournament:r,official:i}=k(),a=t=>r=>n({[t]:r}).catch(()=>e(v(`open.lang-not-here`))),o=(e,n,r)=>C`<${P} label=${n} value=${t[e]} options=${r} onChange=${a(e)} />`,s=(e,n,r=``)=>C`<${y} label=${n} hint=${r} checked=${t[e]} onChange=${a(e)} />`;return C`<${x} title=${v(`open.settings`)}>
${o(`lang`,`Language · 言語 · Langue`,En)} ${o(`theme`,v(`open.theme`),An(`theme`,Dn))}
${o(`hand`,v(`open.hand`),An(`hand`,On))} ${s(`discreet`,v(`open.discreet`),v(`open.discreet-text`))}
${s(`haptics`,v(`open.haptics`))} ${s(`sound`,v(`open.sound`))}
${r&&ie(i)&&C`<${wn} tournament=${r.id} as=${i.id} />`}
<${bn} />
<${Tn} />
<${Cn} />
<//>`}function An(e,t){return t.map(t=>({value:t,text:v(`open.${e}.${t}`)}))}function jn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,m=[v(`hall-table`,{label:c}),p(l),n].filter(Boolean).join(` · `);return C`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${_(o[0]?.kind??`none`)}`}>${a}</p>
<p>${m}${u?` · ${v(`own.team`)}`:``}</p>
${d&&C`<p class="soft">${S(d)}</p>`}
${s in Mn&&C`<p class="note info">${v(Mn[s])}</p>`}
${f&&C`<${Nn} escalation=${f} />`}
<${Pn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Mn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Nn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=v(t===`open`?`own.open.${n}`:`own.${t}`);return C`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${v(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>C`<li key=${e.id}><b>${v(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Pn({own:e,ruling:t,refresh:n}){let[r,i]=T(!1),[a,o]=T(``),[s,c]=T(``),[l,u]=T(``),[d,f]=T(!1),p=t.escalation?.status===`decided`;if(!p&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let m=v(p?`own.take-on`:`own.escalate`);return r?C`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),!a.trim())return u(v(`own.reason-wrong`));f(!0),u(``);let o={reason:a.trim(),...s.trim()&&{evidence:s.trim()}};try{await(await j.own()).escalate(e,t,o),i(!1),n()}catch(e){u(v(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{f(!1)}}} aria-label=${m}>
<${E} label=${v(`own.reason`)} value=${a} onInput=${o} wrong=${l} long maxlength="4000" />
${!p&&C`<${E} label=${v(`own.evidence`)} hint=${v(`own.evidence-hint`)} value=${s} onInput=${c} long maxlength="4000" />`}
<button class="button main" disabled=${d}>${m}</button>
<button class="button" type="button" onClick=${()=>i(!1)}>${v(`cancel`)}</button>
</form>`:C`<button class="button" type="button" onClick=${()=>i(!0)}>${m}</button>`}function Fn(){let{own:e,missing:t,state:n,refresh:r}=Rn();if(t)return C`<${x} title=${v(`own.title`)} up="#/"><${N} text=${v(`own.missing`)} /><//>`;if(!e?.page){let e=n?C`<${N} text=${v(`own.${n}`)} />`:C`<${s} />`;return C`<${x} title=${v(`own.title`)} up="#/">${e}<//>`}let{tournament:i,player:a,rulings:o,ledger:c}=e.page;return C`<${x} title=${a.name} up="#/">
<p class="soft">${i.name} · ${v(`own.number`,{number:a.id_number})}</p>
${n&&C`<p class="note warn" role="status">${v(`own.${n}`)} ${v(`own.as-of`,{time:zn(e.at,i)})}</p>`}
<${In} ledger=${c} />
<section class="stack">
<h2>${v(`own.rulings`)}</h2>
${o.length===0&&C`<${N} text=${v(`own.none`)} />`}
${o.map(t=>C`<${jn} key=${t.id} own=${e} ruling=${t} when=${zn(t.ruled_at,i)} refresh=${r} />`)}
</section>
<${Ae} tournament=${e.tournament} as=${e.player} player />
<//>`}function In({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return C`<section class="card">
<h2>${v(`own.owing`)}</h2>
${n.length===0&&C`<p>${v(`own.nothing`)}</p>`}
${n.map(([e,t])=>C`<p key=${e}>${Ln(e,t)}</p>`)}
</section>`}function Ln(e,t){return e===`P`?v(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):v(t>0?`own.money`:`own.money-back`,{amount:ee(e,Math.abs(t))})}function Rn(){let{lang:e}=l(),[t,n]=T(void 0),[r,i]=T(``),[a,o]=T(0);return A(()=>{let t=!1,r=async()=>{let r=await j.own(),a=await r.known();if(!t&&(n(e=>e??a??null),a))try{let o=await r.told(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function zn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?u(Intl.DateTimeFormat,n).format(new Date(e)):``}export{ut as Book,Be as Books,$t as Casual,on as Compare,Ft as Foul,mn as Fouls,je as Genuine,gn as Home,Pe as Join,Fn as Own,xe as Scan,kn as Settings};