import{$ as e,$n as t,$t as n,A as r,B as i,Br as a,Ct as o,Et as s,G as c,Gt as l,Ht as u,Ir as d,It as f,J as p,K as m,Lt as h,M as g,Mt as _,Nt as v,O as y,Or as b,Ot as x,P as S,Pr as C,Q as w,Qn as ee,Rr as T,S as E,Sn as te,St as D,Tr as ne,Tt as re,U as ie,V as ae,Vr as oe,Vt as O,W as se,Wt as k,X as ce,Y as le,Yt as ue,Z as de,_t as fe,a as pe,an as A,ar as j,b as me,bt as he,c as ge,cn as _e,cr as ve,dn as M,dt as ye,en as be,er as xe,et as N,ft as Se,gt as Ce,hn as we,ht as Te,i as Ee,it as De,j as P,jt as F,k as Oe,l as ke,ln as Ae,lr as je,lt as I,m as Me,mt as L,n as Ne,nn as Pe,nt as R,on as Fe,pt as z,qt as Ie,rn as Le,rt as Re,s as ze,sn as Be,st as Ve,tn as He,tt as B,ur as Ue,ut as We,v as Ge,wt as V,x as H,xt as U,yt as W,zr as Ke,zt as G}from"./app.js";import{A as qe,C as Je,E as Ye,H as Xe,Jt as Ze,K as Qe,Kt as $e,L as et,N as tt,O as nt,R as rt,S as it,U as at,V as ot,Xt as st,Y as ct,Yt as lt,Z as ut,_ as dt,a as ft,b as pt,c as mt,dn as ht,dt as gt,g as _t,h as vt,i as yt,j as bt,k as xt,l as St,ln as Ct,m as wt,mt as Tt,n as Et,q as Dt,qt as Ot,t as kt,u as At,un as jt,ut as Mt,wt as Nt,x as Pt,z as Ft}from"./shared.js";import{i as It,n as Lt,r as Rt,t as zt}from"./deferred.js";const Bt=[`status`,`penalties`,`effects`,`steps`,`stays`,`range`,`transfers`,`points`,`fines`];function Vt({call:e}){let{book:t}=G(),r=I(),{fouls:i,facts:a}=r.catalogue,o=i[e.foul].asks.filter(e=>a[e].disputed).filter(n=>Ht(t,e,n,a[n]));if(o.length===0)return null;let s=o.map(e=>r.pick(a[e].disputed)).join(` · `);return n`<p class="soft">${k(`undisputed.same`,{facts:s})}</p>`}function Ht(e,{foul:t,facts:n,context:r,decision:i,log:a},o,s){if(i.status===`needs-facts`||o in a.facts)return!1;if(!e.table(t).used.includes(o))return!0;let l=s.kind===`yes-no`?[!0,!1]:Object.keys(s.answers),u=Ut(i);return l.every(i=>Ut(c(e,t,{...n,[o]:i},r))===u)}function Ut(e){return e&&C(Bt.map(t=>e[t]??null))}function Wt({declared:e}){let{state:t}=G();return n`<p class="note warn">${k(`already.dead`,{since:We(t,e)})}</p>`}function Gt({ruling:e}){let t=I(),{state:r}=G(),i=r.rulings[e];if(!i)return null;let a=O(i.ruled_at,r.settings.time_zone),o=i.offender.name,s=Fe().parts[3]&&W(null,{facts:null,context:null,ask:null});return n`<p class="note info">
${k(`amending.what`,{line:R(t,i),name:o,time:a})}${` `}
${s&&n`<a class="reach" href=${s}>${k(`amending.another`)}</a>`}
</p>`}function Kt({from:e,again:t,offender:n},r,i,a){if(t)return``;let o=[e.offender.id,e.foul,{...r.log.facts,...e.facts},y(e.context),e.penalties,e.note??``],s=[n?.id,r.foul,r.facts,r.context,i?.penalties??r.decision.penalties,a];return C(o)===C(s)?k(`amending.nothing`):``}const qt=[1,5,10,20];function Jt({book:e,per:t,chosen:r,onChosen:i,wrong:a}){return ce.filter(e=>e in r).map(o=>n`<${Yt} key=${o} kind=${o} book=${e} per=${t} value=${r[o]} onValue=${e=>i({...r,[o]:e})} wrong=${a} />`)}function Yt({kind:e,book:t,per:i,value:o,onValue:s,wrong:c}){let l=I(),u=Xt(t,e).map(e=>String(e*i)),[d,f]=a(u.length===0||!(!o||u.includes(o))),[m,h]=i>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`],g=k(m,{kind:l.name(`kinds`,e)}),_=e=>{f(!1),s(e===o?``:e)},v=k(h,{most:l.number(p*i)});return n`<fieldset>
<legend>${g}</legend>
<div class="switches">
${u.map(e=>{let t=i>1?l.number(Number(e)):k(`amount.p`,{p:e});return n`<${r} key=${e} pressed=${!d&&e===o} onClick=${()=>_(e)}>${t}<//>`})}
${u.length>0&&n`<${r} pressed=${d} onClick=${()=>f(!d)}>${k(`amount.another`)}<//>`}
</div>
${!d&&c&&!o&&n`<p class="note bad" role="alert">${v}</p>`}
</fieldset>
${d&&n`<${V} label=${g} inputmode="numeric" autocomplete="off" value=${o} wrong=${c?v:void 0} onInput=${s} />`}`}function Xt({content:e},t){if(t===`disqualification`)return[];let n=Object.values(e.fouls).flatMap(({rows:e})=>e).flatMap(({then:e,range:t=[]})=>[...e,...t]).filter(e=>e.kind===t),r=new Set(n.map(({p:e})=>e?.first??e).filter(Number.isInteger));if(t===`chonbo`&&Number.isInteger(e.values.chonbo)&&r.add(e.values.chonbo),t===`points`)for(let e of qt)r.size<6&&r.add(e);return[...r].sort((e,t)=>e-t).slice(0,8)}function Zt({about:e,call:t,yes:r,onIssue:i,onClose:s}){let{library:c,book:l,state:u}=G(),f=I(),[p,m]=a({}),[h,g]=a(t.decision.penalties[0]?.whom??`offender`),{reason:_,field:v}=lt(`ruling`,t.foul),[y,b]=a(!1),{decision:x,spoken:S}=t,C=l.content.unit?d:1,w=tn(l,p,h,C),ee=e=>{e.preventDefault(),b(!0),w&&_&&i({checked:w,reason:_})},T=en(u,e,x).map(t=>({value:t,text:t===`offender`?e.offender?.name:f.phrase(`on-${t}`)}));return n`<${U}
title=${k(se(x)?`call.choose`:`call.otherwise`)}
onClose=${s}
>
<form onSubmit=${ee} novalidate>
${x.range&&n`<${Qt} words=${f} per=${C} range=${x.range} chosen=${p} onChosen=${m} />`}
<${$t}
words=${f}
book=${l}
per=${C}
chosen=${p}
onChosen=${m}
folded=${!!x.range}
/>
<${Jt} book=${l} per=${C} chosen=${p} onChosen=${m} wrong=${y&&!w} />
${T.length>1&&n`<${o} label=${k(`call.whom`)} value=${h} options=${T} onChange=${g} />`}
${v(y)}
${y&&Object.keys(p).length===0&&n`<p class="note bad" role="alert">${k(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${w&&ie(c,l,x,S,w).line}
</p>
<button class="button main">${r}</button>
</form>
<//>`}function Qt({words:e,per:t,range:r,chosen:i,onChosen:a}){return n`<${o}
label=${k(`call.range`)}
value=${r.findIndex(e=>nn(i,e,t))}
options=${r.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>a({[r[e].kind]:K(r[e].p,t)})}
/>`}function $t({words:e,book:t,per:r,chosen:i,onChosen:a,folded:o}){let s=e=>{let{[e]:n,none:o,...s}=i,c=e===`chonbo`?K(t.content.values.chonbo,r):``;a(n===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},c=n`<fieldset>
<legend>${k(`call.kinds`)}</legend>
<div class="choices">
${Ue.map(t=>n`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in i} onChange=${()=>s(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return o?n`<details class="fold">
<summary>${k(`call.outside`)}</summary>
${c}
</details>`:c}function en(e,{offender:t},{penalties:n,range:r=[]}){let i=[...n,...r].map(({whom:e})=>e),a=t?.kind===`player`&&e.players[t.id]?.team?[`team`,`each-teammate`]:[];return le.filter(e=>[`offender`,...a,...i].includes(e))}function tn(e,t,n,r){let i=Object.entries(t).map(([e,t])=>({kind:e,whom:n,...t.trim()&&{p:Number(t)/r}}));try{return de(e,i)}catch{return null}}function nn(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===K(n,r)}function K(e,t){return e===void 0?``:String(e*t)}function rn({args:[e=``],query:t}){let r=t.get(`call`)??``,i=`#/table/${e}`,a=n`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(be+r,{steal:!0},()=>{}),A(Pe()[r]?.place??i,{replace:!0})}}>${k(`elsewhere.take`)}</button>`;return n`<${F} title=${k(`elsewhere.title`)} up=${i} actions=${a}><${x} text=${k(`elsewhere.text`)} /><//>`}function an({late:e,onAnswer:t}){let[r,i]=a(e?sn(e):``),[o,s]=a(``),c=on(r),l=e=>i(sn(Math.max((c??0)+e,0)));return n`<form class="exactly" onSubmit=${e=>{e.preventDefault(),c===null?s(k(`call.time-wrong`)):t(c)}}>
<button class="button" type="button" aria-label=${k(`call.time-less`)} onClick=${()=>l(-60)}>−</button>
<${V}
label=${k(`call.time`)}
hint=${k(`call.time-hint`)}
value=${r}
onInput=${i}
wrong=${o}
inputmode="text"
autocomplete="off"
/>
<button class="button" type="button" aria-label=${k(`call.time-more`)} onClick=${()=>l(60)}>+</button>
<button class="button main">${k(`call.time-take`)}</button>
</form>`}function on(e){let[,t,n=`0`]=/^\s*(\d{1,3})(?:[:：.](\d{1,2}))?\s*$/.exec(e)??[];return t&&Number(n)<60?Number(t)*60+Number(n):null}function sn(e){return`${Math.floor(e/60)}:${String(e%60).padStart(2,`0`)}`}function cn({kept:{note:e,photos:t},noted:r}){let i=+!!e.trim()+t.length,a=n`<span class="body">${k(`call.extras`)}</span>
${i>0&&n`<span class="badge">${i}</span>`}`,o=e=>{Le({photos:t.filter(t=>t!==e)}),M.deletePhotos([e])};return n`<${D} title=${a}>
${()=>n`<div class="stack">
${r&&n`<${V} long label=${k(`call.note`)} value=${e} onInput=${e=>Le({note:e})} maxlength="4000" />`}
<${Xe} count=${t.length} onPhoto=${He} />
<ul class="photos" aria-label=${k(`hall-photos`)}>
${t.map((e,t)=>n`<li key=${e}><${ln} id=${e} number=${t+1} onRemove=${()=>o(e)} /></li>`)}
</ul>
</div>`}
<//>`}function ln({id:e,number:t,onRemove:r}){let{url:i}=at(()=>M.photo(``,e),e);return n`${i&&n`<img src=${i} alt=${k(`hall-photo`,{number:t})} />`}
<button class="button" type="button" onClick=${r}>${k(`call.photo-remove`,{number:t})}</button>`}function un({foul:e,facts:t,context:n}){let{library:r,book:i}=G(),[o,s]=a([]),c=JSON.stringify([e,t,n,r.language,i.revision]);return T(()=>{let a=!1,o=Object.keys(r.books).filter(e=>e!==i.id);return(async()=>{let c=await Promise.all(o.map(e=>M.bookOf({id:e,options:{},readings:{}}))),[,...l]=mt([i,...c],e,t,n);a||s(l.map(e=>m(r,e)))})(),()=>{a=!0}},[c]),o}function dn({call:e}){return un(e).map(e=>n`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${Ve(e).map(e=>n`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&n`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function fn({call:{foul:e,spoken:t}}){let{library:r,book:i}=G(),a={words:I(),library:r},{rows:o}=i.table(e);return n`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:r})=>{let i=o.find(t=>t.id===e),s=r??Object.keys(i.when);return n`<li key=${e}>
<strong class="penalty">${ft(a,i)}</strong> <span class="badge">${k(`open.verdict.${t}`)}</span>
${s.map(e=>n`<p class="soft" key=${e}>${pn(a,i,e)}</p>`)}
${s.length===0&&n`<p class="soft">${k(o.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function pn(e,t,n){return n in t.when?yt(e,{[n]:t.when[n]}):e.words.question(n)}function mn({call:e}){let{readings:t,rulebook:r,examples:i=[],trace:a}=e.spoken,o=[r.name,...r.option_names??[]].join(` + `);return n`${r.standing!==`official`&&n`<p class="note warn">${r.standing_text}</p>`}
${t.length>0&&n`<${D} title=${k(`call.readings`,{count:t.length})}>
${()=>n`<${Ft} readings=${t} />`}
<//>`}
${i.length>0&&n`<${D} title=${k(`call.examples`)}>
${()=>n`<ul class="bullets">${i.map(e=>n`<li key=${e.id}>${e.text}</li>`)}</ul>`}
<//>`}
<${D} title=${k(`call.trace`)}>
${()=>n`<div class="stack"><p class="soft">${[o,...Ve(e.spoken)].join(` · `)}</p>${a.length>0&&n`<${fn} call=${e} />`}</div>`}
<//>
<${D} title=${k(`call.books`)}>${()=>n`<${dn} call=${e} />`}<//>`}function hn({state:e,ruling:t}){let{does:r,wrong:i}=E(),a=e.hanchans[t.hanchan??``],o=Math.floor((Date.parse(t.ruled_at)-te(t.id))/1e3),s=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return s?n`<p class="note" role="status">${k(`game.given`,{time:b(s.seconds)})}</p>`:o<=60||o>3600||!a||!S(e,a).clock?null:n`<div class="note info">
<p>${k(`game.offer`,{time:b(o)})}</p>
<button class="button" type="button" onClick=${()=>r(()=>ct(a,o,t.id))}>${k(`game.give`,{time:b(o)})}</button>
${i}
</div>`}function gn({state:e,hanchan:t}){let{clock:r}=S(e,t),a=Nt(!!r),o=ut(e,t).length,s=r&&i(r,a),c=s?k(`game.up`):r&&k(`game.time-left`,{time:b(ae(r,a))});return n`<a class="button quiet" href=${`#/start/${t.table}`}>${c??k(`hall-start`)}</a>
${o>0&&n`<a class="button quiet warn" href=${`#/start/${t.table}`}>${k(`kept.waiting`,{count:o})}</a>`}
${s&&n`<${Dt} />`}`}const q={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:vn,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:yn},_n={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function vn(e,t){return t===`standing`?!me(e):t===`escalated`?!!e.escalation:e.status===t}function yn({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-te(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function bn(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in q),i=Object.entries(t).filter(([e,t])=>t&&e in _n),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>q[t](e,n))&&i.every(([t,n])=>_n[t](o(e),n)))}function xn(e,t,n,r){if(!r.trim())return n;let i=Sn(t),a=ne(e.library,r);return n.filter(t=>{let{offender:n,table:r,note:o,reason:s,foul:c}=t,l=i[t.id]??[],u=[n.name,r.label,o,s,N(e,c),R(e,t)];return a([...u,...l].filter(Boolean).join(` `))})}function Sn({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const Cn=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function wn({state:e,rulings:t,chosen:r,onChoose:i}){let a=I(),o=e=>t=>i({...r,[e]:t}),s=Object.values(r).filter(Boolean).length,c=e=>[...new Set(t.map(e))],l=new Map(t.map(({offender:e})=>[e.id,e.name])),u={table:Ee(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...l].map(([e,t])=>({value:e,text:t})),foul:c(({foul:e})=>e).map(e=>({value:e,text:N(a,e)})),kind:c(({kind:e})=>e).map(e=>({value:e,text:a.name(`kinds`,e)})),status:Cn.map(e=>({value:e,text:k(`hall-status.${e}`)})),round:c(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:k(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:k(`hall-otherwise`)}],...Tn(r),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return n`<details class="fold">
<summary>${s?k(`hall-filters-set`,{count:s}):k(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(u).map(([e,t])=>n`<${re} key=${e} label=${k(`hall-filter.${e}`)}
value=${r[e]??``} options=${[{value:``,text:k(`hall-any`)},...Dn(t)]} onChange=${o(e)} />`)}
${[`from`,`until`].map(e=>n`<${V} key=${e} type="datetime-local" label=${k(`hall-filter.${e}`)}
value=${r[e]??``} onInput=${o(e)} />`)}
${s>0&&n`<button class="button" type="button" onClick=${()=>i({})}>${k(`hall-filters-clear`)}</button>`}
</div>
</details>`}function Tn({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:k(`hall-took`,{from:b(n),until:b(r)})}]},...t&&{escalation:[{value:t,text:En(t)}]}}}function En(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>ue(e)?k(e):t).join(` · `)}function Dn(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function On({rulings:e,empty:t}){let[r,i]=a(40),o=Ke(null),s=()=>i(e=>e+40),c=e.length-r;return T(()=>{if(!o.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&s(),{rootMargin:`600px`});return e.observe(o.current),()=>e.disconnect()},[r,c>0]),n`<${Me} rulings=${e.slice(0,r)} place empty=${t} />
${c>0&&n`<button class="button" ref=${o} type="button" onClick=${s}>${k(`hall-more`,{count:c})}</button>`}`}function kn({query:e}){let{tournament:t,state:r}=G();return!t||!r?n`<${g} title=${k(`hall-log`)} />`:n`<${An} state=${r} asked=${Object.fromEntries(e)} />`}function An({state:e,asked:t}){let r=I(),{official:i}=G(),[o,s]=a(t),[c,l]=a(``),u=e.settings.time_zone,d=oe(()=>Ge(Mn(e)),[e]),f=oe(()=>xn(r,e,bn(d,o,u),c),[r,d,o,c]);return n`<${F} title=${k(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${k(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${k(`hall-journal`)}</a>
${ze(i)&&n`<a class="button quiet" href="#/dashboard">${k(`hall-dashboard`)}</a>`}
</p>
${d.length>0&&n`<${V} type="search" label=${k(`hall-search`)} hint=${k(`hall-search-hint`)} value=${c} onInput=${l} />
<${wn} state=${e} rulings=${d} chosen=${o} onChoose=${s} />
<p role="status">${k(`hall-found`,{count:f.length,all:d.length})}</p>`}
${f.length===0&&n`<${jn} any=${d.length>0} onClear=${()=>{s({}),l(``)}} />`}
<${On} key=${JSON.stringify([o,c])} rulings=${f} empty="" />
<//>`}function jn({any:e,onClear:t}){return e?n`<${x} text=${k(`hall-none-found`)}><button class="button" type="button" onClick=${t}>${k(`hall-show-all`)}</button><//>`:n`<${x} text=${k(`hall-log-empty`)}><a class="button" href="#/tables">${k(`hall-tables`)}</a><//>`}function Mn({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:Nn(t[e.id]),round:n[e.hanchan]?.round}))}function Nn({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function Pn({state:e,id:t}){let r=gt(e,t);return r.length===0?null:n`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${k(`hall-ledger`)}</h2>
${r.map(({unit:t,amount:r,lines:i})=>n`<div class="card" key=${t}>
<p><strong>${Fn(t,r)}</strong></p>
<dl class="facts lines">
${i.map(t=>n`<div key=${t.id}>
<dt><${_t} state=${e} line=${t} /></dt>
<dd>${Tt(t)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function Fn(e,t){let[n,r]=Ne(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return k(t<0?r:n,{amount:Mt(e,Math.abs(t))})}const J=`offence_number`;function In({args:[e]}){let{tournament:t,state:r}=G();if(!t||!r)return n`<${g} title=${k(`hall-player`)} />`;let i=r.players[e];return i?n`<${Ln} state=${r} player=${i} />`:n`<${P} title=${k(`hall-player`)} text=${k(`hall-no-player`)} up="#/tables" />`}function Ln({state:e,player:t}){let r=I(),i=Ge(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),a=Object.entries(Vn(i)).sort(([,e],[,t])=>t-e),o=e.teams[t.team]?.name;return n`<${F} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&k(`hall-id-number`,{number:t.id_number}),o].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${k(`hall-counts`)}</h2>
${a.length===0&&n`<p class="soft">${k(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${a.map(([e,t])=>n`<div key=${e}><dt>${N(r,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${Qe} state=${e} id=${t.id} />
<${Pn} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${k(`hall-lines`)}</a>
<${Rn} state=${e} player=${t.id} />
<section class="stack">
<h2>${k(`hall-rulings`)}</h2>
<${On} rulings=${i} empty=${k(`hall-no-rulings`)} />
</section>
<//>`}function Rn({state:e,player:t}){let{book:r,library:i}=G(),a=I();if(!r||!i)return null;let o=zn(e,t),s=Object.keys(r.content.fouls).filter(e=>r.table(e).used.includes(J)).map(e=>({foul:e,...Bn(a,r,{...o,foul:e})}));return s.length===0?null:n`<section class="stack">
<h2>${k(`hall-next-costs`)}</h2>
<dl class="facts">
${s.map(({foul:e,number:t,scope:r,lines:i})=>n`<div key=${e}>
<dt>${N(a,e)}<small>${k(`hall-nth`,{number:t??`?`,scope:r})}</small></dt>
<dd>${i.map(e=>n`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function zn(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||ye(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:Se(e,r.table,r)}}function Bn(e,t,n){let r=M.knownFacts(n).facts[J],i=m(e.library,we(t,n.foul,r?{[J]:r}:{})),a=Re(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function Vn(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function Hn({near:e=[]}){let t=I();return e.length===0?null:n`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>n`<a key=${e} class="button" href=${W(e)}>${t}</a>`)}
</section>`}M.loadEscalationSteps();const Un={"head-referee":[`head-referee`,`director`],director:[`director`]};function Wn({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function Gn({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function Kn(e,t){return!!t&&e.official!==t.id&&ge(t,Un[e.level]??[])}function Y(e,t,{table:n,foul:r}){return[k(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&N(e,r)].filter(Boolean).join(` · `)}function X(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function Z(e,t,n){return{name:e.officials[t]?.name??`?`,time:O(n,e.settings.time_zone)}}function Q({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return k(i?`help.unsent`:`help.sending`);let a=n.ended_at?k(`help.over.${n.ended_how}`):n.answered_at?k(`help.coming`,Z(e,n.answered_by,n.answered_at)):k(`help.waiting.${n.level}`);return i?`${a} · ${k(`hall-outbox.waiting`)}`:a}function qn({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function Jn(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?fe(t,e.hanchans[n],r):Ce(t,n))}function $({call:e,brief:t}){let{state:r,official:i}=G(),{does:a,tell:o,wrong:s}=E(),c=Kn(e,i),u=e.official===i?.id,d=(t,n,r)=>a(async()=>{await M.send(t,e.id,n),l(),f(r)}),p=()=>a(async()=>{if(M.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await M.discard(e.id))return f(k(`help.not-called`));await M.send(`help-end`,e.id,{how:`taken-back`}),f(k(`help.over.taken-back`))}),m=c&&!e.answered_at;return n`<p class="pair">
${m&&n`<button class="button main" type="button" onClick=${()=>d(`help-answer`,{},k(`help.said`))}>${k(`help.come`)}</button>`}
${c&&n`<a class="button" href=${qn(e)} onClick=${()=>Jn(r,e)}>${k(`help.rule`)}</a>`}
${u&&n`<button class="button" type="button" onClick=${p}>${k(`help.take-back`)}</button>`}
${!u&&!t&&n`<button class="button" type="button" onClick=${()=>d(`help-end`,{how:`settled`},k(`help.over.settled`))}>${k(`help.settle`)}</button>`}
</p>${s}`}function Yn({about:e,call:t}){let r=G(),{state:i,official:a}=r,{does:o,wrong:s}=E(),c=Gn(i,a),u=Wn(i).find(t=>t.table===e.table.id&&t.official===a?.id);return e.from||!(u||c)?null:u?n`<section class="note info stack" aria-label=${k(`help.one`)}>
<p role="status">${Q(r,u)}</p>
<${$} call=${u} />
</section>`:n`<button class="button quiet" type="button" onClick=${()=>o(async()=>{await M.send(`help-call`,null,Xn(e,t),{expected:c}),l(),h(880)})}>${k(`help.call.${c}`)}</button>${s}`}function Xn(e,t){let{seat:n,offender:r,amends:i,...a}=w(e,null),o=[e,...(t?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...a,offenders:o,...t&&{foul:t.foul,facts:t.own,context:y(t.context)}}}function Zn({args:[e]}){let{tournament:t,state:r}=G();if(!t||!r)return n`<${g} title=${k(`help.one`)} />`;let i=r.helpCalls[e];return i?n`<${Qn} state=${r} call=${i} />`:n`<${P} title=${k(`help.one`)} text=${k(`help.missing`)} up="#/tables" />`}function Qn({state:e,call:t}){let r=G(),i=I(),{table:a,hand:o,offenders:s,foul:c,official:l,called_at:u,ruling:d}=t,f=k(`hall-table`,{label:e.tables[a]?.label??`?`}),p=[f,B(o)].filter(Boolean).join(` · `);return n`<${F} title=${p} up="#/tables" actions=${!t.ended_at&&n`<${$} call=${t} />`}>
<p class=${`note ${t.ended_at?``:`info`}`} role="status">${Q(r,t)}</p>
<section class="card stack">
${c&&n`<p><strong>${N(i,c)}</strong></p>`}
${s.map(t=>n`<${$n} key=${t.id} state=${e} words=${i} offender=${t} />`)}
<p class="soft">${k(`help.by`,Z(e,l,u))}</p>
</section>
<${dt} ruling=${t} />
<p class="beside">
<a class="button quiet" href=${`#/table/${a}`}>${f}</a>
${d&&n`<a class="button quiet" href=${`#/ruling/${d}`}>${k(`hall-ruling`)}</a>`}
</p>
<//>`}function $n({state:e,words:t,offender:r}){let{seat:i}=r,[a]=X(e,{offenders:[r]});return n`<p class="call-name">
<strong class="who">${a}</strong>
${i&&n`<span class="badge">${t.phrase(`seat-${i}`)}</span>`}
</p>`}function er(){let e=G(),{state:t}=e,r=I(),i=Wn(t);return i.length===0?null:n`<section class="stack" aria-label=${k(`help.all`)}>
<h2>${k(`help.all`)}</h2>
<ul class="rows">
${i.map(i=>n`<li key=${i.id}>
<a class="row" href=${`#/help/${i.id}`}>
<span class="body">
<strong>${Y(r,t,i)}</strong>
<small>${[...X(t,i),``].join(` · `)}${k(`help.by`,Z(t,i.official,i.called_at))} · ${Q(e,i)}</small>
</span>
<${_} name="next" />
</a>
</li>`)}
</ul>
</section>`}function tr(){let e=G(),{tournament:t,state:r,official:i}=e;return t&&r&&i&&n`<${nr} key=${r.id} snapshot=${e} />`}function nr({snapshot:e}){let{state:t}=e,r=I(),{parts:i}=Be(),o=`shinpan.escalations.`+t.id,[s,c]=a(()=>Ae(o)??{since:t.seq});T(()=>_e(o,s),[s]);let l=Object.values(t.escalations).flatMap(t=>ir(e,t)??[]).filter(({id:e,seq:t})=>t>(s[e]??s.since)),u=()=>c({...s,...Object.fromEntries(l.map(({id:e,seq:t})=>[e,t]))}),d=l.find(({id:e})=>i[0]===`escalation`&&e===i[1]);if(T(()=>{d&&c({...s,[d.id]:d.seq})},[d?.seq]),d||l.length===0||i[0]===`escalations`)return null;let[f]=l,[p,m]=l.length>1?[k(`esc.news.several`,{count:l.length}),`#/escalations`]:rr(r,f);return n`<div class="note info row" role="status">
<a class="reach body" href=${m} onClick=${u}>${p}</a>
<button class="button" type="button" onClick=${u}>${k(`esc.news.seen`)}</button>
</div>`}function rr(e,{id:t,what:n,ruling:r}){let i={foul:N(e,r.foul),name:r.offender.name};return[n?k(`esc.news.outcome`,{what:n,...i}):k(`esc.news.yours`,i),`#/escalation/${t}`]}function ir(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return tt(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:Ye(s)}:null}function ar(){let e=G(),{tournament:t,state:r,official:i}=e;return n`${t&&r&&i&&n`<${or} key=${r.id} snapshot=${e} /><${it} key=${r.id} />`}<${tr} />`}function or({snapshot:e}){let{state:t,official:r}=e,i=I(),{parts:o}=Be(),s=`shinpan.help.`+t.id,[c,u]=a(()=>Ae(s)??{});T(()=>_e(s,c),[c]);let d=Object.values(t.helpCalls).filter(({id:e})=>o[0]!==`help`||o[1]!==e),f=d.filter(e=>!e.answered_at&&!e.ended_at&&Kn(e,r)),p=d.filter(e=>cr(e,r)&&c[e.id]!==sr(e)),m=f.map(({id:e})=>e).join();return T(()=>{m&&(h(220),l(400))},[m]),n`${f.map(e=>n`<section class="note warn stack" key=${e.id} role="alert">
<a class="reach" href=${`#/help/${e.id}`}>
<span>
<strong>${Y(i,t,e)}</strong><br />
${[...X(t,e),k(`help.by`,Z(t,e.official,e.called_at))].join(` · `)}
</span>
</a>
<${$} call=${e} brief />
</section>`)}${p.map(r=>n`<div class="note info row" key=${r.id} role="status">
<a class="reach body" href=${`#/help/${r.id}`}>${Y(i,t,r)} · ${Q(e,r)}</a>
<button class="button" type="button" onClick=${()=>u({...c,[r.id]:sr(r)})}>
${k(`help.seen`)}
</button>
</div>`)}`}function sr({ended_at:e}){return e?`over`:`coming`}function cr({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function lr({text:e}){let{outbox:t}=G(),r=t.filter(({state:e})=>e!==`differs`).length;return r===0?null:n`<p class="note warn">${k(e,{count:r})}</p>
<a class="button main" href="#/outbox">${k(`hall-see-outbox`)}</a>`}function ur(){let{tournament:e,alarms:t}=G(),[r,i]=a(!1);return e?n`<section class="card">
<h2>${k(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>i(!0)}>${k(`hall-leave`)}</button>
${r&&n`<${U} title=${k(`hall-leave-ask`,{name:e.name})} onClose=${()=>i(!1)}>
<p>${k(`hall-leave-text`)}</p>
${t&&n`<p class="note bad">${k(`alarm.leave`)}</p>`}
<${lr} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await M.leave(),A(`#/`)}}>${k(`hall-leave`)}</button>
<button class="button" onClick=${()=>i(!1)}>${k(`cancel`)}</button>
<//>`}
</section>`:null}function dr({onYes:e}){let t=n`<button class="button danger" onClick=${e}>${k(`hall-switch-yes`)}</button>`;return n`<${F} title=${k(`hall-switch`)} up="#/tables" actions=${t}>
<${lr} text="hall-switch-unsent" />
<//>`}function fr({kind:e,foul:t,up:r}){let{state:i}=G(),a=Object.values(e===`team`?i.teams:i.officials).filter(({revoked_at:e})=>!e).sort((e,t)=>e.name.localeCompare(t.name));return n`<${F} title=${k(`call-which.${e}`)} up=${r}>
${a.length===0&&n`<${x} text=${k(`call.nobody`)} />`}
<ul class="rows">
${a.map(({id:e,name:r})=>n`<li key=${e}>
<button
class="row"
type="button"
onClick=${()=>he(W(t||null,{who:e}))}
>
${r}
</button>
</li>`)}
</ul>
<//>`}function pr({item:e,away:t,onClose:r}){let{does:i,tell:a,wrong:o}=E(),s=ve(e),c=s&&!t&&e.kind===`ruling`,l=async()=>{if(!await M.discard(e.id))return a(k(`hall-over`));f(k(s?`hall-discarded-here`:`hall-discarded`)),r()};return n`<${U} title=${k(`hall-discard`)} onClose=${r}>
<p>${k(s?`hall-discard-sent`:`hall-discard-text`)} ${c&&k(`hall-discard-withdraw`)}</p>
${o}
<div class="pair">
${c&&n`<a class="button" href=${`#/ruling/${e.id}`}>${k(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>i(l)}>${k(`hall-discard`)}</button>
<button class="button" type="button" onClick=${r}>${k(`cancel`)}</button>
</div>
<//>`}function mr(){let{official:e}=G();return n`<div class="note bad" role="alert">
<p>${k(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${k(`hall-join`)}</a>
${ge(e,[`director`])&&n`<a class="button" href="#/account">${k(`hall-join-account`)}</a>`}
</p>
</div>`}function hr({item:e}){let{tournament:t,official:r,signedOut:i}=G(),a=e.official??r,o=r?.id!==a?.id&&t?.id===e.tournament&&!i;return n`<p class="note bad">${k(`elsewhere-signed-out`,{name:a?.name??`?`})}</p>
${o&&n`<button class="button" type="button" onClick=${()=>M.sendAsMe(e.id)}>${k(`elsewhere-send-as`,{name:r.name})}</button>`}`}function gr({item:{id:e,count:t}}){return n`<article class="item">
<p class="note warn">${k(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>M.discard(e)}>${k(`hall-seen`)}</button>
</article>`}const _r={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function vr({item:e}){let t=I(),{state:r}=G(),{kind:i,state:a,problem:o,ruledAt:s}=e;return i===`restored`?n`<${gr} item=${e} />`:n`<article class=${`item ${a}`} aria-label=${k(`hall-kind.${i}`)}>
<${yr} item=${e} />
<p>${br(t,r,e)}</p>
<p class="soft">${O(s,r.settings.time_zone)}</p>
${a===`waiting`&&n`<${Sr} item=${e} />`}
${a===`refused`&&n`<${Ct} problem=${o} />`}
${a===`conflict`&&n`<${vt} stored=${o?.stored??{}} sent=${o?.sent??e.body??{}} />`}
${a===`differs`&&n`<${wt} item=${e} />`}
${a===`holding`?n`<${H} id=${e.id} />`:n`<${Cr} item=${e} />`}
</article>`}function yr({item:{kind:e,state:t}}){let r=j(t)?`bad`:`info`;return n`<p><strong>${k(`hall-kind.${e}`)}</strong> <span class=${`badge ${r}`}>${k(`hall-outbox.${t}`)}</span></p>`}function br(e,t,{id:r,kind:i,subject:a,body:o,about:s}){if(i.startsWith(`help-`))return xr(t,t.helpCalls[i===`help-call`?r:a]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(i))return[s.table&&k(`hall-table`,{label:s.table}),s.who].filter(Boolean).join(` · `);if(i===`hand-end`||i===`dead-hand`)return[k(`hall-table`,{label:t.tables[o.table]?.label??`?`}),B(o.hand),i===`hand-end`&&k(`hall-how.${o.how}`)].filter(Boolean).join(` · `);let c=t.rulings[i===`ruling`?r:a];if(!c)return k(`hall-unknown`);let l=n`<a href=${`#/ruling/${c.id}`}><span class="who">${c.offender.name}</span> · ${N(e,c.foul)}</a>`;return o?.reason?n`${l} · ${o.reason}`:l}function xr(e,t){return t?k(`hall-table`,{label:e.tables[t.table]?.label??`?`}):k(`hall-unknown`)}function Sr({item:e}){jt();let{blockedBy:t,trouble:r}=e;if(r?.status===401)return n`<${hr} item=${e} />`;if(t)return n`<p class="note warn">${k(`hall-blocked`)}</p>`;if(!r)return null;let i=r.status===0?k(navigator.onLine?`live.unreached`:`no-network`):ht(r.problem)||`HTTP ${r.status}`;return n`<p class="soft">${k(`hall-last-try`,{text:i})}</p>`}function Cr({item:e,away:t}){let[r,i]=a(!1),{does:o,tell:s,wrong:c}=E(),{id:l,kind:u,state:d}=e,p=d===`conflict`&&!je(e);if(d===`differs`||p){let e=k(p?`hall-keep-logged`:`hall-seen`);return n`<div class="pair"><button class="button" type="button" onClick=${()=>o(()=>M.discard(l))}>${e}</button>${c}</div>`}let m=async()=>{await M.retry(l)?f(k(`hall-again`)):s(k(`hall-over`))};return n`<div class="pair">
${d!==`waiting`&&n`<button class="button" type="button" onClick=${()=>o(m)}>${k(d===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${d!==`waiting`&&u in _r&&!t&&n`<a class="button" href=${_r[u](e)}>${k(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>i(!0)}>${k(`hall-discard`)}</button>
${r&&n`<${pr} item=${e} away=${t} onClose=${()=>i(!1)} />`}
</div>${c}`}function wr(){let{elsewhere:e}=G();return e.map(({id:e,name:t,items:r})=>n`<section class="stack" key=${e}>
<h2>${k(`elsewhere-in`,{name:t??k(`elsewhere-nameless`)})}</h2>
<ol class="rows">${r.map(e=>n`<li key=${e.id} tabindex="-1"><${Tr} item=${e} /></li>`)}</ol>
</section>`)}function Tr({item:e}){let t=I(),{kind:r,state:i,about:a={},body:o,problem:s,expected:c,answer:l}=e;if(r===`restored`)return n`<${gr} item=${e} />`;let{table:u,who:d,foul:f}=a,p=u&&k(`hall-table`,{label:u});return n`<article class=${`item ${i}`} aria-label=${k(`hall-kind.${r}`)}>
<${yr} item=${e} />
<p>${[p,d,f&&N(t,f),o?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${O(e.ruledAt)}</p>
${i===`waiting`&&n`<${Sr} item=${e} />`}
${i===`refused`&&n`<${Ct} problem=${s} />`}
${i===`differs`&&n`<div class="note warn">
<p>${k(`hall-phone-showed`,{line:R(t,c)})}</p>
<p><strong>${k(`hall-server-decided`,{line:R(t,l.decision)})}</strong></p>
</div>`}
${i!==`holding`&&n`<${Cr} item=${e} away />`}
</article>`}function Er(){let{tournament:e,offsetMs:t,clockSure:r,clockAt:i,persisted:a,usage:o,quota:s,lowStorage:c}=G();return n`<section class="stack">
<h2>${k(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&n`<p class="note warn">
${k(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:Or(Math.abs(t))})}
</p>`}
${!r&&i&&n`<p class="soft">${k(`hall-clock-last`,{time:O(new Date(i),e?.time_zone)})}</p>`}
${!r&&n`<p class="soft">${k(`hall-clock-unsure`)}</p>`}
${c&&n`<p class="note bad" role="alert">${k(`hall-storage-low`)}</p>`}
<p class="soft">${k(a?`hall-persisted`:`hall-not-persisted`)}</p>
${s>0&&n`<p class="soft">${k(`hall-storage`,{used:Dr(o,1),quota:Dr(s,0)})}</p>`}
</section>`}function Dr(e,t){return u(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function Or(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>k(`hall-span.${e}`,{count:t})).join(` `)}function kr(){let{tournament:e,state:t,outbox:r,elsewhere:i}=G();jr();let a=e=>!j(e.state),o=r.filter(e=>!a(e)),s=r.filter(a),c=[...r,...i.flatMap(({items:e})=>e)].some(a)&&n`<button class="button main" onClick=${()=>M.sendNow()}>${k(`hall-send-now`)}</button>`,l=i.length>0&&n`<${wr} />`;return!e||!t?n`<${g} title=${k(`hall-outbox-title`)} actions=${c}>${l}<//>`:n`<${F} title=${k(`hall-outbox-title`)} up="#/tables" actions=${c}>
<${Mr} />
${r.length===0&&!l&&n`<${x} text=${k(`hall-outbox-empty`)}><a class="button" href="#/tables">${k(`hall-tables`)}</a><//>`}
<${Ar} title=${k(`hall-tasks`)} items=${o} />
<${Ar} title=${k(`hall-waits`)} items=${s} />
${l}
<${Er} />
<//>`}function Ar({title:e,items:t}){return t.length===0?null:n`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>n`<li key=${e.id} tabindex="-1"><${vr} item=${e} /></li>`)}</ol>
</section>`}function jr(){let e=Ke({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];T(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),T(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function Mr(){let{signedOut:e,revisionChange:t,trouble:r,superseded:i,syncedAt:a,live:o,tournament:s}=G(),c=o===`offline`?`no-network`:o===`unreached`&&`live.unreached`;return n`
${e&&n`<${mr} />`}
${r&&n`<p class="note bad" role="alert">${k(`hall-trouble`,{text:r})}</p>`}
${i&&n`<p class="note warn">${k(`hall-superseded`)}</p>`}
${t&&n`<p class="note warn">${k(`hall-revision-change`,{count:t.items.length})}</p>`}
${c&&!e&&a&&n`<p class="note">${k(`hall-offline-since`,{link:k(c),time:O(a,s?.time_zone)})}</p>`}
`}function Nr({text:e,onClose:t}){let r=`speechSynthesis`in globalThis;return T(()=>()=>r?speechSynthesis.cancel():void 0,[]),n`<${U} title=${k(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${r&&n`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=Ie.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${k(`call.speak`)}</button>`}
<//>`}function Pr({onClose:e}){let{waiting:t,tasks:r,wrongs:i}=v(),a=(t,r)=>n`<a class="button" key=${t} href=${r} onClick=${e}>${t}</a>`;return n`<${U} title=${k(`standing`)} onClose=${e}>
${r>0&&a(k(`to-resolve`,{count:r}),`#/outbox`)}
${i.map(({text:e,to:t})=>a(e,t))}
${t>0&&a(k(`waiting-to-send`,{count:t}),`#/outbox`)}
<${Fr} />
<//>`}function Fr(){let{tournament:e,book:t,library:r,syncedAt:i}=G(),{ready:a,link:o}=v(),s=e&&t&&(r?.books[t.id]?.name??t.id),c=e&&i&&k(`synced`,{time:O(i,e.time_zone)});return n`<ul class="bullets">
${[o,a,c,s].filter(Boolean).map(e=>n`<li key=${e}>${e}</li>`)}
</ul>`}function Ir({ruling:e,questions:t,decision:r,done:i=!1,onAnswer:a}){let{library:o}=G(),s=I(),c=r&&m(o,r);return n`<section class="card">
<h3><span class="who">${e.offender.name}</span> · ${N(s,e.foul)}</h3>
${!i&&t.map(e=>n`<${Lr} key=${e.question.fact} asked=${e} onAnswer=${a} />`)}
${c&&n`<p class=${`penalty ${De(r.penalties[0]?.kind??`none`)}`} role="status">
${k(`hall-comes-to`,{line:c.line})}
</p>`}
${i&&n`<ol class="steps">${c.steps.map(e=>n`<li key=${e.id}>${e.text}</li>`)}</ol><${Oe} stays=${c.stays} />`}
</section>`}function Lr({asked:{decision:e,question:t,chosen:r},onAnswer:i}){let{library:a}=G(),{text:s,answers:c}=m(a,e).questions[0],l=c.map(e=>({value:e.value??e.min,text:e.text}));return n`<${o} label=${s} value=${r} options=${l}
onChange=${e=>i(t.fact,e)} />`}const Rr=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function zr({table:e,hanchan:t,hand:r,onHand:i,onClose:o}){let{state:s}=G(),[c]=a({table:e.id,hanchan:t.id,hand:r}),[l,u]=a(()=>{let e=xe(s,c);return e?{end:e,results:[],item:``}:null});if(!l)return n`<${Br} ended=${c} hanchan=${t} onDone=${u} onClose=${o} />`;let d=k(`hall-ended-done`,{hand:B(c.hand)});return n`<${U} key="done" title=${d} onClose=${o}>
<p>${k(`hall-how.${l.end.how}`)}</p>
<${H} id=${l.item} onTaken=${o} />
${l.results.map(e=>n`<${Ir} key=${e.ruling.id} ...${e} done />`)}
${i?n`<${Ur} hand=${c.hand} end=${Wr(l)} onHand=${i} onClose=${o} />`:n`<button class="button main" type="button" onClick=${o}>${k(`hall-done`)}</button>`}
<//>`}function Br({ended:e,hanchan:t,onDone:r,onClose:i}){let{state:o}=G(),[s]=a(()=>pe(o,e)),[c,u]=a(zt),{does:d,wrong:f}=E(),p=st(s),m=c.how&&(c.how!==`win`||c.winners.length>0),h=s.map(e=>{let t=p[e.revision];return{ruling:e,...c.how&&t?It(o,t,e,c):{questions:[],decision:null}}}),g=async()=>{let t=Object.fromEntries(h.map(({ruling:e,decision:t})=>[e.id,t])),n=await M.send(`hand-end`,null,Rt(e,c),{hold:!0,expected:t});l(),r({end:c,results:h,item:n.id})};return n`<${U} title=${k(`hall-ended-how`,{hand:B(e.hand)})} onClose=${i}>
<${Vr} how=${c.how} onHow=${e=>u({...c,how:e,winners:[]})} />
${c.how===`win`&&n`<${Hr} hanchan=${t} ended=${e} winners=${c.winners}
onWinners=${e=>u({...c,winners:e})} />`}
${m&&h.map(e=>n`<${Ir} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>u(Lt(c,e.ruling,t,n))} />`)}
${f}
<button class="button main" type="button" disabled=${!m||h.some(({decision:e})=>!e)} onClick=${()=>d(g)}>
${k(`hall-ended-record`)}
</button>
<//>`}function Vr({how:e,onHow:t}){let{book:r}=G(),i=[`win`,...r?.content.facts.hand_end.answers??Rr],a=Rr.filter(e=>i.includes(e)).map(e=>({value:e,text:k(`hall-how.${e}`)}));return n`<${o} label=${k(`hall-how-label`)} value=${e} options=${a} onChange=${t} />`}function Hr({hanchan:t,ended:r,winners:i,onWinners:a}){let{state:o}=G(),s=I(),c=e=>a(i.includes(e)?i.filter(t=>t!==e):[...i,e]);return n`<fieldset>
<legend>${k(`hall-whose-win`)}</legend>
<div class="choices">
${Te(t,r.hand).map(({wind:t,player:a})=>{let l=i.includes(t),u=ee(o,{...r,table:{id:r.table},seat:t});return n`<button key=${t} type="button" class="choice" aria-pressed=${l}
disabled=${!!u||!l&&i.length===3} onClick=${()=>c(t)}>
${s.phrase(`seat-${t}`)} · ${o.players[a]?.name}
${u&&n`<span class="badge dead-hand">${k(`hall-badge.dead`,{since:e(o,u)})}</span>`}
</button>`})}
</div>
</fieldset>`}function Ur({hand:e,end:t,onHand:r,onClose:i}){let a=e=>{r(e),i()};return n`<h3>${k(`hall-following`)}</h3>
<div class="pair">
${Gr(e,t).map(e=>n`<button key=${B(e)} class="button main" type="button" onClick=${()=>a(e)}>${B(e)}</button>`)}
</div>`}function Wr({end:e,results:t}){return t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`))?{...e,how:`chonbo`}:e}function Gr(e,{how:t,winners:n}){return t===`win`?n.includes(`east`)?[L(e)]:[z(e)]:t===`chonbo`?[e]:[L(e),z(e,L(e).counters??0)]}function Kr({hand:e,hanchan:r,hanchans:i,onHand:a,onPass:c,onEnd:l,onHanchan:u,onClose:d}){let f=t.map(e=>({value:e,text:k(`hall-wind.${e}`)})),p=[1,2,3,4].map(e=>({value:e,text:String(e)})),m=i.map(({id:e,round:t})=>({value:e,text:k(`hall-round`,{round:t})})),h=t=>a({...e,...t}),g=e=>()=>{d(),e()};return n`<${U} title=${B(e)} onClose=${d}>
<button class="button main" type="button" onClick=${g(()=>c(z(e)))}>${k(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${g(()=>c(L(e)))}>${k(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${g(l)}>${k(`hall-ended`)}</button>
</div>
${m.length>1&&n`<${re} label=${k(`hall-hanchan`)} value=${r.id} options=${m} onChange=${u} />`}
<${o} label=${k(`hall-round-wind`)} value=${e.wind} options=${f} onChange=${e=>h({wind:e})} />
<${o} label=${k(`hall-number`)} value=${e.number} options=${p}
onChange=${e=>h({number:e})} />
<${s} label=${k(`hall-counter-label`)} value=${e.counters} min=${0} max=${99} less=${k(`hall-counter-less`)}
more=${k(`hall-counter-more`)} onChange=${e=>h({counters:e})} />
<button class="button" type="button" onClick=${d}>${k(`hall-done`)}</button>
<//>`}function qr({table:e,hanchan:t,onTurn:r,onClose:i}){let{state:a,official:o}=G(),s=ke(o)||a.results[t.id];return n`<${U} title=${k(`hall-other`)} onClose=${i}>
<a class="button" href=${`#/call/${e.id}/team`}>${k(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${k(`hall-on-official`)}</a>
${s&&n`<a class="button" href=${`#/result/${t.id}`}>${k(`hall-result`)}</a>`}
<button class="button" type="button" onClick=${r}>${k(`hall-turn`)}</button>
<//>`}export{ot as AddPhoto,Nr as Aloud,Gt as Amendment,et as Badge,Yn as CallForHelp,fr as ChooseOffender,Et as Circumstances,rn as Claimed,xt as Corrections,Wt as DeadHandWarning,St as DirectorLinks,bt as Escalate,an as Exactly,hn as ExtraTimeOffer,cn as Extras,nt as Further,mn as Grounds,zr as HandEnd,Kr as HandSheet,Zn as HelpCall,At as ImportLink,ur as Leave,kn as Log,Hn as Near,ar as Notices,er as OpenHelpCalls,qr as OtherSheet,Zt as Otherwise,kr as Outbox,In as Player,Pt as ProbablySame,kt as PushSwitch,$e as Reason,Ot as Reasons,pt as Ruling,Je as SameCall,Fr as Standing,Pr as StatusSheet,dr as Switch,gn as TableClock,Vt as Undisputed,rt as Warned,qe as WrongPlayer,Kt as nothingNew,Ze as reasonWords};