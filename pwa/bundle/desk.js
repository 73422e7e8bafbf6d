import{$t as e,A as t,An as n,Bt as r,Ct as i,D as a,Ft as o,H as s,Ht as c,I as l,Ir as u,It as d,J as f,Jt as p,K as m,Lr as h,Lt as g,Mt as _,N as v,Nr as y,Nt as b,Or as x,Pt as S,Q as C,Qt as w,Rr as T,Rt as E,T as ee,U as te,Ut as D,V as ne,Vt as re,Y as ie,Z as ae,_n as oe,_t as se,a as O,an as ce,at as k,b as le,bn as A,c as ue,cr as de,d as j,dt as M,en as fe,f as pe,ft as me,gt as he,h as ge,ht as _e,i as ve,in as ye,ir as N,it as be,k as xe,l as Se,n as P,nn as Ce,o as we,on as F,or as Te,p as I,q as Ee,qt as L,rt as R,sn as De,sr as Oe,st as ke,tn as z,u as Ae,un as B,ut as je,v as Me,vn as Ne,x as Pe,xr as Fe,xt as Ie,y as Le,yt as Re,z as ze,zr as Be,zt as V}from"./app.js";import{C as Ve,P as He,S as Ue,W as We,at as H,b as Ge,ct as Ke,d as qe,g as Je,h as Ye,it as U,m as Xe,nt as Ze,ot as W,rt as Qe,st as $e,tt as et,u as tt,v as nt,w as rt,x as it,y as at}from"./shared.js";function G({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return B`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&B`<p class="soft">${r}</p>`}
${i.length===0&&B`<p class="soft">${z(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>B`<li key=${e.key}><${ot} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&B`<${o} title=${z(`dashboard.numbers`)}>${()=>B`<${ct} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function ot({row:{name:e,value:t,part:n=0,href:r},most:i}){return B`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${I(t)}</strong>
<${st} value=${t} part=${n} most=${i} />
${n>0&&B`<small>${z(`dashboard.part`,{count:I(n)})}</small>`}
</a>`}function st({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return B`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&B`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function ct({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return B`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${z(`hall-rulings`)}</th>
${r&&B`<th scope="col">${z(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>B`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${I(n)}</td>
${r&&B`<td>${I(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function lt(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:z(`hall-round`,{round:e})}));return[{value:``,text:z(`hall-any`)},...n]}function ut({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function dt({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=pt(t,i.size>1?e=>ht(e,r):mt);return t.length===0?null:B`<section class="card" aria-labelledby="spread">
<h2 id="spread">${z(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${z(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>B`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>B`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>B`<td key=${t.key}><${ft} count=${s.get(e+t.key)} most=${c} href=${gt(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function ft({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return B`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${I(e)}</strong>
</a>`}function pt(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function mt(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function ht(t,n){let r=t.slice(0,10),i=e(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:n}).format(new Date(t));return{key:r,from:`${r}T00:00`,until:`${r}T23:59`,text:i}}function gt(e,t,{from:n,until:r}){return ut(e,{table:t,from:n,until:r})}function _t({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:z(e>1?`dashboard.from`:`dashboard.until`,{from:x(e),until:x(t)}),value:n,href:ut(r,{took:`${e}-${t}`})})),a=e?z(`dashboard.median`,{time:x(t),count:e}):z(`dashboard.untimed`);return B`<${G} id="taking" title=${z(`dashboard.taking`)} what=${z(`dashboard.time`)}
about=${`${a} ${z(`dashboard.measured`)}`} rows=${e?i:[]} />`}function vt(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(se(n)).map(([t,n])=>[he(e,t),_e(e,t,n)]);return[...r,...i]}function yt({cases:e}){return B`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${z(`dashboard.unlike`)}</h2>
<p class="soft">${z(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>B`<${bt} key=${t} one=${e} />`)}
</section>`}function bt({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=M(),o=i[0].rulings.length,s=vt(a,t,n);return B`<article class="stack case">
<h3>${R(a,e)}</h3>
${s.length>0&&B`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&B`<p class="note info">${z(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>B`<${xt} key=${t} outcome=${e} most=${o} />`)}
</article>`}function xt({outcome:{penalties:e,rulings:t},most:n}){let r=M(),{state:i}=p(),a=t.map(e=>i.rulings[e]).filter(Boolean),s=B`<span class="body outcome"><span>${k(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${I(t.length)}</strong><${st} value=${t.length} most=${n} /></span>`;return B`<${o} title=${s}>${()=>B`<${xe} rulings=${a} place empty=${z(`hall-none-found`)} />`}<//>`}function St(){let{tournament:e,state:t,official:n}=p();return!e||!t?B`<${b} title=${z(`dashboard.title`)} />`:ne(n)?B`<${Ct} state=${t} />`:B`<${D} title=${z(`dashboard.title`)} up="#/log"><p class="note warn">${z(`dashboard.whose`)}</p><//>`}function Ct({state:e}){let[t,n]=T({day:``,round:``});return B`<${D} title=${z(`dashboard.title`)} up="#/log">
<div class="asked">
<${g} type="date" label=${z(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${E} label=${z(`dashboard.round`)} value=${t.round} options=${lt(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${wt} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function wt({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=W(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return B`<${Dt} seen=${r} zone=${e.settings.time_zone} />
${i&&B`<${Tt} state=${e} body=${i} asked=${t} />`}`}function Tt({state:e,body:t,asked:n}){let r=M(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>ut(n,e),l=e=>({key:e.foul,name:R(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return B`<p role="status">${z(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${G} id="fouls" title=${z(`dashboard.fouls`)} what=${z(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${G} id="referees" title=${z(`dashboard.referees`)} what=${z(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${dt} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${G} id="otherwise" title=${z(`dashboard.otherwise`)} about=${z(`dashboard.otherwise-about`)} what=${z(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${yt} cases=${t.differently} />
<${G} id="escalations" title=${z(`dashboard.escalations`)} what=${z(`dashboard.status`)}
rows=${s.map(e=>Et(e,c))} />
<${_t} taking=${t.time_to_rule} asked=${n} />
</div>`}function Et({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>F(`hall-escalation.${e}`)?z(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function Dt({seen:{answer:e,fresh:t,trouble:n},zone:r}){a();let i=e&&w(e.at,r);return!e&&!n?B`<${c} />`:n?B`<p class="note warn" role="status">${H(n)} ${z(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:B`<p class="soft">${z(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}function Ot({state:e,escalation:t,ruling:n}){let{official:r,outbox:i}=p(),[a,o]=T(null);if(u(()=>void A.loadEscalationSteps(),[]),i.some(({subject:e,kind:n,state:r})=>e===t.id&&n!==`photo`&&de(r)))return B`<p class="note bad">${z(`esc.stuck`)} <a href="#/outbox">${z(`hall-resolve`)}</a></p>`;let s=Ge(r,t,n);return B`
${s===`decide`&&B`<${Mt} state=${e} escalation=${t} ruling=${n} onAsk=${o} />`}
${s===`appeal`&&B`<button class="button main" type="button" onClick=${()=>o(kt)}>${z(`esc.do.appeal`)}</button>`}
${s===`reopen`&&B`<button class="button" type="button" onClick=${()=>o(At)}>${z(`esc.do.reopening`)}</button>`}
${s===`own`&&B`<p class="note warn">${z(`esc.own`)}</p>`}
${s===``&&B`<p class="soft">${z(`esc.wait.${t.status}`)}</p>`}
${a&&B`<${Ee} title=${z(`esc.do.${a.name}`)} text=${z(`esc.means.${a.name}`)} yes=${z(`esc.do.${a.name}`)}
onReason=${async e=>{if(!a)return;let{kind:n,name:r,...i}=a;await A.send(n,t.id,{reason:e,...i}),Ce(),L(z(`esc.done.${n}`)),o(null)}} onClose=${()=>o(null)} />`}
`}const kt={kind:`appeal`,name:`appeal`},At={kind:`reopening`,name:`reopening`},jt=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Mt({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>B`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${z(`esc.do.${e.name}`)}</button>`;return B`
${u&&f(jt(`amended`,`confirmed`),`main`)}
${f(jt(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${z(u?`esc.amend-again`:`hall-amend`)}</a>
${f(jt(`overturned`),`danger`)}
`}function Nt({ruling:e,rulings:n}){let r=M(),{state:i}=p(),[a,o]=[!0,!1].map(t=>n.filter(n=>It(n,e)===t)),s=[...a,...o].slice(0,12);return B`<section class="stack">
<h2>${z(`esc.same-foul`)}</h2>
${n.length===0&&B`<p class="soft">${z(`esc.never-before`)}</p>`}
<ul class="rows">
${s.map(n=>B`<li key=${n.id}>
<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${me(n.kind)}`}>${k(r,n)}</strong>
<small>${[n.offender.name,i.officials[n.official]?.name,w(n.ruled_at,i.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${a.includes(n)&&B`<span class="badge info">${z(`esc.same-facts`)}</span>`}
${n.revision!==e.revision&&B`<span class="badge warn">${z(`esc.other-revision`)}</span>`}
<${t} ruling=${n} />
</span>
</a>
</li>`)}
</ul>
${n.length>12&&B`<a class="reach" href=${`#/log?foul=${e.foul}`}>${z(`esc.all-of-foul`,{count:n.length})}</a>`}
</section>`}function Pt(e,t,{offender:n}){return Rt(e,t,e=>e.offender.id===n.id)}function Ft(e,t,{foul:n}){return Rt(e,t,e=>e.foul===n)}function It(e,t){return y(Lt(e))===y(Lt(t))}function Lt({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Rt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return v(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function zt({state:e,foul:t,escalation:n}){let r=W(`precedents?limit=20&foul=${t}`);return B`<section class="stack">
<h2>${z(`esc.precedents`)}</h2>
<${U} seen=${r} what="precedents" />
${r.answer&&B`<${Vt} state=${e} items=${Bt(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${z(`esc.search-precedents`)}</a>
</section>`}function Bt(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Vt({state:e,items:t}){let n=M();return t.length===0?B`<p class="soft">${z(`esc.no-precedents`)}</p>`:B`<ul class="rows below precedents">
${t.map(t=>B`<li key=${t.ruling.id}><${Ht} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Ht({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return B`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${me(n.kind)}`}>${k(t,n)}</strong>
<span>${R(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>B`<small key=${e}>${e}</small>`)}
${l.map(e=>B`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,w(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&B`<span class="badge">${z(`hall-status.${n.status}`)}</span>`}
${c&&B`<span class="badge warn">${z(`esc.revision-changed`)}</span>`}
${r.map(e=>B`<span class="badge" key=${e}>${z(`esc.why.${e}`)}</span>`)}
${s&&B`<span class="badge info">${it(s)}</span>`}
</span>
</span>
</a>`}function Ut({args:[e]}){let{tournament:t,state:n}=p();if(!t||!n)return B`<${b} title=${z(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?B`<${_} title=${z(`esc.one`)} text=${z(`esc.missing`)} up="#/escalations" />`:B`<${Wt} state=${n} escalation=${r} ruling=${i} />`}function Wt({state:e,escalation:t,ruling:n}){let r=M(),i=Pe([n])[n.revision],a=f(r,i,n),o=a&&(a.chosen??a.final??a.first),s=t.status===`open`;He(s);let c=B`<${Ot} state=${e} escalation=${t} ruling=${n} />`;return B`<${D} title=${R(r,n.foul)} up="#/escalations" actions=${c}>
<section class="card hall-verdict">
<p class=${`penalty large ${me(n.kind)}`}>${o?ze(r,o):k(r,n)}</p>
<p><a class="who" href=${n.offender.kind===`player`?`#/player/${n.offender.id}`:`#/log`}>${n.offender.name}</a></p>
<p class="soft">${ke(r,n)}</p>
<p role="status"><span class=${`badge ${s?`warn`:`info`}`}>${Ue(t)}</span> ${s&&B`<span class="soft">${at(t.escalated_at)}</span>`}</p>
</section>
<${nt} state=${e} escalation=${t} />
<section class="stack">
<h2>${z(`esc.so-far`)}</h2>
<${Ye} state=${e} events=${Je(e,t)} />
</section>
<${Me} ruling=${n} />
${a?B`<${Le} ruling=${n} spoken=${a} />`:B`<p class="soft">${z(`hall-no-book`)}</p>`}
<${le} state=${e} ruling=${n} />
<${ae} state=${e} ruling=${n} />
<section class="stack">
<h2>${z(`esc.on-offender`,{name:n.offender.name})}</h2>
<${xe} rulings=${Pt(e,t,n)} place empty=${z(`esc.nothing-else`)} />
</section>
<${rt} state=${e} id=${n.offender.id} />
<${Nt} ruling=${n} rulings=${Ft(e,t,n)} />
<${zt} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Gt(){let{tournament:e,state:t}=p();return!e||!t?B`<${b} title=${z(`hall-escalations`)} />`:B`<${Kt} state=${t} />`}function Kt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),i=n.filter(({status:e})=>e===`open`),a=n.filter(({status:e})=>e!==`open`).reverse();return He(i.length>0),B`<${D} title=${z(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${z(`esc.precedents`)}</a></p>
${t.length===0&&B`<${r} text=${z(`esc.none`)} />`}
<${qt} state=${e} title=${z(`esc.waiting`,{count:i.length})} escalations=${i} />
<${qt} state=${e} title=${z(`esc.decided-ones`)} escalations=${a} />
<//>`}function qt({state:e,title:t,escalations:n}){return n.length===0?null:B`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>B`<li key=${t.id}><${Jt} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function Jt({state:e,escalation:t}){let n=M(),r=e.rulings[t.id],i=t.status===`open`,a=[z(`hall-table`,{label:r.table.label}),Ve(e,t),at(t.escalated_at)];return B`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${R(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${k(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${Ue(t)}</span>
${!i&&B`<span class="badge info">${it(t)}</span>`}
${t.unsent&&B`<span class="badge info">${z(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Yt({query:e}){let{tournament:t,state:n}=p();return!t||!n?B`<${b} title=${z(`esc.precedents`)} />`:B`<${Xt} state=${n} begun=${e.get(`foul`)??``} />`}function Xt({state:e,begun:t}){let n=M(),[r,i]=T(t in n.catalogue.fouls?t:``),[a,o]=T({}),[s,c]=T(``),[l,u]=T(``),d=e=>{i(e),o({})},f=e=>{e.preventDefault(),u(s.trim())},p=W(en(r,a,l)),m=p.answer?.body;return B`<${D} title=${z(`esc.precedents`)} up="#/escalations">
<p class="soft">${z(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${f}>
<${E} label=${z(`hall-filter.foul`)} value=${r} options=${[{value:``,text:z(`esc.any`)},...$t(n)]} onChange=${d} />
${r&&B`<${Zt} words=${n} foul=${r} facts=${a} onFacts=${o} />`}
<${g} type="search" label=${z(`esc.words`)} hint=${z(`esc.words-hint`)} value=${s} onInput=${c} maxlength="200" />
<button class="button">${z(`esc.search`)}</button>
</form>
<${U} seen=${p} what="precedents" />
${m&&B`<${Vt} state=${e} items=${m.items} />`}
${m?.next&&B`<p class="note">${z(`esc.more`,{count:50})}</p>`}
<//>`}function Zt({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=p();return i?i.table(t).used.map(t=>{let i=Qt(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&B`<${E} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:z(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function Qt({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function $t(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function en(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function tn({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=ue(r).map(([e,t])=>P(e,t));return B`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${z(`fines.owing`)}</h2>
${r.length===0&&B`<p class="soft">${z(`fines.nobody`)}</p>`}
${r.length>0&&B`<p>${z(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>B`<li key=${rn(t)}><${an} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&B`<p class="soft">${z(`fines.not-seated`)}</p>`}
</section>`}function nn({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:B`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${z(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>B`<li key=${rn(t)}><${an} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${z(`fines.gives-back`)}</p>
</section>`}function rn({account:e,unit:t}){return e.id+t}function an({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=s.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),l=[a>0&&z(`fines.since`,{time:w(o,e.settings.time_zone)}),c>0&&z(`fines.part-paid`,{amount:P(i,c)})],u=B`<span class="body who">${O(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${P(i,Math.abs(a))}</strong>`;return n?B`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:r.kind===`player`?B`<a class="row" href=${`#/player/${r.id}`}>${u}</a>`:B`<div class="row">${u}</div>`}const on=[`cash`,`card`,`transfer`,`other`];function sn({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:a,onClose:o}){let[s,c]=T(()=>P(n,r).slice(n.length+1)),[l,u]=T(`cash`),[f,p]=T(``),{does:m,wrong:h}=ie(),_=we(n,s),v=!_||_>r?z(`fines.between`,{most:P(n,r)}):void 0,y=()=>m(async()=>{let e=f.trim()&&{note:f.trim()},r=new Date(A.now()).toISOString(),{id:i}=await A.send(`payment`,null,{account:t,unit:n,amount:_,method:l,paid_at:r,...e});Ce(),a(i),o()}),b=on.map(e=>({value:e,text:z(`fines.method.${e}`)}));return B`<${S} title=${z(`fines.pays`,{name:O(e,t)})} onClose=${o}>
<dl class="facts">
${Ae(i).map(t=>B`<div key=${t.id}>
<dt><${Xe} state=${e} line=${t} /></dt>
<dd>${P(n,t.amount)}</dd>
</div>`)}
</dl>
<${g} label=${z(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${v} onInput=${c} />
<${d} label=${z(`fines.how`)} value=${l} options=${b} onChange=${u} />
<${g} label=${z(`fines.note`)} value=${f} onInput=${p} />
${h}
<button class="button main" type="button" disabled=${!!v} onClick=${y}>
${z(`fines.take`,{amount:P(n,_??0)})}
</button>
<//>`}function cn({state:e,official:t}){if(!e.season||!Se(t))return null;let n=z(`fines.season`,{season:e.season.season});return B`<${o} title=${n}>${()=>B`<${ln} state=${e} />`}<//>`}function ln({state:e}){let{answer:t,fresh:n,trouble:r}=W(`ledger/fines/season`);if(!t)return B`<p class="soft" role="status">${z(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=w(t.at,e.settings.time_zone);return B`${!n&&B`<p class="note warn" role="status">${z(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&B`<p class="soft">${z(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>B`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${un(e,t)}</small></span>
<strong>${P(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function un(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=je(e,r)||e.settings.name;return n.length>1?`${a} ${P(t,i)}`:a}).join(` · `)}function dn({state:e}){let{fines:t}=e.others;return t.length===0?null:B`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${z(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>B`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${O(e,t)}<small>
${je(e,n)} · ${z(`fines.since`,{time:w(a,e.settings.time_zone)})}
</small></span>
<strong>${P(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${z(`fines.paid-there`)}</p>
</section>`}function fn(){let{tournament:e,state:t}=p();return!e||!t?B`<${b} title=${z(`fines.title`)} />`:B`<${pn} state=${t} />`}function pn({state:e}){let{official:t}=p(),[n,r]=T(null),[i,a]=T(``);u(()=>void A.lookAround(),[]);let o=Be(()=>ve(e),[e.ledger]),s=Se(t);return B`<${D} title=${z(`fines.title`)} up="#/tables">
<div role="status">${e.payments[i]&&B`<${mn} state=${e} payment=${e.payments[i]} />`}</div>
<${tn} state=${e} balances=${o} onPay=${s&&r} />
<${nn} state=${e} balances=${o} />
<${dn} state=${e} />
<${hn} state=${e} />
<${cn} state=${e} official=${t} />
${s&&B`<a class="button" href="#/reports">${z(`reports.link`)}</a>`}
${n&&B`<${sn} state=${e} balance=${n} onTaken=${a} onClose=${()=>r(null)} />`}
<//>`}function mn({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=O(e,{kind:n,id:r});return B`<p class="note info row">
<span class="body">${z(`fines.taken`,{name:o,amount:P(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${z(`fines.to-receipt`)}</a>
</p>`}function hn({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:B`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${z(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,unsent:l})=>B`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${O(e,{kind:r,id:i})}<small>
${[l?z(`fines.no-receipt-yet`):z(`fines.receipt`,{number:n}),z(`fines.method.${s}`),w(c,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${P(a,o)}</strong>
</a></li>`)}
</ul>
<p class="soft">${z(`fines.put-right`)}</p>
</section>`}function gn({args:[e]}){let{tournament:t,state:n,official:r}=p();if(!t||!n)return B`<${b} title=${z(`fines.payment`)} />`;let i=n.payments[e];if(!i)return B`<${_} title=${z(`fines.payment`)} text=${z(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?z(`fines.payment`):z(`fines.receipt`,{number:i.receipt});return B`<${D} title=${a} up="#/fines">
<${_n} state=${n} payment=${i} />
${i.unsent?B`<p class="note info" role="status">${z(`fines.receipt-later`)}</p>`:B`<${vn} hash=${i.hash} />`}
${!i.unsent&&Se(r)&&B`<${yn} payment=${i} />`}
<//>`}function _n({state:e,payment:{account_kind:t,account_id:n,unit:r,amount:i,method:a,paid_at:o,note:s}}){let c=[[z(`fines.payer`),O(e,{kind:t,id:n})],[z(`fines.amount-paid`),P(r,i)],[z(`fines.how`),z(`fines.method.${a}`)],[z(`fines.when`),w(o,e.settings.time_zone)],...s?[[z(`fines.note-paid`),s]]:[]];return B`<dl class="facts">
${c.map(([e,t])=>B`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function vn({hash:e}){return B`<figure class="big-code">
<${We} text=${`${location.origin}/#/receipt/${e}`} label=${z(`fines.code`)} />
<figcaption>${z(`fines.photograph`)}</figcaption>
</figure>`}function yn({payment:{id:e,receipt:t}}){let{live:n}=p(),{lang:r}=ce(),[i,a]=T(0),{blob:o,url:s,failed:c}=C(()=>A.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),l=()=>a(i+1);u(()=>{c&&n===`live`&&l()},[n]);let d=`receipt-${t}.pdf`;if(c)return B`<p class="note warn" role="status">${z(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${l}>${z(`try-again`)}</button>`;if(!s||!o)return B`<p class="soft" role="status">${z(`fines.page-comes`)}</p>`;let f=[new File([o],d,{type:o.type})];return B`<div class="doing">
<a class="button main" href=${s} target="_blank">${z(`fines.open-page`)}</a>
<a class="button" href=${s} download=${d}>${z(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&B`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${z(`fines.share-page`)}</button>`}
</div>`}function bn(){let{tournament:e,state:t}=p();if(!e||!t)return B`<${b} title=${z(`hall-cards`)} />`;let n=B`<button class="button main" onClick=${()=>print()}>${z(`hall-print`)}</button>`;return B`<${D} title=${z(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${z(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${z(`reports.link`)}</a>
<ul class="codes">
${ge(t).map(e=>B`<li key=${e.id}><${xn} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function xn({table:e,name:t}){let{url:n,failed:r}=C(()=>A.tableCode(e.id),e.id),i=z(`hall-table`,{label:e.label});return B`<figure>
${n&&B`<img src=${n} alt=${z(`hall-code`,{label:e.label})} />`}
${r&&B`<p class="note warn">${z(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}const Sn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Cn(e,t,n){let{kind:r,body:i}=n,a=t.settings.time_zone;if(r===`tournament.changed`)return An(e,n);if(r.startsWith(`ruling.`))return Tn(e,n);let[o]=await K(n,wn(n));if(!o)return null;if(r===`result.corrected`)return{before:Dn(e,o.body),after:Dn(e,i)};let s=r===`hanchan.scheduled`?On:kn;return{before:s(o.body,a),after:s(i,a)}}function wn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Tn(e,t){let{kind:n,body:r}=t,[i]=await K(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=En(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=k(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(vt(e,t,n))}}}let[o]=await K(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:En(e,o)}:null}function En(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=k(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Sn.filter(e=>(o[e]??null)!==null),c=vt(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Dn(e,{points:t,deposits:n,unranked:r}){let i=N.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(i),deposits:n,unranked:r.join(` `)}}function On({scheduled_at:e,minutes:t},n){return{scheduled_at:w(e,n),minutes:t}}function kn({arrived_at:e,at:t},n){return{arrived_at:w(e??t,n)}}async function An(e,t){let n=await K(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:jn(e,r),after:jn(e,{...r,...t.body})}}function jn(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[z(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Mn(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[z(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Mn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function K({seq:e},t,n=1){return(await(await A.audit()).older(e,n,t)).entries}function Nn(){let{outbox:e}=p(),t=e.filter(({kind:e,state:t})=>e===`result`&&Te(t)).length;return t===0?null:B`<p class="note info"><a class="reach" href="#/outbox">${z(`standings.waits`,{count:t})}</a></p>`}function Pn({state:e}){let{official:t}=p(),n=new Intl.Collator(void 0,{numeric:!0}),r=Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:Fn(e,{table:n,round:r})})).sort((e,t)=>n.compare(e.name,t.name));return r.length===0?null:B`<${o} title=${z(`standings.missing`,{count:r.length})}>${()=>B`<ul class="rows">
${r.map(({id:e,name:n})=>B`<li key=${e}>${te(t)?B`<a class="row" href=${`#/result/${e}`}>${n}</a>`:B`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function Fn(e,{table:t,round:n}){return[z(`hall-round`,{round:n}),z(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function In(e,t,n){let{kind:r,body:i}=n,a=Ln[r]??Ln[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Ln={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Rn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,zn(t,n),...Rn(n)],phone:(e,t,{body:n})=>[zn(t,n)],token:(e,t,{body:n})=>[n.name,zn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[z(`hall-table`,{label:n.label})],hanchan:(e,t,{subject:n,body:r})=>[q(t,n),...N.map(e=>t.players[r[`${e}_id`]]?.name),r.scheduled_at&&w(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Bn(e,n),photo:(e,t,{body:n})=>Bn(e,t.rulings[n.ruling]),escalation:(e,t,{subject:n,body:r})=>[r.outcome&&z(`journal.outcome.${r.outcome}`),...Bn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Vn(t,i)]},hand:(e,t,{subject:n,body:r})=>[z(`hall-how.${r.how}`),...Vn(t,t.handEnds[n])],timing:(e,t,{body:n})=>[z(`journal.what.${n.what}`),n.person_id&&O(t,{kind:n.person_kind,id:n.person_id}),q(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${x(Math.abs(n.seconds))}`,q(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&z(`journal.what.${r}`),t.players[i]?.name,q(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Hn(t,e)),fine:(e,t,{body:n})=>[Hn(t,n),z(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(e,t,{body:n})=>[q(t,n.hanchan_id),...N.map(t=>`${e.phrase(`seat-${t}`)} ${I(n.points[t])}`)]};function Rn({roles:e}){return(e??[]).map(e=>z(`hall-role.${e}`))}function zn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function Bn(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[R(e,n),r.name,z(`hall-table`,{label:i.label}),k(e,t)]}function q(e,t){let n=e.hanchans[t??``];return n&&Fn(e,n)}function Vn(e,{table:t,hand:n}={}){return[e.tables[t]&&z(`hall-table`,{label:e.tables[t].label}),be(n)]}function Hn(e,{account_kind:t,account_id:n,unit:r,amount:i}){return`${O(e,{kind:t,id:n})} ${P(r,i)}`}const Un=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Wn={ruling:`rulings`,player:`players`,table:`tables`};function Gn({state:e,entry:t,onSubject:n}){let r=M(),{seq:i,at:a,who:s,kind:c}=t,l=s?e.officials[s]?.name??z(`hall-unknown`):z(`journal.nobody`),u=In(r,e,t),d=[z(`journal.number`,{seq:i}),w(a,e.settings.time_zone),l],f=B`<div class="body">
<h3>${qn(c)}</h3>
${u.length>0&&B`<span class="who">${u.join(` · `)}</span>`}
<small>${d.join(` · `)}</small>
</div>`;return B`<${o} class="entry" title=${f}>
${()=>B`<${Kn} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Kn({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Wn).find(([,t])=>o in e[t])??[];return B`<div class="stack">
<p class="pair">
${c&&B`<a class="button" href=${`#/${c}/${o}`}>${z(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${z(`journal.all-of-it`)}</button>
</p>
${(Un.includes(a)||s.what===`corrected`)&&B`<${Jn} state=${e} entry=${t} />`}
<h4>${z(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${z(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function qn(e){return F(`journal.kind.${e}`)?z(`journal.kind.${e}`):e}function Jn({state:e,entry:t}){let n=M(),[r,i]=T(void 0);return u(()=>void Cn(n,e,t).then(i,()=>i(null)),[]),r===void 0?B`<${c} />`:r===null?B`<p class="soft">${z(`journal.no-before`)}</p>`:B`<${qe} caption=${z(`journal.changes`)} heads=${[z(`journal.before`),z(`journal.after`)]}
before=${r.before} after=${r.after} />`}function Yn({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],a={kind:Xn(De(`journal.kind.`).map(e=>({value:e.slice(13),text:z(e)}))),person:Xn(i.map(({id:e,name:t})=>({value:e,text:t}))),table:ge(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:z(`journal.this`)}]}};return B`<details class="fold" open=${!!t.subject}>
<summary>${z(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(a).map(([e,r])=>B`<${E} key=${e} label=${z(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:z(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&B`<button class="button" type="button" onClick=${()=>n({})}>${z(`journal.clear`)}</button>`}
</div>
</details>`}function Xn(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const Zn=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function Qn(e,{kind:t,person:n,table:r,subject:i}){let a=er(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=$n(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function $n({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(Zn)??[]]}function er({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function tr({result:{browser:e,server:t}}){return B`<div class="stack" role="status">
<${rr} name=${z(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>z(`journal.found.${t}`,{seq:e})} />
${t&&B`<${rr} name=${z(`journal.server`)} result=${t} whole="journal.rows-whole" line=${nr} />`}
</div>`}function nr({seq:e,kind:t,values:n,what:r}){return F(`finding.${t}`)?z(`finding.${t}`,{seq:e,...n}):B`<span lang="en">${r}</span>`}function rr({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){return t?B`<p class="note warn"><strong>${e}</strong> ${t}</p>`:r===0?B`<p class="note"><strong>${e}</strong> ${z(a,{seq:i.seq})}</p>`:B`<div class="note bad stack">
<p><strong>${e}</strong> ${z(`journal.broken`,{count:r})}</p>
<ul class="points">${n.slice(0,50).map((e,t)=>B`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&B`<p>${z(`journal.more`,{count:r-50})}</p>`}
</div>`}function ir(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function ar({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Ze(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function or({onHead:e,onClose:t}){let n=h(null),[r,i]=T(``);return u(()=>{let t=new AbortController;return tt(n.current,t.signal,t=>ir(t)?(e(t),!0):!1,i),()=>t.abort()},[]),B`<${S} title=${z(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${z(`hall-viewfinder`)}></video>
${r&&B`<p class="note warn" role="status">${z(`journal.scan.${r}`)}</p>`}
<//>`}function sr({state:e}){return B`<section class="card" aria-labelledby="proof">
<h2 id="proof">${z(`journal.proof`)}</h2>
<p class="unprinted">${z(`journal.proof-about`)}</p>
<${cr} />
<${o} title=${z(`journal.head`)}>${()=>B`<${ur} state=${e} />`}<//>
</section>`}function cr(){let{official:e}=p(),[t,n]=T(``),[r,i]=T(null),[a,o]=T(null),s=h(null);u(()=>()=>s.current?.abort(),[]);let[c,l]=T(!1),d=e=>{n(e),l(!1)},f=ir(t),m=t.trim()&&!f?z(`journal.no-head`):``;return B`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),m||a)return;s.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=s.current;i(await lr({noted:f,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
<${g} label=${z(`journal.noted`)} hint=${z(`journal.noted-hint`)} value=${t} wrong=${m} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>l(!0)}>${z(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${z(`journal.verify`)}</button>
</form>
${a&&B`<div class="stack" role="status">
<progress aria-label=${z(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${z(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>s.current?.abort()}>${z(`journal.stop`)}</button>
</div>`}
${r&&B`<${tr} result=${r} />`}
${c&&B`<${or} onHead=${d} onClose=${()=>l(!1)} />`}`}async function lr(e,t){let{prove:n}=await A.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?z(`journal.stopped`):H(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(A.ask(`audit${o}`,{timeout:12e4}))}}function ur({state:e}){let[t,n]=T(null),[r,i]=T(``),{online:a}=p();if(u(()=>{A.ask(`journal/head`).then(n,e=>i(H(e)))},[e.seq,a]),!t)return B`<p class=${r?`note warn`:`soft`} role="status">${r||z(`loading`)}</p>`;let{slug:o,name:s,time_zone:c}=e.settings,l=`${t.seq}:${t.hash}`;return B`<div class="stack head">
<p>${z(`journal.head-about`)}</p>
<figure><${We} text=${l} label=${z(`journal.code`)} /><figcaption><strong>${s}</strong></figcaption></figure>
<${re} rows=${[[z(`journal.number-of`),t.seq],[z(`journal.time`),t.at&&w(t.at,c)],[z(`journal.hash`),B`<code>${l}</code>`],[z(`journal.command`),B`<code>shinpan audit verify ${o} --head ${l}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>ar(e.settings,t)}>${z(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${z(`hall-print`)}</button>
</p>
</div>`}function dr({query:e}){let{tournament:t,state:n}=p();if(!t||!n)return B`<${b} title=${z(`journal.title`)} />`;let r=Object.fromEntries(e);return B`<${fr} key=${e.toString()} state=${n} asked=${r} />`}function fr({state:e,asked:t}){let[n,r]=T(t),[i,a]=T(e.seq),o=JSON.stringify([n,i]);return B`<${D} title=${z(`journal.title`)} up="#/log">
<${sr} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${z(`journal.entries`)}</h2>
<p class="soft">${z(`journal.kept`,{seq:e.seq})}</p>
<${Yn} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&B`<button class="button" type="button" onClick=${()=>a(e.seq)}>${z(`journal.newer`,{count:e.seq-i})}</button>`}
<${pr} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function pr({state:e,from:t,chosen:n,onSubject:r}){let i=Be(()=>Qn(e,n),[]),[a,o]=T([]),[s,l]=T(t+1),[d,f]=T(!1),p=h(!1),m=async()=>{if(!(p.current||s===null)){p.current=!0;try{let e=await(await A.audit()).older(s,30,i);o(t=>[...t,...e.entries]),l(e.next)}catch{f(!0)}finally{p.current=!1}}};return u(()=>void m(),[]),d?B`<p class="note bad" role="alert">${z(`journal.unread`)}</p>`:s===t+1?B`<${c} />`:B`<ul class="entries">
${a.map(t=>B`<li key=${t.seq}><${Gn} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${a.length===0&&B`<p class="soft" role="status">${z(`hall-none-found`)}</p>`}
${s!==null&&B`<button class="button" type="button" onClick=${m}>${z(`journal.older`)}</button>`}`}function J(e){let{state:t,online:n}=p(),[r,i]=T({items:null,trouble:null});return u(()=>{let t=!1;return mr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function mr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await A.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function hr({of:{items:e,trouble:t},children:n}){return!e&&!t?B`<${c} />`:B`${t&&B`<${gr} error=${t} />`}${e&&n(e)}`}function gr({error:e}){return e.problem?B`<div role="alert"><${ee} problem=${e.problem} /></div>`:B`<p class="note bad" role="alert">${H(e)} ${z(`people.needs-network`)}</p>`}function Y(){let[e,t]=T(null),[n,r]=T(!1),i=h(!1);return{ask:async e=>{if(!i.current){i.current=!0,r(!0),t(null);try{await Ke(e)}catch(e){if(!(e instanceof Fe)&&e.name!==`Unreachable`)throw e;t(e)}finally{i.current=!1,r(!1)}}},asking:n,wrong:e&&B`<${gr} error=${e} />`}}function X(){let e=h(/* @__PURE__ */ new Map);return t=>{let r=JSON.stringify(t),i=e.current.get(r)??n(A.now());return e.current.set(r,i),i}}async function Z(e,t,r,i){let a=await A.ask(`${e}/${t}`,{method:`PUT`,body:r});return a[i]?a:(await A.ask(`${e}/${t}/revocation`,{method:`PUT`}),A.ask(`${e}/${n(A.now())}`,{method:`PUT`,body:r}))}const _r=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Q(e){return fe(_r.filter(t=>e.includes(t)).map(e=>z(`hall-role.${e}`)))}function vr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return B`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>B`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&B`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function yr(e){return B`<${vr} label=${z(`people.roles`)} names=${_r} said=${e=>z(`hall-role.${e}`)}
...${e} />`}function br({state:e}){let t=J(`invitations`),n=B`<a class="button main" href="#/people/invite">${z(`people.invite`)}</a>`;return B`<${D} title=${z(`people.links`)} up="#/people" actions=${n}>
<${hr} of=${t}>
${t=>B`<${xr} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function xr({links:e,state:t}){let n=t.settings.time_zone,i=e.filter(({closed:e})=>!e),a=e.filter(({closed:e})=>e);return B`${i.length===0&&B`<${r} text=${z(`people.no-links`)} />`}
<${Sr} links=${i} zone=${n} state=${t} />
${a.length>0&&B`<${o} title=${z(`people.closed-count`,{count:a.length})}>
${()=>B`<${Sr} links=${a} zone=${n} state=${t} />`}
<//>`}`}function Sr({links:e,zone:t,state:n}){return e.length===0?null:B`<ul class="rows">
${e.map(e=>B`<${wr} key=${e.id} link=${e} zone=${t} whom=${n?Cr(n,e):z(`people.open-link`)} />`)}
</ul>`}function Cr(e,{official:t,player:n,roles:r,label:i}){return t?z(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?z(`people.for-player`,{name:e.players[n]?.name??`?`}):[Q(r),i].filter(Boolean).join(` · `)}function wr({link:e,zone:t,whom:n}){let[r,i]=T(!1),{ask:a,asking:o,wrong:s}=Y();return B`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Tr(e,t)}</small></span>
${!e.closed&&B`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${z(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${z(`people.withdraw`)}</button>`}
</div>
${s}
${r&&B`<${m} title=${z(`people.withdraw-ask`)} text=${z(`people.withdraw-text`)} yes=${z(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>A.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Tr({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?z(`people.any-number`):z(`people.uses-left`,{left:t,uses:e});return r?[z(`people.closed.${r}`),a].join(` · `):[a,n?z(`people.until`,{time:w(n,i)}):z(`people.no-end`)].join(` · `)}function Er({made:e,state:t,up:n,onMore:r}){let i=`${location.origin}${e.join}`,a=e.limits??Tr(e,t.settings.time_zone),o=B`<button class="button" type="button" onClick=${r}>${z(`people.another`)}</button>
<a class="button main" href=${n}>${z(`people.done`)}</a>`;return B`<${D} title=${z(`people.link-made`)} up=${n} actions=${o}>
<p><strong>${Or(t,e)}</strong></p>
<figure class="big-code"><${We} text=${i} label=${z(`people.code`)} /></figure>
<p class="soft">${a}</p>
<${kr} made=${e} />
<${Dr} label=${z(`people.link`)} text=${i} />
<p class="note warn">${z(`people.link-once`)}</p>
<//>`}function Dr({label:e,text:t}){return B`<${g} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&B`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>L(z(`people.copied`)),()=>L(z(`people.not-copied`)))}>${z(`people.copy`)}</button>`}
${`share`in navigator&&B`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${z(`people.share`)}</button>`}
</div>`}function Or(e,{official:t,player:n,roles:r,name:i}){return n?z(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?z(`people.becomes-named`,{name:i,roles:Q(r)}):t?z(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):z(`people.becomes`,{roles:Q(r)})}function kr({made:e}){let{items:t}=J(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return B`<p role="status">${n>0&&B`<span class="badge">${z(`people.arrived`,{count:n})}</span>`}</p>`}const Ar=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function jr({state:e,query:t}){let[n,r]=T(null),i=t.get(`official`),a=t.get(`player`),o=i?`#/people/${i}`:a?`#/people/player/${a}`:`#/people`,s=z(i?`people.one-more`:a?`people.give-link`:`people.invite`);return n?B`<${Er} made=${n} state=${e} up=${o} onMore=${()=>r(null)} />`:B`<${D} title=${s} up=${o}>
${i?B`<${Fr} official=${e.officials[i]} onMade=${r} />`:a?B`<${Ir} player=${e.players[a]} onMade=${r} />`:B`<${Mr} onMade=${r} />`}
<//>`}function Mr({onMade:e}){let[t,n]=T(`name`),r=[`name`,`role`].map(e=>({value:e,text:z(`people.by.${e}`)}));return B`<${d} label=${z(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?B`<${Nr} onMade=${e} />`:B`<${Pr} onMade=${e} />`}`}function Nr({onMade:e}){let[t,n]=T(``),[r,i]=T([]),a=X();return B`<${Lr} lacks=${e=>({name:e&&!t.trim()?z(`people.name-missing`):``,roles:e&&r.length===0?z(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await A.ask(`officials/${a(n)}`,{method:`PUT`,body:n}),o={official:i.id,label:i.name};e({join:(i.join?i:await Z(`invitations`,a(o),o,`join`)).join,official:i.id,name:i.name,roles:i.roles,limits:z(`people.one-phone`)})}}>
${e=>B`<${g} label=${z(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${yr} chosen=${r} wrong=${e.roles} onChange=${i} />
<p class="soft">${z(`people.by-name-text`)}</p>`}
<//>`}function Pr({onMade:e}){let[t,n]=T([]),[r,i]=T(`5`),[a,o]=T(240),[s,c]=T(``),l=X();return B`<${Lr} lacks=${e=>({roles:e&&t.length===0?z(`people.role-missing`):``,uses:e&&!($(r)>=1&&$(r)<=500)?z(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:$(r),minutes:a,label:s.trim()};e(await Z(`invitations`,l(n),n,`join`))}}>
${e=>B`<${yr} chosen=${t} wrong=${e.roles} onChange=${n} />
<${g} label=${z(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${Rr} value=${a} onChange=${o} />
<${g} label=${z(`people.label`)} hint=${z(`people.label-hint`)} value=${s} onInput=${c} autocomplete="off" maxlength="200" />
<p class="soft">${z(`people.by-role-text`)}</p>`}
<//>`}function Fr({official:e,onMade:t}){let[n,r]=T(60),i=X();return e?B`<${Lr} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};t(await Z(`invitations`,i(r),r,`join`))}}>
${()=>B`<p>${z(`people.becomes-phone`,{name:e.name})}</p><${Rr} value=${n} onChange=${r} />`}
<//>`:B`<p class="note warn">${z(`people.nobody`)}</p>`}function Ir({player:e,onMade:t}){let n=X();return e?B`<${Lr} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await Z(`invitations`,n(r),r,`join`))}}>${()=>B`<p>${z(`people.own-text`,{name:e.name})}</p>`}<//>`:B`<p class="note warn">${z(`people.nobody`)}</p>`}function Lr({make:e,lacks:t=()=>({}),children:n}){let[r,i]=T(!1),{ask:a,asking:o,wrong:s}=Y();return B`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${z(`people.make-link`)}</button>
</form>`}function Rr({value:t,onChange:n}){let r=Ar.map(([t,n,r])=>({value:r,text:e(Intl.NumberFormat,{style:`unit`,unit:n,unitDisplay:`long`}).format(t)}));return B`<${E} label=${z(`people.lasts`)} value=${t} options=${r}
onChange=${e=>n(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function zr({whom:e,name:t,zone:n}){let r=J(`phones`),i=J(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return B`<section class="stack">
<h2>${z(`people.phones`)}</h2>
<${hr} of=${r}>
${e=>B`<${Br} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&B`<${Sr} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${z(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function Br({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>B`<ul class="rows">
${e.map(e=>B`<${Vr} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return B`${i.length?a(i):B`<p class="soft">${z(`people.no-phone`)}</p>`}
${r.length>0&&B`<${o} title=${z(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function Vr({phone:t,name:n,zone:r}){let{id:i,agent:a,admitted_at:o,seen_at:s,cut_off_at:c,by_account:l}=t,[u,d]=T(!1),{ask:f,asking:p,wrong:h}=Y(),g=l?z(`people.by-account`):Wr(a??``),_=()=>{d(!1),f(async()=>{await A.ask(`phones/${i}/cut-off`,{method:`PUT`}),L(z(`people.cut-off-done`))})},v=[z(`people.since`,{time:w(o,r)}),s&&!c&&z(`people.seen`,{day:e(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:r}).format(new Date(s))}),c&&z(`people.cut-off-at`,{time:w(c,r)})];return B`<li>
<div class="row">
<span class="body"><strong>${g}</strong><small>${v.filter(Boolean).join(` · `)}</small></span>
${!c&&B`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${z(`people.cut-off-this`,{phone:g})} onClick=${()=>d(!0)}>${z(`people.cut-off`)}</button>`}
</div>
${h}
${u&&B`<${m} title=${z(`people.cut-off-ask`,{name:n,phone:g})} text=${z(`people.cut-off-text`,{name:n})}
yes=${z(`people.cut-off`)} danger onYes=${_} onClose=${()=>d(!1)} />`}
</li>`}const Hr=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],Ur=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function Wr(e){return[Hr,Ur].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function Gr({settings:{slug:e,version:t,board_open:n=!1},online:r}){let[i,a]=T(n);u(()=>a(n),[n]);let[o,s]=T(0),{ask:c,asking:l,wrong:d}=Y();return B`<section class="stack">
<h2>${z(`people.board`)}</h2>
<${V} label=${z(`people.board-open`)} hint=${z(`people.board-open-hint`)} checked=${i}
disabled=${l||!r} onChange=${e=>{a(e);let r={method:`PATCH`,match:`"${Math.max(t,o)}"`,body:{board_open:e}};c(async()=>{try{s((await A.ask(``,r)).version)}catch(e){throw a(n),e}})}} />
${d}
<a class="button" href=${`#/board/${e}`}>${z(`people.board-show`)}</a>
</section>`}function Kr({state:e}){let{online:t}=p(),{items:n}=J(`phones`),r=Jr(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>B`<ul class="rows">
${e.map(e=>B`<${qr} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,s=B`<a class="button main" href="#/people/invite">${z(`people.invite`)}</a>`;return B`<${D} title=${z(`people.title`)} up="#/tables" actions=${s}>
${!t&&B`<p class="note warn" role="status">${z(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${z(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&B`<${o} title=${z(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<nav class="stack" aria-label=${z(`people.more`)}>
<a class="button" href="#/people/links">${z(`people.links`)}</a>
<a class="button" href="#/people/players">${z(`people.players`)}</a>
<a class="button" href="#/people/tokens">${z(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${z(`people.erase`)}</a>
</nav>
<${Gr} settings=${e.settings} online=${t} />
<//>`}function qr({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return B`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Q(n)}</span>
${o!==void 0&&!i&&B`<small>${z(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&B`<span class="badge">${z(`people.plays-too`)}</span>`}
</a>
</li>`}function Jr(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function Yr({state:e,official:t}){let{id:n,name:r,player_id:i=null,conflicts:a=[]}=t,o={player:i,conflicts:a},[{player:s,conflicts:c},l]=T(o),d=h(o),f=h(null),{ask:p,asking:m,wrong:g}=Y(),_=e=>l(d.current=e);u(()=>{m||!g&&f.current&&JSON.stringify(f.current)!==JSON.stringify(o)||(f.current=null,_(o))},[i,a.join(),!!g]);let v=async()=>{for(let e=null;e!==d.current;)e=d.current,await A.ask(`officials/${n}`,{method:`PATCH`,body:e}),f.current=e;L(z(`people.saved`))},y=e=>{_({...d.current,...e}),p(v)},b=Jr(Object.values(e.players));return B`<section class="card">
<h2>${z(`people.partial`)}</h2>
<p class="soft">${z(`people.partial-text`)}</p>
<${E} label=${z(`people.plays-as`,{name:r})} value=${s??``} options=${Zr(b,`people.plays-not`)}
onChange=${e=>y({player:e||null})} />
<${Xr} players=${b.filter(e=>e.id!==s)} declared=${c}
onChange=${e=>y({conflicts:e})} />
${g}
</section>`}function Xr({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return B`${r.length>0&&B`<ul class="rows">
${r.map(({id:e,name:t})=>B`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${z(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${z(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${E} key=${t.join()} label=${z(`people.conflict-add`)} value="" options=${Zr(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function Zr(e,t){return[{value:``,text:z(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Qr({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return B`<${_} title=${z(`people.title`)} text=${z(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?B`<${D} title=${i} up=${r}>
<p>${Q(a)}</p>
<p class="note warn">${z(`people.revoked-at`,{time:w(o,e.settings.time_zone)})}</p>
<//>`:B`<${D} title=${i} up=${r}>
<p>${Q(a)}</p>
<${zr} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<${$r} key=${a.join()} official=${n} />
<${Yr} state=${e} official=${n} />
<${ei} official=${n} />
<//>`}function $r({official:{id:e,roles:t}}){let[n,r]=T(t),[i,a]=T(``),{ask:o,asking:s,wrong:c}=Y(),l=[...n].sort().join()===[...t].sort().join();return B`<form class="card" onSubmit=${t=>{t.preventDefault(),a(n.length?``:z(`people.role-missing`)),n.length&&o(async()=>{await A.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n}}),L(z(`people.saved`))})}}>
<h2>${z(`people.roles-change`)}</h2>
<p class="soft">${z(`people.roles-late`)}</p>
<${yr} chosen=${n} wrong=${i} onChange=${r} />
${c}
${!l&&B`<button class="button main" disabled=${s}>${z(`people.save`)}</button>`}
</form>`}function ei({official:{id:e,name:t}}){let[n,r]=T(!1),{ask:i,asking:a,wrong:o}=Y();return B`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${z(`people.revoke-this`,{name:t})}
</button>
${n&&B`<${m} title=${z(`people.revoke-ask`,{name:t})} text=${z(`people.revoke-text`)} yes=${z(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>A.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function ti({state:e}){let[t,n]=T(``),{items:i}=J(`invitations`),a=t.trim().toLocaleLowerCase(),o=Jr(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(a)),s=new Set((i??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return B`<${D} title=${z(`people.players`)} up="#/people">
<p>${z(`people.players-text`)}</p>
<${g} type="search" label=${z(`people.find`)} value=${t} onInput=${n} />
${o.length===0&&B`<${r} text=${z(`people.nobody`)} />`}
<ul class="rows">
${o.map(({id:e,name:t})=>B`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${s.has(e)&&B`<span class="badge">${z(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function ni({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?B`<${D} title=${n.name} up=${r}>
<p>${z(`people.own-text`,{name:n.name})}</p>
<${zr} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${z(`people.erase`)}</a>
<//>`:B`<${_} title=${z(`people.players`)} text=${z(`people.nobody`)} up=${r} />`}function ri({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return B`<${_} title=${z(`erasing.title`)} text=${z(`people.nobody`)} up="#/people/players" />`;let a=r?z(`erasing.title-one`,{name:r.name}):z(`erasing.title`);return B`<${D} title=${a} up=${i}>
<p>${z(`erasing.text`)}</p>
${e.season&&B`<p class="note warn">${z(`erasing.season`)}</p>`}
<p class="soft">${z(`erasing.other-places`)}</p>
<${ii} player=${n} count=${r?1:Object.keys(e.players).length} />
<${ai} zone=${e.settings.time_zone} />
<//>`}function ii({player:e,count:t}){let[n,r]=T(!1),[i,a]=T(!1),[o,s]=T(!1),{ask:c,asking:l,wrong:u}=Y(),d=X();return B`<div class="stack">
${!e&&B`<${V} label=${z(`erasing.texts`)} hint=${z(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${V} label=${z(`erasing.photos`)} checked=${i} onChange=${a} />`}
${u}
<button class="button danger" type="button" disabled=${l} aria-haspopup="dialog" onClick=${()=>s(!0)}>
${z(`erasing.erase`)}
</button>
${o&&B`<${m} title=${z(`erasing.ask`)} text=${z(`erasing.ask-text`,{count:t})} yes=${z(`erasing.erase`)} danger
onYes=${()=>{s(!1);let t={texts:n,photos:i,...e&&{players:[e]}};return c(async()=>{await A.ask(`erasures/${d(t)}`,{method:`PUT`,body:t}),L(z(`erasing.done`))})}} onClose=${()=>s(!1)} />`}
</div>`}function ai({zone:t}){let{items:n}=J(`erasures`);if(!n?.length)return null;let r=e(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:t});return B`<section class="stack">
<h2>${z(`erasing.earlier`)}</h2>
<ul class="rows">
${n.map(({id:e,players:t,texts:n,photos:i,server_at:a})=>B`<li key=${e} class="row">
<span class="body">
<strong>${t?z(`erasing.some`,{count:t.length}):z(`erasing.everybody`)}</strong>
<small>${[z(`erasing.names`),n&&z(`erasing.texts`),i&&z(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${r.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const oi=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function si({state:e}){let t=J(`api-tokens`),[n,r]=T(!1),i=!n&&B`<button class="button main" type="button" onClick=${()=>r(!0)}>${z(`people.token-new`)}</button>`;return B`<${D} title=${z(`people.tokens`)} up="#/people" actions=${i}>
<p>${z(`people.tokens-text`)}</p>
${n&&B`<${di} state=${e} onDone=${()=>r(!1)} />`}
<${hr} of=${t}>${t=>B`<${ci} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function ci({tokens:e,state:t}){let n=e.filter(li),i=e.filter(e=>!li(e)),a=e=>B`<ul class="rows">
${e.map(e=>B`<${ui} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return B`${i.length?a(i):B`<${r} text=${z(`people.no-tokens`)} />`}
${n.length>0&&B`<${o} title=${z(`people.closed-count`,{count:n.length})}>${()=>a(n)}<//>`}`}function li({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=A.now()}function ui({token:e,state:t}){let{id:n,name:r,official:i,scopes:a,expires_at:o,revoked_at:s}=e,[c,l]=T(!1),{ask:u,asking:d,wrong:f}=Y(),p=()=>{l(!1),u(()=>A.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},h=w(s??o,t.settings.time_zone);return B`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${z(`people.acts-as`,{name:t.officials[i]?.name??`?`})}</span>
<small>${fe(a.map(e=>z(`people.scope.${e}`)))}</small>
<small>${z(s?`people.revoked-at`:`people.until`,{time:h})}</small>
</span>
${!li(e)&&B`<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog"
aria-label=${z(`people.withdraw-this`,{whom:r})} onClick=${()=>l(!0)}>${z(`people.revoke`)}</button>`}
</div>
${f}
${c&&B`<${m} title=${z(`people.token-ask`,{name:r})} text=${z(`people.token-revoke-text`)} yes=${z(`people.revoke`)} danger
onYes=${p} onClose=${()=>l(!1)} />`}
</li>`}function di({state:e,onDone:t}){let n=p().official.id,[r,i]=T({name:``,official:n,scopes:[`read`],days:`30`}),[a,o]=T(!1),[s,c]=T(``),l=X(),{ask:u,asking:d,wrong:f}=Y(),m=fi(r),h=e=>t=>i({...r,[e]:t}),_=e=>{e.preventDefault(),o(!0);let t={...r,name:r.name.trim(),days:$(r.days)};Object.values(m).some(Boolean)||u(async()=>c((await Z(`api-tokens`,l(t),t,`token`)).token))};if(s)return B`<${pi} token=${s} name=${r.name} onDone=${t} />`;let v=Jr(Object.values(e.officials).filter(({revoked_at:e})=>!e));return B`<form class="card stack" onSubmit=${_} novalidate>
<h2>${z(`people.token-new`)}</h2>
<${g} label=${z(`people.token-name`)} hint=${z(`people.token-name-hint`)} value=${r.name} wrong=${a?m.name:``}
onInput=${h(`name`)} autocomplete="off" maxlength="200" />
<${E} label=${z(`people.token-official`)} value=${r.official} onChange=${h(`official`)}
options=${v.map(({id:e,name:t})=>({value:e,text:t}))} />
<${vr} label=${z(`people.scopes`)} names=${oi} chosen=${r.scopes} wrong=${a?m.scopes:``}
said=${e=>B`${z(`people.scope.${e}`)}<br /><small class="soft">${z(`people.opens.${e}`)}</small>`}
onChange=${h(`scopes`)} />
<${g} label=${z(`people.days`)} value=${r.days} onInput=${h(`days`)} wrong=${a?m.days:``} inputmode="numeric" autocomplete="off" />
${f}
<div class="pair">
<button class="button main" disabled=${d}>${z(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${z(`cancel`)}</button>
</div>
</form>`}function fi({name:e,scopes:t,days:n}){return{name:e.trim()?``:z(`people.token-name-missing`),scopes:t.length?``:z(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:z(`people.days-wrong`,{most:366})}}function pi({token:e,name:t,onDone:n}){return B`<section class="card stack" role="status">
<h2>${z(`people.token-made`,{name:t})}</h2>
<${Dr} label=${z(`people.token`)} text=${e} />
<p class="note warn">${z(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${z(`people.done`)}</button>
</section>`}const mi={erase:ri,invite:jr,links:br,players:ti,player:ni,tokens:si};function hi({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=p();if(!r||!i)return B`<${b} title=${z(`people.title`)} />`;if(!s(a,[`director`]))return B`<${D} title=${z(`people.title`)} up="#/tables"><p class="note warn">${z(`people.directors`)}</p><//>`;let o=e===``?Kr:Object.hasOwn(mi,e)?mi[e]:Qr;return B`<${o} state=${i} id=${t||e} query=${n} /><${$e} />`}const gi=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],_i=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],vi=[`xlsx`,`csv`];function yi(){let{tournament:e,state:t,official:n}=p();if(!e||!t)return B`<${b} title=${z(`reports.title`)} />`;let r=wi(n,gi),i=wi(n,_i);return B`<${D} title=${z(`reports.title`)} up="#/tables">
<${bi} papers=${r} />
${i.length>0&&B`<${xi} sheets=${i} />`}
${s(n,[`director`])&&B`<${Ci} />`}
<//>`}function bi({papers:e}){let t=Qe();return B`<section class="stack">
<h2>${z(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:n})=>B`<${et} key=${e} name=${z(`reports.paper.${e}`)} hint=${z(`reports.about.${e}`)} path=${n}
file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function xi({sheets:e}){let t=Qe(),[n,r]=T(`xlsx`);return B`<section class="stack">
<h2>${z(`reports.sheets`)}</h2>
<${d} label=${z(`reports.form`)} value=${n} onChange=${r}
options=${vi.map(e=>({value:e,text:z(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>B`<${et} key=${e} name=${z(`reports.sheet.${e}`)} path=${Si(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Si(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function Ci(){let e=Qe();return B`<section class="stack">
<h2>${z(`reports.journal`)}</h2>
<ul class="rows">
<${et} name=${z(`reports.journal-whole`)} hint=${z(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function wi(e,t){return t.filter(({roles:t})=>s(e,t))}const Ti={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Ei({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:z(`enrol.passed-over`)},...Ti[e].map(e=>({value:e,text:z(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return B`<div class="stack">
${t.map(({heading:e,column:t},n)=>B`<${E} key=${n} label=${e||z(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const Di={wrong:`bad`,new:`info`,known:``};function Oi({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(Di).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&B`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map(e=>B`<li class="item" key=${e.row}><${ki} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function ki({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return B`<p><strong>${z(`import.row`,{number:r})}</strong> <span class=${`badge ${Di[i]}`}>${z(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>B`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${Ai} mistake=${e} /></p>`)}`}function Ai({mistake:{kind:e,values:t,message:n,cure:r}}){let i=M();if(!F(`mistake.${e}`))return B`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?I(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return z(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function ji({kind:e,state:t,row:{cells:n}}){return e===`seating`?B`<${Mi} state=${t} cells=${n} />`:B`<p><strong>${Ni(n.name)}</strong></p>
<p class="soft">${[n.id_number,n.team].filter(Boolean).map(Ni).join(` · `)}</p>`}function Mi({state:e,cells:t}){let n=M(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[z(`hall-round`,{round:t.round}),z(`hall-table`,{label:t.table}),t.scheduled_at];return B`<p><strong>${a.filter(Boolean).map(Ni).join(` · `)}</strong></p>
<p class="soft">${N.map(e=>Ni(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function Ni(e){return e.length>80?`${e.slice(0,80)}…`:e}function Pi({state:e,row:{hanchan:t,points:n}}){let r=M(),i=e.hanchans[t];return B`${i&&B`<p><a class="reach" href=${`#/result/${t}`}>${Fn(e,i)}</a></p>`}
${n&&B`<p class="soft">${N.map(e=>`${r.phrase(`seat-${e}`)} ${I(n[e])}`).join(` · `)}</p>`}`}function Fi(e,t){let[n,r]=T(()=>Ne(e)??``),[i,a]=T({}),[o,s]=T(``),[c,l]=T(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),oe(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await A.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&oe(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function Ii({wrong:e}){if(e.problem)return B`<div role="alert"><${ee} problem=${e.problem} /></div>`;let t=e.unreadable?z(`import.unreadable`):`${z(navigator.onLine?`live.unreached`:`no-network`)}. ${z(`import.again`)}`;return B`<p class="note bad" role="alert">${t}</p>`}function Li({sheet:{text:e,setText:t,setWrong:n},hint:r}){return B`<label class="button photo">${z(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await Bi(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
<${g} long label=${z(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const Ri={"255,254":`utf-16le`,"254,255":`utf-16be`},zi={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function Bi(e){let t=new Uint8Array(await e.arrayBuffer()),n=Ri[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(zi[ye.lang]).decode(t)}}const Vi=[`players`,`seating`];function Hi({kind:e}){let{tournament:t,state:n,official:r}=p(),i=z(`enrol.title.${e}`);return!t||!n?B`<${b} title=${i} />`:s(r,[`director`])?B`<${Ui} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:B`<${D} title=${i} up="#/tables"><p class="note warn">${z(`enrol.not-you`)}</p><//>`}function Ui({kind:e,title:t,state:n,place:r}){a();let i=Fi(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:s,looked:l,done:u,busy:d,wrong:f,ask:p,forget:m}=i,[h,g]=T(null),_=f?.problem?.lacking,v=h??l?.columns??f?.problem?.headings,y=e=>{m(),g(e)},b={...i,setText:e=>(g(null),i.setText(e))},x=e=>p(e,h?{columns:h.map(({column:e})=>e)}:{}),S=B`<${Ei} kind=${e} columns=${v} onChoose=${y} />`,C=l??u,w=Vi.find(t=>t!==e);return B`<${D} title=${t} up="#/tables">
<${Li} sheet=${b} hint=${z(`enrol.hint.${e}`)} />
${f&&(_?B`<p class="note bad" role="alert">${z(`enrol.lacking`,{names:fe(_.map(Wi))})}</p>`:B`<${Ii} wrong=${f} />`)}
${v&&!u&&(l?B`<${o} title=${z(`enrol.columns`)}>${()=>S}<//>`:S)}
${d&&B`<${c} text=${z(`enrol.busy.${d}`)} />`}
${u&&B`<p class="note info" role="status">${z(`enrol.done`,{count:u.new,known:u.known})}</p>`}
${!C&&B`<button class="button main" type="button" disabled=${!s.trim()||d} onClick=${()=>x(`look`)}>${z(`import.look`)}</button>`}
${C?.made.length>0&&B`<p class="note info">${z(`enrol.made.${e}`,{names:fe(C.made)})}</p>`}
${C&&B`<${Oi} found=${C} named=${Wi} title=${Gi(u)} about=${t=>B`<${ji} kind=${e} state=${n} row=${t} />`} />`}
${l?.wrong>0&&B`<p class="note warn">${z(`enrol.whole`)}</p>`}
${l&&B`<button class="button main" type="button" disabled=${l.wrong>0||l.new===0||d} onClick=${()=>x(`bring`)}>${z(`enrol.bring`,{count:l.new})}</button>`}
<a class="button" href=${`#/import/${w}`}>${z(`enrol.title.${w}`)}</a>
<//>`}function Wi(e){return z(`enrol.field.${e}`)}function Gi(e){return(t,n)=>z(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const Ki={look:`results/preview`,bring:`results`};function qi({args:[e]}){return Vi.includes(e)?B`<${Hi} key=${e} kind=${e} />`:B`<${Ji} />`}function Ji(){let{tournament:e,state:t,official:n}=p();return!e||!t?B`<${b} title=${z(`import.title`)} />`:te(n)?B`<${Xi} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:B`<${D} title=${z(`import.title`)} up="#/standings"><p class="note warn">${z(`import.not-you`)}</p><//>`}function Yi(e){return e===`points`||e===`row`?z(`import.field.${e}`):e}function Xi({state:e,place:t}){a();let n=Fi(t,Ki),{text:r,looked:i,done:o,busy:s,wrong:l,ask:u}=n,[d,f]=T(!1),p=i&&i.new>0&&(i.wrong===0||d);return B`<${D} title=${z(`import.title`)} up="#/standings">
<${Li} sheet=${n} hint=${z(`import.columns`)} />
${l&&B`<${Ii} wrong=${l} />`}
${s&&B`<${c} text=${z(`import.busy.${s}`)} />`}
${o&&B`<p class="note info" role="status">${z(`import.done`,{count:o.new,known:o.known})} <a class="reach" href="#/standings">${z(`hall-standings`)}</a></p>`}
${!i&&!o&&B`<button class="button main" type="button" disabled=${!r.trim()||s} onClick=${()=>u(`look`)}>${z(`import.look`)}</button>`}
${(i||o)&&B`<${Oi} found=${i??o} title=${(e,t)=>z(`import.rows.${e}`,{count:t})} named=${Yi}
about=${t=>B`<${Pi} state=${e} row=${t} />`} />`}
${i?.wrong>0&&i.new>0&&B`<${V} label=${z(`import.only-good`)} hint=${z(`import.only-good-hint`)} checked=${d} onChange=${f} />`}
${i&&B`<button class="button main" type="button" disabled=${!p||s} onClick=${()=>u(`bring`,{only_good:d})}>${z(`import.bring`,{count:i.new})}</button>`}
<//>`}const Zi={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function Qi(e,t){let n=t?.content.rule_points??{},r=Object.entries(Zi).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Zi&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(Zi);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function $i(e,t){let n=i(Ie(e,t.round).map(Re)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return N.filter(e=>n.includes(t.seats[e]))}function ea(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function ta(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function na(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=T(()=>r?ia(r):ra(i,a)??ia(n)),c=e=>{let t={...o,...e};oe(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f}=o,p=$i(e,t),m=Object.fromEntries(N.map(e=>[e,ea(l[e])])),h=N.filter(e=>u.includes(e)||p.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&m[e]===null,substitute:h.includes(e),replaced:p.includes(e),onText:t=>c({texts:{...l,[e]:t}}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:m,deposits:ea(d||`0`,0),unranked:h},deposits:d,reason:f,type:c,forget:()=>oe(i,null)}}function ra(e,t){let n=Ne(e);return n?.number===t?n:null}function ia(e){return{texts:Object.fromEntries(N.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function aa({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return B`<div class="sheet-seat">
<${g} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?z(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${z(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function oa({seats:e}){return B`<fieldset>
<legend>${z(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>B`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&B` <small>${z(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function sa({state:e,hanchan:t,result:n,refused:r,first:i,onSent:a,onClose:o}){let{book:s}=p(),{numbers:c,complete:l}=Qi(e,s),u=na(e,t,n,i),d=M(),f=N.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${d.phrase(`seat-${n}`)} · ${r}`,...u.of(n)}}),{does:m,wrong:h}=ie(),_=u.reason.trim(),v={...u.body,...n&&{corrects:{number:n.number,reason:_}}},y=ta(Object.values(v.points),v.deposits,c.starting_points),b=n&&ca(v,n),x=l&&y===0&&!b&&(!n||_);return B`<form class="stack" onSubmit=${e=>{e.preventDefault(),x&&m(async()=>{await A.send(`result`,t.id,v,{hold:!0,replaces:r?.id}),u.forget(),Ce(),L(z(`result.sent`)),a(v)})}}>
${!s&&B`<p class="note warn" role="alert">${z(`result.no-book`)}</p>`}
${s&&!l&&B`<p class="note warn" role="alert">${z(`result.no-scoring`)} <a class="reach" href="#/standings">${z(`hall-standings`)}</a></p>`}
${n&&B`<p class="note">${z(`result.corrects`)}</p>`}
<div class="sheet">${f.map(e=>B`<${aa} key=${e.seat} ...${e} />`)}</div>
<${la} left=${y} starting=${c.starting_points} onDeposits=${e=>u.type({deposits:String(v.deposits+e)})} />
<${g} label=${z(`result.deposits`)} hint=${z(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${u.deposits}
wrong=${v.deposits===null?z(`result.hundreds`):void 0} onInput=${e=>u.type({deposits:e})} />
<${oa} seats=${f} />
${n&&B`<${g} long label=${z(`hall-reason`)} hint=${z(`hall-reason-missing`)} value=${u.reason} maxlength="4000" onInput=${e=>u.type({reason:e})} />`}
${b&&B`<p class="soft" role="status">${z(`result.same`)}</p>`}
${h}
<div class="pair">
<button class="button main" disabled=${!x}>${z(n?`result.correct`:`result.enter`)}</button>
${o&&B`<button class="button" type="button" onClick=${()=>{u.forget(),o?.()}}>${z(`cancel`)}</button>`}
</div>
</form>`}function ca({points:e,deposits:t,unranked:n},r){return N.every(t=>e[t]===r.points[t])&&t===r.deposits&&n.join()===r.unranked.join()}function la({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=I(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return B`<div class=${`note stack ${i}`}>
<p role="status">${ua(e,r)}</p>
${a&&B`<button class="button" type="button" onClick=${()=>n(e)}>${z(`result.as-deposits`,{points:I(e)})}</button>`}
</div>`}function ua(e,t){return e===null?z(`result.sum`,{all:t}):e===0?z(`result.fits`,{all:t}):z(e>0?`result.lacks`:`result.exceeds`,{points:I(Math.abs(e)),all:t})}function da({state:e,hanchan:t,result:n,onCorrect:r}){let i=fa(n);return B`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${z(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&B`<span class="badge info">${z(`hall-unsent`)}</span>`}</h2>
<${pa} state=${e} hanchan=${t} result=${n} />
<${l} id=${n.item}
otherwise=${r&&B`<button class="button" type="button" onClick=${r}>${z(`result.correct`)}</button>`} />
</section>
${i.length>0&&B`<${o} title=${z(`result.earlier`,{count:i.length})}>
${()=>B`<div class="stack">${i.map(n=>B`<${pa} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function fa({before:e}){return e?[e,...fa(e)]:[]}function pa({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,official:a,at:o,reason:s}}){let c=M(),l=e.officials[a]?.name??z(`hall-unknown`);return B`<div class="card">
<dl class="facts">
${N.map(r=>B`<div key=${r}>
<dt>${c.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&B`<small>${z(`result.substitute`)}</small>`}</dt>
<dd>${I(n[r])}</dd>
</div>`)}
${r>0&&B`<div><dt>${z(`result.deposits`)}</dt><dd>${I(r)}</dd></div>`}
</dl>
<p class="soft">${[l,w(o,e.settings.time_zone),s].filter(Boolean).join(` · `)}</p>
</div>`}function ma({args:[e],query:t}){let{tournament:n,state:r}=p(),i=r?.hanchans[e];return!n||!r?B`<${b} title=${z(`hall-result`)} />`:i?B`<${ha} state=${r} hanchan=${i} again=${t.has(`again`)} />`:B`<${_} title=${z(`hall-result`)} text=${z(`result.no-hanchan`)} up="#/tables" />`}function ha({state:e,hanchan:t,again:n}){let{outbox:i,official:a}=p(),o=e.results[t.id]??null,s=i.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&Oe(r)),[c,l]=T(!o||n),[d,f]=T(null),m=te(a),h=c||!o&&!s;u(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[h]);let g=e=>{f(e),l(!1)},_=e.tables[t.table]?.label??`?`;return B`<${D} title=${z(`result.title`,{label:_,round:t.round})} up=${`#/table/${t.table}`}>
${s&&B`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${z(`result.refused`)}</h2>
<${ee} problem=${s.problem} />
${!h&&B`<button class="button" type="button" onClick=${()=>l(!0)}>${z(`hall-change`)}</button>`}
</section>`}
${m&&h&&B`<${sa} state=${e} hanchan=${t} result=${o} refused=${s} first=${s?.body??(o?null:d)} onSent=${g}
onClose=${o&&(()=>l(!1))} />`}
${!m&&!o&&B`<${r} text=${z(`result.none`)} />`}
${o&&!(m&&h)&&B`<${da} state=${e} hanchan=${t} result=${o} onCorrect=${m&&(()=>l(!0))} />`}
<a class="button quiet" href="#/standings">${z(`hall-standings`)}</a>
<//>`}function ga({state:e,id:t}){let n=W(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??z(`hall-unknown`);return B`<${D} title=${i} up="#/standings">
<${U} seen=${n} />
<${Nn} />
${r&&B`<${_a} state=${e} body=${r} />`}
${e.players[t]&&B`<a class="button" href=${`#/player/${t}`}>${z(`standings.player`)}</a>`}
<//>`}function _a({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=z(i?`standings.disqualified`:`standings.unranked`);return B`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:z(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${z(`standings.scored`,{count:t.hanchans})}</dt><dd>${j(s)}</dd></div>
<div><dt>${z(`standings.taken`)}</dt><dd>${j(-10*c-l/100)}</dd></div>
<div><dt><strong>${z(`standings.total`)}</strong></dt><dd>${j(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${z(`standings.games`)}</h2>
${a.length===0&&B`<p class="soft">${z(`standings.no-games`)}</p>`}
${a.map(t=>B`<${ya} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${z(`standings.taken`)}</h2>
${o.length===0&&B`<p class="soft">${z(`standings.nothing-taken`)}</p>`}
${o.length>0&&B`<${va} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function va({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return B`<dl class="card facts">
${t.map(t=>B`<div key=${t.id}>
<dt>${r&&B`<span class="who">${i(t.account)}</span> · `}<${Xe} state=${e} line=${t} /></dt>
<dd>${pe(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>B`<div key=${e}><dt><strong>${z(`standings.sum`)}</strong></dt><dd>${pe(e,t)}</dd></div>`)}
</dl>`}function ya({state:e,game:t,named:n}){let r=M(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,place:d,points:f,delta:p,uma:m,oka:h,total:g,flags:_}=t,v=[z(`hall-round`,{round:o}),z(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],y=z(`standings.delta`,{points:I(f),goal:I(f-p*100)});return B`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${v.join(` · `)}</a></h3>
${n&&B`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&B`<p class="soft">${z(`standings.corrected`,{count:a-1})}</p>`}
<dl class="facts">
<div><dt>${y}</dt><dd>${j(p,!0)}</dd></div>
<div><dt>${z(`standings.uma`,{place:d})}</dt><dd>${j(m,!0)}</dd></div>
<div><dt>${z(`standings.oka`)}</dt><dd>${j(h,!0)}</dd></div>
<div><dt><strong>${z(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${j(g,!0)}</dd></div>
</dl>
${_.map(e=>B`<p class="note warn" key=${e}>${z(`standings.flag.${e}`)}</p>`)}
</article>`}function ba({of:e}){let[t,n]=T(``);return B`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;A.file(`standings.csv?of=${e}`).then(e=>Ze(e,t),e=>n(H(e)))}}>${z(`standings.export`)}</button>
${t&&B`<p class="note bad" role="alert">${t}</p>`}`}function xa({state:e}){let{book:t,official:n}=p(),{numbers:r,silent:i,complete:a}=Qi(e,t);if(!t)return null;let s=i.length>0&&n?.roles?.includes(`director`),c=Object.entries(r).map(([e,t])=>[z(`standings.by.${e}`),Sa(t)]),l=()=>B`${c.length>0&&B`<${re} rows=${c} />`}
${s&&B`<${Ca} names=${i} numbers=${r} />`}`;return a?B`<${o} title=${z(`standings.by`)}>${l}<//>`:B`<section class="card" aria-labelledby="by">
<h2 id="by">${z(`standings.by`)}</h2>
<p class="note warn">${z(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function Sa(e){return Array.isArray(e)?e.map(e=>`${I(e)}P`).join(` / `):I(e)}function Ca({names:e,numbers:t}){let[n,r]=T(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[i,a]=T(null),[o,s]=T(!1);return B`<form class="stack" onSubmit=${async t=>{t.preventDefault(),s(!0);let r=Object.fromEntries(e.map(e=>[e,wa(e,n[e])]));await A.ask(`scoring`,{method:`PUT`,body:r}).then(()=>a(null),a),s(!1)}}>
${e.map(e=>B`<${g} key=${e} label=${z(`standings.by.${e}`)} hint=${z(`standings.hint.${e}`)}
value=${n[e]} required autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${i&&(i.problem?B`<${ee} problem=${i.problem} />`:B`<p class="note bad" role="alert">${H(i)}</p>`)}
<button class="button main" disabled=${o}>${z(`standings.set`)}</button>
</form>`}function wa(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Ta):Ta(n.replace(/[\s,.'’]/g,``))}function Ta(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Ea({args:[e]}){let{tournament:t,state:n}=p();return!t||!n?B`<${b} title=${z(`hall-standings`)} />`:e?B`<${ga} state=${n} id=${e} />`:B`<${Da} state=${n} />`}function Da({state:e}){let{official:t}=p(),n=W(`standings`),[r,i]=T(`players`),{body:a}=n.answer??{},o=te(t)&&B`<a class="button" href="#/import">${z(`standings.import`)}</a>`;return B`<${D} title=${z(`hall-standings`)} up="#/tables" actions=${o}>
<${U} seen=${n} />
<${Nn} />
${a?.teams.length>0&&B`<${d} label=${z(`standings.of`)} value=${r} onChange=${i}
options=${[`players`,`teams`].map(e=>({value:e,text:z(`standings.of.${e}`)}))} />`}
${a&&B`<${Oa} state=${e} found=${a[r]} />`}
${a&&B`<${ba} of=${r} />`}
<${Pn} state=${e} />
<${xa} state=${e} />
<//>`}function Oa({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?B`<p class="soft">${z(`standings.none`)}</p>`:B`<ul class="rows" aria-label=${z(`hall-standings`)}>
${t.map(t=>B`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${ka(e,t,n).join(` · `)}</small></span>
<strong>${j(t.final)}</strong>
</a>
</li>`)}
</ul>`}function ka(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},c){let l=t!==null&&c.indexOf(t)!==c.lastIndexOf(t);return[e.teams[n]?.name,s&&z(`standings.disqualified`),!s&&t===null&&z(`standings.unranked`),l&&z(`standings.shared`),r>0&&z(`standings.hanchans`,{count:r}),a!==0&&z(`standings.less`,{score:j(i),p:`${I(a)}P`}),o!==0&&z(`standings.less`,{score:j(i),p:I(o)})].filter(Boolean)}export{bn as Cards,St as Dashboard,Ut as Escalation,Gt as Escalations,fn as Fines,qi as Import,dr as Journal,gn as Payment,hi as People,Yt as Precedents,yi as Reports,ma as Result,Ea as Standings};