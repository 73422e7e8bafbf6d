import{$t as e,At as t,Ct as n,Et as r,Ft as i,H as a,I as o,It as s,Jt as c,K as l,O as u,P as d,Qt as f,Rt as p,Ut as m,V as h,W as g,Y as _,Z as v,Zt as y,_ as b,_t as x,an as ee,br as S,bt as C,ct as w,d as te,dt as T,f as E,ft as D,g as O,gt as k,h as ne,ht as re,in as ie,jt as A,k as ae,l as oe,nn as se,nr as j,p as ce,pt as le,q as ue,r as M,rn as N,rt as P,sn as F,tn as I,tr as L,tt as R,un as z,v as B,vr as V,w as H,xr as U,xt as de,yn as W,yr as fe,zt as pe}from"./app.js";import{C as me,I as he,M as ge,P as _e,T as ve,V as ye,_ as be,ct as xe,d as Se,f as Ce,g as we,h as Te,i as Ee,m as De,p as Oe,r as ke,s as Ae,t as je,ut as Me,w as G,y as Ne}from"./shared.js";function Pe({declared:e}){let{state:t}=A(),{ruling:n,server_at:r,device_at:a}=e,o=t.rulings[n]?.ruled_at??r??a;return y`<p class="note warn">${p(`already.dead`,{time:i(o,t.settings.time_zone)})}</p>`}function Fe({ruling:e}){let t=v(),{state:n}=A(),r=n.rulings[e];if(!r)return null;let a=i(r.ruled_at,n.settings.time_zone),o=r.offender.name,s=se().parts[3]&&le(null,{facts:null,context:null,ask:null});return y`<p class="note info">
${p(`amending.what`,{line:l(t,r),name:o,time:a})}
${s&&y`<a class="reach" href=${s}>${p(`amending.another`)}</a>`}
</p>`}function Ie({from:e,again:t},n,r,i){if(t)return``;let a=[e.foul,{...n.log.facts,...e.facts},R(e.context),e.penalties,e.note??``],o=[n.foul,n.facts,n.context,r?.penalties??n.decision.penalties,i];return j(a)===j(o)?p(`amending.nothing`):``}function Le({args:[t=``],query:i}){let a=i.get(`call`)??``,o=`#/table/${t}`,s=y`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(f+a,{steal:!0},()=>{}),I(e()[a]?.place??o,{replace:!0})}}>${p(`elsewhere.take`)}</button>`;return y`<${r} title=${p(`elsewhere.title`)} up=${o} actions=${s}><${n} text=${p(`elsewhere.text`)} /><//>`}function Re({foul:e,facts:t,context:n}){let{library:r,book:i}=A(),[a,o]=S([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return V(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id),c=setTimeout(async()=>{let c=await Promise.all(s.map(e=>F.bookOf({id:e,options:{},readings:{}}))),[,...l]=Ae([i,...c],e,t,n);a||o(l.map(e=>w(r,e)))},50);return()=>{a=!0,clearTimeout(c)}},[s]),a}function ze({call:e}){return Re(e).map(e=>y`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
<p class="soft">${_(e.source)}</p>
${e.rulebook.standing!==`official`&&y`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function Be({state:e,ruling:t}){let{does:n,wrong:r}=o(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-W(t.id))/1e3),s=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return s?y`<p class="note" role="status">${p(`game.given`,{time:c(s.seconds)})}</p>`:a<=60||a>3600||!i||!P(e,i).clock?null:y`<div class="note info">
<p>${p(`game.offer`,{time:c(a)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>_e(i,a,t.id))}>${p(`game.give`,{time:c(a)})}</button>
${r}
</div>`}function Ve({state:e,hanchan:t}){let{clock:n}=P(e,t),r=ye(!!n),i=he(e,t).length,a=n&&T(n,r),o=a?p(`game.up`):n&&p(`game.time-left`,{time:c(D(n,r))});return y`<a class="button quiet" href=${`#/start/${t.table}`}>${o??p(`hall-start`)}</a>
${i>0&&y`<a class="button" href=${`#/start/${t.table}`}>${p(`kept.waiting`,{count:i})}</a>`}
${a&&y`<${ge} />`}`}function He({ruling:e,onClose:n}){let[r,i]=S(``);return y`<${d} title=${p(`hall-escalate`)} text=${p(`esc.escalate-text`)} yes=${p(`hall-escalate`)}
onReason=${async i=>{await F.send(`escalation`,e,{reason:i,...r.trim()&&{evidence:r.trim()}}),pe(),t(p(`esc.done.escalation`)),n()}} onClose=${n}>
<${C} long label=${p(`esc.evidence`)} hint=${p(`esc.evidence-hint`)} value=${r} onInput=${i} maxlength="4000" />
<//>`}function Ue(){let{tournament:e,state:t,official:n}=A();return e&&t&&n&&y`<${We} key=${t.id} state=${t} official=${n} />`}function We({state:e,official:t}){let n=v(),{parts:r}=N(),i=`shinpan.escalations.`+e.id,[a,o]=S(()=>ee(i)??{since:e.seq});V(()=>ie(i,a),[a]);let s=Object.values(e.escalations).flatMap(n=>Ke(e,t,n)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(V(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[p(`esc.news.several`,{count:s.length}),`#/escalations`]:Ge(n,u);return y`<div class="note info row" role="status">
<a class="reach body" href=${f} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${p(`esc.news.seen`)}</button>
</div>`}function Ge(e,{id:t,what:n,ruling:r}){let i={foul:g(e,r.foul),name:r.offender.name};return[n?p(`esc.news.outcome`,{what:n,...i}):p(`esc.news.yours`,i),`#/escalation/${t}`]}function Ke(e,t,n){let{id:r,steps:i}=n,a=e.rulings[r],o=i.at(-1),s=o??n;if(!a||s.official===t.id)return null;let c={id:r,seq:s.seq,ruling:a};return Ne(t,n,a)===`decide`?c:[a,n,...i].some(e=>e.official===t.id)&&o?{...c,what:we(o)}:null}const K={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:qe,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:Je},q={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function qe(e,t){return t===`standing`?!ce(e):t===`escalated`?!!e.escalation:e.status===t}function Je({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-W(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function Ye(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in K),i=Object.entries(t).filter(([e,t])=>t&&e in q),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>K[t](e,n))&&i.every(([t,n])=>q[t](o(e),n)))}function Xe(e,t,n){if(!n.trim())return t;let r=H(e.library,n);return t.filter(t=>{let{offender:n,table:i,note:a,reason:o,foul:s}=t,c=[n.name,i.label,a,o,g(e,s),l(e,t)];return r(c.filter(Boolean).join(` `))})}const Ze=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function Qe({state:e,rulings:t,chosen:n,onChoose:r}){let i=v(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=e=>[...new Set(t.map(e))],c=new Map(t.map(({offender:e})=>[e.id,e.name])),l={table:M(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...c].map(([e,t])=>({value:e,text:t})),foul:s(({foul:e})=>e).map(e=>({value:e,text:g(i,e)})),kind:s(({kind:e})=>e).map(e=>({value:e,text:i.name(`kinds`,e)})),status:Ze.map(e=>({value:e,text:p(`hall-status.${e}`)})),round:s(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:p(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:p(`hall-otherwise`)}],...$e(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return y`<details class="fold">
<summary>${o?p(`hall-filters-set`,{count:o}):p(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(l).map(([e,t])=>y`<${de} key=${e} label=${p(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:p(`hall-any`)},...tt(t)]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>y`<${C} key=${e} type="datetime-local" label=${p(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&y`<button class="button" type="button" onClick=${()=>r({})}>${p(`hall-filters-clear`)}</button>`}
</div>
</details>`}function $e({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:p(`hall-took`,{from:c(n),until:c(r)})}]},...t&&{escalation:[{value:t,text:et(t)}]}}}function et(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>m(e)?p(e):t).join(` · `)}function tt(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function J({rulings:e,empty:t}){let[n,r]=S(40),i=fe(null),a=()=>r(e=>e+40),o=e.length-n;return V(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),y`<${oe} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&y`<button class="button" ref=${i} type="button" onClick=${a}>${p(`hall-more`,{count:o})}</button>`}`}function nt({query:e}){let{tournament:t,state:n}=A();return!t||!n?y`<${k} title=${p(`hall-log`)} />`:y`<${rt} state=${n} asked=${Object.fromEntries(e)} />`}function rt({state:e,asked:t}){let n=v(),{official:i}=A(),[a,o]=S(t),[s,c]=S(``),l=e.settings.time_zone,d=U(()=>E(it(e)),[e]),f=U(()=>Xe(n,Ye(d,a,l),s),[n,d,a,s]);return y`<${r} title=${p(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${p(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${p(`hall-journal`)}</a>
${u(i)&&y`<a class="button quiet" href="#/dashboard">${p(`hall-dashboard`)}</a>`}
</p>
<${C} type="search" label=${p(`hall-search`)} hint=${p(`hall-search-hint`)} value=${s} onInput=${c} />
<${Qe} state=${e} rulings=${d} chosen=${a} onChoose=${o} />
<p role="status">${p(`hall-found`,{count:f.length,all:d.length})}</p>
<${J} key=${JSON.stringify([a,s])} rulings=${f} empty=${p(`hall-none-found`)} />
<//>`}function it({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:at(t[e.id]),round:n[e.hanchan]?.round}))}function at({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function ot({state:e,id:t}){let n=ve(e,t);return n.length===0?null:y`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${p(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>y`<div class="card" key=${t}>
<p><strong>${st(t,n)}</strong></p>
<dl class="facts">
${r.map(n=>y`<div key=${n.id}>
<dt><${Oe} state=${e} line=${n} /></dt>
<dd>${G(t,n.amount)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function st(e,t){return e===`P`?p(`hall-off-score`,{amount:G(e,t)}):p(t<0?`hall-to-return`:`hall-to-pay`,{amount:G(e,Math.abs(t))})}const Y=`offence_number`;function ct({args:[e]}){let{tournament:t,state:n}=A();if(!t||!n)return y`<${k} title=${p(`hall-player`)} />`;let r=n.players[e];return r?y`<${lt} state=${n} player=${r} />`:y`<${re} title=${p(`hall-player`)} text=${p(`hall-no-player`)} up="#/tables" />`}function lt({state:e,player:t}){let n=v(),i=E(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),a=Object.entries(pt(i)).sort(([,e],[,t])=>t-e),o=e.teams[t.team]?.name;return y`<${r} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&p(`hall-id-number`,{number:t.id_number}),o].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${p(`hall-counts`)}</h2>
${a.length===0&&y`<p class="soft">${p(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${a.map(([e,t])=>y`<div key=${e}><dt>${g(n,e)}</dt><dd>${t}</dd></div>`)}
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
<//>`}function ut({state:e,player:t}){let{book:n,library:r}=A(),i=v();if(!n||!r)return null;let a=dt(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Y)).map(e=>({foul:e,...ft(i,n,{...a,foul:e})}));return o.length===0?null:y`<section class="stack">
<h2>${p(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>y`<div key=${e}>
<dt>${g(i,e)}<small>${p(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>y`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function dt(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||h(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:a(e,r.table,r)}}function ft(e,t,n){let r=F.knownFacts(n).facts[Y],i=w(e.library,z(t,n.foul,r?{[Y]:r}:{})),a=ue(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function pt(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function mt({call:{foul:e,spoken:t}}){let{library:n,book:r}=A(),i={words:v(),library:n},{rows:a}=r.table(e);return y`<ol class="points">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return y`<li key=${e}>
<strong class="penalty">${Ee(i,r)}</strong> <span class="badge">${p(`open.verdict.${t}`)}</span>
${o.map(e=>y`<p class="soft" key=${e}>${ht(i,r,e)}</p>`)}
${o.length===0&&y`<p class="soft">${p(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function ht(e,t,n){return n in t.when?ke(e,{[n]:t.when[n]}):e.words.question(n)}function X({text:e}){let{outbox:t}=A(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:y`<p class="note warn">${p(e,{count:n})}</p>
<a class="button main" href="#/outbox">${p(`hall-see-outbox`)}</a>`}function gt(){let{tournament:e}=A(),[t,n]=S(!1);return e?y`<section class="card">
<h2>${p(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>n(!0)}>${p(`hall-leave`)}</button>
${t&&y`<${x} title=${p(`hall-leave-ask`,{name:e.name})} onClose=${()=>n(!1)}>
<p>${p(`hall-leave-text`)}</p>
<${X} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await F.leave(),I(`#/`)}}>${p(`hall-leave`)}</button>
<button class="button" onClick=${()=>n(!1)}>${p(`cancel`)}</button>
<//>`}
</section>`:null}function _t({onYes:e}){let t=y`<button class="button danger" onClick=${e}>${p(`hall-switch-yes`)}</button>`;return y`<${r} title=${p(`hall-switch`)} up="#/tables" actions=${t}>
<${X} text="hall-switch-unsent" />
<//>`}function vt(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:a,usage:o,quota:s,lowStorage:c}=A();return y`<section class="stack">
<h2>${p(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&y`<p class="note warn">
${p(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:yt(Math.abs(t))})}
</p>`}
${!n&&r&&y`<p class="soft">${p(`hall-clock-last`,{time:i(new Date(r),e?.time_zone)})}</p>`}
${!n&&y`<p class="soft">${p(`hall-clock-unsure`)}</p>`}
${c&&y`<p class="note bad" role="alert">${p(`hall-storage-low`)}</p>`}
<p class="soft">${p(a?`hall-persisted`:`hall-not-persisted`)}</p>
${s>0&&y`<p class="soft">${p(`hall-storage`,{used:Z(o,1),quota:Z(s,0)})}</p>`}
</section>`}function Z(e,t){return s(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function yt(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>p(`hall-span.${e}`,{count:t})).join(` `)}function bt(){let{elsewhere:e}=A();return e.map(({id:e,name:t,items:n})=>y`<section class="stack" key=${e}>
<h2>${p(`elsewhere-in`,{name:t??p(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>y`<li key=${e.id} tabindex="-1"><${Q} item=${e} /></li>`)}</ol>
</section>`)}function Q({item:e}){let t=v(),{kind:n,state:r,about:a={},body:o,problem:s,expected:c,answer:u}=e;if(n===`restored`)return y`<${$} item=${e} />`;let{table:d,who:f,foul:m}=a,h=d&&p(`hall-table`,{label:d});return y`<article class=${`item ${r}`} aria-label=${p(`hall-kind.${n}`)}>
<${O} item=${e} />
<p>${[h,f,m&&g(t,m),o?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${i(e.ruledAt)}</p>
${r===`waiting`&&y`<${b} item=${e} />`}
${r===`refused`&&y`<${B} problem=${s} />`}
${r===`differs`&&y`<div class="note warn">
<p>${p(`hall-phone-showed`,{line:l(t,c)})}</p>
<p><strong>${p(`hall-server-decided`,{line:l(t,u.decision)})}</strong></p>
</div>`}
${r!==`holding`&&y`<${ne} item=${e} away />`}
</article>`}function xt({item:e,away:n,onClose:r}){let{does:i,tell:a,wrong:s}=o(),c=L(e),l=c&&!n&&e.kind===`ruling`,u=async()=>{if(!await F.discard(e.id))return a(p(`hall-over`));t(p(c?`hall-discarded-here`:`hall-discarded`)),r()};return y`<${x} title=${p(`hall-discard`)} onClose=${r}>
<p>${p(c?`hall-discard-sent`:`hall-discard-text`)} ${l&&p(`hall-discard-withdraw`)}</p>
${s}
<div class="pair">
${l&&y`<a class="button" href=${`#/ruling/${e.id}`}>${p(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>i(u)}>${p(`hall-discard`)}</button>
<button class="button" type="button" onClick=${r}>${p(`cancel`)}</button>
</div>
<//>`}function St(){let{official:e}=A();return y`<div class="note bad" role="alert">
<p>${p(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${p(`hall-join`)}</a>
${ae(e,[`director`])&&y`<a class="button" href="#/account">${p(`hall-join-account`)}</a>`}
</p>
</div>`}function Ct({item:e}){let{tournament:t,official:n,signedOut:r}=A(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return y`<p class="note bad">${p(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&y`<button class="button" type="button" onClick=${()=>F.sendAsMe(e.id)}>${p(`elsewhere-send-as`,{name:n.name})}</button>`}`}function $({item:{id:e,count:t}}){return y`<article class="item">
<p class="note warn">${p(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>F.discard(e)}>${p(`hall-seen`)}</button>
</article>`}function wt({ruling:e}){let t=Me();return e.seq?y`<section class="stack">
<h2>${p(`reports.incident`)}</h2>
<ul class="rows">
<${xe} name=${p(`reports.incident-page`)} hint=${p(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function Tt({state:e,ruling:t}){let n=te(e,t.id),r=[...Et(e,t),...n?Te(e,n):[]];return r.length===0?null:y`<section class="stack">
<h2>${p(`hall-history`)}</h2>
<${De} state=${e} events=${r} />
${n&&y`<${be} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${p(`hall-to-escalation`)}</a>`}
</section>`}function*Et(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:p(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Dt(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:p(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Dt(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?p(`hall-closed-by-ruling`):p(`hall-closed`,{how:r?p(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Ot({call:e}){let{state:t,official:n}=A(),r=jt(t,n,e);return r&&y`<p class="note warn">${p(`partial.warn.${r}`)}</p>`}function kt({why:e}){return y`<p class="note warn">${p(`partial.was.${e}`)}</p>`}function At(e){return y`<span class="badge warn">${p(`partial.badge`)}</span>`}function jt(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}function Mt(){return y`<a class="button quiet" href="#/people">${p(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${p(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${p(`reports.link`)}</a>`}export{Fe as Amendment,At as Badge,Le as Claimed,Pe as DeadHandWarning,Se as Differs,Mt as DirectorLinks,xt as Discard,bt as Elsewhere,He as Escalate,Be as ExtraTimeOffer,Tt as History,wt as Incident,gt as Leave,nt as Log,Ue as Notice,ze as OtherRulebooks,St as Out,vt as Phone,ct as Player,je as PushSwitch,kt as Recorded,$ as Restored,Ct as SignedOut,_t as Switch,Ve as TableClock,mt as Trace,Ce as Versions,Ot as Warned,Ie as nothingNew};