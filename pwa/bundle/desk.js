import{$ as e,$n as t,$t as n,A as r,Bt as i,Cr as a,Ct as o,D as s,Dt as c,Et as l,F as u,G as d,Gt as f,I as p,J as m,K as h,Kt as g,L as _,Lt as v,Mt as y,N as b,Nt as x,O as S,Ot as C,P as w,Q as T,Qn as ee,R as te,Rt as E,S as ne,Sn as re,Sr as D,St as O,Tt as k,Ut as ie,Vt as ae,W as A,Wt as oe,Xn as j,Xt as M,Z as se,_t as N,b as ce,br as P,bt as F,c as le,ct as ue,er as de,et as fe,f as pe,gr as me,ir as he,it as ge,k as _e,l as ve,ln as I,m as ye,nt as be,o as xe,on as Se,ot as Ce,r as we,s as Te,sn as Ee,tt as De,u as Oe,v as ke,vt as L,wt as Ae,xr as R,xt as z,yt as je,zt as Me}from"./app.js";import{A as Ne,C as Pe,D as B,E as Fe,O as Ie,S as Le,V as Re,Z as ze,_ as Be,b as Ve,ct as He,dt as Ue,ft as V,h as We,ht as Ge,j as Ke,k as qe,l as Je,lt as Ye,m as Xe,mt as Ze,p as Qe,pt as H,u as $e,ut as et,v as tt,w as U,x as nt,y as rt}from"./shared.js";function W(e,t=!1){let n=t?`exceptZero`:`auto`;return it(e/10,{minimumFractionDigits:1,signDisplay:n})}function G(e,t=!1){return it(e,{signDisplay:t?`exceptZero`:`auto`})}function it(e,t){return E(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}function K({id:e,title:t,what:r,about:a,rows:o}){let s=Math.max(...o.map(({value:e})=>e),1);return n`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${a&&n`<p class="soft">${a}</p>`}
${o.length===0&&n`<p class="soft">${i(`dashboard.none`)}</p>`}
<ul class="bars">
${o.slice(0,10).map(e=>n`<li key=${e.key}><${at} row=${e} most=${s} /></li>`)}
</ul>
${o.length>0&&n`<${F} title=${i(`dashboard.numbers`)}>${()=>n`<${st} title=${t} what=${r} rows=${o} />`}<//>`}
</section>`}function at({row:{name:e,value:t,part:r=0,href:a},most:o}){return n`<a class="bar" href=${a}>
<span>${e}</span>
<strong>${G(t)}</strong>
<${ot} value=${t} part=${r} most=${o} />
${r>0&&n`<small>${i(`dashboard.part`,{count:G(r)})}</small>`}
</a>`}function ot({value:e,part:t=0,most:r}){let i=e=>`${100*e/r}%`;return n`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${i(e)} height="14" rx="4" />
${t>0&&n`<rect class="part" width=${i(t)} height="14" rx="4" />`}
</svg>`}function st({title:e,what:t,rows:r}){let a=r.some(({part:e})=>e!==void 0);return n`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${i(`hall-rulings`)}</th>
${a&&n`<th scope="col">${i(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${r.map(({key:e,name:t,value:r,part:i,href:o})=>n`<tr key=${e}>
<th scope="row"><a class="reach" href=${o}>${t}</a></th>
<td>${G(r)}</td>
${a&&n`<td>${G(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function ct(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:i(`hall-round`,{round:e})}));return[{value:``,text:i(`hall-any`)},...n]}function lt({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function ut({state:e,spread:t,asked:r}){let a=e.settings.time_zone,o=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:s,tables:c,counts:l,most:u}=ft(t,o.size>1?e=>mt(e,a):pt);return t.length===0?null:n`<section class="card" aria-labelledby="spread">
<h2 id="spread">${i(o.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${i(`dashboard.table`)}</th>${s.map(({key:e,text:t})=>n`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${c.map(({id:e,label:t})=>n`<tr key=${e}>
<th scope="row">${t}</th>
${s.map(t=>n`<td key=${t.key}><${dt} count=${l.get(e+t.key)} most=${u} href=${ht(r,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function dt({count:e,most:t,href:r}){if(!e)return null;let i=20*Math.sqrt(e/t);return n`<a class="spot" href=${r}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${i} /></svg>
<strong>${G(e)}</strong>
</a>`}function ft(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function pt(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function mt(e,t){let n=e.slice(0,10),r=E(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function ht(e,t,{from:n,until:r}){return lt(e,{table:t,from:n,until:r})}function gt({taking:{timed:e,median:t,bands:r},asked:a}){let o=r.map(({from:e,until:t,rulings:n})=>({key:String(t),name:i(e>1?`dashboard.from`:`dashboard.until`,{from:M(e),until:M(t)}),value:n,href:lt(a,{took:`${e}-${t}`})})),s=e?i(`dashboard.median`,{time:M(t),count:e}):i(`dashboard.untimed`);return n`<${K} id="taking" title=${i(`dashboard.taking`)} what=${i(`dashboard.time`)}
about=${`${s} ${i(`dashboard.measured`)}`} rows=${e?o:[]} />`}function _t(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(be(n)).map(([t,n])=>[De(e,t),fe(e,t,n)]);return[...r,...i]}function vt({cases:e}){return n`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${i(`dashboard.unlike`)}</h2>
<p class="soft">${i(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>n`<${yt} key=${t} one=${e} />`)}
</section>`}function yt({one:{foul:e,facts:t,context:r,revisions:a,outcomes:o}}){let s=T(),c=o[0].rulings.length,l=_t(s,t,r);return n`<article class="stack case">
<h3>${A(s,e)}</h3>
${l.length>0&&n`<p class="soft">${l.map(e=>e.join(` `)).join(` · `)}</p>`}
${a>1&&n`<p class="note info">${i(`dashboard.revisions`,{count:a})}</p>`}
${o.map((e,t)=>n`<${bt} key=${t} outcome=${e} most=${c} />`)}
</article>`}function bt({outcome:{penalties:e,rulings:t},most:r}){let a=T(),{state:o}=x(),s=n`<span class="body outcome"><span>${h(a,{penalties:e})}</span><strong>${G(t.length)}</strong><${ot} value=${t.length} most=${r} /></span>`,c=t.map(e=>o.rulings[e]).filter(Boolean);return n`<${F} title=${s}>${()=>n`<${ve} rulings=${c} place empty=${i(`hall-none-found`)} />`}<//>`}function xt(){let{tournament:e,state:t,official:r}=x();return!e||!t?n`<${L} title=${i(`dashboard.title`)} />`:S(r)?n`<${St} state=${t} />`:n`<${C} title=${i(`dashboard.title`)} up="#/log"><p class="note warn">${i(`dashboard.whose`)}</p><//>`}function St({state:e}){let[t,r]=D({day:``,round:``});return n`<${C} title=${i(`dashboard.title`)} up="#/log">
<div class="asked">
<${O} type="date" label=${i(`dashboard.day`)} value=${t.day} onInput=${e=>r({...t,day:e})} />
<${o} label=${i(`dashboard.round`)} value=${t.round} options=${ct(e)}
onChange=${e=>r({...t,round:e})} />
</div>
<${Ct} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Ct({state:e,asked:t}){let r=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),i=H(r?`dashboard?${r}`:`dashboard`),{body:a}=i.answer??{};return n`<${Et} seen=${i} zone=${e.settings.time_zone} />
${a&&n`<${wt} state=${e} body=${a} asked=${t} />`}`}function wt({state:e,body:t,asked:r}){let a=T(),{totals:o,by_foul:s,by_official:c,escalations:l}=t,u=e=>lt(r,e),d=e=>({key:e.foul,name:A(a,e.foul)}),f=({official:e})=>({key:e.id,name:e.name}),p=e=>({value:e.rulings,part:e.otherwise}),m=s.filter(e=>e.otherwise>0);return n`<p role="status">${i(`dashboard.totals`,o)}</p>
<div class="dashboard">
<${K} id="fouls" title=${i(`dashboard.fouls`)} what=${i(`dashboard.foul`)}
rows=${s.map(e=>({...d(e),...p(e),href:u({foul:e.foul})}))} />
<${K} id="referees" title=${i(`dashboard.referees`)} what=${i(`dashboard.referee`)}
rows=${c.map(e=>({...f(e),...p(e),href:u({official:e.official.id})}))} />
<${ut} state=${e} spread=${t.by_table_and_hour} asked=${r} />
<${K} id="otherwise" title=${i(`dashboard.otherwise`)} about=${i(`dashboard.otherwise-about`)} what=${i(`dashboard.foul`)}
rows=${m.map(e=>({...d(e),value:e.otherwise,href:u({foul:e.foul,book:`otherwise`})}))} />
<${vt} cases=${t.differently} />
<${K} id="escalations" title=${i(`dashboard.escalations`)} what=${i(`dashboard.status`)}
rows=${l.map(e=>Tt(e,u))} />
<${gt} taking=${t.time_to_rule} asked=${r} />
</div>`}function Tt({status:e,outcome:t,rulings:n},r){let a=[e,t].filter(Boolean),o=a.map(e=>f(`hall-escalation.${e}`)?i(`hall-escalation.${e}`):e),s=a.join(` `);return{key:s,name:o.join(` · `),value:n,href:r({status:``,escalation:s})}}function Et({seen:{answer:e,fresh:t,trouble:r},zone:a}){ce();let o=e&&v(e.at,a);return!e&&!r?n`<${c} />`:r?n`<p class="note warn" role="status">${V(r)} ${i(e?`dashboard.old`:`dashboard.never`,{time:o??``})}</p>`:n`<p class="soft">${i(t?`dashboard.at`:`dashboard.asking`,{time:o??``})}</p>`}function Dt({state:e,escalation:t,ruling:r}){let{official:a,outbox:o}=x(),[s,c]=D(null);if(P(()=>void I.loadEscalationSteps(),[]),o.some(({subject:e,kind:n,state:r})=>e===t.id&&n!==`photo`&&de(r)))return n`<p class="note bad">${i(`esc.stuck`)} <a href="#/outbox">${i(`hall-resolve`)}</a></p>`;let l=rt(a,t,r);return n`
${l===`decide`&&n`<${jt} state=${e} escalation=${t} ruling=${r} onAsk=${c} />`}
${l===`appeal`&&n`<button class="button main" type="button" onClick=${()=>c(Ot)}>${i(`esc.do.appeal`)}</button>`}
${l===`reopen`&&n`<button class="button" type="button" onClick=${()=>c(kt)}>${i(`esc.do.reopening`)}</button>`}
${l===`own`&&n`<p class="note warn">${i(`esc.own`)}</p>`}
${l===``&&n`<p class="soft">${i(`esc.wait.${t.status}`)}</p>`}
${s&&n`<${w} title=${i(`esc.do.${s.name}`)} text=${i(`esc.means.${s.name}`)} yes=${i(`esc.do.${s.name}`)}
onReason=${async e=>{if(!s)return;let{kind:n,name:r,...a}=s;await I.send(n,t.id,{reason:e,...a}),ae(),y(i(`esc.done.${n}`)),c(null)}} onClose=${()=>c(null)} />`}
`}const Ot={kind:`appeal`,name:`appeal`},kt={kind:`reopening`,name:`reopening`},At=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function jt({state:e,escalation:t,ruling:r,onAsk:a}){let{id:o,standing_id:s,steps:c}=t,{table:l,seat:u,foul:d}=e.rulings[s]??r,f=c.findLast(({outcome:e})=>e)?.outcome===`amended`&&s,p=`#/call/${l.id}/${u??`-`}/${d}?amends=${s??o}&decides=${o}`,m=(e,t=``)=>n`<button class=${`button ${t}`} type="button" onClick=${()=>a(e)}>${i(`esc.do.${e.name}`)}</button>`;return n`
${f&&m(At(`amended`,`confirmed`),`main`)}
${m(At(`upheld`),f?``:`main`)}
<a class="button" href=${p}>${i(f?`esc.amend-again`:`hall-amend`)}</a>
${m(At(`overturned`),`danger`)}
`}function Mt({ruling:t,rulings:r}){let a=T(),{state:o}=x(),[s,c]=[!0,!1].map(e=>r.filter(n=>Ft(n,t)===e)),l=[...s,...c].slice(0,12);return n`<section class="stack">
<h2>${i(`esc.same-foul`)}</h2>
${r.length===0&&n`<p class="soft">${i(`esc.never-before`)}</p>`}
<ul class="rows">
${l.map(r=>n`<li key=${r.id}>
<a class="row" href=${`#/ruling/${r.id}`}>
<span class="body">
<strong class=${`penalty ${e(r.kind)}`}>${h(a,r)}</strong>
<small>${[r.offender.name,o.officials[r.official]?.name,v(r.ruled_at,o.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${s.includes(r)&&n`<span class="badge info">${i(`esc.same-facts`)}</span>`}
${r.revision!==t.revision&&n`<span class="badge warn">${i(`esc.other-revision`)}</span>`}
<${Oe} ruling=${r} />
</span>
</a>
</li>`)}
</ul>
${r.length>12&&n`<a class="reach" href=${`#/log?foul=${t.foul}`}>${i(`esc.all-of-foul`,{count:r.length})}</a>`}
</section>`}function Nt(e,t,{offender:n}){return Lt(e,t,e=>e.offender.id===n.id)}function Pt(e,t,{foul:n}){return Lt(e,t,e=>e.foul===n)}function Ft(e,t){return he(It(e))===he(It(t))}function It({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Lt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return pe(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Rt({state:e,foul:t,escalation:r}){let a=H(`precedents?limit=20&foul=${t}`);return n`<section class="stack">
<h2>${i(`esc.precedents`)}</h2>
<${Ue} seen=${a} what="precedents" />
${a.answer&&n`<${Bt} state=${e} items=${zt(a.answer.body.items,r)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${i(`esc.search-precedents`)}</a>
</section>`}function zt(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Bt({state:e,items:t}){let r=T();return t.length===0?n`<p class="soft">${i(`esc.no-precedents`)}</p>`:n`<ul class="rows below precedents">
${t.map(t=>n`<li key=${t.ruling.id}><${Vt} state=${e} words=${r} precedent=${t} /></li>`)}
</ul>`}function Vt({state:t,words:r,precedent:{ruling:a,why:o,facts:s,note:c,reason:l,escalation:u,revision_changed:d}}){let f=[c,l,...u?.steps.map(e=>e.reason)??[]].filter(Boolean),p=Object.entries(s).map(([e,t])=>`${r.question(e)} ${r.answer(e,{value:t})}`);return n`<a class="row" href=${`#/ruling/${a.id}`}>
<span class="body">
<strong class=${`penalty ${e(a.kind)}`}>${h(r,a)}</strong>
<span>${A(r,a.foul)} · <span class="who">${a.offender.name}</span></span>
${p.map(e=>n`<small key=${e}>${e}</small>`)}
${f.map(e=>n`<span key=${e}>“${e}”</span>`)}
<small>${[t.officials[a.official]?.name,v(a.ruled_at,t.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(a.status)&&n`<span class="badge">${i(`hall-status.${a.status}`)}</span>`}
${d&&n`<span class="badge warn">${i(`esc.revision-changed`)}</span>`}
${o.map(e=>n`<span class="badge" key=${e}>${i(`esc.why.${e}`)}</span>`)}
${u&&n`<span class="badge info">${Ve(u)}</span>`}
</span>
</span>
</a>`}function Ht({args:[e]}){let{tournament:t,state:r}=x();if(!t||!r)return n`<${L} title=${i(`esc.one`)} />`;let[a,o]=[r.escalations[e],r.rulings[e]];return!a||!o?n`<${N} title=${i(`esc.one`)} text=${i(`esc.missing`)} up="#/escalations" />`:n`<${Ut} state=${r} escalation=${a} ruling=${o} />`}function Ut({state:t,escalation:r,ruling:a}){let o=T(),c=ye([a])[a.revision],l=u(o,c,a),d=l&&(l.chosen??l.final??l.first),f=r.status===`open`;Re(f);let p=n`<${Dt} state=${t} escalation=${r} ruling=${a} />`;return n`<${C} title=${A(o,a.foul)} up="#/escalations" actions=${p}>
<section class="card hall-verdict">
<p class=${`penalty large ${e(a.kind)}`}>${d?s(o,d):h(o,a)}</p>
<p><a class="who" href=${a.offender.kind===`player`?`#/player/${a.offender.id}`:`#/log`}>${a.offender.name}</a></p>
<p class="soft">${m(o,a)}</p>
<p role="status"><span class=${`badge ${f?`warn`:`info`}`}>${nt(r)}</span> ${f&&n`<span class="soft">${tt(r.escalated_at)}</span>`}</p>
</section>
<${Be} state=${t} escalation=${r} />
<section class="stack">
<h2>${i(`esc.so-far`)}</h2>
<${Xe} state=${t} events=${We(t,r)} />
</section>
<${xe} ruling=${a} />
${l?n`<${Te} ruling=${a} spoken=${l} />`:n`<p class="soft">${i(`hall-no-book`)}</p>`}
<${le} state=${t} ruling=${a} />
<${_} state=${t} ruling=${a} />
<section class="stack">
<h2>${i(`esc.on-offender`,{name:a.offender.name})}</h2>
<${ve} rulings=${Nt(t,r,a)} place empty=${i(`esc.nothing-else`)} />
</section>
<${Pe} state=${t} id=${a.offender.id} />
<${Mt} ruling=${a} rulings=${Pt(t,r,a)} />
<${Rt} state=${t} foul=${a.foul} escalation=${r} />
<//>`}function Wt(){let{tournament:e,state:t}=x();return!e||!t?n`<${L} title=${i(`hall-escalations`)} />`:n`<${Gt} state=${t} />`}function Gt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),r=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),a=r.filter(({status:e})=>e===`open`),o=r.filter(({status:e})=>e!==`open`).reverse();return Re(a.length>0),n`<${C} title=${i(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${i(`esc.precedents`)}</a></p>
${t.length===0&&n`<${k} text=${i(`esc.none`)} />`}
<${Kt} state=${e} title=${i(`esc.waiting`,{count:a.length})} escalations=${a} />
<${Kt} state=${e} title=${i(`esc.decided-ones`)} escalations=${o} />
<//>`}function Kt({state:e,title:t,escalations:r}){return r.length===0?null:n`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${r.map(t=>n`<li key=${t.id}><${qt} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function qt({state:e,escalation:t}){let r=T(),a=e.rulings[t.id],o=t.status===`open`,s=[i(`hall-table`,{label:a.table.label}),Le(e,t),tt(t.escalated_at)];return n`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${A(r,a.foul)}</strong>
<span><span class="who">${a.offender.name}</span> · ${h(r,a)}</span>
<small>${s.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${o?`warn`:``}`}>${nt(t)}</span>
${!o&&n`<span class="badge info">${Ve(t)}</span>`}
${t.unsent&&n`<span class="badge info">${i(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Jt({query:e}){let{tournament:t,state:r}=x();return!t||!r?n`<${L} title=${i(`esc.precedents`)} />`:n`<${Yt} state=${r} begun=${e.get(`foul`)??``} />`}function Yt({state:e,begun:t}){let r=T(),[a,s]=D(t in r.catalogue.fouls?t:``),[c,l]=D({}),[u,d]=D(``),[f,p]=D(``),m=e=>{s(e),l({})},h=e=>{e.preventDefault(),p(u.trim())},g=H($t(a,c,f)),_=g.answer?.body;return n`<${C} title=${i(`esc.precedents`)} up="#/escalations">
<p class="soft">${i(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${h}>
<${o} label=${i(`hall-filter.foul`)} value=${a} options=${[{value:``,text:i(`esc.any`)},...Qt(r)]} onChange=${m} />
${a&&n`<${Xt} words=${r} foul=${a} facts=${c} onFacts=${l} />`}
<${O} type="search" label=${i(`esc.words`)} hint=${i(`esc.words-hint`)} value=${u} onInput=${d} maxlength="200" />
<button class="button">${i(`esc.search`)}</button>
</form>
<${Ue} seen=${g} what="precedents" />
${_&&n`<${Bt} state=${e} items=${_.items} />`}
${_?.next&&n`<p class="note">${i(`esc.more`,{count:50})}</p>`}
<//>`}function Xt({words:e,foul:t,facts:r,onFacts:a}){let{book:s}=x();return s?s.table(t).used.map(t=>{let s=Zt(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return s.length>0&&n`<${o} key=${t} label=${e.question(t)} value=${r[t]??``}
options=${[{value:``,text:i(`esc.any`)},...s]} onChange=${e=>a({...r,[t]:e})} />`}):null}function Zt({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function Qt(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function $t(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function en({state:e,balances:t,onPay:r}){let a=t.filter(({amount:e})=>e>0),o=qe(a).map(([e,t])=>U(e,t));return n`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${i(`fines.owing`)}</h2>
${a.length===0&&n`<p class="soft">${i(`fines.nobody`)}</p>`}
${a.length>0&&n`<p>${i(`fines.in-all`,{amount:o.join(` · `)})}</p>`}
<ul class="rows">
${a.map(t=>n`<li key=${nn(t)}><${rn} state=${e} balance=${t} onPay=${r} /></li>`)}
</ul>
${a.length>0&&n`<p class="soft">${i(`fines.not-seated`)}</p>`}
</section>`}function tn({state:e,balances:t}){let r=t.filter(({amount:e})=>e<0);return r.length===0?null:n`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${i(`fines.paid-back`)}</h2>
<ul class="rows">
${r.map(t=>n`<li key=${nn(t)}><${rn} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${i(`fines.gives-back`)}</p>
</section>`}function nn({account:e,unit:t}){return e.id+t}function rn({state:e,balance:t,onPay:r}){let{account:a,unit:o,amount:s,since:c,lines:l}=t,u=l.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),d=[s>0&&i(`fines.since`,{time:v(c,e.settings.time_zone)}),u>0&&i(`fines.part-paid`,{amount:U(o,u)})],f=n`<span class="body who">${B(e,a)}<small>${d.filter(Boolean).join(` · `)}</small></span>
<strong>${U(o,Math.abs(s))}</strong>`;return r?n`<button class="row" type="button" onClick=${()=>r(t)}>${f}</button>`:a.kind===`player`?n`<a class="row" href=${`#/player/${a.id}`}>${f}</a>`:n`<div class="row">${f}</div>`}const an=[`cash`,`card`,`transfer`,`other`];function on({state:e,balance:{account:t,unit:r,amount:a,lines:o},onTaken:s,onClose:c}){let[l,u]=D(()=>U(r,a).slice(r.length+1)),[d,f]=D(`cash`),[m,h]=D(``),{does:g,wrong:_}=p(),v=Ie(r,l),y=!v||v>a?i(`fines.between`,{most:U(r,a)}):void 0,b=()=>g(async()=>{let e=m.trim()&&{note:m.trim()},n=new Date(I.now()).toISOString(),{id:i}=await I.send(`payment`,null,{account:t,unit:r,amount:v,method:d,paid_at:n,...e});ae(),s(i),c()}),x=an.map(e=>({value:e,text:i(`fines.method.${e}`)}));return n`<${je} title=${i(`fines.pays`,{name:B(e,t)})} onClose=${c}>
<dl class="facts">
${Ke(o).map(t=>n`<div key=${t.id}>
<dt><${Qe} state=${e} line=${t} /></dt>
<dd>${U(r,t.amount)}</dd>
</div>`)}
</dl>
<${O} label=${i(`fines.amount`,{unit:r})} value=${l} inputmode="decimal" wrong=${y} onInput=${u} />
<${z} label=${i(`fines.how`)} value=${d} options=${x} onChange=${f} />
<${O} label=${i(`fines.note`)} value=${m} onInput=${h} />
${_}
<button class="button main" type="button" disabled=${!!y} onClick=${b}>
${i(`fines.take`,{amount:U(r,v??0)})}
</button>
<//>`}function sn({state:e,official:t}){if(!e.season||!Ne(t))return null;let r=i(`fines.season`,{season:e.season.season});return n`<${F} title=${r}>${()=>n`<${cn} state=${e} />`}<//>`}function cn({state:e}){let{answer:t,fresh:r,trouble:a}=H(`ledger/fines/season`);if(!t)return n`<p class="soft" role="status">${i(a?`fines.season-away`:`loading`)}</p>`;let{items:o}=t.body,s=v(t.at,e.settings.time_zone);return n`${!r&&n`<p class="note warn" role="status">${i(`fines.season-old`,{time:s})}</p>`}
${o.length===0&&n`<p class="soft">${i(`fines.nobody`)}</p>`}
<ul class="rows">
${o.map(t=>n`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${ln(e,t)}</small></span>
<strong>${U(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function ln(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=se(e,r)||e.settings.name;return n.length>1?`${a} ${U(t,i)}`:a}).join(` · `)}function un({state:e}){let{fines:t}=e.others;return t.length===0?null:n`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${i(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:r,unit:a,amount:o,since:s})=>n`<li key=${[t.id,r,a].join()} class="row">
<span class="body who">${B(e,t)}<small>
${se(e,r)} · ${i(`fines.since`,{time:v(s,e.settings.time_zone)})}
</small></span>
<strong>${U(a,o)}</strong>
</li>`)}
</ul>
<p class="soft">${i(`fines.paid-there`)}</p>
</section>`}function dn(){let{tournament:e,state:t}=x();return!e||!t?n`<${L} title=${i(`fines.title`)} />`:n`<${fn} state=${t} />`}function fn({state:e}){let{official:t}=x(),[r,o]=D(null),[s,c]=D(``);P(()=>void I.lookAround(),[]);let l=a(()=>Fe(e),[e.ledger]),u=Ne(t);return n`<${C} title=${i(`fines.title`)} up="#/tables">
<div role="status">${e.payments[s]&&n`<${pn} state=${e} payment=${e.payments[s]} />`}</div>
<${en} state=${e} balances=${l} onPay=${u&&o} />
<${tn} state=${e} balances=${l} />
<${un} state=${e} />
<${mn} state=${e} />
<${sn} state=${e} official=${t} />
${u&&n`<a class="button" href="#/reports">${i(`reports.link`)}</a>`}
${r&&n`<${on} state=${e} balance=${r} onTaken=${c} onClose=${()=>o(null)} />`}
<//>`}function pn({state:e,payment:{id:t,account_kind:r,account_id:a,unit:o,amount:s}}){let c=B(e,{kind:r,id:a});return n`<p class="note info row">
<span class="body">${i(`fines.taken`,{name:c,amount:U(o,s)})}</span>
<a class="button" href=${`#/paid/${t}`}>${i(`fines.to-receipt`)}</a>
</p>`}function mn({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:n`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${i(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:r,account_kind:a,account_id:o,unit:s,amount:c,method:l,paid_at:u,unsent:d})=>n`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${B(e,{kind:a,id:o})}<small>
${[d?i(`fines.no-receipt-yet`):i(`fines.receipt`,{number:r}),i(`fines.method.${l}`),v(u,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${U(s,c)}</strong>
</a></li>`)}
</ul>
<p class="soft">${i(`fines.put-right`)}</p>
</section>`}function hn({args:[e]}){let{tournament:t,state:r,official:a}=x();if(!t||!r)return n`<${L} title=${i(`fines.payment`)} />`;let o=r.payments[e];if(!o)return n`<${N} title=${i(`fines.payment`)} text=${i(`fines.no-payment`)} up="#/fines" />`;let s=o.unsent?i(`fines.payment`):i(`fines.receipt`,{number:o.receipt});return n`<${C} title=${s} up="#/fines">
<${gn} state=${r} payment=${o} />
${o.unsent?n`<p class="note info" role="status">${i(`fines.receipt-later`)}</p>`:n`<${_n} hash=${o.hash} />`}
${!o.unsent&&Ne(a)&&n`<${vn} payment=${o} />`}
<//>`}function gn({state:e,payment:{account_kind:t,account_id:r,unit:a,amount:o,method:s,paid_at:c,note:l}}){let u=[[i(`fines.payer`),B(e,{kind:t,id:r})],[i(`fines.amount-paid`),U(a,o)],[i(`fines.how`),i(`fines.method.${s}`)],[i(`fines.when`),v(c,e.settings.time_zone)],...l?[[i(`fines.note-paid`),l]]:[]];return n`<dl class="facts">
${u.map(([e,t])=>n`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function _n({hash:e}){return n`<figure class="big-code">
<${ze} text=${`${location.origin}/#/receipt/${e}`} label=${i(`fines.code`)} />
<figcaption>${i(`fines.photograph`)}</figcaption>
</figure>`}function vn({payment:{id:e,receipt:t}}){let{live:r}=x(),{lang:a}=oe(),[o,s]=D(0),{blob:c,url:l,failed:u}=te(()=>I.file(`payments/${e}/receipt.pdf?lang=${a}`),[e,a,o].join()),d=()=>s(o+1);P(()=>{u&&r===`live`&&d()},[r]);let f=`receipt-${t}.pdf`;if(u)return n`<p class="note warn" role="status">${i(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${d}>${i(`try-again`)}</button>`;if(!l||!c)return n`<p class="soft" role="status">${i(`fines.page-comes`)}</p>`;let p=[new File([c],f,{type:c.type})];return n`<div class="doing">
<a class="button main" href=${l} target="_blank">${i(`fines.open-page`)}</a>
<a class="button" href=${l} download=${f}>${i(`fines.save-page`)}</a>
${navigator.canShare?.({files:p})&&n`<button class="button" type="button" onClick=${()=>navigator.share({files:p}).catch(()=>{})}>${i(`fines.share-page`)}</button>`}
</div>`}function yn(){let{tournament:e,state:t}=x();if(!e||!t)return n`<${L} title=${i(`hall-cards`)} />`;let r=n`<button class="button main" onClick=${()=>print()}>${i(`hall-print`)}</button>`;return n`<${C} title=${i(`hall-cards`)} up="#/tables" actions=${r}>
<p class="unprinted">${i(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${i(`reports.link`)}</a>
<ul class="codes">
${we(t).map(e=>n`<li key=${e.id}><${bn} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function bn({table:e,name:t}){let{url:r,failed:a}=te(()=>I.tableCode(e.id),e.id),o=i(`hall-table`,{label:e.label});return n`<figure>
${r&&n`<img src=${r} alt=${i(`hall-code`,{label:e.label})} />`}
${a&&n`<p class="note warn">${i(`hall-code-away`)}</p>`}
<figcaption><strong>${o}</strong><small>${t}</small></figcaption>
</figure>`}const xn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Sn(e,t,n){let{kind:r,body:i}=n,a=t.settings.time_zone;if(r===`tournament.changed`)return kn(e,n);if(r.startsWith(`ruling.`))return wn(e,n);let[o]=await Mn(n,Cn(n));if(!o)return null;if(r===`result.corrected`)return{before:En(e,o.body),after:En(e,i)};let s=r===`hanchan.scheduled`?Dn:On;return{before:s(o.body,a),after:s(i,a)}}function Cn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function wn(e,t){let{kind:n,body:r}=t,[i]=await Mn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Tn(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=h(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(_t(e,t,n))}}}let[o]=await Mn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Tn(e,o)}:null}function Tn(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=h(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=xn.filter(e=>(o[e]??null)!==null),c=_t(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function En(e,{points:t,deposits:n,unranked:r}){let i=j.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(i),deposits:n,unranked:r.join(` `)}}function Dn({scheduled_at:e,minutes:t},n){return{scheduled_at:v(e,n),minutes:t}}function On({arrived_at:e,at:t},n){return{arrived_at:v(e??t,n)}}async function kn(e,t){let n=await Mn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:An(e,r),after:An(e,{...r,...t.body})}}function An(e,{name:t,currency:n,time_zone:r,rulebook:{id:a,options:o,readings:s}}){let c=Object.entries(o).map(([e,t])=>[i(`journal.option`,{option:e}),JSON.stringify(t)]),l=Object.entries(s).map(([t,n])=>jn(e,t,n)),u=Object.entries({name:t,currency:n,time_zone:r,rulebook:a}).map(([e,t])=>[i(`journal.field.${e}`),t]);return Object.fromEntries([...u,...c,...l])}function jn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Mn({seq:e},t,n=1){return(await(await I.audit()).older(e,n,t)).entries}function Nn(){let{outbox:e}=x(),t=e.filter(({kind:e,state:t})=>e===`result`&&ee(t)).length;return t===0?null:n`<p class="note info"><a class="reach" href="#/outbox">${i(`standings.waits`,{count:t})}</a></p>`}function Pn({state:e}){let{official:t}=x(),a=new Intl.Collator(void 0,{numeric:!0}),o=Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:Fn(e,{table:n,round:r})})).sort((e,t)=>a.compare(e.name,t.name));return o.length===0?null:n`<${F} title=${i(`standings.missing`,{count:o.length})}>${()=>n`<ul class="rows">
${o.map(({id:e,name:i})=>n`<li key=${e}>${r(t)?n`<a class="row" href=${`#/result/${e}`}>${i}</a>`:n`<div class="row">${i}</div>`}</li>`)}
</ul>`}<//>`}function Fn(e,{table:t,round:n}){return[i(`hall-round`,{round:n}),i(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function In(e,t,n){let{kind:r,body:i}=n,a=Ln[r]??Ln[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Ln={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Rn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,zn(t,n),...Rn(n)],phone:(e,t,{body:n})=>[zn(t,n)],token:(e,t,{body:n})=>[n.name,zn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[i(`hall-table`,{label:n.label})],hanchan:(e,t,{subject:n,body:r})=>[q(t,n),...j.map(e=>t.players[r[`${e}_id`]]?.name),r.scheduled_at&&v(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Bn(e,n),photo:(e,t,{body:n})=>Bn(e,t.rulings[n.ruling]),escalation:(e,t,{subject:n,body:r})=>[r.outcome&&i(`journal.outcome.${r.outcome}`),...Bn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Vn(t,i)]},hand:(e,t,{subject:n,body:r})=>[i(`hall-how.${r.how}`),...Vn(t,t.handEnds[n])],timing:(e,t,{body:n})=>[i(`journal.what.${n.what}`),n.person_id&&B(t,{kind:n.person_kind,id:n.person_id}),q(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${M(Math.abs(n.seconds))}`,q(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:a,hanchan:o}=t.keptTimes[n]??{};return[r&&i(`journal.what.${r}`),t.players[a]?.name,q(t,o)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Hn(t,e)),fine:(e,t,{body:n})=>[Hn(t,n),i(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(e,t,{body:n})=>[q(t,n.hanchan_id),...j.map(t=>`${e.phrase(`seat-${t}`)} ${G(n.points[t])}`)]};function Rn({roles:e}){return(e??[]).map(e=>i(`hall-role.${e}`))}function zn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function Bn(e,t){if(!t)return[];let{foul:n,offender:r,table:a}=t;return[A(e,n),r.name,i(`hall-table`,{label:a.label}),h(e,t)]}function q(e,t){let n=e.hanchans[t??``];return n&&Fn(e,n)}function Vn(e,{table:t,hand:n}={}){return[e.tables[t]&&i(`hall-table`,{label:e.tables[t].label}),d(n)]}function Hn(e,{account_kind:t,account_id:n,unit:r,amount:i}){return`${B(e,{kind:t,id:n})} ${U(r,i)}`}const Un=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Wn={ruling:`rulings`,player:`players`,table:`tables`};function Gn({state:e,entry:t,onSubject:r}){let a=T(),{seq:o,at:s,who:c,kind:l}=t,u=c?e.officials[c]?.name??i(`hall-unknown`):i(`journal.nobody`),d=In(a,e,t),f=[i(`journal.number`,{seq:o}),v(s,e.settings.time_zone),u],p=n`<div class="body">
<h3>${qn(l)}</h3>
${d.length>0&&n`<span class="who">${d.join(` · `)}</span>`}
<small>${f.join(` · `)}</small>
</div>`;return n`<${F} class="entry" title=${p}>
${()=>n`<${Kn} state=${e} entry=${t} onSubject=${r} />`}
<//>`}function Kn({state:e,entry:t,onSubject:r}){let{tournament:a,...o}=t,{kind:s,subject:c,body:l}=o,[u]=Object.entries(Wn).find(([,t])=>c in e[t])??[];return n`<div class="stack">
<p class="pair">
${u&&n`<a class="button" href=${`#/${u}/${c}`}>${i(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>r(c)}>${i(`journal.all-of-it`)}</button>
</p>
${(Un.includes(s)||l.what===`corrected`)&&n`<${Jn} state=${e} entry=${t} />`}
<h4>${i(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${i(`journal.raw`)}>${JSON.stringify(o,null,2)}</pre>
</div>`}function qn(e){return f(`journal.kind.${e}`)?i(`journal.kind.${e}`):e}function Jn({state:e,entry:t}){let r=T(),[a,o]=D(void 0);return P(()=>void Sn(r,e,t).then(o,()=>o(null)),[]),a===void 0?n`<${c} />`:a===null?n`<p class="soft">${i(`journal.no-before`)}</p>`:n`<${$e} caption=${i(`journal.changes`)} heads=${[i(`journal.before`),i(`journal.after`)]}
before=${a.before} after=${a.after} />`}function Yn({state:e,chosen:t,onChoose:r}){let a=Object.values(t).filter(Boolean).length,s=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],c={kind:Xn(g(`journal.kind.`).map(e=>({value:e.slice(13),text:i(e)}))),person:Xn(s.map(({id:e,name:t})=>({value:e,text:t}))),table:we(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:i(`journal.this`)}]}};return n`<details class="fold" open=${!!t.subject}>
<summary>${i(`journal.filters`,{count:a})}</summary>
<div class="stack">
${Object.entries(c).map(([e,a])=>n`<${o} key=${e} label=${i(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:i(`hall-any`)},...a]} onChange=${n=>r({...t,[e]:n})} />`)}
${a>0&&n`<button class="button" type="button" onClick=${()=>r({})}>${i(`journal.clear`)}</button>`}
</div>
</details>`}function Xn(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const Zn=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function Qn(e,{kind:t,person:n,table:r,subject:i}){let a=er(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=$n(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function $n({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(Zn)??[]]}function er({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function tr({result:{browser:e,server:t}}){return n`<div class="stack" role="status">
<${rr} name=${i(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>i(`journal.found.${t}`,{seq:e})} />
${t&&n`<${rr} name=${i(`journal.server`)} result=${t} whole="journal.rows-whole" line=${nr} />`}
</div>`}function nr({seq:e,kind:t,values:r,what:a}){return f(`finding.${t}`)?i(`finding.${t}`,{seq:e,...r}):n`<span lang="en">${a}</span>`}function rr({name:e,result:{trouble:t,findings:r=[],found:a=r.length,head:o},whole:s,line:c}){return t?n`<p class="note warn"><strong>${e}</strong> ${t}</p>`:a===0?n`<p class="note"><strong>${e}</strong> ${i(s,{seq:o.seq})}</p>`:n`<div class="note bad stack">
<p><strong>${e}</strong> ${i(`journal.broken`,{count:a})}</p>
<ul class="points">${r.slice(0,50).map((e,t)=>n`<li key=${t}>${c(e)}</li>`)}</ul>
${a>50&&n`<p>${i(`journal.more`,{count:a-50})}</p>`}
</div>`}function ir(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function ar({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Ye(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function or({onHead:e,onClose:t}){let r=R(null),[a,o]=D(``);return P(()=>{let t=new AbortController;return Je(r.current,t.signal,t=>ir(t)?(e(t),!0):!1,o),()=>t.abort()},[]),n`<${je} title=${i(`journal.scan`)} onClose=${t}>
<video ref=${r} class="viewfinder" hidden=${[`impossible`,`refused`].includes(a)} muted playsinline aria-label=${i(`hall-viewfinder`)}></video>
${a&&n`<p class="note warn" role="status">${i(`journal.scan.${a}`)}</p>`}
<//>`}function sr({state:e}){return n`<section class="card" aria-labelledby="proof">
<h2 id="proof">${i(`journal.proof`)}</h2>
<p class="unprinted">${i(`journal.proof-about`)}</p>
<${cr} />
<${F} title=${i(`journal.head`)}>${()=>n`<${ur} state=${e} />`}<//>
</section>`}function cr(){let{official:e}=x(),[t,r]=D(``),[a,o]=D(null),[s,c]=D(null),l=R(null);P(()=>()=>l.current?.abort(),[]);let[u,d]=D(!1),f=e=>{r(e),d(!1)},p=ir(t),m=t.trim()&&!p?i(`journal.no-head`):``;return n`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),m||s)return;l.current=new AbortController,o(null),c({done:0,all:0});let{signal:n}=l.current;o(await lr({noted:p,stop:n,tell:(e,t)=>c({done:e,all:t})},e)),c(null)}}>
<${O} label=${i(`journal.noted`)} hint=${i(`journal.noted-hint`)} value=${t} wrong=${m} onInput=${r}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>d(!0)}>${i(`journal.scan`)}</button>
<button class="button main" disabled=${!!s}>${i(`journal.verify`)}</button>
</form>
${s&&n`<div class="stack" role="status">
<progress aria-label=${i(`journal.verifying`)} max=${s.all||1} value=${s.done}></progress>
<p>${i(`journal.progress`,s)}</p>
<button class="button" type="button" onClick=${()=>l.current?.abort()}>${i(`journal.stop`)}</button>
</div>`}
${a&&n`<${tr} result=${a} />`}
${u&&n`<${or} onHead=${f} onClose=${()=>d(!1)} />`}`}async function lr(e,t){let{prove:n}=await I.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?i(`journal.stopped`):V(t)})),a=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),o=await r(Promise.race([n(e),a]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:o};let s=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:o,server:await r(I.ask(`audit${s}`,{timeout:12e4}))}}function ur({state:e}){let[t,r]=D(null),[a,o]=D(``),{online:s}=x();if(P(()=>{I.ask(`journal/head`).then(r,e=>o(V(e)))},[e.seq,s]),!t)return n`<p class=${a?`note warn`:`soft`} role="status">${a||i(`loading`)}</p>`;let{slug:c,name:u,time_zone:d}=e.settings,f=`${t.seq}:${t.hash}`;return n`<div class="stack head">
<p>${i(`journal.head-about`)}</p>
<figure><${ze} text=${f} label=${i(`journal.code`)} /><figcaption><strong>${u}</strong></figcaption></figure>
<${l} rows=${[[i(`journal.number-of`),t.seq],[i(`journal.time`),t.at&&v(t.at,d)],[i(`journal.hash`),n`<code>${f}</code>`],[i(`journal.command`),n`<code>shinpan audit verify ${c} --head ${f}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>ar(e.settings,t)}>${i(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${i(`hall-print`)}</button>
</p>
</div>`}function dr({query:e}){let{tournament:t,state:r}=x();if(!t||!r)return n`<${L} title=${i(`journal.title`)} />`;let a=Object.fromEntries(e);return n`<${fr} key=${e.toString()} state=${r} asked=${a} />`}function fr({state:e,asked:t}){let[r,a]=D(t),[o,s]=D(e.seq),c=JSON.stringify([r,o]);return n`<${C} title=${i(`journal.title`)} up="#/log">
<${sr} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${i(`journal.entries`)}</h2>
<p class="soft">${i(`journal.kept`,{seq:e.seq})}</p>
<${Yn} state=${e} chosen=${r} onChoose=${a} />
${e.seq>o&&n`<button class="button" type="button" onClick=${()=>s(e.seq)}>${i(`journal.newer`,{count:e.seq-o})}</button>`}
<${pr} key=${c} state=${e} from=${o} chosen=${r} onSubject=${e=>a({subject:e})} />
</section>
<//>`}function pr({state:e,from:t,chosen:r,onSubject:o}){let s=a(()=>Qn(e,r),[]),[l,u]=D([]),[d,f]=D(t+1),[p,m]=D(!1),h=R(!1),g=async()=>{if(!(h.current||d===null)){h.current=!0;try{let e=await(await I.audit()).older(d,30,s);u(t=>[...t,...e.entries]),f(e.next)}catch{m(!0)}finally{h.current=!1}}};return P(()=>void g(),[]),p?n`<p class="note bad" role="alert">${i(`journal.unread`)}</p>`:d===t+1?n`<${c} />`:n`<ul class="entries">
${l.map(t=>n`<li key=${t.seq}><${Gn} state=${e} entry=${t} onSubject=${o} /></li>`)}
</ul>
${l.length===0&&n`<p class="soft" role="status">${i(`hall-none-found`)}</p>`}
${d!==null&&n`<button class="button" type="button" onClick=${g}>${i(`journal.older`)}</button>`}`}function J(e){let{state:t,online:n}=x(),[r,i]=D({items:null,trouble:null});return P(()=>{let t=!1;return mr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function mr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await I.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function hr({of:{items:e,trouble:t},children:r}){return!e&&!t?n`<${c} />`:n`${t&&n`<${gr} error=${t} />`}${e&&r(e)}`}function gr({error:e}){return e.problem?n`<div role="alert"><${ke} problem=${e.problem} /></div>`:n`<p class="note bad" role="alert">${V(e)} ${i(`people.needs-network`)}</p>`}function Y(){let[e,t]=D(null),[r,i]=D(!1),a=R(!1);return{ask:async e=>{if(!a.current){a.current=!0,i(!0),t(null);try{await Ge(e)}catch(e){if(!(e instanceof me)&&e.name!==`Unreachable`)throw e;t(e)}finally{a.current=!1,i(!1)}}},asking:r,wrong:e&&n`<${gr} error=${e} />`}}function X(){let e=R(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??re(I.now());return e.current.set(n,r),r}}async function Z(e,t,n,r){let i=await I.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await I.ask(`${e}/${t}/revocation`,{method:`PUT`}),I.ask(`${e}/${re(I.now())}`,{method:`PUT`,body:n}))}const _r=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Q(e){return Me(_r.filter(t=>e.includes(t)).map(e=>i(`hall-role.${e}`)))}function vr({label:e,names:t,said:r,chosen:i,wrong:a,onChange:o}){let s=e=>o(i.includes(e)?i.filter(t=>t!==e):[...i,e]);return n`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>n`<label class="choice several" key=${e}>
<input type="checkbox" checked=${i.includes(e)} onChange=${()=>s(e)} />
<span>${r(e)}</span>
</label>`)}
</div>
${a&&n`<p class="wrong" role="alert">${a}</p>`}
</fieldset>`}function yr(e){return n`<${vr} label=${i(`people.roles`)} names=${_r} said=${e=>i(`hall-role.${e}`)}
...${e} />`}function br({state:e}){let t=J(`invitations`),r=n`<a class="button main" href="#/people/invite">${i(`people.invite`)}</a>`;return n`<${C} title=${i(`people.links`)} up="#/people" actions=${r}>
<${hr} of=${t}>
${t=>n`<${xr} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function xr({links:e,state:t}){let r=t.settings.time_zone,a=e.filter(({closed:e})=>!e),o=e.filter(({closed:e})=>e);return n`${a.length===0&&n`<${k} text=${i(`people.no-links`)} />`}
<${Sr} links=${a} zone=${r} state=${t} />
${o.length>0&&n`<${F} title=${i(`people.closed-count`,{count:o.length})}>
${()=>n`<${Sr} links=${o} zone=${r} state=${t} />`}
<//>`}`}function Sr({links:e,zone:t,state:r}){return e.length===0?null:n`<ul class="rows">
${e.map(e=>n`<${wr} key=${e.id} link=${e} zone=${t} whom=${r?Cr(r,e):i(`people.open-link`)} />`)}
</ul>`}function Cr(e,{official:t,player:n,roles:r,label:a}){return t?i(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?i(`people.for-player`,{name:e.players[n]?.name??`?`}):[Q(r),a].filter(Boolean).join(` · `)}function wr({link:e,zone:t,whom:r}){let[a,o]=D(!1),{ask:s,asking:c,wrong:l}=Y();return n`<li>
<div class="row">
<span class="body"><strong>${r}</strong><small>${Tr(e,t)}</small></span>
${!e.closed&&n`<button class="button danger" type="button" disabled=${c} aria-haspopup="dialog"
aria-label=${i(`people.withdraw-this`,{whom:r})} onClick=${()=>o(!0)}>${i(`people.withdraw`)}</button>`}
</div>
${l}
${a&&n`<${b} title=${i(`people.withdraw-ask`)} text=${i(`people.withdraw-text`)} yes=${i(`people.withdraw`)} danger
onYes=${()=>{o(!1),s(()=>I.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>o(!1)} />`}
</li>`}function Tr({uses:e,uses_left:t,expires_at:n,closed:r},a){let o=e===null?i(`people.any-number`):i(`people.uses-left`,{left:t,uses:e});return r?[i(`people.closed.${r}`),o].join(` · `):[o,n?i(`people.until`,{time:v(n,a)}):i(`people.no-end`)].join(` · `)}function Er({made:e,state:t,up:r,onMore:a}){let o=`${location.origin}${e.join}`,s=e.limits??Tr(e,t.settings.time_zone),c=n`<button class="button" type="button" onClick=${a}>${i(`people.another`)}</button>
<a class="button main" href=${r}>${i(`people.done`)}</a>`;return n`<${C} title=${i(`people.link-made`)} up=${r} actions=${c}>
<p><strong>${Or(t,e)}</strong></p>
<figure class="big-code"><${ze} text=${o} label=${i(`people.code`)} /></figure>
<p class="soft">${s}</p>
<${kr} made=${e} />
<${Dr} label=${i(`people.link`)} text=${o} />
<p class="note warn">${i(`people.link-once`)}</p>
<//>`}function Dr({label:e,text:t}){return n`<${O} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&n`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>y(i(`people.copied`)),()=>y(i(`people.not-copied`)))}>${i(`people.copy`)}</button>`}
${`share`in navigator&&n`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${i(`people.share`)}</button>`}
</div>`}function Or(e,{official:t,player:n,roles:r,name:a}){return n?i(`people.sees-own`,{name:e.players[n]?.name??`?`}):a?i(`people.becomes-named`,{name:a,roles:Q(r)}):t?i(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):i(`people.becomes`,{roles:Q(r)})}function kr({made:e}){let{items:t}=J(`phones`),r=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return n`<p role="status">${r>0&&n`<span class="badge">${i(`people.arrived`,{count:r})}</span>`}</p>`}const Ar=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function jr({state:e,query:t}){let[r,a]=D(null),o=t.get(`official`),s=t.get(`player`),c=o?`#/people/${o}`:s?`#/people/player/${s}`:`#/people`,l=i(o?`people.one-more`:s?`people.give-link`:`people.invite`);return r?n`<${Er} made=${r} state=${e} up=${c} onMore=${()=>a(null)} />`:n`<${C} title=${l} up=${c}>
${o?n`<${Fr} official=${e.officials[o]} onMade=${a} />`:s?n`<${Ir} player=${e.players[s]} onMade=${a} />`:n`<${Mr} onMade=${a} />`}
<//>`}function Mr({onMade:e}){let[t,r]=D(`name`),a=[`name`,`role`].map(e=>({value:e,text:i(`people.by.${e}`)}));return n`<${z} label=${i(`people.whom`)} value=${t} options=${a} onChange=${r} />
${t===`name`?n`<${Nr} onMade=${e} />`:n`<${Pr} onMade=${e} />`}`}function Nr({onMade:e}){let[t,r]=D(``),[a,o]=D([]),s=X();return n`<${Lr} lacks=${e=>({name:e&&!t.trim()?i(`people.name-missing`):``,roles:e&&a.length===0?i(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:a},r=await I.ask(`officials/${s(n)}`,{method:`PUT`,body:n}),o={official:r.id,label:r.name};e({join:(r.join?r:await Z(`invitations`,s(o),o,`join`)).join,official:r.id,name:r.name,roles:r.roles,limits:i(`people.one-phone`)})}}>
${e=>n`<${O} label=${i(`people.name`)} value=${t} onInput=${r} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${yr} chosen=${a} wrong=${e.roles} onChange=${o} />
<p class="soft">${i(`people.by-name-text`)}</p>`}
<//>`}function Pr({onMade:e}){let[t,r]=D([]),[a,o]=D(`5`),[s,c]=D(240),[l,u]=D(``),d=X();return n`<${Lr} lacks=${e=>({roles:e&&t.length===0?i(`people.role-missing`):``,uses:e&&!($(a)>=1&&$(a)<=500)?i(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:$(a),minutes:s,label:l.trim()};e(await Z(`invitations`,d(n),n,`join`))}}>
${e=>n`<${yr} chosen=${t} wrong=${e.roles} onChange=${r} />
<${O} label=${i(`people.uses`)} value=${a} onInput=${o} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${Rr} value=${s} onChange=${c} />
<${O} label=${i(`people.label`)} hint=${i(`people.label-hint`)} value=${l} onInput=${u} autocomplete="off" maxlength="200" />
<p class="soft">${i(`people.by-role-text`)}</p>`}
<//>`}function Fr({official:e,onMade:t}){let[r,a]=D(60),o=X();return e?n`<${Lr} make=${async()=>{let n={official:e.id,minutes:r,label:e.name};t(await Z(`invitations`,o(n),n,`join`))}}>
${()=>n`<p>${i(`people.becomes-phone`,{name:e.name})}</p><${Rr} value=${r} onChange=${a} />`}
<//>`:n`<p class="note warn">${i(`people.nobody`)}</p>`}function Ir({player:e,onMade:t}){let r=X();return e?n`<${Lr} make=${async()=>{let n={player:e.id,uses:null,minutes:null,label:e.name};t(await Z(`invitations`,r(n),n,`join`))}}>${()=>n`<p>${i(`people.own-text`,{name:e.name})}</p>`}<//>`:n`<p class="note warn">${i(`people.nobody`)}</p>`}function Lr({make:e,lacks:t=()=>({}),children:r}){let[a,o]=D(!1),{ask:s,asking:c,wrong:l}=Y();return n`<form class="stack" onSubmit=${n=>{n.preventDefault(),o(!0),Object.values(t(!0)).some(Boolean)||s(e)}} novalidate>
${r(t(a))} ${l}
<button class="button main" disabled=${c}>${i(`people.make-link`)}</button>
</form>`}function Rr({value:e,onChange:t}){let r=Ar.map(([e,t,n])=>({value:n,text:E(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return n`<${o} label=${i(`people.lasts`)} value=${e} options=${r}
onChange=${e=>t(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function zr({whom:e,name:t,zone:r}){let a=J(`phones`),o=J(`invitations`),[[s,c]]=Object.entries(e),l=e=>e[s]===c;return n`<section class="stack">
<h2>${i(`people.phones`)}</h2>
<${hr} of=${a}>
${e=>n`<${Br} phones=${e.filter(l)} name=${t} zone=${r} />`}
<//>
${o.items&&n`<${Sr} links=${o.items.filter(e=>l(e)&&!e.closed)} zone=${r} />`}
<a class="button" href=${`#/people/invite?${s}=${c}`}>${i(s===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function Br({phones:e,name:t,zone:r}){let a=e.filter(({cut_off_at:e})=>e),o=e.filter(({cut_off_at:e})=>!e),s=e=>n`<ul class="rows">
${e.map(e=>n`<${Vr} key=${e.id} phone=${e} name=${t} zone=${r} />`)}
</ul>`;return n`${o.length?s(o):n`<p class="soft">${i(`people.no-phone`)}</p>`}
${a.length>0&&n`<${F} title=${i(`people.cut-off-count`,{count:a.length})}>${()=>s(a)}<//>`}`}function Vr({phone:e,name:t,zone:r}){let{id:a,agent:o,admitted_at:s,seen_at:c,cut_off_at:l,by_account:u}=e,[d,f]=D(!1),{ask:p,asking:m,wrong:h}=Y(),g=u?i(`people.by-account`):Wr(o??``),_=()=>{f(!1),p(async()=>{await I.ask(`phones/${a}/cut-off`,{method:`PUT`}),y(i(`people.cut-off-done`))})},x=[i(`people.since`,{time:v(s,r)}),c&&!l&&i(`people.seen`,{day:E(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:r}).format(new Date(c))}),l&&i(`people.cut-off-at`,{time:v(l,r)})];return n`<li>
<div class="row">
<span class="body"><strong>${g}</strong><small>${x.filter(Boolean).join(` · `)}</small></span>
${!l&&n`<button class="button danger" type="button" disabled=${m} aria-haspopup="dialog"
aria-label=${i(`people.cut-off-this`,{phone:g})} onClick=${()=>f(!0)}>${i(`people.cut-off`)}</button>`}
</div>
${h}
${d&&n`<${b} title=${i(`people.cut-off-ask`,{name:t,phone:g})} text=${i(`people.cut-off-text`,{name:t})}
yes=${i(`people.cut-off`)} danger onYes=${_} onClose=${()=>f(!1)} />`}
</li>`}const Hr=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],Ur=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function Wr(e){return[Hr,Ur].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function Gr({settings:{slug:e,version:t,board_open:r=!1},online:a}){let[o,s]=D(r);P(()=>s(r),[r]);let[c,l]=D(0),{ask:u,asking:d,wrong:f}=Y();return n`<section class="stack">
<h2>${i(`people.board`)}</h2>
<${Ae} label=${i(`people.board-open`)} hint=${i(`people.board-open-hint`)} checked=${o}
disabled=${d||!a} onChange=${e=>{s(e);let n={method:`PATCH`,match:`"${Math.max(t,c)}"`,body:{board_open:e}};u(async()=>{try{l((await I.ask(``,n)).version)}catch(e){throw s(r),e}})}} />
${f}
<a class="button" href=${`#/board/${e}`}>${i(`people.board-show`)}</a>
</section>`}function Kr({state:e}){let{online:t}=x(),{items:r}=J(`phones`),a=Jr(Object.values(e.officials)),o=a.filter(({revoked_at:e})=>e),s=e=>n`<ul class="rows">
${e.map(e=>n`<${qr} key=${e.id} official=${e} phones=${r} />`)}
</ul>`,c=n`<a class="button main" href="#/people/invite">${i(`people.invite`)}</a>`;return n`<${C} title=${i(`people.title`)} up="#/tables" actions=${c}>
${!t&&n`<p class="note warn" role="status">${i(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${i(`people.officials`)}</h2>
${s(a.filter(({revoked_at:e})=>!e))}
${o.length>0&&n`<${F} title=${i(`people.revoked`,{count:o.length})}>${()=>s(o)}<//>`}
</section>
<nav class="stack" aria-label=${i(`people.more`)}>
<a class="button" href="#/people/links">${i(`people.links`)}</a>
<a class="button" href="#/people/players">${i(`people.players`)}</a>
<a class="button" href="#/people/tokens">${i(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${i(`people.erase`)}</a>
</nav>
<${Gr} settings=${e.settings} online=${t} />
<//>`}function qr({official:{id:e,name:t,roles:r,player_id:a,revoked_at:o},phones:s}){let c=s?.filter(t=>t.official===e&&!t.cut_off_at).length;return n`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Q(r)}</span>
${c!==void 0&&!o&&n`<small>${i(c?`people.phones-count`:`people.no-phone`,{count:c})}</small>`}
</span>
${a&&n`<span class="badge">${i(`people.plays-too`)}</span>`}
</a>
</li>`}function Jr(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function Yr({state:e,official:t}){let{id:r,name:a,player_id:s=null,conflicts:c=[]}=t,l={player:s,conflicts:c},[{player:u,conflicts:d},f]=D(l),p=R(l),m=R(null),{ask:h,asking:g,wrong:_}=Y(),v=e=>f(p.current=e);P(()=>{g||!_&&m.current&&JSON.stringify(m.current)!==JSON.stringify(l)||(m.current=null,v(l))},[s,c.join(),!!_]);let b=async()=>{for(let e=null;e!==p.current;)e=p.current,await I.ask(`officials/${r}`,{method:`PATCH`,body:e}),m.current=e;y(i(`people.saved`))},x=e=>{v({...p.current,...e}),h(b)},S=Jr(Object.values(e.players));return n`<section class="card">
<h2>${i(`people.partial`)}</h2>
<p class="soft">${i(`people.partial-text`)}</p>
<${o} label=${i(`people.plays-as`,{name:a})} value=${u??``} options=${Zr(S,`people.plays-not`)}
onChange=${e=>x({player:e||null})} />
<${Xr} players=${S.filter(e=>e.id!==u)} declared=${d}
onChange=${e=>x({conflicts:e})} />
${_}
</section>`}function Xr({players:e,declared:t,onChange:r}){let a=e.filter(({id:e})=>t.includes(e)),s=e.filter(({id:e})=>!t.includes(e)),c=e=>r(t.filter(t=>t!==e));return n`${a.length>0&&n`<ul class="rows">
${a.map(({id:e,name:t})=>n`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${i(`people.conflict-over`,{name:t})} onClick=${()=>c(e)}>
${i(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${o} key=${t.join()} label=${i(`people.conflict-add`)} value="" options=${Zr(s,`people.choose-player`)}
onChange=${e=>e&&r([...t,e])} />`}function Zr(e,t){return[{value:``,text:i(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Qr({state:e,id:t}){let r=e.officials[t],a=`#/people`;if(!r)return n`<${N} title=${i(`people.title`)} text=${i(`people.nobody`)} up=${a} />`;let{name:o,roles:s,revoked_at:c}=r;return c?n`<${C} title=${o} up=${a}>
<p>${Q(s)}</p>
<p class="note warn">${i(`people.revoked-at`,{time:v(c,e.settings.time_zone)})}</p>
<//>`:n`<${C} title=${o} up=${a}>
<p>${Q(s)}</p>
<${zr} whom=${{official:t}} name=${o} zone=${e.settings.time_zone} />
<${$r} key=${s.join()} official=${r} />
<${Yr} state=${e} official=${r} />
<${ei} official=${r} />
<//>`}function $r({official:{id:e,roles:t}}){let[r,a]=D(t),[o,s]=D(``),{ask:c,asking:l,wrong:u}=Y(),d=[...r].sort().join()===[...t].sort().join();return n`<form class="card" onSubmit=${t=>{t.preventDefault(),s(r.length?``:i(`people.role-missing`)),r.length&&c(async()=>{await I.ask(`officials/${e}`,{method:`PATCH`,body:{roles:r}}),y(i(`people.saved`))})}}>
<h2>${i(`people.roles-change`)}</h2>
<p class="soft">${i(`people.roles-late`)}</p>
<${yr} chosen=${r} wrong=${o} onChange=${a} />
${u}
${!d&&n`<button class="button main" disabled=${l}>${i(`people.save`)}</button>`}
</form>`}function ei({official:{id:e,name:t}}){let[r,a]=D(!1),{ask:o,asking:s,wrong:c}=Y();return n`${c}
<button class="button danger" type="button" disabled=${s} aria-haspopup="dialog" onClick=${()=>a(!0)}>
${i(`people.revoke-this`,{name:t})}
</button>
${r&&n`<${b} title=${i(`people.revoke-ask`,{name:t})} text=${i(`people.revoke-text`)} yes=${i(`people.revoke`)} danger
onYes=${()=>{a(!1),o(()=>I.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>a(!1)} />`}`}function ti({state:e}){let[t,r]=D(``),{items:a}=J(`invitations`),o=t.trim().toLocaleLowerCase(),s=Jr(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(o)),c=new Set((a??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return n`<${C} title=${i(`people.players`)} up="#/people">
<p>${i(`people.players-text`)}</p>
<${O} type="search" label=${i(`people.find`)} value=${t} onInput=${r} />
${s.length===0&&n`<${k} text=${i(`people.nobody`)} />`}
<ul class="rows">
${s.map(({id:e,name:t})=>n`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${c.has(e)&&n`<span class="badge">${i(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function ni({state:e,id:t}){let r=e.players[t],a=`#/people/players`;return r?n`<${C} title=${r.name} up=${a}>
<p>${i(`people.own-text`,{name:r.name})}</p>
<${zr} whom=${{player:t}} name=${r.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${i(`people.erase`)}</a>
<//>`:n`<${N} title=${i(`people.players`)} text=${i(`people.nobody`)} up=${a} />`}function ri({state:e,query:t}){let r=t.get(`player`),a=r&&e.players[r],o=r?`#/people/player/${r}`:`#/people`;if(r&&!a)return n`<${N} title=${i(`erasing.title`)} text=${i(`people.nobody`)} up="#/people/players" />`;let s=a?i(`erasing.title-one`,{name:a.name}):i(`erasing.title`);return n`<${C} title=${s} up=${o}>
<p>${i(`erasing.text`)}</p>
${e.season&&n`<p class="note warn">${i(`erasing.season`)}</p>`}
<p class="soft">${i(`erasing.other-places`)}</p>
<${ii} player=${r} count=${a?1:Object.keys(e.players).length} />
<${ai} zone=${e.settings.time_zone} />
<//>`}function ii({player:e,count:t}){let[r,a]=D(!1),[o,s]=D(!1),[c,l]=D(!1),{ask:u,asking:d,wrong:f}=Y(),p=X();return n`<div class="stack">
${!e&&n`<${Ae} label=${i(`erasing.texts`)} hint=${i(`erasing.texts-hint`)} checked=${r} onChange=${a} />
<${Ae} label=${i(`erasing.photos`)} checked=${o} onChange=${s} />`}
${f}
<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog" onClick=${()=>l(!0)}>
${i(`erasing.erase`)}
</button>
${c&&n`<${b} title=${i(`erasing.ask`)} text=${i(`erasing.ask-text`,{count:t})} yes=${i(`erasing.erase`)} danger
onYes=${()=>{l(!1);let t={texts:r,photos:o,...e&&{players:[e]}};return u(async()=>{await I.ask(`erasures/${p(t)}`,{method:`PUT`,body:t}),y(i(`erasing.done`))})}} onClose=${()=>l(!1)} />`}
</div>`}function ai({zone:e}){let{items:t}=J(`erasures`);if(!t?.length)return null;let r=E(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return n`<section class="stack">
<h2>${i(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:a,photos:o,server_at:s})=>n`<li key=${e} class="row">
<span class="body">
<strong>${t?i(`erasing.some`,{count:t.length}):i(`erasing.everybody`)}</strong>
<small>${[i(`erasing.names`),a&&i(`erasing.texts`),o&&i(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${r.format(new Date(s))}</small>
</span>
</li>`)}
</ul>
</section>`}const oi=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function si({state:e}){let t=J(`api-tokens`),[r,a]=D(!1),o=!r&&n`<button class="button main" type="button" onClick=${()=>a(!0)}>${i(`people.token-new`)}</button>`;return n`<${C} title=${i(`people.tokens`)} up="#/people" actions=${o}>
<p>${i(`people.tokens-text`)}</p>
${r&&n`<${di} state=${e} onDone=${()=>a(!1)} />`}
<${hr} of=${t}>${t=>n`<${ci} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function ci({tokens:e,state:t}){let r=e.filter(li),a=e.filter(e=>!li(e)),o=e=>n`<ul class="rows">
${e.map(e=>n`<${ui} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return n`${a.length?o(a):n`<${k} text=${i(`people.no-tokens`)} />`}
${r.length>0&&n`<${F} title=${i(`people.closed-count`,{count:r.length})}>${()=>o(r)}<//>`}`}function li({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=I.now()}function ui({token:e,state:t}){let{id:r,name:a,official:o,scopes:s,expires_at:c,revoked_at:l}=e,[u,d]=D(!1),{ask:f,asking:p,wrong:m}=Y(),h=()=>{d(!1),f(()=>I.ask(`api-tokens/${r}/revocation`,{method:`PUT`}))},g=v(l??c,t.settings.time_zone);return n`<li>
<div class="row">
<span class="body">
<strong>${a}</strong>
<span>${i(`people.acts-as`,{name:t.officials[o]?.name??`?`})}</span>
<small>${Me(s.map(e=>i(`people.scope.${e}`)))}</small>
<small>${i(l?`people.revoked-at`:`people.until`,{time:g})}</small>
</span>
${!li(e)&&n`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${i(`people.withdraw-this`,{whom:a})} onClick=${()=>d(!0)}>${i(`people.revoke`)}</button>`}
</div>
${m}
${u&&n`<${b} title=${i(`people.token-ask`,{name:a})} text=${i(`people.token-revoke-text`)} yes=${i(`people.revoke`)} danger
onYes=${h} onClose=${()=>d(!1)} />`}
</li>`}function di({state:e,onDone:t}){let r=x().official.id,[a,s]=D({name:``,official:r,scopes:[`read`],days:`30`}),[c,l]=D(!1),[u,d]=D(``),f=X(),{ask:p,asking:m,wrong:h}=Y(),g=fi(a),_=e=>t=>s({...a,[e]:t}),v=e=>{e.preventDefault(),l(!0);let t={...a,name:a.name.trim(),days:$(a.days)};Object.values(g).some(Boolean)||p(async()=>d((await Z(`api-tokens`,f(t),t,`token`)).token))};if(u)return n`<${pi} token=${u} name=${a.name} onDone=${t} />`;let y=Jr(Object.values(e.officials).filter(({revoked_at:e})=>!e));return n`<form class="card stack" onSubmit=${v} novalidate>
<h2>${i(`people.token-new`)}</h2>
<${O} label=${i(`people.token-name`)} hint=${i(`people.token-name-hint`)} value=${a.name} wrong=${c?g.name:``}
onInput=${_(`name`)} autocomplete="off" maxlength="200" />
<${o} label=${i(`people.token-official`)} value=${a.official} onChange=${_(`official`)}
options=${y.map(({id:e,name:t})=>({value:e,text:t}))} />
<${vr} label=${i(`people.scopes`)} names=${oi} chosen=${a.scopes} wrong=${c?g.scopes:``}
said=${e=>n`${i(`people.scope.${e}`)}<br /><small class="soft">${i(`people.opens.${e}`)}</small>`}
onChange=${_(`scopes`)} />
<${O} label=${i(`people.days`)} value=${a.days} onInput=${_(`days`)} wrong=${c?g.days:``} inputmode="numeric" autocomplete="off" />
${h}
<div class="pair">
<button class="button main" disabled=${m}>${i(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${i(`cancel`)}</button>
</div>
</form>`}function fi({name:e,scopes:t,days:n}){return{name:e.trim()?``:i(`people.token-name-missing`),scopes:t.length?``:i(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:i(`people.days-wrong`,{most:366})}}function pi({token:e,name:t,onDone:r}){return n`<section class="card stack" role="status">
<h2>${i(`people.token-made`,{name:t})}</h2>
<${Dr} label=${i(`people.token`)} text=${e} />
<p class="note warn">${i(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${r}>${i(`people.done`)}</button>
</section>`}const mi={erase:ri,invite:jr,links:br,players:ti,player:ni,tokens:si};function hi({args:[e=``,t=``],query:r}){let{tournament:a,state:o,official:s}=x();if(!a||!o)return n`<${L} title=${i(`people.title`)} />`;if(!_e(s,[`director`]))return n`<${C} title=${i(`people.title`)} up="#/tables"><p class="note warn">${i(`people.directors`)}</p><//>`;let c=e===``?Kr:Object.hasOwn(mi,e)?mi[e]:Qr;return n`<${c} state=${o} id=${t||e} query=${r} /><${Ze} />`}const gi=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],_i=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],vi=[`xlsx`,`csv`];function yi(){let{tournament:e,state:t,official:r}=x();if(!e||!t)return n`<${L} title=${i(`reports.title`)} />`;let a=wi(r,gi),o=wi(r,_i);return n`<${C} title=${i(`reports.title`)} up="#/tables">
<${bi} papers=${a} />
${o.length>0&&n`<${xi} sheets=${o} />`}
${_e(r,[`director`])&&n`<${Ci} />`}
<//>`}function bi({papers:e}){let t=et();return n`<section class="stack">
<h2>${i(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:r})=>n`<${He} key=${e} name=${i(`reports.paper.${e}`)} hint=${i(`reports.about.${e}`)} path=${r}
file=${`${t}-${r.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function xi({sheets:e}){let t=et(),[r,a]=D(`xlsx`);return n`<section class="stack">
<h2>${i(`reports.sheets`)}</h2>
<${z} label=${i(`reports.form`)} value=${r} onChange=${a}
options=${vi.map(e=>({value:e,text:i(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>n`<${He} key=${e} name=${i(`reports.sheet.${e}`)} path=${Si(e,r)}
file=${`${t}-${e}.${r}`} />`)}
</ul>
</section>`}function Si(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function Ci(){let e=et();return n`<section class="stack">
<h2>${i(`reports.journal`)}</h2>
<ul class="rows">
<${He} name=${i(`reports.journal-whole`)} hint=${i(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function wi(e,t){return t.filter(({roles:t})=>_e(e,t))}const Ti={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Ei({kind:e,columns:t,onChoose:r}){let a=[{value:``,text:i(`enrol.passed-over`)},...Ti[e].map(e=>({value:e,text:i(`enrol.field.${e}`)}))],s=(e,n)=>r(t.map((t,r)=>r===e?{...t,column:n||null}:t.column===n?{...t,column:null}:t));return n`<div class="stack">
${t.map(({heading:e,column:t},r)=>n`<${o} key=${r} label=${e||i(`enrol.column`,{number:r+1})} value=${t??``}
options=${a} onChange=${e=>s(r,e)} />`)}
</div>`}const Di={wrong:`bad`,new:`info`,known:``};function Oi({found:e,title:t,about:r,named:i=e=>e}){return Object.keys(Di).map(a=>{let o=e.rows.filter(e=>e.status===a);return o.length>0&&n`<section class="stack" key=${a} aria-labelledby=${`rows-${a}`}>
<h2 id=${`rows-${a}`}>${t(a,o.length)}</h2>
<ol class="rows">${o.map(e=>n`<li class="item" key=${e.row}><${ki} row=${e} about=${r} named=${i} /></li>`)}</ol>
</section>`})}function ki({row:e,about:t,named:r}){let{row:a,status:o,errors:s}=e;return n`<p><strong>${i(`import.row`,{number:a})}</strong> <span class=${`badge ${Di[o]}`}>${i(`import.status.${o}`)}</span></p>
${t(e)}
${s.map(e=>n`<p class="note bad" key=${e.field+e.message}><strong>${r(e.field)}</strong> <${Ai} mistake=${e} /></p>`)}`}function Ai({mistake:{kind:e,values:t,message:r,cure:a}}){let o=T();if(!f(`mistake.${e}`))return n`<span lang="en">${r} ${a}</span>`;let s=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?G(t):t]),c=t.seat&&o.phrase(`seat-${t.seat}`);return i(`mistake.${e}`,{...Object.fromEntries(s),seat:c})}function ji({kind:e,state:t,row:{cells:r}}){return e===`seating`?n`<${Mi} state=${t} cells=${r} />`:n`<p><strong>${Ni(r.name)}</strong></p>
<p class="soft">${[r.id_number,r.team].filter(Boolean).map(Ni).join(` · `)}</p>`}function Mi({state:e,cells:t}){let r=T(),a=Object.values(e.players),o=e=>a.find(t=>t.id_number===e)?.name??``,s=[i(`hall-round`,{round:t.round}),i(`hall-table`,{label:t.table}),t.scheduled_at];return n`<p><strong>${s.filter(Boolean).map(Ni).join(` · `)}</strong></p>
<p class="soft">${j.map(e=>Ni(`${r.phrase(`seat-${e}`)} ${t[e]} ${o(t[e])}`.trim())).join(` · `)}</p>`}function Ni(e){return e.length>80?`${e.slice(0,80)}…`:e}function Pi({state:e,row:{hanchan:t,points:r}}){let i=T(),a=e.hanchans[t];return n`${a&&n`<p><a class="reach" href=${`#/result/${t}`}>${Fn(e,a)}</a></p>`}
${r&&n`<p class="soft">${j.map(e=>`${i.phrase(`seat-${e}`)} ${G(r[e])}`).join(` · `)}</p>`}`}function Fi(e,t){let[n,r]=D(()=>Ee(e)??``),[i,a]=D({}),[o,s]=D(``),[c,l]=D(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),Se(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await I.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&Se(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function Ii({wrong:e}){if(e.problem)return n`<div role="alert"><${ke} problem=${e.problem} /></div>`;let t=e.unreadable?i(`import.unreadable`):`${i(navigator.onLine?`live.unreached`:`no-network`)}. ${i(`import.again`)}`;return n`<p class="note bad" role="alert">${t}</p>`}function Li({sheet:{text:e,setText:t,setWrong:r},hint:a}){return n`<label class="button photo">${i(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[n]=e.files;n&&await zi(n).then(t,()=>r({unreadable:!0})),e.value=``}} /></label>
<${O} long label=${i(`import.paste`)} hint=${a} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const Ri={"255,254":`utf-16le`,"254,255":`utf-16be`};async function zi(e){let t=new Uint8Array(await e.arrayBuffer()),n=Ri[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(ie.lang===`ja`?`shift_jis`:`windows-1252`).decode(t)}}const Bi=[`players`,`seating`];function Vi({kind:e}){let{tournament:t,state:r,official:a}=x(),o=i(`enrol.title.${e}`);return!t||!r?n`<${L} title=${o} />`:_e(a,[`director`])?n`<${Hi} key=${t.id} kind=${e} title=${o} state=${r} place=${`shinpan.sheet.${e}.${t.id}`} />`:n`<${C} title=${o} up="#/tables"><p class="note warn">${i(`enrol.not-you`)}</p><//>`}function Hi({kind:e,title:t,state:r,place:a}){ce();let o=Fi(a,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:s,looked:l,done:u,busy:d,wrong:f,ask:p,forget:m}=o,[h,g]=D(null),_=f?.problem?.lacking,v=h??l?.columns??f?.problem?.headings,y=e=>{m(),g(e)},b={...o,setText:e=>(g(null),o.setText(e))},x=e=>p(e,h?{columns:h.map(({column:e})=>e)}:{}),S=n`<${Ei} kind=${e} columns=${v} onChoose=${y} />`,w=l??u,T=Bi.find(t=>t!==e);return n`<${C} title=${t} up="#/tables">
<${Li} sheet=${b} hint=${i(`enrol.hint.${e}`)} />
${f&&(_?n`<p class="note bad" role="alert">${i(`enrol.lacking`,{names:Me(_.map(Ui))})}</p>`:n`<${Ii} wrong=${f} />`)}
${v&&!u&&(l?n`<${F} title=${i(`enrol.columns`)}>${()=>S}<//>`:S)}
${d&&n`<${c} text=${i(`enrol.busy.${d}`)} />`}
${u&&n`<p class="note info" role="status">${i(`enrol.done`,{count:u.new,known:u.known})}</p>`}
${!w&&n`<button class="button main" type="button" disabled=${!s.trim()||d} onClick=${()=>x(`look`)}>${i(`import.look`)}</button>`}
${w?.made.length>0&&n`<p class="note info">${i(`enrol.made.${e}`,{names:Me(w.made)})}</p>`}
${w&&n`<${Oi} found=${w} named=${Ui} title=${Wi(u)} about=${t=>n`<${ji} kind=${e} state=${r} row=${t} />`} />`}
${l?.wrong>0&&n`<p class="note warn">${i(`enrol.whole`)}</p>`}
${l&&n`<button class="button main" type="button" disabled=${l.wrong>0||l.new===0||d} onClick=${()=>x(`bring`)}>${i(`enrol.bring`,{count:l.new})}</button>`}
<a class="button" href=${`#/import/${T}`}>${i(`enrol.title.${T}`)}</a>
<//>`}function Ui(e){return i(`enrol.field.${e}`)}function Wi(e){return(t,n)=>i(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const Gi={look:`results/preview`,bring:`results`};function Ki({args:[e]}){return Bi.includes(e)?n`<${Vi} key=${e} kind=${e} />`:n`<${qi} />`}function qi(){let{tournament:e,state:t,official:a}=x();return!e||!t?n`<${L} title=${i(`import.title`)} />`:r(a)?n`<${Yi} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:n`<${C} title=${i(`import.title`)} up="#/standings"><p class="note warn">${i(`import.not-you`)}</p><//>`}function Ji(e){return e===`points`||e===`row`?i(`import.field.${e}`):e}function Yi({state:e,place:t}){ce();let r=Fi(t,Gi),{text:a,looked:o,done:s,busy:l,wrong:u,ask:d}=r,[f,p]=D(!1),m=o&&o.new>0&&(o.wrong===0||f);return n`<${C} title=${i(`import.title`)} up="#/standings">
<${Li} sheet=${r} hint=${i(`import.columns`)} />
${u&&n`<${Ii} wrong=${u} />`}
${l&&n`<${c} text=${i(`import.busy.${l}`)} />`}
${s&&n`<p class="note info" role="status">${i(`import.done`,{count:s.new,known:s.known})} <a class="reach" href="#/standings">${i(`hall-standings`)}</a></p>`}
${!o&&!s&&n`<button class="button main" type="button" disabled=${!a.trim()||l} onClick=${()=>d(`look`)}>${i(`import.look`)}</button>`}
${(o||s)&&n`<${Oi} found=${o??s} title=${(e,t)=>i(`import.rows.${e}`,{count:t})} named=${Ji}
about=${t=>n`<${Pi} state=${e} row=${t} />`} />`}
${o?.wrong>0&&o.new>0&&n`<${Ae} label=${i(`import.only-good`)} hint=${i(`import.only-good-hint`)} checked=${f} onChange=${p} />`}
${o&&n`<button class="button main" type="button" disabled=${!m||l} onClick=${()=>d(`bring`,{only_good:f})}>${i(`import.bring`,{count:o.new})}</button>`}
<//>`}const Xi={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function Zi(e,t){let n=t?.content.rule_points??{},r=Object.entries(Xi).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Xi&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(Xi);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function Qi(e,t){let n=ue(Ce(e,t.round).map(ge)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return j.filter(e=>n.includes(t.seats[e]))}function $i(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function ea(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function ta(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=D(()=>r?ra(r):na(i,a)??ra(n)),c=e=>{let t={...o,...e};Se(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f}=o,p=Qi(e,t),m=Object.fromEntries(j.map(e=>[e,$i(l[e])])),h=j.filter(e=>u.includes(e)||p.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&m[e]===null,substitute:h.includes(e),replaced:p.includes(e),onText:t=>c({texts:{...l,[e]:t}}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:m,deposits:$i(d||`0`,0),unranked:h},deposits:d,reason:f,type:c,forget:()=>Se(i,null)}}function na(e,t){let n=Ee(e);return n?.number===t?n:null}function ra(e){return{texts:Object.fromEntries(j.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function ia({label:e,text:t,wrong:r,onText:a}){let o=/^[−-]/.test(t.trim());return n`<div class="sheet-seat">
<${O} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${r?i(`result.hundreds`):void 0} onInput=${a} />
<button class="button" type="button" aria-pressed=${o} aria-label=${i(`result.negative`,{label:e})} onClick=${()=>a(o?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function aa({seats:e}){return n`<fieldset>
<legend>${i(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:r,replaced:a,onSubstitute:o})=>n`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r} disabled=${a}
onChange=${e=>o(e.currentTarget.checked)} />
<span>${t}${a&&n` <small>${i(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function oa({state:e,hanchan:t,result:r,refused:a,first:o,onSent:s,onClose:c}){let{book:l}=x(),{numbers:u,complete:d}=Zi(e,l),f=ta(e,t,r,o),m=T(),h=j.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${m.phrase(`seat-${n}`)} · ${r}`,...f.of(n)}}),{does:g,wrong:_}=p(),v=f.reason.trim(),b={...f.body,...r&&{corrects:{number:r.number,reason:v}}},S=ea(Object.values(b.points),b.deposits,u.starting_points),C=r&&sa(b,r),w=d&&S===0&&!C&&(!r||v);return n`<form class="stack" onSubmit=${e=>{e.preventDefault(),w&&g(async()=>{await I.send(`result`,t.id,b,{hold:!0,replaces:a?.id}),f.forget(),ae(),y(i(`result.sent`)),s(b)})}}>
${!l&&n`<p class="note warn" role="alert">${i(`result.no-book`)}</p>`}
${l&&!d&&n`<p class="note warn" role="alert">${i(`result.no-scoring`)} <a class="reach" href="#/standings">${i(`hall-standings`)}</a></p>`}
${r&&n`<p class="note">${i(`result.corrects`)}</p>`}
<div class="sheet">${h.map(e=>n`<${ia} key=${e.seat} ...${e} />`)}</div>
<${ca} left=${S} starting=${u.starting_points} onDeposits=${e=>f.type({deposits:String(b.deposits+e)})} />
<${O} label=${i(`result.deposits`)} hint=${i(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${f.deposits}
wrong=${b.deposits===null?i(`result.hundreds`):void 0} onInput=${e=>f.type({deposits:e})} />
<${aa} seats=${h} />
${r&&n`<${O} long label=${i(`hall-reason`)} hint=${i(`hall-reason-missing`)} value=${f.reason} maxlength="4000" onInput=${e=>f.type({reason:e})} />`}
${C&&n`<p class="soft" role="status">${i(`result.same`)}</p>`}
${_}
<div class="pair">
<button class="button main" disabled=${!w}>${i(r?`result.correct`:`result.enter`)}</button>
${c&&n`<button class="button" type="button" onClick=${()=>{f.forget(),c?.()}}>${i(`cancel`)}</button>`}
</div>
</form>`}function sa({points:e,deposits:t,unranked:n},r){return j.every(t=>e[t]===r.points[t])&&t===r.deposits&&n.join()===r.unranked.join()}function ca({left:e,starting:t,onDeposits:r}){if(t===void 0)return null;let a=G(4*t),o=e===null?``:e===0?`info`:`bad`,s=e!==null&&e>0&&e%1e3==0;return n`<div class=${`note stack ${o}`}>
<p role="status">${la(e,a)}</p>
${s&&n`<button class="button" type="button" onClick=${()=>r(e)}>${i(`result.as-deposits`,{points:G(e)})}</button>`}
</div>`}function la(e,t){return e===null?i(`result.sum`,{all:t}):e===0?i(`result.fits`,{all:t}):i(e>0?`result.lacks`:`result.exceeds`,{points:G(Math.abs(e)),all:t})}function ua({state:e,hanchan:t,result:r,onCorrect:a}){let o=da(r);return n`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${i(`result.holds`)} ${r.unsent&&r.outbox!==`done`&&n`<span class="badge info">${i(`hall-unsent`)}</span>`}</h2>
<${fa} state=${e} hanchan=${t} result=${r} />
<${ne} id=${r.item}
otherwise=${a&&n`<button class="button" type="button" onClick=${a}>${i(`result.correct`)}</button>`} />
</section>
${o.length>0&&n`<${F} title=${i(`result.earlier`,{count:o.length})}>
${()=>n`<div class="stack">${o.map(r=>n`<${fa} key=${r.number} state=${e} hanchan=${t} result=${r} />`)}</div>`}
<//>`}`}function da({before:e}){return e?[e,...da(e)]:[]}function fa({state:e,hanchan:t,result:{points:r,deposits:a,unranked:o,official:s,at:c,reason:l}}){let u=T(),d=e.officials[s]?.name??i(`hall-unknown`);return n`<div class="card">
<dl class="facts">
${j.map(a=>n`<div key=${a}>
<dt>${u.phrase(`seat-${a}`)} · <span class="who">${e.players[t.seats[a]]?.name??`?`}</span>${o.includes(a)&&n`<small>${i(`result.substitute`)}</small>`}</dt>
<dd>${G(r[a])}</dd>
</div>`)}
${a>0&&n`<div><dt>${i(`result.deposits`)}</dt><dd>${G(a)}</dd></div>`}
</dl>
<p class="soft">${[d,v(c,e.settings.time_zone),l].filter(Boolean).join(` · `)}</p>
</div>`}function pa({args:[e],query:t}){let{tournament:r,state:a}=x(),o=a?.hanchans[e];return!r||!a?n`<${L} title=${i(`hall-result`)} />`:o?n`<${ma} state=${a} hanchan=${o} again=${t.has(`again`)} />`:n`<${N} title=${i(`hall-result`)} text=${i(`result.no-hanchan`)} up="#/tables" />`}function ma({state:e,hanchan:a,again:o}){let{outbox:s,official:c}=x(),l=e.results[a.id]??null,u=s.find(({kind:e,subject:n,state:r})=>e===`result`&&n===a.id&&t(r)),[d,f]=D(!l||o),[p,m]=D(null),h=r(c),g=d||!l&&!u;P(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[g]);let _=e=>{m(e),f(!1)},v=e.tables[a.table]?.label??`?`;return n`<${C} title=${i(`result.title`,{label:v,round:a.round})} up=${`#/table/${a.table}`}>
${u&&n`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${i(`result.refused`)}</h2>
<${ke} problem=${u.problem} />
${!g&&n`<button class="button" type="button" onClick=${()=>f(!0)}>${i(`hall-change`)}</button>`}
</section>`}
${h&&g&&n`<${oa} state=${e} hanchan=${a} result=${l} refused=${u} first=${u?.body??(l?null:p)} onSent=${_}
onClose=${l&&(()=>f(!1))} />`}
${!h&&!l&&n`<${k} text=${i(`result.none`)} />`}
${l&&!(h&&g)&&n`<${ua} state=${e} hanchan=${a} result=${l} onCorrect=${h&&(()=>f(!0))} />`}
<a class="button quiet" href="#/standings">${i(`hall-standings`)}</a>
<//>`}function ha({state:e,id:t}){let r=H(`standings/${t}`),{body:a}=r.answer??{},o=a?.name??(e.players[t]??e.teams[t])?.name??i(`hall-unknown`);return n`<${C} title=${o} up="#/standings">
<${Ue} seen=${r} />
<${Nn} />
${a&&n`<${ga} state=${e} body=${a} />`}
${e.players[t]&&n`<a class="button" href=${`#/player/${t}`}>${i(`standings.player`)}</a>`}
<//>`}function ga({state:e,body:t}){let{kind:r,rank:a,disqualified:o,games:s,ledger:c,score:l,p:u,final:d}=t,f=i(o?`standings.disqualified`:`standings.unranked`);return n`<section class="card" aria-labelledby="total">
<h2 id="total">${a===null?f:i(`standings.rank`,{rank:a})}</h2>
<dl class="facts">
<div><dt>${i(`standings.scored`,{count:t.hanchans})}</dt><dd>${W(l)}</dd></div>
<div><dt>${i(`standings.taken`)}</dt><dd>${W(-10*u)}</dd></div>
<div><dt><strong>${i(`standings.total`)}</strong></dt><dd>${W(d)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${i(`standings.games`)}</h2>
${s.length===0&&n`<p class="soft">${i(`standings.no-games`)}</p>`}
${s.map(t=>n`<${va} key=${t.hanchan+t.seat} state=${e} game=${t} named=${r===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${i(`standings.taken`)}</h2>
${c.length===0&&n`<p class="soft">${i(`standings.nothing-taken`)}</p>`}
${c.length>0&&n`<${_a} state=${e} ledger=${c} p=${u} named=${r===`team`} />`}
</section>`}function _a({state:e,ledger:t,p:r,named:a}){let o=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name;return n`<dl class="card facts">
${t.map(t=>n`<div key=${t.id}>
<dt>${a&&n`<span class="who">${o(t.account)}</span> · `}<${Qe} state=${e} line=${t} /></dt>
<dd>${G(-t.amount,!0)}P</dd>
</div>`)}
<div><dt><strong>${i(`standings.sum`)}</strong></dt><dd>${G(-r)}P</dd></div>
</dl>`}function va({state:e,game:t,named:r}){let a=T(),{hanchan:o,number:s,round:c,table:l,seat:u,player:d,ranked:f,place:p,points:m,delta:h,uma:g,oka:_,total:v,flags:y}=t,b=[i(`hall-round`,{round:c}),i(`hall-table`,{label:l}),a.phrase(`seat-${u}`)],x=i(`standings.delta`,{points:G(m),goal:G(m-h*100)});return n`<article class="card game">
<h3><a class="reach" href=${`#/result/${o}`}>${b.join(` · `)}</a></h3>
${r&&n`<p><a class="reach who" href=${`#/standings/${d}`}>${e.players[d]?.name??`?`}</a></p>`}
${s>1&&n`<p class="soft">${i(`standings.corrected`,{count:s-1})}</p>`}
<dl class="facts">
<div><dt>${x}</dt><dd>${W(h,!0)}</dd></div>
<div><dt>${i(`standings.uma`,{place:p})}</dt><dd>${W(g,!0)}</dd></div>
<div><dt>${i(`standings.oka`)}</dt><dd>${W(_,!0)}</dd></div>
<div><dt><strong>${i(f?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${f?``:`uncounted`}>${W(v,!0)}</dd></div>
</dl>
${y.map(e=>n`<p class="note warn" key=${e}>${i(`standings.flag.${e}`)}</p>`)}
</article>`}function ya({of:e}){let[t,r]=D(``);return n`<button class="button" type="button" onClick=${()=>{r(``);let t=`standings-${e}.csv`;I.file(`standings.csv?of=${e}`).then(e=>Ye(e,t),e=>r(V(e)))}}>${i(`standings.export`)}</button>
${t&&n`<p class="note bad" role="alert">${t}</p>`}`}function ba({state:e}){let{book:t,official:r}=x(),{numbers:a,silent:o,complete:s}=Zi(e,t);if(!t)return null;let c=o.length>0&&r?.roles?.includes(`director`),u=Object.entries(a).map(([e,t])=>[i(`standings.by.${e}`),xa(t)]),d=()=>n`${u.length>0&&n`<${l} rows=${u} />`}
${c&&n`<${Sa} names=${o} numbers=${a} />`}`;return s?n`<${F} title=${i(`standings.by`)}>${d}<//>`:n`<section class="card" aria-labelledby="by">
<h2 id="by">${i(`standings.by`)}</h2>
<p class="note warn">${i(c?`standings.say`:`standings.silent`)}</p>
${d()}
</section>`}function xa(e){return Array.isArray(e)?e.map(e=>`${G(e)}P`).join(` / `):G(e)}function Sa({names:e,numbers:t}){let[r,a]=D(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[o,s]=D(null),[c,l]=D(!1);return n`<form class="stack" onSubmit=${async t=>{t.preventDefault(),l(!0);let n=Object.fromEntries(e.map(e=>[e,Ca(e,r[e])]));await I.ask(`scoring`,{method:`PUT`,body:n}).then(()=>s(null),s),l(!1)}}>
${e.map(e=>n`<${O} key=${e} label=${i(`standings.by.${e}`)} hint=${i(`standings.hint.${e}`)}
value=${r[e]} required autocomplete="off" onInput=${t=>a({...r,[e]:t})} />`)}
${o&&(o.problem?n`<${ke} problem=${o.problem} />`:n`<p class="note bad" role="alert">${V(o)}</p>`)}
<button class="button main" disabled=${c}>${i(`standings.set`)}</button>
</form>`}function Ca(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(wa):wa(n.replace(/[\s,.'’]/g,``))}function wa(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Ta({args:[e]}){let{tournament:t,state:r}=x();return!t||!r?n`<${L} title=${i(`hall-standings`)} />`:e?n`<${ha} state=${r} id=${e} />`:n`<${Ea} state=${r} />`}function Ea({state:e}){let{official:t}=x(),a=H(`standings`),[o,s]=D(`players`),{body:c}=a.answer??{},l=r(t)&&n`<a class="button" href="#/import">${i(`standings.import`)}</a>`;return n`<${C} title=${i(`hall-standings`)} up="#/tables" actions=${l}>
<${Ue} seen=${a} />
<${Nn} />
${c?.teams.length>0&&n`<${z} label=${i(`standings.of`)} value=${o} onChange=${s}
options=${[`players`,`teams`].map(e=>({value:e,text:i(`standings.of.${e}`)}))} />`}
${c&&n`<${Da} state=${e} found=${c[o]} />`}
${c&&n`<${ya} of=${o} />`}
<${Pn} state=${e} />
<${ba} state=${e} />
<//>`}function Da({state:e,found:t}){let r=t.map(({rank:e})=>e);return r.every(e=>e===null)?n`<p class="soft">${i(`standings.none`)}</p>`:n`<ul class="rows" aria-label=${i(`hall-standings`)}>
${t.map(t=>n`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${Oa(e,t,r).join(` · `)}</small></span>
<strong>${W(t.final)}</strong>
</a>
</li>`)}
</ul>`}function Oa(e,{rank:t,team:n,hanchans:r,score:a,p:o,disqualified:s},c){let l=t!==null&&c.indexOf(t)!==c.lastIndexOf(t);return[e.teams[n]?.name,s&&i(`standings.disqualified`),!s&&t===null&&i(`standings.unranked`),l&&i(`standings.shared`),r>0&&i(`standings.hanchans`,{count:r}),o!==0&&i(`standings.less`,{score:W(a),p:`${G(o)}P`})].filter(Boolean)}export{yn as Cards,xt as Dashboard,Ht as Escalation,Wt as Escalations,dn as Fines,Ki as Import,dr as Journal,hn as Payment,hi as People,Jt as Precedents,yi as Reports,pa as Result,Ta as Standings};