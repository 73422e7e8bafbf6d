import{At as e,B as t,C as n,Dr as r,Dt as i,F as a,Fr as o,H as s,Ht as c,Ir as l,It as u,Kt as d,Lr as f,Lt as p,M as m,Mr as h,Mt as g,N as _,Nt as v,On as y,Ot as ee,P as te,Pt as ne,Qt as re,R as ie,Rr as b,Rt as ae,S as oe,Sn as se,T as x,V as S,W as C,X as ce,Y as w,Zt as T,_n as le,an as ue,dn as de,en as E,ft as D,gn as fe,gt as pe,h as me,hn as he,it as O,j as k,jt as ge,k as A,kt as j,ln as M,mn as N,n as P,nt as F,or as I,ot as L,pn as R,q as z,qt as B,r as _e,rn as ve,s as ye,st as be,tn as V,tt as xe,un as Se,ur as Ce,ut as we,w as Te,wr as Ee,wt as H,yn as U,yt as W,zt as De}from"./app.js";import{C as Oe,E as ke,N as Ae,O as je,_ as Me,d as Ne,et as Pe,f as Fe,g as Ie,h as Le,i as Re,m as ze,nt as Be,p as Ve,r as He,s as Ue,t as We,w as Ge,y as Ke}from"./shared.js";function qe({declared:e}){let{state:t}=B(),{ruling:n,server_at:r,device_at:i}=e,a=t.rulings[n]?.ruled_at??r??i;return M`<p class="note warn">${E(`already.dead`,{time:T(a,t.settings.time_zone)})}</p>`}function Je({ruling:e}){let t=D(),{state:n}=B(),r=n.rulings[e];if(!r)return null;let i=T(r.ruled_at,n.settings.time_zone),a=r.offender.name,o=N().parts[3]&&j(null,{facts:null,context:null,ask:null});return M`<p class="note info">
${E(`amending.what`,{line:L(t,r),name:a,time:i})}
${o&&M`<a class="reach" href=${o}>${E(`amending.another`)}</a>`}
</p>`}function Ye({from:e,again:t},n,r,i){if(t)return``;let a=[e.foul,{...n.log.facts,...e.facts},pe(e.context),e.penalties,e.note??``],o=[n.foul,n.facts,n.context,r?.penalties??n.decision.penalties,i];return h(a)===h(o)?E(`amending.nothing`):``}function Xe({args:[e=``],query:t}){let n=t.get(`call`)??``,r=`#/table/${e}`,i=M`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(Se+n,{steal:!0},()=>{}),R(de()[n]?.place??r,{replace:!0})}}>${E(`elsewhere.take`)}</button>`;return M`<${c} title=${E(`elsewhere.title`)} up=${r} actions=${i}><${De} text=${E(`elsewhere.text`)} /><//>`}function Ze({foul:e,facts:t,context:n}){let{library:r,book:i}=B(),[a,s]=f([]),c=JSON.stringify([e,t,n,r.language,i.revision]);return o(()=>{let a=!1,o=Object.keys(r.books).filter(e=>e!==i.id),c=setTimeout(async()=>{let c=await Promise.all(o.map(e=>U.bookOf({id:e,options:{},readings:{}}))),[,...l]=Ue([i,...c],e,t,n);a||s(l.map(e=>H(r,e)))},50);return()=>{a=!0,clearTimeout(c)}},[c]),a}function Qe({call:e}){return Ze(e).map(e=>M`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${we(e).map(e=>M`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&M`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function $e({state:e,ruling:t}){let{does:n,wrong:i}=w(),a=e.hanchans[t.hanchan??``],o=Math.floor((Date.parse(t.ruled_at)-y(t.id))/1e3),s=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return s?M`<p class="note" role="status">${E(`game.given`,{time:r(s.seconds)})}</p>`:o<=60||o>3600||!a||!W(e,a).clock?null:M`<div class="note info">
<p>${E(`game.offer`,{time:r(o)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>ke(a,o,t.id))}>${E(`game.give`,{time:r(o)})}</button>
${i}
</div>`}function et({state:e,hanchan:t}){let{clock:n}=W(e,t),a=Ae(!!n),o=je(e,t).length,s=n&&i(n,a),c=s?E(`game.up`):n&&E(`game.time-left`,{time:r(ee(n,a))});return M`<a class="button quiet" href=${`#/start/${t.table}`}>${c??E(`hall-start`)}</a>
${o>0&&M`<a class="button" href=${`#/start/${t.table}`}>${E(`kept.waiting`,{count:o})}</a>`}
${s&&M`<${Ge} />`}`}function G({ruling:e,onClose:t}){let[n,r]=f(``);return M`<${z} title=${E(`hall-escalate`)} text=${E(`esc.escalate-text`)} yes=${E(`hall-escalate`)}
onReason=${async r=>{await U.send(`escalation`,e,{reason:r,...n.trim()&&{evidence:n.trim()}}),V(),d(E(`esc.done.escalation`)),t()}} onClose=${t}>
<${u} long label=${E(`esc.evidence`)} hint=${E(`esc.evidence-hint`)} value=${n} onInput=${r} maxlength="4000" />
<//>`}function tt(){let{tournament:e,state:t,official:n}=B();return e&&t&&n&&M`<${nt} key=${t.id} state=${t} official=${n} />`}function nt({state:e,official:t}){let n=D(),{parts:r}=he(),i=`shinpan.escalations.`+e.id,[a,s]=f(()=>le(i)??{since:e.seq});o(()=>fe(i,a),[a]);let c=Object.values(e.escalations).flatMap(n=>it(e,t,n)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),l=()=>s({...a,...Object.fromEntries(c.map(({id:e,seq:t})=>[e,t]))}),u=c.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(o(()=>{u&&s({...a,[u.id]:u.seq})},[u?.seq]),u||c.length===0||r[0]===`escalations`)return null;let[d]=c,[p,m]=c.length>1?[E(`esc.news.several`,{count:c.length}),`#/escalations`]:rt(n,d);return M`<div class="note info row" role="status">
<a class="reach body" href=${m} onClick=${l}>${p}</a>
<button class="button" type="button" onClick=${l}>${E(`esc.news.seen`)}</button>
</div>`}function rt(e,{id:t,what:n,ruling:r}){let i={foul:O(e,r.foul),name:r.offender.name};return[n?E(`esc.news.outcome`,{what:n,...i}):E(`esc.news.yours`,i),`#/escalation/${t}`]}function it(e,t,n){let{id:r,steps:i}=n,a=e.rulings[r],o=i.at(-1),s=o??n;if(!a||s.official===t.id)return null;let c={id:r,seq:s.seq,ruling:a};return Ke(t,n,a)===`decide`?c:[a,n,...i].some(e=>e.official===t.id)&&o?{...c,what:Ie(o)}:null}const K={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:at,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:ot},q={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function at(e,t){return t===`standing`?!a(e):t===`escalated`?!!e.escalation:e.status===t}function ot({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-y(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function st(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in K),i=Object.entries(t).filter(([e,t])=>t&&e in q),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>K[t](e,n))&&i.every(([t,n])=>q[t](o(e),n)))}function ct(e,t,n){if(!n.trim())return t;let r=Ee(e.library,n);return t.filter(t=>{let{offender:n,table:i,note:a,reason:o,foul:s}=t,c=[n.name,i.label,a,o,O(e,s),L(e,t)];return r(c.filter(Boolean).join(` `))})}const lt=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function ut({state:e,rulings:t,chosen:n,onChoose:r}){let i=D(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=e=>[...new Set(t.map(e))],c=new Map(t.map(({offender:e})=>[e.id,e.name])),l={table:me(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...c].map(([e,t])=>({value:e,text:t})),foul:s(({foul:e})=>e).map(e=>({value:e,text:O(i,e)})),kind:s(({kind:e})=>e).map(e=>({value:e,text:i.name(`kinds`,e)})),status:lt.map(e=>({value:e,text:E(`hall-status.${e}`)})),round:s(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:E(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:E(`hall-otherwise`)}],...dt(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return M`<details class="fold">
<summary>${o?E(`hall-filters-set`,{count:o}):E(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(l).map(([e,t])=>M`<${p} key=${e} label=${E(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:E(`hall-any`)},...pt(t)]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>M`<${u} key=${e} type="datetime-local" label=${E(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&M`<button class="button" type="button" onClick=${()=>r({})}>${E(`hall-filters-clear`)}</button>`}
</div>
</details>`}function dt({took:e,escalation:t}){let[n=0,i=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:E(`hall-took`,{from:r(n),until:r(i)})}]},...t&&{escalation:[{value:t,text:ft(t)}]}}}function ft(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>ue(e)?E(e):t).join(` · `)}function pt(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function J({rulings:e,empty:t}){let[n,r]=f(40),i=l(null),a=()=>r(e=>e+40),s=e.length-n;return o(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,s>0]),M`<${A} rulings=${e.slice(0,n)} place empty=${t} />
${s>0&&M`<button class="button" ref=${i} type="button" onClick=${a}>${E(`hall-more`,{count:s})}</button>`}`}function mt({query:e}){let{tournament:t,state:n}=B();return!t||!n?M`<${g} title=${E(`hall-log`)} />`:M`<${ht} state=${n} asked=${Object.fromEntries(e)} />`}function ht({state:e,asked:t}){let n=D(),{official:r}=B(),[i,a]=f(t),[o,s]=f(``),l=e.settings.time_zone,d=b(()=>_(gt(e)),[e]),p=b(()=>ct(n,st(d,i,l),o),[n,d,i,o]);return M`<${c} title=${E(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${E(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${E(`hall-journal`)}</a>
${S(r)&&M`<a class="button quiet" href="#/dashboard">${E(`hall-dashboard`)}</a>`}
</p>
<${u} type="search" label=${E(`hall-search`)} hint=${E(`hall-search-hint`)} value=${o} onInput=${s} />
<${ut} state=${e} rulings=${d} chosen=${i} onChoose=${a} />
<p role="status">${E(`hall-found`,{count:p.length,all:d.length})}</p>
<${J} key=${JSON.stringify([i,o])} rulings=${p} empty=${E(`hall-none-found`)} />
<//>`}function gt({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:_t(t[e.id]),round:n[e.hanchan]?.round}))}function _t({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function vt({state:e,id:t}){let n=_e(e,t);return n.length===0?null:M`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${E(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>M`<div class="card" key=${t}>
<p><strong>${yt(t,n)}</strong></p>
<dl class="facts">
${r.map(n=>M`<div key=${n.id}>
<dt><${Ve} state=${e} line=${n} /></dt>
<dd>${P(t,n.amount)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function yt(e,t){return ye(e)?E(`hall-off-score`,{amount:P(e,t)}):E(t<0?`hall-to-return`:`hall-to-pay`,{amount:P(e,Math.abs(t))})}const Y=`offence_number`;function bt({args:[e]}){let{tournament:t,state:n}=B();if(!t||!n)return M`<${g} title=${E(`hall-player`)} />`;let r=n.players[e];return r?M`<${xt} state=${n} player=${r} />`:M`<${ge} title=${E(`hall-player`)} text=${E(`hall-no-player`)} up="#/tables" />`}function xt({state:e,player:t}){let n=D(),r=_(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),i=Object.entries(Tt(r)).sort(([,e],[,t])=>t-e),a=e.teams[t.team]?.name;return M`<${c} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&E(`hall-id-number`,{number:t.id_number}),a].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${E(`hall-counts`)}</h2>
${i.length===0&&M`<p class="soft">${E(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${i.map(([e,t])=>M`<div key=${e}><dt>${O(n,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${Oe} state=${e} id=${t.id} />
<${vt} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${E(`hall-lines`)}</a>
<${St} state=${e} player=${t.id} />
<section class="stack">
<h2>${E(`hall-rulings`)}</h2>
<${J} rulings=${r} empty=${E(`hall-no-rulings`)} />
</section>
<//>`}function St({state:e,player:t}){let{book:n,library:r}=B(),i=D();if(!n||!r)return null;let a=Ct(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Y)).map(e=>({foul:e,...wt(i,n,{...a,foul:e})}));return o.length===0?null:M`<section class="stack">
<h2>${E(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>M`<div key=${e}>
<dt>${O(i,e)}<small>${E(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>M`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function Ct(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||xe(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:F(e,r.table,r)}}function wt(e,t,n){let r=U.knownFacts(n).facts[Y],i=H(e.library,se(t,n.foul,r?{[Y]:r}:{})),a=be(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function Tt(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function Et({near:e=[]}){let t=D();return e.length===0?null:M`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>M`<a key=${e} class="button" href=${j(e)}>${t}</a>`)}
</section>`}function Dt({call:{foul:e,spoken:t}}){let{library:n,book:r}=B(),i={words:D(),library:n},{rows:a}=r.table(e);return M`<ol class="points">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return M`<li key=${e}>
<strong class="penalty">${Re(i,r)}</strong> <span class="badge">${E(`open.verdict.${t}`)}</span>
${o.map(e=>M`<p class="soft" key=${e}>${Ot(i,r,e)}</p>`)}
${o.length===0&&M`<p class="soft">${E(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function Ot(e,t,n){return n in t.when?He(e,{[n]:t.when[n]}):e.words.question(n)}function kt({about:n,call:{foul:r,facts:i,context:a,others:o}}){let s=B(),c=D(),l=t(s,n),{offenders:u,...d}=a;if(l.length===0||!ie(s.book,r,i,{...d,offenders:2}))return null;let f=o.map(e=>e.about.seat),p=t=>{let n=f.includes(t)?f.filter(e=>e!==t):[...f,t];e(j(r,{also:n.join()||null,context:d}))},m=o.map(e=>e.about.offender?.name).join(`, `),h=M`<span class="body">${E(`call.others`)}${m&&M`<small class="who">${m}</small>`}</span>`;return M`<${ne} title=${h}>
${()=>M`<div class="choices">
${l.map(({seat:e,offender:t})=>M`<label class="choice several" key=${e}>
<input type="checkbox" checked=${f.includes(e)} onChange=${()=>p(e)} />
<span>${c.phrase(`seat-${e}`)} <span class="who">${t?.name}</span></span>
</label>`)}
</div>`}
<//>`}function At({state:e,ruling:t}){return M`<section class="stack">
<h2>${E(`hall-incident`)}</h2>
<${A} rulings=${k(e,t)} empty="" />
</section>`}function X({text:e}){let{outbox:t}=B(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:M`<p class="note warn">${E(e,{count:n})}</p>
<a class="button main" href="#/outbox">${E(`hall-see-outbox`)}</a>`}function jt(){let{tournament:e}=B(),[t,n]=f(!1);return e?M`<section class="card">
<h2>${E(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>n(!0)}>${E(`hall-leave`)}</button>
${t&&M`<${v} title=${E(`hall-leave-ask`,{name:e.name})} onClose=${()=>n(!1)}>
<p>${E(`hall-leave-text`)}</p>
<${X} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await U.leave(),R(`#/`)}}>${E(`hall-leave`)}</button>
<button class="button" onClick=${()=>n(!1)}>${E(`cancel`)}</button>
<//>`}
</section>`:null}function Mt({onYes:e}){let t=M`<button class="button danger" onClick=${e}>${E(`hall-switch-yes`)}</button>`;return M`<${c} title=${E(`hall-switch`)} up="#/tables" actions=${t}>
<${X} text="hall-switch-unsent" />
<//>`}function Nt(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:o,lowStorage:s}=B();return M`<section class="stack">
<h2>${E(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&M`<p class="note warn">
${E(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:Pt(Math.abs(t))})}
</p>`}
${!n&&r&&M`<p class="soft">${E(`hall-clock-last`,{time:T(new Date(r),e?.time_zone)})}</p>`}
${!n&&M`<p class="soft">${E(`hall-clock-unsure`)}</p>`}
${s&&M`<p class="note bad" role="alert">${E(`hall-storage-low`)}</p>`}
<p class="soft">${E(i?`hall-persisted`:`hall-not-persisted`)}</p>
${o>0&&M`<p class="soft">${E(`hall-storage`,{used:Z(a,1),quota:Z(o,0)})}</p>`}
</section>`}function Z(e,t){return re(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function Pt(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>E(`hall-span.${e}`,{count:t})).join(` `)}function Q(){let{elsewhere:e}=B();return e.map(({id:e,name:t,items:n})=>M`<section class="stack" key=${e}>
<h2>${E(`elsewhere-in`,{name:t??E(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>M`<li key=${e.id} tabindex="-1"><${Ft} item=${e} /></li>`)}</ol>
</section>`)}function Ft({item:e}){let t=D(),{kind:r,state:i,about:a={},body:o,problem:s,expected:c,answer:l}=e;if(r===`restored`)return M`<${$} item=${e} />`;let{table:u,who:d,foul:f}=a,p=u&&E(`hall-table`,{label:u});return M`<article class=${`item ${i}`} aria-label=${E(`hall-kind.${r}`)}>
<${n} item=${e} />
<p>${[p,d,f&&O(t,f),o?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${T(e.ruledAt)}</p>
${i===`waiting`&&M`<${Te} item=${e} />`}
${i===`refused`&&M`<${x} problem=${s} />`}
${i===`differs`&&M`<div class="note warn">
<p>${E(`hall-phone-showed`,{line:L(t,c)})}</p>
<p><strong>${E(`hall-server-decided`,{line:L(t,l.decision)})}</strong></p>
</div>`}
${i!==`holding`&&M`<${oe} item=${e} away />`}
</article>`}function It({item:e,away:t,onClose:n}){let{does:r,tell:i,wrong:a}=w(),o=Ce(e),s=o&&!t&&e.kind===`ruling`,c=async()=>{if(!await U.discard(e.id))return i(E(`hall-over`));d(E(o?`hall-discarded-here`:`hall-discarded`)),n()};return M`<${v} title=${E(`hall-discard`)} onClose=${n}>
<p>${E(o?`hall-discard-sent`:`hall-discard-text`)} ${s&&E(`hall-discard-withdraw`)}</p>
${a}
<div class="pair">
${s&&M`<a class="button" href=${`#/ruling/${e.id}`}>${E(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(c)}>${E(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${E(`cancel`)}</button>
</div>
<//>`}function Lt(){let{official:e}=B();return M`<div class="note bad" role="alert">
<p>${E(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${E(`hall-join`)}</a>
${s(e,[`director`])&&M`<a class="button" href="#/account">${E(`hall-join-account`)}</a>`}
</p>
</div>`}function Rt({item:e}){let{tournament:t,official:n,signedOut:r}=B(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return M`<p class="note bad">${E(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&M`<button class="button" type="button" onClick=${()=>U.sendAsMe(e.id)}>${E(`elsewhere-send-as`,{name:n.name})}</button>`}`}function $({item:{id:e,count:t}}){return M`<article class="item">
<p class="note warn">${E(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>U.discard(e)}>${E(`hall-seen`)}</button>
</article>`}function zt({ruling:e}){let t=Be();return e.seq?M`<section class="stack">
<h2>${E(`reports.incident`)}</h2>
<ul class="rows">
<${Pe} name=${E(`reports.incident-page`)} hint=${E(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function Bt({state:e,ruling:t}){let{official:n}=B(),[r,i]=f(!1),[o,s]=f(null);if(!C(n)||t.outbox===`holding`||I(t.outbox))return null;let c=t=>!a(t)&&!m(e,t.id),l=c(t),u=k(e,t).filter(c),p=()=>s(null),h=async e=>{for(let n of[t,...r?u:[]])await U.send(`withdrawal`,n.id,{reason:e});V(),d(E(`hall-done.withdrawal`)),p()},{id:g,table:_,seat:v,foul:y}=t;return M`<section class="doing" aria-label=${E(`hall-actions`)}>
${l&&M`<a class="button" href=${`#/call/${_.id}/${v??`-`}/${y}?amends=${g}`}>${E(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>s(`withdraw`)}>${E(`hall-withdraw`)}</button>
<button class="button" type="button" onClick=${()=>s(`escalate`)}>${E(`hall-escalate`)}</button>`}
<${ce} ruling=${g} />
${o===`withdraw`&&M`<${z} title=${E(`hall-withdraw`)} text=${E(`hall-withdraw-text`)} yes=${E(`hall-withdraw`)}
onReason=${h} onClose=${p}>
${u.length>0&&M`<${ae} label=${E(`hall-withdraw-too`,{names:te(u)})} checked=${r} onChange=${i} />`}
<//>`}
${o===`escalate`&&M`<${G} ruling=${g} onClose=${p} />`}
</section>`}function Vt({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return o(()=>()=>n?speechSynthesis.cancel():void 0,[]),M`<${v} title=${E(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&M`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=ve.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${E(`call.speak`)}</button>`}
<//>`}function Ht({state:e,ruling:t}){let n=m(e,t.id),r=[...Ut(e,t),...n?Le(e,n):[]];return r.length===0?null:M`<section class="stack">
<h2>${E(`hall-history`)}</h2>
<${ze} state=${e} events=${r} />
${n&&M`<${Me} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${E(`hall-to-escalation`)}</a>`}
</section>`}function*Ut(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:E(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Wt(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:E(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Wt(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?E(`hall-closed-by-ruling`):E(`hall-closed`,{how:r?E(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Gt({call:e}){let{state:t,official:n}=B(),r=Jt(t,n,e);return r&&M`<p class="note warn">${E(`partial.warn.${r}`)}</p>`}function Kt({why:e}){return M`<p class="note warn">${E(`partial.was.${e}`)}</p>`}function qt(e){return M`<span class="badge warn">${E(`partial.badge`)}</span>`}function Jt(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}function Yt(){return M`<a class="button quiet" href="#/people">${E(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${E(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${E(`reports.link`)}</a>`}export{Bt as Actions,Vt as Aloud,Je as Amendment,qt as Badge,Xe as Claimed,qe as DeadHandWarning,Ne as Differs,Yt as DirectorLinks,It as Discard,Q as Elsewhere,G as Escalate,$e as ExtraTimeOffer,Ht as History,zt as Incident,jt as Leave,mt as Log,kt as MoreOffenders,Et as Near,tt as Notice,Qe as OtherRulebooks,Lt as Out,Nt as Phone,bt as Player,We as PushSwitch,Kt as Recorded,$ as Restored,At as SameIncident,Rt as SignedOut,Mt as Switch,et as TableClock,Dt as Trace,Fe as Versions,Gt as Warned,Ye as nothingNew};