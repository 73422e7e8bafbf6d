import{$ as e,$t as t,Ar as n,At as r,Bt as i,C as a,Ct as o,Dt as s,En as c,Et as l,F as u,Ft as d,G as f,Gt as p,I as m,It as h,J as ee,Jr as g,Jt as _,Kt as te,Lt as v,Mt as y,N as b,Nr as x,Ot as S,P as C,Q as ne,R as re,T as w,Tt as T,Ut as E,Vr as ie,Vt as ae,W as oe,X as D,Xr as se,Y as ce,Yr as O,Yt as k,Zt as le,_ as ue,_t as A,a as de,an as fe,at as j,bt as pe,ct as me,d as M,dn as N,dt as he,et as ge,f as _e,fn as ve,gt as ye,hn as P,hr as be,ht as xe,i as Se,in as Ce,ir as we,it as F,j as Te,kt as Ee,ln as De,mr as Oe,mt as ke,n as Ae,nr as je,nt as Me,o as Ne,on as Pe,or as Fe,ot as I,pn as Ie,pr as Le,pt as L,q as Re,qr as R,rn as z,rr as ze,rt as Be,sn as B,st as Ve,tt as He,u as Ue,un as We,ur as V,vt as H,w as U,wt as Ge,x as W,xt as Ke,yn as qe,yt as Je,zr as G}from"./app.js";import{A as Ye,C as Xe,E as Ze,H as Qe,Jt as $e,K as et,Kt as tt,L as nt,N as rt,O as it,R as at,S as ot,U as st,V as ct,Xt as lt,Y as ut,Yt as dt,Z as ft,_ as pt,a as mt,b as ht,c as gt,dn as _t,dt as vt,g as yt,h as bt,i as xt,j as St,k as Ct,l as wt,ln as Tt,m as Et,mt as Dt,n as Ot,q as kt,qt as At,t as jt,u as Mt,un as Nt,ut as Pt,wt as Ft,x as It,z as Lt}from"./shared.js";import{i as Rt,n as zt,r as Bt,t as Vt}from"./deferred.js";const Ht=[`status`,`penalties`,`effects`,`steps`,`stays`,`range`,`transfers`,`points`,`fines`];function Ut({call:e}){let{book:t}=E(),n=L(),{fouls:r,facts:i}=n.catalogue,a=r[e.foul].asks.filter(e=>i[e].disputed).filter(n=>Wt(t,e,n,i[n]));if(a.length===0)return null;let o=a.map(e=>n.pick(i[e].disputed)).join(` · `);return z`<p class="soft">${_(`undisputed.same`,{facts:o})}</p>`}function Wt(e,{foul:t,facts:n,context:r,decision:i,log:a},o,s){if(i.status===`needs-facts`||o in a.facts)return!1;if(!e.table(t).used.includes(o))return!0;let c=s.kind===`yes-no`?[!0,!1]:Object.keys(s.answers),l=Gt(i);return c.every(i=>Gt(ce(e,t,{...n,[o]:i},r))===l)}function Gt(e){return e&&G(Ht.map(t=>e[t]??null))}function Kt({declared:e}){let{state:t}=E();return z`<p class="note warn">${_(`already.dead`,{since:ke(t,e)})}</p>`}function qt({ruling:e}){let t=L(),{state:n}=E(),r=n.rulings[e];if(!r)return null;let i=p(r.ruled_at,n.settings.time_zone),a=r.offender.name,s=We().parts[3]&&o(null,{facts:null,context:null,ask:null});return z`<p class="note info">
${_(`amending.what`,{line:I(t,r),name:a,time:i})}${` `}
${s&&z`<a class="reach" href=${s}>${_(`amending.another`)}</a>`}
</p>`}function Jt({from:e,again:t,offender:n},r,i,a){if(t)return``;let o=[e.offender.id,e.foul,{...r.log.facts,...e.facts},Te(e.context),e.penalties,e.note??``],s=[n?.id,r.foul,r.facts,r.context,i?.penalties??r.decision.penalties,a];return G(o)===G(s)?_(`amending.nothing`):``}const Yt=[1,5,10,20];function Xt({book:e,per:t,chosen:n,onChosen:r,wrong:i}){return ge.filter(e=>e in n).map(a=>z`<${Zt} key=${a} kind=${a} book=${e} per=${t} value=${n[a]} onValue=${e=>r({...n,[a]:e})} wrong=${i} />`)}function Zt({kind:e,book:t,per:n,value:r,onValue:i,wrong:a}){let o=L(),s=Qt(t,e).map(e=>String(e*n)),[c,l]=O(s.length===0||!(!r||s.includes(r))),[u,d]=n>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`],f=_(u,{kind:o.name(`kinds`,e)}),p=e=>{l(!1),i(e===r?``:e)},m=_(d,{most:o.number(ne*n)});return z`<fieldset>
<legend>${f}</legend>
<div class="switches">
${s.map(e=>{let t=n>1?o.number(Number(e)):_(`amount.p`,{p:e});return z`<${C} key=${e} pressed=${!c&&e===r} onClick=${()=>p(e)}>${t}<//>`})}
${s.length>0&&z`<${C} pressed=${c} onClick=${()=>l(!c)}>${_(`amount.another`)}<//>`}
</div>
${!c&&a&&!r&&z`<p class="note bad" role="alert">${m}</p>`}
</fieldset>
${c&&z`<${S} label=${f} inputmode="numeric" autocomplete="off" value=${r} wrong=${a?m:void 0} onInput=${i} />`}`}function Qt({content:e},t){if(t===`disqualification`)return[];let n=Object.values(e.fouls).flatMap(({rows:e})=>e).flatMap(({then:e,range:t=[]})=>[...e,...t]).filter(e=>e.kind===t),r=new Set(n.map(({p:e})=>e?.first??e).filter(Number.isInteger));if(t===`chonbo`&&Number.isInteger(e.values.chonbo)&&r.add(e.values.chonbo),t===`points`)for(let e of Yt)r.size<6&&r.add(e);return[...r].sort((e,t)=>e-t).slice(0,8)}function $t({about:e,call:t,yes:n,onIssue:r,onClose:i}){let{library:a,book:o,state:c}=E(),l=L(),[u,d]=O({}),[f,p]=O(t.decision.penalties[0]?.whom??`offender`),{reason:m,field:h}=dt(`ruling`,t.foul),[g,te]=O(!1),{decision:v,spoken:y}=t,b=o.content.unit?ie:1,x=rn(o,u,f,b),S=e=>{e.preventDefault(),te(!0),x&&m&&r({checked:x,reason:m})},C=nn(c,e,v).map(t=>({value:t,text:t===`offender`?e.offender?.name:l.phrase(`on-${t}`)}));return z`<${T}
title=${_(ee(v)?`call.choose`:`call.otherwise`)}
onClose=${i}
>
<form onSubmit=${S} novalidate>
${v.range&&z`<${en} words=${l} per=${b} range=${v.range} chosen=${u} onChosen=${d} />`}
<${tn}
words=${l}
book=${o}
per=${b}
chosen=${u}
onChosen=${d}
folded=${!!v.range}
/>
<${Xt} book=${o} per=${b} chosen=${u} onChosen=${d} wrong=${g&&!x} />
${C.length>1&&z`<${s} label=${_(`call.whom`)} value=${f} options=${C} onChange=${p} />`}
${h(g)}
${g&&Object.keys(u).length===0&&z`<p class="note bad" role="alert">${_(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${x&&Re(a,o,v,y,x).line}
</p>
<button class="button main">${n}</button>
</form>
<//>`}function en({words:e,per:t,range:n,chosen:r,onChosen:i}){return z`<${s}
label=${_(`call.range`)}
value=${n.findIndex(e=>an(r,e,t))}
options=${n.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>i({[n[e].kind]:K(n[e].p,t)})}
/>`}function tn({words:e,book:t,per:n,chosen:r,onChosen:i,folded:a}){let o=e=>{let{[e]:a,none:o,...s}=r,c=e===`chonbo`?K(t.content.values.chonbo,n):``;i(a===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},s=z`<fieldset>
<legend>${_(`call.kinds`)}</legend>
<div class="choices">
${be.map(t=>z`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in r} onChange=${()=>o(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return a?z`<details class="fold">
<summary>${_(`call.outside`)}</summary>
${s}
</details>`:s}function nn(t,{offender:n},{penalties:r,range:i=[]}){let a=[...r,...i].map(({whom:e})=>e),o=n?.kind===`player`&&t.players[n.id]?.team?[`team`,`each-teammate`]:[];return e.filter(e=>[`offender`,...o,...a].includes(e))}function rn(e,t,n,r){let i=Object.entries(t).map(([e,t])=>({kind:e,whom:n,...t.trim()&&{p:Number(t)/r}}));try{return He(e,i)}catch{return null}}function an(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===K(n,r)}function K(e,t){return e===void 0?``:String(e*t)}function on({args:[e=``],query:t}){let n=t.get(`call`)??``,r=`#/table/${e}`,i=z`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(Ce+n,{steal:!0},()=>{}),De(Pe()[n]?.place??r,{replace:!0})}}>${_(`elsewhere.take`)}</button>`;return z`<${d} title=${_(`elsewhere.title`)} up=${r} actions=${i}><${y} text=${_(`elsewhere.text`)} /><//>`}function sn({late:e,onAnswer:t}){let[n,r]=O(e?ln(e):``),[i,a]=O(``),o=cn(n),s=e=>r(ln(Math.max((o??0)+e,0)));return z`<form class="exactly" onSubmit=${e=>{e.preventDefault(),o===null?a(_(`call.time-wrong`)):t(o)}}>
<button class="button" type="button" aria-label=${_(`call.time-less`)} onClick=${()=>s(-60)}>−</button>
<${S}
label=${_(`call.time`)}
hint=${_(`call.time-hint`)}
value=${n}
onInput=${r}
wrong=${i}
inputmode="text"
autocomplete="off"
/>
<button class="button" type="button" aria-label=${_(`call.time-more`)} onClick=${()=>s(60)}>+</button>
<button class="button main">${_(`call.time-take`)}</button>
</form>`}function cn(e){let[,t,n=`0`]=/^\s*(\d{1,3})(?:[:：.](\d{1,2}))?\s*$/.exec(e)??[];return t&&Number(n)<60?Number(t)*60+Number(n):null}function ln(e){return`${Math.floor(e/60)}:${String(e%60).padStart(2,`0`)}`}function un({kept:{note:e,photos:t},noted:n}){let r=+!!e.trim()+t.length,i=z`<span class="body">${_(`call.extras`)}</span>
${r>0&&z`<span class="badge">${r}</span>`}`,a=e=>{B({photos:t.filter(t=>t!==e)}),P.deletePhotos([e])};return z`<${l} title=${i}>
${()=>z`<div class="stack">
${n&&z`<${S} long label=${_(`call.note`)} value=${e} onInput=${e=>B({note:e})} maxlength="4000" />`}
<${Qe} count=${t.length} onPhoto=${fe} />
<ul class="photos" aria-label=${_(`hall-photos`)}>
${t.map((e,t)=>z`<li key=${e}><${dn} id=${e} number=${t+1} onRemove=${()=>a(e)} /></li>`)}
</ul>
</div>`}
<//>`}function dn({id:e,number:t,onRemove:n}){let{url:r}=st(()=>P.photo(``,e),e);return z`${r&&z`<img src=${r} alt=${_(`hall-photo`,{number:t})} />`}
<button class="button" type="button" onClick=${n}>${_(`call.photo-remove`,{number:t})}</button>`}function fn({foul:e,facts:t,context:n}){let{library:r,book:i}=E(),[a,o]=O([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return R(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id);return(async()=>{let c=await Promise.all(s.map(e=>P.bookOf({id:e,options:{},readings:{}}))),[,...l]=gt([i,...c],e,t,n);a||o(l.map(e=>D(r,e)))})(),()=>{a=!0}},[s]),a}function pn({call:e}){return fn(e).map(e=>z`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${he(e).map(e=>z`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&z`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function mn({call:{foul:e,spoken:t}}){let{library:n,book:r}=E(),i={words:L(),library:n},{rows:a}=r.table(e);return z`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return z`<li key=${e}>
<strong class="penalty">${mt(i,r)}</strong> <span class="badge">${_(`open.verdict.${t}`)}</span>
${o.map(e=>z`<p class="soft" key=${e}>${hn(i,r,e)}</p>`)}
${o.length===0&&z`<p class="soft">${_(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function hn(e,t,n){return n in t.when?xt(e,{[n]:t.when[n]}):e.words.question(n)}function gn({call:e}){let{readings:t,rulebook:n,examples:r=[],trace:i}=e.spoken,a=[n.name,...n.option_names??[]].join(` + `);return z`${n.standing!==`official`&&z`<p class="note warn">${n.standing_text}</p>`}
${t.length>0&&z`<${l} title=${_(`call.readings`,{count:t.length})}>
${()=>z`<${Lt} readings=${t} />`}
<//>`}
${r.length>0&&z`<${l} title=${_(`call.examples`)}>
${()=>z`<ul class="bullets">${r.map(e=>z`<li key=${e.id}>${e.text}</li>`)}</ul>`}
<//>`}
<${l} title=${_(`call.trace`)}>
${()=>z`<div class="stack"><p class="soft">${[a,...he(e.spoken)].join(` · `)}</p>${i.length>0&&z`<${mn} call=${e} />`}</div>`}
<//>
<${l} title=${_(`call.books`)}>${()=>z`<${pn} call=${e} />`}<//>`}function _n({state:e,ruling:t}){let{does:n,wrong:r}=w(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-c(t.id))/1e3),o=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return o?z`<p class="note" role="status">${_(`game.given`,{time:x(o.seconds)})}</p>`:a<=60||a>3600||!i||!re(e,i).clock?null:z`<div class="note info">
<p>${_(`game.offer`,{time:x(a)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>ut(i,a,t.id))}>${_(`game.give`,{time:x(a)})}</button>
${r}
</div>`}function vn({state:e,hanchan:t}){let{clock:n}=re(e,t),r=Ft(!!n),i=ft(e,t).length,a=n&&oe(n,r),o=a?_(`game.up`):n&&_(`game.time-left`,{time:x(f(n,r))});return z`<a class="button quiet" href=${`#/start/${t.table}`}>${o??_(`hall-start`)}</a>
${i>0&&z`<a class="button quiet warn" href=${`#/start/${t.table}`}>${_(`kept.waiting`,{count:i})}</a>`}
${a&&z`<${kt} />`}`}const yn={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:xn,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:Sn},bn={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function xn(e,t){return t===`standing`?!a(e):t===`escalated`?!!e.escalation:e.status===t}function Sn({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-c(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function Cn(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in yn),i=Object.entries(t).filter(([e,t])=>t&&e in bn),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>yn[t](e,n))&&i.every(([t,n])=>bn[t](o(e),n)))}function wn(e,t,r,i){if(!i.trim())return r;let a=Tn(t),o=n(e.library,i);return r.filter(t=>{let{offender:n,table:r,note:i,reason:s,foul:c}=t,l=a[t.id]??[],u=[n.name,r.label,i,s,F(e,c),I(e,t)];return o([...u,...l].filter(Boolean).join(` `))})}function Tn({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const En=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function Dn({state:e,rulings:t,chosen:n,onChoose:r}){let i=L(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=e=>[...new Set(t.map(e))],c=new Map(t.map(({offender:e})=>[e.id,e.name])),l={table:Se(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...c].map(([e,t])=>({value:e,text:t})),foul:s(({foul:e})=>e).map(e=>({value:e,text:F(i,e)})),kind:s(({kind:e})=>e).map(e=>({value:e,text:i.name(`kinds`,e)})),status:En.map(e=>({value:e,text:_(`hall-status.${e}`)})),round:s(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:_(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:_(`hall-otherwise`)}],...On(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return z`<details class="fold">
<summary>${o?_(`hall-filters-set`,{count:o}):_(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(l).map(([e,t])=>z`<${Ee} key=${e} label=${_(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:_(`hall-any`)},...An(t)]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>z`<${S} key=${e} type="datetime-local" label=${_(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&z`<button class="button" type="button" onClick=${()=>r({})}>${_(`hall-filters-clear`)}</button>`}
</div>
</details>`}function On({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:_(`hall-took`,{from:x(n),until:x(r)})}]},...t&&{escalation:[{value:t,text:kn(t)}]}}}function kn(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,n])=>t(e)?_(e):n).join(` · `)}function An(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function jn({rulings:e,empty:t}){let[n,r]=O(40),i=g(null),a=()=>r(e=>e+40),o=e.length-n;return R(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),z`<${ue} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&z`<button class="button" ref=${i} type="button" onClick=${a}>${_(`hall-more`,{count:o})}</button>`}`}function Mn({query:e}){let{tournament:t,state:n}=E();return!t||!n?z`<${m} title=${_(`hall-log`)} />`:z`<${Nn} state=${n} asked=${Object.fromEntries(e)} />`}function Nn({state:e,asked:t}){let n=L(),{official:r}=E(),[i,a]=O(t),[o,s]=O(``),c=e.settings.time_zone,l=se(()=>W(Fn(e)),[e]),u=se(()=>wn(n,e,Cn(l,i,c),o),[n,l,i,o]);return z`<${d} title=${_(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${_(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${_(`hall-journal`)}</a>
${Ue(r)&&z`<a class="button quiet" href="#/dashboard">${_(`hall-dashboard`)}</a>`}
</p>
${l.length>0&&z`<${S} type="search" label=${_(`hall-search`)} hint=${_(`hall-search-hint`)} value=${o} onInput=${s} />
<${Dn} state=${e} rulings=${l} chosen=${i} onChoose=${a} />
<p role="status">${_(`hall-found`,{count:u.length,all:l.length})}</p>`}
${u.length===0&&z`<${Pn} any=${l.length>0} onClear=${()=>{a({}),s(``)}} />`}
<${jn} key=${JSON.stringify([i,o])} rulings=${u} empty="" />
<//>`}function Pn({any:e,onClear:t}){return e?z`<${y} text=${_(`hall-none-found`)}><button class="button" type="button" onClick=${t}>${_(`hall-show-all`)}</button><//>`:z`<${y} text=${_(`hall-log-empty`)}><a class="button" href="#/tables">${_(`hall-tables`)}</a><//>`}function Fn({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:In(t[e.id]),round:n[e.hanchan]?.round}))}function In({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function Ln({state:e,id:t}){let n=vt(e,t);return n.length===0?null:z`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${_(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>z`<div class="card" key=${t}>
<p><strong>${Rn(t,n)}</strong></p>
<dl class="facts lines">
${r.map(t=>z`<div key=${t.id}>
<dt><${yt} state=${e} line=${t} /></dt>
<dd>${Dt(t)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function Rn(e,t){let[n,r]=Ae(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return _(t<0?r:n,{amount:Pt(e,Math.abs(t))})}const q=`offence_number`;function zn({args:[e]}){let{tournament:t,state:n}=E();if(!t||!n)return z`<${m} title=${_(`hall-player`)} />`;let r=n.players[e];return r?z`<${Bn} state=${n} player=${r} />`:z`<${u} title=${_(`hall-player`)} text=${_(`hall-no-player`)} up="#/tables" />`}function Bn({state:e,player:t}){let n=L(),r=W(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),i=Object.entries(Wn(r)).sort(([,e],[,t])=>t-e),a=e.teams[t.team]?.name;return z`<${d} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&_(`hall-id-number`,{number:t.id_number}),a].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${_(`hall-counts`)}</h2>
${i.length===0&&z`<p class="soft">${_(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${i.map(([e,t])=>z`<div key=${e}><dt>${F(n,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${et} state=${e} id=${t.id} />
<${Ln} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${_(`hall-lines`)}</a>
<${Vn} state=${e} player=${t.id} />
<section class="stack">
<h2>${_(`hall-rulings`)}</h2>
<${jn} rulings=${r} empty=${_(`hall-no-rulings`)} />
</section>
<//>`}function Vn({state:e,player:t}){let{book:n,library:r}=E(),i=L();if(!n||!r)return null;let a=Hn(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(q)).map(e=>({foul:e,...Un(i,n,{...a,foul:e})}));return o.length===0?null:z`<section class="stack">
<h2>${_(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>z`<div key=${e}>
<dt>${F(i,e)}<small>${_(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>z`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function Hn(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||xe(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:ye(e,r.table,r)}}function Un(e,t,n){let r=P.knownFacts(n).facts[q],i=D(e.library,qe(t,n.foul,r?{[q]:r}:{})),a=Ve(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function Wn(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function Gn({near:e=[]}){let t=L();return e.length===0?null:z`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>z`<a key=${e} class="button" href=${o(e)}>${t}</a>`)}
</section>`}P.loadEscalationSteps();const Kn={"head-referee":[`head-referee`,`director`],director:[`director`]};function qn({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function Jn({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function Yn(e,t){return!!t&&e.official!==t.id&&M(t,Kn[e.level]??[])}function J(e,t,{table:n,foul:r}){return[_(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&F(e,r)].filter(Boolean).join(` · `)}function Y(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function X(e,t,n){return{name:e.officials[t]?.name??`?`,time:p(n,e.settings.time_zone)}}function Z({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return _(i?`help.unsent`:`help.sending`);let a=n.ended_at?_(`help.over.${n.ended_how}`):n.answered_at?_(`help.coming`,X(e,n.answered_by,n.answered_at)):_(`help.waiting.${n.level}`);return i?`${a} · ${_(`hall-outbox.waiting`)}`:a}function Xn({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function Zn(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?Ke(t,e.hanchans[n],r):pe(t,n))}function Q({call:e,brief:t}){let{state:n,official:r}=E(),{does:a,tell:o,wrong:s}=w(),c=Yn(e,r),l=e.official===r?.id,u=(t,n,r)=>a(async()=>{await P.send(t,e.id,n),k(),i(r)}),d=()=>a(async()=>{if(P.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await P.discard(e.id))return i(_(`help.not-called`));await P.send(`help-end`,e.id,{how:`taken-back`}),i(_(`help.over.taken-back`))}),f=c&&!e.answered_at;return z`<p class="pair">
${f&&z`<button class="button main" type="button" onClick=${()=>u(`help-answer`,{},_(`help.said`))}>${_(`help.come`)}</button>`}
${c&&z`<a class="button" href=${Xn(e)} onClick=${()=>Zn(n,e)}>${_(`help.rule`)}</a>`}
${l&&z`<button class="button" type="button" onClick=${d}>${_(`help.take-back`)}</button>`}
${!l&&!t&&z`<button class="button" type="button" onClick=${()=>u(`help-end`,{how:`settled`},_(`help.over.settled`))}>${_(`help.settle`)}</button>`}
</p>${s}`}function Qn({about:e,call:t}){let n=E(),{state:r,official:i}=n,{does:a,wrong:o}=w(),s=Jn(r,i),c=qn(r).find(t=>t.table===e.table.id&&t.official===i?.id);return e.from||!(c||s)?null:c?z`<section class="note info stack" aria-label=${_(`help.one`)}>
<p role="status">${Z(n,c)}</p>
<${Q} call=${c} />
</section>`:z`<button class="button quiet" type="button" onClick=${()=>a(async()=>{await P.send(`help-call`,null,$n(e,t),{expected:s}),k(),ae(880)})}>${_(`help.call.${s}`)}</button>${o}`}function $n(e,t){let{seat:n,offender:r,amends:i,...a}=Me(e,null),o=[e,...(t?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...a,offenders:o,...t&&{foul:t.foul,facts:t.answered,context:Te(t.context)}}}function er({args:[e]}){let{tournament:t,state:n}=E();if(!t||!n)return z`<${m} title=${_(`help.one`)} />`;let r=n.helpCalls[e];return r?z`<${tr} state=${n} call=${r} />`:z`<${u} title=${_(`help.one`)} text=${_(`help.missing`)} up="#/tables" />`}function tr({state:e,call:t}){let n=E(),r=L(),{table:i,hand:a,offenders:o,foul:s,official:c,called_at:l,ruling:u}=t,f=_(`hall-table`,{label:e.tables[i]?.label??`?`}),p=[f,j(a)].filter(Boolean).join(` · `);return z`<${d} title=${p} up="#/tables" actions=${!t.ended_at&&z`<${Q} call=${t} />`}>
<p class=${`note ${t.ended_at?``:`info`}`} role="status">${Z(n,t)}</p>
<section class="card stack">
${s&&z`<p><strong>${F(r,s)}</strong></p>`}
${o.map(t=>z`<${nr} key=${t.id} state=${e} words=${r} offender=${t} />`)}
<p class="soft">${_(`help.by`,X(e,c,l))}</p>
</section>
<${pt} ruling=${t} />
<p class="beside">
<a class="button quiet" href=${`#/table/${i}`}>${f}</a>
${u&&z`<a class="button quiet" href=${`#/ruling/${u}`}>${_(`hall-ruling`)}</a>`}
</p>
<//>`}function nr({state:e,words:t,offender:n}){let{seat:r}=n,[i]=Y(e,{offenders:[n]});return z`<p class="call-name">
<strong class="who">${i}</strong>
${r&&z`<span class="badge">${t.phrase(`seat-${r}`)}</span>`}
</p>`}function rr(){let e=E(),{state:t}=e,n=L(),r=qn(t);return r.length===0?null:z`<section class="stack" aria-label=${_(`help.all`)}>
<h2>${_(`help.all`)}</h2>
<ul class="rows">
${r.map(r=>z`<li key=${r.id}>
<a class="row" href=${`#/help/${r.id}`}>
<span class="body">
<strong>${J(n,t,r)}</strong>
<small>${[...Y(t,r),``].join(` · `)}${_(`help.by`,X(t,r.official,r.called_at))} · ${Z(e,r)}</small>
</span>
<${h} name="next" />
</a>
</li>`)}
</ul>
</section>`}function ir(){let e=E(),{tournament:t,state:n,official:r}=e;return t&&n&&r&&z`<${ar} key=${n.id} snapshot=${e} />`}function ar({snapshot:e}){let{state:t}=e,n=L(),{parts:r}=N(),i=`shinpan.escalations.`+t.id,[a,o]=O(()=>Ie(i)??{since:t.seq});R(()=>ve(i,a),[a]);let s=Object.values(t.escalations).flatMap(t=>sr(e,t)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(R(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[_(`esc.news.several`,{count:s.length}),`#/escalations`]:or(n,u);return z`<div class="note info row" role="status">
<a class="reach body" href=${f} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${_(`esc.news.seen`)}</button>
</div>`}function or(e,{id:t,what:n,ruling:r}){let i={foul:F(e,r.foul),name:r.offender.name};return[n?_(`esc.news.outcome`,{what:n,...i}):_(`esc.news.yours`,i),`#/escalation/${t}`]}function sr(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return rt(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:Ze(s)}:null}function cr(){let e=E(),{tournament:t,state:n,official:r}=e;return z`${t&&n&&r&&z`<${lr} key=${n.id} snapshot=${e} /><${ot} key=${n.id} />`}<${ir} />`}function lr({snapshot:e}){let{state:t,official:n}=e,r=L(),{parts:i}=N(),a=`shinpan.help.`+t.id,[o,s]=O(()=>Ie(a)??{});R(()=>ve(a,o),[o]);let c=Object.values(t.helpCalls).filter(({id:e})=>i[0]!==`help`||i[1]!==e),l=c.filter(e=>!e.answered_at&&!e.ended_at&&Yn(e,n)),u=c.filter(e=>dr(e,n)&&o[e.id]!==ur(e)),d=l.map(({id:e})=>e).join();return R(()=>{d&&(ae(220),k(400))},[d]),z`${l.map(e=>z`<section class="note warn stack" key=${e.id} role="alert">
<a class="reach" href=${`#/help/${e.id}`}>
<span>
<strong>${J(r,t,e)}</strong><br />
${[...Y(t,e),_(`help.by`,X(t,e.official,e.called_at))].join(` · `)}
</span>
</a>
<${Q} call=${e} brief />
</section>`)}${u.map(n=>z`<div class="note info row" key=${n.id} role="status">
<a class="reach body" href=${`#/help/${n.id}`}>${J(r,t,n)} · ${Z(e,n)}</a>
<button class="button" type="button" onClick=${()=>s({...o,[n.id]:ur(n)})}>
${_(`help.seen`)}
</button>
</div>`)}`}function ur({ended_at:e}){return e?`over`:`coming`}function dr({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function fr({text:e}){let{outbox:t}=E(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:z`<p class="note warn">${_(e,{count:n})}</p>
<a class="button main" href="#/outbox">${_(`hall-see-outbox`)}</a>`}function pr(){let{tournament:e,alarms:t}=E(),[n,r]=O(!1);return e?z`<section class="card">
<h2>${_(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>r(!0)}>${_(`hall-leave`)}</button>
${n&&z`<${T} title=${_(`hall-leave-ask`,{name:e.name})} onClose=${()=>r(!1)}>
<p>${_(`hall-leave-text`)}</p>
${t&&z`<p class="note bad">${_(`alarm.leave`)}</p>`}
<${fr} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await P.leave(),De(`#/`)}}>${_(`hall-leave`)}</button>
<button class="button" onClick=${()=>r(!1)}>${_(`cancel`)}</button>
<//>`}
</section>`:null}function mr({onYes:e}){let t=z`<button class="button danger" onClick=${e}>${_(`hall-switch-yes`)}</button>`;return z`<${d} title=${_(`hall-switch`)} up="#/tables" actions=${t}>
<${fr} text="hall-switch-unsent" />
<//>`}function hr({kind:e,foul:t,up:n}){let{state:r}=E(),i=Object.values(e===`team`?r.teams:r.officials).filter(({revoked_at:e})=>!e).sort((e,t)=>e.name.localeCompare(t.name));return z`<${d} title=${_(`call-which.${e}`)} up=${n}>
${i.length===0&&z`<${y} text=${_(`call.nobody`)} />`}
<ul class="rows">
${i.map(({id:e,name:n})=>z`<li key=${e}>
<button
class="row"
type="button"
onClick=${()=>Ge(o(t||null,{who:e}))}
>
${n}
</button>
</li>`)}
</ul>
<//>`}function gr({item:e,away:t,onClose:n}){let{does:r,tell:a,wrong:o}=w(),s=Le(e),c=s&&!t&&e.kind===`ruling`,l=async()=>{if(!await P.discard(e.id))return a(_(`hall-over`));i(_(s?`hall-discarded-here`:`hall-discarded`)),n()};return z`<${T} title=${_(`hall-discard`)} onClose=${n}>
<p>${_(s?`hall-discard-sent`:`hall-discard-text`)} ${c&&_(`hall-discard-withdraw`)}</p>
${o}
<div class="pair">
${c&&z`<a class="button" href=${`#/ruling/${e.id}`}>${_(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(l)}>${_(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${_(`cancel`)}</button>
</div>
<//>`}function _r(){let{official:e}=E();return z`<div class="note bad" role="alert">
<p>${_(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${_(`hall-join`)}</a>
${M(e,[`director`])&&z`<a class="button" href="#/account">${_(`hall-join-account`)}</a>`}
</p>
</div>`}function vr({item:e}){let{tournament:t,official:n,signedOut:r}=E(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return z`<p class="note bad">${_(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&z`<button class="button" type="button" onClick=${()=>P.sendAsMe(e.id)}>${_(`elsewhere-send-as`,{name:n.name})}</button>`}`}function yr({item:{id:e,count:t}}){return z`<article class="item">
<p class="note warn">${_(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>P.discard(e)}>${_(`hall-seen`)}</button>
</article>`}const br={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function xr({item:e}){let t=L(),{state:n}=E(),{kind:r,state:i,problem:a,ruledAt:o}=e;return r===`restored`?z`<${yr} item=${e} />`:z`<article class=${`item ${i}`} aria-label=${_(`hall-kind.${r}`)}>
<${Sr} item=${e} />
<p>${Cr(t,n,e)}</p>
<p class="soft">${p(o,n.settings.time_zone)}</p>
${i===`waiting`&&z`<${Tr} item=${e} />`}
${i===`refused`&&z`<${Tt} problem=${a} />`}
${i===`conflict`&&z`<${bt} stored=${a?.stored??{}} sent=${a?.sent??e.body??{}} />`}
${i===`differs`&&z`<${Et} item=${e} />`}
${i===`holding`?z`<${U} id=${e.id} />`:z`<${$} item=${e} />`}
</article>`}function Sr({item:{kind:e,state:t}}){let n=V(t)?`bad`:`info`;return z`<p><strong>${_(`hall-kind.${e}`)}</strong> <span class=${`badge ${n}`}>${_(`hall-outbox.${t}`)}</span></p>`}function Cr(e,t,{id:n,kind:r,subject:i,body:a,about:o}){if(r.startsWith(`help-`))return wr(t,t.helpCalls[r===`help-call`?n:i]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(r))return[o.table&&_(`hall-table`,{label:o.table}),o.who].filter(Boolean).join(` · `);if(r===`hand-end`||r===`dead-hand`)return[_(`hall-table`,{label:t.tables[a.table]?.label??`?`}),j(a.hand),r===`hand-end`&&_(`hall-how.${a.how}`)].filter(Boolean).join(` · `);let s=t.rulings[r===`ruling`?n:i];if(!s)return _(`hall-unknown`);let c=z`<a href=${`#/ruling/${s.id}`}><span class="who">${s.offender.name}</span> · ${F(e,s.foul)}</a>`;return a?.reason?z`${c} · ${a.reason}`:c}function wr(e,t){return t?_(`hall-table`,{label:e.tables[t.table]?.label??`?`}):_(`hall-unknown`)}function Tr({item:e}){Nt();let{blockedBy:t,trouble:n}=e;if(n?.status===401)return z`<${vr} item=${e} />`;if(t)return z`<p class="note warn">${_(`hall-blocked`)}</p>`;if(!n)return null;let r=n.status===0?_(navigator.onLine?`live.unreached`:`no-network`):_t(n.problem)||`HTTP ${n.status}`;return z`<p class="soft">${_(`hall-last-try`,{text:r})}</p>`}function $({item:e,away:t}){let[n,r]=O(!1),{does:a,tell:o,wrong:s}=w(),{id:c,kind:l,state:u}=e,d=u===`conflict`&&!Oe(e);if(u===`differs`||d){let e=_(d?`hall-keep-logged`:`hall-seen`);return z`<div class="pair"><button class="button" type="button" onClick=${()=>a(()=>P.discard(c))}>${e}</button>${s}</div>`}let f=async()=>{await P.retry(c)?i(_(`hall-again`)):o(_(`hall-over`))};return z`<div class="pair">
${u!==`waiting`&&z`<button class="button" type="button" onClick=${()=>a(f)}>${_(u===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${u!==`waiting`&&l in br&&!t&&z`<a class="button" href=${br[l](e)}>${_(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(!0)}>${_(`hall-discard`)}</button>
${n&&z`<${gr} item=${e} away=${t} onClose=${()=>r(!1)} />`}
</div>${s}`}function Er(){let{elsewhere:e}=E();return e.map(({id:e,name:t,items:n})=>z`<section class="stack" key=${e}>
<h2>${_(`elsewhere-in`,{name:t??_(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>z`<li key=${e.id} tabindex="-1"><${Dr} item=${e} /></li>`)}</ol>
</section>`)}function Dr({item:e}){let t=L(),{kind:n,state:r,about:i={},body:a,problem:o,expected:s,answer:c}=e;if(n===`restored`)return z`<${yr} item=${e} />`;let{table:l,who:u,foul:d}=i,f=l&&_(`hall-table`,{label:l});return z`<article class=${`item ${r}`} aria-label=${_(`hall-kind.${n}`)}>
<${Sr} item=${e} />
<p>${[f,u,d&&F(t,d),a?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${p(e.ruledAt)}</p>
${r===`waiting`&&z`<${Tr} item=${e} />`}
${r===`refused`&&z`<${Tt} problem=${o} />`}
${r===`differs`&&z`<div class="note warn">
<p>${_(`hall-phone-showed`,{line:I(t,s)})}</p>
<p><strong>${_(`hall-server-decided`,{line:I(t,c.decision)})}</strong></p>
</div>`}
${r!==`holding`&&z`<${$} item=${e} away />`}
</article>`}function Or(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:o,lowStorage:s}=E();return z`<section class="stack">
<h2>${_(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&z`<p class="note warn">
${_(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:Ar(Math.abs(t))})}
</p>`}
${!n&&r&&z`<p class="soft">${_(`hall-clock-last`,{time:p(new Date(r),e?.time_zone)})}</p>`}
${!n&&z`<p class="soft">${_(`hall-clock-unsure`)}</p>`}
${s&&z`<p class="note bad" role="alert">${_(`hall-storage-low`)}</p>`}
<p class="soft">${_(i?`hall-persisted`:`hall-not-persisted`)}</p>
${o>0&&z`<p class="soft">${_(`hall-storage`,{used:kr(a,1),quota:kr(o,0)})}</p>`}
</section>`}function kr(e,t){return te(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function Ar(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>_(`hall-span.${e}`,{count:t})).join(` `)}function jr(){let{tournament:e,state:t,outbox:n,elsewhere:r}=E();Nr();let i=e=>!V(e.state),a=n.filter(e=>!i(e)),o=n.filter(i),s=[...n,...r.flatMap(({items:e})=>e)].some(i)&&z`<button class="button main" onClick=${()=>P.sendNow()}>${_(`hall-send-now`)}</button>`,c=r.length>0&&z`<${Er} />`;return!e||!t?z`<${m} title=${_(`hall-outbox-title`)} actions=${s}>${c}<//>`:z`<${d} title=${_(`hall-outbox-title`)} up="#/tables" actions=${s}>
<${Pr} />
${n.length===0&&!c&&z`<${y} text=${_(`hall-outbox-empty`)}><a class="button" href="#/tables">${_(`hall-tables`)}</a><//>`}
<${Mr} title=${_(`hall-tasks`)} items=${a} />
<${Mr} title=${_(`hall-waits`)} items=${o} />
${c}
<${Or} />
<//>`}function Mr({title:e,items:t}){return t.length===0?null:z`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>z`<li key=${e.id} tabindex="-1"><${xr} item=${e} /></li>`)}</ol>
</section>`}function Nr(){let e=g({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];R(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),R(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function Pr(){let{signedOut:e,revisionChange:t,trouble:n,superseded:r,syncedAt:i,live:a,tournament:o}=E(),s=a===`offline`?`no-network`:a===`unreached`&&`live.unreached`;return z`
${e&&z`<${_r} />`}
${n&&z`<p class="note bad" role="alert">${_(`hall-trouble`,{text:n})}</p>`}
${r&&z`<p class="note warn">${_(`hall-superseded`)}</p>`}
${t&&z`<p class="note warn">${_(`hall-revision-change`,{count:t.items.length})}</p>`}
${s&&!e&&i&&z`<p class="note">${_(`hall-offline-since`,{link:_(s),time:p(i,o?.time_zone)})}</p>`}
`}function Fr({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return R(()=>()=>n?speechSynthesis.cancel():void 0,[]),z`<${T} title=${_(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&z`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=le.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${_(`call.speak`)}</button>`}
<//>`}function Ir({onClose:e}){let{waiting:t,tasks:n,wrongs:r}=v(),i=(t,n)=>z`<a class="button" key=${t} href=${n} onClick=${e}>${t}</a>`;return z`<${T} title=${_(`standing`)} onClose=${e}>
${n>0&&i(_(`to-resolve`,{count:n}),`#/outbox`)}
${r.map(({text:e,to:t})=>i(e,t))}
${t>0&&i(_(`waiting-to-send`,{count:t}),`#/outbox`)}
<${Lr} />
<//>`}function Lr(){let{tournament:e,book:t,library:n,syncedAt:r}=E(),{ready:i,link:a}=v(),o=e&&t&&(n?.books[t.id]?.name??t.id),s=e&&r&&_(`synced`,{time:p(r,e.time_zone)});return z`<ul class="bullets">
${[a,i,s,o].filter(Boolean).map(e=>z`<li key=${e}>${e}</li>`)}
</ul>`}function Rr({ruling:e,questions:t,decision:n,done:r=!1,onAnswer:i}){let{library:a}=E(),o=L(),s=n&&D(a,n);return z`<section class="card">
<h3><span class="who">${e.offender.name}</span> · ${F(o,e.foul)}</h3>
${!r&&t.map(e=>z`<${zr} key=${e.question.fact} asked=${e} onAnswer=${i} />`)}
${s&&z`<p class=${`penalty ${me(n.penalties[0]?.kind??`none`)}`} role="status">
${_(`hall-comes-to`,{line:s.line})}
</p>`}
${r&&z`<ol class="steps">${s.steps.map(e=>z`<li key=${e.id}>${e.text}</li>`)}</ol><${b} stays=${s.stays} />`}
</section>`}function zr({asked:{decision:e,question:t,chosen:n},onAnswer:r}){let{library:i}=E(),{text:a,answers:o}=D(i,e).questions[0],c=o.map(e=>({value:e.value??e.min,text:e.text}));return z`<${s} label=${a} value=${n} options=${c}
onChange=${e=>r(t.fact,e)} />`}const Br=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function Vr({table:e,hanchan:t,hand:n,onHand:r,onClose:i}){let{state:a}=E(),[o]=O({table:e.id,hanchan:t.id,hand:n}),[s,c]=O(()=>{let e=we(a,o);return e?{end:e,results:[],item:``}:null});if(!s)return z`<${Hr} ended=${o} hanchan=${t} onDone=${c} onClose=${i} />`;let l=_(`hall-ended-done`,{hand:j(o.hand)});return z`<${T} key="done" title=${l} onClose=${i}>
<p>${_(`hall-how.${s.end.how}`)}</p>
<${U} id=${s.item} onTaken=${i} />
${s.results.map(e=>z`<${Rr} key=${e.ruling.id} ...${e} done />`)}
${r?z`<${Gr} hand=${o.hand} end=${Kr(s)} onHand=${r} onClose=${i} />`:z`<button class="button main" type="button" onClick=${i}>${_(`hall-done`)}</button>`}
<//>`}function Hr({ended:e,hanchan:t,onDone:n,onClose:r}){let{state:i}=E(),[a]=O(()=>Ne(i,e)),[o,s]=O(Vt),{does:c,wrong:l}=w(),u=lt(a),d=o.how&&(o.how!==`win`||o.winners.length>0),f=a.map(e=>{let t=u[e.revision];return{ruling:e,...o.how&&t?Rt(i,t,e,o):{questions:[],decision:null}}}),p=async()=>{let t=Object.fromEntries(f.map(({ruling:e,decision:t})=>[e.id,t])),r=await P.send(`hand-end`,null,Bt(e,o),{hold:!0,expected:t});k(),n({end:o,results:f,item:r.id})};return z`<${T} title=${_(`hall-ended-how`,{hand:j(e.hand)})} onClose=${r}>
<${Ur} how=${o.how} onHow=${e=>s({...o,how:e,winners:[]})} />
${o.how===`win`&&z`<${Wr} hanchan=${t} ended=${e} winners=${o.winners}
onWinners=${e=>s({...o,winners:e})} />`}
${d&&f.map(e=>z`<${Rr} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>s(zt(o,e.ruling,t,n))} />`)}
${l}
<button class="button main" type="button" disabled=${!d||f.some(({decision:e})=>!e)} onClick=${()=>c(p)}>
${_(`hall-ended-record`)}
</button>
<//>`}function Ur({how:e,onHow:t}){let{book:n}=E(),r=[`win`,...n?.content.facts.hand_end.answers??Br],i=Br.filter(e=>r.includes(e)).map(e=>({value:e,text:_(`hall-how.${e}`)}));return z`<${s} label=${_(`hall-how-label`)} value=${e} options=${i} onChange=${t} />`}function Wr({hanchan:e,ended:t,winners:n,onWinners:r}){let{state:i}=E(),a=L(),o=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return z`<fieldset>
<legend>${_(`hall-whose-win`)}</legend>
<div class="choices">
${Je(e,t.hand).map(({wind:e,player:r})=>{let s=n.includes(e),c=je(i,{...t,table:{id:t.table},seat:e});return z`<button key=${e} type="button" class="choice" aria-pressed=${s}
disabled=${!!c||!s&&n.length===3} onClick=${()=>o(e)}>
${a.phrase(`seat-${e}`)} · ${i.players[r]?.name}
${c&&z`<span class="badge dead-hand">${_(`hall-badge.dead`,{since:Be(i,c)})}</span>`}
</button>`})}
</div>
</fieldset>`}function Gr({hand:e,end:t,onHand:n,onClose:r}){let i=e=>{n(e),r()};return z`<h3>${_(`hall-following`)}</h3>
<div class="pair">
${qr(e,t).map(e=>z`<button key=${j(e)} class="button main" type="button" onClick=${()=>i(e)}>${j(e)}</button>`)}
</div>`}function Kr({end:e,results:t}){return t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`))?{...e,how:`chonbo`}:e}function qr(e,{how:t,winners:n}){return t===`win`?n.includes(`east`)?[H(e)]:[A(e)]:t===`chonbo`?[e]:[H(e),A(e,H(e).counters??0)]}function Jr({hand:e,hanchan:t,hanchans:n,onHand:i,onPass:a,onEnd:o,onHanchan:c,onClose:l}){let u=ze.map(e=>({value:e,text:_(`hall-wind.${e}`)})),d=[1,2,3,4].map(e=>({value:e,text:String(e)})),f=n.map(({id:e,round:t})=>({value:e,text:_(`hall-round`,{round:t})})),p=t=>i({...e,...t}),m=e=>()=>{l(),e()};return z`<${T} title=${j(e)} onClose=${l}>
<button class="button main" type="button" onClick=${m(()=>a(A(e)))}>${_(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${m(()=>a(H(e)))}>${_(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${m(o)}>${_(`hall-ended`)}</button>
</div>
${f.length>1&&z`<${Ee} label=${_(`hall-hanchan`)} value=${t.id} options=${f} onChange=${c} />`}
<${s} label=${_(`hall-round-wind`)} value=${e.wind} options=${u} onChange=${e=>p({wind:e})} />
<${s} label=${_(`hall-number`)} value=${e.number} options=${d}
onChange=${e=>p({number:e})} />
<${r} label=${_(`hall-counter-label`)} value=${e.counters} min=${0} max=${99} less=${_(`hall-counter-less`)}
more=${_(`hall-counter-more`)} onChange=${e=>p({counters:e})} />
<button class="button" type="button" onClick=${l}>${_(`hall-done`)}</button>
<//>`}function Yr({state:e,table:t,hanchan:n,hand:r}){let[i,a]=O(null),o=Zr(e,{table:t.id,hanchan:n.id,hand:r});return z`${o.length>0&&z`<section class="stack" aria-labelledby="leftover">
<h2 id="leftover">${_(`hall-leftover`)}</h2>
<ul class="rows">
${o.map(t=>z`<${Xr} key=${t.key} state=${e} left=${t} now=${n.id} onEnd=${()=>a(t)} />`)}
</ul>
</section>`}
${i&&z`<${Vr} key=${i.key} table=${t} hanchan=${e.hanchans[i.hanchan]??n} hand=${i.hand}
onClose=${()=>a(null)} />`}`}function Xr({state:e,left:t,now:n,onEnd:r}){let i=L(),{hanchan:a,hand:o,rulings:s}=t,c=we(e,t),l=a!==n&&e.hanchans[a]?.round,u=[l&&_(`hall-round`,{round:l}),j(o)].filter(Boolean).join(` · `);return z`<li class="item">
${s.map(e=>z`<a class="unended" key=${e.id} href=${`#/ruling/${e.id}`}>
<span><span class="who">${e.offender.name}</span> · ${F(i,e.foul)}</span>
</a>`)}
${c?z`<p class="note warn">${_(`hall-leftover-ended`,{hand:u,how:_(`hall-how.${c.how}`)})}</p>`:z`<button class="button" type="button" onClick=${r}>${_(`hall-ended-how`,{hand:u})}</button>`}
</li>`}function Zr(e,t){let n=/* @__PURE__ */ new Map;for(let r of de(e,t.table)){let{hanchan:e,hand:i}=r;if(!i||Fe(r,t)>=0)continue;let a=JSON.stringify([e,i.wind,i.number,i.counters]),o=n.get(a)??{key:a,hanchan:e,hand:i,rulings:[]};n.set(a,{...o,rulings:[...o.rulings,r]})}return[...n.values()]}function Qr({table:e,hanchan:t,onTurn:n,onClose:r}){let{state:i,official:a}=E(),o=_e(a)||i.results[t.id];return z`<${T} title=${_(`hall-other`)} onClose=${r}>
<a class="button" href=${`#/call/${e.id}/team`}>${_(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${_(`hall-on-official`)}</a>
${o&&z`<a class="button" href=${`#/result/${t.id}`}>${_(`hall-result`)}</a>`}
<button class="button" type="button" onClick=${n}>${_(`hall-turn`)}</button>
<//>`}export{ct as AddPhoto,Fr as Aloud,qt as Amendment,nt as Badge,Qn as CallForHelp,hr as ChooseOffender,Ot as Circumstances,on as Claimed,Ct as Corrections,Kt as DeadHandWarning,wt as DirectorLinks,St as Escalate,sn as Exactly,_n as ExtraTimeOffer,un as Extras,it as Further,gn as Grounds,Vr as HandEnd,Jr as HandSheet,er as HelpCall,Mt as ImportLink,pr as Leave,Mn as Log,Gn as Near,cr as Notices,rr as OpenHelpCalls,Qr as OtherSheet,$t as Otherwise,jr as Outbox,zn as Player,It as ProbablySame,jt as PushSwitch,tt as Reason,At as Reasons,ht as Ruling,Xe as SameCall,Lr as Standing,Ir as StatusSheet,mr as Switch,vn as TableClock,Ut as Undisputed,Yr as UnendedHands,at as Warned,Ye as WrongPlayer,Jt as nothingNew,$e as reasonWords};