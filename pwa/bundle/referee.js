import{$ as e,$n as t,$t as n,Br as r,C as i,Ct as a,Dr as o,Et as s,F as c,Fr as l,G as u,Gt as d,H as f,Ht as p,It as m,J as h,K as g,Lr as _,Lt as v,M as y,Mt as ee,Nr as b,Nt as x,Ot as S,Q as C,Qn as te,Rr as w,Sn as ne,St as T,T as E,Tt as re,V as ie,Vt as D,W as ae,Wt as O,X as oe,Y as se,Yt as ce,Z as le,_ as ue,_t as de,a as fe,an as pe,bt as me,c as he,cn as ge,cr as _e,d as ve,dn as k,dt as ye,en as be,er as xe,et as A,f as Se,ft as Ce,gt as we,hn as Te,ht as Ee,i as De,ir as j,it as Oe,j as M,jt as N,ln as ke,lr as Ae,lt as P,mt as F,n as je,nn as Me,nt as I,o as Ne,on as Pe,pt as L,qt as Fe,rn as Ie,rt as Le,s as R,sn as Re,sr as ze,st as Be,tn as Ve,tt as z,u as He,ut as Ue,w as We,wr as Ge,wt as B,x as V,xt as H,yt as U,zr as W,zt as G}from"./app.js";import{B as Ke,D as qe,E as Je,F as Ye,Gt as Xe,I as Ze,J as Qe,K as $e,Kt as et,L as tt,O as nt,St as rt,U as it,V as at,W as ot,Wt as st,Z as ct,a as lt,b as ut,c as dt,cn as ft,ct as pt,f as mt,ft as ht,h as gt,i as _t,j as vt,k as yt,lt as bt,m as xt,n as St,on as Ct,p as wt,qt as Tt,sn as Et,t as Dt,v as Ot,w as kt,x as At,y as jt,z as Mt}from"./shared.js";import{i as Nt,n as Pt,r as Ft,t as It}from"./deferred.js";const Lt=[`status`,`penalties`,`effects`,`steps`,`stays`,`range`,`transfers`,`points`,`fines`];function Rt({call:e}){let{book:t}=G(),r=P(),{fouls:i,facts:a}=r.catalogue,o=i[e.foul].asks.filter(e=>a[e].disputed).filter(n=>zt(t,e,n,a[n]));if(o.length===0)return null;let s=o.map(e=>r.pick(a[e].disputed)).join(` · `);return n`<p class="soft">${O(`undisputed.same`,{facts:s})}</p>`}function zt(e,{foul:t,facts:n,context:r,decision:i,log:a},o,s){if(i.status===`needs-facts`||o in a.facts)return!1;if(!e.table(t).used.includes(o))return!0;let c=s.kind===`yes-no`?[!0,!1]:Object.keys(s.answers),l=Bt(i);return c.every(i=>Bt(he(e,t,{...n,[o]:i},r))===l)}function Bt(e){return e&&b(Lt.map(t=>e[t]??null))}function Vt({declared:e}){let{state:t}=G();return n`<p class="note warn">${O(`already.dead`,{since:Ue(t,e)})}</p>`}function Ht({ruling:e}){let t=P(),{state:r}=G(),i=r.rulings[e];if(!i)return null;let a=D(i.ruled_at,r.settings.time_zone),o=i.offender.name,s=Pe().parts[3]&&U(null,{facts:null,context:null,ask:null});return n`<p class="note info">
${O(`amending.what`,{line:I(t,i),name:o,time:a})}
${s&&n`<a class="reach" href=${s}>${O(`amending.another`)}</a>`}
</p>`}function Ut({from:e,again:t,offender:n},r,i,a){if(t)return``;let o=[e.offender.id,e.foul,{...r.log.facts,...e.facts},M(e.context),e.penalties,e.note??``],s=[n?.id,r.foul,r.facts,r.context,i?.penalties??r.decision.penalties,a];return b(o)===b(s)?O(`amending.nothing`):``}function Wt({about:e,call:t,yes:r,onIssue:i,onClose:o}){let{library:s,book:c,state:d}=G(),f=P(),[p,m]=W({}),[h,g]=W(t.decision.penalties[0]?.whom??`offender`),{reason:_,field:v}=Tt(`ruling`,t.foul),[y,ee]=W(!1),{decision:b,spoken:x}=t,S=c.content.unit?l:1,C=Yt(c,p,h,S),te=e=>{e.preventDefault(),ee(!0),C&&_&&i({checked:C,reason:_})},w=Jt(d,e,b).map(t=>({value:t,text:t===`offender`?e.offender?.name:f.phrase(`on-${t}`)}));return n`<${H}
title=${O(u(b)?`call.choose`:`call.otherwise`)}
onClose=${o}
>
<form onSubmit=${te} novalidate>
${b.range&&n`<${Gt} words=${f} per=${S} range=${b.range} chosen=${p} onChosen=${m} />`}
<${qt}
words=${f}
book=${c}
per=${S}
chosen=${p}
onChosen=${m}
folded=${!!b.range}
/>
<${Kt} words=${f} per=${S} chosen=${p} onChosen=${m} wrong=${y&&!C} />
${w.length>1&&n`<${a} label=${O(`call.whom`)} value=${h} options=${w} onChange=${g} />`}
${v(y)}
${y&&Object.keys(p).length===0&&n`<p class="note bad" role="alert">${O(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${C&&ae(s,c,b,x,C).line}
</p>
<button class="button main">${r}</button>
</form>
<//>`}function Gt({words:e,per:t,range:r,chosen:i,onChosen:o}){return n`<${a}
label=${O(`call.range`)}
value=${r.findIndex(e=>Xt(i,e,t))}
options=${r.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>o({[r[e].kind]:K(r[e].p,t)})}
/>`}function Kt({words:e,per:t,chosen:r,onChosen:i,wrong:a}){let[o,s]=t>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`];return oe.filter(e=>e in r).map(c=>n`<${B}
key=${c}
label=${O(o,{kind:e.name(`kinds`,c)})}
inputmode="numeric"
autocomplete="off"
value=${r[c]}
wrong=${a?O(s,{most:e.number(h*t)}):void 0}
onInput=${e=>i({...r,[c]:e})}
/>`)}function qt({words:e,book:t,per:r,chosen:i,onChosen:a,folded:o}){let s=e=>{let{[e]:n,none:o,...s}=i,c=e===`chonbo`?K(t.content.values.chonbo,r):``;a(n===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},c=n`<fieldset>
<legend>${O(`call.kinds`)}</legend>
<div class="choices">
${Ae.map(t=>n`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in i} onChange=${()=>s(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return o?n`<details class="fold">
<summary>${O(`call.outside`)}</summary>
${c}
</details>`:c}function Jt(e,{offender:t},{penalties:n,range:r=[]}){let i=[...n,...r].map(({whom:e})=>e),a=t?.kind===`player`&&e.players[t.id]?.team?[`team`,`each-teammate`]:[];return se.filter(e=>[`offender`,...a,...i].includes(e))}function Yt(e,t,n,r){let i=Object.entries(t).map(([e,t])=>({kind:e,whom:n,...t.trim()&&{p:Number(t)/r}}));try{return le(e,i)}catch{return null}}function Xt(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===K(n,r)}function K(e,t){return e===void 0?``:String(e*t)}function Zt({args:[e=``],query:t}){let r=t.get(`call`)??``,i=`#/table/${e}`,a=n`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(be+r,{steal:!0},()=>{}),pe(Me()[r]?.place??i,{replace:!0})}}>${O(`elsewhere.take`)}</button>`;return n`<${N} title=${O(`elsewhere.title`)} up=${i} actions=${a}><${S} text=${O(`elsewhere.text`)} /><//>`}function Qt({kept:{note:e,photos:t},noted:r}){let i=+!!e.trim()+t.length,a=n`<span class="body">${O(`call.extras`)}</span>
${i>0&&n`<span class="badge">${i}</span>`}`,o=e=>{Ie({photos:t.filter(t=>t!==e)}),k.deletePhotos([e])};return n`<${T} title=${a}>
${()=>n`<div class="stack">
${r&&n`<${B} long label=${O(`call.note`)} value=${e} onInput=${e=>Ie({note:e})} maxlength="4000" />`}
<${Ke} count=${t.length} onPhoto=${Ve} />
<ul class="photos" aria-label=${O(`hall-photos`)}>
${t.map((e,t)=>n`<li key=${e}><${$t} id=${e} number=${t+1} onRemove=${()=>o(e)} /></li>`)}
</ul>
</div>`}
<//>`}function $t({id:e,number:t,onRemove:r}){let{url:i}=at(()=>k.photo(``,e),e);return n`${i&&n`<img src=${i} alt=${O(`hall-photo`,{number:t})} />`}
<button class="button" type="button" onClick=${r}>${O(`call.photo-remove`,{number:t})}</button>`}function en({foul:e,facts:t,context:n}){let{library:r,book:i}=G(),[a,o]=W([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return _(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id);return(async()=>{let c=await Promise.all(s.map(e=>k.bookOf({id:e,options:{},readings:{}}))),[,...l]=dt([i,...c],e,t,n);a||o(l.map(e=>g(r,e)))})(),()=>{a=!0}},[s]),a}function tn({call:e}){return en(e).map(e=>n`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${Be(e).map(e=>n`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&n`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function nn({call:{foul:e,spoken:t}}){let{library:r,book:i}=G(),a={words:P(),library:r},{rows:o}=i.table(e);return n`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:r})=>{let i=o.find(t=>t.id===e),s=r??Object.keys(i.when);return n`<li key=${e}>
<strong class="penalty">${lt(a,i)}</strong> <span class="badge">${O(`open.verdict.${t}`)}</span>
${s.map(e=>n`<p class="soft" key=${e}>${rn(a,i,e)}</p>`)}
${s.length===0&&n`<p class="soft">${O(o.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function rn(e,t,n){return n in t.when?_t(e,{[n]:t.when[n]}):e.words.question(n)}function an({call:e}){let{readings:t,rulebook:r,examples:i=[],trace:a}=e.spoken,o=[r.name,...r.option_names??[]].join(` + `);return n`${r.standing!==`official`&&n`<p class="note warn">${r.standing_text}</p>`}
${t.length>0&&n`<${T} title=${O(`call.readings`,{count:t.length})}>
${()=>n`<${tt} readings=${t} />`}
<//>`}
${i.length>0&&n`<${T} title=${O(`call.examples`)}>
${()=>n`<ul class="bullets">${i.map(e=>n`<li key=${e.id}>${e.text}</li>`)}</ul>`}
<//>`}
<${T} title=${O(`call.trace`)}>
${()=>n`<div class="stack"><p class="soft">${[o,...Be(e.spoken)].join(` · `)}</p>${a.length>0&&n`<${nn} call=${e} />`}</div>`}
<//>
<${T} title=${O(`call.books`)}>${()=>n`<${tn} call=${e} />`}<//>`}function on({state:e,ruling:t}){let{does:r,wrong:i}=E(),a=e.hanchans[t.hanchan??``],s=Math.floor((Date.parse(t.ruled_at)-ne(t.id))/1e3),l=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return l?n`<p class="note" role="status">${O(`game.given`,{time:o(l.seconds)})}</p>`:s<=60||s>3600||!a||!c(e,a).clock?null:n`<div class="note info">
<p>${O(`game.offer`,{time:o(s)})}</p>
<button class="button" type="button" onClick=${()=>r(()=>$e(a,s,t.id))}>${O(`game.give`,{time:o(s)})}</button>
${i}
</div>`}function sn({state:e,hanchan:t}){let{clock:r}=c(e,t),i=rt(!!r),a=Qe(e,t).length,s=r&&ie(r,i),l=s?O(`game.up`):r&&O(`game.time-left`,{time:o(f(r,i))});return n`<a class="button quiet" href=${`#/start/${t.table}`}>${l??O(`hall-start`)}</a>
${a>0&&n`<a class="button quiet warn" href=${`#/start/${t.table}`}>${O(`kept.waiting`,{count:a})}</a>`}
${s&&n`<${ot} />`}`}const cn={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:un,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:dn},ln={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function un(e,t){return t===`standing`?!i(e):t===`escalated`?!!e.escalation:e.status===t}function dn({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-ne(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function fn(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in cn),i=Object.entries(t).filter(([e,t])=>t&&e in ln),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>cn[t](e,n))&&i.every(([t,n])=>ln[t](o(e),n)))}function pn(e,t,n,r){if(!r.trim())return n;let i=mn(t),a=Ge(e.library,r);return n.filter(t=>{let{offender:n,table:r,note:o,reason:s,foul:c}=t,l=i[t.id]??[],u=[n.name,r.label,o,s,A(e,c),I(e,t)];return a([...u,...l].filter(Boolean).join(` `))})}function mn({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const hn=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function gn({state:e,rulings:t,chosen:r,onChoose:i}){let a=P(),o=e=>t=>i({...r,[e]:t}),s=Object.values(r).filter(Boolean).length,c=e=>[...new Set(t.map(e))],l=new Map(t.map(({offender:e})=>[e.id,e.name])),u={table:De(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...l].map(([e,t])=>({value:e,text:t})),foul:c(({foul:e})=>e).map(e=>({value:e,text:A(a,e)})),kind:c(({kind:e})=>e).map(e=>({value:e,text:a.name(`kinds`,e)})),status:hn.map(e=>({value:e,text:O(`hall-status.${e}`)})),round:c(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:O(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:O(`hall-otherwise`)}],..._n(r),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return n`<details class="fold">
<summary>${s?O(`hall-filters-set`,{count:s}):O(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(u).map(([e,t])=>n`<${re} key=${e} label=${O(`hall-filter.${e}`)}
value=${r[e]??``} options=${[{value:``,text:O(`hall-any`)},...yn(t)]} onChange=${o(e)} />`)}
${[`from`,`until`].map(e=>n`<${B} key=${e} type="datetime-local" label=${O(`hall-filter.${e}`)}
value=${r[e]??``} onInput=${o(e)} />`)}
${s>0&&n`<button class="button" type="button" onClick=${()=>i({})}>${O(`hall-filters-clear`)}</button>`}
</div>
</details>`}function _n({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:O(`hall-took`,{from:o(n),until:o(r)})}]},...t&&{escalation:[{value:t,text:vn(t)}]}}}function vn(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>ce(e)?O(e):t).join(` · `)}function yn(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function bn({rulings:e,empty:t}){let[r,i]=W(40),a=w(null),o=()=>i(e=>e+40),s=e.length-r;return _(()=>{if(!a.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&o(),{rootMargin:`600px`});return e.observe(a.current),()=>e.disconnect()},[r,s>0]),n`<${ue} rulings=${e.slice(0,r)} place empty=${t} />
${s>0&&n`<button class="button" ref=${a} type="button" onClick=${o}>${O(`hall-more`,{count:s})}</button>`}`}function xn({query:e}){let{tournament:t,state:r}=G();return!t||!r?n`<${R} title=${O(`hall-log`)} />`:n`<${Sn} state=${r} asked=${Object.fromEntries(e)} />`}function Sn({state:e,asked:t}){let i=P(),{official:a}=G(),[o,s]=W(t),[c,l]=W(``),u=e.settings.time_zone,d=r(()=>V(Cn(e)),[e]),f=r(()=>pn(i,e,fn(d,o,u),c),[i,d,o,c]);return n`<${N} title=${O(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${O(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${O(`hall-journal`)}</a>
${He(a)&&n`<a class="button quiet" href="#/dashboard">${O(`hall-dashboard`)}</a>`}
</p>
<${B} type="search" label=${O(`hall-search`)} hint=${O(`hall-search-hint`)} value=${c} onInput=${l} />
<${gn} state=${e} rulings=${d} chosen=${o} onChoose=${s} />
<p role="status">${O(`hall-found`,{count:f.length,all:d.length})}</p>
<${bn} key=${JSON.stringify([o,c])} rulings=${f} empty=${O(`hall-none-found`)} />
<//>`}function Cn({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:wn(t[e.id]),round:n[e.hanchan]?.round}))}function wn({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function Tn({state:e,id:t}){let r=bt(e,t);return r.length===0?null:n`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${O(`hall-ledger`)}</h2>
${r.map(({unit:t,amount:r,lines:i})=>n`<div class="card" key=${t}>
<p><strong>${En(t,r)}</strong></p>
<dl class="facts lines">
${i.map(t=>n`<div key=${t.id}>
<dt><${xt} state=${e} line=${t} /></dt>
<dd>${ht(t)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function En(e,t){let[n,r]=je(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return O(t<0?r:n,{amount:pt(e,Math.abs(t))})}const q=`offence_number`;function Dn({args:[e]}){let{tournament:t,state:r}=G();if(!t||!r)return n`<${R} title=${O(`hall-player`)} />`;let i=r.players[e];return i?n`<${On} state=${r} player=${i} />`:n`<${Ne} title=${O(`hall-player`)} text=${O(`hall-no-player`)} up="#/tables" />`}function On({state:e,player:t}){let r=P(),i=V(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),a=Object.entries(Mn(i)).sort(([,e],[,t])=>t-e),o=e.teams[t.team]?.name;return n`<${N} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&O(`hall-id-number`,{number:t.id_number}),o].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${O(`hall-counts`)}</h2>
${a.length===0&&n`<p class="soft">${O(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${a.map(([e,t])=>n`<div key=${e}><dt>${A(r,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${it} state=${e} id=${t.id} />
<${Tn} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${O(`hall-lines`)}</a>
<${kn} state=${e} player=${t.id} />
<section class="stack">
<h2>${O(`hall-rulings`)}</h2>
<${bn} rulings=${i} empty=${O(`hall-no-rulings`)} />
</section>
<//>`}function kn({state:e,player:t}){let{book:r,library:i}=G(),a=P();if(!r||!i)return null;let o=An(e,t),s=Object.keys(r.content.fouls).filter(e=>r.table(e).used.includes(q)).map(e=>({foul:e,...jn(a,r,{...o,foul:e})}));return s.length===0?null:n`<section class="stack">
<h2>${O(`hall-next-costs`)}</h2>
<dl class="facts">
${s.map(({foul:e,number:t,scope:r,lines:i})=>n`<div key=${e}>
<dt>${A(a,e)}<small>${O(`hall-nth`,{number:t??`?`,scope:r})}</small></dt>
<dd>${i.map(e=>n`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function An(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||ye(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:Ce(e,r.table,r)}}function jn(e,t,n){let r=k.knownFacts(n).facts[q],i=g(e.library,Te(t,n.foul,r?{[q]:r}:{})),a=Le(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function Mn(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function Nn({near:e=[]}){let t=P();return e.length===0?null:n`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>n`<a key=${e} class="button" href=${U(e)}>${t}</a>`)}
</section>`}k.loadEscalationSteps();const Pn={"head-referee":[`head-referee`,`director`],director:[`director`]};function Fn({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function In({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function Ln(e,t){return!!t&&e.official!==t.id&&ve(t,Pn[e.level]??[])}function J(e,t,{table:n,foul:r}){return[O(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&A(e,r)].filter(Boolean).join(` · `)}function Y(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function X(e,t,n){return{name:e.officials[t]?.name??`?`,time:D(n,e.settings.time_zone)}}function Z({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return O(i?`help.unsent`:`help.sending`);let a=n.ended_at?O(`help.over.${n.ended_how}`):n.answered_at?O(`help.coming`,X(e,n.answered_by,n.answered_at)):O(`help.waiting.${n.level}`);return i?`${a} · ${O(`hall-outbox.waiting`)}`:a}function Rn({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function zn(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?de(t,e.hanchans[n],r):we(t,n))}function Q({call:e,brief:t}){let{state:r,official:i}=G(),{does:a,tell:o,wrong:s}=E(),c=Ln(e,i),l=e.official===i?.id,u=(t,n,r)=>a(async()=>{await k.send(t,e.id,n),d(),m(r)}),f=()=>a(async()=>{if(k.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await k.discard(e.id))return m(O(`help.not-called`));await k.send(`help-end`,e.id,{how:`taken-back`}),m(O(`help.over.taken-back`))}),p=c&&!e.answered_at;return n`<p class="pair">
${p&&n`<button class="button main" type="button" onClick=${()=>u(`help-answer`,{},O(`help.said`))}>${O(`help.come`)}</button>`}
${c&&n`<a class="button" href=${Rn(e)} onClick=${()=>zn(r,e)}>${O(`help.rule`)}</a>`}
${l&&n`<button class="button" type="button" onClick=${f}>${O(`help.take-back`)}</button>`}
${!l&&!t&&n`<button class="button" type="button" onClick=${()=>u(`help-end`,{how:`settled`},O(`help.over.settled`))}>${O(`help.settle`)}</button>`}
</p>${s}`}function Bn({about:e,call:t}){let r=G(),{state:i,official:a}=r,{does:o,wrong:s}=E(),c=In(i,a),l=Fn(i).find(t=>t.table===e.table.id&&t.official===a?.id);return e.from||!(l||c)?null:l?n`<section class="note info stack" aria-label=${O(`help.one`)}>
<p role="status">${Z(r,l)}</p>
<${Q} call=${l} />
</section>`:n`<button class="button quiet" type="button" onClick=${()=>o(async()=>{await k.send(`help-call`,null,Vn(e,t),{expected:c}),d(),v(880)})}>${O(`help.call.${c}`)}</button>${s}`}function Vn(e,t){let{seat:n,offender:r,amends:i,...a}=C(e,null),o=[e,...(t?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...a,offenders:o,...t&&{foul:t.foul,facts:t.own,context:M(t.context)}}}function Hn({args:[e]}){let{tournament:t,state:r}=G();if(!t||!r)return n`<${R} title=${O(`help.one`)} />`;let i=r.helpCalls[e];return i?n`<${Un} state=${r} call=${i} />`:n`<${Ne} title=${O(`help.one`)} text=${O(`help.missing`)} up="#/tables" />`}function Un({state:e,call:t}){let r=G(),i=P(),{table:a,hand:o,offenders:s,foul:c,official:l,called_at:u,ruling:d}=t,f=O(`hall-table`,{label:e.tables[a]?.label??`?`}),p=[f,z(o)].filter(Boolean).join(` · `);return n`<${N} title=${p} up="#/tables" actions=${!t.ended_at&&n`<${Q} call=${t} />`}>
<p class=${`note ${t.ended_at?``:`info`}`} role="status">${Z(r,t)}</p>
<section class="card stack">
${c&&n`<p><strong>${A(i,c)}</strong></p>`}
${s.map(t=>n`<${Wn} key=${t.id} state=${e} words=${i} offender=${t} />`)}
<p class="soft">${O(`help.by`,X(e,l,u))}</p>
</section>
<${gt} ruling=${t} />
<p class="beside">
<a class="button quiet" href=${`#/table/${a}`}>${f}</a>
${d&&n`<a class="button quiet" href=${`#/ruling/${d}`}>${O(`hall-ruling`)}</a>`}
</p>
<//>`}function Wn({state:e,words:t,offender:r}){let{seat:i}=r,[a]=Y(e,{offenders:[r]});return n`<p class="call-name">
<strong class="who">${a}</strong>
${i&&n`<span class="badge">${t.phrase(`seat-${i}`)}</span>`}
</p>`}function Gn(){let e=G(),{state:t}=e,r=P(),i=Fn(t);return i.length===0?null:n`<section class="stack" aria-label=${O(`help.all`)}>
<h2>${O(`help.all`)}</h2>
<ul class="rows">
${i.map(i=>n`<li key=${i.id}>
<a class="row" href=${`#/help/${i.id}`}>
<span class="body">
<strong>${J(r,t,i)}</strong>
<small>${[...Y(t,i),``].join(` · `)}${O(`help.by`,X(t,i.official,i.called_at))} · ${Z(e,i)}</small>
</span>
<${ee} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Kn(){let e=G(),{tournament:t,state:r,official:i}=e;return t&&r&&i&&n`<${qn} key=${r.id} snapshot=${e} />`}function qn({snapshot:e}){let{state:t}=e,r=P(),{parts:i}=Re(),a=`shinpan.escalations.`+t.id,[o,s]=W(()=>ke(a)??{since:t.seq});_(()=>ge(a,o),[o]);let c=Object.values(t.escalations).flatMap(t=>Yn(e,t)??[]).filter(({id:e,seq:t})=>t>(o[e]??o.since)),l=()=>s({...o,...Object.fromEntries(c.map(({id:e,seq:t})=>[e,t]))}),u=c.find(({id:e})=>i[0]===`escalation`&&e===i[1]);if(_(()=>{u&&s({...o,[u.id]:u.seq})},[u?.seq]),u||c.length===0||i[0]===`escalations`)return null;let[d]=c,[f,p]=c.length>1?[O(`esc.news.several`,{count:c.length}),`#/escalations`]:Jn(r,d);return n`<div class="note info row" role="status">
<a class="reach body" href=${p} onClick=${l}>${f}</a>
<button class="button" type="button" onClick=${l}>${O(`esc.news.seen`)}</button>
</div>`}function Jn(e,{id:t,what:n,ruling:r}){let i={foul:A(e,r.foul),name:r.offender.name};return[n?O(`esc.news.outcome`,{what:n,...i}):O(`esc.news.yours`,i),`#/escalation/${t}`]}function Yn(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return vt(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:kt(s)}:null}function Xn(){let e=G(),{tournament:t,state:r,official:i}=e;return n`${t&&r&&i&&n`<${Zn} key=${r.id} snapshot=${e} /><${ut} key=${r.id} />`}<${Kn} />`}function Zn({snapshot:e}){let{state:t,official:r}=e,i=P(),{parts:a}=Re(),o=`shinpan.help.`+t.id,[s,c]=W(()=>ke(o)??{});_(()=>ge(o,s),[s]);let l=Object.values(t.helpCalls).filter(({id:e})=>a[0]!==`help`||a[1]!==e),u=l.filter(e=>!e.answered_at&&!e.ended_at&&Ln(e,r)),f=l.filter(e=>$n(e,r)&&s[e.id]!==Qn(e)),p=u.map(({id:e})=>e).join();return _(()=>{p&&(v(220),d(400))},[p]),n`${u.map(e=>n`<section class="note warn stack" key=${e.id} role="alert">
<a class="reach" href=${`#/help/${e.id}`}>
<span>
<strong>${J(i,t,e)}</strong><br />
${[...Y(t,e),O(`help.by`,X(t,e.official,e.called_at))].join(` · `)}
</span>
</a>
<${Q} call=${e} brief />
</section>`)}${f.map(r=>n`<div class="note info row" key=${r.id} role="status">
<a class="reach body" href=${`#/help/${r.id}`}>${J(i,t,r)} · ${Z(e,r)}</a>
<button class="button" type="button" onClick=${()=>c({...s,[r.id]:Qn(r)})}>
${O(`help.seen`)}
</button>
</div>`)}`}function Qn({ended_at:e}){return e?`over`:`coming`}function $n({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function er({text:e}){let{outbox:t}=G(),r=t.filter(({state:e})=>e!==`differs`).length;return r===0?null:n`<p class="note warn">${O(e,{count:r})}</p>
<a class="button main" href="#/outbox">${O(`hall-see-outbox`)}</a>`}function tr(){let{tournament:e,alarms:t}=G(),[r,i]=W(!1);return e?n`<section class="card">
<h2>${O(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>i(!0)}>${O(`hall-leave`)}</button>
${r&&n`<${H} title=${O(`hall-leave-ask`,{name:e.name})} onClose=${()=>i(!1)}>
<p>${O(`hall-leave-text`)}</p>
${t&&n`<p class="note bad">${O(`alarm.leave`)}</p>`}
<${er} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await k.leave(),pe(`#/`)}}>${O(`hall-leave`)}</button>
<button class="button" onClick=${()=>i(!1)}>${O(`cancel`)}</button>
<//>`}
</section>`:null}function nr({onYes:e}){let t=n`<button class="button danger" onClick=${e}>${O(`hall-switch-yes`)}</button>`;return n`<${N} title=${O(`hall-switch`)} up="#/tables" actions=${t}>
<${er} text="hall-switch-unsent" />
<//>`}function rr({kind:e,foul:t,up:r}){let{state:i}=G(),a=Object.values(e===`team`?i.teams:i.officials).filter(({revoked_at:e})=>!e).sort((e,t)=>e.name.localeCompare(t.name));return n`<${N} title=${O(`call-which.${e}`)} up=${r}>
${a.length===0&&n`<${S} text=${O(`call.nobody`)} />`}
<ul class="rows">
${a.map(({id:e,name:r})=>n`<li key=${e}>
<button
class="row"
type="button"
onClick=${()=>me(U(t||null,{who:e}))}
>
${r}
</button>
</li>`)}
</ul>
<//>`}function ir({item:e,away:t,onClose:r}){let{does:i,tell:a,wrong:o}=E(),s=ze(e),c=s&&!t&&e.kind===`ruling`,l=async()=>{if(!await k.discard(e.id))return a(O(`hall-over`));m(O(s?`hall-discarded-here`:`hall-discarded`)),r()};return n`<${H} title=${O(`hall-discard`)} onClose=${r}>
<p>${O(s?`hall-discard-sent`:`hall-discard-text`)} ${c&&O(`hall-discard-withdraw`)}</p>
${o}
<div class="pair">
${c&&n`<a class="button" href=${`#/ruling/${e.id}`}>${O(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>i(l)}>${O(`hall-discard`)}</button>
<button class="button" type="button" onClick=${r}>${O(`cancel`)}</button>
</div>
<//>`}function ar(){let{official:e}=G();return n`<div class="note bad" role="alert">
<p>${O(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${O(`hall-join`)}</a>
${ve(e,[`director`])&&n`<a class="button" href="#/account">${O(`hall-join-account`)}</a>`}
</p>
</div>`}function or({item:e}){let{tournament:t,official:r,signedOut:i}=G(),a=e.official??r,o=r?.id!==a?.id&&t?.id===e.tournament&&!i;return n`<p class="note bad">${O(`elsewhere-signed-out`,{name:a?.name??`?`})}</p>
${o&&n`<button class="button" type="button" onClick=${()=>k.sendAsMe(e.id)}>${O(`elsewhere-send-as`,{name:r.name})}</button>`}`}function sr({item:{id:e,count:t}}){return n`<article class="item">
<p class="note warn">${O(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>k.discard(e)}>${O(`hall-seen`)}</button>
</article>`}const cr={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function lr({item:e}){let t=P(),{state:r}=G(),{kind:i,state:a,problem:o,ruledAt:s}=e;return i===`restored`?n`<${sr} item=${e} />`:n`<article class=${`item ${a}`} aria-label=${O(`hall-kind.${i}`)}>
<${ur} item=${e} />
<p>${dr(t,r,e)}</p>
<p class="soft">${D(s,r.settings.time_zone)}</p>
${a===`waiting`&&n`<${$} item=${e} />`}
${a===`refused`&&n`<${Ct} problem=${o} />`}
${a===`conflict`&&n`<${wt} stored=${o?.stored??{}} sent=${o?.sent??e.body??{}} />`}
${a===`differs`&&n`<${mt} item=${e} />`}
${a===`holding`?n`<${We} id=${e.id} />`:n`<${pr} item=${e} />`}
</article>`}function ur({item:{kind:e,state:t}}){let r=j(t)?`bad`:`info`;return n`<p><strong>${O(`hall-kind.${e}`)}</strong> <span class=${`badge ${r}`}>${O(`hall-outbox.${t}`)}</span></p>`}function dr(e,t,{id:r,kind:i,subject:a,body:o,about:s}){if(i.startsWith(`help-`))return fr(t,t.helpCalls[i===`help-call`?r:a]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(i))return[s.table&&O(`hall-table`,{label:s.table}),s.who].filter(Boolean).join(` · `);if(i===`hand-end`||i===`dead-hand`)return[O(`hall-table`,{label:t.tables[o.table]?.label??`?`}),z(o.hand),i===`hand-end`&&O(`hall-how.${o.how}`)].filter(Boolean).join(` · `);let c=t.rulings[i===`ruling`?r:a];if(!c)return O(`hall-unknown`);let l=n`<a href=${`#/ruling/${c.id}`}><span class="who">${c.offender.name}</span> · ${A(e,c.foul)}</a>`;return o?.reason?n`${l} · ${o.reason}`:l}function fr(e,t){return t?O(`hall-table`,{label:e.tables[t.table]?.label??`?`}):O(`hall-unknown`)}function $({item:e}){Et();let{blockedBy:t,trouble:r}=e;if(r?.status===401)return n`<${or} item=${e} />`;if(t)return n`<p class="note warn">${O(`hall-blocked`)}</p>`;if(!r)return null;let i=r.status===0?O(navigator.onLine?`live.unreached`:`no-network`):ft(r.problem)||`HTTP ${r.status}`;return n`<p class="soft">${O(`hall-last-try`,{text:i})}</p>`}function pr({item:e,away:t}){let[r,i]=W(!1),{does:a,tell:o,wrong:s}=E(),{id:c,kind:l,state:u}=e,d=u===`conflict`&&!_e(e);if(u===`differs`||d){let e=O(d?`hall-keep-logged`:`hall-seen`);return n`<div class="pair"><button class="button" type="button" onClick=${()=>a(()=>k.discard(c))}>${e}</button>${s}</div>`}let f=async()=>{await k.retry(c)?m(O(`hall-again`)):o(O(`hall-over`))};return n`<div class="pair">
${u!==`waiting`&&n`<button class="button" type="button" onClick=${()=>a(f)}>${O(u===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${u!==`waiting`&&l in cr&&!t&&n`<a class="button" href=${cr[l](e)}>${O(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>i(!0)}>${O(`hall-discard`)}</button>
${r&&n`<${ir} item=${e} away=${t} onClose=${()=>i(!1)} />`}
</div>${s}`}function mr(){let{elsewhere:e}=G();return e.map(({id:e,name:t,items:r})=>n`<section class="stack" key=${e}>
<h2>${O(`elsewhere-in`,{name:t??O(`elsewhere-nameless`)})}</h2>
<ol class="rows">${r.map(e=>n`<li key=${e.id} tabindex="-1"><${hr} item=${e} /></li>`)}</ol>
</section>`)}function hr({item:e}){let t=P(),{kind:r,state:i,about:a={},body:o,problem:s,expected:c,answer:l}=e;if(r===`restored`)return n`<${sr} item=${e} />`;let{table:u,who:d,foul:f}=a,p=u&&O(`hall-table`,{label:u});return n`<article class=${`item ${i}`} aria-label=${O(`hall-kind.${r}`)}>
<${ur} item=${e} />
<p>${[p,d,f&&A(t,f),o?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${D(e.ruledAt)}</p>
${i===`waiting`&&n`<${$} item=${e} />`}
${i===`refused`&&n`<${Ct} problem=${s} />`}
${i===`differs`&&n`<div class="note warn">
<p>${O(`hall-phone-showed`,{line:I(t,c)})}</p>
<p><strong>${O(`hall-server-decided`,{line:I(t,l.decision)})}</strong></p>
</div>`}
${i!==`holding`&&n`<${pr} item=${e} away />`}
</article>`}function gr(){let{tournament:e,offsetMs:t,clockSure:r,clockAt:i,persisted:a,usage:o,quota:s,lowStorage:c}=G();return n`<section class="stack">
<h2>${O(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&n`<p class="note warn">
${O(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:vr(Math.abs(t))})}
</p>`}
${!r&&i&&n`<p class="soft">${O(`hall-clock-last`,{time:D(new Date(i),e?.time_zone)})}</p>`}
${!r&&n`<p class="soft">${O(`hall-clock-unsure`)}</p>`}
${c&&n`<p class="note bad" role="alert">${O(`hall-storage-low`)}</p>`}
<p class="soft">${O(a?`hall-persisted`:`hall-not-persisted`)}</p>
${s>0&&n`<p class="soft">${O(`hall-storage`,{used:_r(o,1),quota:_r(s,0)})}</p>`}
</section>`}function _r(e,t){return p(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function vr(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>O(`hall-span.${e}`,{count:t})).join(` `)}function yr(){let{tournament:e,state:t,outbox:r,elsewhere:i}=G();xr();let a=e=>!j(e.state),o=r.filter(e=>!a(e)),s=r.filter(a),c=[...r,...i.flatMap(({items:e})=>e)].some(a)&&n`<button class="button main" onClick=${()=>k.sendNow()}>${O(`hall-send-now`)}</button>`,l=i.length>0&&n`<${mr} />`;return!e||!t?n`<${R} title=${O(`hall-outbox-title`)} actions=${c}>${l}<//>`:n`<${N} title=${O(`hall-outbox-title`)} up="#/tables" actions=${c}>
<${Sr} />
${r.length===0&&!l&&n`<${S} text=${O(`hall-outbox-empty`)} />`}
<${br} title=${O(`hall-tasks`)} items=${o} />
<${br} title=${O(`hall-waits`)} items=${s} />
${l}
<${gr} />
<//>`}function br({title:e,items:t}){return t.length===0?null:n`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>n`<li key=${e.id} tabindex="-1"><${lr} item=${e} /></li>`)}</ol>
</section>`}function xr(){let e=w({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];_(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),_(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function Sr(){let{signedOut:e,revisionChange:t,trouble:r,superseded:i,syncedAt:a,live:o,tournament:s}=G(),c=o===`offline`?`no-network`:o===`unreached`&&`live.unreached`;return n`
${e&&n`<${ar} />`}
${r&&n`<p class="note bad" role="alert">${O(`hall-trouble`,{text:r})}</p>`}
${i&&n`<p class="note warn">${O(`hall-superseded`)}</p>`}
${t&&n`<p class="note warn">${O(`hall-revision-change`,{count:t.items.length,from:t.from.map(e=>e?.slice(0,6)??`?`).join(`, `),to:t.to.slice(0,6)})}</p>`}
${c&&!e&&a&&n`<p class="note">${O(`hall-offline-since`,{link:O(c),time:D(a,s?.time_zone)})}</p>`}
`}function Cr({text:e,onClose:t}){let r=`speechSynthesis`in globalThis;return _(()=>()=>r?speechSynthesis.cancel():void 0,[]),n`<${H} title=${O(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${r&&n`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=Fe.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${O(`call.speak`)}</button>`}
<//>`}function wr({onClose:e}){let{waiting:t,tasks:r,wrongs:i}=x(),a=(t,r)=>n`<a class="button" key=${t} href=${r} onClick=${e}>${t}</a>`;return n`<${H} title=${O(`standing`)} onClose=${e}>
${r>0&&a(O(`to-resolve`,{count:r}),`#/outbox`)}
${i.map(({text:e,to:t})=>a(e,t))}
${t>0&&a(O(`waiting-to-send`,{count:t}),`#/outbox`)}
<${Tr} />
<//>`}function Tr(){let{tournament:e,book:t,library:r,syncedAt:i}=G(),{ready:a,link:o}=x(),s=e&&t&&(r?.books[t.id]?.name??t.id),c=e&&i&&O(`synced`,{time:D(i,e.time_zone)});return n`<ul class="bullets">
${[o,a,c,s].filter(Boolean).map(e=>n`<li key=${e}>${e}</li>`)}
</ul>`}function Er(){return n`<a class="button quiet" href="#/people">${O(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${O(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${O(`reports.link`)}</a>`}function Dr({ruling:e,questions:t,decision:r,done:i=!1,onAnswer:a}){let{library:o}=G(),s=P(),c=r&&g(o,r);return n`<section class="card">
<h3><span class="who">${e.offender.name}</span> · ${A(s,e.foul)}</h3>
${!i&&t.map(e=>n`<${Or} key=${e.question.fact} asked=${e} onAnswer=${a} />`)}
${c&&n`<p class=${`penalty ${Oe(r.penalties[0]?.kind??`none`)}`} role="status">
${O(`hall-comes-to`,{line:c.line})}
</p>`}
${i&&n`<ol class="steps">${c.steps.map(e=>n`<li key=${e.id}>${e.text}</li>`)}</ol><${y} stays=${c.stays} />`}
</section>`}function Or({asked:{decision:e,question:t,chosen:r},onAnswer:i}){let{library:o}=G(),{text:s,answers:c}=g(o,e).questions[0],l=c.map(e=>({value:e.value??e.min,text:e.text}));return n`<${a} label=${s} value=${r} options=${l}
onChange=${e=>i(t.fact,e)} />`}const kr=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function Ar({table:e,hanchan:t,hand:r,onHand:i,onClose:a}){let{state:o}=G(),[s]=W({table:e.id,hanchan:t.id,hand:r}),[c,l]=W(()=>{let e=xe(o,s);return e?{end:e,results:[],item:``}:null});if(!c)return n`<${jr} ended=${s} hanchan=${t} onDone=${l} onClose=${a} />`;let u=O(`hall-ended-done`,{hand:z(s.hand)});return n`<${H} key="done" title=${u} onClose=${a}>
<p>${O(`hall-how.${c.end.how}`)}</p>
<${We} id=${c.item} onTaken=${a} />
${c.results.map(e=>n`<${Dr} key=${e.ruling.id} ...${e} done />`)}
${i?n`<${Pr} hand=${s.hand} end=${Fr(c)} onHand=${i} onClose=${a} />`:n`<button class="button main" type="button" onClick=${a}>${O(`hall-done`)}</button>`}
<//>`}function jr({ended:e,hanchan:t,onDone:r,onClose:i}){let{state:a}=G(),[o]=W(()=>fe(a,e)),[s,c]=W(It),{does:l,wrong:u}=E(),f=ct(o),p=s.how&&(s.how!==`win`||s.winners.length>0),m=o.map(e=>{let t=f[e.revision];return{ruling:e,...s.how&&t?Nt(a,t,e,s):{questions:[],decision:null}}}),h=async()=>{let t=Object.fromEntries(m.map(({ruling:e,decision:t})=>[e.id,t])),n=await k.send(`hand-end`,null,Ft(e,s),{hold:!0,expected:t});d(),r({end:s,results:m,item:n.id})};return n`<${H} title=${O(`hall-ended-how`,{hand:z(e.hand)})} onClose=${i}>
<${Mr} how=${s.how} onHow=${e=>c({...s,how:e,winners:[]})} />
${s.how===`win`&&n`<${Nr} hanchan=${t} ended=${e} winners=${s.winners}
onWinners=${e=>c({...s,winners:e})} />`}
${p&&m.map(e=>n`<${Dr} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>c(Pt(s,e.ruling,t,n))} />`)}
${u}
<button class="button main" type="button" disabled=${!p||m.some(({decision:e})=>!e)} onClick=${()=>l(h)}>
${O(`hall-ended-record`)}
</button>
<//>`}function Mr({how:e,onHow:t}){let{book:r}=G(),i=[`win`,...r?.content.facts.hand_end.answers??kr],o=kr.filter(e=>i.includes(e)).map(e=>({value:e,text:O(`hall-how.${e}`)}));return n`<${a} label=${O(`hall-how-label`)} value=${e} options=${o} onChange=${t} />`}function Nr({hanchan:t,ended:r,winners:i,onWinners:a}){let{state:o}=G(),s=P(),c=e=>a(i.includes(e)?i.filter(t=>t!==e):[...i,e]);return n`<fieldset>
<legend>${O(`hall-whose-win`)}</legend>
<div class="choices">
${Ee(t,r.hand).map(({wind:t,player:a})=>{let l=i.includes(t),u=te(o,{...r,table:{id:r.table},seat:t});return n`<button key=${t} type="button" class="choice" aria-pressed=${l}
disabled=${!!u||!l&&i.length===3} onClick=${()=>c(t)}>
${s.phrase(`seat-${t}`)} · ${o.players[a]?.name}
${u&&n`<span class="badge dead-hand">${O(`hall-badge.dead`,{since:e(o,u)})}</span>`}
</button>`})}
</div>
</fieldset>`}function Pr({hand:e,end:t,onHand:r,onClose:i}){let a=e=>{r(e),i()};return n`<h3>${O(`hall-following`)}</h3>
<div class="pair">
${Ir(e,t).map(e=>n`<button key=${z(e)} class="button main" type="button" onClick=${()=>a(e)}>${z(e)}</button>`)}
</div>`}function Fr({end:e,results:t}){return t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`))?{...e,how:`chonbo`}:e}function Ir(e,{how:t,winners:n}){return t===`win`?n.includes(`east`)?[F(e)]:[L(e)]:t===`chonbo`?[e]:[F(e),L(e,F(e).counters??0)]}function Lr({hand:e,hanchan:r,hanchans:i,onHand:o,onPass:c,onEnd:l,onHanchan:u,onClose:d}){let f=t.map(e=>({value:e,text:O(`hall-wind.${e}`)})),p=[1,2,3,4].map(e=>({value:e,text:String(e)})),m=i.map(({id:e,round:t})=>({value:e,text:O(`hall-round`,{round:t})})),h=t=>o({...e,...t}),g=e=>()=>{d(),e()};return n`<${H} title=${z(e)} onClose=${d}>
<button class="button main" type="button" onClick=${g(()=>c(L(e)))}>${O(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${g(()=>c(F(e)))}>${O(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${g(l)}>${O(`hall-ended`)}</button>
</div>
${m.length>1&&n`<${re} label=${O(`hall-hanchan`)} value=${r.id} options=${m} onChange=${u} />`}
<${a} label=${O(`hall-round-wind`)} value=${e.wind} options=${f} onChange=${e=>h({wind:e})} />
<${a} label=${O(`hall-number`)} value=${e.number} options=${p}
onChange=${e=>h({number:e})} />
<${s} label=${O(`hall-counter-label`)} value=${e.counters} min=${0} max=${99} less=${O(`hall-counter-less`)}
more=${O(`hall-counter-more`)} onChange=${e=>h({counters:e})} />
<button class="button" type="button" onClick=${d}>${O(`hall-done`)}</button>
<//>`}function Rr({table:e,hanchan:t,onTurn:r,onClose:i}){let{state:a,official:o}=G(),s=Se(o)||a.results[t.id];return n`<${H} title=${O(`hall-other`)} onClose=${i}>
<a class="button" href=${`#/call/${e.id}/team`}>${O(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${O(`hall-on-official`)}</a>
${s&&n`<a class="button" href=${`#/result/${t.id}`}>${O(`hall-result`)}</a>`}
<button class="button" type="button" onClick=${r}>${O(`hall-turn`)}</button>
<//>`}export{Mt as AddPhoto,Cr as Aloud,Ht as Amendment,Ye as Badge,Bn as CallForHelp,rr as ChooseOffender,St as Circumstances,Zt as Claimed,qe as Corrections,Vt as DeadHandWarning,Er as DirectorLinks,yt as Escalate,on as ExtraTimeOffer,Qt as Extras,Je as Further,an as Grounds,Ar as HandEnd,Lr as HandSheet,Hn as HelpCall,tr as Leave,xn as Log,Nn as Near,Xn as Notices,Gn as OpenHelpCalls,Rr as OtherSheet,Wt as Otherwise,yr as Outbox,Dn as Player,jt as ProbablySame,Dt as PushSwitch,st as Reason,Xe as Reasons,Ot as Ruling,At as SameCall,Tr as Standing,wr as StatusSheet,nr as Switch,sn as TableClock,Rt as Undisputed,Ze as Warned,nt as WrongPlayer,Ut as nothingNew,et as reasonWords};