import{$ as e,$t as t,A as n,Br as r,Bt as i,D as a,Ft as o,H as s,Ht as c,I as l,It as u,J as d,Jt as f,Lr as p,Lt as m,N as h,Nt as g,Pr as _,Pt as v,Q as y,Rr as b,Rt as x,Sr as S,St as ee,T as te,U as ne,Ut as C,V as re,Vt as w,Wt as T,X as ie,Y as ae,Yt as E,_t as oe,a as D,an as se,ar as O,at as ce,b as le,bt as ue,c as de,cn as fe,cr as pe,ct as me,d as k,dn as A,dt as he,en as ge,f as _e,ft as j,gt as ve,h as ye,i as be,it as M,jn as xe,k as Se,kr as N,l as Ce,lr as we,n as P,nn as F,o as Te,on as Ee,ot as I,p as L,pt as De,q as R,rn as Oe,sn as ke,sr as Ae,tn as je,u as Me,v as Ne,vn as Pe,vt as Fe,wt as Ie,x as Le,xn as z,y as Re,yn as ze,z as Be,zr as B,zt as V}from"./app.js";import{C as Ve,P as He,S as Ue,W as We,at as H,b as Ge,ct as Ke,d as qe,g as Je,h as Ye,it as U,m as Xe,nt as Ze,ot as W,rt as Qe,st as $e,tt as et,u as tt,v as nt,w as rt,x as it,y as at}from"./shared.js";function G({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return A`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&A`<p class="soft">${r}</p>`}
${i.length===0&&A`<p class="soft">${F(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>A`<li key=${e.key}><${ot} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&A`<${u} title=${F(`dashboard.numbers`)}>${()=>A`<${ct} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function ot({row:{name:e,value:t,part:n=0,href:r},most:i}){return A`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${L(t)}</strong>
<${st} value=${t} part=${n} most=${i} />
${n>0&&A`<small>${F(`dashboard.part`,{count:L(n)})}</small>`}
</a>`}function st({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return A`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&A`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function ct({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return A`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${F(`hall-rulings`)}</th>
${r&&A`<th scope="col">${F(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>A`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${L(n)}</td>
${r&&A`<td>${L(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function lt(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:F(`hall-round`,{round:e})}));return[{value:``,text:F(`hall-any`)},...n]}function ut({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function dt({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=pt(t,i.size>1?e=>ht(e,r):mt);return t.length===0?null:A`<section class="card" aria-labelledby="spread">
<h2 id="spread">${F(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${F(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>A`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>A`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>A`<td key=${t.key}><${ft} count=${s.get(e+t.key)} most=${c} href=${gt(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function ft({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return A`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${L(e)}</strong>
</a>`}function pt(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function mt(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function ht(e,t){let n=e.slice(0,10),r=ge(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function gt(e,t,{from:n,until:r}){return ut(e,{table:t,from:n,until:r})}function _t({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:F(e>1?`dashboard.from`:`dashboard.until`,{from:N(e),until:N(t)}),value:n,href:ut(r,{took:`${e}-${t}`})})),a=e?F(`dashboard.median`,{time:N(t),count:e}):F(`dashboard.untimed`);return A`<${G} id="taking" title=${F(`dashboard.taking`)} what=${F(`dashboard.time`)}
about=${`${a} ${F(`dashboard.measured`)}`} rows=${e?i:[]} />`}function vt(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(Fe(n)).map(([t,n])=>[oe(e,t),ve(e,t,n)]);return[...r,...i]}function yt({cases:e}){return A`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${F(`dashboard.unlike`)}</h2>
<p class="soft">${F(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>A`<${bt} key=${t} one=${e} />`)}
</section>`}function bt({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=j(),o=i[0].rulings.length,s=vt(a,t,n);return A`<article class="stack case">
<h3>${M(a,e)}</h3>
${s.length>0&&A`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&A`<p class="note info">${F(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>A`<${xt} key=${t} outcome=${e} most=${o} />`)}
</article>`}function xt({outcome:{penalties:e,rulings:t},most:n}){let r=j(),{state:i}=E(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=A`<span class="body outcome"><span>${I(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${L(t.length)}</strong><${st} value=${t.length} most=${n} /></span>`;return A`<${u} title=${o}>${()=>A`<${Se} rulings=${a} place empty=${F(`hall-none-found`)} />`}<//>`}function St(){let{tournament:e,state:t,official:n}=E();return!e||!t?A`<${v} title=${F(`dashboard.title`)} />`:re(n)?A`<${Ct} state=${t} />`:A`<${T} title=${F(`dashboard.title`)} up="#/log"><p class="note warn">${F(`dashboard.whose`)}</p><//>`}function Ct({state:e}){let[t,n]=B({day:``,round:``});return A`<${T} title=${F(`dashboard.title`)} up="#/log">
<div class="asked">
<${x} type="date" label=${F(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${V} label=${F(`dashboard.round`)} value=${t.round} options=${lt(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${wt} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function wt({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=W(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return A`<${Dt} seen=${r} zone=${e.settings.time_zone} />
${i&&A`<${Tt} state=${e} body=${i} asked=${t} />`}`}function Tt({state:e,body:t,asked:n}){let r=j(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>ut(n,e),l=e=>({key:e.foul,name:M(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return A`<p role="status">${F(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${G} id="fouls" title=${F(`dashboard.fouls`)} what=${F(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${G} id="referees" title=${F(`dashboard.referees`)} what=${F(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${dt} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${G} id="otherwise" title=${F(`dashboard.otherwise`)} about=${F(`dashboard.otherwise-about`)} what=${F(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${yt} cases=${t.differently} />
<${G} id="escalations" title=${F(`dashboard.escalations`)} what=${F(`dashboard.status`)}
rows=${s.map(e=>Et(e,c))} />
<${_t} taking=${t.time_to_rule} asked=${n} />
</div>`}function Et({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>ke(`hall-escalation.${e}`)?F(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function Dt({seen:{answer:e,fresh:n,trouble:r},zone:i}){a();let o=e&&t(e.at,i);return!e&&!r?A`<${C} />`:r?A`<p class="note warn" role="status">${H(r)} ${F(e?`dashboard.old`:`dashboard.never`,{time:o??``})}</p>`:A`<p class="soft">${F(n?`dashboard.at`:`dashboard.asking`,{time:o??``})}</p>`}function Ot({state:e,escalation:t,ruling:n}){let r=E(),{outbox:i}=r,[a,o]=B(null);if(p(()=>void z.loadEscalationSteps(),[]),i.some(({subject:e,kind:n,state:r})=>e===t.id&&n!==`photo`&&we(r)))return A`<p class="note bad">${F(`esc.stuck`)} <a href="#/outbox">${F(`hall-resolve`)}</a></p>`;let s=Ge(r,t,n);return A`
${s===`decide`&&A`<${Mt} state=${e} escalation=${t} ruling=${n} onAsk=${o} />`}
${s===`appeal`&&A`<button class="button main" type="button" onClick=${()=>o(kt)}>${F(`esc.do.appeal`)}</button>`}
${s===`reopen`&&A`<button class="button" type="button" onClick=${()=>o(At)}>${F(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`].includes(s)&&A`<p class="note warn">${F(`esc.${s}`)}</p>`}
${s===``&&A`<p class="soft">${F(`esc.wait.${t.status}`)}</p>`}
${a&&A`<${d} title=${F(`esc.do.${a.name}`)} text=${F(`esc.means.${a.name}`)} yes=${F(`esc.do.${a.name}`)}
onReason=${async e=>{if(!a)return;let{kind:n,name:r,...i}=a;await z.send(n,t.id,{reason:e,...i}),Oe(),f(F(`esc.done.${n}`)),o(null)}} onClose=${()=>o(null)} />`}
`}const kt={kind:`appeal`,name:`appeal`},At={kind:`reopening`,name:`reopening`},jt=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Mt({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>A`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${F(`esc.do.${e.name}`)}</button>`;return A`
${u&&f(jt(`amended`,`confirmed`),`main`)}
${f(jt(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${F(u?`esc.amend-again`:`hall-amend`)}</a>
${f(jt(`overturned`),`danger`)}
`}function Nt({ruling:e,rulings:r}){let i=j(),{state:a}=E(),[o,s]=[!0,!1].map(t=>r.filter(n=>It(n,e)===t)),c=[...o,...s].slice(0,12);return A`<section class="stack">
<h2>${F(`esc.same-foul`)}</h2>
${r.length===0&&A`<p class="soft">${F(`esc.never-before`)}</p>`}
<ul class="rows">
${c.map(r=>A`<li key=${r.id}>
<a class="row" href=${`#/ruling/${r.id}`}>
<span class="body">
<strong class=${`penalty ${De(r.kind)}`}>${I(i,r)}</strong>
<small>${[r.offender.name,a.officials[r.official]?.name,t(r.ruled_at,a.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${o.includes(r)&&A`<span class="badge info">${F(`esc.same-facts`)}</span>`}
${r.revision!==e.revision&&A`<span class="badge warn">${F(`esc.other-revision`)}</span>`}
<${n} ruling=${r} />
</span>
</a>
</li>`)}
</ul>
${r.length>12&&A`<a class="reach" href=${`#/log?foul=${e.foul}`}>${F(`esc.all-of-foul`,{count:r.length})}</a>`}
</section>`}function Pt(e,t,{offender:n}){return Rt(e,t,e=>e.offender.id===n.id)}function Ft(e,t,{foul:n}){return Rt(e,t,e=>e.foul===n)}function It(e,t){return _(Lt(e))===_(Lt(t))}function Lt({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Rt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return h(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function zt({state:e,foul:t,escalation:n}){let r=W(`precedents?limit=20&foul=${t}`);return A`<section class="stack">
<h2>${F(`esc.precedents`)}</h2>
<${U} seen=${r} what="precedents" />
${r.answer&&A`<${Vt} state=${e} items=${Bt(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${F(`esc.search-precedents`)}</a>
</section>`}function Bt(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Vt({state:e,items:t}){let n=j();return t.length===0?A`<p class="soft">${F(`esc.no-precedents`)}</p>`:A`<ul class="rows below precedents">
${t.map(t=>A`<li key=${t.ruling.id}><${Ht} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Ht({state:e,words:n,precedent:{ruling:r,why:i,facts:a,note:o,reason:s,escalation:c,revision_changed:l}}){let u=[o,s,...c?.steps.map(e=>e.reason)??[]].filter(Boolean),d=Object.entries(a).map(([e,t])=>`${n.question(e)} ${n.answer(e,{value:t})}`);return A`<a class="row" href=${`#/ruling/${r.id}`}>
<span class="body">
<strong class=${`penalty ${De(r.kind)}`}>${I(n,r)}</strong>
<span>${M(n,r.foul)} · <span class="who">${r.offender.name}</span></span>
${d.map(e=>A`<small key=${e}>${e}</small>`)}
${u.map(e=>A`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[r.official]?.name,t(r.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(r.status)&&A`<span class="badge">${F(`hall-status.${r.status}`)}</span>`}
${l&&A`<span class="badge warn">${F(`esc.revision-changed`)}</span>`}
${i.map(e=>A`<span class="badge" key=${e}>${F(`esc.why.${e}`)}</span>`)}
${c&&A`<span class="badge info">${it(c)}</span>`}
</span>
</span>
</a>`}function Ut({args:[e]}){let{tournament:t,state:n}=E();if(!t||!n)return A`<${v} title=${F(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?A`<${g} title=${F(`esc.one`)} text=${F(`esc.missing`)} up="#/escalations" />`:A`<${Wt} state=${n} escalation=${r} ruling=${i} />`}function Wt({state:e,escalation:t,ruling:n}){let r=j(),i=Le([n])[n.revision],a=ae(r,i,n),o=a&&(a.chosen??a.final??a.first),s=t.status===`open`;He(s);let c=A`<${Ot} state=${e} escalation=${t} ruling=${n} />`;return A`<${T} title=${M(r,n.foul)} up="#/escalations" actions=${c}>
<section class="card hall-verdict">
<p class=${`penalty large ${De(n.kind)}`}>${o?Be(r,o):I(r,n)}</p>
<p><a class="who" href=${n.offender.kind===`player`?`#/player/${n.offender.id}`:`#/log`}>${n.offender.name}</a></p>
<p class="soft">${me(r,n)}</p>
<p role="status"><span class=${`badge ${s?`warn`:`info`}`}>${Ue(t)}</span> ${s&&A`<span class="soft">${at(t.escalated_at)}</span>`}</p>
</section>
<${nt} state=${e} escalation=${t} />
<section class="stack">
<h2>${F(`esc.so-far`)}</h2>
<${Ye} state=${e} events=${Je(e,t)} />
</section>
<${Ne} ruling=${n} />
${a?A`<${Re} ruling=${n} spoken=${a} />`:A`<p class="soft">${F(`hall-no-book`)}</p>`}
<${le} state=${e} ruling=${n} />
<${y} state=${e} ruling=${n} />
<section class="stack">
<h2>${F(`esc.on-offender`,{name:n.offender.name})}</h2>
<${Se} rulings=${Pt(e,t,n)} place empty=${F(`esc.nothing-else`)} />
</section>
<${rt} state=${e} id=${n.offender.id} />
<${Nt} ruling=${n} rulings=${Ft(e,t,n)} />
<${zt} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Gt(){let{tournament:e,state:t}=E();return!e||!t?A`<${v} title=${F(`hall-escalations`)} />`:A`<${Kt} state=${t} />`}function Kt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return He(r.length>0),A`<${T} title=${F(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${F(`esc.precedents`)}</a></p>
${t.length===0&&A`<${w} text=${F(`esc.none`)} />`}
<${qt} state=${e} title=${F(`esc.waiting`,{count:r.length})} escalations=${r} />
<${qt} state=${e} title=${F(`esc.decided-ones`)} escalations=${i} />
<//>`}function qt({state:e,title:t,escalations:n}){return n.length===0?null:A`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>A`<li key=${t.id}><${Jt} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function Jt({state:e,escalation:t}){let n=j(),r=e.rulings[t.id],i=t.status===`open`,a=[F(`hall-table`,{label:r.table.label}),Ve(e,t),at(t.escalated_at)];return A`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${M(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${I(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${Ue(t)}</span>
${!i&&A`<span class="badge info">${it(t)}</span>`}
${t.unsent&&A`<span class="badge info">${F(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Yt({query:e}){let{tournament:t,state:n}=E();return!t||!n?A`<${v} title=${F(`esc.precedents`)} />`:A`<${Xt} state=${n} begun=${e.get(`foul`)??``} />`}function Xt({state:e,begun:t}){let n=j(),[r,i]=B(t in n.catalogue.fouls?t:``),[a,o]=B({}),[s,c]=B(``),[l,u]=B(``),d=e=>{i(e),o({})},f=e=>{e.preventDefault(),u(s.trim())},p=W(en(r,a,l)),m=p.answer?.body;return A`<${T} title=${F(`esc.precedents`)} up="#/escalations">
<p class="soft">${F(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${f}>
<${V} label=${F(`hall-filter.foul`)} value=${r} options=${[{value:``,text:F(`esc.any`)},...$t(n)]} onChange=${d} />
${r&&A`<${Zt} words=${n} foul=${r} facts=${a} onFacts=${o} />`}
<${x} type="search" label=${F(`esc.words`)} hint=${F(`esc.words-hint`)} value=${s} onInput=${c} maxlength="200" />
<button class="button">${F(`esc.search`)}</button>
</form>
<${U} seen=${p} what="precedents" />
${m&&A`<${Vt} state=${e} items=${m.items} />`}
${m?.next&&A`<p class="note">${F(`esc.more`,{count:50})}</p>`}
<//>`}function Zt({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=E();return i?i.table(t).used.map(t=>{let i=Qt(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&A`<${V} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:F(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function Qt({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function $t(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function en(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function tn({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=de(r).map(([e,t])=>P(e,t));return A`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${F(`fines.owing`)}</h2>
${r.length===0&&A`<p class="soft">${F(`fines.nobody`)}</p>`}
${r.length>0&&A`<p>${F(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>A`<li key=${rn(t)}><${an} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&A`<p class="soft">${F(`fines.not-seated`)}</p>`}
</section>`}function nn({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:A`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${F(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>A`<li key=${rn(t)}><${an} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${F(`fines.gives-back`)}</p>
</section>`}function rn({account:e,unit:t}){return e.id+t}function an({state:e,balance:n,onPay:r}){let{account:i,unit:a,amount:o,since:s,lines:c}=n,l=c.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),u=[o>0&&F(`fines.since`,{time:t(s,e.settings.time_zone)}),l>0&&F(`fines.part-paid`,{amount:P(a,l)})],d=A`<span class="body who">${D(e,i)}<small>${u.filter(Boolean).join(` · `)}</small></span>
<strong>${P(a,Math.abs(o))}</strong>`;return r?A`<button class="row" type="button" onClick=${()=>r(n)}>${d}</button>`:i.kind===`player`?A`<a class="row" href=${`#/player/${i.id}`}>${d}</a>`:A`<div class="row">${d}</div>`}const on=[`cash`,`card`,`transfer`,`other`];function sn({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:a,onClose:s}){let[c,l]=B(()=>P(n,r).slice(n.length+1)),[u,d]=B(`cash`),[f,p]=B(``),{does:h,wrong:g}=ie(),_=Te(n,c),v=!_||_>r?F(`fines.between`,{most:P(n,r)}):void 0,y=()=>h(async()=>{let e=f.trim()&&{note:f.trim()},r=new Date(z.now()).toISOString(),{id:i}=await z.send(`payment`,null,{account:t,unit:n,amount:_,method:u,paid_at:r,...e});Oe(),a(i),s()}),b=on.map(e=>({value:e,text:F(`fines.method.${e}`)}));return A`<${o} title=${F(`fines.pays`,{name:D(e,t)})} onClose=${s}>
<dl class="facts">
${Me(i).map(t=>A`<div key=${t.id}>
<dt><${Xe} state=${e} line=${t} /></dt>
<dd>${P(n,t.amount)}</dd>
</div>`)}
</dl>
<${x} label=${F(`fines.amount`,{unit:n})} value=${c} inputmode="decimal" wrong=${v} onInput=${l} />
<${m} label=${F(`fines.how`)} value=${u} options=${b} onChange=${d} />
<${x} label=${F(`fines.note`)} value=${f} onInput=${p} />
${g}
<button class="button main" type="button" disabled=${!!v} onClick=${y}>
${F(`fines.take`,{amount:P(n,_??0)})}
</button>
<//>`}function cn({state:e,official:t}){if(!e.season||!Ce(t))return null;let n=F(`fines.season`,{season:e.season.season});return A`<${u} title=${n}>${()=>A`<${ln} state=${e} />`}<//>`}function ln({state:e}){let{answer:n,fresh:r,trouble:i}=W(`ledger/fines/season`);if(!n)return A`<p class="soft" role="status">${F(i?`fines.season-away`:`loading`)}</p>`;let{items:a}=n.body,o=t(n.at,e.settings.time_zone);return A`${!r&&A`<p class="note warn" role="status">${F(`fines.season-old`,{time:o})}</p>`}
${a.length===0&&A`<p class="soft">${F(`fines.nobody`)}</p>`}
<ul class="rows">
${a.map(t=>A`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${un(e,t)}</small></span>
<strong>${P(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function un(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=he(e,r)||e.settings.name;return n.length>1?`${a} ${P(t,i)}`:a}).join(` · `)}function dn({state:e}){let{fines:n}=e.others;return n.length===0?null:A`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${F(`fines.elsewhere`)}</h2>
<ul class="rows">
${n.map(({account:n,tournament:r,unit:i,amount:a,since:o})=>A`<li key=${[n.id,r,i].join()} class="row">
<span class="body who">${D(e,n)}<small>
${he(e,r)} · ${F(`fines.since`,{time:t(o,e.settings.time_zone)})}
</small></span>
<strong>${P(i,a)}</strong>
</li>`)}
</ul>
<p class="soft">${F(`fines.paid-there`)}</p>
</section>`}function fn(){let{tournament:e,state:t}=E();return!e||!t?A`<${v} title=${F(`fines.title`)} />`:A`<${pn} state=${t} />`}function pn({state:e}){let{official:t}=E(),[n,i]=B(null),[a,o]=B(``);p(()=>void z.lookAround(),[]);let s=r(()=>be(e),[e.ledger]),c=Ce(t);return A`<${T} title=${F(`fines.title`)} up="#/tables">
<div role="status">${e.payments[a]&&A`<${mn} state=${e} payment=${e.payments[a]} />`}</div>
<${tn} state=${e} balances=${s} onPay=${c&&i} />
<${nn} state=${e} balances=${s} />
<${dn} state=${e} />
<${hn} state=${e} />
<${cn} state=${e} official=${t} />
${c&&A`<a class="button" href="#/reports">${F(`reports.link`)}</a>`}
${n&&A`<${sn} state=${e} balance=${n} onTaken=${o} onClose=${()=>i(null)} />`}
<//>`}function mn({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=D(e,{kind:n,id:r});return A`<p class="note info row">
<span class="body">${F(`fines.taken`,{name:o,amount:P(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${F(`fines.to-receipt`)}</a>
</p>`}function hn({state:e}){let n=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return n.length===0?null:A`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${F(`fines.paid`)}</h2>
<ul class="rows">
${n.map(({id:n,receipt:r,account_kind:i,account_id:a,unit:o,amount:s,method:c,paid_at:l,unsent:u})=>A`<li key=${n}><a class="row" href=${`#/paid/${n}`}>
<span class="body who">${D(e,{kind:i,id:a})}<small>
${[u?F(`fines.no-receipt-yet`):F(`fines.receipt`,{number:r}),F(`fines.method.${c}`),t(l,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${P(o,s)}</strong>
</a></li>`)}
</ul>
<p class="soft">${F(`fines.put-right`)}</p>
</section>`}function gn({args:[e]}){let{tournament:t,state:n,official:r}=E();if(!t||!n)return A`<${v} title=${F(`fines.payment`)} />`;let i=n.payments[e];if(!i)return A`<${g} title=${F(`fines.payment`)} text=${F(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?F(`fines.payment`):F(`fines.receipt`,{number:i.receipt});return A`<${T} title=${a} up="#/fines">
<${_n} state=${n} payment=${i} />
${i.unsent?A`<p class="note info" role="status">${F(`fines.receipt-later`)}</p>`:A`<${vn} hash=${i.hash} />`}
${!i.unsent&&Ce(r)&&A`<${yn} payment=${i} />`}
<//>`}function _n({state:e,payment:{account_kind:n,account_id:r,unit:i,amount:a,method:o,paid_at:s,note:c}}){let l=[[F(`fines.payer`),D(e,{kind:n,id:r})],[F(`fines.amount-paid`),P(i,a)],[F(`fines.how`),F(`fines.method.${o}`)],[F(`fines.when`),t(s,e.settings.time_zone)],...c?[[F(`fines.note-paid`),c]]:[]];return A`<dl class="facts">
${l.map(([e,t])=>A`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function vn({hash:e}){return A`<figure class="big-code">
<${We} text=${`${location.origin}/#/receipt/${e}`} label=${F(`fines.code`)} />
<figcaption>${F(`fines.photograph`)}</figcaption>
</figure>`}function yn({payment:{id:t,receipt:n}}){let{live:r}=E(),{lang:i}=Ee(),[a,o]=B(0),{blob:s,url:c,failed:l}=e(()=>z.file(`payments/${t}/receipt.pdf?lang=${i}`),[t,i,a].join()),u=()=>o(a+1);p(()=>{l&&r===`live`&&u()},[r]);let d=`receipt-${n}.pdf`;if(l)return A`<p class="note warn" role="status">${F(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${F(`try-again`)}</button>`;if(!c||!s)return A`<p class="soft" role="status">${F(`fines.page-comes`)}</p>`;let f=[new File([s],d,{type:s.type})];return A`<div class="doing">
<a class="button main" href=${c} target="_blank">${F(`fines.open-page`)}</a>
<a class="button" href=${c} download=${d}>${F(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&A`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${F(`fines.share-page`)}</button>`}
</div>`}function bn(){let{tournament:e,state:t}=E();if(!e||!t)return A`<${v} title=${F(`hall-cards`)} />`;let n=A`<button class="button main" onClick=${()=>print()}>${F(`hall-print`)}</button>`;return A`<${T} title=${F(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${F(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${F(`reports.link`)}</a>
<ul class="codes">
${ye(t).map(e=>A`<li key=${e.id}><${xn} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function xn({table:t,name:n}){let{url:r,failed:i}=e(()=>z.tableCode(t.id),t.id),a=F(`hall-table`,{label:t.label});return A`<figure>
${r&&A`<img src=${r} alt=${F(`hall-code`,{label:t.label})} />`}
${i&&A`<p class="note warn">${F(`hall-code-away`)}</p>`}
<figcaption><strong>${a}</strong><small>${n}</small></figcaption>
</figure>`}const Sn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Cn(e,t,n){let{kind:r,body:i}=n,a=t.settings.time_zone;if(r===`tournament.changed`)return An(e,n);if(r.startsWith(`ruling.`))return Tn(e,n);let[o]=await Nn(n,wn(n));if(!o)return null;if(r===`result.corrected`)return{before:Dn(e,o.body),after:Dn(e,i)};let s=r===`hanchan.scheduled`?On:kn;return{before:s(o.body,a),after:s(i,a)}}function wn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Tn(e,t){let{kind:n,body:r}=t,[i]=await Nn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=En(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=I(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(vt(e,t,n))}}}let[o]=await Nn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:En(e,o)}:null}function En(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=I(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Sn.filter(e=>(o[e]??null)!==null),c=vt(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Dn(e,{points:t,deposits:n,unranked:r}){let i=O.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(i),deposits:n,unranked:r.join(` `)}}function On({scheduled_at:e,minutes:n},r){return{scheduled_at:t(e,r),minutes:n}}function kn({arrived_at:e,at:n},r){return{arrived_at:t(e??n,r)}}async function An(e,t){let n=await Nn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:jn(e,r),after:jn(e,{...r,...t.body})}}function jn(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[F(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Mn(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[F(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Mn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Nn({seq:e},t,n=1){return(await(await z.audit()).older(e,n,t)).entries}function Pn(){let{outbox:e}=E(),t=e.filter(({kind:e,state:t})=>e===`result`&&Ae(t)).length;return t===0?null:A`<p class="note info"><a class="reach" href="#/outbox">${F(`standings.waits`,{count:t})}</a></p>`}function Fn({state:e}){let{official:t}=E(),n=new Intl.Collator(void 0,{numeric:!0}),r=Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:In(e,{table:n,round:r})})).sort((e,t)=>n.compare(e.name,t.name));return r.length===0?null:A`<${u} title=${F(`standings.missing`,{count:r.length})}>${()=>A`<ul class="rows">
${r.map(({id:e,name:n})=>A`<li key=${e}>${ne(t)?A`<a class="row" href=${`#/result/${e}`}>${n}</a>`:A`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function In(e,{table:t,round:n}){return[F(`hall-round`,{round:n}),F(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function Ln(e,t,n){let{kind:r,body:i}=n,a=Rn[r]??Rn[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Rn={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...zn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,Bn(t,n),...zn(n)],phone:(e,t,{body:n})=>[Bn(t,n)],token:(e,t,{body:n})=>[n.name,Bn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[F(`hall-table`,{label:n.label})],hanchan:(e,n,{subject:r,body:i})=>[K(n,r),...O.map(e=>n.players[i[`${e}_id`]]?.name),i.scheduled_at&&t(i.scheduled_at,n.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Vn(e,n),photo:(e,t,{body:n})=>Vn(e,t.rulings[n.ruling]),escalation:(e,t,{subject:n,body:r})=>[r.outcome&&F(`journal.outcome.${r.outcome}`),...Vn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Hn(t,i)]},hand:(e,t,{subject:n,body:r})=>[F(`hall-how.${r.how}`),...Hn(t,t.handEnds[n])],timing:(e,t,{body:n})=>[F(`journal.what.${n.what}`),n.person_id&&D(t,{kind:n.person_kind,id:n.person_id}),K(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${N(Math.abs(n.seconds))}`,K(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&F(`journal.what.${r}`),t.players[i]?.name,K(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Un(t,e)),fine:(e,t,{body:n})=>[Un(t,n),F(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(e,t,{body:n})=>[K(t,n.hanchan_id),...O.map(t=>`${e.phrase(`seat-${t}`)} ${L(n.points[t])}`)]};function zn({roles:e}){return(e??[]).map(e=>F(`hall-role.${e}`))}function Bn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function Vn(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[M(e,n),r.name,F(`hall-table`,{label:i.label}),I(e,t)]}function K(e,t){let n=e.hanchans[t??``];return n&&In(e,n)}function Hn(e,{table:t,hand:n}={}){return[e.tables[t]&&F(`hall-table`,{label:e.tables[t].label}),ce(n)]}function Un(e,{account_kind:t,account_id:n,unit:r,amount:i}){return`${D(e,{kind:t,id:n})} ${P(r,i)}`}const Wn=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Gn={ruling:`rulings`,player:`players`,table:`tables`};function Kn({state:e,entry:n,onSubject:r}){let i=j(),{seq:a,at:o,who:s,kind:c}=n,l=s?e.officials[s]?.name??F(`hall-unknown`):F(`journal.nobody`),d=Ln(i,e,n),f=[F(`journal.number`,{seq:a}),t(o,e.settings.time_zone),l],p=A`<div class="body">
<h3>${Jn(c)}</h3>
${d.length>0&&A`<span class="who">${d.join(` · `)}</span>`}
<small>${f.join(` · `)}</small>
</div>`;return A`<${u} class="entry" title=${p}>
${()=>A`<${qn} state=${e} entry=${n} onSubject=${r} />`}
<//>`}function qn({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Gn).find(([,t])=>o in e[t])??[];return A`<div class="stack">
<p class="pair">
${c&&A`<a class="button" href=${`#/${c}/${o}`}>${F(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${F(`journal.all-of-it`)}</button>
</p>
${(Wn.includes(a)||s.what===`corrected`)&&A`<${Yn} state=${e} entry=${t} />`}
<h4>${F(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${F(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function Jn(e){return ke(`journal.kind.${e}`)?F(`journal.kind.${e}`):e}function Yn({state:e,entry:t}){let n=j(),[r,i]=B(void 0);return p(()=>void Cn(n,e,t).then(i,()=>i(null)),[]),r===void 0?A`<${C} />`:r===null?A`<p class="soft">${F(`journal.no-before`)}</p>`:A`<${qe} caption=${F(`journal.changes`)} heads=${[F(`journal.before`),F(`journal.after`)]}
before=${r.before} after=${r.after} />`}function Xn({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],a={kind:Zn(fe(`journal.kind.`).map(e=>({value:e.slice(13),text:F(e)}))),person:Zn(i.map(({id:e,name:t})=>({value:e,text:t}))),table:ye(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:F(`journal.this`)}]}};return A`<details class="fold" open=${!!t.subject}>
<summary>${F(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(a).map(([e,r])=>A`<${V} key=${e} label=${F(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:F(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&A`<button class="button" type="button" onClick=${()=>n({})}>${F(`journal.clear`)}</button>`}
</div>
</details>`}function Zn(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const Qn=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function $n(e,{kind:t,person:n,table:r,subject:i}){let a=tr(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=er(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function er({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(Qn)??[]]}function tr({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function nr({result:{browser:e,server:t}}){return A`<div class="stack" role="status">
<${ir} name=${F(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>F(`journal.found.${t}`,{seq:e})} />
${t&&A`<${ir} name=${F(`journal.server`)} result=${t} whole="journal.rows-whole" line=${rr} />`}
</div>`}function rr({seq:e,kind:t,values:n,what:r}){return ke(`finding.${t}`)?F(`finding.${t}`,{seq:e,...n}):A`<span lang="en">${r}</span>`}function ir({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){return t?A`<p class="note warn"><strong>${e}</strong> ${t}</p>`:r===0?A`<p class="note"><strong>${e}</strong> ${F(a,{seq:i.seq})}</p>`:A`<div class="note bad stack">
<p><strong>${e}</strong> ${F(`journal.broken`,{count:r})}</p>
<ul class="points">${n.slice(0,50).map((e,t)=>A`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&A`<p>${F(`journal.more`,{count:r-50})}</p>`}
</div>`}function ar(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function or({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Ze(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function sr({onHead:e,onClose:t}){let n=b(null),[r,i]=B(``);return p(()=>{let t=new AbortController;return tt(n.current,t.signal,t=>ar(t)?(e(t),!0):!1,i),()=>t.abort()},[]),A`<${o} title=${F(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${F(`hall-viewfinder`)}></video>
${r&&A`<p class="note warn" role="status">${F(`journal.scan.${r}`)}</p>`}
<//>`}function cr({state:e}){return A`<section class="card" aria-labelledby="proof">
<h2 id="proof">${F(`journal.proof`)}</h2>
<p class="unprinted">${F(`journal.proof-about`)}</p>
<${lr} />
<${u} title=${F(`journal.head`)}>${()=>A`<${dr} state=${e} />`}<//>
</section>`}function lr(){let{official:e}=E(),[t,n]=B(``),[r,i]=B(null),[a,o]=B(null),s=b(null);p(()=>()=>s.current?.abort(),[]);let[c,l]=B(!1),u=e=>{n(e),l(!1)},d=ar(t),f=t.trim()&&!d?F(`journal.no-head`):``;return A`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),f||a)return;s.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=s.current;i(await ur({noted:d,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
<${x} label=${F(`journal.noted`)} hint=${F(`journal.noted-hint`)} value=${t} wrong=${f} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>l(!0)}>${F(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${F(`journal.verify`)}</button>
</form>
${a&&A`<div class="stack" role="status">
<progress aria-label=${F(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${F(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>s.current?.abort()}>${F(`journal.stop`)}</button>
</div>`}
${r&&A`<${nr} result=${r} />`}
${c&&A`<${sr} onHead=${u} onClose=${()=>l(!1)} />`}`}async function ur(e,t){let{prove:n}=await z.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?F(`journal.stopped`):H(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(z.ask(`audit${o}`,{timeout:12e4}))}}function dr({state:e}){let[n,r]=B(null),[i,a]=B(``),{online:o}=E();if(p(()=>{z.ask(`journal/head`).then(r,e=>a(H(e)))},[e.seq,o]),!n)return A`<p class=${i?`note warn`:`soft`} role="status">${i||F(`loading`)}</p>`;let{slug:s,name:l,time_zone:u}=e.settings,d=`${n.seq}:${n.hash}`;return A`<div class="stack head">
<p>${F(`journal.head-about`)}</p>
<figure><${We} text=${d} label=${F(`journal.code`)} /><figcaption><strong>${l}</strong></figcaption></figure>
<${c} rows=${[[F(`journal.number-of`),n.seq],[F(`journal.time`),n.at&&t(n.at,u)],[F(`journal.hash`),A`<code>${d}</code>`],[F(`journal.command`),A`<code>shinpan audit verify ${s} --head ${d}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>or(e.settings,n)}>${F(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${F(`hall-print`)}</button>
</p>
</div>`}function fr({query:e}){let{tournament:t,state:n}=E();if(!t||!n)return A`<${v} title=${F(`journal.title`)} />`;let r=Object.fromEntries(e);return A`<${pr} key=${e.toString()} state=${n} asked=${r} />`}function pr({state:e,asked:t}){let[n,r]=B(t),[i,a]=B(e.seq),o=JSON.stringify([n,i]);return A`<${T} title=${F(`journal.title`)} up="#/log">
<${cr} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${F(`journal.entries`)}</h2>
<p class="soft">${F(`journal.kept`,{seq:e.seq})}</p>
<${Xn} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&A`<button class="button" type="button" onClick=${()=>a(e.seq)}>${F(`journal.newer`,{count:e.seq-i})}</button>`}
<${mr} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function mr({state:e,from:t,chosen:n,onSubject:i}){let a=r(()=>$n(e,n),[]),[o,s]=B([]),[c,l]=B(t+1),[u,d]=B(!1),f=b(!1),m=async()=>{if(!(f.current||c===null)){f.current=!0;try{let e=await(await z.audit()).older(c,30,a);s(t=>[...t,...e.entries]),l(e.next)}catch{d(!0)}finally{f.current=!1}}};return p(()=>void m(),[]),u?A`<p class="note bad" role="alert">${F(`journal.unread`)}</p>`:c===t+1?A`<${C} />`:A`<ul class="entries">
${o.map(t=>A`<li key=${t.seq}><${Kn} state=${e} entry=${t} onSubject=${i} /></li>`)}
</ul>
${o.length===0&&A`<p class="soft" role="status">${F(`hall-none-found`)}</p>`}
${c!==null&&A`<button class="button" type="button" onClick=${m}>${F(`journal.older`)}</button>`}`}function q(e){let{state:t,online:n}=E(),[r,i]=B({items:null,trouble:null});return p(()=>{let t=!1;return hr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function hr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await z.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function gr({of:{items:e,trouble:t},children:n}){return!e&&!t?A`<${C} />`:A`${t&&A`<${_r} error=${t} />`}${e&&n(e)}`}function _r({error:e}){return e.problem?A`<div role="alert"><${te} problem=${e.problem} /></div>`:A`<p class="note bad" role="alert">${H(e)} ${F(`people.needs-network`)}</p>`}function J(){let[e,t]=B(null),[n,r]=B(!1),i=b(!1);return{ask:async e=>{if(!i.current){i.current=!0,r(!0),t(null);try{await Ke(e)}catch(e){if(!(e instanceof S)&&e.name!==`Unreachable`)throw e;t(e)}finally{i.current=!1,r(!1)}}},asking:n,wrong:e&&A`<${_r} error=${e} />`}}function Y(){let e=b(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??xe(z.now());return e.current.set(n,r),r}}async function X(e,t,n,r){let i=await z.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await z.ask(`${e}/${t}/revocation`,{method:`PUT`}),z.ask(`${e}/${xe(z.now())}`,{method:`PUT`,body:n}))}const vr=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Z(e){return je(vr.filter(t=>e.includes(t)).map(e=>F(`hall-role.${e}`)))}function yr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return A`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>A`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&A`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function br(e){return A`<${yr} label=${F(`people.roles`)} names=${vr} said=${e=>F(`hall-role.${e}`)}
...${e} />`}function xr({state:e}){let t=q(`invitations`),n=A`<a class="button main" href="#/people/invite">${F(`people.invite`)}</a>`;return A`<${T} title=${F(`people.links`)} up="#/people" actions=${n}>
<${gr} of=${t}>
${t=>A`<${Sr} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Sr({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return A`${r.length===0&&A`<${w} text=${F(`people.no-links`)} />`}
<${Cr} links=${r} zone=${n} state=${t} />
${i.length>0&&A`<${u} title=${F(`people.closed-count`,{count:i.length})}>
${()=>A`<${Cr} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Cr({links:e,zone:t,state:n}){return e.length===0?null:A`<ul class="rows">
${e.map(e=>A`<${Tr} key=${e.id} link=${e} zone=${t} whom=${n?wr(n,e):F(`people.open-link`)} />`)}
</ul>`}function wr(e,{official:t,player:n,roles:r,label:i}){return t?F(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?F(`people.for-player`,{name:e.players[n]?.name??`?`}):[Z(r),i].filter(Boolean).join(` · `)}function Tr({link:e,zone:t,whom:n}){let[r,i]=B(!1),{ask:a,asking:o,wrong:s}=J();return A`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Er(e,t)}</small></span>
${!e.closed&&A`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${F(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${F(`people.withdraw`)}</button>`}
</div>
${s}
${r&&A`<${R} title=${F(`people.withdraw-ask`)} text=${F(`people.withdraw-text`)} yes=${F(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>z.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Er({uses:e,uses_left:n,expires_at:r,closed:i},a){let o=e===null?F(`people.any-number`):F(`people.uses-left`,{left:n,uses:e});return i?[F(`people.closed.${i}`),o].join(` · `):[o,r?F(`people.until`,{time:t(r,a)}):F(`people.no-end`)].join(` · `)}function Dr({made:e,state:t,up:n,onMore:r}){let i=`${location.origin}${e.join}`,a=e.limits??Er(e,t.settings.time_zone),o=A`<button class="button" type="button" onClick=${r}>${F(`people.another`)}</button>
<a class="button main" href=${n}>${F(`people.done`)}</a>`;return A`<${T} title=${F(`people.link-made`)} up=${n} actions=${o}>
<p><strong>${kr(t,e)}</strong></p>
<figure class="big-code"><${We} text=${i} label=${F(`people.code`)} /></figure>
<p class="soft">${a}</p>
<${Ar} made=${e} />
<${Or} label=${F(`people.link`)} text=${i} />
<p class="note warn">${F(`people.link-once`)}</p>
<//>`}function Or({label:e,text:t}){return A`<${x} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&A`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>f(F(`people.copied`)),()=>f(F(`people.not-copied`)))}>${F(`people.copy`)}</button>`}
${`share`in navigator&&A`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${F(`people.share`)}</button>`}
</div>`}function kr(e,{official:t,player:n,roles:r,name:i}){return n?F(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?F(`people.becomes-named`,{name:i,roles:Z(r)}):t?F(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):F(`people.becomes`,{roles:Z(r)})}function Ar({made:e}){let{items:t}=q(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return A`<p role="status">${n>0&&A`<span class="badge">${F(`people.arrived`,{count:n})}</span>`}</p>`}const jr=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function Mr({state:e,query:t}){let[n,r]=B(null),i=t.get(`official`),a=t.get(`player`),o=i?`#/people/${i}`:a?`#/people/player/${a}`:`#/people`,s=F(i?`people.one-more`:a?`people.give-link`:`people.invite`);return n?A`<${Dr} made=${n} state=${e} up=${o} onMore=${()=>r(null)} />`:A`<${T} title=${s} up=${o}>
${i?A`<${Ir} official=${e.officials[i]} onMade=${r} />`:a?A`<${Lr} player=${e.players[a]} onMade=${r} />`:A`<${Nr} onMade=${r} />`}
<//>`}function Nr({onMade:e}){let[t,n]=B(`name`),r=[`name`,`role`].map(e=>({value:e,text:F(`people.by.${e}`)}));return A`<${m} label=${F(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?A`<${Pr} onMade=${e} />`:A`<${Fr} onMade=${e} />`}`}function Pr({onMade:e}){let[t,n]=B(``),[r,i]=B([]),a=Y();return A`<${Q} lacks=${e=>({name:e&&!t.trim()?F(`people.name-missing`):``,roles:e&&r.length===0?F(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await z.ask(`officials/${a(n)}`,{method:`PUT`,body:n}),o={official:i.id,label:i.name};e({join:(i.join?i:await X(`invitations`,a(o),o,`join`)).join,official:i.id,name:i.name,roles:i.roles,limits:F(`people.one-phone`)})}}>
${e=>A`<${x} label=${F(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${br} chosen=${r} wrong=${e.roles} onChange=${i} />
<p class="soft">${F(`people.by-name-text`)}</p>`}
<//>`}function Fr({onMade:e}){let[t,n]=B([]),[r,i]=B(`5`),[a,o]=B(240),[s,c]=B(``),l=Y();return A`<${Q} lacks=${e=>({roles:e&&t.length===0?F(`people.role-missing`):``,uses:e&&!($(r)>=1&&$(r)<=500)?F(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:$(r),minutes:a,label:s.trim()};e(await X(`invitations`,l(n),n,`join`))}}>
${e=>A`<${br} chosen=${t} wrong=${e.roles} onChange=${n} />
<${x} label=${F(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${Rr} value=${a} onChange=${o} />
<${x} label=${F(`people.label`)} hint=${F(`people.label-hint`)} value=${s} onInput=${c} autocomplete="off" maxlength="200" />
<p class="soft">${F(`people.by-role-text`)}</p>`}
<//>`}function Ir({official:e,onMade:t}){let[n,r]=B(60),i=Y();return e?A`<${Q} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};t(await X(`invitations`,i(r),r,`join`))}}>
${()=>A`<p>${F(`people.becomes-phone`,{name:e.name})}</p><${Rr} value=${n} onChange=${r} />`}
<//>`:A`<p class="note warn">${F(`people.nobody`)}</p>`}function Lr({player:e,onMade:t}){let n=Y();return e?A`<${Q} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await X(`invitations`,n(r),r,`join`))}}>${()=>A`<p>${F(`people.own-text`,{name:e.name})}</p>`}<//>`:A`<p class="note warn">${F(`people.nobody`)}</p>`}function Q({make:e,lacks:t=()=>({}),children:n}){let[r,i]=B(!1),{ask:a,asking:o,wrong:s}=J();return A`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${F(`people.make-link`)}</button>
</form>`}function Rr({value:e,onChange:t}){let n=jr.map(([e,t,n])=>({value:n,text:ge(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return A`<${V} label=${F(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function zr({whom:e,name:t,zone:n}){let r=q(`phones`),i=q(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return A`<section class="stack">
<h2>${F(`people.phones`)}</h2>
<${gr} of=${r}>
${e=>A`<${Br} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&A`<${Cr} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${F(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function Br({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>A`<ul class="rows">
${e.map(e=>A`<${Vr} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return A`${i.length?a(i):A`<p class="soft">${F(`people.no-phone`)}</p>`}
${r.length>0&&A`<${u} title=${F(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function Vr({phone:e,name:n,zone:r}){let{id:i,agent:a,admitted_at:o,seen_at:s,cut_off_at:c,by_account:l}=e,[u,d]=B(!1),{ask:p,asking:m,wrong:h}=J(),g=l?F(`people.by-account`):Wr(a??``),_=()=>{d(!1),p(async()=>{await z.ask(`phones/${i}/cut-off`,{method:`PUT`}),f(F(`people.cut-off-done`))})},v=[F(`people.since`,{time:t(o,r)}),s&&!c&&F(`people.seen`,{day:ge(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:r}).format(new Date(s))}),c&&F(`people.cut-off-at`,{time:t(c,r)})];return A`<li>
<div class="row">
<span class="body"><strong>${g}</strong><small>${v.filter(Boolean).join(` · `)}</small></span>
${!c&&A`<button class="button danger" type="button" disabled=${m} aria-haspopup="dialog"
aria-label=${F(`people.cut-off-this`,{phone:g})} onClick=${()=>d(!0)}>${F(`people.cut-off`)}</button>`}
</div>
${h}
${u&&A`<${R} title=${F(`people.cut-off-ask`,{name:n,phone:g})} text=${F(`people.cut-off-text`,{name:n})}
yes=${F(`people.cut-off`)} danger onYes=${_} onClose=${()=>d(!1)} />`}
</li>`}const Hr=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],Ur=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function Wr(e){return[Hr,Ur].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function Gr({settings:{slug:e,version:t,board_open:n=!1},online:r}){let[a,o]=B(n);p(()=>o(n),[n]);let[s,c]=B(0),{ask:l,asking:u,wrong:d}=J();return A`<section class="stack">
<h2>${F(`people.board`)}</h2>
<${i} label=${F(`people.board-open`)} hint=${F(`people.board-open-hint`)} checked=${a}
disabled=${u||!r} onChange=${e=>{o(e);let r={method:`PATCH`,match:`"${Math.max(t,s)}"`,body:{board_open:e}};l(async()=>{try{c((await z.ask(``,r)).version)}catch(e){throw o(n),e}})}} />
${d}
<a class="button" href=${`#/board/${e}`}>${F(`people.board-show`)}</a>
</section>`}function Kr({state:e}){let{online:t}=E(),{items:n}=q(`phones`),r=Jr(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>A`<ul class="rows">
${e.map(e=>A`<${qr} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,o=A`<a class="button main" href="#/people/invite">${F(`people.invite`)}</a>`;return A`<${T} title=${F(`people.title`)} up="#/tables" actions=${o}>
${!t&&A`<p class="note warn" role="status">${F(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${F(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&A`<${u} title=${F(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<nav class="stack" aria-label=${F(`people.more`)}>
<a class="button" href="#/people/links">${F(`people.links`)}</a>
<a class="button" href="#/people/players">${F(`people.players`)}</a>
<a class="button" href="#/people/tokens">${F(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${F(`people.erase`)}</a>
</nav>
<${Gr} settings=${e.settings} online=${t} />
<//>`}function qr({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return A`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Z(n)}</span>
${o!==void 0&&!i&&A`<small>${F(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&A`<span class="badge">${F(`people.plays-too`)}</span>`}
</a>
</li>`}function Jr(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function Yr({state:e,official:t}){let{id:n,name:r,player_id:i=null,conflicts:a=[]}=t,o={player:i,conflicts:a},[{player:s,conflicts:c},l]=B(o),u=b(o),d=b(null),{ask:m,asking:h,wrong:g}=J(),_=e=>l(u.current=e);p(()=>{h||!g&&d.current&&JSON.stringify(d.current)!==JSON.stringify(o)||(d.current=null,_(o))},[i,a.join(),!!g]);let v=async()=>{for(let e=null;e!==u.current;){e=u.current;let t={...e,replaces:d.current??o};await z.ask(`officials/${n}`,{method:`PATCH`,body:t}),d.current=e}f(F(`people.saved`))},y=e=>{_({...u.current,...e}),m(v)},x=Jr(Object.values(e.players));return A`<section class="card">
<h2>${F(`people.partial`)}</h2>
<p class="soft">${F(`people.partial-text`)}</p>
<${V} label=${F(`people.plays-as`,{name:r})} value=${s??``} options=${Zr(x,`people.plays-not`)}
onChange=${e=>y({player:e||null})} />
<${Xr} players=${x.filter(e=>e.id!==s)} declared=${c}
onChange=${e=>y({conflicts:e})} />
${g}
</section>`}function Xr({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return A`${r.length>0&&A`<ul class="rows">
${r.map(({id:e,name:t})=>A`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${F(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${F(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${V} key=${t.join()} label=${F(`people.conflict-add`)} value="" options=${Zr(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function Zr(e,t){return[{value:``,text:F(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Qr({state:e,id:n}){let r=e.officials[n],i=`#/people`;if(!r)return A`<${g} title=${F(`people.title`)} text=${F(`people.nobody`)} up=${i} />`;let{name:a,roles:o,revoked_at:s}=r;return s?A`<${T} title=${a} up=${i}>
<p>${Z(o)}</p>
<p class="note warn">${F(`people.revoked-at`,{time:t(s,e.settings.time_zone)})}</p>
<//>`:A`<${T} title=${a} up=${i}>
<p>${Z(o)}</p>
<${zr} whom=${{official:n}} name=${a} zone=${e.settings.time_zone} />
<${$r} key=${o.join()} official=${r} />
<${Yr} state=${e} official=${r} />
<${ei} official=${r} />
<//>`}function $r({official:{id:e,roles:t}}){let[n,r]=B(t),[i,a]=B(``),{ask:o,asking:s,wrong:c}=J(),l=[...n].sort().join()===[...t].sort().join();return A`<form class="card" onSubmit=${r=>{r.preventDefault(),a(n.length?``:F(`people.role-missing`)),n.length&&o(async()=>{await z.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),f(F(`people.saved`))})}}>
<h2>${F(`people.roles-change`)}</h2>
<p class="soft">${F(`people.roles-late`)}</p>
<${br} chosen=${n} wrong=${i} onChange=${r} />
${c}
${!l&&A`<button class="button main" disabled=${s}>${F(`people.save`)}</button>`}
</form>`}function ei({official:{id:e,name:t}}){let[n,r]=B(!1),{ask:i,asking:a,wrong:o}=J();return A`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${F(`people.revoke-this`,{name:t})}
</button>
${n&&A`<${R} title=${F(`people.revoke-ask`,{name:t})} text=${F(`people.revoke-text`)} yes=${F(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>z.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function ti({state:e}){let[t,n]=B(``),{items:r}=q(`invitations`),i=t.trim().toLocaleLowerCase(),a=Jr(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),o=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return A`<${T} title=${F(`people.players`)} up="#/people">
<p>${F(`people.players-text`)}</p>
<${x} type="search" label=${F(`people.find`)} value=${t} onInput=${n} />
${a.length===0&&A`<${w} text=${F(`people.nobody`)} />`}
<ul class="rows">
${a.map(({id:e,name:t})=>A`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${o.has(e)&&A`<span class="badge">${F(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function ni({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?A`<${T} title=${n.name} up=${r}>
<p>${F(`people.own-text`,{name:n.name})}</p>
<${zr} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${F(`people.erase`)}</a>
<//>`:A`<${g} title=${F(`people.players`)} text=${F(`people.nobody`)} up=${r} />`}function ri({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return A`<${g} title=${F(`erasing.title`)} text=${F(`people.nobody`)} up="#/people/players" />`;let a=r?F(`erasing.title-one`,{name:r.name}):F(`erasing.title`);return A`<${T} title=${a} up=${i}>
<p>${F(`erasing.text`)}</p>
${e.season&&A`<p class="note warn">${F(`erasing.season`)}</p>`}
<p class="soft">${F(`erasing.other-places`)}</p>
<${ii} player=${n} count=${r?1:Object.keys(e.players).length} />
<${ai} zone=${e.settings.time_zone} />
<//>`}function ii({player:e,count:t}){let[n,r]=B(!1),[a,o]=B(!1),[s,c]=B(!1),{ask:l,asking:u,wrong:d}=J(),p=Y();return A`<div class="stack">
${!e&&A`<${i} label=${F(`erasing.texts`)} hint=${F(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${i} label=${F(`erasing.photos`)} checked=${a} onChange=${o} />`}
${d}
<button class="button danger" type="button" disabled=${u} aria-haspopup="dialog" onClick=${()=>c(!0)}>
${F(`erasing.erase`)}
</button>
${s&&A`<${R} title=${F(`erasing.ask`)} text=${F(`erasing.ask-text`,{count:t})} yes=${F(`erasing.erase`)} danger
onYes=${()=>{c(!1);let t={texts:n,photos:a,...e&&{players:[e]}};return l(async()=>{await z.ask(`erasures/${p(t)}`,{method:`PUT`,body:t}),f(F(`erasing.done`))})}} onClose=${()=>c(!1)} />`}
</div>`}function ai({zone:e}){let{items:t}=q(`erasures`);if(!t?.length)return null;let n=ge(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return A`<section class="stack">
<h2>${F(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>A`<li key=${e} class="row">
<span class="body">
<strong>${t?F(`erasing.some`,{count:t.length}):F(`erasing.everybody`)}</strong>
<small>${[F(`erasing.names`),r&&F(`erasing.texts`),i&&F(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const oi=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function si({state:e}){let t=q(`api-tokens`),[n,r]=B(!1),i=!n&&A`<button class="button main" type="button" onClick=${()=>r(!0)}>${F(`people.token-new`)}</button>`;return A`<${T} title=${F(`people.tokens`)} up="#/people" actions=${i}>
<p>${F(`people.tokens-text`)}</p>
${n&&A`<${di} state=${e} onDone=${()=>r(!1)} />`}
<${gr} of=${t}>${t=>A`<${ci} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function ci({tokens:e,state:t}){let n=e.filter(li),r=e.filter(e=>!li(e)),i=e=>A`<ul class="rows">
${e.map(e=>A`<${ui} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return A`${r.length?i(r):A`<${w} text=${F(`people.no-tokens`)} />`}
${n.length>0&&A`<${u} title=${F(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function li({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=z.now()}function ui({token:e,state:n}){let{id:r,name:i,official:a,scopes:o,expires_at:s,revoked_at:c}=e,[l,u]=B(!1),{ask:d,asking:f,wrong:p}=J(),m=()=>{u(!1),d(()=>z.ask(`api-tokens/${r}/revocation`,{method:`PUT`}))},h=t(c??s,n.settings.time_zone);return A`<li>
<div class="row">
<span class="body">
<strong>${i}</strong>
<span>${F(`people.acts-as`,{name:n.officials[a]?.name??`?`})}</span>
<small>${je(o.map(e=>F(`people.scope.${e}`)))}</small>
<small>${F(c?`people.revoked-at`:`people.until`,{time:h})}</small>
</span>
${!li(e)&&A`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${F(`people.withdraw-this`,{whom:i})} onClick=${()=>u(!0)}>${F(`people.revoke`)}</button>`}
</div>
${p}
${l&&A`<${R} title=${F(`people.token-ask`,{name:i})} text=${F(`people.token-revoke-text`)} yes=${F(`people.revoke`)} danger
onYes=${m} onClose=${()=>u(!1)} />`}
</li>`}function di({state:e,onDone:t}){let n=E().official.id,[r,i]=B({name:``,official:n,scopes:[`read`],days:`30`}),[a,o]=B(!1),[s,c]=B(``),l=Y(),{ask:u,asking:d,wrong:f}=J(),p=fi(r),m=e=>t=>i({...r,[e]:t}),h=e=>{e.preventDefault(),o(!0);let t={...r,name:r.name.trim(),days:$(r.days)};Object.values(p).some(Boolean)||u(async()=>c((await X(`api-tokens`,l(t),t,`token`)).token))};if(s)return A`<${pi} token=${s} name=${r.name} onDone=${t} />`;let g=Jr(Object.values(e.officials).filter(({revoked_at:e})=>!e));return A`<form class="card stack" onSubmit=${h} novalidate>
<h2>${F(`people.token-new`)}</h2>
<${x} label=${F(`people.token-name`)} hint=${F(`people.token-name-hint`)} value=${r.name} wrong=${a?p.name:``}
onInput=${m(`name`)} autocomplete="off" maxlength="200" />
<${V} label=${F(`people.token-official`)} value=${r.official} onChange=${m(`official`)}
options=${g.map(({id:e,name:t})=>({value:e,text:t}))} />
<${yr} label=${F(`people.scopes`)} names=${oi} chosen=${r.scopes} wrong=${a?p.scopes:``}
said=${e=>A`${F(`people.scope.${e}`)}<br /><small class="soft">${F(`people.opens.${e}`)}</small>`}
onChange=${m(`scopes`)} />
<${x} label=${F(`people.days`)} value=${r.days} onInput=${m(`days`)} wrong=${a?p.days:``} inputmode="numeric" autocomplete="off" />
${f}
<div class="pair">
<button class="button main" disabled=${d}>${F(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${F(`cancel`)}</button>
</div>
</form>`}function fi({name:e,scopes:t,days:n}){return{name:e.trim()?``:F(`people.token-name-missing`),scopes:t.length?``:F(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:F(`people.days-wrong`,{most:366})}}function pi({token:e,name:t,onDone:n}){return A`<section class="card stack" role="status">
<h2>${F(`people.token-made`,{name:t})}</h2>
<${Or} label=${F(`people.token`)} text=${e} />
<p class="note warn">${F(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${F(`people.done`)}</button>
</section>`}const mi={erase:ri,invite:Mr,links:xr,players:ti,player:ni,tokens:si};function hi({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=E();if(!r||!i)return A`<${v} title=${F(`people.title`)} />`;if(!s(a,[`director`]))return A`<${T} title=${F(`people.title`)} up="#/tables"><p class="note warn">${F(`people.directors`)}</p><//>`;let o=e===``?Kr:Object.hasOwn(mi,e)?mi[e]:Qr;return A`<${o} state=${i} id=${t||e} query=${n} /><${$e} />`}const gi=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],_i=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],vi=[`xlsx`,`csv`];function yi(){let{tournament:e,state:t,official:n}=E();if(!e||!t)return A`<${v} title=${F(`reports.title`)} />`;let r=wi(n,gi),i=wi(n,_i);return A`<${T} title=${F(`reports.title`)} up="#/tables">
<${bi} papers=${r} />
${i.length>0&&A`<${xi} sheets=${i} />`}
${s(n,[`director`])&&A`<${Ci} />`}
<//>`}function bi({papers:e}){let t=Qe();return A`<section class="stack">
<h2>${F(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:n})=>A`<${et} key=${e} name=${F(`reports.paper.${e}`)} hint=${F(`reports.about.${e}`)} path=${n}
file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function xi({sheets:e}){let t=Qe(),[n,r]=B(`xlsx`);return A`<section class="stack">
<h2>${F(`reports.sheets`)}</h2>
<${m} label=${F(`reports.form`)} value=${n} onChange=${r}
options=${vi.map(e=>({value:e,text:F(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>A`<${et} key=${e} name=${F(`reports.sheet.${e}`)} path=${Si(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Si(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function Ci(){let e=Qe();return A`<section class="stack">
<h2>${F(`reports.journal`)}</h2>
<ul class="rows">
<${et} name=${F(`reports.journal-whole`)} hint=${F(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function wi(e,t){return t.filter(({roles:t})=>s(e,t))}const Ti={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Ei({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:F(`enrol.passed-over`)},...Ti[e].map(e=>({value:e,text:F(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return A`<div class="stack">
${t.map(({heading:e,column:t},n)=>A`<${V} key=${n} label=${e||F(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const Di={wrong:`bad`,new:`info`,known:``};function Oi({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(Di).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&A`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map(e=>A`<li class="item" key=${e.row}><${ki} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function ki({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return A`<p><strong>${F(`import.row`,{number:r})}</strong> <span class=${`badge ${Di[i]}`}>${F(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>A`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${Ai} mistake=${e} /></p>`)}`}function Ai({mistake:{kind:e,values:t,message:n,cure:r}}){let i=j();if(!ke(`mistake.${e}`))return A`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?L(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return F(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function ji({kind:e,state:t,row:{cells:n}}){return e===`seating`?A`<${Mi} state=${t} cells=${n} />`:A`<p><strong>${Ni(n.name)}</strong></p>
<p class="soft">${[n.id_number,n.team].filter(Boolean).map(Ni).join(` · `)}</p>`}function Mi({state:e,cells:t}){let n=j(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[F(`hall-round`,{round:t.round}),F(`hall-table`,{label:t.table}),t.scheduled_at];return A`<p><strong>${a.filter(Boolean).map(Ni).join(` · `)}</strong></p>
<p class="soft">${O.map(e=>Ni(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function Ni(e){return e.length>80?`${e.slice(0,80)}…`:e}function Pi({state:e,row:{hanchan:t,points:n}}){let r=j(),i=e.hanchans[t];return A`${i&&A`<p><a class="reach" href=${`#/result/${t}`}>${In(e,i)}</a></p>`}
${n&&A`<p class="soft">${O.map(e=>`${r.phrase(`seat-${e}`)} ${L(n[e])}`).join(` · `)}</p>`}`}function Fi(e,t){let[n,r]=B(()=>ze(e)??``),[i,a]=B({}),[o,s]=B(``),[c,l]=B(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),Pe(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await z.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&Pe(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function Ii({wrong:e}){if(e.problem)return A`<div role="alert"><${te} problem=${e.problem} /></div>`;let t=e.unreadable?F(`import.unreadable`):`${F(navigator.onLine?`live.unreached`:`no-network`)}. ${F(`import.again`)}`;return A`<p class="note bad" role="alert">${t}</p>`}function Li({sheet:{text:e,setText:t,setWrong:n},hint:r}){return A`<label class="button photo">${F(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await Bi(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
<${x} long label=${F(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const Ri={"255,254":`utf-16le`,"254,255":`utf-16be`},zi={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function Bi(e){let t=new Uint8Array(await e.arrayBuffer()),n=Ri[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(zi[se.lang]).decode(t)}}const Vi=[`players`,`seating`];function Hi({kind:e}){let{tournament:t,state:n,official:r}=E(),i=F(`enrol.title.${e}`);return!t||!n?A`<${v} title=${i} />`:s(r,[`director`])?A`<${Ui} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:A`<${T} title=${i} up="#/tables"><p class="note warn">${F(`enrol.not-you`)}</p><//>`}function Ui({kind:e,title:t,state:n,place:r}){a();let i=Fi(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:o,looked:s,done:c,busy:l,wrong:d,ask:f,forget:p}=i,[m,h]=B(null),g=d?.problem?.lacking,_=m??s?.columns??d?.problem?.headings,v=e=>{p(),h(e)},y={...i,setText:e=>(h(null),i.setText(e))},b=e=>f(e,m?{columns:m.map(({column:e})=>e)}:{}),x=A`<${Ei} kind=${e} columns=${_} onChoose=${v} />`,S=s??c,ee=Vi.find(t=>t!==e);return A`<${T} title=${t} up="#/tables">
<${Li} sheet=${y} hint=${F(`enrol.hint.${e}`)} />
${d&&(g?A`<p class="note bad" role="alert">${F(`enrol.lacking`,{names:je(g.map(Wi))})}</p>`:A`<${Ii} wrong=${d} />`)}
${_&&!c&&(s?A`<${u} title=${F(`enrol.columns`)}>${()=>x}<//>`:x)}
${l&&A`<${C} text=${F(`enrol.busy.${l}`)} />`}
${c&&A`<p class="note info" role="status">${F(`enrol.done`,{count:c.new,known:c.known})}</p>`}
${!S&&A`<button class="button main" type="button" disabled=${!o.trim()||l} onClick=${()=>b(`look`)}>${F(`import.look`)}</button>`}
${S?.made.length>0&&A`<p class="note info">${F(`enrol.made.${e}`,{names:je(S.made)})}</p>`}
${S&&A`<${Oi} found=${S} named=${Wi} title=${Gi(c)} about=${t=>A`<${ji} kind=${e} state=${n} row=${t} />`} />`}
${s?.wrong>0&&A`<p class="note warn">${F(`enrol.whole`)}</p>`}
${s&&A`<button class="button main" type="button" disabled=${s.wrong>0||s.new===0||l} onClick=${()=>b(`bring`)}>${F(`enrol.bring`,{count:s.new})}</button>`}
<a class="button" href=${`#/import/${ee}`}>${F(`enrol.title.${ee}`)}</a>
<//>`}function Wi(e){return F(`enrol.field.${e}`)}function Gi(e){return(t,n)=>F(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const Ki={look:`results/preview`,bring:`results`};function qi({args:[e]}){return Vi.includes(e)?A`<${Hi} key=${e} kind=${e} />`:A`<${Ji} />`}function Ji(){let{tournament:e,state:t,official:n}=E();return!e||!t?A`<${v} title=${F(`import.title`)} />`:ne(n)?A`<${Xi} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:A`<${T} title=${F(`import.title`)} up="#/standings"><p class="note warn">${F(`import.not-you`)}</p><//>`}function Yi(e){return e===`points`||e===`row`?F(`import.field.${e}`):e}function Xi({state:e,place:t}){a();let n=Fi(t,Ki),{text:r,looked:o,done:s,busy:c,wrong:l,ask:u}=n,[d,f]=B(!1),p=o&&o.new>0&&(o.wrong===0||d);return A`<${T} title=${F(`import.title`)} up="#/standings">
<${Li} sheet=${n} hint=${F(`import.columns`)} />
${l&&A`<${Ii} wrong=${l} />`}
${c&&A`<${C} text=${F(`import.busy.${c}`)} />`}
${s&&A`<p class="note info" role="status">${F(`import.done`,{count:s.new,known:s.known})} <a class="reach" href="#/standings">${F(`hall-standings`)}</a></p>`}
${!o&&!s&&A`<button class="button main" type="button" disabled=${!r.trim()||c} onClick=${()=>u(`look`)}>${F(`import.look`)}</button>`}
${(o||s)&&A`<${Oi} found=${o??s} title=${(e,t)=>F(`import.rows.${e}`,{count:t})} named=${Yi}
about=${t=>A`<${Pi} state=${e} row=${t} />`} />`}
${o?.wrong>0&&o.new>0&&A`<${i} label=${F(`import.only-good`)} hint=${F(`import.only-good-hint`)} checked=${d} onChange=${f} />`}
${o&&A`<button class="button main" type="button" disabled=${!p||c} onClick=${()=>u(`bring`,{only_good:d})}>${F(`import.bring`,{count:o.new})}</button>`}
<//>`}const Zi={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function Qi(e,t){let n=t?.content.rule_points??{},r=Object.entries(Zi).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Zi&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(Zi);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function $i(e,t){let n=Ie(ee(e,t.round).map(ue)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return O.filter(e=>n.includes(t.seats[e]))}function ea(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function ta(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function na(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=B(()=>r?ia(r):ra(i,a)??ia(n)),c=e=>{let t={...o,...e};Pe(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f}=o,p=$i(e,t),m=Object.fromEntries(O.map(e=>[e,ea(l[e])])),h=O.filter(e=>u.includes(e)||p.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&m[e]===null,substitute:h.includes(e),replaced:p.includes(e),onText:t=>c({texts:{...l,[e]:t}}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:m,deposits:ea(d||`0`,0),unranked:h},deposits:d,reason:f,type:c,forget:()=>Pe(i,null)}}function ra(e,t){let n=ze(e);return n?.number===t?n:null}function ia(e){return{texts:Object.fromEntries(O.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function aa({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return A`<div class="sheet-seat">
<${x} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?F(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${F(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function oa({seats:e}){return A`<fieldset>
<legend>${F(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>A`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&A` <small>${F(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function sa({state:e,hanchan:t,result:n,refused:r,first:i,onSent:a,onClose:o}){let{book:s}=E(),{numbers:c,complete:l}=Qi(e,s),u=na(e,t,n,i),d=j(),p=O.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${d.phrase(`seat-${n}`)} · ${r}`,...u.of(n)}}),{does:m,wrong:h}=ie(),g=u.reason.trim(),_={...u.body,...n&&{corrects:{number:n.number,reason:g}}},v=ta(Object.values(_.points),_.deposits,c.starting_points),y=n&&ca(_,n),b=l&&v===0&&!y&&(!n||g);return A`<form class="stack" onSubmit=${e=>{e.preventDefault(),b&&m(async()=>{await z.send(`result`,t.id,_,{hold:!0,replaces:r?.id}),u.forget(),Oe(),f(F(`result.sent`)),a(_)})}}>
${!s&&A`<p class="note warn" role="alert">${F(`result.no-book`)}</p>`}
${s&&!l&&A`<p class="note warn" role="alert">${F(`result.no-scoring`)} <a class="reach" href="#/standings">${F(`hall-standings`)}</a></p>`}
${n&&A`<p class="note">${F(`result.corrects`)}</p>`}
<div class="sheet">${p.map(e=>A`<${aa} key=${e.seat} ...${e} />`)}</div>
<${la} left=${v} starting=${c.starting_points} onDeposits=${e=>u.type({deposits:String(_.deposits+e)})} />
<${x} label=${F(`result.deposits`)} hint=${F(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${u.deposits}
wrong=${_.deposits===null?F(`result.hundreds`):void 0} onInput=${e=>u.type({deposits:e})} />
<${oa} seats=${p} />
${n&&A`<${x} long label=${F(`hall-reason`)} hint=${F(`hall-reason-missing`)} value=${u.reason} maxlength="4000" onInput=${e=>u.type({reason:e})} />`}
${y&&A`<p class="soft" role="status">${F(`result.same`)}</p>`}
${h}
<div class="pair">
<button class="button main" disabled=${!b}>${F(n?`result.correct`:`result.enter`)}</button>
${o&&A`<button class="button" type="button" onClick=${()=>{u.forget(),o?.()}}>${F(`cancel`)}</button>`}
</div>
</form>`}function ca({points:e,deposits:t,unranked:n},r){return O.every(t=>e[t]===r.points[t])&&t===r.deposits&&n.join()===r.unranked.join()}function la({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=L(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return A`<div class=${`note stack ${i}`}>
<p role="status">${ua(e,r)}</p>
${a&&A`<button class="button" type="button" onClick=${()=>n(e)}>${F(`result.as-deposits`,{points:L(e)})}</button>`}
</div>`}function ua(e,t){return e===null?F(`result.sum`,{all:t}):e===0?F(`result.fits`,{all:t}):F(e>0?`result.lacks`:`result.exceeds`,{points:L(Math.abs(e)),all:t})}function da({state:e,hanchan:t,result:n,onCorrect:r}){let i=fa(n);return A`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${F(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&A`<span class="badge info">${F(`hall-unsent`)}</span>`}</h2>
<${pa} state=${e} hanchan=${t} result=${n} />
<${l} id=${n.item}
otherwise=${r&&A`<button class="button" type="button" onClick=${r}>${F(`result.correct`)}</button>`} />
</section>
${i.length>0&&A`<${u} title=${F(`result.earlier`,{count:i.length})}>
${()=>A`<div class="stack">${i.map(n=>A`<${pa} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function fa({before:e}){return e?[e,...fa(e)]:[]}function pa({state:e,hanchan:n,result:{points:r,deposits:i,unranked:a,official:o,at:s,reason:c}}){let l=j(),u=e.officials[o]?.name??F(`hall-unknown`);return A`<div class="card">
<dl class="facts">
${O.map(t=>A`<div key=${t}>
<dt>${l.phrase(`seat-${t}`)} · <span class="who">${e.players[n.seats[t]]?.name??`?`}</span>${a.includes(t)&&A`<small>${F(`result.substitute`)}</small>`}</dt>
<dd>${L(r[t])}</dd>
</div>`)}
${i>0&&A`<div><dt>${F(`result.deposits`)}</dt><dd>${L(i)}</dd></div>`}
</dl>
<p class="soft">${[u,t(s,e.settings.time_zone),c].filter(Boolean).join(` · `)}</p>
</div>`}function ma({args:[e],query:t}){let{tournament:n,state:r}=E(),i=r?.hanchans[e];return!n||!r?A`<${v} title=${F(`hall-result`)} />`:i?A`<${ha} state=${r} hanchan=${i} again=${t.has(`again`)} />`:A`<${g} title=${F(`hall-result`)} text=${F(`result.no-hanchan`)} up="#/tables" />`}function ha({state:e,hanchan:t,again:n}){let{outbox:r,official:i}=E(),a=e.results[t.id]??null,o=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&pe(r)),[s,c]=B(!a||n),[l,u]=B(null),d=ne(i),f=s||!a&&!o;p(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[f]);let m=e=>{u(e),c(!1)},h=e.tables[t.table]?.label??`?`;return A`<${T} title=${F(`result.title`,{label:h,round:t.round})} up=${`#/table/${t.table}`}>
${o&&A`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${F(`result.refused`)}</h2>
<${te} problem=${o.problem} />
${!f&&A`<button class="button" type="button" onClick=${()=>c(!0)}>${F(`hall-change`)}</button>`}
</section>`}
${d&&f&&A`<${sa} state=${e} hanchan=${t} result=${a} refused=${o} first=${o?.body??(a?null:l)} onSent=${m}
onClose=${a&&(()=>c(!1))} />`}
${!d&&!a&&A`<${w} text=${F(`result.none`)} />`}
${a&&!(d&&f)&&A`<${da} state=${e} hanchan=${t} result=${a} onCorrect=${d&&(()=>c(!0))} />`}
<a class="button quiet" href="#/standings">${F(`hall-standings`)}</a>
<//>`}function ga({state:e,id:t}){let n=W(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??F(`hall-unknown`);return A`<${T} title=${i} up="#/standings">
<${U} seen=${n} />
<${Pn} />
${r&&A`<${_a} state=${e} body=${r} />`}
${e.players[t]&&A`<a class="button" href=${`#/player/${t}`}>${F(`standings.player`)}</a>`}
<//>`}function _a({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=F(i?`standings.disqualified`:`standings.unranked`);return A`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:F(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${F(`standings.scored`,{count:t.hanchans})}</dt><dd>${k(s)}</dd></div>
<div><dt>${F(`standings.taken`)}</dt><dd>${k(-10*c-l/100)}</dd></div>
<div><dt><strong>${F(`standings.total`)}</strong></dt><dd>${k(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${F(`standings.games`)}</h2>
${a.length===0&&A`<p class="soft">${F(`standings.no-games`)}</p>`}
${a.map(t=>A`<${ya} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${F(`standings.taken`)}</h2>
${o.length===0&&A`<p class="soft">${F(`standings.nothing-taken`)}</p>`}
${o.length>0&&A`<${va} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function va({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return A`<dl class="card facts">
${t.map(t=>A`<div key=${t.id}>
<dt>${r&&A`<span class="who">${i(t.account)}</span> · `}<${Xe} state=${e} line=${t} /></dt>
<dd>${_e(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>A`<div key=${e}><dt><strong>${F(`standings.sum`)}</strong></dt><dd>${_e(e,t)}</dd></div>`)}
</dl>`}function ya({state:e,game:t,named:n}){let r=j(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,place:d,points:f,delta:p,uma:m,oka:h,total:g,flags:_}=t,v=[F(`hall-round`,{round:o}),F(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],y=F(`standings.delta`,{points:L(f),goal:L(f-p*100)});return A`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${v.join(` · `)}</a></h3>
${n&&A`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&A`<p class="soft">${F(`standings.corrected`,{count:a-1})}</p>`}
<dl class="facts">
<div><dt>${y}</dt><dd>${k(p,!0)}</dd></div>
<div><dt>${F(`standings.uma`,{place:d})}</dt><dd>${k(m,!0)}</dd></div>
<div><dt>${F(`standings.oka`)}</dt><dd>${k(h,!0)}</dd></div>
<div><dt><strong>${F(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${k(g,!0)}</dd></div>
</dl>
${_.map(e=>A`<p class="note warn" key=${e}>${F(`standings.flag.${e}`)}</p>`)}
</article>`}function ba({of:e}){let[t,n]=B(``);return A`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;z.file(`standings.csv?of=${e}`).then(e=>Ze(e,t),e=>n(H(e)))}}>${F(`standings.export`)}</button>
${t&&A`<p class="note bad" role="alert">${t}</p>`}`}function xa({state:e}){let{book:t,official:n}=E(),{numbers:r,silent:i,complete:a}=Qi(e,t);if(!t)return null;let o=i.length>0&&n?.roles?.includes(`director`),s=Object.entries(r).map(([e,t])=>[F(`standings.by.${e}`),Sa(t)]),l=()=>A`${s.length>0&&A`<${c} rows=${s} />`}
${o&&A`<${Ca} names=${i} numbers=${r} />`}`;return a?A`<${u} title=${F(`standings.by`)}>${l}<//>`:A`<section class="card" aria-labelledby="by">
<h2 id="by">${F(`standings.by`)}</h2>
<p class="note warn">${F(o?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function Sa(e){return Array.isArray(e)?e.map(e=>`${L(e)}P`).join(` / `):L(e)}function Ca({names:e,numbers:t}){let[n,r]=B(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[i,a]=B(null),[o,s]=B(!1);return A`<form class="stack" onSubmit=${async r=>{r.preventDefault(),s(!0);let i=e.map(e=>[e,wa(e,n[e])]),o=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),c={...Object.fromEntries(i),replaces:o.length?Object.fromEntries(o):null};await z.ask(`scoring`,{method:`PUT`,body:c}).then(()=>a(null),a),s(!1)}}>
${e.map(e=>A`<${x} key=${e} label=${F(`standings.by.${e}`)} hint=${F(`standings.hint.${e}`)}
value=${n[e]} required autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${i&&(i.problem?A`<${te} problem=${i.problem} />`:A`<p class="note bad" role="alert">${H(i)}</p>`)}
<button class="button main" disabled=${o}>${F(`standings.set`)}</button>
</form>`}function wa(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Ta):Ta(n.replace(/[\s,.'’]/g,``))}function Ta(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Ea({args:[e]}){let{tournament:t,state:n}=E();return!t||!n?A`<${v} title=${F(`hall-standings`)} />`:e?A`<${ga} state=${n} id=${e} />`:A`<${Da} state=${n} />`}function Da({state:e}){let{official:t}=E(),n=W(`standings`),[r,i]=B(`players`),{body:a}=n.answer??{},o=ne(t)&&A`<a class="button" href="#/import">${F(`standings.import`)}</a>`;return A`<${T} title=${F(`hall-standings`)} up="#/tables" actions=${o}>
<${U} seen=${n} />
<${Pn} />
${a?.teams.length>0&&A`<${m} label=${F(`standings.of`)} value=${r} onChange=${i}
options=${[`players`,`teams`].map(e=>({value:e,text:F(`standings.of.${e}`)}))} />`}
${a&&A`<${Oa} state=${e} found=${a[r]} />`}
${a&&A`<${ba} of=${r} />`}
<${Fn} state=${e} />
<${xa} state=${e} />
<//>`}function Oa({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?A`<p class="soft">${F(`standings.none`)}</p>`:A`<ul class="rows" aria-label=${F(`hall-standings`)}>
${t.map(t=>A`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${ka(e,t,n).join(` · `)}</small></span>
<strong>${k(t.final)}</strong>
</a>
</li>`)}
</ul>`}function ka(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},c){let l=t!==null&&c.indexOf(t)!==c.lastIndexOf(t);return[e.teams[n]?.name,s&&F(`standings.disqualified`),!s&&t===null&&F(`standings.unranked`),l&&F(`standings.shared`),r>0&&F(`standings.hanchans`,{count:r}),a!==0&&F(`standings.less`,{score:k(i),p:`${L(a)}P`}),o!==0&&F(`standings.less`,{score:k(i),p:L(o)})].filter(Boolean)}export{bn as Cards,St as Dashboard,Ut as Escalation,Gt as Escalations,fn as Fines,qi as Import,fr as Journal,gn as Payment,hi as People,Yt as Precedents,yi as Reports,ma as Result,Ea as Standings};