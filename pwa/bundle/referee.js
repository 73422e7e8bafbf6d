import{$t as e,At as t,B as n,Bt as r,C as i,Cn as a,F as o,Ft as s,H as c,Ir as l,Jt as u,Lr as d,Lt as f,M as p,Mt as m,N as h,Nr as g,Nt as _,Or as v,Ot as ee,P as te,Pt as y,Qt as b,R as x,Rr as S,Rt as ne,S as re,T as ie,Tr as ae,Tt as C,Ut as w,V as T,W as oe,X as se,Y as E,_n as ce,_t as le,at as D,bn as O,bt as k,dn as ue,dr as de,dt as A,et as fe,fn as pe,gn as me,h as he,hn as ge,in as _e,j,jt as ve,k as M,kn as N,kt as P,lt as F,mn as I,n as L,nn as R,on as ye,ot as be,q as z,qt as B,r as xe,rt as V,s as Se,sr as Ce,tn as H,tt as we,un as U,vn as Te,w as Ee,zr as W,zt as De}from"./app.js";import{D as Oe,P as ke,T as Ae,_ as je,a as Me,b as Ne,c as Pe,f as Fe,g as Ie,h as Le,i as Re,k as ze,m as Be,n as Ve,p as He,rt as Ue,t as We,tt as Ge,v as Ke,w as qe}from"./shared.js";function Je({declared:e}){let{state:t}=u(),{ruling:n,server_at:r,device_at:i}=e,a=t.rulings[n]?.ruled_at??r??i;return U`<p class="note warn">${H(`already.dead`,{time:b(a,t.settings.time_zone)})}</p>`}function Ye({ruling:e}){let n=A(),{state:r}=u(),i=r.rulings[e];if(!i)return null;let a=b(i.ruled_at,r.settings.time_zone),o=i.offender.name,s=ge().parts[3]&&t(null,{facts:null,context:null,ask:null});return U`<p class="note info">
${H(`amending.what`,{line:D(n,i),name:o,time:a})}
${s&&U`<a class="reach" href=${s}>${H(`amending.another`)}</a>`}
</p>`}function Xe({from:e,again:t},n,r,i){if(t)return``;let a=[e.foul,{...n.log.facts,...e.facts},le(e.context),e.penalties,e.note??``],o=[n.foul,n.facts,n.context,r?.penalties??n.decision.penalties,i];return g(a)===g(o)?H(`amending.nothing`):``}function Ze({args:[e=``],query:t}){let n=t.get(`call`)??``,i=`#/table/${e}`,a=U`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(ue+n,{steal:!0},()=>{}),I(pe()[n]?.place??i,{replace:!0})}}>${H(`elsewhere.take`)}</button>`;return U`<${w} title=${H(`elsewhere.title`)} up=${i} actions=${a}><${r} text=${H(`elsewhere.text`)} /><//>`}function Qe({foul:e,facts:t,context:n}){let{library:r,book:i}=u(),[a,o]=S([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return l(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id),c=setTimeout(async()=>{let c=await Promise.all(s.map(e=>O.bookOf({id:e,options:{},readings:{}}))),[,...l]=Pe([i,...c],e,t,n);a||o(l.map(e=>C(r,e)))},50);return()=>{a=!0,clearTimeout(c)}},[s]),a}function $e({call:e}){return Qe(e).map(e=>U`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${F(e).map(e=>U`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&U`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function et({state:e,ruling:t}){let{does:n,wrong:r}=E(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-N(t.id))/1e3),o=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return o?U`<p class="note" role="status">${H(`game.given`,{time:v(o.seconds)})}</p>`:a<=60||a>3600||!i||!k(e,i).clock?null:U`<div class="note info">
<p>${H(`game.offer`,{time:v(a)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>Oe(i,a,t.id))}>${H(`game.give`,{time:v(a)})}</button>
${r}
</div>`}function tt({state:e,hanchan:t}){let{clock:n}=k(e,t),r=ke(!!n),i=ze(e,t).length,a=n&&ee(n,r),o=a?H(`game.up`):n&&H(`game.time-left`,{time:v(P(n,r))});return U`<a class="button quiet" href=${`#/start/${t.table}`}>${o??H(`hall-start`)}</a>
${i>0&&U`<a class="button" href=${`#/start/${t.table}`}>${H(`kept.waiting`,{count:i})}</a>`}
${a&&U`<${Ae} />`}`}function G({ruling:e,onClose:t}){let[n,r]=S(``);return U`<${z} title=${H(`hall-escalate`)} text=${H(`esc.escalate-text`)} yes=${H(`hall-escalate`)}
onReason=${async r=>{await O.send(`escalation`,e,{reason:r,...n.trim()&&{evidence:n.trim()}}),R(),B(H(`esc.done.escalation`)),t()}} onClose=${t}>
<${f} long label=${H(`esc.evidence`)} hint=${H(`esc.evidence-hint`)} value=${n} onInput=${r} maxlength="4000" />
<//>`}function nt(){let{tournament:e,state:t,official:n}=u();return e&&t&&n&&U`<${rt} key=${t.id} state=${t} official=${n} />`}function rt({state:e,official:t}){let n=A(),{parts:r}=me(),i=`shinpan.escalations.`+e.id,[a,o]=S(()=>Te(i)??{since:e.seq});l(()=>ce(i,a),[a]);let s=Object.values(e.escalations).flatMap(n=>at(e,t,n)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),u=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(l(()=>{u&&o({...a,[u.id]:u.seq})},[u?.seq]),u||s.length===0||r[0]===`escalations`)return null;let[d]=s,[f,p]=s.length>1?[H(`esc.news.several`,{count:s.length}),`#/escalations`]:it(n,d);return U`<div class="note info row" role="status">
<a class="reach body" href=${p} onClick=${c}>${f}</a>
<button class="button" type="button" onClick=${c}>${H(`esc.news.seen`)}</button>
</div>`}function it(e,{id:t,what:n,ruling:r}){let i={foul:V(e,r.foul),name:r.offender.name};return[n?H(`esc.news.outcome`,{what:n,...i}):H(`esc.news.yours`,i),`#/escalation/${t}`]}function at(e,t,n){let{id:r,steps:i}=n,a=e.rulings[r],o=i.at(-1),s=o??n;if(!a||s.official===t.id)return null;let c={id:r,seq:s.seq,ruling:a};return Ne(t,n,a)===`decide`?c:[a,n,...i].some(e=>e.official===t.id)&&o?{...c,what:je(o)}:null}const K={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:ot,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:st},q={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function ot(e,t){return t===`standing`?!o(e):t===`escalated`?!!e.escalation:e.status===t}function st({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-N(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function ct(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in K),i=Object.entries(t).filter(([e,t])=>t&&e in q),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>K[t](e,n))&&i.every(([t,n])=>q[t](o(e),n)))}function lt(e,t,n){if(!n.trim())return t;let r=ae(e.library,n);return t.filter(t=>{let{offender:n,table:i,note:a,reason:o,foul:s}=t,c=[n.name,i.label,a,o,V(e,s),D(e,t)];return r(c.filter(Boolean).join(` `))})}const ut=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function dt({state:e,rulings:t,chosen:n,onChoose:r}){let i=A(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=e=>[...new Set(t.map(e))],c=new Map(t.map(({offender:e})=>[e.id,e.name])),l={table:he(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...c].map(([e,t])=>({value:e,text:t})),foul:s(({foul:e})=>e).map(e=>({value:e,text:V(i,e)})),kind:s(({kind:e})=>e).map(e=>({value:e,text:i.name(`kinds`,e)})),status:ut.map(e=>({value:e,text:H(`hall-status.${e}`)})),round:s(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:H(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:H(`hall-otherwise`)}],...ft(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return U`<details class="fold">
<summary>${o?H(`hall-filters-set`,{count:o}):H(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(l).map(([e,t])=>U`<${ne} key=${e} label=${H(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:H(`hall-any`)},...mt(t)]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>U`<${f} key=${e} type="datetime-local" label=${H(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&U`<button class="button" type="button" onClick=${()=>r({})}>${H(`hall-filters-clear`)}</button>`}
</div>
</details>`}function ft({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:H(`hall-took`,{from:v(n),until:v(r)})}]},...t&&{escalation:[{value:t,text:pt(t)}]}}}function pt(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>ye(e)?H(e):t).join(` · `)}function mt(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function J({rulings:e,empty:t}){let[n,r]=S(40),i=d(null),a=()=>r(e=>e+40),o=e.length-n;return l(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),U`<${M} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&U`<button class="button" ref=${i} type="button" onClick=${a}>${H(`hall-more`,{count:o})}</button>`}`}function ht({query:e}){let{tournament:t,state:n}=u();return!t||!n?U`<${_} title=${H(`hall-log`)} />`:U`<${gt} state=${n} asked=${Object.fromEntries(e)} />`}function gt({state:e,asked:t}){let n=A(),{official:r}=u(),[i,a]=S(t),[o,s]=S(``),c=e.settings.time_zone,l=W(()=>h(_t(e)),[e]),d=W(()=>lt(n,ct(l,i,c),o),[n,l,i,o]);return U`<${w} title=${H(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${H(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${H(`hall-journal`)}</a>
${T(r)&&U`<a class="button quiet" href="#/dashboard">${H(`hall-dashboard`)}</a>`}
</p>
<${f} type="search" label=${H(`hall-search`)} hint=${H(`hall-search-hint`)} value=${o} onInput=${s} />
<${dt} state=${e} rulings=${l} chosen=${i} onChoose=${a} />
<p role="status">${H(`hall-found`,{count:d.length,all:l.length})}</p>
<${J} key=${JSON.stringify([i,o])} rulings=${d} empty=${H(`hall-none-found`)} />
<//>`}function _t({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:vt(t[e.id]),round:n[e.hanchan]?.round}))}function vt({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function yt({state:e,id:t}){let n=xe(e,t);return n.length===0?null:U`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${H(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>U`<div class="card" key=${t}>
<p><strong>${bt(t,n)}</strong></p>
<dl class="facts">
${r.map(n=>U`<div key=${n.id}>
<dt><${Be} state=${e} line=${n} /></dt>
<dd>${L(t,n.amount)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function bt(e,t){return Se(e)?H(`hall-off-score`,{amount:L(e,t)}):H(t<0?`hall-to-return`:`hall-to-pay`,{amount:L(e,Math.abs(t))})}const Y=`offence_number`;function xt({args:[e]}){let{tournament:t,state:n}=u();if(!t||!n)return U`<${_} title=${H(`hall-player`)} />`;let r=n.players[e];return r?U`<${St} state=${n} player=${r} />`:U`<${m} title=${H(`hall-player`)} text=${H(`hall-no-player`)} up="#/tables" />`}function St({state:e,player:t}){let n=A(),r=h(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),i=Object.entries(Et(r)).sort(([,e],[,t])=>t-e),a=e.teams[t.team]?.name;return U`<${w} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&H(`hall-id-number`,{number:t.id_number}),a].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${H(`hall-counts`)}</h2>
${i.length===0&&U`<p class="soft">${H(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${i.map(([e,t])=>U`<div key=${e}><dt>${V(n,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${qe} state=${e} id=${t.id} />
<${yt} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${H(`hall-lines`)}</a>
<${Ct} state=${e} player=${t.id} />
<section class="stack">
<h2>${H(`hall-rulings`)}</h2>
<${J} rulings=${r} empty=${H(`hall-no-rulings`)} />
</section>
<//>`}function Ct({state:e,player:t}){let{book:n,library:r}=u(),i=A();if(!n||!r)return null;let a=wt(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Y)).map(e=>({foul:e,...Tt(i,n,{...a,foul:e})}));return o.length===0?null:U`<section class="stack">
<h2>${H(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>U`<div key=${e}>
<dt>${V(i,e)}<small>${H(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>U`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function wt(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||fe(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:we(e,r.table,r)}}function Tt(e,t,n){let r=O.knownFacts(n).facts[Y],i=C(e.library,a(t,n.foul,r?{[Y]:r}:{})),o=be(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:o.length>0?o:[i.line]}}function Et(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function Dt({near:e=[]}){let n=A();return e.length===0?null:U`<section class="stack">
<h2>${n.phrase(`near`)}</h2>
${e.map(({id:e,name:n})=>U`<a key=${e} class="button" href=${t(e)}>${n}</a>`)}
</section>`}function Ot({call:{foul:e,spoken:t}}){let{library:n,book:r}=u(),i={words:A(),library:n},{rows:a}=r.table(e);return U`<ol class="points">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return U`<li key=${e}>
<strong class="penalty">${Me(i,r)}</strong> <span class="badge">${H(`open.verdict.${t}`)}</span>
${o.map(e=>U`<p class="soft" key=${e}>${kt(i,r,e)}</p>`)}
${o.length===0&&U`<p class="soft">${H(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function kt(e,t,n){return n in t.when?Re(e,{[n]:t.when[n]}):e.words.question(n)}function At({about:e,call:{foul:r,facts:i,context:a,others:o}}){let c=u(),l=A(),d=n(c,e),{offenders:f,...p}=a;if(d.length===0||!x(c.book,r,i,{...p,offenders:2}))return null;let m=o.map(e=>e.about.seat),h=e=>{let n=m.includes(e)?m.filter(t=>t!==e):[...m,e];ve(t(r,{also:n.join()||null,context:p}))},g=o.map(e=>e.about.offender?.name).join(`, `),_=U`<span class="body">${H(`call.others`)}${g&&U`<small class="who">${g}</small>`}</span>`;return U`<${s} title=${_}>
${()=>U`<div class="choices">
${d.map(({seat:e,offender:t})=>U`<label class="choice several" key=${e}>
<input type="checkbox" checked=${m.includes(e)} onChange=${()=>h(e)} />
<span>${l.phrase(`seat-${e}`)} <span class="who">${t?.name}</span></span>
</label>`)}
</div>`}
<//>`}function jt({state:e,ruling:t}){return U`<section class="stack">
<h2>${H(`hall-incident`)}</h2>
<${M} rulings=${j(e,t)} empty="" />
</section>`}function X({text:e}){let{outbox:t}=u(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:U`<p class="note warn">${H(e,{count:n})}</p>
<a class="button main" href="#/outbox">${H(`hall-see-outbox`)}</a>`}function Mt(){let{tournament:e}=u(),[t,n]=S(!1);return e?U`<section class="card">
<h2>${H(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>n(!0)}>${H(`hall-leave`)}</button>
${t&&U`<${y} title=${H(`hall-leave-ask`,{name:e.name})} onClose=${()=>n(!1)}>
<p>${H(`hall-leave-text`)}</p>
<${X} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await O.leave(),I(`#/`)}}>${H(`hall-leave`)}</button>
<button class="button" onClick=${()=>n(!1)}>${H(`cancel`)}</button>
<//>`}
</section>`:null}function Nt({onYes:e}){let t=U`<button class="button danger" onClick=${e}>${H(`hall-switch-yes`)}</button>`;return U`<${w} title=${H(`hall-switch`)} up="#/tables" actions=${t}>
<${X} text="hall-switch-unsent" />
<//>`}function Pt(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:o,lowStorage:s}=u();return U`<section class="stack">
<h2>${H(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&U`<p class="note warn">
${H(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:Q(Math.abs(t))})}
</p>`}
${!n&&r&&U`<p class="soft">${H(`hall-clock-last`,{time:b(new Date(r),e?.time_zone)})}</p>`}
${!n&&U`<p class="soft">${H(`hall-clock-unsure`)}</p>`}
${s&&U`<p class="note bad" role="alert">${H(`hall-storage-low`)}</p>`}
<p class="soft">${H(i?`hall-persisted`:`hall-not-persisted`)}</p>
${o>0&&U`<p class="soft">${H(`hall-storage`,{used:Z(a,1),quota:Z(o,0)})}</p>`}
</section>`}function Z(t,n){return e(Intl.NumberFormat,{maximumFractionDigits:n}).format(t/1e6)}function Q(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>H(`hall-span.${e}`,{count:t})).join(` `)}function Ft(){let{elsewhere:e}=u();return e.map(({id:e,name:t,items:n})=>U`<section class="stack" key=${e}>
<h2>${H(`elsewhere-in`,{name:t??H(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>U`<li key=${e.id} tabindex="-1"><${It} item=${e} /></li>`)}</ol>
</section>`)}function It({item:e}){let t=A(),{kind:n,state:r,about:a={},body:o,problem:s,expected:c,answer:l}=e;if(n===`restored`)return U`<${$} item=${e} />`;let{table:u,who:d,foul:f}=a,p=u&&H(`hall-table`,{label:u});return U`<article class=${`item ${r}`} aria-label=${H(`hall-kind.${n}`)}>
<${i} item=${e} />
<p>${[p,d,f&&V(t,f),o?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${b(e.ruledAt)}</p>
${r===`waiting`&&U`<${Ee} item=${e} />`}
${r===`refused`&&U`<${ie} problem=${s} />`}
${r===`differs`&&U`<div class="note warn">
<p>${H(`hall-phone-showed`,{line:D(t,c)})}</p>
<p><strong>${H(`hall-server-decided`,{line:D(t,l.decision)})}</strong></p>
</div>`}
${r!==`holding`&&U`<${re} item=${e} away />`}
</article>`}function Lt({item:e,away:t,onClose:n}){let{does:r,tell:i,wrong:a}=E(),o=de(e),s=o&&!t&&e.kind===`ruling`,c=async()=>{if(!await O.discard(e.id))return i(H(`hall-over`));B(H(o?`hall-discarded-here`:`hall-discarded`)),n()};return U`<${y} title=${H(`hall-discard`)} onClose=${n}>
<p>${H(o?`hall-discard-sent`:`hall-discard-text`)} ${s&&H(`hall-discard-withdraw`)}</p>
${a}
<div class="pair">
${s&&U`<a class="button" href=${`#/ruling/${e.id}`}>${H(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(c)}>${H(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${H(`cancel`)}</button>
</div>
<//>`}function Rt(){let{official:e}=u();return U`<div class="note bad" role="alert">
<p>${H(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${H(`hall-join`)}</a>
${c(e,[`director`])&&U`<a class="button" href="#/account">${H(`hall-join-account`)}</a>`}
</p>
</div>`}function zt({item:e}){let{tournament:t,official:n,signedOut:r}=u(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return U`<p class="note bad">${H(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&U`<button class="button" type="button" onClick=${()=>O.sendAsMe(e.id)}>${H(`elsewhere-send-as`,{name:n.name})}</button>`}`}function $({item:{id:e,count:t}}){return U`<article class="item">
<p class="note warn">${H(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>O.discard(e)}>${H(`hall-seen`)}</button>
</article>`}function Bt({ruling:e}){let t=Ue();return e.seq?U`<section class="stack">
<h2>${H(`reports.incident`)}</h2>
<ul class="rows">
<${Ge} name=${H(`reports.incident-page`)} hint=${H(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function Vt({state:e,ruling:t}){let{official:n}=u(),[r,i]=S(!1),[a,s]=S(null);if(!oe(n)||t.outbox===`holding`||Ce(t.outbox))return null;let c=t=>!o(t)&&!p(e,t.id),l=c(t),d=j(e,t).filter(c),f=()=>s(null),m=async e=>{for(let n of[t,...r?d:[]])await O.send(`withdrawal`,n.id,{reason:e});R(),B(H(`hall-done.withdrawal`)),f()},{id:h,table:g,seat:_,foul:v}=t;return U`<section class="doing" aria-label=${H(`hall-actions`)}>
${l&&U`<a class="button" href=${`#/call/${g.id}/${_??`-`}/${v}?amends=${h}`}>${H(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>s(`withdraw`)}>${H(`hall-withdraw`)}</button>
<button class="button" type="button" onClick=${()=>s(`escalate`)}>${H(`hall-escalate`)}</button>`}
<${se} ruling=${h} />
${a===`withdraw`&&U`<${z} title=${H(`hall-withdraw`)} text=${H(`hall-withdraw-text`)} yes=${H(`hall-withdraw`)}
onReason=${m} onClose=${f}>
${d.length>0&&U`<${De} label=${H(`hall-withdraw-too`,{names:te(d)})} checked=${r} onChange=${i} />`}
<//>`}
${a===`escalate`&&U`<${G} ruling=${h} onClose=${f} />`}
</section>`}function Ht({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return l(()=>()=>n?speechSynthesis.cancel():void 0,[]),U`<${y} title=${H(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&U`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=_e.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${H(`call.speak`)}</button>`}
<//>`}function Ut({state:e,ruling:t}){let n=p(e,t.id),r=[...Wt(e,t),...n?Ie(e,n):[]];return r.length===0?null:U`<section class="stack">
<h2>${H(`hall-history`)}</h2>
<${Le} state=${e} events=${r} />
${n&&U`<${Ke} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${H(`hall-to-escalation`)}</a>`}
</section>`}function*Wt(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:H(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Gt(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:H(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Gt(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?H(`hall-closed-by-ruling`):H(`hall-closed`,{how:r?H(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Kt({call:e}){let{state:t,official:n}=u(),r=Yt(t,n,e);return r&&U`<p class="note warn">${H(`partial.warn.${r}`)}</p>`}function qt({why:e}){return U`<p class="note warn">${H(`partial.was.${e}`)}</p>`}function Jt(e){return U`<span class="badge warn">${H(`partial.badge`)}</span>`}function Yt(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}function Xt(){return U`<a class="button quiet" href="#/people">${H(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${H(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${H(`reports.link`)}</a>`}export{Vt as Actions,Ht as Aloud,Ye as Amendment,Jt as Badge,Ve as Circumstances,Ze as Claimed,Je as DeadHandWarning,Fe as Differs,Xt as DirectorLinks,Lt as Discard,Ft as Elsewhere,G as Escalate,et as ExtraTimeOffer,Ut as History,Bt as Incident,Mt as Leave,ht as Log,At as MoreOffenders,Dt as Near,nt as Notice,$e as OtherRulebooks,Rt as Out,Pt as Phone,xt as Player,We as PushSwitch,qt as Recorded,$ as Restored,jt as SameIncident,zt as SignedOut,Nt as Switch,tt as TableClock,Ot as Trace,He as Versions,Kt as Warned,Xe as nothingNew};