import{$n as e,$t as t,At as n,B as r,Bt as i,C as a,D as o,Dt as s,Er as c,Et as l,F as u,Gt as d,H as f,Ht as p,Ir as m,Jt as h,Kt as g,Lr as _,Mr as v,Mt as y,N as b,Nt as x,Ot as S,P as ee,Pt as C,Qt as w,R as te,Rr as T,S as ne,Tt as E,Wt as D,Xt as re,Zt as ie,_ as O,a as ae,at as k,c as oe,ct as se,dt as ce,f as le,fn as A,ft as j,g as M,h as ue,i as de,it as fe,jt as N,k as pe,l as me,ln as P,nn as F,nr as he,q as ge,qt as I,rr as _e,rt as L,st as ve,tr as ye,un as be,wn as xe,wt as Se,x as Ce,y as we,yr as Te,zr as Ee,zt as R}from"./app.js";import{$ as De,Bt as z,D as Oe,E as ke,Ht as Ae,It as je,Jt as Me,Lt as Ne,M as Pe,Mt as Fe,N as Ie,O as Le,Q as B,Rt as Re,S as ze,T as Be,Ut as Ve,Vt as V,Y as H,Yt as He,Z as Ue,_ as We,at as U,b as Ge,bt as Ke,d as qe,et as Je,g as Ye,h as Xe,it as Ze,jt as W,k as Qe,m as $e,nt as et,rt as G,tt,u as nt,ut as rt,y as it,zt as at}from"./shared.js";function K({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return F`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&F`<p class="soft">${r}</p>`}
${i.length===0&&F`<p class="soft">${I(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>F`<li key=${e.key}><${ot} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&F`<${E} title=${I(`dashboard.numbers`)}>${()=>F`<${ct} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function ot({row:{name:e,value:t,part:n=0,href:r},most:i}){return F`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${U(t)}</strong>
<${st} value=${t} part=${n} most=${i} />
${n>0&&F`<small>${I(`dashboard.part`,{count:U(n)})}</small>`}
</a>`}function st({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return F`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&F`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function ct({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return F`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${I(`hall-rulings`)}</th>
${r&&F`<th scope="col">${I(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>F`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${U(n)}</td>
${r&&F`<td>${U(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function lt(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:I(`hall-round`,{round:e})}));return[{value:``,text:I(`hall-any`)},...n]}function ut({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function dt({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=pt(t,i.size>1?e=>ht(e,r):mt);return t.length===0?null:F`<section class="card" aria-labelledby="spread">
<h2 id="spread">${I(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${I(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>F`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>F`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>F`<td key=${t.key}><${ft} count=${s.get(e+t.key)} most=${c} href=${gt(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function ft({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return F`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${U(e)}</strong>
</a>`}function pt(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function mt(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function ht(e,t){let n=e.slice(0,10),r=d(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function gt(e,t,{from:n,until:r}){return ut(e,{table:t,from:n,until:r})}function _t({state:e,changes:t}){return F`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${I(`dashboard.recharged`)}</h2>
<p class="soft">${I(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>F`<li key=${[t,r.id,i].join()}>
<span class="who">${B(e,r)}</span> ${H(i,a)} → <strong>${H(i,o)}</strong>
<br /><small class="soft">${[D(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function vt({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:I(e>1?`dashboard.from`:`dashboard.until`,{from:c(e),until:c(t)}),value:n,href:ut(r,{took:`${e}-${t}`})})),a=e?I(`dashboard.median`,{time:c(t),count:e}):I(`dashboard.untimed`);return F`<${K} id="taking" title=${I(`dashboard.taking`)} what=${I(`dashboard.time`)}
about=${`${a} ${I(`dashboard.measured`)}`} rows=${e?i:[]} />`}function yt(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(u(n)).map(([t,n])=>[ee(e,t),b(e,t,n)]);return[...r,...i]}function bt({cases:e}){return F`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${I(`dashboard.unlike`)}</h2>
<p class="soft">${I(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>F`<${xt} key=${t} one=${e} />`)}
</section>`}function xt({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=j(),o=i[0].rulings.length,s=yt(a,t,n);return F`<article class="stack case">
<h3>${L(a,e)}</h3>
${s.length>0&&F`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&F`<p class="note info">${I(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>F`<${St} key=${t} outcome=${e} most=${o} />`)}
</article>`}function St({outcome:{penalties:e,rulings:t},most:n}){let r=j(),{state:i}=p(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=F`<span class="body outcome"><span>${k(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${U(t.length)}</strong><${st} value=${t.length} most=${n} /></span>`;return F`<${E} title=${o}>${()=>F`<${oe} rulings=${a} place empty=${I(`hall-none-found`)} />`}<//>`}function Ct(){let{tournament:e,state:t,official:n}=p();return!e||!t?F`<${O} title=${I(`dashboard.title`)} />`:Ce(n)?F`<${wt} state=${t} />`:F`<${C} title=${I(`dashboard.title`)} up="#/log"><p class="note warn">${I(`dashboard.whose`)}</p><//>`}function wt({state:e}){let[t,n]=T({day:``,round:``});return F`<${C} title=${I(`dashboard.title`)} up="#/log">
<div class="asked">
<${s} type="date" label=${I(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${S} label=${I(`dashboard.round`)} value=${t.round} options=${lt(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${Tt} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Tt({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=V(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return F`<${Ot} seen=${r} zone=${e.settings.time_zone} />
${i&&F`<${Et} state=${e} body=${i} asked=${t} />`}`}function Et({state:e,body:t,asked:n}){let r=j(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>ut(n,e),l=e=>({key:e.foul,name:L(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return F`<p role="status">${I(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${K} id="fouls" title=${I(`dashboard.fouls`)} what=${I(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${K} id="referees" title=${I(`dashboard.referees`)} what=${I(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${dt} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${K} id="otherwise" title=${I(`dashboard.otherwise`)} about=${I(`dashboard.otherwise-about`)} what=${I(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${bt} cases=${t.differently} />
<${_t} state=${e} changes=${t.recharged??[]} />
<${K} id="escalations" title=${I(`dashboard.escalations`)} what=${I(`dashboard.status`)}
rows=${s.map(e=>Dt(e,c))} />
<${vt} taking=${t.time_to_rule} asked=${n} />
</div>`}function Dt({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>w(`hall-escalation.${e}`)?I(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function Ot({seen:{answer:e,fresh:t,trouble:n},zone:r}){He();let i=e&&D(e.at,r);return!e&&!n?F`<${x} />`:n?F`<p class="note warn" role="status">${z(n)} ${I(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:F`<p class="soft">${I(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}function kt({state:e,escalation:t,ruling:n}){let r=p(),{outbox:i}=r,[a,o]=T(null);if(m(()=>void A.loadEscalationSteps(),[]),i.some(({subject:e,kind:n,state:r})=>e===t.id&&n!==`photo`&&_e(r)))return F`<p class="note bad">${I(`esc.stuck`)} <a href="#/outbox">${I(`hall-resolve`)}</a></p>`;let s=ke(r,t,n);return F`
${s===`decide`&&F`<${Nt} state=${e} escalation=${t} ruling=${n} onAsk=${o} />`}
${s===`appeal`&&F`<button class="button main" type="button" onClick=${()=>o(At)}>${I(`esc.do.appeal`)}</button>`}
${s===`reopen`&&F`<button class="button" type="button" onClick=${()=>o(jt)}>${I(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(s)&&F`<p class="note warn">${I(`esc.${s}`)}</p>`}
${s===``&&F`<p class="soft">${I(`esc.wait.${t.status}`)}</p>`}
${a&&F`<${Fe} title=${I(`esc.do.${a.name}`)} text=${I(`esc.means.${a.name}`)} yes=${I(`esc.do.${a.name}`)}
onReason=${async e=>{if(!a)return;let{kind:n,name:r,...i}=a;await A.send(n,t.id,{reason:e,...i}),h(),R(I(`esc.done.${n}`)),o(null)}} onClose=${()=>o(null)} />`}
`}const At={kind:`appeal`,name:`appeal`},jt={kind:`reopening`,name:`reopening`},Mt=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Nt({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>F`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${I(`esc.do.${e.name}`)}</button>`;return F`
${u&&f(Mt(`amended`,`confirmed`),`main`)}
${f(Mt(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${I(u?`esc.amend-again`:`hall-amend`)}</a>
${f(Mt(`overturned`),`danger`)}
`}function Pt({ruling:e,rulings:t}){let n=j(),{state:r}=p(),[i,a]=[!0,!1].map(n=>t.filter(t=>Lt(t,e)===n)),o=[...i,...a].slice(0,12);return F`<section class="stack">
<h2>${I(`esc.same-foul`)}</h2>
${t.length===0&&F`<p class="soft">${I(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>F`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${ve(t.kind)}`}>${k(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,D(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&F`<span class="badge info">${I(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&F`<span class="badge warn">${I(`esc.other-revision`)}</span>`}
<${me} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&F`<a class="reach" href=${`#/log?foul=${e.foul}`}>${I(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Ft(e,t,{offender:n}){return zt(e,t,e=>e.offender.id===n.id)}function It(e,t,{foul:n}){return zt(e,t,e=>e.foul===n)}function Lt(e,t){return v(Rt(e))===v(Rt(t))}function Rt({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function zt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return le(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Bt({state:e,foul:t,escalation:n}){let r=V(`precedents?limit=20&foul=${t}`);return F`<section class="stack">
<h2>${I(`esc.precedents`)}</h2>
<${at} seen=${r} what="precedents" />
${r.answer&&F`<${Ht} state=${e} items=${Vt(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${I(`esc.search-precedents`)}</a>
</section>`}function Vt(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Ht({state:e,items:t}){let n=j();return t.length===0?F`<p class="soft">${I(`esc.no-precedents`)}</p>`:F`<ul class="rows below precedents">
${t.map(t=>F`<li key=${t.ruling.id}><${Ut} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Ut({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return F`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${ve(n.kind)}`}>${k(t,n)}</strong>
<span>${L(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>F`<small key=${e}>${e}</small>`)}
${l.map(e=>F`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,D(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&F`<span class="badge">${I(`hall-status.${n.status}`)}</span>`}
${c&&F`<span class="badge warn">${I(`esc.revision-changed`)}</span>`}
${r.map(e=>F`<span class="badge" key=${e}>${I(`esc.why.${e}`)}</span>`)}
${s&&F`<span class="badge info">${Oe(s)}</span>`}
</span>
</span>
</a>`}function Wt({args:[e]}){let{tournament:t,state:n}=p();if(!t||!n)return F`<${O} title=${I(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?F`<${M} title=${I(`esc.one`)} text=${I(`esc.missing`)} up="#/escalations" />`:F`<${Gt} state=${n} escalation=${r} ruling=${i} />`}function Gt({state:e,escalation:t,ruling:n}){let r=j(),i=ae([n])[n.revision],a=ge(r,i,n),o=a&&(a.chosen??a.final??a.first),s=t.status===`open`;rt(s);let c=F`<${kt} state=${e} escalation=${t} ruling=${n} />`;return F`<${C} title=${L(r,n.foul)} up="#/escalations" actions=${c}>
<section class="card hall-verdict">
<p class=${`penalty large ${ve(n.kind)}`}>${o?we(r,o):k(r,n)}</p>
<p><a class="who" href=${n.offender.kind===`player`?`#/player/${n.offender.id}`:`#/log`}>${n.offender.name}</a></p>
<p class="soft">${se(r,n)}</p>
<p role="status"><span class=${`badge ${s?`warn`:`info`}`}>${Le(t)}</span> ${s&&F`<span class="soft">${Be(t.escalated_at)}</span>`}</p>
</section>
<${ze} state=${e} escalation=${t} />
<section class="stack">
<h2>${I(`esc.so-far`)}</h2>
<${it} state=${e} events=${Ge(e,t)} />
</section>
<${Xe} ruling=${n} />
${a?F`<${Ye} ruling=${n} spoken=${a} />`:F`<p class="soft">${I(`hall-no-book`)}</p>`}
<${We} state=${e} ruling=${n} />
<${Pe} state=${e} ruling=${n} />
<section class="stack">
<h2>${I(`esc.on-offender`,{name:n.offender.name})}</h2>
<${oe} rulings=${Ft(e,t,n)} place empty=${I(`esc.nothing-else`)} />
</section>
<${Ie} state=${e} id=${n.offender.id} />
<${Pt} ruling=${n} rulings=${It(e,t,n)} />
<${Bt} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Kt(){let{tournament:e,state:t}=p();return!e||!t?F`<${O} title=${I(`hall-escalations`)} />`:F`<${qt} state=${t} />`}function qt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return rt(r.length>0),F`<${C} title=${I(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${I(`esc.precedents`)}</a></p>
${t.length===0&&F`<${N} text=${I(`esc.none`)} />`}
<${Jt} state=${e} title=${I(`esc.waiting`,{count:r.length})} escalations=${r} />
<${Jt} state=${e} title=${I(`esc.decided-ones`)} escalations=${i} />
<//>`}function Jt({state:e,title:t,escalations:n}){return n.length===0?null:F`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>F`<li key=${t.id}><${Yt} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function Yt({state:e,escalation:t}){let n=j(),r=e.rulings[t.id],i=t.status===`open`,a=[I(`hall-table`,{label:r.table.label}),Qe(e,t),Be(t.escalated_at)];return F`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${L(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${k(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${Le(t)}</span>
${!i&&F`<span class="badge info">${Oe(t)}</span>`}
${t.unsent&&F`<span class="badge info">${I(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Xt({query:e}){let{tournament:t,state:n}=p();return!t||!n?F`<${O} title=${I(`esc.precedents`)} />`:F`<${Zt} state=${n} begun=${e.get(`foul`)??``} />`}function Zt({state:e,begun:t}){let n=j(),[r,i]=T(t in n.catalogue.fouls?t:``),[a,o]=T({}),[c,l]=T(``),[u,d]=T(``),f=e=>{i(e),o({})},p=e=>{e.preventDefault(),d(c.trim())},m=V(tn(r,a,u)),h=m.answer?.body;return F`<${C} title=${I(`esc.precedents`)} up="#/escalations">
<p class="soft">${I(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${p}>
<${S} label=${I(`hall-filter.foul`)} value=${r} options=${[{value:``,text:I(`esc.any`)},...en(n)]} onChange=${f} />
${r&&F`<${Qt} words=${n} foul=${r} facts=${a} onFacts=${o} />`}
<${s} type="search" label=${I(`esc.words`)} hint=${I(`esc.words-hint`)} value=${c} onInput=${l} maxlength="200" />
<button class="button">${I(`esc.search`)}</button>
</form>
<${at} seen=${m} what="precedents" />
${h&&F`<${Ht} state=${e} items=${h.items} />`}
${h?.next&&F`<p class="note">${I(`esc.more`,{count:50})}</p>`}
<//>`}function Qt({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=p();return i?i.table(t).used.map(t=>{let i=$t(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&F`<${S} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:I(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function $t({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function en(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function tn(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function nn({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=Je(r).map(([e,t])=>H(e,t));return F`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${I(`fines.owing`)}</h2>
${r.length===0&&F`<p class="soft">${I(`fines.nobody`)}</p>`}
${r.length>0&&F`<p>${I(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>F`<li key=${an(t)}><${on} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&F`<p class="soft">${I(`fines.not-seated`)}</p>`}
</section>`}function rn({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:F`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${I(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>F`<li key=${an(t)}><${on} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${I(`fines.gives-back`)}</p>
</section>`}function an({account:e,unit:t}){return e.id+t}function on({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=s.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),l=[a>0&&I(`fines.since`,{time:D(o,e.settings.time_zone)}),c>0&&I(`fines.part-paid`,{amount:H(i,c)})],u=F`<span class="body who">${B(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${H(i,Math.abs(a))}</strong>`;return n?F`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:r.kind===`player`?F`<a class="row" href=${`#/player/${r.id}`}>${u}</a>`:F`<div class="row">${u}</div>`}const sn=[`cash`,`card`,`transfer`,`other`];function cn({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:a,onClose:c}){let[u,d]=T(()=>H(n,r).slice(n.length+1)),[f,p]=T(`cash`),[m,g]=T(``),{does:_,wrong:v}=o(),y=De(n,u),b=!y||y>r?I(`fines.between`,{most:H(n,r)}):void 0,x=()=>_(async()=>{let e=m.trim()&&{note:m.trim()},r=new Date(A.now()).toISOString(),{id:i}=await A.send(`payment`,null,{account:t,unit:n,amount:y,method:f,paid_at:r,...e});h(),a(i),c()}),S=sn.map(e=>({value:e,text:I(`fines.method.${e}`)}));return F`<${Se} title=${I(`fines.pays`,{name:B(e,t)})} onClose=${c}>
<dl class="facts">
${et(i).map(t=>F`<div key=${t.id}>
<dt><${$e} state=${e} line=${t} /></dt>
<dd>${H(n,t.amount)}</dd>
</div>`)}
</dl>
<${s} label=${I(`fines.amount`,{unit:n})} value=${u} inputmode="decimal" wrong=${b} onInput=${d} />
<${l} label=${I(`fines.how`)} value=${f} options=${S} onChange=${p} />
<${s} label=${I(`fines.note`)} value=${m} onInput=${g} />
${v}
<button class="button main" type="button" disabled=${!!b} onClick=${x}>
${I(`fines.take`,{amount:H(n,y??0)})}
</button>
<//>`}function ln({state:e,official:t}){if(!e.season||!tt(t))return null;let n=I(`fines.season`,{season:e.season.season});return F`<${E} title=${n}>${()=>F`<${un} state=${e} />`}<//>`}function un({state:e}){let{answer:t,fresh:n,trouble:r}=V(`ledger/fines/season`);if(!t)return F`<p class="soft" role="status">${I(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=D(t.at,e.settings.time_zone);return F`${!n&&F`<p class="note warn" role="status">${I(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&F`<p class="soft">${I(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>F`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${dn(e,t)}</small></span>
<strong>${H(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function dn(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=ce(e,r)||e.settings.name;return n.length>1?`${a} ${H(t,i)}`:a}).join(` · `)}function fn({state:e}){let{fines:t}=e.others;return t.length===0?null:F`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${I(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>F`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${B(e,t)}<small>
${ce(e,n)} · ${I(`fines.since`,{time:D(a,e.settings.time_zone)})}
</small></span>
<strong>${H(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${I(`fines.paid-there`)}</p>
</section>`}function pn(){let{tournament:e,state:t}=p();return!e||!t?F`<${O} title=${I(`fines.title`)} />`:F`<${mn} state=${t} />`}function mn({state:e}){let{official:t}=p(),[n,r]=T(null),[i,a]=T(``);m(()=>void A.lookAround(),[]);let o=Ee(()=>Ue(e),[e.ledger]),s=tt(t);return F`<${C} title=${I(`fines.title`)} up="#/tables">
<div role="status">${e.payments[i]&&F`<${hn} state=${e} payment=${e.payments[i]} />`}</div>
<${nn} state=${e} balances=${o} onPay=${s&&r} />
<${rn} state=${e} balances=${o} />
<${fn} state=${e} />
<${gn} state=${e} />
<${ln} state=${e} official=${t} />
${s&&F`<a class="button" href="#/reports">${I(`reports.link`)}</a>`}
${n&&F`<${cn} state=${e} balance=${n} onTaken=${a} onClose=${()=>r(null)} />`}
<//>`}function hn({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=B(e,{kind:n,id:r});return F`<p class="note info row">
<span class="body">${I(`fines.taken`,{name:o,amount:H(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${I(`fines.to-receipt`)}</a>
</p>`}function gn({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:F`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${I(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,unsent:l})=>F`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${B(e,{kind:r,id:i})}<small>
${[l?I(`fines.no-receipt-yet`):I(`fines.receipt`,{number:n}),I(`fines.method.${s}`),D(c,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${H(a,o)}</strong>
</a></li>`)}
</ul>
<p class="soft">${I(`fines.put-right`)}</p>
</section>`}function _n({args:[e]}){let{tournament:t,state:n,official:r}=p();if(!t||!n)return F`<${O} title=${I(`fines.payment`)} />`;let i=n.payments[e];if(!i)return F`<${M} title=${I(`fines.payment`)} text=${I(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?I(`fines.payment`):I(`fines.receipt`,{number:i.receipt});return F`<${C} title=${a} up="#/fines">
<${vn} state=${n} payment=${i} />
${i.unsent?F`<p class="note info" role="status">${I(`fines.receipt-later`)}</p>`:F`<${yn} hash=${i.hash} />`}
${!i.unsent&&tt(r)&&F`<${bn} payment=${i} />`}
<//>`}function vn({state:e,payment:{account_kind:t,account_id:n,unit:r,amount:i,method:a,paid_at:o,note:s}}){let c=[[I(`fines.payer`),B(e,{kind:t,id:n})],[I(`fines.amount-paid`),H(r,i)],[I(`fines.how`),I(`fines.method.${a}`)],[I(`fines.when`),D(o,e.settings.time_zone)],...s?[[I(`fines.note-paid`),s]]:[]];return F`<dl class="facts">
${c.map(([e,t])=>F`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function yn({hash:e}){return F`<figure class="big-code">
<${Ke} text=${`${location.origin}/#/receipt/${e}`} label=${I(`fines.code`)} />
<figcaption>${I(`fines.photograph`)}</figcaption>
</figure>`}function bn({payment:{id:e,receipt:t}}){let{live:n}=p(),{lang:r}=ie(),[i,a]=T(0),{blob:o,url:s,failed:c}=pe(()=>A.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),l=()=>a(i+1);m(()=>{c&&n===`live`&&l()},[n]);let u=`receipt-${t}.pdf`;if(c)return F`<p class="note warn" role="status">${I(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${l}>${I(`try-again`)}</button>`;if(!s||!o)return F`<p class="soft" role="status">${I(`fines.page-comes`)}</p>`;let d=[new File([o],u,{type:o.type})];return F`<div class="doing">
<a class="button main" href=${s} target="_blank">${I(`fines.open-page`)}</a>
<a class="button" href=${s} download=${u}>${I(`fines.save-page`)}</a>
${navigator.canShare?.({files:d})&&F`<button class="button" type="button" onClick=${()=>navigator.share({files:d}).catch(()=>{})}>${I(`fines.share-page`)}</button>`}
</div>`}function xn(){let{tournament:e,state:t}=p();if(!e||!t)return F`<${O} title=${I(`hall-cards`)} />`;let n=F`<button class="button main" onClick=${()=>print()}>${I(`hall-print`)}</button>`;return F`<${C} title=${I(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${I(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${I(`reports.link`)}</a>
<ul class="codes">
${de(t).map(e=>F`<li key=${e.id}><${Sn} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function Sn({table:e,name:t}){let{url:n,failed:r}=pe(()=>A.tableCode(e.id),e.id),i=I(`hall-table`,{label:e.label});return F`<figure>
${n&&F`<img src=${n} alt=${I(`hall-code`,{label:e.label})} />`}
${r&&F`<p class="note warn">${I(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}function Cn(){let{outbox:e}=p(),t=e.filter(({kind:e,state:t})=>e===`result`&&ye(t)).length;return t===0?null:F`<p class="note info"><a class="reach" href="#/outbox">${I(`standings.waits`,{count:t})}</a></p>`}function wn({state:e}){let{official:t}=p(),n=new Intl.Collator(void 0,{numeric:!0}),r=Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:Tn(e,{table:n,round:r})})).sort((e,t)=>n.compare(e.name,t.name));return r.length===0?null:F`<${E} title=${I(`standings.missing`,{count:r.length})}>${()=>F`<ul class="rows">
${r.map(({id:e,name:n})=>F`<li key=${e}>${a(t)?F`<a class="row" href=${`#/result/${e}`}>${n}</a>`:F`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function Tn(e,{table:t,round:n}){return[I(`hall-round`,{round:n}),I(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function En(e,t,n){let{kind:r,body:i}=n,a=Dn[r]??Dn[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Dn={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...On(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,kn(t,n),...On(n)],phone:(e,t,{body:n})=>[kn(t,n)],token:(e,t,{body:n})=>[n.name,kn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[I(`hall-table`,{label:n.label})],hanchan:(t,n,{subject:r,body:i})=>[q(n,r),...e.map(e=>n.players[i[`${e}_id`]]?.name),i.scheduled_at&&D(i.scheduled_at,n.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>An(e,n),photo:(e,t,{body:n})=>An(e,t.rulings[n.ruling]),escalation:(e,t,{subject:n,body:r})=>[r.outcome&&I(`journal.outcome.${r.outcome}`),...An(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...jn(t,i)]},hand:(e,t,{subject:n,body:r})=>[I(`hall-how.${r.how}`),...jn(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[I(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>B(t,e)),n.foul&&L(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&I(`help.over.${r.ended_how}`),...jn(t,t.helpCalls[n])],timing:(e,t,{body:n})=>[I(`journal.what.${n.what}`),n.person_id&&B(t,{kind:n.person_kind,id:n.person_id}),q(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${c(Math.abs(n.seconds))}`,q(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&I(`journal.what.${r}`),t.players[i]?.name,q(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Mn(t,e)),fine:(e,t,{body:n})=>[Mn(t,n),I(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(t,n,{body:r})=>[q(n,r.hanchan_id),...e.map(e=>`${t.phrase(`seat-${e}`)} ${U(r.points[e])}`)]};function On({roles:e}){return(e??[]).map(e=>I(`hall-role.${e}`))}function kn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function An(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[L(e,n),r.name,I(`hall-table`,{label:i.label}),k(e,t)]}function q(e,t){let n=e.hanchans[t??``];return n&&Tn(e,n)}function jn(e,{table:t,hand:n}={}){return[e.tables[t]&&I(`hall-table`,{label:e.tables[t].label}),fe(n)]}function Mn(e,{account_kind:t,account_id:n,unit:r,amount:i}){return`${B(e,{kind:t,id:n})} ${H(r,i)}`}const Nn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Pn(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Vn(e,t);if(n.startsWith(`ruling.`))return In(e,t);let[i]=await Wn(t,Fn(t));if(!i)return null;if(n===`result.corrected`)return{before:Rn(e,i.body),after:Rn(e,r)};let a=n===`hanchan.scheduled`?zn:Bn;return{before:a(i.body),after:a(r)}}function Fn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function In(e,t){let{kind:n,body:r}=t,[i]=await Wn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Ln(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=k(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(yt(e,t,n))}}}let[o]=await Wn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Ln(e,o)}:null}function Ln(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=k(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Nn.filter(e=>(o[e]??null)!==null),c=yt(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Rn(t,{points:n,deposits:r,unranked:i}){let a=e.map(e=>[t.phrase(`seat-${e}`),n[e]]);return{...Object.fromEntries(a),deposits:r,unranked:i.join(` `)}}function zn({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Bn({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Vn(e,t){let n=await Wn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Hn(e,r),after:Hn(e,{...r,...t.body})}}function Hn(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[I(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Un(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[I(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Un(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Wn({seq:e},t,n=1){return(await(await A.audit()).older(e,n,t)).entries}const Gn=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Kn={ruling:`rulings`,player:`players`,table:`tables`};function qn({state:e,entry:t,onSubject:n}){let r=j(),{seq:i,at:a,who:o,kind:s}=t,c=o?e.officials[o]?.name??I(`hall-unknown`):I(`journal.nobody`),l=En(r,e,t),u=[I(`journal.number`,{seq:i}),D(a,e.settings.time_zone),c],d=F`<div class="body">
<h3>${Yn(s)}</h3>
${l.length>0&&F`<span class="who">${l.join(` · `)}</span>`}
<small>${u.join(` · `)}</small>
</div>`;return F`<${E} class="entry" title=${d}>
${()=>F`<${Jn} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Jn({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Kn).find(([,t])=>o in e[t])??[];return F`<div class="stack">
<p class="pair">
${c&&F`<a class="button" href=${`#/${c}/${o}`}>${I(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${I(`journal.all-of-it`)}</button>
</p>
${(Gn.includes(a)||s.what===`corrected`)&&F`<${Xn} state=${e} entry=${t} />`}
<h4>${I(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${I(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function Yn(e){return w(`journal.kind.${e}`)?I(`journal.kind.${e}`):e}function Xn({state:e,entry:t}){let n=j(),[r,i]=T(void 0);return m(()=>void Pn(n,t).then(i,()=>i(null)),[]),r===void 0?F`<${x} />`:r===null?F`<p class="soft">${I(`journal.no-before`)}</p>`:F`<${qe} caption=${I(`journal.changes`)} heads=${[I(`journal.before`),I(`journal.after`)]}
before=${r.before} after=${r.after} />`}const Zn=`shinpan.alarm.`;function Qn({inCall:e}){let{alarms:t,tournament:n}=p(),r=t?.at(-1);return r&&n&&F`<${$n} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function $n({alarms:e,id:t,inCall:n}){let r=e.at(-1),[a,o]=T(()=>!n&&be(Zn+t)!==r.at);return m(()=>{er(r)||i(220),h(600)},[]),F`<div role="alert">
<button class=${er(r)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${tr} /><span>${I(`alarm.${r.what}`)}</span><strong>${I(`alarm.open`)}</strong>
</button>
</div>
${a&&F`<${nr} alarms=${e} onClose=${()=>{P(Zn+t,r.at),o(!1)}} />`}`}function er({what:e}){return e===`restored`}function tr(){return F`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1M13 3l-2 6 2 3-2 3 2 6`} /></svg>`}function nr({alarms:e,onClose:t}){let{official:n}=p(),r=_(null);m(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return F`<dialog class=${er(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${tr} /><h2 id="alarm-title" tabindex="-1" autofocus>${I(`alarm.${o}`)}</h2><p>${I(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${rr} alarm=${i} />
${a.map(e=>F`<section class="stack" key=${e.at}><h3>${I(`alarm.earlier`)} ${I(`alarm.${e.what}`)}</h3><p>${I(`alarm.${e.what}.said`,{seq:e.seq})}</p><${rr} alarm=${e} /></section>`)}
<section><h3>${I(`alarm.meaning`)}</h3><p>${I(er(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${I(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>F`<li key=${e}>${I(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${sr}>${I(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${I(`alarm.close`)}</button>
</div>
</dialog>`}function rr({alarm:{mine:e,theirs:t,at:n}}){let{tournament:r}=p();return F`${e&&F`<${ir} mine=${e} theirs=${t} />`}
<p class="soft">${I(`alarm.found`,{time:D(n,r?.time_zone)})}</p>`}function ir({mine:e,theirs:t}){let n=j(),{state:r}=p(),i=En(n,r,e),a=t&&En(n,r,t),o=[I(`alarm.mine`),I(`alarm.theirs`)];return F`<div class="slips">
<${or} title=${o[0]} entry=${e} parts=${i} others=${a} />
<${or} title=${o[1]} entry=${t} parts=${a} others=${i} />
</div>
${a?.join()===i.join()&&F`<${qe} caption=${I(`journal.changes`)} heads=${o} before=${ar(e)} after=${ar(t)} />`}`}function ar({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function or({title:e,entry:t,parts:n,others:r}){let{state:i}=p();return F`<section class="slip">
<h3>${e}</h3>
${t?F`<p><strong>${Yn(t.kind)}</strong></p>
<ul>${n.map((e,t)=>F`<li key=${t}>${!r||r.includes(e)?e:F`<mark>${e}</mark>`}</li>`)}</ul>
<small>${I(`journal.number`,{seq:t.seq})} · ${D(t.at,i.settings.time_zone)}</small>`:F`<p><mark>${I(`alarm.nothing`)}</mark></p>`}
</section>`}async function sr(){let e=await A.evidence().catch(()=>null);if(!e)return R(I(`journal.unread`));let t=JSON.stringify(e,null,1);Ne(new Blob([t],{type:`application/json`}),`${A.snapshot.tournament?.slug}-log-evidence.json`)}function cr({state:e,chosen:n,onChoose:r}){let i=Object.values(n).filter(Boolean).length,a=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],o={kind:lr(t(`journal.kind.`).map(e=>({value:e.slice(13),text:I(e)}))),person:lr(a.map(({id:e,name:t})=>({value:e,text:t}))),table:de(e).map(({id:e,label:t})=>({value:e,text:t})),...n.subject&&{subject:[{value:n.subject,text:I(`journal.this`)}]}};return F`<details class="fold" open=${!!n.subject}>
<summary>${I(`journal.filters`,{count:i})}</summary>
<div class="stack">
${Object.entries(o).map(([e,t])=>F`<${S} key=${e} label=${I(`journal.filter.${e}`)} value=${n[e]??``}
options=${[{value:``,text:I(`hall-any`)},...t]} onChange=${t=>r({...n,[e]:t})} />`)}
${i>0&&F`<button class="button" type="button" onClick=${()=>r({})}>${I(`journal.clear`)}</button>`}
</div>
</details>`}function lr(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const ur=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function dr(e,{kind:t,person:n,table:r,subject:i}){let a=pr(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=fr(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function fr({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(ur)??[]]}function pr({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function mr({result:{browser:e,server:t}}){return F`<div class="stack" role="status">
<${gr} name=${I(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>I(`journal.found.${t}`,{seq:e})} />
${t&&F`<${gr} name=${I(`journal.server`)} result=${t} whole="journal.rows-whole" line=${hr} />`}
</div>`}function hr({seq:e,kind:t,values:n,what:r}){let i=n.roles?.split(`, `).map(e=>e===`player`?I(`hall-player`):w(`hall-role.${e}`)?I(`hall-role.${e}`):e);return w(`finding.${t}`)?I(`finding.${t}`,{seq:e,...n,...i&&{roles:i.join(`, `)}}):F`<span lang="en">${r}</span>`}function gr({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return F`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=p().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?F`<p class="note bad"><strong>${e}</strong> ${I(`journal.another`,{seq:i.seq})} ${I(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?F`<p class="note"><strong>${e}</strong> ${I(a,{seq:i.seq})}</p>`:F`<div class="note bad stack">
<p><strong>${e}</strong> ${I(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>F`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&F`<p>${I(`journal.more`,{count:r-50})}</p>`}
</div>`}function _r(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function vr({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Ne(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function yr({onHead:e,onClose:t}){let n=_(null),[r,i]=T(``);return m(()=>{let t=new AbortController;return nt(n.current,t.signal,t=>_r(t)?(e(t),!0):!1,i),()=>t.abort()},[]),F`<${Se} title=${I(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${I(`hall-viewfinder`)}></video>
${r&&F`<p class="note warn" role="status">${I(`journal.scan.${r}`)}</p>`}
<//>`}function br({state:e}){return F`<section class="card" aria-labelledby="proof">
<h2 id="proof">${I(`journal.proof`)}</h2>
<p class="unprinted">${I(`journal.proof-about`)}</p>
<${xr} />
<${E} title=${I(`journal.head`)}>${()=>F`<${Cr} state=${e} />`}<//>
</section>`}function xr(){let{official:e}=p(),[t,n]=T(``),[r,i]=T(null),[a,o]=T(null),c=_(null);m(()=>()=>c.current?.abort(),[]);let[l,u]=T(!1),d=e=>{n(e),u(!1)},f=_r(t),h=t.trim()&&!f?I(`journal.no-head`):``;return F`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),h||a)return;c.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=c.current;i(await Sr({noted:f,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
<${s} label=${I(`journal.noted`)} hint=${I(`journal.noted-hint`)} value=${t} wrong=${h} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>u(!0)}>${I(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${I(`journal.verify`)}</button>
</form>
${a&&F`<div class="stack" role="status">
<progress aria-label=${I(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${I(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>c.current?.abort()}>${I(`journal.stop`)}</button>
</div>`}
${r&&F`<${mr} result=${r} />`}
${l&&F`<${yr} onHead=${d} onClose=${()=>u(!1)} />`}`}async function Sr(e,t){let{prove:n}=await A.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?I(`journal.stopped`):z(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(A.ask(`audit${o}`,{timeout:12e4}))}}function Cr({state:e}){let[t,n]=T(null),[r,i]=T(``),{online:a}=p();if(m(()=>{A.ask(`journal/head`).then(n,e=>i(z(e)))},[e.seq,a]),!t)return F`<p class=${r?`note warn`:`soft`} role="status">${r||I(`loading`)}</p>`;let{slug:o,name:s,time_zone:c}=e.settings,l=`${t.seq}:${t.hash}`;return F`<div class="stack head">
<p>${I(`journal.head-about`)}</p>
<figure><${Ke} text=${l} label=${I(`journal.code`)} /><figcaption><strong>${s}</strong></figcaption></figure>
<${y} rows=${[[I(`journal.number-of`),t.seq],[I(`journal.time`),t.at&&D(t.at,c)],[I(`journal.hash`),F`<code>${l}</code>`],[I(`journal.command`),F`<code>shinpan audit verify ${o} --head ${l}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>vr(e.settings,t)}>${I(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${I(`hall-print`)}</button>
</p>
</div>`}const wr=5e3;function Tr({state:e}){let{online:t}=p(),[n,r]=T(null),[i,a]=T(``),[o,s]=T(null);return m(()=>{let e=()=>Er().then(r,e=>a(z(e))),t=()=>A.uncheckedSince().then(s,()=>{});e(),t();let n=setTimeout(e,wr),i=setInterval(t,wr);return()=>{clearTimeout(n),clearInterval(i)}},[e.hash,t]),F`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${I(`witness.title`)}</h2>
${o&&F`<p class="note warn" role="status">${I(`witness.unchecked`,{time:D(o,e.settings.time_zone)})}</p>`}
${n?F`<${Dr} state=${e} answer=${n} />`:F`<p class="soft" role="status">${i||I(`loading`)}</p>`}
</section>`}async function Er(){let e=await A.ask(`journal/witnesses`);return{...e,...await A.behindHead(e)}}function Dr({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return F`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>F`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${kr(e,t.official_id)}</span>`)}
</p>
<p><strong>${I(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${I(`witness.about`)}</p>
${o.length>0&&F`<ul class="bullets">${o.map(t=>F`<li key=${t.key_id}>${Or(e,t,i)}</li>`)}</ul>`}
</div>`}function Or(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??I(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return I(s,{...o,time:D(i,e.settings.time_zone)})}function kr(e,t){return[...e.officials[t]?.name??`?`][0]}function Ar({query:e}){let{tournament:t,state:n}=p();if(!t||!n)return F`<${O} title=${I(`journal.title`)} />`;let r=Object.fromEntries(e);return F`<${jr} key=${e.toString()} state=${n} asked=${r} />`}function jr({state:e,asked:t}){let[n,r]=T(t),[i,a]=T(e.seq),o=JSON.stringify([n,i]);return F`<${C} title=${I(`journal.title`)} up="#/log">
<${br} state=${e} />
<${Tr} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${I(`journal.entries`)}</h2>
<p class="soft">${I(`journal.kept`,{seq:e.seq})}</p>
<${cr} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&F`<button class="button" type="button" onClick=${()=>a(e.seq)}>${I(`journal.newer`,{count:e.seq-i})}</button>`}
<${Mr} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function Mr({state:e,from:t,chosen:n,onSubject:r}){let i=Ee(()=>dr(e,n),[]),[a,o]=T([]),[s,c]=T(t+1),[l,u]=T(!1),d=_(!1),f=async()=>{if(!(d.current||s===null)){d.current=!0;try{let e=await(await A.audit()).older(s,30,i);o(t=>[...t,...e.entries]),c(e.next)}catch{u(!0)}finally{d.current=!1}}};return m(()=>void f(),[]),l?F`<p class="note bad" role="alert">${I(`journal.unread`)}</p>`:s===t+1?F`<${x} />`:F`<ul class="entries">
${a.map(t=>F`<li key=${t.seq}><${qn} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${a.length===0&&F`<p class="soft" role="status">${I(`hall-none-found`)}</p>`}
${s!==null&&F`<button class="button" type="button" onClick=${f}>${I(`journal.older`)}</button>`}`}function J(e){let{state:t,online:n}=p(),[r,i]=T({items:null,trouble:null});return m(()=>{let t=!1;return Nr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function Nr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await A.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function Pr({of:{items:e,trouble:t},children:n}){return!e&&!t?F`<${x} />`:F`${t&&F`<${Fr} error=${t} />`}${e&&n(e)}`}function Fr({error:e}){return e.problem?F`<div role="alert"><${Me} problem=${e.problem} /></div>`:F`<p class="note bad" role="alert">${z(e)} ${I(`people.needs-network`)}</p>`}function Y(){let[e,t]=T(null),[n,r]=T(!1),i=_(!1);return{ask:async e=>{if(!i.current){i.current=!0,r(!0),t(null);try{await Ve(e)}catch(e){if(!(e instanceof Te)&&e.name!==`Unreachable`)throw e;t(e)}finally{i.current=!1,r(!1)}}},asking:n,wrong:e&&F`<${Fr} error=${e} />`}}function X(){let e=_(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??xe(A.now());return e.current.set(n,r),r}}async function Z(e,t,n,r){let i=await A.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await A.ask(`${e}/${t}/revocation`,{method:`PUT`}),A.ask(`${e}/${xe(A.now())}`,{method:`PUT`,body:n}))}const Ir=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Q(e){return g(Ir.filter(t=>e.includes(t)).map(e=>I(`hall-role.${e}`)))}function Lr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return F`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>F`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&F`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function Rr(e){return F`<${Lr} label=${I(`people.roles`)} names=${Ir} said=${e=>I(`hall-role.${e}`)}
...${e} />`}function zr({state:e}){let t=J(`invitations`),n=F`<a class="button main" href="#/people/invite">${I(`people.invite`)}</a>`;return F`<${C} title=${I(`people.links`)} up="#/people" actions=${n}>
<${Pr} of=${t}>
${t=>F`<${Br} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Br({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return F`${r.length===0&&F`<${N} text=${I(`people.no-links`)} />`}
<${Vr} links=${r} zone=${n} state=${t} />
${i.length>0&&F`<${E} title=${I(`people.closed-count`,{count:i.length})}>
${()=>F`<${Vr} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Vr({links:e,zone:t,state:n}){return e.length===0?null:F`<ul class="rows">
${e.map(e=>F`<${Ur} key=${e.id} link=${e} zone=${t} whom=${n?Hr(n,e):I(`people.open-link`)} />`)}
</ul>`}function Hr(e,{official:t,player:n,roles:r,label:i}){return t?I(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?I(`people.for-player`,{name:e.players[n]?.name??`?`}):[Q(r),i].filter(Boolean).join(` · `)}function Ur({link:e,zone:t,whom:n}){let[r,i]=T(!1),{ask:a,asking:o,wrong:s}=Y();return F`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Wr(e,t)}</small></span>
${!e.closed&&F`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${I(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${I(`people.withdraw`)}</button>`}
</div>
${s}
${r&&F`<${W} title=${I(`people.withdraw-ask`)} text=${I(`people.withdraw-text`)} yes=${I(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>A.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Wr({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?I(`people.any-number`):I(`people.uses-left`,{left:t,uses:e});return r?[I(`people.closed.${r}`),a].join(` · `):[a,n?I(`people.until`,{time:D(n,i)}):I(`people.no-end`)].join(` · `)}function Gr({made:e,state:t,up:n,onMore:r}){let i=`${location.origin}${e.join}`,a=e.limits??Wr(e,t.settings.time_zone),o=F`<button class="button" type="button" onClick=${r}>${I(`people.another`)}</button>
<a class="button main" href=${n}>${I(`people.done`)}</a>`;return F`<${C} title=${I(`people.link-made`)} up=${n} actions=${o}>
<p><strong>${qr(t,e)}</strong></p>
<figure class="big-code"><${Ke} text=${i} label=${I(`people.code`)} /></figure>
<p class="soft">${a}</p>
<${Jr} made=${e} />
<${Kr} label=${I(`people.link`)} text=${i} />
<p class="note warn">${I(`people.link-once`)}</p>
<//>`}function Kr({label:e,text:t}){return F`<${s} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&F`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>R(I(`people.copied`)),()=>R(I(`people.not-copied`)))}>${I(`people.copy`)}</button>`}
${`share`in navigator&&F`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${I(`people.share`)}</button>`}
</div>`}function qr(e,{official:t,player:n,roles:r,name:i}){return n?I(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?I(`people.becomes-named`,{name:i,roles:Q(r)}):t?I(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):I(`people.becomes`,{roles:Q(r)})}function Jr({made:e}){let{items:t}=J(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return F`<p role="status">${n>0&&F`<span class="badge">${I(`people.arrived`,{count:n})}</span>`}</p>`}const Yr=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function Xr({state:e,query:t}){let[n,r]=T(null),i=t.get(`official`),a=t.get(`player`),o=i?`#/people/${i}`:a?`#/people/player/${a}`:`#/people`,s=I(i?`people.one-more`:a?`people.give-link`:`people.invite`);return n?F`<${Gr} made=${n} state=${e} up=${o} onMore=${()=>r(null)} />`:F`<${C} title=${s} up=${o}>
${i?F`<${ei} official=${e.officials[i]} onMade=${r} />`:a?F`<${ti} player=${e.players[a]} onMade=${r} />`:F`<${Zr} onMade=${r} />`}
<//>`}function Zr({onMade:e}){let[t,n]=T(`name`),r=[`name`,`role`].map(e=>({value:e,text:I(`people.by.${e}`)}));return F`<${l} label=${I(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?F`<${Qr} onMade=${e} />`:F`<${$r} onMade=${e} />`}`}function Qr({onMade:e}){let[t,n]=T(``),[r,i]=T([]),a=X();return F`<${ni} lacks=${e=>({name:e&&!t.trim()?I(`people.name-missing`):``,roles:e&&r.length===0?I(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await A.ask(`officials/${a(n)}`,{method:`PUT`,body:n}),o={official:i.id,label:i.name};e({join:(i.join?i:await Z(`invitations`,a(o),o,`join`)).join,official:i.id,name:i.name,roles:i.roles,limits:I(`people.one-phone`)})}}>
${e=>F`<${s} label=${I(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Rr} chosen=${r} wrong=${e.roles} onChange=${i} />
<p class="soft">${I(`people.by-name-text`)}</p>`}
<//>`}function $r({onMade:e}){let[t,n]=T([]),[r,i]=T(`5`),[a,o]=T(240),[c,l]=T(``),u=X();return F`<${ni} lacks=${e=>({roles:e&&t.length===0?I(`people.role-missing`):``,uses:e&&!($(r)>=1&&$(r)<=500)?I(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:$(r),minutes:a,label:c.trim()};e(await Z(`invitations`,u(n),n,`join`))}}>
${e=>F`<${Rr} chosen=${t} wrong=${e.roles} onChange=${n} />
<${s} label=${I(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${ri} value=${a} onChange=${o} />
<${s} label=${I(`people.label`)} hint=${I(`people.label-hint`)} value=${c} onInput=${l} autocomplete="off" maxlength="200" />
<p class="soft">${I(`people.by-role-text`)}</p>`}
<//>`}function ei({official:e,onMade:t}){let[n,r]=T(60),i=X();return e?F`<${ni} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};t(await Z(`invitations`,i(r),r,`join`))}}>
${()=>F`<p>${I(`people.becomes-phone`,{name:e.name})}</p><${ri} value=${n} onChange=${r} />`}
<//>`:F`<p class="note warn">${I(`people.nobody`)}</p>`}function ti({player:e,onMade:t}){let n=X();return e?F`<${ni} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await Z(`invitations`,n(r),r,`join`))}}>${()=>F`<p>${I(`people.own-text`,{name:e.name})}</p>`}<//>`:F`<p class="note warn">${I(`people.nobody`)}</p>`}function ni({make:e,lacks:t=()=>({}),children:n}){let[r,i]=T(!1),{ask:a,asking:o,wrong:s}=Y();return F`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${I(`people.make-link`)}</button>
</form>`}function ri({value:e,onChange:t}){let n=Yr.map(([e,t,n])=>({value:n,text:d(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return F`<${S} label=${I(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function ii({whom:e,name:t,zone:n}){let r=J(`phones`),i=J(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return F`<section class="stack">
<h2>${I(`people.phones`)}</h2>
<${Pr} of=${r}>
${e=>F`<${ai} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&F`<${Vr} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${I(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function ai({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>F`<ul class="rows">
${e.map(e=>F`<${oi} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return F`${i.length?a(i):F`<p class="soft">${I(`people.no-phone`)}</p>`}
${r.length>0&&F`<${E} title=${I(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function oi({phone:e,name:t,zone:n}){let{id:r,agent:i,admitted_at:a,seen_at:o,cut_off_at:s,by_account:c}=e,[l,u]=T(!1),{ask:f,asking:p,wrong:m}=Y(),h=c?I(`people.by-account`):li(i??``),g=()=>{u(!1),f(async()=>{await A.ask(`phones/${r}/cut-off`,{method:`PUT`}),R(I(`people.cut-off-done`))})},_=[I(`people.since`,{time:D(a,n)}),o&&!s&&I(`people.seen`,{day:d(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(o))}),s&&I(`people.cut-off-at`,{time:D(s,n)})];return F`<li>
<div class="row">
<span class="body"><strong>${h}</strong><small>${_.filter(Boolean).join(` · `)}</small></span>
${!s&&F`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${I(`people.cut-off-this`,{phone:h})} onClick=${()=>u(!0)}>${I(`people.cut-off`)}</button>`}
</div>
${m}
${l&&F`<${W} title=${I(`people.cut-off-ask`,{name:t,phone:h})} text=${I(`people.cut-off-text`,{name:t})}
yes=${I(`people.cut-off`)} danger onYes=${g} onClose=${()=>u(!1)} />`}
</li>`}const si=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],ci=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function li(e){return[si,ci].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function ui({settings:{slug:e,version:t,board_open:r=!1},online:i}){let[a,o]=T(r);m(()=>o(r),[r]);let[s,c]=T(0),{ask:l,asking:u,wrong:d}=Y();return F`<section class="stack">
<h2>${I(`people.board`)}</h2>
<${n} label=${I(`people.board-open`)} hint=${I(`people.board-open-hint`)} checked=${a}
disabled=${u||!i} onChange=${e=>{o(e);let n={method:`PATCH`,match:`"${Math.max(t,s)}"`,body:{board_open:e}};l(async()=>{try{c((await A.ask(``,n)).version)}catch(e){throw o(r),e}})}} />
${d}
<a class="button" href=${`#/board/${e}`}>${I(`people.board-show`)}</a>
</section>`}function di({state:e}){let{online:t}=p(),{items:n}=J(`phones`),r=pi(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>F`<ul class="rows">
${e.map(e=>F`<${fi} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,o=F`<a class="button main" href="#/people/invite">${I(`people.invite`)}</a>`;return F`<${C} title=${I(`people.title`)} up="#/tables" actions=${o}>
${!t&&F`<p class="note warn" role="status">${I(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${I(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&F`<${E} title=${I(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<nav class="stack" aria-label=${I(`people.more`)}>
<a class="button" href="#/people/links">${I(`people.links`)}</a>
<a class="button" href="#/people/players">${I(`people.players`)}</a>
<a class="button" href="#/people/tokens">${I(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${I(`people.erase`)}</a>
</nav>
<${ui} settings=${e.settings} online=${t} />
<//>`}function fi({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return F`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Q(n)}</span>
${o!==void 0&&!i&&F`<small>${I(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&F`<span class="badge">${I(`people.plays-too`)}</span>`}
</a>
</li>`}function pi(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function mi({state:e,official:t}){let{id:n,name:r,player_id:i=null,conflicts:a=[]}=t,o={player:i,conflicts:a},[{player:s,conflicts:c},l]=T(o),u=_(o),d=_(null),{ask:f,asking:p,wrong:h}=Y(),g=e=>l(u.current=e);m(()=>{p||!h&&d.current&&JSON.stringify(d.current)!==JSON.stringify(o)||(d.current=null,g(o))},[i,a.join(),!!h]);let v=async()=>{for(let e=null;e!==u.current;){e=u.current;let t={...e,replaces:d.current??o};await A.ask(`officials/${n}`,{method:`PATCH`,body:t}),d.current=e}R(I(`people.saved`))},y=e=>{g({...u.current,...e}),f(v)},b=pi(Object.values(e.players));return F`<section class="card">
<h2>${I(`people.partial`)}</h2>
<p class="soft">${I(`people.partial-text`)}</p>
<${S} label=${I(`people.plays-as`,{name:r})} value=${s??``} options=${gi(b,`people.plays-not`)}
onChange=${e=>y({player:e||null})} />
<${hi} players=${b.filter(e=>e.id!==s)} declared=${c}
onChange=${e=>y({conflicts:e})} />
${h}
</section>`}function hi({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return F`${r.length>0&&F`<ul class="rows">
${r.map(({id:e,name:t})=>F`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${I(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${I(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${S} key=${t.join()} label=${I(`people.conflict-add`)} value="" options=${gi(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function gi(e,t){return[{value:``,text:I(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function _i({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return F`<${M} title=${I(`people.title`)} text=${I(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?F`<${C} title=${i} up=${r}>
<p>${Q(a)}</p>
<p class="note warn">${I(`people.revoked-at`,{time:D(o,e.settings.time_zone)})}</p>
<//>`:F`<${C} title=${i} up=${r}>
<p>${Q(a)}</p>
<${ii} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<${vi} key=${a.join()} official=${n} />
<${mi} state=${e} official=${n} />
<${yi} official=${n} />
<//>`}function vi({official:{id:e,roles:t}}){let[n,r]=T(t),[i,a]=T(``),{ask:o,asking:s,wrong:c}=Y(),l=[...n].sort().join()===[...t].sort().join();return F`<form class="card" onSubmit=${r=>{r.preventDefault(),a(n.length?``:I(`people.role-missing`)),n.length&&o(async()=>{await A.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),R(I(`people.saved`))})}}>
<h2>${I(`people.roles-change`)}</h2>
<p class="soft">${I(`people.roles-late`)}</p>
<${Rr} chosen=${n} wrong=${i} onChange=${r} />
${c}
${!l&&F`<button class="button main" disabled=${s}>${I(`people.save`)}</button>`}
</form>`}function yi({official:{id:e,name:t}}){let[n,r]=T(!1),{ask:i,asking:a,wrong:o}=Y();return F`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${I(`people.revoke-this`,{name:t})}
</button>
${n&&F`<${W} title=${I(`people.revoke-ask`,{name:t})} text=${I(`people.revoke-text`)} yes=${I(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>A.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function bi({state:e}){let[t,n]=T(``),{items:r}=J(`invitations`),i=t.trim().toLocaleLowerCase(),a=pi(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),o=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return F`<${C} title=${I(`people.players`)} up="#/people">
<p>${I(`people.players-text`)}</p>
<${s} type="search" label=${I(`people.find`)} value=${t} onInput=${n} />
${a.length===0&&F`<${N} text=${I(`people.nobody`)} />`}
<ul class="rows">
${a.map(({id:e,name:t})=>F`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${o.has(e)&&F`<span class="badge">${I(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function xi({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?F`<${C} title=${n.name} up=${r}>
<p>${I(`people.own-text`,{name:n.name})}</p>
<${ii} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${I(`people.erase`)}</a>
<//>`:F`<${M} title=${I(`people.players`)} text=${I(`people.nobody`)} up=${r} />`}function Si({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return F`<${M} title=${I(`erasing.title`)} text=${I(`people.nobody`)} up="#/people/players" />`;let a=r?I(`erasing.title-one`,{name:r.name}):I(`erasing.title`);return F`<${C} title=${a} up=${i}>
<p>${I(`erasing.text`)}</p>
${e.season&&F`<p class="note warn">${I(`erasing.season`)}</p>`}
<p class="soft">${I(`erasing.other-places`)}</p>
<${Ci} player=${n} count=${r?1:Object.keys(e.players).length} />
<${wi} zone=${e.settings.time_zone} />
<//>`}function Ci({player:e,count:t}){let[r,i]=T(!1),[a,o]=T(!1),[s,c]=T(!1),{ask:l,asking:u,wrong:d}=Y(),f=X();return F`<div class="stack">
${!e&&F`<${n} label=${I(`erasing.texts`)} hint=${I(`erasing.texts-hint`)} checked=${r} onChange=${i} />
<${n} label=${I(`erasing.photos`)} checked=${a} onChange=${o} />`}
${d}
<button class="button danger" type="button" disabled=${u} aria-haspopup="dialog" onClick=${()=>c(!0)}>
${I(`erasing.erase`)}
</button>
${s&&F`<${W} title=${I(`erasing.ask`)} text=${I(`erasing.ask-text`,{count:t})} yes=${I(`erasing.erase`)} danger
onYes=${()=>{c(!1);let t={texts:r,photos:a,...e&&{players:[e]}};return l(async()=>{await A.ask(`erasures/${f(t)}`,{method:`PUT`,body:t}),R(I(`erasing.done`))})}} onClose=${()=>c(!1)} />`}
</div>`}function wi({zone:e}){let{items:t}=J(`erasures`);if(!t?.length)return null;let n=d(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return F`<section class="stack">
<h2>${I(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>F`<li key=${e} class="row">
<span class="body">
<strong>${t?I(`erasing.some`,{count:t.length}):I(`erasing.everybody`)}</strong>
<small>${[I(`erasing.names`),r&&I(`erasing.texts`),i&&I(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const Ti=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function Ei({state:e}){let t=J(`api-tokens`),[n,r]=T(!1),i=!n&&F`<button class="button main" type="button" onClick=${()=>r(!0)}>${I(`people.token-new`)}</button>`;return F`<${C} title=${I(`people.tokens`)} up="#/people" actions=${i}>
<p>${I(`people.tokens-text`)}</p>
${n&&F`<${Ai} state=${e} onDone=${()=>r(!1)} />`}
<${Pr} of=${t}>${t=>F`<${Di} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function Di({tokens:e,state:t}){let n=e.filter(Oi),r=e.filter(e=>!Oi(e)),i=e=>F`<ul class="rows">
${e.map(e=>F`<${ki} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return F`${r.length?i(r):F`<${N} text=${I(`people.no-tokens`)} />`}
${n.length>0&&F`<${E} title=${I(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function Oi({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=A.now()}function ki({token:e,state:t}){let{id:n,name:r,official:i,scopes:a,expires_at:o,revoked_at:s}=e,[c,l]=T(!1),{ask:u,asking:d,wrong:f}=Y(),p=()=>{l(!1),u(()=>A.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},m=D(s??o,t.settings.time_zone);return F`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${I(`people.acts-as`,{name:t.officials[i]?.name??`?`})}</span>
<small>${g(a.map(e=>I(`people.scope.${e}`)))}</small>
<small>${I(s?`people.revoked-at`:`people.until`,{time:m})}</small>
</span>
${!Oi(e)&&F`<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog"
aria-label=${I(`people.withdraw-this`,{whom:r})} onClick=${()=>l(!0)}>${I(`people.revoke`)}</button>`}
</div>
${f}
${c&&F`<${W} title=${I(`people.token-ask`,{name:r})} text=${I(`people.token-revoke-text`)} yes=${I(`people.revoke`)} danger
onYes=${p} onClose=${()=>l(!1)} />`}
</li>`}function Ai({state:e,onDone:t}){let n=p().official.id,[r,i]=T({name:``,official:n,scopes:[`read`],days:`30`}),[a,o]=T(!1),[c,l]=T(``),u=X(),{ask:d,asking:f,wrong:m}=Y(),h=ji(r),g=e=>t=>i({...r,[e]:t}),_=e=>{e.preventDefault(),o(!0);let t={...r,name:r.name.trim(),days:$(r.days)};Object.values(h).some(Boolean)||d(async()=>l((await Z(`api-tokens`,u(t),t,`token`)).token))};if(c)return F`<${Mi} token=${c} name=${r.name} onDone=${t} />`;let v=pi(Object.values(e.officials).filter(({revoked_at:e})=>!e));return F`<form class="card stack" onSubmit=${_} novalidate>
<h2>${I(`people.token-new`)}</h2>
<${s} label=${I(`people.token-name`)} hint=${I(`people.token-name-hint`)} value=${r.name} wrong=${a?h.name:``}
onInput=${g(`name`)} autocomplete="off" maxlength="200" />
<${S} label=${I(`people.token-official`)} value=${r.official} onChange=${g(`official`)}
options=${v.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Lr} label=${I(`people.scopes`)} names=${Ti} chosen=${r.scopes} wrong=${a?h.scopes:``}
said=${e=>F`${I(`people.scope.${e}`)}<br /><small class="soft">${I(`people.opens.${e}`)}</small>`}
onChange=${g(`scopes`)} />
<${s} label=${I(`people.days`)} value=${r.days} onInput=${g(`days`)} wrong=${a?h.days:``} inputmode="numeric" autocomplete="off" />
${m}
<div class="pair">
<button class="button main" disabled=${f}>${I(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${I(`cancel`)}</button>
</div>
</form>`}function ji({name:e,scopes:t,days:n}){return{name:e.trim()?``:I(`people.token-name-missing`),scopes:t.length?``:I(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:I(`people.days-wrong`,{most:366})}}function Mi({token:e,name:t,onDone:n}){return F`<section class="card stack" role="status">
<h2>${I(`people.token-made`,{name:t})}</h2>
<${Kr} label=${I(`people.token`)} text=${e} />
<p class="note warn">${I(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${I(`people.done`)}</button>
</section>`}const Ni={erase:Si,invite:Xr,links:zr,players:bi,player:xi,tokens:Ei};function Pi({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=p();if(!r||!i)return F`<${O} title=${I(`people.title`)} />`;if(!ne(a,[`director`]))return F`<${C} title=${I(`people.title`)} up="#/tables"><p class="note warn">${I(`people.directors`)}</p><//>`;let o=e===``?di:Object.hasOwn(Ni,e)?Ni[e]:_i;return F`<${o} state=${i} id=${t||e} query=${n} /><${Ae} />`}const Fi=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],Ii=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],Li=[`xlsx`,`csv`];function Ri(){let{tournament:e,state:t,official:n}=p();if(!e||!t)return F`<${O} title=${I(`reports.title`)} />`;let r=Ui(n,Fi),i=Ui(n,Ii);return F`<${C} title=${I(`reports.title`)} up="#/tables">
<${zi} papers=${r} />
${i.length>0&&F`<${Bi} sheets=${i} />`}
${ne(n,[`director`])&&F`<${Hi} />`}
<//>`}function zi({papers:e}){let t=Re();return F`<section class="stack">
<h2>${I(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:n})=>F`<${je} key=${e} name=${I(`reports.paper.${e}`)} hint=${I(`reports.about.${e}`)} path=${n}
file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function Bi({sheets:e}){let t=Re(),[n,r]=T(`xlsx`);return F`<section class="stack">
<h2>${I(`reports.sheets`)}</h2>
<${l} label=${I(`reports.form`)} value=${n} onChange=${r}
options=${Li.map(e=>({value:e,text:I(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>F`<${je} key=${e} name=${I(`reports.sheet.${e}`)} path=${Vi(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Vi(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function Hi(){let e=Re();return F`<section class="stack">
<h2>${I(`reports.journal`)}</h2>
<ul class="rows">
<${je} name=${I(`reports.journal-whole`)} hint=${I(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function Ui(e,t){return t.filter(({roles:t})=>ne(e,t))}const Wi={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Gi({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:I(`enrol.passed-over`)},...Wi[e].map(e=>({value:e,text:I(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return F`<div class="stack">
${t.map(({heading:e,column:t},n)=>F`<${S} key=${n} label=${e||I(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const Ki={wrong:`bad`,new:`info`,known:``};function qi({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(Ki).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&F`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map(e=>F`<li class="item" key=${e.row}><${Ji} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function Ji({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return F`<p><strong>${I(`import.row`,{number:r})}</strong> <span class=${`badge ${Ki[i]}`}>${I(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>F`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${Yi} mistake=${e} /></p>`)}`}function Yi({mistake:{kind:e,values:t,message:n,cure:r}}){let i=j();if(!w(`mistake.${e}`))return F`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?U(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return I(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function Xi({kind:e,state:t,row:{cells:n}}){return e===`seating`?F`<${Zi} state=${t} cells=${n} />`:F`<p><strong>${Qi(n.name)}</strong></p>
<p class="soft">${[n.id_number,n.team].filter(Boolean).map(Qi).join(` · `)}</p>`}function Zi({state:t,cells:n}){let r=j(),i=Object.values(t.players),a=e=>i.find(t=>t.id_number===e)?.name??``,o=[I(`hall-round`,{round:n.round}),I(`hall-table`,{label:n.table}),n.scheduled_at];return F`<p><strong>${o.filter(Boolean).map(Qi).join(` · `)}</strong></p>
<p class="soft">${e.map(e=>Qi(`${r.phrase(`seat-${e}`)} ${n[e]} ${a(n[e])}`.trim())).join(` · `)}</p>`}function Qi(e){return e.length>80?`${e.slice(0,80)}…`:e}function $i({state:t,row:{hanchan:n,points:r}}){let i=j(),a=t.hanchans[n];return F`${a&&F`<p><a class="reach" href=${`#/result/${n}`}>${Tn(t,a)}</a></p>`}
${r&&F`<p class="soft">${e.map(e=>`${i.phrase(`seat-${e}`)} ${U(r[e])}`).join(` · `)}</p>`}`}function ea(e,t){let[n,r]=T(()=>be(e)??``),[i,a]=T({}),[o,s]=T(``),[c,l]=T(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),P(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await A.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&P(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function ta({wrong:e}){if(e.problem)return F`<div role="alert"><${Me} problem=${e.problem} /></div>`;let t=e.unreadable?I(`import.unreadable`):`${I(navigator.onLine?`live.unreached`:`no-network`)}. ${I(`import.again`)}`;return F`<p class="note bad" role="alert">${t}</p>`}function na({sheet:{text:e,setText:t,setWrong:n},hint:r}){return F`<label class="button photo">${I(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await aa(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
<${s} long label=${I(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const ra={"255,254":`utf-16le`,"254,255":`utf-16be`},ia={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function aa(e){let t=new Uint8Array(await e.arrayBuffer()),n=ra[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(ia[re.lang]).decode(t)}}const oa=[`players`,`seating`];function sa({kind:e}){let{tournament:t,state:n,official:r}=p(),i=I(`enrol.title.${e}`);return!t||!n?F`<${O} title=${i} />`:ne(r,[`director`])?F`<${ca} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:F`<${C} title=${i} up="#/tables"><p class="note warn">${I(`enrol.not-you`)}</p><//>`}function ca({kind:e,title:t,state:n,place:r}){He();let i=ea(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:a,looked:o,done:s,busy:c,wrong:l,ask:u,forget:d}=i,[f,p]=T(null),m=l?.problem?.lacking,h=f??o?.columns??l?.problem?.headings,_=e=>{d(),p(e)},v={...i,setText:e=>(p(null),i.setText(e))},y=e=>u(e,f?{columns:f.map(({column:e})=>e)}:{}),b=F`<${Gi} kind=${e} columns=${h} onChoose=${_} />`,S=o??s,ee=oa.find(t=>t!==e);return F`<${C} title=${t} up="#/tables">
<${na} sheet=${v} hint=${I(`enrol.hint.${e}`)} />
${l&&(m?F`<p class="note bad" role="alert">${I(`enrol.lacking`,{names:g(m.map(la))})}</p>`:F`<${ta} wrong=${l} />`)}
${h&&!s&&(o?F`<${E} title=${I(`enrol.columns`)}>${()=>b}<//>`:b)}
${c&&F`<${x} text=${I(`enrol.busy.${c}`)} />`}
${s&&F`<p class="note info" role="status">${I(`enrol.done`,{count:s.new,known:s.known})}</p>`}
${!S&&F`<button class="button main" type="button" disabled=${!a.trim()||c} onClick=${()=>y(`look`)}>${I(`import.look`)}</button>`}
${S?.made.length>0&&F`<p class="note info">${I(`enrol.made.${e}`,{names:g(S.made)})}</p>`}
${S&&F`<${qi} found=${S} named=${la} title=${ua(s)} about=${t=>F`<${Xi} kind=${e} state=${n} row=${t} />`} />`}
${o?.wrong>0&&F`<p class="note warn">${I(`enrol.whole`)}</p>`}
${o&&F`<button class="button main" type="button" disabled=${o.wrong>0||o.new===0||c} onClick=${()=>y(`bring`)}>${I(`enrol.bring`,{count:o.new})}</button>`}
<a class="button" href=${`#/import/${ee}`}>${I(`enrol.title.${ee}`)}</a>
<//>`}function la(e){return I(`enrol.field.${e}`)}function ua(e){return(t,n)=>I(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const da={look:`results/preview`,bring:`results`};function fa({args:[e]}){return oa.includes(e)?F`<${sa} key=${e} kind=${e} />`:F`<${pa} />`}function pa(){let{tournament:e,state:t,official:n}=p();return!e||!t?F`<${O} title=${I(`import.title`)} />`:a(n)?F`<${ha} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:F`<${C} title=${I(`import.title`)} up="#/standings"><p class="note warn">${I(`import.not-you`)}</p><//>`}function ma(e){return e===`points`||e===`row`?I(`import.field.${e}`):e}function ha({state:e,place:t}){He();let r=ea(t,da),{text:i,looked:a,done:o,busy:s,wrong:c,ask:l}=r,[u,d]=T(!1),f=a&&a.new>0&&(a.wrong===0||u);return F`<${C} title=${I(`import.title`)} up="#/standings">
<${na} sheet=${r} hint=${I(`import.columns`)} />
${c&&F`<${ta} wrong=${c} />`}
${s&&F`<${x} text=${I(`import.busy.${s}`)} />`}
${o&&F`<p class="note info" role="status">${I(`import.done`,{count:o.new,known:o.known})} <a class="reach" href="#/standings">${I(`hall-standings`)}</a></p>`}
${!a&&!o&&F`<button class="button main" type="button" disabled=${!i.trim()||s} onClick=${()=>l(`look`)}>${I(`import.look`)}</button>`}
${(a||o)&&F`<${qi} found=${a??o} title=${(e,t)=>I(`import.rows.${e}`,{count:t})} named=${ma}
about=${t=>F`<${$i} state=${e} row=${t} />`} />`}
${a?.wrong>0&&a.new>0&&F`<${n} label=${I(`import.only-good`)} hint=${I(`import.only-good-hint`)} checked=${u} onChange=${d} />`}
${a&&F`<button class="button main" type="button" disabled=${!f||s} onClick=${()=>l(`bring`,{only_good:u})}>${I(`import.bring`,{count:a.new})}</button>`}
<//>`}const ga={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function _a(e,t){let n=t?.content.rule_points??{},r=Object.entries(ga).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in ga&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(ga);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function va(t,n){let i=f(r(t,n.round).map(te)).filter(({what:e,hanchan:t})=>e===`replaced`&&t===n.id).map(({person:e})=>e);return e.filter(e=>i.includes(n.seats[e]))}function ya(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function ba(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function xa(t,n,r,i){let a=`shinpan.result.`+n.id,o=r?.number??0,[s,c]=T(()=>i?Ca(i):Sa(a,o)??Ca(r)),l=e=>{let t={...s,...e};P(a,{...t,number:o}),c(t)},{texts:u,named:d,deposits:f,reason:p}=s,m=va(t,n),h=Object.fromEntries(e.map(e=>[e,ya(u[e])])),g=e.filter(e=>d.includes(e)||m.includes(e));return{of:e=>({text:u[e],wrong:u[e].trim()!==``&&h[e]===null,substitute:g.includes(e),replaced:m.includes(e),onText:t=>l({texts:{...u,[e]:t}}),onSubstitute:t=>l({named:t?[...d,e]:d.filter(t=>t!==e)})}),body:{points:h,deposits:ya(f||`0`,0),unranked:g},deposits:f,reason:p,type:l,forget:()=>P(a,null)}}function Sa(e,t){let n=be(e);return n?.number===t?n:null}function Ca(t){return{texts:Object.fromEntries(e.map(e=>[e,String(t?.points[e]??``)])),named:t?.unranked??[],deposits:String(t?.deposits??0),reason:t?.corrects?.reason??``}}function wa({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return F`<div class="sheet-seat">
<${s} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?I(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${I(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function Ta({seats:e}){return F`<fieldset>
<legend>${I(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>F`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&F` <small>${I(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function Ea({state:t,hanchan:n,result:r,refused:i,first:a,onSent:c,onClose:l}){let{book:u}=p(),{numbers:d,complete:f}=_a(t,u),m=xa(t,n,r,a),g=j(),_=e.map(e=>{let r=t.players[n.seats[e]]?.name??`?`;return{seat:e,label:`${g.phrase(`seat-${e}`)} · ${r}`,...m.of(e)}}),{does:v,wrong:y}=o(),b=m.reason.trim(),x={...m.body,...r&&{corrects:{number:r.number,reason:b}}},S=ba(Object.values(x.points),x.deposits,d.starting_points),ee=r&&Da(x,r),C=f&&S===0&&!ee&&(!r||b);return F`<form class="stack" onSubmit=${e=>{e.preventDefault(),C&&v(async()=>{await A.send(`result`,n.id,x,{hold:!0,replaces:i?.id}),m.forget(),h(),R(I(`result.sent`)),c(x)})}}>
${!u&&F`<p class="note warn" role="alert">${I(`result.no-book`)}</p>`}
${u&&!f&&F`<p class="note warn" role="alert">${I(`result.no-scoring`)} <a class="reach" href="#/standings">${I(`hall-standings`)}</a></p>`}
${r&&F`<p class="note">${I(`result.corrects`)}</p>`}
<div class="sheet">${_.map(e=>F`<${wa} key=${e.seat} ...${e} />`)}</div>
<${Oa} left=${S} starting=${d.starting_points} onDeposits=${e=>m.type({deposits:String(x.deposits+e)})} />
<${s} label=${I(`result.deposits`)} hint=${I(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${m.deposits}
wrong=${x.deposits===null?I(`result.hundreds`):void 0} onInput=${e=>m.type({deposits:e})} />
<${Ta} seats=${_} />
${r&&F`<${s} long label=${I(`hall-reason`)} hint=${I(`hall-reason-missing`)} value=${m.reason} maxlength="4000" onInput=${e=>m.type({reason:e})} />`}
${ee&&F`<p class="soft" role="status">${I(`result.same`)}</p>`}
${y}
<div class="pair">
<button class="button main" disabled=${!C}>${I(r?`result.correct`:`result.enter`)}</button>
${l&&F`<button class="button" type="button" onClick=${()=>{m.forget(),l?.()}}>${I(`cancel`)}</button>`}
</div>
</form>`}function Da({points:t,deposits:n,unranked:r},i){return e.every(e=>t[e]===i.points[e])&&n===i.deposits&&r.join()===i.unranked.join()}function Oa({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=U(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return F`<div class=${`note stack ${i}`}>
<p role="status">${ka(e,r)}</p>
${a&&F`<button class="button" type="button" onClick=${()=>n(e)}>${I(`result.as-deposits`,{points:U(e)})}</button>`}
</div>`}function ka(e,t){return e===null?I(`result.sum`,{all:t}):e===0?I(`result.fits`,{all:t}):I(e>0?`result.lacks`:`result.exceeds`,{points:U(Math.abs(e)),all:t})}function Aa({state:e,hanchan:t,result:n,onCorrect:r}){let i=ja(n);return F`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${I(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&F`<span class="badge info">${I(`hall-unsent`)}</span>`}</h2>
<${Ma} state=${e} hanchan=${t} result=${n} />
<${ue} id=${n.item}
otherwise=${r&&F`<button class="button" type="button" onClick=${r}>${I(`result.correct`)}</button>`} />
</section>
${i.length>0&&F`<${E} title=${I(`result.earlier`,{count:i.length})}>
${()=>F`<div class="stack">${i.map(n=>F`<${Ma} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function ja({before:e}){return e?[e,...ja(e)]:[]}function Ma({state:t,hanchan:n,result:{points:r,deposits:i,unranked:a,official:o,at:s,reason:c}}){let l=j(),u=t.officials[o]?.name??I(`hall-unknown`);return F`<div class="card">
<dl class="facts">
${e.map(e=>F`<div key=${e}>
<dt>${l.phrase(`seat-${e}`)} · <span class="who">${t.players[n.seats[e]]?.name??`?`}</span>${a.includes(e)&&F`<small>${I(`result.substitute`)}</small>`}</dt>
<dd>${U(r[e])}</dd>
</div>`)}
${i>0&&F`<div><dt>${I(`result.deposits`)}</dt><dd>${U(i)}</dd></div>`}
</dl>
<p class="soft">${[u,D(s,t.settings.time_zone),c].filter(Boolean).join(` · `)}</p>
</div>`}function Na({args:[e],query:t}){let{tournament:n,state:r}=p(),i=r?.hanchans[e];return!n||!r?F`<${O} title=${I(`hall-result`)} />`:i?F`<${Pa} state=${r} hanchan=${i} again=${t.has(`again`)} />`:F`<${M} title=${I(`hall-result`)} text=${I(`result.no-hanchan`)} up="#/tables" />`}function Pa({state:e,hanchan:t,again:n}){let{outbox:r,official:i}=p(),o=e.results[t.id]??null,s=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&he(r)),[c,l]=T(!o||n),[u,d]=T(null),f=a(i),h=c||!o&&!s;m(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[h]);let g=e=>{d(e),l(!1)},_=e.tables[t.table]?.label??`?`;return F`<${C} title=${I(`result.title`,{label:_,round:t.round})} up=${`#/table/${t.table}`}>
${s&&F`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${I(`result.refused`)}</h2>
<${Me} problem=${s.problem} />
${!h&&F`<button class="button" type="button" onClick=${()=>l(!0)}>${I(`hall-change`)}</button>`}
</section>`}
${f&&h&&F`<${Ea} state=${e} hanchan=${t} result=${o} refused=${s} first=${s?.body??(o?null:u)} onSent=${g}
onClose=${o&&(()=>l(!1))} />`}
${!f&&!o&&F`<${N} text=${I(`result.none`)} />`}
${o&&!(f&&h)&&F`<${Aa} state=${e} hanchan=${t} result=${o} onCorrect=${f&&(()=>l(!0))} />`}
<a class="button quiet" href="#/standings">${I(`hall-standings`)}</a>
<//>`}function Fa({state:e,id:t}){let n=V(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??I(`hall-unknown`);return F`<${C} title=${i} up="#/standings">
<${at} seen=${n} />
<${Cn} />
${r&&F`<${Ia} state=${e} body=${r} />`}
${e.players[t]&&F`<a class="button" href=${`#/player/${t}`}>${I(`standings.player`)}</a>`}
<//>`}function Ia({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=I(i?`standings.disqualified`:`standings.unranked`);return F`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:I(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${I(`standings.scored`,{count:t.hanchans})}</dt><dd>${G(s)}</dd></div>
<div><dt>${I(`standings.taken`)}</dt><dd>${G(-10*c-l/100)}</dd></div>
<div><dt><strong>${I(`standings.total`)}</strong></dt><dd>${G(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${I(`standings.games`)}</h2>
${a.length===0&&F`<p class="soft">${I(`standings.no-games`)}</p>`}
${a.map(t=>F`<${Ra} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${I(`standings.taken`)}</h2>
${o.length===0&&F`<p class="soft">${I(`standings.nothing-taken`)}</p>`}
${o.length>0&&F`<${La} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function La({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return F`<dl class="card facts">
${t.map(t=>F`<div key=${t.id}>
<dt>${r&&F`<span class="who">${i(t.account)}</span> · `}<${$e} state=${e} line=${t} /></dt>
<dd>${Ze(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>F`<div key=${e}><dt><strong>${I(`standings.sum`)}</strong></dt><dd>${Ze(e,t)}</dd></div>`)}
</dl>`}function Ra({state:e,game:t,named:n}){let r=j(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,place:d,points:f,delta:p,uma:m,oka:h,total:g,flags:_}=t,v=[I(`hall-round`,{round:o}),I(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],y=I(`standings.delta`,{points:U(f),goal:U(f-p*100)});return F`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${v.join(` · `)}</a></h3>
${n&&F`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&F`<p class="soft">${I(`standings.corrected`,{count:a-1})}</p>`}
<dl class="facts">
<div><dt>${y}</dt><dd>${G(p,!0)}</dd></div>
<div><dt>${I(`standings.uma`,{place:d})}</dt><dd>${G(m,!0)}</dd></div>
<div><dt>${I(`standings.oka`)}</dt><dd>${G(h,!0)}</dd></div>
<div><dt><strong>${I(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${G(g,!0)}</dd></div>
</dl>
${_.map(e=>F`<p class="note warn" key=${e}>${I(`standings.flag.${e}`)}</p>`)}
</article>`}function za({of:e}){let[t,n]=T(``);return F`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;A.file(`standings.csv?of=${e}`).then(e=>Ne(e,t),e=>n(z(e)))}}>${I(`standings.export`)}</button>
${t&&F`<p class="note bad" role="alert">${t}</p>`}`}function Ba({state:e}){let{book:t,official:n}=p(),{numbers:r,silent:i,complete:a}=_a(e,t);if(!t)return null;let o=i.length>0&&n?.roles?.includes(`director`),s=Object.entries(r).map(([e,t])=>[I(`standings.by.${e}`),Va(t)]),c=()=>F`${s.length>0&&F`<${y} rows=${s} />`}
${o&&F`<${Ha} names=${i} numbers=${r} />`}`;return a?F`<${E} title=${I(`standings.by`)}>${c}<//>`:F`<section class="card" aria-labelledby="by">
<h2 id="by">${I(`standings.by`)}</h2>
<p class="note warn">${I(o?`standings.say`:`standings.silent`)}</p>
${c()}
</section>`}function Va(e){return Array.isArray(e)?e.map(e=>`${U(e)}P`).join(` / `):U(e)}function Ha({names:e,numbers:t}){let[n,r]=T(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[i,a]=T(null),[o,c]=T(!1);return F`<form class="stack" onSubmit=${async r=>{r.preventDefault(),c(!0);let i=e.map(e=>[e,Ua(e,n[e])]),o=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),s={...Object.fromEntries(i),replaces:o.length?Object.fromEntries(o):null};await A.ask(`scoring`,{method:`PUT`,body:s}).then(()=>a(null),a),c(!1)}}>
${e.map(e=>F`<${s} key=${e} label=${I(`standings.by.${e}`)} hint=${I(`standings.hint.${e}`)}
value=${n[e]} required autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${i&&(i.problem?F`<${Me} problem=${i.problem} />`:F`<p class="note bad" role="alert">${z(i)}</p>`)}
<button class="button main" disabled=${o}>${I(`standings.set`)}</button>
</form>`}function Ua(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Wa):Wa(n.replace(/[\s,.'’]/g,``))}function Wa(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Ga({args:[e]}){let{tournament:t,state:n}=p();return!t||!n?F`<${O} title=${I(`hall-standings`)} />`:e?F`<${Fa} state=${n} id=${e} />`:F`<${Ka} state=${n} />`}function Ka({state:e}){let{official:t}=p(),n=V(`standings`),[r,i]=T(`players`),{body:o}=n.answer??{},s=a(t)&&F`<a class="button" href="#/import">${I(`standings.import`)}</a>`;return F`<${C} title=${I(`hall-standings`)} up="#/tables" actions=${s}>
<${at} seen=${n} />
<${Cn} />
${o?.teams.length>0&&F`<${l} label=${I(`standings.of`)} value=${r} onChange=${i}
options=${[`players`,`teams`].map(e=>({value:e,text:I(`standings.of.${e}`)}))} />`}
${o&&F`<${qa} state=${e} found=${o[r]} />`}
${o&&F`<${za} of=${r} />`}
<${wn} state=${e} />
<${Ba} state=${e} />
<//>`}function qa({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?F`<p class="soft">${I(`standings.none`)}</p>`:F`<ul class="rows" aria-label=${I(`hall-standings`)}>
${t.map(t=>F`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${Ja(e,t,n).join(` · `)}</small></span>
<strong>${G(t.final)}</strong>
</a>
</li>`)}
</ul>`}function Ja(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},c){let l=t!==null&&c.indexOf(t)!==c.lastIndexOf(t);return[e.teams[n]?.name,s&&I(`standings.disqualified`),!s&&t===null&&I(`standings.unranked`),l&&I(`standings.shared`),r>0&&I(`standings.hanchans`,{count:r}),a!==0&&I(`standings.less`,{score:G(i),p:`${U(a)}P`}),o!==0&&I(`standings.less`,{score:G(i),p:U(o)})].filter(Boolean)}export{Qn as Alarm,xn as Cards,Ct as Dashboard,Wt as Escalation,Kt as Escalations,pn as Fines,fa as Import,Ar as Journal,_n as Payment,Pi as People,Xt as Precedents,Ri as Reports,Na as Result,Ga as Standings};