import{$ as e,$t as t,At as n,Bt as r,Cn as i,Cr as a,Ct as o,D as s,Er as c,Fr as l,Ft as u,Gt as d,Hn as f,Ir as p,It as m,J as h,Jt as g,Kt as _,L as v,Lt as y,Mn as b,Mt as x,Nt as S,O as C,On as w,Ot as ee,P as te,Pr as ne,Pt as T,Q as re,Qt as ie,R as ae,Sr as oe,St as se,Ut as E,V as D,X as ce,Yt as le,Z as ue,Zt as O,_i as de,_n as fe,_t as k,an as A,at as pe,b as j,bn as me,bt as he,ci as ge,cn as _e,ct as M,d as ve,dn as ye,ei as N,fn as be,g as xe,h as Se,hi as P,ht as Ce,it as we,jr as Te,jt as Ee,ln as De,lt as F,m as I,mn as Oe,nn as L,nt as ke,oi as R,on as z,p as Ae,pn as je,q as Me,rn as Ne,rt as Pe,s as Fe,st as B,tn as V,tt as Ie,un as H,ut as Le,vi as U,vn as Re,vt as ze,w as W,wt as Be,xn as Ve,xt as He,yi as Ue,yn as We,yt as Ge,z as G}from"./app.js";import{$ as Ke,At as qe,B as K,Bt as Je,Ct as Ye,Dt as Xe,F as q,G as Ze,Gr as Qe,H as $e,Ht as et,I as tt,Jr as nt,Kr as rt,L as J,M as it,Mn as at,Mt as ot,N as st,P as ct,Pt as lt,Qr as ut,R as dt,Rt as ft,St as pt,Ut as mt,V as Y,W as ht,Wt as gt,Xr as _t,_n as vt,_t as yt,a as bt,c as xt,ci as St,et as Ct,hn as wt,i as Tt,j as Et,jt as Dt,kt as Ot,l as kt,li as At,n as jt,nr as Mt,or as Nt,ot as Pt,qr as Ft,qt as It,si as Lt,st as Rt,t as zt,vt as Bt,wt as Vt,xn as Ht,xt as Ut,z as Wt,zt as Gt}from"./shared.js";const Kt=[`status`,`penalties`,`effects`,`steps`,`stays`,`range`,`transfers`,`points`,`fines`];function qt({call:e}){let{book:t}=V(),n=k(),{fouls:r,facts:i}=n.catalogue,a=r[e.foul].asks.filter(e=>i[e].disputed).filter(n=>Jt(t,e,n,i[n]));if(a.length===0)return null;let o=a.map(e=>n.pick(i[e].disputed)).join(` · `);return H`<p class="soft">${A(`undisputed.same`,{facts:o})}</p>`}function Jt(e,{foul:t,facts:n,context:r,decision:i,log:a},o,s){if(i.status===`needs-facts`||o in a.facts)return!1;if(!e.table(t).used.includes(o))return!0;let c=s.kind===`yes-no`?[!0,!1]:Object.keys(s.answers),l=Yt(i);return c.every(i=>Yt(re(e,t,{...n,[o]:i},r))===l)}function Yt(e){return e&&R(Kt.map(t=>e[t]??null))}function Xt({declared:e}){let{state:t}=V();return H`<p class="note warn">${A(`already.dead`,{since:ze(t,e)})}</p>`}function Zt({ruling:e}){let t=k(),{state:r}=V(),i=r.rulings[e];if(!i)return null;let a=L(i.ruled_at,r.settings.time_zone),o=i.offender.name,s=Re().parts[3]&&n(null,{facts:null,context:null,ask:null});return H`<p class="note info">
${A(`amending.what`,{line:F(t,i),name:o,time:a})}${` `}
${s&&H`<a class="reach" href=${s}>${A(`amending.another`)}</a>`}
</p>`}function Qt({from:e,again:t,offender:n},r,i,a){if(t)return``;let o=[e.offender.id,e.foul,{...r.log.facts,...e.facts},te(e.context),e.penalties,e.note??``],s=[n?.id,r.foul,r.facts,r.context,i?.penalties??r.decision.penalties,a];return R(o)===R(s)?A(`amending.nothing`):``}const $t=[1,5,10,20];function en({book:e,per:t,chosen:n,onChosen:r,wrong:i}){return Pe.filter(e=>e in n).map(a=>H`<${tn} key=${a} kind=${a} book=${e} per=${t} value=${n[a]} onValue=${e=>r({...n,[a]:e})} wrong=${i} />`)}function tn({kind:e,book:t,per:n,value:r,onValue:i,wrong:a}){let o=k(),s=nn(t,e).map(e=>String(e*n)),[c,l]=U(s.length===0||!(!r||s.includes(r))),[d,f]=n>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`],p=A(d,{kind:o.name(`kinds`,e)}),m=e=>{l(!1),i(e===r?``:e)},h=A(f,{most:o.number(Ie*n)});return H`<fieldset>
<legend>${p}</legend>
<div class="switches">
${s.map(e=>{let t=n>1?o.number(Number(e)):A(`amount.p`,{p:e});return H`<${v} key=${e} pressed=${!c&&e===r} onClick=${()=>m(e)}>${t}<//>`})}
${s.length>0&&H`<${v} pressed=${c} onClick=${()=>l(!c)}>${A(`amount.another`)}<//>`}
</div>
${!c&&a&&!r&&H`<p class="note bad" role="alert">${h}</p>`}
</fieldset>
${c&&H`<${u} label=${p} inputmode="numeric" autocomplete="off" value=${r} wrong=${a?h:void 0} onInput=${i} />`}`}function nn({content:e},t){if(t===`disqualification`)return[];let n=Object.values(e.fouls).flatMap(({rows:e})=>e).flatMap(({then:e,range:t=[]})=>[...e,...t]).filter(e=>e.kind===t),r=new Set(n.map(({p:e})=>e?.first??e).filter(Number.isInteger));if(t===`chonbo`&&Number.isInteger(e.values.chonbo)&&r.add(e.values.chonbo),t===`points`)for(let e of $t)r.size<6&&r.add(e);return[...r].sort((e,t)=>e-t).slice(0,8)}function rn({about:e,call:t,yes:n,onIssue:r,onClose:i}){let{library:a,book:o,state:s}=V(),c=k(),[l,u]=U({}),[d,f]=U(t.decision.penalties[0]?.whom??`offender`),{reason:p,field:m}=nt(`ruling`,t.foul),[h,g]=U(!1),{decision:_,spoken:v}=t,y=o.content.unit?ge:1,b=cn(o,l,d,y),S=e=>{e.preventDefault(),g(!0),b&&p&&r({checked:b,reason:p})},C=sn(s,e,_).map(t=>({value:t,text:t===`offender`?e.offender?.name:c.phrase(`on-${t}`)}));return H`<${x}
title=${A(ue(_)?`call.choose`:`call.otherwise`)}
onClose=${i}
>
<form onSubmit=${S} novalidate>
${_.range&&H`<${an} words=${c} per=${y} range=${_.range} chosen=${l} onChosen=${u} />`}
<${on}
words=${c}
book=${o}
per=${y}
chosen=${l}
onChosen=${u}
folded=${!!_.range}
/>
<${en} book=${o} per=${y} chosen=${l} onChosen=${u} wrong=${h&&!b} />
${C.length>1&&H`<${T} label=${A(`call.whom`)} value=${d} options=${C} onChange=${f} />`}
${m(h)}
${h&&Object.keys(l).length===0&&H`<p class="note bad" role="alert">${A(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${b&&ce(a,o,_,v,b).line}
</p>
<button class="button main">${n}</button>
</form>
<//>`}function an({words:e,per:t,range:n,chosen:r,onChosen:i}){return H`<${T}
label=${A(`call.range`)}
value=${n.findIndex(e=>ln(r,e,t))}
options=${n.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>i({[n[e].kind]:X(n[e].p,t)})}
/>`}function on({words:e,book:t,per:n,chosen:r,onChosen:i,folded:a}){let o=e=>{let{[e]:a,none:o,...s}=r,c=e===`chonbo`?X(t.content.values.chonbo,n):``;i(a===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},s=H`<fieldset>
<legend>${A(`call.kinds`)}</legend>
<div class="choices">
${p.map(t=>H`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in r} onChange=${()=>o(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return a?H`<details class="fold">
<summary>${A(`call.outside`)}</summary>
${s}
</details>`:s}function sn(e,{offender:t},{penalties:n,range:r=[]}){let i=[...n,...r].map(({whom:e})=>e),a=t?.kind===`player`&&e.players[t.id]?.team?[`team`,`each-teammate`]:[];return ke.filter(e=>[`offender`,...a,...i].includes(e))}function cn(e,t,n,r){let i=Object.entries(t).map(([e,t])=>({kind:e,whom:n,...t.trim()&&{p:Number(t)/r}}));try{return we(e,i)}catch{return null}}function ln(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===X(n,r)}function X(e,t){return e===void 0?``:String(e*t)}function un({args:[e=``],query:t}){let n=t.get(`call`)??``,i=`#/table/${e}`,a=H`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(ye+n,{steal:!0},()=>{}),fe(je()[n]?.place??i,{replace:!0})}}>${A(`elsewhere.take`)}</button>`;return H`<${E} title=${A(`elsewhere.title`)} up=${i} actions=${a}><${r} text=${A(`elsewhere.text`)} /><//>`}function dn({late:e,onAnswer:t}){let[n,r]=U(e?pn(e):``),[i,a]=U(``),o=fn(n),s=e=>r(pn(Math.max((o??0)+e,0)));return H`<form class="exactly" onSubmit=${e=>{e.preventDefault(),o===null?a(A(`call.time-wrong`)):t(o)}}>
<button class="button" type="button" aria-label=${A(`call.time-less`)} onClick=${()=>s(-60)}>−</button>
<${u}
label=${A(`call.time`)}
hint=${A(`call.time-hint`)}
value=${n}
onInput=${r}
wrong=${i}
inputmode="text"
autocomplete="off"
/>
<button class="button" type="button" aria-label=${A(`call.time-more`)} onClick=${()=>s(60)}>+</button>
<button class="button main">${A(`call.time-take`)}</button>
</form>`}function fn(e){let[,t,n=`0`]=/^\s*(\d{1,3})(?:[:：.](\d{1,2}))?\s*$/.exec(e)??[];return t&&Number(n)<60?Number(t)*60+Number(n):null}function pn(e){return`${Math.floor(e/60)}:${String(e%60).padStart(2,`0`)}`}function mn({kept:{note:e,photos:t},noted:n}){let r=+!!e.trim()+t.length,i=H`<span class="body">${A(`call.extras`)}</span>
${r>0&&H`<span class="badge">${r}</span>`}`,a=e=>{Oe({photos:t.filter(t=>t!==e)}),w.deletePhotos([e])};return H`<${S} title=${i}>
${()=>H`<div class="stack">
${n&&H`<${u} long label=${A(`call.note`)} value=${e} onInput=${e=>Oe({note:e})} maxlength="4000" />`}
<${mt} count=${t.length} onPhoto=${be} />
<ul class="photos" aria-label=${A(`hall-photos`)}>
${t.map((e,t)=>H`<li key=${e}><${hn} id=${e} number=${t+1} onRemove=${()=>a(e)} /></li>`)}
</ul>
</div>`}
<//>`}function hn({id:e,number:t,onRemove:n}){let{url:r}=gt(()=>w.photo(``,e),e);return H`${r&&H`<img src=${r} alt=${A(`hall-photo`,{number:t})} />`}
<button class="button" type="button" onClick=${n}>${A(`call.photo-remove`,{number:t})}</button>`}function gn({foul:t,facts:n,context:r}){let{library:i,book:a}=V(),[o,s]=U([]),c=JSON.stringify([t,n,r,i.language,a.revision]);return P(()=>{let o=!1,c=Object.keys(i.books).filter(e=>e!==a.id);return(async()=>{let l=await Promise.all(c.map(e=>w.bookOf({id:e,options:{},readings:{}}))),[,...u]=xt([a,...l],t,n,r);o||s(u.map(t=>e(i,t)))})(),()=>{o=!0}},[c]),o}function _n({call:e}){return gn(e).map(e=>H`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${Ce(e).map(e=>H`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&H`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function vn({call:{foul:e,spoken:t}}){let{library:n,book:r}=V(),i={words:k(),library:n},{rows:a}=r.table(e);return H`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return H`<li key=${e}>
<strong class="penalty">${bt(i,r)}</strong> <span class="badge">${A(`open.verdict.${t}`)}</span>
${o.map(e=>H`<p class="soft" key=${e}>${yn(i,r,e)}</p>`)}
${o.length===0&&H`<p class="soft">${A(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function yn(e,t,n){return n in t.when?Tt(e,{[n]:t.when[n]}):e.words.question(n)}function bn({call:e}){let{readings:t,rulebook:n,examples:r=[],trace:i}=e.spoken,a=[n.name,...n.option_names??[]].join(` + `);return H`${n.standing!==`official`&&H`<p class="note warn">${n.standing_text}</p>`}
${t.length>0&&H`<${S} title=${A(`call.readings`,{count:t.length})}>
${()=>H`<${Je} readings=${t} />`}
<//>`}
${r.length>0&&H`<${S} title=${A(`call.examples`)}>
${()=>H`<ul class="bullets">${r.map(e=>H`<li key=${e.id}>${e.text}</li>`)}</ul>`}
<//>`}
<${S} title=${A(`call.trace`)}>
${()=>H`<div class="stack"><p class="soft">${[a,...Ce(e.spoken)].join(` · `)}</p>${i.length>0&&H`<${vn} call=${e} />`}</div>`}
<//>
<${S} title=${A(`call.books`)}>${()=>H`<${_n} call=${e} />`}<//>`}function xn({state:e,ruling:t}){let{does:n,wrong:r}=C(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-f(t.id))/1e3),o=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return o?H`<p class="note" role="status">${A(`game.given`,{time:N(o.seconds)})}</p>`:a<=60||a>3600||!i||!D(e,i).clock?null:H`<div class="note info">
<p>${A(`game.offer`,{time:N(a)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>vt(i,a,t.id))}>${A(`game.give`,{time:N(a)})}</button>
${r}
</div>`}function Sn({state:e,hanchan:t}){let{clock:n}=D(e,t),r=Nt(!!n),i=Ht(e,t).length,a=n&&Me(n,r),o=a?A(`game.up`):n&&A(`game.time-left`,{time:N(h(n,r))});return H`<a class="button quiet" href=${`#/start/${t.table}`}>${o??A(`hall-start`)}</a>
${i>0&&H`<a class="button quiet warn" href=${`#/start/${t.table}`}>${A(`kept.waiting`,{count:i})}</a>`}
${a&&H`<${wt} />`}`}function Cn({state:e,table:t}){let n=W(Object.values(e.rulings).filter(e=>e.table.id===t));return H`<section class="stack" aria-labelledby="rulings">
<h2 id="rulings">${A(`hall-rulings`)}</h2>
<${j} rulings=${n.slice(0,20)} empty=${A(`hall-no-rulings`)} />
${n.length>20&&H`<a class="button" href=${`#/log?table=${t}`}>${A(`hall-all`,{count:n.length})}</a>`}
</section>`}function wn({rulings:e,empty:t}){let[n,r]=U(40),i=de(null),a=()=>r(e=>e+40),o=e.length-n;return P(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),H`<${j} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&H`<button class="button" ref=${i} type="button" onClick=${a}>${A(`hall-more`,{count:o})}</button>`}`}function Tn({query:e}){let{tournament:t,state:n}=V();return!t||!n?H`<${G} title=${A(`hall-log`)} />`:H`<${En} state=${n} asked=${Object.fromEntries(e)} />`}function En({state:e,asked:t}){let n=k(),{official:r}=V(),[i,a]=U(t),[o,s]=U(``),c=e.settings.time_zone,l=Ue(()=>W(Et(e)),[e]),d=Ue(()=>Ze(n,e,ht(l,i,c),o),[n,l,i,o]);return H`<${E} title=${A(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${A(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${A(`hall-journal`)}</a>
${Ae(r)&&H`<a class="button quiet" href="#/dashboard">${A(`hall-dashboard`)}</a>`}
</p>
${l.length>0&&H`<${u} type="search" label=${A(`hall-search`)} hint=${A(`hall-search-hint`)} value=${o} onInput=${s} />
<${$e} state=${e} rulings=${l} chosen=${i} onChoose=${a} />
<p role="status">${A(`hall-found`,{count:d.length,all:l.length})}</p>`}
${d.length===0&&H`<${Dn} any=${l.length>0} onClear=${()=>{a({}),s(``)}} />`}
<${wn} key=${JSON.stringify([i,o])} rulings=${d} empty="" />
<//>`}function Dn({any:e,onClear:t}){return e?H`<${r} text=${A(`hall-none-found`)}><button class="button" type="button" onClick=${t}>${A(`hall-show-all`)}</button><//>`:H`<${r} text=${A(`hall-log-empty`)}><a class="button" href="#/tables">${A(`hall-tables`)}</a><//>`}const On=le(i.desk,`AccountActs`),Z=`offence_number`;function kn({args:[e]}){let{tournament:t,state:n}=V();if(!t||!n)return H`<${G} title=${A(`hall-player`)} />`;let r=n.players[n.merged[e]??e];return r?H`<${An} state=${n} player=${r} />`:H`<${ae} title=${A(`hall-player`)} text=${A(`hall-no-player`)} up="#/tables" />`}function An({state:e,player:t}){let{official:n}=V(),r=k(),i=W(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),a=Object.entries(Fn(i)).sort(([,e],[,t])=>t-e),o=e.teams[t.team]?.name;return H`<${E} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&A(`hall-id-number`,{number:t.id_number}),o,t.withdrawn_at&&A(`standings.withdrawn`)].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${A(`hall-counts`)}</h2>
${a.length===0&&H`<p class="soft">${A(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${a.map(([e,t])=>H`<div key=${e}><dt>${B(r,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${It} state=${e} id=${t.id} />
<${yt} state=${e} id=${t.id} />
${I(n,[`director`,`finance`])&&H`<${On} state=${e} account=${{kind:`player`,id:t.id}} />`}
<a class="button" href=${`#/standings/${t.id}`}>${A(`hall-lines`)}</a>
${I(n,[`director`])&&H`<a class="button" href=${`#/correct/player/${t.id}`}>${A(`correct.link`)}</a>
<a class="button" href=${`#/people/player/${t.id}`}>${A(`people.own-link`)}</a>`}
<${Mn} state=${e} player=${t.id} />
<section class="stack">
<h2>${A(`hall-rulings`)}</h2>
<${wn} rulings=${i} empty=${A(`hall-no-rulings`)} />
${I(n,[`director`])&&H`<ul class="rows"><${jn} player=${t} /></ul>`}
</section>
<//>`}function jn({player:{id:e,id_number:t}}){return H`<${_t} name=${A(`reports.player`)} hint=${A(`reports.player-about`)} path=${`players/${e}/rulings.pdf`}
file=${`${ut()}-player-${t}.pdf`} />`}function Mn({state:e,player:t}){let{book:n,library:r}=V(),i=k();if(!n||!r)return null;let a=Nn(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Z)).map(e=>({foul:e,...Pn(i,n,{...a,foul:e})}));return o.length===0?null:H`<section class="stack">
<h2>${A(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>H`<div key=${e}>
<dt>${B(i,e)}<small>${A(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>H`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function Nn(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||He(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:se(e,r.table,r)}}function Pn(t,n,r){let i=w.knownFacts(r).facts[Z],a=e(t.library,b(n,r.foul,i?{[Z]:i}:{})),o=Le(a.questions?.[0].answers??[]);return{number:i,scope:t.phrase(`scope-${n.table(r.foul).scope}`),lines:o.length>0?o:[a.line]}}function Fn(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function In({near:e=[]}){let t=k();return e.length===0?null:H`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>H`<a key=${e} class="button" href=${n(e)}>${t}</a>`)}
</section>`}function Q({call:e,brief:t}){let{state:n,official:r}=V(),{does:i,tell:a,wrong:o}=C(),s=tt(e,r),c=e.official===r?.id,l=(t,n,r)=>i(async()=>{await w.send(t,e.id,n),z(),O(r)}),u=()=>i(async()=>{if(w.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await w.discard(e.id))return O(A(`help.not-called`));await w.send(`help-end`,e.id,{how:`taken-back`}),O(A(`help.over.taken-back`))}),d=s&&!e.answered_at;return H`<p class="pair">
${d&&H`<button class="button main" type="button" onClick=${()=>l(`help-answer`,{},A(`help.said`))}>${A(`help.come`)}</button>`}
${s&&H`<a class="button" href=${Wt(e)} onClick=${()=>ct(n,e)}>${A(`help.rule`)}</a>`}
${c&&H`<button class="button" type="button" onClick=${u}>${A(`help.take-back`)}</button>`}
${!c&&!t&&H`<button class="button" type="button" onClick=${()=>l(`help-end`,{how:`settled`},A(`help.over.settled`))}>${A(`help.settle`)}</button>`}
</p>${o}`}function Ln({about:e,call:t}){let n=V(),{state:r,official:i}=n,{does:a,wrong:o}=C(),s=st(r,i),c=dt(r).find(t=>t.table===e.table.id&&t.official===i?.id);return e.from||!(c||s)?null:c?H`<section class="note info stack" aria-label=${A(`help.one`)}>
<p role="status">${K(n,c)}</p>
<${Q} call=${c} />
</section>`:H`<button class="button quiet" type="button" onClick=${()=>a(async()=>{await w.send(`help-call`,null,Rn(e,t),{expected:s}),z(),ie(880)})}>${A(`help.call.${s}`)}</button>${o}`}function Rn(e,t){let{seat:n,offender:r,amends:i,...a}=pe(e,null),o=[e,...(t?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...a,offenders:o,...t&&{foul:t.foul,facts:t.answered,context:te(t.context)}}}function zn({args:[e]}){let{tournament:t,state:n}=V();if(!t||!n)return H`<${G} title=${A(`help.one`)} />`;let r=n.helpCalls[e];return r?H`<${Bn} state=${n} call=${r} />`:H`<${ae} title=${A(`help.one`)} text=${A(`help.missing`)} up="#/tables" />`}function Bn({state:e,call:t}){let n=V(),r=k(),{table:i,hand:a,offenders:o,foul:s,official:c,called_at:l,ruling:u}=t,d=A(`hall-table`,{label:e.tables[i]?.label??`?`}),f=[d,M(a)].filter(Boolean).join(` · `);return H`<${E} title=${f} up="#/tables" actions=${!t.ended_at&&H`<${Q} call=${t} />`}>
<p class=${`note ${t.ended_at?``:`info`}`} role="status">${K(n,t)}</p>
<section class="card stack">
${s&&H`<p><strong>${B(r,s)}</strong></p>`}
${o.map(t=>H`<${Vn} key=${t.id} state=${e} words=${r} offender=${t} />`)}
<p class="soft">${A(`help.by`,Y(e,c,l))}</p>
</section>
<${Bt} ruling=${t} />
<p class="beside">
<a class="button quiet" href=${`#/table/${i}`}>${d}</a>
${u&&H`<a class="button quiet" href=${`#/ruling/${u}`}>${A(`hall-ruling`)}</a>`}
</p>
<//>`}function Vn({state:e,words:t,offender:n}){let{seat:r}=n,[i]=J(e,{offenders:[n]});return H`<p class="call-name">
<strong class="who">${i}</strong>
${r&&H`<span class="badge">${t.phrase(`seat-${r}`)}</span>`}
</p>`}function Hn(){let e=V(),{state:t}=e,n=k(),r=dt(t);return r.length===0?null:H`<section class="stack" aria-label=${A(`help.all`)}>
<h2>${A(`help.all`)}</h2>
<ul class="rows">
${r.map(r=>H`<li key=${r.id}>
<a class="row" href=${`#/help/${r.id}`}>
<span class="body">
<strong>${q(n,t,r)}</strong>
<small>${[...J(t,r),``].join(` · `)}${A(`help.by`,Y(t,r.official,r.called_at))} · ${K(e,r)}</small>
</span>
<${d} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Un(){return H`<${Hn} /><${kt} />`}function Wn(){let e=V(),{tournament:t,state:n,official:r}=e;return t&&n&&r&&H`<${Gn} key=${n.id} snapshot=${e} />`}function Gn({snapshot:e}){let{state:t}=e,n=k(),{parts:r}=We(),i=`shinpan.escalations.`+t.id,[a,o]=U(()=>Ve(i)??{since:t.seq});P(()=>me(i,a),[a]);let s=Object.values(t.escalations).flatMap(t=>qn(e,t)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(P(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[A(`esc.news.several`,{count:s.length}),`#/escalations`]:Kn(n,u);return H`<div class=${`note info row ${s.some(({what:e})=>e)?``:`in-needs`}`} role="status">
<a class="reach body" href=${f} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${A(`esc.news.seen`)}</button>
</div>`}function Kn(e,{id:t,what:n,ruling:r}){let i={foul:B(e,r.foul),name:r.offender.name};return[n?A(`esc.news.outcome`,{what:n,...i}):A(`esc.news.yours`,i),`#/escalation/${t}`]}function qn(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return lt(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:Xe(s)}:null}function Jn(){let e=V(),{tournament:t,state:n,official:r}=e;return H`${t&&n&&r&&H`<${Yn} key=${n.id} snapshot=${e} /><${Ye} key=${n.id} />`}<${Wn} />`}function Yn({snapshot:e}){let{state:t,official:n}=e,r=k(),{parts:i}=We(),a=`shinpan.help.`+t.id,[o,s]=U(()=>Ve(a)??{});P(()=>me(a,o),[o]);let c=Object.values(t.helpCalls).filter(({id:e})=>i[0]!==`help`||i[1]!==e),l=c.filter(e=>!e.answered_at&&!e.ended_at&&tt(e,n)),u=c.filter(e=>Zn(e,n)&&o[e.id]!==Xn(e)),d=l.map(({id:e})=>e).join();return P(()=>{d&&(ie(220),z(400))},[d]),H`${l.map(e=>H`<section class="note warn stack in-needs" key=${e.id} role="alert">
<a class="reach" href=${`#/help/${e.id}`}>
<span>
<strong>${q(r,t,e)}</strong><br />
${[...J(t,e),A(`help.by`,Y(t,e.official,e.called_at))].join(` · `)}
</span>
</a>
<${Q} call=${e} brief />
</section>`)}${u.map(n=>H`<div class="note info row" key=${n.id} role="status">
<a class="reach body" href=${`#/help/${n.id}`}>${q(r,t,n)} · ${K(e,n)}</a>
<button class="button" type="button" onClick=${()=>s({...o,[n.id]:Xn(n)})}>
${A(`help.seen`)}
</button>
</div>`)}`}function Xn({ended_at:e}){return e?`over`:`coming`}function Zn({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function Qn({text:e}){let{outbox:t}=V(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:H`<p class="note warn">${A(e,{count:n})}</p>
<a class="button main" href="#/outbox">${A(`hall-see-outbox`)}</a>`}function $n(){let{tournament:e,alarms:t}=V(),[n,r]=U(!1);return e?H`<section class="card">
<h2>${A(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>r(!0)}>${A(`hall-leave`)}</button>
${n&&H`<${x} title=${A(`hall-leave-ask`,{name:e.name})} onClose=${()=>r(!1)}>
<p>${A(`hall-leave-text`)}</p>
${t&&H`<p class="note bad">${A(`alarm.leave`)}</p>`}
<${Qn} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await w.leave(),fe(`#/`)}}>${A(`hall-leave`)}</button>
<button class="button" onClick=${()=>r(!1)}>${A(`cancel`)}</button>
<//>`}
</section>`:null}function er({onYes:e}){let t=H`<button class="button danger" onClick=${e}>${A(`hall-switch-yes`)}</button>`;return H`<${E} title=${A(`hall-switch`)} up="#/tables" actions=${t}>
<${Qn} text="hall-switch-unsent" />
<//>`}function tr({kind:e,foul:t,up:i}){let{state:a}=V(),o=Object.values(e===`team`?a.teams:a.officials).filter(({revoked_at:e})=>!e).sort((e,t)=>e.name.localeCompare(t.name));return H`<${E} title=${A(`call-which.${e}`)} up=${i}>
${o.length===0&&H`<${r} text=${A(`call.nobody`)} />`}
<ul class="rows">
${o.map(({id:e,name:r})=>H`<li key=${e}>
<button
class="row"
type="button"
onClick=${()=>Ee(n(t||null,{who:e}))}
>
${r}
</button>
</li>`)}
</ul>
<//>`}function nr({item:e,away:t,onClose:n}){let{does:r,tell:i,wrong:a}=C(),o=ne(e),s=o&&!t&&e.kind===`ruling`,c=async()=>{if(!await w.discard(e.id))return i(A(`hall-over`));O(A(o?`hall-discarded-here`:`hall-discarded`)),n()};return H`<${x} title=${A(`hall-discard`)} onClose=${n}>
<p>${A(o?`hall-discard-sent`:`hall-discard-text`)} ${s&&A(`hall-discard-withdraw`)}</p>
${a}
<div class="pair">
${s&&H`<a class="button" href=${`#/ruling/${e.id}`}>${A(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(c)}>${A(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${A(`cancel`)}</button>
</div>
<//>`}function rr(){let{official:e}=V();return H`<div class="note bad" role="alert">
<p>${A(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${A(`hall-join`)}</a>
${I(e,[`director`])&&H`<a class="button" href="#/account">${A(`hall-join-account`)}</a>`}
</p>
</div>`}function ir({item:e}){let{tournament:t,official:n,signedOut:r}=V(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return H`<p class="note bad">${A(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&H`<button class="button" type="button" onClick=${()=>w.sendAsMe(e.id)}>${A(`elsewhere-send-as`,{name:n.name})}</button>`}`}function $({item:{id:e,count:t}}){return H`<article class="item">
<p class="note warn">${A(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>w.discard(e)}>${A(`hall-seen`)}</button>
</article>`}function ar({problem:e}){let{official:t}=V();if(!String(e?.type).endsWith(`:unpaid-fines`))return null;let n=e.players.map(({player:e})=>e);return H`<div class="pair">
${Mt(t)&&H`<a class="button" href="#/fines">${A(`hall-fines`)}</a>`}
<${at} hanchan=${e.hanchan} players=${n} />
</div>`}const or={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function sr({item:e}){let t=k(),{state:n}=V(),{kind:r,state:i,problem:a,ruledAt:o}=e;return r===`restored`?H`<${$} item=${e} />`:H`<article class=${`item ${i}`} aria-label=${A(`hall-kind.${r}`)}>
<${cr} item=${e} />
<p>${lr(t,n,e)}</p>
<p class="soft">${L(o,n.settings.time_zone)}</p>
${i===`waiting`&&H`<${dr} item=${e} />`}
${i===`refused`&&H`<${Lt} problem=${a} /><${ar} problem=${a} />`}
${i===`conflict`&&H`<${Rt} stored=${a?.stored??{}} sent=${a?.sent??e.body??{}} />`}
${i===`differs`&&H`<${Pt} item=${e} />`}
${i===`holding`?H`<${s} id=${e.id} />`:H`<${fr} item=${e} />`}
</article>`}function cr({item:{kind:e,state:t}}){let n=Te(t)?`bad`:`info`;return H`<p><strong>${A(`hall-kind.${e}`)}</strong> <span class=${`badge ${n}`}>${A(`hall-outbox.${t}`)}</span></p>`}function lr(e,t,{id:n,kind:r,subject:i,body:a,about:o}){if(r===`exam-attempt`)return t.exams[i]?.title??A(`hall-unknown`);if(r.startsWith(`help-`))return ur(t,t.helpCalls[r===`help-call`?n:i]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(r))return[o.table&&A(`hall-table`,{label:o.table}),o.who].filter(Boolean).join(` · `);if(r===`hand-end`||r===`dead-hand`)return[A(`hall-table`,{label:t.tables[a.table]?.label??`?`}),M(a.hand),r===`hand-end`&&A(`hall-how.${a.how}`)].filter(Boolean).join(` · `);let s=t.rulings[r===`ruling`?n:i];if(!s)return A(`hall-unknown`);let c=H`<a href=${`#/ruling/${s.id}`}><span class="who">${s.offender.name}</span> · ${B(e,s.foul)}</a>`;return a?.reason?H`${c} · ${a.reason}`:c}function ur(e,t){return t?A(`hall-table`,{label:e.tables[t.table]?.label??`?`}):A(`hall-unknown`)}function dr({item:e}){St();let{blockedBy:t,trouble:n}=e;if(n?.status===401)return H`<${ir} item=${e} />`;if(t)return H`<p class="note warn">${A(`hall-blocked`)}</p>`;if(!n)return null;let r=n.status===0?A(navigator.onLine?`live.unreached`:`no-network`):At(n.problem)||`HTTP ${n.status}`;return H`<p class="soft">${A(`hall-last-try`,{text:r})}</p>`}function fr({item:e,away:t}){let[n,r]=U(!1),{does:i,tell:a,wrong:o}=C(),{id:s,kind:c,state:u}=e,d=u===`conflict`&&!l(e);if(u===`differs`||d){let e=A(d?`hall-keep-logged`:`hall-seen`);return H`<div class="pair"><button class="button" type="button" onClick=${()=>i(()=>w.discard(s))}>${e}</button>${o}</div>`}let f=async()=>{await w.retry(s)?O(A(`hall-again`)):a(A(`hall-over`))};return H`<div class="pair">
${u!==`waiting`&&H`<button class="button" type="button" onClick=${()=>i(f)}>${A(u===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${u!==`waiting`&&c in or&&!t&&H`<a class="button" href=${or[c](e)}>${A(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(!0)}>${A(`hall-discard`)}</button>
${n&&H`<${nr} item=${e} away=${t} onClose=${()=>r(!1)} />`}
</div>${o}`}function pr(){let{elsewhere:e}=V();return e.map(({id:e,name:t,items:n})=>H`<section class="stack" key=${e}>
<h2>${A(`elsewhere-in`,{name:t??A(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>H`<li key=${e.id} tabindex="-1"><${mr} item=${e} /></li>`)}</ol>
</section>`)}function mr({item:e}){let t=k(),{kind:n,state:r,about:i={},body:a,problem:o,expected:s,answer:c}=e;if(n===`restored`)return H`<${$} item=${e} />`;let{table:l,who:u,foul:d}=i,f=l&&A(`hall-table`,{label:l});return H`<article class=${`item ${r}`} aria-label=${A(`hall-kind.${n}`)}>
<${cr} item=${e} />
<p>${[f,u,d&&B(t,d),a?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${L(e.ruledAt)}</p>
${r===`waiting`&&H`<${dr} item=${e} />`}
${r===`refused`&&H`<${Lt} problem=${o} />`}
${r===`differs`&&H`<div class="note warn">
<p>${A(`hall-phone-showed`,{line:F(t,s)})}</p>
<p><strong>${A(`hall-server-decided`,{line:F(t,c.decision)})}</strong></p>
</div>`}
${r!==`holding`&&H`<${fr} item=${e} away />`}
</article>`}function hr(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:o,lowStorage:s}=V();return H`<section class="stack">
<h2>${A(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&H`<p class="note warn">
${A(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:_r(Math.abs(t))})}
</p>`}
${!n&&r&&H`<p class="soft">${A(`hall-clock-last`,{time:L(new Date(r),e?.time_zone)})}</p>`}
${!n&&H`<p class="soft">${A(`hall-clock-unsure`)}</p>`}
${s&&H`<p class="note bad" role="alert">${A(`hall-storage-low`)}</p>`}
<p class="soft">${A(i?`hall-persisted`:`hall-not-persisted`)}</p>
${o>0&&H`<p class="soft">${A(`hall-storage`,{used:gr(a,1),quota:gr(o,0)})}</p>`}
</section>`}function gr(e,t){return Ne(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function _r(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>A(`hall-span.${e}`,{count:t})).join(` `)}function vr(){let{tournament:e,state:t,outbox:n,elsewhere:i}=V();br();let a=e=>!Te(e.state),o=n.filter(e=>!a(e)),s=n.filter(a),c=[...n,...i.flatMap(({items:e})=>e)].some(a)&&H`<button class="button main" onClick=${()=>w.sendNow()}>${A(`hall-send-now`)}</button>`,l=i.length>0&&H`<${pr} />`;return!e||!t?H`<${G} title=${A(`hall-outbox-title`)} actions=${c}>${l}<//>`:H`<${E} title=${A(`hall-outbox-title`)} up="#/tables" actions=${c}>
<${xr} />
${n.length===0&&!l&&H`<${r} text=${A(`hall-outbox-empty`)}><a class="button" href="#/tables">${A(`hall-tables`)}</a><//>`}
<${yr} title=${A(`hall-tasks`)} items=${o} />
<${yr} title=${A(`hall-waits`)} items=${s} />
${l}
<${hr} />
<//>`}function yr({title:e,items:t}){return t.length===0?null:H`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>H`<li key=${e.id} tabindex="-1"><${sr} item=${e} /></li>`)}</ol>
</section>`}function br(){let e=de({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];P(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),P(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function xr(){let{signedOut:e,revisionChange:t,trouble:n,superseded:r,syncedAt:i,live:a,tournament:o}=V(),s=a===`offline`?`no-network`:a===`unreached`&&`live.unreached`;return H`
${e&&H`<${rr} />`}
${n&&H`<p class="note bad" role="alert">${A(`hall-trouble`,{text:n})}</p>`}
${r&&H`<p class="note warn">${A(`hall-superseded`)}</p>`}
${t&&H`<p class="note warn">${A(`hall-revision-change`,{count:t.items.length})}</p>`}
${s&&!e&&i&&H`<p class="note">${A(`hall-offline-since`,{link:A(s),time:L(i,o?.time_zone)})}</p>`}
`}function Sr({waits:e}){let{lang:n}=De(),[r,i]=U(null);return P(()=>void Cr(e).then(i,()=>i([])),[e]),r?H`<${_} take=${t}>
${r.length>0&&H`<ul>${r.map(e=>H`<li key=${e.number}>${e[n]}</li>`)}</ul>`}
<//>`:null}async function Cr(e){let{port1:t,port2:n}=new MessageChannel;e.postMessage({type:`news`},[n]);let r=await new Promise(e=>{t.onmessage=({data:t})=>e(t),setTimeout(e,5e3,[])}),i=await(await fetch(`/whats-new.json`)).json(),a=Math.max(...i.changes.map(({number:e})=>e));return r.filter(({number:e})=>e>a)}function wr({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return P(()=>()=>n?speechSynthesis.cancel():void 0,[]),H`<${x} title=${A(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&H`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=_e.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${A(`call.speak`)}</button>`}
<//>`}function Tr({onClose:e}){let{waiting:t,tasks:n,wrongs:r}=g(),i=(t,n)=>H`<a class="button" key=${t} href=${n} onClick=${e}>${t}</a>`;return H`<${x} title=${A(`standing`)} onClose=${e}>
${n>0&&i(A(`to-resolve`,{count:n}),`#/outbox`)}
${r.map(({text:e,to:t})=>i(e,t))}
${t>0&&i(A(`waiting-to-send`,{count:t}),`#/outbox`)}
<${Er} />
<//>`}function Er(){let{tournament:e,book:t,library:n,syncedAt:r}=V(),{ready:i,link:a}=g(),o=e&&t&&(n?.books[t.id]?.name??t.id),s=e&&r&&A(`synced`,{time:L(r,e.time_zone)});return H`<ul class="bullets">
${[a,i,s,o].filter(Boolean).map(e=>H`<li key=${e}>${e}</li>`)}
</ul>`}function Dr({hanchan:{id:e},how:t,onRule:n}){let{official:r}=V();return H`<section class=${`note stack ${t===`finished`?`info`:`warn`}`} aria-label=${A(`hall-is.${t}`)}>
<p>${A(`over.${t}`)}</p>
<p class="pair">
${t===`finished`&&H`<a class="button" href=${`#/result/${e}`}>${A(`hall-result`)}</a>`}
${t!==`finished`&&I(r,[`director`])&&H`<a class="button" href=${`#/correct/hanchan/${e}`}>${A(`over.back`)}</a>`}
${t!==`cancelled`&&n&&xe(r)&&H`<button class="button" type="button" onClick=${n}>${A(`over.rule`)}</button>`}
</p>
</section>`}function Or({hanchan:e}){let{state:t}=V(),n=he(t,e);return n&&` · ${A(`hall-is.${n}`)}`}function kr({state:e,table:t,hand:n,hanchan:r,hanchans:i,onHand:a,onPass:s,onEnd:c,onHanchan:l,onClose:u}){let d=oe.map(e=>({value:e,text:A(`hall-wind.${e}`)})),f=[1,2,3,4].map(e=>({value:e,text:String(e)})),p=i.map(({id:e,round:t})=>({value:e,text:A(`hall-round`,{round:t})})),h=e=>a({...n,...e}),g=Ar(e,t,r),_=e=>()=>{u(),e()};return H`<${x} title=${M(n)} onClose=${u}>
<button class="button main" type="button" onClick=${_(()=>s(o(n)))}>${A(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${_(()=>s(Be(n)))}>${A(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${_(c)}>${A(`hall-ended`)}</button>
</div>
${p.length>1&&H`<${m} label=${A(`hall-hanchan`)} value=${r.id} options=${p} onChange=${l} />`}
<${T} label=${A(`hall-round-wind`)} value=${n.wind} options=${d} onChange=${e=>h({wind:e})} />
<${T} label=${A(`hall-number`)} value=${n.number} options=${f}
onChange=${e=>h({number:e})} />
<${y} label=${A(`hall-counter-label`)} value=${n.counters} min=${0} max=${99} less=${A(`hall-counter-less`)}
more=${A(`hall-counter-more`)} onChange=${e=>h({counters:e})} />
<${y} label=${A(`hall-sticks-label`)} value=${n.deposits} min=${0} max=${99} less=${A(`hall-sticks-less`)}
more=${A(`hall-sticks-more`)} onChange=${e=>h({deposits:e})} />
${g&&H`<button class="button" type="button" onClick=${_(()=>a(g))}>${A(`hall-back-to`)} <${ve} hand=${g} /></button>`}
<button class="button" type="button" onClick=${u}>${A(`hall-done`)}</button>
<//>`}function Ar(e,t,n){let r=ee(t),i=r?.hand&&r.hanchan===n.id?r:{at:0,before:null},a=Object.values(e.handEnds).findLast(e=>e.hanchan===n.id&&e.next);if(!a||Date.parse(a.server_at)<i.at)return i.before;let{[a.id]:o,...s}=e.handEnds;return Ge({...e,handEnds:s},t,n)}function jr({state:e,table:t,hanchan:n,hand:r}){let[i,a]=U(null),o={table:t.id,hanchan:n.id,hand:r},s=Fe(e,t.id,e=>c(e,o)<0);return H`${s.length>0&&H`<section class="stack" aria-labelledby="leftover">
<h2 id="leftover">${A(`hall-leftover`)}</h2>
<ul class="rows">
${s.map(t=>H`<${Mr} key=${t.key} state=${e} left=${t} now=${n.id} onEnd=${()=>a(t)} />`)}
</ul>
</section>`}
${i&&H`<${it} key=${i.key} table=${t} hanchan=${e.hanchans[i.hanchan]??n} hand=${i.hand}
onClose=${()=>a(null)} />`}`}function Mr({state:e,left:t,now:n,onEnd:r}){let i=k(),{hanchan:o,hand:s,rulings:c}=t,l=a(e,t),u=o!==n&&e.hanchans[o]?.round,d=[u&&A(`hall-round`,{round:u}),M(s)].filter(Boolean).join(` · `);return H`<li class="item">
${c.map(e=>H`<a class="unended" key=${e.id} href=${`#/ruling/${e.id}`}>
<span><span class="who">${e.offender.name}</span> · ${B(i,e.foul)}</span>
</a>`)}
${l?H`<p class="note warn">${A(`hall-leftover-ended`,{hand:d,how:A(`hall-how.${l.how}`)})}</p>`:H`<button class="button" type="button" onClick=${r}>${A(`hall-ended-how`,{hand:d})}</button>`}
</li>`}const Nr=le(i.desk,`HandEndWithdrawal`),Pr=[`hand`,`calls`,`draw`,`settle`];function Fr({table:e,hanchan:t,onTurn:n,onClose:r}){let{state:i,official:a}=V(),o=Se(a)||i.results[t.id];return H`<${x} title=${A(`hall-other`)} onClose=${r}>
<a class="button" href=${`#/call/${e.id}/team`}>${A(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${A(`hall-on-official`)}</a>
<a class="button" href=${`#/sheet?hanchan=${t.id}`}>${A(`open.to.sheet`)}</a>
${o&&H`<a class="button" href=${`#/result/${t.id}`}>${A(`hall-result`)}</a>`}
${xe(a)&&H`<${Nr} hanchan=${t} />`}
${I(a,[`director`])&&H`<a class="button" href=${`#/correct/hanchan/${t.id}`}>${A(`correct.link-hanchan`)}</a>`}
${I(a,[`director`])&&H`<a class="button" href=${`#/correct/table/${e.id}`}>${A(`correct.link-table`)}</a>`}
<button class="button" type="button" onClick=${n}>${A(`hall-turn`)}</button>
<h3>${A(`open.group.tools`)}</h3>
<div class="pair">
${Pr.map(e=>H`<a key=${e} class="button" href=${`#/${e}`}>${A(`open.to.${e}`)}</a>`)}
</div>
<//>`}export{et as AddPhoto,wr as Aloud,Zt as Amendment,ft as Badge,Ln as CallForHelp,tr as ChooseOffender,jt as Circumstances,un as Claimed,qe as Corrections,Xt as DeadHandWarning,Ke as Elsewhere,Or as Ended,ot as Escalate,dn as Exactly,xn as ExtraTimeOffer,mn as Extras,Ot as Further,bn as Grounds,it as HandEnd,kr as HandSheet,zn as HelpCall,Ct as ImportLink,$n as Leave,Tn as Log,Cn as Logged,In as Near,Jn as Notices,Sr as Offer,Fr as OtherSheet,rn as Otherwise,vr as Outbox,Dr as Over,kn as Player,pt as ProbablySame,zt as PushSwitch,Qe as Reason,rt as Reasons,Ut as Ruling,Vt as SameCall,Er as Standing,Tr as StatusSheet,er as Switch,Sn as TableClock,Un as TableNotices,qt as Undisputed,jr as UnendedHands,Gt as Warned,Dt as WrongPlayer,Qt as nothingNew,Ft as reasonWords};