import{Ar as e,At as t,Bt as n,Cr as r,Ct as i,Dr as a,Dt as o,Et as s,Fr as c,Gr as l,Gt as u,Ht as d,Ir as f,It as p,J as m,Jt as h,Kt as g,Mr as _,Mt as v,Nr as y,Nt as b,Or as x,Pt as S,Rt as C,T as ee,Tt as w,Ur as T,Ut as te,Vt as E,Wr as ne,Wt as D,Xt as O,Y as re,_n as k,at as ie,bn as ae,bt as oe,ct as A,f as se,fn as ce,j as le,jt as j,kt as M,l as ue,ln as de,lt as fe,ot as pe,pn as N,q as P,qt as me,rt as he,sn as F,tn as I,wt as ge,yn as _e}from"./app.js";import{At as L,Dt as R,Et as ve,Mt as z,Nt as B,Ot as ye,St as be,Tt as xe,Yt as Se,a as Ce,an as we,c as Te,cn as Ee,d as De,i as Oe,jt as V,kt as H,n as ke,o as U,on as Ae,r as je,s as Me,sn as Ne,t as Pe,ut as Fe,xt as Ie}from"./shared.js";function Le({args:[e=``]}){let[t,n]=l({}),[i,a]=l(0);return T(()=>{N.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof r&&e.status===404?`unknown`:`away`}))},[e,i]),I`<${b} title=${g(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&I`<${v} />`}
${t.receipt&&I`<${Re} ...${t.receipt} />`}
${t.wrong===`unknown`&&I`<p class="note bad" role="status">${g(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&I`<p class="note warn" role="status">${g(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),a(i+1)}}>${g(`try-again`)}</button>`}
<//>`}function Re({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o}){let s={dateStyle:`medium`,timeStyle:`short`,timeZone:a},c=D(Intl.DateTimeFormat,s),l=[[g(`fines.tournament`),e],[g(`fines.number`),t],[g(`fines.amount-paid`),Fe(r,n)],[g(`fines.how`),g(`fines.method.${o}`)],[g(`fines.when`),`${c.format(new Date(i))} (${a})`]];return I`<p class="note info" role="status"><strong>${g(`fines.genuine`)}</strong></p>
<dl class="facts">
${l.map(([e,t])=>I`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${g(`fines.compare`)}</p>`}const ze=p(d.referee,`Leave`);let W=null;function Be({args:e}){let t=Ee(`#/join/${e.join(`/`)}`),[n,r]=l(e.length>0?null:W);return T(()=>{t?.invitation&&(W=t,F(`#/join`,{replace:!0}))},[]),t?I`<${b} title=${g(`hall-join`)} up="#/" />`:n?I`<${we} to=${n.tournament}>
<${Ve} link=${n} onAnother=${()=>r(W=null)} />
<//>`:I`<${Ge} mangled=${e.length>0} onLink=${r} />`}function Ve({link:e,onAnother:t}){let[n,r]=l(null),[i,a]=l(0),[o,s]=l(``);return T(()=>{r(null);let t=Ne();N.join(e.tournament,e.invitation,o).then(e=>{if(W=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);C(g(`hall-joined`,{name:N.snapshot.state.settings.name})),t(`#/tables`)},e=>r(e))},[i]),n&&He(n)?I`<${Ue} onName=${e=>{s(e),a(i+1)}} />`:n?I`<${We} error=${n} again=${()=>a(i+1)} onAnother=${t} />`:I`<${Ae} up="#/" />`}function He(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Ue({onName:e}){let[t,n]=l(``),[r,i]=l(``);return I`<${b} title=${g(`hall-join`)} up="#/">
<form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(g(`hall-join-name-wrong`))}}>
<${s} label=${g(`hall-join-name`)} hint=${g(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
autocomplete="name" maxlength="200" />
<button class="button main">${g(`hall-join`)}</button>
</form>
<//>`}function We({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?g(`hall-join-refused`):e.name===`Unreachable`?g(`hall-join-unreachable`):e.message,a=I`<button class="button" onClick=${n}>${g(`hall-join-other`)}</button>
${!r&&I`<button class="button main" onClick=${t}>${g(`try-again`)}</button>`}`;return I`<${b} title=${g(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function Ge({mangled:e,onLink:t}){let{tournament:n}=E(),[r,i]=l(``),[a,o]=l(e?g(`hall-join-no-link`):``);return I`<${b} title=${g(`hall-join`)} up="#/">
<p>${g(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n=Ee(r);n?.invitation?t(n):o(g(`hall-join-no-link`))}}>
<${s} label=${g(`hall-join-link`)} value=${r} onInput=${i} wrong=${a} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${g(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${S} name="scan" /> ${g(`hall-scan`)}</a>
${n&&I`<a class="button" href="#/tables"><${S} name="tables" /> ${g(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${S} name="person" /> ${g(`hall-join-account`)}</a>
<${ze} />
<//>`}var Ke=B(({rules:e})=>{let{tournament:t}=E(),{library:n,words:r,choice:i,book:a}=e;return I`<${b} title=${g(`open.books`)}>
${t&&I`<a class="row card" href="#/book/tournament">
<${S} name="book" />
<span class="body"
><small>${g(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${S} name="next" />
</a>`}
<a class="row card" href=${G(i)}>
<${S} name="book" />
<span class="body"
><small>${g(`open.rules-in-use`)}</small
><strong>${L(e,a)}</strong></span
>
<${S} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>I`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${r.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${r.phrase(`standing-${e.standing}`)}</small>
</span>
<${S} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${S} name="compare" /> ${g(`open.compare`)}</a
>
<//>`});function G({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function K({rules:e,spoken:t}){let n=t.status===`needs-facts`;return I`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?g(`open.answer-first`):t.line}</p>
${t.say&&!n&&I`<p class="say">${g(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&I`<section class="stack">
<h2>${g(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>I`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${le} stays=${t.stays} />
${!n&&I`<${qe} rules=${e} spoken=${t} />`}`}function qe({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return I`<section class="stack">
<h2>${g(`open.why`)}</h2>
${fe(t).map(e=>I`<p key=${e}>${e}</p>`)}
<${ye} rules=${e} standing=${t.rulebook.standing} />
${i&&I`<p>${A(i.source)}</p>
${i.notes.map(e=>I`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>I`<${Je} key=${e.id} reading=${e} />`)}
${r.length>0&&I`<details class="fold">
<summary><h3>${g(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>I`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function Je({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return I`<div class="card">
<small class="soft">${g(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>I`<p key=${e} class="soft">${g(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function Ye({rules:t,book:n,who:r}){let[i,a]=l(0),o=n.clock(r),s=Math.max(...o.openings(),0)+300,c=re(t.library,ae(n,r,i));return I`<article>
<h3>${g(`open.who.${r}`)}</h3>
<${Xe} clock=${o} end=${s} seconds=${i} />
<label class="field"
><span>${g(`open.how-late`)}</span>
<input
type="range"
min="0"
max=${s}
step="30"
value=${i}
aria-valuetext=${c.line}
onInput=${e=>a(Number(e.currentTarget.value))}
/>
</label>
<p role="status"><strong>${e(i)}</strong> · ${c.line}</p>
<ol class="bullets">
${o.bands.map(i=>I`<li key=${i.id}>
<strong
>${g(`open.from-time`,{time:e(o.opens(i))})}</strong
>
${` ${Ze(t,n.lateness[r],i)}`}
</li>`)}
</ol>
<p class="soft">${A(c.source)}</p>
</article>`}function Xe({clock:t,end:n,seconds:r}){let i=[0,...t.openings()],a=e=>`${100*e/n}%`;return I`<div class="late-bar" aria-hidden="true">
${i.map((t,r)=>I`<span
key=${t}
class=${`band b${Math.min(r,4)}`}
style=${{width:a((i[r+1]??n)-t)}}
>${t>0&&e(t)}</span
>`)}
<span class="hand" style=${{left:a(r)}}></span>
</div>`}function Ze({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&g(`open.per-minute`,{cost:a}),o&&g(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[g(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Qe=[{id:`fouls`,Section:$e},{id:`lateness`,Section:rt},{id:`procedures`,Section:it},{id:`readings`,Section:ct},{id:`points`,Section:lt},{id:`sources`,Section:ut}];function q({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:I`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function $e({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(nt(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>U(t,e).length>0),c=a.filter(e=>!s.includes(e));return I`<${q}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>I`<article key=${n}>
<h3><${tt} rules=${e} foul=${n} /></h3>
<${je} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&I`<${et} rules=${e} fouls=${c} />`}
<//>`})}function et({rules:e,fouls:t}){return I`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>I`<li key=${t}><${tt} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function tt({rules:e,foul:t}){return I`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function nt(e,t,n){let r=U(t,n).map(t=>[Ce(e,t),...Oe(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function rt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${g(`open.lateness`)} ${g(`open.who.${e}`)}`));return I`<${q}
title=${g(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>I`<${Ye} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&I`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function it({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:at(e,t),steps:r.filter(({step:r})=>n(`${at(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return I`<${q}
title=${g(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>I`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>I`<li key=${n}>
${i.step(t.step)}
${ot(e,t.when).map(e=>I`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function at({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):g(`open.procedure.${n}`)}function ot({words:e},t){return Object.entries(t).filter(([e])=>e in c()).map(([t,n])=>{let r=[n].flat().map(n=>st(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function st(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function ct({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return I`<${q}
title=${g(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${g(`open.readings-text`)}</p>
${i.map(e=>I`<${Je} key=${e.id} reading=${e} />`)}
<//>`}function lt({rules:e,book:t,found:n,searching:r}){let{points:i}=Me(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return I`<${q}
title=${g(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${j} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function ut({rules:e,book:t,found:n,searching:r}){let{official:i}=E(),{references:a}=e.library.catalogue,o=dt(t).map(e=>({id:e,...a[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return I`<${q}
title=${g(`open.sources`)}
count=${o.length}
searching=${r}
>
<ul class="bullets">
${o.map(({id:e,title:t,publisher:n,year:r,reading:i})=>I`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${g(`open.read.${i}`)}</span
>
</li>`)}
</ul>
${ue(i)&&t.revision&&I`<p class="soft">${g(`open.revision`,{revision:t.revision.slice(0,12)})}</p>`}
<//>`}function dt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>U(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function ft({library:e},t){let n=a(e,t),{items:r}=x(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}var pt=B(({args:[e=``],rules:n})=>{let{query:r}=de(),{tournament:i,book:a}=E();if(e===`tournament`&&a)return I`<${ht}
rules=${n}
book=${a}
choice=${{...V(a.id),...i?.rulebook}}
/>`;if(!(e in n.library.books))return I`<${b} title=${g(`lost`)} up="#/books"
><${t} text=${g(`lost-text`)}
/><//>`;let o=mt(e,r.get(`with`)),s=z(n.library,o),c=s?V(e):o;return I`<${ht}
rules=${n}
book=${H(n.library,c)}
choice=${c}
wrong=${s}
/>`});function mt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return V(e)}}function ht({rules:e,book:t,choice:n,wrong:r}){let[i,a]=l(``),[o,c]=l(!1),{library:u,words:d}=e,f=ft(e,i);return I`<${b} title=${L(e,t)} up="#/books">
<${ve} error=${r} />
<${ye} rules=${e} standing=${t.content.standing} />
<p>${d.standingNote(t.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>c(!0)}
>
${g(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(n),C(g(`open.in-use-now`))}}>
${g(`open.use-these`)}
</button>
</div>
<${s}
type="search"
label=${g(`open.search-book`)}
value=${i}
autocomplete="off"
onInput=${a}
/>
${Qe.map(({id:n,Section:r})=>I`<${r} key=${n} rules=${e} book=${t} found=${f} searching=${!!i.trim()} />`)}
${o&&I`<${xe} rules=${e} value=${n} onUse=${e=>{c(!1),F(G(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
<//>`}const gt={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[J,Y]=[112,64];function _t({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return I`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${g(`open.arrows`)}>
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
${e.map((e,n)=>I`<${yt} key=${n} spot=${gt[n]} name=${e} note=${t[n]} to=${a?.(n)} />`)}
${n&&I`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>I`<${xt} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${vt} names=${e} payments=${r} number=${i} /></div>
</figure>`}function vt({names:e,payments:t,number:n}){let r=t=>t===`table`?g(`open.the-table`):e[t];return I`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>I`<li key=${a}>
${g(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function yt({spot:[e,t],name:n,note:r,to:i}){let a=I`<g>
<rect
x=${e-J/2}
y=${t-Y/2}
width=${J}
height=${Y}
rx="10"
/>
<text class="name" x=${e} y=${t-5}>${bt(n)}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?I`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function bt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function xt({payment:e,text:t}){let[n,r]=[X(e.from),X(e.to)],[i,a]=wt(n,r),[o,s]=wt(r,n),c=Ct(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=St(c,n[0]===r[0]);return I`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${l+d} y=${u+f+6}>${t}</text>
</g>`}function St([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function Ct(e,t){let[n,r]=X(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(X(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function X(e){return gt[e]??[0,0]}function wt([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((J/2+6)/Math.abs(r),(Y/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Z=[0,1,2,3],Tt=[`east`,`south`,`west`,`north`];function Et(e,t){return Tt[(e-t+4)%4]??`east`}function Dt(e,t){return e===`table`?`table`:(Tt.indexOf(e)+t)%4}function Ot(e){let t=new Map([...Z,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Z)t.set(e,0);else for(let e of At(n))jt(t,e);return{net:Z.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function kt(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function At(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function jt(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function Mt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Nt({typed:e,onChange:t,onClose:n}){return I`<${i} title=${g(`open.names`)} onClose=${n}>
<p class="soft">${g(`open.names-text`)}</p>
${Z.map(n=>I`<${s}
key=${n}
label=${g(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${g(`open.done`)}</button>
<//>`}function Pt({net:e,names:t,number:n,onSettled:r,onClose:a}){let o=Mt(e),s=()=>{r(),a()},c=t.map((t,r)=>[t,kt(e[r]??0,n)]);return I`<${i} title=${g(`open.settle`)} onClose=${a}>
<p>${g(o.length?`open.settle-text`:`open.settle-even`)}</p>
<${j} rows=${c} />
<${vt} names=${t} payments=${o} number=${n} />
<button class="button main" onClick=${s}>
${g(`open.settle-done`)}
</button>
<//>`}function Ft({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>I`<${ee}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function It({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?I`<section class="stack">
<h2>${g(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>I`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${g(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Lt({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return I`<${ge} title=${I`<h2>${g(`open.around`)}</h2>`}>
${()=>I`<div class="stack">
<${ke} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&I`<${Rt} rules=${e} ...${c} />`}
</div>`}
<//>`}function Rt({rules:{words:e},context:t,onChange:n}){let r=y.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return I`<${M}
label=${e.phrase(`context-casual`)}
checked=${!!t.casual}
onChange=${e=>n({...t,casual:e})}
/>
${t.casual&&I`<${o}
label=${e.phrase(`context-seat`)}
value=${t.seat??``}
options=${[{value:``,text:g(`open.no-seat`)},...r]}
onChange=${e=>n({...t,seat:e||null})}
/>`}`}var zt=B(({args:[e=``],rules:n})=>e in n.library.catalogue.fouls?I`<${Bt} id=${e} rules=${n} />`:I`<${b} title=${g(`lost`)} up="#/fouls"
><${t} text=${g(`lost-text`)}
/><//>`);function Bt({id:e,rules:t}){let[n,r]=l({}),[i,a]=l({}),o=P(t.book,e,n,{})?n:{},s=P(t.book,e,o,i)?i:{},c=m(t.library,k(t.book,e,o,s));return I`<${b} title=${c.foul.name} up="#/fouls">
<${Ft} spoken=${c} onAnswer=${(e,t)=>r({...o,[e]:t})} />
<${It} rules=${t} facts=${o} onForget=${e=>r(Vt(o,e))} />
<${K} rules=${t} spoken=${c} />
<${Lt} rules=${t} foul=${e} facts=${o} context=${s} onChange=${a} />
<${Ht} rules=${t} foul=${e} facts=${o} context=${s} />
<${R} rules=${t} />
<//>`}function Vt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Ht({rules:e,foul:t,facts:n,context:r}){let i=Object.keys(e.library.books).map(t=>H(e.library,V(t))),a=[...new Map([e.book,...i].map(t=>[L(e,t),t]))],o=Te(a.map(([,e])=>e),t,n,r).map(t=>Wt(m(e.library,t)));return I`<section class="stack">
<h2>${g(`open.everywhere`)}</h2>
<ul class="rows">
${a.map(([e,{content:t}],n)=>I`<li key=${e}>
<a class="row" href=${G(Ut(t))}>
<span class="body"><small>${e}</small>
<span class=${o[n]===o[0]?``:`strong`}>${o[n]}</span></span>
<${S} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ut({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Wt(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?ie(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Q={occasion:``,query:``};function $({rules:e,occasion:t,...n}){let[r,i]=l(Q.occasion===t?Q.query:``),a=e=>{Q={occasion:t,query:e},i(e)},{library:o,book:s,words:c}=e;return I`<${oe} library=${o} book=${s} words=${c} label=${g(`call.what`)} hint=${g(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const Gt={casual:!0};function Kt({rules:e,evening:t,names:n,person:r}){return I`<${b}
title=${g(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${$}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function qt(e){let{rules:t,evening:n,names:r,person:i,foul:a}=e,[o,s]=l({}),[c,u]=l(Gt),[d,f]=l(0),p=Et(i,n.east),m={...c,seat:p},h=Jt(t,a,o,m),_=h.range?.[d]?d:0,{line:v,payments:y}=Yt(e,h,_,p),x=Xt(e,v,y),S=![`needs-facts`,`not-covered`].includes(h.status)&&I`<button class="button main" onClick=${x}>${g(`open.note`)}</button>`,C=(e,t)=>s({...o,[e]:t}),ee=e=>s(Vt(o,e)),T=r.map((e,r)=>t.words.phrase(`seat-${Et(r,n.east)}`));return I`<${b} title=${`${r[i]}: ${h.foul.name}`} up=${`#/casual/${i}`} actions=${S}>
<${Ft} spoken=${h} onAnswer=${C} />
<${It} rules=${t} facts=${o} onForget=${ee} />
${h.range&&I`<${w} label=${g(`open.you-choose`)} value=${_} onChange=${f} options=${Zt(t,h)} />`}
${y.length>0&&I`<${_t} names=${r} notes=${T} pot="" payments=${y} number=${e=>t.words.number(e)} />`}
<${K} rules=${t} spoken=${{...h,say:``}} />
<${Lt} rules=${t} foul=${a} facts=${o} context=${m} onChange=${u} fixed />
<//>`}function Jt({book:e,library:t},n,r,i){let a=P(e,n,r,i)??k(e,n,r,{...Gt,seat:i.seat});return m(t,a)}function Yt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Qt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Dt(e,t),to:Dt(n,t),points:r}))}}function Xt({evening:e,set:t,person:n,foul:r},i,a){let o=ne(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),me(),C(g(`open.recorded`)),F(`#/casual`,{replace:!0}))}}function Zt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Qt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?_e(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const $t={choice:null,names:[``,``,``,``],east:0,events:[]};var en=B(({args:[e,n],rules:r})=>{let[i,a]=ce(`shinpan.casual`,$t),o=e=>a({...i,...e}),s=tn(r,i,o),c={rules:s,evening:i,set:o,names:Z.map(e=>i.names[e]?.trim()||g(`open.player`,{number:e+1}))};return e===void 0?I`<${nn} ...${c} />`:Z.includes(Number(e))&&(!n||n in s.library.catalogue.fouls)?n?I`<${qt}
...${c}
person=${Number(e)}
foul=${n}
/>`:I`<${Kt} ...${c} person=${Number(e)} />`:I`<${b} title=${g(`lost`)} up="#/casual"
><${t} text=${g(`lost-text`)}
/><//>`});function tn(e,t,n){let{library:r}=e,i=t.choice&&!z(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=z(r,s)?i:s;return{...e,choice:c,book:H(r,c),choose:e=>n({choice:e})}}function nn({rules:e,evening:t,set:n,names:r}){let[i,a]=l(``),{net:o,table:s}=Ot(t.events),c=t=>e.words.number(t),u=e=>n({events:[...t.events,e]}),d=t.events.at(-1),f=I`<button class="button" disabled=${!d} onClick=${()=>n({events:t.events.slice(0,-1)})}>${g(`open.undo`)}</button>
<button class="button main" disabled=${!d} onClick=${()=>a(`settle`)}>${g(`open.settle`)}</button>`,p={names:r,number:c,onClose:()=>a(``)};return I`<${b} title=${g(`open.casual`)} actions=${f}>
<section class="stack">
<h2>${g(`open.who-fouled`)}</h2>
<${_t} names=${r} notes=${o.map(e=>kt(e,c))} pot=${s?c(s):``}
payments=${d?At(d):[]} number=${c} to=${e=>`#/casual/${e}`} />
</section>
${s>0&&I`<${an} text=${c(s)} names=${r} onWon=${e=>u({kind:`won`,by:e,points:s})} />`}
<${rn} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${on} rules=${e} events=${t.events} names=${r} />
<${R} rules=${e} />
${i===`names`&&I`<${Nt} ...${p} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&I`<${Pt} ...${p} net=${o} onSettled=${()=>u({kind:`settled`,payments:Mt(o)})} />`}
<//>`}function rn({east:e,names:t,onEast:n,onNames:r}){return I`<${w} label=${g(`open.east-now`)} value=${e} onChange=${n}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${r}>${g(`open.names`)}</button>`}function an({text:e,names:t,onWon:n}){return I`<section class="note info stack">
<h2>${g(`open.pot`,{points:e})}</h2>
<p>${g(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>I`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function on({rules:e,events:t,names:n}){if(!t.length)return I`<p class="soft">${g(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?g(`open.settled`):t.kind===`won`?g(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return I`<section class="stack">
<h2>${g(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>I`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}function sn({id:e,title:t,rules:n,books:r,lines:i,only:a,found:o}){let s=i.filter(e=>o(un(e),e.id)),c=s.filter(({by:e})=>e),l=a?c:s;return I`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">${g(`open.different`,{count:c.length,all:s.length})}</p>
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
${r.map((e,t)=>I`<th key=${t} role="columnheader" scope="col">${L(n,e)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${l.map(e=>I`<${cn} key=${e.id} line=${e} />`)}
</tbody>
</table>
</div>
</section>`}function cn({line:{name:e,href:t,cells:n,by:r}}){let i=n.find(({silent:e})=>!e);return I`<tr role="row" class=${r?`differs`:``}>
<th role="rowheader" scope="row">
${t?I`<a class="reach" href=${t}>${e}</a>`:I`<span>${e}</span>`}
${r&&I`<small>${g(`open.differs-in.${r}`)}</small>`}
</th>
${n.map((e,t)=>I`<${ln} key=${t} cell=${e} first=${i} />`)}
</tr>`}function ln({cell:{texts:e,silent:t},first:n}){let r=!t&&[...e].sort().join(`
`)!==[...n.texts].sort().join(`
`);return I`<td role="cell" class=${t?`silent`:r?`other`:``}>
${e.map(e=>I`<p key=${e} class=${r&&!n.texts.includes(e)?`strong`:``}>${e}</p>`)}
</td>`}function un({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const dn=[`penalty`,`when`,`details`];function fn({library:e},t){return Me(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:mn(r)?`answer`:null}})}function pn(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=dn.map(r=>({by:r,cells:t.map(t=>hn(e,t,n,r))})),{by:i,cells:a}=r.find(e=>mn(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function mn(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>f([...e].sort()))).size>1}function hn(e,t,n,r){let i=U(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[Ce(e,n),...gn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?vn(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function gn(e,t,n,r,i){if(i===`penalty`)return[];let a=Oe(e,n.when).join(` `),o=a||r>1?[a||g(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?_n(e,t,n.lateness):[]]}function _n(t,n,r){let i=n.clock(r);return i.bands.map(a=>`${g(`open.from-time`,{time:e(i.opens(a))})} ${Ze(t,n.lateness[r],a)}`)}function vn({words:e},t,n){let{scope:r}=t.table(n);return r?[g(`open.counted-over`,{scope:u([e.phrase(`scope-${r}`)])})]:[]}var yn=B(({rules:e})=>{let{library:t,choice:n}=e,r=Object.keys(t.books).filter(e=>e!==n.id),[i,a]=ce(`shinpan.compare`,[n,...r.slice(-2).map(V)]),o=i.filter(e=>!z(t,e)),[c,u]=l(null),[d,f]=l(!0),[p,m]=l(``),h=ft(e,p),_=o.map(e=>H(t,e));return I`<${b} title=${g(`open.compare`)}>
<${bn}
rules=${e}
books=${_}
onOpen=${u}
onRemove=${e=>a(o.filter((t,n)=>n!==e))}
/>
<${s} type="search" label=${g(`open.search-compared`)} value=${p} autocomplete="off" onInput=${m} />
<${M}
label=${g(`open.only-different`)}
hint=${g(`open.silence`)}
checked=${d}
onChange=${f}
/>
<${sn}
id="points"
title=${g(`open.rule-points`)}
rules=${e}
books=${_}
lines=${fn(e,_)}
only=${d}
found=${h}
/>
<${sn}
id="fouls"
title=${g(`open.fouls`)}
rules=${e}
books=${_}
lines=${pn(e,_)}
only=${d}
found=${h}
/>
${c!==null&&I`<${xe} rules=${e} value=${o[c]??V(n.id)} onUse=${e=>{a(c===o.length?[...o,e]:o.map((t,n)=>n===c?e:t)),u(null)}} onClose=${()=>u(null)} />`}
<//>`});function bn({rules:e,books:t,onOpen:n,onRemove:r}){return I`<ul class="rows">
${t.map((i,a)=>I`<li key=${a} class="column">
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
<span class="badge">${g(`call.change`)}</span>
</button>
${t.length>2&&I`<button class="button quiet" aria-label=${g(`open.remove`,{name:L(e,i)})} onClick=${()=>r(a)}><${S} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${g(`open.add-book`)}
</button>`}var xn=B(({rules:e})=>I`<${b} title=${g(`open.fouls`)}>
<${$}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${R} rules=${e} />
<//>`);const Sn=[`empty-win`,`noten-riichi`,`exposed-tiles`],Cn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`hand`,`tables`],[`casual`,`dice`],[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]];function wn(){let[e,t]=l(!1),{tournament:n}=E(),r=be(),i=I`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${g(`open.menu`)} onClick=${()=>t(!0)}><${S} name="log" /></button>`;return I`<${b} title="Shinpan" up=${null} aside=${i}>
${n?I`<${Tn} />`:I`<p class="soft">${g(`open.what-it-is`)}</p>`}
${r&&I`<ul class="rows"><${On} href=${`#/board/${r.slug}`} icon="tables" text=${g(`open.to.board`)} about=${r.name} /></ul>`}
<${En} large=${!n} />
${!n&&I`<ul class="ways">
<li><a class="way" href="#/casual"><${S} name="dice" /><strong>${g(`open.at-home`)}</strong><span>${g(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${S} name="scan" /><strong>${g(`open.i-referee`)}</strong><span>${g(`open.scan`)}</span></a></li>
</ul>`}
${e&&I`<${Dn} onClose=${()=>t(!1)} />`}
<//>`}function Tn(){let{tournament:e,official:t}=E();return I`<section class="card">
<small class="soft">${g(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&I`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${S} name="tables" /> ${g(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${S} name="log" /> ${g(`open.log`)}</a>
<a class="button" href="#/scan"><${S} name="scan" /> ${g(`open.scan`)}</a>
</div>
</section>`}function En({large:e}){return I`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${g(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${S} name="search" />${g(`open.to.fouls`)}</a>
<ul class="examples">
${Sn.map(e=>I`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${g(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function Dn({onClose:e}){return I`<${i} title=${g(`open.menu`)} onClose=${e}>
<ul class="rows">
${Cn.map(([t,n])=>I`<${On} key=${t} href=${`#/${t}`} icon=${n} text=${g(`open.to.${t}`)} about=${g(`open.about.${t}`)} onClick=${e} />`)}
</ul>
<//>`}function On({href:e,icon:t,text:n,about:r,onClick:i}){return I`<li>
<a class="row" href=${e} onClick=${i}><${S} name=${t} /><span class="body">${n}<small>${r}</small></span><${S} name="next" /></a>
</li>`}var kn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function An(){let e=n();O();let{library:t,usage:r,quota:i,persisted:a,lowStorage:o,outbox:s,elsewhere:c,syncedAt:u,tournament:d}=E(),[f,p]=l(a),[m,h]=l(``);T(()=>p(a),[a]),T(()=>void jn().then(h),[e]);let _=async()=>{let e=await navigator.storage.persist();p(e),e||C(g(`open.persist-refused`))},v=g(`open.storage-of`,{used:Mn(r),quota:Mn(i)}),y=[[g(`open.offline`),g(`ready.${e}`)],[g(`open.version`),m||`–`],[g(`open.books`),String(Object.keys(t?.books??{}).length)],[g(`open.unsent`),String(s.length+c.reduce((e,{count:t})=>e+t,0))],[g(`open.storage`),v],[g(`open.persistent`),g(f?`open.yes`:`open.no`)],...u?[[g(`open.last-synced`),te(u,d?.time_zone)]]:[]];return I`<section class="card">
<h2>${g(`open.kept-here`)}</h2>
${o&&I`<p class="note warn">${g(`open.storage-low`)}</p>`}
<${j} rows=${y} />
${!f&&I`<p class="soft">${g(`open.persist-text`)}</p>
${`storage`in navigator&&I`<button class="button" onClick=${_}>${g(`open.persist`)}</button>`}`}
</section>`}async function jn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function Mn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return D(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Nn(){let{online:e}=E();return I`<${ge} title=${g(`open.libraries`)}>
${()=>I`<ul class="bullets">
${Object.entries(kn).map(([t,{version:n,licence:r}])=>I`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&I`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${g(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>`}
<//>`}const Pn=p(d.referee,`PushSwitch`),Fn=p(d.referee,`Leave`),In=p(d.referee,`Standing`),Ln=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],Rn=[`auto`,`light`,`dark`],zn=[`left`,`right`];function Bn(){let e=O(),{tournament:t,official:n}=E(),r=e=>t=>h({[e]:t}).catch(()=>C(g(`open.lang-not-here`))),i=(t,n,i)=>I`<${w} label=${n} value=${e[t]} options=${i} onChange=${r(t)} />`,a=(t,n,i=``)=>I`<${M} label=${n} hint=${i} checked=${e[t]} onChange=${r(t)} />`;return I`<${b} title=${g(`open.settings`)}>
${i(`lang`,`Language · 言語 · Langue · Язык`,Ln)} ${i(`theme`,g(`open.theme`),Vn(`theme`,Rn))}
${i(`hand`,g(`open.hand`),Vn(`hand`,zn))} ${a(`discreet`,g(`open.discreet`),g(`open.discreet-text`))}
${a(`haptics`,g(`open.haptics`))} ${a(`sound`,g(`open.sound`))}
${t&&se(n)&&I`<${Pn} tournament=${t.id} as=${n.id} />`}
<${In} />
<${An} />
<${Fn} />
<${Nn} />
<//>`}function Vn(e,t){return t.map(t=>({value:t,text:g(`open.${e}.${t}`)}))}function Hn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[g(`hall-table`,{label:c}),he(l),n].filter(Boolean).join(` · `);return I`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${pe(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${g(`own.team`)}`:``}</p>
${d&&I`<p class="soft">${A(d)}</p>`}
${s in Un&&I`<p class="note info">${g(Un[s])}</p>`}
${f&&I`<${Wn} escalation=${f} />`}
<${Gn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Un={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Wn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=g(t===`open`?`own.open.${n}`:`own.${t}`);return I`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${g(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>I`<li key=${e.id}><b>${g(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Gn({own:e,ruling:t,refresh:n}){let[r,i]=l(!1),{reason:a,field:o}=Se(`player`,void 0,g(`own.reason`),g(`own.reason-wrong`)),[c,u]=l(!1),[d,f]=l(``),[p,m]=l(``),[h,_]=l(!1),v=t.escalation?.status===`decided`;if(!v&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let y=g(v?`own.take-on`:`own.escalate`);return r?I`<form class="stack" onSubmit=${async r=>{if(r.preventDefault(),u(!a),!a)return;_(!0),m(``);let o={reason:a,...d.trim()&&{evidence:d.trim()}};try{await(await N.playerPage()).escalate(e,t,o),i(!1),n()}catch(e){m(g(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{_(!1)}}} aria-label=${y}>
${o(c)}
${p&&I`<p class="note bad" role="alert">${p}</p>`}
${!v&&I`<${s} label=${g(`own.evidence`)} hint=${g(`own.evidence-hint`)} value=${d} onInput=${f} long maxlength="4000" />`}
<button class="button main" disabled=${h}>${y}</button>
<button class="button" type="button" onClick=${()=>i(!1)}>${g(`cancel`)}</button>
</form>`:I`<button class="button" type="button" onClick=${()=>i(!0)}>${y}</button>`}function Kn(){let{own:e,missing:n,state:r,refresh:i}=Yn();if(n)return I`<${b} title=${g(`own.title`)} up="#/"><${t} text=${g(`own.missing`)}><a class="button" href="#/scan">${g(`hall-scan`)}</a><//><//>`;if(!e?.page){let e=r?I`<${t} text=${g(`own.${r}`)} />`:I`<${v} />`;return I`<${b} title=${g(`own.title`)} up="#/">${e}<//>`}let{tournament:a,player:o,rulings:s,ledger:c}=e.page;return I`<${b} title=${o.name} up="#/">
<p class="soft">${a.name} · ${g(`own.number`,{number:o.id_number})}</p>
${r&&I`<p class="note warn" role="status">${g(`own.${r}`)} ${g(`own.as-of`,{time:Xn(e.at,a)})}</p>`}
<${qn} ledger=${c} />
<section class="stack">
<h2>${g(`own.rulings`)}</h2>
${s.length===0&&I`<${t} text=${g(`own.none`)} />`}
${s.map(t=>I`<${Hn} key=${t.id} own=${e} ruling=${t} when=${Xn(t.ruled_at,a)} refresh=${i} />`)}
</section>
<${Pe} tournament=${e.tournament} as=${e.player} player />
<//>`}function qn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return I`<section class="card">
<h2>${g(`own.owing`)}</h2>
${n.length===0&&I`<p>${g(`own.nothing`)}</p>`}
${n.map(([e,t])=>I`<p key=${e}>${Jn(e,t)}</p>`)}
</section>`}function Jn(e,t){return e===`P`?g(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?g(t>0?`own.table-points`:`own.table-points-back`,{points:Ie(Math.abs(t))}):g(t>0?`own.money`:`own.money-back`,{amount:_(e,Math.abs(t))})}function Yn(){let{lang:e}=O(),[t,n]=l(void 0),[r,i]=l(``),[a,o]=l(0);return T(()=>{let t=!1,r=async()=>{let r=await N.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function Xn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?D(Intl.DateTimeFormat,n).format(new Date(e)):``}export{pt as Book,Ke as Books,en as Casual,yn as Compare,zt as Foul,xn as Fouls,wn as Home,Be as Join,Kn as PlayerPage,Le as Receipt,De as Scan,Bn as Settings};