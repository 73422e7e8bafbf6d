import{$ as e,$t as t,At as n,Br as r,Ci as i,Cn as a,Ct as o,D as s,Dn as c,Dr as l,Et as u,Ft as d,Gt as f,Ht as p,Ir as m,It as h,J as g,Jt as _,L as v,Ln as y,Lt as b,Mn as x,Mt as S,Nt as ee,O as C,Or as te,P as ne,Pt as w,Q as re,R as ie,Rt as ae,Si as T,Sn as oe,St as se,Tn as ce,Tt as le,V as ue,Vr as de,Xt as fe,Y as pe,Z as me,Zt as he,_n as ge,_t as _e,ai as E,an as ve,at as ye,b as D,bi as O,bt as be,ct as k,d as xe,di as A,dt as Se,en as Ce,et as we,fn as Te,g as Ee,gn as De,h as Oe,hn as ke,in as j,it as Ae,jr as je,lt as M,m as N,mn as P,nt as Me,ot as Ne,p as Pe,pi as Fe,pn as Ie,qn as Le,qt as Re,rn as F,rt as ze,s as Be,sn as I,tn as Ve,un as L,ut as R,vn as z,w as B,wi as V,wn as H,wt as He,xn as U,xt as Ue,yt as W,z as G,zr as We,zt as Ge}from"./app.js";import{Ai as Ke,B as K,Br as qe,Ct as Je,Dt as Ye,Et as Xe,F as q,Fr as Ze,Ft as Qe,G as $e,Gt as et,H as tt,Hr as nt,I as rt,Ir as it,It as at,Jt as ot,L as J,Lr as st,Lt as ct,M as lt,Mt as ut,N as dt,Oi as ft,Ot as pt,P as mt,Pn as ht,Pt as gt,Qt as _t,R as vt,Rr as yt,Sn as bt,St as xt,Ut as St,V as Y,W as Ct,Wt as wt,Yt as Tt,a as Et,ar as Dt,c as Ot,dt as kt,ft as At,gn as jt,i as Mt,j as Nt,ki as Pt,kt as Ft,l as It,lr as Lt,n as Rt,nt as zt,qt as Bt,rt as Vt,t as Ht,vn as Ut,z as Wt,zt as Gt}from"./shared.js";const Kt=[`status`,`penalties`,`effects`,`steps`,`stays`,`range`,`transfers`,`points`,`fines`];function qt({call:e}){let{book:t}=F(),n=W(),{fouls:r,facts:i}=n.catalogue,a=r[e.foul].asks.filter(e=>i[e].disputed).filter(n=>Jt(t,e,n,i[n]));if(a.length===0)return null;let o=a.map(e=>n.pick(i[e].disputed)).join(` · `);return P`<p class="soft">${I(`undisputed.same`,{facts:o})}</p>`}function Jt(t,{foul:n,facts:r,context:i,decision:a,log:o},s,c){if(a.status===`needs-facts`||s in o.facts)return!1;if(!t.table(n).used.includes(s))return!0;let l=c.kind===`yes-no`?[!0,!1]:Object.keys(c.answers),u=Yt(a);return l.every(a=>Yt(e(t,n,{...r,[s]:a},i))===u)}function Yt(e){return e&&A(Kt.map(t=>e[t]??null))}function Xt({declared:e}){let{state:t}=F();return P`<p class="note warn">${I(`already.dead`,{since:be(t,e)})}</p>`}function Zt({ruling:e}){let t=W(),{state:n}=F(),r=n.rulings[e];if(!r)return null;let i=j(r.ruled_at,n.settings.time_zone),a=r.offender.name,o=oe().parts[3]&&S(null,{facts:null,context:null,ask:null});return P`<p class="note info">
${I(`amending.what`,{line:R(t,r),name:a,time:i})}${` `}
${o&&P`<a class="reach" href=${o}>${I(`amending.another`)}</a>`}
</p>`}function Qt({from:e,again:t,offender:n},r,i,a){if(t)return``;let o=[e.offender.id,e.foul,{...r.log.facts,...e.facts},ne(e.context),e.penalties,e.note??``],s=[n?.id,r.foul,r.facts,r.context,i?.penalties??r.decision.penalties,a];return A(o)===A(s)?I(`amending.nothing`):``}const $t=[1,5,10,20];function en({book:e,per:t,chosen:n,onChosen:r,wrong:i}){return Ae.filter(e=>e in n).map(a=>P`<${tn} key=${a} kind=${a} book=${e} per=${t} value=${n[a]} onValue=${e=>r({...n,[a]:e})} wrong=${i} />`)}function tn({kind:e,book:t,per:n,value:r,onValue:a,wrong:o}){let s=W(),c=nn(t,e).map(e=>String(e*n)),[l,u]=i(c.length===0||!(!r||c.includes(r))),[d,f]=n>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`],p=I(d,{kind:s.name(`kinds`,e)}),m=e=>{u(!1),a(e===r?``:e)},h=I(f,{most:s.number(Me*n)});return P`<fieldset>
<legend>${p}</legend>
<div class="switches">
${c.map(e=>{let t=n>1?s.number(Number(e)):I(`amount.p`,{p:e});return P`<${v} key=${e} pressed=${!l&&e===r} onClick=${()=>m(e)}>${t}<//>`})}
${c.length>0&&P`<${v} pressed=${l} onClick=${()=>u(!l)}>${I(`amount.another`)}<//>`}
</div>
${!l&&o&&!r&&P`<p class="note bad" role="alert">${h}</p>`}
</fieldset>
${l&&P`<${b} label=${p} inputmode="numeric" autocomplete="off" value=${r} wrong=${o?h:void 0} onInput=${a} />`}`}function nn({content:e},t){if(t===`disqualification`)return[];let n=Object.values(e.fouls).flatMap(({rows:e})=>e).flatMap(({then:e,range:t=[]})=>[...e,...t]).filter(e=>e.kind===t),r=new Set(n.map(({p:e})=>e?.first??e).filter(Number.isInteger));if(t===`chonbo`&&Number.isInteger(e.values.chonbo)&&r.add(e.values.chonbo),t===`points`)for(let e of $t)r.size<6&&r.add(e);return[...r].sort((e,t)=>e-t).slice(0,8)}function rn({about:e,call:t,yes:n,onIssue:r,onClose:a}){let{library:o,book:s,state:c}=F(),l=W(),[u,d]=i({}),[f,p]=i(t.decision.penalties[0]?.whom??`offender`),{reason:m,field:g}=yt(`ruling`,t.foul),[_,v]=i(!1),{decision:y,spoken:b}=t,x=s.content.unit?Fe:1,S=cn(s,u,f,x),ee=e=>{e.preventDefault(),v(!0),S&&m&&r({checked:S,reason:m})},C=sn(c,e,y).map(t=>({value:t,text:t===`offender`?e.offender?.name:l.phrase(`on-${t}`)}));return P`<${w}
title=${I(re(y)?`call.choose`:`call.otherwise`)}
onClose=${a}
>
<form onSubmit=${ee} novalidate>
${y.range&&P`<${an} words=${l} per=${x} range=${y.range} chosen=${u} onChosen=${d} />`}
<${on}
words=${l}
book=${s}
per=${x}
chosen=${u}
onChosen=${d}
folded=${!!y.range}
/>
<${en} book=${s} per=${x} chosen=${u} onChosen=${d} wrong=${_&&!S} />
${C.length>1&&P`<${h} label=${I(`call.whom`)} value=${f} options=${C} onChange=${p} />`}
${g(_)}
${_&&Object.keys(u).length===0&&P`<p class="note bad" role="alert">${I(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${S&&me(o,s,y,b,S).line}
</p>
<button class="button main">${n}</button>
</form>
<//>`}function an({words:e,per:t,range:n,chosen:r,onChosen:i}){return P`<${h}
label=${I(`call.range`)}
value=${n.findIndex(e=>ln(r,e,t))}
options=${n.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>i({[n[e].kind]:X(n[e].p,t)})}
/>`}function on({words:e,book:t,per:n,chosen:r,onChosen:i,folded:a}){let o=e=>{let{[e]:a,none:o,...s}=r,c=e===`chonbo`?X(t.content.values.chonbo,n):``;i(a===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},s=P`<fieldset>
<legend>${I(`call.kinds`)}</legend>
<div class="choices">
${de.map(t=>P`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in r} onChange=${()=>o(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return a?P`<details class="fold">
<summary>${I(`call.outside`)}</summary>
${s}
</details>`:s}function sn(e,{offender:t},{penalties:n,range:r=[]}){let i=[...n,...r].map(({whom:e})=>e),a=t?.kind===`player`&&e.players[t.id]?.team?[`team`,`each-teammate`]:[];return ze.filter(e=>[`offender`,...a,...i].includes(e))}function cn(e,t,n,r){let i=Object.entries(t).map(([e,t])=>({kind:e,whom:n,...t.trim()&&{p:Number(t)/r}}));try{return ye(e,i)}catch{return null}}function ln(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===X(n,r)}function X(e,t){return e===void 0?``:String(e*t)}function un({args:[e=``],query:t}){let n=t.get(`call`)??``,r=`#/table/${e}`,i=P`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(ke+n,{steal:!0},()=>{}),U(ge()[n]?.place??r,{replace:!0})}}>${I(`elsewhere.take`)}</button>`;return P`<${f} title=${I(`elsewhere.title`)} up=${r} actions=${i}><${p} text=${I(`elsewhere.text`)} /><//>`}function dn({late:e,onAnswer:t}){let[n,r]=i(e?pn(e):``),[a,o]=i(``),s=fn(n),c=e=>r(pn(Math.max((s??0)+e,0)));return P`<form class="exactly" onSubmit=${e=>{e.preventDefault(),s===null?o(I(`call.time-wrong`)):t(s)}}>
<button class="button" type="button" aria-label=${I(`call.time-less`)} onClick=${()=>c(-60)}>−</button>
<${b}
label=${I(`call.time`)}
hint=${I(`call.time-hint`)}
value=${n}
onInput=${r}
wrong=${a}
inputmode="text"
autocomplete="off"
/>
<button class="button" type="button" aria-label=${I(`call.time-more`)} onClick=${()=>c(60)}>+</button>
<button class="button main">${I(`call.time-take`)}</button>
</form>`}function fn(e){let[,t,n=`0`]=/^\s*(\d{1,3})(?:[:：.](\d{1,2}))?\s*$/.exec(e)??[];return t&&Number(n)<60?Number(t)*60+Number(n):null}function pn(e){return`${Math.floor(e/60)}:${String(e%60).padStart(2,`0`)}`}function mn({kept:{note:e,photos:t},noted:n}){let r=+!!e.trim()+t.length,i=P`<span class="body">${I(`call.extras`)}</span>
${r>0&&P`<span class="badge">${r}</span>`}`,a=e=>{z({photos:t.filter(t=>t!==e)}),x.deletePhotos([e])};return P`<${d} title=${i}>
${()=>P`<div class="stack">
${n&&P`<${b} long label=${I(`call.note`)} value=${e} onInput=${e=>z({note:e})} maxlength="4000" />`}
<${ot} count=${t.length} onPhoto=${De} />
<ul class="photos" aria-label=${I(`hall-photos`)}>
${t.map((e,t)=>P`<li key=${e}><${hn} id=${e} number=${t+1} onRemove=${()=>a(e)} /></li>`)}
</ul>
</div>`}
<//>`}function hn({id:e,number:t,onRemove:n}){let{url:r}=Tt(()=>x.photo(``,e),e);return P`${r&&P`<img src=${r} alt=${I(`hall-photo`,{number:t})} />`}
<button class="button" type="button" onClick=${n}>${I(`call.photo-remove`,{number:t})}</button>`}function gn({foul:e,facts:t,context:n}){let{library:r,book:a}=F(),[o,s]=i([]),c=JSON.stringify([e,t,n,r.language,a.revision]);return O(()=>{let i=!1,o=Object.keys(r.books).filter(e=>e!==a.id);return(async()=>{let c=await Promise.all(o.map(e=>x.bookOf({id:e,options:{},readings:{}}))),[,...l]=Ot([a,...c],e,t,n);i||s(l.map(e=>we(r,e)))})(),()=>{i=!0}},[c]),o}function _n({call:e}){return gn(e).map(e=>P`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${_e(e).map(e=>P`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&P`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function vn({call:{foul:e,spoken:t}}){let{library:n,book:r}=F(),i={words:W(),library:n},{rows:a}=r.table(e);return P`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return P`<li key=${e}>
<strong class="penalty">${Et(i,r)}</strong> <span class="badge">${I(`open.verdict.${t}`)}</span>
${o.map(e=>P`<p class="soft" key=${e}>${yn(i,r,e)}</p>`)}
${o.length===0&&P`<p class="soft">${I(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function yn(e,t,n){return n in t.when?Mt(e,{[n]:t.when[n]}):e.words.question(n)}function bn({call:e}){let{readings:t,rulebook:n,examples:r=[],trace:i}=e.spoken,a=[n.name,...n.option_names??[]].join(` + `);return P`${n.standing!==`official`&&P`<p class="note warn">${n.standing_text}</p>`}
${t.length>0&&P`<${d} title=${I(`call.readings`,{count:t.length})}>
${()=>P`<${et} readings=${t} />`}
<//>`}
${r.length>0&&P`<${d} title=${I(`call.examples`)}>
${()=>P`<ul class="bullets">${r.map(e=>P`<li key=${e.id}>${e.text}</li>`)}</ul>`}
<//>`}
<${d} title=${I(`call.trace`)}>
${()=>P`<div class="stack"><p class="soft">${[a,..._e(e.spoken)].join(` · `)}</p>${i.length>0&&P`<${vn} call=${e} />`}</div>`}
<//>
<${d} title=${I(`call.books`)}>${()=>P`<${_n} call=${e} />`}<//>`}function xn({state:e,ruling:t}){let{does:n,wrong:r}=C(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-Le(t.id))/1e3),o=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return o?P`<p class="note" role="status">${I(`game.given`,{time:E(o.seconds)})}</p>`:a<=60||a>3600||!i||!ue(e,i).clock?null:P`<div class="note info">
<p>${I(`game.offer`,{time:E(a)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>Ut(i,a,t.id))}>${I(`game.give`,{time:E(a)})}</button>
${r}
</div>`}function Sn({state:e,hanchan:t}){let{clock:n}=ue(e,t),r=Lt(!!n),i=bt(e,t).length,a=n&&g(n,r),o=a?I(`game.up`):n&&I(`game.time-left`,{time:E(pe(n,r))});return P`<a class="button quiet" href=${`#/start/${t.table}`}>${o??I(`hall-start`)}</a>
${i>0&&P`<a class="button quiet warn" href=${`#/start/${t.table}`}>${I(`kept.waiting`,{count:i})}</a>`}
${a&&P`<${jt} />`}`}function Cn({state:e,table:t}){let n=B(Object.values(e.rulings).filter(e=>e.table.id===t));return P`<section class="stack" aria-labelledby="rulings">
<h2 id="rulings">${I(`hall-rulings`)}</h2>
<${D} rulings=${n.slice(0,20)} empty=${I(`hall-no-rulings`)} />
${n.length>20&&P`<a class="button" href=${`#/log?table=${t}`}>${I(`hall-all`,{count:n.length})}</a>`}
</section>`}function wn({rulings:e,empty:t}){let[n,r]=i(40),a=T(null),o=()=>r(e=>e+40),s=e.length-n;return O(()=>{if(!a.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&o(),{rootMargin:`600px`});return e.observe(a.current),()=>e.disconnect()},[n,s>0]),P`<${D} rulings=${e.slice(0,n)} place empty=${t} />
${s>0&&P`<button class="button" ref=${a} type="button" onClick=${o}>${I(`hall-more`,{count:s})}</button>`}`}function Tn({query:e}){let{tournament:t,state:n}=F();return!t||!n?P`<${G} title=${I(`hall-log`)} />`:P`<${En} state=${n} asked=${Object.fromEntries(e)} />`}function En({state:e,asked:t}){let n=W(),{official:r}=F(),[a,o]=i(t),[s,c]=i(``),l=e.settings.time_zone,u=V(()=>B(Nt(e)),[e]),d=V(()=>$e(n,e,Ct(u,a,l),s),[n,u,a,s]);return P`<${f} title=${I(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${I(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${I(`hall-journal`)}</a>
${Pe(r)&&P`<a class="button quiet" href="#/dashboard">${I(`hall-dashboard`)}</a>`}
</p>
${u.length>0&&P`<${b} type="search" label=${I(`hall-search`)} hint=${I(`hall-search-hint`)} value=${s} onInput=${c} />
<${tt} state=${e} rulings=${u} chosen=${a} onChoose=${o} />
<p role="status">${I(`hall-found`,{count:d.length,all:u.length})}</p>`}
${d.length===0&&P`<${Dn} any=${u.length>0} onClear=${()=>{o({}),c(``)}} />`}
<${wn} key=${JSON.stringify([a,s])} rulings=${d} empty="" />
<//>`}function Dn({any:e,onClear:t}){return e?P`<${p} text=${I(`hall-none-found`)}><button class="button" type="button" onClick=${t}>${I(`hall-show-all`)}</button><//>`:P`<${p} text=${I(`hall-log-empty`)}><a class="button" href="#/tables">${I(`hall-tables`)}</a><//>`}const On=he(c.desk,`AccountActs`),Z=`offence_number`;function kn({args:[e]}){let{tournament:t,state:n}=F();if(!t||!n)return P`<${G} title=${I(`hall-player`)} />`;let r=n.players[n.merged[e]??e];return r?P`<${An} state=${n} player=${r} />`:P`<${ie} title=${I(`hall-player`)} text=${I(`hall-no-player`)} up="#/tables" />`}function An({state:e,player:t}){let{official:n}=F(),r=W(),i=B(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),a=Object.entries(In(i)).sort(([,e],[,t])=>t-e),o=e.teams[t.team]?.name;return P`<${f} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&I(`hall-id-number`,{number:t.id_number}),o,t.withdrawn_at&&I(`standings.withdrawn`)].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${I(`hall-counts`)}</h2>
${a.length===0&&P`<p class="soft">${I(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${a.map(([e,t])=>P`<div key=${e}><dt>${k(r,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${_t} state=${e} id=${t.id} />
<${xt} state=${e} id=${t.id} />
${N(n,[`director`,`finance`])&&P`<${On} state=${e} account=${{kind:`player`,id:t.id}} />`}
<a class="button" href=${`#/standings/${t.id}`}>${I(`hall-lines`)}</a>
${N(n,[`director`])&&P`<a class="button" href=${`#/correct/player/${t.id}`}>${I(`correct.link`)}</a>
<a class="button" href=${`#/people/player/${t.id}`}>${I(`people.own-link`)}</a>`}
<${Mn} state=${e} player=${t.id} />
<section class="stack">
<h2>${I(`hall-rulings`)}</h2>
<${wn} rulings=${i} empty=${I(`hall-no-rulings`)} />
${N(n,[`director`])&&P`<ul class="rows"><${jn} player=${t} /></ul>`}
</section>
<//>`}function jn({player:{id:e,id_number:t}}){return P`<${qe} name=${I(`reports.player`)} hint=${I(`reports.player-about`)} path=${`players/${e}/rulings.pdf`}
file=${`${nt()}-player-${t}.pdf`} />`}function Mn({state:e,player:t}){let{book:n,library:r}=F(),i=W();if(!n||!r)return null;let a=Nn(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Z)).map(r=>({foul:r,...Fn(i,n,{...a,foul:r},Pn(e,t,r))}));return o.length===0?null:P`<section class="stack">
<h2>${I(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>P`<div key=${e}>
<dt>${k(i,e)}<small>${I(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>P`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function Nn(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||o(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:He(e,r.table,r)}}function Pn(e,t,n){return!Object.values(e.rulings).filter(({offender:e})=>e.id===t).some(e=>e.counts&&e.foul===n)}function Fn(e,t,n,r){let i=x.knownFacts(n).facts[Z]??(r?1:void 0),a=we(e.library,y(t,n.foul,i?{[Z]:i}:{})),o=Se(a.questions?.[0].answers??[]);return{number:i,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:o.length>0?o:[a.line]}}function In(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function Ln({near:e=[]}){let t=W();return e.length===0?null:P`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>P`<a key=${e} class="button" href=${S(e)}>${t}</a>`)}
</section>`}function Q({call:e,brief:n}){let{state:r,official:i}=F(),{does:a,tell:o,wrong:s}=C(),c=rt(e,i),l=e.official===i?.id,u=(n,r,i)=>a(async()=>{await x.send(n,e.id,r),L(),t(i)}),d=()=>a(async()=>{if(x.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await x.discard(e.id))return t(I(`help.not-called`));await x.send(`help-end`,e.id,{how:`taken-back`}),t(I(`help.over.taken-back`))}),f=c&&!e.answered_at;return P`<p class="pair">
${f&&P`<button class="button main" type="button" onClick=${()=>u(`help-answer`,{},I(`help.said`))}>${I(`help.come`)}</button>`}
${c&&P`<a class="button" href=${Wt(e)} onClick=${()=>mt(r,e)}>${I(`help.rule`)}</a>`}
${l&&P`<button class="button" type="button" onClick=${d}>${I(`help.take-back`)}</button>`}
${!l&&!n&&P`<button class="button" type="button" onClick=${()=>u(`help-end`,{how:`settled`},I(`help.over.settled`))}>${I(`help.settle`)}</button>`}
</p>${s}`}function Rn({about:e,call:t}){let n=F(),{state:r,official:i}=n,{does:a,wrong:o}=C(),s=dt(r,i),c=vt(r).find(t=>t.table===e.table.id&&t.official===i?.id);return e.from||!(c||s)?null:c?P`<section class="note info stack" aria-label=${I(`help.one`)}>
<p role="status">${K(n,c)}</p>
<${Q} call=${c} />
</section>`:P`<button class="button quiet" type="button" onClick=${()=>a(async()=>{await x.send(`help-call`,null,zn(e,t),{expected:s}),L(),Ce(880)})}>${I(`help.call.${s}`)}</button>${o}`}function zn(e,t){let{seat:n,offender:r,amends:i,...a}=Ne(e,null),o=[e,...(t?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...a,offenders:o,...t&&{foul:t.foul,facts:t.answered,context:ne(t.context)}}}function Bn({args:[e]}){let{tournament:t,state:n}=F();if(!t||!n)return P`<${G} title=${I(`help.one`)} />`;let r=n.helpCalls[e];return r?P`<${Vn} state=${n} call=${r} />`:P`<${ie} title=${I(`help.one`)} text=${I(`help.missing`)} up="#/tables" />`}function Vn({state:e,call:t}){let n=F(),r=W(),{table:i,hand:a,offenders:o,foul:s,official:c,called_at:l,ruling:u}=t,d=I(`hall-table`,{label:e.tables[i]?.label??`?`}),p=[d,M(a)].filter(Boolean).join(` · `);return P`<${f} title=${p} up="#/tables" actions=${!t.ended_at&&P`<${Q} call=${t} />`}>
<p class=${`note ${t.ended_at?``:`info`}`} role="status">${K(n,t)}</p>
<section class="card stack">
${s&&P`<p><strong>${k(r,s)}</strong></p>`}
${o.map(t=>P`<${Hn} key=${t.id} state=${e} words=${r} offender=${t} />`)}
<p class="soft">${I(`help.by`,Y(e,c,l))}</p>
</section>
<${Je} ruling=${t} />
<p class="beside">
<a class="button quiet" href=${`#/table/${i}`}>${d}</a>
${u&&P`<a class="button quiet" href=${`#/ruling/${u}`}>${I(`hall-ruling`)}</a>`}
</p>
<//>`}function Hn({state:e,words:t,offender:n}){let{seat:r}=n,[i]=J(e,{offenders:[n]});return P`<p class="call-name">
<strong class="who">${i}</strong>
${r&&P`<span class="badge">${t.phrase(`seat-${r}`)}</span>`}
</p>`}function Un(){let e=F(),{state:t}=e,n=W(),r=vt(t);return r.length===0?null:P`<section class="stack" aria-label=${I(`help.all`)}>
<h2>${I(`help.all`)}</h2>
<ul class="rows">
${r.map(r=>P`<li key=${r.id}>
<a class="row" href=${`#/help/${r.id}`}>
<span class="body">
<strong>${q(n,t,r)}</strong>
<small>${[...J(t,r),``].join(` · `)}${I(`help.by`,Y(t,r.official,r.called_at))} · ${K(e,r)}</small>
</span>
<${Re} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Wn(){return P`<${Un} /><${It} />`}function Gn(){let e=F(),{tournament:t,state:n,official:r}=e;return t&&n&&r&&P`<${Kn} key=${n.id} snapshot=${e} />`}function Kn({snapshot:e}){let{state:t}=e,n=W(),{parts:r}=a(),o=`shinpan.escalations.`+t.id,[s,c]=i(()=>ce(o)??{since:t.seq});O(()=>H(o,s),[s]);let l=Object.values(t.escalations).flatMap(t=>Jn(e,t)??[]).filter(({id:e,seq:t})=>t>(s[e]??s.since)),u=()=>c({...s,...Object.fromEntries(l.map(({id:e,seq:t})=>[e,t]))}),d=l.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(O(()=>{d&&c({...s,[d.id]:d.seq})},[d?.seq]),d||l.length===0||r[0]===`escalations`)return null;let[f]=l,[p,m]=l.length>1?[I(`esc.news.several`,{count:l.length}),`#/escalations`]:qn(n,f);return P`<div class=${`note info row ${l.some(({what:e})=>e)?``:`in-needs`}`} role="status">
<a class="reach body" href=${m} onClick=${u}>${p}</a>
<button class="button" type="button" onClick=${u}>${I(`esc.news.seen`)}</button>
</div>`}function qn(e,{id:t,what:n,ruling:r}){let i={foul:k(e,r.foul),name:r.offender.name};return[n?I(`esc.news.outcome`,{what:n,...i}):I(`esc.news.yours`,i),`#/escalation/${t}`]}function Jn(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return Gt(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:ut(s)}:null}function Yn(){let e=F(),{tournament:t,state:n,official:r}=e;return P`${t&&n&&r&&P`<${Xn} key=${n.id} snapshot=${e} /><${pt} key=${n.id} />`}<${Gn} />`}function Xn({snapshot:e}){let{state:t,official:n}=e,r=W(),{parts:o}=a(),s=`shinpan.help.`+t.id,[c,l]=i(()=>ce(s)??{});O(()=>H(s,c),[c]);let u=Object.values(t.helpCalls).filter(({id:e})=>o[0]!==`help`||o[1]!==e),d=u.filter(e=>!e.answered_at&&!e.ended_at&&rt(e,n)),f=u.filter(e=>Qn(e,n)&&c[e.id]!==Zn(e)),p=d.map(({id:e})=>e).join();return O(()=>{p&&(Ce(220),L(400))},[p]),P`${d.map(e=>P`<section class="note warn stack in-needs" key=${e.id} role="alert">
<a class="reach" href=${`#/help/${e.id}`}>
<span>
<strong>${q(r,t,e)}</strong><br />
${[...J(t,e),I(`help.by`,Y(t,e.official,e.called_at))].join(` · `)}
</span>
</a>
<${Q} call=${e} brief />
</section>`)}${f.map(n=>P`<div class="note info row" key=${n.id} role="status">
<a class="reach body" href=${`#/help/${n.id}`}>${q(r,t,n)} · ${K(e,n)}</a>
<button class="button" type="button" onClick=${()=>l({...c,[n.id]:Zn(n)})}>
${I(`help.seen`)}
</button>
</div>`)}`}function Zn({ended_at:e}){return e?`over`:`coming`}function Qn({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function $n({text:e}){let{outbox:t}=F(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:P`<p class="note warn">${I(e,{count:n})}</p>
<a class="button main" href="#/outbox">${I(`hall-see-outbox`)}</a>`}function er(){let{tournament:e,alarms:t}=F(),[n,r]=i(!1);return e?P`<section class="card">
<h2>${I(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>r(!0)}>${I(`hall-leave`)}</button>
${n&&P`<${w} title=${I(`hall-leave-ask`,{name:e.name})} onClose=${()=>r(!1)}>
<p>${I(`hall-leave-text`)}</p>
${t&&P`<p class="note bad">${I(`alarm.leave`)}</p>`}
<${$n} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await x.leave(),U(`#/`)}}>${I(`hall-leave`)}</button>
<button class="button" onClick=${()=>r(!1)}>${I(`cancel`)}</button>
<//>`}
</section>`:null}function tr({onYes:e}){let t=P`<button class="button danger" onClick=${e}>${I(`hall-switch-yes`)}</button>`;return P`<${f} title=${I(`hall-switch`)} up="#/tables" actions=${t}>
<${$n} text="hall-switch-unsent" />
<//>`}function nr({kind:e,foul:t,up:n}){let{state:r}=F(),i=Object.values(e===`team`?r.teams:r.officials).filter(({revoked_at:e})=>!e).sort((e,t)=>e.name.localeCompare(t.name));return P`<${f} title=${I(`call-which.${e}`)} up=${n}>
${i.length===0&&P`<${p} text=${I(`call.nobody`)} />`}
<ul class="rows">
${i.map(({id:e,name:n})=>P`<li key=${e}>
<button
class="row"
type="button"
onClick=${()=>ee(S(t||null,{who:e}))}
>
${n}
</button>
</li>`)}
</ul>
<//>`}function rr({item:e,away:n,onClose:r}){let{does:i,tell:a,wrong:o}=C(),s=We(e),c=s&&!n&&e.kind===`ruling`,l=async()=>{if(!await x.discard(e.id))return a(I(`hall-over`));t(I(s?`hall-discarded-here`:`hall-discarded`)),r()};return P`<${w} title=${I(`hall-discard`)} onClose=${r}>
<p>${I(s?`hall-discard-sent`:`hall-discard-text`)} ${c&&I(`hall-discard-withdraw`)}</p>
${o}
<div class="pair">
${c&&P`<a class="button" href=${`#/ruling/${e.id}`}>${I(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>i(l)}>${I(`hall-discard`)}</button>
<button class="button" type="button" onClick=${r}>${I(`cancel`)}</button>
</div>
<//>`}function ir(){let{official:e}=F();return P`<div class="note bad" role="alert">
<p>${I(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${I(`hall-join`)}</a>
${N(e,[`director`])&&P`<a class="button" href="#/account">${I(`hall-join-account`)}</a>`}
</p>
</div>`}function ar({item:e}){let{tournament:t,official:n,signedOut:r}=F(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return P`<p class="note bad">${I(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&P`<button class="button" type="button" onClick=${()=>x.sendAsMe(e.id)}>${I(`elsewhere-send-as`,{name:n.name})}</button>`}`}function $({item:{id:e,count:t}}){return P`<article class="item">
<p class="note warn">${I(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>x.discard(e)}>${I(`hall-seen`)}</button>
</article>`}function or({problem:e}){let{official:t}=F();if(!String(e?.type).endsWith(`:unpaid-fines`))return null;let n=e.players.map(({player:e})=>e);return P`<div class="pair">
${Dt(t)&&P`<a class="button" href="#/fines">${I(`hall-fines`)}</a>`}
<${ht} hanchan=${e.hanchan} players=${n} />
</div>`}const sr={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function cr({item:e}){let t=W(),{state:n}=F(),{kind:r,state:i,problem:a,ruledAt:o}=e;return r===`restored`?P`<${$} item=${e} />`:P`<article class=${`item ${i}`} aria-label=${I(`hall-kind.${r}`)}>
<${lr} item=${e} />
<p>${ur(t,n,e)}</p>
<p class="soft">${j(o,n.settings.time_zone)}</p>
${i===`waiting`&&P`<${fr} item=${e} />`}
${i===`refused`&&P`<${ft} problem=${a} /><${or} problem=${a} />`}
${i===`conflict`&&P`<${At} stored=${a?.stored??{}} sent=${a?.sent??e.body??{}} />`}
${i===`differs`&&P`<${kt} item=${e} />`}
${i===`holding`?P`<${s} id=${e.id} />`:P`<${pr} item=${e} />`}
</article>`}function lr({item:{kind:e,state:t}}){let n=m(t)?`bad`:`info`;return P`<p><strong>${I(`hall-kind.${e}`)}</strong> <span class=${`badge ${n}`}>${I(`hall-outbox.${t}`)}</span></p>`}function ur(e,t,{id:n,kind:r,subject:i,body:a,about:o}){if(r===`exam-attempt`)return t.exams[i]?.title??I(`hall-unknown`);if(r.startsWith(`help-`))return dr(t,t.helpCalls[r===`help-call`?n:i]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(r))return[o.table&&I(`hall-table`,{label:o.table}),o.who].filter(Boolean).join(` · `);if(r===`hand-end`||r===`dead-hand`)return[I(`hall-table`,{label:t.tables[a.table]?.label??`?`}),M(a.hand),r===`hand-end`&&I(`hall-how.${a.how}`)].filter(Boolean).join(` · `);let s=t.rulings[r===`ruling`?n:i];if(!s)return I(`hall-unknown`);let c=P`<a href=${`#/ruling/${s.id}`}><span class="who">${s.offender.name}</span> · ${k(e,s.foul)}</a>`;return a?.reason?P`${c} · ${a.reason}`:c}function dr(e,t){return t?I(`hall-table`,{label:e.tables[t.table]?.label??`?`}):I(`hall-unknown`)}function fr({item:e}){Pt();let{blockedBy:t,trouble:n}=e;if(n?.status===401)return P`<${ar} item=${e} />`;if(t)return P`<p class="note warn">${I(`hall-blocked`)}</p>`;if(!n)return null;let r=n.status===0?I(navigator.onLine?`live.unreached`:`no-network`):Ke(n.problem)||`HTTP ${n.status}`;return P`<p class="soft">${I(`hall-last-try`,{text:r})}</p>`}function pr({item:e,away:n}){let[a,o]=i(!1),{does:s,tell:c,wrong:l}=C(),{id:u,kind:d,state:f}=e,p=f===`conflict`&&!r(e);if(f===`differs`||p){let e=I(p?`hall-keep-logged`:`hall-seen`);return P`<div class="pair"><button class="button" type="button" onClick=${()=>s(()=>x.discard(u))}>${e}</button>${l}</div>`}let m=async()=>{await x.retry(u)?t(I(`hall-again`)):c(I(`hall-over`))};return P`<div class="pair">
${f!==`waiting`&&P`<button class="button" type="button" onClick=${()=>s(m)}>${I(f===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${f!==`waiting`&&d in sr&&!n&&P`<a class="button" href=${sr[d](e)}>${I(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>o(!0)}>${I(`hall-discard`)}</button>
${a&&P`<${rr} item=${e} away=${n} onClose=${()=>o(!1)} />`}
</div>${l}`}function mr(){let{elsewhere:e}=F();return e.map(({id:e,name:t,items:n})=>P`<section class="stack" key=${e}>
<h2>${I(`elsewhere-in`,{name:t??I(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>P`<li key=${e.id} tabindex="-1"><${hr} item=${e} /></li>`)}</ol>
</section>`)}function hr({item:e}){let t=W(),{kind:n,state:r,about:i={},body:a,problem:o,expected:s,answer:c}=e;if(n===`restored`)return P`<${$} item=${e} />`;let{table:l,who:u,foul:d}=i,f=l&&I(`hall-table`,{label:l});return P`<article class=${`item ${r}`} aria-label=${I(`hall-kind.${n}`)}>
<${lr} item=${e} />
<p>${[f,u,d&&k(t,d),a?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${j(e.ruledAt)}</p>
${r===`waiting`&&P`<${fr} item=${e} />`}
${r===`refused`&&P`<${ft} problem=${o} />`}
${r===`differs`&&P`<div class="note warn">
<p>${I(`hall-phone-showed`,{line:R(t,s)})}</p>
<p><strong>${I(`hall-server-decided`,{line:R(t,c.decision)})}</strong></p>
</div>`}
${r!==`holding`&&P`<${pr} item=${e} away />`}
</article>`}function gr(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:o,lowStorage:s}=F();return P`<section class="stack">
<h2>${I(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&P`<p class="note warn">
${I(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:vr(Math.abs(t))})}
</p>`}
${!n&&r&&P`<p class="soft">${I(`hall-clock-last`,{time:j(new Date(r),e?.time_zone)})}</p>`}
${!n&&P`<p class="soft">${I(`hall-clock-unsure`)}</p>`}
${s&&P`<p class="note bad" role="alert">${I(`hall-storage-low`)}</p>`}
<p class="soft">${I(i?`hall-persisted`:`hall-not-persisted`)}</p>
${o>0&&P`<p class="soft">${I(`hall-storage`,{used:_r(a,1),quota:_r(o,0)})}</p>`}
</section>`}function _r(e,t){return ve(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function vr(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>I(`hall-span.${e}`,{count:t})).join(` `)}function yr(){let{tournament:e,state:t,outbox:n,elsewhere:r}=F();xr();let i=e=>!m(e.state),a=n.filter(e=>!i(e)),o=n.filter(i),s=[...n,...r.flatMap(({items:e})=>e)].some(i)&&P`<button class="button main" onClick=${()=>x.sendNow()}>${I(`hall-send-now`)}</button>`,c=r.length>0&&P`<${mr} />`;return!e||!t?P`<${G} title=${I(`hall-outbox-title`)} actions=${s}>${c}<//>`:P`<${f} title=${I(`hall-outbox-title`)} up="#/tables" actions=${s}>
<${Sr} />
${n.length===0&&!c&&P`<${p} text=${I(`hall-outbox-empty`)}><a class="button" href="#/tables">${I(`hall-tables`)}</a><//>`}
<${br} title=${I(`hall-tasks`)} items=${a} />
<${br} title=${I(`hall-waits`)} items=${o} />
${c}
<${gr} />
<//>`}function br({title:e,items:t}){return t.length===0?null:P`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>P`<li key=${e.id} tabindex="-1"><${cr} item=${e} /></li>`)}</ol>
</section>`}function xr(){let e=T({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];O(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),O(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function Sr(){let{signedOut:e,revisionChange:t,trouble:n,superseded:r,syncedAt:i,live:a,tournament:o}=F(),s=a===`offline`?`no-network`:a===`unreached`&&`live.unreached`;return P`
${e&&P`<${ir} />`}
${n&&P`<p class="note bad" role="alert">${I(`hall-trouble`,{text:n})}</p>`}
${r&&P`<p class="note warn">${I(`hall-superseded`)}</p>`}
${t&&P`<p class="note warn">${I(`hall-revision-change`,{count:t.items.length})}</p>`}
${s&&!e&&i&&P`<p class="note">${I(`hall-offline-since`,{link:I(s),time:j(i,o?.time_zone)})}</p>`}
`}function Cr({waits:e}){let{lang:t}=Ie(),[n,r]=i(null);return O(()=>void wr(e).then(r,()=>r([])),[e]),n?P`<${_} take=${Ve}>
${n.length>0&&P`<ul>${n.map(e=>P`<li key=${e.number}>${e[t]}</li>`)}</ul>`}
<//>`:null}async function wr(e){let{port1:t,port2:n}=new MessageChannel;e.postMessage({type:`news`},[n]);let r=await new Promise(e=>{t.onmessage=({data:t})=>e(t),setTimeout(e,5e3,[])}),i=await(await fetch(`/whats-new.json`)).json(),a=Math.max(...i.changes.map(({number:e})=>e));return r.filter(({number:e})=>e>a)}function Tr({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return O(()=>()=>n?speechSynthesis.cancel():void 0,[]),P`<${w} title=${I(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&P`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=Te.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${I(`call.speak`)}</button>`}
<//>`}function Er({onClose:e}){let{waiting:t,tasks:n,wrongs:r}=fe(),i=(t,n)=>P`<a class="button" key=${t} href=${n} onClick=${e}>${t}</a>`;return P`<${w} title=${I(`standing`)} onClose=${e}>
${n>0&&i(I(`to-resolve`,{count:n}),`#/outbox`)}
${r.map(({text:e,to:t})=>i(e,t))}
${t>0&&i(I(`waiting-to-send`,{count:t}),`#/outbox`)}
<${Dr} />
<//>`}function Dr(){let{tournament:e,book:t,library:n,syncedAt:r}=F(),{ready:i,link:a}=fe(),o=e&&t&&(n?.books[t.id]?.name??t.id),s=e&&r&&I(`synced`,{time:j(r,e.time_zone)});return P`<ul class="bullets">
${[a,i,s,o].filter(Boolean).map(e=>P`<li key=${e}>${e}</li>`)}
</ul>`}function Or({hanchan:{id:e},how:t,onRule:n}){let{official:r}=F();return P`<section class=${`note stack ${t===`finished`?`info`:`warn`}`} aria-label=${I(`hall-is.${t}`)}>
<p>${I(`over.${t}`)}</p>
<p class="pair">
${t===`finished`&&P`<a class="button" href=${`#/result/${e}`}>${I(`hall-result`)}</a>`}
${t!==`finished`&&N(r,[`director`])&&P`<a class="button" href=${`#/correct/hanchan/${e}`}>${I(`over.back`)}</a>`}
${t!==`cancelled`&&n&&Ee(r)&&P`<button class="button" type="button" onClick=${n}>${I(`over.rule`)}</button>`}
</p>
</section>`}function kr({hanchan:e}){let{state:t}=F(),n=se(t,e);return n&&` · ${I(`hall-is.${n}`)}`}function Ar({state:e,table:t,hand:n,hanchan:r,hanchans:i,onHand:a,onPass:o,onEnd:s,onHanchan:c,onClose:d}){let f=l.map(e=>({value:e,text:I(`hall-wind.${e}`)})),p=[1,2,3,4].map(e=>({value:e,text:String(e)})),m=i.map(({id:e,round:t})=>({value:e,text:I(`hall-round`,{round:t})})),g=e=>a({...n,...e}),_=jr(e,t,r),v=e=>()=>{d(),e()};return P`<${w} title=${M(n)} onClose=${d}>
<button class="button main" type="button" onClick=${v(()=>o(le(n)))}>${I(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${v(()=>o(u(n)))}>${I(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${v(s)}>${I(`hall-ended`)}</button>
</div>
${m.length>1&&P`<${ae} label=${I(`hall-hanchan`)} value=${r.id} options=${m} onChange=${c} />`}
<${h} label=${I(`hall-round-wind`)} value=${n.wind} options=${f} onChange=${e=>g({wind:e})} />
<${h} label=${I(`hall-number`)} value=${n.number} options=${p}
onChange=${e=>g({number:e})} />
<${Ge} label=${I(`hall-counter-label`)} value=${n.counters} min=${0} max=${99} less=${I(`hall-counter-less`)}
more=${I(`hall-counter-more`)} onChange=${e=>g({counters:e})} />
<${Ge} label=${I(`hall-sticks-label`)} value=${n.deposits} min=${0} max=${99} less=${I(`hall-sticks-less`)}
more=${I(`hall-sticks-more`)} onChange=${e=>g({deposits:e})} />
${_&&P`<button class="button" type="button" onClick=${v(()=>a(_))}>${I(`hall-back-to`)} <${xe} hand=${_} /></button>`}
<button class="button" type="button" onClick=${d}>${I(`hall-done`)}</button>
<//>`}function jr(e,t,r){let i=n(t),a=i?.hand&&i.hanchan===r.id?i:{at:0,before:null},o=Object.values(e.handEnds).findLast(e=>e.hanchan===r.id&&e.next);if(!o||Date.parse(o.server_at)<a.at)return a.before;let{[o.id]:s,...c}=e.handEnds;return Ue({...e,handEnds:c},t,r)}function Mr({state:e,table:t,hanchan:n,hand:r}){let[a,o]=i(null),s={table:t.id,hanchan:n.id,hand:r},c=Be(e,t.id,e=>je(e,s)<0);return P`${c.length>0&&P`<section class="stack" aria-labelledby="leftover">
<h2 id="leftover">${I(`hall-leftover`)}</h2>
<ul class="rows">
${c.map(t=>P`<${Nr} key=${t.key} state=${e} left=${t} now=${n.id} onEnd=${()=>o(t)} />`)}
</ul>
</section>`}
${a&&P`<${lt} key=${a.key} table=${t} hanchan=${e.hanchans[a.hanchan]??n} hand=${a.hand}
onClose=${()=>o(null)} />`}`}function Nr({state:e,left:t,now:n,onEnd:r}){let i=W(),{hanchan:a,hand:o,rulings:s}=t,c=te(e,t),l=a!==n&&e.hanchans[a]?.round,u=[l&&I(`hall-round`,{round:l}),M(o)].filter(Boolean).join(` · `);return P`<li class="item">
${s.map(e=>P`<a class="unended" key=${e.id} href=${`#/ruling/${e.id}`}>
<span><span class="who">${e.offender.name}</span> · ${k(i,e.foul)}</span>
</a>`)}
${c?P`<p class="note warn">${I(`hall-leftover-ended`,{hand:u,how:I(`hall-how.${c.how}`)})}</p>`:P`<button class="button" type="button" onClick=${r}>${I(`hall-ended-how`,{hand:u})}</button>`}
</li>`}const Pr=he(c.desk,`HandEndWithdrawal`),Fr=[`hand`,`calls`,`draw`,`settle`];function Ir({table:e,hanchan:t,onTurn:n,onClose:r}){let{state:i,official:a}=F(),o=Oe(a)||i.results[t.id];return P`<${w} title=${I(`hall-other`)} onClose=${r}>
<a class="button" href=${`#/call/${e.id}/team`}>${I(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${I(`hall-on-official`)}</a>
<a class="button" href=${`#/sheet?hanchan=${t.id}`}>${I(`open.to.sheet`)}</a>
${o&&P`<a class="button" href=${`#/result/${t.id}`}>${I(`hall-result`)}</a>`}
${Ee(a)&&P`<${Pr} hanchan=${t} />`}
${N(a,[`director`])&&P`<a class="button" href=${`#/correct/hanchan/${t.id}`}>${I(`correct.link-hanchan`)}</a>`}
${N(a,[`director`])&&P`<a class="button" href=${`#/correct/table/${e.id}`}>${I(`correct.link-table`)}</a>`}
<button class="button" type="button" onClick=${n}>${I(`hall-turn`)}</button>
<h3>${I(`open.group.tools`)}</h3>
<div class="pair">
${Fr.map(e=>P`<a key=${e} class="button" href=${`#/${e}`}>${I(`open.to.${e}`)}</a>`)}
</div>
<//>`}export{Bt as AddPhoto,Tr as Aloud,Zt as Amendment,St as Badge,Rn as CallForHelp,nr as ChooseOffender,Rt as Circumstances,un as Claimed,Qe as Corrections,Xt as DeadHandWarning,zt as Elsewhere,kr as Ended,ct as Escalate,dn as Exactly,xn as ExtraTimeOffer,mn as Extras,gt as Further,bn as Grounds,lt as HandEnd,Ar as HandSheet,Bn as HelpCall,Vt as ImportLink,er as Leave,Tn as Log,Cn as Logged,Ln as Near,Yn as Notices,Cr as Offer,Ir as OtherSheet,rn as Otherwise,yr as Outbox,Or as Over,kn as Player,Ye as ProbablySame,Ht as PushSwitch,Ze as Reason,it as Reasons,Xe as Ruling,Ft as SameCall,Dr as Standing,Er as StatusSheet,tr as Switch,Sn as TableClock,Wn as TableNotices,qt as Undisputed,Mr as UnendedHands,wt as Warned,at as WrongPlayer,Qt as nothingNew,st as reasonWords};