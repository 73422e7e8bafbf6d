import{$t as e,A as t,At as n,B as r,Bt as i,Dr as a,E as o,Ft as s,G as c,Gt as l,H as u,It as d,J as f,K as p,Lt as m,M as h,Mr as g,Mt as _,Nn as v,Nr as y,Nt as b,P as x,Pr as S,Pt as C,Qt as w,Rt as T,S as ee,V as te,Wt as E,X as ne,Xt as re,Y as ie,Yt as D,Zt as ae,_n as O,a as k,b as oe,bn as A,bt as se,c as ce,cn as le,d as j,dr as ue,dt as de,f as fe,ft as pe,gt as me,h as he,hr as ge,i as _e,in as ve,it as M,jr as N,jt as ye,kt as P,l as be,lr as xe,lt as Se,mt as Ce,n as F,nn as we,nt as I,o as Te,ot as Ee,p as L,pt as De,q as Oe,rn as R,rt as ke,sr as z,tn as Ae,u as je,un as B,ur as Me,ut as V,v as Ne,vn as Pe,vt as Fe,w as Ie,x as Le,y as Re,z as ze,zt as H}from"./app.js";import{C as Be,N as Ve,S as He,U as Ue,_ as We,at as U,b as Ge,et as Ke,h as qe,it as W,l as Je,m as Ye,nt as Xe,ot as Ze,p as Qe,rt as $e,st as et,tt,u as nt,v as rt,x as it,y as at}from"./shared.js";function G({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return B`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&B`<p class="soft">${r}</p>`}
${i.length===0&&B`<p class="soft">${w(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>B`<li key=${e.key}><${ot} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&B`<${_} title=${w(`dashboard.numbers`)}>${()=>B`<${ct} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function ot({row:{name:e,value:t,part:n=0,href:r},most:i}){return B`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${L(t)}</strong>
<${st} value=${t} part=${n} most=${i} />
${n>0&&B`<small>${w(`dashboard.part`,{count:L(n)})}</small>`}
</a>`}function st({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return B`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&B`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function ct({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return B`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${w(`hall-rulings`)}</th>
${r&&B`<th scope="col">${w(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>B`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${L(n)}</td>
${r&&B`<td>${L(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function lt(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:w(`hall-round`,{round:e})}));return[{value:``,text:w(`hall-any`)},...n]}function ut({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function dt({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=pt(t,i.size>1?e=>ht(e,r):mt);return t.length===0?null:B`<section class="card" aria-labelledby="spread">
<h2 id="spread">${w(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${w(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>B`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
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
<strong>${L(e)}</strong>
</a>`}function pt(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function mt(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function ht(e,t){let n=e.slice(0,10),r=re(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function gt(e,t,{from:n,until:r}){return ut(e,{table:t,from:n,until:r})}function _t({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:w(e>1?`dashboard.from`:`dashboard.until`,{from:le(e),until:le(t)}),value:n,href:ut(r,{took:`${e}-${t}`})})),a=e?w(`dashboard.median`,{time:le(t),count:e}):w(`dashboard.untimed`);return B`<${G} id="taking" title=${w(`dashboard.taking`)} what=${w(`dashboard.time`)}
about=${`${a} ${w(`dashboard.measured`)}`} rows=${e?i:[]} />`}function vt(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(Ce(n)).map(([t,n])=>[De(e,t),pe(e,t,n)]);return[...r,...i]}function yt({cases:e}){return B`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${w(`dashboard.unlike`)}</h2>
<p class="soft">${w(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>B`<${bt} key=${t} one=${e} />`)}
</section>`}function bt({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=V(),o=i[0].rulings.length,s=vt(a,t,n);return B`<article class="stack case">
<h3>${I(a,e)}</h3>
${s.length>0&&B`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&B`<p class="note info">${w(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>B`<${xt} key=${t} outcome=${e} most=${o} />`)}
</article>`}function xt({outcome:{penalties:e,rulings:t},most:n}){let r=V(),{state:i}=l(),a=B`<span class="body outcome"><span>${M(r,{penalties:e})}</span><strong>${L(t.length)}</strong><${st} value=${t.length} most=${n} /></span>`,o=t.map(e=>i.rulings[e]).filter(Boolean);return B`<${_} title=${a}>${()=>B`<${Le} rulings=${o} place empty=${w(`hall-none-found`)} />`}<//>`}function St(){let{tournament:e,state:t,official:a}=l();return!e||!t?B`<${n} title=${w(`dashboard.title`)} />`:r(a)?B`<${Ct} state=${t} />`:B`<${i} title=${w(`dashboard.title`)} up="#/log"><p class="note warn">${w(`dashboard.whose`)}</p><//>`}function Ct({state:e}){let[t,n]=y({day:``,round:``});return B`<${i} title=${w(`dashboard.title`)} up="#/log">
<div class="asked">
<${C} type="date" label=${w(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${s} label=${w(`dashboard.round`)} value=${t.round} options=${lt(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${wt} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function wt({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=U(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return B`<${Dt} seen=${r} zone=${e.settings.time_zone} />
${i&&B`<${Tt} state=${e} body=${i} asked=${t} />`}`}function Tt({state:e,body:t,asked:n}){let r=V(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>ut(n,e),l=e=>({key:e.foul,name:I(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return B`<p role="status">${w(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${G} id="fouls" title=${w(`dashboard.fouls`)} what=${w(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${G} id="referees" title=${w(`dashboard.referees`)} what=${w(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${dt} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${G} id="otherwise" title=${w(`dashboard.otherwise`)} about=${w(`dashboard.otherwise-about`)} what=${w(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${yt} cases=${t.differently} />
<${G} id="escalations" title=${w(`dashboard.escalations`)} what=${w(`dashboard.status`)}
rows=${s.map(e=>Et(e,c))} />
<${_t} taking=${t.time_to_rule} asked=${n} />
</div>`}function Et({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>R(`hall-escalation.${e}`)?w(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function Dt({seen:{answer:e,fresh:t,trouble:n},zone:r}){h();let i=e&&D(e.at,r);return!e&&!n?B`<${H} />`:n?B`<p class="note warn" role="status">${W(n)} ${w(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:B`<p class="soft">${w(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}function Ot({state:t,escalation:n,ruling:r}){let{official:i,outbox:a}=l(),[o,s]=y(null);if(N(()=>void A.loadEscalationSteps(),[]),a.some(({subject:e,kind:t,state:r})=>e===n.id&&t!==`photo`&&ue(r)))return B`<p class="note bad">${w(`esc.stuck`)} <a href="#/outbox">${w(`hall-resolve`)}</a></p>`;let c=at(i,n,r);return B`
${c===`decide`&&B`<${Mt} state=${t} escalation=${n} ruling=${r} onAsk=${s} />`}
${c===`appeal`&&B`<button class="button main" type="button" onClick=${()=>s(kt)}>${w(`esc.do.appeal`)}</button>`}
${c===`reopen`&&B`<button class="button" type="button" onClick=${()=>s(At)}>${w(`esc.do.reopening`)}</button>`}
${c===`own`&&B`<p class="note warn">${w(`esc.own`)}</p>`}
${c===``&&B`<p class="soft">${w(`esc.wait.${n.status}`)}</p>`}
${o&&B`<${p} title=${w(`esc.do.${o.name}`)} text=${w(`esc.means.${o.name}`)} yes=${w(`esc.do.${o.name}`)}
onReason=${async t=>{if(!o)return;let{kind:r,name:i,...a}=o;await A.send(r,n.id,{reason:t,...a}),e(),E(w(`esc.done.${r}`)),s(null)}} onClose=${()=>s(null)} />`}
`}const kt={kind:`appeal`,name:`appeal`},At={kind:`reopening`,name:`reopening`},jt=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Mt({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>B`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${w(`esc.do.${e.name}`)}</button>`;return B`
${u&&f(jt(`amended`,`confirmed`),`main`)}
${f(jt(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${w(u?`esc.amend-again`:`hall-amend`)}</a>
${f(jt(`overturned`),`danger`)}
`}function Nt({ruling:e,rulings:t}){let n=V(),{state:r}=l(),[i,a]=[!0,!1].map(n=>t.filter(t=>It(t,e)===n)),o=[...i,...a].slice(0,12);return B`<section class="stack">
<h2>${w(`esc.same-foul`)}</h2>
${t.length===0&&B`<p class="soft">${w(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>B`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${de(t.kind)}`}>${M(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,D(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&B`<span class="badge info">${w(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&B`<span class="badge warn">${w(`esc.other-revision`)}</span>`}
<${ee} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&B`<a class="reach" href=${`#/log?foul=${e.foul}`}>${w(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Pt(e,t,{offender:n}){return Rt(e,t,e=>e.offender.id===n.id)}function Ft(e,t,{foul:n}){return Rt(e,t,e=>e.foul===n)}function It(e,t){return ge(Lt(e))===ge(Lt(t))}function Lt({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Rt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return Ie(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function zt({state:e,foul:t,escalation:n}){let r=U(`precedents?limit=20&foul=${t}`);return B`<section class="stack">
<h2>${w(`esc.precedents`)}</h2>
<${$e} seen=${r} what="precedents" />
${r.answer&&B`<${Vt} state=${e} items=${Bt(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${w(`esc.search-precedents`)}</a>
</section>`}function Bt(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Vt({state:e,items:t}){let n=V();return t.length===0?B`<p class="soft">${w(`esc.no-precedents`)}</p>`:B`<ul class="rows below precedents">
${t.map(t=>B`<li key=${t.ruling.id}><${Ht} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Ht({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return B`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${de(n.kind)}`}>${M(t,n)}</strong>
<span>${I(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>B`<small key=${e}>${e}</small>`)}
${l.map(e=>B`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,D(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&B`<span class="badge">${w(`hall-status.${n.status}`)}</span>`}
${c&&B`<span class="badge warn">${w(`esc.revision-changed`)}</span>`}
${r.map(e=>B`<span class="badge" key=${e}>${w(`esc.why.${e}`)}</span>`)}
${s&&B`<span class="badge info">${Ge(s)}</span>`}
</span>
</span>
</a>`}function Ut({args:[e]}){let{tournament:t,state:r}=l();if(!t||!r)return B`<${n} title=${w(`esc.one`)} />`;let[i,a]=[r.escalations[e],r.rulings[e]];return!i||!a?B`<${P} title=${w(`esc.one`)} text=${w(`esc.missing`)} up="#/escalations" />`:B`<${Wt} state=${r} escalation=${i} ruling=${a} />`}function Wt({state:e,escalation:t,ruling:n}){let r=V(),a=o([n])[n.revision],s=Oe(r,a,n),c=s&&(s.chosen??s.final??s.first),l=t.status===`open`;Ve(l);let u=B`<${Ot} state=${e} escalation=${t} ruling=${n} />`;return B`<${i} title=${I(r,n.foul)} up="#/escalations" actions=${u}>
<section class="card hall-verdict">
<p class=${`penalty large ${de(n.kind)}`}>${c?ze(r,c):M(r,n)}</p>
<p><a class="who" href=${n.offender.kind===`player`?`#/player/${n.offender.id}`:`#/log`}>${n.offender.name}</a></p>
<p class="soft">${Ee(r,n)}</p>
<p role="status"><span class=${`badge ${l?`warn`:`info`}`}>${it(t)}</span> ${l&&B`<span class="soft">${rt(t.escalated_at)}</span>`}</p>
</section>
<${We} state=${e} escalation=${t} />
<section class="stack">
<h2>${w(`esc.so-far`)}</h2>
<${Ye} state=${e} events=${qe(e,t)} />
</section>
<${Ne} ruling=${n} />
${s?B`<${Re} ruling=${n} spoken=${s} />`:B`<p class="soft">${w(`hall-no-book`)}</p>`}
<${oe} state=${e} ruling=${n} />
<${ie} state=${e} ruling=${n} />
<section class="stack">
<h2>${w(`esc.on-offender`,{name:n.offender.name})}</h2>
<${Le} rulings=${Pt(e,t,n)} place empty=${w(`esc.nothing-else`)} />
</section>
<${Be} state=${e} id=${n.offender.id} />
<${Nt} ruling=${n} rulings=${Ft(e,t,n)} />
<${zt} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Gt(){let{tournament:e,state:t}=l();return!e||!t?B`<${n} title=${w(`hall-escalations`)} />`:B`<${Kt} state=${t} />`}function Kt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),a=n.filter(({status:e})=>e!==`open`).reverse();return Ve(r.length>0),B`<${i} title=${w(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${w(`esc.precedents`)}</a></p>
${t.length===0&&B`<${m} text=${w(`esc.none`)} />`}
<${qt} state=${e} title=${w(`esc.waiting`,{count:r.length})} escalations=${r} />
<${qt} state=${e} title=${w(`esc.decided-ones`)} escalations=${a} />
<//>`}function qt({state:e,title:t,escalations:n}){return n.length===0?null:B`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>B`<li key=${t.id}><${Jt} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function Jt({state:e,escalation:t}){let n=V(),r=e.rulings[t.id],i=t.status===`open`,a=[w(`hall-table`,{label:r.table.label}),He(e,t),rt(t.escalated_at)];return B`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${I(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${M(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${it(t)}</span>
${!i&&B`<span class="badge info">${Ge(t)}</span>`}
${t.unsent&&B`<span class="badge info">${w(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Yt({query:e}){let{tournament:t,state:r}=l();return!t||!r?B`<${n} title=${w(`esc.precedents`)} />`:B`<${Xt} state=${r} begun=${e.get(`foul`)??``} />`}function Xt({state:e,begun:t}){let n=V(),[r,a]=y(t in n.catalogue.fouls?t:``),[o,c]=y({}),[l,u]=y(``),[d,f]=y(``),p=e=>{a(e),c({})},m=e=>{e.preventDefault(),f(l.trim())},h=U(en(r,o,d)),g=h.answer?.body;return B`<${i} title=${w(`esc.precedents`)} up="#/escalations">
<p class="soft">${w(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${s} label=${w(`hall-filter.foul`)} value=${r} options=${[{value:``,text:w(`esc.any`)},...$t(n)]} onChange=${p} />
${r&&B`<${Zt} words=${n} foul=${r} facts=${o} onFacts=${c} />`}
<${C} type="search" label=${w(`esc.words`)} hint=${w(`esc.words-hint`)} value=${l} onInput=${u} maxlength="200" />
<button class="button">${w(`esc.search`)}</button>
</form>
<${$e} seen=${h} what="precedents" />
${g&&B`<${Vt} state=${e} items=${g.items} />`}
${g?.next&&B`<p class="note">${w(`esc.more`,{count:50})}</p>`}
<//>`}function Zt({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=l();return i?i.table(t).used.map(t=>{let i=Qt(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&B`<${s} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:w(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function Qt({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function $t(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function en(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function tn({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=ce(r).map(([e,t])=>F(e,t));return B`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${w(`fines.owing`)}</h2>
${r.length===0&&B`<p class="soft">${w(`fines.nobody`)}</p>`}
${r.length>0&&B`<p>${w(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>B`<li key=${rn(t)}><${an} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&B`<p class="soft">${w(`fines.not-seated`)}</p>`}
</section>`}function nn({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:B`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${w(`fines.paid-back`)}</h2>
<ul class="rows">
${n.map(t=>B`<li key=${rn(t)}><${an} state=${e} balance=${t} /></li>`)}
</ul>
<p class="soft">${w(`fines.gives-back`)}</p>
</section>`}function rn({account:e,unit:t}){return e.id+t}function an({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=s.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),l=[a>0&&w(`fines.since`,{time:D(o,e.settings.time_zone)}),c>0&&w(`fines.part-paid`,{amount:F(i,c)})],u=B`<span class="body who">${k(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${F(i,Math.abs(a))}</strong>`;return n?B`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:r.kind===`player`?B`<a class="row" href=${`#/player/${r.id}`}>${u}</a>`:B`<div class="row">${u}</div>`}const on=[`cash`,`card`,`transfer`,`other`];function sn({state:t,balance:{account:n,unit:r,amount:i,lines:a},onTaken:o,onClose:s}){let[c,l]=y(()=>F(r,i).slice(r.length+1)),[u,d]=y(`cash`),[p,m]=y(``),{does:h,wrong:g}=f(),_=Te(r,c),v=!_||_>i?w(`fines.between`,{most:F(r,i)}):void 0,x=()=>h(async()=>{let t=p.trim()&&{note:p.trim()},i=new Date(A.now()).toISOString(),{id:a}=await A.send(`payment`,null,{account:n,unit:r,amount:_,method:u,paid_at:i,...t});e(),o(a),s()}),S=on.map(e=>({value:e,text:w(`fines.method.${e}`)}));return B`<${ye} title=${w(`fines.pays`,{name:k(t,n)})} onClose=${s}>
<dl class="facts">
${je(a).map(e=>B`<div key=${e.id}>
<dt><${Qe} state=${t} line=${e} /></dt>
<dd>${F(r,e.amount)}</dd>
</div>`)}
</dl>
<${C} label=${w(`fines.amount`,{unit:r})} value=${c} inputmode="decimal" wrong=${v} onInput=${l} />
<${b} label=${w(`fines.how`)} value=${u} options=${S} onChange=${d} />
<${C} label=${w(`fines.note`)} value=${p} onInput=${m} />
${g}
<button class="button main" type="button" disabled=${!!v} onClick=${x}>
${w(`fines.take`,{amount:F(r,_??0)})}
</button>
<//>`}function cn({state:e,official:t}){if(!e.season||!be(t))return null;let n=w(`fines.season`,{season:e.season.season});return B`<${_} title=${n}>${()=>B`<${ln} state=${e} />`}<//>`}function ln({state:e}){let{answer:t,fresh:n,trouble:r}=U(`ledger/fines/season`);if(!t)return B`<p class="soft" role="status">${w(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=D(t.at,e.settings.time_zone);return B`${!n&&B`<p class="note warn" role="status">${w(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&B`<p class="soft">${w(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>B`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${un(e,t)}</small></span>
<strong>${F(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function un(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=Se(e,r)||e.settings.name;return n.length>1?`${a} ${F(t,i)}`:a}).join(` · `)}function dn({state:e}){let{fines:t}=e.others;return t.length===0?null:B`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${w(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>B`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${k(e,t)}<small>
${Se(e,n)} · ${w(`fines.since`,{time:D(a,e.settings.time_zone)})}
</small></span>
<strong>${F(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${w(`fines.paid-there`)}</p>
</section>`}function fn(){let{tournament:e,state:t}=l();return!e||!t?B`<${n} title=${w(`fines.title`)} />`:B`<${pn} state=${t} />`}function pn({state:e}){let{official:t}=l(),[n,r]=y(null),[a,o]=y(``);N(()=>void A.lookAround(),[]);let s=S(()=>_e(e),[e.ledger]),c=be(t);return B`<${i} title=${w(`fines.title`)} up="#/tables">
<div role="status">${e.payments[a]&&B`<${mn} state=${e} payment=${e.payments[a]} />`}</div>
<${tn} state=${e} balances=${s} onPay=${c&&r} />
<${nn} state=${e} balances=${s} />
<${dn} state=${e} />
<${hn} state=${e} />
<${cn} state=${e} official=${t} />
${c&&B`<a class="button" href="#/reports">${w(`reports.link`)}</a>`}
${n&&B`<${sn} state=${e} balance=${n} onTaken=${o} onClose=${()=>r(null)} />`}
<//>`}function mn({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=k(e,{kind:n,id:r});return B`<p class="note info row">
<span class="body">${w(`fines.taken`,{name:o,amount:F(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${w(`fines.to-receipt`)}</a>
</p>`}function hn({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:B`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${w(`fines.paid`)}</h2>
<ul class="rows">
${t.map(({id:t,receipt:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,unsent:l})=>B`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
<span class="body who">${k(e,{kind:r,id:i})}<small>
${[l?w(`fines.no-receipt-yet`):w(`fines.receipt`,{number:n}),w(`fines.method.${s}`),D(c,e.settings.time_zone)].join(` · `)}
</small></span>
<strong>${F(a,o)}</strong>
</a></li>`)}
</ul>
<p class="soft">${w(`fines.put-right`)}</p>
</section>`}function gn({args:[e]}){let{tournament:t,state:r,official:a}=l();if(!t||!r)return B`<${n} title=${w(`fines.payment`)} />`;let o=r.payments[e];if(!o)return B`<${P} title=${w(`fines.payment`)} text=${w(`fines.no-payment`)} up="#/fines" />`;let s=o.unsent?w(`fines.payment`):w(`fines.receipt`,{number:o.receipt});return B`<${i} title=${s} up="#/fines">
<${_n} state=${r} payment=${o} />
${o.unsent?B`<p class="note info" role="status">${w(`fines.receipt-later`)}</p>`:B`<${vn} hash=${o.hash} />`}
${!o.unsent&&be(a)&&B`<${yn} payment=${o} />`}
<//>`}function _n({state:e,payment:{account_kind:t,account_id:n,unit:r,amount:i,method:a,paid_at:o,note:s}}){let c=[[w(`fines.payer`),k(e,{kind:t,id:n})],[w(`fines.amount-paid`),F(r,i)],[w(`fines.how`),w(`fines.method.${a}`)],[w(`fines.when`),D(o,e.settings.time_zone)],...s?[[w(`fines.note-paid`),s]]:[]];return B`<dl class="facts">
${c.map(([e,t])=>B`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function vn({hash:e}){return B`<figure class="big-code">
<${Ue} text=${`${location.origin}/#/receipt/${e}`} label=${w(`fines.code`)} />
<figcaption>${w(`fines.photograph`)}</figcaption>
</figure>`}function yn({payment:{id:e,receipt:t}}){let{live:n}=l(),{lang:r}=we(),[i,a]=y(0),{blob:o,url:s,failed:c}=ne(()=>A.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),u=()=>a(i+1);N(()=>{c&&n===`live`&&u()},[n]);let d=`receipt-${t}.pdf`;if(c)return B`<p class="note warn" role="status">${w(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${w(`try-again`)}</button>`;if(!s||!o)return B`<p class="soft" role="status">${w(`fines.page-comes`)}</p>`;let f=[new File([o],d,{type:o.type})];return B`<div class="doing">
<a class="button main" href=${s} target="_blank">${w(`fines.open-page`)}</a>
<a class="button" href=${s} download=${d}>${w(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&B`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${w(`fines.share-page`)}</button>`}
</div>`}function bn(){let{tournament:e,state:t}=l();if(!e||!t)return B`<${n} title=${w(`hall-cards`)} />`;let r=B`<button class="button main" onClick=${()=>print()}>${w(`hall-print`)}</button>`;return B`<${i} title=${w(`hall-cards`)} up="#/tables" actions=${r}>
<p class="unprinted">${w(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${w(`reports.link`)}</a>
<ul class="codes">
${he(t).map(e=>B`<li key=${e.id}><${xn} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function xn({table:e,name:t}){let{url:n,failed:r}=ne(()=>A.tableCode(e.id),e.id),i=w(`hall-table`,{label:e.label});return B`<figure>
${n&&B`<img src=${n} alt=${w(`hall-code`,{label:e.label})} />`}
${r&&B`<p class="note warn">${w(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}const Sn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Cn(e,t,n){let{kind:r,body:i}=n,a=t.settings.time_zone;if(r===`tournament.changed`)return An(e,n);if(r.startsWith(`ruling.`))return Tn(e,n);let[o]=await K(n,wn(n));if(!o)return null;if(r===`result.corrected`)return{before:Dn(e,o.body),after:Dn(e,i)};let s=r===`hanchan.scheduled`?On:kn;return{before:s(o.body,a),after:s(i,a)}}function wn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Tn(e,t){let{kind:n,body:r}=t,[i]=await K(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=En(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=M(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(vt(e,t,n))}}}let[o]=await K(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:En(e,o)}:null}function En(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=M(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Sn.filter(e=>(o[e]??null)!==null),c=vt(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Dn(e,{points:t,deposits:n,unranked:r}){let i=z.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(i),deposits:n,unranked:r.join(` `)}}function On({scheduled_at:e,minutes:t},n){return{scheduled_at:D(e,n),minutes:t}}function kn({arrived_at:e,at:t},n){return{arrived_at:D(e??t,n)}}async function An(e,t){let n=await K(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:jn(e,r),after:jn(e,{...r,...t.body})}}function jn(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[w(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Mn(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[w(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Mn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function K({seq:e},t,n=1){return(await(await A.audit()).older(e,n,t)).entries}function Nn(){let{outbox:e}=l(),t=e.filter(({kind:e,state:t})=>e===`result`&&xe(t)).length;return t===0?null:B`<p class="note info"><a class="reach" href="#/outbox">${w(`standings.waits`,{count:t})}</a></p>`}function Pn({state:e}){let{official:t}=l(),n=new Intl.Collator(void 0,{numeric:!0}),r=Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:Fn(e,{table:n,round:r})})).sort((e,t)=>n.compare(e.name,t.name));return r.length===0?null:B`<${_} title=${w(`standings.missing`,{count:r.length})}>${()=>B`<ul class="rows">
${r.map(({id:e,name:n})=>B`<li key=${e}>${u(t)?B`<a class="row" href=${`#/result/${e}`}>${n}</a>`:B`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function Fn(e,{table:t,round:n}){return[w(`hall-round`,{round:n}),w(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function In(e,t,n){let{kind:r,body:i}=n,a=Ln[r]??Ln[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Ln={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Rn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,zn(t,n),...Rn(n)],phone:(e,t,{body:n})=>[zn(t,n)],token:(e,t,{body:n})=>[n.name,zn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[w(`hall-table`,{label:n.label})],hanchan:(e,t,{subject:n,body:r})=>[q(t,n),...z.map(e=>t.players[r[`${e}_id`]]?.name),r.scheduled_at&&D(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Bn(e,n),photo:(e,t,{body:n})=>Bn(e,t.rulings[n.ruling]),escalation:(e,t,{subject:n,body:r})=>[r.outcome&&w(`journal.outcome.${r.outcome}`),...Bn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Vn(t,i)]},hand:(e,t,{subject:n,body:r})=>[w(`hall-how.${r.how}`),...Vn(t,t.handEnds[n])],timing:(e,t,{body:n})=>[w(`journal.what.${n.what}`),n.person_id&&k(t,{kind:n.person_kind,id:n.person_id}),q(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${le(Math.abs(n.seconds))}`,q(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&w(`journal.what.${r}`),t.players[i]?.name,q(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Hn(t,e)),fine:(e,t,{body:n})=>[Hn(t,n),w(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(e,t,{body:n})=>[q(t,n.hanchan_id),...z.map(t=>`${e.phrase(`seat-${t}`)} ${L(n.points[t])}`)]};function Rn({roles:e}){return(e??[]).map(e=>w(`hall-role.${e}`))}function zn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function Bn(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[I(e,n),r.name,w(`hall-table`,{label:i.label}),M(e,t)]}function q(e,t){let n=e.hanchans[t??``];return n&&Fn(e,n)}function Vn(e,{table:t,hand:n}={}){return[e.tables[t]&&w(`hall-table`,{label:e.tables[t].label}),ke(n)]}function Hn(e,{account_kind:t,account_id:n,unit:r,amount:i}){return`${k(e,{kind:t,id:n})} ${F(r,i)}`}const Un=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Wn={ruling:`rulings`,player:`players`,table:`tables`};function Gn({state:e,entry:t,onSubject:n}){let r=V(),{seq:i,at:a,who:o,kind:s}=t,c=o?e.officials[o]?.name??w(`hall-unknown`):w(`journal.nobody`),l=In(r,e,t),u=[w(`journal.number`,{seq:i}),D(a,e.settings.time_zone),c],d=B`<div class="body">
<h3>${qn(s)}</h3>
${l.length>0&&B`<span class="who">${l.join(` · `)}</span>`}
<small>${u.join(` · `)}</small>
</div>`;return B`<${_} class="entry" title=${d}>
${()=>B`<${Kn} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Kn({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Wn).find(([,t])=>o in e[t])??[];return B`<div class="stack">
<p class="pair">
${c&&B`<a class="button" href=${`#/${c}/${o}`}>${w(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${w(`journal.all-of-it`)}</button>
</p>
${(Un.includes(a)||s.what===`corrected`)&&B`<${Jn} state=${e} entry=${t} />`}
<h4>${w(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${w(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function qn(e){return R(`journal.kind.${e}`)?w(`journal.kind.${e}`):e}function Jn({state:e,entry:t}){let n=V(),[r,i]=y(void 0);return N(()=>void Cn(n,e,t).then(i,()=>i(null)),[]),r===void 0?B`<${H} />`:r===null?B`<p class="soft">${w(`journal.no-before`)}</p>`:B`<${nt} caption=${w(`journal.changes`)} heads=${[w(`journal.before`),w(`journal.after`)]}
before=${r.before} after=${r.after} />`}function Yn({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],a={kind:Xn(ve(`journal.kind.`).map(e=>({value:e.slice(13),text:w(e)}))),person:Xn(i.map(({id:e,name:t})=>({value:e,text:t}))),table:he(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:w(`journal.this`)}]}};return B`<details class="fold" open=${!!t.subject}>
<summary>${w(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(a).map(([e,r])=>B`<${s} key=${e} label=${w(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:w(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&B`<button class="button" type="button" onClick=${()=>n({})}>${w(`journal.clear`)}</button>`}
</div>
</details>`}function Xn(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const Zn=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function Qn(e,{kind:t,person:n,table:r,subject:i}){let a=er(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=$n(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function $n({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(Zn)??[]]}function er({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function tr({result:{browser:e,server:t}}){return B`<div class="stack" role="status">
<${rr} name=${w(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>w(`journal.found.${t}`,{seq:e})} />
${t&&B`<${rr} name=${w(`journal.server`)} result=${t} whole="journal.rows-whole" line=${nr} />`}
</div>`}function nr({seq:e,kind:t,values:n,what:r}){return R(`finding.${t}`)?w(`finding.${t}`,{seq:e,...n}):B`<span lang="en">${r}</span>`}function rr({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){return t?B`<p class="note warn"><strong>${e}</strong> ${t}</p>`:r===0?B`<p class="note"><strong>${e}</strong> ${w(a,{seq:i.seq})}</p>`:B`<div class="note bad stack">
<p><strong>${e}</strong> ${w(`journal.broken`,{count:r})}</p>
<ul class="points">${n.slice(0,50).map((e,t)=>B`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&B`<p>${w(`journal.more`,{count:r-50})}</p>`}
</div>`}function ir(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function ar({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];tt(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function or({onHead:e,onClose:t}){let n=g(null),[r,i]=y(``);return N(()=>{let t=new AbortController;return Je(n.current,t.signal,t=>ir(t)?(e(t),!0):!1,i),()=>t.abort()},[]),B`<${ye} title=${w(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${w(`hall-viewfinder`)}></video>
${r&&B`<p class="note warn" role="status">${w(`journal.scan.${r}`)}</p>`}
<//>`}function sr({state:e}){return B`<section class="card" aria-labelledby="proof">
<h2 id="proof">${w(`journal.proof`)}</h2>
<p class="unprinted">${w(`journal.proof-about`)}</p>
<${cr} />
<${_} title=${w(`journal.head`)}>${()=>B`<${ur} state=${e} />`}<//>
</section>`}function cr(){let{official:e}=l(),[t,n]=y(``),[r,i]=y(null),[a,o]=y(null),s=g(null);N(()=>()=>s.current?.abort(),[]);let[c,u]=y(!1),d=e=>{n(e),u(!1)},f=ir(t),p=t.trim()&&!f?w(`journal.no-head`):``;return B`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),p||a)return;s.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=s.current;i(await lr({noted:f,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
<${C} label=${w(`journal.noted`)} hint=${w(`journal.noted-hint`)} value=${t} wrong=${p} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>u(!0)}>${w(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${w(`journal.verify`)}</button>
</form>
${a&&B`<div class="stack" role="status">
<progress aria-label=${w(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${w(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>s.current?.abort()}>${w(`journal.stop`)}</button>
</div>`}
${r&&B`<${tr} result=${r} />`}
${c&&B`<${or} onHead=${d} onClose=${()=>u(!1)} />`}`}async function lr(e,t){let{prove:n}=await A.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?w(`journal.stopped`):W(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(A.ask(`audit${o}`,{timeout:12e4}))}}function ur({state:e}){let[t,n]=y(null),[r,i]=y(``),{online:a}=l();if(N(()=>{A.ask(`journal/head`).then(n,e=>i(W(e)))},[e.seq,a]),!t)return B`<p class=${r?`note warn`:`soft`} role="status">${r||w(`loading`)}</p>`;let{slug:o,name:s,time_zone:c}=e.settings,u=`${t.seq}:${t.hash}`;return B`<div class="stack head">
<p>${w(`journal.head-about`)}</p>
<figure><${Ue} text=${u} label=${w(`journal.code`)} /><figcaption><strong>${s}</strong></figcaption></figure>
<${T} rows=${[[w(`journal.number-of`),t.seq],[w(`journal.time`),t.at&&D(t.at,c)],[w(`journal.hash`),B`<code>${u}</code>`],[w(`journal.command`),B`<code>shinpan audit verify ${o} --head ${u}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>ar(e.settings,t)}>${w(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${w(`hall-print`)}</button>
</p>
</div>`}function dr({query:e}){let{tournament:t,state:r}=l();if(!t||!r)return B`<${n} title=${w(`journal.title`)} />`;let i=Object.fromEntries(e);return B`<${fr} key=${e.toString()} state=${r} asked=${i} />`}function fr({state:e,asked:t}){let[n,r]=y(t),[a,o]=y(e.seq),s=JSON.stringify([n,a]);return B`<${i} title=${w(`journal.title`)} up="#/log">
<${sr} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${w(`journal.entries`)}</h2>
<p class="soft">${w(`journal.kept`,{seq:e.seq})}</p>
<${Yn} state=${e} chosen=${n} onChoose=${r} />
${e.seq>a&&B`<button class="button" type="button" onClick=${()=>o(e.seq)}>${w(`journal.newer`,{count:e.seq-a})}</button>`}
<${pr} key=${s} state=${e} from=${a} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function pr({state:e,from:t,chosen:n,onSubject:r}){let i=S(()=>Qn(e,n),[]),[a,o]=y([]),[s,c]=y(t+1),[l,u]=y(!1),d=g(!1),f=async()=>{if(!(d.current||s===null)){d.current=!0;try{let e=await(await A.audit()).older(s,30,i);o(t=>[...t,...e.entries]),c(e.next)}catch{u(!0)}finally{d.current=!1}}};return N(()=>void f(),[]),l?B`<p class="note bad" role="alert">${w(`journal.unread`)}</p>`:s===t+1?B`<${H} />`:B`<ul class="entries">
${a.map(t=>B`<li key=${t.seq}><${Gn} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${a.length===0&&B`<p class="soft" role="status">${w(`hall-none-found`)}</p>`}
${s!==null&&B`<button class="button" type="button" onClick=${f}>${w(`journal.older`)}</button>`}`}function J(e){let{state:t,online:n}=l(),[r,i]=y({items:null,trouble:null});return N(()=>{let t=!1;return mr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function mr(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await A.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function hr({of:{items:e,trouble:t},children:n}){return!e&&!t?B`<${H} />`:B`${t&&B`<${gr} error=${t} />`}${e&&n(e)}`}function gr({error:e}){return e.problem?B`<div role="alert"><${t} problem=${e.problem} /></div>`:B`<p class="note bad" role="alert">${W(e)} ${w(`people.needs-network`)}</p>`}function Y(){let[e,t]=y(null),[n,r]=y(!1),i=g(!1);return{ask:async e=>{if(!i.current){i.current=!0,r(!0),t(null);try{await et(e)}catch(e){if(!(e instanceof a)&&e.name!==`Unreachable`)throw e;t(e)}finally{i.current=!1,r(!1)}}},asking:n,wrong:e&&B`<${gr} error=${e} />`}}function X(){let e=g(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??v(A.now());return e.current.set(n,r),r}}async function Z(e,t,n,r){let i=await A.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await A.ask(`${e}/${t}/revocation`,{method:`PUT`}),A.ask(`${e}/${v(A.now())}`,{method:`PUT`,body:n}))}const _r=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Q(e){return ae(_r.filter(t=>e.includes(t)).map(e=>w(`hall-role.${e}`)))}function vr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return B`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>B`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&B`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function yr(e){return B`<${vr} label=${w(`people.roles`)} names=${_r} said=${e=>w(`hall-role.${e}`)}
...${e} />`}function br({state:e}){let t=J(`invitations`),n=B`<a class="button main" href="#/people/invite">${w(`people.invite`)}</a>`;return B`<${i} title=${w(`people.links`)} up="#/people" actions=${n}>
<${hr} of=${t}>
${t=>B`<${xr} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function xr({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return B`${r.length===0&&B`<${m} text=${w(`people.no-links`)} />`}
<${Sr} links=${r} zone=${n} state=${t} />
${i.length>0&&B`<${_} title=${w(`people.closed-count`,{count:i.length})}>
${()=>B`<${Sr} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Sr({links:e,zone:t,state:n}){return e.length===0?null:B`<ul class="rows">
${e.map(e=>B`<${wr} key=${e.id} link=${e} zone=${t} whom=${n?Cr(n,e):w(`people.open-link`)} />`)}
</ul>`}function Cr(e,{official:t,player:n,roles:r,label:i}){return t?w(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?w(`people.for-player`,{name:e.players[n]?.name??`?`}):[Q(r),i].filter(Boolean).join(` · `)}function wr({link:e,zone:t,whom:n}){let[r,i]=y(!1),{ask:a,asking:o,wrong:s}=Y();return B`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Tr(e,t)}</small></span>
${!e.closed&&B`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${w(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${w(`people.withdraw`)}</button>`}
</div>
${s}
${r&&B`<${c} title=${w(`people.withdraw-ask`)} text=${w(`people.withdraw-text`)} yes=${w(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>A.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Tr({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?w(`people.any-number`):w(`people.uses-left`,{left:t,uses:e});return r?[w(`people.closed.${r}`),a].join(` · `):[a,n?w(`people.until`,{time:D(n,i)}):w(`people.no-end`)].join(` · `)}function Er({made:e,state:t,up:n,onMore:r}){let a=`${location.origin}${e.join}`,o=e.limits??Tr(e,t.settings.time_zone),s=B`<button class="button" type="button" onClick=${r}>${w(`people.another`)}</button>
<a class="button main" href=${n}>${w(`people.done`)}</a>`;return B`<${i} title=${w(`people.link-made`)} up=${n} actions=${s}>
<p><strong>${Or(t,e)}</strong></p>
<figure class="big-code"><${Ue} text=${a} label=${w(`people.code`)} /></figure>
<p class="soft">${o}</p>
<${kr} made=${e} />
<${Dr} label=${w(`people.link`)} text=${a} />
<p class="note warn">${w(`people.link-once`)}</p>
<//>`}function Dr({label:e,text:t}){return B`<${C} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&B`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>E(w(`people.copied`)),()=>E(w(`people.not-copied`)))}>${w(`people.copy`)}</button>`}
${`share`in navigator&&B`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${w(`people.share`)}</button>`}
</div>`}function Or(e,{official:t,player:n,roles:r,name:i}){return n?w(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?w(`people.becomes-named`,{name:i,roles:Q(r)}):t?w(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):w(`people.becomes`,{roles:Q(r)})}function kr({made:e}){let{items:t}=J(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return B`<p role="status">${n>0&&B`<span class="badge">${w(`people.arrived`,{count:n})}</span>`}</p>`}const Ar=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function jr({state:e,query:t}){let[n,r]=y(null),a=t.get(`official`),o=t.get(`player`),s=a?`#/people/${a}`:o?`#/people/player/${o}`:`#/people`,c=w(a?`people.one-more`:o?`people.give-link`:`people.invite`);return n?B`<${Er} made=${n} state=${e} up=${s} onMore=${()=>r(null)} />`:B`<${i} title=${c} up=${s}>
${a?B`<${Fr} official=${e.officials[a]} onMade=${r} />`:o?B`<${Ir} player=${e.players[o]} onMade=${r} />`:B`<${Mr} onMade=${r} />`}
<//>`}function Mr({onMade:e}){let[t,n]=y(`name`),r=[`name`,`role`].map(e=>({value:e,text:w(`people.by.${e}`)}));return B`<${b} label=${w(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?B`<${Nr} onMade=${e} />`:B`<${Pr} onMade=${e} />`}`}function Nr({onMade:e}){let[t,n]=y(``),[r,i]=y([]),a=X();return B`<${Lr} lacks=${e=>({name:e&&!t.trim()?w(`people.name-missing`):``,roles:e&&r.length===0?w(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await A.ask(`officials/${a(n)}`,{method:`PUT`,body:n}),o={official:i.id,label:i.name};e({join:(i.join?i:await Z(`invitations`,a(o),o,`join`)).join,official:i.id,name:i.name,roles:i.roles,limits:w(`people.one-phone`)})}}>
${e=>B`<${C} label=${w(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${yr} chosen=${r} wrong=${e.roles} onChange=${i} />
<p class="soft">${w(`people.by-name-text`)}</p>`}
<//>`}function Pr({onMade:e}){let[t,n]=y([]),[r,i]=y(`5`),[a,o]=y(240),[s,c]=y(``),l=X();return B`<${Lr} lacks=${e=>({roles:e&&t.length===0?w(`people.role-missing`):``,uses:e&&!($(r)>=1&&$(r)<=500)?w(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:$(r),minutes:a,label:s.trim()};e(await Z(`invitations`,l(n),n,`join`))}}>
${e=>B`<${yr} chosen=${t} wrong=${e.roles} onChange=${n} />
<${C} label=${w(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${Rr} value=${a} onChange=${o} />
<${C} label=${w(`people.label`)} hint=${w(`people.label-hint`)} value=${s} onInput=${c} autocomplete="off" maxlength="200" />
<p class="soft">${w(`people.by-role-text`)}</p>`}
<//>`}function Fr({official:e,onMade:t}){let[n,r]=y(60),i=X();return e?B`<${Lr} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};t(await Z(`invitations`,i(r),r,`join`))}}>
${()=>B`<p>${w(`people.becomes-phone`,{name:e.name})}</p><${Rr} value=${n} onChange=${r} />`}
<//>`:B`<p class="note warn">${w(`people.nobody`)}</p>`}function Ir({player:e,onMade:t}){let n=X();return e?B`<${Lr} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await Z(`invitations`,n(r),r,`join`))}}>${()=>B`<p>${w(`people.own-text`,{name:e.name})}</p>`}<//>`:B`<p class="note warn">${w(`people.nobody`)}</p>`}function Lr({make:e,lacks:t=()=>({}),children:n}){let[r,i]=y(!1),{ask:a,asking:o,wrong:s}=Y();return B`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${w(`people.make-link`)}</button>
</form>`}function Rr({value:e,onChange:t}){let n=Ar.map(([e,t,n])=>({value:n,text:re(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return B`<${s} label=${w(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}function zr({whom:e,name:t,zone:n}){let r=J(`phones`),i=J(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return B`<section class="stack">
<h2>${w(`people.phones`)}</h2>
<${hr} of=${r}>
${e=>B`<${Br} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&B`<${Sr} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${w(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function Br({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>B`<ul class="rows">
${e.map(e=>B`<${Vr} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return B`${i.length?a(i):B`<p class="soft">${w(`people.no-phone`)}</p>`}
${r.length>0&&B`<${_} title=${w(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function Vr({phone:e,name:t,zone:n}){let{id:r,agent:i,admitted_at:a,seen_at:o,cut_off_at:s,by_account:l}=e,[u,d]=y(!1),{ask:f,asking:p,wrong:m}=Y(),h=l?w(`people.by-account`):Wr(i??``),g=()=>{d(!1),f(async()=>{await A.ask(`phones/${r}/cut-off`,{method:`PUT`}),E(w(`people.cut-off-done`))})},_=[w(`people.since`,{time:D(a,n)}),o&&!s&&w(`people.seen`,{day:re(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(o))}),s&&w(`people.cut-off-at`,{time:D(s,n)})];return B`<li>
<div class="row">
<span class="body"><strong>${h}</strong><small>${_.filter(Boolean).join(` · `)}</small></span>
${!s&&B`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${w(`people.cut-off-this`,{phone:h})} onClick=${()=>d(!0)}>${w(`people.cut-off`)}</button>`}
</div>
${m}
${u&&B`<${c} title=${w(`people.cut-off-ask`,{name:t,phone:h})} text=${w(`people.cut-off-text`,{name:t})}
yes=${w(`people.cut-off`)} danger onYes=${g} onClose=${()=>d(!1)} />`}
</li>`}const Hr=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],Ur=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function Wr(e){return[Hr,Ur].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function Gr({settings:{slug:e,version:t,board_open:n=!1},online:r}){let[i,a]=y(n);N(()=>a(n),[n]);let[o,s]=y(0),{ask:c,asking:l,wrong:u}=Y();return B`<section class="stack">
<h2>${w(`people.board`)}</h2>
<${d} label=${w(`people.board-open`)} hint=${w(`people.board-open-hint`)} checked=${i}
disabled=${l||!r} onChange=${e=>{a(e);let r={method:`PATCH`,match:`"${Math.max(t,o)}"`,body:{board_open:e}};c(async()=>{try{s((await A.ask(``,r)).version)}catch(e){throw a(n),e}})}} />
${u}
<a class="button" href=${`#/board/${e}`}>${w(`people.board-show`)}</a>
</section>`}function Kr({state:e}){let{online:t}=l(),{items:n}=J(`phones`),r=Jr(Object.values(e.officials)),a=r.filter(({revoked_at:e})=>e),o=e=>B`<ul class="rows">
${e.map(e=>B`<${qr} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,s=B`<a class="button main" href="#/people/invite">${w(`people.invite`)}</a>`;return B`<${i} title=${w(`people.title`)} up="#/tables" actions=${s}>
${!t&&B`<p class="note warn" role="status">${w(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${w(`people.officials`)}</h2>
${o(r.filter(({revoked_at:e})=>!e))}
${a.length>0&&B`<${_} title=${w(`people.revoked`,{count:a.length})}>${()=>o(a)}<//>`}
</section>
<nav class="stack" aria-label=${w(`people.more`)}>
<a class="button" href="#/people/links">${w(`people.links`)}</a>
<a class="button" href="#/people/players">${w(`people.players`)}</a>
<a class="button" href="#/people/tokens">${w(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${w(`people.erase`)}</a>
</nav>
<${Gr} settings=${e.settings} online=${t} />
<//>`}function qr({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return B`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Q(n)}</span>
${o!==void 0&&!i&&B`<small>${w(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&B`<span class="badge">${w(`people.plays-too`)}</span>`}
</a>
</li>`}function Jr(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function Yr({state:e,official:t}){let{id:n,name:r,player_id:i=null,conflicts:a=[]}=t,o={player:i,conflicts:a},[{player:c,conflicts:l},u]=y(o),d=g(o),f=g(null),{ask:p,asking:m,wrong:h}=Y(),_=e=>u(d.current=e);N(()=>{m||!h&&f.current&&JSON.stringify(f.current)!==JSON.stringify(o)||(f.current=null,_(o))},[i,a.join(),!!h]);let v=async()=>{for(let e=null;e!==d.current;)e=d.current,await A.ask(`officials/${n}`,{method:`PATCH`,body:e}),f.current=e;E(w(`people.saved`))},b=e=>{_({...d.current,...e}),p(v)},x=Jr(Object.values(e.players));return B`<section class="card">
<h2>${w(`people.partial`)}</h2>
<p class="soft">${w(`people.partial-text`)}</p>
<${s} label=${w(`people.plays-as`,{name:r})} value=${c??``} options=${Zr(x,`people.plays-not`)}
onChange=${e=>b({player:e||null})} />
<${Xr} players=${x.filter(e=>e.id!==c)} declared=${l}
onChange=${e=>b({conflicts:e})} />
${h}
</section>`}function Xr({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return B`${r.length>0&&B`<ul class="rows">
${r.map(({id:e,name:t})=>B`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${w(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${w(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${s} key=${t.join()} label=${w(`people.conflict-add`)} value="" options=${Zr(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function Zr(e,t){return[{value:``,text:w(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Qr({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return B`<${P} title=${w(`people.title`)} text=${w(`people.nobody`)} up=${r} />`;let{name:a,roles:o,revoked_at:s}=n;return s?B`<${i} title=${a} up=${r}>
<p>${Q(o)}</p>
<p class="note warn">${w(`people.revoked-at`,{time:D(s,e.settings.time_zone)})}</p>
<//>`:B`<${i} title=${a} up=${r}>
<p>${Q(o)}</p>
<${zr} whom=${{official:t}} name=${a} zone=${e.settings.time_zone} />
<${$r} key=${o.join()} official=${n} />
<${Yr} state=${e} official=${n} />
<${ei} official=${n} />
<//>`}function $r({official:{id:e,roles:t}}){let[n,r]=y(t),[i,a]=y(``),{ask:o,asking:s,wrong:c}=Y(),l=[...n].sort().join()===[...t].sort().join();return B`<form class="card" onSubmit=${t=>{t.preventDefault(),a(n.length?``:w(`people.role-missing`)),n.length&&o(async()=>{await A.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n}}),E(w(`people.saved`))})}}>
<h2>${w(`people.roles-change`)}</h2>
<p class="soft">${w(`people.roles-late`)}</p>
<${yr} chosen=${n} wrong=${i} onChange=${r} />
${c}
${!l&&B`<button class="button main" disabled=${s}>${w(`people.save`)}</button>`}
</form>`}function ei({official:{id:e,name:t}}){let[n,r]=y(!1),{ask:i,asking:a,wrong:o}=Y();return B`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${w(`people.revoke-this`,{name:t})}
</button>
${n&&B`<${c} title=${w(`people.revoke-ask`,{name:t})} text=${w(`people.revoke-text`)} yes=${w(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>A.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function ti({state:e}){let[t,n]=y(``),{items:r}=J(`invitations`),a=t.trim().toLocaleLowerCase(),o=Jr(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(a)),s=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return B`<${i} title=${w(`people.players`)} up="#/people">
<p>${w(`people.players-text`)}</p>
<${C} type="search" label=${w(`people.find`)} value=${t} onInput=${n} />
${o.length===0&&B`<${m} text=${w(`people.nobody`)} />`}
<ul class="rows">
${o.map(({id:e,name:t})=>B`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${s.has(e)&&B`<span class="badge">${w(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<//>`}function ni({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?B`<${i} title=${n.name} up=${r}>
<p>${w(`people.own-text`,{name:n.name})}</p>
<${zr} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/people/erase?player=${t}`}>${w(`people.erase`)}</a>
<//>`:B`<${P} title=${w(`people.players`)} text=${w(`people.nobody`)} up=${r} />`}function ri({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],a=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return B`<${P} title=${w(`erasing.title`)} text=${w(`people.nobody`)} up="#/people/players" />`;let o=r?w(`erasing.title-one`,{name:r.name}):w(`erasing.title`);return B`<${i} title=${o} up=${a}>
<p>${w(`erasing.text`)}</p>
${e.season&&B`<p class="note warn">${w(`erasing.season`)}</p>`}
<p class="soft">${w(`erasing.other-places`)}</p>
<${ii} player=${n} count=${r?1:Object.keys(e.players).length} />
<${ai} zone=${e.settings.time_zone} />
<//>`}function ii({player:e,count:t}){let[n,r]=y(!1),[i,a]=y(!1),[o,s]=y(!1),{ask:l,asking:u,wrong:f}=Y(),p=X();return B`<div class="stack">
${!e&&B`<${d} label=${w(`erasing.texts`)} hint=${w(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${d} label=${w(`erasing.photos`)} checked=${i} onChange=${a} />`}
${f}
<button class="button danger" type="button" disabled=${u} aria-haspopup="dialog" onClick=${()=>s(!0)}>
${w(`erasing.erase`)}
</button>
${o&&B`<${c} title=${w(`erasing.ask`)} text=${w(`erasing.ask-text`,{count:t})} yes=${w(`erasing.erase`)} danger
onYes=${()=>{s(!1);let t={texts:n,photos:i,...e&&{players:[e]}};return l(async()=>{await A.ask(`erasures/${p(t)}`,{method:`PUT`,body:t}),E(w(`erasing.done`))})}} onClose=${()=>s(!1)} />`}
</div>`}function ai({zone:e}){let{items:t}=J(`erasures`);if(!t?.length)return null;let n=re(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return B`<section class="stack">
<h2>${w(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>B`<li key=${e} class="row">
<span class="body">
<strong>${t?w(`erasing.some`,{count:t.length}):w(`erasing.everybody`)}</strong>
<small>${[w(`erasing.names`),r&&w(`erasing.texts`),i&&w(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const oi=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function si({state:e}){let t=J(`api-tokens`),[n,r]=y(!1),a=!n&&B`<button class="button main" type="button" onClick=${()=>r(!0)}>${w(`people.token-new`)}</button>`;return B`<${i} title=${w(`people.tokens`)} up="#/people" actions=${a}>
<p>${w(`people.tokens-text`)}</p>
${n&&B`<${di} state=${e} onDone=${()=>r(!1)} />`}
<${hr} of=${t}>${t=>B`<${ci} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function ci({tokens:e,state:t}){let n=e.filter(li),r=e.filter(e=>!li(e)),i=e=>B`<ul class="rows">
${e.map(e=>B`<${ui} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return B`${r.length?i(r):B`<${m} text=${w(`people.no-tokens`)} />`}
${n.length>0&&B`<${_} title=${w(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function li({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=A.now()}function ui({token:e,state:t}){let{id:n,name:r,official:i,scopes:a,expires_at:o,revoked_at:s}=e,[l,u]=y(!1),{ask:d,asking:f,wrong:p}=Y(),m=()=>{u(!1),d(()=>A.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},h=D(s??o,t.settings.time_zone);return B`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${w(`people.acts-as`,{name:t.officials[i]?.name??`?`})}</span>
<small>${ae(a.map(e=>w(`people.scope.${e}`)))}</small>
<small>${w(s?`people.revoked-at`:`people.until`,{time:h})}</small>
</span>
${!li(e)&&B`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${w(`people.withdraw-this`,{whom:r})} onClick=${()=>u(!0)}>${w(`people.revoke`)}</button>`}
</div>
${p}
${l&&B`<${c} title=${w(`people.token-ask`,{name:r})} text=${w(`people.token-revoke-text`)} yes=${w(`people.revoke`)} danger
onYes=${m} onClose=${()=>u(!1)} />`}
</li>`}function di({state:e,onDone:t}){let n=l().official.id,[r,i]=y({name:``,official:n,scopes:[`read`],days:`30`}),[a,o]=y(!1),[c,u]=y(``),d=X(),{ask:f,asking:p,wrong:m}=Y(),h=fi(r),g=e=>t=>i({...r,[e]:t}),_=e=>{e.preventDefault(),o(!0);let t={...r,name:r.name.trim(),days:$(r.days)};Object.values(h).some(Boolean)||f(async()=>u((await Z(`api-tokens`,d(t),t,`token`)).token))};if(c)return B`<${pi} token=${c} name=${r.name} onDone=${t} />`;let v=Jr(Object.values(e.officials).filter(({revoked_at:e})=>!e));return B`<form class="card stack" onSubmit=${_} novalidate>
<h2>${w(`people.token-new`)}</h2>
<${C} label=${w(`people.token-name`)} hint=${w(`people.token-name-hint`)} value=${r.name} wrong=${a?h.name:``}
onInput=${g(`name`)} autocomplete="off" maxlength="200" />
<${s} label=${w(`people.token-official`)} value=${r.official} onChange=${g(`official`)}
options=${v.map(({id:e,name:t})=>({value:e,text:t}))} />
<${vr} label=${w(`people.scopes`)} names=${oi} chosen=${r.scopes} wrong=${a?h.scopes:``}
said=${e=>B`${w(`people.scope.${e}`)}<br /><small class="soft">${w(`people.opens.${e}`)}</small>`}
onChange=${g(`scopes`)} />
<${C} label=${w(`people.days`)} value=${r.days} onInput=${g(`days`)} wrong=${a?h.days:``} inputmode="numeric" autocomplete="off" />
${m}
<div class="pair">
<button class="button main" disabled=${p}>${w(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${w(`cancel`)}</button>
</div>
</form>`}function fi({name:e,scopes:t,days:n}){return{name:e.trim()?``:w(`people.token-name-missing`),scopes:t.length?``:w(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:w(`people.days-wrong`,{most:366})}}function pi({token:e,name:t,onDone:n}){return B`<section class="card stack" role="status">
<h2>${w(`people.token-made`,{name:t})}</h2>
<${Dr} label=${w(`people.token`)} text=${e} />
<p class="note warn">${w(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${w(`people.done`)}</button>
</section>`}const mi={erase:ri,invite:jr,links:br,players:ti,player:ni,tokens:si};function hi({args:[e=``,t=``],query:r}){let{tournament:a,state:o,official:s}=l();if(!a||!o)return B`<${n} title=${w(`people.title`)} />`;if(!te(s,[`director`]))return B`<${i} title=${w(`people.title`)} up="#/tables"><p class="note warn">${w(`people.directors`)}</p><//>`;let c=e===``?Kr:Object.hasOwn(mi,e)?mi[e]:Qr;return B`<${c} state=${o} id=${t||e} query=${r} /><${Ze} />`}const gi=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],_i=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],vi=[`xlsx`,`csv`];function yi(){let{tournament:e,state:t,official:r}=l();if(!e||!t)return B`<${n} title=${w(`reports.title`)} />`;let a=wi(r,gi),o=wi(r,_i);return B`<${i} title=${w(`reports.title`)} up="#/tables">
<${bi} papers=${a} />
${o.length>0&&B`<${xi} sheets=${o} />`}
${te(r,[`director`])&&B`<${Ci} />`}
<//>`}function bi({papers:e}){let t=Xe();return B`<section class="stack">
<h2>${w(`reports.papers`)}</h2>
<ul class="rows">
${e.map(({id:e,path:n})=>B`<${Ke} key=${e} name=${w(`reports.paper.${e}`)} hint=${w(`reports.about.${e}`)} path=${n}
file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
</ul>
</section>`}function xi({sheets:e}){let t=Xe(),[n,r]=y(`xlsx`);return B`<section class="stack">
<h2>${w(`reports.sheets`)}</h2>
<${b} label=${w(`reports.form`)} value=${n} onChange=${r}
options=${vi.map(e=>({value:e,text:w(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>B`<${Ke} key=${e} name=${w(`reports.sheet.${e}`)} path=${Si(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Si(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function Ci(){let e=Xe();return B`<section class="stack">
<h2>${w(`reports.journal`)}</h2>
<ul class="rows">
<${Ke} name=${w(`reports.journal-whole`)} hint=${w(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function wi(e,t){return t.filter(({roles:t})=>te(e,t))}const Ti={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Ei({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:w(`enrol.passed-over`)},...Ti[e].map(e=>({value:e,text:w(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return B`<div class="stack">
${t.map(({heading:e,column:t},n)=>B`<${s} key=${n} label=${e||w(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const Di={wrong:`bad`,new:`info`,known:``};function Oi({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(Di).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&B`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map(e=>B`<li class="item" key=${e.row}><${ki} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function ki({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return B`<p><strong>${w(`import.row`,{number:r})}</strong> <span class=${`badge ${Di[i]}`}>${w(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>B`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${Ai} mistake=${e} /></p>`)}`}function Ai({mistake:{kind:e,values:t,message:n,cure:r}}){let i=V();if(!R(`mistake.${e}`))return B`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?L(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return w(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function ji({kind:e,state:t,row:{cells:n}}){return e===`seating`?B`<${Mi} state=${t} cells=${n} />`:B`<p><strong>${Ni(n.name)}</strong></p>
<p class="soft">${[n.id_number,n.team].filter(Boolean).map(Ni).join(` · `)}</p>`}function Mi({state:e,cells:t}){let n=V(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[w(`hall-round`,{round:t.round}),w(`hall-table`,{label:t.table}),t.scheduled_at];return B`<p><strong>${a.filter(Boolean).map(Ni).join(` · `)}</strong></p>
<p class="soft">${z.map(e=>Ni(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function Ni(e){return e.length>80?`${e.slice(0,80)}…`:e}function Pi({state:e,row:{hanchan:t,points:n}}){let r=V(),i=e.hanchans[t];return B`${i&&B`<p><a class="reach" href=${`#/result/${t}`}>${Fn(e,i)}</a></p>`}
${n&&B`<p class="soft">${z.map(e=>`${r.phrase(`seat-${e}`)} ${L(n[e])}`).join(` · `)}</p>`}`}function Fi(e,t){let[n,r]=y(()=>Pe(e)??``),[i,a]=y({}),[o,s]=y(``),[c,l]=y(null),u=()=>{a({}),l(null)},d=t=>{r(t),u(),O(e,t||null)},f=async(r,i={})=>{s(r),l(null);try{let o=r===`look`,s={csv:n,...i},c=await A.ask(t[r],{method:`POST`,body:s,timeout:9e4});a(o?{looked:c}:{done:c}),!o&&c.wrong===0&&O(e,null)}catch(e){l(e),e.status===422&&a({})}finally{s(``)}};return{text:n,setText:d,...i,busy:o,wrong:c,setWrong:l,forget:u,ask:f}}function Ii({wrong:e}){if(e.problem)return B`<div role="alert"><${t} problem=${e.problem} /></div>`;let n=e.unreadable?w(`import.unreadable`):`${w(navigator.onLine?`live.unreached`:`no-network`)}. ${w(`import.again`)}`;return B`<p class="note bad" role="alert">${n}</p>`}function Li({sheet:{text:e,setText:t,setWrong:n},hint:r}){return B`<label class="button photo">${w(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await Bi(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
<${C} long label=${w(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const Ri={"255,254":`utf-16le`,"254,255":`utf-16be`},zi={en:`windows-1252`,ja:`shift_jis`,fr:`windows-1252`,ru:`windows-1251`};async function Bi(e){let t=new Uint8Array(await e.arrayBuffer()),n=Ri[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(zi[Ae.lang]).decode(t)}}const Vi=[`players`,`seating`];function Hi({kind:e}){let{tournament:t,state:r,official:a}=l(),o=w(`enrol.title.${e}`);return!t||!r?B`<${n} title=${o} />`:te(a,[`director`])?B`<${Ui} key=${t.id} kind=${e} title=${o} state=${r} place=${`shinpan.sheet.${e}.${t.id}`} />`:B`<${i} title=${o} up="#/tables"><p class="note warn">${w(`enrol.not-you`)}</p><//>`}function Ui({kind:e,title:t,state:n,place:r}){h();let a=Fi(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:o,looked:s,done:c,busy:l,wrong:u,ask:d,forget:f}=a,[p,m]=y(null),g=u?.problem?.lacking,v=p??s?.columns??u?.problem?.headings,b=e=>{f(),m(e)},x={...a,setText:e=>(m(null),a.setText(e))},S=e=>d(e,p?{columns:p.map(({column:e})=>e)}:{}),C=B`<${Ei} kind=${e} columns=${v} onChoose=${b} />`,T=s??c,ee=Vi.find(t=>t!==e);return B`<${i} title=${t} up="#/tables">
<${Li} sheet=${x} hint=${w(`enrol.hint.${e}`)} />
${u&&(g?B`<p class="note bad" role="alert">${w(`enrol.lacking`,{names:ae(g.map(Wi))})}</p>`:B`<${Ii} wrong=${u} />`)}
${v&&!c&&(s?B`<${_} title=${w(`enrol.columns`)}>${()=>C}<//>`:C)}
${l&&B`<${H} text=${w(`enrol.busy.${l}`)} />`}
${c&&B`<p class="note info" role="status">${w(`enrol.done`,{count:c.new,known:c.known})}</p>`}
${!T&&B`<button class="button main" type="button" disabled=${!o.trim()||l} onClick=${()=>S(`look`)}>${w(`import.look`)}</button>`}
${T?.made.length>0&&B`<p class="note info">${w(`enrol.made.${e}`,{names:ae(T.made)})}</p>`}
${T&&B`<${Oi} found=${T} named=${Wi} title=${Gi(c)} about=${t=>B`<${ji} kind=${e} state=${n} row=${t} />`} />`}
${s?.wrong>0&&B`<p class="note warn">${w(`enrol.whole`)}</p>`}
${s&&B`<button class="button main" type="button" disabled=${s.wrong>0||s.new===0||l} onClick=${()=>S(`bring`)}>${w(`enrol.bring`,{count:s.new})}</button>`}
<a class="button" href=${`#/import/${ee}`}>${w(`enrol.title.${ee}`)}</a>
<//>`}function Wi(e){return w(`enrol.field.${e}`)}function Gi(e){return(t,n)=>w(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const Ki={look:`results/preview`,bring:`results`};function qi({args:[e]}){return Vi.includes(e)?B`<${Hi} key=${e} kind=${e} />`:B`<${Ji} />`}function Ji(){let{tournament:e,state:t,official:r}=l();return!e||!t?B`<${n} title=${w(`import.title`)} />`:u(r)?B`<${Xi} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:B`<${i} title=${w(`import.title`)} up="#/standings"><p class="note warn">${w(`import.not-you`)}</p><//>`}function Yi(e){return e===`points`||e===`row`?w(`import.field.${e}`):e}function Xi({state:e,place:t}){h();let n=Fi(t,Ki),{text:r,looked:a,done:o,busy:s,wrong:c,ask:l}=n,[u,f]=y(!1),p=a&&a.new>0&&(a.wrong===0||u);return B`<${i} title=${w(`import.title`)} up="#/standings">
<${Li} sheet=${n} hint=${w(`import.columns`)} />
${c&&B`<${Ii} wrong=${c} />`}
${s&&B`<${H} text=${w(`import.busy.${s}`)} />`}
${o&&B`<p class="note info" role="status">${w(`import.done`,{count:o.new,known:o.known})} <a class="reach" href="#/standings">${w(`hall-standings`)}</a></p>`}
${!a&&!o&&B`<button class="button main" type="button" disabled=${!r.trim()||s} onClick=${()=>l(`look`)}>${w(`import.look`)}</button>`}
${(a||o)&&B`<${Oi} found=${a??o} title=${(e,t)=>w(`import.rows.${e}`,{count:t})} named=${Yi}
about=${t=>B`<${Pi} state=${e} row=${t} />`} />`}
${a?.wrong>0&&a.new>0&&B`<${d} label=${w(`import.only-good`)} hint=${w(`import.only-good-hint`)} checked=${u} onChange=${f} />`}
${a&&B`<button class="button main" type="button" disabled=${!p||s} onClick=${()=>l(`bring`,{only_good:u})}>${w(`import.bring`,{count:a.new})}</button>`}
<//>`}const Zi={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function Qi(e,t){let n=t?.content.rule_points??{},r=Object.entries(Zi).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Zi&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(Zi);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function $i(e,t){let n=se(Fe(e,t.round).map(me)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return z.filter(e=>n.includes(t.seats[e]))}function ea(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function ta(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function na(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=y(()=>r?ia(r):ra(i,a)??ia(n)),c=e=>{let t={...o,...e};O(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f}=o,p=$i(e,t),m=Object.fromEntries(z.map(e=>[e,ea(l[e])])),h=z.filter(e=>u.includes(e)||p.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&m[e]===null,substitute:h.includes(e),replaced:p.includes(e),onText:t=>c({texts:{...l,[e]:t}}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:m,deposits:ea(d||`0`,0),unranked:h},deposits:d,reason:f,type:c,forget:()=>O(i,null)}}function ra(e,t){let n=Pe(e);return n?.number===t?n:null}function ia(e){return{texts:Object.fromEntries(z.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function aa({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return B`<div class="sheet-seat">
<${C} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?w(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${w(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function oa({seats:e}){return B`<fieldset>
<legend>${w(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>B`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&B` <small>${w(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function sa({state:t,hanchan:n,result:r,refused:i,first:a,onSent:o,onClose:s}){let{book:c}=l(),{numbers:u,complete:d}=Qi(t,c),p=na(t,n,r,a),m=V(),h=z.map(e=>{let r=t.players[n.seats[e]]?.name??`?`;return{seat:e,label:`${m.phrase(`seat-${e}`)} · ${r}`,...p.of(e)}}),{does:g,wrong:_}=f(),v=p.reason.trim(),y={...p.body,...r&&{corrects:{number:r.number,reason:v}}},b=ta(Object.values(y.points),y.deposits,u.starting_points),x=r&&ca(y,r),S=d&&b===0&&!x&&(!r||v);return B`<form class="stack" onSubmit=${t=>{t.preventDefault(),S&&g(async()=>{await A.send(`result`,n.id,y,{hold:!0,replaces:i?.id}),p.forget(),e(),E(w(`result.sent`)),o(y)})}}>
${!c&&B`<p class="note warn" role="alert">${w(`result.no-book`)}</p>`}
${c&&!d&&B`<p class="note warn" role="alert">${w(`result.no-scoring`)} <a class="reach" href="#/standings">${w(`hall-standings`)}</a></p>`}
${r&&B`<p class="note">${w(`result.corrects`)}</p>`}
<div class="sheet">${h.map(e=>B`<${aa} key=${e.seat} ...${e} />`)}</div>
<${la} left=${b} starting=${u.starting_points} onDeposits=${e=>p.type({deposits:String(y.deposits+e)})} />
<${C} label=${w(`result.deposits`)} hint=${w(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${p.deposits}
wrong=${y.deposits===null?w(`result.hundreds`):void 0} onInput=${e=>p.type({deposits:e})} />
<${oa} seats=${h} />
${r&&B`<${C} long label=${w(`hall-reason`)} hint=${w(`hall-reason-missing`)} value=${p.reason} maxlength="4000" onInput=${e=>p.type({reason:e})} />`}
${x&&B`<p class="soft" role="status">${w(`result.same`)}</p>`}
${_}
<div class="pair">
<button class="button main" disabled=${!S}>${w(r?`result.correct`:`result.enter`)}</button>
${s&&B`<button class="button" type="button" onClick=${()=>{p.forget(),s?.()}}>${w(`cancel`)}</button>`}
</div>
</form>`}function ca({points:e,deposits:t,unranked:n},r){return z.every(t=>e[t]===r.points[t])&&t===r.deposits&&n.join()===r.unranked.join()}function la({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=L(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return B`<div class=${`note stack ${i}`}>
<p role="status">${ua(e,r)}</p>
${a&&B`<button class="button" type="button" onClick=${()=>n(e)}>${w(`result.as-deposits`,{points:L(e)})}</button>`}
</div>`}function ua(e,t){return e===null?w(`result.sum`,{all:t}):e===0?w(`result.fits`,{all:t}):w(e>0?`result.lacks`:`result.exceeds`,{points:L(Math.abs(e)),all:t})}function da({state:e,hanchan:t,result:n,onCorrect:r}){let i=fa(n);return B`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${w(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&B`<span class="badge info">${w(`hall-unsent`)}</span>`}</h2>
<${pa} state=${e} hanchan=${t} result=${n} />
<${x} id=${n.item}
otherwise=${r&&B`<button class="button" type="button" onClick=${r}>${w(`result.correct`)}</button>`} />
</section>
${i.length>0&&B`<${_} title=${w(`result.earlier`,{count:i.length})}>
${()=>B`<div class="stack">${i.map(n=>B`<${pa} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function fa({before:e}){return e?[e,...fa(e)]:[]}function pa({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,official:a,at:o,reason:s}}){let c=V(),l=e.officials[a]?.name??w(`hall-unknown`);return B`<div class="card">
<dl class="facts">
${z.map(r=>B`<div key=${r}>
<dt>${c.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&B`<small>${w(`result.substitute`)}</small>`}</dt>
<dd>${L(n[r])}</dd>
</div>`)}
${r>0&&B`<div><dt>${w(`result.deposits`)}</dt><dd>${L(r)}</dd></div>`}
</dl>
<p class="soft">${[l,D(o,e.settings.time_zone),s].filter(Boolean).join(` · `)}</p>
</div>`}function ma({args:[e],query:t}){let{tournament:r,state:i}=l(),a=i?.hanchans[e];return!r||!i?B`<${n} title=${w(`hall-result`)} />`:a?B`<${ha} state=${i} hanchan=${a} again=${t.has(`again`)} />`:B`<${P} title=${w(`hall-result`)} text=${w(`result.no-hanchan`)} up="#/tables" />`}function ha({state:e,hanchan:n,again:r}){let{outbox:a,official:o}=l(),s=e.results[n.id]??null,c=a.find(({kind:e,subject:t,state:r})=>e===`result`&&t===n.id&&Me(r)),[d,f]=y(!s||r),[p,h]=y(null),g=u(o),_=d||!s&&!c;N(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[_]);let v=e=>{h(e),f(!1)},b=e.tables[n.table]?.label??`?`;return B`<${i} title=${w(`result.title`,{label:b,round:n.round})} up=${`#/table/${n.table}`}>
${c&&B`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${w(`result.refused`)}</h2>
<${t} problem=${c.problem} />
${!_&&B`<button class="button" type="button" onClick=${()=>f(!0)}>${w(`hall-change`)}</button>`}
</section>`}
${g&&_&&B`<${sa} state=${e} hanchan=${n} result=${s} refused=${c} first=${c?.body??(s?null:p)} onSent=${v}
onClose=${s&&(()=>f(!1))} />`}
${!g&&!s&&B`<${m} text=${w(`result.none`)} />`}
${s&&!(g&&_)&&B`<${da} state=${e} hanchan=${n} result=${s} onCorrect=${g&&(()=>f(!0))} />`}
<a class="button quiet" href="#/standings">${w(`hall-standings`)}</a>
<//>`}function ga({state:e,id:t}){let n=U(`standings/${t}`),{body:r}=n.answer??{},a=r?.name??(e.players[t]??e.teams[t])?.name??w(`hall-unknown`);return B`<${i} title=${a} up="#/standings">
<${$e} seen=${n} />
<${Nn} />
${r&&B`<${_a} state=${e} body=${r} />`}
${e.players[t]&&B`<a class="button" href=${`#/player/${t}`}>${w(`standings.player`)}</a>`}
<//>`}function _a({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=w(i?`standings.disqualified`:`standings.unranked`);return B`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:w(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${w(`standings.scored`,{count:t.hanchans})}</dt><dd>${j(s)}</dd></div>
<div><dt>${w(`standings.taken`)}</dt><dd>${j(-10*c-l/100)}</dd></div>
<div><dt><strong>${w(`standings.total`)}</strong></dt><dd>${j(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${w(`standings.games`)}</h2>
${a.length===0&&B`<p class="soft">${w(`standings.no-games`)}</p>`}
${a.map(t=>B`<${ya} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${w(`standings.taken`)}</h2>
${o.length===0&&B`<p class="soft">${w(`standings.nothing-taken`)}</p>`}
${o.length>0&&B`<${va} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function va({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return B`<dl class="card facts">
${t.map(t=>B`<div key=${t.id}>
<dt>${r&&B`<span class="who">${i(t.account)}</span> · `}<${Qe} state=${e} line=${t} /></dt>
<dd>${fe(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>B`<div key=${e}><dt><strong>${w(`standings.sum`)}</strong></dt><dd>${fe(e,t)}</dd></div>`)}
</dl>`}function ya({state:e,game:t,named:n}){let r=V(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,place:d,points:f,delta:p,uma:m,oka:h,total:g,flags:_}=t,v=[w(`hall-round`,{round:o}),w(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],y=w(`standings.delta`,{points:L(f),goal:L(f-p*100)});return B`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${v.join(` · `)}</a></h3>
${n&&B`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&B`<p class="soft">${w(`standings.corrected`,{count:a-1})}</p>`}
<dl class="facts">
<div><dt>${y}</dt><dd>${j(p,!0)}</dd></div>
<div><dt>${w(`standings.uma`,{place:d})}</dt><dd>${j(m,!0)}</dd></div>
<div><dt>${w(`standings.oka`)}</dt><dd>${j(h,!0)}</dd></div>
<div><dt><strong>${w(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${j(g,!0)}</dd></div>
</dl>
${_.map(e=>B`<p class="note warn" key=${e}>${w(`standings.flag.${e}`)}</p>`)}
</article>`}function ba({of:e}){let[t,n]=y(``);return B`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;A.file(`standings.csv?of=${e}`).then(e=>tt(e,t),e=>n(W(e)))}}>${w(`standings.export`)}</button>
${t&&B`<p class="note bad" role="alert">${t}</p>`}`}function xa({state:e}){let{book:t,official:n}=l(),{numbers:r,silent:i,complete:a}=Qi(e,t);if(!t)return null;let o=i.length>0&&n?.roles?.includes(`director`),s=Object.entries(r).map(([e,t])=>[w(`standings.by.${e}`),Sa(t)]),c=()=>B`${s.length>0&&B`<${T} rows=${s} />`}
${o&&B`<${Ca} names=${i} numbers=${r} />`}`;return a?B`<${_} title=${w(`standings.by`)}>${c}<//>`:B`<section class="card" aria-labelledby="by">
<h2 id="by">${w(`standings.by`)}</h2>
<p class="note warn">${w(o?`standings.say`:`standings.silent`)}</p>
${c()}
</section>`}function Sa(e){return Array.isArray(e)?e.map(e=>`${L(e)}P`).join(` / `):L(e)}function Ca({names:e,numbers:n}){let[r,i]=y(()=>Object.fromEntries(e.map(e=>[e,[n[e]??``].flat().join(` `)]))),[a,o]=y(null),[s,c]=y(!1);return B`<form class="stack" onSubmit=${async t=>{t.preventDefault(),c(!0);let n=Object.fromEntries(e.map(e=>[e,wa(e,r[e])]));await A.ask(`scoring`,{method:`PUT`,body:n}).then(()=>o(null),o),c(!1)}}>
${e.map(e=>B`<${C} key=${e} label=${w(`standings.by.${e}`)} hint=${w(`standings.hint.${e}`)}
value=${r[e]} required autocomplete="off" onInput=${t=>i({...r,[e]:t})} />`)}
${a&&(a.problem?B`<${t} problem=${a.problem} />`:B`<p class="note bad" role="alert">${W(a)}</p>`)}
<button class="button main" disabled=${s}>${w(`standings.set`)}</button>
</form>`}function wa(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Ta):Ta(n.replace(/[\s,.'’]/g,``))}function Ta(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Ea({args:[e]}){let{tournament:t,state:r}=l();return!t||!r?B`<${n} title=${w(`hall-standings`)} />`:e?B`<${ga} state=${r} id=${e} />`:B`<${Da} state=${r} />`}function Da({state:e}){let{official:t}=l(),n=U(`standings`),[r,a]=y(`players`),{body:o}=n.answer??{},s=u(t)&&B`<a class="button" href="#/import">${w(`standings.import`)}</a>`;return B`<${i} title=${w(`hall-standings`)} up="#/tables" actions=${s}>
<${$e} seen=${n} />
<${Nn} />
${o?.teams.length>0&&B`<${b} label=${w(`standings.of`)} value=${r} onChange=${a}
options=${[`players`,`teams`].map(e=>({value:e,text:w(`standings.of.${e}`)}))} />`}
${o&&B`<${Oa} state=${e} found=${o[r]} />`}
${o&&B`<${ba} of=${r} />`}
<${Pn} state=${e} />
<${xa} state=${e} />
<//>`}function Oa({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?B`<p class="soft">${w(`standings.none`)}</p>`:B`<ul class="rows" aria-label=${w(`hall-standings`)}>
${t.map(t=>B`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${ka(e,t,n).join(` · `)}</small></span>
<strong>${j(t.final)}</strong>
</a>
</li>`)}
</ul>`}function ka(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s},c){let l=t!==null&&c.indexOf(t)!==c.lastIndexOf(t);return[e.teams[n]?.name,s&&w(`standings.disqualified`),!s&&t===null&&w(`standings.unranked`),l&&w(`standings.shared`),r>0&&w(`standings.hanchans`,{count:r}),a!==0&&w(`standings.less`,{score:j(i),p:`${L(a)}P`}),o!==0&&w(`standings.less`,{score:j(i),p:L(o)})].filter(Boolean)}export{bn as Cards,St as Dashboard,Ut as Escalation,Gt as Escalations,fn as Fines,qi as Import,dr as Journal,gn as Payment,hi as People,Yt as Precedents,yi as Reports,ma as Result,Ea as Standings};