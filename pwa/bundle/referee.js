import{$ as e,$r as t,$t as n,At as r,Bt as i,C as a,Ct as o,Dt as s,Et as c,F as l,Ft as u,G as d,Gt as f,Hr as p,I as m,Ir as h,It as ee,J as te,Jt as g,Kt as _,Lt as v,Mt as y,N as ne,Nr as b,On as x,Ot as S,P as C,Q as re,Qr as w,R as ie,T,Tt as E,Ut as D,Vt as O,W as ae,Wr as oe,X as k,Y as se,Yt as A,Zr as j,Zt as ce,_ as le,_r as ue,_t as M,a as de,an as fe,ar as pe,at as N,bt as me,ct as he,d as P,dn as ge,dt as _e,ei as ve,et as ye,f as be,fn as xe,gr as Se,gt as Ce,hn as F,ht as we,i as Te,in as Ee,it as I,j as De,kt as Oe,ln as ke,lr as Ae,mt as je,n as Me,nt as Ne,o as Pe,on as Fe,or as Ie,ot as L,pn as R,pr as z,pt as B,q as Le,rn as V,rt as Re,sn as H,sr as U,st as ze,tt as Be,u as Ve,un as He,vr as Ue,vt as W,w as G,wt as We,x as Ge,xt as Ke,yn as qe,yt as Je}from"./app.js";import{$ as Ye,A as Xe,B as Ze,C as Qe,Et as $e,F as et,G as tt,J as nt,Jt as rt,M as it,N as at,O as ot,Qt as st,S as ct,T as lt,U as ut,V as dt,W as ft,Xt as pt,Y as mt,Yt as ht,Z as gt,Zt as _t,_ as vt,a as yt,c as bt,d as xt,dn as St,f as Ct,fn as wt,ft as Tt,g as Et,gt as Dt,i as Ot,j as kt,n as At,pn as jt,pt as Mt,t as Nt,v as Pt,w as Ft,y as It,z as Lt}from"./shared.js";import{i as Rt,n as zt,r as Bt,t as Vt}from"./deferred.js";const Ht=[`status`,`penalties`,`effects`,`steps`,`stays`,`range`,`transfers`,`points`,`fines`];function Ut({call:e}){let{book:t}=D(),n=B(),{fouls:r,facts:i}=n.catalogue,a=r[e.foul].asks.filter(e=>i[e].disputed).filter(n=>Wt(t,e,n,i[n]));if(a.length===0)return null;let o=a.map(e=>n.pick(i[e].disputed)).join(` · `);return V`<p class="soft">${g(`undisputed.same`,{facts:o})}</p>`}function Wt(e,{foul:t,facts:n,context:r,decision:i,log:a},o,s){if(i.status===`needs-facts`||o in a.facts)return!1;if(!e.table(t).used.includes(o))return!0;let c=s.kind===`yes-no`?[!0,!1]:Object.keys(s.answers),l=Gt(i);return c.every(i=>Gt(se(e,t,{...n,[o]:i},r))===l)}function Gt(e){return e&&p(Ht.map(t=>e[t]??null))}function Kt({declared:e}){let{state:t}=D();return V`<p class="note warn">${g(`already.dead`,{since:je(t,e)})}</p>`}function qt({ruling:e}){let t=B(),{state:n}=D(),r=n.rulings[e];if(!r)return null;let i=f(r.ruled_at,n.settings.time_zone),a=r.offender.name,s=He().parts[3]&&o(null,{facts:null,context:null,ask:null});return V`<p class="note info">
${g(`amending.what`,{line:L(t,r),name:a,time:i})}${` `}
${s&&V`<a class="reach" href=${s}>${g(`amending.another`)}</a>`}
</p>`}function Jt({from:e,again:t,offender:n},r,i,a){if(t)return``;let o=[e.offender.id,e.foul,{...r.log.facts,...e.facts},De(e.context),e.penalties,e.note??``],s=[n?.id,r.foul,r.facts,r.context,i?.penalties??r.decision.penalties,a];return p(o)===p(s)?g(`amending.nothing`):``}const Yt=[1,5,10,20];function Xt({book:e,per:t,chosen:n,onChosen:r,wrong:i}){return ye.filter(e=>e in n).map(a=>V`<${Zt} key=${a} kind=${a} book=${e} per=${t} value=${n[a]} onValue=${e=>r({...n,[a]:e})} wrong=${i} />`)}function Zt({kind:e,book:n,per:r,value:i,onValue:a,wrong:o}){let s=B(),c=Qt(n,e).map(e=>String(e*r)),[l,u]=t(c.length===0||!(!i||c.includes(i))),[d,f]=r>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`],p=g(d,{kind:s.name(`kinds`,e)}),m=e=>{u(!1),a(e===i?``:e)},h=g(f,{most:s.number(re*r)});return V`<fieldset>
<legend>${p}</legend>
<div class="switches">
${c.map(e=>{let t=r>1?s.number(Number(e)):g(`amount.p`,{p:e});return V`<${C} key=${e} pressed=${!l&&e===i} onClick=${()=>m(e)}>${t}<//>`})}
${c.length>0&&V`<${C} pressed=${l} onClick=${()=>u(!l)}>${g(`amount.another`)}<//>`}
</div>
${!l&&o&&!i&&V`<p class="note bad" role="alert">${h}</p>`}
</fieldset>
${l&&V`<${S} label=${p} inputmode="numeric" autocomplete="off" value=${i} wrong=${o?h:void 0} onInput=${a} />`}`}function Qt({content:e},t){if(t===`disqualification`)return[];let n=Object.values(e.fouls).flatMap(({rows:e})=>e).flatMap(({then:e,range:t=[]})=>[...e,...t]).filter(e=>e.kind===t),r=new Set(n.map(({p:e})=>e?.first??e).filter(Number.isInteger));if(t===`chonbo`&&Number.isInteger(e.values.chonbo)&&r.add(e.values.chonbo),t===`points`)for(let e of Yt)r.size<6&&r.add(e);return[...r].sort((e,t)=>e-t).slice(0,8)}function $t({about:e,call:n,yes:r,onIssue:i,onClose:a}){let{library:o,book:c,state:l}=D(),u=B(),[d,f]=t({}),[p,m]=t(n.decision.penalties[0]?.whom??`offender`),{reason:h,field:ee}=_t(`ruling`,n.foul),[_,v]=t(!1),{decision:y,spoken:ne}=n,b=c.content.unit?oe:1,x=rn(c,d,p,b),S=e=>{e.preventDefault(),v(!0),x&&h&&i({checked:x,reason:h})},C=nn(l,e,y).map(t=>({value:t,text:t===`offender`?e.offender?.name:u.phrase(`on-${t}`)}));return V`<${E}
title=${g(te(y)?`call.choose`:`call.otherwise`)}
onClose=${a}
>
<form onSubmit=${S} novalidate>
${y.range&&V`<${en} words=${u} per=${b} range=${y.range} chosen=${d} onChosen=${f} />`}
<${tn}
words=${u}
book=${c}
per=${b}
chosen=${d}
onChosen=${f}
folded=${!!y.range}
/>
<${Xt} book=${c} per=${b} chosen=${d} onChosen=${f} wrong=${_&&!x} />
${C.length>1&&V`<${s} label=${g(`call.whom`)} value=${p} options=${C} onChange=${m} />`}
${ee(_)}
${_&&Object.keys(d).length===0&&V`<p class="note bad" role="alert">${g(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${x&&Le(o,c,y,ne,x).line}
</p>
<button class="button main">${r}</button>
</form>
<//>`}function en({words:e,per:t,range:n,chosen:r,onChosen:i}){return V`<${s}
label=${g(`call.range`)}
value=${n.findIndex(e=>an(r,e,t))}
options=${n.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>i({[n[e].kind]:K(n[e].p,t)})}
/>`}function tn({words:e,book:t,per:n,chosen:r,onChosen:i,folded:a}){let o=e=>{let{[e]:a,none:o,...s}=r,c=e===`chonbo`?K(t.content.values.chonbo,n):``;i(a===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},s=V`<fieldset>
<legend>${g(`call.kinds`)}</legend>
<div class="choices">
${Ue.map(t=>V`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in r} onChange=${()=>o(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return a?V`<details class="fold">
<summary>${g(`call.outside`)}</summary>
${s}
</details>`:s}function nn(t,{offender:n},{penalties:r,range:i=[]}){let a=[...r,...i].map(({whom:e})=>e),o=n?.kind===`player`&&t.players[n.id]?.team?[`team`,`each-teammate`]:[];return e.filter(e=>[`offender`,...o,...a].includes(e))}function rn(e,t,n,r){let i=Object.entries(t).map(([e,t])=>({kind:e,whom:n,...t.trim()&&{p:Number(t)/r}}));try{return Be(e,i)}catch{return null}}function an(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===K(n,r)}function K(e,t){return e===void 0?``:String(e*t)}function on({args:[e=``],query:t}){let n=t.get(`call`)??``,r=`#/table/${e}`,i=V`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(Ee+n,{steal:!0},()=>{}),ke(Fe()[n]?.place??r,{replace:!0})}}>${g(`elsewhere.take`)}</button>`;return V`<${u} title=${g(`elsewhere.title`)} up=${r} actions=${i}><${y} text=${g(`elsewhere.text`)} /><//>`}function sn({late:e,onAnswer:n}){let[r,i]=t(e?ln(e):``),[a,o]=t(``),s=cn(r),c=e=>i(ln(Math.max((s??0)+e,0)));return V`<form class="exactly" onSubmit=${e=>{e.preventDefault(),s===null?o(g(`call.time-wrong`)):n(s)}}>
<button class="button" type="button" aria-label=${g(`call.time-less`)} onClick=${()=>c(-60)}>−</button>
<${S}
label=${g(`call.time`)}
hint=${g(`call.time-hint`)}
value=${r}
onInput=${i}
wrong=${a}
inputmode="text"
autocomplete="off"
/>
<button class="button" type="button" aria-label=${g(`call.time-more`)} onClick=${()=>c(60)}>+</button>
<button class="button main">${g(`call.time-take`)}</button>
</form>`}function cn(e){let[,t,n=`0`]=/^\s*(\d{1,3})(?:[:：.](\d{1,2}))?\s*$/.exec(e)??[];return t&&Number(n)<60?Number(t)*60+Number(n):null}function ln(e){return`${Math.floor(e/60)}:${String(e%60).padStart(2,`0`)}`}function un({kept:{note:e,photos:t},noted:n}){let r=+!!e.trim()+t.length,i=V`<span class="body">${g(`call.extras`)}</span>
${r>0&&V`<span class="badge">${r}</span>`}`,a=e=>{H({photos:t.filter(t=>t!==e)}),F.deletePhotos([e])};return V`<${c} title=${i}>
${()=>V`<div class="stack">
${n&&V`<${S} long label=${g(`call.note`)} value=${e} onInput=${e=>H({note:e})} maxlength="4000" />`}
<${ft} count=${t.length} onPhoto=${fe} />
<ul class="photos" aria-label=${g(`hall-photos`)}>
${t.map((e,t)=>V`<li key=${e}><${dn} id=${e} number=${t+1} onRemove=${()=>a(e)} /></li>`)}
</ul>
</div>`}
<//>`}function dn({id:e,number:t,onRemove:n}){let{url:r}=tt(()=>F.photo(``,e),e);return V`${r&&V`<img src=${r} alt=${g(`hall-photo`,{number:t})} />`}
<button class="button" type="button" onClick=${n}>${g(`call.photo-remove`,{number:t})}</button>`}function fn({foul:e,facts:n,context:r}){let{library:i,book:a}=D(),[o,s]=t([]),c=JSON.stringify([e,n,r,i.language,a.revision]);return j(()=>{let t=!1,o=Object.keys(i.books).filter(e=>e!==a.id);return(async()=>{let c=await Promise.all(o.map(e=>F.bookOf({id:e,options:{},readings:{}}))),[,...l]=bt([a,...c],e,n,r);t||s(l.map(e=>k(i,e)))})(),()=>{t=!0}},[c]),o}function pn({call:e}){return fn(e).map(e=>V`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${_e(e).map(e=>V`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&V`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function mn({call:{foul:e,spoken:t}}){let{library:n,book:r}=D(),i={words:B(),library:n},{rows:a}=r.table(e);return V`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return V`<li key=${e}>
<strong class="penalty">${yt(i,r)}</strong> <span class="badge">${g(`open.verdict.${t}`)}</span>
${o.map(e=>V`<p class="soft" key=${e}>${hn(i,r,e)}</p>`)}
${o.length===0&&V`<p class="soft">${g(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function hn(e,t,n){return n in t.when?Ot(e,{[n]:t.when[n]}):e.words.question(n)}function gn({call:e}){let{readings:t,rulebook:n,examples:r=[],trace:i}=e.spoken,a=[n.name,...n.option_names??[]].join(` + `);return V`${n.standing!==`official`&&V`<p class="note warn">${n.standing_text}</p>`}
${t.length>0&&V`<${c} title=${g(`call.readings`,{count:t.length})}>
${()=>V`<${dt} readings=${t} />`}
<//>`}
${r.length>0&&V`<${c} title=${g(`call.examples`)}>
${()=>V`<ul class="bullets">${r.map(e=>V`<li key=${e.id}>${e.text}</li>`)}</ul>`}
<//>`}
<${c} title=${g(`call.trace`)}>
${()=>V`<div class="stack"><p class="soft">${[a,..._e(e.spoken)].join(` · `)}</p>${i.length>0&&V`<${mn} call=${e} />`}</div>`}
<//>
<${c} title=${g(`call.books`)}>${()=>V`<${pn} call=${e} />`}<//>`}function _n({state:e,ruling:t}){let{does:n,wrong:r}=T(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-x(t.id))/1e3),o=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return o?V`<p class="note" role="status">${g(`game.given`,{time:h(o.seconds)})}</p>`:a<=60||a>3600||!i||!ie(e,i).clock?null:V`<div class="note info">
<p>${g(`game.offer`,{time:h(a)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>gt(i,a,t.id))}>${g(`game.give`,{time:h(a)})}</button>
${r}
</div>`}function vn({state:e,hanchan:t}){let{clock:n}=ie(e,t),r=$e(!!n),i=Ye(e,t).length,a=n&&ae(n,r),o=a?g(`game.up`):n&&g(`game.time-left`,{time:h(d(n,r))});return V`<a class="button quiet" href=${`#/start/${t.table}`}>${o??g(`hall-start`)}</a>
${i>0&&V`<a class="button quiet warn" href=${`#/start/${t.table}`}>${g(`kept.waiting`,{count:i})}</a>`}
${a&&V`<${mt} />`}`}const yn={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:xn,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:Sn},bn={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function xn(e,t){return t===`standing`?!a(e):t===`escalated`?!!e.escalation:e.status===t}function Sn({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-x(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function Cn(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in yn),i=Object.entries(t).filter(([e,t])=>t&&e in bn),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>yn[t](e,n))&&i.every(([t,n])=>bn[t](o(e),n)))}function wn(e,t,n,r){if(!r.trim())return n;let i=Tn(t),a=b(e.library,r);return n.filter(t=>{let{offender:n,table:r,note:o,reason:s,foul:c}=t,l=i[t.id]??[],u=[n.name,r.label,o,s,I(e,c),L(e,t)];return a([...u,...l].filter(Boolean).join(` `))})}function Tn({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const En=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function Dn({state:e,rulings:t,chosen:n,onChoose:r}){let i=B(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=e=>[...new Set(t.map(e))],c=new Map(t.map(({offender:e})=>[e.id,e.name])),l={table:Te(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...c].map(([e,t])=>({value:e,text:t})),foul:s(({foul:e})=>e).map(e=>({value:e,text:I(i,e)})),kind:s(({kind:e})=>e).map(e=>({value:e,text:i.name(`kinds`,e)})),status:En.map(e=>({value:e,text:g(`hall-status.${e}`)})),round:s(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:g(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:g(`hall-otherwise`)}],...On(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return V`<details class="fold">
<summary>${o?g(`hall-filters-set`,{count:o}):g(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(l).map(([e,t])=>V`<${Oe} key=${e} label=${g(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:g(`hall-any`)},...An(t)]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>V`<${S} key=${e} type="datetime-local" label=${g(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&V`<button class="button" type="button" onClick=${()=>r({})}>${g(`hall-filters-clear`)}</button>`}
</div>
</details>`}function On({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:g(`hall-took`,{from:h(n),until:h(r)})}]},...t&&{escalation:[{value:t,text:kn(t)}]}}}function kn(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>n(e)?g(e):t).join(` · `)}function An(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function jn({rulings:e,empty:n}){let[r,i]=t(40),a=w(null),o=()=>i(e=>e+40),s=e.length-r;return j(()=>{if(!a.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&o(),{rootMargin:`600px`});return e.observe(a.current),()=>e.disconnect()},[r,s>0]),V`<${le} rulings=${e.slice(0,r)} place empty=${n} />
${s>0&&V`<button class="button" ref=${a} type="button" onClick=${o}>${g(`hall-more`,{count:s})}</button>`}`}function Mn({query:e}){let{tournament:t,state:n}=D();return!t||!n?V`<${m} title=${g(`hall-log`)} />`:V`<${Nn} state=${n} asked=${Object.fromEntries(e)} />`}function Nn({state:e,asked:n}){let r=B(),{official:i}=D(),[a,o]=t(n),[s,c]=t(``),l=e.settings.time_zone,d=ve(()=>Ge(Fn(e)),[e]),f=ve(()=>wn(r,e,Cn(d,a,l),s),[r,d,a,s]);return V`<${u} title=${g(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${g(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${g(`hall-journal`)}</a>
${Ve(i)&&V`<a class="button quiet" href="#/dashboard">${g(`hall-dashboard`)}</a>`}
</p>
${d.length>0&&V`<${S} type="search" label=${g(`hall-search`)} hint=${g(`hall-search-hint`)} value=${s} onInput=${c} />
<${Dn} state=${e} rulings=${d} chosen=${a} onChoose=${o} />
<p role="status">${g(`hall-found`,{count:f.length,all:d.length})}</p>`}
${f.length===0&&V`<${Pn} any=${d.length>0} onClear=${()=>{o({}),c(``)}} />`}
<${jn} key=${JSON.stringify([a,s])} rulings=${f} empty="" />
<//>`}function Pn({any:e,onClear:t}){return e?V`<${y} text=${g(`hall-none-found`)}><button class="button" type="button" onClick=${t}>${g(`hall-show-all`)}</button><//>`:V`<${y} text=${g(`hall-log-empty`)}><a class="button" href="#/tables">${g(`hall-tables`)}</a><//>`}function Fn({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:In(t[e.id]),round:n[e.hanchan]?.round}))}function In({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function Ln({state:e,id:t}){let n=Mt(e,t);return n.length===0?null:V`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${g(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>V`<div class="card" key=${t}>
<p><strong>${Rn(t,n)}</strong></p>
<dl class="facts lines">
${r.map(t=>V`<div key=${t.id}>
<dt><${Pt} state=${e} line=${t} /></dt>
<dd>${Dt(t)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function Rn(e,t){let[n,r]=Me(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return g(t<0?r:n,{amount:Tt(e,Math.abs(t))})}const q=`offence_number`;function zn({args:[e]}){let{tournament:t,state:n}=D();if(!t||!n)return V`<${m} title=${g(`hall-player`)} />`;let r=n.players[e];return r?V`<${Bn} state=${n} player=${r} />`:V`<${l} title=${g(`hall-player`)} text=${g(`hall-no-player`)} up="#/tables" />`}function Bn({state:e,player:t}){let n=B(),r=Ge(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),i=Object.entries(Wn(r)).sort(([,e],[,t])=>t-e),a=e.teams[t.team]?.name;return V`<${u} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&g(`hall-id-number`,{number:t.id_number}),a].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${g(`hall-counts`)}</h2>
${i.length===0&&V`<p class="soft">${g(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${i.map(([e,t])=>V`<div key=${e}><dt>${I(n,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${nt} state=${e} id=${t.id} />
<${Ln} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${g(`hall-lines`)}</a>
<${Vn} state=${e} player=${t.id} />
<section class="stack">
<h2>${g(`hall-rulings`)}</h2>
<${jn} rulings=${r} empty=${g(`hall-no-rulings`)} />
</section>
<//>`}function Vn({state:e,player:t}){let{book:n,library:r}=D(),i=B();if(!n||!r)return null;let a=Hn(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(q)).map(e=>({foul:e,...Un(i,n,{...a,foul:e})}));return o.length===0?null:V`<section class="stack">
<h2>${g(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>V`<div key=${e}>
<dt>${I(i,e)}<small>${g(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>V`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function Hn(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||we(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:Ce(e,r.table,r)}}function Un(e,t,n){let r=F.knownFacts(n).facts[q],i=k(e.library,qe(t,n.foul,r?{[q]:r}:{})),a=ze(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function Wn(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function Gn({near:e=[]}){let t=B();return e.length===0?null:V`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>V`<a key=${e} class="button" href=${o(e)}>${t}</a>`)}
</section>`}F.loadEscalationSteps();const Kn={"head-referee":[`head-referee`,`director`],director:[`director`]};function qn({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function Jn({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function Yn(e,t){return!!t&&e.official!==t.id&&P(t,Kn[e.level]??[])}function J(e,t,{table:n,foul:r}){return[g(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&I(e,r)].filter(Boolean).join(` · `)}function Y(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function X(e,t,n){return{name:e.officials[t]?.name??`?`,time:f(n,e.settings.time_zone)}}function Z({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return g(i?`help.unsent`:`help.sending`);let a=n.ended_at?g(`help.over.${n.ended_how}`):n.answered_at?g(`help.coming`,X(e,n.answered_by,n.answered_at)):g(`help.waiting.${n.level}`);return i?`${a} · ${g(`hall-outbox.waiting`)}`:a}function Xn({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function Zn(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?Ke(t,e.hanchans[n],r):me(t,n))}function Q({call:e,brief:t}){let{state:n,official:r}=D(),{does:a,tell:o,wrong:s}=T(),c=Yn(e,r),l=e.official===r?.id,u=(t,n,r)=>a(async()=>{await F.send(t,e.id,n),A(),i(r)}),d=()=>a(async()=>{if(F.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await F.discard(e.id))return i(g(`help.not-called`));await F.send(`help-end`,e.id,{how:`taken-back`}),i(g(`help.over.taken-back`))}),f=c&&!e.answered_at;return V`<p class="pair">
${f&&V`<button class="button main" type="button" onClick=${()=>u(`help-answer`,{},g(`help.said`))}>${g(`help.come`)}</button>`}
${c&&V`<a class="button" href=${Xn(e)} onClick=${()=>Zn(n,e)}>${g(`help.rule`)}</a>`}
${l&&V`<button class="button" type="button" onClick=${d}>${g(`help.take-back`)}</button>`}
${!l&&!t&&V`<button class="button" type="button" onClick=${()=>u(`help-end`,{how:`settled`},g(`help.over.settled`))}>${g(`help.settle`)}</button>`}
</p>${s}`}function Qn({about:e,call:t}){let n=D(),{state:r,official:i}=n,{does:a,wrong:o}=T(),s=Jn(r,i),c=qn(r).find(t=>t.table===e.table.id&&t.official===i?.id);return e.from||!(c||s)?null:c?V`<section class="note info stack" aria-label=${g(`help.one`)}>
<p role="status">${Z(n,c)}</p>
<${Q} call=${c} />
</section>`:V`<button class="button quiet" type="button" onClick=${()=>a(async()=>{await F.send(`help-call`,null,$n(e,t),{expected:s}),A(),O(880)})}>${g(`help.call.${s}`)}</button>${o}`}function $n(e,t){let{seat:n,offender:r,amends:i,...a}=Ne(e,null),o=[e,...(t?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...a,offenders:o,...t&&{foul:t.foul,facts:t.answered,context:De(t.context)}}}function er({args:[e]}){let{tournament:t,state:n}=D();if(!t||!n)return V`<${m} title=${g(`help.one`)} />`;let r=n.helpCalls[e];return r?V`<${tr} state=${n} call=${r} />`:V`<${l} title=${g(`help.one`)} text=${g(`help.missing`)} up="#/tables" />`}function tr({state:e,call:t}){let n=D(),r=B(),{table:i,hand:a,offenders:o,foul:s,official:c,called_at:l,ruling:d}=t,f=g(`hall-table`,{label:e.tables[i]?.label??`?`}),p=[f,N(a)].filter(Boolean).join(` · `);return V`<${u} title=${p} up="#/tables" actions=${!t.ended_at&&V`<${Q} call=${t} />`}>
<p class=${`note ${t.ended_at?``:`info`}`} role="status">${Z(n,t)}</p>
<section class="card stack">
${s&&V`<p><strong>${I(r,s)}</strong></p>`}
${o.map(t=>V`<${nr} key=${t.id} state=${e} words=${r} offender=${t} />`)}
<p class="soft">${g(`help.by`,X(e,c,l))}</p>
</section>
<${It} ruling=${t} />
<p class="beside">
<a class="button quiet" href=${`#/table/${i}`}>${f}</a>
${d&&V`<a class="button quiet" href=${`#/ruling/${d}`}>${g(`hall-ruling`)}</a>`}
</p>
<//>`}function nr({state:e,words:t,offender:n}){let{seat:r}=n,[i]=Y(e,{offenders:[n]});return V`<p class="call-name">
<strong class="who">${i}</strong>
${r&&V`<span class="badge">${t.phrase(`seat-${r}`)}</span>`}
</p>`}function rr(){let e=D(),{state:t}=e,n=B(),r=qn(t);return r.length===0?null:V`<section class="stack" aria-label=${g(`help.all`)}>
<h2>${g(`help.all`)}</h2>
<ul class="rows">
${r.map(r=>V`<li key=${r.id}>
<a class="row" href=${`#/help/${r.id}`}>
<span class="body">
<strong>${J(n,t,r)}</strong>
<small>${[...Y(t,r),``].join(` · `)}${g(`help.by`,X(t,r.official,r.called_at))} · ${Z(e,r)}</small>
</span>
<${ee} name="next" />
</a>
</li>`)}
</ul>
</section>`}function ir(){let e=D(),{tournament:t,state:n,official:r}=e;return t&&n&&r&&V`<${ar} key=${n.id} snapshot=${e} />`}function ar({snapshot:e}){let{state:n}=e,r=B(),{parts:i}=ge(),a=`shinpan.escalations.`+n.id,[o,s]=t(()=>R(a)??{since:n.seq});j(()=>xe(a,o),[o]);let c=Object.values(n.escalations).flatMap(t=>sr(e,t)??[]).filter(({id:e,seq:t})=>t>(o[e]??o.since)),l=()=>s({...o,...Object.fromEntries(c.map(({id:e,seq:t})=>[e,t]))}),u=c.find(({id:e})=>i[0]===`escalation`&&e===i[1]);if(j(()=>{u&&s({...o,[u.id]:u.seq})},[u?.seq]),u||c.length===0||i[0]===`escalations`)return null;let[d]=c,[f,p]=c.length>1?[g(`esc.news.several`,{count:c.length}),`#/escalations`]:or(r,d);return V`<div class="note info row" role="status">
<a class="reach body" href=${p} onClick=${l}>${f}</a>
<button class="button" type="button" onClick=${l}>${g(`esc.news.seen`)}</button>
</div>`}function or(e,{id:t,what:n,ruling:r}){let i={foul:I(e,r.foul),name:r.offender.name};return[n?g(`esc.news.outcome`,{what:n,...i}):g(`esc.news.yours`,i),`#/escalation/${t}`]}function sr(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return et(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:ot(s)}:null}function cr(){let e=D(),{tournament:t,state:n,official:r}=e;return V`${t&&n&&r&&V`<${lr} key=${n.id} snapshot=${e} /><${Ft} key=${n.id} />`}<${ir} />`}function lr({snapshot:e}){let{state:n,official:r}=e,i=B(),{parts:a}=ge(),o=`shinpan.help.`+n.id,[s,c]=t(()=>R(o)??{});j(()=>xe(o,s),[s]);let l=Object.values(n.helpCalls).filter(({id:e})=>a[0]!==`help`||a[1]!==e),u=l.filter(e=>!e.answered_at&&!e.ended_at&&Yn(e,r)),d=l.filter(e=>dr(e,r)&&s[e.id]!==ur(e)),f=u.map(({id:e})=>e).join();return j(()=>{f&&(O(220),A(400))},[f]),V`${u.map(e=>V`<section class="note warn stack" key=${e.id} role="alert">
<a class="reach" href=${`#/help/${e.id}`}>
<span>
<strong>${J(i,n,e)}</strong><br />
${[...Y(n,e),g(`help.by`,X(n,e.official,e.called_at))].join(` · `)}
</span>
</a>
<${Q} call=${e} brief />
</section>`)}${d.map(t=>V`<div class="note info row" key=${t.id} role="status">
<a class="reach body" href=${`#/help/${t.id}`}>${J(i,n,t)} · ${Z(e,t)}</a>
<button class="button" type="button" onClick=${()=>c({...s,[t.id]:ur(t)})}>
${g(`help.seen`)}
</button>
</div>`)}`}function ur({ended_at:e}){return e?`over`:`coming`}function dr({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function fr({text:e}){let{outbox:t}=D(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:V`<p class="note warn">${g(e,{count:n})}</p>
<a class="button main" href="#/outbox">${g(`hall-see-outbox`)}</a>`}function pr(){let{tournament:e,alarms:n}=D(),[r,i]=t(!1);return e?V`<section class="card">
<h2>${g(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>i(!0)}>${g(`hall-leave`)}</button>
${r&&V`<${E} title=${g(`hall-leave-ask`,{name:e.name})} onClose=${()=>i(!1)}>
<p>${g(`hall-leave-text`)}</p>
${n&&V`<p class="note bad">${g(`alarm.leave`)}</p>`}
<${fr} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await F.leave(),ke(`#/`)}}>${g(`hall-leave`)}</button>
<button class="button" onClick=${()=>i(!1)}>${g(`cancel`)}</button>
<//>`}
</section>`:null}function mr({onYes:e}){let t=V`<button class="button danger" onClick=${e}>${g(`hall-switch-yes`)}</button>`;return V`<${u} title=${g(`hall-switch`)} up="#/tables" actions=${t}>
<${fr} text="hall-switch-unsent" />
<//>`}function hr({kind:e,foul:t,up:n}){let{state:r}=D(),i=Object.values(e===`team`?r.teams:r.officials).filter(({revoked_at:e})=>!e).sort((e,t)=>e.name.localeCompare(t.name));return V`<${u} title=${g(`call-which.${e}`)} up=${n}>
${i.length===0&&V`<${y} text=${g(`call.nobody`)} />`}
<ul class="rows">
${i.map(({id:e,name:n})=>V`<li key=${e}>
<button
class="row"
type="button"
onClick=${()=>We(o(t||null,{who:e}))}
>
${n}
</button>
</li>`)}
</ul>
<//>`}function gr({item:e,away:t,onClose:n}){let{does:r,tell:a,wrong:o}=T(),s=Se(e),c=s&&!t&&e.kind===`ruling`,l=async()=>{if(!await F.discard(e.id))return a(g(`hall-over`));i(g(s?`hall-discarded-here`:`hall-discarded`)),n()};return V`<${E} title=${g(`hall-discard`)} onClose=${n}>
<p>${g(s?`hall-discard-sent`:`hall-discard-text`)} ${c&&g(`hall-discard-withdraw`)}</p>
${o}
<div class="pair">
${c&&V`<a class="button" href=${`#/ruling/${e.id}`}>${g(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(l)}>${g(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${g(`cancel`)}</button>
</div>
<//>`}function _r(){let{official:e}=D();return V`<div class="note bad" role="alert">
<p>${g(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${g(`hall-join`)}</a>
${P(e,[`director`])&&V`<a class="button" href="#/account">${g(`hall-join-account`)}</a>`}
</p>
</div>`}function vr({item:e}){let{tournament:t,official:n,signedOut:r}=D(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return V`<p class="note bad">${g(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&V`<button class="button" type="button" onClick=${()=>F.sendAsMe(e.id)}>${g(`elsewhere-send-as`,{name:n.name})}</button>`}`}function yr({item:{id:e,count:t}}){return V`<article class="item">
<p class="note warn">${g(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>F.discard(e)}>${g(`hall-seen`)}</button>
</article>`}const br={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function xr({item:e}){let t=B(),{state:n}=D(),{kind:r,state:i,problem:a,ruledAt:o}=e;return r===`restored`?V`<${yr} item=${e} />`:V`<article class=${`item ${i}`} aria-label=${g(`hall-kind.${r}`)}>
<${Sr} item=${e} />
<p>${Cr(t,n,e)}</p>
<p class="soft">${f(o,n.settings.time_zone)}</p>
${i===`waiting`&&V`<${Tr} item=${e} />`}
${i===`refused`&&V`<${St} problem=${a} />`}
${i===`conflict`&&V`<${vt} stored=${a?.stored??{}} sent=${a?.sent??e.body??{}} />`}
${i===`differs`&&V`<${Et} item=${e} />`}
${i===`holding`?V`<${G} id=${e.id} />`:V`<${$} item=${e} />`}
</article>`}function Sr({item:{kind:e,state:t}}){let n=z(t)?`bad`:`info`;return V`<p><strong>${g(`hall-kind.${e}`)}</strong> <span class=${`badge ${n}`}>${g(`hall-outbox.${t}`)}</span></p>`}function Cr(e,t,{id:n,kind:r,subject:i,body:a,about:o}){if(r.startsWith(`help-`))return wr(t,t.helpCalls[r===`help-call`?n:i]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(r))return[o.table&&g(`hall-table`,{label:o.table}),o.who].filter(Boolean).join(` · `);if(r===`hand-end`||r===`dead-hand`)return[g(`hall-table`,{label:t.tables[a.table]?.label??`?`}),N(a.hand),r===`hand-end`&&g(`hall-how.${a.how}`)].filter(Boolean).join(` · `);let s=t.rulings[r===`ruling`?n:i];if(!s)return g(`hall-unknown`);let c=V`<a href=${`#/ruling/${s.id}`}><span class="who">${s.offender.name}</span> · ${I(e,s.foul)}</a>`;return a?.reason?V`${c} · ${a.reason}`:c}function wr(e,t){return t?g(`hall-table`,{label:e.tables[t.table]?.label??`?`}):g(`hall-unknown`)}function Tr({item:e}){wt();let{blockedBy:t,trouble:n}=e;if(n?.status===401)return V`<${vr} item=${e} />`;if(t)return V`<p class="note warn">${g(`hall-blocked`)}</p>`;if(!n)return null;let r=n.status===0?g(navigator.onLine?`live.unreached`:`no-network`):jt(n.problem)||`HTTP ${n.status}`;return V`<p class="soft">${g(`hall-last-try`,{text:r})}</p>`}function $({item:e,away:n}){let[r,a]=t(!1),{does:o,tell:s,wrong:c}=T(),{id:l,kind:u,state:d}=e,f=d===`conflict`&&!ue(e);if(d===`differs`||f){let e=g(f?`hall-keep-logged`:`hall-seen`);return V`<div class="pair"><button class="button" type="button" onClick=${()=>o(()=>F.discard(l))}>${e}</button>${c}</div>`}let p=async()=>{await F.retry(l)?i(g(`hall-again`)):s(g(`hall-over`))};return V`<div class="pair">
${d!==`waiting`&&V`<button class="button" type="button" onClick=${()=>o(p)}>${g(d===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${d!==`waiting`&&u in br&&!n&&V`<a class="button" href=${br[u](e)}>${g(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>a(!0)}>${g(`hall-discard`)}</button>
${r&&V`<${gr} item=${e} away=${n} onClose=${()=>a(!1)} />`}
</div>${c}`}function Er(){let{elsewhere:e}=D();return e.map(({id:e,name:t,items:n})=>V`<section class="stack" key=${e}>
<h2>${g(`elsewhere-in`,{name:t??g(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>V`<li key=${e.id} tabindex="-1"><${Dr} item=${e} /></li>`)}</ol>
</section>`)}function Dr({item:e}){let t=B(),{kind:n,state:r,about:i={},body:a,problem:o,expected:s,answer:c}=e;if(n===`restored`)return V`<${yr} item=${e} />`;let{table:l,who:u,foul:d}=i,p=l&&g(`hall-table`,{label:l});return V`<article class=${`item ${r}`} aria-label=${g(`hall-kind.${n}`)}>
<${Sr} item=${e} />
<p>${[p,u,d&&I(t,d),a?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${f(e.ruledAt)}</p>
${r===`waiting`&&V`<${Tr} item=${e} />`}
${r===`refused`&&V`<${St} problem=${o} />`}
${r===`differs`&&V`<div class="note warn">
<p>${g(`hall-phone-showed`,{line:L(t,s)})}</p>
<p><strong>${g(`hall-server-decided`,{line:L(t,c.decision)})}</strong></p>
</div>`}
${r!==`holding`&&V`<${$} item=${e} away />`}
</article>`}function Or(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:o,lowStorage:s}=D();return V`<section class="stack">
<h2>${g(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&V`<p class="note warn">
${g(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:Ar(Math.abs(t))})}
</p>`}
${!n&&r&&V`<p class="soft">${g(`hall-clock-last`,{time:f(new Date(r),e?.time_zone)})}</p>`}
${!n&&V`<p class="soft">${g(`hall-clock-unsure`)}</p>`}
${s&&V`<p class="note bad" role="alert">${g(`hall-storage-low`)}</p>`}
<p class="soft">${g(i?`hall-persisted`:`hall-not-persisted`)}</p>
${o>0&&V`<p class="soft">${g(`hall-storage`,{used:kr(a,1),quota:kr(o,0)})}</p>`}
</section>`}function kr(e,t){return _(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function Ar(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>g(`hall-span.${e}`,{count:t})).join(` `)}function jr(){let{tournament:e,state:t,outbox:n,elsewhere:r}=D();Nr();let i=e=>!z(e.state),a=n.filter(e=>!i(e)),o=n.filter(i),s=[...n,...r.flatMap(({items:e})=>e)].some(i)&&V`<button class="button main" onClick=${()=>F.sendNow()}>${g(`hall-send-now`)}</button>`,c=r.length>0&&V`<${Er} />`;return!e||!t?V`<${m} title=${g(`hall-outbox-title`)} actions=${s}>${c}<//>`:V`<${u} title=${g(`hall-outbox-title`)} up="#/tables" actions=${s}>
<${Pr} />
${n.length===0&&!c&&V`<${y} text=${g(`hall-outbox-empty`)}><a class="button" href="#/tables">${g(`hall-tables`)}</a><//>`}
<${Mr} title=${g(`hall-tasks`)} items=${a} />
<${Mr} title=${g(`hall-waits`)} items=${o} />
${c}
<${Or} />
<//>`}function Mr({title:e,items:t}){return t.length===0?null:V`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>V`<li key=${e.id} tabindex="-1"><${xr} item=${e} /></li>`)}</ol>
</section>`}function Nr(){let e=w({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];j(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),j(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function Pr(){let{signedOut:e,revisionChange:t,trouble:n,superseded:r,syncedAt:i,live:a,tournament:o}=D(),s=a===`offline`?`no-network`:a===`unreached`&&`live.unreached`;return V`
${e&&V`<${_r} />`}
${n&&V`<p class="note bad" role="alert">${g(`hall-trouble`,{text:n})}</p>`}
${r&&V`<p class="note warn">${g(`hall-superseded`)}</p>`}
${t&&V`<p class="note warn">${g(`hall-revision-change`,{count:t.items.length})}</p>`}
${s&&!e&&i&&V`<p class="note">${g(`hall-offline-since`,{link:g(s),time:f(i,o?.time_zone)})}</p>`}
`}function Fr({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return j(()=>()=>n?speechSynthesis.cancel():void 0,[]),V`<${E} title=${g(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&V`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=ce.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${g(`call.speak`)}</button>`}
<//>`}function Ir({onClose:e}){let{waiting:t,tasks:n,wrongs:r}=v(),i=(t,n)=>V`<a class="button" key=${t} href=${n} onClick=${e}>${t}</a>`;return V`<${E} title=${g(`standing`)} onClose=${e}>
${n>0&&i(g(`to-resolve`,{count:n}),`#/outbox`)}
${r.map(({text:e,to:t})=>i(e,t))}
${t>0&&i(g(`waiting-to-send`,{count:t}),`#/outbox`)}
<${Lr} />
<//>`}function Lr(){let{tournament:e,book:t,library:n,syncedAt:r}=D(),{ready:i,link:a}=v(),o=e&&t&&(n?.books[t.id]?.name??t.id),s=e&&r&&g(`synced`,{time:f(r,e.time_zone)});return V`<ul class="bullets">
${[a,i,s,o].filter(Boolean).map(e=>V`<li key=${e}>${e}</li>`)}
</ul>`}function Rr({ruling:e,questions:t,decision:n,done:r=!1,onAnswer:i}){let{library:a}=D(),o=B(),s=n&&k(a,n);return V`<section class="card">
<h3><span class="who">${e.offender.name}</span> · ${I(o,e.foul)}</h3>
${!r&&t.map(e=>V`<${zr} key=${e.question.fact} asked=${e} onAnswer=${i} />`)}
${s&&V`<p class=${`penalty ${he(n.penalties[0]?.kind??`none`)}`} role="status">
${g(`hall-comes-to`,{line:s.line})}
</p>`}
${r&&V`<ol class="steps">${s.steps.map(e=>V`<li key=${e.id}>${e.text}</li>`)}</ol><${ne} stays=${s.stays} />`}
</section>`}function zr({asked:{decision:e,question:t,chosen:n},onAnswer:r}){let{library:i}=D(),{text:a,answers:o}=k(i,e).questions[0],c=o.map(e=>({value:e.value??e.min,text:e.text}));return V`<${s} label=${a} value=${n} options=${c}
onChange=${e=>r(t.fact,e)} />`}const Br=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function Vr({table:e,hanchan:n,hand:r,onHand:i,onClose:a}){let{state:o}=D(),[s]=t({table:e.id,hanchan:n.id,hand:r}),[c,l]=t(()=>{let e=U(o,s);return e?{end:e,results:[],item:``}:null});if(!c)return V`<${Hr} ended=${s} hanchan=${n} onDone=${l} onClose=${a} />`;let u=g(`hall-ended-done`,{hand:N(s.hand)});return V`<${E} key="done" title=${u} onClose=${a}>
<p>${g(`hall-how.${c.end.how}`)}</p>
<${G} id=${c.item} onTaken=${a} />
${c.results.map(e=>V`<${Rr} key=${e.ruling.id} ...${e} done />`)}
${i?V`<${Gr} hand=${s.hand} end=${Kr(c)} onHand=${i} onClose=${a} />`:V`<button class="button main" type="button" onClick=${a}>${g(`hall-done`)}</button>`}
<//>`}function Hr({ended:e,hanchan:n,onDone:r,onClose:i}){let{state:a}=D(),[o]=t(()=>Pe(a,e)),[s,c]=t(Vt),{does:l,wrong:u}=T(),d=st(o),f=s.how&&(s.how!==`win`||s.winners.length>0),p=o.map(e=>{let t=d[e.revision];return{ruling:e,...s.how&&t?Rt(a,t,e,s):{questions:[],decision:null}}}),m=async()=>{let t=Object.fromEntries(p.map(({ruling:e,decision:t})=>[e.id,t])),n=await F.send(`hand-end`,null,Bt(e,s),{hold:!0,expected:t});A(),r({end:s,results:p,item:n.id})};return V`<${E} title=${g(`hall-ended-how`,{hand:N(e.hand)})} onClose=${i}>
<${Ur} how=${s.how} onHow=${e=>c({...s,how:e,winners:[]})} />
${s.how===`win`&&V`<${Wr} hanchan=${n} ended=${e} winners=${s.winners}
onWinners=${e=>c({...s,winners:e})} />`}
${f&&p.map(e=>V`<${Rr} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>c(zt(s,e.ruling,t,n))} />`)}
${u}
<button class="button main" type="button" disabled=${!f||p.some(({decision:e})=>!e)} onClick=${()=>l(m)}>
${g(`hall-ended-record`)}
</button>
<//>`}function Ur({how:e,onHow:t}){let{book:n}=D(),r=[`win`,...n?.content.facts.hand_end.answers??Br],i=Br.filter(e=>r.includes(e)).map(e=>({value:e,text:g(`hall-how.${e}`)}));return V`<${s} label=${g(`hall-how-label`)} value=${e} options=${i} onChange=${t} />`}function Wr({hanchan:e,ended:t,winners:n,onWinners:r}){let{state:i}=D(),a=B(),o=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return V`<fieldset>
<legend>${g(`hall-whose-win`)}</legend>
<div class="choices">
${Je(e,t.hand).map(({wind:e,player:r})=>{let s=n.includes(e),c=pe(i,{...t,table:{id:t.table},seat:e});return V`<button key=${e} type="button" class="choice" aria-pressed=${s}
disabled=${!!c||!s&&n.length===3} onClick=${()=>o(e)}>
${a.phrase(`seat-${e}`)} · ${i.players[r]?.name}
${c&&V`<span class="badge dead-hand">${g(`hall-badge.dead`,{since:Re(i,c)})}</span>`}
</button>`})}
</div>
</fieldset>`}function Gr({hand:e,end:t,onHand:n,onClose:r}){let i=e=>{n(e),r()};return V`<h3>${g(`hall-following`)}</h3>
<div class="pair">
${qr(e,t).map(e=>V`<button key=${N(e)} class="button main" type="button" onClick=${()=>i(e)}>${N(e)}</button>`)}
</div>`}function Kr({end:e,results:t}){return t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`))?{...e,how:`chonbo`}:e}function qr(e,{how:t,winners:n}){return t===`win`?n.includes(`east`)?[W(e)]:[M(e)]:t===`chonbo`?[e]:[W(e),M(e,W(e).counters??0)]}function Jr({hand:e,hanchan:t,hanchans:n,onHand:i,onPass:a,onEnd:o,onHanchan:c,onClose:l}){let u=Ie.map(e=>({value:e,text:g(`hall-wind.${e}`)})),d=[1,2,3,4].map(e=>({value:e,text:String(e)})),f=n.map(({id:e,round:t})=>({value:e,text:g(`hall-round`,{round:t})})),p=t=>i({...e,...t}),m=e=>()=>{l(),e()};return V`<${E} title=${N(e)} onClose=${l}>
<button class="button main" type="button" onClick=${m(()=>a(M(e)))}>${g(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${m(()=>a(W(e)))}>${g(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${m(o)}>${g(`hall-ended`)}</button>
</div>
${f.length>1&&V`<${Oe} label=${g(`hall-hanchan`)} value=${t.id} options=${f} onChange=${c} />`}
<${s} label=${g(`hall-round-wind`)} value=${e.wind} options=${u} onChange=${e=>p({wind:e})} />
<${s} label=${g(`hall-number`)} value=${e.number} options=${d}
onChange=${e=>p({number:e})} />
<${r} label=${g(`hall-counter-label`)} value=${e.counters} min=${0} max=${99} less=${g(`hall-counter-less`)}
more=${g(`hall-counter-more`)} onChange=${e=>p({counters:e})} />
<button class="button" type="button" onClick=${l}>${g(`hall-done`)}</button>
<//>`}function Yr({state:e,table:n,hanchan:r,hand:i}){let[a,o]=t(null),s=Zr(e,{table:n.id,hanchan:r.id,hand:i});return V`${s.length>0&&V`<section class="stack" aria-labelledby="leftover">
<h2 id="leftover">${g(`hall-leftover`)}</h2>
<ul class="rows">
${s.map(t=>V`<${Xr} key=${t.key} state=${e} left=${t} now=${r.id} onEnd=${()=>o(t)} />`)}
</ul>
</section>`}
${a&&V`<${Vr} key=${a.key} table=${n} hanchan=${e.hanchans[a.hanchan]??r} hand=${a.hand}
onClose=${()=>o(null)} />`}`}function Xr({state:e,left:t,now:n,onEnd:r}){let i=B(),{hanchan:a,hand:o,rulings:s}=t,c=U(e,t),l=a!==n&&e.hanchans[a]?.round,u=[l&&g(`hall-round`,{round:l}),N(o)].filter(Boolean).join(` · `);return V`<li class="item">
${s.map(e=>V`<a class="unended" key=${e.id} href=${`#/ruling/${e.id}`}>
<span><span class="who">${e.offender.name}</span> · ${I(i,e.foul)}</span>
</a>`)}
${c?V`<p class="note warn">${g(`hall-leftover-ended`,{hand:u,how:g(`hall-how.${c.how}`)})}</p>`:V`<button class="button" type="button" onClick=${r}>${g(`hall-ended-how`,{hand:u})}</button>`}
</li>`}function Zr(e,t){let n=/* @__PURE__ */ new Map;for(let r of de(e,t.table)){let{hanchan:e,hand:i}=r;if(!i||Ae(r,t)>=0)continue;let a=JSON.stringify([e,i.wind,i.number,i.counters]),o=n.get(a)??{key:a,hanchan:e,hand:i,rulings:[]};n.set(a,{...o,rulings:[...o.rulings,r]})}return[...n.values()]}const Qr=[`hand`,`calls`,`draw`,`settle`];function $r({table:e,hanchan:t,onTurn:n,onClose:r}){let{state:i,official:a}=D(),o=be(a)||i.results[t.id];return V`<${E} title=${g(`hall-other`)} onClose=${r}>
<a class="button" href=${`#/call/${e.id}/team`}>${g(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${g(`hall-on-official`)}</a>
${o&&V`<a class="button" href=${`#/result/${t.id}`}>${g(`hall-result`)}</a>`}
<button class="button" type="button" onClick=${n}>${g(`hall-turn`)}</button>
<h3>${g(`open.group.tools`)}</h3>
<div class="pair">
${Qr.map(e=>V`<a key=${e} class="button" href=${`#/${e}`}>${g(`open.to.${e}`)}</a>`)}
</div>
<//>`}export{ut as AddPhoto,Fr as Aloud,qt as Amendment,Lt as Badge,Qn as CallForHelp,hr as ChooseOffender,At as Circumstances,on as Claimed,kt as Corrections,Kt as DeadHandWarning,xt as DirectorLinks,at as Escalate,sn as Exactly,_n as ExtraTimeOffer,un as Extras,Xe as Further,gn as Grounds,Vr as HandEnd,Jr as HandSheet,er as HelpCall,Ct as ImportLink,pr as Leave,Mn as Log,Gn as Near,cr as Notices,rr as OpenHelpCalls,$r as OtherSheet,$t as Otherwise,jr as Outbox,zn as Player,Qe as ProbablySame,Nt as PushSwitch,rt as Reason,ht as Reasons,ct as Ruling,lt as SameCall,Lr as Standing,Ir as StatusSheet,mr as Switch,vn as TableClock,Ut as Undisputed,Yr as UnendedHands,Ze as Warned,it as WrongPlayer,Jt as nothingNew,pt as reasonWords};