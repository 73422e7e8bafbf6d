import{$ as e,$r as t,Ar as n,At as r,Ct as i,D as a,Dn as o,Dt as s,Fr as c,Ft as l,Gt as u,Ht as d,It as f,J as p,Jt as m,L as h,Mt as g,Nr as _,Nt as v,O as y,P as b,Pr as x,Pt as S,Q as C,Qt as ee,R as te,Sn as w,Sr as ne,St as re,Tr as ie,V as T,Vn as ae,Wt as oe,X as se,Xt as E,Z as ce,Zt as le,_i as D,_n as ue,_t as de,ai as O,an as k,at as fe,b as pe,bn as me,bt as he,cn as ge,ct as A,d as _e,dn as ve,en as j,fn as ye,g as be,gi as xe,gn as Se,gt as M,h as Ce,in as N,it as we,jn as Te,jt as P,kt as F,ln as I,lt as L,m as R,mi as z,mt as Ee,nn as De,nt as Oe,p as ke,pn as Ae,q as je,qt as Me,rt as Ne,s as Pe,si as Fe,sn as Ie,st as B,tn as V,tt as Le,un as Re,ut as ze,vi as H,vn as U,vt as Be,w as W,xr as Ve,xt as He,yn as Ue,yt as We,z as G,zt as K}from"./app.js";import{$ as Ge,At as Ke,B as q,Bt as qe,Ct as Je,Dt as Ye,F as J,G as Xe,Gr as Ze,H as Qe,Ht as $e,I as et,Kr as tt,L as Y,M as nt,Mt as rt,N as it,P as at,Pt as ot,R as st,Rt as ct,St as lt,Ut as ut,V as X,W as dt,Wr as ft,Wt as pt,Yr as mt,Zr as ht,_n as gt,_t,a as vt,ar as yt,c as bt,ci as xt,er as St,et as Ct,hn as wt,i as Tt,j as Et,jn as Dt,jt as Ot,kt,l as At,n as jt,oi as Mt,ot as Nt,qr as Pt,qt as Ft,si as It,st as Lt,t as Rt,vt as zt,wt as Bt,xn as Vt,xt as Ht,z as Ut,zt as Wt}from"./shared.js";const Gt=[`status`,`penalties`,`effects`,`steps`,`stays`,`range`,`transfers`,`points`,`fines`];function Kt({call:e}){let{book:t}=j(),n=M(),{fouls:r,facts:i}=n.catalogue,a=r[e.foul].asks.filter(e=>i[e].disputed).filter(n=>qt(t,e,n,i[n]));if(a.length===0)return null;let o=a.map(e=>n.pick(i[e].disputed)).join(` · `);return I`<p class="soft">${N(`undisputed.same`,{facts:o})}</p>`}function qt(e,{foul:t,facts:n,context:r,decision:i,log:a},o,s){if(i.status===`needs-facts`||o in a.facts)return!1;if(!e.table(t).used.includes(o))return!0;let c=s.kind===`yes-no`?[!0,!1]:Object.keys(s.answers),l=Jt(i);return c.every(i=>Jt(C(e,t,{...n,[o]:i},r))===l)}function Jt(e){return e&&O(Gt.map(t=>e[t]??null))}function Yt({declared:e}){let{state:t}=j();return I`<p class="note warn">${N(`already.dead`,{since:de(t,e)})}</p>`}function Xt({ruling:e}){let t=M(),{state:n}=j(),r=n.rulings[e];if(!r)return null;let i=V(r.ruled_at,n.settings.time_zone),a=r.offender.name,o=ue().parts[3]&&F(null,{facts:null,context:null,ask:null});return I`<p class="note info">
${N(`amending.what`,{line:L(t,r),name:a,time:i})}${` `}
${o&&I`<a class="reach" href=${o}>${N(`amending.another`)}</a>`}
</p>`}function Zt({from:e,again:t,offender:n},r,i,a){if(t)return``;let o=[e.offender.id,e.foul,{...r.log.facts,...e.facts},b(e.context),e.penalties,e.note??``],s=[n?.id,r.foul,r.facts,r.context,i?.penalties??r.decision.penalties,a];return O(o)===O(s)?N(`amending.nothing`):``}const Qt=[1,5,10,20];function $t({book:e,per:t,chosen:n,onChosen:r,wrong:i}){return Ne.filter(e=>e in n).map(a=>I`<${en} key=${a} kind=${a} book=${e} per=${t} value=${n[a]} onValue=${e=>r({...n,[a]:e})} wrong=${i} />`)}function en({kind:e,book:t,per:n,value:r,onValue:i,wrong:a}){let o=M(),s=tn(t,e).map(e=>String(e*n)),[c,l]=D(s.length===0||!(!r||s.includes(r))),[u,d]=n>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`],f=N(u,{kind:o.name(`kinds`,e)}),p=e=>{l(!1),i(e===r?``:e)},m=N(d,{most:o.number(Le*n)});return I`<fieldset>
<legend>${f}</legend>
<div class="switches">
${s.map(e=>{let t=n>1?o.number(Number(e)):N(`amount.p`,{p:e});return I`<${h} key=${e} pressed=${!c&&e===r} onClick=${()=>p(e)}>${t}<//>`})}
${s.length>0&&I`<${h} pressed=${c} onClick=${()=>l(!c)}>${N(`amount.another`)}<//>`}
</div>
${!c&&a&&!r&&I`<p class="note bad" role="alert">${m}</p>`}
</fieldset>
${c&&I`<${S} label=${f} inputmode="numeric" autocomplete="off" value=${r} wrong=${a?m:void 0} onInput=${i} />`}`}function tn({content:e},t){if(t===`disqualification`)return[];let n=Object.values(e.fouls).flatMap(({rows:e})=>e).flatMap(({then:e,range:t=[]})=>[...e,...t]).filter(e=>e.kind===t),r=new Set(n.map(({p:e})=>e?.first??e).filter(Number.isInteger));if(t===`chonbo`&&Number.isInteger(e.values.chonbo)&&r.add(e.values.chonbo),t===`points`)for(let e of Qt)r.size<6&&r.add(e);return[...r].sort((e,t)=>e-t).slice(0,8)}function nn({about:e,call:t,yes:n,onIssue:r,onClose:i}){let{library:a,book:o,state:s}=j(),c=M(),[l,u]=D({}),[d,f]=D(t.decision.penalties[0]?.whom??`offender`),{reason:p,field:m}=Pt(`ruling`,t.foul),[h,g]=D(!1),{decision:_,spoken:y}=t,b=o.content.unit?Fe:1,x=sn(o,l,d,b),S=e=>{e.preventDefault(),g(!0),x&&p&&r({checked:x,reason:p})},C=on(s,e,_).map(t=>({value:t,text:t===`offender`?e.offender?.name:c.phrase(`on-${t}`)}));return I`<${P}
title=${N(ce(_)?`call.choose`:`call.otherwise`)}
onClose=${i}
>
<form onSubmit=${S} novalidate>
${_.range&&I`<${rn} words=${c} per=${b} range=${_.range} chosen=${l} onChosen=${u} />`}
<${an}
words=${c}
book=${o}
per=${b}
chosen=${l}
onChosen=${u}
folded=${!!_.range}
/>
<${$t} book=${o} per=${b} chosen=${l} onChosen=${u} wrong=${h&&!x} />
${C.length>1&&I`<${v} label=${N(`call.whom`)} value=${d} options=${C} onChange=${f} />`}
${m(h)}
${h&&Object.keys(l).length===0&&I`<p class="note bad" role="alert">${N(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${x&&se(a,o,_,y,x).line}
</p>
<button class="button main">${n}</button>
</form>
<//>`}function rn({words:e,per:t,range:n,chosen:r,onChosen:i}){return I`<${v}
label=${N(`call.range`)}
value=${n.findIndex(e=>cn(r,e,t))}
options=${n.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>i({[n[e].kind]:Z(n[e].p,t)})}
/>`}function an({words:e,book:t,per:n,chosen:r,onChosen:i,folded:a}){let o=e=>{let{[e]:a,none:o,...s}=r,c=e===`chonbo`?Z(t.content.values.chonbo,n):``;i(a===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},s=I`<fieldset>
<legend>${N(`call.kinds`)}</legend>
<div class="choices">
${c.map(t=>I`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in r} onChange=${()=>o(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return a?I`<details class="fold">
<summary>${N(`call.outside`)}</summary>
${s}
</details>`:s}function on(e,{offender:t},{penalties:n,range:r=[]}){let i=[...n,...r].map(({whom:e})=>e),a=t?.kind===`player`&&e.players[t.id]?.team?[`team`,`each-teammate`]:[];return Oe.filter(e=>[`offender`,...a,...i].includes(e))}function sn(e,t,n,r){let i=Object.entries(t).map(([e,t])=>({kind:e,whom:n,...t.trim()&&{p:Number(t)/r}}));try{return we(e,i)}catch{return null}}function cn(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===Z(n,r)}function Z(e,t){return e===void 0?``:String(e*t)}function ln({args:[e=``],query:t}){let n=t.get(`call`)??``,r=`#/table/${e}`,i=I`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(Re+n,{steal:!0},()=>{}),Se(ye()[n]?.place??r,{replace:!0})}}>${N(`elsewhere.take`)}</button>`;return I`<${d} title=${N(`elsewhere.title`)} up=${r} actions=${i}><${K} text=${N(`elsewhere.text`)} /><//>`}function un({late:e,onAnswer:t}){let[n,r]=D(e?fn(e):``),[i,a]=D(``),o=dn(n),s=e=>r(fn(Math.max((o??0)+e,0)));return I`<form class="exactly" onSubmit=${e=>{e.preventDefault(),o===null?a(N(`call.time-wrong`)):t(o)}}>
<button class="button" type="button" aria-label=${N(`call.time-less`)} onClick=${()=>s(-60)}>−</button>
<${S}
label=${N(`call.time`)}
hint=${N(`call.time-hint`)}
value=${n}
onInput=${r}
wrong=${i}
inputmode="text"
autocomplete="off"
/>
<button class="button" type="button" aria-label=${N(`call.time-more`)} onClick=${()=>s(60)}>+</button>
<button class="button main">${N(`call.time-take`)}</button>
</form>`}function dn(e){let[,t,n=`0`]=/^\s*(\d{1,3})(?:[:：.](\d{1,2}))?\s*$/.exec(e)??[];return t&&Number(n)<60?Number(t)*60+Number(n):null}function fn(e){return`${Math.floor(e/60)}:${String(e%60).padStart(2,`0`)}`}function pn({kept:{note:e,photos:t},noted:n}){let r=+!!e.trim()+t.length,i=I`<span class="body">${N(`call.extras`)}</span>
${r>0&&I`<span class="badge">${r}</span>`}`,a=e=>{Ae({photos:t.filter(t=>t!==e)}),o.deletePhotos([e])};return I`<${g} title=${i}>
${()=>I`<div class="stack">
${n&&I`<${S} long label=${N(`call.note`)} value=${e} onInput=${e=>Ae({note:e})} maxlength="4000" />`}
<${ut} count=${t.length} onPhoto=${ve} />
<ul class="photos" aria-label=${N(`hall-photos`)}>
${t.map((e,t)=>I`<li key=${e}><${mn} id=${e} number=${t+1} onRemove=${()=>a(e)} /></li>`)}
</ul>
</div>`}
<//>`}function mn({id:e,number:t,onRemove:n}){let{url:r}=pt(()=>o.photo(``,e),e);return I`${r&&I`<img src=${r} alt=${N(`hall-photo`,{number:t})} />`}
<button class="button" type="button" onClick=${n}>${N(`call.photo-remove`,{number:t})}</button>`}function hn({foul:t,facts:n,context:r}){let{library:i,book:a}=j(),[s,c]=D([]),l=JSON.stringify([t,n,r,i.language,a.revision]);return z(()=>{let s=!1,l=Object.keys(i.books).filter(e=>e!==a.id);return(async()=>{let u=await Promise.all(l.map(e=>o.bookOf({id:e,options:{},readings:{}}))),[,...d]=bt([a,...u],t,n,r);s||c(d.map(t=>e(i,t)))})(),()=>{s=!0}},[l]),s}function gn({call:e}){return hn(e).map(e=>I`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${Ee(e).map(e=>I`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&I`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function _n({call:{foul:e,spoken:t}}){let{library:n,book:r}=j(),i={words:M(),library:n},{rows:a}=r.table(e);return I`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return I`<li key=${e}>
<strong class="penalty">${vt(i,r)}</strong> <span class="badge">${N(`open.verdict.${t}`)}</span>
${o.map(e=>I`<p class="soft" key=${e}>${vn(i,r,e)}</p>`)}
${o.length===0&&I`<p class="soft">${N(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function vn(e,t,n){return n in t.when?Tt(e,{[n]:t.when[n]}):e.words.question(n)}function yn({call:e}){let{readings:t,rulebook:n,examples:r=[],trace:i}=e.spoken,a=[n.name,...n.option_names??[]].join(` + `);return I`${n.standing!==`official`&&I`<p class="note warn">${n.standing_text}</p>`}
${t.length>0&&I`<${g} title=${N(`call.readings`,{count:t.length})}>
${()=>I`<${qe} readings=${t} />`}
<//>`}
${r.length>0&&I`<${g} title=${N(`call.examples`)}>
${()=>I`<ul class="bullets">${r.map(e=>I`<li key=${e.id}>${e.text}</li>`)}</ul>`}
<//>`}
<${g} title=${N(`call.trace`)}>
${()=>I`<div class="stack"><p class="soft">${[a,...Ee(e.spoken)].join(` · `)}</p>${i.length>0&&I`<${_n} call=${e} />`}</div>`}
<//>
<${g} title=${N(`call.books`)}>${()=>I`<${gn} call=${e} />`}<//>`}function bn({state:e,ruling:n}){let{does:r,wrong:i}=y(),a=e.hanchans[n.hanchan??``],o=Math.floor((Date.parse(n.ruled_at)-ae(n.id))/1e3),s=Object.values(e.extraTimes).find(e=>e.ruling===n.id&&e.seconds>0);return s?I`<p class="note" role="status">${N(`game.given`,{time:t(s.seconds)})}</p>`:o<=60||o>3600||!a||!T(e,a).clock?null:I`<div class="note info">
<p>${N(`game.offer`,{time:t(o)})}</p>
<button class="button" type="button" onClick=${()=>r(()=>gt(a,o,n.id))}>${N(`game.give`,{time:t(o)})}</button>
${i}
</div>`}function xn({state:e,hanchan:n}){let{clock:r}=T(e,n),i=yt(!!r),a=Vt(e,n).length,o=r&&je(r,i),s=o?N(`game.up`):r&&N(`game.time-left`,{time:t(p(r,i))});return I`<a class="button quiet" href=${`#/start/${n.table}`}>${s??N(`hall-start`)}</a>
${a>0&&I`<a class="button quiet warn" href=${`#/start/${n.table}`}>${N(`kept.waiting`,{count:a})}</a>`}
${o&&I`<${wt} />`}`}function Sn({state:e,table:t}){let n=W(Object.values(e.rulings).filter(e=>e.table.id===t));return I`<section class="stack" aria-labelledby="rulings">
<h2 id="rulings">${N(`hall-rulings`)}</h2>
<${pe} rulings=${n.slice(0,20)} empty=${N(`hall-no-rulings`)} />
${n.length>20&&I`<a class="button" href=${`#/log?table=${t}`}>${N(`hall-all`,{count:n.length})}</a>`}
</section>`}function Cn({rulings:e,empty:t}){let[n,r]=D(40),i=xe(null),a=()=>r(e=>e+40),o=e.length-n;return z(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),I`<${pe} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&I`<button class="button" ref=${i} type="button" onClick=${a}>${N(`hall-more`,{count:o})}</button>`}`}function wn({query:e}){let{tournament:t,state:n}=j();return!t||!n?I`<${G} title=${N(`hall-log`)} />`:I`<${Tn} state=${n} asked=${Object.fromEntries(e)} />`}function Tn({state:e,asked:t}){let n=M(),{official:r}=j(),[i,a]=D(t),[o,s]=D(``),c=e.settings.time_zone,l=H(()=>W(Et(e)),[e]),u=H(()=>Xe(n,e,dt(l,i,c),o),[n,l,i,o]);return I`<${d} title=${N(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${N(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${N(`hall-journal`)}</a>
${ke(r)&&I`<a class="button quiet" href="#/dashboard">${N(`hall-dashboard`)}</a>`}
</p>
${l.length>0&&I`<${S} type="search" label=${N(`hall-search`)} hint=${N(`hall-search-hint`)} value=${o} onInput=${s} />
<${Qe} state=${e} rulings=${l} chosen=${i} onChoose=${a} />
<p role="status">${N(`hall-found`,{count:u.length,all:l.length})}</p>`}
${u.length===0&&I`<${En} any=${l.length>0} onClear=${()=>{a({}),s(``)}} />`}
<${Cn} key=${JSON.stringify([i,o])} rulings=${u} empty="" />
<//>`}function En({any:e,onClear:t}){return e?I`<${K} text=${N(`hall-none-found`)}><button class="button" type="button" onClick=${t}>${N(`hall-show-all`)}</button><//>`:I`<${K} text=${N(`hall-log-empty`)}><a class="button" href="#/tables">${N(`hall-tables`)}</a><//>`}const Dn=m(w.desk,`AccountActs`),Q=`offence_number`;function On({args:[e]}){let{tournament:t,state:n}=j();if(!t||!n)return I`<${G} title=${N(`hall-player`)} />`;let r=n.players[n.merged[e]??e];return r?I`<${kn} state=${n} player=${r} />`:I`<${te} title=${N(`hall-player`)} text=${N(`hall-no-player`)} up="#/tables" />`}function kn({state:e,player:t}){let{official:n}=j(),r=M(),i=W(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),a=Object.entries(Pn(i)).sort(([,e],[,t])=>t-e),o=e.teams[t.team]?.name;return I`<${d} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&N(`hall-id-number`,{number:t.id_number}),o,t.withdrawn_at&&N(`standings.withdrawn`)].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${N(`hall-counts`)}</h2>
${a.length===0&&I`<p class="soft">${N(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${a.map(([e,t])=>I`<div key=${e}><dt>${B(r,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${Ft} state=${e} id=${t.id} />
<${_t} state=${e} id=${t.id} />
${R(n,[`director`,`finance`])&&I`<${Dn} state=${e} account=${{kind:`player`,id:t.id}} />`}
<a class="button" href=${`#/standings/${t.id}`}>${N(`hall-lines`)}</a>
${R(n,[`director`])&&I`<a class="button" href=${`#/correct/player/${t.id}`}>${N(`correct.link`)}</a>
<a class="button" href=${`#/people/player/${t.id}`}>${N(`people.own-link`)}</a>`}
<${jn} state=${e} player=${t.id} />
<section class="stack">
<h2>${N(`hall-rulings`)}</h2>
<${Cn} rulings=${i} empty=${N(`hall-no-rulings`)} />
${R(n,[`director`])&&I`<ul class="rows"><${An} player=${t} /></ul>`}
</section>
<//>`}function An({player:{id:e,id_number:t}}){return I`<${mt} name=${N(`reports.player`)} hint=${N(`reports.player-about`)} path=${`players/${e}/rulings.pdf`}
file=${`${ht()}-player-${t}.pdf`} />`}function jn({state:e,player:t}){let{book:n,library:r}=j(),i=M();if(!n||!r)return null;let a=Mn(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Q)).map(e=>({foul:e,...Nn(i,n,{...a,foul:e})}));return o.length===0?null:I`<section class="stack">
<h2>${N(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>I`<div key=${e}>
<dt>${B(i,e)}<small>${N(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>I`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function Mn(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||he(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:He(e,r.table,r)}}function Nn(t,n,r){let i=o.knownFacts(r).facts[Q],a=e(t.library,Te(n,r.foul,i?{[Q]:i}:{})),s=ze(a.questions?.[0].answers??[]);return{number:i,scope:t.phrase(`scope-${n.table(r.foul).scope}`),lines:s.length>0?s:[a.line]}}function Pn(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function Fn({near:e=[]}){let t=M();return e.length===0?null:I`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>I`<a key=${e} class="button" href=${F(e)}>${t}</a>`)}
</section>`}function $({call:e,brief:t}){let{state:n,official:r}=j(),{does:i,tell:a,wrong:s}=y(),c=et(e,r),l=e.official===r?.id,u=(t,n,r)=>i(async()=>{await o.send(t,e.id,n),k(),E(r)}),d=()=>i(async()=>{if(o.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await o.discard(e.id))return E(N(`help.not-called`));await o.send(`help-end`,e.id,{how:`taken-back`}),E(N(`help.over.taken-back`))}),f=c&&!e.answered_at;return I`<p class="pair">
${f&&I`<button class="button main" type="button" onClick=${()=>u(`help-answer`,{},N(`help.said`))}>${N(`help.come`)}</button>`}
${c&&I`<a class="button" href=${Ut(e)} onClick=${()=>at(n,e)}>${N(`help.rule`)}</a>`}
${l&&I`<button class="button" type="button" onClick=${d}>${N(`help.take-back`)}</button>`}
${!l&&!t&&I`<button class="button" type="button" onClick=${()=>u(`help-end`,{how:`settled`},N(`help.over.settled`))}>${N(`help.settle`)}</button>`}
</p>${s}`}function In({about:e,call:t}){let n=j(),{state:r,official:i}=n,{does:a,wrong:s}=y(),c=it(r,i),l=st(r).find(t=>t.table===e.table.id&&t.official===i?.id);return e.from||!(l||c)?null:l?I`<section class="note info stack" aria-label=${N(`help.one`)}>
<p role="status">${q(n,l)}</p>
<${$} call=${l} />
</section>`:I`<button class="button quiet" type="button" onClick=${()=>a(async()=>{await o.send(`help-call`,null,Ln(e,t),{expected:c}),k(),le(880)})}>${N(`help.call.${c}`)}</button>${s}`}function Ln(e,t){let{seat:n,offender:r,amends:i,...a}=fe(e,null),o=[e,...(t?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...a,offenders:o,...t&&{foul:t.foul,facts:t.answered,context:b(t.context)}}}function Rn({args:[e]}){let{tournament:t,state:n}=j();if(!t||!n)return I`<${G} title=${N(`help.one`)} />`;let r=n.helpCalls[e];return r?I`<${zn} state=${n} call=${r} />`:I`<${te} title=${N(`help.one`)} text=${N(`help.missing`)} up="#/tables" />`}function zn({state:e,call:t}){let n=j(),r=M(),{table:i,hand:a,offenders:o,foul:s,official:c,called_at:l,ruling:u}=t,f=N(`hall-table`,{label:e.tables[i]?.label??`?`}),p=[f,A(a)].filter(Boolean).join(` · `);return I`<${d} title=${p} up="#/tables" actions=${!t.ended_at&&I`<${$} call=${t} />`}>
<p class=${`note ${t.ended_at?``:`info`}`} role="status">${q(n,t)}</p>
<section class="card stack">
${s&&I`<p><strong>${B(r,s)}</strong></p>`}
${o.map(t=>I`<${Bn} key=${t.id} state=${e} words=${r} offender=${t} />`)}
<p class="soft">${N(`help.by`,X(e,c,l))}</p>
</section>
<${zt} ruling=${t} />
<p class="beside">
<a class="button quiet" href=${`#/table/${i}`}>${f}</a>
${u&&I`<a class="button quiet" href=${`#/ruling/${u}`}>${N(`hall-ruling`)}</a>`}
</p>
<//>`}function Bn({state:e,words:t,offender:n}){let{seat:r}=n,[i]=Y(e,{offenders:[n]});return I`<p class="call-name">
<strong class="who">${i}</strong>
${r&&I`<span class="badge">${t.phrase(`seat-${r}`)}</span>`}
</p>`}function Vn(){let e=j(),{state:t}=e,n=M(),r=st(t);return r.length===0?null:I`<section class="stack" aria-label=${N(`help.all`)}>
<h2>${N(`help.all`)}</h2>
<ul class="rows">
${r.map(r=>I`<li key=${r.id}>
<a class="row" href=${`#/help/${r.id}`}>
<span class="body">
<strong>${J(n,t,r)}</strong>
<small>${[...Y(t,r),``].join(` · `)}${N(`help.by`,X(t,r.official,r.called_at))} · ${q(e,r)}</small>
</span>
<${oe} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Hn(){return I`<${Vn} /><${At} />`}function Un(){let e=j(),{tournament:t,state:n,official:r}=e;return t&&n&&r&&I`<${Wn} key=${n.id} snapshot=${e} />`}function Wn({snapshot:e}){let{state:t}=e,n=M(),{parts:r}=U(),i=`shinpan.escalations.`+t.id,[a,o]=D(()=>me(i)??{since:t.seq});z(()=>Ue(i,a),[a]);let s=Object.values(t.escalations).flatMap(t=>Kn(e,t)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(z(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[N(`esc.news.several`,{count:s.length}),`#/escalations`]:Gn(n,u);return I`<div class=${`note info row ${s.some(({what:e})=>e)?``:`in-needs`}`} role="status">
<a class="reach body" href=${f} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${N(`esc.news.seen`)}</button>
</div>`}function Gn(e,{id:t,what:n,ruling:r}){let i={foul:B(e,r.foul),name:r.offender.name};return[n?N(`esc.news.outcome`,{what:n,...i}):N(`esc.news.yours`,i),`#/escalation/${t}`]}function Kn(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return ot(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:Ye(s)}:null}function qn(){let e=j(),{tournament:t,state:n,official:r}=e;return I`${t&&n&&r&&I`<${Jn} key=${n.id} snapshot=${e} /><${Je} key=${n.id} />`}<${Un} />`}function Jn({snapshot:e}){let{state:t,official:n}=e,r=M(),{parts:i}=U(),a=`shinpan.help.`+t.id,[o,s]=D(()=>me(a)??{});z(()=>Ue(a,o),[o]);let c=Object.values(t.helpCalls).filter(({id:e})=>i[0]!==`help`||i[1]!==e),l=c.filter(e=>!e.answered_at&&!e.ended_at&&et(e,n)),u=c.filter(e=>Xn(e,n)&&o[e.id]!==Yn(e)),d=l.map(({id:e})=>e).join();return z(()=>{d&&(le(220),k(400))},[d]),I`${l.map(e=>I`<section class="note warn stack in-needs" key=${e.id} role="alert">
<a class="reach" href=${`#/help/${e.id}`}>
<span>
<strong>${J(r,t,e)}</strong><br />
${[...Y(t,e),N(`help.by`,X(t,e.official,e.called_at))].join(` · `)}
</span>
</a>
<${$} call=${e} brief />
</section>`)}${u.map(n=>I`<div class="note info row" key=${n.id} role="status">
<a class="reach body" href=${`#/help/${n.id}`}>${J(r,t,n)} · ${q(e,n)}</a>
<button class="button" type="button" onClick=${()=>s({...o,[n.id]:Yn(n)})}>
${N(`help.seen`)}
</button>
</div>`)}`}function Yn({ended_at:e}){return e?`over`:`coming`}function Xn({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function Zn({text:e}){let{outbox:t}=j(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:I`<p class="note warn">${N(e,{count:n})}</p>
<a class="button main" href="#/outbox">${N(`hall-see-outbox`)}</a>`}function Qn(){let{tournament:e,alarms:t}=j(),[n,r]=D(!1);return e?I`<section class="card">
<h2>${N(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>r(!0)}>${N(`hall-leave`)}</button>
${n&&I`<${P} title=${N(`hall-leave-ask`,{name:e.name})} onClose=${()=>r(!1)}>
<p>${N(`hall-leave-text`)}</p>
${t&&I`<p class="note bad">${N(`alarm.leave`)}</p>`}
<${Zn} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await o.leave(),Se(`#/`)}}>${N(`hall-leave`)}</button>
<button class="button" onClick=${()=>r(!1)}>${N(`cancel`)}</button>
<//>`}
</section>`:null}function $n({onYes:e}){let t=I`<button class="button danger" onClick=${e}>${N(`hall-switch-yes`)}</button>`;return I`<${d} title=${N(`hall-switch`)} up="#/tables" actions=${t}>
<${Zn} text="hall-switch-unsent" />
<//>`}function er({kind:e,foul:t,up:n}){let{state:i}=j(),a=Object.values(e===`team`?i.teams:i.officials).filter(({revoked_at:e})=>!e).sort((e,t)=>e.name.localeCompare(t.name));return I`<${d} title=${N(`call-which.${e}`)} up=${n}>
${a.length===0&&I`<${K} text=${N(`call.nobody`)} />`}
<ul class="rows">
${a.map(({id:e,name:n})=>I`<li key=${e}>
<button
class="row"
type="button"
onClick=${()=>r(F(t||null,{who:e}))}
>
${n}
</button>
</li>`)}
</ul>
<//>`}function tr({item:e,away:t,onClose:n}){let{does:r,tell:i,wrong:a}=y(),s=_(e),c=s&&!t&&e.kind===`ruling`,l=async()=>{if(!await o.discard(e.id))return i(N(`hall-over`));E(N(s?`hall-discarded-here`:`hall-discarded`)),n()};return I`<${P} title=${N(`hall-discard`)} onClose=${n}>
<p>${N(s?`hall-discard-sent`:`hall-discard-text`)} ${c&&N(`hall-discard-withdraw`)}</p>
${a}
<div class="pair">
${c&&I`<a class="button" href=${`#/ruling/${e.id}`}>${N(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(l)}>${N(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${N(`cancel`)}</button>
</div>
<//>`}function nr(){let{official:e}=j();return I`<div class="note bad" role="alert">
<p>${N(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${N(`hall-join`)}</a>
${R(e,[`director`])&&I`<a class="button" href="#/account">${N(`hall-join-account`)}</a>`}
</p>
</div>`}function rr({item:e}){let{tournament:t,official:n,signedOut:r}=j(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return I`<p class="note bad">${N(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&I`<button class="button" type="button" onClick=${()=>o.sendAsMe(e.id)}>${N(`elsewhere-send-as`,{name:n.name})}</button>`}`}function ir({item:{id:e,count:t}}){return I`<article class="item">
<p class="note warn">${N(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>o.discard(e)}>${N(`hall-seen`)}</button>
</article>`}function ar({problem:e}){let{official:t}=j();if(!String(e?.type).endsWith(`:unpaid-fines`))return null;let n=e.players.map(({player:e})=>e);return I`<div class="pair">
${St(t)&&I`<a class="button" href="#/fines">${N(`hall-fines`)}</a>`}
<${Dt} hanchan=${e.hanchan} players=${n} />
</div>`}const or={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function sr({item:e}){let t=M(),{state:n}=j(),{kind:r,state:i,problem:o,ruledAt:s}=e;return r===`restored`?I`<${ir} item=${e} />`:I`<article class=${`item ${i}`} aria-label=${N(`hall-kind.${r}`)}>
<${cr} item=${e} />
<p>${lr(t,n,e)}</p>
<p class="soft">${V(s,n.settings.time_zone)}</p>
${i===`waiting`&&I`<${dr} item=${e} />`}
${i===`refused`&&I`<${Mt} problem=${o} /><${ar} problem=${o} />`}
${i===`conflict`&&I`<${Lt} stored=${o?.stored??{}} sent=${o?.sent??e.body??{}} />`}
${i===`differs`&&I`<${Nt} item=${e} />`}
${i===`holding`?I`<${a} id=${e.id} />`:I`<${fr} item=${e} />`}
</article>`}function cr({item:{kind:e,state:t}}){let r=n(t)?`bad`:`info`;return I`<p><strong>${N(`hall-kind.${e}`)}</strong> <span class=${`badge ${r}`}>${N(`hall-outbox.${t}`)}</span></p>`}function lr(e,t,{id:n,kind:r,subject:i,body:a,about:o}){if(r===`exam-attempt`)return t.exams[i]?.title??N(`hall-unknown`);if(r.startsWith(`help-`))return ur(t,t.helpCalls[r===`help-call`?n:i]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(r))return[o.table&&N(`hall-table`,{label:o.table}),o.who].filter(Boolean).join(` · `);if(r===`hand-end`||r===`dead-hand`)return[N(`hall-table`,{label:t.tables[a.table]?.label??`?`}),A(a.hand),r===`hand-end`&&N(`hall-how.${a.how}`)].filter(Boolean).join(` · `);let s=t.rulings[r===`ruling`?n:i];if(!s)return N(`hall-unknown`);let c=I`<a href=${`#/ruling/${s.id}`}><span class="who">${s.offender.name}</span> · ${B(e,s.foul)}</a>`;return a?.reason?I`${c} · ${a.reason}`:c}function ur(e,t){return t?N(`hall-table`,{label:e.tables[t.table]?.label??`?`}):N(`hall-unknown`)}function dr({item:e}){It();let{blockedBy:t,trouble:n}=e;if(n?.status===401)return I`<${rr} item=${e} />`;if(t)return I`<p class="note warn">${N(`hall-blocked`)}</p>`;if(!n)return null;let r=n.status===0?N(navigator.onLine?`live.unreached`:`no-network`):xt(n.problem)||`HTTP ${n.status}`;return I`<p class="soft">${N(`hall-last-try`,{text:r})}</p>`}function fr({item:e,away:t}){let[n,r]=D(!1),{does:i,tell:a,wrong:s}=y(),{id:c,kind:l,state:u}=e,d=u===`conflict`&&!x(e);if(u===`differs`||d){let e=N(d?`hall-keep-logged`:`hall-seen`);return I`<div class="pair"><button class="button" type="button" onClick=${()=>i(()=>o.discard(c))}>${e}</button>${s}</div>`}let f=async()=>{await o.retry(c)?E(N(`hall-again`)):a(N(`hall-over`))};return I`<div class="pair">
${u!==`waiting`&&I`<button class="button" type="button" onClick=${()=>i(f)}>${N(u===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${u!==`waiting`&&l in or&&!t&&I`<a class="button" href=${or[l](e)}>${N(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(!0)}>${N(`hall-discard`)}</button>
${n&&I`<${tr} item=${e} away=${t} onClose=${()=>r(!1)} />`}
</div>${s}`}function pr(){let{elsewhere:e}=j();return e.map(({id:e,name:t,items:n})=>I`<section class="stack" key=${e}>
<h2>${N(`elsewhere-in`,{name:t??N(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>I`<li key=${e.id} tabindex="-1"><${mr} item=${e} /></li>`)}</ol>
</section>`)}function mr({item:e}){let t=M(),{kind:n,state:r,about:i={},body:a,problem:o,expected:s,answer:c}=e;if(n===`restored`)return I`<${ir} item=${e} />`;let{table:l,who:u,foul:d}=i,f=l&&N(`hall-table`,{label:l});return I`<article class=${`item ${r}`} aria-label=${N(`hall-kind.${n}`)}>
<${cr} item=${e} />
<p>${[f,u,d&&B(t,d),a?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${V(e.ruledAt)}</p>
${r===`waiting`&&I`<${dr} item=${e} />`}
${r===`refused`&&I`<${Mt} problem=${o} />`}
${r===`differs`&&I`<div class="note warn">
<p>${N(`hall-phone-showed`,{line:L(t,s)})}</p>
<p><strong>${N(`hall-server-decided`,{line:L(t,c.decision)})}</strong></p>
</div>`}
${r!==`holding`&&I`<${fr} item=${e} away />`}
</article>`}function hr(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:o,lowStorage:s}=j();return I`<section class="stack">
<h2>${N(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&I`<p class="note warn">
${N(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:_r(Math.abs(t))})}
</p>`}
${!n&&r&&I`<p class="soft">${N(`hall-clock-last`,{time:V(new Date(r),e?.time_zone)})}</p>`}
${!n&&I`<p class="soft">${N(`hall-clock-unsure`)}</p>`}
${s&&I`<p class="note bad" role="alert">${N(`hall-storage-low`)}</p>`}
<p class="soft">${N(i?`hall-persisted`:`hall-not-persisted`)}</p>
${o>0&&I`<p class="soft">${N(`hall-storage`,{used:gr(a,1),quota:gr(o,0)})}</p>`}
</section>`}function gr(e,t){return De(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function _r(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>N(`hall-span.${e}`,{count:t})).join(` `)}function vr(){let{tournament:e,state:t,outbox:r,elsewhere:i}=j();br();let a=e=>!n(e.state),s=r.filter(e=>!a(e)),c=r.filter(a),l=[...r,...i.flatMap(({items:e})=>e)].some(a)&&I`<button class="button main" onClick=${()=>o.sendNow()}>${N(`hall-send-now`)}</button>`,u=i.length>0&&I`<${pr} />`;return!e||!t?I`<${G} title=${N(`hall-outbox-title`)} actions=${l}>${u}<//>`:I`<${d} title=${N(`hall-outbox-title`)} up="#/tables" actions=${l}>
<${xr} />
${r.length===0&&!u&&I`<${K} text=${N(`hall-outbox-empty`)}><a class="button" href="#/tables">${N(`hall-tables`)}</a><//>`}
<${yr} title=${N(`hall-tasks`)} items=${s} />
<${yr} title=${N(`hall-waits`)} items=${c} />
${u}
<${hr} />
<//>`}function yr({title:e,items:t}){return t.length===0?null:I`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>I`<li key=${e.id} tabindex="-1"><${sr} item=${e} /></li>`)}</ol>
</section>`}function br(){let e=xe({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];z(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),z(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function xr(){let{signedOut:e,revisionChange:t,trouble:n,superseded:r,syncedAt:i,live:a,tournament:o}=j(),s=a===`offline`?`no-network`:a===`unreached`&&`live.unreached`;return I`
${e&&I`<${nr} />`}
${n&&I`<p class="note bad" role="alert">${N(`hall-trouble`,{text:n})}</p>`}
${r&&I`<p class="note warn">${N(`hall-superseded`)}</p>`}
${t&&I`<p class="note warn">${N(`hall-revision-change`,{count:t.items.length})}</p>`}
${s&&!e&&i&&I`<p class="note">${N(`hall-offline-since`,{link:N(s),time:V(i,o?.time_zone)})}</p>`}
`}function Sr({waits:e}){let{lang:t}=ge(),[n,r]=D(null);return z(()=>void Cr(e).then(r,()=>r([])),[e]),n?I`<${u} take=${ee}>
${n.length>0&&I`<ul>${n.map(e=>I`<li key=${e.number}>${e[t]}</li>`)}</ul>`}
<//>`:null}async function Cr(e){let{port1:t,port2:n}=new MessageChannel;e.postMessage({type:`news`},[n]);let r=await new Promise(e=>{t.onmessage=({data:t})=>e(t),setTimeout(e,5e3,[])}),i=await(await fetch(`/whats-new.json`)).json(),a=Math.max(...i.changes.map(({number:e})=>e));return r.filter(({number:e})=>e>a)}function wr({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return z(()=>()=>n?speechSynthesis.cancel():void 0,[]),I`<${P} title=${N(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&I`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=Ie.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${N(`call.speak`)}</button>`}
<//>`}function Tr({onClose:e}){let{waiting:t,tasks:n,wrongs:r}=Me(),i=(t,n)=>I`<a class="button" key=${t} href=${n} onClick=${e}>${t}</a>`;return I`<${P} title=${N(`standing`)} onClose=${e}>
${n>0&&i(N(`to-resolve`,{count:n}),`#/outbox`)}
${r.map(({text:e,to:t})=>i(e,t))}
${t>0&&i(N(`waiting-to-send`,{count:t}),`#/outbox`)}
<${Er} />
<//>`}function Er(){let{tournament:e,book:t,library:n,syncedAt:r}=j(),{ready:i,link:a}=Me(),o=e&&t&&(n?.books[t.id]?.name??t.id),s=e&&r&&N(`synced`,{time:V(r,e.time_zone)});return I`<ul class="bullets">
${[a,i,s,o].filter(Boolean).map(e=>I`<li key=${e}>${e}</li>`)}
</ul>`}function Dr({hanchan:{id:e},how:t,onRule:n}){let{official:r}=j();return I`<section class=${`note stack ${t===`finished`?`info`:`warn`}`} aria-label=${N(`hall-is.${t}`)}>
<p>${N(`over.${t}`)}</p>
<p class="pair">
${t===`finished`&&I`<a class="button" href=${`#/result/${e}`}>${N(`hall-result`)}</a>`}
${t!==`finished`&&R(r,[`director`])&&I`<a class="button" href=${`#/correct/hanchan/${e}`}>${N(`over.back`)}</a>`}
${t!==`cancelled`&&n&&be(r)&&I`<button class="button" type="button" onClick=${n}>${N(`over.rule`)}</button>`}
</p>
</section>`}function Or({hanchan:e}){let{state:t}=j(),n=We(t,e);return n&&` · ${N(`hall-is.${n}`)}`}function kr({state:e,table:t,hand:n,hanchan:r,hanchans:a,onHand:o,onPass:s,onEnd:c,onHanchan:u,onClose:d}){let p=Ve.map(e=>({value:e,text:N(`hall-wind.${e}`)})),m=[1,2,3,4].map(e=>({value:e,text:String(e)})),h=a.map(({id:e,round:t})=>({value:e,text:N(`hall-round`,{round:t})})),g=e=>o({...n,...e}),_=Ar(e,t,r),y=e=>()=>{d(),e()};return I`<${P} title=${A(n)} onClose=${d}>
<button class="button main" type="button" onClick=${y(()=>s(re(n)))}>${N(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${y(()=>s(i(n)))}>${N(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${y(c)}>${N(`hall-ended`)}</button>
</div>
${h.length>1&&I`<${l} label=${N(`hall-hanchan`)} value=${r.id} options=${h} onChange=${u} />`}
<${v} label=${N(`hall-round-wind`)} value=${n.wind} options=${p} onChange=${e=>g({wind:e})} />
<${v} label=${N(`hall-number`)} value=${n.number} options=${m}
onChange=${e=>g({number:e})} />
<${f} label=${N(`hall-counter-label`)} value=${n.counters} min=${0} max=${99} less=${N(`hall-counter-less`)}
more=${N(`hall-counter-more`)} onChange=${e=>g({counters:e})} />
<${f} label=${N(`hall-sticks-label`)} value=${n.deposits} min=${0} max=${99} less=${N(`hall-sticks-less`)}
more=${N(`hall-sticks-more`)} onChange=${e=>g({deposits:e})} />
${_&&I`<button class="button" type="button" onClick=${y(()=>o(_))}>${N(`hall-back-to`)} <${_e} hand=${_} /></button>`}
<button class="button" type="button" onClick=${d}>${N(`hall-done`)}</button>
<//>`}function Ar(e,t,n){let r=s(t),i=r?.hand&&r.hanchan===n.id?r:{at:0,before:null},a=Object.values(e.handEnds).findLast(e=>e.hanchan===n.id&&e.next);if(!a||Date.parse(a.server_at)<i.at)return i.before;let{[a.id]:o,...c}=e.handEnds;return Be({...e,handEnds:c},t,n)}function jr({state:e,table:t,hanchan:n,hand:r}){let[i,a]=D(null),o={table:t.id,hanchan:n.id,hand:r},s=Pe(e,t.id,e=>ie(e,o)<0);return I`${s.length>0&&I`<section class="stack" aria-labelledby="leftover">
<h2 id="leftover">${N(`hall-leftover`)}</h2>
<ul class="rows">
${s.map(t=>I`<${Mr} key=${t.key} state=${e} left=${t} now=${n.id} onEnd=${()=>a(t)} />`)}
</ul>
</section>`}
${i&&I`<${nt} key=${i.key} table=${t} hanchan=${e.hanchans[i.hanchan]??n} hand=${i.hand}
onClose=${()=>a(null)} />`}`}function Mr({state:e,left:t,now:n,onEnd:r}){let i=M(),{hanchan:a,hand:o,rulings:s}=t,c=ne(e,t),l=a!==n&&e.hanchans[a]?.round,u=[l&&N(`hall-round`,{round:l}),A(o)].filter(Boolean).join(` · `);return I`<li class="item">
${s.map(e=>I`<a class="unended" key=${e.id} href=${`#/ruling/${e.id}`}>
<span><span class="who">${e.offender.name}</span> · ${B(i,e.foul)}</span>
</a>`)}
${c?I`<p class="note warn">${N(`hall-leftover-ended`,{hand:u,how:N(`hall-how.${c.how}`)})}</p>`:I`<button class="button" type="button" onClick=${r}>${N(`hall-ended-how`,{hand:u})}</button>`}
</li>`}const Nr=m(w.desk,`HandEndWithdrawal`),Pr=[`hand`,`calls`,`draw`,`settle`];function Fr({table:e,hanchan:t,onTurn:n,onClose:r}){let{state:i,official:a}=j(),o=Ce(a)||i.results[t.id];return I`<${P} title=${N(`hall-other`)} onClose=${r}>
<a class="button" href=${`#/call/${e.id}/team`}>${N(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${N(`hall-on-official`)}</a>
<a class="button" href=${`#/sheet?hanchan=${t.id}`}>${N(`open.to.sheet`)}</a>
${o&&I`<a class="button" href=${`#/result/${t.id}`}>${N(`hall-result`)}</a>`}
${be(a)&&I`<${Nr} hanchan=${t} />`}
${R(a,[`director`])&&I`<a class="button" href=${`#/correct/hanchan/${t.id}`}>${N(`correct.link-hanchan`)}</a>`}
${R(a,[`director`])&&I`<a class="button" href=${`#/correct/table/${e.id}`}>${N(`correct.link-table`)}</a>`}
<button class="button" type="button" onClick=${n}>${N(`hall-turn`)}</button>
<h3>${N(`open.group.tools`)}</h3>
<div class="pair">
${Pr.map(e=>I`<a key=${e} class="button" href=${`#/${e}`}>${N(`open.to.${e}`)}</a>`)}
</div>
<//>`}export{$e as AddPhoto,wr as Aloud,Xt as Amendment,ct as Badge,In as CallForHelp,er as ChooseOffender,jt as Circumstances,ln as Claimed,Ke as Corrections,Yt as DeadHandWarning,Ge as Elsewhere,Or as Ended,rt as Escalate,un as Exactly,bn as ExtraTimeOffer,pn as Extras,kt as Further,yn as Grounds,nt as HandEnd,kr as HandSheet,Rn as HelpCall,Ct as ImportLink,Qn as Leave,wn as Log,Sn as Logged,Fn as Near,qn as Notices,Sr as Offer,Fr as OtherSheet,nn as Otherwise,vr as Outbox,Dr as Over,On as Player,lt as ProbablySame,Rt as PushSwitch,ft as Reason,Ze as Reasons,Ht as Ruling,Bt as SameCall,Er as Standing,Tr as StatusSheet,$n as Switch,xn as TableClock,Hn as TableNotices,Kt as Undisputed,jr as UnendedHands,Wt as Warned,Ot as WrongPlayer,Zt as nothingNew,tt as reasonWords};