import{A as e,B as t,Bt as n,Ct as r,Dt as i,F as a,Ft as o,G as s,Gn as c,Gt as l,Hn as u,Jt as d,Kn as f,Kt as p,L as m,Mt as h,Nt as g,Ot as _,P as ee,Qt as v,R as te,Rt as ne,S as re,U as ie,Wt as y,Xt as ae,Yt as oe,Z as se,Zt as ce,_ as le,_t as b,at as x,b as ue,br as S,bt as C,c as de,ct as fe,dt as pe,en as w,et as T,f as E,ft as me,h as he,hr as D,ht as ge,i as _e,ln as O,lr as k,lt as ve,m as ye,mt as A,n as be,or as j,pt as M,rn as N,ut as P,vr as F,vt as xe,x as Se,xr as I,yr as L,z as R}from"./app.js";import{$ as Ce,A as we,C as Te,J as Ee,K as De,M as Oe,Mt as z,N as B,Nt as ke,P as Ae,Pt as je,T as Me,W as Ne,a as Pe,c as Fe,f as Ie,i as Le,k as Re,m as ze,n as Be,p as Ve,t as He,v as Ue,x as We}from"./shared.js";function Ge({declared:e}){let{state:t}=_(),{ruling:n,server_at:r,device_at:i}=e,a=t.rulings[n]?.ruled_at??r??i;return y`<p class="note warn">${o(`already.dead`,{time:h(a,t.settings.time_zone)})}</p>`}function Ke({ruling:e}){let t=s(),{state:n}=_(),r=n.rulings[e];if(!r)return null;let i=h(r.ruled_at,n.settings.time_zone),a=r.offender.name,c=oe().parts[3]&&P(null,{facts:null,context:null,ask:null});return y`<p class="note info">
${o(`amending.what`,{line:R(t,r),name:a,time:i})}
${c&&y`<a class="reach" href=${c}>${o(`amending.another`)}</a>`}
</p>`}function qe({from:e,again:t},n,r,i){if(t)return``;let a=[e.foul,{...n.log.facts,...e.facts},se(e.context),e.penalties,e.note??``],s=[n.foul,n.facts,n.context,r?.penalties??n.decision.penalties,i];return D(a)===D(s)?o(`amending.nothing`):``}function Je({args:[e=``],query:t}){let n=t.get(`call`)??``,i=`#/table/${e}`,a=y`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(l+n,{steal:!0},()=>{}),d(p()[n]?.place??i,{replace:!0})}}>${o(`elsewhere.take`)}</button>`;return y`<${r} title=${o(`elsewhere.title`)} up=${i} actions=${a}><${C} text=${o(`elsewhere.text`)} /><//>`}function Ye({foul:e,facts:t,context:n}){let{library:r,book:i}=_(),[a,o]=S([]),s=JSON.stringify([e,t,n,r.language,i.revision]);return F(()=>{let a=!1,s=Object.keys(r.books).filter(e=>e!==i.id),c=setTimeout(async()=>{let c=await Promise.all(s.map(e=>w.bookOf({id:e,options:{},readings:{}}))),[,...l]=Fe([i,...c],e,t,n);a||o(l.map(e=>x(r,e)))},50);return()=>{a=!0,clearTimeout(c)}},[s]),a}function Xe({call:e}){return Ye(e).map(e=>y`<section
class="call-other"
key=${e.rulebook.id}
aria-label=${e.rulebook.name}
>
<p class="soft">${e.rulebook.name}</p>
<p class="call-line penalty">${e.line}</p>
${ie(e).map(e=>y`<p class="soft" key=${e}>${e}</p>`)}
${e.rulebook.standing!==`official`&&y`<p class="note warn">${e.rulebook.standing_text}</p>`}
</section>`)}function Ze({state:t,ruling:n}){let{does:r,wrong:i}=e(),a=t.hanchans[n.hanchan??``],s=Math.floor((Date.parse(n.ruled_at)-O(n.id))/1e3),c=Object.values(t.extraTimes).find(e=>e.ruling===n.id&&e.seconds>0);return c?y`<p class="note" role="status">${o(`game.given`,{time:k(c.seconds)})}</p>`:s<=60||s>3600||!a||!T(t,a).clock?null:y`<div class="note info">
<p>${o(`game.offer`,{time:k(s)})}</p>
<button class="button" type="button" onClick=${()=>r(()=>De(a,s,n.id))}>${o(`game.give`,{time:k(s)})}</button>
${i}
</div>`}function Qe({state:e,hanchan:t}){let{clock:n}=T(e,t),r=Ce(!!n),i=Ee(e,t).length,a=n&&fe(n,r),s=a?o(`game.up`):n&&o(`game.time-left`,{time:k(ve(n,r))});return y`<a class="button quiet" href=${`#/start/${t.table}`}>${s??o(`hall-start`)}</a>
${i>0&&y`<a class="button" href=${`#/start/${t.table}`}>${o(`kept.waiting`,{count:i})}</a>`}
${a&&y`<${Ne} />`}`}function $e(){let e=_(),{tournament:t,state:n,official:r}=e;return t&&n&&r&&y`<${et} key=${n.id} snapshot=${e} />`}function et({snapshot:e}){let{state:t}=e,n=s(),{parts:r}=ae(),i=`shinpan.escalations.`+t.id,[a,c]=S(()=>v(i)??{since:t.seq});F(()=>ce(i,a),[a]);let l=Object.values(t.escalations).flatMap(t=>nt(e,t)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),u=()=>c({...a,...Object.fromEntries(l.map(({id:e,seq:t})=>[e,t]))}),d=l.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(F(()=>{d&&c({...a,[d.id]:d.seq})},[d?.seq]),d||l.length===0||r[0]===`escalations`)return null;let[f]=l,[p,m]=l.length>1?[o(`esc.news.several`,{count:l.length}),`#/escalations`]:tt(n,f);return y`<div class="note info row" role="status">
<a class="reach body" href=${m} onClick=${u}>${p}</a>
<button class="button" type="button" onClick=${u}>${o(`esc.news.seen`)}</button>
</div>`}function tt(e,{id:t,what:n,ruling:r}){let i={foul:m(e,r.foul),name:r.offender.name};return[n?o(`esc.news.outcome`,{what:n,...i}):o(`esc.news.yours`,i),`#/escalation/${t}`]}function nt(e,t){let{state:n,official:r}=e,{id:i,steps:a}=t,o=n.rulings[i],s=a.at(-1),c=s??t;if(!o||c.official===r.id)return null;let l={id:i,seq:c.seq,ruling:o};return Me(e,t,o)===`decide`?l:[o,t,...a].some(e=>e.official===r.id)&&s?{...l,what:We(s)}:null}const V={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:rt,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:it},H={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function rt(e,t){return t===`standing`?!ye(e):t===`escalated`?!!e.escalation:e.status===t}function it({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-O(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function at(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in V),i=Object.entries(t).filter(([e,t])=>t&&e in H),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>V[t](e,n))&&i.every(([t,n])=>H[t](o(e),n)))}function ot(e,t,n){if(!n.trim())return t;let r=j(e.library,n);return t.filter(t=>{let{offender:n,table:i,note:a,reason:o,foul:s}=t,c=[n.name,i.label,a,o,m(e,s),R(e,t)];return r(c.filter(Boolean).join(` `))})}const st=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function ct({state:e,rulings:t,chosen:n,onChoose:r}){let i=s(),a=e=>t=>r({...n,[e]:t}),c=Object.values(n).filter(Boolean).length,l=e=>[...new Set(t.map(e))],u=new Map(t.map(({offender:e})=>[e.id,e.name])),d={table:_e(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...u].map(([e,t])=>({value:e,text:t})),foul:l(({foul:e})=>e).map(e=>({value:e,text:m(i,e)})),kind:l(({kind:e})=>e).map(e=>({value:e,text:i.name(`kinds`,e)})),status:st.map(e=>({value:e,text:o(`hall-status.${e}`)})),round:l(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:o(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:o(`hall-otherwise`)}],...lt(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return y`<details class="fold">
<summary>${c?o(`hall-filters-set`,{count:c}):o(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(d).map(([e,t])=>y`<${xe} key=${e} label=${o(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:o(`hall-any`)},...dt(t)]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>y`<${b} key=${e} type="datetime-local" label=${o(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${c>0&&y`<button class="button" type="button" onClick=${()=>r({})}>${o(`hall-filters-clear`)}</button>`}
</div>
</details>`}function lt({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:o(`hall-took`,{from:k(n),until:k(r)})}]},...t&&{escalation:[{value:t,text:ut(t)}]}}}function ut(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>n(e)?o(e):t).join(` · `)}function dt(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function U({rulings:e,empty:t}){let[n,r]=S(40),i=L(null),a=()=>r(e=>e+40),s=e.length-n;return F(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,s>0]),y`<${de} rulings=${e.slice(0,n)} place empty=${t} />
${s>0&&y`<button class="button" ref=${i} type="button" onClick=${a}>${o(`hall-more`,{count:s})}</button>`}`}function ft({query:e}){let{tournament:t,state:n}=_();return!t||!n?y`<${M} title=${o(`hall-log`)} />`:y`<${pt} state=${n} asked=${Object.fromEntries(e)} />`}function pt({state:e,asked:t}){let n=s(),{official:i}=_(),[a,c]=S(t),[l,u]=S(``),d=e.settings.time_zone,f=I(()=>E(mt(e)),[e]),p=I(()=>ot(n,at(f,a,d),l),[n,f,a,l]);return y`<${r} title=${o(`hall-log`)} up="#/tables">
<p class="beside">
<a class="button quiet" href="#/escalations">${o(`hall-escalations`)}</a>
<a class="button quiet" href="#/journal">${o(`hall-journal`)}</a>
${Se(i)&&y`<a class="button quiet" href="#/dashboard">${o(`hall-dashboard`)}</a>`}
</p>
<${b} type="search" label=${o(`hall-search`)} hint=${o(`hall-search-hint`)} value=${l} onInput=${u} />
<${ct} state=${e} rulings=${f} chosen=${a} onChoose=${c} />
<p role="status">${o(`hall-found`,{count:p.length,all:f.length})}</p>
<${U} key=${JSON.stringify([a,l])} rulings=${p} empty=${o(`hall-none-found`)} />
<//>`}function mt({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:ht(t[e.id]),round:n[e.hanchan]?.round}))}function ht({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function gt({state:e,id:t}){let n=Ae(e,t);return n.length===0?null:y`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${o(`hall-ledger`)}</h2>
${n.map(({unit:t,amount:n,lines:r})=>y`<div class="card" key=${t}>
<p><strong>${_t(t,n)}</strong></p>
<dl class="facts">
${r.map(n=>y`<div key=${n.id}>
<dt><${ze} state=${e} line=${n} /></dt>
<dd>${B(t,n.amount)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function _t(e,t){return be(e)?o(`hall-off-score`,{amount:B(e,t)}):o(t<0?`hall-to-return`:`hall-to-pay`,{amount:B(e,Math.abs(t))})}const W=`offence_number`;function vt({args:[e]}){let{tournament:t,state:n}=_();if(!t||!n)return y`<${M} title=${o(`hall-player`)} />`;let r=n.players[e];return r?y`<${yt} state=${n} player=${r} />`:y`<${me} title=${o(`hall-player`)} text=${o(`hall-no-player`)} up="#/tables" />`}function yt({state:e,player:t}){let n=s(),i=E(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),a=Object.entries(Ct(i)).sort(([,e],[,t])=>t-e),c=e.teams[t.team]?.name;return y`<${r} title=${t.name} up="#/tables">
<p class="soft">${[t.id_number&&o(`hall-id-number`,{number:t.id_number}),c].filter(Boolean).join(` · `)}</p>
<section class="stack">
<h2>${o(`hall-counts`)}</h2>
${a.length===0&&y`<p class="soft">${o(`hall-nothing-counts`)}</p>`}
<dl class="facts">
${a.map(([e,t])=>y`<div key=${e}><dt>${m(n,e)}</dt><dd>${t}</dd></div>`)}
</dl>
</section>
<${Oe} state=${e} id=${t.id} />
<${gt} state=${e} id=${t.id} />
<a class="button" href=${`#/standings/${t.id}`}>${o(`hall-lines`)}</a>
<${bt} state=${e} player=${t.id} />
<section class="stack">
<h2>${o(`hall-rulings`)}</h2>
<${U} rulings=${i} empty=${o(`hall-no-rulings`)} />
</section>
<//>`}function bt({state:e,player:t}){let{book:n,library:r}=_(),i=s();if(!n||!r)return null;let a=xt(e,t),c=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(W)).map(e=>({foul:e,...St(i,n,{...a,foul:e})}));return c.length===0?null:y`<section class="stack">
<h2>${o(`hall-next-costs`)}</h2>
<dl class="facts">
${c.map(({foul:e,number:t,scope:n,lines:r})=>y`<div key=${e}>
<dt>${m(i,e)}<small>${o(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
<dd>${r.map(e=>y`<p key=${e}>${e}</p>`)}</dd>
</div>`)}
</dl>
</section>`}function xt(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||ee(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:a(e,r.table,r)}}function St(e,n,r){let i=w.knownFacts(r).facts[W],a=x(e.library,N(n,r.foul,i?{[W]:i}:{})),o=t(a.questions?.[0].answers??[]);return{number:i,scope:e.phrase(`scope-${n.table(r.foul).scope}`),lines:o.length>0?o:[a.line]}}function Ct(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function wt({near:e=[]}){let t=s();return e.length===0?null:y`<section class="stack">
<h2>${t.phrase(`near`)}</h2>
${e.map(({id:e,name:t})=>y`<a key=${e} class="button" href=${P(e)}>${t}</a>`)}
</section>`}function Tt({call:{foul:e,spoken:t}}){let{library:n,book:r}=_(),i={words:s(),library:n},{rows:a}=r.table(e);return y`<ol class="points">
${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),s=n??Object.keys(r.when);return y`<li key=${e}>
<strong class="penalty">${Pe(i,r)}</strong> <span class="badge">${o(`open.verdict.${t}`)}</span>
${s.map(e=>y`<p class="soft" key=${e}>${Et(i,r,e)}</p>`)}
${s.length===0&&y`<p class="soft">${o(a.length>1?`open.otherwise`:`open.always`)}</p>`}
</li>`})}
</ol>`}function Et(e,t,n){return n in t.when?Le(e,{[n]:t.when[n]}):e.words.question(n)}function Dt({about:e,call:{foul:t,facts:n,context:r,others:i}}){let a=_(),c=s(),l=ue(a,e),{offenders:u,...d}=r;if(l.length===0||!le(a.book,t,n,{...d,offenders:2}))return null;let f=i.map(e=>e.about.seat),p=e=>{let n=f.includes(e)?f.filter(t=>t!==e):[...f,e];pe(P(t,{also:n.join()||null,context:d}))},m=i.map(e=>e.about.offender?.name).join(`, `),h=y`<span class="body">${o(`call.others`)}${m&&y`<small class="who">${m}</small>`}</span>`;return y`<${ge} title=${h}>
${()=>y`<div class="choices">
${l.map(({seat:e,offender:t})=>y`<label class="choice several" key=${e}>
<input type="checkbox" checked=${f.includes(e)} onChange=${()=>p(e)} />
<span>${c.phrase(`seat-${e}`)} <span class="who">${t?.name}</span></span>
</label>`)}
</div>`}
<//>`}function G({text:e}){let{outbox:t}=_(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:y`<p class="note warn">${o(e,{count:n})}</p>
<a class="button main" href="#/outbox">${o(`hall-see-outbox`)}</a>`}function Ot(){let{tournament:e}=_(),[t,n]=S(!1);return e?y`<section class="card">
<h2>${o(`hall-in`,{name:e.name})}</h2>
<button class="button danger" aria-haspopup="dialog" onClick=${()=>n(!0)}>${o(`hall-leave`)}</button>
${t&&y`<${A} title=${o(`hall-leave-ask`,{name:e.name})} onClose=${()=>n(!1)}>
<p>${o(`hall-leave-text`)}</p>
<${G} text="hall-leave-unsent" />
<button class="button danger" onClick=${async()=>{await w.leave(),d(`#/`)}}>${o(`hall-leave`)}</button>
<button class="button" onClick=${()=>n(!1)}>${o(`cancel`)}</button>
<//>`}
</section>`:null}function kt({onYes:e}){let t=y`<button class="button danger" onClick=${e}>${o(`hall-switch-yes`)}</button>`;return y`<${r} title=${o(`hall-switch`)} up="#/tables" actions=${t}>
<${G} text="hall-switch-unsent" />
<//>`}function At({item:t,away:n,onClose:r}){let{does:a,tell:s,wrong:l}=e(),u=c(t),d=u&&!n&&t.kind===`ruling`,f=async()=>{if(!await w.discard(t.id))return s(o(`hall-over`));i(o(u?`hall-discarded-here`:`hall-discarded`)),r()};return y`<${A} title=${o(`hall-discard`)} onClose=${r}>
<p>${o(u?`hall-discard-sent`:`hall-discard-text`)} ${d&&o(`hall-discard-withdraw`)}</p>
${l}
<div class="pair">
${d&&y`<a class="button" href=${`#/ruling/${t.id}`}>${o(`hall-withdraw`)}</a>`}
<button class="button danger" type="button" onClick=${()=>a(f)}>${o(`hall-discard`)}</button>
<button class="button" type="button" onClick=${r}>${o(`cancel`)}</button>
</div>
<//>`}function jt(){let{official:e}=_();return y`<div class="note bad" role="alert">
<p>${o(`hall-signed-out`)}</p>
<p class="pair">
<a class="button" href="#/join">${o(`hall-join`)}</a>
${re(e,[`director`])&&y`<a class="button" href="#/account">${o(`hall-join-account`)}</a>`}
</p>
</div>`}function Mt({item:e}){let{tournament:t,official:n,signedOut:r}=_(),i=e.official??n,a=n?.id!==i?.id&&t?.id===e.tournament&&!r;return y`<p class="note bad">${o(`elsewhere-signed-out`,{name:i?.name??`?`})}</p>
${a&&y`<button class="button" type="button" onClick=${()=>w.sendAsMe(e.id)}>${o(`elsewhere-send-as`,{name:n.name})}</button>`}`}function K({item:{id:e,count:t}}){return y`<article class="item">
<p class="note warn">${o(`elsewhere-restored`,{count:t})}</p>
<button class="button" type="button" onClick=${()=>w.discard(e)}>${o(`hall-seen`)}</button>
</article>`}const q={ruling:({id:e,body:{table:t,seat:n,foul:r}})=>`#/call/${t}/${n??`-`}/${r}?again=${e}`,result:({id:e,subject:t})=>`#/result/${t}?again=${e}`};function Nt({item:e}){let t=s(),{state:n}=_(),{kind:r,state:i,problem:a,ruledAt:c}=e;return r===`restored`?y`<${K} item=${e} />`:y`<article class=${`item ${i}`} aria-label=${o(`hall-kind.${r}`)}>
<${J} item=${e} />
<p>${Pt(t,n,e)}</p>
<p class="soft">${h(c,n.settings.time_zone)}</p>
${i===`waiting`&&y`<${Y} item=${e} />`}
${i===`refused`&&y`<${z} problem=${a} />`}
${i===`conflict`&&y`<${Ve} stored=${a?.stored??{}} sent=${a?.sent??e.body??{}} />`}
${i===`differs`&&y`<${Ie} item=${e} />`}
${i===`holding`?y`<${he} id=${e.id} />`:y`<${X} item=${e} />`}
</article>`}function J({item:{kind:e,state:t}}){let n=u(t)?`bad`:`info`;return y`<p><strong>${o(`hall-kind.${e}`)}</strong> <span class=${`badge ${n}`}>${o(`hall-outbox.${t}`)}</span></p>`}function Pt(e,t,{id:n,kind:r,subject:i,body:a,about:s}){if([`timing`,`schedule`,`payment`,`extra-time`,`kept-answer`,`result`].includes(r))return[s.table&&o(`hall-table`,{label:s.table}),s.who].filter(Boolean).join(` · `);if(r===`hand-end`||r===`dead-hand`)return[o(`hall-table`,{label:t.tables[a.table]?.label??`?`}),te(a.hand),r===`hand-end`&&o(`hall-how.${a.how}`)].filter(Boolean).join(` · `);let c=t.rulings[r===`ruling`?n:i];if(!c)return o(`hall-unknown`);let l=y`<a href=${`#/ruling/${c.id}`}><span class="who">${c.offender.name}</span> · ${m(e,c.foul)}</a>`;return a?.reason?y`${l} · ${a.reason}`:l}function Y({item:e}){ke();let{blockedBy:t,trouble:n}=e;if(n?.status===401)return y`<${Mt} item=${e} />`;if(t)return y`<p class="note warn">${o(`hall-blocked`)}</p>`;if(!n)return null;let r=n.status===0?o(navigator.onLine?`live.unreached`:`no-network`):je(n.problem)||`HTTP ${n.status}`;return y`<p class="soft">${o(`hall-last-try`,{text:r})}</p>`}function X({item:t,away:n}){let[r,a]=S(!1),{does:s,tell:c,wrong:l}=e(),{id:u,kind:d,state:p}=t,m=p===`conflict`&&!f(t);if(p===`differs`||m){let e=o(m?`hall-keep-logged`:`hall-seen`);return y`<div class="pair"><button class="button" type="button" onClick=${()=>s(()=>w.discard(u))}>${e}</button>${l}</div>`}let h=async()=>{await w.retry(u)?i(o(`hall-again`)):c(o(`hall-over`))};return y`<div class="pair">
${p!==`waiting`&&y`<button class="button" type="button" onClick=${()=>s(h)}>${o(p===`conflict`?`hall-as-new`:`try-again`)}</button>`}
${p!==`waiting`&&d in q&&!n&&y`<a class="button" href=${q[d](t)}>${o(`hall-change`)}</a>`}
<button class="button danger" type="button" onClick=${()=>a(!0)}>${o(`hall-discard`)}</button>
${r&&y`<${At} item=${t} away=${n} onClose=${()=>a(!1)} />`}
</div>${l}`}function Z(){let{elsewhere:e}=_();return e.map(({id:e,name:t,items:n})=>y`<section class="stack" key=${e}>
<h2>${o(`elsewhere-in`,{name:t??o(`elsewhere-nameless`)})}</h2>
<ol class="rows">${n.map(e=>y`<li key=${e.id} tabindex="-1"><${Ft} item=${e} /></li>`)}</ol>
</section>`)}function Ft({item:e}){let t=s(),{kind:n,state:r,about:i={},body:a,problem:c,expected:l,answer:u}=e;if(n===`restored`)return y`<${K} item=${e} />`;let{table:d,who:f,foul:p}=i,g=d&&o(`hall-table`,{label:d});return y`<article class=${`item ${r}`} aria-label=${o(`hall-kind.${n}`)}>
<${J} item=${e} />
<p>${[g,f,p&&m(t,p),a?.reason].filter(Boolean).join(` · `)}</p>
<p class="soft">${h(e.ruledAt)}</p>
${r===`waiting`&&y`<${Y} item=${e} />`}
${r===`refused`&&y`<${z} problem=${c} />`}
${r===`differs`&&y`<div class="note warn">
<p>${o(`hall-phone-showed`,{line:R(t,l)})}</p>
<p><strong>${o(`hall-server-decided`,{line:R(t,u.decision)})}</strong></p>
</div>`}
${r!==`holding`&&y`<${X} item=${e} away />`}
</article>`}function It(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:s,lowStorage:c}=_();return y`<section class="stack">
<h2>${o(`hall-phone`)}</h2>
${t!==null&&Math.abs(t)>2e3&&y`<p class="note warn">
${o(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:Lt(Math.abs(t))})}
</p>`}
${!n&&r&&y`<p class="soft">${o(`hall-clock-last`,{time:h(new Date(r),e?.time_zone)})}</p>`}
${!n&&y`<p class="soft">${o(`hall-clock-unsure`)}</p>`}
${c&&y`<p class="note bad" role="alert">${o(`hall-storage-low`)}</p>`}
<p class="soft">${o(i?`hall-persisted`:`hall-not-persisted`)}</p>
${s>0&&y`<p class="soft">${o(`hall-storage`,{used:Q(a,1),quota:Q(s,0)})}</p>`}
</section>`}function Q(e,t){return g(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function Lt(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>o(`hall-span.${e}`,{count:t})).join(` `)}function Rt(){let{tournament:e,state:t,outbox:n,elsewhere:i}=_();zt();let a=e=>!u(e.state),s=n.filter(e=>!a(e)),c=n.filter(a),l=[...n,...i.flatMap(({items:e})=>e)].some(a)&&y`<button class="button main" onClick=${()=>w.sendNow()}>${o(`hall-send-now`)}</button>`,d=i.length>0&&y`<${Z} />`;return!e||!t?y`<${M} title=${o(`hall-outbox-title`)} actions=${l}>${d}<//>`:y`<${r} title=${o(`hall-outbox-title`)} up="#/tables" actions=${l}>
<${Bt} />
${n.length===0&&!d&&y`<${C} text=${o(`hall-outbox-empty`)} />`}
<${$} title=${o(`hall-tasks`)} items=${s} />
<${$} title=${o(`hall-waits`)} items=${c} />
${d}
<${It} />
<//>`}function $({title:e,items:t}){return t.length===0?null:y`<section class="stack">
<h2>${e}</h2>
<ol class="rows">${t.map(e=>y`<li key=${e.id} tabindex="-1"><${Nt} item=${e} /></li>`)}</ol>
</section>`}function zt(){let e=L({thing:document.body,place:0}),t=()=>[...document.querySelectorAll(`.rows > li`)];F(()=>{let n=({target:n})=>e.current={thing:n,place:t().indexOf(n.closest(`li`))};return addEventListener(`focusin`,n),()=>removeEventListener(`focusin`,n)},[]),F(()=>{let{thing:n,place:r}=e.current;n.isConnected||document.activeElement!==document.body||((r<0?null:t()[r]??t().at(-1))??document.querySelector(`h1`))?.focus()})}function Bt(){let{signedOut:e,revisionChange:t,trouble:n,superseded:r,syncedAt:i,live:a,tournament:s}=_(),c=a===`offline`?`no-network`:a===`unreached`&&`live.unreached`;return y`
${e&&y`<${jt} />`}
${n&&y`<p class="note bad" role="alert">${o(`hall-trouble`,{text:n})}</p>`}
${r&&y`<p class="note warn">${o(`hall-superseded`)}</p>`}
${t&&y`<p class="note warn">${o(`hall-revision-change`,{count:t.items.length,from:t.from.map(e=>e?.slice(0,6)??`?`).join(`, `),to:t.to.slice(0,6)})}</p>`}
${c&&!e&&i&&y`<p class="note">${o(`hall-offline-since`,{link:o(c),time:h(i,s?.time_zone)})}</p>`}
`}function Vt({text:e,onClose:t}){let n=`speechSynthesis`in globalThis;return F(()=>()=>n?speechSynthesis.cancel():void 0,[]),y`<${A} title=${o(`call.aloud`)} onClose=${t}>
<p class="call-aloud">${e}</p>
${n&&y`<button class="button main" type="button" onClick=${()=>{let t=new SpeechSynthesisUtterance(e);t.lang=ne.lang,speechSynthesis.cancel(),speechSynthesis.speak(t)}}>${o(`call.speak`)}</button>`}
<//>`}function Ht(){return y`<a class="button quiet" href="#/people">${o(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${o(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${o(`reports.link`)}</a>`}export{Vt as Aloud,Ke as Amendment,Re as Badge,Be as Circumstances,Je as Claimed,Ge as DeadHandWarning,Ht as DirectorLinks,Te as Escalate,Ze as ExtraTimeOffer,Ot as Leave,ft as Log,Dt as MoreOffenders,wt as Near,$e as Notice,Xe as OtherRulebooks,Rt as Outbox,vt as Player,He as PushSwitch,Ue as Ruling,kt as Switch,Qe as TableClock,Tt as Trace,we as Warned,qe as nothingNew};