import{$ as e,A as t,Bt as n,C as r,Ct as i,Dt as a,Et as o,F as s,Ft as c,Gr as l,Gt as u,Ht as d,It as f,J as p,Jr as m,Jt as h,K as ee,Kr as g,L as _,Lr as v,M as y,N as b,Or as x,Ot as S,P as C,Pt as w,Q as te,Qt as ne,S as re,St as T,Tn as ie,Tt as E,U as ae,W as oe,Wt as D,Xt as se,Y as O,Z as ce,_t as k,a as le,an as ue,at as A,b as j,bt as de,cn as fe,cr as pe,d as me,dn as he,dr as ge,et as _e,fn as ve,fr as ye,ft as M,g as be,gt as N,ht as xe,i as Se,in as Ce,it as P,jr as F,jt as I,kt as we,l as Te,ln as Ee,mn as L,mt as De,n as Oe,nn as R,nr as ke,nt as Ae,on as je,ot as Me,pr as Ne,pt as Pe,q as Fe,qr as z,qt as B,rn as Ie,rr as Le,rt as V,st as Re,tr as ze,tt as Be,u as Ve,un as He,ut as Ue,vn as We,vt as Ge,w as H,wt as U,yt as Ke,zr as qe,zt as W}from"./app.js";import{A as Je,C as Ye,E as Xe,H as Ze,Jt as Qe,K as $e,Kt as et,L as tt,N as nt,O as rt,R as it,S as at,U as ot,V as st,Xt as ct,Y as lt,Yt as ut,Z as dt,_ as ft,a as pt,b as mt,c as ht,dn as gt,dt as _t,g as vt,h as yt,i as bt,j as xt,k as St,l as Ct,ln as G,m as wt,mt as Tt,n as Et,q as Dt,qt as Ot,t as kt,u as At,un as jt,ut as Mt,wt as Nt,x as Pt,z as Ft}from"./shared.js";import{i as It,n as Lt,r as Rt,t as zt}from"./deferred.js";const Bt=[`status`,`penalties`,`effects`,`steps`,`stays`,`range`,`transfers`,`points`,`fines`];function Vt({call:e}){let{book:t}=d(),n=M(),{fouls:r,facts:i}=n.catalogue,a=r[e.foul].asks.filter(e=>i[e].disputed).filter(n=>Ht(t,e,n,i[n]));if(a.length===0)return null;let o=a.map(e=>n.pick(i[e].disputed)).join(` · `);return R`<p class="soft">${B(`undisputed.same`,{facts:o})}</p>`}function Ht(e,{foul:t,facts:n,context:r,decision:i,log:a},o,s){if(i.status===`needs-facts`||o in a.facts)return!1;if(!e.table(t).used.includes(o))return!0;let c=s.kind===`yes-no`?[!0,!1]:Object.keys(s.answers),l=Ut(i);return c.every(i=>Ut(p(e,t,{...n,[o]:i},r))===l)}function Ut(e){return e&&v(Bt.map(t=>e[t]??null))}function Wt({declared:e}){let{state:t}=d();return R`<p class="note warn">${B(`already.dead`,{since:Pe(t,e)})}</p>`}function Gt({ruling:e}){let t=M(),{state:n}=d(),r=n.rulings[e];if(!r)return null;let i=D(r.ruled_at,n.settings.time_zone),a=r.offender.name,o=Ee().parts[3]&&T(null,{facts:null,context:null,ask:null});return R`<p class="note info">
${B(`amending.what`,{line:A(t,r),name:a,time:i})}${` `}
${o&&R`<a class="reach" href=${o}>${B(`amending.another`)}</a>`}
</p>`}function Kt({from:e,again:n,offender:r},i,a,o){if(n)return``;let s=[e.offender.id,e.foul,{...i.log.facts,...e.facts},t(e.context),e.penalties,e.note??``],c=[r?.id,i.foul,i.facts,i.context,a?.penalties??i.decision.penalties,o];return v(s)===v(c)?B(`amending.nothing`):``}const qt=[1,5,10,20];function Jt({book:t,per:n,chosen:r,onChosen:i,wrong:a}){return e.filter(e=>e in r).map(e=>R`<${Yt} key=${e} kind=${e} book=${t} per=${n} value=${r[e]} onValue=${t=>i({...r,[e]:t})} wrong=${a} />`)}function Yt({kind:e,book:t,per:n,value:r,onValue:i,wrong:o}){let s=M(),c=Xt(t,e).map(e=>String(e*n)),[l,u]=z(c.length===0||!(!r||c.includes(r))),[d,f]=n>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`],p=B(d,{kind:s.name(`kinds`,e)}),m=e=>{u(!1),i(e===r?``:e)},h=B(f,{most:s.number(ce*n)});return R`<fieldset>
<legend>${p}</legend>
<div class="switches">
${c.map(e=>{let t=n>1?s.number(Number(e)):B(`amount.p`,{p:e});return R`<${b} key=${e} pressed=${!l&&e===r} onClick=${()=>m(e)}>${t}<//>`})}
${c.length>0&&R`<${b} pressed=${l} onClick=${()=>u(!l)}>${B(`amount.another`)}<//>`}
</div>
${!l&&o&&!r&&R`<p class="note bad" role="alert">${h}</p>`}
</fieldset>
${l&&R`<${a} label=${p} inputmode="numeric" autocomplete="off" value=${r} wrong=${o?h:void 0} onInput=${i} />`}`}function Xt({content:e},t){if(t===`disqualification`)return[];let n=Object.values(e.fouls).flatMap(({rows:e})=>e).flatMap(({then:e,range:t=[]})=>[...e,...t]).filter(e=>e.kind===t),r=new Set(n.map(({p:e})=>e?.first??e).filter(Number.isInteger));if(t===`chonbo`&&Number.isInteger(e.values.chonbo)&&r.add(e.values.chonbo),t===`points`)for(let e of qt)r.size<6&&r.add(e);return[...r].sort((e,t)=>e-t).slice(0,8)}function Zt({about:e,call:t,yes:n,onIssue:r,onClose:i}){let{library:a,book:s,state:c}=d(),l=M(),[u,f]=z({}),[p,m]=z(t.decision.penalties[0]?.whom??`offender`),{reason:h,field:g}=ut(`ruling`,t.foul),[_,v]=z(!1),{decision:y,spoken:b}=t,x=s.content.unit?qe:1,S=tn(s,u,p,x),C=e=>{e.preventDefault(),v(!0),S&&h&&r({checked:S,reason:h})},w=en(c,e,y).map(t=>({value:t,text:t===`offender`?e.offender?.name:l.phrase(`on-${t}`)}));return R`<${U}
title=${B(Fe(y)?`call.choose`:`call.otherwise`)}
onClose=${i}
>
<form onSubmit=${C} novalidate>
${y.range&&R`<${Qt} words=${l} per=${x} range=${y.range} chosen=${u} onChosen=${f} />`}
<${$t}
words=${l}
book=${s}
per=${x}
chosen=${u}
onChosen=${f}
folded=${!!y.range}
/>
<${Jt} book=${s} per=${x} chosen=${u} onChosen=${f} wrong=${_&&!S} />
${w.length>1&&R`<${o} label=${B(`call.whom`)} value=${p} options=${w} onChange=${m} />`}
${g(_)}
${_&&Object.keys(u).length===0&&R`<p class="note bad" role="alert">${B(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${S&&ee(a,s,y,b,S).line}
</p>
<button class="button main">${n}</button>
</form>
<//>`}function Qt({words:e,per:t,range:n,chosen:r,onChosen:i}){return R`<${o}
label=${B(`call.range`)}
value=${n.findIndex(e=>nn(r,e,t))}
options=${n.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>i({[n[e].kind]:K(n[e].p,t)})}
/>`}function $t({words:e,book:t,per:n,chosen:r,onChosen:i,folded:a}){let o=e=>{let{[e]:a,none:o,...s}=r,c=e===`chonbo`?K(t.content.values.chonbo,n):``;i(a===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},s=R`<fieldset>
<legend>${B(`call.kinds`)}</legend>
<div class="choices">
${Ne.map(t=>R`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in r} onChange=${()=>o(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return a?R`<details class="fold">
<summary>${B(`call.outside`)}</summary>
${s}
</details>`:s}function en(e,{offender:t},{penalties:n,range:r=[]}){let i=[...n,...r].map(({whom:e})=>e),a=t?.kind===`player`&&e.players[t.id]?.team?[`team`,`each-teammate`]:[];return te.filter(e=>[`offender`,...a,...i].includes(e))}function tn(e,t,n,r){let i=Object.entries(t).map(([e,t])=>({kind:e,whom:n,...t.trim()&&{p:Number(t)/r}}));try{return _e(e,i)}catch{return null}}function nn(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===K(n,r)}function K(e,t){return e===void 0?``:String(e*t)}function rn({args:[e=``],query:t}){let n=t.get(`call`)??``,r=`#/table/${e}`,i=R`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(Ie+n,{steal:!0},()=>{}),fe(ue()[n]?.place??r,{replace:!0})}}>${B(`elsewhere.take`)}</button>`;return R`<${w} title=${B(`elsewhere.title`)} up=${r} actions=${i}><${I} text=${B(`elsewhere.text`)} /><//>`}function an({late:e,onAnswer:t}){let[n,r]=z(e?sn(e):``),[i,o]=z(``),s=on(n),c=e=>r(sn(Math.max((s??0)+e,0)));return R`<form class="exactly" onSubmit=${e=>{e.preventDefault(),s===null?o(B(`call.time-wrong`)):t(s)}}>
<button class="button" type="button" aria-label=${B(`call.time-less`)} onClick=${()=>c(-60)}>−</button>
<${a}
label=${B(`call.time`)}
hint=${B(`call.time-hint`)}
value=${n}
onInput=${r}
wrong=${i}
inputmode="text"
autocomplete="off"
/>
<button class="button" type="button" aria-label=${B(`call.time-more`)} onClick=${()=>c(60)}>+</button>
<button class="button main">${B(`call.time-take`)}</button>
</form>`}function on(e){let[,t,n=`0`]=/^\s*(\d{1,3})(?:[:：.](\d{1,2}))?\s*$/.exec(e)??[];return t&&Number(n)<60?Number(t)*60+Number(n):null}function sn(e){return`${Math.floor(e/60)}:${String(e%60).padStart(2,`0`)}`}function cn({kept:{note:e,photos:t},noted:n}){let r=+!!e.trim()+t.length,i=R`<span class="body">${B(`call.extras`)}</span>
${r>0&&R`<span class="badge">${r}</span>`}`,o=e=>{je({photos:t.filter(t=>t!==e)}),L.deletePhotos([e])};return R`<${E} title=${i}>
${()=>R`<div class="stack">
${n&&R`<${a} long label=${B(`call.note`)} value=${e} onInput=${e=>je({note:e})} maxlength="4000" />`}
<${Ze} count=${t.length} onPhoto=${Ce} />
<ul class="photos" aria-label=${B(`hall-photos`)}>
${t.map((e,t)=>R`<li key=${e}><${ln} id=${e} number=${t+1} onRemove=${()=>o(e)} /></li>`)}
</ul>
</div>`}
<//>`}function ln({id:e,number:t,onRemove:n}){let{url:r}=ot(()=>L.photo(``,e),e);return R`${r&&R`<img src=${r} alt=${B(`hall-photo`,{number:t})} />`}
<button class="button" type="button" onClick=${n}>${B(`call.photo-remove`,{number:t})}</button>`}function un({foul:e,facts:t,context:n}){let{library:r,book:i}=d(),[a,o]=z([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return l(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id);return(async()=>{let c=await Promise.all(s.map(e=>L.bookOf({id:e,options:{},readings:{}}))),[,...l]=ht([i,...c],e,t,n);a||o(l.map(e=>O(r,e)))})(),()=>{a=!0}},[s]),a}function dn({call:e}){return un(e).map(e=>R`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${Ue(e).map(e=>R`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&R`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function fn({call:{foul:e,spoken:t}}){let{library:n,book:r}=d(),i={words:M(),library:n},{rows:a}=r.table(e);return R`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return R`<li key=${e}>
<strong class="penalty">${pt(i,r)}</strong> <span class="badge">${B(`open.verdict.${t}`)}</span>
${o.map(e=>R`<p class="soft" key=${e}>${pn(i,r,e)}</p>`)}
${o.length===0&&R`<p class="soft">${B(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function pn(e,t,n){return n in t.when?bt(e,{[n]:t.when[n]}):e.words.question(n)}function mn({call:e}){let{readings:t,rulebook:n,examples:r=[],trace:i}=e.spoken,a=[n.name,...n.option_names??[]].join(` + `);return R`${n.standing!==`official`&&R`<p class="note warn">${n.standing_text}</p>`}
${t.length>0&&R`<${E} title=${B(`call.readings`,{count:t.length})}>
${()=>R`<${Ft} readings=${t} />`}
<//>`}
${r.length>0&&R`<${E} title=${B(`call.examples`)}>
${()=>R`<ul class="bullets">${r.map(e=>R`<li key=${e.id}>${e.text}</li>`)}</ul>`}
<//>`}
<${E} title=${B(`call.trace`)}>
${()=>R`<div class="stack"><p class="soft">${[a,...Ue(e.spoken)].join(` · `)}</p>${i.length>0&&R`<${fn} call=${e} />`}</div>`}
<//>
<${E} title=${B(`call.books`)}>${()=>R`<${dn} call=${e} />`}<//>`}function hn({state:e,ruling:t}){let{does:n,wrong:r}=H(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-ie(t.id))/1e3),o=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return o?R`<p class="note" role="status">${B(`game.given`,{time:F(o.seconds)})}</p>`:a<=60||a>3600||!i||!_(e,i).clock?null:R`<div class="note info">
<p>${B(`game.offer`,{time:F(a)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>lt(i,a,t.id))}>${B(`game.give`,{time:F(a)})}</button>
${r}
</div>`}function gn({state:e,hanchan:t}){let{clock:n}=_(e,t),r=Nt(!!n),i=dt(e,t).length,a=n&&ae(n,r),o=a?B(`game.up`):n&&B(`game.time-left`,{time:F(oe(n,r))});return R`<a class="button quiet" href=${`#/start/${t.table}`}>${o??B(`hall-start`)}</a>
${i>0&&R`<a class="button quiet warn" href=${`#/start/${t.table}`}>${B(`kept.waiting`,{count:i})}</a>`}
${a&&R`<${Dt} />`}`}const _n={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:yn,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:bn},vn={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function yn(e,t){return t===`standing`?!re(e):t===`escalated`?!!e.escalation:e.status===t}function bn({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-ie(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function xn(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in _n),i=Object.entries(t).filter(([e,t])=>t&&e in vn),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>_n[t](e,n))&&i.every(([t,n])=>vn[t](o(e),n)))}function Sn(e,t,n,r){if(!r.trim())return n;let i=Cn(t),a=x(e.library,r);return n.filter(t=>{let{offender:n,table:r,note:o,reason:s,foul:c}=t,l=i[t.id]??[],u=[n.name,r.label,o,s,V(e,c),A(e,t)];return a([...u,...l].filter(Boolean).join(` `))})}function Cn({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const wn=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function Tn({state:e,rulings:t,chosen:n,onChoose:r}){let i=M(),o=e=>t=>r({...n,[e]:t}),s=Object.values(n).filter(Boolean).length,c=e=>[...new Set(t.map(e))],l=new Map(t.map(({offender:e})=>[e.id,e.name])),u={table:Se(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...l].map(([e,t])=>({value:e,text:t})),foul:c(({foul:e})=>e).map(e=>({value:e,text:V(i,e)})),kind:c(({kind:e})=>e).map(e=>({value:e,text:i.name(`kinds`,e)})),status:wn.map(e=>({value:e,text:B(`hall-status.${e}`)})),round:c(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:B(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:B(`hall-otherwise`)}],...En(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return R`<details class="fold">
<summary>${s?B(`hall-filters-set`,{count:s}):B(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(u).map(([e,t])=>R`<${S} key=${e} label=${B(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:B(`hall-any`)},...On(t)]} onChange=${o(e)} />`)}
${[`from`,`until`].map(e=>R`<${a} key=${e} type="datetime-local" label=${B(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${o(e)} />`)}
${s>0&&R`<button class="button" type="button" onClick=${()=>r({})}>${B(`hall-filters-clear`)}</button>`}
</div>
</details>`}function En({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:B(`hall-took`,{from:F(n),until:F(r)})}]},...t&&{escalation:[{value:t,text:Dn(t)}]}}}function Dn(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>ne(e)?B(e):t).join(` · `)}function On(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function kn({rulings:e,empty:t}){let[n,r]=z(40),i=g(null),a=()=>r(e=>e+40),o=e.length-n;return l(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),R`<${be} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&R`<button class="button" ref=${i} type="button" onClick=${a}>${B(`hall-more`,{count:o})}</button>`}`}function An({query:e}){let{tournament:t,state:n}=d();return!t||!n?R`<${s} title=${B(`hall-log`)} />`:R`<${jn} state=${n} asked=${Object.fromEntries(e)} />`}function jn({state:e,asked:t}){let n=M(),{official:r}=d(),[i,o]=z(t),[s,c]=z(``),l=e.settings.time_zone,u=m(()=>j(Nn(e)),[e]),f=m(()=>Sn(n,e,xn(u,i,l),s),[n,u,i,s]);return R`<${w} title=${B(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${B(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${B(`hall-journal`)}</a>
${Te(r)&&R`<a class="button quiet" href="#/dashboard">${B(`hall-dashboard`)}</a>`}
</p>
${u.length>0&&R`<${a} type="search" label=${B(`hall-search`)} hint=${B(`hall-search-hint`)} value=${s} onInput=${c} />
<${Tn} state=${e} rulings=${u} chosen=${i} onChoose=${o} />
<p role="status">${B(`hall-found`,{count:f.length,all:u.length})}</p>`}
${f.length===0&&R`<${Mn} any=${u.length>0} onClear=${()=>{o({}),c(``)}} />`}
<${kn} key=${JSON.stringify([i,s])} rulings=${f} empty="" />
<//>`}function Mn({any:e,onClear:t}){return e?R`<${I} text=${B(`hall-none-found`)}><button class="button" type="button" onClick=${t}>${B(`hall-show-all`)}</button><//>`:R`<${I} text=${B(`hall-log-empty`)}><a class="button" href="#/tables">${B(`hall-tables`)}</a><//>`}function Nn({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:Pn(t[e.id]),round:n[e.hanchan]?.round}))}function Pn({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function Fn({state:e,id:t}){let n=_t(e,t);return n.length===0?null:R`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${B(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>R`<div class="card" key=${t}>
<p><strong>${In(t,n)}</strong></p>
<dl class="facts lines">
${r.map(t=>R`<div key=${t.id}>
<dt><${vt} state=${e} line=${t} /></dt>
<dd>${Tt(t)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function In(e,t){let[n,r]=Oe(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return B(t<0?r:n,{amount:Mt(e,Math.abs(t))})}const q=`offence_number`;function Ln({args:[e]}){let{tournament:t,state:n}=d();if(!t||!n)return R`<${s} title=${B(`hall-player`)} />`;let r=n.players[e];return r?R`<${Rn} state=${n} player=${r} />`:R`<${C} title=${B(`hall-player`)} text=${B(`hall-no-player`)} up="#/tables" />`}function Rn({state:e,player:t}){let n=M(),r=j(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),i=Object.entries(Hn(r)).sort(([,e],[,t])=>t-e),a=e.teams[t.team]?.name;return R`<${w} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&B(`hall-id-number`,{number:t.id_number}),a].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${B(`hall-counts`)}</h2>
${i.length===0&&R`<p class="soft">${B(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${i.map(([e,t])=>R`<div key=${e}><dt>${V(n,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${$e} state=${e} id=${t.id} />
<${Fn} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${B(`hall-lines`)}</a>
<${zn} state=${e} player=${t.id} />
<section class="stack">
<h2>${B(`hall-rulings`)}</h2>
<${kn} rulings=${r} empty=${B(`hall-no-rulings`)} />
</section>
<//>`}function zn({state:e,player:t}){let{book:n,library:r}=d(),i=M();if(!n||!r)return null;let a=Bn(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(q)).map(e=>({foul:e,...Vn(i,n,{...a,foul:e})}));return o.length===0?null:R`<section class="stack">
<h2>${B(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>R`<div key=${e}>
<dt>${V(i,e)}<small>${B(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>R`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function Bn(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||De(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:xe(e,r.table,r)}}function Vn(e,t,n){let r=L.knownFacts(n).facts[q],i=O(e.library,We(t,n.foul,r?{[q]:r}:{})),a=Me(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function Hn(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function Un({near:e=[]}){let t=M();return e.length===0?null:R`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>R`<a key=${e} class="button" href=${T(e)}>${t}</a>`)}
</section>`}L.loadEscalationSteps();const Wn={"head-referee":[`head-referee`,`director`],director:[`director`]};function Gn({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function Kn({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function qn(e,t){return!!t&&e.official!==t.id&&Ve(t,Wn[e.level]??[])}function J(e,t,{table:n,foul:r}){return[B(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&V(e,r)].filter(Boolean).join(` · `)}function Y(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function X(e,t,n){return{name:e.officials[t]?.name??`?`,time:D(n,e.settings.time_zone)}}function Z({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return B(i?`help.unsent`:`help.sending`);let a=n.ended_at?B(`help.over.${n.ended_how}`):n.answered_at?B(`help.coming`,X(e,n.answered_by,n.answered_at)):B(`help.waiting.${n.level}`);return i?`${a} · ${B(`hall-outbox.waiting`)}`:a}function Jn({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function Yn(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?de(t,e.hanchans[n],r):Ke(t,n))}function Q({call:e,brief:t}){let{state:n,official:r}=d(),{does:i,tell:a,wrong:o}=H(),s=qn(e,r),c=e.official===r?.id,l=(t,n,r)=>i(async()=>{await L.send(t,e.id,n),h(),W(r)}),u=()=>i(async()=>{if(L.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await L.discard(e.id))return W(B(`help.not-called`));await L.send(`help-end`,e.id,{how:`taken-back`}),W(B(`help.over.taken-back`))}),f=s&&!e.answered_at;return R`<p class="pair">
${f&&R`<button class="button main" type="button" onClick=${()=>l(`help-answer`,{},B(`help.said`))}>${B(`help.come`)}</button>`}
${s&&R`<a class="button" href=${Jn(e)} onClick=${()=>Yn(n,e)}>${B(`help.rule`)}</a>`}
${c&&R`<button class="button" type="button" onClick=${u}>${B(`help.take-back`)}</button>`}
${!c&&!t&&R`<button class="button" type="button" onClick=${()=>l(`help-end`,{how:`settled`},B(`help.over.settled`))}>${B(`help.settle`)}</button>`}
</p>${o}`}function Xn({about:e,call:t}){let r=d(),{state:i,official:a}=r,{does:o,wrong:s}=H(),c=Kn(i,a),l=Gn(i).find(t=>t.table===e.table.id&&t.official===a?.id);return e.from||!(l||c)?null:l?R`<section class="note info stack" aria-label=${B(`help.one`)}>
<p role="status">${Z(r,l)}</p>
<${Q} call=${l} />
</section>`:R`<button class="button quiet" type="button" onClick=${()=>o(async()=>{await L.send(`help-call`,null,Zn(e,t),{expected:c}),h(),n(880)})}>${B(`help.call.${c}`)}</button>${s}`}function Zn(e,n){let{seat:r,offender:i,amends:a,...o}=Be(e,null),s=[e,...(n?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...o,offenders:s,...n&&{foul:n.foul,facts:n.answered,context:t(n.context)}}}function Qn({args:[e]}){let{tournament:t,state:n}=d();if(!t||!n)return R`<${s} title=${B(`help.one`)} />`;let r=n.helpCalls[e];return r?R`<${$n} state=${n} call=${r} />`:R`<${C} title=${B(`help.one`)} text=${B(`help.missing`)} up="#/tables" />`}function $n({state:e,call:t}){let n=d(),r=M(),{table:i,hand:a,offenders:o,foul:s,official:c,called_at:l,ruling:u}=t,f=B(`hall-table`,{label:e.tables[i]?.label??`?`}),p=[f,P(a)].filter(Boolean).join(` · `);return R`<${w} title=${p} up="#/tables" actions=${!t.ended_at&&R`<${Q} call=${t} />`}>
<p class=${`note ${t.ended_at?``:`info`}`} role="status">${Z(n,t)}</p>
<section class="card stack">
${s&&R`<p><strong>${V(r,s)}</strong></p>`}
${o.map(t=>R`<${er} key=${t.id} state=${e} words=${r} offender=${t} />`)}
<p class="soft">${B(`help.by`,X(e,c,l))}</p>
</section>
<${ft} ruling=${t} />
<p class="beside">
<a class="button quiet" href=${`#/table/${i}`}>${f}</a>
${u&&R`<a class="button quiet" href=${`#/ruling/${u}`}>${B(`hall-ruling`)}</a>`}
</p>
<//>`}function er({state:e,words:t,offender:n}){let{seat:r}=n,[i]=Y(e,{offenders:[n]});return R`<p class="call-name">
<strong class="who">${i}</strong>
${r&&R`<span class="badge">${t.phrase(`seat-${r}`)}</span>`}
</p>`}function tr(){let e=d(),{state:t}=e,n=M(),r=Gn(t);return r.length===0?null:R`<section class="stack" aria-label=${B(`help.all`)}>
<h2>${B(`help.all`)}</h2>
<ul class="rows">
${r.map(r=>R`<li key=${r.id}>
<a class="row" href=${`#/help/${r.id}`}>
<span class="body">
<strong>${J(n,t,r)}</strong>
<small>${[...Y(t,r),``].join(` · `)}${B(`help.by`,X(t,r.official,r.called_at))} · ${Z(e,r)}</small>
</span>
<${c} name="next" />
</a>
</li>`)}
</ul>
</section>`}function nr(){let e=d(),{tournament:t,state:n,official:r}=e;return t&&n&&r&&R`<${rr} key=${n.id} snapshot=${e} />`}function rr({snapshot:e}){let{state:t}=e,n=M(),{parts:r}=He(),i=`shinpan.escalations.`+t.id,[a,o]=z(()=>ve(i)??{since:t.seq});l(()=>he(i,a),[a]);let s=Object.values(t.escalations).flatMap(t=>ar(e,t)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),u=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(l(()=>{u&&o({...a,[u.id]:u.seq})},[u?.seq]),u||s.length===0||r[0]===`escalations`)return null;let[d]=s,[f,p]=s.length>1?[B(`esc.news.several`,{count:s.length}),`#/escalations`]:ir(n,d);return R`<div class="note info row" role="status">
<a class="reach body" href=${p} onClick=${c}>${f}</a>
<button class="button" type="button" onClick=${c}>${B(`esc.news.seen`)}</button>
</div>`}function ir(e,{id:t,what:n,ruling:r}){let i={foul:V(e,r.foul),name:r.offender.name};return[n?B(`esc.news.outcome`,{what:n,...i}):B(`esc.news.yours`,i),`#/escalation/${t}`]}function ar(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return nt(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:Xe(s)}:null}function or(){let e=d(),{tournament:t,state:n,official:r}=e;return R`${t&&n&&r&&R`<${sr} key=${n.id} snapshot=${e} /><${at} key=${n.id} />`}<${nr} />`}function sr({snapshot:e}){let{state:t,official:r}=e,i=M(),{parts:a}=He(),o=`shinpan.help.`+t.id,[s,c]=z(()=>ve(o)??{});l(()=>he(o,s),[s]);let u=Object.values(t.helpCalls).filter(({id:e})=>a[0]!==`help`||a[1]!==e),d=u.filter(e=>!e.answered_at&&!e.ended_at&&qn(e,r)),f=u.filter(e=>lr(e,r)&&s[e.id]!==cr(e)),p=d.map(({id:e})=>e).join();return l(()=>{p&&(n(220),h(400))},[p]),R`${d.map(e=>R`<section class="note warn stack" key=${e.id} role="alert">
<a class="reach" href=${`#/help/${e.id}`}>
<span>
<strong>${J(i,t,e)}</strong><br />
${[...Y(t,e),B(`help.by`,X(t,e.official,e.called_at))].join(` · `)}
</span>
</a>
<${Q} call=${e} brief />
</section>`)}${f.map(n=>R`<div class="note info row" key=${n.id} role="status">
<a class="reach body" href=${`#/help/${n.id}`}>${J(i,t,n)} · ${Z(e,n)}</a>
<button class="button" type="button" onClick=${()=>c({...s,[n.id]:cr(n)})}>
${B(`help.seen`)}
</button>
</div>`)}`}function cr({ended_at:e}){return e?`over`:`coming`}function lr({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function ur({text:e}){let{outbox:t}=d(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:R`<p class="note warn">${B(e,{count:n})}</p>
<a class="button main" href="#/outbox">${B(`hall-see-outbox`)}</a>`}function dr(){let{tournament:e,alarms:t}=d(),[n,r]=z(!1);return e?R`<section class="card">
<h2>${B(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>r(!0)}>${B(`hall-leave`)}</button>
${n&&R`<${U} title=${B(`hall-leave-ask`,{name:e.name})} onClose=${()=>r(!1)}>
<p>${B(`hall-leave-text`)}</p>
${t&&R`<p class="note bad">${B(`alarm.leave`)}</p>`}
<${ur} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await L.leave(),fe(`#/`)}}>${B(`hall-leave`)}</button>
<button class="button" onClick=${()=>r(!1)}>${B(`cancel`)}</button>
<//>`}
</section>`:null}function fr({onYes:e}){let t=R`<button class="button danger" onClick=${e}>${B(`hall-switch-yes`)}</button>`;return R`<${w} title=${B(`hall-switch`)} up="#/tables" actions=${t}>
<${ur} text="hall-switch-unsent" />
<//>`}function pr({kind:e,foul:t,up:n}){let{state:r}=d(),a=Object.values(e===`team`?r.teams:r.officials).filter(({revoked_at:e})=>!e).sort((e,t)=>e.name.localeCompare(t.name));return R`<${w} title=${B(`call-which.${e}`)} up=${n}>
${a.length===0&&R`<${I} text=${B(`call.nobody`)} />`}
<ul class="rows">
${a.map(({id:e,name:n})=>R`<li key=${e}>
<button
class="row"
type="button"
onClick=${()=>i(T(t||null,{who:e}))}
>
${n}
</button>
</li>`)}
</ul>
<//>`}function mr({item:e,away:t,onClose:n}){let{does:r,tell:i,wrong:a}=H(),o=ge(e),s=o&&!t&&e.kind===`ruling`,c=async()=>{if(!await L.discard(e.id))return i(B(`hall-over`));W(B(o?`hall-discarded-here`:`hall-discarded`)),n()};return R`<${U} title=${B(`hall-discard`)} onClose=${n}>
<p>${B(o?`hall-discard-sent`:`hall-discard-text`)} ${s&&B(`hall-discard-withdraw`)}</p>
${a}
<div class="pair">
${s&&R`<a class="button" href=${`#/ruling/${e.id}`}>${B(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(c)}>${B(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${B(`cancel`)}</button>
</div>
<//>`}function hr(){let{official:e}=d();return R`<div class="note bad" role="alert">
<p>${B(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${B(`hall-join`)}</a>
${Ve(e,[`director`])&&R`<a class="button" href="#/account">${B(`hall-join-account`)}</a>`}
</p>
</div>`}function gr({item:e}){let{tournament:t,official:n,signedOut:r}=d(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return R`<p class="note bad">${B(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&R`<button class="button" type="button" onClick=${()=>L.sendAsMe(e.id)}>${B(`elsewhere-send-as`,{name:n.name})}</button>`}`}function _r({item:{id:e,count:t}}){return R`<article class="item">
<p class="note warn">${B(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>L.discard(e)}>${B(`hall-seen`)}</button>
</article>`}const $={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function vr({item:e}){let t=M(),{state:n}=d(),{kind:i,state:a,problem:o,ruledAt:s}=e;return i===`restored`?R`<${_r} item=${e} />`:R`<article class=${`item ${a}`} aria-label=${B(`hall-kind.${i}`)}>
<${yr} item=${e} />
<p>${br(t,n,e)}</p>
<p class="soft">${D(s,n.settings.time_zone)}</p>
${a===`waiting`&&R`<${Sr} item=${e} />`}
${a===`refused`&&R`<${G} problem=${o} />`}
${a===`conflict`&&R`<${yt} stored=${o?.stored??{}} sent=${o?.sent??e.body??{}} />`}
${a===`differs`&&R`<${wt} item=${e} />`}
${a===`holding`?R`<${r} id=${e.id} />`:R`<${Cr} item=${e} />`}
</article>`}function yr({item:{kind:e,state:t}}){let n=pe(t)?`bad`:`info`;return R`<p><strong>${B(`hall-kind.${e}`)}</strong> <span class=${`badge ${n}`}>${B(`hall-outbox.${t}`)}</span></p>`}function br(e,t,{id:n,kind:r,subject:i,body:a,about:o}){if(r.startsWith(`help-`))return xr(t,t.helpCalls[r===`help-call`?n:i]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(r))return[o.table&&B(`hall-table`,{label:o.table}),o.who].filter(Boolean).join(` · `);if(r===`hand-end`||r===`dead-hand`)return[B(`hall-table`,{label:t.tables[a.table]?.label??`?`}),P(a.hand),r===`hand-end`&&B(`hall-how.${a.how}`)].filter(Boolean).join(` · `);let s=t.rulings[r===`ruling`?n:i];if(!s)return B(`hall-unknown`);let c=R`<a href=${`#/ruling/${s.id}`}><span class="who">${s.offender.name}</span> · ${V(e,s.foul)}</a>`;return a?.reason?R`${c} · ${a.reason}`:c}function xr(e,t){return t?B(`hall-table`,{label:e.tables[t.table]?.label??`?`}):B(`hall-unknown`)}function Sr({item:e}){jt();let{blockedBy:t,trouble:n}=e;if(n?.status===401)return R`<${gr} item=${e} />`;if(t)return R`<p class="note warn">${B(`hall-blocked`)}</p>`;if(!n)return null;let r=n.status===0?B(navigator.onLine?`live.unreached`:`no-network`):gt(n.problem)||`HTTP ${n.status}`;return R`<p class="soft">${B(`hall-last-try`,{text:r})}</p>`}function Cr({item:e,away:t}){let[n,r]=z(!1),{does:i,tell:a,wrong:o}=H(),{id:s,kind:c,state:l}=e,u=l===`conflict`&&!ye(e);if(l===`differs`||u){let e=B(u?`hall-keep-logged`:`hall-seen`);return R`<div class="pair"><button class="button" type="button" onClick=${()=>i(()=>L.discard(s))}>${e}</button>${o}</div>`}let d=async()=>{await L.retry(s)?W(B(`hall-again`)):a(B(`hall-over`))};return R`<div class="pair">
${l!==`waiting`&&R`<button class="button" type="button" onClick=${()=>i(d)}>${B(l===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${l!==`waiting`&&c in $&&!t&&R`<a class="button" href=${$[c](e)}>${B(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(!0)}>${B(`hall-discard`)}</button>
${n&&R`<${mr} item=${e} away=${t} onClose=${()=>r(!1)} />`}
</div>${o}`}function wr(){let{elsewhere:e}=d();return e.map(({id:e,name:t,items:n})=>R`<section class="stack" key=${e}>
<h2>${B(`elsewhere-in`,{name:t??B(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>R`<li key=${e.id} tabindex="-1"><${Tr} item=${e} /></li>`)}</ol>
</section>`)}function Tr({item:e}){let t=M(),{kind:n,state:r,about:i={},body:a,problem:o,expected:s,answer:c}=e;if(n===`restored`)return R`<${_r} item=${e} />`;let{table:l,who:u,foul:d}=i,f=l&&B(`hall-table`,{label:l});return R`<article class=${`item ${r}`} aria-label=${B(`hall-kind.${n}`)}>
<${yr} item=${e} />
<p>${[f,u,d&&V(t,d),a?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${D(e.ruledAt)}</p>
${r===`waiting`&&R`<${Sr} item=${e} />`}
${r===`refused`&&R`<${G} problem=${o} />`}
${r===`differs`&&R`<div class="note warn">
<p>${B(`hall-phone-showed`,{line:A(t,s)})}</p>
<p><strong>${B(`hall-server-decided`,{line:A(t,c.decision)})}</strong></p>
</div>`}
${r!==`holding`&&R`<${Cr} item=${e} away />`}
</article>`}function Er(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:o,lowStorage:s}=d();return R`<section class="stack">
<h2>${B(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&R`<p class="note warn">
${B(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:Or(Math.abs(t))})}
</p>`}
${!n&&r&&R`<p class="soft">${B(`hall-clock-last`,{time:D(new Date(r),e?.time_zone)})}</p>`}
${!n&&R`<p class="soft">${B(`hall-clock-unsure`)}</p>`}
${s&&R`<p class="note bad" role="alert">${B(`hall-storage-low`)}</p>`}
<p class="soft">${B(i?`hall-persisted`:`hall-not-persisted`)}</p>
${o>0&&R`<p class="soft">${B(`hall-storage`,{used:Dr(a,1),quota:Dr(o,0)})}</p>`}
</section>`}function Dr(e,t){return u(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function Or(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>B(`hall-span.${e}`,{count:t})).join(` `)}function kr(){let{tournament:e,state:t,outbox:n,elsewhere:r}=d();jr();let i=e=>!pe(e.state),a=n.filter(e=>!i(e)),o=n.filter(i),c=[...n,...r.flatMap(({items:e})=>e)].some(i)&&R`<button class="button main" onClick=${()=>L.sendNow()}>${B(`hall-send-now`)}</button>`,l=r.length>0&&R`<${wr} />`;return!e||!t?R`<${s} title=${B(`hall-outbox-title`)} actions=${c}>${l}<//>`:R`<${w} title=${B(`hall-outbox-title`)} up="#/tables" actions=${c}>
<${Mr} />
${n.length===0&&!l&&R`<${I} text=${B(`hall-outbox-empty`)}><a class="button" href="#/tables">${B(`hall-tables`)}</a><//>`}
<${Ar} title=${B(`hall-tasks`)} items=${a} />
<${Ar} title=${B(`hall-waits`)} items=${o} />
${l}
<${Er} />
<//>`}function Ar({title:e,items:t}){return t.length===0?null:R`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>R`<li key=${e.id} tabindex="-1"><${vr} item=${e} /></li>`)}</ol>
</section>`}function jr(){let e=g({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];l(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),l(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function Mr(){let{signedOut:e,revisionChange:t,trouble:n,superseded:r,syncedAt:i,live:a,tournament:o}=d(),s=a===`offline`?`no-network`:a===`unreached`&&`live.unreached`;return R`
${e&&R`<${hr} />`}
${n&&R`<p class="note bad" role="alert">${B(`hall-trouble`,{text:n})}</p>`}
${r&&R`<p class="note warn">${B(`hall-superseded`)}</p>`}
${t&&R`<p class="note warn">${B(`hall-revision-change`,{count:t.items.length})}</p>`}
${s&&!e&&i&&R`<p class="note">${B(`hall-offline-since`,{link:B(s),time:D(i,o?.time_zone)})}</p>`}
`}function Nr({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return l(()=>()=>n?speechSynthesis.cancel():void 0,[]),R`<${U} title=${B(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&R`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=se.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${B(`call.speak`)}</button>`}
<//>`}function Pr({onClose:e}){let{waiting:t,tasks:n,wrongs:r}=f(),i=(t,n)=>R`<a class="button" key=${t} href=${n} onClick=${e}>${t}</a>`;return R`<${U} title=${B(`standing`)} onClose=${e}>
${n>0&&i(B(`to-resolve`,{count:n}),`#/outbox`)}
${r.map(({text:e,to:t})=>i(e,t))}
${t>0&&i(B(`waiting-to-send`,{count:t}),`#/outbox`)}
<${Fr} />
<//>`}function Fr(){let{tournament:e,book:t,library:n,syncedAt:r}=d(),{ready:i,link:a}=f(),o=e&&t&&(n?.books[t.id]?.name??t.id),s=e&&r&&B(`synced`,{time:D(r,e.time_zone)});return R`<ul class="bullets">
${[a,i,s,o].filter(Boolean).map(e=>R`<li key=${e}>${e}</li>`)}
</ul>`}function Ir({ruling:e,questions:t,decision:n,done:r=!1,onAnswer:i}){let{library:a}=d(),o=M(),s=n&&O(a,n);return R`<section class="card">
<h3><span class="who">${e.offender.name}</span> · ${V(o,e.foul)}</h3>
${!r&&t.map(e=>R`<${Lr} key=${e.question.fact} asked=${e} onAnswer=${i} />`)}
${s&&R`<p class=${`penalty ${Re(n.penalties[0]?.kind??`none`)}`} role="status">
${B(`hall-comes-to`,{line:s.line})}
</p>`}
${r&&R`<ol class="steps">${s.steps.map(e=>R`<li key=${e.id}>${e.text}</li>`)}</ol><${y} stays=${s.stays} />`}
</section>`}function Lr({asked:{decision:e,question:t,chosen:n},onAnswer:r}){let{library:i}=d(),{text:a,answers:s}=O(i,e).questions[0],c=s.map(e=>({value:e.value??e.min,text:e.text}));return R`<${o} label=${a} value=${n} options=${c}
onChange=${e=>r(t.fact,e)} />`}const Rr=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function zr({table:e,hanchan:t,hand:n,onHand:i,onClose:a}){let{state:o}=d(),[s]=z({table:e.id,hanchan:t.id,hand:n}),[c,l]=z(()=>{let e=Le(o,s);return e?{end:e,results:[],item:``}:null});if(!c)return R`<${Br} ended=${s} hanchan=${t} onDone=${l} onClose=${a} />`;let u=B(`hall-ended-done`,{hand:P(s.hand)});return R`<${U} key="done" title=${u} onClose=${a}>
<p>${B(`hall-how.${c.end.how}`)}</p>
<${r} id=${c.item} onTaken=${a} />
${c.results.map(e=>R`<${Ir} key=${e.ruling.id} ...${e} done />`)}
${i?R`<${Ur} hand=${s.hand} end=${Wr(c)} onHand=${i} onClose=${a} />`:R`<button class="button main" type="button" onClick=${a}>${B(`hall-done`)}</button>`}
<//>`}function Br({ended:e,hanchan:t,onDone:n,onClose:r}){let{state:i}=d(),[a]=z(()=>le(i,e)),[o,s]=z(zt),{does:c,wrong:l}=H(),u=ct(a),f=o.how&&(o.how!==`win`||o.winners.length>0),p=a.map(e=>{let t=u[e.revision];return{ruling:e,...o.how&&t?It(i,t,e,o):{questions:[],decision:null}}}),m=async()=>{let t=Object.fromEntries(p.map(({ruling:e,decision:t})=>[e.id,t])),r=await L.send(`hand-end`,null,Rt(e,o),{hold:!0,expected:t});h(),n({end:o,results:p,item:r.id})};return R`<${U} title=${B(`hall-ended-how`,{hand:P(e.hand)})} onClose=${r}>
<${Vr} how=${o.how} onHow=${e=>s({...o,how:e,winners:[]})} />
${o.how===`win`&&R`<${Hr} hanchan=${t} ended=${e} winners=${o.winners}
onWinners=${e=>s({...o,winners:e})} />`}
${f&&p.map(e=>R`<${Ir} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>s(Lt(o,e.ruling,t,n))} />`)}
${l}
<button class="button main" type="button" disabled=${!f||p.some(({decision:e})=>!e)} onClick=${()=>c(m)}>
${B(`hall-ended-record`)}
</button>
<//>`}function Vr({how:e,onHow:t}){let{book:n}=d(),r=[`win`,...n?.content.facts.hand_end.answers??Rr],i=Rr.filter(e=>r.includes(e)).map(e=>({value:e,text:B(`hall-how.${e}`)}));return R`<${o} label=${B(`hall-how-label`)} value=${e} options=${i} onChange=${t} />`}function Hr({hanchan:e,ended:t,winners:n,onWinners:r}){let{state:i}=d(),a=M(),o=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return R`<fieldset>
<legend>${B(`hall-whose-win`)}</legend>
<div class="choices">
${Ge(e,t.hand).map(({wind:e,player:r})=>{let s=n.includes(e),c=ze(i,{...t,table:{id:t.table},seat:e});return R`<button key=${e} type="button" class="choice" aria-pressed=${s}
disabled=${!!c||!s&&n.length===3} onClick=${()=>o(e)}>
${a.phrase(`seat-${e}`)} · ${i.players[r]?.name}
${c&&R`<span class="badge dead-hand">${B(`hall-badge.dead`,{since:Ae(i,c)})}</span>`}
</button>`})}
</div>
</fieldset>`}function Ur({hand:e,end:t,onHand:n,onClose:r}){let i=e=>{n(e),r()};return R`<h3>${B(`hall-following`)}</h3>
<div class="pair">
${Gr(e,t).map(e=>R`<button key=${P(e)} class="button main" type="button" onClick=${()=>i(e)}>${P(e)}</button>`)}
</div>`}function Wr({end:e,results:t}){return t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`))?{...e,how:`chonbo`}:e}function Gr(e,{how:t,winners:n}){return t===`win`?n.includes(`east`)?[k(e)]:[N(e)]:t===`chonbo`?[e]:[k(e),N(e,k(e).counters??0)]}function Kr({hand:e,hanchan:t,hanchans:n,onHand:r,onPass:i,onEnd:a,onHanchan:s,onClose:c}){let l=ke.map(e=>({value:e,text:B(`hall-wind.${e}`)})),u=[1,2,3,4].map(e=>({value:e,text:String(e)})),d=n.map(({id:e,round:t})=>({value:e,text:B(`hall-round`,{round:t})})),f=t=>r({...e,...t}),p=e=>()=>{c(),e()};return R`<${U} title=${P(e)} onClose=${c}>
<button class="button main" type="button" onClick=${p(()=>i(N(e)))}>${B(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${p(()=>i(k(e)))}>${B(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${p(a)}>${B(`hall-ended`)}</button>
</div>
${d.length>1&&R`<${S} label=${B(`hall-hanchan`)} value=${t.id} options=${d} onChange=${s} />`}
<${o} label=${B(`hall-round-wind`)} value=${e.wind} options=${l} onChange=${e=>f({wind:e})} />
<${o} label=${B(`hall-number`)} value=${e.number} options=${u}
onChange=${e=>f({number:e})} />
<${we} label=${B(`hall-counter-label`)} value=${e.counters} min=${0} max=${99} less=${B(`hall-counter-less`)}
more=${B(`hall-counter-more`)} onChange=${e=>f({counters:e})} />
<button class="button" type="button" onClick=${c}>${B(`hall-done`)}</button>
<//>`}function qr({table:e,hanchan:t,onTurn:n,onClose:r}){let{state:i,official:a}=d(),o=me(a)||i.results[t.id];return R`<${U} title=${B(`hall-other`)} onClose=${r}>
<a class="button" href=${`#/call/${e.id}/team`}>${B(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${B(`hall-on-official`)}</a>
${o&&R`<a class="button" href=${`#/result/${t.id}`}>${B(`hall-result`)}</a>`}
<button class="button" type="button" onClick=${n}>${B(`hall-turn`)}</button>
<//>`}export{st as AddPhoto,Nr as Aloud,Gt as Amendment,tt as Badge,Xn as CallForHelp,pr as ChooseOffender,Et as Circumstances,rn as Claimed,St as Corrections,Wt as DeadHandWarning,Ct as DirectorLinks,xt as Escalate,an as Exactly,hn as ExtraTimeOffer,cn as Extras,rt as Further,mn as Grounds,zr as HandEnd,Kr as HandSheet,Qn as HelpCall,At as ImportLink,dr as Leave,An as Log,Un as Near,or as Notices,tr as OpenHelpCalls,qr as OtherSheet,Zt as Otherwise,kr as Outbox,Ln as Player,Pt as ProbablySame,kt as PushSwitch,et as Reason,Ot as Reasons,mt as Ruling,Ye as SameCall,Fr as Standing,Pr as StatusSheet,fr as Switch,gn as TableClock,Vt as Undisputed,it as Warned,Je as WrongPlayer,Kt as nothingNew,Qe as reasonWords};