import{$ as e,$t as t,At as n,B as r,Bt as i,C as a,Ct as o,Dt as s,E as c,Et as l,Ft as u,G as d,Ht as f,It as p,Lt as m,Mt as h,Nt as g,Ot as _,Qt as v,Rt as y,Sr as b,St as x,T as S,Tt as C,Vt as w,Wt as T,X as ee,Xt as E,Y as D,an as te,br as O,bt as ne,cn as re,dt as ie,fn as ae,gn as oe,gr as se,hn as ce,ir as k,j as le,kt as A,ln as j,mn as ue,q as de,rn as M,rt as fe,ut as N,vn as pe,w as me,wt as P,xr as he,xt as F,yt as ge,z as _e}from"./app.js";import{G as ve,H as ye,J as I,K as L,U as be,W as R,X as z,Y as B,_t as xe,a as V,c as Se,gt as Ce,i as we,n as Te,o as Ee,q as H,r as De,s as Oe,t as ke,vt as Ae,w as je,yt as Me,z as Ne}from"./shared.js";function Pe({args:[e=``]}){let[n,r]=b({}),[a,o]=b(0);return O(()=>{j.visitor().then(({findReceipt:t})=>t(e)).then(e=>r({receipt:e}),e=>r({wrong:e instanceof se&&e.status===404?`unknown`:`away`}))},[e,a]),t`<${_} title=${i(`fines.genuine-title`)}>
${!n.receipt&&!n.wrong&&t`<${s} />`}
${n.receipt&&t`<${Fe} ...${n.receipt} />`}
${n.wrong===`unknown`&&t`<p class="note bad" role="status">${i(`fines.not-genuine`)}</p>`}
${n.wrong===`away`&&t`<p class="note warn" role="status">${i(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{r({}),o(a+1)}}>${i(`try-again`)}</button>`}
<//>`}function Fe({tournament:e,number:n,amount:r,unit:a,paid_at:o,time_zone:s,method:c}){let l={dateStyle:`medium`,timeStyle:`short`,timeZone:s},u=y(Intl.DateTimeFormat,l),d=[[i(`fines.tournament`),e],[i(`fines.number`),n],[i(`fines.amount-paid`),je(a,r)],[i(`fines.how`),i(`fines.method.${c}`)],[i(`fines.when`),`${u.format(new Date(o))} (${s})`]];return t`<p class="note info" role="status"><strong>${i(`fines.genuine`)}</strong></p>
<dl class="facts">
${d.map(([e,n])=>t`<div key=${e}><dt>${e}</dt><dd>${n}</dd></div>`)}
</dl>
<p class="soft">${i(`fines.compare`)}</p>`}const Ie=n(p.referee,`Leave`);let U=null;function Le({args:e}){let n=Me(`#/join/${e.join(`/`)}`),[r,a]=b(e.length>0?null:U);return O(()=>{n?.invitation&&(U=n,M(`#/join`,{replace:!0}))},[]),n?t`<${_} title=${i(`hall-join`)} up="#/" />`:r?t`<${Ce} to=${r.tournament}>
<${Re} link=${r} onAnother=${()=>a(U=null)} />
<//>`:t`<${He} mangled=${e.length>0} onLink=${a} />`}function Re({link:e,onAnother:n}){let[r,a]=b(null),[o,s]=b(0),[c,l]=b(``);return O(()=>{a(null);let t=Ae();j.join(e.tournament,e.invitation,c).then(e=>{if(U=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);h(i(`hall-joined`,{name:j.snapshot.state.settings.name})),t(`#/tables`)},e=>a(e))},[o]),r&&ze(r)?t`<${Be} onName=${e=>{l(e),s(o+1)}} />`:r?t`<${Ve} error=${r} again=${()=>s(o+1)} onAnother=${n} />`:t`<${xe} up="#/" />`}function ze(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Be({onName:e}){let[n,r]=b(``),[a,o]=b(``);return t`<${_} title=${i(`hall-join`)} up="#/">
<form class="stack" onSubmit=${t=>{t.preventDefault(),n.trim()?e(n.trim()):o(i(`hall-join-name-wrong`))}}>
<${x} label=${i(`hall-join-name`)} hint=${i(`hall-join-name-hint`)} value=${n} onInput=${r} wrong=${a}
autocomplete="name" maxlength="200" />
<button class="button main">${i(`hall-join`)}</button>
</form>
<//>`}function Ve({error:e,again:n,onAnother:r}){let a=[401,403,404,409,410,422].includes(e.status),o=a?i(`hall-join-refused`):e.name===`Unreachable`?i(`hall-join-unreachable`):e.message,s=t`<button class="button" onClick=${r}>${i(`hall-join-other`)}</button>
${!a&&t`<button class="button main" onClick=${n}>${i(`try-again`)}</button>`}`;return t`<${_} title=${i(`hall-join-failed`)} up="#/" actions=${s}>
<p class="note bad" role="alert">${o}</p>
<//>`}function He({mangled:e,onLink:n}){let{tournament:r}=g(),[a,o]=b(``),[s,c]=b(e?i(`hall-join-no-link`):``);return t`<${_} title=${i(`hall-join`)} up="#/">
<p>${i(`hall-join-how`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=Me(a);t?.invitation?n(t):c(i(`hall-join-no-link`))}}>
<${x} label=${i(`hall-join-link`)} value=${a} onInput=${o} wrong=${s} autocomplete="off"
autocapitalize="none" spellcheck=${!1} />
<button class="button main">${i(`hall-join`)}</button>
</form>
<a class="button" href="#/scan"><${A} name="scan" /> ${i(`hall-scan`)}</a>
${r&&t`<a class="button" href="#/tables"><${A} name="tables" /> ${i(`hall-tables`)}</a>`}
<a class="button quiet" href="#/account"><${A} name="person" /> ${i(`hall-join-account`)}</a>
<${Ie} />
<//>`}var Ue=z(({rules:e})=>{let{tournament:n}=g(),{library:r,words:a,choice:o,book:s}=e;return t`<${_} title=${i(`open.books`)}>
${n&&t`<a class="row card" href="#/book/tournament">
<${A} name="book" />
<span class="body"
><small>${i(`open.tournament-rules`)}</small
><strong>${n.name}</strong></span
>
<${A} name="next" />
</a>`}
<a class="row card" href=${W(o)}>
<${A} name="book" />
<span class="body"
><small>${i(`open.rules-in-use`)}</small
><strong>${H(e,s)}</strong></span
>
<${A} name="next" />
</a>
<ul class="rows">
${Object.values(r.books).map(e=>t`<li key=${e.id}>
<a class="row" href=${`#/book/${e.id}`}>
<span class="body"
><strong>${a.pick(e.name)}</strong>
<small>${e.body}, ${e.edition}</small>
<small>${a.phrase(`standing-${e.standing}`)}</small>
</span>
<${A} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/compare"
><${A} name="compare" /> ${i(`open.compare`)}</a
>
<//>`});function W({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function We({rules:e,spoken:n}){let r=n.status===`needs-facts`;return t`<section class=${r?`verdict open`:`verdict`} role="status">
<small>${n.status_text}</small>
<p class=${r?`line`:`line penalty`}>${r?i(`open.answer-first`):n.line}</p>
${n.say&&!r&&t`<p class="say">${i(`call.quoted`,{text:n.say})}</p>`}
</section>
${n.steps.length>0&&t`<section class="stack">
<h2>${i(r?`open.steps-first`:`call.steps`)}</h2>
<ol class="steps">
${n.steps.map(e=>t`<li key=${e.id}>${e.text}</li>`)}
</ol>
</section>`}
<${fe} stays=${n.stays} />
${!r&&t`<${Ge} rules=${e} spoken=${n} />`}`}function Ge({rules:e,spoken:n}){let{readings:r,examples:a=[],casual:o}=n;return t`<section class="stack">
<h2>${i(`open.why`)}</h2>
${ee(n).map(e=>t`<p key=${e}>${e}</p>`)}
<${ve} rules=${e} standing=${n.rulebook.standing} />
${o&&t`<p>${D(o.source)}</p>
${o.notes.map(e=>t`<p key=${e} class="note warn">${e}</p>`)}`}
${r.map(e=>t`<${Ke} key=${e.id} reading=${e} />`)}
${a.length>0&&t`<details class="fold">
<summary><h3>${i(`call.examples`)}</h3></summary>
<ul class="points">
${a.map(e=>t`<li key=${e.id}>${e.text}</li>`)}
</ul>
</details>`}
</section>`}function Ke({reading:e}){let n=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return t`<div class="card">
<small class="soft">${i(`open.reading`)}</small>
<strong>${e.question}</strong>
<p>${e.alternatives[e.chosen]}</p>
<p class="soft">${e.reason}</p>
${n.map(([e,n])=>t`<p key=${e} class="soft">${i(`open.or-else`,{text:String(n)})}</p>`)}
</div>`}function qe({rules:e,book:n,who:r}){let[a,o]=b(0),s=n.clock(r),c=Math.max(...s.openings(),0)+300,l=ie(e.library,ce(n,r,a));return t`<article>
<h3>${i(`open.who.${r}`)}</h3>
<${Je} clock=${s} end=${c} seconds=${a} />
<label class="field"
><span>${i(`open.how-late`)}</span>
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
<p role="status"><strong>${E(a)}</strong> · ${l.line}</p>
<ol class="points">
${s.bands.map(a=>t`<li key=${a.id}>
<strong
>${i(`open.from-time`,{time:E(s.opens(a))})}</strong
>
${` ${Ye(e,n.lateness[r],a)}`}
</li>`)}
</ol>
<p class="soft">${D(l.source)}</p>
</article>`}function Je({clock:e,end:n,seconds:r}){let i=[0,...e.openings()],a=e=>`${100*e/n}%`;return t`<div class="late-bar" aria-hidden="true">
${i.map((e,r)=>t`<span
key=${e}
class=${`band b${Math.min(r,4)}`}
style=${{width:a((i[r+1]??n)-e)}}
>${e>0&&E(e)}</span
>`)}
<span class="hand" style=${{left:a(r)}}></span>
</div>`}function Ye({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),a=e.steps(n.once?.effects??[]).map(({text:e})=>e),o=n.per_minute&&r(n.per_minute),s=n.once&&r(n.once),c=[o&&i(`open.per-minute`,{cost:o}),s&&i(`open.once`,{cost:s})].filter(Boolean),l=n.instead_of?[i(`open.instead`)]:[];return[c.join(` + `),...l,...a].filter(Boolean).join(` · `)}const Xe=[{id:`fouls`,Section:Ze},{id:`lateness`,Section:tt},{id:`procedures`,Section:nt},{id:`readings`,Section:ot},{id:`points`,Section:st},{id:`sources`,Section:ct}];function G({title:e,count:n,gone:r=!n,searching:i,children:a}){return i&&r?null:t`<details class="fold" open=${i}>
<summary>
<h2>${e}</h2>
<span class="badge">${n}</span>
</summary>
<div class="entries">${a}</div>
</details>`}function Ze({rules:e,book:n,found:r,searching:i}){let{fouls:a,categories:o}=e.library.catalogue,s=t=>r(et(e,n,t),t);return Object.keys(o).map(r=>{let o=Object.keys(a).filter(e=>a[e].category===r&&s(e)),c=o.filter(e=>V(n,e).length>0),l=o.filter(e=>!c.includes(e));return t`<${G}
key=${r}
title=${e.words.name(`categories`,r)}
count=${c.length}
gone=${o.length===0}
searching=${i}
>
${c.map(r=>t`<article key=${r}>
<h3><${$e} rules=${e} foul=${r} /></h3>
<${Te} rules=${e} book=${n} foul=${r} />
</article>`)}
${l.length>0&&t`<${Qe} rules=${e} fouls=${l} />`}
<//>`})}function Qe({rules:e,fouls:n}){return t`<article>
<h3>${e.words.phrase(`status-not-covered`)}</h3>
<ul>
${n.map(n=>t`<li key=${n}><${$e} rules=${e} foul=${n} /></li>`)}
</ul>
</article>`}function $e({rules:e,foul:n}){return t`<a class="reach" href=${`#/foul/${n}`}>${e.words.name(`fouls`,n)}</a>`}function et(e,t,n){let r=V(t,n).map(t=>[we(e,t),...De(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function tt({rules:e,book:n,found:r,searching:a}){let o=Object.keys(n.lateness).filter(e=>r(`${i(`open.lateness`)} ${i(`open.who.${e}`)}`));return t`<${G}
title=${i(`open.lateness`)}
count=${o.length}
searching=${a}
>
${o.map(r=>t`<${qe} key=${r} rules=${e} book=${n} who=${r} />`)}
${!o.length&&t`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
<//>`}function nt({rules:e,book:n,found:r,searching:a}){let{words:o}=e,s=Object.entries(n.content.procedures).map(([t,n])=>({id:t,name:rt(e,t),steps:n.filter(({step:n})=>r(`${rt(e,t)} ${o.step(n)}`))})).filter(({steps:e})=>e.length);return t`<${G}
title=${i(`open.procedures`)}
count=${s.length}
searching=${a}
>
${s.map(({id:n,name:r,steps:i})=>t`<article key=${n}>
<h3>${r}</h3>
<ol class="steps">
${i.map((n,r)=>t`<li key=${r}>
${o.step(n.step)}
${it(e,n.when).map(e=>t`<small key=${e}>${e}</small>`)}
</li>`)}
</ol>
</article>`)}
<//>`}function rt({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):i(`open.procedure.${n}`)}function it({words:e},t){return Object.entries(t).filter(([e])=>e in pe()).map(([t,n])=>{let r=[n].flat().map(n=>at(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function at(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function ot({rules:e,book:n,found:r,searching:a}){let o=Object.entries(n.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>r([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return t`<${G}
title=${i(`open.readings`)}
count=${o.length}
searching=${a}
>
<p class="soft">${i(`open.readings-text`)}</p>
${o.map(e=>t`<${Ke} key=${e.id} reading=${e} />`)}
<//>`}function st({rules:e,book:n,found:r,searching:a}){let{points:o}=Ee(e.library,[n]),s=o.filter(({name:e,values:t})=>r(`${e} ${t[0].text}`));return t`<${G}
title=${i(`open.rule-points`)}
count=${s.length}
searching=${a}
>
<${l} rows=${s.map(({name:e,values:t})=>[e,t[0].text])} />
<//>`}function ct({rules:e,book:n,found:r,searching:a}){let{references:o}=e.library.catalogue,s=lt(n).map(e=>({id:e,...o[e]})).filter(({title:e,publisher:t})=>r(`${e} ${t}`));return t`<${G}
title=${i(`open.sources`)}
count=${s.length}
searching=${a}
>
<ul class="points">
${s.map(({id:e,title:n,publisher:r,year:a,reading:o})=>t`<li key=${e}>
<strong>${n}</strong> (${r}, ${a})
<span class=${o===`whole`?`badge`:`badge warn`}
>${i(`open.read.${o}`)}</span
>
</li>`)}
</ul>
<//>`}function lt(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>V(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}var ut=z(({args:[e=``],rules:n})=>{let{query:r}=te(),{tournament:a,book:o}=g();if(e===`tournament`&&o)return t`<${ft}
rules=${n}
book=${o}
choice=${{...I(o.id),...a?.rulebook}}
/>`;if(!(e in n.library.books))return t`<${_} title=${i(`lost`)} up="#/books"
><${C} text=${i(`lost-text`)}
/><//>`;let s=dt(e,r.get(`with`)),c=B(n.library,s),l=c?I(e):s;return t`<${ft}
rules=${n}
book=${L(n.library,l)}
choice=${l}
wrong=${c}
/>`});function dt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return I(e)}}function ft({rules:e,book:n,choice:r,wrong:a}){let[o,s]=b(``),[c,l]=b(!1),{library:u,words:d}=e,f=pt(e,o);return t`<${_} title=${H(e,n)} up="#/books">
<${be} error=${a} />
<${ve} rules=${e} standing=${n.content.standing} />
<p>${d.standingNote(n.id)}</p>
<div class="pair">
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>l(!0)}
>
${i(`open.choose-options`)}
</button>
<button class="button" onClick=${()=>{e.choose(r),h(i(`open.in-use-now`))}}>
${i(`open.use-these`)}
</button>
</div>
<${x}
type="search"
label=${i(`open.search-book`)}
value=${o}
autocomplete="off"
onInput=${s}
/>
${Xe.map(({id:r,Section:i})=>t`<${i} key=${r} rules=${e} book=${n} found=${f} searching=${!!o.trim()} />`)}
${c&&t`<${ye} rules=${e} value=${r} onUse=${e=>{l(!1),M(W(e),{replace:!0})}} onClose=${()=>l(!1)} />`}
<//>`}function pt({library:e},t){let n=me(e,t),{items:r}=S(e,t),i=new Set(t.trim()?r.filter(({score:e})=>e>0).map(({id:e})=>e):[]);return(e,t=``)=>i.has(t)||n(e)}const mt={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[K,q]=[112,64];function ht({names:e,notes:n,pot:r,payments:a,number:o,to:s}){return t`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${s?`group`:`img`} aria-label=${i(`open.arrows`)}>
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
${e.map((e,r)=>t`<${gt} key=${r} spot=${mt[r]} name=${e} note=${n[r]} to=${s?.(r)} />`)}
${r&&t`<text class="pot" x="180" y="185">${r}</text>`}
${a.map((e,n)=>t`<${vt} key=${n} payment=${e} text=${o(e.points)} />`)}
</svg>
<div class="unseen"><${J} names=${e} payments=${a} number=${o} /></div>
</figure>`}function J({names:e,payments:n,number:r}){let a=t=>t===`table`?i(`open.the-table`):e[t];return t`<ul class="points">
${n.map(({from:e,to:n,points:o},s)=>t`<li key=${s}>
${i(`open.pays`,{from:a(e)??``,to:a(n)??``,points:r(o)})}
</li>`)}
</ul>`}function gt({spot:[e,n],name:r,note:i,to:a}){let o=t`<g>
<rect
x=${e-K/2}
y=${n-q/2}
width=${K}
height=${q}
rx="10"
/>
<text class="name" x=${e} y=${n-5}>${_t(r)}</text>
<text x=${e} y=${n+18}>${i}</text>
</g>`;return a?t`<a href=${a} aria-label=${`${r} ${i}`}>${o}</a>`:o}function _t(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function vt({payment:e,text:n}){let[r,i]=[Y(e.from),Y(e.to)],[a,o]=xt(r,i),[s,c]=xt(i,r),l=bt(r,i),[u,d]=[(a+s)/2+l[0],(o+c)/2+l[1]],[f,p]=yt(l,r[0]===i[0]);return t`<g class="arrow" aria-hidden="true">
<path d=${`M${a} ${o}Q${u} ${d} ${s} ${c}`} marker-end="url(#tip)" />
<text x=${u+f} y=${d+p+6}>${n}</text>
</g>`}function yt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function bt(e,t){let[n,r]=Y(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(Y(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function Y(e){return mt[e]??[0,0]}function xt([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((K/2+6)/Math.abs(r),(q/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const X=[0,1,2,3],St=[`east`,`south`,`west`,`north`];function Ct(e,t){return St[(e-t+4)%4]??`east`}function wt(e,t){return e===`table`?`table`:(St.indexOf(e)+t)%4}function Tt(e){let t=new Map([...X,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of X)t.set(e,0);else for(let e of Dt(n))Ot(t,e);return{net:X.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Et(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Dt(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function Ot(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function kt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function At({typed:e,onChange:n,onClose:r}){return t`<${ge} title=${i(`open.names`)} onClose=${r}>
<p class="soft">${i(`open.names-text`)}</p>
${X.map(r=>t`<${x}
key=${r}
label=${i(`open.player`,{number:r+1})}
value=${e[r]??``}
autocomplete="off"
maxlength="40"
onInput=${t=>n(Object.assign([...e],{[r]:t}))}
/>`)}
<button class="button main" onClick=${r}>${i(`open.done`)}</button>
<//>`}function jt({net:e,names:n,number:r,onSettled:a,onClose:o}){let s=kt(e),c=()=>{a(),o()},u=n.map((t,n)=>[t,Et(e[n]??0,r)]);return t`<${ge} title=${i(`open.settle`)} onClose=${o}>
<p>${i(s.length?`open.settle-text`:`open.settle-even`)}</p>
<${l} rows=${u} />
<${J} names=${n} payments=${s} number=${r} />
<button class="button main" onClick=${c}>
${i(`open.settle-done`)}
</button>
<//>`}function Mt({spoken:e,onAnswer:n}){return(e.questions??[]).map(e=>t`<${r}
key=${e.fact}
question=${e}
onAnswer=${t=>n(e.fact,t)}
/>`)}function Nt({rules:{words:e},facts:n,onForget:r}){let a=Object.keys(n);return a.length?t`<section class="stack">
<h2>${i(`open.answered`)}</h2>
<ul class="rows">
${a.map(a=>t`<li key=${a}>
<button class="row" onClick=${()=>r(a)}>
<span class="body"
><small>${e.question(a)}</small
>${e.answer(a,{value:n[a]})}</span
>
<span class="badge">${i(`call.change`)}</span>
</button>
</li>`)}
</ul>
</section>`:null}function Pt({rules:e,foul:n,facts:r,context:a,onChange:o,fixed:s=!1}){let{book:c,words:l}=e,u={context:a,onChange:o};return t`<${ne} title=${t`<h2>${i(`open.around`)}</h2>`}>
${()=>t`<div class="stack">
<${_e} book=${c} words=${l} foul=${n} facts=${r} ...${u} />
${!s&&t`<${Ft} rules=${e} ...${u} />`}
</div>`}
<//>`}function Ft({rules:{words:e},context:n,onChange:r}){let a=oe.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return t`<${P}
label=${e.phrase(`context-casual`)}
checked=${!!n.casual}
onChange=${e=>r({...n,casual:e})}
/>
${n.casual&&t`<${o}
label=${e.phrase(`context-seat`)}
value=${n.seat??``}
options=${[{value:``,text:i(`open.no-seat`)},...a]}
onChange=${e=>r({...n,seat:e||null})}
/>`}`}var It=z(({args:[e=``],rules:n})=>e in n.library.catalogue.fouls?t`<${Lt} id=${e} rules=${n} />`:t`<${_} title=${i(`lost`)} up="#/fouls"
><${C} text=${i(`lost-text`)}
/><//>`);function Lt({id:e,rules:n}){let[r,i]=b({}),[a,o]=b({}),s=c(n.book,e,r,{})?r:{},l=c(n.book,e,s,a)?a:{},u=N(n.library,ae(n.book,e,s,l));return t`<${_} title=${u.foul.name} up="#/fouls">
<${Mt} spoken=${u} onAnswer=${(e,t)=>i({...s,[e]:t})} />
<${Nt} rules=${n} facts=${s} onForget=${e=>i(Rt(s,e))} />
<${We} rules=${n} spoken=${u} />
<${Pt} rules=${n} foul=${e} facts=${s} context=${l} onChange=${o} />
<${zt} rules=${n} foul=${e} facts=${s} context=${l} />
<${R} rules=${n} />
<//>`}function Rt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function zt({rules:e,foul:n,facts:r,context:a}){let o=Object.keys(e.library.books).map(t=>L(e.library,I(t))),s=[...new Map([e.book,...o].map(t=>[H(e,t),t]))],c=Oe(s.map(([,e])=>e),n,r,a).map(t=>Vt(N(e.library,t)));return t`<section class="stack">
<h2>${i(`open.everywhere`)}</h2>
<ul class="rows">
${s.map(([e,{content:n}],r)=>t`<li key=${e}>
<a class="row" href=${W(Bt(n))}>
<span class="body"><small>${e}</small>
<span class=${c[r]===c[0]?``:`strong`}>${c[r]}</span></span>
<${A} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Bt({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Vt(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?de(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Z={occasion:``,query:``};function Ht({rules:e,occasion:n,...r}){let[o,s]=b(Z.occasion===n?Z.query:``),c=e=>{Z={occasion:n,query:e},s(e)},{library:l,book:u,words:d}=e;return t`<${a} library=${l} book=${u} words=${d} label=${i(`call.what`)} hint=${i(`open.search-hint`)}
query=${o} onQuery=${c} ...${r} />`}const Ut={casual:!0};function Wt({rules:e,evening:n,names:r,person:a}){return t`<${_}
title=${i(`open.foul-of`,{name:r[a]??``})}
up="#/casual"
>
<${Ht}
rules=${e}
occasion=${`${a} ${n.events.length}`}
address=${e=>`#/casual/${a}/${e}`}
leaveOut=${e.book.casual.not_applied}
/>
<//>`}function Gt(e){let{rules:n,evening:r,names:a,person:o,foul:s}=e,[c,l]=b({}),[u,d]=b(Ut),[f,p]=b(0),m=Ct(o,r.east),h={...u,seat:m},g=Kt(n,s,c,h),v=g.range?.[f]?f:0,{line:y,payments:x}=qt(e,g,v,m),S=Jt(e,y,x),C=![`needs-facts`,`not-covered`].includes(g.status)&&t`<button class="button main" onClick=${S}>${i(`open.note`)}</button>`,w=(e,t)=>l({...c,[e]:t}),T=e=>l(Rt(c,e)),ee=a.map((e,t)=>n.words.phrase(`seat-${Ct(t,r.east)}`));return t`<${_} title=${`${a[o]}: ${g.foul.name}`} up=${`#/casual/${o}`} actions=${C}>
<${Mt} spoken=${g} onAnswer=${w} />
<${Nt} rules=${n} facts=${c} onForget=${T} />
${g.range&&t`<${F} label=${i(`open.you-choose`)} value=${v} onChange=${p} options=${Yt(n,g)} />`}
${x.length>0&&t`<${ht} names=${a} notes=${ee} pot="" payments=${x} number=${e=>n.words.number(e)} />`}
<${We} rules=${n} spoken=${{...g,say:``}} />
<${Pt} rules=${n} foul=${s} facts=${c} context=${h} onChange=${d} fixed />
<//>`}function Kt({book:e,library:t},n,r,i){let a=c(e,n,r,i)??ae(e,n,r,{...Ut,seat:i.seat});return N(t,a)}function qt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Xt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:wt(e,t),to:wt(n,t),points:r}))}}function Jt({evening:e,set:t,person:n,foul:r},a,o){let s=he(!1);return()=>{s.current||(s.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:a,payments:o}]}),w(),h(i(`open.recorded`)),M(`#/casual`,{replace:!0}))}}function Yt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Xt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?ue(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}const Zt={choice:null,names:[``,``,``,``],east:0,events:[]};var Qt=z(({args:[e,n],rules:r})=>{let[a,o]=re(`shinpan.casual`,Zt),s=e=>o({...a,...e}),c=$t(r,a,s),l={rules:c,evening:a,set:s,names:X.map(e=>a.names[e]?.trim()||i(`open.player`,{number:e+1}))};return e===void 0?t`<${en} ...${l} />`:X.includes(Number(e))&&(!n||n in c.library.catalogue.fouls)?n?t`<${Gt}
...${l}
person=${Number(e)}
foul=${n}
/>`:t`<${Wt} ...${l} person=${Number(e)} />`:t`<${_} title=${i(`lost`)} up="#/casual"
><${C} text=${i(`lost-text`)}
/><//>`});function $t(e,t,n){let{library:r}=e,i=t.choice&&!B(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=B(r,s)?i:s;return{...e,choice:c,book:L(r,c),choose:e=>n({choice:e})}}function en({rules:e,evening:n,set:r,names:a}){let[o,s]=b(``),{net:c,table:l}=Tt(n.events),u=t=>e.words.number(t),d=e=>r({events:[...n.events,e]}),f=n.events.at(-1),p=t`<button class="button" disabled=${!f} onClick=${()=>r({events:n.events.slice(0,-1)})}>${i(`open.undo`)}</button>
<button class="button main" disabled=${!f} onClick=${()=>s(`settle`)}>${i(`open.settle`)}</button>`,m={names:a,number:u,onClose:()=>s(``)};return t`<${_} title=${i(`open.casual`)} actions=${p}>
<section class="stack">
<h2>${i(`open.who-fouled`)}</h2>
<${ht} names=${a} notes=${c.map(e=>Et(e,u))} pot=${l?u(l):``}
payments=${f?Dt(f):[]} number=${u} to=${e=>`#/casual/${e}`} />
</section>
${l>0&&t`<${nn} text=${u(l)} names=${a} onWon=${e=>d({kind:`won`,by:e,points:l})} />`}
<${tn} east=${n.east} names=${a} onEast=${e=>r({east:e})} onNames=${()=>s(`names`)} />
<${rn} rules=${e} events=${n.events} names=${a} />
<${R} rules=${e} />
${o===`names`&&t`<${At} ...${m} typed=${n.names} onChange=${e=>r({names:e})} />`}
${o===`settle`&&t`<${jt} ...${m} net=${c} onSettled=${()=>d({kind:`settled`,payments:kt(c)})} />`}
<//>`}function tn({east:e,names:n,onEast:r,onNames:a}){return t`<${F} label=${i(`open.east-now`)} value=${e} onChange=${r}
options=${n.map((e,t)=>({value:t,text:e}))} />
<button class="button" aria-haspopup="dialog" onClick=${a}>${i(`open.names`)}</button>`}function nn({text:e,names:n,onWon:r}){return t`<section class="note info stack">
<h2>${i(`open.pot`,{points:e})}</h2>
<p>${i(`open.pot-text`)}</p>
<div class="choices">
${n.map((e,n)=>t`<button key=${n} class="choice" onClick=${()=>r(n)}>${e}</button>`)}
</div>
</section>`}function rn({rules:e,events:n,names:r}){if(!n.length)return t`<p class="soft">${i(`open.casual-text`)}</p>`;let a=t=>t.kind===`settled`?i(`open.settled`):t.kind===`won`?i(`open.took-pot`,{name:r[t.by],points:e.words.number(t.points)}):`${r[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return t`<section class="stack">
<h2>${i(`open.evening`)}</h2>
<ol class="steps">
${n.map((e,n)=>t`<li key=${n}>${a(e)}</li>`)}
</ol>
</section>`}const Q=k(`not-stated`);var an=z(({rules:e})=>{let{library:n,choice:r}=e,a=Object.keys(n.books).filter(e=>e!==r.id),[o,s]=re(`shinpan.compare`,[r,...a.slice(-2).map(I)]),c=o.filter(e=>!B(n,e)),[l,u]=b(null),[d,f]=b(!0),p=c.map(e=>L(n,e));return t`<${_} title=${i(`open.compare`)}>
<${on}
rules=${e}
books=${p}
onOpen=${u}
onRemove=${e=>s(c.filter((t,n)=>n!==e))}
/>
<${P}
label=${i(`open.only-different`)}
hint=${i(`open.silence`)}
checked=${d}
onChange=${f}
/>
<${fn}
id="points"
title=${i(`open.rule-points`)}
rules=${e}
books=${p}
lines=${sn(e,p)}
only=${d}
/>
<${fn}
id="fouls"
title=${i(`open.fouls`)}
rules=${e}
books=${p}
lines=${cn(e,p)}
only=${d}
/>
${l!==null&&t`<${ye} rules=${e} value=${c[l]??I(r.id)} onUse=${e=>{s(l===c.length?[...c,e]:c.map((t,n)=>n===l?e:t)),u(null)}} onClose=${()=>u(null)} />`}
<//>`});function on({rules:e,books:n,onOpen:r,onRemove:a}){return t`<ul class="rows">
${n.map((o,s)=>t`<li key=${s} class="column">
<button
class="row"
aria-haspopup="dialog"
onClick=${()=>r(s)}
>
<span class="body"
>${H(e,o)}<small
>${e.words.phrase(`standing-${o.content.standing}`)}</small
></span
>
<span class="badge">${i(`call.change`)}</span>
</button>
${n.length>2&&t`<button class="button quiet" aria-label=${i(`open.remove`,{name:H(e,o)})} onClick=${()=>a(s)}><${A} name="close" /></button>`}
</li>`)}
</ul>
<button
class="button"
aria-haspopup="dialog"
onClick=${()=>r(n.length)}
>
${i(`open.add-book`)}
</button>`}function sn({library:e},t){return Ee(e,t).points.map(({id:e,name:t,values:n})=>({id:e,name:t,cells:n.map(({value:e,text:t})=>({key:k(e),texts:[t]}))}))}function cn(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>({id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:t.map(t=>({key:V(t,n).length?k(ln(t,n)):Q,texts:un(e,t,n)}))}))}function ln(e,t){let n=t=>t&&e.clock(t).bands.map(({id:e,readings:t,...n})=>n);return{rows:V(e,t).map(({when:e,then:t,effects:r,range:i,deferred:a,lateness:o})=>[e,t,[...r].sort(),i??null,a??null,n(o)??null]),scope:e.table(t).scope}}function un(e,t,n){let r=V(t,n);return r.length?[...new Set(r.map(t=>we(e,t)))]:[e.words.phrase(`status-not-covered`)]}function dn({cells:e}){return e.map(({key:e})=>e).filter(e=>e!==Q)}function $(e){return new Set(dn(e)).size>1}function fn({id:e,title:n,rules:r,books:a,lines:o,only:s}){let c=o.filter($).length,l=s?o.filter($):o;return t`<section class="stack">
<h2 id=${`grid-${e}`}>${n}</h2>
<p class="soft" role="status">
${i(`open.different`,{count:c,all:o.length})}
</p>
<div
class="sideways"
tabindex="0"
role="region"
aria-labelledby=${`grid-${e}`}
hidden=${l.length===0}
>
<table>
<thead>
<tr>
<td></td>
${a.map((e,n)=>t`<th key=${n} scope="col">${H(r,e)}</th>`)}
</tr>
</thead>
<tbody>
${l.map(e=>t`<tr key=${e.id} class=${$(e)?`differs`:``}>
<th scope="row">
${e.href?t`<a class="reach" href=${e.href}>${e.name}</a>`:e.name}
${!s&&$(e)&&t`<span class="badge warn">${i(`open.differs`)}</span>`}
</th>
${e.cells.map(({key:n,texts:r},i)=>t`<td
key=${i}
class=${pn(n,dn(e)[0])}
>
${r.map(e=>t`<p key=${e}>${e}</p>`)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function pn(e,t){return e===Q?`silent`:e===t?``:`other`}var mn=z(({rules:e})=>t`<${_} title=${i(`open.fouls`)}>
<${Ht}
rules=${e}
occasion="look up"
address=${e=>`#/foul/${e}`}
/>
<${R} rules=${e} />
<//>`);const hn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`account`,`person`],[`settings`,`settings`]];function gn(){let{tournament:e,official:n}=g(),r=Ne();return t`<${_} title="Shinpan" up=${null}>
<p class="soft">${i(`open.what-it-is`)}</p>
${e&&t`<section class="card">
<small class="soft">${i(`open.your-tournament`)}</small>
<h2>${e.name}</h2>
${n&&t`<p class="soft">${n.name}</p>`}
<a class="button main" href="#/tables"
><${A} name="tables" /> ${i(`open.new-ruling`)}</a
>
<div class="pair">
<a class="button" href="#/log"
><${A} name="log" /> ${i(`open.log`)}</a
>
<a class="button" href="#/scan"
><${A} name="scan" /> ${i(`open.scan`)}</a
>
</div>
</section>`}
<nav aria-label=${i(`open.without-account`)}>
<ul class="rows">
${r&&t`<${_n} href=${`#/board/${r.slug}`} icon="tables" text=${i(`open.to.board`)} about=${r.name} />`}
${hn.map(([e,n])=>t`<${_n} key=${e} href=${`#/${e}`} icon=${n} text=${i(`open.to.${e}`)} about=${i(`open.about.${e}`)} />`)}
</ul>
</nav>
${!e&&t`<${vn} />`}
<//>`}function _n({href:e,icon:n,text:r,about:i}){return t`<li>
<a class="row" href=${e}><${A} name=${n} /><span class="body">${r}<small>${i}</small></span><${A} name="next" /></a>
</li>`}function vn(){return t`<section class="card">
<h2>${i(`open.join`)}</h2>
<p>${i(`open.join-text`)}</p>
<div class="pair">
<a class="button" href="#/scan"><${A} name="scan" /> ${i(`open.scan`)}</a>
<a class="button" href="#/join">${i(`open.join-link`)}</a>
</div>
</section>`}var yn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}}};function bn(){let e=u();T();let{library:n,usage:r,quota:a,persisted:o,lowStorage:s,outbox:c,elsewhere:d,syncedAt:f,tournament:p}=g(),[_,v]=b(o),[y,x]=b(``);O(()=>v(o),[o]),O(()=>void xn().then(x),[e]);let S=async()=>{let e=await navigator.storage.persist();v(e),e||h(i(`open.persist-refused`))},C=i(`open.storage-of`,{used:Sn(r),quota:Sn(a)}),w=[[i(`open.offline`),i(`ready.${e}`)],[i(`open.version`),y||`–`],[i(`open.books`),String(Object.keys(n?.books??{}).length)],[i(`open.unsent`),String(c.length+d.reduce((e,{count:t})=>e+t,0))],[i(`open.storage`),C],[i(`open.persistent`),i(_?`open.yes`:`open.no`)],...f?[[i(`open.last-synced`),m(f,p?.time_zone)]]:[]];return t`<section class="card">
<h2>${i(`open.kept-here`)}</h2>
${s&&t`<p class="note warn">${i(`open.storage-low`)}</p>`}
<${l} rows=${w} />
${!_&&t`<p class="soft">${i(`open.persist-text`)}</p>
${`storage`in navigator&&t`<button class="button" onClick=${S}>${i(`open.persist`)}</button>`}`}
</section>`}async function xn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function Sn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return y(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function Cn(){let{online:e}=g();return t`<section class="card">
<h2>${i(`open.libraries`)}</h2>
<ul class="points">
${Object.entries(yn).map(([n,{version:r,licence:a}])=>t`<li key=${n}>
<strong>${n}</strong> ${`${r} · ${a} `}
${e&&t`<a class="reach" href=${`/bundle/licences/${n}.txt`}>${i(`open.licence`,{name:n})}</a>`}
</li>`)}
</ul>
</section>`}const wn=n(p.referee,`PushSwitch`),Tn=n(p.referee,`Leave`),En=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`}],Dn=[`auto`,`light`,`dark`],On=[`left`,`right`];function kn(){let e=T(),{tournament:n,official:r}=g(),a=e=>t=>f({[e]:t}).catch(()=>h(i(`open.lang-not-here`))),o=(n,r,i)=>t`<${F} label=${r} value=${e[n]} options=${i} onChange=${a(n)} />`,s=(n,r,i=``)=>t`<${P} label=${r} hint=${i} checked=${e[n]} onChange=${a(n)} />`;return t`<${_} title=${i(`open.settings`)}>
${o(`lang`,`Language · 言語 · Langue`,En)} ${o(`theme`,i(`open.theme`),An(`theme`,Dn))}
${o(`hand`,i(`open.hand`),An(`hand`,On))} ${s(`discreet`,i(`open.discreet`),i(`open.discreet-text`))}
${s(`haptics`,i(`open.haptics`))} ${s(`sound`,i(`open.sound`))}
${n&&le(r)&&t`<${wn} tournament=${n.id} as=${r.id} />`}
<${bn} />
<${Tn} />
<${Cn} />
<//>`}function An(e,t){return t.map(t=>({value:t,text:i(`open.${e}.${t}`)}))}function jn({own:n,ruling:r,when:a,refresh:o}){let{foul:s,line:c,penalties:l,status:u,table:f,hand:p,team:m,source:h,escalation:g}=r,_=[i(`hall-table`,{label:f}),d(p),a].filter(Boolean).join(` · `);return t`<article class="card stack">
<h3>${s.name}</h3>
<p class=${`badge ${e(l[0]?.kind??`none`)}`}>${c}</p>
<p>${_}${m?` · ${i(`own.team`)}`:``}</p>
${h&&t`<p class="soft">${D(h)}</p>`}
${u in Mn&&t`<p class="note info">${i(Mn[u])}</p>`}
${g&&t`<${Nn} escalation=${g} />`}
<${Pn} own=${n} ruling=${r} refresh=${o} />
</article>`}const Mn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function Nn({escalation:e}){let{status:n,level:r,reason:a,steps:o}=e,s=i(n===`open`?`own.open.${r}`:`own.${n}`);return t`<div class="stack">
<p class="note info">${s}</p>
<ol class="plain">
<li><b>${i(`own.step.opened`)}</b> ${a}</li>
${o.map(e=>t`<li key=${e.id}><b>${i(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
</ol>
</div>`}function Pn({own:e,ruling:n,refresh:r}){let[a,o]=b(!1),[s,c]=b(``),[l,u]=b(``),[d,f]=b(``),[p,m]=b(!1),h=n.escalation?.status===`decided`;if(!h&&(n.escalation||![`issued`,`closed`].includes(n.status)))return null;let g=i(h?`own.take-on`:`own.escalate`);return a?t`<form class="stack" onSubmit=${async t=>{if(t.preventDefault(),!s.trim())return f(i(`own.reason-wrong`));m(!0),f(``);let a={reason:s.trim(),...l.trim()&&{evidence:l.trim()}};try{await(await j.playerPage()).escalate(e,n,a),o(!1),r()}catch(e){f(i(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{m(!1)}}} aria-label=${g}>
<${x} label=${i(`own.reason`)} value=${s} onInput=${c} wrong=${d} long maxlength="4000" />
${!h&&t`<${x} label=${i(`own.evidence`)} hint=${i(`own.evidence-hint`)} value=${l} onInput=${u} long maxlength="4000" />`}
<button class="button main" disabled=${p}>${g}</button>
<button class="button" type="button" onClick=${()=>o(!1)}>${i(`cancel`)}</button>
</form>`:t`<button class="button" type="button" onClick=${()=>o(!0)}>${g}</button>`}function Fn(){let{own:e,missing:n,state:r,refresh:a}=Rn();if(n)return t`<${_} title=${i(`own.title`)} up="#/"><${C} text=${i(`own.missing`)} /><//>`;if(!e?.page){let e=r?t`<${C} text=${i(`own.${r}`)} />`:t`<${s} />`;return t`<${_} title=${i(`own.title`)} up="#/">${e}<//>`}let{tournament:o,player:c,rulings:l,ledger:u}=e.page;return t`<${_} title=${c.name} up="#/">
<p class="soft">${o.name} · ${i(`own.number`,{number:c.id_number})}</p>
${r&&t`<p class="note warn" role="status">${i(`own.${r}`)} ${i(`own.as-of`,{time:zn(e.at,o)})}</p>`}
<${In} ledger=${u} />
<section class="stack">
<h2>${i(`own.rulings`)}</h2>
${l.length===0&&t`<${C} text=${i(`own.none`)} />`}
${l.map(n=>t`<${jn} key=${n.id} own=${e} ruling=${n} when=${zn(n.ruled_at,o)} refresh=${a} />`)}
</section>
<${ke} tournament=${e.tournament} as=${e.player} player />
<//>`}function In({ledger:e}){let n={};for(let{unit:t,amount:r}of e)n[t]=(n[t]??0)+r;let r=Object.entries(n).filter(([,e])=>e!==0);return t`<section class="card">
<h2>${i(`own.owing`)}</h2>
${r.length===0&&t`<p>${i(`own.nothing`)}</p>`}
${r.map(([e,n])=>t`<p key=${e}>${Ln(e,n)}</p>`)}
</section>`}function Ln(e,t){return e===`P`?i(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):i(t>0?`own.money`:`own.money-back`,{amount:v(e,Math.abs(t))})}function Rn(){let{lang:e}=T(),[t,n]=b(void 0),[r,i]=b(``),[a,o]=b(0);return O(()=>{let t=!1,r=async()=>{let r=await j.playerPage(),a=await r.stored();if(!t&&(n(e=>e??a??null),a))try{let o=await r.load(a,e);if(t)return;n(o),i(``)}catch(e){t||i(e.signedOut?`cut-off`:`unreached`)}};r();let a=setInterval(r,2e4);return()=>{t=!0,clearInterval(a)}},[e,a]),{own:t,missing:t===null,state:r,refresh:()=>o(a+1)}}function zn(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?y(Intl.DateTimeFormat,n).format(new Date(e)):``}export{ut as Book,Ue as Books,Qt as Casual,an as Compare,It as Foul,mn as Fouls,gn as Home,Le as Join,Fn as PlayerPage,Pe as Receipt,Se as Scan,kn as Settings};