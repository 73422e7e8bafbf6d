import{$t as e,At as t,B as n,Ct as r,Dt as i,Ft as a,H as o,It as s,Jt as c,K as l,Lt as u,Mt as d,N as f,Nt as p,Ot as m,Q as h,R as g,St as _,Tt as v,U as y,Wt as b,Xt as x,_ as S,_t as C,an as ee,at as w,br as T,bt as E,dr as te,en as D,fr as ne,g as re,gt as O,hr as k,ht as ie,jt as A,lr as j,mr as ae,mt as oe,nr as se,on as ce,or as le,ot as ue,rn as de,sr as fe,vr as M,vt as pe,w as me,wt as N,xt as P,yr as he,yt as F,zt as I}from"./app.js";import{At as ge,N as _e,Ot as ve,U as ye,Z as be,a as xe,at as L,c as Se,ct as R,et as Ce,i as we,it as z,jt as Te,kt as Ee,l as De,n as Oe,nt as B,o as V,ot as H,r as ke,rt as Ae,s as je,st as U,t as Me,tt as Ne}from"./shared.js";function Pe({args:[e=``]}){let[t,n]=T({}),[i,o]=T(0);return M(()=>{D.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof se&&e.status===404?`unknown`:`away`}))},[e,i]),b`<${r} title=${a(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&b`<${_} />`}
${t.receipt&&b`<${Fe} ...${t.receipt} />`}
${t.wrong===`unknown`&&b`<p class="note bad" role="status">${a(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&b`<p class="note warn" role="status">${a(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),o(i+1)}}>${a(`try-again`)}</button>`}
<//>`}function Fe({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:o,method:s}){let c={dateStyle:`medium`,timeStyle:`short`,timeZone:o},l=p(Intl.DateTimeFormat,c),u=[[a(`fines.tournament`),e],[a(`fines.number`),t],[a(`fines.amount-paid`),_e(r,n)],[a(`fines.how`),a(`fines.method.${s}`)],[a(`fines.when`),`${l.format(new Date(i))} (${o})`]];return b`<p class="note info" role="status"><strong>${a(`fines.genuine`)}</strong></p>
<dl class="facts">
${u.map(([e,t])=>b`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${a(`fines.compare`)}</p>`}const Ie=v(A.referee,`Leave`);let W=null;function Le({args:e}){let t=Te(`#/join/${e.join(`/`)}`),[n,i]=T(e.length>0?null:W);return M(()=>{t?.invitation&&(W=t,c(`#/join`,{replace:!0}))},[]),t?b`<${r} title=${a(`hall-join`)} up="#/" />`:n?b`<${ve} to=${n.tournament}>
<${Re} link=${n} onAnother=${()=>i(W=null)} />
<//>`:b`<${He} mangled=${e.length>0} onLink=${i} />`}function Re({link:e,onAnother:t}){let[n,r]=T(null),[o,s]=T(0),[c,l]=T(``);return M(()=>{r(null);let t=ge();D.join(e.tournament,e.invitation,c).then(e=>{if(W=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);i(a(`hall-joined`,{name:D.snapshot.state.settings.name})),t(`#/tables`)},e=>r(e))},[o]),n&&ze(n)?b`<${Be} onName=${e=>{l(e),s(o+1)}} />`:n?b`<${Ve} error=${n} again=${()=>s(o+1)} onAnother=${t} />`:b`<${Ee} up="#/" />`}function ze(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Be({onName:e}){let[t,n]=T(``),[i,o]=T(``);return b`<${r} title=${a(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):o(a(`hall-join-name-wrong`))}}>
<${C} label=${a(`hall-join-name`)} hint=${a(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${i}
autocomplete="name" maxlength="200" />
<button class="button main">${a(`hall-join`)}</button>
</form>
<//>`}function Ve({error:e,again:t,onAnother:n}){let i=[401,403,404,409,410,422].includes(e.status),o=i?a(`hall-join-refused`):e.name===`Unreachable`?a(`hall-join-unreachable`):e.message,s=b`<button class="button" onClick=${n}>${a(`hall-join-other`)}</button>
${!i&&b`<button class="button main" onClick=${t}>${a(`try-again`)}</button>`}`;return b`<${r} title=${a(`hall-join-failed`)} up="#/" actions=${s}>
<p class="note bad" role="alert">${o}</p>
<//>`}function He({mangled:e,onLink:t}){let{tournament:n}=m(),[i,o]=T(``),[s,c]=T(e?a(`hall-join-no-link`):``);return b`<${r} title=${a(`hall-join`)} up="#/">
<p>${a(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=Te(i);n?.invitation?t(n):c(a(`hall-join-no-link`))}}>
<${C} label=${a(`hall-join-link`)} value=${i} onInput=${o} wrong=${s} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${a(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${N} name="scan" /> ${a(`hall-scan`)}</a>
${n&&b`<a class="button" href="#/tables"><${N} name="tables" /> ${a(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${N} name="person" /> ${a(`hall-join-account`)}</a>
<${Ie} />
<//>`}var Ue=R(({rules:e})=>{let{tournament:t}=m(),{library:n,words:i,choice:o,book:s}=e;return b`<${r} title=${a(`open.books`)}>
${t&&b`<a class="row card" href="#/book/tournament">
<${N} name="book" />
<span class="body"
><small>${a(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${N} name="next" />
</a>`}
<a class="row card" href=${G(o)}>
<${N} name="book" />
<span class="body"
><small>${a(`open.rules-in-use`)}</small
><strong>${L(e,s)}</strong></span
>
<${N} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>b`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${i.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${i.phrase(`standing-${e.standing}`)}</small>
</span>
<${N} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${N} name="compare" /> ${a(`open.compare`)}</a
>
<//>`});function G({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function We({rules:e,spoken:t}){let n=t.status===`needs-facts`;return b`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?a(`open.answer-first`):t.line}</p>
${t.say&&!n&&b`<p class="say">${a(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&b`<section class="stack">
<h2>${a(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>b`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${h} stays=${t.stays} />
${!n&&b`<${Ge} rules=${e} spoken=${t} />`}`}function Ge({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return b`<section class="stack">
<h2>${a(`open.why`)}</h2>
${y(t).map(e=>b`<p key=${e}>${e}</p>`)}
<${Ae} rules=${e} standing=${t.rulebook.standing} />
${i&&b`<p>${o(i.source)}</p>
${i.notes.map(e=>b`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>b`<${Ke} key=${e.id} reading=${e} />`)}
${r.length>0&&b`<details class="fold">
<summary><h3>${a(`call.examples`)}</h3></summary>
<ul class="points">
${r.map(e=>b`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function Ke({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return b`<div class="card">
<small class="soft">${a(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>b`<p key=${e} class="soft">${a(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function qe({rules:e,book:t,who:n}){let[r,i]=T(0),s=t.clock(n),c=Math.max(...s.openings(),0)+300,l=ue(e.library,ce(t,n,r));return b`<article>
<h3>${a(`open.who.${n}`)}</h3>
<${Je} clock=${s} end=${c} seconds=${r} />
<label class="field"
><span>${a(`open.how-late`)}</span>
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
<p role="status"><strong>${j(r)}</strong> · ${l.line}</p>
<ol class="points">
${s.bands.map(r=>b`<li key=${r.id}>
<strong
>${a(`open.from-time`,{time:j(s.opens(r))})}</strong
>
${` ${Ye(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${o(l.source)}</p>
</article>`}function Je({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return b`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>b`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&j(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function Ye({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),o=n.per_minute&&r(n.per_minute),s=n.once&&r(n.once),c=[o&&a(`open.per-minute`,{cost:o}),s&&a(`open.once`,{cost:s})].filter(Boolean),l=n.instead_of?[a(`open.instead`)]:[];return[c.join(` + `),...l,...i].filter(Boolean).join(` · `)}const Xe=[{id:`fouls`,Section:Ze},{id:`lateness`,Section:tt},{id:`procedures`,Section:nt},{id:`readings`,Section:ot},{id:`points`,Section:st},{id:`sources`,Section:ct}];function K({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:b`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function Ze({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(et(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>V(t,e).length>0),c=a.filter(e=>!s.includes(e));return b`<${K}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>b`<article key=${n}>
<h3><${$e} rules=${e} foul=${n} /></h3>
<${ke} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&b`<${Qe} rules=${e} fouls=${c} />`}
<//>`})}function Qe({rules:e,fouls:t}){return b`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>b`<li key=${t}><${$e} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function $e({rules:e,foul:t}){return b`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function et(e,t,n){let r=V(t,n).map(t=>[xe(e,t),...we(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function tt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${a(`open.lateness`)} ${a(`open.who.${e}`)}`));return b`<${K}
title=${a(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>b`<${qe} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&b`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function nt({rules:e,book:t,found:n,searching:r}){let{words:i}=e,o=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:rt(e,t),steps:r.filter(({step:r})=>n(`${rt(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return b`<${K}
title=${a(`open.procedures`)}
count=${o.length}
searching=${r}
>
${o.map(({id:t,name:n,steps:r})=>b`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>b`<li key=${n}>
${i.step(t.step)}
${it(e,t.when).map(e=>b`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function rt({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):a(`open.procedure.${n}`)}function it({words:e},t){return Object.entries(t).filter(([e])=>e in ae()).map(([t,n])=>{let r=[n].flat().map(n=>at(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function at(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function ot({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return b`<${K}
title=${a(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${a(`open.readings-text`)}</p>
${i.map(e=>b`<${Ke} key=${e.id} reading=${e} />`)}
<//>`}function st({rules:e,book:t,found:n,searching:r}){let{points:i}=je(e.library,[t]),o=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return b`<${K}
title=${a(`open.rule-points`)}
count=${o.length}
searching=${r}
>
<${P} rows=${o.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function ct({rules:e,book:t,found:n,searching:r}){let{references:i}=e.library.catalogue,o=lt(t).map(e=>({id:e,...i[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return b`<${K}
title=${a(`open.sources`)}
count=${o.length}
searching=${r}
>
<ul class="points">
${o.map(({id:e,title:t,publisher:n,year:r,reading:i})=>b`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${a(`open.read.${i}`)}</span
>
</li>`)}
</ul>
<//>`}function lt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>V(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}var ut=R(({args:[e=``],rules:t})=>{let{query:n}=x(),{tournament:i,book:o}=m();if(e===`tournament`&&o)return b`<${ft}
rules=${t}
book=${o}
choice=${{...H(o.id),...i?.rulebook}}
/>`;if(!(e in t.library.books))return b`<${r} title=${a(`lost`)} up="#/books"
><${E} text=${a(`lost-text`)}
/><//>`;let s=dt(e,n.get(`with`)),c=U(t.library,s),l=c?H(e):s;return b`<${ft}
rules=${t}
book=${z(t.library,l)}
choice=${l}
wrong=${c}
/>`});function dt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return H(e)}}function ft({rules:e,book:t,choice:n,wrong:o}){let[s,l]=T(``),[u,d]=T(!1),{library:f,words:p}=e,m=pt(e,s);return b`<${r} title=${L(e,t)} up="#/books">
<${Ne} error=${o} />
<${Ae} rules=${e} standing=${t.content.standing} />
<p>${p.standingNote(t.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>d(!0)}
>
${a(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(n),i(a(`open.in-use-now`))}}>
${a(`open.use-these`)}
</button>
</div>
<${C}
type="search"
label=${a(`open.search-book`)}
value=${s}
autocomplete="off"
onInput=${l}
/>
${Xe.map(({id:n,Section:r})=>b`<${r} key=${n} rules=${e} book=${t} found=${m} searching=${!!s.trim()} />`)}
${u&&b`<${Ce} rules=${e} value=${n} onUse=${e=>{d(!1),c(G(e),{replace:!0})}} onClose=${()=>d(!1)} />`}
<//>`}function pt({library:e},t){let n=le(e,t),{items:r}=fe(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}const mt={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[q,J]=[112,64];function ht({names:e,notes:t,pot:n,payments:r,number:i,to:o}){return b`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${o?`group`:`img`} aria-label=${a(`open.arrows`)}>
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
${e.map((e,n)=>b`<${_t} key=${n} spot=${mt[n]} name=${e} note=${t[n]} to=${o?.(n)} />`)}
${n&&b`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>b`<${yt} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${gt} names=${e} payments=${r} number=${i} /></div>
</figure>`}function gt({names:e,payments:t,number:n}){let r=t=>t===`table`?a(`open.the-table`):e[t];return b`<ul class="points">
${t.map(({from:e,to:t,points:i},o)=>b`<li key=${o}>
${a(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function _t({spot:[e,t],name:n,note:r,to:i}){let a=b`<g>
<rect
x=${e-q/2}
y=${t-J/2}
width=${q}
height=${J}
rx="10"
/>
<text class="name" x=${e} y=${t-5}>${vt(n)}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?b`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function vt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function yt({payment:e,text:t}){let[n,r]=[Y(e.from),Y(e.to)],[i,a]=St(n,r),[o,s]=St(r,n),c=xt(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=bt(c,n[0]===r[0]);return b`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${l+d} y=${u+f+6}>${t}</text>
</g>`}function bt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function xt(e,t){let[n,r]=Y(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(Y(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function Y(e){return mt[e]??[0,0]}function St([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((q/2+6)/Math.abs(r),(J/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const X=[0,1,2,3],Ct=[`east`,`south`,`west`,`north`];function wt(e,t){return Ct[(e-t+4)%4]??`east`}function Tt(e,t){return e===`table`?`table`:(Ct.indexOf(e)+t)%4}function Et(e){let t=new Map([...X,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of X)t.set(e,0);else for(let e of Ot(n))kt(t,e);return{net:X.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Dt(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Ot(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function kt(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function At(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function jt({typed:e,onChange:t,onClose:n}){return b`<${oe} title=${a(`open.names`)} onClose=${n}>
<p class="soft">${a(`open.names-text`)}</p>
${X.map(n=>b`<${C}
key=${n}
label=${a(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${a(`open.done`)}</button>
<//>`}function Mt({net:e,names:t,number:n,onSettled:r,onClose:i}){let o=At(e),s=()=>{r(),i()},c=t.map((t,r)=>[t,Dt(e[r]??0,n)]);return b`<${oe} title=${a(`open.settle`)} onClose=${i}>
<p>${a(o.length?`open.settle-text`:`open.settle-even`)}</p>
<${P} rows=${c} />
<${gt} names=${t} payments=${o} number=${n} />
<button class="button main" onClick=${s}>
${a(`open.settle-done`)}
</button>
<//>`}function Nt({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>b`<${f}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function Pt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?b`<section class="stack">
<h2>${a(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>b`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${a(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Ft({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:o=!1}){let{book:s,words:c}=e,l={context:r,onChange:i};return b`<${ie} title=${b`<h2>${a(`open.around`)}</h2>`}>
${()=>b`<div class="stack">
<${Oe} book=${s} words=${c} foul=${t} facts=${n} ...${l} />
${!o&&b`<${It} rules=${e} ...${l} />`}
</div>`}
<//>`}function It({rules:{words:e},context:t,onChange:n}){let r=ne.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return b`<${F}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&b`<${pe}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:a(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var Lt=R(({args:[e=``],rules:t})=>e in t.library.catalogue.fouls?b`<${Rt} id=${e} rules=${t} />`:b`<${r} title=${a(`lost`)} up="#/fouls"
><${E} text=${a(`lost-text`)}
/><//>`);function Rt({id:e,rules:t}){let[n,i]=T({}),[a,o]=T({}),s=S(t.book,e,n,{})?n:{},c=S(t.book,e,s,a)?a:{},l=w(t.library,de(t.book,e,s,c));return b`<${r} title=${l.foul.name} up="#/fouls">
<${Nt} spoken=${l} onAnswer=${(e,t)=>i({...s,[e]:t})} />
<${Pt} rules=${t} facts=${s} onForget=${e=>i(zt(s,e))} />
<${We} rules=${t} spoken=${l} />
<${Ft} rules=${t} foul=${e} facts=${s} context=${c} onChange=${o} />
<${Bt} rules=${t} foul=${e} facts=${s} context=${c} />
<${B} rules=${t} />
<//>`}function zt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Bt({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>z(e.library,H(t))),o=[...new Map([e.book,...i].map(t=>[L(e,t),t]))],s=Se(o.map(([,e])=>e),t,n,r).map(t=>Ht(w(e.library,t)));return b`<section class="stack">
<h2>${a(`open.everywhere`)}</h2>
<ul class="rows">
${o.map(([e,{content:t}],n)=>b`<li key=${e}>
<a class="row" href=${G(Vt(t))}>
<span class="body"><small>${e}</small>
<span class=${s[n]===s[0]?``:`strong`}>${s[n]}</span></span>
<${N} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Vt({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Ht(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?n(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Z={occasion:``,query:``};function Ut({rules:e,occasion:t,...n}){let[r,i]=T(Z.occasion===t?Z.query:``),o=e=>{Z={occasion:t,query:e},i(e)},{library:s,book:c,words:l}=e;return b`<${re} library=${s} book=${c} words=${l} label=${a(`call.what`)} hint=${a(`open.search-hint`)}
query=${r} onQuery=${o} ...${n} />`}const Wt={casual:!0};function Gt({rules:e,evening:t,names:n,person:i}){return b`<${r}
title=${a(`open.foul-of`,{name:n[i]??``})}
up="#/casual"
>
<${Ut}
rules=${e}
occasion=${`${i} ${t.events.length}`}
address=${e=>`#/casual/${i}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Kt(e){let{rules:t,evening:n,names:i,person:o,foul:s}=e,[c,l]=T({}),[u,d]=T(Wt),[f,p]=T(0),m=wt(o,n.east),h={...u,seat:m},g=qt(t,s,c,h),_=g.range?.[f]?f:0,{line:v,payments:y}=Jt(e,g,_,m),x=Yt(e,v,y),S=![`needs-facts`,`not-covered`].includes(g.status)&&b`<button class="button main" onClick=${x}>${a(`open.note`)}</button>`,C=(e,t)=>l({...c,[e]:t}),ee=e=>l(zt(c,e)),w=i.map((e,r)=>t.words.phrase(`seat-${wt(r,n.east)}`));return b`<${r} title=${`${i[o]}: ${g.foul.name}`} up=${`#/casual/${o}`} actions=${S}>
<${Nt} spoken=${g} onAnswer=${C} />
<${Pt} rules=${t} facts=${c} onForget=${ee} />
${g.range&&b`<${O} label=${a(`open.you-choose`)} value=${_} onChange=${p} options=${Xt(t,g)} />`}
${y.length>0&&b`<${ht} names=${i} notes=${w} pot="" payments=${y} number=${e=>t.words.number(e)} />`}
<${We} rules=${t} spoken=${{...g,say:``}} />
<${Ft} rules=${t} foul=${s} facts=${c} context=${h} onChange=${d} fixed />
<//>`}function qt({book:e,library:t},n,r,i){let a=S(e,n,r,i)??de(e,n,r,{...Wt,seat:i.seat});return w(t,a)}function Jt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Zt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Tt(e,t),to:Tt(n,t),points:r}))}}function Yt({evening:e,set:t,person:n,foul:r},o,l){let u=he(!1);return()=>{u.current||(u.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:o,payments:l}]}),s(),i(a(`open.recorded`)),c(`#/casual`,{replace:!0}))}}function Xt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Zt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?ee(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const Qt={choice:null,names:[``,``,``,``],east:0,events:[]};var $t=R(({args:[t,n],rules:i})=>{let[o,s]=e(`shinpan.casual`,Qt),c=e=>s({...o,...e}),l=en(i,o,c),u={rules:l,evening:o,set:c,names:X.map(e=>o.names[e]?.trim()||a(`open.player`,{number:e+1}))};return t===void 0?b`<${tn} ...${u} />`:X.includes(Number(t))&&(!n||n in l.library.catalogue.fouls)?n?b`<${Kt}
...${u}
person=${Number(t)}
foul=${n}
/>`:b`<${Gt} ...${u} person=${Number(t)} />`:b`<${r} title=${a(`lost`)} up="#/casual"
><${E} text=${a(`lost-text`)}
/><//>`});function en(e,t,n){let{library:r}=e,i=t.choice&&!U(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=U(r,s)?i:s;return{...e,choice:c,book:z(r,c),choose:e=>n({choice:e})}}function tn({rules:e,evening:t,set:n,names:i}){let[o,s]=T(``),{net:c,table:l}=Et(t.events),u=t=>e.words.number(t),d=e=>n({events:[...t.events,e]}),f=t.events.at(-1),p=b`<button class="button" disabled=${!f} onClick=${()=>n({events:t.events.slice(0,-1)})}>${a(`open.undo`)}</button>
<button class="button main" disabled=${!f} onClick=${()=>s(`settle`)}>${a(`open.settle`)}</button>`,m={names:i,number:u,onClose:()=>s(``)};return b`<${r} title=${a(`open.casual`)} actions=${p}>
<section class="stack">
<h2>${a(`open.who-fouled`)}</h2>
<${ht} names=${i} notes=${c.map(e=>Dt(e,u))} pot=${l?u(l):``}
payments=${f?Ot(f):[]} number=${u} to=${e=>`#/casual/${e}`} />
</section>
${l>0&&b`<${rn} text=${u(l)} names=${i} onWon=${e=>d({kind:`won`,by:e,points:l})} />`}
<${nn} east=${t.east} names=${i} onEast=${e=>n({east:e})} onNames=${()=>s(`names`)} />
<${an} rules=${e} events=${t.events} names=${i} />
<${B} rules=${e} />
${o===`names`&&b`<${jt} ...${m} typed=${t.names} onChange=${e=>n({names:e})} />`}
${o===`settle`&&b`<${Mt} ...${m} net=${c} onSettled=${()=>d({kind:`settled`,payments:At(c)})} />`}
<//>`}function nn({east:e,names:t,onEast:n,onNames:r}){return b`<${O} label=${a(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${a(`open.names`)}</button>`}function rn({text:e,names:t,onWon:n}){return b`<section class="note info stack">
<h2>${a(`open.pot`,{points:e})}</h2>
<p>${a(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>b`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function an({rules:e,events:t,names:n}){if(!t.length)return b`<p class="soft">${a(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?a(`open.settled`):t.kind===`won`?a(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return b`<section class="stack">
<h2>${a(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>b`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}const Q=k(`not-stated`);var on=R(({rules:t})=>{let{library:n,choice:i}=t,o=Object.keys(n.books).filter(e=>e!==i.id),[s,c]=e(`shinpan.compare`,[i,...o.slice(-2).map(H)]),l=s.filter(e=>!U(n,e)),[u,d]=T(null),[f,p]=T(!0),m=l.map(e=>z(n,e));return b`<${r} title=${a(`open.compare`)}>
<${sn}
rules=${t}
books=${m}
onOpen=${d}
onRemove=${e=>c(l.filter((t,n)=>n!==e))}
/>
<${F}
label=${a(`open.only-different`)}
hint=${a(`open.silence`)}
checked=${f}
onChange=${p}
/>
<${pn}
id="points"
title=${a(`open.rule-points`)}
rules=${t}
books=${m}
lines=${cn(t,m)}
only=${f}
/>
<${pn}
id="fouls"
title=${a(`open.fouls`)}
rules=${t}
books=${m}
lines=${ln(t,m)}
only=${f}
/>
${u!==null&&b`<${Ce} rules=${t} value=${l[u]??H(i.id)} onUse=${e=>{c(u===l.length?[...l,e]:l.map((t,n)=>n===u?e:t)),d(null)}} onClose=${()=>d(null)} />`}
<//>`});function sn({rules:e,books:t,onOpen:n,onRemove:r}){return b`<ul class="rows">
${t.map((i,o)=>b`<li key=${o} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(o)}
>
<span class="body"
>${L(e,i)}<small
>${e.words.phrase(`standing-${i.content.standing}`)}</small
></span
>
<span class="badge">${a(`call.change`)}</span>
</button>
${t.length>2&&b`<button class="button quiet" aria-label=${a(`open.remove`,{name:L(e,i)})} onClick=${()=>r(o)}><${N} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${a(`open.add-book`)}
</button>`}function cn({library:e},t){return je(e,t).points.map(({id:e,name:t,values:n})=>({id:e,name:t,cells:n.map(({value:e,text:t})=>({key:k(e),texts:[t]}))}))}function ln(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>({id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:t.map(t=>({key:V(t,n).length?k(un(t,n)):Q,texts:dn(e,t,n)}))}))}function un(e,t){let n=t=>t&&e.clock(t).bands.map(({id:e,readings:t,...n})=>n);return{rows:V(e,t).map(({when:e,then:t,effects:r,range:i,deferred:a,lateness:o})=>[e,t,[...r].sort(),i??null,a??null,n(o)??null]),scope:e.table(t).scope}}function dn(e,t,n){let r=V(t,n);return r.length?[...new Set(r.map(t=>xe(e,t)))]:[e.words.phrase(`status-not-covered`)]}function fn({cells:e}){return e.map(({key:e})=>e).filter(e=>e!==Q)}function $(e){return new Set(fn(e)).size>1}function pn({id:e,title:t,rules:n,books:r,lines:i,only:o}){let s=i.filter($).length,c=o?i.filter($):i;return b`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">
${a(`open.different`,{count:s,all:i.length})}
</p>
<div
class="sideways"
tabindex="0"
role="region"
aria-labelledby=${`grid-${e}`}
hidden=${c.length===0}
>
<table>
<thead>
<tr>
<td></td>
${r.map((e,t)=>b`<th key=${t} scope="col">${L(n,e)}</th>`)}
</tr>
</thead>
<tbody>
${c.map(e=>b`<tr key=${e.id} class=${$(e)?`differs`:``}>
<th scope="row">
${e.href?b`<a class="reach" href=${e.href}>${e.name}</a>`:e.name}
${!o&&$(e)&&b`<span class="badge warn">${a(`open.differs`)}</span>`}
</th>
${e.cells.map(({key:t,texts:n},r)=>b`<td
key=${r}
class=${mn(t,fn(e)[0])}
>
${n.map(e=>b`<p key=${e}>${e}</p>`)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function mn(e,t){return e===Q?`silent`:e===t?``:`other`}var hn=R(({rules:e})=>b`<${r} title=${a(`open.fouls`)}>
<${Ut}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${B} rules=${e} />
<//>`);const gn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`account`,`person`],[`settings`,`settings`]];function _n(){let{tournament:e,official:t}=m(),n=be();return b`<${r} title="Shinpan" up=${null}>
<p class="soft">${a(`open.what-it-is`)}</p>
${e&&b`<section class="card">
<small class="soft">${a(`open.your-tournament`)}</small>
<h2>${e.name}</h2>
${t&&b`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"
><${N} name="tables" /> ${a(`open.new-ruling`)}</a
>
<div class="pair">
<a class="button" href="#/log"
><${N} name="log" /> ${a(`open.log`)}</a
>
<a class="button" href="#/scan"
><${N} name="scan" /> ${a(`open.scan`)}</a
>
</div>
</section>`}
<nav aria-label=${a(`open.without-account`)}>
<ul class="rows">
${n&&b`<${vn} href=${`#/board/${n.slug}`} icon="tables" text=${a(`open.to.board`)} about=${n.name} />`}
${gn.map(([e,t])=>b`<${vn} key=${e} href=${`#/${e}`} icon=${t} text=${a(`open.to.${e}`)} about=${a(`open.about.${e}`)} />`)}
</ul>
</nav>
${!e&&b`<${yn} />`}
<//>`}function vn({href:e,icon:t,text:n,about:r}){return b`<li>
<a class="row" href=${e}><${N} name=${t} /><span class="body">${n}<small>${r}</small></span><${N} name="next" /></a>
</li>`}function yn(){return b`<section class="card">
<h2>${a(`open.join`)}</h2>
<p>${a(`open.join-text`)}</p>
<div class="pair">
<a class="button" href="#/scan"><${N} name="scan" /> ${a(`open.scan`)}</a>
<a class="button" href="#/join">${a(`open.join-link`)}</a>
</div>
</section>`}var bn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}}};function xn(){let e=t();I();let{library:n,usage:r,quota:o,persisted:s,lowStorage:c,outbox:l,elsewhere:u,syncedAt:f,tournament:p}=m(),[h,g]=T(s),[_,v]=T(``);M(()=>g(s),[s]),M(()=>void Sn().then(v),[e]);let y=async()=>{let e=await navigator.storage.persist();g(e),e||i(a(`open.persist-refused`))},x=a(`open.storage-of`,{used:Cn(r),quota:Cn(o)}),S=[[a(`open.offline`),a(`ready.${e}`)],[a(`open.version`),_||`–`],[a(`open.books`),String(Object.keys(n?.books??{}).length)],[a(`open.unsent`),String(l.length+u.reduce((e,{count:t})=>e+t,0))],[a(`open.storage`),x],[a(`open.persistent`),a(h?`open.yes`:`open.no`)],...f?[[a(`open.last-synced`),d(f,p?.time_zone)]]:[]];return b`<section class="card">
<h2>${a(`open.kept-here`)}</h2>
${c&&b`<p class="note warn">${a(`open.storage-low`)}</p>`}
<${P} rows=${S} />
${!h&&b`<p class="soft">${a(`open.persist-text`)}</p>
${`storage`in navigator&&b`<button class="button" onClick=${y}>${a(`open.persist`)}</button>`}`}
</section>`}async function Sn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function Cn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return p(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function wn(){let{online:e}=m();return b`<section class="card">
<h2>${a(`open.libraries`)}</h2>
<ul class="points">
${Object.entries(bn).map(([t,{version:n,licence:r}])=>b`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&b`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${a(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>
</section>`}const Tn=v(A.referee,`PushSwitch`),En=v(A.referee,`Leave`),Dn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],On=[`auto`,`light`,`dark`],kn=[`left`,`right`];function An(){let e=I(),{tournament:t,official:n}=m(),o=e=>t=>u({[e]:t}).catch(()=>i(a(`open.lang-not-here`))),s=(t,n,r)=>b`<${O} label=${n} value=${e[t]} options=${r} onChange=${o(t)} />`,c=(t,n,r=``)=>b`<${F} label=${n} hint=${r} checked=${e[t]} onChange=${o(t)} />`;return b`<${r} title=${a(`open.settings`)}>
${s(`lang`,`Language · 言語 · Langue · Язык`,Dn)} ${s(`theme`,a(`open.theme`),jn(`theme`,On))}
${s(`hand`,a(`open.hand`),jn(`hand`,kn))} ${c(`discreet`,a(`open.discreet`),a(`open.discreet-text`))}
${c(`haptics`,a(`open.haptics`))} ${c(`sound`,a(`open.sound`))}
${t&&me(n)&&b`<${Tn} tournament=${t.id} as=${n.id} />`}
<${xn} />
<${En} />
<${wn} />
<//>`}function jn(e,t){return t.map(t=>({value:t,text:a(`open.${e}.${t}`)}))}function Mn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:s,penalties:c,status:u,table:d,hand:f,team:p,source:m,escalation:h}=t,_=[a(`hall-table`,{label:d}),g(f),n].filter(Boolean).join(` · `);return b`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${l(c[0]?.kind??`none`)}`}>${s}</p>
<p>${_}${p?` · ${a(`own.team`)}`:``}</p>
${m&&b`<p class="soft">${o(m)}</p>`}
${u in Nn&&b`<p class="note info">${a(Nn[u])}</p>`}
${h&&b`<${Pn} escalation=${h} />`}
<${Fn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Nn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Pn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,o=a(t===`open`?`own.open.${n}`:`own.${t}`);return b`<div class="stack">
<p class="note info">${o}</p>
<ol class="plain">
<li><b>${a(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>b`<li key=${e.id}><b>${a(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Fn({own:e,ruling:t,refresh:n}){let[r,i]=T(!1),[o,s]=T(``),[c,l]=T(``),[u,d]=T(``),[f,p]=T(!1),m=t.escalation?.status===`decided`;if(!m&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let h=a(m?`own.take-on`:`own.escalate`);return r?b`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),!o.trim())return d(a(`own.reason-wrong`));p(!0),d(``);let s={reason:o.trim(),...c.trim()&&{evidence:c.trim()}};try{await(await D.playerPage()).escalate(e,t,s),i(!1),n()}catch(e){d(a(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{p(!1)}}} aria-label=${h}>
<${C} label=${a(`own.reason`)} value=${o} onInput=${s} wrong=${u} long maxlength="4000" />
${!m&&b`<${C} label=${a(`own.evidence`)} hint=${a(`own.evidence-hint`)} value=${c} onInput=${l} long maxlength="4000" />`}
<button class="button main" disabled=${f}>${h}</button>
<button class="button" type="button" onClick=${()=>i(!1)}>${a(`cancel`)}</button>
</form>`:b`<button class="button" type="button" onClick=${()=>i(!0)}>${h}</button>`}function In(){let{own:e,missing:t,state:n,refresh:i}=zn();if(t)return b`<${r} title=${a(`own.title`)} up="#/"><${E} text=${a(`own.missing`)} /><//>`;if(!e?.page){let e=n?b`<${E} text=${a(`own.${n}`)} />`:b`<${_} />`;return b`<${r} title=${a(`own.title`)} up="#/">${e}<//>`}let{tournament:o,player:s,rulings:c,ledger:l}=e.page;return b`<${r} title=${s.name} up="#/">
<p class="soft">${o.name} · ${a(`own.number`,{number:s.id_number})}</p>
${n&&b`<p class="note warn" role="status">${a(`own.${n}`)} ${a(`own.as-of`,{time:Bn(e.at,o)})}</p>`}
<${Ln} ledger=${l} />
<section class="stack">
<h2>${a(`own.rulings`)}</h2>
${c.length===0&&b`<${E} text=${a(`own.none`)} />`}
${c.map(t=>b`<${Mn} key=${t.id} own=${e} ruling=${t} when=${Bn(t.ruled_at,o)} refresh=${i} />`)}
</section>
<${Me} tournament=${e.tournament} as=${e.player} player />
<//>`}function Ln({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return b`<section class="card">
<h2>${a(`own.owing`)}</h2>
${n.length===0&&b`<p>${a(`own.nothing`)}</p>`}
${n.map(([e,t])=>b`<p key=${e}>${Rn(e,t)}</p>`)}
</section>`}function Rn(e,t){return e===`P`?a(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?a(`own.table-points`,{points:ye(-t,!0)}):a(t>0?`own.money`:`own.money-back`,{amount:te(e,Math.abs(t))})}function zn(){let{lang:e}=I(),[t,n]=T(void 0),[r,i]=T(``),[a,o]=T(0);return M(()=>{let t=!1,r=async()=>{let r=await D.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function Bn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?p(Intl.DateTimeFormat,n).format(new Date(e)):``}export{ut as Book,Ue as Books,$t as Casual,on as Compare,Lt as Foul,hn as Fouls,_n as Home,Le as Join,In as PlayerPage,Pe as Receipt,De as Scan,An as Settings};