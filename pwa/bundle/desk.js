import{$ as e,A as t,At as n,Bt as r,Ct as i,Dt as a,Er as o,Et as s,F as c,Ft as l,H as u,Ht as d,Ir as f,It as p,Jt as m,Kt as h,L as g,Lr as _,Mr as v,N as y,O as b,Ot as x,Qn as S,Qt as C,Rr as w,Rt as T,Sn as ee,St as te,Ut as E,Vt as ne,Wt as re,Yt as ie,_ as ae,b as oe,bt as se,cn as ce,ct as D,et as le,h as O,i as ue,it as de,k as fe,kt as k,m as A,nr as pe,o as me,p as he,qt as ge,rr as _e,rt as ve,s as ye,sn as j,st as be,tr as xe,tt as M,u as Se,un as N,v as Ce,w as we,wt as P,xt as F,y as Te,yr as Ee,zr as De}from"./app.js";import{A as Oe,D as ke,E as Ae,Et as je,Gt as Me,Ht as Ne,Jt as Pe,K as Fe,Kt as I,L as Ie,Lt as L,O as Le,P as Re,R as ze,Rt as Be,S as Ve,Ut as He,Wt as Ue,Yt as We,_ as Ge,at as Ke,b as qe,ct as Je,d as Ye,dt as R,en as z,ft as Xe,g as Ze,gt as Qe,h as $e,k as et,lt as tt,m as nt,ot as B,pt as V,qt as H,rt as U,st as rt,tn as it,u as at,ut as ot,y as st}from"./shared.js";function W({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return C`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&C`<p class="soft">${r}</p>`}
${i.length===0&&C`<p class="soft">${E(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>C`<li key=${e.key}><${ct} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&C`<${F} title=${E(`dashboard.numbers`)}>${()=>C`<${ut} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function ct({row:{name:e,value:t,part:n=0,href:r},most:i}){return C`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${V(t)}</strong>
<${lt} value=${t} part=${n} most=${i} />
${n>0&&C`<small>${E(`dashboard.part`,{count:V(n)})}</small>`}
</a>`}function lt({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return C`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&C`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function ut({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return C`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${E(`hall-rulings`)}</th>
${r&&C`<th scope="col">${E(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>C`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${V(n)}</td>
${r&&C`<td>${V(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function dt(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:E(`hall-round`,{round:e})}));return[{value:``,text:E(`hall-any`)},...n]}function ft({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function pt({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=ht(t,i.size>1?e=>_t(e,r):gt);return t.length===0?null:C`<section class="card" aria-labelledby="spread">
<h2 id="spread">${E(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${E(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>C`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
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
<strong>${V(e)}</strong>
</a>`}function ht(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function gt(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function _t(e,t){let n=e.slice(0,10),r=ne(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function vt(e,t,{from:n,until:r}){return ft(e,{table:t,from:n,until:r})}function yt({state:e,changes:t}){return C`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${E(`dashboard.recharged`)}</h2>
<p class="soft">${E(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:i,unit:a,before:o,after:s,reason:c})=>C`<li key=${[t,i.id,a].join()}>
<span class="who">${B(e,i)}</span> ${U(a,o)} → <strong>${U(a,s)}</strong>
<br /><small class="soft">${[r(t,e.settings.time_zone),n.name,c].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function bt({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:E(e>1?`dashboard.from`:`dashboard.until`,{from:o(e),until:o(t)}),value:n,href:ft(r,{took:`${e}-${t}`})})),a=e?E(`dashboard.median`,{time:o(t),count:e}):E(`dashboard.untimed`);return C`<${W} id="taking" title=${E(`dashboard.taking`)} what=${E(`dashboard.time`)}
about=${`${a} ${E(`dashboard.measured`)}`} rows=${e?i:[]} />`}function xt(e,n,r){let i=Object.entries(n).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),a=Object.entries(t(r)).map(([t,n])=>[fe(e,t),b(e,t,n)]);return[...i,...a]}function St({cases:e}){return C`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${E(`dashboard.unlike`)}</h2>
<p class="soft">${E(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>C`<${Ct} key=${t} one=${e} />`)}
</section>`}function Ct({one:{foul:t,facts:n,context:r,revisions:i,outcomes:a}}){let o=D(),s=a[0].rulings.length,c=xt(o,n,r);return C`<article class="stack case">
<h3>${e(o,t)}</h3>
${c.length>0&&C`<p class="soft">${c.map(e=>e.join(` `)).join(` · `)}</p>`}
${i>1&&C`<p class="note info">${E(`dashboard.revisions`,{count:i})}</p>`}
${a.map((e,t)=>C`<${wt} key=${t} outcome=${e} most=${s} />`)}
</article>`}function wt({outcome:{penalties:e,rulings:t},most:n}){let r=D(),{state:i}=T(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=C`<span class="body outcome"><span>${M(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${V(t.length)}</strong><${lt} value=${t.length} most=${n} /></span>`;return C`<${F} title=${o}>${()=>C`<${me} rulings=${a} place empty=${E(`hall-none-found`)} />`}<//>`}function Tt(){let{tournament:e,state:t,official:r}=T();return!e||!t?C`<${O} title=${E(`dashboard.title`)} />`:Ce(r)?C`<${Et} state=${t} />`:C`<${n} title=${E(`dashboard.title`)} up="#/log"><p class="note warn">${E(`dashboard.whose`)}</p><//>`}function Et({state:e}){let[t,r]=w({day:``,round:``});return C`<${n} title=${E(`dashboard.title`)} up="#/log">
<div class="asked">
<${i} type="date" label=${E(`dashboard.day`)} value=${t.day} onInput=${e=>r({...t,day:e})} />
<${P} label=${E(`dashboard.round`)} value=${t.round} options=${dt(e)}
onChange=${e=>r({...t,round:e})} />
</div>
<${Dt} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Dt({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=H(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return C`<${At} seen=${r} zone=${e.settings.time_zone} />
${i&&C`<${Ot} state=${e} body=${i} asked=${t} />`}`}function Ot({state:t,body:n,asked:r}){let i=D(),{totals:a,by_foul:o,by_official:s,escalations:c}=n,l=e=>ft(r,e),u=t=>({key:t.foul,name:e(i,t.foul)}),d=({official:e})=>({key:e.id,name:e.name}),f=e=>({value:e.rulings,part:e.otherwise}),p=o.filter(e=>e.otherwise>0);return C`<p role="status">${E(`dashboard.totals`,a)}</p>
<div class="dashboard">
<${W} id="fouls" title=${E(`dashboard.fouls`)} what=${E(`dashboard.foul`)}
rows=${o.map(e=>({...u(e),...f(e),href:l({foul:e.foul})}))} />
<${W} id="referees" title=${E(`dashboard.referees`)} what=${E(`dashboard.referee`)}
rows=${s.map(e=>({...d(e),...f(e),href:l({official:e.official.id})}))} />
<${pt} state=${t} spread=${n.by_table_and_hour} asked=${r} />
<${W} id="otherwise" title=${E(`dashboard.otherwise`)} about=${E(`dashboard.otherwise-about`)} what=${E(`dashboard.foul`)}
rows=${p.map(e=>({...u(e),value:e.otherwise,href:l({foul:e.foul,book:`otherwise`})}))} />
<${St} cases=${n.differently} />
<${yt} state=${t} changes=${n.recharged??[]} />
<${W} id="escalations" title=${E(`dashboard.escalations`)} what=${E(`dashboard.status`)}
rows=${c.map(e=>kt(e,l))} />
<${bt} taking=${n.time_to_rule} asked=${r} />
</div>`}function kt({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>m(`hall-escalation.${e}`)?E(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function At({seen:{answer:e,fresh:t,trouble:n},zone:i}){it();let a=e&&r(e.at,i);return!e&&!n?C`<${k} />`:n?C`<p class="note warn" role="status">${I(n)} ${E(e?`dashboard.old`:`dashboard.never`,{time:a??``})}</p>`:C`<p class="soft">${E(t?`dashboard.at`:`dashboard.asking`,{time:a??``})}</p>`}function jt({state:e,escalation:t,ruling:n}){let r=T(),{outbox:i}=r,[a,o]=w(null);if(f(()=>void N.loadEscalationSteps(),[]),i.some(({subject:e,kind:n,state:r})=>e===t.id&&n!==`photo`&&_e(r)))return C`<p class="note bad">${E(`esc.stuck`)} <a href="#/outbox">${E(`hall-resolve`)}</a></p>`;let s=ke(r,t,n);return C`
${s===`decide`&&C`<${Ft} state=${e} escalation=${t} ruling=${n} onAsk=${o} />`}
${s===`appeal`&&C`<button class="button main" type="button" onClick=${()=>o(Mt)}>${E(`esc.do.appeal`)}</button>`}
${s===`reopen`&&C`<button class="button" type="button" onClick=${()=>o(Nt)}>${E(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(s)&&C`<p class="note warn">${E(`esc.${s}`)}</p>`}
${s===``&&C`<p class="soft">${E(`esc.wait.${t.status}`)}</p>`}
${a&&C`<${Be} what=${a.name} title=${E(`esc.do.${a.name}`)} text=${E(`esc.means.${a.name}`)} yes=${E(`esc.do.${a.name}`)}
onReason=${async e=>{if(!a)return;let{kind:n,name:r,...i}=a;await N.send(n,t.id,{reason:e,...i}),re(),l(E(`esc.done.${n}`)),o(null)}} onClose=${()=>o(null)} />`}
`}const Mt={kind:`appeal`,name:`appeal`},Nt={kind:`reopening`,name:`reopening`},Pt=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Ft({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>C`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${E(`esc.do.${e.name}`)}</button>`;return C`
${u&&f(Pt(`amended`,`confirmed`),`main`)}
${f(Pt(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${E(u?`esc.amend-again`:`hall-amend`)}</a>
${f(Pt(`overturned`),`danger`)}
`}function It({ruling:e,rulings:t}){let n=D(),{state:i}=T(),[a,o]=[!0,!1].map(n=>t.filter(t=>zt(t,e)===n)),s=[...a,...o].slice(0,12);return C`<section class="stack">
<h2>${E(`esc.same-foul`)}</h2>
${t.length===0&&C`<p class="soft">${E(`esc.never-before`)}</p>`}
<ul class="rows">
${s.map(t=>C`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${ve(t.kind)}`}>${M(n,t)}</strong>
<small>${[t.offender.name,i.officials[t.official]?.name,r(t.ruled_at,i.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${a.includes(t)&&C`<span class="badge info">${E(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&C`<span class="badge warn">${E(`esc.other-revision`)}</span>`}
<${ye} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&C`<a class="reach" href=${`#/log?foul=${e.foul}`}>${E(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Lt(e,t,{offender:n}){return Vt(e,t,e=>e.offender.id===n.id)}function Rt(e,t,{foul:n}){return Vt(e,t,e=>e.foul===n)}function zt(e,t){return v(Bt(e))===v(Bt(t))}function Bt({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Vt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return Se(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Ht({state:e,foul:t,escalation:n}){let r=H(`precedents?limit=20&foul=${t}`);return C`<section class="stack">
<h2>${E(`esc.precedents`)}</h2>
<${Me} seen=${r} what="precedents" />
${r.answer&&C`<${Wt} state=${e} items=${Ut(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${E(`esc.search-precedents`)}</a>
</section>`}function Ut(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Wt({state:e,items:t}){let n=D();return t.length===0?C`<p class="soft">${E(`esc.no-precedents`)}</p>`:C`<ul class="rows below precedents">
${t.map(t=>C`<li key=${t.ruling.id}><${Gt} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Gt({state:t,words:n,precedent:{ruling:i,why:a,facts:o,note:s,reason:c,escalation:l,revision_changed:u}}){let d=[s,c,...l?.steps.map(e=>e.reason)??[]].filter(Boolean),f=Object.entries(o).map(([e,t])=>`${n.question(e)} ${n.answer(e,{value:t})}`);return C`<a class="row" href=${`#/ruling/${i.id}`}>
<span class="body">
<strong class=${`penalty ${ve(i.kind)}`}>${M(n,i)}</strong>
<span>${e(n,i.foul)} · <span class="who">${i.offender.name}</span></span>
${f.map(e=>C`<small key=${e}>${e}</small>`)}
${d.map(e=>C`<span key=${e}>“${e}”</span>`)}
<small>${[t.officials[i.official]?.name,r(i.ruled_at,t.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(i.status)&&C`<span class="badge">${E(`hall-status.${i.status}`)}</span>`}
${u&&C`<span class="badge warn">${E(`esc.revision-changed`)}</span>`}
${a.map(e=>C`<span class="badge" key=${e}>${E(`esc.why.${e}`)}</span>`)}
${l&&C`<span class="badge info">${Le(l)}</span>`}
</span>
</span>
</a>`}function Kt({args:[e]}){let{tournament:t,state:n}=T();if(!t||!n)return C`<${O} title=${E(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?C`<${A} title=${E(`esc.one`)} text=${E(`esc.missing`)} up="#/escalations" />`:C`<${qt} state=${n} escalation=${r} ruling=${i} />`}function qt({state:t,escalation:r,ruling:i}){let a=D(),o=Fe([i])[i.revision],s=u(a,o,i),c=s&&(s.chosen??s.final??s.first),l=r.status===`open`;Qe(l);let d=C`<${jt} state=${t} escalation=${r} ruling=${i} />`;return C`<${n} title=${e(a,i.foul)} up="#/escalations" actions=${d}>
<section class="card hall-verdict">
<p class=${`penalty large ${ve(i.kind)}`}>${c?ae(a,c):M(a,i)}</p>
<p><a class="who" href=${i.offender.kind===`player`?`#/player/${i.offender.id}`:`#/log`}>${i.offender.name}</a></p>
<p class="soft">${de(a,i)}</p>
<p role="status"><span class=${`badge ${l?`warn`:`info`}`}>${et(r)}</span> ${l&&C`<span class="soft">${Ae(r.escalated_at)}</span>`}</p>
</section>
<${Ve} state=${t} escalation=${r} />
<section class="stack">
<h2>${E(`esc.so-far`)}</h2>
<${st} state=${t} events=${qe(t,r)} />
</section>
<${$e} ruling=${i} />
${s?C`<${Ze} ruling=${i} spoken=${s} />`:C`<p class="soft">${E(`hall-no-book`)}</p>`}
<${Ge} state=${t} ruling=${i} />
<${Re} state=${t} ruling=${i} />
<section class="stack">
<h2>${E(`esc.on-offender`,{name:i.offender.name})}</h2>
<${me} rulings=${Lt(t,r,i)} place empty=${E(`esc.nothing-else`)} />
</section>
<${ze} state=${t} id=${i.offender.id} />
<${It} ruling=${i} rulings=${Rt(t,r,i)} />
<${Ht} state=${t} foul=${i.foul} escalation=${r} />
<//>`}function Jt(){let{tournament:e,state:t}=T();return!e||!t?C`<${O} title=${E(`hall-escalations`)} />`:C`<${Yt} state=${t} />`}function Yt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),r=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),i=r.filter(({status:e})=>e===`open`),o=r.filter(({status:e})=>e!==`open`).reverse();return Qe(i.length>0),C`<${n} title=${E(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${E(`esc.precedents`)}</a></p>
${t.length===0&&C`<${a} text=${E(`esc.none`)} />`}
<${Xt} state=${e} title=${E(`esc.waiting`,{count:i.length})} escalations=${i} />
<${Xt} state=${e} title=${E(`esc.decided-ones`)} escalations=${o} />
<//>`}function Xt({state:e,title:t,escalations:n}){return n.length===0?null:C`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>C`<li key=${t.id}><${Zt} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function Zt({state:t,escalation:n}){let r=D(),i=t.rulings[n.id],a=n.status===`open`,o=[E(`hall-table`,{label:i.table.label}),Oe(t,n),Ae(n.escalated_at)];return C`<a class="row" href=${`#/escalation/${n.id}`}>
<span class="body">
<strong>${e(r,i.foul)}</strong>
<span><span class="who">${i.offender.name}</span> · ${M(r,i)}</span>
<small>${o.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${a?`warn`:``}`}>${et(n)}</span>
${!a&&C`<span class="badge info">${Le(n)}</span>`}
${n.unsent&&C`<span class="badge info">${E(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Qt({query:e}){let{tournament:t,state:n}=T();return!t||!n?C`<${O} title=${E(`esc.precedents`)} />`:C`<${$t} state=${n} begun=${e.get(`foul`)??``} />`}function $t({state:e,begun:t}){let r=D(),[a,o]=w(t in r.catalogue.fouls?t:``),[s,c]=w({}),[l,u]=w(``),[d,f]=w(``),p=e=>{o(e),c({})},m=e=>{e.preventDefault(),f(l.trim())},h=H(rn(a,s,d)),g=h.answer?.body;return C`<${n} title=${E(`esc.precedents`)} up="#/escalations">
<p class="soft">${E(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${P} label=${E(`hall-filter.foul`)} value=${a} options=${[{value:``,text:E(`esc.any`)},...nn(r)]} onChange=${p} />
${a&&C`<${en} words=${r} foul=${a} facts=${s} onFacts=${c} />`}
<${i} type="search" label=${E(`esc.words`)} hint=${E(`esc.words-hint`)} value=${l} onInput=${u} maxlength="200" />
<button class="button">${E(`esc.search`)}</button>
</form>
<${Me} seen=${h} what="precedents" />
${g&&C`<${Wt} state=${e} items=${g.items} />`}
${g?.next&&C`<p class="note">${E(`esc.more`,{count:50})}</p>`}
<//>`}function en({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=T();return i?i.table(t).used.map(t=>{let i=tn(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&C`<${P} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:E(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function tn({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function nn(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function rn(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function an({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=Je(r).map(([e,t])=>U(e,t));return C`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${E(`fines.owing`)}</h2>
${r.length===0&&C`<p class="soft">${E(`fines.nobody`)}</p>`}
${r.length>0&&C`<p>${E(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>C`<li key=${sn(t)}><${cn} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&C`<p class="soft">${E(`fines.not-seated`)}</p>`}
</section>`}function on({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:C`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${E(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>C`<li key=${sn(t)}><${cn} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${E(`fines.gives-back`)}</p>
</section>`}function sn({account:e,unit:t}){return e.id+t}function cn({state:e,balance:t,onPay:n}){let{account:i,unit:a,amount:o,since:s,lines:c}=t,l=c.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),u=[o>0&&E(`fines.since`,{time:r(s,e.settings.time_zone)}),l>0&&E(`fines.part-paid`,{amount:U(a,l)})],d=C`<span class="body who">${B(e,i)}<small>${u.filter(Boolean).join(` · `)}</small></span>
<strong>${U(a,Math.abs(o))}</strong>`;return n?C`<button class="row" type="button" onClick=${()=>n(t)}>${d}</button>`:i.kind===`player`?C`<a class="row" href=${`#/player/${i.id}`}>${d}</a>`:C`<div class="row">${d}</div>`}const ln=[`cash`,`card`,`transfer`,`other`];function un({state:e,balance:{account:t,unit:n,amount:r,lines:a},onTaken:o,onClose:s}){let[c,l]=w(()=>U(n,r).slice(n.length+1)),[u,d]=w(`cash`),[f,p]=w(``),{does:m,wrong:h}=we(),g=rt(n,c),_=!g||g>r?E(`fines.between`,{most:U(n,r)}):void 0,v=()=>m(async()=>{let e=f.trim()&&{note:f.trim()},r=new Date(N.now()).toISOString(),{id:i}=await N.send(`payment`,null,{account:t,unit:n,amount:g,method:u,paid_at:r,...e});re(),o(i),s()}),y=ln.map(e=>({value:e,text:E(`fines.method.${e}`)}));return C`<${se} title=${E(`fines.pays`,{name:B(e,t)})} onClose=${s}>
<dl class="facts">
${ot(a).map(t=>C`<div key=${t.id}>
<dt><${nt} state=${e} line=${t} /></dt>
<dd>${U(n,t.amount)}</dd>
</div>`)}
</dl>
<${i} label=${E(`fines.amount`,{unit:n})} value=${c} inputmode="decimal" wrong=${_} onInput=${l} />
<${te} label=${E(`fines.how`)} value=${u} options=${y} onChange=${d} />
<${i} label=${E(`fines.note`)} value=${f} onInput=${p} />
${h}
<button class="button main" type="button" disabled=${!!_} onClick=${v}>
${E(`fines.take`,{amount:U(n,g??0)})}
</button>
<//>`}function dn({state:e,official:t}){if(!e.season||!tt(t))return null;let n=E(`fines.season`,{season:e.season.season});return C`<${F} title=${n}>${()=>C`<${fn} state=${e} />`}<//>`}function fn({state:e}){let{answer:t,fresh:n,trouble:i}=H(`ledger/fines/season`);if(!t)return C`<p class="soft" role="status">${E(i?`fines.season-away`:`loading`)}</p>`;let{items:a}=t.body,o=r(t.at,e.settings.time_zone);return C`${!n&&C`<p class="note warn" role="status">${E(`fines.season-old`,{time:o})}</p>`}
${a.length===0&&C`<p class="soft">${E(`fines.nobody`)}</p>`}
<ul class="rows">
${a.map(t=>C`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${pn(e,t)}</small></span>
<strong>${U(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function pn(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=be(e,r)||e.settings.name;return n.length>1?`${a} ${U(t,i)}`:a}).join(` · `)}function mn({state:e}){let{fines:t}=e.others;return t.length===0?null:C`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${E(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:i,amount:a,since:o})=>C`<li key=${[t.id,n,i].join()} class="row">
<span class="body who">${B(e,t)}<small>
${be(e,n)} · ${E(`fines.since`,{time:r(o,e.settings.time_zone)})}
</small></span>
<strong>${U(i,a)}</strong>
</li>`)}
</ul>
<p class="soft">${E(`fines.paid-there`)}</p>
</section>`}function hn(){let{tournament:e,state:t}=T();return!e||!t?C`<${O} title=${E(`fines.title`)} />`:C`<${gn} state=${t} />`}function gn({state:e}){let{official:t}=T(),[r,i]=w(null),[a,o]=w(``);f(()=>void N.lookAround(),[]);let s=De(()=>Ke(e),[e.ledger]),c=tt(t);return C`<${n} title=${E(`fines.title`)} up="#/tables">
<div role="status">${e.payments[a]&&C`<${_n} state=${e} payment=${e.payments[a]} />`}</div>
<${an} state=${e} balances=${s} onPay=${c&&i} />
<${on} state=${e} balances=${s} />
<${mn} state=${e} />
<${vn} state=${e} />
<${dn} state=${e} official=${t} />
${c&&C`<a class="button" href="#/reports">${E(`reports.link`)}</a>`}
${r&&C`<${un} state=${e} balance=${r} onTaken=${o} onClose=${()=>i(null)} />`}
<//>`}function _n({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=B(e,{kind:n,id:r});return C`<p class="note info row">
<span class="body">${E(`fines.taken`,{name:o,amount:U(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${E(`fines.to-receipt`)}</a>
</p>`}function vn({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:C`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${E(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:n,account_kind:i,account_id:a,unit:o,amount:s,method:c,paid_at:l,unsent:u})=>C`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${B(e,{kind:i,id:a})}<small>
${[u?E(`fines.no-receipt-yet`):E(`fines.receipt`,{number:n}),E(`fines.method.${c}`),r(l,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${U(o,s)}</strong>
</a></li>`)}
</ul>
<p class="soft">${E(`fines.put-right`)}</p>
</section>`}function yn({args:[e]}){let{tournament:t,state:r,official:i}=T();if(!t||!r)return C`<${O} title=${E(`fines.payment`)} />`;let a=r.payments[e];if(!a)return C`<${A} title=${E(`fines.payment`)} text=${E(`fines.no-payment`)} up="#/fines" />`;let o=a.unsent?E(`fines.payment`):E(`fines.receipt`,{number:a.receipt});return C`<${n} title=${o} up="#/fines">
<${bn} state=${r} payment=${a} />
${a.unsent?C`<p class="note info" role="status">${E(`fines.receipt-later`)}</p>`:C`<${xn} hash=${a.hash} />`}
${!a.unsent&&tt(i)&&C`<${Sn} payment=${a} />`}
<//>`}function bn({state:e,payment:{account_kind:t,account_id:n,unit:i,amount:a,method:o,paid_at:s,note:c}}){let l=[[E(`fines.payer`),B(e,{kind:t,id:n})],[E(`fines.amount-paid`),U(i,a)],[E(`fines.how`),E(`fines.method.${o}`)],[E(`fines.when`),r(s,e.settings.time_zone)],...c?[[E(`fines.note-paid`),c]]:[]];return C`<dl class="facts">
${l.map(([e,t])=>C`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function xn({hash:e}){return C`<figure class="big-code">
<${je} text=${`${location.origin}/#/receipt/${e}`} label=${E(`fines.code`)} />
<figcaption>${E(`fines.photograph`)}</figcaption>
</figure>`}function Sn({payment:{id:e,receipt:t}}){let{live:n}=T(),{lang:r}=ge(),[i,a]=w(0),{blob:o,url:s,failed:c}=Ie(()=>N.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),l=()=>a(i+1);f(()=>{c&&n===`live`&&l()},[n]);let u=`receipt-${t}.pdf`;if(c)return C`<p class="note warn" role="status">${E(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${l}>${E(`try-again`)}</button>`;if(!s||!o)return C`<p class="soft" role="status">${E(`fines.page-comes`)}</p>`;let d=[new File([o],u,{type:o.type})];return C`<div class="doing">
<a class="button main" href=${s} target="_blank">${E(`fines.open-page`)}</a>
<a class="button" href=${s} download=${u}>${E(`fines.save-page`)}</a>
${navigator.canShare?.({files:d})&&C`<button class="button" type="button" onClick=${()=>navigator.share({files:d}).catch(()=>{})}>${E(`fines.share-page`)}</button>`}
</div>`}function Cn(){let{tournament:e,state:t}=T();if(!e||!t)return C`<${O} title=${E(`hall-cards`)} />`;let r=C`<button class="button main" onClick=${()=>print()}>${E(`hall-print`)}</button>`;return C`<${n} title=${E(`hall-cards`)} up="#/tables" actions=${r}>
<p class="unprinted">${E(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${E(`reports.link`)}</a>
<ul class="codes">
${ue(t).map(e=>C`<li key=${e.id}><${wn} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function wn({table:e,name:t}){let{url:n,failed:r}=Ie(()=>N.tableCode(e.id),e.id),i=E(`hall-table`,{label:e.label});return C`<figure>
${n&&C`<img src=${n} alt=${E(`hall-code`,{label:e.label})} />`}
${r&&C`<p class="note warn">${E(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}function Tn(){let{outbox:e}=T(),t=e.filter(({kind:e,state:t})=>e===`result`&&xe(t)).length;return t===0?null:C`<p class="note info"><a class="reach" href="#/outbox">${E(`standings.waits`,{count:t})}</a></p>`}function En({state:e}){let{official:t}=T(),n=new Intl.Collator(void 0,{numeric:!0}),r=Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:Dn(e,{table:n,round:r})})).sort((e,t)=>n.compare(e.name,t.name));return r.length===0?null:C`<${F} title=${E(`standings.missing`,{count:r.length})}>${()=>C`<ul class="rows">
${r.map(({id:e,name:n})=>C`<li key=${e}>${oe(t)?C`<a class="row" href=${`#/result/${e}`}>${n}</a>`:C`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function Dn(e,{table:t,round:n}){return[E(`hall-round`,{round:n}),E(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function On(e,t,n){let{kind:r,body:i}=n,a=kn[r]??kn[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const kn={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...An(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,jn(t,n),...An(n)],phone:(e,t,{body:n})=>[jn(t,n)],token:(e,t,{body:n})=>[n.name,jn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[E(`hall-table`,{label:n.label})],hanchan:(e,t,{subject:n,body:i})=>[G(t,n),...S.map(e=>t.players[i[`${e}_id`]]?.name),i.scheduled_at&&r(i.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Mn(e,n),photo:(e,t,{body:n})=>Mn(e,t.rulings[n.ruling]),escalation:(e,t,{subject:n,body:r})=>[r.outcome&&E(`journal.outcome.${r.outcome}`),...Mn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Nn(t,i)]},hand:(e,t,{subject:n,body:r})=>[E(`hall-how.${r.how}`),...Nn(t,t.handEnds[n])],"help.called":(t,n,{body:r})=>[E(`hall-table`,{label:n.tables[r.table_id]?.label??`?`}),...r.offenders.map(e=>B(n,e)),r.foul&&e(t,r.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&E(`help.over.${r.ended_how}`),...Nn(t,t.helpCalls[n])],timing:(e,t,{body:n})=>[E(`journal.what.${n.what}`),n.person_id&&B(t,{kind:n.person_kind,id:n.person_id}),G(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${o(Math.abs(n.seconds))}`,G(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&E(`journal.what.${r}`),t.players[i]?.name,G(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Pn(t,e)),fine:(e,t,{body:n})=>[Pn(t,n),E(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(e,t,{body:n})=>[G(t,n.hanchan_id),...S.map(t=>`${e.phrase(`seat-${t}`)} ${V(n.points[t])}`)]};function An({roles:e}){return(e??[]).map(e=>E(`hall-role.${e}`))}function jn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function Mn(t,n){if(!n)return[];let{foul:r,offender:i,table:a}=n;return[e(t,r),i.name,E(`hall-table`,{label:a.label}),M(t,n)]}function G(e,t){let n=e.hanchans[t??``];return n&&Dn(e,n)}function Nn(e,{table:t,hand:n}={}){return[e.tables[t]&&E(`hall-table`,{label:e.tables[t].label}),le(n)]}function Pn(e,{account_kind:t,account_id:n,unit:r,amount:i}){return`${B(e,{kind:t,id:n})} ${U(r,i)}`}const Fn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function In(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Un(e,t);if(n.startsWith(`ruling.`))return Rn(e,t);let[i]=await Kn(t,Ln(t));if(!i)return null;if(n===`result.corrected`)return{before:Bn(e,i.body),after:Bn(e,r)};let a=n===`hanchan.scheduled`?Vn:Hn;return{before:a(i.body),after:a(r)}}function Ln({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Rn(e,t){let{kind:n,body:r}=t,[i]=await Kn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=zn(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=M(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(xt(e,t,n))}}}let[o]=await Kn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:zn(e,o)}:null}function zn(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=M(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Fn.filter(e=>(o[e]??null)!==null),c=xt(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Bn(e,{points:t,deposits:n,unranked:r}){let i=S.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(i),deposits:n,unranked:r.join(` `)}}function Vn({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Hn({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Un(e,t){let n=await Kn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Wn(e,r),after:Wn(e,{...r,...t.body})}}function Wn(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[E(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Gn(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[E(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Gn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Kn({seq:e},t,n=1){return(await(await N.audit()).older(e,n,t)).entries}const qn=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Jn={ruling:`rulings`,player:`players`,table:`tables`};function Yn({state:e,entry:t,onSubject:n}){let i=D(),{seq:a,at:o,who:s,kind:c}=t,l=s?e.officials[s]?.name??E(`hall-unknown`):E(`journal.nobody`),u=On(i,e,t),d=[E(`journal.number`,{seq:a}),r(o,e.settings.time_zone),l],f=C`<div class="body">
<h3>${Zn(c)}</h3>
${u.length>0&&C`<span class="who">${u.join(` · `)}</span>`}
<small>${d.join(` · `)}</small>
</div>`;return C`<${F} class="entry" title=${f}>
${()=>C`<${Xn} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Xn({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Jn).find(([,t])=>o in e[t])??[];return C`<div class="stack">
<p class="pair">
${c&&C`<a class="button" href=${`#/${c}/${o}`}>${E(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${E(`journal.all-of-it`)}</button>
</p>
${(qn.includes(a)||s.what===`corrected`)&&C`<${Qn} state=${e} entry=${t} />`}
<h4>${E(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${E(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function Zn(e){return m(`journal.kind.${e}`)?E(`journal.kind.${e}`):e}function Qn({state:e,entry:t}){let n=D(),[r,i]=w(void 0);return f(()=>void In(n,t).then(i,()=>i(null)),[]),r===void 0?C`<${k} />`:r===null?C`<p class="soft">${E(`journal.no-before`)}</p>`:C`<${Ye} caption=${E(`journal.changes`)} heads=${[E(`journal.before`),E(`journal.after`)]}
before=${r.before} after=${r.after} />`}const $n=`shinpan.alarm.`;function er({inCall:e}){let{alarms:t,tournament:n}=T(),r=t?.at(-1);return r&&n&&C`<${tr} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function tr({alarms:e,id:t,inCall:n}){let r=e.at(-1),[i,a]=w(()=>!n&&ce($n+t)!==r.at);return f(()=>{K(r)||p(220),re(600)},[]),C`<div role="alert">
<button class=${K(r)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${nr} alarm=${r} /><span>${E(`alarm.${r.what}`)}</span><strong>${E(`alarm.open`)}</strong>
</button>
</div>
${i&&C`<${rr} alarms=${e} onClose=${()=>{j($n+t,r.at),a(!1)}} />`}`}function K({what:e}){return e===`restored`}function nr({alarm:e}){return C`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(K(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function rr({alarms:e,onClose:t}){let{official:n}=T(),r=_(null);f(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return C`<dialog class=${K(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${nr} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${E(`alarm.${o}`)}</h2><p>${E(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${ar} alarm=${i} />
<section><h3>${E(`alarm.meaning`)}</h3><p>${E(K(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${E(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>C`<li key=${e}>${E(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${lr}>${E(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${E(`alarm.close`)}</button>
${a.map(e=>C`<${ir} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function ir({alarm:e}){let{what:t,seq:n}=e;return C`<section class="stack">
<h3>${E(`alarm.earlier`)} ${E(`alarm.${t}`)}</h3>
<p>${E(`alarm.${t}.said`,{seq:n})}</p>
<${ar} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function ar({alarm:{mine:e,theirs:t,at:n},theirs:i=`alarm.theirs`}){let{tournament:a}=T();return C`${e&&C`<${or} mine=${e} theirs=${t} heads=${[E(`alarm.mine`),E(i)]} />`}
<p class="soft">${E(`alarm.found`,{time:r(n,a?.time_zone)})}</p>`}function or({mine:e,theirs:t,heads:n}){let r=D(),{state:i}=T(),a=On(r,i,e),o=t&&On(r,i,t);return C`<div class="slips">
<${cr} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${cr} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&C`<${Ye} caption=${E(`journal.changes`)} heads=${n} before=${sr(e)} after=${sr(t)} />`}`}function sr({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function cr({title:e,entry:t,parts:n,others:i}){let{state:a}=T();return C`<section class="slip">
<h3>${e}</h3>
${t?C`<p><strong>${Zn(t.kind)}</strong></p>
<ul>${n.map((e,t)=>C`<li key=${t}>${!i||i.includes(e)?e:C`<mark>${e}</mark>`}</li>`)}</ul>
<small>${E(`journal.number`,{seq:t.seq})} · ${r(t.at,a.settings.time_zone)}</small>`:C`<p><mark>${E(`alarm.nothing`)}</mark></p>`}
</section>`}async function lr(){let e=await N.evidence().catch(()=>null);if(!e)return l(E(`journal.unread`));let t=JSON.stringify(e,null,1);He(new Blob([t],{type:`application/json`}),`${N.snapshot.tournament?.slug}-log-evidence.json`)}function ur({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],a={kind:dr(ie(`journal.kind.`).map(e=>({value:e.slice(13),text:E(e)}))),person:dr(i.map(({id:e,name:t})=>({value:e,text:t}))),table:ue(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:E(`journal.this`)}]}};return C`<details class="fold" open=${!!t.subject}>
<summary>${E(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(a).map(([e,r])=>C`<${P} key=${e} label=${E(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:E(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&C`<button class="button" type="button" onClick=${()=>n({})}>${E(`journal.clear`)}</button>`}
</div>
</details>`}function dr(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const fr=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function pr(e,{kind:t,person:n,table:r,subject:i}){let a=hr(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=mr(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function mr({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(fr)??[]]}function hr({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function gr({result:{browser:e,server:t}}){return C`<div class="stack" role="status">
<${vr} name=${E(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>E(`journal.found.${t}`,{seq:e})} />
${t&&C`<${vr} name=${E(`journal.server`)} result=${t} whole="journal.rows-whole" line=${_r} />`}
</div>`}function _r({seq:e,kind:t,values:n,what:r}){let i=n.roles?.split(`, `).map(e=>e===`player`?E(`hall-player`):m(`hall-role.${e}`)?E(`hall-role.${e}`):e);return m(`finding.${t}`)?E(`finding.${t}`,{seq:e,...n,...i&&{roles:i.join(`, `)}}):C`<span lang="en">${r}</span>`}function vr({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return C`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=T().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?C`<p class="note bad"><strong>${e}</strong> ${E(`journal.another`,{seq:i.seq})} ${E(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?C`<p class="note"><strong>${e}</strong> ${E(a,{seq:i.seq})}</p>`:C`<div class="note bad stack">
<p><strong>${e}</strong> ${E(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>C`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&C`<p>${E(`journal.more`,{count:r-50})}</p>`}
</div>`}function yr(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function br({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];He(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function xr({onHead:e,onClose:t}){let n=_(null),[r,i]=w(``);return f(()=>{let t=new AbortController;return at(n.current,t.signal,t=>yr(t)?(e(t),!0):!1,i),()=>t.abort()},[]),C`<${se} title=${E(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${E(`hall-viewfinder`)}></video>
${r&&C`<p class="note warn" role="status">${E(`journal.scan.${r}`)}</p>`}
<//>`}function Sr({state:e}){return C`<section class="card" aria-labelledby="proof">
<h2 id="proof">${E(`journal.proof`)}</h2>
<p class="unprinted">${E(`journal.proof-about`)}</p>
<${Cr} />
<${F} title=${E(`journal.head`)}>${()=>C`<${Tr} state=${e} />`}<//>
</section>`}function Cr(){let{official:e}=T(),[t,n]=w(``),[r,a]=w(null),[o,s]=w(null),c=_(null);f(()=>()=>c.current?.abort(),[]);let[l,u]=w(!1),d=e=>{n(e),u(!1)},p=yr(t),m=t.trim()&&!p?E(`journal.no-head`):``;return C`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),m||o)return;c.current=new AbortController,a(null),s({done:0,all:0});let{signal:n}=c.current;a(await wr({noted:p,stop:n,tell:(e,t)=>s({done:e,all:t})},e)),s(null)}}>
<${i} label=${E(`journal.noted`)} hint=${E(`journal.noted-hint`)} value=${t} wrong=${m} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>u(!0)}>${E(`journal.scan`)}</button>
<button class="button main" disabled=${!!o}>${E(`journal.verify`)}</button>
</form>
${o&&C`<div class="stack" role="status">
<progress aria-label=${E(`journal.verifying`)} max=${o.all||1} value=${o.done}></progress>
<p>${E(`journal.progress`,o)}</p>
<button class="button" type="button" onClick=${()=>c.current?.abort()}>${E(`journal.stop`)}</button>
</div>`}
${r&&C`<${gr} result=${r} />`}
${l&&C`<${xr} onHead=${d} onClose=${()=>u(!1)} />`}`}async function wr(e,t){let{prove:n}=await N.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?E(`journal.stopped`):I(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(N.ask(`audit${o}`,{timeout:12e4}))}}function Tr({state:e}){let[t,n]=w(null),[i,a]=w(``),{online:o}=T();if(f(()=>{N.ask(`journal/head`).then(n,e=>a(I(e)))},[e.seq,o]),!t)return C`<p class=${i?`note warn`:`soft`} role="status">${i||E(`loading`)}</p>`;let{slug:s,name:c,time_zone:l}=e.settings,u=`${t.seq}:${t.hash}`;return C`<div class="stack head">
<p>${E(`journal.head-about`)}</p>
<figure><${je} text=${u} label=${E(`journal.code`)} /><figcaption><strong>${c}</strong></figcaption></figure>
<${x} rows=${[[E(`journal.number-of`),t.seq],[E(`journal.time`),t.at&&r(t.at,l)],[E(`journal.hash`),C`<code>${u}</code>`],[E(`journal.command`),C`<code>shinpan audit verify ${s} --head ${u}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>br(e.settings,t)}>${E(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${E(`hall-print`)}</button>
</p>
</div>`}const Er=5e3;function Dr({state:e}){let{online:t}=T(),[n,i]=w(null),[a,o]=w(``),[s,c]=w(null);return f(()=>{let e=()=>Or().then(i,e=>o(I(e))),t=()=>N.uncheckedSince().then(c,()=>{});e(),t();let n=setTimeout(e,Er),r=setInterval(t,Er);return()=>{clearTimeout(n),clearInterval(r)}},[e.hash,t]),C`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${E(`witness.title`)}</h2>
${s&&C`<p class="note warn" role="status">${E(`witness.unchecked`,{time:r(s,e.settings.time_zone)})}</p>`}
${n?C`<${kr} state=${e} answer=${n} />`:C`<p class="soft" role="status">${a||E(`loading`)}</p>`}
</section>`}async function Or(){let e=await N.ask(`journal/witnesses`);return{...e,...await N.behindHead(e)}}function kr({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return C`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>C`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${jr(e,t.official_id)}</span>`)}
</p>
<p><strong>${E(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${E(`witness.about`)}</p>
${o.length>0&&C`<ul class="bullets">${o.map(t=>C`<li key=${t.key_id}>${Ar(e,t,i)}</li>`)}</ul>`}
</div>`}function Ar(e,{key_id:t,official_id:n,size:i,at:a},o){let s={name:e.officials[n]?.name??E(`hall-unknown`),seq:i},c=o.includes(t)?`witness.other`:`witness.lag`;return E(c,{...s,time:r(a,e.settings.time_zone)})}function jr(e,t){return[...e.officials[t]?.name??`?`][0]}function Mr({query:e}){let{tournament:t,state:n}=T();if(!t||!n)return C`<${O} title=${E(`journal.title`)} />`;let r=Object.fromEntries(e);return C`<${Nr} key=${e.toString()} state=${n} asked=${r} />`}function Nr({state:e,asked:t}){let[r,i]=w(t),[a,o]=w(e.seq),s=JSON.stringify([r,a]);return C`<${n} title=${E(`journal.title`)} up="#/log">
<${Sr} state=${e} />
<${Dr} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${E(`journal.entries`)}</h2>
<p class="soft">${E(`journal.kept`,{seq:e.seq})}</p>
<${ur} state=${e} chosen=${r} onChoose=${i} />
${e.seq>a&&C`<button class="button" type="button" onClick=${()=>o(e.seq)}>${E(`journal.newer`,{count:e.seq-a})}</button>`}
<${Pr} key=${s} state=${e} from=${a} chosen=${r} onSubject=${e=>i({subject:e})} />
</section>
<//>`}function Pr({state:e,from:t,chosen:n,onSubject:r}){let i=De(()=>pr(e,n),[]),[a,o]=w([]),[s,c]=w(t+1),[l,u]=w(!1),d=_(!1),p=async()=>{if(!(d.current||s===null)){d.current=!0;try{let e=await(await N.audit()).older(s,30,i);o(t=>[...t,...e.entries]),c(e.next)}catch{u(!0)}finally{d.current=!1}}};return f(()=>void p(),[]),l?C`<p class="note bad" role="alert">${E(`journal.unread`)}</p>`:s===t+1?C`<${k} />`:C`<ul class="entries">
${a.map(t=>C`<li key=${t.seq}><${Yn} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${a.length===0&&C`<p class="soft" role="status">${E(`hall-none-found`)}</p>`}
${s!==null&&C`<button class="button" type="button" onClick=${p}>${E(`journal.older`)}</button>`}`}function q(e){let{state:t,online:n}=T(),[r,i]=w({items:null,trouble:null});return f(()=>{let t=!1;return Fr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function Fr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await N.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function Ir({of:{items:e,trouble:t},children:n}){return!e&&!t?C`<${k} />`:C`${t&&C`<${Lr} error=${t} />`}${e&&n(e)}`}function Lr({error:e}){return e.problem?C`<div role="alert"><${z} problem=${e.problem} /></div>`:C`<p class="note bad" role="alert">${I(e)} ${E(`people.needs-network`)}</p>`}function J(){let[e,t]=w(null),[n,r]=w(!1),i=_(!1);return{ask:async e=>{if(!i.current){i.current=!0,r(!0),t(null);try{await We(e)}catch(e){if(!(e instanceof Ee)&&e.name!==`Unreachable`)throw e;t(e)}finally{i.current=!1,r(!1)}}},asking:n,wrong:e&&C`<${Lr} error=${e} />`}}function Y(){let e=_(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??ee(N.now());return e.current.set(n,r),r}}async function X(e,t,n,r){let i=await N.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await N.ask(`${e}/${t}/revocation`,{method:`PUT`}),N.ask(`${e}/${ee(N.now())}`,{method:`PUT`,body:n}))}const Rr=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Z(e){return d(Rr.filter(t=>e.includes(t)).map(e=>E(`hall-role.${e}`)))}function zr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return C`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>C`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&C`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function Br(e){return C`<${zr} label=${E(`people.roles`)} names=${Rr} said=${e=>E(`hall-role.${e}`)}
...${e} />`}function Vr({state:e}){let t=q(`invitations`),r=C`<a class="button main" href="#/people/invite">${E(`people.invite`)}</a>`;return C`<${n} title=${E(`people.links`)} up="#/people" actions=${r}>
<${Ir} of=${t}>
${t=>C`<${Hr} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Hr({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return C`${r.length===0&&C`<${a} text=${E(`people.no-links`)} />`}
<${Ur} links=${r} zone=${n} state=${t} />
${i.length>0&&C`<${F} title=${E(`people.closed-count`,{count:i.length})}>
${()=>C`<${Ur} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Ur({links:e,zone:t,state:n}){return e.length===0?null:C`<ul class="rows">
${e.map(e=>C`<${Gr} key=${e.id} link=${e} zone=${t} whom=${n?Wr(n,e):E(`people.open-link`)} />`)}
</ul>`}function Wr(e,{official:t,player:n,roles:r,label:i}){return t?E(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?E(`people.for-player`,{name:e.players[n]?.name??`?`}):[Z(r),i].filter(Boolean).join(` · `)}function Gr({link:e,zone:t,whom:n}){let[r,i]=w(!1),{ask:a,asking:o,wrong:s}=J();return C`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Kr(e,t)}</small></span>
${!e.closed&&C`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${E(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${E(`people.withdraw`)}</button>`}
</div>
${s}
${r&&C`<${L} title=${E(`people.withdraw-ask`)} text=${E(`people.withdraw-text`)} yes=${E(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>N.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Kr({uses:e,uses_left:t,expires_at:n,closed:i},a){let o=e===null?E(`people.any-number`):E(`people.uses-left`,{left:t,uses:e});return i?[E(`people.closed.${i}`),o].join(` · `):[o,n?E(`people.until`,{time:r(n,a)}):E(`people.no-end`)].join(` · `)}function qr({made:e,state:t,up:r,onMore:i}){let a=`${location.origin}${e.join}`,o=e.limits??Kr(e,t.settings.time_zone),s=C`<button class="button" type="button" onClick=${i}>${E(`people.another`)}</button>
<a class="button main" href=${r}>${E(`people.done`)}</a>`;return C`<${n} title=${E(`people.link-made`)} up=${r} actions=${s}>
<p><strong>${Yr(t,e)}</strong></p>
<figure class="big-code"><${je} text=${a} label=${E(`people.code`)} /></figure>
<p class="soft">${o}</p>
<${Xr} made=${e} />
<${Jr} label=${E(`people.link`)} text=${a} />
<p class="note warn">${E(`people.link-once`)}</p>
<//>`}function Jr({label:e,text:t}){return C`<${i} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&C`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>l(E(`people.copied`)),()=>l(E(`people.not-copied`)))}>${E(`people.copy`)}</button>`}
${`share`in navigator&&C`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${E(`people.share`)}</button>`}
</div>`}function Yr(e,{official:t,player:n,roles:r,name:i}){return n?E(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?E(`people.becomes-named`,{name:i,roles:Z(r)}):t?E(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):E(`people.becomes`,{roles:Z(r)})}function Xr({made:e}){let{items:t}=q(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return C`<p role="status">${n>0&&C`<span class="badge">${E(`people.arrived`,{count:n})}</span>`}</p>`}const Zr=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function Qr({state:e,query:t}){let[r,i]=w(null),a=t.get(`official`),o=t.get(`player`),s=a?`#/people/${a}`:o?`#/people/player/${o}`:`#/people`,c=E(a?`people.one-more`:o?`people.give-link`:`people.invite`);return r?C`<${qr} made=${r} state=${e} up=${s} onMore=${()=>i(null)} />`:C`<${n} title=${c} up=${s}>
${a?C`<${ni} official=${e.officials[a]} onMade=${i} />`:o?C`<${ri} player=${e.players[o]} onMade=${i} />`:C`<${$r} onMade=${i} />`}
<//>`}function $r({onMade:e}){let[t,n]=w(`name`),r=[`name`,`role`].map(e=>({value:e,text:E(`people.by.${e}`)}));return C`<${te} label=${E(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?C`<${ei} onMade=${e} />`:C`<${ti} onMade=${e} />`}`}function ei({onMade:e}){let[t,n]=w(``),[r,a]=w([]),o=Y();return C`<${ii} lacks=${e=>({name:e&&!t.trim()?E(`people.name-missing`):``,roles:e&&r.length===0?E(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await N.ask(`officials/${o(n)}`,{method:`PUT`,body:n}),a={official:i.id,label:i.name};e({join:(i.join?i:await X(`invitations`,o(a),a,`join`)).join,official:i.id,name:i.name,roles:i.roles,limits:E(`people.one-phone`)})}}>
${e=>C`<${i} label=${E(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Br} chosen=${r} wrong=${e.roles} onChange=${a} />
<p class="soft">${E(`people.by-name-text`)}</p>`}
<//>`}function ti({onMade:e}){let[t,n]=w([]),[r,a]=w(`5`),[o,s]=w(240),[c,l]=w(``),u=Y();return C`<${ii} lacks=${e=>({roles:e&&t.length===0?E(`people.role-missing`):``,uses:e&&!(Q(r)>=1&&Q(r)<=500)?E(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:Q(r),minutes:o,label:c.trim()};e(await X(`invitations`,u(n),n,`join`))}}>
${e=>C`<${Br} chosen=${t} wrong=${e.roles} onChange=${n} />
<${i} label=${E(`people.uses`)} value=${r} onInput=${a} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${ai} value=${o} onChange=${s} />
<${i} label=${E(`people.label`)} hint=${E(`people.label-hint`)} value=${c} onInput=${l} autocomplete="off" maxlength="200" />
<p class="soft">${E(`people.by-role-text`)}</p>`}
<//>`}function ni({official:e,onMade:t}){let[n,r]=w(60),i=Y();return e?C`<${ii} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};t(await X(`invitations`,i(r),r,`join`))}}>
${()=>C`<p>${E(`people.becomes-phone`,{name:e.name})}</p><${ai} value=${n} onChange=${r} />`}
<//>`:C`<p class="note warn">${E(`people.nobody`)}</p>`}function ri({player:e,onMade:t}){let n=Y();return e?C`<${ii} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await X(`invitations`,n(r),r,`join`))}}>${()=>C`<p>${E(`people.own-text`,{name:e.name})}</p>`}<//>`:C`<p class="note warn">${E(`people.nobody`)}</p>`}function ii({make:e,lacks:t=()=>({}),children:n}){let[r,i]=w(!1),{ask:a,asking:o,wrong:s}=J();return C`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${E(`people.make-link`)}</button>
</form>`}function ai({value:e,onChange:t}){let n=Zr.map(([e,t,n])=>({value:n,text:ne(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return C`<${P} label=${E(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function Q(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function oi({whom:e,name:t,zone:n}){let r=q(`phones`),i=q(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return C`<section class="stack">
<h2>${E(`people.phones`)}</h2>
<${Ir} of=${r}>
${e=>C`<${si} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&C`<${Ur} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${E(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function si({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>C`<ul class="rows">
${e.map(e=>C`<${ci} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return C`${i.length?a(i):C`<p class="soft">${E(`people.no-phone`)}</p>`}
${r.length>0&&C`<${F} title=${E(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function ci({phone:e,name:t,zone:n}){let{id:i,agent:a,admitted_at:o,seen_at:s,cut_off_at:c,by_account:u}=e,[d,f]=w(!1),{ask:p,asking:m,wrong:h}=J(),g=u?E(`people.by-account`):di(a??``),_=()=>{f(!1),p(async()=>{await N.ask(`phones/${i}/cut-off`,{method:`PUT`}),l(E(`people.cut-off-done`))})},v=[E(`people.since`,{time:r(o,n)}),s&&!c&&E(`people.seen`,{day:ne(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(s))}),c&&E(`people.cut-off-at`,{time:r(c,n)})];return C`<li>
<div class="row">
<span class="body"><strong>${g}</strong><small>${v.filter(Boolean).join(` · `)}</small></span>
${!c&&C`<button class="button danger" type="button" disabled=${m} aria-haspopup="dialog"
aria-label=${E(`people.cut-off-this`,{phone:g})} onClick=${()=>f(!0)}>${E(`people.cut-off`)}</button>`}
</div>
${h}
${d&&C`<${L} title=${E(`people.cut-off-ask`,{name:t,phone:g})} text=${E(`people.cut-off-text`,{name:t})}
yes=${E(`people.cut-off`)} danger onYes=${_} onClose=${()=>f(!1)} />`}
</li>`}const li=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],ui=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function di(e){return[li,ui].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function fi({settings:{slug:e,version:t,board_open:n=!1},online:r}){let[i,a]=w(n);f(()=>a(n),[n]);let[o,c]=w(0),{ask:l,asking:u,wrong:d}=J();return C`<section class="stack">
<h2>${E(`people.board`)}</h2>
<${s} label=${E(`people.board-open`)} hint=${E(`people.board-open-hint`)} checked=${i}
disabled=${u||!r} onChange=${e=>{a(e);let r={method:`PATCH`,match:`"${Math.max(t,o)}"`,body:{board_open:e}};l(async()=>{try{c((await N.ask(``,r)).version)}catch(e){throw a(n),e}})}} />
${d}
<a class="button" href=${`#/board/${e}`}>${E(`people.board-show`)}</a>
</section>`}function pi({state:e}){let{online:t}=T(),{items:r}=q(`phones`),i=hi(Object.values(e.officials)),a=i.filter(({revoked_at:e})=>e),o=e=>C`<ul class="rows">
${e.map(e=>C`<${mi} key=${e.id} official=${e} phones=${r} />`)}
</ul>`,s=C`<a class="button main" href="#/people/invite">${E(`people.invite`)}</a>`;return C`<${n} title=${E(`people.title`)} up="#/tables" actions=${s}>
${!t&&C`<p class="note warn" role="status">${E(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${E(`people.officials`)}</h2>
${o(i.filter(({revoked_at:e})=>!e))}
${a.length>0&&C`<${F} title=${E(`people.revoked`,{count:a.length})}>${()=>o(a)}<//>`}
</section>
<nav class="stack" aria-label=${E(`people.more`)}>
<a class="button" href="#/people/links">${E(`people.links`)}</a>
<a class="button" href="#/people/players">${E(`people.players`)}</a>
<a class="button" href="#/people/tokens">${E(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${E(`people.erase`)}</a>
</nav>
<${fi} settings=${e.settings} online=${t} />
<//>`}function mi({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return C`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Z(n)}</span>
${o!==void 0&&!i&&C`<small>${E(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&C`<span class="badge">${E(`people.plays-too`)}</span>`}
</a>
</li>`}function hi(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function gi({state:e,official:t}){let{id:n,name:r,player_id:i=null,conflicts:a=[]}=t,o={player:i,conflicts:a},[{player:s,conflicts:c},u]=w(o),d=_(o),p=_(null),{ask:m,asking:h,wrong:g}=J(),v=e=>u(d.current=e);f(()=>{h||!g&&p.current&&JSON.stringify(p.current)!==JSON.stringify(o)||(p.current=null,v(o))},[i,a.join(),!!g]);let y=async()=>{for(let e=null;e!==d.current;){e=d.current;let t={...e,replaces:p.current??o};await N.ask(`officials/${n}`,{method:`PATCH`,body:t}),p.current=e}l(E(`people.saved`))},b=e=>{v({...d.current,...e}),m(y)},x=hi(Object.values(e.players));return C`<section class="card">
<h2>${E(`people.partial`)}</h2>
<p class="soft">${E(`people.partial-text`)}</p>
<${P} label=${E(`people.plays-as`,{name:r})} value=${s??``} options=${vi(x,`people.plays-not`)}
onChange=${e=>b({player:e||null})} />
<${_i} players=${x.filter(e=>e.id!==s)} declared=${c}
onChange=${e=>b({conflicts:e})} />
${g}
</section>`}function _i({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return C`${r.length>0&&C`<ul class="rows">
${r.map(({id:e,name:t})=>C`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${E(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${E(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${P} key=${t.join()} label=${E(`people.conflict-add`)} value="" options=${vi(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function vi(e,t){return[{value:``,text:E(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function yi({state:e,id:t}){let i=e.officials[t],a=`#/people`;if(!i)return C`<${A} title=${E(`people.title`)} text=${E(`people.nobody`)} up=${a} />`;let{name:o,roles:s,revoked_at:c}=i;return c?C`<${n} title=${o} up=${a}>
<p>${Z(s)}</p>
<p class="note warn">${E(`people.revoked-at`,{time:r(c,e.settings.time_zone)})}</p>
<//>`:C`<${n} title=${o} up=${a}>
<p>${Z(s)}</p>
<${oi} whom=${{official:t}} name=${o} zone=${e.settings.time_zone} />
<${bi} key=${s.join()} official=${i} />
<${gi} state=${e} official=${i} />
<${xi} official=${i} />
<//>`}function bi({official:{id:e,roles:t}}){let[n,r]=w(t),[i,a]=w(``),{ask:o,asking:s,wrong:c}=J(),u=[...n].sort().join()===[...t].sort().join();return C`<form class="card" onSubmit=${r=>{r.preventDefault(),a(n.length?``:E(`people.role-missing`)),n.length&&o(async()=>{await N.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),l(E(`people.saved`))})}}>
<h2>${E(`people.roles-change`)}</h2>
<p class="soft">${E(`people.roles-late`)}</p>
<${Br} chosen=${n} wrong=${i} onChange=${r} />
${c}
${!u&&C`<button class="button main" disabled=${s}>${E(`people.save`)}</button>`}
</form>`}function xi({official:{id:e,name:t}}){let[n,r]=w(!1),{ask:i,asking:a,wrong:o}=J();return C`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${E(`people.revoke-this`,{name:t})}
</button>
${n&&C`<${L} title=${E(`people.revoke-ask`,{name:t})} text=${E(`people.revoke-text`)} yes=${E(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>N.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function Si({state:e}){let[t,r]=w(``),{items:o}=q(`invitations`),s=t.trim().toLocaleLowerCase(),c=hi(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(s)),l=new Set((o??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return C`<${n} title=${E(`people.players`)} up="#/people">
<p>${E(`people.players-text`)}</p>
<${i} type="search" label=${E(`people.find`)} value=${t} onInput=${r} />
${c.length===0&&C`<${a} text=${E(`people.nobody`)} />`}
<ul class="rows">
${c.map(({id:e,name:t})=>C`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${l.has(e)&&C`<span class="badge">${E(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function Ci({state:e,id:t}){let r=e.players[t],i=`#/people/players`;return r?C`<${n} title=${r.name} up=${i}>
<p>${E(`people.own-text`,{name:r.name})}</p>
<${oi} whom=${{player:t}} name=${r.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${E(`people.erase`)}</a>
<//>`:C`<${A} title=${E(`people.players`)} text=${E(`people.nobody`)} up=${i} />`}function wi({state:e,query:t}){let r=t.get(`player`),i=r&&e.players[r],a=r?`#/people/player/${r}`:`#/people`;if(r&&!i)return C`<${A} title=${E(`erasing.title`)} text=${E(`people.nobody`)} up="#/people/players" />`;let o=i?E(`erasing.title-one`,{name:i.name}):E(`erasing.title`);return C`<${n} title=${o} up=${a}>
<p>${E(`erasing.text`)}</p>
${e.season&&C`<p class="note warn">${E(`erasing.season`)}</p>`}
<p class="soft">${E(`erasing.other-places`)}</p>
<${Ti} player=${r} count=${i?1:Object.keys(e.players).length} />
<${Ei} zone=${e.settings.time_zone} />
<//>`}function Ti({player:e,count:t}){let[n,r]=w(!1),[i,a]=w(!1),[o,c]=w(!1),{ask:u,asking:d,wrong:f}=J(),p=Y();return C`<div class="stack">
${!e&&C`<${s} label=${E(`erasing.texts`)} hint=${E(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${s} label=${E(`erasing.photos`)} checked=${i} onChange=${a} />`}
${f}
<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog" onClick=${()=>c(!0)}>
${E(`erasing.erase`)}
</button>
${o&&C`<${L} title=${E(`erasing.ask`)} text=${E(`erasing.ask-text`,{count:t})} yes=${E(`erasing.erase`)} danger
onYes=${()=>{c(!1);let t={texts:n,photos:i,...e&&{players:[e]}};return u(async()=>{await N.ask(`erasures/${p(t)}`,{method:`PUT`,body:t}),l(E(`erasing.done`))})}} onClose=${()=>c(!1)} />`}
</div>`}function Ei({zone:e}){let{items:t}=q(`erasures`);if(!t?.length)return null;let n=ne(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return C`<section class="stack">
<h2>${E(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>C`<li key=${e} class="row">
<span class="body">
<strong>${t?E(`erasing.some`,{count:t.length}):E(`erasing.everybody`)}</strong>
<small>${[E(`erasing.names`),r&&E(`erasing.texts`),i&&E(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const Di=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function Oi({state:e}){let t=q(`api-tokens`),[r,i]=w(!1),a=!r&&C`<button class="button main" type="button" onClick=${()=>i(!0)}>${E(`people.token-new`)}</button>`;return C`<${n} title=${E(`people.tokens`)} up="#/people" actions=${a}>
<p>${E(`people.tokens-text`)}</p>
${r&&C`<${Mi} state=${e} onDone=${()=>i(!1)} />`}
<${Ir} of=${t}>${t=>C`<${ki} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function ki({tokens:e,state:t}){let n=e.filter(Ai),r=e.filter(e=>!Ai(e)),i=e=>C`<ul class="rows">
${e.map(e=>C`<${ji} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return C`${r.length?i(r):C`<${a} text=${E(`people.no-tokens`)} />`}
${n.length>0&&C`<${F} title=${E(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function Ai({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=N.now()}function ji({token:e,state:t}){let{id:n,name:i,official:a,scopes:o,expires_at:s,revoked_at:c}=e,[l,u]=w(!1),{ask:f,asking:p,wrong:m}=J(),h=()=>{u(!1),f(()=>N.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},g=r(c??s,t.settings.time_zone);return C`<li>
<div class="row">
<span class="body">
<strong>${i}</strong>
<span>${E(`people.acts-as`,{name:t.officials[a]?.name??`?`})}</span>
<small>${d(o.map(e=>E(`people.scope.${e}`)))}</small>
<small>${E(c?`people.revoked-at`:`people.until`,{time:g})}</small>
</span>
${!Ai(e)&&C`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${E(`people.withdraw-this`,{whom:i})} onClick=${()=>u(!0)}>${E(`people.revoke`)}</button>`}
</div>
${m}
${l&&C`<${L} title=${E(`people.token-ask`,{name:i})} text=${E(`people.token-revoke-text`)} yes=${E(`people.revoke`)} danger
onYes=${h} onClose=${()=>u(!1)} />`}
</li>`}function Mi({state:e,onDone:t}){let n=T().official.id,[r,a]=w({name:``,official:n,scopes:[`read`],days:`30`}),[o,s]=w(!1),[c,l]=w(``),u=Y(),{ask:d,asking:f,wrong:p}=J(),m=Ni(r),h=e=>t=>a({...r,[e]:t}),g=e=>{e.preventDefault(),s(!0);let t={...r,name:r.name.trim(),days:Q(r.days)};Object.values(m).some(Boolean)||d(async()=>l((await X(`api-tokens`,u(t),t,`token`)).token))};if(c)return C`<${Pi} token=${c} name=${r.name} onDone=${t} />`;let _=hi(Object.values(e.officials).filter(({revoked_at:e})=>!e));return C`<form class="card stack" onSubmit=${g} novalidate>
<h2>${E(`people.token-new`)}</h2>
<${i} label=${E(`people.token-name`)} hint=${E(`people.token-name-hint`)} value=${r.name} wrong=${o?m.name:``}
onInput=${h(`name`)} autocomplete="off" maxlength="200" />
<${P} label=${E(`people.token-official`)} value=${r.official} onChange=${h(`official`)}
options=${_.map(({id:e,name:t})=>({value:e,text:t}))} />
<${zr} label=${E(`people.scopes`)} names=${Di} chosen=${r.scopes} wrong=${o?m.scopes:``}
said=${e=>C`${E(`people.scope.${e}`)}<br /><small class="soft">${E(`people.opens.${e}`)}</small>`}
onChange=${h(`scopes`)} />
<${i} label=${E(`people.days`)} value=${r.days} onInput=${h(`days`)} wrong=${o?m.days:``} inputmode="numeric" autocomplete="off" />
${p}
<div class="pair">
<button class="button main" disabled=${f}>${E(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${E(`cancel`)}</button>
</div>
</form>`}function Ni({name:e,scopes:t,days:n}){return{name:e.trim()?``:E(`people.token-name-missing`),scopes:t.length?``:E(`people.scope-missing`),days:Q(n)>=1&&Q(n)<=366?``:E(`people.days-wrong`,{most:366})}}function Pi({token:e,name:t,onDone:n}){return C`<section class="card stack" role="status">
<h2>${E(`people.token-made`,{name:t})}</h2>
<${Jr} label=${E(`people.token`)} text=${e} />
<p class="note warn">${E(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${E(`people.done`)}</button>
</section>`}const Fi={erase:wi,invite:Qr,links:Vr,players:Si,player:Ci,tokens:Oi};function Ii({args:[e=``,t=``],query:r}){let{tournament:i,state:a,official:o}=T();if(!i||!a)return C`<${O} title=${E(`people.title`)} />`;if(!Te(o,[`director`]))return C`<${n} title=${E(`people.title`)} up="#/tables"><p class="note warn">${E(`people.directors`)}</p><//>`;let s=e===``?pi:Object.hasOwn(Fi,e)?Fi[e]:yi;return C`<${s} state=${a} id=${t||e} query=${r} /><${Pe} />`}const Li=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],Ri=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],zi=[`xlsx`,`csv`];function Bi(){let{tournament:e,state:t,official:r}=T();if(!e||!t)return C`<${O} title=${E(`reports.title`)} />`;let i=Gi(r,Li),a=Gi(r,Ri);return C`<${n} title=${E(`reports.title`)} up="#/tables">
<${Vi} papers=${i} />
${a.length>0&&C`<${Hi} sheets=${a} />`}
${Te(r,[`director`])&&C`<${Wi} />`}
<//>`}function Vi({papers:e}){let t=Ue();return C`<section class="stack">
<h2>${E(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:n})=>C`<${Ne} key=${e} name=${E(`reports.paper.${e}`)} hint=${E(`reports.about.${e}`)} path=${n}
file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function Hi({sheets:e}){let t=Ue(),[n,r]=w(`xlsx`);return C`<section class="stack">
<h2>${E(`reports.sheets`)}</h2>
<${te} label=${E(`reports.form`)} value=${n} onChange=${r}
options=${zi.map(e=>({value:e,text:E(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>C`<${Ne} key=${e} name=${E(`reports.sheet.${e}`)} path=${Ui(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Ui(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function Wi(){let e=Ue();return C`<section class="stack">
<h2>${E(`reports.journal`)}</h2>
<ul class="rows">
<${Ne} name=${E(`reports.journal-whole`)} hint=${E(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function Gi(e,t){return t.filter(({roles:t})=>Te(e,t))}const Ki={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function qi({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:E(`enrol.passed-over`)},...Ki[e].map(e=>({value:e,text:E(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return C`<div class="stack">
${t.map(({heading:e,column:t},n)=>C`<${P} key=${n} label=${e||E(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const Ji={wrong:`bad`,new:`info`,known:``};function Yi({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(Ji).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&C`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map(e=>C`<li class="item" key=${e.row}><${Xi} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function Xi({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return C`<p><strong>${E(`import.row`,{number:r})}</strong> <span class=${`badge ${Ji[i]}`}>${E(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>C`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${Zi} mistake=${e} /></p>`)}`}function Zi({mistake:{kind:e,values:t,message:n,cure:r}}){let i=D();if(!m(`mistake.${e}`))return C`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?V(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return E(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function Qi({kind:e,state:t,row:{cells:n}}){return e===`seating`?C`<${$i} state=${t} cells=${n} />`:C`<p><strong>${$(n.name)}</strong></p>
<p class="soft">${[n.id_number,n.team].filter(Boolean).map($).join(` · `)}</p>`}function $i({state:e,cells:t}){let n=D(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[E(`hall-round`,{round:t.round}),E(`hall-table`,{label:t.table}),t.scheduled_at];return C`<p><strong>${a.filter(Boolean).map($).join(` · `)}</strong></p>
<p class="soft">${S.map(e=>$(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function $(e){return e.length>80?`${e.slice(0,80)}…`:e}function ea({state:e,row:{hanchan:t,points:n}}){let r=D(),i=e.hanchans[t];return C`${i&&C`<p><a class="reach" href=${`#/result/${t}`}>${Dn(e,i)}</a></p>`}
${n&&C`<p class="soft">${S.map(e=>`${r.phrase(`seat-${e}`)} ${V(n[e])}`).join(` · `)}</p>`}`}function ta(e,t){let[n,r]=w(()=>ce(e)??``),[i,a]=w({}),[o,s]=w(``),[c,l]=w(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),j(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await N.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&j(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function na({wrong:e}){if(e.problem)return C`<div role="alert"><${z} problem=${e.problem} /></div>`;let t=e.unreadable?E(`import.unreadable`):`${E(navigator.onLine?`live.unreached`:`no-network`)}. ${E(`import.again`)}`;return C`<p class="note bad" role="alert">${t}</p>`}function ra({sheet:{text:e,setText:t,setWrong:n},hint:r}){return C`<label class="button photo">${E(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await oa(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
<${i} long label=${E(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const ia={"255,254":`utf-16le`,"254,255":`utf-16be`},aa={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function oa(e){let t=new Uint8Array(await e.arrayBuffer()),n=ia[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(aa[h.lang]).decode(t)}}const sa=[`players`,`seating`];function ca({kind:e}){let{tournament:t,state:r,official:i}=T(),a=E(`enrol.title.${e}`);return!t||!r?C`<${O} title=${a} />`:Te(i,[`director`])?C`<${la} key=${t.id} kind=${e} title=${a} state=${r} place=${`shinpan.sheet.${e}.${t.id}`} />`:C`<${n} title=${a} up="#/tables"><p class="note warn">${E(`enrol.not-you`)}</p><//>`}function la({kind:e,title:t,state:r,place:i}){it();let a=ta(i,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:o,looked:s,done:c,busy:l,wrong:u,ask:f,forget:p}=a,[m,h]=w(null),g=u?.problem?.lacking,_=m??s?.columns??u?.problem?.headings,v=e=>{p(),h(e)},y={...a,setText:e=>(h(null),a.setText(e))},b=e=>f(e,m?{columns:m.map(({column:e})=>e)}:{}),x=C`<${qi} kind=${e} columns=${_} onChoose=${v} />`,S=s??c,T=sa.find(t=>t!==e);return C`<${n} title=${t} up="#/tables">
<${ra} sheet=${y} hint=${E(`enrol.hint.${e}`)} />
${u&&(g?C`<p class="note bad" role="alert">${E(`enrol.lacking`,{names:d(g.map(ua))})}</p>`:C`<${na} wrong=${u} />`)}
${_&&!c&&(s?C`<${F} title=${E(`enrol.columns`)}>${()=>x}<//>`:x)}
${l&&C`<${k} text=${E(`enrol.busy.${l}`)} />`}
${c&&C`<p class="note info" role="status">${E(`enrol.done`,{count:c.new,known:c.known})}</p>`}
${!S&&C`<button class="button main" type="button" disabled=${!o.trim()||l} onClick=${()=>b(`look`)}>${E(`import.look`)}</button>`}
${S?.made.length>0&&C`<p class="note info">${E(`enrol.made.${e}`,{names:d(S.made)})}</p>`}
${S&&C`<${Yi} found=${S} named=${ua} title=${da(c)} about=${t=>C`<${Qi} kind=${e} state=${r} row=${t} />`} />`}
${s?.wrong>0&&C`<p class="note warn">${E(`enrol.whole`)}</p>`}
${s&&C`<button class="button main" type="button" disabled=${s.wrong>0||s.new===0||l} onClick=${()=>b(`bring`)}>${E(`enrol.bring`,{count:s.new})}</button>`}
<a class="button" href=${`#/import/${T}`}>${E(`enrol.title.${T}`)}</a>
<//>`}function ua(e){return E(`enrol.field.${e}`)}function da(e){return(t,n)=>E(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const fa={look:`results/preview`,bring:`results`};function pa({args:[e]}){return sa.includes(e)?C`<${ca} key=${e} kind=${e} />`:C`<${ma} />`}function ma(){let{tournament:e,state:t,official:r}=T();return!e||!t?C`<${O} title=${E(`import.title`)} />`:oe(r)?C`<${ga} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:C`<${n} title=${E(`import.title`)} up="#/standings"><p class="note warn">${E(`import.not-you`)}</p><//>`}function ha(e){return e===`points`||e===`row`?E(`import.field.${e}`):e}function ga({state:e,place:t}){it();let r=ta(t,fa),{text:i,looked:a,done:o,busy:c,wrong:l,ask:u}=r,[d,f]=w(!1),p=a&&a.new>0&&(a.wrong===0||d);return C`<${n} title=${E(`import.title`)} up="#/standings">
<${ra} sheet=${r} hint=${E(`import.columns`)} />
${l&&C`<${na} wrong=${l} />`}
${c&&C`<${k} text=${E(`import.busy.${c}`)} />`}
${o&&C`<p class="note info" role="status">${E(`import.done`,{count:o.new,known:o.known})} <a class="reach" href="#/standings">${E(`hall-standings`)}</a></p>`}
${!a&&!o&&C`<button class="button main" type="button" disabled=${!i.trim()||c} onClick=${()=>u(`look`)}>${E(`import.look`)}</button>`}
${(a||o)&&C`<${Yi} found=${a??o} title=${(e,t)=>E(`import.rows.${e}`,{count:t})} named=${ha}
about=${t=>C`<${ea} state=${e} row=${t} />`} />`}
${a?.wrong>0&&a.new>0&&C`<${s} label=${E(`import.only-good`)} hint=${E(`import.only-good-hint`)} checked=${d} onChange=${f} />`}
${a&&C`<button class="button main" type="button" disabled=${!p||c} onClick=${()=>u(`bring`,{only_good:d})}>${E(`import.bring`,{count:a.new})}</button>`}
<//>`}const _a={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function va(e,t){let n=t?.content.rule_points??{},r=Object.entries(_a).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in _a&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(_a);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function ya(e,t){let n=g(c(e,t.round).map(y)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return S.filter(e=>n.includes(t.seats[e]))}function ba(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function xa(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Sa(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=w(()=>r?wa(r):Ca(i,a)??wa(n)),c=e=>{let t={...o,...e};j(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f}=o,p=ya(e,t),m=Object.fromEntries(S.map(e=>[e,ba(l[e])])),h=S.filter(e=>u.includes(e)||p.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&m[e]===null,substitute:h.includes(e),replaced:p.includes(e),onText:t=>c({texts:{...l,[e]:t}}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:m,deposits:ba(d||`0`,0),unranked:h},deposits:d,reason:f,type:c,forget:()=>j(i,null)}}function Ca(e,t){let n=ce(e);return n?.number===t?n:null}function wa(e){return{texts:Object.fromEntries(S.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function Ta({label:e,text:t,wrong:n,onText:r}){let a=/^[−-]/.test(t.trim());return C`<div class="sheet-seat">
<${i} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?E(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${a} aria-label=${E(`result.negative`,{label:e})} onClick=${()=>r(a?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function Ea({seats:e}){return C`<fieldset>
<legend>${E(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>C`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&C` <small>${E(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function Da({state:e,hanchan:t,result:n,refused:r,first:a,onSent:o,onClose:s}){let{book:c}=T(),{numbers:u,complete:d}=va(e,c),f=Sa(e,t,n,a),p=D(),m=S.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${p.phrase(`seat-${n}`)} · ${r}`,...f.of(n)}}),{does:h,wrong:g}=we(),_=f.reason.trim(),v={...f.body,...n&&{corrects:{number:n.number,reason:_}}},y=xa(Object.values(v.points),v.deposits,u.starting_points),b=n&&Oa(v,n),x=d&&y===0&&!b&&(!n||_);return C`<form class="stack" onSubmit=${e=>{e.preventDefault(),x&&h(async()=>{await N.send(`result`,t.id,v,{hold:!0,replaces:r?.id}),f.forget(),re(),l(E(`result.sent`)),o(v)})}}>
${!c&&C`<p class="note warn" role="alert">${E(`result.no-book`)}</p>`}
${c&&!d&&C`<p class="note warn" role="alert">${E(`result.no-scoring`)} <a class="reach" href="#/standings">${E(`hall-standings`)}</a></p>`}
${n&&C`<p class="note">${E(`result.corrects`)}</p>`}
<div class="sheet">${m.map(e=>C`<${Ta} key=${e.seat} ...${e} />`)}</div>
<${ka} left=${y} starting=${u.starting_points} onDeposits=${e=>f.type({deposits:String(v.deposits+e)})} />
<${i} label=${E(`result.deposits`)} hint=${E(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${f.deposits}
wrong=${v.deposits===null?E(`result.hundreds`):void 0} onInput=${e=>f.type({deposits:e})} />
<${Ea} seats=${m} />
${n&&C`<${i} long label=${E(`hall-reason`)} hint=${E(`hall-reason-missing`)} value=${f.reason} maxlength="4000" onInput=${e=>f.type({reason:e})} />`}
${b&&C`<p class="soft" role="status">${E(`result.same`)}</p>`}
${g}
<div class="pair">
<button class="button main" disabled=${!x}>${E(n?`result.correct`:`result.enter`)}</button>
${s&&C`<button class="button" type="button" onClick=${()=>{f.forget(),s?.()}}>${E(`cancel`)}</button>`}
</div>
</form>`}function Oa({points:e,deposits:t,unranked:n},r){return S.every(t=>e[t]===r.points[t])&&t===r.deposits&&n.join()===r.unranked.join()}function ka({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=V(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return C`<div class=${`note stack ${i}`}>
<p role="status">${Aa(e,r)}</p>
${a&&C`<button class="button" type="button" onClick=${()=>n(e)}>${E(`result.as-deposits`,{points:V(e)})}</button>`}
</div>`}function Aa(e,t){return e===null?E(`result.sum`,{all:t}):e===0?E(`result.fits`,{all:t}):E(e>0?`result.lacks`:`result.exceeds`,{points:V(Math.abs(e)),all:t})}function ja({state:e,hanchan:t,result:n,onCorrect:r}){let i=Ma(n);return C`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${E(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&C`<span class="badge info">${E(`hall-unsent`)}</span>`}</h2>
<${Na} state=${e} hanchan=${t} result=${n} />
<${he} id=${n.item}
otherwise=${r&&C`<button class="button" type="button" onClick=${r}>${E(`result.correct`)}</button>`} />
</section>
${i.length>0&&C`<${F} title=${E(`result.earlier`,{count:i.length})}>
${()=>C`<div class="stack">${i.map(n=>C`<${Na} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function Ma({before:e}){return e?[e,...Ma(e)]:[]}function Na({state:e,hanchan:t,result:{points:n,deposits:i,unranked:a,official:o,at:s,reason:c}}){let l=D(),u=e.officials[o]?.name??E(`hall-unknown`);return C`<div class="card">
<dl class="facts">
${S.map(r=>C`<div key=${r}>
<dt>${l.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${a.includes(r)&&C`<small>${E(`result.substitute`)}</small>`}</dt>
<dd>${V(n[r])}</dd>
</div>`)}
${i>0&&C`<div><dt>${E(`result.deposits`)}</dt><dd>${V(i)}</dd></div>`}
</dl>
<p class="soft">${[u,r(s,e.settings.time_zone),c].filter(Boolean).join(` · `)}</p>
</div>`}function Pa({args:[e],query:t}){let{tournament:n,state:r}=T(),i=r?.hanchans[e];return!n||!r?C`<${O} title=${E(`hall-result`)} />`:i?C`<${Fa} state=${r} hanchan=${i} again=${t.has(`again`)} />`:C`<${A} title=${E(`hall-result`)} text=${E(`result.no-hanchan`)} up="#/tables" />`}function Fa({state:e,hanchan:t,again:r}){let{outbox:i,official:o}=T(),s=e.results[t.id]??null,c=i.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&pe(r)),[l,u]=w(!s||r),[d,p]=w(null),m=oe(o),h=l||!s&&!c;f(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[h]);let g=e=>{p(e),u(!1)},_=e.tables[t.table]?.label??`?`;return C`<${n} title=${E(`result.title`,{label:_,round:t.round})} up=${`#/table/${t.table}`}>
${c&&C`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${E(`result.refused`)}</h2>
<${z} problem=${c.problem} />
${!h&&C`<button class="button" type="button" onClick=${()=>u(!0)}>${E(`hall-change`)}</button>`}
</section>`}
${m&&h&&C`<${Da} state=${e} hanchan=${t} result=${s} refused=${c} first=${c?.body??(s?null:d)} onSent=${g}
onClose=${s&&(()=>u(!1))} />`}
${!m&&!s&&C`<${a} text=${E(`result.none`)} />`}
${s&&!(m&&h)&&C`<${ja} state=${e} hanchan=${t} result=${s} onCorrect=${m&&(()=>u(!0))} />`}
<a class="button quiet" href="#/standings">${E(`hall-standings`)}</a>
<//>`}function Ia({state:e,id:t}){let r=H(`standings/${t}`),{body:i}=r.answer??{},a=i?.name??(e.players[t]??e.teams[t])?.name??E(`hall-unknown`);return C`<${n} title=${a} up="#/standings">
<${Me} seen=${r} />
<${Tn} />
${i&&C`<${La} state=${e} body=${i} />`}
${e.players[t]&&C`<a class="button" href=${`#/player/${t}`}>${E(`standings.player`)}</a>`}
<//>`}function La({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=E(i?`standings.disqualified`:`standings.unranked`);return C`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:E(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${E(`standings.scored`,{count:t.hanchans})}</dt><dd>${R(s)}</dd></div>
<div><dt>${E(`standings.taken`)}</dt><dd>${R(-10*c-l/100)}</dd></div>
<div><dt><strong>${E(`standings.total`)}</strong></dt><dd>${R(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${E(`standings.games`)}</h2>
${a.length===0&&C`<p class="soft">${E(`standings.no-games`)}</p>`}
${a.map(t=>C`<${za} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${E(`standings.taken`)}</h2>
${o.length===0&&C`<p class="soft">${E(`standings.nothing-taken`)}</p>`}
${o.length>0&&C`<${Ra} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function Ra({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return C`<dl class="card facts">
${t.map(t=>C`<div key=${t.id}>
<dt>${r&&C`<span class="who">${i(t.account)}</span> · `}<${nt} state=${e} line=${t} /></dt>
<dd>${Xe(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>C`<div key=${e}><dt><strong>${E(`standings.sum`)}</strong></dt><dd>${Xe(e,t)}</dd></div>`)}
</dl>`}function za({state:e,game:t,named:n}){let r=D(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,place:d,points:f,delta:p,uma:m,oka:h,total:g,flags:_}=t,v=[E(`hall-round`,{round:o}),E(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],y=E(`standings.delta`,{points:V(f),goal:V(f-p*100)});return C`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${v.join(` · `)}</a></h3>
${n&&C`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&C`<p class="soft">${E(`standings.corrected`,{count:a-1})}</p>`}
<dl class="facts">
<div><dt>${y}</dt><dd>${R(p,!0)}</dd></div>
<div><dt>${E(`standings.uma`,{place:d})}</dt><dd>${R(m,!0)}</dd></div>
<div><dt>${E(`standings.oka`)}</dt><dd>${R(h,!0)}</dd></div>
<div><dt><strong>${E(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${R(g,!0)}</dd></div>
</dl>
${_.map(e=>C`<p class="note warn" key=${e}>${E(`standings.flag.${e}`)}</p>`)}
</article>`}function Ba({of:e}){let[t,n]=w(``);return C`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;N.file(`standings.csv?of=${e}`).then(e=>He(e,t),e=>n(I(e)))}}>${E(`standings.export`)}</button>
${t&&C`<p class="note bad" role="alert">${t}</p>`}`}function Va({state:e}){let{book:t,official:n}=T(),{numbers:r,silent:i,complete:a}=va(e,t);if(!t)return null;let o=i.length>0&&n?.roles?.includes(`director`),s=Object.entries(r).map(([e,t])=>[E(`standings.by.${e}`),Ha(t)]),c=()=>C`${s.length>0&&C`<${x} rows=${s} />`}
${o&&C`<${Ua} names=${i} numbers=${r} />`}`;return a?C`<${F} title=${E(`standings.by`)}>${c}<//>`:C`<section class="card" aria-labelledby="by">
<h2 id="by">${E(`standings.by`)}</h2>
<p class="note warn">${E(o?`standings.say`:`standings.silent`)}</p>
${c()}
</section>`}function Ha(e){return Array.isArray(e)?e.map(e=>`${V(e)}P`).join(` / `):V(e)}function Ua({names:e,numbers:t}){let[n,r]=w(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[a,o]=w(null),[s,c]=w(!1);return C`<form class="stack" onSubmit=${async r=>{r.preventDefault(),c(!0);let i=e.map(e=>[e,Wa(e,n[e])]),a=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),s={...Object.fromEntries(i),replaces:a.length?Object.fromEntries(a):null};await N.ask(`scoring`,{method:`PUT`,body:s}).then(()=>o(null),o),c(!1)}}>
${e.map(e=>C`<${i} key=${e} label=${E(`standings.by.${e}`)} hint=${E(`standings.hint.${e}`)}
value=${n[e]} required autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${a&&(a.problem?C`<${z} problem=${a.problem} />`:C`<p class="note bad" role="alert">${I(a)}</p>`)}
<button class="button main" disabled=${s}>${E(`standings.set`)}</button>
</form>`}function Wa(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Ga):Ga(n.replace(/[\s,.'’]/g,``))}function Ga(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Ka({args:[e]}){let{tournament:t,state:n}=T();return!t||!n?C`<${O} title=${E(`hall-standings`)} />`:e?C`<${Ia} state=${n} id=${e} />`:C`<${qa} state=${n} />`}function qa({state:e}){let{official:t}=T(),r=H(`standings`),[i,a]=w(`players`),{body:o}=r.answer??{},s=oe(t)&&C`<a class="button" href="#/import">${E(`standings.import`)}</a>`;return C`<${n} title=${E(`hall-standings`)} up="#/tables" actions=${s}>
<${Me} seen=${r} />
<${Tn} />
${o?.teams.length>0&&C`<${te} label=${E(`standings.of`)} value=${i} onChange=${a}
options=${[`players`,`teams`].map(e=>({value:e,text:E(`standings.of.${e}`)}))} />`}
${o&&C`<${Ja} state=${e} found=${o[i]} />`}
${o&&C`<${Ba} of=${i} />`}
<${En} state=${e} />
<${Va} state=${e} />
<//>`}function Ja({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?C`<p class="soft">${E(`standings.none`)}</p>`:C`<ul class="rows" aria-label=${E(`hall-standings`)}>
${t.map(t=>C`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${Ya(e,t,n).join(` · `)}</small></span>
<strong>${R(t.final)}</strong>
</a>
</li>`)}
</ul>`}function Ya(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},c){let l=t!==null&&c.indexOf(t)!==c.lastIndexOf(t);return[e.teams[n]?.name,s&&E(`standings.disqualified`),!s&&t===null&&E(`standings.unranked`),l&&E(`standings.shared`),r>0&&E(`standings.hanchans`,{count:r}),a!==0&&E(`standings.less`,{score:R(i),p:`${V(a)}P`}),o!==0&&E(`standings.less`,{score:R(i),p:V(o)})].filter(Boolean)}export{er as Alarm,Cn as Cards,Tt as Dashboard,Kt as Escalation,Jt as Escalations,hn as Fines,pa as Import,Mr as Journal,yn as Payment,Ii as People,Qt as Precedents,Bi as Reports,Pa as Result,Ka as Standings};