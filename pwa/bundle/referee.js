import{$t as e,An as t,At as n,B as r,Br as i,Bt as a,C as o,Er as s,Et as c,F as l,Ft as u,H as d,It as f,J as p,Jt as m,K as h,Lr as g,M as _,Mt as v,N as y,Nt as b,P as ee,Pr as x,Pt as S,R as te,Rr as ne,Rt as C,S as re,T as ie,V as ae,Vt as oe,W as se,Wt as w,X as T,Yt as E,Z as D,_n as O,an as ce,cr as le,dn as k,en as ue,fn as de,fr as fe,ft as A,gn as pe,h as me,hn as j,it as M,j as N,jt as P,k as F,kr as I,kt as L,n as R,nn as z,nt as he,ot as B,pn as ge,r as _e,rn as V,s as ve,sn as ye,st as be,tt as xe,ut as Se,vn as Ce,vt as we,w as Te,wn as Ee,xn as H,xt as U,yn as De,zr as W,zt as Oe}from"./app.js";import{D as ke,P as Ae,T as je,_ as Me,a as Ne,b as Pe,c as Fe,f as Ie,g as Le,h as Re,i as ze,k as Be,m as Ve,n as He,p as Ue,rt as We,t as Ge,tt as Ke,v as qe,w as Je}from"./shared.js";function Ye({declared:t}){let{state:n}=E(),{ruling:r,server_at:i,device_at:a}=t,o=n.rulings[r]?.ruled_at??i??a;return k`<p class="note warn">${z(`already.dead`,{time:e(o,n.settings.time_zone)})}</p>`}function Xe({ruling:t}){let n=A(),{state:r}=E(),i=r.rulings[t];if(!i)return null;let a=e(i.ruled_at,r.settings.time_zone),o=i.offender.name,s=pe().parts[3]&&P(null,{facts:null,context:null,ask:null});return k`<p class="note info">
${z(`amending.what`,{line:B(n,i),name:o,time:a})}
${s&&k`<a class="reach" href=${s}>${z(`amending.another`)}</a>`}
</p>`}function Ze({from:e,again:t},n,r,i){if(t)return``;let a=[e.foul,{...n.log.facts,...e.facts},we(e.context),e.penalties,e.note??``],o=[n.foul,n.facts,n.context,r?.penalties??n.decision.penalties,i];return x(a)===x(o)?z(`amending.nothing`):``}function Qe({args:[e=``],query:t}){let n=t.get(`call`)??``,r=`#/table/${e}`,i=k`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(de+n,{steal:!0},()=>{}),j(ge()[n]?.place??r,{replace:!0})}}>${z(`elsewhere.take`)}</button>`;return k`<${w} title=${z(`elsewhere.title`)} up=${r} actions=${i}><${oe} text=${z(`elsewhere.text`)} /><//>`}function $e({foul:e,facts:t,context:n}){let{library:r,book:i}=E(),[a,o]=W([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return g(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id),l=setTimeout(async()=>{let l=await Promise.all(s.map(e=>H.bookOf({id:e,options:{},readings:{}}))),[,...u]=Fe([i,...l],e,t,n);a||o(u.map(e=>c(r,e)))},50);return()=>{a=!0,clearTimeout(l)}},[s]),a}function et({call:e}){return $e(e).map(e=>k`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${Se(e).map(e=>k`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&k`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function tt({state:e,ruling:n}){let{does:r,wrong:i}=T(),a=e.hanchans[n.hanchan??``],o=Math.floor((Date.parse(n.ruled_at)-t(n.id))/1e3),s=Object.values(e.extraTimes).find(e=>e.ruling===n.id&&e.seconds>0);return s?k`<p class="note" role="status">${z(`game.given`,{time:I(s.seconds)})}</p>`:o<=60||o>3600||!a||!U(e,a).clock?null:k`<div class="note info">
<p>${z(`game.offer`,{time:I(o)})}</p>
<button class="button" type="button" onClick=${()=>r(()=>ke(a,o,n.id))}>${z(`game.give`,{time:I(o)})}</button>
${i}
</div>`}function nt({state:e,hanchan:t}){let{clock:r}=U(e,t),i=Ae(!!r),a=Be(e,t).length,o=r&&L(r,i),s=o?z(`game.up`):r&&z(`game.time-left`,{time:I(n(r,i))});return k`<a class="button quiet" href=${`#/start/${t.table}`}>${s??z(`hall-start`)}</a>
${a>0&&k`<a class="button" href=${`#/start/${t.table}`}>${z(`kept.waiting`,{count:a})}</a>`}
${o&&k`<${je} />`}`}function G({ruling:e,onClose:t}){let[n,r]=W(``);return k`<${p} title=${z(`hall-escalate`)} text=${z(`esc.escalate-text`)} yes=${z(`hall-escalate`)}
onReason=${async r=>{await H.send(`escalation`,e,{reason:r,...n.trim()&&{evidence:n.trim()}}),V(),m(z(`esc.done.escalation`)),t()}} onClose=${t}>
<${C} long label=${z(`esc.evidence`)} hint=${z(`esc.evidence-hint`)} value=${n} onInput=${r} maxlength="4000" />
<//>`}function rt(){let e=E(),{tournament:t,state:n,official:r}=e;return t&&n&&r&&k`<${it} key=${n.id} snapshot=${e} />`}function it({snapshot:e}){let{state:t}=e,n=A(),{parts:r}=O(),i=`shinpan.escalations.`+t.id,[a,o]=W(()=>De(i)??{since:t.seq});g(()=>Ce(i,a),[a]);let s=Object.values(t.escalations).flatMap(t=>ot(e,t)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(g(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[z(`esc.news.several`,{count:s.length}),`#/escalations`]:at(n,u);return k`<div class="note info row" role="status">
<a class="reach body" href=${f} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${z(`esc.news.seen`)}</button>
</div>`}function at(e,{id:t,what:n,ruling:r}){let i={foul:M(e,r.foul),name:r.offender.name};return[n?z(`esc.news.outcome`,{what:n,...i}):z(`esc.news.yours`,i),`#/escalation/${t}`]}function ot(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return Pe(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:Me(s)}:null}const K={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:st,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:ct},q={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function st(e,t){return t===`standing`?!l(e):t===`escalated`?!!e.escalation:e.status===t}function ct({id:e,ruled_at:n,device_at:r},i){let a=(Date.parse(n)-t(e))/1e3,[o=0,s=0]=i.split(`-`).map(Number);return!!r&&a>=o&&a<s}function lt(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in K),i=Object.entries(t).filter(([e,t])=>t&&e in q),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>K[t](e,n))&&i.every(([t,n])=>q[t](o(e),n)))}function ut(e,t,n){if(!n.trim())return t;let r=s(e.library,n);return t.filter(t=>{let{offender:n,table:i,note:a,reason:o,foul:s}=t,c=[n.name,i.label,a,o,M(e,s),B(e,t)];return r(c.filter(Boolean).join(` `))})}const dt=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function ft({state:e,rulings:t,chosen:n,onChoose:r}){let i=A(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=e=>[...new Set(t.map(e))],c=new Map(t.map(({offender:e})=>[e.id,e.name])),l={table:me(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...c].map(([e,t])=>({value:e,text:t})),foul:s(({foul:e})=>e).map(e=>({value:e,text:M(i,e)})),kind:s(({kind:e})=>e).map(e=>({value:e,text:i.name(`kinds`,e)})),status:dt.map(e=>({value:e,text:z(`hall-status.${e}`)})),round:s(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:z(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:z(`hall-otherwise`)}],...pt(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return k`<details class="fold">
<summary>${o?z(`hall-filters-set`,{count:o}):z(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(l).map(([e,t])=>k`<${Oe} key=${e} label=${z(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:z(`hall-any`)},...ht(t)]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>k`<${C} key=${e} type="datetime-local" label=${z(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&k`<button class="button" type="button" onClick=${()=>r({})}>${z(`hall-filters-clear`)}</button>`}
</div>
</details>`}function pt({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:z(`hall-took`,{from:I(n),until:I(r)})}]},...t&&{escalation:[{value:t,text:mt(t)}]}}}function mt(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>ye(e)?z(e):t).join(` · `)}function ht(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function J({rulings:e,empty:t}){let[n,r]=W(40),i=ne(null),a=()=>r(e=>e+40),o=e.length-n;return g(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),k`<${F} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&k`<button class="button" ref=${i} type="button" onClick=${a}>${z(`hall-more`,{count:o})}</button>`}`}function gt({query:e}){let{tournament:t,state:n}=E();return!t||!n?k`<${S} title=${z(`hall-log`)} />`:k`<${_t} state=${n} asked=${Object.fromEntries(e)} />`}function _t({state:e,asked:t}){let n=A(),{official:r}=E(),[a,o]=W(t),[s,c]=W(``),l=e.settings.time_zone,u=i(()=>y(vt(e)),[e]),d=i(()=>ut(n,lt(u,a,l),s),[n,u,a,s]);return k`<${w} title=${z(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${z(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${z(`hall-journal`)}</a>
${ae(r)&&k`<a class="button quiet" href="#/dashboard">${z(`hall-dashboard`)}</a>`}
</p>
<${C} type="search" label=${z(`hall-search`)} hint=${z(`hall-search-hint`)} value=${s} onInput=${c} />
<${ft} state=${e} rulings=${u} chosen=${a} onChoose=${o} />
<p role="status">${z(`hall-found`,{count:d.length,all:u.length})}</p>
<${J} key=${JSON.stringify([a,s])} rulings=${d} empty=${z(`hall-none-found`)} />
<//>`}function vt({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:yt(t[e.id]),round:n[e.hanchan]?.round}))}function yt({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function bt({state:e,id:t}){let n=_e(e,t);return n.length===0?null:k`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${z(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>k`<div class="card" key=${t}>
<p><strong>${xt(t,n)}</strong></p>
<dl class="facts">
${r.map(n=>k`<div key=${n.id}>
<dt><${Ve} state=${e} line=${n} /></dt>
<dd>${R(t,n.amount)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function xt(e,t){return ve(e)?z(`hall-off-score`,{amount:R(e,t)}):z(t<0?`hall-to-return`:`hall-to-pay`,{amount:R(e,Math.abs(t))})}const Y=`offence_number`;function St({args:[e]}){let{tournament:t,state:n}=E();if(!t||!n)return k`<${S} title=${z(`hall-player`)} />`;let r=n.players[e];return r?k`<${Ct} state=${n} player=${r} />`:k`<${b} title=${z(`hall-player`)} text=${z(`hall-no-player`)} up="#/tables" />`}function Ct({state:e,player:t}){let n=A(),r=y(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),i=Object.entries(Dt(r)).sort(([,e],[,t])=>t-e),a=e.teams[t.team]?.name;return k`<${w} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&z(`hall-id-number`,{number:t.id_number}),a].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${z(`hall-counts`)}</h2>
${i.length===0&&k`<p class="soft">${z(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${i.map(([e,t])=>k`<div key=${e}><dt>${M(n,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${Je} state=${e} id=${t.id} />
<${bt} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${z(`hall-lines`)}</a>
<${wt} state=${e} player=${t.id} />
<section class="stack">
<h2>${z(`hall-rulings`)}</h2>
<${J} rulings=${r} empty=${z(`hall-no-rulings`)} />
</section>
<//>`}function wt({state:e,player:t}){let{book:n,library:r}=E(),i=A();if(!n||!r)return null;let a=Tt(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Y)).map(e=>({foul:e,...Et(i,n,{...a,foul:e})}));return o.length===0?null:k`<section class="stack">
<h2>${z(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>k`<div key=${e}>
<dt>${M(i,e)}<small>${z(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>k`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function Tt(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||xe(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:he(e,r.table,r)}}function Et(e,t,n){let r=H.knownFacts(n).facts[Y],i=c(e.library,Ee(t,n.foul,r?{[Y]:r}:{})),a=be(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function Dt(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function Ot({near:e=[]}){let t=A();return e.length===0?null:k`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>k`<a key=${e} class="button" href=${P(e)}>${t}</a>`)}
</section>`}function kt({call:{foul:e,spoken:t}}){let{library:n,book:r}=E(),i={words:A(),library:n},{rows:a}=r.table(e);return k`<ol class="points">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return k`<li key=${e}>
<strong class="penalty">${Ne(i,r)}</strong> <span class="badge">${z(`open.verdict.${t}`)}</span>
${o.map(e=>k`<p class="soft" key=${e}>${At(i,r,e)}</p>`)}
${o.length===0&&k`<p class="soft">${z(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function At(e,t,n){return n in t.when?ze(e,{[n]:t.when[n]}):e.words.question(n)}function jt({about:e,call:{foul:t,facts:n,context:i,others:a}}){let o=E(),s=A(),c=r(o,e),{offenders:l,...u}=i;if(c.length===0||!te(o.book,t,n,{...u,offenders:2}))return null;let d=a.map(e=>e.about.seat),p=e=>{let n=d.includes(e)?d.filter(t=>t!==e):[...d,e];v(P(t,{also:n.join()||null,context:u}))},m=a.map(e=>e.about.offender?.name).join(`, `),h=k`<span class="body">${z(`call.others`)}${m&&k`<small class="who">${m}</small>`}</span>`;return k`<${f} title=${h}>
${()=>k`<div class="choices">
${c.map(({seat:e,offender:t})=>k`<label class="choice several" key=${e}>
<input type="checkbox" checked=${d.includes(e)} onChange=${()=>p(e)} />
<span>${s.phrase(`seat-${e}`)} <span class="who">${t?.name}</span></span>
</label>`)}
</div>`}
<//>`}function Mt({state:e,ruling:t}){return k`<section class="stack">
<h2>${z(`hall-incident`)}</h2>
<${F} rulings=${N(e,t)} empty="" />
</section>`}function X({text:e}){let{outbox:t}=E(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:k`<p class="note warn">${z(e,{count:n})}</p>
<a class="button main" href="#/outbox">${z(`hall-see-outbox`)}</a>`}function Nt(){let{tournament:e}=E(),[t,n]=W(!1);return e?k`<section class="card">
<h2>${z(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>n(!0)}>${z(`hall-leave`)}</button>
${t&&k`<${u} title=${z(`hall-leave-ask`,{name:e.name})} onClose=${()=>n(!1)}>
<p>${z(`hall-leave-text`)}</p>
<${X} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await H.leave(),j(`#/`)}}>${z(`hall-leave`)}</button>
<button class="button" onClick=${()=>n(!1)}>${z(`cancel`)}</button>
<//>`}
</section>`:null}function Pt({onYes:e}){let t=k`<button class="button danger" onClick=${e}>${z(`hall-switch-yes`)}</button>`;return k`<${w} title=${z(`hall-switch`)} up="#/tables" actions=${t}>
<${X} text="hall-switch-unsent" />
<//>`}function Ft(){let{tournament:t,offsetMs:n,clockSure:r,clockAt:i,persisted:a,usage:o,quota:s,lowStorage:c}=E();return k`<section class="stack">
<h2>${z(`hall-phone`)}</h2>
${n!==null&&Math.abs(n)>2e3&&k`<p class="note warn">
${z(n>0?`hall-clock-behind`:`hall-clock-ahead`,{time:It(Math.abs(n))})}
</p>`}
${!r&&i&&k`<p class="soft">${z(`hall-clock-last`,{time:e(new Date(i),t?.time_zone)})}</p>`}
${!r&&k`<p class="soft">${z(`hall-clock-unsure`)}</p>`}
${c&&k`<p class="note bad" role="alert">${z(`hall-storage-low`)}</p>`}
<p class="soft">${z(a?`hall-persisted`:`hall-not-persisted`)}</p>
${s>0&&k`<p class="soft">${z(`hall-storage`,{used:Z(o,1),quota:Z(s,0)})}</p>`}
</section>`}function Z(e,t){return ue(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function It(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>z(`hall-span.${e}`,{count:t})).join(` `)}function Lt(){let{elsewhere:e}=E();return e.map(({id:e,name:t,items:n})=>k`<section class="stack" key=${e}>
<h2>${z(`elsewhere-in`,{name:t??z(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>k`<li key=${e.id} tabindex="-1"><${Rt} item=${e} /></li>`)}</ol>
</section>`)}function Rt({item:t}){let n=A(),{kind:r,state:i,about:a={},body:s,problem:c,expected:l,answer:u}=t;if(r===`restored`)return k`<${Q} item=${t} />`;let{table:d,who:f,foul:p}=a,m=d&&z(`hall-table`,{label:d});return k`<article class=${`item ${i}`} aria-label=${z(`hall-kind.${r}`)}>
<${o} item=${t} />
<p>${[m,f,p&&M(n,p),s?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${e(t.ruledAt)}</p>
${i===`waiting`&&k`<${Te} item=${t} />`}
${i===`refused`&&k`<${ie} problem=${c} />`}
${i===`differs`&&k`<div class="note warn">
<p>${z(`hall-phone-showed`,{line:B(n,l)})}</p>
<p><strong>${z(`hall-server-decided`,{line:B(n,u.decision)})}</strong></p>
</div>`}
${i!==`holding`&&k`<${re} item=${t} away />`}
</article>`}function zt({item:e,away:t,onClose:n}){let{does:r,tell:i,wrong:a}=T(),o=fe(e),s=o&&!t&&e.kind===`ruling`,c=async()=>{if(!await H.discard(e.id))return i(z(`hall-over`));m(z(o?`hall-discarded-here`:`hall-discarded`)),n()};return k`<${u} title=${z(`hall-discard`)} onClose=${n}>
<p>${z(o?`hall-discard-sent`:`hall-discard-text`)} ${s&&z(`hall-discard-withdraw`)}</p>
${a}
<div class="pair">
${s&&k`<a class="button" href=${`#/ruling/${e.id}`}>${z(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(c)}>${z(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${z(`cancel`)}</button>
</div>
<//>`}function Bt(){let{official:e}=E();return k`<div class="note bad" role="alert">
<p>${z(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${z(`hall-join`)}</a>
${d(e,[`director`])&&k`<a class="button" href="#/account">${z(`hall-join-account`)}</a>`}
</p>
</div>`}function Vt({item:e}){let{tournament:t,official:n,signedOut:r}=E(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return k`<p class="note bad">${z(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&k`<button class="button" type="button" onClick=${()=>H.sendAsMe(e.id)}>${z(`elsewhere-send-as`,{name:n.name})}</button>`}`}function Q({item:{id:e,count:t}}){return k`<article class="item">
<p class="note warn">${z(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>H.discard(e)}>${z(`hall-seen`)}</button>
</article>`}function Ht({ruling:e}){let t=We();return e.seq?k`<section class="stack">
<h2>${z(`reports.incident`)}</h2>
<ul class="rows">
<${Ke} name=${z(`reports.incident-page`)} hint=${z(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function Ut({state:e,ruling:t}){let n=E(),[r,i]=W(!1),[o,s]=W(null);if(!se(n.official)||t.outbox===`holding`||le(t.outbox))return null;let c=t=>!l(t)&&!_(e,t.id),u=c(t),d=N(e,t).filter(c),f=h(n,t),g=()=>s(null),v=async e=>{for(let n of[t,...r?d:[]])await H.send(`withdrawal`,n.id,{reason:e});V(),m(z(`hall-done.withdrawal`)),g()},{id:y,table:b,seat:x,foul:S}=t;return k`<section class="doing" aria-label=${z(`hall-actions`)}>
${u&&f&&k`<p class="note warn">${z(`call.own-table`)}</p>`}
${u&&!f&&k`<a class="button" href=${`#/call/${b.id}/${x??`-`}/${S}?amends=${y}`}>${z(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>s(`withdraw`)}>${z(`hall-withdraw`)}</button>`}
${u&&k`<button class="button" type="button" onClick=${()=>s(`escalate`)}>${z(`hall-escalate`)}</button>`}
<${D} ruling=${y} />
${o===`withdraw`&&k`<${p} title=${z(`hall-withdraw`)} text=${z(`hall-withdraw-text`)} yes=${z(`hall-withdraw`)}
onReason=${v} onClose=${g}>
${d.length>0&&k`<${a} label=${z(`hall-withdraw-too`,{names:ee(d)})} checked=${r} onChange=${i} />`}
<//>`}
${o===`escalate`&&k`<${G} ruling=${y} onClose=${g} />`}
</section>`}function Wt({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return g(()=>()=>n?speechSynthesis.cancel():void 0,[]),k`<${u} title=${z(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&k`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=ce.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${z(`call.speak`)}</button>`}
<//>`}function Gt({state:e,ruling:t}){let n=_(e,t.id),r=[...Kt(e,t),...n?Le(e,n):[]];return r.length===0?null:k`<section class="stack">
<h2>${z(`hall-history`)}</h2>
<${Re} state=${e} events=${r} />
${n&&k`<${qe} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${z(`hall-to-escalation`)}</a>`}
</section>`}function*Kt(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:z(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield $(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:z(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function $(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?z(`hall-closed-by-ruling`):z(`hall-closed`,{how:r?z(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function qt({call:e}){let{state:t,official:n}=E(),r=Xt(t,n,e);return r&&k`<p class="note warn">${z(`partial.warn.${r}`)}</p>`}function Jt({why:e}){return k`<p class="note warn">${z(`partial.was.${e}`)}</p>`}function Yt(e){return k`<span class="badge warn">${z(`partial.badge`)}</span>`}function Xt(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}function Zt(){return k`<a class="button quiet" href="#/people">${z(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${z(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${z(`reports.link`)}</a>`}export{Ut as Actions,Wt as Aloud,Xe as Amendment,Yt as Badge,He as Circumstances,Qe as Claimed,Ye as DeadHandWarning,Ie as Differs,Zt as DirectorLinks,zt as Discard,Lt as Elsewhere,G as Escalate,tt as ExtraTimeOffer,Gt as History,Ht as Incident,Nt as Leave,gt as Log,jt as MoreOffenders,Ot as Near,rt as Notice,et as OtherRulebooks,Bt as Out,Ft as Phone,St as Player,Ge as PushSwitch,Jt as Recorded,Q as Restored,Mt as SameIncident,Vt as SignedOut,Pt as Switch,nt as TableClock,kt as Trace,Ue as Versions,qt as Warned,Ze as nothingNew};