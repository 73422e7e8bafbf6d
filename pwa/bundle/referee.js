import{$ as e,A as t,Bt as n,C as r,Ct as i,Dt as a,Et as o,F as s,Ft as c,Gr as l,Gt as u,Ht as d,It as f,J as p,Jt as m,K as h,Kr as g,L as _,Lr as v,M as y,N as b,Or as x,Ot as S,P as C,Pt as w,Q as ee,Qt as T,S as te,St as E,Tn as D,Tt as O,U as ne,W as re,Wr as k,Wt as A,Xt as ie,Y as j,Z as ae,_t as M,a as oe,an as se,at as N,b as ce,bt as le,cn as ue,cr as de,d as fe,dn as P,dr as pe,et as me,fn as he,fr as ge,ft as F,g as _e,gt as I,ht as ve,i as ye,in as be,it as L,jr as R,jt as z,kt as xe,l as Se,ln as Ce,mn as B,mt as we,n as Te,nn as V,nr as Ee,nt as De,on as Oe,ot as ke,pr as Ae,pt as je,q as Me,qr as Ne,qt as H,rn as Pe,rr as Fe,rt as U,st as Ie,tr as Le,tt as Re,u as ze,un as Be,ut as Ve,vn as He,vt as Ue,w as W,wt as G,yt as We,zr as Ge,zt as K}from"./app.js";import{A as Ke,C as qe,E as Je,H as Ye,Jt as Xe,K as Ze,Kt as Qe,L as $e,N as et,O as tt,R as nt,S as rt,U as it,V as at,Xt as ot,Y as st,Yt as ct,Z as lt,_ as ut,a as dt,b as ft,c as pt,dn as mt,dt as ht,g as gt,h as _t,i as vt,j as yt,k as bt,l as xt,ln as St,m as Ct,mt as wt,n as Tt,q as Et,qt as Dt,t as Ot,u as kt,un as At,ut as jt,wt as Mt,x as Nt,z as Pt}from"./shared.js";import{i as Ft,n as It,r as Lt,t as Rt}from"./deferred.js";const zt=[`status`,`penalties`,`effects`,`steps`,`stays`,`range`,`transfers`,`points`,`fines`];function Bt({call:e}){let{book:t}=d(),n=F(),{fouls:r,facts:i}=n.catalogue,a=r[e.foul].asks.filter(e=>i[e].disputed).filter(n=>Vt(t,e,n,i[n]));if(a.length===0)return null;let o=a.map(e=>n.pick(i[e].disputed)).join(` · `);return V`<p class="soft">${H(`undisputed.same`,{facts:o})}</p>`}function Vt(e,{foul:t,facts:n,context:r,decision:i,log:a},o,s){if(i.status===`needs-facts`||o in a.facts)return!1;if(!e.table(t).used.includes(o))return!0;let c=s.kind===`yes-no`?[!0,!1]:Object.keys(s.answers),l=Ht(i);return c.every(i=>Ht(p(e,t,{...n,[o]:i},r))===l)}function Ht(e){return e&&v(zt.map(t=>e[t]??null))}function Ut({declared:e}){let{state:t}=d();return V`<p class="note warn">${H(`already.dead`,{since:je(t,e)})}</p>`}function Wt({ruling:e}){let t=F(),{state:n}=d(),r=n.rulings[e];if(!r)return null;let i=A(r.ruled_at,n.settings.time_zone),a=r.offender.name,o=Ce().parts[3]&&E(null,{facts:null,context:null,ask:null});return V`<p class="note info">
${H(`amending.what`,{line:N(t,r),name:a,time:i})}${` `}
${o&&V`<a class="reach" href=${o}>${H(`amending.another`)}</a>`}
</p>`}function Gt({from:e,again:n,offender:r},i,a,o){if(n)return``;let s=[e.offender.id,e.foul,{...i.log.facts,...e.facts},t(e.context),e.penalties,e.note??``],c=[r?.id,i.foul,i.facts,i.context,a?.penalties??i.decision.penalties,o];return v(s)===v(c)?H(`amending.nothing`):``}const Kt=[1,5,10,20];function qt({book:t,per:n,chosen:r,onChosen:i,wrong:a}){return e.filter(e=>e in r).map(e=>V`<${Jt} key=${e} kind=${e} book=${t} per=${n} value=${r[e]} onValue=${t=>i({...r,[e]:t})} wrong=${a} />`)}function Jt({kind:e,book:t,per:n,value:r,onValue:i,wrong:o}){let s=F(),c=Yt(t,e).map(e=>String(e*n)),[l,u]=g(c.length===0||!(!r||c.includes(r))),[d,f]=n>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`],p=H(d,{kind:s.name(`kinds`,e)}),m=e=>{u(!1),i(e===r?``:e)},h=H(f,{most:s.number(ae*n)});return V`<fieldset>
<legend>${p}</legend>
<div class="switches">
${c.map(e=>{let t=n>1?s.number(Number(e)):H(`amount.p`,{p:e});return V`<${b} key=${e} pressed=${!l&&e===r} onClick=${()=>m(e)}>${t}<//>`})}
${c.length>0&&V`<${b} pressed=${l} onClick=${()=>u(!l)}>${H(`amount.another`)}<//>`}
</div>
${!l&&o&&!r&&V`<p class="note bad" role="alert">${h}</p>`}
</fieldset>
${l&&V`<${a} label=${p} inputmode="numeric" autocomplete="off" value=${r} wrong=${o?h:void 0} onInput=${i} />`}`}function Yt({content:e},t){if(t===`disqualification`)return[];let n=Object.values(e.fouls).flatMap(({rows:e})=>e).flatMap(({then:e,range:t=[]})=>[...e,...t]).filter(e=>e.kind===t),r=new Set(n.map(({p:e})=>e?.first??e).filter(Number.isInteger));if(t===`chonbo`&&Number.isInteger(e.values.chonbo)&&r.add(e.values.chonbo),t===`points`)for(let e of Kt)r.size<6&&r.add(e);return[...r].sort((e,t)=>e-t).slice(0,8)}function Xt({about:e,call:t,yes:n,onIssue:r,onClose:i}){let{library:a,book:s,state:c}=d(),l=F(),[u,f]=g({}),[p,m]=g(t.decision.penalties[0]?.whom??`offender`),{reason:_,field:v}=ct(`ruling`,t.foul),[y,b]=g(!1),{decision:x,spoken:S}=t,C=s.content.unit?Ge:1,w=en(s,u,p,C),ee=e=>{e.preventDefault(),b(!0),w&&_&&r({checked:w,reason:_})},T=$t(c,e,x).map(t=>({value:t,text:t===`offender`?e.offender?.name:l.phrase(`on-${t}`)}));return V`<${G}
title=${H(Me(x)?`call.choose`:`call.otherwise`)}
onClose=${i}
>
<form onSubmit=${ee} novalidate>
${x.range&&V`<${Zt} words=${l} per=${C} range=${x.range} chosen=${u} onChosen=${f} />`}
<${Qt}
words=${l}
book=${s}
per=${C}
chosen=${u}
onChosen=${f}
folded=${!!x.range}
/>
<${qt} book=${s} per=${C} chosen=${u} onChosen=${f} wrong=${y&&!w} />
${T.length>1&&V`<${o} label=${H(`call.whom`)} value=${p} options=${T} onChange=${m} />`}
${v(y)}
${y&&Object.keys(u).length===0&&V`<p class="note bad" role="alert">${H(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${w&&h(a,s,x,S,w).line}
</p>
<button class="button main">${n}</button>
</form>
<//>`}function Zt({words:e,per:t,range:n,chosen:r,onChosen:i}){return V`<${o}
label=${H(`call.range`)}
value=${n.findIndex(e=>tn(r,e,t))}
options=${n.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>i({[n[e].kind]:q(n[e].p,t)})}
/>`}function Qt({words:e,book:t,per:n,chosen:r,onChosen:i,folded:a}){let o=e=>{let{[e]:a,none:o,...s}=r,c=e===`chonbo`?q(t.content.values.chonbo,n):``;i(a===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},s=V`<fieldset>
<legend>${H(`call.kinds`)}</legend>
<div class="choices">
${Ae.map(t=>V`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in r} onChange=${()=>o(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return a?V`<details class="fold">
<summary>${H(`call.outside`)}</summary>
${s}
</details>`:s}function $t(e,{offender:t},{penalties:n,range:r=[]}){let i=[...n,...r].map(({whom:e})=>e),a=t?.kind===`player`&&e.players[t.id]?.team?[`team`,`each-teammate`]:[];return ee.filter(e=>[`offender`,...a,...i].includes(e))}function en(e,t,n,r){let i=Object.entries(t).map(([e,t])=>({kind:e,whom:n,...t.trim()&&{p:Number(t)/r}}));try{return me(e,i)}catch{return null}}function tn(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===q(n,r)}function q(e,t){return e===void 0?``:String(e*t)}function nn({args:[e=``],query:t}){let n=t.get(`call`)??``,r=`#/table/${e}`,i=V`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(Pe+n,{steal:!0},()=>{}),ue(se()[n]?.place??r,{replace:!0})}}>${H(`elsewhere.take`)}</button>`;return V`<${w} title=${H(`elsewhere.title`)} up=${r} actions=${i}><${z} text=${H(`elsewhere.text`)} /><//>`}function rn({late:e,onAnswer:t}){let[n,r]=g(e?on(e):``),[i,o]=g(``),s=an(n),c=e=>r(on(Math.max((s??0)+e,0)));return V`<form class="exactly" onSubmit=${e=>{e.preventDefault(),s===null?o(H(`call.time-wrong`)):t(s)}}>
<button class="button" type="button" aria-label=${H(`call.time-less`)} onClick=${()=>c(-60)}>−</button>
<${a}
label=${H(`call.time`)}
hint=${H(`call.time-hint`)}
value=${n}
onInput=${r}
wrong=${i}
inputmode="text"
autocomplete="off"
/>
<button class="button" type="button" aria-label=${H(`call.time-more`)} onClick=${()=>c(60)}>+</button>
<button class="button main">${H(`call.time-take`)}</button>
</form>`}function an(e){let[,t,n=`0`]=/^\s*(\d{1,3})(?:[:：.](\d{1,2}))?\s*$/.exec(e)??[];return t&&Number(n)<60?Number(t)*60+Number(n):null}function on(e){return`${Math.floor(e/60)}:${String(e%60).padStart(2,`0`)}`}function sn({kept:{note:e,photos:t},noted:n}){let r=+!!e.trim()+t.length,i=V`<span class="body">${H(`call.extras`)}</span>
${r>0&&V`<span class="badge">${r}</span>`}`,o=e=>{Oe({photos:t.filter(t=>t!==e)}),B.deletePhotos([e])};return V`<${O} title=${i}>
${()=>V`<div class="stack">
${n&&V`<${a} long label=${H(`call.note`)} value=${e} onInput=${e=>Oe({note:e})} maxlength="4000" />`}
<${Ye} count=${t.length} onPhoto=${be} />
<ul class="photos" aria-label=${H(`hall-photos`)}>
${t.map((e,t)=>V`<li key=${e}><${cn} id=${e} number=${t+1} onRemove=${()=>o(e)} /></li>`)}
</ul>
</div>`}
<//>`}function cn({id:e,number:t,onRemove:n}){let{url:r}=it(()=>B.photo(``,e),e);return V`${r&&V`<img src=${r} alt=${H(`hall-photo`,{number:t})} />`}
<button class="button" type="button" onClick=${n}>${H(`call.photo-remove`,{number:t})}</button>`}function ln({foul:e,facts:t,context:n}){let{library:r,book:i}=d(),[a,o]=g([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return k(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id);return(async()=>{let c=await Promise.all(s.map(e=>B.bookOf({id:e,options:{},readings:{}}))),[,...l]=pt([i,...c],e,t,n);a||o(l.map(e=>j(r,e)))})(),()=>{a=!0}},[s]),a}function un({call:e}){return ln(e).map(e=>V`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${Ve(e).map(e=>V`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&V`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function dn({call:{foul:e,spoken:t}}){let{library:n,book:r}=d(),i={words:F(),library:n},{rows:a}=r.table(e);return V`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return V`<li key=${e}>
<strong class="penalty">${dt(i,r)}</strong> <span class="badge">${H(`open.verdict.${t}`)}</span>
${o.map(e=>V`<p class="soft" key=${e}>${fn(i,r,e)}</p>`)}
${o.length===0&&V`<p class="soft">${H(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function fn(e,t,n){return n in t.when?vt(e,{[n]:t.when[n]}):e.words.question(n)}function pn({call:e}){let{readings:t,rulebook:n,examples:r=[],trace:i}=e.spoken,a=[n.name,...n.option_names??[]].join(` + `);return V`${n.standing!==`official`&&V`<p class="note warn">${n.standing_text}</p>`}
${t.length>0&&V`<${O} title=${H(`call.readings`,{count:t.length})}>
${()=>V`<${Pt} readings=${t} />`}
<//>`}
${r.length>0&&V`<${O} title=${H(`call.examples`)}>
${()=>V`<ul class="bullets">${r.map(e=>V`<li key=${e.id}>${e.text}</li>`)}</ul>`}
<//>`}
<${O} title=${H(`call.trace`)}>
${()=>V`<div class="stack"><p class="soft">${[a,...Ve(e.spoken)].join(` · `)}</p>${i.length>0&&V`<${dn} call=${e} />`}</div>`}
<//>
<${O} title=${H(`call.books`)}>${()=>V`<${un} call=${e} />`}<//>`}function mn({state:e,ruling:t}){let{does:n,wrong:r}=W(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-D(t.id))/1e3),o=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return o?V`<p class="note" role="status">${H(`game.given`,{time:R(o.seconds)})}</p>`:a<=60||a>3600||!i||!_(e,i).clock?null:V`<div class="note info">
<p>${H(`game.offer`,{time:R(a)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>st(i,a,t.id))}>${H(`game.give`,{time:R(a)})}</button>
${r}
</div>`}function hn({state:e,hanchan:t}){let{clock:n}=_(e,t),r=Mt(!!n),i=lt(e,t).length,a=n&&ne(n,r),o=a?H(`game.up`):n&&H(`game.time-left`,{time:R(re(n,r))});return V`<a class="button quiet" href=${`#/start/${t.table}`}>${o??H(`hall-start`)}</a>
${i>0&&V`<a class="button quiet warn" href=${`#/start/${t.table}`}>${H(`kept.waiting`,{count:i})}</a>`}
${a&&V`<${Et} />`}`}const gn={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:vn,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:yn},_n={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function vn(e,t){return t===`standing`?!te(e):t===`escalated`?!!e.escalation:e.status===t}function yn({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-D(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function bn(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in gn),i=Object.entries(t).filter(([e,t])=>t&&e in _n),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>gn[t](e,n))&&i.every(([t,n])=>_n[t](o(e),n)))}function xn(e,t,n,r){if(!r.trim())return n;let i=Sn(t),a=x(e.library,r);return n.filter(t=>{let{offender:n,table:r,note:o,reason:s,foul:c}=t,l=i[t.id]??[],u=[n.name,r.label,o,s,U(e,c),N(e,t)];return a([...u,...l].filter(Boolean).join(` `))})}function Sn({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const Cn=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function wn({state:e,rulings:t,chosen:n,onChoose:r}){let i=F(),o=e=>t=>r({...n,[e]:t}),s=Object.values(n).filter(Boolean).length,c=e=>[...new Set(t.map(e))],l=new Map(t.map(({offender:e})=>[e.id,e.name])),u={table:ye(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...l].map(([e,t])=>({value:e,text:t})),foul:c(({foul:e})=>e).map(e=>({value:e,text:U(i,e)})),kind:c(({kind:e})=>e).map(e=>({value:e,text:i.name(`kinds`,e)})),status:Cn.map(e=>({value:e,text:H(`hall-status.${e}`)})),round:c(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:H(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:H(`hall-otherwise`)}],...Tn(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return V`<details class="fold">
<summary>${s?H(`hall-filters-set`,{count:s}):H(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(u).map(([e,t])=>V`<${S} key=${e} label=${H(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:H(`hall-any`)},...Dn(t)]} onChange=${o(e)} />`)}
${[`from`,`until`].map(e=>V`<${a} key=${e} type="datetime-local" label=${H(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${o(e)} />`)}
${s>0&&V`<button class="button" type="button" onClick=${()=>r({})}>${H(`hall-filters-clear`)}</button>`}
</div>
</details>`}function Tn({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:H(`hall-took`,{from:R(n),until:R(r)})}]},...t&&{escalation:[{value:t,text:En(t)}]}}}function En(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>T(e)?H(e):t).join(` · `)}function Dn(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function On({rulings:e,empty:t}){let[n,r]=g(40),i=l(null),a=()=>r(e=>e+40),o=e.length-n;return k(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),V`<${_e} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&V`<button class="button" ref=${i} type="button" onClick=${a}>${H(`hall-more`,{count:o})}</button>`}`}function kn({query:e}){let{tournament:t,state:n}=d();return!t||!n?V`<${s} title=${H(`hall-log`)} />`:V`<${An} state=${n} asked=${Object.fromEntries(e)} />`}function An({state:e,asked:t}){let n=F(),{official:r}=d(),[i,o]=g(t),[s,c]=g(``),l=e.settings.time_zone,u=Ne(()=>ce(Mn(e)),[e]),f=Ne(()=>xn(n,e,bn(u,i,l),s),[n,u,i,s]);return V`<${w} title=${H(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${H(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${H(`hall-journal`)}</a>
${Se(r)&&V`<a class="button quiet" href="#/dashboard">${H(`hall-dashboard`)}</a>`}
</p>
${u.length>0&&V`<${a} type="search" label=${H(`hall-search`)} hint=${H(`hall-search-hint`)} value=${s} onInput=${c} />
<${wn} state=${e} rulings=${u} chosen=${i} onChoose=${o} />
<p role="status">${H(`hall-found`,{count:f.length,all:u.length})}</p>`}
${f.length===0&&V`<${jn} any=${u.length>0} onClear=${()=>{o({}),c(``)}} />`}
<${On} key=${JSON.stringify([i,s])} rulings=${f} empty="" />
<//>`}function jn({any:e,onClear:t}){return e?V`<${z} text=${H(`hall-none-found`)}><button class="button" type="button" onClick=${t}>${H(`hall-show-all`)}</button><//>`:V`<${z} text=${H(`hall-log-empty`)}><a class="button" href="#/tables">${H(`hall-tables`)}</a><//>`}function Mn({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:Nn(t[e.id]),round:n[e.hanchan]?.round}))}function Nn({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function Pn({state:e,id:t}){let n=ht(e,t);return n.length===0?null:V`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${H(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>V`<div class="card" key=${t}>
<p><strong>${Fn(t,n)}</strong></p>
<dl class="facts lines">
${r.map(t=>V`<div key=${t.id}>
<dt><${gt} state=${e} line=${t} /></dt>
<dd>${wt(t)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function Fn(e,t){let[n,r]=Te(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return H(t<0?r:n,{amount:jt(e,Math.abs(t))})}const J=`offence_number`;function In({args:[e]}){let{tournament:t,state:n}=d();if(!t||!n)return V`<${s} title=${H(`hall-player`)} />`;let r=n.players[e];return r?V`<${Ln} state=${n} player=${r} />`:V`<${C} title=${H(`hall-player`)} text=${H(`hall-no-player`)} up="#/tables" />`}function Ln({state:e,player:t}){let n=F(),r=ce(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),i=Object.entries(Vn(r)).sort(([,e],[,t])=>t-e),a=e.teams[t.team]?.name;return V`<${w} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&H(`hall-id-number`,{number:t.id_number}),a].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${H(`hall-counts`)}</h2>
${i.length===0&&V`<p class="soft">${H(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${i.map(([e,t])=>V`<div key=${e}><dt>${U(n,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${Ze} state=${e} id=${t.id} />
<${Pn} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${H(`hall-lines`)}</a>
<${Rn} state=${e} player=${t.id} />
<section class="stack">
<h2>${H(`hall-rulings`)}</h2>
<${On} rulings=${r} empty=${H(`hall-no-rulings`)} />
</section>
<//>`}function Rn({state:e,player:t}){let{book:n,library:r}=d(),i=F();if(!n||!r)return null;let a=zn(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(J)).map(e=>({foul:e,...Bn(i,n,{...a,foul:e})}));return o.length===0?null:V`<section class="stack">
<h2>${H(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>V`<div key=${e}>
<dt>${U(i,e)}<small>${H(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>V`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function zn(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||we(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:ve(e,r.table,r)}}function Bn(e,t,n){let r=B.knownFacts(n).facts[J],i=j(e.library,He(t,n.foul,r?{[J]:r}:{})),a=ke(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function Vn(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function Hn({near:e=[]}){let t=F();return e.length===0?null:V`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>V`<a key=${e} class="button" href=${E(e)}>${t}</a>`)}
</section>`}B.loadEscalationSteps();const Un={"head-referee":[`head-referee`,`director`],director:[`director`]};function Wn({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function Gn({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function Kn(e,t){return!!t&&e.official!==t.id&&ze(t,Un[e.level]??[])}function Y(e,t,{table:n,foul:r}){return[H(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&U(e,r)].filter(Boolean).join(` · `)}function X(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function Z(e,t,n){return{name:e.officials[t]?.name??`?`,time:A(n,e.settings.time_zone)}}function Q({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return H(i?`help.unsent`:`help.sending`);let a=n.ended_at?H(`help.over.${n.ended_how}`):n.answered_at?H(`help.coming`,Z(e,n.answered_by,n.answered_at)):H(`help.waiting.${n.level}`);return i?`${a} · ${H(`hall-outbox.waiting`)}`:a}function qn({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function Jn(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?le(t,e.hanchans[n],r):We(t,n))}function $({call:e,brief:t}){let{state:n,official:r}=d(),{does:i,tell:a,wrong:o}=W(),s=Kn(e,r),c=e.official===r?.id,l=(t,n,r)=>i(async()=>{await B.send(t,e.id,n),m(),K(r)}),u=()=>i(async()=>{if(B.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await B.discard(e.id))return K(H(`help.not-called`));await B.send(`help-end`,e.id,{how:`taken-back`}),K(H(`help.over.taken-back`))}),f=s&&!e.answered_at;return V`<p class="pair">
${f&&V`<button class="button main" type="button" onClick=${()=>l(`help-answer`,{},H(`help.said`))}>${H(`help.come`)}</button>`}
${s&&V`<a class="button" href=${qn(e)} onClick=${()=>Jn(n,e)}>${H(`help.rule`)}</a>`}
${c&&V`<button class="button" type="button" onClick=${u}>${H(`help.take-back`)}</button>`}
${!c&&!t&&V`<button class="button" type="button" onClick=${()=>l(`help-end`,{how:`settled`},H(`help.over.settled`))}>${H(`help.settle`)}</button>`}
</p>${o}`}function Yn({about:e,call:t}){let r=d(),{state:i,official:a}=r,{does:o,wrong:s}=W(),c=Gn(i,a),l=Wn(i).find(t=>t.table===e.table.id&&t.official===a?.id);return e.from||!(l||c)?null:l?V`<section class="note info stack" aria-label=${H(`help.one`)}>
<p role="status">${Q(r,l)}</p>
<${$} call=${l} />
</section>`:V`<button class="button quiet" type="button" onClick=${()=>o(async()=>{await B.send(`help-call`,null,Xn(e,t),{expected:c}),m(),n(880)})}>${H(`help.call.${c}`)}</button>${s}`}function Xn(e,n){let{seat:r,offender:i,amends:a,...o}=Re(e,null),s=[e,...(n?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...o,offenders:s,...n&&{foul:n.foul,facts:n.answered,context:t(n.context)}}}function Zn({args:[e]}){let{tournament:t,state:n}=d();if(!t||!n)return V`<${s} title=${H(`help.one`)} />`;let r=n.helpCalls[e];return r?V`<${Qn} state=${n} call=${r} />`:V`<${C} title=${H(`help.one`)} text=${H(`help.missing`)} up="#/tables" />`}function Qn({state:e,call:t}){let n=d(),r=F(),{table:i,hand:a,offenders:o,foul:s,official:c,called_at:l,ruling:u}=t,f=H(`hall-table`,{label:e.tables[i]?.label??`?`}),p=[f,L(a)].filter(Boolean).join(` · `);return V`<${w} title=${p} up="#/tables" actions=${!t.ended_at&&V`<${$} call=${t} />`}>
<p class=${`note ${t.ended_at?``:`info`}`} role="status">${Q(n,t)}</p>
<section class="card stack">
${s&&V`<p><strong>${U(r,s)}</strong></p>`}
${o.map(t=>V`<${$n} key=${t.id} state=${e} words=${r} offender=${t} />`)}
<p class="soft">${H(`help.by`,Z(e,c,l))}</p>
</section>
<${ut} ruling=${t} />
<p class="beside">
<a class="button quiet" href=${`#/table/${i}`}>${f}</a>
${u&&V`<a class="button quiet" href=${`#/ruling/${u}`}>${H(`hall-ruling`)}</a>`}
</p>
<//>`}function $n({state:e,words:t,offender:n}){let{seat:r}=n,[i]=X(e,{offenders:[n]});return V`<p class="call-name">
<strong class="who">${i}</strong>
${r&&V`<span class="badge">${t.phrase(`seat-${r}`)}</span>`}
</p>`}function er(){let e=d(),{state:t}=e,n=F(),r=Wn(t);return r.length===0?null:V`<section class="stack" aria-label=${H(`help.all`)}>
<h2>${H(`help.all`)}</h2>
<ul class="rows">
${r.map(r=>V`<li key=${r.id}>
<a class="row" href=${`#/help/${r.id}`}>
<span class="body">
<strong>${Y(n,t,r)}</strong>
<small>${[...X(t,r),``].join(` · `)}${H(`help.by`,Z(t,r.official,r.called_at))} · ${Q(e,r)}</small>
</span>
<${c} name="next" />
</a>
</li>`)}
</ul>
</section>`}function tr(){let e=d(),{tournament:t,state:n,official:r}=e;return t&&n&&r&&V`<${nr} key=${n.id} snapshot=${e} />`}function nr({snapshot:e}){let{state:t}=e,n=F(),{parts:r}=Be(),i=`shinpan.escalations.`+t.id,[a,o]=g(()=>he(i)??{since:t.seq});k(()=>P(i,a),[a]);let s=Object.values(t.escalations).flatMap(t=>ir(e,t)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(k(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[H(`esc.news.several`,{count:s.length}),`#/escalations`]:rr(n,u);return V`<div class="note info row" role="status">
<a class="reach body" href=${f} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${H(`esc.news.seen`)}</button>
</div>`}function rr(e,{id:t,what:n,ruling:r}){let i={foul:U(e,r.foul),name:r.offender.name};return[n?H(`esc.news.outcome`,{what:n,...i}):H(`esc.news.yours`,i),`#/escalation/${t}`]}function ir(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return et(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:Je(s)}:null}function ar(){let e=d(),{tournament:t,state:n,official:r}=e;return V`${t&&n&&r&&V`<${or} key=${n.id} snapshot=${e} /><${rt} key=${n.id} />`}<${tr} />`}function or({snapshot:e}){let{state:t,official:r}=e,i=F(),{parts:a}=Be(),o=`shinpan.help.`+t.id,[s,c]=g(()=>he(o)??{});k(()=>P(o,s),[s]);let l=Object.values(t.helpCalls).filter(({id:e})=>a[0]!==`help`||a[1]!==e),u=l.filter(e=>!e.answered_at&&!e.ended_at&&Kn(e,r)),d=l.filter(e=>cr(e,r)&&s[e.id]!==sr(e)),f=u.map(({id:e})=>e).join();return k(()=>{f&&(n(220),m(400))},[f]),V`${u.map(e=>V`<section class="note warn stack" key=${e.id} role="alert">
<a class="reach" href=${`#/help/${e.id}`}>
<span>
<strong>${Y(i,t,e)}</strong><br />
${[...X(t,e),H(`help.by`,Z(t,e.official,e.called_at))].join(` · `)}
</span>
</a>
<${$} call=${e} brief />
</section>`)}${d.map(n=>V`<div class="note info row" key=${n.id} role="status">
<a class="reach body" href=${`#/help/${n.id}`}>${Y(i,t,n)} · ${Q(e,n)}</a>
<button class="button" type="button" onClick=${()=>c({...s,[n.id]:sr(n)})}>
${H(`help.seen`)}
</button>
</div>`)}`}function sr({ended_at:e}){return e?`over`:`coming`}function cr({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function lr({text:e}){let{outbox:t}=d(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:V`<p class="note warn">${H(e,{count:n})}</p>
<a class="button main" href="#/outbox">${H(`hall-see-outbox`)}</a>`}function ur(){let{tournament:e,alarms:t}=d(),[n,r]=g(!1);return e?V`<section class="card">
<h2>${H(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>r(!0)}>${H(`hall-leave`)}</button>
${n&&V`<${G} title=${H(`hall-leave-ask`,{name:e.name})} onClose=${()=>r(!1)}>
<p>${H(`hall-leave-text`)}</p>
${t&&V`<p class="note bad">${H(`alarm.leave`)}</p>`}
<${lr} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await B.leave(),ue(`#/`)}}>${H(`hall-leave`)}</button>
<button class="button" onClick=${()=>r(!1)}>${H(`cancel`)}</button>
<//>`}
</section>`:null}function dr({onYes:e}){let t=V`<button class="button danger" onClick=${e}>${H(`hall-switch-yes`)}</button>`;return V`<${w} title=${H(`hall-switch`)} up="#/tables" actions=${t}>
<${lr} text="hall-switch-unsent" />
<//>`}function fr({kind:e,foul:t,up:n}){let{state:r}=d(),a=Object.values(e===`team`?r.teams:r.officials).filter(({revoked_at:e})=>!e).sort((e,t)=>e.name.localeCompare(t.name));return V`<${w} title=${H(`call-which.${e}`)} up=${n}>
${a.length===0&&V`<${z} text=${H(`call.nobody`)} />`}
<ul class="rows">
${a.map(({id:e,name:n})=>V`<li key=${e}>
<button
class="row"
type="button"
onClick=${()=>i(E(t||null,{who:e}))}
>
${n}
</button>
</li>`)}
</ul>
<//>`}function pr({item:e,away:t,onClose:n}){let{does:r,tell:i,wrong:a}=W(),o=pe(e),s=o&&!t&&e.kind===`ruling`,c=async()=>{if(!await B.discard(e.id))return i(H(`hall-over`));K(H(o?`hall-discarded-here`:`hall-discarded`)),n()};return V`<${G} title=${H(`hall-discard`)} onClose=${n}>
<p>${H(o?`hall-discard-sent`:`hall-discard-text`)} ${s&&H(`hall-discard-withdraw`)}</p>
${a}
<div class="pair">
${s&&V`<a class="button" href=${`#/ruling/${e.id}`}>${H(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(c)}>${H(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${H(`cancel`)}</button>
</div>
<//>`}function mr(){let{official:e}=d();return V`<div class="note bad" role="alert">
<p>${H(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${H(`hall-join`)}</a>
${ze(e,[`director`])&&V`<a class="button" href="#/account">${H(`hall-join-account`)}</a>`}
</p>
</div>`}function hr({item:e}){let{tournament:t,official:n,signedOut:r}=d(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return V`<p class="note bad">${H(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&V`<button class="button" type="button" onClick=${()=>B.sendAsMe(e.id)}>${H(`elsewhere-send-as`,{name:n.name})}</button>`}`}function gr({item:{id:e,count:t}}){return V`<article class="item">
<p class="note warn">${H(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>B.discard(e)}>${H(`hall-seen`)}</button>
</article>`}const _r={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function vr({item:e}){let t=F(),{state:n}=d(),{kind:i,state:a,problem:o,ruledAt:s}=e;return i===`restored`?V`<${gr} item=${e} />`:V`<article class=${`item ${a}`} aria-label=${H(`hall-kind.${i}`)}>
<${yr} item=${e} />
<p>${br(t,n,e)}</p>
<p class="soft">${A(s,n.settings.time_zone)}</p>
${a===`waiting`&&V`<${Sr} item=${e} />`}
${a===`refused`&&V`<${St} problem=${o} />`}
${a===`conflict`&&V`<${_t} stored=${o?.stored??{}} sent=${o?.sent??e.body??{}} />`}
${a===`differs`&&V`<${Ct} item=${e} />`}
${a===`holding`?V`<${r} id=${e.id} />`:V`<${Cr} item=${e} />`}
</article>`}function yr({item:{kind:e,state:t}}){let n=de(t)?`bad`:`info`;return V`<p><strong>${H(`hall-kind.${e}`)}</strong> <span class=${`badge ${n}`}>${H(`hall-outbox.${t}`)}</span></p>`}function br(e,t,{id:n,kind:r,subject:i,body:a,about:o}){if(r.startsWith(`help-`))return xr(t,t.helpCalls[r===`help-call`?n:i]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(r))return[o.table&&H(`hall-table`,{label:o.table}),o.who].filter(Boolean).join(` · `);if(r===`hand-end`||r===`dead-hand`)return[H(`hall-table`,{label:t.tables[a.table]?.label??`?`}),L(a.hand),r===`hand-end`&&H(`hall-how.${a.how}`)].filter(Boolean).join(` · `);let s=t.rulings[r===`ruling`?n:i];if(!s)return H(`hall-unknown`);let c=V`<a href=${`#/ruling/${s.id}`}><span class="who">${s.offender.name}</span> · ${U(e,s.foul)}</a>`;return a?.reason?V`${c} · ${a.reason}`:c}function xr(e,t){return t?H(`hall-table`,{label:e.tables[t.table]?.label??`?`}):H(`hall-unknown`)}function Sr({item:e}){At();let{blockedBy:t,trouble:n}=e;if(n?.status===401)return V`<${hr} item=${e} />`;if(t)return V`<p class="note warn">${H(`hall-blocked`)}</p>`;if(!n)return null;let r=n.status===0?H(navigator.onLine?`live.unreached`:`no-network`):mt(n.problem)||`HTTP ${n.status}`;return V`<p class="soft">${H(`hall-last-try`,{text:r})}</p>`}function Cr({item:e,away:t}){let[n,r]=g(!1),{does:i,tell:a,wrong:o}=W(),{id:s,kind:c,state:l}=e,u=l===`conflict`&&!ge(e);if(l===`differs`||u){let e=H(u?`hall-keep-logged`:`hall-seen`);return V`<div class="pair"><button class="button" type="button" onClick=${()=>i(()=>B.discard(s))}>${e}</button>${o}</div>`}let d=async()=>{await B.retry(s)?K(H(`hall-again`)):a(H(`hall-over`))};return V`<div class="pair">
${l!==`waiting`&&V`<button class="button" type="button" onClick=${()=>i(d)}>${H(l===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${l!==`waiting`&&c in _r&&!t&&V`<a class="button" href=${_r[c](e)}>${H(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(!0)}>${H(`hall-discard`)}</button>
${n&&V`<${pr} item=${e} away=${t} onClose=${()=>r(!1)} />`}
</div>${o}`}function wr(){let{elsewhere:e}=d();return e.map(({id:e,name:t,items:n})=>V`<section class="stack" key=${e}>
<h2>${H(`elsewhere-in`,{name:t??H(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>V`<li key=${e.id} tabindex="-1"><${Tr} item=${e} /></li>`)}</ol>
</section>`)}function Tr({item:e}){let t=F(),{kind:n,state:r,about:i={},body:a,problem:o,expected:s,answer:c}=e;if(n===`restored`)return V`<${gr} item=${e} />`;let{table:l,who:u,foul:d}=i,f=l&&H(`hall-table`,{label:l});return V`<article class=${`item ${r}`} aria-label=${H(`hall-kind.${n}`)}>
<${yr} item=${e} />
<p>${[f,u,d&&U(t,d),a?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${A(e.ruledAt)}</p>
${r===`waiting`&&V`<${Sr} item=${e} />`}
${r===`refused`&&V`<${St} problem=${o} />`}
${r===`differs`&&V`<div class="note warn">
<p>${H(`hall-phone-showed`,{line:N(t,s)})}</p>
<p><strong>${H(`hall-server-decided`,{line:N(t,c.decision)})}</strong></p>
</div>`}
${r!==`holding`&&V`<${Cr} item=${e} away />`}
</article>`}function Er(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:o,lowStorage:s}=d();return V`<section class="stack">
<h2>${H(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&V`<p class="note warn">
${H(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:Or(Math.abs(t))})}
</p>`}
${!n&&r&&V`<p class="soft">${H(`hall-clock-last`,{time:A(new Date(r),e?.time_zone)})}</p>`}
${!n&&V`<p class="soft">${H(`hall-clock-unsure`)}</p>`}
${s&&V`<p class="note bad" role="alert">${H(`hall-storage-low`)}</p>`}
<p class="soft">${H(i?`hall-persisted`:`hall-not-persisted`)}</p>
${o>0&&V`<p class="soft">${H(`hall-storage`,{used:Dr(a,1),quota:Dr(o,0)})}</p>`}
</section>`}function Dr(e,t){return u(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function Or(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>H(`hall-span.${e}`,{count:t})).join(` `)}function kr(){let{tournament:e,state:t,outbox:n,elsewhere:r}=d();jr();let i=e=>!de(e.state),a=n.filter(e=>!i(e)),o=n.filter(i),c=[...n,...r.flatMap(({items:e})=>e)].some(i)&&V`<button class="button main" onClick=${()=>B.sendNow()}>${H(`hall-send-now`)}</button>`,l=r.length>0&&V`<${wr} />`;return!e||!t?V`<${s} title=${H(`hall-outbox-title`)} actions=${c}>${l}<//>`:V`<${w} title=${H(`hall-outbox-title`)} up="#/tables" actions=${c}>
<${Mr} />
${n.length===0&&!l&&V`<${z} text=${H(`hall-outbox-empty`)}><a class="button" href="#/tables">${H(`hall-tables`)}</a><//>`}
<${Ar} title=${H(`hall-tasks`)} items=${a} />
<${Ar} title=${H(`hall-waits`)} items=${o} />
${l}
<${Er} />
<//>`}function Ar({title:e,items:t}){return t.length===0?null:V`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>V`<li key=${e.id} tabindex="-1"><${vr} item=${e} /></li>`)}</ol>
</section>`}function jr(){let e=l({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];k(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),k(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function Mr(){let{signedOut:e,revisionChange:t,trouble:n,superseded:r,syncedAt:i,live:a,tournament:o}=d(),s=a===`offline`?`no-network`:a===`unreached`&&`live.unreached`;return V`
${e&&V`<${mr} />`}
${n&&V`<p class="note bad" role="alert">${H(`hall-trouble`,{text:n})}</p>`}
${r&&V`<p class="note warn">${H(`hall-superseded`)}</p>`}
${t&&V`<p class="note warn">${H(`hall-revision-change`,{count:t.items.length})}</p>`}
${s&&!e&&i&&V`<p class="note">${H(`hall-offline-since`,{link:H(s),time:A(i,o?.time_zone)})}</p>`}
`}function Nr({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return k(()=>()=>n?speechSynthesis.cancel():void 0,[]),V`<${G} title=${H(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&V`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=ie.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${H(`call.speak`)}</button>`}
<//>`}function Pr({onClose:e}){let{waiting:t,tasks:n,wrongs:r}=f(),i=(t,n)=>V`<a class="button" key=${t} href=${n} onClick=${e}>${t}</a>`;return V`<${G} title=${H(`standing`)} onClose=${e}>
${n>0&&i(H(`to-resolve`,{count:n}),`#/outbox`)}
${r.map(({text:e,to:t})=>i(e,t))}
${t>0&&i(H(`waiting-to-send`,{count:t}),`#/outbox`)}
<${Fr} />
<//>`}function Fr(){let{tournament:e,book:t,library:n,syncedAt:r}=d(),{ready:i,link:a}=f(),o=e&&t&&(n?.books[t.id]?.name??t.id),s=e&&r&&H(`synced`,{time:A(r,e.time_zone)});return V`<ul class="bullets">
${[a,i,s,o].filter(Boolean).map(e=>V`<li key=${e}>${e}</li>`)}
</ul>`}function Ir({ruling:e,questions:t,decision:n,done:r=!1,onAnswer:i}){let{library:a}=d(),o=F(),s=n&&j(a,n);return V`<section class="card">
<h3><span class="who">${e.offender.name}</span> · ${U(o,e.foul)}</h3>
${!r&&t.map(e=>V`<${Lr} key=${e.question.fact} asked=${e} onAnswer=${i} />`)}
${s&&V`<p class=${`penalty ${Ie(n.penalties[0]?.kind??`none`)}`} role="status">
${H(`hall-comes-to`,{line:s.line})}
</p>`}
${r&&V`<ol class="steps">${s.steps.map(e=>V`<li key=${e.id}>${e.text}</li>`)}</ol><${y} stays=${s.stays} />`}
</section>`}function Lr({asked:{decision:e,question:t,chosen:n},onAnswer:r}){let{library:i}=d(),{text:a,answers:s}=j(i,e).questions[0],c=s.map(e=>({value:e.value??e.min,text:e.text}));return V`<${o} label=${a} value=${n} options=${c}
onChange=${e=>r(t.fact,e)} />`}const Rr=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function zr({table:e,hanchan:t,hand:n,onHand:i,onClose:a}){let{state:o}=d(),[s]=g({table:e.id,hanchan:t.id,hand:n}),[c,l]=g(()=>{let e=Fe(o,s);return e?{end:e,results:[],item:``}:null});if(!c)return V`<${Br} ended=${s} hanchan=${t} onDone=${l} onClose=${a} />`;let u=H(`hall-ended-done`,{hand:L(s.hand)});return V`<${G} key="done" title=${u} onClose=${a}>
<p>${H(`hall-how.${c.end.how}`)}</p>
<${r} id=${c.item} onTaken=${a} />
${c.results.map(e=>V`<${Ir} key=${e.ruling.id} ...${e} done />`)}
${i?V`<${Ur} hand=${s.hand} end=${Wr(c)} onHand=${i} onClose=${a} />`:V`<button class="button main" type="button" onClick=${a}>${H(`hall-done`)}</button>`}
<//>`}function Br({ended:e,hanchan:t,onDone:n,onClose:r}){let{state:i}=d(),[a]=g(()=>oe(i,e)),[o,s]=g(Rt),{does:c,wrong:l}=W(),u=ot(a),f=o.how&&(o.how!==`win`||o.winners.length>0),p=a.map(e=>{let t=u[e.revision];return{ruling:e,...o.how&&t?Ft(i,t,e,o):{questions:[],decision:null}}}),h=async()=>{let t=Object.fromEntries(p.map(({ruling:e,decision:t})=>[e.id,t])),r=await B.send(`hand-end`,null,Lt(e,o),{hold:!0,expected:t});m(),n({end:o,results:p,item:r.id})};return V`<${G} title=${H(`hall-ended-how`,{hand:L(e.hand)})} onClose=${r}>
<${Vr} how=${o.how} onHow=${e=>s({...o,how:e,winners:[]})} />
${o.how===`win`&&V`<${Hr} hanchan=${t} ended=${e} winners=${o.winners}
onWinners=${e=>s({...o,winners:e})} />`}
${f&&p.map(e=>V`<${Ir} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>s(It(o,e.ruling,t,n))} />`)}
${l}
<button class="button main" type="button" disabled=${!f||p.some(({decision:e})=>!e)} onClick=${()=>c(h)}>
${H(`hall-ended-record`)}
</button>
<//>`}function Vr({how:e,onHow:t}){let{book:n}=d(),r=[`win`,...n?.content.facts.hand_end.answers??Rr],i=Rr.filter(e=>r.includes(e)).map(e=>({value:e,text:H(`hall-how.${e}`)}));return V`<${o} label=${H(`hall-how-label`)} value=${e} options=${i} onChange=${t} />`}function Hr({hanchan:e,ended:t,winners:n,onWinners:r}){let{state:i}=d(),a=F(),o=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return V`<fieldset>
<legend>${H(`hall-whose-win`)}</legend>
<div class="choices">
${Ue(e,t.hand).map(({wind:e,player:r})=>{let s=n.includes(e),c=Le(i,{...t,table:{id:t.table},seat:e});return V`<button key=${e} type="button" class="choice" aria-pressed=${s}
disabled=${!!c||!s&&n.length===3} onClick=${()=>o(e)}>
${a.phrase(`seat-${e}`)} · ${i.players[r]?.name}
${c&&V`<span class="badge dead-hand">${H(`hall-badge.dead`,{since:De(i,c)})}</span>`}
</button>`})}
</div>
</fieldset>`}function Ur({hand:e,end:t,onHand:n,onClose:r}){let i=e=>{n(e),r()};return V`<h3>${H(`hall-following`)}</h3>
<div class="pair">
${Gr(e,t).map(e=>V`<button key=${L(e)} class="button main" type="button" onClick=${()=>i(e)}>${L(e)}</button>`)}
</div>`}function Wr({end:e,results:t}){return t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`))?{...e,how:`chonbo`}:e}function Gr(e,{how:t,winners:n}){return t===`win`?n.includes(`east`)?[M(e)]:[I(e)]:t===`chonbo`?[e]:[M(e),I(e,M(e).counters??0)]}function Kr({hand:e,hanchan:t,hanchans:n,onHand:r,onPass:i,onEnd:a,onHanchan:s,onClose:c}){let l=Ee.map(e=>({value:e,text:H(`hall-wind.${e}`)})),u=[1,2,3,4].map(e=>({value:e,text:String(e)})),d=n.map(({id:e,round:t})=>({value:e,text:H(`hall-round`,{round:t})})),f=t=>r({...e,...t}),p=e=>()=>{c(),e()};return V`<${G} title=${L(e)} onClose=${c}>
<button class="button main" type="button" onClick=${p(()=>i(I(e)))}>${H(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${p(()=>i(M(e)))}>${H(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${p(a)}>${H(`hall-ended`)}</button>
</div>
${d.length>1&&V`<${S} label=${H(`hall-hanchan`)} value=${t.id} options=${d} onChange=${s} />`}
<${o} label=${H(`hall-round-wind`)} value=${e.wind} options=${l} onChange=${e=>f({wind:e})} />
<${o} label=${H(`hall-number`)} value=${e.number} options=${u}
onChange=${e=>f({number:e})} />
<${xe} label=${H(`hall-counter-label`)} value=${e.counters} min=${0} max=${99} less=${H(`hall-counter-less`)}
more=${H(`hall-counter-more`)} onChange=${e=>f({counters:e})} />
<button class="button" type="button" onClick=${c}>${H(`hall-done`)}</button>
<//>`}function qr({table:e,hanchan:t,onTurn:n,onClose:r}){let{state:i,official:a}=d(),o=fe(a)||i.results[t.id];return V`<${G} title=${H(`hall-other`)} onClose=${r}>
<a class="button" href=${`#/call/${e.id}/team`}>${H(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${H(`hall-on-official`)}</a>
${o&&V`<a class="button" href=${`#/result/${t.id}`}>${H(`hall-result`)}</a>`}
<button class="button" type="button" onClick=${n}>${H(`hall-turn`)}</button>
<//>`}export{at as AddPhoto,Nr as Aloud,Wt as Amendment,$e as Badge,Yn as CallForHelp,fr as ChooseOffender,Tt as Circumstances,nn as Claimed,bt as Corrections,Ut as DeadHandWarning,xt as DirectorLinks,yt as Escalate,rn as Exactly,mn as ExtraTimeOffer,sn as Extras,tt as Further,pn as Grounds,zr as HandEnd,Kr as HandSheet,Zn as HelpCall,kt as ImportLink,ur as Leave,kn as Log,Hn as Near,ar as Notices,er as OpenHelpCalls,qr as OtherSheet,Xt as Otherwise,kr as Outbox,In as Player,Nt as ProbablySame,Ot as PushSwitch,Qe as Reason,Dt as Reasons,ft as Ruling,qe as SameCall,Fr as Standing,Pr as StatusSheet,dr as Switch,hn as TableClock,Bt as Undisputed,nt as Warned,Ke as WrongPlayer,Gt as nothingNew,Xe as reasonWords};