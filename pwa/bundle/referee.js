import{$ as e,$t as t,Cr as n,Ct as r,D as i,Dr as a,Fr as o,Ft as s,Ir as c,It as l,J as u,Kt as d,L as f,Lr as p,Lt as m,Mr as h,Mt as g,Nn as _,Nt as v,O as y,P as b,Pt as x,Q as ee,Qt as S,R as C,Rt as w,Sn as te,St as ne,Tt as re,Un as ie,V as ae,Vt as T,Wt as E,Xt as oe,Y as se,Yt as ce,Z as le,at as ue,b as de,bi as fe,bn as pe,bt as me,ct as D,d as he,dn as O,dt as ge,en as _e,et as k,fn as ve,g as ye,gi as A,gt as be,h as xe,hn as Se,in as Ce,it as we,jt as j,kn as M,kt as Te,li as Ee,ln as De,lt as N,m as P,mn as Oe,nn as F,nt as ke,on as I,ot as Ae,p as je,pn as Me,qt as Ne,rn as L,rt as Pe,s as Fe,si as R,sn as z,ti as B,un as Ie,ut as V,vi as Le,vn as H,vt as U,w as W,wn as Re,wr as ze,wt as Be,xn as Ve,xt as He,yi as G,yn as Ue,yt as We,z as K}from"./app.js";import{$r as Ge,At as Ke,B as q,Dt as qe,Et as Je,F as J,Ft as Ye,G as Xe,Gt as Ze,H as Qe,Ht as $e,I as et,Jr as tt,Kr as nt,Kt as rt,L as Y,Lt as it,M as at,Mt as ot,N as st,Nn as ct,Nt as lt,P as ut,Pt as dt,R as ft,Sn as pt,Tt as mt,Ut as ht,V as X,Vt as gt,W as _t,Xt as vt,Yr as yt,Zr as bt,a as xt,bt as St,c as Ct,ci as wt,gn as Tt,i as Et,j as Dt,l as Ot,li as kt,lt as At,n as jt,nt as Mt,qr as Nt,qt as Pt,rr as Ft,rt as It,sr as Lt,t as Rt,ui as zt,ut as Bt,vn as Vt,wt as Ht,xt as Ut,z as Wt}from"./shared.js";const Gt=[`status`,`penalties`,`effects`,`steps`,`stays`,`range`,`transfers`,`points`,`fines`];function Kt({call:e}){let{book:t}=F(),n=U(),{fouls:r,facts:i}=n.catalogue,a=r[e.foul].asks.filter(e=>i[e].disputed).filter(n=>qt(t,e,n,i[n]));if(a.length===0)return null;let o=a.map(e=>n.pick(i[e].disputed)).join(` · `);return O`<p class="soft">${I(`undisputed.same`,{facts:o})}</p>`}function qt(t,{foul:n,facts:r,context:i,decision:a,log:o},s,c){if(a.status===`needs-facts`||s in o.facts)return!1;if(!t.table(n).used.includes(s))return!0;let l=c.kind===`yes-no`?[!0,!1]:Object.keys(c.answers),u=Jt(a);return l.every(a=>Jt(e(t,n,{...r,[s]:a},i))===u)}function Jt(e){return e&&R(Gt.map(t=>e[t]??null))}function Yt({declared:e}){let{state:t}=F();return O`<p class="note warn">${I(`already.dead`,{since:We(t,e)})}</p>`}function Xt({ruling:e}){let t=U(),{state:n}=F(),r=n.rulings[e];if(!r)return null;let i=L(r.ruled_at,n.settings.time_zone),a=r.offender.name,o=Ue().parts[3]&&j(null,{facts:null,context:null,ask:null});return O`<p class="note info">
${I(`amending.what`,{line:V(t,r),name:a,time:i})}${` `}
${o&&O`<a class="reach" href=${o}>${I(`amending.another`)}</a>`}
</p>`}function Zt({from:e,again:t,offender:n},r,i,a){if(t)return``;let o=[e.offender.id,e.foul,{...r.log.facts,...e.facts},b(e.context),e.penalties,e.note??``],s=[n?.id,r.foul,r.facts,r.context,i?.penalties??r.decision.penalties,a];return R(o)===R(s)?I(`amending.nothing`):``}const Qt=[1,5,10,20];function $t({book:e,per:t,chosen:n,onChosen:r,wrong:i}){return we.filter(e=>e in n).map(a=>O`<${en} key=${a} kind=${a} book=${e} per=${t} value=${n[a]} onValue=${e=>r({...n,[a]:e})} wrong=${i} />`)}function en({kind:e,book:t,per:n,value:r,onValue:i,wrong:a}){let o=U(),s=tn(t,e).map(e=>String(e*n)),[c,u]=G(s.length===0||!(!r||s.includes(r))),[d,p]=n>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`],m=I(d,{kind:o.name(`kinds`,e)}),h=e=>{u(!1),i(e===r?``:e)},g=I(p,{most:o.number(ke*n)});return O`<fieldset>
<legend>${m}</legend>
<div class="switches">
${s.map(e=>{let t=n>1?o.number(Number(e)):I(`amount.p`,{p:e});return O`<${f} key=${e} pressed=${!c&&e===r} onClick=${()=>h(e)}>${t}<//>`})}
${s.length>0&&O`<${f} pressed=${c} onClick=${()=>u(!c)}>${I(`amount.another`)}<//>`}
</div>
${!c&&a&&!r&&O`<p class="note bad" role="alert">${g}</p>`}
</fieldset>
${c&&O`<${l} label=${m} inputmode="numeric" autocomplete="off" value=${r} wrong=${a?g:void 0} onInput=${i} />`}`}function tn({content:e},t){if(t===`disqualification`)return[];let n=Object.values(e.fouls).flatMap(({rows:e})=>e).flatMap(({then:e,range:t=[]})=>[...e,...t]).filter(e=>e.kind===t),r=new Set(n.map(({p:e})=>e?.first??e).filter(Number.isInteger));if(t===`chonbo`&&Number.isInteger(e.values.chonbo)&&r.add(e.values.chonbo),t===`points`)for(let e of Qt)r.size<6&&r.add(e);return[...r].sort((e,t)=>e-t).slice(0,8)}function nn({about:e,call:t,yes:n,onIssue:r,onClose:i}){let{library:a,book:o,state:c}=F(),l=U(),[u,d]=G({}),[f,p]=G(t.decision.penalties[0]?.whom??`offender`),{reason:m,field:h}=yt(`ruling`,t.foul),[g,_]=G(!1),{decision:y,spoken:b}=t,x=o.content.unit?Ee:1,S=sn(o,u,f,x),C=e=>{e.preventDefault(),_(!0),S&&m&&r({checked:S,reason:m})},w=on(c,e,y).map(t=>({value:t,text:t===`offender`?e.offender?.name:l.phrase(`on-${t}`)}));return O`<${v}
title=${I(ee(y)?`call.choose`:`call.otherwise`)}
onClose=${i}
>
<form onSubmit=${C} novalidate>
${y.range&&O`<${rn} words=${l} per=${x} range=${y.range} chosen=${u} onChosen=${d} />`}
<${an}
words=${l}
book=${o}
per=${x}
chosen=${u}
onChosen=${d}
folded=${!!y.range}
/>
<${$t} book=${o} per=${x} chosen=${u} onChosen=${d} wrong=${g&&!S} />
${w.length>1&&O`<${s} label=${I(`call.whom`)} value=${f} options=${w} onChange=${p} />`}
${h(g)}
${g&&Object.keys(u).length===0&&O`<p class="note bad" role="alert">${I(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${S&&le(a,o,y,b,S).line}
</p>
<button class="button main">${n}</button>
</form>
<//>`}function rn({words:e,per:t,range:n,chosen:r,onChosen:i}){return O`<${s}
label=${I(`call.range`)}
value=${n.findIndex(e=>cn(r,e,t))}
options=${n.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>i({[n[e].kind]:Z(n[e].p,t)})}
/>`}function an({words:e,book:t,per:n,chosen:r,onChosen:i,folded:a}){let o=e=>{let{[e]:a,none:o,...s}=r,c=e===`chonbo`?Z(t.content.values.chonbo,n):``;i(a===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},s=O`<fieldset>
<legend>${I(`call.kinds`)}</legend>
<div class="choices">
${p.map(t=>O`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in r} onChange=${()=>o(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return a?O`<details class="fold">
<summary>${I(`call.outside`)}</summary>
${s}
</details>`:s}function on(e,{offender:t},{penalties:n,range:r=[]}){let i=[...n,...r].map(({whom:e})=>e),a=t?.kind===`player`&&e.players[t.id]?.team?[`team`,`each-teammate`]:[];return Pe.filter(e=>[`offender`,...a,...i].includes(e))}function sn(e,t,n,r){let i=Object.entries(t).map(([e,t])=>({kind:e,whom:n,...t.trim()&&{p:Number(t)/r}}));try{return ue(e,i)}catch{return null}}function cn(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===Z(n,r)}function Z(e,t){return e===void 0?``:String(e*t)}function ln({args:[e=``],query:t}){let n=t.get(`call`)??``,r=`#/table/${e}`,i=O`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(ve+n,{steal:!0},()=>{}),H(Oe()[n]?.place??r,{replace:!0})}}>${I(`elsewhere.take`)}</button>`;return O`<${E} title=${I(`elsewhere.title`)} up=${r} actions=${i}><${T} text=${I(`elsewhere.text`)} /><//>`}function un({late:e,onAnswer:t}){let[n,r]=G(e?fn(e):``),[i,a]=G(``),o=dn(n),s=e=>r(fn(Math.max((o??0)+e,0)));return O`<form class="exactly" onSubmit=${e=>{e.preventDefault(),o===null?a(I(`call.time-wrong`)):t(o)}}>
<button class="button" type="button" aria-label=${I(`call.time-less`)} onClick=${()=>s(-60)}>−</button>
<${l}
label=${I(`call.time`)}
hint=${I(`call.time-hint`)}
value=${n}
onInput=${r}
wrong=${i}
inputmode="text"
autocomplete="off"
/>
<button class="button" type="button" aria-label=${I(`call.time-more`)} onClick=${()=>s(60)}>+</button>
<button class="button main">${I(`call.time-take`)}</button>
</form>`}function dn(e){let[,t,n=`0`]=/^\s*(\d{1,3})(?:[:：.](\d{1,2}))?\s*$/.exec(e)??[];return t&&Number(n)<60?Number(t)*60+Number(n):null}function fn(e){return`${Math.floor(e/60)}:${String(e%60).padStart(2,`0`)}`}function pn({kept:{note:e,photos:t},noted:n}){let r=+!!e.trim()+t.length,i=O`<span class="body">${I(`call.extras`)}</span>
${r>0&&O`<span class="badge">${r}</span>`}`,a=e=>{Se({photos:t.filter(t=>t!==e)}),M.deletePhotos([e])};return O`<${x} title=${i}>
${()=>O`<div class="stack">
${n&&O`<${l} long label=${I(`call.note`)} value=${e} onInput=${e=>Se({note:e})} maxlength="4000" />`}
<${rt} count=${t.length} onPhoto=${Me} />
<ul class="photos" aria-label=${I(`hall-photos`)}>
${t.map((e,t)=>O`<li key=${e}><${mn} id=${e} number=${t+1} onRemove=${()=>a(e)} /></li>`)}
</ul>
</div>`}
<//>`}function mn({id:e,number:t,onRemove:n}){let{url:r}=Pt(()=>M.photo(``,e),e);return O`${r&&O`<img src=${r} alt=${I(`hall-photo`,{number:t})} />`}
<button class="button" type="button" onClick=${n}>${I(`call.photo-remove`,{number:t})}</button>`}function hn({foul:e,facts:t,context:n}){let{library:r,book:i}=F(),[a,o]=G([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return A(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id);return(async()=>{let c=await Promise.all(s.map(e=>M.bookOf({id:e,options:{},readings:{}}))),[,...l]=Ct([i,...c],e,t,n);a||o(l.map(e=>k(r,e)))})(),()=>{a=!0}},[s]),a}function gn({call:e}){return hn(e).map(e=>O`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${be(e).map(e=>O`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&O`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function _n({call:{foul:e,spoken:t}}){let{library:n,book:r}=F(),i={words:U(),library:n},{rows:a}=r.table(e);return O`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return O`<li key=${e}>
<strong class="penalty">${xt(i,r)}</strong> <span class="badge">${I(`open.verdict.${t}`)}</span>
${o.map(e=>O`<p class="soft" key=${e}>${vn(i,r,e)}</p>`)}
${o.length===0&&O`<p class="soft">${I(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function vn(e,t,n){return n in t.when?Et(e,{[n]:t.when[n]}):e.words.question(n)}function yn({call:e}){let{readings:t,rulebook:n,examples:r=[],trace:i}=e.spoken,a=[n.name,...n.option_names??[]].join(` + `);return O`${n.standing!==`official`&&O`<p class="note warn">${n.standing_text}</p>`}
${t.length>0&&O`<${x} title=${I(`call.readings`,{count:t.length})}>
${()=>O`<${ht} readings=${t} />`}
<//>`}
${r.length>0&&O`<${x} title=${I(`call.examples`)}>
${()=>O`<ul class="bullets">${r.map(e=>O`<li key=${e.id}>${e.text}</li>`)}</ul>`}
<//>`}
<${x} title=${I(`call.trace`)}>
${()=>O`<div class="stack"><p class="soft">${[a,...be(e.spoken)].join(` · `)}</p>${i.length>0&&O`<${_n} call=${e} />`}</div>`}
<//>
<${x} title=${I(`call.books`)}>${()=>O`<${gn} call=${e} />`}<//>`}function bn({state:e,ruling:t}){let{does:n,wrong:r}=y(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-ie(t.id))/1e3),o=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return o?O`<p class="note" role="status">${I(`game.given`,{time:B(o.seconds)})}</p>`:a<=60||a>3600||!i||!ae(e,i).clock?null:O`<div class="note info">
<p>${I(`game.offer`,{time:B(a)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>Vt(i,a,t.id))}>${I(`game.give`,{time:B(a)})}</button>
${r}
</div>`}function xn({state:e,hanchan:t}){let{clock:n}=ae(e,t),r=Lt(!!n),i=pt(e,t).length,a=n&&u(n,r),o=a?I(`game.up`):n&&I(`game.time-left`,{time:B(se(n,r))});return O`<a class="button quiet" href=${`#/start/${t.table}`}>${o??I(`hall-start`)}</a>
${i>0&&O`<a class="button quiet warn" href=${`#/start/${t.table}`}>${I(`kept.waiting`,{count:i})}</a>`}
${a&&O`<${Tt} />`}`}function Sn({state:e,table:t}){let n=W(Object.values(e.rulings).filter(e=>e.table.id===t));return O`<section class="stack" aria-labelledby="rulings">
<h2 id="rulings">${I(`hall-rulings`)}</h2>
<${de} rulings=${n.slice(0,20)} empty=${I(`hall-no-rulings`)} />
${n.length>20&&O`<a class="button" href=${`#/log?table=${t}`}>${I(`hall-all`,{count:n.length})}</a>`}
</section>`}function Cn({rulings:e,empty:t}){let[n,r]=G(40),i=Le(null),a=()=>r(e=>e+40),o=e.length-n;return A(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),O`<${de} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&O`<button class="button" ref=${i} type="button" onClick=${a}>${I(`hall-more`,{count:o})}</button>`}`}function wn({query:e}){let{tournament:t,state:n}=F();return!t||!n?O`<${K} title=${I(`hall-log`)} />`:O`<${Tn} state=${n} asked=${Object.fromEntries(e)} />`}function Tn({state:e,asked:t}){let n=U(),{official:r}=F(),[i,a]=G(t),[o,s]=G(``),c=e.settings.time_zone,u=fe(()=>W(Dt(e)),[e]),d=fe(()=>Xe(n,e,_t(u,i,c),o),[n,u,i,o]);return O`<${E} title=${I(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${I(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${I(`hall-journal`)}</a>
${je(r)&&O`<a class="button quiet" href="#/dashboard">${I(`hall-dashboard`)}</a>`}
</p>
${u.length>0&&O`<${l} type="search" label=${I(`hall-search`)} hint=${I(`hall-search-hint`)} value=${o} onInput=${s} />
<${Qe} state=${e} rulings=${u} chosen=${i} onChoose=${a} />
<p role="status">${I(`hall-found`,{count:d.length,all:u.length})}</p>`}
${d.length===0&&O`<${En} any=${u.length>0} onClear=${()=>{a({}),s(``)}} />`}
<${Cn} key=${JSON.stringify([i,o])} rulings=${d} empty="" />
<//>`}function En({any:e,onClear:t}){return e?O`<${T} text=${I(`hall-none-found`)}><button class="button" type="button" onClick=${t}>${I(`hall-show-all`)}</button><//>`:O`<${T} text=${I(`hall-log-empty`)}><a class="button" href="#/tables">${I(`hall-tables`)}</a><//>`}const Dn=oe(Re.desk,`AccountActs`),Q=`offence_number`;function On({args:[e]}){let{tournament:t,state:n}=F();if(!t||!n)return O`<${K} title=${I(`hall-player`)} />`;let r=n.players[n.merged[e]??e];return r?O`<${kn} state=${n} player=${r} />`:O`<${C} title=${I(`hall-player`)} text=${I(`hall-no-player`)} up="#/tables" />`}function kn({state:e,player:t}){let{official:n}=F(),r=U(),i=W(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),a=Object.entries(Fn(i)).sort(([,e],[,t])=>t-e),o=e.teams[t.team]?.name;return O`<${E} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&I(`hall-id-number`,{number:t.id_number}),o,t.withdrawn_at&&I(`standings.withdrawn`)].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${I(`hall-counts`)}</h2>
${a.length===0&&O`<p class="soft">${I(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${a.map(([e,t])=>O`<div key=${e}><dt>${D(r,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${vt} state=${e} id=${t.id} />
<${St} state=${e} id=${t.id} />
${P(n,[`director`,`finance`])&&O`<${Dn} state=${e} account=${{kind:`player`,id:t.id}} />`}
<a class="button" href=${`#/standings/${t.id}`}>${I(`hall-lines`)}</a>
${P(n,[`director`])&&O`<a class="button" href=${`#/correct/player/${t.id}`}>${I(`correct.link`)}</a>
<a class="button" href=${`#/people/player/${t.id}`}>${I(`people.own-link`)}</a>`}
<${jn} state=${e} player=${t.id} />
<section class="stack">
<h2>${I(`hall-rulings`)}</h2>
<${Cn} rulings=${i} empty=${I(`hall-no-rulings`)} />
${P(n,[`director`])&&O`<ul class="rows"><${An} player=${t} /></ul>`}
</section>
<//>`}function An({player:{id:e,id_number:t}}){return O`<${bt} name=${I(`reports.player`)} hint=${I(`reports.player-about`)} path=${`players/${e}/rulings.pdf`}
file=${`${Ge()}-player-${t}.pdf`} />`}function jn({state:e,player:t}){let{book:n,library:r}=F(),i=U();if(!n||!r)return null;let a=Mn(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Q)).map(r=>({foul:r,...Pn(i,n,{...a,foul:r},Nn(e,t,r))}));return o.length===0?null:O`<section class="stack">
<h2>${I(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>O`<div key=${e}>
<dt>${D(i,e)}<small>${I(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>O`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function Mn(e,t){let n={kind:`player`,id:t},i=Object.values(e.hanchans).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!i||ne(e,i.table)?.id!==i.id?{offender:n}:{offender:n,table:i.table,hanchan:i.id,hand:r(e,i.table,i)}}function Nn(e,t,n){return!Object.values(e.rulings).filter(({offender:e})=>e.id===t).some(e=>e.counts&&e.foul===n)}function Pn(e,t,n,r){let i=M.knownFacts(n).facts[Q]??(r?1:void 0),a=k(e.library,_(t,n.foul,i?{[Q]:i}:{})),o=ge(a.questions?.[0].answers??[]);return{number:i,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:o.length>0?o:[a.line]}}function Fn(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function In({near:e=[]}){let t=U();return e.length===0?null:O`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>O`<a key=${e} class="button" href=${j(e)}>${t}</a>`)}
</section>`}function $({call:e,brief:t}){let{state:n,official:r}=F(),{does:i,tell:a,wrong:o}=y(),s=et(e,r),c=e.official===r?.id,l=(t,n,r)=>i(async()=>{await M.send(t,e.id,n),z(),S(r)}),u=()=>i(async()=>{if(M.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await M.discard(e.id))return S(I(`help.not-called`));await M.send(`help-end`,e.id,{how:`taken-back`}),S(I(`help.over.taken-back`))}),d=s&&!e.answered_at;return O`<p class="pair">
${d&&O`<button class="button main" type="button" onClick=${()=>l(`help-answer`,{},I(`help.said`))}>${I(`help.come`)}</button>`}
${s&&O`<a class="button" href=${Wt(e)} onClick=${()=>ut(n,e)}>${I(`help.rule`)}</a>`}
${c&&O`<button class="button" type="button" onClick=${u}>${I(`help.take-back`)}</button>`}
${!c&&!t&&O`<button class="button" type="button" onClick=${()=>l(`help-end`,{how:`settled`},I(`help.over.settled`))}>${I(`help.settle`)}</button>`}
</p>${o}`}function Ln({about:e,call:n}){let r=F(),{state:i,official:a}=r,{does:o,wrong:s}=y(),c=st(i,a),l=ft(i).find(t=>t.table===e.table.id&&t.official===a?.id);return e.from||!(l||c)?null:l?O`<section class="note info stack" aria-label=${I(`help.one`)}>
<p role="status">${q(r,l)}</p>
<${$} call=${l} />
</section>`:O`<button class="button quiet" type="button" onClick=${()=>o(async()=>{await M.send(`help-call`,null,Rn(e,n),{expected:c}),z(),t(880)})}>${I(`help.call.${c}`)}</button>${s}`}function Rn(e,t){let{seat:n,offender:r,amends:i,...a}=Ae(e,null),o=[e,...(t?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...a,offenders:o,...t&&{foul:t.foul,facts:t.answered,context:b(t.context)}}}function zn({args:[e]}){let{tournament:t,state:n}=F();if(!t||!n)return O`<${K} title=${I(`help.one`)} />`;let r=n.helpCalls[e];return r?O`<${Bn} state=${n} call=${r} />`:O`<${C} title=${I(`help.one`)} text=${I(`help.missing`)} up="#/tables" />`}function Bn({state:e,call:t}){let n=F(),r=U(),{table:i,hand:a,offenders:o,foul:s,official:c,called_at:l,ruling:u}=t,d=I(`hall-table`,{label:e.tables[i]?.label??`?`}),f=[d,N(a)].filter(Boolean).join(` · `);return O`<${E} title=${f} up="#/tables" actions=${!t.ended_at&&O`<${$} call=${t} />`}>
<p class=${`note ${t.ended_at?``:`info`}`} role="status">${q(n,t)}</p>
<section class="card stack">
${s&&O`<p><strong>${D(r,s)}</strong></p>`}
${o.map(t=>O`<${Vn} key=${t.id} state=${e} words=${r} offender=${t} />`)}
<p class="soft">${I(`help.by`,X(e,c,l))}</p>
</section>
<${Ut} ruling=${t} />
<p class="beside">
<a class="button quiet" href=${`#/table/${i}`}>${d}</a>
${u&&O`<a class="button quiet" href=${`#/ruling/${u}`}>${I(`hall-ruling`)}</a>`}
</p>
<//>`}function Vn({state:e,words:t,offender:n}){let{seat:r}=n,[i]=Y(e,{offenders:[n]});return O`<p class="call-name">
<strong class="who">${i}</strong>
${r&&O`<span class="badge">${t.phrase(`seat-${r}`)}</span>`}
</p>`}function Hn(){let e=F(),{state:t}=e,n=U(),r=ft(t);return r.length===0?null:O`<section class="stack" aria-label=${I(`help.all`)}>
<h2>${I(`help.all`)}</h2>
<ul class="rows">
${r.map(r=>O`<li key=${r.id}>
<a class="row" href=${`#/help/${r.id}`}>
<span class="body">
<strong>${J(n,t,r)}</strong>
<small>${[...Y(t,r),``].join(` · `)}${I(`help.by`,X(t,r.official,r.called_at))} · ${q(e,r)}</small>
</span>
<${d} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Un(){return O`<${Hn} /><${Ot} />`}function Wn(){let e=F(),{tournament:t,state:n,official:r}=e;return t&&n&&r&&O`<${Gn} key=${n.id} snapshot=${e} />`}function Gn({snapshot:e}){let{state:t}=e,n=U(),{parts:r}=pe(),i=`shinpan.escalations.`+t.id,[a,o]=G(()=>te(i)??{since:t.seq});A(()=>Ve(i,a),[a]);let s=Object.values(t.escalations).flatMap(t=>qn(e,t)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(A(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[I(`esc.news.several`,{count:s.length}),`#/escalations`]:Kn(n,u);return O`<div class=${`note info row ${s.some(({what:e})=>e)?``:`in-needs`}`} role="status">
<a class="reach body" href=${f} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${I(`esc.news.seen`)}</button>
</div>`}function Kn(e,{id:t,what:n,ruling:r}){let i={foul:D(e,r.foul),name:r.offender.name};return[n?I(`esc.news.outcome`,{what:n,...i}):I(`esc.news.yours`,i),`#/escalation/${t}`]}function qn(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return it(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:Ke(s)}:null}function Jn(){let e=F(),{tournament:t,state:n,official:r}=e;return O`${t&&n&&r&&O`<${Yn} key=${n.id} snapshot=${e} /><${Je} key=${n.id} />`}<${Wn} />`}function Yn({snapshot:e}){let{state:n,official:r}=e,i=U(),{parts:a}=pe(),o=`shinpan.help.`+n.id,[s,c]=G(()=>te(o)??{});A(()=>Ve(o,s),[s]);let l=Object.values(n.helpCalls).filter(({id:e})=>a[0]!==`help`||a[1]!==e),u=l.filter(e=>!e.answered_at&&!e.ended_at&&et(e,r)),d=l.filter(e=>Zn(e,r)&&s[e.id]!==Xn(e)),f=u.map(({id:e})=>e).join();return A(()=>{f&&(t(220),z(400))},[f]),O`${u.map(e=>O`<section class="note warn stack in-needs" key=${e.id} role="alert">
<a class="reach" href=${`#/help/${e.id}`}>
<span>
<strong>${J(i,n,e)}</strong><br />
${[...Y(n,e),I(`help.by`,X(n,e.official,e.called_at))].join(` · `)}
</span>
</a>
<${$} call=${e} brief />
</section>`)}${d.map(t=>O`<div class="note info row" key=${t.id} role="status">
<a class="reach body" href=${`#/help/${t.id}`}>${J(i,n,t)} · ${q(e,t)}</a>
<button class="button" type="button" onClick=${()=>c({...s,[t.id]:Xn(t)})}>
${I(`help.seen`)}
</button>
</div>`)}`}function Xn({ended_at:e}){return e?`over`:`coming`}function Zn({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function Qn({text:e}){let{outbox:t}=F(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:O`<p class="note warn">${I(e,{count:n})}</p>
<a class="button main" href="#/outbox">${I(`hall-see-outbox`)}</a>`}function $n(){let{tournament:e,alarms:t}=F(),[n,r]=G(!1);return e?O`<section class="card">
<h2>${I(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>r(!0)}>${I(`hall-leave`)}</button>
${n&&O`<${v} title=${I(`hall-leave-ask`,{name:e.name})} onClose=${()=>r(!1)}>
<p>${I(`hall-leave-text`)}</p>
${t&&O`<p class="note bad">${I(`alarm.leave`)}</p>`}
<${Qn} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await M.leave(),H(`#/`)}}>${I(`hall-leave`)}</button>
<button class="button" onClick=${()=>r(!1)}>${I(`cancel`)}</button>
<//>`}
</section>`:null}function er({onYes:e}){let t=O`<button class="button danger" onClick=${e}>${I(`hall-switch-yes`)}</button>`;return O`<${E} title=${I(`hall-switch`)} up="#/tables" actions=${t}>
<${Qn} text="hall-switch-unsent" />
<//>`}function tr({kind:e,foul:t,up:n}){let{state:r}=F(),i=Object.values(e===`team`?r.teams:r.officials).filter(({revoked_at:e})=>!e).sort((e,t)=>e.name.localeCompare(t.name));return O`<${E} title=${I(`call-which.${e}`)} up=${n}>
${i.length===0&&O`<${T} text=${I(`call.nobody`)} />`}
<ul class="rows">
${i.map(({id:e,name:n})=>O`<li key=${e}>
<button
class="row"
type="button"
onClick=${()=>g(j(t||null,{who:e}))}
>
${n}
</button>
</li>`)}
</ul>
<//>`}function nr({item:e,away:t,onClose:n}){let{does:r,tell:i,wrong:a}=y(),s=o(e),c=s&&!t&&e.kind===`ruling`,l=async()=>{if(!await M.discard(e.id))return i(I(`hall-over`));S(I(s?`hall-discarded-here`:`hall-discarded`)),n()};return O`<${v} title=${I(`hall-discard`)} onClose=${n}>
<p>${I(s?`hall-discard-sent`:`hall-discard-text`)} ${c&&I(`hall-discard-withdraw`)}</p>
${a}
<div class="pair">
${c&&O`<a class="button" href=${`#/ruling/${e.id}`}>${I(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(l)}>${I(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${I(`cancel`)}</button>
</div>
<//>`}function rr(){let{official:e}=F();return O`<div class="note bad" role="alert">
<p>${I(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${I(`hall-join`)}</a>
${P(e,[`director`])&&O`<a class="button" href="#/account">${I(`hall-join-account`)}</a>`}
</p>
</div>`}function ir({item:e}){let{tournament:t,official:n,signedOut:r}=F(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return O`<p class="note bad">${I(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&O`<button class="button" type="button" onClick=${()=>M.sendAsMe(e.id)}>${I(`elsewhere-send-as`,{name:n.name})}</button>`}`}function ar({item:{id:e,count:t}}){return O`<article class="item">
<p class="note warn">${I(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>M.discard(e)}>${I(`hall-seen`)}</button>
</article>`}function or({problem:e}){let{official:t}=F();if(!String(e?.type).endsWith(`:unpaid-fines`))return null;let n=e.players.map(({player:e})=>e);return O`<div class="pair">
${Ft(t)&&O`<a class="button" href="#/fines">${I(`hall-fines`)}</a>`}
<${ct} hanchan=${e.hanchan} players=${n} />
</div>`}const sr={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function cr({item:e}){let t=U(),{state:n}=F(),{kind:r,state:a,problem:o,ruledAt:s}=e;return r===`restored`?O`<${ar} item=${e} />`:O`<article class=${`item ${a}`} aria-label=${I(`hall-kind.${r}`)}>
<${lr} item=${e} />
<p>${ur(t,n,e)}</p>
<p class="soft">${L(s,n.settings.time_zone)}</p>
${a===`waiting`&&O`<${fr} item=${e} />`}
${a===`refused`&&O`<${wt} problem=${o} /><${or} problem=${o} />`}
${a===`conflict`&&O`<${Bt} stored=${o?.stored??{}} sent=${o?.sent??e.body??{}} />`}
${a===`differs`&&O`<${At} item=${e} />`}
${a===`holding`?O`<${i} id=${e.id} />`:O`<${pr} item=${e} />`}
</article>`}function lr({item:{kind:e,state:t}}){let n=h(t)?`bad`:`info`;return O`<p><strong>${I(`hall-kind.${e}`)}</strong> <span class=${`badge ${n}`}>${I(`hall-outbox.${t}`)}</span></p>`}function ur(e,t,{id:n,kind:r,subject:i,body:a,about:o}){if(r===`exam-attempt`)return t.exams[i]?.title??I(`hall-unknown`);if(r.startsWith(`help-`))return dr(t,t.helpCalls[r===`help-call`?n:i]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(r))return[o.table&&I(`hall-table`,{label:o.table}),o.who].filter(Boolean).join(` · `);if(r===`hand-end`||r===`dead-hand`)return[I(`hall-table`,{label:t.tables[a.table]?.label??`?`}),N(a.hand),r===`hand-end`&&I(`hall-how.${a.how}`)].filter(Boolean).join(` · `);let s=t.rulings[r===`ruling`?n:i];if(!s)return I(`hall-unknown`);let c=O`<a href=${`#/ruling/${s.id}`}><span class="who">${s.offender.name}</span> · ${D(e,s.foul)}</a>`;return a?.reason?O`${c} · ${a.reason}`:c}function dr(e,t){return t?I(`hall-table`,{label:e.tables[t.table]?.label??`?`}):I(`hall-unknown`)}function fr({item:e}){kt();let{blockedBy:t,trouble:n}=e;if(n?.status===401)return O`<${ir} item=${e} />`;if(t)return O`<p class="note warn">${I(`hall-blocked`)}</p>`;if(!n)return null;let r=n.status===0?I(navigator.onLine?`live.unreached`:`no-network`):zt(n.problem)||`HTTP ${n.status}`;return O`<p class="soft">${I(`hall-last-try`,{text:r})}</p>`}function pr({item:e,away:t}){let[n,r]=G(!1),{does:i,tell:a,wrong:o}=y(),{id:s,kind:l,state:u}=e,d=u===`conflict`&&!c(e);if(u===`differs`||d){let e=I(d?`hall-keep-logged`:`hall-seen`);return O`<div class="pair"><button class="button" type="button" onClick=${()=>i(()=>M.discard(s))}>${e}</button>${o}</div>`}let f=async()=>{await M.retry(s)?S(I(`hall-again`)):a(I(`hall-over`))};return O`<div class="pair">
${u!==`waiting`&&O`<button class="button" type="button" onClick=${()=>i(f)}>${I(u===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${u!==`waiting`&&l in sr&&!t&&O`<a class="button" href=${sr[l](e)}>${I(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(!0)}>${I(`hall-discard`)}</button>
${n&&O`<${nr} item=${e} away=${t} onClose=${()=>r(!1)} />`}
</div>${o}`}function mr(){let{elsewhere:e}=F();return e.map(({id:e,name:t,items:n})=>O`<section class="stack" key=${e}>
<h2>${I(`elsewhere-in`,{name:t??I(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>O`<li key=${e.id} tabindex="-1"><${hr} item=${e} /></li>`)}</ol>
</section>`)}function hr({item:e}){let t=U(),{kind:n,state:r,about:i={},body:a,problem:o,expected:s,answer:c}=e;if(n===`restored`)return O`<${ar} item=${e} />`;let{table:l,who:u,foul:d}=i,f=l&&I(`hall-table`,{label:l});return O`<article class=${`item ${r}`} aria-label=${I(`hall-kind.${n}`)}>
<${lr} item=${e} />
<p>${[f,u,d&&D(t,d),a?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${L(e.ruledAt)}</p>
${r===`waiting`&&O`<${fr} item=${e} />`}
${r===`refused`&&O`<${wt} problem=${o} />`}
${r===`differs`&&O`<div class="note warn">
<p>${I(`hall-phone-showed`,{line:V(t,s)})}</p>
<p><strong>${I(`hall-server-decided`,{line:V(t,c.decision)})}</strong></p>
</div>`}
${r!==`holding`&&O`<${pr} item=${e} away />`}
</article>`}function gr(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:o,lowStorage:s}=F();return O`<section class="stack">
<h2>${I(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&O`<p class="note warn">
${I(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:vr(Math.abs(t))})}
</p>`}
${!n&&r&&O`<p class="soft">${I(`hall-clock-last`,{time:L(new Date(r),e?.time_zone)})}</p>`}
${!n&&O`<p class="soft">${I(`hall-clock-unsure`)}</p>`}
${s&&O`<p class="note bad" role="alert">${I(`hall-storage-low`)}</p>`}
<p class="soft">${I(i?`hall-persisted`:`hall-not-persisted`)}</p>
${o>0&&O`<p class="soft">${I(`hall-storage`,{used:_r(a,1),quota:_r(o,0)})}</p>`}
</section>`}function _r(e,t){return Ce(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function vr(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>I(`hall-span.${e}`,{count:t})).join(` `)}function yr(){let{tournament:e,state:t,outbox:n,elsewhere:r}=F();xr();let i=e=>!h(e.state),a=n.filter(e=>!i(e)),o=n.filter(i),s=[...n,...r.flatMap(({items:e})=>e)].some(i)&&O`<button class="button main" onClick=${()=>M.sendNow()}>${I(`hall-send-now`)}</button>`,c=r.length>0&&O`<${mr} />`;return!e||!t?O`<${K} title=${I(`hall-outbox-title`)} actions=${s}>${c}<//>`:O`<${E} title=${I(`hall-outbox-title`)} up="#/tables" actions=${s}>
<${Sr} />
${n.length===0&&!c&&O`<${T} text=${I(`hall-outbox-empty`)}><a class="button" href="#/tables">${I(`hall-tables`)}</a><//>`}
<${br} title=${I(`hall-tasks`)} items=${a} />
<${br} title=${I(`hall-waits`)} items=${o} />
${c}
<${gr} />
<//>`}function br({title:e,items:t}){return t.length===0?null:O`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>O`<li key=${e.id} tabindex="-1"><${cr} item=${e} /></li>`)}</ol>
</section>`}function xr(){let e=Le({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];A(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),A(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function Sr(){let{signedOut:e,revisionChange:t,trouble:n,superseded:r,syncedAt:i,live:a,tournament:o}=F(),s=a===`offline`?`no-network`:a===`unreached`&&`live.unreached`;return O`
${e&&O`<${rr} />`}
${n&&O`<p class="note bad" role="alert">${I(`hall-trouble`,{text:n})}</p>`}
${r&&O`<p class="note warn">${I(`hall-superseded`)}</p>`}
${t&&O`<p class="note warn">${I(`hall-revision-change`,{count:t.items.length})}</p>`}
${s&&!e&&i&&O`<p class="note">${I(`hall-offline-since`,{link:I(s),time:L(i,o?.time_zone)})}</p>`}
`}function Cr({waits:e}){let{lang:t}=Ie(),[n,r]=G(null);return A(()=>void wr(e).then(r,()=>r([])),[e]),n?O`<${Ne} take=${_e}>
${n.length>0&&O`<ul>${n.map(e=>O`<li key=${e.number}>${e[t]}</li>`)}</ul>`}
<//>`:null}async function wr(e){let{port1:t,port2:n}=new MessageChannel;e.postMessage({type:`news`},[n]);let r=await new Promise(e=>{t.onmessage=({data:t})=>e(t),setTimeout(e,5e3,[])}),i=await(await fetch(`/whats-new.json`)).json(),a=Math.max(...i.changes.map(({number:e})=>e));return r.filter(({number:e})=>e>a)}function Tr({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return A(()=>()=>n?speechSynthesis.cancel():void 0,[]),O`<${v} title=${I(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&O`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=De.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${I(`call.speak`)}</button>`}
<//>`}function Er({onClose:e}){let{waiting:t,tasks:n,wrongs:r}=ce(),i=(t,n)=>O`<a class="button" key=${t} href=${n} onClick=${e}>${t}</a>`;return O`<${v} title=${I(`standing`)} onClose=${e}>
${n>0&&i(I(`to-resolve`,{count:n}),`#/outbox`)}
${r.map(({text:e,to:t})=>i(e,t))}
${t>0&&i(I(`waiting-to-send`,{count:t}),`#/outbox`)}
<${Dr} />
<//>`}function Dr(){let{tournament:e,book:t,library:n,syncedAt:r}=F(),{ready:i,link:a}=ce(),o=e&&t&&(n?.books[t.id]?.name??t.id),s=e&&r&&I(`synced`,{time:L(r,e.time_zone)});return O`<ul class="bullets">
${[a,i,s,o].filter(Boolean).map(e=>O`<li key=${e}>${e}</li>`)}
</ul>`}function Or({hanchan:{id:e},how:t,onRule:n}){let{official:r}=F();return O`<section class=${`note stack ${t===`finished`?`info`:`warn`}`} aria-label=${I(`hall-is.${t}`)}>
<p>${I(`over.${t}`)}</p>
<p class="pair">
${t===`finished`&&O`<a class="button" href=${`#/result/${e}`}>${I(`hall-result`)}</a>`}
${t!==`finished`&&P(r,[`director`])&&O`<a class="button" href=${`#/correct/hanchan/${e}`}>${I(`over.back`)}</a>`}
${t!==`cancelled`&&n&&ye(r)&&O`<button class="button" type="button" onClick=${n}>${I(`over.rule`)}</button>`}
</p>
</section>`}function kr({hanchan:e}){let{state:t}=F(),n=He(t,e);return n&&` · ${I(`hall-is.${n}`)}`}function Ar({state:e,table:t,hand:r,hanchan:i,hanchans:a,onHand:o,onPass:c,onEnd:l,onHanchan:u,onClose:d}){let f=n.map(e=>({value:e,text:I(`hall-wind.${e}`)})),p=[1,2,3,4].map(e=>({value:e,text:String(e)})),h=a.map(({id:e,round:t})=>({value:e,text:I(`hall-round`,{round:t})})),g=e=>o({...r,...e}),_=jr(e,t,i),y=e=>()=>{d(),e()};return O`<${v} title=${N(r)} onClose=${d}>
<button class="button main" type="button" onClick=${y(()=>c(Be(r)))}>${I(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${y(()=>c(re(r)))}>${I(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${y(l)}>${I(`hall-ended`)}</button>
</div>
${h.length>1&&O`<${m} label=${I(`hall-hanchan`)} value=${i.id} options=${h} onChange=${u} />`}
<${s} label=${I(`hall-round-wind`)} value=${r.wind} options=${f} onChange=${e=>g({wind:e})} />
<${s} label=${I(`hall-number`)} value=${r.number} options=${p}
onChange=${e=>g({number:e})} />
<${w} label=${I(`hall-counter-label`)} value=${r.counters} min=${0} max=${99} less=${I(`hall-counter-less`)}
more=${I(`hall-counter-more`)} onChange=${e=>g({counters:e})} />
<${w} label=${I(`hall-sticks-label`)} value=${r.deposits} min=${0} max=${99} less=${I(`hall-sticks-less`)}
more=${I(`hall-sticks-more`)} onChange=${e=>g({deposits:e})} />
${_&&O`<button class="button" type="button" onClick=${y(()=>o(_))}>${I(`hall-back-to`)} <${he} hand=${_} /></button>`}
<button class="button" type="button" onClick=${d}>${I(`hall-done`)}</button>
<//>`}function jr(e,t,n){let r=Te(t),i=r?.hand&&r.hanchan===n.id?r:{at:0,before:null},a=Object.values(e.handEnds).findLast(e=>e.hanchan===n.id&&e.next);if(!a||Date.parse(a.server_at)<i.at)return i.before;let{[a.id]:o,...s}=e.handEnds;return me({...e,handEnds:s},t,n)}function Mr({state:e,table:t,hanchan:n,hand:r}){let[i,o]=G(null),s={table:t.id,hanchan:n.id,hand:r},c=Fe(e,t.id,e=>a(e,s)<0);return O`${c.length>0&&O`<section class="stack" aria-labelledby="leftover">
<h2 id="leftover">${I(`hall-leftover`)}</h2>
<ul class="rows">
${c.map(t=>O`<${Nr} key=${t.key} state=${e} left=${t} now=${n.id} onEnd=${()=>o(t)} />`)}
</ul>
</section>`}
${i&&O`<${at} key=${i.key} table=${t} hanchan=${e.hanchans[i.hanchan]??n} hand=${i.hand}
onClose=${()=>o(null)} />`}`}function Nr({state:e,left:t,now:n,onEnd:r}){let i=U(),{hanchan:a,hand:o,rulings:s}=t,c=ze(e,t),l=a!==n&&e.hanchans[a]?.round,u=[l&&I(`hall-round`,{round:l}),N(o)].filter(Boolean).join(` · `);return O`<li class="item">
${s.map(e=>O`<a class="unended" key=${e.id} href=${`#/ruling/${e.id}`}>
<span><span class="who">${e.offender.name}</span> · ${D(i,e.foul)}</span>
</a>`)}
${c?O`<p class="note warn">${I(`hall-leftover-ended`,{hand:u,how:I(`hall-how.${c.how}`)})}</p>`:O`<button class="button" type="button" onClick=${r}>${I(`hall-ended-how`,{hand:u})}</button>`}
</li>`}const Pr=oe(Re.desk,`HandEndWithdrawal`),Fr=[`hand`,`calls`,`draw`,`settle`];function Ir({table:e,hanchan:t,onTurn:n,onClose:r}){let{state:i,official:a}=F(),o=xe(a)||i.results[t.id];return O`<${v} title=${I(`hall-other`)} onClose=${r}>
<a class="button" href=${`#/call/${e.id}/team`}>${I(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${I(`hall-on-official`)}</a>
<a class="button" href=${`#/sheet?hanchan=${t.id}`}>${I(`open.to.sheet`)}</a>
${o&&O`<a class="button" href=${`#/result/${t.id}`}>${I(`hall-result`)}</a>`}
${ye(a)&&O`<${Pr} hanchan=${t} />`}
${P(a,[`director`])&&O`<a class="button" href=${`#/correct/hanchan/${t.id}`}>${I(`correct.link-hanchan`)}</a>`}
${P(a,[`director`])&&O`<a class="button" href=${`#/correct/table/${e.id}`}>${I(`correct.link-table`)}</a>`}
<button class="button" type="button" onClick=${n}>${I(`hall-turn`)}</button>
<h3>${I(`open.group.tools`)}</h3>
<div class="pair">
${Fr.map(e=>O`<a key=${e} class="button" href=${`#/${e}`}>${I(`open.to.${e}`)}</a>`)}
</div>
<//>`}export{Ze as AddPhoto,Tr as Aloud,Xt as Amendment,gt as Badge,Ln as CallForHelp,tr as ChooseOffender,jt as Circumstances,ln as Claimed,lt as Corrections,Yt as DeadHandWarning,Mt as Elsewhere,kr as Ended,Ye as Escalate,un as Exactly,bn as ExtraTimeOffer,pn as Extras,ot as Further,yn as Grounds,at as HandEnd,Ar as HandSheet,zn as HelpCall,It as ImportLink,$n as Leave,wn as Log,Sn as Logged,In as Near,Jn as Notices,Cr as Offer,Ir as OtherSheet,nn as Otherwise,yr as Outbox,Or as Over,On as Player,mt as ProbablySame,Rt as PushSwitch,nt as Reason,Nt as Reasons,Ht as Ruling,qe as SameCall,Dr as Standing,Er as StatusSheet,er as Switch,xn as TableClock,Un as TableNotices,Kt as Undisputed,Mr as UnendedHands,$e as Warned,dt as WrongPlayer,Zt as nothingNew,tt as reasonWords};