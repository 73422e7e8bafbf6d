import{$ as e,$n as t,Bt as n,C as r,Cn as i,Cr as a,D as o,Dt as s,Er as c,Et as l,F as u,Ft as d,G as f,Gt as p,Ht as m,Ir as h,It as g,J as ee,Jt as _,K as te,Lr as v,Mr as y,Ot as b,Pr as ne,Pt as x,Q as S,Qt as C,Rr as w,S as T,St as re,Wt as E,X as ie,Xt as ae,Y as oe,_ as D,_t as se,at as O,bt as ce,c as le,cn as ue,cr as de,et as fe,f as pe,fn as k,ft as A,g as j,gn as me,gt as he,h as ge,ht as _e,i as ve,in as ye,it as M,jt as N,kt as be,ln as P,m as xe,mt as Se,n as Ce,nn as F,nt as we,on as Te,or as Ee,ot as De,pt as Oe,qt as I,rn as ke,rr as Ae,rt as L,sn as je,sr as Me,tt as Ne,un as Pe,ut as Fe,wt as R,x as Ie,yt as Le,z,zr as B,zt as V}from"./app.js";import{A as Re,C as ze,E as Be,Ft as Ve,I as He,Jt as H,Mt as Ue,N as We,Nt as Ge,P as Ke,Pt as qe,R as Je,X as Ye,Xt as Xe,Y as U,Yt as Ze,a as Qe,c as $e,f as et,h as tt,i as nt,j as rt,m as it,n as at,p as ot,t as st,ut as ct,v as lt,w as ut,x as dt}from"./shared.js";function ft({declared:e}){let{state:t}=m();return F`<p class="note warn">${I(`already.dead`,{since:Oe(t,e)})}</p>`}function pt({ruling:e}){let t=A(),{state:n}=m(),r=n.rulings[e];if(!r)return null;let i=E(r.ruled_at,n.settings.time_zone),a=r.offender.name,o=je().parts[3]&&re(null,{facts:null,context:null,ask:null});return F`<p class="note info">
${I(`amending.what`,{line:O(t,r),name:a,time:i})}
${o&&F`<a class="reach" href=${o}>${I(`amending.another`)}</a>`}
</p>`}function mt({from:e,again:t,offender:n},r,i,a){if(t)return``;let o=[e.offender.id,e.foul,{...r.log.facts,...e.facts},u(e.context),e.penalties,e.note??``],s=[n?.id,r.foul,r.facts,r.context,i?.penalties??r.decision.penalties,a];return y(o)===y(s)?I(`amending.nothing`):``}function ht({about:e,call:t,yes:n,onIssue:r,onClose:i}){let{library:a,book:o,state:s}=m(),c=A(),[u,d]=w({}),[f,p]=w(t.decision.penalties[0]?.whom??`offender`),{reason:h,field:g}=Ve(`ruling`),[_,te]=w(!1),{decision:v,spoken:y}=t,b=o.content.unit?ne:1,x=bt(o,u,f,b),S=e=>{e.preventDefault(),te(!0),x&&h&&r({checked:x,reason:h})},C=yt(s,e,v).map(t=>({value:t,text:t===`offender`?e.offender?.name:c.phrase(`on-${t}`)}));return F`<${R}
title=${I(oe(v)?`call.choose`:`call.otherwise`)}
onClose=${i}
>
<form onSubmit=${S} novalidate>
${v.range&&F`<${gt} words=${c} per=${b} range=${v.range} chosen=${u} onChosen=${d} />`}
<${vt}
words=${c}
book=${o}
per=${b}
chosen=${u}
onChosen=${d}
folded=${!!v.range}
/>
<${_t} words=${c} per=${b} chosen=${u} onChosen=${d} wrong=${_&&!x} />
${C.length>1&&F`<${l} label=${I(`call.whom`)} value=${f} options=${C} onChange=${p} />`}
${g(_)}
${_&&Object.keys(u).length===0&&F`<p class="note bad" role="alert">${I(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${x&&ee(a,o,v,y,x).line}
</p>
<button class="button main">${n}</button>
</form>
<//>`}function gt({words:e,per:t,range:n,chosen:r,onChosen:i}){return F`<${l}
label=${I(`call.range`)}
value=${n.findIndex(e=>xt(r,e,t))}
options=${n.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>i({[n[e].kind]:W(n[e].p,t)})}
/>`}function _t({words:e,per:t,chosen:n,onChosen:r,wrong:i}){let[a,o]=t>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`];return fe.filter(e=>e in n).map(c=>F`<${s}
key=${c}
label=${I(a,{kind:e.name(`kinds`,c)})}
inputmode="numeric"
autocomplete="off"
value=${n[c]}
wrong=${i?I(o,{most:e.number(S*t)}):void 0}
onInput=${e=>r({...n,[c]:e})}
/>`)}function vt({words:e,book:t,per:n,chosen:r,onChosen:i,folded:a}){let o=e=>{let{[e]:a,none:o,...s}=r,c=e===`chonbo`?W(t.content.values.chonbo,n):``;i(a===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},s=F`<fieldset>
<legend>${I(`call.kinds`)}</legend>
<div class="choices">
${de.map(t=>F`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in r} onChange=${()=>o(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return a?F`<details class="fold">
<summary>${I(`call.outside`)}</summary>
${s}
</details>`:s}function yt(t,{offender:n},{penalties:r,range:i=[]}){let a=[...r,...i].map(({whom:e})=>e),o=n?.kind===`player`&&t.players[n.id]?.team?[`team`,`each-teammate`]:[];return e.filter(e=>[`offender`,...o,...a].includes(e))}function bt(e,t,n,r){let i=Object.entries(t).map(([e,t])=>({kind:e,whom:n,...t.trim()&&{p:Number(t)/r}}));try{return Ne(e,i)}catch{return null}}function xt(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===W(n,r)}function W(e,t){return e===void 0?``:String(e*t)}function St({args:[e=``],query:t}){let n=t.get(`call`)??``,r=`#/table/${e}`,i=F`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(ke+n,{steal:!0},()=>{}),Te(ye()[n]?.place??r,{replace:!0})}}>${I(`elsewhere.take`)}</button>`;return F`<${x} title=${I(`elsewhere.title`)} up=${r} actions=${i}><${N} text=${I(`elsewhere.text`)} /><//>`}function Ct({foul:e,facts:t,context:n}){let{library:r,book:i}=m(),[a,o]=w([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return h(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id);return(async()=>{let c=await Promise.all(s.map(e=>k.bookOf({id:e,options:{},readings:{}}))),[,...l]=$e([i,...c],e,t,n);a||o(l.map(e=>ie(r,e)))})(),()=>{a=!0}},[s]),a}function wt({call:e}){return Ct(e).map(e=>F`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${Fe(e).map(e=>F`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&F`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function Tt({state:e,ruling:t}){let{does:n,wrong:r}=o(),a=e.hanchans[t.hanchan??``],s=Math.floor((Date.parse(t.ruled_at)-i(t.id))/1e3),l=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return l?F`<p class="note" role="status">${I(`game.given`,{time:c(l.seconds)})}</p>`:s<=60||s>3600||!a||!z(e,a).clock?null:F`<div class="note info">
<p>${I(`game.offer`,{time:c(s)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>He(a,s,t.id))}>${I(`game.give`,{time:c(s)})}</button>
${r}
</div>`}function Et({state:e,hanchan:t}){let{clock:n}=z(e,t),r=ct(!!n),i=Je(e,t).length,a=n&&f(n,r),o=a?I(`game.up`):n&&I(`game.time-left`,{time:c(te(n,r))});return F`<a class="button quiet" href=${`#/start/${t.table}`}>${o??I(`hall-start`)}</a>
${i>0&&F`<a class="button" href=${`#/start/${t.table}`}>${I(`kept.waiting`,{count:i})}</a>`}
${a&&F`<${Ke} />`}`}const G={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:Dt,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:Ot},K={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function Dt(e,t){return t===`standing`?!xe(e):t===`escalated`?!!e.escalation:e.status===t}function Ot({id:e,ruled_at:t,device_at:n},r){let a=(Date.parse(t)-i(e))/1e3,[o=0,s=0]=r.split(`-`).map(Number);return!!n&&a>=o&&a<s}function kt(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in G),i=Object.entries(t).filter(([e,t])=>t&&e in K),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>G[t](e,n))&&i.every(([t,n])=>K[t](o(e),n)))}function At(e,t,n){if(!n.trim())return t;let r=a(e.library,n);return t.filter(t=>{let{offender:n,table:i,note:a,reason:o,foul:s}=t,c=[n.name,i.label,a,o,L(e,s),O(e,t)];return r(c.filter(Boolean).join(` `))})}const jt=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function Mt({state:e,rulings:t,chosen:n,onChoose:r}){let i=A(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,c=e=>[...new Set(t.map(e))],l=new Map(t.map(({offender:e})=>[e.id,e.name])),u={table:ve(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...l].map(([e,t])=>({value:e,text:t})),foul:c(({foul:e})=>e).map(e=>({value:e,text:L(i,e)})),kind:c(({kind:e})=>e).map(e=>({value:e,text:i.name(`kinds`,e)})),status:jt.map(e=>({value:e,text:I(`hall-status.${e}`)})),round:c(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:I(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:I(`hall-otherwise`)}],...Nt(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return F`<details class="fold">
<summary>${o?I(`hall-filters-set`,{count:o}):I(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(u).map(([e,t])=>F`<${b} key=${e} label=${I(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:I(`hall-any`)},...Ft(t)]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>F`<${s} key=${e} type="datetime-local" label=${I(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&F`<button class="button" type="button" onClick=${()=>r({})}>${I(`hall-filters-clear`)}</button>`}
</div>
</details>`}function Nt({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:I(`hall-took`,{from:c(n),until:c(r)})}]},...t&&{escalation:[{value:t,text:Pt(t)}]}}}function Pt(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>C(e)?I(e):t).join(` · `)}function Ft(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function It({rulings:e,empty:t}){let[n,r]=w(40),i=v(null),a=()=>r(e=>e+40),o=e.length-n;return h(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),F`<${le} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&F`<button class="button" ref=${i} type="button" onClick=${a}>${I(`hall-more`,{count:o})}</button>`}`}function Lt({query:e}){let{tournament:t,state:n}=m();return!t||!n?F`<${D} title=${I(`hall-log`)} />`:F`<${Rt} state=${n} asked=${Object.fromEntries(e)} />`}function Rt({state:e,asked:t}){let n=A(),{official:r}=m(),[i,a]=w(t),[o,c]=w(``),l=e.settings.time_zone,u=B(()=>pe(zt(e)),[e]),d=B(()=>At(n,kt(u,i,l),o),[n,u,i,o]);return F`<${x} title=${I(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${I(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${I(`hall-journal`)}</a>
${Ie(r)&&F`<a class="button quiet" href="#/dashboard">${I(`hall-dashboard`)}</a>`}
</p>
<${s} type="search" label=${I(`hall-search`)} hint=${I(`hall-search-hint`)} value=${o} onInput=${c} />
<${Mt} state=${e} rulings=${u} chosen=${i} onChoose=${a} />
<p role="status">${I(`hall-found`,{count:d.length,all:u.length})}</p>
<${It} key=${JSON.stringify([i,o])} rulings=${d} empty=${I(`hall-none-found`)} />
<//>`}function zt({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:Bt(t[e.id]),round:n[e.hanchan]?.round}))}function Bt({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function Vt({state:e,id:t}){let n=Ye(e,t);return n.length===0?null:F`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${I(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>F`<div class="card" key=${t}>
<p><strong>${Ht(t,n)}</strong></p>
<dl class="facts">
${r.map(n=>F`<div key=${n.id}>
<dt><${it} state=${e} line=${n} /></dt>
<dd>${U(t,n.amount)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function Ht(e,t){return Ce(e)?I(`hall-off-score`,{amount:U(e,t)}):I(t<0?`hall-to-return`:`hall-to-pay`,{amount:U(e,Math.abs(t))})}const q=`offence_number`;function Ut({args:[e]}){let{tournament:t,state:n}=m();if(!t||!n)return F`<${D} title=${I(`hall-player`)} />`;let r=n.players[e];return r?F`<${Wt} state=${n} player=${r} />`:F`<${j} title=${I(`hall-player`)} text=${I(`hall-no-player`)} up="#/tables" />`}function Wt({state:e,player:t}){let n=A(),r=pe(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),i=Object.entries(Jt(r)).sort(([,e],[,t])=>t-e),a=e.teams[t.team]?.name;return F`<${x} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&I(`hall-id-number`,{number:t.id_number}),a].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${I(`hall-counts`)}</h2>
${i.length===0&&F`<p class="soft">${I(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${i.map(([e,t])=>F`<div key=${e}><dt>${L(n,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${We} state=${e} id=${t.id} />
<${Vt} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${I(`hall-lines`)}</a>
<${Gt} state=${e} player=${t.id} />
<section class="stack">
<h2>${I(`hall-rulings`)}</h2>
<${It} rulings=${r} empty=${I(`hall-no-rulings`)} />
</section>
<//>`}function Gt({state:e,player:t}){let{book:n,library:r}=m(),i=A();if(!n||!r)return null;let a=Kt(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(q)).map(e=>({foul:e,...qt(i,n,{...a,foul:e})}));return o.length===0?null:F`<section class="stack">
<h2>${I(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>F`<div key=${e}>
<dt>${L(i,e)}<small>${I(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>F`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function Kt(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||Se(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:_e(e,r.table,r)}}function qt(e,t,n){let r=k.knownFacts(n).facts[q],i=ie(e.library,me(t,n.foul,r?{[q]:r}:{})),a=De(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function Jt(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function Yt({near:e=[]}){let t=A();return e.length===0?null:F`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>F`<a key=${e} class="button" href=${re(e)}>${t}</a>`)}
</section>`}k.loadEscalationSteps();const Xt={"head-referee":[`head-referee`,`director`],director:[`director`]};function Zt({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function Qt({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function $t(e,t){return!!t&&e.official!==t.id&&T(t,Xt[e.level]??[])}function J(e,t,{table:n,foul:r}){return[I(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&L(e,r)].filter(Boolean).join(` · `)}function Y(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function X(e,t,n){return{name:e.officials[t]?.name??`?`,time:E(n,e.settings.time_zone)}}function Z({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return I(i?`help.unsent`:`help.sending`);let a=n.ended_at?I(`help.over.${n.ended_how}`):n.answered_at?I(`help.coming`,X(e,n.answered_by,n.answered_at)):I(`help.waiting.${n.level}`);return i?`${a} · ${I(`hall-outbox.waiting`)}`:a}function en({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function tn(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?ce(t,e.hanchans[n],r):Le(t,n))}function Q({call:e,brief:t}){let{state:n,official:r}=m(),{does:i,tell:a,wrong:s}=o(),c=$t(e,r),l=e.official===r?.id,u=(t,n,r)=>i(async()=>{await k.send(t,e.id,n),_(),V(r)}),d=()=>i(async()=>{if(k.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await k.discard(e.id))return V(I(`help.not-called`));await k.send(`help-end`,e.id,{how:`taken-back`}),V(I(`help.over.taken-back`))}),f=c&&!e.answered_at;return F`<p class="pair">
${f&&F`<button class="button main" type="button" onClick=${()=>u(`help-answer`,{},I(`help.said`))}>${I(`help.come`)}</button>`}
${c&&F`<a class="button" href=${en(e)} onClick=${()=>tn(n,e)}>${I(`help.rule`)}</a>`}
${l&&F`<button class="button" type="button" onClick=${d}>${I(`help.take-back`)}</button>`}
${!l&&!t&&F`<button class="button" type="button" onClick=${()=>u(`help-end`,{how:`settled`},I(`help.over.settled`))}>${I(`help.settle`)}</button>`}
</p>${s}`}function nn({about:e,call:t}){let r=m(),{state:i,official:a}=r,{does:s,wrong:c}=o(),l=Qt(i,a),u=Zt(i).find(t=>t.table===e.table.id&&t.official===a?.id);return e.from||!(u||l)?null:u?F`<section class="note info stack" aria-label=${I(`help.one`)}>
<p role="status">${Z(r,u)}</p>
<${Q} call=${u} />
</section>`:F`<button class="button quiet" type="button" onClick=${()=>s(async()=>{await k.send(`help-call`,null,rn(e,t),{expected:l}),_(),n(880)})}>${I(`help.call.${l}`)}</button>${c}`}function rn(e,t){let{seat:n,offender:r,amends:i,...a}=we(e,null),o=[e,...(t?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...a,offenders:o,...t&&{foul:t.foul,facts:t.own,context:u(t.context)}}}function an({args:[e]}){let{tournament:t,state:n}=m();if(!t||!n)return F`<${D} title=${I(`help.one`)} />`;let r=n.helpCalls[e];return r?F`<${on} state=${n} call=${r} />`:F`<${j} title=${I(`help.one`)} text=${I(`help.missing`)} up="#/tables" />`}function on({state:e,call:t}){let n=m(),r=A(),{table:i,hand:a,offenders:o,foul:s,official:c,called_at:l,ruling:u}=t,d=I(`hall-table`,{label:e.tables[i]?.label??`?`}),f=[d,M(a)].filter(Boolean).join(` · `);return F`<${x} title=${f} up="#/tables" actions=${!t.ended_at&&F`<${Q} call=${t} />`}>
<p class=${`note ${t.ended_at?``:`info`}`} role="status">${Z(n,t)}</p>
<section class="card stack">
${s&&F`<p><strong>${L(r,s)}</strong></p>`}
${o.map(t=>F`<${sn} key=${t.id} state=${e} words=${r} offender=${t} />`)}
<p class="soft">${I(`help.by`,X(e,c,l))}</p>
</section>
<${tt} ruling=${t} />
<p class="beside">
<a class="button quiet" href=${`#/table/${i}`}>${d}</a>
${u&&F`<a class="button quiet" href=${`#/ruling/${u}`}>${I(`hall-ruling`)}</a>`}
</p>
<//>`}function sn({state:e,words:t,offender:n}){let{seat:r}=n,[i]=Y(e,{offenders:[n]});return F`<p class="call-name">
<strong class="who">${i}</strong>
${r&&F`<span class="badge">${t.phrase(`seat-${r}`)}</span>`}
</p>`}function cn(){let e=m(),{state:t}=e,n=A(),r=Zt(t);return r.length===0?null:F`<section class="stack" aria-label=${I(`help.all`)}>
<h2>${I(`help.all`)}</h2>
<ul class="rows">
${r.map(r=>F`<li key=${r.id}>
<a class="row" href=${`#/help/${r.id}`}>
<span class="body">
<strong>${J(n,t,r)}</strong>
<small>${[...Y(t,r),``].join(` · `)}${I(`help.by`,X(t,r.official,r.called_at))} · ${Z(e,r)}</small>
</span>
<${d} name="next" />
</a>
</li>`)}
</ul>
</section>`}function ln(){let e=m(),{tournament:t,state:n,official:r}=e;return t&&n&&r&&F`<${un} key=${n.id} snapshot=${e} />`}function un({snapshot:e}){let{state:t}=e,n=A(),{parts:r}=ue(),i=`shinpan.escalations.`+t.id,[a,o]=w(()=>Pe(i)??{since:t.seq});h(()=>P(i,a),[a]);let s=Object.values(t.escalations).flatMap(t=>fn(e,t)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(h(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[I(`esc.news.several`,{count:s.length}),`#/escalations`]:dn(n,u);return F`<div class="note info row" role="status">
<a class="reach body" href=${f} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${I(`esc.news.seen`)}</button>
</div>`}function dn(e,{id:t,what:n,ruling:r}){let i={foul:L(e,r.foul),name:r.offender.name};return[n?I(`esc.news.outcome`,{what:n,...i}):I(`esc.news.yours`,i),`#/escalation/${t}`]}function fn(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return Be(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:dt(s)}:null}function pn(){let e=m(),{tournament:t,state:n,official:r}=e;return F`${t&&n&&r&&F`<${mn} key=${n.id} snapshot=${e} />`}<${ln} />`}function mn({snapshot:e}){let{state:t,official:r}=e,i=A(),{parts:a}=ue(),o=`shinpan.help.`+t.id,[s,c]=w(()=>Pe(o)??{});h(()=>P(o,s),[s]);let l=Object.values(t.helpCalls).filter(({id:e})=>a[0]!==`help`||a[1]!==e),u=l.filter(e=>!e.answered_at&&!e.ended_at&&$t(e,r)),d=l.filter(e=>gn(e,r)&&s[e.id]!==hn(e)),f=u.map(({id:e})=>e).join();return h(()=>{f&&(n(220),_(400))},[f]),F`${u.map(e=>F`<section class="note warn stack" key=${e.id} role="alert">
<a class="reach" href=${`#/help/${e.id}`}>
<span>
<strong>${J(i,t,e)}</strong><br />
${[...Y(t,e),I(`help.by`,X(t,e.official,e.called_at))].join(` · `)}
</span>
</a>
<${Q} call=${e} brief />
</section>`)}${d.map(n=>F`<div class="note info row" key=${n.id} role="status">
<a class="reach body" href=${`#/help/${n.id}`}>${J(i,t,n)} · ${Z(e,n)}</a>
<button class="button" type="button" onClick=${()=>c({...s,[n.id]:hn(n)})}>
${I(`help.seen`)}
</button>
</div>`)}`}function hn({ended_at:e}){return e?`over`:`coming`}function gn({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function _n({call:{foul:e,spoken:t}}){let{library:n,book:r}=m(),i={words:A(),library:n},{rows:a}=r.table(e);return F`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return F`<li key=${e}>
<strong class="penalty">${Qe(i,r)}</strong> <span class="badge">${I(`open.verdict.${t}`)}</span>
${o.map(e=>F`<p class="soft" key=${e}>${vn(i,r,e)}</p>`)}
${o.length===0&&F`<p class="soft">${I(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function vn(e,t,n){return n in t.when?nt(e,{[n]:t.when[n]}):e.words.question(n)}function yn({text:e}){let{outbox:t}=m(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:F`<p class="note warn">${I(e,{count:n})}</p>
<a class="button main" href="#/outbox">${I(`hall-see-outbox`)}</a>`}function bn(){let{tournament:e,alarms:t}=m(),[n,r]=w(!1);return e?F`<section class="card">
<h2>${I(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>r(!0)}>${I(`hall-leave`)}</button>
${n&&F`<${R} title=${I(`hall-leave-ask`,{name:e.name})} onClose=${()=>r(!1)}>
<p>${I(`hall-leave-text`)}</p>
${t&&F`<p class="note bad">${I(`alarm.leave`)}</p>`}
<${yn} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await k.leave(),Te(`#/`)}}>${I(`hall-leave`)}</button>
<button class="button" onClick=${()=>r(!1)}>${I(`cancel`)}</button>
<//>`}
</section>`:null}function xn({onYes:e}){let t=F`<button class="button danger" onClick=${e}>${I(`hall-switch-yes`)}</button>`;return F`<${x} title=${I(`hall-switch`)} up="#/tables" actions=${t}>
<${yn} text="hall-switch-unsent" />
<//>`}function Sn({item:e,away:t,onClose:n}){let{does:r,tell:i,wrong:a}=o(),s=Ee(e),c=s&&!t&&e.kind===`ruling`,l=async()=>{if(!await k.discard(e.id))return i(I(`hall-over`));V(I(s?`hall-discarded-here`:`hall-discarded`)),n()};return F`<${R} title=${I(`hall-discard`)} onClose=${n}>
<p>${I(s?`hall-discard-sent`:`hall-discard-text`)} ${c&&I(`hall-discard-withdraw`)}</p>
${a}
<div class="pair">
${c&&F`<a class="button" href=${`#/ruling/${e.id}`}>${I(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(l)}>${I(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${I(`cancel`)}</button>
</div>
<//>`}function Cn(){let{official:e}=m();return F`<div class="note bad" role="alert">
<p>${I(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${I(`hall-join`)}</a>
${T(e,[`director`])&&F`<a class="button" href="#/account">${I(`hall-join-account`)}</a>`}
</p>
</div>`}function wn({item:e}){let{tournament:t,official:n,signedOut:r}=m(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return F`<p class="note bad">${I(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&F`<button class="button" type="button" onClick=${()=>k.sendAsMe(e.id)}>${I(`elsewhere-send-as`,{name:n.name})}</button>`}`}function Tn({item:{id:e,count:t}}){return F`<article class="item">
<p class="note warn">${I(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>k.discard(e)}>${I(`hall-seen`)}</button>
</article>`}const En={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function Dn({item:e}){let t=A(),{state:n}=m(),{kind:r,state:i,problem:a,ruledAt:o}=e;return r===`restored`?F`<${Tn} item=${e} />`:F`<article class=${`item ${i}`} aria-label=${I(`hall-kind.${r}`)}>
<${On} item=${e} />
<p>${kn(t,n,e)}</p>
<p class="soft">${E(o,n.settings.time_zone)}</p>
${i===`waiting`&&F`<${jn} item=${e} />`}
${i===`refused`&&F`<${H} problem=${a} />`}
${i===`conflict`&&F`<${ot} stored=${a?.stored??{}} sent=${a?.sent??e.body??{}} />`}
${i===`differs`&&F`<${et} item=${e} />`}
${i===`holding`?F`<${ge} id=${e.id} />`:F`<${$} item=${e} />`}
</article>`}function On({item:{kind:e,state:t}}){let n=Ae(t)?`bad`:`info`;return F`<p><strong>${I(`hall-kind.${e}`)}</strong> <span class=${`badge ${n}`}>${I(`hall-outbox.${t}`)}</span></p>`}function kn(e,t,{id:n,kind:r,subject:i,body:a,about:o}){if(r.startsWith(`help-`))return An(t,t.helpCalls[r===`help-call`?n:i]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(r))return[o.table&&I(`hall-table`,{label:o.table}),o.who].filter(Boolean).join(` · `);if(r===`hand-end`||r===`dead-hand`)return[I(`hall-table`,{label:t.tables[a.table]?.label??`?`}),M(a.hand),r===`hand-end`&&I(`hall-how.${a.how}`)].filter(Boolean).join(` · `);let s=t.rulings[r===`ruling`?n:i];if(!s)return I(`hall-unknown`);let c=F`<a href=${`#/ruling/${s.id}`}><span class="who">${s.offender.name}</span> · ${L(e,s.foul)}</a>`;return a?.reason?F`${c} · ${a.reason}`:c}function An(e,t){return t?I(`hall-table`,{label:e.tables[t.table]?.label??`?`}):I(`hall-unknown`)}function jn({item:e}){Ze();let{blockedBy:t,trouble:n}=e;if(n?.status===401)return F`<${wn} item=${e} />`;if(t)return F`<p class="note warn">${I(`hall-blocked`)}</p>`;if(!n)return null;let r=n.status===0?I(navigator.onLine?`live.unreached`:`no-network`):Xe(n.problem)||`HTTP ${n.status}`;return F`<p class="soft">${I(`hall-last-try`,{text:r})}</p>`}function $({item:e,away:t}){let[n,r]=w(!1),{does:i,tell:a,wrong:s}=o(),{id:c,kind:l,state:u}=e,d=u===`conflict`&&!Me(e);if(u===`differs`||d){let e=I(d?`hall-keep-logged`:`hall-seen`);return F`<div class="pair"><button class="button" type="button" onClick=${()=>i(()=>k.discard(c))}>${e}</button>${s}</div>`}let f=async()=>{await k.retry(c)?V(I(`hall-again`)):a(I(`hall-over`))};return F`<div class="pair">
${u!==`waiting`&&F`<button class="button" type="button" onClick=${()=>i(f)}>${I(u===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${u!==`waiting`&&l in En&&!t&&F`<a class="button" href=${En[l](e)}>${I(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(!0)}>${I(`hall-discard`)}</button>
${n&&F`<${Sn} item=${e} away=${t} onClose=${()=>r(!1)} />`}
</div>${s}`}function Mn(){let{elsewhere:e}=m();return e.map(({id:e,name:t,items:n})=>F`<section class="stack" key=${e}>
<h2>${I(`elsewhere-in`,{name:t??I(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>F`<li key=${e.id} tabindex="-1"><${Nn} item=${e} /></li>`)}</ol>
</section>`)}function Nn({item:e}){let t=A(),{kind:n,state:r,about:i={},body:a,problem:o,expected:s,answer:c}=e;if(n===`restored`)return F`<${Tn} item=${e} />`;let{table:l,who:u,foul:d}=i,f=l&&I(`hall-table`,{label:l});return F`<article class=${`item ${r}`} aria-label=${I(`hall-kind.${n}`)}>
<${On} item=${e} />
<p>${[f,u,d&&L(t,d),a?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${E(e.ruledAt)}</p>
${r===`waiting`&&F`<${jn} item=${e} />`}
${r===`refused`&&F`<${H} problem=${o} />`}
${r===`differs`&&F`<div class="note warn">
<p>${I(`hall-phone-showed`,{line:O(t,s)})}</p>
<p><strong>${I(`hall-server-decided`,{line:O(t,c.decision)})}</strong></p>
</div>`}
${r!==`holding`&&F`<${$} item=${e} away />`}
</article>`}function Pn(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:o,lowStorage:s}=m();return F`<section class="stack">
<h2>${I(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&F`<p class="note warn">
${I(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:In(Math.abs(t))})}
</p>`}
${!n&&r&&F`<p class="soft">${I(`hall-clock-last`,{time:E(new Date(r),e?.time_zone)})}</p>`}
${!n&&F`<p class="soft">${I(`hall-clock-unsure`)}</p>`}
${s&&F`<p class="note bad" role="alert">${I(`hall-storage-low`)}</p>`}
<p class="soft">${I(i?`hall-persisted`:`hall-not-persisted`)}</p>
${o>0&&F`<p class="soft">${I(`hall-storage`,{used:Fn(a,1),quota:Fn(o,0)})}</p>`}
</section>`}function Fn(e,t){return p(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function In(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>I(`hall-span.${e}`,{count:t})).join(` `)}function Ln(){let{tournament:e,state:t,outbox:n,elsewhere:r}=m();zn();let i=e=>!Ae(e.state),a=n.filter(e=>!i(e)),o=n.filter(i),s=[...n,...r.flatMap(({items:e})=>e)].some(i)&&F`<button class="button main" onClick=${()=>k.sendNow()}>${I(`hall-send-now`)}</button>`,c=r.length>0&&F`<${Mn} />`;return!e||!t?F`<${D} title=${I(`hall-outbox-title`)} actions=${s}>${c}<//>`:F`<${x} title=${I(`hall-outbox-title`)} up="#/tables" actions=${s}>
<${Bn} />
${n.length===0&&!c&&F`<${N} text=${I(`hall-outbox-empty`)} />`}
<${Rn} title=${I(`hall-tasks`)} items=${a} />
<${Rn} title=${I(`hall-waits`)} items=${o} />
${c}
<${Pn} />
<//>`}function Rn({title:e,items:t}){return t.length===0?null:F`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>F`<li key=${e.id} tabindex="-1"><${Dn} item=${e} /></li>`)}</ol>
</section>`}function zn(){let e=v({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];h(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),h(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function Bn(){let{signedOut:e,revisionChange:t,trouble:n,superseded:r,syncedAt:i,live:a,tournament:o}=m(),s=a===`offline`?`no-network`:a===`unreached`&&`live.unreached`;return F`
${e&&F`<${Cn} />`}
${n&&F`<p class="note bad" role="alert">${I(`hall-trouble`,{text:n})}</p>`}
${r&&F`<p class="note warn">${I(`hall-superseded`)}</p>`}
${t&&F`<p class="note warn">${I(`hall-revision-change`,{count:t.items.length,from:t.from.map(e=>e?.slice(0,6)??`?`).join(`, `),to:t.to.slice(0,6)})}</p>`}
${s&&!e&&i&&F`<p class="note">${I(`hall-offline-since`,{link:I(s),time:E(i,o?.time_zone)})}</p>`}
`}function Vn({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return h(()=>()=>n?speechSynthesis.cancel():void 0,[]),F`<${R} title=${I(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&F`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=ae.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${I(`call.speak`)}</button>`}
<//>`}function Hn({onClose:e}){let{waiting:t,tasks:n,wrongs:r}=g(),i=(t,n)=>F`<a class="button" key=${t} href=${n} onClick=${e}>${t}</a>`;return F`<${R} title=${I(`standing`)} onClose=${e}>
${n>0&&i(I(`to-resolve`,{count:n}),`#/outbox`)}
${r.map(({text:e,to:t})=>i(e,t))}
${t>0&&i(I(`waiting-to-send`,{count:t}),`#/outbox`)}
<${Un} />
<//>`}function Un(){let{tournament:e,book:t,library:n,syncedAt:r}=m(),{ready:i,link:a}=g(),o=e&&t&&(n?.books[t.id]?.name??t.id),s=e&&r&&I(`synced`,{time:E(r,e.time_zone)});return F`<ul class="bullets">
${[a,i,s,o].filter(Boolean).map(e=>F`<li key=${e}>${e}</li>`)}
</ul>`}function Wn(){return F`<a class="button quiet" href="#/people">${I(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${I(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${I(`reports.link`)}</a>`}function Gn({hand:e,hanchan:n,hanchans:r,onHand:i,onPass:a,onEnd:o,onHanchan:s,onClose:c}){let u=t.map(e=>({value:e,text:I(`hall-wind.${e}`)})),d=[1,2,3,4].map(e=>({value:e,text:String(e)})),f=r.map(({id:e,round:t})=>({value:e,text:I(`hall-round`,{round:t})})),p=t=>i({...e,...t}),m=e=>()=>{c(),e()};return F`<${R} title=${M(e)} onClose=${c}>
<button class="button main" type="button" onClick=${m(()=>a(he(e)))}>${I(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${m(()=>a(se(e)))}>${I(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${m(o)}>${I(`hall-ended`)}</button>
</div>
${f.length>1&&F`<${b} label=${I(`hall-hanchan`)} value=${n.id} options=${f} onChange=${s} />`}
<${l} label=${I(`hall-round-wind`)} value=${e.wind} options=${u} onChange=${e=>p({wind:e})} />
<${l} label=${I(`hall-number`)} value=${e.number} options=${d}
onChange=${e=>p({number:e})} />
<${be} label=${I(`hall-counter-label`)} value=${e.counters} min=${0} max=${99} less=${I(`hall-counter-less`)}
more=${I(`hall-counter-more`)} onChange=${e=>p({counters:e})} />
<button class="button" type="button" onClick=${c}>${I(`hall-done`)}</button>
<//>`}function Kn({table:e,hanchan:t,onTurn:n,onClose:i}){let{state:a,official:o}=m(),s=r(o)||a.results[t.id];return F`<${R} title=${I(`hall-other`)} onClose=${i}>
<a class="button" href=${`#/call/${e.id}/team`}>${I(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${I(`hall-on-official`)}</a>
${s&&F`<a class="button" href=${`#/result/${t.id}`}>${I(`hall-result`)}</a>`}
<button class="button" type="button" onClick=${n}>${I(`hall-turn`)}</button>
<//>`}export{Vn as Aloud,pt as Amendment,Re as Badge,nn as CallForHelp,at as Circumstances,St as Claimed,ft as DeadHandWarning,Wn as DirectorLinks,ut as Escalate,Tt as ExtraTimeOffer,Gn as HandSheet,an as HelpCall,bn as Leave,Lt as Log,Yt as Near,pn as Notices,cn as OpenHelpCalls,wt as OtherRulebooks,Kn as OtherSheet,ht as Otherwise,Ln as Outbox,Ut as Player,st as PushSwitch,Ue as Reason,Ge as Reasons,lt as Ruling,Un as Standing,Hn as StatusSheet,xn as Switch,Et as TableClock,_n as Trace,rt as Warned,ze as WrongPlayer,mt as nothingNew,qe as reasonWords};