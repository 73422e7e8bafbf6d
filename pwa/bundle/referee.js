import{$ as e,$n as t,$t as n,Br as r,C as i,Ct as a,Dr as o,Et as s,F as c,Fr as l,G as u,Gt as d,H as f,Ht as p,It as m,J as h,K as g,Lr as _,Lt as v,M as y,Mt as b,N as x,Nr as S,Nt as C,Ot as w,Q as ee,Qn as T,Rr as te,Sn as E,St as D,T as O,Tt as ne,V as re,Vt as k,W as ie,Wt as A,X as ae,Y as oe,Yt as se,Z as ce,_ as le,_t as ue,a as de,an as fe,bt as pe,c as me,cn as he,cr as ge,d as _e,dn as j,dt as ve,en as ye,er as be,et as M,f as xe,ft as Se,gt as Ce,hn as we,ht as Te,i as Ee,ir as De,it as Oe,j as ke,jt as N,ln as Ae,lr as je,lt as P,mt as F,n as Me,nn as Ne,nt as I,o as Pe,on as Fe,pt as L,qt as Ie,rn as Le,rt as Re,s as R,sn as ze,sr as Be,st as Ve,tn as He,tt as z,u as Ue,ut as We,w as B,wr as Ge,wt as V,x as H,xt as U,yt as W,zr as G,zt as K}from"./app.js";import{B as Ke,D as qe,E as Je,F as Ye,Gt as Xe,I as Ze,J as Qe,K as $e,Kt as et,L as tt,O as nt,St as rt,U as it,V as at,W as ot,Wt as st,Z as ct,a as lt,b as ut,c as dt,cn as ft,ct as pt,f as mt,ft as ht,h as gt,i as _t,j as vt,k as yt,lt as bt,m as xt,n as St,on as Ct,p as wt,qt as Tt,sn as Et,t as Dt,v as Ot,w as kt,x as At,y as jt,z as Mt}from"./shared.js";import{i as Nt,n as Pt,r as Ft,t as It}from"./deferred.js";const Lt=[`status`,`penalties`,`effects`,`steps`,`stays`,`range`,`transfers`,`points`,`fines`];function Rt({call:e}){let{book:t}=K(),r=P(),{fouls:i,facts:a}=r.catalogue,o=i[e.foul].asks.filter(e=>a[e].disputed).filter(n=>zt(t,e,n,a[n]));if(o.length===0)return null;let s=o.map(e=>r.pick(a[e].disputed)).join(` · `);return n`<p class="soft">${A(`undisputed.same`,{facts:s})}</p>`}function zt(e,{foul:t,facts:n,context:r,decision:i,log:a},o,s){if(i.status===`needs-facts`||o in a.facts)return!1;if(!e.table(t).used.includes(o))return!0;let c=s.kind===`yes-no`?[!0,!1]:Object.keys(s.answers),l=Bt(i);return c.every(i=>Bt(me(e,t,{...n,[o]:i},r))===l)}function Bt(e){return e&&S(Lt.map(t=>e[t]??null))}function Vt({declared:e}){let{state:t}=K();return n`<p class="note warn">${A(`already.dead`,{since:We(t,e)})}</p>`}function Ht({ruling:e}){let t=P(),{state:r}=K(),i=r.rulings[e];if(!i)return null;let a=k(i.ruled_at,r.settings.time_zone),o=i.offender.name,s=Fe().parts[3]&&W(null,{facts:null,context:null,ask:null});return n`<p class="note info">
${A(`amending.what`,{line:I(t,i),name:o,time:a})}
${s&&n`<a class="reach" href=${s}>${A(`amending.another`)}</a>`}
</p>`}function Ut({from:e,again:t,offender:n},r,i,a){if(t)return``;let o=[e.offender.id,e.foul,{...r.log.facts,...e.facts},ke(e.context),e.penalties,e.note??``],s=[n?.id,r.foul,r.facts,r.context,i?.penalties??r.decision.penalties,a];return S(o)===S(s)?A(`amending.nothing`):``}const Wt=[1,5,10,20];function Gt({book:e,per:t,chosen:r,onChosen:i,wrong:a}){return ae.filter(e=>e in r).map(o=>n`<${Kt} key=${o} kind=${o} book=${e} per=${t} value=${r[o]} onValue=${e=>i({...r,[o]:e})} wrong=${a} />`)}function Kt({kind:e,book:t,per:r,value:i,onValue:a,wrong:o}){let s=P(),c=qt(t,e).map(e=>String(e*r)),[l,u]=G(c.length===0||!(!i||c.includes(i))),[d,f]=r>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`],p=A(d,{kind:s.name(`kinds`,e)}),m=e=>{u(!1),a(e===i?``:e)},g=A(f,{most:s.number(h*r)});return n`<fieldset>
<legend>${p}</legend>
<div class="switches">
${c.map(e=>{let t=r>1?s.number(Number(e)):A(`amount.p`,{p:e});return n`<${x} key=${e} pressed=${!l&&e===i} onClick=${()=>m(e)}>${t}<//>`})}
${c.length>0&&n`<${x} pressed=${l} onClick=${()=>u(!l)}>${A(`amount.another`)}<//>`}
</div>
${!l&&o&&!i&&n`<p class="note bad" role="alert">${g}</p>`}
</fieldset>
${l&&n`<${V} label=${p} inputmode="numeric" autocomplete="off" value=${i} wrong=${o?g:void 0} onInput=${a} />`}`}function qt({content:e},t){if(t===`disqualification`)return[];let n=Object.values(e.fouls).flatMap(({rows:e})=>e).flatMap(({then:e,range:t=[]})=>[...e,...t]).filter(e=>e.kind===t),r=new Set(n.map(({p:e})=>e?.first??e).filter(Number.isInteger));if(t===`chonbo`&&Number.isInteger(e.values.chonbo)&&r.add(e.values.chonbo),t===`points`)for(let e of Wt)r.size<6&&r.add(e);return[...r].sort((e,t)=>e-t).slice(0,8)}function Jt({about:e,call:t,yes:r,onIssue:i,onClose:o}){let{library:s,book:c,state:d}=K(),f=P(),[p,m]=G({}),[h,g]=G(t.decision.penalties[0]?.whom??`offender`),{reason:_,field:v}=Tt(`ruling`,t.foul),[y,b]=G(!1),{decision:x,spoken:S}=t,C=c.content.unit?l:1,w=Qt(c,p,h,C),ee=e=>{e.preventDefault(),b(!0),w&&_&&i({checked:w,reason:_})},T=Zt(d,e,x).map(t=>({value:t,text:t===`offender`?e.offender?.name:f.phrase(`on-${t}`)}));return n`<${U}
title=${A(u(x)?`call.choose`:`call.otherwise`)}
onClose=${o}
>
<form onSubmit=${ee} novalidate>
${x.range&&n`<${Yt} words=${f} per=${C} range=${x.range} chosen=${p} onChosen=${m} />`}
<${Xt}
words=${f}
book=${c}
per=${C}
chosen=${p}
onChosen=${m}
folded=${!!x.range}
/>
<${Gt} book=${c} per=${C} chosen=${p} onChosen=${m} wrong=${y&&!w} />
${T.length>1&&n`<${a} label=${A(`call.whom`)} value=${h} options=${T} onChange=${g} />`}
${v(y)}
${y&&Object.keys(p).length===0&&n`<p class="note bad" role="alert">${A(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${w&&ie(s,c,x,S,w).line}
</p>
<button class="button main">${r}</button>
</form>
<//>`}function Yt({words:e,per:t,range:r,chosen:i,onChosen:o}){return n`<${a}
label=${A(`call.range`)}
value=${r.findIndex(e=>$t(i,e,t))}
options=${r.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>o({[r[e].kind]:q(r[e].p,t)})}
/>`}function Xt({words:e,book:t,per:r,chosen:i,onChosen:a,folded:o}){let s=e=>{let{[e]:n,none:o,...s}=i,c=e===`chonbo`?q(t.content.values.chonbo,r):``;a(n===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},c=n`<fieldset>
<legend>${A(`call.kinds`)}</legend>
<div class="choices">
${je.map(t=>n`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in i} onChange=${()=>s(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return o?n`<details class="fold">
<summary>${A(`call.outside`)}</summary>
${c}
</details>`:c}function Zt(e,{offender:t},{penalties:n,range:r=[]}){let i=[...n,...r].map(({whom:e})=>e),a=t?.kind===`player`&&e.players[t.id]?.team?[`team`,`each-teammate`]:[];return oe.filter(e=>[`offender`,...a,...i].includes(e))}function Qt(e,t,n,r){let i=Object.entries(t).map(([e,t])=>({kind:e,whom:n,...t.trim()&&{p:Number(t)/r}}));try{return ce(e,i)}catch{return null}}function $t(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===q(n,r)}function q(e,t){return e===void 0?``:String(e*t)}function en({args:[e=``],query:t}){let r=t.get(`call`)??``,i=`#/table/${e}`,a=n`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(ye+r,{steal:!0},()=>{}),fe(Ne()[r]?.place??i,{replace:!0})}}>${A(`elsewhere.take`)}</button>`;return n`<${N} title=${A(`elsewhere.title`)} up=${i} actions=${a}><${w} text=${A(`elsewhere.text`)} /><//>`}function tn({kept:{note:e,photos:t},noted:r}){let i=+!!e.trim()+t.length,a=n`<span class="body">${A(`call.extras`)}</span>
${i>0&&n`<span class="badge">${i}</span>`}`,o=e=>{Le({photos:t.filter(t=>t!==e)}),j.deletePhotos([e])};return n`<${D} title=${a}>
${()=>n`<div class="stack">
${r&&n`<${V} long label=${A(`call.note`)} value=${e} onInput=${e=>Le({note:e})} maxlength="4000" />`}
<${Ke} count=${t.length} onPhoto=${He} />
<ul class="photos" aria-label=${A(`hall-photos`)}>
${t.map((e,t)=>n`<li key=${e}><${nn} id=${e} number=${t+1} onRemove=${()=>o(e)} /></li>`)}
</ul>
</div>`}
<//>`}function nn({id:e,number:t,onRemove:r}){let{url:i}=at(()=>j.photo(``,e),e);return n`${i&&n`<img src=${i} alt=${A(`hall-photo`,{number:t})} />`}
<button class="button" type="button" onClick=${r}>${A(`call.photo-remove`,{number:t})}</button>`}function rn({foul:e,facts:t,context:n}){let{library:r,book:i}=K(),[a,o]=G([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return _(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id);return(async()=>{let c=await Promise.all(s.map(e=>j.bookOf({id:e,options:{},readings:{}}))),[,...l]=dt([i,...c],e,t,n);a||o(l.map(e=>g(r,e)))})(),()=>{a=!0}},[s]),a}function an({call:e}){return rn(e).map(e=>n`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${Ve(e).map(e=>n`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&n`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function on({call:{foul:e,spoken:t}}){let{library:r,book:i}=K(),a={words:P(),library:r},{rows:o}=i.table(e);return n`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:r})=>{let i=o.find(t=>t.id===e),s=r??Object.keys(i.when);return n`<li key=${e}>
<strong class="penalty">${lt(a,i)}</strong> <span class="badge">${A(`open.verdict.${t}`)}</span>
${s.map(e=>n`<p class="soft" key=${e}>${sn(a,i,e)}</p>`)}
${s.length===0&&n`<p class="soft">${A(o.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function sn(e,t,n){return n in t.when?_t(e,{[n]:t.when[n]}):e.words.question(n)}function cn({call:e}){let{readings:t,rulebook:r,examples:i=[],trace:a}=e.spoken,o=[r.name,...r.option_names??[]].join(` + `);return n`${r.standing!==`official`&&n`<p class="note warn">${r.standing_text}</p>`}
${t.length>0&&n`<${D} title=${A(`call.readings`,{count:t.length})}>
${()=>n`<${tt} readings=${t} />`}
<//>`}
${i.length>0&&n`<${D} title=${A(`call.examples`)}>
${()=>n`<ul class="bullets">${i.map(e=>n`<li key=${e.id}>${e.text}</li>`)}</ul>`}
<//>`}
<${D} title=${A(`call.trace`)}>
${()=>n`<div class="stack"><p class="soft">${[o,...Ve(e.spoken)].join(` · `)}</p>${a.length>0&&n`<${on} call=${e} />`}</div>`}
<//>
<${D} title=${A(`call.books`)}>${()=>n`<${an} call=${e} />`}<//>`}function ln({state:e,ruling:t}){let{does:r,wrong:i}=O(),a=e.hanchans[t.hanchan??``],s=Math.floor((Date.parse(t.ruled_at)-E(t.id))/1e3),l=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return l?n`<p class="note" role="status">${A(`game.given`,{time:o(l.seconds)})}</p>`:s<=60||s>3600||!a||!c(e,a).clock?null:n`<div class="note info">
<p>${A(`game.offer`,{time:o(s)})}</p>
<button class="button" type="button" onClick=${()=>r(()=>$e(a,s,t.id))}>${A(`game.give`,{time:o(s)})}</button>
${i}
</div>`}function un({state:e,hanchan:t}){let{clock:r}=c(e,t),i=rt(!!r),a=Qe(e,t).length,s=r&&re(r,i),l=s?A(`game.up`):r&&A(`game.time-left`,{time:o(f(r,i))});return n`<a class="button quiet" href=${`#/start/${t.table}`}>${l??A(`hall-start`)}</a>
${a>0&&n`<a class="button quiet warn" href=${`#/start/${t.table}`}>${A(`kept.waiting`,{count:a})}</a>`}
${s&&n`<${ot} />`}`}const dn={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:pn,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:mn},fn={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function pn(e,t){return t===`standing`?!i(e):t===`escalated`?!!e.escalation:e.status===t}function mn({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-E(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function hn(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in dn),i=Object.entries(t).filter(([e,t])=>t&&e in fn),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>dn[t](e,n))&&i.every(([t,n])=>fn[t](o(e),n)))}function gn(e,t,n,r){if(!r.trim())return n;let i=_n(t),a=Ge(e.library,r);return n.filter(t=>{let{offender:n,table:r,note:o,reason:s,foul:c}=t,l=i[t.id]??[],u=[n.name,r.label,o,s,M(e,c),I(e,t)];return a([...u,...l].filter(Boolean).join(` `))})}function _n({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const vn=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function yn({state:e,rulings:t,chosen:r,onChoose:i}){let a=P(),o=e=>t=>i({...r,[e]:t}),s=Object.values(r).filter(Boolean).length,c=e=>[...new Set(t.map(e))],l=new Map(t.map(({offender:e})=>[e.id,e.name])),u={table:Ee(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...l].map(([e,t])=>({value:e,text:t})),foul:c(({foul:e})=>e).map(e=>({value:e,text:M(a,e)})),kind:c(({kind:e})=>e).map(e=>({value:e,text:a.name(`kinds`,e)})),status:vn.map(e=>({value:e,text:A(`hall-status.${e}`)})),round:c(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:A(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:A(`hall-otherwise`)}],...bn(r),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return n`<details class="fold">
<summary>${s?A(`hall-filters-set`,{count:s}):A(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(u).map(([e,t])=>n`<${ne} key=${e} label=${A(`hall-filter.${e}`)}
value=${r[e]??``} options=${[{value:``,text:A(`hall-any`)},...Sn(t)]} onChange=${o(e)} />`)}
${[`from`,`until`].map(e=>n`<${V} key=${e} type="datetime-local" label=${A(`hall-filter.${e}`)}
value=${r[e]??``} onInput=${o(e)} />`)}
${s>0&&n`<button class="button" type="button" onClick=${()=>i({})}>${A(`hall-filters-clear`)}</button>`}
</div>
</details>`}function bn({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:A(`hall-took`,{from:o(n),until:o(r)})}]},...t&&{escalation:[{value:t,text:xn(t)}]}}}function xn(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>se(e)?A(e):t).join(` · `)}function Sn(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function Cn({rulings:e,empty:t}){let[r,i]=G(40),a=te(null),o=()=>i(e=>e+40),s=e.length-r;return _(()=>{if(!a.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&o(),{rootMargin:`600px`});return e.observe(a.current),()=>e.disconnect()},[r,s>0]),n`<${le} rulings=${e.slice(0,r)} place empty=${t} />
${s>0&&n`<button class="button" ref=${a} type="button" onClick=${o}>${A(`hall-more`,{count:s})}</button>`}`}function wn({query:e}){let{tournament:t,state:r}=K();return!t||!r?n`<${R} title=${A(`hall-log`)} />`:n`<${Tn} state=${r} asked=${Object.fromEntries(e)} />`}function Tn({state:e,asked:t}){let i=P(),{official:a}=K(),[o,s]=G(t),[c,l]=G(``),u=e.settings.time_zone,d=r(()=>H(En(e)),[e]),f=r(()=>gn(i,e,hn(d,o,u),c),[i,d,o,c]);return n`<${N} title=${A(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${A(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${A(`hall-journal`)}</a>
${Ue(a)&&n`<a class="button quiet" href="#/dashboard">${A(`hall-dashboard`)}</a>`}
</p>
<${V} type="search" label=${A(`hall-search`)} hint=${A(`hall-search-hint`)} value=${c} onInput=${l} />
<${yn} state=${e} rulings=${d} chosen=${o} onChoose=${s} />
<p role="status">${A(`hall-found`,{count:f.length,all:d.length})}</p>
<${Cn} key=${JSON.stringify([o,c])} rulings=${f} empty=${A(`hall-none-found`)} />
<//>`}function En({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:Dn(t[e.id]),round:n[e.hanchan]?.round}))}function Dn({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function On({state:e,id:t}){let r=bt(e,t);return r.length===0?null:n`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${A(`hall-ledger`)}</h2>
${r.map(({unit:t,amount:r,lines:i})=>n`<div class="card" key=${t}>
<p><strong>${kn(t,r)}</strong></p>
<dl class="facts lines">
${i.map(t=>n`<div key=${t.id}>
<dt><${xt} state=${e} line=${t} /></dt>
<dd>${ht(t)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function kn(e,t){let[n,r]=Me(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return A(t<0?r:n,{amount:pt(e,Math.abs(t))})}const J=`offence_number`;function An({args:[e]}){let{tournament:t,state:r}=K();if(!t||!r)return n`<${R} title=${A(`hall-player`)} />`;let i=r.players[e];return i?n`<${jn} state=${r} player=${i} />`:n`<${Pe} title=${A(`hall-player`)} text=${A(`hall-no-player`)} up="#/tables" />`}function jn({state:e,player:t}){let r=P(),i=H(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),a=Object.entries(Fn(i)).sort(([,e],[,t])=>t-e),o=e.teams[t.team]?.name;return n`<${N} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&A(`hall-id-number`,{number:t.id_number}),o].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${A(`hall-counts`)}</h2>
${a.length===0&&n`<p class="soft">${A(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${a.map(([e,t])=>n`<div key=${e}><dt>${M(r,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${it} state=${e} id=${t.id} />
<${On} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${A(`hall-lines`)}</a>
<${Mn} state=${e} player=${t.id} />
<section class="stack">
<h2>${A(`hall-rulings`)}</h2>
<${Cn} rulings=${i} empty=${A(`hall-no-rulings`)} />
</section>
<//>`}function Mn({state:e,player:t}){let{book:r,library:i}=K(),a=P();if(!r||!i)return null;let o=Nn(e,t),s=Object.keys(r.content.fouls).filter(e=>r.table(e).used.includes(J)).map(e=>({foul:e,...Pn(a,r,{...o,foul:e})}));return s.length===0?null:n`<section class="stack">
<h2>${A(`hall-next-costs`)}</h2>
<dl class="facts">
${s.map(({foul:e,number:t,scope:r,lines:i})=>n`<div key=${e}>
<dt>${M(a,e)}<small>${A(`hall-nth`,{number:t??`?`,scope:r})}</small></dt>
<dd>${i.map(e=>n`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function Nn(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||ve(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:Se(e,r.table,r)}}function Pn(e,t,n){let r=j.knownFacts(n).facts[J],i=g(e.library,we(t,n.foul,r?{[J]:r}:{})),a=Re(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function Fn(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function In({near:e=[]}){let t=P();return e.length===0?null:n`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>n`<a key=${e} class="button" href=${W(e)}>${t}</a>`)}
</section>`}j.loadEscalationSteps();const Ln={"head-referee":[`head-referee`,`director`],director:[`director`]};function Rn({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function zn({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function Bn(e,t){return!!t&&e.official!==t.id&&_e(t,Ln[e.level]??[])}function Y(e,t,{table:n,foul:r}){return[A(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&M(e,r)].filter(Boolean).join(` · `)}function X(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function Z(e,t,n){return{name:e.officials[t]?.name??`?`,time:k(n,e.settings.time_zone)}}function Q({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return A(i?`help.unsent`:`help.sending`);let a=n.ended_at?A(`help.over.${n.ended_how}`):n.answered_at?A(`help.coming`,Z(e,n.answered_by,n.answered_at)):A(`help.waiting.${n.level}`);return i?`${a} · ${A(`hall-outbox.waiting`)}`:a}function Vn({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function Hn(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?ue(t,e.hanchans[n],r):Ce(t,n))}function $({call:e,brief:t}){let{state:r,official:i}=K(),{does:a,tell:o,wrong:s}=O(),c=Bn(e,i),l=e.official===i?.id,u=(t,n,r)=>a(async()=>{await j.send(t,e.id,n),d(),m(r)}),f=()=>a(async()=>{if(j.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await j.discard(e.id))return m(A(`help.not-called`));await j.send(`help-end`,e.id,{how:`taken-back`}),m(A(`help.over.taken-back`))}),p=c&&!e.answered_at;return n`<p class="pair">
${p&&n`<button class="button main" type="button" onClick=${()=>u(`help-answer`,{},A(`help.said`))}>${A(`help.come`)}</button>`}
${c&&n`<a class="button" href=${Vn(e)} onClick=${()=>Hn(r,e)}>${A(`help.rule`)}</a>`}
${l&&n`<button class="button" type="button" onClick=${f}>${A(`help.take-back`)}</button>`}
${!l&&!t&&n`<button class="button" type="button" onClick=${()=>u(`help-end`,{how:`settled`},A(`help.over.settled`))}>${A(`help.settle`)}</button>`}
</p>${s}`}function Un({about:e,call:t}){let r=K(),{state:i,official:a}=r,{does:o,wrong:s}=O(),c=zn(i,a),l=Rn(i).find(t=>t.table===e.table.id&&t.official===a?.id);return e.from||!(l||c)?null:l?n`<section class="note info stack" aria-label=${A(`help.one`)}>
<p role="status">${Q(r,l)}</p>
<${$} call=${l} />
</section>`:n`<button class="button quiet" type="button" onClick=${()=>o(async()=>{await j.send(`help-call`,null,Wn(e,t),{expected:c}),d(),v(880)})}>${A(`help.call.${c}`)}</button>${s}`}function Wn(e,t){let{seat:n,offender:r,amends:i,...a}=ee(e,null),o=[e,...(t?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...a,offenders:o,...t&&{foul:t.foul,facts:t.own,context:ke(t.context)}}}function Gn({args:[e]}){let{tournament:t,state:r}=K();if(!t||!r)return n`<${R} title=${A(`help.one`)} />`;let i=r.helpCalls[e];return i?n`<${Kn} state=${r} call=${i} />`:n`<${Pe} title=${A(`help.one`)} text=${A(`help.missing`)} up="#/tables" />`}function Kn({state:e,call:t}){let r=K(),i=P(),{table:a,hand:o,offenders:s,foul:c,official:l,called_at:u,ruling:d}=t,f=A(`hall-table`,{label:e.tables[a]?.label??`?`}),p=[f,z(o)].filter(Boolean).join(` · `);return n`<${N} title=${p} up="#/tables" actions=${!t.ended_at&&n`<${$} call=${t} />`}>
<p class=${`note ${t.ended_at?``:`info`}`} role="status">${Q(r,t)}</p>
<section class="card stack">
${c&&n`<p><strong>${M(i,c)}</strong></p>`}
${s.map(t=>n`<${qn} key=${t.id} state=${e} words=${i} offender=${t} />`)}
<p class="soft">${A(`help.by`,Z(e,l,u))}</p>
</section>
<${gt} ruling=${t} />
<p class="beside">
<a class="button quiet" href=${`#/table/${a}`}>${f}</a>
${d&&n`<a class="button quiet" href=${`#/ruling/${d}`}>${A(`hall-ruling`)}</a>`}
</p>
<//>`}function qn({state:e,words:t,offender:r}){let{seat:i}=r,[a]=X(e,{offenders:[r]});return n`<p class="call-name">
<strong class="who">${a}</strong>
${i&&n`<span class="badge">${t.phrase(`seat-${i}`)}</span>`}
</p>`}function Jn(){let e=K(),{state:t}=e,r=P(),i=Rn(t);return i.length===0?null:n`<section class="stack" aria-label=${A(`help.all`)}>
<h2>${A(`help.all`)}</h2>
<ul class="rows">
${i.map(i=>n`<li key=${i.id}>
<a class="row" href=${`#/help/${i.id}`}>
<span class="body">
<strong>${Y(r,t,i)}</strong>
<small>${[...X(t,i),``].join(` · `)}${A(`help.by`,Z(t,i.official,i.called_at))} · ${Q(e,i)}</small>
</span>
<${b} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Yn(){let e=K(),{tournament:t,state:r,official:i}=e;return t&&r&&i&&n`<${Xn} key=${r.id} snapshot=${e} />`}function Xn({snapshot:e}){let{state:t}=e,r=P(),{parts:i}=ze(),a=`shinpan.escalations.`+t.id,[o,s]=G(()=>Ae(a)??{since:t.seq});_(()=>he(a,o),[o]);let c=Object.values(t.escalations).flatMap(t=>Qn(e,t)??[]).filter(({id:e,seq:t})=>t>(o[e]??o.since)),l=()=>s({...o,...Object.fromEntries(c.map(({id:e,seq:t})=>[e,t]))}),u=c.find(({id:e})=>i[0]===`escalation`&&e===i[1]);if(_(()=>{u&&s({...o,[u.id]:u.seq})},[u?.seq]),u||c.length===0||i[0]===`escalations`)return null;let[d]=c,[f,p]=c.length>1?[A(`esc.news.several`,{count:c.length}),`#/escalations`]:Zn(r,d);return n`<div class="note info row" role="status">
<a class="reach body" href=${p} onClick=${l}>${f}</a>
<button class="button" type="button" onClick=${l}>${A(`esc.news.seen`)}</button>
</div>`}function Zn(e,{id:t,what:n,ruling:r}){let i={foul:M(e,r.foul),name:r.offender.name};return[n?A(`esc.news.outcome`,{what:n,...i}):A(`esc.news.yours`,i),`#/escalation/${t}`]}function Qn(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return vt(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:kt(s)}:null}function $n(){let e=K(),{tournament:t,state:r,official:i}=e;return n`${t&&r&&i&&n`<${er} key=${r.id} snapshot=${e} /><${ut} key=${r.id} />`}<${Yn} />`}function er({snapshot:e}){let{state:t,official:r}=e,i=P(),{parts:a}=ze(),o=`shinpan.help.`+t.id,[s,c]=G(()=>Ae(o)??{});_(()=>he(o,s),[s]);let l=Object.values(t.helpCalls).filter(({id:e})=>a[0]!==`help`||a[1]!==e),u=l.filter(e=>!e.answered_at&&!e.ended_at&&Bn(e,r)),f=l.filter(e=>nr(e,r)&&s[e.id]!==tr(e)),p=u.map(({id:e})=>e).join();return _(()=>{p&&(v(220),d(400))},[p]),n`${u.map(e=>n`<section class="note warn stack" key=${e.id} role="alert">
<a class="reach" href=${`#/help/${e.id}`}>
<span>
<strong>${Y(i,t,e)}</strong><br />
${[...X(t,e),A(`help.by`,Z(t,e.official,e.called_at))].join(` · `)}
</span>
</a>
<${$} call=${e} brief />
</section>`)}${f.map(r=>n`<div class="note info row" key=${r.id} role="status">
<a class="reach body" href=${`#/help/${r.id}`}>${Y(i,t,r)} · ${Q(e,r)}</a>
<button class="button" type="button" onClick=${()=>c({...s,[r.id]:tr(r)})}>
${A(`help.seen`)}
</button>
</div>`)}`}function tr({ended_at:e}){return e?`over`:`coming`}function nr({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function rr({text:e}){let{outbox:t}=K(),r=t.filter(({state:e})=>e!==`differs`).length;return r===0?null:n`<p class="note warn">${A(e,{count:r})}</p>
<a class="button main" href="#/outbox">${A(`hall-see-outbox`)}</a>`}function ir(){let{tournament:e,alarms:t}=K(),[r,i]=G(!1);return e?n`<section class="card">
<h2>${A(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>i(!0)}>${A(`hall-leave`)}</button>
${r&&n`<${U} title=${A(`hall-leave-ask`,{name:e.name})} onClose=${()=>i(!1)}>
<p>${A(`hall-leave-text`)}</p>
${t&&n`<p class="note bad">${A(`alarm.leave`)}</p>`}
<${rr} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await j.leave(),fe(`#/`)}}>${A(`hall-leave`)}</button>
<button class="button" onClick=${()=>i(!1)}>${A(`cancel`)}</button>
<//>`}
</section>`:null}function ar({onYes:e}){let t=n`<button class="button danger" onClick=${e}>${A(`hall-switch-yes`)}</button>`;return n`<${N} title=${A(`hall-switch`)} up="#/tables" actions=${t}>
<${rr} text="hall-switch-unsent" />
<//>`}function or({kind:e,foul:t,up:r}){let{state:i}=K(),a=Object.values(e===`team`?i.teams:i.officials).filter(({revoked_at:e})=>!e).sort((e,t)=>e.name.localeCompare(t.name));return n`<${N} title=${A(`call-which.${e}`)} up=${r}>
${a.length===0&&n`<${w} text=${A(`call.nobody`)} />`}
<ul class="rows">
${a.map(({id:e,name:r})=>n`<li key=${e}>
<button
class="row"
type="button"
onClick=${()=>pe(W(t||null,{who:e}))}
>
${r}
</button>
</li>`)}
</ul>
<//>`}function sr({item:e,away:t,onClose:r}){let{does:i,tell:a,wrong:o}=O(),s=Be(e),c=s&&!t&&e.kind===`ruling`,l=async()=>{if(!await j.discard(e.id))return a(A(`hall-over`));m(A(s?`hall-discarded-here`:`hall-discarded`)),r()};return n`<${U} title=${A(`hall-discard`)} onClose=${r}>
<p>${A(s?`hall-discard-sent`:`hall-discard-text`)} ${c&&A(`hall-discard-withdraw`)}</p>
${o}
<div class="pair">
${c&&n`<a class="button" href=${`#/ruling/${e.id}`}>${A(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>i(l)}>${A(`hall-discard`)}</button>
<button class="button" type="button" onClick=${r}>${A(`cancel`)}</button>
</div>
<//>`}function cr(){let{official:e}=K();return n`<div class="note bad" role="alert">
<p>${A(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${A(`hall-join`)}</a>
${_e(e,[`director`])&&n`<a class="button" href="#/account">${A(`hall-join-account`)}</a>`}
</p>
</div>`}function lr({item:e}){let{tournament:t,official:r,signedOut:i}=K(),a=e.official??r,o=r?.id!==a?.id&&t?.id===e.tournament&&!i;return n`<p class="note bad">${A(`elsewhere-signed-out`,{name:a?.name??`?`})}</p>
${o&&n`<button class="button" type="button" onClick=${()=>j.sendAsMe(e.id)}>${A(`elsewhere-send-as`,{name:r.name})}</button>`}`}function ur({item:{id:e,count:t}}){return n`<article class="item">
<p class="note warn">${A(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>j.discard(e)}>${A(`hall-seen`)}</button>
</article>`}const dr={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function fr({item:e}){let t=P(),{state:r}=K(),{kind:i,state:a,problem:o,ruledAt:s}=e;return i===`restored`?n`<${ur} item=${e} />`:n`<article class=${`item ${a}`} aria-label=${A(`hall-kind.${i}`)}>
<${pr} item=${e} />
<p>${mr(t,r,e)}</p>
<p class="soft">${k(s,r.settings.time_zone)}</p>
${a===`waiting`&&n`<${gr} item=${e} />`}
${a===`refused`&&n`<${Ct} problem=${o} />`}
${a===`conflict`&&n`<${wt} stored=${o?.stored??{}} sent=${o?.sent??e.body??{}} />`}
${a===`differs`&&n`<${mt} item=${e} />`}
${a===`holding`?n`<${B} id=${e.id} />`:n`<${_r} item=${e} />`}
</article>`}function pr({item:{kind:e,state:t}}){let r=De(t)?`bad`:`info`;return n`<p><strong>${A(`hall-kind.${e}`)}</strong> <span class=${`badge ${r}`}>${A(`hall-outbox.${t}`)}</span></p>`}function mr(e,t,{id:r,kind:i,subject:a,body:o,about:s}){if(i.startsWith(`help-`))return hr(t,t.helpCalls[i===`help-call`?r:a]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(i))return[s.table&&A(`hall-table`,{label:s.table}),s.who].filter(Boolean).join(` · `);if(i===`hand-end`||i===`dead-hand`)return[A(`hall-table`,{label:t.tables[o.table]?.label??`?`}),z(o.hand),i===`hand-end`&&A(`hall-how.${o.how}`)].filter(Boolean).join(` · `);let c=t.rulings[i===`ruling`?r:a];if(!c)return A(`hall-unknown`);let l=n`<a href=${`#/ruling/${c.id}`}><span class="who">${c.offender.name}</span> · ${M(e,c.foul)}</a>`;return o?.reason?n`${l} · ${o.reason}`:l}function hr(e,t){return t?A(`hall-table`,{label:e.tables[t.table]?.label??`?`}):A(`hall-unknown`)}function gr({item:e}){Et();let{blockedBy:t,trouble:r}=e;if(r?.status===401)return n`<${lr} item=${e} />`;if(t)return n`<p class="note warn">${A(`hall-blocked`)}</p>`;if(!r)return null;let i=r.status===0?A(navigator.onLine?`live.unreached`:`no-network`):ft(r.problem)||`HTTP ${r.status}`;return n`<p class="soft">${A(`hall-last-try`,{text:i})}</p>`}function _r({item:e,away:t}){let[r,i]=G(!1),{does:a,tell:o,wrong:s}=O(),{id:c,kind:l,state:u}=e,d=u===`conflict`&&!ge(e);if(u===`differs`||d){let e=A(d?`hall-keep-logged`:`hall-seen`);return n`<div class="pair"><button class="button" type="button" onClick=${()=>a(()=>j.discard(c))}>${e}</button>${s}</div>`}let f=async()=>{await j.retry(c)?m(A(`hall-again`)):o(A(`hall-over`))};return n`<div class="pair">
${u!==`waiting`&&n`<button class="button" type="button" onClick=${()=>a(f)}>${A(u===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${u!==`waiting`&&l in dr&&!t&&n`<a class="button" href=${dr[l](e)}>${A(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>i(!0)}>${A(`hall-discard`)}</button>
${r&&n`<${sr} item=${e} away=${t} onClose=${()=>i(!1)} />`}
</div>${s}`}function vr(){let{elsewhere:e}=K();return e.map(({id:e,name:t,items:r})=>n`<section class="stack" key=${e}>
<h2>${A(`elsewhere-in`,{name:t??A(`elsewhere-nameless`)})}</h2>
<ol class="rows">${r.map(e=>n`<li key=${e.id} tabindex="-1"><${yr} item=${e} /></li>`)}</ol>
</section>`)}function yr({item:e}){let t=P(),{kind:r,state:i,about:a={},body:o,problem:s,expected:c,answer:l}=e;if(r===`restored`)return n`<${ur} item=${e} />`;let{table:u,who:d,foul:f}=a,p=u&&A(`hall-table`,{label:u});return n`<article class=${`item ${i}`} aria-label=${A(`hall-kind.${r}`)}>
<${pr} item=${e} />
<p>${[p,d,f&&M(t,f),o?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${k(e.ruledAt)}</p>
${i===`waiting`&&n`<${gr} item=${e} />`}
${i===`refused`&&n`<${Ct} problem=${s} />`}
${i===`differs`&&n`<div class="note warn">
<p>${A(`hall-phone-showed`,{line:I(t,c)})}</p>
<p><strong>${A(`hall-server-decided`,{line:I(t,l.decision)})}</strong></p>
</div>`}
${i!==`holding`&&n`<${_r} item=${e} away />`}
</article>`}function br(){let{tournament:e,offsetMs:t,clockSure:r,clockAt:i,persisted:a,usage:o,quota:s,lowStorage:c}=K();return n`<section class="stack">
<h2>${A(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&n`<p class="note warn">
${A(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:Sr(Math.abs(t))})}
</p>`}
${!r&&i&&n`<p class="soft">${A(`hall-clock-last`,{time:k(new Date(i),e?.time_zone)})}</p>`}
${!r&&n`<p class="soft">${A(`hall-clock-unsure`)}</p>`}
${c&&n`<p class="note bad" role="alert">${A(`hall-storage-low`)}</p>`}
<p class="soft">${A(a?`hall-persisted`:`hall-not-persisted`)}</p>
${s>0&&n`<p class="soft">${A(`hall-storage`,{used:xr(o,1),quota:xr(s,0)})}</p>`}
</section>`}function xr(e,t){return p(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function Sr(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>A(`hall-span.${e}`,{count:t})).join(` `)}function Cr(){let{tournament:e,state:t,outbox:r,elsewhere:i}=K();Tr();let a=e=>!De(e.state),o=r.filter(e=>!a(e)),s=r.filter(a),c=[...r,...i.flatMap(({items:e})=>e)].some(a)&&n`<button class="button main" onClick=${()=>j.sendNow()}>${A(`hall-send-now`)}</button>`,l=i.length>0&&n`<${vr} />`;return!e||!t?n`<${R} title=${A(`hall-outbox-title`)} actions=${c}>${l}<//>`:n`<${N} title=${A(`hall-outbox-title`)} up="#/tables" actions=${c}>
<${Er} />
${r.length===0&&!l&&n`<${w} text=${A(`hall-outbox-empty`)} />`}
<${wr} title=${A(`hall-tasks`)} items=${o} />
<${wr} title=${A(`hall-waits`)} items=${s} />
${l}
<${br} />
<//>`}function wr({title:e,items:t}){return t.length===0?null:n`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>n`<li key=${e.id} tabindex="-1"><${fr} item=${e} /></li>`)}</ol>
</section>`}function Tr(){let e=te({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];_(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),_(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function Er(){let{signedOut:e,revisionChange:t,trouble:r,superseded:i,syncedAt:a,live:o,tournament:s}=K(),c=o===`offline`?`no-network`:o===`unreached`&&`live.unreached`;return n`
${e&&n`<${cr} />`}
${r&&n`<p class="note bad" role="alert">${A(`hall-trouble`,{text:r})}</p>`}
${i&&n`<p class="note warn">${A(`hall-superseded`)}</p>`}
${t&&n`<p class="note warn">${A(`hall-revision-change`,{count:t.items.length,from:t.from.map(e=>e?.slice(0,6)??`?`).join(`, `),to:t.to.slice(0,6)})}</p>`}
${c&&!e&&a&&n`<p class="note">${A(`hall-offline-since`,{link:A(c),time:k(a,s?.time_zone)})}</p>`}
`}function Dr({text:e,onClose:t}){let r=`speechSynthesis`in globalThis;return _(()=>()=>r?speechSynthesis.cancel():void 0,[]),n`<${U} title=${A(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${r&&n`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=Ie.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${A(`call.speak`)}</button>`}
<//>`}function Or({onClose:e}){let{waiting:t,tasks:r,wrongs:i}=C(),a=(t,r)=>n`<a class="button" key=${t} href=${r} onClick=${e}>${t}</a>`;return n`<${U} title=${A(`standing`)} onClose=${e}>
${r>0&&a(A(`to-resolve`,{count:r}),`#/outbox`)}
${i.map(({text:e,to:t})=>a(e,t))}
${t>0&&a(A(`waiting-to-send`,{count:t}),`#/outbox`)}
<${kr} />
<//>`}function kr(){let{tournament:e,book:t,library:r,syncedAt:i}=K(),{ready:a,link:o}=C(),s=e&&t&&(r?.books[t.id]?.name??t.id),c=e&&i&&A(`synced`,{time:k(i,e.time_zone)});return n`<ul class="bullets">
${[o,a,c,s].filter(Boolean).map(e=>n`<li key=${e}>${e}</li>`)}
</ul>`}function Ar(){return n`<a class="button quiet" href="#/people">${A(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${A(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${A(`reports.link`)}</a>`}function jr({ruling:e,questions:t,decision:r,done:i=!1,onAnswer:a}){let{library:o}=K(),s=P(),c=r&&g(o,r);return n`<section class="card">
<h3><span class="who">${e.offender.name}</span> · ${M(s,e.foul)}</h3>
${!i&&t.map(e=>n`<${Mr} key=${e.question.fact} asked=${e} onAnswer=${a} />`)}
${c&&n`<p class=${`penalty ${Oe(r.penalties[0]?.kind??`none`)}`} role="status">
${A(`hall-comes-to`,{line:c.line})}
</p>`}
${i&&n`<ol class="steps">${c.steps.map(e=>n`<li key=${e.id}>${e.text}</li>`)}</ol><${y} stays=${c.stays} />`}
</section>`}function Mr({asked:{decision:e,question:t,chosen:r},onAnswer:i}){let{library:o}=K(),{text:s,answers:c}=g(o,e).questions[0],l=c.map(e=>({value:e.value??e.min,text:e.text}));return n`<${a} label=${s} value=${r} options=${l}
onChange=${e=>i(t.fact,e)} />`}const Nr=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function Pr({table:e,hanchan:t,hand:r,onHand:i,onClose:a}){let{state:o}=K(),[s]=G({table:e.id,hanchan:t.id,hand:r}),[c,l]=G(()=>{let e=be(o,s);return e?{end:e,results:[],item:``}:null});if(!c)return n`<${Fr} ended=${s} hanchan=${t} onDone=${l} onClose=${a} />`;let u=A(`hall-ended-done`,{hand:z(s.hand)});return n`<${U} key="done" title=${u} onClose=${a}>
<p>${A(`hall-how.${c.end.how}`)}</p>
<${B} id=${c.item} onTaken=${a} />
${c.results.map(e=>n`<${jr} key=${e.ruling.id} ...${e} done />`)}
${i?n`<${Rr} hand=${s.hand} end=${zr(c)} onHand=${i} onClose=${a} />`:n`<button class="button main" type="button" onClick=${a}>${A(`hall-done`)}</button>`}
<//>`}function Fr({ended:e,hanchan:t,onDone:r,onClose:i}){let{state:a}=K(),[o]=G(()=>de(a,e)),[s,c]=G(It),{does:l,wrong:u}=O(),f=ct(o),p=s.how&&(s.how!==`win`||s.winners.length>0),m=o.map(e=>{let t=f[e.revision];return{ruling:e,...s.how&&t?Nt(a,t,e,s):{questions:[],decision:null}}}),h=async()=>{let t=Object.fromEntries(m.map(({ruling:e,decision:t})=>[e.id,t])),n=await j.send(`hand-end`,null,Ft(e,s),{hold:!0,expected:t});d(),r({end:s,results:m,item:n.id})};return n`<${U} title=${A(`hall-ended-how`,{hand:z(e.hand)})} onClose=${i}>
<${Ir} how=${s.how} onHow=${e=>c({...s,how:e,winners:[]})} />
${s.how===`win`&&n`<${Lr} hanchan=${t} ended=${e} winners=${s.winners}
onWinners=${e=>c({...s,winners:e})} />`}
${p&&m.map(e=>n`<${jr} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>c(Pt(s,e.ruling,t,n))} />`)}
${u}
<button class="button main" type="button" disabled=${!p||m.some(({decision:e})=>!e)} onClick=${()=>l(h)}>
${A(`hall-ended-record`)}
</button>
<//>`}function Ir({how:e,onHow:t}){let{book:r}=K(),i=[`win`,...r?.content.facts.hand_end.answers??Nr],o=Nr.filter(e=>i.includes(e)).map(e=>({value:e,text:A(`hall-how.${e}`)}));return n`<${a} label=${A(`hall-how-label`)} value=${e} options=${o} onChange=${t} />`}function Lr({hanchan:t,ended:r,winners:i,onWinners:a}){let{state:o}=K(),s=P(),c=e=>a(i.includes(e)?i.filter(t=>t!==e):[...i,e]);return n`<fieldset>
<legend>${A(`hall-whose-win`)}</legend>
<div class="choices">
${Te(t,r.hand).map(({wind:t,player:a})=>{let l=i.includes(t),u=T(o,{...r,table:{id:r.table},seat:t});return n`<button key=${t} type="button" class="choice" aria-pressed=${l}
disabled=${!!u||!l&&i.length===3} onClick=${()=>c(t)}>
${s.phrase(`seat-${t}`)} · ${o.players[a]?.name}
${u&&n`<span class="badge dead-hand">${A(`hall-badge.dead`,{since:e(o,u)})}</span>`}
</button>`})}
</div>
</fieldset>`}function Rr({hand:e,end:t,onHand:r,onClose:i}){let a=e=>{r(e),i()};return n`<h3>${A(`hall-following`)}</h3>
<div class="pair">
${Br(e,t).map(e=>n`<button key=${z(e)} class="button main" type="button" onClick=${()=>a(e)}>${z(e)}</button>`)}
</div>`}function zr({end:e,results:t}){return t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`))?{...e,how:`chonbo`}:e}function Br(e,{how:t,winners:n}){return t===`win`?n.includes(`east`)?[F(e)]:[L(e)]:t===`chonbo`?[e]:[F(e),L(e,F(e).counters??0)]}function Vr({hand:e,hanchan:r,hanchans:i,onHand:o,onPass:c,onEnd:l,onHanchan:u,onClose:d}){let f=t.map(e=>({value:e,text:A(`hall-wind.${e}`)})),p=[1,2,3,4].map(e=>({value:e,text:String(e)})),m=i.map(({id:e,round:t})=>({value:e,text:A(`hall-round`,{round:t})})),h=t=>o({...e,...t}),g=e=>()=>{d(),e()};return n`<${U} title=${z(e)} onClose=${d}>
<button class="button main" type="button" onClick=${g(()=>c(L(e)))}>${A(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${g(()=>c(F(e)))}>${A(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${g(l)}>${A(`hall-ended`)}</button>
</div>
${m.length>1&&n`<${ne} label=${A(`hall-hanchan`)} value=${r.id} options=${m} onChange=${u} />`}
<${a} label=${A(`hall-round-wind`)} value=${e.wind} options=${f} onChange=${e=>h({wind:e})} />
<${a} label=${A(`hall-number`)} value=${e.number} options=${p}
onChange=${e=>h({number:e})} />
<${s} label=${A(`hall-counter-label`)} value=${e.counters} min=${0} max=${99} less=${A(`hall-counter-less`)}
more=${A(`hall-counter-more`)} onChange=${e=>h({counters:e})} />
<button class="button" type="button" onClick=${d}>${A(`hall-done`)}</button>
<//>`}function Hr({table:e,hanchan:t,onTurn:r,onClose:i}){let{state:a,official:o}=K(),s=xe(o)||a.results[t.id];return n`<${U} title=${A(`hall-other`)} onClose=${i}>
<a class="button" href=${`#/call/${e.id}/team`}>${A(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${A(`hall-on-official`)}</a>
${s&&n`<a class="button" href=${`#/result/${t.id}`}>${A(`hall-result`)}</a>`}
<button class="button" type="button" onClick=${r}>${A(`hall-turn`)}</button>
<//>`}export{Mt as AddPhoto,Dr as Aloud,Ht as Amendment,Ye as Badge,Un as CallForHelp,or as ChooseOffender,St as Circumstances,en as Claimed,qe as Corrections,Vt as DeadHandWarning,Ar as DirectorLinks,yt as Escalate,ln as ExtraTimeOffer,tn as Extras,Je as Further,cn as Grounds,Pr as HandEnd,Vr as HandSheet,Gn as HelpCall,ir as Leave,wn as Log,In as Near,$n as Notices,Jn as OpenHelpCalls,Hr as OtherSheet,Jt as Otherwise,Cr as Outbox,An as Player,jt as ProbablySame,Dt as PushSwitch,st as Reason,Xe as Reasons,Ot as Ruling,At as SameCall,kr as Standing,Or as StatusSheet,ar as Switch,un as TableClock,Rt as Undisputed,Ze as Warned,nt as WrongPlayer,Ut as nothingNew,et as reasonWords};