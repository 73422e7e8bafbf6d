import{At as e,Dt as t,Et as n,Ft as r,Gr as i,Gt as a,Ht as o,Ir as s,J as c,Jt as l,Kr as u,Kt as d,Lr as f,Lt as p,M as m,Mt as h,Nr as g,Nt as _,Or as v,Ot as y,Pr as ee,Pt as b,T as x,Tt as S,Ut as C,Vt as te,Wr as w,Wt as ne,X as re,Y as T,Yt as ie,Zt as E,bn as ae,cn as D,f as oe,it as se,jr as O,jt as k,kr as ce,l as le,lt as A,mn as j,nn as M,ot as ue,pn as de,qt as N,st as fe,un as pe,ut as me,vn as P,wr as he,wt as F,xn as ge,xt as _e,zt as I}from"./app.js";import{At as L,Dt as R,Et as ve,Mt as z,Nt as B,Ot as ye,St as be,Tt as xe,Yt as Se,a as Ce,an as we,c as Te,cn as Ee,d as De,i as Oe,jt as V,kt as H,n as ke,o as U,on as Ae,r as je,s as Me,sn as Ne,t as Pe,ut as Fe,xt as Ie}from"./shared.js";function Le({args:[e=``]}){let[t,n]=u({}),[r,i]=u(0);return w(()=>{j.visitor().then(({findReceipt:t})=>t(e)).then(e=>n({receipt:e}),e=>n({wrong:e instanceof he&&e.status===404?`unknown`:`away`}))},[e,r]),M`<${b} title=${N(`fines.genuine-title`)}>
${!t.receipt&&!t.wrong&&M`<${_} />`}
${t.receipt&&M`<${Re} ...${t.receipt} />`}
${t.wrong===`unknown`&&M`<p class="note bad" role="status">${N(`fines.not-genuine`)}</p>`}
${t.wrong===`away`&&M`<p class="note warn" role="status">${N(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{n({}),i(r+1)}}>${N(`try-again`)}</button>`}
<//>`}function Re({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:o,method:s}){let c={dateStyle:`medium`,timeStyle:`short`,timeZone:o},l=a(Intl.DateTimeFormat,c),u=[[N(`fines.tournament`),e],[N(`fines.number`),t],[N(`fines.amount-paid`),Fe(r,n)],[N(`fines.how`),N(`fines.method.${s}`)],[N(`fines.when`),`${l.format(new Date(i))} (${o})`]];return M`<p class="note info" role="status"><strong>${N(`fines.genuine`)}</strong></p>
<dl class="facts">
${u.map(([e,t])=>M`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
<p class="soft">${N(`fines.compare`)}</p>`}const ze=p(C.referee,`Leave`);let W=null;function Be({args:e}){let t=Ee(`#/join/${e.join(`/`)}`),[n,r]=u(e.length>0?null:W);return w(()=>{t?.invitation&&(W=t,D(`#/join`,{replace:!0}))},[]),t?M`<${b} title=${N(`hall-join`)} up="#/" />`:n?M`<${we} to=${n.tournament}>
<${Ve} link=${n} onAnother=${()=>r(W=null)} />
<//>`:M`<${Ge} mangled=${e.length>0} onLink=${r} />`}function Ve({link:e,onAnother:t}){let[n,r]=u(null),[i,a]=u(0),[o,s]=u(``);return w(()=>{r(null);let t=Ne();j.join(e.tournament,e.invitation,o).then(e=>{if(W=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);I(N(`hall-joined`,{name:j.snapshot.state.settings.name})),t(`#/tables`)},e=>r(e))},[i]),n&&He(n)?M`<${Ue} onName=${e=>{s(e),a(i+1)}} />`:n?M`<${We} error=${n} again=${()=>a(i+1)} onAnother=${t} />`:M`<${Ae} up="#/" />`}function He(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Ue({onName:e}){let[n,r]=u(``),[i,a]=u(``);return M`<${b} title=${N(`hall-join`)} up="#/">
<form class="stack" onSubmit=${t=>{t.preventDefault(),n.trim()?e(n.trim()):a(N(`hall-join-name-wrong`))}}>
<${t} label=${N(`hall-join-name`)} hint=${N(`hall-join-name-hint`)} value=${n} onInput=${r} wrong=${i}
autocomplete="name" maxlength="200" />
<button class="button main">${N(`hall-join`)}</button>
</form>
<//>`}function We({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?N(`hall-join-refused`):e.name===`Unreachable`?N(`hall-join-unreachable`):e.message,a=M`<button class="button" onClick=${n}>${N(`hall-join-other`)}</button>
${!r&&M`<button class="button main" onClick=${t}>${N(`try-again`)}</button>`}`;return M`<${b} title=${N(`hall-join-failed`)} up="#/" actions=${a}>
<p class="note bad" role="alert">${i}</p>
<//>`}function Ge({mangled:e,onLink:n}){let{tournament:i}=o(),[a,s]=u(``),[c,l]=u(e?N(`hall-join-no-link`):``);return M`<${b} title=${N(`hall-join`)} up="#/">
<p>${N(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=Ee(a);t?.invitation?n(t):l(N(`hall-join-no-link`))}}>
<${t} label=${N(`hall-join-link`)} value=${a} onInput=${s} wrong=${c} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${N(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${r} name="scan" /> ${N(`hall-scan`)}</a>
${i&&M`<a class="button" href="#/tables"><${r} name="tables" /> ${N(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${r} name="person" /> ${N(`hall-join-account`)}</a>
<${ze} />
<//>`}var Ke=B(({rules:e})=>{let{tournament:t}=o(),{library:n,words:i,choice:a,book:s}=e;return M`<${b} title=${N(`open.books`)}>
${t&&M`<a class="row card" href="#/book/tournament">
<${r} name="book" />
<span class="body"
><small>${N(`open.tournament-rules`)}</small
><strong>${t.name}</strong></span
>
<${r} name="next" />
</a>`}
<a class="row card" href=${G(a)}>
<${r} name="book" />
<span class="body"
><small>${N(`open.rules-in-use`)}</small
><strong>${L(e,s)}</strong></span
>
<${r} name="next" />
</a>
<ul class="rows">
${Object.values(n.books).map(e=>M`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${i.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${i.phrase(`standing-${e.standing}`)}</small>
</span>
<${r} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${r} name="compare" /> ${N(`open.compare`)}</a
>
<//>`});function G({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function K({rules:e,spoken:t}){let n=t.status===`needs-facts`;return M`<section class=${n?`verdict open`:`verdict`} role="status">
<small>${t.status_text}</small>
<p class=${n?`line`:`line penalty`}>${n?N(`open.answer-first`):t.line}</p>
${t.say&&!n&&M`<p class="say">${N(`call.quoted`,{text:t.say})}</p>`}
</section>
${t.steps.length>0&&M`<section class="stack">
<h2>${N(n?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${t.steps.map(e=>M`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${m} stays=${t.stays} />
${!n&&M`<${qe} rules=${e} spoken=${t} />`}`}function qe({rules:e,spoken:t}){let{readings:n,examples:r=[],casual:i}=t;return M`<section class="stack">
<h2>${N(`open.why`)}</h2>
${me(t).map(e=>M`<p key=${e}>${e}</p>`)}
<${ye} rules=${e} standing=${t.rulebook.standing} />
${i&&M`<p>${A(i.source)}</p>
${i.notes.map(e=>M`<p key=${e} class="note warn">${e}</p>`)}`}
${n.map(e=>M`<${Je} key=${e.id} reading=${e} />`)}
${r.length>0&&M`<details class="fold">
<summary><h3>${N(`call.examples`)}</h3></summary>
<ul class="bullets">
${r.map(e=>M`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function Je({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return M`<div class="card">
<small class="soft">${N(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${t.map(([e,t])=>M`<p key=${e} class="soft">${N(`open.or-else`,{text:String(t)})}</p>`)}
</div>`}function Ye({rules:e,book:t,who:n}){let[r,i]=u(0),a=t.clock(n),o=Math.max(...a.openings(),0)+300,s=re(e.library,ge(t,n,r));return M`<article>
<h3>${N(`open.who.${n}`)}</h3>
<${Xe} clock=${a} end=${o} seconds=${r} />
<label class="field"
><span>${N(`open.how-late`)}</span>
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
<p role="status"><strong>${O(r)}</strong> · ${s.line}</p>
<ol class="bullets">
${a.bands.map(r=>M`<li key=${r.id}>
<strong
>${N(`open.from-time`,{time:O(a.opens(r))})}</strong
>
${` ${Ze(e,t.lateness[n],r)}`}
</li>`)}
</ol>
<p class="soft">${A(s.source)}</p>
</article>`}function Xe({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return M`<div class="late-bar" aria-hidden="true">
${r.map((e,n)=>M`<span
key=${e}
class=${`band b${Math.min(n,4)}`}
style=${{width:i((r[n+1]??t)-e)}}
>${e>0&&O(e)}</span
>`)}
<span class="hand" style=${{left:i(n)}}></span>
</div>`}function Ze({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&N(`open.per-minute`,{cost:a}),o&&N(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[N(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Qe=[{id:`fouls`,Section:$e},{id:`lateness`,Section:rt},{id:`procedures`,Section:it},{id:`readings`,Section:ct},{id:`points`,Section:lt},{id:`sources`,Section:ut}];function q({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:M`<details class="fold" open=${r}>
<summary>
<h2>${e}</h2>
<span class="badge">${t}</span>
</summary>
<div class="entries">${i}</div>
</details>`}function $e({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(nt(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>U(t,e).length>0),c=a.filter(e=>!s.includes(e));return M`<${q}
key=${n}
title=${e.words.name(`categories`,n)}
count=${s.length}
gone=${a.length===0}
searching=${r}
>
${s.map(n=>M`<article key=${n}>
<h3><${tt} rules=${e} foul=${n} /></h3>
<${je} rules=${e} book=${t} foul=${n} />
</article>`)}
${c.length>0&&M`<${et} rules=${e} fouls=${c} />`}
<//>`})}function et({rules:e,fouls:t}){return M`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${t.map(t=>M`<li key=${t}><${tt} rules=${e} foul=${t} /></li>`)}
</ul>
</article>`}function tt({rules:e,foul:t}){return M`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function nt(e,t,n){let r=U(t,n).map(t=>[Ce(e,t),...Oe(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function rt({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${N(`open.lateness`)} ${N(`open.who.${e}`)}`));return M`<${q}
title=${N(`open.lateness`)}
count=${i.length}
searching=${r}
>
${i.map(n=>M`<${Ye} key=${n} rules=${e} book=${t} who=${n} />`)}
${!i.length&&M`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function it({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:at(e,t),steps:r.filter(({step:r})=>n(`${at(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return M`<${q}
title=${N(`open.procedures`)}
count=${a.length}
searching=${r}
>
${a.map(({id:t,name:n,steps:r})=>M`<article key=${t}>
<h3>${n}</h3>
<ol class="steps">
${r.map((t,n)=>M`<li key=${n}>
${i.step(t.step)}
${ot(e,t.when).map(e=>M`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function at({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):N(`open.procedure.${n}`)}function ot({words:e},t){return Object.entries(t).filter(([e])=>e in s()).map(([t,n])=>{let r=[n].flat().map(n=>st(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function st(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function ct({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return M`<${q}
title=${N(`open.readings`)}
count=${i.length}
searching=${r}
>
<p class="soft">${N(`open.readings-text`)}</p>
${i.map(e=>M`<${Je} key=${e.id} reading=${e} />`)}
<//>`}function lt({rules:e,book:t,found:n,searching:r}){let{points:i}=Me(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return M`<${q}
title=${N(`open.rule-points`)}
count=${a.length}
searching=${r}
>
<${h} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function ut({rules:e,book:t,found:n,searching:r}){let{official:i}=o(),{references:a}=e.library.catalogue,s=dt(t).map(e=>({id:e,...a[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return M`<${q}
title=${N(`open.sources`)}
count=${s.length}
searching=${r}
>
<ul class="bullets">
${s.map(({id:e,title:t,publisher:n,year:r,reading:i})=>M`<li key=${e}>
<strong>${t}</strong> (${n}, ${r})
<span class=${i===`whole`?`badge`:`badge warn`}
>${N(`open.read.${i}`)}</span
>
</li>`)}
</ul>
${le(i)&&t.revision&&M`<p class="soft">${N(`open.revision`,{revision:t.revision.slice(0,12)})}</p>`}
<//>`}function dt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>U(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}function ft({library:e},t){let n=v(e,t),{items:r}=ce(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}var pt=B(({args:[e=``],rules:t})=>{let{query:n}=pe(),{tournament:r,book:i}=o();if(e===`tournament`&&i)return M`<${ht}
rules=${t}
book=${i}
choice=${{...V(i.id),...r?.rulebook}}
/>`;if(!(e in t.library.books))return M`<${b} title=${N(`lost`)} up="#/books"
><${k} text=${N(`lost-text`)}
/><//>`;let a=mt(e,n.get(`with`)),s=z(t.library,a),c=s?V(e):a;return M`<${ht}
rules=${t}
book=${H(t.library,c)}
choice=${c}
wrong=${s}
/>`});function mt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return V(e)}}function ht({rules:e,book:n,choice:r,wrong:i}){let[a,o]=u(``),[s,c]=u(!1),{library:l,words:d}=e,f=ft(e,a);return M`<${b} title=${L(e,n)} up="#/books">
<${ve} error=${i} />
<${ye} rules=${e} standing=${n.content.standing} />
<p>${d.standingNote(n.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>c(!0)}
>
${N(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(r),I(N(`open.in-use-now`))}}>
${N(`open.use-these`)}
</button>
</div>
<${t}
type="search"
label=${N(`open.search-book`)}
value=${a}
autocomplete="off"
onInput=${o}
/>
${Qe.map(({id:t,Section:r})=>M`<${r} key=${t} rules=${e} book=${n} found=${f} searching=${!!a.trim()} />`)}
${s&&M`<${xe} rules=${e} value=${r} onUse=${e=>{c(!1),D(G(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
<//>`}const gt={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[J,Y]=[112,64];function _t({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return M`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${N(`open.arrows`)}>
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
${e.map((e,n)=>M`<${yt} key=${n} spot=${gt[n]} name=${e} note=${t[n]} to=${a?.(n)} />`)}
${n&&M`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>M`<${xt} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${vt} names=${e} payments=${r} number=${i} /></div>
</figure>`}function vt({names:e,payments:t,number:n}){let r=t=>t===`table`?N(`open.the-table`):e[t];return M`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>M`<li key=${a}>
${N(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function yt({spot:[e,t],name:n,note:r,to:i}){let a=M`<g>
<rect
x=${e-J/2}
y=${t-Y/2}
width=${J}
height=${Y}
rx="10"
/>
<text class="name" x=${e} y=${t-5}>${bt(n)}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?M`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function bt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function xt({payment:e,text:t}){let[n,r]=[X(e.from),X(e.to)],[i,a]=wt(n,r),[o,s]=wt(r,n),c=Ct(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=St(c,n[0]===r[0]);return M`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${l+d} y=${u+f+6}>${t}</text>
</g>`}function St([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function Ct(e,t){let[n,r]=X(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(X(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function X(e){return gt[e]??[0,0]}function wt([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((J/2+6)/Math.abs(r),(Y/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Z=[0,1,2,3],Tt=[`east`,`south`,`west`,`north`];function Et(e,t){return Tt[(e-t+4)%4]??`east`}function Dt(e,t){return e===`table`?`table`:(Tt.indexOf(e)+t)%4}function Ot(e){let t=new Map([...Z,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Z)t.set(e,0);else for(let e of At(n))jt(t,e);return{net:Z.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function kt(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function At(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function jt(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function Mt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Nt({typed:e,onChange:n,onClose:r}){return M`<${F} title=${N(`open.names`)} onClose=${r}>
<p class="soft">${N(`open.names-text`)}</p>
${Z.map(r=>M`<${t}
key=${r}
label=${N(`open.player`,{number:r+1})}
value=${e[r]??``}
autocomplete="off"
maxlength="40"
onInput=${t=>n(Object.assign([...e],{[r]:t}))}
/>`)}
<button class="button main" onClick=${r}>${N(`open.done`)}</button>
<//>`}function Pt({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=Mt(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,kt(e[r]??0,n)]);return M`<${F} title=${N(`open.settle`)} onClose=${i}>
<p>${N(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${h} rows=${s} />
<${vt} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${N(`open.settle-done`)}
</button>
<//>`}function Ft({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>M`<${x}
key=${e.fact}
question=${e}
onAnswer=${n=>t(e.fact,n)}
/>`)}function It({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?M`<section class="stack">
<h2>${N(`open.answered`)}</h2>
<ul class="rows">
${r.map(r=>M`<li key=${r}>
<button class="row" onClick=${()=>n(r)}>
<span class="body"
><small>${e.question(r)}</small
>${e.answer(r,{value:t[r]})}</span
>
<span class="badge">${N(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Lt({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return M`<${S} title=${M`<h2>${N(`open.around`)}</h2>`}>
${()=>M`<div class="stack">
<${ke} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
${!a&&M`<${Rt} rules=${e} ...${c} />`}
</div>`}
<//>`}function Rt({rules:{words:t},context:n,onChange:r}){let i=ee.map(e=>({value:e,text:t.phrase(`seat-${e}`)}));return M`<${e}
label=${t.phrase(`context-casual`)}
checked=${!!n.casual}
onChange=${e=>r({...n,casual:e})}
/>
${n.casual&&M`<${y}
label=${t.phrase(`context-seat`)}
value=${n.seat??``}
options=${[{value:``,text:N(`open.no-seat`)},...i]}
onChange=${e=>r({...n,seat:e||null})}
/>`}`}var zt=B(({args:[e=``],rules:t})=>e in t.library.catalogue.fouls?M`<${Bt} id=${e} rules=${t} />`:M`<${b} title=${N(`lost`)} up="#/fouls"
><${k} text=${N(`lost-text`)}
/><//>`);function Bt({id:e,rules:t}){let[n,r]=u({}),[i,a]=u({}),o=c(t.book,e,n,{})?n:{},s=c(t.book,e,o,i)?i:{},l=T(t.library,P(t.book,e,o,s));return M`<${b} title=${l.foul.name} up="#/fouls">
<${Ft} spoken=${l} onAnswer=${(e,t)=>r({...o,[e]:t})} />
<${It} rules=${t} facts=${o} onForget=${e=>r(Vt(o,e))} />
<${K} rules=${t} spoken=${l} />
<${Lt} rules=${t} foul=${e} facts=${o} context=${s} onChange=${a} />
<${Ht} rules=${t} foul=${e} facts=${o} context=${s} />
<${R} rules=${t} />
<//>`}function Vt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Ht({rules:e,foul:t,facts:n,context:i}){let a=Object.keys(e.library.books).map(t=>H(e.library,V(t))),o=[...new Map([e.book,...a].map(t=>[L(e,t),t]))],s=Te(o.map(([,e])=>e),t,n,i).map(t=>Wt(T(e.library,t)));return M`<section class="stack">
<h2>${N(`open.everywhere`)}</h2>
<ul class="rows">
${o.map(([e,{content:t}],n)=>M`<li key=${e}>
<a class="row" href=${G(Ut(t))}>
<span class="body"><small>${e}</small>
<span class=${s[n]===s[0]?``:`strong`}>${s[n]}</span></span>
<${r} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Ut({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Wt(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?ue(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Q={occasion:``,query:``};function $({rules:e,occasion:t,...n}){let[r,i]=u(Q.occasion===t?Q.query:``),a=e=>{Q={occasion:t,query:e},i(e)},{library:o,book:s,words:c}=e;return M`<${_e} library=${o} book=${s} words=${c} label=${N(`call.what`)} hint=${N(`open.search-hint`)}
query=${r} onQuery=${a} ...${n} />`}const Gt={casual:!0};function Kt({rules:e,evening:t,names:n,person:r}){return M`<${b}
title=${N(`open.foul-of`,{name:n[r]??``})}
up="#/casual"
>
<${$}
rules=${e}
occasion=${`${r} ${t.events.length}`}
address=${e=>`#/casual/${r}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function qt(e){let{rules:t,evening:r,names:i,person:a,foul:o}=e,[s,c]=u({}),[l,d]=u(Gt),[f,p]=u(0),m=Et(a,r.east),h={...l,seat:m},g=Jt(t,o,s,h),_=g.range?.[f]?f:0,{line:v,payments:y}=Yt(e,g,_,m),ee=Xt(e,v,y),x=![`needs-facts`,`not-covered`].includes(g.status)&&M`<button class="button main" onClick=${ee}>${N(`open.note`)}</button>`,S=(e,t)=>c({...s,[e]:t}),C=e=>c(Vt(s,e)),te=i.map((e,n)=>t.words.phrase(`seat-${Et(n,r.east)}`));return M`<${b} title=${`${i[a]}: ${g.foul.name}`} up=${`#/casual/${a}`} actions=${x}>
<${Ft} spoken=${g} onAnswer=${S} />
<${It} rules=${t} facts=${s} onForget=${C} />
${g.range&&M`<${n} label=${N(`open.you-choose`)} value=${_} onChange=${p} options=${Zt(t,g)} />`}
${y.length>0&&M`<${_t} names=${i} notes=${te} pot="" payments=${y} number=${e=>t.words.number(e)} />`}
<${K} rules=${t} spoken=${{...g,say:``}} />
<${Lt} rules=${t} foul=${o} facts=${s} context=${h} onChange=${d} fixed />
<//>`}function Jt({book:e,library:t},n,r,i){let a=c(e,n,r,i)??P(e,n,r,{...Gt,seat:i.seat});return T(t,a)}function Yt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Qt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Dt(e,t),to:Dt(n,t),points:r}))}}function Xt({evening:e,set:t,person:n,foul:r},a,o){let s=i(!1);return()=>{s.current||(s.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:a,payments:o}]}),l(),I(N(`open.recorded`)),D(`#/casual`,{replace:!0}))}}function Zt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Qt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?ae(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const $t={choice:null,names:[``,``,``,``],east:0,events:[]};var en=B(({args:[e,t],rules:n})=>{let[r,i]=de(`shinpan.casual`,$t),a=e=>i({...r,...e}),o=tn(n,r,a),s={rules:o,evening:r,set:a,names:Z.map(e=>r.names[e]?.trim()||N(`open.player`,{number:e+1}))};return e===void 0?M`<${nn} ...${s} />`:Z.includes(Number(e))&&(!t||t in o.library.catalogue.fouls)?t?M`<${qt}
...${s}
person=${Number(e)}
foul=${t}
/>`:M`<${Kt} ...${s} person=${Number(e)} />`:M`<${b} title=${N(`lost`)} up="#/casual"
><${k} text=${N(`lost-text`)}
/><//>`});function tn(e,t,n){let{library:r}=e,i=t.choice&&!z(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=z(r,s)?i:s;return{...e,choice:c,book:H(r,c),choose:e=>n({choice:e})}}function nn({rules:e,evening:t,set:n,names:r}){let[i,a]=u(``),{net:o,table:s}=Ot(t.events),c=t=>e.words.number(t),l=e=>n({events:[...t.events,e]}),d=t.events.at(-1),f=M`<button class="button" disabled=${!d} onClick=${()=>n({events:t.events.slice(0,-1)})}>${N(`open.undo`)}</button>
<button class="button main" disabled=${!d} onClick=${()=>a(`settle`)}>${N(`open.settle`)}</button>`,p={names:r,number:c,onClose:()=>a(``)};return M`<${b} title=${N(`open.casual`)} actions=${f}>
<section class="stack">
<h2>${N(`open.who-fouled`)}</h2>
<${_t} names=${r} notes=${o.map(e=>kt(e,c))} pot=${s?c(s):``}
payments=${d?At(d):[]} number=${c} to=${e=>`#/casual/${e}`} />
</section>
${s>0&&M`<${an} text=${c(s)} names=${r} onWon=${e=>l({kind:`won`,by:e,points:s})} />`}
<${rn} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
<${on} rules=${e} events=${t.events} names=${r} />
<${R} rules=${e} />
${i===`names`&&M`<${Nt} ...${p} typed=${t.names} onChange=${e=>n({names:e})} />`}
${i===`settle`&&M`<${Pt} ...${p} net=${o} onSettled=${()=>l({kind:`settled`,payments:Mt(o)})} />`}
<//>`}function rn({east:e,names:t,onEast:r,onNames:i}){return M`<${n} label=${N(`open.east-now`)} value=${e} onChange=${r}
options=${t.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${i}>${N(`open.names`)}</button>`}function an({text:e,names:t,onWon:n}){return M`<section class="note info stack">
<h2>${N(`open.pot`,{points:e})}</h2>
<p>${N(`open.pot-text`)}</p>
<div class="choices">
${t.map((e,t)=>M`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
</div>
</section>`}function on({rules:e,events:t,names:n}){if(!t.length)return M`<p class="soft">${N(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?N(`open.settled`):t.kind===`won`?N(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return M`<section class="stack">
<h2>${N(`open.evening`)}</h2>
<ol class="steps">
${t.map((e,t)=>M`<li key=${t}>${r(e)}</li>`)}
</ol>
</section>`}function sn({id:e,title:t,rules:n,books:r,lines:i,only:a,found:o}){let s=i.filter(e=>o(un(e),e.id)),c=s.filter(({by:e})=>e),l=a?c:s;return M`<section class="stack">
<h2 id=${`grid-${e}`}>${t}</h2>
<p class="soft" role="status">${N(`open.different`,{count:c.length,all:s.length})}</p>
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
${r.map((e,t)=>M`<th key=${t} role="columnheader" scope="col">${L(n,e)}</th>`)}
</tr>
</thead>
<tbody role="rowgroup">
${l.map(e=>M`<${cn} key=${e.id} line=${e} />`)}
</tbody>
</table>
</div>
</section>`}function cn({line:{name:e,href:t,cells:n,by:r}}){let i=n.find(({silent:e})=>!e);return M`<tr role="row" class=${r?`differs`:``}>
<th role="rowheader" scope="row">
${t?M`<a class="reach" href=${t}>${e}</a>`:M`<span>${e}</span>`}
${r&&M`<small>${N(`open.differs-in.${r}`)}</small>`}
</th>
${n.map((e,t)=>M`<${ln} key=${t} cell=${e} first=${i} />`)}
</tr>`}function ln({cell:{texts:e,silent:t},first:n}){let r=!t&&[...e].sort().join(`
`)!==[...n.texts].sort().join(`
`);return M`<td role="cell" class=${t?`silent`:r?`other`:``}>
${e.map(e=>M`<p key=${e} class=${r&&!n.texts.includes(e)?`strong`:``}>${e}</p>`)}
</td>`}function un({name:e,cells:t}){return[e,...t.flatMap(({texts:e})=>e)].join(` `)}const dn=[`penalty`,`when`,`details`];function fn({library:e},t){return Me(e,t).points.map(({id:e,name:t,values:n})=>{let r=n.map(({value:e,text:t})=>({texts:[t],silent:e===`not-stated`}));return{id:e,name:t,cells:r,by:mn(r)?`answer`:null}})}function pn(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>{let r=dn.map(r=>({by:r,cells:t.map(t=>hn(e,t,n,r))})),{by:i,cells:a}=r.find(e=>mn(e.cells))??{by:null,cells:r[0].cells};return{id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:a,by:i}})}function mn(e){return new Set(e.filter(({silent:e})=>!e).map(({texts:e})=>f([...e].sort()))).size>1}function hn(e,t,n,r){let i=U(t,n);if(!i.length)return{texts:[e.words.phrase(`status-not-covered`)],silent:!0};let a=i.map(n=>[Ce(e,n),...gn(e,t,n,i.length,r)]),o=a.length>1?a.map(e=>e.join(` · `)):a[0],s=r===`details`?vn(e,t,n):[];return{texts:[.../* @__PURE__ */ new Set([...o,...s])],silent:!1}}function gn(e,t,n,r,i){if(i===`penalty`)return[];let a=Oe(e,n.when).join(` `),o=a||r>1?[a||N(`open.otherwise`)]:[];if(i===`when`)return o;let s=e.words.steps([...n.effects].sort()).map(({text:e})=>e);return[...o,...s,...n.lateness?_n(e,t,n.lateness):[]]}function _n(e,t,n){let r=t.clock(n);return r.bands.map(i=>`${N(`open.from-time`,{time:O(r.opens(i))})} ${Ze(e,t.lateness[n],i)}`)}function vn({words:e},t,n){let{scope:r}=t.table(n);return r?[N(`open.counted-over`,{scope:d([e.phrase(`scope-${r}`)])})]:[]}var yn=B(({rules:n})=>{let{library:r,choice:i}=n,a=Object.keys(r.books).filter(e=>e!==i.id),[o,s]=de(`shinpan.compare`,[i,...a.slice(-2).map(V)]),c=o.filter(e=>!z(r,e)),[l,d]=u(null),[f,p]=u(!0),[m,h]=u(``),g=ft(n,m),_=c.map(e=>H(r,e));return M`<${b} title=${N(`open.compare`)}>
<${bn}
rules=${n}
books=${_}
onOpen=${d}
onRemove=${e=>s(c.filter((t,n)=>n!==e))}
/>
<${t} type="search" label=${N(`open.search-compared`)} value=${m} autocomplete="off" onInput=${h} />
<${e}
label=${N(`open.only-different`)}
hint=${N(`open.silence`)}
checked=${f}
onChange=${p}
/>
<${sn}
id="points"
title=${N(`open.rule-points`)}
rules=${n}
books=${_}
lines=${fn(n,_)}
only=${f}
found=${g}
/>
<${sn}
id="fouls"
title=${N(`open.fouls`)}
rules=${n}
books=${_}
lines=${pn(n,_)}
only=${f}
found=${g}
/>
${l!==null&&M`<${xe} rules=${n} value=${c[l]??V(i.id)} onUse=${e=>{s(l===c.length?[...c,e]:c.map((t,n)=>n===l?e:t)),d(null)}} onClose=${()=>d(null)} />`}
<//>`});function bn({rules:e,books:t,onOpen:n,onRemove:i}){return M`<ul class="rows">
${t.map((a,o)=>M`<li key=${o} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>n(o)}
>
<span class="body"
>${L(e,a)}<small
>${e.words.phrase(`standing-${a.content.standing}`)}</small
></span
>
<span class="badge">${N(`call.change`)}</span>
</button>
${t.length>2&&M`<button class="button quiet" aria-label=${N(`open.remove`,{name:L(e,a)})} onClick=${()=>i(o)}><${r} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>n(t.length)}
>
${N(`open.add-book`)}
</button>`}var xn=B(({rules:e})=>M`<${b} title=${N(`open.fouls`)}>
<${$}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${R} rules=${e} />
<//>`);const Sn=[`empty-win`,`noten-riichi`,`exposed-tiles`],Cn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`hand`,`tables`],[`casual`,`dice`],[`join`,`scan`],[`account`,`person`],[`settings`,`settings`]];function wn(){let[e,t]=u(!1),{tournament:n}=o(),i=be(),a=M`<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${N(`open.menu`)} onClick=${()=>t(!0)}><${r} name="log" /></button>`;return M`<${b} title="Shinpan" up=${null} aside=${a}>
${n?M`<${Tn} />`:M`<p class="soft">${N(`open.what-it-is`)}</p>`}
${i&&M`<ul class="rows"><${On} href=${`#/board/${i.slug}`} icon="tables" text=${N(`open.to.board`)} about=${i.name} /></ul>`}
<${En} large=${!n} />
${!n&&M`<ul class="ways">
<li><a class="way" href="#/casual"><${r} name="dice" /><strong>${N(`open.at-home`)}</strong><span>${N(`open.about.casual`)}</span></a></li>
<li><a class="way" href="#/scan"><${r} name="scan" /><strong>${N(`open.i-referee`)}</strong><span>${N(`open.scan`)}</span></a></li>
</ul>`}
${e&&M`<${Dn} onClose=${()=>t(!1)} />`}
<//>`}function Tn(){let{tournament:e,official:t}=o();return M`<section class="card">
<small class="soft">${N(`open.your-tournament`)}</small>
<h2>${e?.name}</h2>
${t&&M`<p class="soft">${t.name}</p>`}
<a class="button main" href="#/tables"><${r} name="tables" /> ${N(`open.new-ruling`)}</a>
<div class="pair">
<a class="button" href="#/log"><${r} name="log" /> ${N(`open.log`)}</a>
<a class="button" href="#/scan"><${r} name="scan" /> ${N(`open.scan`)}</a>
</div>
</section>`}function En({large:e}){return M`<section class=${`ask ${e?`large`:``}`} aria-labelledby="ask">
<h2 id="ask">${N(`call.what`)}</h2>
<a class="ask-field" href="#/fouls"><${r} name="search" />${N(`open.to.fouls`)}</a>
<ul class="examples">
${Sn.map(e=>M`<li key=${e}><a class="badge" href=${`#/foul/${e}`}>${N(`open.example.${e}`)}</a></li>`)}
</ul>
</section>`}function Dn({onClose:e}){return M`<${F} title=${N(`open.menu`)} onClose=${e}>
<ul class="rows">
${Cn.map(([t,n])=>M`<${On} key=${t} href=${`#/${t}`} icon=${n} text=${N(`open.to.${t}`)} about=${N(`open.about.${t}`)} onClick=${e} />`)}
</ul>
<//>`}function On({href:e,icon:t,text:n,about:i,onClick:a}){return M`<li>
<a class="row" href=${e} onClick=${a}><${r} name=${t} /><span class="body">${n}<small>${i}</small></span><${r} name="next" /></a>
</li>`}var kn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}},"@noble/ed25519":{version:`3.2.0`,licence:`MIT`,files:{"index.js":`noble/ed25519.js`}},"@noble/hashes":{version:`2.4.0`,licence:`MIT`,files:{"sha2.js":`noble/sha2.js`,"_md.js":`noble/_md.js`,"_u64.js":`noble/_u64.js`,"utils.js":`noble/utils.js`}}};function An(){let e=te();E();let{library:t,usage:n,quota:r,persisted:i,lowStorage:a,outbox:s,elsewhere:c,syncedAt:l,tournament:d}=o(),[f,p]=u(i),[m,g]=u(``);w(()=>p(i),[i]),w(()=>void jn().then(g),[e]);let _=async()=>{let e=await navigator.storage.persist();p(e),e||I(N(`open.persist-refused`))},v=N(`open.storage-of`,{used:Mn(n),quota:Mn(r)}),y=[[N(`open.offline`),N(`ready.${e}`)],[N(`open.version`),m||`–`],[N(`open.books`),String(Object.keys(t?.books??{}).length)],[N(`open.unsent`),String(s.length+c.reduce((e,{count:t})=>e+t,0))],[N(`open.storage`),v],[N(`open.persistent`),N(f?`open.yes`:`open.no`)],...l?[[N(`open.last-synced`),ne(l,d?.time_zone)]]:[]];return M`<section class="card">
<h2>${N(`open.kept-here`)}</h2>
${a&&M`<p class="note warn">${N(`open.storage-low`)}</p>`}
<${h} rows=${y} />
${!f&&M`<p class="soft">${N(`open.persist-text`)}</p>
${`storage`in navigator&&M`<button class="button" onClick=${_}>${N(`open.persist`)}</button>`}`}
</section>`}async function jn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function Mn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return a(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Nn(){let{online:e}=o();return M`<${S} title=${N(`open.libraries`)}>
${()=>M`<ul class="bullets">
${Object.entries(kn).map(([t,{version:n,licence:r}])=>M`<li key=${t}>
<strong>${t}</strong> ${`${n} · ${r} `}
${e&&M`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${N(`open.licence`,{name:t})}</a>`}
</li>`)}
</ul>`}
<//>`}const Pn=p(C.referee,`PushSwitch`),Fn=p(C.referee,`Leave`),In=p(C.referee,`Standing`),Ln=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`},{value:`ru`,text:`Русский`}],Rn=[`auto`,`light`,`dark`],zn=[`left`,`right`];function Bn(){let t=E(),{tournament:r,official:i}=o(),a=e=>t=>ie({[e]:t}).catch(()=>I(N(`open.lang-not-here`))),s=(e,r,i)=>M`<${n} label=${r} value=${t[e]} options=${i} onChange=${a(e)} />`,c=(n,r,i=``)=>M`<${e} label=${r} hint=${i} checked=${t[n]} onChange=${a(n)} />`;return M`<${b} title=${N(`open.settings`)}>
${s(`lang`,`Language · 言語 · Langue · Язык`,Ln)} ${s(`theme`,N(`open.theme`),Vn(`theme`,Rn))}
${s(`hand`,N(`open.hand`),Vn(`hand`,zn))} ${c(`discreet`,N(`open.discreet`),N(`open.discreet-text`))}
${c(`haptics`,N(`open.haptics`))} ${c(`sound`,N(`open.sound`))}
${r&&oe(i)&&M`<${Pn} tournament=${r.id} as=${i.id} />`}
<${In} />
<${An} />
<${Fn} />
<${Nn} />
<//>`}function Vn(e,t){return t.map(t=>({value:t,text:N(`open.${e}.${t}`)}))}function Hn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:l,team:u,source:d,escalation:f}=t,p=[N(`hall-table`,{label:c}),se(l),n].filter(Boolean).join(` · `);return M`<article class="card stack">
<h3>${i.name}</h3>
<p class=${`badge ${fe(o[0]?.kind??`none`)}`}>${a}</p>
<p>${p}${u?` · ${N(`own.team`)}`:``}</p>
${d&&M`<p class="soft">${A(d)}</p>`}
${s in Un&&M`<p class="note info">${N(Un[s])}</p>`}
${f&&M`<${Wn} escalation=${f} />`}
<${Gn} own=${e} ruling=${t} refresh=${r} />
</article>`}const Un={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Wn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=N(t===`open`?`own.open.${n}`:`own.${t}`);return M`<div class="stack">
<p class="note info">${a}</p>
<ol class="plain">
<li><b>${N(`own.step.opened`)}</b> ${r}</li>
${i.map(e=>M`<li key=${e.id}><b>${N(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Gn({own:e,ruling:n,refresh:r}){let[i,a]=u(!1),{reason:o,field:s}=Se(`player`,void 0,N(`own.reason`),N(`own.reason-wrong`)),[c,l]=u(!1),[d,f]=u(``),[p,m]=u(``),[h,g]=u(!1),_=n.escalation?.status===`decided`;if(!_&&(n.escalation||![`issued`,`closed`].includes(n.status)))return null;let v=N(_?`own.take-on`:`own.escalate`);return i?M`<form class="stack" onSubmit=${async t=>{if(t.preventDefault(),l(!o),!o)return;g(!0),m(``);let i={reason:o,...d.trim()&&{evidence:d.trim()}};try{await(await j.playerPage()).escalate(e,n,i),a(!1),r()}catch(e){m(N(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{g(!1)}}} aria-label=${v}>
${s(c)}
${p&&M`<p class="note bad" role="alert">${p}</p>`}
${!_&&M`<${t} label=${N(`own.evidence`)} hint=${N(`own.evidence-hint`)} value=${d} onInput=${f} long maxlength="4000" />`}
<button class="button main" disabled=${h}>${v}</button>
<button class="button" type="button" onClick=${()=>a(!1)}>${N(`cancel`)}</button>
</form>`:M`<button class="button" type="button" onClick=${()=>a(!0)}>${v}</button>`}function Kn(){let{own:e,missing:t,state:n,refresh:r}=Yn();if(t)return M`<${b} title=${N(`own.title`)} up="#/"><${k} text=${N(`own.missing`)}><a class="button" href="#/scan">${N(`hall-scan`)}</a><//><//>`;if(!e?.page){let e=n?M`<${k} text=${N(`own.${n}`)} />`:M`<${_} />`;return M`<${b} title=${N(`own.title`)} up="#/">${e}<//>`}let{tournament:i,player:a,rulings:o,ledger:s}=e.page;return M`<${b} title=${a.name} up="#/">
<p class="soft">${i.name} · ${N(`own.number`,{number:a.id_number})}</p>
${n&&M`<p class="note warn" role="status">${N(`own.${n}`)} ${N(`own.as-of`,{time:Xn(e.at,i)})}</p>`}
<${qn} ledger=${s} />
<section class="stack">
<h2>${N(`own.rulings`)}</h2>
${o.length===0&&M`<${k} text=${N(`own.none`)} />`}
${o.map(t=>M`<${Hn} key=${t.id} own=${e} ruling=${t} when=${Xn(t.ruled_at,i)} refresh=${r} />`)}
</section>
<${Pe} tournament=${e.tournament} as=${e.player} player />
<//>`}function qn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return M`<section class="card">
<h2>${N(`own.owing`)}</h2>
${n.length===0&&M`<p>${N(`own.nothing`)}</p>`}
${n.map(([e,t])=>M`<p key=${e}>${Jn(e,t)}</p>`)}
</section>`}function Jn(e,t){return e===`P`?N(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):e===`pts`?N(t>0?`own.table-points`:`own.table-points-back`,{points:Ie(Math.abs(t))}):N(t>0?`own.money`:`own.money-back`,{amount:g(e,Math.abs(t))})}function Yn(){let{lang:e}=E(),[t,n]=u(void 0),[r,i]=u(``),[a,o]=u(0);return w(()=>{let t=!1,r=async()=>{let r=await j.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function Xn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?a(Intl.DateTimeFormat,n).format(new Date(e)):``}export{pt as Book,Ke as Books,en as Casual,yn as Compare,zt as Foul,xn as Fouls,wn as Home,Be as Join,Kn as PlayerPage,Le as Receipt,De as Scan,Bn as Settings};