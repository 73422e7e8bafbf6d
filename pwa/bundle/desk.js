import{$n as e,$t as t,At as n,Br as r,Cn as i,Ct as a,D as o,Dr as s,Dt as c,E as l,F as u,Gt as d,H as f,Ht as p,It as m,Jt as h,L as g,Lr as _,Lt as v,M as y,N as b,Nr as x,O as S,Ot as C,Rr as w,S as ee,St as T,Tt as E,Ut as te,Vt as D,Wt as O,Xt as ne,Yt as k,br as re,c as ie,cn as A,ct as ae,dn as j,et as M,h as oe,i as se,ir as ce,it as le,j as N,jt as P,kt as ue,l as F,ln as de,lt as I,m as fe,nr as pe,nt as L,qt as me,rr as he,s as ge,tt as _e,v as ve,wt as R,x as ye,xt as be,zr as z,zt as B}from"./app.js";import{$t as xe,B as Se,D as Ce,F as we,G as Te,Gt as Ee,I as De,K as Oe,Kt as ke,M as Ae,N as je,P as Me,Pt as Ne,Qt as Pe,T as Fe,U as Ie,W as Le,Xt as Re,Zt as ze,_ as Be,_t as Ve,bt as He,en as Ue,f as We,ft as Ge,g as Ke,gt as qe,ht as Je,in as Ye,ln as Xe,mt as Ze,nn as V,p as Qe,pt as H,rn as $e,tn as U,u as et,un as tt,ut as W,v as nt,vt as rt,w as it,wt as at,xt as G,y as ot,yt as K}from"./shared.js";function q({id:e,title:n,what:r,about:i,rows:a}){let o=Math.max(...a.map(({value:e})=>e),1);return t`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${n}</h2>
${i&&t`<p class="soft">${i}</p>`}
${a.length===0&&t`<p class="soft">${O(`dashboard.none`)}</p>`}
<ul class="bars">
${a.slice(0,10).map(e=>t`<li key=${e.key}><${st} row=${e} most=${o} /></li>`)}
</ul>
${a.length>0&&t`<${T} title=${O(`dashboard.numbers`)}>${()=>t`<${lt} title=${n} what=${r} rows=${a} />`}<//>`}
</section>`}function st({row:{name:e,value:n,part:r=0,href:i},most:a}){return t`<a class="bar" href=${i}>
<span>${e}</span>
<strong>${G(n)}</strong>
<${ct} value=${n} part=${r} most=${a} />
${r>0&&t`<small>${O(`dashboard.part`,{count:G(r)})}</small>`}
</a>`}function ct({value:e,part:n=0,most:r}){let i=e=>`${100*e/r}%`;return t`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${i(e)} height="14" rx="4" />
${n>0&&t`<rect class="part" width=${i(n)} height="14" rx="4" />`}
</svg>`}function lt({title:e,what:n,rows:r}){let i=r.some(({part:e})=>e!==void 0);return t`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${n}</th>
<th scope="col">${O(`hall-rulings`)}</th>
${i&&t`<th scope="col">${O(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${r.map(({key:e,name:n,value:r,part:a,href:o})=>t`<tr key=${e}>
<th scope="row"><a class="reach" href=${o}>${n}</a></th>
<td>${G(r)}</td>
${i&&t`<td>${G(a??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function ut(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:O(`hall-round`,{round:e})}));return[{value:``,text:O(`hall-any`)},...n]}function dt({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function ft({state:e,spread:n,asked:r}){let i=e.settings.time_zone,a=new Set(n.map(({hour:e})=>e.slice(0,10))),{columns:o,tables:s,counts:c,most:l}=mt(n,a.size>1?e=>gt(e,i):ht);return n.length===0?null:t`<section class="card" aria-labelledby="spread">
<h2 id="spread">${O(a.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${O(`dashboard.table`)}</th>${o.map(({key:e,text:n})=>t`<th scope="col" key=${e}>${n}</th>`)}</tr></thead>
<tbody>
${s.map(({id:e,label:n})=>t`<tr key=${e}>
<th scope="row">${n}</th>
${o.map(n=>t`<td key=${n.key}><${pt} count=${c.get(e+n.key)} most=${l} href=${_t(r,e,n)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function pt({count:e,most:n,href:r}){if(!e)return null;let i=20*Math.sqrt(e/n);return t`<a class="spot" href=${r}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${i} /></svg>
<strong>${G(e)}</strong>
</a>`}function mt(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function ht(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function gt(e,t){let n=e.slice(0,10),r=p(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function _t(e,t,{from:n,until:r}){return dt(e,{table:t,from:n,until:r})}function vt({state:e,changes:n}){return t`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${O(`dashboard.recharged`)}</h2>
<p class="soft">${O(n.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${n.map(({at:n,official:r,account:i,unit:a,before:o,after:s,reason:c})=>t`<li key=${[n,i.id,a].join()}>
<span class="who">${H(e,i)}</span> ${W(a,o)} → <strong>${W(a,s)}</strong>
<br /><small class="soft">${[D(n,e.settings.time_zone),r.name,c].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function yt({taking:{timed:e,median:n,bands:r},asked:i}){let a=r.map(({from:e,until:t,rulings:n})=>({key:String(t),name:O(e>1?`dashboard.from`:`dashboard.until`,{from:s(e),until:s(t)}),value:n,href:dt(i,{took:`${e}-${t}`})})),o=e?O(`dashboard.median`,{time:s(n),count:e}):O(`dashboard.untimed`);return t`<${q} id="taking" title=${O(`dashboard.taking`)} what=${O(`dashboard.time`)}
about=${`${o} ${O(`dashboard.measured`)}`} rows=${e?a:[]} />`}function bt(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(S(n)).map(([t,n])=>[o(e,t),l(e,t,n)]);return[...r,...i]}function xt({cases:e}){return t`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${O(`dashboard.unlike`)}</h2>
<p class="soft">${O(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,n)=>t`<${St} key=${n} one=${e} />`)}
</section>`}function St({one:{foul:e,facts:n,context:r,revisions:i,outcomes:a}}){let o=I(),s=a[0].rulings.length,c=bt(o,n,r);return t`<article class="stack case">
<h3>${M(o,e)}</h3>
${c.length>0&&t`<p class="soft">${c.map(e=>e.join(` `)).join(` · `)}</p>`}
${i>1&&t`<p class="note info">${O(`dashboard.revisions`,{count:i})}</p>`}
${a.map((e,n)=>t`<${Ct} key=${n} outcome=${e} most=${s} />`)}
</article>`}function Ct({outcome:{penalties:e,rulings:n},most:r}){let i=I(),{state:a}=B(),o=n.map(e=>a.rulings[e]).filter(Boolean),s=t`<span class="body outcome"><span>${L(i,{penalties:e,effects:o[0]?.effects})}</span><strong>${G(n.length)}</strong><${ct} value=${n.length} most=${r} /></span>`;return t`<${T} title=${s}>${()=>t`<${fe} rulings=${o} place empty=${O(`hall-none-found`)} />`}<//>`}function wt(){let{tournament:e,state:n,official:r}=B();return!e||!n?t`<${y} title=${O(`dashboard.title`)} />`:ge(r)?t`<${Tt} state=${n} />`:t`<${P} title=${O(`dashboard.title`)} up="#/log"><p class="note warn">${O(`dashboard.whose`)}</p><//>`}function Tt({state:e}){let[n,r]=z({day:``,round:``});return t`<${P} title=${O(`dashboard.title`)} up="#/log">
<div class="asked">
<${R} type="date" label=${O(`dashboard.day`)} value=${n.day} onInput=${e=>r({...n,day:e})} />
<${E} label=${O(`dashboard.round`)} value=${n.round} options=${ut(e)}
onChange=${e=>r({...n,round:e})} />
</div>
<${Et} key=${JSON.stringify(n)} state=${e} asked=${n} />
<//>`}function Et({state:e,asked:n}){let r=new URLSearchParams(Object.entries(n).filter(([,e])=>e)).toString(),i=V(r?`dashboard?${r}`:`dashboard`),{body:a}=i.answer??{};return t`<${kt} seen=${i} zone=${e.settings.time_zone} />
${a&&t`<${Dt} state=${e} body=${a} asked=${n} />`}`}function Dt({state:e,body:n,asked:r}){let i=I(),{totals:a,by_foul:o,by_official:s,escalations:c}=n,l=e=>dt(r,e),u=e=>({key:e.foul,name:M(i,e.foul)}),d=({official:e})=>({key:e.id,name:e.name}),f=e=>({value:e.rulings,part:e.otherwise}),p=o.filter(e=>e.otherwise>0);return t`<p role="status">${O(`dashboard.totals`,a)}</p>
<div class="dashboard">
<${q} id="fouls" title=${O(`dashboard.fouls`)} what=${O(`dashboard.foul`)}
rows=${o.map(e=>({...u(e),...f(e),href:l({foul:e.foul})}))} />
<${q} id="referees" title=${O(`dashboard.referees`)} what=${O(`dashboard.referee`)}
rows=${s.map(e=>({...d(e),...f(e),href:l({official:e.official.id})}))} />
<${ft} state=${e} spread=${n.by_table_and_hour} asked=${r} />
<${q} id="otherwise" title=${O(`dashboard.otherwise`)} about=${O(`dashboard.otherwise-about`)} what=${O(`dashboard.foul`)}
rows=${p.map(e=>({...u(e),value:e.otherwise,href:l({foul:e.foul,book:`otherwise`})}))} />
<${xt} cases=${n.differently} />
<${vt} state=${e} changes=${n.recharged??[]} />
<${q} id="escalations" title=${O(`dashboard.escalations`)} what=${O(`dashboard.status`)}
rows=${c.map(e=>Ot(e,l))} />
<${yt} taking=${n.time_to_rule} asked=${r} />
</div>`}function Ot({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>k(`hall-escalation.${e}`)?O(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function kt({seen:{answer:e,fresh:r,trouble:i},zone:a}){tt();let o=e&&D(e.at,a);return!e&&!i?t`<${n} />`:i?t`<p class="note warn" role="status">${U(i)} ${O(e?`dashboard.old`:`dashboard.never`,{time:o??``})}</p>`:t`<p class="soft">${O(r?`dashboard.at`:`dashboard.asking`,{time:o??``})}</p>`}const At=[`photo`,`note`];function jt({state:e,escalation:n,ruling:r}){let i=B(),{outbox:a}=i,[o,s]=z(null);if(_(()=>void j.loadEscalationSteps(),[]),a.some(({subject:e,kind:t,state:r})=>e===n.id&&!At.includes(t)&&ce(r)))return t`<p class="note bad">${O(`esc.stuck`)} <a href="#/outbox">${O(`hall-resolve`)}</a></p>`;let c=je(i,n,r);return t`
${c===`decide`&&t`<${Ft} state=${e} escalation=${n} ruling=${r} onAsk=${s} />`}
${c===`appeal`&&t`<button class="button main" type="button" onClick=${()=>s(Mt)}>${O(`esc.do.appeal`)}</button>`}
${c===`reopen`&&t`<button class="button" type="button" onClick=${()=>s(Nt)}>${O(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(c)&&t`<p class="note warn">${O(`esc.${c}`)}</p>`}
${c===``&&t`<p class="soft">${O(`esc.wait.${n.status}`)}</p>`}
${o&&t`<${ke} what=${o.name} title=${O(`esc.do.${o.name}`)} text=${O(`esc.means.${o.name}`)} yes=${O(`esc.do.${o.name}`)}
onReason=${async e=>{if(!o)return;let{kind:t,name:r,...i}=o;await j.send(t,n.id,{reason:e,...i}),d(),m(O(`esc.done.${t}`)),s(null)}} onClose=${()=>s(null)} />`}
`}const Mt={kind:`appeal`,name:`appeal`},Nt={kind:`reopening`,name:`reopening`},Pt=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Ft({state:e,escalation:n,ruling:r,onAsk:i}){let{id:a,standing_id:o,steps:s}=n,{table:c,seat:l,foul:u}=e.rulings[o]??r,d=s.findLast(({outcome:e})=>e)?.outcome===`amended`&&o,f=`#/call/${c.id}/${l??`-`}/${u}?amends=${o??a}&decides=${a}`,p=(e,n=``)=>t`<button class=${`button ${n}`} type="button" onClick=${()=>i(e)}>${O(`esc.do.${e.name}`)}</button>`;return t`
${d&&p(Pt(`amended`,`confirmed`),`main`)}
${p(Pt(`upheld`),d?``:`main`)}
<a class="button" href=${f}>${O(d?`esc.amend-again`:`hall-amend`)}</a>
${p(Pt(`overturned`),`danger`)}
`}function It({ruling:e,rulings:n}){let r=I(),{state:i}=B(),[a,o]=[!0,!1].map(t=>n.filter(n=>zt(n,e)===t)),s=[...a,...o].slice(0,12);return t`<section class="stack">
<h2>${O(`esc.same-foul`)}</h2>
${n.length===0&&t`<p class="soft">${O(`esc.never-before`)}</p>`}
<ul class="rows">
${s.map(n=>t`<li key=${n.id}>
<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${le(n.kind)}`}>${L(r,n)}</strong>
<small>${[n.offender.name,i.officials[n.official]?.name,D(n.ruled_at,i.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${a.includes(n)&&t`<span class="badge info">${O(`esc.same-facts`)}</span>`}
${n.revision!==e.revision&&t`<span class="badge warn">${O(`esc.other-revision`)}</span>`}
<${oe} ruling=${n} />
</span>
</a>
</li>`)}
</ul>
${n.length>12&&t`<a class="reach" href=${`#/log?foul=${e.foul}`}>${O(`esc.all-of-foul`,{count:n.length})}</a>`}
</section>`}function Lt(e,t,{offender:n}){return Vt(e,t,e=>e.offender.id===n.id)}function Rt(e,t,{foul:n}){return Vt(e,t,e=>e.foul===n)}function zt(e,t){return x(Bt(e))===x(Bt(t))}function Bt({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Vt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return ve(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Ht({state:e,foul:n,escalation:r}){let i=V(`precedents?limit=20&foul=${n}`);return t`<section class="stack">
<h2>${O(`esc.precedents`)}</h2>
<${Ue} seen=${i} what="precedents" />
${i.answer&&t`<${Wt} state=${e} items=${Ut(i.answer.body.items,r)} />`}
<a class="button" href=${`#/precedents?foul=${n}`}>${O(`esc.search-precedents`)}</a>
</section>`}function Ut(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Wt({state:e,items:n}){let r=I();return n.length===0?t`<p class="soft">${O(`esc.no-precedents`)}</p>`:t`<ul class="rows below precedents">
${n.map(n=>t`<li key=${n.ruling.id}><${Gt} state=${e} words=${r} precedent=${n} /></li>`)}
</ul>`}function Gt({state:e,words:n,precedent:{ruling:r,why:i,facts:a,note:o,reason:s,escalation:c,revision_changed:l}}){let u=[o,s,...c?.steps.map(e=>e.reason)??[]].filter(Boolean),d=Object.entries(a).map(([e,t])=>`${n.question(e)} ${n.answer(e,{value:t})}`);return t`<a class="row" href=${`#/ruling/${r.id}`}>
<span class="body">
<strong class=${`penalty ${le(r.kind)}`}>${L(n,r)}</strong>
<span>${M(n,r.foul)} · <span class="who">${r.offender.name}</span></span>
${d.map(e=>t`<small key=${e}>${e}</small>`)}
${u.map(e=>t`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[r.official]?.name,D(r.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(r.status)&&t`<span class="badge">${O(`hall-status.${r.status}`)}</span>`}
${l&&t`<span class="badge warn">${O(`esc.revision-changed`)}</span>`}
${i.map(e=>t`<span class="badge" key=${e}>${O(`esc.why.${e}`)}</span>`)}
${c&&t`<span class="badge info">${Me(c)}</span>`}
</span>
</span>
</a>`}function Kt({args:[e]}){let{tournament:n,state:r}=B();if(!n||!r)return t`<${y} title=${O(`esc.one`)} />`;let[i,a]=[r.escalations[e],r.rulings[e]];return!i||!a?t`<${N} title=${O(`esc.one`)} text=${O(`esc.missing`)} up="#/escalations" />`:t`<${qt} state=${r} escalation=${i} ruling=${a} />`}function qt({state:e,escalation:n,ruling:r}){let i=I(),a=Re([r])[r.revision],o=f(i,a,r),s=o&&(o.chosen??o.final??o.first),c=n.status===`open`;at(c);let l=t`<${jt} state=${e} escalation=${n} ruling=${r} />`;return t`<${P} title=${M(i,r.foul)} up="#/escalations" actions=${l}>
<${Te} ruling=${r} shown=${s}>
<p role="status"><span class=${`badge ${c?`warn`:`info`}`}>${we(n)}</span> ${c&&t`<span class="soft">${Ae(n.escalated_at)}</span>`}</p>
<//>
<${Ce} state=${e} escalation=${n} />
<section class="stack">
<h2>${O(`esc.so-far`)}</h2>
<${it} state=${e} events=${Fe(e,n)} />
</section>
<${Be} ruling=${r} />
${o?t`<${nt} ruling=${r} spoken=${o} />`:t`<p class="soft">${O(`hall-no-book`)}</p>`}
<${ot} state=${e} ruling=${r} />
<${Le} state=${e} ruling=${r} />
<${Se} state=${e} ruling=${r} />
<section class="stack">
<h2>${O(`esc.on-offender`,{name:r.offender.name})}</h2>
<${fe} rulings=${Lt(e,n,r)} place empty=${O(`esc.nothing-else`)} />
</section>
<${Oe} state=${e} id=${r.offender.id} />
<${It} ruling=${r} rulings=${Rt(e,n,r)} />
<${Ht} state=${e} foul=${r.foul} escalation=${n} />
<//>`}function Jt(){let{tournament:e,state:n}=B();return!e||!n?t`<${y} title=${O(`hall-escalations`)} />`:t`<${Yt} state=${n} />`}function Yt({state:e}){let n=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),r=n.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),i=r.filter(({status:e})=>e===`open`),a=r.filter(({status:e})=>e!==`open`).reverse();return at(i.length>0),t`<${P} title=${O(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${O(`esc.precedents`)}</a></p>
${n.length===0&&t`<${C} text=${O(`esc.none`)}><a class="button" href="#/log">${O(`hall-log`)}</a><//>`}
<${Xt} state=${e} title=${O(`esc.waiting`,{count:i.length})} escalations=${i} />
<${Xt} state=${e} title=${O(`esc.decided-ones`)} escalations=${a} />
<//>`}function Xt({state:e,title:n,escalations:r}){return r.length===0?null:t`<section class="stack">
<h2>${n}</h2>
<ul class="rows below">${r.map(n=>t`<li key=${n.id}><${Zt} state=${e} escalation=${n} /></li>`)}</ul>
</section>`}function Zt({state:e,escalation:n}){let r=I(),i=e.rulings[n.id],a=n.status===`open`,o=[O(`hall-table`,{label:i.table.label}),De(e,n),Ae(n.escalated_at)];return t`<a class="row" href=${`#/escalation/${n.id}`}>
<span class="body">
<strong>${M(r,i.foul)}</strong>
<span><span class="who">${i.offender.name}</span> · ${L(r,i)}</span>
<small>${o.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${a?`warn`:``}`}>${we(n)}</span>
${!a&&t`<span class="badge info">${Me(n)}</span>`}
${n.unsent&&t`<span class="badge info">${O(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Qt({query:e}){let{tournament:n,state:r}=B();return!n||!r?t`<${y} title=${O(`esc.precedents`)} />`:t`<${$t} state=${r} begun=${e.get(`foul`)??``} />`}function $t({state:e,begun:n}){let r=I(),[i,a]=z(n in r.catalogue.fouls?n:``),[o,s]=z({}),[c,l]=z(``),[u,d]=z(``),f=e=>{a(e),s({})},p=e=>{e.preventDefault(),d(c.trim())},m=V(rn(i,o,u)),h=m.answer?.body;return t`<${P} title=${O(`esc.precedents`)} up="#/escalations">
<p class="soft">${O(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${p}>
<${E} label=${O(`hall-filter.foul`)} value=${i} options=${[{value:``,text:O(`esc.any`)},...nn(r)]} onChange=${f} />
${i&&t`<${en} words=${r} foul=${i} facts=${o} onFacts=${s} />`}
<${R} type="search" label=${O(`esc.words`)} hint=${O(`esc.words-hint`)} value=${c} onInput=${l} maxlength="200" />
<button class="button">${O(`esc.search`)}</button>
</form>
<${Ue} seen=${m} what="precedents" />
${h&&t`<${Wt} state=${e} items=${h.items} />`}
${h?.next&&t`<p class="note">${O(`esc.more`,{count:50})}</p>`}
<//>`}function en({words:e,foul:n,facts:r,onFacts:i}){let{book:a}=B();return a?a.table(n).used.map(n=>{let a=tn(e.catalogue.facts[n]).map(t=>({value:String(t),text:e.answer(n,{value:t})}));return a.length>0&&t`<${E} key=${n} label=${e.question(n)} value=${r[n]??``}
options=${[{value:``,text:O(`esc.any`)},...a]} onChange=${e=>i({...r,[n]:e})} />`}):null}function tn({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function nn(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function rn(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function an({state:e,balances:n,onPay:r}){let i=n.filter(({amount:e})=>e>0),a=qe(i).map(([e,t])=>W(e,t));return t`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${O(`fines.owing`)}</h2>
${i.length===0&&t`<p class="soft">${O(`fines.none`)}</p>`}
${i.length>0&&t`<p>${O(`fines.in-all`,{amount:a.join(` · `)})}</p>`}
<ul class="rows">
${i.map(n=>t`<li key=${sn(n)}><${cn} state=${e} balance=${n} onPay=${r} /></li>`)}
</ul>
${i.length>0&&t`<p class="soft">${O(`fines.not-seated`)}</p>`}
</section>`}function on({state:e,balances:n}){let r=n.filter(({amount:e})=>e<0);return r.length===0?null:t`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${O(`fines.paid-back`)}</h2>
<ul class="rows">
${r.map(n=>t`<li key=${sn(n)}><${cn} state=${e} balance=${n} /></li>`)}
</ul>
<p class="soft">${O(`fines.gives-back`)}</p>
</section>`}function sn({account:e,unit:t}){return e.id+t}function cn({state:e,balance:n,onPay:r}){let{account:i,unit:a,amount:o,since:s,lines:c}=n,l=c.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),u=[o>0&&O(`fines.since`,{time:D(s,e.settings.time_zone)}),l>0&&O(`fines.part-paid`,{amount:W(a,l)})],d=t`<span class="body who">${H(e,i)}<small>${u.filter(Boolean).join(` · `)}</small></span>
<strong>${W(a,Math.abs(o))}</strong>`;return r?t`<button class="row" type="button" onClick=${()=>r(n)}>${d}</button>`:i.kind===`player`?t`<a class="row" href=${`#/player/${i.id}`}>${d}</a>`:t`<div class="row">${d}</div>`}const ln=[`cash`,`card`,`transfer`,`other`];function un({state:e,balance:{account:n,unit:r,amount:i,lines:o},onTaken:s,onClose:c}){let[l,u]=z(()=>W(r,i).slice(r.length+1)),[f,p]=z(`cash`),[m,h]=z(``),{does:g,wrong:_}=ee(),v=Je(r,l),y=!v||v>i?O(`fines.between`,{most:W(r,i)}):void 0,b=()=>g(async()=>{let e=m.trim()&&{note:m.trim()},t=new Date(j.now()).toISOString(),{id:i}=await j.send(`payment`,null,{account:n,unit:r,amount:v,method:f,paid_at:t,...e});d(),s(i),c()}),x=ln.map(e=>({value:e,text:O(`fines.method.${e}`)}));return t`<${be} title=${O(`fines.pays`,{name:H(e,n)})} onClose=${c}>
<dl class="facts lines">
${rt(o).map(n=>t`<div key=${n.id}>
<dt><${Ke} state=${e} line=${n} /></dt>
<dd>${Ze(n)}</dd>
</div>`)}
</dl>
<${R} label=${O(`fines.amount`,{unit:r})} value=${l} inputmode="decimal" wrong=${y} onInput=${u} />
<${a} label=${O(`fines.how`)} value=${f} options=${x} onChange=${p} />
<${R} label=${O(`fines.note`)} value=${m} onInput=${h} />
${_}
<button class="button main" type="button" disabled=${!!y} onClick=${b}>
${O(`fines.take`,{amount:W(r,v??0)})}
</button>
<//>`}function dn({state:e,official:n}){if(!e.season||!Ve(n))return null;let r=O(`fines.season`,{season:e.season.season});return t`<${T} title=${r}>${()=>t`<${fn} state=${e} />`}<//>`}function fn({state:e}){let{answer:n,fresh:r,trouble:i}=V(`ledger/fines/season`);if(!n)return t`<p class="soft" role="status">${O(i?`fines.season-away`:`loading`)}</p>`;let{items:a}=n.body,o=D(n.at,e.settings.time_zone);return t`${!r&&t`<p class="note warn" role="status">${O(`fines.season-old`,{time:o})}</p>`}
${a.length===0&&t`<p class="soft">${O(`fines.nobody`)}</p>`}
<ul class="rows">
${a.map(n=>t`<li class="row" key=${[n.holder.kind,n.tournaments[0].account,n.unit].join()}>
<span class="body who">${n.holder.name}<small>${pn(e,n)}</small></span>
<strong>${W(n.unit,n.amount)}</strong>
</li>`)}
</ul>`}function pn(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=ae(e,r)||e.settings.name;return n.length>1?`${a} ${W(t,i)}`:a}).join(` · `)}function mn({state:e}){let{fines:n}=e.others;return n.length===0?null:t`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${O(`fines.elsewhere`)}</h2>
<ul class="rows">
${n.map(({account:n,tournament:r,unit:i,amount:a,since:o})=>t`<li key=${[n.id,r,i].join()} class="row">
<span class="body who">${H(e,n)}<small>
${ae(e,r)} · ${O(`fines.since`,{time:D(o,e.settings.time_zone)})}
</small></span>
<strong>${W(i,a)}</strong>
</li>`)}
</ul>
<p class="soft">${O(`fines.paid-there`)}</p>
</section>`}function hn(){let{tournament:e,state:n}=B();return!e||!n?t`<${y} title=${O(`fines.title`)} />`:t`<${gn} state=${n} />`}function gn({state:e}){let{official:n}=B(),[i,a]=z(null),[o,s]=z(``);_(()=>void j.lookAround(),[]);let c=r(()=>Ge(e),[e.ledger]),l=Ve(n);return t`<${P} title=${O(`fines.title`)} up="#/tables">
<div role="status">${e.payments[o]&&t`<${_n} state=${e} payment=${e.payments[o]} />`}</div>
<${an} state=${e} balances=${c} onPay=${l&&a} />
<${on} state=${e} balances=${c} />
<${mn} state=${e} />
<${vn} state=${e} />
<${dn} state=${e} official=${n} />
${l&&t`<a class="button" href="#/reports">${O(`reports.link`)}</a>`}
${i&&t`<${un} state=${e} balance=${i} onTaken=${s} onClose=${()=>a(null)} />`}
<//>`}function _n({state:e,payment:{id:n,account_kind:r,account_id:i,unit:a,amount:o}}){let s=H(e,{kind:r,id:i});return t`<p class="note info row">
<span class="body">${O(`fines.taken`,{name:s,amount:W(a,o)})}</span>
<a class="button" href=${`#/paid/${n}`}>${O(`fines.to-receipt`)}</a>
</p>`}function vn({state:e}){let n=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return n.length===0?null:t`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${O(`fines.paid`)}</h2>
<ul class="rows">
${n.map(({id:n,receipt:r,account_kind:i,account_id:a,unit:o,amount:s,method:c,paid_at:l,unsent:u})=>t`<li key=${n}><a class="row" href=${`#/paid/${n}`}>
<span class="body who">${H(e,{kind:i,id:a})}<small>
${[u?O(`fines.no-receipt-yet`):O(`fines.receipt`,{number:r}),O(`fines.method.${c}`),D(l,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${W(o,s)}</strong>
</a></li>`)}
</ul>
<p class="soft">${O(`fines.put-right`)}</p>
</section>`}function yn({args:[e]}){let{tournament:n,state:r,official:i}=B();if(!n||!r)return t`<${y} title=${O(`fines.payment`)} />`;let a=r.payments[e];if(!a)return t`<${N} title=${O(`fines.payment`)} text=${O(`fines.no-payment`)} up="#/fines" />`;let o=a.unsent?O(`fines.payment`):O(`fines.receipt`,{number:a.receipt});return t`<${P} title=${o} up="#/fines">
<${bn} state=${r} payment=${a} />
${a.unsent?t`<p class="note info" role="status">${O(`fines.receipt-later`)}</p>`:t`<${xn} hash=${a.hash} />`}
${!a.unsent&&Ve(i)&&t`<${Sn} payment=${a} />`}
<//>`}function bn({state:e,payment:{account_kind:n,account_id:r,unit:i,amount:a,method:o,paid_at:s,note:c}}){let l=[[O(`fines.payer`),H(e,{kind:n,id:r})],[O(`fines.amount-paid`),W(i,a)],[O(`fines.how`),O(`fines.method.${o}`)],[O(`fines.when`),D(s,e.settings.time_zone)],...c?[[O(`fines.note-paid`),c]]:[]];return t`<dl class="facts">
${l.map(([e,n])=>t`<div key=${e}><dt>${e}</dt><dd>${n}</dd></div>`)}
</dl>`}function xn({hash:e}){return t`<figure class="big-code">
<${Ne} text=${`${location.origin}/#/receipt/${e}`} label=${O(`fines.code`)} />
<figcaption>${O(`fines.photograph`)}</figcaption>
</figure>`}function Sn({payment:{id:e,receipt:n}}){let{live:r}=B(),{lang:i}=h(),[a,o]=z(0),{blob:s,url:c,failed:l}=Ie(()=>j.file(`payments/${e}/receipt.pdf?lang=${i}`),[e,i,a].join()),u=()=>o(a+1);_(()=>{l&&r===`live`&&u()},[r]);let d=`receipt-${n}.pdf`;if(l)return t`<p class="note warn" role="status">${O(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${O(`try-again`)}</button>`;if(!c||!s)return t`<p class="soft" role="status">${O(`fines.page-comes`)}</p>`;let f=[new File([s],d,{type:s.type})];return t`<div class="doing">
<a class="button main" href=${c} target="_blank">${O(`fines.open-page`)}</a>
<a class="button" href=${c} download=${d}>${O(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&t`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${O(`fines.share-page`)}</button>`}
</div>`}function Cn(){let{tournament:e,state:n}=B();if(!e||!n)return t`<${y} title=${O(`hall-cards`)} />`;let r=t`<button class="button main" onClick=${()=>print()}>${O(`hall-print`)}</button>`;return t`<${P} title=${O(`hall-cards`)} up="#/tables" actions=${r}>
<p class="unprinted">${O(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${O(`reports.link`)}</a>
<ul class="codes">
${se(n).map(e=>t`<li key=${e.id}><${wn} table=${e} name=${n.settings.name} /></li>`)}
</ul>
<//>`}function wn({table:e,name:n}){let{url:r,failed:i}=Ie(()=>j.tableCode(e.id),e.id),a=O(`hall-table`,{label:e.label});return t`<figure>
${r&&t`<img src=${r} alt=${O(`hall-code`,{label:e.label})} />`}
${i&&t`<p class="note warn">${O(`hall-code-away`)}</p>`}
<figcaption><strong>${a}</strong><small>${n}</small></figcaption>
</figure>`}function Tn(){let{outbox:e}=B(),n=e.filter(({kind:e,state:t})=>e===`result`&&pe(t)).length;return n===0?null:t`<p class="note info"><a class="reach" href="#/outbox">${O(`standings.waits`,{count:n})}</a></p>`}function En(e){let t=new Intl.Collator(void 0,{numeric:!0});return Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:On(e,{table:n,round:r})})).sort((e,n)=>t.compare(e.name,n.name))}function Dn({state:e}){let{official:n}=B(),r=En(e);return r.length===0?null:t`<${T} title=${O(`standings.missing`,{count:r.length})}>${()=>t`<ul class="rows">
${r.map(({id:e,name:r})=>t`<li key=${e}>${F(n)?t`<a class="row" href=${`#/result/${e}`}>${r}</a>`:t`<div class="row">${r}</div>`}</li>`)}
</ul>`}<//>`}function On(e,{table:t,round:n}){return[O(`hall-round`,{round:n}),O(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function kn(e,t,n){let{kind:r,body:i}=n,a=An[r]??An[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const An={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...jn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,Mn(t,n),...jn(n)],phone:(e,t,{body:n})=>[Mn(t,n)],token:(e,t,{body:n})=>[n.name,Mn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[O(`hall-table`,{label:n.label})],hanchan:(t,n,{subject:r,body:i})=>[J(n,r),...e.map(e=>n.players[i[`${e}_id`]]?.name),i.scheduled_at&&D(i.scheduled_at,n.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Nn(e,n),photo:(e,t,{body:n})=>Nn(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...Nn(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&O(`journal.outcome.${r.outcome}`),...Nn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Pn(t,i)]},hand:(e,t,{subject:n,body:r})=>[O(`hall-how.${r.how}`),...Pn(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[O(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>H(t,e)),n.foul&&M(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&O(`help.over.${r.ended_how}`),...Pn(t,t.helpCalls[n])],timing:(e,t,{body:n})=>[O(`journal.what.${n.what}`),n.person_id&&H(t,{kind:n.person_kind,id:n.person_id}),J(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${s(Math.abs(n.seconds))}`,J(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&O(`journal.what.${r}`),t.players[i]?.name,J(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Fn(t,e)),fine:(e,t,{body:n})=>[Fn(t,{...n,what:`paid`}),O(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(t,n,{body:r})=>[J(n,r.hanchan_id),...e.map(e=>`${t.phrase(`seat-${e}`)} ${G(r.points[e])}`)]};function jn({roles:e}){return(e??[]).map(e=>O(`hall-role.${e}`))}function Mn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function Nn(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[M(e,n),r.name,O(`hall-table`,{label:i.label}),L(e,t)]}function J(e,t){let n=e.hanchans[t??``];return n&&On(e,n)}function Pn(e,{table:t,hand:n}={}){return[e.tables[t]&&O(`hall-table`,{label:e.tables[t].label}),_e(n)]}function Fn(e,{account_kind:t,account_id:n,...r}){return`${H(e,{kind:t,id:n})} ${Ze(r)}`}const In=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Ln(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Wn(e,t);if(n.startsWith(`ruling.`))return zn(e,t);let[i]=await qn(t,Rn(t));if(!i)return null;if(n===`result.corrected`)return{before:Vn(e,i.body),after:Vn(e,r)};let a=n===`hanchan.scheduled`?Hn:Un;return{before:a(i.body),after:a(r)}}function Rn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function zn(e,t){let{kind:n,body:r}=t,[i]=await qn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Bn(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=L(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(bt(e,t,n))}}}let[o]=await qn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Bn(e,o)}:null}function Bn(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=L(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=In.filter(e=>(o[e]??null)!==null),c=bt(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Vn(t,{points:n,deposits:r,unranked:i}){let a=e.map(e=>[t.phrase(`seat-${e}`),n[e]]);return{...Object.fromEntries(a),deposits:r,unranked:i.join(` `)}}function Hn({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Un({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Wn(e,t){let n=await qn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Gn(e,r),after:Gn(e,{...r,...t.body})}}function Gn(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[O(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Kn(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[O(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Kn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function qn({seq:e},t,n=1){return(await(await j.audit()).older(e,n,t)).entries}const Jn=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Yn={ruling:`rulings`,player:`players`,table:`tables`};function Xn({state:e,entry:n,onSubject:r}){let i=I(),{seq:a,at:o,who:s,kind:c}=n,l=s?e.officials[s]?.name??O(`hall-unknown`):O(`journal.nobody`),u=kn(i,e,n),d=[O(`journal.number`,{seq:a}),D(o,e.settings.time_zone),l],f=t`<div class="body">
<h3>${Qn(c)}</h3>
${u.length>0&&t`<span class="who">${u.join(` · `)}</span>`}
<small>${d.join(` · `)}</small>
</div>`;return t`<${T} class="entry" title=${f}>
${()=>t`<${Zn} state=${e} entry=${n} onSubject=${r} />`}
<//>`}function Zn({state:e,entry:n,onSubject:r}){let{tournament:i,...a}=n,{kind:o,subject:s,body:c}=a,[l]=Object.entries(Yn).find(([,t])=>s in e[t])??[];return t`<div class="stack">
<p class="pair">
${l&&t`<a class="button" href=${`#/${l}/${s}`}>${O(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>r(s)}>${O(`journal.all-of-it`)}</button>
</p>
${(Jn.includes(o)||c.what===`corrected`)&&t`<${$n} state=${e} entry=${n} />`}
<h4>${O(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${O(`journal.raw`)}>${JSON.stringify(a,null,2)}</pre>
</div>`}function Qn(e){return k(`journal.kind.${e}`)?O(`journal.kind.${e}`):e}function $n({state:e,entry:r}){let i=I(),[a,o]=z(void 0);return _(()=>void Ln(i,r).then(o,()=>o(null)),[]),a===void 0?t`<${n} />`:a===null?t`<p class="soft">${O(`journal.no-before`)}</p>`:t`<${Qe} caption=${O(`journal.changes`)} heads=${[O(`journal.before`),O(`journal.after`)]}
before=${a.before} after=${a.after} />`}const er=`shinpan.alarm.`;function tr({inCall:e}){let{alarms:n,tournament:r}=B(),i=n?.at(-1);return i&&r&&t`<${nr} key=${i.at} alarms=${n} id=${r.id} inCall=${e} />`}function nr({alarms:e,id:n,inCall:r}){let i=e.at(-1),[a,o]=z(()=>!r&&de(er+n)!==i.at);return _(()=>{rr(i)||v(220),d(600)},[]),t`<div role="alert">
<button class=${rr(i)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${ir} alarm=${i} /><span>${O(`alarm.${i.what}`)}</span><strong>${O(`alarm.open`)}</strong>
</button>
</div>
${a&&t`<${ar} alarms=${e} onClose=${()=>{A(er+n,i.at),o(!1)}} />`}`}function rr({what:e}){return e===`restored`}function ir({alarm:e}){return t`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(rr(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function ar({alarms:e,onClose:n}){let{official:r}=B(),i=w(null);_(()=>i.current?.showModal(),[]);let[a,...o]=e.toReversed(),{what:s,seq:c}=a,l=r?.roles?.includes(`director`)?`director`:`others`;return t`<dialog class=${rr(a)?`alarm restored`:`alarm`} ref=${i} aria-labelledby="alarm-title" onCancel=${n}>
<header><${ir} alarm=${a} /><h2 id="alarm-title" tabindex="-1" autofocus>${O(`alarm.${s}`)}</h2><p>${O(`alarm.${s}.said`,{seq:c})}</p></header>
<div class="stack">
<${sr} alarm=${a} />
<section><h3>${O(`alarm.meaning`)}</h3><p>${O(rr(a)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${O(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>t`<li key=${e}>${O(`alarm.${e}.${l}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${dr}>${O(`alarm.save`)}</button>
<button class="button" type="button" onClick=${n}>${O(`alarm.close`)}</button>
${o.map(e=>t`<${or} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function or({alarm:e}){let{what:n,seq:r}=e;return t`<section class="stack">
<h3>${O(`alarm.earlier`)} ${O(`alarm.${n}`)}</h3>
<p>${O(`alarm.${n}.said`,{seq:r})}</p>
<${sr} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function sr({alarm:{mine:e,theirs:n,at:r},theirs:i=`alarm.theirs`}){let{tournament:a}=B();return t`${e&&t`<${cr} mine=${e} theirs=${n} heads=${[O(`alarm.mine`),O(i)]} />`}
<p class="soft">${O(`alarm.found`,{time:D(r,a?.time_zone)})}</p>`}function cr({mine:e,theirs:n,heads:r}){let i=I(),{state:a}=B(),o=kn(i,a,e),s=n&&kn(i,a,n);return t`<div class="slips">
<${ur} title=${r[0]} entry=${e} parts=${o} others=${s} />
<${ur} title=${r[1]} entry=${n} parts=${s} others=${o} />
</div>
${s?.join()===o.join()&&t`<${Qe} caption=${O(`journal.changes`)} heads=${r} before=${lr(e)} after=${lr(n)} />`}`}function lr({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function ur({title:e,entry:n,parts:r,others:i}){let{state:a}=B();return t`<section class="slip">
<h3>${e}</h3>
${n?t`<p><strong>${Qn(n.kind)}</strong></p>
<ul>${r.map((e,n)=>t`<li key=${n}>${!i||i.includes(e)?e:t`<mark>${e}</mark>`}</li>`)}</ul>
<small>${O(`journal.number`,{seq:n.seq})} · ${D(n.at,a.settings.time_zone)}</small>`:t`<p><mark>${O(`alarm.nothing`)}</mark></p>`}
</section>`}async function dr(){let e=await j.evidence().catch(()=>null);if(!e)return m(O(`journal.unread`));let t=JSON.stringify(e,null,1);Pe(new Blob([t],{type:`application/json`}),`${j.snapshot.tournament?.slug}-log-evidence.json`)}function fr({state:e,chosen:n,onChoose:r}){let i=Object.values(n).filter(Boolean).length,a=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],o={kind:pr(ne(`journal.kind.`).map(e=>({value:e.slice(13),text:O(e)}))),person:pr(a.map(({id:e,name:t})=>({value:e,text:t}))),table:se(e).map(({id:e,label:t})=>({value:e,text:t})),...n.subject&&{subject:[{value:n.subject,text:O(`journal.this`)}]}};return t`<details class="fold" open=${!!n.subject}>
<summary>${O(`journal.filters`,{count:i})}</summary>
<div class="stack">
${Object.entries(o).map(([e,i])=>t`<${E} key=${e} label=${O(`journal.filter.${e}`)} value=${n[e]??``}
options=${[{value:``,text:O(`hall-any`)},...i]} onChange=${t=>r({...n,[e]:t})} />`)}
${i>0&&t`<button class="button" type="button" onClick=${()=>r({})}>${O(`journal.clear`)}</button>`}
</div>
</details>`}function pr(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const mr=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function hr(e,{kind:t,person:n,table:r,subject:i}){let a=_r(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=gr(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function gr({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(mr)??[]]}function _r({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function vr({result:{browser:e,server:n}}){return t`<div class="stack" role="status">
<${br} name=${O(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>O(`journal.found.${t}`,{seq:e})} />
${n&&t`<${br} name=${O(`journal.server`)} result=${n} whole="journal.rows-whole" line=${yr} />`}
</div>`}function yr({seq:e,kind:n,values:r,what:i}){let a=r.roles?.split(`, `).map(e=>e===`player`?O(`hall-player`):k(`hall-role.${e}`)?O(`hall-role.${e}`):e);return k(`finding.${n}`)?O(`finding.${n}`,{seq:e,...r,...a&&{roles:a.join(`, `)}}):t`<span lang="en">${i}</span>`}function br({name:e,result:{trouble:n,findings:r=[],found:i=r.length,head:a},whole:o,line:s}){if(n)return t`<p class="note warn"><strong>${e}</strong> ${n}</p>`;let c=B().alarms?.at(-1),l=c&&c.what!==`restored`;return i===0&&l?t`<p class="note bad"><strong>${e}</strong> ${O(`journal.another`,{seq:a.seq})} ${O(`alarm.${c.what}.said`,{seq:c.seq})}</p>`:i===0?t`<p class="note"><strong>${e}</strong> ${O(o,{seq:a.seq})}</p>`:t`<div class="note bad stack">
<p><strong>${e}</strong> ${O(`journal.broken`,{count:i})}</p>
<ul class="bullets">${r.slice(0,50).map((e,n)=>t`<li key=${n}>${s(e)}</li>`)}</ul>
${i>50&&t`<p>${O(`journal.more`,{count:i-50})}</p>`}
</div>`}function xr(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function Sr({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Pe(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function Cr({onHead:e,onClose:n}){let r=w(null),[i,a]=z(``);return _(()=>{let t=new AbortController;return We(r.current,t.signal,t=>xr(t)?(e(t),!0):!1,a),()=>t.abort()},[]),t`<${be} title=${O(`journal.scan`)} onClose=${n}>
<video ref=${r} class="viewfinder" hidden=${[`impossible`,`refused`].includes(i)} muted playsinline aria-label=${O(`hall-viewfinder`)}></video>
${i&&t`<p class="note warn" role="status">${O(`journal.scan.${i}`)}</p>`}
<//>`}function wr({state:e}){return t`<section class="card" aria-labelledby="proof">
<h2 id="proof">${O(`journal.proof`)}</h2>
<p class="unprinted">${O(`journal.proof-about`)}</p>
<${Tr} />
<${T} title=${O(`journal.head`)}>${()=>t`<${Dr} state=${e} />`}<//>
</section>`}function Tr(){let{official:e}=B(),[n,r]=z(``),[i,a]=z(null),[o,s]=z(null),c=w(null);_(()=>()=>c.current?.abort(),[]);let[l,u]=z(!1),d=e=>{r(e),u(!1)},f=xr(n),p=n.trim()&&!f?O(`journal.no-head`):``;return t`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),p||o)return;c.current=new AbortController,a(null),s({done:0,all:0});let{signal:n}=c.current;a(await Er({noted:f,stop:n,tell:(e,t)=>s({done:e,all:t})},e)),s(null)}}>
<${R} label=${O(`journal.noted`)} hint=${O(`journal.noted-hint`)} value=${n} wrong=${p} onInput=${r}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>u(!0)}>${O(`journal.scan`)}</button>
<button class="button main" disabled=${!!o}>${O(`journal.verify`)}</button>
</form>
${o&&t`<div class="stack" role="status">
<progress aria-label=${O(`journal.verifying`)} max=${o.all||1} value=${o.done}></progress>
<p>${O(`journal.progress`,o)}</p>
<button class="button" type="button" onClick=${()=>c.current?.abort()}>${O(`journal.stop`)}</button>
</div>`}
${i&&t`<${vr} result=${i} />`}
${l&&t`<${Cr} onHead=${d} onClose=${()=>u(!1)} />`}`}async function Er(e,t){let{prove:n}=await j.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?O(`journal.stopped`):U(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(j.ask(`audit${o}`,{timeout:12e4}))}}function Dr({state:e}){let[n,r]=z(null),[i,a]=z(``),{online:o}=B();if(_(()=>{j.ask(`journal/head`).then(r,e=>a(U(e)))},[e.seq,o]),!n)return t`<p class=${i?`note warn`:`soft`} role="status">${i||O(`loading`)}</p>`;let{slug:s,name:c,time_zone:l}=e.settings,u=`${n.seq}:${n.hash}`;return t`<div class="stack head">
<p>${O(`journal.head-about`)}</p>
<figure><${Ne} text=${u} label=${O(`journal.code`)} /><figcaption><strong>${c}</strong></figcaption></figure>
<${ue} rows=${[[O(`journal.number-of`),n.seq],[O(`journal.time`),n.at&&D(n.at,l)],[O(`journal.hash`),t`<code>${u}</code>`],[O(`journal.command`),t`<code>shinpan audit verify ${s} --head ${u}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>Sr(e.settings,n)}>${O(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${O(`hall-print`)}</button>
</p>
</div>`}const Or=5e3;function kr({state:e}){let{online:n}=B(),[r,i]=z(null),[a,o]=z(``),[s,c]=z(null);return _(()=>{let e=()=>Ar().then(i,e=>o(U(e))),t=()=>j.uncheckedSince().then(c,()=>{});e(),t();let n=setTimeout(e,Or),r=setInterval(t,Or);return()=>{clearTimeout(n),clearInterval(r)}},[e.hash,n]),t`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${O(`witness.title`)}</h2>
${s&&t`<p class="note warn" role="status">${O(`witness.unchecked`,{time:D(s,e.settings.time_zone)})}</p>`}
${r?t`<${jr} state=${e} answer=${r} />`:t`<p class="soft" role="status">${a||O(`loading`)}</p>`}
</section>`}async function Ar(){let e=await j.ask(`journal/witnesses`);return{...e,...await j.behindHead(e)}}function jr({state:e,answer:{head:n,items:r,signed:i,other:a}}){let o=[...r].sort((e,t)=>t.size-e.size),s=o.filter(({key_id:e})=>!i.includes(e));return t`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${o.map(n=>t`<span key=${n.key_id} class=${s.includes(n)?`seal behind`:`seal`}>${Nr(e,n.official_id)}</span>`)}
</p>
<p><strong>${O(`witness.behind-head`,{count:o.length-s.length,all:o.length,seq:n.seq})}</strong></p>
<p class="soft">${O(`witness.about`)}</p>
${s.length>0&&t`<ul class="bullets">${s.map(n=>t`<li key=${n.key_id}>${Mr(e,n,a)}</li>`)}</ul>`}
</div>`}function Mr(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??O(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return O(s,{...o,time:D(i,e.settings.time_zone)})}function Nr(e,t){return[...e.officials[t]?.name??`?`][0]}function Pr({query:e}){let{tournament:n,state:r}=B();if(!n||!r)return t`<${y} title=${O(`journal.title`)} />`;let i=Object.fromEntries(e);return t`<${Fr} key=${e.toString()} state=${r} asked=${i} />`}function Fr({state:e,asked:n}){let[r,i]=z(n),[a,o]=z(e.seq),s=JSON.stringify([r,a]);return t`<${P} title=${O(`journal.title`)} up="#/log">
<${wr} state=${e} />
<${kr} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${O(`journal.entries`)}</h2>
<p class="soft">${O(`journal.kept`,{seq:e.seq})}</p>
<${fr} state=${e} chosen=${r} onChoose=${i} />
${e.seq>a&&t`<button class="button" type="button" onClick=${()=>o(e.seq)}>${O(`journal.newer`,{count:e.seq-a})}</button>`}
<${Ir} key=${s} state=${e} from=${a} chosen=${r} onSubject=${e=>i({subject:e})} />
</section>
<//>`}function Ir({state:e,from:i,chosen:a,onSubject:o}){let s=r(()=>hr(e,a),[]),[c,l]=z([]),[u,d]=z(i+1),[f,p]=z(!1),m=w(!1),h=async()=>{if(!(m.current||u===null)){m.current=!0;try{let e=await(await j.audit()).older(u,30,s);l(t=>[...t,...e.entries]),d(e.next)}catch{p(!0)}finally{m.current=!1}}};return _(()=>void h(),[]),f?t`<p class="note bad" role="alert">${O(`journal.unread`)}</p>`:u===i+1?t`<${n} />`:t`<ul class="entries">
${c.map(n=>t`<li key=${n.seq}><${Xn} state=${e} entry=${n} onSubject=${o} /></li>`)}
</ul>
${c.length===0&&t`<p class="soft" role="status">${O(`hall-none-found`)}</p>`}
${u!==null&&t`<button class="button" type="button" onClick=${h}>${O(`journal.older`)}</button>`}`}function Y(e){let{state:t,online:n}=B(),[r,i]=z({items:null,trouble:null});return _(()=>{let t=!1;return Lr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function Lr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await j.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function Rr({of:{items:e,trouble:r},children:i}){return!e&&!r?t`<${n} />`:t`${r&&t`<${zr} error=${r} />`}${e&&i(e)}`}function zr({error:e}){return e.problem?t`<div role="alert"><${Xe} problem=${e.problem} /></div>`:t`<p class="note bad" role="alert">${U(e)} ${O(`people.needs-network`)}</p>`}function X(){let[e,n]=z(null),[r,i]=z(!1),a=w(!1);return{ask:async e=>{if(!a.current){a.current=!0,i(!0),n(null);try{await Ye(e)}catch(e){if(!(e instanceof re)&&e.name!==`Unreachable`)throw e;n(e)}finally{a.current=!1,i(!1)}}},asking:r,wrong:e&&t`<${zr} error=${e} />`}}function Z(){let e=w(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??i(j.now());return e.current.set(n,r),r}}async function Br(e,t,n,r){let a=await j.ask(`${e}/${t}`,{method:`PUT`,body:n});return a[r]?a:(await j.ask(`${e}/${t}/revocation`,{method:`PUT`}),j.ask(`${e}/${i(j.now())}`,{method:`PUT`,body:n}))}const Vr=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Q(e){return te(Vr.filter(t=>e.includes(t)).map(e=>O(`hall-role.${e}`)))}function Hr({label:e,names:n,said:r,chosen:i,wrong:a,onChange:o}){let s=e=>o(i.includes(e)?i.filter(t=>t!==e):[...i,e]);return t`<fieldset>
<legend>${e}</legend>
<div class="choices">
${n.map(e=>t`<label class="choice several" key=${e}>
<input type="checkbox" checked=${i.includes(e)} onChange=${()=>s(e)} />
<span>${r(e)}</span>
</label>`)}
</div>
${a&&t`<p class="wrong" role="alert">${a}</p>`}
</fieldset>`}function Ur(e){return t`<${Hr} label=${O(`people.roles`)} names=${Vr} said=${e=>O(`hall-role.${e}`)}
...${e} />`}function Wr({state:e}){let n=Y(`invitations`),r=t`<a class="button main" href="#/people/invite">${O(`people.invite`)}</a>`;return t`<${P} title=${O(`people.links`)} up="#/people" actions=${r}>
<${Rr} of=${n}>
${n=>t`<${Gr} links=${n.toReversed()} state=${e} />`}
<//>
<//>`}function Gr({links:e,state:n}){let r=n.settings.time_zone,i=e.filter(({closed:e})=>!e),a=e.filter(({closed:e})=>e);return t`${i.length===0&&t`<${C} text=${O(`people.no-links`)} />`}
<${Kr} links=${i} zone=${r} state=${n} />
${a.length>0&&t`<${T} title=${O(`people.closed-count`,{count:a.length})}>
${()=>t`<${Kr} links=${a} zone=${r} state=${n} />`}
<//>`}`}function Kr({links:e,zone:n,state:r}){return e.length===0?null:t`<ul class="rows">
${e.map(e=>t`<${Jr} key=${e.id} link=${e} zone=${n} whom=${r?qr(r,e):O(`people.open-link`)} />`)}
</ul>`}function qr(e,{official:t,player:n,roles:r,label:i}){return t?O(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?O(`people.for-player`,{name:e.players[n]?.name??`?`}):[Q(r),i].filter(Boolean).join(` · `)}function Jr({link:e,zone:n,whom:r}){let[i,a]=z(!1),{ask:o,asking:s,wrong:c}=X();return t`<li>
<div class="row">
<span class="body"><strong>${r}</strong><small>${Yr(e,n)}</small></span>
${!e.closed&&t`<button class="button danger" type="button" disabled=${s} aria-haspopup="dialog"
aria-label=${O(`people.withdraw-this`,{whom:r})} onClick=${()=>a(!0)}>${O(`people.withdraw`)}</button>`}
</div>
${c}
${i&&t`<${Ee} title=${O(`people.withdraw-ask`)} text=${O(`people.withdraw-text`)} yes=${O(`people.withdraw`)} danger
onYes=${()=>{a(!1),o(()=>j.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>a(!1)} />`}
</li>`}function Yr({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?O(`people.any-number`):O(`people.uses-left`,{left:t,uses:e});return r?[O(`people.closed.${r}`),a].join(` · `):[a,n?O(`people.until`,{time:D(n,i)}):O(`people.no-end`)].join(` · `)}function Xr({made:e,state:n,up:r,onMore:i}){let a=`${location.origin}${e.join}`,o=e.limits??Yr(e,n.settings.time_zone),s=t`<button class="button" type="button" onClick=${i}>${O(`people.another`)}</button>
<a class="button main" href=${r}>${O(`people.done`)}</a>`;return t`<${P} title=${O(`people.link-made`)} up=${r} actions=${s}>
<p><strong>${Qr(n,e)}</strong></p>
<figure class="big-code"><${Ne} text=${a} label=${O(`people.code`)} /></figure>
<p class="soft">${o}</p>
<${$r} made=${e} />
<${Zr} label=${O(`people.link`)} text=${a} />
<p class="note warn">${O(`people.link-once`)}</p>
<//>`}function Zr({label:e,text:n}){return t`<${R} label=${e} value=${n} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&t`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(n).then(()=>m(O(`people.copied`)),()=>m(O(`people.not-copied`)))}>${O(`people.copy`)}</button>`}
${`share`in navigator&&t`<button class="button" type="button" onClick=${()=>navigator.share({text:n}).catch(()=>{})}>${O(`people.share`)}</button>`}
</div>`}function Qr(e,{official:t,player:n,roles:r,name:i}){return n?O(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?O(`people.becomes-named`,{name:i,roles:Q(r)}):t?O(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):O(`people.becomes`,{roles:Q(r)})}function $r({made:e}){let{items:n}=Y(`phones`),r=(n??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return t`<p role="status">${r>0&&t`<span class="badge">${O(`people.arrived`,{count:r})}</span>`}</p>`}const ei=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function ti({state:e,query:n}){let[r,i]=z(null),a=n.get(`official`),o=n.get(`player`),s=a?`#/people/${a}`:o?`#/people/player/${o}`:`#/people`,c=O(a?`people.one-more`:o?`people.give-link`:`people.invite`);return r?t`<${Xr} made=${r} state=${e} up=${s} onMore=${()=>i(null)} />`:t`<${P} title=${c} up=${s}>
${a?t`<${ai} official=${e.officials[a]} onMade=${i} />`:o?t`<${oi} player=${e.players[o]} onMade=${i} />`:t`<${ni} onMade=${i} />`}
<//>`}function ni({onMade:e}){let[n,r]=z(`name`),i=[`name`,`role`].map(e=>({value:e,text:O(`people.by.${e}`)}));return t`<${a} label=${O(`people.whom`)} value=${n} options=${i} onChange=${r} />
${n===`name`?t`<${ri} onMade=${e} />`:t`<${ii} onMade=${e} />`}`}function ri({onMade:e}){let[n,r]=z(``),[i,a]=z([]),o=Z();return t`<${si} lacks=${e=>({name:e&&!n.trim()?O(`people.name-missing`):``,roles:e&&i.length===0?O(`people.role-missing`):``})} make=${async()=>{let t={name:n.trim(),roles:i},r=await j.ask(`officials/${o(t)}`,{method:`PUT`,body:t}),a={official:r.id,label:r.name};e({join:(r.join?r:await Br(`invitations`,o(a),a,`join`)).join,official:r.id,name:r.name,roles:r.roles,limits:O(`people.one-phone`)})}}>
${e=>t`<${R} label=${O(`people.name`)} value=${n} onInput=${r} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Ur} chosen=${i} wrong=${e.roles} onChange=${a} />
<p class="soft">${O(`people.by-name-text`)}</p>`}
<//>`}function ii({onMade:e}){let[n,r]=z([]),[i,a]=z(`5`),[o,s]=z(240),[c,l]=z(``),u=Z();return t`<${si} lacks=${e=>({roles:e&&n.length===0?O(`people.role-missing`):``,uses:e&&!($(i)>=1&&$(i)<=500)?O(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let t={roles:n,uses:$(i),minutes:o,label:c.trim()};e(await Br(`invitations`,u(t),t,`join`))}}>
${e=>t`<${Ur} chosen=${n} wrong=${e.roles} onChange=${r} />
<${R} label=${O(`people.uses`)} value=${i} onInput=${a} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${ci} value=${o} onChange=${s} />
<${R} label=${O(`people.label`)} hint=${O(`people.label-hint`)} value=${c} onInput=${l} autocomplete="off" maxlength="200" />
<p class="soft">${O(`people.by-role-text`)}</p>`}
<//>`}function ai({official:e,onMade:n}){let[r,i]=z(60),a=Z();return e?t`<${si} make=${async()=>{let t={official:e.id,minutes:r,label:e.name};n(await Br(`invitations`,a(t),t,`join`))}}>
${()=>t`<p>${O(`people.becomes-phone`,{name:e.name})}</p><${ci} value=${r} onChange=${i} />`}
<//>`:t`<p class="note warn">${O(`people.nobody`)}</p>`}function oi({player:e,onMade:n}){let r=Z();return e?t`<${si} make=${async()=>{let t={player:e.id,uses:null,minutes:null,label:e.name};n(await Br(`invitations`,r(t),t,`join`))}}>${()=>t`<p>${O(`people.own-text`,{name:e.name})}</p>`}<//>`:t`<p class="note warn">${O(`people.nobody`)}</p>`}function si({make:e,lacks:n=()=>({}),children:r}){let[i,a]=z(!1),{ask:o,asking:s,wrong:c}=X();return t`<form class="stack" onSubmit=${t=>{t.preventDefault(),a(!0),Object.values(n(!0)).some(Boolean)||o(e)}} novalidate>
${r(n(i))} ${c}
<button class="button main" disabled=${s}>${O(`people.make-link`)}</button>
</form>`}function ci({value:e,onChange:n}){let r=ei.map(([e,t,n])=>({value:n,text:p(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return t`<${E} label=${O(`people.lasts`)} value=${e} options=${r}
onChange=${e=>n(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function li({whom:e,name:n,zone:r}){let i=Y(`phones`),a=Y(`invitations`),[[o,s]]=Object.entries(e),c=e=>e[o]===s;return t`<section class="stack">
<h2>${O(`people.phones`)}</h2>
<${Rr} of=${i}>
${e=>t`<${ui} phones=${e.filter(c)} name=${n} zone=${r} />`}
<//>
${a.items&&t`<${Kr} links=${a.items.filter(e=>c(e)&&!e.closed)} zone=${r} />`}
<a class="button" href=${`#/people/invite?${o}=${s}`}>${O(o===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function ui({phones:e,name:n,zone:r}){let i=e.filter(({cut_off_at:e})=>e),a=e.filter(({cut_off_at:e})=>!e),o=e=>t`<ul class="rows">
${e.map(e=>t`<${di} key=${e.id} phone=${e} name=${n} zone=${r} />`)}
</ul>`;return t`${a.length?o(a):t`<p class="soft">${O(`people.no-phone`)}</p>`}
${i.length>0&&t`<${T} title=${O(`people.cut-off-count`,{count:i.length})}>${()=>o(i)}<//>`}`}function di({phone:e,name:n,zone:r}){let{id:i,agent:a,admitted_at:o,seen_at:s,cut_off_at:c,by_account:l}=e,[u,d]=z(!1),{ask:f,asking:h,wrong:g}=X(),_=l?O(`people.by-account`):mi(a??``),v=()=>{d(!1),f(async()=>{await j.ask(`phones/${i}/cut-off`,{method:`PUT`}),m(O(`people.cut-off-done`))})},y=[O(`people.since`,{time:D(o,r)}),s&&!c&&O(`people.seen`,{day:p(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:r}).format(new Date(s))}),c&&O(`people.cut-off-at`,{time:D(c,r)})];return t`<li>
<div class="row">
<span class="body"><strong>${_}</strong><small>${y.filter(Boolean).join(` · `)}</small></span>
${!c&&t`<button class="button danger" type="button" disabled=${h} aria-haspopup="dialog"
aria-label=${O(`people.cut-off-this`,{phone:_})} onClick=${()=>d(!0)}>${O(`people.cut-off`)}</button>`}
</div>
${g}
${u&&t`<${Ee} title=${O(`people.cut-off-ask`,{name:n,phone:_})} text=${O(`people.cut-off-text`,{name:n})}
yes=${O(`people.cut-off`)} danger onYes=${v} onClose=${()=>d(!1)} />`}
</li>`}const fi=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],pi=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function mi(e){return[fi,pi].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function hi({settings:{slug:e,version:n,board_open:r=!1},online:i}){let[a,o]=z(r);_(()=>o(r),[r]);let[s,l]=z(0),{ask:u,asking:d,wrong:f}=X();return t`<section class="stack">
<h2>${O(`people.board`)}</h2>
<${c} label=${O(`people.board-open`)} hint=${O(`people.board-open-hint`)} checked=${a}
disabled=${d||!i} onChange=${e=>{o(e);let t={method:`PATCH`,match:`"${Math.max(n,s)}"`,body:{board_open:e}};u(async()=>{try{l((await j.ask(``,t)).version)}catch(e){throw o(r),e}})}} />
${f}
<a class="button" href=${`#/board/${e}`}>${O(`people.board-show`)}</a>
</section>`}function gi({state:e}){let{online:n}=B(),{items:r}=Y(`phones`),i=vi(Object.values(e.officials)),a=i.filter(({revoked_at:e})=>e),o=e=>t`<ul class="rows">
${e.map(e=>t`<${_i} key=${e.id} official=${e} phones=${r} />`)}
</ul>`,s=t`<a class="button main" href="#/people/invite">${O(`people.invite`)}</a>`;return t`<${P} title=${O(`people.title`)} up="#/tables" actions=${s}>
${!n&&t`<p class="note warn" role="status">${O(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${O(`people.officials`)}</h2>
${o(i.filter(({revoked_at:e})=>!e))}
${a.length>0&&t`<${T} title=${O(`people.revoked`,{count:a.length})}>${()=>o(a)}<//>`}
</section>
<nav class="stack" aria-label=${O(`people.more`)}>
<a class="button" href="#/people/links">${O(`people.links`)}</a>
<a class="button" href="#/people/players">${O(`people.players`)}</a>
<a class="button" href="#/people/tokens">${O(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${O(`people.erase`)}</a>
</nav>
<${hi} settings=${e.settings} online=${n} />
<//>`}function _i({official:{id:e,name:n,roles:r,player_id:i,revoked_at:a},phones:o}){let s=o?.filter(t=>t.official===e&&!t.cut_off_at).length;return t`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${n}</strong>
<span>${Q(r)}</span>
${s!==void 0&&!a&&t`<small>${O(s?`people.phones-count`:`people.no-phone`,{count:s})}</small>`}
</span>
${i&&t`<span class="badge">${O(`people.plays-too`)}</span>`}
</a>
</li>`}function vi(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function yi({state:e,official:n}){let{id:r,name:i,player_id:a=null,conflicts:o=[]}=n,s={player:a,conflicts:o},[{player:c,conflicts:l},u]=z(s),d=w(s),f=w(null),{ask:p,asking:h,wrong:g}=X(),v=e=>u(d.current=e);_(()=>{h||!g&&f.current&&JSON.stringify(f.current)!==JSON.stringify(s)||(f.current=null,v(s))},[a,o.join(),!!g]);let y=async()=>{for(let e=null;e!==d.current;){e=d.current;let t={...e,replaces:f.current??s};await j.ask(`officials/${r}`,{method:`PATCH`,body:t}),f.current=e}m(O(`people.saved`))},b=e=>{v({...d.current,...e}),p(y)},x=vi(Object.values(e.players));return t`<section class="card">
<h2>${O(`people.partial`)}</h2>
<p class="soft">${O(`people.partial-text`)}</p>
<${E} label=${O(`people.plays-as`,{name:i})} value=${c??``} options=${xi(x,`people.plays-not`)}
onChange=${e=>b({player:e||null})} />
<${bi} players=${x.filter(e=>e.id!==c)} declared=${l}
onChange=${e=>b({conflicts:e})} />
${g}
</section>`}function bi({players:e,declared:n,onChange:r}){let i=e.filter(({id:e})=>n.includes(e)),a=e.filter(({id:e})=>!n.includes(e)),o=e=>r(n.filter(t=>t!==e));return t`${i.length>0&&t`<ul class="rows">
${i.map(({id:e,name:n})=>t`<li class="row" key=${e}>
<span class="body">${n}</span>
<button class="button" type="button" aria-label=${O(`people.conflict-over`,{name:n})} onClick=${()=>o(e)}>
${O(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${E} key=${n.join()} label=${O(`people.conflict-add`)} value="" options=${xi(a,`people.choose-player`)}
onChange=${e=>e&&r([...n,e])} />`}function xi(e,t){return[{value:``,text:O(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Si({state:e,id:n}){let r=e.officials[n],i=`#/people`;if(!r)return t`<${N} title=${O(`people.title`)} text=${O(`people.nobody`)} up=${i} />`;let{name:a,roles:o,revoked_at:s}=r;return s?t`<${P} title=${a} up=${i}>
<p>${Q(o)}</p>
<p class="note warn">${O(`people.revoked-at`,{time:D(s,e.settings.time_zone)})}</p>
<//>`:t`<${P} title=${a} up=${i}>
<p>${Q(o)}</p>
<${li} whom=${{official:n}} name=${a} zone=${e.settings.time_zone} />
<${Ci} key=${o.join()} official=${r} />
<${yi} state=${e} official=${r} />
<${wi} official=${r} />
<//>`}function Ci({official:{id:e,roles:n}}){let[r,i]=z(n),[a,o]=z(``),{ask:s,asking:c,wrong:l}=X(),u=[...r].sort().join()===[...n].sort().join();return t`<form class="card" onSubmit=${t=>{t.preventDefault(),o(r.length?``:O(`people.role-missing`)),r.length&&s(async()=>{await j.ask(`officials/${e}`,{method:`PATCH`,body:{roles:r,replaces:{roles:n}}}),m(O(`people.saved`))})}}>
<h2>${O(`people.roles-change`)}</h2>
<p class="soft">${O(`people.roles-late`)}</p>
<${Ur} chosen=${r} wrong=${a} onChange=${i} />
${l}
${!u&&t`<button class="button main" disabled=${c}>${O(`people.save`)}</button>`}
</form>`}function wi({official:{id:e,name:n}}){let[r,i]=z(!1),{ask:a,asking:o,wrong:s}=X();return t`${s}
<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog" onClick=${()=>i(!0)}>
${O(`people.revoke-this`,{name:n})}
</button>
${r&&t`<${Ee} title=${O(`people.revoke-ask`,{name:n})} text=${O(`people.revoke-text`)} yes=${O(`people.revoke`)} danger
onYes=${()=>{i(!1),a(()=>j.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}`}function Ti({state:e}){let[n,r]=z(``),{items:i}=Y(`invitations`),a=n.trim().toLocaleLowerCase(),o=vi(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(a)),s=new Set((i??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return t`<${P} title=${O(`people.players`)} up="#/people">
<p>${O(`people.players-text`)}</p>
<${R} type="search" label=${O(`people.find`)} value=${n} onInput=${r} />
${o.length===0&&(a?t`<${C} text=${O(`people.nobody`)} />`:t`<${C} text=${O(`people.no-players`)}><${et} /><//>`)}
<ul class="rows">
${o.map(({id:e,name:n})=>t`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${n}</strong></span>
${s.has(e)&&t`<span class="badge">${O(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function Ei({state:e,id:n}){let r=e.players[n],i=`#/people/players`;return r?t`<${P} title=${r.name} up=${i}>
<p>${O(`people.own-text`,{name:r.name})}</p>
<${li} whom=${{player:n}} name=${r.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${n}`}>${O(`people.erase`)}</a>
<//>`:t`<${N} title=${O(`people.players`)} text=${O(`people.nobody`)} up=${i} />`}function Di({state:e,query:n}){let r=n.get(`player`),i=r&&e.players[r],a=r?`#/people/player/${r}`:`#/people`;if(r&&!i)return t`<${N} title=${O(`erasing.title`)} text=${O(`people.nobody`)} up="#/people/players" />`;let o=i?O(`erasing.title-one`,{name:i.name}):O(`erasing.title`);return t`<${P} title=${o} up=${a}>
<p>${O(`erasing.text`)}</p>
${e.season&&t`<p class="note warn">${O(`erasing.season`)}</p>`}
<p class="soft">${O(`erasing.other-places`)}</p>
<${Oi} player=${r} count=${i?1:Object.keys(e.players).length} />
<${ki} zone=${e.settings.time_zone} />
<//>`}function Oi({player:e,count:n}){let[r,i]=z(!1),[a,o]=z(!1),[s,l]=z(!1),{ask:u,asking:d,wrong:f}=X(),p=Z();return t`<div class="stack">
${!e&&t`<${c} label=${O(`erasing.texts`)} hint=${O(`erasing.texts-hint`)} checked=${r} onChange=${i} />
<${c} label=${O(`erasing.photos`)} checked=${a} onChange=${o} />`}
${f}
<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog" onClick=${()=>l(!0)}>
${O(`erasing.erase`)}
</button>
${s&&t`<${Ee} title=${O(`erasing.ask`)} text=${O(`erasing.ask-text`,{count:n})} yes=${O(`erasing.erase`)} danger
onYes=${()=>{l(!1);let t={texts:r,photos:a,...e&&{players:[e]}};return u(async()=>{await j.ask(`erasures/${p(t)}`,{method:`PUT`,body:t}),m(O(`erasing.done`))})}} onClose=${()=>l(!1)} />`}
</div>`}function ki({zone:e}){let{items:n}=Y(`erasures`);if(!n?.length)return null;let r=p(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return t`<section class="stack">
<h2>${O(`erasing.earlier`)}</h2>
<ul class="rows">
${n.map(({id:e,players:n,texts:i,photos:a,server_at:o})=>t`<li key=${e} class="row">
<span class="body">
<strong>${n?O(`erasing.some`,{count:n.length}):O(`erasing.everybody`)}</strong>
<small>${[O(`erasing.names`),i&&O(`erasing.texts`),a&&O(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${r.format(new Date(o))}</small>
</span>
</li>`)}
</ul>
</section>`}const Ai=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function ji({state:e}){let n=Y(`api-tokens`),[r,i]=z(!1),a=!r&&t`<button class="button main" type="button" onClick=${()=>i(!0)}>${O(`people.token-new`)}</button>`;return t`<${P} title=${O(`people.tokens`)} up="#/people" actions=${a}>
<p>${O(`people.tokens-text`)}</p>
${r&&t`<${Fi} state=${e} onDone=${()=>i(!1)} />`}
<${Rr} of=${n}>${n=>t`<${Mi} tokens=${n.toReversed()} state=${e} />`}<//>
<//>`}function Mi({tokens:e,state:n}){let r=e.filter(Ni),i=e.filter(e=>!Ni(e)),a=e=>t`<ul class="rows">
${e.map(e=>t`<${Pi} key=${e.id} token=${e} state=${n} />`)}
</ul>`;return t`${i.length?a(i):t`<${C} text=${O(`people.no-tokens`)} />`}
${r.length>0&&t`<${T} title=${O(`people.closed-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function Ni({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=j.now()}function Pi({token:e,state:n}){let{id:r,name:i,official:a,scopes:o,expires_at:s,revoked_at:c}=e,[l,u]=z(!1),{ask:d,asking:f,wrong:p}=X(),m=()=>{u(!1),d(()=>j.ask(`api-tokens/${r}/revocation`,{method:`PUT`}))},h=D(c??s,n.settings.time_zone);return t`<li>
<div class="row">
<span class="body">
<strong>${i}</strong>
<span>${O(`people.acts-as`,{name:n.officials[a]?.name??`?`})}</span>
<small>${te(o.map(e=>O(`people.scope.${e}`)))}</small>
<small>${O(c?`people.revoked-at`:`people.until`,{time:h})}</small>
</span>
${!Ni(e)&&t`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${O(`people.withdraw-this`,{whom:i})} onClick=${()=>u(!0)}>${O(`people.revoke`)}</button>`}
</div>
${p}
${l&&t`<${Ee} title=${O(`people.token-ask`,{name:i})} text=${O(`people.token-revoke-text`)} yes=${O(`people.revoke`)} danger
onYes=${m} onClose=${()=>u(!1)} />`}
</li>`}function Fi({state:e,onDone:n}){let r=B().official.id,[i,a]=z({name:``,official:r,scopes:[`read`],days:`30`}),[o,s]=z(!1),[c,l]=z(``),u=Z(),{ask:d,asking:f,wrong:p}=X(),m=Ii(i),h=e=>t=>a({...i,[e]:t}),g=e=>{e.preventDefault(),s(!0);let t={...i,name:i.name.trim(),days:$(i.days)};Object.values(m).some(Boolean)||d(async()=>l((await Br(`api-tokens`,u(t),t,`token`)).token))};if(c)return t`<${Li} token=${c} name=${i.name} onDone=${n} />`;let _=vi(Object.values(e.officials).filter(({revoked_at:e})=>!e));return t`<form class="card stack" onSubmit=${g} novalidate>
<h2>${O(`people.token-new`)}</h2>
<${R} label=${O(`people.token-name`)} hint=${O(`people.token-name-hint`)} value=${i.name} wrong=${o?m.name:``}
onInput=${h(`name`)} autocomplete="off" maxlength="200" />
<${E} label=${O(`people.token-official`)} value=${i.official} onChange=${h(`official`)}
options=${_.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Hr} label=${O(`people.scopes`)} names=${Ai} chosen=${i.scopes} wrong=${o?m.scopes:``}
said=${e=>t`${O(`people.scope.${e}`)}<br /><small class="soft">${O(`people.opens.${e}`)}</small>`}
onChange=${h(`scopes`)} />
<${R} label=${O(`people.days`)} value=${i.days} onInput=${h(`days`)} wrong=${o?m.days:``} inputmode="numeric" autocomplete="off" />
${p}
<div class="pair">
<button class="button main" disabled=${f}>${O(`people.token-make`)}</button>
<button class="button" type="button" onClick=${n}>${O(`cancel`)}</button>
</div>
</form>`}function Ii({name:e,scopes:t,days:n}){return{name:e.trim()?``:O(`people.token-name-missing`),scopes:t.length?``:O(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:O(`people.days-wrong`,{most:366})}}function Li({token:e,name:n,onDone:r}){return t`<section class="card stack" role="status">
<h2>${O(`people.token-made`,{name:n})}</h2>
<${Zr} label=${O(`people.token`)} text=${e} />
<p class="note warn">${O(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${r}>${O(`people.done`)}</button>
</section>`}const Ri={erase:Di,invite:ti,links:Wr,players:Ti,player:Ei,tokens:ji};function zi({args:[e=``,n=``],query:r}){let{tournament:i,state:a,official:o}=B();if(!i||!a)return t`<${y} title=${O(`people.title`)} />`;if(!ie(o,[`director`]))return t`<${P} title=${O(`people.title`)} up="#/tables"><p class="note warn">${O(`people.directors`)}</p><//>`;let s=e===``?gi:Object.hasOwn(Ri,e)?Ri[e]:Si;return t`<${s} state=${a} id=${n||e} query=${r} /><${$e} />`}const Bi=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],Vi=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],Hi=[`xlsx`,`csv`];function Ui(){let{tournament:e,state:n,official:r}=B();if(!e||!n)return t`<${y} title=${O(`reports.title`)} />`;let i=Ji(r,Bi),a=Ji(r,Vi);return t`<${P} title=${O(`reports.title`)} up="#/tables">
<${Wi} papers=${i} />
${a.length>0&&t`<${Gi} sheets=${a} />`}
${ie(r,[`director`])&&t`<${qi} />`}
<//>`}function Wi({papers:e}){let n=xe();return t`<section class="stack">
<h2>${O(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:r})=>t`<${ze} key=${e} name=${O(`reports.paper.${e}`)} hint=${O(`reports.about.${e}`)} path=${r}
file=${`${n}-${r.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function Gi({sheets:e}){let n=xe(),[r,i]=z(`xlsx`);return t`<section class="stack">
<h2>${O(`reports.sheets`)}</h2>
<${a} label=${O(`reports.form`)} value=${r} onChange=${i}
options=${Hi.map(e=>({value:e,text:O(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>t`<${ze} key=${e} name=${O(`reports.sheet.${e}`)} path=${Ki(e,r)}
file=${`${n}-${e}.${r}`} />`)}
</ul>
</section>`}function Ki(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function qi(){let e=xe();return t`<section class="stack">
<h2>${O(`reports.journal`)}</h2>
<ul class="rows">
<${ze} name=${O(`reports.journal-whole`)} hint=${O(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function Ji(e,t){return t.filter(({roles:t})=>ie(e,t))}const Yi={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Xi({kind:e,columns:n,onChoose:r}){let i=[{value:``,text:O(`enrol.passed-over`)},...Yi[e].map(e=>({value:e,text:O(`enrol.field.${e}`)}))],a=(e,t)=>r(n.map((n,r)=>r===e?{...n,column:t||null}:n.column===t?{...n,column:null}:n));return t`<div class="stack">
${n.map(({heading:e,column:n},r)=>t`<${E} key=${r} label=${e||O(`enrol.column`,{number:r+1})} value=${n??``}
options=${i} onChange=${e=>a(r,e)} />`)}
</div>`}const Zi={wrong:`bad`,new:`info`,known:``};function Qi({found:e,title:n,about:r,named:i=e=>e}){return Object.keys(Zi).map(a=>{let o=e.rows.filter(e=>e.status===a);return o.length>0&&t`<section class="stack" key=${a} aria-labelledby=${`rows-${a}`}>
<h2 id=${`rows-${a}`}>${n(a,o.length)}</h2>
<ol class="rows">${o.map(e=>t`<li class="item" key=${e.row}><${$i} row=${e} about=${r} named=${i} /></li>`)}</ol>
</section>`})}function $i({row:e,about:n,named:r}){let{row:i,status:a,errors:o}=e;return t`<p><strong>${O(`import.row`,{number:i})}</strong> <span class=${`badge ${Zi[a]}`}>${O(`import.status.${a}`)}</span></p>
${n(e)}
${o.map(e=>t`<p class="note bad" key=${e.field+e.message}><strong>${r(e.field)}</strong> <${ea} mistake=${e} /></p>`)}`}function ea({mistake:{kind:e,values:n,message:r,cure:i}}){let a=I();if(!k(`mistake.${e}`))return t`<span lang="en">${r} ${i}</span>`;let o=Object.entries(n).map(([e,t])=>[e,typeof t==`number`?G(t):t]),s=n.seat&&a.phrase(`seat-${n.seat}`);return O(`mistake.${e}`,{...Object.fromEntries(o),seat:s})}function ta({kind:e,state:n,row:{cells:r}}){return e===`seating`?t`<${na} state=${n} cells=${r} />`:t`<p><strong>${ra(r.name)}</strong></p>
<p class="soft">${[r.id_number,r.team].filter(Boolean).map(ra).join(` · `)}</p>`}function na({state:n,cells:r}){let i=I(),a=Object.values(n.players),o=e=>a.find(t=>t.id_number===e)?.name??``,s=[O(`hall-round`,{round:r.round}),O(`hall-table`,{label:r.table}),r.scheduled_at];return t`<p><strong>${s.filter(Boolean).map(ra).join(` · `)}</strong></p>
<p class="soft">${e.map(e=>ra(`${i.phrase(`seat-${e}`)} ${r[e]} ${o(r[e])}`.trim())).join(` · `)}</p>`}function ra(e){return e.length>80?`${e.slice(0,80)}…`:e}function ia({state:n,row:{hanchan:r,points:i}}){let a=I(),o=n.hanchans[r];return t`${o&&t`<p><a class="reach" href=${`#/result/${r}`}>${On(n,o)}</a></p>`}
${i&&t`<p class="soft">${e.map(e=>`${a.phrase(`seat-${e}`)} ${G(i[e])}`).join(` · `)}</p>`}`}function aa(e,t){let[n,r]=z(()=>de(e)??``),[i,a]=z({}),[o,s]=z(``),[c,l]=z(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),A(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await j.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&A(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function oa({wrong:e}){if(e.problem)return t`<div role="alert"><${Xe} problem=${e.problem} /></div>`;let n=e.unreadable?O(`import.unreadable`):`${O(navigator.onLine?`live.unreached`:`no-network`)}. ${O(`import.again`)}`;return t`<p class="note bad" role="alert">${n}</p>`}function sa({sheet:{text:e,setText:n,setWrong:r},hint:i}){return t`<label class="button photo">${O(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[t]=e.files;t&&await ua(t).then(n,()=>r({unreadable:!0})),e.value=``}} /></label>
<${R} long label=${O(`import.paste`)} hint=${i} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${n} />`}const ca={"255,254":`utf-16le`,"254,255":`utf-16be`},la={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function ua(e){let t=new Uint8Array(await e.arrayBuffer()),n=ca[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(la[me.lang]).decode(t)}}const da=[`players`,`seating`];function fa({kind:e}){let{tournament:n,state:r,official:i}=B(),a=O(`enrol.title.${e}`);return!n||!r?t`<${y} title=${a} />`:ie(i,[`director`])?t`<${pa} key=${n.id} kind=${e} title=${a} state=${r} place=${`shinpan.sheet.${e}.${n.id}`} />`:t`<${P} title=${a} up="#/tables"><p class="note warn">${O(`enrol.not-you`)}</p><//>`}function pa({kind:e,title:r,state:i,place:a}){tt();let o=aa(a,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:s,looked:c,done:l,busy:u,wrong:d,ask:f,forget:p}=o,[m,h]=z(null),g=d?.problem?.lacking,_=m??c?.columns??d?.problem?.headings,v=e=>{p(),h(e)},y={...o,setText:e=>(h(null),o.setText(e))},b=e=>f(e,m?{columns:m.map(({column:e})=>e)}:{}),x=t`<${Xi} kind=${e} columns=${_} onChoose=${v} />`,S=c??l,C=da.find(t=>t!==e);return t`<${P} title=${r} up="#/tables">
<${sa} sheet=${y} hint=${O(`enrol.hint.${e}`)} />
${d&&(g?t`<p class="note bad" role="alert">${O(`enrol.lacking`,{names:te(g.map(ma))})}</p>`:t`<${oa} wrong=${d} />`)}
${_&&!l&&(c?t`<${T} title=${O(`enrol.columns`)}>${()=>x}<//>`:x)}
${u&&t`<${n} text=${O(`enrol.busy.${u}`)} />`}
${l&&t`<p class="note info" role="status">${O(`enrol.done`,{count:l.new,known:l.known})}</p>`}
${!S&&t`<button class="button main" type="button" disabled=${!s.trim()||u} onClick=${()=>b(`look`)}>${O(`import.look`)}</button>`}
${S?.made.length>0&&t`<p class="note info">${O(`enrol.made.${e}`,{names:te(S.made)})}</p>`}
${S&&t`<${Qi} found=${S} named=${ma} title=${ha(l)} about=${n=>t`<${ta} kind=${e} state=${i} row=${n} />`} />`}
${c?.wrong>0&&t`<p class="note warn">${O(`enrol.whole`)}</p>`}
${c&&t`<button class="button main" type="button" disabled=${c.wrong>0||c.new===0||u} onClick=${()=>b(`bring`)}>${O(`enrol.bring`,{count:c.new})}</button>`}
<a class="button" href=${`#/import/${C}`}>${O(`enrol.title.${C}`)}</a>
<//>`}function ma(e){return O(`enrol.field.${e}`)}function ha(e){return(t,n)=>O(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const ga={look:`results/preview`,bring:`results`};function _a({args:[e]}){return da.includes(e)?t`<${fa} key=${e} kind=${e} />`:t`<${va} />`}function va(){let{tournament:e,state:n,official:r}=B();return!e||!n?t`<${y} title=${O(`import.title`)} />`:F(r)?t`<${ba} key=${e.id} state=${n} place=${`shinpan.sheet.${e.id}`} />`:t`<${P} title=${O(`import.title`)} up="#/standings"><p class="note warn">${O(`import.not-you`)}</p><//>`}function ya(e){return e===`points`||e===`row`?O(`import.field.${e}`):e}function ba({state:e,place:r}){tt();let i=aa(r,ga),{text:a,looked:o,done:s,busy:l,wrong:u,ask:d}=i,[f,p]=z(!1),m=o&&o.new>0&&(o.wrong===0||f);return t`<${P} title=${O(`import.title`)} up="#/standings">
<${sa} sheet=${i} hint=${O(`import.columns`)} />
${u&&t`<${oa} wrong=${u} />`}
${l&&t`<${n} text=${O(`import.busy.${l}`)} />`}
${s&&t`<p class="note info" role="status">${O(`import.done`,{count:s.new,known:s.known})} <a class="reach" href="#/standings">${O(`hall-standings`)}</a></p>`}
${!o&&!s&&t`<button class="button main" type="button" disabled=${!a.trim()||l} onClick=${()=>d(`look`)}>${O(`import.look`)}</button>`}
${(o||s)&&t`<${Qi} found=${o??s} title=${(e,t)=>O(`import.rows.${e}`,{count:t})} named=${ya}
about=${n=>t`<${ia} state=${e} row=${n} />`} />`}
${o?.wrong>0&&o.new>0&&t`<${c} label=${O(`import.only-good`)} hint=${O(`import.only-good-hint`)} checked=${f} onChange=${p} />`}
${o&&t`<button class="button main" type="button" disabled=${!m||l} onClick=${()=>d(`bring`,{only_good:f})}>${O(`import.bring`,{count:o.new})}</button>`}
<//>`}const xa={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function Sa(e,t){let n=t?.content.rule_points??{},r=Object.entries(xa).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in xa&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(xa);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function Ca(t,n){let r=g(u(t,n.round).map(b)).filter(({what:e,hanchan:t})=>e===`replaced`&&t===n.id).map(({person:e})=>e);return e.filter(e=>r.includes(n.seats[e]))}function wa(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function Ta(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Ea(t,n,r,i){let a=`shinpan.result.`+n.id,o=r?.number??0,[s,c]=z(()=>i?Oa(i):Da(a,o)??Oa(r)),l=e=>{let t={...s,...e};A(a,{...t,number:o}),c(t)},{texts:u,named:d,deposits:f,reason:p}=s,m=Ca(t,n),h=Object.fromEntries(e.map(e=>[e,wa(u[e])])),g=e.filter(e=>d.includes(e)||m.includes(e));return{of:e=>({text:u[e],wrong:u[e].trim()!==``&&h[e]===null,substitute:g.includes(e),replaced:m.includes(e),onText:t=>l({texts:{...u,[e]:t}}),onSubstitute:t=>l({named:t?[...d,e]:d.filter(t=>t!==e)})}),body:{points:h,deposits:wa(f||`0`,0),unranked:g},deposits:f,reason:p,type:l,forget:()=>A(a,null)}}function Da(e,t){let n=de(e);return n?.number===t?n:null}function Oa(t){return{texts:Object.fromEntries(e.map(e=>[e,String(t?.points[e]??``)])),named:t?.unranked??[],deposits:String(t?.deposits??0),reason:t?.corrects?.reason??``}}function ka({label:e,text:n,wrong:r,onText:i}){let a=/^[−-]/.test(n.trim());return t`<div class="sheet-seat">
<${R} label=${e} value=${n} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${r?O(`result.hundreds`):void 0} onInput=${i} />
<button class="button" type="button" aria-pressed=${a} aria-label=${O(`result.negative`,{label:e})} onClick=${()=>i(a?n.trim().slice(1):`-${n.trim()}`)}>±</button>
</div>`}function Aa({seats:e}){return t`<fieldset>
<legend>${O(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:n,substitute:r,replaced:i,onSubstitute:a})=>t`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r} disabled=${i}
onChange=${e=>a(e.currentTarget.checked)} />
<span>${n}${i&&t` <small>${O(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function ja({state:n,hanchan:r,result:i,refused:a,first:o,onSent:s,onClose:c}){let{book:l}=B(),{numbers:u,complete:f}=Sa(n,l),p=Ea(n,r,i,o),h=I(),g=e.map(e=>{let t=n.players[r.seats[e]]?.name??`?`;return{seat:e,label:`${h.phrase(`seat-${e}`)} · ${t}`,...p.of(e)}}),{does:_,wrong:v}=ee(),y=p.reason.trim(),b={...p.body,...i&&{corrects:{number:i.number,reason:y}}},x=Ta(Object.values(b.points),b.deposits,u.starting_points),S=i&&Ma(b,i),C=f&&x===0&&!S&&(!i||y);return t`<form class="stack" onSubmit=${e=>{e.preventDefault(),C&&_(async()=>{await j.send(`result`,r.id,b,{hold:!0,replaces:a?.id}),p.forget(),d(),m(O(`result.sent`)),s(b)})}}>
${!l&&t`<p class="note warn" role="alert">${O(`result.no-book`)}</p>`}
${l&&!f&&t`<p class="note warn" role="alert">${O(`result.no-scoring`)} <a class="reach" href="#/standings">${O(`hall-standings`)}</a></p>`}
${i&&t`<p class="note">${O(`result.corrects`)}</p>`}
<div class="sheet">${g.map(e=>t`<${ka} key=${e.seat} ...${e} />`)}</div>
<${Na} left=${x} starting=${u.starting_points} onDeposits=${e=>p.type({deposits:String(b.deposits+e)})} />
<${R} label=${O(`result.deposits`)} hint=${O(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${p.deposits}
wrong=${b.deposits===null?O(`result.hundreds`):void 0} onInput=${e=>p.type({deposits:e})} />
<${Aa} seats=${g} />
${i&&t`<${R} long label=${O(`hall-reason`)} hint=${O(`hall-reason-missing`)} value=${p.reason} maxlength="4000" onInput=${e=>p.type({reason:e})} />`}
${S&&t`<p class="soft" role="status">${O(`result.same`)}</p>`}
${v}
<div class="pair">
<button class="button main" disabled=${!C}>${O(i?`result.correct`:`result.enter`)}</button>
${c&&t`<button class="button" type="button" onClick=${()=>{p.forget(),c?.()}}>${O(`cancel`)}</button>`}
</div>
</form>`}function Ma({points:t,deposits:n,unranked:r},i){return e.every(e=>t[e]===i.points[e])&&n===i.deposits&&r.join()===i.unranked.join()}function Na({left:e,starting:n,onDeposits:r}){if(n===void 0)return null;let i=G(4*n),a=e===null?``:e===0?`info`:`bad`,o=e!==null&&e>0&&e%1e3==0;return t`<div class=${`note stack ${a}`}>
<p role="status">${Pa(e,i)}</p>
${o&&t`<button class="button" type="button" onClick=${()=>r(e)}>${O(`result.as-deposits`,{points:G(e)})}</button>`}
</div>`}function Pa(e,t){return e===null?O(`result.sum`,{all:t}):e===0?O(`result.fits`,{all:t}):O(e>0?`result.lacks`:`result.exceeds`,{points:G(Math.abs(e)),all:t})}function Fa({state:e,hanchan:n,result:r,onCorrect:i}){let a=Ia(r);return t`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${O(`result.holds`)} ${r.unsent&&r.outbox!==`done`&&t`<span class="badge info">${O(`hall-unsent`)}</span>`}</h2>
<${La} state=${e} hanchan=${n} result=${r} />
<${ye} id=${r.item}
otherwise=${i&&t`<button class="button" type="button" onClick=${i}>${O(`result.correct`)}</button>`} />
</section>
${a.length>0&&t`<${T} title=${O(`result.earlier`,{count:a.length})}>
${()=>t`<div class="stack">${a.map(r=>t`<${La} key=${r.number} state=${e} hanchan=${n} result=${r} />`)}</div>`}
<//>`}`}function Ia({before:e}){return e?[e,...Ia(e)]:[]}function La({state:n,hanchan:r,result:{points:i,deposits:a,unranked:o,official:s,at:c,reason:l}}){let u=I(),d=n.officials[s]?.name??O(`hall-unknown`);return t`<div class="card">
<dl class="facts">
${e.map(e=>t`<div key=${e}>
<dt>${u.phrase(`seat-${e}`)} · <span class="who">${n.players[r.seats[e]]?.name??`?`}</span>${o.includes(e)&&t`<small>${O(`result.substitute`)}</small>`}</dt>
<dd>${G(i[e])}</dd>
</div>`)}
${a>0&&t`<div><dt>${O(`result.deposits`)}</dt><dd>${G(a)}</dd></div>`}
</dl>
<p class="soft">${[d,D(c,n.settings.time_zone),l].filter(Boolean).join(` · `)}</p>
</div>`}function Ra({args:[e],query:n}){let{tournament:r,state:i}=B(),a=i?.hanchans[e];return!r||!i?t`<${y} title=${O(`hall-result`)} />`:a?t`<${za} state=${i} hanchan=${a} again=${n.has(`again`)} />`:t`<${N} title=${O(`hall-result`)} text=${O(`result.no-hanchan`)} up="#/tables" />`}function za({state:e,hanchan:n,again:r}){let{outbox:i,official:a}=B(),o=e.results[n.id]??null,s=i.find(({kind:e,subject:t,state:r})=>e===`result`&&t===n.id&&he(r)),[c,l]=z(!o||r),[u,d]=z(null),f=F(a),p=c||!o&&!s;_(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[p]);let m=e=>{d(e),l(!1)},h=e.tables[n.table]?.label??`?`;return t`<${P} title=${O(`result.title`,{label:h,round:n.round})} up=${`#/table/${n.table}`}>
${s&&t`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${O(`result.refused`)}</h2>
<${Xe} problem=${s.problem} />
${!p&&t`<button class="button" type="button" onClick=${()=>l(!0)}>${O(`hall-change`)}</button>`}
</section>`}
${f&&p&&t`<${ja} state=${e} hanchan=${n} result=${o} refused=${s} first=${s?.body??(o?null:u)} onSent=${m}
onClose=${o&&(()=>l(!1))} />`}
${!f&&!o&&t`<${C} text=${O(`result.none`)} />`}
${o&&!(f&&p)&&t`<${Fa} state=${e} hanchan=${n} result=${o} onCorrect=${f&&(()=>l(!0))} />`}
<a class="button quiet" href="#/standings">${O(`hall-standings`)}</a>
<//>`}function Ba({state:e,id:n}){let r=V(`standings/${n}`),{body:i}=r.answer??{},a=i?.name??(e.players[n]??e.teams[n])?.name??O(`hall-unknown`);return t`<${P} title=${a} up="#/standings">
<${Ue} seen=${r} />
<${Tn} />
${i&&t`<${Va} state=${e} body=${i} />`}
${e.players[n]&&t`<a class="button" href=${`#/player/${n}`}>${O(`standings.player`)}</a>`}
<//>`}function Va({state:e,body:n}){let{kind:r,rank:i,disqualified:a,games:o,ledger:s,score:c,p:l,pts:u,final:d}=n,f=O(a?`standings.disqualified`:`standings.unranked`);return t`<section class="card" aria-labelledby="total">
<h2 id="total">${i===null?f:O(`standings.rank`,{rank:i})}</h2>
<dl class="facts">
<div><dt>${O(`standings.scored`,{count:n.hanchans})}</dt><dd>${K(c)}</dd></div>
<div><dt>${O(`standings.taken`)}</dt><dd>${K(-10*l-u/100)}</dd></div>
<div><dt><strong>${O(`standings.total`)}</strong></dt><dd>${K(d)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${O(`standings.games`)}</h2>
${o.length===0&&t`<p class="soft">${O(`standings.no-games`)}</p>`}
${o.map(n=>t`<${Ua} key=${n.hanchan+n.seat} state=${e} game=${n} named=${r===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${O(`standings.taken`)}</h2>
${s.length===0&&t`<p class="soft">${O(`standings.nothing-taken`)}</p>`}
${s.length>0&&t`<${Ha} state=${e} ledger=${s} sum=${{P:l,pts:u}} named=${r===`team`} />`}
</section>`}function Ha({state:e,ledger:n,sum:r,named:i}){let a=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,o=Object.entries(r).filter(([e,t])=>t!==0||e===`P`&&!r.pts);return t`<dl class="card facts">
${n.map(n=>t`<div key=${n.id}>
<dt>${i&&t`<span class="who">${a(n.account)}</span> · `}<${Ke} state=${e} line=${n} /></dt>
<dd>${He(n.unit,n.amount,!0)}</dd>
</div>`)}
${o.map(([e,n])=>t`<div key=${e}><dt><strong>${O(`standings.sum`)}</strong></dt><dd>${He(e,n)}</dd></div>`)}
</dl>`}function Ua({state:e,game:n,named:r}){let i=I(),{hanchan:a,number:o,round:s,table:c,seat:l,player:u,ranked:d,place:f,points:p,delta:m,uma:h,oka:g,total:_,flags:v}=n,y=[O(`hall-round`,{round:s}),O(`hall-table`,{label:c}),i.phrase(`seat-${l}`)],b=O(`standings.delta`,{points:G(p),goal:G(p-m*100)});return t`<article class="card game">
<h3><a class="reach" href=${`#/result/${a}`}>${y.join(` · `)}</a></h3>
${r&&t`<p><a class="reach who" href=${`#/standings/${u}`}>${e.players[u]?.name??`?`}</a></p>`}
${o>1&&t`<p class="soft">${O(`standings.corrected`,{count:o-1})}</p>`}
<dl class="facts">
<div><dt>${b}</dt><dd>${K(m,!0)}</dd></div>
<div><dt>${O(`standings.uma`,{place:f})}</dt><dd>${K(h,!0)}</dd></div>
<div><dt>${O(`standings.oka`)}</dt><dd>${K(g,!0)}</dd></div>
<div><dt><strong>${O(d?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${d?``:`uncounted`}>${K(_,!0)}</dd></div>
</dl>
${v.map(e=>t`<p class="note warn" key=${e}>${O(`standings.flag.${e}`)}</p>`)}
</article>`}function Wa({of:e}){let[n,r]=z(``);return t`<button class="button" type="button" onClick=${()=>{r(``);let t=`standings-${e}.csv`;j.file(`standings.csv?of=${e}`).then(e=>Pe(e,t),e=>r(U(e)))}}>${O(`standings.export`)}</button>
${n&&t`<p class="note bad" role="alert">${n}</p>`}`}function Ga({state:e}){let{book:n,official:r}=B(),{numbers:i,silent:a,complete:o}=Sa(e,n);if(!n)return null;let s=a.length>0&&r?.roles?.includes(`director`),c=Object.entries(i).map(([e,t])=>[O(`standings.by.${e}`),Ka(t)]),l=()=>t`${c.length>0&&t`<${ue} rows=${c} />`}
${s&&t`<${qa} names=${a} numbers=${i} />`}`;return o?t`<${T} title=${O(`standings.by`)}>${l}<//>`:t`<section class="card" aria-labelledby="by">
<h2 id="by">${O(`standings.by`)}</h2>
<p class="note warn">${O(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function Ka(e){return Array.isArray(e)?e.map(e=>`${G(e)}P`).join(` / `):G(e)}function qa({names:e,numbers:n}){let[r,i]=z(()=>Object.fromEntries(e.map(e=>[e,[n[e]??``].flat().join(` `)]))),[a,o]=z(null),[s,c]=z(!1);return t`<form class="stack" onSubmit=${async t=>{t.preventDefault(),c(!0);let i=e.map(e=>[e,Ja(e,r[e])]),a=e.filter(e=>n[e]!=null).map(e=>[e,n[e]]),s={...Object.fromEntries(i),replaces:a.length?Object.fromEntries(a):null};await j.ask(`scoring`,{method:`PUT`,body:s}).then(()=>o(null),o),c(!1)}}>
${e.map(e=>t`<${R} key=${e} label=${O(`standings.by.${e}`)} hint=${O(`standings.hint.${e}`)}
value=${r[e]} required autocomplete="off" onInput=${t=>i({...r,[e]:t})} />`)}
${a&&(a.problem?t`<${Xe} problem=${a.problem} />`:t`<p class="note bad" role="alert">${U(a)}</p>`)}
<button class="button main" disabled=${s}>${O(`standings.set`)}</button>
</form>`}function Ja(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Ya):Ya(n.replace(/[\s,.'’]/g,``))}function Ya(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Xa({args:[e]}){let{tournament:n,state:r}=B();return!n||!r?t`<${y} title=${O(`hall-standings`)} />`:e?t`<${Ba} state=${r} id=${e} />`:t`<${Za} state=${r} />`}function Za({state:e}){let{official:n}=B(),r=V(`standings`),[i,o]=z(`players`),{body:s}=r.answer??{},c=F(n)&&t`<a class="button" href="#/import">${O(`standings.import`)}</a>`;return t`<${P} title=${O(`hall-standings`)} up="#/tables" actions=${c}>
<${Ue} seen=${r} />
<${Tn} />
${s?.teams.length>0&&t`<${a} label=${O(`standings.of`)} value=${i} onChange=${o}
options=${[`players`,`teams`].map(e=>({value:e,text:O(`standings.of.${e}`)}))} />`}
${s&&t`<${Qa} state=${e} found=${s[i]} />`}
${s&&t`<${Wa} of=${i} />`}
<${Dn} state=${e} />
<${Ga} state=${e} />
<//>`}function Qa({state:e,found:n}){let r=n.map(({rank:e})=>e);return r.every(e=>e===null)?t`<${$a} state=${e} />`:t`<ul class="rows" aria-label=${O(`hall-standings`)}>
${n.map(n=>t`<li key=${n.id}>
<a class="row" href=${`#/standings/${n.id}`}>
<strong class="rank">${n.rank??`–`}</strong>
<span class="body"><span class="who">${n.name}</span><small>${eo(e,n,r).join(` · `)}</small></span>
<strong>${K(n.final)}</strong>
</a>
</li>`)}
</ul>`}function $a({state:e}){let{official:n}=B(),[r]=En(e);return t`<${C} text=${O(r?`standings.none`:`standings.no-hanchans`)}>
${r&&F(n)&&t`<a class="button" href=${`#/result/${r.id}`}>${O(`standings.enter`,{name:r.name})}</a>`}
${!r&&t`<${et} />`}
<//>`}function eo(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},c){let l=t!==null&&c.indexOf(t)!==c.lastIndexOf(t);return[e.teams[n]?.name,s&&O(`standings.disqualified`),!s&&t===null&&O(`standings.unranked`),l&&O(`standings.shared`),r>0&&O(`standings.hanchans`,{count:r}),a!==0&&O(`standings.less`,{score:K(i),p:`${G(a)}P`}),o!==0&&O(`standings.less`,{score:K(i),p:G(o)})].filter(Boolean)}export{tr as Alarm,Cn as Cards,wt as Dashboard,Kt as Escalation,Jt as Escalations,hn as Fines,_a as Import,Pr as Journal,yn as Payment,zi as People,Qt as Precedents,Ui as Reports,Ra as Result,Xa as Standings};