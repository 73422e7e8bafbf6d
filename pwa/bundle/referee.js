import{$ as e,$n as t,A as n,Br as r,Bt as i,Cn as a,Ct as o,Dt as s,Er as c,Et as l,F as u,Fr as d,G as f,Gt as p,H as m,Hr as h,Ht as g,Jt as ee,K as _,Kt as v,Lr as te,Lt as y,M as b,Mt as x,N as S,Nt as ne,O as C,Pt as re,Q as ie,Rt as w,S as T,St as E,Tt as D,Ut as ae,V as oe,Vr as O,W as se,X as ce,Xt as le,Y as ue,Z as de,_t as fe,a as pe,at as me,b as he,bt as k,c as ge,cn as _e,ct as ve,dr as ye,dt as be,en as A,er as xe,et as Se,fn as j,ft as Ce,gn as we,gt as Te,ht as M,i as Ee,in as De,it as Oe,j as ke,kr as N,kt as P,l as Ae,ln as F,lr as je,m as Me,mt as I,n as Ne,nn as Pe,nt as L,on as Fe,or as Ie,pt as Le,q as R,rn as Re,rt as z,s as ze,sn as Be,tn as Ve,tr as He,tt as B,un as Ue,ur as We,ut as V,v as H,vt as Ge,wt as U,x as W,xt as Ke,zr as G}from"./app.js";import{A as qe,C as Je,E as Ye,H as Xe,Jt as Ze,K as Qe,Kt as $e,L as et,N as tt,O as nt,R as rt,S as it,U as at,V as ot,Xt as st,Y as ct,Yt as lt,Z as ut,_ as dt,a as ft,b as pt,c as mt,dn as ht,dt as gt,g as _t,h as vt,i as yt,j as bt,k as xt,l as St,ln as Ct,m as wt,mt as Tt,n as Et,q as Dt,qt as Ot,t as kt,u as At,un as jt,ut as Mt,wt as Nt,x as Pt,z as Ft}from"./shared.js";import{i as It,n as Lt,r as Rt,t as zt}from"./deferred.js";const Bt=[`status`,`penalties`,`effects`,`steps`,`stays`,`range`,`transfers`,`points`,`fines`];function Vt({call:e}){let{book:t}=i(),n=V(),{fouls:r,facts:a}=n.catalogue,o=r[e.foul].asks.filter(e=>a[e].disputed).filter(n=>Ht(t,e,n,a[n]));if(o.length===0)return null;let s=o.map(e=>n.pick(a[e].disputed)).join(` · `);return A`<p class="soft">${p(`undisputed.same`,{facts:s})}</p>`}function Ht(e,{foul:t,facts:n,context:r,decision:i,log:a},o,s){if(i.status===`needs-facts`||o in a.facts)return!1;if(!e.table(t).used.includes(o))return!0;let c=s.kind===`yes-no`?[!0,!1]:Object.keys(s.answers),l=Ut(i);return c.every(i=>Ut(_(e,t,{...n,[o]:i},r))===l)}function Ut(e){return e&&d(Bt.map(t=>e[t]??null))}function Wt({declared:e}){let{state:t}=i();return A`<p class="note warn">${p(`already.dead`,{since:be(t,e)})}</p>`}function Gt({ruling:e}){let t=V(),{state:n}=i(),r=n.rulings[e];if(!r)return null;let a=g(r.ruled_at,n.settings.time_zone),o=r.offender.name,s=Be().parts[3]&&k(null,{facts:null,context:null,ask:null});return A`<p class="note info">
${p(`amending.what`,{line:z(t,r),name:o,time:a})}${` `}
${s&&A`<a class="reach" href=${s}>${p(`amending.another`)}</a>`}
</p>`}function Kt({from:e,again:t,offender:n},r,i,a){if(t)return``;let o=[e.offender.id,e.foul,{...r.log.facts,...e.facts},C(e.context),e.penalties,e.note??``],s=[n?.id,r.foul,r.facts,r.context,i?.penalties??r.decision.penalties,a];return d(o)===d(s)?p(`amending.nothing`):``}const qt=[1,5,10,20];function Jt({book:e,per:t,chosen:n,onChosen:r,wrong:i}){return de.filter(e=>e in n).map(a=>A`<${Yt} key=${a} kind=${a} book=${e} per=${t} value=${n[a]} onValue=${e=>r({...n,[a]:e})} wrong=${i} />`)}function Yt({kind:e,book:t,per:n,value:r,onValue:i,wrong:a}){let o=V(),s=Xt(t,e).map(e=>String(e*n)),[c,l]=O(s.length===0||!(!r||s.includes(r))),[u,d]=n>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`],f=p(u,{kind:o.name(`kinds`,e)}),m=e=>{l(!1),i(e===r?``:e)},h=p(d,{most:o.number(ue*n)});return A`<fieldset>
<legend>${f}</legend>
<div class="switches">
${s.map(e=>{let t=n>1?o.number(Number(e)):p(`amount.p`,{p:e});return A`<${ke} key=${e} pressed=${!c&&e===r} onClick=${()=>m(e)}>${t}<//>`})}
${s.length>0&&A`<${ke} pressed=${c} onClick=${()=>l(!c)}>${p(`amount.another`)}<//>`}
</div>
${!c&&a&&!r&&A`<p class="note bad" role="alert">${h}</p>`}
</fieldset>
${c&&A`<${D} label=${f} inputmode="numeric" autocomplete="off" value=${r} wrong=${a?h:void 0} onInput=${i} />`}`}function Xt({content:e},t){if(t===`disqualification`)return[];let n=Object.values(e.fouls).flatMap(({rows:e})=>e).flatMap(({then:e,range:t=[]})=>[...e,...t]).filter(e=>e.kind===t),r=new Set(n.map(({p:e})=>e?.first??e).filter(Number.isInteger));if(t===`chonbo`&&Number.isInteger(e.values.chonbo)&&r.add(e.values.chonbo),t===`points`)for(let e of qt)r.size<6&&r.add(e);return[...r].sort((e,t)=>e-t).slice(0,8)}function Zt({about:e,call:t,yes:n,onIssue:r,onClose:a}){let{library:o,book:s,state:c}=i(),l=V(),[u,d]=O({}),[m,h]=O(t.decision.penalties[0]?.whom??`offender`),{reason:g,field:ee}=lt(`ruling`,t.foul),[_,v]=O(!1),{decision:y,spoken:b}=t,x=s.content.unit?te:1,S=tn(s,u,m,x),ne=e=>{e.preventDefault(),v(!0),S&&g&&r({checked:S,reason:g})},C=en(c,e,y).map(t=>({value:t,text:t===`offender`?e.offender?.name:l.phrase(`on-${t}`)}));return A`<${E}
title=${p(f(y)?`call.choose`:`call.otherwise`)}
onClose=${a}
>
<form onSubmit=${ne} novalidate>
${y.range&&A`<${Qt} words=${l} per=${x} range=${y.range} chosen=${u} onChosen=${d} />`}
<${$t}
words=${l}
book=${s}
per=${x}
chosen=${u}
onChosen=${d}
folded=${!!y.range}
/>
<${Jt} book=${s} per=${x} chosen=${u} onChosen=${d} wrong=${_&&!S} />
${C.length>1&&A`<${U} label=${p(`call.whom`)} value=${m} options=${C} onChange=${h} />`}
${ee(_)}
${_&&Object.keys(u).length===0&&A`<p class="note bad" role="alert">${p(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${S&&se(o,s,y,b,S).line}
</p>
<button class="button main">${n}</button>
</form>
<//>`}function Qt({words:e,per:t,range:n,chosen:r,onChosen:i}){return A`<${U}
label=${p(`call.range`)}
value=${n.findIndex(e=>nn(r,e,t))}
options=${n.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>i({[n[e].kind]:K(n[e].p,t)})}
/>`}function $t({words:e,book:t,per:n,chosen:r,onChosen:i,folded:a}){let o=e=>{let{[e]:a,none:o,...s}=r,c=e===`chonbo`?K(t.content.values.chonbo,n):``;i(a===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},s=A`<fieldset>
<legend>${p(`call.kinds`)}</legend>
<div class="choices">
${ye.map(t=>A`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in r} onChange=${()=>o(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return a?A`<details class="fold">
<summary>${p(`call.outside`)}</summary>
${s}
</details>`:s}function en(e,{offender:t},{penalties:n,range:r=[]}){let i=[...n,...r].map(({whom:e})=>e),a=t?.kind===`player`&&e.players[t.id]?.team?[`team`,`each-teammate`]:[];return ce.filter(e=>[`offender`,...a,...i].includes(e))}function tn(e,t,n,r){let i=Object.entries(t).map(([e,t])=>({kind:e,whom:n,...t.trim()&&{p:Number(t)/r}}));try{return ie(e,i)}catch{return null}}function nn(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===K(n,r)}function K(e,t){return e===void 0?``:String(e*t)}function rn({args:[e=``],query:t}){let n=t.get(`call`)??``,r=`#/table/${e}`,i=A`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(Ve+n,{steal:!0},()=>{}),Fe(Re()[n]?.place??r,{replace:!0})}}>${p(`elsewhere.take`)}</button>`;return A`<${x} title=${p(`elsewhere.title`)} up=${r} actions=${i}><${P} text=${p(`elsewhere.text`)} /><//>`}function an({late:e,onAnswer:t}){let[n,r]=O(e?sn(e):``),[i,a]=O(``),o=on(n),s=e=>r(sn(Math.max((o??0)+e,0)));return A`<form class="exactly" onSubmit=${e=>{e.preventDefault(),o===null?a(p(`call.time-wrong`)):t(o)}}>
<button class="button" type="button" aria-label=${p(`call.time-less`)} onClick=${()=>s(-60)}>−</button>
<${D}
label=${p(`call.time`)}
hint=${p(`call.time-hint`)}
value=${n}
onInput=${r}
wrong=${i}
inputmode="text"
autocomplete="off"
/>
<button class="button" type="button" aria-label=${p(`call.time-more`)} onClick=${()=>s(60)}>+</button>
<button class="button main">${p(`call.time-take`)}</button>
</form>`}function on(e){let[,t,n=`0`]=/^\s*(\d{1,3})(?:[:：.](\d{1,2}))?\s*$/.exec(e)??[];return t&&Number(n)<60?Number(t)*60+Number(n):null}function sn(e){return`${Math.floor(e/60)}:${String(e%60).padStart(2,`0`)}`}function cn({kept:{note:e,photos:t},noted:n}){let r=+!!e.trim()+t.length,i=A`<span class="body">${p(`call.extras`)}</span>
${r>0&&A`<span class="badge">${r}</span>`}`,a=e=>{De({photos:t.filter(t=>t!==e)}),j.deletePhotos([e])};return A`<${o} title=${i}>
${()=>A`<div class="stack">
${n&&A`<${D} long label=${p(`call.note`)} value=${e} onInput=${e=>De({note:e})} maxlength="4000" />`}
<${Xe} count=${t.length} onPhoto=${Pe} />
<ul class="photos" aria-label=${p(`hall-photos`)}>
${t.map((e,t)=>A`<li key=${e}><${ln} id=${e} number=${t+1} onRemove=${()=>a(e)} /></li>`)}
</ul>
</div>`}
<//>`}function ln({id:e,number:t,onRemove:n}){let{url:r}=at(()=>j.photo(``,e),e);return A`${r&&A`<img src=${r} alt=${p(`hall-photo`,{number:t})} />`}
<button class="button" type="button" onClick=${n}>${p(`call.photo-remove`,{number:t})}</button>`}function un({foul:e,facts:t,context:n}){let{library:r,book:a}=i(),[o,s]=O([]),c=JSON.stringify([e,t,n,r.language,a.revision]);return G(()=>{let i=!1,o=Object.keys(r.books).filter(e=>e!==a.id);return(async()=>{let c=await Promise.all(o.map(e=>j.bookOf({id:e,options:{},readings:{}}))),[,...l]=mt([a,...c],e,t,n);i||s(l.map(e=>R(r,e)))})(),()=>{i=!0}},[c]),o}function dn({call:e}){return un(e).map(e=>A`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${ve(e).map(e=>A`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&A`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function fn({call:{foul:e,spoken:t}}){let{library:n,book:r}=i(),a={words:V(),library:n},{rows:o}=r.table(e);return A`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=o.find(t=>t.id===e),i=n??Object.keys(r.when);return A`<li key=${e}>
<strong class="penalty">${ft(a,r)}</strong> <span class="badge">${p(`open.verdict.${t}`)}</span>
${i.map(e=>A`<p class="soft" key=${e}>${pn(a,r,e)}</p>`)}
${i.length===0&&A`<p class="soft">${p(o.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function pn(e,t,n){return n in t.when?yt(e,{[n]:t.when[n]}):e.words.question(n)}function mn({call:e}){let{readings:t,rulebook:n,examples:r=[],trace:i}=e.spoken,a=[n.name,...n.option_names??[]].join(` + `);return A`${n.standing!==`official`&&A`<p class="note warn">${n.standing_text}</p>`}
${t.length>0&&A`<${o} title=${p(`call.readings`,{count:t.length})}>
${()=>A`<${Ft} readings=${t} />`}
<//>`}
${r.length>0&&A`<${o} title=${p(`call.examples`)}>
${()=>A`<ul class="bullets">${r.map(e=>A`<li key=${e.id}>${e.text}</li>`)}</ul>`}
<//>`}
<${o} title=${p(`call.trace`)}>
${()=>A`<div class="stack"><p class="soft">${[a,...ve(e.spoken)].join(` · `)}</p>${i.length>0&&A`<${fn} call=${e} />`}</div>`}
<//>
<${o} title=${p(`call.books`)}>${()=>A`<${dn} call=${e} />`}<//>`}function hn({state:e,ruling:t}){let{does:n,wrong:r}=T(),i=e.hanchans[t.hanchan??``],o=Math.floor((Date.parse(t.ruled_at)-a(t.id))/1e3),s=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return s?A`<p class="note" role="status">${p(`game.given`,{time:N(s.seconds)})}</p>`:o<=60||o>3600||!i||!u(e,i).clock?null:A`<div class="note info">
<p>${p(`game.offer`,{time:N(o)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>ct(i,o,t.id))}>${p(`game.give`,{time:N(o)})}</button>
${r}
</div>`}function gn({state:e,hanchan:t}){let{clock:n}=u(e,t),r=Nt(!!n),i=ut(e,t).length,a=n&&oe(n,r),o=a?p(`game.up`):n&&p(`game.time-left`,{time:N(m(n,r))});return A`<a class="button quiet" href=${`#/start/${t.table}`}>${o??p(`hall-start`)}</a>
${i>0&&A`<a class="button quiet warn" href=${`#/start/${t.table}`}>${p(`kept.waiting`,{count:i})}</a>`}
${a&&A`<${Dt} />`}`}const _n={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:yn,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:bn},vn={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function yn(e,t){return t===`standing`?!he(e):t===`escalated`?!!e.escalation:e.status===t}function bn({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-a(e))/1e3,[o=0,s=0]=r.split(`-`).map(Number);return!!n&&i>=o&&i<s}function xn(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in _n),i=Object.entries(t).filter(([e,t])=>t&&e in vn),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>_n[t](e,n))&&i.every(([t,n])=>vn[t](o(e),n)))}function Sn(e,t,n,r){if(!r.trim())return n;let i=Cn(t),a=c(e.library,r);return n.filter(t=>{let{offender:n,table:r,note:o,reason:s,foul:c}=t,l=i[t.id]??[],u=[n.name,r.label,o,s,B(e,c),z(e,t)];return a([...u,...l].filter(Boolean).join(` `))})}function Cn({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const wn=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function Tn({state:e,rulings:t,chosen:n,onChoose:r}){let i=V(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=e=>[...new Set(t.map(e))],c=new Map(t.map(({offender:e})=>[e.id,e.name])),u={table:Ee(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...c].map(([e,t])=>({value:e,text:t})),foul:s(({foul:e})=>e).map(e=>({value:e,text:B(i,e)})),kind:s(({kind:e})=>e).map(e=>({value:e,text:i.name(`kinds`,e)})),status:wn.map(e=>({value:e,text:p(`hall-status.${e}`)})),round:s(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:p(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:p(`hall-otherwise`)}],...En(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return A`<details class="fold">
<summary>${o?p(`hall-filters-set`,{count:o}):p(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(u).map(([e,t])=>A`<${l} key=${e} label=${p(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:p(`hall-any`)},...On(t)]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>A`<${D} key=${e} type="datetime-local" label=${p(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&A`<button class="button" type="button" onClick=${()=>r({})}>${p(`hall-filters-clear`)}</button>`}
</div>
</details>`}function En({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:p(`hall-took`,{from:N(n),until:N(r)})}]},...t&&{escalation:[{value:t,text:Dn(t)}]}}}function Dn(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>le(e)?p(e):t).join(` · `)}function On(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function kn({rulings:e,empty:t}){let[n,i]=O(40),a=r(null),o=()=>i(e=>e+40),s=e.length-n;return G(()=>{if(!a.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&o(),{rootMargin:`600px`});return e.observe(a.current),()=>e.disconnect()},[n,s>0]),A`<${Me} rulings=${e.slice(0,n)} place empty=${t} />
${s>0&&A`<button class="button" ref=${a} type="button" onClick=${o}>${p(`hall-more`,{count:s})}</button>`}`}function An({query:e}){let{tournament:t,state:n}=i();return!t||!n?A`<${S} title=${p(`hall-log`)} />`:A`<${jn} state=${n} asked=${Object.fromEntries(e)} />`}function jn({state:e,asked:t}){let n=V(),{official:r}=i(),[a,o]=O(t),[s,c]=O(``),l=e.settings.time_zone,u=h(()=>H(Nn(e)),[e]),d=h(()=>Sn(n,e,xn(u,a,l),s),[n,u,a,s]);return A`<${x} title=${p(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${p(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${p(`hall-journal`)}</a>
${ze(r)&&A`<a class="button quiet" href="#/dashboard">${p(`hall-dashboard`)}</a>`}
</p>
${u.length>0&&A`<${D} type="search" label=${p(`hall-search`)} hint=${p(`hall-search-hint`)} value=${s} onInput=${c} />
<${Tn} state=${e} rulings=${u} chosen=${a} onChoose=${o} />
<p role="status">${p(`hall-found`,{count:d.length,all:u.length})}</p>`}
${d.length===0&&A`<${Mn} any=${u.length>0} onClear=${()=>{o({}),c(``)}} />`}
<${kn} key=${JSON.stringify([a,s])} rulings=${d} empty="" />
<//>`}function Mn({any:e,onClear:t}){return e?A`<${P} text=${p(`hall-none-found`)}><button class="button" type="button" onClick=${t}>${p(`hall-show-all`)}</button><//>`:A`<${P} text=${p(`hall-log-empty`)}><a class="button" href="#/tables">${p(`hall-tables`)}</a><//>`}function Nn({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:Pn(t[e.id]),round:n[e.hanchan]?.round}))}function Pn({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function Fn({state:e,id:t}){let n=gt(e,t);return n.length===0?null:A`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${p(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>A`<div class="card" key=${t}>
<p><strong>${In(t,n)}</strong></p>
<dl class="facts lines">
${r.map(t=>A`<div key=${t.id}>
<dt><${_t} state=${e} line=${t} /></dt>
<dd>${Tt(t)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function In(e,t){let[n,r]=Ne(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return p(t<0?r:n,{amount:Mt(e,Math.abs(t))})}const q=`offence_number`;function Ln({args:[e]}){let{tournament:t,state:n}=i();if(!t||!n)return A`<${S} title=${p(`hall-player`)} />`;let r=n.players[e];return r?A`<${Rn} state=${n} player=${r} />`:A`<${b} title=${p(`hall-player`)} text=${p(`hall-no-player`)} up="#/tables" />`}function Rn({state:e,player:t}){let n=V(),r=H(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),i=Object.entries(Hn(r)).sort(([,e],[,t])=>t-e),a=e.teams[t.team]?.name;return A`<${x} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&p(`hall-id-number`,{number:t.id_number}),a].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${p(`hall-counts`)}</h2>
${i.length===0&&A`<p class="soft">${p(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${i.map(([e,t])=>A`<div key=${e}><dt>${B(n,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${Qe} state=${e} id=${t.id} />
<${Fn} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${p(`hall-lines`)}</a>
<${zn} state=${e} player=${t.id} />
<section class="stack">
<h2>${p(`hall-rulings`)}</h2>
<${kn} rulings=${r} empty=${p(`hall-no-rulings`)} />
</section>
<//>`}function zn({state:e,player:t}){let{book:n,library:r}=i(),a=V();if(!n||!r)return null;let o=Bn(e,t),s=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(q)).map(e=>({foul:e,...Vn(a,n,{...o,foul:e})}));return s.length===0?null:A`<section class="stack">
<h2>${p(`hall-next-costs`)}</h2>
<dl class="facts">
${s.map(({foul:e,number:t,scope:n,lines:r})=>A`<div key=${e}>
<dt>${B(a,e)}<small>${p(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>A`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function Bn(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||Ce(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:Le(e,r.table,r)}}function Vn(e,t,n){let r=j.knownFacts(n).facts[q],i=R(e.library,we(t,n.foul,r?{[q]:r}:{})),a=Oe(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function Hn(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function Un({near:e=[]}){let t=V();return e.length===0?null:A`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>A`<a key=${e} class="button" href=${k(e)}>${t}</a>`)}
</section>`}j.loadEscalationSteps();const Wn={"head-referee":[`head-referee`,`director`],director:[`director`]};function Gn({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function Kn({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function qn(e,t){return!!t&&e.official!==t.id&&ge(t,Wn[e.level]??[])}function J(e,t,{table:n,foul:r}){return[p(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&B(e,r)].filter(Boolean).join(` · `)}function Y(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function X(e,t,n){return{name:e.officials[t]?.name??`?`,time:g(n,e.settings.time_zone)}}function Z({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return p(i?`help.unsent`:`help.sending`);let a=n.ended_at?p(`help.over.${n.ended_how}`):n.answered_at?p(`help.coming`,X(e,n.answered_by,n.answered_at)):p(`help.waiting.${n.level}`);return i?`${a} · ${p(`hall-outbox.waiting`)}`:a}function Jn({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function Yn(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?Ge(t,e.hanchans[n],r):fe(t,n))}function Q({call:e,brief:t}){let{state:n,official:r}=i(),{does:a,tell:o,wrong:s}=T(),c=qn(e,r),l=e.official===r?.id,u=(t,n,r)=>a(async()=>{await j.send(t,e.id,n),v(),y(r)}),d=()=>a(async()=>{if(j.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await j.discard(e.id))return y(p(`help.not-called`));await j.send(`help-end`,e.id,{how:`taken-back`}),y(p(`help.over.taken-back`))}),f=c&&!e.answered_at;return A`<p class="pair">
${f&&A`<button class="button main" type="button" onClick=${()=>u(`help-answer`,{},p(`help.said`))}>${p(`help.come`)}</button>`}
${c&&A`<a class="button" href=${Jn(e)} onClick=${()=>Yn(n,e)}>${p(`help.rule`)}</a>`}
${l&&A`<button class="button" type="button" onClick=${d}>${p(`help.take-back`)}</button>`}
${!l&&!t&&A`<button class="button" type="button" onClick=${()=>u(`help-end`,{how:`settled`},p(`help.over.settled`))}>${p(`help.settle`)}</button>`}
</p>${s}`}function Xn({about:e,call:t}){let n=i(),{state:r,official:a}=n,{does:o,wrong:s}=T(),c=Kn(r,a),l=Gn(r).find(t=>t.table===e.table.id&&t.official===a?.id);return e.from||!(l||c)?null:l?A`<section class="note info stack" aria-label=${p(`help.one`)}>
<p role="status">${Z(n,l)}</p>
<${Q} call=${l} />
</section>`:A`<button class="button quiet" type="button" onClick=${()=>o(async()=>{await j.send(`help-call`,null,Zn(e,t),{expected:c}),v(),w(880)})}>${p(`help.call.${c}`)}</button>${s}`}function Zn(t,n){let{seat:r,offender:i,amends:a,...o}=e(t,null),s=[t,...(n?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...o,offenders:s,...n&&{foul:n.foul,facts:n.answered,context:C(n.context)}}}function Qn({args:[e]}){let{tournament:t,state:n}=i();if(!t||!n)return A`<${S} title=${p(`help.one`)} />`;let r=n.helpCalls[e];return r?A`<${$n} state=${n} call=${r} />`:A`<${b} title=${p(`help.one`)} text=${p(`help.missing`)} up="#/tables" />`}function $n({state:e,call:t}){let n=i(),r=V(),{table:a,hand:o,offenders:s,foul:c,official:l,called_at:u,ruling:d}=t,f=p(`hall-table`,{label:e.tables[a]?.label??`?`}),m=[f,L(o)].filter(Boolean).join(` · `);return A`<${x} title=${m} up="#/tables" actions=${!t.ended_at&&A`<${Q} call=${t} />`}>
<p class=${`note ${t.ended_at?``:`info`}`} role="status">${Z(n,t)}</p>
<section class="card stack">
${c&&A`<p><strong>${B(r,c)}</strong></p>`}
${s.map(t=>A`<${er} key=${t.id} state=${e} words=${r} offender=${t} />`)}
<p class="soft">${p(`help.by`,X(e,l,u))}</p>
</section>
<${dt} ruling=${t} />
<p class="beside">
<a class="button quiet" href=${`#/table/${a}`}>${f}</a>
${d&&A`<a class="button quiet" href=${`#/ruling/${d}`}>${p(`hall-ruling`)}</a>`}
</p>
<//>`}function er({state:e,words:t,offender:n}){let{seat:r}=n,[i]=Y(e,{offenders:[n]});return A`<p class="call-name">
<strong class="who">${i}</strong>
${r&&A`<span class="badge">${t.phrase(`seat-${r}`)}</span>`}
</p>`}function tr(){let e=i(),{state:t}=e,n=V(),r=Gn(t);return r.length===0?null:A`<section class="stack" aria-label=${p(`help.all`)}>
<h2>${p(`help.all`)}</h2>
<ul class="rows">
${r.map(r=>A`<li key=${r.id}>
<a class="row" href=${`#/help/${r.id}`}>
<span class="body">
<strong>${J(n,t,r)}</strong>
<small>${[...Y(t,r),``].join(` · `)}${p(`help.by`,X(t,r.official,r.called_at))} · ${Z(e,r)}</small>
</span>
<${ne} name="next" />
</a>
</li>`)}
</ul>
</section>`}function nr(){let e=i(),{tournament:t,state:n,official:r}=e;return t&&n&&r&&A`<${rr} key=${n.id} snapshot=${e} />`}function rr({snapshot:e}){let{state:t}=e,n=V(),{parts:r}=_e(),i=`shinpan.escalations.`+t.id,[a,o]=O(()=>Ue(i)??{since:t.seq});G(()=>F(i,a),[a]);let s=Object.values(t.escalations).flatMap(t=>ar(e,t)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(G(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[p(`esc.news.several`,{count:s.length}),`#/escalations`]:ir(n,u);return A`<div class="note info row" role="status">
<a class="reach body" href=${f} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${p(`esc.news.seen`)}</button>
</div>`}function ir(e,{id:t,what:n,ruling:r}){let i={foul:B(e,r.foul),name:r.offender.name};return[n?p(`esc.news.outcome`,{what:n,...i}):p(`esc.news.yours`,i),`#/escalation/${t}`]}function ar(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return tt(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:Ye(s)}:null}function or(){let e=i(),{tournament:t,state:n,official:r}=e;return A`${t&&n&&r&&A`<${sr} key=${n.id} snapshot=${e} /><${it} key=${n.id} />`}<${nr} />`}function sr({snapshot:e}){let{state:t,official:n}=e,r=V(),{parts:i}=_e(),a=`shinpan.help.`+t.id,[o,s]=O(()=>Ue(a)??{});G(()=>F(a,o),[o]);let c=Object.values(t.helpCalls).filter(({id:e})=>i[0]!==`help`||i[1]!==e),l=c.filter(e=>!e.answered_at&&!e.ended_at&&qn(e,n)),u=c.filter(e=>lr(e,n)&&o[e.id]!==cr(e)),d=l.map(({id:e})=>e).join();return G(()=>{d&&(w(220),v(400))},[d]),A`${l.map(e=>A`<section class="note warn stack" key=${e.id} role="alert">
<a class="reach" href=${`#/help/${e.id}`}>
<span>
<strong>${J(r,t,e)}</strong><br />
${[...Y(t,e),p(`help.by`,X(t,e.official,e.called_at))].join(` · `)}
</span>
</a>
<${Q} call=${e} brief />
</section>`)}${u.map(n=>A`<div class="note info row" key=${n.id} role="status">
<a class="reach body" href=${`#/help/${n.id}`}>${J(r,t,n)} · ${Z(e,n)}</a>
<button class="button" type="button" onClick=${()=>s({...o,[n.id]:cr(n)})}>
${p(`help.seen`)}
</button>
</div>`)}`}function cr({ended_at:e}){return e?`over`:`coming`}function lr({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function ur({text:e}){let{outbox:t}=i(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:A`<p class="note warn">${p(e,{count:n})}</p>
<a class="button main" href="#/outbox">${p(`hall-see-outbox`)}</a>`}function dr(){let{tournament:e,alarms:t}=i(),[n,r]=O(!1);return e?A`<section class="card">
<h2>${p(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>r(!0)}>${p(`hall-leave`)}</button>
${n&&A`<${E} title=${p(`hall-leave-ask`,{name:e.name})} onClose=${()=>r(!1)}>
<p>${p(`hall-leave-text`)}</p>
${t&&A`<p class="note bad">${p(`alarm.leave`)}</p>`}
<${ur} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await j.leave(),Fe(`#/`)}}>${p(`hall-leave`)}</button>
<button class="button" onClick=${()=>r(!1)}>${p(`cancel`)}</button>
<//>`}
</section>`:null}function fr({onYes:e}){let t=A`<button class="button danger" onClick=${e}>${p(`hall-switch-yes`)}</button>`;return A`<${x} title=${p(`hall-switch`)} up="#/tables" actions=${t}>
<${ur} text="hall-switch-unsent" />
<//>`}function pr({kind:e,foul:t,up:n}){let{state:r}=i(),a=Object.values(e===`team`?r.teams:r.officials).filter(({revoked_at:e})=>!e).sort((e,t)=>e.name.localeCompare(t.name));return A`<${x} title=${p(`call-which.${e}`)} up=${n}>
${a.length===0&&A`<${P} text=${p(`call.nobody`)} />`}
<ul class="rows">
${a.map(({id:e,name:n})=>A`<li key=${e}>
<button
class="row"
type="button"
onClick=${()=>Ke(k(t||null,{who:e}))}
>
${n}
</button>
</li>`)}
</ul>
<//>`}function mr({item:e,away:t,onClose:n}){let{does:r,tell:i,wrong:a}=T(),o=je(e),s=o&&!t&&e.kind===`ruling`,c=async()=>{if(!await j.discard(e.id))return i(p(`hall-over`));y(p(o?`hall-discarded-here`:`hall-discarded`)),n()};return A`<${E} title=${p(`hall-discard`)} onClose=${n}>
<p>${p(o?`hall-discard-sent`:`hall-discard-text`)} ${s&&p(`hall-discard-withdraw`)}</p>
${a}
<div class="pair">
${s&&A`<a class="button" href=${`#/ruling/${e.id}`}>${p(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(c)}>${p(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${p(`cancel`)}</button>
</div>
<//>`}function hr(){let{official:e}=i();return A`<div class="note bad" role="alert">
<p>${p(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${p(`hall-join`)}</a>
${ge(e,[`director`])&&A`<a class="button" href="#/account">${p(`hall-join-account`)}</a>`}
</p>
</div>`}function gr({item:e}){let{tournament:t,official:n,signedOut:r}=i(),a=e.official??n,o=n?.id!==a?.id&&t?.id===e.tournament&&!r;return A`<p class="note bad">${p(`elsewhere-signed-out`,{name:a?.name??`?`})}</p>
${o&&A`<button class="button" type="button" onClick=${()=>j.sendAsMe(e.id)}>${p(`elsewhere-send-as`,{name:n.name})}</button>`}`}function _r({item:{id:e,count:t}}){return A`<article class="item">
<p class="note warn">${p(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>j.discard(e)}>${p(`hall-seen`)}</button>
</article>`}const $={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function vr({item:e}){let t=V(),{state:n}=i(),{kind:r,state:a,problem:o,ruledAt:s}=e;return r===`restored`?A`<${_r} item=${e} />`:A`<article class=${`item ${a}`} aria-label=${p(`hall-kind.${r}`)}>
<${yr} item=${e} />
<p>${br(t,n,e)}</p>
<p class="soft">${g(s,n.settings.time_zone)}</p>
${a===`waiting`&&A`<${Sr} item=${e} />`}
${a===`refused`&&A`<${Ct} problem=${o} />`}
${a===`conflict`&&A`<${vt} stored=${o?.stored??{}} sent=${o?.sent??e.body??{}} />`}
${a===`differs`&&A`<${wt} item=${e} />`}
${a===`holding`?A`<${W} id=${e.id} />`:A`<${Cr} item=${e} />`}
</article>`}function yr({item:{kind:e,state:t}}){let n=Ie(t)?`bad`:`info`;return A`<p><strong>${p(`hall-kind.${e}`)}</strong> <span class=${`badge ${n}`}>${p(`hall-outbox.${t}`)}</span></p>`}function br(e,t,{id:n,kind:r,subject:i,body:a,about:o}){if(r.startsWith(`help-`))return xr(t,t.helpCalls[r===`help-call`?n:i]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(r))return[o.table&&p(`hall-table`,{label:o.table}),o.who].filter(Boolean).join(` · `);if(r===`hand-end`||r===`dead-hand`)return[p(`hall-table`,{label:t.tables[a.table]?.label??`?`}),L(a.hand),r===`hand-end`&&p(`hall-how.${a.how}`)].filter(Boolean).join(` · `);let s=t.rulings[r===`ruling`?n:i];if(!s)return p(`hall-unknown`);let c=A`<a href=${`#/ruling/${s.id}`}><span class="who">${s.offender.name}</span> · ${B(e,s.foul)}</a>`;return a?.reason?A`${c} · ${a.reason}`:c}function xr(e,t){return t?p(`hall-table`,{label:e.tables[t.table]?.label??`?`}):p(`hall-unknown`)}function Sr({item:e}){jt();let{blockedBy:t,trouble:n}=e;if(n?.status===401)return A`<${gr} item=${e} />`;if(t)return A`<p class="note warn">${p(`hall-blocked`)}</p>`;if(!n)return null;let r=n.status===0?p(navigator.onLine?`live.unreached`:`no-network`):ht(n.problem)||`HTTP ${n.status}`;return A`<p class="soft">${p(`hall-last-try`,{text:r})}</p>`}function Cr({item:e,away:t}){let[n,r]=O(!1),{does:i,tell:a,wrong:o}=T(),{id:s,kind:c,state:l}=e,u=l===`conflict`&&!We(e);if(l===`differs`||u){let e=p(u?`hall-keep-logged`:`hall-seen`);return A`<div class="pair"><button class="button" type="button" onClick=${()=>i(()=>j.discard(s))}>${e}</button>${o}</div>`}let d=async()=>{await j.retry(s)?y(p(`hall-again`)):a(p(`hall-over`))};return A`<div class="pair">
${l!==`waiting`&&A`<button class="button" type="button" onClick=${()=>i(d)}>${p(l===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${l!==`waiting`&&c in $&&!t&&A`<a class="button" href=${$[c](e)}>${p(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(!0)}>${p(`hall-discard`)}</button>
${n&&A`<${mr} item=${e} away=${t} onClose=${()=>r(!1)} />`}
</div>${o}`}function wr(){let{elsewhere:e}=i();return e.map(({id:e,name:t,items:n})=>A`<section class="stack" key=${e}>
<h2>${p(`elsewhere-in`,{name:t??p(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>A`<li key=${e.id} tabindex="-1"><${Tr} item=${e} /></li>`)}</ol>
</section>`)}function Tr({item:e}){let t=V(),{kind:n,state:r,about:i={},body:a,problem:o,expected:s,answer:c}=e;if(n===`restored`)return A`<${_r} item=${e} />`;let{table:l,who:u,foul:d}=i,f=l&&p(`hall-table`,{label:l});return A`<article class=${`item ${r}`} aria-label=${p(`hall-kind.${n}`)}>
<${yr} item=${e} />
<p>${[f,u,d&&B(t,d),a?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${g(e.ruledAt)}</p>
${r===`waiting`&&A`<${Sr} item=${e} />`}
${r===`refused`&&A`<${Ct} problem=${o} />`}
${r===`differs`&&A`<div class="note warn">
<p>${p(`hall-phone-showed`,{line:z(t,s)})}</p>
<p><strong>${p(`hall-server-decided`,{line:z(t,c.decision)})}</strong></p>
</div>`}
${r!==`holding`&&A`<${Cr} item=${e} away />`}
</article>`}function Er(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:a,usage:o,quota:s,lowStorage:c}=i();return A`<section class="stack">
<h2>${p(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&A`<p class="note warn">
${p(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:Or(Math.abs(t))})}
</p>`}
${!n&&r&&A`<p class="soft">${p(`hall-clock-last`,{time:g(new Date(r),e?.time_zone)})}</p>`}
${!n&&A`<p class="soft">${p(`hall-clock-unsure`)}</p>`}
${c&&A`<p class="note bad" role="alert">${p(`hall-storage-low`)}</p>`}
<p class="soft">${p(a?`hall-persisted`:`hall-not-persisted`)}</p>
${s>0&&A`<p class="soft">${p(`hall-storage`,{used:Dr(o,1),quota:Dr(s,0)})}</p>`}
</section>`}function Dr(e,t){return ae(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function Or(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>p(`hall-span.${e}`,{count:t})).join(` `)}function kr(){let{tournament:e,state:t,outbox:n,elsewhere:r}=i();jr();let a=e=>!Ie(e.state),o=n.filter(e=>!a(e)),s=n.filter(a),c=[...n,...r.flatMap(({items:e})=>e)].some(a)&&A`<button class="button main" onClick=${()=>j.sendNow()}>${p(`hall-send-now`)}</button>`,l=r.length>0&&A`<${wr} />`;return!e||!t?A`<${S} title=${p(`hall-outbox-title`)} actions=${c}>${l}<//>`:A`<${x} title=${p(`hall-outbox-title`)} up="#/tables" actions=${c}>
<${Mr} />
${n.length===0&&!l&&A`<${P} text=${p(`hall-outbox-empty`)}><a class="button" href="#/tables">${p(`hall-tables`)}</a><//>`}
<${Ar} title=${p(`hall-tasks`)} items=${o} />
<${Ar} title=${p(`hall-waits`)} items=${s} />
${l}
<${Er} />
<//>`}function Ar({title:e,items:t}){return t.length===0?null:A`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>A`<li key=${e.id} tabindex="-1"><${vr} item=${e} /></li>`)}</ol>
</section>`}function jr(){let e=r({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];G(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),G(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function Mr(){let{signedOut:e,revisionChange:t,trouble:n,superseded:r,syncedAt:a,live:o,tournament:s}=i(),c=o===`offline`?`no-network`:o===`unreached`&&`live.unreached`;return A`
${e&&A`<${hr} />`}
${n&&A`<p class="note bad" role="alert">${p(`hall-trouble`,{text:n})}</p>`}
${r&&A`<p class="note warn">${p(`hall-superseded`)}</p>`}
${t&&A`<p class="note warn">${p(`hall-revision-change`,{count:t.items.length})}</p>`}
${c&&!e&&a&&A`<p class="note">${p(`hall-offline-since`,{link:p(c),time:g(a,s?.time_zone)})}</p>`}
`}function Nr({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return G(()=>()=>n?speechSynthesis.cancel():void 0,[]),A`<${E} title=${p(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&A`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=ee.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${p(`call.speak`)}</button>`}
<//>`}function Pr({onClose:e}){let{waiting:t,tasks:n,wrongs:r}=re(),i=(t,n)=>A`<a class="button" key=${t} href=${n} onClick=${e}>${t}</a>`;return A`<${E} title=${p(`standing`)} onClose=${e}>
${n>0&&i(p(`to-resolve`,{count:n}),`#/outbox`)}
${r.map(({text:e,to:t})=>i(e,t))}
${t>0&&i(p(`waiting-to-send`,{count:t}),`#/outbox`)}
<${Fr} />
<//>`}function Fr(){let{tournament:e,book:t,library:n,syncedAt:r}=i(),{ready:a,link:o}=re(),s=e&&t&&(n?.books[t.id]?.name??t.id),c=e&&r&&p(`synced`,{time:g(r,e.time_zone)});return A`<ul class="bullets">
${[o,a,c,s].filter(Boolean).map(e=>A`<li key=${e}>${e}</li>`)}
</ul>`}function Ir({ruling:e,questions:t,decision:r,done:a=!1,onAnswer:o}){let{library:s}=i(),c=V(),l=r&&R(s,r);return A`<section class="card">
<h3><span class="who">${e.offender.name}</span> · ${B(c,e.foul)}</h3>
${!a&&t.map(e=>A`<${Lr} key=${e.question.fact} asked=${e} onAnswer=${o} />`)}
${l&&A`<p class=${`penalty ${me(r.penalties[0]?.kind??`none`)}`} role="status">
${p(`hall-comes-to`,{line:l.line})}
</p>`}
${a&&A`<ol class="steps">${l.steps.map(e=>A`<li key=${e.id}>${e.text}</li>`)}</ol><${n} stays=${l.stays} />`}
</section>`}function Lr({asked:{decision:e,question:t,chosen:n},onAnswer:r}){let{library:a}=i(),{text:o,answers:s}=R(a,e).questions[0],c=s.map(e=>({value:e.value??e.min,text:e.text}));return A`<${U} label=${o} value=${n} options=${c}
onChange=${e=>r(t.fact,e)} />`}const Rr=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function zr({table:e,hanchan:t,hand:n,onHand:r,onClose:a}){let{state:o}=i(),[s]=O({table:e.id,hanchan:t.id,hand:n}),[c,l]=O(()=>{let e=He(o,s);return e?{end:e,results:[],item:``}:null});if(!c)return A`<${Br} ended=${s} hanchan=${t} onDone=${l} onClose=${a} />`;let u=p(`hall-ended-done`,{hand:L(s.hand)});return A`<${E} key="done" title=${u} onClose=${a}>
<p>${p(`hall-how.${c.end.how}`)}</p>
<${W} id=${c.item} onTaken=${a} />
${c.results.map(e=>A`<${Ir} key=${e.ruling.id} ...${e} done />`)}
${r?A`<${Ur} hand=${s.hand} end=${Wr(c)} onHand=${r} onClose=${a} />`:A`<button class="button main" type="button" onClick=${a}>${p(`hall-done`)}</button>`}
<//>`}function Br({ended:e,hanchan:t,onDone:n,onClose:r}){let{state:a}=i(),[o]=O(()=>pe(a,e)),[s,c]=O(zt),{does:l,wrong:u}=T(),d=st(o),f=s.how&&(s.how!==`win`||s.winners.length>0),m=o.map(e=>{let t=d[e.revision];return{ruling:e,...s.how&&t?It(a,t,e,s):{questions:[],decision:null}}}),h=async()=>{let t=Object.fromEntries(m.map(({ruling:e,decision:t})=>[e.id,t])),r=await j.send(`hand-end`,null,Rt(e,s),{hold:!0,expected:t});v(),n({end:s,results:m,item:r.id})};return A`<${E} title=${p(`hall-ended-how`,{hand:L(e.hand)})} onClose=${r}>
<${Vr} how=${s.how} onHow=${e=>c({...s,how:e,winners:[]})} />
${s.how===`win`&&A`<${Hr} hanchan=${t} ended=${e} winners=${s.winners}
onWinners=${e=>c({...s,winners:e})} />`}
${f&&m.map(e=>A`<${Ir} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>c(Lt(s,e.ruling,t,n))} />`)}
${u}
<button class="button main" type="button" disabled=${!f||m.some(({decision:e})=>!e)} onClick=${()=>l(h)}>
${p(`hall-ended-record`)}
</button>
<//>`}function Vr({how:e,onHow:t}){let{book:n}=i(),r=[`win`,...n?.content.facts.hand_end.answers??Rr],a=Rr.filter(e=>r.includes(e)).map(e=>({value:e,text:p(`hall-how.${e}`)}));return A`<${U} label=${p(`hall-how-label`)} value=${e} options=${a} onChange=${t} />`}function Hr({hanchan:e,ended:n,winners:r,onWinners:a}){let{state:o}=i(),s=V(),c=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return A`<fieldset>
<legend>${p(`hall-whose-win`)}</legend>
<div class="choices">
${Te(e,n.hand).map(({wind:e,player:i})=>{let a=r.includes(e),l=t(o,{...n,table:{id:n.table},seat:e});return A`<button key=${e} type="button" class="choice" aria-pressed=${a}
disabled=${!!l||!a&&r.length===3} onClick=${()=>c(e)}>
${s.phrase(`seat-${e}`)} · ${o.players[i]?.name}
${l&&A`<span class="badge dead-hand">${p(`hall-badge.dead`,{since:Se(o,l)})}</span>`}
</button>`})}
</div>
</fieldset>`}function Ur({hand:e,end:t,onHand:n,onClose:r}){let i=e=>{n(e),r()};return A`<h3>${p(`hall-following`)}</h3>
<div class="pair">
${Gr(e,t).map(e=>A`<button key=${L(e)} class="button main" type="button" onClick=${()=>i(e)}>${L(e)}</button>`)}
</div>`}function Wr({end:e,results:t}){return t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`))?{...e,how:`chonbo`}:e}function Gr(e,{how:t,winners:n}){return t===`win`?n.includes(`east`)?[M(e)]:[I(e)]:t===`chonbo`?[e]:[M(e),I(e,M(e).counters??0)]}function Kr({hand:e,hanchan:t,hanchans:n,onHand:r,onPass:i,onEnd:a,onHanchan:o,onClose:c}){let u=xe.map(e=>({value:e,text:p(`hall-wind.${e}`)})),d=[1,2,3,4].map(e=>({value:e,text:String(e)})),f=n.map(({id:e,round:t})=>({value:e,text:p(`hall-round`,{round:t})})),m=t=>r({...e,...t}),h=e=>()=>{c(),e()};return A`<${E} title=${L(e)} onClose=${c}>
<button class="button main" type="button" onClick=${h(()=>i(I(e)))}>${p(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${h(()=>i(M(e)))}>${p(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${h(a)}>${p(`hall-ended`)}</button>
</div>
${f.length>1&&A`<${l} label=${p(`hall-hanchan`)} value=${t.id} options=${f} onChange=${o} />`}
<${U} label=${p(`hall-round-wind`)} value=${e.wind} options=${u} onChange=${e=>m({wind:e})} />
<${U} label=${p(`hall-number`)} value=${e.number} options=${d}
onChange=${e=>m({number:e})} />
<${s} label=${p(`hall-counter-label`)} value=${e.counters} min=${0} max=${99} less=${p(`hall-counter-less`)}
more=${p(`hall-counter-more`)} onChange=${e=>m({counters:e})} />
<button class="button" type="button" onClick=${c}>${p(`hall-done`)}</button>
<//>`}function qr({table:e,hanchan:t,onTurn:n,onClose:r}){let{state:a,official:o}=i(),s=Ae(o)||a.results[t.id];return A`<${E} title=${p(`hall-other`)} onClose=${r}>
<a class="button" href=${`#/call/${e.id}/team`}>${p(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${p(`hall-on-official`)}</a>
${s&&A`<a class="button" href=${`#/result/${t.id}`}>${p(`hall-result`)}</a>`}
<button class="button" type="button" onClick=${n}>${p(`hall-turn`)}</button>
<//>`}export{ot as AddPhoto,Nr as Aloud,Gt as Amendment,et as Badge,Xn as CallForHelp,pr as ChooseOffender,Et as Circumstances,rn as Claimed,xt as Corrections,Wt as DeadHandWarning,St as DirectorLinks,bt as Escalate,an as Exactly,hn as ExtraTimeOffer,cn as Extras,nt as Further,mn as Grounds,zr as HandEnd,Kr as HandSheet,Qn as HelpCall,At as ImportLink,dr as Leave,An as Log,Un as Near,or as Notices,tr as OpenHelpCalls,qr as OtherSheet,Zt as Otherwise,kr as Outbox,Ln as Player,Pt as ProbablySame,kt as PushSwitch,$e as Reason,Ot as Reasons,pt as Ruling,Je as SameCall,Fr as Standing,Pr as StatusSheet,fr as Switch,gn as TableClock,Vt as Undisputed,rt as Warned,qe as WrongPlayer,Kt as nothingNew,Ze as reasonWords};