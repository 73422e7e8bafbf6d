import{A as e,C as t,Cr as n,Ct as r,D as i,Dt as a,Ft as o,Ht as s,Jt as c,K as l,Mr as u,Mt as d,Nr as f,Nt as p,O as ee,Or as m,Ot as h,Pr as g,Q as te,R as ne,Rt as _,T as v,Tt as y,Ut as b,W as re,Xt as x,Z as ie,Zt as ae,an as S,br as C,bt as w,ct as T,dn as oe,et as E,fn as se,ft as ce,h as le,hn as D,ht as O,jr as k,k as ue,kt as A,ln as j,n as M,nt as N,on as P,or as F,ot as I,pn as L,qt as R,r as z,rt as B,s as V,sn as H,tn as U,un as de,vn as fe,w as W,wn as G,wt as pe,x as me,z as he}from"./app.js";import{C as ge,E as _e,N as ve,O as ye,_ as be,d as xe,et as Se,f as Ce,g as we,h as Te,i as Ee,m as De,nt as Oe,p as ke,r as Ae,s as je,t as Me,w as Ne,y as Pe}from"./shared.js";function Fe({declared:e}){let{state:t}=b(),{ruling:n,server_at:r,device_at:i}=e,a=t.rulings[n]?.ruled_at??r??i;return S`<p class="note warn">${x(`already.dead`,{time:R(a,t.settings.time_zone)})}</p>`}function Ie({ruling:e}){let t=T(),{state:n}=b(),r=n.rulings[e];if(!r)return null;let i=R(r.ruled_at,n.settings.time_zone),a=r.offender.name,o=de().parts[3]&&y(null,{facts:null,context:null,ask:null});return S`<p class="note info">
${x(`amending.what`,{line:N(t,r),name:a,time:i})}
${o&&S`<a class="reach" href=${o}>${x(`amending.another`)}</a>`}
</p>`}function Le({from:e,again:t},n,r,i){if(t)return``;let a=[e.foul,{...n.log.facts,...e.facts},ce(e.context),e.penalties,e.note??``],o=[n.foul,n.facts,n.context,r?.penalties??n.decision.penalties,i];return m(a)===m(o)?x(`amending.nothing`):``}function Re({args:[e=``],query:t}){let n=t.get(`call`)??``,r=`#/table/${e}`,i=S`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(P+n,{steal:!0},()=>{}),j(H()[n]?.place??r,{replace:!0})}}>${x(`elsewhere.take`)}</button>`;return S`<${_} title=${x(`elsewhere.title`)} up=${r} actions=${i}><${o} text=${x(`elsewhere.text`)} /><//>`}function ze({foul:e,facts:t,context:n}){let{library:r,book:i}=b(),[a,o]=f([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return k(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id),c=setTimeout(async()=>{let c=await Promise.all(s.map(e=>D.bookOf({id:e,options:{},readings:{}}))),[,...l]=je([i,...c],e,t,n);a||o(l.map(e=>w(r,e)))},50);return()=>{a=!0,clearTimeout(c)}},[s]),a}function Be({call:e}){return ze(e).map(e=>S`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${I(e).map(e=>S`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&S`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function Ve({state:e,ruling:t}){let{does:r,wrong:i}=l(),a=e.hanchans[t.hanchan??``],o=Math.floor((Date.parse(t.ruled_at)-G(t.id))/1e3),s=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return s?S`<p class="note" role="status">${x(`game.given`,{time:n(s.seconds)})}</p>`:o<=60||o>3600||!a||!O(e,a).clock?null:S`<div class="note info">
<p>${x(`game.offer`,{time:n(o)})}</p>
<button class="button" type="button" onClick=${()=>r(()=>_e(a,o,t.id))}>${x(`game.give`,{time:n(o)})}</button>
${i}
</div>`}function He({state:e,hanchan:t}){let{clock:i}=O(e,t),a=ve(!!i),o=ye(e,t).length,s=i&&r(i,a),c=s?x(`game.up`):i&&x(`game.time-left`,{time:n(pe(i,a))});return S`<a class="button quiet" href=${`#/start/${t.table}`}>${c??x(`hall-start`)}</a>
${o>0&&S`<a class="button" href=${`#/start/${t.table}`}>${x(`kept.waiting`,{count:o})}</a>`}
${s&&S`<${Ne} />`}`}function Ue({ruling:e,onClose:t}){let[n,r]=f(``);return S`<${re} title=${x(`hall-escalate`)} text=${x(`esc.escalate-text`)} yes=${x(`hall-escalate`)}
onReason=${async r=>{await D.send(`escalation`,e,{reason:r,...n.trim()&&{evidence:n.trim()}}),ae(),s(x(`esc.done.escalation`)),t()}} onClose=${t}>
<${d} long label=${x(`esc.evidence`)} hint=${x(`esc.evidence-hint`)} value=${n} onInput=${r} maxlength="4000" />
<//>`}function We(){let{tournament:e,state:t,official:n}=b();return e&&t&&n&&S`<${Ge} key=${t.id} state=${t} official=${n} />`}function Ge({state:e,official:t}){let n=T(),{parts:r}=oe(),i=`shinpan.escalations.`+e.id,[a,o]=f(()=>L(i)??{since:e.seq});k(()=>se(i,a),[a]);let s=Object.values(e.escalations).flatMap(n=>qe(e,t,n)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(k(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,p]=s.length>1?[x(`esc.news.several`,{count:s.length}),`#/escalations`]:Ke(n,u);return S`<div class="note info row" role="status">
<a class="reach body" href=${p} onClick=${c}>${d}</a>
<button class="button" type="button" onClick=${c}>${x(`esc.news.seen`)}</button>
</div>`}function Ke(e,{id:t,what:n,ruling:r}){let i={foul:E(e,r.foul),name:r.offender.name};return[n?x(`esc.news.outcome`,{what:n,...i}):x(`esc.news.yours`,i),`#/escalation/${t}`]}function qe(e,t,n){let{id:r,steps:i}=n,a=e.rulings[r],o=i.at(-1),s=o??n;if(!a||s.official===t.id)return null;let c={id:r,seq:s.seq,ruling:a};return Pe(t,n,a)===`decide`?c:[a,n,...i].some(e=>e.official===t.id)&&o?{...c,what:we(o)}:null}const K={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:Je,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:Ye},q={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function Je(e,t){return t===`standing`?!v(e):t===`escalated`?!!e.escalation:e.status===t}function Ye({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-G(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function Xe(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in K),i=Object.entries(t).filter(([e,t])=>t&&e in q),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>K[t](e,n))&&i.every(([t,n])=>q[t](o(e),n)))}function Ze(e,t,n){if(!n.trim())return t;let r=C(e.library,n);return t.filter(t=>{let{offender:n,table:i,note:a,reason:o,foul:s}=t,c=[n.name,i.label,a,o,E(e,s),N(e,t)];return r(c.filter(Boolean).join(` `))})}const Qe=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function $e({state:e,rulings:t,chosen:n,onChoose:r}){let i=T(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=e=>[...new Set(t.map(e))],c=new Map(t.map(({offender:e})=>[e.id,e.name])),l={table:le(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...c].map(([e,t])=>({value:e,text:t})),foul:s(({foul:e})=>e).map(e=>({value:e,text:E(i,e)})),kind:s(({kind:e})=>e).map(e=>({value:e,text:i.name(`kinds`,e)})),status:Qe.map(e=>({value:e,text:x(`hall-status.${e}`)})),round:s(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:x(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:x(`hall-otherwise`)}],...et(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return S`<details class="fold">
<summary>${o?x(`hall-filters-set`,{count:o}):x(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(l).map(([e,t])=>S`<${p} key=${e} label=${x(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:x(`hall-any`)},...nt(t)]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>S`<${d} key=${e} type="datetime-local" label=${x(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&S`<button class="button" type="button" onClick=${()=>r({})}>${x(`hall-filters-clear`)}</button>`}
</div>
</details>`}function et({took:e,escalation:t}){let[r=0,i=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:x(`hall-took`,{from:n(r),until:n(i)})}]},...t&&{escalation:[{value:t,text:tt(t)}]}}}function tt(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>U(e)?x(e):t).join(` · `)}function nt(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function J({rulings:e,empty:t}){let[n,r]=f(40),i=u(null),a=()=>r(e=>e+40),o=e.length-n;return k(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),S`<${me} rulings=${e.slice(0,n)} place empty=${t} />
${o>0&&S`<button class="button" ref=${i} type="button" onClick=${a}>${x(`hall-more`,{count:o})}</button>`}`}function rt({query:e}){let{tournament:t,state:n}=b();return!t||!n?S`<${h} title=${x(`hall-log`)} />`:S`<${it} state=${n} asked=${Object.fromEntries(e)} />`}function it({state:e,asked:t}){let n=T(),{official:r}=b(),[i,a]=f(t),[o,s]=f(``),c=e.settings.time_zone,l=g(()=>W(at(e)),[e]),u=g(()=>Ze(n,Xe(l,i,c),o),[n,l,i,o]);return S`<${_} title=${x(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${x(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${x(`hall-journal`)}</a>
${ne(r)&&S`<a class="button quiet" href="#/dashboard">${x(`hall-dashboard`)}</a>`}
</p>
<${d} type="search" label=${x(`hall-search`)} hint=${x(`hall-search-hint`)} value=${o} onInput=${s} />
<${$e} state=${e} rulings=${l} chosen=${i} onChoose=${a} />
<p role="status">${x(`hall-found`,{count:u.length,all:l.length})}</p>
<${J} key=${JSON.stringify([i,o])} rulings=${u} empty=${x(`hall-none-found`)} />
<//>`}function at({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:ot(t[e.id]),round:n[e.hanchan]?.round}))}function ot({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function st({state:e,id:t}){let n=z(e,t);return n.length===0?null:S`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${x(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>S`<div class="card" key=${t}>
<p><strong>${ct(t,n)}</strong></p>
<dl class="facts">
${r.map(n=>S`<div key=${n.id}>
<dt><${ke} state=${e} line=${n} /></dt>
<dd>${M(t,n.amount)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function ct(e,t){return V(e)?x(`hall-off-score`,{amount:M(e,t)}):x(t<0?`hall-to-return`:`hall-to-pay`,{amount:M(e,Math.abs(t))})}const Y=`offence_number`;function lt({args:[e]}){let{tournament:t,state:n}=b();if(!t||!n)return S`<${h} title=${x(`hall-player`)} />`;let r=n.players[e];return r?S`<${ut} state=${n} player=${r} />`:S`<${a} title=${x(`hall-player`)} text=${x(`hall-no-player`)} up="#/tables" />`}function ut({state:e,player:t}){let n=T(),r=W(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),i=Object.entries(mt(r)).sort(([,e],[,t])=>t-e),a=e.teams[t.team]?.name;return S`<${_} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&x(`hall-id-number`,{number:t.id_number}),a].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${x(`hall-counts`)}</h2>
${i.length===0&&S`<p class="soft">${x(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${i.map(([e,t])=>S`<div key=${e}><dt>${E(n,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${ge} state=${e} id=${t.id} />
<${st} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${x(`hall-lines`)}</a>
<${dt} state=${e} player=${t.id} />
<section class="stack">
<h2>${x(`hall-rulings`)}</h2>
<${J} rulings=${r} empty=${x(`hall-no-rulings`)} />
</section>
<//>`}function dt({state:e,player:t}){let{book:n,library:r}=b(),i=T();if(!n||!r)return null;let a=ft(e,t),o=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Y)).map(e=>({foul:e,...pt(i,n,{...a,foul:e})}));return o.length===0?null:S`<section class="stack">
<h2>${x(`hall-next-costs`)}</h2>
<dl class="facts">
${o.map(({foul:e,number:t,scope:n,lines:r})=>S`<div key=${e}>
<dt>${E(i,e)}<small>${x(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>S`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function ft(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||ie(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:te(e,r.table,r)}}function pt(e,t,n){let r=D.knownFacts(n).facts[Y],i=w(e.library,fe(t,n.foul,r?{[Y]:r}:{})),a=B(i.questions?.[0].answers??[]);return{number:r,scope:e.phrase(`scope-${t.table(n.foul).scope}`),lines:a.length>0?a:[i.line]}}function mt(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function ht({call:{foul:e,spoken:t}}){let{library:n,book:r}=b(),i={words:T(),library:n},{rows:a}=r.table(e);return S`<ol class="points">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return S`<li key=${e}>
<strong class="penalty">${Ee(i,r)}</strong> <span class="badge">${x(`open.verdict.${t}`)}</span>
${o.map(e=>S`<p class="soft" key=${e}>${gt(i,r,e)}</p>`)}
${o.length===0&&S`<p class="soft">${x(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function gt(e,t,n){return n in t.when?Ae(e,{[n]:t.when[n]}):e.words.question(n)}function X({text:e}){let{outbox:t}=b(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:S`<p class="note warn">${x(e,{count:n})}</p>
<a class="button main" href="#/outbox">${x(`hall-see-outbox`)}</a>`}function _t(){let{tournament:e}=b(),[t,n]=f(!1);return e?S`<section class="card">
<h2>${x(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>n(!0)}>${x(`hall-leave`)}</button>
${t&&S`<${A} title=${x(`hall-leave-ask`,{name:e.name})} onClose=${()=>n(!1)}>
<p>${x(`hall-leave-text`)}</p>
<${X} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await D.leave(),j(`#/`)}}>${x(`hall-leave`)}</button>
<button class="button" onClick=${()=>n(!1)}>${x(`cancel`)}</button>
<//>`}
</section>`:null}function vt({onYes:e}){let t=S`<button class="button danger" onClick=${e}>${x(`hall-switch-yes`)}</button>`;return S`<${_} title=${x(`hall-switch`)} up="#/tables" actions=${t}>
<${X} text="hall-switch-unsent" />
<//>`}function yt(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:o,lowStorage:s}=b();return S`<section class="stack">
<h2>${x(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&S`<p class="note warn">
${x(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:bt(Math.abs(t))})}
</p>`}
${!n&&r&&S`<p class="soft">${x(`hall-clock-last`,{time:R(new Date(r),e?.time_zone)})}</p>`}
${!n&&S`<p class="soft">${x(`hall-clock-unsure`)}</p>`}
${s&&S`<p class="note bad" role="alert">${x(`hall-storage-low`)}</p>`}
<p class="soft">${x(i?`hall-persisted`:`hall-not-persisted`)}</p>
${o>0&&S`<p class="soft">${x(`hall-storage`,{used:Z(a,1),quota:Z(o,0)})}</p>`}
</section>`}function Z(e,t){return c(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function bt(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>x(`hall-span.${e}`,{count:t})).join(` `)}function Q(){let{elsewhere:e}=b();return e.map(({id:e,name:t,items:n})=>S`<section class="stack" key=${e}>
<h2>${x(`elsewhere-in`,{name:t??x(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>S`<li key=${e.id} tabindex="-1"><${xt} item=${e} /></li>`)}</ol>
</section>`)}function xt({item:t}){let n=T(),{kind:r,state:a,about:o={},body:s,problem:c,expected:l,answer:u}=t;if(r===`restored`)return S`<${$} item=${t} />`;let{table:d,who:f,foul:p}=o,m=d&&x(`hall-table`,{label:d});return S`<article class=${`item ${a}`} aria-label=${x(`hall-kind.${r}`)}>
<${ee} item=${t} />
<p>${[m,f,p&&E(n,p),s?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${R(t.ruledAt)}</p>
${a===`waiting`&&S`<${ue} item=${t} />`}
${a===`refused`&&S`<${e} problem=${c} />`}
${a===`differs`&&S`<div class="note warn">
<p>${x(`hall-phone-showed`,{line:N(n,l)})}</p>
<p><strong>${x(`hall-server-decided`,{line:N(n,u.decision)})}</strong></p>
</div>`}
${a!==`holding`&&S`<${i} item=${t} away />`}
</article>`}function St({item:e,away:t,onClose:n}){let{does:r,tell:i,wrong:a}=l(),o=F(e),c=o&&!t&&e.kind===`ruling`,u=async()=>{if(!await D.discard(e.id))return i(x(`hall-over`));s(x(o?`hall-discarded-here`:`hall-discarded`)),n()};return S`<${A} title=${x(`hall-discard`)} onClose=${n}>
<p>${x(o?`hall-discard-sent`:`hall-discard-text`)} ${c&&x(`hall-discard-withdraw`)}</p>
${a}
<div class="pair">
${c&&S`<a class="button" href=${`#/ruling/${e.id}`}>${x(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>r(u)}>${x(`hall-discard`)}</button>
<button class="button" type="button" onClick=${n}>${x(`cancel`)}</button>
</div>
<//>`}function Ct(){let{official:e}=b();return S`<div class="note bad" role="alert">
<p>${x(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${x(`hall-join`)}</a>
${he(e,[`director`])&&S`<a class="button" href="#/account">${x(`hall-join-account`)}</a>`}
</p>
</div>`}function wt({item:e}){let{tournament:t,official:n,signedOut:r}=b(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return S`<p class="note bad">${x(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&S`<button class="button" type="button" onClick=${()=>D.sendAsMe(e.id)}>${x(`elsewhere-send-as`,{name:n.name})}</button>`}`}function $({item:{id:e,count:t}}){return S`<article class="item">
<p class="note warn">${x(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>D.discard(e)}>${x(`hall-seen`)}</button>
</article>`}function Tt({ruling:e}){let t=Oe();return e.seq?S`<section class="stack">
<h2>${x(`reports.incident`)}</h2>
<ul class="rows">
<${Se} name=${x(`reports.incident-page`)} hint=${x(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function Et({state:e,ruling:n}){let r=t(e,n.id),i=[...Dt(e,n),...r?Te(e,r):[]];return i.length===0?null:S`<section class="stack">
<h2>${x(`hall-history`)}</h2>
<${De} state=${e} events=${i} />
${r&&S`<${be} state=${e} escalation=${r} />
<a class="button" href=${`#/escalation/${r.id}`}>${x(`hall-to-escalation`)}</a>`}
</section>`}function*Dt(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:x(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Ot(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:x(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Ot(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?x(`hall-closed-by-ruling`):x(`hall-closed`,{how:r?x(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function kt({call:e}){let{state:t,official:n}=b(),r=Mt(t,n,e);return r&&S`<p class="note warn">${x(`partial.warn.${r}`)}</p>`}function At({why:e}){return S`<p class="note warn">${x(`partial.was.${e}`)}</p>`}function jt(e){return S`<span class="badge warn">${x(`partial.badge`)}</span>`}function Mt(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}function Nt(){return S`<a class="button quiet" href="#/people">${x(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${x(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${x(`reports.link`)}</a>`}export{Ie as Amendment,jt as Badge,Re as Claimed,Fe as DeadHandWarning,xe as Differs,Nt as DirectorLinks,St as Discard,Q as Elsewhere,Ue as Escalate,Ve as ExtraTimeOffer,Et as History,Tt as Incident,_t as Leave,rt as Log,We as Notice,Be as OtherRulebooks,Ct as Out,yt as Phone,lt as Player,Me as PushSwitch,At as Recorded,$ as Restored,wt as SignedOut,vt as Switch,He as TableClock,ht as Trace,Ce as Versions,kt as Warned,Le as nothingNew};