import{At as e,Br as t,Bt as n,Ct as r,D as i,E as a,Et as o,Fr as s,Gt as c,Hr as l,Ht as u,I as d,Jt as f,Kt as p,Lt as m,M as h,Mt as g,N as _,O as v,Ot as y,P as b,R as x,Rt as S,S as C,Sr as ee,St as te,Tt as w,U as ne,Ut as re,Vr as T,Wt as ie,Xt as E,Yt as ae,Zt as oe,ar as se,at as ce,c as le,en as D,er as O,fn as k,h as ue,i as de,ir as fe,jt as A,kr as pe,kt as j,l as M,ln as N,lt as me,m as he,nt as ge,or as _e,rt as P,s as ve,tt as F,un as ye,ut as I,v as be,wn as xe,wt as Se,x as Ce,zr as L}from"./app.js";import{$t as we,B as Te,D as Ee,F as De,G as Oe,Gt as R,I as ke,K as Ae,Kt as je,M as Me,N as Ne,P as Pe,Pt as Fe,Qt as Ie,T as Le,U as Re,W as ze,Xt as Be,Zt as Ve,_ as He,_t as Ue,bt as We,en as Ge,f as Ke,ft as qe,g as Je,gt as Ye,ht as Xe,in as Ze,ln as Qe,mt as $e,nn as z,p as et,pt as B,rn as tt,tn as V,u as nt,un as rt,ut as H,v as it,vt as at,w as ot,wt as st,xt as U,y as ct,yt as W}from"./shared.js";function G({id:e,title:t,what:n,about:i,rows:a}){let o=Math.max(...a.map(({value:e})=>e),1);return D`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${i&&D`<p class="soft">${i}</p>`}
${a.length===0&&D`<p class="soft">${c(`dashboard.none`)}</p>`}
<ul class="bars">
${a.slice(0,10).map(e=>D`<li key=${e.key}><${lt} row=${e} most=${o} /></li>`)}
</ul>
${a.length>0&&D`<${r} title=${c(`dashboard.numbers`)}>${()=>D`<${dt} title=${t} what=${n} rows=${a} />`}<//>`}
</section>`}function lt({row:{name:e,value:t,part:n=0,href:r},most:i}){return D`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${U(t)}</strong>
<${ut} value=${t} part=${n} most=${i} />
${n>0&&D`<small>${c(`dashboard.part`,{count:U(n)})}</small>`}
</a>`}function ut({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return D`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&D`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function dt({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return D`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${c(`hall-rulings`)}</th>
${r&&D`<th scope="col">${c(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>D`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${U(n)}</td>
${r&&D`<td>${U(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function ft(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:c(`hall-round`,{round:e})}));return[{value:``,text:c(`hall-any`)},...n]}function pt({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function mt({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:l}=gt(t,i.size>1?e=>vt(e,r):_t);return t.length===0?null:D`<section class="card" aria-labelledby="spread">
<h2 id="spread">${c(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${c(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>D`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>D`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>D`<td key=${t.key}><${ht} count=${s.get(e+t.key)} most=${l} href=${yt(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function ht({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return D`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${U(e)}</strong>
</a>`}function gt(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function _t(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function vt(e,t){let n=e.slice(0,10),r=re(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function yt(e,t,{from:n,until:r}){return pt(e,{table:t,from:n,until:r})}function bt({state:e,changes:t}){return D`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${c(`dashboard.recharged`)}</h2>
<p class="soft">${c(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>D`<li key=${[t,r.id,i].join()}>
<span class="who">${B(e,r)}</span> ${H(i,a)} → <strong>${H(i,o)}</strong>
<br /><small class="soft">${[u(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function xt({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:c(e>1?`dashboard.from`:`dashboard.until`,{from:pe(e),until:pe(t)}),value:n,href:pt(r,{took:`${e}-${t}`})})),a=e?c(`dashboard.median`,{time:pe(t),count:e}):c(`dashboard.untimed`);return D`<${G} id="taking" title=${c(`dashboard.taking`)} what=${c(`dashboard.time`)}
about=${`${a} ${c(`dashboard.measured`)}`} rows=${e?i:[]} />`}function St(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),o=Object.entries(v(n)).map(([t,n])=>[i(e,t),a(e,t,n)]);return[...r,...o]}function Ct({cases:e}){return D`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${c(`dashboard.unlike`)}</h2>
<p class="soft">${c(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>D`<${wt} key=${t} one=${e} />`)}
</section>`}function wt({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=I(),o=i[0].rulings.length,s=St(a,t,n);return D`<article class="stack case">
<h3>${F(a,e)}</h3>
${s.length>0&&D`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&D`<p class="note info">${c(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>D`<${Tt} key=${t} outcome=${e} most=${o} />`)}
</article>`}function Tt({outcome:{penalties:e,rulings:t},most:i}){let a=I(),{state:o}=n(),s=t.map(e=>o.rulings[e]).filter(Boolean),l=D`<span class="body outcome"><span>${P(a,{penalties:e,effects:s[0]?.effects})}</span><strong>${U(t.length)}</strong><${ut} value=${t.length} most=${i} /></span>`;return D`<${r} title=${l}>${()=>D`<${he} rulings=${s} place empty=${c(`hall-none-found`)} />`}<//>`}function Et(){let{tournament:e,state:t,official:r}=n();return!e||!t?D`<${_} title=${c(`dashboard.title`)} />`:ve(r)?D`<${Dt} state=${t} />`:D`<${g} title=${c(`dashboard.title`)} up="#/log"><p class="note warn">${c(`dashboard.whose`)}</p><//>`}function Dt({state:e}){let[t,n]=T({day:``,round:``});return D`<${g} title=${c(`dashboard.title`)} up="#/log">
<div class="asked">
<${w} type="date" label=${c(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${o} label=${c(`dashboard.round`)} value=${t.round} options=${ft(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${Ot} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Ot({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=z(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return D`<${jt} seen=${r} zone=${e.settings.time_zone} />
${i&&D`<${kt} state=${e} body=${i} asked=${t} />`}`}function kt({state:e,body:t,asked:n}){let r=I(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,l=e=>pt(n,e),u=e=>({key:e.foul,name:F(r,e.foul)}),d=({official:e})=>({key:e.id,name:e.name}),f=e=>({value:e.rulings,part:e.otherwise}),p=a.filter(e=>e.otherwise>0);return D`<p role="status">${c(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${G} id="fouls" title=${c(`dashboard.fouls`)} what=${c(`dashboard.foul`)}
rows=${a.map(e=>({...u(e),...f(e),href:l({foul:e.foul})}))} />
<${G} id="referees" title=${c(`dashboard.referees`)} what=${c(`dashboard.referee`)}
rows=${o.map(e=>({...d(e),...f(e),href:l({official:e.official.id})}))} />
<${mt} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${G} id="otherwise" title=${c(`dashboard.otherwise`)} about=${c(`dashboard.otherwise-about`)} what=${c(`dashboard.foul`)}
rows=${p.map(e=>({...u(e),value:e.otherwise,href:l({foul:e.foul,book:`otherwise`})}))} />
<${Ct} cases=${t.differently} />
<${bt} state=${e} changes=${t.recharged??[]} />
<${G} id="escalations" title=${c(`dashboard.escalations`)} what=${c(`dashboard.status`)}
rows=${s.map(e=>At(e,l))} />
<${xt} taking=${t.time_to_rule} asked=${n} />
</div>`}function At({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>E(`hall-escalation.${e}`)?c(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function jt({seen:{answer:e,fresh:t,trouble:n},zone:r}){rt();let i=e&&u(e.at,r);return!e&&!n?D`<${A} />`:n?D`<p class="note warn" role="status">${V(n)} ${c(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:D`<p class="soft">${c(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const Mt=[`photo`,`note`];function Nt({state:e,escalation:t,ruling:r}){let i=n(),{outbox:a}=i,[o,s]=T(null);if(L(()=>void k.loadEscalationSteps(),[]),a.some(({subject:e,kind:n,state:r})=>e===t.id&&!Mt.includes(n)&&_e(r)))return D`<p class="note bad">${c(`esc.stuck`)} <a href="#/outbox">${c(`hall-resolve`)}</a></p>`;let l=Ne(i,t,r);return D`
${l===`decide`&&D`<${Lt} state=${e} escalation=${t} ruling=${r} onAsk=${s} />`}
${l===`appeal`&&D`<button class="button main" type="button" onClick=${()=>s(Pt)}>${c(`esc.do.appeal`)}</button>`}
${l===`reopen`&&D`<button class="button" type="button" onClick=${()=>s(Ft)}>${c(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(l)&&D`<p class="note warn">${c(`esc.${l}`)}</p>`}
${l===``&&D`<p class="soft">${c(`esc.wait.${t.status}`)}</p>`}
${o&&D`<${je} what=${o.name} title=${c(`esc.do.${o.name}`)} text=${c(`esc.means.${o.name}`)} yes=${c(`esc.do.${o.name}`)}
onReason=${async e=>{if(!o)return;let{kind:n,name:r,...i}=o;await k.send(n,t.id,{reason:e,...i}),p(),m(c(`esc.done.${n}`)),s(null)}} onClose=${()=>s(null)} />`}
`}const Pt={kind:`appeal`,name:`appeal`},Ft={kind:`reopening`,name:`reopening`},It=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Lt({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:l,foul:u}=e.rulings[a]??n,d=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,f=`#/call/${s.id}/${l??`-`}/${u}?amends=${a??i}&decides=${i}`,p=(e,t=``)=>D`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${c(`esc.do.${e.name}`)}</button>`;return D`
${d&&p(It(`amended`,`confirmed`),`main`)}
${p(It(`upheld`),d?``:`main`)}
<a class="button" href=${f}>${c(d?`esc.amend-again`:`hall-amend`)}</a>
${p(It(`overturned`),`danger`)}
`}function Rt({ruling:e,rulings:t}){let r=I(),{state:i}=n(),[a,o]=[!0,!1].map(n=>t.filter(t=>Vt(t,e)===n)),s=[...a,...o].slice(0,12);return D`<section class="stack">
<h2>${c(`esc.same-foul`)}</h2>
${t.length===0&&D`<p class="soft">${c(`esc.never-before`)}</p>`}
<ul class="rows">
${s.map(t=>D`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${ce(t.kind)}`}>${P(r,t)}</strong>
<small>${[t.offender.name,i.officials[t.official]?.name,u(t.ruled_at,i.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${a.includes(t)&&D`<span class="badge info">${c(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&D`<span class="badge warn">${c(`esc.other-revision`)}</span>`}
<${ue} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&D`<a class="reach" href=${`#/log?foul=${e.foul}`}>${c(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function zt(e,t,{offender:n}){return Ut(e,t,e=>e.offender.id===n.id)}function Bt(e,t,{foul:n}){return Ut(e,t,e=>e.foul===n)}function Vt(e,t){return s(Ht(e))===s(Ht(t))}function Ht({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Ut(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return be(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Wt({state:e,foul:t,escalation:n}){let r=z(`precedents?limit=20&foul=${t}`);return D`<section class="stack">
<h2>${c(`esc.precedents`)}</h2>
<${Ge} seen=${r} what="precedents" />
${r.answer&&D`<${Kt} state=${e} items=${Gt(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${c(`esc.search-precedents`)}</a>
</section>`}function Gt(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Kt({state:e,items:t}){let n=I();return t.length===0?D`<p class="soft">${c(`esc.no-precedents`)}</p>`:D`<ul class="rows below precedents">
${t.map(t=>D`<li key=${t.ruling.id}><${qt} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function qt({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:l}}){let d=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),f=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return D`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${ce(n.kind)}`}>${P(t,n)}</strong>
<span>${F(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${f.map(e=>D`<small key=${e}>${e}</small>`)}
${d.map(e=>D`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,u(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&D`<span class="badge">${c(`hall-status.${n.status}`)}</span>`}
${l&&D`<span class="badge warn">${c(`esc.revision-changed`)}</span>`}
${r.map(e=>D`<span class="badge" key=${e}>${c(`esc.why.${e}`)}</span>`)}
${s&&D`<span class="badge info">${Pe(s)}</span>`}
</span>
</span>
</a>`}function Jt({args:[e]}){let{tournament:t,state:r}=n();if(!t||!r)return D`<${_} title=${c(`esc.one`)} />`;let[i,a]=[r.escalations[e],r.rulings[e]];return!i||!a?D`<${h} title=${c(`esc.one`)} text=${c(`esc.missing`)} up="#/escalations" />`:D`<${Yt} state=${r} escalation=${i} ruling=${a} />`}function Yt({state:e,escalation:t,ruling:n}){let r=I(),i=Be([n])[n.revision],a=ne(r,i,n),o=a&&(a.chosen??a.final??a.first),s=t.status===`open`;st(s);let l=D`<${Nt} state=${e} escalation=${t} ruling=${n} />`;return D`<${g} title=${F(r,n.foul)} up="#/escalations" actions=${l}>
<${Oe} ruling=${n} shown=${o}>
<p role="status"><span class=${`badge ${s?`warn`:`info`}`}>${De(t)}</span> ${s&&D`<span class="soft">${Me(t.escalated_at)}</span>`}</p>
<//>
<${Ee} state=${e} escalation=${t} />
<section class="stack">
<h2>${c(`esc.so-far`)}</h2>
<${ot} state=${e} events=${Le(e,t)} />
</section>
<${He} ruling=${n} />
${a?D`<${it} ruling=${n} spoken=${a} />`:D`<p class="soft">${c(`hall-no-book`)}</p>`}
<${ct} state=${e} ruling=${n} />
<${ze} state=${e} ruling=${n} />
<${Te} state=${e} ruling=${n} />
<section class="stack">
<h2>${c(`esc.on-offender`,{name:n.offender.name})}</h2>
<${he} rulings=${zt(e,t,n)} place empty=${c(`esc.nothing-else`)} />
</section>
<${Ae} state=${e} id=${n.offender.id} />
<${Rt} ruling=${n} rulings=${Bt(e,t,n)} />
<${Wt} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Xt(){let{tournament:e,state:t}=n();return!e||!t?D`<${_} title=${c(`hall-escalations`)} />`:D`<${Zt} state=${t} />`}function Zt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return st(r.length>0),D`<${g} title=${c(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${c(`esc.precedents`)}</a></p>
${t.length===0&&D`<${j} text=${c(`esc.none`)}><a class="button" href="#/log">${c(`hall-log`)}</a><//>`}
<${Qt} state=${e} title=${c(`esc.waiting`,{count:r.length})} escalations=${r} />
<${Qt} state=${e} title=${c(`esc.decided-ones`)} escalations=${i} />
<//>`}function Qt({state:e,title:t,escalations:n}){return n.length===0?null:D`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>D`<li key=${t.id}><${$t} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function $t({state:e,escalation:t}){let n=I(),r=e.rulings[t.id],i=t.status===`open`,a=[c(`hall-table`,{label:r.table.label}),ke(e,t),Me(t.escalated_at)];return D`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${F(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${P(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${De(t)}</span>
${!i&&D`<span class="badge info">${Pe(t)}</span>`}
${t.unsent&&D`<span class="badge info">${c(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function en({query:e}){let{tournament:t,state:r}=n();return!t||!r?D`<${_} title=${c(`esc.precedents`)} />`:D`<${tn} state=${r} begun=${e.get(`foul`)??``} />`}function tn({state:e,begun:t}){let n=I(),[r,i]=T(t in n.catalogue.fouls?t:``),[a,s]=T({}),[l,u]=T(``),[d,f]=T(``),p=e=>{i(e),s({})},m=e=>{e.preventDefault(),f(l.trim())},h=z(on(r,a,d)),_=h.answer?.body;return D`<${g} title=${c(`esc.precedents`)} up="#/escalations">
<p class="soft">${c(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${o} label=${c(`hall-filter.foul`)} value=${r} options=${[{value:``,text:c(`esc.any`)},...an(n)]} onChange=${p} />
${r&&D`<${nn} words=${n} foul=${r} facts=${a} onFacts=${s} />`}
<${w} type="search" label=${c(`esc.words`)} hint=${c(`esc.words-hint`)} value=${l} onInput=${u} maxlength="200" />
<button class="button">${c(`esc.search`)}</button>
</form>
<${Ge} seen=${h} what="precedents" />
${_&&D`<${Kt} state=${e} items=${_.items} />`}
${_?.next&&D`<p class="note">${c(`esc.more`,{count:50})}</p>`}
<//>`}function nn({words:e,foul:t,facts:r,onFacts:i}){let{book:a}=n();return a?a.table(t).used.map(t=>{let n=rn(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return n.length>0&&D`<${o} key=${t} label=${e.question(t)} value=${r[t]??``}
options=${[{value:``,text:c(`esc.any`)},...n]} onChange=${e=>i({...r,[t]:e})} />`}):null}function rn({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function an(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function on(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function sn({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=Ye(r).map(([e,t])=>H(e,t));return D`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${c(`fines.owing`)}</h2>
${r.length===0&&D`<p class="soft">${c(`fines.none`)}</p>`}
${r.length>0&&D`<p>${c(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>D`<li key=${ln(t)}><${un} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&D`<p class="soft">${c(`fines.not-seated`)}</p>`}
</section>`}function cn({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:D`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${c(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>D`<li key=${ln(t)}><${un} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${c(`fines.gives-back`)}</p>
</section>`}function ln({account:e,unit:t}){return e.id+t}function un({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,l=s.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),d=[a>0&&c(`fines.since`,{time:u(o,e.settings.time_zone)}),l>0&&c(`fines.part-paid`,{amount:H(i,l)})],f=D`<span class="body who">${B(e,r)}<small>${d.filter(Boolean).join(` · `)}</small></span>
<strong>${H(i,Math.abs(a))}</strong>`;return n?D`<button class="row" type="button" onClick=${()=>n(t)}>${f}</button>`:r.kind===`player`?D`<a class="row" href=${`#/player/${r.id}`}>${f}</a>`:D`<div class="row">${f}</div>`}const dn=[`cash`,`card`,`transfer`,`other`];function fn({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:a,onClose:o}){let[s,l]=T(()=>H(n,r).slice(n.length+1)),[u,d]=T(`cash`),[f,m]=T(``),{does:h,wrong:g}=C(),_=Xe(n,s),v=!_||_>r?c(`fines.between`,{most:H(n,r)}):void 0,y=()=>h(async()=>{let e=f.trim()&&{note:f.trim()},r=new Date(k.now()).toISOString(),{id:i}=await k.send(`payment`,null,{account:t,unit:n,amount:_,method:u,paid_at:r,...e});p(),a(i),o()}),b=dn.map(e=>({value:e,text:c(`fines.method.${e}`)}));return D`<${te} title=${c(`fines.pays`,{name:B(e,t)})} onClose=${o}>
<dl class="facts lines">
${at(i).map(t=>D`<div key=${t.id}>
<dt><${Je} state=${e} line=${t} /></dt>
<dd>${$e(t)}</dd>
</div>`)}
</dl>
<${w} label=${c(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${v} onInput=${l} />
<${Se} label=${c(`fines.how`)} value=${u} options=${b} onChange=${d} />
<${w} label=${c(`fines.note`)} value=${f} onInput=${m} />
${g}
<button class="button main" type="button" disabled=${!!v} onClick=${y}>
${c(`fines.take`,{amount:H(n,_??0)})}
</button>
<//>`}function pn({state:e,official:t}){if(!e.season||!Ue(t))return null;let n=c(`fines.season`,{season:e.season.season});return D`<${r} title=${n}>${()=>D`<${mn} state=${e} />`}<//>`}function mn({state:e}){let{answer:t,fresh:n,trouble:r}=z(`ledger/fines/season`);if(!t)return D`<p class="soft" role="status">${c(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=u(t.at,e.settings.time_zone);return D`${!n&&D`<p class="note warn" role="status">${c(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&D`<p class="soft">${c(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>D`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${hn(e,t)}</small></span>
<strong>${H(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function hn(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=me(e,r)||e.settings.name;return n.length>1?`${a} ${H(t,i)}`:a}).join(` · `)}function gn({state:e}){let{fines:t}=e.others;return t.length===0?null:D`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${c(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>D`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${B(e,t)}<small>
${me(e,n)} · ${c(`fines.since`,{time:u(a,e.settings.time_zone)})}
</small></span>
<strong>${H(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${c(`fines.paid-there`)}</p>
</section>`}function _n(){let{tournament:e,state:t}=n();return!e||!t?D`<${_} title=${c(`fines.title`)} />`:D`<${vn} state=${t} />`}function vn({state:e}){let{official:t}=n(),[r,i]=T(null),[a,o]=T(``);L(()=>void k.lookAround(),[]);let s=l(()=>qe(e),[e.ledger]),u=Ue(t);return D`<${g} title=${c(`fines.title`)} up="#/tables">
<div role="status">${e.payments[a]&&D`<${yn} state=${e} payment=${e.payments[a]} />`}</div>
<${sn} state=${e} balances=${s} onPay=${u&&i} />
<${cn} state=${e} balances=${s} />
<${gn} state=${e} />
<${bn} state=${e} />
<${pn} state=${e} official=${t} />
${u&&D`<a class="button" href="#/reports">${c(`reports.link`)}</a>`}
${r&&D`<${fn} state=${e} balance=${r} onTaken=${o} onClose=${()=>i(null)} />`}
<//>`}function yn({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=B(e,{kind:n,id:r});return D`<p class="note info row">
<span class="body">${c(`fines.taken`,{name:o,amount:H(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${c(`fines.to-receipt`)}</a>
</p>`}function bn({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:D`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${c(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:l,unsent:d})=>D`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${B(e,{kind:r,id:i})}<small>
${[d?c(`fines.no-receipt-yet`):c(`fines.receipt`,{number:n}),c(`fines.method.${s}`),u(l,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${H(a,o)}</strong>
</a></li>`)}
</ul>
<p class="soft">${c(`fines.put-right`)}</p>
</section>`}function xn({args:[e]}){let{tournament:t,state:r,official:i}=n();if(!t||!r)return D`<${_} title=${c(`fines.payment`)} />`;let a=r.payments[e];if(!a)return D`<${h} title=${c(`fines.payment`)} text=${c(`fines.no-payment`)} up="#/fines" />`;let o=a.unsent?c(`fines.payment`):c(`fines.receipt`,{number:a.receipt});return D`<${g} title=${o} up="#/fines">
<${Sn} state=${r} payment=${a} />
${a.unsent?D`<p class="note info" role="status">${c(`fines.receipt-later`)}</p>`:D`<${Cn} hash=${a.hash} />`}
${!a.unsent&&Ue(i)&&D`<${wn} payment=${a} />`}
<//>`}function Sn({state:e,payment:{account_kind:t,account_id:n,unit:r,amount:i,method:a,paid_at:o,note:s}}){let l=[[c(`fines.payer`),B(e,{kind:t,id:n})],[c(`fines.amount-paid`),H(r,i)],[c(`fines.how`),c(`fines.method.${a}`)],[c(`fines.when`),u(o,e.settings.time_zone)],...s?[[c(`fines.note-paid`),s]]:[]];return D`<dl class="facts">
${l.map(([e,t])=>D`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function Cn({hash:e}){return D`<figure class="big-code">
<${Fe} text=${`${location.origin}/#/receipt/${e}`} label=${c(`fines.code`)} />
<figcaption>${c(`fines.photograph`)}</figcaption>
</figure>`}function wn({payment:{id:e,receipt:t}}){let{live:r}=n(),{lang:i}=ae(),[a,o]=T(0),{blob:s,url:l,failed:u}=Re(()=>k.file(`payments/${e}/receipt.pdf?lang=${i}`),[e,i,a].join()),d=()=>o(a+1);L(()=>{u&&r===`live`&&d()},[r]);let f=`receipt-${t}.pdf`;if(u)return D`<p class="note warn" role="status">${c(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${d}>${c(`try-again`)}</button>`;if(!l||!s)return D`<p class="soft" role="status">${c(`fines.page-comes`)}</p>`;let p=[new File([s],f,{type:s.type})];return D`<div class="doing">
<a class="button main" href=${l} target="_blank">${c(`fines.open-page`)}</a>
<a class="button" href=${l} download=${f}>${c(`fines.save-page`)}</a>
${navigator.canShare?.({files:p})&&D`<button class="button" type="button" onClick=${()=>navigator.share({files:p}).catch(()=>{})}>${c(`fines.share-page`)}</button>`}
</div>`}function Tn(){let{tournament:e,state:t}=n();if(!e||!t)return D`<${_} title=${c(`hall-cards`)} />`;let r=D`<button class="button main" onClick=${()=>print()}>${c(`hall-print`)}</button>`;return D`<${g} title=${c(`hall-cards`)} up="#/tables" actions=${r}>
<p class="unprinted">${c(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${c(`reports.link`)}</a>
<ul class="codes">
${de(t).map(e=>D`<li key=${e.id}><${En} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function En({table:e,name:t}){let{url:n,failed:r}=Re(()=>k.tableCode(e.id),e.id),i=c(`hall-table`,{label:e.label});return D`<figure>
${n&&D`<img src=${n} alt=${c(`hall-code`,{label:e.label})} />`}
${r&&D`<p class="note warn">${c(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}function Dn(){let{outbox:e}=n(),t=e.filter(({kind:e,state:t})=>e===`result`&&fe(t)).length;return t===0?null:D`<p class="note info"><a class="reach" href="#/outbox">${c(`standings.waits`,{count:t})}</a></p>`}function On(e){let t=new Intl.Collator(void 0,{numeric:!0});return Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:An(e,{table:n,round:r})})).sort((e,n)=>t.compare(e.name,n.name))}function kn({state:e}){let{official:t}=n(),i=On(e);return i.length===0?null:D`<${r} title=${c(`standings.missing`,{count:i.length})}>${()=>D`<ul class="rows">
${i.map(({id:e,name:n})=>D`<li key=${e}>${M(t)?D`<a class="row" href=${`#/result/${e}`}>${n}</a>`:D`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function An(e,{table:t,round:n}){return[c(`hall-round`,{round:n}),c(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function jn(e,t,n){let{kind:r,body:i}=n,a=Mn[r]??Mn[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Mn={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Nn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,Pn(t,n),...Nn(n)],phone:(e,t,{body:n})=>[Pn(t,n)],token:(e,t,{body:n})=>[n.name,Pn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[c(`hall-table`,{label:n.label})],hanchan:(e,t,{subject:n,body:r})=>[K(t,n),...O.map(e=>t.players[r[`${e}_id`]]?.name),r.scheduled_at&&u(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Fn(e,n),photo:(e,t,{body:n})=>Fn(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...Fn(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&c(`journal.outcome.${r.outcome}`),...Fn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...In(t,i)]},hand:(e,t,{subject:n,body:r})=>[c(`hall-how.${r.how}`),...In(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[c(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>B(t,e)),n.foul&&F(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&c(`help.over.${r.ended_how}`),...In(t,t.helpCalls[n])],timing:(e,t,{body:n})=>[c(`journal.what.${n.what}`),n.person_id&&B(t,{kind:n.person_kind,id:n.person_id}),K(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${pe(Math.abs(n.seconds))}`,K(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&c(`journal.what.${r}`),t.players[i]?.name,K(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Ln(t,e)),fine:(e,t,{body:n})=>[Ln(t,{...n,what:`paid`}),c(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(e,t,{body:n})=>[K(t,n.hanchan_id),...O.map(t=>`${e.phrase(`seat-${t}`)} ${U(n.points[t])}`)]};function Nn({roles:e}){return(e??[]).map(e=>c(`hall-role.${e}`))}function Pn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function Fn(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[F(e,n),r.name,c(`hall-table`,{label:i.label}),P(e,t)]}function K(e,t){let n=e.hanchans[t??``];return n&&An(e,n)}function In(e,{table:t,hand:n}={}){return[e.tables[t]&&c(`hall-table`,{label:e.tables[t].label}),ge(n)]}function Ln(e,{account_kind:t,account_id:n,...r}){return`${B(e,{kind:t,id:n})} ${$e(r)}`}const Rn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function zn(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Kn(e,t);if(n.startsWith(`ruling.`))return Vn(e,t);let[i]=await Yn(t,Bn(t));if(!i)return null;if(n===`result.corrected`)return{before:Un(e,i.body),after:Un(e,r)};let a=n===`hanchan.scheduled`?Wn:Gn;return{before:a(i.body),after:a(r)}}function Bn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Vn(e,t){let{kind:n,body:r}=t,[i]=await Yn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Hn(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=P(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(St(e,t,n))}}}let[o]=await Yn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Hn(e,o)}:null}function Hn(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=P(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Rn.filter(e=>(o[e]??null)!==null),c=St(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Un(e,{points:t,deposits:n,unranked:r}){let i=O.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(i),deposits:n,unranked:r.join(` `)}}function Wn({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Gn({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Kn(e,t){let n=await Yn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:qn(e,r),after:qn(e,{...r,...t.body})}}function qn(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[c(`journal.option`,{option:e}),JSON.stringify(t)]),l=Object.entries(o).map(([t,n])=>Jn(e,t,n)),u=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[c(`journal.field.${e}`),t]);return Object.fromEntries([...u,...s,...l])}function Jn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Yn({seq:e},t,n=1){return(await(await k.audit()).older(e,n,t)).entries}const Xn=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Zn={ruling:`rulings`,player:`players`,table:`tables`};function Qn({state:e,entry:t,onSubject:n}){let i=I(),{seq:a,at:o,who:s,kind:l}=t,d=s?e.officials[s]?.name??c(`hall-unknown`):c(`journal.nobody`),f=jn(i,e,t),p=[c(`journal.number`,{seq:a}),u(o,e.settings.time_zone),d],m=D`<div class="body">
<h3>${er(l)}</h3>
${f.length>0&&D`<span class="who">${f.join(` · `)}</span>`}
<small>${p.join(` · `)}</small>
</div>`;return D`<${r} class="entry" title=${m}>
${()=>D`<${$n} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function $n({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[l]=Object.entries(Zn).find(([,t])=>o in e[t])??[];return D`<div class="stack">
<p class="pair">
${l&&D`<a class="button" href=${`#/${l}/${o}`}>${c(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${c(`journal.all-of-it`)}</button>
</p>
${(Xn.includes(a)||s.what===`corrected`)&&D`<${tr} state=${e} entry=${t} />`}
<h4>${c(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${c(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function er(e){return E(`journal.kind.${e}`)?c(`journal.kind.${e}`):e}function tr({state:e,entry:t}){let n=I(),[r,i]=T(void 0);return L(()=>void zn(n,t).then(i,()=>i(null)),[]),r===void 0?D`<${A} />`:r===null?D`<p class="soft">${c(`journal.no-before`)}</p>`:D`<${et} caption=${c(`journal.changes`)} heads=${[c(`journal.before`),c(`journal.after`)]}
before=${r.before} after=${r.after} />`}const nr=`shinpan.alarm.`;function rr({inCall:e}){let{alarms:t,tournament:r}=n(),i=t?.at(-1);return i&&r&&D`<${ir} key=${i.at} alarms=${t} id=${r.id} inCall=${e} />`}function ir({alarms:e,id:t,inCall:n}){let r=e.at(-1),[i,a]=T(()=>!n&&ye(nr+t)!==r.at);return L(()=>{q(r)||S(220),p(600)},[]),D`<div role="alert">
<button class=${q(r)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${ar} alarm=${r} /><span>${c(`alarm.${r.what}`)}</span><strong>${c(`alarm.open`)}</strong>
</button>
</div>
${i&&D`<${or} alarms=${e} onClose=${()=>{N(nr+t,r.at),a(!1)}} />`}`}function q({what:e}){return e===`restored`}function ar({alarm:e}){return D`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(q(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function or({alarms:e,onClose:r}){let{official:i}=n(),a=t(null);L(()=>a.current?.showModal(),[]);let[o,...s]=e.toReversed(),{what:l,seq:u}=o,d=i?.roles?.includes(`director`)?`director`:`others`;return D`<dialog class=${q(o)?`alarm restored`:`alarm`} ref=${a} aria-labelledby="alarm-title" onCancel=${r}>
<header><${ar} alarm=${o} /><h2 id="alarm-title" tabindex="-1" autofocus>${c(`alarm.${l}`)}</h2><p>${c(`alarm.${l}.said`,{seq:u})}</p></header>
<div class="stack">
<${cr} alarm=${o} />
<section><h3>${c(`alarm.meaning`)}</h3><p>${c(q(o)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${c(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>D`<li key=${e}>${c(`alarm.${e}.${d}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${fr}>${c(`alarm.save`)}</button>
<button class="button" type="button" onClick=${r}>${c(`alarm.close`)}</button>
${s.map(e=>D`<${sr} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function sr({alarm:e}){let{what:t,seq:n}=e;return D`<section class="stack">
<h3>${c(`alarm.earlier`)} ${c(`alarm.${t}`)}</h3>
<p>${c(`alarm.${t}.said`,{seq:n})}</p>
<${cr} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function cr({alarm:{mine:e,theirs:t,at:r},theirs:i=`alarm.theirs`}){let{tournament:a}=n();return D`${e&&D`<${lr} mine=${e} theirs=${t} heads=${[c(`alarm.mine`),c(i)]} />`}
<p class="soft">${c(`alarm.found`,{time:u(r,a?.time_zone)})}</p>`}function lr({mine:e,theirs:t,heads:r}){let i=I(),{state:a}=n(),o=jn(i,a,e),s=t&&jn(i,a,t);return D`<div class="slips">
<${dr} title=${r[0]} entry=${e} parts=${o} others=${s} />
<${dr} title=${r[1]} entry=${t} parts=${s} others=${o} />
</div>
${s?.join()===o.join()&&D`<${et} caption=${c(`journal.changes`)} heads=${r} before=${ur(e)} after=${ur(t)} />`}`}function ur({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function dr({title:e,entry:t,parts:r,others:i}){let{state:a}=n();return D`<section class="slip">
<h3>${e}</h3>
${t?D`<p><strong>${er(t.kind)}</strong></p>
<ul>${r.map((e,t)=>D`<li key=${t}>${!i||i.includes(e)?e:D`<mark>${e}</mark>`}</li>`)}</ul>
<small>${c(`journal.number`,{seq:t.seq})} · ${u(t.at,a.settings.time_zone)}</small>`:D`<p><mark>${c(`alarm.nothing`)}</mark></p>`}
</section>`}async function fr(){let e=await k.evidence().catch(()=>null);if(!e)return m(c(`journal.unread`));let t=JSON.stringify(e,null,1);Ie(new Blob([t],{type:`application/json`}),`${k.snapshot.tournament?.slug}-log-evidence.json`)}function pr({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],a={kind:mr(oe(`journal.kind.`).map(e=>({value:e.slice(13),text:c(e)}))),person:mr(i.map(({id:e,name:t})=>({value:e,text:t}))),table:de(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:c(`journal.this`)}]}};return D`<details class="fold" open=${!!t.subject}>
<summary>${c(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(a).map(([e,r])=>D`<${o} key=${e} label=${c(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:c(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&D`<button class="button" type="button" onClick=${()=>n({})}>${c(`journal.clear`)}</button>`}
</div>
</details>`}function mr(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const hr=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function gr(e,{kind:t,person:n,table:r,subject:i}){let a=vr(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=_r(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function _r({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(hr)??[]]}function vr({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function yr({result:{browser:e,server:t}}){return D`<div class="stack" role="status">
<${xr} name=${c(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>c(`journal.found.${t}`,{seq:e})} />
${t&&D`<${xr} name=${c(`journal.server`)} result=${t} whole="journal.rows-whole" line=${br} />`}
</div>`}function br({seq:e,kind:t,values:n,what:r}){let i=n.roles?.split(`, `).map(e=>e===`player`?c(`hall-player`):E(`hall-role.${e}`)?c(`hall-role.${e}`):e);return E(`finding.${t}`)?c(`finding.${t}`,{seq:e,...n,...i&&{roles:i.join(`, `)}}):D`<span lang="en">${r}</span>`}function xr({name:e,result:{trouble:t,findings:r=[],found:i=r.length,head:a},whole:o,line:s}){if(t)return D`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let l=n().alarms?.at(-1),u=l&&l.what!==`restored`;return i===0&&u?D`<p class="note bad"><strong>${e}</strong> ${c(`journal.another`,{seq:a.seq})} ${c(`alarm.${l.what}.said`,{seq:l.seq})}</p>`:i===0?D`<p class="note"><strong>${e}</strong> ${c(o,{seq:a.seq})}</p>`:D`<div class="note bad stack">
<p><strong>${e}</strong> ${c(`journal.broken`,{count:i})}</p>
<ul class="bullets">${r.slice(0,50).map((e,t)=>D`<li key=${t}>${s(e)}</li>`)}</ul>
${i>50&&D`<p>${c(`journal.more`,{count:i-50})}</p>`}
</div>`}function Sr(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function Cr({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Ie(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function wr({onHead:e,onClose:n}){let r=t(null),[i,a]=T(``);return L(()=>{let t=new AbortController;return Ke(r.current,t.signal,t=>Sr(t)?(e(t),!0):!1,a),()=>t.abort()},[]),D`<${te} title=${c(`journal.scan`)} onClose=${n}>
<video ref=${r} class="viewfinder" hidden=${[`impossible`,`refused`].includes(i)} muted playsinline aria-label=${c(`hall-viewfinder`)}></video>
${i&&D`<p class="note warn" role="status">${c(`journal.scan.${i}`)}</p>`}
<//>`}function Tr({state:e}){return D`<section class="card" aria-labelledby="proof">
<h2 id="proof">${c(`journal.proof`)}</h2>
<p class="unprinted">${c(`journal.proof-about`)}</p>
<${Er} />
<${r} title=${c(`journal.head`)}>${()=>D`<${Or} state=${e} />`}<//>
</section>`}function Er(){let{official:e}=n(),[r,i]=T(``),[a,o]=T(null),[s,l]=T(null),u=t(null);L(()=>()=>u.current?.abort(),[]);let[d,f]=T(!1),p=e=>{i(e),f(!1)},m=Sr(r),h=r.trim()&&!m?c(`journal.no-head`):``;return D`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),h||s)return;u.current=new AbortController,o(null),l({done:0,all:0});let{signal:n}=u.current;o(await Dr({noted:m,stop:n,tell:(e,t)=>l({done:e,all:t})},e)),l(null)}}>
<${w} label=${c(`journal.noted`)} hint=${c(`journal.noted-hint`)} value=${r} wrong=${h} onInput=${i}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>f(!0)}>${c(`journal.scan`)}</button>
<button class="button main" disabled=${!!s}>${c(`journal.verify`)}</button>
</form>
${s&&D`<div class="stack" role="status">
<progress aria-label=${c(`journal.verifying`)} max=${s.all||1} value=${s.done}></progress>
<p>${c(`journal.progress`,s)}</p>
<button class="button" type="button" onClick=${()=>u.current?.abort()}>${c(`journal.stop`)}</button>
</div>`}
${a&&D`<${yr} result=${a} />`}
${d&&D`<${wr} onHead=${p} onClose=${()=>f(!1)} />`}`}async function Dr(e,t){let{prove:n}=await k.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?c(`journal.stopped`):V(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(k.ask(`audit${o}`,{timeout:12e4}))}}function Or({state:t}){let[r,i]=T(null),[a,o]=T(``),{online:s}=n();if(L(()=>{k.ask(`journal/head`).then(i,e=>o(V(e)))},[t.seq,s]),!r)return D`<p class=${a?`note warn`:`soft`} role="status">${a||c(`loading`)}</p>`;let{slug:l,name:d,time_zone:f}=t.settings,p=`${r.seq}:${r.hash}`;return D`<div class="stack head">
<p>${c(`journal.head-about`)}</p>
<figure><${Fe} text=${p} label=${c(`journal.code`)} /><figcaption><strong>${d}</strong></figcaption></figure>
<${e} rows=${[[c(`journal.number-of`),r.seq],[c(`journal.time`),r.at&&u(r.at,f)],[c(`journal.hash`),D`<code>${p}</code>`],[c(`journal.command`),D`<code>shinpan audit verify ${l} --head ${p}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>Cr(t.settings,r)}>${c(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${c(`hall-print`)}</button>
</p>
</div>`}const kr=5e3;function Ar({state:e}){let{online:t}=n(),[r,i]=T(null),[a,o]=T(``),[s,l]=T(null);return L(()=>{let e=()=>jr().then(i,e=>o(V(e))),t=()=>k.uncheckedSince().then(l,()=>{});e(),t();let n=setTimeout(e,kr),r=setInterval(t,kr);return()=>{clearTimeout(n),clearInterval(r)}},[e.hash,t]),D`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${c(`witness.title`)}</h2>
${s&&D`<p class="note warn" role="status">${c(`witness.unchecked`,{time:u(s,e.settings.time_zone)})}</p>`}
${r?D`<${Mr} state=${e} answer=${r} />`:D`<p class="soft" role="status">${a||c(`loading`)}</p>`}
</section>`}async function jr(){let e=await k.ask(`journal/witnesses`);return{...e,...await k.behindHead(e)}}function Mr({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return D`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>D`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${Pr(e,t.official_id)}</span>`)}
</p>
<p><strong>${c(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${c(`witness.about`)}</p>
${o.length>0&&D`<ul class="bullets">${o.map(t=>D`<li key=${t.key_id}>${Nr(e,t,i)}</li>`)}</ul>`}
</div>`}function Nr(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??c(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return c(s,{...o,time:u(i,e.settings.time_zone)})}function Pr(e,t){return[...e.officials[t]?.name??`?`][0]}function Fr({query:e}){let{tournament:t,state:r}=n();if(!t||!r)return D`<${_} title=${c(`journal.title`)} />`;let i=Object.fromEntries(e);return D`<${Ir} key=${e.toString()} state=${r} asked=${i} />`}function Ir({state:e,asked:t}){let[n,r]=T(t),[i,a]=T(e.seq),o=JSON.stringify([n,i]);return D`<${g} title=${c(`journal.title`)} up="#/log">
<${Tr} state=${e} />
<${Ar} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${c(`journal.entries`)}</h2>
<p class="soft">${c(`journal.kept`,{seq:e.seq})}</p>
<${pr} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&D`<button class="button" type="button" onClick=${()=>a(e.seq)}>${c(`journal.newer`,{count:e.seq-i})}</button>`}
<${Lr} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function Lr({state:e,from:n,chosen:r,onSubject:i}){let a=l(()=>gr(e,r),[]),[o,s]=T([]),[u,d]=T(n+1),[f,p]=T(!1),m=t(!1),h=async()=>{if(!(m.current||u===null)){m.current=!0;try{let e=await(await k.audit()).older(u,30,a);s(t=>[...t,...e.entries]),d(e.next)}catch{p(!0)}finally{m.current=!1}}};return L(()=>void h(),[]),f?D`<p class="note bad" role="alert">${c(`journal.unread`)}</p>`:u===n+1?D`<${A} />`:D`<ul class="entries">
${o.map(t=>D`<li key=${t.seq}><${Qn} state=${e} entry=${t} onSubject=${i} /></li>`)}
</ul>
${o.length===0&&D`<p class="soft" role="status">${c(`hall-none-found`)}</p>`}
${u!==null&&D`<button class="button" type="button" onClick=${h}>${c(`journal.older`)}</button>`}`}function J(e){let{state:t,online:r}=n(),[i,a]=T({items:null,trouble:null});return L(()=>{let t=!1;return Rr(e).then(e=>t||a({items:e,trouble:null}),e=>t||a(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,r]),i}async function Rr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await k.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function zr({of:{items:e,trouble:t},children:n}){return!e&&!t?D`<${A} />`:D`${t&&D`<${Br} error=${t} />`}${e&&n(e)}`}function Br({error:e}){return e.problem?D`<div role="alert"><${Qe} problem=${e.problem} /></div>`:D`<p class="note bad" role="alert">${V(e)} ${c(`people.needs-network`)}</p>`}function Y(){let[e,n]=T(null),[r,i]=T(!1),a=t(!1);return{ask:async e=>{if(!a.current){a.current=!0,i(!0),n(null);try{await Ze(e)}catch(e){if(!(e instanceof ee)&&e.name!==`Unreachable`)throw e;n(e)}finally{a.current=!1,i(!1)}}},asking:r,wrong:e&&D`<${Br} error=${e} />`}}function X(){let e=t(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??xe(k.now());return e.current.set(n,r),r}}async function Z(e,t,n,r){let i=await k.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await k.ask(`${e}/${t}/revocation`,{method:`PUT`}),k.ask(`${e}/${xe(k.now())}`,{method:`PUT`,body:n}))}const Vr=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Q(e){return ie(Vr.filter(t=>e.includes(t)).map(e=>c(`hall-role.${e}`)))}function Hr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return D`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>D`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&D`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function Ur(e){return D`<${Hr} label=${c(`people.roles`)} names=${Vr} said=${e=>c(`hall-role.${e}`)}
...${e} />`}function Wr({state:e}){let t=J(`invitations`),n=D`<a class="button main" href="#/people/invite">${c(`people.invite`)}</a>`;return D`<${g} title=${c(`people.links`)} up="#/people" actions=${n}>
<${zr} of=${t}>
${t=>D`<${Gr} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Gr({links:e,state:t}){let n=t.settings.time_zone,i=e.filter(({closed:e})=>!e),a=e.filter(({closed:e})=>e);return D`${i.length===0&&D`<${j} text=${c(`people.no-links`)} />`}
<${Kr} links=${i} zone=${n} state=${t} />
${a.length>0&&D`<${r} title=${c(`people.closed-count`,{count:a.length})}>
${()=>D`<${Kr} links=${a} zone=${n} state=${t} />`}
<//>`}`}function Kr({links:e,zone:t,state:n}){return e.length===0?null:D`<ul class="rows">
${e.map(e=>D`<${Jr} key=${e.id} link=${e} zone=${t} whom=${n?qr(n,e):c(`people.open-link`)} />`)}
</ul>`}function qr(e,{official:t,player:n,roles:r,label:i}){return t?c(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?c(`people.for-player`,{name:e.players[n]?.name??`?`}):[Q(r),i].filter(Boolean).join(` · `)}function Jr({link:e,zone:t,whom:n}){let[r,i]=T(!1),{ask:a,asking:o,wrong:s}=Y();return D`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Yr(e,t)}</small></span>
${!e.closed&&D`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${c(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${c(`people.withdraw`)}</button>`}
</div>
${s}
${r&&D`<${R} title=${c(`people.withdraw-ask`)} text=${c(`people.withdraw-text`)} yes=${c(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>k.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Yr({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?c(`people.any-number`):c(`people.uses-left`,{left:t,uses:e});return r?[c(`people.closed.${r}`),a].join(` · `):[a,n?c(`people.until`,{time:u(n,i)}):c(`people.no-end`)].join(` · `)}function Xr({made:e,state:t,up:n,onMore:r}){let i=`${location.origin}${e.join}`,a=e.limits??Yr(e,t.settings.time_zone),o=D`<button class="button" type="button" onClick=${r}>${c(`people.another`)}</button>
<a class="button main" href=${n}>${c(`people.done`)}</a>`;return D`<${g} title=${c(`people.link-made`)} up=${n} actions=${o}>
<p><strong>${Qr(t,e)}</strong></p>
<figure class="big-code"><${Fe} text=${i} label=${c(`people.code`)} /></figure>
<p class="soft">${a}</p>
<${$r} made=${e} />
<${Zr} label=${c(`people.link`)} text=${i} />
<p class="note warn">${c(`people.link-once`)}</p>
<//>`}function Zr({label:e,text:t}){return D`<${w} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&D`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>m(c(`people.copied`)),()=>m(c(`people.not-copied`)))}>${c(`people.copy`)}</button>`}
${`share`in navigator&&D`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${c(`people.share`)}</button>`}
</div>`}function Qr(e,{official:t,player:n,roles:r,name:i}){return n?c(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?c(`people.becomes-named`,{name:i,roles:Q(r)}):t?c(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):c(`people.becomes`,{roles:Q(r)})}function $r({made:e}){let{items:t}=J(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return D`<p role="status">${n>0&&D`<span class="badge">${c(`people.arrived`,{count:n})}</span>`}</p>`}const ei=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function ti({state:e,query:t}){let[n,r]=T(null),i=t.get(`official`),a=t.get(`player`),o=i?`#/people/${i}`:a?`#/people/player/${a}`:`#/people`,s=c(i?`people.one-more`:a?`people.give-link`:`people.invite`);return n?D`<${Xr} made=${n} state=${e} up=${o} onMore=${()=>r(null)} />`:D`<${g} title=${s} up=${o}>
${i?D`<${ai} official=${e.officials[i]} onMade=${r} />`:a?D`<${oi} player=${e.players[a]} onMade=${r} />`:D`<${ni} onMade=${r} />`}
<//>`}function ni({onMade:e}){let[t,n]=T(`name`),r=[`name`,`role`].map(e=>({value:e,text:c(`people.by.${e}`)}));return D`<${Se} label=${c(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?D`<${ri} onMade=${e} />`:D`<${ii} onMade=${e} />`}`}function ri({onMade:e}){let[t,n]=T(``),[r,i]=T([]),a=X();return D`<${si} lacks=${e=>({name:e&&!t.trim()?c(`people.name-missing`):``,roles:e&&r.length===0?c(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await k.ask(`officials/${a(n)}`,{method:`PUT`,body:n}),o={official:i.id,label:i.name};e({join:(i.join?i:await Z(`invitations`,a(o),o,`join`)).join,official:i.id,name:i.name,roles:i.roles,limits:c(`people.one-phone`)})}}>
${e=>D`<${w} label=${c(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Ur} chosen=${r} wrong=${e.roles} onChange=${i} />
<p class="soft">${c(`people.by-name-text`)}</p>`}
<//>`}function ii({onMade:e}){let[t,n]=T([]),[r,i]=T(`5`),[a,o]=T(240),[s,l]=T(``),u=X();return D`<${si} lacks=${e=>({roles:e&&t.length===0?c(`people.role-missing`):``,uses:e&&!($(r)>=1&&$(r)<=500)?c(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:$(r),minutes:a,label:s.trim()};e(await Z(`invitations`,u(n),n,`join`))}}>
${e=>D`<${Ur} chosen=${t} wrong=${e.roles} onChange=${n} />
<${w} label=${c(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${ci} value=${a} onChange=${o} />
<${w} label=${c(`people.label`)} hint=${c(`people.label-hint`)} value=${s} onInput=${l} autocomplete="off" maxlength="200" />
<p class="soft">${c(`people.by-role-text`)}</p>`}
<//>`}function ai({official:e,onMade:t}){let[n,r]=T(60),i=X();return e?D`<${si} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};t(await Z(`invitations`,i(r),r,`join`))}}>
${()=>D`<p>${c(`people.becomes-phone`,{name:e.name})}</p><${ci} value=${n} onChange=${r} />`}
<//>`:D`<p class="note warn">${c(`people.nobody`)}</p>`}function oi({player:e,onMade:t}){let n=X();return e?D`<${si} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await Z(`invitations`,n(r),r,`join`))}}>${()=>D`<p>${c(`people.own-text`,{name:e.name})}</p>`}<//>`:D`<p class="note warn">${c(`people.nobody`)}</p>`}function si({make:e,lacks:t=()=>({}),children:n}){let[r,i]=T(!1),{ask:a,asking:o,wrong:s}=Y();return D`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${c(`people.make-link`)}</button>
</form>`}function ci({value:e,onChange:t}){let n=ei.map(([e,t,n])=>({value:n,text:re(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return D`<${o} label=${c(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function li({whom:e,name:t,zone:n}){let r=J(`phones`),i=J(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return D`<section class="stack">
<h2>${c(`people.phones`)}</h2>
<${zr} of=${r}>
${e=>D`<${ui} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&D`<${Kr} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${c(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function ui({phones:e,name:t,zone:n}){let i=e.filter(({cut_off_at:e})=>e),a=e.filter(({cut_off_at:e})=>!e),o=e=>D`<ul class="rows">
${e.map(e=>D`<${di} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return D`${a.length?o(a):D`<p class="soft">${c(`people.no-phone`)}</p>`}
${i.length>0&&D`<${r} title=${c(`people.cut-off-count`,{count:i.length})}>${()=>o(i)}<//>`}`}function di({phone:e,name:t,zone:n}){let{id:r,agent:i,admitted_at:a,seen_at:o,cut_off_at:s,by_account:l}=e,[d,f]=T(!1),{ask:p,asking:h,wrong:g}=Y(),_=l?c(`people.by-account`):mi(i??``),v=()=>{f(!1),p(async()=>{await k.ask(`phones/${r}/cut-off`,{method:`PUT`}),m(c(`people.cut-off-done`))})},y=[c(`people.since`,{time:u(a,n)}),o&&!s&&c(`people.seen`,{day:re(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(o))}),s&&c(`people.cut-off-at`,{time:u(s,n)})];return D`<li>
<div class="row">
<span class="body"><strong>${_}</strong><small>${y.filter(Boolean).join(` · `)}</small></span>
${!s&&D`<button class="button danger" type="button" disabled=${h} aria-haspopup="dialog"
aria-label=${c(`people.cut-off-this`,{phone:_})} onClick=${()=>f(!0)}>${c(`people.cut-off`)}</button>`}
</div>
${g}
${d&&D`<${R} title=${c(`people.cut-off-ask`,{name:t,phone:_})} text=${c(`people.cut-off-text`,{name:t})}
yes=${c(`people.cut-off`)} danger onYes=${v} onClose=${()=>f(!1)} />`}
</li>`}const fi=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],pi=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function mi(e){return[fi,pi].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function hi({settings:{slug:e,version:t,board_open:n=!1},online:r}){let[i,a]=T(n);L(()=>a(n),[n]);let[o,s]=T(0),{ask:l,asking:u,wrong:d}=Y();return D`<section class="stack">
<h2>${c(`people.board`)}</h2>
<${y} label=${c(`people.board-open`)} hint=${c(`people.board-open-hint`)} checked=${i}
disabled=${u||!r} onChange=${e=>{a(e);let r={method:`PATCH`,match:`"${Math.max(t,o)}"`,body:{board_open:e}};l(async()=>{try{s((await k.ask(``,r)).version)}catch(e){throw a(n),e}})}} />
${d}
<a class="button" href=${`#/board/${e}`}>${c(`people.board-show`)}</a>
</section>`}function gi({state:e}){let{online:t}=n(),{items:i}=J(`phones`),a=vi(Object.values(e.officials)),o=a.filter(({revoked_at:e})=>e),s=e=>D`<ul class="rows">
${e.map(e=>D`<${_i} key=${e.id} official=${e} phones=${i} />`)}
</ul>`,l=D`<a class="button main" href="#/people/invite">${c(`people.invite`)}</a>`;return D`<${g} title=${c(`people.title`)} up="#/tables" actions=${l}>
${!t&&D`<p class="note warn" role="status">${c(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${c(`people.officials`)}</h2>
${s(a.filter(({revoked_at:e})=>!e))}
${o.length>0&&D`<${r} title=${c(`people.revoked`,{count:o.length})}>${()=>s(o)}<//>`}
</section>
<nav class="stack" aria-label=${c(`people.more`)}>
<a class="button" href="#/people/links">${c(`people.links`)}</a>
<a class="button" href="#/people/players">${c(`people.players`)}</a>
<a class="button" href="#/people/tokens">${c(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${c(`people.erase`)}</a>
</nav>
<${hi} settings=${e.settings} online=${t} />
<//>`}function _i({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return D`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Q(n)}</span>
${o!==void 0&&!i&&D`<small>${c(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&D`<span class="badge">${c(`people.plays-too`)}</span>`}
</a>
</li>`}function vi(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function yi({state:e,official:n}){let{id:r,name:i,player_id:a=null,conflicts:s=[]}=n,l={player:a,conflicts:s},[{player:u,conflicts:d},f]=T(l),p=t(l),h=t(null),{ask:g,asking:_,wrong:v}=Y(),y=e=>f(p.current=e);L(()=>{_||!v&&h.current&&JSON.stringify(h.current)!==JSON.stringify(l)||(h.current=null,y(l))},[a,s.join(),!!v]);let b=async()=>{for(let e=null;e!==p.current;){e=p.current;let t={...e,replaces:h.current??l};await k.ask(`officials/${r}`,{method:`PATCH`,body:t}),h.current=e}m(c(`people.saved`))},x=e=>{y({...p.current,...e}),g(b)},S=vi(Object.values(e.players));return D`<section class="card">
<h2>${c(`people.partial`)}</h2>
<p class="soft">${c(`people.partial-text`)}</p>
<${o} label=${c(`people.plays-as`,{name:i})} value=${u??``} options=${xi(S,`people.plays-not`)}
onChange=${e=>x({player:e||null})} />
<${bi} players=${S.filter(e=>e.id!==u)} declared=${d}
onChange=${e=>x({conflicts:e})} />
${v}
</section>`}function bi({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return D`${r.length>0&&D`<ul class="rows">
${r.map(({id:e,name:t})=>D`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${c(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${c(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${o} key=${t.join()} label=${c(`people.conflict-add`)} value="" options=${xi(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function xi(e,t){return[{value:``,text:c(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Si({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return D`<${h} title=${c(`people.title`)} text=${c(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?D`<${g} title=${i} up=${r}>
<p>${Q(a)}</p>
<p class="note warn">${c(`people.revoked-at`,{time:u(o,e.settings.time_zone)})}</p>
<//>`:D`<${g} title=${i} up=${r}>
<p>${Q(a)}</p>
<${li} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<${Ci} key=${a.join()} official=${n} />
<${yi} state=${e} official=${n} />
<${wi} official=${n} />
<//>`}function Ci({official:{id:e,roles:t}}){let[n,r]=T(t),[i,a]=T(``),{ask:o,asking:s,wrong:l}=Y(),u=[...n].sort().join()===[...t].sort().join();return D`<form class="card" onSubmit=${r=>{r.preventDefault(),a(n.length?``:c(`people.role-missing`)),n.length&&o(async()=>{await k.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),m(c(`people.saved`))})}}>
<h2>${c(`people.roles-change`)}</h2>
<p class="soft">${c(`people.roles-late`)}</p>
<${Ur} chosen=${n} wrong=${i} onChange=${r} />
${l}
${!u&&D`<button class="button main" disabled=${s}>${c(`people.save`)}</button>`}
</form>`}function wi({official:{id:e,name:t}}){let[n,r]=T(!1),{ask:i,asking:a,wrong:o}=Y();return D`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${c(`people.revoke-this`,{name:t})}
</button>
${n&&D`<${R} title=${c(`people.revoke-ask`,{name:t})} text=${c(`people.revoke-text`)} yes=${c(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>k.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function Ti({state:e}){let[t,n]=T(``),{items:r}=J(`invitations`),i=t.trim().toLocaleLowerCase(),a=vi(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),o=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return D`<${g} title=${c(`people.players`)} up="#/people">
<p>${c(`people.players-text`)}</p>
<${w} type="search" label=${c(`people.find`)} value=${t} onInput=${n} />
${a.length===0&&(i?D`<${j} text=${c(`people.nobody`)} />`:D`<${j} text=${c(`people.no-players`)}><${nt} /><//>`)}
<ul class="rows">
${a.map(({id:e,name:t})=>D`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${o.has(e)&&D`<span class="badge">${c(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function Ei({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?D`<${g} title=${n.name} up=${r}>
<p>${c(`people.own-text`,{name:n.name})}</p>
<${li} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${c(`people.erase`)}</a>
<//>`:D`<${h} title=${c(`people.players`)} text=${c(`people.nobody`)} up=${r} />`}function Di({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return D`<${h} title=${c(`erasing.title`)} text=${c(`people.nobody`)} up="#/people/players" />`;let a=r?c(`erasing.title-one`,{name:r.name}):c(`erasing.title`);return D`<${g} title=${a} up=${i}>
<p>${c(`erasing.text`)}</p>
${e.season&&D`<p class="note warn">${c(`erasing.season`)}</p>`}
<p class="soft">${c(`erasing.other-places`)}</p>
<${Oi} player=${n} count=${r?1:Object.keys(e.players).length} />
<${ki} zone=${e.settings.time_zone} />
<//>`}function Oi({player:e,count:t}){let[n,r]=T(!1),[i,a]=T(!1),[o,s]=T(!1),{ask:l,asking:u,wrong:d}=Y(),f=X();return D`<div class="stack">
${!e&&D`<${y} label=${c(`erasing.texts`)} hint=${c(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${y} label=${c(`erasing.photos`)} checked=${i} onChange=${a} />`}
${d}
<button class="button danger" type="button" disabled=${u} aria-haspopup="dialog" onClick=${()=>s(!0)}>
${c(`erasing.erase`)}
</button>
${o&&D`<${R} title=${c(`erasing.ask`)} text=${c(`erasing.ask-text`,{count:t})} yes=${c(`erasing.erase`)} danger
onYes=${()=>{s(!1);let t={texts:n,photos:i,...e&&{players:[e]}};return l(async()=>{await k.ask(`erasures/${f(t)}`,{method:`PUT`,body:t}),m(c(`erasing.done`))})}} onClose=${()=>s(!1)} />`}
</div>`}function ki({zone:e}){let{items:t}=J(`erasures`);if(!t?.length)return null;let n=re(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return D`<section class="stack">
<h2>${c(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>D`<li key=${e} class="row">
<span class="body">
<strong>${t?c(`erasing.some`,{count:t.length}):c(`erasing.everybody`)}</strong>
<small>${[c(`erasing.names`),r&&c(`erasing.texts`),i&&c(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const Ai=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function ji({state:e}){let t=J(`api-tokens`),[n,r]=T(!1),i=!n&&D`<button class="button main" type="button" onClick=${()=>r(!0)}>${c(`people.token-new`)}</button>`;return D`<${g} title=${c(`people.tokens`)} up="#/people" actions=${i}>
<p>${c(`people.tokens-text`)}</p>
${n&&D`<${Fi} state=${e} onDone=${()=>r(!1)} />`}
<${zr} of=${t}>${t=>D`<${Mi} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function Mi({tokens:e,state:t}){let n=e.filter(Ni),i=e.filter(e=>!Ni(e)),a=e=>D`<ul class="rows">
${e.map(e=>D`<${Pi} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return D`${i.length?a(i):D`<${j} text=${c(`people.no-tokens`)} />`}
${n.length>0&&D`<${r} title=${c(`people.closed-count`,{count:n.length})}>${()=>a(n)}<//>`}`}function Ni({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=k.now()}function Pi({token:e,state:t}){let{id:n,name:r,official:i,scopes:a,expires_at:o,revoked_at:s}=e,[l,d]=T(!1),{ask:f,asking:p,wrong:m}=Y(),h=()=>{d(!1),f(()=>k.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},g=u(s??o,t.settings.time_zone);return D`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${c(`people.acts-as`,{name:t.officials[i]?.name??`?`})}</span>
<small>${ie(a.map(e=>c(`people.scope.${e}`)))}</small>
<small>${c(s?`people.revoked-at`:`people.until`,{time:g})}</small>
</span>
${!Ni(e)&&D`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${c(`people.withdraw-this`,{whom:r})} onClick=${()=>d(!0)}>${c(`people.revoke`)}</button>`}
</div>
${m}
${l&&D`<${R} title=${c(`people.token-ask`,{name:r})} text=${c(`people.token-revoke-text`)} yes=${c(`people.revoke`)} danger
onYes=${h} onClose=${()=>d(!1)} />`}
</li>`}function Fi({state:e,onDone:t}){let r=n().official.id,[i,a]=T({name:``,official:r,scopes:[`read`],days:`30`}),[s,l]=T(!1),[u,d]=T(``),f=X(),{ask:p,asking:m,wrong:h}=Y(),g=Ii(i),_=e=>t=>a({...i,[e]:t}),v=e=>{e.preventDefault(),l(!0);let t={...i,name:i.name.trim(),days:$(i.days)};Object.values(g).some(Boolean)||p(async()=>d((await Z(`api-tokens`,f(t),t,`token`)).token))};if(u)return D`<${Li} token=${u} name=${i.name} onDone=${t} />`;let y=vi(Object.values(e.officials).filter(({revoked_at:e})=>!e));return D`<form class="card stack" onSubmit=${v} novalidate>
<h2>${c(`people.token-new`)}</h2>
<${w} label=${c(`people.token-name`)} hint=${c(`people.token-name-hint`)} value=${i.name} wrong=${s?g.name:``}
onInput=${_(`name`)} autocomplete="off" maxlength="200" />
<${o} label=${c(`people.token-official`)} value=${i.official} onChange=${_(`official`)}
options=${y.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Hr} label=${c(`people.scopes`)} names=${Ai} chosen=${i.scopes} wrong=${s?g.scopes:``}
said=${e=>D`${c(`people.scope.${e}`)}<br /><small class="soft">${c(`people.opens.${e}`)}</small>`}
onChange=${_(`scopes`)} />
<${w} label=${c(`people.days`)} value=${i.days} onInput=${_(`days`)} wrong=${s?g.days:``} inputmode="numeric" autocomplete="off" />
${h}
<div class="pair">
<button class="button main" disabled=${m}>${c(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${c(`cancel`)}</button>
</div>
</form>`}function Ii({name:e,scopes:t,days:n}){return{name:e.trim()?``:c(`people.token-name-missing`),scopes:t.length?``:c(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:c(`people.days-wrong`,{most:366})}}function Li({token:e,name:t,onDone:n}){return D`<section class="card stack" role="status">
<h2>${c(`people.token-made`,{name:t})}</h2>
<${Zr} label=${c(`people.token`)} text=${e} />
<p class="note warn">${c(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${c(`people.done`)}</button>
</section>`}const Ri={erase:Di,invite:ti,links:Wr,players:Ti,player:Ei,tokens:ji};function zi({args:[e=``,t=``],query:r}){let{tournament:i,state:a,official:o}=n();if(!i||!a)return D`<${_} title=${c(`people.title`)} />`;if(!le(o,[`director`]))return D`<${g} title=${c(`people.title`)} up="#/tables"><p class="note warn">${c(`people.directors`)}</p><//>`;let s=e===``?gi:Object.hasOwn(Ri,e)?Ri[e]:Si;return D`<${s} state=${a} id=${t||e} query=${r} /><${tt} />`}const Bi=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],Vi=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],Hi=[`xlsx`,`csv`];function Ui(){let{tournament:e,state:t,official:r}=n();if(!e||!t)return D`<${_} title=${c(`reports.title`)} />`;let i=Ji(r,Bi),a=Ji(r,Vi);return D`<${g} title=${c(`reports.title`)} up="#/tables">
<${Wi} papers=${i} />
${a.length>0&&D`<${Gi} sheets=${a} />`}
${le(r,[`director`])&&D`<${qi} />`}
<//>`}function Wi({papers:e}){let t=we();return D`<section class="stack">
<h2>${c(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:n})=>D`<${Ve} key=${e} name=${c(`reports.paper.${e}`)} hint=${c(`reports.about.${e}`)} path=${n}
file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function Gi({sheets:e}){let t=we(),[n,r]=T(`xlsx`);return D`<section class="stack">
<h2>${c(`reports.sheets`)}</h2>
<${Se} label=${c(`reports.form`)} value=${n} onChange=${r}
options=${Hi.map(e=>({value:e,text:c(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>D`<${Ve} key=${e} name=${c(`reports.sheet.${e}`)} path=${Ki(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Ki(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function qi(){let e=we();return D`<section class="stack">
<h2>${c(`reports.journal`)}</h2>
<ul class="rows">
<${Ve} name=${c(`reports.journal-whole`)} hint=${c(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function Ji(e,t){return t.filter(({roles:t})=>le(e,t))}const Yi={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Xi({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:c(`enrol.passed-over`)},...Yi[e].map(e=>({value:e,text:c(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return D`<div class="stack">
${t.map(({heading:e,column:t},n)=>D`<${o} key=${n} label=${e||c(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const Zi={wrong:`bad`,new:`info`,known:``};function Qi({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(Zi).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&D`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map(e=>D`<li class="item" key=${e.row}><${$i} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function $i({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return D`<p><strong>${c(`import.row`,{number:r})}</strong> <span class=${`badge ${Zi[i]}`}>${c(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>D`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${ea} mistake=${e} /></p>`)}`}function ea({mistake:{kind:e,values:t,message:n,cure:r}}){let i=I();if(!E(`mistake.${e}`))return D`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?U(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return c(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function ta({kind:e,state:t,row:{cells:n}}){return e===`seating`?D`<${na} state=${t} cells=${n} />`:D`<p><strong>${ra(n.name)}</strong></p>
<p class="soft">${[n.id_number,n.team].filter(Boolean).map(ra).join(` · `)}</p>`}function na({state:e,cells:t}){let n=I(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[c(`hall-round`,{round:t.round}),c(`hall-table`,{label:t.table}),t.scheduled_at];return D`<p><strong>${a.filter(Boolean).map(ra).join(` · `)}</strong></p>
<p class="soft">${O.map(e=>ra(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function ra(e){return e.length>80?`${e.slice(0,80)}…`:e}function ia({state:e,row:{hanchan:t,points:n}}){let r=I(),i=e.hanchans[t];return D`${i&&D`<p><a class="reach" href=${`#/result/${t}`}>${An(e,i)}</a></p>`}
${n&&D`<p class="soft">${O.map(e=>`${r.phrase(`seat-${e}`)} ${U(n[e])}`).join(` · `)}</p>`}`}function aa(e,t){let[n,r]=T(()=>ye(e)??``),[i,a]=T({}),[o,s]=T(``),[c,l]=T(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),N(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await k.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&N(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function oa({wrong:e}){if(e.problem)return D`<div role="alert"><${Qe} problem=${e.problem} /></div>`;let t=e.unreadable?c(`import.unreadable`):`${c(navigator.onLine?`live.unreached`:`no-network`)}. ${c(`import.again`)}`;return D`<p class="note bad" role="alert">${t}</p>`}function sa({sheet:{text:e,setText:t,setWrong:n},hint:r}){return D`<label class="button photo">${c(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await ua(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
<${w} long label=${c(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const ca={"255,254":`utf-16le`,"254,255":`utf-16be`},la={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function ua(e){let t=new Uint8Array(await e.arrayBuffer()),n=ca[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(la[f.lang]).decode(t)}}const da=[`players`,`seating`];function fa({kind:e}){let{tournament:t,state:r,official:i}=n(),a=c(`enrol.title.${e}`);return!t||!r?D`<${_} title=${a} />`:le(i,[`director`])?D`<${pa} key=${t.id} kind=${e} title=${a} state=${r} place=${`shinpan.sheet.${e}.${t.id}`} />`:D`<${g} title=${a} up="#/tables"><p class="note warn">${c(`enrol.not-you`)}</p><//>`}function pa({kind:e,title:t,state:n,place:i}){rt();let a=aa(i,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:o,looked:s,done:l,busy:u,wrong:d,ask:f,forget:p}=a,[m,h]=T(null),_=d?.problem?.lacking,v=m??s?.columns??d?.problem?.headings,y=e=>{p(),h(e)},b={...a,setText:e=>(h(null),a.setText(e))},x=e=>f(e,m?{columns:m.map(({column:e})=>e)}:{}),S=D`<${Xi} kind=${e} columns=${v} onChoose=${y} />`,C=s??l,ee=da.find(t=>t!==e);return D`<${g} title=${t} up="#/tables">
<${sa} sheet=${b} hint=${c(`enrol.hint.${e}`)} />
${d&&(_?D`<p class="note bad" role="alert">${c(`enrol.lacking`,{names:ie(_.map(ma))})}</p>`:D`<${oa} wrong=${d} />`)}
${v&&!l&&(s?D`<${r} title=${c(`enrol.columns`)}>${()=>S}<//>`:S)}
${u&&D`<${A} text=${c(`enrol.busy.${u}`)} />`}
${l&&D`<p class="note info" role="status">${c(`enrol.done`,{count:l.new,known:l.known})}</p>`}
${!C&&D`<button class="button main" type="button" disabled=${!o.trim()||u} onClick=${()=>x(`look`)}>${c(`import.look`)}</button>`}
${C?.made.length>0&&D`<p class="note info">${c(`enrol.made.${e}`,{names:ie(C.made)})}</p>`}
${C&&D`<${Qi} found=${C} named=${ma} title=${ha(l)} about=${t=>D`<${ta} kind=${e} state=${n} row=${t} />`} />`}
${s?.wrong>0&&D`<p class="note warn">${c(`enrol.whole`)}</p>`}
${s&&D`<button class="button main" type="button" disabled=${s.wrong>0||s.new===0||u} onClick=${()=>x(`bring`)}>${c(`enrol.bring`,{count:s.new})}</button>`}
<a class="button" href=${`#/import/${ee}`}>${c(`enrol.title.${ee}`)}</a>
<//>`}function ma(e){return c(`enrol.field.${e}`)}function ha(e){return(t,n)=>c(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const ga={look:`results/preview`,bring:`results`};function _a({args:[e]}){return da.includes(e)?D`<${fa} key=${e} kind=${e} />`:D`<${va} />`}function va(){let{tournament:e,state:t,official:r}=n();return!e||!t?D`<${_} title=${c(`import.title`)} />`:M(r)?D`<${ba} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:D`<${g} title=${c(`import.title`)} up="#/standings"><p class="note warn">${c(`import.not-you`)}</p><//>`}function ya(e){return e===`points`||e===`row`?c(`import.field.${e}`):e}function ba({state:e,place:t}){rt();let n=aa(t,ga),{text:r,looked:i,done:a,busy:o,wrong:s,ask:l}=n,[u,d]=T(!1),f=i&&i.new>0&&(i.wrong===0||u);return D`<${g} title=${c(`import.title`)} up="#/standings">
<${sa} sheet=${n} hint=${c(`import.columns`)} />
${s&&D`<${oa} wrong=${s} />`}
${o&&D`<${A} text=${c(`import.busy.${o}`)} />`}
${a&&D`<p class="note info" role="status">${c(`import.done`,{count:a.new,known:a.known})} <a class="reach" href="#/standings">${c(`hall-standings`)}</a></p>`}
${!i&&!a&&D`<button class="button main" type="button" disabled=${!r.trim()||o} onClick=${()=>l(`look`)}>${c(`import.look`)}</button>`}
${(i||a)&&D`<${Qi} found=${i??a} title=${(e,t)=>c(`import.rows.${e}`,{count:t})} named=${ya}
about=${t=>D`<${ia} state=${e} row=${t} />`} />`}
${i?.wrong>0&&i.new>0&&D`<${y} label=${c(`import.only-good`)} hint=${c(`import.only-good-hint`)} checked=${u} onChange=${d} />`}
${i&&D`<button class="button main" type="button" disabled=${!f||o} onClick=${()=>l(`bring`,{only_good:u})}>${c(`import.bring`,{count:i.new})}</button>`}
<//>`}const xa={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function Sa(e,t){let n=t?.content.rule_points??{},r=Object.entries(xa).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in xa&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(xa);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function Ca(e,t){let n=x(d(e,t.round).map(b)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return O.filter(e=>n.includes(t.seats[e]))}function wa(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function Ta(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Ea(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=T(()=>r?Oa(r):Da(i,a)??Oa(n)),c=e=>{let t={...o,...e};N(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f}=o,p=Ca(e,t),m=Object.fromEntries(O.map(e=>[e,wa(l[e])])),h=O.filter(e=>u.includes(e)||p.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&m[e]===null,substitute:h.includes(e),replaced:p.includes(e),onText:t=>c({texts:{...l,[e]:t}}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:m,deposits:wa(d||`0`,0),unranked:h},deposits:d,reason:f,type:c,forget:()=>N(i,null)}}function Da(e,t){let n=ye(e);return n?.number===t?n:null}function Oa(e){return{texts:Object.fromEntries(O.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function ka({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return D`<div class="sheet-seat">
<${w} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?c(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${c(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function Aa({seats:e}){return D`<fieldset>
<legend>${c(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>D`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&D` <small>${c(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function ja({state:e,hanchan:t,result:r,refused:i,first:a,onSent:o,onClose:s}){let{book:l}=n(),{numbers:u,complete:d}=Sa(e,l),f=Ea(e,t,r,a),h=I(),g=O.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${h.phrase(`seat-${n}`)} · ${r}`,...f.of(n)}}),{does:_,wrong:v}=C(),y=f.reason.trim(),b={...f.body,...r&&{corrects:{number:r.number,reason:y}}},x=Ta(Object.values(b.points),b.deposits,u.starting_points),S=r&&Ma(b,r),ee=d&&x===0&&!S&&(!r||y);return D`<form class="stack" onSubmit=${e=>{e.preventDefault(),ee&&_(async()=>{await k.send(`result`,t.id,b,{hold:!0,replaces:i?.id}),f.forget(),p(),m(c(`result.sent`)),o(b)})}}>
${!l&&D`<p class="note warn" role="alert">${c(`result.no-book`)}</p>`}
${l&&!d&&D`<p class="note warn" role="alert">${c(`result.no-scoring`)} <a class="reach" href="#/standings">${c(`hall-standings`)}</a></p>`}
${r&&D`<p class="note">${c(`result.corrects`)}</p>`}
<div class="sheet">${g.map(e=>D`<${ka} key=${e.seat} ...${e} />`)}</div>
<${Na} left=${x} starting=${u.starting_points} onDeposits=${e=>f.type({deposits:String(b.deposits+e)})} />
<${w} label=${c(`result.deposits`)} hint=${c(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${f.deposits}
wrong=${b.deposits===null?c(`result.hundreds`):void 0} onInput=${e=>f.type({deposits:e})} />
<${Aa} seats=${g} />
${r&&D`<${w} long label=${c(`hall-reason`)} hint=${c(`hall-reason-missing`)} value=${f.reason} maxlength="4000" onInput=${e=>f.type({reason:e})} />`}
${S&&D`<p class="soft" role="status">${c(`result.same`)}</p>`}
${v}
<div class="pair">
<button class="button main" disabled=${!ee}>${c(r?`result.correct`:`result.enter`)}</button>
${s&&D`<button class="button" type="button" onClick=${()=>{f.forget(),s?.()}}>${c(`cancel`)}</button>`}
</div>
</form>`}function Ma({points:e,deposits:t,unranked:n},r){return O.every(t=>e[t]===r.points[t])&&t===r.deposits&&n.join()===r.unranked.join()}function Na({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=U(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return D`<div class=${`note stack ${i}`}>
<p role="status">${Pa(e,r)}</p>
${a&&D`<button class="button" type="button" onClick=${()=>n(e)}>${c(`result.as-deposits`,{points:U(e)})}</button>`}
</div>`}function Pa(e,t){return e===null?c(`result.sum`,{all:t}):e===0?c(`result.fits`,{all:t}):c(e>0?`result.lacks`:`result.exceeds`,{points:U(Math.abs(e)),all:t})}function Fa({state:e,hanchan:t,result:n,onCorrect:i}){let a=Ia(n);return D`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${c(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&D`<span class="badge info">${c(`hall-unsent`)}</span>`}</h2>
<${La} state=${e} hanchan=${t} result=${n} />
<${Ce} id=${n.item}
otherwise=${i&&D`<button class="button" type="button" onClick=${i}>${c(`result.correct`)}</button>`} />
</section>
${a.length>0&&D`<${r} title=${c(`result.earlier`,{count:a.length})}>
${()=>D`<div class="stack">${a.map(n=>D`<${La} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function Ia({before:e}){return e?[e,...Ia(e)]:[]}function La({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,official:a,at:o,reason:s}}){let l=I(),d=e.officials[a]?.name??c(`hall-unknown`);return D`<div class="card">
<dl class="facts">
${O.map(r=>D`<div key=${r}>
<dt>${l.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&D`<small>${c(`result.substitute`)}</small>`}</dt>
<dd>${U(n[r])}</dd>
</div>`)}
${r>0&&D`<div><dt>${c(`result.deposits`)}</dt><dd>${U(r)}</dd></div>`}
</dl>
<p class="soft">${[d,u(o,e.settings.time_zone),s].filter(Boolean).join(` · `)}</p>
</div>`}function Ra({args:[e],query:t}){let{tournament:r,state:i}=n(),a=i?.hanchans[e];return!r||!i?D`<${_} title=${c(`hall-result`)} />`:a?D`<${za} state=${i} hanchan=${a} again=${t.has(`again`)} />`:D`<${h} title=${c(`hall-result`)} text=${c(`result.no-hanchan`)} up="#/tables" />`}function za({state:e,hanchan:t,again:r}){let{outbox:i,official:a}=n(),o=e.results[t.id]??null,s=i.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&se(r)),[l,u]=T(!o||r),[d,f]=T(null),p=M(a),m=l||!o&&!s;L(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[m]);let h=e=>{f(e),u(!1)},_=e.tables[t.table]?.label??`?`;return D`<${g} title=${c(`result.title`,{label:_,round:t.round})} up=${`#/table/${t.table}`}>
${s&&D`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${c(`result.refused`)}</h2>
<${Qe} problem=${s.problem} />
${!m&&D`<button class="button" type="button" onClick=${()=>u(!0)}>${c(`hall-change`)}</button>`}
</section>`}
${p&&m&&D`<${ja} state=${e} hanchan=${t} result=${o} refused=${s} first=${s?.body??(o?null:d)} onSent=${h}
onClose=${o&&(()=>u(!1))} />`}
${!p&&!o&&D`<${j} text=${c(`result.none`)} />`}
${o&&!(p&&m)&&D`<${Fa} state=${e} hanchan=${t} result=${o} onCorrect=${p&&(()=>u(!0))} />`}
<a class="button quiet" href="#/standings">${c(`hall-standings`)}</a>
<//>`}function Ba({state:e,id:t}){let n=z(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??c(`hall-unknown`);return D`<${g} title=${i} up="#/standings">
<${Ge} seen=${n} />
<${Dn} />
${r&&D`<${Va} state=${e} body=${r} />`}
${e.players[t]&&D`<a class="button" href=${`#/player/${t}`}>${c(`standings.player`)}</a>`}
<//>`}function Va({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:l,pts:u,final:d}=t,f=c(i?`standings.disqualified`:`standings.unranked`);return D`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?f:c(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${c(`standings.scored`,{count:t.hanchans})}</dt><dd>${W(s)}</dd></div>
<div><dt>${c(`standings.taken`)}</dt><dd>${W(-10*l-u/100)}</dd></div>
<div><dt><strong>${c(`standings.total`)}</strong></dt><dd>${W(d)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${c(`standings.games`)}</h2>
${a.length===0&&D`<p class="soft">${c(`standings.no-games`)}</p>`}
${a.map(t=>D`<${Ua} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${c(`standings.taken`)}</h2>
${o.length===0&&D`<p class="soft">${c(`standings.nothing-taken`)}</p>`}
${o.length>0&&D`<${Ha} state=${e} ledger=${o} sum=${{P:l,pts:u}} named=${n===`team`} />`}
</section>`}function Ha({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return D`<dl class="card facts">
${t.map(t=>D`<div key=${t.id}>
<dt>${r&&D`<span class="who">${i(t.account)}</span> · `}<${Je} state=${e} line=${t} /></dt>
<dd>${We(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>D`<div key=${e}><dt><strong>${c(`standings.sum`)}</strong></dt><dd>${We(e,t)}</dd></div>`)}
</dl>`}function Ua({state:e,game:t,named:n}){let r=I(),{hanchan:i,number:a,round:o,table:s,seat:l,player:u,ranked:d,place:f,points:p,delta:m,uma:h,oka:g,total:_,flags:v}=t,y=[c(`hall-round`,{round:o}),c(`hall-table`,{label:s}),r.phrase(`seat-${l}`)],b=c(`standings.delta`,{points:U(p),goal:U(p-m*100)});return D`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${y.join(` · `)}</a></h3>
${n&&D`<p><a class="reach who" href=${`#/standings/${u}`}>${e.players[u]?.name??`?`}</a></p>`}
${a>1&&D`<p class="soft">${c(`standings.corrected`,{count:a-1})}</p>`}
<dl class="facts">
<div><dt>${b}</dt><dd>${W(m,!0)}</dd></div>
<div><dt>${c(`standings.uma`,{place:f})}</dt><dd>${W(h,!0)}</dd></div>
<div><dt>${c(`standings.oka`)}</dt><dd>${W(g,!0)}</dd></div>
<div><dt><strong>${c(d?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${d?``:`uncounted`}>${W(_,!0)}</dd></div>
</dl>
${v.map(e=>D`<p class="note warn" key=${e}>${c(`standings.flag.${e}`)}</p>`)}
</article>`}function Wa({of:e}){let[t,n]=T(``);return D`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;k.file(`standings.csv?of=${e}`).then(e=>Ie(e,t),e=>n(V(e)))}}>${c(`standings.export`)}</button>
${t&&D`<p class="note bad" role="alert">${t}</p>`}`}function Ga({state:t}){let{book:i,official:a}=n(),{numbers:o,silent:s,complete:l}=Sa(t,i);if(!i)return null;let u=s.length>0&&a?.roles?.includes(`director`),d=Object.entries(o).map(([e,t])=>[c(`standings.by.${e}`),Ka(t)]),f=()=>D`${d.length>0&&D`<${e} rows=${d} />`}
${u&&D`<${qa} names=${s} numbers=${o} />`}`;return l?D`<${r} title=${c(`standings.by`)}>${f}<//>`:D`<section class="card" aria-labelledby="by">
<h2 id="by">${c(`standings.by`)}</h2>
<p class="note warn">${c(u?`standings.say`:`standings.silent`)}</p>
${f()}
</section>`}function Ka(e){return Array.isArray(e)?e.map(e=>`${U(e)}P`).join(` / `):U(e)}function qa({names:e,numbers:t}){let[n,r]=T(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[i,a]=T(null),[o,s]=T(!1);return D`<form class="stack" onSubmit=${async r=>{r.preventDefault(),s(!0);let i=e.map(e=>[e,Ja(e,n[e])]),o=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),c={...Object.fromEntries(i),replaces:o.length?Object.fromEntries(o):null};await k.ask(`scoring`,{method:`PUT`,body:c}).then(()=>a(null),a),s(!1)}}>
${e.map(e=>D`<${w} key=${e} label=${c(`standings.by.${e}`)} hint=${c(`standings.hint.${e}`)}
value=${n[e]} required autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${i&&(i.problem?D`<${Qe} problem=${i.problem} />`:D`<p class="note bad" role="alert">${V(i)}</p>`)}
<button class="button main" disabled=${o}>${c(`standings.set`)}</button>
</form>`}function Ja(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Ya):Ya(n.replace(/[\s,.'’]/g,``))}function Ya(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Xa({args:[e]}){let{tournament:t,state:r}=n();return!t||!r?D`<${_} title=${c(`hall-standings`)} />`:e?D`<${Ba} state=${r} id=${e} />`:D`<${Za} state=${r} />`}function Za({state:e}){let{official:t}=n(),r=z(`standings`),[i,a]=T(`players`),{body:o}=r.answer??{},s=M(t)&&D`<a class="button" href="#/import">${c(`standings.import`)}</a>`;return D`<${g} title=${c(`hall-standings`)} up="#/tables" actions=${s}>
<${Ge} seen=${r} />
<${Dn} />
${o?.teams.length>0&&D`<${Se} label=${c(`standings.of`)} value=${i} onChange=${a}
options=${[`players`,`teams`].map(e=>({value:e,text:c(`standings.of.${e}`)}))} />`}
${o&&D`<${Qa} state=${e} found=${o[i]} />`}
${o&&D`<${Wa} of=${i} />`}
<${kn} state=${e} />
<${Ga} state=${e} />
<//>`}function Qa({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?D`<${$a} state=${e} />`:D`<ul class="rows" aria-label=${c(`hall-standings`)}>
${t.map(t=>D`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${eo(e,t,n).join(` · `)}</small></span>
<strong>${W(t.final)}</strong>
</a>
</li>`)}
</ul>`}function $a({state:e}){let{official:t}=n(),[r]=On(e);return D`<${j} text=${c(r?`standings.none`:`standings.no-hanchans`)}>
${r&&M(t)&&D`<a class="button" href=${`#/result/${r.id}`}>${c(`standings.enter`,{name:r.name})}</a>`}
${!r&&D`<${nt} />`}
<//>`}function eo(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},l){let u=t!==null&&l.indexOf(t)!==l.lastIndexOf(t);return[e.teams[n]?.name,s&&c(`standings.disqualified`),!s&&t===null&&c(`standings.unranked`),u&&c(`standings.shared`),r>0&&c(`standings.hanchans`,{count:r}),a!==0&&c(`standings.less`,{score:W(i),p:`${U(a)}P`}),o!==0&&c(`standings.less`,{score:W(i),p:U(o)})].filter(Boolean)}export{rr as Alarm,Tn as Cards,Et as Dashboard,Jt as Escalation,Xt as Escalations,_n as Fines,_a as Import,Fr as Journal,xn as Payment,zi as People,en as Precedents,Ui as Reports,Ra as Result,Xa as Standings};