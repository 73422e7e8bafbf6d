import{$ as e,$n as t,$t as n,A as r,At as i,B as a,Bt as o,Cr as s,Ct as c,Dt as l,Er as u,Ft as d,G as f,Ir as p,It as m,J as h,Jt as g,Kt as _,Lr as v,Mr as y,Mt as b,P as x,Pr as ee,Q as S,Qn as te,Qt as C,Rr as w,Rt as T,St as E,Tt as ne,U as re,Ut as D,V as ie,Vt as ae,W as oe,Wt as O,X as se,Y as ce,Z as le,Zn as ue,a as de,an as fe,b as pe,bt as k,cn as me,cr as he,ct as A,dt as ge,en as _e,et as j,f as ve,ft as M,gt as ye,h as N,ht as be,i as xe,in as P,j as Se,jt as Ce,lt as we,m as F,mn as Te,mt as Ee,n as De,nn as I,nt as Oe,o as ke,on as L,or as Ae,ot as je,p as Me,pt as R,q as Ne,rr as Pe,rt as Fe,sn as Ie,sr as Le,tn as Re,tt as z,u as ze,un as B,ut as Be,v as Ve,vt as V,w as H,wt as He,xn as Ue,xt as U,y as We,yt as Ge,zr as Ke}from"./app.js";import{Bt as qe,C as Je,D as Ye,F as Xe,I as Ze,K as Qe,L as $e,M as et,N as tt,R as nt,Rt as rt,T as it,U as at,V as ot,Vt as st,a as ct,c as lt,en as ut,f as dt,gt as ft,h as pt,i as mt,it as ht,j as gt,m as _t,n as vt,nn as yt,p as bt,rt as W,t as xt,tn as St,v as Ct,w as wt,x as Tt,z as Et,zt as Dt}from"./shared.js";import{i as Ot,n as kt,r as At,t as jt}from"./deferred.js";function Mt({declared:e}){let{state:t}=T();return C`<p class="note warn">${D(`already.dead`,{since:we(t,e)})}</p>`}function Nt({ruling:e}){let t=A(),{state:n}=T(),r=n.rulings[e];if(!r)return null;let i=o(r.ruled_at,n.settings.time_zone),a=r.offender.name,s=fe().parts[3]&&V(null,{facts:null,context:null,ask:null});return C`<p class="note info">
${D(`amending.what`,{line:z(t,r),name:a,time:i})}
${s&&C`<a class="reach" href=${s}>${D(`amending.another`)}</a>`}
</p>`}function Pt({from:e,again:t,offender:n},i,a,o){if(t)return``;let s=[e.offender.id,e.foul,{...i.log.facts,...e.facts},r(e.context),e.penalties,e.note??``],c=[n?.id,i.foul,i.facts,i.context,a?.penalties??i.decision.penalties,o];return y(s)===y(c)?D(`amending.nothing`):``}function Ft({about:e,call:t,yes:n,onIssue:r,onClose:i}){let{library:a,book:o,state:s}=T(),c=A(),[l,u]=w({}),[d,f]=w(t.decision.penalties[0]?.whom??`offender`),{reason:p,field:m}=st(`ruling`,t.foul),[h,g]=w(!1),{decision:_,spoken:v}=t,y=o.content.unit?ee:1,b=Bt(o,l,d,y),x=e=>{e.preventDefault(),g(!0),b&&p&&r({checked:b,reason:p})},S=zt(s,e,_).map(t=>({value:t,text:t===`offender`?e.offender?.name:c.phrase(`on-${t}`)}));return C`<${k}
title=${D(oe(_)?`call.choose`:`call.otherwise`)}
onClose=${i}
>
<form onSubmit=${x} novalidate>
${_.range&&C`<${It} words=${c} per=${y} range=${_.range} chosen=${l} onChosen=${u} />`}
<${Rt}
words=${c}
book=${o}
per=${y}
chosen=${l}
onChosen=${u}
folded=${!!_.range}
/>
<${Lt} words=${c} per=${y} chosen=${l} onChosen=${u} wrong=${h&&!b} />
${S.length>1&&C`<${E} label=${D(`call.whom`)} value=${d} options=${S} onChange=${f} />`}
${m(h)}
${h&&Object.keys(l).length===0&&C`<p class="note bad" role="alert">${D(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${b&&re(a,o,_,v,b).line}
</p>
<button class="button main">${n}</button>
</form>
<//>`}function It({words:e,per:t,range:n,chosen:r,onChosen:i}){return C`<${E}
label=${D(`call.range`)}
value=${n.findIndex(e=>Vt(r,e,t))}
options=${n.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>i({[n[e].kind]:G(n[e].p,t)})}
/>`}function Lt({words:e,per:t,chosen:n,onChosen:r,wrong:i}){let[a,o]=t>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`];return ce.filter(e=>e in n).map(s=>C`<${c}
key=${s}
label=${D(a,{kind:e.name(`kinds`,s)})}
inputmode="numeric"
autocomplete="off"
value=${n[s]}
wrong=${i?D(o,{most:e.number(Ne*t)}):void 0}
onInput=${e=>r({...n,[s]:e})}
/>`)}function Rt({words:e,book:t,per:n,chosen:r,onChosen:i,folded:a}){let o=e=>{let{[e]:a,none:o,...s}=r,c=e===`chonbo`?G(t.content.values.chonbo,n):``;i(a===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},s=C`<fieldset>
<legend>${D(`call.kinds`)}</legend>
<div class="choices">
${he.map(t=>C`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in r} onChange=${()=>o(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return a?C`<details class="fold">
<summary>${D(`call.outside`)}</summary>
${s}
</details>`:s}function zt(e,{offender:t},{penalties:n,range:r=[]}){let i=[...n,...r].map(({whom:e})=>e),a=t?.kind===`player`&&e.players[t.id]?.team?[`team`,`each-teammate`]:[];return h.filter(e=>[`offender`,...a,...i].includes(e))}function Bt(e,t,n,r){let i=Object.entries(t).map(([e,t])=>({kind:e,whom:n,...t.trim()&&{p:Number(t)/r}}));try{return se(e,i)}catch{return null}}function Vt(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===G(n,r)}function G(e,t){return e===void 0?``:String(e*t)}function Ht({args:[e=``],query:t}){let r=t.get(`call`)??``,a=`#/table/${e}`,o=C`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(n+r,{steal:!0},()=>{}),P(Re()[r]?.place??a,{replace:!0})}}>${D(`elsewhere.take`)}</button>`;return C`<${i} title=${D(`elsewhere.title`)} up=${a} actions=${o}><${l} text=${D(`elsewhere.text`)} /><//>`}function Ut({kept:{note:e,photos:t},noted:n}){let r=+!!e.trim()+t.length,i=C`<span class="body">${D(`call.extras`)}</span>
${r>0&&C`<span class="badge">${r}</span>`}`,a=e=>{I({photos:t.filter(t=>t!==e)}),B.deletePhotos([e])};return C`<${U} title=${i}>
${()=>C`<div class="stack">
${n&&C`<${c} long label=${D(`call.note`)} value=${e} onInput=${e=>I({note:e})} maxlength="4000" />`}
<${Ze} count=${t.length} onPhoto=${_e} />
<ul class="photos" aria-label=${D(`hall-photos`)}>
${t.map((e,t)=>C`<li key=${e}><${Wt} id=${e} number=${t+1} onRemove=${()=>a(e)} /></li>`)}
</ul>
</div>`}
<//>`}function Wt({id:e,number:t,onRemove:n}){let{url:r}=$e(()=>B.photo(``,e),e);return C`${r&&C`<img src=${r} alt=${D(`hall-photo`,{number:t})} />`}
<button class="button" type="button" onClick=${n}>${D(`call.photo-remove`,{number:t})}</button>`}function Gt({foul:e,facts:t,context:n}){let{library:r,book:i}=T(),[a,o]=w([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return p(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id);return(async()=>{let c=await Promise.all(s.map(e=>B.bookOf({id:e,options:{},readings:{}}))),[,...l]=lt([i,...c],e,t,n);a||o(l.map(e=>f(r,e)))})(),()=>{a=!0}},[s]),a}function Kt({call:e}){return Gt(e).map(e=>C`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${je(e).map(e=>C`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&C`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function qt({call:{foul:e,spoken:t}}){let{library:n,book:r}=T(),i={words:A(),library:n},{rows:a}=r.table(e);return C`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return C`<li key=${e}>
<strong class="penalty">${ct(i,r)}</strong> <span class="badge">${D(`open.verdict.${t}`)}</span>
${o.map(e=>C`<p class="soft" key=${e}>${Jt(i,r,e)}</p>`)}
${o.length===0&&C`<p class="soft">${D(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function Jt(e,t,n){return n in t.when?mt(e,{[n]:t.when[n]}):e.words.question(n)}function Yt({call:e}){let{readings:t,rulebook:n,examples:r=[],trace:i}=e.spoken,a=[n.name,...n.option_names??[]].join(` + `);return C`${n.standing!==`official`&&C`<p class="note warn">${n.standing_text}</p>`}
${t.length>0&&C`<${U} title=${D(`call.readings`,{count:t.length})}>
${()=>C`<${tt} readings=${t} />`}
<//>`}
${r.length>0&&C`<${U} title=${D(`call.examples`)}>
${()=>C`<ul class="bullets">${r.map(e=>C`<li key=${e.id}>${e.text}</li>`)}</ul>`}
<//>`}
<${U} title=${D(`call.trace`)}>
${()=>C`<div class="stack"><p class="soft">${[a,...je(e.spoken)].join(` · `)}</p>${i.length>0&&C`<${qt} call=${e} />`}</div>`}
<//>
<${U} title=${D(`call.books`)}>${()=>C`<${Kt} call=${e} />`}<//>`}function Xt({state:e,ruling:t}){let{does:n,wrong:r}=H(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-Ue(t.id))/1e3),o=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return o?C`<p class="note" role="status">${D(`game.given`,{time:u(o.seconds)})}</p>`:a<=60||a>3600||!i||!x(e,i).clock?null:C`<div class="note info">
<p>${D(`game.offer`,{time:u(a)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>ot(i,a,t.id))}>${D(`game.give`,{time:u(a)})}</button>
${r}
</div>`}function Zt({state:e,hanchan:t}){let{clock:n}=x(e,t),r=ft(!!n),i=at(e,t).length,o=n&&a(n,r),s=o?D(`game.up`):n&&D(`game.time-left`,{time:u(ie(n,r))});return C`<a class="button quiet" href=${`#/start/${t.table}`}>${s??D(`hall-start`)}</a>
${i>0&&C`<a class="button" href=${`#/start/${t.table}`}>${D(`kept.waiting`,{count:i})}</a>`}
${o&&C`<${Et} />`}`}const Qt={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:en,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:tn},$t={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function en(e,t){return t===`standing`?!ve(e):t===`escalated`?!!e.escalation:e.status===t}function tn({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-Ue(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function nn(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in Qt),i=Object.entries(t).filter(([e,t])=>t&&e in $t),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>Qt[t](e,n))&&i.every(([t,n])=>$t[t](o(e),n)))}function rn(t,n,r){if(!r.trim())return n;let i=s(t.library,r);return n.filter(n=>{let{offender:r,table:a,note:o,reason:s,foul:c}=n,l=[r.name,a.label,o,s,e(t,c),z(t,n)];return i(l.filter(Boolean).join(` `))})}const an=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function on({state:t,rulings:n,chosen:r,onChoose:i}){let a=A(),o=e=>t=>i({...r,[e]:t}),s=Object.values(r).filter(Boolean).length,l=e=>[...new Set(n.map(e))],u=new Map(n.map(({offender:e})=>[e.id,e.name])),d={table:xe(t).map(({id:e,label:t})=>({value:e,text:t})),player:[...u].map(([e,t])=>({value:e,text:t})),foul:l(({foul:e})=>e).map(t=>({value:t,text:e(a,t)})),kind:l(({kind:e})=>e).map(e=>({value:e,text:a.name(`kinds`,e)})),status:an.map(e=>({value:e,text:D(`hall-status.${e}`)})),round:l(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:D(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:D(`hall-otherwise`)}],...sn(r),official:Object.values(t.officials).map(({id:e,name:t})=>({value:e,text:t}))};return C`<details class="fold">
<summary>${s?D(`hall-filters-set`,{count:s}):D(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(d).map(([e,t])=>C`<${He} key=${e} label=${D(`hall-filter.${e}`)}
value=${r[e]??``} options=${[{value:``,text:D(`hall-any`)},...ln(t)]} onChange=${o(e)} />`)}
${[`from`,`until`].map(e=>C`<${c} key=${e} type="datetime-local" label=${D(`hall-filter.${e}`)}
value=${r[e]??``} onInput=${o(e)} />`)}
${s>0&&C`<button class="button" type="button" onClick=${()=>i({})}>${D(`hall-filters-clear`)}</button>`}
</div>
</details>`}function sn({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:D(`hall-took`,{from:u(n),until:u(r)})}]},...t&&{escalation:[{value:t,text:cn(t)}]}}}function cn(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>g(e)?D(e):t).join(` · `)}function ln(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function un({rulings:e,empty:t}){let[n,r]=w(40),i=v(null),a=()=>r(e=>e+40),o=e.length-n;return p(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),C`<${ke} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&C`<button class="button" ref=${i} type="button" onClick=${a}>${D(`hall-more`,{count:o})}</button>`}`}function dn({query:e}){let{tournament:t,state:n}=T();return!t||!n?C`<${N} title=${D(`hall-log`)} />`:C`<${fn} state=${n} asked=${Object.fromEntries(e)} />`}function fn({state:e,asked:t}){let n=A(),{official:r}=T(),[a,o]=w(t),[s,l]=w(``),u=e.settings.time_zone,d=Ke(()=>ze(pn(e)),[e]),f=Ke(()=>rn(n,nn(d,a,u),s),[n,d,a,s]);return C`<${i} title=${D(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${D(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${D(`hall-journal`)}</a>
${Ve(r)&&C`<a class="button quiet" href="#/dashboard">${D(`hall-dashboard`)}</a>`}
</p>
<${c} type="search" label=${D(`hall-search`)} hint=${D(`hall-search-hint`)} value=${s} onInput=${l} />
<${on} state=${e} rulings=${d} chosen=${a} onChoose=${o} />
<p role="status">${D(`hall-found`,{count:f.length,all:d.length})}</p>
<${un} key=${JSON.stringify([a,s])} rulings=${f} empty=${D(`hall-none-found`)} />
<//>`}function pn({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:mn(t[e.id]),round:n[e.hanchan]?.round}))}function mn({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function hn({state:e,id:t}){let n=ht(e,t);return n.length===0?null:C`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${D(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>C`<div class="card" key=${t}>
<p><strong>${gn(t,n)}</strong></p>
<dl class="facts">
${r.map(n=>C`<div key=${n.id}>
<dt><${_t} state=${e} line=${n} /></dt>
<dd>${W(t,n.amount)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function gn(e,t){return De(e)?D(`hall-off-score`,{amount:W(e,t)}):D(t<0?`hall-to-return`:`hall-to-pay`,{amount:W(e,Math.abs(t))})}const K=`offence_number`;function _n({args:[e]}){let{tournament:t,state:n}=T();if(!t||!n)return C`<${N} title=${D(`hall-player`)} />`;let r=n.players[e];return r?C`<${vn} state=${n} player=${r} />`:C`<${F} title=${D(`hall-player`)} text=${D(`hall-no-player`)} up="#/tables" />`}function vn({state:t,player:n}){let r=A(),a=ze(Object.values(t.rulings).filter(({offender:e})=>e.id===n.id)),o=Object.entries(Sn(a)).sort(([,e],[,t])=>t-e),s=t.teams[n.team]?.name;return C`<${i} title=${n.name} up="#/tables">
<p class="soft">${[n.id_number&&D(`hall-id-number`,{number:n.id_number}),s].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${D(`hall-counts`)}</h2>
${o.length===0&&C`<p class="soft">${D(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${o.map(([t,n])=>C`<div key=${t}><dt>${e(r,t)}</dt><dd>${n}</dd></div>`)}
</dl>
</section>
<${nt} state=${t} id=${n.id} />
<${hn} state=${t} id=${n.id} />
<a class="button" href=${`#/standings/${n.id}`}>${D(`hall-lines`)}</a>
<${yn} state=${t} player=${n.id} />
<section class="stack">
<h2>${D(`hall-rulings`)}</h2>
<${un} rulings=${a} empty=${D(`hall-no-rulings`)} />
</section>
<//>`}function yn({state:t,player:n}){let{book:r,library:i}=T(),a=A();if(!r||!i)return null;let o=bn(t,n),s=Object.keys(r.content.fouls).filter(e=>r.table(e).used.includes(K)).map(e=>({foul:e,...xn(a,r,{...o,foul:e})}));return s.length===0?null:C`<section class="stack">
<h2>${D(`hall-next-costs`)}</h2>
<dl class="facts">
${s.map(({foul:t,number:n,scope:r,lines:i})=>C`<div key=${t}>
<dt>${e(a,t)}<small>${D(`hall-nth`,{number:n??`?`,scope:r})}</small></dt>
<dd>${i.map(e=>C`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function bn(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||Be(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:ge(e,r.table,r)}}function xn(e,t,n){let r=B.knownFacts(n).facts[K],i=f(e.library,Te(t,n.foul,r?{[K]:r}:{})),a=Oe(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function Sn(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function Cn({near:e=[]}){let t=A();return e.length===0?null:C`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>C`<a key=${e} class="button" href=${V(e)}>${t}</a>`)}
</section>`}B.loadEscalationSteps();const wn={"head-referee":[`head-referee`,`director`],director:[`director`]};function Tn({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function En({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function Dn(e,t){return!!t&&e.official!==t.id&&We(t,wn[e.level]??[])}function q(t,n,{table:r,foul:i}){return[D(`hall-table`,{label:n.tables[r]?.label??`?`}),i&&e(t,i)].filter(Boolean).join(` · `)}function J(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function Y(e,t,n){return{name:e.officials[t]?.name??`?`,time:o(n,e.settings.time_zone)}}function X({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return D(i?`help.unsent`:`help.sending`);let a=n.ended_at?D(`help.over.${n.ended_how}`):n.answered_at?D(`help.coming`,Y(e,n.answered_by,n.answered_at)):D(`help.waiting.${n.level}`);return i?`${a} · ${D(`hall-outbox.waiting`)}`:a}function On({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function kn(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?ye(t,e.hanchans[n],r):be(t,n))}function Z({call:e,brief:t}){let{state:n,official:r}=T(),{does:i,tell:a,wrong:o}=H(),s=Dn(e,r),c=e.official===r?.id,l=(t,n,r)=>i(async()=>{await B.send(t,e.id,n),O(),d(r)}),u=()=>i(async()=>{if(B.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await B.discard(e.id))return d(D(`help.not-called`));await B.send(`help-end`,e.id,{how:`taken-back`}),d(D(`help.over.taken-back`))}),f=s&&!e.answered_at;return C`<p class="pair">
${f&&C`<button class="button main" type="button" onClick=${()=>l(`help-answer`,{},D(`help.said`))}>${D(`help.come`)}</button>`}
${s&&C`<a class="button" href=${On(e)} onClick=${()=>kn(n,e)}>${D(`help.rule`)}</a>`}
${c&&C`<button class="button" type="button" onClick=${u}>${D(`help.take-back`)}</button>`}
${!c&&!t&&C`<button class="button" type="button" onClick=${()=>l(`help-end`,{how:`settled`},D(`help.over.settled`))}>${D(`help.settle`)}</button>`}
</p>${o}`}function An({about:e,call:t}){let n=T(),{state:r,official:i}=n,{does:a,wrong:o}=H(),s=En(r,i),c=Tn(r).find(t=>t.table===e.table.id&&t.official===i?.id);return e.from||!(c||s)?null:c?C`<section class="note info stack" aria-label=${D(`help.one`)}>
<p role="status">${X(n,c)}</p>
<${Z} call=${c} />
</section>`:C`<button class="button quiet" type="button" onClick=${()=>a(async()=>{await B.send(`help-call`,null,jn(e,t),{expected:s}),O(),m(880)})}>${D(`help.call.${s}`)}</button>${o}`}function jn(e,t){let{seat:n,offender:i,amends:a,...o}=le(e,null),s=[e,...(t?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...o,offenders:s,...t&&{foul:t.foul,facts:t.own,context:r(t.context)}}}function Mn({args:[e]}){let{tournament:t,state:n}=T();if(!t||!n)return C`<${N} title=${D(`help.one`)} />`;let r=n.helpCalls[e];return r?C`<${Nn} state=${n} call=${r} />`:C`<${F} title=${D(`help.one`)} text=${D(`help.missing`)} up="#/tables" />`}function Nn({state:t,call:n}){let r=T(),a=A(),{table:o,hand:s,offenders:c,foul:l,official:u,called_at:d,ruling:f}=n,p=D(`hall-table`,{label:t.tables[o]?.label??`?`}),m=[p,j(s)].filter(Boolean).join(` · `);return C`<${i} title=${m} up="#/tables" actions=${!n.ended_at&&C`<${Z} call=${n} />`}>
<p class=${`note ${n.ended_at?``:`info`}`} role="status">${X(r,n)}</p>
<section class="card stack">
${l&&C`<p><strong>${e(a,l)}</strong></p>`}
${c.map(e=>C`<${Pn} key=${e.id} state=${t} words=${a} offender=${e} />`)}
<p class="soft">${D(`help.by`,Y(t,u,d))}</p>
</section>
<${pt} ruling=${n} />
<p class="beside">
<a class="button quiet" href=${`#/table/${o}`}>${p}</a>
${f&&C`<a class="button quiet" href=${`#/ruling/${f}`}>${D(`hall-ruling`)}</a>`}
</p>
<//>`}function Pn({state:e,words:t,offender:n}){let{seat:r}=n,[i]=J(e,{offenders:[n]});return C`<p class="call-name">
<strong class="who">${i}</strong>
${r&&C`<span class="badge">${t.phrase(`seat-${r}`)}</span>`}
</p>`}function Fn(){let e=T(),{state:t}=e,n=A(),r=Tn(t);return r.length===0?null:C`<section class="stack" aria-label=${D(`help.all`)}>
<h2>${D(`help.all`)}</h2>
<ul class="rows">
${r.map(r=>C`<li key=${r.id}>
<a class="row" href=${`#/help/${r.id}`}>
<span class="body">
<strong>${q(n,t,r)}</strong>
<small>${[...J(t,r),``].join(` · `)}${D(`help.by`,Y(t,r.official,r.called_at))} · ${X(e,r)}</small>
</span>
<${Ce} name="next" />
</a>
</li>`)}
</ul>
</section>`}function In(){let e=T(),{tournament:t,state:n,official:r}=e;return t&&n&&r&&C`<${Ln} key=${n.id} snapshot=${e} />`}function Ln({snapshot:e}){let{state:t}=e,n=A(),{parts:r}=L(),i=`shinpan.escalations.`+t.id,[a,o]=w(()=>me(i)??{since:t.seq});p(()=>Ie(i,a),[a]);let s=Object.values(t.escalations).flatMap(t=>zn(e,t)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(p(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[D(`esc.news.several`,{count:s.length}),`#/escalations`]:Rn(n,u);return C`<div class="note info row" role="status">
<a class="reach body" href=${f} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${D(`esc.news.seen`)}</button>
</div>`}function Rn(t,{id:n,what:r,ruling:i}){let a={foul:e(t,i.foul),name:i.offender.name};return[r?D(`esc.news.outcome`,{what:r,...a}):D(`esc.news.yours`,a),`#/escalation/${n}`]}function zn(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return Ye(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:Tt(s)}:null}function Bn(){let e=T(),{tournament:t,state:n,official:r}=e;return C`${t&&n&&r&&C`<${Vn} key=${n.id} snapshot=${e} />`}<${In} />`}function Vn({snapshot:e}){let{state:t,official:n}=e,r=A(),{parts:i}=L(),a=`shinpan.help.`+t.id,[o,s]=w(()=>me(a)??{});p(()=>Ie(a,o),[o]);let c=Object.values(t.helpCalls).filter(({id:e})=>i[0]!==`help`||i[1]!==e),l=c.filter(e=>!e.answered_at&&!e.ended_at&&Dn(e,n)),u=c.filter(e=>Un(e,n)&&o[e.id]!==Hn(e)),d=l.map(({id:e})=>e).join();return p(()=>{d&&(m(220),O(400))},[d]),C`${l.map(e=>C`<section class="note warn stack" key=${e.id} role="alert">
<a class="reach" href=${`#/help/${e.id}`}>
<span>
<strong>${q(r,t,e)}</strong><br />
${[...J(t,e),D(`help.by`,Y(t,e.official,e.called_at))].join(` · `)}
</span>
</a>
<${Z} call=${e} brief />
</section>`)}${u.map(n=>C`<div class="note info row" key=${n.id} role="status">
<a class="reach body" href=${`#/help/${n.id}`}>${q(r,t,n)} · ${X(e,n)}</a>
<button class="button" type="button" onClick=${()=>s({...o,[n.id]:Hn(n)})}>
${D(`help.seen`)}
</button>
</div>`)}`}function Hn({ended_at:e}){return e?`over`:`coming`}function Un({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function Wn({text:e}){let{outbox:t}=T(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:C`<p class="note warn">${D(e,{count:n})}</p>
<a class="button main" href="#/outbox">${D(`hall-see-outbox`)}</a>`}function Gn(){let{tournament:e,alarms:t}=T(),[n,r]=w(!1);return e?C`<section class="card">
<h2>${D(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>r(!0)}>${D(`hall-leave`)}</button>
${n&&C`<${k} title=${D(`hall-leave-ask`,{name:e.name})} onClose=${()=>r(!1)}>
<p>${D(`hall-leave-text`)}</p>
${t&&C`<p class="note bad">${D(`alarm.leave`)}</p>`}
<${Wn} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await B.leave(),P(`#/`)}}>${D(`hall-leave`)}</button>
<button class="button" onClick=${()=>r(!1)}>${D(`cancel`)}</button>
<//>`}
</section>`:null}function Kn({onYes:e}){let t=C`<button class="button danger" onClick=${e}>${D(`hall-switch-yes`)}</button>`;return C`<${i} title=${D(`hall-switch`)} up="#/tables" actions=${t}>
<${Wn} text="hall-switch-unsent" />
<//>`}function qn({kind:e,foul:t,up:n}){let{state:r}=T(),a=Object.values(e===`team`?r.teams:r.officials).filter(({revoked_at:e})=>!e).sort((e,t)=>e.name.localeCompare(t.name));return C`<${i} title=${D(`call-which.${e}`)} up=${n}>
${a.length===0&&C`<${l} text=${D(`call.nobody`)} />`}
<ul class="rows">
${a.map(({id:e,name:n})=>C`<li key=${e}>
<button
class="row"
type="button"
onClick=${()=>Ge(V(t||null,{who:e}))}
>
${n}
</button>
</li>`)}
</ul>
<//>`}function Jn({item:e,away:t,onClose:n}){let{does:r,tell:i,wrong:a}=H(),o=Ae(e),s=o&&!t&&e.kind===`ruling`,c=async()=>{if(!await B.discard(e.id))return i(D(`hall-over`));d(D(o?`hall-discarded-here`:`hall-discarded`)),n()};return C`<${k} title=${D(`hall-discard`)} onClose=${n}>
<p>${D(o?`hall-discard-sent`:`hall-discard-text`)} ${s&&D(`hall-discard-withdraw`)}</p>
${a}
<div class="pair">
${s&&C`<a class="button" href=${`#/ruling/${e.id}`}>${D(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(c)}>${D(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${D(`cancel`)}</button>
</div>
<//>`}function Yn(){let{official:e}=T();return C`<div class="note bad" role="alert">
<p>${D(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${D(`hall-join`)}</a>
${We(e,[`director`])&&C`<a class="button" href="#/account">${D(`hall-join-account`)}</a>`}
</p>
</div>`}function Xn({item:e}){let{tournament:t,official:n,signedOut:r}=T(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return C`<p class="note bad">${D(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&C`<button class="button" type="button" onClick=${()=>B.sendAsMe(e.id)}>${D(`elsewhere-send-as`,{name:n.name})}</button>`}`}function Q({item:{id:e,count:t}}){return C`<article class="item">
<p class="note warn">${D(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>B.discard(e)}>${D(`hall-seen`)}</button>
</article>`}const Zn={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function Qn({item:e}){let t=A(),{state:n}=T(),{kind:r,state:i,problem:a,ruledAt:s}=e;return r===`restored`?C`<${Q} item=${e} />`:C`<article class=${`item ${i}`} aria-label=${D(`hall-kind.${r}`)}>
<${$n} item=${e} />
<p>${er(t,n,e)}</p>
<p class="soft">${o(s,n.settings.time_zone)}</p>
${i===`waiting`&&C`<${nr} item=${e} />`}
${i===`refused`&&C`<${ut} problem=${a} />`}
${i===`conflict`&&C`<${bt} stored=${a?.stored??{}} sent=${a?.sent??e.body??{}} />`}
${i===`differs`&&C`<${dt} item=${e} />`}
${i===`holding`?C`<${Me} id=${e.id} />`:C`<${rr} item=${e} />`}
</article>`}function $n({item:{kind:e,state:t}}){let n=Pe(t)?`bad`:`info`;return C`<p><strong>${D(`hall-kind.${e}`)}</strong> <span class=${`badge ${n}`}>${D(`hall-outbox.${t}`)}</span></p>`}function er(t,n,{id:r,kind:i,subject:a,body:o,about:s}){if(i.startsWith(`help-`))return tr(n,n.helpCalls[i===`help-call`?r:a]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(i))return[s.table&&D(`hall-table`,{label:s.table}),s.who].filter(Boolean).join(` · `);if(i===`hand-end`||i===`dead-hand`)return[D(`hall-table`,{label:n.tables[o.table]?.label??`?`}),j(o.hand),i===`hand-end`&&D(`hall-how.${o.how}`)].filter(Boolean).join(` · `);let c=n.rulings[i===`ruling`?r:a];if(!c)return D(`hall-unknown`);let l=C`<a href=${`#/ruling/${c.id}`}><span class="who">${c.offender.name}</span> · ${e(t,c.foul)}</a>`;return o?.reason?C`${l} · ${o.reason}`:l}function tr(e,t){return t?D(`hall-table`,{label:e.tables[t.table]?.label??`?`}):D(`hall-unknown`)}function nr({item:e}){St();let{blockedBy:t,trouble:n}=e;if(n?.status===401)return C`<${Xn} item=${e} />`;if(t)return C`<p class="note warn">${D(`hall-blocked`)}</p>`;if(!n)return null;let r=n.status===0?D(navigator.onLine?`live.unreached`:`no-network`):yt(n.problem)||`HTTP ${n.status}`;return C`<p class="soft">${D(`hall-last-try`,{text:r})}</p>`}function rr({item:e,away:t}){let[n,r]=w(!1),{does:i,tell:a,wrong:o}=H(),{id:s,kind:c,state:l}=e,u=l===`conflict`&&!Le(e);if(l===`differs`||u){let e=D(u?`hall-keep-logged`:`hall-seen`);return C`<div class="pair"><button class="button" type="button" onClick=${()=>i(()=>B.discard(s))}>${e}</button>${o}</div>`}let f=async()=>{await B.retry(s)?d(D(`hall-again`)):a(D(`hall-over`))};return C`<div class="pair">
${l!==`waiting`&&C`<button class="button" type="button" onClick=${()=>i(f)}>${D(l===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${l!==`waiting`&&c in Zn&&!t&&C`<a class="button" href=${Zn[c](e)}>${D(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(!0)}>${D(`hall-discard`)}</button>
${n&&C`<${Jn} item=${e} away=${t} onClose=${()=>r(!1)} />`}
</div>${o}`}function ir(){let{elsewhere:e}=T();return e.map(({id:e,name:t,items:n})=>C`<section class="stack" key=${e}>
<h2>${D(`elsewhere-in`,{name:t??D(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>C`<li key=${e.id} tabindex="-1"><${ar} item=${e} /></li>`)}</ol>
</section>`)}function ar({item:t}){let n=A(),{kind:r,state:i,about:a={},body:s,problem:c,expected:l,answer:u}=t;if(r===`restored`)return C`<${Q} item=${t} />`;let{table:d,who:f,foul:p}=a,m=d&&D(`hall-table`,{label:d});return C`<article class=${`item ${i}`} aria-label=${D(`hall-kind.${r}`)}>
<${$n} item=${t} />
<p>${[m,f,p&&e(n,p),s?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${o(t.ruledAt)}</p>
${i===`waiting`&&C`<${nr} item=${t} />`}
${i===`refused`&&C`<${ut} problem=${c} />`}
${i===`differs`&&C`<div class="note warn">
<p>${D(`hall-phone-showed`,{line:z(n,l)})}</p>
<p><strong>${D(`hall-server-decided`,{line:z(n,u.decision)})}</strong></p>
</div>`}
${i!==`holding`&&C`<${rr} item=${t} away />`}
</article>`}function or(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:s,lowStorage:c}=T();return C`<section class="stack">
<h2>${D(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&C`<p class="note warn">
${D(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:cr(Math.abs(t))})}
</p>`}
${!n&&r&&C`<p class="soft">${D(`hall-clock-last`,{time:o(new Date(r),e?.time_zone)})}</p>`}
${!n&&C`<p class="soft">${D(`hall-clock-unsure`)}</p>`}
${c&&C`<p class="note bad" role="alert">${D(`hall-storage-low`)}</p>`}
<p class="soft">${D(i?`hall-persisted`:`hall-not-persisted`)}</p>
${s>0&&C`<p class="soft">${D(`hall-storage`,{used:sr(a,1),quota:sr(s,0)})}</p>`}
</section>`}function sr(e,t){return ae(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function cr(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>D(`hall-span.${e}`,{count:t})).join(` `)}function lr(){let{tournament:e,state:t,outbox:n,elsewhere:r}=T();dr();let a=e=>!Pe(e.state),o=n.filter(e=>!a(e)),s=n.filter(a),c=[...n,...r.flatMap(({items:e})=>e)].some(a)&&C`<button class="button main" onClick=${()=>B.sendNow()}>${D(`hall-send-now`)}</button>`,u=r.length>0&&C`<${ir} />`;return!e||!t?C`<${N} title=${D(`hall-outbox-title`)} actions=${c}>${u}<//>`:C`<${i} title=${D(`hall-outbox-title`)} up="#/tables" actions=${c}>
<${fr} />
${n.length===0&&!u&&C`<${l} text=${D(`hall-outbox-empty`)} />`}
<${ur} title=${D(`hall-tasks`)} items=${o} />
<${ur} title=${D(`hall-waits`)} items=${s} />
${u}
<${or} />
<//>`}function ur({title:e,items:t}){return t.length===0?null:C`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>C`<li key=${e.id} tabindex="-1"><${Qn} item=${e} /></li>`)}</ol>
</section>`}function dr(){let e=v({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];p(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),p(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function fr(){let{signedOut:e,revisionChange:t,trouble:n,superseded:r,syncedAt:i,live:a,tournament:s}=T(),c=a===`offline`?`no-network`:a===`unreached`&&`live.unreached`;return C`
${e&&C`<${Yn} />`}
${n&&C`<p class="note bad" role="alert">${D(`hall-trouble`,{text:n})}</p>`}
${r&&C`<p class="note warn">${D(`hall-superseded`)}</p>`}
${t&&C`<p class="note warn">${D(`hall-revision-change`,{count:t.items.length,from:t.from.map(e=>e?.slice(0,6)??`?`).join(`, `),to:t.to.slice(0,6)})}</p>`}
${c&&!e&&i&&C`<p class="note">${D(`hall-offline-since`,{link:D(c),time:o(i,s?.time_zone)})}</p>`}
`}function pr({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return p(()=>()=>n?speechSynthesis.cancel():void 0,[]),C`<${k} title=${D(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&C`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=_.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${D(`call.speak`)}</button>`}
<//>`}function mr({onClose:e}){let{waiting:t,tasks:n,wrongs:r}=b(),i=(t,n)=>C`<a class="button" key=${t} href=${n} onClick=${e}>${t}</a>`;return C`<${k} title=${D(`standing`)} onClose=${e}>
${n>0&&i(D(`to-resolve`,{count:n}),`#/outbox`)}
${r.map(({text:e,to:t})=>i(e,t))}
${t>0&&i(D(`waiting-to-send`,{count:t}),`#/outbox`)}
<${hr} />
<//>`}function hr(){let{tournament:e,book:t,library:n,syncedAt:r}=T(),{ready:i,link:a}=b(),s=e&&t&&(n?.books[t.id]?.name??t.id),c=e&&r&&D(`synced`,{time:o(r,e.time_zone)});return C`<ul class="bullets">
${[a,i,c,s].filter(Boolean).map(e=>C`<li key=${e}>${e}</li>`)}
</ul>`}function gr(){return C`<a class="button quiet" href="#/people">${D(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${D(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${D(`reports.link`)}</a>`}function _r({ruling:t,questions:n,decision:r,done:i=!1,onAnswer:a}){let{library:o}=T(),s=A(),c=r&&f(o,r);return C`<section class="card">
<h3><span class="who">${t.offender.name}</span> · ${e(s,t.foul)}</h3>
${!i&&n.map(e=>C`<${vr} key=${e.question.fact} asked=${e} onAnswer=${a} />`)}
${c&&C`<p class=${`penalty ${Fe(r.penalties[0]?.kind??`none`)}`} role="status">
${D(`hall-comes-to`,{line:c.line})}
</p>`}
${i&&C`<ol class="steps">${c.steps.map(e=>C`<li key=${e.id}>${e.text}</li>`)}</ol><${Se} stays=${c.stays} />`}
</section>`}function vr({asked:{decision:e,question:t,chosen:n},onAnswer:r}){let{library:i}=T(),{text:a,answers:o}=f(i,e).questions[0],s=o.map(e=>({value:e.value??e.min,text:e.text}));return C`<${E} label=${a} value=${n} options=${s}
onChange=${e=>r(t.fact,e)} />`}const $=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function yr({table:e,hanchan:n,hand:r,onHand:i,onClose:a}){let{state:o}=T(),[s]=w({table:e.id,hanchan:n.id,hand:r}),[c,l]=w(()=>{let e=t(o,s);return e?{end:e,results:[],item:``}:null});if(!c)return C`<${br} ended=${s} hanchan=${n} onDone=${l} onClose=${a} />`;let u=D(`hall-ended-done`,{hand:j(s.hand)});return C`<${k} key="done" title=${u} onClose=${a}>
<p>${D(`hall-how.${c.end.how}`)}</p>
<${Me} id=${c.item} onTaken=${a} />
${c.results.map(e=>C`<${_r} key=${e.ruling.id} ...${e} done />`)}
${i?C`<${Cr} hand=${s.hand} end=${wr(c)} onHand=${i} onClose=${a} />`:C`<button class="button main" type="button" onClick=${a}>${D(`hall-done`)}</button>`}
<//>`}function br({ended:e,hanchan:t,onDone:n,onClose:r}){let{state:i}=T(),[a]=w(()=>de(i,e)),[o,s]=w(jt),{does:c,wrong:l}=H(),u=Qe(a),d=o.how&&(o.how!==`win`||o.winners.length>0),f=a.map(e=>{let t=u[e.revision];return{ruling:e,...o.how&&t?Ot(i,t,e,o):{questions:[],decision:null}}}),p=async()=>{let t=Object.fromEntries(f.map(({ruling:e,decision:t})=>[e.id,t])),r=await B.send(`hand-end`,null,At(e,o),{hold:!0,expected:t});O(),n({end:o,results:f,item:r.id})};return C`<${k} title=${D(`hall-ended-how`,{hand:j(e.hand)})} onClose=${r}>
<${xr} how=${o.how} onHow=${e=>s({...o,how:e,winners:[]})} />
${o.how===`win`&&C`<${Sr} hanchan=${t} ended=${e} winners=${o.winners}
onWinners=${e=>s({...o,winners:e})} />`}
${d&&f.map(e=>C`<${_r} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>s(kt(o,e.ruling,t,n))} />`)}
${l}
<button class="button main" type="button" disabled=${!d||f.some(({decision:e})=>!e)} onClick=${()=>c(p)}>
${D(`hall-ended-record`)}
</button>
<//>`}function xr({how:e,onHow:t}){let{book:n}=T(),r=[`win`,...n?.content.facts.hand_end.answers??$],i=$.filter(e=>r.includes(e)).map(e=>({value:e,text:D(`hall-how.${e}`)}));return C`<${E} label=${D(`hall-how-label`)} value=${e} options=${i} onChange=${t} />`}function Sr({hanchan:e,ended:t,winners:n,onWinners:r}){let{state:i}=T(),a=A(),o=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return C`<fieldset>
<legend>${D(`hall-whose-win`)}</legend>
<div class="choices">
${Ee(e,t.hand).map(({wind:e,player:r})=>{let s=n.includes(e),c=ue(i,{...t,table:{id:t.table},seat:e});return C`<button key=${e} type="button" class="choice" aria-pressed=${s}
disabled=${!!c||!s&&n.length===3} onClick=${()=>o(e)}>
${a.phrase(`seat-${e}`)} · ${i.players[r]?.name}
${c&&C`<span class="badge dead-hand">${D(`hall-badge.dead`,{since:S(i,c)})}</span>`}
</button>`})}
</div>
</fieldset>`}function Cr({hand:e,end:t,onHand:n,onClose:r}){let i=e=>{n(e),r()};return C`<h3>${D(`hall-following`)}</h3>
<div class="pair">
${Tr(e,t).map(e=>C`<button key=${j(e)} class="button main" type="button" onClick=${()=>i(e)}>${j(e)}</button>`)}
</div>`}function wr({end:e,results:t}){return t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`))?{...e,how:`chonbo`}:e}function Tr(e,{how:t,winners:n}){return t===`win`?n.includes(`east`)?[R(e)]:[M(e)]:t===`chonbo`?[e]:[R(e),M(e,R(e).counters??0)]}function Er({hand:e,hanchan:t,hanchans:n,onHand:r,onPass:i,onEnd:a,onHanchan:o,onClose:s}){let c=te.map(e=>({value:e,text:D(`hall-wind.${e}`)})),l=[1,2,3,4].map(e=>({value:e,text:String(e)})),u=n.map(({id:e,round:t})=>({value:e,text:D(`hall-round`,{round:t})})),d=t=>r({...e,...t}),f=e=>()=>{s(),e()};return C`<${k} title=${j(e)} onClose=${s}>
<button class="button main" type="button" onClick=${f(()=>i(M(e)))}>${D(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${f(()=>i(R(e)))}>${D(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${f(a)}>${D(`hall-ended`)}</button>
</div>
${u.length>1&&C`<${He} label=${D(`hall-hanchan`)} value=${t.id} options=${u} onChange=${o} />`}
<${E} label=${D(`hall-round-wind`)} value=${e.wind} options=${c} onChange=${e=>d({wind:e})} />
<${E} label=${D(`hall-number`)} value=${e.number} options=${l}
onChange=${e=>d({number:e})} />
<${ne} label=${D(`hall-counter-label`)} value=${e.counters} min=${0} max=${99} less=${D(`hall-counter-less`)}
more=${D(`hall-counter-more`)} onChange=${e=>d({counters:e})} />
<button class="button" type="button" onClick=${s}>${D(`hall-done`)}</button>
<//>`}function Dr({table:e,hanchan:t,onTurn:n,onClose:r}){let{state:i,official:a}=T(),o=pe(a)||i.results[t.id];return C`<${k} title=${D(`hall-other`)} onClose=${r}>
<a class="button" href=${`#/call/${e.id}/team`}>${D(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${D(`hall-on-official`)}</a>
${o&&C`<a class="button" href=${`#/result/${t.id}`}>${D(`hall-result`)}</a>`}
<button class="button" type="button" onClick=${n}>${D(`hall-turn`)}</button>
<//>`}export{Xe as AddPhoto,pr as Aloud,Nt as Amendment,gt as Badge,An as CallForHelp,qn as ChooseOffender,vt as Circumstances,Ht as Claimed,Je as Corrections,Mt as DeadHandWarning,gr as DirectorLinks,it as Escalate,Xt as ExtraTimeOffer,Ut as Extras,Yt as Grounds,yr as HandEnd,Er as HandSheet,Mn as HelpCall,Gn as Leave,dn as Log,Cn as Near,Bn as Notices,Fn as OpenHelpCalls,Dr as OtherSheet,Ft as Otherwise,lr as Outbox,_n as Player,xt as PushSwitch,rt as Reason,Dt as Reasons,Ct as Ruling,hr as Standing,mr as StatusSheet,Kn as Switch,Zt as TableClock,et as Warned,wt as WrongPlayer,Pt as nothingNew,qe as reasonWords};