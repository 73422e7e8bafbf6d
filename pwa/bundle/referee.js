import{$ as e,$t as t,A as n,At as r,B as i,Bt as a,C as o,Cn as s,D as c,Dt as l,Et as u,Ft as d,Gt as f,I as p,J as m,K as h,Lt as g,Mn as _,Mr as v,Nr as y,O as ee,Pr as b,Pt as x,Qt as S,St as C,T as te,Tt as ne,V as re,Wt as w,Xt as T,Yt as E,_n as D,_t as O,at as ie,bn as k,cn as A,ct as ae,dn as oe,et as se,fn as ce,gn as le,h as ue,hn as de,hr as j,it as M,jr as N,jt as P,k as F,kt as I,mn as L,mr as R,mt as z,n as B,nt as V,r as H,rn as fe,s as pe,un as U,ut as W,vn as me,w as G,x as he}from"./app.js";import{C as ge,E as _e,N as ve,O as ye,_ as be,d as xe,et as Se,f as Ce,g as we,h as Te,i as Ee,m as De,nt as Oe,p as ke,r as Ae,s as je,t as Me,w as Ne,y as Pe}from"./shared.js";function Fe({declared:e}){let{state:t}=f(),{ruling:n,server_at:r,device_at:i}=e,a=t.rulings[n]?.ruled_at??r??i;return U`<p class="note warn">${S(`already.dead`,{time:E(a,t.settings.time_zone)})}</p>`}function Ie({ruling:e}){let t=W(),{state:n}=f(),r=n.rulings[e];if(!r)return null;let i=E(r.ruled_at,n.settings.time_zone),a=r.offender.name,o=de().parts[3]&&l(null,{facts:null,context:null,ask:null});return U`<p class="note info">
${S(`amending.what`,{line:M(t,r),name:a,time:i})}
${o&&U`<a class="reach" href=${o}>${S(`amending.another`)}</a>`}
</p>`}function Le({from:e,again:t},n,r,i){if(t)return``;let a=[e.foul,{...n.log.facts,...e.facts},z(e.context),e.penalties,e.note??``],o=[n.foul,n.facts,n.context,r?.penalties??n.decision.penalties,i];return j(a)===j(o)?S(`amending.nothing`):``}function Re({args:[e=``],query:t}){let n=t.get(`call`)??``,r=`#/table/${e}`,i=U`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(oe+n,{steal:!0},()=>{}),L(ce()[n]?.place??r,{replace:!0})}}>${S(`elsewhere.take`)}</button>`;return U`<${a} title=${S(`elsewhere.title`)} up=${r} actions=${i}><${g} text=${S(`elsewhere.text`)} /><//>`}function ze({foul:e,facts:t,context:n}){let{library:r,book:i}=f(),[a,o]=y([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return N(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id),c=setTimeout(async()=>{let c=await Promise.all(s.map(e=>k.bookOf({id:e,options:{},readings:{}}))),[,...l]=je([i,...c],e,t,n);a||o(l.map(e=>C(r,e)))},50);return()=>{a=!0,clearTimeout(c)}},[s]),a}function Be({call:e}){return ze(e).map(e=>U`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${ae(e).map(e=>U`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&U`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function Ve({state:e,ruling:t}){let{does:n,wrong:r}=m(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-_(t.id))/1e3),o=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return o?U`<p class="note" role="status">${S(`game.given`,{time:A(o.seconds)})}</p>`:a<=60||a>3600||!i||!O(e,i).clock?null:U`<div class="note info">
<p>${S(`game.offer`,{time:A(a)})}</p>
<button class="button" type="button" onClick=${()=>n(()=>_e(i,a,t.id))}>${S(`game.give`,{time:A(a)})}</button>
${r}
</div>`}function He({state:e,hanchan:t}){let{clock:n}=O(e,t),r=ve(!!n),i=ye(e,t).length,a=n&&ne(n,r),o=a?S(`game.up`):n&&S(`game.time-left`,{time:A(u(n,r))});return U`<a class="button quiet" href=${`#/start/${t.table}`}>${o??S(`hall-start`)}</a>
${i>0&&U`<a class="button" href=${`#/start/${t.table}`}>${S(`kept.waiting`,{count:i})}</a>`}
${a&&U`<${Ne} />`}`}function Ue({ruling:e,onClose:n}){let[r,i]=y(``);return U`<${h} title=${S(`hall-escalate`)} text=${S(`esc.escalate-text`)} yes=${S(`hall-escalate`)}
onReason=${async i=>{await k.send(`escalation`,e,{reason:i,...r.trim()&&{evidence:r.trim()}}),t(),w(S(`esc.done.escalation`)),n()}} onClose=${n}>
<${x} long label=${S(`esc.evidence`)} hint=${S(`esc.evidence-hint`)} value=${r} onInput=${i} maxlength="4000" />
<//>`}function We(){let{tournament:e,state:t,official:n}=f();return e&&t&&n&&U`<${Ge} key=${t.id} state=${t} official=${n} />`}function Ge({state:e,official:t}){let n=W(),{parts:r}=le(),i=`shinpan.escalations.`+e.id,[a,o]=y(()=>me(i)??{since:e.seq});N(()=>D(i,a),[a]);let s=Object.values(e.escalations).flatMap(n=>qe(e,t,n)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(N(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[S(`esc.news.several`,{count:s.length}),`#/escalations`]:Ke(n,u);return U`<div class="note info row" role="status">
<a class="reach body" href=${f} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${S(`esc.news.seen`)}</button>
</div>`}function Ke(e,{id:t,what:n,ruling:r}){let i={foul:V(e,r.foul),name:r.offender.name};return[n?S(`esc.news.outcome`,{what:n,...i}):S(`esc.news.yours`,i),`#/escalation/${t}`]}function qe(e,t,n){let{id:r,steps:i}=n,a=e.rulings[r],o=i.at(-1),s=o??n;if(!a||s.official===t.id)return null;let c={id:r,seq:s.seq,ruling:a};return Pe(t,n,a)===`decide`?c:[a,n,...i].some(e=>e.official===t.id)&&o?{...c,what:we(o)}:null}const K={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:Je,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:Ye},q={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function Je(e,t){return t===`standing`?!te(e):t===`escalated`?!!e.escalation:e.status===t}function Ye({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-_(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function Xe(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in K),i=Object.entries(t).filter(([e,t])=>t&&e in q),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>K[t](e,n))&&i.every(([t,n])=>q[t](o(e),n)))}function Ze(e,t,n){if(!n.trim())return t;let r=p(e.library,n);return t.filter(t=>{let{offender:n,table:i,note:a,reason:o,foul:s}=t,c=[n.name,i.label,a,o,V(e,s),M(e,t)];return r(c.filter(Boolean).join(` `))})}const Qe=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function $e({state:e,rulings:t,chosen:n,onChoose:r}){let i=W(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=e=>[...new Set(t.map(e))],c=new Map(t.map(({offender:e})=>[e.id,e.name])),l={table:ue(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...c].map(([e,t])=>({value:e,text:t})),foul:s(({foul:e})=>e).map(e=>({value:e,text:V(i,e)})),kind:s(({kind:e})=>e).map(e=>({value:e,text:i.name(`kinds`,e)})),status:Qe.map(e=>({value:e,text:S(`hall-status.${e}`)})),round:s(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:S(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:S(`hall-otherwise`)}],...et(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return U`<details class="fold">
<summary>${o?S(`hall-filters-set`,{count:o}):S(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(l).map(([e,t])=>U`<${d} key=${e} label=${S(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:S(`hall-any`)},...nt(t)]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>U`<${x} key=${e} type="datetime-local" label=${S(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&U`<button class="button" type="button" onClick=${()=>r({})}>${S(`hall-filters-clear`)}</button>`}
</div>
</details>`}function et({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:S(`hall-took`,{from:A(n),until:A(r)})}]},...t&&{escalation:[{value:t,text:tt(t)}]}}}function tt(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>fe(e)?S(e):t).join(` · `)}function nt(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function J({rulings:e,empty:t}){let[n,r]=y(40),i=v(null),a=()=>r(e=>e+40),o=e.length-n;return N(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),U`<${he} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&U`<button class="button" ref=${i} type="button" onClick=${a}>${S(`hall-more`,{count:o})}</button>`}`}function rt({query:e}){let{tournament:t,state:n}=f();return!t||!n?U`<${r} title=${S(`hall-log`)} />`:U`<${it} state=${n} asked=${Object.fromEntries(e)} />`}function it({state:e,asked:t}){let n=W(),{official:r}=f(),[o,s]=y(t),[c,l]=y(``),u=e.settings.time_zone,d=b(()=>G(at(e)),[e]),p=b(()=>Ze(n,Xe(d,o,u),c),[n,d,o,c]);return U`<${a} title=${S(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${S(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${S(`hall-journal`)}</a>
${i(r)&&U`<a class="button quiet" href="#/dashboard">${S(`hall-dashboard`)}</a>`}
</p>
<${x} type="search" label=${S(`hall-search`)} hint=${S(`hall-search-hint`)} value=${c} onInput=${l} />
<${$e} state=${e} rulings=${d} chosen=${o} onChoose=${s} />
<p role="status">${S(`hall-found`,{count:p.length,all:d.length})}</p>
<${J} key=${JSON.stringify([o,c])} rulings=${p} empty=${S(`hall-none-found`)} />
<//>`}function at({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:ot(t[e.id]),round:n[e.hanchan]?.round}))}function ot({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function st({state:e,id:t}){let n=H(e,t);return n.length===0?null:U`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${S(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>U`<div class="card" key=${t}>
<p><strong>${ct(t,n)}</strong></p>
<dl class="facts">
${r.map(n=>U`<div key=${n.id}>
<dt><${ke} state=${e} line=${n} /></dt>
<dd>${B(t,n.amount)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function ct(e,t){return pe(e)?S(`hall-off-score`,{amount:B(e,t)}):S(t<0?`hall-to-return`:`hall-to-pay`,{amount:B(e,Math.abs(t))})}const Y=`offence_number`;function lt({args:[e]}){let{tournament:t,state:n}=f();if(!t||!n)return U`<${r} title=${S(`hall-player`)} />`;let i=n.players[e];return i?U`<${ut} state=${n} player=${i} />`:U`<${I} title=${S(`hall-player`)} text=${S(`hall-no-player`)} up="#/tables" />`}function ut({state:e,player:t}){let n=W(),r=G(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),i=Object.entries(mt(r)).sort(([,e],[,t])=>t-e),o=e.teams[t.team]?.name;return U`<${a} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&S(`hall-id-number`,{number:t.id_number}),o].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${S(`hall-counts`)}</h2>
${i.length===0&&U`<p class="soft">${S(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${i.map(([e,t])=>U`<div key=${e}><dt>${V(n,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${ge} state=${e} id=${t.id} />
<${st} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${S(`hall-lines`)}</a>
<${dt} state=${e} player=${t.id} />
<section class="stack">
<h2>${S(`hall-rulings`)}</h2>
<${J} rulings=${r} empty=${S(`hall-no-rulings`)} />
</section>
<//>`}function dt({state:e,player:t}){let{book:n,library:r}=f(),i=W();if(!n||!r)return null;let a=ft(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Y)).map(e=>({foul:e,...pt(i,n,{...a,foul:e})}));return o.length===0?null:U`<section class="stack">
<h2>${S(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>U`<div key=${e}>
<dt>${V(i,e)}<small>${S(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>U`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function ft(t,n){let r={kind:`player`,id:n},i=Object.values(t.hanchans).filter(({seats:e})=>Object.values(e).includes(n)).sort((e,t)=>e.id<t.id?1:-1)[0];return!i||e(t,i.table)?.id!==i.id?{offender:r}:{offender:r,table:i.table,hanchan:i.id,hand:se(t,i.table,i)}}function pt(e,t,n){let r=k.knownFacts(n).facts[Y],i=C(e.library,s(t,n.foul,r?{[Y]:r}:{})),a=ie(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function mt(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function ht({call:{foul:e,spoken:t}}){let{library:n,book:r}=f(),i={words:W(),library:n},{rows:a}=r.table(e);return U`<ol class="points">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return U`<li key=${e}>
<strong class="penalty">${Ee(i,r)}</strong> <span class="badge">${S(`open.verdict.${t}`)}</span>
${o.map(e=>U`<p class="soft" key=${e}>${gt(i,r,e)}</p>`)}
${o.length===0&&U`<p class="soft">${S(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function gt(e,t,n){return n in t.when?Ae(e,{[n]:t.when[n]}):e.words.question(n)}function X({text:e}){let{outbox:t}=f(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:U`<p class="note warn">${S(e,{count:n})}</p>
<a class="button main" href="#/outbox">${S(`hall-see-outbox`)}</a>`}function _t(){let{tournament:e}=f(),[t,n]=y(!1);return e?U`<section class="card">
<h2>${S(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>n(!0)}>${S(`hall-leave`)}</button>
${t&&U`<${P} title=${S(`hall-leave-ask`,{name:e.name})} onClose=${()=>n(!1)}>
<p>${S(`hall-leave-text`)}</p>
<${X} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await k.leave(),L(`#/`)}}>${S(`hall-leave`)}</button>
<button class="button" onClick=${()=>n(!1)}>${S(`cancel`)}</button>
<//>`}
</section>`:null}function vt({onYes:e}){let t=U`<button class="button danger" onClick=${e}>${S(`hall-switch-yes`)}</button>`;return U`<${a} title=${S(`hall-switch`)} up="#/tables" actions=${t}>
<${X} text="hall-switch-unsent" />
<//>`}function yt(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:o,lowStorage:s}=f();return U`<section class="stack">
<h2>${S(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&U`<p class="note warn">
${S(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:bt(Math.abs(t))})}
</p>`}
${!n&&r&&U`<p class="soft">${S(`hall-clock-last`,{time:E(new Date(r),e?.time_zone)})}</p>`}
${!n&&U`<p class="soft">${S(`hall-clock-unsure`)}</p>`}
${s&&U`<p class="note bad" role="alert">${S(`hall-storage-low`)}</p>`}
<p class="soft">${S(i?`hall-persisted`:`hall-not-persisted`)}</p>
${o>0&&U`<p class="soft">${S(`hall-storage`,{used:Z(a,1),quota:Z(o,0)})}</p>`}
</section>`}function Z(e,t){return T(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function bt(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>S(`hall-span.${e}`,{count:t})).join(` `)}function Q(){let{elsewhere:e}=f();return e.map(({id:e,name:t,items:n})=>U`<section class="stack" key=${e}>
<h2>${S(`elsewhere-in`,{name:t??S(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>U`<li key=${e.id} tabindex="-1"><${xt} item=${e} /></li>`)}</ol>
</section>`)}function xt({item:e}){let t=W(),{kind:r,state:i,about:a={},body:o,problem:s,expected:l,answer:u}=e;if(r===`restored`)return U`<${$} item=${e} />`;let{table:d,who:f,foul:p}=a,m=d&&S(`hall-table`,{label:d});return U`<article class=${`item ${i}`} aria-label=${S(`hall-kind.${r}`)}>
<${ee} item=${e} />
<p>${[m,f,p&&V(t,p),o?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${E(e.ruledAt)}</p>
${i===`waiting`&&U`<${F} item=${e} />`}
${i===`refused`&&U`<${n} problem=${s} />`}
${i===`differs`&&U`<div class="note warn">
<p>${S(`hall-phone-showed`,{line:M(t,l)})}</p>
<p><strong>${S(`hall-server-decided`,{line:M(t,u.decision)})}</strong></p>
</div>`}
${i!==`holding`&&U`<${c} item=${e} away />`}
</article>`}function St({item:e,away:t,onClose:n}){let{does:r,tell:i,wrong:a}=m(),o=R(e),s=o&&!t&&e.kind===`ruling`,c=async()=>{if(!await k.discard(e.id))return i(S(`hall-over`));w(S(o?`hall-discarded-here`:`hall-discarded`)),n()};return U`<${P} title=${S(`hall-discard`)} onClose=${n}>
<p>${S(o?`hall-discard-sent`:`hall-discard-text`)} ${s&&S(`hall-discard-withdraw`)}</p>
${a}
<div class="pair">
${s&&U`<a class="button" href=${`#/ruling/${e.id}`}>${S(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(c)}>${S(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${S(`cancel`)}</button>
</div>
<//>`}function Ct(){let{official:e}=f();return U`<div class="note bad" role="alert">
<p>${S(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${S(`hall-join`)}</a>
${re(e,[`director`])&&U`<a class="button" href="#/account">${S(`hall-join-account`)}</a>`}
</p>
</div>`}function wt({item:e}){let{tournament:t,official:n,signedOut:r}=f(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return U`<p class="note bad">${S(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&U`<button class="button" type="button" onClick=${()=>k.sendAsMe(e.id)}>${S(`elsewhere-send-as`,{name:n.name})}</button>`}`}function $({item:{id:e,count:t}}){return U`<article class="item">
<p class="note warn">${S(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>k.discard(e)}>${S(`hall-seen`)}</button>
</article>`}function Tt({ruling:e}){let t=Oe();return e.seq?U`<section class="stack">
<h2>${S(`reports.incident`)}</h2>
<ul class="rows">
<${Se} name=${S(`reports.incident-page`)} hint=${S(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function Et({state:e,ruling:t}){let n=o(e,t.id),r=[...Dt(e,t),...n?Te(e,n):[]];return r.length===0?null:U`<section class="stack">
<h2>${S(`hall-history`)}</h2>
<${De} state=${e} events=${r} />
${n&&U`<${be} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${S(`hall-to-escalation`)}</a>`}
</section>`}function*Dt(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:S(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Ot(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:S(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Ot(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?S(`hall-closed-by-ruling`):S(`hall-closed`,{how:r?S(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function kt({call:e}){let{state:t,official:n}=f(),r=Mt(t,n,e);return r&&U`<p class="note warn">${S(`partial.warn.${r}`)}</p>`}function At({why:e}){return U`<p class="note warn">${S(`partial.was.${e}`)}</p>`}function jt(e){return U`<span class="badge warn">${S(`partial.badge`)}</span>`}function Mt(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}function Nt(){return U`<a class="button quiet" href="#/people">${S(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${S(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${S(`reports.link`)}</a>`}export{Ie as Amendment,jt as Badge,Re as Claimed,Fe as DeadHandWarning,xe as Differs,Nt as DirectorLinks,St as Discard,Q as Elsewhere,Ue as Escalate,Ve as ExtraTimeOffer,Et as History,Tt as Incident,_t as Leave,rt as Log,We as Notice,Be as OtherRulebooks,Ct as Out,yt as Phone,lt as Player,Me as PushSwitch,At as Recorded,$ as Restored,wt as SignedOut,vt as Switch,He as TableClock,ht as Trace,Ce as Versions,kt as Warned,Le as nothingNew};