import{$t as e,Ar as t,At as n,Bt as r,C as i,Ct as a,Dr as o,Dt as s,G as c,Gt as l,Ht as u,It as d,Jt as f,K as p,Kt as m,Lr as h,Mr as g,Mt as _,Nr as v,Ot as y,Pt as b,Rr as ee,Rt as te,St as x,Tr as ne,Tt as re,Ut as ie,Vt as ae,Wt as S,_n as oe,an as C,br as se,dn as w,hn as ce,it as le,jt as T,k as ue,kr as de,kt as E,ot as D,q as fe,rt as pe,s as me,sn as he,st as ge,tt as _e,u as ve,un as O,vn as ye,vt as be,wr as xe,wt as k,xt as A,zr as j,zt as M}from"./app.js";import{At as N,Dt as P,Et as Se,Mt as F,Nt as I,Ot as Ce,St as we,Tt as L,Yt as Te,a as R,an as Ee,c as De,cn as Oe,d as ke,i as Ae,jt as z,kt as B,n as je,o as V,on as Me,r as Ne,s as Pe,sn as Fe,t as Ie,ut as Le,xt as Re}from"./shared.js";function ze({args:[t=``]}){let[r,i]=j({}),[a,o]=j(0);return h(()=>{w.visitor().then(({findReceipt:e})=>e(t)).then(e=>i({receipt:e}),e=>i({wrong:e instanceof se&&e.status===404?`unknown`:`away`}))},[t,a]),e`<${T} title=${S(`fines.genuine-title`)}>
${!r.receipt&&!r.wrong&&e`<${n} />`}
${r.receipt&&e`<${Be} ...${r.receipt} />`}
${r.wrong===`unknown`&&e`<p class="note bad" role="status">${S(`fines.not-genuine`)}</p>`}
${r.wrong===`away`&&e`<p class="note warn" role="status">${S(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{i({}),o(a+1)}}>${S(`try-again`)}</button>`}
<//>`}function Be({tournament:t,number:n,amount:r,unit:i,paid_at:a,time_zone:o,method:s}){let c={dateStyle:`medium`,timeStyle:`short`,timeZone:o},l=u(Intl.DateTimeFormat,c),d=[[S(`fines.tournament`),t],[S(`fines.number`),n],[S(`fines.amount-paid`),Le(i,r)],[S(`fines.how`),S(`fines.method.${s}`)],[S(`fines.when`),`${l.format(new Date(a))} (${o})`]];return e`<p class="note info" role="status"><strong>${S(`fines.genuine`)}</strong></p>
<dl class="facts">
${d.map(([t,n])=>e`<div key=${t}><dt>${t}</dt><dd>${n}</dd></div>`)}
</dl>
<p class="soft">${S(`fines.compare`)}</p>`}const Ve=b(r.referee,`Leave`);let H=null;function He({args:t}){let n=Oe(`#/join/${t.join(`/`)}`),[r,i]=j(t.length>0?null:H);return h(()=>{n?.invitation&&(H=n,C(`#/join`,{replace:!0}))},[]),n?e`<${T} title=${S(`hall-join`)} up="#/" />`:r?e`<${Ee} to=${r.tournament}>
<${Ue} link=${r} onAnother=${()=>i(H=null)} />
<//>`:e`<${qe} mangled=${t.length>0} onLink=${i} />`}function Ue({link:t,onAnother:n}){let[r,i]=j(null),[a,o]=j(0),[s,c]=j(``);return h(()=>{i(null);let e=Fe();w.join(t.tournament,t.invitation,s).then(t=>{if(H=null,t.board)return e(`#/board/${t.board}`);if(t.player)return e(`#/own`);d(S(`hall-joined`,{name:w.snapshot.state.settings.name})),e(`#/tables`)},e=>i(e))},[a]),r&&We(r)?e`<${Ge} onName=${e=>{c(e),o(a+1)}} />`:r?e`<${Ke} error=${r} again=${()=>o(a+1)} onAnother=${n} />`:e`<${Me} up="#/" />`}function We(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Ge({onName:t}){let[n,r]=j(``),[i,a]=j(``);return e`<${T} title=${S(`hall-join`)} up="#/">
<form class="stack" onSubmit=${e=>{e.preventDefault(),n.trim()?t(n.trim()):a(S(`hall-join-name-wrong`))}}>
<${k} label=${S(`hall-join-name`)} hint=${S(`hall-join-name-hint`)} value=${n} onInput=${r} wrong=${i}
autocomplete="name" maxlength="200" />
<button class="button main">${S(`hall-join`)}</button>
</form>
<//>`}function Ke({error:t,again:n,onAnother:r}){let i=[401,403,404,409,410,422].includes(t.status),a=i?S(`hall-join-refused`):t.name===`Unreachable`?S(`hall-join-unreachable`):t.message,o=e`<button class="button" onClick=${r}>${S(`hall-join-other`)}</button>
${!i&&e`<button class="button main" onClick=${n}>${S(`try-again`)}</button>`}`;return e`<${T} title=${S(`hall-join-failed`)} up="#/" actions=${o}>
<p class="note bad" role="alert">${a}</p>
<//>`}function qe({mangled:t,onLink:n}){let{tournament:r}=M(),[i,a]=j(``),[o,s]=j(t?S(`hall-join-no-link`):``);return e`<${T} title=${S(`hall-join`)} up="#/">
<p>${S(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=Oe(i);t?.invitation?n(t):s(S(`hall-join-no-link`))}}>
<${k} label=${S(`hall-join-link`)} value=${i} onInput=${a} wrong=${o} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${S(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${_} name="scan" /> ${S(`hall-scan`)}</a>
${r&&e`<a class="button" href="#/tables"><${_} name="tables" /> ${S(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${_} name="person" /> ${S(`hall-join-account`)}</a>
<${Ve} />
<//>`}var Je=I(({rules:t})=>{let{tournament:n}=M(),{library:r,words:i,choice:a,book:o}=t;return e`<${T} title=${S(`open.books`)}>
${n&&e`<a class="row card" href="#/book/tournament">
<${_} name="book" />
<span class="body"
><small>${S(`open.tournament-rules`)}</small
><strong>${n.name}</strong></span
>
<${_} name="next" />
</a>`}
<a class="row card" href=${U(a)}>
<${_} name="book" />
<span class="body"
><small>${S(`open.rules-in-use`)}</small
><strong>${N(t,o)}</strong></span
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
<//>`});function U({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function W({rules:t,spoken:n}){let r=n.status===`needs-facts`;return e`<section class=${r?`verdict open`:`verdict`} role="status">
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
<${ue} stays=${n.stays} />
${!r&&e`<${Ye} rules=${t} spoken=${n} />`}`}function Ye({rules:t,spoken:n}){let{readings:r,examples:i=[],casual:a}=n;return e`<section class="stack">
<h2>${S(`open.why`)}</h2>
${ge(n).map(t=>e`<p key=${t}>${t}</p>`)}
<${Ce} rules=${t} standing=${n.rulebook.standing} />
${a&&e`<p>${D(a.source)}</p>
${a.notes.map(t=>e`<p key=${t} class="note warn">${t}</p>`)}`}
${r.map(t=>e`<${G} key=${t.id} reading=${t} />`)}
${i.length>0&&e`<details class="fold">
<summary><h3>${S(`call.examples`)}</h3></summary>
<ul class="bullets">
${i.map(t=>e`<li key=${t.id}>${t.text}</li>`)}
</ul>
</details>`}
</section>`}function G({reading:t}){let n=Object.entries(t.alternatives).filter(([e])=>e!==t.chosen);return e`<div class="card">
<small class="soft">${S(`open.reading`)}</small>
<strong>${t.question}</strong>
<p>${t.alternatives[t.chosen]}</p>
<p class="soft">${t.reason}</p>
${n.map(([t,n])=>e`<p key=${t} class="soft">${S(`open.or-else`,{text:String(n)})}</p>`)}
</div>`}function Xe({rules:t,book:n,who:r}){let[i,a]=j(0),s=n.clock(r),c=Math.max(...s.openings(),0)+300,l=fe(t.library,ye(n,r,i));return e`<article>
<h3>${S(`open.who.${r}`)}</h3>
<${Ze} clock=${s} end=${c} seconds=${i} />
<label class="field"
><span>${S(`open.how-late`)}</span>
<input
type="range"
min="0"
max=${c}
step="30"
value=${i}
aria-valuetext=${l.line}
onInput=${e=>a(Number(e.currentTarget.value))}
/>
</label>
<p role="status"><strong>${o(i)}</strong> · ${l.line}</p>
<ol class="bullets">
${s.bands.map(i=>e`<li key=${i.id}>
<strong
>${S(`open.from-time`,{time:o(s.opens(i))})}</strong
>
${` ${K(t,n.lateness[r],i)}`}
</li>`)}
</ol>
<p class="soft">${D(l.source)}</p>
</article>`}function Ze({clock:t,end:n,seconds:r}){let i=[0,...t.openings()],a=e=>`${100*e/n}%`;return e`<div class="late-bar" aria-hidden="true">
${i.map((t,r)=>e`<span
key=${t}
class=${`band b${Math.min(r,4)}`}
style=${{width:a((i[r+1]??n)-t)}}
>${t>0&&o(t)}</span
>`)}
<span class="hand" style=${{left:a(r)}}></span>
</div>`}function K({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&S(`open.per-minute`,{cost:a}),o&&S(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[S(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Qe=[{id:`fouls`,Section:$e},{id:`lateness`,Section:rt},{id:`procedures`,Section:it},{id:`readings`,Section:ct},{id:`points`,Section:lt},{id:`sources`,Section:ut}];function q({title:t,count:n,gone:r=!n,searching:i,children:a}){return i&&r?null:e`<details class="fold" open=${i}>
<summary>
<h2>${t}</h2>
<span class="badge">${n}</span>
</summary>
<div class="entries">${a}</div>
</details>`}function $e({rules:t,book:n,found:r,searching:i}){let{fouls:a,categories:o}=t.library.catalogue,s=e=>r(nt(t,n,e),e);return Object.keys(o).map(r=>{let o=Object.keys(a).filter(e=>a[e].category===r&&s(e)),c=o.filter(e=>V(n,e).length>0),l=o.filter(e=>!c.includes(e));return e`<${q}
key=${r}
title=${t.words.name(`categories`,r)}
count=${c.length}
gone=${o.length===0}
searching=${i}
>
${c.map(r=>e`<article key=${r}>
<h3><${tt} rules=${t} foul=${r} /></h3>
<${Ne} rules=${t} book=${n} foul=${r} />
</article>`)}
${l.length>0&&e`<${et} rules=${t} fouls=${l} />`}
<//>`})}function et({rules:t,fouls:n}){return e`<article>
<h3>${t.words.phrase(`status-not-covered`)}</h3>
<ul>
${n.map(n=>e`<li key=${n}><${tt} rules=${t} foul=${n} /></li>`)}
</ul>
</article>`}function tt({rules:t,foul:n}){return e`<a class="reach" href=${`#/foul/${n}`}>${t.words.name(`fouls`,n)}</a>`}function nt(e,t,n){let r=V(t,n).map(t=>[R(e,t),...Ae(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function rt({rules:t,book:n,found:r,searching:i}){let a=Object.keys(n.lateness).filter(e=>r(`${S(`open.lateness`)} ${S(`open.who.${e}`)}`));return e`<${q}
title=${S(`open.lateness`)}
count=${a.length}
searching=${i}
>
${a.map(r=>e`<${Xe} key=${r} rules=${t} book=${n} who=${r} />`)}
${!a.length&&e`<p class="soft">${t.words.phrase(`not-stated`)}</p>`}
<//>`}function it({rules:t,book:n,found:r,searching:i}){let{words:a}=t,o=Object.entries(n.content.procedures).map(([e,n])=>({id:e,name:at(t,e),steps:n.filter(({step:n})=>r(`${at(t,e)} ${a.step(n)}`))})).filter(({steps:e})=>e.length);return e`<${q}
title=${S(`open.procedures`)}
count=${o.length}
searching=${i}
>
${o.map(({id:n,name:r,steps:i})=>e`<article key=${n}>
<h3>${r}</h3>
<ol class="steps">
${i.map((n,r)=>e`<li key=${r}>
${a.step(n.step)}
${ot(t,n.when).map(t=>e`<small key=${t}>${t}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function at({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):S(`open.procedure.${n}`)}function ot({words:e},t){return Object.entries(t).filter(([e])=>e in g()).map(([t,n])=>{let r=[n].flat().map(n=>st(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function st(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function ct({rules:t,book:n,found:r,searching:i}){let a=Object.entries(n.readings).map(([e,n])=>({...t.words.reading({id:e,chosen:n}),id:e})).filter(e=>r([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return e`<${q}
title=${S(`open.readings`)}
count=${a.length}
searching=${i}
>
<p class="soft">${S(`open.readings-text`)}</p>
${a.map(t=>e`<${G} key=${t.id} reading=${t} />`)}
<//>`}function lt({rules:t,book:n,found:r,searching:i}){let{points:a}=Pe(t.library,[n]),o=a.filter(({name:e,values:t})=>r(`${e} ${t[0].text}`));return e`<${q}
title=${S(`open.rule-points`)}
count=${o.length}
searching=${i}
>
<${E} rows=${o.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function ut({rules:t,book:n,found:r,searching:i}){let{official:a}=M(),{references:o}=t.library.catalogue,s=dt(n).map(e=>({id:e,...o[e]})).filter(({title:e,publisher:t})=>r(`${e} ${t}`));return e`<${q}
title=${S(`open.sources`)}
count=${s.length}
searching=${i}
>
<ul class="bullets">
${s.map(({id:t,title:n,publisher:r,year:i,reading:a})=>e`<li key=${t}>
<strong>${n}</strong> (${r}, ${i})
<span class=${a===`whole`?`badge`:`badge warn`}
>${S(`open.read.${a}`)}</span
>
</li>`)}
</ul>
${me(a)&&n.revision&&e`<p class="soft">${S(`open.revision`,{revision:n.revision.slice(0,12)})}</p>`}
<//>`}function dt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>V(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function ft({library:e},t){let n=xe(e,t),{items:r}=ne(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}var pt=I(({args:[t=``],rules:n})=>{let{query:r}=he(),{tournament:i,book:a}=M();if(t===`tournament`&&a)return e`<${ht}
rules=${n}
book=${a}
choice=${{...z(a.id),...i?.rulebook}}
/>`;if(!(t in n.library.books))return e`<${T} title=${S(`lost`)} up="#/books"
><${y} text=${S(`lost-text`)}
/><//>`;let o=mt(t,r.get(`with`)),s=F(n.library,o),c=s?z(t):o;return e`<${ht}
rules=${n}
book=${B(n.library,c)}
choice=${c}
wrong=${s}
/>`});function mt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return z(e)}}function ht({rules:t,book:n,choice:r,wrong:i}){let[a,o]=j(``),[s,c]=j(!1),{library:l,words:u}=t,f=ft(t,a);return e`<${T} title=${N(t,n)} up="#/books">
<${Se} error=${i} />
<${Ce} rules=${t} standing=${n.content.standing} />
<p>${u.standingNote(n.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>c(!0)}
>
${S(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{t.choose(r),d(S(`open.in-use-now`))}}>
${S(`open.use-these`)}
</button>
</div>
<${k}
type="search"
label=${S(`open.search-book`)}
value=${a}
autocomplete="off"
onInput=${o}
/>
${Qe.map(({id:r,Section:i})=>e`<${i} key=${r} rules=${t} book=${n} found=${f} searching=${!!a.trim()} />`)}
${s&&e`<${L} rules=${t} value=${r} onUse=${e=>{c(!1),C(U(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
<//>`}const gt={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[J,Y]=[112,64];function _t({names:t,notes:n,pot:r,payments:i,number:a,to:o}){return e`<figure class="table-figure">
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
${t.map((t,r)=>e`<${yt} key=${r} spot=${gt[r]} name=${t} note=${n[r]} to=${o?.(r)} />`)}
${r&&e`<text class="pot" x="180" y="185">${r}</text>`}
${i.map((t,n)=>e`<${xt} key=${n} payment=${t} text=${a(t.points)} />`)}
</svg>
<div class="unseen"><${vt} names=${t} payments=${i} number=${a} /></div>
</figure>`}function vt({names:t,payments:n,number:r}){let i=e=>e===`table`?S(`open.the-table`):t[e];return e`<ul class="bullets">
${n.map(({from:t,to:n,points:a},o)=>e`<li key=${o}>
${S(`open.pays`,{from:i(t)??``,to:i(n)??``,points:r(a)})}
</li>`)}
</ul>`}function yt({spot:[t,n],name:r,note:i,to:a}){let o=e`<g>
<rect
x=${t-J/2}
y=${n-Y/2}
width=${J}
height=${Y}
rx="10"
/>
<text class="name" x=${t} y=${n-5}>${bt(r)}</text>
<text x=${t} y=${n+18}>${i}</text>
</g>`;return a?e`<a href=${a} aria-label=${`${r} ${i}`}>${o}</a>`:o}function bt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function xt({payment:t,text:n}){let[r,i]=[X(t.from),X(t.to)],[a,o]=wt(r,i),[s,c]=wt(i,r),l=Ct(r,i),[u,d]=[(a+s)/2+l[0],(o+c)/2+l[1]],[f,p]=St(l,r[0]===i[0]);return e`<g class="arrow" aria-hidden="true">
<path d=${`M${a} ${o}Q${u} ${d} ${s} ${c}`} marker-end="url(#tip)" />
<text x=${u+f} y=${d+p+6}>${n}</text>
</g>`}function St([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function Ct(e,t){let[n,r]=X(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(X(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function X(e){return gt[e]??[0,0]}function wt([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((J/2+6)/Math.abs(r),(Y/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Z=[0,1,2,3],Q=[`east`,`south`,`west`,`north`];function Tt(e,t){return Q[(e-t+4)%4]??`east`}function Et(e,t){return e===`table`?`table`:(Q.indexOf(e)+t)%4}function Dt(e){let t=new Map([...Z,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Z)t.set(e,0);else for(let e of kt(n))At(t,e);return{net:Z.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Ot(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function kt(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function At(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function jt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Mt({typed:t,onChange:n,onClose:r}){return e`<${A} title=${S(`open.names`)} onClose=${r}>
<p class="soft">${S(`open.names-text`)}</p>
${Z.map(r=>e`<${k}
key=${r}
label=${S(`open.player`,{number:r+1})}
value=${t[r]??``}
autocomplete="off"
maxlength="40"
onInput=${e=>n(Object.assign([...t],{[r]:e}))}
/>`)}
<button class="button main" onClick=${r}>${S(`open.done`)}</button>
<//>`}function Nt({net:t,names:n,number:r,onSettled:i,onClose:a}){let o=jt(t),s=()=>{i(),a()},c=n.map((e,n)=>[e,Ot(t[n]??0,r)]);return e`<${A} title=${S(`open.settle`)} onClose=${a}>
<p>${S(o.length?`open.settle-text`:`open.settle-even`)}</p>
<${E} rows=${c} />
<${vt} names=${n} payments=${o} number=${r} />
<button class="button main" onClick=${s}>
${S(`open.settle-done`)}
</button>
<//>`}function Pt({spoken:t,onAnswer:n}){return(t.questions??[]).map(t=>e`<${i}
key=${t.fact}
question=${t}
onAnswer=${e=>n(t.fact,e)}
/>`)}function Ft({rules:{words:t},facts:n,onForget:r}){let i=Object.keys(n);return i.length?e`<section class="stack">
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
</section>`:null}function It({rules:t,foul:n,facts:r,context:i,onChange:a,fixed:o=!1}){let{book:s,words:c}=t,l={context:i,onChange:a};return e`<${x} title=${e`<h2>${S(`open.around`)}</h2>`}>
${()=>e`<div class="stack">
<${je} book=${s} words=${c} foul=${n} facts=${r} ...${l} />
${!o&&e`<${Lt} rules=${t} ...${l} />`}
</div>`}
<//>`}function Lt({rules:{words:n},context:r,onChange:i}){let a=t.map(e=>({value:e,text:n.phrase(`seat-${e}`)}));return e`<${s}
label=${n.phrase(`context-casual`)}
checked=${!!r.casual}
onChange=${e=>i({...r,casual:e})}
/>
${r.casual&&e`<${re}
label=${n.phrase(`context-seat`)}
value=${r.seat??``}
options=${[{value:``,text:S(`open.no-seat`)},...a]}
onChange=${e=>i({...r,seat:e||null})}
/>`}`}var Rt=I(({args:[t=``],rules:n})=>t in n.library.catalogue.fouls?e`<${zt} id=${t} rules=${n} />`:e`<${T} title=${S(`lost`)} up="#/fouls"
><${y} text=${S(`lost-text`)}
/><//>`);function zt({id:t,rules:n}){let[r,i]=j({}),[a,o]=j({}),s=c(n.book,t,r,{})?r:{},l=c(n.book,t,s,a)?a:{},u=p(n.library,ce(n.book,t,s,l));return e`<${T} title=${u.foul.name} up="#/fouls">
<${Pt} spoken=${u} onAnswer=${(e,t)=>i({...s,[e]:t})} />
<${Ft} rules=${n} facts=${s} onForget=${e=>i(Bt(s,e))} />
<${W} rules=${n} spoken=${u} />
<${It} rules=${n} foul=${t} facts=${s} context=${l} onChange=${o} />
<${Vt} rules=${n} foul=${t} facts=${s} context=${l} />
<${P} rules=${n} />
<//>`}function Bt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Vt({rules:t,foul:n,facts:r,context:i}){let a=Object.keys(t.library.books).map(e=>B(t.library,z(e))),o=[...new Map([t.book,...a].map(e=>[N(t,e),e]))],s=De(o.map(([,e])=>e),n,r,i).map(e=>Ut(p(t.library,e)));return e`<section class="stack">
<h2>${S(`open.everywhere`)}</h2>
<ul class="rows">
${o.map(([t,{content:n}],r)=>e`<li key=${t}>
<a class="row" href=${U(Ht(n))}>
<span class="body"><small>${t}</small>
<span class=${s[r]===s[0]?``:`strong`}>${s[r]}</span></span>
<${_} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ht({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Ut(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?pe(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let $={occasion:``,query:``};function Wt({rules:t,occasion:n,...r}){let[i,a]=j($.occasion===n?$.query:``),o=e=>{$={occasion:n,query:e},a(e)},{library:s,book:c,words:l}=t;return e`<${be} library=${s} book=${c} words=${l} label=${S(`call.what`)} hint=${S(`open.search-hint`)}
query=${i} onQuery=${o} ...${r} />`}const Gt={casual:!0};function Kt({rules:t,evening:n,names:r,person:i}){return e`<${T}
title=${S(`open.foul-of`,{name:r[i]??``})}
up="#/casual"
>
<${Wt}
rules=${t}
occasion=${`${i} ${n.events.length}`}
address=${e=>`#/casual/${i}/${e}`}
leaveOut=${t.book.casual.not_applied}
/>
<//>`}function qt(t){let{rules:n,evening:r,names:i,person:o,foul:s}=t,[c,l]=j({}),[u,d]=j(Gt),[f,p]=j(0),m=Tt(o,r.east),h={...u,seat:m},g=Jt(n,s,c,h),_=g.range?.[f]?f:0,{line:v,payments:y}=Yt(t,g,_,m),b=Xt(t,v,y),ee=![`needs-facts`,`not-covered`].includes(g.status)&&e`<button class="button main" onClick=${b}>${S(`open.note`)}</button>`,te=(e,t)=>l({...c,[e]:t}),x=e=>l(Bt(c,e)),ne=i.map((e,t)=>n.words.phrase(`seat-${Tt(t,r.east)}`));return e`<${T} title=${`${i[o]}: ${g.foul.name}`} up=${`#/casual/${o}`} actions=${ee}>
<${Pt} spoken=${g} onAnswer=${te} />
<${Ft} rules=${n} facts=${c} onForget=${x} />
${g.range&&e`<${a} label=${S(`open.you-choose`)} value=${_} onChange=${p} options=${Zt(n,g)} />`}
${y.length>0&&e`<${_t} names=${i} notes=${ne} pot="" payments=${y} number=${e=>n.words.number(e)} />`}
<${W} rules=${n} spoken=${{...g,say:``}} />
<${It} rules=${n} foul=${s} facts=${c} context=${h} onChange=${d} fixed />
<//>`}function Jt({book:e,library:t},n,r,i){let a=c(e,n,r,i)??ce(e,n,r,{...Gt,seat:i.seat});return p(t,a)}function Yt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Qt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Et(e,t),to:Et(n,t),points:r}))}}function Xt({evening:e,set:t,person:n,foul:r},i,a){let o=ee(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),l(),d(S(`open.recorded`)),C(`#/casual`,{replace:!0}))}}function Zt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Qt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?oe(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const $t={choice:null,names:[``,``,``,``],east:0,events:[]};var en=I(({args:[t,n],rules:r})=>{let[i,a]=O(`shinpan.casual`,$t),o=e=>a({...i,...e}),s=tn(r,i,o),c={rules:s,evening:i,set:o,names:Z.map(e=>i.names[e]?.trim()||S(`open.player`,{number:e+1}))};return t===void 0?e`<${nn} ...${c} />`:Z.includes(Number(t))&&(!n||n in s.library.catalogue.fouls)?n?e`<${qt}
...${c}
person=${Number(t)}
foul=${n}
/>`:e`<${Kt} ...${c} person=${Number(t)} />`:e`<${T} title=${S(`lost`)} up="#/casual"
><${y} text=${S(`lost-text`)}
/><//>`});function tn(e,t,n){let{library:r}=e,i=t.choice&&!F(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=F(r,s)?i:s;return{...e,choice:c,book:B(r,c),choose:e=>n({choice:e})}}function nn({rules:t,evening:n,set:r,names:i}){let[a,o]=j(``),{net:s,table:c}=Dt(n.events),l=e=>t.words.number(e),u=e=>r({events:[...n.events,e]}),d=n.events.at(-1),f=e`<button class="button" disabled=${!d} onClick=${()=>r({events:n.events.slice(0,-1)})}>${S(`open.undo`)}</button>
<button class="button main" disabled=${!d} onClick=${()=>o(`settle`)}>${S(`open.settle`)}</button>`,p={names:i,number:l,onClose:()=>o(``)};return e`<${T} title=${S(`open.casual`)} actions=${f}>
<section class="stack">
<h2>${S(`open.who-fouled`)}</h2>
<${_t} names=${i} notes=${s.map(e=>Ot(e,l))} pot=${c?l(c):``}
payments=${d?kt(d):[]} number=${l} to=${e=>`#/casual/${e}`} />
</section>
${c>0&&e`<${an} text=${l(c)} names=${i} onWon=${e=>u({kind:`won`,by:e,points:c})} />`}
<${rn} east=${n.east} names=${i} onEast=${e=>r({east:e})} onNames=${()=>o(`names`)} />
<${on} rules=${t} events=${n.events} names=${i} />
<${P} rules=${t} />
${a===`names`&&e`<${Mt} ...${p} typed=${n.names} onChange=${e=>r({names:e})} />`}
${a===`settle`&&e`<${Nt} ...${p} net=${s} onSettled=${()=>u({kind:`settled`,payments:jt(s)})} />`}
<//>`}function rn({east:t,names:n,onEast:r,onNames:i}){return e`<${a} label=${S(`open.east-now`)} value=${t} onChange=${r}
options=${n.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${i}>${S(`open.names`)}</button>`}function an({text:t,names:n,onWon:r}){return e`<section class="note info stack">
<h2>${S(`open.pot`,{points:t})}</h2>
<p>${S(`open.pot-text`)}</p>
<div class="choices">
${n.map((t,n)=>e`<button key=${n} class="choice" onClick=${()=>r(n)}>${t}</button>`)}
</div>
</section>`}function on({rules:t,events:n,names:r}){if(!n.length)return e`<p class="soft">${S(`open.casual-text`)}</p>`;let i=e=>e.kind===`settled`?S(`open.settled`):e.kind===`won`?S(`open.took-pot`,{name:r[e.by],points:t.words.number(e.points)}):`${r[e.by]}: ${t.words.name(`fouls`,e.foul)} · ${e.line}`;return e`<section class="stack">
<h2>${S(`open.evening`)}</h2>
<ol class="steps">
${n.map((t,n)=>e`<li key=${n}>${i(t)}</li>`)}
</ol>
</section>`}function sn({id:t,title:n,rules:r,books:i,lines:a,only:o,found:s}){let c=a.filter(e=>s(un(e),e.id)),l=c.filter(({by:e})=>e),u=o?l:c;return e`<section class="stack">
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
${i.map((t,n)=>e`<th key=${n} role="columnheader" scope="col">${N(r,t)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${u.map(t=>e`<${cn} key=${t.id} line=${t} />`)}
</tbody>
</table>
</div>
</section>`}function cn({line:{name:t,href:n,cells:r,by:i}}){let a=r.find(({silent:e})=>!e);return e`<tr role="row" class=${i?`differs`:``}>
<th role="rowheader" scope="row">
${n?e`<a class="reach" href=${n}>${t}</a>`:e`<span>${t}</span>`}
${i&&e`<small>${S(`open.differs-in.${i}`)}</small>`}
</th>
${r.map((t,n)=>e`<${ln} key=${n} cell=${t} first=${a} />`)}
</tr>`}function ln({cell:{texts:t,silent:n},first:r}){let i=!n&&[...t].sort().join(`
`)!==[...r.texts].sort().join(`
`);return e`<td role="cell" class=${n?`silent`:i?`other`:``}>
${t.map(t=>e`<p key=${t} class=${i&&!r.texts.includes(t)?`strong`:``}>${t}</p>`)}
</td>`}function un({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const dn=[`penalty`,`when`,`details`];function fn({library:e},t){return Pe(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:mn(r)?`answer`:null}})}function pn(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=dn.map(r=>({by:r,cells:t.map(t=>hn(e,t,n,r))})),{by:i,cells:a}=r.find(e=>mn(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function mn(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>v([...e].sort()))).size>1}function hn(e,t,n,r){let i=V(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[R(e,n),...gn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?vn(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function gn(e,t,n,r,i){if(i===`penalty`)return[];let a=Ae(e,n.when).join(` `),o=a||r>1?[a||S(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?_n(e,t,n.lateness):[]]}function _n(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${S(`open.from-time`,{time:o(r.opens(i))})} ${K(e,t.lateness[n],i)}`)}function vn({words:e},t,n){let{scope:r}=t.table(n);return r?[S(`open.counted-over`,{scope:ie([e.phrase(`scope-${r}`)])})]:[]}var yn=I(({rules:t})=>{let{library:n,choice:r}=t,i=Object.keys(n.books).filter(e=>e!==r.id),[a,o]=O(`shinpan.compare`,[r,...i.slice(-2).map(z)]),c=a.filter(e=>!F(n,e)),[l,u]=j(null),[d,f]=j(!0),[p,m]=j(``),h=ft(t,p),g=c.map(e=>B(n,e));return e`<${T} title=${S(`open.compare`)}>
<${bn}
rules=${t}
books=${g}
onOpen=${u}
onRemove=${e=>o(c.filter((t,n)=>n!==e))}
/>
<${k} type="search" label=${S(`open.search-compared`)} value=${p} autocomplete="off" onInput=${m} />
<${s}
label=${S(`open.only-different`)}
hint=${S(`open.silence`)}
checked=${d}
onChange=${f}
/>
<${sn}
id="points"
title=${S(`open.rule-points`)}
rules=${t}
books=${g}
lines=${fn(t,g)}
only=${d}
found=${h}
/>
<${sn}
id="fouls"
title=${S(`open.fouls`)}
rules=${t}
books=${g}
lines=${pn(t,g)}
only=${d}
found=${h}
/>
${l!==null&&e`<${L} rules=${t} value=${c[l]??z(r.id)} onUse=${e=>{o(l===c.length?[...c,e]:c.map((t,n)=>n===l?e:t)),u(null)}} onClose=${()=>u(null)} />`}
<//>`});function bn({rules:t,books:n,onOpen:r,onRemove:i}){return e`<ul class="rows">
${n.map((a,o)=>e`<li key=${o} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>r(o)}
>
<span class="body"
>${N(t,a)}<small
>${t.words.phrase(`standing-${a.content.standing}`)}</small
></span
>
<span class="badge">${S(`call.change`)}</span>
</button>
${n.length>2&&e`<button class="button quiet" aria-label=${S(`open.remove`,{name:N(t,a)})} onClick=${()=>i(o)}><${_} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>r(n.length)}
>
${S(`open.add-book`)}
</button>`}var xn=I(({rules:t})=>e`<${T} title=${S(`open.fouls`)}>
<${Wt}
rules=${t}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${P} rules=${t} />
<//>`);const Sn=[`empty-win`,`noten-riichi`,`exposed-tiles`],Cn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]];function wn(){let[t,n]=j(!1),{tournament:r}=M(),i=we(),a=e`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${S(`open.menu`)} onClick=${()=>n(!0)}><${_} name="log" /></button>`;return e`<${T} title="Shinpan" up=${null} aside=${a}>
${r?e`<${Tn} />`:e`<p class="soft">${S(`open.what-it-is`)}</p>`}
${i&&e`<ul class="rows"><${On} href=${`#/board/${i.slug}`} icon="tables" text=${S(`open.to.board`)} about=${i.name} /></ul>`}
<${En} large=${!r} />
${!r&&e`<ul class="ways">
<li><a class="way" href="#/casual"><${_} name="dice" /><strong>${S(`open.at-home`)}</strong><span>${S(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${_} name="scan" /><strong>${S(`open.i-referee`)}</strong><span>${S(`open.scan`)}</span></a></li>
</ul>`}
${t&&e`<${Dn} onClose=${()=>n(!1)} />`}
<//>`}function Tn(){let{tournament:t,official:n}=M();return e`<section class="card">
<small class="soft">${S(`open.your-tournament`)}</small>
<h2>${t?.name}</h2>
${n&&e`<p class="soft">${n.name}</p>`}
<a class="button main" href="#/tables"><${_} name="tables" /> ${S(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${_} name="log" /> ${S(`open.log`)}</a>
<a class="button" href="#/scan"><${_} name="scan" /> ${S(`open.scan`)}</a>
</div>
</section>`}function En({large:t}){return e`<section class=${`ask ${t?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${S(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${_} name="search" />${S(`open.to.fouls`)}</a>
<ul class="examples">
${Sn.map(t=>e`<li key=${t}><a class="badge" href=${`#/foul/${t}`}>${S(`open.example.${t}`)}</a></li>`)}
</ul>
</section>`}function Dn({onClose:t}){return e`<${A} title=${S(`open.menu`)} onClose=${t}>
<ul class="rows">
${Cn.map(([n,r])=>e`<${On} key=${n} href=${`#/${n}`} icon=${r} text=${S(`open.to.${n}`)} about=${S(`open.about.${n}`)} onClick=${t} />`)}
</ul>
<//>`}function On({href:t,icon:n,text:r,about:i,onClick:a}){return e`<li>
<a class="row" href=${t} onClick=${a}><${_} name=${n} /><span class="body">${r}<small>${i}</small></span><${_} name="next" /></a>
</li>`}var kn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function An(){let t=te();f();let{library:n,usage:r,quota:i,persisted:a,lowStorage:o,outbox:s,elsewhere:c,syncedAt:l,tournament:u}=M(),[p,m]=j(a),[g,_]=j(``);h(()=>m(a),[a]),h(()=>void jn().then(_),[t]);let v=async()=>{let e=await navigator.storage.persist();m(e),e||d(S(`open.persist-refused`))},y=S(`open.storage-of`,{used:Mn(r),quota:Mn(i)}),b=[[S(`open.offline`),S(`ready.${t}`)],[S(`open.version`),g||`–`],[S(`open.books`),String(Object.keys(n?.books??{}).length)],[S(`open.unsent`),String(s.length+c.reduce((e,{count:t})=>e+t,0))],[S(`open.storage`),y],[S(`open.persistent`),S(p?`open.yes`:`open.no`)],...l?[[S(`open.last-synced`),ae(l,u?.time_zone)]]:[]];return e`<section class="card">
<h2>${S(`open.kept-here`)}</h2>
${o&&e`<p class="note warn">${S(`open.storage-low`)}</p>`}
<${E} rows=${b} />
${!p&&e`<p class="soft">${S(`open.persist-text`)}</p>
${`storage`in navigator&&e`<button class="button" onClick=${v}>${S(`open.persist`)}</button>`}`}
</section>`}async function jn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function Mn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return u(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Nn(){let{online:t}=M();return e`<${x} title=${S(`open.libraries`)}>
${()=>e`<ul class="bullets">
${Object.entries(kn).map(([n,{version:r,licence:i}])=>e`<li key=${n}>
<strong>${n}</strong> ${`${r} · ${i} `}
${t&&e`<a class="reach" href=${`/bundle/licences/${n}.txt`}>${S(`open.licence`,{name:n})}</a>`}
</li>`)}
</ul>`}
<//>`}const Pn=b(r.referee,`PushSwitch`),Fn=b(r.referee,`Leave`),In=b(r.referee,`Standing`),Ln=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],Rn=[`auto`,`light`,`dark`],zn=[`left`,`right`];function Bn(){let t=f(),{tournament:n,official:r}=M(),i=e=>t=>m({[e]:t}).catch(()=>d(S(`open.lang-not-here`))),o=(n,r,o)=>e`<${a} label=${r} value=${t[n]} options=${o} onChange=${i(n)} />`,c=(n,r,a=``)=>e`<${s} label=${r} hint=${a} checked=${t[n]} onChange=${i(n)} />`;return e`<${T} title=${S(`open.settings`)}>
${o(`lang`,`Language · 言語 · Langue · Язык`,Ln)} ${o(`theme`,S(`open.theme`),Vn(`theme`,Rn))}
${o(`hand`,S(`open.hand`),Vn(`hand`,zn))} ${c(`discreet`,S(`open.discreet`),S(`open.discreet-text`))}
${c(`haptics`,S(`open.haptics`))} ${c(`sound`,S(`open.sound`))}
${n&&ve(r)&&e`<${Pn} tournament=${n.id} as=${r.id} />`}
<${In} />
<${An} />
<${Fn} />
<${Nn} />
<//>`}function Vn(e,t){return t.map(t=>({value:t,text:S(`open.${e}.${t}`)}))}function Hn({own:t,ruling:n,when:r,refresh:i}){let{foul:a,line:o,penalties:s,status:c,table:l,hand:u,team:d,source:f,escalation:p}=n,m=[S(`hall-table`,{label:l}),_e(u),r].filter(Boolean).join(` · `);return e`<article class="card stack">
<h3>${a.name}</h3>
<p class=${`badge ${le(s[0]?.kind??`none`)}`}>${o}</p>
<p>${m}${d?` · ${S(`own.team`)}`:``}</p>
${f&&e`<p class="soft">${D(f)}</p>`}
${c in Un&&e`<p class="note info">${S(Un[c])}</p>`}
${p&&e`<${Wn} escalation=${p} />`}
<${Gn} own=${t} ruling=${n} refresh=${i} />
</article>`}const Un={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Wn({escalation:t}){let{status:n,level:r,reason:i,steps:a}=t,o=S(n===`open`?`own.open.${r}`:`own.${n}`);return e`<div class="stack">
<p class="note info">${o}</p>
<ol class="plain">
<li><b>${S(`own.step.opened`)}</b> ${i}</li>
${a.map(t=>e`<li key=${t.id}><b>${S(t.outcome?`own.step.${t.outcome}`:`own.step.${t.what}`)}</b> ${t.reason}</li>`)}
</ol>
</div>`}function Gn({own:t,ruling:n,refresh:r}){let[i,a]=j(!1),{reason:o,field:s}=Te(`player`,void 0,S(`own.reason`),S(`own.reason-wrong`)),[c,l]=j(!1),[u,d]=j(``),[f,p]=j(``),[m,h]=j(!1),g=n.escalation?.status===`decided`;if(!g&&(n.escalation||![`issued`,`closed`].includes(n.status)))return null;let _=S(g?`own.take-on`:`own.escalate`);return i?e`<form class="stack" onSubmit=${async e=>{if(e.preventDefault(),l(!o),!o)return;h(!0),p(``);let i={reason:o,...u.trim()&&{evidence:u.trim()}};try{await(await w.playerPage()).escalate(t,n,i),a(!1),r()}catch(e){p(S(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{h(!1)}}} aria-label=${_}>
${s(c)}
${f&&e`<p class="note bad" role="alert">${f}</p>`}
${!g&&e`<${k} label=${S(`own.evidence`)} hint=${S(`own.evidence-hint`)} value=${u} onInput=${d} long maxlength="4000" />`}
<button class="button main" disabled=${m}>${_}</button>
<button class="button" type="button" onClick=${()=>a(!1)}>${S(`cancel`)}</button>
</form>`:e`<button class="button" type="button" onClick=${()=>a(!0)}>${_}</button>`}function Kn(){let{own:t,missing:r,state:i,refresh:a}=Yn();if(r)return e`<${T} title=${S(`own.title`)} up="#/"><${y} text=${S(`own.missing`)}><a class="button" href="#/scan">${S(`hall-scan`)}</a><//><//>`;if(!t?.page){let t=i?e`<${y} text=${S(`own.${i}`)} />`:e`<${n} />`;return e`<${T} title=${S(`own.title`)} up="#/">${t}<//>`}let{tournament:o,player:s,rulings:c,ledger:l}=t.page;return e`<${T} title=${s.name} up="#/">
<p class="soft">${o.name} · ${S(`own.number`,{number:s.id_number})}</p>
${i&&e`<p class="note warn" role="status">${S(`own.${i}`)} ${S(`own.as-of`,{time:Xn(t.at,o)})}</p>`}
<${qn} ledger=${l} />
<section class="stack">
<h2>${S(`own.rulings`)}</h2>
${c.length===0&&e`<${y} text=${S(`own.none`)} />`}
${c.map(n=>e`<${Hn} key=${n.id} own=${t} ruling=${n} when=${Xn(n.ruled_at,o)} refresh=${a} />`)}
</section>
<${Ie} tournament=${t.tournament} as=${t.player} player />
<//>`}function qn({ledger:t}){let n={};for(let{unit:e,amount:r}of t)n[e]=(n[e]??0)+r;let r=Object.entries(n).filter(([,e])=>e!==0);return e`<section class="card">
<h2>${S(`own.owing`)}</h2>
${r.length===0&&e`<p>${S(`own.nothing`)}</p>`}
${r.map(([t,n])=>e`<p key=${t}>${Jn(t,n)}</p>`)}
</section>`}function Jn(e,t){return e===`P`?S(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?S(t>0?`own.table-points`:`own.table-points-back`,{points:Re(Math.abs(t))}):S(t>0?`own.money`:`own.money-back`,{amount:de(e,Math.abs(t))})}function Yn(){let{lang:e}=f(),[t,n]=j(void 0),[r,i]=j(``),[a,o]=j(0);return h(()=>{let t=!1,r=async()=>{let r=await w.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function Xn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?u(Intl.DateTimeFormat,n).format(new Date(e)):``}export{pt as Book,Je as Books,en as Casual,yn as Compare,Rt as Foul,xn as Fouls,wn as Home,He as Join,Kn as PlayerPage,ze as Receipt,ke as Scan,Bn as Settings};