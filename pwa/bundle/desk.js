import{$n as e,$t as t,A as n,At as r,B as i,Cr as a,Dt as o,E as s,Ft as c,G as l,Ht as u,It as d,J as f,Jt as p,K as m,L as h,Lt as g,M as _,Mr as v,Mt as y,Nr as b,Nt as x,Or as S,Ot as C,P as w,Pr as ee,Pt as T,R as te,Rt as E,S as ne,Tn as re,U as D,Ut as O,W as ie,Xt as k,Yt as A,Zt as ae,a as j,an as M,b as oe,c as se,ct as N,d as P,dt as ce,en as le,et as F,f as ue,fn as I,ft as de,gr as fe,gt as pe,h as me,hn as L,i as he,it as ge,jr as R,jt as _e,kt as ve,l as ye,lt as be,mt as xe,n as z,nn as Se,nr as Ce,nt as B,o as we,p as V,pn as Te,q as Ee,qt as H,rr as De,st as Oe,tn as U,tr as ke,tt as Ae,u as je,ut as Me,v as Ne,vt as Pe,w as Fe,x as Ie,y as Le,z as Re}from"./app.js";import{C as ze,N as Be,S as Ve,U as He,_ as Ue,at as W,b as We,et as Ge,h as Ke,it as G,l as qe,m as Je,nt as Ye,ot as Xe,p as Ze,rt as Qe,st as $e,tt as et,u as tt,v as nt,x as rt,y as it}from"./shared.js";function K({id:e,title:t,what:n,about:i,rows:a}){let o=Math.max(...a.map(({value:e})=>e),1);return M`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${i&&M`<p class="soft">${i}</p>`}
${a.length===0&&M`<p class="soft">${k(`dashboard.none`)}</p>`}
<ul class="bars">
${a.slice(0,10).map(e=>M`<li key=${e.key}><${at} row=${e} most=${o} /></li>`)}
</ul>
${a.length>0&&M`<${r} title=${k(`dashboard.numbers`)}>${()=>M`<${st} title=${t} what=${n} rows=${a} />`}<//>`}
</section>`}function at({row:{name:e,value:t,part:n=0,href:r},most:i}){return M`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${V(t)}</strong>
<${ot} value=${t} part=${n} most=${i} />
${n>0&&M`<small>${k(`dashboard.part`,{count:V(n)})}</small>`}
</a>`}function ot({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return M`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&M`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function st({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return M`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${k(`hall-rulings`)}</th>
${r&&M`<th scope="col">${k(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>M`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${V(n)}</td>
${r&&M`<td>${V(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function ct(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:k(`hall-round`,{round:e})}));return[{value:``,text:k(`hall-any`)},...n]}function lt({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function ut({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=ft(t,i.size>1?e=>mt(e,r):pt);return t.length===0?null:M`<section class="card" aria-labelledby="spread">
<h2 id="spread">${k(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${k(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>M`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>M`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>M`<td key=${t.key}><${dt} count=${s.get(e+t.key)} most=${c} href=${ht(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function dt({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return M`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${V(e)}</strong>
</a>`}function ft(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function pt(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function mt(e,t){let n=e.slice(0,10),r=p(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function ht(e,t,{from:n,until:r}){return lt(e,{table:t,from:n,until:r})}function gt({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:k(e>1?`dashboard.from`:`dashboard.until`,{from:a(e),until:a(t)}),value:n,href:lt(r,{took:`${e}-${t}`})})),o=e?k(`dashboard.median`,{time:a(t),count:e}):k(`dashboard.untimed`);return M`<${K} id="taking" title=${k(`dashboard.taking`)} what=${k(`dashboard.time`)}
about=${`${o} ${k(`dashboard.measured`)}`} rows=${e?i:[]} />`}function _t(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(de(n)).map(([t,n])=>[ce(e,t),Me(e,t,n)]);return[...r,...i]}function vt({cases:e}){return M`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${k(`dashboard.unlike`)}</h2>
<p class="soft">${k(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>M`<${yt} key=${t} one=${e} />`)}
</section>`}function yt({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=N(),o=i[0].rulings.length,s=_t(a,t,n);return M`<article class="stack case">
<h3>${F(a,e)}</h3>
${s.length>0&&M`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&M`<p class="note info">${k(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>M`<${bt} key=${t} outcome=${e} most=${o} />`)}
</article>`}function bt({outcome:{penalties:e,rulings:t},most:n}){let i=N(),{state:a}=O(),o=M`<span class="body outcome"><span>${B(i,{penalties:e})}</span><strong>${V(t.length)}</strong><${ot} value=${t.length} most=${n} /></span>`,s=t.map(e=>a.rulings[e]).filter(Boolean);return M`<${r} title=${o}>${()=>M`<${Ie} rulings=${s} place empty=${k(`hall-none-found`)} />`}<//>`}function xt(){let{tournament:e,state:t,official:n}=O();return!e||!t?M`<${C} title=${k(`dashboard.title`)} />`:te(n)?M`<${St} state=${t} />`:M`<${E} title=${k(`dashboard.title`)} up="#/log"><p class="note warn">${k(`dashboard.whose`)}</p><//>`}function St({state:e}){let[t,n]=b({day:``,round:``});return M`<${E} title=${k(`dashboard.title`)} up="#/log">
<div class="asked">
<${y} type="date" label=${k(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${x} label=${k(`dashboard.round`)} value=${t.round} options=${ct(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${Ct} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Ct({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=W(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return M`<${Et} seen=${r} zone=${e.settings.time_zone} />
${i&&M`<${wt} state=${e} body=${i} asked=${t} />`}`}function wt({state:e,body:t,asked:n}){let r=N(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>lt(n,e),l=e=>({key:e.foul,name:F(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return M`<p role="status">${k(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${K} id="fouls" title=${k(`dashboard.fouls`)} what=${k(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${K} id="referees" title=${k(`dashboard.referees`)} what=${k(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${ut} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${K} id="otherwise" title=${k(`dashboard.otherwise`)} about=${k(`dashboard.otherwise-about`)} what=${k(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${vt} cases=${t.differently} />
<${K} id="escalations" title=${k(`dashboard.escalations`)} what=${k(`dashboard.status`)}
rows=${s.map(e=>Tt(e,c))} />
<${gt} taking=${t.time_to_rule} asked=${n} />
</div>`}function Tt({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>U(`hall-escalation.${e}`)?k(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function Et({seen:{answer:e,fresh:t,trouble:n},zone:r}){_();let i=e&&H(e.at,r);return!e&&!n?M`<${g} />`:n?M`<p class="note warn" role="status">${G(n)} ${k(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:M`<p class="soft">${k(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}function Dt({state:e,escalation:t,ruling:n}){let{official:r,outbox:i}=O(),[a,o]=b(null);if(R(()=>void L.loadEscalationSteps(),[]),i.some(({subject:e,kind:n,state:r})=>e===t.id&&n!==`photo`&&De(r)))return M`<p class="note bad">${k(`esc.stuck`)} <a href="#/outbox">${k(`hall-resolve`)}</a></p>`;let s=it(r,t,n);return M`
${s===`decide`&&M`<${jt} state=${e} escalation=${t} ruling=${n} onAsk=${o} />`}
${s===`appeal`&&M`<button class="button main" type="button" onClick=${()=>o(Ot)}>${k(`esc.do.appeal`)}</button>`}
${s===`reopen`&&M`<button class="button" type="button" onClick=${()=>o(kt)}>${k(`esc.do.reopening`)}</button>`}
${s===`own`&&M`<p class="note warn">${k(`esc.own`)}</p>`}
${s===``&&M`<p class="soft">${k(`esc.wait.${t.status}`)}</p>`}
${a&&M`<${ie} title=${k(`esc.do.${a.name}`)} text=${k(`esc.means.${a.name}`)} yes=${k(`esc.do.${a.name}`)}
onReason=${async e=>{if(!a)return;let{kind:n,name:r,...i}=a;await L.send(n,t.id,{reason:e,...i}),ae(),u(k(`esc.done.${n}`)),o(null)}} onClose=${()=>o(null)} />`}
`}const Ot={kind:`appeal`,name:`appeal`},kt={kind:`reopening`,name:`reopening`},At=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function jt({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>M`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${k(`esc.do.${e.name}`)}</button>`;return M`
${u&&f(At(`amended`,`confirmed`),`main`)}
${f(At(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${k(u?`esc.amend-again`:`hall-amend`)}</a>
${f(At(`overturned`),`danger`)}
`}function Mt({ruling:e,rulings:t}){let n=N(),{state:r}=O(),[i,a]=[!0,!1].map(n=>t.filter(t=>Ft(t,e)===n)),o=[...i,...a].slice(0,12);return M`<section class="stack">
<h2>${k(`esc.same-foul`)}</h2>
${t.length===0&&M`<p class="soft">${k(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>M`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${be(t.kind)}`}>${B(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,H(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&M`<span class="badge info">${k(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&M`<span class="badge warn">${k(`esc.other-revision`)}</span>`}
<${ne} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&M`<a class="reach" href=${`#/log?foul=${e.foul}`}>${k(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Nt(e,t,{offender:n}){return Lt(e,t,e=>e.offender.id===n.id)}function Pt(e,t,{foul:n}){return Lt(e,t,e=>e.foul===n)}function Ft(e,t){return S(It(e))===S(It(t))}function It({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Lt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return Fe(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Rt({state:e,foul:t,escalation:n}){let r=W(`precedents?limit=20&foul=${t}`);return M`<section class="stack">
<h2>${k(`esc.precedents`)}</h2>
<${Qe} seen=${r} what="precedents" />
${r.answer&&M`<${Bt} state=${e} items=${zt(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${k(`esc.search-precedents`)}</a>
</section>`}function zt(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Bt({state:e,items:t}){let n=N();return t.length===0?M`<p class="soft">${k(`esc.no-precedents`)}</p>`:M`<ul class="rows below precedents">
${t.map(t=>M`<li key=${t.ruling.id}><${Vt} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Vt({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return M`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${be(n.kind)}`}>${B(t,n)}</strong>
<span>${F(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>M`<small key=${e}>${e}</small>`)}
${l.map(e=>M`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,H(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&M`<span class="badge">${k(`hall-status.${n.status}`)}</span>`}
${c&&M`<span class="badge warn">${k(`esc.revision-changed`)}</span>`}
${r.map(e=>M`<span class="badge" key=${e}>${k(`esc.why.${e}`)}</span>`)}
${s&&M`<span class="badge info">${We(s)}</span>`}
</span>
</span>
</a>`}function Ht({args:[e]}){let{tournament:t,state:n}=O();if(!t||!n)return M`<${C} title=${k(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?M`<${o} title=${k(`esc.one`)} text=${k(`esc.missing`)} up="#/escalations" />`:M`<${Ut} state=${n} escalation=${r} ruling=${i} />`}function Ut({state:e,escalation:t,ruling:n}){let r=N(),i=s([n])[n.revision],a=l(r,i,n),o=a&&(a.chosen??a.final??a.first),c=t.status===`open`;Be(c);let u=M`<${Dt} state=${e} escalation=${t} ruling=${n} />`;return M`<${E} title=${F(r,n.foul)} up="#/escalations" actions=${u}>
<section class="card hall-verdict">
<p class=${`penalty large ${be(n.kind)}`}>${o?h(r,o):B(r,n)}</p>
<p><a class="who" href=${n.offender.kind===`player`?`#/player/${n.offender.id}`:`#/log`}>${n.offender.name}</a></p>
<p class="soft">${ge(r,n)}</p>
<p role="status"><span class=${`badge ${c?`warn`:`info`}`}>${rt(t)}</span> ${c&&M`<span class="soft">${nt(t.escalated_at)}</span>`}</p>
</section>
<${Ue} state=${e} escalation=${t} />
<section class="stack">
<h2>${k(`esc.so-far`)}</h2>
<${Je} state=${e} events=${Ke(e,t)} />
</section>
<${Ne} ruling=${n} />
${a?M`<${Le} ruling=${n} spoken=${a} />`:M`<p class="soft">${k(`hall-no-book`)}</p>`}
<${oe} state=${e} ruling=${n} />
<${Ee} state=${e} ruling=${n} />
<section class="stack">
<h2>${k(`esc.on-offender`,{name:n.offender.name})}</h2>
<${Ie} rulings=${Nt(e,t,n)} place empty=${k(`esc.nothing-else`)} />
</section>
<${ze} state=${e} id=${n.offender.id} />
<${Mt} ruling=${n} rulings=${Pt(e,t,n)} />
<${Rt} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Wt(){let{tournament:e,state:t}=O();return!e||!t?M`<${C} title=${k(`hall-escalations`)} />`:M`<${Gt} state=${t} />`}function Gt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return Be(r.length>0),M`<${E} title=${k(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${k(`esc.precedents`)}</a></p>
${t.length===0&&M`<${c} text=${k(`esc.none`)} />`}
<${Kt} state=${e} title=${k(`esc.waiting`,{count:r.length})} escalations=${r} />
<${Kt} state=${e} title=${k(`esc.decided-ones`)} escalations=${i} />
<//>`}function Kt({state:e,title:t,escalations:n}){return n.length===0?null:M`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>M`<li key=${t.id}><${qt} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function qt({state:e,escalation:t}){let n=N(),r=e.rulings[t.id],i=t.status===`open`,a=[k(`hall-table`,{label:r.table.label}),Ve(e,t),nt(t.escalated_at)];return M`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${F(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${B(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${rt(t)}</span>
${!i&&M`<span class="badge info">${We(t)}</span>`}
${t.unsent&&M`<span class="badge info">${k(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Jt({query:e}){let{tournament:t,state:n}=O();return!t||!n?M`<${C} title=${k(`esc.precedents`)} />`:M`<${Yt} state=${n} begun=${e.get(`foul`)??``} />`}function Yt({state:e,begun:t}){let n=N(),[r,i]=b(t in n.catalogue.fouls?t:``),[a,o]=b({}),[s,c]=b(``),[l,u]=b(``),d=e=>{i(e),o({})},f=e=>{e.preventDefault(),u(s.trim())},p=W($t(r,a,l)),m=p.answer?.body;return M`<${E} title=${k(`esc.precedents`)} up="#/escalations">
<p class="soft">${k(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${f}>
<${x} label=${k(`hall-filter.foul`)} value=${r} options=${[{value:``,text:k(`esc.any`)},...Qt(n)]} onChange=${d} />
${r&&M`<${Xt} words=${n} foul=${r} facts=${a} onFacts=${o} />`}
<${y} type="search" label=${k(`esc.words`)} hint=${k(`esc.words-hint`)} value=${s} onInput=${c} maxlength="200" />
<button class="button">${k(`esc.search`)}</button>
</form>
<${Qe} seen=${p} what="precedents" />
${m&&M`<${Bt} state=${e} items=${m.items} />`}
${m?.next&&M`<p class="note">${k(`esc.more`,{count:50})}</p>`}
<//>`}function Xt({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=O();return i?i.table(t).used.map(t=>{let i=Zt(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&M`<${x} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:k(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function Zt({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function Qt(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function $t(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function en({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=se(r).map(([e,t])=>z(e,t));return M`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${k(`fines.owing`)}</h2>
${r.length===0&&M`<p class="soft">${k(`fines.nobody`)}</p>`}
${r.length>0&&M`<p>${k(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>M`<li key=${nn(t)}><${rn} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&M`<p class="soft">${k(`fines.not-seated`)}</p>`}
</section>`}function tn({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:M`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${k(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>M`<li key=${nn(t)}><${rn} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${k(`fines.gives-back`)}</p>
</section>`}function nn({account:e,unit:t}){return e.id+t}function rn({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=s.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),l=[a>0&&k(`fines.since`,{time:H(o,e.settings.time_zone)}),c>0&&k(`fines.part-paid`,{amount:z(i,c)})],u=M`<span class="body who">${j(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${z(i,Math.abs(a))}</strong>`;return n?M`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:r.kind===`player`?M`<a class="row" href=${`#/player/${r.id}`}>${u}</a>`:M`<div class="row">${u}</div>`}const an=[`cash`,`card`,`transfer`,`other`];function on({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:a,onClose:o}){let[s,c]=b(()=>z(n,r).slice(n.length+1)),[l,u]=b(`cash`),[d,f]=b(``),{does:p,wrong:h}=m(),g=we(n,s),_=!g||g>r?k(`fines.between`,{most:z(n,r)}):void 0,v=()=>p(async()=>{let e=d.trim()&&{note:d.trim()},r=new Date(L.now()).toISOString(),{id:i}=await L.send(`payment`,null,{account:t,unit:n,amount:g,method:l,paid_at:r,...e});ae(),a(i),o()}),x=an.map(e=>({value:e,text:k(`fines.method.${e}`)}));return M`<${ve} title=${k(`fines.pays`,{name:j(e,t)})} onClose=${o}>
<dl class="facts">
${je(i).map(t=>M`<div key=${t.id}>
<dt><${Ze} state=${e} line=${t} /></dt>
<dd>${z(n,t.amount)}</dd>
</div>`)}
</dl>
<${y} label=${k(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${_} onInput=${c} />
<${_e} label=${k(`fines.how`)} value=${l} options=${x} onChange=${u} />
<${y} label=${k(`fines.note`)} value=${d} onInput=${f} />
${h}
<button class="button main" type="button" disabled=${!!_} onClick=${v}>
${k(`fines.take`,{amount:z(n,g??0)})}
</button>
<//>`}function sn({state:e,official:t}){if(!e.season||!ye(t))return null;let n=k(`fines.season`,{season:e.season.season});return M`<${r} title=${n}>${()=>M`<${cn} state=${e} />`}<//>`}function cn({state:e}){let{answer:t,fresh:n,trouble:r}=W(`ledger/fines/season`);if(!t)return M`<p class="soft" role="status">${k(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=H(t.at,e.settings.time_zone);return M`${!n&&M`<p class="note warn" role="status">${k(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&M`<p class="soft">${k(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>M`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${ln(e,t)}</small></span>
<strong>${z(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function ln(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=Oe(e,r)||e.settings.name;return n.length>1?`${a} ${z(t,i)}`:a}).join(` · `)}function un({state:e}){let{fines:t}=e.others;return t.length===0?null:M`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${k(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>M`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${j(e,t)}<small>
${Oe(e,n)} · ${k(`fines.since`,{time:H(a,e.settings.time_zone)})}
</small></span>
<strong>${z(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${k(`fines.paid-there`)}</p>
</section>`}function dn(){let{tournament:e,state:t}=O();return!e||!t?M`<${C} title=${k(`fines.title`)} />`:M`<${fn} state=${t} />`}function fn({state:e}){let{official:t}=O(),[n,r]=b(null),[i,a]=b(``);R(()=>void L.lookAround(),[]);let o=ee(()=>he(e),[e.ledger]),s=ye(t);return M`<${E} title=${k(`fines.title`)} up="#/tables">
<div role="status">${e.payments[i]&&M`<${pn} state=${e} payment=${e.payments[i]} />`}</div>
<${en} state=${e} balances=${o} onPay=${s&&r} />
<${tn} state=${e} balances=${o} />
<${un} state=${e} />
<${mn} state=${e} />
<${sn} state=${e} official=${t} />
${s&&M`<a class="button" href="#/reports">${k(`reports.link`)}</a>`}
${n&&M`<${on} state=${e} balance=${n} onTaken=${a} onClose=${()=>r(null)} />`}
<//>`}function pn({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=j(e,{kind:n,id:r});return M`<p class="note info row">
<span class="body">${k(`fines.taken`,{name:o,amount:z(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${k(`fines.to-receipt`)}</a>
</p>`}function mn({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:M`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${k(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,unsent:l})=>M`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${j(e,{kind:r,id:i})}<small>
${[l?k(`fines.no-receipt-yet`):k(`fines.receipt`,{number:n}),k(`fines.method.${s}`),H(c,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${z(a,o)}</strong>
</a></li>`)}
</ul>
<p class="soft">${k(`fines.put-right`)}</p>
</section>`}function hn({args:[e]}){let{tournament:t,state:n,official:r}=O();if(!t||!n)return M`<${C} title=${k(`fines.payment`)} />`;let i=n.payments[e];if(!i)return M`<${o} title=${k(`fines.payment`)} text=${k(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?k(`fines.payment`):k(`fines.receipt`,{number:i.receipt});return M`<${E} title=${a} up="#/fines">
<${gn} state=${n} payment=${i} />
${i.unsent?M`<p class="note info" role="status">${k(`fines.receipt-later`)}</p>`:M`<${_n} hash=${i.hash} />`}
${!i.unsent&&ye(r)&&M`<${vn} payment=${i} />`}
<//>`}function gn({state:e,payment:{account_kind:t,account_id:n,unit:r,amount:i,method:a,paid_at:o,note:s}}){let c=[[k(`fines.payer`),j(e,{kind:t,id:n})],[k(`fines.amount-paid`),z(r,i)],[k(`fines.how`),k(`fines.method.${a}`)],[k(`fines.when`),H(o,e.settings.time_zone)],...s?[[k(`fines.note-paid`),s]]:[]];return M`<dl class="facts">
${c.map(([e,t])=>M`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function _n({hash:e}){return M`<figure class="big-code">
<${He} text=${`${location.origin}/#/receipt/${e}`} label=${k(`fines.code`)} />
<figcaption>${k(`fines.photograph`)}</figcaption>
</figure>`}function vn({payment:{id:e,receipt:t}}){let{live:n}=O(),{lang:r}=le(),[i,a]=b(0),{blob:o,url:s,failed:c}=f(()=>L.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),l=()=>a(i+1);R(()=>{c&&n===`live`&&l()},[n]);let u=`receipt-${t}.pdf`;if(c)return M`<p class="note warn" role="status">${k(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${l}>${k(`try-again`)}</button>`;if(!s||!o)return M`<p class="soft" role="status">${k(`fines.page-comes`)}</p>`;let d=[new File([o],u,{type:o.type})];return M`<div class="doing">
<a class="button main" href=${s} target="_blank">${k(`fines.open-page`)}</a>
<a class="button" href=${s} download=${u}>${k(`fines.save-page`)}</a>
${navigator.canShare?.({files:d})&&M`<button class="button" type="button" onClick=${()=>navigator.share({files:d}).catch(()=>{})}>${k(`fines.share-page`)}</button>`}
</div>`}function yn(){let{tournament:e,state:t}=O();if(!e||!t)return M`<${C} title=${k(`hall-cards`)} />`;let n=M`<button class="button main" onClick=${()=>print()}>${k(`hall-print`)}</button>`;return M`<${E} title=${k(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${k(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${k(`reports.link`)}</a>
<ul class="codes">
${me(t).map(e=>M`<li key=${e.id}><${bn} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function bn({table:e,name:t}){let{url:n,failed:r}=f(()=>L.tableCode(e.id),e.id),i=k(`hall-table`,{label:e.label});return M`<figure>
${n&&M`<img src=${n} alt=${k(`hall-code`,{label:e.label})} />`}
${r&&M`<p class="note warn">${k(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}const xn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Sn(e,t,n){let{kind:r,body:i}=n,a=t.settings.time_zone;if(r===`tournament.changed`)return kn(e,n);if(r.startsWith(`ruling.`))return wn(e,n);let[o]=await Mn(n,Cn(n));if(!o)return null;if(r===`result.corrected`)return{before:En(e,o.body),after:En(e,i)};let s=r===`hanchan.scheduled`?Dn:On;return{before:s(o.body,a),after:s(i,a)}}function Cn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function wn(e,t){let{kind:n,body:r}=t,[i]=await Mn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Tn(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=B(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(_t(e,t,n))}}}let[o]=await Mn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Tn(e,o)}:null}function Tn(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=B(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=xn.filter(e=>(o[e]??null)!==null),c=_t(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function En(t,{points:n,deposits:r,unranked:i}){let a=e.map(e=>[t.phrase(`seat-${e}`),n[e]]);return{...Object.fromEntries(a),deposits:r,unranked:i.join(` `)}}function Dn({scheduled_at:e,minutes:t},n){return{scheduled_at:H(e,n),minutes:t}}function On({arrived_at:e,at:t},n){return{arrived_at:H(e??t,n)}}async function kn(e,t){let n=await Mn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:An(e,r),after:An(e,{...r,...t.body})}}function An(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[k(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>jn(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[k(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function jn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Mn({seq:e},t,n=1){return(await(await L.audit()).older(e,n,t)).entries}function Nn(){let{outbox:e}=O(),t=e.filter(({kind:e,state:t})=>e===`result`&&ke(t)).length;return t===0?null:M`<p class="note info"><a class="reach" href="#/outbox">${k(`standings.waits`,{count:t})}</a></p>`}function Pn({state:e}){let{official:t}=O(),n=new Intl.Collator(void 0,{numeric:!0}),a=Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:Fn(e,{table:n,round:r})})).sort((e,t)=>n.compare(e.name,t.name));return a.length===0?null:M`<${r} title=${k(`standings.missing`,{count:a.length})}>${()=>M`<ul class="rows">
${a.map(({id:e,name:n})=>M`<li key=${e}>${i(t)?M`<a class="row" href=${`#/result/${e}`}>${n}</a>`:M`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function Fn(e,{table:t,round:n}){return[k(`hall-round`,{round:n}),k(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function In(e,t,n){let{kind:r,body:i}=n,a=Ln[r]??Ln[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Ln={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Rn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,zn(t,n),...Rn(n)],phone:(e,t,{body:n})=>[zn(t,n)],token:(e,t,{body:n})=>[n.name,zn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[k(`hall-table`,{label:n.label})],hanchan:(t,n,{subject:r,body:i})=>[q(n,r),...e.map(e=>n.players[i[`${e}_id`]]?.name),i.scheduled_at&&H(i.scheduled_at,n.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Bn(e,n),photo:(e,t,{body:n})=>Bn(e,t.rulings[n.ruling]),escalation:(e,t,{subject:n,body:r})=>[r.outcome&&k(`journal.outcome.${r.outcome}`),...Bn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Vn(t,i)]},hand:(e,t,{subject:n,body:r})=>[k(`hall-how.${r.how}`),...Vn(t,t.handEnds[n])],timing:(e,t,{body:n})=>[k(`journal.what.${n.what}`),n.person_id&&j(t,{kind:n.person_kind,id:n.person_id}),q(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${a(Math.abs(n.seconds))}`,q(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&k(`journal.what.${r}`),t.players[i]?.name,q(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Hn(t,e)),fine:(e,t,{body:n})=>[Hn(t,n),k(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(t,n,{body:r})=>[q(n,r.hanchan_id),...e.map(e=>`${t.phrase(`seat-${e}`)} ${V(r.points[e])}`)]};function Rn({roles:e}){return(e??[]).map(e=>k(`hall-role.${e}`))}function zn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function Bn(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[F(e,n),r.name,k(`hall-table`,{label:i.label}),B(e,t)]}function q(e,t){let n=e.hanchans[t??``];return n&&Fn(e,n)}function Vn(e,{table:t,hand:n}={}){return[e.tables[t]&&k(`hall-table`,{label:e.tables[t].label}),Ae(n)]}function Hn(e,{account_kind:t,account_id:n,unit:r,amount:i}){return`${j(e,{kind:t,id:n})} ${z(r,i)}`}const Un=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Wn={ruling:`rulings`,player:`players`,table:`tables`};function Gn({state:e,entry:t,onSubject:n}){let i=N(),{seq:a,at:o,who:s,kind:c}=t,l=s?e.officials[s]?.name??k(`hall-unknown`):k(`journal.nobody`),u=In(i,e,t),d=[k(`journal.number`,{seq:a}),H(o,e.settings.time_zone),l],f=M`<div class="body">
<h3>${qn(c)}</h3>
${u.length>0&&M`<span class="who">${u.join(` · `)}</span>`}
<small>${d.join(` · `)}</small>
</div>`;return M`<${r} class="entry" title=${f}>
${()=>M`<${Kn} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Kn({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Wn).find(([,t])=>o in e[t])??[];return M`<div class="stack">
<p class="pair">
${c&&M`<a class="button" href=${`#/${c}/${o}`}>${k(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${k(`journal.all-of-it`)}</button>
</p>
${(Un.includes(a)||s.what===`corrected`)&&M`<${Jn} state=${e} entry=${t} />`}
<h4>${k(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${k(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function qn(e){return U(`journal.kind.${e}`)?k(`journal.kind.${e}`):e}function Jn({state:e,entry:t}){let n=N(),[r,i]=b(void 0);return R(()=>void Sn(n,e,t).then(i,()=>i(null)),[]),r===void 0?M`<${g} />`:r===null?M`<p class="soft">${k(`journal.no-before`)}</p>`:M`<${tt} caption=${k(`journal.changes`)} heads=${[k(`journal.before`),k(`journal.after`)]}
before=${r.before} after=${r.after} />`}function Yn({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],a={kind:Xn(Se(`journal.kind.`).map(e=>({value:e.slice(13),text:k(e)}))),person:Xn(i.map(({id:e,name:t})=>({value:e,text:t}))),table:me(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:k(`journal.this`)}]}};return M`<details class="fold" open=${!!t.subject}>
<summary>${k(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(a).map(([e,r])=>M`<${x} key=${e} label=${k(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:k(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&M`<button class="button" type="button" onClick=${()=>n({})}>${k(`journal.clear`)}</button>`}
</div>
</details>`}function Xn(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const Zn=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function Qn(e,{kind:t,person:n,table:r,subject:i}){let a=er(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=$n(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function $n({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(Zn)??[]]}function er({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function tr({result:{browser:e,server:t}}){return M`<div class="stack" role="status">
<${rr} name=${k(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>k(`journal.found.${t}`,{seq:e})} />
${t&&M`<${rr} name=${k(`journal.server`)} result=${t} whole="journal.rows-whole" line=${nr} />`}
</div>`}function nr({seq:e,kind:t,values:n,what:r}){return U(`finding.${t}`)?k(`finding.${t}`,{seq:e,...n}):M`<span lang="en">${r}</span>`}function rr({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){return t?M`<p class="note warn"><strong>${e}</strong> ${t}</p>`:r===0?M`<p class="note"><strong>${e}</strong> ${k(a,{seq:i.seq})}</p>`:M`<div class="note bad stack">
<p><strong>${e}</strong> ${k(`journal.broken`,{count:r})}</p>
<ul class="points">${n.slice(0,50).map((e,t)=>M`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&M`<p>${k(`journal.more`,{count:r-50})}</p>`}
</div>`}function ir(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function ar({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];et(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function or({onHead:e,onClose:t}){let n=v(null),[r,i]=b(``);return R(()=>{let t=new AbortController;return qe(n.current,t.signal,t=>ir(t)?(e(t),!0):!1,i),()=>t.abort()},[]),M`<${ve} title=${k(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${k(`hall-viewfinder`)}></video>
${r&&M`<p class="note warn" role="status">${k(`journal.scan.${r}`)}</p>`}
<//>`}function sr({state:e}){return M`<section class="card" aria-labelledby="proof">
<h2 id="proof">${k(`journal.proof`)}</h2>
<p class="unprinted">${k(`journal.proof-about`)}</p>
<${cr} />
<${r} title=${k(`journal.head`)}>${()=>M`<${ur} state=${e} />`}<//>
</section>`}function cr(){let{official:e}=O(),[t,n]=b(``),[r,i]=b(null),[a,o]=b(null),s=v(null);R(()=>()=>s.current?.abort(),[]);let[c,l]=b(!1),u=e=>{n(e),l(!1)},d=ir(t),f=t.trim()&&!d?k(`journal.no-head`):``;return M`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),f||a)return;s.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=s.current;i(await lr({noted:d,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
<${y} label=${k(`journal.noted`)} hint=${k(`journal.noted-hint`)} value=${t} wrong=${f} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>l(!0)}>${k(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${k(`journal.verify`)}</button>
</form>
${a&&M`<div class="stack" role="status">
<progress aria-label=${k(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${k(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>s.current?.abort()}>${k(`journal.stop`)}</button>
</div>`}
${r&&M`<${tr} result=${r} />`}
${c&&M`<${or} onHead=${u} onClose=${()=>l(!1)} />`}`}async function lr(e,t){let{prove:n}=await L.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?k(`journal.stopped`):G(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(L.ask(`audit${o}`,{timeout:12e4}))}}function ur({state:e}){let[t,n]=b(null),[r,i]=b(``),{online:a}=O();if(R(()=>{L.ask(`journal/head`).then(n,e=>i(G(e)))},[e.seq,a]),!t)return M`<p class=${r?`note warn`:`soft`} role="status">${r||k(`loading`)}</p>`;let{slug:o,name:s,time_zone:c}=e.settings,l=`${t.seq}:${t.hash}`;return M`<div class="stack head">
<p>${k(`journal.head-about`)}</p>
<figure><${He} text=${l} label=${k(`journal.code`)} /><figcaption><strong>${s}</strong></figcaption></figure>
<${d} rows=${[[k(`journal.number-of`),t.seq],[k(`journal.time`),t.at&&H(t.at,c)],[k(`journal.hash`),M`<code>${l}</code>`],[k(`journal.command`),M`<code>shinpan audit verify ${o} --head ${l}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>ar(e.settings,t)}>${k(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${k(`hall-print`)}</button>
</p>
</div>`}function dr({query:e}){let{tournament:t,state:n}=O();if(!t||!n)return M`<${C} title=${k(`journal.title`)} />`;let r=Object.fromEntries(e);return M`<${fr} key=${e.toString()} state=${n} asked=${r} />`}function fr({state:e,asked:t}){let[n,r]=b(t),[i,a]=b(e.seq),o=JSON.stringify([n,i]);return M`<${E} title=${k(`journal.title`)} up="#/log">
<${sr} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${k(`journal.entries`)}</h2>
<p class="soft">${k(`journal.kept`,{seq:e.seq})}</p>
<${Yn} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&M`<button class="button" type="button" onClick=${()=>a(e.seq)}>${k(`journal.newer`,{count:e.seq-i})}</button>`}
<${pr} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function pr({state:e,from:t,chosen:n,onSubject:r}){let i=ee(()=>Qn(e,n),[]),[a,o]=b([]),[s,c]=b(t+1),[l,u]=b(!1),d=v(!1),f=async()=>{if(!(d.current||s===null)){d.current=!0;try{let e=await(await L.audit()).older(s,30,i);o(t=>[...t,...e.entries]),c(e.next)}catch{u(!0)}finally{d.current=!1}}};return R(()=>void f(),[]),l?M`<p class="note bad" role="alert">${k(`journal.unread`)}</p>`:s===t+1?M`<${g} />`:M`<ul class="entries">
${a.map(t=>M`<li key=${t.seq}><${Gn} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${a.length===0&&M`<p class="soft" role="status">${k(`hall-none-found`)}</p>`}
${s!==null&&M`<button class="button" type="button" onClick=${f}>${k(`journal.older`)}</button>`}`}function J(e){let{state:t,online:n}=O(),[r,i]=b({items:null,trouble:null});return R(()=>{let t=!1;return mr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function mr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await L.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function hr({of:{items:e,trouble:t},children:n}){return!e&&!t?M`<${g} />`:M`${t&&M`<${gr} error=${t} />`}${e&&n(e)}`}function gr({error:e}){return e.problem?M`<div role="alert"><${n} problem=${e.problem} /></div>`:M`<p class="note bad" role="alert">${G(e)} ${k(`people.needs-network`)}</p>`}function Y(){let[e,t]=b(null),[n,r]=b(!1),i=v(!1);return{ask:async e=>{if(!i.current){i.current=!0,r(!0),t(null);try{await $e(e)}catch(e){if(!(e instanceof fe)&&e.name!==`Unreachable`)throw e;t(e)}finally{i.current=!1,r(!1)}}},asking:n,wrong:e&&M`<${gr} error=${e} />`}}function X(){let e=v(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??re(L.now());return e.current.set(n,r),r}}async function Z(e,t,n,r){let i=await L.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await L.ask(`${e}/${t}/revocation`,{method:`PUT`}),L.ask(`${e}/${re(L.now())}`,{method:`PUT`,body:n}))}const _r=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Q(e){return A(_r.filter(t=>e.includes(t)).map(e=>k(`hall-role.${e}`)))}function vr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return M`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>M`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&M`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function yr(e){return M`<${vr} label=${k(`people.roles`)} names=${_r} said=${e=>k(`hall-role.${e}`)}
...${e} />`}function br({state:e}){let t=J(`invitations`),n=M`<a class="button main" href="#/people/invite">${k(`people.invite`)}</a>`;return M`<${E} title=${k(`people.links`)} up="#/people" actions=${n}>
<${hr} of=${t}>
${t=>M`<${xr} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function xr({links:e,state:t}){let n=t.settings.time_zone,i=e.filter(({closed:e})=>!e),a=e.filter(({closed:e})=>e);return M`${i.length===0&&M`<${c} text=${k(`people.no-links`)} />`}
<${Sr} links=${i} zone=${n} state=${t} />
${a.length>0&&M`<${r} title=${k(`people.closed-count`,{count:a.length})}>
${()=>M`<${Sr} links=${a} zone=${n} state=${t} />`}
<//>`}`}function Sr({links:e,zone:t,state:n}){return e.length===0?null:M`<ul class="rows">
${e.map(e=>M`<${wr} key=${e.id} link=${e} zone=${t} whom=${n?Cr(n,e):k(`people.open-link`)} />`)}
</ul>`}function Cr(e,{official:t,player:n,roles:r,label:i}){return t?k(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?k(`people.for-player`,{name:e.players[n]?.name??`?`}):[Q(r),i].filter(Boolean).join(` · `)}function wr({link:e,zone:t,whom:n}){let[r,i]=b(!1),{ask:a,asking:o,wrong:s}=Y();return M`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Tr(e,t)}</small></span>
${!e.closed&&M`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${k(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${k(`people.withdraw`)}</button>`}
</div>
${s}
${r&&M`<${D} title=${k(`people.withdraw-ask`)} text=${k(`people.withdraw-text`)} yes=${k(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>L.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Tr({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?k(`people.any-number`):k(`people.uses-left`,{left:t,uses:e});return r?[k(`people.closed.${r}`),a].join(` · `):[a,n?k(`people.until`,{time:H(n,i)}):k(`people.no-end`)].join(` · `)}function Er({made:e,state:t,up:n,onMore:r}){let i=`${location.origin}${e.join}`,a=e.limits??Tr(e,t.settings.time_zone),o=M`<button class="button" type="button" onClick=${r}>${k(`people.another`)}</button>
<a class="button main" href=${n}>${k(`people.done`)}</a>`;return M`<${E} title=${k(`people.link-made`)} up=${n} actions=${o}>
<p><strong>${Or(t,e)}</strong></p>
<figure class="big-code"><${He} text=${i} label=${k(`people.code`)} /></figure>
<p class="soft">${a}</p>
<${kr} made=${e} />
<${Dr} label=${k(`people.link`)} text=${i} />
<p class="note warn">${k(`people.link-once`)}</p>
<//>`}function Dr({label:e,text:t}){return M`<${y} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&M`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>u(k(`people.copied`)),()=>u(k(`people.not-copied`)))}>${k(`people.copy`)}</button>`}
${`share`in navigator&&M`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${k(`people.share`)}</button>`}
</div>`}function Or(e,{official:t,player:n,roles:r,name:i}){return n?k(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?k(`people.becomes-named`,{name:i,roles:Q(r)}):t?k(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):k(`people.becomes`,{roles:Q(r)})}function kr({made:e}){let{items:t}=J(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return M`<p role="status">${n>0&&M`<span class="badge">${k(`people.arrived`,{count:n})}</span>`}</p>`}const Ar=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function jr({state:e,query:t}){let[n,r]=b(null),i=t.get(`official`),a=t.get(`player`),o=i?`#/people/${i}`:a?`#/people/player/${a}`:`#/people`,s=k(i?`people.one-more`:a?`people.give-link`:`people.invite`);return n?M`<${Er} made=${n} state=${e} up=${o} onMore=${()=>r(null)} />`:M`<${E} title=${s} up=${o}>
${i?M`<${Fr} official=${e.officials[i]} onMade=${r} />`:a?M`<${Ir} player=${e.players[a]} onMade=${r} />`:M`<${Mr} onMade=${r} />`}
<//>`}function Mr({onMade:e}){let[t,n]=b(`name`),r=[`name`,`role`].map(e=>({value:e,text:k(`people.by.${e}`)}));return M`<${_e} label=${k(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?M`<${Nr} onMade=${e} />`:M`<${Pr} onMade=${e} />`}`}function Nr({onMade:e}){let[t,n]=b(``),[r,i]=b([]),a=X();return M`<${Lr} lacks=${e=>({name:e&&!t.trim()?k(`people.name-missing`):``,roles:e&&r.length===0?k(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await L.ask(`officials/${a(n)}`,{method:`PUT`,body:n}),o={official:i.id,label:i.name};e({join:(i.join?i:await Z(`invitations`,a(o),o,`join`)).join,official:i.id,name:i.name,roles:i.roles,limits:k(`people.one-phone`)})}}>
${e=>M`<${y} label=${k(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${yr} chosen=${r} wrong=${e.roles} onChange=${i} />
<p class="soft">${k(`people.by-name-text`)}</p>`}
<//>`}function Pr({onMade:e}){let[t,n]=b([]),[r,i]=b(`5`),[a,o]=b(240),[s,c]=b(``),l=X();return M`<${Lr} lacks=${e=>({roles:e&&t.length===0?k(`people.role-missing`):``,uses:e&&!($(r)>=1&&$(r)<=500)?k(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:$(r),minutes:a,label:s.trim()};e(await Z(`invitations`,l(n),n,`join`))}}>
${e=>M`<${yr} chosen=${t} wrong=${e.roles} onChange=${n} />
<${y} label=${k(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${Rr} value=${a} onChange=${o} />
<${y} label=${k(`people.label`)} hint=${k(`people.label-hint`)} value=${s} onInput=${c} autocomplete="off" maxlength="200" />
<p class="soft">${k(`people.by-role-text`)}</p>`}
<//>`}function Fr({official:e,onMade:t}){let[n,r]=b(60),i=X();return e?M`<${Lr} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};t(await Z(`invitations`,i(r),r,`join`))}}>
${()=>M`<p>${k(`people.becomes-phone`,{name:e.name})}</p><${Rr} value=${n} onChange=${r} />`}
<//>`:M`<p class="note warn">${k(`people.nobody`)}</p>`}function Ir({player:e,onMade:t}){let n=X();return e?M`<${Lr} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await Z(`invitations`,n(r),r,`join`))}}>${()=>M`<p>${k(`people.own-text`,{name:e.name})}</p>`}<//>`:M`<p class="note warn">${k(`people.nobody`)}</p>`}function Lr({make:e,lacks:t=()=>({}),children:n}){let[r,i]=b(!1),{ask:a,asking:o,wrong:s}=Y();return M`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${k(`people.make-link`)}</button>
</form>`}function Rr({value:e,onChange:t}){let n=Ar.map(([e,t,n])=>({value:n,text:p(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return M`<${x} label=${k(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function zr({whom:e,name:t,zone:n}){let r=J(`phones`),i=J(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return M`<section class="stack">
<h2>${k(`people.phones`)}</h2>
<${hr} of=${r}>
${e=>M`<${Br} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&M`<${Sr} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${k(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function Br({phones:e,name:t,zone:n}){let i=e.filter(({cut_off_at:e})=>e),a=e.filter(({cut_off_at:e})=>!e),o=e=>M`<ul class="rows">
${e.map(e=>M`<${Vr} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return M`${a.length?o(a):M`<p class="soft">${k(`people.no-phone`)}</p>`}
${i.length>0&&M`<${r} title=${k(`people.cut-off-count`,{count:i.length})}>${()=>o(i)}<//>`}`}function Vr({phone:e,name:t,zone:n}){let{id:r,agent:i,admitted_at:a,seen_at:o,cut_off_at:s,by_account:c}=e,[l,d]=b(!1),{ask:f,asking:m,wrong:h}=Y(),g=c?k(`people.by-account`):Wr(i??``),_=()=>{d(!1),f(async()=>{await L.ask(`phones/${r}/cut-off`,{method:`PUT`}),u(k(`people.cut-off-done`))})},v=[k(`people.since`,{time:H(a,n)}),o&&!s&&k(`people.seen`,{day:p(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(o))}),s&&k(`people.cut-off-at`,{time:H(s,n)})];return M`<li>
<div class="row">
<span class="body"><strong>${g}</strong><small>${v.filter(Boolean).join(` · `)}</small></span>
${!s&&M`<button class="button danger" type="button" disabled=${m} aria-haspopup="dialog"
aria-label=${k(`people.cut-off-this`,{phone:g})} onClick=${()=>d(!0)}>${k(`people.cut-off`)}</button>`}
</div>
${h}
${l&&M`<${D} title=${k(`people.cut-off-ask`,{name:t,phone:g})} text=${k(`people.cut-off-text`,{name:t})}
yes=${k(`people.cut-off`)} danger onYes=${_} onClose=${()=>d(!1)} />`}
</li>`}const Hr=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],Ur=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function Wr(e){return[Hr,Ur].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function Gr({settings:{slug:e,version:t,board_open:n=!1},online:r}){let[i,a]=b(n);R(()=>a(n),[n]);let[o,s]=b(0),{ask:c,asking:l,wrong:u}=Y();return M`<section class="stack">
<h2>${k(`people.board`)}</h2>
<${T} label=${k(`people.board-open`)} hint=${k(`people.board-open-hint`)} checked=${i}
disabled=${l||!r} onChange=${e=>{a(e);let r={method:`PATCH`,match:`"${Math.max(t,o)}"`,body:{board_open:e}};c(async()=>{try{s((await L.ask(``,r)).version)}catch(e){throw a(n),e}})}} />
${u}
<a class="button" href=${`#/board/${e}`}>${k(`people.board-show`)}</a>
</section>`}function Kr({state:e}){let{online:t}=O(),{items:n}=J(`phones`),i=Jr(Object.values(e.officials)),a=i.filter(({revoked_at:e})=>e),o=e=>M`<ul class="rows">
${e.map(e=>M`<${qr} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,s=M`<a class="button main" href="#/people/invite">${k(`people.invite`)}</a>`;return M`<${E} title=${k(`people.title`)} up="#/tables" actions=${s}>
${!t&&M`<p class="note warn" role="status">${k(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${k(`people.officials`)}</h2>
${o(i.filter(({revoked_at:e})=>!e))}
${a.length>0&&M`<${r} title=${k(`people.revoked`,{count:a.length})}>${()=>o(a)}<//>`}
</section>
<nav class="stack" aria-label=${k(`people.more`)}>
<a class="button" href="#/people/links">${k(`people.links`)}</a>
<a class="button" href="#/people/players">${k(`people.players`)}</a>
<a class="button" href="#/people/tokens">${k(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${k(`people.erase`)}</a>
</nav>
<${Gr} settings=${e.settings} online=${t} />
<//>`}function qr({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return M`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Q(n)}</span>
${o!==void 0&&!i&&M`<small>${k(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&M`<span class="badge">${k(`people.plays-too`)}</span>`}
</a>
</li>`}function Jr(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function Yr({state:e,official:t}){let{id:n,name:r,player_id:i=null,conflicts:a=[]}=t,o={player:i,conflicts:a},[{player:s,conflicts:c},l]=b(o),d=v(o),f=v(null),{ask:p,asking:m,wrong:h}=Y(),g=e=>l(d.current=e);R(()=>{m||!h&&f.current&&JSON.stringify(f.current)!==JSON.stringify(o)||(f.current=null,g(o))},[i,a.join(),!!h]);let _=async()=>{for(let e=null;e!==d.current;)e=d.current,await L.ask(`officials/${n}`,{method:`PATCH`,body:e}),f.current=e;u(k(`people.saved`))},y=e=>{g({...d.current,...e}),p(_)},S=Jr(Object.values(e.players));return M`<section class="card">
<h2>${k(`people.partial`)}</h2>
<p class="soft">${k(`people.partial-text`)}</p>
<${x} label=${k(`people.plays-as`,{name:r})} value=${s??``} options=${Zr(S,`people.plays-not`)}
onChange=${e=>y({player:e||null})} />
<${Xr} players=${S.filter(e=>e.id!==s)} declared=${c}
onChange=${e=>y({conflicts:e})} />
${h}
</section>`}function Xr({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return M`${r.length>0&&M`<ul class="rows">
${r.map(({id:e,name:t})=>M`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${k(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${k(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${x} key=${t.join()} label=${k(`people.conflict-add`)} value="" options=${Zr(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function Zr(e,t){return[{value:``,text:k(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Qr({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return M`<${o} title=${k(`people.title`)} text=${k(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:s}=n;return s?M`<${E} title=${i} up=${r}>
<p>${Q(a)}</p>
<p class="note warn">${k(`people.revoked-at`,{time:H(s,e.settings.time_zone)})}</p>
<//>`:M`<${E} title=${i} up=${r}>
<p>${Q(a)}</p>
<${zr} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<${$r} key=${a.join()} official=${n} />
<${Yr} state=${e} official=${n} />
<${ei} official=${n} />
<//>`}function $r({official:{id:e,roles:t}}){let[n,r]=b(t),[i,a]=b(``),{ask:o,asking:s,wrong:c}=Y(),l=[...n].sort().join()===[...t].sort().join();return M`<form class="card" onSubmit=${t=>{t.preventDefault(),a(n.length?``:k(`people.role-missing`)),n.length&&o(async()=>{await L.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n}}),u(k(`people.saved`))})}}>
<h2>${k(`people.roles-change`)}</h2>
<p class="soft">${k(`people.roles-late`)}</p>
<${yr} chosen=${n} wrong=${i} onChange=${r} />
${c}
${!l&&M`<button class="button main" disabled=${s}>${k(`people.save`)}</button>`}
</form>`}function ei({official:{id:e,name:t}}){let[n,r]=b(!1),{ask:i,asking:a,wrong:o}=Y();return M`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${k(`people.revoke-this`,{name:t})}
</button>
${n&&M`<${D} title=${k(`people.revoke-ask`,{name:t})} text=${k(`people.revoke-text`)} yes=${k(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>L.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function ti({state:e}){let[t,n]=b(``),{items:r}=J(`invitations`),i=t.trim().toLocaleLowerCase(),a=Jr(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),o=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return M`<${E} title=${k(`people.players`)} up="#/people">
<p>${k(`people.players-text`)}</p>
<${y} type="search" label=${k(`people.find`)} value=${t} onInput=${n} />
${a.length===0&&M`<${c} text=${k(`people.nobody`)} />`}
<ul class="rows">
${a.map(({id:e,name:t})=>M`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${o.has(e)&&M`<span class="badge">${k(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function ni({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?M`<${E} title=${n.name} up=${r}>
<p>${k(`people.own-text`,{name:n.name})}</p>
<${zr} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${k(`people.erase`)}</a>
<//>`:M`<${o} title=${k(`people.players`)} text=${k(`people.nobody`)} up=${r} />`}function ri({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return M`<${o} title=${k(`erasing.title`)} text=${k(`people.nobody`)} up="#/people/players" />`;let a=r?k(`erasing.title-one`,{name:r.name}):k(`erasing.title`);return M`<${E} title=${a} up=${i}>
<p>${k(`erasing.text`)}</p>
${e.season&&M`<p class="note warn">${k(`erasing.season`)}</p>`}
<p class="soft">${k(`erasing.other-places`)}</p>
<${ii} player=${n} count=${r?1:Object.keys(e.players).length} />
<${ai} zone=${e.settings.time_zone} />
<//>`}function ii({player:e,count:t}){let[n,r]=b(!1),[i,a]=b(!1),[o,s]=b(!1),{ask:c,asking:l,wrong:d}=Y(),f=X();return M`<div class="stack">
${!e&&M`<${T} label=${k(`erasing.texts`)} hint=${k(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${T} label=${k(`erasing.photos`)} checked=${i} onChange=${a} />`}
${d}
<button class="button danger" type="button" disabled=${l} aria-haspopup="dialog" onClick=${()=>s(!0)}>
${k(`erasing.erase`)}
</button>
${o&&M`<${D} title=${k(`erasing.ask`)} text=${k(`erasing.ask-text`,{count:t})} yes=${k(`erasing.erase`)} danger
onYes=${()=>{s(!1);let t={texts:n,photos:i,...e&&{players:[e]}};return c(async()=>{await L.ask(`erasures/${f(t)}`,{method:`PUT`,body:t}),u(k(`erasing.done`))})}} onClose=${()=>s(!1)} />`}
</div>`}function ai({zone:e}){let{items:t}=J(`erasures`);if(!t?.length)return null;let n=p(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return M`<section class="stack">
<h2>${k(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>M`<li key=${e} class="row">
<span class="body">
<strong>${t?k(`erasing.some`,{count:t.length}):k(`erasing.everybody`)}</strong>
<small>${[k(`erasing.names`),r&&k(`erasing.texts`),i&&k(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const oi=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function si({state:e}){let t=J(`api-tokens`),[n,r]=b(!1),i=!n&&M`<button class="button main" type="button" onClick=${()=>r(!0)}>${k(`people.token-new`)}</button>`;return M`<${E} title=${k(`people.tokens`)} up="#/people" actions=${i}>
<p>${k(`people.tokens-text`)}</p>
${n&&M`<${di} state=${e} onDone=${()=>r(!1)} />`}
<${hr} of=${t}>${t=>M`<${ci} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function ci({tokens:e,state:t}){let n=e.filter(li),i=e.filter(e=>!li(e)),a=e=>M`<ul class="rows">
${e.map(e=>M`<${ui} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return M`${i.length?a(i):M`<${c} text=${k(`people.no-tokens`)} />`}
${n.length>0&&M`<${r} title=${k(`people.closed-count`,{count:n.length})}>${()=>a(n)}<//>`}`}function li({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=L.now()}function ui({token:e,state:t}){let{id:n,name:r,official:i,scopes:a,expires_at:o,revoked_at:s}=e,[c,l]=b(!1),{ask:u,asking:d,wrong:f}=Y(),p=()=>{l(!1),u(()=>L.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},m=H(s??o,t.settings.time_zone);return M`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${k(`people.acts-as`,{name:t.officials[i]?.name??`?`})}</span>
<small>${A(a.map(e=>k(`people.scope.${e}`)))}</small>
<small>${k(s?`people.revoked-at`:`people.until`,{time:m})}</small>
</span>
${!li(e)&&M`<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog"
aria-label=${k(`people.withdraw-this`,{whom:r})} onClick=${()=>l(!0)}>${k(`people.revoke`)}</button>`}
</div>
${f}
${c&&M`<${D} title=${k(`people.token-ask`,{name:r})} text=${k(`people.token-revoke-text`)} yes=${k(`people.revoke`)} danger
onYes=${p} onClose=${()=>l(!1)} />`}
</li>`}function di({state:e,onDone:t}){let n=O().official.id,[r,i]=b({name:``,official:n,scopes:[`read`],days:`30`}),[a,o]=b(!1),[s,c]=b(``),l=X(),{ask:u,asking:d,wrong:f}=Y(),p=fi(r),m=e=>t=>i({...r,[e]:t}),h=e=>{e.preventDefault(),o(!0);let t={...r,name:r.name.trim(),days:$(r.days)};Object.values(p).some(Boolean)||u(async()=>c((await Z(`api-tokens`,l(t),t,`token`)).token))};if(s)return M`<${pi} token=${s} name=${r.name} onDone=${t} />`;let g=Jr(Object.values(e.officials).filter(({revoked_at:e})=>!e));return M`<form class="card stack" onSubmit=${h} novalidate>
<h2>${k(`people.token-new`)}</h2>
<${y} label=${k(`people.token-name`)} hint=${k(`people.token-name-hint`)} value=${r.name} wrong=${a?p.name:``}
onInput=${m(`name`)} autocomplete="off" maxlength="200" />
<${x} label=${k(`people.token-official`)} value=${r.official} onChange=${m(`official`)}
options=${g.map(({id:e,name:t})=>({value:e,text:t}))} />
<${vr} label=${k(`people.scopes`)} names=${oi} chosen=${r.scopes} wrong=${a?p.scopes:``}
said=${e=>M`${k(`people.scope.${e}`)}<br /><small class="soft">${k(`people.opens.${e}`)}</small>`}
onChange=${m(`scopes`)} />
<${y} label=${k(`people.days`)} value=${r.days} onInput=${m(`days`)} wrong=${a?p.days:``} inputmode="numeric" autocomplete="off" />
${f}
<div class="pair">
<button class="button main" disabled=${d}>${k(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${k(`cancel`)}</button>
</div>
</form>`}function fi({name:e,scopes:t,days:n}){return{name:e.trim()?``:k(`people.token-name-missing`),scopes:t.length?``:k(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:k(`people.days-wrong`,{most:366})}}function pi({token:e,name:t,onDone:n}){return M`<section class="card stack" role="status">
<h2>${k(`people.token-made`,{name:t})}</h2>
<${Dr} label=${k(`people.token`)} text=${e} />
<p class="note warn">${k(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${k(`people.done`)}</button>
</section>`}const mi={erase:ri,invite:jr,links:br,players:ti,player:ni,tokens:si};function hi({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=O();if(!r||!i)return M`<${C} title=${k(`people.title`)} />`;if(!Re(a,[`director`]))return M`<${E} title=${k(`people.title`)} up="#/tables"><p class="note warn">${k(`people.directors`)}</p><//>`;let o=e===``?Kr:Object.hasOwn(mi,e)?mi[e]:Qr;return M`<${o} state=${i} id=${t||e} query=${n} /><${Xe} />`}const gi=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],_i=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],vi=[`xlsx`,`csv`];function yi(){let{tournament:e,state:t,official:n}=O();if(!e||!t)return M`<${C} title=${k(`reports.title`)} />`;let r=wi(n,gi),i=wi(n,_i);return M`<${E} title=${k(`reports.title`)} up="#/tables">
<${bi} papers=${r} />
${i.length>0&&M`<${xi} sheets=${i} />`}
${Re(n,[`director`])&&M`<${Ci} />`}
<//>`}function bi({papers:e}){let t=Ye();return M`<section class="stack">
<h2>${k(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:n})=>M`<${Ge} key=${e} name=${k(`reports.paper.${e}`)} hint=${k(`reports.about.${e}`)} path=${n}
file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function xi({sheets:e}){let t=Ye(),[n,r]=b(`xlsx`);return M`<section class="stack">
<h2>${k(`reports.sheets`)}</h2>
<${_e} label=${k(`reports.form`)} value=${n} onChange=${r}
options=${vi.map(e=>({value:e,text:k(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>M`<${Ge} key=${e} name=${k(`reports.sheet.${e}`)} path=${Si(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Si(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function Ci(){let e=Ye();return M`<section class="stack">
<h2>${k(`reports.journal`)}</h2>
<ul class="rows">
<${Ge} name=${k(`reports.journal-whole`)} hint=${k(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function wi(e,t){return t.filter(({roles:t})=>Re(e,t))}const Ti={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Ei({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:k(`enrol.passed-over`)},...Ti[e].map(e=>({value:e,text:k(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return M`<div class="stack">
${t.map(({heading:e,column:t},n)=>M`<${x} key=${n} label=${e||k(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const Di={wrong:`bad`,new:`info`,known:``};function Oi({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(Di).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&M`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map(e=>M`<li class="item" key=${e.row}><${ki} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function ki({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return M`<p><strong>${k(`import.row`,{number:r})}</strong> <span class=${`badge ${Di[i]}`}>${k(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>M`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${Ai} mistake=${e} /></p>`)}`}function Ai({mistake:{kind:e,values:t,message:n,cure:r}}){let i=N();if(!U(`mistake.${e}`))return M`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?V(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return k(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function ji({kind:e,state:t,row:{cells:n}}){return e===`seating`?M`<${Mi} state=${t} cells=${n} />`:M`<p><strong>${Ni(n.name)}</strong></p>
<p class="soft">${[n.id_number,n.team].filter(Boolean).map(Ni).join(` · `)}</p>`}function Mi({state:t,cells:n}){let r=N(),i=Object.values(t.players),a=e=>i.find(t=>t.id_number===e)?.name??``,o=[k(`hall-round`,{round:n.round}),k(`hall-table`,{label:n.table}),n.scheduled_at];return M`<p><strong>${o.filter(Boolean).map(Ni).join(` · `)}</strong></p>
<p class="soft">${e.map(e=>Ni(`${r.phrase(`seat-${e}`)} ${n[e]} ${a(n[e])}`.trim())).join(` · `)}</p>`}function Ni(e){return e.length>80?`${e.slice(0,80)}…`:e}function Pi({state:t,row:{hanchan:n,points:r}}){let i=N(),a=t.hanchans[n];return M`${a&&M`<p><a class="reach" href=${`#/result/${n}`}>${Fn(t,a)}</a></p>`}
${r&&M`<p class="soft">${e.map(e=>`${i.phrase(`seat-${e}`)} ${V(r[e])}`).join(` · `)}</p>`}`}function Fi(e,t){let[n,r]=b(()=>Te(e)??``),[i,a]=b({}),[o,s]=b(``),[c,l]=b(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),I(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await L.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&I(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function Ii({wrong:e}){if(e.problem)return M`<div role="alert"><${n} problem=${e.problem} /></div>`;let t=e.unreadable?k(`import.unreadable`):`${k(navigator.onLine?`live.unreached`:`no-network`)}. ${k(`import.again`)}`;return M`<p class="note bad" role="alert">${t}</p>`}function Li({sheet:{text:e,setText:t,setWrong:n},hint:r}){return M`<label class="button photo">${k(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await Bi(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
<${y} long label=${k(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const Ri={"255,254":`utf-16le`,"254,255":`utf-16be`},zi={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function Bi(e){let n=new Uint8Array(await e.arrayBuffer()),r=Ri[n.slice(0,2).join()];if(r)return new TextDecoder(r).decode(n);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(n)}catch{return new TextDecoder(zi[t.lang]).decode(n)}}const Vi=[`players`,`seating`];function Hi({kind:e}){let{tournament:t,state:n,official:r}=O(),i=k(`enrol.title.${e}`);return!t||!n?M`<${C} title=${i} />`:Re(r,[`director`])?M`<${Ui} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:M`<${E} title=${i} up="#/tables"><p class="note warn">${k(`enrol.not-you`)}</p><//>`}function Ui({kind:e,title:t,state:n,place:i}){_();let a=Fi(i,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:o,looked:s,done:c,busy:l,wrong:u,ask:d,forget:f}=a,[p,m]=b(null),h=u?.problem?.lacking,v=p??s?.columns??u?.problem?.headings,y=e=>{f(),m(e)},x={...a,setText:e=>(m(null),a.setText(e))},S=e=>d(e,p?{columns:p.map(({column:e})=>e)}:{}),C=M`<${Ei} kind=${e} columns=${v} onChoose=${y} />`,w=s??c,ee=Vi.find(t=>t!==e);return M`<${E} title=${t} up="#/tables">
<${Li} sheet=${x} hint=${k(`enrol.hint.${e}`)} />
${u&&(h?M`<p class="note bad" role="alert">${k(`enrol.lacking`,{names:A(h.map(Wi))})}</p>`:M`<${Ii} wrong=${u} />`)}
${v&&!c&&(s?M`<${r} title=${k(`enrol.columns`)}>${()=>C}<//>`:C)}
${l&&M`<${g} text=${k(`enrol.busy.${l}`)} />`}
${c&&M`<p class="note info" role="status">${k(`enrol.done`,{count:c.new,known:c.known})}</p>`}
${!w&&M`<button class="button main" type="button" disabled=${!o.trim()||l} onClick=${()=>S(`look`)}>${k(`import.look`)}</button>`}
${w?.made.length>0&&M`<p class="note info">${k(`enrol.made.${e}`,{names:A(w.made)})}</p>`}
${w&&M`<${Oi} found=${w} named=${Wi} title=${Gi(c)} about=${t=>M`<${ji} kind=${e} state=${n} row=${t} />`} />`}
${s?.wrong>0&&M`<p class="note warn">${k(`enrol.whole`)}</p>`}
${s&&M`<button class="button main" type="button" disabled=${s.wrong>0||s.new===0||l} onClick=${()=>S(`bring`)}>${k(`enrol.bring`,{count:s.new})}</button>`}
<a class="button" href=${`#/import/${ee}`}>${k(`enrol.title.${ee}`)}</a>
<//>`}function Wi(e){return k(`enrol.field.${e}`)}function Gi(e){return(t,n)=>k(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const Ki={look:`results/preview`,bring:`results`};function qi({args:[e]}){return Vi.includes(e)?M`<${Hi} key=${e} kind=${e} />`:M`<${Ji} />`}function Ji(){let{tournament:e,state:t,official:n}=O();return!e||!t?M`<${C} title=${k(`import.title`)} />`:i(n)?M`<${Xi} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:M`<${E} title=${k(`import.title`)} up="#/standings"><p class="note warn">${k(`import.not-you`)}</p><//>`}function Yi(e){return e===`points`||e===`row`?k(`import.field.${e}`):e}function Xi({state:e,place:t}){_();let n=Fi(t,Ki),{text:r,looked:i,done:a,busy:o,wrong:s,ask:c}=n,[l,u]=b(!1),d=i&&i.new>0&&(i.wrong===0||l);return M`<${E} title=${k(`import.title`)} up="#/standings">
<${Li} sheet=${n} hint=${k(`import.columns`)} />
${s&&M`<${Ii} wrong=${s} />`}
${o&&M`<${g} text=${k(`import.busy.${o}`)} />`}
${a&&M`<p class="note info" role="status">${k(`import.done`,{count:a.new,known:a.known})} <a class="reach" href="#/standings">${k(`hall-standings`)}</a></p>`}
${!i&&!a&&M`<button class="button main" type="button" disabled=${!r.trim()||o} onClick=${()=>c(`look`)}>${k(`import.look`)}</button>`}
${(i||a)&&M`<${Oi} found=${i??a} title=${(e,t)=>k(`import.rows.${e}`,{count:t})} named=${Yi}
about=${t=>M`<${Pi} state=${e} row=${t} />`} />`}
${i?.wrong>0&&i.new>0&&M`<${T} label=${k(`import.only-good`)} hint=${k(`import.only-good-hint`)} checked=${l} onChange=${u} />`}
${i&&M`<button class="button main" type="button" disabled=${!d||o} onClick=${()=>c(`bring`,{only_good:l})}>${k(`import.bring`,{count:i.new})}</button>`}
<//>`}const Zi={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function Qi(e,t){let n=t?.content.rule_points??{},r=Object.entries(Zi).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Zi&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(Zi);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function $i(t,n){let r=Pe(pe(t,n.round).map(xe)).filter(({what:e,hanchan:t})=>e===`replaced`&&t===n.id).map(({person:e})=>e);return e.filter(e=>r.includes(n.seats[e]))}function ea(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function ta(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function na(t,n,r,i){let a=`shinpan.result.`+n.id,o=r?.number??0,[s,c]=b(()=>i?ia(i):ra(a,o)??ia(r)),l=e=>{let t={...s,...e};I(a,{...t,number:o}),c(t)},{texts:u,named:d,deposits:f,reason:p}=s,m=$i(t,n),h=Object.fromEntries(e.map(e=>[e,ea(u[e])])),g=e.filter(e=>d.includes(e)||m.includes(e));return{of:e=>({text:u[e],wrong:u[e].trim()!==``&&h[e]===null,substitute:g.includes(e),replaced:m.includes(e),onText:t=>l({texts:{...u,[e]:t}}),onSubstitute:t=>l({named:t?[...d,e]:d.filter(t=>t!==e)})}),body:{points:h,deposits:ea(f||`0`,0),unranked:g},deposits:f,reason:p,type:l,forget:()=>I(a,null)}}function ra(e,t){let n=Te(e);return n?.number===t?n:null}function ia(t){return{texts:Object.fromEntries(e.map(e=>[e,String(t?.points[e]??``)])),named:t?.unranked??[],deposits:String(t?.deposits??0),reason:t?.corrects?.reason??``}}function aa({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return M`<div class="sheet-seat">
<${y} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?k(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${k(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function oa({seats:e}){return M`<fieldset>
<legend>${k(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>M`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&M` <small>${k(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function sa({state:t,hanchan:n,result:r,refused:i,first:a,onSent:o,onClose:s}){let{book:c}=O(),{numbers:l,complete:d}=Qi(t,c),f=na(t,n,r,a),p=N(),h=e.map(e=>{let r=t.players[n.seats[e]]?.name??`?`;return{seat:e,label:`${p.phrase(`seat-${e}`)} · ${r}`,...f.of(e)}}),{does:g,wrong:_}=m(),v=f.reason.trim(),b={...f.body,...r&&{corrects:{number:r.number,reason:v}}},x=ta(Object.values(b.points),b.deposits,l.starting_points),S=r&&ca(b,r),C=d&&x===0&&!S&&(!r||v);return M`<form class="stack" onSubmit=${e=>{e.preventDefault(),C&&g(async()=>{await L.send(`result`,n.id,b,{hold:!0,replaces:i?.id}),f.forget(),ae(),u(k(`result.sent`)),o(b)})}}>
${!c&&M`<p class="note warn" role="alert">${k(`result.no-book`)}</p>`}
${c&&!d&&M`<p class="note warn" role="alert">${k(`result.no-scoring`)} <a class="reach" href="#/standings">${k(`hall-standings`)}</a></p>`}
${r&&M`<p class="note">${k(`result.corrects`)}</p>`}
<div class="sheet">${h.map(e=>M`<${aa} key=${e.seat} ...${e} />`)}</div>
<${la} left=${x} starting=${l.starting_points} onDeposits=${e=>f.type({deposits:String(b.deposits+e)})} />
<${y} label=${k(`result.deposits`)} hint=${k(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${f.deposits}
wrong=${b.deposits===null?k(`result.hundreds`):void 0} onInput=${e=>f.type({deposits:e})} />
<${oa} seats=${h} />
${r&&M`<${y} long label=${k(`hall-reason`)} hint=${k(`hall-reason-missing`)} value=${f.reason} maxlength="4000" onInput=${e=>f.type({reason:e})} />`}
${S&&M`<p class="soft" role="status">${k(`result.same`)}</p>`}
${_}
<div class="pair">
<button class="button main" disabled=${!C}>${k(r?`result.correct`:`result.enter`)}</button>
${s&&M`<button class="button" type="button" onClick=${()=>{f.forget(),s?.()}}>${k(`cancel`)}</button>`}
</div>
</form>`}function ca({points:t,deposits:n,unranked:r},i){return e.every(e=>t[e]===i.points[e])&&n===i.deposits&&r.join()===i.unranked.join()}function la({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=V(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return M`<div class=${`note stack ${i}`}>
<p role="status">${ua(e,r)}</p>
${a&&M`<button class="button" type="button" onClick=${()=>n(e)}>${k(`result.as-deposits`,{points:V(e)})}</button>`}
</div>`}function ua(e,t){return e===null?k(`result.sum`,{all:t}):e===0?k(`result.fits`,{all:t}):k(e>0?`result.lacks`:`result.exceeds`,{points:V(Math.abs(e)),all:t})}function da({state:e,hanchan:t,result:n,onCorrect:i}){let a=fa(n);return M`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${k(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&M`<span class="badge info">${k(`hall-unsent`)}</span>`}</h2>
<${pa} state=${e} hanchan=${t} result=${n} />
<${w} id=${n.item}
otherwise=${i&&M`<button class="button" type="button" onClick=${i}>${k(`result.correct`)}</button>`} />
</section>
${a.length>0&&M`<${r} title=${k(`result.earlier`,{count:a.length})}>
${()=>M`<div class="stack">${a.map(n=>M`<${pa} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function fa({before:e}){return e?[e,...fa(e)]:[]}function pa({state:t,hanchan:n,result:{points:r,deposits:i,unranked:a,official:o,at:s,reason:c}}){let l=N(),u=t.officials[o]?.name??k(`hall-unknown`);return M`<div class="card">
<dl class="facts">
${e.map(e=>M`<div key=${e}>
<dt>${l.phrase(`seat-${e}`)} · <span class="who">${t.players[n.seats[e]]?.name??`?`}</span>${a.includes(e)&&M`<small>${k(`result.substitute`)}</small>`}</dt>
<dd>${V(r[e])}</dd>
</div>`)}
${i>0&&M`<div><dt>${k(`result.deposits`)}</dt><dd>${V(i)}</dd></div>`}
</dl>
<p class="soft">${[u,H(s,t.settings.time_zone),c].filter(Boolean).join(` · `)}</p>
</div>`}function ma({args:[e],query:t}){let{tournament:n,state:r}=O(),i=r?.hanchans[e];return!n||!r?M`<${C} title=${k(`hall-result`)} />`:i?M`<${ha} state=${r} hanchan=${i} again=${t.has(`again`)} />`:M`<${o} title=${k(`hall-result`)} text=${k(`result.no-hanchan`)} up="#/tables" />`}function ha({state:e,hanchan:t,again:r}){let{outbox:a,official:o}=O(),s=e.results[t.id]??null,l=a.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&Ce(r)),[u,d]=b(!s||r),[f,p]=b(null),m=i(o),h=u||!s&&!l;R(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[h]);let g=e=>{p(e),d(!1)},_=e.tables[t.table]?.label??`?`;return M`<${E} title=${k(`result.title`,{label:_,round:t.round})} up=${`#/table/${t.table}`}>
${l&&M`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${k(`result.refused`)}</h2>
<${n} problem=${l.problem} />
${!h&&M`<button class="button" type="button" onClick=${()=>d(!0)}>${k(`hall-change`)}</button>`}
</section>`}
${m&&h&&M`<${sa} state=${e} hanchan=${t} result=${s} refused=${l} first=${l?.body??(s?null:f)} onSent=${g}
onClose=${s&&(()=>d(!1))} />`}
${!m&&!s&&M`<${c} text=${k(`result.none`)} />`}
${s&&!(m&&h)&&M`<${da} state=${e} hanchan=${t} result=${s} onCorrect=${m&&(()=>d(!0))} />`}
<a class="button quiet" href="#/standings">${k(`hall-standings`)}</a>
<//>`}function ga({state:e,id:t}){let n=W(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??k(`hall-unknown`);return M`<${E} title=${i} up="#/standings">
<${Qe} seen=${n} />
<${Nn} />
${r&&M`<${_a} state=${e} body=${r} />`}
${e.players[t]&&M`<a class="button" href=${`#/player/${t}`}>${k(`standings.player`)}</a>`}
<//>`}function _a({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=k(i?`standings.disqualified`:`standings.unranked`);return M`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:k(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${k(`standings.scored`,{count:t.hanchans})}</dt><dd>${P(s)}</dd></div>
<div><dt>${k(`standings.taken`)}</dt><dd>${P(-10*c-l/100)}</dd></div>
<div><dt><strong>${k(`standings.total`)}</strong></dt><dd>${P(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${k(`standings.games`)}</h2>
${a.length===0&&M`<p class="soft">${k(`standings.no-games`)}</p>`}
${a.map(t=>M`<${ya} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${k(`standings.taken`)}</h2>
${o.length===0&&M`<p class="soft">${k(`standings.nothing-taken`)}</p>`}
${o.length>0&&M`<${va} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function va({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return M`<dl class="card facts">
${t.map(t=>M`<div key=${t.id}>
<dt>${r&&M`<span class="who">${i(t.account)}</span> · `}<${Ze} state=${e} line=${t} /></dt>
<dd>${ue(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>M`<div key=${e}><dt><strong>${k(`standings.sum`)}</strong></dt><dd>${ue(e,t)}</dd></div>`)}
</dl>`}function ya({state:e,game:t,named:n}){let r=N(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,place:d,points:f,delta:p,uma:m,oka:h,total:g,flags:_}=t,v=[k(`hall-round`,{round:o}),k(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],y=k(`standings.delta`,{points:V(f),goal:V(f-p*100)});return M`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${v.join(` · `)}</a></h3>
${n&&M`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&M`<p class="soft">${k(`standings.corrected`,{count:a-1})}</p>`}
<dl class="facts">
<div><dt>${y}</dt><dd>${P(p,!0)}</dd></div>
<div><dt>${k(`standings.uma`,{place:d})}</dt><dd>${P(m,!0)}</dd></div>
<div><dt>${k(`standings.oka`)}</dt><dd>${P(h,!0)}</dd></div>
<div><dt><strong>${k(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${P(g,!0)}</dd></div>
</dl>
${_.map(e=>M`<p class="note warn" key=${e}>${k(`standings.flag.${e}`)}</p>`)}
</article>`}function ba({of:e}){let[t,n]=b(``);return M`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;L.file(`standings.csv?of=${e}`).then(e=>et(e,t),e=>n(G(e)))}}>${k(`standings.export`)}</button>
${t&&M`<p class="note bad" role="alert">${t}</p>`}`}function xa({state:e}){let{book:t,official:n}=O(),{numbers:i,silent:a,complete:o}=Qi(e,t);if(!t)return null;let s=a.length>0&&n?.roles?.includes(`director`),c=Object.entries(i).map(([e,t])=>[k(`standings.by.${e}`),Sa(t)]),l=()=>M`${c.length>0&&M`<${d} rows=${c} />`}
${s&&M`<${Ca} names=${a} numbers=${i} />`}`;return o?M`<${r} title=${k(`standings.by`)}>${l}<//>`:M`<section class="card" aria-labelledby="by">
<h2 id="by">${k(`standings.by`)}</h2>
<p class="note warn">${k(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function Sa(e){return Array.isArray(e)?e.map(e=>`${V(e)}P`).join(` / `):V(e)}function Ca({names:e,numbers:t}){let[r,i]=b(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[a,o]=b(null),[s,c]=b(!1);return M`<form class="stack" onSubmit=${async t=>{t.preventDefault(),c(!0);let n=Object.fromEntries(e.map(e=>[e,wa(e,r[e])]));await L.ask(`scoring`,{method:`PUT`,body:n}).then(()=>o(null),o),c(!1)}}>
${e.map(e=>M`<${y} key=${e} label=${k(`standings.by.${e}`)} hint=${k(`standings.hint.${e}`)}
value=${r[e]} required autocomplete="off" onInput=${t=>i({...r,[e]:t})} />`)}
${a&&(a.problem?M`<${n} problem=${a.problem} />`:M`<p class="note bad" role="alert">${G(a)}</p>`)}
<button class="button main" disabled=${s}>${k(`standings.set`)}</button>
</form>`}function wa(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Ta):Ta(n.replace(/[\s,.'’]/g,``))}function Ta(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Ea({args:[e]}){let{tournament:t,state:n}=O();return!t||!n?M`<${C} title=${k(`hall-standings`)} />`:e?M`<${ga} state=${n} id=${e} />`:M`<${Da} state=${n} />`}function Da({state:e}){let{official:t}=O(),n=W(`standings`),[r,a]=b(`players`),{body:o}=n.answer??{},s=i(t)&&M`<a class="button" href="#/import">${k(`standings.import`)}</a>`;return M`<${E} title=${k(`hall-standings`)} up="#/tables" actions=${s}>
<${Qe} seen=${n} />
<${Nn} />
${o?.teams.length>0&&M`<${_e} label=${k(`standings.of`)} value=${r} onChange=${a}
options=${[`players`,`teams`].map(e=>({value:e,text:k(`standings.of.${e}`)}))} />`}
${o&&M`<${Oa} state=${e} found=${o[r]} />`}
${o&&M`<${ba} of=${r} />`}
<${Pn} state=${e} />
<${xa} state=${e} />
<//>`}function Oa({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?M`<p class="soft">${k(`standings.none`)}</p>`:M`<ul class="rows" aria-label=${k(`hall-standings`)}>
${t.map(t=>M`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${ka(e,t,n).join(` · `)}</small></span>
<strong>${P(t.final)}</strong>
</a>
</li>`)}
</ul>`}function ka(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},c){let l=t!==null&&c.indexOf(t)!==c.lastIndexOf(t);return[e.teams[n]?.name,s&&k(`standings.disqualified`),!s&&t===null&&k(`standings.unranked`),l&&k(`standings.shared`),r>0&&k(`standings.hanchans`,{count:r}),a!==0&&k(`standings.less`,{score:P(i),p:`${V(a)}P`}),o!==0&&k(`standings.less`,{score:P(i),p:V(o)})].filter(Boolean)}export{yn as Cards,xt as Dashboard,Ht as Escalation,Wt as Escalations,dn as Fines,qi as Import,dr as Journal,hn as Payment,hi as People,Jt as Precedents,yi as Reports,ma as Result,Ea as Standings};