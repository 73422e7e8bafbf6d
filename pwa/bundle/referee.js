import{$n as e,$t as t,At as n,Ct as r,Et as i,Ft as a,H as o,I as s,It as c,Jt as l,K as u,O as d,P as f,Qt as p,Rt as m,T as h,Ut as g,V as _,W as v,Y as ee,Z as y,Zt as b,_ as te,_n as x,_r as S,_t as C,an as ne,bt as w,ct as T,d as E,dt as D,er as O,f as k,ft as re,g as ie,gr as ae,gt as A,h as oe,hr as j,ht as se,in as ce,jt as M,k as le,l as ue,nn as N,p as P,pt as F,q as I,r as L,rn as R,rt as z,sn as B,tn as V,tt as H,un as U,v as de,vr as W,xt as fe,zt as pe}from"./app.js";import{A as me,C as he,M as ge,P as _e,S as G,_ as ve,ct as ye,d as be,f as xe,h as Se,i as Ce,l as we,m as Te,ot as Ee,p as De,r as Oe,t as ke,u as Ae,x as je,z as Me}from"./shared.js";function Ne({declared:e}){let{state:t}=M(),{ruling:n,server_at:r,device_at:i}=e,o=t.rulings[n]?.ruled_at??r??i;return b`<p class="note warn">${m(`already.dead`,{time:a(o,t.settings.time_zone)})}</p>`}function Pe({ruling:e}){let t=y(),{state:n}=M(),r=n.rulings[e];if(!r)return null;let i=a(r.ruled_at,n.settings.time_zone),o=r.offender.name,s=N().parts[3]&&F(null,{facts:null,context:null,ask:null});return b`<p class="note info">
${m(`amending.what`,{line:u(t,r),name:o,time:i})}
${s&&b`<a class="reach" href=${s}>${m(`amending.another`)}</a>`}
</p>`}function Fe({from:e,again:t},n,r,i){if(t)return``;let a=[e.foul,{...n.log.facts,...e.facts},H(e.context),e.penalties,e.note??``],o=[n.foul,n.facts,n.context,r?.penalties??n.decision.penalties,i];return O(a)===O(o)?m(`amending.nothing`):``}function Ie({args:[e=``],query:n}){let a=n.get(`call`)??``,o=`#/table/${e}`,s=b`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(p+a,{steal:!0},()=>{}),V(t()[a]?.place??o,{replace:!0})}}>${m(`elsewhere.take`)}</button>`;return b`<${i} title=${m(`elsewhere.title`)} up=${o} actions=${s}><${r} text=${m(`elsewhere.text`)} /><//>`}function Le({foul:e,facts:t,context:n}){let{library:r,book:i}=M(),[a,o]=S([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return j(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id),c=setTimeout(async()=>{let i=(await Promise.all(s.map(e=>B.bookOf({id:e,options:{},readings:{}})))).map(i=>T(r,U(i,e,t,n)));a||o(i)},50);return()=>{a=!0,clearTimeout(c)}},[s]),a}function Re({call:e}){return Le(e).map(e=>b`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
<p class="soft">${ee(e.source)}</p>
${e.rulebook.standing!==`official`&&b`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function ze({state:e,ruling:t}){let{does:n,wrong:r}=s(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-x(t.id))/1e3),o=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return o?b`<p class="note" role="status">${m(`game.given`,{time:l(o.seconds)})}</p>`:a<=60||a>3600||!i||!z(e,i).clock?null:b`<div class="note info">
<p>${m(`game.offer`,{time:l(a)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>ge(i,a,t.id))}>${m(`game.give`,{time:l(a)})}</button>
${r}
</div>`}function Be({state:e,hanchan:t}){let{clock:n}=z(e,t),r=Me(!!n),i=_e(e,t).length,a=n&&D(n,r),o=a?m(`game.up`):n&&m(`game.time-left`,{time:l(re(n,r))});return b`<a class="button quiet" href=${`#/start/${t.table}`}>${o??m(`hall-start`)}</a>
${i>0&&b`<a class="button" href=${`#/start/${t.table}`}>${m(`kept.waiting`,{count:i})}</a>`}
${a&&b`<${me} />`}`}function Ve({ruling:e,onClose:t}){let[r,i]=S(``);return b`<${f} title=${m(`hall-escalate`)} text=${m(`esc.escalate-text`)} yes=${m(`hall-escalate`)}
onReason=${async i=>{await B.send(`escalation`,e,{reason:i,...r.trim()&&{evidence:r.trim()}}),pe(),n(m(`esc.done.escalation`)),t()}} onClose=${t}>
<${w} long label=${m(`esc.evidence`)} hint=${m(`esc.evidence-hint`)} value=${r} onInput=${i} maxlength="4000" />
<//>`}function He(){let{tournament:e,state:t,official:n}=M();return e&&t&&n&&b`<${Ue} key=${t.id} state=${t} official=${n} />`}function Ue({state:e,official:t}){let n=y(),{parts:r}=R(),i=`shinpan.escalations.`+e.id,[a,o]=S(()=>ne(i)??{since:e.seq});j(()=>ce(i,a),[a]);let s=Object.values(e.escalations).flatMap(n=>Ge(e,t,n)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(j(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[m(`esc.news.several`,{count:s.length}),`#/escalations`]:We(n,u);return b`<div class="note info row" role="status">
<a class="reach body" href=${f} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${m(`esc.news.seen`)}</button>
</div>`}function We(e,{id:t,what:n,ruling:r}){let i={foul:v(e,r.foul),name:r.offender.name};return[n?m(`esc.news.outcome`,{what:n,...i}):m(`esc.news.yours`,i),`#/escalation/${t}`]}function Ge(e,t,n){let{id:r,steps:i}=n,a=e.rulings[r],o=i.at(-1),s=o??n;if(!a||s.official===t.id)return null;let c={id:r,seq:s.seq,ruling:a};return ve(t,n,a)===`decide`?c:[a,n,...i].some(e=>e.official===t.id)&&o?{...c,what:Te(o)}:null}const K={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:Ke,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:qe},q={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function Ke(e,t){return t===`standing`?!P(e):t===`escalated`?!!e.escalation:e.status===t}function qe({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-x(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function Je(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in K),i=Object.entries(t).filter(([e,t])=>t&&e in q),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>K[t](e,n))&&i.every(([t,n])=>q[t](o(e),n)))}function Ye(e,t,n){let r=h(n).split(/\s+/).filter(Boolean);return r.length===0?t:t.filter(t=>{let{offender:n,table:i,note:a,reason:o,foul:s}=t,c=[n.name,i.label,a,o,v(e,s),u(e,t)],l=h(c.filter(Boolean).join(` `));return r.every(e=>l.includes(e))})}const Xe=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function Ze({state:e,rulings:t,chosen:n,onChoose:r}){let i=y(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=e=>[...new Set(t.map(e))],c=new Map(t.map(({offender:e})=>[e.id,e.name])),l={table:L(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...c].map(([e,t])=>({value:e,text:t})),foul:s(({foul:e})=>e).map(e=>({value:e,text:v(i,e)})),kind:s(({kind:e})=>e).map(e=>({value:e,text:i.name(`kinds`,e)})),status:Xe.map(e=>({value:e,text:m(`hall-status.${e}`)})),round:s(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:m(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:m(`hall-otherwise`)}],...Qe(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return b`<details class="fold">
<summary>${o?m(`hall-filters-set`,{count:o}):m(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(l).map(([e,t])=>b`<${fe} key=${e} label=${m(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:m(`hall-any`)},...et(t)]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>b`<${w} key=${e} type="datetime-local" label=${m(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&b`<button class="button" type="button" onClick=${()=>r({})}>${m(`hall-filters-clear`)}</button>`}
</div>
</details>`}function Qe({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:m(`hall-took`,{from:l(n),until:l(r)})}]},...t&&{escalation:[{value:t,text:$e(t)}]}}}function $e(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>g(e)?m(e):t).join(` · `)}function et(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function J({rulings:e,empty:t}){let[n,r]=S(40),i=ae(null),a=()=>r(e=>e+40),o=e.length-n;return j(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),b`<${ue} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&b`<button class="button" ref=${i} type="button" onClick=${a}>${m(`hall-more`,{count:o})}</button>`}`}function tt({query:e}){let{tournament:t,state:n}=M();return!t||!n?b`<${A} title=${m(`hall-log`)} />`:b`<${nt} state=${n} asked=${Object.fromEntries(e)} />`}function nt({state:e,asked:t}){let n=y(),{official:r}=M(),[a,o]=S(t),[s,c]=S(``),l=e.settings.time_zone,u=W(()=>k(rt(e)),[e]),f=W(()=>Ye(n,Je(u,a,l),s),[n,u,a,s]);return b`<${i} title=${m(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${m(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${m(`hall-journal`)}</a>
${d(r)&&b`<a class="button quiet" href="#/dashboard">${m(`hall-dashboard`)}</a>`}
</p>
<${w} type="search" label=${m(`hall-search`)} hint=${m(`hall-search-hint`)} value=${s} onInput=${c} />
<${Ze} state=${e} rulings=${u} chosen=${a} onChoose=${o} />
<p role="status">${m(`hall-found`,{count:f.length,all:u.length})}</p>
<${J} key=${JSON.stringify([a,s])} rulings=${f} empty=${m(`hall-none-found`)} />
<//>`}function rt({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:it(t[e.id]),round:n[e.hanchan]?.round}))}function it({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function at({state:e,id:t}){let n=he(e,t);return n.length===0?null:b`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${m(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>b`<div class="card" key=${t}>
<p><strong>${ot(t,n)}</strong></p>
<dl class="facts">
${r.map(n=>b`<div key=${n.id}>
<dt><${be} state=${e} line=${n} /></dt>
<dd>${G(t,n.amount)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function ot(e,t){return e===`P`?m(`hall-off-score`,{amount:G(e,t)}):m(t<0?`hall-to-return`:`hall-to-pay`,{amount:G(e,Math.abs(t))})}const Y=`offence_number`;function st({args:[e]}){let{tournament:t,state:n}=M();if(!t||!n)return b`<${A} title=${m(`hall-player`)} />`;let r=n.players[e];return r?b`<${ct} state=${n} player=${r} />`:b`<${se} title=${m(`hall-player`)} text=${m(`hall-no-player`)} up="#/tables" />`}function ct({state:e,player:t}){let n=y(),r=k(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),a=Object.entries(ft(r)).sort(([,e],[,t])=>t-e),o=e.teams[t.team]?.name;return b`<${i} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&m(`hall-id-number`,{number:t.id_number}),o].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${m(`hall-counts`)}</h2>
${a.length===0&&b`<p class="soft">${m(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${a.map(([e,t])=>b`<div key=${e}><dt>${v(n,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${je} state=${e} id=${t.id} />
<${at} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${m(`hall-lines`)}</a>
<${lt} state=${e} player=${t.id} />
<section class="stack">
<h2>${m(`hall-rulings`)}</h2>
<${J} rulings=${r} empty=${m(`hall-no-rulings`)} />
</section>
<//>`}function lt({state:e,player:t}){let{book:n,library:r}=M(),i=y();if(!n||!r)return null;let a=ut(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Y)).map(e=>({foul:e,...dt(i,n,{...a,foul:e})}));return o.length===0?null:b`<section class="stack">
<h2>${m(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>b`<div key=${e}>
<dt>${v(i,e)}<small>${m(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>b`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function ut(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||_(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:o(e,r.table,r)}}function dt(e,t,n){let r=B.knownFacts(n).facts[Y],i=T(e.library,U(t,n.foul,r?{[Y]:r}:{})),a=I(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function ft(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function pt({call:{foul:e,spoken:t}}){let{library:n,book:r}=M(),i={words:y(),library:n},{rows:a}=r.table(e);return b`<ol class="points">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return b`<li key=${e}>
<strong class="penalty">${Ce(i,r)}</strong> <span class="badge">${m(`open.verdict.${t}`)}</span>
${o.map(e=>b`<p class="soft" key=${e}>${mt(i,r,e)}</p>`)}
${o.length===0&&b`<p class="soft">${m(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function mt(e,t,n){return n in t.when?Oe(e,{[n]:t.when[n]}):e.words.question(n)}function X({text:e}){let{outbox:t}=M(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:b`<p class="note warn">${m(e,{count:n})}</p>
<a class="button main" href="#/outbox">${m(`hall-see-outbox`)}</a>`}function ht(){let{tournament:e}=M(),[t,n]=S(!1);return e?b`<section class="card">
<h2>${m(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>n(!0)}>${m(`hall-leave`)}</button>
${t&&b`<${C} title=${m(`hall-leave-ask`,{name:e.name})} onClose=${()=>n(!1)}>
<p>${m(`hall-leave-text`)}</p>
<${X} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await B.leave(),V(`#/`)}}>${m(`hall-leave`)}</button>
<button class="button" onClick=${()=>n(!1)}>${m(`cancel`)}</button>
<//>`}
</section>`:null}function gt({onYes:e}){let t=b`<button class="button danger" onClick=${e}>${m(`hall-switch-yes`)}</button>`;return b`<${i} title=${m(`hall-switch`)} up="#/tables" actions=${t}>
<${X} text="hall-switch-unsent" />
<//>`}function _t(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:o,quota:s,lowStorage:c}=M();return b`<section class="stack">
<h2>${m(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&b`<p class="note warn">
${m(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:vt(Math.abs(t))})}
</p>`}
${!n&&r&&b`<p class="soft">${m(`hall-clock-last`,{time:a(new Date(r),e?.time_zone)})}</p>`}
${!n&&b`<p class="soft">${m(`hall-clock-unsure`)}</p>`}
${c&&b`<p class="note bad" role="alert">${m(`hall-storage-low`)}</p>`}
<p class="soft">${m(i?`hall-persisted`:`hall-not-persisted`)}</p>
${s>0&&b`<p class="soft">${m(`hall-storage`,{used:Z(o,1),quota:Z(s,0)})}</p>`}
</section>`}function Z(e,t){return c(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function vt(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>m(`hall-span.${e}`,{count:t})).join(` `)}function yt(){let{elsewhere:e}=M();return e.map(({id:e,name:t,items:n})=>b`<section class="stack" key=${e}>
<h2>${m(`elsewhere-in`,{name:t??m(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>b`<li key=${e.id} tabindex="-1"><${bt} item=${e} /></li>`)}</ol>
</section>`)}function bt({item:e}){let t=y(),{kind:n,state:r,about:i={},body:o,problem:s,expected:c,answer:l}=e;if(n===`restored`)return b`<${Q} item=${e} />`;let{table:d,who:f,foul:p}=i,h=d&&m(`hall-table`,{label:d});return b`<article class=${`item ${r}`} aria-label=${m(`hall-kind.${n}`)}>
<${ie} item=${e} />
<p>${[h,f,p&&v(t,p),o?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${a(e.ruledAt)}</p>
${r===`waiting`&&b`<${te} item=${e} />`}
${r===`refused`&&b`<${de} problem=${s} />`}
${r===`differs`&&b`<div class="note warn">
<p>${m(`hall-phone-showed`,{line:u(t,c)})}</p>
<p><strong>${m(`hall-server-decided`,{line:u(t,l.decision)})}</strong></p>
</div>`}
${r!==`holding`&&b`<${oe} item=${e} away />`}
</article>`}function xt({item:t,away:r,onClose:i}){let{does:a,tell:o,wrong:c}=s(),l=e(t),u=l&&!r&&t.kind===`ruling`,d=async()=>{if(!await B.discard(t.id))return o(m(`hall-over`));n(m(l?`hall-discarded-here`:`hall-discarded`)),i()};return b`<${C} title=${m(`hall-discard`)} onClose=${i}>
<p>${m(l?`hall-discard-sent`:`hall-discard-text`)} ${u&&m(`hall-discard-withdraw`)}</p>
${c}
<div class="pair">
${u&&b`<a class="button" href=${`#/ruling/${t.id}`}>${m(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>a(d)}>${m(`hall-discard`)}</button>
<button class="button" type="button" onClick=${i}>${m(`cancel`)}</button>
</div>
<//>`}function St(){let{official:e}=M();return b`<div class="note bad" role="alert">
<p>${m(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${m(`hall-join`)}</a>
${le(e,[`director`])&&b`<a class="button" href="#/account">${m(`hall-join-account`)}</a>`}
</p>
</div>`}function Ct({item:e}){let{tournament:t,official:n,signedOut:r}=M(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return b`<p class="note bad">${m(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&b`<button class="button" type="button" onClick=${()=>B.sendAsMe(e.id)}>${m(`elsewhere-send-as`,{name:n.name})}</button>`}`}function Q({item:{id:e,count:t}}){return b`<article class="item">
<p class="note warn">${m(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>B.discard(e)}>${m(`hall-seen`)}</button>
</article>`}function wt({ruling:e}){let t=ye();return e.seq?b`<section class="stack">
<h2>${m(`reports.incident`)}</h2>
<ul class="rows">
<${Ee} name=${m(`reports.incident-page`)} hint=${m(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function Tt({state:e,ruling:t}){let n=E(e,t.id),r=[...$(e,t),...n?De(e,n):[]];return r.length===0?null:b`<section class="stack">
<h2>${m(`hall-history`)}</h2>
<${xe} state=${e} events=${r} />
${n&&b`<${Se} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${m(`hall-to-escalation`)}</a>`}
</section>`}function*$(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:m(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Et(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:m(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Et(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?m(`hall-closed-by-ruling`):m(`hall-closed`,{how:r?m(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Dt({call:e}){let{state:t,official:n}=M(),r=At(t,n,e);return r&&b`<p class="note warn">${m(`partial.warn.${r}`)}</p>`}function Ot({why:e}){return b`<p class="note warn">${m(`partial.was.${e}`)}</p>`}function kt(e){return b`<span class="badge warn">${m(`partial.badge`)}</span>`}function At(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}function jt(){return b`<a class="button quiet" href="#/people">${m(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${m(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${m(`reports.link`)}</a>`}export{Pe as Amendment,kt as Badge,Ie as Claimed,Ne as DeadHandWarning,we as Differs,jt as DirectorLinks,xt as Discard,yt as Elsewhere,Ve as Escalate,ze as ExtraTimeOffer,Tt as History,wt as Incident,ht as Leave,tt as Log,He as Notice,Re as OtherRulebooks,St as Out,_t as Phone,st as Player,ke as PushSwitch,Ot as Recorded,Q as Restored,Ct as SignedOut,gt as Switch,Be as TableClock,pt as Trace,Ae as Versions,Dt as Warned,Fe as nothingNew};