import{$t as e,A as t,Bt as n,D as r,Dr as i,Fr as a,Ft as o,H as s,Ht as c,I as l,Ir as u,It as d,J as f,K as p,Kt as m,Lr as h,Lt as g,Mr as _,Mt as v,N as y,Nt as b,Pt as x,Q as S,Qt as C,Rr as w,Rt as T,St as ee,T as te,U as E,V as ne,Vt as D,Y as re,Z as ie,Zt as O,_n as ae,a as k,an as A,ar as oe,at as se,b as ce,br as le,bt as ue,c as de,ct as fe,d as j,dt as pe,en as M,f as me,ft as N,gn as he,gt as ge,h as _e,ht as ve,i as ye,in as be,it as P,jt as F,k as xe,kn as Se,l as Ce,ln as I,mt as we,n as L,o as Te,on as Ee,or as De,ot as R,p as z,pt as Oe,q as ke,qt as B,rn as Ae,rr as V,sr as je,tn as Me,u as Ne,v as Pe,vt as Fe,x as Ie,y as Le,yn as H,z as Re,zt as U}from"./app.js";import{C as ze,N as Be,S as Ve,U as He,_ as Ue,at as W,b as We,et as Ge,h as Ke,it as G,l as qe,m as Je,nt as Ye,ot as Xe,p as Ze,rt as Qe,st as $e,tt as et,u as tt,v as nt,x as rt,y as it}from"./shared.js";function K({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return I`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&I`<p class="soft">${r}</p>`}
${i.length===0&&I`<p class="soft">${M(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>I`<li key=${e.key}><${at} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&I`<${x} title=${M(`dashboard.numbers`)}>${()=>I`<${st} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function at({row:{name:e,value:t,part:n=0,href:r},most:i}){return I`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${z(t)}</strong>
<${ot} value=${t} part=${n} most=${i} />
${n>0&&I`<small>${M(`dashboard.part`,{count:z(n)})}</small>`}
</a>`}function ot({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return I`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&I`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function st({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return I`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${M(`hall-rulings`)}</th>
${r&&I`<th scope="col">${M(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>I`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${z(n)}</td>
${r&&I`<td>${z(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function ct(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:M(`hall-round`,{round:e})}));return[{value:``,text:M(`hall-any`)},...n]}function lt({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function ut({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=ft(t,i.size>1?e=>mt(e,r):pt);return t.length===0?null:I`<section class="card" aria-labelledby="spread">
<h2 id="spread">${M(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${M(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>I`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>I`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>I`<td key=${t.key}><${dt} count=${s.get(e+t.key)} most=${c} href=${ht(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function dt({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return I`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${z(e)}</strong>
</a>`}function ft(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function pt(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function mt(e,t){let n=e.slice(0,10),r=C(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function ht(e,t,{from:n,until:r}){return lt(e,{table:t,from:n,until:r})}function gt({taking:{timed:e,median:t,bands:n},asked:r}){let a=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:M(e>1?`dashboard.from`:`dashboard.until`,{from:i(e),until:i(t)}),value:n,href:lt(r,{took:`${e}-${t}`})})),o=e?M(`dashboard.median`,{time:i(t),count:e}):M(`dashboard.untimed`);return I`<${K} id="taking" title=${M(`dashboard.taking`)} what=${M(`dashboard.time`)}
about=${`${o} ${M(`dashboard.measured`)}`} rows=${e?a:[]} />`}function _t(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(ge(n)).map(([t,n])=>[ve(e,t),we(e,t,n)]);return[...r,...i]}function vt({cases:e}){return I`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${M(`dashboard.unlike`)}</h2>
<p class="soft">${M(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>I`<${yt} key=${t} one=${e} />`)}
</section>`}function yt({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=N(),o=i[0].rulings.length,s=_t(a,t,n);return I`<article class="stack case">
<h3>${P(a,e)}</h3>
${s.length>0&&I`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&I`<p class="note info">${M(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>I`<${bt} key=${t} outcome=${e} most=${o} />`)}
</article>`}function bt({outcome:{penalties:e,rulings:t},most:n}){let r=N(),{state:i}=B(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=I`<span class="body outcome"><span>${R(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${z(t.length)}</strong><${ot} value=${t.length} most=${n} /></span>`;return I`<${x} title=${o}>${()=>I`<${xe} rulings=${a} place empty=${M(`hall-none-found`)} />`}<//>`}function xt(){let{tournament:e,state:t,official:n}=B();return!e||!t?I`<${v} title=${M(`dashboard.title`)} />`:ne(n)?I`<${St} state=${t} />`:I`<${c} title=${M(`dashboard.title`)} up="#/log"><p class="note warn">${M(`dashboard.whose`)}</p><//>`}function St({state:e}){let[t,n]=h({day:``,round:``});return I`<${c} title=${M(`dashboard.title`)} up="#/log">
<div class="asked">
<${d} type="date" label=${M(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${g} label=${M(`dashboard.round`)} value=${t.round} options=${ct(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${Ct} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Ct({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=W(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return I`<${Et} seen=${r} zone=${e.settings.time_zone} />
${i&&I`<${wt} state=${e} body=${i} asked=${t} />`}`}function wt({state:e,body:t,asked:n}){let r=N(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>lt(n,e),l=e=>({key:e.foul,name:P(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return I`<p role="status">${M(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${K} id="fouls" title=${M(`dashboard.fouls`)} what=${M(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${K} id="referees" title=${M(`dashboard.referees`)} what=${M(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${ut} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${K} id="otherwise" title=${M(`dashboard.otherwise`)} about=${M(`dashboard.otherwise-about`)} what=${M(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${vt} cases=${t.differently} />
<${K} id="escalations" title=${M(`dashboard.escalations`)} what=${M(`dashboard.status`)}
rows=${s.map(e=>Tt(e,c))} />
<${gt} taking=${t.time_to_rule} asked=${n} />
</div>`}function Tt({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>A(`hall-escalation.${e}`)?M(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function Et({seen:{answer:e,fresh:t,trouble:n},zone:i}){r();let a=e&&O(e.at,i);return!e&&!n?I`<${D} />`:n?I`<p class="note warn" role="status">${G(n)} ${M(e?`dashboard.old`:`dashboard.never`,{time:a??``})}</p>`:I`<p class="soft">${M(t?`dashboard.at`:`dashboard.asking`,{time:a??``})}</p>`}function Dt({state:e,escalation:t,ruling:n}){let{official:r,outbox:i}=B(),[o,s]=h(null);if(a(()=>void H.loadEscalationSteps(),[]),i.some(({subject:e,kind:n,state:r})=>e===t.id&&n!==`photo`&&je(r)))return I`<p class="note bad">${M(`esc.stuck`)} <a href="#/outbox">${M(`hall-resolve`)}</a></p>`;let c=it(r,t,n);return I`
${c===`decide`&&I`<${jt} state=${e} escalation=${t} ruling=${n} onAsk=${s} />`}
${c===`appeal`&&I`<button class="button main" type="button" onClick=${()=>s(Ot)}>${M(`esc.do.appeal`)}</button>`}
${c===`reopen`&&I`<button class="button" type="button" onClick=${()=>s(kt)}>${M(`esc.do.reopening`)}</button>`}
${c===`own`&&I`<p class="note warn">${M(`esc.own`)}</p>`}
${c===``&&I`<p class="soft">${M(`esc.wait.${t.status}`)}</p>`}
${o&&I`<${ke} title=${M(`esc.do.${o.name}`)} text=${M(`esc.means.${o.name}`)} yes=${M(`esc.do.${o.name}`)}
onReason=${async e=>{if(!o)return;let{kind:n,name:r,...i}=o;await H.send(n,t.id,{reason:e,...i}),Me(),m(M(`esc.done.${n}`)),s(null)}} onClose=${()=>s(null)} />`}
`}const Ot={kind:`appeal`,name:`appeal`},kt={kind:`reopening`,name:`reopening`},At=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function jt({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>I`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${M(`esc.do.${e.name}`)}</button>`;return I`
${u&&f(At(`amended`,`confirmed`),`main`)}
${f(At(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${M(u?`esc.amend-again`:`hall-amend`)}</a>
${f(At(`overturned`),`danger`)}
`}function Mt({ruling:e,rulings:n}){let r=N(),{state:i}=B(),[a,o]=[!0,!1].map(t=>n.filter(n=>Ft(n,e)===t)),s=[...a,...o].slice(0,12);return I`<section class="stack">
<h2>${M(`esc.same-foul`)}</h2>
${n.length===0&&I`<p class="soft">${M(`esc.never-before`)}</p>`}
<ul class="rows">
${s.map(n=>I`<li key=${n.id}>
<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${Oe(n.kind)}`}>${R(r,n)}</strong>
<small>${[n.offender.name,i.officials[n.official]?.name,O(n.ruled_at,i.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${a.includes(n)&&I`<span class="badge info">${M(`esc.same-facts`)}</span>`}
${n.revision!==e.revision&&I`<span class="badge warn">${M(`esc.other-revision`)}</span>`}
<${t} ruling=${n} />
</span>
</a>
</li>`)}
</ul>
${n.length>12&&I`<a class="reach" href=${`#/log?foul=${e.foul}`}>${M(`esc.all-of-foul`,{count:n.length})}</a>`}
</section>`}function Nt(e,t,{offender:n}){return Lt(e,t,e=>e.offender.id===n.id)}function Pt(e,t,{foul:n}){return Lt(e,t,e=>e.foul===n)}function Ft(e,t){return _(It(e))===_(It(t))}function It({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Lt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return y(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Rt({state:e,foul:t,escalation:n}){let r=W(`precedents?limit=20&foul=${t}`);return I`<section class="stack">
<h2>${M(`esc.precedents`)}</h2>
<${Qe} seen=${r} what="precedents" />
${r.answer&&I`<${Bt} state=${e} items=${zt(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${M(`esc.search-precedents`)}</a>
</section>`}function zt(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Bt({state:e,items:t}){let n=N();return t.length===0?I`<p class="soft">${M(`esc.no-precedents`)}</p>`:I`<ul class="rows below precedents">
${t.map(t=>I`<li key=${t.ruling.id}><${Vt} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Vt({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return I`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${Oe(n.kind)}`}>${R(t,n)}</strong>
<span>${P(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>I`<small key=${e}>${e}</small>`)}
${l.map(e=>I`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,O(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&I`<span class="badge">${M(`hall-status.${n.status}`)}</span>`}
${c&&I`<span class="badge warn">${M(`esc.revision-changed`)}</span>`}
${r.map(e=>I`<span class="badge" key=${e}>${M(`esc.why.${e}`)}</span>`)}
${s&&I`<span class="badge info">${We(s)}</span>`}
</span>
</span>
</a>`}function Ht({args:[e]}){let{tournament:t,state:n}=B();if(!t||!n)return I`<${v} title=${M(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?I`<${F} title=${M(`esc.one`)} text=${M(`esc.missing`)} up="#/escalations" />`:I`<${Ut} state=${n} escalation=${r} ruling=${i} />`}function Ut({state:e,escalation:t,ruling:n}){let r=N(),i=Ie([n])[n.revision],a=f(r,i,n),o=a&&(a.chosen??a.final??a.first),s=t.status===`open`;Be(s);let l=I`<${Dt} state=${e} escalation=${t} ruling=${n} />`;return I`<${c} title=${P(r,n.foul)} up="#/escalations" actions=${l}>
<section class="card hall-verdict">
<p class=${`penalty large ${Oe(n.kind)}`}>${o?Re(r,o):R(r,n)}</p>
<p><a class="who" href=${n.offender.kind===`player`?`#/player/${n.offender.id}`:`#/log`}>${n.offender.name}</a></p>
<p class="soft">${fe(r,n)}</p>
<p role="status"><span class=${`badge ${s?`warn`:`info`}`}>${rt(t)}</span> ${s&&I`<span class="soft">${nt(t.escalated_at)}</span>`}</p>
</section>
<${Ue} state=${e} escalation=${t} />
<section class="stack">
<h2>${M(`esc.so-far`)}</h2>
<${Je} state=${e} events=${Ke(e,t)} />
</section>
<${Pe} ruling=${n} />
${a?I`<${Le} ruling=${n} spoken=${a} />`:I`<p class="soft">${M(`hall-no-book`)}</p>`}
<${ce} state=${e} ruling=${n} />
<${ie} state=${e} ruling=${n} />
<section class="stack">
<h2>${M(`esc.on-offender`,{name:n.offender.name})}</h2>
<${xe} rulings=${Nt(e,t,n)} place empty=${M(`esc.nothing-else`)} />
</section>
<${ze} state=${e} id=${n.offender.id} />
<${Mt} ruling=${n} rulings=${Pt(e,t,n)} />
<${Rt} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Wt(){let{tournament:e,state:t}=B();return!e||!t?I`<${v} title=${M(`hall-escalations`)} />`:I`<${Gt} state=${t} />`}function Gt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return Be(r.length>0),I`<${c} title=${M(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${M(`esc.precedents`)}</a></p>
${t.length===0&&I`<${U} text=${M(`esc.none`)} />`}
<${Kt} state=${e} title=${M(`esc.waiting`,{count:r.length})} escalations=${r} />
<${Kt} state=${e} title=${M(`esc.decided-ones`)} escalations=${i} />
<//>`}function Kt({state:e,title:t,escalations:n}){return n.length===0?null:I`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>I`<li key=${t.id}><${qt} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function qt({state:e,escalation:t}){let n=N(),r=e.rulings[t.id],i=t.status===`open`,a=[M(`hall-table`,{label:r.table.label}),Ve(e,t),nt(t.escalated_at)];return I`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${P(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${R(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${rt(t)}</span>
${!i&&I`<span class="badge info">${We(t)}</span>`}
${t.unsent&&I`<span class="badge info">${M(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Jt({query:e}){let{tournament:t,state:n}=B();return!t||!n?I`<${v} title=${M(`esc.precedents`)} />`:I`<${Yt} state=${n} begun=${e.get(`foul`)??``} />`}function Yt({state:e,begun:t}){let n=N(),[r,i]=h(t in n.catalogue.fouls?t:``),[a,o]=h({}),[s,l]=h(``),[u,f]=h(``),p=e=>{i(e),o({})},m=e=>{e.preventDefault(),f(s.trim())},_=W($t(r,a,u)),v=_.answer?.body;return I`<${c} title=${M(`esc.precedents`)} up="#/escalations">
<p class="soft">${M(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${g} label=${M(`hall-filter.foul`)} value=${r} options=${[{value:``,text:M(`esc.any`)},...Qt(n)]} onChange=${p} />
${r&&I`<${Xt} words=${n} foul=${r} facts=${a} onFacts=${o} />`}
<${d} type="search" label=${M(`esc.words`)} hint=${M(`esc.words-hint`)} value=${s} onInput=${l} maxlength="200" />
<button class="button">${M(`esc.search`)}</button>
</form>
<${Qe} seen=${_} what="precedents" />
${v&&I`<${Bt} state=${e} items=${v.items} />`}
${v?.next&&I`<p class="note">${M(`esc.more`,{count:50})}</p>`}
<//>`}function Xt({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=B();return i?i.table(t).used.map(t=>{let i=Zt(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&I`<${g} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:M(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function Zt({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function Qt(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function $t(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function en({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=de(r).map(([e,t])=>L(e,t));return I`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${M(`fines.owing`)}</h2>
${r.length===0&&I`<p class="soft">${M(`fines.nobody`)}</p>`}
${r.length>0&&I`<p>${M(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>I`<li key=${nn(t)}><${rn} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&I`<p class="soft">${M(`fines.not-seated`)}</p>`}
</section>`}function tn({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:I`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${M(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>I`<li key=${nn(t)}><${rn} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${M(`fines.gives-back`)}</p>
</section>`}function nn({account:e,unit:t}){return e.id+t}function rn({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=s.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),l=[a>0&&M(`fines.since`,{time:O(o,e.settings.time_zone)}),c>0&&M(`fines.part-paid`,{amount:L(i,c)})],u=I`<span class="body who">${k(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${L(i,Math.abs(a))}</strong>`;return n?I`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:r.kind===`player`?I`<a class="row" href=${`#/player/${r.id}`}>${u}</a>`:I`<div class="row">${u}</div>`}const an=[`cash`,`card`,`transfer`,`other`];function on({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:a,onClose:s}){let[c,l]=h(()=>L(n,r).slice(n.length+1)),[u,f]=h(`cash`),[p,m]=h(``),{does:g,wrong:_}=re(),v=Te(n,c),y=!v||v>r?M(`fines.between`,{most:L(n,r)}):void 0,x=()=>g(async()=>{let e=p.trim()&&{note:p.trim()},r=new Date(H.now()).toISOString(),{id:i}=await H.send(`payment`,null,{account:t,unit:n,amount:v,method:u,paid_at:r,...e});Me(),a(i),s()}),S=an.map(e=>({value:e,text:M(`fines.method.${e}`)}));return I`<${b} title=${M(`fines.pays`,{name:k(e,t)})} onClose=${s}>
<dl class="facts">
${Ne(i).map(t=>I`<div key=${t.id}>
<dt><${Ze} state=${e} line=${t} /></dt>
<dd>${L(n,t.amount)}</dd>
</div>`)}
</dl>
<${d} label=${M(`fines.amount`,{unit:n})} value=${c} inputmode="decimal" wrong=${y} onInput=${l} />
<${o} label=${M(`fines.how`)} value=${u} options=${S} onChange=${f} />
<${d} label=${M(`fines.note`)} value=${p} onInput=${m} />
${_}
<button class="button main" type="button" disabled=${!!y} onClick=${x}>
${M(`fines.take`,{amount:L(n,v??0)})}
</button>
<//>`}function sn({state:e,official:t}){if(!e.season||!Ce(t))return null;let n=M(`fines.season`,{season:e.season.season});return I`<${x} title=${n}>${()=>I`<${cn} state=${e} />`}<//>`}function cn({state:e}){let{answer:t,fresh:n,trouble:r}=W(`ledger/fines/season`);if(!t)return I`<p class="soft" role="status">${M(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=O(t.at,e.settings.time_zone);return I`${!n&&I`<p class="note warn" role="status">${M(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&I`<p class="soft">${M(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>I`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${ln(e,t)}</small></span>
<strong>${L(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function ln(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=pe(e,r)||e.settings.name;return n.length>1?`${a} ${L(t,i)}`:a}).join(` · `)}function un({state:e}){let{fines:t}=e.others;return t.length===0?null:I`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${M(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>I`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${k(e,t)}<small>
${pe(e,n)} · ${M(`fines.since`,{time:O(a,e.settings.time_zone)})}
</small></span>
<strong>${L(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${M(`fines.paid-there`)}</p>
</section>`}function dn(){let{tournament:e,state:t}=B();return!e||!t?I`<${v} title=${M(`fines.title`)} />`:I`<${fn} state=${t} />`}function fn({state:e}){let{official:t}=B(),[n,r]=h(null),[i,o]=h(``);a(()=>void H.lookAround(),[]);let s=w(()=>ye(e),[e.ledger]),l=Ce(t);return I`<${c} title=${M(`fines.title`)} up="#/tables">
<div role="status">${e.payments[i]&&I`<${pn} state=${e} payment=${e.payments[i]} />`}</div>
<${en} state=${e} balances=${s} onPay=${l&&r} />
<${tn} state=${e} balances=${s} />
<${un} state=${e} />
<${mn} state=${e} />
<${sn} state=${e} official=${t} />
${l&&I`<a class="button" href="#/reports">${M(`reports.link`)}</a>`}
${n&&I`<${on} state=${e} balance=${n} onTaken=${o} onClose=${()=>r(null)} />`}
<//>`}function pn({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=k(e,{kind:n,id:r});return I`<p class="note info row">
<span class="body">${M(`fines.taken`,{name:o,amount:L(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${M(`fines.to-receipt`)}</a>
</p>`}function mn({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:I`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${M(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,unsent:l})=>I`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${k(e,{kind:r,id:i})}<small>
${[l?M(`fines.no-receipt-yet`):M(`fines.receipt`,{number:n}),M(`fines.method.${s}`),O(c,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${L(a,o)}</strong>
</a></li>`)}
</ul>
<p class="soft">${M(`fines.put-right`)}</p>
</section>`}function hn({args:[e]}){let{tournament:t,state:n,official:r}=B();if(!t||!n)return I`<${v} title=${M(`fines.payment`)} />`;let i=n.payments[e];if(!i)return I`<${F} title=${M(`fines.payment`)} text=${M(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?M(`fines.payment`):M(`fines.receipt`,{number:i.receipt});return I`<${c} title=${a} up="#/fines">
<${gn} state=${n} payment=${i} />
${i.unsent?I`<p class="note info" role="status">${M(`fines.receipt-later`)}</p>`:I`<${_n} hash=${i.hash} />`}
${!i.unsent&&Ce(r)&&I`<${vn} payment=${i} />`}
<//>`}function gn({state:e,payment:{account_kind:t,account_id:n,unit:r,amount:i,method:a,paid_at:o,note:s}}){let c=[[M(`fines.payer`),k(e,{kind:t,id:n})],[M(`fines.amount-paid`),L(r,i)],[M(`fines.how`),M(`fines.method.${a}`)],[M(`fines.when`),O(o,e.settings.time_zone)],...s?[[M(`fines.note-paid`),s]]:[]];return I`<dl class="facts">
${c.map(([e,t])=>I`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function _n({hash:e}){return I`<figure class="big-code">
<${He} text=${`${location.origin}/#/receipt/${e}`} label=${M(`fines.code`)} />
<figcaption>${M(`fines.photograph`)}</figcaption>
</figure>`}function vn({payment:{id:e,receipt:t}}){let{live:n}=B(),{lang:r}=be(),[i,o]=h(0),{blob:s,url:c,failed:l}=S(()=>H.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),u=()=>o(i+1);a(()=>{l&&n===`live`&&u()},[n]);let d=`receipt-${t}.pdf`;if(l)return I`<p class="note warn" role="status">${M(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${M(`try-again`)}</button>`;if(!c||!s)return I`<p class="soft" role="status">${M(`fines.page-comes`)}</p>`;let f=[new File([s],d,{type:s.type})];return I`<div class="doing">
<a class="button main" href=${c} target="_blank">${M(`fines.open-page`)}</a>
<a class="button" href=${c} download=${d}>${M(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&I`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${M(`fines.share-page`)}</button>`}
</div>`}function yn(){let{tournament:e,state:t}=B();if(!e||!t)return I`<${v} title=${M(`hall-cards`)} />`;let n=I`<button class="button main" onClick=${()=>print()}>${M(`hall-print`)}</button>`;return I`<${c} title=${M(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${M(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${M(`reports.link`)}</a>
<ul class="codes">
${_e(t).map(e=>I`<li key=${e.id}><${bn} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function bn({table:e,name:t}){let{url:n,failed:r}=S(()=>H.tableCode(e.id),e.id),i=M(`hall-table`,{label:e.label});return I`<figure>
${n&&I`<img src=${n} alt=${M(`hall-code`,{label:e.label})} />`}
${r&&I`<p class="note warn">${M(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}const xn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Sn(e,t,n){let{kind:r,body:i}=n,a=t.settings.time_zone;if(r===`tournament.changed`)return kn(e,n);if(r.startsWith(`ruling.`))return wn(e,n);let[o]=await Mn(n,Cn(n));if(!o)return null;if(r===`result.corrected`)return{before:En(e,o.body),after:En(e,i)};let s=r===`hanchan.scheduled`?Dn:On;return{before:s(o.body,a),after:s(i,a)}}function Cn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function wn(e,t){let{kind:n,body:r}=t,[i]=await Mn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Tn(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=R(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(_t(e,t,n))}}}let[o]=await Mn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Tn(e,o)}:null}function Tn(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=R(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=xn.filter(e=>(o[e]??null)!==null),c=_t(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function En(e,{points:t,deposits:n,unranked:r}){let i=V.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(i),deposits:n,unranked:r.join(` `)}}function Dn({scheduled_at:e,minutes:t},n){return{scheduled_at:O(e,n),minutes:t}}function On({arrived_at:e,at:t},n){return{arrived_at:O(e??t,n)}}async function kn(e,t){let n=await Mn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:An(e,r),after:An(e,{...r,...t.body})}}function An(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[M(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>jn(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[M(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function jn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Mn({seq:e},t,n=1){return(await(await H.audit()).older(e,n,t)).entries}function Nn(){let{outbox:e}=B(),t=e.filter(({kind:e,state:t})=>e===`result`&&oe(t)).length;return t===0?null:I`<p class="note info"><a class="reach" href="#/outbox">${M(`standings.waits`,{count:t})}</a></p>`}function Pn({state:e}){let{official:t}=B(),n=new Intl.Collator(void 0,{numeric:!0}),r=Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:Fn(e,{table:n,round:r})})).sort((e,t)=>n.compare(e.name,t.name));return r.length===0?null:I`<${x} title=${M(`standings.missing`,{count:r.length})}>${()=>I`<ul class="rows">
${r.map(({id:e,name:n})=>I`<li key=${e}>${E(t)?I`<a class="row" href=${`#/result/${e}`}>${n}</a>`:I`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function Fn(e,{table:t,round:n}){return[M(`hall-round`,{round:n}),M(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function In(e,t,n){let{kind:r,body:i}=n,a=Ln[r]??Ln[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Ln={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Rn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,zn(t,n),...Rn(n)],phone:(e,t,{body:n})=>[zn(t,n)],token:(e,t,{body:n})=>[n.name,zn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[M(`hall-table`,{label:n.label})],hanchan:(e,t,{subject:n,body:r})=>[q(t,n),...V.map(e=>t.players[r[`${e}_id`]]?.name),r.scheduled_at&&O(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Bn(e,n),photo:(e,t,{body:n})=>Bn(e,t.rulings[n.ruling]),escalation:(e,t,{subject:n,body:r})=>[r.outcome&&M(`journal.outcome.${r.outcome}`),...Bn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Vn(t,i)]},hand:(e,t,{subject:n,body:r})=>[M(`hall-how.${r.how}`),...Vn(t,t.handEnds[n])],timing:(e,t,{body:n})=>[M(`journal.what.${n.what}`),n.person_id&&k(t,{kind:n.person_kind,id:n.person_id}),q(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${i(Math.abs(n.seconds))}`,q(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&M(`journal.what.${r}`),t.players[i]?.name,q(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Hn(t,e)),fine:(e,t,{body:n})=>[Hn(t,n),M(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(e,t,{body:n})=>[q(t,n.hanchan_id),...V.map(t=>`${e.phrase(`seat-${t}`)} ${z(n.points[t])}`)]};function Rn({roles:e}){return(e??[]).map(e=>M(`hall-role.${e}`))}function zn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function Bn(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[P(e,n),r.name,M(`hall-table`,{label:i.label}),R(e,t)]}function q(e,t){let n=e.hanchans[t??``];return n&&Fn(e,n)}function Vn(e,{table:t,hand:n}={}){return[e.tables[t]&&M(`hall-table`,{label:e.tables[t].label}),se(n)]}function Hn(e,{account_kind:t,account_id:n,unit:r,amount:i}){return`${k(e,{kind:t,id:n})} ${L(r,i)}`}const Un=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Wn={ruling:`rulings`,player:`players`,table:`tables`};function Gn({state:e,entry:t,onSubject:n}){let r=N(),{seq:i,at:a,who:o,kind:s}=t,c=o?e.officials[o]?.name??M(`hall-unknown`):M(`journal.nobody`),l=In(r,e,t),u=[M(`journal.number`,{seq:i}),O(a,e.settings.time_zone),c],d=I`<div class="body">
<h3>${qn(s)}</h3>
${l.length>0&&I`<span class="who">${l.join(` · `)}</span>`}
<small>${u.join(` · `)}</small>
</div>`;return I`<${x} class="entry" title=${d}>
${()=>I`<${Kn} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Kn({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Wn).find(([,t])=>o in e[t])??[];return I`<div class="stack">
<p class="pair">
${c&&I`<a class="button" href=${`#/${c}/${o}`}>${M(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${M(`journal.all-of-it`)}</button>
</p>
${(Un.includes(a)||s.what===`corrected`)&&I`<${Jn} state=${e} entry=${t} />`}
<h4>${M(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${M(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function qn(e){return A(`journal.kind.${e}`)?M(`journal.kind.${e}`):e}function Jn({state:e,entry:t}){let n=N(),[r,i]=h(void 0);return a(()=>void Sn(n,e,t).then(i,()=>i(null)),[]),r===void 0?I`<${D} />`:r===null?I`<p class="soft">${M(`journal.no-before`)}</p>`:I`<${tt} caption=${M(`journal.changes`)} heads=${[M(`journal.before`),M(`journal.after`)]}
before=${r.before} after=${r.after} />`}function Yn({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],a={kind:Xn(Ee(`journal.kind.`).map(e=>({value:e.slice(13),text:M(e)}))),person:Xn(i.map(({id:e,name:t})=>({value:e,text:t}))),table:_e(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:M(`journal.this`)}]}};return I`<details class="fold" open=${!!t.subject}>
<summary>${M(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(a).map(([e,r])=>I`<${g} key=${e} label=${M(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:M(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&I`<button class="button" type="button" onClick=${()=>n({})}>${M(`journal.clear`)}</button>`}
</div>
</details>`}function Xn(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const Zn=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function Qn(e,{kind:t,person:n,table:r,subject:i}){let a=er(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=$n(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function $n({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(Zn)??[]]}function er({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function tr({result:{browser:e,server:t}}){return I`<div class="stack" role="status">
<${rr} name=${M(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>M(`journal.found.${t}`,{seq:e})} />
${t&&I`<${rr} name=${M(`journal.server`)} result=${t} whole="journal.rows-whole" line=${nr} />`}
</div>`}function nr({seq:e,kind:t,values:n,what:r}){return A(`finding.${t}`)?M(`finding.${t}`,{seq:e,...n}):I`<span lang="en">${r}</span>`}function rr({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){return t?I`<p class="note warn"><strong>${e}</strong> ${t}</p>`:r===0?I`<p class="note"><strong>${e}</strong> ${M(a,{seq:i.seq})}</p>`:I`<div class="note bad stack">
<p><strong>${e}</strong> ${M(`journal.broken`,{count:r})}</p>
<ul class="points">${n.slice(0,50).map((e,t)=>I`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&I`<p>${M(`journal.more`,{count:r-50})}</p>`}
</div>`}function ir(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function ar({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];et(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function or({onHead:e,onClose:t}){let n=u(null),[r,i]=h(``);return a(()=>{let t=new AbortController;return qe(n.current,t.signal,t=>ir(t)?(e(t),!0):!1,i),()=>t.abort()},[]),I`<${b} title=${M(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${M(`hall-viewfinder`)}></video>
${r&&I`<p class="note warn" role="status">${M(`journal.scan.${r}`)}</p>`}
<//>`}function sr({state:e}){return I`<section class="card" aria-labelledby="proof">
<h2 id="proof">${M(`journal.proof`)}</h2>
<p class="unprinted">${M(`journal.proof-about`)}</p>
<${cr} />
<${x} title=${M(`journal.head`)}>${()=>I`<${ur} state=${e} />`}<//>
</section>`}function cr(){let{official:e}=B(),[t,n]=h(``),[r,i]=h(null),[o,s]=h(null),c=u(null);a(()=>()=>c.current?.abort(),[]);let[l,f]=h(!1),p=e=>{n(e),f(!1)},m=ir(t),g=t.trim()&&!m?M(`journal.no-head`):``;return I`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),g||o)return;c.current=new AbortController,i(null),s({done:0,all:0});let{signal:n}=c.current;i(await lr({noted:m,stop:n,tell:(e,t)=>s({done:e,all:t})},e)),s(null)}}>
<${d} label=${M(`journal.noted`)} hint=${M(`journal.noted-hint`)} value=${t} wrong=${g} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>f(!0)}>${M(`journal.scan`)}</button>
<button class="button main" disabled=${!!o}>${M(`journal.verify`)}</button>
</form>
${o&&I`<div class="stack" role="status">
<progress aria-label=${M(`journal.verifying`)} max=${o.all||1} value=${o.done}></progress>
<p>${M(`journal.progress`,o)}</p>
<button class="button" type="button" onClick=${()=>c.current?.abort()}>${M(`journal.stop`)}</button>
</div>`}
${r&&I`<${tr} result=${r} />`}
${l&&I`<${or} onHead=${p} onClose=${()=>f(!1)} />`}`}async function lr(e,t){let{prove:n}=await H.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?M(`journal.stopped`):G(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(H.ask(`audit${o}`,{timeout:12e4}))}}function ur({state:e}){let[t,r]=h(null),[i,o]=h(``),{online:s}=B();if(a(()=>{H.ask(`journal/head`).then(r,e=>o(G(e)))},[e.seq,s]),!t)return I`<p class=${i?`note warn`:`soft`} role="status">${i||M(`loading`)}</p>`;let{slug:c,name:l,time_zone:u}=e.settings,d=`${t.seq}:${t.hash}`;return I`<div class="stack head">
<p>${M(`journal.head-about`)}</p>
<figure><${He} text=${d} label=${M(`journal.code`)} /><figcaption><strong>${l}</strong></figcaption></figure>
<${n} rows=${[[M(`journal.number-of`),t.seq],[M(`journal.time`),t.at&&O(t.at,u)],[M(`journal.hash`),I`<code>${d}</code>`],[M(`journal.command`),I`<code>shinpan audit verify ${c} --head ${d}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>ar(e.settings,t)}>${M(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${M(`hall-print`)}</button>
</p>
</div>`}function dr({query:e}){let{tournament:t,state:n}=B();if(!t||!n)return I`<${v} title=${M(`journal.title`)} />`;let r=Object.fromEntries(e);return I`<${fr} key=${e.toString()} state=${n} asked=${r} />`}function fr({state:e,asked:t}){let[n,r]=h(t),[i,a]=h(e.seq),o=JSON.stringify([n,i]);return I`<${c} title=${M(`journal.title`)} up="#/log">
<${sr} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${M(`journal.entries`)}</h2>
<p class="soft">${M(`journal.kept`,{seq:e.seq})}</p>
<${Yn} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&I`<button class="button" type="button" onClick=${()=>a(e.seq)}>${M(`journal.newer`,{count:e.seq-i})}</button>`}
<${pr} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function pr({state:e,from:t,chosen:n,onSubject:r}){let i=w(()=>Qn(e,n),[]),[o,s]=h([]),[c,l]=h(t+1),[d,f]=h(!1),p=u(!1),m=async()=>{if(!(p.current||c===null)){p.current=!0;try{let e=await(await H.audit()).older(c,30,i);s(t=>[...t,...e.entries]),l(e.next)}catch{f(!0)}finally{p.current=!1}}};return a(()=>void m(),[]),d?I`<p class="note bad" role="alert">${M(`journal.unread`)}</p>`:c===t+1?I`<${D} />`:I`<ul class="entries">
${o.map(t=>I`<li key=${t.seq}><${Gn} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${o.length===0&&I`<p class="soft" role="status">${M(`hall-none-found`)}</p>`}
${c!==null&&I`<button class="button" type="button" onClick=${m}>${M(`journal.older`)}</button>`}`}function J(e){let{state:t,online:n}=B(),[r,i]=h({items:null,trouble:null});return a(()=>{let t=!1;return mr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function mr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await H.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function hr({of:{items:e,trouble:t},children:n}){return!e&&!t?I`<${D} />`:I`${t&&I`<${gr} error=${t} />`}${e&&n(e)}`}function gr({error:e}){return e.problem?I`<div role="alert"><${te} problem=${e.problem} /></div>`:I`<p class="note bad" role="alert">${G(e)} ${M(`people.needs-network`)}</p>`}function Y(){let[e,t]=h(null),[n,r]=h(!1),i=u(!1);return{ask:async e=>{if(!i.current){i.current=!0,r(!0),t(null);try{await $e(e)}catch(e){if(!(e instanceof le)&&e.name!==`Unreachable`)throw e;t(e)}finally{i.current=!1,r(!1)}}},asking:n,wrong:e&&I`<${gr} error=${e} />`}}function X(){let e=u(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??Se(H.now());return e.current.set(n,r),r}}async function Z(e,t,n,r){let i=await H.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await H.ask(`${e}/${t}/revocation`,{method:`PUT`}),H.ask(`${e}/${Se(H.now())}`,{method:`PUT`,body:n}))}const _r=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Q(t){return e(_r.filter(e=>t.includes(e)).map(e=>M(`hall-role.${e}`)))}function vr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return I`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>I`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&I`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function yr(e){return I`<${vr} label=${M(`people.roles`)} names=${_r} said=${e=>M(`hall-role.${e}`)}
...${e} />`}function br({state:e}){let t=J(`invitations`),n=I`<a class="button main" href="#/people/invite">${M(`people.invite`)}</a>`;return I`<${c} title=${M(`people.links`)} up="#/people" actions=${n}>
<${hr} of=${t}>
${t=>I`<${xr} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function xr({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return I`${r.length===0&&I`<${U} text=${M(`people.no-links`)} />`}
<${Sr} links=${r} zone=${n} state=${t} />
${i.length>0&&I`<${x} title=${M(`people.closed-count`,{count:i.length})}>
${()=>I`<${Sr} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Sr({links:e,zone:t,state:n}){return e.length===0?null:I`<ul class="rows">
${e.map(e=>I`<${wr} key=${e.id} link=${e} zone=${t} whom=${n?Cr(n,e):M(`people.open-link`)} />`)}
</ul>`}function Cr(e,{official:t,player:n,roles:r,label:i}){return t?M(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?M(`people.for-player`,{name:e.players[n]?.name??`?`}):[Q(r),i].filter(Boolean).join(` · `)}function wr({link:e,zone:t,whom:n}){let[r,i]=h(!1),{ask:a,asking:o,wrong:s}=Y();return I`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Tr(e,t)}</small></span>
${!e.closed&&I`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${M(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${M(`people.withdraw`)}</button>`}
</div>
${s}
${r&&I`<${p} title=${M(`people.withdraw-ask`)} text=${M(`people.withdraw-text`)} yes=${M(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>H.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Tr({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?M(`people.any-number`):M(`people.uses-left`,{left:t,uses:e});return r?[M(`people.closed.${r}`),a].join(` · `):[a,n?M(`people.until`,{time:O(n,i)}):M(`people.no-end`)].join(` · `)}function Er({made:e,state:t,up:n,onMore:r}){let i=`${location.origin}${e.join}`,a=e.limits??Tr(e,t.settings.time_zone),o=I`<button class="button" type="button" onClick=${r}>${M(`people.another`)}</button>
<a class="button main" href=${n}>${M(`people.done`)}</a>`;return I`<${c} title=${M(`people.link-made`)} up=${n} actions=${o}>
<p><strong>${Or(t,e)}</strong></p>
<figure class="big-code"><${He} text=${i} label=${M(`people.code`)} /></figure>
<p class="soft">${a}</p>
<${kr} made=${e} />
<${Dr} label=${M(`people.link`)} text=${i} />
<p class="note warn">${M(`people.link-once`)}</p>
<//>`}function Dr({label:e,text:t}){return I`<${d} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&I`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>m(M(`people.copied`)),()=>m(M(`people.not-copied`)))}>${M(`people.copy`)}</button>`}
${`share`in navigator&&I`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${M(`people.share`)}</button>`}
</div>`}function Or(e,{official:t,player:n,roles:r,name:i}){return n?M(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?M(`people.becomes-named`,{name:i,roles:Q(r)}):t?M(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):M(`people.becomes`,{roles:Q(r)})}function kr({made:e}){let{items:t}=J(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return I`<p role="status">${n>0&&I`<span class="badge">${M(`people.arrived`,{count:n})}</span>`}</p>`}const Ar=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function jr({state:e,query:t}){let[n,r]=h(null),i=t.get(`official`),a=t.get(`player`),o=i?`#/people/${i}`:a?`#/people/player/${a}`:`#/people`,s=M(i?`people.one-more`:a?`people.give-link`:`people.invite`);return n?I`<${Er} made=${n} state=${e} up=${o} onMore=${()=>r(null)} />`:I`<${c} title=${s} up=${o}>
${i?I`<${Fr} official=${e.officials[i]} onMade=${r} />`:a?I`<${Ir} player=${e.players[a]} onMade=${r} />`:I`<${Mr} onMade=${r} />`}
<//>`}function Mr({onMade:e}){let[t,n]=h(`name`),r=[`name`,`role`].map(e=>({value:e,text:M(`people.by.${e}`)}));return I`<${o} label=${M(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?I`<${Nr} onMade=${e} />`:I`<${Pr} onMade=${e} />`}`}function Nr({onMade:e}){let[t,n]=h(``),[r,i]=h([]),a=X();return I`<${Lr} lacks=${e=>({name:e&&!t.trim()?M(`people.name-missing`):``,roles:e&&r.length===0?M(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await H.ask(`officials/${a(n)}`,{method:`PUT`,body:n}),o={official:i.id,label:i.name};e({join:(i.join?i:await Z(`invitations`,a(o),o,`join`)).join,official:i.id,name:i.name,roles:i.roles,limits:M(`people.one-phone`)})}}>
${e=>I`<${d} label=${M(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${yr} chosen=${r} wrong=${e.roles} onChange=${i} />
<p class="soft">${M(`people.by-name-text`)}</p>`}
<//>`}function Pr({onMade:e}){let[t,n]=h([]),[r,i]=h(`5`),[a,o]=h(240),[s,c]=h(``),l=X();return I`<${Lr} lacks=${e=>({roles:e&&t.length===0?M(`people.role-missing`):``,uses:e&&!($(r)>=1&&$(r)<=500)?M(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:$(r),minutes:a,label:s.trim()};e(await Z(`invitations`,l(n),n,`join`))}}>
${e=>I`<${yr} chosen=${t} wrong=${e.roles} onChange=${n} />
<${d} label=${M(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${Rr} value=${a} onChange=${o} />
<${d} label=${M(`people.label`)} hint=${M(`people.label-hint`)} value=${s} onInput=${c} autocomplete="off" maxlength="200" />
<p class="soft">${M(`people.by-role-text`)}</p>`}
<//>`}function Fr({official:e,onMade:t}){let[n,r]=h(60),i=X();return e?I`<${Lr} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};t(await Z(`invitations`,i(r),r,`join`))}}>
${()=>I`<p>${M(`people.becomes-phone`,{name:e.name})}</p><${Rr} value=${n} onChange=${r} />`}
<//>`:I`<p class="note warn">${M(`people.nobody`)}</p>`}function Ir({player:e,onMade:t}){let n=X();return e?I`<${Lr} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await Z(`invitations`,n(r),r,`join`))}}>${()=>I`<p>${M(`people.own-text`,{name:e.name})}</p>`}<//>`:I`<p class="note warn">${M(`people.nobody`)}</p>`}function Lr({make:e,lacks:t=()=>({}),children:n}){let[r,i]=h(!1),{ask:a,asking:o,wrong:s}=Y();return I`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${M(`people.make-link`)}</button>
</form>`}function Rr({value:e,onChange:t}){let n=Ar.map(([e,t,n])=>({value:n,text:C(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return I`<${g} label=${M(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function zr({whom:e,name:t,zone:n}){let r=J(`phones`),i=J(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return I`<section class="stack">
<h2>${M(`people.phones`)}</h2>
<${hr} of=${r}>
${e=>I`<${Br} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&I`<${Sr} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${M(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function Br({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>I`<ul class="rows">
${e.map(e=>I`<${Vr} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return I`${i.length?a(i):I`<p class="soft">${M(`people.no-phone`)}</p>`}
${r.length>0&&I`<${x} title=${M(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function Vr({phone:e,name:t,zone:n}){let{id:r,agent:i,admitted_at:a,seen_at:o,cut_off_at:s,by_account:c}=e,[l,u]=h(!1),{ask:d,asking:f,wrong:g}=Y(),_=c?M(`people.by-account`):Wr(i??``),v=()=>{u(!1),d(async()=>{await H.ask(`phones/${r}/cut-off`,{method:`PUT`}),m(M(`people.cut-off-done`))})},y=[M(`people.since`,{time:O(a,n)}),o&&!s&&M(`people.seen`,{day:C(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(o))}),s&&M(`people.cut-off-at`,{time:O(s,n)})];return I`<li>
<div class="row">
<span class="body"><strong>${_}</strong><small>${y.filter(Boolean).join(` · `)}</small></span>
${!s&&I`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${M(`people.cut-off-this`,{phone:_})} onClick=${()=>u(!0)}>${M(`people.cut-off`)}</button>`}
</div>
${g}
${l&&I`<${p} title=${M(`people.cut-off-ask`,{name:t,phone:_})} text=${M(`people.cut-off-text`,{name:t})}
yes=${M(`people.cut-off`)} danger onYes=${v} onClose=${()=>u(!1)} />`}
</li>`}const Hr=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],Ur=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function Wr(e){return[Hr,Ur].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function Gr({settings:{slug:e,version:t,board_open:n=!1},online:r}){let[i,o]=h(n);a(()=>o(n),[n]);let[s,c]=h(0),{ask:l,asking:u,wrong:d}=Y();return I`<section class="stack">
<h2>${M(`people.board`)}</h2>
<${T} label=${M(`people.board-open`)} hint=${M(`people.board-open-hint`)} checked=${i}
disabled=${u||!r} onChange=${e=>{o(e);let r={method:`PATCH`,match:`"${Math.max(t,s)}"`,body:{board_open:e}};l(async()=>{try{c((await H.ask(``,r)).version)}catch(e){throw o(n),e}})}} />
${d}
<a class="button" href=${`#/board/${e}`}>${M(`people.board-show`)}</a>
</section>`}function Kr({state:e}){let{online:t}=B(),{items:n}=J(`phones`),r=Jr(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>I`<ul class="rows">
${e.map(e=>I`<${qr} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,o=I`<a class="button main" href="#/people/invite">${M(`people.invite`)}</a>`;return I`<${c} title=${M(`people.title`)} up="#/tables" actions=${o}>
${!t&&I`<p class="note warn" role="status">${M(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${M(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&I`<${x} title=${M(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<nav class="stack" aria-label=${M(`people.more`)}>
<a class="button" href="#/people/links">${M(`people.links`)}</a>
<a class="button" href="#/people/players">${M(`people.players`)}</a>
<a class="button" href="#/people/tokens">${M(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${M(`people.erase`)}</a>
</nav>
<${Gr} settings=${e.settings} online=${t} />
<//>`}function qr({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return I`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Q(n)}</span>
${o!==void 0&&!i&&I`<small>${M(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&I`<span class="badge">${M(`people.plays-too`)}</span>`}
</a>
</li>`}function Jr(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function Yr({state:e,official:t}){let{id:n,name:r,player_id:i=null,conflicts:o=[]}=t,s={player:i,conflicts:o},[{player:c,conflicts:l},d]=h(s),f=u(s),p=u(null),{ask:_,asking:v,wrong:y}=Y(),b=e=>d(f.current=e);a(()=>{v||!y&&p.current&&JSON.stringify(p.current)!==JSON.stringify(s)||(p.current=null,b(s))},[i,o.join(),!!y]);let x=async()=>{for(let e=null;e!==f.current;)e=f.current,await H.ask(`officials/${n}`,{method:`PATCH`,body:e}),p.current=e;m(M(`people.saved`))},S=e=>{b({...f.current,...e}),_(x)},C=Jr(Object.values(e.players));return I`<section class="card">
<h2>${M(`people.partial`)}</h2>
<p class="soft">${M(`people.partial-text`)}</p>
<${g} label=${M(`people.plays-as`,{name:r})} value=${c??``} options=${Zr(C,`people.plays-not`)}
onChange=${e=>S({player:e||null})} />
<${Xr} players=${C.filter(e=>e.id!==c)} declared=${l}
onChange=${e=>S({conflicts:e})} />
${y}
</section>`}function Xr({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return I`${r.length>0&&I`<ul class="rows">
${r.map(({id:e,name:t})=>I`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${M(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${M(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${g} key=${t.join()} label=${M(`people.conflict-add`)} value="" options=${Zr(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function Zr(e,t){return[{value:``,text:M(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Qr({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return I`<${F} title=${M(`people.title`)} text=${M(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?I`<${c} title=${i} up=${r}>
<p>${Q(a)}</p>
<p class="note warn">${M(`people.revoked-at`,{time:O(o,e.settings.time_zone)})}</p>
<//>`:I`<${c} title=${i} up=${r}>
<p>${Q(a)}</p>
<${zr} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<${$r} key=${a.join()} official=${n} />
<${Yr} state=${e} official=${n} />
<${ei} official=${n} />
<//>`}function $r({official:{id:e,roles:t}}){let[n,r]=h(t),[i,a]=h(``),{ask:o,asking:s,wrong:c}=Y(),l=[...n].sort().join()===[...t].sort().join();return I`<form class="card" onSubmit=${t=>{t.preventDefault(),a(n.length?``:M(`people.role-missing`)),n.length&&o(async()=>{await H.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n}}),m(M(`people.saved`))})}}>
<h2>${M(`people.roles-change`)}</h2>
<p class="soft">${M(`people.roles-late`)}</p>
<${yr} chosen=${n} wrong=${i} onChange=${r} />
${c}
${!l&&I`<button class="button main" disabled=${s}>${M(`people.save`)}</button>`}
</form>`}function ei({official:{id:e,name:t}}){let[n,r]=h(!1),{ask:i,asking:a,wrong:o}=Y();return I`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${M(`people.revoke-this`,{name:t})}
</button>
${n&&I`<${p} title=${M(`people.revoke-ask`,{name:t})} text=${M(`people.revoke-text`)} yes=${M(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>H.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function ti({state:e}){let[t,n]=h(``),{items:r}=J(`invitations`),i=t.trim().toLocaleLowerCase(),a=Jr(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),o=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return I`<${c} title=${M(`people.players`)} up="#/people">
<p>${M(`people.players-text`)}</p>
<${d} type="search" label=${M(`people.find`)} value=${t} onInput=${n} />
${a.length===0&&I`<${U} text=${M(`people.nobody`)} />`}
<ul class="rows">
${a.map(({id:e,name:t})=>I`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${o.has(e)&&I`<span class="badge">${M(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function ni({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?I`<${c} title=${n.name} up=${r}>
<p>${M(`people.own-text`,{name:n.name})}</p>
<${zr} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${M(`people.erase`)}</a>
<//>`:I`<${F} title=${M(`people.players`)} text=${M(`people.nobody`)} up=${r} />`}function ri({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return I`<${F} title=${M(`erasing.title`)} text=${M(`people.nobody`)} up="#/people/players" />`;let a=r?M(`erasing.title-one`,{name:r.name}):M(`erasing.title`);return I`<${c} title=${a} up=${i}>
<p>${M(`erasing.text`)}</p>
${e.season&&I`<p class="note warn">${M(`erasing.season`)}</p>`}
<p class="soft">${M(`erasing.other-places`)}</p>
<${ii} player=${n} count=${r?1:Object.keys(e.players).length} />
<${ai} zone=${e.settings.time_zone} />
<//>`}function ii({player:e,count:t}){let[n,r]=h(!1),[i,a]=h(!1),[o,s]=h(!1),{ask:c,asking:l,wrong:u}=Y(),d=X();return I`<div class="stack">
${!e&&I`<${T} label=${M(`erasing.texts`)} hint=${M(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${T} label=${M(`erasing.photos`)} checked=${i} onChange=${a} />`}
${u}
<button class="button danger" type="button" disabled=${l} aria-haspopup="dialog" onClick=${()=>s(!0)}>
${M(`erasing.erase`)}
</button>
${o&&I`<${p} title=${M(`erasing.ask`)} text=${M(`erasing.ask-text`,{count:t})} yes=${M(`erasing.erase`)} danger
onYes=${()=>{s(!1);let t={texts:n,photos:i,...e&&{players:[e]}};return c(async()=>{await H.ask(`erasures/${d(t)}`,{method:`PUT`,body:t}),m(M(`erasing.done`))})}} onClose=${()=>s(!1)} />`}
</div>`}function ai({zone:e}){let{items:t}=J(`erasures`);if(!t?.length)return null;let n=C(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return I`<section class="stack">
<h2>${M(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>I`<li key=${e} class="row">
<span class="body">
<strong>${t?M(`erasing.some`,{count:t.length}):M(`erasing.everybody`)}</strong>
<small>${[M(`erasing.names`),r&&M(`erasing.texts`),i&&M(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const oi=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function si({state:e}){let t=J(`api-tokens`),[n,r]=h(!1),i=!n&&I`<button class="button main" type="button" onClick=${()=>r(!0)}>${M(`people.token-new`)}</button>`;return I`<${c} title=${M(`people.tokens`)} up="#/people" actions=${i}>
<p>${M(`people.tokens-text`)}</p>
${n&&I`<${di} state=${e} onDone=${()=>r(!1)} />`}
<${hr} of=${t}>${t=>I`<${ci} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function ci({tokens:e,state:t}){let n=e.filter(li),r=e.filter(e=>!li(e)),i=e=>I`<ul class="rows">
${e.map(e=>I`<${ui} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return I`${r.length?i(r):I`<${U} text=${M(`people.no-tokens`)} />`}
${n.length>0&&I`<${x} title=${M(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function li({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=H.now()}function ui({token:t,state:n}){let{id:r,name:i,official:a,scopes:o,expires_at:s,revoked_at:c}=t,[l,u]=h(!1),{ask:d,asking:f,wrong:m}=Y(),g=()=>{u(!1),d(()=>H.ask(`api-tokens/${r}/revocation`,{method:`PUT`}))},_=O(c??s,n.settings.time_zone);return I`<li>
<div class="row">
<span class="body">
<strong>${i}</strong>
<span>${M(`people.acts-as`,{name:n.officials[a]?.name??`?`})}</span>
<small>${e(o.map(e=>M(`people.scope.${e}`)))}</small>
<small>${M(c?`people.revoked-at`:`people.until`,{time:_})}</small>
</span>
${!li(t)&&I`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${M(`people.withdraw-this`,{whom:i})} onClick=${()=>u(!0)}>${M(`people.revoke`)}</button>`}
</div>
${m}
${l&&I`<${p} title=${M(`people.token-ask`,{name:i})} text=${M(`people.token-revoke-text`)} yes=${M(`people.revoke`)} danger
onYes=${g} onClose=${()=>u(!1)} />`}
</li>`}function di({state:e,onDone:t}){let n=B().official.id,[r,i]=h({name:``,official:n,scopes:[`read`],days:`30`}),[a,o]=h(!1),[s,c]=h(``),l=X(),{ask:u,asking:f,wrong:p}=Y(),m=fi(r),_=e=>t=>i({...r,[e]:t}),v=e=>{e.preventDefault(),o(!0);let t={...r,name:r.name.trim(),days:$(r.days)};Object.values(m).some(Boolean)||u(async()=>c((await Z(`api-tokens`,l(t),t,`token`)).token))};if(s)return I`<${pi} token=${s} name=${r.name} onDone=${t} />`;let y=Jr(Object.values(e.officials).filter(({revoked_at:e})=>!e));return I`<form class="card stack" onSubmit=${v} novalidate>
<h2>${M(`people.token-new`)}</h2>
<${d} label=${M(`people.token-name`)} hint=${M(`people.token-name-hint`)} value=${r.name} wrong=${a?m.name:``}
onInput=${_(`name`)} autocomplete="off" maxlength="200" />
<${g} label=${M(`people.token-official`)} value=${r.official} onChange=${_(`official`)}
options=${y.map(({id:e,name:t})=>({value:e,text:t}))} />
<${vr} label=${M(`people.scopes`)} names=${oi} chosen=${r.scopes} wrong=${a?m.scopes:``}
said=${e=>I`${M(`people.scope.${e}`)}<br /><small class="soft">${M(`people.opens.${e}`)}</small>`}
onChange=${_(`scopes`)} />
<${d} label=${M(`people.days`)} value=${r.days} onInput=${_(`days`)} wrong=${a?m.days:``} inputmode="numeric" autocomplete="off" />
${p}
<div class="pair">
<button class="button main" disabled=${f}>${M(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${M(`cancel`)}</button>
</div>
</form>`}function fi({name:e,scopes:t,days:n}){return{name:e.trim()?``:M(`people.token-name-missing`),scopes:t.length?``:M(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:M(`people.days-wrong`,{most:366})}}function pi({token:e,name:t,onDone:n}){return I`<section class="card stack" role="status">
<h2>${M(`people.token-made`,{name:t})}</h2>
<${Dr} label=${M(`people.token`)} text=${e} />
<p class="note warn">${M(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${M(`people.done`)}</button>
</section>`}const mi={erase:ri,invite:jr,links:br,players:ti,player:ni,tokens:si};function hi({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=B();if(!r||!i)return I`<${v} title=${M(`people.title`)} />`;if(!s(a,[`director`]))return I`<${c} title=${M(`people.title`)} up="#/tables"><p class="note warn">${M(`people.directors`)}</p><//>`;let o=e===``?Kr:Object.hasOwn(mi,e)?mi[e]:Qr;return I`<${o} state=${i} id=${t||e} query=${n} /><${Xe} />`}const gi=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],_i=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],vi=[`xlsx`,`csv`];function yi(){let{tournament:e,state:t,official:n}=B();if(!e||!t)return I`<${v} title=${M(`reports.title`)} />`;let r=wi(n,gi),i=wi(n,_i);return I`<${c} title=${M(`reports.title`)} up="#/tables">
<${bi} papers=${r} />
${i.length>0&&I`<${xi} sheets=${i} />`}
${s(n,[`director`])&&I`<${Ci} />`}
<//>`}function bi({papers:e}){let t=Ye();return I`<section class="stack">
<h2>${M(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:n})=>I`<${Ge} key=${e} name=${M(`reports.paper.${e}`)} hint=${M(`reports.about.${e}`)} path=${n}
file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function xi({sheets:e}){let t=Ye(),[n,r]=h(`xlsx`);return I`<section class="stack">
<h2>${M(`reports.sheets`)}</h2>
<${o} label=${M(`reports.form`)} value=${n} onChange=${r}
options=${vi.map(e=>({value:e,text:M(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>I`<${Ge} key=${e} name=${M(`reports.sheet.${e}`)} path=${Si(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Si(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function Ci(){let e=Ye();return I`<section class="stack">
<h2>${M(`reports.journal`)}</h2>
<ul class="rows">
<${Ge} name=${M(`reports.journal-whole`)} hint=${M(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function wi(e,t){return t.filter(({roles:t})=>s(e,t))}const Ti={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Ei({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:M(`enrol.passed-over`)},...Ti[e].map(e=>({value:e,text:M(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return I`<div class="stack">
${t.map(({heading:e,column:t},n)=>I`<${g} key=${n} label=${e||M(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const Di={wrong:`bad`,new:`info`,known:``};function Oi({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(Di).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&I`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map(e=>I`<li class="item" key=${e.row}><${ki} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function ki({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return I`<p><strong>${M(`import.row`,{number:r})}</strong> <span class=${`badge ${Di[i]}`}>${M(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>I`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${Ai} mistake=${e} /></p>`)}`}function Ai({mistake:{kind:e,values:t,message:n,cure:r}}){let i=N();if(!A(`mistake.${e}`))return I`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?z(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return M(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function ji({kind:e,state:t,row:{cells:n}}){return e===`seating`?I`<${Mi} state=${t} cells=${n} />`:I`<p><strong>${Ni(n.name)}</strong></p>
<p class="soft">${[n.id_number,n.team].filter(Boolean).map(Ni).join(` · `)}</p>`}function Mi({state:e,cells:t}){let n=N(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[M(`hall-round`,{round:t.round}),M(`hall-table`,{label:t.table}),t.scheduled_at];return I`<p><strong>${a.filter(Boolean).map(Ni).join(` · `)}</strong></p>
<p class="soft">${V.map(e=>Ni(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function Ni(e){return e.length>80?`${e.slice(0,80)}…`:e}function Pi({state:e,row:{hanchan:t,points:n}}){let r=N(),i=e.hanchans[t];return I`${i&&I`<p><a class="reach" href=${`#/result/${t}`}>${Fn(e,i)}</a></p>`}
${n&&I`<p class="soft">${V.map(e=>`${r.phrase(`seat-${e}`)} ${z(n[e])}`).join(` · `)}</p>`}`}function Fi(e,t){let[n,r]=h(()=>ae(e)??``),[i,a]=h({}),[o,s]=h(``),[c,l]=h(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),he(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await H.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&he(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function Ii({wrong:e}){if(e.problem)return I`<div role="alert"><${te} problem=${e.problem} /></div>`;let t=e.unreadable?M(`import.unreadable`):`${M(navigator.onLine?`live.unreached`:`no-network`)}. ${M(`import.again`)}`;return I`<p class="note bad" role="alert">${t}</p>`}function Li({sheet:{text:e,setText:t,setWrong:n},hint:r}){return I`<label class="button photo">${M(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await Bi(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
<${d} long label=${M(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const Ri={"255,254":`utf-16le`,"254,255":`utf-16be`},zi={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function Bi(e){let t=new Uint8Array(await e.arrayBuffer()),n=Ri[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(zi[Ae.lang]).decode(t)}}const Vi=[`players`,`seating`];function Hi({kind:e}){let{tournament:t,state:n,official:r}=B(),i=M(`enrol.title.${e}`);return!t||!n?I`<${v} title=${i} />`:s(r,[`director`])?I`<${Ui} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:I`<${c} title=${i} up="#/tables"><p class="note warn">${M(`enrol.not-you`)}</p><//>`}function Ui({kind:t,title:n,state:i,place:a}){r();let o=Fi(a,{look:`${t}/import/preview`,bring:`${t}/import`}),{text:s,looked:l,done:u,busy:d,wrong:f,ask:p,forget:m}=o,[g,_]=h(null),v=f?.problem?.lacking,y=g??l?.columns??f?.problem?.headings,b=e=>{m(),_(e)},S={...o,setText:e=>(_(null),o.setText(e))},C=e=>p(e,g?{columns:g.map(({column:e})=>e)}:{}),w=I`<${Ei} kind=${t} columns=${y} onChoose=${b} />`,T=l??u,ee=Vi.find(e=>e!==t);return I`<${c} title=${n} up="#/tables">
<${Li} sheet=${S} hint=${M(`enrol.hint.${t}`)} />
${f&&(v?I`<p class="note bad" role="alert">${M(`enrol.lacking`,{names:e(v.map(Wi))})}</p>`:I`<${Ii} wrong=${f} />`)}
${y&&!u&&(l?I`<${x} title=${M(`enrol.columns`)}>${()=>w}<//>`:w)}
${d&&I`<${D} text=${M(`enrol.busy.${d}`)} />`}
${u&&I`<p class="note info" role="status">${M(`enrol.done`,{count:u.new,known:u.known})}</p>`}
${!T&&I`<button class="button main" type="button" disabled=${!s.trim()||d} onClick=${()=>C(`look`)}>${M(`import.look`)}</button>`}
${T?.made.length>0&&I`<p class="note info">${M(`enrol.made.${t}`,{names:e(T.made)})}</p>`}
${T&&I`<${Oi} found=${T} named=${Wi} title=${Gi(u)} about=${e=>I`<${ji} kind=${t} state=${i} row=${e} />`} />`}
${l?.wrong>0&&I`<p class="note warn">${M(`enrol.whole`)}</p>`}
${l&&I`<button class="button main" type="button" disabled=${l.wrong>0||l.new===0||d} onClick=${()=>C(`bring`)}>${M(`enrol.bring`,{count:l.new})}</button>`}
<a class="button" href=${`#/import/${ee}`}>${M(`enrol.title.${ee}`)}</a>
<//>`}function Wi(e){return M(`enrol.field.${e}`)}function Gi(e){return(t,n)=>M(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const Ki={look:`results/preview`,bring:`results`};function qi({args:[e]}){return Vi.includes(e)?I`<${Hi} key=${e} kind=${e} />`:I`<${Ji} />`}function Ji(){let{tournament:e,state:t,official:n}=B();return!e||!t?I`<${v} title=${M(`import.title`)} />`:E(n)?I`<${Xi} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:I`<${c} title=${M(`import.title`)} up="#/standings"><p class="note warn">${M(`import.not-you`)}</p><//>`}function Yi(e){return e===`points`||e===`row`?M(`import.field.${e}`):e}function Xi({state:e,place:t}){r();let n=Fi(t,Ki),{text:i,looked:a,done:o,busy:s,wrong:l,ask:u}=n,[d,f]=h(!1),p=a&&a.new>0&&(a.wrong===0||d);return I`<${c} title=${M(`import.title`)} up="#/standings">
<${Li} sheet=${n} hint=${M(`import.columns`)} />
${l&&I`<${Ii} wrong=${l} />`}
${s&&I`<${D} text=${M(`import.busy.${s}`)} />`}
${o&&I`<p class="note info" role="status">${M(`import.done`,{count:o.new,known:o.known})} <a class="reach" href="#/standings">${M(`hall-standings`)}</a></p>`}
${!a&&!o&&I`<button class="button main" type="button" disabled=${!i.trim()||s} onClick=${()=>u(`look`)}>${M(`import.look`)}</button>`}
${(a||o)&&I`<${Oi} found=${a??o} title=${(e,t)=>M(`import.rows.${e}`,{count:t})} named=${Yi}
about=${t=>I`<${Pi} state=${e} row=${t} />`} />`}
${a?.wrong>0&&a.new>0&&I`<${T} label=${M(`import.only-good`)} hint=${M(`import.only-good-hint`)} checked=${d} onChange=${f} />`}
${a&&I`<button class="button main" type="button" disabled=${!p||s} onClick=${()=>u(`bring`,{only_good:d})}>${M(`import.bring`,{count:a.new})}</button>`}
<//>`}const Zi={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function Qi(e,t){let n=t?.content.rule_points??{},r=Object.entries(Zi).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Zi&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(Zi);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function $i(e,t){let n=ee(ue(e,t.round).map(Fe)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return V.filter(e=>n.includes(t.seats[e]))}function ea(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function ta(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function na(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=h(()=>r?ia(r):ra(i,a)??ia(n)),c=e=>{let t={...o,...e};he(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f}=o,p=$i(e,t),m=Object.fromEntries(V.map(e=>[e,ea(l[e])])),g=V.filter(e=>u.includes(e)||p.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&m[e]===null,substitute:g.includes(e),replaced:p.includes(e),onText:t=>c({texts:{...l,[e]:t}}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:m,deposits:ea(d||`0`,0),unranked:g},deposits:d,reason:f,type:c,forget:()=>he(i,null)}}function ra(e,t){let n=ae(e);return n?.number===t?n:null}function ia(e){return{texts:Object.fromEntries(V.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function aa({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return I`<div class="sheet-seat">
<${d} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?M(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${M(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function oa({seats:e}){return I`<fieldset>
<legend>${M(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>I`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&I` <small>${M(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function sa({state:e,hanchan:t,result:n,refused:r,first:i,onSent:a,onClose:o}){let{book:s}=B(),{numbers:c,complete:l}=Qi(e,s),u=na(e,t,n,i),f=N(),p=V.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${f.phrase(`seat-${n}`)} · ${r}`,...u.of(n)}}),{does:h,wrong:g}=re(),_=u.reason.trim(),v={...u.body,...n&&{corrects:{number:n.number,reason:_}}},y=ta(Object.values(v.points),v.deposits,c.starting_points),b=n&&ca(v,n),x=l&&y===0&&!b&&(!n||_);return I`<form class="stack" onSubmit=${e=>{e.preventDefault(),x&&h(async()=>{await H.send(`result`,t.id,v,{hold:!0,replaces:r?.id}),u.forget(),Me(),m(M(`result.sent`)),a(v)})}}>
${!s&&I`<p class="note warn" role="alert">${M(`result.no-book`)}</p>`}
${s&&!l&&I`<p class="note warn" role="alert">${M(`result.no-scoring`)} <a class="reach" href="#/standings">${M(`hall-standings`)}</a></p>`}
${n&&I`<p class="note">${M(`result.corrects`)}</p>`}
<div class="sheet">${p.map(e=>I`<${aa} key=${e.seat} ...${e} />`)}</div>
<${la} left=${y} starting=${c.starting_points} onDeposits=${e=>u.type({deposits:String(v.deposits+e)})} />
<${d} label=${M(`result.deposits`)} hint=${M(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${u.deposits}
wrong=${v.deposits===null?M(`result.hundreds`):void 0} onInput=${e=>u.type({deposits:e})} />
<${oa} seats=${p} />
${n&&I`<${d} long label=${M(`hall-reason`)} hint=${M(`hall-reason-missing`)} value=${u.reason} maxlength="4000" onInput=${e=>u.type({reason:e})} />`}
${b&&I`<p class="soft" role="status">${M(`result.same`)}</p>`}
${g}
<div class="pair">
<button class="button main" disabled=${!x}>${M(n?`result.correct`:`result.enter`)}</button>
${o&&I`<button class="button" type="button" onClick=${()=>{u.forget(),o?.()}}>${M(`cancel`)}</button>`}
</div>
</form>`}function ca({points:e,deposits:t,unranked:n},r){return V.every(t=>e[t]===r.points[t])&&t===r.deposits&&n.join()===r.unranked.join()}function la({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=z(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return I`<div class=${`note stack ${i}`}>
<p role="status">${ua(e,r)}</p>
${a&&I`<button class="button" type="button" onClick=${()=>n(e)}>${M(`result.as-deposits`,{points:z(e)})}</button>`}
</div>`}function ua(e,t){return e===null?M(`result.sum`,{all:t}):e===0?M(`result.fits`,{all:t}):M(e>0?`result.lacks`:`result.exceeds`,{points:z(Math.abs(e)),all:t})}function da({state:e,hanchan:t,result:n,onCorrect:r}){let i=fa(n);return I`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${M(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&I`<span class="badge info">${M(`hall-unsent`)}</span>`}</h2>
<${pa} state=${e} hanchan=${t} result=${n} />
<${l} id=${n.item}
otherwise=${r&&I`<button class="button" type="button" onClick=${r}>${M(`result.correct`)}</button>`} />
</section>
${i.length>0&&I`<${x} title=${M(`result.earlier`,{count:i.length})}>
${()=>I`<div class="stack">${i.map(n=>I`<${pa} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function fa({before:e}){return e?[e,...fa(e)]:[]}function pa({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,official:a,at:o,reason:s}}){let c=N(),l=e.officials[a]?.name??M(`hall-unknown`);return I`<div class="card">
<dl class="facts">
${V.map(r=>I`<div key=${r}>
<dt>${c.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&I`<small>${M(`result.substitute`)}</small>`}</dt>
<dd>${z(n[r])}</dd>
</div>`)}
${r>0&&I`<div><dt>${M(`result.deposits`)}</dt><dd>${z(r)}</dd></div>`}
</dl>
<p class="soft">${[l,O(o,e.settings.time_zone),s].filter(Boolean).join(` · `)}</p>
</div>`}function ma({args:[e],query:t}){let{tournament:n,state:r}=B(),i=r?.hanchans[e];return!n||!r?I`<${v} title=${M(`hall-result`)} />`:i?I`<${ha} state=${r} hanchan=${i} again=${t.has(`again`)} />`:I`<${F} title=${M(`hall-result`)} text=${M(`result.no-hanchan`)} up="#/tables" />`}function ha({state:e,hanchan:t,again:n}){let{outbox:r,official:i}=B(),o=e.results[t.id]??null,s=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&De(r)),[l,u]=h(!o||n),[d,f]=h(null),p=E(i),m=l||!o&&!s;a(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[m]);let g=e=>{f(e),u(!1)},_=e.tables[t.table]?.label??`?`;return I`<${c} title=${M(`result.title`,{label:_,round:t.round})} up=${`#/table/${t.table}`}>
${s&&I`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${M(`result.refused`)}</h2>
<${te} problem=${s.problem} />
${!m&&I`<button class="button" type="button" onClick=${()=>u(!0)}>${M(`hall-change`)}</button>`}
</section>`}
${p&&m&&I`<${sa} state=${e} hanchan=${t} result=${o} refused=${s} first=${s?.body??(o?null:d)} onSent=${g}
onClose=${o&&(()=>u(!1))} />`}
${!p&&!o&&I`<${U} text=${M(`result.none`)} />`}
${o&&!(p&&m)&&I`<${da} state=${e} hanchan=${t} result=${o} onCorrect=${p&&(()=>u(!0))} />`}
<a class="button quiet" href="#/standings">${M(`hall-standings`)}</a>
<//>`}function ga({state:e,id:t}){let n=W(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??M(`hall-unknown`);return I`<${c} title=${i} up="#/standings">
<${Qe} seen=${n} />
<${Nn} />
${r&&I`<${_a} state=${e} body=${r} />`}
${e.players[t]&&I`<a class="button" href=${`#/player/${t}`}>${M(`standings.player`)}</a>`}
<//>`}function _a({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=M(i?`standings.disqualified`:`standings.unranked`);return I`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:M(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${M(`standings.scored`,{count:t.hanchans})}</dt><dd>${j(s)}</dd></div>
<div><dt>${M(`standings.taken`)}</dt><dd>${j(-10*c-l/100)}</dd></div>
<div><dt><strong>${M(`standings.total`)}</strong></dt><dd>${j(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${M(`standings.games`)}</h2>
${a.length===0&&I`<p class="soft">${M(`standings.no-games`)}</p>`}
${a.map(t=>I`<${ya} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${M(`standings.taken`)}</h2>
${o.length===0&&I`<p class="soft">${M(`standings.nothing-taken`)}</p>`}
${o.length>0&&I`<${va} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function va({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return I`<dl class="card facts">
${t.map(t=>I`<div key=${t.id}>
<dt>${r&&I`<span class="who">${i(t.account)}</span> · `}<${Ze} state=${e} line=${t} /></dt>
<dd>${me(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>I`<div key=${e}><dt><strong>${M(`standings.sum`)}</strong></dt><dd>${me(e,t)}</dd></div>`)}
</dl>`}function ya({state:e,game:t,named:n}){let r=N(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,place:d,points:f,delta:p,uma:m,oka:h,total:g,flags:_}=t,v=[M(`hall-round`,{round:o}),M(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],y=M(`standings.delta`,{points:z(f),goal:z(f-p*100)});return I`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${v.join(` · `)}</a></h3>
${n&&I`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&I`<p class="soft">${M(`standings.corrected`,{count:a-1})}</p>`}
<dl class="facts">
<div><dt>${y}</dt><dd>${j(p,!0)}</dd></div>
<div><dt>${M(`standings.uma`,{place:d})}</dt><dd>${j(m,!0)}</dd></div>
<div><dt>${M(`standings.oka`)}</dt><dd>${j(h,!0)}</dd></div>
<div><dt><strong>${M(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${j(g,!0)}</dd></div>
</dl>
${_.map(e=>I`<p class="note warn" key=${e}>${M(`standings.flag.${e}`)}</p>`)}
</article>`}function ba({of:e}){let[t,n]=h(``);return I`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;H.file(`standings.csv?of=${e}`).then(e=>et(e,t),e=>n(G(e)))}}>${M(`standings.export`)}</button>
${t&&I`<p class="note bad" role="alert">${t}</p>`}`}function xa({state:e}){let{book:t,official:r}=B(),{numbers:i,silent:a,complete:o}=Qi(e,t);if(!t)return null;let s=a.length>0&&r?.roles?.includes(`director`),c=Object.entries(i).map(([e,t])=>[M(`standings.by.${e}`),Sa(t)]),l=()=>I`${c.length>0&&I`<${n} rows=${c} />`}
${s&&I`<${Ca} names=${a} numbers=${i} />`}`;return o?I`<${x} title=${M(`standings.by`)}>${l}<//>`:I`<section class="card" aria-labelledby="by">
<h2 id="by">${M(`standings.by`)}</h2>
<p class="note warn">${M(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function Sa(e){return Array.isArray(e)?e.map(e=>`${z(e)}P`).join(` / `):z(e)}function Ca({names:e,numbers:t}){let[n,r]=h(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[i,a]=h(null),[o,s]=h(!1);return I`<form class="stack" onSubmit=${async t=>{t.preventDefault(),s(!0);let r=Object.fromEntries(e.map(e=>[e,wa(e,n[e])]));await H.ask(`scoring`,{method:`PUT`,body:r}).then(()=>a(null),a),s(!1)}}>
${e.map(e=>I`<${d} key=${e} label=${M(`standings.by.${e}`)} hint=${M(`standings.hint.${e}`)}
value=${n[e]} required autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${i&&(i.problem?I`<${te} problem=${i.problem} />`:I`<p class="note bad" role="alert">${G(i)}</p>`)}
<button class="button main" disabled=${o}>${M(`standings.set`)}</button>
</form>`}function wa(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Ta):Ta(n.replace(/[\s,.'’]/g,``))}function Ta(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Ea({args:[e]}){let{tournament:t,state:n}=B();return!t||!n?I`<${v} title=${M(`hall-standings`)} />`:e?I`<${ga} state=${n} id=${e} />`:I`<${Da} state=${n} />`}function Da({state:e}){let{official:t}=B(),n=W(`standings`),[r,i]=h(`players`),{body:a}=n.answer??{},s=E(t)&&I`<a class="button" href="#/import">${M(`standings.import`)}</a>`;return I`<${c} title=${M(`hall-standings`)} up="#/tables" actions=${s}>
<${Qe} seen=${n} />
<${Nn} />
${a?.teams.length>0&&I`<${o} label=${M(`standings.of`)} value=${r} onChange=${i}
options=${[`players`,`teams`].map(e=>({value:e,text:M(`standings.of.${e}`)}))} />`}
${a&&I`<${Oa} state=${e} found=${a[r]} />`}
${a&&I`<${ba} of=${r} />`}
<${Pn} state=${e} />
<${xa} state=${e} />
<//>`}function Oa({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?I`<p class="soft">${M(`standings.none`)}</p>`:I`<ul class="rows" aria-label=${M(`hall-standings`)}>
${t.map(t=>I`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${ka(e,t,n).join(` · `)}</small></span>
<strong>${j(t.final)}</strong>
</a>
</li>`)}
</ul>`}function ka(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},c){let l=t!==null&&c.indexOf(t)!==c.lastIndexOf(t);return[e.teams[n]?.name,s&&M(`standings.disqualified`),!s&&t===null&&M(`standings.unranked`),l&&M(`standings.shared`),r>0&&M(`standings.hanchans`,{count:r}),a!==0&&M(`standings.less`,{score:j(i),p:`${z(a)}P`}),o!==0&&M(`standings.less`,{score:j(i),p:z(o)})].filter(Boolean)}export{yn as Cards,xt as Dashboard,Ht as Escalation,Wt as Escalations,dn as Fines,qi as Import,dr as Journal,hn as Payment,hi as People,Jt as Precedents,yi as Reports,ma as Result,Ea as Standings};