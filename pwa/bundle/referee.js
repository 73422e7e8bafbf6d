import{$t as e,Bt as t,Cr as n,Ct as r,Gt as i,H as a,I as o,K as s,Lt as c,Mt as l,Nt as u,O as d,Ot as f,P as p,Q as m,Rt as h,Sr as g,St as _,Tt as v,V as y,Vt as b,W as x,X as S,Xt as C,_ as ee,_t as te,an as ne,at as w,br as T,d as E,en as re,f as D,fn as ie,g as ae,h as oe,ht as se,in as ce,ir as O,k as le,l as ue,ln as k,mt as de,nt as A,on as j,p as M,pt as N,q as P,r as F,rn as I,rr as L,sn as R,tn as z,ut as B,v as V,vt as H,w as fe,xn as U,xr as pe,yt as W}from"./app.js";import{C as me,I as he,M as ge,P as _e,T as ve,V as ye,_ as be,ct as xe,d as Se,f as Ce,g as we,h as Te,i as Ee,m as De,p as Oe,r as ke,s as Ae,t as je,ut as Me,w as G,y as Ne}from"./shared.js";function Pe({declared:n}){let{state:r}=u(),{ruling:i,server_at:a,device_at:o}=n,s=r.rulings[i]?.ruled_at??a??o;return e`<p class="note warn">${t(`already.dead`,{time:c(s,r.settings.time_zone)})}</p>`}function Fe({ruling:n}){let r=m(),{state:i}=u(),a=i.rulings[n];if(!a)return null;let o=c(a.ruled_at,i.settings.time_zone),l=a.offender.name,d=ce().parts[3]&&se(null,{facts:null,context:null,ask:null});return e`<p class="note info">
${t(`amending.what`,{line:s(r,a),name:l,time:o})}
${d&&e`<a class="reach" href=${d}>${t(`amending.another`)}</a>`}
</p>`}function Ie({from:e,again:n},r,i,a){if(n)return``;let o=[e.foul,{...r.log.facts,...e.facts},A(e.context),e.penalties,e.note??``],s=[r.foul,r.facts,r.context,i?.penalties??r.decision.penalties,a];return O(o)===O(s)?t(`amending.nothing`):``}function Le({args:[n=``],query:r}){let i=r.get(`call`)??``,a=`#/table/${n}`,o=e`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(re+i,{steal:!0},()=>{}),I(z()[i]?.place??a,{replace:!0})}}>${t(`elsewhere.take`)}</button>`;return e`<${f} title=${t(`elsewhere.title`)} up=${a} actions=${o}><${v} text=${t(`elsewhere.text`)} /><//>`}function Re({foul:e,facts:t,context:n}){let{library:r,book:i}=u(),[a,o]=g([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return T(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id),c=setTimeout(async()=>{let c=await Promise.all(s.map(e=>k.bookOf({id:e,options:{},readings:{}}))),[,...l]=Ae([i,...c],e,t,n);a||o(l.map(e=>B(r,e)))},50);return()=>{a=!0,clearTimeout(c)}},[s]),a}function ze({call:t}){return Re(t).map(t=>e`<section
class="call-other"
key=${t.rulebook.id}
aria-label=${t.rulebook.name}
>
<p class="soft">${t.rulebook.name}</p>
<p class="call-line penalty">${t.line}</p>
${S(t).map(t=>e`<p class="soft" key=${t}>${t}</p>`)}
${t.rulebook.standing!==`official`&&e`<p class="note warn">${t.rulebook.standing_text}</p>`}
</section>`)}function Be({state:n,ruling:r}){let{does:i,wrong:a}=o(),s=n.hanchans[r.hanchan??``],c=Math.floor((Date.parse(r.ruled_at)-U(r.id))/1e3),l=Object.values(n.extraTimes).find(e=>e.ruling===r.id&&e.seconds>0);return l?e`<p class="note" role="status">${t(`game.given`,{time:C(l.seconds)})}</p>`:c<=60||c>3600||!s||!w(n,s).clock?null:e`<div class="note info">
<p>${t(`game.offer`,{time:C(c)})}</p>
<button class="button" type="button" onClick=${()=>i(()=>_e(s,c,r.id))}>${t(`game.give`,{time:C(c)})}</button>
${a}
</div>`}function Ve({state:n,hanchan:r}){let{clock:i}=w(n,r),a=ye(!!i),o=he(n,r).length,s=i&&N(i,a),c=s?t(`game.up`):i&&t(`game.time-left`,{time:C(de(i,a))});return e`<a class="button quiet" href=${`#/start/${r.table}`}>${c??t(`hall-start`)}</a>
${o>0&&e`<a class="button" href=${`#/start/${r.table}`}>${t(`kept.waiting`,{count:o})}</a>`}
${s&&e`<${ge} />`}`}function He({ruling:n,onClose:r}){let[i,a]=g(``);return e`<${p} title=${t(`hall-escalate`)} text=${t(`esc.escalate-text`)} yes=${t(`hall-escalate`)}
onReason=${async e=>{await k.send(`escalation`,n,{reason:e,...i.trim()&&{evidence:i.trim()}}),b(),l(t(`esc.done.escalation`)),r()}} onClose=${r}>
<${_} long label=${t(`esc.evidence`)} hint=${t(`esc.evidence-hint`)} value=${i} onInput=${a} maxlength="4000" />
<//>`}function Ue(){let{tournament:t,state:n,official:r}=u();return t&&n&&r&&e`<${We} key=${n.id} state=${n} official=${r} />`}function We({state:n,official:r}){let i=m(),{parts:a}=ne(),o=`shinpan.escalations.`+n.id,[s,c]=g(()=>R(o)??{since:n.seq});T(()=>j(o,s),[s]);let l=Object.values(n.escalations).flatMap(e=>Ke(n,r,e)??[]).filter(({id:e,seq:t})=>t>(s[e]??s.since)),u=()=>c({...s,...Object.fromEntries(l.map(({id:e,seq:t})=>[e,t]))}),d=l.find(({id:e})=>a[0]===`escalation`&&e===a[1]);if(T(()=>{d&&c({...s,[d.id]:d.seq})},[d?.seq]),d||l.length===0||a[0]===`escalations`)return null;let[f]=l,[p,h]=l.length>1?[t(`esc.news.several`,{count:l.length}),`#/escalations`]:Ge(i,f);return e`<div class="note info row" role="status">
<a class="reach body" href=${h} onClick=${u}>${p}</a>
<button class="button" type="button" onClick=${u}>${t(`esc.news.seen`)}</button>
</div>`}function Ge(e,{id:n,what:r,ruling:i}){let a={foul:x(e,i.foul),name:i.offender.name};return[r?t(`esc.news.outcome`,{what:r,...a}):t(`esc.news.yours`,a),`#/escalation/${n}`]}function Ke(e,t,n){let{id:r,steps:i}=n,a=e.rulings[r],o=i.at(-1),s=o??n;if(!a||s.official===t.id)return null;let c={id:r,seq:s.seq,ruling:a};return Ne(t,n,a)===`decide`?c:[a,n,...i].some(e=>e.official===t.id)&&o?{...c,what:we(o)}:null}const K={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:qe,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:Je},q={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function qe(e,t){return t===`standing`?!M(e):t===`escalated`?!!e.escalation:e.status===t}function Je({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-U(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function Ye(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in K),i=Object.entries(t).filter(([e,t])=>t&&e in q),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>K[t](e,n))&&i.every(([t,n])=>q[t](o(e),n)))}function Xe(e,t,n){if(!n.trim())return t;let r=fe(e.library,n);return t.filter(t=>{let{offender:n,table:i,note:a,reason:o,foul:c}=t,l=[n.name,i.label,a,o,x(e,c),s(e,t)];return r(l.filter(Boolean).join(` `))})}const Ze=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function Qe({state:n,rulings:i,chosen:a,onChoose:o}){let s=m(),c=e=>t=>o({...a,[e]:t}),l=Object.values(a).filter(Boolean).length,u=e=>[...new Set(i.map(e))],d=new Map(i.map(({offender:e})=>[e.id,e.name])),f={table:F(n).map(({id:e,label:t})=>({value:e,text:t})),player:[...d].map(([e,t])=>({value:e,text:t})),foul:u(({foul:e})=>e).map(e=>({value:e,text:x(s,e)})),kind:u(({kind:e})=>e).map(e=>({value:e,text:s.name(`kinds`,e)})),status:Ze.map(e=>({value:e,text:t(`hall-status.${e}`)})),round:u(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:t(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:t(`hall-otherwise`)}],...$e(a),official:Object.values(n.officials).map(({id:e,name:t})=>({value:e,text:t}))};return e`<details class="fold">
<summary>${l?t(`hall-filters-set`,{count:l}):t(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(f).map(([n,i])=>e`<${r} key=${n} label=${t(`hall-filter.${n}`)}
value=${a[n]??``} options=${[{value:``,text:t(`hall-any`)},...tt(i)]} onChange=${c(n)} />`)}
${[`from`,`until`].map(n=>e`<${_} key=${n} type="datetime-local" label=${t(`hall-filter.${n}`)}
value=${a[n]??``} onInput=${c(n)} />`)}
${l>0&&e`<button class="button" type="button" onClick=${()=>o({})}>${t(`hall-filters-clear`)}</button>`}
</div>
</details>`}function $e({took:e,escalation:n}){let[r=0,i=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:t(`hall-took`,{from:C(r),until:C(i)})}]},...n&&{escalation:[{value:n,text:et(n)}]}}}function et(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,n])=>i(e)?t(e):n).join(` · `)}function tt(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function J({rulings:n,empty:r}){let[i,a]=g(40),o=pe(null),s=()=>a(e=>e+40),c=n.length-i;return T(()=>{if(!o.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&s(),{rootMargin:`600px`});return e.observe(o.current),()=>e.disconnect()},[i,c>0]),e`<${ue} rulings=${n.slice(0,i)} place empty=${r} />
${c>0&&e`<button class="button" ref=${o} type="button" onClick=${s}>${t(`hall-more`,{count:c})}</button>`}`}function nt({query:n}){let{tournament:r,state:i}=u();return!r||!i?e`<${H} title=${t(`hall-log`)} />`:e`<${rt} state=${i} asked=${Object.fromEntries(n)} />`}function rt({state:r,asked:i}){let a=m(),{official:o}=u(),[s,c]=g(i),[l,p]=g(``),h=r.settings.time_zone,v=n(()=>D(it(r)),[r]),y=n(()=>Xe(a,Ye(v,s,h),l),[a,v,s,l]);return e`<${f} title=${t(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${t(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${t(`hall-journal`)}</a>
${d(o)&&e`<a class="button quiet" href="#/dashboard">${t(`hall-dashboard`)}</a>`}
</p>
<${_} type="search" label=${t(`hall-search`)} hint=${t(`hall-search-hint`)} value=${l} onInput=${p} />
<${Qe} state=${r} rulings=${v} chosen=${s} onChoose=${c} />
<p role="status">${t(`hall-found`,{count:y.length,all:v.length})}</p>
<${J} key=${JSON.stringify([s,l])} rulings=${y} empty=${t(`hall-none-found`)} />
<//>`}function it({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:at(t[e.id]),round:n[e.hanchan]?.round}))}function at({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function ot({state:n,id:r}){let i=ve(n,r);return i.length===0?null:e`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${t(`hall-ledger`)}</h2>
${i.map(({unit:t,amount:r,lines:i})=>e`<div class="card" key=${t}>
<p><strong>${st(t,r)}</strong></p>
<dl class="facts">
${i.map(r=>e`<div key=${r.id}>
<dt><${Oe} state=${n} line=${r} /></dt>
<dd>${G(t,r.amount)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function st(e,n){return e===`P`?t(`hall-off-score`,{amount:G(e,n)}):t(n<0?`hall-to-return`:`hall-to-pay`,{amount:G(e,Math.abs(n))})}const Y=`offence_number`;function ct({args:[n]}){let{tournament:r,state:i}=u();if(!r||!i)return e`<${H} title=${t(`hall-player`)} />`;let a=i.players[n];return a?e`<${lt} state=${i} player=${a} />`:e`<${te} title=${t(`hall-player`)} text=${t(`hall-no-player`)} up="#/tables" />`}function lt({state:n,player:r}){let i=m(),a=D(Object.values(n.rulings).filter(({offender:e})=>e.id===r.id)),o=Object.entries(pt(a)).sort(([,e],[,t])=>t-e),s=n.teams[r.team]?.name;return e`<${f} title=${r.name} up="#/tables">
<p class="soft">${[r.id_number&&t(`hall-id-number`,{number:r.id_number}),s].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${t(`hall-counts`)}</h2>
${o.length===0&&e`<p class="soft">${t(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${o.map(([t,n])=>e`<div key=${t}><dt>${x(i,t)}</dt><dd>${n}</dd></div>`)}
</dl>
</section>
<${me} state=${n} id=${r.id} />
<${ot} state=${n} id=${r.id} />
<a class="button" href=${`#/standings/${r.id}`}>${t(`hall-lines`)}</a>
<${ut} state=${n} player=${r.id} />
<section class="stack">
<h2>${t(`hall-rulings`)}</h2>
<${J} rulings=${a} empty=${t(`hall-no-rulings`)} />
</section>
<//>`}function ut({state:n,player:r}){let{book:i,library:a}=u(),o=m();if(!i||!a)return null;let s=dt(n,r),c=Object.keys(i.content.fouls).filter(e=>i.table(e).used.includes(Y)).map(e=>({foul:e,...ft(o,i,{...s,foul:e})}));return c.length===0?null:e`<section class="stack">
<h2>${t(`hall-next-costs`)}</h2>
<dl class="facts">
${c.map(({foul:n,number:r,scope:i,lines:a})=>e`<div key=${n}>
<dt>${x(o,n)}<small>${t(`hall-nth`,{number:r??`?`,scope:i})}</small></dt>
<dd>${a.map(t=>e`<p key=${t}>${t}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function dt(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||y(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:a(e,r.table,r)}}function ft(e,t,n){let r=k.knownFacts(n).facts[Y],i=B(e.library,ie(t,n.foul,r?{[Y]:r}:{})),a=P(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function pt(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function mt({call:{foul:n,spoken:r}}){let{library:i,book:a}=u(),o={words:m(),library:i},{rows:s}=a.table(n);return e`<ol class="points">
${r.trace.map(({row:n,verdict:r,facts:i})=>{let a=s.find(e=>e.id===n),c=i??Object.keys(a.when);return e`<li key=${n}>
<strong class="penalty">${Ee(o,a)}</strong> <span class="badge">${t(`open.verdict.${r}`)}</span>
${c.map(t=>e`<p class="soft" key=${t}>${ht(o,a,t)}</p>`)}
${c.length===0&&e`<p class="soft">${t(s.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function ht(e,t,n){return n in t.when?ke(e,{[n]:t.when[n]}):e.words.question(n)}function X({text:n}){let{outbox:r}=u(),i=r.filter(({state:e})=>e!==`differs`).length;return i===0?null:e`<p class="note warn">${t(n,{count:i})}</p>
<a class="button main" href="#/outbox">${t(`hall-see-outbox`)}</a>`}function gt(){let{tournament:n}=u(),[r,i]=g(!1);return n?e`<section class="card">
<h2>${t(`hall-in`,{name:n.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>i(!0)}>${t(`hall-leave`)}</button>
${r&&e`<${W} title=${t(`hall-leave-ask`,{name:n.name})} onClose=${()=>i(!1)}>
<p>${t(`hall-leave-text`)}</p>
<${X} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await k.leave(),I(`#/`)}}>${t(`hall-leave`)}</button>
<button class="button" onClick=${()=>i(!1)}>${t(`cancel`)}</button>
<//>`}
</section>`:null}function _t({onYes:n}){let r=e`<button class="button danger" onClick=${n}>${t(`hall-switch-yes`)}</button>`;return e`<${f} title=${t(`hall-switch`)} up="#/tables" actions=${r}>
<${X} text="hall-switch-unsent" />
<//>`}function vt(){let{tournament:n,offsetMs:r,clockSure:i,clockAt:a,persisted:o,usage:s,quota:l,lowStorage:d}=u();return e`<section class="stack">
<h2>${t(`hall-phone`)}</h2>
${r!==null&&Math.abs(r)>2e3&&e`<p class="note warn">
${t(r>0?`hall-clock-behind`:`hall-clock-ahead`,{time:yt(Math.abs(r))})}
</p>`}
${!i&&a&&e`<p class="soft">${t(`hall-clock-last`,{time:c(new Date(a),n?.time_zone)})}</p>`}
${!i&&e`<p class="soft">${t(`hall-clock-unsure`)}</p>`}
${d&&e`<p class="note bad" role="alert">${t(`hall-storage-low`)}</p>`}
<p class="soft">${t(o?`hall-persisted`:`hall-not-persisted`)}</p>
${l>0&&e`<p class="soft">${t(`hall-storage`,{used:Z(s,1),quota:Z(l,0)})}</p>`}
</section>`}function Z(e,t){return h(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function yt(e){let n=Math.round(e/1e3),r=Math.floor(n/60),[i,a]=[Math.floor(r/1440),Math.floor(r%1440/60)],o={days:i,hours:a,minutes:r%60,seconds:n%60};return Object.entries(o).filter(([,e])=>e>0).slice(0,2).map(([e,n])=>t(`hall-span.${e}`,{count:n})).join(` `)}function bt(){let{elsewhere:n}=u();return n.map(({id:n,name:r,items:i})=>e`<section class="stack" key=${n}>
<h2>${t(`elsewhere-in`,{name:r??t(`elsewhere-nameless`)})}</h2>
<ol class="rows">${i.map(t=>e`<li key=${t.id} tabindex="-1"><${Q} item=${t} /></li>`)}</ol>
</section>`)}function Q({item:n}){let r=m(),{kind:i,state:a,about:o={},body:l,problem:u,expected:d,answer:f}=n;if(i===`restored`)return e`<${$} item=${n} />`;let{table:p,who:h,foul:g}=o,_=p&&t(`hall-table`,{label:p});return e`<article class=${`item ${a}`} aria-label=${t(`hall-kind.${i}`)}>
<${ae} item=${n} />
<p>${[_,h,g&&x(r,g),l?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${c(n.ruledAt)}</p>
${a===`waiting`&&e`<${ee} item=${n} />`}
${a===`refused`&&e`<${V} problem=${u} />`}
${a===`differs`&&e`<div class="note warn">
<p>${t(`hall-phone-showed`,{line:s(r,d)})}</p>
<p><strong>${t(`hall-server-decided`,{line:s(r,f.decision)})}</strong></p>
</div>`}
${a!==`holding`&&e`<${oe} item=${n} away />`}
</article>`}function xt({item:n,away:r,onClose:i}){let{does:a,tell:s,wrong:c}=o(),u=L(n),d=u&&!r&&n.kind===`ruling`,f=async()=>{if(!await k.discard(n.id))return s(t(`hall-over`));l(t(u?`hall-discarded-here`:`hall-discarded`)),i()};return e`<${W} title=${t(`hall-discard`)} onClose=${i}>
<p>${t(u?`hall-discard-sent`:`hall-discard-text`)} ${d&&t(`hall-discard-withdraw`)}</p>
${c}
<div class="pair">
${d&&e`<a class="button" href=${`#/ruling/${n.id}`}>${t(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>a(f)}>${t(`hall-discard`)}</button>
<button class="button" type="button" onClick=${i}>${t(`cancel`)}</button>
</div>
<//>`}function St(){let{official:n}=u();return e`<div class="note bad" role="alert">
<p>${t(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${t(`hall-join`)}</a>
${le(n,[`director`])&&e`<a class="button" href="#/account">${t(`hall-join-account`)}</a>`}
</p>
</div>`}function Ct({item:n}){let{tournament:r,official:i,signedOut:a}=u(),o=n.official??i,s=i?.id!==o?.id&&r?.id===n.tournament&&!a;return e`<p class="note bad">${t(`elsewhere-signed-out`,{name:o?.name??`?`})}</p>
${s&&e`<button class="button" type="button" onClick=${()=>k.sendAsMe(n.id)}>${t(`elsewhere-send-as`,{name:i.name})}</button>`}`}function $({item:{id:n,count:r}}){return e`<article class="item">
<p class="note warn">${t(`elsewhere-restored`,{count:r})}</p>
<button class="button" type="button" onClick=${()=>k.discard(n)}>${t(`hall-seen`)}</button>
</article>`}function wt({ruling:n}){let r=Me();return n.seq?e`<section class="stack">
<h2>${t(`reports.incident`)}</h2>
<ul class="rows">
<${xe} name=${t(`reports.incident-page`)} hint=${t(`reports.incident-about`)} path=${`rulings/${n.id}/report.pdf`}
file=${`${r}-ruling-${n.seq}.pdf`} />
</ul>
</section>`:null}function Tt({state:n,ruling:r}){let i=E(n,r.id),a=[...Et(n,r),...i?Te(n,i):[]];return a.length===0?null:e`<section class="stack">
<h2>${t(`hall-history`)}</h2>
<${De} state=${n} events=${a} />
${i&&e`<${be} state=${n} escalation=${i} />
<a class="button" href=${`#/escalation/${i.id}`}>${t(`hall-to-escalation`)}</a>`}
</section>`}function*Et(e,n){let{amends:r,ended:i,amended_by:a,closed_by:o}=n;if(r){let i=e.rulings[r];yield{key:`amends`,text:t(`hall-amends`),reason:i?.ended?.reason,by:n.official,at:n.ruled_at,href:`#/ruling/${r}`}}if(o&&(yield Dt(e,n)),i){let e=a&&`#/ruling/${a}`;yield{key:`ended`,text:t(`hall-status.${n.status}`),reason:i.reason,by:i.by,at:i.at,href:e}}}function Dt(e,{closed_by:{kind:n,id:r}}){let i=n===`ruling`?e.rulings[r]:e.handEnds[r],a=n===`ruling`?t(`hall-closed-by-ruling`):t(`hall-closed`,{how:i?t(`hall-how.${i.how}`):``}),o=n===`ruling`?`#/ruling/${r}`:void 0;return{key:`closed`,text:a,by:i?.official,at:i?.server_at,href:o}}function Ot({call:n}){let{state:r,official:i}=u(),a=jt(r,i,n);return a&&e`<p class="note warn">${t(`partial.warn.${a}`)}</p>`}function kt({why:n}){return e`<p class="note warn">${t(`partial.was.${n}`)}</p>`}function At(n){return e`<span class="badge warn">${t(`partial.badge`)}</span>`}function jt(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}function Mt(){return e`<a class="button quiet" href="#/people">${t(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${t(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${t(`reports.link`)}</a>`}export{Fe as Amendment,At as Badge,Le as Claimed,Pe as DeadHandWarning,Se as Differs,Mt as DirectorLinks,xt as Discard,bt as Elsewhere,He as Escalate,Be as ExtraTimeOffer,Tt as History,wt as Incident,gt as Leave,nt as Log,Ue as Notice,ze as OtherRulebooks,St as Out,vt as Phone,ct as Player,je as PushSwitch,kt as Recorded,$ as Restored,Ct as SignedOut,_t as Switch,Ve as TableClock,mt as Trace,Ce as Versions,Ot as Warned,Ie as nothingNew};