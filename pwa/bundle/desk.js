import{A as e,Ar as t,At as n,C as r,Cr as i,Ct as a,Dt as o,Et as s,F as c,Gr as l,Gt as u,Ir as d,Kr as f,Kt as p,L as m,Mt as h,N as g,Nt as _,O as v,P as y,Qt as b,Rt as x,Tn as S,Tt as C,Ur as w,Ut as T,Vt as E,W as ee,Wr as D,Wt as te,Xt as ne,Yt as re,Zt as O,_ as ie,ar as ae,b as oe,d as k,dn as se,dt as A,g as ce,i as le,it as j,jt as ue,k as de,kt as fe,l as pe,nt as M,or as me,ot as he,pn as N,qt as ge,rt as _e,sr as ve,tn as P,tr as F,u as ye,un as I,ut as be,w as xe,wt as L,z as Se,zt as Ce}from"./app.js";import{$t as we,B as Te,D as Ee,F as De,G as Oe,Gt as R,I as ke,K as Ae,Kt as je,M as Me,N as Ne,P as Pe,Pt as Fe,Qt as Ie,T as Le,U as Re,W as ze,Xt as Be,Zt as Ve,_ as He,_t as Ue,bt as We,en as Ge,f as Ke,ft as qe,g as Je,gt as Ye,ht as Xe,in as Ze,ln as Qe,mt as $e,nn as z,p as et,pt as B,rn as tt,tn as V,u as nt,un as rt,ut as H,v as it,vt as at,w as ot,wt as st,xt as U,y as ct,yt as W}from"./shared.js";function G({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return P`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&P`<p class="soft">${r}</p>`}
${i.length===0&&P`<p class="soft">${p(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>P`<li key=${e.key}><${lt} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&P`<${L} title=${p(`dashboard.numbers`)}>${()=>P`<${dt} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function lt({row:{name:e,value:t,part:n=0,href:r},most:i}){return P`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${U(t)}</strong>
<${ut} value=${t} part=${n} most=${i} />
${n>0&&P`<small>${p(`dashboard.part`,{count:U(n)})}</small>`}
</a>`}function ut({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return P`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&P`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function dt({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return P`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${p(`hall-rulings`)}</th>
${r&&P`<th scope="col">${p(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>P`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${U(n)}</td>
${r&&P`<td>${U(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function ft(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:p(`hall-round`,{round:e})}));return[{value:``,text:p(`hall-any`)},...n]}function pt({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function mt({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=gt(t,i.size>1?e=>vt(e,r):_t);return t.length===0?null:P`<section class="card" aria-labelledby="spread">
<h2 id="spread">${p(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${p(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>P`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>P`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>P`<td key=${t.key}><${ht} count=${s.get(e+t.key)} most=${c} href=${yt(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function ht({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return P`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${U(e)}</strong>
</a>`}function gt(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function _t(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function vt(e,t){let n=e.slice(0,10),r=te(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function yt(e,t,{from:n,until:r}){return pt(e,{table:t,from:n,until:r})}function bt({state:e,changes:t}){return P`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${p(`dashboard.recharged`)}</h2>
<p class="soft">${p(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>P`<li key=${[t,r.id,i].join()}>
<span class="who">${B(e,r)}</span> ${H(i,a)} → <strong>${H(i,o)}</strong>
<br /><small class="soft">${[T(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function xt({taking:{timed:e,median:n,bands:r},asked:i}){let a=r.map(({from:e,until:n,rulings:r})=>({key:String(n),name:p(e>1?`dashboard.from`:`dashboard.until`,{from:t(e),until:t(n)}),value:r,href:pt(i,{took:`${e}-${n}`})})),o=e?p(`dashboard.median`,{time:t(n),count:e}):p(`dashboard.untimed`);return P`<${G} id="taking" title=${p(`dashboard.taking`)} what=${p(`dashboard.time`)}
about=${`${o} ${p(`dashboard.measured`)}`} rows=${e?a:[]} />`}function St(t,n,r){let i=Object.entries(n).map(([e,n])=>e in t.catalogue.facts?[t.question(e),t.answer(e,{value:n})]:[e,String(n)]),a=Object.entries(e(r)).map(([e,n])=>[de(t,e),v(t,e,n)]);return[...i,...a]}function Ct({cases:e}){return P`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${p(`dashboard.unlike`)}</h2>
<p class="soft">${p(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>P`<${wt} key=${t} one=${e} />`)}
</section>`}function wt({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=A(),o=i[0].rulings.length,s=St(a,t,n);return P`<article class="stack case">
<h3>${M(a,e)}</h3>
${s.length>0&&P`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&P`<p class="note info">${p(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>P`<${Tt} key=${t} outcome=${e} most=${o} />`)}
</article>`}function Tt({outcome:{penalties:e,rulings:t},most:n}){let r=A(),{state:i}=E(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=P`<span class="body outcome"><span>${j(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${U(t.length)}</strong><${ut} value=${t.length} most=${n} /></span>`;return P`<${L} title=${o}>${()=>P`<${ce} rulings=${a} place empty=${p(`hall-none-found`)} />`}<//>`}function Et(){let{tournament:e,state:t,official:n}=E();return!e||!t?P`<${y} title=${p(`dashboard.title`)} />`:pe(n)?P`<${Dt} state=${t} />`:P`<${_} title=${p(`dashboard.title`)} up="#/log"><p class="note warn">${p(`dashboard.whose`)}</p><//>`}function Dt({state:e}){let[t,n]=l({day:``,round:``});return P`<${_} title=${p(`dashboard.title`)} up="#/log">
<div class="asked">
<${s} type="date" label=${p(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${o} label=${p(`dashboard.round`)} value=${t.round} options=${ft(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${Ot} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Ot({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=z(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return P`<${jt} seen=${r} zone=${e.settings.time_zone} />
${i&&P`<${kt} state=${e} body=${i} asked=${t} />`}`}function kt({state:e,body:t,asked:n}){let r=A(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>pt(n,e),l=e=>({key:e.foul,name:M(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return P`<p role="status">${p(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${G} id="fouls" title=${p(`dashboard.fouls`)} what=${p(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${G} id="referees" title=${p(`dashboard.referees`)} what=${p(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${mt} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${G} id="otherwise" title=${p(`dashboard.otherwise`)} about=${p(`dashboard.otherwise-about`)} what=${p(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${Ct} cases=${t.differently} />
<${bt} state=${e} changes=${t.recharged??[]} />
<${G} id="escalations" title=${p(`dashboard.escalations`)} what=${p(`dashboard.status`)}
rows=${s.map(e=>At(e,c))} />
<${xt} taking=${t.time_to_rule} asked=${n} />
</div>`}function At({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>O(`hall-escalation.${e}`)?p(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function jt({seen:{answer:e,fresh:t,trouble:n},zone:r}){rt();let i=e&&T(e.at,r);return!e&&!n?P`<${h} />`:n?P`<p class="note warn" role="status">${V(n)} ${p(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:P`<p class="soft">${p(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const Mt=[`photo`,`note`];function Nt({state:e,escalation:t,ruling:n}){let r=E(),{outbox:i}=r,[a,o]=l(null);if(w(()=>void N.loadEscalationSteps(),[]),i.some(({subject:e,kind:n,state:r})=>e===t.id&&!Mt.includes(n)&&ve(r)))return P`<p class="note bad">${p(`esc.stuck`)} <a href="#/outbox">${p(`hall-resolve`)}</a></p>`;let s=Ne(r,t,n);return P`
${s===`decide`&&P`<${Lt} state=${e} escalation=${t} ruling=${n} onAsk=${o} />`}
${s===`appeal`&&P`<button class="button main" type="button" onClick=${()=>o(Pt)}>${p(`esc.do.appeal`)}</button>`}
${s===`reopen`&&P`<button class="button" type="button" onClick=${()=>o(Ft)}>${p(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(s)&&P`<p class="note warn">${p(`esc.${s}`)}</p>`}
${s===``&&P`<p class="soft">${p(`esc.wait.${t.status}`)}</p>`}
${a&&P`<${je} what=${a.name} title=${p(`esc.do.${a.name}`)} text=${p(`esc.means.${a.name}`)} yes=${p(`esc.do.${a.name}`)}
onReason=${async e=>{if(!a)return;let{kind:n,name:r,...i}=a;await N.send(n,t.id,{reason:e,...i}),ge(),x(p(`esc.done.${n}`)),o(null)}} onClose=${()=>o(null)} />`}
`}const Pt={kind:`appeal`,name:`appeal`},Ft={kind:`reopening`,name:`reopening`},It=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Lt({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>P`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${p(`esc.do.${e.name}`)}</button>`;return P`
${u&&f(It(`amended`,`confirmed`),`main`)}
${f(It(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${p(u?`esc.amend-again`:`hall-amend`)}</a>
${f(It(`overturned`),`danger`)}
`}function Rt({ruling:e,rulings:t}){let n=A(),{state:r}=E(),[i,a]=[!0,!1].map(n=>t.filter(t=>Vt(t,e)===n)),o=[...i,...a].slice(0,12);return P`<section class="stack">
<h2>${p(`esc.same-foul`)}</h2>
${t.length===0&&P`<p class="soft">${p(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>P`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${he(t.kind)}`}>${j(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,T(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&P`<span class="badge info">${p(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&P`<span class="badge warn">${p(`esc.other-revision`)}</span>`}
<${ie} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&P`<a class="reach" href=${`#/log?foul=${e.foul}`}>${p(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function zt(e,t,{offender:n}){return Ut(e,t,e=>e.offender.id===n.id)}function Bt(e,t,{foul:n}){return Ut(e,t,e=>e.foul===n)}function Vt(e,t){return d(Ht(e))===d(Ht(t))}function Ht({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Ut(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return oe(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Wt({state:e,foul:t,escalation:n}){let r=z(`precedents?limit=20&foul=${t}`);return P`<section class="stack">
<h2>${p(`esc.precedents`)}</h2>
<${Ge} seen=${r} what="precedents" />
${r.answer&&P`<${Kt} state=${e} items=${Gt(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${p(`esc.search-precedents`)}</a>
</section>`}function Gt(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Kt({state:e,items:t}){let n=A();return t.length===0?P`<p class="soft">${p(`esc.no-precedents`)}</p>`:P`<ul class="rows below precedents">
${t.map(t=>P`<li key=${t.ruling.id}><${qt} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function qt({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return P`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${he(n.kind)}`}>${j(t,n)}</strong>
<span>${M(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>P`<small key=${e}>${e}</small>`)}
${l.map(e=>P`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,T(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&P`<span class="badge">${p(`hall-status.${n.status}`)}</span>`}
${c&&P`<span class="badge warn">${p(`esc.revision-changed`)}</span>`}
${r.map(e=>P`<span class="badge" key=${e}>${p(`esc.why.${e}`)}</span>`)}
${s&&P`<span class="badge info">${Pe(s)}</span>`}
</span>
</span>
</a>`}function Jt({args:[e]}){let{tournament:t,state:n}=E();if(!t||!n)return P`<${y} title=${p(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?P`<${g} title=${p(`esc.one`)} text=${p(`esc.missing`)} up="#/escalations" />`:P`<${Yt} state=${n} escalation=${r} ruling=${i} />`}function Yt({state:e,escalation:t,ruling:n}){let r=A(),i=Be([n])[n.revision],a=ee(r,i,n),o=a&&(a.chosen??a.final??a.first),s=t.status===`open`;st(s);let c=P`<${Nt} state=${e} escalation=${t} ruling=${n} />`;return P`<${_} title=${M(r,n.foul)} up="#/escalations" actions=${c}>
<${Oe} ruling=${n} shown=${o}>
<p role="status"><span class=${`badge ${s?`warn`:`info`}`}>${De(t)}</span> ${s&&P`<span class="soft">${Me(t.escalated_at)}</span>`}</p>
<//>
<${Ee} state=${e} escalation=${t} />
<section class="stack">
<h2>${p(`esc.so-far`)}</h2>
<${ot} state=${e} events=${Le(e,t)} />
</section>
<${He} ruling=${n} />
${a?P`<${it} ruling=${n} spoken=${a} />`:P`<p class="soft">${p(`hall-no-book`)}</p>`}
<${ct} state=${e} ruling=${n} />
<${ze} state=${e} ruling=${n} />
<${Te} state=${e} ruling=${n} />
<section class="stack">
<h2>${p(`esc.on-offender`,{name:n.offender.name})}</h2>
<${ce} rulings=${zt(e,t,n)} place empty=${p(`esc.nothing-else`)} />
</section>
<${Ae} state=${e} id=${n.offender.id} />
<${Rt} ruling=${n} rulings=${Bt(e,t,n)} />
<${Wt} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Xt(){let{tournament:e,state:t}=E();return!e||!t?P`<${y} title=${p(`hall-escalations`)} />`:P`<${Zt} state=${t} />`}function Zt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),r=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),i=r.filter(({status:e})=>e===`open`),a=r.filter(({status:e})=>e!==`open`).reverse();return st(i.length>0),P`<${_} title=${p(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${p(`esc.precedents`)}</a></p>
${t.length===0&&P`<${n} text=${p(`esc.none`)}><a class="button" href="#/log">${p(`hall-log`)}</a><//>`}
<${Qt} state=${e} title=${p(`esc.waiting`,{count:i.length})} escalations=${i} />
<${Qt} state=${e} title=${p(`esc.decided-ones`)} escalations=${a} />
<//>`}function Qt({state:e,title:t,escalations:n}){return n.length===0?null:P`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>P`<li key=${t.id}><${$t} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function $t({state:e,escalation:t}){let n=A(),r=e.rulings[t.id],i=t.status===`open`,a=[p(`hall-table`,{label:r.table.label}),ke(e,t),Me(t.escalated_at)];return P`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${M(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${j(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${De(t)}</span>
${!i&&P`<span class="badge info">${Pe(t)}</span>`}
${t.unsent&&P`<span class="badge info">${p(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function en({query:e}){let{tournament:t,state:n}=E();return!t||!n?P`<${y} title=${p(`esc.precedents`)} />`:P`<${tn} state=${n} begun=${e.get(`foul`)??``} />`}function tn({state:e,begun:t}){let n=A(),[r,i]=l(t in n.catalogue.fouls?t:``),[a,c]=l({}),[u,d]=l(``),[f,m]=l(``),h=e=>{i(e),c({})},g=e=>{e.preventDefault(),m(u.trim())},v=z(on(r,a,f)),y=v.answer?.body;return P`<${_} title=${p(`esc.precedents`)} up="#/escalations">
<p class="soft">${p(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${g}>
<${o} label=${p(`hall-filter.foul`)} value=${r} options=${[{value:``,text:p(`esc.any`)},...an(n)]} onChange=${h} />
${r&&P`<${nn} words=${n} foul=${r} facts=${a} onFacts=${c} />`}
<${s} type="search" label=${p(`esc.words`)} hint=${p(`esc.words-hint`)} value=${u} onInput=${d} maxlength="200" />
<button class="button">${p(`esc.search`)}</button>
</form>
<${Ge} seen=${v} what="precedents" />
${y&&P`<${Kt} state=${e} items=${y.items} />`}
${y?.next&&P`<p class="note">${p(`esc.more`,{count:50})}</p>`}
<//>`}function nn({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=E();return i?i.table(t).used.map(t=>{let i=rn(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&P`<${o} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:p(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function rn({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function an(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function on(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function sn({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=Ye(r).map(([e,t])=>H(e,t));return P`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${p(`fines.owing`)}</h2>
${r.length===0&&P`<p class="soft">${p(`fines.none`)}</p>`}
${r.length>0&&P`<p>${p(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>P`<li key=${ln(t)}><${un} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&P`<p class="soft">${p(`fines.not-seated`)}</p>`}
</section>`}function cn({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:P`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${p(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>P`<li key=${ln(t)}><${un} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${p(`fines.gives-back`)}</p>
</section>`}function ln({account:e,unit:t}){return e.id+t}function un({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=s.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),l=[a>0&&p(`fines.since`,{time:T(o,e.settings.time_zone)}),c>0&&p(`fines.part-paid`,{amount:H(i,c)})],u=P`<span class="body who">${B(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${H(i,Math.abs(a))}</strong>`;return n?P`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:r.kind===`player`?P`<a class="row" href=${`#/player/${r.id}`}>${u}</a>`:P`<div class="row">${u}</div>`}const dn=[`cash`,`card`,`transfer`,`other`];function fn({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:o,onClose:c}){let[u,d]=l(()=>H(n,r).slice(n.length+1)),[f,m]=l(`cash`),[h,g]=l(``),{does:_,wrong:v}=xe(),y=Xe(n,u),b=!y||y>r?p(`fines.between`,{most:H(n,r)}):void 0,x=()=>_(async()=>{let e=h.trim()&&{note:h.trim()},r=new Date(N.now()).toISOString(),{id:i}=await N.send(`payment`,null,{account:t,unit:n,amount:y,method:f,paid_at:r,...e});ge(),o(i),c()}),S=dn.map(e=>({value:e,text:p(`fines.method.${e}`)}));return P`<${a} title=${p(`fines.pays`,{name:B(e,t)})} onClose=${c}>
<dl class="facts lines">
${at(i).map(t=>P`<div key=${t.id}>
<dt><${Je} state=${e} line=${t} /></dt>
<dd>${$e(t)}</dd>
</div>`)}
</dl>
<${s} label=${p(`fines.amount`,{unit:n})} value=${u} inputmode="decimal" wrong=${b} onInput=${d} />
<${C} label=${p(`fines.how`)} value=${f} options=${S} onChange=${m} />
<${s} label=${p(`fines.note`)} value=${h} onInput=${g} />
${v}
<button class="button main" type="button" disabled=${!!b} onClick=${x}>
${p(`fines.take`,{amount:H(n,y??0)})}
</button>
<//>`}function pn({state:e,official:t}){if(!e.season||!Ue(t))return null;let n=p(`fines.season`,{season:e.season.season});return P`<${L} title=${n}>${()=>P`<${mn} state=${e} />`}<//>`}function mn({state:e}){let{answer:t,fresh:n,trouble:r}=z(`ledger/fines/season`);if(!t)return P`<p class="soft" role="status">${p(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=T(t.at,e.settings.time_zone);return P`${!n&&P`<p class="note warn" role="status">${p(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&P`<p class="soft">${p(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>P`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${hn(e,t)}</small></span>
<strong>${H(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function hn(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=be(e,r)||e.settings.name;return n.length>1?`${a} ${H(t,i)}`:a}).join(` · `)}function gn({state:e}){let{fines:t}=e.others;return t.length===0?null:P`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${p(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>P`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${B(e,t)}<small>
${be(e,n)} · ${p(`fines.since`,{time:T(a,e.settings.time_zone)})}
</small></span>
<strong>${H(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${p(`fines.paid-there`)}</p>
</section>`}function _n(){let{tournament:e,state:t}=E();return!e||!t?P`<${y} title=${p(`fines.title`)} />`:P`<${vn} state=${t} />`}function vn({state:e}){let{official:t}=E(),[n,r]=l(null),[i,a]=l(``);w(()=>void N.lookAround(),[]);let o=f(()=>qe(e),[e.ledger]),s=Ue(t);return P`<${_} title=${p(`fines.title`)} up="#/tables">
<div role="status">${e.payments[i]&&P`<${yn} state=${e} payment=${e.payments[i]} />`}</div>
<${sn} state=${e} balances=${o} onPay=${s&&r} />
<${cn} state=${e} balances=${o} />
<${gn} state=${e} />
<${bn} state=${e} />
<${pn} state=${e} official=${t} />
${s&&P`<a class="button" href="#/reports">${p(`reports.link`)}</a>`}
${n&&P`<${fn} state=${e} balance=${n} onTaken=${a} onClose=${()=>r(null)} />`}
<//>`}function yn({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=B(e,{kind:n,id:r});return P`<p class="note info row">
<span class="body">${p(`fines.taken`,{name:o,amount:H(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${p(`fines.to-receipt`)}</a>
</p>`}function bn({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:P`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${p(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,unsent:l})=>P`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${B(e,{kind:r,id:i})}<small>
${[l?p(`fines.no-receipt-yet`):p(`fines.receipt`,{number:n}),p(`fines.method.${s}`),T(c,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${H(a,o)}</strong>
</a></li>`)}
</ul>
<p class="soft">${p(`fines.put-right`)}</p>
</section>`}function xn({args:[e]}){let{tournament:t,state:n,official:r}=E();if(!t||!n)return P`<${y} title=${p(`fines.payment`)} />`;let i=n.payments[e];if(!i)return P`<${g} title=${p(`fines.payment`)} text=${p(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?p(`fines.payment`):p(`fines.receipt`,{number:i.receipt});return P`<${_} title=${a} up="#/fines">
<${Sn} state=${n} payment=${i} />
${i.unsent?P`<p class="note info" role="status">${p(`fines.receipt-later`)}</p>`:P`<${Cn} hash=${i.hash} />`}
${!i.unsent&&Ue(r)&&P`<${wn} payment=${i} />`}
<//>`}function Sn({state:e,payment:{account_kind:t,account_id:n,unit:r,amount:i,method:a,paid_at:o,note:s}}){let c=[[p(`fines.payer`),B(e,{kind:t,id:n})],[p(`fines.amount-paid`),H(r,i)],[p(`fines.how`),p(`fines.method.${a}`)],[p(`fines.when`),T(o,e.settings.time_zone)],...s?[[p(`fines.note-paid`),s]]:[]];return P`<dl class="facts">
${c.map(([e,t])=>P`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function Cn({hash:e}){return P`<figure class="big-code">
<${Fe} text=${`${location.origin}/#/receipt/${e}`} label=${p(`fines.code`)} />
<figcaption>${p(`fines.photograph`)}</figcaption>
</figure>`}function wn({payment:{id:e,receipt:t}}){let{live:n}=E(),{lang:r}=ne(),[i,a]=l(0),{blob:o,url:s,failed:c}=Re(()=>N.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),u=()=>a(i+1);w(()=>{c&&n===`live`&&u()},[n]);let d=`receipt-${t}.pdf`;if(c)return P`<p class="note warn" role="status">${p(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${p(`try-again`)}</button>`;if(!s||!o)return P`<p class="soft" role="status">${p(`fines.page-comes`)}</p>`;let f=[new File([o],d,{type:o.type})];return P`<div class="doing">
<a class="button main" href=${s} target="_blank">${p(`fines.open-page`)}</a>
<a class="button" href=${s} download=${d}>${p(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&P`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${p(`fines.share-page`)}</button>`}
</div>`}function Tn(){let{tournament:e,state:t}=E();if(!e||!t)return P`<${y} title=${p(`hall-cards`)} />`;let n=P`<button class="button main" onClick=${()=>print()}>${p(`hall-print`)}</button>`;return P`<${_} title=${p(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${p(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${p(`reports.link`)}</a>
<ul class="codes">
${le(t).map(e=>P`<li key=${e.id}><${En} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function En({table:e,name:t}){let{url:n,failed:r}=Re(()=>N.tableCode(e.id),e.id),i=p(`hall-table`,{label:e.label});return P`<figure>
${n&&P`<img src=${n} alt=${p(`hall-code`,{label:e.label})} />`}
${r&&P`<p class="note warn">${p(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}function Dn(){let{outbox:e}=E(),t=e.filter(({kind:e,state:t})=>e===`result`&&ae(t)).length;return t===0?null:P`<p class="note info"><a class="reach" href="#/outbox">${p(`standings.waits`,{count:t})}</a></p>`}function On(e){let t=new Intl.Collator(void 0,{numeric:!0});return Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:An(e,{table:n,round:r})})).sort((e,n)=>t.compare(e.name,n.name))}function kn({state:e}){let{official:t}=E(),n=On(e);return n.length===0?null:P`<${L} title=${p(`standings.missing`,{count:n.length})}>${()=>P`<ul class="rows">
${n.map(({id:e,name:n})=>P`<li key=${e}>${k(t)?P`<a class="row" href=${`#/result/${e}`}>${n}</a>`:P`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function An(e,{table:t,round:n}){return[p(`hall-round`,{round:n}),p(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function jn(e,t,n){let{kind:r,body:i}=n,a=Mn[r]??Mn[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Mn={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Nn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,Pn(t,n),...Nn(n)],phone:(e,t,{body:n})=>[Pn(t,n)],token:(e,t,{body:n})=>[n.name,Pn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[p(`hall-table`,{label:n.label})],hanchan:(e,t,{subject:n,body:r})=>[K(t,n),...F.map(e=>t.players[r[`${e}_id`]]?.name),r.scheduled_at&&T(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Fn(e,n),photo:(e,t,{body:n})=>Fn(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...Fn(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&p(`journal.outcome.${r.outcome}`),...Fn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...In(t,i)]},hand:(e,t,{subject:n,body:r})=>[p(`hall-how.${r.how}`),...In(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[p(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>B(t,e)),n.foul&&M(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&p(`help.over.${r.ended_how}`),...In(t,t.helpCalls[n])],timing:(e,t,{body:n})=>[p(`journal.what.${n.what}`),n.person_id&&B(t,{kind:n.person_kind,id:n.person_id}),K(t,n.hanchan_id)],"time.added":(e,n,{body:r})=>[`${r.seconds<0?`−`:`+`}${t(Math.abs(r.seconds))}`,K(n,r.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&p(`journal.what.${r}`),t.players[i]?.name,K(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Ln(t,e)),fine:(e,t,{body:n})=>[Ln(t,{...n,what:`paid`}),p(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(e,t,{body:n})=>[K(t,n.hanchan_id),...F.map(t=>`${e.phrase(`seat-${t}`)} ${U(n.points[t])}`)]};function Nn({roles:e}){return(e??[]).map(e=>p(`hall-role.${e}`))}function Pn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function Fn(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[M(e,n),r.name,p(`hall-table`,{label:i.label}),j(e,t)]}function K(e,t){let n=e.hanchans[t??``];return n&&An(e,n)}function In(e,{table:t,hand:n}={}){return[e.tables[t]&&p(`hall-table`,{label:e.tables[t].label}),_e(n)]}function Ln(e,{account_kind:t,account_id:n,...r}){return`${B(e,{kind:t,id:n})} ${$e(r)}`}const Rn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function zn(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Kn(e,t);if(n.startsWith(`ruling.`))return Vn(e,t);let[i]=await Yn(t,Bn(t));if(!i)return null;if(n===`result.corrected`)return{before:Un(e,i.body),after:Un(e,r)};let a=n===`hanchan.scheduled`?Wn:Gn;return{before:a(i.body),after:a(r)}}function Bn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Vn(e,t){let{kind:n,body:r}=t,[i]=await Yn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Hn(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=j(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(St(e,t,n))}}}let[o]=await Yn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Hn(e,o)}:null}function Hn(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=j(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Rn.filter(e=>(o[e]??null)!==null),c=St(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Un(e,{points:t,deposits:n,unranked:r}){let i=F.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(i),deposits:n,unranked:r.join(` `)}}function Wn({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Gn({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Kn(e,t){let n=await Yn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:qn(e,r),after:qn(e,{...r,...t.body})}}function qn(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[p(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Jn(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[p(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Jn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Yn({seq:e},t,n=1){return(await(await N.audit()).older(e,n,t)).entries}const Xn=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Zn={ruling:`rulings`,player:`players`,table:`tables`};function Qn({state:e,entry:t,onSubject:n}){let r=A(),{seq:i,at:a,who:o,kind:s}=t,c=o?e.officials[o]?.name??p(`hall-unknown`):p(`journal.nobody`),l=jn(r,e,t),u=[p(`journal.number`,{seq:i}),T(a,e.settings.time_zone),c],d=P`<div class="body">
<h3>${er(s)}</h3>
${l.length>0&&P`<span class="who">${l.join(` · `)}</span>`}
<small>${u.join(` · `)}</small>
</div>`;return P`<${L} class="entry" title=${d}>
${()=>P`<${$n} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function $n({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Zn).find(([,t])=>o in e[t])??[];return P`<div class="stack">
<p class="pair">
${c&&P`<a class="button" href=${`#/${c}/${o}`}>${p(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${p(`journal.all-of-it`)}</button>
</p>
${(Xn.includes(a)||s.what===`corrected`)&&P`<${tr} state=${e} entry=${t} />`}
<h4>${p(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${p(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function er(e){return O(`journal.kind.${e}`)?p(`journal.kind.${e}`):e}function tr({state:e,entry:t}){let n=A(),[r,i]=l(void 0);return w(()=>void zn(n,t).then(i,()=>i(null)),[]),r===void 0?P`<${h} />`:r===null?P`<p class="soft">${p(`journal.no-before`)}</p>`:P`<${et} caption=${p(`journal.changes`)} heads=${[p(`journal.before`),p(`journal.after`)]}
before=${r.before} after=${r.after} />`}const nr=`shinpan.alarm.`;function rr({inCall:e}){let{alarms:t,tournament:n}=E(),r=t?.at(-1);return r&&n&&P`<${ir} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function ir({alarms:e,id:t,inCall:n}){let r=e.at(-1),[i,a]=l(()=>!n&&se(nr+t)!==r.at);return w(()=>{q(r)||Ce(220),ge(600)},[]),P`<div role="alert">
<button class=${q(r)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${ar} alarm=${r} /><span>${p(`alarm.${r.what}`)}</span><strong>${p(`alarm.open`)}</strong>
</button>
</div>
${i&&P`<${or} alarms=${e} onClose=${()=>{I(nr+t,r.at),a(!1)}} />`}`}function q({what:e}){return e===`restored`}function ar({alarm:e}){return P`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(q(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function or({alarms:e,onClose:t}){let{official:n}=E(),r=D(null);w(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return P`<dialog class=${q(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${ar} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${p(`alarm.${o}`)}</h2><p>${p(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${cr} alarm=${i} />
<section><h3>${p(`alarm.meaning`)}</h3><p>${p(q(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${p(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>P`<li key=${e}>${p(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${fr}>${p(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${p(`alarm.close`)}</button>
${a.map(e=>P`<${sr} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function sr({alarm:e}){let{what:t,seq:n}=e;return P`<section class="stack">
<h3>${p(`alarm.earlier`)} ${p(`alarm.${t}`)}</h3>
<p>${p(`alarm.${t}.said`,{seq:n})}</p>
<${cr} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function cr({alarm:{mine:e,theirs:t,at:n},theirs:r=`alarm.theirs`}){let{tournament:i}=E();return P`${e&&P`<${lr} mine=${e} theirs=${t} heads=${[p(`alarm.mine`),p(r)]} />`}
<p class="soft">${p(`alarm.found`,{time:T(n,i?.time_zone)})}</p>`}function lr({mine:e,theirs:t,heads:n}){let r=A(),{state:i}=E(),a=jn(r,i,e),o=t&&jn(r,i,t);return P`<div class="slips">
<${dr} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${dr} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&P`<${et} caption=${p(`journal.changes`)} heads=${n} before=${ur(e)} after=${ur(t)} />`}`}function ur({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function dr({title:e,entry:t,parts:n,others:r}){let{state:i}=E();return P`<section class="slip">
<h3>${e}</h3>
${t?P`<p><strong>${er(t.kind)}</strong></p>
<ul>${n.map((e,t)=>P`<li key=${t}>${!r||r.includes(e)?e:P`<mark>${e}</mark>`}</li>`)}</ul>
<small>${p(`journal.number`,{seq:t.seq})} · ${T(t.at,i.settings.time_zone)}</small>`:P`<p><mark>${p(`alarm.nothing`)}</mark></p>`}
</section>`}async function fr(){let e=await N.evidence().catch(()=>null);if(!e)return x(p(`journal.unread`));let t=JSON.stringify(e,null,1);Ie(new Blob([t],{type:`application/json`}),`${N.snapshot.tournament?.slug}-log-evidence.json`)}function pr({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],a={kind:mr(b(`journal.kind.`).map(e=>({value:e.slice(13),text:p(e)}))),person:mr(i.map(({id:e,name:t})=>({value:e,text:t}))),table:le(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:p(`journal.this`)}]}};return P`<details class="fold" open=${!!t.subject}>
<summary>${p(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(a).map(([e,r])=>P`<${o} key=${e} label=${p(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:p(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&P`<button class="button" type="button" onClick=${()=>n({})}>${p(`journal.clear`)}</button>`}
</div>
</details>`}function mr(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const hr=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function gr(e,{kind:t,person:n,table:r,subject:i}){let a=vr(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=_r(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function _r({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(hr)??[]]}function vr({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function yr({result:{browser:e,server:t}}){return P`<div class="stack" role="status">
<${xr} name=${p(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>p(`journal.found.${t}`,{seq:e})} />
${t&&P`<${xr} name=${p(`journal.server`)} result=${t} whole="journal.rows-whole" line=${br} />`}
</div>`}function br({seq:e,kind:t,values:n,what:r}){let i=n.roles?.split(`, `).map(e=>e===`player`?p(`hall-player`):O(`hall-role.${e}`)?p(`hall-role.${e}`):e);return O(`finding.${t}`)?p(`finding.${t}`,{seq:e,...n,...i&&{roles:i.join(`, `)}}):P`<span lang="en">${r}</span>`}function xr({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return P`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=E().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?P`<p class="note bad"><strong>${e}</strong> ${p(`journal.another`,{seq:i.seq})} ${p(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?P`<p class="note"><strong>${e}</strong> ${p(a,{seq:i.seq})}</p>`:P`<div class="note bad stack">
<p><strong>${e}</strong> ${p(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>P`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&P`<p>${p(`journal.more`,{count:r-50})}</p>`}
</div>`}function Sr(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function Cr({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Ie(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function wr({onHead:e,onClose:t}){let n=D(null),[r,i]=l(``);return w(()=>{let t=new AbortController;return Ke(n.current,t.signal,t=>Sr(t)?(e(t),!0):!1,i),()=>t.abort()},[]),P`<${a} title=${p(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${p(`hall-viewfinder`)}></video>
${r&&P`<p class="note warn" role="status">${p(`journal.scan.${r}`)}</p>`}
<//>`}function Tr({state:e}){return P`<section class="card" aria-labelledby="proof">
<h2 id="proof">${p(`journal.proof`)}</h2>
<p class="unprinted">${p(`journal.proof-about`)}</p>
<${Er} />
<${L} title=${p(`journal.head`)}>${()=>P`<${Or} state=${e} />`}<//>
</section>`}function Er(){let{official:e}=E(),[t,n]=l(``),[r,i]=l(null),[a,o]=l(null),c=D(null);w(()=>()=>c.current?.abort(),[]);let[u,d]=l(!1),f=e=>{n(e),d(!1)},m=Sr(t),h=t.trim()&&!m?p(`journal.no-head`):``;return P`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),h||a)return;c.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=c.current;i(await Dr({noted:m,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
<${s} label=${p(`journal.noted`)} hint=${p(`journal.noted-hint`)} value=${t} wrong=${h} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>d(!0)}>${p(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${p(`journal.verify`)}</button>
</form>
${a&&P`<div class="stack" role="status">
<progress aria-label=${p(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${p(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>c.current?.abort()}>${p(`journal.stop`)}</button>
</div>`}
${r&&P`<${yr} result=${r} />`}
${u&&P`<${wr} onHead=${f} onClose=${()=>d(!1)} />`}`}async function Dr(e,t){let{prove:n}=await N.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?p(`journal.stopped`):V(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(N.ask(`audit${o}`,{timeout:12e4}))}}function Or({state:e}){let[t,n]=l(null),[r,i]=l(``),{online:a}=E();if(w(()=>{N.ask(`journal/head`).then(n,e=>i(V(e)))},[e.seq,a]),!t)return P`<p class=${r?`note warn`:`soft`} role="status">${r||p(`loading`)}</p>`;let{slug:o,name:s,time_zone:c}=e.settings,u=`${t.seq}:${t.hash}`;return P`<div class="stack head">
<p>${p(`journal.head-about`)}</p>
<figure><${Fe} text=${u} label=${p(`journal.code`)} /><figcaption><strong>${s}</strong></figcaption></figure>
<${ue} rows=${[[p(`journal.number-of`),t.seq],[p(`journal.time`),t.at&&T(t.at,c)],[p(`journal.hash`),P`<code>${u}</code>`],[p(`journal.command`),P`<code>shinpan audit verify ${o} --head ${u}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>Cr(e.settings,t)}>${p(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${p(`hall-print`)}</button>
</p>
</div>`}const kr=5e3;function Ar({state:e}){let{online:t}=E(),[n,r]=l(null),[i,a]=l(``),[o,s]=l(null);return w(()=>{let e=()=>jr().then(r,e=>a(V(e))),t=()=>N.uncheckedSince().then(s,()=>{});e(),t();let n=setTimeout(e,kr),i=setInterval(t,kr);return()=>{clearTimeout(n),clearInterval(i)}},[e.hash,t]),P`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${p(`witness.title`)}</h2>
${o&&P`<p class="note warn" role="status">${p(`witness.unchecked`,{time:T(o,e.settings.time_zone)})}</p>`}
${n?P`<${Mr} state=${e} answer=${n} />`:P`<p class="soft" role="status">${i||p(`loading`)}</p>`}
</section>`}async function jr(){let e=await N.ask(`journal/witnesses`);return{...e,...await N.behindHead(e)}}function Mr({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return P`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>P`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${Pr(e,t.official_id)}</span>`)}
</p>
<p><strong>${p(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${p(`witness.about`)}</p>
${o.length>0&&P`<ul class="bullets">${o.map(t=>P`<li key=${t.key_id}>${Nr(e,t,i)}</li>`)}</ul>`}
</div>`}function Nr(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??p(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return p(s,{...o,time:T(i,e.settings.time_zone)})}function Pr(e,t){return[...e.officials[t]?.name??`?`][0]}function Fr({query:e}){let{tournament:t,state:n}=E();if(!t||!n)return P`<${y} title=${p(`journal.title`)} />`;let r=Object.fromEntries(e);return P`<${Ir} key=${e.toString()} state=${n} asked=${r} />`}function Ir({state:e,asked:t}){let[n,r]=l(t),[i,a]=l(e.seq),o=JSON.stringify([n,i]);return P`<${_} title=${p(`journal.title`)} up="#/log">
<${Tr} state=${e} />
<${Ar} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${p(`journal.entries`)}</h2>
<p class="soft">${p(`journal.kept`,{seq:e.seq})}</p>
<${pr} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&P`<button class="button" type="button" onClick=${()=>a(e.seq)}>${p(`journal.newer`,{count:e.seq-i})}</button>`}
<${Lr} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function Lr({state:e,from:t,chosen:n,onSubject:r}){let i=f(()=>gr(e,n),[]),[a,o]=l([]),[s,c]=l(t+1),[u,d]=l(!1),m=D(!1),g=async()=>{if(!(m.current||s===null)){m.current=!0;try{let e=await(await N.audit()).older(s,30,i);o(t=>[...t,...e.entries]),c(e.next)}catch{d(!0)}finally{m.current=!1}}};return w(()=>void g(),[]),u?P`<p class="note bad" role="alert">${p(`journal.unread`)}</p>`:s===t+1?P`<${h} />`:P`<ul class="entries">
${a.map(t=>P`<li key=${t.seq}><${Qn} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${a.length===0&&P`<p class="soft" role="status">${p(`hall-none-found`)}</p>`}
${s!==null&&P`<button class="button" type="button" onClick=${g}>${p(`journal.older`)}</button>`}`}function J(e){let{state:t,online:n}=E(),[r,i]=l({items:null,trouble:null});return w(()=>{let t=!1;return Rr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function Rr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await N.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function zr({of:{items:e,trouble:t},children:n}){return!e&&!t?P`<${h} />`:P`${t&&P`<${Br} error=${t} />`}${e&&n(e)}`}function Br({error:e}){return e.problem?P`<div role="alert"><${Qe} problem=${e.problem} /></div>`:P`<p class="note bad" role="alert">${V(e)} ${p(`people.needs-network`)}</p>`}function Y(){let[e,t]=l(null),[n,r]=l(!1),a=D(!1);return{ask:async e=>{if(!a.current){a.current=!0,r(!0),t(null);try{await Ze(e)}catch(e){if(!(e instanceof i)&&e.name!==`Unreachable`)throw e;t(e)}finally{a.current=!1,r(!1)}}},asking:n,wrong:e&&P`<${Br} error=${e} />`}}function X(){let e=D(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??S(N.now());return e.current.set(n,r),r}}async function Z(e,t,n,r){let i=await N.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await N.ask(`${e}/${t}/revocation`,{method:`PUT`}),N.ask(`${e}/${S(N.now())}`,{method:`PUT`,body:n}))}const Vr=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Q(e){return u(Vr.filter(t=>e.includes(t)).map(e=>p(`hall-role.${e}`)))}function Hr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return P`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>P`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&P`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function Ur(e){return P`<${Hr} label=${p(`people.roles`)} names=${Vr} said=${e=>p(`hall-role.${e}`)}
...${e} />`}function Wr({state:e}){let t=J(`invitations`),n=P`<a class="button main" href="#/people/invite">${p(`people.invite`)}</a>`;return P`<${_} title=${p(`people.links`)} up="#/people" actions=${n}>
<${zr} of=${t}>
${t=>P`<${Gr} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Gr({links:e,state:t}){let r=t.settings.time_zone,i=e.filter(({closed:e})=>!e),a=e.filter(({closed:e})=>e);return P`${i.length===0&&P`<${n} text=${p(`people.no-links`)} />`}
<${Kr} links=${i} zone=${r} state=${t} />
${a.length>0&&P`<${L} title=${p(`people.closed-count`,{count:a.length})}>
${()=>P`<${Kr} links=${a} zone=${r} state=${t} />`}
<//>`}`}function Kr({links:e,zone:t,state:n}){return e.length===0?null:P`<ul class="rows">
${e.map(e=>P`<${Jr} key=${e.id} link=${e} zone=${t} whom=${n?qr(n,e):p(`people.open-link`)} />`)}
</ul>`}function qr(e,{official:t,player:n,roles:r,label:i}){return t?p(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?p(`people.for-player`,{name:e.players[n]?.name??`?`}):[Q(r),i].filter(Boolean).join(` · `)}function Jr({link:e,zone:t,whom:n}){let[r,i]=l(!1),{ask:a,asking:o,wrong:s}=Y();return P`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Yr(e,t)}</small></span>
${!e.closed&&P`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${p(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${p(`people.withdraw`)}</button>`}
</div>
${s}
${r&&P`<${R} title=${p(`people.withdraw-ask`)} text=${p(`people.withdraw-text`)} yes=${p(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>N.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Yr({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?p(`people.any-number`):p(`people.uses-left`,{left:t,uses:e});return r?[p(`people.closed.${r}`),a].join(` · `):[a,n?p(`people.until`,{time:T(n,i)}):p(`people.no-end`)].join(` · `)}function Xr({made:e,state:t,up:n,onMore:r}){let i=`${location.origin}${e.join}`,a=e.limits??Yr(e,t.settings.time_zone),o=P`<button class="button" type="button" onClick=${r}>${p(`people.another`)}</button>
<a class="button main" href=${n}>${p(`people.done`)}</a>`;return P`<${_} title=${p(`people.link-made`)} up=${n} actions=${o}>
<p><strong>${Qr(t,e)}</strong></p>
<figure class="big-code"><${Fe} text=${i} label=${p(`people.code`)} /></figure>
<p class="soft">${a}</p>
<${$r} made=${e} />
<${Zr} label=${p(`people.link`)} text=${i} />
<p class="note warn">${p(`people.link-once`)}</p>
<//>`}function Zr({label:e,text:t}){return P`<${s} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&P`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>x(p(`people.copied`)),()=>x(p(`people.not-copied`)))}>${p(`people.copy`)}</button>`}
${`share`in navigator&&P`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${p(`people.share`)}</button>`}
</div>`}function Qr(e,{official:t,player:n,roles:r,name:i}){return n?p(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?p(`people.becomes-named`,{name:i,roles:Q(r)}):t?p(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):p(`people.becomes`,{roles:Q(r)})}function $r({made:e}){let{items:t}=J(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return P`<p role="status">${n>0&&P`<span class="badge">${p(`people.arrived`,{count:n})}</span>`}</p>`}const ei=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function ti({state:e,query:t}){let[n,r]=l(null),i=t.get(`official`),a=t.get(`player`),o=i?`#/people/${i}`:a?`#/people/player/${a}`:`#/people`,s=p(i?`people.one-more`:a?`people.give-link`:`people.invite`);return n?P`<${Xr} made=${n} state=${e} up=${o} onMore=${()=>r(null)} />`:P`<${_} title=${s} up=${o}>
${i?P`<${ai} official=${e.officials[i]} onMade=${r} />`:a?P`<${oi} player=${e.players[a]} onMade=${r} />`:P`<${ni} onMade=${r} />`}
<//>`}function ni({onMade:e}){let[t,n]=l(`name`),r=[`name`,`role`].map(e=>({value:e,text:p(`people.by.${e}`)}));return P`<${C} label=${p(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?P`<${ri} onMade=${e} />`:P`<${ii} onMade=${e} />`}`}function ri({onMade:e}){let[t,n]=l(``),[r,i]=l([]),a=X();return P`<${si} lacks=${e=>({name:e&&!t.trim()?p(`people.name-missing`):``,roles:e&&r.length===0?p(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await N.ask(`officials/${a(n)}`,{method:`PUT`,body:n}),o={official:i.id,label:i.name};e({join:(i.join?i:await Z(`invitations`,a(o),o,`join`)).join,official:i.id,name:i.name,roles:i.roles,limits:p(`people.one-phone`)})}}>
${e=>P`<${s} label=${p(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Ur} chosen=${r} wrong=${e.roles} onChange=${i} />
<p class="soft">${p(`people.by-name-text`)}</p>`}
<//>`}function ii({onMade:e}){let[t,n]=l([]),[r,i]=l(`5`),[a,o]=l(240),[c,u]=l(``),d=X();return P`<${si} lacks=${e=>({roles:e&&t.length===0?p(`people.role-missing`):``,uses:e&&!($(r)>=1&&$(r)<=500)?p(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:$(r),minutes:a,label:c.trim()};e(await Z(`invitations`,d(n),n,`join`))}}>
${e=>P`<${Ur} chosen=${t} wrong=${e.roles} onChange=${n} />
<${s} label=${p(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${ci} value=${a} onChange=${o} />
<${s} label=${p(`people.label`)} hint=${p(`people.label-hint`)} value=${c} onInput=${u} autocomplete="off" maxlength="200" />
<p class="soft">${p(`people.by-role-text`)}</p>`}
<//>`}function ai({official:e,onMade:t}){let[n,r]=l(60),i=X();return e?P`<${si} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};t(await Z(`invitations`,i(r),r,`join`))}}>
${()=>P`<p>${p(`people.becomes-phone`,{name:e.name})}</p><${ci} value=${n} onChange=${r} />`}
<//>`:P`<p class="note warn">${p(`people.nobody`)}</p>`}function oi({player:e,onMade:t}){let n=X();return e?P`<${si} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await Z(`invitations`,n(r),r,`join`))}}>${()=>P`<p>${p(`people.own-text`,{name:e.name})}</p>`}<//>`:P`<p class="note warn">${p(`people.nobody`)}</p>`}function si({make:e,lacks:t=()=>({}),children:n}){let[r,i]=l(!1),{ask:a,asking:o,wrong:s}=Y();return P`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${p(`people.make-link`)}</button>
</form>`}function ci({value:e,onChange:t}){let n=ei.map(([e,t,n])=>({value:n,text:te(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return P`<${o} label=${p(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function li({whom:e,name:t,zone:n}){let r=J(`phones`),i=J(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return P`<section class="stack">
<h2>${p(`people.phones`)}</h2>
<${zr} of=${r}>
${e=>P`<${ui} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&P`<${Kr} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${p(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function ui({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>P`<ul class="rows">
${e.map(e=>P`<${di} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return P`${i.length?a(i):P`<p class="soft">${p(`people.no-phone`)}</p>`}
${r.length>0&&P`<${L} title=${p(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function di({phone:e,name:t,zone:n}){let{id:r,agent:i,admitted_at:a,seen_at:o,cut_off_at:s,by_account:c}=e,[u,d]=l(!1),{ask:f,asking:m,wrong:h}=Y(),g=c?p(`people.by-account`):mi(i??``),_=()=>{d(!1),f(async()=>{await N.ask(`phones/${r}/cut-off`,{method:`PUT`}),x(p(`people.cut-off-done`))})},v=[p(`people.since`,{time:T(a,n)}),o&&!s&&p(`people.seen`,{day:te(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(o))}),s&&p(`people.cut-off-at`,{time:T(s,n)})];return P`<li>
<div class="row">
<span class="body"><strong>${g}</strong><small>${v.filter(Boolean).join(` · `)}</small></span>
${!s&&P`<button class="button danger" type="button" disabled=${m} aria-haspopup="dialog"
aria-label=${p(`people.cut-off-this`,{phone:g})} onClick=${()=>d(!0)}>${p(`people.cut-off`)}</button>`}
</div>
${h}
${u&&P`<${R} title=${p(`people.cut-off-ask`,{name:t,phone:g})} text=${p(`people.cut-off-text`,{name:t})}
yes=${p(`people.cut-off`)} danger onYes=${_} onClose=${()=>d(!1)} />`}
</li>`}const fi=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],pi=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function mi(e){return[fi,pi].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function hi({settings:{slug:e,version:t,board_open:n=!1},online:r}){let[i,a]=l(n);w(()=>a(n),[n]);let[o,s]=l(0),{ask:c,asking:u,wrong:d}=Y();return P`<section class="stack">
<h2>${p(`people.board`)}</h2>
<${fe} label=${p(`people.board-open`)} hint=${p(`people.board-open-hint`)} checked=${i}
disabled=${u||!r} onChange=${e=>{a(e);let r={method:`PATCH`,match:`"${Math.max(t,o)}"`,body:{board_open:e}};c(async()=>{try{s((await N.ask(``,r)).version)}catch(e){throw a(n),e}})}} />
${d}
<a class="button" href=${`#/board/${e}`}>${p(`people.board-show`)}</a>
</section>`}function gi({state:e}){let{online:t}=E(),{items:n}=J(`phones`),r=vi(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>P`<ul class="rows">
${e.map(e=>P`<${_i} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,o=P`<a class="button main" href="#/people/invite">${p(`people.invite`)}</a>`;return P`<${_} title=${p(`people.title`)} up="#/tables" actions=${o}>
${!t&&P`<p class="note warn" role="status">${p(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${p(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&P`<${L} title=${p(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<nav class="stack" aria-label=${p(`people.more`)}>
<a class="button" href="#/people/links">${p(`people.links`)}</a>
<a class="button" href="#/people/players">${p(`people.players`)}</a>
<a class="button" href="#/people/tokens">${p(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${p(`people.erase`)}</a>
</nav>
<${hi} settings=${e.settings} online=${t} />
<//>`}function _i({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return P`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Q(n)}</span>
${o!==void 0&&!i&&P`<small>${p(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&P`<span class="badge">${p(`people.plays-too`)}</span>`}
</a>
</li>`}function vi(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function yi({state:e,official:t}){let{id:n,name:r,player_id:i=null,conflicts:a=[]}=t,s={player:i,conflicts:a},[{player:c,conflicts:u},d]=l(s),f=D(s),m=D(null),{ask:h,asking:g,wrong:_}=Y(),v=e=>d(f.current=e);w(()=>{g||!_&&m.current&&JSON.stringify(m.current)!==JSON.stringify(s)||(m.current=null,v(s))},[i,a.join(),!!_]);let y=async()=>{for(let e=null;e!==f.current;){e=f.current;let t={...e,replaces:m.current??s};await N.ask(`officials/${n}`,{method:`PATCH`,body:t}),m.current=e}x(p(`people.saved`))},b=e=>{v({...f.current,...e}),h(y)},S=vi(Object.values(e.players));return P`<section class="card">
<h2>${p(`people.partial`)}</h2>
<p class="soft">${p(`people.partial-text`)}</p>
<${o} label=${p(`people.plays-as`,{name:r})} value=${c??``} options=${xi(S,`people.plays-not`)}
onChange=${e=>b({player:e||null})} />
<${bi} players=${S.filter(e=>e.id!==c)} declared=${u}
onChange=${e=>b({conflicts:e})} />
${_}
</section>`}function bi({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return P`${r.length>0&&P`<ul class="rows">
${r.map(({id:e,name:t})=>P`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${p(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${p(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${o} key=${t.join()} label=${p(`people.conflict-add`)} value="" options=${xi(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function xi(e,t){return[{value:``,text:p(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Si({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return P`<${g} title=${p(`people.title`)} text=${p(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?P`<${_} title=${i} up=${r}>
<p>${Q(a)}</p>
<p class="note warn">${p(`people.revoked-at`,{time:T(o,e.settings.time_zone)})}</p>
<//>`:P`<${_} title=${i} up=${r}>
<p>${Q(a)}</p>
<${li} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<${Ci} key=${a.join()} official=${n} />
<${yi} state=${e} official=${n} />
<${wi} official=${n} />
<//>`}function Ci({official:{id:e,roles:t}}){let[n,r]=l(t),[i,a]=l(``),{ask:o,asking:s,wrong:c}=Y(),u=[...n].sort().join()===[...t].sort().join();return P`<form class="card" onSubmit=${r=>{r.preventDefault(),a(n.length?``:p(`people.role-missing`)),n.length&&o(async()=>{await N.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),x(p(`people.saved`))})}}>
<h2>${p(`people.roles-change`)}</h2>
<p class="soft">${p(`people.roles-late`)}</p>
<${Ur} chosen=${n} wrong=${i} onChange=${r} />
${c}
${!u&&P`<button class="button main" disabled=${s}>${p(`people.save`)}</button>`}
</form>`}function wi({official:{id:e,name:t}}){let[n,r]=l(!1),{ask:i,asking:a,wrong:o}=Y();return P`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${p(`people.revoke-this`,{name:t})}
</button>
${n&&P`<${R} title=${p(`people.revoke-ask`,{name:t})} text=${p(`people.revoke-text`)} yes=${p(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>N.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function Ti({state:e}){let[t,r]=l(``),{items:i}=J(`invitations`),a=t.trim().toLocaleLowerCase(),o=vi(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(a)),c=new Set((i??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return P`<${_} title=${p(`people.players`)} up="#/people">
<p>${p(`people.players-text`)}</p>
<${s} type="search" label=${p(`people.find`)} value=${t} onInput=${r} />
${o.length===0&&(a?P`<${n} text=${p(`people.nobody`)} />`:P`<${n} text=${p(`people.no-players`)}><${nt} /><//>`)}
<ul class="rows">
${o.map(({id:e,name:t})=>P`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${c.has(e)&&P`<span class="badge">${p(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function Ei({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?P`<${_} title=${n.name} up=${r}>
<p>${p(`people.own-text`,{name:n.name})}</p>
<${li} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${p(`people.erase`)}</a>
<//>`:P`<${g} title=${p(`people.players`)} text=${p(`people.nobody`)} up=${r} />`}function Di({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return P`<${g} title=${p(`erasing.title`)} text=${p(`people.nobody`)} up="#/people/players" />`;let a=r?p(`erasing.title-one`,{name:r.name}):p(`erasing.title`);return P`<${_} title=${a} up=${i}>
<p>${p(`erasing.text`)}</p>
${e.season&&P`<p class="note warn">${p(`erasing.season`)}</p>`}
<p class="soft">${p(`erasing.other-places`)}</p>
<${Oi} player=${n} count=${r?1:Object.keys(e.players).length} />
<${ki} zone=${e.settings.time_zone} />
<//>`}function Oi({player:e,count:t}){let[n,r]=l(!1),[i,a]=l(!1),[o,s]=l(!1),{ask:c,asking:u,wrong:d}=Y(),f=X();return P`<div class="stack">
${!e&&P`<${fe} label=${p(`erasing.texts`)} hint=${p(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${fe} label=${p(`erasing.photos`)} checked=${i} onChange=${a} />`}
${d}
<button class="button danger" type="button" disabled=${u} aria-haspopup="dialog" onClick=${()=>s(!0)}>
${p(`erasing.erase`)}
</button>
${o&&P`<${R} title=${p(`erasing.ask`)} text=${p(`erasing.ask-text`,{count:t})} yes=${p(`erasing.erase`)} danger
onYes=${()=>{s(!1);let t={texts:n,photos:i,...e&&{players:[e]}};return c(async()=>{await N.ask(`erasures/${f(t)}`,{method:`PUT`,body:t}),x(p(`erasing.done`))})}} onClose=${()=>s(!1)} />`}
</div>`}function ki({zone:e}){let{items:t}=J(`erasures`);if(!t?.length)return null;let n=te(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return P`<section class="stack">
<h2>${p(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>P`<li key=${e} class="row">
<span class="body">
<strong>${t?p(`erasing.some`,{count:t.length}):p(`erasing.everybody`)}</strong>
<small>${[p(`erasing.names`),r&&p(`erasing.texts`),i&&p(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const Ai=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function ji({state:e}){let t=J(`api-tokens`),[n,r]=l(!1),i=!n&&P`<button class="button main" type="button" onClick=${()=>r(!0)}>${p(`people.token-new`)}</button>`;return P`<${_} title=${p(`people.tokens`)} up="#/people" actions=${i}>
<p>${p(`people.tokens-text`)}</p>
${n&&P`<${Fi} state=${e} onDone=${()=>r(!1)} />`}
<${zr} of=${t}>${t=>P`<${Mi} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function Mi({tokens:e,state:t}){let r=e.filter(Ni),i=e.filter(e=>!Ni(e)),a=e=>P`<ul class="rows">
${e.map(e=>P`<${Pi} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return P`${i.length?a(i):P`<${n} text=${p(`people.no-tokens`)} />`}
${r.length>0&&P`<${L} title=${p(`people.closed-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function Ni({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=N.now()}function Pi({token:e,state:t}){let{id:n,name:r,official:i,scopes:a,expires_at:o,revoked_at:s}=e,[c,d]=l(!1),{ask:f,asking:m,wrong:h}=Y(),g=()=>{d(!1),f(()=>N.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},_=T(s??o,t.settings.time_zone);return P`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${p(`people.acts-as`,{name:t.officials[i]?.name??`?`})}</span>
<small>${u(a.map(e=>p(`people.scope.${e}`)))}</small>
<small>${p(s?`people.revoked-at`:`people.until`,{time:_})}</small>
</span>
${!Ni(e)&&P`<button class="button danger" type="button" disabled=${m} aria-haspopup="dialog"
aria-label=${p(`people.withdraw-this`,{whom:r})} onClick=${()=>d(!0)}>${p(`people.revoke`)}</button>`}
</div>
${h}
${c&&P`<${R} title=${p(`people.token-ask`,{name:r})} text=${p(`people.token-revoke-text`)} yes=${p(`people.revoke`)} danger
onYes=${g} onClose=${()=>d(!1)} />`}
</li>`}function Fi({state:e,onDone:t}){let n=E().official.id,[r,i]=l({name:``,official:n,scopes:[`read`],days:`30`}),[a,c]=l(!1),[u,d]=l(``),f=X(),{ask:m,asking:h,wrong:g}=Y(),_=Ii(r),v=e=>t=>i({...r,[e]:t}),y=e=>{e.preventDefault(),c(!0);let t={...r,name:r.name.trim(),days:$(r.days)};Object.values(_).some(Boolean)||m(async()=>d((await Z(`api-tokens`,f(t),t,`token`)).token))};if(u)return P`<${Li} token=${u} name=${r.name} onDone=${t} />`;let b=vi(Object.values(e.officials).filter(({revoked_at:e})=>!e));return P`<form class="card stack" onSubmit=${y} novalidate>
<h2>${p(`people.token-new`)}</h2>
<${s} label=${p(`people.token-name`)} hint=${p(`people.token-name-hint`)} value=${r.name} wrong=${a?_.name:``}
onInput=${v(`name`)} autocomplete="off" maxlength="200" />
<${o} label=${p(`people.token-official`)} value=${r.official} onChange=${v(`official`)}
options=${b.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Hr} label=${p(`people.scopes`)} names=${Ai} chosen=${r.scopes} wrong=${a?_.scopes:``}
said=${e=>P`${p(`people.scope.${e}`)}<br /><small class="soft">${p(`people.opens.${e}`)}</small>`}
onChange=${v(`scopes`)} />
<${s} label=${p(`people.days`)} value=${r.days} onInput=${v(`days`)} wrong=${a?_.days:``} inputmode="numeric" autocomplete="off" />
${g}
<div class="pair">
<button class="button main" disabled=${h}>${p(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${p(`cancel`)}</button>
</div>
</form>`}function Ii({name:e,scopes:t,days:n}){return{name:e.trim()?``:p(`people.token-name-missing`),scopes:t.length?``:p(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:p(`people.days-wrong`,{most:366})}}function Li({token:e,name:t,onDone:n}){return P`<section class="card stack" role="status">
<h2>${p(`people.token-made`,{name:t})}</h2>
<${Zr} label=${p(`people.token`)} text=${e} />
<p class="note warn">${p(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${p(`people.done`)}</button>
</section>`}const Ri={erase:Di,invite:ti,links:Wr,players:Ti,player:Ei,tokens:ji};function zi({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=E();if(!r||!i)return P`<${y} title=${p(`people.title`)} />`;if(!ye(a,[`director`]))return P`<${_} title=${p(`people.title`)} up="#/tables"><p class="note warn">${p(`people.directors`)}</p><//>`;let o=e===``?gi:Object.hasOwn(Ri,e)?Ri[e]:Si;return P`<${o} state=${i} id=${t||e} query=${n} /><${tt} />`}const Bi=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],Vi=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],Hi=[`xlsx`,`csv`];function Ui(){let{tournament:e,state:t,official:n}=E();if(!e||!t)return P`<${y} title=${p(`reports.title`)} />`;let r=Ji(n,Bi),i=Ji(n,Vi);return P`<${_} title=${p(`reports.title`)} up="#/tables">
<${Wi} papers=${r} />
${i.length>0&&P`<${Gi} sheets=${i} />`}
${ye(n,[`director`])&&P`<${qi} />`}
<//>`}function Wi({papers:e}){let t=we();return P`<section class="stack">
<h2>${p(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:n})=>P`<${Ve} key=${e} name=${p(`reports.paper.${e}`)} hint=${p(`reports.about.${e}`)} path=${n}
file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function Gi({sheets:e}){let t=we(),[n,r]=l(`xlsx`);return P`<section class="stack">
<h2>${p(`reports.sheets`)}</h2>
<${C} label=${p(`reports.form`)} value=${n} onChange=${r}
options=${Hi.map(e=>({value:e,text:p(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>P`<${Ve} key=${e} name=${p(`reports.sheet.${e}`)} path=${Ki(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Ki(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function qi(){let e=we();return P`<section class="stack">
<h2>${p(`reports.journal`)}</h2>
<ul class="rows">
<${Ve} name=${p(`reports.journal-whole`)} hint=${p(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function Ji(e,t){return t.filter(({roles:t})=>ye(e,t))}const Yi={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Xi({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:p(`enrol.passed-over`)},...Yi[e].map(e=>({value:e,text:p(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return P`<div class="stack">
${t.map(({heading:e,column:t},n)=>P`<${o} key=${n} label=${e||p(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const Zi={wrong:`bad`,new:`info`,known:``};function Qi({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(Zi).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&P`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map(e=>P`<li class="item" key=${e.row}><${$i} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function $i({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return P`<p><strong>${p(`import.row`,{number:r})}</strong> <span class=${`badge ${Zi[i]}`}>${p(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>P`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${ea} mistake=${e} /></p>`)}`}function ea({mistake:{kind:e,values:t,message:n,cure:r}}){let i=A();if(!O(`mistake.${e}`))return P`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?U(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return p(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function ta({kind:e,state:t,row:{cells:n}}){return e===`seating`?P`<${na} state=${t} cells=${n} />`:P`<p><strong>${ra(n.name)}</strong></p>
<p class="soft">${[n.id_number,n.team].filter(Boolean).map(ra).join(` · `)}</p>`}function na({state:e,cells:t}){let n=A(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[p(`hall-round`,{round:t.round}),p(`hall-table`,{label:t.table}),t.scheduled_at];return P`<p><strong>${a.filter(Boolean).map(ra).join(` · `)}</strong></p>
<p class="soft">${F.map(e=>ra(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function ra(e){return e.length>80?`${e.slice(0,80)}…`:e}function ia({state:e,row:{hanchan:t,points:n}}){let r=A(),i=e.hanchans[t];return P`${i&&P`<p><a class="reach" href=${`#/result/${t}`}>${An(e,i)}</a></p>`}
${n&&P`<p class="soft">${F.map(e=>`${r.phrase(`seat-${e}`)} ${U(n[e])}`).join(` · `)}</p>`}`}function aa(e,t){let[n,r]=l(()=>se(e)??``),[i,a]=l({}),[o,s]=l(``),[c,u]=l(null),d=()=>{a({}),u(null)},f=t=>{r(t),d(),I(e,t||null)},p=async(r,i={})=>{s(r),u(null);try{let o=r===`look`,s={csv:n,...i},c=await N.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&I(e,null)}catch(e){u(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:f,...i,busy:o,wrong:c,setWrong:u,forget:d,ask:p}}function oa({wrong:e}){if(e.problem)return P`<div role="alert"><${Qe} problem=${e.problem} /></div>`;let t=e.unreadable?p(`import.unreadable`):`${p(navigator.onLine?`live.unreached`:`no-network`)}. ${p(`import.again`)}`;return P`<p class="note bad" role="alert">${t}</p>`}function sa({sheet:{text:e,setText:t,setWrong:n},hint:r}){return P`<label class="button photo">${p(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await ua(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
<${s} long label=${p(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const ca={"255,254":`utf-16le`,"254,255":`utf-16be`},la={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function ua(e){let t=new Uint8Array(await e.arrayBuffer()),n=ca[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(la[re.lang]).decode(t)}}const da=[`players`,`seating`];function fa({kind:e}){let{tournament:t,state:n,official:r}=E(),i=p(`enrol.title.${e}`);return!t||!n?P`<${y} title=${i} />`:ye(r,[`director`])?P`<${pa} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:P`<${_} title=${i} up="#/tables"><p class="note warn">${p(`enrol.not-you`)}</p><//>`}function pa({kind:e,title:t,state:n,place:r}){rt();let i=aa(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:a,looked:o,done:s,busy:c,wrong:d,ask:f,forget:m}=i,[g,v]=l(null),y=d?.problem?.lacking,b=g??o?.columns??d?.problem?.headings,x=e=>{m(),v(e)},S={...i,setText:e=>(v(null),i.setText(e))},C=e=>f(e,g?{columns:g.map(({column:e})=>e)}:{}),w=P`<${Xi} kind=${e} columns=${b} onChoose=${x} />`,T=o??s,E=da.find(t=>t!==e);return P`<${_} title=${t} up="#/tables">
<${sa} sheet=${S} hint=${p(`enrol.hint.${e}`)} />
${d&&(y?P`<p class="note bad" role="alert">${p(`enrol.lacking`,{names:u(y.map(ma))})}</p>`:P`<${oa} wrong=${d} />`)}
${b&&!s&&(o?P`<${L} title=${p(`enrol.columns`)}>${()=>w}<//>`:w)}
${c&&P`<${h} text=${p(`enrol.busy.${c}`)} />`}
${s&&P`<p class="note info" role="status">${p(`enrol.done`,{count:s.new,known:s.known})}</p>`}
${!T&&P`<button class="button main" type="button" disabled=${!a.trim()||c} onClick=${()=>C(`look`)}>${p(`import.look`)}</button>`}
${T?.made.length>0&&P`<p class="note info">${p(`enrol.made.${e}`,{names:u(T.made)})}</p>`}
${T&&P`<${Qi} found=${T} named=${ma} title=${ha(s)} about=${t=>P`<${ta} kind=${e} state=${n} row=${t} />`} />`}
${o?.wrong>0&&P`<p class="note warn">${p(`enrol.whole`)}</p>`}
${o&&P`<button class="button main" type="button" disabled=${o.wrong>0||o.new===0||c} onClick=${()=>C(`bring`)}>${p(`enrol.bring`,{count:o.new})}</button>`}
<a class="button" href=${`#/import/${E}`}>${p(`enrol.title.${E}`)}</a>
<//>`}function ma(e){return p(`enrol.field.${e}`)}function ha(e){return(t,n)=>p(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const ga={look:`results/preview`,bring:`results`};function _a({args:[e]}){return da.includes(e)?P`<${fa} key=${e} kind=${e} />`:P`<${va} />`}function va(){let{tournament:e,state:t,official:n}=E();return!e||!t?P`<${y} title=${p(`import.title`)} />`:k(n)?P`<${ba} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:P`<${_} title=${p(`import.title`)} up="#/standings"><p class="note warn">${p(`import.not-you`)}</p><//>`}function ya(e){return e===`points`||e===`row`?p(`import.field.${e}`):e}function ba({state:e,place:t}){rt();let n=aa(t,ga),{text:r,looked:i,done:a,busy:o,wrong:s,ask:c}=n,[u,d]=l(!1),f=i&&i.new>0&&(i.wrong===0||u);return P`<${_} title=${p(`import.title`)} up="#/standings">
<${sa} sheet=${n} hint=${p(`import.columns`)} />
${s&&P`<${oa} wrong=${s} />`}
${o&&P`<${h} text=${p(`import.busy.${o}`)} />`}
${a&&P`<p class="note info" role="status">${p(`import.done`,{count:a.new,known:a.known})} <a class="reach" href="#/standings">${p(`hall-standings`)}</a></p>`}
${!i&&!a&&P`<button class="button main" type="button" disabled=${!r.trim()||o} onClick=${()=>c(`look`)}>${p(`import.look`)}</button>`}
${(i||a)&&P`<${Qi} found=${i??a} title=${(e,t)=>p(`import.rows.${e}`,{count:t})} named=${ya}
about=${t=>P`<${ia} state=${e} row=${t} />`} />`}
${i?.wrong>0&&i.new>0&&P`<${fe} label=${p(`import.only-good`)} hint=${p(`import.only-good-hint`)} checked=${u} onChange=${d} />`}
${i&&P`<button class="button main" type="button" disabled=${!f||o} onClick=${()=>c(`bring`,{only_good:u})}>${p(`import.bring`,{count:i.new})}</button>`}
<//>`}const xa={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function Sa(e,t){let n=t?.content.rule_points??{},r=Object.entries(xa).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in xa&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(xa);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function Ca(e,t){let n=Se(m(e,t.round).map(c)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return F.filter(e=>n.includes(t.seats[e]))}function wa(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function Ta(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Ea(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=l(()=>r?Oa(r):Da(i,a)??Oa(n)),c=e=>{let t={...o,...e};I(i,{...t,number:a}),s(t)},{texts:u,named:d,deposits:f,reason:p}=o,m=Ca(e,t),h=Object.fromEntries(F.map(e=>[e,wa(u[e])])),g=F.filter(e=>d.includes(e)||m.includes(e));return{of:e=>({text:u[e],wrong:u[e].trim()!==``&&h[e]===null,substitute:g.includes(e),replaced:m.includes(e),onText:t=>c({texts:{...u,[e]:t}}),onSubstitute:t=>c({named:t?[...d,e]:d.filter(t=>t!==e)})}),body:{points:h,deposits:wa(f||`0`,0),unranked:g},deposits:f,reason:p,type:c,forget:()=>I(i,null)}}function Da(e,t){let n=se(e);return n?.number===t?n:null}function Oa(e){return{texts:Object.fromEntries(F.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function ka({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return P`<div class="sheet-seat">
<${s} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?p(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${p(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function Aa({seats:e}){return P`<fieldset>
<legend>${p(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>P`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&P` <small>${p(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function ja({state:e,hanchan:t,result:n,refused:r,first:i,onSent:a,onClose:o}){let{book:c}=E(),{numbers:l,complete:u}=Sa(e,c),d=Ea(e,t,n,i),f=A(),m=F.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${f.phrase(`seat-${n}`)} · ${r}`,...d.of(n)}}),{does:h,wrong:g}=xe(),_=d.reason.trim(),v={...d.body,...n&&{corrects:{number:n.number,reason:_}}},y=Ta(Object.values(v.points),v.deposits,l.starting_points),b=n&&Ma(v,n),S=u&&y===0&&!b&&(!n||_);return P`<form class="stack" onSubmit=${e=>{e.preventDefault(),S&&h(async()=>{await N.send(`result`,t.id,v,{hold:!0,replaces:r?.id}),d.forget(),ge(),x(p(`result.sent`)),a(v)})}}>
${!c&&P`<p class="note warn" role="alert">${p(`result.no-book`)}</p>`}
${c&&!u&&P`<p class="note warn" role="alert">${p(`result.no-scoring`)} <a class="reach" href="#/standings">${p(`hall-standings`)}</a></p>`}
${n&&P`<p class="note">${p(`result.corrects`)}</p>`}
<div class="sheet">${m.map(e=>P`<${ka} key=${e.seat} ...${e} />`)}</div>
<${Na} left=${y} starting=${l.starting_points} onDeposits=${e=>d.type({deposits:String(v.deposits+e)})} />
<${s} label=${p(`result.deposits`)} hint=${p(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${d.deposits}
wrong=${v.deposits===null?p(`result.hundreds`):void 0} onInput=${e=>d.type({deposits:e})} />
<${Aa} seats=${m} />
${n&&P`<${s} long label=${p(`hall-reason`)} hint=${p(`hall-reason-missing`)} value=${d.reason} maxlength="4000" onInput=${e=>d.type({reason:e})} />`}
${b&&P`<p class="soft" role="status">${p(`result.same`)}</p>`}
${g}
<div class="pair">
<button class="button main" disabled=${!S}>${p(n?`result.correct`:`result.enter`)}</button>
${o&&P`<button class="button" type="button" onClick=${()=>{d.forget(),o?.()}}>${p(`cancel`)}</button>`}
</div>
</form>`}function Ma({points:e,deposits:t,unranked:n},r){return F.every(t=>e[t]===r.points[t])&&t===r.deposits&&n.join()===r.unranked.join()}function Na({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=U(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return P`<div class=${`note stack ${i}`}>
<p role="status">${Pa(e,r)}</p>
${a&&P`<button class="button" type="button" onClick=${()=>n(e)}>${p(`result.as-deposits`,{points:U(e)})}</button>`}
</div>`}function Pa(e,t){return e===null?p(`result.sum`,{all:t}):e===0?p(`result.fits`,{all:t}):p(e>0?`result.lacks`:`result.exceeds`,{points:U(Math.abs(e)),all:t})}function Fa({state:e,hanchan:t,result:n,onCorrect:i}){let a=Ia(n);return P`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${p(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&P`<span class="badge info">${p(`hall-unsent`)}</span>`}</h2>
<${La} state=${e} hanchan=${t} result=${n} />
<${r} id=${n.item}
otherwise=${i&&P`<button class="button" type="button" onClick=${i}>${p(`result.correct`)}</button>`} />
</section>
${a.length>0&&P`<${L} title=${p(`result.earlier`,{count:a.length})}>
${()=>P`<div class="stack">${a.map(n=>P`<${La} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function Ia({before:e}){return e?[e,...Ia(e)]:[]}function La({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,official:a,at:o,reason:s}}){let c=A(),l=e.officials[a]?.name??p(`hall-unknown`);return P`<div class="card">
<dl class="facts">
${F.map(r=>P`<div key=${r}>
<dt>${c.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&P`<small>${p(`result.substitute`)}</small>`}</dt>
<dd>${U(n[r])}</dd>
</div>`)}
${r>0&&P`<div><dt>${p(`result.deposits`)}</dt><dd>${U(r)}</dd></div>`}
</dl>
<p class="soft">${[l,T(o,e.settings.time_zone),s].filter(Boolean).join(` · `)}</p>
</div>`}function Ra({args:[e],query:t}){let{tournament:n,state:r}=E(),i=r?.hanchans[e];return!n||!r?P`<${y} title=${p(`hall-result`)} />`:i?P`<${za} state=${r} hanchan=${i} again=${t.has(`again`)} />`:P`<${g} title=${p(`hall-result`)} text=${p(`result.no-hanchan`)} up="#/tables" />`}function za({state:e,hanchan:t,again:r}){let{outbox:i,official:a}=E(),o=e.results[t.id]??null,s=i.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&me(r)),[c,u]=l(!o||r),[d,f]=l(null),m=k(a),h=c||!o&&!s;w(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[h]);let g=e=>{f(e),u(!1)},v=e.tables[t.table]?.label??`?`;return P`<${_} title=${p(`result.title`,{label:v,round:t.round})} up=${`#/table/${t.table}`}>
${s&&P`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${p(`result.refused`)}</h2>
<${Qe} problem=${s.problem} />
${!h&&P`<button class="button" type="button" onClick=${()=>u(!0)}>${p(`hall-change`)}</button>`}
</section>`}
${m&&h&&P`<${ja} state=${e} hanchan=${t} result=${o} refused=${s} first=${s?.body??(o?null:d)} onSent=${g}
onClose=${o&&(()=>u(!1))} />`}
${!m&&!o&&P`<${n} text=${p(`result.none`)} />`}
${o&&!(m&&h)&&P`<${Fa} state=${e} hanchan=${t} result=${o} onCorrect=${m&&(()=>u(!0))} />`}
<a class="button quiet" href="#/standings">${p(`hall-standings`)}</a>
<//>`}function Ba({state:e,id:t}){let n=z(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??p(`hall-unknown`);return P`<${_} title=${i} up="#/standings">
<${Ge} seen=${n} />
<${Dn} />
${r&&P`<${Va} state=${e} body=${r} />`}
${e.players[t]&&P`<a class="button" href=${`#/player/${t}`}>${p(`standings.player`)}</a>`}
<//>`}function Va({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=p(i?`standings.disqualified`:`standings.unranked`);return P`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:p(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${p(`standings.scored`,{count:t.hanchans})}</dt><dd>${W(s)}</dd></div>
<div><dt>${p(`standings.taken`)}</dt><dd>${W(-10*c-l/100)}</dd></div>
<div><dt><strong>${p(`standings.total`)}</strong></dt><dd>${W(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${p(`standings.games`)}</h2>
${a.length===0&&P`<p class="soft">${p(`standings.no-games`)}</p>`}
${a.map(t=>P`<${Ua} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${p(`standings.taken`)}</h2>
${o.length===0&&P`<p class="soft">${p(`standings.nothing-taken`)}</p>`}
${o.length>0&&P`<${Ha} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function Ha({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return P`<dl class="card facts">
${t.map(t=>P`<div key=${t.id}>
<dt>${r&&P`<span class="who">${i(t.account)}</span> · `}<${Je} state=${e} line=${t} /></dt>
<dd>${We(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>P`<div key=${e}><dt><strong>${p(`standings.sum`)}</strong></dt><dd>${We(e,t)}</dd></div>`)}
</dl>`}function Ua({state:e,game:t,named:n}){let r=A(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,place:d,points:f,delta:m,uma:h,oka:g,total:_,flags:v}=t,y=[p(`hall-round`,{round:o}),p(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],b=p(`standings.delta`,{points:U(f),goal:U(f-m*100)});return P`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${y.join(` · `)}</a></h3>
${n&&P`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&P`<p class="soft">${p(`standings.corrected`,{count:a-1})}</p>`}
<dl class="facts">
<div><dt>${b}</dt><dd>${W(m,!0)}</dd></div>
<div><dt>${p(`standings.uma`,{place:d})}</dt><dd>${W(h,!0)}</dd></div>
<div><dt>${p(`standings.oka`)}</dt><dd>${W(g,!0)}</dd></div>
<div><dt><strong>${p(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${W(_,!0)}</dd></div>
</dl>
${v.map(e=>P`<p class="note warn" key=${e}>${p(`standings.flag.${e}`)}</p>`)}
</article>`}function Wa({of:e}){let[t,n]=l(``);return P`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;N.file(`standings.csv?of=${e}`).then(e=>Ie(e,t),e=>n(V(e)))}}>${p(`standings.export`)}</button>
${t&&P`<p class="note bad" role="alert">${t}</p>`}`}function Ga({state:e}){let{book:t,official:n}=E(),{numbers:r,silent:i,complete:a}=Sa(e,t);if(!t)return null;let o=i.length>0&&n?.roles?.includes(`director`),s=Object.entries(r).map(([e,t])=>[p(`standings.by.${e}`),Ka(t)]),c=()=>P`${s.length>0&&P`<${ue} rows=${s} />`}
${o&&P`<${qa} names=${i} numbers=${r} />`}`;return a?P`<${L} title=${p(`standings.by`)}>${c}<//>`:P`<section class="card" aria-labelledby="by">
<h2 id="by">${p(`standings.by`)}</h2>
<p class="note warn">${p(o?`standings.say`:`standings.silent`)}</p>
${c()}
</section>`}function Ka(e){return Array.isArray(e)?e.map(e=>`${U(e)}P`).join(` / `):U(e)}function qa({names:e,numbers:t}){let[n,r]=l(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[i,a]=l(null),[o,c]=l(!1);return P`<form class="stack" onSubmit=${async r=>{r.preventDefault(),c(!0);let i=e.map(e=>[e,Ja(e,n[e])]),o=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),s={...Object.fromEntries(i),replaces:o.length?Object.fromEntries(o):null};await N.ask(`scoring`,{method:`PUT`,body:s}).then(()=>a(null),a),c(!1)}}>
${e.map(e=>P`<${s} key=${e} label=${p(`standings.by.${e}`)} hint=${p(`standings.hint.${e}`)}
value=${n[e]} required autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${i&&(i.problem?P`<${Qe} problem=${i.problem} />`:P`<p class="note bad" role="alert">${V(i)}</p>`)}
<button class="button main" disabled=${o}>${p(`standings.set`)}</button>
</form>`}function Ja(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Ya):Ya(n.replace(/[\s,.'’]/g,``))}function Ya(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Xa({args:[e]}){let{tournament:t,state:n}=E();return!t||!n?P`<${y} title=${p(`hall-standings`)} />`:e?P`<${Ba} state=${n} id=${e} />`:P`<${Za} state=${n} />`}function Za({state:e}){let{official:t}=E(),n=z(`standings`),[r,i]=l(`players`),{body:a}=n.answer??{},o=k(t)&&P`<a class="button" href="#/import">${p(`standings.import`)}</a>`;return P`<${_} title=${p(`hall-standings`)} up="#/tables" actions=${o}>
<${Ge} seen=${n} />
<${Dn} />
${a?.teams.length>0&&P`<${C} label=${p(`standings.of`)} value=${r} onChange=${i}
options=${[`players`,`teams`].map(e=>({value:e,text:p(`standings.of.${e}`)}))} />`}
${a&&P`<${Qa} state=${e} found=${a[r]} />`}
${a&&P`<${Wa} of=${r} />`}
<${kn} state=${e} />
<${Ga} state=${e} />
<//>`}function Qa({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?P`<${$a} state=${e} />`:P`<ul class="rows" aria-label=${p(`hall-standings`)}>
${t.map(t=>P`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${eo(e,t,n).join(` · `)}</small></span>
<strong>${W(t.final)}</strong>
</a>
</li>`)}
</ul>`}function $a({state:e}){let{official:t}=E(),[r]=On(e);return P`<${n} text=${p(r?`standings.none`:`standings.no-hanchans`)}>
${r&&k(t)&&P`<a class="button" href=${`#/result/${r.id}`}>${p(`standings.enter`,{name:r.name})}</a>`}
${!r&&P`<${nt} />`}
<//>`}function eo(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},c){let l=t!==null&&c.indexOf(t)!==c.lastIndexOf(t);return[e.teams[n]?.name,s&&p(`standings.disqualified`),!s&&t===null&&p(`standings.unranked`),l&&p(`standings.shared`),r>0&&p(`standings.hanchans`,{count:r}),a!==0&&p(`standings.less`,{score:W(i),p:`${U(a)}P`}),o!==0&&p(`standings.less`,{score:W(i),p:U(o)})].filter(Boolean)}export{rr as Alarm,Tn as Cards,Et as Dashboard,Jt as Escalation,Xt as Escalations,_n as Fines,_a as Import,Fr as Journal,xn as Payment,zi as People,en as Precedents,Ui as Reports,Ra as Result,Xa as Standings};