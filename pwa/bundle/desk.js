import{$ as e,A as t,At as n,Bt as r,Ct as i,Dt as a,Er as o,Et as s,F as c,Ft as l,H as u,Ht as d,Ir as f,It as p,Jt as m,Kt as h,L as g,Lr as _,Mr as v,N as y,O as b,Ot as x,Qn as S,Qt as C,Rr as w,Rt as T,Sn as ee,St as E,Ut as D,Vt as O,Wt as te,Yt as ne,_ as re,b as ie,bt as ae,cn as oe,ct as k,et as se,h as A,i as ce,it as le,k as ue,kt as j,m as M,nr as de,o as fe,p as pe,qt as me,rr as he,rt as ge,s as _e,sn as N,st as ve,tr as ye,tt as P,u as be,un as F,v as xe,w as Se,wt as I,xt as L,y as Ce,yr as we,zr as Te}from"./app.js";import{A as Ee,Bt as De,D as Oe,F as ke,Gt as Ae,Jt as R,Kt as je,O as Me,Ot as Ne,R as Pe,S as Fe,Wt as Ie,Xt as Le,Yt as z,Zt as Re,_ as ze,b as Be,ct as Ve,d as He,dt as Ue,ft as We,g as Ge,h as Ke,ht as B,it as V,j as qe,k as Je,lt as Ye,m as Xe,mt as Ze,nn as Qe,ot as $e,pt as H,q as et,qt as tt,rn as nt,st as U,u as rt,ut as it,vt as at,y as ot,z as st,zt as W}from"./shared.js";function G({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return C`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&C`<p class="soft">${r}</p>`}
${i.length===0&&C`<p class="soft">${D(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>C`<li key=${e.key}><${ct} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&C`<${L} title=${D(`dashboard.numbers`)}>${()=>C`<${ut} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function ct({row:{name:e,value:t,part:n=0,href:r},most:i}){return C`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${B(t)}</strong>
<${lt} value=${t} part=${n} most=${i} />
${n>0&&C`<small>${D(`dashboard.part`,{count:B(n)})}</small>`}
</a>`}function lt({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return C`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&C`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function ut({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return C`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${D(`hall-rulings`)}</th>
${r&&C`<th scope="col">${D(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>C`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${B(n)}</td>
${r&&C`<td>${B(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function dt(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:D(`hall-round`,{round:e})}));return[{value:``,text:D(`hall-any`)},...n]}function ft({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function pt({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=ht(t,i.size>1?e=>_t(e,r):gt);return t.length===0?null:C`<section class="card" aria-labelledby="spread">
<h2 id="spread">${D(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${D(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>C`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>C`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>C`<td key=${t.key}><${mt} count=${s.get(e+t.key)} most=${c} href=${vt(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function mt({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return C`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${B(e)}</strong>
</a>`}function ht(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function gt(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function _t(e,t){let n=e.slice(0,10),r=O(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function vt(e,t,{from:n,until:r}){return ft(e,{table:t,from:n,until:r})}function yt({state:e,changes:t}){return C`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${D(`dashboard.recharged`)}</h2>
<p class="soft">${D(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:i,unit:a,before:o,after:s,reason:c})=>C`<li key=${[t,i.id,a].join()}>
<span class="who">${U(e,i)}</span> ${V(a,o)} → <strong>${V(a,s)}</strong>
<br /><small class="soft">${[r(t,e.settings.time_zone),n.name,c].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function bt({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:D(e>1?`dashboard.from`:`dashboard.until`,{from:o(e),until:o(t)}),value:n,href:ft(r,{took:`${e}-${t}`})})),a=e?D(`dashboard.median`,{time:o(t),count:e}):D(`dashboard.untimed`);return C`<${G} id="taking" title=${D(`dashboard.taking`)} what=${D(`dashboard.time`)}
about=${`${a} ${D(`dashboard.measured`)}`} rows=${e?i:[]} />`}function xt(e,n,r){let i=Object.entries(n).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),a=Object.entries(t(r)).map(([t,n])=>[ue(e,t),b(e,t,n)]);return[...i,...a]}function St({cases:e}){return C`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${D(`dashboard.unlike`)}</h2>
<p class="soft">${D(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>C`<${Ct} key=${t} one=${e} />`)}
</section>`}function Ct({one:{foul:t,facts:n,context:r,revisions:i,outcomes:a}}){let o=k(),s=a[0].rulings.length,c=xt(o,n,r);return C`<article class="stack case">
<h3>${e(o,t)}</h3>
${c.length>0&&C`<p class="soft">${c.map(e=>e.join(` `)).join(` · `)}</p>`}
${i>1&&C`<p class="note info">${D(`dashboard.revisions`,{count:i})}</p>`}
${a.map((e,t)=>C`<${wt} key=${t} outcome=${e} most=${s} />`)}
</article>`}function wt({outcome:{penalties:e,rulings:t},most:n}){let r=k(),{state:i}=T(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=C`<span class="body outcome"><span>${P(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${B(t.length)}</strong><${lt} value=${t.length} most=${n} /></span>`;return C`<${L} title=${o}>${()=>C`<${fe} rulings=${a} place empty=${D(`hall-none-found`)} />`}<//>`}function Tt(){let{tournament:e,state:t,official:r}=T();return!e||!t?C`<${A} title=${D(`dashboard.title`)} />`:xe(r)?C`<${Et} state=${t} />`:C`<${n} title=${D(`dashboard.title`)} up="#/log"><p class="note warn">${D(`dashboard.whose`)}</p><//>`}function Et({state:e}){let[t,r]=w({day:``,round:``});return C`<${n} title=${D(`dashboard.title`)} up="#/log">
<div class="asked">
<${i} type="date" label=${D(`dashboard.day`)} value=${t.day} onInput=${e=>r({...t,day:e})} />
<${I} label=${D(`dashboard.round`)} value=${t.round} options=${dt(e)}
onChange=${e=>r({...t,round:e})} />
</div>
<${Dt} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Dt({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=z(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return C`<${At} seen=${r} zone=${e.settings.time_zone} />
${i&&C`<${Ot} state=${e} body=${i} asked=${t} />`}`}function Ot({state:t,body:n,asked:r}){let i=k(),{totals:a,by_foul:o,by_official:s,escalations:c}=n,l=e=>ft(r,e),u=t=>({key:t.foul,name:e(i,t.foul)}),d=({official:e})=>({key:e.id,name:e.name}),f=e=>({value:e.rulings,part:e.otherwise}),p=o.filter(e=>e.otherwise>0);return C`<p role="status">${D(`dashboard.totals`,a)}</p>
<div class="dashboard">
<${G} id="fouls" title=${D(`dashboard.fouls`)} what=${D(`dashboard.foul`)}
rows=${o.map(e=>({...u(e),...f(e),href:l({foul:e.foul})}))} />
<${G} id="referees" title=${D(`dashboard.referees`)} what=${D(`dashboard.referee`)}
rows=${s.map(e=>({...d(e),...f(e),href:l({official:e.official.id})}))} />
<${pt} state=${t} spread=${n.by_table_and_hour} asked=${r} />
<${G} id="otherwise" title=${D(`dashboard.otherwise`)} about=${D(`dashboard.otherwise-about`)} what=${D(`dashboard.foul`)}
rows=${p.map(e=>({...u(e),value:e.otherwise,href:l({foul:e.foul,book:`otherwise`})}))} />
<${St} cases=${n.differently} />
<${yt} state=${t} changes=${n.recharged??[]} />
<${G} id="escalations" title=${D(`dashboard.escalations`)} what=${D(`dashboard.status`)}
rows=${c.map(e=>kt(e,l))} />
<${bt} taking=${n.time_to_rule} asked=${r} />
</div>`}function kt({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>m(`hall-escalation.${e}`)?D(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function At({seen:{answer:e,fresh:t,trouble:n},zone:i}){nt();let a=e&&r(e.at,i);return!e&&!n?C`<${j} />`:n?C`<p class="note warn" role="status">${R(n)} ${D(e?`dashboard.old`:`dashboard.never`,{time:a??``})}</p>`:C`<p class="soft">${D(t?`dashboard.at`:`dashboard.asking`,{time:a??``})}</p>`}function jt({state:e,escalation:t,ruling:n}){let r=T(),{outbox:i}=r,[a,o]=w(null);if(f(()=>void F.loadEscalationSteps(),[]),i.some(({subject:e,kind:n,state:r})=>e===t.id&&n!==`photo`&&he(r)))return C`<p class="note bad">${D(`esc.stuck`)} <a href="#/outbox">${D(`hall-resolve`)}</a></p>`;let s=Me(r,t,n);return C`
${s===`decide`&&C`<${Ft} state=${e} escalation=${t} ruling=${n} onAsk=${o} />`}
${s===`appeal`&&C`<button class="button main" type="button" onClick=${()=>o(Mt)}>${D(`esc.do.appeal`)}</button>`}
${s===`reopen`&&C`<button class="button" type="button" onClick=${()=>o(Nt)}>${D(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(s)&&C`<p class="note warn">${D(`esc.${s}`)}</p>`}
${s===``&&C`<p class="soft">${D(`esc.wait.${t.status}`)}</p>`}
${a&&C`<${De} what=${a.name} title=${D(`esc.do.${a.name}`)} text=${D(`esc.means.${a.name}`)} yes=${D(`esc.do.${a.name}`)}
onReason=${async e=>{if(!a)return;let{kind:n,name:r,...i}=a;await F.send(n,t.id,{reason:e,...i}),te(),l(D(`esc.done.${n}`)),o(null)}} onClose=${()=>o(null)} />`}
`}const Mt={kind:`appeal`,name:`appeal`},Nt={kind:`reopening`,name:`reopening`},Pt=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Ft({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>C`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${D(`esc.do.${e.name}`)}</button>`;return C`
${u&&f(Pt(`amended`,`confirmed`),`main`)}
${f(Pt(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${D(u?`esc.amend-again`:`hall-amend`)}</a>
${f(Pt(`overturned`),`danger`)}
`}function It({ruling:e,rulings:t}){let n=k(),{state:i}=T(),[a,o]=[!0,!1].map(n=>t.filter(t=>zt(t,e)===n)),s=[...a,...o].slice(0,12);return C`<section class="stack">
<h2>${D(`esc.same-foul`)}</h2>
${t.length===0&&C`<p class="soft">${D(`esc.never-before`)}</p>`}
<ul class="rows">
${s.map(t=>C`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${ge(t.kind)}`}>${P(n,t)}</strong>
<small>${[t.offender.name,i.officials[t.official]?.name,r(t.ruled_at,i.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${a.includes(t)&&C`<span class="badge info">${D(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&C`<span class="badge warn">${D(`esc.other-revision`)}</span>`}
<${_e} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&C`<a class="reach" href=${`#/log?foul=${e.foul}`}>${D(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Lt(e,t,{offender:n}){return Vt(e,t,e=>e.offender.id===n.id)}function Rt(e,t,{foul:n}){return Vt(e,t,e=>e.foul===n)}function zt(e,t){return v(Bt(e))===v(Bt(t))}function Bt({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Vt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return be(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Ht({state:e,foul:t,escalation:n}){let r=z(`precedents?limit=20&foul=${t}`);return C`<section class="stack">
<h2>${D(`esc.precedents`)}</h2>
<${tt} seen=${r} what="precedents" />
${r.answer&&C`<${Wt} state=${e} items=${Ut(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${D(`esc.search-precedents`)}</a>
</section>`}function Ut(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Wt({state:e,items:t}){let n=k();return t.length===0?C`<p class="soft">${D(`esc.no-precedents`)}</p>`:C`<ul class="rows below precedents">
${t.map(t=>C`<li key=${t.ruling.id}><${Gt} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Gt({state:t,words:n,precedent:{ruling:i,why:a,facts:o,note:s,reason:c,escalation:l,revision_changed:u}}){let d=[s,c,...l?.steps.map(e=>e.reason)??[]].filter(Boolean),f=Object.entries(o).map(([e,t])=>`${n.question(e)} ${n.answer(e,{value:t})}`);return C`<a class="row" href=${`#/ruling/${i.id}`}>
<span class="body">
<strong class=${`penalty ${ge(i.kind)}`}>${P(n,i)}</strong>
<span>${e(n,i.foul)} · <span class="who">${i.offender.name}</span></span>
${f.map(e=>C`<small key=${e}>${e}</small>`)}
${d.map(e=>C`<span key=${e}>“${e}”</span>`)}
<small>${[t.officials[i.official]?.name,r(i.ruled_at,t.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(i.status)&&C`<span class="badge">${D(`hall-status.${i.status}`)}</span>`}
${u&&C`<span class="badge warn">${D(`esc.revision-changed`)}</span>`}
${a.map(e=>C`<span class="badge" key=${e}>${D(`esc.why.${e}`)}</span>`)}
${l&&C`<span class="badge info">${Je(l)}</span>`}
</span>
</span>
</a>`}function Kt({args:[e]}){let{tournament:t,state:n}=T();if(!t||!n)return C`<${A} title=${D(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?C`<${M} title=${D(`esc.one`)} text=${D(`esc.missing`)} up="#/escalations" />`:C`<${qt} state=${n} escalation=${r} ruling=${i} />`}function qt({state:t,escalation:r,ruling:i}){let a=k(),o=et([i])[i.revision],s=u(a,o,i),c=s&&(s.chosen??s.final??s.first),l=r.status===`open`;at(l);let d=C`<${jt} state=${t} escalation=${r} ruling=${i} />`;return C`<${n} title=${e(a,i.foul)} up="#/escalations" actions=${d}>
<section class="card hall-verdict">
<p class=${`penalty large ${ge(i.kind)}`}>${c?re(a,c):P(a,i)}</p>
<p><a class="who" href=${i.offender.kind===`player`?`#/player/${i.offender.id}`:`#/log`}>${i.offender.name}</a></p>
<p class="soft">${le(a,i)}</p>
<p role="status"><span class=${`badge ${l?`warn`:`info`}`}>${Ee(r)}</span> ${l&&C`<span class="soft">${Oe(r.escalated_at)}</span>`}</p>
</section>
<${Fe} state=${t} escalation=${r} />
<section class="stack">
<h2>${D(`esc.so-far`)}</h2>
<${ot} state=${t} events=${Be(t,r)} />
</section>
<${Ke} ruling=${i} />
${s?C`<${Ge} ruling=${i} spoken=${s} />`:C`<p class="soft">${D(`hall-no-book`)}</p>`}
<${ze} state=${t} ruling=${i} />
<${ke} state=${t} ruling=${i} />
<section class="stack">
<h2>${D(`esc.on-offender`,{name:i.offender.name})}</h2>
<${fe} rulings=${Lt(t,r,i)} place empty=${D(`esc.nothing-else`)} />
</section>
<${st} state=${t} id=${i.offender.id} />
<${It} ruling=${i} rulings=${Rt(t,r,i)} />
<${Ht} state=${t} foul=${i.foul} escalation=${r} />
<//>`}function Jt(){let{tournament:e,state:t}=T();return!e||!t?C`<${A} title=${D(`hall-escalations`)} />`:C`<${Yt} state=${t} />`}function Yt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),r=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),i=r.filter(({status:e})=>e===`open`),o=r.filter(({status:e})=>e!==`open`).reverse();return at(i.length>0),C`<${n} title=${D(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${D(`esc.precedents`)}</a></p>
${t.length===0&&C`<${a} text=${D(`esc.none`)} />`}
<${Xt} state=${e} title=${D(`esc.waiting`,{count:i.length})} escalations=${i} />
<${Xt} state=${e} title=${D(`esc.decided-ones`)} escalations=${o} />
<//>`}function Xt({state:e,title:t,escalations:n}){return n.length===0?null:C`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>C`<li key=${t.id}><${Zt} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function Zt({state:t,escalation:n}){let r=k(),i=t.rulings[n.id],a=n.status===`open`,o=[D(`hall-table`,{label:i.table.label}),qe(t,n),Oe(n.escalated_at)];return C`<a class="row" href=${`#/escalation/${n.id}`}>
<span class="body">
<strong>${e(r,i.foul)}</strong>
<span><span class="who">${i.offender.name}</span> · ${P(r,i)}</span>
<small>${o.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${a?`warn`:``}`}>${Ee(n)}</span>
${!a&&C`<span class="badge info">${Je(n)}</span>`}
${n.unsent&&C`<span class="badge info">${D(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Qt({query:e}){let{tournament:t,state:n}=T();return!t||!n?C`<${A} title=${D(`esc.precedents`)} />`:C`<${$t} state=${n} begun=${e.get(`foul`)??``} />`}function $t({state:e,begun:t}){let r=k(),[a,o]=w(t in r.catalogue.fouls?t:``),[s,c]=w({}),[l,u]=w(``),[d,f]=w(``),p=e=>{o(e),c({})},m=e=>{e.preventDefault(),f(l.trim())},h=z(rn(a,s,d)),g=h.answer?.body;return C`<${n} title=${D(`esc.precedents`)} up="#/escalations">
<p class="soft">${D(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${I} label=${D(`hall-filter.foul`)} value=${a} options=${[{value:``,text:D(`esc.any`)},...nn(r)]} onChange=${p} />
${a&&C`<${en} words=${r} foul=${a} facts=${s} onFacts=${c} />`}
<${i} type="search" label=${D(`esc.words`)} hint=${D(`esc.words-hint`)} value=${l} onInput=${u} maxlength="200" />
<button class="button">${D(`esc.search`)}</button>
</form>
<${tt} seen=${h} what="precedents" />
${g&&C`<${Wt} state=${e} items=${g.items} />`}
${g?.next&&C`<p class="note">${D(`esc.more`,{count:50})}</p>`}
<//>`}function en({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=T();return i?i.table(t).used.map(t=>{let i=tn(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&C`<${I} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:D(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function tn({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function nn(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function rn(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function an({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=it(r).map(([e,t])=>V(e,t));return C`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${D(`fines.owing`)}</h2>
${r.length===0&&C`<p class="soft">${D(`fines.nobody`)}</p>`}
${r.length>0&&C`<p>${D(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>C`<li key=${sn(t)}><${cn} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&C`<p class="soft">${D(`fines.not-seated`)}</p>`}
</section>`}function on({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:C`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${D(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>C`<li key=${sn(t)}><${cn} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${D(`fines.gives-back`)}</p>
</section>`}function sn({account:e,unit:t}){return e.id+t}function cn({state:e,balance:t,onPay:n}){let{account:i,unit:a,amount:o,since:s,lines:c}=t,l=c.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),u=[o>0&&D(`fines.since`,{time:r(s,e.settings.time_zone)}),l>0&&D(`fines.part-paid`,{amount:V(a,l)})],d=C`<span class="body who">${U(e,i)}<small>${u.filter(Boolean).join(` · `)}</small></span>
<strong>${V(a,Math.abs(o))}</strong>`;return n?C`<button class="row" type="button" onClick=${()=>n(t)}>${d}</button>`:i.kind===`player`?C`<a class="row" href=${`#/player/${i.id}`}>${d}</a>`:C`<div class="row">${d}</div>`}const ln=[`cash`,`card`,`transfer`,`other`];function un({state:e,balance:{account:t,unit:n,amount:r,lines:a},onTaken:o,onClose:s}){let[c,l]=w(()=>V(n,r).slice(n.length+1)),[u,d]=w(`cash`),[f,p]=w(``),{does:m,wrong:h}=Se(),g=Ye(n,c),_=!g||g>r?D(`fines.between`,{most:V(n,r)}):void 0,v=()=>m(async()=>{let e=f.trim()&&{note:f.trim()},r=new Date(F.now()).toISOString(),{id:i}=await F.send(`payment`,null,{account:t,unit:n,amount:g,method:u,paid_at:r,...e});te(),o(i),s()}),y=ln.map(e=>({value:e,text:D(`fines.method.${e}`)}));return C`<${ae} title=${D(`fines.pays`,{name:U(e,t)})} onClose=${s}>
<dl class="facts lines">
${We(a).map(t=>C`<div key=${t.id}>
<dt><${Xe} state=${e} line=${t} /></dt>
<dd>${Ve(t)}</dd>
</div>`)}
</dl>
<${i} label=${D(`fines.amount`,{unit:n})} value=${c} inputmode="decimal" wrong=${_} onInput=${l} />
<${E} label=${D(`fines.how`)} value=${u} options=${y} onChange=${d} />
<${i} label=${D(`fines.note`)} value=${f} onInput=${p} />
${h}
<button class="button main" type="button" disabled=${!!_} onClick=${v}>
${D(`fines.take`,{amount:V(n,g??0)})}
</button>
<//>`}function dn({state:e,official:t}){if(!e.season||!Ue(t))return null;let n=D(`fines.season`,{season:e.season.season});return C`<${L} title=${n}>${()=>C`<${fn} state=${e} />`}<//>`}function fn({state:e}){let{answer:t,fresh:n,trouble:i}=z(`ledger/fines/season`);if(!t)return C`<p class="soft" role="status">${D(i?`fines.season-away`:`loading`)}</p>`;let{items:a}=t.body,o=r(t.at,e.settings.time_zone);return C`${!n&&C`<p class="note warn" role="status">${D(`fines.season-old`,{time:o})}</p>`}
${a.length===0&&C`<p class="soft">${D(`fines.nobody`)}</p>`}
<ul class="rows">
${a.map(t=>C`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${pn(e,t)}</small></span>
<strong>${V(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function pn(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=ve(e,r)||e.settings.name;return n.length>1?`${a} ${V(t,i)}`:a}).join(` · `)}function mn({state:e}){let{fines:t}=e.others;return t.length===0?null:C`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${D(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:i,amount:a,since:o})=>C`<li key=${[t.id,n,i].join()} class="row">
<span class="body who">${U(e,t)}<small>
${ve(e,n)} · ${D(`fines.since`,{time:r(o,e.settings.time_zone)})}
</small></span>
<strong>${V(i,a)}</strong>
</li>`)}
</ul>
<p class="soft">${D(`fines.paid-there`)}</p>
</section>`}function hn(){let{tournament:e,state:t}=T();return!e||!t?C`<${A} title=${D(`fines.title`)} />`:C`<${gn} state=${t} />`}function gn({state:e}){let{official:t}=T(),[r,i]=w(null),[a,o]=w(``);f(()=>void F.lookAround(),[]);let s=Te(()=>$e(e),[e.ledger]),c=Ue(t);return C`<${n} title=${D(`fines.title`)} up="#/tables">
<div role="status">${e.payments[a]&&C`<${_n} state=${e} payment=${e.payments[a]} />`}</div>
<${an} state=${e} balances=${s} onPay=${c&&i} />
<${on} state=${e} balances=${s} />
<${mn} state=${e} />
<${vn} state=${e} />
<${dn} state=${e} official=${t} />
${c&&C`<a class="button" href="#/reports">${D(`reports.link`)}</a>`}
${r&&C`<${un} state=${e} balance=${r} onTaken=${o} onClose=${()=>i(null)} />`}
<//>`}function _n({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=U(e,{kind:n,id:r});return C`<p class="note info row">
<span class="body">${D(`fines.taken`,{name:o,amount:V(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${D(`fines.to-receipt`)}</a>
</p>`}function vn({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:C`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${D(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:n,account_kind:i,account_id:a,unit:o,amount:s,method:c,paid_at:l,unsent:u})=>C`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${U(e,{kind:i,id:a})}<small>
${[u?D(`fines.no-receipt-yet`):D(`fines.receipt`,{number:n}),D(`fines.method.${c}`),r(l,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${V(o,s)}</strong>
</a></li>`)}
</ul>
<p class="soft">${D(`fines.put-right`)}</p>
</section>`}function yn({args:[e]}){let{tournament:t,state:r,official:i}=T();if(!t||!r)return C`<${A} title=${D(`fines.payment`)} />`;let a=r.payments[e];if(!a)return C`<${M} title=${D(`fines.payment`)} text=${D(`fines.no-payment`)} up="#/fines" />`;let o=a.unsent?D(`fines.payment`):D(`fines.receipt`,{number:a.receipt});return C`<${n} title=${o} up="#/fines">
<${bn} state=${r} payment=${a} />
${a.unsent?C`<p class="note info" role="status">${D(`fines.receipt-later`)}</p>`:C`<${xn} hash=${a.hash} />`}
${!a.unsent&&Ue(i)&&C`<${Sn} payment=${a} />`}
<//>`}function bn({state:e,payment:{account_kind:t,account_id:n,unit:i,amount:a,method:o,paid_at:s,note:c}}){let l=[[D(`fines.payer`),U(e,{kind:t,id:n})],[D(`fines.amount-paid`),V(i,a)],[D(`fines.how`),D(`fines.method.${o}`)],[D(`fines.when`),r(s,e.settings.time_zone)],...c?[[D(`fines.note-paid`),c]]:[]];return C`<dl class="facts">
${l.map(([e,t])=>C`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function xn({hash:e}){return C`<figure class="big-code">
<${Ne} text=${`${location.origin}/#/receipt/${e}`} label=${D(`fines.code`)} />
<figcaption>${D(`fines.photograph`)}</figcaption>
</figure>`}function Sn({payment:{id:e,receipt:t}}){let{live:n}=T(),{lang:r}=me(),[i,a]=w(0),{blob:o,url:s,failed:c}=Pe(()=>F.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),l=()=>a(i+1);f(()=>{c&&n===`live`&&l()},[n]);let u=`receipt-${t}.pdf`;if(c)return C`<p class="note warn" role="status">${D(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${l}>${D(`try-again`)}</button>`;if(!s||!o)return C`<p class="soft" role="status">${D(`fines.page-comes`)}</p>`;let d=[new File([o],u,{type:o.type})];return C`<div class="doing">
<a class="button main" href=${s} target="_blank">${D(`fines.open-page`)}</a>
<a class="button" href=${s} download=${u}>${D(`fines.save-page`)}</a>
${navigator.canShare?.({files:d})&&C`<button class="button" type="button" onClick=${()=>navigator.share({files:d}).catch(()=>{})}>${D(`fines.share-page`)}</button>`}
</div>`}function Cn(){let{tournament:e,state:t}=T();if(!e||!t)return C`<${A} title=${D(`hall-cards`)} />`;let r=C`<button class="button main" onClick=${()=>print()}>${D(`hall-print`)}</button>`;return C`<${n} title=${D(`hall-cards`)} up="#/tables" actions=${r}>
<p class="unprinted">${D(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${D(`reports.link`)}</a>
<ul class="codes">
${ce(t).map(e=>C`<li key=${e.id}><${wn} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function wn({table:e,name:t}){let{url:n,failed:r}=Pe(()=>F.tableCode(e.id),e.id),i=D(`hall-table`,{label:e.label});return C`<figure>
${n&&C`<img src=${n} alt=${D(`hall-code`,{label:e.label})} />`}
${r&&C`<p class="note warn">${D(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}function Tn(){let{outbox:e}=T(),t=e.filter(({kind:e,state:t})=>e===`result`&&ye(t)).length;return t===0?null:C`<p class="note info"><a class="reach" href="#/outbox">${D(`standings.waits`,{count:t})}</a></p>`}function En({state:e}){let{official:t}=T(),n=new Intl.Collator(void 0,{numeric:!0}),r=Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:Dn(e,{table:n,round:r})})).sort((e,t)=>n.compare(e.name,t.name));return r.length===0?null:C`<${L} title=${D(`standings.missing`,{count:r.length})}>${()=>C`<ul class="rows">
${r.map(({id:e,name:n})=>C`<li key=${e}>${ie(t)?C`<a class="row" href=${`#/result/${e}`}>${n}</a>`:C`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function Dn(e,{table:t,round:n}){return[D(`hall-round`,{round:n}),D(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function On(e,t,n){let{kind:r,body:i}=n,a=kn[r]??kn[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const kn={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...An(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,jn(t,n),...An(n)],phone:(e,t,{body:n})=>[jn(t,n)],token:(e,t,{body:n})=>[n.name,jn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[D(`hall-table`,{label:n.label})],hanchan:(e,t,{subject:n,body:i})=>[K(t,n),...S.map(e=>t.players[i[`${e}_id`]]?.name),i.scheduled_at&&r(i.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Mn(e,n),photo:(e,t,{body:n})=>Mn(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...Mn(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&D(`journal.outcome.${r.outcome}`),...Mn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Nn(t,i)]},hand:(e,t,{subject:n,body:r})=>[D(`hall-how.${r.how}`),...Nn(t,t.handEnds[n])],"help.called":(t,n,{body:r})=>[D(`hall-table`,{label:n.tables[r.table_id]?.label??`?`}),...r.offenders.map(e=>U(n,e)),r.foul&&e(t,r.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&D(`help.over.${r.ended_how}`),...Nn(t,t.helpCalls[n])],timing:(e,t,{body:n})=>[D(`journal.what.${n.what}`),n.person_id&&U(t,{kind:n.person_kind,id:n.person_id}),K(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${o(Math.abs(n.seconds))}`,K(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&D(`journal.what.${r}`),t.players[i]?.name,K(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Pn(t,e)),fine:(e,t,{body:n})=>[Pn(t,{...n,what:`paid`}),D(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(e,t,{body:n})=>[K(t,n.hanchan_id),...S.map(t=>`${e.phrase(`seat-${t}`)} ${B(n.points[t])}`)]};function An({roles:e}){return(e??[]).map(e=>D(`hall-role.${e}`))}function jn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function Mn(t,n){if(!n)return[];let{foul:r,offender:i,table:a}=n;return[e(t,r),i.name,D(`hall-table`,{label:a.label}),P(t,n)]}function K(e,t){let n=e.hanchans[t??``];return n&&Dn(e,n)}function Nn(e,{table:t,hand:n}={}){return[e.tables[t]&&D(`hall-table`,{label:e.tables[t].label}),se(n)]}function Pn(e,{account_kind:t,account_id:n,...r}){return`${U(e,{kind:t,id:n})} ${Ve(r)}`}const Fn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function In(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Un(e,t);if(n.startsWith(`ruling.`))return Rn(e,t);let[i]=await Kn(t,Ln(t));if(!i)return null;if(n===`result.corrected`)return{before:Bn(e,i.body),after:Bn(e,r)};let a=n===`hanchan.scheduled`?Vn:Hn;return{before:a(i.body),after:a(r)}}function Ln({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Rn(e,t){let{kind:n,body:r}=t,[i]=await Kn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=zn(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=P(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(xt(e,t,n))}}}let[o]=await Kn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:zn(e,o)}:null}function zn(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=P(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Fn.filter(e=>(o[e]??null)!==null),c=xt(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Bn(e,{points:t,deposits:n,unranked:r}){let i=S.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(i),deposits:n,unranked:r.join(` `)}}function Vn({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Hn({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Un(e,t){let n=await Kn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Wn(e,r),after:Wn(e,{...r,...t.body})}}function Wn(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[D(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Gn(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[D(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Gn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Kn({seq:e},t,n=1){return(await(await F.audit()).older(e,n,t)).entries}const qn=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Jn={ruling:`rulings`,player:`players`,table:`tables`};function Yn({state:e,entry:t,onSubject:n}){let i=k(),{seq:a,at:o,who:s,kind:c}=t,l=s?e.officials[s]?.name??D(`hall-unknown`):D(`journal.nobody`),u=On(i,e,t),d=[D(`journal.number`,{seq:a}),r(o,e.settings.time_zone),l],f=C`<div class="body">
<h3>${Zn(c)}</h3>
${u.length>0&&C`<span class="who">${u.join(` · `)}</span>`}
<small>${d.join(` · `)}</small>
</div>`;return C`<${L} class="entry" title=${f}>
${()=>C`<${Xn} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Xn({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Jn).find(([,t])=>o in e[t])??[];return C`<div class="stack">
<p class="pair">
${c&&C`<a class="button" href=${`#/${c}/${o}`}>${D(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${D(`journal.all-of-it`)}</button>
</p>
${(qn.includes(a)||s.what===`corrected`)&&C`<${Qn} state=${e} entry=${t} />`}
<h4>${D(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${D(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function Zn(e){return m(`journal.kind.${e}`)?D(`journal.kind.${e}`):e}function Qn({state:e,entry:t}){let n=k(),[r,i]=w(void 0);return f(()=>void In(n,t).then(i,()=>i(null)),[]),r===void 0?C`<${j} />`:r===null?C`<p class="soft">${D(`journal.no-before`)}</p>`:C`<${He} caption=${D(`journal.changes`)} heads=${[D(`journal.before`),D(`journal.after`)]}
before=${r.before} after=${r.after} />`}const $n=`shinpan.alarm.`;function er({inCall:e}){let{alarms:t,tournament:n}=T(),r=t?.at(-1);return r&&n&&C`<${tr} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function tr({alarms:e,id:t,inCall:n}){let r=e.at(-1),[i,a]=w(()=>!n&&oe($n+t)!==r.at);return f(()=>{q(r)||p(220),te(600)},[]),C`<div role="alert">
<button class=${q(r)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${nr} alarm=${r} /><span>${D(`alarm.${r.what}`)}</span><strong>${D(`alarm.open`)}</strong>
</button>
</div>
${i&&C`<${rr} alarms=${e} onClose=${()=>{N($n+t,r.at),a(!1)}} />`}`}function q({what:e}){return e===`restored`}function nr({alarm:e}){return C`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(q(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function rr({alarms:e,onClose:t}){let{official:n}=T(),r=_(null);f(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return C`<dialog class=${q(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${nr} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${D(`alarm.${o}`)}</h2><p>${D(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${ar} alarm=${i} />
<section><h3>${D(`alarm.meaning`)}</h3><p>${D(q(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${D(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>C`<li key=${e}>${D(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${lr}>${D(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${D(`alarm.close`)}</button>
${a.map(e=>C`<${ir} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function ir({alarm:e}){let{what:t,seq:n}=e;return C`<section class="stack">
<h3>${D(`alarm.earlier`)} ${D(`alarm.${t}`)}</h3>
<p>${D(`alarm.${t}.said`,{seq:n})}</p>
<${ar} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function ar({alarm:{mine:e,theirs:t,at:n},theirs:i=`alarm.theirs`}){let{tournament:a}=T();return C`${e&&C`<${or} mine=${e} theirs=${t} heads=${[D(`alarm.mine`),D(i)]} />`}
<p class="soft">${D(`alarm.found`,{time:r(n,a?.time_zone)})}</p>`}function or({mine:e,theirs:t,heads:n}){let r=k(),{state:i}=T(),a=On(r,i,e),o=t&&On(r,i,t);return C`<div class="slips">
<${cr} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${cr} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&C`<${He} caption=${D(`journal.changes`)} heads=${n} before=${sr(e)} after=${sr(t)} />`}`}function sr({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function cr({title:e,entry:t,parts:n,others:i}){let{state:a}=T();return C`<section class="slip">
<h3>${e}</h3>
${t?C`<p><strong>${Zn(t.kind)}</strong></p>
<ul>${n.map((e,t)=>C`<li key=${t}>${!i||i.includes(e)?e:C`<mark>${e}</mark>`}</li>`)}</ul>
<small>${D(`journal.number`,{seq:t.seq})} · ${r(t.at,a.settings.time_zone)}</small>`:C`<p><mark>${D(`alarm.nothing`)}</mark></p>`}
</section>`}async function lr(){let e=await F.evidence().catch(()=>null);if(!e)return l(D(`journal.unread`));let t=JSON.stringify(e,null,1);Ae(new Blob([t],{type:`application/json`}),`${F.snapshot.tournament?.slug}-log-evidence.json`)}function ur({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],a={kind:dr(ne(`journal.kind.`).map(e=>({value:e.slice(13),text:D(e)}))),person:dr(i.map(({id:e,name:t})=>({value:e,text:t}))),table:ce(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:D(`journal.this`)}]}};return C`<details class="fold" open=${!!t.subject}>
<summary>${D(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(a).map(([e,r])=>C`<${I} key=${e} label=${D(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:D(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&C`<button class="button" type="button" onClick=${()=>n({})}>${D(`journal.clear`)}</button>`}
</div>
</details>`}function dr(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const fr=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function pr(e,{kind:t,person:n,table:r,subject:i}){let a=hr(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=mr(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function mr({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(fr)??[]]}function hr({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function gr({result:{browser:e,server:t}}){return C`<div class="stack" role="status">
<${vr} name=${D(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>D(`journal.found.${t}`,{seq:e})} />
${t&&C`<${vr} name=${D(`journal.server`)} result=${t} whole="journal.rows-whole" line=${_r} />`}
</div>`}function _r({seq:e,kind:t,values:n,what:r}){let i=n.roles?.split(`, `).map(e=>e===`player`?D(`hall-player`):m(`hall-role.${e}`)?D(`hall-role.${e}`):e);return m(`finding.${t}`)?D(`finding.${t}`,{seq:e,...n,...i&&{roles:i.join(`, `)}}):C`<span lang="en">${r}</span>`}function vr({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return C`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=T().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?C`<p class="note bad"><strong>${e}</strong> ${D(`journal.another`,{seq:i.seq})} ${D(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?C`<p class="note"><strong>${e}</strong> ${D(a,{seq:i.seq})}</p>`:C`<div class="note bad stack">
<p><strong>${e}</strong> ${D(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>C`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&C`<p>${D(`journal.more`,{count:r-50})}</p>`}
</div>`}function yr(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function br({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Ae(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function xr({onHead:e,onClose:t}){let n=_(null),[r,i]=w(``);return f(()=>{let t=new AbortController;return rt(n.current,t.signal,t=>yr(t)?(e(t),!0):!1,i),()=>t.abort()},[]),C`<${ae} title=${D(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${D(`hall-viewfinder`)}></video>
${r&&C`<p class="note warn" role="status">${D(`journal.scan.${r}`)}</p>`}
<//>`}function Sr({state:e}){return C`<section class="card" aria-labelledby="proof">
<h2 id="proof">${D(`journal.proof`)}</h2>
<p class="unprinted">${D(`journal.proof-about`)}</p>
<${Cr} />
<${L} title=${D(`journal.head`)}>${()=>C`<${Tr} state=${e} />`}<//>
</section>`}function Cr(){let{official:e}=T(),[t,n]=w(``),[r,a]=w(null),[o,s]=w(null),c=_(null);f(()=>()=>c.current?.abort(),[]);let[l,u]=w(!1),d=e=>{n(e),u(!1)},p=yr(t),m=t.trim()&&!p?D(`journal.no-head`):``;return C`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),m||o)return;c.current=new AbortController,a(null),s({done:0,all:0});let{signal:n}=c.current;a(await wr({noted:p,stop:n,tell:(e,t)=>s({done:e,all:t})},e)),s(null)}}>
<${i} label=${D(`journal.noted`)} hint=${D(`journal.noted-hint`)} value=${t} wrong=${m} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>u(!0)}>${D(`journal.scan`)}</button>
<button class="button main" disabled=${!!o}>${D(`journal.verify`)}</button>
</form>
${o&&C`<div class="stack" role="status">
<progress aria-label=${D(`journal.verifying`)} max=${o.all||1} value=${o.done}></progress>
<p>${D(`journal.progress`,o)}</p>
<button class="button" type="button" onClick=${()=>c.current?.abort()}>${D(`journal.stop`)}</button>
</div>`}
${r&&C`<${gr} result=${r} />`}
${l&&C`<${xr} onHead=${d} onClose=${()=>u(!1)} />`}`}async function wr(e,t){let{prove:n}=await F.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?D(`journal.stopped`):R(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(F.ask(`audit${o}`,{timeout:12e4}))}}function Tr({state:e}){let[t,n]=w(null),[i,a]=w(``),{online:o}=T();if(f(()=>{F.ask(`journal/head`).then(n,e=>a(R(e)))},[e.seq,o]),!t)return C`<p class=${i?`note warn`:`soft`} role="status">${i||D(`loading`)}</p>`;let{slug:s,name:c,time_zone:l}=e.settings,u=`${t.seq}:${t.hash}`;return C`<div class="stack head">
<p>${D(`journal.head-about`)}</p>
<figure><${Ne} text=${u} label=${D(`journal.code`)} /><figcaption><strong>${c}</strong></figcaption></figure>
<${x} rows=${[[D(`journal.number-of`),t.seq],[D(`journal.time`),t.at&&r(t.at,l)],[D(`journal.hash`),C`<code>${u}</code>`],[D(`journal.command`),C`<code>shinpan audit verify ${s} --head ${u}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>br(e.settings,t)}>${D(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${D(`hall-print`)}</button>
</p>
</div>`}const Er=5e3;function Dr({state:e}){let{online:t}=T(),[n,i]=w(null),[a,o]=w(``),[s,c]=w(null);return f(()=>{let e=()=>Or().then(i,e=>o(R(e))),t=()=>F.uncheckedSince().then(c,()=>{});e(),t();let n=setTimeout(e,Er),r=setInterval(t,Er);return()=>{clearTimeout(n),clearInterval(r)}},[e.hash,t]),C`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${D(`witness.title`)}</h2>
${s&&C`<p class="note warn" role="status">${D(`witness.unchecked`,{time:r(s,e.settings.time_zone)})}</p>`}
${n?C`<${kr} state=${e} answer=${n} />`:C`<p class="soft" role="status">${a||D(`loading`)}</p>`}
</section>`}async function Or(){let e=await F.ask(`journal/witnesses`);return{...e,...await F.behindHead(e)}}function kr({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return C`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>C`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${jr(e,t.official_id)}</span>`)}
</p>
<p><strong>${D(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${D(`witness.about`)}</p>
${o.length>0&&C`<ul class="bullets">${o.map(t=>C`<li key=${t.key_id}>${Ar(e,t,i)}</li>`)}</ul>`}
</div>`}function Ar(e,{key_id:t,official_id:n,size:i,at:a},o){let s={name:e.officials[n]?.name??D(`hall-unknown`),seq:i},c=o.includes(t)?`witness.other`:`witness.lag`;return D(c,{...s,time:r(a,e.settings.time_zone)})}function jr(e,t){return[...e.officials[t]?.name??`?`][0]}function Mr({query:e}){let{tournament:t,state:n}=T();if(!t||!n)return C`<${A} title=${D(`journal.title`)} />`;let r=Object.fromEntries(e);return C`<${Nr} key=${e.toString()} state=${n} asked=${r} />`}function Nr({state:e,asked:t}){let[r,i]=w(t),[a,o]=w(e.seq),s=JSON.stringify([r,a]);return C`<${n} title=${D(`journal.title`)} up="#/log">
<${Sr} state=${e} />
<${Dr} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${D(`journal.entries`)}</h2>
<p class="soft">${D(`journal.kept`,{seq:e.seq})}</p>
<${ur} state=${e} chosen=${r} onChoose=${i} />
${e.seq>a&&C`<button class="button" type="button" onClick=${()=>o(e.seq)}>${D(`journal.newer`,{count:e.seq-a})}</button>`}
<${Pr} key=${s} state=${e} from=${a} chosen=${r} onSubject=${e=>i({subject:e})} />
</section>
<//>`}function Pr({state:e,from:t,chosen:n,onSubject:r}){let i=Te(()=>pr(e,n),[]),[a,o]=w([]),[s,c]=w(t+1),[l,u]=w(!1),d=_(!1),p=async()=>{if(!(d.current||s===null)){d.current=!0;try{let e=await(await F.audit()).older(s,30,i);o(t=>[...t,...e.entries]),c(e.next)}catch{u(!0)}finally{d.current=!1}}};return f(()=>void p(),[]),l?C`<p class="note bad" role="alert">${D(`journal.unread`)}</p>`:s===t+1?C`<${j} />`:C`<ul class="entries">
${a.map(t=>C`<li key=${t.seq}><${Yn} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${a.length===0&&C`<p class="soft" role="status">${D(`hall-none-found`)}</p>`}
${s!==null&&C`<button class="button" type="button" onClick=${p}>${D(`journal.older`)}</button>`}`}function J(e){let{state:t,online:n}=T(),[r,i]=w({items:null,trouble:null});return f(()=>{let t=!1;return Fr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function Fr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await F.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function Ir({of:{items:e,trouble:t},children:n}){return!e&&!t?C`<${j} />`:C`${t&&C`<${Lr} error=${t} />`}${e&&n(e)}`}function Lr({error:e}){return e.problem?C`<div role="alert"><${Qe} problem=${e.problem} /></div>`:C`<p class="note bad" role="alert">${R(e)} ${D(`people.needs-network`)}</p>`}function Y(){let[e,t]=w(null),[n,r]=w(!1),i=_(!1);return{ask:async e=>{if(!i.current){i.current=!0,r(!0),t(null);try{await Re(e)}catch(e){if(!(e instanceof we)&&e.name!==`Unreachable`)throw e;t(e)}finally{i.current=!1,r(!1)}}},asking:n,wrong:e&&C`<${Lr} error=${e} />`}}function X(){let e=_(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??ee(F.now());return e.current.set(n,r),r}}async function Z(e,t,n,r){let i=await F.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await F.ask(`${e}/${t}/revocation`,{method:`PUT`}),F.ask(`${e}/${ee(F.now())}`,{method:`PUT`,body:n}))}const Rr=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Q(e){return d(Rr.filter(t=>e.includes(t)).map(e=>D(`hall-role.${e}`)))}function zr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return C`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>C`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&C`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function Br(e){return C`<${zr} label=${D(`people.roles`)} names=${Rr} said=${e=>D(`hall-role.${e}`)}
...${e} />`}function Vr({state:e}){let t=J(`invitations`),r=C`<a class="button main" href="#/people/invite">${D(`people.invite`)}</a>`;return C`<${n} title=${D(`people.links`)} up="#/people" actions=${r}>
<${Ir} of=${t}>
${t=>C`<${Hr} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Hr({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return C`${r.length===0&&C`<${a} text=${D(`people.no-links`)} />`}
<${Ur} links=${r} zone=${n} state=${t} />
${i.length>0&&C`<${L} title=${D(`people.closed-count`,{count:i.length})}>
${()=>C`<${Ur} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Ur({links:e,zone:t,state:n}){return e.length===0?null:C`<ul class="rows">
${e.map(e=>C`<${Gr} key=${e.id} link=${e} zone=${t} whom=${n?Wr(n,e):D(`people.open-link`)} />`)}
</ul>`}function Wr(e,{official:t,player:n,roles:r,label:i}){return t?D(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?D(`people.for-player`,{name:e.players[n]?.name??`?`}):[Q(r),i].filter(Boolean).join(` · `)}function Gr({link:e,zone:t,whom:n}){let[r,i]=w(!1),{ask:a,asking:o,wrong:s}=Y();return C`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Kr(e,t)}</small></span>
${!e.closed&&C`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${D(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${D(`people.withdraw`)}</button>`}
</div>
${s}
${r&&C`<${W} title=${D(`people.withdraw-ask`)} text=${D(`people.withdraw-text`)} yes=${D(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>F.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Kr({uses:e,uses_left:t,expires_at:n,closed:i},a){let o=e===null?D(`people.any-number`):D(`people.uses-left`,{left:t,uses:e});return i?[D(`people.closed.${i}`),o].join(` · `):[o,n?D(`people.until`,{time:r(n,a)}):D(`people.no-end`)].join(` · `)}function qr({made:e,state:t,up:r,onMore:i}){let a=`${location.origin}${e.join}`,o=e.limits??Kr(e,t.settings.time_zone),s=C`<button class="button" type="button" onClick=${i}>${D(`people.another`)}</button>
<a class="button main" href=${r}>${D(`people.done`)}</a>`;return C`<${n} title=${D(`people.link-made`)} up=${r} actions=${s}>
<p><strong>${Yr(t,e)}</strong></p>
<figure class="big-code"><${Ne} text=${a} label=${D(`people.code`)} /></figure>
<p class="soft">${o}</p>
<${Xr} made=${e} />
<${Jr} label=${D(`people.link`)} text=${a} />
<p class="note warn">${D(`people.link-once`)}</p>
<//>`}function Jr({label:e,text:t}){return C`<${i} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&C`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>l(D(`people.copied`)),()=>l(D(`people.not-copied`)))}>${D(`people.copy`)}</button>`}
${`share`in navigator&&C`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${D(`people.share`)}</button>`}
</div>`}function Yr(e,{official:t,player:n,roles:r,name:i}){return n?D(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?D(`people.becomes-named`,{name:i,roles:Q(r)}):t?D(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):D(`people.becomes`,{roles:Q(r)})}function Xr({made:e}){let{items:t}=J(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return C`<p role="status">${n>0&&C`<span class="badge">${D(`people.arrived`,{count:n})}</span>`}</p>`}const Zr=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function Qr({state:e,query:t}){let[r,i]=w(null),a=t.get(`official`),o=t.get(`player`),s=a?`#/people/${a}`:o?`#/people/player/${o}`:`#/people`,c=D(a?`people.one-more`:o?`people.give-link`:`people.invite`);return r?C`<${qr} made=${r} state=${e} up=${s} onMore=${()=>i(null)} />`:C`<${n} title=${c} up=${s}>
${a?C`<${ni} official=${e.officials[a]} onMade=${i} />`:o?C`<${ri} player=${e.players[o]} onMade=${i} />`:C`<${$r} onMade=${i} />`}
<//>`}function $r({onMade:e}){let[t,n]=w(`name`),r=[`name`,`role`].map(e=>({value:e,text:D(`people.by.${e}`)}));return C`<${E} label=${D(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?C`<${ei} onMade=${e} />`:C`<${ti} onMade=${e} />`}`}function ei({onMade:e}){let[t,n]=w(``),[r,a]=w([]),o=X();return C`<${ii} lacks=${e=>({name:e&&!t.trim()?D(`people.name-missing`):``,roles:e&&r.length===0?D(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await F.ask(`officials/${o(n)}`,{method:`PUT`,body:n}),a={official:i.id,label:i.name};e({join:(i.join?i:await Z(`invitations`,o(a),a,`join`)).join,official:i.id,name:i.name,roles:i.roles,limits:D(`people.one-phone`)})}}>
${e=>C`<${i} label=${D(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Br} chosen=${r} wrong=${e.roles} onChange=${a} />
<p class="soft">${D(`people.by-name-text`)}</p>`}
<//>`}function ti({onMade:e}){let[t,n]=w([]),[r,a]=w(`5`),[o,s]=w(240),[c,l]=w(``),u=X();return C`<${ii} lacks=${e=>({roles:e&&t.length===0?D(`people.role-missing`):``,uses:e&&!($(r)>=1&&$(r)<=500)?D(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:$(r),minutes:o,label:c.trim()};e(await Z(`invitations`,u(n),n,`join`))}}>
${e=>C`<${Br} chosen=${t} wrong=${e.roles} onChange=${n} />
<${i} label=${D(`people.uses`)} value=${r} onInput=${a} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${ai} value=${o} onChange=${s} />
<${i} label=${D(`people.label`)} hint=${D(`people.label-hint`)} value=${c} onInput=${l} autocomplete="off" maxlength="200" />
<p class="soft">${D(`people.by-role-text`)}</p>`}
<//>`}function ni({official:e,onMade:t}){let[n,r]=w(60),i=X();return e?C`<${ii} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};t(await Z(`invitations`,i(r),r,`join`))}}>
${()=>C`<p>${D(`people.becomes-phone`,{name:e.name})}</p><${ai} value=${n} onChange=${r} />`}
<//>`:C`<p class="note warn">${D(`people.nobody`)}</p>`}function ri({player:e,onMade:t}){let n=X();return e?C`<${ii} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await Z(`invitations`,n(r),r,`join`))}}>${()=>C`<p>${D(`people.own-text`,{name:e.name})}</p>`}<//>`:C`<p class="note warn">${D(`people.nobody`)}</p>`}function ii({make:e,lacks:t=()=>({}),children:n}){let[r,i]=w(!1),{ask:a,asking:o,wrong:s}=Y();return C`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${D(`people.make-link`)}</button>
</form>`}function ai({value:e,onChange:t}){let n=Zr.map(([e,t,n])=>({value:n,text:O(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return C`<${I} label=${D(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function oi({whom:e,name:t,zone:n}){let r=J(`phones`),i=J(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return C`<section class="stack">
<h2>${D(`people.phones`)}</h2>
<${Ir} of=${r}>
${e=>C`<${si} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&C`<${Ur} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${D(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function si({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>C`<ul class="rows">
${e.map(e=>C`<${ci} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return C`${i.length?a(i):C`<p class="soft">${D(`people.no-phone`)}</p>`}
${r.length>0&&C`<${L} title=${D(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function ci({phone:e,name:t,zone:n}){let{id:i,agent:a,admitted_at:o,seen_at:s,cut_off_at:c,by_account:u}=e,[d,f]=w(!1),{ask:p,asking:m,wrong:h}=Y(),g=u?D(`people.by-account`):di(a??``),_=()=>{f(!1),p(async()=>{await F.ask(`phones/${i}/cut-off`,{method:`PUT`}),l(D(`people.cut-off-done`))})},v=[D(`people.since`,{time:r(o,n)}),s&&!c&&D(`people.seen`,{day:O(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(s))}),c&&D(`people.cut-off-at`,{time:r(c,n)})];return C`<li>
<div class="row">
<span class="body"><strong>${g}</strong><small>${v.filter(Boolean).join(` · `)}</small></span>
${!c&&C`<button class="button danger" type="button" disabled=${m} aria-haspopup="dialog"
aria-label=${D(`people.cut-off-this`,{phone:g})} onClick=${()=>f(!0)}>${D(`people.cut-off`)}</button>`}
</div>
${h}
${d&&C`<${W} title=${D(`people.cut-off-ask`,{name:t,phone:g})} text=${D(`people.cut-off-text`,{name:t})}
yes=${D(`people.cut-off`)} danger onYes=${_} onClose=${()=>f(!1)} />`}
</li>`}const li=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],ui=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function di(e){return[li,ui].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function fi({settings:{slug:e,version:t,board_open:n=!1},online:r}){let[i,a]=w(n);f(()=>a(n),[n]);let[o,c]=w(0),{ask:l,asking:u,wrong:d}=Y();return C`<section class="stack">
<h2>${D(`people.board`)}</h2>
<${s} label=${D(`people.board-open`)} hint=${D(`people.board-open-hint`)} checked=${i}
disabled=${u||!r} onChange=${e=>{a(e);let r={method:`PATCH`,match:`"${Math.max(t,o)}"`,body:{board_open:e}};l(async()=>{try{c((await F.ask(``,r)).version)}catch(e){throw a(n),e}})}} />
${d}
<a class="button" href=${`#/board/${e}`}>${D(`people.board-show`)}</a>
</section>`}function pi({state:e}){let{online:t}=T(),{items:r}=J(`phones`),i=hi(Object.values(e.officials)),a=i.filter(({revoked_at:e})=>e),o=e=>C`<ul class="rows">
${e.map(e=>C`<${mi} key=${e.id} official=${e} phones=${r} />`)}
</ul>`,s=C`<a class="button main" href="#/people/invite">${D(`people.invite`)}</a>`;return C`<${n} title=${D(`people.title`)} up="#/tables" actions=${s}>
${!t&&C`<p class="note warn" role="status">${D(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${D(`people.officials`)}</h2>
${o(i.filter(({revoked_at:e})=>!e))}
${a.length>0&&C`<${L} title=${D(`people.revoked`,{count:a.length})}>${()=>o(a)}<//>`}
</section>
<nav class="stack" aria-label=${D(`people.more`)}>
<a class="button" href="#/people/links">${D(`people.links`)}</a>
<a class="button" href="#/people/players">${D(`people.players`)}</a>
<a class="button" href="#/people/tokens">${D(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${D(`people.erase`)}</a>
</nav>
<${fi} settings=${e.settings} online=${t} />
<//>`}function mi({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return C`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Q(n)}</span>
${o!==void 0&&!i&&C`<small>${D(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&C`<span class="badge">${D(`people.plays-too`)}</span>`}
</a>
</li>`}function hi(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function gi({state:e,official:t}){let{id:n,name:r,player_id:i=null,conflicts:a=[]}=t,o={player:i,conflicts:a},[{player:s,conflicts:c},u]=w(o),d=_(o),p=_(null),{ask:m,asking:h,wrong:g}=Y(),v=e=>u(d.current=e);f(()=>{h||!g&&p.current&&JSON.stringify(p.current)!==JSON.stringify(o)||(p.current=null,v(o))},[i,a.join(),!!g]);let y=async()=>{for(let e=null;e!==d.current;){e=d.current;let t={...e,replaces:p.current??o};await F.ask(`officials/${n}`,{method:`PATCH`,body:t}),p.current=e}l(D(`people.saved`))},b=e=>{v({...d.current,...e}),m(y)},x=hi(Object.values(e.players));return C`<section class="card">
<h2>${D(`people.partial`)}</h2>
<p class="soft">${D(`people.partial-text`)}</p>
<${I} label=${D(`people.plays-as`,{name:r})} value=${s??``} options=${vi(x,`people.plays-not`)}
onChange=${e=>b({player:e||null})} />
<${_i} players=${x.filter(e=>e.id!==s)} declared=${c}
onChange=${e=>b({conflicts:e})} />
${g}
</section>`}function _i({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return C`${r.length>0&&C`<ul class="rows">
${r.map(({id:e,name:t})=>C`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${D(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${D(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${I} key=${t.join()} label=${D(`people.conflict-add`)} value="" options=${vi(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function vi(e,t){return[{value:``,text:D(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function yi({state:e,id:t}){let i=e.officials[t],a=`#/people`;if(!i)return C`<${M} title=${D(`people.title`)} text=${D(`people.nobody`)} up=${a} />`;let{name:o,roles:s,revoked_at:c}=i;return c?C`<${n} title=${o} up=${a}>
<p>${Q(s)}</p>
<p class="note warn">${D(`people.revoked-at`,{time:r(c,e.settings.time_zone)})}</p>
<//>`:C`<${n} title=${o} up=${a}>
<p>${Q(s)}</p>
<${oi} whom=${{official:t}} name=${o} zone=${e.settings.time_zone} />
<${bi} key=${s.join()} official=${i} />
<${gi} state=${e} official=${i} />
<${xi} official=${i} />
<//>`}function bi({official:{id:e,roles:t}}){let[n,r]=w(t),[i,a]=w(``),{ask:o,asking:s,wrong:c}=Y(),u=[...n].sort().join()===[...t].sort().join();return C`<form class="card" onSubmit=${r=>{r.preventDefault(),a(n.length?``:D(`people.role-missing`)),n.length&&o(async()=>{await F.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),l(D(`people.saved`))})}}>
<h2>${D(`people.roles-change`)}</h2>
<p class="soft">${D(`people.roles-late`)}</p>
<${Br} chosen=${n} wrong=${i} onChange=${r} />
${c}
${!u&&C`<button class="button main" disabled=${s}>${D(`people.save`)}</button>`}
</form>`}function xi({official:{id:e,name:t}}){let[n,r]=w(!1),{ask:i,asking:a,wrong:o}=Y();return C`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${D(`people.revoke-this`,{name:t})}
</button>
${n&&C`<${W} title=${D(`people.revoke-ask`,{name:t})} text=${D(`people.revoke-text`)} yes=${D(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>F.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function Si({state:e}){let[t,r]=w(``),{items:o}=J(`invitations`),s=t.trim().toLocaleLowerCase(),c=hi(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(s)),l=new Set((o??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return C`<${n} title=${D(`people.players`)} up="#/people">
<p>${D(`people.players-text`)}</p>
<${i} type="search" label=${D(`people.find`)} value=${t} onInput=${r} />
${c.length===0&&C`<${a} text=${D(`people.nobody`)} />`}
<ul class="rows">
${c.map(({id:e,name:t})=>C`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${l.has(e)&&C`<span class="badge">${D(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function Ci({state:e,id:t}){let r=e.players[t],i=`#/people/players`;return r?C`<${n} title=${r.name} up=${i}>
<p>${D(`people.own-text`,{name:r.name})}</p>
<${oi} whom=${{player:t}} name=${r.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${D(`people.erase`)}</a>
<//>`:C`<${M} title=${D(`people.players`)} text=${D(`people.nobody`)} up=${i} />`}function wi({state:e,query:t}){let r=t.get(`player`),i=r&&e.players[r],a=r?`#/people/player/${r}`:`#/people`;if(r&&!i)return C`<${M} title=${D(`erasing.title`)} text=${D(`people.nobody`)} up="#/people/players" />`;let o=i?D(`erasing.title-one`,{name:i.name}):D(`erasing.title`);return C`<${n} title=${o} up=${a}>
<p>${D(`erasing.text`)}</p>
${e.season&&C`<p class="note warn">${D(`erasing.season`)}</p>`}
<p class="soft">${D(`erasing.other-places`)}</p>
<${Ti} player=${r} count=${i?1:Object.keys(e.players).length} />
<${Ei} zone=${e.settings.time_zone} />
<//>`}function Ti({player:e,count:t}){let[n,r]=w(!1),[i,a]=w(!1),[o,c]=w(!1),{ask:u,asking:d,wrong:f}=Y(),p=X();return C`<div class="stack">
${!e&&C`<${s} label=${D(`erasing.texts`)} hint=${D(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${s} label=${D(`erasing.photos`)} checked=${i} onChange=${a} />`}
${f}
<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog" onClick=${()=>c(!0)}>
${D(`erasing.erase`)}
</button>
${o&&C`<${W} title=${D(`erasing.ask`)} text=${D(`erasing.ask-text`,{count:t})} yes=${D(`erasing.erase`)} danger
onYes=${()=>{c(!1);let t={texts:n,photos:i,...e&&{players:[e]}};return u(async()=>{await F.ask(`erasures/${p(t)}`,{method:`PUT`,body:t}),l(D(`erasing.done`))})}} onClose=${()=>c(!1)} />`}
</div>`}function Ei({zone:e}){let{items:t}=J(`erasures`);if(!t?.length)return null;let n=O(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return C`<section class="stack">
<h2>${D(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>C`<li key=${e} class="row">
<span class="body">
<strong>${t?D(`erasing.some`,{count:t.length}):D(`erasing.everybody`)}</strong>
<small>${[D(`erasing.names`),r&&D(`erasing.texts`),i&&D(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const Di=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function Oi({state:e}){let t=J(`api-tokens`),[r,i]=w(!1),a=!r&&C`<button class="button main" type="button" onClick=${()=>i(!0)}>${D(`people.token-new`)}</button>`;return C`<${n} title=${D(`people.tokens`)} up="#/people" actions=${a}>
<p>${D(`people.tokens-text`)}</p>
${r&&C`<${Mi} state=${e} onDone=${()=>i(!1)} />`}
<${Ir} of=${t}>${t=>C`<${ki} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function ki({tokens:e,state:t}){let n=e.filter(Ai),r=e.filter(e=>!Ai(e)),i=e=>C`<ul class="rows">
${e.map(e=>C`<${ji} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return C`${r.length?i(r):C`<${a} text=${D(`people.no-tokens`)} />`}
${n.length>0&&C`<${L} title=${D(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function Ai({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=F.now()}function ji({token:e,state:t}){let{id:n,name:i,official:a,scopes:o,expires_at:s,revoked_at:c}=e,[l,u]=w(!1),{ask:f,asking:p,wrong:m}=Y(),h=()=>{u(!1),f(()=>F.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},g=r(c??s,t.settings.time_zone);return C`<li>
<div class="row">
<span class="body">
<strong>${i}</strong>
<span>${D(`people.acts-as`,{name:t.officials[a]?.name??`?`})}</span>
<small>${d(o.map(e=>D(`people.scope.${e}`)))}</small>
<small>${D(c?`people.revoked-at`:`people.until`,{time:g})}</small>
</span>
${!Ai(e)&&C`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${D(`people.withdraw-this`,{whom:i})} onClick=${()=>u(!0)}>${D(`people.revoke`)}</button>`}
</div>
${m}
${l&&C`<${W} title=${D(`people.token-ask`,{name:i})} text=${D(`people.token-revoke-text`)} yes=${D(`people.revoke`)} danger
onYes=${h} onClose=${()=>u(!1)} />`}
</li>`}function Mi({state:e,onDone:t}){let n=T().official.id,[r,a]=w({name:``,official:n,scopes:[`read`],days:`30`}),[o,s]=w(!1),[c,l]=w(``),u=X(),{ask:d,asking:f,wrong:p}=Y(),m=Ni(r),h=e=>t=>a({...r,[e]:t}),g=e=>{e.preventDefault(),s(!0);let t={...r,name:r.name.trim(),days:$(r.days)};Object.values(m).some(Boolean)||d(async()=>l((await Z(`api-tokens`,u(t),t,`token`)).token))};if(c)return C`<${Pi} token=${c} name=${r.name} onDone=${t} />`;let _=hi(Object.values(e.officials).filter(({revoked_at:e})=>!e));return C`<form class="card stack" onSubmit=${g} novalidate>
<h2>${D(`people.token-new`)}</h2>
<${i} label=${D(`people.token-name`)} hint=${D(`people.token-name-hint`)} value=${r.name} wrong=${o?m.name:``}
onInput=${h(`name`)} autocomplete="off" maxlength="200" />
<${I} label=${D(`people.token-official`)} value=${r.official} onChange=${h(`official`)}
options=${_.map(({id:e,name:t})=>({value:e,text:t}))} />
<${zr} label=${D(`people.scopes`)} names=${Di} chosen=${r.scopes} wrong=${o?m.scopes:``}
said=${e=>C`${D(`people.scope.${e}`)}<br /><small class="soft">${D(`people.opens.${e}`)}</small>`}
onChange=${h(`scopes`)} />
<${i} label=${D(`people.days`)} value=${r.days} onInput=${h(`days`)} wrong=${o?m.days:``} inputmode="numeric" autocomplete="off" />
${p}
<div class="pair">
<button class="button main" disabled=${f}>${D(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${D(`cancel`)}</button>
</div>
</form>`}function Ni({name:e,scopes:t,days:n}){return{name:e.trim()?``:D(`people.token-name-missing`),scopes:t.length?``:D(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:D(`people.days-wrong`,{most:366})}}function Pi({token:e,name:t,onDone:n}){return C`<section class="card stack" role="status">
<h2>${D(`people.token-made`,{name:t})}</h2>
<${Jr} label=${D(`people.token`)} text=${e} />
<p class="note warn">${D(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${D(`people.done`)}</button>
</section>`}const Fi={erase:wi,invite:Qr,links:Vr,players:Si,player:Ci,tokens:Oi};function Ii({args:[e=``,t=``],query:r}){let{tournament:i,state:a,official:o}=T();if(!i||!a)return C`<${A} title=${D(`people.title`)} />`;if(!Ce(o,[`director`]))return C`<${n} title=${D(`people.title`)} up="#/tables"><p class="note warn">${D(`people.directors`)}</p><//>`;let s=e===``?pi:Object.hasOwn(Fi,e)?Fi[e]:yi;return C`<${s} state=${a} id=${t||e} query=${r} /><${Le} />`}const Li=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],Ri=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],zi=[`xlsx`,`csv`];function Bi(){let{tournament:e,state:t,official:r}=T();if(!e||!t)return C`<${A} title=${D(`reports.title`)} />`;let i=Gi(r,Li),a=Gi(r,Ri);return C`<${n} title=${D(`reports.title`)} up="#/tables">
<${Vi} papers=${i} />
${a.length>0&&C`<${Hi} sheets=${a} />`}
${Ce(r,[`director`])&&C`<${Wi} />`}
<//>`}function Vi({papers:e}){let t=je();return C`<section class="stack">
<h2>${D(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:n})=>C`<${Ie} key=${e} name=${D(`reports.paper.${e}`)} hint=${D(`reports.about.${e}`)} path=${n}
file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function Hi({sheets:e}){let t=je(),[n,r]=w(`xlsx`);return C`<section class="stack">
<h2>${D(`reports.sheets`)}</h2>
<${E} label=${D(`reports.form`)} value=${n} onChange=${r}
options=${zi.map(e=>({value:e,text:D(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>C`<${Ie} key=${e} name=${D(`reports.sheet.${e}`)} path=${Ui(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Ui(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function Wi(){let e=je();return C`<section class="stack">
<h2>${D(`reports.journal`)}</h2>
<ul class="rows">
<${Ie} name=${D(`reports.journal-whole`)} hint=${D(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function Gi(e,t){return t.filter(({roles:t})=>Ce(e,t))}const Ki={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function qi({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:D(`enrol.passed-over`)},...Ki[e].map(e=>({value:e,text:D(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return C`<div class="stack">
${t.map(({heading:e,column:t},n)=>C`<${I} key=${n} label=${e||D(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const Ji={wrong:`bad`,new:`info`,known:``};function Yi({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(Ji).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&C`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map(e=>C`<li class="item" key=${e.row}><${Xi} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function Xi({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return C`<p><strong>${D(`import.row`,{number:r})}</strong> <span class=${`badge ${Ji[i]}`}>${D(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>C`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${Zi} mistake=${e} /></p>`)}`}function Zi({mistake:{kind:e,values:t,message:n,cure:r}}){let i=k();if(!m(`mistake.${e}`))return C`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?B(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return D(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function Qi({kind:e,state:t,row:{cells:n}}){return e===`seating`?C`<${$i} state=${t} cells=${n} />`:C`<p><strong>${ea(n.name)}</strong></p>
<p class="soft">${[n.id_number,n.team].filter(Boolean).map(ea).join(` · `)}</p>`}function $i({state:e,cells:t}){let n=k(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[D(`hall-round`,{round:t.round}),D(`hall-table`,{label:t.table}),t.scheduled_at];return C`<p><strong>${a.filter(Boolean).map(ea).join(` · `)}</strong></p>
<p class="soft">${S.map(e=>ea(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function ea(e){return e.length>80?`${e.slice(0,80)}…`:e}function ta({state:e,row:{hanchan:t,points:n}}){let r=k(),i=e.hanchans[t];return C`${i&&C`<p><a class="reach" href=${`#/result/${t}`}>${Dn(e,i)}</a></p>`}
${n&&C`<p class="soft">${S.map(e=>`${r.phrase(`seat-${e}`)} ${B(n[e])}`).join(` · `)}</p>`}`}function na(e,t){let[n,r]=w(()=>oe(e)??``),[i,a]=w({}),[o,s]=w(``),[c,l]=w(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),N(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await F.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&N(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function ra({wrong:e}){if(e.problem)return C`<div role="alert"><${Qe} problem=${e.problem} /></div>`;let t=e.unreadable?D(`import.unreadable`):`${D(navigator.onLine?`live.unreached`:`no-network`)}. ${D(`import.again`)}`;return C`<p class="note bad" role="alert">${t}</p>`}function ia({sheet:{text:e,setText:t,setWrong:n},hint:r}){return C`<label class="button photo">${D(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await sa(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
<${i} long label=${D(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const aa={"255,254":`utf-16le`,"254,255":`utf-16be`},oa={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function sa(e){let t=new Uint8Array(await e.arrayBuffer()),n=aa[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(oa[h.lang]).decode(t)}}const ca=[`players`,`seating`];function la({kind:e}){let{tournament:t,state:r,official:i}=T(),a=D(`enrol.title.${e}`);return!t||!r?C`<${A} title=${a} />`:Ce(i,[`director`])?C`<${ua} key=${t.id} kind=${e} title=${a} state=${r} place=${`shinpan.sheet.${e}.${t.id}`} />`:C`<${n} title=${a} up="#/tables"><p class="note warn">${D(`enrol.not-you`)}</p><//>`}function ua({kind:e,title:t,state:r,place:i}){nt();let a=na(i,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:o,looked:s,done:c,busy:l,wrong:u,ask:f,forget:p}=a,[m,h]=w(null),g=u?.problem?.lacking,_=m??s?.columns??u?.problem?.headings,v=e=>{p(),h(e)},y={...a,setText:e=>(h(null),a.setText(e))},b=e=>f(e,m?{columns:m.map(({column:e})=>e)}:{}),x=C`<${qi} kind=${e} columns=${_} onChoose=${v} />`,S=s??c,T=ca.find(t=>t!==e);return C`<${n} title=${t} up="#/tables">
<${ia} sheet=${y} hint=${D(`enrol.hint.${e}`)} />
${u&&(g?C`<p class="note bad" role="alert">${D(`enrol.lacking`,{names:d(g.map(da))})}</p>`:C`<${ra} wrong=${u} />`)}
${_&&!c&&(s?C`<${L} title=${D(`enrol.columns`)}>${()=>x}<//>`:x)}
${l&&C`<${j} text=${D(`enrol.busy.${l}`)} />`}
${c&&C`<p class="note info" role="status">${D(`enrol.done`,{count:c.new,known:c.known})}</p>`}
${!S&&C`<button class="button main" type="button" disabled=${!o.trim()||l} onClick=${()=>b(`look`)}>${D(`import.look`)}</button>`}
${S?.made.length>0&&C`<p class="note info">${D(`enrol.made.${e}`,{names:d(S.made)})}</p>`}
${S&&C`<${Yi} found=${S} named=${da} title=${fa(c)} about=${t=>C`<${Qi} kind=${e} state=${r} row=${t} />`} />`}
${s?.wrong>0&&C`<p class="note warn">${D(`enrol.whole`)}</p>`}
${s&&C`<button class="button main" type="button" disabled=${s.wrong>0||s.new===0||l} onClick=${()=>b(`bring`)}>${D(`enrol.bring`,{count:s.new})}</button>`}
<a class="button" href=${`#/import/${T}`}>${D(`enrol.title.${T}`)}</a>
<//>`}function da(e){return D(`enrol.field.${e}`)}function fa(e){return(t,n)=>D(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const pa={look:`results/preview`,bring:`results`};function ma({args:[e]}){return ca.includes(e)?C`<${la} key=${e} kind=${e} />`:C`<${ha} />`}function ha(){let{tournament:e,state:t,official:r}=T();return!e||!t?C`<${A} title=${D(`import.title`)} />`:ie(r)?C`<${_a} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:C`<${n} title=${D(`import.title`)} up="#/standings"><p class="note warn">${D(`import.not-you`)}</p><//>`}function ga(e){return e===`points`||e===`row`?D(`import.field.${e}`):e}function _a({state:e,place:t}){nt();let r=na(t,pa),{text:i,looked:a,done:o,busy:c,wrong:l,ask:u}=r,[d,f]=w(!1),p=a&&a.new>0&&(a.wrong===0||d);return C`<${n} title=${D(`import.title`)} up="#/standings">
<${ia} sheet=${r} hint=${D(`import.columns`)} />
${l&&C`<${ra} wrong=${l} />`}
${c&&C`<${j} text=${D(`import.busy.${c}`)} />`}
${o&&C`<p class="note info" role="status">${D(`import.done`,{count:o.new,known:o.known})} <a class="reach" href="#/standings">${D(`hall-standings`)}</a></p>`}
${!a&&!o&&C`<button class="button main" type="button" disabled=${!i.trim()||c} onClick=${()=>u(`look`)}>${D(`import.look`)}</button>`}
${(a||o)&&C`<${Yi} found=${a??o} title=${(e,t)=>D(`import.rows.${e}`,{count:t})} named=${ga}
about=${t=>C`<${ta} state=${e} row=${t} />`} />`}
${a?.wrong>0&&a.new>0&&C`<${s} label=${D(`import.only-good`)} hint=${D(`import.only-good-hint`)} checked=${d} onChange=${f} />`}
${a&&C`<button class="button main" type="button" disabled=${!p||c} onClick=${()=>u(`bring`,{only_good:d})}>${D(`import.bring`,{count:a.new})}</button>`}
<//>`}const va={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function ya(e,t){let n=t?.content.rule_points??{},r=Object.entries(va).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in va&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(va);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function ba(e,t){let n=g(c(e,t.round).map(y)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return S.filter(e=>n.includes(t.seats[e]))}function xa(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function Sa(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Ca(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=w(()=>r?Ta(r):wa(i,a)??Ta(n)),c=e=>{let t={...o,...e};N(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f}=o,p=ba(e,t),m=Object.fromEntries(S.map(e=>[e,xa(l[e])])),h=S.filter(e=>u.includes(e)||p.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&m[e]===null,substitute:h.includes(e),replaced:p.includes(e),onText:t=>c({texts:{...l,[e]:t}}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:m,deposits:xa(d||`0`,0),unranked:h},deposits:d,reason:f,type:c,forget:()=>N(i,null)}}function wa(e,t){let n=oe(e);return n?.number===t?n:null}function Ta(e){return{texts:Object.fromEntries(S.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function Ea({label:e,text:t,wrong:n,onText:r}){let a=/^[−-]/.test(t.trim());return C`<div class="sheet-seat">
<${i} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?D(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${a} aria-label=${D(`result.negative`,{label:e})} onClick=${()=>r(a?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function Da({seats:e}){return C`<fieldset>
<legend>${D(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>C`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&C` <small>${D(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function Oa({state:e,hanchan:t,result:n,refused:r,first:a,onSent:o,onClose:s}){let{book:c}=T(),{numbers:u,complete:d}=ya(e,c),f=Ca(e,t,n,a),p=k(),m=S.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${p.phrase(`seat-${n}`)} · ${r}`,...f.of(n)}}),{does:h,wrong:g}=Se(),_=f.reason.trim(),v={...f.body,...n&&{corrects:{number:n.number,reason:_}}},y=Sa(Object.values(v.points),v.deposits,u.starting_points),b=n&&ka(v,n),x=d&&y===0&&!b&&(!n||_);return C`<form class="stack" onSubmit=${e=>{e.preventDefault(),x&&h(async()=>{await F.send(`result`,t.id,v,{hold:!0,replaces:r?.id}),f.forget(),te(),l(D(`result.sent`)),o(v)})}}>
${!c&&C`<p class="note warn" role="alert">${D(`result.no-book`)}</p>`}
${c&&!d&&C`<p class="note warn" role="alert">${D(`result.no-scoring`)} <a class="reach" href="#/standings">${D(`hall-standings`)}</a></p>`}
${n&&C`<p class="note">${D(`result.corrects`)}</p>`}
<div class="sheet">${m.map(e=>C`<${Ea} key=${e.seat} ...${e} />`)}</div>
<${Aa} left=${y} starting=${u.starting_points} onDeposits=${e=>f.type({deposits:String(v.deposits+e)})} />
<${i} label=${D(`result.deposits`)} hint=${D(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${f.deposits}
wrong=${v.deposits===null?D(`result.hundreds`):void 0} onInput=${e=>f.type({deposits:e})} />
<${Da} seats=${m} />
${n&&C`<${i} long label=${D(`hall-reason`)} hint=${D(`hall-reason-missing`)} value=${f.reason} maxlength="4000" onInput=${e=>f.type({reason:e})} />`}
${b&&C`<p class="soft" role="status">${D(`result.same`)}</p>`}
${g}
<div class="pair">
<button class="button main" disabled=${!x}>${D(n?`result.correct`:`result.enter`)}</button>
${s&&C`<button class="button" type="button" onClick=${()=>{f.forget(),s?.()}}>${D(`cancel`)}</button>`}
</div>
</form>`}function ka({points:e,deposits:t,unranked:n},r){return S.every(t=>e[t]===r.points[t])&&t===r.deposits&&n.join()===r.unranked.join()}function Aa({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=B(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return C`<div class=${`note stack ${i}`}>
<p role="status">${ja(e,r)}</p>
${a&&C`<button class="button" type="button" onClick=${()=>n(e)}>${D(`result.as-deposits`,{points:B(e)})}</button>`}
</div>`}function ja(e,t){return e===null?D(`result.sum`,{all:t}):e===0?D(`result.fits`,{all:t}):D(e>0?`result.lacks`:`result.exceeds`,{points:B(Math.abs(e)),all:t})}function Ma({state:e,hanchan:t,result:n,onCorrect:r}){let i=Na(n);return C`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${D(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&C`<span class="badge info">${D(`hall-unsent`)}</span>`}</h2>
<${Pa} state=${e} hanchan=${t} result=${n} />
<${pe} id=${n.item}
otherwise=${r&&C`<button class="button" type="button" onClick=${r}>${D(`result.correct`)}</button>`} />
</section>
${i.length>0&&C`<${L} title=${D(`result.earlier`,{count:i.length})}>
${()=>C`<div class="stack">${i.map(n=>C`<${Pa} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function Na({before:e}){return e?[e,...Na(e)]:[]}function Pa({state:e,hanchan:t,result:{points:n,deposits:i,unranked:a,official:o,at:s,reason:c}}){let l=k(),u=e.officials[o]?.name??D(`hall-unknown`);return C`<div class="card">
<dl class="facts">
${S.map(r=>C`<div key=${r}>
<dt>${l.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${a.includes(r)&&C`<small>${D(`result.substitute`)}</small>`}</dt>
<dd>${B(n[r])}</dd>
</div>`)}
${i>0&&C`<div><dt>${D(`result.deposits`)}</dt><dd>${B(i)}</dd></div>`}
</dl>
<p class="soft">${[u,r(s,e.settings.time_zone),c].filter(Boolean).join(` · `)}</p>
</div>`}function Fa({args:[e],query:t}){let{tournament:n,state:r}=T(),i=r?.hanchans[e];return!n||!r?C`<${A} title=${D(`hall-result`)} />`:i?C`<${Ia} state=${r} hanchan=${i} again=${t.has(`again`)} />`:C`<${M} title=${D(`hall-result`)} text=${D(`result.no-hanchan`)} up="#/tables" />`}function Ia({state:e,hanchan:t,again:r}){let{outbox:i,official:o}=T(),s=e.results[t.id]??null,c=i.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&de(r)),[l,u]=w(!s||r),[d,p]=w(null),m=ie(o),h=l||!s&&!c;f(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[h]);let g=e=>{p(e),u(!1)},_=e.tables[t.table]?.label??`?`;return C`<${n} title=${D(`result.title`,{label:_,round:t.round})} up=${`#/table/${t.table}`}>
${c&&C`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${D(`result.refused`)}</h2>
<${Qe} problem=${c.problem} />
${!h&&C`<button class="button" type="button" onClick=${()=>u(!0)}>${D(`hall-change`)}</button>`}
</section>`}
${m&&h&&C`<${Oa} state=${e} hanchan=${t} result=${s} refused=${c} first=${c?.body??(s?null:d)} onSent=${g}
onClose=${s&&(()=>u(!1))} />`}
${!m&&!s&&C`<${a} text=${D(`result.none`)} />`}
${s&&!(m&&h)&&C`<${Ma} state=${e} hanchan=${t} result=${s} onCorrect=${m&&(()=>u(!0))} />`}
<a class="button quiet" href="#/standings">${D(`hall-standings`)}</a>
<//>`}function La({state:e,id:t}){let r=z(`standings/${t}`),{body:i}=r.answer??{},a=i?.name??(e.players[t]??e.teams[t])?.name??D(`hall-unknown`);return C`<${n} title=${a} up="#/standings">
<${tt} seen=${r} />
<${Tn} />
${i&&C`<${Ra} state=${e} body=${i} />`}
${e.players[t]&&C`<a class="button" href=${`#/player/${t}`}>${D(`standings.player`)}</a>`}
<//>`}function Ra({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=D(i?`standings.disqualified`:`standings.unranked`);return C`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:D(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${D(`standings.scored`,{count:t.hanchans})}</dt><dd>${H(s)}</dd></div>
<div><dt>${D(`standings.taken`)}</dt><dd>${H(-10*c-l/100)}</dd></div>
<div><dt><strong>${D(`standings.total`)}</strong></dt><dd>${H(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${D(`standings.games`)}</h2>
${a.length===0&&C`<p class="soft">${D(`standings.no-games`)}</p>`}
${a.map(t=>C`<${Ba} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${D(`standings.taken`)}</h2>
${o.length===0&&C`<p class="soft">${D(`standings.nothing-taken`)}</p>`}
${o.length>0&&C`<${za} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function za({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return C`<dl class="card facts">
${t.map(t=>C`<div key=${t.id}>
<dt>${r&&C`<span class="who">${i(t.account)}</span> · `}<${Xe} state=${e} line=${t} /></dt>
<dd>${Ze(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>C`<div key=${e}><dt><strong>${D(`standings.sum`)}</strong></dt><dd>${Ze(e,t)}</dd></div>`)}
</dl>`}function Ba({state:e,game:t,named:n}){let r=k(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,place:d,points:f,delta:p,uma:m,oka:h,total:g,flags:_}=t,v=[D(`hall-round`,{round:o}),D(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],y=D(`standings.delta`,{points:B(f),goal:B(f-p*100)});return C`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${v.join(` · `)}</a></h3>
${n&&C`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&C`<p class="soft">${D(`standings.corrected`,{count:a-1})}</p>`}
<dl class="facts">
<div><dt>${y}</dt><dd>${H(p,!0)}</dd></div>
<div><dt>${D(`standings.uma`,{place:d})}</dt><dd>${H(m,!0)}</dd></div>
<div><dt>${D(`standings.oka`)}</dt><dd>${H(h,!0)}</dd></div>
<div><dt><strong>${D(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${H(g,!0)}</dd></div>
</dl>
${_.map(e=>C`<p class="note warn" key=${e}>${D(`standings.flag.${e}`)}</p>`)}
</article>`}function Va({of:e}){let[t,n]=w(``);return C`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;F.file(`standings.csv?of=${e}`).then(e=>Ae(e,t),e=>n(R(e)))}}>${D(`standings.export`)}</button>
${t&&C`<p class="note bad" role="alert">${t}</p>`}`}function Ha({state:e}){let{book:t,official:n}=T(),{numbers:r,silent:i,complete:a}=ya(e,t);if(!t)return null;let o=i.length>0&&n?.roles?.includes(`director`),s=Object.entries(r).map(([e,t])=>[D(`standings.by.${e}`),Ua(t)]),c=()=>C`${s.length>0&&C`<${x} rows=${s} />`}
${o&&C`<${Wa} names=${i} numbers=${r} />`}`;return a?C`<${L} title=${D(`standings.by`)}>${c}<//>`:C`<section class="card" aria-labelledby="by">
<h2 id="by">${D(`standings.by`)}</h2>
<p class="note warn">${D(o?`standings.say`:`standings.silent`)}</p>
${c()}
</section>`}function Ua(e){return Array.isArray(e)?e.map(e=>`${B(e)}P`).join(` / `):B(e)}function Wa({names:e,numbers:t}){let[n,r]=w(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[a,o]=w(null),[s,c]=w(!1);return C`<form class="stack" onSubmit=${async r=>{r.preventDefault(),c(!0);let i=e.map(e=>[e,Ga(e,n[e])]),a=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),s={...Object.fromEntries(i),replaces:a.length?Object.fromEntries(a):null};await F.ask(`scoring`,{method:`PUT`,body:s}).then(()=>o(null),o),c(!1)}}>
${e.map(e=>C`<${i} key=${e} label=${D(`standings.by.${e}`)} hint=${D(`standings.hint.${e}`)}
value=${n[e]} required autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${a&&(a.problem?C`<${Qe} problem=${a.problem} />`:C`<p class="note bad" role="alert">${R(a)}</p>`)}
<button class="button main" disabled=${s}>${D(`standings.set`)}</button>
</form>`}function Ga(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Ka):Ka(n.replace(/[\s,.'’]/g,``))}function Ka(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function qa({args:[e]}){let{tournament:t,state:n}=T();return!t||!n?C`<${A} title=${D(`hall-standings`)} />`:e?C`<${La} state=${n} id=${e} />`:C`<${Ja} state=${n} />`}function Ja({state:e}){let{official:t}=T(),r=z(`standings`),[i,a]=w(`players`),{body:o}=r.answer??{},s=ie(t)&&C`<a class="button" href="#/import">${D(`standings.import`)}</a>`;return C`<${n} title=${D(`hall-standings`)} up="#/tables" actions=${s}>
<${tt} seen=${r} />
<${Tn} />
${o?.teams.length>0&&C`<${E} label=${D(`standings.of`)} value=${i} onChange=${a}
options=${[`players`,`teams`].map(e=>({value:e,text:D(`standings.of.${e}`)}))} />`}
${o&&C`<${Ya} state=${e} found=${o[i]} />`}
${o&&C`<${Va} of=${i} />`}
<${En} state=${e} />
<${Ha} state=${e} />
<//>`}function Ya({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?C`<p class="soft">${D(`standings.none`)}</p>`:C`<ul class="rows" aria-label=${D(`hall-standings`)}>
${t.map(t=>C`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${Xa(e,t,n).join(` · `)}</small></span>
<strong>${H(t.final)}</strong>
</a>
</li>`)}
</ul>`}function Xa(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},c){let l=t!==null&&c.indexOf(t)!==c.lastIndexOf(t);return[e.teams[n]?.name,s&&D(`standings.disqualified`),!s&&t===null&&D(`standings.unranked`),l&&D(`standings.shared`),r>0&&D(`standings.hanchans`,{count:r}),a!==0&&D(`standings.less`,{score:H(i),p:`${B(a)}P`}),o!==0&&D(`standings.less`,{score:H(i),p:B(o)})].filter(Boolean)}export{er as Alarm,Cn as Cards,Tt as Dashboard,Kt as Escalation,Jt as Escalations,hn as Fines,ma as Import,Mr as Journal,yn as Payment,Ii as People,Qt as Precedents,Bi as Reports,Fa as Result,qa as Standings};