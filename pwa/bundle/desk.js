import{$ as e,A as t,Bn as n,Bt as r,C as i,Ct as a,D as o,Dt as s,Ft as c,G as l,Hn as u,It as d,K as f,L as p,M as m,Mt as h,Nt as g,O as _,Ot as v,Pt as y,Qt as b,R as x,Rn as S,Rt as C,S as w,St as T,V as ee,Vn as te,Vt as ne,W as re,Wt as E,X as ie,Y as ae,Z as oe,Zt as se,_t as D,a as ce,br as O,bt as k,c as le,en as A,f as ue,ft as j,gt as de,h as fe,hr as pe,ht as M,i as me,k as he,l as ge,lr as _e,mt as ve,nr as ye,pt as N,rt as be,tt as xe,un as Se,v as Ce,vr as P,vt as F,x as we,xr as Te,xt as Ee,yr as I,yt as De,z as L,zt as Oe}from"./app.js";import{$ as ke,B as Ae,Ct as je,D as Me,Dt as Ne,E as Pe,Et as Fe,F as Ie,H as Le,I as R,L as Re,M as ze,Mt as z,N as B,Nt as Be,O as Ve,R as He,S as Ue,St as We,T as Ge,Tt as V,U as H,V as U,_ as Ke,b as qe,bt as Je,d as Ye,g as Xe,h as Ze,j as Qe,lt as $e,m as et,u as tt,w as nt,wt as W,xt as rt,y as it,z as at}from"./shared.js";function G({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return E`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&E`<p class="soft">${r}</p>`}
${i.length===0&&E`<p class="soft">${c(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>E`<li key=${e.key}><${ot} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&E`<${M} title=${c(`dashboard.numbers`)}>${()=>E`<${ct} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function ot({row:{name:e,value:t,part:n=0,href:r},most:i}){return E`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${H(t)}</strong>
<${st} value=${t} part=${n} most=${i} />
${n>0&&E`<small>${c(`dashboard.part`,{count:H(n)})}</small>`}
</a>`}function st({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return E`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&E`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function ct({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return E`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${c(`hall-rulings`)}</th>
${r&&E`<th scope="col">${c(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>E`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${H(n)}</td>
${r&&E`<td>${H(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function lt(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:c(`hall-round`,{round:e})}));return[{value:``,text:c(`hall-any`)},...n]}function ut({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function dt({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:l}=pt(t,i.size>1?e=>ht(e,r):mt);return t.length===0?null:E`<section class="card" aria-labelledby="spread">
<h2 id="spread">${c(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${c(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>E`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>E`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>E`<td key=${t.key}><${ft} count=${s.get(e+t.key)} most=${l} href=${gt(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function ft({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return E`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${H(e)}</strong>
</a>`}function pt(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function mt(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function ht(e,t){let n=e.slice(0,10),r=g(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function gt(e,t,{from:n,until:r}){return ut(e,{table:t,from:n,until:r})}function _t({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:c(e>1?`dashboard.from`:`dashboard.until`,{from:_e(e),until:_e(t)}),value:n,href:ut(r,{took:`${e}-${t}`})})),a=e?c(`dashboard.median`,{time:_e(t),count:e}):c(`dashboard.untimed`);return E`<${G} id="taking" title=${c(`dashboard.taking`)} what=${c(`dashboard.time`)}
about=${`${a} ${c(`dashboard.measured`)}`} rows=${e?i:[]} />`}function vt(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(oe(n)).map(([t,n])=>[ie(e,t),ae(e,t,n)]);return[...r,...i]}function yt({cases:e}){return E`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${c(`dashboard.unlike`)}</h2>
<p class="soft">${c(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>E`<${bt} key=${t} one=${e} />`)}
</section>`}function bt({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=l(),o=i[0].rulings.length,s=vt(a,t,n);return E`<article class="stack case">
<h3>${p(a,e)}</h3>
${s.length>0&&E`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&E`<p class="note info">${c(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>E`<${xt} key=${t} outcome=${e} most=${o} />`)}
</article>`}function xt({outcome:{penalties:e,rulings:t},most:n}){let r=l(),{state:i}=v(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=E`<span class="body outcome"><span>${L(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${H(t.length)}</strong><${st} value=${t.length} most=${n} /></span>`;return E`<${M} title=${o}>${()=>E`<${le} rulings=${a} place empty=${c(`hall-none-found`)} />`}<//>`}function St(){let{tournament:e,state:t,official:n}=v();return!e||!t?E`<${N} title=${c(`dashboard.title`)} />`:we(n)?E`<${Ct} state=${t} />`:E`<${a} title=${c(`dashboard.title`)} up="#/log"><p class="note warn">${c(`dashboard.whose`)}</p><//>`}function Ct({state:e}){let[t,n]=O({day:``,round:``});return E`<${a} title=${c(`dashboard.title`)} up="#/log">
<div class="asked">
<${D} type="date" label=${c(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${F} label=${c(`dashboard.round`)} value=${t.round} options=${lt(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${wt} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function wt({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=V(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return E`<${Dt} seen=${r} zone=${e.settings.time_zone} />
${i&&E`<${Tt} state=${e} body=${i} asked=${t} />`}`}function Tt({state:e,body:t,asked:n}){let r=l(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,u=e=>ut(n,e),d=e=>({key:e.foul,name:p(r,e.foul)}),f=({official:e})=>({key:e.id,name:e.name}),m=e=>({value:e.rulings,part:e.otherwise}),h=a.filter(e=>e.otherwise>0);return E`<p role="status">${c(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${G} id="fouls" title=${c(`dashboard.fouls`)} what=${c(`dashboard.foul`)}
rows=${a.map(e=>({...d(e),...m(e),href:u({foul:e.foul})}))} />
<${G} id="referees" title=${c(`dashboard.referees`)} what=${c(`dashboard.referee`)}
rows=${o.map(e=>({...f(e),...m(e),href:u({official:e.official.id})}))} />
<${dt} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${G} id="otherwise" title=${c(`dashboard.otherwise`)} about=${c(`dashboard.otherwise-about`)} what=${c(`dashboard.foul`)}
rows=${h.map(e=>({...d(e),value:e.otherwise,href:u({foul:e.foul,book:`otherwise`})}))} />
<${yt} cases=${t.differently} />
<${G} id="escalations" title=${c(`dashboard.escalations`)} what=${c(`dashboard.status`)}
rows=${s.map(e=>Et(e,u))} />
<${_t} taking=${t.time_to_rule} asked=${n} />
</div>`}function Et({status:e,outcome:t,rulings:n},i){let a=[e,t].filter(Boolean),o=a.map(e=>r(`hall-escalation.${e}`)?c(`hall-escalation.${e}`):e),s=a.join(` `);return{key:s,name:o.join(` · `),value:n,href:i({status:``,escalation:s})}}function Dt({seen:{answer:e,fresh:t,trouble:n},zone:r}){Be();let i=e&&h(e.at,r);return!e&&!n?E`<${T} />`:n?E`<p class="note warn" role="status">${W(n)} ${c(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:E`<p class="soft">${c(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}function Ot({state:e,escalation:t,ruling:n}){let r=v(),{outbox:i}=r,[a,o]=O(null);if(P(()=>void A.loadEscalationSteps(),[]),i.some(({subject:e,kind:n,state:r})=>e===t.id&&n!==`photo`&&u(r)))return E`<p class="note bad">${c(`esc.stuck`)} <a href="#/outbox">${c(`hall-resolve`)}</a></p>`;let l=Ge(r,t,n);return E`
${l===`decide`&&E`<${Mt} state=${e} escalation=${t} ruling=${n} onAsk=${o} />`}
${l===`appeal`&&E`<button class="button main" type="button" onClick=${()=>o(kt)}>${c(`esc.do.appeal`)}</button>`}
${l===`reopen`&&E`<button class="button" type="button" onClick=${()=>o(At)}>${c(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(l)&&E`<p class="note warn">${c(`esc.${l}`)}</p>`}
${l===``&&E`<p class="soft">${c(`esc.wait.${t.status}`)}</p>`}
${a&&E`<${_} title=${c(`esc.do.${a.name}`)} text=${c(`esc.means.${a.name}`)} yes=${c(`esc.do.${a.name}`)}
onReason=${async e=>{if(!a)return;let{kind:n,name:r,...i}=a;await A.send(n,t.id,{reason:e,...i}),d(),s(c(`esc.done.${n}`)),o(null)}} onClose=${()=>o(null)} />`}
`}const kt={kind:`appeal`,name:`appeal`},At={kind:`reopening`,name:`reopening`},jt=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Mt({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:l,foul:u}=e.rulings[a]??n,d=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,f=`#/call/${s.id}/${l??`-`}/${u}?amends=${a??i}&decides=${i}`,p=(e,t=``)=>E`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${c(`esc.do.${e.name}`)}</button>`;return E`
${d&&p(jt(`amended`,`confirmed`),`main`)}
${p(jt(`upheld`),d?``:`main`)}
<a class="button" href=${f}>${c(d?`esc.amend-again`:`hall-amend`)}</a>
${p(jt(`overturned`),`danger`)}
`}function Nt({ruling:e,rulings:t}){let n=l(),{state:r}=v(),[i,a]=[!0,!1].map(n=>t.filter(t=>It(t,e)===n)),o=[...i,...a].slice(0,12);return E`<section class="stack">
<h2>${c(`esc.same-foul`)}</h2>
${t.length===0&&E`<p class="soft">${c(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>E`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${f(t.kind)}`}>${L(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,h(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&E`<span class="badge info">${c(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&E`<span class="badge warn">${c(`esc.other-revision`)}</span>`}
<${ge} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&E`<a class="reach" href=${`#/log?foul=${e.foul}`}>${c(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Pt(e,t,{offender:n}){return Rt(e,t,e=>e.offender.id===n.id)}function Ft(e,t,{foul:n}){return Rt(e,t,e=>e.foul===n)}function It(e,t){return pe(Lt(e))===pe(Lt(t))}function Lt({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Rt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return ue(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function zt({state:e,foul:t,escalation:n}){let r=V(`precedents?limit=20&foul=${t}`);return E`<section class="stack">
<h2>${c(`esc.precedents`)}</h2>
<${je} seen=${r} what="precedents" />
${r.answer&&E`<${Vt} state=${e} items=${Bt(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${c(`esc.search-precedents`)}</a>
</section>`}function Bt(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Vt({state:e,items:t}){let n=l();return t.length===0?E`<p class="soft">${c(`esc.no-precedents`)}</p>`:E`<ul class="rows below precedents">
${t.map(t=>E`<li key=${t.ruling.id}><${Ht} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Ht({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:l}}){let u=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),d=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return E`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${f(n.kind)}`}>${L(t,n)}</strong>
<span>${p(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${d.map(e=>E`<small key=${e}>${e}</small>`)}
${u.map(e=>E`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,h(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&E`<span class="badge">${c(`hall-status.${n.status}`)}</span>`}
${l&&E`<span class="badge warn">${c(`esc.revision-changed`)}</span>`}
${r.map(e=>E`<span class="badge" key=${e}>${c(`esc.why.${e}`)}</span>`)}
${s&&E`<span class="badge info">${Pe(s)}</span>`}
</span>
</span>
</a>`}function Ut({args:[e]}){let{tournament:t,state:n}=v();if(!t||!n)return E`<${N} title=${c(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?E`<${j} title=${c(`esc.one`)} text=${c(`esc.missing`)} up="#/escalations" />`:E`<${Wt} state=${n} escalation=${r} ruling=${i} />`}function Wt({state:e,escalation:t,ruling:n}){let r=l(),i=ce([n])[n.revision],o=he(r,i,n),s=o&&(o.chosen??o.final??o.first),u=t.status===`open`;ke(u);let d=E`<${Ot} state=${e} escalation=${t} ruling=${n} />`;return E`<${a} title=${p(r,n.foul)} up="#/escalations" actions=${d}>
<section class="card hall-verdict">
<p class=${`penalty large ${f(n.kind)}`}>${s?Ce(r,s):L(r,n)}</p>
<p><a class="who" href=${n.offender.kind===`player`?`#/player/${n.offender.id}`:`#/log`}>${n.offender.name}</a></p>
<p class="soft">${ee(r,n)}</p>
<p role="status"><span class=${`badge ${u?`warn`:`info`}`}>${Me(t)}</span> ${u&&E`<span class="soft">${nt(t.escalated_at)}</span>`}</p>
</section>
<${Ue} state=${e} escalation=${t} />
<section class="stack">
<h2>${c(`esc.so-far`)}</h2>
<${it} state=${e} events=${qe(e,t)} />
</section>
<${Ze} ruling=${n} />
${o?E`<${Xe} ruling=${n} spoken=${o} />`:E`<p class="soft">${c(`hall-no-book`)}</p>`}
<${Ke} state=${e} ruling=${n} />
<${Qe} state=${e} ruling=${n} />
<section class="stack">
<h2>${c(`esc.on-offender`,{name:n.offender.name})}</h2>
<${le} rulings=${Pt(e,t,n)} place empty=${c(`esc.nothing-else`)} />
</section>
<${ze} state=${e} id=${n.offender.id} />
<${Nt} ruling=${n} rulings=${Ft(e,t,n)} />
<${zt} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Gt(){let{tournament:e,state:t}=v();return!e||!t?E`<${N} title=${c(`hall-escalations`)} />`:E`<${Kt} state=${t} />`}function Kt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return ke(r.length>0),E`<${a} title=${c(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${c(`esc.precedents`)}</a></p>
${t.length===0&&E`<${k} text=${c(`esc.none`)} />`}
<${qt} state=${e} title=${c(`esc.waiting`,{count:r.length})} escalations=${r} />
<${qt} state=${e} title=${c(`esc.decided-ones`)} escalations=${i} />
<//>`}function qt({state:e,title:t,escalations:n}){return n.length===0?null:E`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>E`<li key=${t.id}><${Jt} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function Jt({state:e,escalation:t}){let n=l(),r=e.rulings[t.id],i=t.status===`open`,a=[c(`hall-table`,{label:r.table.label}),Ve(e,t),nt(t.escalated_at)];return E`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${p(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${L(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${Me(t)}</span>
${!i&&E`<span class="badge info">${Pe(t)}</span>`}
${t.unsent&&E`<span class="badge info">${c(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Yt({query:e}){let{tournament:t,state:n}=v();return!t||!n?E`<${N} title=${c(`esc.precedents`)} />`:E`<${Xt} state=${n} begun=${e.get(`foul`)??``} />`}function Xt({state:e,begun:t}){let n=l(),[r,i]=O(t in n.catalogue.fouls?t:``),[o,s]=O({}),[u,d]=O(``),[f,p]=O(``),m=e=>{i(e),s({})},h=e=>{e.preventDefault(),p(u.trim())},g=V(en(r,o,f)),_=g.answer?.body;return E`<${a} title=${c(`esc.precedents`)} up="#/escalations">
<p class="soft">${c(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${h}>
<${F} label=${c(`hall-filter.foul`)} value=${r} options=${[{value:``,text:c(`esc.any`)},...$t(n)]} onChange=${m} />
${r&&E`<${Zt} words=${n} foul=${r} facts=${o} onFacts=${s} />`}
<${D} type="search" label=${c(`esc.words`)} hint=${c(`esc.words-hint`)} value=${u} onInput=${d} maxlength="200" />
<button class="button">${c(`esc.search`)}</button>
</form>
<${je} seen=${g} what="precedents" />
${_&&E`<${Vt} state=${e} items=${_.items} />`}
${_?.next&&E`<p class="note">${c(`esc.more`,{count:50})}</p>`}
<//>`}function Zt({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=v();return i?i.table(t).used.map(t=>{let i=Qt(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&E`<${F} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:c(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function Qt({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function $t(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function en(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function tn({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=He(r).map(([e,t])=>B(e,t));return E`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${c(`fines.owing`)}</h2>
${r.length===0&&E`<p class="soft">${c(`fines.nobody`)}</p>`}
${r.length>0&&E`<p>${c(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>E`<li key=${rn(t)}><${an} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&E`<p class="soft">${c(`fines.not-seated`)}</p>`}
</section>`}function nn({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:E`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${c(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>E`<li key=${rn(t)}><${an} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${c(`fines.gives-back`)}</p>
</section>`}function rn({account:e,unit:t}){return e.id+t}function an({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,l=s.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),u=[a>0&&c(`fines.since`,{time:h(o,e.settings.time_zone)}),l>0&&c(`fines.part-paid`,{amount:B(i,l)})],d=E`<span class="body who">${R(e,r)}<small>${u.filter(Boolean).join(` · `)}</small></span>
<strong>${B(i,Math.abs(a))}</strong>`;return n?E`<button class="row" type="button" onClick=${()=>n(t)}>${d}</button>`:r.kind===`player`?E`<a class="row" href=${`#/player/${r.id}`}>${d}</a>`:E`<div class="row">${d}</div>`}const on=[`cash`,`card`,`transfer`,`other`];function sn({state:e,balance:{account:n,unit:r,amount:i,lines:a},onTaken:o,onClose:s}){let[l,u]=O(()=>B(r,i).slice(r.length+1)),[f,p]=O(`cash`),[m,h]=O(``),{does:g,wrong:_}=t(),v=Re(r,l),y=!v||v>i?c(`fines.between`,{most:B(r,i)}):void 0,b=()=>g(async()=>{let e=m.trim()&&{note:m.trim()},t=new Date(A.now()).toISOString(),{id:i}=await A.send(`payment`,null,{account:n,unit:r,amount:v,method:f,paid_at:t,...e});d(),o(i),s()}),x=on.map(e=>({value:e,text:c(`fines.method.${e}`)}));return E`<${ve} title=${c(`fines.pays`,{name:R(e,n)})} onClose=${s}>
<dl class="facts">
${Ae(a).map(t=>E`<div key=${t.id}>
<dt><${et} state=${e} line=${t} /></dt>
<dd>${B(r,t.amount)}</dd>
</div>`)}
</dl>
<${D} label=${c(`fines.amount`,{unit:r})} value=${l} inputmode="decimal" wrong=${y} onInput=${u} />
<${de} label=${c(`fines.how`)} value=${f} options=${x} onChange=${p} />
<${D} label=${c(`fines.note`)} value=${m} onInput=${h} />
${_}
<button class="button main" type="button" disabled=${!!y} onClick=${b}>
${c(`fines.take`,{amount:B(r,v??0)})}
</button>
<//>`}function cn({state:e,official:t}){if(!e.season||!at(t))return null;let n=c(`fines.season`,{season:e.season.season});return E`<${M} title=${n}>${()=>E`<${ln} state=${e} />`}<//>`}function ln({state:e}){let{answer:t,fresh:n,trouble:r}=V(`ledger/fines/season`);if(!t)return E`<p class="soft" role="status">${c(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=h(t.at,e.settings.time_zone);return E`${!n&&E`<p class="note warn" role="status">${c(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&E`<p class="soft">${c(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>E`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${un(e,t)}</small></span>
<strong>${B(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function un(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=re(e,r)||e.settings.name;return n.length>1?`${a} ${B(t,i)}`:a}).join(` · `)}function dn({state:e}){let{fines:t}=e.others;return t.length===0?null:E`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${c(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>E`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${R(e,t)}<small>
${re(e,n)} · ${c(`fines.since`,{time:h(a,e.settings.time_zone)})}
</small></span>
<strong>${B(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${c(`fines.paid-there`)}</p>
</section>`}function fn(){let{tournament:e,state:t}=v();return!e||!t?E`<${N} title=${c(`fines.title`)} />`:E`<${pn} state=${t} />`}function pn({state:e}){let{official:t}=v(),[n,r]=O(null),[i,o]=O(``);P(()=>void A.lookAround(),[]);let s=Te(()=>Ie(e),[e.ledger]),l=at(t);return E`<${a} title=${c(`fines.title`)} up="#/tables">
<div role="status">${e.payments[i]&&E`<${mn} state=${e} payment=${e.payments[i]} />`}</div>
<${tn} state=${e} balances=${s} onPay=${l&&r} />
<${nn} state=${e} balances=${s} />
<${dn} state=${e} />
<${hn} state=${e} />
<${cn} state=${e} official=${t} />
${l&&E`<a class="button" href="#/reports">${c(`reports.link`)}</a>`}
${n&&E`<${sn} state=${e} balance=${n} onTaken=${o} onClose=${()=>r(null)} />`}
<//>`}function mn({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=R(e,{kind:n,id:r});return E`<p class="note info row">
<span class="body">${c(`fines.taken`,{name:o,amount:B(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${c(`fines.to-receipt`)}</a>
</p>`}function hn({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:E`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${c(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:l,unsent:u})=>E`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${R(e,{kind:r,id:i})}<small>
${[u?c(`fines.no-receipt-yet`):c(`fines.receipt`,{number:n}),c(`fines.method.${s}`),h(l,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${B(a,o)}</strong>
</a></li>`)}
</ul>
<p class="soft">${c(`fines.put-right`)}</p>
</section>`}function gn({args:[e]}){let{tournament:t,state:n,official:r}=v();if(!t||!n)return E`<${N} title=${c(`fines.payment`)} />`;let i=n.payments[e];if(!i)return E`<${j} title=${c(`fines.payment`)} text=${c(`fines.no-payment`)} up="#/fines" />`;let o=i.unsent?c(`fines.payment`):c(`fines.receipt`,{number:i.receipt});return E`<${a} title=${o} up="#/fines">
<${_n} state=${n} payment=${i} />
${i.unsent?E`<p class="note info" role="status">${c(`fines.receipt-later`)}</p>`:E`<${vn} hash=${i.hash} />`}
${!i.unsent&&at(r)&&E`<${yn} payment=${i} />`}
<//>`}function _n({state:e,payment:{account_kind:t,account_id:n,unit:r,amount:i,method:a,paid_at:o,note:s}}){let l=[[c(`fines.payer`),R(e,{kind:t,id:n})],[c(`fines.amount-paid`),B(r,i)],[c(`fines.how`),c(`fines.method.${a}`)],[c(`fines.when`),h(o,e.settings.time_zone)],...s?[[c(`fines.note-paid`),s]]:[]];return E`<dl class="facts">
${l.map(([e,t])=>E`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function vn({hash:e}){return E`<figure class="big-code">
<${$e} text=${`${location.origin}/#/receipt/${e}`} label=${c(`fines.code`)} />
<figcaption>${c(`fines.photograph`)}</figcaption>
</figure>`}function yn({payment:{id:e,receipt:t}}){let{live:n}=v(),{lang:r}=Oe(),[i,a]=O(0),{blob:o,url:s,failed:l}=m(()=>A.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),u=()=>a(i+1);P(()=>{l&&n===`live`&&u()},[n]);let d=`receipt-${t}.pdf`;if(l)return E`<p class="note warn" role="status">${c(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${c(`try-again`)}</button>`;if(!s||!o)return E`<p class="soft" role="status">${c(`fines.page-comes`)}</p>`;let f=[new File([o],d,{type:o.type})];return E`<div class="doing">
<a class="button main" href=${s} target="_blank">${c(`fines.open-page`)}</a>
<a class="button" href=${s} download=${d}>${c(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&E`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${c(`fines.share-page`)}</button>`}
</div>`}function bn(){let{tournament:e,state:t}=v();if(!e||!t)return E`<${N} title=${c(`hall-cards`)} />`;let n=E`<button class="button main" onClick=${()=>print()}>${c(`hall-print`)}</button>`;return E`<${a} title=${c(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${c(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${c(`reports.link`)}</a>
<ul class="codes">
${me(t).map(e=>E`<li key=${e.id}><${xn} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function xn({table:e,name:t}){let{url:n,failed:r}=m(()=>A.tableCode(e.id),e.id),i=c(`hall-table`,{label:e.label});return E`<figure>
${n&&E`<img src=${n} alt=${c(`hall-code`,{label:e.label})} />`}
${r&&E`<p class="note warn">${c(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}const Sn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Cn(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return An(e,t);if(n.startsWith(`ruling.`))return Tn(e,t);let[i]=await K(t,wn(t));if(!i)return null;if(n===`result.corrected`)return{before:Dn(e,i.body),after:Dn(e,r)};let a=n===`hanchan.scheduled`?On:kn;return{before:a(i.body),after:a(r)}}function wn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Tn(e,t){let{kind:n,body:r}=t,[i]=await K(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=En(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=L(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(vt(e,t,n))}}}let[o]=await K(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:En(e,o)}:null}function En(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=L(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Sn.filter(e=>(o[e]??null)!==null),c=vt(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Dn(e,{points:t,deposits:n,unranked:r}){let i=S.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(i),deposits:n,unranked:r.join(` `)}}function On({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function kn({arrived_at:e,at:t}){return{arrived_at:e??t}}async function An(e,t){let n=await K(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:jn(e,r),after:jn(e,{...r,...t.body})}}function jn(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[c(`journal.option`,{option:e}),JSON.stringify(t)]),l=Object.entries(o).map(([t,n])=>Mn(e,t,n)),u=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[c(`journal.field.${e}`),t]);return Object.fromEntries([...u,...s,...l])}function Mn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function K({seq:e},t,n=1){return(await(await A.audit()).older(e,n,t)).entries}function Nn(){let{outbox:e}=v(),t=e.filter(({kind:e,state:t})=>e===`result`&&n(t)).length;return t===0?null:E`<p class="note info"><a class="reach" href="#/outbox">${c(`standings.waits`,{count:t})}</a></p>`}function Pn({state:e}){let{official:t}=v(),n=new Intl.Collator(void 0,{numeric:!0}),r=Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:Fn(e,{table:n,round:r})})).sort((e,t)=>n.compare(e.name,t.name));return r.length===0?null:E`<${M} title=${c(`standings.missing`,{count:r.length})}>${()=>E`<ul class="rows">
${r.map(({id:e,name:n})=>E`<li key=${e}>${i(t)?E`<a class="row" href=${`#/result/${e}`}>${n}</a>`:E`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function Fn(e,{table:t,round:n}){return[c(`hall-round`,{round:n}),c(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function In(e,t,n){let{kind:r,body:i}=n,a=Ln[r]??Ln[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Ln={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Rn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,zn(t,n),...Rn(n)],phone:(e,t,{body:n})=>[zn(t,n)],token:(e,t,{body:n})=>[n.name,zn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[c(`hall-table`,{label:n.label})],hanchan:(e,t,{subject:n,body:r})=>[q(t,n),...S.map(e=>t.players[r[`${e}_id`]]?.name),r.scheduled_at&&h(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Bn(e,n),photo:(e,t,{body:n})=>Bn(e,t.rulings[n.ruling]),escalation:(e,t,{subject:n,body:r})=>[r.outcome&&c(`journal.outcome.${r.outcome}`),...Bn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Vn(t,i)]},hand:(e,t,{subject:n,body:r})=>[c(`hall-how.${r.how}`),...Vn(t,t.handEnds[n])],timing:(e,t,{body:n})=>[c(`journal.what.${n.what}`),n.person_id&&R(t,{kind:n.person_kind,id:n.person_id}),q(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${_e(Math.abs(n.seconds))}`,q(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&c(`journal.what.${r}`),t.players[i]?.name,q(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Hn(t,e)),fine:(e,t,{body:n})=>[Hn(t,n),c(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(e,t,{body:n})=>[q(t,n.hanchan_id),...S.map(t=>`${e.phrase(`seat-${t}`)} ${H(n.points[t])}`)]};function Rn({roles:e}){return(e??[]).map(e=>c(`hall-role.${e}`))}function zn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function Bn(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[p(e,n),r.name,c(`hall-table`,{label:i.label}),L(e,t)]}function q(e,t){let n=e.hanchans[t??``];return n&&Fn(e,n)}function Vn(e,{table:t,hand:n}={}){return[e.tables[t]&&c(`hall-table`,{label:e.tables[t].label}),x(n)]}function Hn(e,{account_kind:t,account_id:n,unit:r,amount:i}){return`${R(e,{kind:t,id:n})} ${B(r,i)}`}const Un=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Wn={ruling:`rulings`,player:`players`,table:`tables`};function Gn({state:e,entry:t,onSubject:n}){let r=l(),{seq:i,at:a,who:o,kind:s}=t,u=o?e.officials[o]?.name??c(`hall-unknown`):c(`journal.nobody`),d=In(r,e,t),f=[c(`journal.number`,{seq:i}),h(a,e.settings.time_zone),u],p=E`<div class="body">
<h3>${qn(s)}</h3>
${d.length>0&&E`<span class="who">${d.join(` · `)}</span>`}
<small>${f.join(` · `)}</small>
</div>`;return E`<${M} class="entry" title=${p}>
${()=>E`<${Kn} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Kn({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[l]=Object.entries(Wn).find(([,t])=>o in e[t])??[];return E`<div class="stack">
<p class="pair">
${l&&E`<a class="button" href=${`#/${l}/${o}`}>${c(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${c(`journal.all-of-it`)}</button>
</p>
${(Un.includes(a)||s.what===`corrected`)&&E`<${Jn} state=${e} entry=${t} />`}
<h4>${c(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${c(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function qn(e){return r(`journal.kind.${e}`)?c(`journal.kind.${e}`):e}function Jn({state:e,entry:t}){let n=l(),[r,i]=O(void 0);return P(()=>void Cn(n,t).then(i,()=>i(null)),[]),r===void 0?E`<${T} />`:r===null?E`<p class="soft">${c(`journal.no-before`)}</p>`:E`<${Ye} caption=${c(`journal.changes`)} heads=${[c(`journal.before`),c(`journal.after`)]}
before=${r.before} after=${r.after} />`}function Yn({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],a={kind:Xn(ne(`journal.kind.`).map(e=>({value:e.slice(13),text:c(e)}))),person:Xn(i.map(({id:e,name:t})=>({value:e,text:t}))),table:me(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:c(`journal.this`)}]}};return E`<details class="fold" open=${!!t.subject}>
<summary>${c(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(a).map(([e,r])=>E`<${F} key=${e} label=${c(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:c(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&E`<button class="button" type="button" onClick=${()=>n({})}>${c(`journal.clear`)}</button>`}
</div>
</details>`}function Xn(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const Zn=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function Qn(e,{kind:t,person:n,table:r,subject:i}){let a=er(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=$n(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function $n({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(Zn)??[]]}function er({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function tr({result:{browser:e,server:t}}){return E`<div class="stack" role="status">
<${rr} name=${c(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>c(`journal.found.${t}`,{seq:e})} />
${t&&E`<${rr} name=${c(`journal.server`)} result=${t} whole="journal.rows-whole" line=${nr} />`}
</div>`}function nr({seq:e,kind:t,values:n,what:i}){return r(`finding.${t}`)?c(`finding.${t}`,{seq:e,...n}):E`<span lang="en">${i}</span>`}function rr({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){return t?E`<p class="note warn"><strong>${e}</strong> ${t}</p>`:r===0?E`<p class="note"><strong>${e}</strong> ${c(a,{seq:i.seq})}</p>`:E`<div class="note bad stack">
<p><strong>${e}</strong> ${c(`journal.broken`,{count:r})}</p>
<ul class="points">${n.slice(0,50).map((e,t)=>E`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&E`<p>${c(`journal.more`,{count:r-50})}</p>`}
</div>`}function ir(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function ar({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];rt(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function or({onHead:e,onClose:t}){let n=I(null),[r,i]=O(``);return P(()=>{let t=new AbortController;return tt(n.current,t.signal,t=>ir(t)?(e(t),!0):!1,i),()=>t.abort()},[]),E`<${ve} title=${c(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${c(`hall-viewfinder`)}></video>
${r&&E`<p class="note warn" role="status">${c(`journal.scan.${r}`)}</p>`}
<//>`}function sr({state:e}){return E`<section class="card" aria-labelledby="proof">
<h2 id="proof">${c(`journal.proof`)}</h2>
<p class="unprinted">${c(`journal.proof-about`)}</p>
<${cr} />
<${M} title=${c(`journal.head`)}>${()=>E`<${ur} state=${e} />`}<//>
</section>`}function cr(){let{official:e}=v(),[t,n]=O(``),[r,i]=O(null),[a,o]=O(null),s=I(null);P(()=>()=>s.current?.abort(),[]);let[l,u]=O(!1),d=e=>{n(e),u(!1)},f=ir(t),p=t.trim()&&!f?c(`journal.no-head`):``;return E`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),p||a)return;s.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=s.current;i(await lr({noted:f,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
<${D} label=${c(`journal.noted`)} hint=${c(`journal.noted-hint`)} value=${t} wrong=${p} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>u(!0)}>${c(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${c(`journal.verify`)}</button>
</form>
${a&&E`<div class="stack" role="status">
<progress aria-label=${c(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${c(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>s.current?.abort()}>${c(`journal.stop`)}</button>
</div>`}
${r&&E`<${tr} result=${r} />`}
${l&&E`<${or} onHead=${d} onClose=${()=>u(!1)} />`}`}async function lr(e,t){let{prove:n}=await A.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?c(`journal.stopped`):W(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(A.ask(`audit${o}`,{timeout:12e4}))}}function ur({state:e}){let[t,n]=O(null),[r,i]=O(``),{online:a}=v();if(P(()=>{A.ask(`journal/head`).then(n,e=>i(W(e)))},[e.seq,a]),!t)return E`<p class=${r?`note warn`:`soft`} role="status">${r||c(`loading`)}</p>`;let{slug:o,name:s,time_zone:l}=e.settings,u=`${t.seq}:${t.hash}`;return E`<div class="stack head">
<p>${c(`journal.head-about`)}</p>
<figure><${$e} text=${u} label=${c(`journal.code`)} /><figcaption><strong>${s}</strong></figcaption></figure>
<${Ee} rows=${[[c(`journal.number-of`),t.seq],[c(`journal.time`),t.at&&h(t.at,l)],[c(`journal.hash`),E`<code>${u}</code>`],[c(`journal.command`),E`<code>shinpan audit verify ${o} --head ${u}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>ar(e.settings,t)}>${c(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${c(`hall-print`)}</button>
</p>
</div>`}function dr({query:e}){let{tournament:t,state:n}=v();if(!t||!n)return E`<${N} title=${c(`journal.title`)} />`;let r=Object.fromEntries(e);return E`<${fr} key=${e.toString()} state=${n} asked=${r} />`}function fr({state:e,asked:t}){let[n,r]=O(t),[i,o]=O(e.seq),s=JSON.stringify([n,i]);return E`<${a} title=${c(`journal.title`)} up="#/log">
<${sr} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${c(`journal.entries`)}</h2>
<p class="soft">${c(`journal.kept`,{seq:e.seq})}</p>
<${Yn} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&E`<button class="button" type="button" onClick=${()=>o(e.seq)}>${c(`journal.newer`,{count:e.seq-i})}</button>`}
<${pr} key=${s} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function pr({state:e,from:t,chosen:n,onSubject:r}){let i=Te(()=>Qn(e,n),[]),[a,o]=O([]),[s,l]=O(t+1),[u,d]=O(!1),f=I(!1),p=async()=>{if(!(f.current||s===null)){f.current=!0;try{let e=await(await A.audit()).older(s,30,i);o(t=>[...t,...e.entries]),l(e.next)}catch{d(!0)}finally{f.current=!1}}};return P(()=>void p(),[]),u?E`<p class="note bad" role="alert">${c(`journal.unread`)}</p>`:s===t+1?E`<${T} />`:E`<ul class="entries">
${a.map(t=>E`<li key=${t.seq}><${Gn} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${a.length===0&&E`<p class="soft" role="status">${c(`hall-none-found`)}</p>`}
${s!==null&&E`<button class="button" type="button" onClick=${p}>${c(`journal.older`)}</button>`}`}function J(e){let{state:t,online:n}=v(),[r,i]=O({items:null,trouble:null});return P(()=>{let t=!1;return mr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function mr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await A.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function hr({of:{items:e,trouble:t},children:n}){return!e&&!t?E`<${T} />`:E`${t&&E`<${gr} error=${t} />`}${e&&n(e)}`}function gr({error:e}){return e.problem?E`<div role="alert"><${z} problem=${e.problem} /></div>`:E`<p class="note bad" role="alert">${W(e)} ${c(`people.needs-network`)}</p>`}function Y(){let[e,t]=O(null),[n,r]=O(!1),i=I(!1);return{ask:async e=>{if(!i.current){i.current=!0,r(!0),t(null);try{await Ne(e)}catch(e){if(!(e instanceof ye)&&e.name!==`Unreachable`)throw e;t(e)}finally{i.current=!1,r(!1)}}},asking:n,wrong:e&&E`<${gr} error=${e} />`}}function X(){let e=I(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??Se(A.now());return e.current.set(n,r),r}}async function Z(e,t,n,r){let i=await A.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await A.ask(`${e}/${t}/revocation`,{method:`PUT`}),A.ask(`${e}/${Se(A.now())}`,{method:`PUT`,body:n}))}const _r=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Q(e){return y(_r.filter(t=>e.includes(t)).map(e=>c(`hall-role.${e}`)))}function vr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return E`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>E`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&E`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function yr(e){return E`<${vr} label=${c(`people.roles`)} names=${_r} said=${e=>c(`hall-role.${e}`)}
...${e} />`}function br({state:e}){let t=J(`invitations`),n=E`<a class="button main" href="#/people/invite">${c(`people.invite`)}</a>`;return E`<${a} title=${c(`people.links`)} up="#/people" actions=${n}>
<${hr} of=${t}>
${t=>E`<${xr} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function xr({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return E`${r.length===0&&E`<${k} text=${c(`people.no-links`)} />`}
<${Sr} links=${r} zone=${n} state=${t} />
${i.length>0&&E`<${M} title=${c(`people.closed-count`,{count:i.length})}>
${()=>E`<${Sr} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Sr({links:e,zone:t,state:n}){return e.length===0?null:E`<ul class="rows">
${e.map(e=>E`<${wr} key=${e.id} link=${e} zone=${t} whom=${n?Cr(n,e):c(`people.open-link`)} />`)}
</ul>`}function Cr(e,{official:t,player:n,roles:r,label:i}){return t?c(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?c(`people.for-player`,{name:e.players[n]?.name??`?`}):[Q(r),i].filter(Boolean).join(` · `)}function wr({link:e,zone:t,whom:n}){let[r,i]=O(!1),{ask:a,asking:s,wrong:l}=Y();return E`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Tr(e,t)}</small></span>
${!e.closed&&E`<button class="button danger" type="button" disabled=${s} aria-haspopup="dialog"
aria-label=${c(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${c(`people.withdraw`)}</button>`}
</div>
${l}
${r&&E`<${o} title=${c(`people.withdraw-ask`)} text=${c(`people.withdraw-text`)} yes=${c(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>A.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Tr({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?c(`people.any-number`):c(`people.uses-left`,{left:t,uses:e});return r?[c(`people.closed.${r}`),a].join(` · `):[a,n?c(`people.until`,{time:h(n,i)}):c(`people.no-end`)].join(` · `)}function Er({made:e,state:t,up:n,onMore:r}){let i=`${location.origin}${e.join}`,o=e.limits??Tr(e,t.settings.time_zone),s=E`<button class="button" type="button" onClick=${r}>${c(`people.another`)}</button>
<a class="button main" href=${n}>${c(`people.done`)}</a>`;return E`<${a} title=${c(`people.link-made`)} up=${n} actions=${s}>
<p><strong>${Or(t,e)}</strong></p>
<figure class="big-code"><${$e} text=${i} label=${c(`people.code`)} /></figure>
<p class="soft">${o}</p>
<${kr} made=${e} />
<${Dr} label=${c(`people.link`)} text=${i} />
<p class="note warn">${c(`people.link-once`)}</p>
<//>`}function Dr({label:e,text:t}){return E`<${D} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&E`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>s(c(`people.copied`)),()=>s(c(`people.not-copied`)))}>${c(`people.copy`)}</button>`}
${`share`in navigator&&E`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${c(`people.share`)}</button>`}
</div>`}function Or(e,{official:t,player:n,roles:r,name:i}){return n?c(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?c(`people.becomes-named`,{name:i,roles:Q(r)}):t?c(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):c(`people.becomes`,{roles:Q(r)})}function kr({made:e}){let{items:t}=J(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return E`<p role="status">${n>0&&E`<span class="badge">${c(`people.arrived`,{count:n})}</span>`}</p>`}const Ar=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function jr({state:e,query:t}){let[n,r]=O(null),i=t.get(`official`),o=t.get(`player`),s=i?`#/people/${i}`:o?`#/people/player/${o}`:`#/people`,l=c(i?`people.one-more`:o?`people.give-link`:`people.invite`);return n?E`<${Er} made=${n} state=${e} up=${s} onMore=${()=>r(null)} />`:E`<${a} title=${l} up=${s}>
${i?E`<${Fr} official=${e.officials[i]} onMade=${r} />`:o?E`<${Ir} player=${e.players[o]} onMade=${r} />`:E`<${Mr} onMade=${r} />`}
<//>`}function Mr({onMade:e}){let[t,n]=O(`name`),r=[`name`,`role`].map(e=>({value:e,text:c(`people.by.${e}`)}));return E`<${de} label=${c(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?E`<${Nr} onMade=${e} />`:E`<${Pr} onMade=${e} />`}`}function Nr({onMade:e}){let[t,n]=O(``),[r,i]=O([]),a=X();return E`<${Lr} lacks=${e=>({name:e&&!t.trim()?c(`people.name-missing`):``,roles:e&&r.length===0?c(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await A.ask(`officials/${a(n)}`,{method:`PUT`,body:n}),o={official:i.id,label:i.name};e({join:(i.join?i:await Z(`invitations`,a(o),o,`join`)).join,official:i.id,name:i.name,roles:i.roles,limits:c(`people.one-phone`)})}}>
${e=>E`<${D} label=${c(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${yr} chosen=${r} wrong=${e.roles} onChange=${i} />
<p class="soft">${c(`people.by-name-text`)}</p>`}
<//>`}function Pr({onMade:e}){let[t,n]=O([]),[r,i]=O(`5`),[a,o]=O(240),[s,l]=O(``),u=X();return E`<${Lr} lacks=${e=>({roles:e&&t.length===0?c(`people.role-missing`):``,uses:e&&!($(r)>=1&&$(r)<=500)?c(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:$(r),minutes:a,label:s.trim()};e(await Z(`invitations`,u(n),n,`join`))}}>
${e=>E`<${yr} chosen=${t} wrong=${e.roles} onChange=${n} />
<${D} label=${c(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${Rr} value=${a} onChange=${o} />
<${D} label=${c(`people.label`)} hint=${c(`people.label-hint`)} value=${s} onInput=${l} autocomplete="off" maxlength="200" />
<p class="soft">${c(`people.by-role-text`)}</p>`}
<//>`}function Fr({official:e,onMade:t}){let[n,r]=O(60),i=X();return e?E`<${Lr} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};t(await Z(`invitations`,i(r),r,`join`))}}>
${()=>E`<p>${c(`people.becomes-phone`,{name:e.name})}</p><${Rr} value=${n} onChange=${r} />`}
<//>`:E`<p class="note warn">${c(`people.nobody`)}</p>`}function Ir({player:e,onMade:t}){let n=X();return e?E`<${Lr} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await Z(`invitations`,n(r),r,`join`))}}>${()=>E`<p>${c(`people.own-text`,{name:e.name})}</p>`}<//>`:E`<p class="note warn">${c(`people.nobody`)}</p>`}function Lr({make:e,lacks:t=()=>({}),children:n}){let[r,i]=O(!1),{ask:a,asking:o,wrong:s}=Y();return E`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${c(`people.make-link`)}</button>
</form>`}function Rr({value:e,onChange:t}){let n=Ar.map(([e,t,n])=>({value:n,text:g(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return E`<${F} label=${c(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function zr({whom:e,name:t,zone:n}){let r=J(`phones`),i=J(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return E`<section class="stack">
<h2>${c(`people.phones`)}</h2>
<${hr} of=${r}>
${e=>E`<${Br} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&E`<${Sr} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${c(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function Br({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>E`<ul class="rows">
${e.map(e=>E`<${Vr} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return E`${i.length?a(i):E`<p class="soft">${c(`people.no-phone`)}</p>`}
${r.length>0&&E`<${M} title=${c(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function Vr({phone:e,name:t,zone:n}){let{id:r,agent:i,admitted_at:a,seen_at:l,cut_off_at:u,by_account:d}=e,[f,p]=O(!1),{ask:m,asking:_,wrong:v}=Y(),y=d?c(`people.by-account`):Wr(i??``),b=()=>{p(!1),m(async()=>{await A.ask(`phones/${r}/cut-off`,{method:`PUT`}),s(c(`people.cut-off-done`))})},x=[c(`people.since`,{time:h(a,n)}),l&&!u&&c(`people.seen`,{day:g(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(l))}),u&&c(`people.cut-off-at`,{time:h(u,n)})];return E`<li>
<div class="row">
<span class="body"><strong>${y}</strong><small>${x.filter(Boolean).join(` · `)}</small></span>
${!u&&E`<button class="button danger" type="button" disabled=${_} aria-haspopup="dialog"
aria-label=${c(`people.cut-off-this`,{phone:y})} onClick=${()=>p(!0)}>${c(`people.cut-off`)}</button>`}
</div>
${v}
${f&&E`<${o} title=${c(`people.cut-off-ask`,{name:t,phone:y})} text=${c(`people.cut-off-text`,{name:t})}
yes=${c(`people.cut-off`)} danger onYes=${b} onClose=${()=>p(!1)} />`}
</li>`}const Hr=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],Ur=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function Wr(e){return[Hr,Ur].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function Gr({settings:{slug:e,version:t,board_open:n=!1},online:r}){let[i,a]=O(n);P(()=>a(n),[n]);let[o,s]=O(0),{ask:l,asking:u,wrong:d}=Y();return E`<section class="stack">
<h2>${c(`people.board`)}</h2>
<${De} label=${c(`people.board-open`)} hint=${c(`people.board-open-hint`)} checked=${i}
disabled=${u||!r} onChange=${e=>{a(e);let r={method:`PATCH`,match:`"${Math.max(t,o)}"`,body:{board_open:e}};l(async()=>{try{s((await A.ask(``,r)).version)}catch(e){throw a(n),e}})}} />
${d}
<a class="button" href=${`#/board/${e}`}>${c(`people.board-show`)}</a>
</section>`}function Kr({state:e}){let{online:t}=v(),{items:n}=J(`phones`),r=Jr(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),o=e=>E`<ul class="rows">
${e.map(e=>E`<${qr} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,s=E`<a class="button main" href="#/people/invite">${c(`people.invite`)}</a>`;return E`<${a} title=${c(`people.title`)} up="#/tables" actions=${s}>
${!t&&E`<p class="note warn" role="status">${c(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${c(`people.officials`)}</h2>
${o(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&E`<${M} title=${c(`people.revoked`,{count:i.length})}>${()=>o(i)}<//>`}
</section>
<nav class="stack" aria-label=${c(`people.more`)}>
<a class="button" href="#/people/links">${c(`people.links`)}</a>
<a class="button" href="#/people/players">${c(`people.players`)}</a>
<a class="button" href="#/people/tokens">${c(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${c(`people.erase`)}</a>
</nav>
<${Gr} settings=${e.settings} online=${t} />
<//>`}function qr({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return E`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Q(n)}</span>
${o!==void 0&&!i&&E`<small>${c(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&E`<span class="badge">${c(`people.plays-too`)}</span>`}
</a>
</li>`}function Jr(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function Yr({state:e,official:t}){let{id:n,name:r,player_id:i=null,conflicts:a=[]}=t,o={player:i,conflicts:a},[{player:l,conflicts:u},d]=O(o),f=I(o),p=I(null),{ask:m,asking:h,wrong:g}=Y(),_=e=>d(f.current=e);P(()=>{h||!g&&p.current&&JSON.stringify(p.current)!==JSON.stringify(o)||(p.current=null,_(o))},[i,a.join(),!!g]);let v=async()=>{for(let e=null;e!==f.current;){e=f.current;let t={...e,replaces:p.current??o};await A.ask(`officials/${n}`,{method:`PATCH`,body:t}),p.current=e}s(c(`people.saved`))},y=e=>{_({...f.current,...e}),m(v)},b=Jr(Object.values(e.players));return E`<section class="card">
<h2>${c(`people.partial`)}</h2>
<p class="soft">${c(`people.partial-text`)}</p>
<${F} label=${c(`people.plays-as`,{name:r})} value=${l??``} options=${Zr(b,`people.plays-not`)}
onChange=${e=>y({player:e||null})} />
<${Xr} players=${b.filter(e=>e.id!==l)} declared=${u}
onChange=${e=>y({conflicts:e})} />
${g}
</section>`}function Xr({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return E`${r.length>0&&E`<ul class="rows">
${r.map(({id:e,name:t})=>E`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${c(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${c(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${F} key=${t.join()} label=${c(`people.conflict-add`)} value="" options=${Zr(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function Zr(e,t){return[{value:``,text:c(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Qr({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return E`<${j} title=${c(`people.title`)} text=${c(`people.nobody`)} up=${r} />`;let{name:i,roles:o,revoked_at:s}=n;return s?E`<${a} title=${i} up=${r}>
<p>${Q(o)}</p>
<p class="note warn">${c(`people.revoked-at`,{time:h(s,e.settings.time_zone)})}</p>
<//>`:E`<${a} title=${i} up=${r}>
<p>${Q(o)}</p>
<${zr} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<${$r} key=${o.join()} official=${n} />
<${Yr} state=${e} official=${n} />
<${ei} official=${n} />
<//>`}function $r({official:{id:e,roles:t}}){let[n,r]=O(t),[i,a]=O(``),{ask:o,asking:l,wrong:u}=Y(),d=[...n].sort().join()===[...t].sort().join();return E`<form class="card" onSubmit=${r=>{r.preventDefault(),a(n.length?``:c(`people.role-missing`)),n.length&&o(async()=>{await A.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),s(c(`people.saved`))})}}>
<h2>${c(`people.roles-change`)}</h2>
<p class="soft">${c(`people.roles-late`)}</p>
<${yr} chosen=${n} wrong=${i} onChange=${r} />
${u}
${!d&&E`<button class="button main" disabled=${l}>${c(`people.save`)}</button>`}
</form>`}function ei({official:{id:e,name:t}}){let[n,r]=O(!1),{ask:i,asking:a,wrong:s}=Y();return E`${s}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${c(`people.revoke-this`,{name:t})}
</button>
${n&&E`<${o} title=${c(`people.revoke-ask`,{name:t})} text=${c(`people.revoke-text`)} yes=${c(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>A.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function ti({state:e}){let[t,n]=O(``),{items:r}=J(`invitations`),i=t.trim().toLocaleLowerCase(),o=Jr(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),s=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return E`<${a} title=${c(`people.players`)} up="#/people">
<p>${c(`people.players-text`)}</p>
<${D} type="search" label=${c(`people.find`)} value=${t} onInput=${n} />
${o.length===0&&E`<${k} text=${c(`people.nobody`)} />`}
<ul class="rows">
${o.map(({id:e,name:t})=>E`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${s.has(e)&&E`<span class="badge">${c(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function ni({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?E`<${a} title=${n.name} up=${r}>
<p>${c(`people.own-text`,{name:n.name})}</p>
<${zr} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${c(`people.erase`)}</a>
<//>`:E`<${j} title=${c(`people.players`)} text=${c(`people.nobody`)} up=${r} />`}function ri({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return E`<${j} title=${c(`erasing.title`)} text=${c(`people.nobody`)} up="#/people/players" />`;let o=r?c(`erasing.title-one`,{name:r.name}):c(`erasing.title`);return E`<${a} title=${o} up=${i}>
<p>${c(`erasing.text`)}</p>
${e.season&&E`<p class="note warn">${c(`erasing.season`)}</p>`}
<p class="soft">${c(`erasing.other-places`)}</p>
<${ii} player=${n} count=${r?1:Object.keys(e.players).length} />
<${ai} zone=${e.settings.time_zone} />
<//>`}function ii({player:e,count:t}){let[n,r]=O(!1),[i,a]=O(!1),[l,u]=O(!1),{ask:d,asking:f,wrong:p}=Y(),m=X();return E`<div class="stack">
${!e&&E`<${De} label=${c(`erasing.texts`)} hint=${c(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${De} label=${c(`erasing.photos`)} checked=${i} onChange=${a} />`}
${p}
<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog" onClick=${()=>u(!0)}>
${c(`erasing.erase`)}
</button>
${l&&E`<${o} title=${c(`erasing.ask`)} text=${c(`erasing.ask-text`,{count:t})} yes=${c(`erasing.erase`)} danger
onYes=${()=>{u(!1);let t={texts:n,photos:i,...e&&{players:[e]}};return d(async()=>{await A.ask(`erasures/${m(t)}`,{method:`PUT`,body:t}),s(c(`erasing.done`))})}} onClose=${()=>u(!1)} />`}
</div>`}function ai({zone:e}){let{items:t}=J(`erasures`);if(!t?.length)return null;let n=g(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return E`<section class="stack">
<h2>${c(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>E`<li key=${e} class="row">
<span class="body">
<strong>${t?c(`erasing.some`,{count:t.length}):c(`erasing.everybody`)}</strong>
<small>${[c(`erasing.names`),r&&c(`erasing.texts`),i&&c(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const oi=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function si({state:e}){let t=J(`api-tokens`),[n,r]=O(!1),i=!n&&E`<button class="button main" type="button" onClick=${()=>r(!0)}>${c(`people.token-new`)}</button>`;return E`<${a} title=${c(`people.tokens`)} up="#/people" actions=${i}>
<p>${c(`people.tokens-text`)}</p>
${n&&E`<${di} state=${e} onDone=${()=>r(!1)} />`}
<${hr} of=${t}>${t=>E`<${ci} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function ci({tokens:e,state:t}){let n=e.filter(li),r=e.filter(e=>!li(e)),i=e=>E`<ul class="rows">
${e.map(e=>E`<${ui} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return E`${r.length?i(r):E`<${k} text=${c(`people.no-tokens`)} />`}
${n.length>0&&E`<${M} title=${c(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function li({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=A.now()}function ui({token:e,state:t}){let{id:n,name:r,official:i,scopes:a,expires_at:s,revoked_at:l}=e,[u,d]=O(!1),{ask:f,asking:p,wrong:m}=Y(),g=()=>{d(!1),f(()=>A.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},_=h(l??s,t.settings.time_zone);return E`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${c(`people.acts-as`,{name:t.officials[i]?.name??`?`})}</span>
<small>${y(a.map(e=>c(`people.scope.${e}`)))}</small>
<small>${c(l?`people.revoked-at`:`people.until`,{time:_})}</small>
</span>
${!li(e)&&E`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${c(`people.withdraw-this`,{whom:r})} onClick=${()=>d(!0)}>${c(`people.revoke`)}</button>`}
</div>
${m}
${u&&E`<${o} title=${c(`people.token-ask`,{name:r})} text=${c(`people.token-revoke-text`)} yes=${c(`people.revoke`)} danger
onYes=${g} onClose=${()=>d(!1)} />`}
</li>`}function di({state:e,onDone:t}){let n=v().official.id,[r,i]=O({name:``,official:n,scopes:[`read`],days:`30`}),[a,o]=O(!1),[s,l]=O(``),u=X(),{ask:d,asking:f,wrong:p}=Y(),m=fi(r),h=e=>t=>i({...r,[e]:t}),g=e=>{e.preventDefault(),o(!0);let t={...r,name:r.name.trim(),days:$(r.days)};Object.values(m).some(Boolean)||d(async()=>l((await Z(`api-tokens`,u(t),t,`token`)).token))};if(s)return E`<${pi} token=${s} name=${r.name} onDone=${t} />`;let _=Jr(Object.values(e.officials).filter(({revoked_at:e})=>!e));return E`<form class="card stack" onSubmit=${g} novalidate>
<h2>${c(`people.token-new`)}</h2>
<${D} label=${c(`people.token-name`)} hint=${c(`people.token-name-hint`)} value=${r.name} wrong=${a?m.name:``}
onInput=${h(`name`)} autocomplete="off" maxlength="200" />
<${F} label=${c(`people.token-official`)} value=${r.official} onChange=${h(`official`)}
options=${_.map(({id:e,name:t})=>({value:e,text:t}))} />
<${vr} label=${c(`people.scopes`)} names=${oi} chosen=${r.scopes} wrong=${a?m.scopes:``}
said=${e=>E`${c(`people.scope.${e}`)}<br /><small class="soft">${c(`people.opens.${e}`)}</small>`}
onChange=${h(`scopes`)} />
<${D} label=${c(`people.days`)} value=${r.days} onInput=${h(`days`)} wrong=${a?m.days:``} inputmode="numeric" autocomplete="off" />
${p}
<div class="pair">
<button class="button main" disabled=${f}>${c(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${c(`cancel`)}</button>
</div>
</form>`}function fi({name:e,scopes:t,days:n}){return{name:e.trim()?``:c(`people.token-name-missing`),scopes:t.length?``:c(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:c(`people.days-wrong`,{most:366})}}function pi({token:e,name:t,onDone:n}){return E`<section class="card stack" role="status">
<h2>${c(`people.token-made`,{name:t})}</h2>
<${Dr} label=${c(`people.token`)} text=${e} />
<p class="note warn">${c(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${c(`people.done`)}</button>
</section>`}const mi={erase:ri,invite:jr,links:br,players:ti,player:ni,tokens:si};function hi({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:o}=v();if(!r||!i)return E`<${N} title=${c(`people.title`)} />`;if(!w(o,[`director`]))return E`<${a} title=${c(`people.title`)} up="#/tables"><p class="note warn">${c(`people.directors`)}</p><//>`;let s=e===``?Kr:Object.hasOwn(mi,e)?mi[e]:Qr;return E`<${s} state=${i} id=${t||e} query=${n} /><${Fe} />`}const gi=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],_i=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],vi=[`xlsx`,`csv`];function yi(){let{tournament:e,state:t,official:n}=v();if(!e||!t)return E`<${N} title=${c(`reports.title`)} />`;let r=wi(n,gi),i=wi(n,_i);return E`<${a} title=${c(`reports.title`)} up="#/tables">
<${bi} papers=${r} />
${i.length>0&&E`<${xi} sheets=${i} />`}
${w(n,[`director`])&&E`<${Ci} />`}
<//>`}function bi({papers:e}){let t=We();return E`<section class="stack">
<h2>${c(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:n})=>E`<${Je} key=${e} name=${c(`reports.paper.${e}`)} hint=${c(`reports.about.${e}`)} path=${n}
file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function xi({sheets:e}){let t=We(),[n,r]=O(`xlsx`);return E`<section class="stack">
<h2>${c(`reports.sheets`)}</h2>
<${de} label=${c(`reports.form`)} value=${n} onChange=${r}
options=${vi.map(e=>({value:e,text:c(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>E`<${Je} key=${e} name=${c(`reports.sheet.${e}`)} path=${Si(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Si(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function Ci(){let e=We();return E`<section class="stack">
<h2>${c(`reports.journal`)}</h2>
<ul class="rows">
<${Je} name=${c(`reports.journal-whole`)} hint=${c(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function wi(e,t){return t.filter(({roles:t})=>w(e,t))}const Ti={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Ei({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:c(`enrol.passed-over`)},...Ti[e].map(e=>({value:e,text:c(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return E`<div class="stack">
${t.map(({heading:e,column:t},n)=>E`<${F} key=${n} label=${e||c(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const Di={wrong:`bad`,new:`info`,known:``};function Oi({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(Di).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&E`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map(e=>E`<li class="item" key=${e.row}><${ki} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function ki({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return E`<p><strong>${c(`import.row`,{number:r})}</strong> <span class=${`badge ${Di[i]}`}>${c(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>E`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${Ai} mistake=${e} /></p>`)}`}function Ai({mistake:{kind:e,values:t,message:n,cure:i}}){let a=l();if(!r(`mistake.${e}`))return E`<span lang="en">${n} ${i}</span>`;let o=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?H(t):t]),s=t.seat&&a.phrase(`seat-${t.seat}`);return c(`mistake.${e}`,{...Object.fromEntries(o),seat:s})}function ji({kind:e,state:t,row:{cells:n}}){return e===`seating`?E`<${Mi} state=${t} cells=${n} />`:E`<p><strong>${Ni(n.name)}</strong></p>
<p class="soft">${[n.id_number,n.team].filter(Boolean).map(Ni).join(` · `)}</p>`}function Mi({state:e,cells:t}){let n=l(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[c(`hall-round`,{round:t.round}),c(`hall-table`,{label:t.table}),t.scheduled_at];return E`<p><strong>${a.filter(Boolean).map(Ni).join(` · `)}</strong></p>
<p class="soft">${S.map(e=>Ni(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function Ni(e){return e.length>80?`${e.slice(0,80)}…`:e}function Pi({state:e,row:{hanchan:t,points:n}}){let r=l(),i=e.hanchans[t];return E`${i&&E`<p><a class="reach" href=${`#/result/${t}`}>${Fn(e,i)}</a></p>`}
${n&&E`<p class="soft">${S.map(e=>`${r.phrase(`seat-${e}`)} ${H(n[e])}`).join(` · `)}</p>`}`}function Fi(e,t){let[n,r]=O(()=>b(e)??``),[i,a]=O({}),[o,s]=O(``),[c,l]=O(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),se(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await A.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&se(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function Ii({wrong:e}){if(e.problem)return E`<div role="alert"><${z} problem=${e.problem} /></div>`;let t=e.unreadable?c(`import.unreadable`):`${c(navigator.onLine?`live.unreached`:`no-network`)}. ${c(`import.again`)}`;return E`<p class="note bad" role="alert">${t}</p>`}function Li({sheet:{text:e,setText:t,setWrong:n},hint:r}){return E`<label class="button photo">${c(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await Bi(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
<${D} long label=${c(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const Ri={"255,254":`utf-16le`,"254,255":`utf-16be`},zi={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function Bi(e){let t=new Uint8Array(await e.arrayBuffer()),n=Ri[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(zi[C.lang]).decode(t)}}const Vi=[`players`,`seating`];function Hi({kind:e}){let{tournament:t,state:n,official:r}=v(),i=c(`enrol.title.${e}`);return!t||!n?E`<${N} title=${i} />`:w(r,[`director`])?E`<${Ui} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:E`<${a} title=${i} up="#/tables"><p class="note warn">${c(`enrol.not-you`)}</p><//>`}function Ui({kind:e,title:t,state:n,place:r}){Be();let i=Fi(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:o,looked:s,done:l,busy:u,wrong:d,ask:f,forget:p}=i,[m,h]=O(null),g=d?.problem?.lacking,_=m??s?.columns??d?.problem?.headings,v=e=>{p(),h(e)},b={...i,setText:e=>(h(null),i.setText(e))},x=e=>f(e,m?{columns:m.map(({column:e})=>e)}:{}),S=E`<${Ei} kind=${e} columns=${_} onChoose=${v} />`,C=s??l,w=Vi.find(t=>t!==e);return E`<${a} title=${t} up="#/tables">
<${Li} sheet=${b} hint=${c(`enrol.hint.${e}`)} />
${d&&(g?E`<p class="note bad" role="alert">${c(`enrol.lacking`,{names:y(g.map(Wi))})}</p>`:E`<${Ii} wrong=${d} />`)}
${_&&!l&&(s?E`<${M} title=${c(`enrol.columns`)}>${()=>S}<//>`:S)}
${u&&E`<${T} text=${c(`enrol.busy.${u}`)} />`}
${l&&E`<p class="note info" role="status">${c(`enrol.done`,{count:l.new,known:l.known})}</p>`}
${!C&&E`<button class="button main" type="button" disabled=${!o.trim()||u} onClick=${()=>x(`look`)}>${c(`import.look`)}</button>`}
${C?.made.length>0&&E`<p class="note info">${c(`enrol.made.${e}`,{names:y(C.made)})}</p>`}
${C&&E`<${Oi} found=${C} named=${Wi} title=${Gi(l)} about=${t=>E`<${ji} kind=${e} state=${n} row=${t} />`} />`}
${s?.wrong>0&&E`<p class="note warn">${c(`enrol.whole`)}</p>`}
${s&&E`<button class="button main" type="button" disabled=${s.wrong>0||s.new===0||u} onClick=${()=>x(`bring`)}>${c(`enrol.bring`,{count:s.new})}</button>`}
<a class="button" href=${`#/import/${w}`}>${c(`enrol.title.${w}`)}</a>
<//>`}function Wi(e){return c(`enrol.field.${e}`)}function Gi(e){return(t,n)=>c(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const Ki={look:`results/preview`,bring:`results`};function qi({args:[e]}){return Vi.includes(e)?E`<${Hi} key=${e} kind=${e} />`:E`<${Ji} />`}function Ji(){let{tournament:e,state:t,official:n}=v();return!e||!t?E`<${N} title=${c(`import.title`)} />`:i(n)?E`<${Xi} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:E`<${a} title=${c(`import.title`)} up="#/standings"><p class="note warn">${c(`import.not-you`)}</p><//>`}function Yi(e){return e===`points`||e===`row`?c(`import.field.${e}`):e}function Xi({state:e,place:t}){Be();let n=Fi(t,Ki),{text:r,looked:i,done:o,busy:s,wrong:l,ask:u}=n,[d,f]=O(!1),p=i&&i.new>0&&(i.wrong===0||d);return E`<${a} title=${c(`import.title`)} up="#/standings">
<${Li} sheet=${n} hint=${c(`import.columns`)} />
${l&&E`<${Ii} wrong=${l} />`}
${s&&E`<${T} text=${c(`import.busy.${s}`)} />`}
${o&&E`<p class="note info" role="status">${c(`import.done`,{count:o.new,known:o.known})} <a class="reach" href="#/standings">${c(`hall-standings`)}</a></p>`}
${!i&&!o&&E`<button class="button main" type="button" disabled=${!r.trim()||s} onClick=${()=>u(`look`)}>${c(`import.look`)}</button>`}
${(i||o)&&E`<${Oi} found=${i??o} title=${(e,t)=>c(`import.rows.${e}`,{count:t})} named=${Yi}
about=${t=>E`<${Pi} state=${e} row=${t} />`} />`}
${i?.wrong>0&&i.new>0&&E`<${De} label=${c(`import.only-good`)} hint=${c(`import.only-good-hint`)} checked=${d} onChange=${f} />`}
${i&&E`<button class="button main" type="button" disabled=${!p||s} onClick=${()=>u(`bring`,{only_good:d})}>${c(`import.bring`,{count:i.new})}</button>`}
<//>`}const Zi={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function Qi(e,t){let n=t?.content.rule_points??{},r=Object.entries(Zi).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Zi&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(Zi);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function $i(t,n){let r=be(xe(t,n.round).map(e)).filter(({what:e,hanchan:t})=>e===`replaced`&&t===n.id).map(({person:e})=>e);return S.filter(e=>r.includes(n.seats[e]))}function ea(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function ta(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function na(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=O(()=>r?ia(r):ra(i,a)??ia(n)),c=e=>{let t={...o,...e};se(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f}=o,p=$i(e,t),m=Object.fromEntries(S.map(e=>[e,ea(l[e])])),h=S.filter(e=>u.includes(e)||p.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&m[e]===null,substitute:h.includes(e),replaced:p.includes(e),onText:t=>c({texts:{...l,[e]:t}}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:m,deposits:ea(d||`0`,0),unranked:h},deposits:d,reason:f,type:c,forget:()=>se(i,null)}}function ra(e,t){let n=b(e);return n?.number===t?n:null}function ia(e){return{texts:Object.fromEntries(S.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function aa({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return E`<div class="sheet-seat">
<${D} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?c(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${c(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function oa({seats:e}){return E`<fieldset>
<legend>${c(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>E`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&E` <small>${c(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function sa({state:e,hanchan:n,result:r,refused:i,first:a,onSent:o,onClose:u}){let{book:f}=v(),{numbers:p,complete:m}=Qi(e,f),h=na(e,n,r,a),g=l(),_=S.map(t=>{let r=e.players[n.seats[t]]?.name??`?`;return{seat:t,label:`${g.phrase(`seat-${t}`)} · ${r}`,...h.of(t)}}),{does:y,wrong:b}=t(),x=h.reason.trim(),C={...h.body,...r&&{corrects:{number:r.number,reason:x}}},w=ta(Object.values(C.points),C.deposits,p.starting_points),T=r&&ca(C,r),ee=m&&w===0&&!T&&(!r||x);return E`<form class="stack" onSubmit=${e=>{e.preventDefault(),ee&&y(async()=>{await A.send(`result`,n.id,C,{hold:!0,replaces:i?.id}),h.forget(),d(),s(c(`result.sent`)),o(C)})}}>
${!f&&E`<p class="note warn" role="alert">${c(`result.no-book`)}</p>`}
${f&&!m&&E`<p class="note warn" role="alert">${c(`result.no-scoring`)} <a class="reach" href="#/standings">${c(`hall-standings`)}</a></p>`}
${r&&E`<p class="note">${c(`result.corrects`)}</p>`}
<div class="sheet">${_.map(e=>E`<${aa} key=${e.seat} ...${e} />`)}</div>
<${la} left=${w} starting=${p.starting_points} onDeposits=${e=>h.type({deposits:String(C.deposits+e)})} />
<${D} label=${c(`result.deposits`)} hint=${c(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${h.deposits}
wrong=${C.deposits===null?c(`result.hundreds`):void 0} onInput=${e=>h.type({deposits:e})} />
<${oa} seats=${_} />
${r&&E`<${D} long label=${c(`hall-reason`)} hint=${c(`hall-reason-missing`)} value=${h.reason} maxlength="4000" onInput=${e=>h.type({reason:e})} />`}
${T&&E`<p class="soft" role="status">${c(`result.same`)}</p>`}
${b}
<div class="pair">
<button class="button main" disabled=${!ee}>${c(r?`result.correct`:`result.enter`)}</button>
${u&&E`<button class="button" type="button" onClick=${()=>{h.forget(),u?.()}}>${c(`cancel`)}</button>`}
</div>
</form>`}function ca({points:e,deposits:t,unranked:n},r){return S.every(t=>e[t]===r.points[t])&&t===r.deposits&&n.join()===r.unranked.join()}function la({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=H(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return E`<div class=${`note stack ${i}`}>
<p role="status">${ua(e,r)}</p>
${a&&E`<button class="button" type="button" onClick=${()=>n(e)}>${c(`result.as-deposits`,{points:H(e)})}</button>`}
</div>`}function ua(e,t){return e===null?c(`result.sum`,{all:t}):e===0?c(`result.fits`,{all:t}):c(e>0?`result.lacks`:`result.exceeds`,{points:H(Math.abs(e)),all:t})}function da({state:e,hanchan:t,result:n,onCorrect:r}){let i=fa(n);return E`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${c(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&E`<span class="badge info">${c(`hall-unsent`)}</span>`}</h2>
<${pa} state=${e} hanchan=${t} result=${n} />
<${fe} id=${n.item}
otherwise=${r&&E`<button class="button" type="button" onClick=${r}>${c(`result.correct`)}</button>`} />
</section>
${i.length>0&&E`<${M} title=${c(`result.earlier`,{count:i.length})}>
${()=>E`<div class="stack">${i.map(n=>E`<${pa} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function fa({before:e}){return e?[e,...fa(e)]:[]}function pa({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,official:a,at:o,reason:s}}){let u=l(),d=e.officials[a]?.name??c(`hall-unknown`);return E`<div class="card">
<dl class="facts">
${S.map(r=>E`<div key=${r}>
<dt>${u.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&E`<small>${c(`result.substitute`)}</small>`}</dt>
<dd>${H(n[r])}</dd>
</div>`)}
${r>0&&E`<div><dt>${c(`result.deposits`)}</dt><dd>${H(r)}</dd></div>`}
</dl>
<p class="soft">${[d,h(o,e.settings.time_zone),s].filter(Boolean).join(` · `)}</p>
</div>`}function ma({args:[e],query:t}){let{tournament:n,state:r}=v(),i=r?.hanchans[e];return!n||!r?E`<${N} title=${c(`hall-result`)} />`:i?E`<${ha} state=${r} hanchan=${i} again=${t.has(`again`)} />`:E`<${j} title=${c(`hall-result`)} text=${c(`result.no-hanchan`)} up="#/tables" />`}function ha({state:e,hanchan:t,again:n}){let{outbox:r,official:o}=v(),s=e.results[t.id]??null,l=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&te(r)),[u,d]=O(!s||n),[f,p]=O(null),m=i(o),h=u||!s&&!l;P(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[h]);let g=e=>{p(e),d(!1)},_=e.tables[t.table]?.label??`?`;return E`<${a} title=${c(`result.title`,{label:_,round:t.round})} up=${`#/table/${t.table}`}>
${l&&E`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${c(`result.refused`)}</h2>
<${z} problem=${l.problem} />
${!h&&E`<button class="button" type="button" onClick=${()=>d(!0)}>${c(`hall-change`)}</button>`}
</section>`}
${m&&h&&E`<${sa} state=${e} hanchan=${t} result=${s} refused=${l} first=${l?.body??(s?null:f)} onSent=${g}
onClose=${s&&(()=>d(!1))} />`}
${!m&&!s&&E`<${k} text=${c(`result.none`)} />`}
${s&&!(m&&h)&&E`<${da} state=${e} hanchan=${t} result=${s} onCorrect=${m&&(()=>d(!0))} />`}
<a class="button quiet" href="#/standings">${c(`hall-standings`)}</a>
<//>`}function ga({state:e,id:t}){let n=V(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??c(`hall-unknown`);return E`<${a} title=${i} up="#/standings">
<${je} seen=${n} />
<${Nn} />
${r&&E`<${_a} state=${e} body=${r} />`}
${e.players[t]&&E`<a class="button" href=${`#/player/${t}`}>${c(`standings.player`)}</a>`}
<//>`}function _a({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:l,pts:u,final:d}=t,f=c(i?`standings.disqualified`:`standings.unranked`);return E`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?f:c(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${c(`standings.scored`,{count:t.hanchans})}</dt><dd>${U(s)}</dd></div>
<div><dt>${c(`standings.taken`)}</dt><dd>${U(-10*l-u/100)}</dd></div>
<div><dt><strong>${c(`standings.total`)}</strong></dt><dd>${U(d)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${c(`standings.games`)}</h2>
${a.length===0&&E`<p class="soft">${c(`standings.no-games`)}</p>`}
${a.map(t=>E`<${ya} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${c(`standings.taken`)}</h2>
${o.length===0&&E`<p class="soft">${c(`standings.nothing-taken`)}</p>`}
${o.length>0&&E`<${va} state=${e} ledger=${o} sum=${{P:l,pts:u}} named=${n===`team`} />`}
</section>`}function va({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return E`<dl class="card facts">
${t.map(t=>E`<div key=${t.id}>
<dt>${r&&E`<span class="who">${i(t.account)}</span> · `}<${et} state=${e} line=${t} /></dt>
<dd>${Le(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>E`<div key=${e}><dt><strong>${c(`standings.sum`)}</strong></dt><dd>${Le(e,t)}</dd></div>`)}
</dl>`}function ya({state:e,game:t,named:n}){let r=l(),{hanchan:i,number:a,round:o,table:s,seat:u,player:d,ranked:f,place:p,points:m,delta:h,uma:g,oka:_,total:v,flags:y}=t,b=[c(`hall-round`,{round:o}),c(`hall-table`,{label:s}),r.phrase(`seat-${u}`)],x=c(`standings.delta`,{points:H(m),goal:H(m-h*100)});return E`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${b.join(` · `)}</a></h3>
${n&&E`<p><a class="reach who" href=${`#/standings/${d}`}>${e.players[d]?.name??`?`}</a></p>`}
${a>1&&E`<p class="soft">${c(`standings.corrected`,{count:a-1})}</p>`}
<dl class="facts">
<div><dt>${x}</dt><dd>${U(h,!0)}</dd></div>
<div><dt>${c(`standings.uma`,{place:p})}</dt><dd>${U(g,!0)}</dd></div>
<div><dt>${c(`standings.oka`)}</dt><dd>${U(_,!0)}</dd></div>
<div><dt><strong>${c(f?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${f?``:`uncounted`}>${U(v,!0)}</dd></div>
</dl>
${y.map(e=>E`<p class="note warn" key=${e}>${c(`standings.flag.${e}`)}</p>`)}
</article>`}function ba({of:e}){let[t,n]=O(``);return E`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;A.file(`standings.csv?of=${e}`).then(e=>rt(e,t),e=>n(W(e)))}}>${c(`standings.export`)}</button>
${t&&E`<p class="note bad" role="alert">${t}</p>`}`}function xa({state:e}){let{book:t,official:n}=v(),{numbers:r,silent:i,complete:a}=Qi(e,t);if(!t)return null;let o=i.length>0&&n?.roles?.includes(`director`),s=Object.entries(r).map(([e,t])=>[c(`standings.by.${e}`),Sa(t)]),l=()=>E`${s.length>0&&E`<${Ee} rows=${s} />`}
${o&&E`<${Ca} names=${i} numbers=${r} />`}`;return a?E`<${M} title=${c(`standings.by`)}>${l}<//>`:E`<section class="card" aria-labelledby="by">
<h2 id="by">${c(`standings.by`)}</h2>
<p class="note warn">${c(o?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function Sa(e){return Array.isArray(e)?e.map(e=>`${H(e)}P`).join(` / `):H(e)}function Ca({names:e,numbers:t}){let[n,r]=O(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[i,a]=O(null),[o,s]=O(!1);return E`<form class="stack" onSubmit=${async r=>{r.preventDefault(),s(!0);let i=e.map(e=>[e,wa(e,n[e])]),o=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),c={...Object.fromEntries(i),replaces:o.length?Object.fromEntries(o):null};await A.ask(`scoring`,{method:`PUT`,body:c}).then(()=>a(null),a),s(!1)}}>
${e.map(e=>E`<${D} key=${e} label=${c(`standings.by.${e}`)} hint=${c(`standings.hint.${e}`)}
value=${n[e]} required autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${i&&(i.problem?E`<${z} problem=${i.problem} />`:E`<p class="note bad" role="alert">${W(i)}</p>`)}
<button class="button main" disabled=${o}>${c(`standings.set`)}</button>
</form>`}function wa(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Ta):Ta(n.replace(/[\s,.'’]/g,``))}function Ta(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Ea({args:[e]}){let{tournament:t,state:n}=v();return!t||!n?E`<${N} title=${c(`hall-standings`)} />`:e?E`<${ga} state=${n} id=${e} />`:E`<${Da} state=${n} />`}function Da({state:e}){let{official:t}=v(),n=V(`standings`),[r,o]=O(`players`),{body:s}=n.answer??{},l=i(t)&&E`<a class="button" href="#/import">${c(`standings.import`)}</a>`;return E`<${a} title=${c(`hall-standings`)} up="#/tables" actions=${l}>
<${je} seen=${n} />
<${Nn} />
${s?.teams.length>0&&E`<${de} label=${c(`standings.of`)} value=${r} onChange=${o}
options=${[`players`,`teams`].map(e=>({value:e,text:c(`standings.of.${e}`)}))} />`}
${s&&E`<${Oa} state=${e} found=${s[r]} />`}
${s&&E`<${ba} of=${r} />`}
<${Pn} state=${e} />
<${xa} state=${e} />
<//>`}function Oa({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?E`<p class="soft">${c(`standings.none`)}</p>`:E`<ul class="rows" aria-label=${c(`hall-standings`)}>
${t.map(t=>E`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${ka(e,t,n).join(` · `)}</small></span>
<strong>${U(t.final)}</strong>
</a>
</li>`)}
</ul>`}function ka(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},l){let u=t!==null&&l.indexOf(t)!==l.lastIndexOf(t);return[e.teams[n]?.name,s&&c(`standings.disqualified`),!s&&t===null&&c(`standings.unranked`),u&&c(`standings.shared`),r>0&&c(`standings.hanchans`,{count:r}),a!==0&&c(`standings.less`,{score:U(i),p:`${H(a)}P`}),o!==0&&c(`standings.less`,{score:U(i),p:H(o)})].filter(Boolean)}export{bn as Cards,St as Dashboard,Ut as Escalation,Gt as Escalations,fn as Fines,qi as Import,dr as Journal,gn as Payment,hi as People,Yt as Precedents,yi as Reports,ma as Result,Ea as Standings};