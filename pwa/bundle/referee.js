import{$t as e,At as t,Ft as n,G as r,H as i,It as a,J as o,Jt as s,L as c,O as l,P as u,Qt as d,Rt as f,T as p,Tt as m,Ut as h,V as ee,X as te,Z as g,Zt as _,_ as v,_n as y,_r as b,_t as x,an as ne,bt as S,ct as C,dt as re,f as ie,fr as w,ft as T,g as E,gr as D,gt as O,h as ae,hn as k,ht as oe,in as se,jt as A,k as ce,m as le,mr as j,nn as ue,nt as M,p as N,pt as P,q as F,qn as I,r as L,rn as R,sn as z,tn as B,tt as V,u as H,v as U,vr as W,wt as de,xt as fe,zt as pe}from"./app.js";import{C as me,D as G,F as he,L as ge,O as _e,S as ve,U as ye,d as be,f as xe,g as Se,h as Ce,i as we,m as Te,o as Ee,p as De,r as Oe,s as ke,t as Ae,x as je,z as Me}from"./shared.js";function Ne({declared:e}){let{state:t}=A(),{ruling:r,server_at:i,device_at:a}=e,o=t.rulings[r]?.ruled_at??i??a;return _`<p class="note warn">${f(`already.dead`,{time:n(o,t.settings.time_zone)})}</p>`}function Pe({ruling:e}){let t=g(),{state:r}=A(),i=r.rulings[e];if(!i)return null;let a=n(i.ruled_at,r.settings.time_zone),o=i.offender.name,s=ue().parts[3]&&P(null,{facts:null,context:null,ask:null});return _`<p class="note info">
${f(`amending.what`,{line:F(t,i),name:o,time:a})}
${s&&_`<a class="reach" href=${s}>${f(`amending.another`)}</a>`}
</p>`}function Fe({from:e,again:t},n,r,i){if(t)return``;let a=[e.foul,{...n.log.facts,...e.facts},V(e.context),e.penalties,e.note??``],o=[n.foul,n.facts,n.context,r?.penalties??n.decision.penalties,i];return w(a)===w(o)?f(`amending.nothing`):``}function Ie({args:[t=``],query:n}){let r=n.get(`call`)??``,i=`#/table/${t}`,a=_`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(d+r,{steal:!0},()=>{}),B(e()[r]?.place??i,{replace:!0})}}>${f(`elsewhere.take`)}</button>`;return _`<${m} title=${f(`elsewhere.title`)} up=${i} actions=${a}><${de} text=${f(`elsewhere.text`)} /><//>`}function Le({foul:e,facts:t,context:n}){let{library:r,book:i}=A(),[a,o]=b([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return j(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id),c=setTimeout(async()=>{let i=(await Promise.all(s.map(e=>z.bookOf({id:e,options:{},readings:{}})))).map(i=>C(r,y(i,e,t,n)));a||o(i)},50);return()=>{a=!0,clearTimeout(c)}},[s]),a}function Re({call:e}){return Le(e).map(e=>_`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
<p class="soft">${te(e.source)}</p>
${e.rulebook.standing!==`official`&&_`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function ze({state:e,ruling:t}){let{does:n,wrong:r}=c(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-k(t.id))/1e3),o=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return o?_`<p class="note" role="status">${f(`game.given`,{time:s(o.seconds)})}</p>`:a<=60||a>3600||!i||!M(e,i).clock?null:_`<div class="note info">
<p>${f(`game.offer`,{time:s(a)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>ge(i,a,t.id))}>${f(`game.give`,{time:s(a)})}</button>
${r}
</div>`}function Be({state:e,hanchan:t}){let{clock:n}=M(e,t),r=ye(!!n),i=Me(e,t).length,a=n&&re(n,r),o=a?f(`game.up`):n&&f(`game.time-left`,{time:s(T(n,r))});return _`<a class="button quiet" href=${`#/start/${t.table}`}>${o??f(`hall-start`)}</a>
${i>0&&_`<a class="button" href=${`#/start/${t.table}`}>${f(`kept.waiting`,{count:i})}</a>`}
${a&&_`<${he} />`}`}function Ve({ruling:e,onClose:n}){let[r,i]=b(``);return _`<${u} title=${f(`hall-escalate`)} text=${f(`esc.escalate-text`)} yes=${f(`hall-escalate`)}
onReason=${async i=>{await z.send(`escalation`,e,{reason:i,...r.trim()&&{evidence:r.trim()}}),pe(),t(f(`esc.done.escalation`)),n()}} onClose=${n}>
<${S} long label=${f(`esc.evidence`)} hint=${f(`esc.evidence-hint`)} value=${r} onInput=${i} maxlength="4000" />
<//>`}function He(){let{tournament:e,state:t,official:n}=A();return e&&t&&n&&_`<${Ue} key=${t.id} state=${t} official=${n} />`}function Ue({state:e,official:t}){let n=g(),{parts:r}=R(),i=`shinpan.escalations.`+e.id,[a,o]=b(()=>ne(i)??{since:e.seq});j(()=>se(i,a),[a]);let s=Object.values(e.escalations).flatMap(n=>Ge(e,t,n)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(j(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,p]=s.length>1?[f(`esc.news.several`,{count:s.length}),`#/escalations`]:We(n,u);return _`<div class="note info row" role="status">
<a class="reach body" href=${p} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${f(`esc.news.seen`)}</button>
</div>`}function We(e,{id:t,what:n,ruling:i}){let a={foul:r(e,i.foul),name:i.offender.name};return[n?f(`esc.news.outcome`,{what:n,...a}):f(`esc.news.yours`,a),`#/escalation/${t}`]}function Ge(e,t,n){let{id:r,steps:i}=n,a=e.rulings[r],o=i.at(-1),s=o??n;if(!a||s.official===t.id)return null;let c={id:r,seq:s.seq,ruling:a};return je(t,n,a)===`decide`?c:[a,n,...i].some(e=>e.official===t.id)&&o?{...c,what:Se(o)}:null}const K={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:Ke,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:qe},q={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function Ke(e,t){return t===`standing`?!le(e):t===`escalated`?!!e.escalation:e.status===t}function qe({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-k(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function Je(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in K),i=Object.entries(t).filter(([e,t])=>t&&e in q),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>K[t](e,n))&&i.every(([t,n])=>q[t](o(e),n)))}function Ye(e,t,n){let i=p(n).split(/\s+/).filter(Boolean);return i.length===0?t:t.filter(t=>{let{offender:n,table:a,note:o,reason:s,foul:c}=t,l=[n.name,a.label,o,s,r(e,c),F(e,t)],u=p(l.filter(Boolean).join(` `));return i.every(e=>u.includes(e))})}const Xe=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function Ze({state:e,rulings:t,chosen:n,onChoose:i}){let a=g(),o=e=>t=>i({...n,[e]:t}),s=Object.values(n).filter(Boolean).length,c=e=>[...new Set(t.map(e))],l=new Map(t.map(({offender:e})=>[e.id,e.name])),u={table:L(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...l].map(([e,t])=>({value:e,text:t})),foul:c(({foul:e})=>e).map(e=>({value:e,text:r(a,e)})),kind:c(({kind:e})=>e).map(e=>({value:e,text:a.name(`kinds`,e)})),status:Xe.map(e=>({value:e,text:f(`hall-status.${e}`)})),round:c(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:f(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:f(`hall-otherwise`)}],...Qe(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return _`<details class="fold">
<summary>${s?f(`hall-filters-set`,{count:s}):f(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(u).map(([e,t])=>_`<${fe} key=${e} label=${f(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:f(`hall-any`)},...et(t)]} onChange=${o(e)} />`)}
${[`from`,`until`].map(e=>_`<${S} key=${e} type="datetime-local" label=${f(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${o(e)} />`)}
${s>0&&_`<button class="button" type="button" onClick=${()=>i({})}>${f(`hall-filters-clear`)}</button>`}
</div>
</details>`}function Qe({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:f(`hall-took`,{from:s(n),until:s(r)})}]},...t&&{escalation:[{value:t,text:$e(t)}]}}}function $e(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>h(e)?f(e):t).join(` · `)}function et(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function J({rulings:e,empty:t}){let[n,r]=b(40),i=D(null),a=()=>r(e=>e+40),o=e.length-n;return j(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),_`<${H} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&_`<button class="button" ref=${i} type="button" onClick=${a}>${f(`hall-more`,{count:o})}</button>`}`}function tt({query:e}){let{tournament:t,state:n}=A();return!t||!n?_`<${O} title=${f(`hall-log`)} />`:_`<${nt} state=${n} asked=${Object.fromEntries(e)} />`}function nt({state:e,asked:t}){let n=g(),{official:r}=A(),[i,a]=b(t),[o,s]=b(``),c=e.settings.time_zone,u=W(()=>N(rt(e)),[e]),d=W(()=>Ye(n,Je(u,i,c),o),[n,u,i,o]);return _`<${m} title=${f(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${f(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${f(`hall-journal`)}</a>
${l(r)&&_`<a class="button quiet" href="#/dashboard">${f(`hall-dashboard`)}</a>`}
</p>
<${S} type="search" label=${f(`hall-search`)} hint=${f(`hall-search-hint`)} value=${o} onInput=${s} />
<${Ze} state=${e} rulings=${u} chosen=${i} onChoose=${a} />
<p role="status">${f(`hall-found`,{count:d.length,all:u.length})}</p>
<${J} key=${JSON.stringify([i,o])} rulings=${d} empty=${f(`hall-none-found`)} />
<//>`}function rt({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:it(t[e.id]),round:n[e.hanchan]?.round}))}function it({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function at({state:e,id:t}){let n=_e(e,t);return n.length===0?null:_`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${f(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>_`<div class="card" key=${t}>
<p><strong>${ot(t,n)}</strong></p>
<dl class="facts">
${r.map(n=>_`<div key=${n.id}>
<dt><${De} state=${e} line=${n} /></dt>
<dd>${G(t,n.amount)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function ot(e,t){return e===`P`?f(`hall-off-score`,{amount:G(e,t)}):f(t<0?`hall-to-return`:`hall-to-pay`,{amount:G(e,Math.abs(t))})}const Y=`offence_number`;function st({args:[e]}){let{tournament:t,state:n}=A();if(!t||!n)return _`<${O} title=${f(`hall-player`)} />`;let r=n.players[e];return r?_`<${ct} state=${n} player=${r} />`:_`<${oe} title=${f(`hall-player`)} text=${f(`hall-no-player`)} up="#/tables" />`}function ct({state:e,player:t}){let n=g(),i=N(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),a=Object.entries(ft(i)).sort(([,e],[,t])=>t-e),o=e.teams[t.team]?.name;return _`<${m} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&f(`hall-id-number`,{number:t.id_number}),o].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${f(`hall-counts`)}</h2>
${a.length===0&&_`<p class="soft">${f(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${a.map(([e,t])=>_`<div key=${e}><dt>${r(n,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${me} state=${e} id=${t.id} />
<${at} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${f(`hall-lines`)}</a>
<${lt} state=${e} player=${t.id} />
<section class="stack">
<h2>${f(`hall-rulings`)}</h2>
<${J} rulings=${i} empty=${f(`hall-no-rulings`)} />
</section>
<//>`}function lt({state:e,player:t}){let{book:n,library:i}=A(),a=g();if(!n||!i)return null;let o=ut(e,t),s=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Y)).map(e=>({foul:e,...dt(a,n,{...o,foul:e})}));return s.length===0?null:_`<section class="stack">
<h2>${f(`hall-next-costs`)}</h2>
<dl class="facts">
${s.map(({foul:e,number:t,scope:n,lines:i})=>_`<div key=${e}>
<dt>${r(a,e)}<small>${f(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${i.map(e=>_`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function ut(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||ee(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:i(e,r.table,r)}}function dt(e,t,n){let r=z.known(n).facts[Y],i=C(e.library,y(t,n.foul,r?{[Y]:r}:{})),a=o(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function ft(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function pt({call:{foul:e,spoken:t}}){let{library:n,book:r}=A(),i={words:g(),library:n},{rows:a}=r.table(e);return _`<ol class="points">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return _`<li key=${e}>
<strong class="penalty">${we(i,r)}</strong> <span class="badge">${f(`open.verdict.${t}`)}</span>
${o.map(e=>_`<p class="soft" key=${e}>${mt(i,r,e)}</p>`)}
${o.length===0&&_`<p class="soft">${f(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function mt(e,t,n){return n in t.when?Oe(e,{[n]:t.when[n]}):e.words.question(n)}function X({text:e}){let{outbox:t}=A(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:_`<p class="note warn">${f(e,{count:n})}</p>
<a class="button main" href="#/outbox">${f(`hall-see-outbox`)}</a>`}function ht(){let{tournament:e}=A(),[t,n]=b(!1);return e?_`<section class="card">
<h2>${f(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>n(!0)}>${f(`hall-leave`)}</button>
${t&&_`<${x} title=${f(`hall-leave-ask`,{name:e.name})} onClose=${()=>n(!1)}>
<p>${f(`hall-leave-text`)}</p>
<${X} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await z.leave(),B(`#/`)}}>${f(`hall-leave`)}</button>
<button class="button" onClick=${()=>n(!1)}>${f(`cancel`)}</button>
<//>`}
</section>`:null}function gt({onYes:e}){let t=_`<button class="button danger" onClick=${e}>${f(`hall-switch-yes`)}</button>`;return _`<${m} title=${f(`hall-switch`)} up="#/tables" actions=${t}>
<${X} text="hall-switch-unsent" />
<//>`}function _t(){let{tournament:e,offsetMs:t,clockSure:r,clockAt:i,persisted:a,usage:o,quota:s,lowStorage:c}=A();return _`<section class="stack">
<h2>${f(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&_`<p class="note warn">
${f(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:vt(Math.abs(t))})}
</p>`}
${!r&&i&&_`<p class="soft">${f(`hall-clock-last`,{time:n(new Date(i),e?.time_zone)})}</p>`}
${!r&&_`<p class="soft">${f(`hall-clock-unsure`)}</p>`}
${c&&_`<p class="note bad" role="alert">${f(`hall-storage-low`)}</p>`}
<p class="soft">${f(a?`hall-persisted`:`hall-not-persisted`)}</p>
${s>0&&_`<p class="soft">${f(`hall-storage`,{used:Z(o,1),quota:Z(s,0)})}</p>`}
</section>`}function Z(e,t){return a(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function vt(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>f(`hall-span.${e}`,{count:t})).join(` `)}function yt(){let{elsewhere:e}=A();return e.map(({id:e,name:t,items:n})=>_`<section class="stack" key=${e}>
<h2>${f(`elsewhere-in`,{name:t??f(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>_`<li key=${e.id} tabindex="-1"><${bt} item=${e} /></li>`)}</ol>
</section>`)}function bt({item:e}){let t=g(),{kind:i,state:a,about:o={},body:s,problem:c,expected:l,answer:u}=e;if(i===`restored`)return _`<${Q} item=${e} />`;let{table:d,who:p,foul:m}=o,h=d&&f(`hall-table`,{label:d});return _`<article class=${`item ${a}`} aria-label=${f(`hall-kind.${i}`)}>
<${E} item=${e} />
<p>${[h,p,m&&r(t,m),s?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${n(e.ruledAt)}</p>
${a===`waiting`&&_`<${v} item=${e} />`}
${a===`refused`&&_`<${U} problem=${c} />`}
${a===`differs`&&_`<div class="note warn">
<p>${f(`hall-phone-showed`,{line:F(t,l)})}</p>
<p><strong>${f(`hall-server-decided`,{line:F(t,u.decision)})}</strong></p>
</div>`}
${a!==`holding`&&_`<${ae} item=${e} away />`}
</article>`}function xt({item:e,away:n,onClose:r}){let{does:i,tell:a,wrong:o}=c(),s=I(e),l=s&&!n&&e.kind===`ruling`,u=async()=>{if(!await z.discard(e.id))return a(f(`hall-over`));t(f(s?`hall-discarded-here`:`hall-discarded`)),r()};return _`<${x} title=${f(`hall-discard`)} onClose=${r}>
<p>${f(s?`hall-discard-sent`:`hall-discard-text`)} ${l&&f(`hall-discard-withdraw`)}</p>
${o}
<div class="pair">
${l&&_`<a class="button" href=${`#/ruling/${e.id}`}>${f(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>i(u)}>${f(`hall-discard`)}</button>
<button class="button" type="button" onClick=${r}>${f(`cancel`)}</button>
</div>
<//>`}function St(){let{official:e}=A();return _`<div class="note bad" role="alert">
<p>${f(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${f(`hall-join`)}</a>
${ce(e,[`director`])&&_`<a class="button" href="#/account">${f(`hall-join-account`)}</a>`}
</p>
</div>`}function Ct({item:e}){let{tournament:t,official:n,signedOut:r}=A(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return _`<p class="note bad">${f(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&_`<button class="button" type="button" onClick=${()=>z.sendAsMe(e.id)}>${f(`elsewhere-send-as`,{name:n.name})}</button>`}`}function Q({item:{id:e,count:t}}){return _`<article class="item">
<p class="note warn">${f(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>z.discard(e)}>${f(`hall-seen`)}</button>
</article>`}function wt({ruling:e}){let t=ke();return e.seq?_`<section class="stack">
<h2>${f(`reports.incident`)}</h2>
<ul class="rows">
<${Ee} name=${f(`reports.incident-page`)} hint=${f(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function Tt({state:e,ruling:t}){let n=ie(e,t.id),r=[...$(e,t),...n?Ce(e,n):[]];return r.length===0?null:_`<section class="stack">
<h2>${f(`hall-history`)}</h2>
<${Te} state=${e} events=${r} />
${n&&_`<${ve} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${f(`hall-to-escalation`)}</a>`}
</section>`}function*$(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:f(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Et(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:f(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Et(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?f(`hall-closed-by-ruling`):f(`hall-closed`,{how:r?f(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Dt({call:e}){let{state:t,official:n}=A(),r=At(t,n,e);return r&&_`<p class="note warn">${f(`partial.warn.${r}`)}</p>`}function Ot({why:e}){return _`<p class="note warn">${f(`partial.was.${e}`)}</p>`}function kt(e){return _`<span class="badge warn">${f(`partial.badge`)}</span>`}function At(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}function jt(){return _`<a class="button quiet" href="#/people">${f(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${f(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${f(`reports.link`)}</a>`}export{Ne as Already,Pe as Amending,kt as Badge,Ie as Claimed,be as Differs,jt as Directing,xt as Discard,yt as Elsewhere,Ve as Escalate,Tt as History,wt as Incident,ht as Leave,tt as Log,He as News,ze as Offer,Re as Others,St as Out,_t as Phone,st as Player,Ae as Pushed,Ot as Recorded,Q as Restored,Ct as SignedOut,gt as Switch,Be as TableClock,pt as Trace,xe as Versions,Dt as Warned,Fe as nothingNew};