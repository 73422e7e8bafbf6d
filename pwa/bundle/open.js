import{$t as e,Ar as t,At as n,Br as r,Bt as i,C as a,Ct as o,Dt as s,Er as c,G as l,Gt as u,Ht as d,It as f,Jt as p,K as m,Kt as h,Mt as g,Nr as _,Or as v,Ot as y,Pr as b,Pt as x,Rr as S,Rt as ee,St as C,Tr as te,Tt as ne,Ut as re,Vt as ie,Wt as w,_n as ae,an as T,dn as E,hn as oe,it as se,jr as ce,jt as D,k as le,kt as O,ot as k,q as ue,rt as de,s as fe,sn as pe,st as me,tt as he,u as ge,un as _e,vn as ve,vt as ye,wt as A,xr as be,xt as j,zr as xe,zt as M}from"./app.js";import{At as N,Dt as P,Et as Se,Mt as F,Nt as I,Ot as Ce,St as we,Tt as Te,Yt as Ee,a as De,an as Oe,c as ke,cn as L,d as Ae,i as R,jt as z,kt as B,n as je,o as V,on as Me,r as Ne,s as Pe,sn as Fe,t as Ie,ut as Le,xt as Re}from"./shared.js";function ze({args:[t=``]}){let[i,a]=r({}),[o,s]=r(0);return S(()=>{E.visitor().then(({findReceipt:e})=>e(t)).then(e=>a({receipt:e}),e=>a({wrong:e instanceof be&&e.status===404?`unknown`:`away`}))},[t,o]),e`<${D} title=${w(`fines.genuine-title`)}>
${!i.receipt&&!i.wrong&&e`<${n} />`}
${i.receipt&&e`<${Be} ...${i.receipt} />`}
${i.wrong===`unknown`&&e`<p class="note bad" role="status">${w(`fines.not-genuine`)}</p>`}
${i.wrong===`away`&&e`<p class="note warn" role="status">${w(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{a({}),s(o+1)}}>${w(`try-again`)}</button>`}
<//>`}function Be({tournament:t,number:n,amount:r,unit:i,paid_at:a,time_zone:o,method:s}){let c={dateStyle:`medium`,timeStyle:`short`,timeZone:o},l=d(Intl.DateTimeFormat,c),u=[[w(`fines.tournament`),t],[w(`fines.number`),n],[w(`fines.amount-paid`),Le(i,r)],[w(`fines.how`),w(`fines.method.${s}`)],[w(`fines.when`),`${l.format(new Date(a))} (${o})`]];return e`<p class="note info" role="status"><strong>${w(`fines.genuine`)}</strong></p>
<dl class="facts">
${u.map(([t,n])=>e`<div key=${t}><dt>${t}</dt><dd>${n}</dd></div>`)}
</dl>
<p class="soft">${w(`fines.compare`)}</p>`}const Ve=x(i.referee,`Leave`);let H=null;function He({args:t}){let n=L(`#/join/${t.join(`/`)}`),[i,a]=r(t.length>0?null:H);return S(()=>{n?.invitation&&(H=n,T(`#/join`,{replace:!0}))},[]),n?e`<${D} title=${w(`hall-join`)} up="#/" />`:i?e`<${Oe} to=${i.tournament}>
<${Ue} link=${i} onAnother=${()=>a(H=null)} />
<//>`:e`<${qe} mangled=${t.length>0} onLink=${a} />`}function Ue({link:t,onAnother:n}){let[i,a]=r(null),[o,s]=r(0),[c,l]=r(``);return S(()=>{a(null);let e=Fe();E.join(t.tournament,t.invitation,c).then(t=>{if(H=null,t.board)return e(`#/board/${t.board}`);if(t.player)return e(`#/own`);f(w(`hall-joined`,{name:E.snapshot.state.settings.name})),e(`#/tables`)},e=>a(e))},[o]),i&&We(i)?e`<${Ge} onName=${e=>{l(e),s(o+1)}} />`:i?e`<${Ke} error=${i} again=${()=>s(o+1)} onAnother=${n} />`:e`<${Me} up="#/" />`}function We(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Ge({onName:t}){let[n,i]=r(``),[a,o]=r(``);return e`<${D} title=${w(`hall-join`)} up="#/">
<form class="stack" onSubmit=${e=>{e.preventDefault(),n.trim()?t(n.trim()):o(w(`hall-join-name-wrong`))}}>
<${A} label=${w(`hall-join-name`)} hint=${w(`hall-join-name-hint`)} value=${n} onInput=${i} wrong=${a}
autocomplete="name" maxlength="200" />
<button class="button main">${w(`hall-join`)}</button>
</form>
<//>`}function Ke({error:t,again:n,onAnother:r}){let i=[401,403,404,409,410,422].includes(t.status),a=i?w(`hall-join-refused`):t.name===`Unreachable`?w(`hall-join-unreachable`):t.message,o=e`<button class="button" onClick=${r}>${w(`hall-join-other`)}</button>
${!i&&e`<button class="button main" onClick=${n}>${w(`try-again`)}</button>`}`;return e`<${D} title=${w(`hall-join-failed`)} up="#/" actions=${o}>
<p class="note bad" role="alert">${a}</p>
<//>`}function qe({mangled:t,onLink:n}){let{tournament:i}=M(),[a,o]=r(``),[s,c]=r(t?w(`hall-join-no-link`):``);return e`<${D} title=${w(`hall-join`)} up="#/">
<p>${w(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=L(a);t?.invitation?n(t):c(w(`hall-join-no-link`))}}>
<${A} label=${w(`hall-join-link`)} value=${a} onInput=${o} wrong=${s} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${w(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${g} name="scan" /> ${w(`hall-scan`)}</a>
${i&&e`<a class="button" href="#/tables"><${g} name="tables" /> ${w(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${g} name="person" /> ${w(`hall-join-account`)}</a>
<${Ve} />
<//>`}var Je=I(({rules:t})=>{let{tournament:n}=M(),{library:r,words:i,choice:a,book:o}=t;return e`<${D} title=${w(`open.books`)}>
${n&&e`<a class="row card" href="#/book/tournament">
<${g} name="book" />
<span class="body"
><small>${w(`open.tournament-rules`)}</small
><strong>${n.name}</strong></span
>
<${g} name="next" />
</a>`}
<a class="row card" href=${U(a)}>
<${g} name="book" />
<span class="body"
><small>${w(`open.rules-in-use`)}</small
><strong>${N(t,o)}</strong></span
>
<${g} name="next" />
</a>
<ul class="rows">
${Object.values(r.books).map(t=>e`<li key=${t.id}>
<a class="row" href=${`#/book/${t.id}`}>
<span class="body"
><strong>${i.pick(t.name)}</strong>
<small>${t.body}, ${t.edition}</small>
<small>${i.phrase(`standing-${t.standing}`)}</small>
</span>
<${g} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${g} name="compare" /> ${w(`open.compare`)}</a
>
<//>`});function U({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function W({rules:t,spoken:n}){let r=n.status===`needs-facts`;return e`<section class=${r?`verdict open`:`verdict`} role="status">
<small>${n.status_text}</small>
<p class=${r?`line`:`line penalty`}>${r?w(`open.answer-first`):n.line}</p>
${n.say&&!r&&e`<p class="say">${w(`call.quoted`,{text:n.say})}</p>`}
</section>
${n.steps.length>0&&e`<section class="stack">
<h2>${w(r?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${n.steps.map(t=>e`<li key=${t.id}>${t.text}</li>`)}
</ol>
</section>`}
<${le} stays=${n.stays} />
${!r&&e`<${Ye} rules=${t} spoken=${n} />`}`}function Ye({rules:t,spoken:n}){let{readings:r,examples:i=[],casual:a}=n;return e`<section class="stack">
<h2>${w(`open.why`)}</h2>
${me(n).map(t=>e`<p key=${t}>${t}</p>`)}
<${Ce} rules=${t} standing=${n.rulebook.standing} />
${a&&e`<p>${k(a.source)}</p>
${a.notes.map(t=>e`<p key=${t} class="note warn">${t}</p>`)}`}
${r.map(t=>e`<${G} key=${t.id} reading=${t} />`)}
${i.length>0&&e`<details class="fold">
<summary><h3>${w(`call.examples`)}</h3></summary>
<ul class="bullets">
${i.map(t=>e`<li key=${t.id}>${t.text}</li>`)}
</ul>
</details>`}
</section>`}function G({reading:t}){let n=Object.entries(t.alternatives).filter(([e])=>e!==t.chosen);return e`<div class="card">
<small class="soft">${w(`open.reading`)}</small>
<strong>${t.question}</strong>
<p>${t.alternatives[t.chosen]}</p>
<p class="soft">${t.reason}</p>
${n.map(([t,n])=>e`<p key=${t} class="soft">${w(`open.or-else`,{text:String(n)})}</p>`)}
</div>`}function Xe({rules:t,book:n,who:i}){let[a,o]=r(0),s=n.clock(i),c=Math.max(...s.openings(),0)+300,l=ue(t.library,ve(n,i,a));return e`<article>
<h3>${w(`open.who.${i}`)}</h3>
<${Ze} clock=${s} end=${c} seconds=${a} />
<label class="field"
><span>${w(`open.how-late`)}</span>
<input
type="range"
min="0"
max=${c}
step="30"
value=${a}
aria-valuetext=${l.line}
onInput=${e=>o(Number(e.currentTarget.value))}
/>
</label>
<p role="status"><strong>${v(a)}</strong> · ${l.line}</p>
<ol class="bullets">
${s.bands.map(r=>e`<li key=${r.id}>
<strong
>${w(`open.from-time`,{time:v(s.opens(r))})}</strong
>
${` ${K(t,n.lateness[i],r)}`}
</li>`)}
</ol>
<p class="soft">${k(l.source)}</p>
</article>`}function Ze({clock:t,end:n,seconds:r}){let i=[0,...t.openings()],a=e=>`${100*e/n}%`;return e`<div class="late-bar" aria-hidden="true">
${i.map((t,r)=>e`<span
key=${t}
class=${`band b${Math.min(r,4)}`}
style=${{width:a((i[r+1]??n)-t)}}
>${t>0&&v(t)}</span
>`)}
<span class="hand" style=${{left:a(r)}}></span>
</div>`}function K({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&w(`open.per-minute`,{cost:a}),o&&w(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[w(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Qe=[{id:`fouls`,Section:$e},{id:`lateness`,Section:rt},{id:`procedures`,Section:it},{id:`readings`,Section:ct},{id:`points`,Section:lt},{id:`sources`,Section:ut}];function q({title:t,count:n,gone:r=!n,searching:i,children:a}){return i&&r?null:e`<details class="fold" open=${i}>
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
</article>`}function tt({rules:t,foul:n}){return e`<a class="reach" href=${`#/foul/${n}`}>${t.words.name(`fouls`,n)}</a>`}function nt(e,t,n){let r=V(t,n).map(t=>[De(e,t),...R(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function rt({rules:t,book:n,found:r,searching:i}){let a=Object.keys(n.lateness).filter(e=>r(`${w(`open.lateness`)} ${w(`open.who.${e}`)}`));return e`<${q}
title=${w(`open.lateness`)}
count=${a.length}
searching=${i}
>
${a.map(r=>e`<${Xe} key=${r} rules=${t} book=${n} who=${r} />`)}
${!a.length&&e`<p class="soft">${t.words.phrase(`not-stated`)}</p>`}
<//>`}function it({rules:t,book:n,found:r,searching:i}){let{words:a}=t,o=Object.entries(n.content.procedures).map(([e,n])=>({id:e,name:at(t,e),steps:n.filter(({step:n})=>r(`${at(t,e)} ${a.step(n)}`))})).filter(({steps:e})=>e.length);return e`<${q}
title=${w(`open.procedures`)}
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
<//>`}function at({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):w(`open.procedure.${n}`)}function ot({words:e},t){return Object.entries(t).filter(([e])=>e in _()).map(([t,n])=>{let r=[n].flat().map(n=>st(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function st(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function ct({rules:t,book:n,found:r,searching:i}){let a=Object.entries(n.readings).map(([e,n])=>({...t.words.reading({id:e,chosen:n}),id:e})).filter(e=>r([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return e`<${q}
title=${w(`open.readings`)}
count=${a.length}
searching=${i}
>
<p class="soft">${w(`open.readings-text`)}</p>
${a.map(t=>e`<${G} key=${t.id} reading=${t} />`)}
<//>`}function lt({rules:t,book:n,found:r,searching:i}){let{points:a}=Pe(t.library,[n]),o=a.filter(({name:e,values:t})=>r(`${e} ${t[0].text}`));return e`<${q}
title=${w(`open.rule-points`)}
count=${o.length}
searching=${i}
>
<${O} rows=${o.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function ut({rules:t,book:n,found:r,searching:i}){let{official:a}=M(),{references:o}=t.library.catalogue,s=dt(n).map(e=>({id:e,...o[e]})).filter(({title:e,publisher:t})=>r(`${e} ${t}`));return e`<${q}
title=${w(`open.sources`)}
count=${s.length}
searching=${i}
>
<ul class="bullets">
${s.map(({id:t,title:n,publisher:r,year:i,reading:a})=>e`<li key=${t}>
<strong>${n}</strong> (${r}, ${i})
<span class=${a===`whole`?`badge`:`badge warn`}
>${w(`open.read.${a}`)}</span
>
</li>`)}
</ul>
${fe(a)&&n.revision&&e`<p class="soft">${w(`open.revision`,{revision:n.revision.slice(0,12)})}</p>`}
<//>`}function dt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>V(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function ft({library:e},t){let n=te(e,t),{items:r}=c(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}var pt=I(({args:[t=``],rules:n})=>{let{query:r}=pe(),{tournament:i,book:a}=M();if(t===`tournament`&&a)return e`<${ht}
rules=${n}
book=${a}
choice=${{...z(a.id),...i?.rulebook}}
/>`;if(!(t in n.library.books))return e`<${D} title=${w(`lost`)} up="#/books"
><${y} text=${w(`lost-text`)}
/><//>`;let o=mt(t,r.get(`with`)),s=F(n.library,o),c=s?z(t):o;return e`<${ht}
rules=${n}
book=${B(n.library,c)}
choice=${c}
wrong=${s}
/>`});function mt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return z(e)}}function ht({rules:t,book:n,choice:i,wrong:a}){let[o,s]=r(``),[c,l]=r(!1),{library:u,words:d}=t,p=ft(t,o);return e`<${D} title=${N(t,n)} up="#/books">
<${Se} error=${a} />
<${Ce} rules=${t} standing=${n.content.standing} />
<p>${d.standingNote(n.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>l(!0)}
>
${w(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{t.choose(i),f(w(`open.in-use-now`))}}>
${w(`open.use-these`)}
</button>
</div>
<${A}
type="search"
label=${w(`open.search-book`)}
value=${o}
autocomplete="off"
onInput=${s}
/>
${Qe.map(({id:r,Section:i})=>e`<${i} key=${r} rules=${t} book=${n} found=${p} searching=${!!o.trim()} />`)}
${c&&e`<${Te} rules=${t} value=${i} onUse=${e=>{l(!1),T(U(e),{replace:!0})}} onClose=${()=>l(!1)} />`}
<//>`}const gt={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[J,Y]=[112,64];function _t({names:t,notes:n,pot:r,payments:i,number:a,to:o}){return e`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${o?`group`:`img`} aria-label=${w(`open.arrows`)}>
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
${t.map((t,r)=>e`<${vt} key=${r} spot=${gt[r]} name=${t} note=${n[r]} to=${o?.(r)} />`)}
${r&&e`<text class="pot" x="180" y="185">${r}</text>`}
${i.map((t,n)=>e`<${bt} key=${n} payment=${t} text=${a(t.points)} />`)}
</svg>
<div class="unseen"><${X} names=${t} payments=${i} number=${a} /></div>
</figure>`}function X({names:t,payments:n,number:r}){let i=e=>e===`table`?w(`open.the-table`):t[e];return e`<ul class="bullets">
${n.map(({from:t,to:n,points:a},o)=>e`<li key=${o}>
${w(`open.pays`,{from:i(t)??``,to:i(n)??``,points:r(a)})}
</li>`)}
</ul>`}function vt({spot:[t,n],name:r,note:i,to:a}){let o=e`<g>
<rect
x=${t-J/2}
y=${n-Y/2}
width=${J}
height=${Y}
rx="10"
/>
<text class="name" x=${t} y=${n-5}>${yt(r)}</text>
<text x=${t} y=${n+18}>${i}</text>
</g>`;return a?e`<a href=${a} aria-label=${`${r} ${i}`}>${o}</a>`:o}function yt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function bt({payment:t,text:n}){let[r,i]=[Z(t.from),Z(t.to)],[a,o]=Ct(r,i),[s,c]=Ct(i,r),l=St(r,i),[u,d]=[(a+s)/2+l[0],(o+c)/2+l[1]],[f,p]=xt(l,r[0]===i[0]);return e`<g class="arrow" aria-hidden="true">
<path d=${`M${a} ${o}Q${u} ${d} ${s} ${c}`} marker-end="url(#tip)" />
<text x=${u+f} y=${d+p+6}>${n}</text>
</g>`}function xt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function St(e,t){let[n,r]=Z(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(Z(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function Z(e){return gt[e]??[0,0]}function Ct([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((J/2+6)/Math.abs(r),(Y/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Q=[0,1,2,3],wt=[`east`,`south`,`west`,`north`];function Tt(e,t){return wt[(e-t+4)%4]??`east`}function Et(e,t){return e===`table`?`table`:(wt.indexOf(e)+t)%4}function Dt(e){let t=new Map([...Q,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Q)t.set(e,0);else for(let e of kt(n))At(t,e);return{net:Q.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Ot(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function kt(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function At(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function jt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Mt({typed:t,onChange:n,onClose:r}){return e`<${j} title=${w(`open.names`)} onClose=${r}>
<p class="soft">${w(`open.names-text`)}</p>
${Q.map(r=>e`<${A}
key=${r}
label=${w(`open.player`,{number:r+1})}
value=${t[r]??``}
autocomplete="off"
maxlength="40"
onInput=${e=>n(Object.assign([...t],{[r]:e}))}
/>`)}
<button class="button main" onClick=${r}>${w(`open.done`)}</button>
<//>`}function Nt({net:t,names:n,number:r,onSettled:i,onClose:a}){let o=jt(t),s=()=>{i(),a()},c=n.map((e,n)=>[e,Ot(t[n]??0,r)]);return e`<${j} title=${w(`open.settle`)} onClose=${a}>
<p>${w(o.length?`open.settle-text`:`open.settle-even`)}</p>
<${O} rows=${c} />
<${X} names=${n} payments=${o} number=${r} />
<button class="button main" onClick=${s}>
${w(`open.settle-done`)}
</button>
<//>`}function Pt({spoken:t,onAnswer:n}){return(t.questions??[]).map(t=>e`<${a}
key=${t.fact}
question=${t}
onAnswer=${e=>n(t.fact,e)}
/>`)}function Ft({rules:{words:t},facts:n,onForget:r}){let i=Object.keys(n);return i.length?e`<section class="stack">
<h2>${w(`open.answered`)}</h2>
<ul class="rows">
${i.map(i=>e`<li key=${i}>
<button class="row" onClick=${()=>r(i)}>
<span class="body"
><small>${t.question(i)}</small
>${t.answer(i,{value:n[i]})}</span
>
<span class="badge">${w(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function It({rules:t,foul:n,facts:r,context:i,onChange:a,fixed:o=!1}){let{book:s,words:c}=t,l={context:i,onChange:a};return e`<${C} title=${e`<h2>${w(`open.around`)}</h2>`}>
${()=>e`<div class="stack">
<${je} book=${s} words=${c} foul=${n} facts=${r} ...${l} />
${!o&&e`<${Lt} rules=${t} ...${l} />`}
</div>`}
<//>`}function Lt({rules:{words:t},context:n,onChange:r}){let i=ce.map(e=>({value:e,text:t.phrase(`seat-${e}`)}));return e`<${s}
label=${t.phrase(`context-casual`)}
checked=${!!n.casual}
onChange=${e=>r({...n,casual:e})}
/>
${n.casual&&e`<${ne}
label=${t.phrase(`context-seat`)}
value=${n.seat??``}
options=${[{value:``,text:w(`open.no-seat`)},...i]}
onChange=${e=>r({...n,seat:e||null})}
/>`}`}var Rt=I(({args:[t=``],rules:n})=>t in n.library.catalogue.fouls?e`<${zt} id=${t} rules=${n} />`:e`<${D} title=${w(`lost`)} up="#/fouls"
><${y} text=${w(`lost-text`)}
/><//>`);function zt({id:t,rules:n}){let[i,a]=r({}),[o,s]=r({}),c=l(n.book,t,i,{})?i:{},u=l(n.book,t,c,o)?o:{},d=m(n.library,oe(n.book,t,c,u));return e`<${D} title=${d.foul.name} up="#/fouls">
<${Pt} spoken=${d} onAnswer=${(e,t)=>a({...c,[e]:t})} />
<${Ft} rules=${n} facts=${c} onForget=${e=>a(Bt(c,e))} />
<${W} rules=${n} spoken=${d} />
<${It} rules=${n} foul=${t} facts=${c} context=${u} onChange=${s} />
<${Vt} rules=${n} foul=${t} facts=${c} context=${u} />
<${P} rules=${n} />
<//>`}function Bt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Vt({rules:t,foul:n,facts:r,context:i}){let a=Object.keys(t.library.books).map(e=>B(t.library,z(e))),o=[...new Map([t.book,...a].map(e=>[N(t,e),e]))],s=ke(o.map(([,e])=>e),n,r,i).map(e=>Ut(m(t.library,e)));return e`<section class="stack">
<h2>${w(`open.everywhere`)}</h2>
<ul class="rows">
${o.map(([t,{content:n}],r)=>e`<li key=${t}>
<a class="row" href=${U(Ht(n))}>
<span class="body"><small>${t}</small>
<span class=${s[r]===s[0]?``:`strong`}>${s[r]}</span></span>
<${g} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ht({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Ut(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?de(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let $={occasion:``,query:``};function Wt({rules:t,occasion:n,...i}){let[a,o]=r($.occasion===n?$.query:``),s=e=>{$={occasion:n,query:e},o(e)},{library:c,book:l,words:u}=t;return e`<${ye} library=${c} book=${l} words=${u} label=${w(`call.what`)} hint=${w(`open.search-hint`)}
query=${a} onQuery=${s} ...${i} />`}const Gt={casual:!0};function Kt({rules:t,evening:n,names:r,person:i}){return e`<${D}
title=${w(`open.foul-of`,{name:r[i]??``})}
up="#/casual"
>
<${Wt}
rules=${t}
occasion=${`${i} ${n.events.length}`}
address=${e=>`#/casual/${i}/${e}`}
leaveOut=${t.book.casual.not_applied}
/>
<//>`}function qt(t){let{rules:n,evening:i,names:a,person:s,foul:c}=t,[l,u]=r({}),[d,f]=r(Gt),[p,m]=r(0),h=Tt(s,i.east),g={...d,seat:h},_=Jt(n,c,l,g),v=_.range?.[p]?p:0,{line:y,payments:b}=Yt(t,_,v,h),x=Xt(t,y,b),S=![`needs-facts`,`not-covered`].includes(_.status)&&e`<button class="button main" onClick=${x}>${w(`open.note`)}</button>`,ee=(e,t)=>u({...l,[e]:t}),C=e=>u(Bt(l,e)),te=a.map((e,t)=>n.words.phrase(`seat-${Tt(t,i.east)}`));return e`<${D} title=${`${a[s]}: ${_.foul.name}`} up=${`#/casual/${s}`} actions=${S}>
<${Pt} spoken=${_} onAnswer=${ee} />
<${Ft} rules=${n} facts=${l} onForget=${C} />
${_.range&&e`<${o} label=${w(`open.you-choose`)} value=${v} onChange=${m} options=${Zt(n,_)} />`}
${b.length>0&&e`<${_t} names=${a} notes=${te} pot="" payments=${b} number=${e=>n.words.number(e)} />`}
<${W} rules=${n} spoken=${{..._,say:``}} />
<${It} rules=${n} foul=${c} facts=${l} context=${g} onChange=${f} fixed />
<//>`}function Jt({book:e,library:t},n,r,i){let a=l(e,n,r,i)??oe(e,n,r,{...Gt,seat:i.seat});return m(t,a)}function Yt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Qt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Et(e,t),to:Et(n,t),points:r}))}}function Xt({evening:e,set:t,person:n,foul:r},i,a){let o=xe(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),u(),f(w(`open.recorded`)),T(`#/casual`,{replace:!0}))}}function Zt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Qt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?ae(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const $t={choice:null,names:[``,``,``,``],east:0,events:[]};var en=I(({args:[t,n],rules:r})=>{let[i,a]=_e(`shinpan.casual`,$t),o=e=>a({...i,...e}),s=tn(r,i,o),c={rules:s,evening:i,set:o,names:Q.map(e=>i.names[e]?.trim()||w(`open.player`,{number:e+1}))};return t===void 0?e`<${nn} ...${c} />`:Q.includes(Number(t))&&(!n||n in s.library.catalogue.fouls)?n?e`<${qt}
...${c}
person=${Number(t)}
foul=${n}
/>`:e`<${Kt} ...${c} person=${Number(t)} />`:e`<${D} title=${w(`lost`)} up="#/casual"
><${y} text=${w(`lost-text`)}
/><//>`});function tn(e,t,n){let{library:r}=e,i=t.choice&&!F(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=F(r,s)?i:s;return{...e,choice:c,book:B(r,c),choose:e=>n({choice:e})}}function nn({rules:t,evening:n,set:i,names:a}){let[o,s]=r(``),{net:c,table:l}=Dt(n.events),u=e=>t.words.number(e),d=e=>i({events:[...n.events,e]}),f=n.events.at(-1),p=e`<button class="button" disabled=${!f} onClick=${()=>i({events:n.events.slice(0,-1)})}>${w(`open.undo`)}</button>
<button class="button main" disabled=${!f} onClick=${()=>s(`settle`)}>${w(`open.settle`)}</button>`,m={names:a,number:u,onClose:()=>s(``)};return e`<${D} title=${w(`open.casual`)} actions=${p}>
<section class="stack">
<h2>${w(`open.who-fouled`)}</h2>
<${_t} names=${a} notes=${c.map(e=>Ot(e,u))} pot=${l?u(l):``}
payments=${f?kt(f):[]} number=${u} to=${e=>`#/casual/${e}`} />
</section>
${l>0&&e`<${an} text=${u(l)} names=${a} onWon=${e=>d({kind:`won`,by:e,points:l})} />`}
<${rn} east=${n.east} names=${a} onEast=${e=>i({east:e})} onNames=${()=>s(`names`)} />
<${on} rules=${t} events=${n.events} names=${a} />
<${P} rules=${t} />
${o===`names`&&e`<${Mt} ...${m} typed=${n.names} onChange=${e=>i({names:e})} />`}
${o===`settle`&&e`<${Nt} ...${m} net=${c} onSettled=${()=>d({kind:`settled`,payments:jt(c)})} />`}
<//>`}function rn({east:t,names:n,onEast:r,onNames:i}){return e`<${o} label=${w(`open.east-now`)} value=${t} onChange=${r}
options=${n.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${i}>${w(`open.names`)}</button>`}function an({text:t,names:n,onWon:r}){return e`<section class="note info stack">
<h2>${w(`open.pot`,{points:t})}</h2>
<p>${w(`open.pot-text`)}</p>
<div class="choices">
${n.map((t,n)=>e`<button key=${n} class="choice" onClick=${()=>r(n)}>${t}</button>`)}
</div>
</section>`}function on({rules:t,events:n,names:r}){if(!n.length)return e`<p class="soft">${w(`open.casual-text`)}</p>`;let i=e=>e.kind===`settled`?w(`open.settled`):e.kind===`won`?w(`open.took-pot`,{name:r[e.by],points:t.words.number(e.points)}):`${r[e.by]}: ${t.words.name(`fouls`,e.foul)} · ${e.line}`;return e`<section class="stack">
<h2>${w(`open.evening`)}</h2>
<ol class="steps">
${n.map((t,n)=>e`<li key=${n}>${i(t)}</li>`)}
</ol>
</section>`}function sn({id:t,title:n,rules:r,books:i,lines:a,only:o,found:s}){let c=a.filter(e=>s(un(e),e.id)),l=c.filter(({by:e})=>e),u=o?l:c;return e`<section class="stack">
<h2 id=${`grid-${t}`}>${n}</h2>
<p class="soft" role="status">${w(`open.different`,{count:l.length,all:c.length})}</p>
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
${i&&e`<small>${w(`open.differs-in.${i}`)}</small>`}
</th>
${r.map((t,n)=>e`<${ln} key=${n} cell=${t} first=${a} />`)}
</tr>`}function ln({cell:{texts:t,silent:n},first:r}){let i=!n&&[...t].sort().join(`
`)!==[...r.texts].sort().join(`
`);return e`<td role="cell" class=${n?`silent`:i?`other`:``}>
${t.map(t=>e`<p key=${t} class=${i&&!r.texts.includes(t)?`strong`:``}>${t}</p>`)}
</td>`}function un({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const dn=[`penalty`,`when`,`details`];function fn({library:e},t){return Pe(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:mn(r)?`answer`:null}})}function pn(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=dn.map(r=>({by:r,cells:t.map(t=>hn(e,t,n,r))})),{by:i,cells:a}=r.find(e=>mn(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function mn(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>b([...e].sort()))).size>1}function hn(e,t,n,r){let i=V(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[De(e,n),...gn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?vn(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function gn(e,t,n,r,i){if(i===`penalty`)return[];let a=R(e,n.when).join(` `),o=a||r>1?[a||w(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?_n(e,t,n.lateness):[]]}function _n(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${w(`open.from-time`,{time:v(r.opens(i))})} ${K(e,t.lateness[n],i)}`)}function vn({words:e},t,n){let{scope:r}=t.table(n);return r?[w(`open.counted-over`,{scope:re([e.phrase(`scope-${r}`)])})]:[]}var yn=I(({rules:t})=>{let{library:n,choice:i}=t,a=Object.keys(n.books).filter(e=>e!==i.id),[o,c]=_e(`shinpan.compare`,[i,...a.slice(-2).map(z)]),l=o.filter(e=>!F(n,e)),[u,d]=r(null),[f,p]=r(!0),[m,h]=r(``),g=ft(t,m),_=l.map(e=>B(n,e));return e`<${D} title=${w(`open.compare`)}>
<${bn}
rules=${t}
books=${_}
onOpen=${d}
onRemove=${e=>c(l.filter((t,n)=>n!==e))}
/>
<${A} type="search" label=${w(`open.search-compared`)} value=${m} autocomplete="off" onInput=${h} />
<${s}
label=${w(`open.only-different`)}
hint=${w(`open.silence`)}
checked=${f}
onChange=${p}
/>
<${sn}
id="points"
title=${w(`open.rule-points`)}
rules=${t}
books=${_}
lines=${fn(t,_)}
only=${f}
found=${g}
/>
<${sn}
id="fouls"
title=${w(`open.fouls`)}
rules=${t}
books=${_}
lines=${pn(t,_)}
only=${f}
found=${g}
/>
${u!==null&&e`<${Te} rules=${t} value=${l[u]??z(i.id)} onUse=${e=>{c(u===l.length?[...l,e]:l.map((t,n)=>n===u?e:t)),d(null)}} onClose=${()=>d(null)} />`}
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
<span class="badge">${w(`call.change`)}</span>
</button>
${n.length>2&&e`<button class="button quiet" aria-label=${w(`open.remove`,{name:N(t,a)})} onClick=${()=>i(o)}><${g} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>r(n.length)}
>
${w(`open.add-book`)}
</button>`}var xn=I(({rules:t})=>e`<${D} title=${w(`open.fouls`)}>
<${Wt}
rules=${t}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${P} rules=${t} />
<//>`);const Sn=[`empty-win`,`noten-riichi`,`exposed-tiles`],Cn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]];function wn(){let[t,n]=r(!1),{tournament:i}=M(),a=we(),o=e`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${w(`open.menu`)} onClick=${()=>n(!0)}><${g} name="log" /></button>`;return e`<${D} title="Shinpan" up=${null} aside=${o}>
${i?e`<${Tn} />`:e`<p class="soft">${w(`open.what-it-is`)}</p>`}
${a&&e`<ul class="rows"><${On} href=${`#/board/${a.slug}`} icon="tables" text=${w(`open.to.board`)} about=${a.name} /></ul>`}
<${En} large=${!i} />
${!i&&e`<ul class="ways">
<li><a class="way" href="#/casual"><${g} name="dice" /><strong>${w(`open.at-home`)}</strong><span>${w(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${g} name="scan" /><strong>${w(`open.i-referee`)}</strong><span>${w(`open.scan`)}</span></a></li>
</ul>`}
${t&&e`<${Dn} onClose=${()=>n(!1)} />`}
<//>`}function Tn(){let{tournament:t,official:n}=M();return e`<section class="card">
<small class="soft">${w(`open.your-tournament`)}</small>
<h2>${t?.name}</h2>
${n&&e`<p class="soft">${n.name}</p>`}
<a class="button main" href="#/tables"><${g} name="tables" /> ${w(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${g} name="log" /> ${w(`open.log`)}</a>
<a class="button" href="#/scan"><${g} name="scan" /> ${w(`open.scan`)}</a>
</div>
</section>`}function En({large:t}){return e`<section class=${`ask ${t?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${w(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${g} name="search" />${w(`open.to.fouls`)}</a>
<ul class="examples">
${Sn.map(t=>e`<li key=${t}><a class="badge" href=${`#/foul/${t}`}>${w(`open.example.${t}`)}</a></li>`)}
</ul>
</section>`}function Dn({onClose:t}){return e`<${j} title=${w(`open.menu`)} onClose=${t}>
<ul class="rows">
${Cn.map(([n,r])=>e`<${On} key=${n} href=${`#/${n}`} icon=${r} text=${w(`open.to.${n}`)} about=${w(`open.about.${n}`)} onClick=${t} />`)}
</ul>
<//>`}function On({href:t,icon:n,text:r,about:i,onClick:a}){return e`<li>
<a class="row" href=${t} onClick=${a}><${g} name=${n} /><span class="body">${r}<small>${i}</small></span><${g} name="next" /></a>
</li>`}var kn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function An(){let t=ee();p();let{library:n,usage:i,quota:a,persisted:o,lowStorage:s,outbox:c,elsewhere:l,syncedAt:u,tournament:d}=M(),[m,h]=r(o),[g,_]=r(``);S(()=>h(o),[o]),S(()=>void jn().then(_),[t]);let v=async()=>{let e=await navigator.storage.persist();h(e),e||f(w(`open.persist-refused`))},y=w(`open.storage-of`,{used:Mn(i),quota:Mn(a)}),b=[[w(`open.offline`),w(`ready.${t}`)],[w(`open.version`),g||`–`],[w(`open.books`),String(Object.keys(n?.books??{}).length)],[w(`open.unsent`),String(c.length+l.reduce((e,{count:t})=>e+t,0))],[w(`open.storage`),y],[w(`open.persistent`),w(m?`open.yes`:`open.no`)],...u?[[w(`open.last-synced`),ie(u,d?.time_zone)]]:[]];return e`<section class="card">
<h2>${w(`open.kept-here`)}</h2>
${s&&e`<p class="note warn">${w(`open.storage-low`)}</p>`}
<${O} rows=${b} />
${!m&&e`<p class="soft">${w(`open.persist-text`)}</p>
${`storage`in navigator&&e`<button class="button" onClick=${v}>${w(`open.persist`)}</button>`}`}
</section>`}async function jn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function Mn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return d(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Nn(){let{online:t}=M();return e`<${C} title=${w(`open.libraries`)}>
${()=>e`<ul class="bullets">
${Object.entries(kn).map(([n,{version:r,licence:i}])=>e`<li key=${n}>
<strong>${n}</strong> ${`${r} · ${i} `}
${t&&e`<a class="reach" href=${`/bundle/licences/${n}.txt`}>${w(`open.licence`,{name:n})}</a>`}
</li>`)}
</ul>`}
<//>`}const Pn=x(i.referee,`PushSwitch`),Fn=x(i.referee,`Leave`),In=x(i.referee,`Standing`),Ln=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],Rn=[`auto`,`light`,`dark`],zn=[`left`,`right`];function Bn(){let t=p(),{tournament:n,official:r}=M(),i=e=>t=>h({[e]:t}).catch(()=>f(w(`open.lang-not-here`))),a=(n,r,a)=>e`<${o} label=${r} value=${t[n]} options=${a} onChange=${i(n)} />`,c=(n,r,a=``)=>e`<${s} label=${r} hint=${a} checked=${t[n]} onChange=${i(n)} />`;return e`<${D} title=${w(`open.settings`)}>
${a(`lang`,`Language · 言語 · Langue · Язык`,Ln)} ${a(`theme`,w(`open.theme`),Vn(`theme`,Rn))}
${a(`hand`,w(`open.hand`),Vn(`hand`,zn))} ${c(`discreet`,w(`open.discreet`),w(`open.discreet-text`))}
${c(`haptics`,w(`open.haptics`))} ${c(`sound`,w(`open.sound`))}
${n&&ge(r)&&e`<${Pn} tournament=${n.id} as=${r.id} />`}
<${In} />
<${An} />
<${Fn} />
<${Nn} />
<//>`}function Vn(e,t){return t.map(t=>({value:t,text:w(`open.${e}.${t}`)}))}function Hn({own:t,ruling:n,when:r,refresh:i}){let{foul:a,line:o,penalties:s,status:c,table:l,hand:u,team:d,source:f,escalation:p}=n,m=[w(`hall-table`,{label:l}),he(u),r].filter(Boolean).join(` · `);return e`<article class="card stack">
<h3>${a.name}</h3>
<p class=${`badge ${se(s[0]?.kind??`none`)}`}>${o}</p>
<p>${m}${d?` · ${w(`own.team`)}`:``}</p>
${f&&e`<p class="soft">${k(f)}</p>`}
${c in Un&&e`<p class="note info">${w(Un[c])}</p>`}
${p&&e`<${Wn} escalation=${p} />`}
<${Gn} own=${t} ruling=${n} refresh=${i} />
</article>`}const Un={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Wn({escalation:t}){let{status:n,level:r,reason:i,steps:a}=t,o=w(n===`open`?`own.open.${r}`:`own.${n}`);return e`<div class="stack">
<p class="note info">${o}</p>
<ol class="plain">
<li><b>${w(`own.step.opened`)}</b> ${i}</li>
${a.map(t=>e`<li key=${t.id}><b>${w(t.outcome?`own.step.${t.outcome}`:`own.step.${t.what}`)}</b> ${t.reason}</li>`)}
</ol>
</div>`}function Gn({own:t,ruling:n,refresh:i}){let[a,o]=r(!1),{reason:s,field:c}=Ee(`player`,void 0,w(`own.reason`),w(`own.reason-wrong`)),[l,u]=r(!1),[d,f]=r(``),[p,m]=r(``),[h,g]=r(!1),_=n.escalation?.status===`decided`;if(!_&&(n.escalation||![`issued`,`closed`].includes(n.status)))return null;let v=w(_?`own.take-on`:`own.escalate`);return a?e`<form class="stack" onSubmit=${async e=>{if(e.preventDefault(),u(!s),!s)return;g(!0),m(``);let r={reason:s,...d.trim()&&{evidence:d.trim()}};try{await(await E.playerPage()).escalate(t,n,r),o(!1),i()}catch(e){m(w(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{g(!1)}}} aria-label=${v}>
${c(l)}
${p&&e`<p class="note bad" role="alert">${p}</p>`}
${!_&&e`<${A} label=${w(`own.evidence`)} hint=${w(`own.evidence-hint`)} value=${d} onInput=${f} long maxlength="4000" />`}
<button class="button main" disabled=${h}>${v}</button>
<button class="button" type="button" onClick=${()=>o(!1)}>${w(`cancel`)}</button>
</form>`:e`<button class="button" type="button" onClick=${()=>o(!0)}>${v}</button>`}function Kn(){let{own:t,missing:r,state:i,refresh:a}=Yn();if(r)return e`<${D} title=${w(`own.title`)} up="#/"><${y} text=${w(`own.missing`)}><a class="button" href="#/scan">${w(`hall-scan`)}</a><//><//>`;if(!t?.page){let t=i?e`<${y} text=${w(`own.${i}`)} />`:e`<${n} />`;return e`<${D} title=${w(`own.title`)} up="#/">${t}<//>`}let{tournament:o,player:s,rulings:c,ledger:l}=t.page;return e`<${D} title=${s.name} up="#/">
<p class="soft">${o.name} · ${w(`own.number`,{number:s.id_number})}</p>
${i&&e`<p class="note warn" role="status">${w(`own.${i}`)} ${w(`own.as-of`,{time:Xn(t.at,o)})}</p>`}
<${qn} ledger=${l} />
<section class="stack">
<h2>${w(`own.rulings`)}</h2>
${c.length===0&&e`<${y} text=${w(`own.none`)} />`}
${c.map(n=>e`<${Hn} key=${n.id} own=${t} ruling=${n} when=${Xn(n.ruled_at,o)} refresh=${a} />`)}
</section>
<${Ie} tournament=${t.tournament} as=${t.player} player />
<//>`}function qn({ledger:t}){let n={};for(let{unit:e,amount:r}of t)n[e]=(n[e]??0)+r;let r=Object.entries(n).filter(([,e])=>e!==0);return e`<section class="card">
<h2>${w(`own.owing`)}</h2>
${r.length===0&&e`<p>${w(`own.nothing`)}</p>`}
${r.map(([t,n])=>e`<p key=${t}>${Jn(t,n)}</p>`)}
</section>`}function Jn(e,n){return e===`P`?w(n>0?`own.points`:`own.points-back`,{p:Math.abs(n)}):e===`pts`?w(n>0?`own.table-points`:`own.table-points-back`,{points:Re(Math.abs(n))}):w(n>0?`own.money`:`own.money-back`,{amount:t(e,Math.abs(n))})}function Yn(){let{lang:e}=p(),[t,n]=r(void 0),[i,a]=r(``),[o,s]=r(0);return S(()=>{let t=!1,r=async()=>{let r=await E.playerPage(),i=await r.stored();if(!t&&(n(e=>e??i??null),i))try{let o=await r.load(i,e);if(t)return;n(o),a(``)}catch(e){t||a(e.signedOut?`cut-off`:`unreached`)}};r();let i=setInterval(r,2e4);return()=>{t=!0,clearInterval(i)}},[e,o]),{own:t,missing:t===null,state:i,refresh:()=>s(o+1)}}function Xn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?d(Intl.DateTimeFormat,n).format(new Date(e)):``}export{pt as Book,Je as Books,en as Casual,yn as Compare,Rt as Foul,xn as Fouls,wn as Home,He as Join,Kn as PlayerPage,ze as Receipt,Ae as Scan,Bn as Settings};