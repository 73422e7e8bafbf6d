import{$ as e,A as t,At as n,Ct as r,D as i,Et as a,F as o,Ft as s,G as c,Gn as l,Hn as u,Ht as d,I as f,It as p,Jt as m,K as h,L as g,Lt as _,N as v,O as y,P as b,Q as x,R as S,Rt as C,S as ee,St as te,Tt as w,Un as ne,Ut as re,Vt as ie,W as ae,Wn as oe,Wt as se,Y as ce,Z as T,Zt as E,_r as D,_t as le,an as ue,b as de,bt as O,c as fe,d as pe,et as me,fr as he,gn as ge,gr as k,gt as A,hr as _e,ht as j,in as ve,it as ye,jt as M,k as be,l as xe,mr as N,o as Se,ot as Ce,p as we,q as P,r as Te,rt as Ee,s as De,sn as F,sr as Oe,tt as ke,u as Ae,v as je,vr as Me,vt as I,wt as L,xt as R,yt as Ne,zt as Pe}from"./app.js";import{$ as Fe,A as z,C as Ie,D as B,E as V,M as Le,N as Re,P as ze,S as Be,T as H,U as Ve,_ as He,b as Ue,h as We,ht as Ge,j as Ke,k as qe,l as Je,m as Ye,mt as Xe,o as Ze,p as Qe,s as $e,u as et,ut as tt,v as nt,w as rt,x as it,y as at}from"./shared.js";function U(e,t=!1){let n=t?`exceptZero`:`auto`;return ot(e/10,{minimumFractionDigits:1,signDisplay:n})}function W(e,t=!1){return ot(e,{signDisplay:t?`exceptZero`:`auto`})}function ot(e,t){return p(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}function G({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return E`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&E`<p class="soft">${r}</p>`}
${i.length===0&&E`<p class="soft">${C(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>E`<li key=${e.key}><${st} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&E`<${I} title=${C(`dashboard.numbers`)}>${()=>E`<${lt} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function st({row:{name:e,value:t,part:n=0,href:r},most:i}){return E`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${W(t)}</strong>
<${ct} value=${t} part=${n} most=${i} />
${n>0&&E`<small>${C(`dashboard.part`,{count:W(n)})}</small>`}
</a>`}function ct({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return E`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&E`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function lt({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return E`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${C(`hall-rulings`)}</th>
${r&&E`<th scope="col">${C(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>E`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${W(n)}</td>
${r&&E`<td>${W(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function ut(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:C(`hall-round`,{round:e})}));return[{value:``,text:C(`hall-any`)},...n]}function dt({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function ft({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=mt(t,i.size>1?e=>gt(e,r):ht);return t.length===0?null:E`<section class="card" aria-labelledby="spread">
<h2 id="spread">${C(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${C(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>E`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>E`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>E`<td key=${t.key}><${pt} count=${s.get(e+t.key)} most=${c} href=${_t(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function pt({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return E`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${W(e)}</strong>
</a>`}function mt(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function ht(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function gt(e,t){let n=e.slice(0,10),r=p(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function _t(e,t,{from:n,until:r}){return dt(e,{table:t,from:n,until:r})}function vt({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:C(e>1?`dashboard.from`:`dashboard.until`,{from:m(e),until:m(t)}),value:n,href:dt(r,{took:`${e}-${t}`})})),a=e?C(`dashboard.median`,{time:m(t),count:e}):C(`dashboard.untimed`);return E`<${G} id="taking" title=${C(`dashboard.taking`)} what=${C(`dashboard.time`)}
about=${`${a} ${C(`dashboard.measured`)}`} rows=${e?i:[]} />`}function yt(t,n,r){let i=Object.entries(n).map(([e,n])=>e in t.catalogue.facts?[t.question(e),t.answer(e,{value:n})]:[e,String(n)]),a=Object.entries(ke(r)).map(([n,r])=>[me(t,n),e(t,n,r)]);return[...i,...a]}function bt({cases:e}){return E`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${C(`dashboard.unlike`)}</h2>
<p class="soft">${C(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>E`<${xt} key=${t} one=${e} />`)}
</section>`}function xt({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=T(),o=i[0].rulings.length,s=yt(a,t,n);return E`<article class="stack case">
<h3>${c(a,e)}</h3>
${s.length>0&&E`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&E`<p class="note info">${C(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>E`<${St} key=${t} outcome=${e} most=${o} />`)}
</article>`}function St({outcome:{penalties:e,rulings:t},most:n}){let r=T(),{state:i}=M(),a=E`<span class="body outcome"><span>${P(r,{penalties:e})}</span><strong>${W(t.length)}</strong><${ct} value=${t.length} most=${n} /></span>`,o=t.map(e=>i.rulings[e]).filter(Boolean);return E`<${I} title=${a}>${()=>E`<${Ae} rulings=${o} place empty=${C(`hall-none-found`)} />`}<//>`}function Ct(){let{tournament:e,state:t,official:n}=M();return!e||!t?E`<${A} title=${C(`dashboard.title`)} />`:y(n)?E`<${wt} state=${t} />`:E`<${w} title=${C(`dashboard.title`)} up="#/log"><p class="note warn">${C(`dashboard.whose`)}</p><//>`}function wt({state:e}){let[t,n]=D({day:``,round:``});return E`<${w} title=${C(`dashboard.title`)} up="#/log">
<div class="asked">
<${O} type="date" label=${C(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${R} label=${C(`dashboard.round`)} value=${t.round} options=${ut(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${Tt} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Tt({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=V(n?`dashboard?${n}`:`dashboard`),{told:i}=r.answer??{};return E`<${Ot} seen=${r} zone=${e.settings.time_zone} />
${i&&E`<${Et} state=${e} told=${i} asked=${t} />`}`}function Et({state:e,told:t,asked:n}){let r=T(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,l=e=>dt(n,e),u=e=>({key:e.foul,name:c(r,e.foul)}),d=({official:e})=>({key:e.id,name:e.name}),f=e=>({value:e.rulings,part:e.otherwise}),p=a.filter(e=>e.otherwise>0);return E`<p role="status">${C(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${G} id="fouls" title=${C(`dashboard.fouls`)} what=${C(`dashboard.foul`)}
rows=${a.map(e=>({...u(e),...f(e),href:l({foul:e.foul})}))} />
<${G} id="referees" title=${C(`dashboard.referees`)} what=${C(`dashboard.referee`)}
rows=${o.map(e=>({...d(e),...f(e),href:l({official:e.official.id})}))} />
<${ft} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${G} id="otherwise" title=${C(`dashboard.otherwise`)} about=${C(`dashboard.otherwise-about`)} what=${C(`dashboard.foul`)}
rows=${p.map(e=>({...u(e),value:e.otherwise,href:l({foul:e.foul,book:`otherwise`})}))} />
<${bt} cases=${t.differently} />
<${G} id="escalations" title=${C(`dashboard.escalations`)} what=${C(`dashboard.status`)}
rows=${s.map(e=>Dt(e,l))} />
<${vt} taking=${t.time_to_rule} asked=${n} />
</div>`}function Dt({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>re(`hall-escalation.${e}`)?C(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function Ot({seen:{answer:e,fresh:t,trouble:n},zone:r}){de();let i=e&&s(e.at,r);return!e&&!n?E`<${a} />`:n?E`<p class="note warn" role="status">${H(n)} ${C(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:E`<p class="soft">${C(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}function kt({state:e,escalation:t,ruling:r}){let{official:i,outbox:a}=M(),[o,s]=D(null);if(N(()=>void F.judging(),[]),a.some(({subject:e,kind:n,state:r})=>e===t.id&&n!==`photo`&&l(r)))return E`<p class="note bad">${C(`esc.stuck`)} <a href="#/outbox">${C(`hall-resolve`)}</a></p>`;let c=it(i,t,r);return E`
${c===`decide`&&E`<${Nt} state=${e} escalation=${t} ruling=${r} onAsk=${s} />`}
${c===`appeal`&&E`<button class="button main" type="button" onClick=${()=>s(At)}>${C(`esc.do.appeal`)}</button>`}
${c===`reopen`&&E`<button class="button" type="button" onClick=${()=>s(jt)}>${C(`esc.do.reopening`)}</button>`}
${c===`own`&&E`<p class="note warn">${C(`esc.own`)}</p>`}
${c===``&&E`<p class="soft">${C(`esc.wait.${t.status}`)}</p>`}
${o&&E`<${b} title=${C(`esc.do.${o.name}`)} text=${C(`esc.means.${o.name}`)} yes=${C(`esc.do.${o.name}`)}
onReason=${async e=>{if(!o)return;let{kind:r,name:i,...a}=o;await F.send(r,t.id,{reason:e,...a}),Pe(),n(C(`esc.done.${r}`)),s(null)}} onClose=${()=>s(null)} />`}
`}const At={kind:`appeal`,name:`appeal`},jt={kind:`reopening`,name:`reopening`},Mt=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Nt({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>E`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${C(`esc.do.${e.name}`)}</button>`;return E`
${u&&f(Mt(`amended`,`confirmed`),`main`)}
${f(Mt(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${C(u?`esc.amend-again`:`hall-amend`)}</a>
${f(Mt(`overturned`),`danger`)}
`}function Pt(e,t,{offender:n}){return Rt(e,t,e=>e.offender.id===n.id)}function Ft(e,t,{foul:n}){return Rt(e,t,e=>e.foul===n)}function It(e,t){return he(Lt(e))===he(Lt(t))}function Lt({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Rt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return we(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function zt({state:e,foul:t,escalation:n}){let r=V(`precedents?limit=20&foul=${t}`);return E`<section class="stack">
<h2>${C(`esc.precedents`)}</h2>
<${rt} seen=${r} what="precedents" />
${r.answer&&E`<${Vt} state=${e} items=${Bt(r.answer.told.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${C(`esc.search-precedents`)}</a>
</section>`}function Bt(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Vt({state:e,items:t}){let n=T();return t.length===0?E`<p class="soft">${C(`esc.no-precedents`)}</p>`:E`<ul class="rows below precedents">
${t.map(t=>E`<li key=${t.ruling.id}><${Ht} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Ht({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:l,revision_changed:u}}){let d=[a,o,...l?.steps.map(e=>e.reason)??[]].filter(Boolean),f=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return E`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${x(n.kind)}`}>${P(t,n)}</strong>
<span>${c(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${f.map(e=>E`<small key=${e}>${e}</small>`)}
${d.map(e=>E`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,s(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&E`<span class="badge">${C(`hall-status.${n.status}`)}</span>`}
${u&&E`<span class="badge warn">${C(`esc.revision-changed`)}</span>`}
${r.map(e=>E`<span class="badge" key=${e}>${C(`esc.why.${e}`)}</span>`)}
${l&&E`<span class="badge info">${nt(l)}</span>`}
</span>
</span>
</a>`}function Ut({ruling:e,rulings:t}){let n=T(),{state:r}=M(),[i,a]=[!0,!1].map(n=>t.filter(t=>It(t,e)===n)),o=[...i,...a].slice(0,12);return E`<section class="stack">
<h2>${C(`esc.same-foul`)}</h2>
${t.length===0&&E`<p class="soft">${C(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>E`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${x(t.kind)}`}>${P(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,s(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&E`<span class="badge info">${C(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&E`<span class="badge warn">${C(`esc.other-revision`)}</span>`}
<${pe} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&E`<a class="reach" href=${`#/log?foul=${e.foul}`}>${C(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Wt({args:[e]}){let{tournament:t,state:n}=M();if(!t||!n)return E`<${A} title=${C(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?E`<${j} title=${C(`esc.one`)} text=${C(`esc.missing`)} up="#/escalations" />`:E`<${Gt} state=${n} escalation=${r} ruling=${i} />`}function Gt({state:e,escalation:t,ruling:n}){let r=T(),a=xe([n])[n.revision],s=S(r,a,n),l=s&&(s.chosen??s.final??s.first),u=t.status===`open`;Ve(u);let d=E`<${kt} state=${e} escalation=${t} ruling=${n} />`;return E`<${w} title=${c(r,n.foul)} up="#/escalations" actions=${d}>
<section class="card hall-verdict">
<p class=${`penalty large ${x(n.kind)}`}>${l?i(r,l):P(r,n)}</p>
<p><a class="who" href=${n.offender.kind===`player`?`#/player/${n.offender.id}`:`#/log`}>${n.offender.name}</a></p>
<p class="soft">${ce(r,n)}</p>
<p role="status"><span class=${`badge ${u?`warn`:`info`}`}>${at(t)}</span> ${u&&E`<span class="soft">${He(t.escalated_at)}</span>`}</p>
</section>
<${Be} state=${e} escalation=${t} />
<section class="stack">
<h2>${C(`esc.so-far`)}</h2>
<${Ye} state=${e} events=${We(e,t)} />
</section>
<${Se} ruling=${n} />
${s?E`<${De} ruling=${n} spoken=${s} />`:E`<p class="soft">${C(`hall-no-book`)}</p>`}
<${fe} state=${e} ruling=${n} />
<${o} state=${e} ruling=${n} />
<section class="stack">
<h2>${C(`esc.on-offender`,{name:n.offender.name})}</h2>
<${Ae} rulings=${Pt(e,t,n)} place empty=${C(`esc.nothing-else`)} />
</section>
<${Ie} state=${e} id=${n.offender.id} />
<${Ut} ruling=${n} rulings=${Ft(e,t,n)} />
<${zt} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Kt(){let{tournament:e,state:t}=M();return!e||!t?E`<${A} title=${C(`hall-escalations`)} />`:E`<${qt} state=${t} />`}function qt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return Ve(r.length>0),E`<${w} title=${C(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${C(`esc.precedents`)}</a></p>
${t.length===0&&E`<${L} text=${C(`esc.none`)} />`}
<${Jt} state=${e} title=${C(`esc.waiting`,{count:r.length})} escalations=${r} />
<${Jt} state=${e} title=${C(`esc.decided-ones`)} escalations=${i} />
<//>`}function Jt({state:e,title:t,escalations:n}){return n.length===0?null:E`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>E`<li key=${t.id}><${Yt} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function Yt({state:e,escalation:t}){let n=T(),r=e.rulings[t.id],i=t.status===`open`,a=[C(`hall-table`,{label:r.table.label}),Ue(e,t),He(t.escalated_at)];return E`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${c(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${P(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${at(t)}</span>
${!i&&E`<span class="badge info">${nt(t)}</span>`}
${t.unsent&&E`<span class="badge info">${C(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Xt({query:e}){let{tournament:t,state:n}=M();return!t||!n?E`<${A} title=${C(`esc.precedents`)} />`:E`<${Zt} state=${n} begun=${e.get(`foul`)??``} />`}function Zt({state:e,begun:t}){let n=T(),[r,i]=D(t in n.catalogue.fouls?t:``),[a,o]=D({}),[s,c]=D(``),[l,u]=D(``),d=e=>{i(e),o({})},f=e=>{e.preventDefault(),u(s.trim())},p=V(tn(r,a,l)),m=p.answer?.told;return E`<${w} title=${C(`esc.precedents`)} up="#/escalations">
<p class="soft">${C(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${f}>
<${R} label=${C(`hall-filter.foul`)} value=${r} options=${[{value:``,text:C(`esc.any`)},...en(n)]} onChange=${d} />
${r&&E`<${Qt} words=${n} foul=${r} facts=${a} onFacts=${o} />`}
<${O} type="search" label=${C(`esc.words`)} hint=${C(`esc.words-hint`)} value=${s} onInput=${c} maxlength="200" />
<button class="button">${C(`esc.search`)}</button>
</form>
<${rt} seen=${p} what="precedents" />
${m&&E`<${Vt} state=${e} items=${m.items} />`}
${m?.next&&E`<p class="note">${C(`esc.more`,{count:50})}</p>`}
<//>`}function Qt({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=M();return i?i.table(t).used.map(t=>{let i=$t(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&E`<${R} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:C(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function $t({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function en(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function tn(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function nn({state:e}){let{fines:t}=e.others;return t.length===0?null:E`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${C(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>E`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${z(e,t)}<small>
${ae(e,n)} · ${C(`fines.since`,{time:s(a,e.settings.time_zone)})}
</small></span>
<strong>${B(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${C(`fines.paid-there`)}</p>
</section>`}function rn({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=Le(r).map(([e,t])=>B(e,t));return E`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${C(`fines.owing`)}</h2>
${r.length===0&&E`<p class="soft">${C(`fines.nobody`)}</p>`}
${r.length>0&&E`<p>${C(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>E`<li key=${on(t)}><${sn} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&E`<p class="soft">${C(`fines.not-seated`)}</p>`}
</section>`}function an({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:E`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${C(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>E`<li key=${on(t)}><${sn} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${C(`fines.gives-back`)}</p>
</section>`}function on({account:e,unit:t}){return e.id+t}function sn({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:c}=t,l=c.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),u=[a>0&&C(`fines.since`,{time:s(o,e.settings.time_zone)}),l>0&&C(`fines.part-paid`,{amount:B(i,l)})],d=E`<span class="body who">${z(e,r)}<small>${u.filter(Boolean).join(` · `)}</small></span>
<strong>${B(i,Math.abs(a))}</strong>`;return n?E`<button class="row" type="button" onClick=${()=>n(t)}>${d}</button>`:r.kind===`player`?E`<a class="row" href=${`#/player/${r.id}`}>${d}</a>`:E`<div class="row">${d}</div>`}const cn=[`cash`,`card`,`transfer`,`other`];function ln({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:a,onClose:o}){let[s,c]=D(()=>B(n,r).slice(n.length+1)),[l,u]=D(`cash`),[d,f]=D(``),{does:p,wrong:m}=g(),h=Ke(n,s),_=!h||h>r?C(`fines.between`,{most:B(n,r)}):void 0,v=()=>p(async()=>{let e=d.trim()&&{note:d.trim()},r=new Date(F.now()).toISOString(),{id:i}=await F.send(`payment`,null,{account:t,unit:n,amount:h,method:l,paid_at:r,...e});Pe(),a(i),o()}),y=cn.map(e=>({value:e,text:C(`fines.method.${e}`)}));return E`<${le} title=${C(`fines.pays`,{name:z(e,t)})} onClose=${o}>
<dl class="facts">
${ze(i).map(t=>E`<div key=${t.id}>
<dt><${Qe} state=${e} line=${t} /></dt>
<dd>${B(n,t.amount)}</dd>
</div>`)}
</dl>
<${O} label=${C(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${_} onInput=${c} />
<${Ne} label=${C(`fines.how`)} value=${l} options=${y} onChange=${u} />
<${O} label=${C(`fines.note`)} value=${d} onInput=${f} />
${m}
<button class="button main" type="button" disabled=${!!_} onClick=${v}>
${C(`fines.take`,{amount:B(n,h??0)})}
</button>
<//>`}function un({state:e,official:t}){if(!e.season||!Re(t))return null;let n=C(`fines.season`,{season:e.season.season});return E`<${I} title=${n}>${()=>E`<${dn} state=${e} />`}<//>`}function dn({state:e}){let{answer:t,fresh:n,trouble:r}=V(`ledger/fines/season`);if(!t)return E`<p class="soft" role="status">${C(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.told,a=s(t.at,e.settings.time_zone);return E`${!n&&E`<p class="note warn" role="status">${C(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&E`<p class="soft">${C(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>E`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${fn(e,t)}</small></span>
<strong>${B(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function fn(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=ae(e,r)||e.settings.name;return n.length>1?`${a} ${B(t,i)}`:a}).join(` · `)}function pn(){let{tournament:e,state:t}=M();return!e||!t?E`<${A} title=${C(`fines.title`)} />`:E`<${mn} state=${t} />`}function mn({state:e}){let{official:t}=M(),[n,r]=D(null),[i,a]=D(``);N(()=>void F.lookAround(),[]);let o=Me(()=>qe(e),[e.ledger]),s=Re(t);return E`<${w} title=${C(`fines.title`)} up="#/tables">
<div role="status">${e.payments[i]&&E`<${hn} state=${e} payment=${e.payments[i]} />`}</div>
<${rn} state=${e} balances=${o} onPay=${s&&r} />
<${an} state=${e} balances=${o} />
<${nn} state=${e} />
<${gn} state=${e} />
<${un} state=${e} official=${t} />
${s&&E`<a class="button" href="#/reports">${C(`reports.link`)}</a>`}
${n&&E`<${ln} state=${e} balance=${n} onTaken=${a} onClose=${()=>r(null)} />`}
<//>`}function hn({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=z(e,{kind:n,id:r});return E`<p class="note info row">
<span class="body">${C(`fines.taken`,{name:o,amount:B(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${C(`fines.to-receipt`)}</a>
</p>`}function gn({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:E`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${C(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:n,account_kind:r,account_id:i,unit:a,amount:o,method:c,paid_at:l,unsent:u})=>E`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${z(e,{kind:r,id:i})}<small>
${[u?C(`fines.no-receipt-yet`):C(`fines.receipt`,{number:n}),C(`fines.method.${c}`),s(l,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${B(a,o)}</strong>
</a></li>`)}
</ul>
<p class="soft">${C(`fines.put-right`)}</p>
</section>`}function _n({args:[e]}){let{tournament:t,state:n,official:r}=M();if(!t||!n)return E`<${A} title=${C(`fines.payment`)} />`;let i=n.payments[e];if(!i)return E`<${j} title=${C(`fines.payment`)} text=${C(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?C(`fines.payment`):C(`fines.receipt`,{number:i.receipt});return E`<${w} title=${a} up="#/fines">
<${vn} state=${n} payment=${i} />
${i.unsent?E`<p class="note info" role="status">${C(`fines.receipt-later`)}</p>`:E`<${yn} hash=${i.hash} />`}
${!i.unsent&&Re(r)&&E`<${bn} payment=${i} />`}
<//>`}function vn({state:e,payment:{account_kind:t,account_id:n,unit:r,amount:i,method:a,paid_at:o,note:c}}){let l=[[C(`fines.payer`),z(e,{kind:t,id:n})],[C(`fines.amount-paid`),B(r,i)],[C(`fines.how`),C(`fines.method.${a}`)],[C(`fines.when`),s(o,e.settings.time_zone)],...c?[[C(`fines.note-paid`),c]]:[]];return E`<dl class="facts">
${l.map(([e,t])=>E`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function yn({hash:e}){return E`<figure class="big-code">
<${Fe} text=${`${location.origin}/#/receipt/${e}`} label=${C(`fines.code`)} />
<figcaption>${C(`fines.photograph`)}</figcaption>
</figure>`}function bn({payment:{id:e,receipt:t}}){let{live:n}=M(),{lang:r}=d(),[i,a]=D(0),{blob:o,url:s,failed:c}=f(()=>F.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),l=()=>a(i+1);N(()=>{c&&n===`live`&&l()},[n]);let u=`receipt-${t}.pdf`;if(c)return E`<p class="note warn" role="status">${C(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${l}>${C(`try-again`)}</button>`;if(!s||!o)return E`<p class="soft" role="status">${C(`fines.page-comes`)}</p>`;let p=[new File([o],u,{type:o.type})];return E`<div class="doing">
<a class="button main" href=${s} target="_blank">${C(`fines.open-page`)}</a>
<a class="button" href=${s} download=${u}>${C(`fines.save-page`)}</a>
${navigator.canShare?.({files:p})&&E`<button class="button" type="button" onClick=${()=>navigator.share({files:p}).catch(()=>{})}>${C(`fines.share-page`)}</button>`}
</div>`}function xn(){let{tournament:e,state:t}=M();if(!e||!t)return E`<${A} title=${C(`hall-cards`)} />`;let n=E`<button class="button main" onClick=${()=>print()}>${C(`hall-print`)}</button>`;return E`<${w} title=${C(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${C(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${C(`reports.link`)}</a>
<ul class="codes">
${Te(t).map(e=>E`<li key=${e.id}><${Sn} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function Sn({table:e,name:t}){let{url:n,failed:r}=f(()=>F.tableCode(e.id),e.id),i=C(`hall-table`,{label:e.label});return E`<figure>
${n&&E`<img src=${n} alt=${C(`hall-code`,{label:e.label})} />`}
${r&&E`<p class="note warn">${C(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}const Cn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function wn(e,t,n){let{kind:r,body:i}=n,a=t.settings.time_zone;if(r===`tournament.changed`)return jn(e,n);if(r.startsWith(`ruling.`))return En(e,n);let[o]=await Pn(n,Tn(n));if(!o)return null;if(r===`result.corrected`)return{before:On(e,o.body),after:On(e,i)};let s=r===`hanchan.scheduled`?kn:An;return{before:s(o.body,a),after:s(i,a)}}function Tn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function En(e,t){let{kind:n,body:r}=t,[i]=await Pn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Dn(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=P(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(yt(e,t,n))}}}let[o]=await Pn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Dn(e,o)}:null}function Dn(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=P(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Cn.filter(e=>(o[e]??null)!==null),c=yt(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function On(e,{points:t,deposits:n,unranked:r}){let i=u.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(i),deposits:n,unranked:r.join(` `)}}function kn({scheduled_at:e,minutes:t},n){return{scheduled_at:s(e,n),minutes:t}}function An({arrived_at:e,at:t},n){return{arrived_at:s(e??t,n)}}async function jn(e,t){let n=await Pn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Mn(e,r),after:Mn(e,{...r,...t.body})}}function Mn(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[C(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Nn(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[C(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Nn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Pn({seq:e},t,n=1){return(await(await F.auditing()).older(e,n,t)).entries}function Fn(){let{outbox:e}=M(),t=e.filter(({kind:e,state:t})=>e===`result`&&ne(t)).length;return t===0?null:E`<p class="note info"><a class="reach" href="#/outbox">${C(`standings.waits`,{count:t})}</a></p>`}function In({state:e}){let{official:n}=M(),r=new Intl.Collator(void 0,{numeric:!0}),i=Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:Ln(e,{table:n,round:r})})).sort((e,t)=>r.compare(e.name,t.name));return i.length===0?null:E`<${I} title=${C(`standings.missing`,{count:i.length})}>${()=>E`<ul class="rows">
${i.map(({id:e,name:r})=>E`<li key=${e}>${t(n)?E`<a class="row" href=${`#/result/${e}`}>${r}</a>`:E`<div class="row">${r}</div>`}</li>`)}
</ul>`}<//>`}function Ln(e,{table:t,round:n}){return[C(`hall-round`,{round:n}),C(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function Rn(e,t,n){let{kind:r,body:i}=n,a=zn[r]??zn[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const zn={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Bn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,Vn(t,n),...Bn(n)],phone:(e,t,{body:n})=>[Vn(t,n)],token:(e,t,{body:n})=>[n.name,Vn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[C(`hall-table`,{label:n.label})],hanchan:(e,t,{subject:n,body:r})=>[K(t,n),...u.map(e=>t.players[r[`${e}_id`]]?.name),r.scheduled_at&&s(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Hn(e,n),photo:(e,t,{body:n})=>Hn(e,t.rulings[n.ruling]),escalation:(e,t,{subject:n,body:r})=>[r.outcome&&C(`journal.outcome.${r.outcome}`),...Hn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Un(t,i)]},hand:(e,t,{subject:n,body:r})=>[C(`hall-how.${r.how}`),...Un(t,t.handEnds[n])],timing:(e,t,{body:n})=>[C(`journal.what.${n.what}`),n.person_id&&z(t,{kind:n.person_kind,id:n.person_id}),K(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${m(Math.abs(n.seconds))}`,K(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&C(`journal.what.${r}`),t.players[i]?.name,K(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Wn(t,e)),fine:(e,t,{body:n})=>[Wn(t,n),C(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(e,t,{body:n})=>[K(t,n.hanchan_id),...u.map(t=>`${e.phrase(`seat-${t}`)} ${W(n.points[t])}`)]};function Bn({roles:e}){return(e??[]).map(e=>C(`hall-role.${e}`))}function Vn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function Hn(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[c(e,n),r.name,C(`hall-table`,{label:i.label}),P(e,t)]}function K(e,t){let n=e.hanchans[t??``];return n&&Ln(e,n)}function Un(e,{table:t,hand:n}={}){return[e.tables[t]&&C(`hall-table`,{label:e.tables[t].label}),h(n)]}function Wn(e,{account_kind:t,account_id:n,unit:r,amount:i}){return`${z(e,{kind:t,id:n})} ${B(r,i)}`}const Gn=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Kn={ruling:`rulings`,player:`players`,table:`tables`};function qn({state:e,entry:t,onSubject:n}){let r=T(),{seq:i,at:a,who:o,kind:c}=t,l=o?e.officials[o]?.name??C(`hall-unknown`):C(`journal.nobody`),u=Rn(r,e,t),d=[C(`journal.number`,{seq:i}),s(a,e.settings.time_zone),l],f=E`<div class="body">
<h3>${Yn(c)}</h3>
${u.length>0&&E`<span class="who">${u.join(` · `)}</span>`}
<small>${d.join(` · `)}</small>
</div>`;return E`<${I} class="entry" title=${f}>
${()=>E`<${Jn} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Jn({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Kn).find(([,t])=>o in e[t])??[];return E`<div class="stack">
<p class="pair">
${c&&E`<a class="button" href=${`#/${c}/${o}`}>${C(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${C(`journal.all-of-it`)}</button>
</p>
${(Gn.includes(a)||s.what===`corrected`)&&E`<${Xn} state=${e} entry=${t} />`}
<h4>${C(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${C(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function Yn(e){return re(`journal.kind.${e}`)?C(`journal.kind.${e}`):e}function Xn({state:e,entry:t}){let n=T(),[r,i]=D(void 0);return N(()=>void wn(n,e,t).then(i,()=>i(null)),[]),r===void 0?E`<${a} />`:r===null?E`<p class="soft">${C(`journal.no-before`)}</p>`:E`<${et} caption=${C(`journal.changes`)} heads=${[C(`journal.before`),C(`journal.after`)]}
before=${r.before} after=${r.after} />`}function Zn({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],a={kind:Qn(se(`journal.kind.`).map(e=>({value:e.slice(13),text:C(e)}))),person:Qn(i.map(({id:e,name:t})=>({value:e,text:t}))),table:Te(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:C(`journal.this`)}]}};return E`<details class="fold" open=${!!t.subject}>
<summary>${C(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(a).map(([e,r])=>E`<${R} key=${e} label=${C(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:C(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&E`<button class="button" type="button" onClick=${()=>n({})}>${C(`journal.clear`)}</button>`}
</div>
</details>`}function Qn(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const $n=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function er(e,{kind:t,person:n,table:r,subject:i}){let a=nr(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=tr(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function tr({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match($n)??[]]}function nr({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function rr({told:{browser:e,server:t}}){return E`<div class="stack" role="status">
<${ar} name=${C(`journal.browser`)} told=${e} whole="journal.whole" line=${({seq:e,what:t})=>C(`journal.found.${t}`,{seq:e})} />
${t&&E`<${ar} name=${C(`journal.server`)} told=${t} whole="journal.rows-whole" line=${ir} />`}
</div>`}function ir({seq:e,kind:t,values:n,what:r}){return re(`finding.${t}`)?C(`finding.${t}`,{seq:e,...n}):E`<span lang="en">${r}</span>`}function ar({name:e,told:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){return t?E`<p class="note warn"><strong>${e}</strong> ${t}</p>`:r===0?E`<p class="note"><strong>${e}</strong> ${C(a,{seq:i.seq})}</p>`:E`<div class="note bad stack">
<p><strong>${e}</strong> ${C(`journal.broken`,{count:r})}</p>
<ul class="points">${n.slice(0,50).map((e,t)=>E`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&E`<p>${C(`journal.more`,{count:r-50})}</p>`}
</div>`}function or(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function sr({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];tt(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function cr({onHead:e,onClose:t}){let n=k(null),[r,i]=D(``);return N(()=>{let t=new AbortController;return Je(n.current,t.signal,t=>or(t)?(e(t),!0):!1,i),()=>t.abort()},[]),E`<${le} title=${C(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${C(`hall-viewfinder`)}></video>
${r&&E`<p class="note warn" role="status">${C(`journal.scan.${r}`)}</p>`}
<//>`}function lr({state:e}){return E`<section class="card" aria-labelledby="proof">
<h2 id="proof">${C(`journal.proof`)}</h2>
<p class="unprinted">${C(`journal.proof-about`)}</p>
<${ur} />
<${I} title=${C(`journal.head`)}>${()=>E`<${fr} state=${e} />`}<//>
</section>`}function ur(){let{official:e}=M(),[t,n]=D(``),[r,i]=D(null),[a,o]=D(null),s=k(null);N(()=>()=>s.current?.abort(),[]);let[c,l]=D(!1),u=e=>{n(e),l(!1)},d=or(t),f=t.trim()&&!d?C(`journal.no-head`):``;return E`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),f||a)return;s.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=s.current;i(await dr({noted:d,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
<${O} label=${C(`journal.noted`)} hint=${C(`journal.noted-hint`)} value=${t} wrong=${f} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>l(!0)}>${C(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${C(`journal.verify`)}</button>
</form>
${a&&E`<div class="stack" role="status">
<progress aria-label=${C(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${C(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>s.current?.abort()}>${C(`journal.stop`)}</button>
</div>`}
${r&&E`<${rr} told=${r} />`}
${c&&E`<${cr} onHead=${u} onClose=${()=>l(!1)} />`}`}async function dr(e,t){let{prove:n}=await F.auditing(),r=t=>t.catch(t=>({trouble:e.stop.aborted?C(`journal.stopped`):H(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(F.ask(`audit${o}`,{timeout:12e4}))}}function fr({state:e}){let[t,n]=D(null),[i,a]=D(``),{online:o}=M();if(N(()=>{F.ask(`journal/head`).then(n,e=>a(H(e)))},[e.seq,o]),!t)return E`<p class=${i?`note warn`:`soft`} role="status">${i||C(`loading`)}</p>`;let{slug:c,name:l,time_zone:u}=e.settings,d=`${t.seq}:${t.hash}`;return E`<div class="stack head">
<p>${C(`journal.head-about`)}</p>
<figure><${Fe} text=${d} label=${C(`journal.code`)} /><figcaption><strong>${l}</strong></figcaption></figure>
<${r} rows=${[[C(`journal.number-of`),t.seq],[C(`journal.time`),t.at&&s(t.at,u)],[C(`journal.hash`),E`<code>${d}</code>`],[C(`journal.command`),E`<code>shinpan audit verify ${c} --head ${d}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>sr(e.settings,t)}>${C(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${C(`hall-print`)}</button>
</p>
</div>`}function pr({query:e}){let{tournament:t,state:n}=M();if(!t||!n)return E`<${A} title=${C(`journal.title`)} />`;let r=Object.fromEntries(e);return E`<${mr} key=${e.toString()} state=${n} asked=${r} />`}function mr({state:e,asked:t}){let[n,r]=D(t),[i,a]=D(e.seq),o=JSON.stringify([n,i]);return E`<${w} title=${C(`journal.title`)} up="#/log">
<${lr} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${C(`journal.entries`)}</h2>
<p class="soft">${C(`journal.kept`,{seq:e.seq})}</p>
<${Zn} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&E`<button class="button" type="button" onClick=${()=>a(e.seq)}>${C(`journal.newer`,{count:e.seq-i})}</button>`}
<${hr} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function hr({state:e,from:t,chosen:n,onSubject:r}){let i=Me(()=>er(e,n),[]),[o,s]=D([]),[c,l]=D(t+1),[u,d]=D(!1),f=k(!1),p=async()=>{if(!(f.current||c===null)){f.current=!0;try{let e=await(await F.auditing()).older(c,30,i);s(t=>[...t,...e.entries]),l(e.next)}catch{d(!0)}finally{f.current=!1}}};return N(()=>void p(),[]),u?E`<p class="note bad" role="alert">${C(`journal.unread`)}</p>`:c===t+1?E`<${a} />`:E`<ul class="entries">
${o.map(t=>E`<li key=${t.seq}><${qn} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${o.length===0&&E`<p class="soft" role="status">${C(`hall-none-found`)}</p>`}
${c!==null&&E`<button class="button" type="button" onClick=${p}>${C(`journal.older`)}</button>`}`}function q(e){let{state:t,online:n}=M(),[r,i]=D({items:null,trouble:null});return N(()=>{let t=!1;return gr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function gr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await F.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function _r({of:{items:e,trouble:t},children:n}){return!e&&!t?E`<${a} />`:E`${t&&E`<${vr} error=${t} />`}${e&&n(e)}`}function vr({error:e}){return e.problem?E`<div role="alert"><${je} problem=${e.problem} /></div>`:E`<p class="note bad" role="alert">${H(e)} ${C(`people.needs-network`)}</p>`}function J(){let[e,t]=D(null),[n,r]=D(!1),i=k(!1);return{ask:async e=>{if(!i.current){i.current=!0,r(!0),t(null);try{await Ge(e)}catch(e){if(!(e instanceof Oe)&&e.name!==`Unreachable`)throw e;t(e)}finally{i.current=!1,r(!1)}}},asking:n,wrong:e&&E`<${vr} error=${e} />`}}function Y(){let e=k(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??ge(F.now());return e.current.set(n,r),r}}async function X(e,t,n,r){let i=await F.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await F.ask(`${e}/${t}/revocation`,{method:`PUT`}),F.ask(`${e}/${ge(F.now())}`,{method:`PUT`,body:n}))}function yr({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return E`<${j} title=${C(`erasing.title`)} text=${C(`people.nobody`)} up="#/people/players" />`;let a=r?C(`erasing.title-one`,{name:r.name}):C(`erasing.title`);return E`<${w} title=${a} up=${i}>
<p>${C(`erasing.text`)}</p>
${e.season&&E`<p class="note warn">${C(`erasing.season`)}</p>`}
<p class="soft">${C(`erasing.other-places`)}</p>
<${br} player=${n} count=${r?1:Object.keys(e.players).length} />
<${xr} zone=${e.settings.time_zone} />
<//>`}function br({player:e,count:t}){let[r,i]=D(!1),[a,o]=D(!1),[s,c]=D(!1),{ask:l,asking:u,wrong:d}=J(),f=Y();return E`<div class="stack">
${!e&&E`<${te} label=${C(`erasing.texts`)} hint=${C(`erasing.texts-hint`)} checked=${r} onChange=${i} />
<${te} label=${C(`erasing.photos`)} checked=${a} onChange=${o} />`}
${d}
<button class="button danger" type="button" disabled=${u} aria-haspopup="dialog" onClick=${()=>c(!0)}>
${C(`erasing.erase`)}
</button>
${s&&E`<${v} title=${C(`erasing.ask`)} text=${C(`erasing.ask-text`,{count:t})} yes=${C(`erasing.erase`)} danger
onYes=${()=>{c(!1);let t={texts:r,photos:a,...e&&{players:[e]}};return l(async()=>{await F.ask(`erasures/${f(t)}`,{method:`PUT`,body:t}),n(C(`erasing.done`))})}} onClose=${()=>c(!1)} />`}
</div>`}function xr({zone:e}){let{items:t}=q(`erasures`);if(!t?.length)return null;let n=p(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return E`<section class="stack">
<h2>${C(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>E`<li key=${e} class="row">
<span class="body">
<strong>${t?C(`erasing.some`,{count:t.length}):C(`erasing.everybody`)}</strong>
<small>${[C(`erasing.names`),r&&C(`erasing.texts`),i&&C(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const Sr=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Z(e){return _(Sr.filter(t=>e.includes(t)).map(e=>C(`hall-role.${e}`)))}function Cr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return E`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>E`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&E`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function wr(e){return E`<${Cr} label=${C(`people.roles`)} names=${Sr} said=${e=>C(`hall-role.${e}`)}
...${e} />`}function Tr({state:e}){let t=q(`invitations`),n=E`<a class="button main" href="#/people/invite">${C(`people.invite`)}</a>`;return E`<${w} title=${C(`people.links`)} up="#/people" actions=${n}>
<${_r} of=${t}>
${t=>E`<${Er} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Er({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return E`${r.length===0&&E`<${L} text=${C(`people.no-links`)} />`}
<${Dr} links=${r} zone=${n} state=${t} />
${i.length>0&&E`<${I} title=${C(`people.closed-count`,{count:i.length})}>
${()=>E`<${Dr} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Dr({links:e,zone:t,state:n}){return e.length===0?null:E`<ul class="rows">
${e.map(e=>E`<${kr} key=${e.id} link=${e} zone=${t} whom=${n?Or(n,e):C(`people.open-link`)} />`)}
</ul>`}function Or(e,{official:t,player:n,roles:r,label:i}){return t?C(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?C(`people.for-player`,{name:e.players[n]?.name??`?`}):[Z(r),i].filter(Boolean).join(` · `)}function kr({link:e,zone:t,whom:n}){let[r,i]=D(!1),{ask:a,asking:o,wrong:s}=J();return E`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Ar(e,t)}</small></span>
${!e.closed&&E`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${C(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${C(`people.withdraw`)}</button>`}
</div>
${s}
${r&&E`<${v} title=${C(`people.withdraw-ask`)} text=${C(`people.withdraw-text`)} yes=${C(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>F.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Ar({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?C(`people.any-number`):C(`people.uses-left`,{left:t,uses:e});return r?[C(`people.closed.${r}`),a].join(` · `):[a,n?C(`people.until`,{time:s(n,i)}):C(`people.no-end`)].join(` · `)}function jr({made:e,state:t,up:n,onMore:r}){let i=`${location.origin}${e.join}`,a=e.limits??Ar(e,t.settings.time_zone),o=E`<button class="button" type="button" onClick=${r}>${C(`people.another`)}</button>
<a class="button main" href=${n}>${C(`people.done`)}</a>`;return E`<${w} title=${C(`people.link-made`)} up=${n} actions=${o}>
<p><strong>${Nr(t,e)}</strong></p>
<figure class="big-code"><${Fe} text=${i} label=${C(`people.code`)} /></figure>
<p class="soft">${a}</p>
<${Pr} made=${e} />
<${Mr} label=${C(`people.link`)} text=${i} />
<p class="note warn">${C(`people.link-once`)}</p>
<//>`}function Mr({label:e,text:t}){return E`<${O} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&E`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>n(C(`people.copied`)),()=>n(C(`people.not-copied`)))}>${C(`people.copy`)}</button>`}
${`share`in navigator&&E`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${C(`people.share`)}</button>`}
</div>`}function Nr(e,{official:t,player:n,roles:r,name:i}){return n?C(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?C(`people.becomes-named`,{name:i,roles:Z(r)}):t?C(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):C(`people.becomes`,{roles:Z(r)})}function Pr({made:e}){let{items:t}=q(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return E`<p role="status">${n>0&&E`<span class="badge">${C(`people.arrived`,{count:n})}</span>`}</p>`}const Fr=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function Ir({state:e,query:t}){let[n,r]=D(null),i=t.get(`official`),a=t.get(`player`),o=i?`#/people/${i}`:a?`#/people/player/${a}`:`#/people`,s=C(i?`people.one-more`:a?`people.give-link`:`people.invite`);return n?E`<${jr} made=${n} state=${e} up=${o} onMore=${()=>r(null)} />`:E`<${w} title=${s} up=${o}>
${i?E`<${Br} official=${e.officials[i]} onMade=${r} />`:a?E`<${Vr} player=${e.players[a]} onMade=${r} />`:E`<${Lr} onMade=${r} />`}
<//>`}function Lr({onMade:e}){let[t,n]=D(`name`),r=[`name`,`role`].map(e=>({value:e,text:C(`people.by.${e}`)}));return E`<${Ne} label=${C(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?E`<${Rr} onMade=${e} />`:E`<${zr} onMade=${e} />`}`}function Rr({onMade:e}){let[t,n]=D(``),[r,i]=D([]),a=Y();return E`<${Q} lacks=${e=>({name:e&&!t.trim()?C(`people.name-missing`):``,roles:e&&r.length===0?C(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await F.ask(`officials/${a(n)}`,{method:`PUT`,body:n}),o={official:i.id,label:i.name};e({join:(i.join?i:await X(`invitations`,a(o),o,`join`)).join,official:i.id,name:i.name,roles:i.roles,limits:C(`people.one-phone`)})}}>
${e=>E`<${O} label=${C(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${wr} chosen=${r} wrong=${e.roles} onChange=${i} />
<p class="soft">${C(`people.by-name-text`)}</p>`}
<//>`}function zr({onMade:e}){let[t,n]=D([]),[r,i]=D(`5`),[a,o]=D(240),[s,c]=D(``),l=Y();return E`<${Q} lacks=${e=>({roles:e&&t.length===0?C(`people.role-missing`):``,uses:e&&!($(r)>=1&&$(r)<=500)?C(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:$(r),minutes:a,label:s.trim()};e(await X(`invitations`,l(n),n,`join`))}}>
${e=>E`<${wr} chosen=${t} wrong=${e.roles} onChange=${n} />
<${O} label=${C(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${Hr} value=${a} onChange=${o} />
<${O} label=${C(`people.label`)} hint=${C(`people.label-hint`)} value=${s} onInput=${c} autocomplete="off" maxlength="200" />
<p class="soft">${C(`people.by-role-text`)}</p>`}
<//>`}function Br({official:e,onMade:t}){let[n,r]=D(60),i=Y();return e?E`<${Q} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};t(await X(`invitations`,i(r),r,`join`))}}>
${()=>E`<p>${C(`people.becomes-phone`,{name:e.name})}</p><${Hr} value=${n} onChange=${r} />`}
<//>`:E`<p class="note warn">${C(`people.nobody`)}</p>`}function Vr({player:e,onMade:t}){let n=Y();return e?E`<${Q} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await X(`invitations`,n(r),r,`join`))}}>${()=>E`<p>${C(`people.own-text`,{name:e.name})}</p>`}<//>`:E`<p class="note warn">${C(`people.nobody`)}</p>`}function Q({make:e,lacks:t=()=>({}),children:n}){let[r,i]=D(!1),{ask:a,asking:o,wrong:s}=J();return E`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${C(`people.make-link`)}</button>
</form>`}function Hr({value:e,onChange:t}){let n=Fr.map(([e,t,n])=>({value:n,text:p(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return E`<${R} label=${C(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}const Ur=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],Wr=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function Gr(e){return[Ur,Wr].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function Kr({whom:e,name:t,zone:n}){let r=q(`phones`),i=q(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return E`<section class="stack">
<h2>${C(`people.phones`)}</h2>
<${_r} of=${r}>
${e=>E`<${qr} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&E`<${Dr} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${C(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function qr({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>E`<ul class="rows">
${e.map(e=>E`<${Jr} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return E`${i.length?a(i):E`<p class="soft">${C(`people.no-phone`)}</p>`}
${r.length>0&&E`<${I} title=${C(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function Jr({phone:e,name:t,zone:r}){let{id:i,agent:a,admitted_at:o,seen_at:c,cut_off_at:l,by_account:u}=e,[d,f]=D(!1),{ask:m,asking:h,wrong:g}=J(),_=u?C(`people.by-account`):Gr(a??``),y=()=>{f(!1),m(async()=>{await F.ask(`phones/${i}/cut-off`,{method:`PUT`}),n(C(`people.cut-off-done`))})},b=[C(`people.since`,{time:s(o,r)}),c&&!l&&C(`people.seen`,{day:p(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:r}).format(new Date(c))}),l&&C(`people.cut-off-at`,{time:s(l,r)})];return E`<li>
<div class="row">
<span class="body"><strong>${_}</strong><small>${b.filter(Boolean).join(` · `)}</small></span>
${!l&&E`<button class="button danger" type="button" disabled=${h} aria-haspopup="dialog"
aria-label=${C(`people.cut-off-this`,{phone:_})} onClick=${()=>f(!0)}>${C(`people.cut-off`)}</button>`}
</div>
${g}
${d&&E`<${v} title=${C(`people.cut-off-ask`,{name:t,phone:_})} text=${C(`people.cut-off-text`,{name:t})}
yes=${C(`people.cut-off`)} danger onYes=${y} onClose=${()=>f(!1)} />`}
</li>`}function Yr({settings:{slug:e,version:t,board_open:n=!1},online:r}){let[i,a]=D(n);_e(()=>a(n),[n]);let[o,s]=D(0),{ask:c,asking:l,wrong:u}=J();return E`<section class="stack">
<h2>${C(`people.board`)}</h2>
<${te} label=${C(`people.board-open`)} hint=${C(`people.board-open-hint`)} checked=${i}
disabled=${l||!r} onChange=${e=>{a(e);let r={method:`PATCH`,match:`"${Math.max(t,o)}"`,body:{board_open:e}};c(async()=>{try{s((await F.ask(``,r)).version)}catch(e){throw a(n),e}})}} />
${u}
<a class="button" href=${`#/board/${e}`}>${C(`people.board-show`)}</a>
</section>`}function Xr({state:e}){let{online:t}=M(),{items:n}=q(`phones`),r=Qr(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>E`<ul class="rows">
${e.map(e=>E`<${Zr} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,o=E`<a class="button main" href="#/people/invite">${C(`people.invite`)}</a>`;return E`<${w} title=${C(`people.title`)} up="#/tables" actions=${o}>
${!t&&E`<p class="note warn" role="status">${C(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${C(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&E`<${I} title=${C(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<nav class="stack" aria-label=${C(`people.more`)}>
<a class="button" href="#/people/links">${C(`people.links`)}</a>
<a class="button" href="#/people/players">${C(`people.players`)}</a>
<a class="button" href="#/people/tokens">${C(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${C(`people.erase`)}</a>
</nav>
<${Yr} settings=${e.settings} online=${t} />
<//>`}function Zr({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return E`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Z(n)}</span>
${o!==void 0&&!i&&E`<small>${C(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&E`<span class="badge">${C(`people.plays-too`)}</span>`}
</a>
</li>`}function Qr(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function $r({state:e,official:t}){let{id:r,name:i,player_id:a=null,conflicts:o=[]}=t,s={player:a,conflicts:o},[{player:c,conflicts:l},u]=D(s),d=k(s),f=k(null),{ask:p,asking:m,wrong:h}=J(),g=e=>u(d.current=e);_e(()=>{m||!h&&f.current&&JSON.stringify(f.current)!==JSON.stringify(s)||(f.current=null,g(s))},[a,o.join(),!!h]);let _=async()=>{for(let e=null;e!==d.current;)e=d.current,await F.ask(`officials/${r}`,{method:`PATCH`,body:e}),f.current=e;n(C(`people.saved`))},v=e=>{g({...d.current,...e}),p(_)},y=Qr(Object.values(e.players));return E`<section class="card">
<h2>${C(`people.partial`)}</h2>
<p class="soft">${C(`people.partial-text`)}</p>
<${R} label=${C(`people.plays-as`,{name:i})} value=${c??``} options=${ti(y,`people.plays-not`)}
onChange=${e=>v({player:e||null})} />
<${ei} players=${y.filter(e=>e.id!==c)} declared=${l}
onChange=${e=>v({conflicts:e})} />
${h}
</section>`}function ei({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return E`${r.length>0&&E`<ul class="rows">
${r.map(({id:e,name:t})=>E`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${C(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${C(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${R} key=${t.join()} label=${C(`people.conflict-add`)} value="" options=${ti(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function ti(e,t){return[{value:``,text:C(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function ni({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return E`<${j} title=${C(`people.title`)} text=${C(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?E`<${w} title=${i} up=${r}>
<p>${Z(a)}</p>
<p class="note warn">${C(`people.revoked-at`,{time:s(o,e.settings.time_zone)})}</p>
<//>`:E`<${w} title=${i} up=${r}>
<p>${Z(a)}</p>
<${Kr} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<${ri} key=${a.join()} official=${n} />
<${$r} state=${e} official=${n} />
<${ii} official=${n} />
<//>`}function ri({official:{id:e,roles:t}}){let[r,i]=D(t),[a,o]=D(``),{ask:s,asking:c,wrong:l}=J(),u=[...r].sort().join()===[...t].sort().join();return E`<form class="card" onSubmit=${t=>{t.preventDefault(),o(r.length?``:C(`people.role-missing`)),r.length&&s(async()=>{await F.ask(`officials/${e}`,{method:`PATCH`,body:{roles:r}}),n(C(`people.saved`))})}}>
<h2>${C(`people.roles-change`)}</h2>
<p class="soft">${C(`people.roles-late`)}</p>
<${wr} chosen=${r} wrong=${a} onChange=${i} />
${l}
${!u&&E`<button class="button main" disabled=${c}>${C(`people.save`)}</button>`}
</form>`}function ii({official:{id:e,name:t}}){let[n,r]=D(!1),{ask:i,asking:a,wrong:o}=J();return E`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${C(`people.revoke-this`,{name:t})}
</button>
${n&&E`<${v} title=${C(`people.revoke-ask`,{name:t})} text=${C(`people.revoke-text`)} yes=${C(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>F.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function ai({state:e}){let[t,n]=D(``),{items:r}=q(`invitations`),i=t.trim().toLocaleLowerCase(),a=Qr(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),o=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return E`<${w} title=${C(`people.players`)} up="#/people">
<p>${C(`people.players-text`)}</p>
<${O} type="search" label=${C(`people.find`)} value=${t} onInput=${n} />
${a.length===0&&E`<${L} text=${C(`people.nobody`)} />`}
<ul class="rows">
${a.map(({id:e,name:t})=>E`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${o.has(e)&&E`<span class="badge">${C(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function oi({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?E`<${w} title=${n.name} up=${r}>
<p>${C(`people.own-text`,{name:n.name})}</p>
<${Kr} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${C(`people.erase`)}</a>
<//>`:E`<${j} title=${C(`people.players`)} text=${C(`people.nobody`)} up=${r} />`}const si=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function ci({state:e}){let t=q(`api-tokens`),[n,r]=D(!1),i=!n&&E`<button class="button main" type="button" onClick=${()=>r(!0)}>${C(`people.token-new`)}</button>`;return E`<${w} title=${C(`people.tokens`)} up="#/people" actions=${i}>
<p>${C(`people.tokens-text`)}</p>
${n&&E`<${fi} state=${e} onDone=${()=>r(!1)} />`}
<${_r} of=${t}>${t=>E`<${li} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function li({tokens:e,state:t}){let n=e.filter(ui),r=e.filter(e=>!ui(e)),i=e=>E`<ul class="rows">
${e.map(e=>E`<${di} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return E`${r.length?i(r):E`<${L} text=${C(`people.no-tokens`)} />`}
${n.length>0&&E`<${I} title=${C(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function ui({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=F.now()}function di({token:e,state:t}){let{id:n,name:r,official:i,scopes:a,expires_at:o,revoked_at:c}=e,[l,u]=D(!1),{ask:d,asking:f,wrong:p}=J(),m=()=>{u(!1),d(()=>F.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},h=s(c??o,t.settings.time_zone);return E`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${C(`people.acts-as`,{name:t.officials[i]?.name??`?`})}</span>
<small>${_(a.map(e=>C(`people.scope.${e}`)))}</small>
<small>${C(c?`people.revoked-at`:`people.until`,{time:h})}</small>
</span>
${!ui(e)&&E`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${C(`people.withdraw-this`,{whom:r})} onClick=${()=>u(!0)}>${C(`people.revoke`)}</button>`}
</div>
${p}
${l&&E`<${v} title=${C(`people.token-ask`,{name:r})} text=${C(`people.token-revoke-text`)} yes=${C(`people.revoke`)} danger
onYes=${m} onClose=${()=>u(!1)} />`}
</li>`}function fi({state:e,onDone:t}){let n=M().official.id,[r,i]=D({name:``,official:n,scopes:[`read`],days:`30`}),[a,o]=D(!1),[s,c]=D(``),l=Y(),{ask:u,asking:d,wrong:f}=J(),p=pi(r),m=e=>t=>i({...r,[e]:t}),h=e=>{e.preventDefault(),o(!0);let t={...r,name:r.name.trim(),days:$(r.days)};Object.values(p).some(Boolean)||u(async()=>c((await X(`api-tokens`,l(t),t,`token`)).token))};if(s)return E`<${mi} token=${s} name=${r.name} onDone=${t} />`;let g=Qr(Object.values(e.officials).filter(({revoked_at:e})=>!e));return E`<form class="card stack" onSubmit=${h} novalidate>
<h2>${C(`people.token-new`)}</h2>
<${O} label=${C(`people.token-name`)} hint=${C(`people.token-name-hint`)} value=${r.name} wrong=${a?p.name:``}
onInput=${m(`name`)} autocomplete="off" maxlength="200" />
<${R} label=${C(`people.token-official`)} value=${r.official} onChange=${m(`official`)}
options=${g.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Cr} label=${C(`people.scopes`)} names=${si} chosen=${r.scopes} wrong=${a?p.scopes:``}
said=${e=>E`${C(`people.scope.${e}`)}<br /><small class="soft">${C(`people.opens.${e}`)}</small>`}
onChange=${m(`scopes`)} />
<${O} label=${C(`people.days`)} value=${r.days} onInput=${m(`days`)} wrong=${a?p.days:``} inputmode="numeric" autocomplete="off" />
${f}
<div class="pair">
<button class="button main" disabled=${d}>${C(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${C(`cancel`)}</button>
</div>
</form>`}function pi({name:e,scopes:t,days:n}){return{name:e.trim()?``:C(`people.token-name-missing`),scopes:t.length?``:C(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:C(`people.days-wrong`,{most:366})}}function mi({token:e,name:t,onDone:n}){return E`<section class="card stack" role="status">
<h2>${C(`people.token-made`,{name:t})}</h2>
<${Mr} label=${C(`people.token`)} text=${e} />
<p class="note warn">${C(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${C(`people.done`)}</button>
</section>`}const hi={erase:yr,invite:Ir,links:Tr,players:ai,player:oi,tokens:ci};function gi({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=M();if(!r||!i)return E`<${A} title=${C(`people.title`)} />`;if(!be(a,[`director`]))return E`<${w} title=${C(`people.title`)} up="#/tables"><p class="note warn">${C(`people.directors`)}</p><//>`;let o=e===``?Xr:Object.hasOwn(hi,e)?hi[e]:ni;return E`<${o} state=${i} id=${t||e} query=${n} /><${Xe} />`}const _i=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],vi=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],yi=[`xlsx`,`csv`];function bi(){let{tournament:e,state:t,official:n}=M();if(!e||!t)return E`<${A} title=${C(`reports.title`)} />`;let r=Ti(n,_i),i=Ti(n,vi);return E`<${w} title=${C(`reports.title`)} up="#/tables">
<${xi} papers=${r} />
${i.length>0&&E`<${Si} sheets=${i} />`}
${be(n,[`director`])&&E`<${wi} />`}
<//>`}function xi({papers:e}){let t=$e();return E`<section class="stack">
<h2>${C(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:n})=>E`<${Ze} key=${e} name=${C(`reports.paper.${e}`)} hint=${C(`reports.about.${e}`)} path=${n}
file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function Si({sheets:e}){let t=$e(),[n,r]=D(`xlsx`);return E`<section class="stack">
<h2>${C(`reports.sheets`)}</h2>
<${Ne} label=${C(`reports.form`)} value=${n} onChange=${r}
options=${yi.map(e=>({value:e,text:C(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>E`<${Ze} key=${e} name=${C(`reports.sheet.${e}`)} path=${Ci(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Ci(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function wi(){let e=$e();return E`<section class="stack">
<h2>${C(`reports.journal`)}</h2>
<ul class="rows">
<${Ze} name=${C(`reports.journal-whole`)} hint=${C(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function Ti(e,t){return t.filter(({roles:t})=>be(e,t))}const Ei={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Di({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:C(`enrol.passed-over`)},...Ei[e].map(e=>({value:e,text:C(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return E`<div class="stack">
${t.map(({heading:e,column:t},n)=>E`<${R} key=${n} label=${e||C(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}function Oi({kind:e,state:t,row:{cells:n}}){return e===`seating`?E`<${ki} state=${t} cells=${n} />`:E`<p><strong>${Ai(n.name)}</strong></p>
<p class="soft">${[n.id_number,n.team].filter(Boolean).map(Ai).join(` · `)}</p>`}function ki({state:e,cells:t}){let n=T(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[C(`hall-round`,{round:t.round}),C(`hall-table`,{label:t.table}),t.scheduled_at];return E`<p><strong>${a.filter(Boolean).map(Ai).join(` · `)}</strong></p>
<p class="soft">${u.map(e=>Ai(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function Ai(e){return e.length>80?`${e.slice(0,80)}…`:e}const ji={wrong:`bad`,new:`info`,known:``};function Mi({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(ji).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&E`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map(e=>E`<li class="item" key=${e.row}><${Ni} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function Ni({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return E`<p><strong>${C(`import.row`,{number:r})}</strong> <span class=${`badge ${ji[i]}`}>${C(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>E`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${Pi} mistake=${e} /></p>`)}`}function Pi({mistake:{kind:e,values:t,message:n,cure:r}}){let i=T();if(!re(`mistake.${e}`))return E`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?W(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return C(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}const Fi={"255,254":`utf-16le`,"254,255":`utf-16be`};async function Ii(e){let t=new Uint8Array(await e.arrayBuffer()),n=Fi[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(ie.lang===`ja`?`shift_jis`:`windows-1252`).decode(t)}}function Li(e,t){let[n,r]=D(()=>ue(e)??``),[i,a]=D({}),[o,s]=D(``),[c,l]=D(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),ve(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await F.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&ve(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function Ri({wrong:e}){if(e.problem)return E`<div role="alert"><${je} problem=${e.problem} /></div>`;let t=e.unreadable?C(`import.unreadable`):`${C(navigator.onLine?`live.unreached`:`no-network`)}. ${C(`import.again`)}`;return E`<p class="note bad" role="alert">${t}</p>`}function zi({sheet:{text:e,setText:t,setWrong:n},hint:r}){return E`<label class="button photo">${C(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await Ii(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
<${O} long label=${C(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const Bi=[`players`,`seating`];function Vi({kind:e}){let{tournament:t,state:n,official:r}=M(),i=C(`enrol.title.${e}`);return!t||!n?E`<${A} title=${i} />`:be(r,[`director`])?E`<${Hi} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:E`<${w} title=${i} up="#/tables"><p class="note warn">${C(`enrol.not-you`)}</p><//>`}function Hi({kind:e,title:t,state:n,place:r}){de();let i=Li(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:o,looked:s,done:c,busy:l,wrong:u,ask:d,forget:f}=i,[p,m]=D(null),h=u?.problem?.lacking,g=p??s?.columns??u?.problem?.headings,v=e=>{f(),m(e)},y={...i,setText:e=>(m(null),i.setText(e))},b=e=>d(e,p?{columns:p.map(({column:e})=>e)}:{}),x=E`<${Di} kind=${e} columns=${g} onChoose=${v} />`,S=s??c,ee=Bi.find(t=>t!==e);return E`<${w} title=${t} up="#/tables">
<${zi} sheet=${y} hint=${C(`enrol.hint.${e}`)} />
${u&&(h?E`<p class="note bad" role="alert">${C(`enrol.lacking`,{names:_(h.map(Ui))})}</p>`:E`<${Ri} wrong=${u} />`)}
${g&&!c&&(s?E`<${I} title=${C(`enrol.columns`)}>${()=>x}<//>`:x)}
${l&&E`<${a} text=${C(`enrol.busy.${l}`)} />`}
${c&&E`<p class="note info" role="status">${C(`enrol.done`,{count:c.new,known:c.known})}</p>`}
${!S&&E`<button class="button main" type="button" disabled=${!o.trim()||l} onClick=${()=>b(`look`)}>${C(`import.look`)}</button>`}
${S?.made.length>0&&E`<p class="note info">${C(`enrol.made.${e}`,{names:_(S.made)})}</p>`}
${S&&E`<${Mi} found=${S} named=${Ui} title=${Wi(c)} about=${t=>E`<${Oi} kind=${e} state=${n} row=${t} />`} />`}
${s?.wrong>0&&E`<p class="note warn">${C(`enrol.whole`)}</p>`}
${s&&E`<button class="button main" type="button" disabled=${s.wrong>0||s.new===0||l} onClick=${()=>b(`bring`)}>${C(`enrol.bring`,{count:s.new})}</button>`}
<a class="button" href=${`#/import/${ee}`}>${C(`enrol.title.${ee}`)}</a>
<//>`}function Ui(e){return C(`enrol.field.${e}`)}function Wi(e){return(t,n)=>C(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}function Gi({state:e,row:{hanchan:t,points:n}}){let r=T(),i=e.hanchans[t];return E`${i&&E`<p><a class="reach" href=${`#/result/${t}`}>${Ln(e,i)}</a></p>`}
${n&&E`<p class="soft">${u.map(e=>`${r.phrase(`seat-${e}`)} ${W(n[e])}`).join(` · `)}</p>`}`}const Ki={look:`results/preview`,bring:`results`};function qi({args:[e]}){return Bi.includes(e)?E`<${Vi} key=${e} kind=${e} />`:E`<${Ji} />`}function Ji(){let{tournament:e,state:n,official:r}=M();return!e||!n?E`<${A} title=${C(`import.title`)} />`:t(r)?E`<${Xi} key=${e.id} state=${n} place=${`shinpan.sheet.${e.id}`} />`:E`<${w} title=${C(`import.title`)} up="#/standings"><p class="note warn">${C(`import.not-you`)}</p><//>`}function Yi(e){return e===`points`||e===`row`?C(`import.field.${e}`):e}function Xi({state:e,place:t}){de();let n=Li(t,Ki),{text:r,looked:i,done:o,busy:s,wrong:c,ask:l}=n,[u,d]=D(!1),f=i&&i.new>0&&(i.wrong===0||u);return E`<${w} title=${C(`import.title`)} up="#/standings">
<${zi} sheet=${n} hint=${C(`import.columns`)} />
${c&&E`<${Ri} wrong=${c} />`}
${s&&E`<${a} text=${C(`import.busy.${s}`)} />`}
${o&&E`<p class="note info" role="status">${C(`import.done`,{count:o.new,known:o.known})} <a class="reach" href="#/standings">${C(`hall-standings`)}</a></p>`}
${!i&&!o&&E`<button class="button main" type="button" disabled=${!r.trim()||s} onClick=${()=>l(`look`)}>${C(`import.look`)}</button>`}
${(i||o)&&E`<${Mi} found=${i??o} title=${(e,t)=>C(`import.rows.${e}`,{count:t})} named=${Yi}
about=${t=>E`<${Gi} state=${e} row=${t} />`} />`}
${i?.wrong>0&&i.new>0&&E`<${te} label=${C(`import.only-good`)} hint=${C(`import.only-good-hint`)} checked=${u} onChange=${d} />`}
${i&&E`<button class="button main" type="button" disabled=${!f||s} onClick=${()=>l(`bring`,{only_good:u})}>${C(`import.bring`,{count:i.new})}</button>`}
<//>`}function Zi({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return E`<div class="sheet-seat">
<${O} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?C(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${C(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function Qi({seats:e}){return E`<fieldset>
<legend>${C(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>E`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&E` <small>${C(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function $i({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=W(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return E`<div class=${`note stack ${i}`}>
<p role="status">${ea(e,r)}</p>
${a&&E`<button class="button" type="button" onClick=${()=>n(e)}>${C(`result.as-deposits`,{points:W(e)})}</button>`}
</div>`}function ea(e,t){return e===null?C(`result.sum`,{all:t}):e===0?C(`result.fits`,{all:t}):C(e>0?`result.lacks`:`result.exceeds`,{points:W(Math.abs(e)),all:t})}const ta={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function na(e,t){let n=t?.content.rule_points??{},r=Object.entries(ta).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in ta&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(ta);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function ra(e,t){let n=Ce(ye(e,t.round).map(Ee)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return u.filter(e=>n.includes(t.seats[e]))}function ia(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function aa(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function oa(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=D(()=>r?ca(r):sa(i,a)??ca(n)),c=e=>{let t={...o,...e};ve(i,{...t,number:a}),s(t)},{texts:l,named:d,deposits:f,reason:p}=o,m=ra(e,t),h=Object.fromEntries(u.map(e=>[e,ia(l[e])])),g=u.filter(e=>d.includes(e)||m.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&h[e]===null,substitute:g.includes(e),replaced:m.includes(e),onText:t=>c({texts:{...l,[e]:t}}),onSubstitute:t=>c({named:t?[...d,e]:d.filter(t=>t!==e)})}),body:{points:h,deposits:ia(f||`0`,0),unranked:g},deposits:f,reason:p,type:c,forget:()=>ve(i,null)}}function sa(e,t){let n=ue(e);return n?.number===t?n:null}function ca(e){return{texts:Object.fromEntries(u.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function la({state:e,hanchan:t,result:r,refused:i,first:a,onSent:o,onClose:s}){let{book:c}=M(),{numbers:l,complete:d}=na(e,c),f=oa(e,t,r,a),p=T(),m=u.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${p.phrase(`seat-${n}`)} · ${r}`,...f.of(n)}}),{does:h,wrong:_}=g(),v=f.reason.trim(),y={...f.body,...r&&{corrects:{number:r.number,reason:v}}},b=aa(Object.values(y.points),y.deposits,l.starting_points),x=r&&ua(y,r),S=d&&b===0&&!x&&(!r||v);return E`<form class="stack" onSubmit=${e=>{e.preventDefault(),S&&h(async()=>{await F.send(`result`,t.id,y,{hold:!0,replaces:i?.id}),f.forget(),Pe(),n(C(`result.sent`)),o(y)})}}>
${!c&&E`<p class="note warn" role="alert">${C(`result.no-book`)}</p>`}
${c&&!d&&E`<p class="note warn" role="alert">${C(`result.no-scoring`)} <a class="reach" href="#/standings">${C(`hall-standings`)}</a></p>`}
${r&&E`<p class="note">${C(`result.corrects`)}</p>`}
<div class="sheet">${m.map(e=>E`<${Zi} key=${e.seat} ...${e} />`)}</div>
<${$i} left=${b} starting=${l.starting_points} onDeposits=${e=>f.type({deposits:String(y.deposits+e)})} />
<${O} label=${C(`result.deposits`)} hint=${C(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${f.deposits}
wrong=${y.deposits===null?C(`result.hundreds`):void 0} onInput=${e=>f.type({deposits:e})} />
<${Qi} seats=${m} />
${r&&E`<${O} long label=${C(`hall-reason`)} hint=${C(`hall-reason-missing`)} value=${f.reason} maxlength="4000" onInput=${e=>f.type({reason:e})} />`}
${x&&E`<p class="soft" role="status">${C(`result.same`)}</p>`}
${_}
<div class="pair">
<button class="button main" disabled=${!S}>${C(r?`result.correct`:`result.enter`)}</button>
${s&&E`<button class="button" type="button" onClick=${()=>{f.forget(),s?.()}}>${C(`cancel`)}</button>`}
</div>
</form>`}function ua({points:e,deposits:t,unranked:n},r){return u.every(t=>e[t]===r.points[t])&&t===r.deposits&&n.join()===r.unranked.join()}function da({state:e,hanchan:t,result:n,onCorrect:r}){let i=fa(n);return E`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${C(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&E`<span class="badge info">${C(`hall-unsent`)}</span>`}</h2>
<${pa} state=${e} hanchan=${t} result=${n} />
<${ee} id=${n.item}
otherwise=${r&&E`<button class="button" type="button" onClick=${r}>${C(`result.correct`)}</button>`} />
</section>
${i.length>0&&E`<${I} title=${C(`result.earlier`,{count:i.length})}>
${()=>E`<div class="stack">${i.map(n=>E`<${pa} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function fa({before:e}){return e?[e,...fa(e)]:[]}function pa({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,official:a,at:o,reason:c}}){let l=T(),d=e.officials[a]?.name??C(`hall-unknown`);return E`<div class="card">
<dl class="facts">
${u.map(r=>E`<div key=${r}>
<dt>${l.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&E`<small>${C(`result.substitute`)}</small>`}</dt>
<dd>${W(n[r])}</dd>
</div>`)}
${r>0&&E`<div><dt>${C(`result.deposits`)}</dt><dd>${W(r)}</dd></div>`}
</dl>
<p class="soft">${[d,s(o,e.settings.time_zone),c].filter(Boolean).join(` · `)}</p>
</div>`}function ma({args:[e],query:t}){let{tournament:n,state:r}=M(),i=r?.hanchans[e];return!n||!r?E`<${A} title=${C(`hall-result`)} />`:i?E`<${ha} state=${r} hanchan=${i} again=${t.has(`again`)} />`:E`<${j} title=${C(`hall-result`)} text=${C(`result.no-hanchan`)} up="#/tables" />`}function ha({state:e,hanchan:n,again:r}){let{outbox:i,official:a}=M(),o=e.results[n.id]??null,s=i.find(({kind:e,subject:t,state:r})=>e===`result`&&t===n.id&&oe(r)),[c,l]=D(!o||r),[u,d]=D(null),f=t(a),p=c||!o&&!s;N(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[p]);let m=e=>{d(e),l(!1)},h=e.tables[n.table]?.label??`?`;return E`<${w} title=${C(`result.title`,{label:h,round:n.round})} up=${`#/table/${n.table}`}>
${s&&E`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${C(`result.refused`)}</h2>
<${je} problem=${s.problem} />
${!p&&E`<button class="button" type="button" onClick=${()=>l(!0)}>${C(`hall-change`)}</button>`}
</section>`}
${f&&p&&E`<${la} state=${e} hanchan=${n} result=${o} refused=${s} first=${s?.body??(o?null:u)} onSent=${m}
onClose=${o&&(()=>l(!1))} />`}
${!f&&!o&&E`<${L} text=${C(`result.none`)} />`}
${o&&!(f&&p)&&E`<${da} state=${e} hanchan=${n} result=${o} onCorrect=${f&&(()=>l(!0))} />`}
<a class="button quiet" href="#/standings">${C(`hall-standings`)}</a>
<//>`}function ga({state:e,game:t,named:n}){let r=T(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,place:d,points:f,delta:p,uma:m,oka:h,total:g,flags:_}=t,v=[C(`hall-round`,{round:o}),C(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],y=C(`standings.delta`,{points:W(f),goal:W(f-p*100)});return E`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${v.join(` · `)}</a></h3>
${n&&E`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&E`<p class="soft">${C(`standings.corrected`,{count:a-1})}</p>`}
<dl class="facts">
<div><dt>${y}</dt><dd>${U(p,!0)}</dd></div>
<div><dt>${C(`standings.uma`,{place:d})}</dt><dd>${U(m,!0)}</dd></div>
<div><dt>${C(`standings.oka`)}</dt><dd>${U(h,!0)}</dd></div>
<div><dt><strong>${C(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${U(g,!0)}</dd></div>
</dl>
${_.map(e=>E`<p class="note warn" key=${e}>${C(`standings.flag.${e}`)}</p>`)}
</article>`}function _a({state:e,id:t}){let n=V(`standings/${t}`),{told:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??C(`hall-unknown`);return E`<${w} title=${i} up="#/standings">
<${rt} seen=${n} />
<${Fn} />
${r&&E`<${va} state=${e} told=${r} />`}
${e.players[t]&&E`<a class="button" href=${`#/player/${t}`}>${C(`standings.player`)}</a>`}
<//>`}function va({state:e,told:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,final:l}=t,u=C(i?`standings.disqualified`:`standings.unranked`);return E`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?u:C(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${C(`standings.scored`,{count:t.hanchans})}</dt><dd>${U(s)}</dd></div>
<div><dt>${C(`standings.taken`)}</dt><dd>${U(-10*c)}</dd></div>
<div><dt><strong>${C(`standings.total`)}</strong></dt><dd>${U(l)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${C(`standings.games`)}</h2>
${a.length===0&&E`<p class="soft">${C(`standings.no-games`)}</p>`}
${a.map(t=>E`<${ga} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${C(`standings.taken`)}</h2>
${o.length===0&&E`<p class="soft">${C(`standings.nothing-taken`)}</p>`}
${o.length>0&&E`<${ya} state=${e} ledger=${o} p=${c} named=${n===`team`} />`}
</section>`}function ya({state:e,ledger:t,p:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name;return E`<dl class="card facts">
${t.map(t=>E`<div key=${t.id}>
<dt>${r&&E`<span class="who">${i(t.account)}</span> · `}<${Qe} state=${e} line=${t} /></dt>
<dd>${W(-t.amount,!0)}P</dd>
</div>`)}
<div><dt><strong>${C(`standings.sum`)}</strong></dt><dd>${W(-n)}P</dd></div>
</dl>`}function ba({of:e}){let[t,n]=D(``);return E`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;F.file(`standings.csv?of=${e}`).then(e=>tt(e,t),e=>n(H(e)))}}>${C(`standings.export`)}</button>
${t&&E`<p class="note bad" role="alert">${t}</p>`}`}function xa({state:e}){let{book:t,official:n}=M(),{numbers:i,silent:a,complete:o}=na(e,t);if(!t)return null;let s=a.length>0&&n?.roles?.includes(`director`),c=Object.entries(i).map(([e,t])=>[C(`standings.by.${e}`),Sa(t)]),l=()=>E`${c.length>0&&E`<${r} rows=${c} />`}
${s&&E`<${Ca} names=${a} numbers=${i} />`}`;return o?E`<${I} title=${C(`standings.by`)}>${l}<//>`:E`<section class="card" aria-labelledby="by">
<h2 id="by">${C(`standings.by`)}</h2>
<p class="note warn">${C(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function Sa(e){return Array.isArray(e)?e.map(e=>`${W(e)}P`).join(` / `):W(e)}function Ca({names:e,numbers:t}){let[n,r]=D(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[i,a]=D(null),[o,s]=D(!1);return E`<form class="stack" onSubmit=${async t=>{t.preventDefault(),s(!0);let r=Object.fromEntries(e.map(e=>[e,wa(e,n[e])]));await F.ask(`scoring`,{method:`PUT`,body:r}).then(()=>a(null),a),s(!1)}}>
${e.map(e=>E`<${O} key=${e} label=${C(`standings.by.${e}`)} hint=${C(`standings.hint.${e}`)}
value=${n[e]} required autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${i&&(i.problem?E`<${je} problem=${i.problem} />`:E`<p class="note bad" role="alert">${H(i)}</p>`)}
<button class="button main" disabled=${o}>${C(`standings.set`)}</button>
</form>`}function wa(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Ta):Ta(n.replace(/[\s,.'’]/g,``))}function Ta(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Ea({args:[e]}){let{tournament:t,state:n}=M();return!t||!n?E`<${A} title=${C(`hall-standings`)} />`:e?E`<${_a} state=${n} id=${e} />`:E`<${Da} state=${n} />`}function Da({state:e}){let{official:n}=M(),r=V(`standings`),[i,a]=D(`players`),{told:o}=r.answer??{},s=t(n)&&E`<a class="button" href="#/import">${C(`standings.import`)}</a>`;return E`<${w} title=${C(`hall-standings`)} up="#/tables" actions=${s}>
<${rt} seen=${r} />
<${Fn} />
${o?.teams.length>0&&E`<${Ne} label=${C(`standings.of`)} value=${i} onChange=${a}
options=${[`players`,`teams`].map(e=>({value:e,text:C(`standings.of.${e}`)}))} />`}
${o&&E`<${Oa} state=${e} found=${o[i]} />`}
${o&&E`<${ba} of=${i} />`}
<${In} state=${e} />
<${xa} state=${e} />
<//>`}function Oa({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?E`<p class="soft">${C(`standings.none`)}</p>`:E`<ul class="rows" aria-label=${C(`hall-standings`)}>
${t.map(t=>E`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${ka(e,t,n).join(` · `)}</small></span>
<strong>${U(t.final)}</strong>
</a>
</li>`)}
</ul>`}function ka(e,{rank:t,team:n,hanchans:r,score:i,p:a,disqualified:o},s){let c=t!==null&&s.indexOf(t)!==s.lastIndexOf(t);return[e.teams[n]?.name,o&&C(`standings.disqualified`),!o&&t===null&&C(`standings.unranked`),c&&C(`standings.shared`),r>0&&C(`standings.hanchans`,{count:r}),a!==0&&C(`standings.less`,{score:U(i),p:`${W(a)}P`})].filter(Boolean)}export{xn as Cards,Ct as Dashboard,Wt as Escalation,Kt as Escalations,pn as Fines,qi as Import,pr as Journal,_n as Paid,gi as People,Xt as Precedents,bi as Reports,ma as Result,Ea as Standings};