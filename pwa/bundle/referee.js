import{$ as e,$t as t,An as n,At as r,Cn as i,Ct as a,D as o,Er as s,Et as c,Fn as l,Ft as u,Gn as d,Gt as f,Ht as p,It as m,J as h,Jt as g,L as _,Lr as v,Lt as y,Mt as b,Nt as x,O as S,P as C,Pr as ee,Pt as w,Q as te,R as ne,Rr as re,Rt as ie,Si as ae,Sn as oe,St as se,Tn as ce,Tr as le,Tt as ue,V as de,Xt as T,Y as fe,Z as pe,Zt as E,_t as me,an as he,at as ge,b as _e,bi as ve,bn as ye,bt as be,cn as D,ct as O,d as xe,di as Se,dn as Ce,dt as we,en as Te,et as Ee,fn as k,g as A,gn as De,h as Oe,hn as ke,in as j,it as Ae,kr as je,li as M,lt as N,m as P,mn as Me,nt as Ne,ot as Pe,p as Fe,pn as Ie,qt as Le,ri as F,rn as I,rt as Re,s as ze,sn as L,tn as Be,un as Ve,ut as R,vi as z,w as B,wt as He,xi as V,xn as H,xt as Ue,yn as U,yt as W,z as G,zr as We,zt as Ge}from"./app.js";import{B as K,Ci as Ke,Ct as qe,Dt as Je,Et as Ye,F as q,Fr as Xe,Ft as Ze,G as Qe,Gt as $e,H as et,I as tt,It as nt,Jt as rt,L as J,Lr as it,Lt as at,M as ot,Mr as st,Mt as ct,N as lt,Nr as ut,Ot as dt,P as ft,Pn as pt,Pr as mt,Pt as ht,Qt as gt,R as _t,Sn as vt,St as yt,Ti as bt,Ut as xt,V as Y,W as St,Wt as Ct,Yt as wt,a as Tt,c as Et,cr as Dt,dt as Ot,ft as kt,gn as At,i as jt,ir as Mt,j as Nt,kt as Pt,l as Ft,n as It,nt as Lt,qt as Rt,rt as zt,t as Bt,vn as Vt,wi as Ht,z as Ut,zr as Wt,zt as Gt}from"./shared.js";const Kt=[`status`,`penalties`,`effects`,`steps`,`stays`,`range`,`transfers`,`points`,`fines`];function qt({call:e}){let{book:t}=I(),n=W(),{fouls:r,facts:i}=n.catalogue,a=r[e.foul].asks.filter(e=>i[e].disputed).filter(n=>Jt(t,e,n,i[n]));if(a.length===0)return null;let o=a.map(e=>n.pick(i[e].disputed)).join(` · `);return k`<p class="soft">${L(`undisputed.same`,{facts:o})}</p>`}function Jt(t,{foul:n,facts:r,context:i,decision:a,log:o},s,c){if(a.status===`needs-facts`||s in o.facts)return!1;if(!t.table(n).used.includes(s))return!0;let l=c.kind===`yes-no`?[!0,!1]:Object.keys(c.answers),u=Yt(a);return l.every(a=>Yt(e(t,n,{...r,[s]:a},i))===u)}function Yt(e){return e&&M(Kt.map(t=>e[t]??null))}function Xt({declared:e}){let{state:t}=I();return k`<p class="note warn">${L(`already.dead`,{since:be(t,e)})}</p>`}function Zt({ruling:e}){let t=W(),{state:n}=I(),r=n.rulings[e];if(!r)return null;let i=j(r.ruled_at,n.settings.time_zone),a=r.offender.name,o=ye().parts[3]&&b(null,{facts:null,context:null,ask:null});return k`<p class="note info">
${L(`amending.what`,{line:R(t,r),name:a,time:i})}${` `}
${o&&k`<a class="reach" href=${o}>${L(`amending.another`)}</a>`}
</p>`}function Qt({from:e,again:t,offender:n},r,i,a){if(t)return``;let o=[e.offender.id,e.foul,{...r.log.facts,...e.facts},C(e.context),e.penalties,e.note??``],s=[n?.id,r.foul,r.facts,r.context,i?.penalties??r.decision.penalties,a];return M(o)===M(s)?L(`amending.nothing`):``}const $t=[1,5,10,20];function en({book:e,per:t,chosen:n,onChosen:r,wrong:i}){return Ae.filter(e=>e in n).map(a=>k`<${tn} key=${a} kind=${a} book=${e} per=${t} value=${n[a]} onValue=${e=>r({...n,[a]:e})} wrong=${i} />`)}function tn({kind:e,book:t,per:n,value:r,onValue:i,wrong:a}){let o=W(),s=nn(t,e).map(e=>String(e*n)),[c,l]=V(s.length===0||!(!r||s.includes(r))),[u,d]=n>1?[`call.pts`,`call.pts-wrong`]:[`call.p`,`call.p-wrong`],f=L(u,{kind:o.name(`kinds`,e)}),p=e=>{l(!1),i(e===r?``:e)},m=L(d,{most:o.number(Ne*n)});return k`<fieldset>
<legend>${f}</legend>
<div class="switches">
${s.map(e=>{let t=n>1?o.number(Number(e)):L(`amount.p`,{p:e});return k`<${_} key=${e} pressed=${!c&&e===r} onClick=${()=>p(e)}>${t}<//>`})}
${s.length>0&&k`<${_} pressed=${c} onClick=${()=>l(!c)}>${L(`amount.another`)}<//>`}
</div>
${!c&&a&&!r&&k`<p class="note bad" role="alert">${m}</p>`}
</fieldset>
${c&&k`<${y} label=${f} inputmode="numeric" autocomplete="off" value=${r} wrong=${a?m:void 0} onInput=${i} />`}`}function nn({content:e},t){if(t===`disqualification`)return[];let n=Object.values(e.fouls).flatMap(({rows:e})=>e).flatMap(({then:e,range:t=[]})=>[...e,...t]).filter(e=>e.kind===t),r=new Set(n.map(({p:e})=>e?.first??e).filter(Number.isInteger));if(t===`chonbo`&&Number.isInteger(e.values.chonbo)&&r.add(e.values.chonbo),t===`points`)for(let e of $t)r.size<6&&r.add(e);return[...r].sort((e,t)=>e-t).slice(0,8)}function rn({about:e,call:t,yes:n,onIssue:r,onClose:i}){let{library:a,book:o,state:s}=I(),c=W(),[l,u]=V({}),[d,f]=V(t.decision.penalties[0]?.whom??`offender`),{reason:p,field:h}=Xe(`ruling`,t.foul),[g,_]=V(!1),{decision:v,spoken:y}=t,b=o.content.unit?Se:1,x=cn(o,l,d,b),S=e=>{e.preventDefault(),_(!0),x&&p&&r({checked:x,reason:p})},C=sn(s,e,v).map(t=>({value:t,text:t===`offender`?e.offender?.name:c.phrase(`on-${t}`)}));return k`<${w}
title=${L(te(v)?`call.choose`:`call.otherwise`)}
onClose=${i}
>
<form onSubmit=${S} novalidate>
${v.range&&k`<${an} words=${c} per=${b} range=${v.range} chosen=${l} onChosen=${u} />`}
<${on}
words=${c}
book=${o}
per=${b}
chosen=${l}
onChosen=${u}
folded=${!!v.range}
/>
<${en} book=${o} per=${b} chosen=${l} onChosen=${u} wrong=${g&&!x} />
${C.length>1&&k`<${m} label=${L(`call.whom`)} value=${d} options=${C} onChange=${f} />`}
${h(g)}
${g&&Object.keys(l).length===0&&k`<p class="note bad" role="alert">${L(`call.nothing-chosen`)}</p>`}
<p class="call-line penalty" role="status">
${x&&pe(a,o,v,y,x).line}
</p>
<button class="button main">${n}</button>
</form>
<//>`}function an({words:e,per:t,range:n,chosen:r,onChosen:i}){return k`<${m}
label=${L(`call.range`)}
value=${n.findIndex(e=>ln(r,e,t))}
options=${n.map((t,n)=>({value:n,text:e.penalty(t)}))}
onChange=${e=>i({[n[e].kind]:X(n[e].p,t)})}
/>`}function on({words:e,book:t,per:n,chosen:r,onChosen:i,folded:a}){let o=e=>{let{[e]:a,none:o,...s}=r,c=e===`chonbo`?X(t.content.values.chonbo,n):``;i(a===void 0?e===`none`?{none:``}:{...s,[e]:c}:s)},s=k`<fieldset>
<legend>${L(`call.kinds`)}</legend>
<div class="choices">
${We.map(t=>k`<label class="choice several" key=${t}>
<input type="checkbox" checked=${t in r} onChange=${()=>o(t)} />
${e.name(`kinds`,t)}
</label>`)}
</div>
</fieldset>`;return a?k`<details class="fold">
<summary>${L(`call.outside`)}</summary>
${s}
</details>`:s}function sn(e,{offender:t},{penalties:n,range:r=[]}){let i=[...n,...r].map(({whom:e})=>e),a=t?.kind===`player`&&e.players[t.id]?.team?[`team`,`each-teammate`]:[];return Re.filter(e=>[`offender`,...a,...i].includes(e))}function cn(e,t,n,r){let i=Object.entries(t).map(([e,t])=>({kind:e,whom:n,...t.trim()&&{p:Number(t)/r}}));try{return ge(e,i)}catch{return null}}function ln(e,{kind:t,p:n},r){return Object.keys(e).length===1&&e[t]===X(n,r)}function X(e,t){return e===void 0?``:String(e*t)}function un({args:[e=``],query:t}){let n=t.get(`call`)??``,r=`#/table/${e}`,i=k`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(Ie+n,{steal:!0},()=>{}),U(ke()[n]?.place??r,{replace:!0})}}>${L(`elsewhere.take`)}</button>`;return k`<${f} title=${L(`elsewhere.title`)} up=${r} actions=${i}><${p} text=${L(`elsewhere.text`)} /><//>`}function dn({late:e,onAnswer:t}){let[n,r]=V(e?pn(e):``),[i,a]=V(``),o=fn(n),s=e=>r(pn(Math.max((o??0)+e,0)));return k`<form class="exactly" onSubmit=${e=>{e.preventDefault(),o===null?a(L(`call.time-wrong`)):t(o)}}>
<button class="button" type="button" aria-label=${L(`call.time-less`)} onClick=${()=>s(-60)}>−</button>
<${y}
label=${L(`call.time`)}
hint=${L(`call.time-hint`)}
value=${n}
onInput=${r}
wrong=${i}
inputmode="text"
autocomplete="off"
/>
<button class="button" type="button" aria-label=${L(`call.time-more`)} onClick=${()=>s(60)}>+</button>
<button class="button main">${L(`call.time-take`)}</button>
</form>`}function fn(e){let[,t,n=`0`]=/^\s*(\d{1,3})(?:[:：.](\d{1,2}))?\s*$/.exec(e)??[];return t&&Number(n)<60?Number(t)*60+Number(n):null}function pn(e){return`${Math.floor(e/60)}:${String(e%60).padStart(2,`0`)}`}function mn({kept:{note:e,photos:t},noted:r}){let i=+!!e.trim()+t.length,a=k`<span class="body">${L(`call.extras`)}</span>
${i>0&&k`<span class="badge">${i}</span>`}`,o=e=>{De({photos:t.filter(t=>t!==e)}),n.deletePhotos([e])};return k`<${u} title=${a}>
${()=>k`<div class="stack">
${r&&k`<${y} long label=${L(`call.note`)} value=${e} onInput=${e=>De({note:e})} maxlength="4000" />`}
<${rt} count=${t.length} onPhoto=${Me} />
<ul class="photos" aria-label=${L(`hall-photos`)}>
${t.map((e,t)=>k`<li key=${e}><${hn} id=${e} number=${t+1} onRemove=${()=>o(e)} /></li>`)}
</ul>
</div>`}
<//>`}function hn({id:e,number:t,onRemove:r}){let{url:i}=wt(()=>n.photo(``,e),e);return k`${i&&k`<img src=${i} alt=${L(`hall-photo`,{number:t})} />`}
<button class="button" type="button" onClick=${r}>${L(`call.photo-remove`,{number:t})}</button>`}function gn({foul:e,facts:t,context:r}){let{library:i,book:a}=I(),[o,s]=V([]),c=JSON.stringify([e,t,r,i.language,a.revision]);return z(()=>{let o=!1,c=Object.keys(i.books).filter(e=>e!==a.id);return(async()=>{let l=await Promise.all(c.map(e=>n.bookOf({id:e,options:{},readings:{}}))),[,...u]=Et([a,...l],e,t,r);o||s(u.map(e=>Ee(i,e)))})(),()=>{o=!0}},[c]),o}function _n({call:e}){return gn(e).map(e=>k`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${me(e).map(e=>k`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&k`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function vn({call:{foul:e,spoken:t}}){let{library:n,book:r}=I(),i={words:W(),library:n},{rows:a}=r.table(e);return k`<ol class="bullets">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return k`<li key=${e}>
<strong class="penalty">${Tt(i,r)}</strong> <span class="badge">${L(`open.verdict.${t}`)}</span>
${o.map(e=>k`<p class="soft" key=${e}>${yn(i,r,e)}</p>`)}
${o.length===0&&k`<p class="soft">${L(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function yn(e,t,n){return n in t.when?jt(e,{[n]:t.when[n]}):e.words.question(n)}function bn({call:e}){let{readings:t,rulebook:n,examples:r=[],trace:i}=e.spoken,a=[n.name,...n.option_names??[]].join(` + `);return k`${n.standing!==`official`&&k`<p class="note warn">${n.standing_text}</p>`}
${t.length>0&&k`<${u} title=${L(`call.readings`,{count:t.length})}>
${()=>k`<${$e} readings=${t} />`}
<//>`}
${r.length>0&&k`<${u} title=${L(`call.examples`)}>
${()=>k`<ul class="bullets">${r.map(e=>k`<li key=${e.id}>${e.text}</li>`)}</ul>`}
<//>`}
<${u} title=${L(`call.trace`)}>
${()=>k`<div class="stack"><p class="soft">${[a,...me(e.spoken)].join(` · `)}</p>${i.length>0&&k`<${vn} call=${e} />`}</div>`}
<//>
<${u} title=${L(`call.books`)}>${()=>k`<${_n} call=${e} />`}<//>`}function xn({state:e,ruling:t}){let{does:n,wrong:r}=S(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-d(t.id))/1e3),o=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return o?k`<p class="note" role="status">${L(`game.given`,{time:F(o.seconds)})}</p>`:a<=60||a>3600||!i||!de(e,i).clock?null:k`<div class="note info">
<p>${L(`game.offer`,{time:F(a)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>Vt(i,a,t.id))}>${L(`game.give`,{time:F(a)})}</button>
${r}
</div>`}function Sn({state:e,hanchan:t}){let{clock:n}=de(e,t),r=Dt(!!n),i=vt(e,t).length,a=n&&h(n,r),o=a?L(`game.up`):n&&L(`game.time-left`,{time:F(fe(n,r))});return k`<a class="button quiet" href=${`#/start/${t.table}`}>${o??L(`hall-start`)}</a>
${i>0&&k`<a class="button quiet warn" href=${`#/start/${t.table}`}>${L(`kept.waiting`,{count:i})}</a>`}
${a&&k`<${At} />`}`}function Cn({state:e,table:t}){let n=B(Object.values(e.rulings).filter(e=>e.table.id===t));return k`<section class="stack" aria-labelledby="rulings">
<h2 id="rulings">${L(`hall-rulings`)}</h2>
<${_e} rulings=${n.slice(0,20)} empty=${L(`hall-no-rulings`)} />
${n.length>20&&k`<a class="button" href=${`#/log?table=${t}`}>${L(`hall-all`,{count:n.length})}</a>`}
</section>`}function wn({rulings:e,empty:t}){let[n,r]=V(40),i=ve(null),a=()=>r(e=>e+40),o=e.length-n;return z(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),k`<${_e} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&k`<button class="button" ref=${i} type="button" onClick=${a}>${L(`hall-more`,{count:o})}</button>`}`}function Tn({query:e}){let{tournament:t,state:n}=I();return!t||!n?k`<${G} title=${L(`hall-log`)} />`:k`<${En} state=${n} asked=${Object.fromEntries(e)} />`}function En({state:e,asked:t}){let n=W(),{official:r}=I(),[i,a]=V(t),[o,s]=V(``),c=e.settings.time_zone,l=ae(()=>B(Nt(e)),[e]),u=ae(()=>Qe(n,e,St(l,i,c),o),[n,l,i,o]);return k`<${f} title=${L(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${L(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${L(`hall-journal`)}</a>
${Fe(r)&&k`<a class="button quiet" href="#/dashboard">${L(`hall-dashboard`)}</a>`}
</p>
${l.length>0&&k`<${y} type="search" label=${L(`hall-search`)} hint=${L(`hall-search-hint`)} value=${o} onInput=${s} />
<${et} state=${e} rulings=${l} chosen=${i} onChoose=${a} />
<p role="status">${L(`hall-found`,{count:u.length,all:l.length})}</p>`}
${u.length===0&&k`<${Dn} any=${l.length>0} onClear=${()=>{a({}),s(``)}} />`}
<${wn} key=${JSON.stringify([i,o])} rulings=${u} empty="" />
<//>`}function Dn({any:e,onClear:t}){return e?k`<${p} text=${L(`hall-none-found`)}><button class="button" type="button" onClick=${t}>${L(`hall-show-all`)}</button><//>`:k`<${p} text=${L(`hall-log-empty`)}><a class="button" href="#/tables">${L(`hall-tables`)}</a><//>`}const On=E(ce.desk,`AccountActs`),Z=`offence_number`;function kn({args:[e]}){let{tournament:t,state:n}=I();if(!t||!n)return k`<${G} title=${L(`hall-player`)} />`;let r=n.players[n.merged[e]??e];return r?k`<${An} state=${n} player=${r} />`:k`<${ne} title=${L(`hall-player`)} text=${L(`hall-no-player`)} up="#/tables" />`}function An({state:e,player:t}){let{official:n}=I(),r=W(),i=B(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),a=Object.entries(In(i)).sort(([,e],[,t])=>t-e),o=e.teams[t.team]?.name;return k`<${f} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&L(`hall-id-number`,{number:t.id_number}),o,t.withdrawn_at&&L(`standings.withdrawn`)].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${L(`hall-counts`)}</h2>
${a.length===0&&k`<p class="soft">${L(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${a.map(([e,t])=>k`<div key=${e}><dt>${O(r,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${gt} state=${e} id=${t.id} />
<${yt} state=${e} id=${t.id} />
${P(n,[`director`,`finance`])&&k`<${On} state=${e} account=${{kind:`player`,id:t.id}} />`}
<a class="button" href=${`#/standings/${t.id}`}>${L(`hall-lines`)}</a>
${P(n,[`director`])&&k`<a class="button" href=${`#/correct/player/${t.id}`}>${L(`correct.link`)}</a>
<a class="button" href=${`#/people/player/${t.id}`}>${L(`people.own-link`)}</a>`}
<${Mn} state=${e} player=${t.id} />
<section class="stack">
<h2>${L(`hall-rulings`)}</h2>
<${wn} rulings=${i} empty=${L(`hall-no-rulings`)} />
${P(n,[`director`])&&k`<ul class="rows"><${jn} player=${t} /></ul>`}
</section>
<//>`}function jn({player:{id:e,id_number:t}}){return k`<${it} name=${L(`reports.player`)} hint=${L(`reports.player-about`)} path=${`players/${e}/rulings.pdf`}
file=${`${Wt()}-player-${t}.pdf`} />`}function Mn({state:e,player:t}){let{book:n,library:r}=I(),i=W();if(!n||!r)return null;let a=Nn(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Z)).map(r=>({foul:r,...Fn(i,n,{...a,foul:r},Pn(e,t,r))}));return o.length===0?null:k`<section class="stack">
<h2>${L(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>k`<div key=${e}>
<dt>${O(i,e)}<small>${L(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>k`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function Nn(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||a(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:He(e,r.table,r)}}function Pn(e,t,n){return!Object.values(e.rulings).filter(({offender:e})=>e.id===t).some(e=>e.counts&&e.foul===n)}function Fn(e,t,r,i){let a=n.knownFacts(r).facts[Z]??(i?1:void 0),o=Ee(e.library,l(t,r.foul,a?{[Z]:a}:{})),s=we(o.questions?.[0].answers??[]);return{number:a,scope:e.phrase(`scope-${t.table(r.foul).scope}`),lines:s.length>0?s:[o.line]}}function In(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function Ln({near:e=[]}){let t=W();return e.length===0?null:k`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>k`<a key=${e} class="button" href=${b(e)}>${t}</a>`)}
</section>`}function Q({call:e,brief:r}){let{state:i,official:a}=I(),{does:o,tell:s,wrong:c}=S(),l=tt(e,a),u=e.official===a?.id,d=(r,i,a)=>o(async()=>{await n.send(r,e.id,i),D(),t(a)}),f=()=>o(async()=>{if(n.snapshot.outbox.find(({id:t,tries:n})=>t===e.id&&n===0)&&await n.discard(e.id))return t(L(`help.not-called`));await n.send(`help-end`,e.id,{how:`taken-back`}),t(L(`help.over.taken-back`))}),p=l&&!e.answered_at;return k`<p class="pair">
${p&&k`<button class="button main" type="button" onClick=${()=>d(`help-answer`,{},L(`help.said`))}>${L(`help.come`)}</button>`}
${l&&k`<a class="button" href=${Ut(e)} onClick=${()=>ft(i,e)}>${L(`help.rule`)}</a>`}
${u&&k`<button class="button" type="button" onClick=${f}>${L(`help.take-back`)}</button>`}
${!u&&!r&&k`<button class="button" type="button" onClick=${()=>d(`help-end`,{how:`settled`},L(`help.over.settled`))}>${L(`help.settle`)}</button>`}
</p>${c}`}function Rn({about:e,call:t}){let r=I(),{state:i,official:a}=r,{does:o,wrong:s}=S(),c=lt(i,a),l=_t(i).find(t=>t.table===e.table.id&&t.official===a?.id);return e.from||!(l||c)?null:l?k`<section class="note info stack" aria-label=${L(`help.one`)}>
<p role="status">${K(r,l)}</p>
<${Q} call=${l} />
</section>`:k`<button class="button quiet" type="button" onClick=${()=>o(async()=>{await n.send(`help-call`,null,zn(e,t),{expected:c}),D(),Te(880)})}>${L(`help.call.${c}`)}</button>${s}`}function zn(e,t){let{seat:n,offender:r,amends:i,...a}=Pe(e,null),o=[e,...(t?.others??[]).map(e=>e.about)].flatMap(({offender:e,seat:t})=>e?{kind:e.kind,id:e.id,...t&&{seat:t}}:[]);return{...a,offenders:o,...t&&{foul:t.foul,facts:t.answered,context:C(t.context)}}}function Bn({args:[e]}){let{tournament:t,state:n}=I();if(!t||!n)return k`<${G} title=${L(`help.one`)} />`;let r=n.helpCalls[e];return r?k`<${Vn} state=${n} call=${r} />`:k`<${ne} title=${L(`help.one`)} text=${L(`help.missing`)} up="#/tables" />`}function Vn({state:e,call:t}){let n=I(),r=W(),{table:i,hand:a,offenders:o,foul:s,official:c,called_at:l,ruling:u}=t,d=L(`hall-table`,{label:e.tables[i]?.label??`?`}),p=[d,N(a)].filter(Boolean).join(` · `);return k`<${f} title=${p} up="#/tables" actions=${!t.ended_at&&k`<${Q} call=${t} />`}>
<p class=${`note ${t.ended_at?``:`info`}`} role="status">${K(n,t)}</p>
<section class="card stack">
${s&&k`<p><strong>${O(r,s)}</strong></p>`}
${o.map(t=>k`<${Hn} key=${t.id} state=${e} words=${r} offender=${t} />`)}
<p class="soft">${L(`help.by`,Y(e,c,l))}</p>
</section>
<${qe} ruling=${t} />
<p class="beside">
<a class="button quiet" href=${`#/table/${i}`}>${d}</a>
${u&&k`<a class="button quiet" href=${`#/ruling/${u}`}>${L(`hall-ruling`)}</a>`}
</p>
<//>`}function Hn({state:e,words:t,offender:n}){let{seat:r}=n,[i]=J(e,{offenders:[n]});return k`<p class="call-name">
<strong class="who">${i}</strong>
${r&&k`<span class="badge">${t.phrase(`seat-${r}`)}</span>`}
</p>`}function Un(){let e=I(),{state:t}=e,n=W(),r=_t(t);return r.length===0?null:k`<section class="stack" aria-label=${L(`help.all`)}>
<h2>${L(`help.all`)}</h2>
<ul class="rows">
${r.map(r=>k`<li key=${r.id}>
<a class="row" href=${`#/help/${r.id}`}>
<span class="body">
<strong>${q(n,t,r)}</strong>
<small>${[...J(t,r),``].join(` · `)}${L(`help.by`,Y(t,r.official,r.called_at))} · ${K(e,r)}</small>
</span>
<${Le} name="next" />
</a>
</li>`)}
</ul>
</section>`}function Wn(){return k`<${Un} /><${Ft} />`}function Gn(){let e=I(),{tournament:t,state:n,official:r}=e;return t&&n&&r&&k`<${Kn} key=${n.id} snapshot=${e} />`}function Kn({snapshot:e}){let{state:t}=e,n=W(),{parts:r}=H(),a=`shinpan.escalations.`+t.id,[o,s]=V(()=>i(a)??{since:t.seq});z(()=>oe(a,o),[o]);let c=Object.values(t.escalations).flatMap(t=>Jn(e,t)??[]).filter(({id:e,seq:t})=>t>(o[e]??o.since)),l=()=>s({...o,...Object.fromEntries(c.map(({id:e,seq:t})=>[e,t]))}),u=c.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(z(()=>{u&&s({...o,[u.id]:u.seq})},[u?.seq]),u||c.length===0||r[0]===`escalations`)return null;let[d]=c,[f,p]=c.length>1?[L(`esc.news.several`,{count:c.length}),`#/escalations`]:qn(n,d);return k`<div class=${`note info row ${c.some(({what:e})=>e)?``:`in-needs`}`} role="status">
<a class="reach body" href=${p} onClick=${l}>${f}</a>
<button class="button" type="button" onClick=${l}>${L(`esc.news.seen`)}</button>
</div>`}function qn(e,{id:t,what:n,ruling:r}){let i={foul:O(e,r.foul),name:r.offender.name};return[n?L(`esc.news.outcome`,{what:n,...i}):L(`esc.news.yours`,i),`#/escalation/${t}`]}function Jn(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return Gt(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:ct(s)}:null}function Yn(){let e=I(),{tournament:t,state:n,official:r}=e;return k`${t&&n&&r&&k`<${Xn} key=${n.id} snapshot=${e} /><${dt} key=${n.id} />`}<${Gn} />`}function Xn({snapshot:e}){let{state:t,official:n}=e,r=W(),{parts:a}=H(),o=`shinpan.help.`+t.id,[s,c]=V(()=>i(o)??{});z(()=>oe(o,s),[s]);let l=Object.values(t.helpCalls).filter(({id:e})=>a[0]!==`help`||a[1]!==e),u=l.filter(e=>!e.answered_at&&!e.ended_at&&tt(e,n)),d=l.filter(e=>Qn(e,n)&&s[e.id]!==Zn(e)),f=u.map(({id:e})=>e).join();return z(()=>{f&&(Te(220),D(400))},[f]),k`${u.map(e=>k`<section class="note warn stack in-needs" key=${e.id} role="alert">
<a class="reach" href=${`#/help/${e.id}`}>
<span>
<strong>${q(r,t,e)}</strong><br />
${[...J(t,e),L(`help.by`,Y(t,e.official,e.called_at))].join(` · `)}
</span>
</a>
<${Q} call=${e} brief />
</section>`)}${d.map(n=>k`<div class="note info row" key=${n.id} role="status">
<a class="reach body" href=${`#/help/${n.id}`}>${q(r,t,n)} · ${K(e,n)}</a>
<button class="button" type="button" onClick=${()=>c({...s,[n.id]:Zn(n)})}>
${L(`help.seen`)}
</button>
</div>`)}`}function Zn({ended_at:e}){return e?`over`:`coming`}function Qn({official:e,answered_by:t,ended_at:n,ended_by:r},{id:i}){return n?t===i&&r!==i:e===i&&!!t}function $n({text:e}){let{outbox:t}=I(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:k`<p class="note warn">${L(e,{count:n})}</p>
<a class="button main" href="#/outbox">${L(`hall-see-outbox`)}</a>`}function er(){let{tournament:e,alarms:t}=I(),[r,i]=V(!1);return e?k`<section class="card">
<h2>${L(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>i(!0)}>${L(`hall-leave`)}</button>
${r&&k`<${w} title=${L(`hall-leave-ask`,{name:e.name})} onClose=${()=>i(!1)}>
<p>${L(`hall-leave-text`)}</p>
${t&&k`<p class="note bad">${L(`alarm.leave`)}</p>`}
<${$n} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await n.leave(),U(`#/`)}}>${L(`hall-leave`)}</button>
<button class="button" onClick=${()=>i(!1)}>${L(`cancel`)}</button>
<//>`}
</section>`:null}function tr({onYes:e}){let t=k`<button class="button danger" onClick=${e}>${L(`hall-switch-yes`)}</button>`;return k`<${f} title=${L(`hall-switch`)} up="#/tables" actions=${t}>
<${$n} text="hall-switch-unsent" />
<//>`}function nr({kind:e,foul:t,up:n}){let{state:r}=I(),i=Object.values(e===`team`?r.teams:r.officials).filter(({revoked_at:e})=>!e).sort((e,t)=>e.name.localeCompare(t.name));return k`<${f} title=${L(`call-which.${e}`)} up=${n}>
${i.length===0&&k`<${p} text=${L(`call.nobody`)} />`}
<ul class="rows">
${i.map(({id:e,name:n})=>k`<li key=${e}>
<button
class="row"
type="button"
onClick=${()=>x(b(t||null,{who:e}))}
>
${n}
</button>
</li>`)}
</ul>
<//>`}function rr({item:e,away:r,onClose:i}){let{does:a,tell:o,wrong:s}=S(),c=v(e),l=c&&!r&&e.kind===`ruling`,u=async()=>{if(!await n.discard(e.id))return o(L(`hall-over`));t(L(c?`hall-discarded-here`:`hall-discarded`)),i()};return k`<${w} title=${L(`hall-discard`)} onClose=${i}>
<p>${L(c?`hall-discard-sent`:`hall-discard-text`)} ${l&&L(`hall-discard-withdraw`)}</p>
${s}
<div class="pair">
${l&&k`<a class="button" href=${`#/ruling/${e.id}`}>${L(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>a(u)}>${L(`hall-discard`)}</button>
<button class="button" type="button" onClick=${i}>${L(`cancel`)}</button>
</div>
<//>`}function ir(){let{official:e}=I();return k`<div class="note bad" role="alert">
<p>${L(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${L(`hall-join`)}</a>
${P(e,[`director`])&&k`<a class="button" href="#/account">${L(`hall-join-account`)}</a>`}
</p>
</div>`}function ar({item:e}){let{tournament:t,official:r,signedOut:i}=I(),a=e.official??r,o=r?.id!==a?.id&&t?.id===e.tournament&&!i;return k`<p class="note bad">${L(`elsewhere-signed-out`,{name:a?.name??`?`})}</p>
${o&&k`<button class="button" type="button" onClick=${()=>n.sendAsMe(e.id)}>${L(`elsewhere-send-as`,{name:r.name})}</button>`}`}function or({item:{id:e,count:t}}){return k`<article class="item">
<p class="note warn">${L(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>n.discard(e)}>${L(`hall-seen`)}</button>
</article>`}function sr({problem:e}){let{official:t}=I();if(!String(e?.type).endsWith(`:unpaid-fines`))return null;let n=e.players.map(({player:e})=>e);return k`<div class="pair">
${Mt(t)&&k`<a class="button" href="#/fines">${L(`hall-fines`)}</a>`}
<${pt} hanchan=${e.hanchan} players=${n} />
</div>`}const cr={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function lr({item:e}){let t=W(),{state:n}=I(),{kind:r,state:i,problem:a,ruledAt:s}=e;return r===`restored`?k`<${or} item=${e} />`:k`<article class=${`item ${i}`} aria-label=${L(`hall-kind.${r}`)}>
<${$} item=${e} />
<p>${ur(t,n,e)}</p>
<p class="soft">${j(s,n.settings.time_zone)}</p>
${i===`waiting`&&k`<${fr} item=${e} />`}
${i===`refused`&&k`<${Ke} problem=${a} /><${sr} problem=${a} />`}
${i===`conflict`&&k`<${kt} stored=${a?.stored??{}} sent=${a?.sent??e.body??{}} />`}
${i===`differs`&&k`<${Ot} item=${e} />`}
${i===`holding`?k`<${o} id=${e.id} />`:k`<${pr} item=${e} />`}
</article>`}function $({item:{kind:e,state:t}}){let n=ee(t)?`bad`:`info`;return k`<p><strong>${L(`hall-kind.${e}`)}</strong> <span class=${`badge ${n}`}>${L(`hall-outbox.${t}`)}</span></p>`}function ur(e,t,{id:n,kind:r,subject:i,body:a,about:o}){if(r===`exam-attempt`)return t.exams[i]?.title??L(`hall-unknown`);if(r.startsWith(`help-`))return dr(t,t.helpCalls[r===`help-call`?n:i]);if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(r))return[o.table&&L(`hall-table`,{label:o.table}),o.who].filter(Boolean).join(` · `);if(r===`hand-end`||r===`dead-hand`)return[L(`hall-table`,{label:t.tables[a.table]?.label??`?`}),N(a.hand),r===`hand-end`&&L(`hall-how.${a.how}`)].filter(Boolean).join(` · `);let s=t.rulings[r===`ruling`?n:i];if(!s)return L(`hall-unknown`);let c=k`<a href=${`#/ruling/${s.id}`}><span class="who">${s.offender.name}</span> · ${O(e,s.foul)}</a>`;return a?.reason?k`${c} · ${a.reason}`:c}function dr(e,t){return t?L(`hall-table`,{label:e.tables[t.table]?.label??`?`}):L(`hall-unknown`)}function fr({item:e}){Ht();let{blockedBy:t,trouble:n}=e;if(n?.status===401)return k`<${ar} item=${e} />`;if(t)return k`<p class="note warn">${L(`hall-blocked`)}</p>`;if(!n)return null;let r=n.status===0?L(navigator.onLine?`live.unreached`:`no-network`):bt(n.problem)||`HTTP ${n.status}`;return k`<p class="soft">${L(`hall-last-try`,{text:r})}</p>`}function pr({item:e,away:r}){let[i,a]=V(!1),{does:o,tell:s,wrong:c}=S(),{id:l,kind:u,state:d}=e,f=d===`conflict`&&!re(e);if(d===`differs`||f){let e=L(f?`hall-keep-logged`:`hall-seen`);return k`<div class="pair"><button class="button" type="button" onClick=${()=>o(()=>n.discard(l))}>${e}</button>${c}</div>`}let p=async()=>{await n.retry(l)?t(L(`hall-again`)):s(L(`hall-over`))};return k`<div class="pair">
${d!==`waiting`&&k`<button class="button" type="button" onClick=${()=>o(p)}>${L(d===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${d!==`waiting`&&u in cr&&!r&&k`<a class="button" href=${cr[u](e)}>${L(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>a(!0)}>${L(`hall-discard`)}</button>
${i&&k`<${rr} item=${e} away=${r} onClose=${()=>a(!1)} />`}
</div>${c}`}function mr(){let{elsewhere:e}=I();return e.map(({id:e,name:t,items:n})=>k`<section class="stack" key=${e}>
<h2>${L(`elsewhere-in`,{name:t??L(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>k`<li key=${e.id} tabindex="-1"><${hr} item=${e} /></li>`)}</ol>
</section>`)}function hr({item:e}){let t=W(),{kind:n,state:r,about:i={},body:a,problem:o,expected:s,answer:c}=e;if(n===`restored`)return k`<${or} item=${e} />`;let{table:l,who:u,foul:d}=i,f=l&&L(`hall-table`,{label:l});return k`<article class=${`item ${r}`} aria-label=${L(`hall-kind.${n}`)}>
<${$} item=${e} />
<p>${[f,u,d&&O(t,d),a?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${j(e.ruledAt)}</p>
${r===`waiting`&&k`<${fr} item=${e} />`}
${r===`refused`&&k`<${Ke} problem=${o} />`}
${r===`differs`&&k`<div class="note warn">
<p>${L(`hall-phone-showed`,{line:R(t,s)})}</p>
<p><strong>${L(`hall-server-decided`,{line:R(t,c.decision)})}</strong></p>
</div>`}
${r!==`holding`&&k`<${pr} item=${e} away />`}
</article>`}function gr(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:o,lowStorage:s}=I();return k`<section class="stack">
<h2>${L(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&k`<p class="note warn">
${L(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:vr(Math.abs(t))})}
</p>`}
${!n&&r&&k`<p class="soft">${L(`hall-clock-last`,{time:j(new Date(r),e?.time_zone)})}</p>`}
${!n&&k`<p class="soft">${L(`hall-clock-unsure`)}</p>`}
${s&&k`<p class="note bad" role="alert">${L(`hall-storage-low`)}</p>`}
<p class="soft">${L(i?`hall-persisted`:`hall-not-persisted`)}</p>
${o>0&&k`<p class="soft">${L(`hall-storage`,{used:_r(a,1),quota:_r(o,0)})}</p>`}
</section>`}function _r(e,t){return he(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function vr(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>L(`hall-span.${e}`,{count:t})).join(` `)}function yr(){let{tournament:e,state:t,outbox:r,elsewhere:i}=I();xr();let a=e=>!ee(e.state),o=r.filter(e=>!a(e)),s=r.filter(a),c=[...r,...i.flatMap(({items:e})=>e)].some(a)&&k`<button class="button main" onClick=${()=>n.sendNow()}>${L(`hall-send-now`)}</button>`,l=i.length>0&&k`<${mr} />`;return!e||!t?k`<${G} title=${L(`hall-outbox-title`)} actions=${c}>${l}<//>`:k`<${f} title=${L(`hall-outbox-title`)} up="#/tables" actions=${c}>
<${Sr} />
${r.length===0&&!l&&k`<${p} text=${L(`hall-outbox-empty`)}><a class="button" href="#/tables">${L(`hall-tables`)}</a><//>`}
<${br} title=${L(`hall-tasks`)} items=${o} />
<${br} title=${L(`hall-waits`)} items=${s} />
${l}
<${gr} />
<//>`}function br({title:e,items:t}){return t.length===0?null:k`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>k`<li key=${e.id} tabindex="-1"><${lr} item=${e} /></li>`)}</ol>
</section>`}function xr(){let e=ve({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];z(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),z(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function Sr(){let{signedOut:e,revisionChange:t,trouble:n,superseded:r,syncedAt:i,live:a,tournament:o}=I(),s=a===`offline`?`no-network`:a===`unreached`&&`live.unreached`;return k`
${e&&k`<${ir} />`}
${n&&k`<p class="note bad" role="alert">${L(`hall-trouble`,{text:n})}</p>`}
${r&&k`<p class="note warn">${L(`hall-superseded`)}</p>`}
${t&&k`<p class="note warn">${L(`hall-revision-change`,{count:t.items.length})}</p>`}
${s&&!e&&i&&k`<p class="note">${L(`hall-offline-since`,{link:L(s),time:j(i,o?.time_zone)})}</p>`}
`}function Cr({waits:e}){let{lang:t}=Ce(),[n,r]=V(null);return z(()=>void wr(e).then(r,()=>r([])),[e]),n?k`<${g} take=${Be}>
${n.length>0&&k`<ul>${n.map(e=>k`<li key=${e.number}>${e[t]}</li>`)}</ul>`}
<//>`:null}async function wr(e){let{port1:t,port2:n}=new MessageChannel;e.postMessage({type:`news`},[n]);let r=await new Promise(e=>{t.onmessage=({data:t})=>e(t),setTimeout(e,5e3,[])}),i=await(await fetch(`/whats-new.json`)).json(),a=Math.max(...i.changes.map(({number:e})=>e));return r.filter(({number:e})=>e>a)}function Tr({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return z(()=>()=>n?speechSynthesis.cancel():void 0,[]),k`<${w} title=${L(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&k`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=Ve.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${L(`call.speak`)}</button>`}
<//>`}function Er({onClose:e}){let{waiting:t,tasks:n,wrongs:r}=T(),i=(t,n)=>k`<a class="button" key=${t} href=${n} onClick=${e}>${t}</a>`;return k`<${w} title=${L(`standing`)} onClose=${e}>
${n>0&&i(L(`to-resolve`,{count:n}),`#/outbox`)}
${r.map(({text:e,to:t})=>i(e,t))}
${t>0&&i(L(`waiting-to-send`,{count:t}),`#/outbox`)}
<${Dr} />
<//>`}function Dr(){let{tournament:e,book:t,library:n,syncedAt:r}=I(),{ready:i,link:a}=T(),o=e&&t&&(n?.books[t.id]?.name??t.id),s=e&&r&&L(`synced`,{time:j(r,e.time_zone)});return k`<ul class="bullets">
${[a,i,s,o].filter(Boolean).map(e=>k`<li key=${e}>${e}</li>`)}
</ul>`}function Or({hanchan:{id:e},how:t,onRule:n}){let{official:r}=I();return k`<section class=${`note stack ${t===`finished`?`info`:`warn`}`} aria-label=${L(`hall-is.${t}`)}>
<p>${L(`over.${t}`)}</p>
<p class="pair">
${t===`finished`&&k`<a class="button" href=${`#/result/${e}`}>${L(`hall-result`)}</a>`}
${t!==`finished`&&P(r,[`director`])&&k`<a class="button" href=${`#/correct/hanchan/${e}`}>${L(`over.back`)}</a>`}
${t!==`cancelled`&&n&&A(r)&&k`<button class="button" type="button" onClick=${n}>${L(`over.rule`)}</button>`}
</p>
</section>`}function kr({hanchan:e}){let{state:t}=I(),n=se(t,e);return n&&` · ${L(`hall-is.${n}`)}`}function Ar({state:e,table:t,hand:n,hanchan:r,hanchans:i,onHand:a,onPass:o,onEnd:s,onHanchan:l,onClose:u}){let d=le.map(e=>({value:e,text:L(`hall-wind.${e}`)})),f=[1,2,3,4].map(e=>({value:e,text:String(e)})),p=i.map(({id:e,round:t})=>({value:e,text:L(`hall-round`,{round:t})})),h=e=>a({...n,...e}),g=jr(e,t,r),_=e=>()=>{u(),e()};return k`<${w} title=${N(n)} onClose=${u}>
<button class="button main" type="button" onClick=${_(()=>o(ue(n)))}>${L(`hall-next`)}</button>
<div class="pair">
<button class="button" type="button" onClick=${_(()=>o(c(n)))}>${L(`hall-repeat`)}</button>
<button class="button" type="button" onClick=${_(s)}>${L(`hall-ended`)}</button>
</div>
${p.length>1&&k`<${ie} label=${L(`hall-hanchan`)} value=${r.id} options=${p} onChange=${l} />`}
<${m} label=${L(`hall-round-wind`)} value=${n.wind} options=${d} onChange=${e=>h({wind:e})} />
<${m} label=${L(`hall-number`)} value=${n.number} options=${f}
onChange=${e=>h({number:e})} />
<${Ge} label=${L(`hall-counter-label`)} value=${n.counters} min=${0} max=${99} less=${L(`hall-counter-less`)}
more=${L(`hall-counter-more`)} onChange=${e=>h({counters:e})} />
<${Ge} label=${L(`hall-sticks-label`)} value=${n.deposits} min=${0} max=${99} less=${L(`hall-sticks-less`)}
more=${L(`hall-sticks-more`)} onChange=${e=>h({deposits:e})} />
${g&&k`<button class="button" type="button" onClick=${_(()=>a(g))}>${L(`hall-back-to`)} <${xe} hand=${g} /></button>`}
<button class="button" type="button" onClick=${u}>${L(`hall-done`)}</button>
<//>`}function jr(e,t,n){let i=r(t),a=i?.hand&&i.hanchan===n.id?i:{at:0,before:null},o=Object.values(e.handEnds).findLast(e=>e.hanchan===n.id&&e.next);if(!o||Date.parse(o.server_at)<a.at)return a.before;let{[o.id]:s,...c}=e.handEnds;return Ue({...e,handEnds:c},t,n)}function Mr({state:e,table:t,hanchan:n,hand:r}){let[i,a]=V(null),o={table:t.id,hanchan:n.id,hand:r},s=ze(e,t.id,e=>je(e,o)<0);return k`${s.length>0&&k`<section class="stack" aria-labelledby="leftover">
<h2 id="leftover">${L(`hall-leftover`)}</h2>
<ul class="rows">
${s.map(t=>k`<${Nr} key=${t.key} state=${e} left=${t} now=${n.id} onEnd=${()=>a(t)} />`)}
</ul>
</section>`}
${i&&k`<${ot} key=${i.key} table=${t} hanchan=${e.hanchans[i.hanchan]??n} hand=${i.hand}
onClose=${()=>a(null)} />`}`}function Nr({state:e,left:t,now:n,onEnd:r}){let i=W(),{hanchan:a,hand:o,rulings:c}=t,l=s(e,t),u=a!==n&&e.hanchans[a]?.round,d=[u&&L(`hall-round`,{round:u}),N(o)].filter(Boolean).join(` · `);return k`<li class="item">
${c.map(e=>k`<a class="unended" key=${e.id} href=${`#/ruling/${e.id}`}>
<span><span class="who">${e.offender.name}</span> · ${O(i,e.foul)}</span>
</a>`)}
${l?k`<p class="note warn">${L(`hall-leftover-ended`,{hand:d,how:L(`hall-how.${l.how}`)})}</p>`:k`<button class="button" type="button" onClick=${r}>${L(`hall-ended-how`,{hand:d})}</button>`}
</li>`}const Pr=E(ce.desk,`HandEndWithdrawal`),Fr=[`hand`,`calls`,`draw`,`settle`];function Ir({table:e,hanchan:t,onTurn:n,onClose:r}){let{state:i,official:a}=I(),o=Oe(a)||i.results[t.id];return k`<${w} title=${L(`hall-other`)} onClose=${r}>
<a class="button" href=${`#/call/${e.id}/team`}>${L(`hall-on-team`)}</a>
<a class="button" href=${`#/call/${e.id}/arbiter`}>${L(`hall-on-official`)}</a>
<a class="button" href=${`#/sheet?hanchan=${t.id}`}>${L(`open.to.sheet`)}</a>
${o&&k`<a class="button" href=${`#/result/${t.id}`}>${L(`hall-result`)}</a>`}
${A(a)&&k`<${Pr} hanchan=${t} />`}
${P(a,[`director`])&&k`<a class="button" href=${`#/correct/hanchan/${t.id}`}>${L(`correct.link-hanchan`)}</a>`}
${P(a,[`director`])&&k`<a class="button" href=${`#/correct/table/${e.id}`}>${L(`correct.link-table`)}</a>`}
<button class="button" type="button" onClick=${n}>${L(`hall-turn`)}</button>
<h3>${L(`open.group.tools`)}</h3>
<div class="pair">
${Fr.map(e=>k`<a key=${e} class="button" href=${`#/${e}`}>${L(`open.to.${e}`)}</a>`)}
</div>
<//>`}export{Rt as AddPhoto,Tr as Aloud,Zt as Amendment,xt as Badge,Rn as CallForHelp,nr as ChooseOffender,It as Circumstances,un as Claimed,Ze as Corrections,Xt as DeadHandWarning,Lt as Elsewhere,kr as Ended,at as Escalate,dn as Exactly,xn as ExtraTimeOffer,mn as Extras,ht as Further,bn as Grounds,ot as HandEnd,Ar as HandSheet,Bn as HelpCall,zt as ImportLink,er as Leave,Tn as Log,Cn as Logged,Ln as Near,Yn as Notices,Cr as Offer,Ir as OtherSheet,rn as Otherwise,yr as Outbox,Or as Over,kn as Player,Je as ProbablySame,Bt as PushSwitch,st as Reason,ut as Reasons,Ye as Ruling,Pt as SameCall,Dr as Standing,Er as StatusSheet,tr as Switch,Sn as TableClock,Wn as TableNotices,qt as Undisputed,Mr as UnendedHands,Ct as Warned,nt as WrongPlayer,Qt as nothingNew,mt as reasonWords};