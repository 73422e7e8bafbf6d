import{$t as e,At as t,Ct as n,Et as r,Ft as i,H as a,I as o,It as s,Jt as c,K as l,O as u,P as d,Qt as f,Rt as p,T as m,Ut as h,V as ee,W as g,Y as te,Z as _,Zt as v,_ as ne,_t as y,an as b,br as x,bt as S,ct as C,d as w,dt as T,f as E,ft as D,g as O,gt as k,h as re,ht as ie,in as ae,jt as A,k as oe,l as se,nn as ce,nr as j,p as le,pt as ue,q as M,r as N,rn as P,rt as F,sn as I,tn as L,tr as R,tt as z,un as B,v as V,vr as H,xr as U,xt as de,yn as W,yr as fe,zt as pe}from"./app.js";import{C as me,I as he,M as ge,P as _e,T as ve,V as ye,_ as be,ct as xe,d as Se,f as Ce,g as we,h as Te,i as Ee,m as De,p as Oe,r as ke,s as Ae,t as je,ut as Me,w as G,y as Ne}from"./shared.js";function Pe({declared:e}){let{state:t}=A(),{ruling:n,server_at:r,device_at:a}=e,o=t.rulings[n]?.ruled_at??r??a;return v`<p class="note warn">${p(`already.dead`,{time:i(o,t.settings.time_zone)})}</p>`}function Fe({ruling:e}){let t=_(),{state:n}=A(),r=n.rulings[e];if(!r)return null;let a=i(r.ruled_at,n.settings.time_zone),o=r.offender.name,s=ce().parts[3]&&ue(null,{facts:null,context:null,ask:null});return v`<p class="note info">
${p(`amending.what`,{line:l(t,r),name:o,time:a})}
${s&&v`<a class="reach" href=${s}>${p(`amending.another`)}</a>`}
</p>`}function Ie({from:e,again:t},n,r,i){if(t)return``;let a=[e.foul,{...n.log.facts,...e.facts},z(e.context),e.penalties,e.note??``],o=[n.foul,n.facts,n.context,r?.penalties??n.decision.penalties,i];return j(a)===j(o)?p(`amending.nothing`):``}function Le({args:[t=``],query:i}){let a=i.get(`call`)??``,o=`#/table/${t}`,s=v`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(f+a,{steal:!0},()=>{}),L(e()[a]?.place??o,{replace:!0})}}>${p(`elsewhere.take`)}</button>`;return v`<${r} title=${p(`elsewhere.title`)} up=${o} actions=${s}><${n} text=${p(`elsewhere.text`)} /><//>`}function Re({foul:e,facts:t,context:n}){let{library:r,book:i}=A(),[a,o]=x([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return H(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id),c=setTimeout(async()=>{let c=await Promise.all(s.map(e=>I.bookOf({id:e,options:{},readings:{}}))),[,...l]=Ae([i,...c],e,t,n);a||o(l.map(e=>C(r,e)))},50);return()=>{a=!0,clearTimeout(c)}},[s]),a}function ze({call:e}){return Re(e).map(e=>v`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
<p class="soft">${te(e.source)}</p>
${e.rulebook.standing!==`official`&&v`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function Be({state:e,ruling:t}){let{does:n,wrong:r}=o(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-W(t.id))/1e3),s=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return s?v`<p class="note" role="status">${p(`game.given`,{time:c(s.seconds)})}</p>`:a<=60||a>3600||!i||!F(e,i).clock?null:v`<div class="note info">
<p>${p(`game.offer`,{time:c(a)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>_e(i,a,t.id))}>${p(`game.give`,{time:c(a)})}</button>
${r}
</div>`}function Ve({state:e,hanchan:t}){let{clock:n}=F(e,t),r=ye(!!n),i=he(e,t).length,a=n&&T(n,r),o=a?p(`game.up`):n&&p(`game.time-left`,{time:c(D(n,r))});return v`<a class="button quiet" href=${`#/start/${t.table}`}>${o??p(`hall-start`)}</a>
${i>0&&v`<a class="button" href=${`#/start/${t.table}`}>${p(`kept.waiting`,{count:i})}</a>`}
${a&&v`<${ge} />`}`}function He({ruling:e,onClose:n}){let[r,i]=x(``);return v`<${d} title=${p(`hall-escalate`)} text=${p(`esc.escalate-text`)} yes=${p(`hall-escalate`)}
onReason=${async i=>{await I.send(`escalation`,e,{reason:i,...r.trim()&&{evidence:r.trim()}}),pe(),t(p(`esc.done.escalation`)),n()}} onClose=${n}>
<${S} long label=${p(`esc.evidence`)} hint=${p(`esc.evidence-hint`)} value=${r} onInput=${i} maxlength="4000" />
<//>`}function Ue(){let{tournament:e,state:t,official:n}=A();return e&&t&&n&&v`<${We} key=${t.id} state=${t} official=${n} />`}function We({state:e,official:t}){let n=_(),{parts:r}=P(),i=`shinpan.escalations.`+e.id,[a,o]=x(()=>b(i)??{since:e.seq});H(()=>ae(i,a),[a]);let s=Object.values(e.escalations).flatMap(n=>Ke(e,t,n)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(H(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[p(`esc.news.several`,{count:s.length}),`#/escalations`]:Ge(n,u);return v`<div class="note info row" role="status">
<a class="reach body" href=${f} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${p(`esc.news.seen`)}</button>
</div>`}function Ge(e,{id:t,what:n,ruling:r}){let i={foul:g(e,r.foul),name:r.offender.name};return[n?p(`esc.news.outcome`,{what:n,...i}):p(`esc.news.yours`,i),`#/escalation/${t}`]}function Ke(e,t,n){let{id:r,steps:i}=n,a=e.rulings[r],o=i.at(-1),s=o??n;if(!a||s.official===t.id)return null;let c={id:r,seq:s.seq,ruling:a};return Ne(t,n,a)===`decide`?c:[a,n,...i].some(e=>e.official===t.id)&&o?{...c,what:we(o)}:null}const K={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:qe,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:Je},q={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function qe(e,t){return t===`standing`?!le(e):t===`escalated`?!!e.escalation:e.status===t}function Je({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-W(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function Ye(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in K),i=Object.entries(t).filter(([e,t])=>t&&e in q),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>K[t](e,n))&&i.every(([t,n])=>q[t](o(e),n)))}function Xe(e,t,n){let r=m(n).split(/\s+/).filter(Boolean);return r.length===0?t:t.filter(t=>{let{offender:n,table:i,note:a,reason:o,foul:s}=t,c=[n.name,i.label,a,o,g(e,s),l(e,t)],u=m(c.filter(Boolean).join(` `));return r.every(e=>u.includes(e))})}const Ze=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function Qe({state:e,rulings:t,chosen:n,onChoose:r}){let i=_(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=e=>[...new Set(t.map(e))],c=new Map(t.map(({offender:e})=>[e.id,e.name])),l={table:N(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...c].map(([e,t])=>({value:e,text:t})),foul:s(({foul:e})=>e).map(e=>({value:e,text:g(i,e)})),kind:s(({kind:e})=>e).map(e=>({value:e,text:i.name(`kinds`,e)})),status:Ze.map(e=>({value:e,text:p(`hall-status.${e}`)})),round:s(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:p(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:p(`hall-otherwise`)}],...$e(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return v`<details class="fold">
<summary>${o?p(`hall-filters-set`,{count:o}):p(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(l).map(([e,t])=>v`<${de} key=${e} label=${p(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:p(`hall-any`)},...tt(t)]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>v`<${S} key=${e} type="datetime-local" label=${p(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&v`<button class="button" type="button" onClick=${()=>r({})}>${p(`hall-filters-clear`)}</button>`}
</div>
</details>`}function $e({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:p(`hall-took`,{from:c(n),until:c(r)})}]},...t&&{escalation:[{value:t,text:et(t)}]}}}function et(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>h(e)?p(e):t).join(` · `)}function tt(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function J({rulings:e,empty:t}){let[n,r]=x(40),i=fe(null),a=()=>r(e=>e+40),o=e.length-n;return H(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),v`<${se} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&v`<button class="button" ref=${i} type="button" onClick=${a}>${p(`hall-more`,{count:o})}</button>`}`}function nt({query:e}){let{tournament:t,state:n}=A();return!t||!n?v`<${k} title=${p(`hall-log`)} />`:v`<${rt} state=${n} asked=${Object.fromEntries(e)} />`}function rt({state:e,asked:t}){let n=_(),{official:i}=A(),[a,o]=x(t),[s,c]=x(``),l=e.settings.time_zone,d=U(()=>E(it(e)),[e]),f=U(()=>Xe(n,Ye(d,a,l),s),[n,d,a,s]);return v`<${r} title=${p(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${p(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${p(`hall-journal`)}</a>
${u(i)&&v`<a class="button quiet" href="#/dashboard">${p(`hall-dashboard`)}</a>`}
</p>
<${S} type="search" label=${p(`hall-search`)} hint=${p(`hall-search-hint`)} value=${s} onInput=${c} />
<${Qe} state=${e} rulings=${d} chosen=${a} onChoose=${o} />
<p role="status">${p(`hall-found`,{count:f.length,all:d.length})}</p>
<${J} key=${JSON.stringify([a,s])} rulings=${f} empty=${p(`hall-none-found`)} />
<//>`}function it({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:at(t[e.id]),round:n[e.hanchan]?.round}))}function at({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function ot({state:e,id:t}){let n=ve(e,t);return n.length===0?null:v`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${p(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>v`<div class="card" key=${t}>
<p><strong>${st(t,n)}</strong></p>
<dl class="facts">
${r.map(n=>v`<div key=${n.id}>
<dt><${Oe} state=${e} line=${n} /></dt>
<dd>${G(t,n.amount)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function st(e,t){return e===`P`?p(`hall-off-score`,{amount:G(e,t)}):p(t<0?`hall-to-return`:`hall-to-pay`,{amount:G(e,Math.abs(t))})}const Y=`offence_number`;function ct({args:[e]}){let{tournament:t,state:n}=A();if(!t||!n)return v`<${k} title=${p(`hall-player`)} />`;let r=n.players[e];return r?v`<${lt} state=${n} player=${r} />`:v`<${ie} title=${p(`hall-player`)} text=${p(`hall-no-player`)} up="#/tables" />`}function lt({state:e,player:t}){let n=_(),i=E(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),a=Object.entries(pt(i)).sort(([,e],[,t])=>t-e),o=e.teams[t.team]?.name;return v`<${r} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&p(`hall-id-number`,{number:t.id_number}),o].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${p(`hall-counts`)}</h2>
${a.length===0&&v`<p class="soft">${p(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${a.map(([e,t])=>v`<div key=${e}><dt>${g(n,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${me} state=${e} id=${t.id} />
<${ot} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${p(`hall-lines`)}</a>
<${ut} state=${e} player=${t.id} />
<section class="stack">
<h2>${p(`hall-rulings`)}</h2>
<${J} rulings=${i} empty=${p(`hall-no-rulings`)} />
</section>
<//>`}function ut({state:e,player:t}){let{book:n,library:r}=A(),i=_();if(!n||!r)return null;let a=dt(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Y)).map(e=>({foul:e,...ft(i,n,{...a,foul:e})}));return o.length===0?null:v`<section class="stack">
<h2>${p(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>v`<div key=${e}>
<dt>${g(i,e)}<small>${p(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>v`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function dt(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||ee(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:a(e,r.table,r)}}function ft(e,t,n){let r=I.knownFacts(n).facts[Y],i=C(e.library,B(t,n.foul,r?{[Y]:r}:{})),a=M(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function pt(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function mt({call:{foul:e,spoken:t}}){let{library:n,book:r}=A(),i={words:_(),library:n},{rows:a}=r.table(e);return v`<ol class="points">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return v`<li key=${e}>
<strong class="penalty">${Ee(i,r)}</strong> <span class="badge">${p(`open.verdict.${t}`)}</span>
${o.map(e=>v`<p class="soft" key=${e}>${ht(i,r,e)}</p>`)}
${o.length===0&&v`<p class="soft">${p(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function ht(e,t,n){return n in t.when?ke(e,{[n]:t.when[n]}):e.words.question(n)}function X({text:e}){let{outbox:t}=A(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:v`<p class="note warn">${p(e,{count:n})}</p>
<a class="button main" href="#/outbox">${p(`hall-see-outbox`)}</a>`}function gt(){let{tournament:e}=A(),[t,n]=x(!1);return e?v`<section class="card">
<h2>${p(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>n(!0)}>${p(`hall-leave`)}</button>
${t&&v`<${y} title=${p(`hall-leave-ask`,{name:e.name})} onClose=${()=>n(!1)}>
<p>${p(`hall-leave-text`)}</p>
<${X} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await I.leave(),L(`#/`)}}>${p(`hall-leave`)}</button>
<button class="button" onClick=${()=>n(!1)}>${p(`cancel`)}</button>
<//>`}
</section>`:null}function _t({onYes:e}){let t=v`<button class="button danger" onClick=${e}>${p(`hall-switch-yes`)}</button>`;return v`<${r} title=${p(`hall-switch`)} up="#/tables" actions=${t}>
<${X} text="hall-switch-unsent" />
<//>`}function vt(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:a,usage:o,quota:s,lowStorage:c}=A();return v`<section class="stack">
<h2>${p(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&v`<p class="note warn">
${p(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:yt(Math.abs(t))})}
</p>`}
${!n&&r&&v`<p class="soft">${p(`hall-clock-last`,{time:i(new Date(r),e?.time_zone)})}</p>`}
${!n&&v`<p class="soft">${p(`hall-clock-unsure`)}</p>`}
${c&&v`<p class="note bad" role="alert">${p(`hall-storage-low`)}</p>`}
<p class="soft">${p(a?`hall-persisted`:`hall-not-persisted`)}</p>
${s>0&&v`<p class="soft">${p(`hall-storage`,{used:Z(o,1),quota:Z(s,0)})}</p>`}
</section>`}function Z(e,t){return s(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function yt(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>p(`hall-span.${e}`,{count:t})).join(` `)}function bt(){let{elsewhere:e}=A();return e.map(({id:e,name:t,items:n})=>v`<section class="stack" key=${e}>
<h2>${p(`elsewhere-in`,{name:t??p(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>v`<li key=${e.id} tabindex="-1"><${Q} item=${e} /></li>`)}</ol>
</section>`)}function Q({item:e}){let t=_(),{kind:n,state:r,about:a={},body:o,problem:s,expected:c,answer:u}=e;if(n===`restored`)return v`<${$} item=${e} />`;let{table:d,who:f,foul:m}=a,h=d&&p(`hall-table`,{label:d});return v`<article class=${`item ${r}`} aria-label=${p(`hall-kind.${n}`)}>
<${O} item=${e} />
<p>${[h,f,m&&g(t,m),o?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${i(e.ruledAt)}</p>
${r===`waiting`&&v`<${ne} item=${e} />`}
${r===`refused`&&v`<${V} problem=${s} />`}
${r===`differs`&&v`<div class="note warn">
<p>${p(`hall-phone-showed`,{line:l(t,c)})}</p>
<p><strong>${p(`hall-server-decided`,{line:l(t,u.decision)})}</strong></p>
</div>`}
${r!==`holding`&&v`<${re} item=${e} away />`}
</article>`}function xt({item:e,away:n,onClose:r}){let{does:i,tell:a,wrong:s}=o(),c=R(e),l=c&&!n&&e.kind===`ruling`,u=async()=>{if(!await I.discard(e.id))return a(p(`hall-over`));t(p(c?`hall-discarded-here`:`hall-discarded`)),r()};return v`<${y} title=${p(`hall-discard`)} onClose=${r}>
<p>${p(c?`hall-discard-sent`:`hall-discard-text`)} ${l&&p(`hall-discard-withdraw`)}</p>
${s}
<div class="pair">
${l&&v`<a class="button" href=${`#/ruling/${e.id}`}>${p(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>i(u)}>${p(`hall-discard`)}</button>
<button class="button" type="button" onClick=${r}>${p(`cancel`)}</button>
</div>
<//>`}function St(){let{official:e}=A();return v`<div class="note bad" role="alert">
<p>${p(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${p(`hall-join`)}</a>
${oe(e,[`director`])&&v`<a class="button" href="#/account">${p(`hall-join-account`)}</a>`}
</p>
</div>`}function Ct({item:e}){let{tournament:t,official:n,signedOut:r}=A(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return v`<p class="note bad">${p(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&v`<button class="button" type="button" onClick=${()=>I.sendAsMe(e.id)}>${p(`elsewhere-send-as`,{name:n.name})}</button>`}`}function $({item:{id:e,count:t}}){return v`<article class="item">
<p class="note warn">${p(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>I.discard(e)}>${p(`hall-seen`)}</button>
</article>`}function wt({ruling:e}){let t=Me();return e.seq?v`<section class="stack">
<h2>${p(`reports.incident`)}</h2>
<ul class="rows">
<${xe} name=${p(`reports.incident-page`)} hint=${p(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function Tt({state:e,ruling:t}){let n=w(e,t.id),r=[...Et(e,t),...n?Te(e,n):[]];return r.length===0?null:v`<section class="stack">
<h2>${p(`hall-history`)}</h2>
<${De} state=${e} events=${r} />
${n&&v`<${be} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${p(`hall-to-escalation`)}</a>`}
</section>`}function*Et(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:p(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Dt(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:p(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Dt(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?p(`hall-closed-by-ruling`):p(`hall-closed`,{how:r?p(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Ot({call:e}){let{state:t,official:n}=A(),r=jt(t,n,e);return r&&v`<p class="note warn">${p(`partial.warn.${r}`)}</p>`}function kt({why:e}){return v`<p class="note warn">${p(`partial.was.${e}`)}</p>`}function At(e){return v`<span class="badge warn">${p(`partial.badge`)}</span>`}function jt(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}function Mt(){return v`<a class="button quiet" href="#/people">${p(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${p(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${p(`reports.link`)}</a>`}export{Fe as Amendment,At as Badge,Le as Claimed,Pe as DeadHandWarning,Se as Differs,Mt as DirectorLinks,xt as Discard,bt as Elsewhere,He as Escalate,Be as ExtraTimeOffer,Tt as History,wt as Incident,gt as Leave,nt as Log,Ue as Notice,ze as OtherRulebooks,St as Out,vt as Phone,ct as Player,je as PushSwitch,kt as Recorded,$ as Restored,Ct as SignedOut,_t as Switch,Ve as TableClock,mt as Trace,Ce as Versions,Ot as Warned,Ie as nothingNew};