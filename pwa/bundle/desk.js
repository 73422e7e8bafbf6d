import{$n as e,$t as t,At as n,Br as r,Cn as i,Ct as a,D as o,Dt as s,E as c,F as l,Gt as u,H as d,Ht as f,It as p,Jt as m,L as h,Lt as g,M as _,N as v,O as y,Or as b,Ot as x,Pr as S,Rr as C,S as ee,St as w,Tt as T,Ut as te,Vr as ne,Vt as E,Wt as D,Xt as re,Yt as O,ar as ie,c as ae,cn as k,ct as oe,dn as A,et as j,h as se,i as ce,ir as le,it as ue,j as M,jt as N,kt as de,l as P,ln as fe,lt as F,m as pe,nt as I,qt as me,rr as he,s as ge,tt as _e,v as ve,wt as L,x as ye,xr as be,xt as xe,zr as R,zt as z}from"./app.js";import{$t as Se,B as Ce,D as we,F as Te,G as Ee,Gt as De,I as Oe,K as ke,Kt as Ae,M as je,N as Me,P as Ne,Pt as Pe,Qt as Fe,T as Ie,U as Le,W as Re,Xt as ze,Zt as Be,_ as Ve,_t as He,bt as Ue,en as We,f as Ge,ft as Ke,g as qe,gt as Je,ht as Ye,in as Xe,ln as Ze,mt as Qe,nn as B,p as $e,pt as V,rn as et,tn as H,u as tt,un as nt,ut as U,v as rt,vt as it,w as at,wt as ot,xt as W,y as st,yt as G}from"./shared.js";function K({id:e,title:n,what:r,about:i,rows:a}){let o=Math.max(...a.map(({value:e})=>e),1);return t`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${n}</h2>
${i&&t`<p class="soft">${i}</p>`}
${a.length===0&&t`<p class="soft">${D(`dashboard.none`)}</p>`}
<ul class="bars">
${a.slice(0,10).map(e=>t`<li key=${e.key}><${ct} row=${e} most=${o} /></li>`)}
</ul>
${a.length>0&&t`<${w} title=${D(`dashboard.numbers`)}>${()=>t`<${ut} title=${n} what=${r} rows=${a} />`}<//>`}
</section>`}function ct({row:{name:e,value:n,part:r=0,href:i},most:a}){return t`<a class="bar" href=${i}>
<span>${e}</span>
<strong>${W(n)}</strong>
<${lt} value=${n} part=${r} most=${a} />
${r>0&&t`<small>${D(`dashboard.part`,{count:W(r)})}</small>`}
</a>`}function lt({value:e,part:n=0,most:r}){let i=e=>`${100*e/r}%`;return t`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${i(e)} height="14" rx="4" />
${n>0&&t`<rect class="part" width=${i(n)} height="14" rx="4" />`}
</svg>`}function ut({title:e,what:n,rows:r}){let i=r.some(({part:e})=>e!==void 0);return t`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${n}</th>
<th scope="col">${D(`hall-rulings`)}</th>
${i&&t`<th scope="col">${D(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${r.map(({key:e,name:n,value:r,part:a,href:o})=>t`<tr key=${e}>
<th scope="row"><a class="reach" href=${o}>${n}</a></th>
<td>${W(r)}</td>
${i&&t`<td>${W(a??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function dt(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:D(`hall-round`,{round:e})}));return[{value:``,text:D(`hall-any`)},...n]}function ft({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function pt({state:e,spread:n,asked:r}){let i=e.settings.time_zone,a=new Set(n.map(({hour:e})=>e.slice(0,10))),{columns:o,tables:s,counts:c,most:l}=ht(n,a.size>1?e=>_t(e,i):gt);return n.length===0?null:t`<section class="card" aria-labelledby="spread">
<h2 id="spread">${D(a.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${D(`dashboard.table`)}</th>${o.map(({key:e,text:n})=>t`<th scope="col" key=${e}>${n}</th>`)}</tr></thead>
<tbody>
${s.map(({id:e,label:n})=>t`<tr key=${e}>
<th scope="row">${n}</th>
${o.map(n=>t`<td key=${n.key}><${mt} count=${c.get(e+n.key)} most=${l} href=${vt(r,e,n)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function mt({count:e,most:n,href:r}){if(!e)return null;let i=20*Math.sqrt(e/n);return t`<a class="spot" href=${r}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${i} /></svg>
<strong>${W(e)}</strong>
</a>`}function ht(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function gt(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function _t(e,t){let n=e.slice(0,10),r=f(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function vt(e,t,{from:n,until:r}){return ft(e,{table:t,from:n,until:r})}function yt({state:e,changes:n}){return t`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${D(`dashboard.recharged`)}</h2>
<p class="soft">${D(n.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${n.map(({at:n,official:r,account:i,unit:a,before:o,after:s,reason:c})=>t`<li key=${[n,i.id,a].join()}>
<span class="who">${V(e,i)}</span> ${U(a,o)} → <strong>${U(a,s)}</strong>
<br /><small class="soft">${[E(n,e.settings.time_zone),r.name,c].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function bt({taking:{timed:e,median:n,bands:r},asked:i}){let a=r.map(({from:e,until:t,rulings:n})=>({key:String(t),name:D(e>1?`dashboard.from`:`dashboard.until`,{from:b(e),until:b(t)}),value:n,href:ft(i,{took:`${e}-${t}`})})),o=e?D(`dashboard.median`,{time:b(n),count:e}):D(`dashboard.untimed`);return t`<${K} id="taking" title=${D(`dashboard.taking`)} what=${D(`dashboard.time`)}
about=${`${o} ${D(`dashboard.measured`)}`} rows=${e?a:[]} />`}function xt(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(y(n)).map(([t,n])=>[o(e,t),c(e,t,n)]);return[...r,...i]}function St({cases:e}){return t`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${D(`dashboard.unlike`)}</h2>
<p class="soft">${D(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,n)=>t`<${Ct} key=${n} one=${e} />`)}
</section>`}function Ct({one:{foul:e,facts:n,context:r,revisions:i,outcomes:a}}){let o=F(),s=a[0].rulings.length,c=xt(o,n,r);return t`<article class="stack case">
<h3>${j(o,e)}</h3>
${c.length>0&&t`<p class="soft">${c.map(e=>e.join(` `)).join(` · `)}</p>`}
${i>1&&t`<p class="note info">${D(`dashboard.revisions`,{count:i})}</p>`}
${a.map((e,n)=>t`<${wt} key=${n} outcome=${e} most=${s} />`)}
</article>`}function wt({outcome:{penalties:e,rulings:n},most:r}){let i=F(),{state:a}=z(),o=n.map(e=>a.rulings[e]).filter(Boolean),s=t`<span class="body outcome"><span>${I(i,{penalties:e,effects:o[0]?.effects})}</span><strong>${W(n.length)}</strong><${lt} value=${n.length} most=${r} /></span>`;return t`<${w} title=${s}>${()=>t`<${pe} rulings=${o} place empty=${D(`hall-none-found`)} />`}<//>`}function Tt(){let{tournament:e,state:n,official:r}=z();return!e||!n?t`<${_} title=${D(`dashboard.title`)} />`:ge(r)?t`<${Et} state=${n} />`:t`<${N} title=${D(`dashboard.title`)} up="#/log"><p class="note warn">${D(`dashboard.whose`)}</p><//>`}function Et({state:e}){let[n,i]=r({day:``,round:``});return t`<${N} title=${D(`dashboard.title`)} up="#/log">
<div class="asked">
<${L} type="date" label=${D(`dashboard.day`)} value=${n.day} onInput=${e=>i({...n,day:e})} />
<${T} label=${D(`dashboard.round`)} value=${n.round} options=${dt(e)}
onChange=${e=>i({...n,round:e})} />
</div>
<${Dt} key=${JSON.stringify(n)} state=${e} asked=${n} />
<//>`}function Dt({state:e,asked:n}){let r=new URLSearchParams(Object.entries(n).filter(([,e])=>e)).toString(),i=B(r?`dashboard?${r}`:`dashboard`),{body:a}=i.answer??{};return t`<${At} seen=${i} zone=${e.settings.time_zone} />
${a&&t`<${Ot} state=${e} body=${a} asked=${n} />`}`}function Ot({state:e,body:n,asked:r}){let i=F(),{totals:a,by_foul:o,by_official:s,escalations:c}=n,l=e=>ft(r,e),u=e=>({key:e.foul,name:j(i,e.foul)}),d=({official:e})=>({key:e.id,name:e.name}),f=e=>({value:e.rulings,part:e.otherwise}),p=o.filter(e=>e.otherwise>0);return t`<p role="status">${D(`dashboard.totals`,a)}</p>
<div class="dashboard">
<${K} id="fouls" title=${D(`dashboard.fouls`)} what=${D(`dashboard.foul`)}
rows=${o.map(e=>({...u(e),...f(e),href:l({foul:e.foul})}))} />
<${K} id="referees" title=${D(`dashboard.referees`)} what=${D(`dashboard.referee`)}
rows=${s.map(e=>({...d(e),...f(e),href:l({official:e.official.id})}))} />
<${pt} state=${e} spread=${n.by_table_and_hour} asked=${r} />
<${K} id="otherwise" title=${D(`dashboard.otherwise`)} about=${D(`dashboard.otherwise-about`)} what=${D(`dashboard.foul`)}
rows=${p.map(e=>({...u(e),value:e.otherwise,href:l({foul:e.foul,book:`otherwise`})}))} />
<${St} cases=${n.differently} />
<${yt} state=${e} changes=${n.recharged??[]} />
<${K} id="escalations" title=${D(`dashboard.escalations`)} what=${D(`dashboard.status`)}
rows=${c.map(e=>kt(e,l))} />
<${bt} taking=${n.time_to_rule} asked=${r} />
</div>`}function kt({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>O(`hall-escalation.${e}`)?D(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function At({seen:{answer:e,fresh:r,trouble:i},zone:a}){nt();let o=e&&E(e.at,a);return!e&&!i?t`<${n} />`:i?t`<p class="note warn" role="status">${H(i)} ${D(e?`dashboard.old`:`dashboard.never`,{time:o??``})}</p>`:t`<p class="soft">${D(r?`dashboard.at`:`dashboard.asking`,{time:o??``})}</p>`}const jt=[`photo`,`note`];function Mt({state:e,escalation:n,ruling:i}){let a=z(),{outbox:o}=a,[s,c]=r(null);if(C(()=>void A.loadEscalationSteps(),[]),o.some(({subject:e,kind:t,state:r})=>e===n.id&&!jt.includes(t)&&ie(r)))return t`<p class="note bad">${D(`esc.stuck`)} <a href="#/outbox">${D(`hall-resolve`)}</a></p>`;let l=Me(a,n,i);return t`
${l===`decide`&&t`<${It} state=${e} escalation=${n} ruling=${i} onAsk=${c} />`}
${l===`appeal`&&t`<button class="button main" type="button" onClick=${()=>c(Nt)}>${D(`esc.do.appeal`)}</button>`}
${l===`reopen`&&t`<button class="button" type="button" onClick=${()=>c(Pt)}>${D(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(l)&&t`<p class="note warn">${D(`esc.${l}`)}</p>`}
${l===``&&t`<p class="soft">${D(`esc.wait.${n.status}`)}</p>`}
${s&&t`<${Ae} what=${s.name} title=${D(`esc.do.${s.name}`)} text=${D(`esc.means.${s.name}`)} yes=${D(`esc.do.${s.name}`)}
onReason=${async e=>{if(!s)return;let{kind:t,name:r,...i}=s;await A.send(t,n.id,{reason:e,...i}),u(),p(D(`esc.done.${t}`)),c(null)}} onClose=${()=>c(null)} />`}
`}const Nt={kind:`appeal`,name:`appeal`},Pt={kind:`reopening`,name:`reopening`},Ft=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function It({state:e,escalation:n,ruling:r,onAsk:i}){let{id:a,standing_id:o,steps:s}=n,{table:c,seat:l,foul:u}=e.rulings[o]??r,d=s.findLast(({outcome:e})=>e)?.outcome===`amended`&&o,f=`#/call/${c.id}/${l??`-`}/${u}?amends=${o??a}&decides=${a}`,p=(e,n=``)=>t`<button class=${`button ${n}`} type="button" onClick=${()=>i(e)}>${D(`esc.do.${e.name}`)}</button>`;return t`
${d&&p(Ft(`amended`,`confirmed`),`main`)}
${p(Ft(`upheld`),d?``:`main`)}
<a class="button" href=${f}>${D(d?`esc.amend-again`:`hall-amend`)}</a>
${p(Ft(`overturned`),`danger`)}
`}function Lt({ruling:e,rulings:n}){let r=F(),{state:i}=z(),[a,o]=[!0,!1].map(t=>n.filter(n=>Bt(n,e)===t)),s=[...a,...o].slice(0,12);return t`<section class="stack">
<h2>${D(`esc.same-foul`)}</h2>
${n.length===0&&t`<p class="soft">${D(`esc.never-before`)}</p>`}
<ul class="rows">
${s.map(n=>t`<li key=${n.id}>
<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${ue(n.kind)}`}>${I(r,n)}</strong>
<small>${[n.offender.name,i.officials[n.official]?.name,E(n.ruled_at,i.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${a.includes(n)&&t`<span class="badge info">${D(`esc.same-facts`)}</span>`}
${n.revision!==e.revision&&t`<span class="badge warn">${D(`esc.other-revision`)}</span>`}
<${se} ruling=${n} />
</span>
</a>
</li>`)}
</ul>
${n.length>12&&t`<a class="reach" href=${`#/log?foul=${e.foul}`}>${D(`esc.all-of-foul`,{count:n.length})}</a>`}
</section>`}function Rt(e,t,{offender:n}){return Ht(e,t,e=>e.offender.id===n.id)}function zt(e,t,{foul:n}){return Ht(e,t,e=>e.foul===n)}function Bt(e,t){return S(Vt(e))===S(Vt(t))}function Vt({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Ht(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return ve(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Ut({state:e,foul:n,escalation:r}){let i=B(`precedents?limit=20&foul=${n}`);return t`<section class="stack">
<h2>${D(`esc.precedents`)}</h2>
<${We} seen=${i} what="precedents" />
${i.answer&&t`<${Gt} state=${e} items=${Wt(i.answer.body.items,r)} />`}
<a class="button" href=${`#/precedents?foul=${n}`}>${D(`esc.search-precedents`)}</a>
</section>`}function Wt(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Gt({state:e,items:n}){let r=F();return n.length===0?t`<p class="soft">${D(`esc.no-precedents`)}</p>`:t`<ul class="rows below precedents">
${n.map(n=>t`<li key=${n.ruling.id}><${Kt} state=${e} words=${r} precedent=${n} /></li>`)}
</ul>`}function Kt({state:e,words:n,precedent:{ruling:r,why:i,facts:a,note:o,reason:s,escalation:c,revision_changed:l}}){let u=[o,s,...c?.steps.map(e=>e.reason)??[]].filter(Boolean),d=Object.entries(a).map(([e,t])=>`${n.question(e)} ${n.answer(e,{value:t})}`);return t`<a class="row" href=${`#/ruling/${r.id}`}>
<span class="body">
<strong class=${`penalty ${ue(r.kind)}`}>${I(n,r)}</strong>
<span>${j(n,r.foul)} · <span class="who">${r.offender.name}</span></span>
${d.map(e=>t`<small key=${e}>${e}</small>`)}
${u.map(e=>t`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[r.official]?.name,E(r.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(r.status)&&t`<span class="badge">${D(`hall-status.${r.status}`)}</span>`}
${l&&t`<span class="badge warn">${D(`esc.revision-changed`)}</span>`}
${i.map(e=>t`<span class="badge" key=${e}>${D(`esc.why.${e}`)}</span>`)}
${c&&t`<span class="badge info">${Ne(c)}</span>`}
</span>
</span>
</a>`}function qt({args:[e]}){let{tournament:n,state:r}=z();if(!n||!r)return t`<${_} title=${D(`esc.one`)} />`;let[i,a]=[r.escalations[e],r.rulings[e]];return!i||!a?t`<${M} title=${D(`esc.one`)} text=${D(`esc.missing`)} up="#/escalations" />`:t`<${Jt} state=${r} escalation=${i} ruling=${a} />`}function Jt({state:e,escalation:n,ruling:r}){let i=F(),a=ze([r])[r.revision],o=d(i,a,r),s=o&&(o.chosen??o.final??o.first),c=n.status===`open`;ot(c);let l=t`<${Mt} state=${e} escalation=${n} ruling=${r} />`;return t`<${N} title=${j(i,r.foul)} up="#/escalations" actions=${l}>
<${Ee} ruling=${r} shown=${s}>
<p role="status"><span class=${`badge ${c?`warn`:`info`}`}>${Te(n)}</span> ${c&&t`<span class="soft">${je(n.escalated_at)}</span>`}</p>
<//>
<${we} state=${e} escalation=${n} />
<section class="stack">
<h2>${D(`esc.so-far`)}</h2>
<${at} state=${e} events=${Ie(e,n)} />
</section>
<${Ve} ruling=${r} />
${o?t`<${rt} ruling=${r} spoken=${o} />`:t`<p class="soft">${D(`hall-no-book`)}</p>`}
<${st} state=${e} ruling=${r} />
<${Re} state=${e} ruling=${r} />
<${Ce} state=${e} ruling=${r} />
<section class="stack">
<h2>${D(`esc.on-offender`,{name:r.offender.name})}</h2>
<${pe} rulings=${Rt(e,n,r)} place empty=${D(`esc.nothing-else`)} />
</section>
<${ke} state=${e} id=${r.offender.id} />
<${Lt} ruling=${r} rulings=${zt(e,n,r)} />
<${Ut} state=${e} foul=${r.foul} escalation=${n} />
<//>`}function Yt(){let{tournament:e,state:n}=z();return!e||!n?t`<${_} title=${D(`hall-escalations`)} />`:t`<${Xt} state=${n} />`}function Xt({state:e}){let n=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),r=n.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),i=r.filter(({status:e})=>e===`open`),a=r.filter(({status:e})=>e!==`open`).reverse();return ot(i.length>0),t`<${N} title=${D(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${D(`esc.precedents`)}</a></p>
${n.length===0&&t`<${x} text=${D(`esc.none`)}><a class="button" href="#/log">${D(`hall-log`)}</a><//>`}
<${Zt} state=${e} title=${D(`esc.waiting`,{count:i.length})} escalations=${i} />
<${Zt} state=${e} title=${D(`esc.decided-ones`)} escalations=${a} />
<//>`}function Zt({state:e,title:n,escalations:r}){return r.length===0?null:t`<section class="stack">
<h2>${n}</h2>
<ul class="rows below">${r.map(n=>t`<li key=${n.id}><${Qt} state=${e} escalation=${n} /></li>`)}</ul>
</section>`}function Qt({state:e,escalation:n}){let r=F(),i=e.rulings[n.id],a=n.status===`open`,o=[D(`hall-table`,{label:i.table.label}),Oe(e,n),je(n.escalated_at)];return t`<a class="row" href=${`#/escalation/${n.id}`}>
<span class="body">
<strong>${j(r,i.foul)}</strong>
<span><span class="who">${i.offender.name}</span> · ${I(r,i)}</span>
<small>${o.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${a?`warn`:``}`}>${Te(n)}</span>
${!a&&t`<span class="badge info">${Ne(n)}</span>`}
${n.unsent&&t`<span class="badge info">${D(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function $t({query:e}){let{tournament:n,state:r}=z();return!n||!r?t`<${_} title=${D(`esc.precedents`)} />`:t`<${en} state=${r} begun=${e.get(`foul`)??``} />`}function en({state:e,begun:n}){let i=F(),[a,o]=r(n in i.catalogue.fouls?n:``),[s,c]=r({}),[l,u]=r(``),[d,f]=r(``),p=e=>{o(e),c({})},m=e=>{e.preventDefault(),f(l.trim())},h=B(an(a,s,d)),g=h.answer?.body;return t`<${N} title=${D(`esc.precedents`)} up="#/escalations">
<p class="soft">${D(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${T} label=${D(`hall-filter.foul`)} value=${a} options=${[{value:``,text:D(`esc.any`)},...rn(i)]} onChange=${p} />
${a&&t`<${tn} words=${i} foul=${a} facts=${s} onFacts=${c} />`}
<${L} type="search" label=${D(`esc.words`)} hint=${D(`esc.words-hint`)} value=${l} onInput=${u} maxlength="200" />
<button class="button">${D(`esc.search`)}</button>
</form>
<${We} seen=${h} what="precedents" />
${g&&t`<${Gt} state=${e} items=${g.items} />`}
${g?.next&&t`<p class="note">${D(`esc.more`,{count:50})}</p>`}
<//>`}function tn({words:e,foul:n,facts:r,onFacts:i}){let{book:a}=z();return a?a.table(n).used.map(n=>{let a=nn(e.catalogue.facts[n]).map(t=>({value:String(t),text:e.answer(n,{value:t})}));return a.length>0&&t`<${T} key=${n} label=${e.question(n)} value=${r[n]??``}
options=${[{value:``,text:D(`esc.any`)},...a]} onChange=${e=>i({...r,[n]:e})} />`}):null}function nn({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function rn(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function an(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function on({state:e,balances:n,onPay:r}){let i=n.filter(({amount:e})=>e>0),a=Je(i).map(([e,t])=>U(e,t));return t`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${D(`fines.owing`)}</h2>
${i.length===0&&t`<p class="soft">${D(`fines.none`)}</p>`}
${i.length>0&&t`<p>${D(`fines.in-all`,{amount:a.join(` · `)})}</p>`}
<ul class="rows">
${i.map(n=>t`<li key=${cn(n)}><${ln} state=${e} balance=${n} onPay=${r} /></li>`)}
</ul>
${i.length>0&&t`<p class="soft">${D(`fines.not-seated`)}</p>`}
</section>`}function sn({state:e,balances:n}){let r=n.filter(({amount:e})=>e<0);return r.length===0?null:t`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${D(`fines.paid-back`)}</h2>
<ul class="rows">
${r.map(n=>t`<li key=${cn(n)}><${ln} state=${e} balance=${n} /></li>`)}
</ul>
<p class="soft">${D(`fines.gives-back`)}</p>
</section>`}function cn({account:e,unit:t}){return e.id+t}function ln({state:e,balance:n,onPay:r}){let{account:i,unit:a,amount:o,since:s,lines:c}=n,l=c.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),u=[o>0&&D(`fines.since`,{time:E(s,e.settings.time_zone)}),l>0&&D(`fines.part-paid`,{amount:U(a,l)})],d=t`<span class="body who">${V(e,i)}<small>${u.filter(Boolean).join(` · `)}</small></span>
<strong>${U(a,Math.abs(o))}</strong>`;return r?t`<button class="row" type="button" onClick=${()=>r(n)}>${d}</button>`:i.kind===`player`?t`<a class="row" href=${`#/player/${i.id}`}>${d}</a>`:t`<div class="row">${d}</div>`}const un=[`cash`,`card`,`transfer`,`other`];function dn({state:e,balance:{account:n,unit:i,amount:o,lines:s},onTaken:c,onClose:l}){let[d,f]=r(()=>U(i,o).slice(i.length+1)),[p,m]=r(`cash`),[h,g]=r(``),{does:_,wrong:v}=ee(),y=Ye(i,d),b=!y||y>o?D(`fines.between`,{most:U(i,o)}):void 0,x=()=>_(async()=>{let e=h.trim()&&{note:h.trim()},t=new Date(A.now()).toISOString(),{id:r}=await A.send(`payment`,null,{account:n,unit:i,amount:y,method:p,paid_at:t,...e});u(),c(r),l()}),S=un.map(e=>({value:e,text:D(`fines.method.${e}`)}));return t`<${xe} title=${D(`fines.pays`,{name:V(e,n)})} onClose=${l}>
<dl class="facts lines">
${it(s).map(n=>t`<div key=${n.id}>
<dt><${qe} state=${e} line=${n} /></dt>
<dd>${Qe(n)}</dd>
</div>`)}
</dl>
<${L} label=${D(`fines.amount`,{unit:i})} value=${d} inputmode="decimal" wrong=${b} onInput=${f} />
<${a} label=${D(`fines.how`)} value=${p} options=${S} onChange=${m} />
<${L} label=${D(`fines.note`)} value=${h} onInput=${g} />
${v}
<button class="button main" type="button" disabled=${!!b} onClick=${x}>
${D(`fines.take`,{amount:U(i,y??0)})}
</button>
<//>`}function fn({state:e,official:n}){if(!e.season||!He(n))return null;let r=D(`fines.season`,{season:e.season.season});return t`<${w} title=${r}>${()=>t`<${pn} state=${e} />`}<//>`}function pn({state:e}){let{answer:n,fresh:r,trouble:i}=B(`ledger/fines/season`);if(!n)return t`<p class="soft" role="status">${D(i?`fines.season-away`:`loading`)}</p>`;let{items:a}=n.body,o=E(n.at,e.settings.time_zone);return t`${!r&&t`<p class="note warn" role="status">${D(`fines.season-old`,{time:o})}</p>`}
${a.length===0&&t`<p class="soft">${D(`fines.nobody`)}</p>`}
<ul class="rows">
${a.map(n=>t`<li class="row" key=${[n.holder.kind,n.tournaments[0].account,n.unit].join()}>
<span class="body who">${n.holder.name}<small>${mn(e,n)}</small></span>
<strong>${U(n.unit,n.amount)}</strong>
</li>`)}
</ul>`}function mn(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=oe(e,r)||e.settings.name;return n.length>1?`${a} ${U(t,i)}`:a}).join(` · `)}function hn({state:e}){let{fines:n}=e.others;return n.length===0?null:t`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${D(`fines.elsewhere`)}</h2>
<ul class="rows">
${n.map(({account:n,tournament:r,unit:i,amount:a,since:o})=>t`<li key=${[n.id,r,i].join()} class="row">
<span class="body who">${V(e,n)}<small>
${oe(e,r)} · ${D(`fines.since`,{time:E(o,e.settings.time_zone)})}
</small></span>
<strong>${U(i,a)}</strong>
</li>`)}
</ul>
<p class="soft">${D(`fines.paid-there`)}</p>
</section>`}function gn(){let{tournament:e,state:n}=z();return!e||!n?t`<${_} title=${D(`fines.title`)} />`:t`<${_n} state=${n} />`}function _n({state:e}){let{official:n}=z(),[i,a]=r(null),[o,s]=r(``);C(()=>void A.lookAround(),[]);let c=ne(()=>Ke(e),[e.ledger]),l=He(n);return t`<${N} title=${D(`fines.title`)} up="#/tables">
<div role="status">${e.payments[o]&&t`<${vn} state=${e} payment=${e.payments[o]} />`}</div>
<${on} state=${e} balances=${c} onPay=${l&&a} />
<${sn} state=${e} balances=${c} />
<${hn} state=${e} />
<${yn} state=${e} />
<${fn} state=${e} official=${n} />
${l&&t`<a class="button" href="#/reports">${D(`reports.link`)}</a>`}
${i&&t`<${dn} state=${e} balance=${i} onTaken=${s} onClose=${()=>a(null)} />`}
<//>`}function vn({state:e,payment:{id:n,account_kind:r,account_id:i,unit:a,amount:o}}){let s=V(e,{kind:r,id:i});return t`<p class="note info row">
<span class="body">${D(`fines.taken`,{name:s,amount:U(a,o)})}</span>
<a class="button" href=${`#/paid/${n}`}>${D(`fines.to-receipt`)}</a>
</p>`}function yn({state:e}){let n=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return n.length===0?null:t`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${D(`fines.paid`)}</h2>
<ul class="rows">
${n.map(({id:n,receipt:r,account_kind:i,account_id:a,unit:o,amount:s,method:c,paid_at:l,unsent:u})=>t`<li key=${n}><a class="row" href=${`#/paid/${n}`}>
<span class="body who">${V(e,{kind:i,id:a})}<small>
${[u?D(`fines.no-receipt-yet`):D(`fines.receipt`,{number:r}),D(`fines.method.${c}`),E(l,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${U(o,s)}</strong>
</a></li>`)}
</ul>
<p class="soft">${D(`fines.put-right`)}</p>
</section>`}function bn({args:[e]}){let{tournament:n,state:r,official:i}=z();if(!n||!r)return t`<${_} title=${D(`fines.payment`)} />`;let a=r.payments[e];if(!a)return t`<${M} title=${D(`fines.payment`)} text=${D(`fines.no-payment`)} up="#/fines" />`;let o=a.unsent?D(`fines.payment`):D(`fines.receipt`,{number:a.receipt});return t`<${N} title=${o} up="#/fines">
<${xn} state=${r} payment=${a} />
${a.unsent?t`<p class="note info" role="status">${D(`fines.receipt-later`)}</p>`:t`<${Sn} hash=${a.hash} />`}
${!a.unsent&&He(i)&&t`<${Cn} payment=${a} />`}
<//>`}function xn({state:e,payment:{account_kind:n,account_id:r,unit:i,amount:a,method:o,paid_at:s,note:c}}){let l=[[D(`fines.payer`),V(e,{kind:n,id:r})],[D(`fines.amount-paid`),U(i,a)],[D(`fines.how`),D(`fines.method.${o}`)],[D(`fines.when`),E(s,e.settings.time_zone)],...c?[[D(`fines.note-paid`),c]]:[]];return t`<dl class="facts">
${l.map(([e,n])=>t`<div key=${e}><dt>${e}</dt><dd>${n}</dd></div>`)}
</dl>`}function Sn({hash:e}){return t`<figure class="big-code">
<${Pe} text=${`${location.origin}/#/receipt/${e}`} label=${D(`fines.code`)} />
<figcaption>${D(`fines.photograph`)}</figcaption>
</figure>`}function Cn({payment:{id:e,receipt:n}}){let{live:i}=z(),{lang:a}=m(),[o,s]=r(0),{blob:c,url:l,failed:u}=Le(()=>A.file(`payments/${e}/receipt.pdf?lang=${a}`),[e,a,o].join()),d=()=>s(o+1);C(()=>{u&&i===`live`&&d()},[i]);let f=`receipt-${n}.pdf`;if(u)return t`<p class="note warn" role="status">${D(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${d}>${D(`try-again`)}</button>`;if(!l||!c)return t`<p class="soft" role="status">${D(`fines.page-comes`)}</p>`;let p=[new File([c],f,{type:c.type})];return t`<div class="doing">
<a class="button main" href=${l} target="_blank">${D(`fines.open-page`)}</a>
<a class="button" href=${l} download=${f}>${D(`fines.save-page`)}</a>
${navigator.canShare?.({files:p})&&t`<button class="button" type="button" onClick=${()=>navigator.share({files:p}).catch(()=>{})}>${D(`fines.share-page`)}</button>`}
</div>`}function wn(){let{tournament:e,state:n}=z();if(!e||!n)return t`<${_} title=${D(`hall-cards`)} />`;let r=t`<button class="button main" onClick=${()=>print()}>${D(`hall-print`)}</button>`;return t`<${N} title=${D(`hall-cards`)} up="#/tables" actions=${r}>
<p class="unprinted">${D(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${D(`reports.link`)}</a>
<ul class="codes">
${ce(n).map(e=>t`<li key=${e.id}><${Tn} table=${e} name=${n.settings.name} /></li>`)}
</ul>
<//>`}function Tn({table:e,name:n}){let{url:r,failed:i}=Le(()=>A.tableCode(e.id),e.id),a=D(`hall-table`,{label:e.label});return t`<figure>
${r&&t`<img src=${r} alt=${D(`hall-code`,{label:e.label})} />`}
${i&&t`<p class="note warn">${D(`hall-code-away`)}</p>`}
<figcaption><strong>${a}</strong><small>${n}</small></figcaption>
</figure>`}function En(){let{outbox:e}=z(),n=e.filter(({kind:e,state:t})=>e===`result`&&he(t)).length;return n===0?null:t`<p class="note info"><a class="reach" href="#/outbox">${D(`standings.waits`,{count:n})}</a></p>`}function Dn(e){let t=new Intl.Collator(void 0,{numeric:!0});return Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:kn(e,{table:n,round:r})})).sort((e,n)=>t.compare(e.name,n.name))}function On({state:e}){let{official:n}=z(),r=Dn(e);return r.length===0?null:t`<${w} title=${D(`standings.missing`,{count:r.length})}>${()=>t`<ul class="rows">
${r.map(({id:e,name:r})=>t`<li key=${e}>${P(n)?t`<a class="row" href=${`#/result/${e}`}>${r}</a>`:t`<div class="row">${r}</div>`}</li>`)}
</ul>`}<//>`}function kn(e,{table:t,round:n}){return[D(`hall-round`,{round:n}),D(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function An(e,t,n){let{kind:r,body:i}=n,a=jn[r]??jn[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const jn={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Mn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,Nn(t,n),...Mn(n)],phone:(e,t,{body:n})=>[Nn(t,n)],token:(e,t,{body:n})=>[n.name,Nn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[D(`hall-table`,{label:n.label})],hanchan:(t,n,{subject:r,body:i})=>[q(n,r),...e.map(e=>n.players[i[`${e}_id`]]?.name),i.scheduled_at&&E(i.scheduled_at,n.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Pn(e,n),photo:(e,t,{body:n})=>Pn(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...Pn(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&D(`journal.outcome.${r.outcome}`),...Pn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Fn(t,i)]},hand:(e,t,{subject:n,body:r})=>[D(`hall-how.${r.how}`),...Fn(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[D(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>V(t,e)),n.foul&&j(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&D(`help.over.${r.ended_how}`),...Fn(t,t.helpCalls[n])],timing:(e,t,{body:n})=>[D(`journal.what.${n.what}`),n.person_id&&V(t,{kind:n.person_kind,id:n.person_id}),q(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${b(Math.abs(n.seconds))}`,q(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&D(`journal.what.${r}`),t.players[i]?.name,q(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>In(t,e)),fine:(e,t,{body:n})=>[In(t,{...n,what:`paid`}),D(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(t,n,{body:r})=>[q(n,r.hanchan_id),...e.map(e=>`${t.phrase(`seat-${e}`)} ${W(r.points[e])}`)]};function Mn({roles:e}){return(e??[]).map(e=>D(`hall-role.${e}`))}function Nn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function Pn(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[j(e,n),r.name,D(`hall-table`,{label:i.label}),I(e,t)]}function q(e,t){let n=e.hanchans[t??``];return n&&kn(e,n)}function Fn(e,{table:t,hand:n}={}){return[e.tables[t]&&D(`hall-table`,{label:e.tables[t].label}),_e(n)]}function In(e,{account_kind:t,account_id:n,...r}){return`${V(e,{kind:t,id:n})} ${Qe(r)}`}const Ln=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Rn(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Gn(e,t);if(n.startsWith(`ruling.`))return Bn(e,t);let[i]=await Jn(t,zn(t));if(!i)return null;if(n===`result.corrected`)return{before:Hn(e,i.body),after:Hn(e,r)};let a=n===`hanchan.scheduled`?Un:Wn;return{before:a(i.body),after:a(r)}}function zn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Bn(e,t){let{kind:n,body:r}=t,[i]=await Jn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Vn(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=I(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(xt(e,t,n))}}}let[o]=await Jn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Vn(e,o)}:null}function Vn(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=I(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Ln.filter(e=>(o[e]??null)!==null),c=xt(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Hn(t,{points:n,deposits:r,unranked:i}){let a=e.map(e=>[t.phrase(`seat-${e}`),n[e]]);return{...Object.fromEntries(a),deposits:r,unranked:i.join(` `)}}function Un({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Wn({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Gn(e,t){let n=await Jn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Kn(e,r),after:Kn(e,{...r,...t.body})}}function Kn(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[D(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>qn(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[D(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function qn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Jn({seq:e},t,n=1){return(await(await A.audit()).older(e,n,t)).entries}const Yn=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Xn={ruling:`rulings`,player:`players`,table:`tables`};function Zn({state:e,entry:n,onSubject:r}){let i=F(),{seq:a,at:o,who:s,kind:c}=n,l=s?e.officials[s]?.name??D(`hall-unknown`):D(`journal.nobody`),u=An(i,e,n),d=[D(`journal.number`,{seq:a}),E(o,e.settings.time_zone),l],f=t`<div class="body">
<h3>${$n(c)}</h3>
${u.length>0&&t`<span class="who">${u.join(` · `)}</span>`}
<small>${d.join(` · `)}</small>
</div>`;return t`<${w} class="entry" title=${f}>
${()=>t`<${Qn} state=${e} entry=${n} onSubject=${r} />`}
<//>`}function Qn({state:e,entry:n,onSubject:r}){let{tournament:i,...a}=n,{kind:o,subject:s,body:c}=a,[l]=Object.entries(Xn).find(([,t])=>s in e[t])??[];return t`<div class="stack">
<p class="pair">
${l&&t`<a class="button" href=${`#/${l}/${s}`}>${D(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>r(s)}>${D(`journal.all-of-it`)}</button>
</p>
${(Yn.includes(o)||c.what===`corrected`)&&t`<${er} state=${e} entry=${n} />`}
<h4>${D(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${D(`journal.raw`)}>${JSON.stringify(a,null,2)}</pre>
</div>`}function $n(e){return O(`journal.kind.${e}`)?D(`journal.kind.${e}`):e}function er({state:e,entry:i}){let a=F(),[o,s]=r(void 0);return C(()=>void Rn(a,i).then(s,()=>s(null)),[]),o===void 0?t`<${n} />`:o===null?t`<p class="soft">${D(`journal.no-before`)}</p>`:t`<${$e} caption=${D(`journal.changes`)} heads=${[D(`journal.before`),D(`journal.after`)]}
before=${o.before} after=${o.after} />`}const tr=`shinpan.alarm.`;function nr({inCall:e}){let{alarms:n,tournament:r}=z(),i=n?.at(-1);return i&&r&&t`<${rr} key=${i.at} alarms=${n} id=${r.id} inCall=${e} />`}function rr({alarms:e,id:n,inCall:i}){let a=e.at(-1),[o,s]=r(()=>!i&&fe(tr+n)!==a.at);return C(()=>{J(a)||g(220),u(600)},[]),t`<div role="alert">
<button class=${J(a)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>s(!0)}>
<${ir} alarm=${a} /><span>${D(`alarm.${a.what}`)}</span><strong>${D(`alarm.open`)}</strong>
</button>
</div>
${o&&t`<${ar} alarms=${e} onClose=${()=>{k(tr+n,a.at),s(!1)}} />`}`}function J({what:e}){return e===`restored`}function ir({alarm:e}){return t`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(J(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function ar({alarms:e,onClose:n}){let{official:r}=z(),i=R(null);C(()=>i.current?.showModal(),[]);let[a,...o]=e.toReversed(),{what:s,seq:c}=a,l=r?.roles?.includes(`director`)?`director`:`others`;return t`<dialog class=${J(a)?`alarm restored`:`alarm`} ref=${i} aria-labelledby="alarm-title" onCancel=${n}>
<header><${ir} alarm=${a} /><h2 id="alarm-title" tabindex="-1" autofocus>${D(`alarm.${s}`)}</h2><p>${D(`alarm.${s}.said`,{seq:c})}</p></header>
<div class="stack">
<${sr} alarm=${a} />
<section><h3>${D(`alarm.meaning`)}</h3><p>${D(J(a)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${D(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>t`<li key=${e}>${D(`alarm.${e}.${l}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${dr}>${D(`alarm.save`)}</button>
<button class="button" type="button" onClick=${n}>${D(`alarm.close`)}</button>
${o.map(e=>t`<${or} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function or({alarm:e}){let{what:n,seq:r}=e;return t`<section class="stack">
<h3>${D(`alarm.earlier`)} ${D(`alarm.${n}`)}</h3>
<p>${D(`alarm.${n}.said`,{seq:r})}</p>
<${sr} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function sr({alarm:{mine:e,theirs:n,at:r},theirs:i=`alarm.theirs`}){let{tournament:a}=z();return t`${e&&t`<${cr} mine=${e} theirs=${n} heads=${[D(`alarm.mine`),D(i)]} />`}
<p class="soft">${D(`alarm.found`,{time:E(r,a?.time_zone)})}</p>`}function cr({mine:e,theirs:n,heads:r}){let i=F(),{state:a}=z(),o=An(i,a,e),s=n&&An(i,a,n);return t`<div class="slips">
<${ur} title=${r[0]} entry=${e} parts=${o} others=${s} />
<${ur} title=${r[1]} entry=${n} parts=${s} others=${o} />
</div>
${s?.join()===o.join()&&t`<${$e} caption=${D(`journal.changes`)} heads=${r} before=${lr(e)} after=${lr(n)} />`}`}function lr({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function ur({title:e,entry:n,parts:r,others:i}){let{state:a}=z();return t`<section class="slip">
<h3>${e}</h3>
${n?t`<p><strong>${$n(n.kind)}</strong></p>
<ul>${r.map((e,n)=>t`<li key=${n}>${!i||i.includes(e)?e:t`<mark>${e}</mark>`}</li>`)}</ul>
<small>${D(`journal.number`,{seq:n.seq})} · ${E(n.at,a.settings.time_zone)}</small>`:t`<p><mark>${D(`alarm.nothing`)}</mark></p>`}
</section>`}async function dr(){let e=await A.evidence().catch(()=>null);if(!e)return p(D(`journal.unread`));let t=JSON.stringify(e,null,1);Fe(new Blob([t],{type:`application/json`}),`${A.snapshot.tournament?.slug}-log-evidence.json`)}function fr({state:e,chosen:n,onChoose:r}){let i=Object.values(n).filter(Boolean).length,a=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],o={kind:pr(re(`journal.kind.`).map(e=>({value:e.slice(13),text:D(e)}))),person:pr(a.map(({id:e,name:t})=>({value:e,text:t}))),table:ce(e).map(({id:e,label:t})=>({value:e,text:t})),...n.subject&&{subject:[{value:n.subject,text:D(`journal.this`)}]}};return t`<details class="fold" open=${!!n.subject}>
<summary>${D(`journal.filters`,{count:i})}</summary>
<div class="stack">
${Object.entries(o).map(([e,i])=>t`<${T} key=${e} label=${D(`journal.filter.${e}`)} value=${n[e]??``}
options=${[{value:``,text:D(`hall-any`)},...i]} onChange=${t=>r({...n,[e]:t})} />`)}
${i>0&&t`<button class="button" type="button" onClick=${()=>r({})}>${D(`journal.clear`)}</button>`}
</div>
</details>`}function pr(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const mr=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function hr(e,{kind:t,person:n,table:r,subject:i}){let a=_r(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=gr(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function gr({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(mr)??[]]}function _r({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function vr({result:{browser:e,server:n}}){return t`<div class="stack" role="status">
<${br} name=${D(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>D(`journal.found.${t}`,{seq:e})} />
${n&&t`<${br} name=${D(`journal.server`)} result=${n} whole="journal.rows-whole" line=${yr} />`}
</div>`}function yr({seq:e,kind:n,values:r,what:i}){let a=r.roles?.split(`, `).map(e=>e===`player`?D(`hall-player`):O(`hall-role.${e}`)?D(`hall-role.${e}`):e);return O(`finding.${n}`)?D(`finding.${n}`,{seq:e,...r,...a&&{roles:a.join(`, `)}}):t`<span lang="en">${i}</span>`}function br({name:e,result:{trouble:n,findings:r=[],found:i=r.length,head:a},whole:o,line:s}){if(n)return t`<p class="note warn"><strong>${e}</strong> ${n}</p>`;let c=z().alarms?.at(-1),l=c&&c.what!==`restored`;return i===0&&l?t`<p class="note bad"><strong>${e}</strong> ${D(`journal.another`,{seq:a.seq})} ${D(`alarm.${c.what}.said`,{seq:c.seq})}</p>`:i===0?t`<p class="note"><strong>${e}</strong> ${D(o,{seq:a.seq})}</p>`:t`<div class="note bad stack">
<p><strong>${e}</strong> ${D(`journal.broken`,{count:i})}</p>
<ul class="bullets">${r.slice(0,50).map((e,n)=>t`<li key=${n}>${s(e)}</li>`)}</ul>
${i>50&&t`<p>${D(`journal.more`,{count:i-50})}</p>`}
</div>`}function xr(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function Sr({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Fe(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function Cr({onHead:e,onClose:n}){let i=R(null),[a,o]=r(``);return C(()=>{let t=new AbortController;return Ge(i.current,t.signal,t=>xr(t)?(e(t),!0):!1,o),()=>t.abort()},[]),t`<${xe} title=${D(`journal.scan`)} onClose=${n}>
<video ref=${i} class="viewfinder" hidden=${[`impossible`,`refused`].includes(a)} muted playsinline aria-label=${D(`hall-viewfinder`)}></video>
${a&&t`<p class="note warn" role="status">${D(`journal.scan.${a}`)}</p>`}
<//>`}function wr({state:e}){return t`<section class="card" aria-labelledby="proof">
<h2 id="proof">${D(`journal.proof`)}</h2>
<p class="unprinted">${D(`journal.proof-about`)}</p>
<${Tr} />
<${w} title=${D(`journal.head`)}>${()=>t`<${Dr} state=${e} />`}<//>
</section>`}function Tr(){let{official:e}=z(),[n,i]=r(``),[a,o]=r(null),[s,c]=r(null),l=R(null);C(()=>()=>l.current?.abort(),[]);let[u,d]=r(!1),f=e=>{i(e),d(!1)},p=xr(n),m=n.trim()&&!p?D(`journal.no-head`):``;return t`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),m||s)return;l.current=new AbortController,o(null),c({done:0,all:0});let{signal:n}=l.current;o(await Er({noted:p,stop:n,tell:(e,t)=>c({done:e,all:t})},e)),c(null)}}>
<${L} label=${D(`journal.noted`)} hint=${D(`journal.noted-hint`)} value=${n} wrong=${m} onInput=${i}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>d(!0)}>${D(`journal.scan`)}</button>
<button class="button main" disabled=${!!s}>${D(`journal.verify`)}</button>
</form>
${s&&t`<div class="stack" role="status">
<progress aria-label=${D(`journal.verifying`)} max=${s.all||1} value=${s.done}></progress>
<p>${D(`journal.progress`,s)}</p>
<button class="button" type="button" onClick=${()=>l.current?.abort()}>${D(`journal.stop`)}</button>
</div>`}
${a&&t`<${vr} result=${a} />`}
${u&&t`<${Cr} onHead=${f} onClose=${()=>d(!1)} />`}`}async function Er(e,t){let{prove:n}=await A.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?D(`journal.stopped`):H(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(A.ask(`audit${o}`,{timeout:12e4}))}}function Dr({state:e}){let[n,i]=r(null),[a,o]=r(``),{online:s}=z();if(C(()=>{A.ask(`journal/head`).then(i,e=>o(H(e)))},[e.seq,s]),!n)return t`<p class=${a?`note warn`:`soft`} role="status">${a||D(`loading`)}</p>`;let{slug:c,name:l,time_zone:u}=e.settings,d=`${n.seq}:${n.hash}`;return t`<div class="stack head">
<p>${D(`journal.head-about`)}</p>
<figure><${Pe} text=${d} label=${D(`journal.code`)} /><figcaption><strong>${l}</strong></figcaption></figure>
<${de} rows=${[[D(`journal.number-of`),n.seq],[D(`journal.time`),n.at&&E(n.at,u)],[D(`journal.hash`),t`<code>${d}</code>`],[D(`journal.command`),t`<code>shinpan audit verify ${c} --head ${d}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>Sr(e.settings,n)}>${D(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${D(`hall-print`)}</button>
</p>
</div>`}const Or=5e3;function kr({state:e}){let{online:n}=z(),[i,a]=r(null),[o,s]=r(``),[c,l]=r(null);return C(()=>{let e=()=>Ar().then(a,e=>s(H(e))),t=()=>A.uncheckedSince().then(l,()=>{});e(),t();let n=setTimeout(e,Or),r=setInterval(t,Or);return()=>{clearTimeout(n),clearInterval(r)}},[e.hash,n]),t`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${D(`witness.title`)}</h2>
${c&&t`<p class="note warn" role="status">${D(`witness.unchecked`,{time:E(c,e.settings.time_zone)})}</p>`}
${i?t`<${jr} state=${e} answer=${i} />`:t`<p class="soft" role="status">${o||D(`loading`)}</p>`}
</section>`}async function Ar(){let e=await A.ask(`journal/witnesses`);return{...e,...await A.behindHead(e)}}function jr({state:e,answer:{head:n,items:r,signed:i,other:a}}){let o=[...r].sort((e,t)=>t.size-e.size),s=o.filter(({key_id:e})=>!i.includes(e));return t`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${o.map(n=>t`<span key=${n.key_id} class=${s.includes(n)?`seal behind`:`seal`}>${Nr(e,n.official_id)}</span>`)}
</p>
<p><strong>${D(`witness.behind-head`,{count:o.length-s.length,all:o.length,seq:n.seq})}</strong></p>
<p class="soft">${D(`witness.about`)}</p>
${s.length>0&&t`<ul class="bullets">${s.map(n=>t`<li key=${n.key_id}>${Mr(e,n,a)}</li>`)}</ul>`}
</div>`}function Mr(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??D(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return D(s,{...o,time:E(i,e.settings.time_zone)})}function Nr(e,t){return[...e.officials[t]?.name??`?`][0]}function Pr({query:e}){let{tournament:n,state:r}=z();if(!n||!r)return t`<${_} title=${D(`journal.title`)} />`;let i=Object.fromEntries(e);return t`<${Fr} key=${e.toString()} state=${r} asked=${i} />`}function Fr({state:e,asked:n}){let[i,a]=r(n),[o,s]=r(e.seq),c=JSON.stringify([i,o]);return t`<${N} title=${D(`journal.title`)} up="#/log">
<${wr} state=${e} />
<${kr} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${D(`journal.entries`)}</h2>
<p class="soft">${D(`journal.kept`,{seq:e.seq})}</p>
<${fr} state=${e} chosen=${i} onChoose=${a} />
${e.seq>o&&t`<button class="button" type="button" onClick=${()=>s(e.seq)}>${D(`journal.newer`,{count:e.seq-o})}</button>`}
<${Ir} key=${c} state=${e} from=${o} chosen=${i} onSubject=${e=>a({subject:e})} />
</section>
<//>`}function Ir({state:e,from:i,chosen:a,onSubject:o}){let s=ne(()=>hr(e,a),[]),[c,l]=r([]),[u,d]=r(i+1),[f,p]=r(!1),m=R(!1),h=async()=>{if(!(m.current||u===null)){m.current=!0;try{let e=await(await A.audit()).older(u,30,s);l(t=>[...t,...e.entries]),d(e.next)}catch{p(!0)}finally{m.current=!1}}};return C(()=>void h(),[]),f?t`<p class="note bad" role="alert">${D(`journal.unread`)}</p>`:u===i+1?t`<${n} />`:t`<ul class="entries">
${c.map(n=>t`<li key=${n.seq}><${Zn} state=${e} entry=${n} onSubject=${o} /></li>`)}
</ul>
${c.length===0&&t`<p class="soft" role="status">${D(`hall-none-found`)}</p>`}
${u!==null&&t`<button class="button" type="button" onClick=${h}>${D(`journal.older`)}</button>`}`}function Y(e){let{state:t,online:n}=z(),[i,a]=r({items:null,trouble:null});return C(()=>{let t=!1;return Lr(e).then(e=>t||a({items:e,trouble:null}),e=>t||a(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),i}async function Lr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await A.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function Rr({of:{items:e,trouble:r},children:i}){return!e&&!r?t`<${n} />`:t`${r&&t`<${zr} error=${r} />`}${e&&i(e)}`}function zr({error:e}){return e.problem?t`<div role="alert"><${Ze} problem=${e.problem} /></div>`:t`<p class="note bad" role="alert">${H(e)} ${D(`people.needs-network`)}</p>`}function X(){let[e,n]=r(null),[i,a]=r(!1),o=R(!1);return{ask:async e=>{if(!o.current){o.current=!0,a(!0),n(null);try{await Xe(e)}catch(e){if(!(e instanceof be)&&e.name!==`Unreachable`)throw e;n(e)}finally{o.current=!1,a(!1)}}},asking:i,wrong:e&&t`<${zr} error=${e} />`}}function Z(){let e=R(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??i(A.now());return e.current.set(n,r),r}}async function Br(e,t,n,r){let a=await A.ask(`${e}/${t}`,{method:`PUT`,body:n});return a[r]?a:(await A.ask(`${e}/${t}/revocation`,{method:`PUT`}),A.ask(`${e}/${i(A.now())}`,{method:`PUT`,body:n}))}const Vr=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Q(e){return te(Vr.filter(t=>e.includes(t)).map(e=>D(`hall-role.${e}`)))}function Hr({label:e,names:n,said:r,chosen:i,wrong:a,onChange:o}){let s=e=>o(i.includes(e)?i.filter(t=>t!==e):[...i,e]);return t`<fieldset>
<legend>${e}</legend>
<div class="choices">
${n.map(e=>t`<label class="choice several" key=${e}>
<input type="checkbox" checked=${i.includes(e)} onChange=${()=>s(e)} />
<span>${r(e)}</span>
</label>`)}
</div>
${a&&t`<p class="wrong" role="alert">${a}</p>`}
</fieldset>`}function Ur(e){return t`<${Hr} label=${D(`people.roles`)} names=${Vr} said=${e=>D(`hall-role.${e}`)}
...${e} />`}function Wr({state:e}){let n=Y(`invitations`),r=t`<a class="button main" href="#/people/invite">${D(`people.invite`)}</a>`;return t`<${N} title=${D(`people.links`)} up="#/people" actions=${r}>
<${Rr} of=${n}>
${n=>t`<${Gr} links=${n.toReversed()} state=${e} />`}
<//>
<//>`}function Gr({links:e,state:n}){let r=n.settings.time_zone,i=e.filter(({closed:e})=>!e),a=e.filter(({closed:e})=>e);return t`${i.length===0&&t`<${x} text=${D(`people.no-links`)} />`}
<${Kr} links=${i} zone=${r} state=${n} />
${a.length>0&&t`<${w} title=${D(`people.closed-count`,{count:a.length})}>
${()=>t`<${Kr} links=${a} zone=${r} state=${n} />`}
<//>`}`}function Kr({links:e,zone:n,state:r}){return e.length===0?null:t`<ul class="rows">
${e.map(e=>t`<${Jr} key=${e.id} link=${e} zone=${n} whom=${r?qr(r,e):D(`people.open-link`)} />`)}
</ul>`}function qr(e,{official:t,player:n,roles:r,label:i}){return t?D(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?D(`people.for-player`,{name:e.players[n]?.name??`?`}):[Q(r),i].filter(Boolean).join(` · `)}function Jr({link:e,zone:n,whom:i}){let[a,o]=r(!1),{ask:s,asking:c,wrong:l}=X();return t`<li>
<div class="row">
<span class="body"><strong>${i}</strong><small>${Yr(e,n)}</small></span>
${!e.closed&&t`<button class="button danger" type="button" disabled=${c} aria-haspopup="dialog"
aria-label=${D(`people.withdraw-this`,{whom:i})} onClick=${()=>o(!0)}>${D(`people.withdraw`)}</button>`}
</div>
${l}
${a&&t`<${De} title=${D(`people.withdraw-ask`)} text=${D(`people.withdraw-text`)} yes=${D(`people.withdraw`)} danger
onYes=${()=>{o(!1),s(()=>A.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>o(!1)} />`}
</li>`}function Yr({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?D(`people.any-number`):D(`people.uses-left`,{left:t,uses:e});return r?[D(`people.closed.${r}`),a].join(` · `):[a,n?D(`people.until`,{time:E(n,i)}):D(`people.no-end`)].join(` · `)}function Xr({made:e,state:n,up:r,onMore:i}){let a=`${location.origin}${e.join}`,o=e.limits??Yr(e,n.settings.time_zone),s=t`<button class="button" type="button" onClick=${i}>${D(`people.another`)}</button>
<a class="button main" href=${r}>${D(`people.done`)}</a>`;return t`<${N} title=${D(`people.link-made`)} up=${r} actions=${s}>
<p><strong>${Qr(n,e)}</strong></p>
<figure class="big-code"><${Pe} text=${a} label=${D(`people.code`)} /></figure>
<p class="soft">${o}</p>
<${$r} made=${e} />
<${Zr} label=${D(`people.link`)} text=${a} />
<p class="note warn">${D(`people.link-once`)}</p>
<//>`}function Zr({label:e,text:n}){return t`<${L} label=${e} value=${n} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&t`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(n).then(()=>p(D(`people.copied`)),()=>p(D(`people.not-copied`)))}>${D(`people.copy`)}</button>`}
${`share`in navigator&&t`<button class="button" type="button" onClick=${()=>navigator.share({text:n}).catch(()=>{})}>${D(`people.share`)}</button>`}
</div>`}function Qr(e,{official:t,player:n,roles:r,name:i}){return n?D(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?D(`people.becomes-named`,{name:i,roles:Q(r)}):t?D(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):D(`people.becomes`,{roles:Q(r)})}function $r({made:e}){let{items:n}=Y(`phones`),r=(n??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return t`<p role="status">${r>0&&t`<span class="badge">${D(`people.arrived`,{count:r})}</span>`}</p>`}const ei=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function ti({state:e,query:n}){let[i,a]=r(null),o=n.get(`official`),s=n.get(`player`),c=o?`#/people/${o}`:s?`#/people/player/${s}`:`#/people`,l=D(o?`people.one-more`:s?`people.give-link`:`people.invite`);return i?t`<${Xr} made=${i} state=${e} up=${c} onMore=${()=>a(null)} />`:t`<${N} title=${l} up=${c}>
${o?t`<${ai} official=${e.officials[o]} onMade=${a} />`:s?t`<${oi} player=${e.players[s]} onMade=${a} />`:t`<${ni} onMade=${a} />`}
<//>`}function ni({onMade:e}){let[n,i]=r(`name`),o=[`name`,`role`].map(e=>({value:e,text:D(`people.by.${e}`)}));return t`<${a} label=${D(`people.whom`)} value=${n} options=${o} onChange=${i} />
${n===`name`?t`<${ri} onMade=${e} />`:t`<${ii} onMade=${e} />`}`}function ri({onMade:e}){let[n,i]=r(``),[a,o]=r([]),s=Z();return t`<${si} lacks=${e=>({name:e&&!n.trim()?D(`people.name-missing`):``,roles:e&&a.length===0?D(`people.role-missing`):``})} make=${async()=>{let t={name:n.trim(),roles:a},r=await A.ask(`officials/${s(t)}`,{method:`PUT`,body:t}),i={official:r.id,label:r.name};e({join:(r.join?r:await Br(`invitations`,s(i),i,`join`)).join,official:r.id,name:r.name,roles:r.roles,limits:D(`people.one-phone`)})}}>
${e=>t`<${L} label=${D(`people.name`)} value=${n} onInput=${i} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Ur} chosen=${a} wrong=${e.roles} onChange=${o} />
<p class="soft">${D(`people.by-name-text`)}</p>`}
<//>`}function ii({onMade:e}){let[n,i]=r([]),[a,o]=r(`5`),[s,c]=r(240),[l,u]=r(``),d=Z();return t`<${si} lacks=${e=>({roles:e&&n.length===0?D(`people.role-missing`):``,uses:e&&!($(a)>=1&&$(a)<=500)?D(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let t={roles:n,uses:$(a),minutes:s,label:l.trim()};e(await Br(`invitations`,d(t),t,`join`))}}>
${e=>t`<${Ur} chosen=${n} wrong=${e.roles} onChange=${i} />
<${L} label=${D(`people.uses`)} value=${a} onInput=${o} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${ci} value=${s} onChange=${c} />
<${L} label=${D(`people.label`)} hint=${D(`people.label-hint`)} value=${l} onInput=${u} autocomplete="off" maxlength="200" />
<p class="soft">${D(`people.by-role-text`)}</p>`}
<//>`}function ai({official:e,onMade:n}){let[i,a]=r(60),o=Z();return e?t`<${si} make=${async()=>{let t={official:e.id,minutes:i,label:e.name};n(await Br(`invitations`,o(t),t,`join`))}}>
${()=>t`<p>${D(`people.becomes-phone`,{name:e.name})}</p><${ci} value=${i} onChange=${a} />`}
<//>`:t`<p class="note warn">${D(`people.nobody`)}</p>`}function oi({player:e,onMade:n}){let r=Z();return e?t`<${si} make=${async()=>{let t={player:e.id,uses:null,minutes:null,label:e.name};n(await Br(`invitations`,r(t),t,`join`))}}>${()=>t`<p>${D(`people.own-text`,{name:e.name})}</p>`}<//>`:t`<p class="note warn">${D(`people.nobody`)}</p>`}function si({make:e,lacks:n=()=>({}),children:i}){let[a,o]=r(!1),{ask:s,asking:c,wrong:l}=X();return t`<form class="stack" onSubmit=${t=>{t.preventDefault(),o(!0),Object.values(n(!0)).some(Boolean)||s(e)}} novalidate>
${i(n(a))} ${l}
<button class="button main" disabled=${c}>${D(`people.make-link`)}</button>
</form>`}function ci({value:e,onChange:n}){let r=ei.map(([e,t,n])=>({value:n,text:f(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return t`<${T} label=${D(`people.lasts`)} value=${e} options=${r}
onChange=${e=>n(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function li({whom:e,name:n,zone:r}){let i=Y(`phones`),a=Y(`invitations`),[[o,s]]=Object.entries(e),c=e=>e[o]===s;return t`<section class="stack">
<h2>${D(`people.phones`)}</h2>
<${Rr} of=${i}>
${e=>t`<${ui} phones=${e.filter(c)} name=${n} zone=${r} />`}
<//>
${a.items&&t`<${Kr} links=${a.items.filter(e=>c(e)&&!e.closed)} zone=${r} />`}
<a class="button" href=${`#/people/invite?${o}=${s}`}>${D(o===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function ui({phones:e,name:n,zone:r}){let i=e.filter(({cut_off_at:e})=>e),a=e.filter(({cut_off_at:e})=>!e),o=e=>t`<ul class="rows">
${e.map(e=>t`<${di} key=${e.id} phone=${e} name=${n} zone=${r} />`)}
</ul>`;return t`${a.length?o(a):t`<p class="soft">${D(`people.no-phone`)}</p>`}
${i.length>0&&t`<${w} title=${D(`people.cut-off-count`,{count:i.length})}>${()=>o(i)}<//>`}`}function di({phone:e,name:n,zone:i}){let{id:a,agent:o,admitted_at:s,seen_at:c,cut_off_at:l,by_account:u}=e,[d,m]=r(!1),{ask:h,asking:g,wrong:_}=X(),v=u?D(`people.by-account`):mi(o??``),y=()=>{m(!1),h(async()=>{await A.ask(`phones/${a}/cut-off`,{method:`PUT`}),p(D(`people.cut-off-done`))})},b=[D(`people.since`,{time:E(s,i)}),c&&!l&&D(`people.seen`,{day:f(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:i}).format(new Date(c))}),l&&D(`people.cut-off-at`,{time:E(l,i)})];return t`<li>
<div class="row">
<span class="body"><strong>${v}</strong><small>${b.filter(Boolean).join(` · `)}</small></span>
${!l&&t`<button class="button danger" type="button" disabled=${g} aria-haspopup="dialog"
aria-label=${D(`people.cut-off-this`,{phone:v})} onClick=${()=>m(!0)}>${D(`people.cut-off`)}</button>`}
</div>
${_}
${d&&t`<${De} title=${D(`people.cut-off-ask`,{name:n,phone:v})} text=${D(`people.cut-off-text`,{name:n})}
yes=${D(`people.cut-off`)} danger onYes=${y} onClose=${()=>m(!1)} />`}
</li>`}const fi=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],pi=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function mi(e){return[fi,pi].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function hi({settings:{slug:e,version:n,board_open:i=!1},online:a}){let[o,c]=r(i);C(()=>c(i),[i]);let[l,u]=r(0),{ask:d,asking:f,wrong:p}=X();return t`<section class="stack">
<h2>${D(`people.board`)}</h2>
<${s} label=${D(`people.board-open`)} hint=${D(`people.board-open-hint`)} checked=${o}
disabled=${f||!a} onChange=${e=>{c(e);let t={method:`PATCH`,match:`"${Math.max(n,l)}"`,body:{board_open:e}};d(async()=>{try{u((await A.ask(``,t)).version)}catch(e){throw c(i),e}})}} />
${p}
<a class="button" href=${`#/board/${e}`}>${D(`people.board-show`)}</a>
</section>`}function gi({state:e}){let{online:n}=z(),{items:r}=Y(`phones`),i=vi(Object.values(e.officials)),a=i.filter(({revoked_at:e})=>e),o=e=>t`<ul class="rows">
${e.map(e=>t`<${_i} key=${e.id} official=${e} phones=${r} />`)}
</ul>`,s=t`<a class="button main" href="#/people/invite">${D(`people.invite`)}</a>`;return t`<${N} title=${D(`people.title`)} up="#/tables" actions=${s}>
${!n&&t`<p class="note warn" role="status">${D(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${D(`people.officials`)}</h2>
${o(i.filter(({revoked_at:e})=>!e))}
${a.length>0&&t`<${w} title=${D(`people.revoked`,{count:a.length})}>${()=>o(a)}<//>`}
</section>
<nav class="stack" aria-label=${D(`people.more`)}>
<a class="button" href="#/people/links">${D(`people.links`)}</a>
<a class="button" href="#/people/players">${D(`people.players`)}</a>
<a class="button" href="#/people/tokens">${D(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${D(`people.erase`)}</a>
</nav>
<${hi} settings=${e.settings} online=${n} />
<//>`}function _i({official:{id:e,name:n,roles:r,player_id:i,revoked_at:a},phones:o}){let s=o?.filter(t=>t.official===e&&!t.cut_off_at).length;return t`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${n}</strong>
<span>${Q(r)}</span>
${s!==void 0&&!a&&t`<small>${D(s?`people.phones-count`:`people.no-phone`,{count:s})}</small>`}
</span>
${i&&t`<span class="badge">${D(`people.plays-too`)}</span>`}
</a>
</li>`}function vi(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function yi({state:e,official:n}){let{id:i,name:a,player_id:o=null,conflicts:s=[]}=n,c={player:o,conflicts:s},[{player:l,conflicts:u},d]=r(c),f=R(c),m=R(null),{ask:h,asking:g,wrong:_}=X(),v=e=>d(f.current=e);C(()=>{g||!_&&m.current&&JSON.stringify(m.current)!==JSON.stringify(c)||(m.current=null,v(c))},[o,s.join(),!!_]);let y=async()=>{for(let e=null;e!==f.current;){e=f.current;let t={...e,replaces:m.current??c};await A.ask(`officials/${i}`,{method:`PATCH`,body:t}),m.current=e}p(D(`people.saved`))},b=e=>{v({...f.current,...e}),h(y)},x=vi(Object.values(e.players));return t`<section class="card">
<h2>${D(`people.partial`)}</h2>
<p class="soft">${D(`people.partial-text`)}</p>
<${T} label=${D(`people.plays-as`,{name:a})} value=${l??``} options=${xi(x,`people.plays-not`)}
onChange=${e=>b({player:e||null})} />
<${bi} players=${x.filter(e=>e.id!==l)} declared=${u}
onChange=${e=>b({conflicts:e})} />
${_}
</section>`}function bi({players:e,declared:n,onChange:r}){let i=e.filter(({id:e})=>n.includes(e)),a=e.filter(({id:e})=>!n.includes(e)),o=e=>r(n.filter(t=>t!==e));return t`${i.length>0&&t`<ul class="rows">
${i.map(({id:e,name:n})=>t`<li class="row" key=${e}>
<span class="body">${n}</span>
<button class="button" type="button" aria-label=${D(`people.conflict-over`,{name:n})} onClick=${()=>o(e)}>
${D(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${T} key=${n.join()} label=${D(`people.conflict-add`)} value="" options=${xi(a,`people.choose-player`)}
onChange=${e=>e&&r([...n,e])} />`}function xi(e,t){return[{value:``,text:D(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Si({state:e,id:n}){let r=e.officials[n],i=`#/people`;if(!r)return t`<${M} title=${D(`people.title`)} text=${D(`people.nobody`)} up=${i} />`;let{name:a,roles:o,revoked_at:s}=r;return s?t`<${N} title=${a} up=${i}>
<p>${Q(o)}</p>
<p class="note warn">${D(`people.revoked-at`,{time:E(s,e.settings.time_zone)})}</p>
<//>`:t`<${N} title=${a} up=${i}>
<p>${Q(o)}</p>
<${li} whom=${{official:n}} name=${a} zone=${e.settings.time_zone} />
<${Ci} key=${o.join()} official=${r} />
<${yi} state=${e} official=${r} />
<${wi} official=${r} />
<//>`}function Ci({official:{id:e,roles:n}}){let[i,a]=r(n),[o,s]=r(``),{ask:c,asking:l,wrong:u}=X(),d=[...i].sort().join()===[...n].sort().join();return t`<form class="card" onSubmit=${t=>{t.preventDefault(),s(i.length?``:D(`people.role-missing`)),i.length&&c(async()=>{await A.ask(`officials/${e}`,{method:`PATCH`,body:{roles:i,replaces:{roles:n}}}),p(D(`people.saved`))})}}>
<h2>${D(`people.roles-change`)}</h2>
<p class="soft">${D(`people.roles-late`)}</p>
<${Ur} chosen=${i} wrong=${o} onChange=${a} />
${u}
${!d&&t`<button class="button main" disabled=${l}>${D(`people.save`)}</button>`}
</form>`}function wi({official:{id:e,name:n}}){let[i,a]=r(!1),{ask:o,asking:s,wrong:c}=X();return t`${c}
<button class="button danger" type="button" disabled=${s} aria-haspopup="dialog" onClick=${()=>a(!0)}>
${D(`people.revoke-this`,{name:n})}
</button>
${i&&t`<${De} title=${D(`people.revoke-ask`,{name:n})} text=${D(`people.revoke-text`)} yes=${D(`people.revoke`)} danger
onYes=${()=>{a(!1),o(()=>A.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>a(!1)} />`}`}function Ti({state:e}){let[n,i]=r(``),{items:a}=Y(`invitations`),o=n.trim().toLocaleLowerCase(),s=vi(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(o)),c=new Set((a??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return t`<${N} title=${D(`people.players`)} up="#/people">
<p>${D(`people.players-text`)}</p>
<${L} type="search" label=${D(`people.find`)} value=${n} onInput=${i} />
${s.length===0&&(o?t`<${x} text=${D(`people.nobody`)} />`:t`<${x} text=${D(`people.no-players`)}><${tt} /><//>`)}
<ul class="rows">
${s.map(({id:e,name:n})=>t`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${n}</strong></span>
${c.has(e)&&t`<span class="badge">${D(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function Ei({state:e,id:n}){let r=e.players[n],i=`#/people/players`;return r?t`<${N} title=${r.name} up=${i}>
<p>${D(`people.own-text`,{name:r.name})}</p>
<${li} whom=${{player:n}} name=${r.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${n}`}>${D(`people.erase`)}</a>
<//>`:t`<${M} title=${D(`people.players`)} text=${D(`people.nobody`)} up=${i} />`}function Di({state:e,query:n}){let r=n.get(`player`),i=r&&e.players[r],a=r?`#/people/player/${r}`:`#/people`;if(r&&!i)return t`<${M} title=${D(`erasing.title`)} text=${D(`people.nobody`)} up="#/people/players" />`;let o=i?D(`erasing.title-one`,{name:i.name}):D(`erasing.title`);return t`<${N} title=${o} up=${a}>
<p>${D(`erasing.text`)}</p>
${e.season&&t`<p class="note warn">${D(`erasing.season`)}</p>`}
<p class="soft">${D(`erasing.other-places`)}</p>
<${Oi} player=${r} count=${i?1:Object.keys(e.players).length} />
<${ki} zone=${e.settings.time_zone} />
<//>`}function Oi({player:e,count:n}){let[i,a]=r(!1),[o,c]=r(!1),[l,u]=r(!1),{ask:d,asking:f,wrong:m}=X(),h=Z();return t`<div class="stack">
${!e&&t`<${s} label=${D(`erasing.texts`)} hint=${D(`erasing.texts-hint`)} checked=${i} onChange=${a} />
<${s} label=${D(`erasing.photos`)} checked=${o} onChange=${c} />`}
${m}
<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog" onClick=${()=>u(!0)}>
${D(`erasing.erase`)}
</button>
${l&&t`<${De} title=${D(`erasing.ask`)} text=${D(`erasing.ask-text`,{count:n})} yes=${D(`erasing.erase`)} danger
onYes=${()=>{u(!1);let t={texts:i,photos:o,...e&&{players:[e]}};return d(async()=>{await A.ask(`erasures/${h(t)}`,{method:`PUT`,body:t}),p(D(`erasing.done`))})}} onClose=${()=>u(!1)} />`}
</div>`}function ki({zone:e}){let{items:n}=Y(`erasures`);if(!n?.length)return null;let r=f(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return t`<section class="stack">
<h2>${D(`erasing.earlier`)}</h2>
<ul class="rows">
${n.map(({id:e,players:n,texts:i,photos:a,server_at:o})=>t`<li key=${e} class="row">
<span class="body">
<strong>${n?D(`erasing.some`,{count:n.length}):D(`erasing.everybody`)}</strong>
<small>${[D(`erasing.names`),i&&D(`erasing.texts`),a&&D(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${r.format(new Date(o))}</small>
</span>
</li>`)}
</ul>
</section>`}const Ai=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function ji({state:e}){let n=Y(`api-tokens`),[i,a]=r(!1),o=!i&&t`<button class="button main" type="button" onClick=${()=>a(!0)}>${D(`people.token-new`)}</button>`;return t`<${N} title=${D(`people.tokens`)} up="#/people" actions=${o}>
<p>${D(`people.tokens-text`)}</p>
${i&&t`<${Fi} state=${e} onDone=${()=>a(!1)} />`}
<${Rr} of=${n}>${n=>t`<${Mi} tokens=${n.toReversed()} state=${e} />`}<//>
<//>`}function Mi({tokens:e,state:n}){let r=e.filter(Ni),i=e.filter(e=>!Ni(e)),a=e=>t`<ul class="rows">
${e.map(e=>t`<${Pi} key=${e.id} token=${e} state=${n} />`)}
</ul>`;return t`${i.length?a(i):t`<${x} text=${D(`people.no-tokens`)} />`}
${r.length>0&&t`<${w} title=${D(`people.closed-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function Ni({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=A.now()}function Pi({token:e,state:n}){let{id:i,name:a,official:o,scopes:s,expires_at:c,revoked_at:l}=e,[u,d]=r(!1),{ask:f,asking:p,wrong:m}=X(),h=()=>{d(!1),f(()=>A.ask(`api-tokens/${i}/revocation`,{method:`PUT`}))},g=E(l??c,n.settings.time_zone);return t`<li>
<div class="row">
<span class="body">
<strong>${a}</strong>
<span>${D(`people.acts-as`,{name:n.officials[o]?.name??`?`})}</span>
<small>${te(s.map(e=>D(`people.scope.${e}`)))}</small>
<small>${D(l?`people.revoked-at`:`people.until`,{time:g})}</small>
</span>
${!Ni(e)&&t`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${D(`people.withdraw-this`,{whom:a})} onClick=${()=>d(!0)}>${D(`people.revoke`)}</button>`}
</div>
${m}
${u&&t`<${De} title=${D(`people.token-ask`,{name:a})} text=${D(`people.token-revoke-text`)} yes=${D(`people.revoke`)} danger
onYes=${h} onClose=${()=>d(!1)} />`}
</li>`}function Fi({state:e,onDone:n}){let i=z().official.id,[a,o]=r({name:``,official:i,scopes:[`read`],days:`30`}),[s,c]=r(!1),[l,u]=r(``),d=Z(),{ask:f,asking:p,wrong:m}=X(),h=Ii(a),g=e=>t=>o({...a,[e]:t}),_=e=>{e.preventDefault(),c(!0);let t={...a,name:a.name.trim(),days:$(a.days)};Object.values(h).some(Boolean)||f(async()=>u((await Br(`api-tokens`,d(t),t,`token`)).token))};if(l)return t`<${Li} token=${l} name=${a.name} onDone=${n} />`;let v=vi(Object.values(e.officials).filter(({revoked_at:e})=>!e));return t`<form class="card stack" onSubmit=${_} novalidate>
<h2>${D(`people.token-new`)}</h2>
<${L} label=${D(`people.token-name`)} hint=${D(`people.token-name-hint`)} value=${a.name} wrong=${s?h.name:``}
onInput=${g(`name`)} autocomplete="off" maxlength="200" />
<${T} label=${D(`people.token-official`)} value=${a.official} onChange=${g(`official`)}
options=${v.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Hr} label=${D(`people.scopes`)} names=${Ai} chosen=${a.scopes} wrong=${s?h.scopes:``}
said=${e=>t`${D(`people.scope.${e}`)}<br /><small class="soft">${D(`people.opens.${e}`)}</small>`}
onChange=${g(`scopes`)} />
<${L} label=${D(`people.days`)} value=${a.days} onInput=${g(`days`)} wrong=${s?h.days:``} inputmode="numeric" autocomplete="off" />
${m}
<div class="pair">
<button class="button main" disabled=${p}>${D(`people.token-make`)}</button>
<button class="button" type="button" onClick=${n}>${D(`cancel`)}</button>
</div>
</form>`}function Ii({name:e,scopes:t,days:n}){return{name:e.trim()?``:D(`people.token-name-missing`),scopes:t.length?``:D(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:D(`people.days-wrong`,{most:366})}}function Li({token:e,name:n,onDone:r}){return t`<section class="card stack" role="status">
<h2>${D(`people.token-made`,{name:n})}</h2>
<${Zr} label=${D(`people.token`)} text=${e} />
<p class="note warn">${D(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${r}>${D(`people.done`)}</button>
</section>`}const Ri={erase:Di,invite:ti,links:Wr,players:Ti,player:Ei,tokens:ji};function zi({args:[e=``,n=``],query:r}){let{tournament:i,state:a,official:o}=z();if(!i||!a)return t`<${_} title=${D(`people.title`)} />`;if(!ae(o,[`director`]))return t`<${N} title=${D(`people.title`)} up="#/tables"><p class="note warn">${D(`people.directors`)}</p><//>`;let s=e===``?gi:Object.hasOwn(Ri,e)?Ri[e]:Si;return t`<${s} state=${a} id=${n||e} query=${r} /><${et} />`}const Bi=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],Vi=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],Hi=[`xlsx`,`csv`];function Ui(){let{tournament:e,state:n,official:r}=z();if(!e||!n)return t`<${_} title=${D(`reports.title`)} />`;let i=Ji(r,Bi),a=Ji(r,Vi);return t`<${N} title=${D(`reports.title`)} up="#/tables">
<${Wi} papers=${i} />
${a.length>0&&t`<${Gi} sheets=${a} />`}
${ae(r,[`director`])&&t`<${qi} />`}
<//>`}function Wi({papers:e}){let n=Se();return t`<section class="stack">
<h2>${D(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:r})=>t`<${Be} key=${e} name=${D(`reports.paper.${e}`)} hint=${D(`reports.about.${e}`)} path=${r}
file=${`${n}-${r.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function Gi({sheets:e}){let n=Se(),[i,o]=r(`xlsx`);return t`<section class="stack">
<h2>${D(`reports.sheets`)}</h2>
<${a} label=${D(`reports.form`)} value=${i} onChange=${o}
options=${Hi.map(e=>({value:e,text:D(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>t`<${Be} key=${e} name=${D(`reports.sheet.${e}`)} path=${Ki(e,i)}
file=${`${n}-${e}.${i}`} />`)}
</ul>
</section>`}function Ki(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function qi(){let e=Se();return t`<section class="stack">
<h2>${D(`reports.journal`)}</h2>
<ul class="rows">
<${Be} name=${D(`reports.journal-whole`)} hint=${D(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function Ji(e,t){return t.filter(({roles:t})=>ae(e,t))}const Yi={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Xi({kind:e,columns:n,onChoose:r}){let i=[{value:``,text:D(`enrol.passed-over`)},...Yi[e].map(e=>({value:e,text:D(`enrol.field.${e}`)}))],a=(e,t)=>r(n.map((n,r)=>r===e?{...n,column:t||null}:n.column===t?{...n,column:null}:n));return t`<div class="stack">
${n.map(({heading:e,column:n},r)=>t`<${T} key=${r} label=${e||D(`enrol.column`,{number:r+1})} value=${n??``}
options=${i} onChange=${e=>a(r,e)} />`)}
</div>`}const Zi={wrong:`bad`,new:`info`,known:``};function Qi({found:e,title:n,about:r,named:i=e=>e}){return Object.keys(Zi).map(a=>{let o=e.rows.filter(e=>e.status===a);return o.length>0&&t`<section class="stack" key=${a} aria-labelledby=${`rows-${a}`}>
<h2 id=${`rows-${a}`}>${n(a,o.length)}</h2>
<ol class="rows">${o.map(e=>t`<li class="item" key=${e.row}><${$i} row=${e} about=${r} named=${i} /></li>`)}</ol>
</section>`})}function $i({row:e,about:n,named:r}){let{row:i,status:a,errors:o}=e;return t`<p><strong>${D(`import.row`,{number:i})}</strong> <span class=${`badge ${Zi[a]}`}>${D(`import.status.${a}`)}</span></p>
${n(e)}
${o.map(e=>t`<p class="note bad" key=${e.field+e.message}><strong>${r(e.field)}</strong> <${ea} mistake=${e} /></p>`)}`}function ea({mistake:{kind:e,values:n,message:r,cure:i}}){let a=F();if(!O(`mistake.${e}`))return t`<span lang="en">${r} ${i}</span>`;let o=Object.entries(n).map(([e,t])=>[e,typeof t==`number`?W(t):t]),s=n.seat&&a.phrase(`seat-${n.seat}`);return D(`mistake.${e}`,{...Object.fromEntries(o),seat:s})}function ta({kind:e,state:n,row:{cells:r}}){return e===`seating`?t`<${na} state=${n} cells=${r} />`:t`<p><strong>${ra(r.name)}</strong></p>
<p class="soft">${[r.id_number,r.team].filter(Boolean).map(ra).join(` · `)}</p>`}function na({state:n,cells:r}){let i=F(),a=Object.values(n.players),o=e=>a.find(t=>t.id_number===e)?.name??``,s=[D(`hall-round`,{round:r.round}),D(`hall-table`,{label:r.table}),r.scheduled_at];return t`<p><strong>${s.filter(Boolean).map(ra).join(` · `)}</strong></p>
<p class="soft">${e.map(e=>ra(`${i.phrase(`seat-${e}`)} ${r[e]} ${o(r[e])}`.trim())).join(` · `)}</p>`}function ra(e){return e.length>80?`${e.slice(0,80)}…`:e}function ia({state:n,row:{hanchan:r,points:i}}){let a=F(),o=n.hanchans[r];return t`${o&&t`<p><a class="reach" href=${`#/result/${r}`}>${kn(n,o)}</a></p>`}
${i&&t`<p class="soft">${e.map(e=>`${a.phrase(`seat-${e}`)} ${W(i[e])}`).join(` · `)}</p>`}`}function aa(e,t){let[n,i]=r(()=>fe(e)??``),[a,o]=r({}),[s,c]=r(``),[l,u]=r(null),d=()=>{o({}),u(null)},f=t=>{i(t),d(),k(e,t||null)},p=async(r,i={})=>{c(r),u(null);try{let a=r===`look`,s={csv:n,...i},c=await A.ask(t[r],{method:`POST`,body:s,timeout:9e4});o(a?{looked:c}:{done:c}),!a&&c.wrong===0&&k(e,null)}catch(e){u(e),e.status===422&&o({})}finally{c(``)}};return{text:n,setText:f,...a,busy:s,wrong:l,setWrong:u,forget:d,ask:p}}function oa({wrong:e}){if(e.problem)return t`<div role="alert"><${Ze} problem=${e.problem} /></div>`;let n=e.unreadable?D(`import.unreadable`):`${D(navigator.onLine?`live.unreached`:`no-network`)}. ${D(`import.again`)}`;return t`<p class="note bad" role="alert">${n}</p>`}function sa({sheet:{text:e,setText:n,setWrong:r},hint:i}){return t`<label class="button photo">${D(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[t]=e.files;t&&await ua(t).then(n,()=>r({unreadable:!0})),e.value=``}} /></label>
<${L} long label=${D(`import.paste`)} hint=${i} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${n} />`}const ca={"255,254":`utf-16le`,"254,255":`utf-16be`},la={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function ua(e){let t=new Uint8Array(await e.arrayBuffer()),n=ca[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(la[me.lang]).decode(t)}}const da=[`players`,`seating`];function fa({kind:e}){let{tournament:n,state:r,official:i}=z(),a=D(`enrol.title.${e}`);return!n||!r?t`<${_} title=${a} />`:ae(i,[`director`])?t`<${pa} key=${n.id} kind=${e} title=${a} state=${r} place=${`shinpan.sheet.${e}.${n.id}`} />`:t`<${N} title=${a} up="#/tables"><p class="note warn">${D(`enrol.not-you`)}</p><//>`}function pa({kind:e,title:i,state:a,place:o}){nt();let s=aa(o,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:c,looked:l,done:u,busy:d,wrong:f,ask:p,forget:m}=s,[h,g]=r(null),_=f?.problem?.lacking,v=h??l?.columns??f?.problem?.headings,y=e=>{m(),g(e)},b={...s,setText:e=>(g(null),s.setText(e))},x=e=>p(e,h?{columns:h.map(({column:e})=>e)}:{}),S=t`<${Xi} kind=${e} columns=${v} onChoose=${y} />`,C=l??u,ee=da.find(t=>t!==e);return t`<${N} title=${i} up="#/tables">
<${sa} sheet=${b} hint=${D(`enrol.hint.${e}`)} />
${f&&(_?t`<p class="note bad" role="alert">${D(`enrol.lacking`,{names:te(_.map(ma))})}</p>`:t`<${oa} wrong=${f} />`)}
${v&&!u&&(l?t`<${w} title=${D(`enrol.columns`)}>${()=>S}<//>`:S)}
${d&&t`<${n} text=${D(`enrol.busy.${d}`)} />`}
${u&&t`<p class="note info" role="status">${D(`enrol.done`,{count:u.new,known:u.known})}</p>`}
${!C&&t`<button class="button main" type="button" disabled=${!c.trim()||d} onClick=${()=>x(`look`)}>${D(`import.look`)}</button>`}
${C?.made.length>0&&t`<p class="note info">${D(`enrol.made.${e}`,{names:te(C.made)})}</p>`}
${C&&t`<${Qi} found=${C} named=${ma} title=${ha(u)} about=${n=>t`<${ta} kind=${e} state=${a} row=${n} />`} />`}
${l?.wrong>0&&t`<p class="note warn">${D(`enrol.whole`)}</p>`}
${l&&t`<button class="button main" type="button" disabled=${l.wrong>0||l.new===0||d} onClick=${()=>x(`bring`)}>${D(`enrol.bring`,{count:l.new})}</button>`}
<a class="button" href=${`#/import/${ee}`}>${D(`enrol.title.${ee}`)}</a>
<//>`}function ma(e){return D(`enrol.field.${e}`)}function ha(e){return(t,n)=>D(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const ga={look:`results/preview`,bring:`results`};function _a({args:[e]}){return da.includes(e)?t`<${fa} key=${e} kind=${e} />`:t`<${va} />`}function va(){let{tournament:e,state:n,official:r}=z();return!e||!n?t`<${_} title=${D(`import.title`)} />`:P(r)?t`<${ba} key=${e.id} state=${n} place=${`shinpan.sheet.${e.id}`} />`:t`<${N} title=${D(`import.title`)} up="#/standings"><p class="note warn">${D(`import.not-you`)}</p><//>`}function ya(e){return e===`points`||e===`row`?D(`import.field.${e}`):e}function ba({state:e,place:i}){nt();let a=aa(i,ga),{text:o,looked:c,done:l,busy:u,wrong:d,ask:f}=a,[p,m]=r(!1),h=c&&c.new>0&&(c.wrong===0||p);return t`<${N} title=${D(`import.title`)} up="#/standings">
<${sa} sheet=${a} hint=${D(`import.columns`)} />
${d&&t`<${oa} wrong=${d} />`}
${u&&t`<${n} text=${D(`import.busy.${u}`)} />`}
${l&&t`<p class="note info" role="status">${D(`import.done`,{count:l.new,known:l.known})} <a class="reach" href="#/standings">${D(`hall-standings`)}</a></p>`}
${!c&&!l&&t`<button class="button main" type="button" disabled=${!o.trim()||u} onClick=${()=>f(`look`)}>${D(`import.look`)}</button>`}
${(c||l)&&t`<${Qi} found=${c??l} title=${(e,t)=>D(`import.rows.${e}`,{count:t})} named=${ya}
about=${n=>t`<${ia} state=${e} row=${n} />`} />`}
${c?.wrong>0&&c.new>0&&t`<${s} label=${D(`import.only-good`)} hint=${D(`import.only-good-hint`)} checked=${p} onChange=${m} />`}
${c&&t`<button class="button main" type="button" disabled=${!h||u} onClick=${()=>f(`bring`,{only_good:p})}>${D(`import.bring`,{count:c.new})}</button>`}
<//>`}const xa={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function Sa(e,t){let n=t?.content.rule_points??{},r=Object.entries(xa).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in xa&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(xa);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function Ca(t,n){let r=h(l(t,n.round).map(v)).filter(({what:e,hanchan:t})=>e===`replaced`&&t===n.id).map(({person:e})=>e);return e.filter(e=>r.includes(n.seats[e]))}function wa(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function Ta(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Ea(t,n,i,a){let o=`shinpan.result.`+n.id,s=i?.number??0,[c,l]=r(()=>a?Oa(a):Da(o,s)??Oa(i)),u=e=>{let t={...c,...e};k(o,{...t,number:s}),l(t)},{texts:d,named:f,deposits:p,reason:m}=c,h=Ca(t,n),g=Object.fromEntries(e.map(e=>[e,wa(d[e])])),_=e.filter(e=>f.includes(e)||h.includes(e));return{of:e=>({text:d[e],wrong:d[e].trim()!==``&&g[e]===null,substitute:_.includes(e),replaced:h.includes(e),onText:t=>u({texts:{...d,[e]:t}}),onSubstitute:t=>u({named:t?[...f,e]:f.filter(t=>t!==e)})}),body:{points:g,deposits:wa(p||`0`,0),unranked:_},deposits:p,reason:m,type:u,forget:()=>k(o,null)}}function Da(e,t){let n=fe(e);return n?.number===t?n:null}function Oa(t){return{texts:Object.fromEntries(e.map(e=>[e,String(t?.points[e]??``)])),named:t?.unranked??[],deposits:String(t?.deposits??0),reason:t?.corrects?.reason??``}}function ka({label:e,text:n,wrong:r,onText:i}){let a=/^[−-]/.test(n.trim());return t`<div class="sheet-seat">
<${L} label=${e} value=${n} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${r?D(`result.hundreds`):void 0} onInput=${i} />
<button class="button" type="button" aria-pressed=${a} aria-label=${D(`result.negative`,{label:e})} onClick=${()=>i(a?n.trim().slice(1):`-${n.trim()}`)}>±</button>
</div>`}function Aa({seats:e}){return t`<fieldset>
<legend>${D(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:n,substitute:r,replaced:i,onSubstitute:a})=>t`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r} disabled=${i}
onChange=${e=>a(e.currentTarget.checked)} />
<span>${n}${i&&t` <small>${D(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function ja({state:n,hanchan:r,result:i,refused:a,first:o,onSent:s,onClose:c}){let{book:l}=z(),{numbers:d,complete:f}=Sa(n,l),m=Ea(n,r,i,o),h=F(),g=e.map(e=>{let t=n.players[r.seats[e]]?.name??`?`;return{seat:e,label:`${h.phrase(`seat-${e}`)} · ${t}`,...m.of(e)}}),{does:_,wrong:v}=ee(),y=m.reason.trim(),b={...m.body,...i&&{corrects:{number:i.number,reason:y}}},x=Ta(Object.values(b.points),b.deposits,d.starting_points),S=i&&Ma(b,i),C=f&&x===0&&!S&&(!i||y);return t`<form class="stack" onSubmit=${e=>{e.preventDefault(),C&&_(async()=>{await A.send(`result`,r.id,b,{hold:!0,replaces:a?.id}),m.forget(),u(),p(D(`result.sent`)),s(b)})}}>
${!l&&t`<p class="note warn" role="alert">${D(`result.no-book`)}</p>`}
${l&&!f&&t`<p class="note warn" role="alert">${D(`result.no-scoring`)} <a class="reach" href="#/standings">${D(`hall-standings`)}</a></p>`}
${i&&t`<p class="note">${D(`result.corrects`)}</p>`}
<div class="sheet">${g.map(e=>t`<${ka} key=${e.seat} ...${e} />`)}</div>
<${Na} left=${x} starting=${d.starting_points} onDeposits=${e=>m.type({deposits:String(b.deposits+e)})} />
<${L} label=${D(`result.deposits`)} hint=${D(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${m.deposits}
wrong=${b.deposits===null?D(`result.hundreds`):void 0} onInput=${e=>m.type({deposits:e})} />
<${Aa} seats=${g} />
${i&&t`<${L} long label=${D(`hall-reason`)} hint=${D(`hall-reason-missing`)} value=${m.reason} maxlength="4000" onInput=${e=>m.type({reason:e})} />`}
${S&&t`<p class="soft" role="status">${D(`result.same`)}</p>`}
${v}
<div class="pair">
<button class="button main" disabled=${!C}>${D(i?`result.correct`:`result.enter`)}</button>
${c&&t`<button class="button" type="button" onClick=${()=>{m.forget(),c?.()}}>${D(`cancel`)}</button>`}
</div>
</form>`}function Ma({points:t,deposits:n,unranked:r},i){return e.every(e=>t[e]===i.points[e])&&n===i.deposits&&r.join()===i.unranked.join()}function Na({left:e,starting:n,onDeposits:r}){if(n===void 0)return null;let i=W(4*n),a=e===null?``:e===0?`info`:`bad`,o=e!==null&&e>0&&e%1e3==0;return t`<div class=${`note stack ${a}`}>
<p role="status">${Pa(e,i)}</p>
${o&&t`<button class="button" type="button" onClick=${()=>r(e)}>${D(`result.as-deposits`,{points:W(e)})}</button>`}
</div>`}function Pa(e,t){return e===null?D(`result.sum`,{all:t}):e===0?D(`result.fits`,{all:t}):D(e>0?`result.lacks`:`result.exceeds`,{points:W(Math.abs(e)),all:t})}function Fa({state:e,hanchan:n,result:r,onCorrect:i}){let a=Ia(r);return t`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${D(`result.holds`)} ${r.unsent&&r.outbox!==`done`&&t`<span class="badge info">${D(`hall-unsent`)}</span>`}</h2>
<${La} state=${e} hanchan=${n} result=${r} />
<${ye} id=${r.item}
otherwise=${i&&t`<button class="button" type="button" onClick=${i}>${D(`result.correct`)}</button>`} />
</section>
${a.length>0&&t`<${w} title=${D(`result.earlier`,{count:a.length})}>
${()=>t`<div class="stack">${a.map(r=>t`<${La} key=${r.number} state=${e} hanchan=${n} result=${r} />`)}</div>`}
<//>`}`}function Ia({before:e}){return e?[e,...Ia(e)]:[]}function La({state:n,hanchan:r,result:{points:i,deposits:a,unranked:o,official:s,at:c,reason:l}}){let u=F(),d=n.officials[s]?.name??D(`hall-unknown`);return t`<div class="card">
<dl class="facts">
${e.map(e=>t`<div key=${e}>
<dt>${u.phrase(`seat-${e}`)} · <span class="who">${n.players[r.seats[e]]?.name??`?`}</span>${o.includes(e)&&t`<small>${D(`result.substitute`)}</small>`}</dt>
<dd>${W(i[e])}</dd>
</div>`)}
${a>0&&t`<div><dt>${D(`result.deposits`)}</dt><dd>${W(a)}</dd></div>`}
</dl>
<p class="soft">${[d,E(c,n.settings.time_zone),l].filter(Boolean).join(` · `)}</p>
</div>`}function Ra({args:[e],query:n}){let{tournament:r,state:i}=z(),a=i?.hanchans[e];return!r||!i?t`<${_} title=${D(`hall-result`)} />`:a?t`<${za} state=${i} hanchan=${a} again=${n.has(`again`)} />`:t`<${M} title=${D(`hall-result`)} text=${D(`result.no-hanchan`)} up="#/tables" />`}function za({state:e,hanchan:n,again:i}){let{outbox:a,official:o}=z(),s=e.results[n.id]??null,c=a.find(({kind:e,subject:t,state:r})=>e===`result`&&t===n.id&&le(r)),[l,u]=r(!s||i),[d,f]=r(null),p=P(o),m=l||!s&&!c;C(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[m]);let h=e=>{f(e),u(!1)},g=e.tables[n.table]?.label??`?`;return t`<${N} title=${D(`result.title`,{label:g,round:n.round})} up=${`#/table/${n.table}`}>
${c&&t`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${D(`result.refused`)}</h2>
<${Ze} problem=${c.problem} />
${!m&&t`<button class="button" type="button" onClick=${()=>u(!0)}>${D(`hall-change`)}</button>`}
</section>`}
${p&&m&&t`<${ja} state=${e} hanchan=${n} result=${s} refused=${c} first=${c?.body??(s?null:d)} onSent=${h}
onClose=${s&&(()=>u(!1))} />`}
${!p&&!s&&t`<${x} text=${D(`result.none`)} />`}
${s&&!(p&&m)&&t`<${Fa} state=${e} hanchan=${n} result=${s} onCorrect=${p&&(()=>u(!0))} />`}
<a class="button quiet" href="#/standings">${D(`hall-standings`)}</a>
<//>`}function Ba({state:e,id:n}){let r=B(`standings/${n}`),{body:i}=r.answer??{},a=i?.name??(e.players[n]??e.teams[n])?.name??D(`hall-unknown`);return t`<${N} title=${a} up="#/standings">
<${We} seen=${r} />
<${En} />
${i&&t`<${Va} state=${e} body=${i} />`}
${e.players[n]&&t`<a class="button" href=${`#/player/${n}`}>${D(`standings.player`)}</a>`}
<//>`}function Va({state:e,body:n}){let{kind:r,rank:i,disqualified:a,games:o,ledger:s,score:c,p:l,pts:u,final:d}=n,f=D(a?`standings.disqualified`:`standings.unranked`);return t`<section class="card" aria-labelledby="total">
<h2 id="total">${i===null?f:D(`standings.rank`,{rank:i})}</h2>
<dl class="facts">
<div><dt>${D(`standings.scored`,{count:n.hanchans})}</dt><dd>${G(c)}</dd></div>
<div><dt>${D(`standings.taken`)}</dt><dd>${G(-10*l-u/100)}</dd></div>
<div><dt><strong>${D(`standings.total`)}</strong></dt><dd>${G(d)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${D(`standings.games`)}</h2>
${o.length===0&&t`<p class="soft">${D(`standings.no-games`)}</p>`}
${o.map(n=>t`<${Ua} key=${n.hanchan+n.seat} state=${e} game=${n} named=${r===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${D(`standings.taken`)}</h2>
${s.length===0&&t`<p class="soft">${D(`standings.nothing-taken`)}</p>`}
${s.length>0&&t`<${Ha} state=${e} ledger=${s} sum=${{P:l,pts:u}} named=${r===`team`} />`}
</section>`}function Ha({state:e,ledger:n,sum:r,named:i}){let a=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,o=Object.entries(r).filter(([e,t])=>t!==0||e===`P`&&!r.pts);return t`<dl class="card facts">
${n.map(n=>t`<div key=${n.id}>
<dt>${i&&t`<span class="who">${a(n.account)}</span> · `}<${qe} state=${e} line=${n} /></dt>
<dd>${Ue(n.unit,n.amount,!0)}</dd>
</div>`)}
${o.map(([e,n])=>t`<div key=${e}><dt><strong>${D(`standings.sum`)}</strong></dt><dd>${Ue(e,n)}</dd></div>`)}
</dl>`}function Ua({state:e,game:n,named:r}){let i=F(),{hanchan:a,number:o,round:s,table:c,seat:l,player:u,ranked:d,place:f,points:p,delta:m,uma:h,oka:g,total:_,flags:v}=n,y=[D(`hall-round`,{round:s}),D(`hall-table`,{label:c}),i.phrase(`seat-${l}`)],b=D(`standings.delta`,{points:W(p),goal:W(p-m*100)});return t`<article class="card game">
<h3><a class="reach" href=${`#/result/${a}`}>${y.join(` · `)}</a></h3>
${r&&t`<p><a class="reach who" href=${`#/standings/${u}`}>${e.players[u]?.name??`?`}</a></p>`}
${o>1&&t`<p class="soft">${D(`standings.corrected`,{count:o-1})}</p>`}
<dl class="facts">
<div><dt>${b}</dt><dd>${G(m,!0)}</dd></div>
<div><dt>${D(`standings.uma`,{place:f})}</dt><dd>${G(h,!0)}</dd></div>
<div><dt>${D(`standings.oka`)}</dt><dd>${G(g,!0)}</dd></div>
<div><dt><strong>${D(d?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${d?``:`uncounted`}>${G(_,!0)}</dd></div>
</dl>
${v.map(e=>t`<p class="note warn" key=${e}>${D(`standings.flag.${e}`)}</p>`)}
</article>`}function Wa({of:e}){let[n,i]=r(``);return t`<button class="button" type="button" onClick=${()=>{i(``);let t=`standings-${e}.csv`;A.file(`standings.csv?of=${e}`).then(e=>Fe(e,t),e=>i(H(e)))}}>${D(`standings.export`)}</button>
${n&&t`<p class="note bad" role="alert">${n}</p>`}`}function Ga({state:e}){let{book:n,official:r}=z(),{numbers:i,silent:a,complete:o}=Sa(e,n);if(!n)return null;let s=a.length>0&&r?.roles?.includes(`director`),c=Object.entries(i).map(([e,t])=>[D(`standings.by.${e}`),Ka(t)]),l=()=>t`${c.length>0&&t`<${de} rows=${c} />`}
${s&&t`<${qa} names=${a} numbers=${i} />`}`;return o?t`<${w} title=${D(`standings.by`)}>${l}<//>`:t`<section class="card" aria-labelledby="by">
<h2 id="by">${D(`standings.by`)}</h2>
<p class="note warn">${D(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function Ka(e){return Array.isArray(e)?e.map(e=>`${W(e)}P`).join(` / `):W(e)}function qa({names:e,numbers:n}){let[i,a]=r(()=>Object.fromEntries(e.map(e=>[e,[n[e]??``].flat().join(` `)]))),[o,s]=r(null),[c,l]=r(!1);return t`<form class="stack" onSubmit=${async t=>{t.preventDefault(),l(!0);let r=e.map(e=>[e,Ja(e,i[e])]),a=e.filter(e=>n[e]!=null).map(e=>[e,n[e]]),o={...Object.fromEntries(r),replaces:a.length?Object.fromEntries(a):null};await A.ask(`scoring`,{method:`PUT`,body:o}).then(()=>s(null),s),l(!1)}}>
${e.map(e=>t`<${L} key=${e} label=${D(`standings.by.${e}`)} hint=${D(`standings.hint.${e}`)}
value=${i[e]} required autocomplete="off" onInput=${t=>a({...i,[e]:t})} />`)}
${o&&(o.problem?t`<${Ze} problem=${o.problem} />`:t`<p class="note bad" role="alert">${H(o)}</p>`)}
<button class="button main" disabled=${c}>${D(`standings.set`)}</button>
</form>`}function Ja(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Ya):Ya(n.replace(/[\s,.'’]/g,``))}function Ya(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Xa({args:[e]}){let{tournament:n,state:r}=z();return!n||!r?t`<${_} title=${D(`hall-standings`)} />`:e?t`<${Ba} state=${r} id=${e} />`:t`<${Za} state=${r} />`}function Za({state:e}){let{official:n}=z(),i=B(`standings`),[o,s]=r(`players`),{body:c}=i.answer??{},l=P(n)&&t`<a class="button" href="#/import">${D(`standings.import`)}</a>`;return t`<${N} title=${D(`hall-standings`)} up="#/tables" actions=${l}>
<${We} seen=${i} />
<${En} />
${c?.teams.length>0&&t`<${a} label=${D(`standings.of`)} value=${o} onChange=${s}
options=${[`players`,`teams`].map(e=>({value:e,text:D(`standings.of.${e}`)}))} />`}
${c&&t`<${Qa} state=${e} found=${c[o]} />`}
${c&&t`<${Wa} of=${o} />`}
<${On} state=${e} />
<${Ga} state=${e} />
<//>`}function Qa({state:e,found:n}){let r=n.map(({rank:e})=>e);return r.every(e=>e===null)?t`<${$a} state=${e} />`:t`<ul class="rows" aria-label=${D(`hall-standings`)}>
${n.map(n=>t`<li key=${n.id}>
<a class="row" href=${`#/standings/${n.id}`}>
<strong class="rank">${n.rank??`–`}</strong>
<span class="body"><span class="who">${n.name}</span><small>${eo(e,n,r).join(` · `)}</small></span>
<strong>${G(n.final)}</strong>
</a>
</li>`)}
</ul>`}function $a({state:e}){let{official:n}=z(),[r]=Dn(e);return t`<${x} text=${D(r?`standings.none`:`standings.no-hanchans`)}>
${r&&P(n)&&t`<a class="button" href=${`#/result/${r.id}`}>${D(`standings.enter`,{name:r.name})}</a>`}
${!r&&t`<${tt} />`}
<//>`}function eo(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},c){let l=t!==null&&c.indexOf(t)!==c.lastIndexOf(t);return[e.teams[n]?.name,s&&D(`standings.disqualified`),!s&&t===null&&D(`standings.unranked`),l&&D(`standings.shared`),r>0&&D(`standings.hanchans`,{count:r}),a!==0&&D(`standings.less`,{score:G(i),p:`${W(a)}P`}),o!==0&&D(`standings.less`,{score:G(i),p:W(o)})].filter(Boolean)}export{nr as Alarm,wn as Cards,Tt as Dashboard,qt as Escalation,Yt as Escalations,gn as Fines,_a as Import,Pr as Journal,bn as Payment,zi as People,$t as Precedents,Ui as Reports,Ra as Result,Xa as Standings};