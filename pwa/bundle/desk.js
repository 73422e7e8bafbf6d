import{$t as e,At as t,B as n,Bt as r,C as i,D as a,Dt as o,Et as s,F as c,Fr as l,Gt as u,H as d,Ht as f,Ir as p,Jt as m,Kt as h,Lr as g,Mt as _,N as v,Nt as y,Ot as b,P as x,Pt as S,Qn as C,Qt as w,R as ee,Rr as te,S as ne,Tr as re,Tt as T,Wt as E,Xt as ie,Zt as ae,_ as D,a as oe,at as O,c as se,ct as ce,dt as le,er as ue,f as de,fn as k,ft as A,g as j,h as fe,i as pe,it as me,jr as he,jt as M,k as ge,l as _e,ln as N,nn as P,nr as ve,q as ye,qt as F,rt as I,st as be,tr as xe,un as Se,vr as Ce,wn as we,wt as Te,x as Ee,y as De,zt as L}from"./app.js";import{$ as Oe,Bt as R,D as ke,E as Ae,Ht as je,It as Me,Jt as Ne,Lt as Pe,M as Fe,Mt as Ie,N as Le,O as Re,Q as z,Rt as ze,S as Be,T as Ve,Ut as He,Vt as B,Y as V,Yt as Ue,Z as We,_ as Ge,at as H,b as Ke,bt as qe,d as Je,et as Ye,g as Xe,h as Ze,it as Qe,jt as U,k as $e,m as et,nt as tt,rt as W,tt as nt,u as rt,ut as it,y as at,zt as ot}from"./shared.js";function G({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return P`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&P`<p class="soft">${r}</p>`}
${i.length===0&&P`<p class="soft">${F(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>P`<li key=${e.key}><${st} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&P`<${T} title=${F(`dashboard.numbers`)}>${()=>P`<${lt} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function st({row:{name:e,value:t,part:n=0,href:r},most:i}){return P`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${H(t)}</strong>
<${ct} value=${t} part=${n} most=${i} />
${n>0&&P`<small>${F(`dashboard.part`,{count:H(n)})}</small>`}
</a>`}function ct({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return P`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&P`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function lt({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return P`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${F(`hall-rulings`)}</th>
${r&&P`<th scope="col">${F(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>P`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${H(n)}</td>
${r&&P`<td>${H(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function ut(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:F(`hall-round`,{round:e})}));return[{value:``,text:F(`hall-any`)},...n]}function dt({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function ft({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=mt(t,i.size>1?e=>gt(e,r):ht);return t.length===0?null:P`<section class="card" aria-labelledby="spread">
<h2 id="spread">${F(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${F(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>P`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>P`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>P`<td key=${t.key}><${pt} count=${s.get(e+t.key)} most=${c} href=${_t(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function pt({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return P`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${H(e)}</strong>
</a>`}function mt(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function ht(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function gt(e,t){let n=e.slice(0,10),r=u(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function _t(e,t,{from:n,until:r}){return dt(e,{table:t,from:n,until:r})}function vt({state:e,changes:t}){return P`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${F(`dashboard.recharged`)}</h2>
<p class="soft">${F(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>P`<li key=${[t,r.id,i].join()}>
<span class="who">${z(e,r)}</span> ${V(i,a)} → <strong>${V(i,o)}</strong>
<br /><small class="soft">${[E(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function yt({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:F(e>1?`dashboard.from`:`dashboard.until`,{from:re(e),until:re(t)}),value:n,href:dt(r,{took:`${e}-${t}`})})),a=e?F(`dashboard.median`,{time:re(t),count:e}):F(`dashboard.untimed`);return P`<${G} id="taking" title=${F(`dashboard.taking`)} what=${F(`dashboard.time`)}
about=${`${a} ${F(`dashboard.measured`)}`} rows=${e?i:[]} />`}function bt(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(c(n)).map(([t,n])=>[x(e,t),v(e,t,n)]);return[...r,...i]}function xt({cases:e}){return P`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${F(`dashboard.unlike`)}</h2>
<p class="soft">${F(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>P`<${St} key=${t} one=${e} />`)}
</section>`}function St({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=A(),o=i[0].rulings.length,s=bt(a,t,n);return P`<article class="stack case">
<h3>${I(a,e)}</h3>
${s.length>0&&P`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&P`<p class="note info">${F(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>P`<${Ct} key=${t} outcome=${e} most=${o} />`)}
</article>`}function Ct({outcome:{penalties:e,rulings:t},most:n}){let r=A(),{state:i}=f(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=P`<span class="body outcome"><span>${O(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${H(t.length)}</strong><${ct} value=${t.length} most=${n} /></span>`;return P`<${T} title=${o}>${()=>P`<${se} rulings=${a} place empty=${F(`hall-none-found`)} />`}<//>`}function wt(){let{tournament:e,state:t,official:n}=f();return!e||!t?P`<${D} title=${F(`dashboard.title`)} />`:Ee(n)?P`<${Tt} state=${t} />`:P`<${S} title=${F(`dashboard.title`)} up="#/log"><p class="note warn">${F(`dashboard.whose`)}</p><//>`}function Tt({state:e}){let[t,n]=g({day:``,round:``});return P`<${S} title=${F(`dashboard.title`)} up="#/log">
<div class="asked">
<${o} type="date" label=${F(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${b} label=${F(`dashboard.round`)} value=${t.round} options=${ut(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${Et} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Et({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=B(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return P`<${kt} seen=${r} zone=${e.settings.time_zone} />
${i&&P`<${Dt} state=${e} body=${i} asked=${t} />`}`}function Dt({state:e,body:t,asked:n}){let r=A(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>dt(n,e),l=e=>({key:e.foul,name:I(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return P`<p role="status">${F(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${G} id="fouls" title=${F(`dashboard.fouls`)} what=${F(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${G} id="referees" title=${F(`dashboard.referees`)} what=${F(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${ft} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${G} id="otherwise" title=${F(`dashboard.otherwise`)} about=${F(`dashboard.otherwise-about`)} what=${F(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${xt} cases=${t.differently} />
<${vt} state=${e} changes=${t.recharged??[]} />
<${G} id="escalations" title=${F(`dashboard.escalations`)} what=${F(`dashboard.status`)}
rows=${s.map(e=>Ot(e,c))} />
<${yt} taking=${t.time_to_rule} asked=${n} />
</div>`}function Ot({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>w(`hall-escalation.${e}`)?F(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function kt({seen:{answer:e,fresh:t,trouble:n},zone:r}){Ue();let i=e&&E(e.at,r);return!e&&!n?P`<${y} />`:n?P`<p class="note warn" role="status">${R(n)} ${F(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:P`<p class="soft">${F(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}function At({state:e,escalation:t,ruling:n}){let r=f(),{outbox:i}=r,[a,o]=g(null);if(l(()=>void k.loadEscalationSteps(),[]),i.some(({subject:e,kind:n,state:r})=>e===t.id&&n!==`photo`&&ve(r)))return P`<p class="note bad">${F(`esc.stuck`)} <a href="#/outbox">${F(`hall-resolve`)}</a></p>`;let s=Ae(r,t,n);return P`
${s===`decide`&&P`<${Pt} state=${e} escalation=${t} ruling=${n} onAsk=${o} />`}
${s===`appeal`&&P`<button class="button main" type="button" onClick=${()=>o(jt)}>${F(`esc.do.appeal`)}</button>`}
${s===`reopen`&&P`<button class="button" type="button" onClick=${()=>o(Mt)}>${F(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(s)&&P`<p class="note warn">${F(`esc.${s}`)}</p>`}
${s===``&&P`<p class="soft">${F(`esc.wait.${t.status}`)}</p>`}
${a&&P`<${Ie} title=${F(`esc.do.${a.name}`)} text=${F(`esc.means.${a.name}`)} yes=${F(`esc.do.${a.name}`)}
onReason=${async e=>{if(!a)return;let{kind:n,name:r,...i}=a;await k.send(n,t.id,{reason:e,...i}),m(),L(F(`esc.done.${n}`)),o(null)}} onClose=${()=>o(null)} />`}
`}const jt={kind:`appeal`,name:`appeal`},Mt={kind:`reopening`,name:`reopening`},Nt=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Pt({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>P`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${F(`esc.do.${e.name}`)}</button>`;return P`
${u&&f(Nt(`amended`,`confirmed`),`main`)}
${f(Nt(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${F(u?`esc.amend-again`:`hall-amend`)}</a>
${f(Nt(`overturned`),`danger`)}
`}function Ft({ruling:e,rulings:t}){let n=A(),{state:r}=f(),[i,a]=[!0,!1].map(n=>t.filter(t=>Rt(t,e)===n)),o=[...i,...a].slice(0,12);return P`<section class="stack">
<h2>${F(`esc.same-foul`)}</h2>
${t.length===0&&P`<p class="soft">${F(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>P`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${be(t.kind)}`}>${O(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,E(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&P`<span class="badge info">${F(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&P`<span class="badge warn">${F(`esc.other-revision`)}</span>`}
<${_e} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&P`<a class="reach" href=${`#/log?foul=${e.foul}`}>${F(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function It(e,t,{offender:n}){return Bt(e,t,e=>e.offender.id===n.id)}function Lt(e,t,{foul:n}){return Bt(e,t,e=>e.foul===n)}function Rt(e,t){return he(zt(e))===he(zt(t))}function zt({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Bt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return de(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Vt({state:e,foul:t,escalation:n}){let r=B(`precedents?limit=20&foul=${t}`);return P`<section class="stack">
<h2>${F(`esc.precedents`)}</h2>
<${ot} seen=${r} what="precedents" />
${r.answer&&P`<${Ut} state=${e} items=${Ht(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${F(`esc.search-precedents`)}</a>
</section>`}function Ht(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Ut({state:e,items:t}){let n=A();return t.length===0?P`<p class="soft">${F(`esc.no-precedents`)}</p>`:P`<ul class="rows below precedents">
${t.map(t=>P`<li key=${t.ruling.id}><${Wt} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Wt({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return P`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${be(n.kind)}`}>${O(t,n)}</strong>
<span>${I(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>P`<small key=${e}>${e}</small>`)}
${l.map(e=>P`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,E(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&P`<span class="badge">${F(`hall-status.${n.status}`)}</span>`}
${c&&P`<span class="badge warn">${F(`esc.revision-changed`)}</span>`}
${r.map(e=>P`<span class="badge" key=${e}>${F(`esc.why.${e}`)}</span>`)}
${s&&P`<span class="badge info">${ke(s)}</span>`}
</span>
</span>
</a>`}function Gt({args:[e]}){let{tournament:t,state:n}=f();if(!t||!n)return P`<${D} title=${F(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?P`<${j} title=${F(`esc.one`)} text=${F(`esc.missing`)} up="#/escalations" />`:P`<${Kt} state=${n} escalation=${r} ruling=${i} />`}function Kt({state:e,escalation:t,ruling:n}){let r=A(),i=oe([n])[n.revision],a=ye(r,i,n),o=a&&(a.chosen??a.final??a.first),s=t.status===`open`;it(s);let c=P`<${At} state=${e} escalation=${t} ruling=${n} />`;return P`<${S} title=${I(r,n.foul)} up="#/escalations" actions=${c}>
<section class="card hall-verdict">
<p class=${`penalty large ${be(n.kind)}`}>${o?De(r,o):O(r,n)}</p>
<p><a class="who" href=${n.offender.kind===`player`?`#/player/${n.offender.id}`:`#/log`}>${n.offender.name}</a></p>
<p class="soft">${ce(r,n)}</p>
<p role="status"><span class=${`badge ${s?`warn`:`info`}`}>${Re(t)}</span> ${s&&P`<span class="soft">${Ve(t.escalated_at)}</span>`}</p>
</section>
<${Be} state=${e} escalation=${t} />
<section class="stack">
<h2>${F(`esc.so-far`)}</h2>
<${at} state=${e} events=${Ke(e,t)} />
</section>
<${Ze} ruling=${n} />
${a?P`<${Xe} ruling=${n} spoken=${a} />`:P`<p class="soft">${F(`hall-no-book`)}</p>`}
<${Ge} state=${e} ruling=${n} />
<${Fe} state=${e} ruling=${n} />
<section class="stack">
<h2>${F(`esc.on-offender`,{name:n.offender.name})}</h2>
<${se} rulings=${It(e,t,n)} place empty=${F(`esc.nothing-else`)} />
</section>
<${Le} state=${e} id=${n.offender.id} />
<${Ft} ruling=${n} rulings=${Lt(e,t,n)} />
<${Vt} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function qt(){let{tournament:e,state:t}=f();return!e||!t?P`<${D} title=${F(`hall-escalations`)} />`:P`<${Jt} state=${t} />`}function Jt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return it(r.length>0),P`<${S} title=${F(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${F(`esc.precedents`)}</a></p>
${t.length===0&&P`<${M} text=${F(`esc.none`)} />`}
<${Yt} state=${e} title=${F(`esc.waiting`,{count:r.length})} escalations=${r} />
<${Yt} state=${e} title=${F(`esc.decided-ones`)} escalations=${i} />
<//>`}function Yt({state:e,title:t,escalations:n}){return n.length===0?null:P`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>P`<li key=${t.id}><${Xt} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function Xt({state:e,escalation:t}){let n=A(),r=e.rulings[t.id],i=t.status===`open`,a=[F(`hall-table`,{label:r.table.label}),$e(e,t),Ve(t.escalated_at)];return P`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${I(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${O(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${Re(t)}</span>
${!i&&P`<span class="badge info">${ke(t)}</span>`}
${t.unsent&&P`<span class="badge info">${F(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Zt({query:e}){let{tournament:t,state:n}=f();return!t||!n?P`<${D} title=${F(`esc.precedents`)} />`:P`<${Qt} state=${n} begun=${e.get(`foul`)??``} />`}function Qt({state:e,begun:t}){let n=A(),[r,i]=g(t in n.catalogue.fouls?t:``),[a,s]=g({}),[c,l]=g(``),[u,d]=g(``),f=e=>{i(e),s({})},p=e=>{e.preventDefault(),d(c.trim())},m=B(nn(r,a,u)),h=m.answer?.body;return P`<${S} title=${F(`esc.precedents`)} up="#/escalations">
<p class="soft">${F(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${p}>
<${b} label=${F(`hall-filter.foul`)} value=${r} options=${[{value:``,text:F(`esc.any`)},...tn(n)]} onChange=${f} />
${r&&P`<${$t} words=${n} foul=${r} facts=${a} onFacts=${s} />`}
<${o} type="search" label=${F(`esc.words`)} hint=${F(`esc.words-hint`)} value=${c} onInput=${l} maxlength="200" />
<button class="button">${F(`esc.search`)}</button>
</form>
<${ot} seen=${m} what="precedents" />
${h&&P`<${Ut} state=${e} items=${h.items} />`}
${h?.next&&P`<p class="note">${F(`esc.more`,{count:50})}</p>`}
<//>`}function $t({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=f();return i?i.table(t).used.map(t=>{let i=en(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&P`<${b} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:F(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function en({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function tn(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function nn(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function rn({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=Ye(r).map(([e,t])=>V(e,t));return P`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${F(`fines.owing`)}</h2>
${r.length===0&&P`<p class="soft">${F(`fines.nobody`)}</p>`}
${r.length>0&&P`<p>${F(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>P`<li key=${on(t)}><${sn} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&P`<p class="soft">${F(`fines.not-seated`)}</p>`}
</section>`}function an({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:P`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${F(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>P`<li key=${on(t)}><${sn} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${F(`fines.gives-back`)}</p>
</section>`}function on({account:e,unit:t}){return e.id+t}function sn({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=s.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),l=[a>0&&F(`fines.since`,{time:E(o,e.settings.time_zone)}),c>0&&F(`fines.part-paid`,{amount:V(i,c)})],u=P`<span class="body who">${z(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${V(i,Math.abs(a))}</strong>`;return n?P`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:r.kind===`player`?P`<a class="row" href=${`#/player/${r.id}`}>${u}</a>`:P`<div class="row">${u}</div>`}const cn=[`cash`,`card`,`transfer`,`other`];function ln({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:c,onClose:l}){let[u,d]=g(()=>V(n,r).slice(n.length+1)),[f,p]=g(`cash`),[h,_]=g(``),{does:v,wrong:y}=a(),b=Oe(n,u),x=!b||b>r?F(`fines.between`,{most:V(n,r)}):void 0,S=()=>v(async()=>{let e=h.trim()&&{note:h.trim()},r=new Date(k.now()).toISOString(),{id:i}=await k.send(`payment`,null,{account:t,unit:n,amount:b,method:f,paid_at:r,...e});m(),c(i),l()}),C=cn.map(e=>({value:e,text:F(`fines.method.${e}`)}));return P`<${Te} title=${F(`fines.pays`,{name:z(e,t)})} onClose=${l}>
<dl class="facts">
${tt(i).map(t=>P`<div key=${t.id}>
<dt><${et} state=${e} line=${t} /></dt>
<dd>${V(n,t.amount)}</dd>
</div>`)}
</dl>
<${o} label=${F(`fines.amount`,{unit:n})} value=${u} inputmode="decimal" wrong=${x} onInput=${d} />
<${s} label=${F(`fines.how`)} value=${f} options=${C} onChange=${p} />
<${o} label=${F(`fines.note`)} value=${h} onInput=${_} />
${y}
<button class="button main" type="button" disabled=${!!x} onClick=${S}>
${F(`fines.take`,{amount:V(n,b??0)})}
</button>
<//>`}function un({state:e,official:t}){if(!e.season||!nt(t))return null;let n=F(`fines.season`,{season:e.season.season});return P`<${T} title=${n}>${()=>P`<${dn} state=${e} />`}<//>`}function dn({state:e}){let{answer:t,fresh:n,trouble:r}=B(`ledger/fines/season`);if(!t)return P`<p class="soft" role="status">${F(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=E(t.at,e.settings.time_zone);return P`${!n&&P`<p class="note warn" role="status">${F(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&P`<p class="soft">${F(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>P`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${fn(e,t)}</small></span>
<strong>${V(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function fn(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=le(e,r)||e.settings.name;return n.length>1?`${a} ${V(t,i)}`:a}).join(` · `)}function pn({state:e}){let{fines:t}=e.others;return t.length===0?null:P`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${F(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>P`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${z(e,t)}<small>
${le(e,n)} · ${F(`fines.since`,{time:E(a,e.settings.time_zone)})}
</small></span>
<strong>${V(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${F(`fines.paid-there`)}</p>
</section>`}function mn(){let{tournament:e,state:t}=f();return!e||!t?P`<${D} title=${F(`fines.title`)} />`:P`<${hn} state=${t} />`}function hn({state:e}){let{official:t}=f(),[n,r]=g(null),[i,a]=g(``);l(()=>void k.lookAround(),[]);let o=te(()=>We(e),[e.ledger]),s=nt(t);return P`<${S} title=${F(`fines.title`)} up="#/tables">
<div role="status">${e.payments[i]&&P`<${gn} state=${e} payment=${e.payments[i]} />`}</div>
<${rn} state=${e} balances=${o} onPay=${s&&r} />
<${an} state=${e} balances=${o} />
<${pn} state=${e} />
<${_n} state=${e} />
<${un} state=${e} official=${t} />
${s&&P`<a class="button" href="#/reports">${F(`reports.link`)}</a>`}
${n&&P`<${ln} state=${e} balance=${n} onTaken=${a} onClose=${()=>r(null)} />`}
<//>`}function gn({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=z(e,{kind:n,id:r});return P`<p class="note info row">
<span class="body">${F(`fines.taken`,{name:o,amount:V(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${F(`fines.to-receipt`)}</a>
</p>`}function _n({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:P`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${F(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,unsent:l})=>P`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${z(e,{kind:r,id:i})}<small>
${[l?F(`fines.no-receipt-yet`):F(`fines.receipt`,{number:n}),F(`fines.method.${s}`),E(c,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${V(a,o)}</strong>
</a></li>`)}
</ul>
<p class="soft">${F(`fines.put-right`)}</p>
</section>`}function vn({args:[e]}){let{tournament:t,state:n,official:r}=f();if(!t||!n)return P`<${D} title=${F(`fines.payment`)} />`;let i=n.payments[e];if(!i)return P`<${j} title=${F(`fines.payment`)} text=${F(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?F(`fines.payment`):F(`fines.receipt`,{number:i.receipt});return P`<${S} title=${a} up="#/fines">
<${yn} state=${n} payment=${i} />
${i.unsent?P`<p class="note info" role="status">${F(`fines.receipt-later`)}</p>`:P`<${bn} hash=${i.hash} />`}
${!i.unsent&&nt(r)&&P`<${xn} payment=${i} />`}
<//>`}function yn({state:e,payment:{account_kind:t,account_id:n,unit:r,amount:i,method:a,paid_at:o,note:s}}){let c=[[F(`fines.payer`),z(e,{kind:t,id:n})],[F(`fines.amount-paid`),V(r,i)],[F(`fines.how`),F(`fines.method.${a}`)],[F(`fines.when`),E(o,e.settings.time_zone)],...s?[[F(`fines.note-paid`),s]]:[]];return P`<dl class="facts">
${c.map(([e,t])=>P`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function bn({hash:e}){return P`<figure class="big-code">
<${qe} text=${`${location.origin}/#/receipt/${e}`} label=${F(`fines.code`)} />
<figcaption>${F(`fines.photograph`)}</figcaption>
</figure>`}function xn({payment:{id:e,receipt:t}}){let{live:n}=f(),{lang:r}=ae(),[i,a]=g(0),{blob:o,url:s,failed:c}=ge(()=>k.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),u=()=>a(i+1);l(()=>{c&&n===`live`&&u()},[n]);let d=`receipt-${t}.pdf`;if(c)return P`<p class="note warn" role="status">${F(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${F(`try-again`)}</button>`;if(!s||!o)return P`<p class="soft" role="status">${F(`fines.page-comes`)}</p>`;let p=[new File([o],d,{type:o.type})];return P`<div class="doing">
<a class="button main" href=${s} target="_blank">${F(`fines.open-page`)}</a>
<a class="button" href=${s} download=${d}>${F(`fines.save-page`)}</a>
${navigator.canShare?.({files:p})&&P`<button class="button" type="button" onClick=${()=>navigator.share({files:p}).catch(()=>{})}>${F(`fines.share-page`)}</button>`}
</div>`}function Sn(){let{tournament:e,state:t}=f();if(!e||!t)return P`<${D} title=${F(`hall-cards`)} />`;let n=P`<button class="button main" onClick=${()=>print()}>${F(`hall-print`)}</button>`;return P`<${S} title=${F(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${F(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${F(`reports.link`)}</a>
<ul class="codes">
${pe(t).map(e=>P`<li key=${e.id}><${Cn} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function Cn({table:e,name:t}){let{url:n,failed:r}=ge(()=>k.tableCode(e.id),e.id),i=F(`hall-table`,{label:e.label});return P`<figure>
${n&&P`<img src=${n} alt=${F(`hall-code`,{label:e.label})} />`}
${r&&P`<p class="note warn">${F(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}function wn(){let{outbox:e}=f(),t=e.filter(({kind:e,state:t})=>e===`result`&&ue(t)).length;return t===0?null:P`<p class="note info"><a class="reach" href="#/outbox">${F(`standings.waits`,{count:t})}</a></p>`}function Tn({state:e}){let{official:t}=f(),n=new Intl.Collator(void 0,{numeric:!0}),r=Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:En(e,{table:n,round:r})})).sort((e,t)=>n.compare(e.name,t.name));return r.length===0?null:P`<${T} title=${F(`standings.missing`,{count:r.length})}>${()=>P`<ul class="rows">
${r.map(({id:e,name:n})=>P`<li key=${e}>${i(t)?P`<a class="row" href=${`#/result/${e}`}>${n}</a>`:P`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function En(e,{table:t,round:n}){return[F(`hall-round`,{round:n}),F(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function Dn(e,t,n){let{kind:r,body:i}=n,a=On[r]??On[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const On={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...kn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,An(t,n),...kn(n)],phone:(e,t,{body:n})=>[An(t,n)],token:(e,t,{body:n})=>[n.name,An(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[F(`hall-table`,{label:n.label})],hanchan:(e,t,{subject:n,body:r})=>[K(t,n),...C.map(e=>t.players[r[`${e}_id`]]?.name),r.scheduled_at&&E(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>jn(e,n),photo:(e,t,{body:n})=>jn(e,t.rulings[n.ruling]),escalation:(e,t,{subject:n,body:r})=>[r.outcome&&F(`journal.outcome.${r.outcome}`),...jn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Mn(t,i)]},hand:(e,t,{subject:n,body:r})=>[F(`hall-how.${r.how}`),...Mn(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[F(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>z(t,e)),n.foul&&I(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&F(`help.over.${r.ended_how}`),...Mn(t,t.helpCalls[n])],timing:(e,t,{body:n})=>[F(`journal.what.${n.what}`),n.person_id&&z(t,{kind:n.person_kind,id:n.person_id}),K(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${re(Math.abs(n.seconds))}`,K(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&F(`journal.what.${r}`),t.players[i]?.name,K(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Nn(t,e)),fine:(e,t,{body:n})=>[Nn(t,n),F(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(e,t,{body:n})=>[K(t,n.hanchan_id),...C.map(t=>`${e.phrase(`seat-${t}`)} ${H(n.points[t])}`)]};function kn({roles:e}){return(e??[]).map(e=>F(`hall-role.${e}`))}function An(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function jn(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[I(e,n),r.name,F(`hall-table`,{label:i.label}),O(e,t)]}function K(e,t){let n=e.hanchans[t??``];return n&&En(e,n)}function Mn(e,{table:t,hand:n}={}){return[e.tables[t]&&F(`hall-table`,{label:e.tables[t].label}),me(n)]}function Nn(e,{account_kind:t,account_id:n,unit:r,amount:i}){return`${z(e,{kind:t,id:n})} ${V(r,i)}`}const Pn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Fn(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Hn(e,t);if(n.startsWith(`ruling.`))return Ln(e,t);let[i]=await Gn(t,In(t));if(!i)return null;if(n===`result.corrected`)return{before:zn(e,i.body),after:zn(e,r)};let a=n===`hanchan.scheduled`?Bn:Vn;return{before:a(i.body),after:a(r)}}function In({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Ln(e,t){let{kind:n,body:r}=t,[i]=await Gn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Rn(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=O(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(bt(e,t,n))}}}let[o]=await Gn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Rn(e,o)}:null}function Rn(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=O(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Pn.filter(e=>(o[e]??null)!==null),c=bt(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function zn(e,{points:t,deposits:n,unranked:r}){let i=C.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(i),deposits:n,unranked:r.join(` `)}}function Bn({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Vn({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Hn(e,t){let n=await Gn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Un(e,r),after:Un(e,{...r,...t.body})}}function Un(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[F(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Wn(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[F(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Wn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Gn({seq:e},t,n=1){return(await(await k.audit()).older(e,n,t)).entries}const Kn=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],qn={ruling:`rulings`,player:`players`,table:`tables`};function Jn({state:e,entry:t,onSubject:n}){let r=A(),{seq:i,at:a,who:o,kind:s}=t,c=o?e.officials[o]?.name??F(`hall-unknown`):F(`journal.nobody`),l=Dn(r,e,t),u=[F(`journal.number`,{seq:i}),E(a,e.settings.time_zone),c],d=P`<div class="body">
<h3>${Xn(s)}</h3>
${l.length>0&&P`<span class="who">${l.join(` · `)}</span>`}
<small>${u.join(` · `)}</small>
</div>`;return P`<${T} class="entry" title=${d}>
${()=>P`<${Yn} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Yn({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(qn).find(([,t])=>o in e[t])??[];return P`<div class="stack">
<p class="pair">
${c&&P`<a class="button" href=${`#/${c}/${o}`}>${F(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${F(`journal.all-of-it`)}</button>
</p>
${(Kn.includes(a)||s.what===`corrected`)&&P`<${Zn} state=${e} entry=${t} />`}
<h4>${F(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${F(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function Xn(e){return w(`journal.kind.${e}`)?F(`journal.kind.${e}`):e}function Zn({state:e,entry:t}){let n=A(),[r,i]=g(void 0);return l(()=>void Fn(n,t).then(i,()=>i(null)),[]),r===void 0?P`<${y} />`:r===null?P`<p class="soft">${F(`journal.no-before`)}</p>`:P`<${Je} caption=${F(`journal.changes`)} heads=${[F(`journal.before`),F(`journal.after`)]}
before=${r.before} after=${r.after} />`}const Qn=`shinpan.alarm.`;function $n({inCall:e}){let{alarms:t,tournament:n}=f(),r=t?.at(-1);return r&&n&&P`<${er} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function er({alarms:e,id:t,inCall:n}){let i=e.at(-1),[a,o]=g(()=>!n&&Se(Qn+t)!==i.at);return l(()=>{tr(i)||r(220),m(600)},[]),P`<div role="alert">
<button class=${tr(i)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${nr} /><span>${F(`alarm.${i.what}`)}</span><strong>${F(`alarm.open`)}</strong>
</button>
</div>
${a&&P`<${rr} alarms=${e} onClose=${()=>{N(Qn+t,i.at),o(!1)}} />`}`}function tr({what:e}){return e===`restored`}function nr(){return P`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1M13 3l-2 6 2 3-2 3 2 6`} /></svg>`}function rr({alarms:e,onClose:t}){let{official:n}=f(),r=p(null);l(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return P`<dialog class=${tr(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${nr} /><h2 id="alarm-title" tabindex="-1" autofocus>${F(`alarm.${o}`)}</h2><p>${F(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${ir} alarm=${i} />
${a.map(e=>P`<section class="stack" key=${e.at}><h3>${F(`alarm.earlier`)} ${F(`alarm.${e.what}`)}</h3><p>${F(`alarm.${e.what}.said`,{seq:e.seq})}</p><${ir} alarm=${e} /></section>`)}
<section><h3>${F(`alarm.meaning`)}</h3><p>${F(tr(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${F(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>P`<li key=${e}>${F(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${cr}>${F(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${F(`alarm.close`)}</button>
</div>
</dialog>`}function ir({alarm:{mine:e,theirs:t,at:n}}){let{tournament:r}=f();return P`${e&&P`<${ar} mine=${e} theirs=${t} />`}
<p class="soft">${F(`alarm.found`,{time:E(n,r?.time_zone)})}</p>`}function ar({mine:e,theirs:t}){let n=A(),{state:r}=f(),i=Dn(n,r,e),a=t&&Dn(n,r,t),o=[F(`alarm.mine`),F(`alarm.theirs`)];return P`<div class="slips">
<${sr} title=${o[0]} entry=${e} parts=${i} others=${a} />
<${sr} title=${o[1]} entry=${t} parts=${a} others=${i} />
</div>
${a?.join()===i.join()&&P`<${Je} caption=${F(`journal.changes`)} heads=${o} before=${or(e)} after=${or(t)} />`}`}function or({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function sr({title:e,entry:t,parts:n,others:r}){let{state:i}=f();return P`<section class="slip">
<h3>${e}</h3>
${t?P`<p><strong>${Xn(t.kind)}</strong></p>
<ul>${n.map((e,t)=>P`<li key=${t}>${!r||r.includes(e)?e:P`<mark>${e}</mark>`}</li>`)}</ul>
<small>${F(`journal.number`,{seq:t.seq})} · ${E(t.at,i.settings.time_zone)}</small>`:P`<p><mark>${F(`alarm.nothing`)}</mark></p>`}
</section>`}async function cr(){let e=await k.evidence().catch(()=>null);if(!e)return L(F(`journal.unread`));let t=JSON.stringify(e,null,1);Pe(new Blob([t],{type:`application/json`}),`${k.snapshot.tournament?.slug}-log-evidence.json`)}function lr({state:t,chosen:n,onChoose:r}){let i=Object.values(n).filter(Boolean).length,a=[...Object.values(t.officials),...Object.values(t.players),...Object.values(t.teams)],o={kind:ur(e(`journal.kind.`).map(e=>({value:e.slice(13),text:F(e)}))),person:ur(a.map(({id:e,name:t})=>({value:e,text:t}))),table:pe(t).map(({id:e,label:t})=>({value:e,text:t})),...n.subject&&{subject:[{value:n.subject,text:F(`journal.this`)}]}};return P`<details class="fold" open=${!!n.subject}>
<summary>${F(`journal.filters`,{count:i})}</summary>
<div class="stack">
${Object.entries(o).map(([e,t])=>P`<${b} key=${e} label=${F(`journal.filter.${e}`)} value=${n[e]??``}
options=${[{value:``,text:F(`hall-any`)},...t]} onChange=${t=>r({...n,[e]:t})} />`)}
${i>0&&P`<button class="button" type="button" onClick=${()=>r({})}>${F(`journal.clear`)}</button>`}
</div>
</details>`}function ur(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const dr=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function fr(e,{kind:t,person:n,table:r,subject:i}){let a=mr(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=pr(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function pr({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(dr)??[]]}function mr({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function hr({result:{browser:e,server:t}}){return P`<div class="stack" role="status">
<${_r} name=${F(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>F(`journal.found.${t}`,{seq:e})} />
${t&&P`<${_r} name=${F(`journal.server`)} result=${t} whole="journal.rows-whole" line=${gr} />`}
</div>`}function gr({seq:e,kind:t,values:n,what:r}){let i=n.roles?.split(`, `).map(e=>e===`player`?F(`hall-player`):w(`hall-role.${e}`)?F(`hall-role.${e}`):e);return w(`finding.${t}`)?F(`finding.${t}`,{seq:e,...n,...i&&{roles:i.join(`, `)}}):P`<span lang="en">${r}</span>`}function _r({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return P`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=f().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?P`<p class="note bad"><strong>${e}</strong> ${F(`journal.another`,{seq:i.seq})} ${F(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?P`<p class="note"><strong>${e}</strong> ${F(a,{seq:i.seq})}</p>`:P`<div class="note bad stack">
<p><strong>${e}</strong> ${F(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>P`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&P`<p>${F(`journal.more`,{count:r-50})}</p>`}
</div>`}function vr(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function yr({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Pe(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function br({onHead:e,onClose:t}){let n=p(null),[r,i]=g(``);return l(()=>{let t=new AbortController;return rt(n.current,t.signal,t=>vr(t)?(e(t),!0):!1,i),()=>t.abort()},[]),P`<${Te} title=${F(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${F(`hall-viewfinder`)}></video>
${r&&P`<p class="note warn" role="status">${F(`journal.scan.${r}`)}</p>`}
<//>`}function xr({state:e}){return P`<section class="card" aria-labelledby="proof">
<h2 id="proof">${F(`journal.proof`)}</h2>
<p class="unprinted">${F(`journal.proof-about`)}</p>
<${Sr} />
<${T} title=${F(`journal.head`)}>${()=>P`<${wr} state=${e} />`}<//>
</section>`}function Sr(){let{official:e}=f(),[t,n]=g(``),[r,i]=g(null),[a,s]=g(null),c=p(null);l(()=>()=>c.current?.abort(),[]);let[u,d]=g(!1),m=e=>{n(e),d(!1)},h=vr(t),_=t.trim()&&!h?F(`journal.no-head`):``;return P`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),_||a)return;c.current=new AbortController,i(null),s({done:0,all:0});let{signal:n}=c.current;i(await Cr({noted:h,stop:n,tell:(e,t)=>s({done:e,all:t})},e)),s(null)}}>
<${o} label=${F(`journal.noted`)} hint=${F(`journal.noted-hint`)} value=${t} wrong=${_} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>d(!0)}>${F(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${F(`journal.verify`)}</button>
</form>
${a&&P`<div class="stack" role="status">
<progress aria-label=${F(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${F(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>c.current?.abort()}>${F(`journal.stop`)}</button>
</div>`}
${r&&P`<${hr} result=${r} />`}
${u&&P`<${br} onHead=${m} onClose=${()=>d(!1)} />`}`}async function Cr(e,t){let{prove:n}=await k.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?F(`journal.stopped`):R(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(k.ask(`audit${o}`,{timeout:12e4}))}}function wr({state:e}){let[t,n]=g(null),[r,i]=g(``),{online:a}=f();if(l(()=>{k.ask(`journal/head`).then(n,e=>i(R(e)))},[e.seq,a]),!t)return P`<p class=${r?`note warn`:`soft`} role="status">${r||F(`loading`)}</p>`;let{slug:o,name:s,time_zone:c}=e.settings,u=`${t.seq}:${t.hash}`;return P`<div class="stack head">
<p>${F(`journal.head-about`)}</p>
<figure><${qe} text=${u} label=${F(`journal.code`)} /><figcaption><strong>${s}</strong></figcaption></figure>
<${_} rows=${[[F(`journal.number-of`),t.seq],[F(`journal.time`),t.at&&E(t.at,c)],[F(`journal.hash`),P`<code>${u}</code>`],[F(`journal.command`),P`<code>shinpan audit verify ${o} --head ${u}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>yr(e.settings,t)}>${F(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${F(`hall-print`)}</button>
</p>
</div>`}const Tr=5e3;function Er({state:e}){let{online:t}=f(),[n,r]=g(null),[i,a]=g(``),[o,s]=g(null);return l(()=>{let e=()=>Dr().then(r,e=>a(R(e))),t=()=>k.uncheckedSince().then(s,()=>{});e(),t();let n=setTimeout(e,Tr),i=setInterval(t,Tr);return()=>{clearTimeout(n),clearInterval(i)}},[e.hash,t]),P`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${F(`witness.title`)}</h2>
${o&&P`<p class="note warn" role="status">${F(`witness.unchecked`,{time:E(o,e.settings.time_zone)})}</p>`}
${n?P`<${Or} state=${e} answer=${n} />`:P`<p class="soft" role="status">${i||F(`loading`)}</p>`}
</section>`}async function Dr(){let e=await k.ask(`journal/witnesses`);return{...e,...await k.behindHead(e)}}function Or({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return P`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>P`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${Ar(e,t.official_id)}</span>`)}
</p>
<p><strong>${F(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${F(`witness.about`)}</p>
${o.length>0&&P`<ul class="bullets">${o.map(t=>P`<li key=${t.key_id}>${kr(e,t,i)}</li>`)}</ul>`}
</div>`}function kr(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??F(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return F(s,{...o,time:E(i,e.settings.time_zone)})}function Ar(e,t){return[...e.officials[t]?.name??`?`][0]}function jr({query:e}){let{tournament:t,state:n}=f();if(!t||!n)return P`<${D} title=${F(`journal.title`)} />`;let r=Object.fromEntries(e);return P`<${Mr} key=${e.toString()} state=${n} asked=${r} />`}function Mr({state:e,asked:t}){let[n,r]=g(t),[i,a]=g(e.seq),o=JSON.stringify([n,i]);return P`<${S} title=${F(`journal.title`)} up="#/log">
<${xr} state=${e} />
<${Er} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${F(`journal.entries`)}</h2>
<p class="soft">${F(`journal.kept`,{seq:e.seq})}</p>
<${lr} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&P`<button class="button" type="button" onClick=${()=>a(e.seq)}>${F(`journal.newer`,{count:e.seq-i})}</button>`}
<${Nr} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function Nr({state:e,from:t,chosen:n,onSubject:r}){let i=te(()=>fr(e,n),[]),[a,o]=g([]),[s,c]=g(t+1),[u,d]=g(!1),f=p(!1),m=async()=>{if(!(f.current||s===null)){f.current=!0;try{let e=await(await k.audit()).older(s,30,i);o(t=>[...t,...e.entries]),c(e.next)}catch{d(!0)}finally{f.current=!1}}};return l(()=>void m(),[]),u?P`<p class="note bad" role="alert">${F(`journal.unread`)}</p>`:s===t+1?P`<${y} />`:P`<ul class="entries">
${a.map(t=>P`<li key=${t.seq}><${Jn} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${a.length===0&&P`<p class="soft" role="status">${F(`hall-none-found`)}</p>`}
${s!==null&&P`<button class="button" type="button" onClick=${m}>${F(`journal.older`)}</button>`}`}function q(e){let{state:t,online:n}=f(),[r,i]=g({items:null,trouble:null});return l(()=>{let t=!1;return Pr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function Pr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await k.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function Fr({of:{items:e,trouble:t},children:n}){return!e&&!t?P`<${y} />`:P`${t&&P`<${Ir} error=${t} />`}${e&&n(e)}`}function Ir({error:e}){return e.problem?P`<div role="alert"><${Ne} problem=${e.problem} /></div>`:P`<p class="note bad" role="alert">${R(e)} ${F(`people.needs-network`)}</p>`}function J(){let[e,t]=g(null),[n,r]=g(!1),i=p(!1);return{ask:async e=>{if(!i.current){i.current=!0,r(!0),t(null);try{await He(e)}catch(e){if(!(e instanceof Ce)&&e.name!==`Unreachable`)throw e;t(e)}finally{i.current=!1,r(!1)}}},asking:n,wrong:e&&P`<${Ir} error=${e} />`}}function Y(){let e=p(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??we(k.now());return e.current.set(n,r),r}}async function X(e,t,n,r){let i=await k.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await k.ask(`${e}/${t}/revocation`,{method:`PUT`}),k.ask(`${e}/${we(k.now())}`,{method:`PUT`,body:n}))}const Lr=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Z(e){return h(Lr.filter(t=>e.includes(t)).map(e=>F(`hall-role.${e}`)))}function Rr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return P`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>P`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&P`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function zr(e){return P`<${Rr} label=${F(`people.roles`)} names=${Lr} said=${e=>F(`hall-role.${e}`)}
...${e} />`}function Br({state:e}){let t=q(`invitations`),n=P`<a class="button main" href="#/people/invite">${F(`people.invite`)}</a>`;return P`<${S} title=${F(`people.links`)} up="#/people" actions=${n}>
<${Fr} of=${t}>
${t=>P`<${Vr} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Vr({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return P`${r.length===0&&P`<${M} text=${F(`people.no-links`)} />`}
<${Hr} links=${r} zone=${n} state=${t} />
${i.length>0&&P`<${T} title=${F(`people.closed-count`,{count:i.length})}>
${()=>P`<${Hr} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Hr({links:e,zone:t,state:n}){return e.length===0?null:P`<ul class="rows">
${e.map(e=>P`<${Wr} key=${e.id} link=${e} zone=${t} whom=${n?Ur(n,e):F(`people.open-link`)} />`)}
</ul>`}function Ur(e,{official:t,player:n,roles:r,label:i}){return t?F(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?F(`people.for-player`,{name:e.players[n]?.name??`?`}):[Z(r),i].filter(Boolean).join(` · `)}function Wr({link:e,zone:t,whom:n}){let[r,i]=g(!1),{ask:a,asking:o,wrong:s}=J();return P`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Gr(e,t)}</small></span>
${!e.closed&&P`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${F(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${F(`people.withdraw`)}</button>`}
</div>
${s}
${r&&P`<${U} title=${F(`people.withdraw-ask`)} text=${F(`people.withdraw-text`)} yes=${F(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>k.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Gr({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?F(`people.any-number`):F(`people.uses-left`,{left:t,uses:e});return r?[F(`people.closed.${r}`),a].join(` · `):[a,n?F(`people.until`,{time:E(n,i)}):F(`people.no-end`)].join(` · `)}function Kr({made:e,state:t,up:n,onMore:r}){let i=`${location.origin}${e.join}`,a=e.limits??Gr(e,t.settings.time_zone),o=P`<button class="button" type="button" onClick=${r}>${F(`people.another`)}</button>
<a class="button main" href=${n}>${F(`people.done`)}</a>`;return P`<${S} title=${F(`people.link-made`)} up=${n} actions=${o}>
<p><strong>${Jr(t,e)}</strong></p>
<figure class="big-code"><${qe} text=${i} label=${F(`people.code`)} /></figure>
<p class="soft">${a}</p>
<${Yr} made=${e} />
<${qr} label=${F(`people.link`)} text=${i} />
<p class="note warn">${F(`people.link-once`)}</p>
<//>`}function qr({label:e,text:t}){return P`<${o} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&P`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>L(F(`people.copied`)),()=>L(F(`people.not-copied`)))}>${F(`people.copy`)}</button>`}
${`share`in navigator&&P`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${F(`people.share`)}</button>`}
</div>`}function Jr(e,{official:t,player:n,roles:r,name:i}){return n?F(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?F(`people.becomes-named`,{name:i,roles:Z(r)}):t?F(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):F(`people.becomes`,{roles:Z(r)})}function Yr({made:e}){let{items:t}=q(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return P`<p role="status">${n>0&&P`<span class="badge">${F(`people.arrived`,{count:n})}</span>`}</p>`}const Xr=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function Zr({state:e,query:t}){let[n,r]=g(null),i=t.get(`official`),a=t.get(`player`),o=i?`#/people/${i}`:a?`#/people/player/${a}`:`#/people`,s=F(i?`people.one-more`:a?`people.give-link`:`people.invite`);return n?P`<${Kr} made=${n} state=${e} up=${o} onMore=${()=>r(null)} />`:P`<${S} title=${s} up=${o}>
${i?P`<${ti} official=${e.officials[i]} onMade=${r} />`:a?P`<${ni} player=${e.players[a]} onMade=${r} />`:P`<${Qr} onMade=${r} />`}
<//>`}function Qr({onMade:e}){let[t,n]=g(`name`),r=[`name`,`role`].map(e=>({value:e,text:F(`people.by.${e}`)}));return P`<${s} label=${F(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?P`<${$r} onMade=${e} />`:P`<${ei} onMade=${e} />`}`}function $r({onMade:e}){let[t,n]=g(``),[r,i]=g([]),a=Y();return P`<${ri} lacks=${e=>({name:e&&!t.trim()?F(`people.name-missing`):``,roles:e&&r.length===0?F(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await k.ask(`officials/${a(n)}`,{method:`PUT`,body:n}),o={official:i.id,label:i.name};e({join:(i.join?i:await X(`invitations`,a(o),o,`join`)).join,official:i.id,name:i.name,roles:i.roles,limits:F(`people.one-phone`)})}}>
${e=>P`<${o} label=${F(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${zr} chosen=${r} wrong=${e.roles} onChange=${i} />
<p class="soft">${F(`people.by-name-text`)}</p>`}
<//>`}function ei({onMade:e}){let[t,n]=g([]),[r,i]=g(`5`),[a,s]=g(240),[c,l]=g(``),u=Y();return P`<${ri} lacks=${e=>({roles:e&&t.length===0?F(`people.role-missing`):``,uses:e&&!(Q(r)>=1&&Q(r)<=500)?F(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:Q(r),minutes:a,label:c.trim()};e(await X(`invitations`,u(n),n,`join`))}}>
${e=>P`<${zr} chosen=${t} wrong=${e.roles} onChange=${n} />
<${o} label=${F(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${ii} value=${a} onChange=${s} />
<${o} label=${F(`people.label`)} hint=${F(`people.label-hint`)} value=${c} onInput=${l} autocomplete="off" maxlength="200" />
<p class="soft">${F(`people.by-role-text`)}</p>`}
<//>`}function ti({official:e,onMade:t}){let[n,r]=g(60),i=Y();return e?P`<${ri} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};t(await X(`invitations`,i(r),r,`join`))}}>
${()=>P`<p>${F(`people.becomes-phone`,{name:e.name})}</p><${ii} value=${n} onChange=${r} />`}
<//>`:P`<p class="note warn">${F(`people.nobody`)}</p>`}function ni({player:e,onMade:t}){let n=Y();return e?P`<${ri} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await X(`invitations`,n(r),r,`join`))}}>${()=>P`<p>${F(`people.own-text`,{name:e.name})}</p>`}<//>`:P`<p class="note warn">${F(`people.nobody`)}</p>`}function ri({make:e,lacks:t=()=>({}),children:n}){let[r,i]=g(!1),{ask:a,asking:o,wrong:s}=J();return P`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${F(`people.make-link`)}</button>
</form>`}function ii({value:e,onChange:t}){let n=Xr.map(([e,t,n])=>({value:n,text:u(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return P`<${b} label=${F(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function Q(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function ai({whom:e,name:t,zone:n}){let r=q(`phones`),i=q(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return P`<section class="stack">
<h2>${F(`people.phones`)}</h2>
<${Fr} of=${r}>
${e=>P`<${oi} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&P`<${Hr} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${F(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function oi({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>P`<ul class="rows">
${e.map(e=>P`<${si} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return P`${i.length?a(i):P`<p class="soft">${F(`people.no-phone`)}</p>`}
${r.length>0&&P`<${T} title=${F(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function si({phone:e,name:t,zone:n}){let{id:r,agent:i,admitted_at:a,seen_at:o,cut_off_at:s,by_account:c}=e,[l,d]=g(!1),{ask:f,asking:p,wrong:m}=J(),h=c?F(`people.by-account`):ui(i??``),_=()=>{d(!1),f(async()=>{await k.ask(`phones/${r}/cut-off`,{method:`PUT`}),L(F(`people.cut-off-done`))})},v=[F(`people.since`,{time:E(a,n)}),o&&!s&&F(`people.seen`,{day:u(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(o))}),s&&F(`people.cut-off-at`,{time:E(s,n)})];return P`<li>
<div class="row">
<span class="body"><strong>${h}</strong><small>${v.filter(Boolean).join(` · `)}</small></span>
${!s&&P`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${F(`people.cut-off-this`,{phone:h})} onClick=${()=>d(!0)}>${F(`people.cut-off`)}</button>`}
</div>
${m}
${l&&P`<${U} title=${F(`people.cut-off-ask`,{name:t,phone:h})} text=${F(`people.cut-off-text`,{name:t})}
yes=${F(`people.cut-off`)} danger onYes=${_} onClose=${()=>d(!1)} />`}
</li>`}const ci=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],li=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function ui(e){return[ci,li].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function di({settings:{slug:e,version:n,board_open:r=!1},online:i}){let[a,o]=g(r);l(()=>o(r),[r]);let[s,c]=g(0),{ask:u,asking:d,wrong:f}=J();return P`<section class="stack">
<h2>${F(`people.board`)}</h2>
<${t} label=${F(`people.board-open`)} hint=${F(`people.board-open-hint`)} checked=${a}
disabled=${d||!i} onChange=${e=>{o(e);let t={method:`PATCH`,match:`"${Math.max(n,s)}"`,body:{board_open:e}};u(async()=>{try{c((await k.ask(``,t)).version)}catch(e){throw o(r),e}})}} />
${f}
<a class="button" href=${`#/board/${e}`}>${F(`people.board-show`)}</a>
</section>`}function fi({state:e}){let{online:t}=f(),{items:n}=q(`phones`),r=mi(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>P`<ul class="rows">
${e.map(e=>P`<${pi} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,o=P`<a class="button main" href="#/people/invite">${F(`people.invite`)}</a>`;return P`<${S} title=${F(`people.title`)} up="#/tables" actions=${o}>
${!t&&P`<p class="note warn" role="status">${F(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${F(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&P`<${T} title=${F(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<nav class="stack" aria-label=${F(`people.more`)}>
<a class="button" href="#/people/links">${F(`people.links`)}</a>
<a class="button" href="#/people/players">${F(`people.players`)}</a>
<a class="button" href="#/people/tokens">${F(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${F(`people.erase`)}</a>
</nav>
<${di} settings=${e.settings} online=${t} />
<//>`}function pi({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return P`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Z(n)}</span>
${o!==void 0&&!i&&P`<small>${F(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&P`<span class="badge">${F(`people.plays-too`)}</span>`}
</a>
</li>`}function mi(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function hi({state:e,official:t}){let{id:n,name:r,player_id:i=null,conflicts:a=[]}=t,o={player:i,conflicts:a},[{player:s,conflicts:c},u]=g(o),d=p(o),f=p(null),{ask:m,asking:h,wrong:_}=J(),v=e=>u(d.current=e);l(()=>{h||!_&&f.current&&JSON.stringify(f.current)!==JSON.stringify(o)||(f.current=null,v(o))},[i,a.join(),!!_]);let y=async()=>{for(let e=null;e!==d.current;){e=d.current;let t={...e,replaces:f.current??o};await k.ask(`officials/${n}`,{method:`PATCH`,body:t}),f.current=e}L(F(`people.saved`))},x=e=>{v({...d.current,...e}),m(y)},S=mi(Object.values(e.players));return P`<section class="card">
<h2>${F(`people.partial`)}</h2>
<p class="soft">${F(`people.partial-text`)}</p>
<${b} label=${F(`people.plays-as`,{name:r})} value=${s??``} options=${_i(S,`people.plays-not`)}
onChange=${e=>x({player:e||null})} />
<${gi} players=${S.filter(e=>e.id!==s)} declared=${c}
onChange=${e=>x({conflicts:e})} />
${_}
</section>`}function gi({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return P`${r.length>0&&P`<ul class="rows">
${r.map(({id:e,name:t})=>P`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${F(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${F(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${b} key=${t.join()} label=${F(`people.conflict-add`)} value="" options=${_i(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function _i(e,t){return[{value:``,text:F(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function vi({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return P`<${j} title=${F(`people.title`)} text=${F(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?P`<${S} title=${i} up=${r}>
<p>${Z(a)}</p>
<p class="note warn">${F(`people.revoked-at`,{time:E(o,e.settings.time_zone)})}</p>
<//>`:P`<${S} title=${i} up=${r}>
<p>${Z(a)}</p>
<${ai} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<${yi} key=${a.join()} official=${n} />
<${hi} state=${e} official=${n} />
<${bi} official=${n} />
<//>`}function yi({official:{id:e,roles:t}}){let[n,r]=g(t),[i,a]=g(``),{ask:o,asking:s,wrong:c}=J(),l=[...n].sort().join()===[...t].sort().join();return P`<form class="card" onSubmit=${r=>{r.preventDefault(),a(n.length?``:F(`people.role-missing`)),n.length&&o(async()=>{await k.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),L(F(`people.saved`))})}}>
<h2>${F(`people.roles-change`)}</h2>
<p class="soft">${F(`people.roles-late`)}</p>
<${zr} chosen=${n} wrong=${i} onChange=${r} />
${c}
${!l&&P`<button class="button main" disabled=${s}>${F(`people.save`)}</button>`}
</form>`}function bi({official:{id:e,name:t}}){let[n,r]=g(!1),{ask:i,asking:a,wrong:o}=J();return P`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${F(`people.revoke-this`,{name:t})}
</button>
${n&&P`<${U} title=${F(`people.revoke-ask`,{name:t})} text=${F(`people.revoke-text`)} yes=${F(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>k.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function xi({state:e}){let[t,n]=g(``),{items:r}=q(`invitations`),i=t.trim().toLocaleLowerCase(),a=mi(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),s=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return P`<${S} title=${F(`people.players`)} up="#/people">
<p>${F(`people.players-text`)}</p>
<${o} type="search" label=${F(`people.find`)} value=${t} onInput=${n} />
${a.length===0&&P`<${M} text=${F(`people.nobody`)} />`}
<ul class="rows">
${a.map(({id:e,name:t})=>P`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${s.has(e)&&P`<span class="badge">${F(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function Si({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?P`<${S} title=${n.name} up=${r}>
<p>${F(`people.own-text`,{name:n.name})}</p>
<${ai} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${F(`people.erase`)}</a>
<//>`:P`<${j} title=${F(`people.players`)} text=${F(`people.nobody`)} up=${r} />`}function Ci({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return P`<${j} title=${F(`erasing.title`)} text=${F(`people.nobody`)} up="#/people/players" />`;let a=r?F(`erasing.title-one`,{name:r.name}):F(`erasing.title`);return P`<${S} title=${a} up=${i}>
<p>${F(`erasing.text`)}</p>
${e.season&&P`<p class="note warn">${F(`erasing.season`)}</p>`}
<p class="soft">${F(`erasing.other-places`)}</p>
<${wi} player=${n} count=${r?1:Object.keys(e.players).length} />
<${Ti} zone=${e.settings.time_zone} />
<//>`}function wi({player:e,count:n}){let[r,i]=g(!1),[a,o]=g(!1),[s,c]=g(!1),{ask:l,asking:u,wrong:d}=J(),f=Y();return P`<div class="stack">
${!e&&P`<${t} label=${F(`erasing.texts`)} hint=${F(`erasing.texts-hint`)} checked=${r} onChange=${i} />
<${t} label=${F(`erasing.photos`)} checked=${a} onChange=${o} />`}
${d}
<button class="button danger" type="button" disabled=${u} aria-haspopup="dialog" onClick=${()=>c(!0)}>
${F(`erasing.erase`)}
</button>
${s&&P`<${U} title=${F(`erasing.ask`)} text=${F(`erasing.ask-text`,{count:n})} yes=${F(`erasing.erase`)} danger
onYes=${()=>{c(!1);let t={texts:r,photos:a,...e&&{players:[e]}};return l(async()=>{await k.ask(`erasures/${f(t)}`,{method:`PUT`,body:t}),L(F(`erasing.done`))})}} onClose=${()=>c(!1)} />`}
</div>`}function Ti({zone:e}){let{items:t}=q(`erasures`);if(!t?.length)return null;let n=u(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return P`<section class="stack">
<h2>${F(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>P`<li key=${e} class="row">
<span class="body">
<strong>${t?F(`erasing.some`,{count:t.length}):F(`erasing.everybody`)}</strong>
<small>${[F(`erasing.names`),r&&F(`erasing.texts`),i&&F(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const Ei=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function Di({state:e}){let t=q(`api-tokens`),[n,r]=g(!1),i=!n&&P`<button class="button main" type="button" onClick=${()=>r(!0)}>${F(`people.token-new`)}</button>`;return P`<${S} title=${F(`people.tokens`)} up="#/people" actions=${i}>
<p>${F(`people.tokens-text`)}</p>
${n&&P`<${ji} state=${e} onDone=${()=>r(!1)} />`}
<${Fr} of=${t}>${t=>P`<${Oi} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function Oi({tokens:e,state:t}){let n=e.filter(ki),r=e.filter(e=>!ki(e)),i=e=>P`<ul class="rows">
${e.map(e=>P`<${Ai} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return P`${r.length?i(r):P`<${M} text=${F(`people.no-tokens`)} />`}
${n.length>0&&P`<${T} title=${F(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function ki({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=k.now()}function Ai({token:e,state:t}){let{id:n,name:r,official:i,scopes:a,expires_at:o,revoked_at:s}=e,[c,l]=g(!1),{ask:u,asking:d,wrong:f}=J(),p=()=>{l(!1),u(()=>k.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},m=E(s??o,t.settings.time_zone);return P`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${F(`people.acts-as`,{name:t.officials[i]?.name??`?`})}</span>
<small>${h(a.map(e=>F(`people.scope.${e}`)))}</small>
<small>${F(s?`people.revoked-at`:`people.until`,{time:m})}</small>
</span>
${!ki(e)&&P`<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog"
aria-label=${F(`people.withdraw-this`,{whom:r})} onClick=${()=>l(!0)}>${F(`people.revoke`)}</button>`}
</div>
${f}
${c&&P`<${U} title=${F(`people.token-ask`,{name:r})} text=${F(`people.token-revoke-text`)} yes=${F(`people.revoke`)} danger
onYes=${p} onClose=${()=>l(!1)} />`}
</li>`}function ji({state:e,onDone:t}){let n=f().official.id,[r,i]=g({name:``,official:n,scopes:[`read`],days:`30`}),[a,s]=g(!1),[c,l]=g(``),u=Y(),{ask:d,asking:p,wrong:m}=J(),h=Mi(r),_=e=>t=>i({...r,[e]:t}),v=e=>{e.preventDefault(),s(!0);let t={...r,name:r.name.trim(),days:Q(r.days)};Object.values(h).some(Boolean)||d(async()=>l((await X(`api-tokens`,u(t),t,`token`)).token))};if(c)return P`<${Ni} token=${c} name=${r.name} onDone=${t} />`;let y=mi(Object.values(e.officials).filter(({revoked_at:e})=>!e));return P`<form class="card stack" onSubmit=${v} novalidate>
<h2>${F(`people.token-new`)}</h2>
<${o} label=${F(`people.token-name`)} hint=${F(`people.token-name-hint`)} value=${r.name} wrong=${a?h.name:``}
onInput=${_(`name`)} autocomplete="off" maxlength="200" />
<${b} label=${F(`people.token-official`)} value=${r.official} onChange=${_(`official`)}
options=${y.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Rr} label=${F(`people.scopes`)} names=${Ei} chosen=${r.scopes} wrong=${a?h.scopes:``}
said=${e=>P`${F(`people.scope.${e}`)}<br /><small class="soft">${F(`people.opens.${e}`)}</small>`}
onChange=${_(`scopes`)} />
<${o} label=${F(`people.days`)} value=${r.days} onInput=${_(`days`)} wrong=${a?h.days:``} inputmode="numeric" autocomplete="off" />
${m}
<div class="pair">
<button class="button main" disabled=${p}>${F(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${F(`cancel`)}</button>
</div>
</form>`}function Mi({name:e,scopes:t,days:n}){return{name:e.trim()?``:F(`people.token-name-missing`),scopes:t.length?``:F(`people.scope-missing`),days:Q(n)>=1&&Q(n)<=366?``:F(`people.days-wrong`,{most:366})}}function Ni({token:e,name:t,onDone:n}){return P`<section class="card stack" role="status">
<h2>${F(`people.token-made`,{name:t})}</h2>
<${qr} label=${F(`people.token`)} text=${e} />
<p class="note warn">${F(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${F(`people.done`)}</button>
</section>`}const Pi={erase:Ci,invite:Zr,links:Br,players:xi,player:Si,tokens:Di};function Fi({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=f();if(!r||!i)return P`<${D} title=${F(`people.title`)} />`;if(!ne(a,[`director`]))return P`<${S} title=${F(`people.title`)} up="#/tables"><p class="note warn">${F(`people.directors`)}</p><//>`;let o=e===``?fi:Object.hasOwn(Pi,e)?Pi[e]:vi;return P`<${o} state=${i} id=${t||e} query=${n} /><${je} />`}const Ii=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],Li=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],Ri=[`xlsx`,`csv`];function zi(){let{tournament:e,state:t,official:n}=f();if(!e||!t)return P`<${D} title=${F(`reports.title`)} />`;let r=Wi(n,Ii),i=Wi(n,Li);return P`<${S} title=${F(`reports.title`)} up="#/tables">
<${Bi} papers=${r} />
${i.length>0&&P`<${Vi} sheets=${i} />`}
${ne(n,[`director`])&&P`<${Ui} />`}
<//>`}function Bi({papers:e}){let t=ze();return P`<section class="stack">
<h2>${F(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:n})=>P`<${Me} key=${e} name=${F(`reports.paper.${e}`)} hint=${F(`reports.about.${e}`)} path=${n}
file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function Vi({sheets:e}){let t=ze(),[n,r]=g(`xlsx`);return P`<section class="stack">
<h2>${F(`reports.sheets`)}</h2>
<${s} label=${F(`reports.form`)} value=${n} onChange=${r}
options=${Ri.map(e=>({value:e,text:F(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>P`<${Me} key=${e} name=${F(`reports.sheet.${e}`)} path=${Hi(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Hi(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function Ui(){let e=ze();return P`<section class="stack">
<h2>${F(`reports.journal`)}</h2>
<ul class="rows">
<${Me} name=${F(`reports.journal-whole`)} hint=${F(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function Wi(e,t){return t.filter(({roles:t})=>ne(e,t))}const Gi={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Ki({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:F(`enrol.passed-over`)},...Gi[e].map(e=>({value:e,text:F(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return P`<div class="stack">
${t.map(({heading:e,column:t},n)=>P`<${b} key=${n} label=${e||F(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const qi={wrong:`bad`,new:`info`,known:``};function Ji({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(qi).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&P`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map(e=>P`<li class="item" key=${e.row}><${Yi} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function Yi({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return P`<p><strong>${F(`import.row`,{number:r})}</strong> <span class=${`badge ${qi[i]}`}>${F(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>P`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${Xi} mistake=${e} /></p>`)}`}function Xi({mistake:{kind:e,values:t,message:n,cure:r}}){let i=A();if(!w(`mistake.${e}`))return P`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?H(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return F(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function Zi({kind:e,state:t,row:{cells:n}}){return e===`seating`?P`<${Qi} state=${t} cells=${n} />`:P`<p><strong>${$(n.name)}</strong></p>
<p class="soft">${[n.id_number,n.team].filter(Boolean).map($).join(` · `)}</p>`}function Qi({state:e,cells:t}){let n=A(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[F(`hall-round`,{round:t.round}),F(`hall-table`,{label:t.table}),t.scheduled_at];return P`<p><strong>${a.filter(Boolean).map($).join(` · `)}</strong></p>
<p class="soft">${C.map(e=>$(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function $(e){return e.length>80?`${e.slice(0,80)}…`:e}function $i({state:e,row:{hanchan:t,points:n}}){let r=A(),i=e.hanchans[t];return P`${i&&P`<p><a class="reach" href=${`#/result/${t}`}>${En(e,i)}</a></p>`}
${n&&P`<p class="soft">${C.map(e=>`${r.phrase(`seat-${e}`)} ${H(n[e])}`).join(` · `)}</p>`}`}function ea(e,t){let[n,r]=g(()=>Se(e)??``),[i,a]=g({}),[o,s]=g(``),[c,l]=g(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),N(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await k.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&N(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function ta({wrong:e}){if(e.problem)return P`<div role="alert"><${Ne} problem=${e.problem} /></div>`;let t=e.unreadable?F(`import.unreadable`):`${F(navigator.onLine?`live.unreached`:`no-network`)}. ${F(`import.again`)}`;return P`<p class="note bad" role="alert">${t}</p>`}function na({sheet:{text:e,setText:t,setWrong:n},hint:r}){return P`<label class="button photo">${F(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await aa(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
<${o} long label=${F(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const ra={"255,254":`utf-16le`,"254,255":`utf-16be`},ia={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function aa(e){let t=new Uint8Array(await e.arrayBuffer()),n=ra[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(ia[ie.lang]).decode(t)}}const oa=[`players`,`seating`];function sa({kind:e}){let{tournament:t,state:n,official:r}=f(),i=F(`enrol.title.${e}`);return!t||!n?P`<${D} title=${i} />`:ne(r,[`director`])?P`<${ca} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:P`<${S} title=${i} up="#/tables"><p class="note warn">${F(`enrol.not-you`)}</p><//>`}function ca({kind:e,title:t,state:n,place:r}){Ue();let i=ea(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:a,looked:o,done:s,busy:c,wrong:l,ask:u,forget:d}=i,[f,p]=g(null),m=l?.problem?.lacking,_=f??o?.columns??l?.problem?.headings,v=e=>{d(),p(e)},b={...i,setText:e=>(p(null),i.setText(e))},x=e=>u(e,f?{columns:f.map(({column:e})=>e)}:{}),C=P`<${Ki} kind=${e} columns=${_} onChoose=${v} />`,w=o??s,ee=oa.find(t=>t!==e);return P`<${S} title=${t} up="#/tables">
<${na} sheet=${b} hint=${F(`enrol.hint.${e}`)} />
${l&&(m?P`<p class="note bad" role="alert">${F(`enrol.lacking`,{names:h(m.map(la))})}</p>`:P`<${ta} wrong=${l} />`)}
${_&&!s&&(o?P`<${T} title=${F(`enrol.columns`)}>${()=>C}<//>`:C)}
${c&&P`<${y} text=${F(`enrol.busy.${c}`)} />`}
${s&&P`<p class="note info" role="status">${F(`enrol.done`,{count:s.new,known:s.known})}</p>`}
${!w&&P`<button class="button main" type="button" disabled=${!a.trim()||c} onClick=${()=>x(`look`)}>${F(`import.look`)}</button>`}
${w?.made.length>0&&P`<p class="note info">${F(`enrol.made.${e}`,{names:h(w.made)})}</p>`}
${w&&P`<${Ji} found=${w} named=${la} title=${ua(s)} about=${t=>P`<${Zi} kind=${e} state=${n} row=${t} />`} />`}
${o?.wrong>0&&P`<p class="note warn">${F(`enrol.whole`)}</p>`}
${o&&P`<button class="button main" type="button" disabled=${o.wrong>0||o.new===0||c} onClick=${()=>x(`bring`)}>${F(`enrol.bring`,{count:o.new})}</button>`}
<a class="button" href=${`#/import/${ee}`}>${F(`enrol.title.${ee}`)}</a>
<//>`}function la(e){return F(`enrol.field.${e}`)}function ua(e){return(t,n)=>F(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const da={look:`results/preview`,bring:`results`};function fa({args:[e]}){return oa.includes(e)?P`<${sa} key=${e} kind=${e} />`:P`<${pa} />`}function pa(){let{tournament:e,state:t,official:n}=f();return!e||!t?P`<${D} title=${F(`import.title`)} />`:i(n)?P`<${ha} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:P`<${S} title=${F(`import.title`)} up="#/standings"><p class="note warn">${F(`import.not-you`)}</p><//>`}function ma(e){return e===`points`||e===`row`?F(`import.field.${e}`):e}function ha({state:e,place:n}){Ue();let r=ea(n,da),{text:i,looked:a,done:o,busy:s,wrong:c,ask:l}=r,[u,d]=g(!1),f=a&&a.new>0&&(a.wrong===0||u);return P`<${S} title=${F(`import.title`)} up="#/standings">
<${na} sheet=${r} hint=${F(`import.columns`)} />
${c&&P`<${ta} wrong=${c} />`}
${s&&P`<${y} text=${F(`import.busy.${s}`)} />`}
${o&&P`<p class="note info" role="status">${F(`import.done`,{count:o.new,known:o.known})} <a class="reach" href="#/standings">${F(`hall-standings`)}</a></p>`}
${!a&&!o&&P`<button class="button main" type="button" disabled=${!i.trim()||s} onClick=${()=>l(`look`)}>${F(`import.look`)}</button>`}
${(a||o)&&P`<${Ji} found=${a??o} title=${(e,t)=>F(`import.rows.${e}`,{count:t})} named=${ma}
about=${t=>P`<${$i} state=${e} row=${t} />`} />`}
${a?.wrong>0&&a.new>0&&P`<${t} label=${F(`import.only-good`)} hint=${F(`import.only-good-hint`)} checked=${u} onChange=${d} />`}
${a&&P`<button class="button main" type="button" disabled=${!f||s} onClick=${()=>l(`bring`,{only_good:u})}>${F(`import.bring`,{count:a.new})}</button>`}
<//>`}const ga={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function _a(e,t){let n=t?.content.rule_points??{},r=Object.entries(ga).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in ga&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(ga);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function va(e,t){let r=d(n(e,t.round).map(ee)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return C.filter(e=>r.includes(t.seats[e]))}function ya(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function ba(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function xa(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=g(()=>r?Ca(r):Sa(i,a)??Ca(n)),c=e=>{let t={...o,...e};N(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f}=o,p=va(e,t),m=Object.fromEntries(C.map(e=>[e,ya(l[e])])),h=C.filter(e=>u.includes(e)||p.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&m[e]===null,substitute:h.includes(e),replaced:p.includes(e),onText:t=>c({texts:{...l,[e]:t}}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:m,deposits:ya(d||`0`,0),unranked:h},deposits:d,reason:f,type:c,forget:()=>N(i,null)}}function Sa(e,t){let n=Se(e);return n?.number===t?n:null}function Ca(e){return{texts:Object.fromEntries(C.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function wa({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return P`<div class="sheet-seat">
<${o} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?F(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${F(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function Ta({seats:e}){return P`<fieldset>
<legend>${F(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>P`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&P` <small>${F(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function Ea({state:e,hanchan:t,result:n,refused:r,first:i,onSent:s,onClose:c}){let{book:l}=f(),{numbers:u,complete:d}=_a(e,l),p=xa(e,t,n,i),h=A(),g=C.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${h.phrase(`seat-${n}`)} · ${r}`,...p.of(n)}}),{does:_,wrong:v}=a(),y=p.reason.trim(),b={...p.body,...n&&{corrects:{number:n.number,reason:y}}},x=ba(Object.values(b.points),b.deposits,u.starting_points),S=n&&Da(b,n),w=d&&x===0&&!S&&(!n||y);return P`<form class="stack" onSubmit=${e=>{e.preventDefault(),w&&_(async()=>{await k.send(`result`,t.id,b,{hold:!0,replaces:r?.id}),p.forget(),m(),L(F(`result.sent`)),s(b)})}}>
${!l&&P`<p class="note warn" role="alert">${F(`result.no-book`)}</p>`}
${l&&!d&&P`<p class="note warn" role="alert">${F(`result.no-scoring`)} <a class="reach" href="#/standings">${F(`hall-standings`)}</a></p>`}
${n&&P`<p class="note">${F(`result.corrects`)}</p>`}
<div class="sheet">${g.map(e=>P`<${wa} key=${e.seat} ...${e} />`)}</div>
<${Oa} left=${x} starting=${u.starting_points} onDeposits=${e=>p.type({deposits:String(b.deposits+e)})} />
<${o} label=${F(`result.deposits`)} hint=${F(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${p.deposits}
wrong=${b.deposits===null?F(`result.hundreds`):void 0} onInput=${e=>p.type({deposits:e})} />
<${Ta} seats=${g} />
${n&&P`<${o} long label=${F(`hall-reason`)} hint=${F(`hall-reason-missing`)} value=${p.reason} maxlength="4000" onInput=${e=>p.type({reason:e})} />`}
${S&&P`<p class="soft" role="status">${F(`result.same`)}</p>`}
${v}
<div class="pair">
<button class="button main" disabled=${!w}>${F(n?`result.correct`:`result.enter`)}</button>
${c&&P`<button class="button" type="button" onClick=${()=>{p.forget(),c?.()}}>${F(`cancel`)}</button>`}
</div>
</form>`}function Da({points:e,deposits:t,unranked:n},r){return C.every(t=>e[t]===r.points[t])&&t===r.deposits&&n.join()===r.unranked.join()}function Oa({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=H(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return P`<div class=${`note stack ${i}`}>
<p role="status">${ka(e,r)}</p>
${a&&P`<button class="button" type="button" onClick=${()=>n(e)}>${F(`result.as-deposits`,{points:H(e)})}</button>`}
</div>`}function ka(e,t){return e===null?F(`result.sum`,{all:t}):e===0?F(`result.fits`,{all:t}):F(e>0?`result.lacks`:`result.exceeds`,{points:H(Math.abs(e)),all:t})}function Aa({state:e,hanchan:t,result:n,onCorrect:r}){let i=ja(n);return P`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${F(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&P`<span class="badge info">${F(`hall-unsent`)}</span>`}</h2>
<${Ma} state=${e} hanchan=${t} result=${n} />
<${fe} id=${n.item}
otherwise=${r&&P`<button class="button" type="button" onClick=${r}>${F(`result.correct`)}</button>`} />
</section>
${i.length>0&&P`<${T} title=${F(`result.earlier`,{count:i.length})}>
${()=>P`<div class="stack">${i.map(n=>P`<${Ma} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function ja({before:e}){return e?[e,...ja(e)]:[]}function Ma({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,official:a,at:o,reason:s}}){let c=A(),l=e.officials[a]?.name??F(`hall-unknown`);return P`<div class="card">
<dl class="facts">
${C.map(r=>P`<div key=${r}>
<dt>${c.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&P`<small>${F(`result.substitute`)}</small>`}</dt>
<dd>${H(n[r])}</dd>
</div>`)}
${r>0&&P`<div><dt>${F(`result.deposits`)}</dt><dd>${H(r)}</dd></div>`}
</dl>
<p class="soft">${[l,E(o,e.settings.time_zone),s].filter(Boolean).join(` · `)}</p>
</div>`}function Na({args:[e],query:t}){let{tournament:n,state:r}=f(),i=r?.hanchans[e];return!n||!r?P`<${D} title=${F(`hall-result`)} />`:i?P`<${Pa} state=${r} hanchan=${i} again=${t.has(`again`)} />`:P`<${j} title=${F(`hall-result`)} text=${F(`result.no-hanchan`)} up="#/tables" />`}function Pa({state:e,hanchan:t,again:n}){let{outbox:r,official:a}=f(),o=e.results[t.id]??null,s=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&xe(r)),[c,u]=g(!o||n),[d,p]=g(null),m=i(a),h=c||!o&&!s;l(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[h]);let _=e=>{p(e),u(!1)},v=e.tables[t.table]?.label??`?`;return P`<${S} title=${F(`result.title`,{label:v,round:t.round})} up=${`#/table/${t.table}`}>
${s&&P`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${F(`result.refused`)}</h2>
<${Ne} problem=${s.problem} />
${!h&&P`<button class="button" type="button" onClick=${()=>u(!0)}>${F(`hall-change`)}</button>`}
</section>`}
${m&&h&&P`<${Ea} state=${e} hanchan=${t} result=${o} refused=${s} first=${s?.body??(o?null:d)} onSent=${_}
onClose=${o&&(()=>u(!1))} />`}
${!m&&!o&&P`<${M} text=${F(`result.none`)} />`}
${o&&!(m&&h)&&P`<${Aa} state=${e} hanchan=${t} result=${o} onCorrect=${m&&(()=>u(!0))} />`}
<a class="button quiet" href="#/standings">${F(`hall-standings`)}</a>
<//>`}function Fa({state:e,id:t}){let n=B(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??F(`hall-unknown`);return P`<${S} title=${i} up="#/standings">
<${ot} seen=${n} />
<${wn} />
${r&&P`<${Ia} state=${e} body=${r} />`}
${e.players[t]&&P`<a class="button" href=${`#/player/${t}`}>${F(`standings.player`)}</a>`}
<//>`}function Ia({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=F(i?`standings.disqualified`:`standings.unranked`);return P`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:F(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${F(`standings.scored`,{count:t.hanchans})}</dt><dd>${W(s)}</dd></div>
<div><dt>${F(`standings.taken`)}</dt><dd>${W(-10*c-l/100)}</dd></div>
<div><dt><strong>${F(`standings.total`)}</strong></dt><dd>${W(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${F(`standings.games`)}</h2>
${a.length===0&&P`<p class="soft">${F(`standings.no-games`)}</p>`}
${a.map(t=>P`<${Ra} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${F(`standings.taken`)}</h2>
${o.length===0&&P`<p class="soft">${F(`standings.nothing-taken`)}</p>`}
${o.length>0&&P`<${La} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function La({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return P`<dl class="card facts">
${t.map(t=>P`<div key=${t.id}>
<dt>${r&&P`<span class="who">${i(t.account)}</span> · `}<${et} state=${e} line=${t} /></dt>
<dd>${Qe(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>P`<div key=${e}><dt><strong>${F(`standings.sum`)}</strong></dt><dd>${Qe(e,t)}</dd></div>`)}
</dl>`}function Ra({state:e,game:t,named:n}){let r=A(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,place:d,points:f,delta:p,uma:m,oka:h,total:g,flags:_}=t,v=[F(`hall-round`,{round:o}),F(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],y=F(`standings.delta`,{points:H(f),goal:H(f-p*100)});return P`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${v.join(` · `)}</a></h3>
${n&&P`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&P`<p class="soft">${F(`standings.corrected`,{count:a-1})}</p>`}
<dl class="facts">
<div><dt>${y}</dt><dd>${W(p,!0)}</dd></div>
<div><dt>${F(`standings.uma`,{place:d})}</dt><dd>${W(m,!0)}</dd></div>
<div><dt>${F(`standings.oka`)}</dt><dd>${W(h,!0)}</dd></div>
<div><dt><strong>${F(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${W(g,!0)}</dd></div>
</dl>
${_.map(e=>P`<p class="note warn" key=${e}>${F(`standings.flag.${e}`)}</p>`)}
</article>`}function za({of:e}){let[t,n]=g(``);return P`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;k.file(`standings.csv?of=${e}`).then(e=>Pe(e,t),e=>n(R(e)))}}>${F(`standings.export`)}</button>
${t&&P`<p class="note bad" role="alert">${t}</p>`}`}function Ba({state:e}){let{book:t,official:n}=f(),{numbers:r,silent:i,complete:a}=_a(e,t);if(!t)return null;let o=i.length>0&&n?.roles?.includes(`director`),s=Object.entries(r).map(([e,t])=>[F(`standings.by.${e}`),Va(t)]),c=()=>P`${s.length>0&&P`<${_} rows=${s} />`}
${o&&P`<${Ha} names=${i} numbers=${r} />`}`;return a?P`<${T} title=${F(`standings.by`)}>${c}<//>`:P`<section class="card" aria-labelledby="by">
<h2 id="by">${F(`standings.by`)}</h2>
<p class="note warn">${F(o?`standings.say`:`standings.silent`)}</p>
${c()}
</section>`}function Va(e){return Array.isArray(e)?e.map(e=>`${H(e)}P`).join(` / `):H(e)}function Ha({names:e,numbers:t}){let[n,r]=g(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[i,a]=g(null),[s,c]=g(!1);return P`<form class="stack" onSubmit=${async r=>{r.preventDefault(),c(!0);let i=e.map(e=>[e,Ua(e,n[e])]),o=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),s={...Object.fromEntries(i),replaces:o.length?Object.fromEntries(o):null};await k.ask(`scoring`,{method:`PUT`,body:s}).then(()=>a(null),a),c(!1)}}>
${e.map(e=>P`<${o} key=${e} label=${F(`standings.by.${e}`)} hint=${F(`standings.hint.${e}`)}
value=${n[e]} required autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${i&&(i.problem?P`<${Ne} problem=${i.problem} />`:P`<p class="note bad" role="alert">${R(i)}</p>`)}
<button class="button main" disabled=${s}>${F(`standings.set`)}</button>
</form>`}function Ua(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Wa):Wa(n.replace(/[\s,.'’]/g,``))}function Wa(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Ga({args:[e]}){let{tournament:t,state:n}=f();return!t||!n?P`<${D} title=${F(`hall-standings`)} />`:e?P`<${Fa} state=${n} id=${e} />`:P`<${Ka} state=${n} />`}function Ka({state:e}){let{official:t}=f(),n=B(`standings`),[r,a]=g(`players`),{body:o}=n.answer??{},c=i(t)&&P`<a class="button" href="#/import">${F(`standings.import`)}</a>`;return P`<${S} title=${F(`hall-standings`)} up="#/tables" actions=${c}>
<${ot} seen=${n} />
<${wn} />
${o?.teams.length>0&&P`<${s} label=${F(`standings.of`)} value=${r} onChange=${a}
options=${[`players`,`teams`].map(e=>({value:e,text:F(`standings.of.${e}`)}))} />`}
${o&&P`<${qa} state=${e} found=${o[r]} />`}
${o&&P`<${za} of=${r} />`}
<${Tn} state=${e} />
<${Ba} state=${e} />
<//>`}function qa({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?P`<p class="soft">${F(`standings.none`)}</p>`:P`<ul class="rows" aria-label=${F(`hall-standings`)}>
${t.map(t=>P`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${Ja(e,t,n).join(` · `)}</small></span>
<strong>${W(t.final)}</strong>
</a>
</li>`)}
</ul>`}function Ja(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},c){let l=t!==null&&c.indexOf(t)!==c.lastIndexOf(t);return[e.teams[n]?.name,s&&F(`standings.disqualified`),!s&&t===null&&F(`standings.unranked`),l&&F(`standings.shared`),r>0&&F(`standings.hanchans`,{count:r}),a!==0&&F(`standings.less`,{score:W(i),p:`${H(a)}P`}),o!==0&&F(`standings.less`,{score:W(i),p:H(o)})].filter(Boolean)}export{$n as Alarm,Sn as Cards,wt as Dashboard,Gt as Escalation,qt as Escalations,mn as Fines,fa as Import,jr as Journal,vn as Payment,Fi as People,Zt as Precedents,zi as Reports,Na as Result,Ga as Standings};