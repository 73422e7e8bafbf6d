import{$n as e,$t as t,At as n,Ft as r,G as i,H as a,It as o,J as s,Jt as c,L as l,O as u,P as d,Qn as f,Qt as p,Rt as m,T as h,Tt as g,Ut as ee,V as te,X as _,Z as v,Zt as y,_ as ne,_r as b,_t as x,an as re,bt as S,ct as C,dt as w,f as T,ft as E,g as D,gn as O,gr as ie,gt as k,h as ae,ht as oe,in as se,jt as A,k as ce,m as le,mr as j,nn as ue,nt as M,p as N,pt as P,q as F,r as I,rn as L,sn as R,tn as z,tt as B,u as V,un as H,v as U,vr as W,wt as de,xt as fe,zt as pe}from"./app.js";import{C as me,D as G,F as he,L as ge,O as _e,S as ve,U as ye,d as be,f as xe,g as Se,h as Ce,i as we,m as Te,o as Ee,p as De,r as Oe,s as ke,t as Ae,x as je,z as Me}from"./shared.js";function Ne({declared:e}){let{state:t}=A(),{ruling:n,server_at:i,device_at:a}=e,o=t.rulings[n]?.ruled_at??i??a;return y`<p class="note warn">${m(`already.dead`,{time:r(o,t.settings.time_zone)})}</p>`}function Pe({ruling:e}){let t=v(),{state:n}=A(),i=n.rulings[e];if(!i)return null;let a=r(i.ruled_at,n.settings.time_zone),o=i.offender.name,s=ue().parts[3]&&P(null,{facts:null,context:null,ask:null});return y`<p class="note info">
${m(`amending.what`,{line:F(t,i),name:o,time:a})}
${s&&y`<a class="reach" href=${s}>${m(`amending.another`)}</a>`}
</p>`}function Fe({from:t,again:n},r,i,a){if(n)return``;let o=[t.foul,{...r.log.facts,...t.facts},B(t.context),t.penalties,t.note??``],s=[r.foul,r.facts,r.context,i?.penalties??r.decision.penalties,a];return e(o)===e(s)?m(`amending.nothing`):``}function Ie({args:[e=``],query:n}){let r=n.get(`call`)??``,i=`#/table/${e}`,a=y`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(p+r,{steal:!0},()=>{}),z(t()[r]?.place??i,{replace:!0})}}>${m(`elsewhere.take`)}</button>`;return y`<${g} title=${m(`elsewhere.title`)} up=${i} actions=${a}><${de} text=${m(`elsewhere.text`)} /><//>`}function Le({foul:e,facts:t,context:n}){let{library:r,book:i}=A(),[a,o]=b([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return j(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id),c=setTimeout(async()=>{let i=(await Promise.all(s.map(e=>R.bookOf({id:e,options:{},readings:{}})))).map(i=>C(r,H(i,e,t,n)));a||o(i)},50);return()=>{a=!0,clearTimeout(c)}},[s]),a}function Re({call:e}){return Le(e).map(e=>y`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
<p class="soft">${_(e.source)}</p>
${e.rulebook.standing!==`official`&&y`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function ze({state:e,ruling:t}){let{does:n,wrong:r}=l(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-O(t.id))/1e3),o=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return o?y`<p class="note" role="status">${m(`game.given`,{time:c(o.seconds)})}</p>`:a<=60||a>3600||!i||!M(e,i).clock?null:y`<div class="note info">
<p>${m(`game.offer`,{time:c(a)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>ge(i,a,t.id))}>${m(`game.give`,{time:c(a)})}</button>
${r}
</div>`}function Be({state:e,hanchan:t}){let{clock:n}=M(e,t),r=ye(!!n),i=Me(e,t).length,a=n&&w(n,r),o=a?m(`game.up`):n&&m(`game.time-left`,{time:c(E(n,r))});return y`<a class="button quiet" href=${`#/start/${t.table}`}>${o??m(`hall-start`)}</a>
${i>0&&y`<a class="button" href=${`#/start/${t.table}`}>${m(`kept.waiting`,{count:i})}</a>`}
${a&&y`<${he} />`}`}function Ve({ruling:e,onClose:t}){let[r,i]=b(``);return y`<${d} title=${m(`hall-escalate`)} text=${m(`esc.escalate-text`)} yes=${m(`hall-escalate`)}
onReason=${async i=>{await R.send(`escalation`,e,{reason:i,...r.trim()&&{evidence:r.trim()}}),pe(),n(m(`esc.done.escalation`)),t()}} onClose=${t}>
<${S} long label=${m(`esc.evidence`)} hint=${m(`esc.evidence-hint`)} value=${r} onInput=${i} maxlength="4000" />
<//>`}function He(){let{tournament:e,state:t,official:n}=A();return e&&t&&n&&y`<${Ue} key=${t.id} state=${t} official=${n} />`}function Ue({state:e,official:t}){let n=v(),{parts:r}=L(),i=`shinpan.escalations.`+e.id,[a,o]=b(()=>re(i)??{since:e.seq});j(()=>se(i,a),[a]);let s=Object.values(e.escalations).flatMap(n=>Ge(e,t,n)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(j(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[m(`esc.news.several`,{count:s.length}),`#/escalations`]:We(n,u);return y`<div class="note info row" role="status">
<a class="reach body" href=${f} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${m(`esc.news.seen`)}</button>
</div>`}function We(e,{id:t,what:n,ruling:r}){let a={foul:i(e,r.foul),name:r.offender.name};return[n?m(`esc.news.outcome`,{what:n,...a}):m(`esc.news.yours`,a),`#/escalation/${t}`]}function Ge(e,t,n){let{id:r,steps:i}=n,a=e.rulings[r],o=i.at(-1),s=o??n;if(!a||s.official===t.id)return null;let c={id:r,seq:s.seq,ruling:a};return je(t,n,a)===`decide`?c:[a,n,...i].some(e=>e.official===t.id)&&o?{...c,what:Se(o)}:null}const K={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:Ke,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:qe},q={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function Ke(e,t){return t===`standing`?!le(e):t===`escalated`?!!e.escalation:e.status===t}function qe({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-O(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function Je(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in K),i=Object.entries(t).filter(([e,t])=>t&&e in q),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>K[t](e,n))&&i.every(([t,n])=>q[t](o(e),n)))}function Ye(e,t,n){let r=h(n).split(/\s+/).filter(Boolean);return r.length===0?t:t.filter(t=>{let{offender:n,table:a,note:o,reason:s,foul:c}=t,l=[n.name,a.label,o,s,i(e,c),F(e,t)],u=h(l.filter(Boolean).join(` `));return r.every(e=>u.includes(e))})}const Xe=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function Ze({state:e,rulings:t,chosen:n,onChoose:r}){let a=v(),o=e=>t=>r({...n,[e]:t}),s=Object.values(n).filter(Boolean).length,c=e=>[...new Set(t.map(e))],l=new Map(t.map(({offender:e})=>[e.id,e.name])),u={table:I(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...l].map(([e,t])=>({value:e,text:t})),foul:c(({foul:e})=>e).map(e=>({value:e,text:i(a,e)})),kind:c(({kind:e})=>e).map(e=>({value:e,text:a.name(`kinds`,e)})),status:Xe.map(e=>({value:e,text:m(`hall-status.${e}`)})),round:c(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:m(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:m(`hall-otherwise`)}],...Qe(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return y`<details class="fold">
<summary>${s?m(`hall-filters-set`,{count:s}):m(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(u).map(([e,t])=>y`<${fe} key=${e} label=${m(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:m(`hall-any`)},...et(t)]} onChange=${o(e)} />`)}
${[`from`,`until`].map(e=>y`<${S} key=${e} type="datetime-local" label=${m(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${o(e)} />`)}
${s>0&&y`<button class="button" type="button" onClick=${()=>r({})}>${m(`hall-filters-clear`)}</button>`}
</div>
</details>`}function Qe({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:m(`hall-took`,{from:c(n),until:c(r)})}]},...t&&{escalation:[{value:t,text:$e(t)}]}}}function $e(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>ee(e)?m(e):t).join(` · `)}function et(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function J({rulings:e,empty:t}){let[n,r]=b(40),i=ie(null),a=()=>r(e=>e+40),o=e.length-n;return j(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),y`<${V} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&y`<button class="button" ref=${i} type="button" onClick=${a}>${m(`hall-more`,{count:o})}</button>`}`}function tt({query:e}){let{tournament:t,state:n}=A();return!t||!n?y`<${k} title=${m(`hall-log`)} />`:y`<${nt} state=${n} asked=${Object.fromEntries(e)} />`}function nt({state:e,asked:t}){let n=v(),{official:r}=A(),[i,a]=b(t),[o,s]=b(``),c=e.settings.time_zone,l=W(()=>N(rt(e)),[e]),d=W(()=>Ye(n,Je(l,i,c),o),[n,l,i,o]);return y`<${g} title=${m(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${m(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${m(`hall-journal`)}</a>
${u(r)&&y`<a class="button quiet" href="#/dashboard">${m(`hall-dashboard`)}</a>`}
</p>
<${S} type="search" label=${m(`hall-search`)} hint=${m(`hall-search-hint`)} value=${o} onInput=${s} />
<${Ze} state=${e} rulings=${l} chosen=${i} onChoose=${a} />
<p role="status">${m(`hall-found`,{count:d.length,all:l.length})}</p>
<${J} key=${JSON.stringify([i,o])} rulings=${d} empty=${m(`hall-none-found`)} />
<//>`}function rt({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:it(t[e.id]),round:n[e.hanchan]?.round}))}function it({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function at({state:e,id:t}){let n=_e(e,t);return n.length===0?null:y`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${m(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>y`<div class="card" key=${t}>
<p><strong>${ot(t,n)}</strong></p>
<dl class="facts">
${r.map(n=>y`<div key=${n.id}>
<dt><${De} state=${e} line=${n} /></dt>
<dd>${G(t,n.amount)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function ot(e,t){return e===`P`?m(`hall-off-score`,{amount:G(e,t)}):m(t<0?`hall-to-return`:`hall-to-pay`,{amount:G(e,Math.abs(t))})}const Y=`offence_number`;function st({args:[e]}){let{tournament:t,state:n}=A();if(!t||!n)return y`<${k} title=${m(`hall-player`)} />`;let r=n.players[e];return r?y`<${ct} state=${n} player=${r} />`:y`<${oe} title=${m(`hall-player`)} text=${m(`hall-no-player`)} up="#/tables" />`}function ct({state:e,player:t}){let n=v(),r=N(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),a=Object.entries(ft(r)).sort(([,e],[,t])=>t-e),o=e.teams[t.team]?.name;return y`<${g} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&m(`hall-id-number`,{number:t.id_number}),o].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${m(`hall-counts`)}</h2>
${a.length===0&&y`<p class="soft">${m(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${a.map(([e,t])=>y`<div key=${e}><dt>${i(n,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${me} state=${e} id=${t.id} />
<${at} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${m(`hall-lines`)}</a>
<${lt} state=${e} player=${t.id} />
<section class="stack">
<h2>${m(`hall-rulings`)}</h2>
<${J} rulings=${r} empty=${m(`hall-no-rulings`)} />
</section>
<//>`}function lt({state:e,player:t}){let{book:n,library:r}=A(),a=v();if(!n||!r)return null;let o=ut(e,t),s=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Y)).map(e=>({foul:e,...dt(a,n,{...o,foul:e})}));return s.length===0?null:y`<section class="stack">
<h2>${m(`hall-next-costs`)}</h2>
<dl class="facts">
${s.map(({foul:e,number:t,scope:n,lines:r})=>y`<div key=${e}>
<dt>${i(a,e)}<small>${m(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>y`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function ut(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||te(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:a(e,r.table,r)}}function dt(e,t,n){let r=R.knownFacts(n).facts[Y],i=C(e.library,H(t,n.foul,r?{[Y]:r}:{})),a=s(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function ft(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function pt({call:{foul:e,spoken:t}}){let{library:n,book:r}=A(),i={words:v(),library:n},{rows:a}=r.table(e);return y`<ol class="points">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return y`<li key=${e}>
<strong class="penalty">${we(i,r)}</strong> <span class="badge">${m(`open.verdict.${t}`)}</span>
${o.map(e=>y`<p class="soft" key=${e}>${mt(i,r,e)}</p>`)}
${o.length===0&&y`<p class="soft">${m(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function mt(e,t,n){return n in t.when?Oe(e,{[n]:t.when[n]}):e.words.question(n)}function X({text:e}){let{outbox:t}=A(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:y`<p class="note warn">${m(e,{count:n})}</p>
<a class="button main" href="#/outbox">${m(`hall-see-outbox`)}</a>`}function ht(){let{tournament:e}=A(),[t,n]=b(!1);return e?y`<section class="card">
<h2>${m(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>n(!0)}>${m(`hall-leave`)}</button>
${t&&y`<${x} title=${m(`hall-leave-ask`,{name:e.name})} onClose=${()=>n(!1)}>
<p>${m(`hall-leave-text`)}</p>
<${X} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await R.leave(),z(`#/`)}}>${m(`hall-leave`)}</button>
<button class="button" onClick=${()=>n(!1)}>${m(`cancel`)}</button>
<//>`}
</section>`:null}function gt({onYes:e}){let t=y`<button class="button danger" onClick=${e}>${m(`hall-switch-yes`)}</button>`;return y`<${g} title=${m(`hall-switch`)} up="#/tables" actions=${t}>
<${X} text="hall-switch-unsent" />
<//>`}function _t(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:i,persisted:a,usage:o,quota:s,lowStorage:c}=A();return y`<section class="stack">
<h2>${m(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&y`<p class="note warn">
${m(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:vt(Math.abs(t))})}
</p>`}
${!n&&i&&y`<p class="soft">${m(`hall-clock-last`,{time:r(new Date(i),e?.time_zone)})}</p>`}
${!n&&y`<p class="soft">${m(`hall-clock-unsure`)}</p>`}
${c&&y`<p class="note bad" role="alert">${m(`hall-storage-low`)}</p>`}
<p class="soft">${m(a?`hall-persisted`:`hall-not-persisted`)}</p>
${s>0&&y`<p class="soft">${m(`hall-storage`,{used:Z(o,1),quota:Z(s,0)})}</p>`}
</section>`}function Z(e,t){return o(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function vt(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>m(`hall-span.${e}`,{count:t})).join(` `)}function yt(){let{elsewhere:e}=A();return e.map(({id:e,name:t,items:n})=>y`<section class="stack" key=${e}>
<h2>${m(`elsewhere-in`,{name:t??m(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>y`<li key=${e.id} tabindex="-1"><${bt} item=${e} /></li>`)}</ol>
</section>`)}function bt({item:e}){let t=v(),{kind:n,state:a,about:o={},body:s,problem:c,expected:l,answer:u}=e;if(n===`restored`)return y`<${Q} item=${e} />`;let{table:d,who:f,foul:p}=o,h=d&&m(`hall-table`,{label:d});return y`<article class=${`item ${a}`} aria-label=${m(`hall-kind.${n}`)}>
<${D} item=${e} />
<p>${[h,f,p&&i(t,p),s?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${r(e.ruledAt)}</p>
${a===`waiting`&&y`<${ne} item=${e} />`}
${a===`refused`&&y`<${U} problem=${c} />`}
${a===`differs`&&y`<div class="note warn">
<p>${m(`hall-phone-showed`,{line:F(t,l)})}</p>
<p><strong>${m(`hall-server-decided`,{line:F(t,u.decision)})}</strong></p>
</div>`}
${a!==`holding`&&y`<${ae} item=${e} away />`}
</article>`}function xt({item:e,away:t,onClose:r}){let{does:i,tell:a,wrong:o}=l(),s=f(e),c=s&&!t&&e.kind===`ruling`,u=async()=>{if(!await R.discard(e.id))return a(m(`hall-over`));n(m(s?`hall-discarded-here`:`hall-discarded`)),r()};return y`<${x} title=${m(`hall-discard`)} onClose=${r}>
<p>${m(s?`hall-discard-sent`:`hall-discard-text`)} ${c&&m(`hall-discard-withdraw`)}</p>
${o}
<div class="pair">
${c&&y`<a class="button" href=${`#/ruling/${e.id}`}>${m(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>i(u)}>${m(`hall-discard`)}</button>
<button class="button" type="button" onClick=${r}>${m(`cancel`)}</button>
</div>
<//>`}function St(){let{official:e}=A();return y`<div class="note bad" role="alert">
<p>${m(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${m(`hall-join`)}</a>
${ce(e,[`director`])&&y`<a class="button" href="#/account">${m(`hall-join-account`)}</a>`}
</p>
</div>`}function Ct({item:e}){let{tournament:t,official:n,signedOut:r}=A(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return y`<p class="note bad">${m(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&y`<button class="button" type="button" onClick=${()=>R.sendAsMe(e.id)}>${m(`elsewhere-send-as`,{name:n.name})}</button>`}`}function Q({item:{id:e,count:t}}){return y`<article class="item">
<p class="note warn">${m(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>R.discard(e)}>${m(`hall-seen`)}</button>
</article>`}function wt({ruling:e}){let t=ke();return e.seq?y`<section class="stack">
<h2>${m(`reports.incident`)}</h2>
<ul class="rows">
<${Ee} name=${m(`reports.incident-page`)} hint=${m(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function Tt({state:e,ruling:t}){let n=T(e,t.id),r=[...$(e,t),...n?Ce(e,n):[]];return r.length===0?null:y`<section class="stack">
<h2>${m(`hall-history`)}</h2>
<${Te} state=${e} events=${r} />
${n&&y`<${ve} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${m(`hall-to-escalation`)}</a>`}
</section>`}function*$(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:m(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Et(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:m(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Et(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?m(`hall-closed-by-ruling`):m(`hall-closed`,{how:r?m(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Dt({call:e}){let{state:t,official:n}=A(),r=At(t,n,e);return r&&y`<p class="note warn">${m(`partial.warn.${r}`)}</p>`}function Ot({why:e}){return y`<p class="note warn">${m(`partial.was.${e}`)}</p>`}function kt(e){return y`<span class="badge warn">${m(`partial.badge`)}</span>`}function At(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}function jt(){return y`<a class="button quiet" href="#/people">${m(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${m(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${m(`reports.link`)}</a>`}export{Ne as Already,Pe as Amending,kt as Badge,Ie as Claimed,be as Differs,jt as Directing,xt as Discard,yt as Elsewhere,Ve as Escalate,Tt as History,wt as Incident,ht as Leave,tt as Log,He as News,ze as Offer,Re as Others,St as Out,_t as Phone,st as Player,Ae as Pushed,Ot as Recorded,Q as Restored,Ct as SignedOut,gt as Switch,Be as TableClock,pt as Trace,xe as Versions,Dt as Warned,Fe as nothingNew};