import{$ as e,At as t,Bn as n,Ct as r,D as i,Dn as a,Dt as o,Ft as s,Gt as c,Ht as l,It as u,J as d,Jt as f,L as p,Mr as m,Mt as h,Nr as g,Nt as _,O as v,P as y,Pr as b,Pt as x,Q as ee,Qr as S,Qt as te,R as ne,Sn as re,St as ie,V as C,Wt as ae,X as oe,Xt as w,Z as se,Zt as ce,_i as le,_n as ue,_t as de,an as T,at as fe,b as E,bn as pe,br as me,bt as he,cn as ge,ct as D,d as _e,dn as ve,en as O,fn as ye,g as k,gi as A,gn as be,gt as j,h as xe,hi as Se,ii as M,in as N,it as Ce,jn as we,jt as P,kr as Te,kt as F,ln as I,lt as L,m as R,mt as Ee,nn as De,nt as Oe,oi as ke,p as Ae,pi as z,pn as je,q as Me,qt as Ne,rt as Pe,s as Fe,sn as Ie,st as B,tn as V,tt as Le,un as Re,ut as ze,vn as H,vt as Be,w as U,wr as Ve,xr as He,xt as Ue,yn as W,yt as We,z as G,zt as K}from"./app.js";import{$ as Ge,At as Ke,B as q,Bt as qe,Ct as Je,Dt as Ye,F as J,G as Xe,Gr as Ze,H as Qe,Ht as $e,I as et,Kr as tt,L as Y,M as nt,Mt as rt,N as it,P as at,Pt as ot,R as st,Rt as ct,St as lt,Ut as ut,V as X,W as dt,Wr as ft,Wt as pt,Yr as mt,Zr as ht,_n as gt,_t,a as vt,ar as yt,c as bt,ci as xt,er as St,et as Ct,hn as wt,i as Tt,j as Et,jn as Dt,jt as Ot,kt,l as At,n as jt,oi as Mt,ot as Nt,qr as Pt,qt as Ft,si as It,st as Lt,t as Rt,vt as zt,wt as Bt,xn as Vt,xt as Ht,z as Ut,zt as Wt}from"./shared.js";const Gt=[`status`,`penalties`,`effects`,`steps`,`stays`,`range`,`transfers`,`points`,`fines`];function Kt({call:e}){let{book:t}=O(),n=j(),{fouls:r,facts:i}=n.catalogue,a=r[e.foul].asks.filter(e=>i[e].disputed).filter(n=>qt(t,e,n,i[n]));if(a.length===0)return null;let o=a.map(e=>n.pick(i[e].disputed)).join(` · `);return I`<p class="soft">${N(`undisputed.same`,{facts:o})}</p>`}function qt(e,{foul:t,facts:n,context:r,decision:i,log:a},o,s){if(i.status===`needs-facts`||o in a.facts)return!1;if(!e.table(t).used.includes(o))return!0;let c=s.kind===`yes-no`?[!0,!1]:Object.keys(s.answers),l=Jt(i);return c.every(i=>Jt(ee(e,t,{...n,[o]:i},r))===l)}function Jt(e){return e&&M(Gt.map(t=>e[t]??null))}function Yt({declared:e}){let{state:t}=O();return I`<p class="note warn">${N(`already.dead`,{since:de(t,e)})}</p>`}function Xt({ruling:e}){let t=j(),{state:n}=O(),r=n.rulings[e];if(!r)return null;let i=V(r.ruled_at,n.settings.time_zone),a=r.offender.name,o=ue().parts[3]&&F(null,{facts:null,context:null,ask:null});return I`<p class="note info">
${N(`amending.what`,{line:L(t,r),name:a,time:i})}${` `}
${o&&I`<a class="reach" href=${o}>${N(`amending.another`)}</a>`}
</p>`}function Zt({from:e,again:t,offender:n},r,i,a){if(t)return``;let o=[e.offender.id,e.foul,{...r.log.facts,...e.facts},y(e.context),e.penalties,e.note??``],s=[n?.id,r.foul,r.facts,r.context,i?.penalties??r.decision.penalties,a];return M(o)===M(s)?N(`amending.nothing`):``}const Qt=[1,5,10,20];function $t({book:e,per:t,chosen:n,onChosen:r,wrong:i}){return Pe.filter(e=>e in n).map(a=>I`<${en} key=${a} kind=${a} book=${e} per=${t} value=${n[a]} onValue=${e=>r({...n,[a]:e})} wrong=${i} />`)}function en({kind:e,book:t,per:n,value:r,onValue:i,wrong:a}){let o=j(),s=tn(t,e).map(e=>String(e*n)),[c,l]=A(s.length===0||!(!r||s.includes(r))),[u,d]=n>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`],f=N(u,{kind:o.name(`kinds`,e)}),m=e=>{l(!1),i(e===r?``:e)},h=N(d,{most:o.number(Le*n)});return I`<fieldset>
<legend>${f}</legend>
<div class="switches">
${s.map(e=>{let t=n>1?o.number(Number(e)):N(`amount.p`,{p:e});return I`<${p} key=${e} pressed=${!c&&e===r} onClick=${()=>m(e)}>${t}<//>`})}
${s.length>0&&I`<${p} pressed=${c} onClick=${()=>l(!c)}>${N(`amount.another`)}<//>`}
</div>
${!c&&a&&!r&&I`<p class="note bad" role="alert">${h}</p>`}
</fieldset>
${c&&I`<${x} label=${f} inputmode="numeric" autocomplete="off" value=${r} wrong=${a?h:void 0} onInput=${i} />`}`}function tn({content:e},t){if(t===`disqualification`)return[];let n=Object.values(e.fouls).flatMap(({rows:e})=>e).flatMap(({then:e,range:t=[]})=>[...e,...t]).filter(e=>e.kind===t),r=new Set(n.map(({p:e})=>e?.first??e).filter(Number.isInteger));if(t===`chonbo`&&Number.isInteger(e.values.chonbo)&&r.add(e.values.chonbo),t===`points`)for(let e of Qt)r.size<6&&r.add(e);return[...r].sort((e,t)=>e-t).slice(0,8)}function nn({about:e,call:t,yes:n,onIssue:r,onClose:i}){let{library:a,book:o,state:s}=O(),c=j(),[l,u]=A({}),[d,f]=A(t.decision.penalties[0]?.whom??`offender`),{reason:p,field:m}=Pt(`ruling`,t.foul),[h,g]=A(!1),{decision:v,spoken:y}=t,b=o.content.unit?ke:1,x=sn(o,l,d,b),ee=e=>{e.preventDefault(),g(!0),x&&p&&r({checked:x,reason:p})},S=on(s,e,v).map(t=>({value:t,text:t===`offender`?e.offender?.name:c.phrase(`on-${t}`)}));return I`<${P}
title=${N(se(v)?`call.choose`:`call.otherwise`)}
onClose=${i}
>
<form onSubmit=${ee} novalidate>
${v.range&&I`<${rn} words=${c} per=${b} range=${v.range} chosen=${l} onChosen=${u} />`}
<${an}
words=${c}
book=${o}
per=${b}
chosen=${l}
onChosen=${u}
folded=${!!v.range}
/>
<${$t} book=${o} per=${b} chosen=${l} onChosen=${u} wrong=${h&&!x} />
${S.length>1&&I`<${_} label=${N(`call.whom`)} value=${d} options=${S} onChange=${f} />`}
${m(h)}
${h&&Object.keys(l).length===0&&I`<p class="note bad" role="alert">${N(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${x&&oe(a,o,v,y,x).line}
</p>
<button class="button main">${n}</button>
</form>
<//>`}function rn({words:e,per:t,range:n,chosen:r,onChosen:i}){return I`<${_}
label=${N(`call.range`)}
value=${n.findIndex(e=>cn(r,e,t))}
options=${n.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>i({[n[e].kind]:Z(n[e].p,t)})}
/>`}function an({words:e,book:t,per:n,chosen:r,onChosen:i,folded:a}){let o=e=>{let{[e]:a,none:o,...s}=r,c=e===`chonbo`?Z(t.content.values.chonbo,n):``;i(a===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},s=I`<fieldset>
<legend>${N(`call.kinds`)}</legend>
<div class="choices">
${b.map(t=>I`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in r} onChange=${()=>o(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return a?I`<details class="fold">
<summary>${N(`call.outside`)}</summary>
${s}
</details>`:s}function on(e,{offender:t},{penalties:n,range:r=[]}){let i=[...n,...r].map(({whom:e})=>e),a=t?.kind===`player`&&e.players[t.id]?.team?[`team`,`each-teammate`]:[];return Oe.filter(e=>[`offender`,...a,...i].includes(e))}function sn(e,t,n,r){let i=Object.entries(t).map(([e,t])=>({kind:e,whom:n,...t.trim()&&{p:Number(t)/r}}));try{return Ce(e,i)}catch{return null}}function cn(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===Z(n,r)}function Z(e,t){return e===void 0?``:String(e*t)}function ln({args:[e=``],query:t}){let n=t.get(`call`)??``,r=`#/table/${e}`,i=I`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(Re+n,{steal:!0},()=>{}),be(ye()[n]?.place??r,{replace:!0})}}>${N(`elsewhere.take`)}</button>`;return I`<${l} title=${N(`elsewhere.title`)} up=${r} actions=${i}><${K} text=${N(`elsewhere.text`)} /><//>`}function un({late:e,onAnswer:t}){let[n,r]=A(e?fn(e):``),[i,a]=A(``),o=dn(n),s=e=>r(fn(Math.max((o??0)+e,0)));return I`<form class="exactly" onSubmit=${e=>{e.preventDefault(),o===null?a(N(`call.time-wrong`)):t(o)}}>
<button class="button" type="button" aria-label=${N(`call.time-less`)} onClick=${()=>s(-60)}>−</button>
<${x}
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
${r>0&&I`<span class="badge">${r}</span>`}`,o=e=>{je({photos:t.filter(t=>t!==e)}),a.deletePhotos([e])};return I`<${h} title=${i}>
${()=>I`<div class="stack">
${n&&I`<${x} long label=${N(`call.note`)} value=${e} onInput=${e=>je({note:e})} maxlength="4000" />`}
<${ut} count=${t.length} onPhoto=${ve} />
<ul class="photos" aria-label=${N(`hall-photos`)}>
${t.map((e,t)=>I`<li key=${e}><${mn} id=${e} number=${t+1} onRemove=${()=>o(e)} /></li>`)}
</ul>
</div>`}
<//>`}function mn({id:e,number:t,onRemove:n}){let{url:r}=pt(()=>a.photo(``,e),e);return I`${r&&I`<img src=${r} alt=${N(`hall-photo`,{number:t})} />`}
<button class="button" type="button" onClick=${n}>${N(`call.photo-remove`,{number:t})}</button>`}function hn({foul:t,facts:n,context:r}){let{library:i,book:o}=O(),[s,c]=A([]),l=JSON.stringify([t,n,r,i.language,o.revision]);return z(()=>{let s=!1,l=Object.keys(i.books).filter(e=>e!==o.id);return(async()=>{let u=await Promise.all(l.map(e=>a.bookOf({id:e,options:{},readings:{}}))),[,...d]=bt([o,...u],t,n,r);s||c(d.map(t=>e(i,t)))})(),()=>{s=!0}},[l]),s}function gn({call:e}){return hn(e).map(e=>I`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${Ee(e).map(e=>I`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&I`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function _n({call:{foul:e,spoken:t}}){let{library:n,book:r}=O(),i={words:j(),library:n},{rows:a}=r.table(e);return I`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return I`<li key=${e}>
<strong class="penalty">${vt(i,r)}</strong> <span class="badge">${N(`open.verdict.${t}`)}</span>
${o.map(e=>I`<p class="soft" key=${e}>${vn(i,r,e)}</p>`)}
${o.length===0&&I`<p class="soft">${N(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function vn(e,t,n){return n in t.when?Tt(e,{[n]:t.when[n]}):e.words.question(n)}function yn({call:e}){let{readings:t,rulebook:n,examples:r=[],trace:i}=e.spoken,a=[n.name,...n.option_names??[]].join(` + `);return I`${n.standing!==`official`&&I`<p class="note warn">${n.standing_text}</p>`}
${t.length>0&&I`<${h} title=${N(`call.readings`,{count:t.length})}>
${()=>I`<${qe} readings=${t} />`}
<//>`}
${r.length>0&&I`<${h} title=${N(`call.examples`)}>
${()=>I`<ul class="bullets">${r.map(e=>I`<li key=${e.id}>${e.text}</li>`)}</ul>`}
<//>`}
<${h} title=${N(`call.trace`)}>
${()=>I`<div class="stack"><p class="soft">${[a,...Ee(e.spoken)].join(` · `)}</p>${i.length>0&&I`<${_n} call=${e} />`}</div>`}
<//>
<${h} title=${N(`call.books`)}>${()=>I`<${gn} call=${e} />`}<//>`}function bn({state:e,ruling:t}){let{does:r,wrong:i}=v(),a=e.hanchans[t.hanchan??``],o=Math.floor((Date.parse(t.ruled_at)-n(t.id))/1e3),s=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return s?I`<p class="note" role="status">${N(`game.given`,{time:S(s.seconds)})}</p>`:o<=60||o>3600||!a||!C(e,a).clock?null:I`<div class="note info">
<p>${N(`game.offer`,{time:S(o)})}</p>
<button class="button" type="button" onClick=${()=>r(()=>gt(a,o,t.id))}>${N(`game.give`,{time:S(o)})}</button>
${i}
</div>`}function xn({state:e,hanchan:t}){let{clock:n}=C(e,t),r=yt(!!n),i=Vt(e,t).length,a=n&&Me(n,r),o=a?N(`game.up`):n&&N(`game.time-left`,{time:S(d(n,r))});return I`<a class="button quiet" href=${`#/start/${t.table}`}>${o??N(`hall-start`)}</a>
${i>0&&I`<a class="button quiet warn" href=${`#/start/${t.table}`}>${N(`kept.waiting`,{count:i})}</a>`}
${a&&I`<${wt} />`}`}function Sn({state:e,table:t}){let n=U(Object.values(e.rulings).filter(e=>e.table.id===t));return I`<section class="stack" aria-labelledby="rulings">
<h2 id="rulings">${N(`hall-rulings`)}</h2>
<${E} rulings=${n.slice(0,20)} empty=${N(`hall-no-rulings`)} />
${n.length>20&&I`<a class="button" href=${`#/log?table=${t}`}>${N(`hall-all`,{count:n.length})}</a>`}
</section>`}function Cn({rulings:e,empty:t}){let[n,r]=A(40),i=Se(null),a=()=>r(e=>e+40),o=e.length-n;return z(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),I`<${E} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&I`<button class="button" ref=${i} type="button" onClick=${a}>${N(`hall-more`,{count:o})}</button>`}`}function wn({query:e}){let{tournament:t,state:n}=O();return!t||!n?I`<${G} title=${N(`hall-log`)} />`:I`<${Tn} state=${n} asked=${Object.fromEntries(e)} />`}function Tn({state:e,asked:t}){let n=j(),{official:r}=O(),[i,a]=A(t),[o,s]=A(``),c=e.settings.time_zone,u=le(()=>U(Et(e)),[e]),d=le(()=>Xe(n,e,dt(u,i,c),o),[n,u,i,o]);return I`<${l} title=${N(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${N(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${N(`hall-journal`)}</a>
${Ae(r)&&I`<a class="button quiet" href="#/dashboard">${N(`hall-dashboard`)}</a>`}
</p>
${u.length>0&&I`<${x} type="search" label=${N(`hall-search`)} hint=${N(`hall-search-hint`)} value=${o} onInput=${s} />
<${Qe} state=${e} rulings=${u} chosen=${i} onChoose=${a} />
<p role="status">${N(`hall-found`,{count:d.length,all:u.length})}</p>`}
${d.length===0&&I`<${En} any=${u.length>0} onClear=${()=>{a({}),s(``)}} />`}
<${Cn} key=${JSON.stringify([i,o])} rulings=${d} empty="" />
<//>`}function En({any:e,onClear:t}){return e?I`<${K} text=${N(`hall-none-found`)}><button class="button" type="button" onClick=${t}>${N(`hall-show-all`)}</button><//>`:I`<${K} text=${N(`hall-log-empty`)}><a class="button" href="#/tables">${N(`hall-tables`)}</a><//>`}const Dn=f(re.desk,`AccountActs`),Q=`offence_number`;function On({args:[e]}){let{tournament:t,state:n}=O();if(!t||!n)return I`<${G} title=${N(`hall-player`)} />`;let r=n.players[n.merged[e]??e];return r?I`<${kn} state=${n} player=${r} />`:I`<${ne} title=${N(`hall-player`)} text=${N(`hall-no-player`)} up="#/tables" />`}function kn({state:e,player:t}){let{official:n}=O(),r=j(),i=U(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),a=Object.entries(Pn(i)).sort(([,e],[,t])=>t-e),o=e.teams[t.team]?.name;return I`<${l} title=${t.name} up="#/tables">
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
file=${`${ht()}-player-${t}.pdf`} />`}function jn({state:e,player:t}){let{book:n,library:r}=O(),i=j();if(!n||!r)return null;let a=Mn(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Q)).map(e=>({foul:e,...Nn(i,n,{...a,foul:e})}));return o.length===0?null:I`<section class="stack">
<h2>${N(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>I`<div key=${e}>
<dt>${B(i,e)}<small>${N(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>I`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function Mn(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||he(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:Ue(e,r.table,r)}}function Nn(t,n,r){let i=a.knownFacts(r).facts[Q],o=e(t.library,we(n,r.foul,i?{[Q]:i}:{})),s=ze(o.questions?.[0].answers??[]);return{number:i,scope:t.phrase(`scope-${n.table(r.foul).scope}`),lines:s.length>0?s:[o.line]}}function Pn(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function Fn({near:e=[]}){let t=j();return e.length===0?null:I`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>I`<a key=${e} class="button" href=${F(e)}>${t}</a>`)}
</section>`}function $({call:e,brief:t}){let{state:n,official:r}=O(),{does:i,tell:o,wrong:s}=v(),c=et(e,r),l=e.official===r?.id,u=(t,n,r)=>i(async()=>{await a.send(t,e.id,n),T(),w(r)}),d=()=>i(async()=>{if(a.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await a.discard(e.id))return w(N(`help.not-called`));await a.send(`help-end`,e.id,{how:`taken-back`}),w(N(`help.over.taken-back`))}),f=c&&!e.answered_at;return I`<p class="pair">
${f&&I`<button class="button main" type="button" onClick=${()=>u(`help-answer`,{},N(`help.said`))}>${N(`help.come`)}</button>`}
${c&&I`<a class="button" href=${Ut(e)} onClick=${()=>at(n,e)}>${N(`help.rule`)}</a>`}
${l&&I`<button class="button" type="button" onClick=${d}>${N(`help.take-back`)}</button>`}
${!l&&!t&&I`<button class="button" type="button" onClick=${()=>u(`help-end`,{how:`settled`},N(`help.over.settled`))}>${N(`help.settle`)}</button>`}
</p>${s}`}function In({about:e,call:t}){let n=O(),{state:r,official:i}=n,{does:o,wrong:s}=v(),c=it(r,i),l=st(r).find(t=>t.table===e.table.id&&t.official===i?.id);return e.from||!(l||c)?null:l?I`<section class="note info stack" aria-label=${N(`help.one`)}>
<p role="status">${q(n,l)}</p>
<${$} call=${l} />
</section>`:I`<button class="button quiet" type="button" onClick=${()=>o(async()=>{await a.send(`help-call`,null,Ln(e,t),{expected:c}),T(),ce(880)})}>${N(`help.call.${c}`)}</button>${s}`}function Ln(e,t){let{seat:n,offender:r,amends:i,...a}=fe(e,null),o=[e,...(t?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...a,offenders:o,...t&&{foul:t.foul,facts:t.answered,context:y(t.context)}}}function Rn({args:[e]}){let{tournament:t,state:n}=O();if(!t||!n)return I`<${G} title=${N(`help.one`)} />`;let r=n.helpCalls[e];return r?I`<${zn} state=${n} call=${r} />`:I`<${ne} title=${N(`help.one`)} text=${N(`help.missing`)} up="#/tables" />`}function zn({state:e,call:t}){let n=O(),r=j(),{table:i,hand:a,offenders:o,foul:s,official:c,called_at:u,ruling:d}=t,f=N(`hall-table`,{label:e.tables[i]?.label??`?`}),p=[f,D(a)].filter(Boolean).join(` · `);return I`<${l} title=${p} up="#/tables" actions=${!t.ended_at&&I`<${$} call=${t} />`}>
<p class=${`note ${t.ended_at?``:`info`}`} role="status">${q(n,t)}</p>
<section class="card stack">
${s&&I`<p><strong>${B(r,s)}</strong></p>`}
${o.map(t=>I`<${Bn} key=${t.id} state=${e} words=${r} offender=${t} />`)}
<p class="soft">${N(`help.by`,X(e,c,u))}</p>
</section>
<${zt} ruling=${t} />
<p class="beside">
<a class="button quiet" href=${`#/table/${i}`}>${f}</a>
${d&&I`<a class="button quiet" href=${`#/ruling/${d}`}>${N(`hall-ruling`)}</a>`}
</p>
<//>`}function Bn({state:e,words:t,offender:n}){let{seat:r}=n,[i]=Y(e,{offenders:[n]});return I`<p class="call-name">
<strong class="who">${i}</strong>
${r&&I`<span class="badge">${t.phrase(`seat-${r}`)}</span>`}
</p>`}function Vn(){let e=O(),{state:t}=e,n=j(),r=st(t);return r.length===0?null:I`<section class="stack" aria-label=${N(`help.all`)}>
<h2>${N(`help.all`)}</h2>
<ul class="rows">
${r.map(r=>I`<li key=${r.id}>
<a class="row" href=${`#/help/${r.id}`}>
<span class="body">
<strong>${J(n,t,r)}</strong>
<small>${[...Y(t,r),``].join(` · `)}${N(`help.by`,X(t,r.official,r.called_at))} · ${q(e,r)}</small>
</span>
<${ae} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Hn(){return I`<${Vn} /><${At} />`}function Un(){let e=O(),{tournament:t,state:n,official:r}=e;return t&&n&&r&&I`<${Wn} key=${n.id} snapshot=${e} />`}function Wn({snapshot:e}){let{state:t}=e,n=j(),{parts:r}=H(),i=`shinpan.escalations.`+t.id,[a,o]=A(()=>pe(i)??{since:t.seq});z(()=>W(i,a),[a]);let s=Object.values(t.escalations).flatMap(t=>Kn(e,t)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(z(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[N(`esc.news.several`,{count:s.length}),`#/escalations`]:Gn(n,u);return I`<div class=${`note info row ${s.some(({what:e})=>e)?``:`in-needs`}`} role="status">
<a class="reach body" href=${f} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${N(`esc.news.seen`)}</button>
</div>`}function Gn(e,{id:t,what:n,ruling:r}){let i={foul:B(e,r.foul),name:r.offender.name};return[n?N(`esc.news.outcome`,{what:n,...i}):N(`esc.news.yours`,i),`#/escalation/${t}`]}function Kn(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return ot(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:Ye(s)}:null}function qn(){let e=O(),{tournament:t,state:n,official:r}=e;return I`${t&&n&&r&&I`<${Jn} key=${n.id} snapshot=${e} /><${Je} key=${n.id} />`}<${Un} />`}function Jn({snapshot:e}){let{state:t,official:n}=e,r=j(),{parts:i}=H(),a=`shinpan.help.`+t.id,[o,s]=A(()=>pe(a)??{});z(()=>W(a,o),[o]);let c=Object.values(t.helpCalls).filter(({id:e})=>i[0]!==`help`||i[1]!==e),l=c.filter(e=>!e.answered_at&&!e.ended_at&&et(e,n)),u=c.filter(e=>Xn(e,n)&&o[e.id]!==Yn(e)),d=l.map(({id:e})=>e).join();return z(()=>{d&&(ce(220),T(400))},[d]),I`${l.map(e=>I`<section class="note warn stack in-needs" key=${e.id} role="alert">
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
</div>`)}`}function Yn({ended_at:e}){return e?`over`:`coming`}function Xn({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function Zn({text:e}){let{outbox:t}=O(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:I`<p class="note warn">${N(e,{count:n})}</p>
<a class="button main" href="#/outbox">${N(`hall-see-outbox`)}</a>`}function Qn(){let{tournament:e,alarms:t}=O(),[n,r]=A(!1);return e?I`<section class="card">
<h2>${N(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>r(!0)}>${N(`hall-leave`)}</button>
${n&&I`<${P} title=${N(`hall-leave-ask`,{name:e.name})} onClose=${()=>r(!1)}>
<p>${N(`hall-leave-text`)}</p>
${t&&I`<p class="note bad">${N(`alarm.leave`)}</p>`}
<${Zn} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await a.leave(),be(`#/`)}}>${N(`hall-leave`)}</button>
<button class="button" onClick=${()=>r(!1)}>${N(`cancel`)}</button>
<//>`}
</section>`:null}function $n({onYes:e}){let t=I`<button class="button danger" onClick=${e}>${N(`hall-switch-yes`)}</button>`;return I`<${l} title=${N(`hall-switch`)} up="#/tables" actions=${t}>
<${Zn} text="hall-switch-unsent" />
<//>`}function er({kind:e,foul:n,up:r}){let{state:i}=O(),a=Object.values(e===`team`?i.teams:i.officials).filter(({revoked_at:e})=>!e).sort((e,t)=>e.name.localeCompare(t.name));return I`<${l} title=${N(`call-which.${e}`)} up=${r}>
${a.length===0&&I`<${K} text=${N(`call.nobody`)} />`}
<ul class="rows">
${a.map(({id:e,name:r})=>I`<li key=${e}>
<button
class="row"
type="button"
onClick=${()=>t(F(n||null,{who:e}))}
>
${r}
</button>
</li>`)}
</ul>
<//>`}function tr({item:e,away:t,onClose:n}){let{does:r,tell:i,wrong:o}=v(),s=m(e),c=s&&!t&&e.kind===`ruling`,l=async()=>{if(!await a.discard(e.id))return i(N(`hall-over`));w(N(s?`hall-discarded-here`:`hall-discarded`)),n()};return I`<${P} title=${N(`hall-discard`)} onClose=${n}>
<p>${N(s?`hall-discard-sent`:`hall-discard-text`)} ${c&&N(`hall-discard-withdraw`)}</p>
${o}
<div class="pair">
${c&&I`<a class="button" href=${`#/ruling/${e.id}`}>${N(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(l)}>${N(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${N(`cancel`)}</button>
</div>
<//>`}function nr(){let{official:e}=O();return I`<div class="note bad" role="alert">
<p>${N(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${N(`hall-join`)}</a>
${R(e,[`director`])&&I`<a class="button" href="#/account">${N(`hall-join-account`)}</a>`}
</p>
</div>`}function rr({item:e}){let{tournament:t,official:n,signedOut:r}=O(),i=e.official??n,o=n?.id!==i?.id&&t?.id===e.tournament&&!r;return I`<p class="note bad">${N(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${o&&I`<button class="button" type="button" onClick=${()=>a.sendAsMe(e.id)}>${N(`elsewhere-send-as`,{name:n.name})}</button>`}`}function ir({item:{id:e,count:t}}){return I`<article class="item">
<p class="note warn">${N(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>a.discard(e)}>${N(`hall-seen`)}</button>
</article>`}function ar({problem:e}){let{official:t}=O();if(!String(e?.type).endsWith(`:unpaid-fines`))return null;let n=e.players.map(({player:e})=>e);return I`<div class="pair">
${St(t)&&I`<a class="button" href="#/fines">${N(`hall-fines`)}</a>`}
<${Dt} hanchan=${e.hanchan} players=${n} />
</div>`}const or={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function sr({item:e}){let t=j(),{state:n}=O(),{kind:r,state:a,problem:o,ruledAt:s}=e;return r===`restored`?I`<${ir} item=${e} />`:I`<article class=${`item ${a}`} aria-label=${N(`hall-kind.${r}`)}>
<${cr} item=${e} />
<p>${lr(t,n,e)}</p>
<p class="soft">${V(s,n.settings.time_zone)}</p>
${a===`waiting`&&I`<${dr} item=${e} />`}
${a===`refused`&&I`<${Mt} problem=${o} /><${ar} problem=${o} />`}
${a===`conflict`&&I`<${Lt} stored=${o?.stored??{}} sent=${o?.sent??e.body??{}} />`}
${a===`differs`&&I`<${Nt} item=${e} />`}
${a===`holding`?I`<${i} id=${e.id} />`:I`<${fr} item=${e} />`}
</article>`}function cr({item:{kind:e,state:t}}){let n=Te(t)?`bad`:`info`;return I`<p><strong>${N(`hall-kind.${e}`)}</strong> <span class=${`badge ${n}`}>${N(`hall-outbox.${t}`)}</span></p>`}function lr(e,t,{id:n,kind:r,subject:i,body:a,about:o}){if(r===`exam-attempt`)return t.exams[i]?.title??N(`hall-unknown`);if(r.startsWith(`help-`))return ur(t,t.helpCalls[r===`help-call`?n:i]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(r))return[o.table&&N(`hall-table`,{label:o.table}),o.who].filter(Boolean).join(` · `);if(r===`hand-end`||r===`dead-hand`)return[N(`hall-table`,{label:t.tables[a.table]?.label??`?`}),D(a.hand),r===`hand-end`&&N(`hall-how.${a.how}`)].filter(Boolean).join(` · `);let s=t.rulings[r===`ruling`?n:i];if(!s)return N(`hall-unknown`);let c=I`<a href=${`#/ruling/${s.id}`}><span class="who">${s.offender.name}</span> · ${B(e,s.foul)}</a>`;return a?.reason?I`${c} · ${a.reason}`:c}function ur(e,t){return t?N(`hall-table`,{label:e.tables[t.table]?.label??`?`}):N(`hall-unknown`)}function dr({item:e}){It();let{blockedBy:t,trouble:n}=e;if(n?.status===401)return I`<${rr} item=${e} />`;if(t)return I`<p class="note warn">${N(`hall-blocked`)}</p>`;if(!n)return null;let r=n.status===0?N(navigator.onLine?`live.unreached`:`no-network`):xt(n.problem)||`HTTP ${n.status}`;return I`<p class="soft">${N(`hall-last-try`,{text:r})}</p>`}function fr({item:e,away:t}){let[n,r]=A(!1),{does:i,tell:o,wrong:s}=v(),{id:c,kind:l,state:u}=e,d=u===`conflict`&&!g(e);if(u===`differs`||d){let e=N(d?`hall-keep-logged`:`hall-seen`);return I`<div class="pair"><button class="button" type="button" onClick=${()=>i(()=>a.discard(c))}>${e}</button>${s}</div>`}let f=async()=>{await a.retry(c)?w(N(`hall-again`)):o(N(`hall-over`))};return I`<div class="pair">
${u!==`waiting`&&I`<button class="button" type="button" onClick=${()=>i(f)}>${N(u===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${u!==`waiting`&&l in or&&!t&&I`<a class="button" href=${or[l](e)}>${N(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(!0)}>${N(`hall-discard`)}</button>
${n&&I`<${tr} item=${e} away=${t} onClose=${()=>r(!1)} />`}
</div>${s}`}function pr(){let{elsewhere:e}=O();return e.map(({id:e,name:t,items:n})=>I`<section class="stack" key=${e}>
<h2>${N(`elsewhere-in`,{name:t??N(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>I`<li key=${e.id} tabindex="-1"><${mr} item=${e} /></li>`)}</ol>
</section>`)}function mr({item:e}){let t=j(),{kind:n,state:r,about:i={},body:a,problem:o,expected:s,answer:c}=e;if(n===`restored`)return I`<${ir} item=${e} />`;let{table:l,who:u,foul:d}=i,f=l&&N(`hall-table`,{label:l});return I`<article class=${`item ${r}`} aria-label=${N(`hall-kind.${n}`)}>
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
</article>`}function hr(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:o,lowStorage:s}=O();return I`<section class="stack">
<h2>${N(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&I`<p class="note warn">
${N(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:_r(Math.abs(t))})}
</p>`}
${!n&&r&&I`<p class="soft">${N(`hall-clock-last`,{time:V(new Date(r),e?.time_zone)})}</p>`}
${!n&&I`<p class="soft">${N(`hall-clock-unsure`)}</p>`}
${s&&I`<p class="note bad" role="alert">${N(`hall-storage-low`)}</p>`}
<p class="soft">${N(i?`hall-persisted`:`hall-not-persisted`)}</p>
${o>0&&I`<p class="soft">${N(`hall-storage`,{used:gr(a,1),quota:gr(o,0)})}</p>`}
</section>`}function gr(e,t){return De(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function _r(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>N(`hall-span.${e}`,{count:t})).join(` `)}function vr(){let{tournament:e,state:t,outbox:n,elsewhere:r}=O();br();let i=e=>!Te(e.state),o=n.filter(e=>!i(e)),s=n.filter(i),c=[...n,...r.flatMap(({items:e})=>e)].some(i)&&I`<button class="button main" onClick=${()=>a.sendNow()}>${N(`hall-send-now`)}</button>`,u=r.length>0&&I`<${pr} />`;return!e||!t?I`<${G} title=${N(`hall-outbox-title`)} actions=${c}>${u}<//>`:I`<${l} title=${N(`hall-outbox-title`)} up="#/tables" actions=${c}>
<${xr} />
${n.length===0&&!u&&I`<${K} text=${N(`hall-outbox-empty`)}><a class="button" href="#/tables">${N(`hall-tables`)}</a><//>`}
<${yr} title=${N(`hall-tasks`)} items=${o} />
<${yr} title=${N(`hall-waits`)} items=${s} />
${u}
<${hr} />
<//>`}function yr({title:e,items:t}){return t.length===0?null:I`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>I`<li key=${e.id} tabindex="-1"><${sr} item=${e} /></li>`)}</ol>
</section>`}function br(){let e=Se({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];z(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),z(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function xr(){let{signedOut:e,revisionChange:t,trouble:n,superseded:r,syncedAt:i,live:a,tournament:o}=O(),s=a===`offline`?`no-network`:a===`unreached`&&`live.unreached`;return I`
${e&&I`<${nr} />`}
${n&&I`<p class="note bad" role="alert">${N(`hall-trouble`,{text:n})}</p>`}
${r&&I`<p class="note warn">${N(`hall-superseded`)}</p>`}
${t&&I`<p class="note warn">${N(`hall-revision-change`,{count:t.items.length})}</p>`}
${s&&!e&&i&&I`<p class="note">${N(`hall-offline-since`,{link:N(s),time:V(i,o?.time_zone)})}</p>`}
`}function Sr({waits:e}){let{lang:t}=ge(),[n,r]=A(null);return z(()=>void Cr(e).then(r,()=>r([])),[e]),n?I`<${c} take=${te}>
${n.length>0&&I`<ul>${n.map(e=>I`<li key=${e.number}>${e[t]}</li>`)}</ul>`}
<//>`:null}async function Cr(e){let{port1:t,port2:n}=new MessageChannel;e.postMessage({type:`news`},[n]);let r=await new Promise(e=>{t.onmessage=({data:t})=>e(t),setTimeout(e,5e3,[])}),i=await(await fetch(`/whats-new.json`)).json(),a=Math.max(...i.changes.map(({number:e})=>e));return r.filter(({number:e})=>e>a)}function wr({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return z(()=>()=>n?speechSynthesis.cancel():void 0,[]),I`<${P} title=${N(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&I`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=Ie.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${N(`call.speak`)}</button>`}
<//>`}function Tr({onClose:e}){let{waiting:t,tasks:n,wrongs:r}=Ne(),i=(t,n)=>I`<a class="button" key=${t} href=${n} onClick=${e}>${t}</a>`;return I`<${P} title=${N(`standing`)} onClose=${e}>
${n>0&&i(N(`to-resolve`,{count:n}),`#/outbox`)}
${r.map(({text:e,to:t})=>i(e,t))}
${t>0&&i(N(`waiting-to-send`,{count:t}),`#/outbox`)}
<${Er} />
<//>`}function Er(){let{tournament:e,book:t,library:n,syncedAt:r}=O(),{ready:i,link:a}=Ne(),o=e&&t&&(n?.books[t.id]?.name??t.id),s=e&&r&&N(`synced`,{time:V(r,e.time_zone)});return I`<ul class="bullets">
${[a,i,s,o].filter(Boolean).map(e=>I`<li key=${e}>${e}</li>`)}
</ul>`}function Dr({hanchan:{id:e},how:t,onRule:n}){let{official:r}=O();return I`<section class=${`note stack ${t===`finished`?`info`:`warn`}`} aria-label=${N(`hall-is.${t}`)}>
<p>${N(`over.${t}`)}</p>
<p class="pair">
${t===`finished`&&I`<a class="button" href=${`#/result/${e}`}>${N(`hall-result`)}</a>`}
${t!==`finished`&&R(r,[`director`])&&I`<a class="button" href=${`#/correct/hanchan/${e}`}>${N(`over.back`)}</a>`}
${t!==`cancelled`&&n&&k(r)&&I`<button class="button" type="button" onClick=${n}>${N(`over.rule`)}</button>`}
</p>
</section>`}function Or({hanchan:e}){let{state:t}=O(),n=We(t,e);return n&&` · ${N(`hall-is.${n}`)}`}function kr({state:e,table:t,hand:n,hanchan:i,hanchans:a,onHand:o,onPass:c,onEnd:l,onHanchan:d,onClose:f}){let p=me.map(e=>({value:e,text:N(`hall-wind.${e}`)})),m=[1,2,3,4].map(e=>({value:e,text:String(e)})),h=a.map(({id:e,round:t})=>({value:e,text:N(`hall-round`,{round:t})})),g=e=>o({...n,...e}),v=Ar(e,t,i),y=e=>()=>{f(),e()};return I`<${P} title=${D(n)} onClose=${f}>
<button class="button main" type="button" onClick=${y(()=>c(ie(n)))}>${N(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${y(()=>c(r(n)))}>${N(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${y(l)}>${N(`hall-ended`)}</button>
</div>
${h.length>1&&I`<${s} label=${N(`hall-hanchan`)} value=${i.id} options=${h} onChange=${d} />`}
<${_} label=${N(`hall-round-wind`)} value=${n.wind} options=${p} onChange=${e=>g({wind:e})} />
<${_} label=${N(`hall-number`)} value=${n.number} options=${m}
onChange=${e=>g({number:e})} />
<${u} label=${N(`hall-counter-label`)} value=${n.counters} min=${0} max=${99} less=${N(`hall-counter-less`)}
more=${N(`hall-counter-more`)} onChange=${e=>g({counters:e})} />
<${u} label=${N(`hall-sticks-label`)} value=${n.deposits} min=${0} max=${99} less=${N(`hall-sticks-less`)}
more=${N(`hall-sticks-more`)} onChange=${e=>g({deposits:e})} />
${v&&I`<button class="button" type="button" onClick=${y(()=>o(v))}>${N(`hall-back-to`)} <${_e} hand=${v} /></button>`}
<button class="button" type="button" onClick=${f}>${N(`hall-done`)}</button>
<//>`}function Ar(e,t,n){let r=o(t),i=r?.hand&&r.hanchan===n.id?r:{at:0,before:null},a=Object.values(e.handEnds).findLast(e=>e.hanchan===n.id&&e.next);if(!a||Date.parse(a.server_at)<i.at)return i.before;let{[a.id]:s,...c}=e.handEnds;return Be({...e,handEnds:c},t,n)}function jr({state:e,table:t,hanchan:n,hand:r}){let[i,a]=A(null),o={table:t.id,hanchan:n.id,hand:r},s=Fe(e,t.id,e=>Ve(e,o)<0);return I`${s.length>0&&I`<section class="stack" aria-labelledby="leftover">
<h2 id="leftover">${N(`hall-leftover`)}</h2>
<ul class="rows">
${s.map(t=>I`<${Mr} key=${t.key} state=${e} left=${t} now=${n.id} onEnd=${()=>a(t)} />`)}
</ul>
</section>`}
${i&&I`<${nt} key=${i.key} table=${t} hanchan=${e.hanchans[i.hanchan]??n} hand=${i.hand}
onClose=${()=>a(null)} />`}`}function Mr({state:e,left:t,now:n,onEnd:r}){let i=j(),{hanchan:a,hand:o,rulings:s}=t,c=He(e,t),l=a!==n&&e.hanchans[a]?.round,u=[l&&N(`hall-round`,{round:l}),D(o)].filter(Boolean).join(` · `);return I`<li class="item">
${s.map(e=>I`<a class="unended" key=${e.id} href=${`#/ruling/${e.id}`}>
<span><span class="who">${e.offender.name}</span> · ${B(i,e.foul)}</span>
</a>`)}
${c?I`<p class="note warn">${N(`hall-leftover-ended`,{hand:u,how:N(`hall-how.${c.how}`)})}</p>`:I`<button class="button" type="button" onClick=${r}>${N(`hall-ended-how`,{hand:u})}</button>`}
</li>`}const Nr=f(re.desk,`HandEndWithdrawal`),Pr=[`hand`,`calls`,`draw`,`settle`];function Fr({table:e,hanchan:t,onTurn:n,onClose:r}){let{state:i,official:a}=O(),o=xe(a)||i.results[t.id];return I`<${P} title=${N(`hall-other`)} onClose=${r}>
<a class="button" href=${`#/call/${e.id}/team`}>${N(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${N(`hall-on-official`)}</a>
<a class="button" href=${`#/sheet?hanchan=${t.id}`}>${N(`open.to.sheet`)}</a>
${o&&I`<a class="button" href=${`#/result/${t.id}`}>${N(`hall-result`)}</a>`}
${k(a)&&I`<${Nr} hanchan=${t} />`}
${R(a,[`director`])&&I`<a class="button" href=${`#/correct/hanchan/${t.id}`}>${N(`correct.link-hanchan`)}</a>`}
${R(a,[`director`])&&I`<a class="button" href=${`#/correct/table/${e.id}`}>${N(`correct.link-table`)}</a>`}
<button class="button" type="button" onClick=${n}>${N(`hall-turn`)}</button>
<h3>${N(`open.group.tools`)}</h3>
<div class="pair">
${Pr.map(e=>I`<a key=${e} class="button" href=${`#/${e}`}>${N(`open.to.${e}`)}</a>`)}
</div>
<//>`}export{$e as AddPhoto,wr as Aloud,Xt as Amendment,ct as Badge,In as CallForHelp,er as ChooseOffender,jt as Circumstances,ln as Claimed,Ke as Corrections,Yt as DeadHandWarning,Ge as Elsewhere,Or as Ended,rt as Escalate,un as Exactly,bn as ExtraTimeOffer,pn as Extras,kt as Further,yn as Grounds,nt as HandEnd,kr as HandSheet,Rn as HelpCall,Ct as ImportLink,Qn as Leave,wn as Log,Sn as Logged,Fn as Near,qn as Notices,Sr as Offer,Fr as OtherSheet,nn as Otherwise,vr as Outbox,Dr as Over,On as Player,lt as ProbablySame,Rt as PushSwitch,ft as Reason,Ze as Reasons,Ht as Ruling,Bt as SameCall,Er as Standing,Tr as StatusSheet,$n as Switch,xn as TableClock,Hn as TableNotices,Kt as Undisputed,jr as UnendedHands,Wt as Warned,Ot as WrongPlayer,Zt as nothingNew,tt as reasonWords};