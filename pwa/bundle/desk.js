import{$ as e,A as t,At as n,Bt as r,Ct as i,Dt as a,Er as o,Et as s,F as c,Ft as l,H as u,Ht as d,Ir as f,It as p,Jt as m,Kt as h,L as g,Lr as _,Mr as v,N as y,O as b,Ot as x,Qn as S,Qt as C,Rr as w,Rt as T,Sn as ee,St as E,Ut as D,Vt as O,Wt as k,Yt as te,_ as ne,b as re,bt as ie,cn as ae,ct as A,et as oe,h as j,i as se,it as ce,k as le,kt as M,m as N,nr as ue,o as de,p as fe,qt as pe,rr as me,rt as he,s as ge,sn as P,st as _e,tr as ve,tt as F,u as ye,un as I,v as be,w as xe,wt as L,xt as R,y as Se,yr as Ce,zr as we}from"./app.js";import{$ as z,$t as Te,D as Ee,E as De,Gt as B,Ht as Oe,I as ke,It as V,Jt as Ae,Kt as H,L as je,Lt as Me,N as Ne,O as Pe,S as Fe,T as Ie,Tt as Le,Ut as Re,Vt as ze,Wt as Be,_ as Ve,at as He,b as Ue,ct as We,d as Ge,en as Ke,ft as qe,g as Je,h as Ye,ht as Xe,it as Ze,k as Qe,lt as U,m as $e,nt as W,ot as et,qt as tt,rt as nt,st as G,tt as rt,u as it,y as at}from"./shared.js";function K({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return C`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&C`<p class="soft">${r}</p>`}
${i.length===0&&C`<p class="soft">${D(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>C`<li key=${e.key}><${ot} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&C`<${R} title=${D(`dashboard.numbers`)}>${()=>C`<${ct} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function ot({row:{name:e,value:t,part:n=0,href:r},most:i}){return C`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${U(t)}</strong>
<${st} value=${t} part=${n} most=${i} />
${n>0&&C`<small>${D(`dashboard.part`,{count:U(n)})}</small>`}
</a>`}function st({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return C`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&C`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function ct({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return C`<table class="numbers">
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
<td>${U(n)}</td>
${r&&C`<td>${U(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function lt(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:D(`hall-round`,{round:e})}));return[{value:``,text:D(`hall-any`)},...n]}function ut({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function dt({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=pt(t,i.size>1?e=>ht(e,r):mt);return t.length===0?null:C`<section class="card" aria-labelledby="spread">
<h2 id="spread">${D(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${D(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>C`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>C`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>C`<td key=${t.key}><${ft} count=${s.get(e+t.key)} most=${c} href=${gt(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function ft({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return C`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${U(e)}</strong>
</a>`}function pt(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function mt(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function ht(e,t){let n=e.slice(0,10),r=O(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function gt(e,t,{from:n,until:r}){return ut(e,{table:t,from:n,until:r})}function _t({state:e,changes:t}){return C`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${D(`dashboard.recharged`)}</h2>
<p class="soft">${D(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:i,unit:a,before:o,after:s,reason:c})=>C`<li key=${[t,i.id,a].join()}>
<span class="who">${W(e,i)}</span> ${z(a,o)} → <strong>${z(a,s)}</strong>
<br /><small class="soft">${[r(t,e.settings.time_zone),n.name,c].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function vt({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:D(e>1?`dashboard.from`:`dashboard.until`,{from:o(e),until:o(t)}),value:n,href:ut(r,{took:`${e}-${t}`})})),a=e?D(`dashboard.median`,{time:o(t),count:e}):D(`dashboard.untimed`);return C`<${K} id="taking" title=${D(`dashboard.taking`)} what=${D(`dashboard.time`)}
about=${`${a} ${D(`dashboard.measured`)}`} rows=${e?i:[]} />`}function yt(e,n,r){let i=Object.entries(n).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),a=Object.entries(t(r)).map(([t,n])=>[le(e,t),b(e,t,n)]);return[...i,...a]}function bt({cases:e}){return C`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${D(`dashboard.unlike`)}</h2>
<p class="soft">${D(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>C`<${xt} key=${t} one=${e} />`)}
</section>`}function xt({one:{foul:t,facts:n,context:r,revisions:i,outcomes:a}}){let o=A(),s=a[0].rulings.length,c=yt(o,n,r);return C`<article class="stack case">
<h3>${e(o,t)}</h3>
${c.length>0&&C`<p class="soft">${c.map(e=>e.join(` `)).join(` · `)}</p>`}
${i>1&&C`<p class="note info">${D(`dashboard.revisions`,{count:i})}</p>`}
${a.map((e,t)=>C`<${St} key=${t} outcome=${e} most=${s} />`)}
</article>`}function St({outcome:{penalties:e,rulings:t},most:n}){let r=A(),{state:i}=T(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=C`<span class="body outcome"><span>${F(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${U(t.length)}</strong><${st} value=${t.length} most=${n} /></span>`;return C`<${R} title=${o}>${()=>C`<${de} rulings=${a} place empty=${D(`hall-none-found`)} />`}<//>`}function Ct(){let{tournament:e,state:t,official:r}=T();return!e||!t?C`<${j} title=${D(`dashboard.title`)} />`:be(r)?C`<${wt} state=${t} />`:C`<${n} title=${D(`dashboard.title`)} up="#/log"><p class="note warn">${D(`dashboard.whose`)}</p><//>`}function wt({state:e}){let[t,r]=w({day:``,round:``});return C`<${n} title=${D(`dashboard.title`)} up="#/log">
<div class="asked">
<${i} type="date" label=${D(`dashboard.day`)} value=${t.day} onInput=${e=>r({...t,day:e})} />
<${L} label=${D(`dashboard.round`)} value=${t.round} options=${lt(e)}
onChange=${e=>r({...t,round:e})} />
</div>
<${Tt} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Tt({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=H(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return C`<${Ot} seen=${r} zone=${e.settings.time_zone} />
${i&&C`<${Et} state=${e} body=${i} asked=${t} />`}`}function Et({state:t,body:n,asked:r}){let i=A(),{totals:a,by_foul:o,by_official:s,escalations:c}=n,l=e=>ut(r,e),u=t=>({key:t.foul,name:e(i,t.foul)}),d=({official:e})=>({key:e.id,name:e.name}),f=e=>({value:e.rulings,part:e.otherwise}),p=o.filter(e=>e.otherwise>0);return C`<p role="status">${D(`dashboard.totals`,a)}</p>
<div class="dashboard">
<${K} id="fouls" title=${D(`dashboard.fouls`)} what=${D(`dashboard.foul`)}
rows=${o.map(e=>({...u(e),...f(e),href:l({foul:e.foul})}))} />
<${K} id="referees" title=${D(`dashboard.referees`)} what=${D(`dashboard.referee`)}
rows=${s.map(e=>({...d(e),...f(e),href:l({official:e.official.id})}))} />
<${dt} state=${t} spread=${n.by_table_and_hour} asked=${r} />
<${K} id="otherwise" title=${D(`dashboard.otherwise`)} about=${D(`dashboard.otherwise-about`)} what=${D(`dashboard.foul`)}
rows=${p.map(e=>({...u(e),value:e.otherwise,href:l({foul:e.foul,book:`otherwise`})}))} />
<${bt} cases=${n.differently} />
<${_t} state=${t} changes=${n.recharged??[]} />
<${K} id="escalations" title=${D(`dashboard.escalations`)} what=${D(`dashboard.status`)}
rows=${c.map(e=>Dt(e,l))} />
<${vt} taking=${n.time_to_rule} asked=${r} />
</div>`}function Dt({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>m(`hall-escalation.${e}`)?D(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function Ot({seen:{answer:e,fresh:t,trouble:n},zone:i}){Ke();let a=e&&r(e.at,i);return!e&&!n?C`<${M} />`:n?C`<p class="note warn" role="status">${B(n)} ${D(e?`dashboard.old`:`dashboard.never`,{time:a??``})}</p>`:C`<p class="soft">${D(t?`dashboard.at`:`dashboard.asking`,{time:a??``})}</p>`}function kt({state:e,escalation:t,ruling:n}){let r=T(),{outbox:i}=r,[a,o]=w(null);if(f(()=>void I.loadEscalationSteps(),[]),i.some(({subject:e,kind:n,state:r})=>e===t.id&&n!==`photo`&&me(r)))return C`<p class="note bad">${D(`esc.stuck`)} <a href="#/outbox">${D(`hall-resolve`)}</a></p>`;let s=De(r,t,n);return C`
${s===`decide`&&C`<${Nt} state=${e} escalation=${t} ruling=${n} onAsk=${o} />`}
${s===`appeal`&&C`<button class="button main" type="button" onClick=${()=>o(At)}>${D(`esc.do.appeal`)}</button>`}
${s===`reopen`&&C`<button class="button" type="button" onClick=${()=>o(jt)}>${D(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(s)&&C`<p class="note warn">${D(`esc.${s}`)}</p>`}
${s===``&&C`<p class="soft">${D(`esc.wait.${t.status}`)}</p>`}
${a&&C`<${Me} title=${D(`esc.do.${a.name}`)} text=${D(`esc.means.${a.name}`)} yes=${D(`esc.do.${a.name}`)}
onReason=${async e=>{if(!a)return;let{kind:n,name:r,...i}=a;await I.send(n,t.id,{reason:e,...i}),k(),l(D(`esc.done.${n}`)),o(null)}} onClose=${()=>o(null)} />`}
`}const At={kind:`appeal`,name:`appeal`},jt={kind:`reopening`,name:`reopening`},Mt=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Nt({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>C`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${D(`esc.do.${e.name}`)}</button>`;return C`
${u&&f(Mt(`amended`,`confirmed`),`main`)}
${f(Mt(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${D(u?`esc.amend-again`:`hall-amend`)}</a>
${f(Mt(`overturned`),`danger`)}
`}function Pt({ruling:e,rulings:t}){let n=A(),{state:i}=T(),[a,o]=[!0,!1].map(n=>t.filter(t=>Lt(t,e)===n)),s=[...a,...o].slice(0,12);return C`<section class="stack">
<h2>${D(`esc.same-foul`)}</h2>
${t.length===0&&C`<p class="soft">${D(`esc.never-before`)}</p>`}
<ul class="rows">
${s.map(t=>C`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${he(t.kind)}`}>${F(n,t)}</strong>
<small>${[t.offender.name,i.officials[t.official]?.name,r(t.ruled_at,i.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${a.includes(t)&&C`<span class="badge info">${D(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&C`<span class="badge warn">${D(`esc.other-revision`)}</span>`}
<${ge} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&C`<a class="reach" href=${`#/log?foul=${e.foul}`}>${D(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Ft(e,t,{offender:n}){return zt(e,t,e=>e.offender.id===n.id)}function It(e,t,{foul:n}){return zt(e,t,e=>e.foul===n)}function Lt(e,t){return v(Rt(e))===v(Rt(t))}function Rt({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function zt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return ye(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Bt({state:e,foul:t,escalation:n}){let r=H(`precedents?limit=20&foul=${t}`);return C`<section class="stack">
<h2>${D(`esc.precedents`)}</h2>
<${Be} seen=${r} what="precedents" />
${r.answer&&C`<${Ht} state=${e} items=${Vt(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${D(`esc.search-precedents`)}</a>
</section>`}function Vt(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Ht({state:e,items:t}){let n=A();return t.length===0?C`<p class="soft">${D(`esc.no-precedents`)}</p>`:C`<ul class="rows below precedents">
${t.map(t=>C`<li key=${t.ruling.id}><${Ut} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Ut({state:t,words:n,precedent:{ruling:i,why:a,facts:o,note:s,reason:c,escalation:l,revision_changed:u}}){let d=[s,c,...l?.steps.map(e=>e.reason)??[]].filter(Boolean),f=Object.entries(o).map(([e,t])=>`${n.question(e)} ${n.answer(e,{value:t})}`);return C`<a class="row" href=${`#/ruling/${i.id}`}>
<span class="body">
<strong class=${`penalty ${he(i.kind)}`}>${F(n,i)}</strong>
<span>${e(n,i.foul)} · <span class="who">${i.offender.name}</span></span>
${f.map(e=>C`<small key=${e}>${e}</small>`)}
${d.map(e=>C`<span key=${e}>“${e}”</span>`)}
<small>${[t.officials[i.official]?.name,r(i.ruled_at,t.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(i.status)&&C`<span class="badge">${D(`hall-status.${i.status}`)}</span>`}
${u&&C`<span class="badge warn">${D(`esc.revision-changed`)}</span>`}
${a.map(e=>C`<span class="badge" key=${e}>${D(`esc.why.${e}`)}</span>`)}
${l&&C`<span class="badge info">${Ee(l)}</span>`}
</span>
</span>
</a>`}function Wt({args:[e]}){let{tournament:t,state:n}=T();if(!t||!n)return C`<${j} title=${D(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?C`<${N} title=${D(`esc.one`)} text=${D(`esc.missing`)} up="#/escalations" />`:C`<${Gt} state=${n} escalation=${r} ruling=${i} />`}function Gt({state:t,escalation:r,ruling:i}){let a=A(),o=qe([i])[i.revision],s=u(a,o,i),c=s&&(s.chosen??s.final??s.first),l=r.status===`open`;Xe(l);let d=C`<${kt} state=${t} escalation=${r} ruling=${i} />`;return C`<${n} title=${e(a,i.foul)} up="#/escalations" actions=${d}>
<section class="card hall-verdict">
<p class=${`penalty large ${he(i.kind)}`}>${c?ne(a,c):F(a,i)}</p>
<p><a class="who" href=${i.offender.kind===`player`?`#/player/${i.offender.id}`:`#/log`}>${i.offender.name}</a></p>
<p class="soft">${ce(a,i)}</p>
<p role="status"><span class=${`badge ${l?`warn`:`info`}`}>${Pe(r)}</span> ${l&&C`<span class="soft">${Ie(r.escalated_at)}</span>`}</p>
</section>
<${Fe} state=${t} escalation=${r} />
<section class="stack">
<h2>${D(`esc.so-far`)}</h2>
<${at} state=${t} events=${Ue(t,r)} />
</section>
<${Ye} ruling=${i} />
${s?C`<${Je} ruling=${i} spoken=${s} />`:C`<p class="soft">${D(`hall-no-book`)}</p>`}
<${Ve} state=${t} ruling=${i} />
<${Ne} state=${t} ruling=${i} />
<section class="stack">
<h2>${D(`esc.on-offender`,{name:i.offender.name})}</h2>
<${de} rulings=${Ft(t,r,i)} place empty=${D(`esc.nothing-else`)} />
</section>
<${je} state=${t} id=${i.offender.id} />
<${Pt} ruling=${i} rulings=${It(t,r,i)} />
<${Bt} state=${t} foul=${i.foul} escalation=${r} />
<//>`}function Kt(){let{tournament:e,state:t}=T();return!e||!t?C`<${j} title=${D(`hall-escalations`)} />`:C`<${qt} state=${t} />`}function qt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),r=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),i=r.filter(({status:e})=>e===`open`),o=r.filter(({status:e})=>e!==`open`).reverse();return Xe(i.length>0),C`<${n} title=${D(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${D(`esc.precedents`)}</a></p>
${t.length===0&&C`<${a} text=${D(`esc.none`)} />`}
<${Jt} state=${e} title=${D(`esc.waiting`,{count:i.length})} escalations=${i} />
<${Jt} state=${e} title=${D(`esc.decided-ones`)} escalations=${o} />
<//>`}function Jt({state:e,title:t,escalations:n}){return n.length===0?null:C`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>C`<li key=${t.id}><${Yt} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function Yt({state:t,escalation:n}){let r=A(),i=t.rulings[n.id],a=n.status===`open`,o=[D(`hall-table`,{label:i.table.label}),Qe(t,n),Ie(n.escalated_at)];return C`<a class="row" href=${`#/escalation/${n.id}`}>
<span class="body">
<strong>${e(r,i.foul)}</strong>
<span><span class="who">${i.offender.name}</span> · ${F(r,i)}</span>
<small>${o.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${a?`warn`:``}`}>${Pe(n)}</span>
${!a&&C`<span class="badge info">${Ee(n)}</span>`}
${n.unsent&&C`<span class="badge info">${D(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Xt({query:e}){let{tournament:t,state:n}=T();return!t||!n?C`<${j} title=${D(`esc.precedents`)} />`:C`<${Zt} state=${n} begun=${e.get(`foul`)??``} />`}function Zt({state:e,begun:t}){let r=A(),[a,o]=w(t in r.catalogue.fouls?t:``),[s,c]=w({}),[l,u]=w(``),[d,f]=w(``),p=e=>{o(e),c({})},m=e=>{e.preventDefault(),f(l.trim())},h=H(tn(a,s,d)),g=h.answer?.body;return C`<${n} title=${D(`esc.precedents`)} up="#/escalations">
<p class="soft">${D(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${L} label=${D(`hall-filter.foul`)} value=${a} options=${[{value:``,text:D(`esc.any`)},...en(r)]} onChange=${p} />
${a&&C`<${Qt} words=${r} foul=${a} facts=${s} onFacts=${c} />`}
<${i} type="search" label=${D(`esc.words`)} hint=${D(`esc.words-hint`)} value=${l} onInput=${u} maxlength="200" />
<button class="button">${D(`esc.search`)}</button>
</form>
<${Be} seen=${h} what="precedents" />
${g&&C`<${Ht} state=${e} items=${g.items} />`}
${g?.next&&C`<p class="note">${D(`esc.more`,{count:50})}</p>`}
<//>`}function Qt({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=T();return i?i.table(t).used.map(t=>{let i=$t(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&C`<${L} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:D(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function $t({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function en(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function tn(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function nn({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=Ze(r).map(([e,t])=>z(e,t));return C`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${D(`fines.owing`)}</h2>
${r.length===0&&C`<p class="soft">${D(`fines.nobody`)}</p>`}
${r.length>0&&C`<p>${D(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>C`<li key=${an(t)}><${on} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&C`<p class="soft">${D(`fines.not-seated`)}</p>`}
</section>`}function rn({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:C`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${D(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>C`<li key=${an(t)}><${on} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${D(`fines.gives-back`)}</p>
</section>`}function an({account:e,unit:t}){return e.id+t}function on({state:e,balance:t,onPay:n}){let{account:i,unit:a,amount:o,since:s,lines:c}=t,l=c.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),u=[o>0&&D(`fines.since`,{time:r(s,e.settings.time_zone)}),l>0&&D(`fines.part-paid`,{amount:z(a,l)})],d=C`<span class="body who">${W(e,i)}<small>${u.filter(Boolean).join(` · `)}</small></span>
<strong>${z(a,Math.abs(o))}</strong>`;return n?C`<button class="row" type="button" onClick=${()=>n(t)}>${d}</button>`:i.kind===`player`?C`<a class="row" href=${`#/player/${i.id}`}>${d}</a>`:C`<div class="row">${d}</div>`}const sn=[`cash`,`card`,`transfer`,`other`];function cn({state:e,balance:{account:t,unit:n,amount:r,lines:a},onTaken:o,onClose:s}){let[c,l]=w(()=>z(n,r).slice(n.length+1)),[u,d]=w(`cash`),[f,p]=w(``),{does:m,wrong:h}=xe(),g=nt(n,c),_=!g||g>r?D(`fines.between`,{most:z(n,r)}):void 0,v=()=>m(async()=>{let e=f.trim()&&{note:f.trim()},r=new Date(I.now()).toISOString(),{id:i}=await I.send(`payment`,null,{account:t,unit:n,amount:g,method:u,paid_at:r,...e});k(),o(i),s()}),y=sn.map(e=>({value:e,text:D(`fines.method.${e}`)}));return C`<${ie} title=${D(`fines.pays`,{name:W(e,t)})} onClose=${s}>
<dl class="facts">
${et(a).map(t=>C`<div key=${t.id}>
<dt><${$e} state=${e} line=${t} /></dt>
<dd>${z(n,t.amount)}</dd>
</div>`)}
</dl>
<${i} label=${D(`fines.amount`,{unit:n})} value=${c} inputmode="decimal" wrong=${_} onInput=${l} />
<${E} label=${D(`fines.how`)} value=${u} options=${y} onChange=${d} />
<${i} label=${D(`fines.note`)} value=${f} onInput=${p} />
${h}
<button class="button main" type="button" disabled=${!!_} onClick=${v}>
${D(`fines.take`,{amount:z(n,g??0)})}
</button>
<//>`}function ln({state:e,official:t}){if(!e.season||!He(t))return null;let n=D(`fines.season`,{season:e.season.season});return C`<${R} title=${n}>${()=>C`<${un} state=${e} />`}<//>`}function un({state:e}){let{answer:t,fresh:n,trouble:i}=H(`ledger/fines/season`);if(!t)return C`<p class="soft" role="status">${D(i?`fines.season-away`:`loading`)}</p>`;let{items:a}=t.body,o=r(t.at,e.settings.time_zone);return C`${!n&&C`<p class="note warn" role="status">${D(`fines.season-old`,{time:o})}</p>`}
${a.length===0&&C`<p class="soft">${D(`fines.nobody`)}</p>`}
<ul class="rows">
${a.map(t=>C`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${dn(e,t)}</small></span>
<strong>${z(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function dn(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=_e(e,r)||e.settings.name;return n.length>1?`${a} ${z(t,i)}`:a}).join(` · `)}function fn({state:e}){let{fines:t}=e.others;return t.length===0?null:C`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${D(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:i,amount:a,since:o})=>C`<li key=${[t.id,n,i].join()} class="row">
<span class="body who">${W(e,t)}<small>
${_e(e,n)} · ${D(`fines.since`,{time:r(o,e.settings.time_zone)})}
</small></span>
<strong>${z(i,a)}</strong>
</li>`)}
</ul>
<p class="soft">${D(`fines.paid-there`)}</p>
</section>`}function pn(){let{tournament:e,state:t}=T();return!e||!t?C`<${j} title=${D(`fines.title`)} />`:C`<${mn} state=${t} />`}function mn({state:e}){let{official:t}=T(),[r,i]=w(null),[a,o]=w(``);f(()=>void I.lookAround(),[]);let s=we(()=>rt(e),[e.ledger]),c=He(t);return C`<${n} title=${D(`fines.title`)} up="#/tables">
<div role="status">${e.payments[a]&&C`<${hn} state=${e} payment=${e.payments[a]} />`}</div>
<${nn} state=${e} balances=${s} onPay=${c&&i} />
<${rn} state=${e} balances=${s} />
<${fn} state=${e} />
<${gn} state=${e} />
<${ln} state=${e} official=${t} />
${c&&C`<a class="button" href="#/reports">${D(`reports.link`)}</a>`}
${r&&C`<${cn} state=${e} balance=${r} onTaken=${o} onClose=${()=>i(null)} />`}
<//>`}function hn({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=W(e,{kind:n,id:r});return C`<p class="note info row">
<span class="body">${D(`fines.taken`,{name:o,amount:z(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${D(`fines.to-receipt`)}</a>
</p>`}function gn({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:C`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${D(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:n,account_kind:i,account_id:a,unit:o,amount:s,method:c,paid_at:l,unsent:u})=>C`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${W(e,{kind:i,id:a})}<small>
${[u?D(`fines.no-receipt-yet`):D(`fines.receipt`,{number:n}),D(`fines.method.${c}`),r(l,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${z(o,s)}</strong>
</a></li>`)}
</ul>
<p class="soft">${D(`fines.put-right`)}</p>
</section>`}function _n({args:[e]}){let{tournament:t,state:r,official:i}=T();if(!t||!r)return C`<${j} title=${D(`fines.payment`)} />`;let a=r.payments[e];if(!a)return C`<${N} title=${D(`fines.payment`)} text=${D(`fines.no-payment`)} up="#/fines" />`;let o=a.unsent?D(`fines.payment`):D(`fines.receipt`,{number:a.receipt});return C`<${n} title=${o} up="#/fines">
<${vn} state=${r} payment=${a} />
${a.unsent?C`<p class="note info" role="status">${D(`fines.receipt-later`)}</p>`:C`<${yn} hash=${a.hash} />`}
${!a.unsent&&He(i)&&C`<${bn} payment=${a} />`}
<//>`}function vn({state:e,payment:{account_kind:t,account_id:n,unit:i,amount:a,method:o,paid_at:s,note:c}}){let l=[[D(`fines.payer`),W(e,{kind:t,id:n})],[D(`fines.amount-paid`),z(i,a)],[D(`fines.how`),D(`fines.method.${o}`)],[D(`fines.when`),r(s,e.settings.time_zone)],...c?[[D(`fines.note-paid`),c]]:[]];return C`<dl class="facts">
${l.map(([e,t])=>C`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function yn({hash:e}){return C`<figure class="big-code">
<${Le} text=${`${location.origin}/#/receipt/${e}`} label=${D(`fines.code`)} />
<figcaption>${D(`fines.photograph`)}</figcaption>
</figure>`}function bn({payment:{id:e,receipt:t}}){let{live:n}=T(),{lang:r}=pe(),[i,a]=w(0),{blob:o,url:s,failed:c}=ke(()=>I.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),l=()=>a(i+1);f(()=>{c&&n===`live`&&l()},[n]);let u=`receipt-${t}.pdf`;if(c)return C`<p class="note warn" role="status">${D(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${l}>${D(`try-again`)}</button>`;if(!s||!o)return C`<p class="soft" role="status">${D(`fines.page-comes`)}</p>`;let d=[new File([o],u,{type:o.type})];return C`<div class="doing">
<a class="button main" href=${s} target="_blank">${D(`fines.open-page`)}</a>
<a class="button" href=${s} download=${u}>${D(`fines.save-page`)}</a>
${navigator.canShare?.({files:d})&&C`<button class="button" type="button" onClick=${()=>navigator.share({files:d}).catch(()=>{})}>${D(`fines.share-page`)}</button>`}
</div>`}function xn(){let{tournament:e,state:t}=T();if(!e||!t)return C`<${j} title=${D(`hall-cards`)} />`;let r=C`<button class="button main" onClick=${()=>print()}>${D(`hall-print`)}</button>`;return C`<${n} title=${D(`hall-cards`)} up="#/tables" actions=${r}>
<p class="unprinted">${D(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${D(`reports.link`)}</a>
<ul class="codes">
${se(t).map(e=>C`<li key=${e.id}><${Sn} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function Sn({table:e,name:t}){let{url:n,failed:r}=ke(()=>I.tableCode(e.id),e.id),i=D(`hall-table`,{label:e.label});return C`<figure>
${n&&C`<img src=${n} alt=${D(`hall-code`,{label:e.label})} />`}
${r&&C`<p class="note warn">${D(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}function Cn(){let{outbox:e}=T(),t=e.filter(({kind:e,state:t})=>e===`result`&&ve(t)).length;return t===0?null:C`<p class="note info"><a class="reach" href="#/outbox">${D(`standings.waits`,{count:t})}</a></p>`}function wn({state:e}){let{official:t}=T(),n=new Intl.Collator(void 0,{numeric:!0}),r=Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:Tn(e,{table:n,round:r})})).sort((e,t)=>n.compare(e.name,t.name));return r.length===0?null:C`<${R} title=${D(`standings.missing`,{count:r.length})}>${()=>C`<ul class="rows">
${r.map(({id:e,name:n})=>C`<li key=${e}>${re(t)?C`<a class="row" href=${`#/result/${e}`}>${n}</a>`:C`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function Tn(e,{table:t,round:n}){return[D(`hall-round`,{round:n}),D(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function En(e,t,n){let{kind:r,body:i}=n,a=Dn[r]??Dn[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Dn={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...On(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,kn(t,n),...On(n)],phone:(e,t,{body:n})=>[kn(t,n)],token:(e,t,{body:n})=>[n.name,kn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[D(`hall-table`,{label:n.label})],hanchan:(e,t,{subject:n,body:i})=>[q(t,n),...S.map(e=>t.players[i[`${e}_id`]]?.name),i.scheduled_at&&r(i.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>An(e,n),photo:(e,t,{body:n})=>An(e,t.rulings[n.ruling]),escalation:(e,t,{subject:n,body:r})=>[r.outcome&&D(`journal.outcome.${r.outcome}`),...An(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...jn(t,i)]},hand:(e,t,{subject:n,body:r})=>[D(`hall-how.${r.how}`),...jn(t,t.handEnds[n])],"help.called":(t,n,{body:r})=>[D(`hall-table`,{label:n.tables[r.table_id]?.label??`?`}),...r.offenders.map(e=>W(n,e)),r.foul&&e(t,r.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&D(`help.over.${r.ended_how}`),...jn(t,t.helpCalls[n])],timing:(e,t,{body:n})=>[D(`journal.what.${n.what}`),n.person_id&&W(t,{kind:n.person_kind,id:n.person_id}),q(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${o(Math.abs(n.seconds))}`,q(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&D(`journal.what.${r}`),t.players[i]?.name,q(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Mn(t,e)),fine:(e,t,{body:n})=>[Mn(t,n),D(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(e,t,{body:n})=>[q(t,n.hanchan_id),...S.map(t=>`${e.phrase(`seat-${t}`)} ${U(n.points[t])}`)]};function On({roles:e}){return(e??[]).map(e=>D(`hall-role.${e}`))}function kn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function An(t,n){if(!n)return[];let{foul:r,offender:i,table:a}=n;return[e(t,r),i.name,D(`hall-table`,{label:a.label}),F(t,n)]}function q(e,t){let n=e.hanchans[t??``];return n&&Tn(e,n)}function jn(e,{table:t,hand:n}={}){return[e.tables[t]&&D(`hall-table`,{label:e.tables[t].label}),oe(n)]}function Mn(e,{account_kind:t,account_id:n,unit:r,amount:i}){return`${W(e,{kind:t,id:n})} ${z(r,i)}`}const Nn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Pn(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Vn(e,t);if(n.startsWith(`ruling.`))return In(e,t);let[i]=await Wn(t,Fn(t));if(!i)return null;if(n===`result.corrected`)return{before:Rn(e,i.body),after:Rn(e,r)};let a=n===`hanchan.scheduled`?zn:Bn;return{before:a(i.body),after:a(r)}}function Fn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function In(e,t){let{kind:n,body:r}=t,[i]=await Wn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Ln(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=F(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(yt(e,t,n))}}}let[o]=await Wn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Ln(e,o)}:null}function Ln(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=F(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Nn.filter(e=>(o[e]??null)!==null),c=yt(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Rn(e,{points:t,deposits:n,unranked:r}){let i=S.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(i),deposits:n,unranked:r.join(` `)}}function zn({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Bn({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Vn(e,t){let n=await Wn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Hn(e,r),after:Hn(e,{...r,...t.body})}}function Hn(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[D(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Un(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[D(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Un(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Wn({seq:e},t,n=1){return(await(await I.audit()).older(e,n,t)).entries}const Gn=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Kn={ruling:`rulings`,player:`players`,table:`tables`};function qn({state:e,entry:t,onSubject:n}){let i=A(),{seq:a,at:o,who:s,kind:c}=t,l=s?e.officials[s]?.name??D(`hall-unknown`):D(`journal.nobody`),u=En(i,e,t),d=[D(`journal.number`,{seq:a}),r(o,e.settings.time_zone),l],f=C`<div class="body">
<h3>${Yn(c)}</h3>
${u.length>0&&C`<span class="who">${u.join(` · `)}</span>`}
<small>${d.join(` · `)}</small>
</div>`;return C`<${R} class="entry" title=${f}>
${()=>C`<${Jn} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Jn({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Kn).find(([,t])=>o in e[t])??[];return C`<div class="stack">
<p class="pair">
${c&&C`<a class="button" href=${`#/${c}/${o}`}>${D(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${D(`journal.all-of-it`)}</button>
</p>
${(Gn.includes(a)||s.what===`corrected`)&&C`<${Xn} state=${e} entry=${t} />`}
<h4>${D(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${D(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function Yn(e){return m(`journal.kind.${e}`)?D(`journal.kind.${e}`):e}function Xn({state:e,entry:t}){let n=A(),[r,i]=w(void 0);return f(()=>void Pn(n,t).then(i,()=>i(null)),[]),r===void 0?C`<${M} />`:r===null?C`<p class="soft">${D(`journal.no-before`)}</p>`:C`<${Ge} caption=${D(`journal.changes`)} heads=${[D(`journal.before`),D(`journal.after`)]}
before=${r.before} after=${r.after} />`}const Zn=`shinpan.alarm.`;function Qn({inCall:e}){let{alarms:t,tournament:n}=T(),r=t?.at(-1);return r&&n&&C`<${$n} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function $n({alarms:e,id:t,inCall:n}){let r=e.at(-1),[i,a]=w(()=>!n&&ae(Zn+t)!==r.at);return f(()=>{er(r)||p(220),k(600)},[]),C`<div role="alert">
<button class=${er(r)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${tr} /><span>${D(`alarm.${r.what}`)}</span><strong>${D(`alarm.open`)}</strong>
</button>
</div>
${i&&C`<${nr} alarms=${e} onClose=${()=>{P(Zn+t,r.at),a(!1)}} />`}`}function er({what:e}){return e===`restored`}function tr(){return C`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1M13 3l-2 6 2 3-2 3 2 6`} /></svg>`}function nr({alarms:e,onClose:t}){let{official:n}=T(),r=_(null);f(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return C`<dialog class=${er(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${tr} /><h2 id="alarm-title" tabindex="-1" autofocus>${D(`alarm.${o}`)}</h2><p>${D(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${rr} alarm=${i} />
${a.map(e=>C`<section class="stack" key=${e.at}><h3>${D(`alarm.earlier`)} ${D(`alarm.${e.what}`)}</h3><p>${D(`alarm.${e.what}.said`,{seq:e.seq})}</p><${rr} alarm=${e} /></section>`)}
<section><h3>${D(`alarm.meaning`)}</h3><p>${D(er(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${D(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>C`<li key=${e}>${D(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${sr}>${D(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${D(`alarm.close`)}</button>
</div>
</dialog>`}function rr({alarm:{mine:e,theirs:t,at:n}}){let{tournament:i}=T();return C`${e&&C`<${ir} mine=${e} theirs=${t} />`}
<p class="soft">${D(`alarm.found`,{time:r(n,i?.time_zone)})}</p>`}function ir({mine:e,theirs:t}){let n=A(),{state:r}=T(),i=En(n,r,e),a=t&&En(n,r,t),o=[D(`alarm.mine`),D(`alarm.theirs`)];return C`<div class="slips">
<${or} title=${o[0]} entry=${e} parts=${i} others=${a} />
<${or} title=${o[1]} entry=${t} parts=${a} others=${i} />
</div>
${a?.join()===i.join()&&C`<${Ge} caption=${D(`journal.changes`)} heads=${o} before=${ar(e)} after=${ar(t)} />`}`}function ar({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function or({title:e,entry:t,parts:n,others:i}){let{state:a}=T();return C`<section class="slip">
<h3>${e}</h3>
${t?C`<p><strong>${Yn(t.kind)}</strong></p>
<ul>${n.map((e,t)=>C`<li key=${t}>${!i||i.includes(e)?e:C`<mark>${e}</mark>`}</li>`)}</ul>
<small>${D(`journal.number`,{seq:t.seq})} · ${r(t.at,a.settings.time_zone)}</small>`:C`<p><mark>${D(`alarm.nothing`)}</mark></p>`}
</section>`}async function sr(){let e=await I.evidence().catch(()=>null);if(!e)return l(D(`journal.unread`));let t=JSON.stringify(e,null,1);Oe(new Blob([t],{type:`application/json`}),`${I.snapshot.tournament?.slug}-log-evidence.json`)}function cr({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],a={kind:lr(te(`journal.kind.`).map(e=>({value:e.slice(13),text:D(e)}))),person:lr(i.map(({id:e,name:t})=>({value:e,text:t}))),table:se(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:D(`journal.this`)}]}};return C`<details class="fold" open=${!!t.subject}>
<summary>${D(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(a).map(([e,r])=>C`<${L} key=${e} label=${D(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:D(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&C`<button class="button" type="button" onClick=${()=>n({})}>${D(`journal.clear`)}</button>`}
</div>
</details>`}function lr(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const ur=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function dr(e,{kind:t,person:n,table:r,subject:i}){let a=pr(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=fr(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function fr({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(ur)??[]]}function pr({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function mr({result:{browser:e,server:t}}){return C`<div class="stack" role="status">
<${gr} name=${D(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>D(`journal.found.${t}`,{seq:e})} />
${t&&C`<${gr} name=${D(`journal.server`)} result=${t} whole="journal.rows-whole" line=${hr} />`}
</div>`}function hr({seq:e,kind:t,values:n,what:r}){let i=n.roles?.split(`, `).map(e=>e===`player`?D(`hall-player`):m(`hall-role.${e}`)?D(`hall-role.${e}`):e);return m(`finding.${t}`)?D(`finding.${t}`,{seq:e,...n,...i&&{roles:i.join(`, `)}}):C`<span lang="en">${r}</span>`}function gr({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return C`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=T().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?C`<p class="note bad"><strong>${e}</strong> ${D(`journal.another`,{seq:i.seq})} ${D(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?C`<p class="note"><strong>${e}</strong> ${D(a,{seq:i.seq})}</p>`:C`<div class="note bad stack">
<p><strong>${e}</strong> ${D(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>C`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&C`<p>${D(`journal.more`,{count:r-50})}</p>`}
</div>`}function _r(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function vr({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Oe(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function yr({onHead:e,onClose:t}){let n=_(null),[r,i]=w(``);return f(()=>{let t=new AbortController;return it(n.current,t.signal,t=>_r(t)?(e(t),!0):!1,i),()=>t.abort()},[]),C`<${ie} title=${D(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${D(`hall-viewfinder`)}></video>
${r&&C`<p class="note warn" role="status">${D(`journal.scan.${r}`)}</p>`}
<//>`}function br({state:e}){return C`<section class="card" aria-labelledby="proof">
<h2 id="proof">${D(`journal.proof`)}</h2>
<p class="unprinted">${D(`journal.proof-about`)}</p>
<${xr} />
<${R} title=${D(`journal.head`)}>${()=>C`<${Cr} state=${e} />`}<//>
</section>`}function xr(){let{official:e}=T(),[t,n]=w(``),[r,a]=w(null),[o,s]=w(null),c=_(null);f(()=>()=>c.current?.abort(),[]);let[l,u]=w(!1),d=e=>{n(e),u(!1)},p=_r(t),m=t.trim()&&!p?D(`journal.no-head`):``;return C`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),m||o)return;c.current=new AbortController,a(null),s({done:0,all:0});let{signal:n}=c.current;a(await Sr({noted:p,stop:n,tell:(e,t)=>s({done:e,all:t})},e)),s(null)}}>
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
${r&&C`<${mr} result=${r} />`}
${l&&C`<${yr} onHead=${d} onClose=${()=>u(!1)} />`}`}async function Sr(e,t){let{prove:n}=await I.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?D(`journal.stopped`):B(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(I.ask(`audit${o}`,{timeout:12e4}))}}function Cr({state:e}){let[t,n]=w(null),[i,a]=w(``),{online:o}=T();if(f(()=>{I.ask(`journal/head`).then(n,e=>a(B(e)))},[e.seq,o]),!t)return C`<p class=${i?`note warn`:`soft`} role="status">${i||D(`loading`)}</p>`;let{slug:s,name:c,time_zone:l}=e.settings,u=`${t.seq}:${t.hash}`;return C`<div class="stack head">
<p>${D(`journal.head-about`)}</p>
<figure><${Le} text=${u} label=${D(`journal.code`)} /><figcaption><strong>${c}</strong></figcaption></figure>
<${x} rows=${[[D(`journal.number-of`),t.seq],[D(`journal.time`),t.at&&r(t.at,l)],[D(`journal.hash`),C`<code>${u}</code>`],[D(`journal.command`),C`<code>shinpan audit verify ${s} --head ${u}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>vr(e.settings,t)}>${D(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${D(`hall-print`)}</button>
</p>
</div>`}const wr=5e3;function Tr({state:e}){let{online:t}=T(),[n,i]=w(null),[a,o]=w(``),[s,c]=w(null);return f(()=>{let e=()=>Er().then(i,e=>o(B(e))),t=()=>I.uncheckedSince().then(c,()=>{});e(),t();let n=setTimeout(e,wr),r=setInterval(t,wr);return()=>{clearTimeout(n),clearInterval(r)}},[e.hash,t]),C`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${D(`witness.title`)}</h2>
${s&&C`<p class="note warn" role="status">${D(`witness.unchecked`,{time:r(s,e.settings.time_zone)})}</p>`}
${n?C`<${Dr} state=${e} answer=${n} />`:C`<p class="soft" role="status">${a||D(`loading`)}</p>`}
</section>`}async function Er(){let e=await I.ask(`journal/witnesses`);return{...e,...await I.behindHead(e)}}function Dr({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return C`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>C`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${kr(e,t.official_id)}</span>`)}
</p>
<p><strong>${D(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${D(`witness.about`)}</p>
${o.length>0&&C`<ul class="bullets">${o.map(t=>C`<li key=${t.key_id}>${Or(e,t,i)}</li>`)}</ul>`}
</div>`}function Or(e,{key_id:t,official_id:n,size:i,at:a},o){let s={name:e.officials[n]?.name??D(`hall-unknown`),seq:i},c=o.includes(t)?`witness.other`:`witness.lag`;return D(c,{...s,time:r(a,e.settings.time_zone)})}function kr(e,t){return[...e.officials[t]?.name??`?`][0]}function Ar({query:e}){let{tournament:t,state:n}=T();if(!t||!n)return C`<${j} title=${D(`journal.title`)} />`;let r=Object.fromEntries(e);return C`<${jr} key=${e.toString()} state=${n} asked=${r} />`}function jr({state:e,asked:t}){let[r,i]=w(t),[a,o]=w(e.seq),s=JSON.stringify([r,a]);return C`<${n} title=${D(`journal.title`)} up="#/log">
<${br} state=${e} />
<${Tr} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${D(`journal.entries`)}</h2>
<p class="soft">${D(`journal.kept`,{seq:e.seq})}</p>
<${cr} state=${e} chosen=${r} onChoose=${i} />
${e.seq>a&&C`<button class="button" type="button" onClick=${()=>o(e.seq)}>${D(`journal.newer`,{count:e.seq-a})}</button>`}
<${Mr} key=${s} state=${e} from=${a} chosen=${r} onSubject=${e=>i({subject:e})} />
</section>
<//>`}function Mr({state:e,from:t,chosen:n,onSubject:r}){let i=we(()=>dr(e,n),[]),[a,o]=w([]),[s,c]=w(t+1),[l,u]=w(!1),d=_(!1),p=async()=>{if(!(d.current||s===null)){d.current=!0;try{let e=await(await I.audit()).older(s,30,i);o(t=>[...t,...e.entries]),c(e.next)}catch{u(!0)}finally{d.current=!1}}};return f(()=>void p(),[]),l?C`<p class="note bad" role="alert">${D(`journal.unread`)}</p>`:s===t+1?C`<${M} />`:C`<ul class="entries">
${a.map(t=>C`<li key=${t.seq}><${qn} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${a.length===0&&C`<p class="soft" role="status">${D(`hall-none-found`)}</p>`}
${s!==null&&C`<button class="button" type="button" onClick=${p}>${D(`journal.older`)}</button>`}`}function J(e){let{state:t,online:n}=T(),[r,i]=w({items:null,trouble:null});return f(()=>{let t=!1;return Nr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function Nr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await I.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function Pr({of:{items:e,trouble:t},children:n}){return!e&&!t?C`<${M} />`:C`${t&&C`<${Fr} error=${t} />`}${e&&n(e)}`}function Fr({error:e}){return e.problem?C`<div role="alert"><${Te} problem=${e.problem} /></div>`:C`<p class="note bad" role="alert">${B(e)} ${D(`people.needs-network`)}</p>`}function Y(){let[e,t]=w(null),[n,r]=w(!1),i=_(!1);return{ask:async e=>{if(!i.current){i.current=!0,r(!0),t(null);try{await Ae(e)}catch(e){if(!(e instanceof Ce)&&e.name!==`Unreachable`)throw e;t(e)}finally{i.current=!1,r(!1)}}},asking:n,wrong:e&&C`<${Fr} error=${e} />`}}function X(){let e=_(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??ee(I.now());return e.current.set(n,r),r}}async function Z(e,t,n,r){let i=await I.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await I.ask(`${e}/${t}/revocation`,{method:`PUT`}),I.ask(`${e}/${ee(I.now())}`,{method:`PUT`,body:n}))}const Ir=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Q(e){return d(Ir.filter(t=>e.includes(t)).map(e=>D(`hall-role.${e}`)))}function Lr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return C`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>C`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&C`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function Rr(e){return C`<${Lr} label=${D(`people.roles`)} names=${Ir} said=${e=>D(`hall-role.${e}`)}
...${e} />`}function zr({state:e}){let t=J(`invitations`),r=C`<a class="button main" href="#/people/invite">${D(`people.invite`)}</a>`;return C`<${n} title=${D(`people.links`)} up="#/people" actions=${r}>
<${Pr} of=${t}>
${t=>C`<${Br} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Br({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return C`${r.length===0&&C`<${a} text=${D(`people.no-links`)} />`}
<${Vr} links=${r} zone=${n} state=${t} />
${i.length>0&&C`<${R} title=${D(`people.closed-count`,{count:i.length})}>
${()=>C`<${Vr} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Vr({links:e,zone:t,state:n}){return e.length===0?null:C`<ul class="rows">
${e.map(e=>C`<${Ur} key=${e.id} link=${e} zone=${t} whom=${n?Hr(n,e):D(`people.open-link`)} />`)}
</ul>`}function Hr(e,{official:t,player:n,roles:r,label:i}){return t?D(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?D(`people.for-player`,{name:e.players[n]?.name??`?`}):[Q(r),i].filter(Boolean).join(` · `)}function Ur({link:e,zone:t,whom:n}){let[r,i]=w(!1),{ask:a,asking:o,wrong:s}=Y();return C`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Wr(e,t)}</small></span>
${!e.closed&&C`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${D(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${D(`people.withdraw`)}</button>`}
</div>
${s}
${r&&C`<${V} title=${D(`people.withdraw-ask`)} text=${D(`people.withdraw-text`)} yes=${D(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>I.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Wr({uses:e,uses_left:t,expires_at:n,closed:i},a){let o=e===null?D(`people.any-number`):D(`people.uses-left`,{left:t,uses:e});return i?[D(`people.closed.${i}`),o].join(` · `):[o,n?D(`people.until`,{time:r(n,a)}):D(`people.no-end`)].join(` · `)}function Gr({made:e,state:t,up:r,onMore:i}){let a=`${location.origin}${e.join}`,o=e.limits??Wr(e,t.settings.time_zone),s=C`<button class="button" type="button" onClick=${i}>${D(`people.another`)}</button>
<a class="button main" href=${r}>${D(`people.done`)}</a>`;return C`<${n} title=${D(`people.link-made`)} up=${r} actions=${s}>
<p><strong>${qr(t,e)}</strong></p>
<figure class="big-code"><${Le} text=${a} label=${D(`people.code`)} /></figure>
<p class="soft">${o}</p>
<${Jr} made=${e} />
<${Kr} label=${D(`people.link`)} text=${a} />
<p class="note warn">${D(`people.link-once`)}</p>
<//>`}function Kr({label:e,text:t}){return C`<${i} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&C`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>l(D(`people.copied`)),()=>l(D(`people.not-copied`)))}>${D(`people.copy`)}</button>`}
${`share`in navigator&&C`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${D(`people.share`)}</button>`}
</div>`}function qr(e,{official:t,player:n,roles:r,name:i}){return n?D(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?D(`people.becomes-named`,{name:i,roles:Q(r)}):t?D(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):D(`people.becomes`,{roles:Q(r)})}function Jr({made:e}){let{items:t}=J(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return C`<p role="status">${n>0&&C`<span class="badge">${D(`people.arrived`,{count:n})}</span>`}</p>`}const Yr=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function Xr({state:e,query:t}){let[r,i]=w(null),a=t.get(`official`),o=t.get(`player`),s=a?`#/people/${a}`:o?`#/people/player/${o}`:`#/people`,c=D(a?`people.one-more`:o?`people.give-link`:`people.invite`);return r?C`<${Gr} made=${r} state=${e} up=${s} onMore=${()=>i(null)} />`:C`<${n} title=${c} up=${s}>
${a?C`<${ei} official=${e.officials[a]} onMade=${i} />`:o?C`<${ti} player=${e.players[o]} onMade=${i} />`:C`<${Zr} onMade=${i} />`}
<//>`}function Zr({onMade:e}){let[t,n]=w(`name`),r=[`name`,`role`].map(e=>({value:e,text:D(`people.by.${e}`)}));return C`<${E} label=${D(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?C`<${Qr} onMade=${e} />`:C`<${$r} onMade=${e} />`}`}function Qr({onMade:e}){let[t,n]=w(``),[r,a]=w([]),o=X();return C`<${ni} lacks=${e=>({name:e&&!t.trim()?D(`people.name-missing`):``,roles:e&&r.length===0?D(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await I.ask(`officials/${o(n)}`,{method:`PUT`,body:n}),a={official:i.id,label:i.name};e({join:(i.join?i:await Z(`invitations`,o(a),a,`join`)).join,official:i.id,name:i.name,roles:i.roles,limits:D(`people.one-phone`)})}}>
${e=>C`<${i} label=${D(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Rr} chosen=${r} wrong=${e.roles} onChange=${a} />
<p class="soft">${D(`people.by-name-text`)}</p>`}
<//>`}function $r({onMade:e}){let[t,n]=w([]),[r,a]=w(`5`),[o,s]=w(240),[c,l]=w(``),u=X();return C`<${ni} lacks=${e=>({roles:e&&t.length===0?D(`people.role-missing`):``,uses:e&&!($(r)>=1&&$(r)<=500)?D(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:$(r),minutes:o,label:c.trim()};e(await Z(`invitations`,u(n),n,`join`))}}>
${e=>C`<${Rr} chosen=${t} wrong=${e.roles} onChange=${n} />
<${i} label=${D(`people.uses`)} value=${r} onInput=${a} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${ri} value=${o} onChange=${s} />
<${i} label=${D(`people.label`)} hint=${D(`people.label-hint`)} value=${c} onInput=${l} autocomplete="off" maxlength="200" />
<p class="soft">${D(`people.by-role-text`)}</p>`}
<//>`}function ei({official:e,onMade:t}){let[n,r]=w(60),i=X();return e?C`<${ni} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};t(await Z(`invitations`,i(r),r,`join`))}}>
${()=>C`<p>${D(`people.becomes-phone`,{name:e.name})}</p><${ri} value=${n} onChange=${r} />`}
<//>`:C`<p class="note warn">${D(`people.nobody`)}</p>`}function ti({player:e,onMade:t}){let n=X();return e?C`<${ni} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await Z(`invitations`,n(r),r,`join`))}}>${()=>C`<p>${D(`people.own-text`,{name:e.name})}</p>`}<//>`:C`<p class="note warn">${D(`people.nobody`)}</p>`}function ni({make:e,lacks:t=()=>({}),children:n}){let[r,i]=w(!1),{ask:a,asking:o,wrong:s}=Y();return C`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${D(`people.make-link`)}</button>
</form>`}function ri({value:e,onChange:t}){let n=Yr.map(([e,t,n])=>({value:n,text:O(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return C`<${L} label=${D(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function ii({whom:e,name:t,zone:n}){let r=J(`phones`),i=J(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return C`<section class="stack">
<h2>${D(`people.phones`)}</h2>
<${Pr} of=${r}>
${e=>C`<${ai} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&C`<${Vr} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${D(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function ai({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>C`<ul class="rows">
${e.map(e=>C`<${oi} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return C`${i.length?a(i):C`<p class="soft">${D(`people.no-phone`)}</p>`}
${r.length>0&&C`<${R} title=${D(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function oi({phone:e,name:t,zone:n}){let{id:i,agent:a,admitted_at:o,seen_at:s,cut_off_at:c,by_account:u}=e,[d,f]=w(!1),{ask:p,asking:m,wrong:h}=Y(),g=u?D(`people.by-account`):li(a??``),_=()=>{f(!1),p(async()=>{await I.ask(`phones/${i}/cut-off`,{method:`PUT`}),l(D(`people.cut-off-done`))})},v=[D(`people.since`,{time:r(o,n)}),s&&!c&&D(`people.seen`,{day:O(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(s))}),c&&D(`people.cut-off-at`,{time:r(c,n)})];return C`<li>
<div class="row">
<span class="body"><strong>${g}</strong><small>${v.filter(Boolean).join(` · `)}</small></span>
${!c&&C`<button class="button danger" type="button" disabled=${m} aria-haspopup="dialog"
aria-label=${D(`people.cut-off-this`,{phone:g})} onClick=${()=>f(!0)}>${D(`people.cut-off`)}</button>`}
</div>
${h}
${d&&C`<${V} title=${D(`people.cut-off-ask`,{name:t,phone:g})} text=${D(`people.cut-off-text`,{name:t})}
yes=${D(`people.cut-off`)} danger onYes=${_} onClose=${()=>f(!1)} />`}
</li>`}const si=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],ci=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function li(e){return[si,ci].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function ui({settings:{slug:e,version:t,board_open:n=!1},online:r}){let[i,a]=w(n);f(()=>a(n),[n]);let[o,c]=w(0),{ask:l,asking:u,wrong:d}=Y();return C`<section class="stack">
<h2>${D(`people.board`)}</h2>
<${s} label=${D(`people.board-open`)} hint=${D(`people.board-open-hint`)} checked=${i}
disabled=${u||!r} onChange=${e=>{a(e);let r={method:`PATCH`,match:`"${Math.max(t,o)}"`,body:{board_open:e}};l(async()=>{try{c((await I.ask(``,r)).version)}catch(e){throw a(n),e}})}} />
${d}
<a class="button" href=${`#/board/${e}`}>${D(`people.board-show`)}</a>
</section>`}function di({state:e}){let{online:t}=T(),{items:r}=J(`phones`),i=pi(Object.values(e.officials)),a=i.filter(({revoked_at:e})=>e),o=e=>C`<ul class="rows">
${e.map(e=>C`<${fi} key=${e.id} official=${e} phones=${r} />`)}
</ul>`,s=C`<a class="button main" href="#/people/invite">${D(`people.invite`)}</a>`;return C`<${n} title=${D(`people.title`)} up="#/tables" actions=${s}>
${!t&&C`<p class="note warn" role="status">${D(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${D(`people.officials`)}</h2>
${o(i.filter(({revoked_at:e})=>!e))}
${a.length>0&&C`<${R} title=${D(`people.revoked`,{count:a.length})}>${()=>o(a)}<//>`}
</section>
<nav class="stack" aria-label=${D(`people.more`)}>
<a class="button" href="#/people/links">${D(`people.links`)}</a>
<a class="button" href="#/people/players">${D(`people.players`)}</a>
<a class="button" href="#/people/tokens">${D(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${D(`people.erase`)}</a>
</nav>
<${ui} settings=${e.settings} online=${t} />
<//>`}function fi({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return C`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Q(n)}</span>
${o!==void 0&&!i&&C`<small>${D(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&C`<span class="badge">${D(`people.plays-too`)}</span>`}
</a>
</li>`}function pi(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function mi({state:e,official:t}){let{id:n,name:r,player_id:i=null,conflicts:a=[]}=t,o={player:i,conflicts:a},[{player:s,conflicts:c},u]=w(o),d=_(o),p=_(null),{ask:m,asking:h,wrong:g}=Y(),v=e=>u(d.current=e);f(()=>{h||!g&&p.current&&JSON.stringify(p.current)!==JSON.stringify(o)||(p.current=null,v(o))},[i,a.join(),!!g]);let y=async()=>{for(let e=null;e!==d.current;){e=d.current;let t={...e,replaces:p.current??o};await I.ask(`officials/${n}`,{method:`PATCH`,body:t}),p.current=e}l(D(`people.saved`))},b=e=>{v({...d.current,...e}),m(y)},x=pi(Object.values(e.players));return C`<section class="card">
<h2>${D(`people.partial`)}</h2>
<p class="soft">${D(`people.partial-text`)}</p>
<${L} label=${D(`people.plays-as`,{name:r})} value=${s??``} options=${gi(x,`people.plays-not`)}
onChange=${e=>b({player:e||null})} />
<${hi} players=${x.filter(e=>e.id!==s)} declared=${c}
onChange=${e=>b({conflicts:e})} />
${g}
</section>`}function hi({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return C`${r.length>0&&C`<ul class="rows">
${r.map(({id:e,name:t})=>C`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${D(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${D(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${L} key=${t.join()} label=${D(`people.conflict-add`)} value="" options=${gi(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function gi(e,t){return[{value:``,text:D(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function _i({state:e,id:t}){let i=e.officials[t],a=`#/people`;if(!i)return C`<${N} title=${D(`people.title`)} text=${D(`people.nobody`)} up=${a} />`;let{name:o,roles:s,revoked_at:c}=i;return c?C`<${n} title=${o} up=${a}>
<p>${Q(s)}</p>
<p class="note warn">${D(`people.revoked-at`,{time:r(c,e.settings.time_zone)})}</p>
<//>`:C`<${n} title=${o} up=${a}>
<p>${Q(s)}</p>
<${ii} whom=${{official:t}} name=${o} zone=${e.settings.time_zone} />
<${vi} key=${s.join()} official=${i} />
<${mi} state=${e} official=${i} />
<${yi} official=${i} />
<//>`}function vi({official:{id:e,roles:t}}){let[n,r]=w(t),[i,a]=w(``),{ask:o,asking:s,wrong:c}=Y(),u=[...n].sort().join()===[...t].sort().join();return C`<form class="card" onSubmit=${r=>{r.preventDefault(),a(n.length?``:D(`people.role-missing`)),n.length&&o(async()=>{await I.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),l(D(`people.saved`))})}}>
<h2>${D(`people.roles-change`)}</h2>
<p class="soft">${D(`people.roles-late`)}</p>
<${Rr} chosen=${n} wrong=${i} onChange=${r} />
${c}
${!u&&C`<button class="button main" disabled=${s}>${D(`people.save`)}</button>`}
</form>`}function yi({official:{id:e,name:t}}){let[n,r]=w(!1),{ask:i,asking:a,wrong:o}=Y();return C`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${D(`people.revoke-this`,{name:t})}
</button>
${n&&C`<${V} title=${D(`people.revoke-ask`,{name:t})} text=${D(`people.revoke-text`)} yes=${D(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>I.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function bi({state:e}){let[t,r]=w(``),{items:o}=J(`invitations`),s=t.trim().toLocaleLowerCase(),c=pi(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(s)),l=new Set((o??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return C`<${n} title=${D(`people.players`)} up="#/people">
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
<//>`}function xi({state:e,id:t}){let r=e.players[t],i=`#/people/players`;return r?C`<${n} title=${r.name} up=${i}>
<p>${D(`people.own-text`,{name:r.name})}</p>
<${ii} whom=${{player:t}} name=${r.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${D(`people.erase`)}</a>
<//>`:C`<${N} title=${D(`people.players`)} text=${D(`people.nobody`)} up=${i} />`}function Si({state:e,query:t}){let r=t.get(`player`),i=r&&e.players[r],a=r?`#/people/player/${r}`:`#/people`;if(r&&!i)return C`<${N} title=${D(`erasing.title`)} text=${D(`people.nobody`)} up="#/people/players" />`;let o=i?D(`erasing.title-one`,{name:i.name}):D(`erasing.title`);return C`<${n} title=${o} up=${a}>
<p>${D(`erasing.text`)}</p>
${e.season&&C`<p class="note warn">${D(`erasing.season`)}</p>`}
<p class="soft">${D(`erasing.other-places`)}</p>
<${Ci} player=${r} count=${i?1:Object.keys(e.players).length} />
<${wi} zone=${e.settings.time_zone} />
<//>`}function Ci({player:e,count:t}){let[n,r]=w(!1),[i,a]=w(!1),[o,c]=w(!1),{ask:u,asking:d,wrong:f}=Y(),p=X();return C`<div class="stack">
${!e&&C`<${s} label=${D(`erasing.texts`)} hint=${D(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${s} label=${D(`erasing.photos`)} checked=${i} onChange=${a} />`}
${f}
<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog" onClick=${()=>c(!0)}>
${D(`erasing.erase`)}
</button>
${o&&C`<${V} title=${D(`erasing.ask`)} text=${D(`erasing.ask-text`,{count:t})} yes=${D(`erasing.erase`)} danger
onYes=${()=>{c(!1);let t={texts:n,photos:i,...e&&{players:[e]}};return u(async()=>{await I.ask(`erasures/${p(t)}`,{method:`PUT`,body:t}),l(D(`erasing.done`))})}} onClose=${()=>c(!1)} />`}
</div>`}function wi({zone:e}){let{items:t}=J(`erasures`);if(!t?.length)return null;let n=O(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return C`<section class="stack">
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
</section>`}const Ti=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function Ei({state:e}){let t=J(`api-tokens`),[r,i]=w(!1),a=!r&&C`<button class="button main" type="button" onClick=${()=>i(!0)}>${D(`people.token-new`)}</button>`;return C`<${n} title=${D(`people.tokens`)} up="#/people" actions=${a}>
<p>${D(`people.tokens-text`)}</p>
${r&&C`<${Ai} state=${e} onDone=${()=>i(!1)} />`}
<${Pr} of=${t}>${t=>C`<${Di} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function Di({tokens:e,state:t}){let n=e.filter(Oi),r=e.filter(e=>!Oi(e)),i=e=>C`<ul class="rows">
${e.map(e=>C`<${ki} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return C`${r.length?i(r):C`<${a} text=${D(`people.no-tokens`)} />`}
${n.length>0&&C`<${R} title=${D(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function Oi({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=I.now()}function ki({token:e,state:t}){let{id:n,name:i,official:a,scopes:o,expires_at:s,revoked_at:c}=e,[l,u]=w(!1),{ask:f,asking:p,wrong:m}=Y(),h=()=>{u(!1),f(()=>I.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},g=r(c??s,t.settings.time_zone);return C`<li>
<div class="row">
<span class="body">
<strong>${i}</strong>
<span>${D(`people.acts-as`,{name:t.officials[a]?.name??`?`})}</span>
<small>${d(o.map(e=>D(`people.scope.${e}`)))}</small>
<small>${D(c?`people.revoked-at`:`people.until`,{time:g})}</small>
</span>
${!Oi(e)&&C`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${D(`people.withdraw-this`,{whom:i})} onClick=${()=>u(!0)}>${D(`people.revoke`)}</button>`}
</div>
${m}
${l&&C`<${V} title=${D(`people.token-ask`,{name:i})} text=${D(`people.token-revoke-text`)} yes=${D(`people.revoke`)} danger
onYes=${h} onClose=${()=>u(!1)} />`}
</li>`}function Ai({state:e,onDone:t}){let n=T().official.id,[r,a]=w({name:``,official:n,scopes:[`read`],days:`30`}),[o,s]=w(!1),[c,l]=w(``),u=X(),{ask:d,asking:f,wrong:p}=Y(),m=ji(r),h=e=>t=>a({...r,[e]:t}),g=e=>{e.preventDefault(),s(!0);let t={...r,name:r.name.trim(),days:$(r.days)};Object.values(m).some(Boolean)||d(async()=>l((await Z(`api-tokens`,u(t),t,`token`)).token))};if(c)return C`<${Mi} token=${c} name=${r.name} onDone=${t} />`;let _=pi(Object.values(e.officials).filter(({revoked_at:e})=>!e));return C`<form class="card stack" onSubmit=${g} novalidate>
<h2>${D(`people.token-new`)}</h2>
<${i} label=${D(`people.token-name`)} hint=${D(`people.token-name-hint`)} value=${r.name} wrong=${o?m.name:``}
onInput=${h(`name`)} autocomplete="off" maxlength="200" />
<${L} label=${D(`people.token-official`)} value=${r.official} onChange=${h(`official`)}
options=${_.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Lr} label=${D(`people.scopes`)} names=${Ti} chosen=${r.scopes} wrong=${o?m.scopes:``}
said=${e=>C`${D(`people.scope.${e}`)}<br /><small class="soft">${D(`people.opens.${e}`)}</small>`}
onChange=${h(`scopes`)} />
<${i} label=${D(`people.days`)} value=${r.days} onInput=${h(`days`)} wrong=${o?m.days:``} inputmode="numeric" autocomplete="off" />
${p}
<div class="pair">
<button class="button main" disabled=${f}>${D(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${D(`cancel`)}</button>
</div>
</form>`}function ji({name:e,scopes:t,days:n}){return{name:e.trim()?``:D(`people.token-name-missing`),scopes:t.length?``:D(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:D(`people.days-wrong`,{most:366})}}function Mi({token:e,name:t,onDone:n}){return C`<section class="card stack" role="status">
<h2>${D(`people.token-made`,{name:t})}</h2>
<${Kr} label=${D(`people.token`)} text=${e} />
<p class="note warn">${D(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${D(`people.done`)}</button>
</section>`}const Ni={erase:Si,invite:Xr,links:zr,players:bi,player:xi,tokens:Ei};function Pi({args:[e=``,t=``],query:r}){let{tournament:i,state:a,official:o}=T();if(!i||!a)return C`<${j} title=${D(`people.title`)} />`;if(!Se(o,[`director`]))return C`<${n} title=${D(`people.title`)} up="#/tables"><p class="note warn">${D(`people.directors`)}</p><//>`;let s=e===``?di:Object.hasOwn(Ni,e)?Ni[e]:_i;return C`<${s} state=${a} id=${t||e} query=${r} /><${tt} />`}const Fi=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],Ii=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],Li=[`xlsx`,`csv`];function Ri(){let{tournament:e,state:t,official:r}=T();if(!e||!t)return C`<${j} title=${D(`reports.title`)} />`;let i=Ui(r,Fi),a=Ui(r,Ii);return C`<${n} title=${D(`reports.title`)} up="#/tables">
<${zi} papers=${i} />
${a.length>0&&C`<${Bi} sheets=${a} />`}
${Se(r,[`director`])&&C`<${Hi} />`}
<//>`}function zi({papers:e}){let t=Re();return C`<section class="stack">
<h2>${D(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:n})=>C`<${ze} key=${e} name=${D(`reports.paper.${e}`)} hint=${D(`reports.about.${e}`)} path=${n}
file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function Bi({sheets:e}){let t=Re(),[n,r]=w(`xlsx`);return C`<section class="stack">
<h2>${D(`reports.sheets`)}</h2>
<${E} label=${D(`reports.form`)} value=${n} onChange=${r}
options=${Li.map(e=>({value:e,text:D(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>C`<${ze} key=${e} name=${D(`reports.sheet.${e}`)} path=${Vi(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Vi(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function Hi(){let e=Re();return C`<section class="stack">
<h2>${D(`reports.journal`)}</h2>
<ul class="rows">
<${ze} name=${D(`reports.journal-whole`)} hint=${D(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function Ui(e,t){return t.filter(({roles:t})=>Se(e,t))}const Wi={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Gi({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:D(`enrol.passed-over`)},...Wi[e].map(e=>({value:e,text:D(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return C`<div class="stack">
${t.map(({heading:e,column:t},n)=>C`<${L} key=${n} label=${e||D(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const Ki={wrong:`bad`,new:`info`,known:``};function qi({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(Ki).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&C`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map(e=>C`<li class="item" key=${e.row}><${Ji} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function Ji({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return C`<p><strong>${D(`import.row`,{number:r})}</strong> <span class=${`badge ${Ki[i]}`}>${D(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>C`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${Yi} mistake=${e} /></p>`)}`}function Yi({mistake:{kind:e,values:t,message:n,cure:r}}){let i=A();if(!m(`mistake.${e}`))return C`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?U(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return D(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function Xi({kind:e,state:t,row:{cells:n}}){return e===`seating`?C`<${Zi} state=${t} cells=${n} />`:C`<p><strong>${Qi(n.name)}</strong></p>
<p class="soft">${[n.id_number,n.team].filter(Boolean).map(Qi).join(` · `)}</p>`}function Zi({state:e,cells:t}){let n=A(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[D(`hall-round`,{round:t.round}),D(`hall-table`,{label:t.table}),t.scheduled_at];return C`<p><strong>${a.filter(Boolean).map(Qi).join(` · `)}</strong></p>
<p class="soft">${S.map(e=>Qi(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function Qi(e){return e.length>80?`${e.slice(0,80)}…`:e}function $i({state:e,row:{hanchan:t,points:n}}){let r=A(),i=e.hanchans[t];return C`${i&&C`<p><a class="reach" href=${`#/result/${t}`}>${Tn(e,i)}</a></p>`}
${n&&C`<p class="soft">${S.map(e=>`${r.phrase(`seat-${e}`)} ${U(n[e])}`).join(` · `)}</p>`}`}function ea(e,t){let[n,r]=w(()=>ae(e)??``),[i,a]=w({}),[o,s]=w(``),[c,l]=w(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),P(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await I.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&P(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function ta({wrong:e}){if(e.problem)return C`<div role="alert"><${Te} problem=${e.problem} /></div>`;let t=e.unreadable?D(`import.unreadable`):`${D(navigator.onLine?`live.unreached`:`no-network`)}. ${D(`import.again`)}`;return C`<p class="note bad" role="alert">${t}</p>`}function na({sheet:{text:e,setText:t,setWrong:n},hint:r}){return C`<label class="button photo">${D(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await aa(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
<${i} long label=${D(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const ra={"255,254":`utf-16le`,"254,255":`utf-16be`},ia={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function aa(e){let t=new Uint8Array(await e.arrayBuffer()),n=ra[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(ia[h.lang]).decode(t)}}const oa=[`players`,`seating`];function sa({kind:e}){let{tournament:t,state:r,official:i}=T(),a=D(`enrol.title.${e}`);return!t||!r?C`<${j} title=${a} />`:Se(i,[`director`])?C`<${ca} key=${t.id} kind=${e} title=${a} state=${r} place=${`shinpan.sheet.${e}.${t.id}`} />`:C`<${n} title=${a} up="#/tables"><p class="note warn">${D(`enrol.not-you`)}</p><//>`}function ca({kind:e,title:t,state:r,place:i}){Ke();let a=ea(i,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:o,looked:s,done:c,busy:l,wrong:u,ask:f,forget:p}=a,[m,h]=w(null),g=u?.problem?.lacking,_=m??s?.columns??u?.problem?.headings,v=e=>{p(),h(e)},y={...a,setText:e=>(h(null),a.setText(e))},b=e=>f(e,m?{columns:m.map(({column:e})=>e)}:{}),x=C`<${Gi} kind=${e} columns=${_} onChoose=${v} />`,S=s??c,T=oa.find(t=>t!==e);return C`<${n} title=${t} up="#/tables">
<${na} sheet=${y} hint=${D(`enrol.hint.${e}`)} />
${u&&(g?C`<p class="note bad" role="alert">${D(`enrol.lacking`,{names:d(g.map(la))})}</p>`:C`<${ta} wrong=${u} />`)}
${_&&!c&&(s?C`<${R} title=${D(`enrol.columns`)}>${()=>x}<//>`:x)}
${l&&C`<${M} text=${D(`enrol.busy.${l}`)} />`}
${c&&C`<p class="note info" role="status">${D(`enrol.done`,{count:c.new,known:c.known})}</p>`}
${!S&&C`<button class="button main" type="button" disabled=${!o.trim()||l} onClick=${()=>b(`look`)}>${D(`import.look`)}</button>`}
${S?.made.length>0&&C`<p class="note info">${D(`enrol.made.${e}`,{names:d(S.made)})}</p>`}
${S&&C`<${qi} found=${S} named=${la} title=${ua(c)} about=${t=>C`<${Xi} kind=${e} state=${r} row=${t} />`} />`}
${s?.wrong>0&&C`<p class="note warn">${D(`enrol.whole`)}</p>`}
${s&&C`<button class="button main" type="button" disabled=${s.wrong>0||s.new===0||l} onClick=${()=>b(`bring`)}>${D(`enrol.bring`,{count:s.new})}</button>`}
<a class="button" href=${`#/import/${T}`}>${D(`enrol.title.${T}`)}</a>
<//>`}function la(e){return D(`enrol.field.${e}`)}function ua(e){return(t,n)=>D(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const da={look:`results/preview`,bring:`results`};function fa({args:[e]}){return oa.includes(e)?C`<${sa} key=${e} kind=${e} />`:C`<${pa} />`}function pa(){let{tournament:e,state:t,official:r}=T();return!e||!t?C`<${j} title=${D(`import.title`)} />`:re(r)?C`<${ha} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:C`<${n} title=${D(`import.title`)} up="#/standings"><p class="note warn">${D(`import.not-you`)}</p><//>`}function ma(e){return e===`points`||e===`row`?D(`import.field.${e}`):e}function ha({state:e,place:t}){Ke();let r=ea(t,da),{text:i,looked:a,done:o,busy:c,wrong:l,ask:u}=r,[d,f]=w(!1),p=a&&a.new>0&&(a.wrong===0||d);return C`<${n} title=${D(`import.title`)} up="#/standings">
<${na} sheet=${r} hint=${D(`import.columns`)} />
${l&&C`<${ta} wrong=${l} />`}
${c&&C`<${M} text=${D(`import.busy.${c}`)} />`}
${o&&C`<p class="note info" role="status">${D(`import.done`,{count:o.new,known:o.known})} <a class="reach" href="#/standings">${D(`hall-standings`)}</a></p>`}
${!a&&!o&&C`<button class="button main" type="button" disabled=${!i.trim()||c} onClick=${()=>u(`look`)}>${D(`import.look`)}</button>`}
${(a||o)&&C`<${qi} found=${a??o} title=${(e,t)=>D(`import.rows.${e}`,{count:t})} named=${ma}
about=${t=>C`<${$i} state=${e} row=${t} />`} />`}
${a?.wrong>0&&a.new>0&&C`<${s} label=${D(`import.only-good`)} hint=${D(`import.only-good-hint`)} checked=${d} onChange=${f} />`}
${a&&C`<button class="button main" type="button" disabled=${!p||c} onClick=${()=>u(`bring`,{only_good:d})}>${D(`import.bring`,{count:a.new})}</button>`}
<//>`}const ga={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function _a(e,t){let n=t?.content.rule_points??{},r=Object.entries(ga).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in ga&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(ga);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function va(e,t){let n=g(c(e,t.round).map(y)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return S.filter(e=>n.includes(t.seats[e]))}function ya(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function ba(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function xa(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=w(()=>r?Ca(r):Sa(i,a)??Ca(n)),c=e=>{let t={...o,...e};P(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f}=o,p=va(e,t),m=Object.fromEntries(S.map(e=>[e,ya(l[e])])),h=S.filter(e=>u.includes(e)||p.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&m[e]===null,substitute:h.includes(e),replaced:p.includes(e),onText:t=>c({texts:{...l,[e]:t}}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:m,deposits:ya(d||`0`,0),unranked:h},deposits:d,reason:f,type:c,forget:()=>P(i,null)}}function Sa(e,t){let n=ae(e);return n?.number===t?n:null}function Ca(e){return{texts:Object.fromEntries(S.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function wa({label:e,text:t,wrong:n,onText:r}){let a=/^[−-]/.test(t.trim());return C`<div class="sheet-seat">
<${i} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?D(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${a} aria-label=${D(`result.negative`,{label:e})} onClick=${()=>r(a?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function Ta({seats:e}){return C`<fieldset>
<legend>${D(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>C`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&C` <small>${D(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function Ea({state:e,hanchan:t,result:n,refused:r,first:a,onSent:o,onClose:s}){let{book:c}=T(),{numbers:u,complete:d}=_a(e,c),f=xa(e,t,n,a),p=A(),m=S.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${p.phrase(`seat-${n}`)} · ${r}`,...f.of(n)}}),{does:h,wrong:g}=xe(),_=f.reason.trim(),v={...f.body,...n&&{corrects:{number:n.number,reason:_}}},y=ba(Object.values(v.points),v.deposits,u.starting_points),b=n&&Da(v,n),x=d&&y===0&&!b&&(!n||_);return C`<form class="stack" onSubmit=${e=>{e.preventDefault(),x&&h(async()=>{await I.send(`result`,t.id,v,{hold:!0,replaces:r?.id}),f.forget(),k(),l(D(`result.sent`)),o(v)})}}>
${!c&&C`<p class="note warn" role="alert">${D(`result.no-book`)}</p>`}
${c&&!d&&C`<p class="note warn" role="alert">${D(`result.no-scoring`)} <a class="reach" href="#/standings">${D(`hall-standings`)}</a></p>`}
${n&&C`<p class="note">${D(`result.corrects`)}</p>`}
<div class="sheet">${m.map(e=>C`<${wa} key=${e.seat} ...${e} />`)}</div>
<${Oa} left=${y} starting=${u.starting_points} onDeposits=${e=>f.type({deposits:String(v.deposits+e)})} />
<${i} label=${D(`result.deposits`)} hint=${D(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${f.deposits}
wrong=${v.deposits===null?D(`result.hundreds`):void 0} onInput=${e=>f.type({deposits:e})} />
<${Ta} seats=${m} />
${n&&C`<${i} long label=${D(`hall-reason`)} hint=${D(`hall-reason-missing`)} value=${f.reason} maxlength="4000" onInput=${e=>f.type({reason:e})} />`}
${b&&C`<p class="soft" role="status">${D(`result.same`)}</p>`}
${g}
<div class="pair">
<button class="button main" disabled=${!x}>${D(n?`result.correct`:`result.enter`)}</button>
${s&&C`<button class="button" type="button" onClick=${()=>{f.forget(),s?.()}}>${D(`cancel`)}</button>`}
</div>
</form>`}function Da({points:e,deposits:t,unranked:n},r){return S.every(t=>e[t]===r.points[t])&&t===r.deposits&&n.join()===r.unranked.join()}function Oa({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=U(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return C`<div class=${`note stack ${i}`}>
<p role="status">${ka(e,r)}</p>
${a&&C`<button class="button" type="button" onClick=${()=>n(e)}>${D(`result.as-deposits`,{points:U(e)})}</button>`}
</div>`}function ka(e,t){return e===null?D(`result.sum`,{all:t}):e===0?D(`result.fits`,{all:t}):D(e>0?`result.lacks`:`result.exceeds`,{points:U(Math.abs(e)),all:t})}function Aa({state:e,hanchan:t,result:n,onCorrect:r}){let i=ja(n);return C`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${D(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&C`<span class="badge info">${D(`hall-unsent`)}</span>`}</h2>
<${Ma} state=${e} hanchan=${t} result=${n} />
<${fe} id=${n.item}
otherwise=${r&&C`<button class="button" type="button" onClick=${r}>${D(`result.correct`)}</button>`} />
</section>
${i.length>0&&C`<${R} title=${D(`result.earlier`,{count:i.length})}>
${()=>C`<div class="stack">${i.map(n=>C`<${Ma} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function ja({before:e}){return e?[e,...ja(e)]:[]}function Ma({state:e,hanchan:t,result:{points:n,deposits:i,unranked:a,official:o,at:s,reason:c}}){let l=A(),u=e.officials[o]?.name??D(`hall-unknown`);return C`<div class="card">
<dl class="facts">
${S.map(r=>C`<div key=${r}>
<dt>${l.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${a.includes(r)&&C`<small>${D(`result.substitute`)}</small>`}</dt>
<dd>${U(n[r])}</dd>
</div>`)}
${i>0&&C`<div><dt>${D(`result.deposits`)}</dt><dd>${U(i)}</dd></div>`}
</dl>
<p class="soft">${[u,r(s,e.settings.time_zone),c].filter(Boolean).join(` · `)}</p>
</div>`}function Na({args:[e],query:t}){let{tournament:n,state:r}=T(),i=r?.hanchans[e];return!n||!r?C`<${j} title=${D(`hall-result`)} />`:i?C`<${Pa} state=${r} hanchan=${i} again=${t.has(`again`)} />`:C`<${N} title=${D(`hall-result`)} text=${D(`result.no-hanchan`)} up="#/tables" />`}function Pa({state:e,hanchan:t,again:r}){let{outbox:i,official:o}=T(),s=e.results[t.id]??null,c=i.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&ue(r)),[l,u]=w(!s||r),[d,p]=w(null),m=re(o),h=l||!s&&!c;f(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[h]);let g=e=>{p(e),u(!1)},_=e.tables[t.table]?.label??`?`;return C`<${n} title=${D(`result.title`,{label:_,round:t.round})} up=${`#/table/${t.table}`}>
${c&&C`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${D(`result.refused`)}</h2>
<${Te} problem=${c.problem} />
${!h&&C`<button class="button" type="button" onClick=${()=>u(!0)}>${D(`hall-change`)}</button>`}
</section>`}
${m&&h&&C`<${Ea} state=${e} hanchan=${t} result=${s} refused=${c} first=${c?.body??(s?null:d)} onSent=${g}
onClose=${s&&(()=>u(!1))} />`}
${!m&&!s&&C`<${a} text=${D(`result.none`)} />`}
${s&&!(m&&h)&&C`<${Aa} state=${e} hanchan=${t} result=${s} onCorrect=${m&&(()=>u(!0))} />`}
<a class="button quiet" href="#/standings">${D(`hall-standings`)}</a>
<//>`}function Fa({state:e,id:t}){let r=H(`standings/${t}`),{body:i}=r.answer??{},a=i?.name??(e.players[t]??e.teams[t])?.name??D(`hall-unknown`);return C`<${n} title=${a} up="#/standings">
<${Be} seen=${r} />
<${Cn} />
${i&&C`<${Ia} state=${e} body=${i} />`}
${e.players[t]&&C`<a class="button" href=${`#/player/${t}`}>${D(`standings.player`)}</a>`}
<//>`}function Ia({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=D(i?`standings.disqualified`:`standings.unranked`);return C`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:D(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${D(`standings.scored`,{count:t.hanchans})}</dt><dd>${G(s)}</dd></div>
<div><dt>${D(`standings.taken`)}</dt><dd>${G(-10*c-l/100)}</dd></div>
<div><dt><strong>${D(`standings.total`)}</strong></dt><dd>${G(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${D(`standings.games`)}</h2>
${a.length===0&&C`<p class="soft">${D(`standings.no-games`)}</p>`}
${a.map(t=>C`<${Ra} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${D(`standings.taken`)}</h2>
${o.length===0&&C`<p class="soft">${D(`standings.nothing-taken`)}</p>`}
${o.length>0&&C`<${La} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function La({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return C`<dl class="card facts">
${t.map(t=>C`<div key=${t.id}>
<dt>${r&&C`<span class="who">${i(t.account)}</span> · `}<${$e} state=${e} line=${t} /></dt>
<dd>${We(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>C`<div key=${e}><dt><strong>${D(`standings.sum`)}</strong></dt><dd>${We(e,t)}</dd></div>`)}
</dl>`}function Ra({state:e,game:t,named:n}){let r=A(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,place:d,points:f,delta:p,uma:m,oka:h,total:g,flags:_}=t,v=[D(`hall-round`,{round:o}),D(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],y=D(`standings.delta`,{points:U(f),goal:U(f-p*100)});return C`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${v.join(` · `)}</a></h3>
${n&&C`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&C`<p class="soft">${D(`standings.corrected`,{count:a-1})}</p>`}
<dl class="facts">
<div><dt>${y}</dt><dd>${G(p,!0)}</dd></div>
<div><dt>${D(`standings.uma`,{place:d})}</dt><dd>${G(m,!0)}</dd></div>
<div><dt>${D(`standings.oka`)}</dt><dd>${G(h,!0)}</dd></div>
<div><dt><strong>${D(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${G(g,!0)}</dd></div>
</dl>
${_.map(e=>C`<p class="note warn" key=${e}>${D(`standings.flag.${e}`)}</p>`)}
</article>`}function za({of:e}){let[t,n]=w(``);return C`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;I.file(`standings.csv?of=${e}`).then(e=>Oe(e,t),e=>n(B(e)))}}>${D(`standings.export`)}</button>
${t&&C`<p class="note bad" role="alert">${t}</p>`}`}function Ba({state:e}){let{book:t,official:n}=T(),{numbers:r,silent:i,complete:a}=_a(e,t);if(!t)return null;let o=i.length>0&&n?.roles?.includes(`director`),s=Object.entries(r).map(([e,t])=>[D(`standings.by.${e}`),Va(t)]),c=()=>C`${s.length>0&&C`<${x} rows=${s} />`}
${o&&C`<${Ha} names=${i} numbers=${r} />`}`;return a?C`<${R} title=${D(`standings.by`)}>${c}<//>`:C`<section class="card" aria-labelledby="by">
<h2 id="by">${D(`standings.by`)}</h2>
<p class="note warn">${D(o?`standings.say`:`standings.silent`)}</p>
${c()}
</section>`}function Va(e){return Array.isArray(e)?e.map(e=>`${U(e)}P`).join(` / `):U(e)}function Ha({names:e,numbers:t}){let[n,r]=w(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[a,o]=w(null),[s,c]=w(!1);return C`<form class="stack" onSubmit=${async r=>{r.preventDefault(),c(!0);let i=e.map(e=>[e,Ua(e,n[e])]),a=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),s={...Object.fromEntries(i),replaces:a.length?Object.fromEntries(a):null};await I.ask(`scoring`,{method:`PUT`,body:s}).then(()=>o(null),o),c(!1)}}>
${e.map(e=>C`<${i} key=${e} label=${D(`standings.by.${e}`)} hint=${D(`standings.hint.${e}`)}
value=${n[e]} required autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${a&&(a.problem?C`<${Te} problem=${a.problem} />`:C`<p class="note bad" role="alert">${B(a)}</p>`)}
<button class="button main" disabled=${s}>${D(`standings.set`)}</button>
</form>`}function Ua(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Wa):Wa(n.replace(/[\s,.'’]/g,``))}function Wa(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Ga({args:[e]}){let{tournament:t,state:n}=T();return!t||!n?C`<${j} title=${D(`hall-standings`)} />`:e?C`<${Fa} state=${n} id=${e} />`:C`<${Ka} state=${n} />`}function Ka({state:e}){let{official:t}=T(),r=H(`standings`),[i,a]=w(`players`),{body:o}=r.answer??{},s=re(t)&&C`<a class="button" href="#/import">${D(`standings.import`)}</a>`;return C`<${n} title=${D(`hall-standings`)} up="#/tables" actions=${s}>
<${Be} seen=${r} />
<${Cn} />
${o?.teams.length>0&&C`<${E} label=${D(`standings.of`)} value=${i} onChange=${a}
options=${[`players`,`teams`].map(e=>({value:e,text:D(`standings.of.${e}`)}))} />`}
${o&&C`<${qa} state=${e} found=${o[i]} />`}
${o&&C`<${za} of=${i} />`}
<${wn} state=${e} />
<${Ba} state=${e} />
<//>`}function qa({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?C`<p class="soft">${D(`standings.none`)}</p>`:C`<ul class="rows" aria-label=${D(`hall-standings`)}>
${t.map(t=>C`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${Ja(e,t,n).join(` · `)}</small></span>
<strong>${G(t.final)}</strong>
</a>
</li>`)}
</ul>`}function Ja(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},c){let l=t!==null&&c.indexOf(t)!==c.lastIndexOf(t);return[e.teams[n]?.name,s&&D(`standings.disqualified`),!s&&t===null&&D(`standings.unranked`),l&&D(`standings.shared`),r>0&&D(`standings.hanchans`,{count:r}),a!==0&&D(`standings.less`,{score:G(i),p:`${U(a)}P`}),o!==0&&D(`standings.less`,{score:G(i),p:U(o)})].filter(Boolean)}export{Qn as Alarm,xn as Cards,Ct as Dashboard,Wt as Escalation,Kt as Escalations,pn as Fines,fa as Import,Ar as Journal,_n as Payment,Pi as People,Xt as Precedents,Ri as Reports,Na as Result,Ga as Standings};