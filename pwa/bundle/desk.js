import{$ as e,A as t,At as n,Ct as r,D as i,Et as a,F as o,Ft as s,G as c,Ht as l,I as u,It as d,J as f,Jn as p,Jt as m,K as h,L as g,Lt as _,N as v,O as y,P as b,Q as x,Qn as S,R as C,Rt as w,S as ee,St as te,Tt as T,Ut as ne,Vt as re,W as E,Wt as ie,X as ae,Xn as oe,Z as D,Zn as se,Zt as O,_t as ce,an as le,b as ue,bn as de,br as k,bt as A,c as fe,et as pe,f as me,gt as j,ht as M,in as he,it as ge,jt as N,k as _e,l as ve,m as ye,mr as be,nr as xe,nt as Se,o as Ce,ot as we,r as Te,s as Ee,sn as P,tt as De,u as Oe,v as ke,vr as F,vt as I,wt as Ae,xr as je,xt as L,yr as R,yt as z,zt as Me}from"./app.js";import{A as Ne,C as Pe,D as B,E as Fe,O as Ie,S as Le,V as Re,Z as ze,_ as Be,b as Ve,ct as He,dt as Ue,ft as V,h as We,ht as Ge,j as Ke,k as qe,l as Je,lt as Ye,m as Xe,mt as Ze,p as Qe,pt as H,u as $e,ut as et,v as tt,w as U,x as nt,y as rt}from"./shared.js";function W(e,t=!1){let n=t?`exceptZero`:`auto`;return it(e/10,{minimumFractionDigits:1,signDisplay:n})}function G(e,t=!1){return it(e,{signDisplay:t?`exceptZero`:`auto`})}function it(e,t){return d(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}function K({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return O`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&O`<p class="soft">${r}</p>`}
${i.length===0&&O`<p class="soft">${w(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>O`<li key=${e.key}><${at} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&O`<${I} title=${w(`dashboard.numbers`)}>${()=>O`<${st} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function at({row:{name:e,value:t,part:n=0,href:r},most:i}){return O`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${G(t)}</strong>
<${ot} value=${t} part=${n} most=${i} />
${n>0&&O`<small>${w(`dashboard.part`,{count:G(n)})}</small>`}
</a>`}function ot({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return O`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&O`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function st({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return O`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${w(`hall-rulings`)}</th>
${r&&O`<th scope="col">${w(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>O`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${G(n)}</td>
${r&&O`<td>${G(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function ct(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:w(`hall-round`,{round:e})}));return[{value:``,text:w(`hall-any`)},...n]}function lt({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function ut({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=ft(t,i.size>1?e=>mt(e,r):pt);return t.length===0?null:O`<section class="card" aria-labelledby="spread">
<h2 id="spread">${w(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${w(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>O`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>O`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>O`<td key=${t.key}><${dt} count=${s.get(e+t.key)} most=${c} href=${ht(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function dt({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return O`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${G(e)}</strong>
</a>`}function ft(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function pt(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function mt(e,t){let n=e.slice(0,10),r=d(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function ht(e,t,{from:n,until:r}){return lt(e,{table:t,from:n,until:r})}function gt({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:w(e>1?`dashboard.from`:`dashboard.until`,{from:m(e),until:m(t)}),value:n,href:lt(r,{took:`${e}-${t}`})})),a=e?w(`dashboard.median`,{time:m(t),count:e}):w(`dashboard.untimed`);return O`<${K} id="taking" title=${w(`dashboard.taking`)} what=${w(`dashboard.time`)}
about=${`${a} ${w(`dashboard.measured`)}`} rows=${e?i:[]} />`}function _t(t,n,r){let i=Object.entries(n).map(([e,n])=>e in t.catalogue.facts?[t.question(e),t.answer(e,{value:n})]:[e,String(n)]),a=Object.entries(De(r)).map(([n,r])=>[pe(t,n),e(t,n,r)]);return[...i,...a]}function vt({cases:e}){return O`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${w(`dashboard.unlike`)}</h2>
<p class="soft">${w(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>O`<${yt} key=${t} one=${e} />`)}
</section>`}function yt({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=D(),o=i[0].rulings.length,s=_t(a,t,n);return O`<article class="stack case">
<h3>${E(a,e)}</h3>
${s.length>0&&O`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&O`<p class="note info">${w(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>O`<${bt} key=${t} outcome=${e} most=${o} />`)}
</article>`}function bt({outcome:{penalties:e,rulings:t},most:n}){let r=D(),{state:i}=N(),a=O`<span class="body outcome"><span>${h(r,{penalties:e})}</span><strong>${G(t.length)}</strong><${ot} value=${t.length} most=${n} /></span>`,o=t.map(e=>i.rulings[e]).filter(Boolean);return O`<${I} title=${a}>${()=>O`<${ve} rulings=${o} place empty=${w(`hall-none-found`)} />`}<//>`}function xt(){let{tournament:e,state:t,official:n}=N();return!e||!t?O`<${j} title=${w(`dashboard.title`)} />`:y(n)?O`<${St} state=${t} />`:O`<${a} title=${w(`dashboard.title`)} up="#/log"><p class="note warn">${w(`dashboard.whose`)}</p><//>`}function St({state:e}){let[t,n]=k({day:``,round:``});return O`<${a} title=${w(`dashboard.title`)} up="#/log">
<div class="asked">
<${A} type="date" label=${w(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${L} label=${w(`dashboard.round`)} value=${t.round} options=${ct(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${Ct} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Ct({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=H(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return O`<${Et} seen=${r} zone=${e.settings.time_zone} />
${i&&O`<${wt} state=${e} body=${i} asked=${t} />`}`}function wt({state:e,body:t,asked:n}){let r=D(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>lt(n,e),l=e=>({key:e.foul,name:E(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return O`<p role="status">${w(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${K} id="fouls" title=${w(`dashboard.fouls`)} what=${w(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${K} id="referees" title=${w(`dashboard.referees`)} what=${w(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${ut} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${K} id="otherwise" title=${w(`dashboard.otherwise`)} about=${w(`dashboard.otherwise-about`)} what=${w(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${vt} cases=${t.differently} />
<${K} id="escalations" title=${w(`dashboard.escalations`)} what=${w(`dashboard.status`)}
rows=${s.map(e=>Tt(e,c))} />
<${gt} taking=${t.time_to_rule} asked=${n} />
</div>`}function Tt({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>ne(`hall-escalation.${e}`)?w(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function Et({seen:{answer:e,fresh:t,trouble:n},zone:r}){ue();let i=e&&s(e.at,r);return!e&&!n?O`<${T} />`:n?O`<p class="note warn" role="status">${V(n)} ${w(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:O`<p class="soft">${w(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}function Dt({state:e,escalation:t,ruling:r}){let{official:i,outbox:a}=N(),[o,s]=k(null);if(F(()=>void P.loadEscalationSteps(),[]),a.some(({subject:e,kind:n,state:r})=>e===t.id&&n!==`photo`&&S(r)))return O`<p class="note bad">${w(`esc.stuck`)} <a href="#/outbox">${w(`hall-resolve`)}</a></p>`;let c=rt(i,t,r);return O`
${c===`decide`&&O`<${jt} state=${e} escalation=${t} ruling=${r} onAsk=${s} />`}
${c===`appeal`&&O`<button class="button main" type="button" onClick=${()=>s(Ot)}>${w(`esc.do.appeal`)}</button>`}
${c===`reopen`&&O`<button class="button" type="button" onClick=${()=>s(kt)}>${w(`esc.do.reopening`)}</button>`}
${c===`own`&&O`<p class="note warn">${w(`esc.own`)}</p>`}
${c===``&&O`<p class="soft">${w(`esc.wait.${t.status}`)}</p>`}
${o&&O`<${b} title=${w(`esc.do.${o.name}`)} text=${w(`esc.means.${o.name}`)} yes=${w(`esc.do.${o.name}`)}
onReason=${async e=>{if(!o)return;let{kind:r,name:i,...a}=o;await P.send(r,t.id,{reason:e,...a}),Me(),n(w(`esc.done.${r}`)),s(null)}} onClose=${()=>s(null)} />`}
`}const Ot={kind:`appeal`,name:`appeal`},kt={kind:`reopening`,name:`reopening`},At=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function jt({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>O`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${w(`esc.do.${e.name}`)}</button>`;return O`
${u&&f(At(`amended`,`confirmed`),`main`)}
${f(At(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${w(u?`esc.amend-again`:`hall-amend`)}</a>
${f(At(`overturned`),`danger`)}
`}function Mt({ruling:e,rulings:t}){let n=D(),{state:r}=N(),[i,a]=[!0,!1].map(n=>t.filter(t=>Ft(t,e)===n)),o=[...i,...a].slice(0,12);return O`<section class="stack">
<h2>${w(`esc.same-foul`)}</h2>
${t.length===0&&O`<p class="soft">${w(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>O`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${x(t.kind)}`}>${h(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,s(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&O`<span class="badge info">${w(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&O`<span class="badge warn">${w(`esc.other-revision`)}</span>`}
<${Oe} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&O`<a class="reach" href=${`#/log?foul=${e.foul}`}>${w(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Nt(e,t,{offender:n}){return Lt(e,t,e=>e.offender.id===n.id)}function Pt(e,t,{foul:n}){return Lt(e,t,e=>e.foul===n)}function Ft(e,t){return xe(It(e))===xe(It(t))}function It({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Lt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return me(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Rt({state:e,foul:t,escalation:n}){let r=H(`precedents?limit=20&foul=${t}`);return O`<section class="stack">
<h2>${w(`esc.precedents`)}</h2>
<${Ue} seen=${r} what="precedents" />
${r.answer&&O`<${Bt} state=${e} items=${zt(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${w(`esc.search-precedents`)}</a>
</section>`}function zt(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Bt({state:e,items:t}){let n=D();return t.length===0?O`<p class="soft">${w(`esc.no-precedents`)}</p>`:O`<ul class="rows below precedents">
${t.map(t=>O`<li key=${t.ruling.id}><${Vt} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Vt({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:c,revision_changed:l}}){let u=[a,o,...c?.steps.map(e=>e.reason)??[]].filter(Boolean),d=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return O`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${x(n.kind)}`}>${h(t,n)}</strong>
<span>${E(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${d.map(e=>O`<small key=${e}>${e}</small>`)}
${u.map(e=>O`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,s(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&O`<span class="badge">${w(`hall-status.${n.status}`)}</span>`}
${l&&O`<span class="badge warn">${w(`esc.revision-changed`)}</span>`}
${r.map(e=>O`<span class="badge" key=${e}>${w(`esc.why.${e}`)}</span>`)}
${c&&O`<span class="badge info">${Ve(c)}</span>`}
</span>
</span>
</a>`}function Ht({args:[e]}){let{tournament:t,state:n}=N();if(!t||!n)return O`<${j} title=${w(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?O`<${M} title=${w(`esc.one`)} text=${w(`esc.missing`)} up="#/escalations" />`:O`<${Ut} state=${n} escalation=${r} ruling=${i} />`}function Ut({state:e,escalation:t,ruling:n}){let r=D(),s=ye([n])[n.revision],c=o(r,s,n),l=c&&(c.chosen??c.final??c.first),u=t.status===`open`;Re(u);let d=O`<${Dt} state=${e} escalation=${t} ruling=${n} />`;return O`<${a} title=${E(r,n.foul)} up="#/escalations" actions=${d}>
<section class="card hall-verdict">
<p class=${`penalty large ${x(n.kind)}`}>${l?i(r,l):h(r,n)}</p>
<p><a class="who" href=${n.offender.kind===`player`?`#/player/${n.offender.id}`:`#/log`}>${n.offender.name}</a></p>
<p class="soft">${f(r,n)}</p>
<p role="status"><span class=${`badge ${u?`warn`:`info`}`}>${nt(t)}</span> ${u&&O`<span class="soft">${tt(t.escalated_at)}</span>`}</p>
</section>
<${Be} state=${e} escalation=${t} />
<section class="stack">
<h2>${w(`esc.so-far`)}</h2>
<${Xe} state=${e} events=${We(e,t)} />
</section>
<${Ce} ruling=${n} />
${c?O`<${Ee} ruling=${n} spoken=${c} />`:O`<p class="soft">${w(`hall-no-book`)}</p>`}
<${fe} state=${e} ruling=${n} />
<${g} state=${e} ruling=${n} />
<section class="stack">
<h2>${w(`esc.on-offender`,{name:n.offender.name})}</h2>
<${ve} rulings=${Nt(e,t,n)} place empty=${w(`esc.nothing-else`)} />
</section>
<${Pe} state=${e} id=${n.offender.id} />
<${Mt} ruling=${n} rulings=${Pt(e,t,n)} />
<${Rt} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Wt(){let{tournament:e,state:t}=N();return!e||!t?O`<${j} title=${w(`hall-escalations`)} />`:O`<${Gt} state=${t} />`}function Gt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),i=n.filter(({status:e})=>e===`open`),o=n.filter(({status:e})=>e!==`open`).reverse();return Re(i.length>0),O`<${a} title=${w(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${w(`esc.precedents`)}</a></p>
${t.length===0&&O`<${r} text=${w(`esc.none`)} />`}
<${Kt} state=${e} title=${w(`esc.waiting`,{count:i.length})} escalations=${i} />
<${Kt} state=${e} title=${w(`esc.decided-ones`)} escalations=${o} />
<//>`}function Kt({state:e,title:t,escalations:n}){return n.length===0?null:O`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>O`<li key=${t.id}><${qt} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function qt({state:e,escalation:t}){let n=D(),r=e.rulings[t.id],i=t.status===`open`,a=[w(`hall-table`,{label:r.table.label}),Le(e,t),tt(t.escalated_at)];return O`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${E(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${h(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${nt(t)}</span>
${!i&&O`<span class="badge info">${Ve(t)}</span>`}
${t.unsent&&O`<span class="badge info">${w(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Jt({query:e}){let{tournament:t,state:n}=N();return!t||!n?O`<${j} title=${w(`esc.precedents`)} />`:O`<${Yt} state=${n} begun=${e.get(`foul`)??``} />`}function Yt({state:e,begun:t}){let n=D(),[r,i]=k(t in n.catalogue.fouls?t:``),[o,s]=k({}),[c,l]=k(``),[u,d]=k(``),f=e=>{i(e),s({})},p=e=>{e.preventDefault(),d(c.trim())},m=H($t(r,o,u)),h=m.answer?.body;return O`<${a} title=${w(`esc.precedents`)} up="#/escalations">
<p class="soft">${w(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${p}>
<${L} label=${w(`hall-filter.foul`)} value=${r} options=${[{value:``,text:w(`esc.any`)},...Qt(n)]} onChange=${f} />
${r&&O`<${Xt} words=${n} foul=${r} facts=${o} onFacts=${s} />`}
<${A} type="search" label=${w(`esc.words`)} hint=${w(`esc.words-hint`)} value=${c} onInput=${l} maxlength="200" />
<button class="button">${w(`esc.search`)}</button>
</form>
<${Ue} seen=${m} what="precedents" />
${h&&O`<${Bt} state=${e} items=${h.items} />`}
${h?.next&&O`<p class="note">${w(`esc.more`,{count:50})}</p>`}
<//>`}function Xt({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=N();return i?i.table(t).used.map(t=>{let i=Zt(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&O`<${L} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:w(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function Zt({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function Qt(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function $t(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function en({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=qe(r).map(([e,t])=>U(e,t));return O`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${w(`fines.owing`)}</h2>
${r.length===0&&O`<p class="soft">${w(`fines.nobody`)}</p>`}
${r.length>0&&O`<p>${w(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>O`<li key=${nn(t)}><${rn} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&O`<p class="soft">${w(`fines.not-seated`)}</p>`}
</section>`}function tn({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:O`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${w(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>O`<li key=${nn(t)}><${rn} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${w(`fines.gives-back`)}</p>
</section>`}function nn({account:e,unit:t}){return e.id+t}function rn({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:c}=t,l=c.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),u=[a>0&&w(`fines.since`,{time:s(o,e.settings.time_zone)}),l>0&&w(`fines.part-paid`,{amount:U(i,l)})],d=O`<span class="body who">${B(e,r)}<small>${u.filter(Boolean).join(` · `)}</small></span>
<strong>${U(i,Math.abs(a))}</strong>`;return n?O`<button class="row" type="button" onClick=${()=>n(t)}>${d}</button>`:r.kind===`player`?O`<a class="row" href=${`#/player/${r.id}`}>${d}</a>`:O`<div class="row">${d}</div>`}const an=[`cash`,`card`,`transfer`,`other`];function on({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:a,onClose:o}){let[s,c]=k(()=>U(n,r).slice(n.length+1)),[l,d]=k(`cash`),[f,p]=k(``),{does:m,wrong:h}=u(),g=Ie(n,s),_=!g||g>r?w(`fines.between`,{most:U(n,r)}):void 0,v=()=>m(async()=>{let e=f.trim()&&{note:f.trim()},r=new Date(P.now()).toISOString(),{id:i}=await P.send(`payment`,null,{account:t,unit:n,amount:g,method:l,paid_at:r,...e});Me(),a(i),o()}),y=an.map(e=>({value:e,text:w(`fines.method.${e}`)}));return O`<${ce} title=${w(`fines.pays`,{name:B(e,t)})} onClose=${o}>
<dl class="facts">
${Ke(i).map(t=>O`<div key=${t.id}>
<dt><${Qe} state=${e} line=${t} /></dt>
<dd>${U(n,t.amount)}</dd>
</div>`)}
</dl>
<${A} label=${w(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${_} onInput=${c} />
<${z} label=${w(`fines.how`)} value=${l} options=${y} onChange=${d} />
<${A} label=${w(`fines.note`)} value=${f} onInput=${p} />
${h}
<button class="button main" type="button" disabled=${!!_} onClick=${v}>
${w(`fines.take`,{amount:U(n,g??0)})}
</button>
<//>`}function sn({state:e,official:t}){if(!e.season||!Ne(t))return null;let n=w(`fines.season`,{season:e.season.season});return O`<${I} title=${n}>${()=>O`<${cn} state=${e} />`}<//>`}function cn({state:e}){let{answer:t,fresh:n,trouble:r}=H(`ledger/fines/season`);if(!t)return O`<p class="soft" role="status">${w(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=s(t.at,e.settings.time_zone);return O`${!n&&O`<p class="note warn" role="status">${w(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&O`<p class="soft">${w(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>O`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${ln(e,t)}</small></span>
<strong>${U(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function ln(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=ae(e,r)||e.settings.name;return n.length>1?`${a} ${U(t,i)}`:a}).join(` · `)}function un({state:e}){let{fines:t}=e.others;return t.length===0?null:O`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${w(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>O`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${B(e,t)}<small>
${ae(e,n)} · ${w(`fines.since`,{time:s(a,e.settings.time_zone)})}
</small></span>
<strong>${U(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${w(`fines.paid-there`)}</p>
</section>`}function dn(){let{tournament:e,state:t}=N();return!e||!t?O`<${j} title=${w(`fines.title`)} />`:O`<${fn} state=${t} />`}function fn({state:e}){let{official:t}=N(),[n,r]=k(null),[i,o]=k(``);F(()=>void P.lookAround(),[]);let s=je(()=>Fe(e),[e.ledger]),c=Ne(t);return O`<${a} title=${w(`fines.title`)} up="#/tables">
<div role="status">${e.payments[i]&&O`<${pn} state=${e} payment=${e.payments[i]} />`}</div>
<${en} state=${e} balances=${s} onPay=${c&&r} />
<${tn} state=${e} balances=${s} />
<${un} state=${e} />
<${mn} state=${e} />
<${sn} state=${e} official=${t} />
${c&&O`<a class="button" href="#/reports">${w(`reports.link`)}</a>`}
${n&&O`<${on} state=${e} balance=${n} onTaken=${o} onClose=${()=>r(null)} />`}
<//>`}function pn({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=B(e,{kind:n,id:r});return O`<p class="note info row">
<span class="body">${w(`fines.taken`,{name:o,amount:U(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${w(`fines.to-receipt`)}</a>
</p>`}function mn({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:O`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${w(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:n,account_kind:r,account_id:i,unit:a,amount:o,method:c,paid_at:l,unsent:u})=>O`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${B(e,{kind:r,id:i})}<small>
${[u?w(`fines.no-receipt-yet`):w(`fines.receipt`,{number:n}),w(`fines.method.${c}`),s(l,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${U(a,o)}</strong>
</a></li>`)}
</ul>
<p class="soft">${w(`fines.put-right`)}</p>
</section>`}function hn({args:[e]}){let{tournament:t,state:n,official:r}=N();if(!t||!n)return O`<${j} title=${w(`fines.payment`)} />`;let i=n.payments[e];if(!i)return O`<${M} title=${w(`fines.payment`)} text=${w(`fines.no-payment`)} up="#/fines" />`;let o=i.unsent?w(`fines.payment`):w(`fines.receipt`,{number:i.receipt});return O`<${a} title=${o} up="#/fines">
<${gn} state=${n} payment=${i} />
${i.unsent?O`<p class="note info" role="status">${w(`fines.receipt-later`)}</p>`:O`<${_n} hash=${i.hash} />`}
${!i.unsent&&Ne(r)&&O`<${vn} payment=${i} />`}
<//>`}function gn({state:e,payment:{account_kind:t,account_id:n,unit:r,amount:i,method:a,paid_at:o,note:c}}){let l=[[w(`fines.payer`),B(e,{kind:t,id:n})],[w(`fines.amount-paid`),U(r,i)],[w(`fines.how`),w(`fines.method.${a}`)],[w(`fines.when`),s(o,e.settings.time_zone)],...c?[[w(`fines.note-paid`),c]]:[]];return O`<dl class="facts">
${l.map(([e,t])=>O`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function _n({hash:e}){return O`<figure class="big-code">
<${ze} text=${`${location.origin}/#/receipt/${e}`} label=${w(`fines.code`)} />
<figcaption>${w(`fines.photograph`)}</figcaption>
</figure>`}function vn({payment:{id:e,receipt:t}}){let{live:n}=N(),{lang:r}=l(),[i,a]=k(0),{blob:o,url:s,failed:c}=C(()=>P.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),u=()=>a(i+1);F(()=>{c&&n===`live`&&u()},[n]);let d=`receipt-${t}.pdf`;if(c)return O`<p class="note warn" role="status">${w(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${w(`try-again`)}</button>`;if(!s||!o)return O`<p class="soft" role="status">${w(`fines.page-comes`)}</p>`;let f=[new File([o],d,{type:o.type})];return O`<div class="doing">
<a class="button main" href=${s} target="_blank">${w(`fines.open-page`)}</a>
<a class="button" href=${s} download=${d}>${w(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&O`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${w(`fines.share-page`)}</button>`}
</div>`}function yn(){let{tournament:e,state:t}=N();if(!e||!t)return O`<${j} title=${w(`hall-cards`)} />`;let n=O`<button class="button main" onClick=${()=>print()}>${w(`hall-print`)}</button>`;return O`<${a} title=${w(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${w(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${w(`reports.link`)}</a>
<ul class="codes">
${Te(t).map(e=>O`<li key=${e.id}><${bn} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function bn({table:e,name:t}){let{url:n,failed:r}=C(()=>P.tableCode(e.id),e.id),i=w(`hall-table`,{label:e.label});return O`<figure>
${n&&O`<img src=${n} alt=${w(`hall-code`,{label:e.label})} />`}
${r&&O`<p class="note warn">${w(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}const xn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Sn(e,t,n){let{kind:r,body:i}=n,a=t.settings.time_zone;if(r===`tournament.changed`)return kn(e,n);if(r.startsWith(`ruling.`))return wn(e,n);let[o]=await Mn(n,Cn(n));if(!o)return null;if(r===`result.corrected`)return{before:En(e,o.body),after:En(e,i)};let s=r===`hanchan.scheduled`?Dn:On;return{before:s(o.body,a),after:s(i,a)}}function Cn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function wn(e,t){let{kind:n,body:r}=t,[i]=await Mn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Tn(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=h(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(_t(e,t,n))}}}let[o]=await Mn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Tn(e,o)}:null}function Tn(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=h(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=xn.filter(e=>(o[e]??null)!==null),c=_t(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function En(e,{points:t,deposits:n,unranked:r}){let i=p.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(i),deposits:n,unranked:r.join(` `)}}function Dn({scheduled_at:e,minutes:t},n){return{scheduled_at:s(e,n),minutes:t}}function On({arrived_at:e,at:t},n){return{arrived_at:s(e??t,n)}}async function kn(e,t){let n=await Mn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:An(e,r),after:An(e,{...r,...t.body})}}function An(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[w(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>jn(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[w(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function jn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Mn({seq:e},t,n=1){return(await(await P.audit()).older(e,n,t)).entries}function Nn(){let{outbox:e}=N(),t=e.filter(({kind:e,state:t})=>e===`result`&&oe(t)).length;return t===0?null:O`<p class="note info"><a class="reach" href="#/outbox">${w(`standings.waits`,{count:t})}</a></p>`}function Pn({state:e}){let{official:n}=N(),r=new Intl.Collator(void 0,{numeric:!0}),i=Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:Fn(e,{table:n,round:r})})).sort((e,t)=>r.compare(e.name,t.name));return i.length===0?null:O`<${I} title=${w(`standings.missing`,{count:i.length})}>${()=>O`<ul class="rows">
${i.map(({id:e,name:r})=>O`<li key=${e}>${t(n)?O`<a class="row" href=${`#/result/${e}`}>${r}</a>`:O`<div class="row">${r}</div>`}</li>`)}
</ul>`}<//>`}function Fn(e,{table:t,round:n}){return[w(`hall-round`,{round:n}),w(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function In(e,t,n){let{kind:r,body:i}=n,a=Ln[r]??Ln[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Ln={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Rn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,zn(t,n),...Rn(n)],phone:(e,t,{body:n})=>[zn(t,n)],token:(e,t,{body:n})=>[n.name,zn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[w(`hall-table`,{label:n.label})],hanchan:(e,t,{subject:n,body:r})=>[q(t,n),...p.map(e=>t.players[r[`${e}_id`]]?.name),r.scheduled_at&&s(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Bn(e,n),photo:(e,t,{body:n})=>Bn(e,t.rulings[n.ruling]),escalation:(e,t,{subject:n,body:r})=>[r.outcome&&w(`journal.outcome.${r.outcome}`),...Bn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Vn(t,i)]},hand:(e,t,{subject:n,body:r})=>[w(`hall-how.${r.how}`),...Vn(t,t.handEnds[n])],timing:(e,t,{body:n})=>[w(`journal.what.${n.what}`),n.person_id&&B(t,{kind:n.person_kind,id:n.person_id}),q(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${m(Math.abs(n.seconds))}`,q(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&w(`journal.what.${r}`),t.players[i]?.name,q(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Hn(t,e)),fine:(e,t,{body:n})=>[Hn(t,n),w(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(e,t,{body:n})=>[q(t,n.hanchan_id),...p.map(t=>`${e.phrase(`seat-${t}`)} ${G(n.points[t])}`)]};function Rn({roles:e}){return(e??[]).map(e=>w(`hall-role.${e}`))}function zn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function Bn(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[E(e,n),r.name,w(`hall-table`,{label:i.label}),h(e,t)]}function q(e,t){let n=e.hanchans[t??``];return n&&Fn(e,n)}function Vn(e,{table:t,hand:n}={}){return[e.tables[t]&&w(`hall-table`,{label:e.tables[t].label}),c(n)]}function Hn(e,{account_kind:t,account_id:n,unit:r,amount:i}){return`${B(e,{kind:t,id:n})} ${U(r,i)}`}const Un=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Wn={ruling:`rulings`,player:`players`,table:`tables`};function Gn({state:e,entry:t,onSubject:n}){let r=D(),{seq:i,at:a,who:o,kind:c}=t,l=o?e.officials[o]?.name??w(`hall-unknown`):w(`journal.nobody`),u=In(r,e,t),d=[w(`journal.number`,{seq:i}),s(a,e.settings.time_zone),l],f=O`<div class="body">
<h3>${qn(c)}</h3>
${u.length>0&&O`<span class="who">${u.join(` · `)}</span>`}
<small>${d.join(` · `)}</small>
</div>`;return O`<${I} class="entry" title=${f}>
${()=>O`<${Kn} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Kn({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Wn).find(([,t])=>o in e[t])??[];return O`<div class="stack">
<p class="pair">
${c&&O`<a class="button" href=${`#/${c}/${o}`}>${w(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${w(`journal.all-of-it`)}</button>
</p>
${(Un.includes(a)||s.what===`corrected`)&&O`<${Jn} state=${e} entry=${t} />`}
<h4>${w(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${w(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function qn(e){return ne(`journal.kind.${e}`)?w(`journal.kind.${e}`):e}function Jn({state:e,entry:t}){let n=D(),[r,i]=k(void 0);return F(()=>void Sn(n,e,t).then(i,()=>i(null)),[]),r===void 0?O`<${T} />`:r===null?O`<p class="soft">${w(`journal.no-before`)}</p>`:O`<${$e} caption=${w(`journal.changes`)} heads=${[w(`journal.before`),w(`journal.after`)]}
before=${r.before} after=${r.after} />`}function Yn({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],a={kind:Xn(ie(`journal.kind.`).map(e=>({value:e.slice(13),text:w(e)}))),person:Xn(i.map(({id:e,name:t})=>({value:e,text:t}))),table:Te(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:w(`journal.this`)}]}};return O`<details class="fold" open=${!!t.subject}>
<summary>${w(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(a).map(([e,r])=>O`<${L} key=${e} label=${w(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:w(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&O`<button class="button" type="button" onClick=${()=>n({})}>${w(`journal.clear`)}</button>`}
</div>
</details>`}function Xn(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const Zn=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function Qn(e,{kind:t,person:n,table:r,subject:i}){let a=er(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=$n(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function $n({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(Zn)??[]]}function er({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function tr({result:{browser:e,server:t}}){return O`<div class="stack" role="status">
<${rr} name=${w(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>w(`journal.found.${t}`,{seq:e})} />
${t&&O`<${rr} name=${w(`journal.server`)} result=${t} whole="journal.rows-whole" line=${nr} />`}
</div>`}function nr({seq:e,kind:t,values:n,what:r}){return ne(`finding.${t}`)?w(`finding.${t}`,{seq:e,...n}):O`<span lang="en">${r}</span>`}function rr({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){return t?O`<p class="note warn"><strong>${e}</strong> ${t}</p>`:r===0?O`<p class="note"><strong>${e}</strong> ${w(a,{seq:i.seq})}</p>`:O`<div class="note bad stack">
<p><strong>${e}</strong> ${w(`journal.broken`,{count:r})}</p>
<ul class="points">${n.slice(0,50).map((e,t)=>O`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&O`<p>${w(`journal.more`,{count:r-50})}</p>`}
</div>`}function ir(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function ar({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Ye(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function or({onHead:e,onClose:t}){let n=R(null),[r,i]=k(``);return F(()=>{let t=new AbortController;return Je(n.current,t.signal,t=>ir(t)?(e(t),!0):!1,i),()=>t.abort()},[]),O`<${ce} title=${w(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${w(`hall-viewfinder`)}></video>
${r&&O`<p class="note warn" role="status">${w(`journal.scan.${r}`)}</p>`}
<//>`}function sr({state:e}){return O`<section class="card" aria-labelledby="proof">
<h2 id="proof">${w(`journal.proof`)}</h2>
<p class="unprinted">${w(`journal.proof-about`)}</p>
<${cr} />
<${I} title=${w(`journal.head`)}>${()=>O`<${ur} state=${e} />`}<//>
</section>`}function cr(){let{official:e}=N(),[t,n]=k(``),[r,i]=k(null),[a,o]=k(null),s=R(null);F(()=>()=>s.current?.abort(),[]);let[c,l]=k(!1),u=e=>{n(e),l(!1)},d=ir(t),f=t.trim()&&!d?w(`journal.no-head`):``;return O`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),f||a)return;s.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=s.current;i(await lr({noted:d,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
<${A} label=${w(`journal.noted`)} hint=${w(`journal.noted-hint`)} value=${t} wrong=${f} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>l(!0)}>${w(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${w(`journal.verify`)}</button>
</form>
${a&&O`<div class="stack" role="status">
<progress aria-label=${w(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${w(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>s.current?.abort()}>${w(`journal.stop`)}</button>
</div>`}
${r&&O`<${tr} result=${r} />`}
${c&&O`<${or} onHead=${u} onClose=${()=>l(!1)} />`}`}async function lr(e,t){let{prove:n}=await P.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?w(`journal.stopped`):V(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(P.ask(`audit${o}`,{timeout:12e4}))}}function ur({state:e}){let[t,n]=k(null),[r,i]=k(``),{online:a}=N();if(F(()=>{P.ask(`journal/head`).then(n,e=>i(V(e)))},[e.seq,a]),!t)return O`<p class=${r?`note warn`:`soft`} role="status">${r||w(`loading`)}</p>`;let{slug:o,name:c,time_zone:l}=e.settings,u=`${t.seq}:${t.hash}`;return O`<div class="stack head">
<p>${w(`journal.head-about`)}</p>
<figure><${ze} text=${u} label=${w(`journal.code`)} /><figcaption><strong>${c}</strong></figcaption></figure>
<${Ae} rows=${[[w(`journal.number-of`),t.seq],[w(`journal.time`),t.at&&s(t.at,l)],[w(`journal.hash`),O`<code>${u}</code>`],[w(`journal.command`),O`<code>shinpan audit verify ${o} --head ${u}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>ar(e.settings,t)}>${w(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${w(`hall-print`)}</button>
</p>
</div>`}function dr({query:e}){let{tournament:t,state:n}=N();if(!t||!n)return O`<${j} title=${w(`journal.title`)} />`;let r=Object.fromEntries(e);return O`<${fr} key=${e.toString()} state=${n} asked=${r} />`}function fr({state:e,asked:t}){let[n,r]=k(t),[i,o]=k(e.seq),s=JSON.stringify([n,i]);return O`<${a} title=${w(`journal.title`)} up="#/log">
<${sr} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${w(`journal.entries`)}</h2>
<p class="soft">${w(`journal.kept`,{seq:e.seq})}</p>
<${Yn} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&O`<button class="button" type="button" onClick=${()=>o(e.seq)}>${w(`journal.newer`,{count:e.seq-i})}</button>`}
<${pr} key=${s} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function pr({state:e,from:t,chosen:n,onSubject:r}){let i=je(()=>Qn(e,n),[]),[a,o]=k([]),[s,c]=k(t+1),[l,u]=k(!1),d=R(!1),f=async()=>{if(!(d.current||s===null)){d.current=!0;try{let e=await(await P.audit()).older(s,30,i);o(t=>[...t,...e.entries]),c(e.next)}catch{u(!0)}finally{d.current=!1}}};return F(()=>void f(),[]),l?O`<p class="note bad" role="alert">${w(`journal.unread`)}</p>`:s===t+1?O`<${T} />`:O`<ul class="entries">
${a.map(t=>O`<li key=${t.seq}><${Gn} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${a.length===0&&O`<p class="soft" role="status">${w(`hall-none-found`)}</p>`}
${s!==null&&O`<button class="button" type="button" onClick=${f}>${w(`journal.older`)}</button>`}`}function J(e){let{state:t,online:n}=N(),[r,i]=k({items:null,trouble:null});return F(()=>{let t=!1;return mr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function mr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await P.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function hr({of:{items:e,trouble:t},children:n}){return!e&&!t?O`<${T} />`:O`${t&&O`<${gr} error=${t} />`}${e&&n(e)}`}function gr({error:e}){return e.problem?O`<div role="alert"><${ke} problem=${e.problem} /></div>`:O`<p class="note bad" role="alert">${V(e)} ${w(`people.needs-network`)}</p>`}function Y(){let[e,t]=k(null),[n,r]=k(!1),i=R(!1);return{ask:async e=>{if(!i.current){i.current=!0,r(!0),t(null);try{await Ge(e)}catch(e){if(!(e instanceof be)&&e.name!==`Unreachable`)throw e;t(e)}finally{i.current=!1,r(!1)}}},asking:n,wrong:e&&O`<${gr} error=${e} />`}}function X(){let e=R(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??de(P.now());return e.current.set(n,r),r}}async function Z(e,t,n,r){let i=await P.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await P.ask(`${e}/${t}/revocation`,{method:`PUT`}),P.ask(`${e}/${de(P.now())}`,{method:`PUT`,body:n}))}const _r=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Q(e){return _(_r.filter(t=>e.includes(t)).map(e=>w(`hall-role.${e}`)))}function vr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return O`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>O`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&O`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function yr(e){return O`<${vr} label=${w(`people.roles`)} names=${_r} said=${e=>w(`hall-role.${e}`)}
...${e} />`}function br({state:e}){let t=J(`invitations`),n=O`<a class="button main" href="#/people/invite">${w(`people.invite`)}</a>`;return O`<${a} title=${w(`people.links`)} up="#/people" actions=${n}>
<${hr} of=${t}>
${t=>O`<${xr} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function xr({links:e,state:t}){let n=t.settings.time_zone,i=e.filter(({closed:e})=>!e),a=e.filter(({closed:e})=>e);return O`${i.length===0&&O`<${r} text=${w(`people.no-links`)} />`}
<${Sr} links=${i} zone=${n} state=${t} />
${a.length>0&&O`<${I} title=${w(`people.closed-count`,{count:a.length})}>
${()=>O`<${Sr} links=${a} zone=${n} state=${t} />`}
<//>`}`}function Sr({links:e,zone:t,state:n}){return e.length===0?null:O`<ul class="rows">
${e.map(e=>O`<${wr} key=${e.id} link=${e} zone=${t} whom=${n?Cr(n,e):w(`people.open-link`)} />`)}
</ul>`}function Cr(e,{official:t,player:n,roles:r,label:i}){return t?w(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?w(`people.for-player`,{name:e.players[n]?.name??`?`}):[Q(r),i].filter(Boolean).join(` · `)}function wr({link:e,zone:t,whom:n}){let[r,i]=k(!1),{ask:a,asking:o,wrong:s}=Y();return O`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Tr(e,t)}</small></span>
${!e.closed&&O`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${w(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${w(`people.withdraw`)}</button>`}
</div>
${s}
${r&&O`<${v} title=${w(`people.withdraw-ask`)} text=${w(`people.withdraw-text`)} yes=${w(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>P.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Tr({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?w(`people.any-number`):w(`people.uses-left`,{left:t,uses:e});return r?[w(`people.closed.${r}`),a].join(` · `):[a,n?w(`people.until`,{time:s(n,i)}):w(`people.no-end`)].join(` · `)}function Er({made:e,state:t,up:n,onMore:r}){let i=`${location.origin}${e.join}`,o=e.limits??Tr(e,t.settings.time_zone),s=O`<button class="button" type="button" onClick=${r}>${w(`people.another`)}</button>
<a class="button main" href=${n}>${w(`people.done`)}</a>`;return O`<${a} title=${w(`people.link-made`)} up=${n} actions=${s}>
<p><strong>${Or(t,e)}</strong></p>
<figure class="big-code"><${ze} text=${i} label=${w(`people.code`)} /></figure>
<p class="soft">${o}</p>
<${kr} made=${e} />
<${Dr} label=${w(`people.link`)} text=${i} />
<p class="note warn">${w(`people.link-once`)}</p>
<//>`}function Dr({label:e,text:t}){return O`<${A} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&O`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>n(w(`people.copied`)),()=>n(w(`people.not-copied`)))}>${w(`people.copy`)}</button>`}
${`share`in navigator&&O`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${w(`people.share`)}</button>`}
</div>`}function Or(e,{official:t,player:n,roles:r,name:i}){return n?w(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?w(`people.becomes-named`,{name:i,roles:Q(r)}):t?w(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):w(`people.becomes`,{roles:Q(r)})}function kr({made:e}){let{items:t}=J(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return O`<p role="status">${n>0&&O`<span class="badge">${w(`people.arrived`,{count:n})}</span>`}</p>`}const Ar=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function jr({state:e,query:t}){let[n,r]=k(null),i=t.get(`official`),o=t.get(`player`),s=i?`#/people/${i}`:o?`#/people/player/${o}`:`#/people`,c=w(i?`people.one-more`:o?`people.give-link`:`people.invite`);return n?O`<${Er} made=${n} state=${e} up=${s} onMore=${()=>r(null)} />`:O`<${a} title=${c} up=${s}>
${i?O`<${Fr} official=${e.officials[i]} onMade=${r} />`:o?O`<${Ir} player=${e.players[o]} onMade=${r} />`:O`<${Mr} onMade=${r} />`}
<//>`}function Mr({onMade:e}){let[t,n]=k(`name`),r=[`name`,`role`].map(e=>({value:e,text:w(`people.by.${e}`)}));return O`<${z} label=${w(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?O`<${Nr} onMade=${e} />`:O`<${Pr} onMade=${e} />`}`}function Nr({onMade:e}){let[t,n]=k(``),[r,i]=k([]),a=X();return O`<${Lr} lacks=${e=>({name:e&&!t.trim()?w(`people.name-missing`):``,roles:e&&r.length===0?w(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await P.ask(`officials/${a(n)}`,{method:`PUT`,body:n}),o={official:i.id,label:i.name};e({join:(i.join?i:await Z(`invitations`,a(o),o,`join`)).join,official:i.id,name:i.name,roles:i.roles,limits:w(`people.one-phone`)})}}>
${e=>O`<${A} label=${w(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${yr} chosen=${r} wrong=${e.roles} onChange=${i} />
<p class="soft">${w(`people.by-name-text`)}</p>`}
<//>`}function Pr({onMade:e}){let[t,n]=k([]),[r,i]=k(`5`),[a,o]=k(240),[s,c]=k(``),l=X();return O`<${Lr} lacks=${e=>({roles:e&&t.length===0?w(`people.role-missing`):``,uses:e&&!($(r)>=1&&$(r)<=500)?w(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:$(r),minutes:a,label:s.trim()};e(await Z(`invitations`,l(n),n,`join`))}}>
${e=>O`<${yr} chosen=${t} wrong=${e.roles} onChange=${n} />
<${A} label=${w(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${Rr} value=${a} onChange=${o} />
<${A} label=${w(`people.label`)} hint=${w(`people.label-hint`)} value=${s} onInput=${c} autocomplete="off" maxlength="200" />
<p class="soft">${w(`people.by-role-text`)}</p>`}
<//>`}function Fr({official:e,onMade:t}){let[n,r]=k(60),i=X();return e?O`<${Lr} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};t(await Z(`invitations`,i(r),r,`join`))}}>
${()=>O`<p>${w(`people.becomes-phone`,{name:e.name})}</p><${Rr} value=${n} onChange=${r} />`}
<//>`:O`<p class="note warn">${w(`people.nobody`)}</p>`}function Ir({player:e,onMade:t}){let n=X();return e?O`<${Lr} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await Z(`invitations`,n(r),r,`join`))}}>${()=>O`<p>${w(`people.own-text`,{name:e.name})}</p>`}<//>`:O`<p class="note warn">${w(`people.nobody`)}</p>`}function Lr({make:e,lacks:t=()=>({}),children:n}){let[r,i]=k(!1),{ask:a,asking:o,wrong:s}=Y();return O`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${w(`people.make-link`)}</button>
</form>`}function Rr({value:e,onChange:t}){let n=Ar.map(([e,t,n])=>({value:n,text:d(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return O`<${L} label=${w(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function zr({whom:e,name:t,zone:n}){let r=J(`phones`),i=J(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return O`<section class="stack">
<h2>${w(`people.phones`)}</h2>
<${hr} of=${r}>
${e=>O`<${Br} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&O`<${Sr} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${w(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function Br({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>O`<ul class="rows">
${e.map(e=>O`<${Vr} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return O`${i.length?a(i):O`<p class="soft">${w(`people.no-phone`)}</p>`}
${r.length>0&&O`<${I} title=${w(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function Vr({phone:e,name:t,zone:r}){let{id:i,agent:a,admitted_at:o,seen_at:c,cut_off_at:l,by_account:u}=e,[f,p]=k(!1),{ask:m,asking:h,wrong:g}=Y(),_=u?w(`people.by-account`):Wr(a??``),y=()=>{p(!1),m(async()=>{await P.ask(`phones/${i}/cut-off`,{method:`PUT`}),n(w(`people.cut-off-done`))})},b=[w(`people.since`,{time:s(o,r)}),c&&!l&&w(`people.seen`,{day:d(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:r}).format(new Date(c))}),l&&w(`people.cut-off-at`,{time:s(l,r)})];return O`<li>
<div class="row">
<span class="body"><strong>${_}</strong><small>${b.filter(Boolean).join(` · `)}</small></span>
${!l&&O`<button class="button danger" type="button" disabled=${h} aria-haspopup="dialog"
aria-label=${w(`people.cut-off-this`,{phone:_})} onClick=${()=>p(!0)}>${w(`people.cut-off`)}</button>`}
</div>
${g}
${f&&O`<${v} title=${w(`people.cut-off-ask`,{name:t,phone:_})} text=${w(`people.cut-off-text`,{name:t})}
yes=${w(`people.cut-off`)} danger onYes=${y} onClose=${()=>p(!1)} />`}
</li>`}const Hr=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],Ur=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function Wr(e){return[Hr,Ur].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function Gr({settings:{slug:e,version:t,board_open:n=!1},online:r}){let[i,a]=k(n);F(()=>a(n),[n]);let[o,s]=k(0),{ask:c,asking:l,wrong:u}=Y();return O`<section class="stack">
<h2>${w(`people.board`)}</h2>
<${te} label=${w(`people.board-open`)} hint=${w(`people.board-open-hint`)} checked=${i}
disabled=${l||!r} onChange=${e=>{a(e);let r={method:`PATCH`,match:`"${Math.max(t,o)}"`,body:{board_open:e}};c(async()=>{try{s((await P.ask(``,r)).version)}catch(e){throw a(n),e}})}} />
${u}
<a class="button" href=${`#/board/${e}`}>${w(`people.board-show`)}</a>
</section>`}function Kr({state:e}){let{online:t}=N(),{items:n}=J(`phones`),r=Jr(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),o=e=>O`<ul class="rows">
${e.map(e=>O`<${qr} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,s=O`<a class="button main" href="#/people/invite">${w(`people.invite`)}</a>`;return O`<${a} title=${w(`people.title`)} up="#/tables" actions=${s}>
${!t&&O`<p class="note warn" role="status">${w(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${w(`people.officials`)}</h2>
${o(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&O`<${I} title=${w(`people.revoked`,{count:i.length})}>${()=>o(i)}<//>`}
</section>
<nav class="stack" aria-label=${w(`people.more`)}>
<a class="button" href="#/people/links">${w(`people.links`)}</a>
<a class="button" href="#/people/players">${w(`people.players`)}</a>
<a class="button" href="#/people/tokens">${w(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${w(`people.erase`)}</a>
</nav>
<${Gr} settings=${e.settings} online=${t} />
<//>`}function qr({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return O`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Q(n)}</span>
${o!==void 0&&!i&&O`<small>${w(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&O`<span class="badge">${w(`people.plays-too`)}</span>`}
</a>
</li>`}function Jr(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function Yr({state:e,official:t}){let{id:r,name:i,player_id:a=null,conflicts:o=[]}=t,s={player:a,conflicts:o},[{player:c,conflicts:l},u]=k(s),d=R(s),f=R(null),{ask:p,asking:m,wrong:h}=Y(),g=e=>u(d.current=e);F(()=>{m||!h&&f.current&&JSON.stringify(f.current)!==JSON.stringify(s)||(f.current=null,g(s))},[a,o.join(),!!h]);let _=async()=>{for(let e=null;e!==d.current;)e=d.current,await P.ask(`officials/${r}`,{method:`PATCH`,body:e}),f.current=e;n(w(`people.saved`))},v=e=>{g({...d.current,...e}),p(_)},y=Jr(Object.values(e.players));return O`<section class="card">
<h2>${w(`people.partial`)}</h2>
<p class="soft">${w(`people.partial-text`)}</p>
<${L} label=${w(`people.plays-as`,{name:i})} value=${c??``} options=${Zr(y,`people.plays-not`)}
onChange=${e=>v({player:e||null})} />
<${Xr} players=${y.filter(e=>e.id!==c)} declared=${l}
onChange=${e=>v({conflicts:e})} />
${h}
</section>`}function Xr({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return O`${r.length>0&&O`<ul class="rows">
${r.map(({id:e,name:t})=>O`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${w(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${w(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${L} key=${t.join()} label=${w(`people.conflict-add`)} value="" options=${Zr(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function Zr(e,t){return[{value:``,text:w(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Qr({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return O`<${M} title=${w(`people.title`)} text=${w(`people.nobody`)} up=${r} />`;let{name:i,roles:o,revoked_at:c}=n;return c?O`<${a} title=${i} up=${r}>
<p>${Q(o)}</p>
<p class="note warn">${w(`people.revoked-at`,{time:s(c,e.settings.time_zone)})}</p>
<//>`:O`<${a} title=${i} up=${r}>
<p>${Q(o)}</p>
<${zr} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<${$r} key=${o.join()} official=${n} />
<${Yr} state=${e} official=${n} />
<${ei} official=${n} />
<//>`}function $r({official:{id:e,roles:t}}){let[r,i]=k(t),[a,o]=k(``),{ask:s,asking:c,wrong:l}=Y(),u=[...r].sort().join()===[...t].sort().join();return O`<form class="card" onSubmit=${t=>{t.preventDefault(),o(r.length?``:w(`people.role-missing`)),r.length&&s(async()=>{await P.ask(`officials/${e}`,{method:`PATCH`,body:{roles:r}}),n(w(`people.saved`))})}}>
<h2>${w(`people.roles-change`)}</h2>
<p class="soft">${w(`people.roles-late`)}</p>
<${yr} chosen=${r} wrong=${a} onChange=${i} />
${l}
${!u&&O`<button class="button main" disabled=${c}>${w(`people.save`)}</button>`}
</form>`}function ei({official:{id:e,name:t}}){let[n,r]=k(!1),{ask:i,asking:a,wrong:o}=Y();return O`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${w(`people.revoke-this`,{name:t})}
</button>
${n&&O`<${v} title=${w(`people.revoke-ask`,{name:t})} text=${w(`people.revoke-text`)} yes=${w(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>P.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function ti({state:e}){let[t,n]=k(``),{items:i}=J(`invitations`),o=t.trim().toLocaleLowerCase(),s=Jr(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(o)),c=new Set((i??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return O`<${a} title=${w(`people.players`)} up="#/people">
<p>${w(`people.players-text`)}</p>
<${A} type="search" label=${w(`people.find`)} value=${t} onInput=${n} />
${s.length===0&&O`<${r} text=${w(`people.nobody`)} />`}
<ul class="rows">
${s.map(({id:e,name:t})=>O`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${c.has(e)&&O`<span class="badge">${w(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function ni({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?O`<${a} title=${n.name} up=${r}>
<p>${w(`people.own-text`,{name:n.name})}</p>
<${zr} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${w(`people.erase`)}</a>
<//>`:O`<${M} title=${w(`people.players`)} text=${w(`people.nobody`)} up=${r} />`}function ri({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return O`<${M} title=${w(`erasing.title`)} text=${w(`people.nobody`)} up="#/people/players" />`;let o=r?w(`erasing.title-one`,{name:r.name}):w(`erasing.title`);return O`<${a} title=${o} up=${i}>
<p>${w(`erasing.text`)}</p>
${e.season&&O`<p class="note warn">${w(`erasing.season`)}</p>`}
<p class="soft">${w(`erasing.other-places`)}</p>
<${ii} player=${n} count=${r?1:Object.keys(e.players).length} />
<${ai} zone=${e.settings.time_zone} />
<//>`}function ii({player:e,count:t}){let[r,i]=k(!1),[a,o]=k(!1),[s,c]=k(!1),{ask:l,asking:u,wrong:d}=Y(),f=X();return O`<div class="stack">
${!e&&O`<${te} label=${w(`erasing.texts`)} hint=${w(`erasing.texts-hint`)} checked=${r} onChange=${i} />
<${te} label=${w(`erasing.photos`)} checked=${a} onChange=${o} />`}
${d}
<button class="button danger" type="button" disabled=${u} aria-haspopup="dialog" onClick=${()=>c(!0)}>
${w(`erasing.erase`)}
</button>
${s&&O`<${v} title=${w(`erasing.ask`)} text=${w(`erasing.ask-text`,{count:t})} yes=${w(`erasing.erase`)} danger
onYes=${()=>{c(!1);let t={texts:r,photos:a,...e&&{players:[e]}};return l(async()=>{await P.ask(`erasures/${f(t)}`,{method:`PUT`,body:t}),n(w(`erasing.done`))})}} onClose=${()=>c(!1)} />`}
</div>`}function ai({zone:e}){let{items:t}=J(`erasures`);if(!t?.length)return null;let n=d(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return O`<section class="stack">
<h2>${w(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>O`<li key=${e} class="row">
<span class="body">
<strong>${t?w(`erasing.some`,{count:t.length}):w(`erasing.everybody`)}</strong>
<small>${[w(`erasing.names`),r&&w(`erasing.texts`),i&&w(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const oi=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function si({state:e}){let t=J(`api-tokens`),[n,r]=k(!1),i=!n&&O`<button class="button main" type="button" onClick=${()=>r(!0)}>${w(`people.token-new`)}</button>`;return O`<${a} title=${w(`people.tokens`)} up="#/people" actions=${i}>
<p>${w(`people.tokens-text`)}</p>
${n&&O`<${di} state=${e} onDone=${()=>r(!1)} />`}
<${hr} of=${t}>${t=>O`<${ci} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function ci({tokens:e,state:t}){let n=e.filter(li),i=e.filter(e=>!li(e)),a=e=>O`<ul class="rows">
${e.map(e=>O`<${ui} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return O`${i.length?a(i):O`<${r} text=${w(`people.no-tokens`)} />`}
${n.length>0&&O`<${I} title=${w(`people.closed-count`,{count:n.length})}>${()=>a(n)}<//>`}`}function li({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=P.now()}function ui({token:e,state:t}){let{id:n,name:r,official:i,scopes:a,expires_at:o,revoked_at:c}=e,[l,u]=k(!1),{ask:d,asking:f,wrong:p}=Y(),m=()=>{u(!1),d(()=>P.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},h=s(c??o,t.settings.time_zone);return O`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${w(`people.acts-as`,{name:t.officials[i]?.name??`?`})}</span>
<small>${_(a.map(e=>w(`people.scope.${e}`)))}</small>
<small>${w(c?`people.revoked-at`:`people.until`,{time:h})}</small>
</span>
${!li(e)&&O`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${w(`people.withdraw-this`,{whom:r})} onClick=${()=>u(!0)}>${w(`people.revoke`)}</button>`}
</div>
${p}
${l&&O`<${v} title=${w(`people.token-ask`,{name:r})} text=${w(`people.token-revoke-text`)} yes=${w(`people.revoke`)} danger
onYes=${m} onClose=${()=>u(!1)} />`}
</li>`}function di({state:e,onDone:t}){let n=N().official.id,[r,i]=k({name:``,official:n,scopes:[`read`],days:`30`}),[a,o]=k(!1),[s,c]=k(``),l=X(),{ask:u,asking:d,wrong:f}=Y(),p=fi(r),m=e=>t=>i({...r,[e]:t}),h=e=>{e.preventDefault(),o(!0);let t={...r,name:r.name.trim(),days:$(r.days)};Object.values(p).some(Boolean)||u(async()=>c((await Z(`api-tokens`,l(t),t,`token`)).token))};if(s)return O`<${pi} token=${s} name=${r.name} onDone=${t} />`;let g=Jr(Object.values(e.officials).filter(({revoked_at:e})=>!e));return O`<form class="card stack" onSubmit=${h} novalidate>
<h2>${w(`people.token-new`)}</h2>
<${A} label=${w(`people.token-name`)} hint=${w(`people.token-name-hint`)} value=${r.name} wrong=${a?p.name:``}
onInput=${m(`name`)} autocomplete="off" maxlength="200" />
<${L} label=${w(`people.token-official`)} value=${r.official} onChange=${m(`official`)}
options=${g.map(({id:e,name:t})=>({value:e,text:t}))} />
<${vr} label=${w(`people.scopes`)} names=${oi} chosen=${r.scopes} wrong=${a?p.scopes:``}
said=${e=>O`${w(`people.scope.${e}`)}<br /><small class="soft">${w(`people.opens.${e}`)}</small>`}
onChange=${m(`scopes`)} />
<${A} label=${w(`people.days`)} value=${r.days} onInput=${m(`days`)} wrong=${a?p.days:``} inputmode="numeric" autocomplete="off" />
${f}
<div class="pair">
<button class="button main" disabled=${d}>${w(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${w(`cancel`)}</button>
</div>
</form>`}function fi({name:e,scopes:t,days:n}){return{name:e.trim()?``:w(`people.token-name-missing`),scopes:t.length?``:w(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:w(`people.days-wrong`,{most:366})}}function pi({token:e,name:t,onDone:n}){return O`<section class="card stack" role="status">
<h2>${w(`people.token-made`,{name:t})}</h2>
<${Dr} label=${w(`people.token`)} text=${e} />
<p class="note warn">${w(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${w(`people.done`)}</button>
</section>`}const mi={erase:ri,invite:jr,links:br,players:ti,player:ni,tokens:si};function hi({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:o}=N();if(!r||!i)return O`<${j} title=${w(`people.title`)} />`;if(!_e(o,[`director`]))return O`<${a} title=${w(`people.title`)} up="#/tables"><p class="note warn">${w(`people.directors`)}</p><//>`;let s=e===``?Kr:Object.hasOwn(mi,e)?mi[e]:Qr;return O`<${s} state=${i} id=${t||e} query=${n} /><${Ze} />`}const gi=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],_i=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],vi=[`xlsx`,`csv`];function yi(){let{tournament:e,state:t,official:n}=N();if(!e||!t)return O`<${j} title=${w(`reports.title`)} />`;let r=wi(n,gi),i=wi(n,_i);return O`<${a} title=${w(`reports.title`)} up="#/tables">
<${bi} papers=${r} />
${i.length>0&&O`<${xi} sheets=${i} />`}
${_e(n,[`director`])&&O`<${Ci} />`}
<//>`}function bi({papers:e}){let t=et();return O`<section class="stack">
<h2>${w(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:n})=>O`<${He} key=${e} name=${w(`reports.paper.${e}`)} hint=${w(`reports.about.${e}`)} path=${n}
file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function xi({sheets:e}){let t=et(),[n,r]=k(`xlsx`);return O`<section class="stack">
<h2>${w(`reports.sheets`)}</h2>
<${z} label=${w(`reports.form`)} value=${n} onChange=${r}
options=${vi.map(e=>({value:e,text:w(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>O`<${He} key=${e} name=${w(`reports.sheet.${e}`)} path=${Si(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Si(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function Ci(){let e=et();return O`<section class="stack">
<h2>${w(`reports.journal`)}</h2>
<ul class="rows">
<${He} name=${w(`reports.journal-whole`)} hint=${w(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function wi(e,t){return t.filter(({roles:t})=>_e(e,t))}const Ti={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Ei({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:w(`enrol.passed-over`)},...Ti[e].map(e=>({value:e,text:w(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return O`<div class="stack">
${t.map(({heading:e,column:t},n)=>O`<${L} key=${n} label=${e||w(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const Di={wrong:`bad`,new:`info`,known:``};function Oi({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(Di).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&O`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map(e=>O`<li class="item" key=${e.row}><${ki} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function ki({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return O`<p><strong>${w(`import.row`,{number:r})}</strong> <span class=${`badge ${Di[i]}`}>${w(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>O`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${Ai} mistake=${e} /></p>`)}`}function Ai({mistake:{kind:e,values:t,message:n,cure:r}}){let i=D();if(!ne(`mistake.${e}`))return O`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?G(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return w(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function ji({kind:e,state:t,row:{cells:n}}){return e===`seating`?O`<${Mi} state=${t} cells=${n} />`:O`<p><strong>${Ni(n.name)}</strong></p>
<p class="soft">${[n.id_number,n.team].filter(Boolean).map(Ni).join(` · `)}</p>`}function Mi({state:e,cells:t}){let n=D(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[w(`hall-round`,{round:t.round}),w(`hall-table`,{label:t.table}),t.scheduled_at];return O`<p><strong>${a.filter(Boolean).map(Ni).join(` · `)}</strong></p>
<p class="soft">${p.map(e=>Ni(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function Ni(e){return e.length>80?`${e.slice(0,80)}…`:e}function Pi({state:e,row:{hanchan:t,points:n}}){let r=D(),i=e.hanchans[t];return O`${i&&O`<p><a class="reach" href=${`#/result/${t}`}>${Fn(e,i)}</a></p>`}
${n&&O`<p class="soft">${p.map(e=>`${r.phrase(`seat-${e}`)} ${G(n[e])}`).join(` · `)}</p>`}`}function Fi(e,t){let[n,r]=k(()=>le(e)??``),[i,a]=k({}),[o,s]=k(``),[c,l]=k(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),he(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await P.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&he(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function Ii({wrong:e}){if(e.problem)return O`<div role="alert"><${ke} problem=${e.problem} /></div>`;let t=e.unreadable?w(`import.unreadable`):`${w(navigator.onLine?`live.unreached`:`no-network`)}. ${w(`import.again`)}`;return O`<p class="note bad" role="alert">${t}</p>`}function Li({sheet:{text:e,setText:t,setWrong:n},hint:r}){return O`<label class="button photo">${w(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await zi(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
<${A} long label=${w(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const Ri={"255,254":`utf-16le`,"254,255":`utf-16be`};async function zi(e){let t=new Uint8Array(await e.arrayBuffer()),n=Ri[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(re.lang===`ja`?`shift_jis`:`windows-1252`).decode(t)}}const Bi=[`players`,`seating`];function Vi({kind:e}){let{tournament:t,state:n,official:r}=N(),i=w(`enrol.title.${e}`);return!t||!n?O`<${j} title=${i} />`:_e(r,[`director`])?O`<${Hi} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:O`<${a} title=${i} up="#/tables"><p class="note warn">${w(`enrol.not-you`)}</p><//>`}function Hi({kind:e,title:t,state:n,place:r}){ue();let i=Fi(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:o,looked:s,done:c,busy:l,wrong:u,ask:d,forget:f}=i,[p,m]=k(null),h=u?.problem?.lacking,g=p??s?.columns??u?.problem?.headings,v=e=>{f(),m(e)},y={...i,setText:e=>(m(null),i.setText(e))},b=e=>d(e,p?{columns:p.map(({column:e})=>e)}:{}),x=O`<${Ei} kind=${e} columns=${g} onChoose=${v} />`,S=s??c,C=Bi.find(t=>t!==e);return O`<${a} title=${t} up="#/tables">
<${Li} sheet=${y} hint=${w(`enrol.hint.${e}`)} />
${u&&(h?O`<p class="note bad" role="alert">${w(`enrol.lacking`,{names:_(h.map(Ui))})}</p>`:O`<${Ii} wrong=${u} />`)}
${g&&!c&&(s?O`<${I} title=${w(`enrol.columns`)}>${()=>x}<//>`:x)}
${l&&O`<${T} text=${w(`enrol.busy.${l}`)} />`}
${c&&O`<p class="note info" role="status">${w(`enrol.done`,{count:c.new,known:c.known})}</p>`}
${!S&&O`<button class="button main" type="button" disabled=${!o.trim()||l} onClick=${()=>b(`look`)}>${w(`import.look`)}</button>`}
${S?.made.length>0&&O`<p class="note info">${w(`enrol.made.${e}`,{names:_(S.made)})}</p>`}
${S&&O`<${Oi} found=${S} named=${Ui} title=${Wi(c)} about=${t=>O`<${ji} kind=${e} state=${n} row=${t} />`} />`}
${s?.wrong>0&&O`<p class="note warn">${w(`enrol.whole`)}</p>`}
${s&&O`<button class="button main" type="button" disabled=${s.wrong>0||s.new===0||l} onClick=${()=>b(`bring`)}>${w(`enrol.bring`,{count:s.new})}</button>`}
<a class="button" href=${`#/import/${C}`}>${w(`enrol.title.${C}`)}</a>
<//>`}function Ui(e){return w(`enrol.field.${e}`)}function Wi(e){return(t,n)=>w(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const Gi={look:`results/preview`,bring:`results`};function Ki({args:[e]}){return Bi.includes(e)?O`<${Vi} key=${e} kind=${e} />`:O`<${qi} />`}function qi(){let{tournament:e,state:n,official:r}=N();return!e||!n?O`<${j} title=${w(`import.title`)} />`:t(r)?O`<${Yi} key=${e.id} state=${n} place=${`shinpan.sheet.${e.id}`} />`:O`<${a} title=${w(`import.title`)} up="#/standings"><p class="note warn">${w(`import.not-you`)}</p><//>`}function Ji(e){return e===`points`||e===`row`?w(`import.field.${e}`):e}function Yi({state:e,place:t}){ue();let n=Fi(t,Gi),{text:r,looked:i,done:o,busy:s,wrong:c,ask:l}=n,[u,d]=k(!1),f=i&&i.new>0&&(i.wrong===0||u);return O`<${a} title=${w(`import.title`)} up="#/standings">
<${Li} sheet=${n} hint=${w(`import.columns`)} />
${c&&O`<${Ii} wrong=${c} />`}
${s&&O`<${T} text=${w(`import.busy.${s}`)} />`}
${o&&O`<p class="note info" role="status">${w(`import.done`,{count:o.new,known:o.known})} <a class="reach" href="#/standings">${w(`hall-standings`)}</a></p>`}
${!i&&!o&&O`<button class="button main" type="button" disabled=${!r.trim()||s} onClick=${()=>l(`look`)}>${w(`import.look`)}</button>`}
${(i||o)&&O`<${Oi} found=${i??o} title=${(e,t)=>w(`import.rows.${e}`,{count:t})} named=${Ji}
about=${t=>O`<${Pi} state=${e} row=${t} />`} />`}
${i?.wrong>0&&i.new>0&&O`<${te} label=${w(`import.only-good`)} hint=${w(`import.only-good-hint`)} checked=${u} onChange=${d} />`}
${i&&O`<button class="button main" type="button" disabled=${!f||s} onClick=${()=>l(`bring`,{only_good:u})}>${w(`import.bring`,{count:i.new})}</button>`}
<//>`}const Xi={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function Zi(e,t){let n=t?.content.rule_points??{},r=Object.entries(Xi).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Xi&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(Xi);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function Qi(e,t){let n=we(ge(e,t.round).map(Se)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return p.filter(e=>n.includes(t.seats[e]))}function $i(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function ea(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function ta(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=k(()=>r?ra(r):na(i,a)??ra(n)),c=e=>{let t={...o,...e};he(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f}=o,m=Qi(e,t),h=Object.fromEntries(p.map(e=>[e,$i(l[e])])),g=p.filter(e=>u.includes(e)||m.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&h[e]===null,substitute:g.includes(e),replaced:m.includes(e),onText:t=>c({texts:{...l,[e]:t}}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:h,deposits:$i(d||`0`,0),unranked:g},deposits:d,reason:f,type:c,forget:()=>he(i,null)}}function na(e,t){let n=le(e);return n?.number===t?n:null}function ra(e){return{texts:Object.fromEntries(p.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function ia({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return O`<div class="sheet-seat">
<${A} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?w(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${w(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function aa({seats:e}){return O`<fieldset>
<legend>${w(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>O`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&O` <small>${w(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function oa({state:e,hanchan:t,result:r,refused:i,first:a,onSent:o,onClose:s}){let{book:c}=N(),{numbers:l,complete:d}=Zi(e,c),f=ta(e,t,r,a),m=D(),h=p.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${m.phrase(`seat-${n}`)} · ${r}`,...f.of(n)}}),{does:g,wrong:_}=u(),v=f.reason.trim(),y={...f.body,...r&&{corrects:{number:r.number,reason:v}}},b=ea(Object.values(y.points),y.deposits,l.starting_points),x=r&&sa(y,r),S=d&&b===0&&!x&&(!r||v);return O`<form class="stack" onSubmit=${e=>{e.preventDefault(),S&&g(async()=>{await P.send(`result`,t.id,y,{hold:!0,replaces:i?.id}),f.forget(),Me(),n(w(`result.sent`)),o(y)})}}>
${!c&&O`<p class="note warn" role="alert">${w(`result.no-book`)}</p>`}
${c&&!d&&O`<p class="note warn" role="alert">${w(`result.no-scoring`)} <a class="reach" href="#/standings">${w(`hall-standings`)}</a></p>`}
${r&&O`<p class="note">${w(`result.corrects`)}</p>`}
<div class="sheet">${h.map(e=>O`<${ia} key=${e.seat} ...${e} />`)}</div>
<${ca} left=${b} starting=${l.starting_points} onDeposits=${e=>f.type({deposits:String(y.deposits+e)})} />
<${A} label=${w(`result.deposits`)} hint=${w(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${f.deposits}
wrong=${y.deposits===null?w(`result.hundreds`):void 0} onInput=${e=>f.type({deposits:e})} />
<${aa} seats=${h} />
${r&&O`<${A} long label=${w(`hall-reason`)} hint=${w(`hall-reason-missing`)} value=${f.reason} maxlength="4000" onInput=${e=>f.type({reason:e})} />`}
${x&&O`<p class="soft" role="status">${w(`result.same`)}</p>`}
${_}
<div class="pair">
<button class="button main" disabled=${!S}>${w(r?`result.correct`:`result.enter`)}</button>
${s&&O`<button class="button" type="button" onClick=${()=>{f.forget(),s?.()}}>${w(`cancel`)}</button>`}
</div>
</form>`}function sa({points:e,deposits:t,unranked:n},r){return p.every(t=>e[t]===r.points[t])&&t===r.deposits&&n.join()===r.unranked.join()}function ca({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=G(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return O`<div class=${`note stack ${i}`}>
<p role="status">${la(e,r)}</p>
${a&&O`<button class="button" type="button" onClick=${()=>n(e)}>${w(`result.as-deposits`,{points:G(e)})}</button>`}
</div>`}function la(e,t){return e===null?w(`result.sum`,{all:t}):e===0?w(`result.fits`,{all:t}):w(e>0?`result.lacks`:`result.exceeds`,{points:G(Math.abs(e)),all:t})}function ua({state:e,hanchan:t,result:n,onCorrect:r}){let i=da(n);return O`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${w(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&O`<span class="badge info">${w(`hall-unsent`)}</span>`}</h2>
<${fa} state=${e} hanchan=${t} result=${n} />
<${ee} id=${n.item}
otherwise=${r&&O`<button class="button" type="button" onClick=${r}>${w(`result.correct`)}</button>`} />
</section>
${i.length>0&&O`<${I} title=${w(`result.earlier`,{count:i.length})}>
${()=>O`<div class="stack">${i.map(n=>O`<${fa} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function da({before:e}){return e?[e,...da(e)]:[]}function fa({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,official:a,at:o,reason:c}}){let l=D(),u=e.officials[a]?.name??w(`hall-unknown`);return O`<div class="card">
<dl class="facts">
${p.map(r=>O`<div key=${r}>
<dt>${l.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&O`<small>${w(`result.substitute`)}</small>`}</dt>
<dd>${G(n[r])}</dd>
</div>`)}
${r>0&&O`<div><dt>${w(`result.deposits`)}</dt><dd>${G(r)}</dd></div>`}
</dl>
<p class="soft">${[u,s(o,e.settings.time_zone),c].filter(Boolean).join(` · `)}</p>
</div>`}function pa({args:[e],query:t}){let{tournament:n,state:r}=N(),i=r?.hanchans[e];return!n||!r?O`<${j} title=${w(`hall-result`)} />`:i?O`<${ma} state=${r} hanchan=${i} again=${t.has(`again`)} />`:O`<${M} title=${w(`hall-result`)} text=${w(`result.no-hanchan`)} up="#/tables" />`}function ma({state:e,hanchan:n,again:i}){let{outbox:o,official:s}=N(),c=e.results[n.id]??null,l=o.find(({kind:e,subject:t,state:r})=>e===`result`&&t===n.id&&se(r)),[u,d]=k(!c||i),[f,p]=k(null),m=t(s),h=u||!c&&!l;F(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[h]);let g=e=>{p(e),d(!1)},_=e.tables[n.table]?.label??`?`;return O`<${a} title=${w(`result.title`,{label:_,round:n.round})} up=${`#/table/${n.table}`}>
${l&&O`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${w(`result.refused`)}</h2>
<${ke} problem=${l.problem} />
${!h&&O`<button class="button" type="button" onClick=${()=>d(!0)}>${w(`hall-change`)}</button>`}
</section>`}
${m&&h&&O`<${oa} state=${e} hanchan=${n} result=${c} refused=${l} first=${l?.body??(c?null:f)} onSent=${g}
onClose=${c&&(()=>d(!1))} />`}
${!m&&!c&&O`<${r} text=${w(`result.none`)} />`}
${c&&!(m&&h)&&O`<${ua} state=${e} hanchan=${n} result=${c} onCorrect=${m&&(()=>d(!0))} />`}
<a class="button quiet" href="#/standings">${w(`hall-standings`)}</a>
<//>`}function ha({state:e,id:t}){let n=H(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??w(`hall-unknown`);return O`<${a} title=${i} up="#/standings">
<${Ue} seen=${n} />
<${Nn} />
${r&&O`<${ga} state=${e} body=${r} />`}
${e.players[t]&&O`<a class="button" href=${`#/player/${t}`}>${w(`standings.player`)}</a>`}
<//>`}function ga({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,final:l}=t,u=w(i?`standings.disqualified`:`standings.unranked`);return O`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?u:w(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${w(`standings.scored`,{count:t.hanchans})}</dt><dd>${W(s)}</dd></div>
<div><dt>${w(`standings.taken`)}</dt><dd>${W(-10*c)}</dd></div>
<div><dt><strong>${w(`standings.total`)}</strong></dt><dd>${W(l)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${w(`standings.games`)}</h2>
${a.length===0&&O`<p class="soft">${w(`standings.no-games`)}</p>`}
${a.map(t=>O`<${va} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${w(`standings.taken`)}</h2>
${o.length===0&&O`<p class="soft">${w(`standings.nothing-taken`)}</p>`}
${o.length>0&&O`<${_a} state=${e} ledger=${o} p=${c} named=${n===`team`} />`}
</section>`}function _a({state:e,ledger:t,p:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name;return O`<dl class="card facts">
${t.map(t=>O`<div key=${t.id}>
<dt>${r&&O`<span class="who">${i(t.account)}</span> · `}<${Qe} state=${e} line=${t} /></dt>
<dd>${G(-t.amount,!0)}P</dd>
</div>`)}
<div><dt><strong>${w(`standings.sum`)}</strong></dt><dd>${G(-n)}P</dd></div>
</dl>`}function va({state:e,game:t,named:n}){let r=D(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,place:d,points:f,delta:p,uma:m,oka:h,total:g,flags:_}=t,v=[w(`hall-round`,{round:o}),w(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],y=w(`standings.delta`,{points:G(f),goal:G(f-p*100)});return O`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${v.join(` · `)}</a></h3>
${n&&O`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&O`<p class="soft">${w(`standings.corrected`,{count:a-1})}</p>`}
<dl class="facts">
<div><dt>${y}</dt><dd>${W(p,!0)}</dd></div>
<div><dt>${w(`standings.uma`,{place:d})}</dt><dd>${W(m,!0)}</dd></div>
<div><dt>${w(`standings.oka`)}</dt><dd>${W(h,!0)}</dd></div>
<div><dt><strong>${w(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${W(g,!0)}</dd></div>
</dl>
${_.map(e=>O`<p class="note warn" key=${e}>${w(`standings.flag.${e}`)}</p>`)}
</article>`}function ya({of:e}){let[t,n]=k(``);return O`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;P.file(`standings.csv?of=${e}`).then(e=>Ye(e,t),e=>n(V(e)))}}>${w(`standings.export`)}</button>
${t&&O`<p class="note bad" role="alert">${t}</p>`}`}function ba({state:e}){let{book:t,official:n}=N(),{numbers:r,silent:i,complete:a}=Zi(e,t);if(!t)return null;let o=i.length>0&&n?.roles?.includes(`director`),s=Object.entries(r).map(([e,t])=>[w(`standings.by.${e}`),xa(t)]),c=()=>O`${s.length>0&&O`<${Ae} rows=${s} />`}
${o&&O`<${Sa} names=${i} numbers=${r} />`}`;return a?O`<${I} title=${w(`standings.by`)}>${c}<//>`:O`<section class="card" aria-labelledby="by">
<h2 id="by">${w(`standings.by`)}</h2>
<p class="note warn">${w(o?`standings.say`:`standings.silent`)}</p>
${c()}
</section>`}function xa(e){return Array.isArray(e)?e.map(e=>`${G(e)}P`).join(` / `):G(e)}function Sa({names:e,numbers:t}){let[n,r]=k(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[i,a]=k(null),[o,s]=k(!1);return O`<form class="stack" onSubmit=${async t=>{t.preventDefault(),s(!0);let r=Object.fromEntries(e.map(e=>[e,Ca(e,n[e])]));await P.ask(`scoring`,{method:`PUT`,body:r}).then(()=>a(null),a),s(!1)}}>
${e.map(e=>O`<${A} key=${e} label=${w(`standings.by.${e}`)} hint=${w(`standings.hint.${e}`)}
value=${n[e]} required autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${i&&(i.problem?O`<${ke} problem=${i.problem} />`:O`<p class="note bad" role="alert">${V(i)}</p>`)}
<button class="button main" disabled=${o}>${w(`standings.set`)}</button>
</form>`}function Ca(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(wa):wa(n.replace(/[\s,.'’]/g,``))}function wa(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Ta({args:[e]}){let{tournament:t,state:n}=N();return!t||!n?O`<${j} title=${w(`hall-standings`)} />`:e?O`<${ha} state=${n} id=${e} />`:O`<${Ea} state=${n} />`}function Ea({state:e}){let{official:n}=N(),r=H(`standings`),[i,o]=k(`players`),{body:s}=r.answer??{},c=t(n)&&O`<a class="button" href="#/import">${w(`standings.import`)}</a>`;return O`<${a} title=${w(`hall-standings`)} up="#/tables" actions=${c}>
<${Ue} seen=${r} />
<${Nn} />
${s?.teams.length>0&&O`<${z} label=${w(`standings.of`)} value=${i} onChange=${o}
options=${[`players`,`teams`].map(e=>({value:e,text:w(`standings.of.${e}`)}))} />`}
${s&&O`<${Da} state=${e} found=${s[i]} />`}
${s&&O`<${ya} of=${i} />`}
<${Pn} state=${e} />
<${ba} state=${e} />
<//>`}function Da({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?O`<p class="soft">${w(`standings.none`)}</p>`:O`<ul class="rows" aria-label=${w(`hall-standings`)}>
${t.map(t=>O`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${Oa(e,t,n).join(` · `)}</small></span>
<strong>${W(t.final)}</strong>
</a>
</li>`)}
</ul>`}function Oa(e,{rank:t,team:n,hanchans:r,score:i,p:a,disqualified:o},s){let c=t!==null&&s.indexOf(t)!==s.lastIndexOf(t);return[e.teams[n]?.name,o&&w(`standings.disqualified`),!o&&t===null&&w(`standings.unranked`),c&&w(`standings.shared`),r>0&&w(`standings.hanchans`,{count:r}),a!==0&&w(`standings.less`,{score:W(i),p:`${G(a)}P`})].filter(Boolean)}export{yn as Cards,xt as Dashboard,Ht as Escalation,Wt as Escalations,dn as Fines,Ki as Import,dr as Journal,hn as Payment,hi as People,Jt as Precedents,yi as Reports,pa as Result,Ta as Standings};