import{$t as e,A as t,At as n,B as r,Bt as i,C as a,Dt as o,En as s,Et as c,F as l,G as u,Gr as d,Gt as f,Ht as p,I as m,Jr as h,Jt as g,Kr as _,Kt as v,Lr as y,Mt as b,Nt as x,O as S,Ot as C,P as w,Pt as T,Qt as E,R as ee,Tt as D,Wt as O,Xt as te,Zt as ne,_ as re,at as k,b as ie,cr as ae,d as oe,dn as A,dt as se,fn as ce,ft as j,g as le,i as ue,it as de,jr as fe,jt as M,k as pe,l as me,mn as N,nn as P,nr as F,or as he,qr as I,qt as L,rt as R,sr as ge,st as _e,u as ve,w as ye,wr as be,wt as xe,zt as z}from"./app.js";import{$t as Se,B as Ce,D as we,F as Te,G as Ee,Gt as De,I as Oe,K as ke,Kt as Ae,M as je,N as Me,P as Ne,Pt as Pe,Qt as Fe,T as Ie,U as Le,W as Re,Xt as ze,Zt as Be,_ as Ve,_t as He,bt as Ue,en as We,f as Ge,ft as Ke,g as qe,gt as Je,ht as Ye,in as Xe,ln as Ze,mt as Qe,nn as B,p as $e,pt as V,rn as et,tn as H,u as tt,un as nt,ut as U,v as rt,vt as it,w as at,wt as ot,xt as W,y as st,yt as G}from"./shared.js";function K({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return P`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&P`<p class="soft">${r}</p>`}
${i.length===0&&P`<p class="soft">${L(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>P`<li key=${e.key}><${ct} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&P`<${D} title=${L(`dashboard.numbers`)}>${()=>P`<${ut} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function ct({row:{name:e,value:t,part:n=0,href:r},most:i}){return P`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${W(t)}</strong>
<${lt} value=${t} part=${n} most=${i} />
${n>0&&P`<small>${L(`dashboard.part`,{count:W(n)})}</small>`}
</a>`}function lt({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return P`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&P`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function ut({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return P`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${L(`hall-rulings`)}</th>
${r&&P`<th scope="col">${L(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>P`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${W(n)}</td>
${r&&P`<td>${W(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function dt(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:L(`hall-round`,{round:e})}));return[{value:``,text:L(`hall-any`)},...n]}function ft({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function pt({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=ht(t,i.size>1?e=>_t(e,r):gt);return t.length===0?null:P`<section class="card" aria-labelledby="spread">
<h2 id="spread">${L(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${L(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>P`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>P`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>P`<td key=${t.key}><${mt} count=${s.get(e+t.key)} most=${c} href=${vt(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function mt({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return P`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${W(e)}</strong>
</a>`}function ht(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function gt(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function _t(e,t){let n=e.slice(0,10),r=f(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function vt(e,t,{from:n,until:r}){return ft(e,{table:t,from:n,until:r})}function yt({state:e,changes:t}){return P`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${L(`dashboard.recharged`)}</h2>
<p class="soft">${L(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>P`<li key=${[t,r.id,i].join()}>
<span class="who">${V(e,r)}</span> ${U(i,a)} → <strong>${U(i,o)}</strong>
<br /><small class="soft">${[O(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function bt({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:L(e>1?`dashboard.from`:`dashboard.until`,{from:fe(e),until:fe(t)}),value:n,href:ft(r,{took:`${e}-${t}`})})),a=e?L(`dashboard.median`,{time:fe(t),count:e}):L(`dashboard.untimed`);return P`<${K} id="taking" title=${L(`dashboard.taking`)} what=${L(`dashboard.time`)}
about=${`${a} ${L(`dashboard.measured`)}`} rows=${e?i:[]} />`}function xt(e,n,r){let i=Object.entries(n).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),a=Object.entries(t(r)).map(([t,n])=>[pe(e,t),S(e,t,n)]);return[...i,...a]}function St({cases:e}){return P`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${L(`dashboard.unlike`)}</h2>
<p class="soft">${L(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>P`<${Ct} key=${t} one=${e} />`)}
</section>`}function Ct({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=j(),o=i[0].rulings.length,s=xt(a,t,n);return P`<article class="stack case">
<h3>${R(a,e)}</h3>
${s.length>0&&P`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&P`<p class="note info">${L(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>P`<${wt} key=${t} outcome=${e} most=${o} />`)}
</article>`}function wt({outcome:{penalties:e,rulings:t},most:n}){let r=j(),{state:i}=p(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=P`<span class="body outcome"><span>${k(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${W(t.length)}</strong><${lt} value=${t.length} most=${n} /></span>`;return P`<${D} title=${o}>${()=>P`<${le} rulings=${a} place empty=${L(`hall-none-found`)} />`}<//>`}function Tt(){let{tournament:e,state:t,official:n}=p();return!e||!t?P`<${l} title=${L(`dashboard.title`)} />`:me(n)?P`<${Et} state=${t} />`:P`<${T} title=${L(`dashboard.title`)} up="#/log"><p class="note warn">${L(`dashboard.whose`)}</p><//>`}function Et({state:e}){let[t,n]=I({day:``,round:``});return P`<${T} title=${L(`dashboard.title`)} up="#/log">
<div class="asked">
<${o} type="date" label=${L(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${C} label=${L(`dashboard.round`)} value=${t.round} options=${dt(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${Dt} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Dt({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=B(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return P`<${At} seen=${r} zone=${e.settings.time_zone} />
${i&&P`<${Ot} state=${e} body=${i} asked=${t} />`}`}function Ot({state:e,body:t,asked:n}){let r=j(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>ft(n,e),l=e=>({key:e.foul,name:R(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return P`<p role="status">${L(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${K} id="fouls" title=${L(`dashboard.fouls`)} what=${L(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${K} id="referees" title=${L(`dashboard.referees`)} what=${L(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${pt} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${K} id="otherwise" title=${L(`dashboard.otherwise`)} about=${L(`dashboard.otherwise-about`)} what=${L(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${St} cases=${t.differently} />
<${yt} state=${e} changes=${t.recharged??[]} />
<${K} id="escalations" title=${L(`dashboard.escalations`)} what=${L(`dashboard.status`)}
rows=${s.map(e=>kt(e,c))} />
<${bt} taking=${t.time_to_rule} asked=${n} />
</div>`}function kt({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>E(`hall-escalation.${e}`)?L(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function At({seen:{answer:e,fresh:t,trouble:n},zone:r}){nt();let i=e&&O(e.at,r);return!e&&!n?P`<${x} />`:n?P`<p class="note warn" role="status">${H(n)} ${L(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:P`<p class="soft">${L(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const jt=[`photo`,`note`];function Mt({state:e,escalation:t,ruling:n}){let r=p(),{outbox:i}=r,[a,o]=I(null);if(d(()=>void N.loadEscalationSteps(),[]),i.some(({subject:e,kind:n,state:r})=>e===t.id&&!jt.includes(n)&&ae(r)))return P`<p class="note bad">${L(`esc.stuck`)} <a href="#/outbox">${L(`hall-resolve`)}</a></p>`;let s=Me(r,t,n);return P`
${s===`decide`&&P`<${It} state=${e} escalation=${t} ruling=${n} onAsk=${o} />`}
${s===`appeal`&&P`<button class="button main" type="button" onClick=${()=>o(Nt)}>${L(`esc.do.appeal`)}</button>`}
${s===`reopen`&&P`<button class="button" type="button" onClick=${()=>o(Pt)}>${L(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(s)&&P`<p class="note warn">${L(`esc.${s}`)}</p>`}
${s===``&&P`<p class="soft">${L(`esc.wait.${t.status}`)}</p>`}
${a&&P`<${Ae} what=${a.name} title=${L(`esc.do.${a.name}`)} text=${L(`esc.means.${a.name}`)} yes=${L(`esc.do.${a.name}`)}
onReason=${async e=>{if(!a)return;let{kind:n,name:r,...i}=a;await N.send(n,t.id,{reason:e,...i}),g(),z(L(`esc.done.${n}`)),o(null)}} onClose=${()=>o(null)} />`}
`}const Nt={kind:`appeal`,name:`appeal`},Pt={kind:`reopening`,name:`reopening`},Ft=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function It({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>P`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${L(`esc.do.${e.name}`)}</button>`;return P`
${u&&f(Ft(`amended`,`confirmed`),`main`)}
${f(Ft(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${L(u?`esc.amend-again`:`hall-amend`)}</a>
${f(Ft(`overturned`),`danger`)}
`}function Lt({ruling:e,rulings:t}){let n=j(),{state:r}=p(),[i,a]=[!0,!1].map(n=>t.filter(t=>Bt(t,e)===n)),o=[...i,...a].slice(0,12);return P`<section class="stack">
<h2>${L(`esc.same-foul`)}</h2>
${t.length===0&&P`<p class="soft">${L(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>P`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${_e(t.kind)}`}>${k(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,O(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&P`<span class="badge info">${L(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&P`<span class="badge warn">${L(`esc.other-revision`)}</span>`}
<${re} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&P`<a class="reach" href=${`#/log?foul=${e.foul}`}>${L(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Rt(e,t,{offender:n}){return Ht(e,t,e=>e.offender.id===n.id)}function zt(e,t,{foul:n}){return Ht(e,t,e=>e.foul===n)}function Bt(e,t){return y(Vt(e))===y(Vt(t))}function Vt({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Ht(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return ie(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Ut({state:e,foul:t,escalation:n}){let r=B(`precedents?limit=20&foul=${t}`);return P`<section class="stack">
<h2>${L(`esc.precedents`)}</h2>
<${We} seen=${r} what="precedents" />
${r.answer&&P`<${Gt} state=${e} items=${Wt(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${L(`esc.search-precedents`)}</a>
</section>`}function Wt(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Gt({state:e,items:t}){let n=j();return t.length===0?P`<p class="soft">${L(`esc.no-precedents`)}</p>`:P`<ul class="rows below precedents">
${t.map(t=>P`<li key=${t.ruling.id}><${Kt} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Kt({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return P`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${_e(n.kind)}`}>${k(t,n)}</strong>
<span>${R(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>P`<small key=${e}>${e}</small>`)}
${l.map(e=>P`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,O(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&P`<span class="badge">${L(`hall-status.${n.status}`)}</span>`}
${c&&P`<span class="badge warn">${L(`esc.revision-changed`)}</span>`}
${r.map(e=>P`<span class="badge" key=${e}>${L(`esc.why.${e}`)}</span>`)}
${s&&P`<span class="badge info">${Ne(s)}</span>`}
</span>
</span>
</a>`}function qt({args:[e]}){let{tournament:t,state:n}=p();if(!t||!n)return P`<${l} title=${L(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?P`<${w} title=${L(`esc.one`)} text=${L(`esc.missing`)} up="#/escalations" />`:P`<${Jt} state=${n} escalation=${r} ruling=${i} />`}function Jt({state:e,escalation:t,ruling:n}){let r=j(),i=ze([n])[n.revision],a=u(r,i,n),o=a&&(a.chosen??a.final??a.first),s=t.status===`open`;ot(s);let c=P`<${Mt} state=${e} escalation=${t} ruling=${n} />`;return P`<${T} title=${R(r,n.foul)} up="#/escalations" actions=${c}>
<${Ee} ruling=${n} shown=${o}>
<p role="status"><span class=${`badge ${s?`warn`:`info`}`}>${Te(t)}</span> ${s&&P`<span class="soft">${je(t.escalated_at)}</span>`}</p>
<//>
<${we} state=${e} escalation=${t} />
<section class="stack">
<h2>${L(`esc.so-far`)}</h2>
<${at} state=${e} events=${Ie(e,t)} />
</section>
<${Ve} ruling=${n} />
${a?P`<${rt} ruling=${n} spoken=${a} />`:P`<p class="soft">${L(`hall-no-book`)}</p>`}
<${st} state=${e} ruling=${n} />
<${Re} state=${e} ruling=${n} />
<${Ce} state=${e} ruling=${n} />
<section class="stack">
<h2>${L(`esc.on-offender`,{name:n.offender.name})}</h2>
<${le} rulings=${Rt(e,t,n)} place empty=${L(`esc.nothing-else`)} />
</section>
<${ke} state=${e} id=${n.offender.id} />
<${Lt} ruling=${n} rulings=${zt(e,t,n)} />
<${Ut} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Yt(){let{tournament:e,state:t}=p();return!e||!t?P`<${l} title=${L(`hall-escalations`)} />`:P`<${Xt} state=${t} />`}function Xt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return ot(r.length>0),P`<${T} title=${L(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${L(`esc.precedents`)}</a></p>
${t.length===0&&P`<${M} text=${L(`esc.none`)}><a class="button" href="#/log">${L(`hall-log`)}</a><//>`}
<${Zt} state=${e} title=${L(`esc.waiting`,{count:r.length})} escalations=${r} />
<${Zt} state=${e} title=${L(`esc.decided-ones`)} escalations=${i} />
<//>`}function Zt({state:e,title:t,escalations:n}){return n.length===0?null:P`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>P`<li key=${t.id}><${Qt} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function Qt({state:e,escalation:t}){let n=j(),r=e.rulings[t.id],i=t.status===`open`,a=[L(`hall-table`,{label:r.table.label}),Oe(e,t),je(t.escalated_at)];return P`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${R(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${k(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${Te(t)}</span>
${!i&&P`<span class="badge info">${Ne(t)}</span>`}
${t.unsent&&P`<span class="badge info">${L(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function $t({query:e}){let{tournament:t,state:n}=p();return!t||!n?P`<${l} title=${L(`esc.precedents`)} />`:P`<${en} state=${n} begun=${e.get(`foul`)??``} />`}function en({state:e,begun:t}){let n=j(),[r,i]=I(t in n.catalogue.fouls?t:``),[a,s]=I({}),[c,l]=I(``),[u,d]=I(``),f=e=>{i(e),s({})},p=e=>{e.preventDefault(),d(c.trim())},m=B(an(r,a,u)),h=m.answer?.body;return P`<${T} title=${L(`esc.precedents`)} up="#/escalations">
<p class="soft">${L(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${p}>
<${C} label=${L(`hall-filter.foul`)} value=${r} options=${[{value:``,text:L(`esc.any`)},...rn(n)]} onChange=${f} />
${r&&P`<${tn} words=${n} foul=${r} facts=${a} onFacts=${s} />`}
<${o} type="search" label=${L(`esc.words`)} hint=${L(`esc.words-hint`)} value=${c} onInput=${l} maxlength="200" />
<button class="button">${L(`esc.search`)}</button>
</form>
<${We} seen=${m} what="precedents" />
${h&&P`<${Gt} state=${e} items=${h.items} />`}
${h?.next&&P`<p class="note">${L(`esc.more`,{count:50})}</p>`}
<//>`}function tn({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=p();return i?i.table(t).used.map(t=>{let i=nn(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&P`<${C} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:L(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function nn({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function rn(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function an(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function on({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=Je(r).map(([e,t])=>U(e,t));return P`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${L(`fines.owing`)}</h2>
${r.length===0&&P`<p class="soft">${L(`fines.none`)}</p>`}
${r.length>0&&P`<p>${L(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>P`<li key=${cn(t)}><${ln} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&P`<p class="soft">${L(`fines.not-seated`)}</p>`}
</section>`}function sn({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:P`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${L(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>P`<li key=${cn(t)}><${ln} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${L(`fines.gives-back`)}</p>
</section>`}function cn({account:e,unit:t}){return e.id+t}function ln({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=s.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),l=[a>0&&L(`fines.since`,{time:O(o,e.settings.time_zone)}),c>0&&L(`fines.part-paid`,{amount:U(i,c)})],u=P`<span class="body who">${V(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${U(i,Math.abs(a))}</strong>`;return n?P`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:r.kind===`player`?P`<a class="row" href=${`#/player/${r.id}`}>${u}</a>`:P`<div class="row">${u}</div>`}const un=[`cash`,`card`,`transfer`,`other`];function dn({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:a,onClose:s}){let[l,u]=I(()=>U(n,r).slice(n.length+1)),[d,f]=I(`cash`),[p,m]=I(``),{does:h,wrong:_}=ye(),v=Ye(n,l),y=!v||v>r?L(`fines.between`,{most:U(n,r)}):void 0,b=()=>h(async()=>{let e=p.trim()&&{note:p.trim()},r=new Date(N.now()).toISOString(),{id:i}=await N.send(`payment`,null,{account:t,unit:n,amount:v,method:d,paid_at:r,...e});g(),a(i),s()}),x=un.map(e=>({value:e,text:L(`fines.method.${e}`)}));return P`<${xe} title=${L(`fines.pays`,{name:V(e,t)})} onClose=${s}>
<dl class="facts lines">
${it(i).map(t=>P`<div key=${t.id}>
<dt><${qe} state=${e} line=${t} /></dt>
<dd>${Qe(t)}</dd>
</div>`)}
</dl>
<${o} label=${L(`fines.amount`,{unit:n})} value=${l} inputmode="decimal" wrong=${y} onInput=${u} />
<${c} label=${L(`fines.how`)} value=${d} options=${x} onChange=${f} />
<${o} label=${L(`fines.note`)} value=${p} onInput=${m} />
${_}
<button class="button main" type="button" disabled=${!!y} onClick=${b}>
${L(`fines.take`,{amount:U(n,v??0)})}
</button>
<//>`}function fn({state:e,official:t}){if(!e.season||!He(t))return null;let n=L(`fines.season`,{season:e.season.season});return P`<${D} title=${n}>${()=>P`<${pn} state=${e} />`}<//>`}function pn({state:e}){let{answer:t,fresh:n,trouble:r}=B(`ledger/fines/season`);if(!t)return P`<p class="soft" role="status">${L(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=O(t.at,e.settings.time_zone);return P`${!n&&P`<p class="note warn" role="status">${L(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&P`<p class="soft">${L(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>P`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${mn(e,t)}</small></span>
<strong>${U(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function mn(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=se(e,r)||e.settings.name;return n.length>1?`${a} ${U(t,i)}`:a}).join(` · `)}function hn({state:e}){let{fines:t}=e.others;return t.length===0?null:P`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${L(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>P`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${V(e,t)}<small>
${se(e,n)} · ${L(`fines.since`,{time:O(a,e.settings.time_zone)})}
</small></span>
<strong>${U(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${L(`fines.paid-there`)}</p>
</section>`}function gn(){let{tournament:e,state:t}=p();return!e||!t?P`<${l} title=${L(`fines.title`)} />`:P`<${_n} state=${t} />`}function _n({state:e}){let{official:t}=p(),[n,r]=I(null),[i,a]=I(``);d(()=>void N.lookAround(),[]);let o=h(()=>Ke(e),[e.ledger]),s=He(t);return P`<${T} title=${L(`fines.title`)} up="#/tables">
<div role="status">${e.payments[i]&&P`<${vn} state=${e} payment=${e.payments[i]} />`}</div>
<${on} state=${e} balances=${o} onPay=${s&&r} />
<${sn} state=${e} balances=${o} />
<${hn} state=${e} />
<${yn} state=${e} />
<${fn} state=${e} official=${t} />
${s&&P`<a class="button" href="#/reports">${L(`reports.link`)}</a>`}
${n&&P`<${dn} state=${e} balance=${n} onTaken=${a} onClose=${()=>r(null)} />`}
<//>`}function vn({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=V(e,{kind:n,id:r});return P`<p class="note info row">
<span class="body">${L(`fines.taken`,{name:o,amount:U(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${L(`fines.to-receipt`)}</a>
</p>`}function yn({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:P`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${L(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,unsent:l})=>P`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${V(e,{kind:r,id:i})}<small>
${[l?L(`fines.no-receipt-yet`):L(`fines.receipt`,{number:n}),L(`fines.method.${s}`),O(c,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${U(a,o)}</strong>
</a></li>`)}
</ul>
<p class="soft">${L(`fines.put-right`)}</p>
</section>`}function bn({args:[e]}){let{tournament:t,state:n,official:r}=p();if(!t||!n)return P`<${l} title=${L(`fines.payment`)} />`;let i=n.payments[e];if(!i)return P`<${w} title=${L(`fines.payment`)} text=${L(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?L(`fines.payment`):L(`fines.receipt`,{number:i.receipt});return P`<${T} title=${a} up="#/fines">
<${xn} state=${n} payment=${i} />
${i.unsent?P`<p class="note info" role="status">${L(`fines.receipt-later`)}</p>`:P`<${Sn} hash=${i.hash} />`}
${!i.unsent&&He(r)&&P`<${Cn} payment=${i} />`}
<//>`}function xn({state:e,payment:{account_kind:t,account_id:n,unit:r,amount:i,method:a,paid_at:o,note:s}}){let c=[[L(`fines.payer`),V(e,{kind:t,id:n})],[L(`fines.amount-paid`),U(r,i)],[L(`fines.how`),L(`fines.method.${a}`)],[L(`fines.when`),O(o,e.settings.time_zone)],...s?[[L(`fines.note-paid`),s]]:[]];return P`<dl class="facts">
${c.map(([e,t])=>P`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function Sn({hash:e}){return P`<figure class="big-code">
<${Pe} text=${`${location.origin}/#/receipt/${e}`} label=${L(`fines.code`)} />
<figcaption>${L(`fines.photograph`)}</figcaption>
</figure>`}function Cn({payment:{id:e,receipt:t}}){let{live:n}=p(),{lang:r}=ne(),[i,a]=I(0),{blob:o,url:s,failed:c}=Le(()=>N.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),l=()=>a(i+1);d(()=>{c&&n===`live`&&l()},[n]);let u=`receipt-${t}.pdf`;if(c)return P`<p class="note warn" role="status">${L(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${l}>${L(`try-again`)}</button>`;if(!s||!o)return P`<p class="soft" role="status">${L(`fines.page-comes`)}</p>`;let f=[new File([o],u,{type:o.type})];return P`<div class="doing">
<a class="button main" href=${s} target="_blank">${L(`fines.open-page`)}</a>
<a class="button" href=${s} download=${u}>${L(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&P`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${L(`fines.share-page`)}</button>`}
</div>`}function wn(){let{tournament:e,state:t}=p();if(!e||!t)return P`<${l} title=${L(`hall-cards`)} />`;let n=P`<button class="button main" onClick=${()=>print()}>${L(`hall-print`)}</button>`;return P`<${T} title=${L(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${L(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${L(`reports.link`)}</a>
<ul class="codes">
${ue(t).map(e=>P`<li key=${e.id}><${Tn} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function Tn({table:e,name:t}){let{url:n,failed:r}=Le(()=>N.tableCode(e.id),e.id),i=L(`hall-table`,{label:e.label});return P`<figure>
${n&&P`<img src=${n} alt=${L(`hall-code`,{label:e.label})} />`}
${r&&P`<p class="note warn">${L(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}function En(){let{outbox:e}=p(),t=e.filter(({kind:e,state:t})=>e===`result`&&he(t)).length;return t===0?null:P`<p class="note info"><a class="reach" href="#/outbox">${L(`standings.waits`,{count:t})}</a></p>`}function Dn(e){let t=new Intl.Collator(void 0,{numeric:!0});return Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:kn(e,{table:n,round:r})})).sort((e,n)=>t.compare(e.name,n.name))}function On({state:e}){let{official:t}=p(),n=Dn(e);return n.length===0?null:P`<${D} title=${L(`standings.missing`,{count:n.length})}>${()=>P`<ul class="rows">
${n.map(({id:e,name:n})=>P`<li key=${e}>${oe(t)?P`<a class="row" href=${`#/result/${e}`}>${n}</a>`:P`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function kn(e,{table:t,round:n}){return[L(`hall-round`,{round:n}),L(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function An(e,t,n){let{kind:r,body:i}=n,a=jn[r]??jn[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const jn={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Mn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,Nn(t,n),...Mn(n)],phone:(e,t,{body:n})=>[Nn(t,n)],token:(e,t,{body:n})=>[n.name,Nn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[L(`hall-table`,{label:n.label})],hanchan:(e,t,{subject:n,body:r})=>[q(t,n),...F.map(e=>t.players[r[`${e}_id`]]?.name),r.scheduled_at&&O(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Pn(e,n),photo:(e,t,{body:n})=>Pn(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...Pn(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&L(`journal.outcome.${r.outcome}`),...Pn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Fn(t,i)]},hand:(e,t,{subject:n,body:r})=>[L(`hall-how.${r.how}`),...Fn(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[L(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>V(t,e)),n.foul&&R(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&L(`help.over.${r.ended_how}`),...Fn(t,t.helpCalls[n])],timing:(e,t,{body:n})=>[L(`journal.what.${n.what}`),n.person_id&&V(t,{kind:n.person_kind,id:n.person_id}),q(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${fe(Math.abs(n.seconds))}`,q(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&L(`journal.what.${r}`),t.players[i]?.name,q(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>In(t,e)),fine:(e,t,{body:n})=>[In(t,{...n,what:`paid`}),L(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(e,t,{body:n})=>[q(t,n.hanchan_id),...F.map(t=>`${e.phrase(`seat-${t}`)} ${W(n.points[t])}`)]};function Mn({roles:e}){return(e??[]).map(e=>L(`hall-role.${e}`))}function Nn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function Pn(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[R(e,n),r.name,L(`hall-table`,{label:i.label}),k(e,t)]}function q(e,t){let n=e.hanchans[t??``];return n&&kn(e,n)}function Fn(e,{table:t,hand:n}={}){return[e.tables[t]&&L(`hall-table`,{label:e.tables[t].label}),de(n)]}function In(e,{account_kind:t,account_id:n,...r}){return`${V(e,{kind:t,id:n})} ${Qe(r)}`}const Ln=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Rn(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Gn(e,t);if(n.startsWith(`ruling.`))return Bn(e,t);let[i]=await Jn(t,zn(t));if(!i)return null;if(n===`result.corrected`)return{before:Hn(e,i.body),after:Hn(e,r)};let a=n===`hanchan.scheduled`?Un:Wn;return{before:a(i.body),after:a(r)}}function zn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Bn(e,t){let{kind:n,body:r}=t,[i]=await Jn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Vn(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=k(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(xt(e,t,n))}}}let[o]=await Jn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Vn(e,o)}:null}function Vn(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=k(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Ln.filter(e=>(o[e]??null)!==null),c=xt(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Hn(e,{points:t,deposits:n,unranked:r}){let i=F.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(i),deposits:n,unranked:r.join(` `)}}function Un({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Wn({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Gn(e,t){let n=await Jn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Kn(e,r),after:Kn(e,{...r,...t.body})}}function Kn(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[L(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>qn(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[L(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function qn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Jn({seq:e},t,n=1){return(await(await N.audit()).older(e,n,t)).entries}const Yn=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Xn={ruling:`rulings`,player:`players`,table:`tables`};function Zn({state:e,entry:t,onSubject:n}){let r=j(),{seq:i,at:a,who:o,kind:s}=t,c=o?e.officials[o]?.name??L(`hall-unknown`):L(`journal.nobody`),l=An(r,e,t),u=[L(`journal.number`,{seq:i}),O(a,e.settings.time_zone),c],d=P`<div class="body">
<h3>${$n(s)}</h3>
${l.length>0&&P`<span class="who">${l.join(` · `)}</span>`}
<small>${u.join(` · `)}</small>
</div>`;return P`<${D} class="entry" title=${d}>
${()=>P`<${Qn} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Qn({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Xn).find(([,t])=>o in e[t])??[];return P`<div class="stack">
<p class="pair">
${c&&P`<a class="button" href=${`#/${c}/${o}`}>${L(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${L(`journal.all-of-it`)}</button>
</p>
${(Yn.includes(a)||s.what===`corrected`)&&P`<${er} state=${e} entry=${t} />`}
<h4>${L(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${L(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function $n(e){return E(`journal.kind.${e}`)?L(`journal.kind.${e}`):e}function er({state:e,entry:t}){let n=j(),[r,i]=I(void 0);return d(()=>void Rn(n,t).then(i,()=>i(null)),[]),r===void 0?P`<${x} />`:r===null?P`<p class="soft">${L(`journal.no-before`)}</p>`:P`<${$e} caption=${L(`journal.changes`)} heads=${[L(`journal.before`),L(`journal.after`)]}
before=${r.before} after=${r.after} />`}const tr=`shinpan.alarm.`;function nr({inCall:e}){let{alarms:t,tournament:n}=p(),r=t?.at(-1);return r&&n&&P`<${rr} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function rr({alarms:e,id:t,inCall:n}){let r=e.at(-1),[a,o]=I(()=>!n&&ce(tr+t)!==r.at);return d(()=>{J(r)||i(220),g(600)},[]),P`<div role="alert">
<button class=${J(r)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${ir} alarm=${r} /><span>${L(`alarm.${r.what}`)}</span><strong>${L(`alarm.open`)}</strong>
</button>
</div>
${a&&P`<${ar} alarms=${e} onClose=${()=>{A(tr+t,r.at),o(!1)}} />`}`}function J({what:e}){return e===`restored`}function ir({alarm:e}){return P`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(J(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function ar({alarms:e,onClose:t}){let{official:n}=p(),r=_(null);d(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return P`<dialog class=${J(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${ir} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${L(`alarm.${o}`)}</h2><p>${L(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${sr} alarm=${i} />
<section><h3>${L(`alarm.meaning`)}</h3><p>${L(J(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${L(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>P`<li key=${e}>${L(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${dr}>${L(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${L(`alarm.close`)}</button>
${a.map(e=>P`<${or} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function or({alarm:e}){let{what:t,seq:n}=e;return P`<section class="stack">
<h3>${L(`alarm.earlier`)} ${L(`alarm.${t}`)}</h3>
<p>${L(`alarm.${t}.said`,{seq:n})}</p>
<${sr} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function sr({alarm:{mine:e,theirs:t,at:n},theirs:r=`alarm.theirs`}){let{tournament:i}=p();return P`${e&&P`<${cr} mine=${e} theirs=${t} heads=${[L(`alarm.mine`),L(r)]} />`}
<p class="soft">${L(`alarm.found`,{time:O(n,i?.time_zone)})}</p>`}function cr({mine:e,theirs:t,heads:n}){let r=j(),{state:i}=p(),a=An(r,i,e),o=t&&An(r,i,t);return P`<div class="slips">
<${ur} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${ur} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&P`<${$e} caption=${L(`journal.changes`)} heads=${n} before=${lr(e)} after=${lr(t)} />`}`}function lr({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function ur({title:e,entry:t,parts:n,others:r}){let{state:i}=p();return P`<section class="slip">
<h3>${e}</h3>
${t?P`<p><strong>${$n(t.kind)}</strong></p>
<ul>${n.map((e,t)=>P`<li key=${t}>${!r||r.includes(e)?e:P`<mark>${e}</mark>`}</li>`)}</ul>
<small>${L(`journal.number`,{seq:t.seq})} · ${O(t.at,i.settings.time_zone)}</small>`:P`<p><mark>${L(`alarm.nothing`)}</mark></p>`}
</section>`}async function dr(){let e=await N.evidence().catch(()=>null);if(!e)return z(L(`journal.unread`));let t=JSON.stringify(e,null,1);Fe(new Blob([t],{type:`application/json`}),`${N.snapshot.tournament?.slug}-log-evidence.json`)}function fr({state:t,chosen:n,onChoose:r}){let i=Object.values(n).filter(Boolean).length,a=[...Object.values(t.officials),...Object.values(t.players),...Object.values(t.teams)],o={kind:pr(e(`journal.kind.`).map(e=>({value:e.slice(13),text:L(e)}))),person:pr(a.map(({id:e,name:t})=>({value:e,text:t}))),table:ue(t).map(({id:e,label:t})=>({value:e,text:t})),...n.subject&&{subject:[{value:n.subject,text:L(`journal.this`)}]}};return P`<details class="fold" open=${!!n.subject}>
<summary>${L(`journal.filters`,{count:i})}</summary>
<div class="stack">
${Object.entries(o).map(([e,t])=>P`<${C} key=${e} label=${L(`journal.filter.${e}`)} value=${n[e]??``}
options=${[{value:``,text:L(`hall-any`)},...t]} onChange=${t=>r({...n,[e]:t})} />`)}
${i>0&&P`<button class="button" type="button" onClick=${()=>r({})}>${L(`journal.clear`)}</button>`}
</div>
</details>`}function pr(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const mr=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function hr(e,{kind:t,person:n,table:r,subject:i}){let a=_r(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=gr(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function gr({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(mr)??[]]}function _r({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function vr({result:{browser:e,server:t}}){return P`<div class="stack" role="status">
<${br} name=${L(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>L(`journal.found.${t}`,{seq:e})} />
${t&&P`<${br} name=${L(`journal.server`)} result=${t} whole="journal.rows-whole" line=${yr} />`}
</div>`}function yr({seq:e,kind:t,values:n,what:r}){let i=n.roles?.split(`, `).map(e=>e===`player`?L(`hall-player`):E(`hall-role.${e}`)?L(`hall-role.${e}`):e);return E(`finding.${t}`)?L(`finding.${t}`,{seq:e,...n,...i&&{roles:i.join(`, `)}}):P`<span lang="en">${r}</span>`}function br({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return P`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=p().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?P`<p class="note bad"><strong>${e}</strong> ${L(`journal.another`,{seq:i.seq})} ${L(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?P`<p class="note"><strong>${e}</strong> ${L(a,{seq:i.seq})}</p>`:P`<div class="note bad stack">
<p><strong>${e}</strong> ${L(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>P`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&P`<p>${L(`journal.more`,{count:r-50})}</p>`}
</div>`}function xr(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function Sr({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Fe(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function Cr({onHead:e,onClose:t}){let n=_(null),[r,i]=I(``);return d(()=>{let t=new AbortController;return Ge(n.current,t.signal,t=>xr(t)?(e(t),!0):!1,i),()=>t.abort()},[]),P`<${xe} title=${L(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${L(`hall-viewfinder`)}></video>
${r&&P`<p class="note warn" role="status">${L(`journal.scan.${r}`)}</p>`}
<//>`}function wr({state:e}){return P`<section class="card" aria-labelledby="proof">
<h2 id="proof">${L(`journal.proof`)}</h2>
<p class="unprinted">${L(`journal.proof-about`)}</p>
<${Tr} />
<${D} title=${L(`journal.head`)}>${()=>P`<${Dr} state=${e} />`}<//>
</section>`}function Tr(){let{official:e}=p(),[t,n]=I(``),[r,i]=I(null),[a,s]=I(null),c=_(null);d(()=>()=>c.current?.abort(),[]);let[l,u]=I(!1),f=e=>{n(e),u(!1)},m=xr(t),h=t.trim()&&!m?L(`journal.no-head`):``;return P`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),h||a)return;c.current=new AbortController,i(null),s({done:0,all:0});let{signal:n}=c.current;i(await Er({noted:m,stop:n,tell:(e,t)=>s({done:e,all:t})},e)),s(null)}}>
<${o} label=${L(`journal.noted`)} hint=${L(`journal.noted-hint`)} value=${t} wrong=${h} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>u(!0)}>${L(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${L(`journal.verify`)}</button>
</form>
${a&&P`<div class="stack" role="status">
<progress aria-label=${L(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${L(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>c.current?.abort()}>${L(`journal.stop`)}</button>
</div>`}
${r&&P`<${vr} result=${r} />`}
${l&&P`<${Cr} onHead=${f} onClose=${()=>u(!1)} />`}`}async function Er(e,t){let{prove:n}=await N.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?L(`journal.stopped`):H(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(N.ask(`audit${o}`,{timeout:12e4}))}}function Dr({state:e}){let[t,n]=I(null),[r,i]=I(``),{online:a}=p();if(d(()=>{N.ask(`journal/head`).then(n,e=>i(H(e)))},[e.seq,a]),!t)return P`<p class=${r?`note warn`:`soft`} role="status">${r||L(`loading`)}</p>`;let{slug:o,name:s,time_zone:c}=e.settings,l=`${t.seq}:${t.hash}`;return P`<div class="stack head">
<p>${L(`journal.head-about`)}</p>
<figure><${Pe} text=${l} label=${L(`journal.code`)} /><figcaption><strong>${s}</strong></figcaption></figure>
<${b} rows=${[[L(`journal.number-of`),t.seq],[L(`journal.time`),t.at&&O(t.at,c)],[L(`journal.hash`),P`<code>${l}</code>`],[L(`journal.command`),P`<code>shinpan audit verify ${o} --head ${l}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>Sr(e.settings,t)}>${L(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${L(`hall-print`)}</button>
</p>
</div>`}const Or=5e3;function kr({state:e}){let{online:t}=p(),[n,r]=I(null),[i,a]=I(``),[o,s]=I(null);return d(()=>{let e=()=>Ar().then(r,e=>a(H(e))),t=()=>N.uncheckedSince().then(s,()=>{});e(),t();let n=setTimeout(e,Or),i=setInterval(t,Or);return()=>{clearTimeout(n),clearInterval(i)}},[e.hash,t]),P`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${L(`witness.title`)}</h2>
${o&&P`<p class="note warn" role="status">${L(`witness.unchecked`,{time:O(o,e.settings.time_zone)})}</p>`}
${n?P`<${jr} state=${e} answer=${n} />`:P`<p class="soft" role="status">${i||L(`loading`)}</p>`}
</section>`}async function Ar(){let e=await N.ask(`journal/witnesses`);return{...e,...await N.behindHead(e)}}function jr({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return P`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>P`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${Nr(e,t.official_id)}</span>`)}
</p>
<p><strong>${L(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${L(`witness.about`)}</p>
${o.length>0&&P`<ul class="bullets">${o.map(t=>P`<li key=${t.key_id}>${Mr(e,t,i)}</li>`)}</ul>`}
</div>`}function Mr(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??L(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return L(s,{...o,time:O(i,e.settings.time_zone)})}function Nr(e,t){return[...e.officials[t]?.name??`?`][0]}function Pr({query:e}){let{tournament:t,state:n}=p();if(!t||!n)return P`<${l} title=${L(`journal.title`)} />`;let r=Object.fromEntries(e);return P`<${Fr} key=${e.toString()} state=${n} asked=${r} />`}function Fr({state:e,asked:t}){let[n,r]=I(t),[i,a]=I(e.seq),o=JSON.stringify([n,i]);return P`<${T} title=${L(`journal.title`)} up="#/log">
<${wr} state=${e} />
<${kr} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${L(`journal.entries`)}</h2>
<p class="soft">${L(`journal.kept`,{seq:e.seq})}</p>
<${fr} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&P`<button class="button" type="button" onClick=${()=>a(e.seq)}>${L(`journal.newer`,{count:e.seq-i})}</button>`}
<${Ir} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function Ir({state:e,from:t,chosen:n,onSubject:r}){let i=h(()=>hr(e,n),[]),[a,o]=I([]),[s,c]=I(t+1),[l,u]=I(!1),f=_(!1),p=async()=>{if(!(f.current||s===null)){f.current=!0;try{let e=await(await N.audit()).older(s,30,i);o(t=>[...t,...e.entries]),c(e.next)}catch{u(!0)}finally{f.current=!1}}};return d(()=>void p(),[]),l?P`<p class="note bad" role="alert">${L(`journal.unread`)}</p>`:s===t+1?P`<${x} />`:P`<ul class="entries">
${a.map(t=>P`<li key=${t.seq}><${Zn} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${a.length===0&&P`<p class="soft" role="status">${L(`hall-none-found`)}</p>`}
${s!==null&&P`<button class="button" type="button" onClick=${p}>${L(`journal.older`)}</button>`}`}function Y(e){let{state:t,online:n}=p(),[r,i]=I({items:null,trouble:null});return d(()=>{let t=!1;return Lr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function Lr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await N.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function Rr({of:{items:e,trouble:t},children:n}){return!e&&!t?P`<${x} />`:P`${t&&P`<${zr} error=${t} />`}${e&&n(e)}`}function zr({error:e}){return e.problem?P`<div role="alert"><${Ze} problem=${e.problem} /></div>`:P`<p class="note bad" role="alert">${H(e)} ${L(`people.needs-network`)}</p>`}function X(){let[e,t]=I(null),[n,r]=I(!1),i=_(!1);return{ask:async e=>{if(!i.current){i.current=!0,r(!0),t(null);try{await Xe(e)}catch(e){if(!(e instanceof be)&&e.name!==`Unreachable`)throw e;t(e)}finally{i.current=!1,r(!1)}}},asking:n,wrong:e&&P`<${zr} error=${e} />`}}function Z(){let e=_(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??s(N.now());return e.current.set(n,r),r}}async function Br(e,t,n,r){let i=await N.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await N.ask(`${e}/${t}/revocation`,{method:`PUT`}),N.ask(`${e}/${s(N.now())}`,{method:`PUT`,body:n}))}const Vr=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Q(e){return v(Vr.filter(t=>e.includes(t)).map(e=>L(`hall-role.${e}`)))}function Hr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return P`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>P`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&P`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function Ur(e){return P`<${Hr} label=${L(`people.roles`)} names=${Vr} said=${e=>L(`hall-role.${e}`)}
...${e} />`}function Wr({state:e}){let t=Y(`invitations`),n=P`<a class="button main" href="#/people/invite">${L(`people.invite`)}</a>`;return P`<${T} title=${L(`people.links`)} up="#/people" actions=${n}>
<${Rr} of=${t}>
${t=>P`<${Gr} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Gr({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return P`${r.length===0&&P`<${M} text=${L(`people.no-links`)} />`}
<${Kr} links=${r} zone=${n} state=${t} />
${i.length>0&&P`<${D} title=${L(`people.closed-count`,{count:i.length})}>
${()=>P`<${Kr} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Kr({links:e,zone:t,state:n}){return e.length===0?null:P`<ul class="rows">
${e.map(e=>P`<${Jr} key=${e.id} link=${e} zone=${t} whom=${n?qr(n,e):L(`people.open-link`)} />`)}
</ul>`}function qr(e,{official:t,player:n,roles:r,label:i}){return t?L(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?L(`people.for-player`,{name:e.players[n]?.name??`?`}):[Q(r),i].filter(Boolean).join(` · `)}function Jr({link:e,zone:t,whom:n}){let[r,i]=I(!1),{ask:a,asking:o,wrong:s}=X();return P`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Yr(e,t)}</small></span>
${!e.closed&&P`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${L(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${L(`people.withdraw`)}</button>`}
</div>
${s}
${r&&P`<${De} title=${L(`people.withdraw-ask`)} text=${L(`people.withdraw-text`)} yes=${L(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>N.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Yr({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?L(`people.any-number`):L(`people.uses-left`,{left:t,uses:e});return r?[L(`people.closed.${r}`),a].join(` · `):[a,n?L(`people.until`,{time:O(n,i)}):L(`people.no-end`)].join(` · `)}function Xr({made:e,state:t,up:n,onMore:r}){let i=`${location.origin}${e.join}`,a=e.limits??Yr(e,t.settings.time_zone),o=P`<button class="button" type="button" onClick=${r}>${L(`people.another`)}</button>
<a class="button main" href=${n}>${L(`people.done`)}</a>`;return P`<${T} title=${L(`people.link-made`)} up=${n} actions=${o}>
<p><strong>${Qr(t,e)}</strong></p>
<figure class="big-code"><${Pe} text=${i} label=${L(`people.code`)} /></figure>
<p class="soft">${a}</p>
<${$r} made=${e} />
<${Zr} label=${L(`people.link`)} text=${i} />
<p class="note warn">${L(`people.link-once`)}</p>
<//>`}function Zr({label:e,text:t}){return P`<${o} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&P`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>z(L(`people.copied`)),()=>z(L(`people.not-copied`)))}>${L(`people.copy`)}</button>`}
${`share`in navigator&&P`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${L(`people.share`)}</button>`}
</div>`}function Qr(e,{official:t,player:n,roles:r,name:i}){return n?L(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?L(`people.becomes-named`,{name:i,roles:Q(r)}):t?L(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):L(`people.becomes`,{roles:Q(r)})}function $r({made:e}){let{items:t}=Y(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return P`<p role="status">${n>0&&P`<span class="badge">${L(`people.arrived`,{count:n})}</span>`}</p>`}const ei=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function ti({state:e,query:t}){let[n,r]=I(null),i=t.get(`official`),a=t.get(`player`),o=i?`#/people/${i}`:a?`#/people/player/${a}`:`#/people`,s=L(i?`people.one-more`:a?`people.give-link`:`people.invite`);return n?P`<${Xr} made=${n} state=${e} up=${o} onMore=${()=>r(null)} />`:P`<${T} title=${s} up=${o}>
${i?P`<${ai} official=${e.officials[i]} onMade=${r} />`:a?P`<${oi} player=${e.players[a]} onMade=${r} />`:P`<${ni} onMade=${r} />`}
<//>`}function ni({onMade:e}){let[t,n]=I(`name`),r=[`name`,`role`].map(e=>({value:e,text:L(`people.by.${e}`)}));return P`<${c} label=${L(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?P`<${ri} onMade=${e} />`:P`<${ii} onMade=${e} />`}`}function ri({onMade:e}){let[t,n]=I(``),[r,i]=I([]),a=Z();return P`<${si} lacks=${e=>({name:e&&!t.trim()?L(`people.name-missing`):``,roles:e&&r.length===0?L(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await N.ask(`officials/${a(n)}`,{method:`PUT`,body:n}),o={official:i.id,label:i.name};e({join:(i.join?i:await Br(`invitations`,a(o),o,`join`)).join,official:i.id,name:i.name,roles:i.roles,limits:L(`people.one-phone`)})}}>
${e=>P`<${o} label=${L(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Ur} chosen=${r} wrong=${e.roles} onChange=${i} />
<p class="soft">${L(`people.by-name-text`)}</p>`}
<//>`}function ii({onMade:e}){let[t,n]=I([]),[r,i]=I(`5`),[a,s]=I(240),[c,l]=I(``),u=Z();return P`<${si} lacks=${e=>({roles:e&&t.length===0?L(`people.role-missing`):``,uses:e&&!($(r)>=1&&$(r)<=500)?L(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:$(r),minutes:a,label:c.trim()};e(await Br(`invitations`,u(n),n,`join`))}}>
${e=>P`<${Ur} chosen=${t} wrong=${e.roles} onChange=${n} />
<${o} label=${L(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${ci} value=${a} onChange=${s} />
<${o} label=${L(`people.label`)} hint=${L(`people.label-hint`)} value=${c} onInput=${l} autocomplete="off" maxlength="200" />
<p class="soft">${L(`people.by-role-text`)}</p>`}
<//>`}function ai({official:e,onMade:t}){let[n,r]=I(60),i=Z();return e?P`<${si} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};t(await Br(`invitations`,i(r),r,`join`))}}>
${()=>P`<p>${L(`people.becomes-phone`,{name:e.name})}</p><${ci} value=${n} onChange=${r} />`}
<//>`:P`<p class="note warn">${L(`people.nobody`)}</p>`}function oi({player:e,onMade:t}){let n=Z();return e?P`<${si} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await Br(`invitations`,n(r),r,`join`))}}>${()=>P`<p>${L(`people.own-text`,{name:e.name})}</p>`}<//>`:P`<p class="note warn">${L(`people.nobody`)}</p>`}function si({make:e,lacks:t=()=>({}),children:n}){let[r,i]=I(!1),{ask:a,asking:o,wrong:s}=X();return P`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${L(`people.make-link`)}</button>
</form>`}function ci({value:e,onChange:t}){let n=ei.map(([e,t,n])=>({value:n,text:f(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return P`<${C} label=${L(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function li({whom:e,name:t,zone:n}){let r=Y(`phones`),i=Y(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return P`<section class="stack">
<h2>${L(`people.phones`)}</h2>
<${Rr} of=${r}>
${e=>P`<${ui} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&P`<${Kr} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${L(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function ui({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>P`<ul class="rows">
${e.map(e=>P`<${di} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return P`${i.length?a(i):P`<p class="soft">${L(`people.no-phone`)}</p>`}
${r.length>0&&P`<${D} title=${L(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function di({phone:e,name:t,zone:n}){let{id:r,agent:i,admitted_at:a,seen_at:o,cut_off_at:s,by_account:c}=e,[l,u]=I(!1),{ask:d,asking:p,wrong:m}=X(),h=c?L(`people.by-account`):mi(i??``),g=()=>{u(!1),d(async()=>{await N.ask(`phones/${r}/cut-off`,{method:`PUT`}),z(L(`people.cut-off-done`))})},_=[L(`people.since`,{time:O(a,n)}),o&&!s&&L(`people.seen`,{day:f(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(o))}),s&&L(`people.cut-off-at`,{time:O(s,n)})];return P`<li>
<div class="row">
<span class="body"><strong>${h}</strong><small>${_.filter(Boolean).join(` · `)}</small></span>
${!s&&P`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${L(`people.cut-off-this`,{phone:h})} onClick=${()=>u(!0)}>${L(`people.cut-off`)}</button>`}
</div>
${m}
${l&&P`<${De} title=${L(`people.cut-off-ask`,{name:t,phone:h})} text=${L(`people.cut-off-text`,{name:t})}
yes=${L(`people.cut-off`)} danger onYes=${g} onClose=${()=>u(!1)} />`}
</li>`}const fi=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],pi=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function mi(e){return[fi,pi].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function hi({settings:{slug:e,version:t,board_open:r=!1},online:i}){let[a,o]=I(r);d(()=>o(r),[r]);let[s,c]=I(0),{ask:l,asking:u,wrong:f}=X();return P`<section class="stack">
<h2>${L(`people.board`)}</h2>
<${n} label=${L(`people.board-open`)} hint=${L(`people.board-open-hint`)} checked=${a}
disabled=${u||!i} onChange=${e=>{o(e);let n={method:`PATCH`,match:`"${Math.max(t,s)}"`,body:{board_open:e}};l(async()=>{try{c((await N.ask(``,n)).version)}catch(e){throw o(r),e}})}} />
${f}
<a class="button" href=${`#/board/${e}`}>${L(`people.board-show`)}</a>
</section>`}function gi({state:e}){let{online:t}=p(),{items:n}=Y(`phones`),r=vi(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>P`<ul class="rows">
${e.map(e=>P`<${_i} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,o=P`<a class="button main" href="#/people/invite">${L(`people.invite`)}</a>`;return P`<${T} title=${L(`people.title`)} up="#/tables" actions=${o}>
${!t&&P`<p class="note warn" role="status">${L(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${L(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&P`<${D} title=${L(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<nav class="stack" aria-label=${L(`people.more`)}>
<a class="button" href="#/people/links">${L(`people.links`)}</a>
<a class="button" href="#/people/players">${L(`people.players`)}</a>
<a class="button" href="#/people/tokens">${L(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${L(`people.erase`)}</a>
</nav>
<${hi} settings=${e.settings} online=${t} />
<//>`}function _i({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return P`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Q(n)}</span>
${o!==void 0&&!i&&P`<small>${L(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&P`<span class="badge">${L(`people.plays-too`)}</span>`}
</a>
</li>`}function vi(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function yi({state:e,official:t}){let{id:n,name:r,player_id:i=null,conflicts:a=[]}=t,o={player:i,conflicts:a},[{player:s,conflicts:c},l]=I(o),u=_(o),f=_(null),{ask:p,asking:m,wrong:h}=X(),g=e=>l(u.current=e);d(()=>{m||!h&&f.current&&JSON.stringify(f.current)!==JSON.stringify(o)||(f.current=null,g(o))},[i,a.join(),!!h]);let v=async()=>{for(let e=null;e!==u.current;){e=u.current;let t={...e,replaces:f.current??o};await N.ask(`officials/${n}`,{method:`PATCH`,body:t}),f.current=e}z(L(`people.saved`))},y=e=>{g({...u.current,...e}),p(v)},b=vi(Object.values(e.players));return P`<section class="card">
<h2>${L(`people.partial`)}</h2>
<p class="soft">${L(`people.partial-text`)}</p>
<${C} label=${L(`people.plays-as`,{name:r})} value=${s??``} options=${xi(b,`people.plays-not`)}
onChange=${e=>y({player:e||null})} />
<${bi} players=${b.filter(e=>e.id!==s)} declared=${c}
onChange=${e=>y({conflicts:e})} />
${h}
</section>`}function bi({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return P`${r.length>0&&P`<ul class="rows">
${r.map(({id:e,name:t})=>P`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${L(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${L(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${C} key=${t.join()} label=${L(`people.conflict-add`)} value="" options=${xi(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function xi(e,t){return[{value:``,text:L(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Si({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return P`<${w} title=${L(`people.title`)} text=${L(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?P`<${T} title=${i} up=${r}>
<p>${Q(a)}</p>
<p class="note warn">${L(`people.revoked-at`,{time:O(o,e.settings.time_zone)})}</p>
<//>`:P`<${T} title=${i} up=${r}>
<p>${Q(a)}</p>
<${li} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<${Ci} key=${a.join()} official=${n} />
<${yi} state=${e} official=${n} />
<${wi} official=${n} />
<//>`}function Ci({official:{id:e,roles:t}}){let[n,r]=I(t),[i,a]=I(``),{ask:o,asking:s,wrong:c}=X(),l=[...n].sort().join()===[...t].sort().join();return P`<form class="card" onSubmit=${r=>{r.preventDefault(),a(n.length?``:L(`people.role-missing`)),n.length&&o(async()=>{await N.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),z(L(`people.saved`))})}}>
<h2>${L(`people.roles-change`)}</h2>
<p class="soft">${L(`people.roles-late`)}</p>
<${Ur} chosen=${n} wrong=${i} onChange=${r} />
${c}
${!l&&P`<button class="button main" disabled=${s}>${L(`people.save`)}</button>`}
</form>`}function wi({official:{id:e,name:t}}){let[n,r]=I(!1),{ask:i,asking:a,wrong:o}=X();return P`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${L(`people.revoke-this`,{name:t})}
</button>
${n&&P`<${De} title=${L(`people.revoke-ask`,{name:t})} text=${L(`people.revoke-text`)} yes=${L(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>N.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function Ti({state:e}){let[t,n]=I(``),{items:r}=Y(`invitations`),i=t.trim().toLocaleLowerCase(),a=vi(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),s=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return P`<${T} title=${L(`people.players`)} up="#/people">
<p>${L(`people.players-text`)}</p>
<${o} type="search" label=${L(`people.find`)} value=${t} onInput=${n} />
${a.length===0&&(i?P`<${M} text=${L(`people.nobody`)} />`:P`<${M} text=${L(`people.no-players`)}><${tt} /><//>`)}
<ul class="rows">
${a.map(({id:e,name:t})=>P`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${s.has(e)&&P`<span class="badge">${L(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function Ei({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?P`<${T} title=${n.name} up=${r}>
<p>${L(`people.own-text`,{name:n.name})}</p>
<${li} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${L(`people.erase`)}</a>
<//>`:P`<${w} title=${L(`people.players`)} text=${L(`people.nobody`)} up=${r} />`}function Di({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return P`<${w} title=${L(`erasing.title`)} text=${L(`people.nobody`)} up="#/people/players" />`;let a=r?L(`erasing.title-one`,{name:r.name}):L(`erasing.title`);return P`<${T} title=${a} up=${i}>
<p>${L(`erasing.text`)}</p>
${e.season&&P`<p class="note warn">${L(`erasing.season`)}</p>`}
<p class="soft">${L(`erasing.other-places`)}</p>
<${Oi} player=${n} count=${r?1:Object.keys(e.players).length} />
<${ki} zone=${e.settings.time_zone} />
<//>`}function Oi({player:e,count:t}){let[r,i]=I(!1),[a,o]=I(!1),[s,c]=I(!1),{ask:l,asking:u,wrong:d}=X(),f=Z();return P`<div class="stack">
${!e&&P`<${n} label=${L(`erasing.texts`)} hint=${L(`erasing.texts-hint`)} checked=${r} onChange=${i} />
<${n} label=${L(`erasing.photos`)} checked=${a} onChange=${o} />`}
${d}
<button class="button danger" type="button" disabled=${u} aria-haspopup="dialog" onClick=${()=>c(!0)}>
${L(`erasing.erase`)}
</button>
${s&&P`<${De} title=${L(`erasing.ask`)} text=${L(`erasing.ask-text`,{count:t})} yes=${L(`erasing.erase`)} danger
onYes=${()=>{c(!1);let t={texts:r,photos:a,...e&&{players:[e]}};return l(async()=>{await N.ask(`erasures/${f(t)}`,{method:`PUT`,body:t}),z(L(`erasing.done`))})}} onClose=${()=>c(!1)} />`}
</div>`}function ki({zone:e}){let{items:t}=Y(`erasures`);if(!t?.length)return null;let n=f(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return P`<section class="stack">
<h2>${L(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>P`<li key=${e} class="row">
<span class="body">
<strong>${t?L(`erasing.some`,{count:t.length}):L(`erasing.everybody`)}</strong>
<small>${[L(`erasing.names`),r&&L(`erasing.texts`),i&&L(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const Ai=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function ji({state:e}){let t=Y(`api-tokens`),[n,r]=I(!1),i=!n&&P`<button class="button main" type="button" onClick=${()=>r(!0)}>${L(`people.token-new`)}</button>`;return P`<${T} title=${L(`people.tokens`)} up="#/people" actions=${i}>
<p>${L(`people.tokens-text`)}</p>
${n&&P`<${Fi} state=${e} onDone=${()=>r(!1)} />`}
<${Rr} of=${t}>${t=>P`<${Mi} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function Mi({tokens:e,state:t}){let n=e.filter(Ni),r=e.filter(e=>!Ni(e)),i=e=>P`<ul class="rows">
${e.map(e=>P`<${Pi} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return P`${r.length?i(r):P`<${M} text=${L(`people.no-tokens`)} />`}
${n.length>0&&P`<${D} title=${L(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function Ni({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=N.now()}function Pi({token:e,state:t}){let{id:n,name:r,official:i,scopes:a,expires_at:o,revoked_at:s}=e,[c,l]=I(!1),{ask:u,asking:d,wrong:f}=X(),p=()=>{l(!1),u(()=>N.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},m=O(s??o,t.settings.time_zone);return P`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${L(`people.acts-as`,{name:t.officials[i]?.name??`?`})}</span>
<small>${v(a.map(e=>L(`people.scope.${e}`)))}</small>
<small>${L(s?`people.revoked-at`:`people.until`,{time:m})}</small>
</span>
${!Ni(e)&&P`<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog"
aria-label=${L(`people.withdraw-this`,{whom:r})} onClick=${()=>l(!0)}>${L(`people.revoke`)}</button>`}
</div>
${f}
${c&&P`<${De} title=${L(`people.token-ask`,{name:r})} text=${L(`people.token-revoke-text`)} yes=${L(`people.revoke`)} danger
onYes=${p} onClose=${()=>l(!1)} />`}
</li>`}function Fi({state:e,onDone:t}){let n=p().official.id,[r,i]=I({name:``,official:n,scopes:[`read`],days:`30`}),[a,s]=I(!1),[c,l]=I(``),u=Z(),{ask:d,asking:f,wrong:m}=X(),h=Ii(r),g=e=>t=>i({...r,[e]:t}),_=e=>{e.preventDefault(),s(!0);let t={...r,name:r.name.trim(),days:$(r.days)};Object.values(h).some(Boolean)||d(async()=>l((await Br(`api-tokens`,u(t),t,`token`)).token))};if(c)return P`<${Li} token=${c} name=${r.name} onDone=${t} />`;let v=vi(Object.values(e.officials).filter(({revoked_at:e})=>!e));return P`<form class="card stack" onSubmit=${_} novalidate>
<h2>${L(`people.token-new`)}</h2>
<${o} label=${L(`people.token-name`)} hint=${L(`people.token-name-hint`)} value=${r.name} wrong=${a?h.name:``}
onInput=${g(`name`)} autocomplete="off" maxlength="200" />
<${C} label=${L(`people.token-official`)} value=${r.official} onChange=${g(`official`)}
options=${v.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Hr} label=${L(`people.scopes`)} names=${Ai} chosen=${r.scopes} wrong=${a?h.scopes:``}
said=${e=>P`${L(`people.scope.${e}`)}<br /><small class="soft">${L(`people.opens.${e}`)}</small>`}
onChange=${g(`scopes`)} />
<${o} label=${L(`people.days`)} value=${r.days} onInput=${g(`days`)} wrong=${a?h.days:``} inputmode="numeric" autocomplete="off" />
${m}
<div class="pair">
<button class="button main" disabled=${f}>${L(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${L(`cancel`)}</button>
</div>
</form>`}function Ii({name:e,scopes:t,days:n}){return{name:e.trim()?``:L(`people.token-name-missing`),scopes:t.length?``:L(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:L(`people.days-wrong`,{most:366})}}function Li({token:e,name:t,onDone:n}){return P`<section class="card stack" role="status">
<h2>${L(`people.token-made`,{name:t})}</h2>
<${Zr} label=${L(`people.token`)} text=${e} />
<p class="note warn">${L(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${L(`people.done`)}</button>
</section>`}const Ri={erase:Di,invite:ti,links:Wr,players:Ti,player:Ei,tokens:ji};function zi({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=p();if(!r||!i)return P`<${l} title=${L(`people.title`)} />`;if(!ve(a,[`director`]))return P`<${T} title=${L(`people.title`)} up="#/tables"><p class="note warn">${L(`people.directors`)}</p><//>`;let o=e===``?gi:Object.hasOwn(Ri,e)?Ri[e]:Si;return P`<${o} state=${i} id=${t||e} query=${n} /><${et} />`}const Bi=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],Vi=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],Hi=[`xlsx`,`csv`];function Ui(){let{tournament:e,state:t,official:n}=p();if(!e||!t)return P`<${l} title=${L(`reports.title`)} />`;let r=Ji(n,Bi),i=Ji(n,Vi);return P`<${T} title=${L(`reports.title`)} up="#/tables">
<${Wi} papers=${r} />
${i.length>0&&P`<${Gi} sheets=${i} />`}
${ve(n,[`director`])&&P`<${qi} />`}
<//>`}function Wi({papers:e}){let t=Se();return P`<section class="stack">
<h2>${L(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:n})=>P`<${Be} key=${e} name=${L(`reports.paper.${e}`)} hint=${L(`reports.about.${e}`)} path=${n}
file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function Gi({sheets:e}){let t=Se(),[n,r]=I(`xlsx`);return P`<section class="stack">
<h2>${L(`reports.sheets`)}</h2>
<${c} label=${L(`reports.form`)} value=${n} onChange=${r}
options=${Hi.map(e=>({value:e,text:L(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>P`<${Be} key=${e} name=${L(`reports.sheet.${e}`)} path=${Ki(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Ki(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function qi(){let e=Se();return P`<section class="stack">
<h2>${L(`reports.journal`)}</h2>
<ul class="rows">
<${Be} name=${L(`reports.journal-whole`)} hint=${L(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function Ji(e,t){return t.filter(({roles:t})=>ve(e,t))}const Yi={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Xi({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:L(`enrol.passed-over`)},...Yi[e].map(e=>({value:e,text:L(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return P`<div class="stack">
${t.map(({heading:e,column:t},n)=>P`<${C} key=${n} label=${e||L(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const Zi={wrong:`bad`,new:`info`,known:``};function Qi({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(Zi).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&P`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map(e=>P`<li class="item" key=${e.row}><${$i} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function $i({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return P`<p><strong>${L(`import.row`,{number:r})}</strong> <span class=${`badge ${Zi[i]}`}>${L(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>P`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${ea} mistake=${e} /></p>`)}`}function ea({mistake:{kind:e,values:t,message:n,cure:r}}){let i=j();if(!E(`mistake.${e}`))return P`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?W(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return L(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function ta({kind:e,state:t,row:{cells:n}}){return e===`seating`?P`<${na} state=${t} cells=${n} />`:P`<p><strong>${ra(n.name)}</strong></p>
<p class="soft">${[n.id_number,n.team].filter(Boolean).map(ra).join(` · `)}</p>`}function na({state:e,cells:t}){let n=j(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[L(`hall-round`,{round:t.round}),L(`hall-table`,{label:t.table}),t.scheduled_at];return P`<p><strong>${a.filter(Boolean).map(ra).join(` · `)}</strong></p>
<p class="soft">${F.map(e=>ra(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function ra(e){return e.length>80?`${e.slice(0,80)}…`:e}function ia({state:e,row:{hanchan:t,points:n}}){let r=j(),i=e.hanchans[t];return P`${i&&P`<p><a class="reach" href=${`#/result/${t}`}>${kn(e,i)}</a></p>`}
${n&&P`<p class="soft">${F.map(e=>`${r.phrase(`seat-${e}`)} ${W(n[e])}`).join(` · `)}</p>`}`}function aa(e,t){let[n,r]=I(()=>ce(e)??``),[i,a]=I({}),[o,s]=I(``),[c,l]=I(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),A(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await N.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&A(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function oa({wrong:e}){if(e.problem)return P`<div role="alert"><${Ze} problem=${e.problem} /></div>`;let t=e.unreadable?L(`import.unreadable`):`${L(navigator.onLine?`live.unreached`:`no-network`)}. ${L(`import.again`)}`;return P`<p class="note bad" role="alert">${t}</p>`}function sa({sheet:{text:e,setText:t,setWrong:n},hint:r}){return P`<label class="button photo">${L(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await ua(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
<${o} long label=${L(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const ca={"255,254":`utf-16le`,"254,255":`utf-16be`},la={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function ua(e){let t=new Uint8Array(await e.arrayBuffer()),n=ca[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(la[te.lang]).decode(t)}}const da=[`players`,`seating`];function fa({kind:e}){let{tournament:t,state:n,official:r}=p(),i=L(`enrol.title.${e}`);return!t||!n?P`<${l} title=${i} />`:ve(r,[`director`])?P`<${pa} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:P`<${T} title=${i} up="#/tables"><p class="note warn">${L(`enrol.not-you`)}</p><//>`}function pa({kind:e,title:t,state:n,place:r}){nt();let i=aa(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:a,looked:o,done:s,busy:c,wrong:l,ask:u,forget:d}=i,[f,p]=I(null),m=l?.problem?.lacking,h=f??o?.columns??l?.problem?.headings,g=e=>{d(),p(e)},_={...i,setText:e=>(p(null),i.setText(e))},y=e=>u(e,f?{columns:f.map(({column:e})=>e)}:{}),b=P`<${Xi} kind=${e} columns=${h} onChoose=${g} />`,S=o??s,C=da.find(t=>t!==e);return P`<${T} title=${t} up="#/tables">
<${sa} sheet=${_} hint=${L(`enrol.hint.${e}`)} />
${l&&(m?P`<p class="note bad" role="alert">${L(`enrol.lacking`,{names:v(m.map(ma))})}</p>`:P`<${oa} wrong=${l} />`)}
${h&&!s&&(o?P`<${D} title=${L(`enrol.columns`)}>${()=>b}<//>`:b)}
${c&&P`<${x} text=${L(`enrol.busy.${c}`)} />`}
${s&&P`<p class="note info" role="status">${L(`enrol.done`,{count:s.new,known:s.known})}</p>`}
${!S&&P`<button class="button main" type="button" disabled=${!a.trim()||c} onClick=${()=>y(`look`)}>${L(`import.look`)}</button>`}
${S?.made.length>0&&P`<p class="note info">${L(`enrol.made.${e}`,{names:v(S.made)})}</p>`}
${S&&P`<${Qi} found=${S} named=${ma} title=${ha(s)} about=${t=>P`<${ta} kind=${e} state=${n} row=${t} />`} />`}
${o?.wrong>0&&P`<p class="note warn">${L(`enrol.whole`)}</p>`}
${o&&P`<button class="button main" type="button" disabled=${o.wrong>0||o.new===0||c} onClick=${()=>y(`bring`)}>${L(`enrol.bring`,{count:o.new})}</button>`}
<a class="button" href=${`#/import/${C}`}>${L(`enrol.title.${C}`)}</a>
<//>`}function ma(e){return L(`enrol.field.${e}`)}function ha(e){return(t,n)=>L(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const ga={look:`results/preview`,bring:`results`};function _a({args:[e]}){return da.includes(e)?P`<${fa} key=${e} kind=${e} />`:P`<${va} />`}function va(){let{tournament:e,state:t,official:n}=p();return!e||!t?P`<${l} title=${L(`import.title`)} />`:oe(n)?P`<${ba} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:P`<${T} title=${L(`import.title`)} up="#/standings"><p class="note warn">${L(`import.not-you`)}</p><//>`}function ya(e){return e===`points`||e===`row`?L(`import.field.${e}`):e}function ba({state:e,place:t}){nt();let r=aa(t,ga),{text:i,looked:a,done:o,busy:s,wrong:c,ask:l}=r,[u,d]=I(!1),f=a&&a.new>0&&(a.wrong===0||u);return P`<${T} title=${L(`import.title`)} up="#/standings">
<${sa} sheet=${r} hint=${L(`import.columns`)} />
${c&&P`<${oa} wrong=${c} />`}
${s&&P`<${x} text=${L(`import.busy.${s}`)} />`}
${o&&P`<p class="note info" role="status">${L(`import.done`,{count:o.new,known:o.known})} <a class="reach" href="#/standings">${L(`hall-standings`)}</a></p>`}
${!a&&!o&&P`<button class="button main" type="button" disabled=${!i.trim()||s} onClick=${()=>l(`look`)}>${L(`import.look`)}</button>`}
${(a||o)&&P`<${Qi} found=${a??o} title=${(e,t)=>L(`import.rows.${e}`,{count:t})} named=${ya}
about=${t=>P`<${ia} state=${e} row=${t} />`} />`}
${a?.wrong>0&&a.new>0&&P`<${n} label=${L(`import.only-good`)} hint=${L(`import.only-good-hint`)} checked=${u} onChange=${d} />`}
${a&&P`<button class="button main" type="button" disabled=${!f||s} onClick=${()=>l(`bring`,{only_good:u})}>${L(`import.bring`,{count:a.new})}</button>`}
<//>`}const xa={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function Sa(e,t){let n=t?.content.rule_points??{},r=Object.entries(xa).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in xa&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(xa);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function Ca(e,t){let n=r(ee(e,t.round).map(m)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return F.filter(e=>n.includes(t.seats[e]))}function wa(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function Ta(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Ea(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=I(()=>r?Oa(r):Da(i,a)??Oa(n)),c=e=>{let t={...o,...e};A(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f}=o,p=Ca(e,t),m=Object.fromEntries(F.map(e=>[e,wa(l[e])])),h=F.filter(e=>u.includes(e)||p.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&m[e]===null,substitute:h.includes(e),replaced:p.includes(e),onText:t=>c({texts:{...l,[e]:t}}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:m,deposits:wa(d||`0`,0),unranked:h},deposits:d,reason:f,type:c,forget:()=>A(i,null)}}function Da(e,t){let n=ce(e);return n?.number===t?n:null}function Oa(e){return{texts:Object.fromEntries(F.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function ka({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return P`<div class="sheet-seat">
<${o} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?L(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${L(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function Aa({seats:e}){return P`<fieldset>
<legend>${L(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>P`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&P` <small>${L(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function ja({state:e,hanchan:t,result:n,refused:r,first:i,onSent:a,onClose:s}){let{book:c}=p(),{numbers:l,complete:u}=Sa(e,c),d=Ea(e,t,n,i),f=j(),m=F.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${f.phrase(`seat-${n}`)} · ${r}`,...d.of(n)}}),{does:h,wrong:_}=ye(),v=d.reason.trim(),y={...d.body,...n&&{corrects:{number:n.number,reason:v}}},b=Ta(Object.values(y.points),y.deposits,l.starting_points),x=n&&Ma(y,n),S=u&&b===0&&!x&&(!n||v);return P`<form class="stack" onSubmit=${e=>{e.preventDefault(),S&&h(async()=>{await N.send(`result`,t.id,y,{hold:!0,replaces:r?.id}),d.forget(),g(),z(L(`result.sent`)),a(y)})}}>
${!c&&P`<p class="note warn" role="alert">${L(`result.no-book`)}</p>`}
${c&&!u&&P`<p class="note warn" role="alert">${L(`result.no-scoring`)} <a class="reach" href="#/standings">${L(`hall-standings`)}</a></p>`}
${n&&P`<p class="note">${L(`result.corrects`)}</p>`}
<div class="sheet">${m.map(e=>P`<${ka} key=${e.seat} ...${e} />`)}</div>
<${Na} left=${b} starting=${l.starting_points} onDeposits=${e=>d.type({deposits:String(y.deposits+e)})} />
<${o} label=${L(`result.deposits`)} hint=${L(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${d.deposits}
wrong=${y.deposits===null?L(`result.hundreds`):void 0} onInput=${e=>d.type({deposits:e})} />
<${Aa} seats=${m} />
${n&&P`<${o} long label=${L(`hall-reason`)} hint=${L(`hall-reason-missing`)} value=${d.reason} maxlength="4000" onInput=${e=>d.type({reason:e})} />`}
${x&&P`<p class="soft" role="status">${L(`result.same`)}</p>`}
${_}
<div class="pair">
<button class="button main" disabled=${!S}>${L(n?`result.correct`:`result.enter`)}</button>
${s&&P`<button class="button" type="button" onClick=${()=>{d.forget(),s?.()}}>${L(`cancel`)}</button>`}
</div>
</form>`}function Ma({points:e,deposits:t,unranked:n},r){return F.every(t=>e[t]===r.points[t])&&t===r.deposits&&n.join()===r.unranked.join()}function Na({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=W(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return P`<div class=${`note stack ${i}`}>
<p role="status">${Pa(e,r)}</p>
${a&&P`<button class="button" type="button" onClick=${()=>n(e)}>${L(`result.as-deposits`,{points:W(e)})}</button>`}
</div>`}function Pa(e,t){return e===null?L(`result.sum`,{all:t}):e===0?L(`result.fits`,{all:t}):L(e>0?`result.lacks`:`result.exceeds`,{points:W(Math.abs(e)),all:t})}function Fa({state:e,hanchan:t,result:n,onCorrect:r}){let i=Ia(n);return P`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${L(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&P`<span class="badge info">${L(`hall-unsent`)}</span>`}</h2>
<${La} state=${e} hanchan=${t} result=${n} />
<${a} id=${n.item}
otherwise=${r&&P`<button class="button" type="button" onClick=${r}>${L(`result.correct`)}</button>`} />
</section>
${i.length>0&&P`<${D} title=${L(`result.earlier`,{count:i.length})}>
${()=>P`<div class="stack">${i.map(n=>P`<${La} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function Ia({before:e}){return e?[e,...Ia(e)]:[]}function La({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,official:a,at:o,reason:s}}){let c=j(),l=e.officials[a]?.name??L(`hall-unknown`);return P`<div class="card">
<dl class="facts">
${F.map(r=>P`<div key=${r}>
<dt>${c.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&P`<small>${L(`result.substitute`)}</small>`}</dt>
<dd>${W(n[r])}</dd>
</div>`)}
${r>0&&P`<div><dt>${L(`result.deposits`)}</dt><dd>${W(r)}</dd></div>`}
</dl>
<p class="soft">${[l,O(o,e.settings.time_zone),s].filter(Boolean).join(` · `)}</p>
</div>`}function Ra({args:[e],query:t}){let{tournament:n,state:r}=p(),i=r?.hanchans[e];return!n||!r?P`<${l} title=${L(`hall-result`)} />`:i?P`<${za} state=${r} hanchan=${i} again=${t.has(`again`)} />`:P`<${w} title=${L(`hall-result`)} text=${L(`result.no-hanchan`)} up="#/tables" />`}function za({state:e,hanchan:t,again:n}){let{outbox:r,official:i}=p(),a=e.results[t.id]??null,o=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&ge(r)),[s,c]=I(!a||n),[l,u]=I(null),f=oe(i),m=s||!a&&!o;d(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[m]);let h=e=>{u(e),c(!1)},g=e.tables[t.table]?.label??`?`;return P`<${T} title=${L(`result.title`,{label:g,round:t.round})} up=${`#/table/${t.table}`}>
${o&&P`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${L(`result.refused`)}</h2>
<${Ze} problem=${o.problem} />
${!m&&P`<button class="button" type="button" onClick=${()=>c(!0)}>${L(`hall-change`)}</button>`}
</section>`}
${f&&m&&P`<${ja} state=${e} hanchan=${t} result=${a} refused=${o} first=${o?.body??(a?null:l)} onSent=${h}
onClose=${a&&(()=>c(!1))} />`}
${!f&&!a&&P`<${M} text=${L(`result.none`)} />`}
${a&&!(f&&m)&&P`<${Fa} state=${e} hanchan=${t} result=${a} onCorrect=${f&&(()=>c(!0))} />`}
<a class="button quiet" href="#/standings">${L(`hall-standings`)}</a>
<//>`}function Ba({state:e,id:t}){let n=B(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??L(`hall-unknown`);return P`<${T} title=${i} up="#/standings">
<${We} seen=${n} />
<${En} />
${r&&P`<${Va} state=${e} body=${r} />`}
${e.players[t]&&P`<a class="button" href=${`#/player/${t}`}>${L(`standings.player`)}</a>`}
<//>`}function Va({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=L(i?`standings.disqualified`:`standings.unranked`);return P`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:L(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${L(`standings.scored`,{count:t.hanchans})}</dt><dd>${G(s)}</dd></div>
<div><dt>${L(`standings.taken`)}</dt><dd>${G(-10*c-l/100)}</dd></div>
<div><dt><strong>${L(`standings.total`)}</strong></dt><dd>${G(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${L(`standings.games`)}</h2>
${a.length===0&&P`<p class="soft">${L(`standings.no-games`)}</p>`}
${a.map(t=>P`<${Ua} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${L(`standings.taken`)}</h2>
${o.length===0&&P`<p class="soft">${L(`standings.nothing-taken`)}</p>`}
${o.length>0&&P`<${Ha} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function Ha({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return P`<dl class="card facts">
${t.map(t=>P`<div key=${t.id}>
<dt>${r&&P`<span class="who">${i(t.account)}</span> · `}<${qe} state=${e} line=${t} /></dt>
<dd>${Ue(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>P`<div key=${e}><dt><strong>${L(`standings.sum`)}</strong></dt><dd>${Ue(e,t)}</dd></div>`)}
</dl>`}function Ua({state:e,game:t,named:n}){let r=j(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,place:d,points:f,delta:p,uma:m,oka:h,total:g,flags:_}=t,v=[L(`hall-round`,{round:o}),L(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],y=L(`standings.delta`,{points:W(f),goal:W(f-p*100)});return P`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${v.join(` · `)}</a></h3>
${n&&P`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&P`<p class="soft">${L(`standings.corrected`,{count:a-1})}</p>`}
<dl class="facts">
<div><dt>${y}</dt><dd>${G(p,!0)}</dd></div>
<div><dt>${L(`standings.uma`,{place:d})}</dt><dd>${G(m,!0)}</dd></div>
<div><dt>${L(`standings.oka`)}</dt><dd>${G(h,!0)}</dd></div>
<div><dt><strong>${L(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${G(g,!0)}</dd></div>
</dl>
${_.map(e=>P`<p class="note warn" key=${e}>${L(`standings.flag.${e}`)}</p>`)}
</article>`}function Wa({of:e}){let[t,n]=I(``);return P`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;N.file(`standings.csv?of=${e}`).then(e=>Fe(e,t),e=>n(H(e)))}}>${L(`standings.export`)}</button>
${t&&P`<p class="note bad" role="alert">${t}</p>`}`}function Ga({state:e}){let{book:t,official:n}=p(),{numbers:r,silent:i,complete:a}=Sa(e,t);if(!t)return null;let o=i.length>0&&n?.roles?.includes(`director`),s=Object.entries(r).map(([e,t])=>[L(`standings.by.${e}`),Ka(t)]),c=()=>P`${s.length>0&&P`<${b} rows=${s} />`}
${o&&P`<${qa} names=${i} numbers=${r} />`}`;return a?P`<${D} title=${L(`standings.by`)}>${c}<//>`:P`<section class="card" aria-labelledby="by">
<h2 id="by">${L(`standings.by`)}</h2>
<p class="note warn">${L(o?`standings.say`:`standings.silent`)}</p>
${c()}
</section>`}function Ka(e){return Array.isArray(e)?e.map(e=>`${W(e)}P`).join(` / `):W(e)}function qa({names:e,numbers:t}){let[n,r]=I(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[i,a]=I(null),[s,c]=I(!1);return P`<form class="stack" onSubmit=${async r=>{r.preventDefault(),c(!0);let i=e.map(e=>[e,Ja(e,n[e])]),o=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),s={...Object.fromEntries(i),replaces:o.length?Object.fromEntries(o):null};await N.ask(`scoring`,{method:`PUT`,body:s}).then(()=>a(null),a),c(!1)}}>
${e.map(e=>P`<${o} key=${e} label=${L(`standings.by.${e}`)} hint=${L(`standings.hint.${e}`)}
value=${n[e]} required autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${i&&(i.problem?P`<${Ze} problem=${i.problem} />`:P`<p class="note bad" role="alert">${H(i)}</p>`)}
<button class="button main" disabled=${s}>${L(`standings.set`)}</button>
</form>`}function Ja(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Ya):Ya(n.replace(/[\s,.'’]/g,``))}function Ya(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Xa({args:[e]}){let{tournament:t,state:n}=p();return!t||!n?P`<${l} title=${L(`hall-standings`)} />`:e?P`<${Ba} state=${n} id=${e} />`:P`<${Za} state=${n} />`}function Za({state:e}){let{official:t}=p(),n=B(`standings`),[r,i]=I(`players`),{body:a}=n.answer??{},o=oe(t)&&P`<a class="button" href="#/import">${L(`standings.import`)}</a>`;return P`<${T} title=${L(`hall-standings`)} up="#/tables" actions=${o}>
<${We} seen=${n} />
<${En} />
${a?.teams.length>0&&P`<${c} label=${L(`standings.of`)} value=${r} onChange=${i}
options=${[`players`,`teams`].map(e=>({value:e,text:L(`standings.of.${e}`)}))} />`}
${a&&P`<${Qa} state=${e} found=${a[r]} />`}
${a&&P`<${Wa} of=${r} />`}
<${On} state=${e} />
<${Ga} state=${e} />
<//>`}function Qa({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?P`<${$a} state=${e} />`:P`<ul class="rows" aria-label=${L(`hall-standings`)}>
${t.map(t=>P`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${eo(e,t,n).join(` · `)}</small></span>
<strong>${G(t.final)}</strong>
</a>
</li>`)}
</ul>`}function $a({state:e}){let{official:t}=p(),[n]=Dn(e);return P`<${M} text=${L(n?`standings.none`:`standings.no-hanchans`)}>
${n&&oe(t)&&P`<a class="button" href=${`#/result/${n.id}`}>${L(`standings.enter`,{name:n.name})}</a>`}
${!n&&P`<${tt} />`}
<//>`}function eo(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},c){let l=t!==null&&c.indexOf(t)!==c.lastIndexOf(t);return[e.teams[n]?.name,s&&L(`standings.disqualified`),!s&&t===null&&L(`standings.unranked`),l&&L(`standings.shared`),r>0&&L(`standings.hanchans`,{count:r}),a!==0&&L(`standings.less`,{score:G(i),p:`${W(a)}P`}),o!==0&&L(`standings.less`,{score:G(i),p:W(o)})].filter(Boolean)}export{nr as Alarm,wn as Cards,Tt as Dashboard,qt as Escalation,Yt as Escalations,gn as Fines,_a as Import,Pr as Journal,bn as Payment,zi as People,$t as Precedents,Ui as Reports,Ra as Result,Xa as Standings};