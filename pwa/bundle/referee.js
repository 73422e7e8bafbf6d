import{$ as e,A as t,Ar as n,At as r,C as i,Ct as a,Dr as o,Dt as s,Et as c,Ft as l,G as u,Gr as d,H as f,I as p,Ir as m,J as h,K as g,Kr as _,Kt as v,M as y,N as b,Nt as x,Ot as S,P as C,Pt as w,Q as T,Rr as ee,Rt as E,S as D,St as te,Tt as O,U as ne,Ur as k,Ut as A,Vt as j,Wr as re,Wt as ie,X as ae,Yt as oe,Z as se,Zt as ce,_n as le,_t as ue,a as de,an as fe,at as pe,b as M,cn as me,d as he,dn as N,dr as ge,dt as P,er as _e,et as ve,fr as ye,ft as be,g as xe,gt as F,ht as I,i as Se,in as Ce,it as L,j as we,l as Te,ln as Ee,lt as De,mt as Oe,n as ke,nn as Ae,nr as je,nt as R,ot as Me,pn as z,pt as Ne,q as Pe,qt as B,rn as Fe,rt as V,sn as Ie,sr as Le,tn as H,tr as Re,tt as ze,u as Be,un as Ve,ur as He,vt as Ue,w as U,wn as We,wt as W,xt as G,yt as Ge,zt as Ke}from"./app.js";import{A as qe,C as Je,E as Ye,H as Xe,Jt as Ze,K as Qe,Kt as $e,L as et,N as tt,O as nt,R as rt,S as it,U as at,V as ot,Xt as st,Y as ct,Yt as lt,Z as ut,_ as dt,a as ft,b as pt,c as mt,dn as ht,dt as gt,g as _t,h as vt,i as yt,j as bt,k as xt,l as St,ln as Ct,m as wt,mt as Tt,n as Et,q as Dt,qt as Ot,t as kt,u as At,un as jt,ut as Mt,wt as Nt,x as Pt,z as Ft}from"./shared.js";import{i as It,n as Lt,r as Rt,t as zt}from"./deferred.js";const Bt=[`status`,`penalties`,`effects`,`steps`,`stays`,`range`,`transfers`,`points`,`fines`];function Vt({call:e}){let{book:t}=j(),n=P(),{fouls:r,facts:i}=n.catalogue,a=r[e.foul].asks.filter(e=>i[e].disputed).filter(n=>Ht(t,e,n,i[n]));if(a.length===0)return null;let o=a.map(e=>n.pick(i[e].disputed)).join(` · `);return H`<p class="soft">${v(`undisputed.same`,{facts:o})}</p>`}function Ht(e,{foul:t,facts:n,context:r,decision:i,log:a},o,s){if(i.status===`needs-facts`||o in a.facts)return!1;if(!e.table(t).used.includes(o))return!0;let c=s.kind===`yes-no`?[!0,!1]:Object.keys(s.answers),l=K(i);return c.every(i=>K(Pe(e,t,{...n,[o]:i},r))===l)}function K(e){return e&&m(Bt.map(t=>e[t]??null))}function Ut({declared:e}){let{state:t}=j();return H`<p class="note warn">${v(`already.dead`,{since:be(t,e)})}</p>`}function Wt({ruling:e}){let t=P(),{state:n}=j(),r=n.rulings[e];if(!r)return null;let i=A(r.ruled_at,n.settings.time_zone),a=r.offender.name,o=me().parts[3]&&G(null,{facts:null,context:null,ask:null});return H`<p class="note info">
${v(`amending.what`,{line:L(t,r),name:a,time:i})}${` `}
${o&&H`<a class="reach" href=${o}>${v(`amending.another`)}</a>`}
</p>`}function Gt({from:e,again:n,offender:r},i,a,o){if(n)return``;let s=[e.offender.id,e.foul,{...i.log.facts,...e.facts},t(e.context),e.penalties,e.note??``],c=[r?.id,i.foul,i.facts,i.context,a?.penalties??i.decision.penalties,o];return m(s)===m(c)?v(`amending.nothing`):``}const Kt=[1,5,10,20];function qt({book:e,per:t,chosen:n,onChosen:r,wrong:i}){return T.filter(e=>e in n).map(a=>H`<${Jt} key=${a} kind=${a} book=${e} per=${t} value=${n[a]} onValue=${e=>r({...n,[a]:e})} wrong=${i} />`)}function Jt({kind:e,book:t,per:n,value:r,onValue:i,wrong:a}){let o=P(),s=Yt(t,e).map(e=>String(e*n)),[l,u]=d(s.length===0||!(!r||s.includes(r))),[f,p]=n>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`],m=v(f,{kind:o.name(`kinds`,e)}),h=e=>{u(!1),i(e===r?``:e)},g=v(p,{most:o.number(ae*n)});return H`<fieldset>
<legend>${m}</legend>
<div class="switches">
${s.map(e=>{let t=n>1?o.number(Number(e)):v(`amount.p`,{p:e});return H`<${y} key=${e} pressed=${!l&&e===r} onClick=${()=>h(e)}>${t}<//>`})}
${s.length>0&&H`<${y} pressed=${l} onClick=${()=>u(!l)}>${v(`amount.another`)}<//>`}
</div>
${!l&&a&&!r&&H`<p class="note bad" role="alert">${g}</p>`}
</fieldset>
${l&&H`<${c} label=${m} inputmode="numeric" autocomplete="off" value=${r} wrong=${a?g:void 0} onInput=${i} />`}`}function Yt({content:e},t){if(t===`disqualification`)return[];let n=Object.values(e.fouls).flatMap(({rows:e})=>e).flatMap(({then:e,range:t=[]})=>[...e,...t]).filter(e=>e.kind===t),r=new Set(n.map(({p:e})=>e?.first??e).filter(Number.isInteger));if(t===`chonbo`&&Number.isInteger(e.values.chonbo)&&r.add(e.values.chonbo),t===`points`)for(let e of Kt)r.size<6&&r.add(e);return[...r].sort((e,t)=>e-t).slice(0,8)}function Xt({about:e,call:t,yes:n,onIssue:r,onClose:i}){let{library:o,book:s,state:c}=j(),l=P(),[f,p]=d({}),[m,h]=d(t.decision.penalties[0]?.whom??`offender`),{reason:_,field:y}=lt(`ruling`,t.foul),[b,x]=d(!1),{decision:S,spoken:C}=t,w=s.content.unit?ee:1,T=en(s,f,m,w),E=e=>{e.preventDefault(),x(!0),T&&_&&r({checked:T,reason:_})},D=$t(c,e,S).map(t=>({value:t,text:t===`offender`?e.offender?.name:l.phrase(`on-${t}`)}));return H`<${a}
title=${v(g(S)?`call.choose`:`call.otherwise`)}
onClose=${i}
>
<form onSubmit=${E} novalidate>
${S.range&&H`<${Zt} words=${l} per=${w} range=${S.range} chosen=${f} onChosen=${p} />`}
<${Qt}
words=${l}
book=${s}
per=${w}
chosen=${f}
onChosen=${p}
folded=${!!S.range}
/>
<${qt} book=${s} per=${w} chosen=${f} onChosen=${p} wrong=${b&&!T} />
${D.length>1&&H`<${O} label=${v(`call.whom`)} value=${m} options=${D} onChange=${h} />`}
${y(b)}
${b&&Object.keys(f).length===0&&H`<p class="note bad" role="alert">${v(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${T&&u(o,s,S,C,T).line}
</p>
<button class="button main">${n}</button>
</form>
<//>`}function Zt({words:e,per:t,range:n,chosen:r,onChosen:i}){return H`<${O}
label=${v(`call.range`)}
value=${n.findIndex(e=>tn(r,e,t))}
options=${n.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>i({[n[e].kind]:q(n[e].p,t)})}
/>`}function Qt({words:e,book:t,per:n,chosen:r,onChosen:i,folded:a}){let o=e=>{let{[e]:a,none:o,...s}=r,c=e===`chonbo`?q(t.content.values.chonbo,n):``;i(a===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},s=H`<fieldset>
<legend>${v(`call.kinds`)}</legend>
<div class="choices">
${ye.map(t=>H`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in r} onChange=${()=>o(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return a?H`<details class="fold">
<summary>${v(`call.outside`)}</summary>
${s}
</details>`:s}function $t(e,{offender:t},{penalties:n,range:r=[]}){let i=[...n,...r].map(({whom:e})=>e),a=t?.kind===`player`&&e.players[t.id]?.team?[`team`,`each-teammate`]:[];return se.filter(e=>[`offender`,...a,...i].includes(e))}function en(t,n,r,i){let a=Object.entries(n).map(([e,t])=>({kind:e,whom:r,...t.trim()&&{p:Number(t)/i}}));try{return e(t,a)}catch{return null}}function tn(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===q(n,r)}function q(e,t){return e===void 0?``:String(e*t)}function nn({args:[e=``],query:t}){let n=t.get(`call`)??``,i=`#/table/${e}`,a=H`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(Ae+n,{steal:!0},()=>{}),Ie(Ce()[n]?.place??i,{replace:!0})}}>${v(`elsewhere.take`)}</button>`;return H`<${x} title=${v(`elsewhere.title`)} up=${i} actions=${a}><${r} text=${v(`elsewhere.text`)} /><//>`}function rn({late:e,onAnswer:t}){let[n,r]=d(e?on(e):``),[i,a]=d(``),o=an(n),s=e=>r(on(Math.max((o??0)+e,0)));return H`<form class="exactly" onSubmit=${e=>{e.preventDefault(),o===null?a(v(`call.time-wrong`)):t(o)}}>
<button class="button" type="button" aria-label=${v(`call.time-less`)} onClick=${()=>s(-60)}>−</button>
<${c}
label=${v(`call.time`)}
hint=${v(`call.time-hint`)}
value=${n}
onInput=${r}
wrong=${i}
inputmode="text"
autocomplete="off"
/>
<button class="button" type="button" aria-label=${v(`call.time-more`)} onClick=${()=>s(60)}>+</button>
<button class="button main">${v(`call.time-take`)}</button>
</form>`}function an(e){let[,t,n=`0`]=/^\s*(\d{1,3})(?:[:：.](\d{1,2}))?\s*$/.exec(e)??[];return t&&Number(n)<60?Number(t)*60+Number(n):null}function on(e){return`${Math.floor(e/60)}:${String(e%60).padStart(2,`0`)}`}function sn({kept:{note:e,photos:t},noted:n}){let r=+!!e.trim()+t.length,i=H`<span class="body">${v(`call.extras`)}</span>
${r>0&&H`<span class="badge">${r}</span>`}`,a=e=>{fe({photos:t.filter(t=>t!==e)}),z.deletePhotos([e])};return H`<${W} title=${i}>
${()=>H`<div class="stack">
${n&&H`<${c} long label=${v(`call.note`)} value=${e} onInput=${e=>fe({note:e})} maxlength="4000" />`}
<${Xe} count=${t.length} onPhoto=${Fe} />
<ul class="photos" aria-label=${v(`hall-photos`)}>
${t.map((e,t)=>H`<li key=${e}><${cn} id=${e} number=${t+1} onRemove=${()=>a(e)} /></li>`)}
</ul>
</div>`}
<//>`}function cn({id:e,number:t,onRemove:n}){let{url:r}=at(()=>z.photo(``,e),e);return H`${r&&H`<img src=${r} alt=${v(`hall-photo`,{number:t})} />`}
<button class="button" type="button" onClick=${n}>${v(`call.photo-remove`,{number:t})}</button>`}function ln({foul:e,facts:t,context:n}){let{library:r,book:i}=j(),[a,o]=d([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return k(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id);return(async()=>{let c=await Promise.all(s.map(e=>z.bookOf({id:e,options:{},readings:{}}))),[,...l]=mt([i,...c],e,t,n);a||o(l.map(e=>h(r,e)))})(),()=>{a=!0}},[s]),a}function un({call:e}){return ln(e).map(e=>H`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${De(e).map(e=>H`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&H`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function dn({call:{foul:e,spoken:t}}){let{library:n,book:r}=j(),i={words:P(),library:n},{rows:a}=r.table(e);return H`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return H`<li key=${e}>
<strong class="penalty">${ft(i,r)}</strong> <span class="badge">${v(`open.verdict.${t}`)}</span>
${o.map(e=>H`<p class="soft" key=${e}>${fn(i,r,e)}</p>`)}
${o.length===0&&H`<p class="soft">${v(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function fn(e,t,n){return n in t.when?yt(e,{[n]:t.when[n]}):e.words.question(n)}function pn({call:e}){let{readings:t,rulebook:n,examples:r=[],trace:i}=e.spoken,a=[n.name,...n.option_names??[]].join(` + `);return H`${n.standing!==`official`&&H`<p class="note warn">${n.standing_text}</p>`}
${t.length>0&&H`<${W} title=${v(`call.readings`,{count:t.length})}>
${()=>H`<${Ft} readings=${t} />`}
<//>`}
${r.length>0&&H`<${W} title=${v(`call.examples`)}>
${()=>H`<ul class="bullets">${r.map(e=>H`<li key=${e.id}>${e.text}</li>`)}</ul>`}
<//>`}
<${W} title=${v(`call.trace`)}>
${()=>H`<div class="stack"><p class="soft">${[a,...De(e.spoken)].join(` · `)}</p>${i.length>0&&H`<${dn} call=${e} />`}</div>`}
<//>
<${W} title=${v(`call.books`)}>${()=>H`<${un} call=${e} />`}<//>`}function mn({state:e,ruling:t}){let{does:r,wrong:i}=U(),a=e.hanchans[t.hanchan??``],o=Math.floor((Date.parse(t.ruled_at)-We(t.id))/1e3),s=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return s?H`<p class="note" role="status">${v(`game.given`,{time:n(s.seconds)})}</p>`:o<=60||o>3600||!a||!p(e,a).clock?null:H`<div class="note info">
<p>${v(`game.offer`,{time:n(o)})}</p>
<button class="button" type="button" onClick=${()=>r(()=>ct(a,o,t.id))}>${v(`game.give`,{time:n(o)})}</button>
${i}
</div>`}function hn({state:e,hanchan:t}){let{clock:r}=p(e,t),i=Nt(!!r),a=ut(e,t).length,o=r&&f(r,i),s=o?v(`game.up`):r&&v(`game.time-left`,{time:n(ne(r,i))});return H`<a class="button quiet" href=${`#/start/${t.table}`}>${s??v(`hall-start`)}</a>
${a>0&&H`<a class="button quiet warn" href=${`#/start/${t.table}`}>${v(`kept.waiting`,{count:a})}</a>`}
${o&&H`<${Dt} />`}`}const gn={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:vn,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:yn},_n={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function vn(e,t){return t===`standing`?!D(e):t===`escalated`?!!e.escalation:e.status===t}function yn({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-We(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function bn(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in gn),i=Object.entries(t).filter(([e,t])=>t&&e in _n),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>gn[t](e,n))&&i.every(([t,n])=>_n[t](o(e),n)))}function xn(e,t,n,r){if(!r.trim())return n;let i=Sn(t),a=o(e.library,r);return n.filter(t=>{let{offender:n,table:r,note:o,reason:s,foul:c}=t,l=i[t.id]??[],u=[n.name,r.label,o,s,R(e,c),L(e,t)];return a([...u,...l].filter(Boolean).join(` `))})}function Sn({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const Cn=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function wn({state:e,rulings:t,chosen:n,onChoose:r}){let i=P(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,l=e=>[...new Set(t.map(e))],u=new Map(t.map(({offender:e})=>[e.id,e.name])),d={table:Se(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...u].map(([e,t])=>({value:e,text:t})),foul:l(({foul:e})=>e).map(e=>({value:e,text:R(i,e)})),kind:l(({kind:e})=>e).map(e=>({value:e,text:i.name(`kinds`,e)})),status:Cn.map(e=>({value:e,text:v(`hall-status.${e}`)})),round:l(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:v(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:v(`hall-otherwise`)}],...Tn(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return H`<details class="fold">
<summary>${o?v(`hall-filters-set`,{count:o}):v(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(d).map(([e,t])=>H`<${s} key=${e} label=${v(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:v(`hall-any`)},...Dn(t)]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>H`<${c} key=${e} type="datetime-local" label=${v(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&H`<button class="button" type="button" onClick=${()=>r({})}>${v(`hall-filters-clear`)}</button>`}
</div>
</details>`}function Tn({took:e,escalation:t}){let[r=0,i=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:v(`hall-took`,{from:n(r),until:n(i)})}]},...t&&{escalation:[{value:t,text:En(t)}]}}}function En(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>ce(e)?v(e):t).join(` · `)}function Dn(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function On({rulings:e,empty:t}){let[n,r]=d(40),i=re(null),a=()=>r(e=>e+40),o=e.length-n;return k(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),H`<${xe} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&H`<button class="button" ref=${i} type="button" onClick=${a}>${v(`hall-more`,{count:o})}</button>`}`}function kn({query:e}){let{tournament:t,state:n}=j();return!t||!n?H`<${C} title=${v(`hall-log`)} />`:H`<${An} state=${n} asked=${Object.fromEntries(e)} />`}function An({state:e,asked:t}){let n=P(),{official:r}=j(),[i,a]=d(t),[o,s]=d(``),l=e.settings.time_zone,u=_(()=>M(Mn(e)),[e]),f=_(()=>xn(n,e,bn(u,i,l),o),[n,u,i,o]);return H`<${x} title=${v(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${v(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${v(`hall-journal`)}</a>
${Te(r)&&H`<a class="button quiet" href="#/dashboard">${v(`hall-dashboard`)}</a>`}
</p>
${u.length>0&&H`<${c} type="search" label=${v(`hall-search`)} hint=${v(`hall-search-hint`)} value=${o} onInput=${s} />
<${wn} state=${e} rulings=${u} chosen=${i} onChoose=${a} />
<p role="status">${v(`hall-found`,{count:f.length,all:u.length})}</p>`}
${f.length===0&&H`<${jn} any=${u.length>0} onClear=${()=>{a({}),s(``)}} />`}
<${On} key=${JSON.stringify([i,o])} rulings=${f} empty="" />
<//>`}function jn({any:e,onClear:t}){return e?H`<${r} text=${v(`hall-none-found`)}><button class="button" type="button" onClick=${t}>${v(`hall-show-all`)}</button><//>`:H`<${r} text=${v(`hall-log-empty`)}><a class="button" href="#/tables">${v(`hall-tables`)}</a><//>`}function Mn({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:Nn(t[e.id]),round:n[e.hanchan]?.round}))}function Nn({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function Pn({state:e,id:t}){let n=gt(e,t);return n.length===0?null:H`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${v(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>H`<div class="card" key=${t}>
<p><strong>${Fn(t,n)}</strong></p>
<dl class="facts lines">
${r.map(t=>H`<div key=${t.id}>
<dt><${_t} state=${e} line=${t} /></dt>
<dd>${Tt(t)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function Fn(e,t){let[n,r]=ke(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return v(t<0?r:n,{amount:Mt(e,Math.abs(t))})}const J=`offence_number`;function In({args:[e]}){let{tournament:t,state:n}=j();if(!t||!n)return H`<${C} title=${v(`hall-player`)} />`;let r=n.players[e];return r?H`<${Ln} state=${n} player=${r} />`:H`<${b} title=${v(`hall-player`)} text=${v(`hall-no-player`)} up="#/tables" />`}function Ln({state:e,player:t}){let n=P(),r=M(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),i=Object.entries(Vn(r)).sort(([,e],[,t])=>t-e),a=e.teams[t.team]?.name;return H`<${x} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&v(`hall-id-number`,{number:t.id_number}),a].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${v(`hall-counts`)}</h2>
${i.length===0&&H`<p class="soft">${v(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${i.map(([e,t])=>H`<div key=${e}><dt>${R(n,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${Qe} state=${e} id=${t.id} />
<${Pn} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${v(`hall-lines`)}</a>
<${Rn} state=${e} player=${t.id} />
<section class="stack">
<h2>${v(`hall-rulings`)}</h2>
<${On} rulings=${r} empty=${v(`hall-no-rulings`)} />
</section>
<//>`}function Rn({state:e,player:t}){let{book:n,library:r}=j(),i=P();if(!n||!r)return null;let a=zn(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(J)).map(e=>({foul:e,...Bn(i,n,{...a,foul:e})}));return o.length===0?null:H`<section class="stack">
<h2>${v(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>H`<div key=${e}>
<dt>${R(i,e)}<small>${v(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>H`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function zn(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||Ne(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:Oe(e,r.table,r)}}function Bn(e,t,n){let r=z.knownFacts(n).facts[J],i=h(e.library,le(t,n.foul,r?{[J]:r}:{})),a=pe(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function Vn(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function Hn({near:e=[]}){let t=P();return e.length===0?null:H`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>H`<a key=${e} class="button" href=${G(e)}>${t}</a>`)}
</section>`}z.loadEscalationSteps();const Un={"head-referee":[`head-referee`,`director`],director:[`director`]};function Wn({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function Gn({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function Kn(e,t){return!!t&&e.official!==t.id&&Be(t,Un[e.level]??[])}function Y(e,t,{table:n,foul:r}){return[v(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&R(e,r)].filter(Boolean).join(` · `)}function X(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function Z(e,t,n){return{name:e.officials[t]?.name??`?`,time:A(n,e.settings.time_zone)}}function Q({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return v(i?`help.unsent`:`help.sending`);let a=n.ended_at?v(`help.over.${n.ended_how}`):n.answered_at?v(`help.coming`,Z(e,n.answered_by,n.answered_at)):v(`help.waiting.${n.level}`);return i?`${a} · ${v(`hall-outbox.waiting`)}`:a}function qn({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function Jn(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?Ge(t,e.hanchans[n],r):Ue(t,n))}function $({call:e,brief:t}){let{state:n,official:r}=j(),{does:i,tell:a,wrong:o}=U(),s=Kn(e,r),c=e.official===r?.id,l=(t,n,r)=>i(async()=>{await z.send(t,e.id,n),B(),E(r)}),u=()=>i(async()=>{if(z.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await z.discard(e.id))return E(v(`help.not-called`));await z.send(`help-end`,e.id,{how:`taken-back`}),E(v(`help.over.taken-back`))}),d=s&&!e.answered_at;return H`<p class="pair">
${d&&H`<button class="button main" type="button" onClick=${()=>l(`help-answer`,{},v(`help.said`))}>${v(`help.come`)}</button>`}
${s&&H`<a class="button" href=${qn(e)} onClick=${()=>Jn(n,e)}>${v(`help.rule`)}</a>`}
${c&&H`<button class="button" type="button" onClick=${u}>${v(`help.take-back`)}</button>`}
${!c&&!t&&H`<button class="button" type="button" onClick=${()=>l(`help-end`,{how:`settled`},v(`help.over.settled`))}>${v(`help.settle`)}</button>`}
</p>${o}`}function Yn({about:e,call:t}){let n=j(),{state:r,official:i}=n,{does:a,wrong:o}=U(),s=Gn(r,i),c=Wn(r).find(t=>t.table===e.table.id&&t.official===i?.id);return e.from||!(c||s)?null:c?H`<section class="note info stack" aria-label=${v(`help.one`)}>
<p role="status">${Q(n,c)}</p>
<${$} call=${c} />
</section>`:H`<button class="button quiet" type="button" onClick=${()=>a(async()=>{await z.send(`help-call`,null,Xn(e,t),{expected:s}),B(),Ke(880)})}>${v(`help.call.${s}`)}</button>${o}`}function Xn(e,n){let{seat:r,offender:i,amends:a,...o}=ve(e,null),s=[e,...(n?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...o,offenders:s,...n&&{foul:n.foul,facts:n.own,context:t(n.context)}}}function Zn({args:[e]}){let{tournament:t,state:n}=j();if(!t||!n)return H`<${C} title=${v(`help.one`)} />`;let r=n.helpCalls[e];return r?H`<${Qn} state=${n} call=${r} />`:H`<${b} title=${v(`help.one`)} text=${v(`help.missing`)} up="#/tables" />`}function Qn({state:e,call:t}){let n=j(),r=P(),{table:i,hand:a,offenders:o,foul:s,official:c,called_at:l,ruling:u}=t,d=v(`hall-table`,{label:e.tables[i]?.label??`?`}),f=[d,V(a)].filter(Boolean).join(` · `);return H`<${x} title=${f} up="#/tables" actions=${!t.ended_at&&H`<${$} call=${t} />`}>
<p class=${`note ${t.ended_at?``:`info`}`} role="status">${Q(n,t)}</p>
<section class="card stack">
${s&&H`<p><strong>${R(r,s)}</strong></p>`}
${o.map(t=>H`<${$n} key=${t.id} state=${e} words=${r} offender=${t} />`)}
<p class="soft">${v(`help.by`,Z(e,c,l))}</p>
</section>
<${dt} ruling=${t} />
<p class="beside">
<a class="button quiet" href=${`#/table/${i}`}>${d}</a>
${u&&H`<a class="button quiet" href=${`#/ruling/${u}`}>${v(`hall-ruling`)}</a>`}
</p>
<//>`}function $n({state:e,words:t,offender:n}){let{seat:r}=n,[i]=X(e,{offenders:[n]});return H`<p class="call-name">
<strong class="who">${i}</strong>
${r&&H`<span class="badge">${t.phrase(`seat-${r}`)}</span>`}
</p>`}function er(){let e=j(),{state:t}=e,n=P(),r=Wn(t);return r.length===0?null:H`<section class="stack" aria-label=${v(`help.all`)}>
<h2>${v(`help.all`)}</h2>
<ul class="rows">
${r.map(r=>H`<li key=${r.id}>
<a class="row" href=${`#/help/${r.id}`}>
<span class="body">
<strong>${Y(n,t,r)}</strong>
<small>${[...X(t,r),``].join(` · `)}${v(`help.by`,Z(t,r.official,r.called_at))} · ${Q(e,r)}</small>
</span>
<${w} name="next" />
</a>
</li>`)}
</ul>
</section>`}function tr(){let e=j(),{tournament:t,state:n,official:r}=e;return t&&n&&r&&H`<${nr} key=${n.id} snapshot=${e} />`}function nr({snapshot:e}){let{state:t}=e,n=P(),{parts:r}=Ee(),i=`shinpan.escalations.`+t.id,[a,o]=d(()=>N(i)??{since:t.seq});k(()=>Ve(i,a),[a]);let s=Object.values(t.escalations).flatMap(t=>ir(e,t)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(k(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[f,p]=s.length>1?[v(`esc.news.several`,{count:s.length}),`#/escalations`]:rr(n,u);return H`<div class="note info row" role="status">
<a class="reach body" href=${p} onClick=${c}>${f}</a>
<button class="button" type="button" onClick=${c}>${v(`esc.news.seen`)}</button>
</div>`}function rr(e,{id:t,what:n,ruling:r}){let i={foul:R(e,r.foul),name:r.offender.name};return[n?v(`esc.news.outcome`,{what:n,...i}):v(`esc.news.yours`,i),`#/escalation/${t}`]}function ir(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return tt(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:Ye(s)}:null}function ar(){let e=j(),{tournament:t,state:n,official:r}=e;return H`${t&&n&&r&&H`<${or} key=${n.id} snapshot=${e} /><${it} key=${n.id} />`}<${tr} />`}function or({snapshot:e}){let{state:t,official:n}=e,r=P(),{parts:i}=Ee(),a=`shinpan.help.`+t.id,[o,s]=d(()=>N(a)??{});k(()=>Ve(a,o),[o]);let c=Object.values(t.helpCalls).filter(({id:e})=>i[0]!==`help`||i[1]!==e),l=c.filter(e=>!e.answered_at&&!e.ended_at&&Kn(e,n)),u=c.filter(e=>cr(e,n)&&o[e.id]!==sr(e)),f=l.map(({id:e})=>e).join();return k(()=>{f&&(Ke(220),B(400))},[f]),H`${l.map(e=>H`<section class="note warn stack" key=${e.id} role="alert">
<a class="reach" href=${`#/help/${e.id}`}>
<span>
<strong>${Y(r,t,e)}</strong><br />
${[...X(t,e),v(`help.by`,Z(t,e.official,e.called_at))].join(` · `)}
</span>
</a>
<${$} call=${e} brief />
</section>`)}${u.map(n=>H`<div class="note info row" key=${n.id} role="status">
<a class="reach body" href=${`#/help/${n.id}`}>${Y(r,t,n)} · ${Q(e,n)}</a>
<button class="button" type="button" onClick=${()=>s({...o,[n.id]:sr(n)})}>
${v(`help.seen`)}
</button>
</div>`)}`}function sr({ended_at:e}){return e?`over`:`coming`}function cr({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function lr({text:e}){let{outbox:t}=j(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:H`<p class="note warn">${v(e,{count:n})}</p>
<a class="button main" href="#/outbox">${v(`hall-see-outbox`)}</a>`}function ur(){let{tournament:e,alarms:t}=j(),[n,r]=d(!1);return e?H`<section class="card">
<h2>${v(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>r(!0)}>${v(`hall-leave`)}</button>
${n&&H`<${a} title=${v(`hall-leave-ask`,{name:e.name})} onClose=${()=>r(!1)}>
<p>${v(`hall-leave-text`)}</p>
${t&&H`<p class="note bad">${v(`alarm.leave`)}</p>`}
<${lr} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await z.leave(),Ie(`#/`)}}>${v(`hall-leave`)}</button>
<button class="button" onClick=${()=>r(!1)}>${v(`cancel`)}</button>
<//>`}
</section>`:null}function dr({onYes:e}){let t=H`<button class="button danger" onClick=${e}>${v(`hall-switch-yes`)}</button>`;return H`<${x} title=${v(`hall-switch`)} up="#/tables" actions=${t}>
<${lr} text="hall-switch-unsent" />
<//>`}function fr({kind:e,foul:t,up:n}){let{state:i}=j(),a=Object.values(e===`team`?i.teams:i.officials).filter(({revoked_at:e})=>!e).sort((e,t)=>e.name.localeCompare(t.name));return H`<${x} title=${v(`call-which.${e}`)} up=${n}>
${a.length===0&&H`<${r} text=${v(`call.nobody`)} />`}
<ul class="rows">
${a.map(({id:e,name:n})=>H`<li key=${e}>
<button
class="row"
type="button"
onClick=${()=>te(G(t||null,{who:e}))}
>
${n}
</button>
</li>`)}
</ul>
<//>`}function pr({item:e,away:t,onClose:n}){let{does:r,tell:i,wrong:o}=U(),s=He(e),c=s&&!t&&e.kind===`ruling`,l=async()=>{if(!await z.discard(e.id))return i(v(`hall-over`));E(v(s?`hall-discarded-here`:`hall-discarded`)),n()};return H`<${a} title=${v(`hall-discard`)} onClose=${n}>
<p>${v(s?`hall-discard-sent`:`hall-discard-text`)} ${c&&v(`hall-discard-withdraw`)}</p>
${o}
<div class="pair">
${c&&H`<a class="button" href=${`#/ruling/${e.id}`}>${v(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(l)}>${v(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${v(`cancel`)}</button>
</div>
<//>`}function mr(){let{official:e}=j();return H`<div class="note bad" role="alert">
<p>${v(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${v(`hall-join`)}</a>
${Be(e,[`director`])&&H`<a class="button" href="#/account">${v(`hall-join-account`)}</a>`}
</p>
</div>`}function hr({item:e}){let{tournament:t,official:n,signedOut:r}=j(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return H`<p class="note bad">${v(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&H`<button class="button" type="button" onClick=${()=>z.sendAsMe(e.id)}>${v(`elsewhere-send-as`,{name:n.name})}</button>`}`}function gr({item:{id:e,count:t}}){return H`<article class="item">
<p class="note warn">${v(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>z.discard(e)}>${v(`hall-seen`)}</button>
</article>`}const _r={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function vr({item:e}){let t=P(),{state:n}=j(),{kind:r,state:a,problem:o,ruledAt:s}=e;return r===`restored`?H`<${gr} item=${e} />`:H`<article class=${`item ${a}`} aria-label=${v(`hall-kind.${r}`)}>
<${yr} item=${e} />
<p>${br(t,n,e)}</p>
<p class="soft">${A(s,n.settings.time_zone)}</p>
${a===`waiting`&&H`<${Sr} item=${e} />`}
${a===`refused`&&H`<${Ct} problem=${o} />`}
${a===`conflict`&&H`<${vt} stored=${o?.stored??{}} sent=${o?.sent??e.body??{}} />`}
${a===`differs`&&H`<${wt} item=${e} />`}
${a===`holding`?H`<${i} id=${e.id} />`:H`<${Cr} item=${e} />`}
</article>`}function yr({item:{kind:e,state:t}}){let n=Le(t)?`bad`:`info`;return H`<p><strong>${v(`hall-kind.${e}`)}</strong> <span class=${`badge ${n}`}>${v(`hall-outbox.${t}`)}</span></p>`}function br(e,t,{id:n,kind:r,subject:i,body:a,about:o}){if(r.startsWith(`help-`))return xr(t,t.helpCalls[r===`help-call`?n:i]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(r))return[o.table&&v(`hall-table`,{label:o.table}),o.who].filter(Boolean).join(` · `);if(r===`hand-end`||r===`dead-hand`)return[v(`hall-table`,{label:t.tables[a.table]?.label??`?`}),V(a.hand),r===`hand-end`&&v(`hall-how.${a.how}`)].filter(Boolean).join(` · `);let s=t.rulings[r===`ruling`?n:i];if(!s)return v(`hall-unknown`);let c=H`<a href=${`#/ruling/${s.id}`}><span class="who">${s.offender.name}</span> · ${R(e,s.foul)}</a>`;return a?.reason?H`${c} · ${a.reason}`:c}function xr(e,t){return t?v(`hall-table`,{label:e.tables[t.table]?.label??`?`}):v(`hall-unknown`)}function Sr({item:e}){jt();let{blockedBy:t,trouble:n}=e;if(n?.status===401)return H`<${hr} item=${e} />`;if(t)return H`<p class="note warn">${v(`hall-blocked`)}</p>`;if(!n)return null;let r=n.status===0?v(navigator.onLine?`live.unreached`:`no-network`):ht(n.problem)||`HTTP ${n.status}`;return H`<p class="soft">${v(`hall-last-try`,{text:r})}</p>`}function Cr({item:e,away:t}){let[n,r]=d(!1),{does:i,tell:a,wrong:o}=U(),{id:s,kind:c,state:l}=e,u=l===`conflict`&&!ge(e);if(l===`differs`||u){let e=v(u?`hall-keep-logged`:`hall-seen`);return H`<div class="pair"><button class="button" type="button" onClick=${()=>i(()=>z.discard(s))}>${e}</button>${o}</div>`}let f=async()=>{await z.retry(s)?E(v(`hall-again`)):a(v(`hall-over`))};return H`<div class="pair">
${l!==`waiting`&&H`<button class="button" type="button" onClick=${()=>i(f)}>${v(l===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${l!==`waiting`&&c in _r&&!t&&H`<a class="button" href=${_r[c](e)}>${v(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(!0)}>${v(`hall-discard`)}</button>
${n&&H`<${pr} item=${e} away=${t} onClose=${()=>r(!1)} />`}
</div>${o}`}function wr(){let{elsewhere:e}=j();return e.map(({id:e,name:t,items:n})=>H`<section class="stack" key=${e}>
<h2>${v(`elsewhere-in`,{name:t??v(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>H`<li key=${e.id} tabindex="-1"><${Tr} item=${e} /></li>`)}</ol>
</section>`)}function Tr({item:e}){let t=P(),{kind:n,state:r,about:i={},body:a,problem:o,expected:s,answer:c}=e;if(n===`restored`)return H`<${gr} item=${e} />`;let{table:l,who:u,foul:d}=i,f=l&&v(`hall-table`,{label:l});return H`<article class=${`item ${r}`} aria-label=${v(`hall-kind.${n}`)}>
<${yr} item=${e} />
<p>${[f,u,d&&R(t,d),a?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${A(e.ruledAt)}</p>
${r===`waiting`&&H`<${Sr} item=${e} />`}
${r===`refused`&&H`<${Ct} problem=${o} />`}
${r===`differs`&&H`<div class="note warn">
<p>${v(`hall-phone-showed`,{line:L(t,s)})}</p>
<p><strong>${v(`hall-server-decided`,{line:L(t,c.decision)})}</strong></p>
</div>`}
${r!==`holding`&&H`<${Cr} item=${e} away />`}
</article>`}function Er(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:o,lowStorage:s}=j();return H`<section class="stack">
<h2>${v(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&H`<p class="note warn">
${v(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:Or(Math.abs(t))})}
</p>`}
${!n&&r&&H`<p class="soft">${v(`hall-clock-last`,{time:A(new Date(r),e?.time_zone)})}</p>`}
${!n&&H`<p class="soft">${v(`hall-clock-unsure`)}</p>`}
${s&&H`<p class="note bad" role="alert">${v(`hall-storage-low`)}</p>`}
<p class="soft">${v(i?`hall-persisted`:`hall-not-persisted`)}</p>
${o>0&&H`<p class="soft">${v(`hall-storage`,{used:Dr(a,1),quota:Dr(o,0)})}</p>`}
</section>`}function Dr(e,t){return ie(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function Or(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>v(`hall-span.${e}`,{count:t})).join(` `)}function kr(){let{tournament:e,state:t,outbox:n,elsewhere:i}=j();jr();let a=e=>!Le(e.state),o=n.filter(e=>!a(e)),s=n.filter(a),c=[...n,...i.flatMap(({items:e})=>e)].some(a)&&H`<button class="button main" onClick=${()=>z.sendNow()}>${v(`hall-send-now`)}</button>`,l=i.length>0&&H`<${wr} />`;return!e||!t?H`<${C} title=${v(`hall-outbox-title`)} actions=${c}>${l}<//>`:H`<${x} title=${v(`hall-outbox-title`)} up="#/tables" actions=${c}>
<${Mr} />
${n.length===0&&!l&&H`<${r} text=${v(`hall-outbox-empty`)}><a class="button" href="#/tables">${v(`hall-tables`)}</a><//>`}
<${Ar} title=${v(`hall-tasks`)} items=${o} />
<${Ar} title=${v(`hall-waits`)} items=${s} />
${l}
<${Er} />
<//>`}function Ar({title:e,items:t}){return t.length===0?null:H`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>H`<li key=${e.id} tabindex="-1"><${vr} item=${e} /></li>`)}</ol>
</section>`}function jr(){let e=re({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];k(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),k(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function Mr(){let{signedOut:e,revisionChange:t,trouble:n,superseded:r,syncedAt:i,live:a,tournament:o}=j(),s=a===`offline`?`no-network`:a===`unreached`&&`live.unreached`;return H`
${e&&H`<${mr} />`}
${n&&H`<p class="note bad" role="alert">${v(`hall-trouble`,{text:n})}</p>`}
${r&&H`<p class="note warn">${v(`hall-superseded`)}</p>`}
${t&&H`<p class="note warn">${v(`hall-revision-change`,{count:t.items.length})}</p>`}
${s&&!e&&i&&H`<p class="note">${v(`hall-offline-since`,{link:v(s),time:A(i,o?.time_zone)})}</p>`}
`}function Nr({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return k(()=>()=>n?speechSynthesis.cancel():void 0,[]),H`<${a} title=${v(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&H`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=oe.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${v(`call.speak`)}</button>`}
<//>`}function Pr({onClose:e}){let{waiting:t,tasks:n,wrongs:r}=l(),i=(t,n)=>H`<a class="button" key=${t} href=${n} onClick=${e}>${t}</a>`;return H`<${a} title=${v(`standing`)} onClose=${e}>
${n>0&&i(v(`to-resolve`,{count:n}),`#/outbox`)}
${r.map(({text:e,to:t})=>i(e,t))}
${t>0&&i(v(`waiting-to-send`,{count:t}),`#/outbox`)}
<${Fr} />
<//>`}function Fr(){let{tournament:e,book:t,library:n,syncedAt:r}=j(),{ready:i,link:a}=l(),o=e&&t&&(n?.books[t.id]?.name??t.id),s=e&&r&&v(`synced`,{time:A(r,e.time_zone)});return H`<ul class="bullets">
${[a,i,s,o].filter(Boolean).map(e=>H`<li key=${e}>${e}</li>`)}
</ul>`}function Ir({ruling:e,questions:t,decision:n,done:r=!1,onAnswer:i}){let{library:a}=j(),o=P(),s=n&&h(a,n);return H`<section class="card">
<h3><span class="who">${e.offender.name}</span> · ${R(o,e.foul)}</h3>
${!r&&t.map(e=>H`<${Lr} key=${e.question.fact} asked=${e} onAnswer=${i} />`)}
${s&&H`<p class=${`penalty ${Me(n.penalties[0]?.kind??`none`)}`} role="status">
${v(`hall-comes-to`,{line:s.line})}
</p>`}
${r&&H`<ol class="steps">${s.steps.map(e=>H`<li key=${e.id}>${e.text}</li>`)}</ol><${we} stays=${s.stays} />`}
</section>`}function Lr({asked:{decision:e,question:t,chosen:n},onAnswer:r}){let{library:i}=j(),{text:a,answers:o}=h(i,e).questions[0],s=o.map(e=>({value:e.value??e.min,text:e.text}));return H`<${O} label=${a} value=${n} options=${s}
onChange=${e=>r(t.fact,e)} />`}const Rr=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function zr({table:e,hanchan:t,hand:n,onHand:r,onClose:o}){let{state:s}=j(),[c]=d({table:e.id,hanchan:t.id,hand:n}),[l,u]=d(()=>{let e=je(s,c);return e?{end:e,results:[],item:``}:null});if(!l)return H`<${Br} ended=${c} hanchan=${t} onDone=${u} onClose=${o} />`;let f=v(`hall-ended-done`,{hand:V(c.hand)});return H`<${a} key="done" title=${f} onClose=${o}>
<p>${v(`hall-how.${l.end.how}`)}</p>
<${i} id=${l.item} onTaken=${o} />
${l.results.map(e=>H`<${Ir} key=${e.ruling.id} ...${e} done />`)}
${r?H`<${Ur} hand=${c.hand} end=${Wr(l)} onHand=${r} onClose=${o} />`:H`<button class="button main" type="button" onClick=${o}>${v(`hall-done`)}</button>`}
<//>`}function Br({ended:e,hanchan:t,onDone:n,onClose:r}){let{state:i}=j(),[o]=d(()=>de(i,e)),[s,c]=d(zt),{does:l,wrong:u}=U(),f=st(o),p=s.how&&(s.how!==`win`||s.winners.length>0),m=o.map(e=>{let t=f[e.revision];return{ruling:e,...s.how&&t?It(i,t,e,s):{questions:[],decision:null}}}),h=async()=>{let t=Object.fromEntries(m.map(({ruling:e,decision:t})=>[e.id,t])),r=await z.send(`hand-end`,null,Rt(e,s),{hold:!0,expected:t});B(),n({end:s,results:m,item:r.id})};return H`<${a} title=${v(`hall-ended-how`,{hand:V(e.hand)})} onClose=${r}>
<${Vr} how=${s.how} onHow=${e=>c({...s,how:e,winners:[]})} />
${s.how===`win`&&H`<${Hr} hanchan=${t} ended=${e} winners=${s.winners}
onWinners=${e=>c({...s,winners:e})} />`}
${p&&m.map(e=>H`<${Ir} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>c(Lt(s,e.ruling,t,n))} />`)}
${u}
<button class="button main" type="button" disabled=${!p||m.some(({decision:e})=>!e)} onClick=${()=>l(h)}>
${v(`hall-ended-record`)}
</button>
<//>`}function Vr({how:e,onHow:t}){let{book:n}=j(),r=[`win`,...n?.content.facts.hand_end.answers??Rr],i=Rr.filter(e=>r.includes(e)).map(e=>({value:e,text:v(`hall-how.${e}`)}));return H`<${O} label=${v(`hall-how-label`)} value=${e} options=${i} onChange=${t} />`}function Hr({hanchan:e,ended:t,winners:n,onWinners:r}){let{state:i}=j(),a=P(),o=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return H`<fieldset>
<legend>${v(`hall-whose-win`)}</legend>
<div class="choices">
${ue(e,t.hand).map(({wind:e,player:r})=>{let s=n.includes(e),c=_e(i,{...t,table:{id:t.table},seat:e});return H`<button key=${e} type="button" class="choice" aria-pressed=${s}
disabled=${!!c||!s&&n.length===3} onClick=${()=>o(e)}>
${a.phrase(`seat-${e}`)} · ${i.players[r]?.name}
${c&&H`<span class="badge dead-hand">${v(`hall-badge.dead`,{since:ze(i,c)})}</span>`}
</button>`})}
</div>
</fieldset>`}function Ur({hand:e,end:t,onHand:n,onClose:r}){let i=e=>{n(e),r()};return H`<h3>${v(`hall-following`)}</h3>
<div class="pair">
${Gr(e,t).map(e=>H`<button key=${V(e)} class="button main" type="button" onClick=${()=>i(e)}>${V(e)}</button>`)}
</div>`}function Wr({end:e,results:t}){return t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`))?{...e,how:`chonbo`}:e}function Gr(e,{how:t,winners:n}){return t===`win`?n.includes(`east`)?[F(e)]:[I(e)]:t===`chonbo`?[e]:[F(e),I(e,F(e).counters??0)]}function Kr({hand:e,hanchan:t,hanchans:n,onHand:r,onPass:i,onEnd:o,onHanchan:c,onClose:l}){let u=Re.map(e=>({value:e,text:v(`hall-wind.${e}`)})),d=[1,2,3,4].map(e=>({value:e,text:String(e)})),f=n.map(({id:e,round:t})=>({value:e,text:v(`hall-round`,{round:t})})),p=t=>r({...e,...t}),m=e=>()=>{l(),e()};return H`<${a} title=${V(e)} onClose=${l}>
<button class="button main" type="button" onClick=${m(()=>i(I(e)))}>${v(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${m(()=>i(F(e)))}>${v(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${m(o)}>${v(`hall-ended`)}</button>
</div>
${f.length>1&&H`<${s} label=${v(`hall-hanchan`)} value=${t.id} options=${f} onChange=${c} />`}
<${O} label=${v(`hall-round-wind`)} value=${e.wind} options=${u} onChange=${e=>p({wind:e})} />
<${O} label=${v(`hall-number`)} value=${e.number} options=${d}
onChange=${e=>p({number:e})} />
<${S} label=${v(`hall-counter-label`)} value=${e.counters} min=${0} max=${99} less=${v(`hall-counter-less`)}
more=${v(`hall-counter-more`)} onChange=${e=>p({counters:e})} />
<button class="button" type="button" onClick=${l}>${v(`hall-done`)}</button>
<//>`}function qr({table:e,hanchan:t,onTurn:n,onClose:r}){let{state:i,official:o}=j(),s=he(o)||i.results[t.id];return H`<${a} title=${v(`hall-other`)} onClose=${r}>
<a class="button" href=${`#/call/${e.id}/team`}>${v(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${v(`hall-on-official`)}</a>
${s&&H`<a class="button" href=${`#/result/${t.id}`}>${v(`hall-result`)}</a>`}
<button class="button" type="button" onClick=${n}>${v(`hall-turn`)}</button>
<//>`}export{ot as AddPhoto,Nr as Aloud,Wt as Amendment,et as Badge,Yn as CallForHelp,fr as ChooseOffender,Et as Circumstances,nn as Claimed,xt as Corrections,Ut as DeadHandWarning,St as DirectorLinks,bt as Escalate,rn as Exactly,mn as ExtraTimeOffer,sn as Extras,nt as Further,pn as Grounds,zr as HandEnd,Kr as HandSheet,Zn as HelpCall,At as ImportLink,ur as Leave,kn as Log,Hn as Near,ar as Notices,er as OpenHelpCalls,qr as OtherSheet,Xt as Otherwise,kr as Outbox,In as Player,Pt as ProbablySame,kt as PushSwitch,$e as Reason,Ot as Reasons,pt as Ruling,Je as SameCall,Fr as Standing,Pr as StatusSheet,dr as Switch,hn as TableClock,Vt as Undisputed,rt as Warned,qe as WrongPlayer,Gt as nothingNew,Ze as reasonWords};