import{$t as e,Ar as t,At as n,Bt as r,Ct as i,Dr as a,Dt as o,E as s,Gt as c,Ht as l,It as u,Jt as d,K as f,Kt as p,Lr as m,M as h,Mr as g,Mt as _,Nr as v,Ot as y,Pt as b,Rr as ee,Rt as te,St as ne,Tr as x,Tt as re,Ut as ie,Vt as ae,Wt as S,_n as oe,an as C,br as se,c as w,dn as T,hn as ce,it as le,jt as E,kr as ue,kt as D,ot as O,p as de,q as fe,rt as pe,sn as me,st as he,tt as ge,un as k,vn as _e,vt as ve,wr as ye,wt as A,xt as j,zr as M,zt as N}from"./app.js";import{At as P,Ct as be,Dt as F,Et as I,Ot as L,Tt as R,a as xe,an as Se,bt as Ce,c as we,ct as Te,i as Ee,in as De,jt as z,kt as B,l as Oe,n as ke,nn as Ae,o as V,r as je,rn as Me,s as H,t as Ne,wt as Pe,yt as Fe}from"./shared.js";function Ie({args:[t=``]}){let[r,i]=M({}),[a,o]=M(0);return m(()=>{T.visitor().then(({findReceipt:e})=>e(t)).then(e=>i({receipt:e}),e=>i({wrong:e instanceof se&&e.status===404?`unknown`:`away`}))},[t,a]),e`<${E} title=${S(`fines.genuine-title`)}>
${!r.receipt&&!r.wrong&&e`<${n} />`}
${r.receipt&&e`<${Le} ...${r.receipt} />`}
${r.wrong===`unknown`&&e`<p class="note bad" role="status">${S(`fines.not-genuine`)}</p>`}
${r.wrong===`away`&&e`<p class="note warn" role="status">${S(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{i({}),o(a+1)}}>${S(`try-again`)}</button>`}
<//>`}function Le({tournament:t,number:n,amount:r,unit:i,paid_at:a,time_zone:o,method:s}){let c={dateStyle:`medium`,timeStyle:`short`,timeZone:o},u=l(Intl.DateTimeFormat,c),d=[[S(`fines.tournament`),t],[S(`fines.number`),n],[S(`fines.amount-paid`),Te(i,r)],[S(`fines.how`),S(`fines.method.${s}`)],[S(`fines.when`),`${u.format(new Date(a))} (${o})`]];return e`<p class="note info" role="status"><strong>${S(`fines.genuine`)}</strong></p>
<dl class="facts">
${d.map(([t,n])=>e`<div key=${t}><dt>${t}</dt><dd>${n}</dd></div>`)}
</dl>
<p class="soft">${S(`fines.compare`)}</p>`}const Re=b(r.referee,`Leave`);let U=null;function ze({args:t}){let n=Se(`#/join/${t.join(`/`)}`),[r,i]=M(t.length>0?null:U);return m(()=>{n?.invitation&&(U=n,C(`#/join`,{replace:!0}))},[]),n?e`<${E} title=${S(`hall-join`)} up="#/" />`:r?e`<${Ae} to=${r.tournament}>
<${Be} link=${r} onAnother=${()=>i(U=null)} />
<//>`:e`<${We} mangled=${t.length>0} onLink=${i} />`}function Be({link:t,onAnother:n}){let[r,i]=M(null),[a,o]=M(0),[s,c]=M(``);return m(()=>{i(null);let e=De();T.join(t.tournament,t.invitation,s).then(t=>{if(U=null,t.board)return e(`#/board/${t.board}`);if(t.player)return e(`#/own`);u(S(`hall-joined`,{name:T.snapshot.state.settings.name})),e(`#/tables`)},e=>i(e))},[a]),r&&Ve(r)?e`<${He} onName=${e=>{c(e),o(a+1)}} />`:r?e`<${Ue} error=${r} again=${()=>o(a+1)} onAnother=${n} />`:e`<${Me} up="#/" />`}function Ve(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function He({onName:t}){let[n,r]=M(``),[i,a]=M(``);return e`<${E} title=${S(`hall-join`)} up="#/">
<form class="stack" onSubmit=${e=>{e.preventDefault(),n.trim()?t(n.trim()):a(S(`hall-join-name-wrong`))}}>
<${A} label=${S(`hall-join-name`)} hint=${S(`hall-join-name-hint`)} value=${n} onInput=${r} wrong=${i}
autocomplete="name" maxlength="200" />
<button class="button main">${S(`hall-join`)}</button>
</form>
<//>`}function Ue({error:t,again:n,onAnother:r}){let i=[401,403,404,409,410,422].includes(t.status),a=i?S(`hall-join-refused`):t.name===`Unreachable`?S(`hall-join-unreachable`):t.message,o=e`<button class="button" onClick=${r}>${S(`hall-join-other`)}</button>
${!i&&e`<button class="button main" onClick=${n}>${S(`try-again`)}</button>`}`;return e`<${E} title=${S(`hall-join-failed`)} up="#/" actions=${o}>
<p class="note bad" role="alert">${a}</p>
<//>`}function We({mangled:t,onLink:n}){let{tournament:r}=N(),[i,a]=M(``),[o,s]=M(t?S(`hall-join-no-link`):``);return e`<${E} title=${S(`hall-join`)} up="#/">
<p>${S(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=Se(i);t?.invitation?n(t):s(S(`hall-join-no-link`))}}>
<${A} label=${S(`hall-join-link`)} value=${i} onInput=${a} wrong=${o} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${S(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${_} name="scan" /> ${S(`hall-scan`)}</a>
${r&&e`<a class="button" href="#/tables"><${_} name="tables" /> ${S(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${_} name="person" /> ${S(`hall-join-account`)}</a>
<${Re} />
<//>`}var Ge=z(({rules:t})=>{let{tournament:n}=N(),{library:r,words:i,choice:a,book:o}=t;return e`<${E} title=${S(`open.books`)}>
${n&&e`<a class="row card" href="#/book/tournament">
<${_} name="book" />
<span class="body"
><small>${S(`open.tournament-rules`)}</small
><strong>${n.name}</strong></span
>
<${_} name="next" />
</a>`}
<a class="row card" href=${W(a)}>
<${_} name="book" />
<span class="body"
><small>${S(`open.rules-in-use`)}</small
><strong>${L(t,o)}</strong></span
>
<${_} name="next" />
</a>
<ul class="rows">
${Object.values(r.books).map(t=>e`<li key=${t.id}>
<a class="row" href=${`#/book/${t.id}`}>
<span class="body"
><strong>${i.pick(t.name)}</strong>
<small>${t.body}, ${t.edition}</small>
<small>${i.phrase(`standing-${t.standing}`)}</small>
</span>
<${_} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${_} name="compare" /> ${S(`open.compare`)}</a
>
<//>`});function W({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function G({rules:t,spoken:n}){let r=n.status===`needs-facts`;return e`<section class=${r?`verdict open`:`verdict`} role="status">
<small>${n.status_text}</small>
<p class=${r?`line`:`line penalty`}>${r?S(`open.answer-first`):n.line}</p>
${n.say&&!r&&e`<p class="say">${S(`call.quoted`,{text:n.say})}</p>`}
</section>
${n.steps.length>0&&e`<section class="stack">
<h2>${S(r?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${n.steps.map(t=>e`<li key=${t.id}>${t.text}</li>`)}
</ol>
</section>`}
<${h} stays=${n.stays} />
${!r&&e`<${Ke} rules=${t} spoken=${n} />`}`}function Ke({rules:t,spoken:n}){let{readings:r,examples:i=[],casual:a}=n;return e`<section class="stack">
<h2>${S(`open.why`)}</h2>
${he(n).map(t=>e`<p key=${t}>${t}</p>`)}
<${I} rules=${t} standing=${n.rulebook.standing} />
${a&&e`<p>${O(a.source)}</p>
${a.notes.map(t=>e`<p key=${t} class="note warn">${t}</p>`)}`}
${r.map(t=>e`<${K} key=${t.id} reading=${t} />`)}
${i.length>0&&e`<details class="fold">
<summary><h3>${S(`call.examples`)}</h3></summary>
<ul class="bullets">
${i.map(t=>e`<li key=${t.id}>${t.text}</li>`)}
</ul>
</details>`}
</section>`}function K({reading:t}){let n=Object.entries(t.alternatives).filter(([e])=>e!==t.chosen);return e`<div class="card">
<small class="soft">${S(`open.reading`)}</small>
<strong>${t.question}</strong>
<p>${t.alternatives[t.chosen]}</p>
<p class="soft">${t.reason}</p>
${n.map(([t,n])=>e`<p key=${t} class="soft">${S(`open.or-else`,{text:String(n)})}</p>`)}
</div>`}function qe({rules:t,book:n,who:r}){let[i,o]=M(0),s=n.clock(r),c=Math.max(...s.openings(),0)+300,l=fe(t.library,_e(n,r,i));return e`<article>
<h3>${S(`open.who.${r}`)}</h3>
<${Je} clock=${s} end=${c} seconds=${i} />
<label class="field"
><span>${S(`open.how-late`)}</span>
<input
type="range"
min="0"
max=${c}
step="30"
value=${i}
aria-valuetext=${l.line}
onInput=${e=>o(Number(e.currentTarget.value))}
/>
</label>
<p role="status"><strong>${a(i)}</strong> · ${l.line}</p>
<ol class="bullets">
${s.bands.map(i=>e`<li key=${i.id}>
<strong
>${S(`open.from-time`,{time:a(s.opens(i))})}</strong
>
${` ${q(t,n.lateness[r],i)}`}
</li>`)}
</ol>
<p class="soft">${O(l.source)}</p>
</article>`}function Je({clock:t,end:n,seconds:r}){let i=[0,...t.openings()],o=e=>`${100*e/n}%`;return e`<div class="late-bar" aria-hidden="true">
${i.map((t,r)=>e`<span
key=${t}
class=${`band b${Math.min(r,4)}`}
style=${{width:o((i[r+1]??n)-t)}}
>${t>0&&a(t)}</span
>`)}
<span class="hand" style=${{left:o(r)}}></span>
</div>`}function q({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&S(`open.per-minute`,{cost:a}),o&&S(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[S(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Ye=[{id:`fouls`,Section:Xe},{id:`lateness`,Section:et},{id:`procedures`,Section:tt},{id:`readings`,Section:at},{id:`points`,Section:ot},{id:`sources`,Section:st}];function J({title:t,count:n,gone:r=!n,searching:i,children:a}){return i&&r?null:e`<details class="fold" open=${i}>
<summary>
<h2>${t}</h2>
<span class="badge">${n}</span>
</summary>
<div class="entries">${a}</div>
</details>`}function Xe({rules:t,book:n,found:r,searching:i}){let{fouls:a,categories:o}=t.library.catalogue,s=e=>r($e(t,n,e),e);return Object.keys(o).map(r=>{let o=Object.keys(a).filter(e=>a[e].category===r&&s(e)),c=o.filter(e=>V(n,e).length>0),l=o.filter(e=>!c.includes(e));return e`<${J}
key=${r}
title=${t.words.name(`categories`,r)}
count=${c.length}
gone=${o.length===0}
searching=${i}
>
${c.map(r=>e`<article key=${r}>
<h3><${Qe} rules=${t} foul=${r} /></h3>
<${je} rules=${t} book=${n} foul=${r} />
</article>`)}
${l.length>0&&e`<${Ze} rules=${t} fouls=${l} />`}
<//>`})}function Ze({rules:t,fouls:n}){return e`<article>
<h3>${t.words.phrase(`status-not-covered`)}</h3>
<ul>
${n.map(n=>e`<li key=${n}><${Qe} rules=${t} foul=${n} /></li>`)}
</ul>
</article>`}function Qe({rules:t,foul:n}){return e`<a class="reach" href=${`#/foul/${n}`}>${t.words.name(`fouls`,n)}</a>`}function $e(e,t,n){let r=V(t,n).map(t=>[xe(e,t),...Ee(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function et({rules:t,book:n,found:r,searching:i}){let a=Object.keys(n.lateness).filter(e=>r(`${S(`open.lateness`)} ${S(`open.who.${e}`)}`));return e`<${J}
title=${S(`open.lateness`)}
count=${a.length}
searching=${i}
>
${a.map(r=>e`<${qe} key=${r} rules=${t} book=${n} who=${r} />`)}
${!a.length&&e`<p class="soft">${t.words.phrase(`not-stated`)}</p>`}
<//>`}function tt({rules:t,book:n,found:r,searching:i}){let{words:a}=t,o=Object.entries(n.content.procedures).map(([e,n])=>({id:e,name:nt(t,e),steps:n.filter(({step:n})=>r(`${nt(t,e)} ${a.step(n)}`))})).filter(({steps:e})=>e.length);return e`<${J}
title=${S(`open.procedures`)}
count=${o.length}
searching=${i}
>
${o.map(({id:n,name:r,steps:i})=>e`<article key=${n}>
<h3>${r}</h3>
<ol class="steps">
${i.map((n,r)=>e`<li key=${r}>
${a.step(n.step)}
${rt(t,n.when).map(t=>e`<small key=${t}>${t}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function nt({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):S(`open.procedure.${n}`)}function rt({words:e},t){return Object.entries(t).filter(([e])=>e in g()).map(([t,n])=>{let r=[n].flat().map(n=>it(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function it(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function at({rules:t,book:n,found:r,searching:i}){let a=Object.entries(n.readings).map(([e,n])=>({...t.words.reading({id:e,chosen:n}),id:e})).filter(e=>r([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return e`<${J}
title=${S(`open.readings`)}
count=${a.length}
searching=${i}
>
<p class="soft">${S(`open.readings-text`)}</p>
${a.map(t=>e`<${K} key=${t.id} reading=${t} />`)}
<//>`}function ot({rules:t,book:n,found:r,searching:i}){let{points:a}=H(t.library,[n]),o=a.filter(({name:e,values:t})=>r(`${e} ${t[0].text}`));return e`<${J}
title=${S(`open.rule-points`)}
count=${o.length}
searching=${i}
>
<${D} rows=${o.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function st({rules:t,book:n,found:r,searching:i}){let{references:a}=t.library.catalogue,o=ct(n).map(e=>({id:e,...a[e]})).filter(({title:e,publisher:t})=>r(`${e} ${t}`));return e`<${J}
title=${S(`open.sources`)}
count=${o.length}
searching=${i}
>
<ul class="bullets">
${o.map(({id:t,title:n,publisher:r,year:i,reading:a})=>e`<li key=${t}>
<strong>${n}</strong> (${r}, ${i})
<span class=${a===`whole`?`badge`:`badge warn`}
>${S(`open.read.${a}`)}</span
>
</li>`)}
</ul>
<//>`}function ct(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>V(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function lt({library:e},t){let n=ye(e,t),{items:r}=x(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}var ut=z(({args:[t=``],rules:n})=>{let{query:r}=me(),{tournament:i,book:a}=N();if(t===`tournament`&&a)return e`<${ft}
rules=${n}
book=${a}
choice=${{...B(a.id),...i?.rulebook}}
/>`;if(!(t in n.library.books))return e`<${E} title=${S(`lost`)} up="#/books"
><${y} text=${S(`lost-text`)}
/><//>`;let o=dt(t,r.get(`with`)),s=P(n.library,o),c=s?B(t):o;return e`<${ft}
rules=${n}
book=${F(n.library,c)}
choice=${c}
wrong=${s}
/>`});function dt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return B(e)}}function ft({rules:t,book:n,choice:r,wrong:i}){let[a,o]=M(``),[s,c]=M(!1),{library:l,words:d}=t,f=lt(t,a);return e`<${E} title=${L(t,n)} up="#/books">
<${Pe} error=${i} />
<${I} rules=${t} standing=${n.content.standing} />
<p>${d.standingNote(n.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>c(!0)}
>
${S(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{t.choose(r),u(S(`open.in-use-now`))}}>
${S(`open.use-these`)}
</button>
</div>
<${A}
type="search"
label=${S(`open.search-book`)}
value=${a}
autocomplete="off"
onInput=${o}
/>
${Ye.map(({id:r,Section:i})=>e`<${i} key=${r} rules=${t} book=${n} found=${f} searching=${!!a.trim()} />`)}
${s&&e`<${be} rules=${t} value=${r} onUse=${e=>{c(!1),C(W(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
<//>`}const pt={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[Y,X]=[112,64];function mt({names:t,notes:n,pot:r,payments:i,number:a,to:o}){return e`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${o?`group`:`img`} aria-label=${S(`open.arrows`)}>
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
${t.map((t,r)=>e`<${gt} key=${r} spot=${pt[r]} name=${t} note=${n[r]} to=${o?.(r)} />`)}
${r&&e`<text class="pot" x="180" y="185">${r}</text>`}
${i.map((t,n)=>e`<${vt} key=${n} payment=${t} text=${a(t.points)} />`)}
</svg>
<div class="unseen"><${ht} names=${t} payments=${i} number=${a} /></div>
</figure>`}function ht({names:t,payments:n,number:r}){let i=e=>e===`table`?S(`open.the-table`):t[e];return e`<ul class="bullets">
${n.map(({from:t,to:n,points:a},o)=>e`<li key=${o}>
${S(`open.pays`,{from:i(t)??``,to:i(n)??``,points:r(a)})}
</li>`)}
</ul>`}function gt({spot:[t,n],name:r,note:i,to:a}){let o=e`<g>
<rect
x=${t-Y/2}
y=${n-X/2}
width=${Y}
height=${X}
rx="10"
/>
<text class="name" x=${t} y=${n-5}>${_t(r)}</text>
<text x=${t} y=${n+18}>${i}</text>
</g>`;return a?e`<a href=${a} aria-label=${`${r} ${i}`}>${o}</a>`:o}function _t(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function vt({payment:t,text:n}){let[r,i]=[Z(t.from),Z(t.to)],[a,o]=xt(r,i),[s,c]=xt(i,r),l=bt(r,i),[u,d]=[(a+s)/2+l[0],(o+c)/2+l[1]],[f,p]=yt(l,r[0]===i[0]);return e`<g class="arrow" aria-hidden="true">
<path d=${`M${a} ${o}Q${u} ${d} ${s} ${c}`} marker-end="url(#tip)" />
<text x=${u+f} y=${d+p+6}>${n}</text>
</g>`}function yt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function bt(e,t){let[n,r]=Z(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(Z(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function Z(e){return pt[e]??[0,0]}function xt([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((Y/2+6)/Math.abs(r),(X/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Q=[0,1,2,3],St=[`east`,`south`,`west`,`north`];function Ct(e,t){return St[(e-t+4)%4]??`east`}function wt(e,t){return e===`table`?`table`:(St.indexOf(e)+t)%4}function Tt(e){let t=new Map([...Q,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Q)t.set(e,0);else for(let e of Dt(n))Ot(t,e);return{net:Q.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Et(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Dt(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function Ot(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function kt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function At({typed:t,onChange:n,onClose:r}){return e`<${j} title=${S(`open.names`)} onClose=${r}>
<p class="soft">${S(`open.names-text`)}</p>
${Q.map(r=>e`<${A}
key=${r}
label=${S(`open.player`,{number:r+1})}
value=${t[r]??``}
autocomplete="off"
maxlength="40"
onInput=${e=>n(Object.assign([...t],{[r]:e}))}
/>`)}
<button class="button main" onClick=${r}>${S(`open.done`)}</button>
<//>`}function jt({net:t,names:n,number:r,onSettled:i,onClose:a}){let o=kt(t),s=()=>{i(),a()},c=n.map((e,n)=>[e,Et(t[n]??0,r)]);return e`<${j} title=${S(`open.settle`)} onClose=${a}>
<p>${S(o.length?`open.settle-text`:`open.settle-even`)}</p>
<${D} rows=${c} />
<${ht} names=${n} payments=${o} number=${r} />
<button class="button main" onClick=${s}>
${S(`open.settle-done`)}
</button>
<//>`}function Mt({spoken:t,onAnswer:n}){return(t.questions??[]).map(t=>e`<${s}
key=${t.fact}
question=${t}
onAnswer=${e=>n(t.fact,e)}
/>`)}function Nt({rules:{words:t},facts:n,onForget:r}){let i=Object.keys(n);return i.length?e`<section class="stack">
<h2>${S(`open.answered`)}</h2>
<ul class="rows">
${i.map(i=>e`<li key=${i}>
<button class="row" onClick=${()=>r(i)}>
<span class="body"
><small>${t.question(i)}</small
>${t.answer(i,{value:n[i]})}</span
>
<span class="badge">${S(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Pt({rules:t,foul:n,facts:r,context:i,onChange:a,fixed:o=!1}){let{book:s,words:c}=t,l={context:i,onChange:a};return e`<${ne} title=${e`<h2>${S(`open.around`)}</h2>`}>
${()=>e`<div class="stack">
<${ke} book=${s} words=${c} foul=${n} facts=${r} ...${l} />
${!o&&e`<${Ft} rules=${t} ...${l} />`}
</div>`}
<//>`}function Ft({rules:{words:n},context:r,onChange:i}){let a=t.map(e=>({value:e,text:n.phrase(`seat-${e}`)}));return e`<${o}
label=${n.phrase(`context-casual`)}
checked=${!!r.casual}
onChange=${e=>i({...r,casual:e})}
/>
${r.casual&&e`<${re}
label=${n.phrase(`context-seat`)}
value=${r.seat??``}
options=${[{value:``,text:S(`open.no-seat`)},...a]}
onChange=${e=>i({...r,seat:e||null})}
/>`}`}var It=z(({args:[t=``],rules:n})=>t in n.library.catalogue.fouls?e`<${Lt} id=${t} rules=${n} />`:e`<${E} title=${S(`lost`)} up="#/fouls"
><${y} text=${S(`lost-text`)}
/><//>`);function Lt({id:t,rules:n}){let[r,i]=M({}),[a,o]=M({}),s=w(n.book,t,r,{})?r:{},c=w(n.book,t,s,a)?a:{},l=f(n.library,ce(n.book,t,s,c));return e`<${E} title=${l.foul.name} up="#/fouls">
<${Mt} spoken=${l} onAnswer=${(e,t)=>i({...s,[e]:t})} />
<${Nt} rules=${n} facts=${s} onForget=${e=>i(Rt(s,e))} />
<${G} rules=${n} spoken=${l} />
<${Pt} rules=${n} foul=${t} facts=${s} context=${c} onChange=${o} />
<${zt} rules=${n} foul=${t} facts=${s} context=${c} />
<${R} rules=${n} />
<//>`}function Rt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function zt({rules:t,foul:n,facts:r,context:i}){let a=Object.keys(t.library.books).map(e=>F(t.library,B(e))),o=[...new Map([t.book,...a].map(e=>[L(t,e),e]))],s=we(o.map(([,e])=>e),n,r,i).map(e=>Vt(f(t.library,e)));return e`<section class="stack">
<h2>${S(`open.everywhere`)}</h2>
<ul class="rows">
${o.map(([t,{content:n}],r)=>e`<li key=${t}>
<a class="row" href=${W(Bt(n))}>
<span class="body"><small>${t}</small>
<span class=${s[r]===s[0]?``:`strong`}>${s[r]}</span></span>
<${_} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Bt({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Vt(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?pe(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let $={occasion:``,query:``};function Ht({rules:t,occasion:n,...r}){let[i,a]=M($.occasion===n?$.query:``),o=e=>{$={occasion:n,query:e},a(e)},{library:s,book:c,words:l}=t;return e`<${ve} library=${s} book=${c} words=${l} label=${S(`call.what`)} hint=${S(`open.search-hint`)}
query=${i} onQuery=${o} ...${r} />`}const Ut={casual:!0};function Wt({rules:t,evening:n,names:r,person:i}){return e`<${E}
title=${S(`open.foul-of`,{name:r[i]??``})}
up="#/casual"
>
<${Ht}
rules=${t}
occasion=${`${i} ${n.events.length}`}
address=${e=>`#/casual/${i}/${e}`}
leaveOut=${t.book.casual.not_applied}
/>
<//>`}function Gt(t){let{rules:n,evening:r,names:a,person:o,foul:s}=t,[c,l]=M({}),[u,d]=M(Ut),[f,p]=M(0),m=Ct(o,r.east),h={...u,seat:m},g=Kt(n,s,c,h),_=g.range?.[f]?f:0,{line:v,payments:y}=qt(t,g,_,m),b=Jt(t,v,y),ee=![`needs-facts`,`not-covered`].includes(g.status)&&e`<button class="button main" onClick=${b}>${S(`open.note`)}</button>`,te=(e,t)=>l({...c,[e]:t}),ne=e=>l(Rt(c,e)),x=a.map((e,t)=>n.words.phrase(`seat-${Ct(t,r.east)}`));return e`<${E} title=${`${a[o]}: ${g.foul.name}`} up=${`#/casual/${o}`} actions=${ee}>
<${Mt} spoken=${g} onAnswer=${te} />
<${Nt} rules=${n} facts=${c} onForget=${ne} />
${g.range&&e`<${i} label=${S(`open.you-choose`)} value=${_} onChange=${p} options=${Yt(n,g)} />`}
${y.length>0&&e`<${mt} names=${a} notes=${x} pot="" payments=${y} number=${e=>n.words.number(e)} />`}
<${G} rules=${n} spoken=${{...g,say:``}} />
<${Pt} rules=${n} foul=${s} facts=${c} context=${h} onChange=${d} fixed />
<//>`}function Kt({book:e,library:t},n,r,i){let a=w(e,n,r,i)??ce(e,n,r,{...Ut,seat:i.seat});return f(t,a)}function qt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Xt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:wt(e,t),to:wt(n,t),points:r}))}}function Jt({evening:e,set:t,person:n,foul:r},i,a){let o=ee(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),c(),u(S(`open.recorded`)),C(`#/casual`,{replace:!0}))}}function Yt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Xt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?oe(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const Zt={choice:null,names:[``,``,``,``],east:0,events:[]};var Qt=z(({args:[t,n],rules:r})=>{let[i,a]=k(`shinpan.casual`,Zt),o=e=>a({...i,...e}),s=$t(r,i,o),c={rules:s,evening:i,set:o,names:Q.map(e=>i.names[e]?.trim()||S(`open.player`,{number:e+1}))};return t===void 0?e`<${en} ...${c} />`:Q.includes(Number(t))&&(!n||n in s.library.catalogue.fouls)?n?e`<${Gt}
...${c}
person=${Number(t)}
foul=${n}
/>`:e`<${Wt} ...${c} person=${Number(t)} />`:e`<${E} title=${S(`lost`)} up="#/casual"
><${y} text=${S(`lost-text`)}
/><//>`});function $t(e,t,n){let{library:r}=e,i=t.choice&&!P(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=P(r,s)?i:s;return{...e,choice:c,book:F(r,c),choose:e=>n({choice:e})}}function en({rules:t,evening:n,set:r,names:i}){let[a,o]=M(``),{net:s,table:c}=Tt(n.events),l=e=>t.words.number(e),u=e=>r({events:[...n.events,e]}),d=n.events.at(-1),f=e`<button class="button" disabled=${!d} onClick=${()=>r({events:n.events.slice(0,-1)})}>${S(`open.undo`)}</button>
<button class="button main" disabled=${!d} onClick=${()=>o(`settle`)}>${S(`open.settle`)}</button>`,p={names:i,number:l,onClose:()=>o(``)};return e`<${E} title=${S(`open.casual`)} actions=${f}>
<section class="stack">
<h2>${S(`open.who-fouled`)}</h2>
<${mt} names=${i} notes=${s.map(e=>Et(e,l))} pot=${c?l(c):``}
payments=${d?Dt(d):[]} number=${l} to=${e=>`#/casual/${e}`} />
</section>
${c>0&&e`<${nn} text=${l(c)} names=${i} onWon=${e=>u({kind:`won`,by:e,points:c})} />`}
<${tn} east=${n.east} names=${i} onEast=${e=>r({east:e})} onNames=${()=>o(`names`)} />
<${rn} rules=${t} events=${n.events} names=${i} />
<${R} rules=${t} />
${a===`names`&&e`<${At} ...${p} typed=${n.names} onChange=${e=>r({names:e})} />`}
${a===`settle`&&e`<${jt} ...${p} net=${s} onSettled=${()=>u({kind:`settled`,payments:kt(s)})} />`}
<//>`}function tn({east:t,names:n,onEast:r,onNames:a}){return e`<${i} label=${S(`open.east-now`)} value=${t} onChange=${r}
options=${n.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${a}>${S(`open.names`)}</button>`}function nn({text:t,names:n,onWon:r}){return e`<section class="note info stack">
<h2>${S(`open.pot`,{points:t})}</h2>
<p>${S(`open.pot-text`)}</p>
<div class="choices">
${n.map((t,n)=>e`<button key=${n} class="choice" onClick=${()=>r(n)}>${t}</button>`)}
</div>
</section>`}function rn({rules:t,events:n,names:r}){if(!n.length)return e`<p class="soft">${S(`open.casual-text`)}</p>`;let i=e=>e.kind===`settled`?S(`open.settled`):e.kind===`won`?S(`open.took-pot`,{name:r[e.by],points:t.words.number(e.points)}):`${r[e.by]}: ${t.words.name(`fouls`,e.foul)} · ${e.line}`;return e`<section class="stack">
<h2>${S(`open.evening`)}</h2>
<ol class="steps">
${n.map((t,n)=>e`<li key=${n}>${i(t)}</li>`)}
</ol>
</section>`}function an({id:t,title:n,rules:r,books:i,lines:a,only:o,found:s}){let c=a.filter(e=>s(cn(e),e.id)),l=c.filter(({by:e})=>e),u=o?l:c;return e`<section class="stack">
<h2 id=${`grid-${t}`}>${n}</h2>
<p class="soft" role="status">${S(`open.different`,{count:l.length,all:c.length})}</p>
<div
class=${`compare ${i.length>3?`sideways`:`fits`}`}
style=${{"--books":i.length}}
tabindex=${i.length>3?0:void 0}
role="region"
aria-labelledby=${`grid-${t}`}
hidden=${u.length===0}
>
<table role="table">
<thead role="rowgroup">
<tr role="row">
<td role="cell"></td>
${i.map((t,n)=>e`<th key=${n} role="columnheader" scope="col">${L(r,t)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${u.map(t=>e`<${on} key=${t.id} line=${t} />`)}
</tbody>
</table>
</div>
</section>`}function on({line:{name:t,href:n,cells:r,by:i}}){let a=r.find(({silent:e})=>!e);return e`<tr role="row" class=${i?`differs`:``}>
<th role="rowheader" scope="row">
${n?e`<a class="reach" href=${n}>${t}</a>`:e`<span>${t}</span>`}
${i&&e`<small>${S(`open.differs-in.${i}`)}</small>`}
</th>
${r.map((t,n)=>e`<${sn} key=${n} cell=${t} first=${a} />`)}
</tr>`}function sn({cell:{texts:t,silent:n},first:r}){let i=!n&&[...t].sort().join(`
`)!==[...r.texts].sort().join(`
`);return e`<td role="cell" class=${n?`silent`:i?`other`:``}>
${t.map(t=>e`<p key=${t} class=${i&&!r.texts.includes(t)?`strong`:``}>${t}</p>`)}
</td>`}function cn({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const ln=[`penalty`,`when`,`details`];function un({library:e},t){return H(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:fn(r)?`answer`:null}})}function dn(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=ln.map(r=>({by:r,cells:t.map(t=>pn(e,t,n,r))})),{by:i,cells:a}=r.find(e=>fn(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function fn(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>v([...e].sort()))).size>1}function pn(e,t,n,r){let i=V(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[xe(e,n),...mn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?gn(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function mn(e,t,n,r,i){if(i===`penalty`)return[];let a=Ee(e,n.when).join(` `),o=a||r>1?[a||S(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?hn(e,t,n.lateness):[]]}function hn(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${S(`open.from-time`,{time:a(r.opens(i))})} ${q(e,t.lateness[n],i)}`)}function gn({words:e},t,n){let{scope:r}=t.table(n);return r?[S(`open.counted-over`,{scope:ie([e.phrase(`scope-${r}`)])})]:[]}var _n=z(({rules:t})=>{let{library:n,choice:r}=t,i=Object.keys(n.books).filter(e=>e!==r.id),[a,s]=k(`shinpan.compare`,[r,...i.slice(-2).map(B)]),c=a.filter(e=>!P(n,e)),[l,u]=M(null),[d,f]=M(!0),[p,m]=M(``),h=lt(t,p),g=c.map(e=>F(n,e));return e`<${E} title=${S(`open.compare`)}>
<${vn}
rules=${t}
books=${g}
onOpen=${u}
onRemove=${e=>s(c.filter((t,n)=>n!==e))}
/>
<${A} type="search" label=${S(`open.search-compared`)} value=${p} autocomplete="off" onInput=${m} />
<${o}
label=${S(`open.only-different`)}
hint=${S(`open.silence`)}
checked=${d}
onChange=${f}
/>
<${an}
id="points"
title=${S(`open.rule-points`)}
rules=${t}
books=${g}
lines=${un(t,g)}
only=${d}
found=${h}
/>
<${an}
id="fouls"
title=${S(`open.fouls`)}
rules=${t}
books=${g}
lines=${dn(t,g)}
only=${d}
found=${h}
/>
${l!==null&&e`<${be} rules=${t} value=${c[l]??B(r.id)} onUse=${e=>{s(l===c.length?[...c,e]:c.map((t,n)=>n===l?e:t)),u(null)}} onClose=${()=>u(null)} />`}
<//>`});function vn({rules:t,books:n,onOpen:r,onRemove:i}){return e`<ul class="rows">
${n.map((a,o)=>e`<li key=${o} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>r(o)}
>
<span class="body"
>${L(t,a)}<small
>${t.words.phrase(`standing-${a.content.standing}`)}</small
></span
>
<span class="badge">${S(`call.change`)}</span>
</button>
${n.length>2&&e`<button class="button quiet" aria-label=${S(`open.remove`,{name:L(t,a)})} onClick=${()=>i(o)}><${_} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>r(n.length)}
>
${S(`open.add-book`)}
</button>`}var yn=z(({rules:t})=>e`<${E} title=${S(`open.fouls`)}>
<${Ht}
rules=${t}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${R} rules=${t} />
<//>`);const bn=[`empty-win`,`noten-riichi`,`exposed-tiles`],xn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]];function Sn(){let[t,n]=M(!1),{tournament:r}=N(),i=Ce(),a=e`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${S(`open.menu`)} onClick=${()=>n(!0)}><${_} name="log" /></button>`;return e`<${E} title="Shinpan" up=${null} aside=${a}>
${r?e`<${Cn} />`:e`<p class="soft">${S(`open.what-it-is`)}</p>`}
${i&&e`<ul class="rows"><${En} href=${`#/board/${i.slug}`} icon="tables" text=${S(`open.to.board`)} about=${i.name} /></ul>`}
<${wn} large=${!r} />
${!r&&e`<ul class="ways">
<li><a class="way" href="#/casual"><${_} name="dice" /><strong>${S(`open.at-home`)}</strong><span>${S(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${_} name="scan" /><strong>${S(`open.i-referee`)}</strong><span>${S(`open.scan`)}</span></a></li>
</ul>`}
${t&&e`<${Tn} onClose=${()=>n(!1)} />`}
<//>`}function Cn(){let{tournament:t,official:n}=N();return e`<section class="card">
<small class="soft">${S(`open.your-tournament`)}</small>
<h2>${t?.name}</h2>
${n&&e`<p class="soft">${n.name}</p>`}
<a class="button main" href="#/tables"><${_} name="tables" /> ${S(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${_} name="log" /> ${S(`open.log`)}</a>
<a class="button" href="#/scan"><${_} name="scan" /> ${S(`open.scan`)}</a>
</div>
</section>`}function wn({large:t}){return e`<section class=${`ask ${t?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${S(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${_} name="search" />${S(`open.to.fouls`)}</a>
<ul class="examples">
${bn.map(t=>e`<li key=${t}><a class="badge" href=${`#/foul/${t}`}>${S(`open.example.${t}`)}</a></li>`)}
</ul>
</section>`}function Tn({onClose:t}){return e`<${j} title=${S(`open.menu`)} onClose=${t}>
<ul class="rows">
${xn.map(([n,r])=>e`<${En} key=${n} href=${`#/${n}`} icon=${r} text=${S(`open.to.${n}`)} about=${S(`open.about.${n}`)} onClick=${t} />`)}
</ul>
<//>`}function En({href:t,icon:n,text:r,about:i,onClick:a}){return e`<li>
<a class="row" href=${t} onClick=${a}><${_} name=${n} /><span class="body">${r}<small>${i}</small></span><${_} name="next" /></a>
</li>`}var Dn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function On(){let t=te();d();let{library:n,usage:r,quota:i,persisted:a,lowStorage:o,outbox:s,elsewhere:c,syncedAt:l,tournament:f}=N(),[p,h]=M(a),[g,_]=M(``);m(()=>h(a),[a]),m(()=>void kn().then(_),[t]);let v=async()=>{let e=await navigator.storage.persist();h(e),e||u(S(`open.persist-refused`))},y=S(`open.storage-of`,{used:An(r),quota:An(i)}),b=[[S(`open.offline`),S(`ready.${t}`)],[S(`open.version`),g||`–`],[S(`open.books`),String(Object.keys(n?.books??{}).length)],[S(`open.unsent`),String(s.length+c.reduce((e,{count:t})=>e+t,0))],[S(`open.storage`),y],[S(`open.persistent`),S(p?`open.yes`:`open.no`)],...l?[[S(`open.last-synced`),ae(l,f?.time_zone)]]:[]];return e`<section class="card">
<h2>${S(`open.kept-here`)}</h2>
${o&&e`<p class="note warn">${S(`open.storage-low`)}</p>`}
<${D} rows=${b} />
${!p&&e`<p class="soft">${S(`open.persist-text`)}</p>
${`storage`in navigator&&e`<button class="button" onClick=${v}>${S(`open.persist`)}</button>`}`}
</section>`}async function kn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function An(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return l(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function jn(){let{online:t}=N();return e`<section class="card">
<h2>${S(`open.libraries`)}</h2>
<ul class="bullets">
${Object.entries(Dn).map(([n,{version:r,licence:i}])=>e`<li key=${n}>
<strong>${n}</strong> ${`${r} · ${i} `}
${t&&e`<a class="reach" href=${`/bundle/licences/${n}.txt`}>${S(`open.licence`,{name:n})}</a>`}
</li>`)}
</ul>
</section>`}const Mn=b(r.referee,`PushSwitch`),Nn=b(r.referee,`Leave`),Pn=b(r.referee,`Standing`),Fn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],In=[`auto`,`light`,`dark`],Ln=[`left`,`right`];function Rn(){let t=d(),{tournament:n,official:r}=N(),a=e=>t=>p({[e]:t}).catch(()=>u(S(`open.lang-not-here`))),s=(n,r,o)=>e`<${i} label=${r} value=${t[n]} options=${o} onChange=${a(n)} />`,c=(n,r,i=``)=>e`<${o} label=${r} hint=${i} checked=${t[n]} onChange=${a(n)} />`;return e`<${E} title=${S(`open.settings`)}>
${s(`lang`,`Language · 言語 · Langue · Язык`,Fn)} ${s(`theme`,S(`open.theme`),zn(`theme`,In))}
${s(`hand`,S(`open.hand`),zn(`hand`,Ln))} ${c(`discreet`,S(`open.discreet`),S(`open.discreet-text`))}
${c(`haptics`,S(`open.haptics`))} ${c(`sound`,S(`open.sound`))}
${n&&de(r)&&e`<${Mn} tournament=${n.id} as=${r.id} />`}
<${Pn} />
<${On} />
<${Nn} />
<${jn} />
<//>`}function zn(e,t){return t.map(t=>({value:t,text:S(`open.${e}.${t}`)}))}function Bn({own:t,ruling:n,when:r,refresh:i}){let{foul:a,line:o,penalties:s,status:c,table:l,hand:u,team:d,source:f,escalation:p}=n,m=[S(`hall-table`,{label:l}),ge(u),r].filter(Boolean).join(` · `);return e`<article class="card stack">
<h3>${a.name}</h3>
<p class=${`badge ${le(s[0]?.kind??`none`)}`}>${o}</p>
<p>${m}${d?` · ${S(`own.team`)}`:``}</p>
${f&&e`<p class="soft">${O(f)}</p>`}
${c in Vn&&e`<p class="note info">${S(Vn[c])}</p>`}
${p&&e`<${Hn} escalation=${p} />`}
<${Un} own=${t} ruling=${n} refresh=${i} />
</article>`}const Vn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Hn({escalation:t}){let{status:n,level:r,reason:i,steps:a}=t,o=S(n===`open`?`own.open.${r}`:`own.${n}`);return e`<div class="stack">
<p class="note info">${o}</p>
<ol class="plain">
<li><b>${S(`own.step.opened`)}</b> ${i}</li>
${a.map(t=>e`<li key=${t.id}><b>${S(t.outcome?`own.step.${t.outcome}`:`own.step.${t.what}`)}</b> ${t.reason}</li>`)}
</ol>
</div>`}function Un({own:t,ruling:n,refresh:r}){let[i,a]=M(!1),[o,s]=M(``),[c,l]=M(``),[u,d]=M(``),[f,p]=M(!1),m=n.escalation?.status===`decided`;if(!m&&(n.escalation||![`issued`,`closed`].includes(n.status)))return null;let h=S(m?`own.take-on`:`own.escalate`);return i?e`<form class="stack" onSubmit=${async e=>{if(e.preventDefault(),!o.trim())return d(S(`own.reason-wrong`));p(!0),d(``);let i={reason:o.trim(),...c.trim()&&{evidence:c.trim()}};try{await(await T.playerPage()).escalate(t,n,i),a(!1),r()}catch(e){d(S(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{p(!1)}}} aria-label=${h}>
<${A} label=${S(`own.reason`)} value=${o} onInput=${s} wrong=${u} long maxlength="4000" />
${!m&&e`<${A} label=${S(`own.evidence`)} hint=${S(`own.evidence-hint`)} value=${c} onInput=${l} long maxlength="4000" />`}
<button class="button main" disabled=${f}>${h}</button>
<button class="button" type="button" onClick=${()=>a(!1)}>${S(`cancel`)}</button>
</form>`:e`<button class="button" type="button" onClick=${()=>a(!0)}>${h}</button>`}function Wn(){let{own:t,missing:r,state:i,refresh:a}=qn();if(r)return e`<${E} title=${S(`own.title`)} up="#/"><${y} text=${S(`own.missing`)} /><//>`;if(!t?.page){let t=i?e`<${y} text=${S(`own.${i}`)} />`:e`<${n} />`;return e`<${E} title=${S(`own.title`)} up="#/">${t}<//>`}let{tournament:o,player:s,rulings:c,ledger:l}=t.page;return e`<${E} title=${s.name} up="#/">
<p class="soft">${o.name} · ${S(`own.number`,{number:s.id_number})}</p>
${i&&e`<p class="note warn" role="status">${S(`own.${i}`)} ${S(`own.as-of`,{time:Jn(t.at,o)})}</p>`}
<${Gn} ledger=${l} />
<section class="stack">
<h2>${S(`own.rulings`)}</h2>
${c.length===0&&e`<${y} text=${S(`own.none`)} />`}
${c.map(n=>e`<${Bn} key=${n.id} own=${t} ruling=${n} when=${Jn(n.ruled_at,o)} refresh=${a} />`)}
</section>
<${Ne} tournament=${t.tournament} as=${t.player} player />
<//>`}function Gn({ledger:t}){let n={};for(let{unit:e,amount:r}of t)n[e]=(n[e]??0)+r;let r=Object.entries(n).filter(([,e])=>e!==0);return e`<section class="card">
<h2>${S(`own.owing`)}</h2>
${r.length===0&&e`<p>${S(`own.nothing`)}</p>`}
${r.map(([t,n])=>e`<p key=${t}>${Kn(t,n)}</p>`)}
</section>`}function Kn(e,t){return e===`P`?S(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?S(t>0?`own.table-points`:`own.table-points-back`,{points:Fe(Math.abs(t))}):S(t>0?`own.money`:`own.money-back`,{amount:ue(e,Math.abs(t))})}function qn(){let{lang:e}=d(),[t,n]=M(void 0),[r,i]=M(``),[a,o]=M(0);return m(()=>{let t=!1,r=async()=>{let r=await T.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function Jn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?l(Intl.DateTimeFormat,n).format(new Date(e)):``}export{ut as Book,Ge as Books,Qt as Casual,_n as Compare,It as Foul,yn as Fouls,Sn as Home,ze as Join,Wn as PlayerPage,Ie as Receipt,Oe as Scan,Rn as Settings};