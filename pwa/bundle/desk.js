import{$t as e,A as t,Bt as n,Dn as r,Dt as i,Er as a,Et as o,F as s,Ft as c,Gt as l,I as u,Jr as d,Jt as f,K as p,Kt as m,L as h,Mt as g,Nr as _,Nt as v,Ot as y,Pt as b,Qt as x,T as ee,Tt as S,Ut as C,V as te,Vt as ne,Xr as re,Yr as w,Yt as ie,Zt as ae,_ as oe,at as se,cr as ce,ct as le,d as ue,en as de,f as T,fn as E,ft as fe,hn as D,i as pe,it as O,j as me,jt as k,k as he,kt as A,lr as ge,ot as j,pn as _e,pt as M,qr as N,qt as P,rn as F,rr as I,u as ve,ur as ye,v as be,w as xe,x as Se,z as Ce,zr as we}from"./app.js";import{$t as Te,B as Ee,D as De,F as Oe,G as ke,Gt as L,I as Ae,K as je,Kt as Me,M as Ne,N as Pe,P as Fe,Pt as Ie,Qt as Le,T as Re,U as ze,W as Be,Xt as Ve,Zt as He,_ as Ue,_t as We,bt as Ge,en as Ke,f as qe,ft as Je,g as Ye,gt as Xe,ht as Ze,in as Qe,ln as $e,mt as et,nn as R,p as tt,pt as z,rn as nt,tn as B,u as rt,un as it,ut as V,v as at,vt as ot,w as st,wt as ct,xt as H,y as lt,yt as U}from"./shared.js";function W({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return F`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&F`<p class="soft">${r}</p>`}
${i.length===0&&F`<p class="soft">${f(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>F`<li key=${e.key}><${ut} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&F`<${o} title=${f(`dashboard.numbers`)}>${()=>F`<${ft} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function ut({row:{name:e,value:t,part:n=0,href:r},most:i}){return F`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${H(t)}</strong>
<${dt} value=${t} part=${n} most=${i} />
${n>0&&F`<small>${f(`dashboard.part`,{count:H(n)})}</small>`}
</a>`}function dt({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return F`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&F`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function ft({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return F`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${f(`hall-rulings`)}</th>
${r&&F`<th scope="col">${f(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>F`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${H(n)}</td>
${r&&F`<td>${H(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function pt(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:f(`hall-round`,{round:e})}));return[{value:``,text:f(`hall-any`)},...n]}function mt({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function ht({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=_t(t,i.size>1?e=>yt(e,r):vt);return t.length===0?null:F`<section class="card" aria-labelledby="spread">
<h2 id="spread">${f(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${f(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>F`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>F`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>F`<td key=${t.key}><${gt} count=${s.get(e+t.key)} most=${c} href=${bt(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function gt({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return F`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${H(e)}</strong>
</a>`}function _t(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function vt(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function yt(e,t){let n=e.slice(0,10),r=m(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function bt(e,t,{from:n,until:r}){return mt(e,{table:t,from:n,until:r})}function xt({state:e,changes:t}){return F`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${f(`dashboard.recharged`)}</h2>
<p class="soft">${f(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>F`<li key=${[t,r.id,i].join()}>
<span class="who">${z(e,r)}</span> ${V(i,a)} → <strong>${V(i,o)}</strong>
<br /><small class="soft">${[l(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function St({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:f(e>1?`dashboard.from`:`dashboard.until`,{from:_(e),until:_(t)}),value:n,href:mt(r,{took:`${e}-${t}`})})),a=e?f(`dashboard.median`,{time:_(t),count:e}):f(`dashboard.untimed`);return F`<${W} id="taking" title=${f(`dashboard.taking`)} what=${f(`dashboard.time`)}
about=${`${a} ${f(`dashboard.measured`)}`} rows=${e?i:[]} />`}function Ct(e,n,r){let i=Object.entries(n).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),a=Object.entries(me(r)).map(([n,r])=>[t(e,n),he(e,n,r)]);return[...i,...a]}function wt({cases:e}){return F`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${f(`dashboard.unlike`)}</h2>
<p class="soft">${f(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>F`<${Tt} key=${t} one=${e} />`)}
</section>`}function Tt({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=M(),o=i[0].rulings.length,s=Ct(a,t,n);return F`<article class="stack case">
<h3>${O(a,e)}</h3>
${s.length>0&&F`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&F`<p class="note info">${f(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>F`<${Et} key=${t} outcome=${e} most=${o} />`)}
</article>`}function Et({outcome:{penalties:e,rulings:t},most:n}){let r=M(),{state:i}=C(),a=t.map(e=>i.rulings[e]).filter(Boolean),s=F`<span class="body outcome"><span>${j(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${H(t.length)}</strong><${dt} value=${t.length} most=${n} /></span>`;return F`<${o} title=${s}>${()=>F`<${oe} rulings=${a} place empty=${f(`hall-none-found`)} />`}<//>`}function Dt(){let{tournament:e,state:t,official:n}=C();return!e||!t?F`<${u} title=${f(`dashboard.title`)} />`:ve(n)?F`<${Ot} state=${t} />`:F`<${c} title=${f(`dashboard.title`)} up="#/log"><p class="note warn">${f(`dashboard.whose`)}</p><//>`}function Ot({state:e}){let[t,n]=w({day:``,round:``});return F`<${c} title=${f(`dashboard.title`)} up="#/log">
<div class="asked">
<${y} type="date" label=${f(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${A} label=${f(`dashboard.round`)} value=${t.round} options=${pt(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${kt} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function kt({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=R(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return F`<${Mt} seen=${r} zone=${e.settings.time_zone} />
${i&&F`<${At} state=${e} body=${i} asked=${t} />`}`}function At({state:e,body:t,asked:n}){let r=M(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>mt(n,e),l=e=>({key:e.foul,name:O(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),p=a.filter(e=>e.otherwise>0);return F`<p role="status">${f(`dashboard.totals`,i)}</p>
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
</div>`}function jt({status:t,outcome:n,rulings:r},i){let a=[t,n].filter(Boolean),o=a.map(t=>e(`hall-escalation.${t}`)?f(`hall-escalation.${t}`):t),s=a.join(` `);return{key:s,name:o.join(` · `),value:r,href:i({status:``,escalation:s})}}function Mt({seen:{answer:e,fresh:t,trouble:n},zone:r}){it();let i=e&&l(e.at,r);return!e&&!n?F`<${b} />`:n?F`<p class="note warn" role="status">${B(n)} ${f(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:F`<p class="soft">${f(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const Nt=[`photo`,`note`];function Pt({state:e,escalation:t,ruling:r}){let i=C(),{outbox:a}=i,[o,s]=w(null);if(N(()=>void D.loadEscalationSteps(),[]),a.some(({subject:e,kind:n,state:r})=>e===t.id&&!Nt.includes(n)&&ye(r)))return F`<p class="note bad">${f(`esc.stuck`)} <a href="#/outbox">${f(`hall-resolve`)}</a></p>`;let c=Pe(i,t,r);return F`
${c===`decide`&&F`<${Rt} state=${e} escalation=${t} ruling=${r} onAsk=${s} />`}
${c===`appeal`&&F`<button class="button main" type="button" onClick=${()=>s(Ft)}>${f(`esc.do.appeal`)}</button>`}
${c===`reopen`&&F`<button class="button" type="button" onClick=${()=>s(It)}>${f(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(c)&&F`<p class="note warn">${f(`esc.${c}`)}</p>`}
${c===``&&F`<p class="soft">${f(`esc.wait.${t.status}`)}</p>`}
${o&&F`<${Me} what=${o.name} title=${f(`esc.do.${o.name}`)} text=${f(`esc.means.${o.name}`)} yes=${f(`esc.do.${o.name}`)}
onReason=${async e=>{if(!o)return;let{kind:r,name:i,...a}=o;await D.send(r,t.id,{reason:e,...a}),ie(),n(f(`esc.done.${r}`)),s(null)}} onClose=${()=>s(null)} />`}
`}const Ft={kind:`appeal`,name:`appeal`},It={kind:`reopening`,name:`reopening`},Lt=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Rt({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,p=(e,t=``)=>F`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${f(`esc.do.${e.name}`)}</button>`;return F`
${u&&p(Lt(`amended`,`confirmed`),`main`)}
${p(Lt(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${f(u?`esc.amend-again`:`hall-amend`)}</a>
${p(Lt(`overturned`),`danger`)}
`}function zt({ruling:e,rulings:t}){let n=M(),{state:r}=C(),[i,a]=[!0,!1].map(n=>t.filter(t=>Ht(t,e)===n)),o=[...i,...a].slice(0,12);return F`<section class="stack">
<h2>${f(`esc.same-foul`)}</h2>
${t.length===0&&F`<p class="soft">${f(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>F`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${le(t.kind)}`}>${j(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,l(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&F`<span class="badge info">${f(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&F`<span class="badge warn">${f(`esc.other-revision`)}</span>`}
<${be} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&F`<a class="reach" href=${`#/log?foul=${e.foul}`}>${f(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Bt(e,t,{offender:n}){return Wt(e,t,e=>e.offender.id===n.id)}function Vt(e,t,{foul:n}){return Wt(e,t,e=>e.foul===n)}function Ht(e,t){return we(Ut(e))===we(Ut(t))}function Ut({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Wt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return Se(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Gt({state:e,foul:t,escalation:n}){let r=R(`precedents?limit=20&foul=${t}`);return F`<section class="stack">
<h2>${f(`esc.precedents`)}</h2>
<${Ke} seen=${r} what="precedents" />
${r.answer&&F`<${qt} state=${e} items=${Kt(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${f(`esc.search-precedents`)}</a>
</section>`}function Kt(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function qt({state:e,items:t}){let n=M();return t.length===0?F`<p class="soft">${f(`esc.no-precedents`)}</p>`:F`<ul class="rows below precedents">
${t.map(t=>F`<li key=${t.ruling.id}><${Jt} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Jt({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let u=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),d=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return F`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${le(n.kind)}`}>${j(t,n)}</strong>
<span>${O(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${d.map(e=>F`<small key=${e}>${e}</small>`)}
${u.map(e=>F`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,l(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&F`<span class="badge">${f(`hall-status.${n.status}`)}</span>`}
${c&&F`<span class="badge warn">${f(`esc.revision-changed`)}</span>`}
${r.map(e=>F`<span class="badge" key=${e}>${f(`esc.why.${e}`)}</span>`)}
${s&&F`<span class="badge info">${Fe(s)}</span>`}
</span>
</span>
</a>`}function Yt({args:[e]}){let{tournament:t,state:n}=C();if(!t||!n)return F`<${u} title=${f(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?F`<${s} title=${f(`esc.one`)} text=${f(`esc.missing`)} up="#/escalations" />`:F`<${Xt} state=${n} escalation=${r} ruling=${i} />`}function Xt({state:e,escalation:t,ruling:n}){let r=M(),i=Ve([n])[n.revision],a=p(r,i,n),o=a&&(a.chosen??a.final??a.first),s=t.status===`open`;ct(s);let l=F`<${Pt} state=${e} escalation=${t} ruling=${n} />`;return F`<${c} title=${O(r,n.foul)} up="#/escalations" actions=${l}>
<${ke} ruling=${n} shown=${o}>
<p role="status"><span class=${`badge ${s?`warn`:`info`}`}>${Oe(t)}</span> ${s&&F`<span class="soft">${Ne(t.escalated_at)}</span>`}</p>
<//>
<${De} state=${e} escalation=${t} />
<section class="stack">
<h2>${f(`esc.so-far`)}</h2>
<${st} state=${e} events=${Re(e,t)} />
</section>
<${Ue} ruling=${n} />
${a?F`<${at} ruling=${n} spoken=${a} />`:F`<p class="soft">${f(`hall-no-book`)}</p>`}
<${lt} state=${e} ruling=${n} />
<${Be} state=${e} ruling=${n} />
<${Ee} state=${e} ruling=${n} />
<section class="stack">
<h2>${f(`esc.on-offender`,{name:n.offender.name})}</h2>
<${oe} rulings=${Bt(e,t,n)} place empty=${f(`esc.nothing-else`)} />
</section>
<${je} state=${e} id=${n.offender.id} />
<${zt} ruling=${n} rulings=${Vt(e,t,n)} />
<${Gt} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Zt(){let{tournament:e,state:t}=C();return!e||!t?F`<${u} title=${f(`hall-escalations`)} />`:F`<${Qt} state=${t} />`}function Qt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return ct(r.length>0),F`<${c} title=${f(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${f(`esc.precedents`)}</a></p>
${t.length===0&&F`<${g} text=${f(`esc.none`)}><a class="button" href="#/log">${f(`hall-log`)}</a><//>`}
<${$t} state=${e} title=${f(`esc.waiting`,{count:r.length})} escalations=${r} />
<${$t} state=${e} title=${f(`esc.decided-ones`)} escalations=${i} />
<//>`}function $t({state:e,title:t,escalations:n}){return n.length===0?null:F`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>F`<li key=${t.id}><${en} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function en({state:e,escalation:t}){let n=M(),r=e.rulings[t.id],i=t.status===`open`,a=[f(`hall-table`,{label:r.table.label}),Ae(e,t),Ne(t.escalated_at)];return F`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${O(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${j(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${Oe(t)}</span>
${!i&&F`<span class="badge info">${Fe(t)}</span>`}
${t.unsent&&F`<span class="badge info">${f(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function tn({query:e}){let{tournament:t,state:n}=C();return!t||!n?F`<${u} title=${f(`esc.precedents`)} />`:F`<${nn} state=${n} begun=${e.get(`foul`)??``} />`}function nn({state:e,begun:t}){let n=M(),[r,i]=w(t in n.catalogue.fouls?t:``),[a,o]=w({}),[s,l]=w(``),[u,d]=w(``),p=e=>{i(e),o({})},m=e=>{e.preventDefault(),d(s.trim())},h=R(sn(r,a,u)),g=h.answer?.body;return F`<${c} title=${f(`esc.precedents`)} up="#/escalations">
<p class="soft">${f(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${A} label=${f(`hall-filter.foul`)} value=${r} options=${[{value:``,text:f(`esc.any`)},...on(n)]} onChange=${p} />
${r&&F`<${rn} words=${n} foul=${r} facts=${a} onFacts=${o} />`}
<${y} type="search" label=${f(`esc.words`)} hint=${f(`esc.words-hint`)} value=${s} onInput=${l} maxlength="200" />
<button class="button">${f(`esc.search`)}</button>
</form>
<${Ke} seen=${h} what="precedents" />
${g&&F`<${qt} state=${e} items=${g.items} />`}
${g?.next&&F`<p class="note">${f(`esc.more`,{count:50})}</p>`}
<//>`}function rn({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=C();return i?i.table(t).used.map(t=>{let i=an(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&F`<${A} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:f(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function an({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function on(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function sn(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function cn({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=Xe(r).map(([e,t])=>V(e,t));return F`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${f(`fines.owing`)}</h2>
${r.length===0&&F`<p class="soft">${f(`fines.none`)}</p>`}
${r.length>0&&F`<p>${f(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>F`<li key=${un(t)}><${dn} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&F`<p class="soft">${f(`fines.not-seated`)}</p>`}
</section>`}function ln({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:F`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${f(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>F`<li key=${un(t)}><${dn} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${f(`fines.gives-back`)}</p>
</section>`}function un({account:e,unit:t}){return e.id+t}function dn({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=s.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),u=[a>0&&f(`fines.since`,{time:l(o,e.settings.time_zone)}),c>0&&f(`fines.part-paid`,{amount:V(i,c)})],d=F`<span class="body who">${z(e,r)}<small>${u.filter(Boolean).join(` · `)}</small></span>
<strong>${V(i,Math.abs(a))}</strong>`;return n?F`<button class="row" type="button" onClick=${()=>n(t)}>${d}</button>`:r.kind===`player`?F`<a class="row" href=${`#/player/${r.id}`}>${d}</a>`:F`<div class="row">${d}</div>`}const fn=[`cash`,`card`,`transfer`,`other`];function pn({state:e,balance:{account:t,unit:n,amount:r,lines:a},onTaken:o,onClose:s}){let[c,l]=w(()=>V(n,r).slice(n.length+1)),[u,d]=w(`cash`),[p,m]=w(``),{does:h,wrong:g}=ee(),_=Ze(n,c),v=!_||_>r?f(`fines.between`,{most:V(n,r)}):void 0,b=()=>h(async()=>{let e=p.trim()&&{note:p.trim()},r=new Date(D.now()).toISOString(),{id:i}=await D.send(`payment`,null,{account:t,unit:n,amount:_,method:u,paid_at:r,...e});ie(),o(i),s()}),x=fn.map(e=>({value:e,text:f(`fines.method.${e}`)}));return F`<${S} title=${f(`fines.pays`,{name:z(e,t)})} onClose=${s}>
<dl class="facts lines">
${ot(a).map(t=>F`<div key=${t.id}>
<dt><${Ye} state=${e} line=${t} /></dt>
<dd>${et(t)}</dd>
</div>`)}
</dl>
<${y} label=${f(`fines.amount`,{unit:n})} value=${c} inputmode="decimal" wrong=${v} onInput=${l} />
<${i} label=${f(`fines.how`)} value=${u} options=${x} onChange=${d} />
<${y} label=${f(`fines.note`)} value=${p} onInput=${m} />
${g}
<button class="button main" type="button" disabled=${!!v} onClick=${b}>
${f(`fines.take`,{amount:V(n,_??0)})}
</button>
<//>`}function mn({state:e,official:t}){if(!e.season||!We(t))return null;let n=f(`fines.season`,{season:e.season.season});return F`<${o} title=${n}>${()=>F`<${hn} state=${e} />`}<//>`}function hn({state:e}){let{answer:t,fresh:n,trouble:r}=R(`ledger/fines/season`);if(!t)return F`<p class="soft" role="status">${f(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=l(t.at,e.settings.time_zone);return F`${!n&&F`<p class="note warn" role="status">${f(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&F`<p class="soft">${f(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>F`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${gn(e,t)}</small></span>
<strong>${V(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function gn(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=fe(e,r)||e.settings.name;return n.length>1?`${a} ${V(t,i)}`:a}).join(` · `)}function _n({state:e}){let{fines:t}=e.others;return t.length===0?null:F`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${f(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>F`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${z(e,t)}<small>
${fe(e,n)} · ${f(`fines.since`,{time:l(a,e.settings.time_zone)})}
</small></span>
<strong>${V(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${f(`fines.paid-there`)}</p>
</section>`}function vn(){let{tournament:e,state:t}=C();return!e||!t?F`<${u} title=${f(`fines.title`)} />`:F`<${yn} state=${t} />`}function yn({state:e}){let{official:t}=C(),[n,r]=w(null),[i,a]=w(``);N(()=>void D.lookAround(),[]);let o=re(()=>Je(e),[e.ledger]),s=We(t);return F`<${c} title=${f(`fines.title`)} up="#/tables">
<div role="status">${e.payments[i]&&F`<${bn} state=${e} payment=${e.payments[i]} />`}</div>
<${cn} state=${e} balances=${o} onPay=${s&&r} />
<${ln} state=${e} balances=${o} />
<${_n} state=${e} />
<${xn} state=${e} />
<${mn} state=${e} official=${t} />
${s&&F`<a class="button" href="#/reports">${f(`reports.link`)}</a>`}
${n&&F`<${pn} state=${e} balance=${n} onTaken=${a} onClose=${()=>r(null)} />`}
<//>`}function bn({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=z(e,{kind:n,id:r});return F`<p class="note info row">
<span class="body">${f(`fines.taken`,{name:o,amount:V(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${f(`fines.to-receipt`)}</a>
</p>`}function xn({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:F`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${f(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,unsent:u})=>F`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${z(e,{kind:r,id:i})}<small>
${[u?f(`fines.no-receipt-yet`):f(`fines.receipt`,{number:n}),f(`fines.method.${s}`),l(c,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${V(a,o)}</strong>
</a></li>`)}
</ul>
<p class="soft">${f(`fines.put-right`)}</p>
</section>`}function Sn({args:[e]}){let{tournament:t,state:n,official:r}=C();if(!t||!n)return F`<${u} title=${f(`fines.payment`)} />`;let i=n.payments[e];if(!i)return F`<${s} title=${f(`fines.payment`)} text=${f(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?f(`fines.payment`):f(`fines.receipt`,{number:i.receipt});return F`<${c} title=${a} up="#/fines">
<${Cn} state=${n} payment=${i} />
${i.unsent?F`<p class="note info" role="status">${f(`fines.receipt-later`)}</p>`:F`<${wn} hash=${i.hash} />`}
${!i.unsent&&We(r)&&F`<${Tn} payment=${i} />`}
<//>`}function Cn({state:e,payment:{account_kind:t,account_id:n,unit:r,amount:i,method:a,paid_at:o,note:s}}){let c=[[f(`fines.payer`),z(e,{kind:t,id:n})],[f(`fines.amount-paid`),V(r,i)],[f(`fines.how`),f(`fines.method.${a}`)],[f(`fines.when`),l(o,e.settings.time_zone)],...s?[[f(`fines.note-paid`),s]]:[]];return F`<dl class="facts">
${c.map(([e,t])=>F`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function wn({hash:e}){return F`<figure class="big-code">
<${Ie} text=${`${location.origin}/#/receipt/${e}`} label=${f(`fines.code`)} />
<figcaption>${f(`fines.photograph`)}</figcaption>
</figure>`}function Tn({payment:{id:e,receipt:t}}){let{live:n}=C(),{lang:r}=x(),[i,a]=w(0),{blob:o,url:s,failed:c}=ze(()=>D.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),l=()=>a(i+1);N(()=>{c&&n===`live`&&l()},[n]);let u=`receipt-${t}.pdf`;if(c)return F`<p class="note warn" role="status">${f(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${l}>${f(`try-again`)}</button>`;if(!s||!o)return F`<p class="soft" role="status">${f(`fines.page-comes`)}</p>`;let d=[new File([o],u,{type:o.type})];return F`<div class="doing">
<a class="button main" href=${s} target="_blank">${f(`fines.open-page`)}</a>
<a class="button" href=${s} download=${u}>${f(`fines.save-page`)}</a>
${navigator.canShare?.({files:d})&&F`<button class="button" type="button" onClick=${()=>navigator.share({files:d}).catch(()=>{})}>${f(`fines.share-page`)}</button>`}
</div>`}function En(){let{tournament:e,state:t}=C();if(!e||!t)return F`<${u} title=${f(`hall-cards`)} />`;let n=F`<button class="button main" onClick=${()=>print()}>${f(`hall-print`)}</button>`;return F`<${c} title=${f(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${f(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${f(`reports.link`)}</a>
<ul class="codes">
${pe(t).map(e=>F`<li key=${e.id}><${Dn} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function Dn({table:e,name:t}){let{url:n,failed:r}=ze(()=>D.tableCode(e.id),e.id),i=f(`hall-table`,{label:e.label});return F`<figure>
${n&&F`<img src=${n} alt=${f(`hall-code`,{label:e.label})} />`}
${r&&F`<p class="note warn">${f(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}function On(){let{outbox:e}=C(),t=e.filter(({kind:e,state:t})=>e===`result`&&ce(t)).length;return t===0?null:F`<p class="note info"><a class="reach" href="#/outbox">${f(`standings.waits`,{count:t})}</a></p>`}function kn(e){let t=new Intl.Collator(void 0,{numeric:!0});return Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:jn(e,{table:n,round:r})})).sort((e,n)=>t.compare(e.name,n.name))}function An({state:e}){let{official:t}=C(),n=kn(e);return n.length===0?null:F`<${o} title=${f(`standings.missing`,{count:n.length})}>${()=>F`<ul class="rows">
${n.map(({id:e,name:n})=>F`<li key=${e}>${T(t)?F`<a class="row" href=${`#/result/${e}`}>${n}</a>`:F`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function jn(e,{table:t,round:n}){return[f(`hall-round`,{round:n}),f(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function Mn(e,t,n){let{kind:r,body:i}=n,a=Nn[r]??Nn[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Nn={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Pn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,Fn(t,n),...Pn(n)],phone:(e,t,{body:n})=>[Fn(t,n)],token:(e,t,{body:n})=>[n.name,Fn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[f(`hall-table`,{label:n.label})],hanchan:(e,t,{subject:n,body:r})=>[G(t,n),...I.map(e=>t.players[r[`${e}_id`]]?.name),r.scheduled_at&&l(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>In(e,n),photo:(e,t,{body:n})=>In(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...In(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&f(`journal.outcome.${r.outcome}`),...In(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Ln(t,i)]},hand:(e,t,{subject:n,body:r})=>[f(`hall-how.${r.how}`),...Ln(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[f(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>z(t,e)),n.foul&&O(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&f(`help.over.${r.ended_how}`),...Ln(t,t.helpCalls[n])],timing:(e,t,{body:n})=>[f(`journal.what.${n.what}`),n.person_id&&z(t,{kind:n.person_kind,id:n.person_id}),G(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${_(Math.abs(n.seconds))}`,G(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&f(`journal.what.${r}`),t.players[i]?.name,G(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Rn(t,e)),fine:(e,t,{body:n})=>[Rn(t,{...n,what:`paid`}),f(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(e,t,{body:n})=>[G(t,n.hanchan_id),...I.map(t=>`${e.phrase(`seat-${t}`)} ${H(n.points[t])}`)]};function Pn({roles:e}){return(e??[]).map(e=>f(`hall-role.${e}`))}function Fn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function In(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[O(e,n),r.name,f(`hall-table`,{label:i.label}),j(e,t)]}function G(e,t){let n=e.hanchans[t??``];return n&&jn(e,n)}function Ln(e,{table:t,hand:n}={}){return[e.tables[t]&&f(`hall-table`,{label:e.tables[t].label}),se(n)]}function Rn(e,{account_kind:t,account_id:n,...r}){return`${z(e,{kind:t,id:n})} ${et(r)}`}const zn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Bn(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return qn(e,t);if(n.startsWith(`ruling.`))return Hn(e,t);let[i]=await Xn(t,Vn(t));if(!i)return null;if(n===`result.corrected`)return{before:Wn(e,i.body),after:Wn(e,r)};let a=n===`hanchan.scheduled`?Gn:Kn;return{before:a(i.body),after:a(r)}}function Vn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Hn(e,t){let{kind:n,body:r}=t,[i]=await Xn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Un(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=j(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(Ct(e,t,n))}}}let[o]=await Xn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Un(e,o)}:null}function Un(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=j(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=zn.filter(e=>(o[e]??null)!==null),c=Ct(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Wn(e,{points:t,deposits:n,unranked:r}){let i=I.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(i),deposits:n,unranked:r.join(` `)}}function Gn({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Kn({arrived_at:e,at:t}){return{arrived_at:e??t}}async function qn(e,t){let n=await Xn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Jn(e,r),after:Jn(e,{...r,...t.body})}}function Jn(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[f(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Yn(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[f(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Yn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Xn({seq:e},t,n=1){return(await(await D.audit()).older(e,n,t)).entries}const Zn=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Qn={ruling:`rulings`,player:`players`,table:`tables`};function $n({state:e,entry:t,onSubject:n}){let r=M(),{seq:i,at:a,who:s,kind:c}=t,u=s?e.officials[s]?.name??f(`hall-unknown`):f(`journal.nobody`),d=Mn(r,e,t),p=[f(`journal.number`,{seq:i}),l(a,e.settings.time_zone),u],m=F`<div class="body">
<h3>${tr(c)}</h3>
${d.length>0&&F`<span class="who">${d.join(` · `)}</span>`}
<small>${p.join(` · `)}</small>
</div>`;return F`<${o} class="entry" title=${m}>
${()=>F`<${er} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function er({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Qn).find(([,t])=>o in e[t])??[];return F`<div class="stack">
<p class="pair">
${c&&F`<a class="button" href=${`#/${c}/${o}`}>${f(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${f(`journal.all-of-it`)}</button>
</p>
${(Zn.includes(a)||s.what===`corrected`)&&F`<${nr} state=${e} entry=${t} />`}
<h4>${f(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${f(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function tr(t){return e(`journal.kind.${t}`)?f(`journal.kind.${t}`):t}function nr({state:e,entry:t}){let n=M(),[r,i]=w(void 0);return N(()=>void Bn(n,t).then(i,()=>i(null)),[]),r===void 0?F`<${b} />`:r===null?F`<p class="soft">${f(`journal.no-before`)}</p>`:F`<${tt} caption=${f(`journal.changes`)} heads=${[f(`journal.before`),f(`journal.after`)]}
before=${r.before} after=${r.after} />`}const rr=`shinpan.alarm.`;function ir({inCall:e}){let{alarms:t,tournament:n}=C(),r=t?.at(-1);return r&&n&&F`<${ar} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function ar({alarms:e,id:t,inCall:n}){let r=e.at(-1),[i,a]=w(()=>!n&&_e(rr+t)!==r.at);return N(()=>{K(r)||ne(220),ie(600)},[]),F`<div role="alert">
<button class=${K(r)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${or} alarm=${r} /><span>${f(`alarm.${r.what}`)}</span><strong>${f(`alarm.open`)}</strong>
</button>
</div>
${i&&F`<${sr} alarms=${e} onClose=${()=>{E(rr+t,r.at),a(!1)}} />`}`}function K({what:e}){return e===`restored`}function or({alarm:e}){return F`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(K(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function sr({alarms:e,onClose:t}){let{official:n}=C(),r=d(null);N(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return F`<dialog class=${K(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${or} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${f(`alarm.${o}`)}</h2><p>${f(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${lr} alarm=${i} />
<section><h3>${f(`alarm.meaning`)}</h3><p>${f(K(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${f(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>F`<li key=${e}>${f(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${pr}>${f(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${f(`alarm.close`)}</button>
${a.map(e=>F`<${cr} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function cr({alarm:e}){let{what:t,seq:n}=e;return F`<section class="stack">
<h3>${f(`alarm.earlier`)} ${f(`alarm.${t}`)}</h3>
<p>${f(`alarm.${t}.said`,{seq:n})}</p>
<${lr} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function lr({alarm:{mine:e,theirs:t,at:n},theirs:r=`alarm.theirs`}){let{tournament:i}=C();return F`${e&&F`<${ur} mine=${e} theirs=${t} heads=${[f(`alarm.mine`),f(r)]} />`}
<p class="soft">${f(`alarm.found`,{time:l(n,i?.time_zone)})}</p>`}function ur({mine:e,theirs:t,heads:n}){let r=M(),{state:i}=C(),a=Mn(r,i,e),o=t&&Mn(r,i,t);return F`<div class="slips">
<${fr} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${fr} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&F`<${tt} caption=${f(`journal.changes`)} heads=${n} before=${dr(e)} after=${dr(t)} />`}`}function dr({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function fr({title:e,entry:t,parts:n,others:r}){let{state:i}=C();return F`<section class="slip">
<h3>${e}</h3>
${t?F`<p><strong>${tr(t.kind)}</strong></p>
<ul>${n.map((e,t)=>F`<li key=${t}>${!r||r.includes(e)?e:F`<mark>${e}</mark>`}</li>`)}</ul>
<small>${f(`journal.number`,{seq:t.seq})} · ${l(t.at,i.settings.time_zone)}</small>`:F`<p><mark>${f(`alarm.nothing`)}</mark></p>`}
</section>`}async function pr(){let e=await D.evidence().catch(()=>null);if(!e)return n(f(`journal.unread`));let t=JSON.stringify(e,null,1);Le(new Blob([t],{type:`application/json`}),`${D.snapshot.tournament?.slug}-log-evidence.json`)}function mr({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],a={kind:hr(de(`journal.kind.`).map(e=>({value:e.slice(13),text:f(e)}))),person:hr(i.map(({id:e,name:t})=>({value:e,text:t}))),table:pe(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:f(`journal.this`)}]}};return F`<details class="fold" open=${!!t.subject}>
<summary>${f(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(a).map(([e,r])=>F`<${A} key=${e} label=${f(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:f(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&F`<button class="button" type="button" onClick=${()=>n({})}>${f(`journal.clear`)}</button>`}
</div>
</details>`}function hr(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const gr=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function _r(e,{kind:t,person:n,table:r,subject:i}){let a=yr(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=vr(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function vr({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(gr)??[]]}function yr({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function br({result:{browser:e,server:t}}){return F`<div class="stack" role="status">
<${Sr} name=${f(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>f(`journal.found.${t}`,{seq:e})} />
${t&&F`<${Sr} name=${f(`journal.server`)} result=${t} whole="journal.rows-whole" line=${xr} />`}
</div>`}function xr({seq:t,kind:n,values:r,what:i}){let a=r.roles?.split(`, `).map(t=>t===`player`?f(`hall-player`):e(`hall-role.${t}`)?f(`hall-role.${t}`):t);return e(`finding.${n}`)?f(`finding.${n}`,{seq:t,...r,...a&&{roles:a.join(`, `)}}):F`<span lang="en">${i}</span>`}function Sr({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return F`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=C().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?F`<p class="note bad"><strong>${e}</strong> ${f(`journal.another`,{seq:i.seq})} ${f(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?F`<p class="note"><strong>${e}</strong> ${f(a,{seq:i.seq})}</p>`:F`<div class="note bad stack">
<p><strong>${e}</strong> ${f(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>F`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&F`<p>${f(`journal.more`,{count:r-50})}</p>`}
</div>`}function Cr(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function wr({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Le(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function Tr({onHead:e,onClose:t}){let n=d(null),[r,i]=w(``);return N(()=>{let t=new AbortController;return qe(n.current,t.signal,t=>Cr(t)?(e(t),!0):!1,i),()=>t.abort()},[]),F`<${S} title=${f(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${f(`hall-viewfinder`)}></video>
${r&&F`<p class="note warn" role="status">${f(`journal.scan.${r}`)}</p>`}
<//>`}function Er({state:e}){return F`<section class="card" aria-labelledby="proof">
<h2 id="proof">${f(`journal.proof`)}</h2>
<p class="unprinted">${f(`journal.proof-about`)}</p>
<${Dr} />
<${o} title=${f(`journal.head`)}>${()=>F`<${kr} state=${e} />`}<//>
</section>`}function Dr(){let{official:e}=C(),[t,n]=w(``),[r,i]=w(null),[a,o]=w(null),s=d(null);N(()=>()=>s.current?.abort(),[]);let[c,l]=w(!1),u=e=>{n(e),l(!1)},p=Cr(t),m=t.trim()&&!p?f(`journal.no-head`):``;return F`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),m||a)return;s.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=s.current;i(await Or({noted:p,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
<${y} label=${f(`journal.noted`)} hint=${f(`journal.noted-hint`)} value=${t} wrong=${m} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>l(!0)}>${f(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${f(`journal.verify`)}</button>
</form>
${a&&F`<div class="stack" role="status">
<progress aria-label=${f(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${f(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>s.current?.abort()}>${f(`journal.stop`)}</button>
</div>`}
${r&&F`<${br} result=${r} />`}
${c&&F`<${Tr} onHead=${u} onClose=${()=>l(!1)} />`}`}async function Or(e,t){let{prove:n}=await D.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?f(`journal.stopped`):B(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(D.ask(`audit${o}`,{timeout:12e4}))}}function kr({state:e}){let[t,n]=w(null),[r,i]=w(``),{online:a}=C();if(N(()=>{D.ask(`journal/head`).then(n,e=>i(B(e)))},[e.seq,a]),!t)return F`<p class=${r?`note warn`:`soft`} role="status">${r||f(`loading`)}</p>`;let{slug:o,name:s,time_zone:c}=e.settings,u=`${t.seq}:${t.hash}`;return F`<div class="stack head">
<p>${f(`journal.head-about`)}</p>
<figure><${Ie} text=${u} label=${f(`journal.code`)} /><figcaption><strong>${s}</strong></figcaption></figure>
<${v} rows=${[[f(`journal.number-of`),t.seq],[f(`journal.time`),t.at&&l(t.at,c)],[f(`journal.hash`),F`<code>${u}</code>`],[f(`journal.command`),F`<code>shinpan audit verify ${o} --head ${u}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>wr(e.settings,t)}>${f(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${f(`hall-print`)}</button>
</p>
</div>`}const Ar=5e3;function jr({state:e}){let{online:t}=C(),[n,r]=w(null),[i,a]=w(``),[o,s]=w(null);return N(()=>{let e=()=>Mr().then(r,e=>a(B(e))),t=()=>D.uncheckedSince().then(s,()=>{});e(),t();let n=setTimeout(e,Ar),i=setInterval(t,Ar);return()=>{clearTimeout(n),clearInterval(i)}},[e.hash,t]),F`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${f(`witness.title`)}</h2>
${o&&F`<p class="note warn" role="status">${f(`witness.unchecked`,{time:l(o,e.settings.time_zone)})}</p>`}
${n?F`<${Nr} state=${e} answer=${n} />`:F`<p class="soft" role="status">${i||f(`loading`)}</p>`}
</section>`}async function Mr(){let e=await D.ask(`journal/witnesses`);return{...e,...await D.behindHead(e)}}function Nr({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return F`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>F`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${Fr(e,t.official_id)}</span>`)}
</p>
<p><strong>${f(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${f(`witness.about`)}</p>
${o.length>0&&F`<ul class="bullets">${o.map(t=>F`<li key=${t.key_id}>${Pr(e,t,i)}</li>`)}</ul>`}
</div>`}function Pr(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??f(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return f(s,{...o,time:l(i,e.settings.time_zone)})}function Fr(e,t){return[...e.officials[t]?.name??`?`][0]}function Ir({query:e}){let{tournament:t,state:n}=C();if(!t||!n)return F`<${u} title=${f(`journal.title`)} />`;let r=Object.fromEntries(e);return F`<${Lr} key=${e.toString()} state=${n} asked=${r} />`}function Lr({state:e,asked:t}){let[n,r]=w(t),[i,a]=w(e.seq),o=JSON.stringify([n,i]);return F`<${c} title=${f(`journal.title`)} up="#/log">
<${Er} state=${e} />
<${jr} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${f(`journal.entries`)}</h2>
<p class="soft">${f(`journal.kept`,{seq:e.seq})}</p>
<${mr} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&F`<button class="button" type="button" onClick=${()=>a(e.seq)}>${f(`journal.newer`,{count:e.seq-i})}</button>`}
<${Rr} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function Rr({state:e,from:t,chosen:n,onSubject:r}){let i=re(()=>_r(e,n),[]),[a,o]=w([]),[s,c]=w(t+1),[l,u]=w(!1),p=d(!1),m=async()=>{if(!(p.current||s===null)){p.current=!0;try{let e=await(await D.audit()).older(s,30,i);o(t=>[...t,...e.entries]),c(e.next)}catch{u(!0)}finally{p.current=!1}}};return N(()=>void m(),[]),l?F`<p class="note bad" role="alert">${f(`journal.unread`)}</p>`:s===t+1?F`<${b} />`:F`<ul class="entries">
${a.map(t=>F`<li key=${t.seq}><${$n} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${a.length===0&&F`<p class="soft" role="status">${f(`hall-none-found`)}</p>`}
${s!==null&&F`<button class="button" type="button" onClick=${m}>${f(`journal.older`)}</button>`}`}function q(e){let{state:t,online:n}=C(),[r,i]=w({items:null,trouble:null});return N(()=>{let t=!1;return zr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function zr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await D.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function Br({of:{items:e,trouble:t},children:n}){return!e&&!t?F`<${b} />`:F`${t&&F`<${Vr} error=${t} />`}${e&&n(e)}`}function Vr({error:e}){return e.problem?F`<div role="alert"><${$e} problem=${e.problem} /></div>`:F`<p class="note bad" role="alert">${B(e)} ${f(`people.needs-network`)}</p>`}function J(){let[e,t]=w(null),[n,r]=w(!1),i=d(!1);return{ask:async e=>{if(!i.current){i.current=!0,r(!0),t(null);try{await Qe(e)}catch(e){if(!(e instanceof a)&&e.name!==`Unreachable`)throw e;t(e)}finally{i.current=!1,r(!1)}}},asking:n,wrong:e&&F`<${Vr} error=${e} />`}}function Y(){let e=d(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),i=e.current.get(n)??r(D.now());return e.current.set(n,i),i}}async function X(e,t,n,i){let a=await D.ask(`${e}/${t}`,{method:`PUT`,body:n});return a[i]?a:(await D.ask(`${e}/${t}/revocation`,{method:`PUT`}),D.ask(`${e}/${r(D.now())}`,{method:`PUT`,body:n}))}const Hr=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Z(e){return P(Hr.filter(t=>e.includes(t)).map(e=>f(`hall-role.${e}`)))}function Ur({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return F`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>F`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&F`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function Wr(e){return F`<${Ur} label=${f(`people.roles`)} names=${Hr} said=${e=>f(`hall-role.${e}`)}
...${e} />`}function Gr({state:e}){let t=q(`invitations`),n=F`<a class="button main" href="#/people/invite">${f(`people.invite`)}</a>`;return F`<${c} title=${f(`people.links`)} up="#/people" actions=${n}>
<${Br} of=${t}>
${t=>F`<${Kr} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Kr({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return F`${r.length===0&&F`<${g} text=${f(`people.no-links`)} />`}
<${qr} links=${r} zone=${n} state=${t} />
${i.length>0&&F`<${o} title=${f(`people.closed-count`,{count:i.length})}>
${()=>F`<${qr} links=${i} zone=${n} state=${t} />`}
<//>`}`}function qr({links:e,zone:t,state:n}){return e.length===0?null:F`<ul class="rows">
${e.map(e=>F`<${Yr} key=${e.id} link=${e} zone=${t} whom=${n?Jr(n,e):f(`people.open-link`)} />`)}
</ul>`}function Jr(e,{official:t,player:n,roles:r,label:i}){return t?f(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?f(`people.for-player`,{name:e.players[n]?.name??`?`}):[Z(r),i].filter(Boolean).join(` · `)}function Yr({link:e,zone:t,whom:n}){let[r,i]=w(!1),{ask:a,asking:o,wrong:s}=J();return F`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Xr(e,t)}</small></span>
${!e.closed&&F`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${f(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${f(`people.withdraw`)}</button>`}
</div>
${s}
${r&&F`<${L} title=${f(`people.withdraw-ask`)} text=${f(`people.withdraw-text`)} yes=${f(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>D.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Xr({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?f(`people.any-number`):f(`people.uses-left`,{left:t,uses:e});return r?[f(`people.closed.${r}`),a].join(` · `):[a,n?f(`people.until`,{time:l(n,i)}):f(`people.no-end`)].join(` · `)}function Zr({made:e,state:t,up:n,onMore:r}){let i=`${location.origin}${e.join}`,a=e.limits??Xr(e,t.settings.time_zone),o=F`<button class="button" type="button" onClick=${r}>${f(`people.another`)}</button>
<a class="button main" href=${n}>${f(`people.done`)}</a>`;return F`<${c} title=${f(`people.link-made`)} up=${n} actions=${o}>
<p><strong>${$r(t,e)}</strong></p>
<figure class="big-code"><${Ie} text=${i} label=${f(`people.code`)} /></figure>
<p class="soft">${a}</p>
<${ei} made=${e} />
<${Qr} label=${f(`people.link`)} text=${i} />
<p class="note warn">${f(`people.link-once`)}</p>
<//>`}function Qr({label:e,text:t}){return F`<${y} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&F`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>n(f(`people.copied`)),()=>n(f(`people.not-copied`)))}>${f(`people.copy`)}</button>`}
${`share`in navigator&&F`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${f(`people.share`)}</button>`}
</div>`}function $r(e,{official:t,player:n,roles:r,name:i}){return n?f(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?f(`people.becomes-named`,{name:i,roles:Z(r)}):t?f(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):f(`people.becomes`,{roles:Z(r)})}function ei({made:e}){let{items:t}=q(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return F`<p role="status">${n>0&&F`<span class="badge">${f(`people.arrived`,{count:n})}</span>`}</p>`}const ti=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function ni({state:e,query:t}){let[n,r]=w(null),i=t.get(`official`),a=t.get(`player`),o=i?`#/people/${i}`:a?`#/people/player/${a}`:`#/people`,s=f(i?`people.one-more`:a?`people.give-link`:`people.invite`);return n?F`<${Zr} made=${n} state=${e} up=${o} onMore=${()=>r(null)} />`:F`<${c} title=${s} up=${o}>
${i?F`<${oi} official=${e.officials[i]} onMade=${r} />`:a?F`<${si} player=${e.players[a]} onMade=${r} />`:F`<${ri} onMade=${r} />`}
<//>`}function ri({onMade:e}){let[t,n]=w(`name`),r=[`name`,`role`].map(e=>({value:e,text:f(`people.by.${e}`)}));return F`<${i} label=${f(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?F`<${ii} onMade=${e} />`:F`<${ai} onMade=${e} />`}`}function ii({onMade:e}){let[t,n]=w(``),[r,i]=w([]),a=Y();return F`<${Q} lacks=${e=>({name:e&&!t.trim()?f(`people.name-missing`):``,roles:e&&r.length===0?f(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await D.ask(`officials/${a(n)}`,{method:`PUT`,body:n}),o={official:i.id,label:i.name};e({join:(i.join?i:await X(`invitations`,a(o),o,`join`)).join,official:i.id,name:i.name,roles:i.roles,limits:f(`people.one-phone`)})}}>
${e=>F`<${y} label=${f(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Wr} chosen=${r} wrong=${e.roles} onChange=${i} />
<p class="soft">${f(`people.by-name-text`)}</p>`}
<//>`}function ai({onMade:e}){let[t,n]=w([]),[r,i]=w(`5`),[a,o]=w(240),[s,c]=w(``),l=Y();return F`<${Q} lacks=${e=>({roles:e&&t.length===0?f(`people.role-missing`):``,uses:e&&!($(r)>=1&&$(r)<=500)?f(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:$(r),minutes:a,label:s.trim()};e(await X(`invitations`,l(n),n,`join`))}}>
${e=>F`<${Wr} chosen=${t} wrong=${e.roles} onChange=${n} />
<${y} label=${f(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${ci} value=${a} onChange=${o} />
<${y} label=${f(`people.label`)} hint=${f(`people.label-hint`)} value=${s} onInput=${c} autocomplete="off" maxlength="200" />
<p class="soft">${f(`people.by-role-text`)}</p>`}
<//>`}function oi({official:e,onMade:t}){let[n,r]=w(60),i=Y();return e?F`<${Q} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};t(await X(`invitations`,i(r),r,`join`))}}>
${()=>F`<p>${f(`people.becomes-phone`,{name:e.name})}</p><${ci} value=${n} onChange=${r} />`}
<//>`:F`<p class="note warn">${f(`people.nobody`)}</p>`}function si({player:e,onMade:t}){let n=Y();return e?F`<${Q} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await X(`invitations`,n(r),r,`join`))}}>${()=>F`<p>${f(`people.own-text`,{name:e.name})}</p>`}<//>`:F`<p class="note warn">${f(`people.nobody`)}</p>`}function Q({make:e,lacks:t=()=>({}),children:n}){let[r,i]=w(!1),{ask:a,asking:o,wrong:s}=J();return F`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${f(`people.make-link`)}</button>
</form>`}function ci({value:e,onChange:t}){let n=ti.map(([e,t,n])=>({value:n,text:m(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return F`<${A} label=${f(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function li({whom:e,name:t,zone:n}){let r=q(`phones`),i=q(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return F`<section class="stack">
<h2>${f(`people.phones`)}</h2>
<${Br} of=${r}>
${e=>F`<${ui} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&F`<${qr} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${f(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function ui({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>F`<ul class="rows">
${e.map(e=>F`<${di} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return F`${i.length?a(i):F`<p class="soft">${f(`people.no-phone`)}</p>`}
${r.length>0&&F`<${o} title=${f(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function di({phone:e,name:t,zone:r}){let{id:i,agent:a,admitted_at:o,seen_at:s,cut_off_at:c,by_account:u}=e,[d,p]=w(!1),{ask:h,asking:g,wrong:_}=J(),v=u?f(`people.by-account`):mi(a??``),y=()=>{p(!1),h(async()=>{await D.ask(`phones/${i}/cut-off`,{method:`PUT`}),n(f(`people.cut-off-done`))})},b=[f(`people.since`,{time:l(o,r)}),s&&!c&&f(`people.seen`,{day:m(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:r}).format(new Date(s))}),c&&f(`people.cut-off-at`,{time:l(c,r)})];return F`<li>
<div class="row">
<span class="body"><strong>${v}</strong><small>${b.filter(Boolean).join(` · `)}</small></span>
${!c&&F`<button class="button danger" type="button" disabled=${g} aria-haspopup="dialog"
aria-label=${f(`people.cut-off-this`,{phone:v})} onClick=${()=>p(!0)}>${f(`people.cut-off`)}</button>`}
</div>
${_}
${d&&F`<${L} title=${f(`people.cut-off-ask`,{name:t,phone:v})} text=${f(`people.cut-off-text`,{name:t})}
yes=${f(`people.cut-off`)} danger onYes=${y} onClose=${()=>p(!1)} />`}
</li>`}const fi=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],pi=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function mi(e){return[fi,pi].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function hi({settings:{slug:e,version:t,board_open:n=!1},online:r}){let[i,a]=w(n);N(()=>a(n),[n]);let[o,s]=w(0),{ask:c,asking:l,wrong:u}=J();return F`<section class="stack">
<h2>${f(`people.board`)}</h2>
<${k} label=${f(`people.board-open`)} hint=${f(`people.board-open-hint`)} checked=${i}
disabled=${l||!r} onChange=${e=>{a(e);let r={method:`PATCH`,match:`"${Math.max(t,o)}"`,body:{board_open:e}};c(async()=>{try{s((await D.ask(``,r)).version)}catch(e){throw a(n),e}})}} />
${u}
<a class="button" href=${`#/board/${e}`}>${f(`people.board-show`)}</a>
</section>`}function gi({state:e}){let{online:t}=C(),{items:n}=q(`phones`),r=vi(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>F`<ul class="rows">
${e.map(e=>F`<${_i} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,s=F`<a class="button main" href="#/people/invite">${f(`people.invite`)}</a>`;return F`<${c} title=${f(`people.title`)} up="#/tables" actions=${s}>
${!t&&F`<p class="note warn" role="status">${f(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${f(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&F`<${o} title=${f(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<nav class="stack" aria-label=${f(`people.more`)}>
<a class="button" href="#/people/links">${f(`people.links`)}</a>
<a class="button" href="#/people/players">${f(`people.players`)}</a>
<a class="button" href="#/people/tokens">${f(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${f(`people.erase`)}</a>
</nav>
<${hi} settings=${e.settings} online=${t} />
<//>`}function _i({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return F`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Z(n)}</span>
${o!==void 0&&!i&&F`<small>${f(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&F`<span class="badge">${f(`people.plays-too`)}</span>`}
</a>
</li>`}function vi(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function yi({state:e,official:t}){let{id:r,name:i,player_id:a=null,conflicts:o=[]}=t,s={player:a,conflicts:o},[{player:c,conflicts:l},u]=w(s),p=d(s),m=d(null),{ask:h,asking:g,wrong:_}=J(),v=e=>u(p.current=e);N(()=>{g||!_&&m.current&&JSON.stringify(m.current)!==JSON.stringify(s)||(m.current=null,v(s))},[a,o.join(),!!_]);let y=async()=>{for(let e=null;e!==p.current;){e=p.current;let t={...e,replaces:m.current??s};await D.ask(`officials/${r}`,{method:`PATCH`,body:t}),m.current=e}n(f(`people.saved`))},b=e=>{v({...p.current,...e}),h(y)},x=vi(Object.values(e.players));return F`<section class="card">
<h2>${f(`people.partial`)}</h2>
<p class="soft">${f(`people.partial-text`)}</p>
<${A} label=${f(`people.plays-as`,{name:i})} value=${c??``} options=${xi(x,`people.plays-not`)}
onChange=${e=>b({player:e||null})} />
<${bi} players=${x.filter(e=>e.id!==c)} declared=${l}
onChange=${e=>b({conflicts:e})} />
${_}
</section>`}function bi({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return F`${r.length>0&&F`<ul class="rows">
${r.map(({id:e,name:t})=>F`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${f(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${f(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${A} key=${t.join()} label=${f(`people.conflict-add`)} value="" options=${xi(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function xi(e,t){return[{value:``,text:f(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Si({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return F`<${s} title=${f(`people.title`)} text=${f(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?F`<${c} title=${i} up=${r}>
<p>${Z(a)}</p>
<p class="note warn">${f(`people.revoked-at`,{time:l(o,e.settings.time_zone)})}</p>
<//>`:F`<${c} title=${i} up=${r}>
<p>${Z(a)}</p>
<${li} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<${Ci} key=${a.join()} official=${n} />
<${yi} state=${e} official=${n} />
<${wi} official=${n} />
<//>`}function Ci({official:{id:e,roles:t}}){let[r,i]=w(t),[a,o]=w(``),{ask:s,asking:c,wrong:l}=J(),u=[...r].sort().join()===[...t].sort().join();return F`<form class="card" onSubmit=${i=>{i.preventDefault(),o(r.length?``:f(`people.role-missing`)),r.length&&s(async()=>{await D.ask(`officials/${e}`,{method:`PATCH`,body:{roles:r,replaces:{roles:t}}}),n(f(`people.saved`))})}}>
<h2>${f(`people.roles-change`)}</h2>
<p class="soft">${f(`people.roles-late`)}</p>
<${Wr} chosen=${r} wrong=${a} onChange=${i} />
${l}
${!u&&F`<button class="button main" disabled=${c}>${f(`people.save`)}</button>`}
</form>`}function wi({official:{id:e,name:t}}){let[n,r]=w(!1),{ask:i,asking:a,wrong:o}=J();return F`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${f(`people.revoke-this`,{name:t})}
</button>
${n&&F`<${L} title=${f(`people.revoke-ask`,{name:t})} text=${f(`people.revoke-text`)} yes=${f(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>D.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function Ti({state:e}){let[t,n]=w(``),{items:r}=q(`invitations`),i=t.trim().toLocaleLowerCase(),a=vi(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),o=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return F`<${c} title=${f(`people.players`)} up="#/people">
<p>${f(`people.players-text`)}</p>
<${y} type="search" label=${f(`people.find`)} value=${t} onInput=${n} />
${a.length===0&&(i?F`<${g} text=${f(`people.nobody`)} />`:F`<${g} text=${f(`people.no-players`)}><${rt} /><//>`)}
<ul class="rows">
${a.map(({id:e,name:t})=>F`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${o.has(e)&&F`<span class="badge">${f(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function Ei({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?F`<${c} title=${n.name} up=${r}>
<p>${f(`people.own-text`,{name:n.name})}</p>
<${li} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${f(`people.erase`)}</a>
<//>`:F`<${s} title=${f(`people.players`)} text=${f(`people.nobody`)} up=${r} />`}function Di({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return F`<${s} title=${f(`erasing.title`)} text=${f(`people.nobody`)} up="#/people/players" />`;let a=r?f(`erasing.title-one`,{name:r.name}):f(`erasing.title`);return F`<${c} title=${a} up=${i}>
<p>${f(`erasing.text`)}</p>
${e.season&&F`<p class="note warn">${f(`erasing.season`)}</p>`}
<p class="soft">${f(`erasing.other-places`)}</p>
<${Oi} player=${n} count=${r?1:Object.keys(e.players).length} />
<${ki} zone=${e.settings.time_zone} />
<//>`}function Oi({player:e,count:t}){let[r,i]=w(!1),[a,o]=w(!1),[s,c]=w(!1),{ask:l,asking:u,wrong:d}=J(),p=Y();return F`<div class="stack">
${!e&&F`<${k} label=${f(`erasing.texts`)} hint=${f(`erasing.texts-hint`)} checked=${r} onChange=${i} />
<${k} label=${f(`erasing.photos`)} checked=${a} onChange=${o} />`}
${d}
<button class="button danger" type="button" disabled=${u} aria-haspopup="dialog" onClick=${()=>c(!0)}>
${f(`erasing.erase`)}
</button>
${s&&F`<${L} title=${f(`erasing.ask`)} text=${f(`erasing.ask-text`,{count:t})} yes=${f(`erasing.erase`)} danger
onYes=${()=>{c(!1);let t={texts:r,photos:a,...e&&{players:[e]}};return l(async()=>{await D.ask(`erasures/${p(t)}`,{method:`PUT`,body:t}),n(f(`erasing.done`))})}} onClose=${()=>c(!1)} />`}
</div>`}function ki({zone:e}){let{items:t}=q(`erasures`);if(!t?.length)return null;let n=m(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return F`<section class="stack">
<h2>${f(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>F`<li key=${e} class="row">
<span class="body">
<strong>${t?f(`erasing.some`,{count:t.length}):f(`erasing.everybody`)}</strong>
<small>${[f(`erasing.names`),r&&f(`erasing.texts`),i&&f(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const Ai=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function ji({state:e}){let t=q(`api-tokens`),[n,r]=w(!1),i=!n&&F`<button class="button main" type="button" onClick=${()=>r(!0)}>${f(`people.token-new`)}</button>`;return F`<${c} title=${f(`people.tokens`)} up="#/people" actions=${i}>
<p>${f(`people.tokens-text`)}</p>
${n&&F`<${Fi} state=${e} onDone=${()=>r(!1)} />`}
<${Br} of=${t}>${t=>F`<${Mi} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function Mi({tokens:e,state:t}){let n=e.filter(Ni),r=e.filter(e=>!Ni(e)),i=e=>F`<ul class="rows">
${e.map(e=>F`<${Pi} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return F`${r.length?i(r):F`<${g} text=${f(`people.no-tokens`)} />`}
${n.length>0&&F`<${o} title=${f(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function Ni({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=D.now()}function Pi({token:e,state:t}){let{id:n,name:r,official:i,scopes:a,expires_at:o,revoked_at:s}=e,[c,u]=w(!1),{ask:d,asking:p,wrong:m}=J(),h=()=>{u(!1),d(()=>D.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},g=l(s??o,t.settings.time_zone);return F`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${f(`people.acts-as`,{name:t.officials[i]?.name??`?`})}</span>
<small>${P(a.map(e=>f(`people.scope.${e}`)))}</small>
<small>${f(s?`people.revoked-at`:`people.until`,{time:g})}</small>
</span>
${!Ni(e)&&F`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${f(`people.withdraw-this`,{whom:r})} onClick=${()=>u(!0)}>${f(`people.revoke`)}</button>`}
</div>
${m}
${c&&F`<${L} title=${f(`people.token-ask`,{name:r})} text=${f(`people.token-revoke-text`)} yes=${f(`people.revoke`)} danger
onYes=${h} onClose=${()=>u(!1)} />`}
</li>`}function Fi({state:e,onDone:t}){let n=C().official.id,[r,i]=w({name:``,official:n,scopes:[`read`],days:`30`}),[a,o]=w(!1),[s,c]=w(``),l=Y(),{ask:u,asking:d,wrong:p}=J(),m=Ii(r),h=e=>t=>i({...r,[e]:t}),g=e=>{e.preventDefault(),o(!0);let t={...r,name:r.name.trim(),days:$(r.days)};Object.values(m).some(Boolean)||u(async()=>c((await X(`api-tokens`,l(t),t,`token`)).token))};if(s)return F`<${Li} token=${s} name=${r.name} onDone=${t} />`;let _=vi(Object.values(e.officials).filter(({revoked_at:e})=>!e));return F`<form class="card stack" onSubmit=${g} novalidate>
<h2>${f(`people.token-new`)}</h2>
<${y} label=${f(`people.token-name`)} hint=${f(`people.token-name-hint`)} value=${r.name} wrong=${a?m.name:``}
onInput=${h(`name`)} autocomplete="off" maxlength="200" />
<${A} label=${f(`people.token-official`)} value=${r.official} onChange=${h(`official`)}
options=${_.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Ur} label=${f(`people.scopes`)} names=${Ai} chosen=${r.scopes} wrong=${a?m.scopes:``}
said=${e=>F`${f(`people.scope.${e}`)}<br /><small class="soft">${f(`people.opens.${e}`)}</small>`}
onChange=${h(`scopes`)} />
<${y} label=${f(`people.days`)} value=${r.days} onInput=${h(`days`)} wrong=${a?m.days:``} inputmode="numeric" autocomplete="off" />
${p}
<div class="pair">
<button class="button main" disabled=${d}>${f(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${f(`cancel`)}</button>
</div>
</form>`}function Ii({name:e,scopes:t,days:n}){return{name:e.trim()?``:f(`people.token-name-missing`),scopes:t.length?``:f(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:f(`people.days-wrong`,{most:366})}}function Li({token:e,name:t,onDone:n}){return F`<section class="card stack" role="status">
<h2>${f(`people.token-made`,{name:t})}</h2>
<${Qr} label=${f(`people.token`)} text=${e} />
<p class="note warn">${f(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${f(`people.done`)}</button>
</section>`}const Ri={erase:Di,invite:ni,links:Gr,players:Ti,player:Ei,tokens:ji};function zi({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=C();if(!r||!i)return F`<${u} title=${f(`people.title`)} />`;if(!ue(a,[`director`]))return F`<${c} title=${f(`people.title`)} up="#/tables"><p class="note warn">${f(`people.directors`)}</p><//>`;let o=e===``?gi:Object.hasOwn(Ri,e)?Ri[e]:Si;return F`<${o} state=${i} id=${t||e} query=${n} /><${nt} />`}const Bi=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],Vi=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],Hi=[`xlsx`,`csv`];function Ui(){let{tournament:e,state:t,official:n}=C();if(!e||!t)return F`<${u} title=${f(`reports.title`)} />`;let r=Ji(n,Bi),i=Ji(n,Vi);return F`<${c} title=${f(`reports.title`)} up="#/tables">
<${Wi} papers=${r} />
${i.length>0&&F`<${Gi} sheets=${i} />`}
${ue(n,[`director`])&&F`<${qi} />`}
<//>`}function Wi({papers:e}){let t=Te();return F`<section class="stack">
<h2>${f(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:n})=>F`<${He} key=${e} name=${f(`reports.paper.${e}`)} hint=${f(`reports.about.${e}`)} path=${n}
file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function Gi({sheets:e}){let t=Te(),[n,r]=w(`xlsx`);return F`<section class="stack">
<h2>${f(`reports.sheets`)}</h2>
<${i} label=${f(`reports.form`)} value=${n} onChange=${r}
options=${Hi.map(e=>({value:e,text:f(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>F`<${He} key=${e} name=${f(`reports.sheet.${e}`)} path=${Ki(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Ki(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function qi(){let e=Te();return F`<section class="stack">
<h2>${f(`reports.journal`)}</h2>
<ul class="rows">
<${He} name=${f(`reports.journal-whole`)} hint=${f(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function Ji(e,t){return t.filter(({roles:t})=>ue(e,t))}const Yi={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Xi({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:f(`enrol.passed-over`)},...Yi[e].map(e=>({value:e,text:f(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return F`<div class="stack">
${t.map(({heading:e,column:t},n)=>F`<${A} key=${n} label=${e||f(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const Zi={wrong:`bad`,new:`info`,known:``};function Qi({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(Zi).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&F`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map(e=>F`<li class="item" key=${e.row}><${$i} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function $i({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return F`<p><strong>${f(`import.row`,{number:r})}</strong> <span class=${`badge ${Zi[i]}`}>${f(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>F`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${ea} mistake=${e} /></p>`)}`}function ea({mistake:{kind:t,values:n,message:r,cure:i}}){let a=M();if(!e(`mistake.${t}`))return F`<span lang="en">${r} ${i}</span>`;let o=Object.entries(n).map(([e,t])=>[e,typeof t==`number`?H(t):t]),s=n.seat&&a.phrase(`seat-${n.seat}`);return f(`mistake.${t}`,{...Object.fromEntries(o),seat:s})}function ta({kind:e,state:t,row:{cells:n}}){return e===`seating`?F`<${na} state=${t} cells=${n} />`:F`<p><strong>${ra(n.name)}</strong></p>
<p class="soft">${[n.id_number,n.team].filter(Boolean).map(ra).join(` · `)}</p>`}function na({state:e,cells:t}){let n=M(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[f(`hall-round`,{round:t.round}),f(`hall-table`,{label:t.table}),t.scheduled_at];return F`<p><strong>${a.filter(Boolean).map(ra).join(` · `)}</strong></p>
<p class="soft">${I.map(e=>ra(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function ra(e){return e.length>80?`${e.slice(0,80)}…`:e}function ia({state:e,row:{hanchan:t,points:n}}){let r=M(),i=e.hanchans[t];return F`${i&&F`<p><a class="reach" href=${`#/result/${t}`}>${jn(e,i)}</a></p>`}
${n&&F`<p class="soft">${I.map(e=>`${r.phrase(`seat-${e}`)} ${H(n[e])}`).join(` · `)}</p>`}`}function aa(e,t){let[n,r]=w(()=>_e(e)??``),[i,a]=w({}),[o,s]=w(``),[c,l]=w(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),E(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await D.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&E(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function oa({wrong:e}){if(e.problem)return F`<div role="alert"><${$e} problem=${e.problem} /></div>`;let t=e.unreadable?f(`import.unreadable`):`${f(navigator.onLine?`live.unreached`:`no-network`)}. ${f(`import.again`)}`;return F`<p class="note bad" role="alert">${t}</p>`}function sa({sheet:{text:e,setText:t,setWrong:n},hint:r}){return F`<label class="button photo">${f(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await ua(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
<${y} long label=${f(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const ca={"255,254":`utf-16le`,"254,255":`utf-16be`},la={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function ua(e){let t=new Uint8Array(await e.arrayBuffer()),n=ca[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(la[ae.lang]).decode(t)}}const da=[`players`,`seating`];function fa({kind:e}){let{tournament:t,state:n,official:r}=C(),i=f(`enrol.title.${e}`);return!t||!n?F`<${u} title=${i} />`:ue(r,[`director`])?F`<${pa} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:F`<${c} title=${i} up="#/tables"><p class="note warn">${f(`enrol.not-you`)}</p><//>`}function pa({kind:e,title:t,state:n,place:r}){it();let i=aa(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:a,looked:s,done:l,busy:u,wrong:d,ask:p,forget:m}=i,[h,g]=w(null),_=d?.problem?.lacking,v=h??s?.columns??d?.problem?.headings,y=e=>{m(),g(e)},x={...i,setText:e=>(g(null),i.setText(e))},ee=e=>p(e,h?{columns:h.map(({column:e})=>e)}:{}),S=F`<${Xi} kind=${e} columns=${v} onChoose=${y} />`,C=s??l,te=da.find(t=>t!==e);return F`<${c} title=${t} up="#/tables">
<${sa} sheet=${x} hint=${f(`enrol.hint.${e}`)} />
${d&&(_?F`<p class="note bad" role="alert">${f(`enrol.lacking`,{names:P(_.map(ma))})}</p>`:F`<${oa} wrong=${d} />`)}
${v&&!l&&(s?F`<${o} title=${f(`enrol.columns`)}>${()=>S}<//>`:S)}
${u&&F`<${b} text=${f(`enrol.busy.${u}`)} />`}
${l&&F`<p class="note info" role="status">${f(`enrol.done`,{count:l.new,known:l.known})}</p>`}
${!C&&F`<button class="button main" type="button" disabled=${!a.trim()||u} onClick=${()=>ee(`look`)}>${f(`import.look`)}</button>`}
${C?.made.length>0&&F`<p class="note info">${f(`enrol.made.${e}`,{names:P(C.made)})}</p>`}
${C&&F`<${Qi} found=${C} named=${ma} title=${ha(l)} about=${t=>F`<${ta} kind=${e} state=${n} row=${t} />`} />`}
${s?.wrong>0&&F`<p class="note warn">${f(`enrol.whole`)}</p>`}
${s&&F`<button class="button main" type="button" disabled=${s.wrong>0||s.new===0||u} onClick=${()=>ee(`bring`)}>${f(`enrol.bring`,{count:s.new})}</button>`}
<a class="button" href=${`#/import/${te}`}>${f(`enrol.title.${te}`)}</a>
<//>`}function ma(e){return f(`enrol.field.${e}`)}function ha(e){return(t,n)=>f(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const ga={look:`results/preview`,bring:`results`};function _a({args:[e]}){return da.includes(e)?F`<${fa} key=${e} kind=${e} />`:F`<${va} />`}function va(){let{tournament:e,state:t,official:n}=C();return!e||!t?F`<${u} title=${f(`import.title`)} />`:T(n)?F`<${ba} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:F`<${c} title=${f(`import.title`)} up="#/standings"><p class="note warn">${f(`import.not-you`)}</p><//>`}function ya(e){return e===`points`||e===`row`?f(`import.field.${e}`):e}function ba({state:e,place:t}){it();let n=aa(t,ga),{text:r,looked:i,done:a,busy:o,wrong:s,ask:l}=n,[u,d]=w(!1),p=i&&i.new>0&&(i.wrong===0||u);return F`<${c} title=${f(`import.title`)} up="#/standings">
<${sa} sheet=${n} hint=${f(`import.columns`)} />
${s&&F`<${oa} wrong=${s} />`}
${o&&F`<${b} text=${f(`import.busy.${o}`)} />`}
${a&&F`<p class="note info" role="status">${f(`import.done`,{count:a.new,known:a.known})} <a class="reach" href="#/standings">${f(`hall-standings`)}</a></p>`}
${!i&&!a&&F`<button class="button main" type="button" disabled=${!r.trim()||o} onClick=${()=>l(`look`)}>${f(`import.look`)}</button>`}
${(i||a)&&F`<${Qi} found=${i??a} title=${(e,t)=>f(`import.rows.${e}`,{count:t})} named=${ya}
about=${t=>F`<${ia} state=${e} row=${t} />`} />`}
${i?.wrong>0&&i.new>0&&F`<${k} label=${f(`import.only-good`)} hint=${f(`import.only-good-hint`)} checked=${u} onChange=${d} />`}
${i&&F`<button class="button main" type="button" disabled=${!p||o} onClick=${()=>l(`bring`,{only_good:u})}>${f(`import.bring`,{count:i.new})}</button>`}
<//>`}const xa={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function Sa(e,t){let n=t?.content.rule_points??{},r=Object.entries(xa).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in xa&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(xa);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function Ca(e,t){let n=te(Ce(e,t.round).map(h)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return I.filter(e=>n.includes(t.seats[e]))}function wa(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function Ta(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Ea(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=w(()=>r?Oa(r):Da(i,a)??Oa(n)),c=e=>{let t={...o,...e};E(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f}=o,p=Ca(e,t),m=Object.fromEntries(I.map(e=>[e,wa(l[e])])),h=I.filter(e=>u.includes(e)||p.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&m[e]===null,substitute:h.includes(e),replaced:p.includes(e),onText:t=>c({texts:{...l,[e]:t}}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:m,deposits:wa(d||`0`,0),unranked:h},deposits:d,reason:f,type:c,forget:()=>E(i,null)}}function Da(e,t){let n=_e(e);return n?.number===t?n:null}function Oa(e){return{texts:Object.fromEntries(I.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function ka({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return F`<div class="sheet-seat">
<${y} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?f(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${f(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function Aa({seats:e}){return F`<fieldset>
<legend>${f(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>F`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&F` <small>${f(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function ja({state:e,hanchan:t,result:r,refused:i,first:a,onSent:o,onClose:s}){let{book:c}=C(),{numbers:l,complete:u}=Sa(e,c),d=Ea(e,t,r,a),p=M(),m=I.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${p.phrase(`seat-${n}`)} · ${r}`,...d.of(n)}}),{does:h,wrong:g}=ee(),_=d.reason.trim(),v={...d.body,...r&&{corrects:{number:r.number,reason:_}}},b=Ta(Object.values(v.points),v.deposits,l.starting_points),x=r&&Ma(v,r),S=u&&b===0&&!x&&(!r||_);return F`<form class="stack" onSubmit=${e=>{e.preventDefault(),S&&h(async()=>{await D.send(`result`,t.id,v,{hold:!0,replaces:i?.id}),d.forget(),ie(),n(f(`result.sent`)),o(v)})}}>
${!c&&F`<p class="note warn" role="alert">${f(`result.no-book`)}</p>`}
${c&&!u&&F`<p class="note warn" role="alert">${f(`result.no-scoring`)} <a class="reach" href="#/standings">${f(`hall-standings`)}</a></p>`}
${r&&F`<p class="note">${f(`result.corrects`)}</p>`}
<div class="sheet">${m.map(e=>F`<${ka} key=${e.seat} ...${e} />`)}</div>
<${Na} left=${b} starting=${l.starting_points} onDeposits=${e=>d.type({deposits:String(v.deposits+e)})} />
<${y} label=${f(`result.deposits`)} hint=${f(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${d.deposits}
wrong=${v.deposits===null?f(`result.hundreds`):void 0} onInput=${e=>d.type({deposits:e})} />
<${Aa} seats=${m} />
${r&&F`<${y} long label=${f(`hall-reason`)} hint=${f(`hall-reason-missing`)} value=${d.reason} maxlength="4000" onInput=${e=>d.type({reason:e})} />`}
${x&&F`<p class="soft" role="status">${f(`result.same`)}</p>`}
${g}
<div class="pair">
<button class="button main" disabled=${!S}>${f(r?`result.correct`:`result.enter`)}</button>
${s&&F`<button class="button" type="button" onClick=${()=>{d.forget(),s?.()}}>${f(`cancel`)}</button>`}
</div>
</form>`}function Ma({points:e,deposits:t,unranked:n},r){return I.every(t=>e[t]===r.points[t])&&t===r.deposits&&n.join()===r.unranked.join()}function Na({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=H(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return F`<div class=${`note stack ${i}`}>
<p role="status">${Pa(e,r)}</p>
${a&&F`<button class="button" type="button" onClick=${()=>n(e)}>${f(`result.as-deposits`,{points:H(e)})}</button>`}
</div>`}function Pa(e,t){return e===null?f(`result.sum`,{all:t}):e===0?f(`result.fits`,{all:t}):f(e>0?`result.lacks`:`result.exceeds`,{points:H(Math.abs(e)),all:t})}function Fa({state:e,hanchan:t,result:n,onCorrect:r}){let i=Ia(n);return F`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${f(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&F`<span class="badge info">${f(`hall-unsent`)}</span>`}</h2>
<${La} state=${e} hanchan=${t} result=${n} />
<${xe} id=${n.item}
otherwise=${r&&F`<button class="button" type="button" onClick=${r}>${f(`result.correct`)}</button>`} />
</section>
${i.length>0&&F`<${o} title=${f(`result.earlier`,{count:i.length})}>
${()=>F`<div class="stack">${i.map(n=>F`<${La} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function Ia({before:e}){return e?[e,...Ia(e)]:[]}function La({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,official:a,at:o,reason:s}}){let c=M(),u=e.officials[a]?.name??f(`hall-unknown`);return F`<div class="card">
<dl class="facts">
${I.map(r=>F`<div key=${r}>
<dt>${c.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&F`<small>${f(`result.substitute`)}</small>`}</dt>
<dd>${H(n[r])}</dd>
</div>`)}
${r>0&&F`<div><dt>${f(`result.deposits`)}</dt><dd>${H(r)}</dd></div>`}
</dl>
<p class="soft">${[u,l(o,e.settings.time_zone),s].filter(Boolean).join(` · `)}</p>
</div>`}function Ra({args:[e],query:t}){let{tournament:n,state:r}=C(),i=r?.hanchans[e];return!n||!r?F`<${u} title=${f(`hall-result`)} />`:i?F`<${za} state=${r} hanchan=${i} again=${t.has(`again`)} />`:F`<${s} title=${f(`hall-result`)} text=${f(`result.no-hanchan`)} up="#/tables" />`}function za({state:e,hanchan:t,again:n}){let{outbox:r,official:i}=C(),a=e.results[t.id]??null,o=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&ge(r)),[s,l]=w(!a||n),[u,d]=w(null),p=T(i),m=s||!a&&!o;N(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[m]);let h=e=>{d(e),l(!1)},_=e.tables[t.table]?.label??`?`;return F`<${c} title=${f(`result.title`,{label:_,round:t.round})} up=${`#/table/${t.table}`}>
${o&&F`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${f(`result.refused`)}</h2>
<${$e} problem=${o.problem} />
${!m&&F`<button class="button" type="button" onClick=${()=>l(!0)}>${f(`hall-change`)}</button>`}
</section>`}
${p&&m&&F`<${ja} state=${e} hanchan=${t} result=${a} refused=${o} first=${o?.body??(a?null:u)} onSent=${h}
onClose=${a&&(()=>l(!1))} />`}
${!p&&!a&&F`<${g} text=${f(`result.none`)} />`}
${a&&!(p&&m)&&F`<${Fa} state=${e} hanchan=${t} result=${a} onCorrect=${p&&(()=>l(!0))} />`}
<a class="button quiet" href="#/standings">${f(`hall-standings`)}</a>
<//>`}function Ba({state:e,id:t}){let n=R(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??f(`hall-unknown`);return F`<${c} title=${i} up="#/standings">
<${Ke} seen=${n} />
<${On} />
${r&&F`<${Va} state=${e} body=${r} />`}
${e.players[t]&&F`<a class="button" href=${`#/player/${t}`}>${f(`standings.player`)}</a>`}
<//>`}function Va({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=f(i?`standings.disqualified`:`standings.unranked`);return F`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:f(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${f(`standings.scored`,{count:t.hanchans})}</dt><dd>${U(s)}</dd></div>
<div><dt>${f(`standings.taken`)}</dt><dd>${U(-10*c-l/100)}</dd></div>
<div><dt><strong>${f(`standings.total`)}</strong></dt><dd>${U(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${f(`standings.games`)}</h2>
${a.length===0&&F`<p class="soft">${f(`standings.no-games`)}</p>`}
${a.map(t=>F`<${Ua} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${f(`standings.taken`)}</h2>
${o.length===0&&F`<p class="soft">${f(`standings.nothing-taken`)}</p>`}
${o.length>0&&F`<${Ha} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function Ha({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return F`<dl class="card facts">
${t.map(t=>F`<div key=${t.id}>
<dt>${r&&F`<span class="who">${i(t.account)}</span> · `}<${Ye} state=${e} line=${t} /></dt>
<dd>${Ge(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>F`<div key=${e}><dt><strong>${f(`standings.sum`)}</strong></dt><dd>${Ge(e,t)}</dd></div>`)}
</dl>`}function Ua({state:e,game:t,named:n}){let r=M(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,place:d,points:p,delta:m,uma:h,oka:g,total:_,flags:v}=t,y=[f(`hall-round`,{round:o}),f(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],b=f(`standings.delta`,{points:H(p),goal:H(p-m*100)});return F`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${y.join(` · `)}</a></h3>
${n&&F`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&F`<p class="soft">${f(`standings.corrected`,{count:a-1})}</p>`}
<dl class="facts">
<div><dt>${b}</dt><dd>${U(m,!0)}</dd></div>
<div><dt>${f(`standings.uma`,{place:d})}</dt><dd>${U(h,!0)}</dd></div>
<div><dt>${f(`standings.oka`)}</dt><dd>${U(g,!0)}</dd></div>
<div><dt><strong>${f(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${U(_,!0)}</dd></div>
</dl>
${v.map(e=>F`<p class="note warn" key=${e}>${f(`standings.flag.${e}`)}</p>`)}
</article>`}function Wa({of:e}){let[t,n]=w(``);return F`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;D.file(`standings.csv?of=${e}`).then(e=>Le(e,t),e=>n(B(e)))}}>${f(`standings.export`)}</button>
${t&&F`<p class="note bad" role="alert">${t}</p>`}`}function Ga({state:e}){let{book:t,official:n}=C(),{numbers:r,silent:i,complete:a}=Sa(e,t);if(!t)return null;let s=i.length>0&&n?.roles?.includes(`director`),c=Object.entries(r).map(([e,t])=>[f(`standings.by.${e}`),Ka(t)]),l=()=>F`${c.length>0&&F`<${v} rows=${c} />`}
${s&&F`<${qa} names=${i} numbers=${r} />`}`;return a?F`<${o} title=${f(`standings.by`)}>${l}<//>`:F`<section class="card" aria-labelledby="by">
<h2 id="by">${f(`standings.by`)}</h2>
<p class="note warn">${f(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function Ka(e){return Array.isArray(e)?e.map(e=>`${H(e)}P`).join(` / `):H(e)}function qa({names:e,numbers:t}){let[n,r]=w(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[i,a]=w(null),[o,s]=w(!1);return F`<form class="stack" onSubmit=${async r=>{r.preventDefault(),s(!0);let i=e.map(e=>[e,Ja(e,n[e])]),o=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),c={...Object.fromEntries(i),replaces:o.length?Object.fromEntries(o):null};await D.ask(`scoring`,{method:`PUT`,body:c}).then(()=>a(null),a),s(!1)}}>
${e.map(e=>F`<${y} key=${e} label=${f(`standings.by.${e}`)} hint=${f(`standings.hint.${e}`)}
value=${n[e]} required autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${i&&(i.problem?F`<${$e} problem=${i.problem} />`:F`<p class="note bad" role="alert">${B(i)}</p>`)}
<button class="button main" disabled=${o}>${f(`standings.set`)}</button>
</form>`}function Ja(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Ya):Ya(n.replace(/[\s,.'’]/g,``))}function Ya(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Xa({args:[e]}){let{tournament:t,state:n}=C();return!t||!n?F`<${u} title=${f(`hall-standings`)} />`:e?F`<${Ba} state=${n} id=${e} />`:F`<${Za} state=${n} />`}function Za({state:e}){let{official:t}=C(),n=R(`standings`),[r,a]=w(`players`),{body:o}=n.answer??{},s=T(t)&&F`<a class="button" href="#/import">${f(`standings.import`)}</a>`;return F`<${c} title=${f(`hall-standings`)} up="#/tables" actions=${s}>
<${Ke} seen=${n} />
<${On} />
${o?.teams.length>0&&F`<${i} label=${f(`standings.of`)} value=${r} onChange=${a}
options=${[`players`,`teams`].map(e=>({value:e,text:f(`standings.of.${e}`)}))} />`}
${o&&F`<${Qa} state=${e} found=${o[r]} />`}
${o&&F`<${Wa} of=${r} />`}
<${An} state=${e} />
<${Ga} state=${e} />
<//>`}function Qa({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?F`<${$a} state=${e} />`:F`<ul class="rows" aria-label=${f(`hall-standings`)}>
${t.map(t=>F`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${eo(e,t,n).join(` · `)}</small></span>
<strong>${U(t.final)}</strong>
</a>
</li>`)}
</ul>`}function $a({state:e}){let{official:t}=C(),[n]=kn(e);return F`<${g} text=${f(n?`standings.none`:`standings.no-hanchans`)}>
${n&&T(t)&&F`<a class="button" href=${`#/result/${n.id}`}>${f(`standings.enter`,{name:n.name})}</a>`}
${!n&&F`<${rt} />`}
<//>`}function eo(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},c){let l=t!==null&&c.indexOf(t)!==c.lastIndexOf(t);return[e.teams[n]?.name,s&&f(`standings.disqualified`),!s&&t===null&&f(`standings.unranked`),l&&f(`standings.shared`),r>0&&f(`standings.hanchans`,{count:r}),a!==0&&f(`standings.less`,{score:U(i),p:`${H(a)}P`}),o!==0&&f(`standings.less`,{score:U(i),p:H(o)})].filter(Boolean)}export{ir as Alarm,En as Cards,Dt as Dashboard,Yt as Escalation,Zt as Escalations,vn as Fines,_a as Import,Ir as Journal,Sn as Payment,zi as People,tn as Precedents,Ui as Reports,Ra as Result,Xa as Standings};