import{$ as e,$n as t,$t as n,A as r,At as i,B as a,Bt as o,Cr as s,Ct as c,Dt as l,Er as u,Ft as d,G as f,Ir as p,It as m,J as h,Jt as ee,Kt as g,Lr as _,Mr as v,Mt as y,P as b,Pr as te,Q as x,Qn as ne,Qt as S,Rr as C,Rt as w,St as T,Tt as re,U as ie,Ut as E,V as ae,Vt as oe,W as se,Wt as D,X as ce,Y as le,Z as ue,Zn as de,a as fe,an as pe,b as me,bt as O,cn as he,cr as ge,ct as k,dt as _e,en as ve,et as A,f as ye,ft as j,gt as be,h as M,ht as xe,i as Se,in as Ce,j as we,jt as Te,lt as Ee,m as De,mn as Oe,mt as ke,n as Ae,nn as je,nt as Me,o as Ne,on as Pe,or as Fe,ot as N,p as P,pt as F,q as Ie,rr as Le,rt as Re,sn as ze,sr as Be,tn as Ve,tt as I,u as He,un as L,ut as Ue,v as We,vt as R,w as z,wt as B,xn as V,xt as H,y as U,yt as Ge,zr as W}from"./app.js";import{B as Ke,Bt as qe,C as Je,E as Ye,H as Xe,Ht as Ze,I as Qe,L as $e,M as et,N as tt,O as nt,P as rt,R as it,T as at,Ut as ot,Vt as st,W as ct,a as lt,at as ut,c as dt,ct as ft,f as pt,h as mt,i as ht,in as gt,it as _t,m as vt,n as yt,nn as G,p as bt,q as xt,rn as St,t as Ct,v as wt,vt as Tt,w as Et,x as Dt,z as Ot}from"./shared.js";import{i as kt,n as At,r as jt,t as Mt}from"./deferred.js";function Nt({declared:e}){let{state:t}=w();return S`<p class="note warn">${E(`already.dead`,{since:Ee(t,e)})}</p>`}function Pt({ruling:e}){let t=k(),{state:n}=w(),r=n.rulings[e];if(!r)return null;let i=o(r.ruled_at,n.settings.time_zone),a=r.offender.name,s=pe().parts[3]&&R(null,{facts:null,context:null,ask:null});return S`<p class="note info">
${E(`amending.what`,{line:I(t,r),name:a,time:i})}
${s&&S`<a class="reach" href=${s}>${E(`amending.another`)}</a>`}
</p>`}function Ft({from:e,again:t,offender:n},i,a,o){if(t)return``;let s=[e.offender.id,e.foul,{...i.log.facts,...e.facts},r(e.context),e.penalties,e.note??``],c=[n?.id,i.foul,i.facts,i.context,a?.penalties??i.decision.penalties,o];return v(s)===v(c)?E(`amending.nothing`):``}function It({about:e,call:t,yes:n,onIssue:r,onClose:i}){let{library:a,book:o,state:s}=w(),c=k(),[l,u]=C({}),[d,f]=C(t.decision.penalties[0]?.whom??`offender`),{reason:p,field:m}=ot(`ruling`,t.foul),[h,ee]=C(!1),{decision:g,spoken:_}=t,v=o.content.unit?te:1,y=Vt(o,l,d,v),b=e=>{e.preventDefault(),ee(!0),y&&p&&r({checked:y,reason:p})},x=Bt(s,e,g).map(t=>({value:t,text:t===`offender`?e.offender?.name:c.phrase(`on-${t}`)}));return S`<${O}
title=${E(se(g)?`call.choose`:`call.otherwise`)}
onClose=${i}
>
<form onSubmit=${b} novalidate>
${g.range&&S`<${Lt} words=${c} per=${v} range=${g.range} chosen=${l} onChosen=${u} />`}
<${zt}
words=${c}
book=${o}
per=${v}
chosen=${l}
onChosen=${u}
folded=${!!g.range}
/>
<${Rt} words=${c} per=${v} chosen=${l} onChosen=${u} wrong=${h&&!y} />
${x.length>1&&S`<${T} label=${E(`call.whom`)} value=${d} options=${x} onChange=${f} />`}
${m(h)}
${h&&Object.keys(l).length===0&&S`<p class="note bad" role="alert">${E(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${y&&ie(a,o,g,_,y).line}
</p>
<button class="button main">${n}</button>
</form>
<//>`}function Lt({words:e,per:t,range:n,chosen:r,onChosen:i}){return S`<${T}
label=${E(`call.range`)}
value=${n.findIndex(e=>Ht(r,e,t))}
options=${n.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>i({[n[e].kind]:K(n[e].p,t)})}
/>`}function Rt({words:e,per:t,chosen:n,onChosen:r,wrong:i}){let[a,o]=t>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`];return le.filter(e=>e in n).map(s=>S`<${c}
key=${s}
label=${E(a,{kind:e.name(`kinds`,s)})}
inputmode="numeric"
autocomplete="off"
value=${n[s]}
wrong=${i?E(o,{most:e.number(Ie*t)}):void 0}
onInput=${e=>r({...n,[s]:e})}
/>`)}function zt({words:e,book:t,per:n,chosen:r,onChosen:i,folded:a}){let o=e=>{let{[e]:a,none:o,...s}=r,c=e===`chonbo`?K(t.content.values.chonbo,n):``;i(a===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},s=S`<fieldset>
<legend>${E(`call.kinds`)}</legend>
<div class="choices">
${ge.map(t=>S`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in r} onChange=${()=>o(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return a?S`<details class="fold">
<summary>${E(`call.outside`)}</summary>
${s}
</details>`:s}function Bt(e,{offender:t},{penalties:n,range:r=[]}){let i=[...n,...r].map(({whom:e})=>e),a=t?.kind===`player`&&e.players[t.id]?.team?[`team`,`each-teammate`]:[];return h.filter(e=>[`offender`,...a,...i].includes(e))}function Vt(e,t,n,r){let i=Object.entries(t).map(([e,t])=>({kind:e,whom:n,...t.trim()&&{p:Number(t)/r}}));try{return ce(e,i)}catch{return null}}function Ht(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===K(n,r)}function K(e,t){return e===void 0?``:String(e*t)}function Ut({args:[e=``],query:t}){let r=t.get(`call`)??``,a=`#/table/${e}`,o=S`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(n+r,{steal:!0},()=>{}),Ce(Ve()[r]?.place??a,{replace:!0})}}>${E(`elsewhere.take`)}</button>`;return S`<${i} title=${E(`elsewhere.title`)} up=${a} actions=${o}><${l} text=${E(`elsewhere.text`)} /><//>`}function Wt({kept:{note:e,photos:t},noted:n}){let r=+!!e.trim()+t.length,i=S`<span class="body">${E(`call.extras`)}</span>
${r>0&&S`<span class="badge">${r}</span>`}`,a=e=>{je({photos:t.filter(t=>t!==e)}),L.deletePhotos([e])};return S`<${H} title=${i}>
${()=>S`<div class="stack">
${n&&S`<${c} long label=${E(`call.note`)} value=${e} onInput=${e=>je({note:e})} maxlength="4000" />`}
<${$e} count=${t.length} onPhoto=${ve} />
<ul class="photos" aria-label=${E(`hall-photos`)}>
${t.map((e,t)=>S`<li key=${e}><${Gt} id=${e} number=${t+1} onRemove=${()=>a(e)} /></li>`)}
</ul>
</div>`}
<//>`}function Gt({id:e,number:t,onRemove:n}){let{url:r}=it(()=>L.photo(``,e),e);return S`${r&&S`<img src=${r} alt=${E(`hall-photo`,{number:t})} />`}
<button class="button" type="button" onClick=${n}>${E(`call.photo-remove`,{number:t})}</button>`}function Kt({foul:e,facts:t,context:n}){let{library:r,book:i}=w(),[a,o]=C([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return p(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id);return(async()=>{let c=await Promise.all(s.map(e=>L.bookOf({id:e,options:{},readings:{}}))),[,...l]=dt([i,...c],e,t,n);a||o(l.map(e=>f(r,e)))})(),()=>{a=!0}},[s]),a}function qt({call:e}){return Kt(e).map(e=>S`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${N(e).map(e=>S`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&S`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function Jt({call:{foul:e,spoken:t}}){let{library:n,book:r}=w(),i={words:k(),library:n},{rows:a}=r.table(e);return S`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return S`<li key=${e}>
<strong class="penalty">${lt(i,r)}</strong> <span class="badge">${E(`open.verdict.${t}`)}</span>
${o.map(e=>S`<p class="soft" key=${e}>${Yt(i,r,e)}</p>`)}
${o.length===0&&S`<p class="soft">${E(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function Yt(e,t,n){return n in t.when?ht(e,{[n]:t.when[n]}):e.words.question(n)}function Xt({call:e}){let{readings:t,rulebook:n,examples:r=[],trace:i}=e.spoken,a=[n.name,...n.option_names??[]].join(` + `);return S`${n.standing!==`official`&&S`<p class="note warn">${n.standing_text}</p>`}
${t.length>0&&S`<${H} title=${E(`call.readings`,{count:t.length})}>
${()=>S`<${rt} readings=${t} />`}
<//>`}
${r.length>0&&S`<${H} title=${E(`call.examples`)}>
${()=>S`<ul class="bullets">${r.map(e=>S`<li key=${e.id}>${e.text}</li>`)}</ul>`}
<//>`}
<${H} title=${E(`call.trace`)}>
${()=>S`<div class="stack"><p class="soft">${[a,...N(e.spoken)].join(` · `)}</p>${i.length>0&&S`<${Jt} call=${e} />`}</div>`}
<//>
<${H} title=${E(`call.books`)}>${()=>S`<${qt} call=${e} />`}<//>`}function Zt({state:e,ruling:t}){let{does:n,wrong:r}=z(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-V(t.id))/1e3),o=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return o?S`<p class="note" role="status">${E(`game.given`,{time:u(o.seconds)})}</p>`:a<=60||a>3600||!i||!b(e,i).clock?null:S`<div class="note info">
<p>${E(`game.offer`,{time:u(a)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>Xe(i,a,t.id))}>${E(`game.give`,{time:u(a)})}</button>
${r}
</div>`}function Qt({state:e,hanchan:t}){let{clock:n}=b(e,t),r=Tt(!!n),i=ct(e,t).length,o=n&&a(n,r),s=o?E(`game.up`):n&&E(`game.time-left`,{time:u(ae(n,r))});return S`<a class="button quiet" href=${`#/start/${t.table}`}>${s??E(`hall-start`)}</a>
${i>0&&S`<a class="button quiet warn" href=${`#/start/${t.table}`}>${E(`kept.waiting`,{count:i})}</a>`}
${o&&S`<${Ke} />`}`}const $t={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:tn,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:nn},en={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function tn(e,t){return t===`standing`?!ye(e):t===`escalated`?!!e.escalation:e.status===t}function nn({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-V(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function rn(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in $t),i=Object.entries(t).filter(([e,t])=>t&&e in en),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>$t[t](e,n))&&i.every(([t,n])=>en[t](o(e),n)))}function an(t,n,r,i){if(!i.trim())return r;let a=on(n),o=s(t.library,i);return r.filter(n=>{let{offender:r,table:i,note:s,reason:c,foul:l}=n,u=a[n.id]??[],d=[r.name,i.label,s,c,e(t,l),I(t,n)];return o([...d,...u].filter(Boolean).join(` `))})}function on({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const sn=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function cn({state:t,rulings:n,chosen:r,onChoose:i}){let a=k(),o=e=>t=>i({...r,[e]:t}),s=Object.values(r).filter(Boolean).length,l=e=>[...new Set(n.map(e))],u=new Map(n.map(({offender:e})=>[e.id,e.name])),d={table:Se(t).map(({id:e,label:t})=>({value:e,text:t})),player:[...u].map(([e,t])=>({value:e,text:t})),foul:l(({foul:e})=>e).map(t=>({value:t,text:e(a,t)})),kind:l(({kind:e})=>e).map(e=>({value:e,text:a.name(`kinds`,e)})),status:sn.map(e=>({value:e,text:E(`hall-status.${e}`)})),round:l(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:E(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:E(`hall-otherwise`)}],...ln(r),official:Object.values(t.officials).map(({id:e,name:t})=>({value:e,text:t}))};return S`<details class="fold">
<summary>${s?E(`hall-filters-set`,{count:s}):E(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(d).map(([e,t])=>S`<${B} key=${e} label=${E(`hall-filter.${e}`)}
value=${r[e]??``} options=${[{value:``,text:E(`hall-any`)},...dn(t)]} onChange=${o(e)} />`)}
${[`from`,`until`].map(e=>S`<${c} key=${e} type="datetime-local" label=${E(`hall-filter.${e}`)}
value=${r[e]??``} onInput=${o(e)} />`)}
${s>0&&S`<button class="button" type="button" onClick=${()=>i({})}>${E(`hall-filters-clear`)}</button>`}
</div>
</details>`}function ln({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:E(`hall-took`,{from:u(n),until:u(r)})}]},...t&&{escalation:[{value:t,text:un(t)}]}}}function un(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>ee(e)?E(e):t).join(` · `)}function dn(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function fn({rulings:e,empty:t}){let[n,r]=C(40),i=_(null),a=()=>r(e=>e+40),o=e.length-n;return p(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),S`<${Ne} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&S`<button class="button" ref=${i} type="button" onClick=${a}>${E(`hall-more`,{count:o})}</button>`}`}function pn({query:e}){let{tournament:t,state:n}=w();return!t||!n?S`<${M} title=${E(`hall-log`)} />`:S`<${mn} state=${n} asked=${Object.fromEntries(e)} />`}function mn({state:e,asked:t}){let n=k(),{official:r}=w(),[a,o]=C(t),[s,l]=C(``),u=e.settings.time_zone,d=W(()=>He(hn(e)),[e]),f=W(()=>an(n,e,rn(d,a,u),s),[n,d,a,s]);return S`<${i} title=${E(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${E(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${E(`hall-journal`)}</a>
${We(r)&&S`<a class="button quiet" href="#/dashboard">${E(`hall-dashboard`)}</a>`}
</p>
<${c} type="search" label=${E(`hall-search`)} hint=${E(`hall-search-hint`)} value=${s} onInput=${l} />
<${cn} state=${e} rulings=${d} chosen=${a} onChoose=${o} />
<p role="status">${E(`hall-found`,{count:f.length,all:d.length})}</p>
<${fn} key=${JSON.stringify([a,s])} rulings=${f} empty=${E(`hall-none-found`)} />
<//>`}function hn({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:gn(t[e.id]),round:n[e.hanchan]?.round}))}function gn({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function _n({state:e,id:t}){let n=ut(e,t);return n.length===0?null:S`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${E(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>S`<div class="card" key=${t}>
<p><strong>${vn(t,n)}</strong></p>
<dl class="facts lines">
${r.map(t=>S`<div key=${t.id}>
<dt><${vt} state=${e} line=${t} /></dt>
<dd>${ft(t)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function vn(e,t){let[n,r]=Ae(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return E(t<0?r:n,{amount:_t(e,Math.abs(t))})}const q=`offence_number`;function yn({args:[e]}){let{tournament:t,state:n}=w();if(!t||!n)return S`<${M} title=${E(`hall-player`)} />`;let r=n.players[e];return r?S`<${bn} state=${n} player=${r} />`:S`<${De} title=${E(`hall-player`)} text=${E(`hall-no-player`)} up="#/tables" />`}function bn({state:t,player:n}){let r=k(),a=He(Object.values(t.rulings).filter(({offender:e})=>e.id===n.id)),o=Object.entries(wn(a)).sort(([,e],[,t])=>t-e),s=t.teams[n.team]?.name;return S`<${i} title=${n.name} up="#/tables">
<p class="soft">${[n.id_number&&E(`hall-id-number`,{number:n.id_number}),s].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${E(`hall-counts`)}</h2>
${o.length===0&&S`<p class="soft">${E(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${o.map(([t,n])=>S`<div key=${t}><dt>${e(r,t)}</dt><dd>${n}</dd></div>`)}
</dl>
</section>
<${Ot} state=${t} id=${n.id} />
<${_n} state=${t} id=${n.id} />
<a class="button" href=${`#/standings/${n.id}`}>${E(`hall-lines`)}</a>
<${xn} state=${t} player=${n.id} />
<section class="stack">
<h2>${E(`hall-rulings`)}</h2>
<${fn} rulings=${a} empty=${E(`hall-no-rulings`)} />
</section>
<//>`}function xn({state:t,player:n}){let{book:r,library:i}=w(),a=k();if(!r||!i)return null;let o=Sn(t,n),s=Object.keys(r.content.fouls).filter(e=>r.table(e).used.includes(q)).map(e=>({foul:e,...Cn(a,r,{...o,foul:e})}));return s.length===0?null:S`<section class="stack">
<h2>${E(`hall-next-costs`)}</h2>
<dl class="facts">
${s.map(({foul:t,number:n,scope:r,lines:i})=>S`<div key=${t}>
<dt>${e(a,t)}<small>${E(`hall-nth`,{number:n??`?`,scope:r})}</small></dt>
<dd>${i.map(e=>S`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function Sn(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||Ue(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:_e(e,r.table,r)}}function Cn(e,t,n){let r=L.knownFacts(n).facts[q],i=f(e.library,Oe(t,n.foul,r?{[q]:r}:{})),a=Me(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function wn(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function Tn({near:e=[]}){let t=k();return e.length===0?null:S`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>S`<a key=${e} class="button" href=${R(e)}>${t}</a>`)}
</section>`}L.loadEscalationSteps();const En={"head-referee":[`head-referee`,`director`],director:[`director`]};function Dn({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function On({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function kn(e,t){return!!t&&e.official!==t.id&&U(t,En[e.level]??[])}function J(t,n,{table:r,foul:i}){return[E(`hall-table`,{label:n.tables[r]?.label??`?`}),i&&e(t,i)].filter(Boolean).join(` · `)}function Y(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function X(e,t,n){return{name:e.officials[t]?.name??`?`,time:o(n,e.settings.time_zone)}}function Z({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return E(i?`help.unsent`:`help.sending`);let a=n.ended_at?E(`help.over.${n.ended_how}`):n.answered_at?E(`help.coming`,X(e,n.answered_by,n.answered_at)):E(`help.waiting.${n.level}`);return i?`${a} · ${E(`hall-outbox.waiting`)}`:a}function An({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function jn(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?be(t,e.hanchans[n],r):xe(t,n))}function Q({call:e,brief:t}){let{state:n,official:r}=w(),{does:i,tell:a,wrong:o}=z(),s=kn(e,r),c=e.official===r?.id,l=(t,n,r)=>i(async()=>{await L.send(t,e.id,n),D(),d(r)}),u=()=>i(async()=>{if(L.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await L.discard(e.id))return d(E(`help.not-called`));await L.send(`help-end`,e.id,{how:`taken-back`}),d(E(`help.over.taken-back`))}),f=s&&!e.answered_at;return S`<p class="pair">
${f&&S`<button class="button main" type="button" onClick=${()=>l(`help-answer`,{},E(`help.said`))}>${E(`help.come`)}</button>`}
${s&&S`<a class="button" href=${An(e)} onClick=${()=>jn(n,e)}>${E(`help.rule`)}</a>`}
${c&&S`<button class="button" type="button" onClick=${u}>${E(`help.take-back`)}</button>`}
${!c&&!t&&S`<button class="button" type="button" onClick=${()=>l(`help-end`,{how:`settled`},E(`help.over.settled`))}>${E(`help.settle`)}</button>`}
</p>${o}`}function Mn({about:e,call:t}){let n=w(),{state:r,official:i}=n,{does:a,wrong:o}=z(),s=On(r,i),c=Dn(r).find(t=>t.table===e.table.id&&t.official===i?.id);return e.from||!(c||s)?null:c?S`<section class="note info stack" aria-label=${E(`help.one`)}>
<p role="status">${Z(n,c)}</p>
<${Q} call=${c} />
</section>`:S`<button class="button quiet" type="button" onClick=${()=>a(async()=>{await L.send(`help-call`,null,Nn(e,t),{expected:s}),D(),m(880)})}>${E(`help.call.${s}`)}</button>${o}`}function Nn(e,t){let{seat:n,offender:i,amends:a,...o}=ue(e,null),s=[e,...(t?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...o,offenders:s,...t&&{foul:t.foul,facts:t.own,context:r(t.context)}}}function Pn({args:[e]}){let{tournament:t,state:n}=w();if(!t||!n)return S`<${M} title=${E(`help.one`)} />`;let r=n.helpCalls[e];return r?S`<${Fn} state=${n} call=${r} />`:S`<${De} title=${E(`help.one`)} text=${E(`help.missing`)} up="#/tables" />`}function Fn({state:t,call:n}){let r=w(),a=k(),{table:o,hand:s,offenders:c,foul:l,official:u,called_at:d,ruling:f}=n,p=E(`hall-table`,{label:t.tables[o]?.label??`?`}),m=[p,A(s)].filter(Boolean).join(` · `);return S`<${i} title=${m} up="#/tables" actions=${!n.ended_at&&S`<${Q} call=${n} />`}>
<p class=${`note ${n.ended_at?``:`info`}`} role="status">${Z(r,n)}</p>
<section class="card stack">
${l&&S`<p><strong>${e(a,l)}</strong></p>`}
${c.map(e=>S`<${In} key=${e.id} state=${t} words=${a} offender=${e} />`)}
<p class="soft">${E(`help.by`,X(t,u,d))}</p>
</section>
<${mt} ruling=${n} />
<p class="beside">
<a class="button quiet" href=${`#/table/${o}`}>${p}</a>
${f&&S`<a class="button quiet" href=${`#/ruling/${f}`}>${E(`hall-ruling`)}</a>`}
</p>
<//>`}function In({state:e,words:t,offender:n}){let{seat:r}=n,[i]=Y(e,{offenders:[n]});return S`<p class="call-name">
<strong class="who">${i}</strong>
${r&&S`<span class="badge">${t.phrase(`seat-${r}`)}</span>`}
</p>`}function Ln(){let e=w(),{state:t}=e,n=k(),r=Dn(t);return r.length===0?null:S`<section class="stack" aria-label=${E(`help.all`)}>
<h2>${E(`help.all`)}</h2>
<ul class="rows">
${r.map(r=>S`<li key=${r.id}>
<a class="row" href=${`#/help/${r.id}`}>
<span class="body">
<strong>${J(n,t,r)}</strong>
<small>${[...Y(t,r),``].join(` · `)}${E(`help.by`,X(t,r.official,r.called_at))} · ${Z(e,r)}</small>
</span>
<${Te} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Rn(){let e=w(),{tournament:t,state:n,official:r}=e;return t&&n&&r&&S`<${zn} key=${n.id} snapshot=${e} />`}function zn({snapshot:e}){let{state:t}=e,n=k(),{parts:r}=Pe(),i=`shinpan.escalations.`+t.id,[a,o]=C(()=>he(i)??{since:t.seq});p(()=>ze(i,a),[a]);let s=Object.values(t.escalations).flatMap(t=>Vn(e,t)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(p(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[E(`esc.news.several`,{count:s.length}),`#/escalations`]:Bn(n,u);return S`<div class="note info row" role="status">
<a class="reach body" href=${f} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${E(`esc.news.seen`)}</button>
</div>`}function Bn(t,{id:n,what:r,ruling:i}){let a={foul:e(t,i.foul),name:i.offender.name};return[r?E(`esc.news.outcome`,{what:r,...a}):E(`esc.news.yours`,a),`#/escalation/${n}`]}function Vn(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return nt(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:Dt(s)}:null}function Hn(){let e=w(),{tournament:t,state:n,official:r}=e;return S`${t&&n&&r&&S`<${Un} key=${n.id} snapshot=${e} />`}<${Rn} />`}function Un({snapshot:e}){let{state:t,official:n}=e,r=k(),{parts:i}=Pe(),a=`shinpan.help.`+t.id,[o,s]=C(()=>he(a)??{});p(()=>ze(a,o),[o]);let c=Object.values(t.helpCalls).filter(({id:e})=>i[0]!==`help`||i[1]!==e),l=c.filter(e=>!e.answered_at&&!e.ended_at&&kn(e,n)),u=c.filter(e=>Gn(e,n)&&o[e.id]!==Wn(e)),d=l.map(({id:e})=>e).join();return p(()=>{d&&(m(220),D(400))},[d]),S`${l.map(e=>S`<section class="note warn stack" key=${e.id} role="alert">
<a class="reach" href=${`#/help/${e.id}`}>
<span>
<strong>${J(r,t,e)}</strong><br />
${[...Y(t,e),E(`help.by`,X(t,e.official,e.called_at))].join(` · `)}
</span>
</a>
<${Q} call=${e} brief />
</section>`)}${u.map(n=>S`<div class="note info row" key=${n.id} role="status">
<a class="reach body" href=${`#/help/${n.id}`}>${J(r,t,n)} · ${Z(e,n)}</a>
<button class="button" type="button" onClick=${()=>s({...o,[n.id]:Wn(n)})}>
${E(`help.seen`)}
</button>
</div>`)}`}function Wn({ended_at:e}){return e?`over`:`coming`}function Gn({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function Kn({text:e}){let{outbox:t}=w(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:S`<p class="note warn">${E(e,{count:n})}</p>
<a class="button main" href="#/outbox">${E(`hall-see-outbox`)}</a>`}function qn(){let{tournament:e,alarms:t}=w(),[n,r]=C(!1);return e?S`<section class="card">
<h2>${E(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>r(!0)}>${E(`hall-leave`)}</button>
${n&&S`<${O} title=${E(`hall-leave-ask`,{name:e.name})} onClose=${()=>r(!1)}>
<p>${E(`hall-leave-text`)}</p>
${t&&S`<p class="note bad">${E(`alarm.leave`)}</p>`}
<${Kn} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await L.leave(),Ce(`#/`)}}>${E(`hall-leave`)}</button>
<button class="button" onClick=${()=>r(!1)}>${E(`cancel`)}</button>
<//>`}
</section>`:null}function Jn({onYes:e}){let t=S`<button class="button danger" onClick=${e}>${E(`hall-switch-yes`)}</button>`;return S`<${i} title=${E(`hall-switch`)} up="#/tables" actions=${t}>
<${Kn} text="hall-switch-unsent" />
<//>`}function Yn({kind:e,foul:t,up:n}){let{state:r}=w(),a=Object.values(e===`team`?r.teams:r.officials).filter(({revoked_at:e})=>!e).sort((e,t)=>e.name.localeCompare(t.name));return S`<${i} title=${E(`call-which.${e}`)} up=${n}>
${a.length===0&&S`<${l} text=${E(`call.nobody`)} />`}
<ul class="rows">
${a.map(({id:e,name:n})=>S`<li key=${e}>
<button
class="row"
type="button"
onClick=${()=>Ge(R(t||null,{who:e}))}
>
${n}
</button>
</li>`)}
</ul>
<//>`}function Xn({item:e,away:t,onClose:n}){let{does:r,tell:i,wrong:a}=z(),o=Fe(e),s=o&&!t&&e.kind===`ruling`,c=async()=>{if(!await L.discard(e.id))return i(E(`hall-over`));d(E(o?`hall-discarded-here`:`hall-discarded`)),n()};return S`<${O} title=${E(`hall-discard`)} onClose=${n}>
<p>${E(o?`hall-discard-sent`:`hall-discard-text`)} ${s&&E(`hall-discard-withdraw`)}</p>
${a}
<div class="pair">
${s&&S`<a class="button" href=${`#/ruling/${e.id}`}>${E(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(c)}>${E(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${E(`cancel`)}</button>
</div>
<//>`}function Zn(){let{official:e}=w();return S`<div class="note bad" role="alert">
<p>${E(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${E(`hall-join`)}</a>
${U(e,[`director`])&&S`<a class="button" href="#/account">${E(`hall-join-account`)}</a>`}
</p>
</div>`}function Qn({item:e}){let{tournament:t,official:n,signedOut:r}=w(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return S`<p class="note bad">${E(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&S`<button class="button" type="button" onClick=${()=>L.sendAsMe(e.id)}>${E(`elsewhere-send-as`,{name:n.name})}</button>`}`}function $n({item:{id:e,count:t}}){return S`<article class="item">
<p class="note warn">${E(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>L.discard(e)}>${E(`hall-seen`)}</button>
</article>`}const er={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function tr({item:e}){let t=k(),{state:n}=w(),{kind:r,state:i,problem:a,ruledAt:s}=e;return r===`restored`?S`<${$n} item=${e} />`:S`<article class=${`item ${i}`} aria-label=${E(`hall-kind.${r}`)}>
<${nr} item=${e} />
<p>${rr(t,n,e)}</p>
<p class="soft">${o(s,n.settings.time_zone)}</p>
${i===`waiting`&&S`<${ar} item=${e} />`}
${i===`refused`&&S`<${G} problem=${a} />`}
${i===`conflict`&&S`<${bt} stored=${a?.stored??{}} sent=${a?.sent??e.body??{}} />`}
${i===`differs`&&S`<${pt} item=${e} />`}
${i===`holding`?S`<${P} id=${e.id} />`:S`<${$} item=${e} />`}
</article>`}function nr({item:{kind:e,state:t}}){let n=Le(t)?`bad`:`info`;return S`<p><strong>${E(`hall-kind.${e}`)}</strong> <span class=${`badge ${n}`}>${E(`hall-outbox.${t}`)}</span></p>`}function rr(t,n,{id:r,kind:i,subject:a,body:o,about:s}){if(i.startsWith(`help-`))return ir(n,n.helpCalls[i===`help-call`?r:a]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(i))return[s.table&&E(`hall-table`,{label:s.table}),s.who].filter(Boolean).join(` · `);if(i===`hand-end`||i===`dead-hand`)return[E(`hall-table`,{label:n.tables[o.table]?.label??`?`}),A(o.hand),i===`hand-end`&&E(`hall-how.${o.how}`)].filter(Boolean).join(` · `);let c=n.rulings[i===`ruling`?r:a];if(!c)return E(`hall-unknown`);let l=S`<a href=${`#/ruling/${c.id}`}><span class="who">${c.offender.name}</span> · ${e(t,c.foul)}</a>`;return o?.reason?S`${l} · ${o.reason}`:l}function ir(e,t){return t?E(`hall-table`,{label:e.tables[t.table]?.label??`?`}):E(`hall-unknown`)}function ar({item:e}){St();let{blockedBy:t,trouble:n}=e;if(n?.status===401)return S`<${Qn} item=${e} />`;if(t)return S`<p class="note warn">${E(`hall-blocked`)}</p>`;if(!n)return null;let r=n.status===0?E(navigator.onLine?`live.unreached`:`no-network`):gt(n.problem)||`HTTP ${n.status}`;return S`<p class="soft">${E(`hall-last-try`,{text:r})}</p>`}function $({item:e,away:t}){let[n,r]=C(!1),{does:i,tell:a,wrong:o}=z(),{id:s,kind:c,state:l}=e,u=l===`conflict`&&!Be(e);if(l===`differs`||u){let e=E(u?`hall-keep-logged`:`hall-seen`);return S`<div class="pair"><button class="button" type="button" onClick=${()=>i(()=>L.discard(s))}>${e}</button>${o}</div>`}let f=async()=>{await L.retry(s)?d(E(`hall-again`)):a(E(`hall-over`))};return S`<div class="pair">
${l!==`waiting`&&S`<button class="button" type="button" onClick=${()=>i(f)}>${E(l===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${l!==`waiting`&&c in er&&!t&&S`<a class="button" href=${er[c](e)}>${E(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(!0)}>${E(`hall-discard`)}</button>
${n&&S`<${Xn} item=${e} away=${t} onClose=${()=>r(!1)} />`}
</div>${o}`}function or(){let{elsewhere:e}=w();return e.map(({id:e,name:t,items:n})=>S`<section class="stack" key=${e}>
<h2>${E(`elsewhere-in`,{name:t??E(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>S`<li key=${e.id} tabindex="-1"><${sr} item=${e} /></li>`)}</ol>
</section>`)}function sr({item:t}){let n=k(),{kind:r,state:i,about:a={},body:s,problem:c,expected:l,answer:u}=t;if(r===`restored`)return S`<${$n} item=${t} />`;let{table:d,who:f,foul:p}=a,m=d&&E(`hall-table`,{label:d});return S`<article class=${`item ${i}`} aria-label=${E(`hall-kind.${r}`)}>
<${nr} item=${t} />
<p>${[m,f,p&&e(n,p),s?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${o(t.ruledAt)}</p>
${i===`waiting`&&S`<${ar} item=${t} />`}
${i===`refused`&&S`<${G} problem=${c} />`}
${i===`differs`&&S`<div class="note warn">
<p>${E(`hall-phone-showed`,{line:I(n,l)})}</p>
<p><strong>${E(`hall-server-decided`,{line:I(n,u.decision)})}</strong></p>
</div>`}
${i!==`holding`&&S`<${$} item=${t} away />`}
</article>`}function cr(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:s,lowStorage:c}=w();return S`<section class="stack">
<h2>${E(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&S`<p class="note warn">
${E(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:ur(Math.abs(t))})}
</p>`}
${!n&&r&&S`<p class="soft">${E(`hall-clock-last`,{time:o(new Date(r),e?.time_zone)})}</p>`}
${!n&&S`<p class="soft">${E(`hall-clock-unsure`)}</p>`}
${c&&S`<p class="note bad" role="alert">${E(`hall-storage-low`)}</p>`}
<p class="soft">${E(i?`hall-persisted`:`hall-not-persisted`)}</p>
${s>0&&S`<p class="soft">${E(`hall-storage`,{used:lr(a,1),quota:lr(s,0)})}</p>`}
</section>`}function lr(e,t){return oe(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function ur(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>E(`hall-span.${e}`,{count:t})).join(` `)}function dr(){let{tournament:e,state:t,outbox:n,elsewhere:r}=w();pr();let a=e=>!Le(e.state),o=n.filter(e=>!a(e)),s=n.filter(a),c=[...n,...r.flatMap(({items:e})=>e)].some(a)&&S`<button class="button main" onClick=${()=>L.sendNow()}>${E(`hall-send-now`)}</button>`,u=r.length>0&&S`<${or} />`;return!e||!t?S`<${M} title=${E(`hall-outbox-title`)} actions=${c}>${u}<//>`:S`<${i} title=${E(`hall-outbox-title`)} up="#/tables" actions=${c}>
<${mr} />
${n.length===0&&!u&&S`<${l} text=${E(`hall-outbox-empty`)} />`}
<${fr} title=${E(`hall-tasks`)} items=${o} />
<${fr} title=${E(`hall-waits`)} items=${s} />
${u}
<${cr} />
<//>`}function fr({title:e,items:t}){return t.length===0?null:S`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>S`<li key=${e.id} tabindex="-1"><${tr} item=${e} /></li>`)}</ol>
</section>`}function pr(){let e=_({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];p(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),p(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function mr(){let{signedOut:e,revisionChange:t,trouble:n,superseded:r,syncedAt:i,live:a,tournament:s}=w(),c=a===`offline`?`no-network`:a===`unreached`&&`live.unreached`;return S`
${e&&S`<${Zn} />`}
${n&&S`<p class="note bad" role="alert">${E(`hall-trouble`,{text:n})}</p>`}
${r&&S`<p class="note warn">${E(`hall-superseded`)}</p>`}
${t&&S`<p class="note warn">${E(`hall-revision-change`,{count:t.items.length,from:t.from.map(e=>e?.slice(0,6)??`?`).join(`, `),to:t.to.slice(0,6)})}</p>`}
${c&&!e&&i&&S`<p class="note">${E(`hall-offline-since`,{link:E(c),time:o(i,s?.time_zone)})}</p>`}
`}function hr({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return p(()=>()=>n?speechSynthesis.cancel():void 0,[]),S`<${O} title=${E(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&S`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=g.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${E(`call.speak`)}</button>`}
<//>`}function gr({onClose:e}){let{waiting:t,tasks:n,wrongs:r}=y(),i=(t,n)=>S`<a class="button" key=${t} href=${n} onClick=${e}>${t}</a>`;return S`<${O} title=${E(`standing`)} onClose=${e}>
${n>0&&i(E(`to-resolve`,{count:n}),`#/outbox`)}
${r.map(({text:e,to:t})=>i(e,t))}
${t>0&&i(E(`waiting-to-send`,{count:t}),`#/outbox`)}
<${_r} />
<//>`}function _r(){let{tournament:e,book:t,library:n,syncedAt:r}=w(),{ready:i,link:a}=y(),s=e&&t&&(n?.books[t.id]?.name??t.id),c=e&&r&&E(`synced`,{time:o(r,e.time_zone)});return S`<ul class="bullets">
${[a,i,c,s].filter(Boolean).map(e=>S`<li key=${e}>${e}</li>`)}
</ul>`}function vr(){return S`<a class="button quiet" href="#/people">${E(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${E(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${E(`reports.link`)}</a>`}function yr({ruling:t,questions:n,decision:r,done:i=!1,onAnswer:a}){let{library:o}=w(),s=k(),c=r&&f(o,r);return S`<section class="card">
<h3><span class="who">${t.offender.name}</span> · ${e(s,t.foul)}</h3>
${!i&&n.map(e=>S`<${br} key=${e.question.fact} asked=${e} onAnswer=${a} />`)}
${c&&S`<p class=${`penalty ${Re(r.penalties[0]?.kind??`none`)}`} role="status">
${E(`hall-comes-to`,{line:c.line})}
</p>`}
${i&&S`<ol class="steps">${c.steps.map(e=>S`<li key=${e.id}>${e.text}</li>`)}</ol><${we} stays=${c.stays} />`}
</section>`}function br({asked:{decision:e,question:t,chosen:n},onAnswer:r}){let{library:i}=w(),{text:a,answers:o}=f(i,e).questions[0],s=o.map(e=>({value:e.value??e.min,text:e.text}));return S`<${T} label=${a} value=${n} options=${s}
onChange=${e=>r(t.fact,e)} />`}const xr=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function Sr({table:e,hanchan:n,hand:r,onHand:i,onClose:a}){let{state:o}=w(),[s]=C({table:e.id,hanchan:n.id,hand:r}),[c,l]=C(()=>{let e=t(o,s);return e?{end:e,results:[],item:``}:null});if(!c)return S`<${Cr} ended=${s} hanchan=${n} onDone=${l} onClose=${a} />`;let u=E(`hall-ended-done`,{hand:A(s.hand)});return S`<${O} key="done" title=${u} onClose=${a}>
<p>${E(`hall-how.${c.end.how}`)}</p>
<${P} id=${c.item} onTaken=${a} />
${c.results.map(e=>S`<${yr} key=${e.ruling.id} ...${e} done />`)}
${i?S`<${Er} hand=${s.hand} end=${Dr(c)} onHand=${i} onClose=${a} />`:S`<button class="button main" type="button" onClick=${a}>${E(`hall-done`)}</button>`}
<//>`}function Cr({ended:e,hanchan:t,onDone:n,onClose:r}){let{state:i}=w(),[a]=C(()=>fe(i,e)),[o,s]=C(Mt),{does:c,wrong:l}=z(),u=xt(a),d=o.how&&(o.how!==`win`||o.winners.length>0),f=a.map(e=>{let t=u[e.revision];return{ruling:e,...o.how&&t?kt(i,t,e,o):{questions:[],decision:null}}}),p=async()=>{let t=Object.fromEntries(f.map(({ruling:e,decision:t})=>[e.id,t])),r=await L.send(`hand-end`,null,jt(e,o),{hold:!0,expected:t});D(),n({end:o,results:f,item:r.id})};return S`<${O} title=${E(`hall-ended-how`,{hand:A(e.hand)})} onClose=${r}>
<${wr} how=${o.how} onHow=${e=>s({...o,how:e,winners:[]})} />
${o.how===`win`&&S`<${Tr} hanchan=${t} ended=${e} winners=${o.winners}
onWinners=${e=>s({...o,winners:e})} />`}
${d&&f.map(e=>S`<${yr} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>s(At(o,e.ruling,t,n))} />`)}
${l}
<button class="button main" type="button" disabled=${!d||f.some(({decision:e})=>!e)} onClick=${()=>c(p)}>
${E(`hall-ended-record`)}
</button>
<//>`}function wr({how:e,onHow:t}){let{book:n}=w(),r=[`win`,...n?.content.facts.hand_end.answers??xr],i=xr.filter(e=>r.includes(e)).map(e=>({value:e,text:E(`hall-how.${e}`)}));return S`<${T} label=${E(`hall-how-label`)} value=${e} options=${i} onChange=${t} />`}function Tr({hanchan:e,ended:t,winners:n,onWinners:r}){let{state:i}=w(),a=k(),o=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return S`<fieldset>
<legend>${E(`hall-whose-win`)}</legend>
<div class="choices">
${ke(e,t.hand).map(({wind:e,player:r})=>{let s=n.includes(e),c=de(i,{...t,table:{id:t.table},seat:e});return S`<button key=${e} type="button" class="choice" aria-pressed=${s}
disabled=${!!c||!s&&n.length===3} onClick=${()=>o(e)}>
${a.phrase(`seat-${e}`)} · ${i.players[r]?.name}
${c&&S`<span class="badge dead-hand">${E(`hall-badge.dead`,{since:x(i,c)})}</span>`}
</button>`})}
</div>
</fieldset>`}function Er({hand:e,end:t,onHand:n,onClose:r}){let i=e=>{n(e),r()};return S`<h3>${E(`hall-following`)}</h3>
<div class="pair">
${Or(e,t).map(e=>S`<button key=${A(e)} class="button main" type="button" onClick=${()=>i(e)}>${A(e)}</button>`)}
</div>`}function Dr({end:e,results:t}){return t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`))?{...e,how:`chonbo`}:e}function Or(e,{how:t,winners:n}){return t===`win`?n.includes(`east`)?[F(e)]:[j(e)]:t===`chonbo`?[e]:[F(e),j(e,F(e).counters??0)]}function kr({hand:e,hanchan:t,hanchans:n,onHand:r,onPass:i,onEnd:a,onHanchan:o,onClose:s}){let c=ne.map(e=>({value:e,text:E(`hall-wind.${e}`)})),l=[1,2,3,4].map(e=>({value:e,text:String(e)})),u=n.map(({id:e,round:t})=>({value:e,text:E(`hall-round`,{round:t})})),d=t=>r({...e,...t}),f=e=>()=>{s(),e()};return S`<${O} title=${A(e)} onClose=${s}>
<button class="button main" type="button" onClick=${f(()=>i(j(e)))}>${E(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${f(()=>i(F(e)))}>${E(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${f(a)}>${E(`hall-ended`)}</button>
</div>
${u.length>1&&S`<${B} label=${E(`hall-hanchan`)} value=${t.id} options=${u} onChange=${o} />`}
<${T} label=${E(`hall-round-wind`)} value=${e.wind} options=${c} onChange=${e=>d({wind:e})} />
<${T} label=${E(`hall-number`)} value=${e.number} options=${l}
onChange=${e=>d({number:e})} />
<${re} label=${E(`hall-counter-label`)} value=${e.counters} min=${0} max=${99} less=${E(`hall-counter-less`)}
more=${E(`hall-counter-more`)} onChange=${e=>d({counters:e})} />
<button class="button" type="button" onClick=${s}>${E(`hall-done`)}</button>
<//>`}function Ar({table:e,hanchan:t,onTurn:n,onClose:r}){let{state:i,official:a}=w(),o=me(a)||i.results[t.id];return S`<${O} title=${E(`hall-other`)} onClose=${r}>
<a class="button" href=${`#/call/${e.id}/team`}>${E(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${E(`hall-on-official`)}</a>
${o&&S`<a class="button" href=${`#/result/${t.id}`}>${E(`hall-result`)}</a>`}
<button class="button" type="button" onClick=${n}>${E(`hall-turn`)}</button>
<//>`}export{Qe as AddPhoto,hr as Aloud,Pt as Amendment,et as Badge,Mn as CallForHelp,Yn as ChooseOffender,yt as Circumstances,Ut as Claimed,Et as Corrections,Nt as DeadHandWarning,vr as DirectorLinks,Ye as Escalate,Zt as ExtraTimeOffer,Wt as Extras,Je as Further,Xt as Grounds,Sr as HandEnd,kr as HandSheet,Pn as HelpCall,qn as Leave,pn as Log,Tn as Near,Hn as Notices,Ln as OpenHelpCalls,Ar as OtherSheet,It as Otherwise,dr as Outbox,yn as Player,Ct as PushSwitch,qe as Reason,st as Reasons,wt as Ruling,_r as Standing,gr as StatusSheet,Jn as Switch,Qt as TableClock,tt as Warned,at as WrongPlayer,Ft as nothingNew,Ze as reasonWords};