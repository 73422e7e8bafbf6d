import{$r as e,$t as t,A as n,Bt as r,Dt as i,Et as a,F as o,Ft as s,Gt as c,Hr as l,I as u,Ir as d,Jt as f,K as p,Kt as m,L as h,Mt as g,Nt as _,Ot as v,Pt as y,Qr as b,Qt as x,T as S,Tt as C,Ut as w,V as T,Vt as ee,Yt as te,Zr as E,Zt as ne,_ as re,at as ie,ct as ae,d as D,dr as oe,ei as se,en as ce,f as O,fn as k,fr as le,ft as ue,hn as A,i as de,it as j,j as fe,jt as pe,k as me,kn as he,kr as ge,kt as M,or as N,ot as P,pn as _e,pr as ve,pt as F,qt as ye,rn as I,u as be,v as xe,w as Se,x as Ce,z as we}from"./app.js";import{$t as Te,Ct as L,D as Ee,E as De,Et as Oe,F as ke,G as Ae,H as je,I as Me,It as Ne,J as Pe,Jt as Fe,K as Ie,L as Le,P as Re,Qt as ze,R as Be,St as Ve,_t as He,an as Ue,b as We,bt as Ge,dn as Ke,en as qe,f as Je,fn as Ye,ft as R,gt as Xe,h as Ze,ht as z,in as B,k as Qe,m as $e,mt as et,nn as tt,on as nt,q as rt,qt as V,rn as H,tn as it,v as at,vt as ot,x as st,xt as U,y as ct,yt as lt}from"./shared.js";function W({id:e,title:t,what:n,about:r,rows:i}){let o=Math.max(...i.map(({value:e})=>e),1);return I`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&I`<p class="soft">${r}</p>`}
${i.length===0&&I`<p class="soft">${f(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>I`<li key=${e.key}><${ut} row=${e} most=${o} /></li>`)}
</ul>
${i.length>0&&I`<${a} title=${f(`dashboard.numbers`)}>${()=>I`<${ft} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function ut({row:{name:e,value:t,part:n=0,href:r},most:i}){return I`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${L(t)}</strong>
<${dt} value=${t} part=${n} most=${i} />
${n>0&&I`<small>${f(`dashboard.part`,{count:L(n)})}</small>`}
</a>`}function dt({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return I`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&I`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function ft({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return I`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${f(`hall-rulings`)}</th>
${r&&I`<th scope="col">${f(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>I`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${L(n)}</td>
${r&&I`<td>${L(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function pt(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:f(`hall-round`,{round:e})}));return[{value:``,text:f(`hall-any`)},...n]}function mt({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function ht({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=_t(t,i.size>1?e=>yt(e,r):vt);return t.length===0?null:I`<section class="card" aria-labelledby="spread">
<h2 id="spread">${f(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${f(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>I`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>I`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>I`<td key=${t.key}><${gt} count=${s.get(e+t.key)} most=${c} href=${bt(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function gt({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return I`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${L(e)}</strong>
</a>`}function _t(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function vt(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function yt(e,t){let n=e.slice(0,10),r=m(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function bt(e,t,{from:n,until:r}){return mt(e,{table:t,from:n,until:r})}function xt({state:e,changes:t}){return I`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${f(`dashboard.recharged`)}</h2>
<p class="soft">${f(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>I`<li key=${[t,r.id,i].join()}>
<span class="who">${z(e,r)}</span> ${R(i,a)} → <strong>${R(i,o)}</strong>
<br /><small class="soft">${[c(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function St({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:f(e>1?`dashboard.from`:`dashboard.until`,{from:d(e),until:d(t)}),value:n,href:mt(r,{took:`${e}-${t}`})})),a=e?f(`dashboard.median`,{time:d(t),count:e}):f(`dashboard.untimed`);return I`<${W} id="taking" title=${f(`dashboard.taking`)} what=${f(`dashboard.time`)}
about=${`${a} ${f(`dashboard.measured`)}`} rows=${e?i:[]} />`}function Ct(e,t,r){let i=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),a=Object.entries(fe(r)).map(([t,r])=>[n(e,t),me(e,t,r)]);return[...i,...a]}function wt({cases:e}){return I`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${f(`dashboard.unlike`)}</h2>
<p class="soft">${f(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>I`<${Tt} key=${t} one=${e} />`)}
</section>`}function Tt({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=F(),o=i[0].rulings.length,s=Ct(a,t,n);return I`<article class="stack case">
<h3>${j(a,e)}</h3>
${s.length>0&&I`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&I`<p class="note info">${f(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>I`<${Et} key=${t} outcome=${e} most=${o} />`)}
</article>`}function Et({outcome:{penalties:e,rulings:t},most:n}){let r=F(),{state:i}=w(),o=t.map(e=>i.rulings[e]).filter(Boolean),s=I`<span class="body outcome"><span>${P(r,{penalties:e,effects:o[0]?.effects})}</span><strong>${L(t.length)}</strong><${dt} value=${t.length} most=${n} /></span>`;return I`<${a} title=${s}>${()=>I`<${re} rulings=${o} place empty=${f(`hall-none-found`)} />`}<//>`}function Dt(){let{tournament:e,state:t,official:n}=w();return!e||!t?I`<${u} title=${f(`dashboard.title`)} />`:be(n)?I`<${Ot} state=${t} />`:I`<${s} title=${f(`dashboard.title`)} up="#/log"><p class="note warn">${f(`dashboard.whose`)}</p><//>`}function Ot({state:t}){let[n,r]=e({day:``,round:``});return I`<${s} title=${f(`dashboard.title`)} up="#/log">
<div class="asked">
<${v} type="date" label=${f(`dashboard.day`)} value=${n.day} onInput=${e=>r({...n,day:e})} />
<${M} label=${f(`dashboard.round`)} value=${n.round} options=${pt(t)}
onChange=${e=>r({...n,round:e})} />
</div>
<${kt} key=${JSON.stringify(n)} state=${t} asked=${n} />
<//>`}function kt({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=B(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return I`<${Mt} seen=${r} zone=${e.settings.time_zone} />
${i&&I`<${At} state=${e} body=${i} asked=${t} />`}`}function At({state:e,body:t,asked:n}){let r=F(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>mt(n,e),l=e=>({key:e.foul,name:j(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),p=a.filter(e=>e.otherwise>0);return I`<p role="status">${f(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${W} id="fouls" title=${f(`dashboard.fouls`)} what=${f(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${W} id="referees" title=${f(`dashboard.referees`)} what=${f(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${ht} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${W} id="otherwise" title=${f(`dashboard.otherwise`)} about=${f(`dashboard.otherwise-about`)} what=${f(`dashboard.foul`)}
rows=${p.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${wt} cases=${t.differently} />
<${xt} state=${e} changes=${t.recharged??[]} />
<${W} id="escalations" title=${f(`dashboard.escalations`)} what=${f(`dashboard.status`)}
rows=${s.map(e=>jt(e,c))} />
<${St} taking=${t.time_to_rule} asked=${n} />
</div>`}function jt({status:e,outcome:n,rulings:r},i){let a=[e,n].filter(Boolean),o=a.map(e=>t(`hall-escalation.${e}`)?f(`hall-escalation.${e}`):e),s=a.join(` `);return{key:s,name:o.join(` · `),value:r,href:i({status:``,escalation:s})}}function Mt({seen:{answer:e,fresh:t,trouble:n},zone:r}){Ye();let i=e&&c(e.at,r);return!e&&!n?I`<${y} />`:n?I`<p class="note warn" role="status">${H(n)} ${f(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:I`<p class="soft">${f(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const Nt=[`photo`,`note`];function Pt({state:t,escalation:n,ruling:i}){let a=w(),{outbox:o}=a,[s,c]=e(null);if(E(()=>void A.loadEscalationSteps(),[]),o.some(({subject:e,kind:t,state:r})=>e===n.id&&!Nt.includes(t)&&ve(r)))return I`<p class="note bad">${f(`esc.stuck`)} <a href="#/outbox">${f(`hall-resolve`)}</a></p>`;let l=ke(a,n,i);return I`
${l===`decide`&&I`<${Rt} state=${t} escalation=${n} ruling=${i} onAsk=${c} />`}
${l===`appeal`&&I`<button class="button main" type="button" onClick=${()=>c(Ft)}>${f(`esc.do.appeal`)}</button>`}
${l===`reopen`&&I`<button class="button" type="button" onClick=${()=>c(It)}>${f(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(l)&&I`<p class="note warn">${f(`esc.${l}`)}</p>`}
${l===``&&I`<p class="soft">${f(`esc.wait.${n.status}`)}</p>`}
${s&&I`<${Fe} what=${s.name} title=${f(`esc.do.${s.name}`)} text=${f(`esc.means.${s.name}`)} yes=${f(`esc.do.${s.name}`)}
onReason=${async e=>{if(!s)return;let{kind:t,name:i,...a}=s;await A.send(t,n.id,{reason:e,...a}),te(),r(f(`esc.done.${t}`)),c(null)}} onClose=${()=>c(null)} />`}
`}const Ft={kind:`appeal`,name:`appeal`},It={kind:`reopening`,name:`reopening`},Lt=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Rt({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,p=(e,t=``)=>I`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${f(`esc.do.${e.name}`)}</button>`;return I`
${u&&p(Lt(`amended`,`confirmed`),`main`)}
${p(Lt(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${f(u?`esc.amend-again`:`hall-amend`)}</a>
${p(Lt(`overturned`),`danger`)}
`}function zt({ruling:e,rulings:t}){let n=F(),{state:r}=w(),[i,a]=[!0,!1].map(n=>t.filter(t=>Ht(t,e)===n)),o=[...i,...a].slice(0,12);return I`<section class="stack">
<h2>${f(`esc.same-foul`)}</h2>
${t.length===0&&I`<p class="soft">${f(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>I`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${ae(t.kind)}`}>${P(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,c(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&I`<span class="badge info">${f(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&I`<span class="badge warn">${f(`esc.other-revision`)}</span>`}
<${xe} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&I`<a class="reach" href=${`#/log?foul=${e.foul}`}>${f(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Bt(e,t,{offender:n}){return Wt(e,t,e=>e.offender.id===n.id)}function Vt(e,t,{foul:n}){return Wt(e,t,e=>e.foul===n)}function Ht(e,t){return l(Ut(e))===l(Ut(t))}function Ut({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Wt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return Ce(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Gt({state:e,foul:t,escalation:n}){let r=B(`precedents?limit=20&foul=${t}`);return I`<section class="stack">
<h2>${f(`esc.precedents`)}</h2>
<${tt} seen=${r} what="precedents" />
${r.answer&&I`<${qt} state=${e} items=${Kt(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${f(`esc.search-precedents`)}</a>
</section>`}function Kt(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function qt({state:e,items:t}){let n=F();return t.length===0?I`<p class="soft">${f(`esc.no-precedents`)}</p>`:I`<ul class="rows below precedents">
${t.map(t=>I`<li key=${t.ruling.id}><${Jt} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Jt({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:l}}){let u=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),d=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return I`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${ae(n.kind)}`}>${P(t,n)}</strong>
<span>${j(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${d.map(e=>I`<small key=${e}>${e}</small>`)}
${u.map(e=>I`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,c(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&I`<span class="badge">${f(`hall-status.${n.status}`)}</span>`}
${l&&I`<span class="badge warn">${f(`esc.revision-changed`)}</span>`}
${r.map(e=>I`<span class="badge" key=${e}>${f(`esc.why.${e}`)}</span>`)}
${s&&I`<span class="badge info">${Me(s)}</span>`}
</span>
</span>
</a>`}function Yt({args:[e]}){let{tournament:t,state:n}=w();if(!t||!n)return I`<${u} title=${f(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?I`<${o} title=${f(`esc.one`)} text=${f(`esc.missing`)} up="#/escalations" />`:I`<${Xt} state=${n} escalation=${r} ruling=${i} />`}function Xt({state:e,escalation:t,ruling:n}){let r=F(),i=ze([n])[n.revision],a=p(r,i,n),o=a&&(a.chosen??a.final??a.first),c=t.status===`open`;Oe(c);let l=I`<${Pt} state=${e} escalation=${t} ruling=${n} />`;return I`<${s} title=${j(r,n.foul)} up="#/escalations" actions=${l}>
<${rt} ruling=${n} shown=${o}>
<p role="status"><span class=${`badge ${c?`warn`:`info`}`}>${Le(t)}</span> ${c&&I`<span class="soft">${Re(t.escalated_at)}</span>`}</p>
<//>
<${Qe} state=${e} escalation=${t} />
<section class="stack">
<h2>${f(`esc.so-far`)}</h2>
<${De} state=${e} events=${Ee(e,t)} />
</section>
<${ct} ruling=${n} />
${a?I`<${We} ruling=${n} spoken=${a} />`:I`<p class="soft">${f(`hall-no-book`)}</p>`}
<${st} state=${e} ruling=${n} />
<${Ie} state=${e} ruling=${n} />
<${je} state=${e} ruling=${n} />
<section class="stack">
<h2>${f(`esc.on-offender`,{name:n.offender.name})}</h2>
<${re} rulings=${Bt(e,t,n)} place empty=${f(`esc.nothing-else`)} />
</section>
<${Pe} state=${e} id=${n.offender.id} />
<${zt} ruling=${n} rulings=${Vt(e,t,n)} />
<${Gt} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Zt(){let{tournament:e,state:t}=w();return!e||!t?I`<${u} title=${f(`hall-escalations`)} />`:I`<${Qt} state=${t} />`}function Qt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return Oe(r.length>0),I`<${s} title=${f(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${f(`esc.precedents`)}</a></p>
${t.length===0&&I`<${g} text=${f(`esc.none`)}><a class="button" href="#/log">${f(`hall-log`)}</a><//>`}
<${$t} state=${e} title=${f(`esc.waiting`,{count:r.length})} escalations=${r} />
<${$t} state=${e} title=${f(`esc.decided-ones`)} escalations=${i} />
<//>`}function $t({state:e,title:t,escalations:n}){return n.length===0?null:I`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>I`<li key=${t.id}><${en} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function en({state:e,escalation:t}){let n=F(),r=e.rulings[t.id],i=t.status===`open`,a=[f(`hall-table`,{label:r.table.label}),Be(e,t),Re(t.escalated_at)];return I`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${j(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${P(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${Le(t)}</span>
${!i&&I`<span class="badge info">${Me(t)}</span>`}
${t.unsent&&I`<span class="badge info">${f(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function tn({query:e}){let{tournament:t,state:n}=w();return!t||!n?I`<${u} title=${f(`esc.precedents`)} />`:I`<${nn} state=${n} begun=${e.get(`foul`)??``} />`}function nn({state:t,begun:n}){let r=F(),[i,a]=e(n in r.catalogue.fouls?n:``),[o,c]=e({}),[l,u]=e(``),[d,p]=e(``),m=e=>{a(e),c({})},h=e=>{e.preventDefault(),p(l.trim())},g=B(sn(i,o,d)),_=g.answer?.body;return I`<${s} title=${f(`esc.precedents`)} up="#/escalations">
<p class="soft">${f(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${h}>
<${M} label=${f(`hall-filter.foul`)} value=${i} options=${[{value:``,text:f(`esc.any`)},...on(r)]} onChange=${m} />
${i&&I`<${rn} words=${r} foul=${i} facts=${o} onFacts=${c} />`}
<${v} type="search" label=${f(`esc.words`)} hint=${f(`esc.words-hint`)} value=${l} onInput=${u} maxlength="200" />
<button class="button">${f(`esc.search`)}</button>
</form>
<${tt} seen=${g} what="precedents" />
${_&&I`<${qt} state=${t} items=${_.items} />`}
${_?.next&&I`<p class="note">${f(`esc.more`,{count:50})}</p>`}
<//>`}function rn({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=w();return i?i.table(t).used.map(t=>{let i=an(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&I`<${M} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:f(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function an({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function on(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function sn(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function cn({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=ot(r).map(([e,t])=>R(e,t));return I`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${f(`fines.owing`)}</h2>
${r.length===0&&I`<p class="soft">${f(`fines.none`)}</p>`}
${r.length>0&&I`<p>${f(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>I`<li key=${un(t)}><${dn} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&I`<p class="soft">${f(`fines.not-seated`)}</p>`}
</section>`}function ln({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:I`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${f(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>I`<li key=${un(t)}><${dn} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${f(`fines.gives-back`)}</p>
</section>`}function un({account:e,unit:t}){return e.id+t}function dn({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,l=s.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),u=[a>0&&f(`fines.since`,{time:c(o,e.settings.time_zone)}),l>0&&f(`fines.part-paid`,{amount:R(i,l)})],d=I`<span class="body who">${z(e,r)}<small>${u.filter(Boolean).join(` · `)}</small></span>
<strong>${R(i,Math.abs(a))}</strong>`;return n?I`<button class="row" type="button" onClick=${()=>n(t)}>${d}</button>`:r.kind===`player`?I`<a class="row" href=${`#/player/${r.id}`}>${d}</a>`:I`<div class="row">${d}</div>`}const fn=[`cash`,`card`,`transfer`,`other`];function pn({state:t,balance:{account:n,unit:r,amount:a,lines:o},onTaken:s,onClose:c}){let[l,u]=e(()=>R(r,a).slice(r.length+1)),[d,p]=e(`cash`),[m,h]=e(``),{does:g,wrong:_}=S(),y=He(r,l),b=!y||y>a?f(`fines.between`,{most:R(r,a)}):void 0,x=()=>g(async()=>{let e=m.trim()&&{note:m.trim()},t=new Date(A.now()).toISOString(),{id:i}=await A.send(`payment`,null,{account:n,unit:r,amount:y,method:d,paid_at:t,...e});te(),s(i),c()}),w=fn.map(e=>({value:e,text:f(`fines.method.${e}`)}));return I`<${C} title=${f(`fines.pays`,{name:z(t,n)})} onClose=${c}>
<dl class="facts lines">
${Ge(o).map(e=>I`<div key=${e.id}>
<dt><${at} state=${t} line=${e} /></dt>
<dd>${Xe(e)}</dd>
</div>`)}
</dl>
<${v} label=${f(`fines.amount`,{unit:r})} value=${l} inputmode="decimal" wrong=${b} onInput=${u} />
<${i} label=${f(`fines.how`)} value=${d} options=${w} onChange=${p} />
<${v} label=${f(`fines.note`)} value=${m} onInput=${h} />
${_}
<button class="button main" type="button" disabled=${!!b} onClick=${x}>
${f(`fines.take`,{amount:R(r,y??0)})}
</button>
<//>`}function mn({state:e,official:t}){if(!e.season||!lt(t))return null;let n=f(`fines.season`,{season:e.season.season});return I`<${a} title=${n}>${()=>I`<${hn} state=${e} />`}<//>`}function hn({state:e}){let{answer:t,fresh:n,trouble:r}=B(`ledger/fines/season`);if(!t)return I`<p class="soft" role="status">${f(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=c(t.at,e.settings.time_zone);return I`${!n&&I`<p class="note warn" role="status">${f(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&I`<p class="soft">${f(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>I`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${gn(e,t)}</small></span>
<strong>${R(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function gn(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=ue(e,r)||e.settings.name;return n.length>1?`${a} ${R(t,i)}`:a}).join(` · `)}function _n({state:e}){let{fines:t}=e.others;return t.length===0?null:I`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${f(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>I`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${z(e,t)}<small>
${ue(e,n)} · ${f(`fines.since`,{time:c(a,e.settings.time_zone)})}
</small></span>
<strong>${R(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${f(`fines.paid-there`)}</p>
</section>`}function vn(){let{tournament:e,state:t}=w();return!e||!t?I`<${u} title=${f(`fines.title`)} />`:I`<${yn} state=${t} />`}function yn({state:t}){let{official:n}=w(),[r,i]=e(null),[a,o]=e(``);E(()=>void A.lookAround(),[]);let c=se(()=>et(t),[t.ledger]),l=lt(n);return I`<${s} title=${f(`fines.title`)} up="#/tables">
<div role="status">${t.payments[a]&&I`<${bn} state=${t} payment=${t.payments[a]} />`}</div>
<${cn} state=${t} balances=${c} onPay=${l&&i} />
<${ln} state=${t} balances=${c} />
<${_n} state=${t} />
<${xn} state=${t} />
<${mn} state=${t} official=${n} />
${l&&I`<a class="button" href="#/reports">${f(`reports.link`)}</a>`}
${r&&I`<${pn} state=${t} balance=${r} onTaken=${o} onClose=${()=>i(null)} />`}
<//>`}function bn({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=z(e,{kind:n,id:r});return I`<p class="note info row">
<span class="body">${f(`fines.taken`,{name:o,amount:R(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${f(`fines.to-receipt`)}</a>
</p>`}function xn({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:I`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${f(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:l,unsent:u})=>I`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${z(e,{kind:r,id:i})}<small>
${[u?f(`fines.no-receipt-yet`):f(`fines.receipt`,{number:n}),f(`fines.method.${s}`),c(l,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${R(a,o)}</strong>
</a></li>`)}
</ul>
<p class="soft">${f(`fines.put-right`)}</p>
</section>`}function Sn({args:[e]}){let{tournament:t,state:n,official:r}=w();if(!t||!n)return I`<${u} title=${f(`fines.payment`)} />`;let i=n.payments[e];if(!i)return I`<${o} title=${f(`fines.payment`)} text=${f(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?f(`fines.payment`):f(`fines.receipt`,{number:i.receipt});return I`<${s} title=${a} up="#/fines">
<${Cn} state=${n} payment=${i} />
${i.unsent?I`<p class="note info" role="status">${f(`fines.receipt-later`)}</p>`:I`<${wn} hash=${i.hash} />`}
${!i.unsent&&lt(r)&&I`<${Tn} payment=${i} />`}
<//>`}function Cn({state:e,payment:{account_kind:t,account_id:n,unit:r,amount:i,method:a,paid_at:o,note:s}}){let l=[[f(`fines.payer`),z(e,{kind:t,id:n})],[f(`fines.amount-paid`),R(r,i)],[f(`fines.how`),f(`fines.method.${a}`)],[f(`fines.when`),c(o,e.settings.time_zone)],...s?[[f(`fines.note-paid`),s]]:[]];return I`<dl class="facts">
${l.map(([e,t])=>I`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function wn({hash:e}){return I`<figure class="big-code">
<${Ne} text=${`${location.origin}/#/receipt/${e}`} label=${f(`fines.code`)} />
<figcaption>${f(`fines.photograph`)}</figcaption>
</figure>`}function Tn({payment:{id:t,receipt:n}}){let{live:r}=w(),{lang:i}=x(),[a,o]=e(0),{blob:s,url:c,failed:l}=Ae(()=>A.file(`payments/${t}/receipt.pdf?lang=${i}`),[t,i,a].join()),u=()=>o(a+1);E(()=>{l&&r===`live`&&u()},[r]);let d=`receipt-${n}.pdf`;if(l)return I`<p class="note warn" role="status">${f(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${f(`try-again`)}</button>`;if(!c||!s)return I`<p class="soft" role="status">${f(`fines.page-comes`)}</p>`;let p=[new File([s],d,{type:s.type})];return I`<div class="doing">
<a class="button main" href=${c} target="_blank">${f(`fines.open-page`)}</a>
<a class="button" href=${c} download=${d}>${f(`fines.save-page`)}</a>
${navigator.canShare?.({files:p})&&I`<button class="button" type="button" onClick=${()=>navigator.share({files:p}).catch(()=>{})}>${f(`fines.share-page`)}</button>`}
</div>`}function En(){let{tournament:e,state:t}=w();if(!e||!t)return I`<${u} title=${f(`hall-cards`)} />`;let n=I`<button class="button main" onClick=${()=>print()}>${f(`hall-print`)}</button>`;return I`<${s} title=${f(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${f(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${f(`reports.link`)}</a>
<ul class="codes">
${de(t).map(e=>I`<li key=${e.id}><${Dn} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function Dn({table:e,name:t}){let{url:n,failed:r}=Ae(()=>A.tableCode(e.id),e.id),i=f(`hall-table`,{label:e.label});return I`<figure>
${n&&I`<img src=${n} alt=${f(`hall-code`,{label:e.label})} />`}
${r&&I`<p class="note warn">${f(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}function On(){let{outbox:e}=w(),t=e.filter(({kind:e,state:t})=>e===`result`&&oe(t)).length;return t===0?null:I`<p class="note info"><a class="reach" href="#/outbox">${f(`standings.waits`,{count:t})}</a></p>`}function kn(e){let t=new Intl.Collator(void 0,{numeric:!0});return Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:jn(e,{table:n,round:r})})).sort((e,n)=>t.compare(e.name,n.name))}function An({state:e}){let{official:t}=w(),n=kn(e);return n.length===0?null:I`<${a} title=${f(`standings.missing`,{count:n.length})}>${()=>I`<ul class="rows">
${n.map(({id:e,name:n})=>I`<li key=${e}>${O(t)?I`<a class="row" href=${`#/result/${e}`}>${n}</a>`:I`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function jn(e,{table:t,round:n}){return[f(`hall-round`,{round:n}),f(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function Mn(e,t,n){let{kind:r,body:i}=n,a=Nn[r]??Nn[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Nn={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Pn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,Fn(t,n),...Pn(n)],phone:(e,t,{body:n})=>[Fn(t,n)],token:(e,t,{body:n})=>[n.name,Fn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[f(`hall-table`,{label:n.label})],hanchan:(e,t,{subject:n,body:r})=>[K(t,n),...N.map(e=>t.players[r[`${e}_id`]]?.name),r.scheduled_at&&c(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>G(e,n),photo:(e,t,{body:n})=>G(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...G(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&f(`journal.outcome.${r.outcome}`),...G(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...In(t,i)]},hand:(e,t,{subject:n,body:r})=>[f(`hall-how.${r.how}`),...In(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[f(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>z(t,e)),n.foul&&j(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&f(`help.over.${r.ended_how}`),...In(t,t.helpCalls[n])],timing:(e,t,{body:n})=>[f(`journal.what.${n.what}`),n.person_id&&z(t,{kind:n.person_kind,id:n.person_id}),K(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${d(Math.abs(n.seconds))}`,K(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&f(`journal.what.${r}`),t.players[i]?.name,K(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Ln(t,e)),fine:(e,t,{body:n})=>[Ln(t,{...n,what:`paid`}),f(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(e,t,{body:n})=>[K(t,n.hanchan_id),...N.map(t=>`${e.phrase(`seat-${t}`)} ${L(n.points[t])}`)]};function Pn({roles:e}){return(e??[]).map(e=>f(`hall-role.${e}`))}function Fn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function G(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[j(e,n),r.name,f(`hall-table`,{label:i.label}),P(e,t)]}function K(e,t){let n=e.hanchans[t??``];return n&&jn(e,n)}function In(e,{table:t,hand:n}={}){return[e.tables[t]&&f(`hall-table`,{label:e.tables[t].label}),ie(n)]}function Ln(e,{account_kind:t,account_id:n,...r}){return`${z(e,{kind:t,id:n})} ${Xe(r)}`}const Rn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function zn(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Kn(e,t);if(n.startsWith(`ruling.`))return Vn(e,t);let[i]=await Yn(t,Bn(t));if(!i)return null;if(n===`result.corrected`)return{before:Un(e,i.body),after:Un(e,r)};let a=n===`hanchan.scheduled`?Wn:Gn;return{before:a(i.body),after:a(r)}}function Bn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Vn(e,t){let{kind:n,body:r}=t,[i]=await Yn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Hn(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=P(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(Ct(e,t,n))}}}let[o]=await Yn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Hn(e,o)}:null}function Hn(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=P(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Rn.filter(e=>(o[e]??null)!==null),c=Ct(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Un(e,{points:t,deposits:n,unranked:r}){let i=N.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(i),deposits:n,unranked:r.join(` `)}}function Wn({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Gn({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Kn(e,t){let n=await Yn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:qn(e,r),after:qn(e,{...r,...t.body})}}function qn(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[f(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Jn(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[f(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Jn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Yn({seq:e},t,n=1){return(await(await A.audit()).older(e,n,t)).entries}const Xn=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Zn={ruling:`rulings`,player:`players`,table:`tables`};function Qn({state:e,entry:t,onSubject:n}){let r=F(),{seq:i,at:o,who:s,kind:l}=t,u=s?e.officials[s]?.name??f(`hall-unknown`):f(`journal.nobody`),d=Mn(r,e,t),p=[f(`journal.number`,{seq:i}),c(o,e.settings.time_zone),u],m=I`<div class="body">
<h3>${er(l)}</h3>
${d.length>0&&I`<span class="who">${d.join(` · `)}</span>`}
<small>${p.join(` · `)}</small>
</div>`;return I`<${a} class="entry" title=${m}>
${()=>I`<${$n} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function $n({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Zn).find(([,t])=>o in e[t])??[];return I`<div class="stack">
<p class="pair">
${c&&I`<a class="button" href=${`#/${c}/${o}`}>${f(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${f(`journal.all-of-it`)}</button>
</p>
${(Xn.includes(a)||s.what===`corrected`)&&I`<${tr} state=${e} entry=${t} />`}
<h4>${f(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${f(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function er(e){return t(`journal.kind.${e}`)?f(`journal.kind.${e}`):e}function tr({state:t,entry:n}){let r=F(),[i,a]=e(void 0);return E(()=>void zn(r,n).then(a,()=>a(null)),[]),i===void 0?I`<${y} />`:i===null?I`<p class="soft">${f(`journal.no-before`)}</p>`:I`<${Ze} caption=${f(`journal.changes`)} heads=${[f(`journal.before`),f(`journal.after`)]}
before=${i.before} after=${i.after} />`}const nr=`shinpan.alarm.`;function rr({inCall:e}){let{alarms:t,tournament:n}=w(),r=t?.at(-1);return r&&n&&I`<${ir} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function ir({alarms:t,id:n,inCall:r}){let i=t.at(-1),[a,o]=e(()=>!r&&_e(nr+n)!==i.at);return E(()=>{q(i)||ee(220),te(600)},[]),I`<div role="alert">
<button class=${q(i)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${ar} alarm=${i} /><span>${f(`alarm.${i.what}`)}</span><strong>${f(`alarm.open`)}</strong>
</button>
</div>
${a&&I`<${or} alarms=${t} onClose=${()=>{k(nr+n,i.at),o(!1)}} />`}`}function q({what:e}){return e===`restored`}function ar({alarm:e}){return I`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(q(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function or({alarms:e,onClose:t}){let{official:n}=w(),r=b(null);E(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return I`<dialog class=${q(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${ar} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${f(`alarm.${o}`)}</h2><p>${f(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${cr} alarm=${i} />
<section><h3>${f(`alarm.meaning`)}</h3><p>${f(q(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${f(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>I`<li key=${e}>${f(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${fr}>${f(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${f(`alarm.close`)}</button>
${a.map(e=>I`<${sr} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function sr({alarm:e}){let{what:t,seq:n}=e;return I`<section class="stack">
<h3>${f(`alarm.earlier`)} ${f(`alarm.${t}`)}</h3>
<p>${f(`alarm.${t}.said`,{seq:n})}</p>
<${cr} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function cr({alarm:{mine:e,theirs:t,at:n},theirs:r=`alarm.theirs`}){let{tournament:i}=w();return I`${e&&I`<${lr} mine=${e} theirs=${t} heads=${[f(`alarm.mine`),f(r)]} />`}
<p class="soft">${f(`alarm.found`,{time:c(n,i?.time_zone)})}</p>`}function lr({mine:e,theirs:t,heads:n}){let r=F(),{state:i}=w(),a=Mn(r,i,e),o=t&&Mn(r,i,t);return I`<div class="slips">
<${dr} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${dr} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&I`<${Ze} caption=${f(`journal.changes`)} heads=${n} before=${ur(e)} after=${ur(t)} />`}`}function ur({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function dr({title:e,entry:t,parts:n,others:r}){let{state:i}=w();return I`<section class="slip">
<h3>${e}</h3>
${t?I`<p><strong>${er(t.kind)}</strong></p>
<ul>${n.map((e,t)=>I`<li key=${t}>${!r||r.includes(e)?e:I`<mark>${e}</mark>`}</li>`)}</ul>
<small>${f(`journal.number`,{seq:t.seq})} · ${c(t.at,i.settings.time_zone)}</small>`:I`<p><mark>${f(`alarm.nothing`)}</mark></p>`}
</section>`}async function fr(){let e=await A.evidence().catch(()=>null);if(!e)return r(f(`journal.unread`));let t=JSON.stringify(e,null,1);qe(new Blob([t],{type:`application/json`}),`${A.snapshot.tournament?.slug}-log-evidence.json`)}function pr({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],a={kind:mr(ce(`journal.kind.`).map(e=>({value:e.slice(13),text:f(e)}))),person:mr(i.map(({id:e,name:t})=>({value:e,text:t}))),table:de(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:f(`journal.this`)}]}};return I`<details class="fold" open=${!!t.subject}>
<summary>${f(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(a).map(([e,r])=>I`<${M} key=${e} label=${f(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:f(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&I`<button class="button" type="button" onClick=${()=>n({})}>${f(`journal.clear`)}</button>`}
</div>
</details>`}function mr(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const hr=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function gr(e,{kind:t,person:n,table:r,subject:i}){let a=vr(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=_r(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function _r({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(hr)??[]]}function vr({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function yr({result:{browser:e,server:t}}){return I`<div class="stack" role="status">
<${xr} name=${f(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>f(`journal.found.${t}`,{seq:e})} />
${t&&I`<${xr} name=${f(`journal.server`)} result=${t} whole="journal.rows-whole" line=${br} />`}
</div>`}function br({seq:e,kind:n,values:r,what:i}){let a=r.roles?.split(`, `).map(e=>e===`player`?f(`hall-player`):t(`hall-role.${e}`)?f(`hall-role.${e}`):e);return t(`finding.${n}`)?f(`finding.${n}`,{seq:e,...r,...a&&{roles:a.join(`, `)}}):I`<span lang="en">${i}</span>`}function xr({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return I`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=w().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?I`<p class="note bad"><strong>${e}</strong> ${f(`journal.another`,{seq:i.seq})} ${f(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?I`<p class="note"><strong>${e}</strong> ${f(a,{seq:i.seq})}</p>`:I`<div class="note bad stack">
<p><strong>${e}</strong> ${f(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>I`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&I`<p>${f(`journal.more`,{count:r-50})}</p>`}
</div>`}function Sr(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function Cr({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];qe(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function wr({onHead:t,onClose:n}){let r=b(null),[i,a]=e(``);return E(()=>{let e=new AbortController;return $e(r.current,e.signal,e=>Sr(e)?(t(e),!0):!1,a),()=>e.abort()},[]),I`<${C} title=${f(`journal.scan`)} onClose=${n}>
<video ref=${r} class="viewfinder" hidden=${[`impossible`,`refused`].includes(i)} muted playsinline aria-label=${f(`hall-viewfinder`)}></video>
${i&&I`<p class="note warn" role="status">${f(`journal.scan.${i}`)}</p>`}
<//>`}function Tr({state:e}){return I`<section class="card" aria-labelledby="proof">
<h2 id="proof">${f(`journal.proof`)}</h2>
<p class="unprinted">${f(`journal.proof-about`)}</p>
<${Er} />
<${a} title=${f(`journal.head`)}>${()=>I`<${Or} state=${e} />`}<//>
</section>`}function Er(){let{official:t}=w(),[n,r]=e(``),[i,a]=e(null),[o,s]=e(null),c=b(null);E(()=>()=>c.current?.abort(),[]);let[l,u]=e(!1),d=e=>{r(e),u(!1)},p=Sr(n),m=n.trim()&&!p?f(`journal.no-head`):``;return I`<form class="stack unprinted" onSubmit=${async e=>{if(e.preventDefault(),m||o)return;c.current=new AbortController,a(null),s({done:0,all:0});let{signal:n}=c.current;a(await Dr({noted:p,stop:n,tell:(e,t)=>s({done:e,all:t})},t)),s(null)}}>
<${v} label=${f(`journal.noted`)} hint=${f(`journal.noted-hint`)} value=${n} wrong=${m} onInput=${r}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>u(!0)}>${f(`journal.scan`)}</button>
<button class="button main" disabled=${!!o}>${f(`journal.verify`)}</button>
</form>
${o&&I`<div class="stack" role="status">
<progress aria-label=${f(`journal.verifying`)} max=${o.all||1} value=${o.done}></progress>
<p>${f(`journal.progress`,o)}</p>
<button class="button" type="button" onClick=${()=>c.current?.abort()}>${f(`journal.stop`)}</button>
</div>`}
${i&&I`<${yr} result=${i} />`}
${l&&I`<${wr} onHead=${d} onClose=${()=>u(!1)} />`}`}async function Dr(e,t){let{prove:n}=await A.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?f(`journal.stopped`):H(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(A.ask(`audit${o}`,{timeout:12e4}))}}function Or({state:t}){let[n,r]=e(null),[i,a]=e(``),{online:o}=w();if(E(()=>{A.ask(`journal/head`).then(r,e=>a(H(e)))},[t.seq,o]),!n)return I`<p class=${i?`note warn`:`soft`} role="status">${i||f(`loading`)}</p>`;let{slug:s,name:l,time_zone:u}=t.settings,d=`${n.seq}:${n.hash}`;return I`<div class="stack head">
<p>${f(`journal.head-about`)}</p>
<figure><${Ne} text=${d} label=${f(`journal.code`)} /><figcaption><strong>${l}</strong></figcaption></figure>
<${_} rows=${[[f(`journal.number-of`),n.seq],[f(`journal.time`),n.at&&c(n.at,u)],[f(`journal.hash`),I`<code>${d}</code>`],[f(`journal.command`),I`<code>shinpan audit verify ${s} --head ${d}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>Cr(t.settings,n)}>${f(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${f(`hall-print`)}</button>
</p>
</div>`}const kr=5e3;function Ar({state:t}){let{online:n}=w(),[r,i]=e(null),[a,o]=e(``),[s,l]=e(null);return E(()=>{let e=()=>jr().then(i,e=>o(H(e))),t=()=>A.uncheckedSince().then(l,()=>{});e(),t();let n=setTimeout(e,kr),r=setInterval(t,kr);return()=>{clearTimeout(n),clearInterval(r)}},[t.hash,n]),I`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${f(`witness.title`)}</h2>
${s&&I`<p class="note warn" role="status">${f(`witness.unchecked`,{time:c(s,t.settings.time_zone)})}</p>`}
${r?I`<${Mr} state=${t} answer=${r} />`:I`<p class="soft" role="status">${a||f(`loading`)}</p>`}
</section>`}async function jr(){let e=await A.ask(`journal/witnesses`);return{...e,...await A.behindHead(e)}}function Mr({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return I`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>I`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${Pr(e,t.official_id)}</span>`)}
</p>
<p><strong>${f(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${f(`witness.about`)}</p>
${o.length>0&&I`<ul class="bullets">${o.map(t=>I`<li key=${t.key_id}>${Nr(e,t,i)}</li>`)}</ul>`}
</div>`}function Nr(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??f(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return f(s,{...o,time:c(i,e.settings.time_zone)})}function Pr(e,t){return[...e.officials[t]?.name??`?`][0]}function Fr({query:e}){let{tournament:t,state:n}=w();if(!t||!n)return I`<${u} title=${f(`journal.title`)} />`;let r=Object.fromEntries(e);return I`<${Ir} key=${e.toString()} state=${n} asked=${r} />`}function Ir({state:t,asked:n}){let[r,i]=e(n),[a,o]=e(t.seq),c=JSON.stringify([r,a]);return I`<${s} title=${f(`journal.title`)} up="#/log">
<${Tr} state=${t} />
<${Ar} state=${t} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${f(`journal.entries`)}</h2>
<p class="soft">${f(`journal.kept`,{seq:t.seq})}</p>
<${pr} state=${t} chosen=${r} onChoose=${i} />
${t.seq>a&&I`<button class="button" type="button" onClick=${()=>o(t.seq)}>${f(`journal.newer`,{count:t.seq-a})}</button>`}
<${Lr} key=${c} state=${t} from=${a} chosen=${r} onSubject=${e=>i({subject:e})} />
</section>
<//>`}function Lr({state:t,from:n,chosen:r,onSubject:i}){let a=se(()=>gr(t,r),[]),[o,s]=e([]),[c,l]=e(n+1),[u,d]=e(!1),p=b(!1),m=async()=>{if(!(p.current||c===null)){p.current=!0;try{let e=await(await A.audit()).older(c,30,a);s(t=>[...t,...e.entries]),l(e.next)}catch{d(!0)}finally{p.current=!1}}};return E(()=>void m(),[]),u?I`<p class="note bad" role="alert">${f(`journal.unread`)}</p>`:c===n+1?I`<${y} />`:I`<ul class="entries">
${o.map(e=>I`<li key=${e.seq}><${Qn} state=${t} entry=${e} onSubject=${i} /></li>`)}
</ul>
${o.length===0&&I`<p class="soft" role="status">${f(`hall-none-found`)}</p>`}
${c!==null&&I`<button class="button" type="button" onClick=${m}>${f(`journal.older`)}</button>`}`}function J(t){let{state:n,online:r}=w(),[i,a]=e({items:null,trouble:null});return E(()=>{let e=!1;return Rr(t).then(t=>e||a({items:t,trouble:null}),t=>e||a(e=>({...e,trouble:t}))),()=>void(e=!0)},[t,n?.seq,r]),i}async function Rr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await A.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function zr({of:{items:e,trouble:t},children:n}){return!e&&!t?I`<${y} />`:I`${t&&I`<${Br} error=${t} />`}${e&&n(e)}`}function Br({error:e}){return e.problem?I`<div role="alert"><${Ke} problem=${e.problem} /></div>`:I`<p class="note bad" role="alert">${H(e)} ${f(`people.needs-network`)}</p>`}function Y(){let[t,n]=e(null),[r,i]=e(!1),a=b(!1);return{ask:async e=>{if(!a.current){a.current=!0,i(!0),n(null);try{await nt(e)}catch(e){if(!(e instanceof ge)&&e.name!==`Unreachable`)throw e;n(e)}finally{a.current=!1,i(!1)}}},asking:r,wrong:t&&I`<${Br} error=${t} />`}}function X(){let e=b(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??he(A.now());return e.current.set(n,r),r}}async function Z(e,t,n,r){let i=await A.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await A.ask(`${e}/${t}/revocation`,{method:`PUT`}),A.ask(`${e}/${he(A.now())}`,{method:`PUT`,body:n}))}const Vr=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Q(e){return ye(Vr.filter(t=>e.includes(t)).map(e=>f(`hall-role.${e}`)))}function Hr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return I`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>I`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&I`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function Ur(e){return I`<${Hr} label=${f(`people.roles`)} names=${Vr} said=${e=>f(`hall-role.${e}`)}
...${e} />`}function Wr({state:e}){let t=J(`invitations`),n=I`<a class="button main" href="#/people/invite">${f(`people.invite`)}</a>`;return I`<${s} title=${f(`people.links`)} up="#/people" actions=${n}>
<${zr} of=${t}>
${t=>I`<${Gr} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Gr({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return I`${r.length===0&&I`<${g} text=${f(`people.no-links`)} />`}
<${Kr} links=${r} zone=${n} state=${t} />
${i.length>0&&I`<${a} title=${f(`people.closed-count`,{count:i.length})}>
${()=>I`<${Kr} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Kr({links:e,zone:t,state:n}){return e.length===0?null:I`<ul class="rows">
${e.map(e=>I`<${Jr} key=${e.id} link=${e} zone=${t} whom=${n?qr(n,e):f(`people.open-link`)} />`)}
</ul>`}function qr(e,{official:t,player:n,roles:r,label:i}){return t?f(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?f(`people.for-player`,{name:e.players[n]?.name??`?`}):[Q(r),i].filter(Boolean).join(` · `)}function Jr({link:t,zone:n,whom:r}){let[i,a]=e(!1),{ask:o,asking:s,wrong:c}=Y();return I`<li>
<div class="row">
<span class="body"><strong>${r}</strong><small>${Yr(t,n)}</small></span>
${!t.closed&&I`<button class="button danger" type="button" disabled=${s} aria-haspopup="dialog"
aria-label=${f(`people.withdraw-this`,{whom:r})} onClick=${()=>a(!0)}>${f(`people.withdraw`)}</button>`}
</div>
${c}
${i&&I`<${V} title=${f(`people.withdraw-ask`)} text=${f(`people.withdraw-text`)} yes=${f(`people.withdraw`)} danger
onYes=${()=>{a(!1),o(()=>A.ask(`invitations/${t.id}/revocation`,{method:`PUT`}))}} onClose=${()=>a(!1)} />`}
</li>`}function Yr({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?f(`people.any-number`):f(`people.uses-left`,{left:t,uses:e});return r?[f(`people.closed.${r}`),a].join(` · `):[a,n?f(`people.until`,{time:c(n,i)}):f(`people.no-end`)].join(` · `)}function Xr({made:e,state:t,up:n,onMore:r}){let i=`${location.origin}${e.join}`,a=e.limits??Yr(e,t.settings.time_zone),o=I`<button class="button" type="button" onClick=${r}>${f(`people.another`)}</button>
<a class="button main" href=${n}>${f(`people.done`)}</a>`;return I`<${s} title=${f(`people.link-made`)} up=${n} actions=${o}>
<p><strong>${Qr(t,e)}</strong></p>
<figure class="big-code"><${Ne} text=${i} label=${f(`people.code`)} /></figure>
<p class="soft">${a}</p>
<${$r} made=${e} />
<${Zr} label=${f(`people.link`)} text=${i} />
<p class="note warn">${f(`people.link-once`)}</p>
<//>`}function Zr({label:e,text:t}){return I`<${v} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&I`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>r(f(`people.copied`)),()=>r(f(`people.not-copied`)))}>${f(`people.copy`)}</button>`}
${`share`in navigator&&I`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${f(`people.share`)}</button>`}
</div>`}function Qr(e,{official:t,player:n,roles:r,name:i}){return n?f(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?f(`people.becomes-named`,{name:i,roles:Q(r)}):t?f(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):f(`people.becomes`,{roles:Q(r)})}function $r({made:e}){let{items:t}=J(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return I`<p role="status">${n>0&&I`<span class="badge">${f(`people.arrived`,{count:n})}</span>`}</p>`}const ei=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function ti({state:t,query:n}){let[r,i]=e(null),a=n.get(`official`),o=n.get(`player`),c=a?`#/people/${a}`:o?`#/people/player/${o}`:`#/people`,l=f(a?`people.one-more`:o?`people.give-link`:`people.invite`);return r?I`<${Xr} made=${r} state=${t} up=${c} onMore=${()=>i(null)} />`:I`<${s} title=${l} up=${c}>
${a?I`<${ai} official=${t.officials[a]} onMade=${i} />`:o?I`<${oi} player=${t.players[o]} onMade=${i} />`:I`<${ni} onMade=${i} />`}
<//>`}function ni({onMade:t}){let[n,r]=e(`name`),a=[`name`,`role`].map(e=>({value:e,text:f(`people.by.${e}`)}));return I`<${i} label=${f(`people.whom`)} value=${n} options=${a} onChange=${r} />
${n===`name`?I`<${ri} onMade=${t} />`:I`<${ii} onMade=${t} />`}`}function ri({onMade:t}){let[n,r]=e(``),[i,a]=e([]),o=X();return I`<${si} lacks=${e=>({name:e&&!n.trim()?f(`people.name-missing`):``,roles:e&&i.length===0?f(`people.role-missing`):``})} make=${async()=>{let e={name:n.trim(),roles:i},r=await A.ask(`officials/${o(e)}`,{method:`PUT`,body:e}),a={official:r.id,label:r.name};t({join:(r.join?r:await Z(`invitations`,o(a),a,`join`)).join,official:r.id,name:r.name,roles:r.roles,limits:f(`people.one-phone`)})}}>
${e=>I`<${v} label=${f(`people.name`)} value=${n} onInput=${r} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Ur} chosen=${i} wrong=${e.roles} onChange=${a} />
<p class="soft">${f(`people.by-name-text`)}</p>`}
<//>`}function ii({onMade:t}){let[n,r]=e([]),[i,a]=e(`5`),[o,s]=e(240),[c,l]=e(``),u=X();return I`<${si} lacks=${e=>({roles:e&&n.length===0?f(`people.role-missing`):``,uses:e&&!($(i)>=1&&$(i)<=500)?f(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let e={roles:n,uses:$(i),minutes:o,label:c.trim()};t(await Z(`invitations`,u(e),e,`join`))}}>
${e=>I`<${Ur} chosen=${n} wrong=${e.roles} onChange=${r} />
<${v} label=${f(`people.uses`)} value=${i} onInput=${a} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${ci} value=${o} onChange=${s} />
<${v} label=${f(`people.label`)} hint=${f(`people.label-hint`)} value=${c} onInput=${l} autocomplete="off" maxlength="200" />
<p class="soft">${f(`people.by-role-text`)}</p>`}
<//>`}function ai({official:t,onMade:n}){let[r,i]=e(60),a=X();return t?I`<${si} make=${async()=>{let e={official:t.id,minutes:r,label:t.name};n(await Z(`invitations`,a(e),e,`join`))}}>
${()=>I`<p>${f(`people.becomes-phone`,{name:t.name})}</p><${ci} value=${r} onChange=${i} />`}
<//>`:I`<p class="note warn">${f(`people.nobody`)}</p>`}function oi({player:e,onMade:t}){let n=X();return e?I`<${si} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await Z(`invitations`,n(r),r,`join`))}}>${()=>I`<p>${f(`people.own-text`,{name:e.name})}</p>`}<//>`:I`<p class="note warn">${f(`people.nobody`)}</p>`}function si({make:t,lacks:n=()=>({}),children:r}){let[i,a]=e(!1),{ask:o,asking:s,wrong:c}=Y();return I`<form class="stack" onSubmit=${e=>{e.preventDefault(),a(!0),Object.values(n(!0)).some(Boolean)||o(t)}} novalidate>
${r(n(i))} ${c}
<button class="button main" disabled=${s}>${f(`people.make-link`)}</button>
</form>`}function ci({value:e,onChange:t}){let n=ei.map(([e,t,n])=>({value:n,text:m(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return I`<${M} label=${f(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function li({whom:e,name:t,zone:n}){let r=J(`phones`),i=J(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return I`<section class="stack">
<h2>${f(`people.phones`)}</h2>
<${zr} of=${r}>
${e=>I`<${ui} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&I`<${Kr} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${f(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function ui({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),o=e=>I`<ul class="rows">
${e.map(e=>I`<${di} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return I`${i.length?o(i):I`<p class="soft">${f(`people.no-phone`)}</p>`}
${r.length>0&&I`<${a} title=${f(`people.cut-off-count`,{count:r.length})}>${()=>o(r)}<//>`}`}function di({phone:t,name:n,zone:i}){let{id:a,agent:o,admitted_at:s,seen_at:l,cut_off_at:u,by_account:d}=t,[p,h]=e(!1),{ask:g,asking:_,wrong:v}=Y(),y=d?f(`people.by-account`):mi(o??``),b=()=>{h(!1),g(async()=>{await A.ask(`phones/${a}/cut-off`,{method:`PUT`}),r(f(`people.cut-off-done`))})},x=[f(`people.since`,{time:c(s,i)}),l&&!u&&f(`people.seen`,{day:m(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:i}).format(new Date(l))}),u&&f(`people.cut-off-at`,{time:c(u,i)})];return I`<li>
<div class="row">
<span class="body"><strong>${y}</strong><small>${x.filter(Boolean).join(` · `)}</small></span>
${!u&&I`<button class="button danger" type="button" disabled=${_} aria-haspopup="dialog"
aria-label=${f(`people.cut-off-this`,{phone:y})} onClick=${()=>h(!0)}>${f(`people.cut-off`)}</button>`}
</div>
${v}
${p&&I`<${V} title=${f(`people.cut-off-ask`,{name:n,phone:y})} text=${f(`people.cut-off-text`,{name:n})}
yes=${f(`people.cut-off`)} danger onYes=${b} onClose=${()=>h(!1)} />`}
</li>`}const fi=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],pi=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function mi(e){return[fi,pi].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function hi({settings:{slug:t,version:n,board_open:r=!1},online:i}){let[a,o]=e(r);E(()=>o(r),[r]);let[s,c]=e(0),{ask:l,asking:u,wrong:d}=Y();return I`<section class="stack">
<h2>${f(`people.board`)}</h2>
<${pe} label=${f(`people.board-open`)} hint=${f(`people.board-open-hint`)} checked=${a}
disabled=${u||!i} onChange=${e=>{o(e);let t={method:`PATCH`,match:`"${Math.max(n,s)}"`,body:{board_open:e}};l(async()=>{try{c((await A.ask(``,t)).version)}catch(e){throw o(r),e}})}} />
${d}
<a class="button" href=${`#/board/${t}`}>${f(`people.board-show`)}</a>
</section>`}function gi({state:e}){let{online:t}=w(),{items:n}=J(`phones`),r=vi(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),o=e=>I`<ul class="rows">
${e.map(e=>I`<${_i} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,c=I`<a class="button main" href="#/people/invite">${f(`people.invite`)}</a>`;return I`<${s} title=${f(`people.title`)} up="#/tables" actions=${c}>
${!t&&I`<p class="note warn" role="status">${f(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${f(`people.officials`)}</h2>
${o(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&I`<${a} title=${f(`people.revoked`,{count:i.length})}>${()=>o(i)}<//>`}
</section>
<nav class="stack" aria-label=${f(`people.more`)}>
<a class="button" href="#/people/links">${f(`people.links`)}</a>
<a class="button" href="#/people/players">${f(`people.players`)}</a>
<a class="button" href="#/people/tokens">${f(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${f(`people.erase`)}</a>
</nav>
<${hi} settings=${e.settings} online=${t} />
<//>`}function _i({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return I`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Q(n)}</span>
${o!==void 0&&!i&&I`<small>${f(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&I`<span class="badge">${f(`people.plays-too`)}</span>`}
</a>
</li>`}function vi(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function yi({state:t,official:n}){let{id:i,name:a,player_id:o=null,conflicts:s=[]}=n,c={player:o,conflicts:s},[{player:l,conflicts:u},d]=e(c),p=b(c),m=b(null),{ask:h,asking:g,wrong:_}=Y(),v=e=>d(p.current=e);E(()=>{g||!_&&m.current&&JSON.stringify(m.current)!==JSON.stringify(c)||(m.current=null,v(c))},[o,s.join(),!!_]);let y=async()=>{for(let e=null;e!==p.current;){e=p.current;let t={...e,replaces:m.current??c};await A.ask(`officials/${i}`,{method:`PATCH`,body:t}),m.current=e}r(f(`people.saved`))},x=e=>{v({...p.current,...e}),h(y)},S=vi(Object.values(t.players));return I`<section class="card">
<h2>${f(`people.partial`)}</h2>
<p class="soft">${f(`people.partial-text`)}</p>
<${M} label=${f(`people.plays-as`,{name:a})} value=${l??``} options=${xi(S,`people.plays-not`)}
onChange=${e=>x({player:e||null})} />
<${bi} players=${S.filter(e=>e.id!==l)} declared=${u}
onChange=${e=>x({conflicts:e})} />
${_}
</section>`}function bi({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return I`${r.length>0&&I`<ul class="rows">
${r.map(({id:e,name:t})=>I`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${f(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${f(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${M} key=${t.join()} label=${f(`people.conflict-add`)} value="" options=${xi(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function xi(e,t){return[{value:``,text:f(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Si({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return I`<${o} title=${f(`people.title`)} text=${f(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:l}=n;return l?I`<${s} title=${i} up=${r}>
<p>${Q(a)}</p>
<p class="note warn">${f(`people.revoked-at`,{time:c(l,e.settings.time_zone)})}</p>
<//>`:I`<${s} title=${i} up=${r}>
<p>${Q(a)}</p>
<${li} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<${Ci} key=${a.join()} official=${n} />
<${yi} state=${e} official=${n} />
<${wi} official=${n} />
<//>`}function Ci({official:{id:t,roles:n}}){let[i,a]=e(n),[o,s]=e(``),{ask:c,asking:l,wrong:u}=Y(),d=[...i].sort().join()===[...n].sort().join();return I`<form class="card" onSubmit=${e=>{e.preventDefault(),s(i.length?``:f(`people.role-missing`)),i.length&&c(async()=>{await A.ask(`officials/${t}`,{method:`PATCH`,body:{roles:i,replaces:{roles:n}}}),r(f(`people.saved`))})}}>
<h2>${f(`people.roles-change`)}</h2>
<p class="soft">${f(`people.roles-late`)}</p>
<${Ur} chosen=${i} wrong=${o} onChange=${a} />
${u}
${!d&&I`<button class="button main" disabled=${l}>${f(`people.save`)}</button>`}
</form>`}function wi({official:{id:t,name:n}}){let[r,i]=e(!1),{ask:a,asking:o,wrong:s}=Y();return I`${s}
<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog" onClick=${()=>i(!0)}>
${f(`people.revoke-this`,{name:n})}
</button>
${r&&I`<${V} title=${f(`people.revoke-ask`,{name:n})} text=${f(`people.revoke-text`)} yes=${f(`people.revoke`)} danger
onYes=${()=>{i(!1),a(()=>A.ask(`officials/${t}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}`}function Ti({state:t}){let[n,r]=e(``),{items:i}=J(`invitations`),a=n.trim().toLocaleLowerCase(),o=vi(Object.values(t.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(a)),c=new Set((i??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return I`<${s} title=${f(`people.players`)} up="#/people">
<p>${f(`people.players-text`)}</p>
<${v} type="search" label=${f(`people.find`)} value=${n} onInput=${r} />
${o.length===0&&(a?I`<${g} text=${f(`people.nobody`)} />`:I`<${g} text=${f(`people.no-players`)}><${Je} /><//>`)}
<ul class="rows">
${o.map(({id:e,name:t})=>I`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${c.has(e)&&I`<span class="badge">${f(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function Ei({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?I`<${s} title=${n.name} up=${r}>
<p>${f(`people.own-text`,{name:n.name})}</p>
<${li} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${f(`people.erase`)}</a>
<//>`:I`<${o} title=${f(`people.players`)} text=${f(`people.nobody`)} up=${r} />`}function Di({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return I`<${o} title=${f(`erasing.title`)} text=${f(`people.nobody`)} up="#/people/players" />`;let a=r?f(`erasing.title-one`,{name:r.name}):f(`erasing.title`);return I`<${s} title=${a} up=${i}>
<p>${f(`erasing.text`)}</p>
${e.season&&I`<p class="note warn">${f(`erasing.season`)}</p>`}
<p class="soft">${f(`erasing.other-places`)}</p>
<${Oi} player=${n} count=${r?1:Object.keys(e.players).length} />
<${ki} zone=${e.settings.time_zone} />
<//>`}function Oi({player:t,count:n}){let[i,a]=e(!1),[o,s]=e(!1),[c,l]=e(!1),{ask:u,asking:d,wrong:p}=Y(),m=X();return I`<div class="stack">
${!t&&I`<${pe} label=${f(`erasing.texts`)} hint=${f(`erasing.texts-hint`)} checked=${i} onChange=${a} />
<${pe} label=${f(`erasing.photos`)} checked=${o} onChange=${s} />`}
${p}
<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog" onClick=${()=>l(!0)}>
${f(`erasing.erase`)}
</button>
${c&&I`<${V} title=${f(`erasing.ask`)} text=${f(`erasing.ask-text`,{count:n})} yes=${f(`erasing.erase`)} danger
onYes=${()=>{l(!1);let e={texts:i,photos:o,...t&&{players:[t]}};return u(async()=>{await A.ask(`erasures/${m(e)}`,{method:`PUT`,body:e}),r(f(`erasing.done`))})}} onClose=${()=>l(!1)} />`}
</div>`}function ki({zone:e}){let{items:t}=J(`erasures`);if(!t?.length)return null;let n=m(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return I`<section class="stack">
<h2>${f(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>I`<li key=${e} class="row">
<span class="body">
<strong>${t?f(`erasing.some`,{count:t.length}):f(`erasing.everybody`)}</strong>
<small>${[f(`erasing.names`),r&&f(`erasing.texts`),i&&f(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const Ai=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function ji({state:t}){let n=J(`api-tokens`),[r,i]=e(!1),a=!r&&I`<button class="button main" type="button" onClick=${()=>i(!0)}>${f(`people.token-new`)}</button>`;return I`<${s} title=${f(`people.tokens`)} up="#/people" actions=${a}>
<p>${f(`people.tokens-text`)}</p>
${r&&I`<${Fi} state=${t} onDone=${()=>i(!1)} />`}
<${zr} of=${n}>${e=>I`<${Mi} tokens=${e.toReversed()} state=${t} />`}<//>
<//>`}function Mi({tokens:e,state:t}){let n=e.filter(Ni),r=e.filter(e=>!Ni(e)),i=e=>I`<ul class="rows">
${e.map(e=>I`<${Pi} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return I`${r.length?i(r):I`<${g} text=${f(`people.no-tokens`)} />`}
${n.length>0&&I`<${a} title=${f(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function Ni({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=A.now()}function Pi({token:t,state:n}){let{id:r,name:i,official:a,scopes:o,expires_at:s,revoked_at:l}=t,[u,d]=e(!1),{ask:p,asking:m,wrong:h}=Y(),g=()=>{d(!1),p(()=>A.ask(`api-tokens/${r}/revocation`,{method:`PUT`}))},_=c(l??s,n.settings.time_zone);return I`<li>
<div class="row">
<span class="body">
<strong>${i}</strong>
<span>${f(`people.acts-as`,{name:n.officials[a]?.name??`?`})}</span>
<small>${ye(o.map(e=>f(`people.scope.${e}`)))}</small>
<small>${f(l?`people.revoked-at`:`people.until`,{time:_})}</small>
</span>
${!Ni(t)&&I`<button class="button danger" type="button" disabled=${m} aria-haspopup="dialog"
aria-label=${f(`people.withdraw-this`,{whom:i})} onClick=${()=>d(!0)}>${f(`people.revoke`)}</button>`}
</div>
${h}
${u&&I`<${V} title=${f(`people.token-ask`,{name:i})} text=${f(`people.token-revoke-text`)} yes=${f(`people.revoke`)} danger
onYes=${g} onClose=${()=>d(!1)} />`}
</li>`}function Fi({state:t,onDone:n}){let r=w().official.id,[i,a]=e({name:``,official:r,scopes:[`read`],days:`30`}),[o,s]=e(!1),[c,l]=e(``),u=X(),{ask:d,asking:p,wrong:m}=Y(),h=Ii(i),g=e=>t=>a({...i,[e]:t}),_=e=>{e.preventDefault(),s(!0);let t={...i,name:i.name.trim(),days:$(i.days)};Object.values(h).some(Boolean)||d(async()=>l((await Z(`api-tokens`,u(t),t,`token`)).token))};if(c)return I`<${Li} token=${c} name=${i.name} onDone=${n} />`;let y=vi(Object.values(t.officials).filter(({revoked_at:e})=>!e));return I`<form class="card stack" onSubmit=${_} novalidate>
<h2>${f(`people.token-new`)}</h2>
<${v} label=${f(`people.token-name`)} hint=${f(`people.token-name-hint`)} value=${i.name} wrong=${o?h.name:``}
onInput=${g(`name`)} autocomplete="off" maxlength="200" />
<${M} label=${f(`people.token-official`)} value=${i.official} onChange=${g(`official`)}
options=${y.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Hr} label=${f(`people.scopes`)} names=${Ai} chosen=${i.scopes} wrong=${o?h.scopes:``}
said=${e=>I`${f(`people.scope.${e}`)}<br /><small class="soft">${f(`people.opens.${e}`)}</small>`}
onChange=${g(`scopes`)} />
<${v} label=${f(`people.days`)} value=${i.days} onInput=${g(`days`)} wrong=${o?h.days:``} inputmode="numeric" autocomplete="off" />
${m}
<div class="pair">
<button class="button main" disabled=${p}>${f(`people.token-make`)}</button>
<button class="button" type="button" onClick=${n}>${f(`cancel`)}</button>
</div>
</form>`}function Ii({name:e,scopes:t,days:n}){return{name:e.trim()?``:f(`people.token-name-missing`),scopes:t.length?``:f(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:f(`people.days-wrong`,{most:366})}}function Li({token:e,name:t,onDone:n}){return I`<section class="card stack" role="status">
<h2>${f(`people.token-made`,{name:t})}</h2>
<${Zr} label=${f(`people.token`)} text=${e} />
<p class="note warn">${f(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${f(`people.done`)}</button>
</section>`}const Ri={erase:Di,invite:ti,links:Wr,players:Ti,player:Ei,tokens:ji};function zi({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=w();if(!r||!i)return I`<${u} title=${f(`people.title`)} />`;if(!D(a,[`director`]))return I`<${s} title=${f(`people.title`)} up="#/tables"><p class="note warn">${f(`people.directors`)}</p><//>`;let o=e===``?gi:Object.hasOwn(Ri,e)?Ri[e]:Si;return I`<${o} state=${i} id=${t||e} query=${n} /><${Ue} />`}const Bi=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],Vi=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],Hi=[`xlsx`,`csv`];function Ui(){let{tournament:e,state:t,official:n}=w();if(!e||!t)return I`<${u} title=${f(`reports.title`)} />`;let r=Ji(n,Bi),i=Ji(n,Vi);return I`<${s} title=${f(`reports.title`)} up="#/tables">
<${Wi} papers=${r} />
${i.length>0&&I`<${Gi} sheets=${i} />`}
${D(n,[`director`])&&I`<${qi} />`}
<//>`}function Wi({papers:e}){let t=it();return I`<section class="stack">
<h2>${f(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:n})=>I`<${Te} key=${e} name=${f(`reports.paper.${e}`)} hint=${f(`reports.about.${e}`)} path=${n}
file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function Gi({sheets:t}){let n=it(),[r,a]=e(`xlsx`);return I`<section class="stack">
<h2>${f(`reports.sheets`)}</h2>
<${i} label=${f(`reports.form`)} value=${r} onChange=${a}
options=${Hi.map(e=>({value:e,text:f(`reports.form.${e}`)}))} />
<ul class="rows">
${t.map(({id:e})=>I`<${Te} key=${e} name=${f(`reports.sheet.${e}`)} path=${Ki(e,r)}
file=${`${n}-${e}.${r}`} />`)}
</ul>
</section>`}function Ki(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function qi(){let e=it();return I`<section class="stack">
<h2>${f(`reports.journal`)}</h2>
<ul class="rows">
<${Te} name=${f(`reports.journal-whole`)} hint=${f(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function Ji(e,t){return t.filter(({roles:t})=>D(e,t))}const Yi={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Xi({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:f(`enrol.passed-over`)},...Yi[e].map(e=>({value:e,text:f(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return I`<div class="stack">
${t.map(({heading:e,column:t},n)=>I`<${M} key=${n} label=${e||f(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const Zi={wrong:`bad`,new:`info`,known:``};function Qi({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(Zi).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&I`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map(e=>I`<li class="item" key=${e.row}><${$i} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function $i({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return I`<p><strong>${f(`import.row`,{number:r})}</strong> <span class=${`badge ${Zi[i]}`}>${f(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>I`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${ea} mistake=${e} /></p>`)}`}function ea({mistake:{kind:e,values:n,message:r,cure:i}}){let a=F();if(!t(`mistake.${e}`))return I`<span lang="en">${r} ${i}</span>`;let o=Object.entries(n).map(([e,t])=>[e,typeof t==`number`?L(t):t]),s=n.seat&&a.phrase(`seat-${n.seat}`);return f(`mistake.${e}`,{...Object.fromEntries(o),seat:s})}function ta({kind:e,state:t,row:{cells:n}}){return e===`seating`?I`<${na} state=${t} cells=${n} />`:I`<p><strong>${ra(n.name)}</strong></p>
<p class="soft">${[n.id_number,n.team].filter(Boolean).map(ra).join(` · `)}</p>`}function na({state:e,cells:t}){let n=F(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[f(`hall-round`,{round:t.round}),f(`hall-table`,{label:t.table}),t.scheduled_at];return I`<p><strong>${a.filter(Boolean).map(ra).join(` · `)}</strong></p>
<p class="soft">${N.map(e=>ra(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function ra(e){return e.length>80?`${e.slice(0,80)}…`:e}function ia({state:e,row:{hanchan:t,points:n}}){let r=F(),i=e.hanchans[t];return I`${i&&I`<p><a class="reach" href=${`#/result/${t}`}>${jn(e,i)}</a></p>`}
${n&&I`<p class="soft">${N.map(e=>`${r.phrase(`seat-${e}`)} ${L(n[e])}`).join(` · `)}</p>`}`}function aa(t,n){let[r,i]=e(()=>_e(t)??``),[a,o]=e({}),[s,c]=e(``),[l,u]=e(null),d=()=>{o({}),u(null)},f=e=>{i(e),d(),k(t,e||null)},p=async(e,i={})=>{c(e),u(null);try{let a=e===`look`,s={csv:r,...i},c=await A.ask(n[e],{method:`POST`,body:s,timeout:9e4});o(a?{looked:c}:{done:c}),!a&&c.wrong===0&&k(t,null)}catch(e){u(e),e.status===422&&o({})}finally{c(``)}};return{text:r,setText:f,...a,busy:s,wrong:l,setWrong:u,forget:d,ask:p}}function oa({wrong:e}){if(e.problem)return I`<div role="alert"><${Ke} problem=${e.problem} /></div>`;let t=e.unreadable?f(`import.unreadable`):`${f(navigator.onLine?`live.unreached`:`no-network`)}. ${f(`import.again`)}`;return I`<p class="note bad" role="alert">${t}</p>`}function sa({sheet:{text:e,setText:t,setWrong:n},hint:r}){return I`<label class="button photo">${f(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await ua(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
<${v} long label=${f(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const ca={"255,254":`utf-16le`,"254,255":`utf-16be`},la={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function ua(e){let t=new Uint8Array(await e.arrayBuffer()),n=ca[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(la[ne.lang]).decode(t)}}const da=[`players`,`seating`];function fa({kind:e}){let{tournament:t,state:n,official:r}=w(),i=f(`enrol.title.${e}`);return!t||!n?I`<${u} title=${i} />`:D(r,[`director`])?I`<${pa} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:I`<${s} title=${i} up="#/tables"><p class="note warn">${f(`enrol.not-you`)}</p><//>`}function pa({kind:t,title:n,state:r,place:i}){Ye();let o=aa(i,{look:`${t}/import/preview`,bring:`${t}/import`}),{text:c,looked:l,done:u,busy:d,wrong:p,ask:m,forget:h}=o,[g,_]=e(null),v=p?.problem?.lacking,b=g??l?.columns??p?.problem?.headings,x=e=>{h(),_(e)},S={...o,setText:e=>(_(null),o.setText(e))},C=e=>m(e,g?{columns:g.map(({column:e})=>e)}:{}),w=I`<${Xi} kind=${t} columns=${b} onChoose=${x} />`,T=l??u,ee=da.find(e=>e!==t);return I`<${s} title=${n} up="#/tables">
<${sa} sheet=${S} hint=${f(`enrol.hint.${t}`)} />
${p&&(v?I`<p class="note bad" role="alert">${f(`enrol.lacking`,{names:ye(v.map(ma))})}</p>`:I`<${oa} wrong=${p} />`)}
${b&&!u&&(l?I`<${a} title=${f(`enrol.columns`)}>${()=>w}<//>`:w)}
${d&&I`<${y} text=${f(`enrol.busy.${d}`)} />`}
${u&&I`<p class="note info" role="status">${f(`enrol.done`,{count:u.new,known:u.known})}</p>`}
${!T&&I`<button class="button main" type="button" disabled=${!c.trim()||d} onClick=${()=>C(`look`)}>${f(`import.look`)}</button>`}
${T?.made.length>0&&I`<p class="note info">${f(`enrol.made.${t}`,{names:ye(T.made)})}</p>`}
${T&&I`<${Qi} found=${T} named=${ma} title=${ha(u)} about=${e=>I`<${ta} kind=${t} state=${r} row=${e} />`} />`}
${l?.wrong>0&&I`<p class="note warn">${f(`enrol.whole`)}</p>`}
${l&&I`<button class="button main" type="button" disabled=${l.wrong>0||l.new===0||d} onClick=${()=>C(`bring`)}>${f(`enrol.bring`,{count:l.new})}</button>`}
<a class="button" href=${`#/import/${ee}`}>${f(`enrol.title.${ee}`)}</a>
<//>`}function ma(e){return f(`enrol.field.${e}`)}function ha(e){return(t,n)=>f(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const ga={look:`results/preview`,bring:`results`};function _a({args:[e]}){return da.includes(e)?I`<${fa} key=${e} kind=${e} />`:I`<${va} />`}function va(){let{tournament:e,state:t,official:n}=w();return!e||!t?I`<${u} title=${f(`import.title`)} />`:O(n)?I`<${ba} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:I`<${s} title=${f(`import.title`)} up="#/standings"><p class="note warn">${f(`import.not-you`)}</p><//>`}function ya(e){return e===`points`||e===`row`?f(`import.field.${e}`):e}function ba({state:t,place:n}){Ye();let r=aa(n,ga),{text:i,looked:a,done:o,busy:c,wrong:l,ask:u}=r,[d,p]=e(!1),m=a&&a.new>0&&(a.wrong===0||d);return I`<${s} title=${f(`import.title`)} up="#/standings">
<${sa} sheet=${r} hint=${f(`import.columns`)} />
${l&&I`<${oa} wrong=${l} />`}
${c&&I`<${y} text=${f(`import.busy.${c}`)} />`}
${o&&I`<p class="note info" role="status">${f(`import.done`,{count:o.new,known:o.known})} <a class="reach" href="#/standings">${f(`hall-standings`)}</a></p>`}
${!a&&!o&&I`<button class="button main" type="button" disabled=${!i.trim()||c} onClick=${()=>u(`look`)}>${f(`import.look`)}</button>`}
${(a||o)&&I`<${Qi} found=${a??o} title=${(e,t)=>f(`import.rows.${e}`,{count:t})} named=${ya}
about=${e=>I`<${ia} state=${t} row=${e} />`} />`}
${a?.wrong>0&&a.new>0&&I`<${pe} label=${f(`import.only-good`)} hint=${f(`import.only-good-hint`)} checked=${d} onChange=${p} />`}
${a&&I`<button class="button main" type="button" disabled=${!m||c} onClick=${()=>u(`bring`,{only_good:d})}>${f(`import.bring`,{count:a.new})}</button>`}
<//>`}const xa={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function Sa(e,t){let n=t?.content.rule_points??{},r=Object.entries(xa).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in xa&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(xa);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function Ca(e,t){let n=T(we(e,t.round).map(h)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return N.filter(e=>n.includes(t.seats[e]))}function wa(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function Ta(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Ea(t,n,r,i){let a=`shinpan.result.`+n.id,o=r?.number??0,[s,c]=e(()=>i?Oa(i):Da(a,o)??Oa(r)),l=e=>{let t={...s,...e};k(a,{...t,number:o}),c(t)},{texts:u,named:d,deposits:f,reason:p}=s,m=Ca(t,n),h=Object.fromEntries(N.map(e=>[e,wa(u[e])])),g=N.filter(e=>d.includes(e)||m.includes(e));return{of:e=>({text:u[e],wrong:u[e].trim()!==``&&h[e]===null,substitute:g.includes(e),replaced:m.includes(e),onText:t=>l({texts:{...u,[e]:t}}),onSubstitute:t=>l({named:t?[...d,e]:d.filter(t=>t!==e)})}),body:{points:h,deposits:wa(f||`0`,0),unranked:g},deposits:f,reason:p,type:l,forget:()=>k(a,null)}}function Da(e,t){let n=_e(e);return n?.number===t?n:null}function Oa(e){return{texts:Object.fromEntries(N.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function ka({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return I`<div class="sheet-seat">
<${v} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?f(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${f(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function Aa({seats:e}){return I`<fieldset>
<legend>${f(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>I`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&I` <small>${f(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function ja({state:e,hanchan:t,result:n,refused:i,first:a,onSent:o,onClose:s}){let{book:c}=w(),{numbers:l,complete:u}=Sa(e,c),d=Ea(e,t,n,a),p=F(),m=N.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${p.phrase(`seat-${n}`)} · ${r}`,...d.of(n)}}),{does:h,wrong:g}=S(),_=d.reason.trim(),y={...d.body,...n&&{corrects:{number:n.number,reason:_}}},b=Ta(Object.values(y.points),y.deposits,l.starting_points),x=n&&Ma(y,n),C=u&&b===0&&!x&&(!n||_);return I`<form class="stack" onSubmit=${e=>{e.preventDefault(),C&&h(async()=>{await A.send(`result`,t.id,y,{hold:!0,replaces:i?.id}),d.forget(),te(),r(f(`result.sent`)),o(y)})}}>
${!c&&I`<p class="note warn" role="alert">${f(`result.no-book`)}</p>`}
${c&&!u&&I`<p class="note warn" role="alert">${f(`result.no-scoring`)} <a class="reach" href="#/standings">${f(`hall-standings`)}</a></p>`}
${n&&I`<p class="note">${f(`result.corrects`)}</p>`}
<div class="sheet">${m.map(e=>I`<${ka} key=${e.seat} ...${e} />`)}</div>
<${Na} left=${b} starting=${l.starting_points} onDeposits=${e=>d.type({deposits:String(y.deposits+e)})} />
<${v} label=${f(`result.deposits`)} hint=${f(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${d.deposits}
wrong=${y.deposits===null?f(`result.hundreds`):void 0} onInput=${e=>d.type({deposits:e})} />
<${Aa} seats=${m} />
${n&&I`<${v} long label=${f(`hall-reason`)} hint=${f(`hall-reason-missing`)} value=${d.reason} maxlength="4000" onInput=${e=>d.type({reason:e})} />`}
${x&&I`<p class="soft" role="status">${f(`result.same`)}</p>`}
${g}
<div class="pair">
<button class="button main" disabled=${!C}>${f(n?`result.correct`:`result.enter`)}</button>
${s&&I`<button class="button" type="button" onClick=${()=>{d.forget(),s?.()}}>${f(`cancel`)}</button>`}
</div>
</form>`}function Ma({points:e,deposits:t,unranked:n},r){return N.every(t=>e[t]===r.points[t])&&t===r.deposits&&n.join()===r.unranked.join()}function Na({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=L(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return I`<div class=${`note stack ${i}`}>
<p role="status">${Pa(e,r)}</p>
${a&&I`<button class="button" type="button" onClick=${()=>n(e)}>${f(`result.as-deposits`,{points:L(e)})}</button>`}
</div>`}function Pa(e,t){return e===null?f(`result.sum`,{all:t}):e===0?f(`result.fits`,{all:t}):f(e>0?`result.lacks`:`result.exceeds`,{points:L(Math.abs(e)),all:t})}function Fa({state:e,hanchan:t,result:n,onCorrect:r}){let i=Ia(n);return I`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${f(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&I`<span class="badge info">${f(`hall-unsent`)}</span>`}</h2>
<${La} state=${e} hanchan=${t} result=${n} />
<${Se} id=${n.item}
otherwise=${r&&I`<button class="button" type="button" onClick=${r}>${f(`result.correct`)}</button>`} />
</section>
${i.length>0&&I`<${a} title=${f(`result.earlier`,{count:i.length})}>
${()=>I`<div class="stack">${i.map(n=>I`<${La} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function Ia({before:e}){return e?[e,...Ia(e)]:[]}function La({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,official:a,at:o,reason:s}}){let l=F(),u=e.officials[a]?.name??f(`hall-unknown`);return I`<div class="card">
<dl class="facts">
${N.map(r=>I`<div key=${r}>
<dt>${l.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&I`<small>${f(`result.substitute`)}</small>`}</dt>
<dd>${L(n[r])}</dd>
</div>`)}
${r>0&&I`<div><dt>${f(`result.deposits`)}</dt><dd>${L(r)}</dd></div>`}
</dl>
<p class="soft">${[u,c(o,e.settings.time_zone),s].filter(Boolean).join(` · `)}</p>
</div>`}function Ra({args:[e],query:t}){let{tournament:n,state:r}=w(),i=r?.hanchans[e];return!n||!r?I`<${u} title=${f(`hall-result`)} />`:i?I`<${za} state=${r} hanchan=${i} again=${t.has(`again`)} />`:I`<${o} title=${f(`hall-result`)} text=${f(`result.no-hanchan`)} up="#/tables" />`}function za({state:t,hanchan:n,again:r}){let{outbox:i,official:a}=w(),o=t.results[n.id]??null,c=i.find(({kind:e,subject:t,state:r})=>e===`result`&&t===n.id&&le(r)),[l,u]=e(!o||r),[d,p]=e(null),m=O(a),h=l||!o&&!c;E(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[h]);let _=e=>{p(e),u(!1)},v=t.tables[n.table]?.label??`?`;return I`<${s} title=${f(`result.title`,{label:v,round:n.round})} up=${`#/table/${n.table}`}>
${c&&I`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${f(`result.refused`)}</h2>
<${Ke} problem=${c.problem} />
${!h&&I`<button class="button" type="button" onClick=${()=>u(!0)}>${f(`hall-change`)}</button>`}
</section>`}
${m&&h&&I`<${ja} state=${t} hanchan=${n} result=${o} refused=${c} first=${c?.body??(o?null:d)} onSent=${_}
onClose=${o&&(()=>u(!1))} />`}
${!m&&!o&&I`<${g} text=${f(`result.none`)} />`}
${o&&!(m&&h)&&I`<${Fa} state=${t} hanchan=${n} result=${o} onCorrect=${m&&(()=>u(!0))} />`}
<a class="button quiet" href="#/standings">${f(`hall-standings`)}</a>
<//>`}function Ba({state:e,id:t}){let n=B(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??f(`hall-unknown`);return I`<${s} title=${i} up="#/standings">
<${tt} seen=${n} />
<${On} />
${r&&I`<${Va} state=${e} body=${r} />`}
${e.players[t]&&I`<a class="button" href=${`#/player/${t}`}>${f(`standings.player`)}</a>`}
<//>`}function Va({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=f(i?`standings.disqualified`:`standings.unranked`);return I`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:f(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${f(`standings.scored`,{count:t.hanchans})}</dt><dd>${U(s)}</dd></div>
<div><dt>${f(`standings.taken`)}</dt><dd>${U(-10*c-l/100)}</dd></div>
<div><dt><strong>${f(`standings.total`)}</strong></dt><dd>${U(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${f(`standings.games`)}</h2>
${a.length===0&&I`<p class="soft">${f(`standings.no-games`)}</p>`}
${a.map(t=>I`<${Ua} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${f(`standings.taken`)}</h2>
${o.length===0&&I`<p class="soft">${f(`standings.nothing-taken`)}</p>`}
${o.length>0&&I`<${Ha} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function Ha({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return I`<dl class="card facts">
${t.map(t=>I`<div key=${t.id}>
<dt>${r&&I`<span class="who">${i(t.account)}</span> · `}<${at} state=${e} line=${t} /></dt>
<dd>${Ve(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>I`<div key=${e}><dt><strong>${f(`standings.sum`)}</strong></dt><dd>${Ve(e,t)}</dd></div>`)}
</dl>`}function Ua({state:e,game:t,named:n}){let r=F(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,place:d,points:p,delta:m,uma:h,oka:g,total:_,flags:v}=t,y=[f(`hall-round`,{round:o}),f(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],b=f(`standings.delta`,{points:L(p),goal:L(p-m*100)});return I`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${y.join(` · `)}</a></h3>
${n&&I`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&I`<p class="soft">${f(`standings.corrected`,{count:a-1})}</p>`}
<dl class="facts">
<div><dt>${b}</dt><dd>${U(m,!0)}</dd></div>
<div><dt>${f(`standings.uma`,{place:d})}</dt><dd>${U(h,!0)}</dd></div>
<div><dt>${f(`standings.oka`)}</dt><dd>${U(g,!0)}</dd></div>
<div><dt><strong>${f(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${U(_,!0)}</dd></div>
</dl>
${v.map(e=>I`<p class="note warn" key=${e}>${f(`standings.flag.${e}`)}</p>`)}
</article>`}function Wa({of:t}){let[n,r]=e(``);return I`<button class="button" type="button" onClick=${()=>{r(``);let e=`standings-${t}.csv`;A.file(`standings.csv?of=${t}`).then(t=>qe(t,e),e=>r(H(e)))}}>${f(`standings.export`)}</button>
${n&&I`<p class="note bad" role="alert">${n}</p>`}`}function Ga({state:e}){let{book:t,official:n}=w(),{numbers:r,silent:i,complete:o}=Sa(e,t);if(!t)return null;let s=i.length>0&&n?.roles?.includes(`director`),c=Object.entries(r).map(([e,t])=>[f(`standings.by.${e}`),Ka(t)]),l=()=>I`${c.length>0&&I`<${_} rows=${c} />`}
${s&&I`<${qa} names=${i} numbers=${r} />`}`;return o?I`<${a} title=${f(`standings.by`)}>${l}<//>`:I`<section class="card" aria-labelledby="by">
<h2 id="by">${f(`standings.by`)}</h2>
<p class="note warn">${f(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function Ka(e){return Array.isArray(e)?e.map(e=>`${L(e)}P`).join(` / `):L(e)}function qa({names:t,numbers:n}){let[r,i]=e(()=>Object.fromEntries(t.map(e=>[e,[n[e]??``].flat().join(` `)]))),[a,o]=e(null),[s,c]=e(!1);return I`<form class="stack" onSubmit=${async e=>{e.preventDefault(),c(!0);let i=t.map(e=>[e,Ja(e,r[e])]),a=t.filter(e=>n[e]!=null).map(e=>[e,n[e]]),s={...Object.fromEntries(i),replaces:a.length?Object.fromEntries(a):null};await A.ask(`scoring`,{method:`PUT`,body:s}).then(()=>o(null),o),c(!1)}}>
${t.map(e=>I`<${v} key=${e} label=${f(`standings.by.${e}`)} hint=${f(`standings.hint.${e}`)}
value=${r[e]} required autocomplete="off" onInput=${t=>i({...r,[e]:t})} />`)}
${a&&(a.problem?I`<${Ke} problem=${a.problem} />`:I`<p class="note bad" role="alert">${H(a)}</p>`)}
<button class="button main" disabled=${s}>${f(`standings.set`)}</button>
</form>`}function Ja(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Ya):Ya(n.replace(/[\s,.'’]/g,``))}function Ya(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Xa({args:[e]}){let{tournament:t,state:n}=w();return!t||!n?I`<${u} title=${f(`hall-standings`)} />`:e?I`<${Ba} state=${n} id=${e} />`:I`<${Za} state=${n} />`}function Za({state:t}){let{official:n}=w(),r=B(`standings`),[a,o]=e(`players`),{body:c}=r.answer??{},l=O(n)&&I`<a class="button" href="#/import">${f(`standings.import`)}</a>`;return I`<${s} title=${f(`hall-standings`)} up="#/tables" actions=${l}>
<${tt} seen=${r} />
<${On} />
${c?.teams.length>0&&I`<${i} label=${f(`standings.of`)} value=${a} onChange=${o}
options=${[`players`,`teams`].map(e=>({value:e,text:f(`standings.of.${e}`)}))} />`}
${c&&I`<${Qa} state=${t} found=${c[a]} />`}
${c&&I`<${Wa} of=${a} />`}
<${An} state=${t} />
<${Ga} state=${t} />
<//>`}function Qa({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?I`<${$a} state=${e} />`:I`<ul class="rows" aria-label=${f(`hall-standings`)}>
${t.map(t=>I`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${eo(e,t,n).join(` · `)}</small></span>
<strong>${U(t.final)}</strong>
</a>
</li>`)}
</ul>`}function $a({state:e}){let{official:t}=w(),[n]=kn(e);return I`<${g} text=${f(n?`standings.none`:`standings.no-hanchans`)}>
${n&&O(t)&&I`<a class="button" href=${`#/result/${n.id}`}>${f(`standings.enter`,{name:n.name})}</a>`}
${!n&&I`<${Je} />`}
<//>`}function eo(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},c){let l=t!==null&&c.indexOf(t)!==c.lastIndexOf(t);return[e.teams[n]?.name,s&&f(`standings.disqualified`),!s&&t===null&&f(`standings.unranked`),l&&f(`standings.shared`),r>0&&f(`standings.hanchans`,{count:r}),a!==0&&f(`standings.less`,{score:U(i),p:`${L(a)}P`}),o!==0&&f(`standings.less`,{score:U(i),p:L(o)})].filter(Boolean)}export{rr as Alarm,En as Cards,Dt as Dashboard,Yt as Escalation,Zt as Escalations,vn as Fines,_a as Import,Fr as Journal,Sn as Payment,zi as People,tn as Precedents,Ui as Reports,Ra as Result,Xa as Standings};