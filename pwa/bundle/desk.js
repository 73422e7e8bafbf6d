import{$n as e,$t as t,A as n,At as r,Br as i,Cn as a,Ct as o,Dr as s,Dt as c,Gt as l,Ht as u,I as d,It as f,Jt as p,Lr as m,Lt as h,Nr as g,Ot as _,P as v,R as y,Rr as b,St as x,T as S,Tt as C,U as w,Ut as ee,Vt as T,Wt as E,Xt as te,Yt as D,_ as ne,br as re,cn as O,ct as ie,d as ae,dn as k,et as A,f as oe,i as se,ir as ce,it as le,j as ue,jt as j,k as de,kt as fe,ln as pe,lt as M,nr as me,nt as N,o as P,qt as he,rr as ge,s as F,tt as _e,u as ve,v as ye,w as be,wt as I,x as xe,xt as Se,zr as L,zt as R}from"./app.js";import{$t as z,A as Ce,C as we,H as Te,Jt as Ee,M as De,Mt as Oe,N as ke,P as Ae,Qt as B,R as je,S as Me,St as Ne,T as Pe,U as Fe,Ut as Ie,V as Le,Wt as Re,Xt as ze,Yt as Be,Z as Ve,Zt as He,_ as Ue,_t as V,ct as H,d as We,dt as U,en as Ge,ft as Ke,g as qe,gt as Je,h as Ye,ht as Xe,j as Ze,m as Qe,mt as $e,on as et,pt as tt,sn as nt,tn as rt,u as it,ut as at,vt as ot,yt as W}from"./shared.js";function G({id:e,title:n,what:r,about:i,rows:a}){let o=Math.max(...a.map(({value:e})=>e),1);return t`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${n}</h2>
${i&&t`<p class="soft">${i}</p>`}
${a.length===0&&t`<p class="soft">${E(`dashboard.none`)}</p>`}
<ul class="bars">
${a.slice(0,10).map(e=>t`<li key=${e.key}><${st} row=${e} most=${o} /></li>`)}
</ul>
${a.length>0&&t`<${x} title=${E(`dashboard.numbers`)}>${()=>t`<${lt} title=${n} what=${r} rows=${a} />`}<//>`}
</section>`}function st({row:{name:e,value:n,part:r=0,href:i},most:a}){return t`<a class="bar" href=${i}>
<span>${e}</span>
<strong>${W(n)}</strong>
<${ct} value=${n} part=${r} most=${a} />
${r>0&&t`<small>${E(`dashboard.part`,{count:W(r)})}</small>`}
</a>`}function ct({value:e,part:n=0,most:r}){let i=e=>`${100*e/r}%`;return t`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${i(e)} height="14" rx="4" />
${n>0&&t`<rect class="part" width=${i(n)} height="14" rx="4" />`}
</svg>`}function lt({title:e,what:n,rows:r}){let i=r.some(({part:e})=>e!==void 0);return t`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${n}</th>
<th scope="col">${E(`hall-rulings`)}</th>
${i&&t`<th scope="col">${E(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${r.map(({key:e,name:n,value:r,part:a,href:o})=>t`<tr key=${e}>
<th scope="row"><a class="reach" href=${o}>${n}</a></th>
<td>${W(r)}</td>
${i&&t`<td>${W(a??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function ut(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:E(`hall-round`,{round:e})}));return[{value:``,text:E(`hall-any`)},...n]}function dt({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function ft({state:e,spread:n,asked:r}){let i=e.settings.time_zone,a=new Set(n.map(({hour:e})=>e.slice(0,10))),{columns:o,tables:s,counts:c,most:l}=mt(n,a.size>1?e=>gt(e,i):ht);return n.length===0?null:t`<section class="card" aria-labelledby="spread">
<h2 id="spread">${E(a.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${E(`dashboard.table`)}</th>${o.map(({key:e,text:n})=>t`<th scope="col" key=${e}>${n}</th>`)}</tr></thead>
<tbody>
${s.map(({id:e,label:n})=>t`<tr key=${e}>
<th scope="row">${n}</th>
${o.map(n=>t`<td key=${n.key}><${pt} count=${c.get(e+n.key)} most=${l} href=${_t(r,e,n)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function pt({count:e,most:n,href:r}){if(!e)return null;let i=20*Math.sqrt(e/n);return t`<a class="spot" href=${r}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${i} /></svg>
<strong>${W(e)}</strong>
</a>`}function mt(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function ht(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function gt(e,t){let n=e.slice(0,10),r=u(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function _t(e,t,{from:n,until:r}){return dt(e,{table:t,from:n,until:r})}function vt({state:e,changes:n}){return t`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${E(`dashboard.recharged`)}</h2>
<p class="soft">${E(n.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${n.map(({at:n,official:r,account:i,unit:a,before:o,after:s,reason:c})=>t`<li key=${[n,i.id,a].join()}>
<span class="who">${U(e,i)}</span> ${H(a,o)} → <strong>${H(a,s)}</strong>
<br /><small class="soft">${[T(n,e.settings.time_zone),r.name,c].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function yt({taking:{timed:e,median:n,bands:r},asked:i}){let a=r.map(({from:e,until:t,rulings:n})=>({key:String(t),name:E(e>1?`dashboard.from`:`dashboard.until`,{from:s(e),until:s(t)}),value:n,href:dt(i,{took:`${e}-${t}`})})),o=e?E(`dashboard.median`,{time:s(n),count:e}):E(`dashboard.untimed`);return t`<${G} id="taking" title=${E(`dashboard.taking`)} what=${E(`dashboard.time`)}
about=${`${o} ${E(`dashboard.measured`)}`} rows=${e?a:[]} />`}function bt(e,t,r){let i=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),a=Object.entries(ue(r)).map(([t,r])=>[n(e,t),de(e,t,r)]);return[...i,...a]}function xt({cases:e}){return t`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${E(`dashboard.unlike`)}</h2>
<p class="soft">${E(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,n)=>t`<${St} key=${n} one=${e} />`)}
</section>`}function St({one:{foul:e,facts:n,context:r,revisions:i,outcomes:a}}){let o=M(),s=a[0].rulings.length,c=bt(o,n,r);return t`<article class="stack case">
<h3>${A(o,e)}</h3>
${c.length>0&&t`<p class="soft">${c.map(e=>e.join(` `)).join(` · `)}</p>`}
${i>1&&t`<p class="note info">${E(`dashboard.revisions`,{count:i})}</p>`}
${a.map((e,n)=>t`<${Ct} key=${n} outcome=${e} most=${s} />`)}
</article>`}function Ct({outcome:{penalties:e,rulings:n},most:r}){let i=M(),{state:a}=R(),o=n.map(e=>a.rulings[e]).filter(Boolean),s=t`<span class="body outcome"><span>${N(i,{penalties:e,effects:o[0]?.effects})}</span><strong>${W(n.length)}</strong><${ct} value=${n.length} most=${r} /></span>`;return t`<${x} title=${s}>${()=>t`<${ne} rulings=${o} place empty=${E(`hall-none-found`)} />`}<//>`}function wt(){let{tournament:e,state:n,official:r}=R();return!e||!n?t`<${F} title=${E(`dashboard.title`)} />`:ve(r)?t`<${Tt} state=${n} />`:t`<${j} title=${E(`dashboard.title`)} up="#/log"><p class="note warn">${E(`dashboard.whose`)}</p><//>`}function Tt({state:e}){let[n,r]=L({day:``,round:``});return t`<${j} title=${E(`dashboard.title`)} up="#/log">
<div class="asked">
<${I} type="date" label=${E(`dashboard.day`)} value=${n.day} onInput=${e=>r({...n,day:e})} />
<${C} label=${E(`dashboard.round`)} value=${n.round} options=${ut(e)}
onChange=${e=>r({...n,round:e})} />
</div>
<${Et} key=${JSON.stringify(n)} state=${e} asked=${n} />
<//>`}function Et({state:e,asked:n}){let r=new URLSearchParams(Object.entries(n).filter(([,e])=>e)).toString(),i=z(r?`dashboard?${r}`:`dashboard`),{body:a}=i.answer??{};return t`<${kt} seen=${i} zone=${e.settings.time_zone} />
${a&&t`<${Dt} state=${e} body=${a} asked=${n} />`}`}function Dt({state:e,body:n,asked:r}){let i=M(),{totals:a,by_foul:o,by_official:s,escalations:c}=n,l=e=>dt(r,e),u=e=>({key:e.foul,name:A(i,e.foul)}),d=({official:e})=>({key:e.id,name:e.name}),f=e=>({value:e.rulings,part:e.otherwise}),p=o.filter(e=>e.otherwise>0);return t`<p role="status">${E(`dashboard.totals`,a)}</p>
<div class="dashboard">
<${G} id="fouls" title=${E(`dashboard.fouls`)} what=${E(`dashboard.foul`)}
rows=${o.map(e=>({...u(e),...f(e),href:l({foul:e.foul})}))} />
<${G} id="referees" title=${E(`dashboard.referees`)} what=${E(`dashboard.referee`)}
rows=${s.map(e=>({...d(e),...f(e),href:l({official:e.official.id})}))} />
<${ft} state=${e} spread=${n.by_table_and_hour} asked=${r} />
<${G} id="otherwise" title=${E(`dashboard.otherwise`)} about=${E(`dashboard.otherwise-about`)} what=${E(`dashboard.foul`)}
rows=${p.map(e=>({...u(e),value:e.otherwise,href:l({foul:e.foul,book:`otherwise`})}))} />
<${xt} cases=${n.differently} />
<${vt} state=${e} changes=${n.recharged??[]} />
<${G} id="escalations" title=${E(`dashboard.escalations`)} what=${E(`dashboard.status`)}
rows=${c.map(e=>Ot(e,l))} />
<${yt} taking=${n.time_to_rule} asked=${r} />
</div>`}function Ot({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>D(`hall-escalation.${e}`)?E(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function kt({seen:{answer:e,fresh:n,trouble:i},zone:a}){nt();let o=e&&T(e.at,a);return!e&&!i?t`<${r} />`:i?t`<p class="note warn" role="status">${B(i)} ${E(e?`dashboard.old`:`dashboard.never`,{time:o??``})}</p>`:t`<p class="soft">${E(n?`dashboard.at`:`dashboard.asking`,{time:o??``})}</p>`}function At({state:e,escalation:n,ruling:r}){let i=R(),{outbox:a}=i,[o,s]=L(null);if(m(()=>void k.loadEscalationSteps(),[]),a.some(({subject:e,kind:t,state:r})=>e===n.id&&t!==`photo`&&ce(r)))return t`<p class="note bad">${E(`esc.stuck`)} <a href="#/outbox">${E(`hall-resolve`)}</a></p>`;let c=Ze(i,n,r);return t`
${c===`decide`&&t`<${Pt} state=${e} escalation=${n} ruling=${r} onAsk=${s} />`}
${c===`appeal`&&t`<button class="button main" type="button" onClick=${()=>s(jt)}>${E(`esc.do.appeal`)}</button>`}
${c===`reopen`&&t`<button class="button" type="button" onClick=${()=>s(Mt)}>${E(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(c)&&t`<p class="note warn">${E(`esc.${c}`)}</p>`}
${c===``&&t`<p class="soft">${E(`esc.wait.${n.status}`)}</p>`}
${o&&t`<${Re} what=${o.name} title=${E(`esc.do.${o.name}`)} text=${E(`esc.means.${o.name}`)} yes=${E(`esc.do.${o.name}`)}
onReason=${async e=>{if(!o)return;let{kind:t,name:r,...i}=o;await k.send(t,n.id,{reason:e,...i}),l(),f(E(`esc.done.${t}`)),s(null)}} onClose=${()=>s(null)} />`}
`}const jt={kind:`appeal`,name:`appeal`},Mt={kind:`reopening`,name:`reopening`},Nt=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Pt({state:e,escalation:n,ruling:r,onAsk:i}){let{id:a,standing_id:o,steps:s}=n,{table:c,seat:l,foul:u}=e.rulings[o]??r,d=s.findLast(({outcome:e})=>e)?.outcome===`amended`&&o,f=`#/call/${c.id}/${l??`-`}/${u}?amends=${o??a}&decides=${a}`,p=(e,n=``)=>t`<button class=${`button ${n}`} type="button" onClick=${()=>i(e)}>${E(`esc.do.${e.name}`)}</button>`;return t`
${d&&p(Nt(`amended`,`confirmed`),`main`)}
${p(Nt(`upheld`),d?``:`main`)}
<a class="button" href=${f}>${E(d?`esc.amend-again`:`hall-amend`)}</a>
${p(Nt(`overturned`),`danger`)}
`}function Ft({ruling:e,rulings:n}){let r=M(),{state:i}=R(),[a,o]=[!0,!1].map(t=>n.filter(n=>Rt(n,e)===t)),s=[...a,...o].slice(0,12);return t`<section class="stack">
<h2>${E(`esc.same-foul`)}</h2>
${n.length===0&&t`<p class="soft">${E(`esc.never-before`)}</p>`}
<ul class="rows">
${s.map(n=>t`<li key=${n.id}>
<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${le(n.kind)}`}>${N(r,n)}</strong>
<small>${[n.offender.name,i.officials[n.official]?.name,T(n.ruled_at,i.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${a.includes(n)&&t`<span class="badge info">${E(`esc.same-facts`)}</span>`}
${n.revision!==e.revision&&t`<span class="badge warn">${E(`esc.other-revision`)}</span>`}
<${ye} ruling=${n} />
</span>
</a>
</li>`)}
</ul>
${n.length>12&&t`<a class="reach" href=${`#/log?foul=${e.foul}`}>${E(`esc.all-of-foul`,{count:n.length})}</a>`}
</section>`}function It(e,t,{offender:n}){return Bt(e,t,e=>e.offender.id===n.id)}function Lt(e,t,{foul:n}){return Bt(e,t,e=>e.foul===n)}function Rt(e,t){return g(zt(e))===g(zt(t))}function zt({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Bt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return xe(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Vt({state:e,foul:n,escalation:r}){let i=z(`precedents?limit=20&foul=${n}`);return t`<section class="stack">
<h2>${E(`esc.precedents`)}</h2>
<${He} seen=${i} what="precedents" />
${i.answer&&t`<${Ut} state=${e} items=${Ht(i.answer.body.items,r)} />`}
<a class="button" href=${`#/precedents?foul=${n}`}>${E(`esc.search-precedents`)}</a>
</section>`}function Ht(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Ut({state:e,items:n}){let r=M();return n.length===0?t`<p class="soft">${E(`esc.no-precedents`)}</p>`:t`<ul class="rows below precedents">
${n.map(n=>t`<li key=${n.ruling.id}><${Wt} state=${e} words=${r} precedent=${n} /></li>`)}
</ul>`}function Wt({state:e,words:n,precedent:{ruling:r,why:i,facts:a,note:o,reason:s,escalation:c,revision_changed:l}}){let u=[o,s,...c?.steps.map(e=>e.reason)??[]].filter(Boolean),d=Object.entries(a).map(([e,t])=>`${n.question(e)} ${n.answer(e,{value:t})}`);return t`<a class="row" href=${`#/ruling/${r.id}`}>
<span class="body">
<strong class=${`penalty ${le(r.kind)}`}>${N(n,r)}</strong>
<span>${A(n,r.foul)} · <span class="who">${r.offender.name}</span></span>
${d.map(e=>t`<small key=${e}>${e}</small>`)}
${u.map(e=>t`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[r.official]?.name,T(r.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(r.status)&&t`<span class="badge">${E(`hall-status.${r.status}`)}</span>`}
${l&&t`<span class="badge warn">${E(`esc.revision-changed`)}</span>`}
${i.map(e=>t`<span class="badge" key=${e}>${E(`esc.why.${e}`)}</span>`)}
${c&&t`<span class="badge info">${De(c)}</span>`}
</span>
</span>
</a>`}function Gt({args:[e]}){let{tournament:n,state:r}=R();if(!n||!r)return t`<${F} title=${E(`esc.one`)} />`;let[i,a]=[r.escalations[e],r.rulings[e]];return!i||!a?t`<${P} title=${E(`esc.one`)} text=${E(`esc.missing`)} up="#/escalations" />`:t`<${Kt} state=${r} escalation=${i} ruling=${a} />`}function Kt({state:e,escalation:n,ruling:r}){let i=M(),a=Ve([r])[r.revision],o=w(i,a,r),s=o&&(o.chosen??o.final??o.first),c=n.status===`open`;Ne(c);let l=t`<${At} state=${e} escalation=${n} ruling=${r} />`;return t`<${j} title=${A(i,r.foul)} up="#/escalations" actions=${l}>
<${Te} ruling=${r} shown=${s}>
<p role="status"><span class=${`badge ${c?`warn`:`info`}`}>${ke(n)}</span> ${c&&t`<span class="soft">${Ce(n.escalated_at)}</span>`}</p>
<//>
<${Pe} state=${e} escalation=${n} />
<section class="stack">
<h2>${E(`esc.so-far`)}</h2>
<${Me} state=${e} events=${we(e,n)} />
</section>
<${Ye} ruling=${r} />
${o?t`<${qe} ruling=${r} spoken=${o} />`:t`<p class="soft">${E(`hall-no-book`)}</p>`}
<${Ue} state=${e} ruling=${r} />
<${je} state=${e} ruling=${r} />
<section class="stack">
<h2>${E(`esc.on-offender`,{name:r.offender.name})}</h2>
<${ne} rulings=${It(e,n,r)} place empty=${E(`esc.nothing-else`)} />
</section>
<${Fe} state=${e} id=${r.offender.id} />
<${Ft} ruling=${r} rulings=${Lt(e,n,r)} />
<${Vt} state=${e} foul=${r.foul} escalation=${n} />
<//>`}function qt(){let{tournament:e,state:n}=R();return!e||!n?t`<${F} title=${E(`hall-escalations`)} />`:t`<${Jt} state=${n} />`}function Jt({state:e}){let n=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),r=n.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),i=r.filter(({status:e})=>e===`open`),a=r.filter(({status:e})=>e!==`open`).reverse();return Ne(i.length>0),t`<${j} title=${E(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${E(`esc.precedents`)}</a></p>
${n.length===0&&t`<${_} text=${E(`esc.none`)} />`}
<${Yt} state=${e} title=${E(`esc.waiting`,{count:i.length})} escalations=${i} />
<${Yt} state=${e} title=${E(`esc.decided-ones`)} escalations=${a} />
<//>`}function Yt({state:e,title:n,escalations:r}){return r.length===0?null:t`<section class="stack">
<h2>${n}</h2>
<ul class="rows below">${r.map(n=>t`<li key=${n.id}><${Xt} state=${e} escalation=${n} /></li>`)}</ul>
</section>`}function Xt({state:e,escalation:n}){let r=M(),i=e.rulings[n.id],a=n.status===`open`,o=[E(`hall-table`,{label:i.table.label}),Ae(e,n),Ce(n.escalated_at)];return t`<a class="row" href=${`#/escalation/${n.id}`}>
<span class="body">
<strong>${A(r,i.foul)}</strong>
<span><span class="who">${i.offender.name}</span> · ${N(r,i)}</span>
<small>${o.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${a?`warn`:``}`}>${ke(n)}</span>
${!a&&t`<span class="badge info">${De(n)}</span>`}
${n.unsent&&t`<span class="badge info">${E(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Zt({query:e}){let{tournament:n,state:r}=R();return!n||!r?t`<${F} title=${E(`esc.precedents`)} />`:t`<${Qt} state=${r} begun=${e.get(`foul`)??``} />`}function Qt({state:e,begun:n}){let r=M(),[i,a]=L(n in r.catalogue.fouls?n:``),[o,s]=L({}),[c,l]=L(``),[u,d]=L(``),f=e=>{a(e),s({})},p=e=>{e.preventDefault(),d(c.trim())},m=z(nn(i,o,u)),h=m.answer?.body;return t`<${j} title=${E(`esc.precedents`)} up="#/escalations">
<p class="soft">${E(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${p}>
<${C} label=${E(`hall-filter.foul`)} value=${i} options=${[{value:``,text:E(`esc.any`)},...tn(r)]} onChange=${f} />
${i&&t`<${$t} words=${r} foul=${i} facts=${o} onFacts=${s} />`}
<${I} type="search" label=${E(`esc.words`)} hint=${E(`esc.words-hint`)} value=${c} onInput=${l} maxlength="200" />
<button class="button">${E(`esc.search`)}</button>
</form>
<${He} seen=${m} what="precedents" />
${h&&t`<${Ut} state=${e} items=${h.items} />`}
${h?.next&&t`<p class="note">${E(`esc.more`,{count:50})}</p>`}
<//>`}function $t({words:e,foul:n,facts:r,onFacts:i}){let{book:a}=R();return a?a.table(n).used.map(n=>{let a=en(e.catalogue.facts[n]).map(t=>({value:String(t),text:e.answer(n,{value:t})}));return a.length>0&&t`<${C} key=${n} label=${e.question(n)} value=${r[n]??``}
options=${[{value:``,text:E(`esc.any`)},...a]} onChange=${e=>i({...r,[n]:e})} />`}):null}function en({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function tn(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function nn(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function rn({state:e,balances:n,onPay:r}){let i=n.filter(({amount:e})=>e>0),a=$e(i).map(([e,t])=>H(e,t));return t`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${E(`fines.owing`)}</h2>
${i.length===0&&t`<p class="soft">${E(`fines.nobody`)}</p>`}
${i.length>0&&t`<p>${E(`fines.in-all`,{amount:a.join(` · `)})}</p>`}
<ul class="rows">
${i.map(n=>t`<li key=${on(n)}><${sn} state=${e} balance=${n} onPay=${r} /></li>`)}
</ul>
${i.length>0&&t`<p class="soft">${E(`fines.not-seated`)}</p>`}
</section>`}function an({state:e,balances:n}){let r=n.filter(({amount:e})=>e<0);return r.length===0?null:t`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${E(`fines.paid-back`)}</h2>
<ul class="rows">
${r.map(n=>t`<li key=${on(n)}><${sn} state=${e} balance=${n} /></li>`)}
</ul>
<p class="soft">${E(`fines.gives-back`)}</p>
</section>`}function on({account:e,unit:t}){return e.id+t}function sn({state:e,balance:n,onPay:r}){let{account:i,unit:a,amount:o,since:s,lines:c}=n,l=c.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),u=[o>0&&E(`fines.since`,{time:T(s,e.settings.time_zone)}),l>0&&E(`fines.part-paid`,{amount:H(a,l)})],d=t`<span class="body who">${U(e,i)}<small>${u.filter(Boolean).join(` · `)}</small></span>
<strong>${H(a,Math.abs(o))}</strong>`;return r?t`<button class="row" type="button" onClick=${()=>r(n)}>${d}</button>`:i.kind===`player`?t`<a class="row" href=${`#/player/${i.id}`}>${d}</a>`:t`<div class="row">${d}</div>`}const cn=[`cash`,`card`,`transfer`,`other`];function ln({state:e,balance:{account:n,unit:r,amount:i,lines:a},onTaken:s,onClose:c}){let[u,d]=L(()=>H(r,i).slice(r.length+1)),[f,p]=L(`cash`),[m,h]=L(``),{does:g,wrong:_}=S(),v=tt(r,u),y=!v||v>i?E(`fines.between`,{most:H(r,i)}):void 0,b=()=>g(async()=>{let e=m.trim()&&{note:m.trim()},t=new Date(k.now()).toISOString(),{id:i}=await k.send(`payment`,null,{account:n,unit:r,amount:v,method:f,paid_at:t,...e});l(),s(i),c()}),x=cn.map(e=>({value:e,text:E(`fines.method.${e}`)}));return t`<${Se} title=${E(`fines.pays`,{name:U(e,n)})} onClose=${c}>
<dl class="facts lines">
${Je(a).map(n=>t`<div key=${n.id}>
<dt><${Qe} state=${e} line=${n} /></dt>
<dd>${Ke(n)}</dd>
</div>`)}
</dl>
<${I} label=${E(`fines.amount`,{unit:r})} value=${u} inputmode="decimal" wrong=${y} onInput=${d} />
<${o} label=${E(`fines.how`)} value=${f} options=${x} onChange=${p} />
<${I} label=${E(`fines.note`)} value=${m} onInput=${h} />
${_}
<button class="button main" type="button" disabled=${!!y} onClick=${b}>
${E(`fines.take`,{amount:H(r,v??0)})}
</button>
<//>`}function un({state:e,official:n}){if(!e.season||!Xe(n))return null;let r=E(`fines.season`,{season:e.season.season});return t`<${x} title=${r}>${()=>t`<${dn} state=${e} />`}<//>`}function dn({state:e}){let{answer:n,fresh:r,trouble:i}=z(`ledger/fines/season`);if(!n)return t`<p class="soft" role="status">${E(i?`fines.season-away`:`loading`)}</p>`;let{items:a}=n.body,o=T(n.at,e.settings.time_zone);return t`${!r&&t`<p class="note warn" role="status">${E(`fines.season-old`,{time:o})}</p>`}
${a.length===0&&t`<p class="soft">${E(`fines.nobody`)}</p>`}
<ul class="rows">
${a.map(n=>t`<li class="row" key=${[n.holder.kind,n.tournaments[0].account,n.unit].join()}>
<span class="body who">${n.holder.name}<small>${fn(e,n)}</small></span>
<strong>${H(n.unit,n.amount)}</strong>
</li>`)}
</ul>`}function fn(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=ie(e,r)||e.settings.name;return n.length>1?`${a} ${H(t,i)}`:a}).join(` · `)}function pn({state:e}){let{fines:n}=e.others;return n.length===0?null:t`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${E(`fines.elsewhere`)}</h2>
<ul class="rows">
${n.map(({account:n,tournament:r,unit:i,amount:a,since:o})=>t`<li key=${[n.id,r,i].join()} class="row">
<span class="body who">${U(e,n)}<small>
${ie(e,r)} · ${E(`fines.since`,{time:T(o,e.settings.time_zone)})}
</small></span>
<strong>${H(i,a)}</strong>
</li>`)}
</ul>
<p class="soft">${E(`fines.paid-there`)}</p>
</section>`}function mn(){let{tournament:e,state:n}=R();return!e||!n?t`<${F} title=${E(`fines.title`)} />`:t`<${hn} state=${n} />`}function hn({state:e}){let{official:n}=R(),[r,a]=L(null),[o,s]=L(``);m(()=>void k.lookAround(),[]);let c=i(()=>at(e),[e.ledger]),l=Xe(n);return t`<${j} title=${E(`fines.title`)} up="#/tables">
<div role="status">${e.payments[o]&&t`<${gn} state=${e} payment=${e.payments[o]} />`}</div>
<${rn} state=${e} balances=${c} onPay=${l&&a} />
<${an} state=${e} balances=${c} />
<${pn} state=${e} />
<${_n} state=${e} />
<${un} state=${e} official=${n} />
${l&&t`<a class="button" href="#/reports">${E(`reports.link`)}</a>`}
${r&&t`<${ln} state=${e} balance=${r} onTaken=${s} onClose=${()=>a(null)} />`}
<//>`}function gn({state:e,payment:{id:n,account_kind:r,account_id:i,unit:a,amount:o}}){let s=U(e,{kind:r,id:i});return t`<p class="note info row">
<span class="body">${E(`fines.taken`,{name:s,amount:H(a,o)})}</span>
<a class="button" href=${`#/paid/${n}`}>${E(`fines.to-receipt`)}</a>
</p>`}function _n({state:e}){let n=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return n.length===0?null:t`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${E(`fines.paid`)}</h2>
<ul class="rows">
${n.map(({id:n,receipt:r,account_kind:i,account_id:a,unit:o,amount:s,method:c,paid_at:l,unsent:u})=>t`<li key=${n}><a class="row" href=${`#/paid/${n}`}>
<span class="body who">${U(e,{kind:i,id:a})}<small>
${[u?E(`fines.no-receipt-yet`):E(`fines.receipt`,{number:r}),E(`fines.method.${c}`),T(l,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${H(o,s)}</strong>
</a></li>`)}
</ul>
<p class="soft">${E(`fines.put-right`)}</p>
</section>`}function vn({args:[e]}){let{tournament:n,state:r,official:i}=R();if(!n||!r)return t`<${F} title=${E(`fines.payment`)} />`;let a=r.payments[e];if(!a)return t`<${P} title=${E(`fines.payment`)} text=${E(`fines.no-payment`)} up="#/fines" />`;let o=a.unsent?E(`fines.payment`):E(`fines.receipt`,{number:a.receipt});return t`<${j} title=${o} up="#/fines">
<${yn} state=${r} payment=${a} />
${a.unsent?t`<p class="note info" role="status">${E(`fines.receipt-later`)}</p>`:t`<${bn} hash=${a.hash} />`}
${!a.unsent&&Xe(i)&&t`<${xn} payment=${a} />`}
<//>`}function yn({state:e,payment:{account_kind:n,account_id:r,unit:i,amount:a,method:o,paid_at:s,note:c}}){let l=[[E(`fines.payer`),U(e,{kind:n,id:r})],[E(`fines.amount-paid`),H(i,a)],[E(`fines.how`),E(`fines.method.${o}`)],[E(`fines.when`),T(s,e.settings.time_zone)],...c?[[E(`fines.note-paid`),c]]:[]];return t`<dl class="facts">
${l.map(([e,n])=>t`<div key=${e}><dt>${e}</dt><dd>${n}</dd></div>`)}
</dl>`}function bn({hash:e}){return t`<figure class="big-code">
<${Oe} text=${`${location.origin}/#/receipt/${e}`} label=${E(`fines.code`)} />
<figcaption>${E(`fines.photograph`)}</figcaption>
</figure>`}function xn({payment:{id:e,receipt:n}}){let{live:r}=R(),{lang:i}=p(),[a,o]=L(0),{blob:s,url:c,failed:l}=Le(()=>k.file(`payments/${e}/receipt.pdf?lang=${i}`),[e,i,a].join()),u=()=>o(a+1);m(()=>{l&&r===`live`&&u()},[r]);let d=`receipt-${n}.pdf`;if(l)return t`<p class="note warn" role="status">${E(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${E(`try-again`)}</button>`;if(!c||!s)return t`<p class="soft" role="status">${E(`fines.page-comes`)}</p>`;let f=[new File([s],d,{type:s.type})];return t`<div class="doing">
<a class="button main" href=${c} target="_blank">${E(`fines.open-page`)}</a>
<a class="button" href=${c} download=${d}>${E(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&t`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${E(`fines.share-page`)}</button>`}
</div>`}function Sn(){let{tournament:e,state:n}=R();if(!e||!n)return t`<${F} title=${E(`hall-cards`)} />`;let r=t`<button class="button main" onClick=${()=>print()}>${E(`hall-print`)}</button>`;return t`<${j} title=${E(`hall-cards`)} up="#/tables" actions=${r}>
<p class="unprinted">${E(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${E(`reports.link`)}</a>
<ul class="codes">
${se(n).map(e=>t`<li key=${e.id}><${Cn} table=${e} name=${n.settings.name} /></li>`)}
</ul>
<//>`}function Cn({table:e,name:n}){let{url:r,failed:i}=Le(()=>k.tableCode(e.id),e.id),a=E(`hall-table`,{label:e.label});return t`<figure>
${r&&t`<img src=${r} alt=${E(`hall-code`,{label:e.label})} />`}
${i&&t`<p class="note warn">${E(`hall-code-away`)}</p>`}
<figcaption><strong>${a}</strong><small>${n}</small></figcaption>
</figure>`}function wn(){let{outbox:e}=R(),n=e.filter(({kind:e,state:t})=>e===`result`&&me(t)).length;return n===0?null:t`<p class="note info"><a class="reach" href="#/outbox">${E(`standings.waits`,{count:n})}</a></p>`}function Tn({state:e}){let{official:n}=R(),r=new Intl.Collator(void 0,{numeric:!0}),i=Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:En(e,{table:n,round:r})})).sort((e,t)=>r.compare(e.name,t.name));return i.length===0?null:t`<${x} title=${E(`standings.missing`,{count:i.length})}>${()=>t`<ul class="rows">
${i.map(({id:e,name:r})=>t`<li key=${e}>${oe(n)?t`<a class="row" href=${`#/result/${e}`}>${r}</a>`:t`<div class="row">${r}</div>`}</li>`)}
</ul>`}<//>`}function En(e,{table:t,round:n}){return[E(`hall-round`,{round:n}),E(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function Dn(e,t,n){let{kind:r,body:i}=n,a=On[r]??On[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const On={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...kn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,An(t,n),...kn(n)],phone:(e,t,{body:n})=>[An(t,n)],token:(e,t,{body:n})=>[n.name,An(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[E(`hall-table`,{label:n.label})],hanchan:(t,n,{subject:r,body:i})=>[K(n,r),...e.map(e=>n.players[i[`${e}_id`]]?.name),i.scheduled_at&&T(i.scheduled_at,n.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>jn(e,n),photo:(e,t,{body:n})=>jn(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...jn(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&E(`journal.outcome.${r.outcome}`),...jn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Mn(t,i)]},hand:(e,t,{subject:n,body:r})=>[E(`hall-how.${r.how}`),...Mn(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[E(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>U(t,e)),n.foul&&A(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&E(`help.over.${r.ended_how}`),...Mn(t,t.helpCalls[n])],timing:(e,t,{body:n})=>[E(`journal.what.${n.what}`),n.person_id&&U(t,{kind:n.person_kind,id:n.person_id}),K(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${s(Math.abs(n.seconds))}`,K(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&E(`journal.what.${r}`),t.players[i]?.name,K(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Nn(t,e)),fine:(e,t,{body:n})=>[Nn(t,{...n,what:`paid`}),E(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(t,n,{body:r})=>[K(n,r.hanchan_id),...e.map(e=>`${t.phrase(`seat-${e}`)} ${W(r.points[e])}`)]};function kn({roles:e}){return(e??[]).map(e=>E(`hall-role.${e}`))}function An(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function jn(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[A(e,n),r.name,E(`hall-table`,{label:i.label}),N(e,t)]}function K(e,t){let n=e.hanchans[t??``];return n&&En(e,n)}function Mn(e,{table:t,hand:n}={}){return[e.tables[t]&&E(`hall-table`,{label:e.tables[t].label}),_e(n)]}function Nn(e,{account_kind:t,account_id:n,...r}){return`${U(e,{kind:t,id:n})} ${Ke(r)}`}const Pn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Fn(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Hn(e,t);if(n.startsWith(`ruling.`))return Ln(e,t);let[i]=await Gn(t,In(t));if(!i)return null;if(n===`result.corrected`)return{before:zn(e,i.body),after:zn(e,r)};let a=n===`hanchan.scheduled`?Bn:Vn;return{before:a(i.body),after:a(r)}}function In({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Ln(e,t){let{kind:n,body:r}=t,[i]=await Gn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Rn(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=N(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(bt(e,t,n))}}}let[o]=await Gn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Rn(e,o)}:null}function Rn(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=N(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Pn.filter(e=>(o[e]??null)!==null),c=bt(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function zn(t,{points:n,deposits:r,unranked:i}){let a=e.map(e=>[t.phrase(`seat-${e}`),n[e]]);return{...Object.fromEntries(a),deposits:r,unranked:i.join(` `)}}function Bn({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Vn({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Hn(e,t){let n=await Gn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Un(e,r),after:Un(e,{...r,...t.body})}}function Un(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[E(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Wn(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[E(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Wn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Gn({seq:e},t,n=1){return(await(await k.audit()).older(e,n,t)).entries}const Kn=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],qn={ruling:`rulings`,player:`players`,table:`tables`};function Jn({state:e,entry:n,onSubject:r}){let i=M(),{seq:a,at:o,who:s,kind:c}=n,l=s?e.officials[s]?.name??E(`hall-unknown`):E(`journal.nobody`),u=Dn(i,e,n),d=[E(`journal.number`,{seq:a}),T(o,e.settings.time_zone),l],f=t`<div class="body">
<h3>${Xn(c)}</h3>
${u.length>0&&t`<span class="who">${u.join(` · `)}</span>`}
<small>${d.join(` · `)}</small>
</div>`;return t`<${x} class="entry" title=${f}>
${()=>t`<${Yn} state=${e} entry=${n} onSubject=${r} />`}
<//>`}function Yn({state:e,entry:n,onSubject:r}){let{tournament:i,...a}=n,{kind:o,subject:s,body:c}=a,[l]=Object.entries(qn).find(([,t])=>s in e[t])??[];return t`<div class="stack">
<p class="pair">
${l&&t`<a class="button" href=${`#/${l}/${s}`}>${E(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>r(s)}>${E(`journal.all-of-it`)}</button>
</p>
${(Kn.includes(o)||c.what===`corrected`)&&t`<${Zn} state=${e} entry=${n} />`}
<h4>${E(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${E(`journal.raw`)}>${JSON.stringify(a,null,2)}</pre>
</div>`}function Xn(e){return D(`journal.kind.${e}`)?E(`journal.kind.${e}`):e}function Zn({state:e,entry:n}){let i=M(),[a,o]=L(void 0);return m(()=>void Fn(i,n).then(o,()=>o(null)),[]),a===void 0?t`<${r} />`:a===null?t`<p class="soft">${E(`journal.no-before`)}</p>`:t`<${We} caption=${E(`journal.changes`)} heads=${[E(`journal.before`),E(`journal.after`)]}
before=${a.before} after=${a.after} />`}const Qn=`shinpan.alarm.`;function $n({inCall:e}){let{alarms:n,tournament:r}=R(),i=n?.at(-1);return i&&r&&t`<${er} key=${i.at} alarms=${n} id=${r.id} inCall=${e} />`}function er({alarms:e,id:n,inCall:r}){let i=e.at(-1),[a,o]=L(()=>!r&&pe(Qn+n)!==i.at);return m(()=>{q(i)||h(220),l(600)},[]),t`<div role="alert">
<button class=${q(i)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${tr} alarm=${i} /><span>${E(`alarm.${i.what}`)}</span><strong>${E(`alarm.open`)}</strong>
</button>
</div>
${a&&t`<${nr} alarms=${e} onClose=${()=>{O(Qn+n,i.at),o(!1)}} />`}`}function q({what:e}){return e===`restored`}function tr({alarm:e}){return t`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(q(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function nr({alarms:e,onClose:n}){let{official:r}=R(),i=b(null);m(()=>i.current?.showModal(),[]);let[a,...o]=e.toReversed(),{what:s,seq:c}=a,l=r?.roles?.includes(`director`)?`director`:`others`;return t`<dialog class=${q(a)?`alarm restored`:`alarm`} ref=${i} aria-labelledby="alarm-title" onCancel=${n}>
<header><${tr} alarm=${a} /><h2 id="alarm-title" tabindex="-1" autofocus>${E(`alarm.${s}`)}</h2><p>${E(`alarm.${s}.said`,{seq:c})}</p></header>
<div class="stack">
<${ir} alarm=${a} />
<section><h3>${E(`alarm.meaning`)}</h3><p>${E(q(a)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${E(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>t`<li key=${e}>${E(`alarm.${e}.${l}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${cr}>${E(`alarm.save`)}</button>
<button class="button" type="button" onClick=${n}>${E(`alarm.close`)}</button>
${o.map(e=>t`<${rr} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function rr({alarm:e}){let{what:n,seq:r}=e;return t`<section class="stack">
<h3>${E(`alarm.earlier`)} ${E(`alarm.${n}`)}</h3>
<p>${E(`alarm.${n}.said`,{seq:r})}</p>
<${ir} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function ir({alarm:{mine:e,theirs:n,at:r},theirs:i=`alarm.theirs`}){let{tournament:a}=R();return t`${e&&t`<${ar} mine=${e} theirs=${n} heads=${[E(`alarm.mine`),E(i)]} />`}
<p class="soft">${E(`alarm.found`,{time:T(r,a?.time_zone)})}</p>`}function ar({mine:e,theirs:n,heads:r}){let i=M(),{state:a}=R(),o=Dn(i,a,e),s=n&&Dn(i,a,n);return t`<div class="slips">
<${sr} title=${r[0]} entry=${e} parts=${o} others=${s} />
<${sr} title=${r[1]} entry=${n} parts=${s} others=${o} />
</div>
${s?.join()===o.join()&&t`<${We} caption=${E(`journal.changes`)} heads=${r} before=${or(e)} after=${or(n)} />`}`}function or({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function sr({title:e,entry:n,parts:r,others:i}){let{state:a}=R();return t`<section class="slip">
<h3>${e}</h3>
${n?t`<p><strong>${Xn(n.kind)}</strong></p>
<ul>${r.map((e,n)=>t`<li key=${n}>${!i||i.includes(e)?e:t`<mark>${e}</mark>`}</li>`)}</ul>
<small>${E(`journal.number`,{seq:n.seq})} · ${T(n.at,a.settings.time_zone)}</small>`:t`<p><mark>${E(`alarm.nothing`)}</mark></p>`}
</section>`}async function cr(){let e=await k.evidence().catch(()=>null);if(!e)return f(E(`journal.unread`));let t=JSON.stringify(e,null,1);Be(new Blob([t],{type:`application/json`}),`${k.snapshot.tournament?.slug}-log-evidence.json`)}function lr({state:e,chosen:n,onChoose:r}){let i=Object.values(n).filter(Boolean).length,a=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],o={kind:ur(te(`journal.kind.`).map(e=>({value:e.slice(13),text:E(e)}))),person:ur(a.map(({id:e,name:t})=>({value:e,text:t}))),table:se(e).map(({id:e,label:t})=>({value:e,text:t})),...n.subject&&{subject:[{value:n.subject,text:E(`journal.this`)}]}};return t`<details class="fold" open=${!!n.subject}>
<summary>${E(`journal.filters`,{count:i})}</summary>
<div class="stack">
${Object.entries(o).map(([e,i])=>t`<${C} key=${e} label=${E(`journal.filter.${e}`)} value=${n[e]??``}
options=${[{value:``,text:E(`hall-any`)},...i]} onChange=${t=>r({...n,[e]:t})} />`)}
${i>0&&t`<button class="button" type="button" onClick=${()=>r({})}>${E(`journal.clear`)}</button>`}
</div>
</details>`}function ur(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const dr=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function fr(e,{kind:t,person:n,table:r,subject:i}){let a=mr(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=pr(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function pr({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(dr)??[]]}function mr({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function hr({result:{browser:e,server:n}}){return t`<div class="stack" role="status">
<${_r} name=${E(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>E(`journal.found.${t}`,{seq:e})} />
${n&&t`<${_r} name=${E(`journal.server`)} result=${n} whole="journal.rows-whole" line=${gr} />`}
</div>`}function gr({seq:e,kind:n,values:r,what:i}){let a=r.roles?.split(`, `).map(e=>e===`player`?E(`hall-player`):D(`hall-role.${e}`)?E(`hall-role.${e}`):e);return D(`finding.${n}`)?E(`finding.${n}`,{seq:e,...r,...a&&{roles:a.join(`, `)}}):t`<span lang="en">${i}</span>`}function _r({name:e,result:{trouble:n,findings:r=[],found:i=r.length,head:a},whole:o,line:s}){if(n)return t`<p class="note warn"><strong>${e}</strong> ${n}</p>`;let c=R().alarms?.at(-1),l=c&&c.what!==`restored`;return i===0&&l?t`<p class="note bad"><strong>${e}</strong> ${E(`journal.another`,{seq:a.seq})} ${E(`alarm.${c.what}.said`,{seq:c.seq})}</p>`:i===0?t`<p class="note"><strong>${e}</strong> ${E(o,{seq:a.seq})}</p>`:t`<div class="note bad stack">
<p><strong>${e}</strong> ${E(`journal.broken`,{count:i})}</p>
<ul class="bullets">${r.slice(0,50).map((e,n)=>t`<li key=${n}>${s(e)}</li>`)}</ul>
${i>50&&t`<p>${E(`journal.more`,{count:i-50})}</p>`}
</div>`}function vr(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function yr({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Be(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function br({onHead:e,onClose:n}){let r=b(null),[i,a]=L(``);return m(()=>{let t=new AbortController;return it(r.current,t.signal,t=>vr(t)?(e(t),!0):!1,a),()=>t.abort()},[]),t`<${Se} title=${E(`journal.scan`)} onClose=${n}>
<video ref=${r} class="viewfinder" hidden=${[`impossible`,`refused`].includes(i)} muted playsinline aria-label=${E(`hall-viewfinder`)}></video>
${i&&t`<p class="note warn" role="status">${E(`journal.scan.${i}`)}</p>`}
<//>`}function xr({state:e}){return t`<section class="card" aria-labelledby="proof">
<h2 id="proof">${E(`journal.proof`)}</h2>
<p class="unprinted">${E(`journal.proof-about`)}</p>
<${Sr} />
<${x} title=${E(`journal.head`)}>${()=>t`<${wr} state=${e} />`}<//>
</section>`}function Sr(){let{official:e}=R(),[n,r]=L(``),[i,a]=L(null),[o,s]=L(null),c=b(null);m(()=>()=>c.current?.abort(),[]);let[l,u]=L(!1),d=e=>{r(e),u(!1)},f=vr(n),p=n.trim()&&!f?E(`journal.no-head`):``;return t`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),p||o)return;c.current=new AbortController,a(null),s({done:0,all:0});let{signal:n}=c.current;a(await Cr({noted:f,stop:n,tell:(e,t)=>s({done:e,all:t})},e)),s(null)}}>
<${I} label=${E(`journal.noted`)} hint=${E(`journal.noted-hint`)} value=${n} wrong=${p} onInput=${r}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>u(!0)}>${E(`journal.scan`)}</button>
<button class="button main" disabled=${!!o}>${E(`journal.verify`)}</button>
</form>
${o&&t`<div class="stack" role="status">
<progress aria-label=${E(`journal.verifying`)} max=${o.all||1} value=${o.done}></progress>
<p>${E(`journal.progress`,o)}</p>
<button class="button" type="button" onClick=${()=>c.current?.abort()}>${E(`journal.stop`)}</button>
</div>`}
${i&&t`<${hr} result=${i} />`}
${l&&t`<${br} onHead=${d} onClose=${()=>u(!1)} />`}`}async function Cr(e,t){let{prove:n}=await k.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?E(`journal.stopped`):B(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(k.ask(`audit${o}`,{timeout:12e4}))}}function wr({state:e}){let[n,r]=L(null),[i,a]=L(``),{online:o}=R();if(m(()=>{k.ask(`journal/head`).then(r,e=>a(B(e)))},[e.seq,o]),!n)return t`<p class=${i?`note warn`:`soft`} role="status">${i||E(`loading`)}</p>`;let{slug:s,name:c,time_zone:l}=e.settings,u=`${n.seq}:${n.hash}`;return t`<div class="stack head">
<p>${E(`journal.head-about`)}</p>
<figure><${Oe} text=${u} label=${E(`journal.code`)} /><figcaption><strong>${c}</strong></figcaption></figure>
<${fe} rows=${[[E(`journal.number-of`),n.seq],[E(`journal.time`),n.at&&T(n.at,l)],[E(`journal.hash`),t`<code>${u}</code>`],[E(`journal.command`),t`<code>shinpan audit verify ${s} --head ${u}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>yr(e.settings,n)}>${E(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${E(`hall-print`)}</button>
</p>
</div>`}const Tr=5e3;function Er({state:e}){let{online:n}=R(),[r,i]=L(null),[a,o]=L(``),[s,c]=L(null);return m(()=>{let e=()=>Dr().then(i,e=>o(B(e))),t=()=>k.uncheckedSince().then(c,()=>{});e(),t();let n=setTimeout(e,Tr),r=setInterval(t,Tr);return()=>{clearTimeout(n),clearInterval(r)}},[e.hash,n]),t`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${E(`witness.title`)}</h2>
${s&&t`<p class="note warn" role="status">${E(`witness.unchecked`,{time:T(s,e.settings.time_zone)})}</p>`}
${r?t`<${Or} state=${e} answer=${r} />`:t`<p class="soft" role="status">${a||E(`loading`)}</p>`}
</section>`}async function Dr(){let e=await k.ask(`journal/witnesses`);return{...e,...await k.behindHead(e)}}function Or({state:e,answer:{head:n,items:r,signed:i,other:a}}){let o=[...r].sort((e,t)=>t.size-e.size),s=o.filter(({key_id:e})=>!i.includes(e));return t`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${o.map(n=>t`<span key=${n.key_id} class=${s.includes(n)?`seal behind`:`seal`}>${Ar(e,n.official_id)}</span>`)}
</p>
<p><strong>${E(`witness.behind-head`,{count:o.length-s.length,all:o.length,seq:n.seq})}</strong></p>
<p class="soft">${E(`witness.about`)}</p>
${s.length>0&&t`<ul class="bullets">${s.map(n=>t`<li key=${n.key_id}>${kr(e,n,a)}</li>`)}</ul>`}
</div>`}function kr(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??E(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return E(s,{...o,time:T(i,e.settings.time_zone)})}function Ar(e,t){return[...e.officials[t]?.name??`?`][0]}function jr({query:e}){let{tournament:n,state:r}=R();if(!n||!r)return t`<${F} title=${E(`journal.title`)} />`;let i=Object.fromEntries(e);return t`<${Mr} key=${e.toString()} state=${r} asked=${i} />`}function Mr({state:e,asked:n}){let[r,i]=L(n),[a,o]=L(e.seq),s=JSON.stringify([r,a]);return t`<${j} title=${E(`journal.title`)} up="#/log">
<${xr} state=${e} />
<${Er} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${E(`journal.entries`)}</h2>
<p class="soft">${E(`journal.kept`,{seq:e.seq})}</p>
<${lr} state=${e} chosen=${r} onChoose=${i} />
${e.seq>a&&t`<button class="button" type="button" onClick=${()=>o(e.seq)}>${E(`journal.newer`,{count:e.seq-a})}</button>`}
<${Nr} key=${s} state=${e} from=${a} chosen=${r} onSubject=${e=>i({subject:e})} />
</section>
<//>`}function Nr({state:e,from:n,chosen:a,onSubject:o}){let s=i(()=>fr(e,a),[]),[c,l]=L([]),[u,d]=L(n+1),[f,p]=L(!1),h=b(!1),g=async()=>{if(!(h.current||u===null)){h.current=!0;try{let e=await(await k.audit()).older(u,30,s);l(t=>[...t,...e.entries]),d(e.next)}catch{p(!0)}finally{h.current=!1}}};return m(()=>void g(),[]),f?t`<p class="note bad" role="alert">${E(`journal.unread`)}</p>`:u===n+1?t`<${r} />`:t`<ul class="entries">
${c.map(n=>t`<li key=${n.seq}><${Jn} state=${e} entry=${n} onSubject=${o} /></li>`)}
</ul>
${c.length===0&&t`<p class="soft" role="status">${E(`hall-none-found`)}</p>`}
${u!==null&&t`<button class="button" type="button" onClick=${g}>${E(`journal.older`)}</button>`}`}function J(e){let{state:t,online:n}=R(),[r,i]=L({items:null,trouble:null});return m(()=>{let t=!1;return Pr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function Pr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await k.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function Fr({of:{items:e,trouble:n},children:i}){return!e&&!n?t`<${r} />`:t`${n&&t`<${Ir} error=${n} />`}${e&&i(e)}`}function Ir({error:e}){return e.problem?t`<div role="alert"><${et} problem=${e.problem} /></div>`:t`<p class="note bad" role="alert">${B(e)} ${E(`people.needs-network`)}</p>`}function Y(){let[e,n]=L(null),[r,i]=L(!1),a=b(!1);return{ask:async e=>{if(!a.current){a.current=!0,i(!0),n(null);try{await rt(e)}catch(e){if(!(e instanceof re)&&e.name!==`Unreachable`)throw e;n(e)}finally{a.current=!1,i(!1)}}},asking:r,wrong:e&&t`<${Ir} error=${e} />`}}function X(){let e=b(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??a(k.now());return e.current.set(n,r),r}}async function Z(e,t,n,r){let i=await k.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await k.ask(`${e}/${t}/revocation`,{method:`PUT`}),k.ask(`${e}/${a(k.now())}`,{method:`PUT`,body:n}))}const Lr=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Q(e){return ee(Lr.filter(t=>e.includes(t)).map(e=>E(`hall-role.${e}`)))}function Rr({label:e,names:n,said:r,chosen:i,wrong:a,onChange:o}){let s=e=>o(i.includes(e)?i.filter(t=>t!==e):[...i,e]);return t`<fieldset>
<legend>${e}</legend>
<div class="choices">
${n.map(e=>t`<label class="choice several" key=${e}>
<input type="checkbox" checked=${i.includes(e)} onChange=${()=>s(e)} />
<span>${r(e)}</span>
</label>`)}
</div>
${a&&t`<p class="wrong" role="alert">${a}</p>`}
</fieldset>`}function zr(e){return t`<${Rr} label=${E(`people.roles`)} names=${Lr} said=${e=>E(`hall-role.${e}`)}
...${e} />`}function Br({state:e}){let n=J(`invitations`),r=t`<a class="button main" href="#/people/invite">${E(`people.invite`)}</a>`;return t`<${j} title=${E(`people.links`)} up="#/people" actions=${r}>
<${Fr} of=${n}>
${n=>t`<${Vr} links=${n.toReversed()} state=${e} />`}
<//>
<//>`}function Vr({links:e,state:n}){let r=n.settings.time_zone,i=e.filter(({closed:e})=>!e),a=e.filter(({closed:e})=>e);return t`${i.length===0&&t`<${_} text=${E(`people.no-links`)} />`}
<${Hr} links=${i} zone=${r} state=${n} />
${a.length>0&&t`<${x} title=${E(`people.closed-count`,{count:a.length})}>
${()=>t`<${Hr} links=${a} zone=${r} state=${n} />`}
<//>`}`}function Hr({links:e,zone:n,state:r}){return e.length===0?null:t`<ul class="rows">
${e.map(e=>t`<${Wr} key=${e.id} link=${e} zone=${n} whom=${r?Ur(r,e):E(`people.open-link`)} />`)}
</ul>`}function Ur(e,{official:t,player:n,roles:r,label:i}){return t?E(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?E(`people.for-player`,{name:e.players[n]?.name??`?`}):[Q(r),i].filter(Boolean).join(` · `)}function Wr({link:e,zone:n,whom:r}){let[i,a]=L(!1),{ask:o,asking:s,wrong:c}=Y();return t`<li>
<div class="row">
<span class="body"><strong>${r}</strong><small>${Gr(e,n)}</small></span>
${!e.closed&&t`<button class="button danger" type="button" disabled=${s} aria-haspopup="dialog"
aria-label=${E(`people.withdraw-this`,{whom:r})} onClick=${()=>a(!0)}>${E(`people.withdraw`)}</button>`}
</div>
${c}
${i&&t`<${Ie} title=${E(`people.withdraw-ask`)} text=${E(`people.withdraw-text`)} yes=${E(`people.withdraw`)} danger
onYes=${()=>{a(!1),o(()=>k.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>a(!1)} />`}
</li>`}function Gr({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?E(`people.any-number`):E(`people.uses-left`,{left:t,uses:e});return r?[E(`people.closed.${r}`),a].join(` · `):[a,n?E(`people.until`,{time:T(n,i)}):E(`people.no-end`)].join(` · `)}function Kr({made:e,state:n,up:r,onMore:i}){let a=`${location.origin}${e.join}`,o=e.limits??Gr(e,n.settings.time_zone),s=t`<button class="button" type="button" onClick=${i}>${E(`people.another`)}</button>
<a class="button main" href=${r}>${E(`people.done`)}</a>`;return t`<${j} title=${E(`people.link-made`)} up=${r} actions=${s}>
<p><strong>${Jr(n,e)}</strong></p>
<figure class="big-code"><${Oe} text=${a} label=${E(`people.code`)} /></figure>
<p class="soft">${o}</p>
<${Yr} made=${e} />
<${qr} label=${E(`people.link`)} text=${a} />
<p class="note warn">${E(`people.link-once`)}</p>
<//>`}function qr({label:e,text:n}){return t`<${I} label=${e} value=${n} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&t`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(n).then(()=>f(E(`people.copied`)),()=>f(E(`people.not-copied`)))}>${E(`people.copy`)}</button>`}
${`share`in navigator&&t`<button class="button" type="button" onClick=${()=>navigator.share({text:n}).catch(()=>{})}>${E(`people.share`)}</button>`}
</div>`}function Jr(e,{official:t,player:n,roles:r,name:i}){return n?E(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?E(`people.becomes-named`,{name:i,roles:Q(r)}):t?E(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):E(`people.becomes`,{roles:Q(r)})}function Yr({made:e}){let{items:n}=J(`phones`),r=(n??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return t`<p role="status">${r>0&&t`<span class="badge">${E(`people.arrived`,{count:r})}</span>`}</p>`}const Xr=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function Zr({state:e,query:n}){let[r,i]=L(null),a=n.get(`official`),o=n.get(`player`),s=a?`#/people/${a}`:o?`#/people/player/${o}`:`#/people`,c=E(a?`people.one-more`:o?`people.give-link`:`people.invite`);return r?t`<${Kr} made=${r} state=${e} up=${s} onMore=${()=>i(null)} />`:t`<${j} title=${c} up=${s}>
${a?t`<${ti} official=${e.officials[a]} onMade=${i} />`:o?t`<${ni} player=${e.players[o]} onMade=${i} />`:t`<${Qr} onMade=${i} />`}
<//>`}function Qr({onMade:e}){let[n,r]=L(`name`),i=[`name`,`role`].map(e=>({value:e,text:E(`people.by.${e}`)}));return t`<${o} label=${E(`people.whom`)} value=${n} options=${i} onChange=${r} />
${n===`name`?t`<${$r} onMade=${e} />`:t`<${ei} onMade=${e} />`}`}function $r({onMade:e}){let[n,r]=L(``),[i,a]=L([]),o=X();return t`<${ri} lacks=${e=>({name:e&&!n.trim()?E(`people.name-missing`):``,roles:e&&i.length===0?E(`people.role-missing`):``})} make=${async()=>{let t={name:n.trim(),roles:i},r=await k.ask(`officials/${o(t)}`,{method:`PUT`,body:t}),a={official:r.id,label:r.name};e({join:(r.join?r:await Z(`invitations`,o(a),a,`join`)).join,official:r.id,name:r.name,roles:r.roles,limits:E(`people.one-phone`)})}}>
${e=>t`<${I} label=${E(`people.name`)} value=${n} onInput=${r} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${zr} chosen=${i} wrong=${e.roles} onChange=${a} />
<p class="soft">${E(`people.by-name-text`)}</p>`}
<//>`}function ei({onMade:e}){let[n,r]=L([]),[i,a]=L(`5`),[o,s]=L(240),[c,l]=L(``),u=X();return t`<${ri} lacks=${e=>({roles:e&&n.length===0?E(`people.role-missing`):``,uses:e&&!($(i)>=1&&$(i)<=500)?E(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let t={roles:n,uses:$(i),minutes:o,label:c.trim()};e(await Z(`invitations`,u(t),t,`join`))}}>
${e=>t`<${zr} chosen=${n} wrong=${e.roles} onChange=${r} />
<${I} label=${E(`people.uses`)} value=${i} onInput=${a} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${ii} value=${o} onChange=${s} />
<${I} label=${E(`people.label`)} hint=${E(`people.label-hint`)} value=${c} onInput=${l} autocomplete="off" maxlength="200" />
<p class="soft">${E(`people.by-role-text`)}</p>`}
<//>`}function ti({official:e,onMade:n}){let[r,i]=L(60),a=X();return e?t`<${ri} make=${async()=>{let t={official:e.id,minutes:r,label:e.name};n(await Z(`invitations`,a(t),t,`join`))}}>
${()=>t`<p>${E(`people.becomes-phone`,{name:e.name})}</p><${ii} value=${r} onChange=${i} />`}
<//>`:t`<p class="note warn">${E(`people.nobody`)}</p>`}function ni({player:e,onMade:n}){let r=X();return e?t`<${ri} make=${async()=>{let t={player:e.id,uses:null,minutes:null,label:e.name};n(await Z(`invitations`,r(t),t,`join`))}}>${()=>t`<p>${E(`people.own-text`,{name:e.name})}</p>`}<//>`:t`<p class="note warn">${E(`people.nobody`)}</p>`}function ri({make:e,lacks:n=()=>({}),children:r}){let[i,a]=L(!1),{ask:o,asking:s,wrong:c}=Y();return t`<form class="stack" onSubmit=${t=>{t.preventDefault(),a(!0),Object.values(n(!0)).some(Boolean)||o(e)}} novalidate>
${r(n(i))} ${c}
<button class="button main" disabled=${s}>${E(`people.make-link`)}</button>
</form>`}function ii({value:e,onChange:n}){let r=Xr.map(([e,t,n])=>({value:n,text:u(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return t`<${C} label=${E(`people.lasts`)} value=${e} options=${r}
onChange=${e=>n(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function ai({whom:e,name:n,zone:r}){let i=J(`phones`),a=J(`invitations`),[[o,s]]=Object.entries(e),c=e=>e[o]===s;return t`<section class="stack">
<h2>${E(`people.phones`)}</h2>
<${Fr} of=${i}>
${e=>t`<${oi} phones=${e.filter(c)} name=${n} zone=${r} />`}
<//>
${a.items&&t`<${Hr} links=${a.items.filter(e=>c(e)&&!e.closed)} zone=${r} />`}
<a class="button" href=${`#/people/invite?${o}=${s}`}>${E(o===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function oi({phones:e,name:n,zone:r}){let i=e.filter(({cut_off_at:e})=>e),a=e.filter(({cut_off_at:e})=>!e),o=e=>t`<ul class="rows">
${e.map(e=>t`<${si} key=${e.id} phone=${e} name=${n} zone=${r} />`)}
</ul>`;return t`${a.length?o(a):t`<p class="soft">${E(`people.no-phone`)}</p>`}
${i.length>0&&t`<${x} title=${E(`people.cut-off-count`,{count:i.length})}>${()=>o(i)}<//>`}`}function si({phone:e,name:n,zone:r}){let{id:i,agent:a,admitted_at:o,seen_at:s,cut_off_at:c,by_account:l}=e,[d,p]=L(!1),{ask:m,asking:h,wrong:g}=Y(),_=l?E(`people.by-account`):ui(a??``),v=()=>{p(!1),m(async()=>{await k.ask(`phones/${i}/cut-off`,{method:`PUT`}),f(E(`people.cut-off-done`))})},y=[E(`people.since`,{time:T(o,r)}),s&&!c&&E(`people.seen`,{day:u(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:r}).format(new Date(s))}),c&&E(`people.cut-off-at`,{time:T(c,r)})];return t`<li>
<div class="row">
<span class="body"><strong>${_}</strong><small>${y.filter(Boolean).join(` · `)}</small></span>
${!c&&t`<button class="button danger" type="button" disabled=${h} aria-haspopup="dialog"
aria-label=${E(`people.cut-off-this`,{phone:_})} onClick=${()=>p(!0)}>${E(`people.cut-off`)}</button>`}
</div>
${g}
${d&&t`<${Ie} title=${E(`people.cut-off-ask`,{name:n,phone:_})} text=${E(`people.cut-off-text`,{name:n})}
yes=${E(`people.cut-off`)} danger onYes=${v} onClose=${()=>p(!1)} />`}
</li>`}const ci=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],li=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function ui(e){return[ci,li].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function di({settings:{slug:e,version:n,board_open:r=!1},online:i}){let[a,o]=L(r);m(()=>o(r),[r]);let[s,l]=L(0),{ask:u,asking:d,wrong:f}=Y();return t`<section class="stack">
<h2>${E(`people.board`)}</h2>
<${c} label=${E(`people.board-open`)} hint=${E(`people.board-open-hint`)} checked=${a}
disabled=${d||!i} onChange=${e=>{o(e);let t={method:`PATCH`,match:`"${Math.max(n,s)}"`,body:{board_open:e}};u(async()=>{try{l((await k.ask(``,t)).version)}catch(e){throw o(r),e}})}} />
${f}
<a class="button" href=${`#/board/${e}`}>${E(`people.board-show`)}</a>
</section>`}function fi({state:e}){let{online:n}=R(),{items:r}=J(`phones`),i=mi(Object.values(e.officials)),a=i.filter(({revoked_at:e})=>e),o=e=>t`<ul class="rows">
${e.map(e=>t`<${pi} key=${e.id} official=${e} phones=${r} />`)}
</ul>`,s=t`<a class="button main" href="#/people/invite">${E(`people.invite`)}</a>`;return t`<${j} title=${E(`people.title`)} up="#/tables" actions=${s}>
${!n&&t`<p class="note warn" role="status">${E(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${E(`people.officials`)}</h2>
${o(i.filter(({revoked_at:e})=>!e))}
${a.length>0&&t`<${x} title=${E(`people.revoked`,{count:a.length})}>${()=>o(a)}<//>`}
</section>
<nav class="stack" aria-label=${E(`people.more`)}>
<a class="button" href="#/people/links">${E(`people.links`)}</a>
<a class="button" href="#/people/players">${E(`people.players`)}</a>
<a class="button" href="#/people/tokens">${E(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${E(`people.erase`)}</a>
</nav>
<${di} settings=${e.settings} online=${n} />
<//>`}function pi({official:{id:e,name:n,roles:r,player_id:i,revoked_at:a},phones:o}){let s=o?.filter(t=>t.official===e&&!t.cut_off_at).length;return t`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${n}</strong>
<span>${Q(r)}</span>
${s!==void 0&&!a&&t`<small>${E(s?`people.phones-count`:`people.no-phone`,{count:s})}</small>`}
</span>
${i&&t`<span class="badge">${E(`people.plays-too`)}</span>`}
</a>
</li>`}function mi(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function hi({state:e,official:n}){let{id:r,name:i,player_id:a=null,conflicts:o=[]}=n,s={player:a,conflicts:o},[{player:c,conflicts:l},u]=L(s),d=b(s),p=b(null),{ask:h,asking:g,wrong:_}=Y(),v=e=>u(d.current=e);m(()=>{g||!_&&p.current&&JSON.stringify(p.current)!==JSON.stringify(s)||(p.current=null,v(s))},[a,o.join(),!!_]);let y=async()=>{for(let e=null;e!==d.current;){e=d.current;let t={...e,replaces:p.current??s};await k.ask(`officials/${r}`,{method:`PATCH`,body:t}),p.current=e}f(E(`people.saved`))},x=e=>{v({...d.current,...e}),h(y)},S=mi(Object.values(e.players));return t`<section class="card">
<h2>${E(`people.partial`)}</h2>
<p class="soft">${E(`people.partial-text`)}</p>
<${C} label=${E(`people.plays-as`,{name:i})} value=${c??``} options=${_i(S,`people.plays-not`)}
onChange=${e=>x({player:e||null})} />
<${gi} players=${S.filter(e=>e.id!==c)} declared=${l}
onChange=${e=>x({conflicts:e})} />
${_}
</section>`}function gi({players:e,declared:n,onChange:r}){let i=e.filter(({id:e})=>n.includes(e)),a=e.filter(({id:e})=>!n.includes(e)),o=e=>r(n.filter(t=>t!==e));return t`${i.length>0&&t`<ul class="rows">
${i.map(({id:e,name:n})=>t`<li class="row" key=${e}>
<span class="body">${n}</span>
<button class="button" type="button" aria-label=${E(`people.conflict-over`,{name:n})} onClick=${()=>o(e)}>
${E(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${C} key=${n.join()} label=${E(`people.conflict-add`)} value="" options=${_i(a,`people.choose-player`)}
onChange=${e=>e&&r([...n,e])} />`}function _i(e,t){return[{value:``,text:E(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function vi({state:e,id:n}){let r=e.officials[n],i=`#/people`;if(!r)return t`<${P} title=${E(`people.title`)} text=${E(`people.nobody`)} up=${i} />`;let{name:a,roles:o,revoked_at:s}=r;return s?t`<${j} title=${a} up=${i}>
<p>${Q(o)}</p>
<p class="note warn">${E(`people.revoked-at`,{time:T(s,e.settings.time_zone)})}</p>
<//>`:t`<${j} title=${a} up=${i}>
<p>${Q(o)}</p>
<${ai} whom=${{official:n}} name=${a} zone=${e.settings.time_zone} />
<${yi} key=${o.join()} official=${r} />
<${hi} state=${e} official=${r} />
<${bi} official=${r} />
<//>`}function yi({official:{id:e,roles:n}}){let[r,i]=L(n),[a,o]=L(``),{ask:s,asking:c,wrong:l}=Y(),u=[...r].sort().join()===[...n].sort().join();return t`<form class="card" onSubmit=${t=>{t.preventDefault(),o(r.length?``:E(`people.role-missing`)),r.length&&s(async()=>{await k.ask(`officials/${e}`,{method:`PATCH`,body:{roles:r,replaces:{roles:n}}}),f(E(`people.saved`))})}}>
<h2>${E(`people.roles-change`)}</h2>
<p class="soft">${E(`people.roles-late`)}</p>
<${zr} chosen=${r} wrong=${a} onChange=${i} />
${l}
${!u&&t`<button class="button main" disabled=${c}>${E(`people.save`)}</button>`}
</form>`}function bi({official:{id:e,name:n}}){let[r,i]=L(!1),{ask:a,asking:o,wrong:s}=Y();return t`${s}
<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog" onClick=${()=>i(!0)}>
${E(`people.revoke-this`,{name:n})}
</button>
${r&&t`<${Ie} title=${E(`people.revoke-ask`,{name:n})} text=${E(`people.revoke-text`)} yes=${E(`people.revoke`)} danger
onYes=${()=>{i(!1),a(()=>k.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}`}function xi({state:e}){let[n,r]=L(``),{items:i}=J(`invitations`),a=n.trim().toLocaleLowerCase(),o=mi(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(a)),s=new Set((i??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return t`<${j} title=${E(`people.players`)} up="#/people">
<p>${E(`people.players-text`)}</p>
<${I} type="search" label=${E(`people.find`)} value=${n} onInput=${r} />
${o.length===0&&t`<${_} text=${E(`people.nobody`)} />`}
<ul class="rows">
${o.map(({id:e,name:n})=>t`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${n}</strong></span>
${s.has(e)&&t`<span class="badge">${E(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function Si({state:e,id:n}){let r=e.players[n],i=`#/people/players`;return r?t`<${j} title=${r.name} up=${i}>
<p>${E(`people.own-text`,{name:r.name})}</p>
<${ai} whom=${{player:n}} name=${r.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${n}`}>${E(`people.erase`)}</a>
<//>`:t`<${P} title=${E(`people.players`)} text=${E(`people.nobody`)} up=${i} />`}function Ci({state:e,query:n}){let r=n.get(`player`),i=r&&e.players[r],a=r?`#/people/player/${r}`:`#/people`;if(r&&!i)return t`<${P} title=${E(`erasing.title`)} text=${E(`people.nobody`)} up="#/people/players" />`;let o=i?E(`erasing.title-one`,{name:i.name}):E(`erasing.title`);return t`<${j} title=${o} up=${a}>
<p>${E(`erasing.text`)}</p>
${e.season&&t`<p class="note warn">${E(`erasing.season`)}</p>`}
<p class="soft">${E(`erasing.other-places`)}</p>
<${wi} player=${r} count=${i?1:Object.keys(e.players).length} />
<${Ti} zone=${e.settings.time_zone} />
<//>`}function wi({player:e,count:n}){let[r,i]=L(!1),[a,o]=L(!1),[s,l]=L(!1),{ask:u,asking:d,wrong:p}=Y(),m=X();return t`<div class="stack">
${!e&&t`<${c} label=${E(`erasing.texts`)} hint=${E(`erasing.texts-hint`)} checked=${r} onChange=${i} />
<${c} label=${E(`erasing.photos`)} checked=${a} onChange=${o} />`}
${p}
<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog" onClick=${()=>l(!0)}>
${E(`erasing.erase`)}
</button>
${s&&t`<${Ie} title=${E(`erasing.ask`)} text=${E(`erasing.ask-text`,{count:n})} yes=${E(`erasing.erase`)} danger
onYes=${()=>{l(!1);let t={texts:r,photos:a,...e&&{players:[e]}};return u(async()=>{await k.ask(`erasures/${m(t)}`,{method:`PUT`,body:t}),f(E(`erasing.done`))})}} onClose=${()=>l(!1)} />`}
</div>`}function Ti({zone:e}){let{items:n}=J(`erasures`);if(!n?.length)return null;let r=u(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return t`<section class="stack">
<h2>${E(`erasing.earlier`)}</h2>
<ul class="rows">
${n.map(({id:e,players:n,texts:i,photos:a,server_at:o})=>t`<li key=${e} class="row">
<span class="body">
<strong>${n?E(`erasing.some`,{count:n.length}):E(`erasing.everybody`)}</strong>
<small>${[E(`erasing.names`),i&&E(`erasing.texts`),a&&E(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${r.format(new Date(o))}</small>
</span>
</li>`)}
</ul>
</section>`}const Ei=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function Di({state:e}){let n=J(`api-tokens`),[r,i]=L(!1),a=!r&&t`<button class="button main" type="button" onClick=${()=>i(!0)}>${E(`people.token-new`)}</button>`;return t`<${j} title=${E(`people.tokens`)} up="#/people" actions=${a}>
<p>${E(`people.tokens-text`)}</p>
${r&&t`<${ji} state=${e} onDone=${()=>i(!1)} />`}
<${Fr} of=${n}>${n=>t`<${Oi} tokens=${n.toReversed()} state=${e} />`}<//>
<//>`}function Oi({tokens:e,state:n}){let r=e.filter(ki),i=e.filter(e=>!ki(e)),a=e=>t`<ul class="rows">
${e.map(e=>t`<${Ai} key=${e.id} token=${e} state=${n} />`)}
</ul>`;return t`${i.length?a(i):t`<${_} text=${E(`people.no-tokens`)} />`}
${r.length>0&&t`<${x} title=${E(`people.closed-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function ki({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=k.now()}function Ai({token:e,state:n}){let{id:r,name:i,official:a,scopes:o,expires_at:s,revoked_at:c}=e,[l,u]=L(!1),{ask:d,asking:f,wrong:p}=Y(),m=()=>{u(!1),d(()=>k.ask(`api-tokens/${r}/revocation`,{method:`PUT`}))},h=T(c??s,n.settings.time_zone);return t`<li>
<div class="row">
<span class="body">
<strong>${i}</strong>
<span>${E(`people.acts-as`,{name:n.officials[a]?.name??`?`})}</span>
<small>${ee(o.map(e=>E(`people.scope.${e}`)))}</small>
<small>${E(c?`people.revoked-at`:`people.until`,{time:h})}</small>
</span>
${!ki(e)&&t`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${E(`people.withdraw-this`,{whom:i})} onClick=${()=>u(!0)}>${E(`people.revoke`)}</button>`}
</div>
${p}
${l&&t`<${Ie} title=${E(`people.token-ask`,{name:i})} text=${E(`people.token-revoke-text`)} yes=${E(`people.revoke`)} danger
onYes=${m} onClose=${()=>u(!1)} />`}
</li>`}function ji({state:e,onDone:n}){let r=R().official.id,[i,a]=L({name:``,official:r,scopes:[`read`],days:`30`}),[o,s]=L(!1),[c,l]=L(``),u=X(),{ask:d,asking:f,wrong:p}=Y(),m=Mi(i),h=e=>t=>a({...i,[e]:t}),g=e=>{e.preventDefault(),s(!0);let t={...i,name:i.name.trim(),days:$(i.days)};Object.values(m).some(Boolean)||d(async()=>l((await Z(`api-tokens`,u(t),t,`token`)).token))};if(c)return t`<${Ni} token=${c} name=${i.name} onDone=${n} />`;let _=mi(Object.values(e.officials).filter(({revoked_at:e})=>!e));return t`<form class="card stack" onSubmit=${g} novalidate>
<h2>${E(`people.token-new`)}</h2>
<${I} label=${E(`people.token-name`)} hint=${E(`people.token-name-hint`)} value=${i.name} wrong=${o?m.name:``}
onInput=${h(`name`)} autocomplete="off" maxlength="200" />
<${C} label=${E(`people.token-official`)} value=${i.official} onChange=${h(`official`)}
options=${_.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Rr} label=${E(`people.scopes`)} names=${Ei} chosen=${i.scopes} wrong=${o?m.scopes:``}
said=${e=>t`${E(`people.scope.${e}`)}<br /><small class="soft">${E(`people.opens.${e}`)}</small>`}
onChange=${h(`scopes`)} />
<${I} label=${E(`people.days`)} value=${i.days} onInput=${h(`days`)} wrong=${o?m.days:``} inputmode="numeric" autocomplete="off" />
${p}
<div class="pair">
<button class="button main" disabled=${f}>${E(`people.token-make`)}</button>
<button class="button" type="button" onClick=${n}>${E(`cancel`)}</button>
</div>
</form>`}function Mi({name:e,scopes:t,days:n}){return{name:e.trim()?``:E(`people.token-name-missing`),scopes:t.length?``:E(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:E(`people.days-wrong`,{most:366})}}function Ni({token:e,name:n,onDone:r}){return t`<section class="card stack" role="status">
<h2>${E(`people.token-made`,{name:n})}</h2>
<${qr} label=${E(`people.token`)} text=${e} />
<p class="note warn">${E(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${r}>${E(`people.done`)}</button>
</section>`}const Pi={erase:Ci,invite:Zr,links:Br,players:xi,player:Si,tokens:Di};function Fi({args:[e=``,n=``],query:r}){let{tournament:i,state:a,official:o}=R();if(!i||!a)return t`<${F} title=${E(`people.title`)} />`;if(!ae(o,[`director`]))return t`<${j} title=${E(`people.title`)} up="#/tables"><p class="note warn">${E(`people.directors`)}</p><//>`;let s=e===``?fi:Object.hasOwn(Pi,e)?Pi[e]:vi;return t`<${s} state=${a} id=${n||e} query=${r} /><${Ge} />`}const Ii=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],Li=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],Ri=[`xlsx`,`csv`];function zi(){let{tournament:e,state:n,official:r}=R();if(!e||!n)return t`<${F} title=${E(`reports.title`)} />`;let i=Wi(r,Ii),a=Wi(r,Li);return t`<${j} title=${E(`reports.title`)} up="#/tables">
<${Bi} papers=${i} />
${a.length>0&&t`<${Vi} sheets=${a} />`}
${ae(r,[`director`])&&t`<${Ui} />`}
<//>`}function Bi({papers:e}){let n=ze();return t`<section class="stack">
<h2>${E(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:r})=>t`<${Ee} key=${e} name=${E(`reports.paper.${e}`)} hint=${E(`reports.about.${e}`)} path=${r}
file=${`${n}-${r.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function Vi({sheets:e}){let n=ze(),[r,i]=L(`xlsx`);return t`<section class="stack">
<h2>${E(`reports.sheets`)}</h2>
<${o} label=${E(`reports.form`)} value=${r} onChange=${i}
options=${Ri.map(e=>({value:e,text:E(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>t`<${Ee} key=${e} name=${E(`reports.sheet.${e}`)} path=${Hi(e,r)}
file=${`${n}-${e}.${r}`} />`)}
</ul>
</section>`}function Hi(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function Ui(){let e=ze();return t`<section class="stack">
<h2>${E(`reports.journal`)}</h2>
<ul class="rows">
<${Ee} name=${E(`reports.journal-whole`)} hint=${E(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function Wi(e,t){return t.filter(({roles:t})=>ae(e,t))}const Gi={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Ki({kind:e,columns:n,onChoose:r}){let i=[{value:``,text:E(`enrol.passed-over`)},...Gi[e].map(e=>({value:e,text:E(`enrol.field.${e}`)}))],a=(e,t)=>r(n.map((n,r)=>r===e?{...n,column:t||null}:n.column===t?{...n,column:null}:n));return t`<div class="stack">
${n.map(({heading:e,column:n},r)=>t`<${C} key=${r} label=${e||E(`enrol.column`,{number:r+1})} value=${n??``}
options=${i} onChange=${e=>a(r,e)} />`)}
</div>`}const qi={wrong:`bad`,new:`info`,known:``};function Ji({found:e,title:n,about:r,named:i=e=>e}){return Object.keys(qi).map(a=>{let o=e.rows.filter(e=>e.status===a);return o.length>0&&t`<section class="stack" key=${a} aria-labelledby=${`rows-${a}`}>
<h2 id=${`rows-${a}`}>${n(a,o.length)}</h2>
<ol class="rows">${o.map(e=>t`<li class="item" key=${e.row}><${Yi} row=${e} about=${r} named=${i} /></li>`)}</ol>
</section>`})}function Yi({row:e,about:n,named:r}){let{row:i,status:a,errors:o}=e;return t`<p><strong>${E(`import.row`,{number:i})}</strong> <span class=${`badge ${qi[a]}`}>${E(`import.status.${a}`)}</span></p>
${n(e)}
${o.map(e=>t`<p class="note bad" key=${e.field+e.message}><strong>${r(e.field)}</strong> <${Xi} mistake=${e} /></p>`)}`}function Xi({mistake:{kind:e,values:n,message:r,cure:i}}){let a=M();if(!D(`mistake.${e}`))return t`<span lang="en">${r} ${i}</span>`;let o=Object.entries(n).map(([e,t])=>[e,typeof t==`number`?W(t):t]),s=n.seat&&a.phrase(`seat-${n.seat}`);return E(`mistake.${e}`,{...Object.fromEntries(o),seat:s})}function Zi({kind:e,state:n,row:{cells:r}}){return e===`seating`?t`<${Qi} state=${n} cells=${r} />`:t`<p><strong>${$i(r.name)}</strong></p>
<p class="soft">${[r.id_number,r.team].filter(Boolean).map($i).join(` · `)}</p>`}function Qi({state:n,cells:r}){let i=M(),a=Object.values(n.players),o=e=>a.find(t=>t.id_number===e)?.name??``,s=[E(`hall-round`,{round:r.round}),E(`hall-table`,{label:r.table}),r.scheduled_at];return t`<p><strong>${s.filter(Boolean).map($i).join(` · `)}</strong></p>
<p class="soft">${e.map(e=>$i(`${i.phrase(`seat-${e}`)} ${r[e]} ${o(r[e])}`.trim())).join(` · `)}</p>`}function $i(e){return e.length>80?`${e.slice(0,80)}…`:e}function ea({state:n,row:{hanchan:r,points:i}}){let a=M(),o=n.hanchans[r];return t`${o&&t`<p><a class="reach" href=${`#/result/${r}`}>${En(n,o)}</a></p>`}
${i&&t`<p class="soft">${e.map(e=>`${a.phrase(`seat-${e}`)} ${W(i[e])}`).join(` · `)}</p>`}`}function ta(e,t){let[n,r]=L(()=>pe(e)??``),[i,a]=L({}),[o,s]=L(``),[c,l]=L(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),O(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await k.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&O(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function na({wrong:e}){if(e.problem)return t`<div role="alert"><${et} problem=${e.problem} /></div>`;let n=e.unreadable?E(`import.unreadable`):`${E(navigator.onLine?`live.unreached`:`no-network`)}. ${E(`import.again`)}`;return t`<p class="note bad" role="alert">${n}</p>`}function ra({sheet:{text:e,setText:n,setWrong:r},hint:i}){return t`<label class="button photo">${E(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[t]=e.files;t&&await oa(t).then(n,()=>r({unreadable:!0})),e.value=``}} /></label>
<${I} long label=${E(`import.paste`)} hint=${i} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${n} />`}const ia={"255,254":`utf-16le`,"254,255":`utf-16be`},aa={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function oa(e){let t=new Uint8Array(await e.arrayBuffer()),n=ia[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(aa[he.lang]).decode(t)}}const sa=[`players`,`seating`];function ca({kind:e}){let{tournament:n,state:r,official:i}=R(),a=E(`enrol.title.${e}`);return!n||!r?t`<${F} title=${a} />`:ae(i,[`director`])?t`<${la} key=${n.id} kind=${e} title=${a} state=${r} place=${`shinpan.sheet.${e}.${n.id}`} />`:t`<${j} title=${a} up="#/tables"><p class="note warn">${E(`enrol.not-you`)}</p><//>`}function la({kind:e,title:n,state:i,place:a}){nt();let o=ta(a,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:s,looked:c,done:l,busy:u,wrong:d,ask:f,forget:p}=o,[m,h]=L(null),g=d?.problem?.lacking,_=m??c?.columns??d?.problem?.headings,v=e=>{p(),h(e)},y={...o,setText:e=>(h(null),o.setText(e))},b=e=>f(e,m?{columns:m.map(({column:e})=>e)}:{}),S=t`<${Ki} kind=${e} columns=${_} onChoose=${v} />`,C=c??l,w=sa.find(t=>t!==e);return t`<${j} title=${n} up="#/tables">
<${ra} sheet=${y} hint=${E(`enrol.hint.${e}`)} />
${d&&(g?t`<p class="note bad" role="alert">${E(`enrol.lacking`,{names:ee(g.map(ua))})}</p>`:t`<${na} wrong=${d} />`)}
${_&&!l&&(c?t`<${x} title=${E(`enrol.columns`)}>${()=>S}<//>`:S)}
${u&&t`<${r} text=${E(`enrol.busy.${u}`)} />`}
${l&&t`<p class="note info" role="status">${E(`enrol.done`,{count:l.new,known:l.known})}</p>`}
${!C&&t`<button class="button main" type="button" disabled=${!s.trim()||u} onClick=${()=>b(`look`)}>${E(`import.look`)}</button>`}
${C?.made.length>0&&t`<p class="note info">${E(`enrol.made.${e}`,{names:ee(C.made)})}</p>`}
${C&&t`<${Ji} found=${C} named=${ua} title=${da(l)} about=${n=>t`<${Zi} kind=${e} state=${i} row=${n} />`} />`}
${c?.wrong>0&&t`<p class="note warn">${E(`enrol.whole`)}</p>`}
${c&&t`<button class="button main" type="button" disabled=${c.wrong>0||c.new===0||u} onClick=${()=>b(`bring`)}>${E(`enrol.bring`,{count:c.new})}</button>`}
<a class="button" href=${`#/import/${w}`}>${E(`enrol.title.${w}`)}</a>
<//>`}function ua(e){return E(`enrol.field.${e}`)}function da(e){return(t,n)=>E(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const fa={look:`results/preview`,bring:`results`};function pa({args:[e]}){return sa.includes(e)?t`<${ca} key=${e} kind=${e} />`:t`<${ma} />`}function ma(){let{tournament:e,state:n,official:r}=R();return!e||!n?t`<${F} title=${E(`import.title`)} />`:oe(r)?t`<${ga} key=${e.id} state=${n} place=${`shinpan.sheet.${e.id}`} />`:t`<${j} title=${E(`import.title`)} up="#/standings"><p class="note warn">${E(`import.not-you`)}</p><//>`}function ha(e){return e===`points`||e===`row`?E(`import.field.${e}`):e}function ga({state:e,place:n}){nt();let i=ta(n,fa),{text:a,looked:o,done:s,busy:l,wrong:u,ask:d}=i,[f,p]=L(!1),m=o&&o.new>0&&(o.wrong===0||f);return t`<${j} title=${E(`import.title`)} up="#/standings">
<${ra} sheet=${i} hint=${E(`import.columns`)} />
${u&&t`<${na} wrong=${u} />`}
${l&&t`<${r} text=${E(`import.busy.${l}`)} />`}
${s&&t`<p class="note info" role="status">${E(`import.done`,{count:s.new,known:s.known})} <a class="reach" href="#/standings">${E(`hall-standings`)}</a></p>`}
${!o&&!s&&t`<button class="button main" type="button" disabled=${!a.trim()||l} onClick=${()=>d(`look`)}>${E(`import.look`)}</button>`}
${(o||s)&&t`<${Ji} found=${o??s} title=${(e,t)=>E(`import.rows.${e}`,{count:t})} named=${ha}
about=${n=>t`<${ea} state=${e} row=${n} />`} />`}
${o?.wrong>0&&o.new>0&&t`<${c} label=${E(`import.only-good`)} hint=${E(`import.only-good-hint`)} checked=${f} onChange=${p} />`}
${o&&t`<button class="button main" type="button" disabled=${!m||l} onClick=${()=>d(`bring`,{only_good:f})}>${E(`import.bring`,{count:o.new})}</button>`}
<//>`}const _a={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function va(e,t){let n=t?.content.rule_points??{},r=Object.entries(_a).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in _a&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(_a);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function ya(t,n){let r=y(d(t,n.round).map(v)).filter(({what:e,hanchan:t})=>e===`replaced`&&t===n.id).map(({person:e})=>e);return e.filter(e=>r.includes(n.seats[e]))}function ba(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function xa(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Sa(t,n,r,i){let a=`shinpan.result.`+n.id,o=r?.number??0,[s,c]=L(()=>i?wa(i):Ca(a,o)??wa(r)),l=e=>{let t={...s,...e};O(a,{...t,number:o}),c(t)},{texts:u,named:d,deposits:f,reason:p}=s,m=ya(t,n),h=Object.fromEntries(e.map(e=>[e,ba(u[e])])),g=e.filter(e=>d.includes(e)||m.includes(e));return{of:e=>({text:u[e],wrong:u[e].trim()!==``&&h[e]===null,substitute:g.includes(e),replaced:m.includes(e),onText:t=>l({texts:{...u,[e]:t}}),onSubstitute:t=>l({named:t?[...d,e]:d.filter(t=>t!==e)})}),body:{points:h,deposits:ba(f||`0`,0),unranked:g},deposits:f,reason:p,type:l,forget:()=>O(a,null)}}function Ca(e,t){let n=pe(e);return n?.number===t?n:null}function wa(t){return{texts:Object.fromEntries(e.map(e=>[e,String(t?.points[e]??``)])),named:t?.unranked??[],deposits:String(t?.deposits??0),reason:t?.corrects?.reason??``}}function Ta({label:e,text:n,wrong:r,onText:i}){let a=/^[−-]/.test(n.trim());return t`<div class="sheet-seat">
<${I} label=${e} value=${n} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${r?E(`result.hundreds`):void 0} onInput=${i} />
<button class="button" type="button" aria-pressed=${a} aria-label=${E(`result.negative`,{label:e})} onClick=${()=>i(a?n.trim().slice(1):`-${n.trim()}`)}>±</button>
</div>`}function Ea({seats:e}){return t`<fieldset>
<legend>${E(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:n,substitute:r,replaced:i,onSubstitute:a})=>t`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r} disabled=${i}
onChange=${e=>a(e.currentTarget.checked)} />
<span>${n}${i&&t` <small>${E(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function Da({state:n,hanchan:r,result:i,refused:a,first:o,onSent:s,onClose:c}){let{book:u}=R(),{numbers:d,complete:p}=va(n,u),m=Sa(n,r,i,o),h=M(),g=e.map(e=>{let t=n.players[r.seats[e]]?.name??`?`;return{seat:e,label:`${h.phrase(`seat-${e}`)} · ${t}`,...m.of(e)}}),{does:_,wrong:v}=S(),y=m.reason.trim(),b={...m.body,...i&&{corrects:{number:i.number,reason:y}}},x=xa(Object.values(b.points),b.deposits,d.starting_points),C=i&&Oa(b,i),w=p&&x===0&&!C&&(!i||y);return t`<form class="stack" onSubmit=${e=>{e.preventDefault(),w&&_(async()=>{await k.send(`result`,r.id,b,{hold:!0,replaces:a?.id}),m.forget(),l(),f(E(`result.sent`)),s(b)})}}>
${!u&&t`<p class="note warn" role="alert">${E(`result.no-book`)}</p>`}
${u&&!p&&t`<p class="note warn" role="alert">${E(`result.no-scoring`)} <a class="reach" href="#/standings">${E(`hall-standings`)}</a></p>`}
${i&&t`<p class="note">${E(`result.corrects`)}</p>`}
<div class="sheet">${g.map(e=>t`<${Ta} key=${e.seat} ...${e} />`)}</div>
<${ka} left=${x} starting=${d.starting_points} onDeposits=${e=>m.type({deposits:String(b.deposits+e)})} />
<${I} label=${E(`result.deposits`)} hint=${E(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${m.deposits}
wrong=${b.deposits===null?E(`result.hundreds`):void 0} onInput=${e=>m.type({deposits:e})} />
<${Ea} seats=${g} />
${i&&t`<${I} long label=${E(`hall-reason`)} hint=${E(`hall-reason-missing`)} value=${m.reason} maxlength="4000" onInput=${e=>m.type({reason:e})} />`}
${C&&t`<p class="soft" role="status">${E(`result.same`)}</p>`}
${v}
<div class="pair">
<button class="button main" disabled=${!w}>${E(i?`result.correct`:`result.enter`)}</button>
${c&&t`<button class="button" type="button" onClick=${()=>{m.forget(),c?.()}}>${E(`cancel`)}</button>`}
</div>
</form>`}function Oa({points:t,deposits:n,unranked:r},i){return e.every(e=>t[e]===i.points[e])&&n===i.deposits&&r.join()===i.unranked.join()}function ka({left:e,starting:n,onDeposits:r}){if(n===void 0)return null;let i=W(4*n),a=e===null?``:e===0?`info`:`bad`,o=e!==null&&e>0&&e%1e3==0;return t`<div class=${`note stack ${a}`}>
<p role="status">${Aa(e,i)}</p>
${o&&t`<button class="button" type="button" onClick=${()=>r(e)}>${E(`result.as-deposits`,{points:W(e)})}</button>`}
</div>`}function Aa(e,t){return e===null?E(`result.sum`,{all:t}):e===0?E(`result.fits`,{all:t}):E(e>0?`result.lacks`:`result.exceeds`,{points:W(Math.abs(e)),all:t})}function ja({state:e,hanchan:n,result:r,onCorrect:i}){let a=Ma(r);return t`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${E(`result.holds`)} ${r.unsent&&r.outbox!==`done`&&t`<span class="badge info">${E(`hall-unsent`)}</span>`}</h2>
<${Na} state=${e} hanchan=${n} result=${r} />
<${be} id=${r.item}
otherwise=${i&&t`<button class="button" type="button" onClick=${i}>${E(`result.correct`)}</button>`} />
</section>
${a.length>0&&t`<${x} title=${E(`result.earlier`,{count:a.length})}>
${()=>t`<div class="stack">${a.map(r=>t`<${Na} key=${r.number} state=${e} hanchan=${n} result=${r} />`)}</div>`}
<//>`}`}function Ma({before:e}){return e?[e,...Ma(e)]:[]}function Na({state:n,hanchan:r,result:{points:i,deposits:a,unranked:o,official:s,at:c,reason:l}}){let u=M(),d=n.officials[s]?.name??E(`hall-unknown`);return t`<div class="card">
<dl class="facts">
${e.map(e=>t`<div key=${e}>
<dt>${u.phrase(`seat-${e}`)} · <span class="who">${n.players[r.seats[e]]?.name??`?`}</span>${o.includes(e)&&t`<small>${E(`result.substitute`)}</small>`}</dt>
<dd>${W(i[e])}</dd>
</div>`)}
${a>0&&t`<div><dt>${E(`result.deposits`)}</dt><dd>${W(a)}</dd></div>`}
</dl>
<p class="soft">${[d,T(c,n.settings.time_zone),l].filter(Boolean).join(` · `)}</p>
</div>`}function Pa({args:[e],query:n}){let{tournament:r,state:i}=R(),a=i?.hanchans[e];return!r||!i?t`<${F} title=${E(`hall-result`)} />`:a?t`<${Fa} state=${i} hanchan=${a} again=${n.has(`again`)} />`:t`<${P} title=${E(`hall-result`)} text=${E(`result.no-hanchan`)} up="#/tables" />`}function Fa({state:e,hanchan:n,again:r}){let{outbox:i,official:a}=R(),o=e.results[n.id]??null,s=i.find(({kind:e,subject:t,state:r})=>e===`result`&&t===n.id&&ge(r)),[c,l]=L(!o||r),[u,d]=L(null),f=oe(a),p=c||!o&&!s;m(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[p]);let h=e=>{d(e),l(!1)},g=e.tables[n.table]?.label??`?`;return t`<${j} title=${E(`result.title`,{label:g,round:n.round})} up=${`#/table/${n.table}`}>
${s&&t`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${E(`result.refused`)}</h2>
<${et} problem=${s.problem} />
${!p&&t`<button class="button" type="button" onClick=${()=>l(!0)}>${E(`hall-change`)}</button>`}
</section>`}
${f&&p&&t`<${Da} state=${e} hanchan=${n} result=${o} refused=${s} first=${s?.body??(o?null:u)} onSent=${h}
onClose=${o&&(()=>l(!1))} />`}
${!f&&!o&&t`<${_} text=${E(`result.none`)} />`}
${o&&!(f&&p)&&t`<${ja} state=${e} hanchan=${n} result=${o} onCorrect=${f&&(()=>l(!0))} />`}
<a class="button quiet" href="#/standings">${E(`hall-standings`)}</a>
<//>`}function Ia({state:e,id:n}){let r=z(`standings/${n}`),{body:i}=r.answer??{},a=i?.name??(e.players[n]??e.teams[n])?.name??E(`hall-unknown`);return t`<${j} title=${a} up="#/standings">
<${He} seen=${r} />
<${wn} />
${i&&t`<${La} state=${e} body=${i} />`}
${e.players[n]&&t`<a class="button" href=${`#/player/${n}`}>${E(`standings.player`)}</a>`}
<//>`}function La({state:e,body:n}){let{kind:r,rank:i,disqualified:a,games:o,ledger:s,score:c,p:l,pts:u,final:d}=n,f=E(a?`standings.disqualified`:`standings.unranked`);return t`<section class="card" aria-labelledby="total">
<h2 id="total">${i===null?f:E(`standings.rank`,{rank:i})}</h2>
<dl class="facts">
<div><dt>${E(`standings.scored`,{count:n.hanchans})}</dt><dd>${V(c)}</dd></div>
<div><dt>${E(`standings.taken`)}</dt><dd>${V(-10*l-u/100)}</dd></div>
<div><dt><strong>${E(`standings.total`)}</strong></dt><dd>${V(d)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${E(`standings.games`)}</h2>
${o.length===0&&t`<p class="soft">${E(`standings.no-games`)}</p>`}
${o.map(n=>t`<${za} key=${n.hanchan+n.seat} state=${e} game=${n} named=${r===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${E(`standings.taken`)}</h2>
${s.length===0&&t`<p class="soft">${E(`standings.nothing-taken`)}</p>`}
${s.length>0&&t`<${Ra} state=${e} ledger=${s} sum=${{P:l,pts:u}} named=${r===`team`} />`}
</section>`}function Ra({state:e,ledger:n,sum:r,named:i}){let a=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,o=Object.entries(r).filter(([e,t])=>t!==0||e===`P`&&!r.pts);return t`<dl class="card facts">
${n.map(n=>t`<div key=${n.id}>
<dt>${i&&t`<span class="who">${a(n.account)}</span> · `}<${Qe} state=${e} line=${n} /></dt>
<dd>${ot(n.unit,n.amount,!0)}</dd>
</div>`)}
${o.map(([e,n])=>t`<div key=${e}><dt><strong>${E(`standings.sum`)}</strong></dt><dd>${ot(e,n)}</dd></div>`)}
</dl>`}function za({state:e,game:n,named:r}){let i=M(),{hanchan:a,number:o,round:s,table:c,seat:l,player:u,ranked:d,place:f,points:p,delta:m,uma:h,oka:g,total:_,flags:v}=n,y=[E(`hall-round`,{round:s}),E(`hall-table`,{label:c}),i.phrase(`seat-${l}`)],b=E(`standings.delta`,{points:W(p),goal:W(p-m*100)});return t`<article class="card game">
<h3><a class="reach" href=${`#/result/${a}`}>${y.join(` · `)}</a></h3>
${r&&t`<p><a class="reach who" href=${`#/standings/${u}`}>${e.players[u]?.name??`?`}</a></p>`}
${o>1&&t`<p class="soft">${E(`standings.corrected`,{count:o-1})}</p>`}
<dl class="facts">
<div><dt>${b}</dt><dd>${V(m,!0)}</dd></div>
<div><dt>${E(`standings.uma`,{place:f})}</dt><dd>${V(h,!0)}</dd></div>
<div><dt>${E(`standings.oka`)}</dt><dd>${V(g,!0)}</dd></div>
<div><dt><strong>${E(d?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${d?``:`uncounted`}>${V(_,!0)}</dd></div>
</dl>
${v.map(e=>t`<p class="note warn" key=${e}>${E(`standings.flag.${e}`)}</p>`)}
</article>`}function Ba({of:e}){let[n,r]=L(``);return t`<button class="button" type="button" onClick=${()=>{r(``);let t=`standings-${e}.csv`;k.file(`standings.csv?of=${e}`).then(e=>Be(e,t),e=>r(B(e)))}}>${E(`standings.export`)}</button>
${n&&t`<p class="note bad" role="alert">${n}</p>`}`}function Va({state:e}){let{book:n,official:r}=R(),{numbers:i,silent:a,complete:o}=va(e,n);if(!n)return null;let s=a.length>0&&r?.roles?.includes(`director`),c=Object.entries(i).map(([e,t])=>[E(`standings.by.${e}`),Ha(t)]),l=()=>t`${c.length>0&&t`<${fe} rows=${c} />`}
${s&&t`<${Ua} names=${a} numbers=${i} />`}`;return o?t`<${x} title=${E(`standings.by`)}>${l}<//>`:t`<section class="card" aria-labelledby="by">
<h2 id="by">${E(`standings.by`)}</h2>
<p class="note warn">${E(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function Ha(e){return Array.isArray(e)?e.map(e=>`${W(e)}P`).join(` / `):W(e)}function Ua({names:e,numbers:n}){let[r,i]=L(()=>Object.fromEntries(e.map(e=>[e,[n[e]??``].flat().join(` `)]))),[a,o]=L(null),[s,c]=L(!1);return t`<form class="stack" onSubmit=${async t=>{t.preventDefault(),c(!0);let i=e.map(e=>[e,Wa(e,r[e])]),a=e.filter(e=>n[e]!=null).map(e=>[e,n[e]]),s={...Object.fromEntries(i),replaces:a.length?Object.fromEntries(a):null};await k.ask(`scoring`,{method:`PUT`,body:s}).then(()=>o(null),o),c(!1)}}>
${e.map(e=>t`<${I} key=${e} label=${E(`standings.by.${e}`)} hint=${E(`standings.hint.${e}`)}
value=${r[e]} required autocomplete="off" onInput=${t=>i({...r,[e]:t})} />`)}
${a&&(a.problem?t`<${et} problem=${a.problem} />`:t`<p class="note bad" role="alert">${B(a)}</p>`)}
<button class="button main" disabled=${s}>${E(`standings.set`)}</button>
</form>`}function Wa(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Ga):Ga(n.replace(/[\s,.'’]/g,``))}function Ga(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Ka({args:[e]}){let{tournament:n,state:r}=R();return!n||!r?t`<${F} title=${E(`hall-standings`)} />`:e?t`<${Ia} state=${r} id=${e} />`:t`<${qa} state=${r} />`}function qa({state:e}){let{official:n}=R(),r=z(`standings`),[i,a]=L(`players`),{body:s}=r.answer??{},c=oe(n)&&t`<a class="button" href="#/import">${E(`standings.import`)}</a>`;return t`<${j} title=${E(`hall-standings`)} up="#/tables" actions=${c}>
<${He} seen=${r} />
<${wn} />
${s?.teams.length>0&&t`<${o} label=${E(`standings.of`)} value=${i} onChange=${a}
options=${[`players`,`teams`].map(e=>({value:e,text:E(`standings.of.${e}`)}))} />`}
${s&&t`<${Ja} state=${e} found=${s[i]} />`}
${s&&t`<${Ba} of=${i} />`}
<${Tn} state=${e} />
<${Va} state=${e} />
<//>`}function Ja({state:e,found:n}){let r=n.map(({rank:e})=>e);return r.every(e=>e===null)?t`<p class="soft">${E(`standings.none`)}</p>`:t`<ul class="rows" aria-label=${E(`hall-standings`)}>
${n.map(n=>t`<li key=${n.id}>
<a class="row" href=${`#/standings/${n.id}`}>
<strong class="rank">${n.rank??`–`}</strong>
<span class="body"><span class="who">${n.name}</span><small>${Ya(e,n,r).join(` · `)}</small></span>
<strong>${V(n.final)}</strong>
</a>
</li>`)}
</ul>`}function Ya(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},c){let l=t!==null&&c.indexOf(t)!==c.lastIndexOf(t);return[e.teams[n]?.name,s&&E(`standings.disqualified`),!s&&t===null&&E(`standings.unranked`),l&&E(`standings.shared`),r>0&&E(`standings.hanchans`,{count:r}),a!==0&&E(`standings.less`,{score:V(i),p:`${W(a)}P`}),o!==0&&E(`standings.less`,{score:V(i),p:W(o)})].filter(Boolean)}export{$n as Alarm,Sn as Cards,wt as Dashboard,Gt as Escalation,qt as Escalations,mn as Fines,pa as Import,jr as Journal,vn as Payment,Fi as People,Zt as Precedents,zi as Reports,Pa as Result,Ka as Standings};