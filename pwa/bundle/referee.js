import{$ as e,$t as t,Ct as n,D as r,Ft as i,Ir as a,It as o,J as s,Kt as c,L as l,Lr as u,Lt as d,Mt as f,Nr as p,Nt as m,O as h,Or as g,P as _,Pn as v,Pt as y,Q as ee,Qt as b,R as x,Rr as S,Rt as C,Sn as w,St as te,Tr as ne,Tt as re,V as ie,Vt as T,Wn as ae,Wt as E,Xt as oe,Y as se,Yt as ce,Z as le,_i as D,at as ue,b as de,bi as O,bn as fe,bt as pe,ci as k,ct as A,d as me,dn as j,dt as he,en as ge,et as _e,fn as ve,g as M,gt as ye,h as be,hn as xe,in as Se,it as Ce,jt as N,kn as P,kt as we,ln as Te,lt as F,m as I,mn as Ee,ni as L,nn as R,nt as De,on as z,ot as Oe,p as ke,pn as Ae,qt as je,rn as B,rt as Me,s as Ne,sn as V,ui as Pe,un as Fe,ut as H,vn as Ie,vt as U,w as W,wn as Le,wr as Re,wt as ze,xi as Be,xn as Ve,xt as He,yi as G,yn as Ue,yt as We,z as K}from"./app.js";import{An as Ge,At as Ke,B as q,Ci as qe,Dt as Je,Et as Ye,F as J,Ft as Xe,G as Ze,Gt as Qe,H as $e,Ht as et,I as tt,Ir as nt,Kt as rt,L as Y,Lt as it,M as at,Mr as ot,Mt as st,N as ct,Nr as lt,Nt as ut,P as dt,Pr as ft,Pt as pt,R as mt,Rr as ht,Si as gt,Tt as _t,Ut as vt,V as X,Vt as yt,W as bt,Xt as xt,a as St,bn as Ct,bt as wt,c as Tt,er as Et,gn as Dt,i as Ot,ir as kt,j as At,jr as jt,l as Mt,lt as Nt,mn as Pt,n as Ft,nt as It,qt as Lt,rt as Rt,t as zt,ut as Bt,wt as Vt,xi as Ht,xt as Ut,z as Wt}from"./shared.js";const Gt=[`status`,`penalties`,`effects`,`steps`,`stays`,`range`,`transfers`,`points`,`fines`];function Kt({call:e}){let{book:t}=R(),n=U(),{fouls:r,facts:i}=n.catalogue,a=r[e.foul].asks.filter(e=>i[e].disputed).filter(n=>qt(t,e,n,i[n]));if(a.length===0)return null;let o=a.map(e=>n.pick(i[e].disputed)).join(` · `);return j`<p class="soft">${z(`undisputed.same`,{facts:o})}</p>`}function qt(t,{foul:n,facts:r,context:i,decision:a,log:o},s,c){if(a.status===`needs-facts`||s in o.facts)return!1;if(!t.table(n).used.includes(s))return!0;let l=c.kind===`yes-no`?[!0,!1]:Object.keys(c.answers),u=Jt(a);return l.every(a=>Jt(e(t,n,{...r,[s]:a},i))===u)}function Jt(e){return e&&k(Gt.map(t=>e[t]??null))}function Yt({declared:e}){let{state:t}=R();return j`<p class="note warn">${z(`already.dead`,{since:We(t,e)})}</p>`}function Xt({ruling:e}){let t=U(),{state:n}=R(),r=n.rulings[e];if(!r)return null;let i=B(r.ruled_at,n.settings.time_zone),a=r.offender.name,o=Ue().parts[3]&&N(null,{facts:null,context:null,ask:null});return j`<p class="note info">
${z(`amending.what`,{line:H(t,r),name:a,time:i})}${` `}
${o&&j`<a class="reach" href=${o}>${z(`amending.another`)}</a>`}
</p>`}function Zt({from:e,again:t,offender:n},r,i,a){if(t)return``;let o=[e.offender.id,e.foul,{...r.log.facts,...e.facts},_(e.context),e.penalties,e.note??``],s=[n?.id,r.foul,r.facts,r.context,i?.penalties??r.decision.penalties,a];return k(o)===k(s)?z(`amending.nothing`):``}const Qt=[1,5,10,20];function $t({book:e,per:t,chosen:n,onChosen:r,wrong:i}){return Ce.filter(e=>e in n).map(a=>j`<${en} key=${a} kind=${a} book=${e} per=${t} value=${n[a]} onValue=${e=>r({...n,[a]:e})} wrong=${i} />`)}function en({kind:e,book:t,per:n,value:r,onValue:i,wrong:a}){let s=U(),c=tn(t,e).map(e=>String(e*n)),[u,d]=O(c.length===0||!(!r||c.includes(r))),[f,p]=n>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`],m=z(f,{kind:s.name(`kinds`,e)}),h=e=>{d(!1),i(e===r?``:e)},g=z(p,{most:s.number(De*n)});return j`<fieldset>
<legend>${m}</legend>
<div class="switches">
${c.map(e=>{let t=n>1?s.number(Number(e)):z(`amount.p`,{p:e});return j`<${l} key=${e} pressed=${!u&&e===r} onClick=${()=>h(e)}>${t}<//>`})}
${c.length>0&&j`<${l} pressed=${u} onClick=${()=>d(!u)}>${z(`amount.another`)}<//>`}
</div>
${!u&&a&&!r&&j`<p class="note bad" role="alert">${g}</p>`}
</fieldset>
${u&&j`<${o} label=${m} inputmode="numeric" autocomplete="off" value=${r} wrong=${a?g:void 0} onInput=${i} />`}`}function tn({content:e},t){if(t===`disqualification`)return[];let n=Object.values(e.fouls).flatMap(({rows:e})=>e).flatMap(({then:e,range:t=[]})=>[...e,...t]).filter(e=>e.kind===t),r=new Set(n.map(({p:e})=>e?.first??e).filter(Number.isInteger));if(t===`chonbo`&&Number.isInteger(e.values.chonbo)&&r.add(e.values.chonbo),t===`points`)for(let e of Qt)r.size<6&&r.add(e);return[...r].sort((e,t)=>e-t).slice(0,8)}function nn({about:e,call:t,yes:n,onIssue:r,onClose:a}){let{library:o,book:s,state:c}=R(),l=U(),[u,d]=O({}),[f,p]=O(t.decision.penalties[0]?.whom??`offender`),{reason:h,field:g}=ft(`ruling`,t.foul),[_,v]=O(!1),{decision:y,spoken:b}=t,x=s.content.unit?Pe:1,S=sn(s,u,f,x),C=e=>{e.preventDefault(),v(!0),S&&h&&r({checked:S,reason:h})},w=on(c,e,y).map(t=>({value:t,text:t===`offender`?e.offender?.name:l.phrase(`on-${t}`)}));return j`<${m}
title=${z(ee(y)?`call.choose`:`call.otherwise`)}
onClose=${a}
>
<form onSubmit=${C} novalidate>
${y.range&&j`<${rn} words=${l} per=${x} range=${y.range} chosen=${u} onChosen=${d} />`}
<${an}
words=${l}
book=${s}
per=${x}
chosen=${u}
onChosen=${d}
folded=${!!y.range}
/>
<${$t} book=${s} per=${x} chosen=${u} onChosen=${d} wrong=${_&&!S} />
${w.length>1&&j`<${i} label=${z(`call.whom`)} value=${f} options=${w} onChange=${p} />`}
${g(_)}
${_&&Object.keys(u).length===0&&j`<p class="note bad" role="alert">${z(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${S&&le(o,s,y,b,S).line}
</p>
<button class="button main">${n}</button>
</form>
<//>`}function rn({words:e,per:t,range:n,chosen:r,onChosen:a}){return j`<${i}
label=${z(`call.range`)}
value=${n.findIndex(e=>cn(r,e,t))}
options=${n.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>a({[n[e].kind]:Z(n[e].p,t)})}
/>`}function an({words:e,book:t,per:n,chosen:r,onChosen:i,folded:a}){let o=e=>{let{[e]:a,none:o,...s}=r,c=e===`chonbo`?Z(t.content.values.chonbo,n):``;i(a===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},s=j`<fieldset>
<legend>${z(`call.kinds`)}</legend>
<div class="choices">
${S.map(t=>j`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in r} onChange=${()=>o(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return a?j`<details class="fold">
<summary>${z(`call.outside`)}</summary>
${s}
</details>`:s}function on(e,{offender:t},{penalties:n,range:r=[]}){let i=[...n,...r].map(({whom:e})=>e),a=t?.kind===`player`&&e.players[t.id]?.team?[`team`,`each-teammate`]:[];return Me.filter(e=>[`offender`,...a,...i].includes(e))}function sn(e,t,n,r){let i=Object.entries(t).map(([e,t])=>({kind:e,whom:n,...t.trim()&&{p:Number(t)/r}}));try{return ue(e,i)}catch{return null}}function cn(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===Z(n,r)}function Z(e,t){return e===void 0?``:String(e*t)}function ln({args:[e=``],query:t}){let n=t.get(`call`)??``,r=`#/table/${e}`,i=j`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(ve+n,{steal:!0},()=>{}),Ie(Ee()[n]?.place??r,{replace:!0})}}>${z(`elsewhere.take`)}</button>`;return j`<${E} title=${z(`elsewhere.title`)} up=${r} actions=${i}><${T} text=${z(`elsewhere.text`)} /><//>`}function un({late:e,onAnswer:t}){let[n,r]=O(e?fn(e):``),[i,a]=O(``),s=dn(n),c=e=>r(fn(Math.max((s??0)+e,0)));return j`<form class="exactly" onSubmit=${e=>{e.preventDefault(),s===null?a(z(`call.time-wrong`)):t(s)}}>
<button class="button" type="button" aria-label=${z(`call.time-less`)} onClick=${()=>c(-60)}>−</button>
<${o}
label=${z(`call.time`)}
hint=${z(`call.time-hint`)}
value=${n}
onInput=${r}
wrong=${i}
inputmode="text"
autocomplete="off"
/>
<button class="button" type="button" aria-label=${z(`call.time-more`)} onClick=${()=>c(60)}>+</button>
<button class="button main">${z(`call.time-take`)}</button>
</form>`}function dn(e){let[,t,n=`0`]=/^\s*(\d{1,3})(?:[:：.](\d{1,2}))?\s*$/.exec(e)??[];return t&&Number(n)<60?Number(t)*60+Number(n):null}function fn(e){return`${Math.floor(e/60)}:${String(e%60).padStart(2,`0`)}`}function pn({kept:{note:e,photos:t},noted:n}){let r=+!!e.trim()+t.length,i=j`<span class="body">${z(`call.extras`)}</span>
${r>0&&j`<span class="badge">${r}</span>`}`,a=e=>{xe({photos:t.filter(t=>t!==e)}),P.deletePhotos([e])};return j`<${y} title=${i}>
${()=>j`<div class="stack">
${n&&j`<${o} long label=${z(`call.note`)} value=${e} onInput=${e=>xe({note:e})} maxlength="4000" />`}
<${rt} count=${t.length} onPhoto=${Ae} />
<ul class="photos" aria-label=${z(`hall-photos`)}>
${t.map((e,t)=>j`<li key=${e}><${mn} id=${e} number=${t+1} onRemove=${()=>a(e)} /></li>`)}
</ul>
</div>`}
<//>`}function mn({id:e,number:t,onRemove:n}){let{url:r}=Lt(()=>P.photo(``,e),e);return j`${r&&j`<img src=${r} alt=${z(`hall-photo`,{number:t})} />`}
<button class="button" type="button" onClick=${n}>${z(`call.photo-remove`,{number:t})}</button>`}function hn({foul:e,facts:t,context:n}){let{library:r,book:i}=R(),[a,o]=O([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return D(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id);return(async()=>{let c=await Promise.all(s.map(e=>P.bookOf({id:e,options:{},readings:{}}))),[,...l]=Tt([i,...c],e,t,n);a||o(l.map(e=>_e(r,e)))})(),()=>{a=!0}},[s]),a}function gn({call:e}){return hn(e).map(e=>j`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${ye(e).map(e=>j`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&j`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function _n({call:{foul:e,spoken:t}}){let{library:n,book:r}=R(),i={words:U(),library:n},{rows:a}=r.table(e);return j`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return j`<li key=${e}>
<strong class="penalty">${St(i,r)}</strong> <span class="badge">${z(`open.verdict.${t}`)}</span>
${o.map(e=>j`<p class="soft" key=${e}>${vn(i,r,e)}</p>`)}
${o.length===0&&j`<p class="soft">${z(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function vn(e,t,n){return n in t.when?Ot(e,{[n]:t.when[n]}):e.words.question(n)}function yn({call:e}){let{readings:t,rulebook:n,examples:r=[],trace:i}=e.spoken,a=[n.name,...n.option_names??[]].join(` + `);return j`${n.standing!==`official`&&j`<p class="note warn">${n.standing_text}</p>`}
${t.length>0&&j`<${y} title=${z(`call.readings`,{count:t.length})}>
${()=>j`<${vt} readings=${t} />`}
<//>`}
${r.length>0&&j`<${y} title=${z(`call.examples`)}>
${()=>j`<ul class="bullets">${r.map(e=>j`<li key=${e.id}>${e.text}</li>`)}</ul>`}
<//>`}
<${y} title=${z(`call.trace`)}>
${()=>j`<div class="stack"><p class="soft">${[a,...ye(e.spoken)].join(` · `)}</p>${i.length>0&&j`<${_n} call=${e} />`}</div>`}
<//>
<${y} title=${z(`call.books`)}>${()=>j`<${gn} call=${e} />`}<//>`}function bn({state:e,ruling:t}){let{does:n,wrong:r}=h(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-ae(t.id))/1e3),o=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return o?j`<p class="note" role="status">${z(`game.given`,{time:L(o.seconds)})}</p>`:a<=60||a>3600||!i||!ie(e,i).clock?null:j`<div class="note info">
<p>${z(`game.offer`,{time:L(a)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>Dt(i,a,t.id))}>${z(`game.give`,{time:L(a)})}</button>
${r}
</div>`}function xn({state:e,hanchan:t}){let{clock:n}=ie(e,t),r=kt(!!n),i=Ct(e,t).length,a=n&&s(n,r),o=a?z(`game.up`):n&&z(`game.time-left`,{time:L(se(n,r))});return j`<a class="button quiet" href=${`#/start/${t.table}`}>${o??z(`hall-start`)}</a>
${i>0&&j`<a class="button quiet warn" href=${`#/start/${t.table}`}>${z(`kept.waiting`,{count:i})}</a>`}
${a&&j`<${Pt} />`}`}function Sn({state:e,table:t}){let n=W(Object.values(e.rulings).filter(e=>e.table.id===t));return j`<section class="stack" aria-labelledby="rulings">
<h2 id="rulings">${z(`hall-rulings`)}</h2>
<${de} rulings=${n.slice(0,20)} empty=${z(`hall-no-rulings`)} />
${n.length>20&&j`<a class="button" href=${`#/log?table=${t}`}>${z(`hall-all`,{count:n.length})}</a>`}
</section>`}function Cn({rulings:e,empty:t}){let[n,r]=O(40),i=G(null),a=()=>r(e=>e+40),o=e.length-n;return D(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),j`<${de} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&j`<button class="button" ref=${i} type="button" onClick=${a}>${z(`hall-more`,{count:o})}</button>`}`}function wn({query:e}){let{tournament:t,state:n}=R();return!t||!n?j`<${K} title=${z(`hall-log`)} />`:j`<${Tn} state=${n} asked=${Object.fromEntries(e)} />`}function Tn({state:e,asked:t}){let n=U(),{official:r}=R(),[i,a]=O(t),[s,c]=O(``),l=e.settings.time_zone,u=Be(()=>W(At(e)),[e]),d=Be(()=>Ze(n,e,bt(u,i,l),s),[n,u,i,s]);return j`<${E} title=${z(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${z(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${z(`hall-journal`)}</a>
${ke(r)&&j`<a class="button quiet" href="#/dashboard">${z(`hall-dashboard`)}</a>`}
</p>
${u.length>0&&j`<${o} type="search" label=${z(`hall-search`)} hint=${z(`hall-search-hint`)} value=${s} onInput=${c} />
<${$e} state=${e} rulings=${u} chosen=${i} onChoose=${a} />
<p role="status">${z(`hall-found`,{count:d.length,all:u.length})}</p>`}
${d.length===0&&j`<${En} any=${u.length>0} onClear=${()=>{a({}),c(``)}} />`}
<${Cn} key=${JSON.stringify([i,s])} rulings=${d} empty="" />
<//>`}function En({any:e,onClear:t}){return e?j`<${T} text=${z(`hall-none-found`)}><button class="button" type="button" onClick=${t}>${z(`hall-show-all`)}</button><//>`:j`<${T} text=${z(`hall-log-empty`)}><a class="button" href="#/tables">${z(`hall-tables`)}</a><//>`}const Dn=oe(Le.desk,`AccountActs`),Q=`offence_number`;function On({args:[e]}){let{tournament:t,state:n}=R();if(!t||!n)return j`<${K} title=${z(`hall-player`)} />`;let r=n.players[n.merged[e]??e];return r?j`<${kn} state=${n} player=${r} />`:j`<${x} title=${z(`hall-player`)} text=${z(`hall-no-player`)} up="#/tables" />`}function kn({state:e,player:t}){let{official:n}=R(),r=U(),i=W(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),a=Object.entries(Fn(i)).sort(([,e],[,t])=>t-e),o=e.teams[t.team]?.name;return j`<${E} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&z(`hall-id-number`,{number:t.id_number}),o,t.withdrawn_at&&z(`standings.withdrawn`)].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${z(`hall-counts`)}</h2>
${a.length===0&&j`<p class="soft">${z(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${a.map(([e,t])=>j`<div key=${e}><dt>${A(r,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${xt} state=${e} id=${t.id} />
<${wt} state=${e} id=${t.id} />
${I(n,[`director`,`finance`])&&j`<${Dn} state=${e} account=${{kind:`player`,id:t.id}} />`}
<a class="button" href=${`#/standings/${t.id}`}>${z(`hall-lines`)}</a>
${I(n,[`director`])&&j`<a class="button" href=${`#/correct/player/${t.id}`}>${z(`correct.link`)}</a>
<a class="button" href=${`#/people/player/${t.id}`}>${z(`people.own-link`)}</a>`}
<${jn} state=${e} player=${t.id} />
<section class="stack">
<h2>${z(`hall-rulings`)}</h2>
<${Cn} rulings=${i} empty=${z(`hall-no-rulings`)} />
${I(n,[`director`])&&j`<ul class="rows"><${An} player=${t} /></ul>`}
</section>
<//>`}function An({player:{id:e,id_number:t}}){return j`<${nt} name=${z(`reports.player`)} hint=${z(`reports.player-about`)} path=${`players/${e}/rulings.pdf`}
file=${`${ht()}-player-${t}.pdf`} />`}function jn({state:e,player:t}){let{book:n,library:r}=R(),i=U();if(!n||!r)return null;let a=Mn(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Q)).map(r=>({foul:r,...Pn(i,n,{...a,foul:r},Nn(e,t,r))}));return o.length===0?null:j`<section class="stack">
<h2>${z(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>j`<div key=${e}>
<dt>${A(i,e)}<small>${z(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>j`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function Mn(e,t){let r={kind:`player`,id:t},i=Object.values(e.hanchans).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!i||te(e,i.table)?.id!==i.id?{offender:r}:{offender:r,table:i.table,hanchan:i.id,hand:n(e,i.table,i)}}function Nn(e,t,n){return!Object.values(e.rulings).filter(({offender:e})=>e.id===t).some(e=>e.counts&&e.foul===n)}function Pn(e,t,n,r){let i=P.knownFacts(n).facts[Q]??(r?1:void 0),a=_e(e.library,v(t,n.foul,i?{[Q]:i}:{})),o=he(a.questions?.[0].answers??[]);return{number:i,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:o.length>0?o:[a.line]}}function Fn(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function In({near:e=[]}){let t=U();return e.length===0?null:j`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>j`<a key=${e} class="button" href=${N(e)}>${t}</a>`)}
</section>`}function $({call:e,brief:t}){let{state:n,official:r}=R(),{does:i,tell:a,wrong:o}=h(),s=tt(e,r),c=e.official===r?.id,l=(t,n,r)=>i(async()=>{await P.send(t,e.id,n),V(),b(r)}),u=()=>i(async()=>{if(P.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await P.discard(e.id))return b(z(`help.not-called`));await P.send(`help-end`,e.id,{how:`taken-back`}),b(z(`help.over.taken-back`))}),d=s&&!e.answered_at;return j`<p class="pair">
${d&&j`<button class="button main" type="button" onClick=${()=>l(`help-answer`,{},z(`help.said`))}>${z(`help.come`)}</button>`}
${s&&j`<a class="button" href=${Wt(e)} onClick=${()=>dt(n,e)}>${z(`help.rule`)}</a>`}
${c&&j`<button class="button" type="button" onClick=${u}>${z(`help.take-back`)}</button>`}
${!c&&!t&&j`<button class="button" type="button" onClick=${()=>l(`help-end`,{how:`settled`},z(`help.over.settled`))}>${z(`help.settle`)}</button>`}
</p>${o}`}function Ln({about:e,call:n}){let r=R(),{state:i,official:a}=r,{does:o,wrong:s}=h(),c=ct(i,a),l=mt(i).find(t=>t.table===e.table.id&&t.official===a?.id);return e.from||!(l||c)?null:l?j`<section class="note info stack" aria-label=${z(`help.one`)}>
<p role="status">${q(r,l)}</p>
<${$} call=${l} />
</section>`:j`<button class="button quiet" type="button" onClick=${()=>o(async()=>{await P.send(`help-call`,null,Rn(e,n),{expected:c}),V(),t(880)})}>${z(`help.call.${c}`)}</button>${s}`}function Rn(e,t){let{seat:n,offender:r,amends:i,...a}=Oe(e,null),o=[e,...(t?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...a,offenders:o,...t&&{foul:t.foul,facts:t.answered,context:_(t.context)}}}function zn({args:[e]}){let{tournament:t,state:n}=R();if(!t||!n)return j`<${K} title=${z(`help.one`)} />`;let r=n.helpCalls[e];return r?j`<${Bn} state=${n} call=${r} />`:j`<${x} title=${z(`help.one`)} text=${z(`help.missing`)} up="#/tables" />`}function Bn({state:e,call:t}){let n=R(),r=U(),{table:i,hand:a,offenders:o,foul:s,official:c,called_at:l,ruling:u}=t,d=z(`hall-table`,{label:e.tables[i]?.label??`?`}),f=[d,F(a)].filter(Boolean).join(` · `);return j`<${E} title=${f} up="#/tables" actions=${!t.ended_at&&j`<${$} call=${t} />`}>
<p class=${`note ${t.ended_at?``:`info`}`} role="status">${q(n,t)}</p>
<section class="card stack">
${s&&j`<p><strong>${A(r,s)}</strong></p>`}
${o.map(t=>j`<${Vn} key=${t.id} state=${e} words=${r} offender=${t} />`)}
<p class="soft">${z(`help.by`,X(e,c,l))}</p>
</section>
<${Ut} ruling=${t} />
<p class="beside">
<a class="button quiet" href=${`#/table/${i}`}>${d}</a>
${u&&j`<a class="button quiet" href=${`#/ruling/${u}`}>${z(`hall-ruling`)}</a>`}
</p>
<//>`}function Vn({state:e,words:t,offender:n}){let{seat:r}=n,[i]=Y(e,{offenders:[n]});return j`<p class="call-name">
<strong class="who">${i}</strong>
${r&&j`<span class="badge">${t.phrase(`seat-${r}`)}</span>`}
</p>`}function Hn(){let e=R(),{state:t}=e,n=U(),r=mt(t);return r.length===0?null:j`<section class="stack" aria-label=${z(`help.all`)}>
<h2>${z(`help.all`)}</h2>
<ul class="rows">
${r.map(r=>j`<li key=${r.id}>
<a class="row" href=${`#/help/${r.id}`}>
<span class="body">
<strong>${J(n,t,r)}</strong>
<small>${[...Y(t,r),``].join(` · `)}${z(`help.by`,X(t,r.official,r.called_at))} · ${q(e,r)}</small>
</span>
<${c} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Un(){return j`<${Hn} /><${Mt} />`}function Wn(){let e=R(),{tournament:t,state:n,official:r}=e;return t&&n&&r&&j`<${Gn} key=${n.id} snapshot=${e} />`}function Gn({snapshot:e}){let{state:t}=e,n=U(),{parts:r}=fe(),i=`shinpan.escalations.`+t.id,[a,o]=O(()=>w(i)??{since:t.seq});D(()=>Ve(i,a),[a]);let s=Object.values(t.escalations).flatMap(t=>qn(e,t)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(D(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[z(`esc.news.several`,{count:s.length}),`#/escalations`]:Kn(n,u);return j`<div class=${`note info row ${s.some(({what:e})=>e)?``:`in-needs`}`} role="status">
<a class="reach body" href=${f} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${z(`esc.news.seen`)}</button>
</div>`}function Kn(e,{id:t,what:n,ruling:r}){let i={foul:A(e,r.foul),name:r.offender.name};return[n?z(`esc.news.outcome`,{what:n,...i}):z(`esc.news.yours`,i),`#/escalation/${t}`]}function qn(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return it(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:Ke(s)}:null}function Jn(){let e=R(),{tournament:t,state:n,official:r}=e;return j`${t&&n&&r&&j`<${Yn} key=${n.id} snapshot=${e} /><${Ye} key=${n.id} />`}<${Wn} />`}function Yn({snapshot:e}){let{state:n,official:r}=e,i=U(),{parts:a}=fe(),o=`shinpan.help.`+n.id,[s,c]=O(()=>w(o)??{});D(()=>Ve(o,s),[s]);let l=Object.values(n.helpCalls).filter(({id:e})=>a[0]!==`help`||a[1]!==e),u=l.filter(e=>!e.answered_at&&!e.ended_at&&tt(e,r)),d=l.filter(e=>Zn(e,r)&&s[e.id]!==Xn(e)),f=u.map(({id:e})=>e).join();return D(()=>{f&&(t(220),V(400))},[f]),j`${u.map(e=>j`<section class="note warn stack in-needs" key=${e.id} role="alert">
<a class="reach" href=${`#/help/${e.id}`}>
<span>
<strong>${J(i,n,e)}</strong><br />
${[...Y(n,e),z(`help.by`,X(n,e.official,e.called_at))].join(` · `)}
</span>
</a>
<${$} call=${e} brief />
</section>`)}${d.map(t=>j`<div class="note info row" key=${t.id} role="status">
<a class="reach body" href=${`#/help/${t.id}`}>${J(i,n,t)} · ${q(e,t)}</a>
<button class="button" type="button" onClick=${()=>c({...s,[t.id]:Xn(t)})}>
${z(`help.seen`)}
</button>
</div>`)}`}function Xn({ended_at:e}){return e?`over`:`coming`}function Zn({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function Qn({text:e}){let{outbox:t}=R(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:j`<p class="note warn">${z(e,{count:n})}</p>
<a class="button main" href="#/outbox">${z(`hall-see-outbox`)}</a>`}function $n(){let{tournament:e,alarms:t}=R(),[n,r]=O(!1);return e?j`<section class="card">
<h2>${z(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>r(!0)}>${z(`hall-leave`)}</button>
${n&&j`<${m} title=${z(`hall-leave-ask`,{name:e.name})} onClose=${()=>r(!1)}>
<p>${z(`hall-leave-text`)}</p>
${t&&j`<p class="note bad">${z(`alarm.leave`)}</p>`}
<${Qn} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await P.leave(),Ie(`#/`)}}>${z(`hall-leave`)}</button>
<button class="button" onClick=${()=>r(!1)}>${z(`cancel`)}</button>
<//>`}
</section>`:null}function er({onYes:e}){let t=j`<button class="button danger" onClick=${e}>${z(`hall-switch-yes`)}</button>`;return j`<${E} title=${z(`hall-switch`)} up="#/tables" actions=${t}>
<${Qn} text="hall-switch-unsent" />
<//>`}function tr({kind:e,foul:t,up:n}){let{state:r}=R(),i=Object.values(e===`team`?r.teams:r.officials).filter(({revoked_at:e})=>!e).sort((e,t)=>e.name.localeCompare(t.name));return j`<${E} title=${z(`call-which.${e}`)} up=${n}>
${i.length===0&&j`<${T} text=${z(`call.nobody`)} />`}
<ul class="rows">
${i.map(({id:e,name:n})=>j`<li key=${e}>
<button
class="row"
type="button"
onClick=${()=>f(N(t||null,{who:e}))}
>
${n}
</button>
</li>`)}
</ul>
<//>`}function nr({item:e,away:t,onClose:n}){let{does:r,tell:i,wrong:o}=h(),s=a(e),c=s&&!t&&e.kind===`ruling`,l=async()=>{if(!await P.discard(e.id))return i(z(`hall-over`));b(z(s?`hall-discarded-here`:`hall-discarded`)),n()};return j`<${m} title=${z(`hall-discard`)} onClose=${n}>
<p>${z(s?`hall-discard-sent`:`hall-discard-text`)} ${c&&z(`hall-discard-withdraw`)}</p>
${o}
<div class="pair">
${c&&j`<a class="button" href=${`#/ruling/${e.id}`}>${z(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(l)}>${z(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${z(`cancel`)}</button>
</div>
<//>`}function rr(){let{official:e}=R();return j`<div class="note bad" role="alert">
<p>${z(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${z(`hall-join`)}</a>
${I(e,[`director`])&&j`<a class="button" href="#/account">${z(`hall-join-account`)}</a>`}
</p>
</div>`}function ir({item:e}){let{tournament:t,official:n,signedOut:r}=R(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return j`<p class="note bad">${z(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&j`<button class="button" type="button" onClick=${()=>P.sendAsMe(e.id)}>${z(`elsewhere-send-as`,{name:n.name})}</button>`}`}function ar({item:{id:e,count:t}}){return j`<article class="item">
<p class="note warn">${z(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>P.discard(e)}>${z(`hall-seen`)}</button>
</article>`}function or({problem:e}){let{official:t}=R();if(!String(e?.type).endsWith(`:unpaid-fines`))return null;let n=e.players.map(({player:e})=>e);return j`<div class="pair">
${Et(t)&&j`<a class="button" href="#/fines">${z(`hall-fines`)}</a>`}
<${Ge} hanchan=${e.hanchan} players=${n} />
</div>`}const sr={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function cr({item:e}){let t=U(),{state:n}=R(),{kind:i,state:a,problem:o,ruledAt:s}=e;return i===`restored`?j`<${ar} item=${e} />`:j`<article class=${`item ${a}`} aria-label=${z(`hall-kind.${i}`)}>
<${lr} item=${e} />
<p>${ur(t,n,e)}</p>
<p class="soft">${B(s,n.settings.time_zone)}</p>
${a===`waiting`&&j`<${fr} item=${e} />`}
${a===`refused`&&j`<${Ht} problem=${o} /><${or} problem=${o} />`}
${a===`conflict`&&j`<${Bt} stored=${o?.stored??{}} sent=${o?.sent??e.body??{}} />`}
${a===`differs`&&j`<${Nt} item=${e} />`}
${a===`holding`?j`<${r} id=${e.id} />`:j`<${pr} item=${e} />`}
</article>`}function lr({item:{kind:e,state:t}}){let n=p(t)?`bad`:`info`;return j`<p><strong>${z(`hall-kind.${e}`)}</strong> <span class=${`badge ${n}`}>${z(`hall-outbox.${t}`)}</span></p>`}function ur(e,t,{id:n,kind:r,subject:i,body:a,about:o}){if(r===`exam-attempt`)return t.exams[i]?.title??z(`hall-unknown`);if(r.startsWith(`help-`))return dr(t,t.helpCalls[r===`help-call`?n:i]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(r))return[o.table&&z(`hall-table`,{label:o.table}),o.who].filter(Boolean).join(` · `);if(r===`hand-end`||r===`dead-hand`)return[z(`hall-table`,{label:t.tables[a.table]?.label??`?`}),F(a.hand),r===`hand-end`&&z(`hall-how.${a.how}`)].filter(Boolean).join(` · `);let s=t.rulings[r===`ruling`?n:i];if(!s)return z(`hall-unknown`);let c=j`<a href=${`#/ruling/${s.id}`}><span class="who">${s.offender.name}</span> · ${A(e,s.foul)}</a>`;return a?.reason?j`${c} · ${a.reason}`:c}function dr(e,t){return t?z(`hall-table`,{label:e.tables[t.table]?.label??`?`}):z(`hall-unknown`)}function fr({item:e}){gt();let{blockedBy:t,trouble:n}=e;if(n?.status===401)return j`<${ir} item=${e} />`;if(t)return j`<p class="note warn">${z(`hall-blocked`)}</p>`;if(!n)return null;let r=n.status===0?z(navigator.onLine?`live.unreached`:`no-network`):qe(n.problem)||`HTTP ${n.status}`;return j`<p class="soft">${z(`hall-last-try`,{text:r})}</p>`}function pr({item:e,away:t}){let[n,r]=O(!1),{does:i,tell:a,wrong:o}=h(),{id:s,kind:c,state:l}=e,d=l===`conflict`&&!u(e);if(l===`differs`||d){let e=z(d?`hall-keep-logged`:`hall-seen`);return j`<div class="pair"><button class="button" type="button" onClick=${()=>i(()=>P.discard(s))}>${e}</button>${o}</div>`}let f=async()=>{await P.retry(s)?b(z(`hall-again`)):a(z(`hall-over`))};return j`<div class="pair">
${l!==`waiting`&&j`<button class="button" type="button" onClick=${()=>i(f)}>${z(l===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${l!==`waiting`&&c in sr&&!t&&j`<a class="button" href=${sr[c](e)}>${z(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(!0)}>${z(`hall-discard`)}</button>
${n&&j`<${nr} item=${e} away=${t} onClose=${()=>r(!1)} />`}
</div>${o}`}function mr(){let{elsewhere:e}=R();return e.map(({id:e,name:t,items:n})=>j`<section class="stack" key=${e}>
<h2>${z(`elsewhere-in`,{name:t??z(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>j`<li key=${e.id} tabindex="-1"><${hr} item=${e} /></li>`)}</ol>
</section>`)}function hr({item:e}){let t=U(),{kind:n,state:r,about:i={},body:a,problem:o,expected:s,answer:c}=e;if(n===`restored`)return j`<${ar} item=${e} />`;let{table:l,who:u,foul:d}=i,f=l&&z(`hall-table`,{label:l});return j`<article class=${`item ${r}`} aria-label=${z(`hall-kind.${n}`)}>
<${lr} item=${e} />
<p>${[f,u,d&&A(t,d),a?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${B(e.ruledAt)}</p>
${r===`waiting`&&j`<${fr} item=${e} />`}
${r===`refused`&&j`<${Ht} problem=${o} />`}
${r===`differs`&&j`<div class="note warn">
<p>${z(`hall-phone-showed`,{line:H(t,s)})}</p>
<p><strong>${z(`hall-server-decided`,{line:H(t,c.decision)})}</strong></p>
</div>`}
${r!==`holding`&&j`<${pr} item=${e} away />`}
</article>`}function gr(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:o,lowStorage:s}=R();return j`<section class="stack">
<h2>${z(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&j`<p class="note warn">
${z(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:vr(Math.abs(t))})}
</p>`}
${!n&&r&&j`<p class="soft">${z(`hall-clock-last`,{time:B(new Date(r),e?.time_zone)})}</p>`}
${!n&&j`<p class="soft">${z(`hall-clock-unsure`)}</p>`}
${s&&j`<p class="note bad" role="alert">${z(`hall-storage-low`)}</p>`}
<p class="soft">${z(i?`hall-persisted`:`hall-not-persisted`)}</p>
${o>0&&j`<p class="soft">${z(`hall-storage`,{used:_r(a,1),quota:_r(o,0)})}</p>`}
</section>`}function _r(e,t){return Se(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function vr(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>z(`hall-span.${e}`,{count:t})).join(` `)}function yr(){let{tournament:e,state:t,outbox:n,elsewhere:r}=R();xr();let i=e=>!p(e.state),a=n.filter(e=>!i(e)),o=n.filter(i),s=[...n,...r.flatMap(({items:e})=>e)].some(i)&&j`<button class="button main" onClick=${()=>P.sendNow()}>${z(`hall-send-now`)}</button>`,c=r.length>0&&j`<${mr} />`;return!e||!t?j`<${K} title=${z(`hall-outbox-title`)} actions=${s}>${c}<//>`:j`<${E} title=${z(`hall-outbox-title`)} up="#/tables" actions=${s}>
<${Sr} />
${n.length===0&&!c&&j`<${T} text=${z(`hall-outbox-empty`)}><a class="button" href="#/tables">${z(`hall-tables`)}</a><//>`}
<${br} title=${z(`hall-tasks`)} items=${a} />
<${br} title=${z(`hall-waits`)} items=${o} />
${c}
<${gr} />
<//>`}function br({title:e,items:t}){return t.length===0?null:j`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>j`<li key=${e.id} tabindex="-1"><${cr} item=${e} /></li>`)}</ol>
</section>`}function xr(){let e=G({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];D(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),D(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function Sr(){let{signedOut:e,revisionChange:t,trouble:n,superseded:r,syncedAt:i,live:a,tournament:o}=R(),s=a===`offline`?`no-network`:a===`unreached`&&`live.unreached`;return j`
${e&&j`<${rr} />`}
${n&&j`<p class="note bad" role="alert">${z(`hall-trouble`,{text:n})}</p>`}
${r&&j`<p class="note warn">${z(`hall-superseded`)}</p>`}
${t&&j`<p class="note warn">${z(`hall-revision-change`,{count:t.items.length})}</p>`}
${s&&!e&&i&&j`<p class="note">${z(`hall-offline-since`,{link:z(s),time:B(i,o?.time_zone)})}</p>`}
`}function Cr({waits:e}){let{lang:t}=Fe(),[n,r]=O(null);return D(()=>void wr(e).then(r,()=>r([])),[e]),n?j`<${je} take=${ge}>
${n.length>0&&j`<ul>${n.map(e=>j`<li key=${e.number}>${e[t]}</li>`)}</ul>`}
<//>`:null}async function wr(e){let{port1:t,port2:n}=new MessageChannel;e.postMessage({type:`news`},[n]);let r=await new Promise(e=>{t.onmessage=({data:t})=>e(t),setTimeout(e,5e3,[])}),i=await(await fetch(`/whats-new.json`)).json(),a=Math.max(...i.changes.map(({number:e})=>e));return r.filter(({number:e})=>e>a)}function Tr({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return D(()=>()=>n?speechSynthesis.cancel():void 0,[]),j`<${m} title=${z(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&j`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=Te.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${z(`call.speak`)}</button>`}
<//>`}function Er({onClose:e}){let{waiting:t,tasks:n,wrongs:r}=ce(),i=(t,n)=>j`<a class="button" key=${t} href=${n} onClick=${e}>${t}</a>`;return j`<${m} title=${z(`standing`)} onClose=${e}>
${n>0&&i(z(`to-resolve`,{count:n}),`#/outbox`)}
${r.map(({text:e,to:t})=>i(e,t))}
${t>0&&i(z(`waiting-to-send`,{count:t}),`#/outbox`)}
<${Dr} />
<//>`}function Dr(){let{tournament:e,book:t,library:n,syncedAt:r}=R(),{ready:i,link:a}=ce(),o=e&&t&&(n?.books[t.id]?.name??t.id),s=e&&r&&z(`synced`,{time:B(r,e.time_zone)});return j`<ul class="bullets">
${[a,i,s,o].filter(Boolean).map(e=>j`<li key=${e}>${e}</li>`)}
</ul>`}function Or({hanchan:{id:e},how:t,onRule:n}){let{official:r}=R();return j`<section class=${`note stack ${t===`finished`?`info`:`warn`}`} aria-label=${z(`hall-is.${t}`)}>
<p>${z(`over.${t}`)}</p>
<p class="pair">
${t===`finished`&&j`<a class="button" href=${`#/result/${e}`}>${z(`hall-result`)}</a>`}
${t!==`finished`&&I(r,[`director`])&&j`<a class="button" href=${`#/correct/hanchan/${e}`}>${z(`over.back`)}</a>`}
${t!==`cancelled`&&n&&M(r)&&j`<button class="button" type="button" onClick=${n}>${z(`over.rule`)}</button>`}
</p>
</section>`}function kr({hanchan:e}){let{state:t}=R(),n=He(t,e);return n&&` · ${z(`hall-is.${n}`)}`}function Ar({state:e,table:t,hand:n,hanchan:r,hanchans:a,onHand:o,onPass:s,onEnd:c,onHanchan:l,onClose:u}){let f=Re.map(e=>({value:e,text:z(`hall-wind.${e}`)})),p=[1,2,3,4].map(e=>({value:e,text:String(e)})),h=a.map(({id:e,round:t})=>({value:e,text:z(`hall-round`,{round:t})})),g=e=>o({...n,...e}),_=jr(e,t,r),v=e=>()=>{u(),e()};return j`<${m} title=${F(n)} onClose=${u}>
<button class="button main" type="button" onClick=${v(()=>s(ze(n)))}>${z(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${v(()=>s(re(n)))}>${z(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${v(c)}>${z(`hall-ended`)}</button>
</div>
${h.length>1&&j`<${d} label=${z(`hall-hanchan`)} value=${r.id} options=${h} onChange=${l} />`}
<${i} label=${z(`hall-round-wind`)} value=${n.wind} options=${f} onChange=${e=>g({wind:e})} />
<${i} label=${z(`hall-number`)} value=${n.number} options=${p}
onChange=${e=>g({number:e})} />
<${C} label=${z(`hall-counter-label`)} value=${n.counters} min=${0} max=${99} less=${z(`hall-counter-less`)}
more=${z(`hall-counter-more`)} onChange=${e=>g({counters:e})} />
<${C} label=${z(`hall-sticks-label`)} value=${n.deposits} min=${0} max=${99} less=${z(`hall-sticks-less`)}
more=${z(`hall-sticks-more`)} onChange=${e=>g({deposits:e})} />
${_&&j`<button class="button" type="button" onClick=${v(()=>o(_))}>${z(`hall-back-to`)} <${me} hand=${_} /></button>`}
<button class="button" type="button" onClick=${u}>${z(`hall-done`)}</button>
<//>`}function jr(e,t,n){let r=we(t),i=r?.hand&&r.hanchan===n.id?r:{at:0,before:null},a=Object.values(e.handEnds).findLast(e=>e.hanchan===n.id&&e.next);if(!a||Date.parse(a.server_at)<i.at)return i.before;let{[a.id]:o,...s}=e.handEnds;return pe({...e,handEnds:s},t,n)}function Mr({state:e,table:t,hanchan:n,hand:r}){let[i,a]=O(null),o={table:t.id,hanchan:n.id,hand:r},s=Ne(e,t.id,e=>g(e,o)<0);return j`${s.length>0&&j`<section class="stack" aria-labelledby="leftover">
<h2 id="leftover">${z(`hall-leftover`)}</h2>
<ul class="rows">
${s.map(t=>j`<${Nr} key=${t.key} state=${e} left=${t} now=${n.id} onEnd=${()=>a(t)} />`)}
</ul>
</section>`}
${i&&j`<${at} key=${i.key} table=${t} hanchan=${e.hanchans[i.hanchan]??n} hand=${i.hand}
onClose=${()=>a(null)} />`}`}function Nr({state:e,left:t,now:n,onEnd:r}){let i=U(),{hanchan:a,hand:o,rulings:s}=t,c=ne(e,t),l=a!==n&&e.hanchans[a]?.round,u=[l&&z(`hall-round`,{round:l}),F(o)].filter(Boolean).join(` · `);return j`<li class="item">
${s.map(e=>j`<a class="unended" key=${e.id} href=${`#/ruling/${e.id}`}>
<span><span class="who">${e.offender.name}</span> · ${A(i,e.foul)}</span>
</a>`)}
${c?j`<p class="note warn">${z(`hall-leftover-ended`,{hand:u,how:z(`hall-how.${c.how}`)})}</p>`:j`<button class="button" type="button" onClick=${r}>${z(`hall-ended-how`,{hand:u})}</button>`}
</li>`}const Pr=oe(Le.desk,`HandEndWithdrawal`),Fr=[`hand`,`calls`,`draw`,`settle`];function Ir({table:e,hanchan:t,onTurn:n,onClose:r}){let{state:i,official:a}=R(),o=be(a)||i.results[t.id];return j`<${m} title=${z(`hall-other`)} onClose=${r}>
<a class="button" href=${`#/call/${e.id}/team`}>${z(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${z(`hall-on-official`)}</a>
<a class="button" href=${`#/sheet?hanchan=${t.id}`}>${z(`open.to.sheet`)}</a>
${o&&j`<a class="button" href=${`#/result/${t.id}`}>${z(`hall-result`)}</a>`}
${M(a)&&j`<${Pr} hanchan=${t} />`}
${I(a,[`director`])&&j`<a class="button" href=${`#/correct/hanchan/${t.id}`}>${z(`correct.link-hanchan`)}</a>`}
${I(a,[`director`])&&j`<a class="button" href=${`#/correct/table/${e.id}`}>${z(`correct.link-table`)}</a>`}
<button class="button" type="button" onClick=${n}>${z(`hall-turn`)}</button>
<h3>${z(`open.group.tools`)}</h3>
<div class="pair">
${Fr.map(e=>j`<a key=${e} class="button" href=${`#/${e}`}>${z(`open.to.${e}`)}</a>`)}
</div>
<//>`}export{Qe as AddPhoto,Tr as Aloud,Xt as Amendment,yt as Badge,Ln as CallForHelp,tr as ChooseOffender,Ft as Circumstances,ln as Claimed,ut as Corrections,Yt as DeadHandWarning,It as Elsewhere,kr as Ended,Xe as Escalate,un as Exactly,bn as ExtraTimeOffer,pn as Extras,st as Further,yn as Grounds,at as HandEnd,Ar as HandSheet,zn as HelpCall,Rt as ImportLink,$n as Leave,wn as Log,Sn as Logged,In as Near,Jn as Notices,Cr as Offer,Ir as OtherSheet,nn as Otherwise,yr as Outbox,Or as Over,On as Player,_t as ProbablySame,zt as PushSwitch,jt as Reason,ot as Reasons,Vt as Ruling,Je as SameCall,Dr as Standing,Er as StatusSheet,er as Switch,xn as TableClock,Un as TableNotices,Kt as Undisputed,Mr as UnendedHands,et as Warned,pt as WrongPlayer,Zt as nothingNew,lt as reasonWords};