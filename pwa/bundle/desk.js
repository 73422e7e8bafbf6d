import{$ as e,$t as t,A as n,B as r,Bt as i,D as a,Dn as o,Dt as s,E as c,En as l,Et as u,F as d,Fn as f,Ft as p,I as m,Lt as h,M as g,Mt as _,N as v,Nt as y,On as b,Pt as x,Q as S,Rt as C,S as ee,St as w,T as te,U as ne,Ut as T,V as re,W as ie,Xt as ae,Yn as oe,Z as se,Zt as ce,_r as E,_t as D,at as le,b as ue,bt as O,c as de,cn as fe,d as pe,dt as k,et as A,ft as j,gr as M,gt as N,hr as me,ht as P,it as F,j as he,jt as I,l as ge,mr as L,mt as R,nt as _e,o as ve,p as ye,pt as be,q as xe,r as Se,rr as Ce,s as we,u as Te,ur as Ee,v as De,vr as Oe,vt as ke,w as Ae,xt as z,yt as je,z as Me,zt as Ne}from"./app.js";import{A as B,C as Pe,D as V,E as H,M as Fe,N as Ie,P as Le,S as Re,T as U,U as ze,_ as Be,_t as Ve,b as He,ft as Ue,gt as We,h as Ge,j as Ke,k as qe,l as Je,m as Ye,o as Xe,p as Ze,s as Qe,tt as $e,u as et,v as tt,w as nt,x as rt,y as it}from"./shared.js";function W(e,t=!1){let n=t?`exceptZero`:`auto`;return at(e/10,{minimumFractionDigits:1,signDisplay:n})}function G(e,t=!1){return at(e,{signDisplay:t?`exceptZero`:`auto`})}function at(e,t){return _(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}function K({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return T`<section class="card" aria-labelledby=${e}>
    <h2 id=${e}>${t}</h2>
    ${r&&T`<p class="soft">${r}</p>`}
    ${i.length===0&&T`<p class="soft">${x(`dashboard.none`)}</p>`}
    <ul class="bars">
      ${i.slice(0,10).map(e=>T`<li key=${e.key}><${ot} row=${e} most=${a} /></li>`)}
    </ul>
    ${i.length>0&&T`<${R} title=${x(`dashboard.numbers`)}>${()=>T`<${ct} title=${t} what=${n} rows=${i} />`}<//>`}
  </section>`}function ot({row:{name:e,value:t,part:n=0,href:r},most:i}){return T`<a class="bar" href=${r}>
    <span>${e}</span>
    <strong>${G(t)}</strong>
    <${st} value=${t} part=${n} most=${i} />
    ${n>0&&T`<small>${x(`dashboard.part`,{count:G(n)})}</small>`}
  </a>`}function st({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return T`<svg class="drawn" width="100%" height="14" aria-hidden="true">
    <rect class="all" width="100%" height="14" rx="4" />
    <rect class="value" width=${r(e)} height="14" rx="4" />
    ${t>0&&T`<rect class="part" width=${r(t)} height="14" rx="4" />`}
  </svg>`}function ct({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return T`<table class="numbers">
    <caption class="unseen">${e}</caption>
    <thead>
      <tr>
        <th scope="col">${t}</th>
        <th scope="col">${x(`hall-rulings`)}</th>
        ${r&&T`<th scope="col">${x(`dashboard.apart`)}</th>`}
      </tr>
    </thead>
    <tbody>
      ${n.map(({key:e,name:t,value:n,part:i,href:a})=>T`<tr key=${e}>
        <th scope="row"><a class="reach" href=${a}>${t}</a></th>
        <td>${G(n)}</td>
        ${r&&T`<td>${G(i??0)}</td>`}
      </tr>`)}
    </tbody>
  </table>`}function lt(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:x(`hall-round`,{round:e})}));return[{value:``,text:x(`hall-any`)},...n]}function ut({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function dt({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=pt(t,i.size>1?e=>ht(e,r):mt);return t.length===0?null:T`<section class="card" aria-labelledby="spread">
    <h2 id="spread">${x(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
    <div class="wide">
      <table class="spread">
        <thead><tr><th scope="col">${x(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>T`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
        <tbody>
          ${o.map(({id:e,label:t})=>T`<tr key=${e}>
            <th scope="row">${t}</th>
            ${a.map(t=>T`<td key=${t.key}><${ft} count=${s.get(e+t.key)} most=${c} href=${gt(n,e,t)} /></td>`)}
          </tr>`)}
        </tbody>
      </table>
    </div>
  </section>`}function ft({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return T`<a class="spot" href=${n}>
    <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
    <strong>${G(e)}</strong>
  </a>`}function pt(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function mt(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function ht(e,t){let n=e.slice(0,10),r=_(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function gt(e,t,{from:n,until:r}){return ut(e,{table:t,from:n,until:r})}function _t({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:x(e>1?`dashboard.from`:`dashboard.until`,{from:Ce(e),until:Ce(t)}),value:n,href:ut(r,{took:`${e}-${t}`})})),a=e?x(`dashboard.median`,{time:Ce(t),count:e}):x(`dashboard.untimed`);return T`<${K} id="taking" title=${x(`dashboard.taking`)} what=${x(`dashboard.time`)}
    about=${`${a} ${x(`dashboard.measured`)}`} rows=${e?i:[]} />`}function vt(e,t,n){let i=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),a=Object.entries(re(n)).map(([t,n])=>[r(e,t),Me(e,t,n)]);return[...i,...a]}function yt({cases:e}){return T`<section class="card" aria-labelledby="unlike">
    <h2 id="unlike">${x(`dashboard.unlike`)}</h2>
    <p class="soft">${x(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
    ${e.map((e,t)=>T`<${bt} key=${t} one=${e} />`)}
  </section>`}function bt({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=F(),o=i[0].rulings.length,s=vt(a,t,n);return T`<article class="stack case">
    <h3>${S(a,e)}</h3>
    ${s.length>0&&T`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
    ${r>1&&T`<p class="note info">${x(`dashboard.revisions`,{count:r})}</p>`}
    ${i.map((e,t)=>T`<${xt} key=${t} outcome=${e} most=${o} />`)}
  </article>`}function xt({outcome:{penalties:e,rulings:t},most:n}){let r=F(),{state:i}=s(),a=T`<span class="body outcome"><span>${A(r,{penalties:e})}</span><strong>${G(t.length)}</strong><${st} value=${t.length} most=${n} /></span>`,o=t.map(e=>i.rulings[e]).filter(Boolean);return T`<${R} title=${a}>${()=>T`<${Te} rulings=${o} place empty=${x(`hall-none-found`)} />`}<//>`}function St(){let{tournament:e,state:t,official:n}=s();return!e||!t?T`<${j} title=${x(`dashboard.title`)} />`:te(n)?T`<${Ct} state=${t} />`:T`<${z} title=${x(`dashboard.title`)} up="#/log"><p class="note warn">${x(`dashboard.whose`)}</p><//>`}function Ct({state:e}){let[t,n]=E({day:``,round:``});return T`<${z} title=${x(`dashboard.title`)} up="#/log">
    <div class="asked">
      <${N} type="date" label=${x(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
      <${D} label=${x(`dashboard.round`)} value=${t.round} options=${lt(e)}
        onChange=${e=>n({...t,round:e})} />
    </div>
    <${wt} key=${JSON.stringify(t)} state=${e} asked=${t} />
  <//>`}function wt({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=H(n?`dashboard?${n}`:`dashboard`),{told:i}=r.answer??{};return T`<${Dt} seen=${r} zone=${e.settings.time_zone} />
    ${i&&T`<${Tt} state=${e} told=${i} asked=${t} />`}`}function Tt({state:e,told:t,asked:n}){let r=F(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>ut(n,e),l=e=>({key:e.foul,name:S(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return T`<p role="status">${x(`dashboard.totals`,i)}</p>
    <div class="dashboard">
      <${K} id="fouls" title=${x(`dashboard.fouls`)} what=${x(`dashboard.foul`)}
        rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
      <${K} id="referees" title=${x(`dashboard.referees`)} what=${x(`dashboard.referee`)}
        rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
      <${dt} state=${e} spread=${t.by_table_and_hour} asked=${n} />
      <${K} id="otherwise" title=${x(`dashboard.otherwise`)} about=${x(`dashboard.otherwise-about`)} what=${x(`dashboard.foul`)}
        rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
      <${yt} cases=${t.differently} />
      <${K} id="escalations" title=${x(`dashboard.escalations`)} what=${x(`dashboard.status`)}
        rows=${s.map(e=>Et(e,c))} />
      <${_t} taking=${t.time_to_rule} asked=${n} />
    </div>`}function Et({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>Ne(`hall-escalation.${e}`)?x(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function Dt({seen:{answer:e,fresh:t,trouble:n},zone:r}){ue();let i=e&&I(e.at,r);return!e&&!n?T`<${w} />`:n?T`<p class="note warn" role="status">${U(n)} ${x(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:T`<p class="soft">${x(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}function Ot({state:e,escalation:n,ruling:r}){let{official:i,outbox:a}=s(),[o,c]=E(null);if(L(()=>void t.judging(),[]),a.some(({subject:e,kind:t,state:r})=>e===n.id&&t!==`photo`&&b(r)))return T`<p class="note bad">${x(`esc.stuck`)} <a href="#/outbox">${x(`hall-resolve`)}</a></p>`;let l=rt(i,n,r);return T`
    ${l===`decide`&&T`<${Mt} state=${e} escalation=${n} ruling=${r} onAsk=${c} />`}
    ${l===`appeal`&&T`<button class="button main" type="button" onClick=${()=>c(kt)}>${x(`esc.do.appeal`)}</button>`}
    ${l===`reopen`&&T`<button class="button" type="button" onClick=${()=>c(At)}>${x(`esc.do.reopening`)}</button>`}
    ${l===`own`&&T`<p class="note warn">${x(`esc.own`)}</p>`}
    ${l===``&&T`<p class="soft">${x(`esc.wait.${n.status}`)}</p>`}
    ${o&&T`<${he} title=${x(`esc.do.${o.name}`)} text=${x(`esc.means.${o.name}`)} yes=${x(`esc.do.${o.name}`)}
        onReason=${async e=>{if(!o)return;let{kind:r,name:i,...a}=o;await t.send(r,n.id,{reason:e,...a}),p(),u(x(`esc.done.${r}`)),c(null)}} onClose=${()=>c(null)} />`}
  `}const kt={kind:`appeal`,name:`appeal`},At={kind:`reopening`,name:`reopening`},jt=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Mt({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>T`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${x(`esc.do.${e.name}`)}</button>`;return T`
    ${u&&f(jt(`amended`,`confirmed`),`main`)}
    ${f(jt(`upheld`),u?``:`main`)}
    <a class="button" href=${d}>${x(u?`esc.amend-again`:`hall-amend`)}</a>
    ${f(jt(`overturned`),`danger`)}
  `}function Nt(e,t,{offender:n}){return Lt(e,t,e=>e.offender.id===n.id)}function Pt(e,t,{foul:n}){return Lt(e,t,e=>e.foul===n)}function Ft(e,t){return Ee(It(e))===Ee(It(t))}function It({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Lt(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return ye(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Rt({state:e,foul:t,escalation:n}){let r=H(`precedents?limit=20&foul=${t}`);return T`<section class="stack">
    <h2>${x(`esc.precedents`)}</h2>
    <${nt} seen=${r} what="precedents" />
    ${r.answer&&T`<${Bt} state=${e} items=${zt(r.answer.told.items,n)} />`}
    <a class="button" href=${`#/precedents?foul=${t}`}>${x(`esc.search-precedents`)}</a>
  </section>`}function zt(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Bt({state:e,items:t}){let n=F();return t.length===0?T`<p class="soft">${x(`esc.no-precedents`)}</p>`:T`<ul class="rows below precedents">
    ${t.map(t=>T`<li key=${t.ruling.id}><${Vt} state=${e} words=${n} precedent=${t} /></li>`)}
  </ul>`}function Vt({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return T`<a class="row" href=${`#/ruling/${n.id}`}>
    <span class="body">
      <strong class=${`penalty ${le(n.kind)}`}>${A(t,n)}</strong>
      <span>${S(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
      ${u.map(e=>T`<small key=${e}>${e}</small>`)}
      ${l.map(e=>T`<span key=${e}>“${e}”</span>`)}
      <small>${[e.officials[n.official]?.name,I(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
      <span class="badges">
        ${[`amended`,`withdrawn`].includes(n.status)&&T`<span class="badge">${x(`hall-status.${n.status}`)}</span>`}
        ${c&&T`<span class="badge warn">${x(`esc.revision-changed`)}</span>`}
        ${r.map(e=>T`<span class="badge" key=${e}>${x(`esc.why.${e}`)}</span>`)}
        ${s&&T`<span class="badge info">${tt(s)}</span>`}
      </span>
    </span>
  </a>`}function Ht({ruling:e,rulings:t}){let n=F(),{state:r}=s(),[i,a]=[!0,!1].map(n=>t.filter(t=>Ft(t,e)===n)),o=[...i,...a].slice(0,12);return T`<section class="stack">
    <h2>${x(`esc.same-foul`)}</h2>
    ${t.length===0&&T`<p class="soft">${x(`esc.never-before`)}</p>`}
    <ul class="rows">
      ${o.map(t=>T`<li key=${t.id}>
          <a class="row" href=${`#/ruling/${t.id}`}>
            <span class="body">
              <strong class=${`penalty ${le(t.kind)}`}>${A(n,t)}</strong>
              <small>${[t.offender.name,r.officials[t.official]?.name,I(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
            </span>
            <span class="badges">
              ${i.includes(t)&&T`<span class="badge info">${x(`esc.same-facts`)}</span>`}
              ${t.revision!==e.revision&&T`<span class="badge warn">${x(`esc.other-revision`)}</span>`}
              <${pe} ruling=${t} />
            </span>
          </a>
        </li>`)}
    </ul>
    ${t.length>12&&T`<a class="reach" href=${`#/log?foul=${e.foul}`}>${x(`esc.all-of-foul`,{count:t.length})}</a>`}
  </section>`}function Ut({args:[e]}){let{tournament:t,state:n}=s();if(!t||!n)return T`<${j} title=${x(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?T`<${k} title=${x(`esc.one`)} text=${x(`esc.missing`)} up="#/escalations" />`:T`<${Wt} state=${n} escalation=${r} ruling=${i} />`}function Wt({state:e,escalation:t,ruling:n}){let r=F(),i=ge([n])[n.revision],a=v(r,i,n),o=a&&(a.chosen??a.final??a.first),s=t.status===`open`;ze(s);let c=T`<${Ot} state=${e} escalation=${t} ruling=${n} />`;return T`<${z} title=${S(r,n.foul)} up="#/escalations" actions=${c}>
    <section class="card hall-verdict">
      <p class=${`penalty large ${le(n.kind)}`}>${o?Ae(r,o):A(r,n)}</p>
      <p><a class="who" href=${n.offender.kind===`player`?`#/player/${n.offender.id}`:`#/log`}>${n.offender.name}</a></p>
      <p class="soft">${_e(r,n)}</p>
      <p role="status"><span class=${`badge ${s?`warn`:`info`}`}>${it(t)}</span> ${s&&T`<span class="soft">${Be(t.escalated_at)}</span>`}</p>
    </section>
    <${Re} state=${e} escalation=${t} />
    <section class="stack">
      <h2>${x(`esc.so-far`)}</h2>
      <${Ye} state=${e} events=${Ge(e,t)} />
    </section>
    <${ve} ruling=${n} />
    ${a?T`<${we} ruling=${n} spoken=${a} />`:T`<p class="soft">${x(`hall-no-book`)}</p>`}
    <${de} state=${e} ruling=${n} />
    <${d} state=${e} ruling=${n} />
    <section class="stack">
      <h2>${x(`esc.on-offender`,{name:n.offender.name})}</h2>
      <${Te} rulings=${Nt(e,t,n)} place empty=${x(`esc.nothing-else`)} />
    </section>
    <${Pe} state=${e} id=${n.offender.id} />
    <${Ht} ruling=${n} rulings=${Pt(e,t,n)} />
    <${Rt} state=${e} foul=${n.foul} escalation=${t} />
  <//>`}function Gt(){let{tournament:e,state:t}=s();return!e||!t?T`<${j} title=${x(`hall-escalations`)} />`:T`<${Kt} state=${t} />`}function Kt({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return ze(r.length>0),T`<${z} title=${x(`hall-escalations`)} up="#/log">
    <p class="beside"><a class="button quiet" href="#/precedents">${x(`esc.precedents`)}</a></p>
    ${t.length===0&&T`<${O} text=${x(`esc.none`)} />`}
    <${qt} state=${e} title=${x(`esc.waiting`,{count:r.length})} escalations=${r} />
    <${qt} state=${e} title=${x(`esc.decided-ones`)} escalations=${i} />
  <//>`}function qt({state:e,title:t,escalations:n}){return n.length===0?null:T`<section class="stack">
    <h2>${t}</h2>
    <ul class="rows below">${n.map(t=>T`<li key=${t.id}><${Jt} state=${e} escalation=${t} /></li>`)}</ul>
  </section>`}function Jt({state:e,escalation:t}){let n=F(),r=e.rulings[t.id],i=t.status===`open`,a=[x(`hall-table`,{label:r.table.label}),He(e,t),Be(t.escalated_at)];return T`<a class="row" href=${`#/escalation/${t.id}`}>
    <span class="body">
      <strong>${S(n,r.foul)}</strong>
      <span><span class="who">${r.offender.name}</span> · ${A(n,r)}</span>
      <small>${a.filter(Boolean).join(` · `)}</small>
      <span class="badges">
        <span class=${`badge ${i?`warn`:``}`}>${it(t)}</span>
        ${!i&&T`<span class="badge info">${tt(t)}</span>`}
        ${t.unsent&&T`<span class="badge info">${x(`hall-unsent`)}</span>`}
      </span>
    </span>
  </a>`}function Yt({query:e}){let{tournament:t,state:n}=s();return!t||!n?T`<${j} title=${x(`esc.precedents`)} />`:T`<${Xt} state=${n} begun=${e.get(`foul`)??``} />`}function Xt({state:e,begun:t}){let n=F(),[r,i]=E(t in n.catalogue.fouls?t:``),[a,o]=E({}),[s,c]=E(``),[l,u]=E(``),d=e=>{i(e),o({})},f=e=>{e.preventDefault(),u(s.trim())},p=H(en(r,a,l)),m=p.answer?.told;return T`<${z} title=${x(`esc.precedents`)} up="#/escalations">
    <p class="soft">${x(`esc.precedents-text`)}</p>
    <form class="stack" role="search" onSubmit=${f}>
      <${D} label=${x(`hall-filter.foul`)} value=${r} options=${[{value:``,text:x(`esc.any`)},...$t(n)]} onChange=${d} />
      ${r&&T`<${Zt} words=${n} foul=${r} facts=${a} onFacts=${o} />`}
      <${N} type="search" label=${x(`esc.words`)} hint=${x(`esc.words-hint`)} value=${s} onInput=${c} maxlength="200" />
      <button class="button">${x(`esc.search`)}</button>
    </form>
    <${nt} seen=${p} what="precedents" />
    ${m&&T`<${Bt} state=${e} items=${m.items} />`}
    ${m?.next&&T`<p class="note">${x(`esc.more`,{count:50})}</p>`}
  <//>`}function Zt({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=s();return i?i.table(t).used.map(t=>{let i=Qt(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&T`<${D} key=${t} label=${e.question(t)} value=${n[t]??``}
        options=${[{value:``,text:x(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function Qt({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function $t(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function en(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function tn({state:e}){let{fines:t}=e.others;return t.length===0?null:T`<section class="stack" aria-labelledby="elsewhere">
    <h2 id="elsewhere">${x(`fines.elsewhere`)}</h2>
    <ul class="rows">
      ${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>T`<li key=${[t.id,n,r].join()} class="row">
          <span class="body who">${B(e,t)}<small>
            ${se(e,n)} · ${x(`fines.since`,{time:I(a,e.settings.time_zone)})}
          </small></span>
          <strong>${V(r,i)}</strong>
        </li>`)}
    </ul>
    <p class="soft">${x(`fines.paid-there`)}</p>
  </section>`}function nn({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=Fe(r).map(([e,t])=>V(e,t));return T`<section class="stack" aria-labelledby="owing">
    <h2 id="owing">${x(`fines.owing`)}</h2>
    ${r.length===0&&T`<p class="soft">${x(`fines.nobody`)}</p>`}
    ${r.length>0&&T`<p>${x(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
    <ul class="rows">
      ${r.map(t=>T`<li key=${an(t)}><${on} state=${e} balance=${t} onPay=${n} /></li>`)}
    </ul>
    ${r.length>0&&T`<p class="soft">${x(`fines.not-seated`)}</p>`}
  </section>`}function rn({state:e,balances:t}){let n=t.filter(({amount:e})=>e<0);return n.length===0?null:T`<section class="stack" aria-labelledby="paid-back">
    <h2 id="paid-back">${x(`fines.paid-back`)}</h2>
    <ul class="rows">
      ${n.map(t=>T`<li key=${an(t)}><${on} state=${e} balance=${t} /></li>`)}
    </ul>
    <p class="soft">${x(`fines.gives-back`)}</p>
  </section>`}function an({account:e,unit:t}){return e.id+t}function on({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=s.filter(({what:e})=>e===`paid`).reduce((e,t)=>e-t.amount,0),l=[a>0&&x(`fines.since`,{time:I(o,e.settings.time_zone)}),c>0&&x(`fines.part-paid`,{amount:V(i,c)})],u=T`<span class="body who">${B(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
    <strong>${V(i,Math.abs(a))}</strong>`;return n?T`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:r.kind===`player`?T`<a class="row" href=${`#/player/${r.id}`}>${u}</a>`:T`<div class="row">${u}</div>`}const sn=[`cash`,`card`,`transfer`,`other`];function cn({state:e,balance:{account:n,unit:r,amount:i,lines:a},onTaken:o,onClose:s}){let[c,l]=E(()=>V(r,i).slice(r.length+1)),[u,d]=E(`cash`),[f,m]=E(``),{does:h,wrong:_}=g(),v=Ke(r,c),y=!v||v>i?x(`fines.between`,{most:V(r,i)}):void 0,b=()=>h(async()=>{let e=f.trim()&&{note:f.trim()},i=new Date(t.now()).toISOString(),{id:a}=await t.send(`payment`,null,{account:n,unit:r,amount:v,method:u,paid_at:i,...e});p(),o(a),s()}),S=sn.map(e=>({value:e,text:x(`fines.method.${e}`)}));return T`<${be} title=${x(`fines.pays`,{name:B(e,n)})} onClose=${s}>
    <dl class="facts">
      ${Le(a).map(t=>T`<div key=${t.id}>
          <dt><${Ze} state=${e} line=${t} /></dt>
          <dd>${V(r,t.amount)}</dd>
        </div>`)}
    </dl>
    <${N} label=${x(`fines.amount`,{unit:r})} value=${c} inputmode="decimal" wrong=${y} onInput=${l} />
    <${P} label=${x(`fines.how`)} value=${u} options=${S} onChange=${d} />
    <${N} label=${x(`fines.note`)} value=${f} onInput=${m} />
    ${_}
    <button class="button main" type="button" disabled=${!!y} onClick=${b}>
      ${x(`fines.take`,{amount:V(r,v??0)})}
    </button>
  <//>`}function ln({state:e,official:t}){if(!e.season||!Ie(t))return null;let n=x(`fines.season`,{season:e.season.season});return T`<${R} title=${n}>${()=>T`<${un} state=${e} />`}<//>`}function un({state:e}){let{answer:t,fresh:n,trouble:r}=H(`ledger/fines/season`);if(!t)return T`<p class="soft" role="status">${x(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.told,a=I(t.at,e.settings.time_zone);return T`${!n&&T`<p class="note warn" role="status">${x(`fines.season-old`,{time:a})}</p>`}
    ${i.length===0&&T`<p class="soft">${x(`fines.nobody`)}</p>`}
    <ul class="rows">
      ${i.map(t=>T`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
          <span class="body who">${t.holder.name}<small>${dn(e,t)}</small></span>
          <strong>${V(t.unit,t.amount)}</strong>
        </li>`)}
    </ul>`}function dn(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=se(e,r)||e.settings.name;return n.length>1?`${a} ${V(t,i)}`:a}).join(` · `)}function fn(){let{tournament:e,state:t}=s();return!e||!t?T`<${j} title=${x(`fines.title`)} />`:T`<${pn} state=${t} />`}function pn({state:e}){let{official:n}=s(),[r,i]=E(null),[a,o]=E(``);L(()=>void t.lookAround(),[]);let c=Oe(()=>qe(e),[e.ledger]),l=Ie(n);return T`<${z} title=${x(`fines.title`)} up="#/tables">
    <div role="status">${e.payments[a]&&T`<${mn} state=${e} payment=${e.payments[a]} />`}</div>
    <${nn} state=${e} balances=${c} onPay=${l&&i} />
    <${rn} state=${e} balances=${c} />
    <${tn} state=${e} />
    <${hn} state=${e} />
    <${ln} state=${e} official=${n} />
    ${l&&T`<a class="button" href="#/reports">${x(`reports.link`)}</a>`}
    ${r&&T`<${cn} state=${e} balance=${r} onTaken=${o} onClose=${()=>i(null)} />`}
  <//>`}function mn({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=B(e,{kind:n,id:r});return T`<p class="note info row">
    <span class="body">${x(`fines.taken`,{name:o,amount:V(i,a)})}</span>
    <a class="button" href=${`#/paid/${t}`}>${x(`fines.to-receipt`)}</a>
  </p>`}function hn({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:T`<section class="stack" aria-labelledby="paid">
    <h2 id="paid">${x(`fines.paid`)}</h2>
    <ul class="rows">
      ${t.map(({id:t,receipt:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,unsent:l})=>T`<li key=${t}><a class="row" href=${`#/paid/${t}`}>
          <span class="body who">${B(e,{kind:r,id:i})}<small>
            ${[l?x(`fines.no-receipt-yet`):x(`fines.receipt`,{number:n}),x(`fines.method.${s}`),I(c,e.settings.time_zone)].join(` · `)}
          </small></span>
          <strong>${V(a,o)}</strong>
        </a></li>`)}
    </ul>
    <p class="soft">${x(`fines.put-right`)}</p>
  </section>`}function gn({args:[e]}){let{tournament:t,state:n,official:r}=s();if(!t||!n)return T`<${j} title=${x(`fines.payment`)} />`;let i=n.payments[e];if(!i)return T`<${k} title=${x(`fines.payment`)} text=${x(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?x(`fines.payment`):x(`fines.receipt`,{number:i.receipt});return T`<${z} title=${a} up="#/fines">
    <${_n} state=${n} payment=${i} />
    ${i.unsent?T`<p class="note info" role="status">${x(`fines.receipt-later`)}</p>`:T`<${vn} hash=${i.hash} />`}
    ${!i.unsent&&Ie(r)&&T`<${yn} payment=${i} />`}
  <//>`}function _n({state:e,payment:{account_kind:t,account_id:n,unit:r,amount:i,method:a,paid_at:o,note:s}}){let c=[[x(`fines.payer`),B(e,{kind:t,id:n})],[x(`fines.amount-paid`),V(r,i)],[x(`fines.how`),x(`fines.method.${a}`)],[x(`fines.when`),I(o,e.settings.time_zone)],...s?[[x(`fines.note-paid`),s]]:[]];return T`<dl class="facts">
    ${c.map(([e,t])=>T`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
  </dl>`}function vn({hash:e}){return T`<figure class="big-code">
    <${$e} text=${`${location.origin}/#/receipt/${e}`} label=${x(`fines.code`)} />
    <figcaption>${x(`fines.photograph`)}</figcaption>
  </figure>`}function yn({payment:{id:e,receipt:n}}){let{live:r}=s(),{lang:i}=C(),[a,o]=E(0),{blob:c,url:l,failed:u}=m(()=>t.file(`payments/${e}/receipt.pdf?lang=${i}`),[e,i,a].join()),d=()=>o(a+1);L(()=>{u&&r===`live`&&d()},[r]);let f=`receipt-${n}.pdf`;if(u)return T`<p class="note warn" role="status">${x(`fines.page-away`)}</p>
      <button class="button" type="button" onClick=${d}>${x(`try-again`)}</button>`;if(!l||!c)return T`<p class="soft" role="status">${x(`fines.page-comes`)}</p>`;let p=[new File([c],f,{type:c.type})];return T`<div class="doing">
    <a class="button main" href=${l} target="_blank">${x(`fines.open-page`)}</a>
    <a class="button" href=${l} download=${f}>${x(`fines.save-page`)}</a>
    ${navigator.canShare?.({files:p})&&T`<button class="button" type="button" onClick=${()=>navigator.share({files:p}).catch(()=>{})}>${x(`fines.share-page`)}</button>`}
  </div>`}function bn(){let{tournament:e,state:t}=s();if(!e||!t)return T`<${j} title=${x(`hall-cards`)} />`;let n=T`<button class="button main" onClick=${()=>print()}>${x(`hall-print`)}</button>`;return T`<${z} title=${x(`hall-cards`)} up="#/tables" actions=${n}>
    <p class="unprinted">${x(`hall-cards-how`)}</p>
    <a class="button unprinted" href="#/reports">${x(`reports.link`)}</a>
    <ul class="codes">
      ${Se(t).map(e=>T`<li key=${e.id}><${xn} table=${e} name=${t.settings.name} /></li>`)}
    </ul>
  <//>`}function xn({table:e,name:n}){let{url:r,failed:i}=m(()=>t.tableCode(e.id),e.id),a=x(`hall-table`,{label:e.label});return T`<figure>
    ${r&&T`<img src=${r} alt=${x(`hall-code`,{label:e.label})} />`}
    ${i&&T`<p class="note warn">${x(`hall-code-away`)}</p>`}
    <figcaption><strong>${a}</strong><small>${n}</small></figcaption>
  </figure>`}const Sn=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Cn(e,t,n){let{kind:r,body:i}=n,a=t.settings.time_zone;if(r===`tournament.changed`)return An(e,n);if(r.startsWith(`ruling.`))return Tn(e,n);let[o]=await Nn(n,wn(n));if(!o)return null;if(r===`result.corrected`)return{before:Dn(e,o.body),after:Dn(e,i)};let s=r===`hanchan.scheduled`?On:kn;return{before:s(o.body,a),after:s(i,a)}}function wn({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Tn(e,t){let{kind:n,body:r}=t,[i]=await Nn(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=En(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=A(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(vt(e,t,n))}}}let[o]=await Nn(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:En(e,o)}:null}function En(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=A(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Sn.filter(e=>(o[e]??null)!==null),c=vt(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Dn(e,{points:t,deposits:n,unranked:r}){let i=f.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(i),deposits:n,unranked:r.join(` `)}}function On({scheduled_at:e,minutes:t},n){return{scheduled_at:I(e,n),minutes:t}}function kn({arrived_at:e,at:t},n){return{arrived_at:I(e??t,n)}}async function An(e,t){let n=await Nn(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:jn(e,r),after:jn(e,{...r,...t.body})}}function jn(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[x(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Mn(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[x(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Mn(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Nn({seq:e},n,r=1){return(await(await t.auditing()).older(e,r,n)).entries}function Pn(){let{outbox:e}=s(),t=e.filter(({kind:e,state:t})=>e===`result`&&l(t)).length;return t===0?null:T`<p class="note info"><a class="reach" href="#/outbox">${x(`standings.waits`,{count:t})}</a></p>`}function Fn({state:e}){let{official:t}=s(),n=new Intl.Collator(void 0,{numeric:!0}),r=Object.values(e.hanchans).filter(({id:t})=>!e.results[t]).map(({id:t,table:n,round:r})=>({id:t,name:In(e,{table:n,round:r})})).sort((e,t)=>n.compare(e.name,t.name));return r.length===0?null:T`<${R} title=${x(`standings.missing`,{count:r.length})}>${()=>T`<ul class="rows">
    ${r.map(({id:e,name:n})=>T`<li key=${e}>${a(t)?T`<a class="row" href=${`#/result/${e}`}>${n}</a>`:T`<div class="row">${n}</div>`}</li>`)}
  </ul>`}<//>`}function In(e,{table:t,round:n}){return[x(`hall-round`,{round:n}),x(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}function Ln(e,t,n){let{kind:r,body:i}=n,a=Rn[r]??Rn[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Rn={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...zn(r),r.number,t.players[r.player_id]?.name],invitation:(e,t,{body:n})=>[n.label,Bn(t,n),...zn(n)],phone:(e,t,{body:n})=>[Bn(t,n)],token:(e,t,{body:n})=>[n.name,Bn(t,n),...n.scopes??[]],team:(e,t,{body:n})=>[n.name],player:(e,t,{body:n})=>[n.name,n.id_number],table:(e,t,{body:n})=>[x(`hall-table`,{label:n.label})],hanchan:(e,t,{subject:n,body:r})=>[q(t,n),...f.map(e=>t.players[r[`${e}_id`]]?.name),r.scheduled_at&&I(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Vn(e,n),photo:(e,t,{body:n})=>Vn(e,t.rulings[n.ruling]),escalation:(e,t,{subject:n,body:r})=>[r.outcome&&x(`journal.outcome.${r.outcome}`),...Vn(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Hn(t,i)]},hand:(e,t,{subject:n,body:r})=>[x(`hall-how.${r.how}`),...Hn(t,t.handEnds[n])],timing:(e,t,{body:n})=>[x(`journal.what.${n.what}`),n.person_id&&B(t,{kind:n.person_kind,id:n.person_id}),q(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${Ce(Math.abs(n.seconds))}`,q(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&x(`journal.what.${r}`),t.players[i]?.name,q(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),ledger:(e,t,{body:n})=>n.lines.map(e=>Un(t,e)),fine:(e,t,{body:n})=>[Un(t,n),x(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>t.players[e]?.name),result:(e,t,{body:n})=>[q(t,n.hanchan_id),...f.map(t=>`${e.phrase(`seat-${t}`)} ${G(n.points[t])}`)]};function zn({roles:e}){return(e??[]).map(e=>x(`hall-role.${e}`))}function Bn(e,{official_id:t,player_id:n}){return e.officials[t]?.name??e.players[n]?.name}function Vn(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[S(e,n),r.name,x(`hall-table`,{label:i.label}),A(e,t)]}function q(e,t){let n=e.hanchans[t??``];return n&&In(e,n)}function Hn(t,{table:n,hand:r}={}){return[t.tables[n]&&x(`hall-table`,{label:t.tables[n].label}),e(r)]}function Un(e,{account_kind:t,account_id:n,unit:r,amount:i}){return`${B(e,{kind:t,id:n})} ${V(r,i)}`}const Wn=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Gn={ruling:`rulings`,player:`players`,table:`tables`};function Kn({state:e,entry:t,onSubject:n}){let r=F(),{seq:i,at:a,who:o,kind:s}=t,c=o?e.officials[o]?.name??x(`hall-unknown`):x(`journal.nobody`),l=Ln(r,e,t),u=[x(`journal.number`,{seq:i}),I(a,e.settings.time_zone),c],d=T`<div class="body">
    <h3>${Jn(s)}</h3>
    ${l.length>0&&T`<span class="who">${l.join(` · `)}</span>`}
    <small>${u.join(` · `)}</small>
  </div>`;return T`<${R} class="entry" title=${d}>
    ${()=>T`<${qn} state=${e} entry=${t} onSubject=${n} />`}
  <//>`}function qn({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Gn).find(([,t])=>o in e[t])??[];return T`<div class="stack">
    <p class="pair">
      ${c&&T`<a class="button" href=${`#/${c}/${o}`}>${x(`journal.open`)}</a>`}
      <button class="button" type="button" onClick=${()=>n(o)}>${x(`journal.all-of-it`)}</button>
    </p>
    ${(Wn.includes(a)||s.what===`corrected`)&&T`<${Yn} state=${e} entry=${t} />`}
    <h4>${x(`journal.raw`)}</h4>
    <pre class="raw" tabindex="0" aria-label=${x(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
  </div>`}function Jn(e){return Ne(`journal.kind.${e}`)?x(`journal.kind.${e}`):e}function Yn({state:e,entry:t}){let n=F(),[r,i]=E(void 0);return L(()=>void Cn(n,e,t).then(i,()=>i(null)),[]),r===void 0?T`<${w} />`:r===null?T`<p class="soft">${x(`journal.no-before`)}</p>`:T`<${et} caption=${x(`journal.changes`)} heads=${[x(`journal.before`),x(`journal.after`)]}
    before=${r.before} after=${r.after} />`}function Xn({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,a=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],o={kind:Zn(i(`journal.kind.`).map(e=>({value:e.slice(13),text:x(e)}))),person:Zn(a.map(({id:e,name:t})=>({value:e,text:t}))),table:Se(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:x(`journal.this`)}]}};return T`<details class="fold" open=${!!t.subject}>
    <summary>${x(`journal.filters`,{count:r})}</summary>
    <div class="stack">
      ${Object.entries(o).map(([e,r])=>T`<${D} key=${e} label=${x(`journal.filter.${e}`)} value=${t[e]??``}
        options=${[{value:``,text:x(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
      ${r>0&&T`<button class="button" type="button" onClick=${()=>n({})}>${x(`journal.clear`)}</button>`}
    </div>
  </details>`}function Zn(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const Qn=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function $n(e,{kind:t,person:n,table:r,subject:i}){let a=tr(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=er(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function er({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(Qn)??[]]}function tr({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function nr({told:{browser:e,server:t}}){return T`<div class="stack" role="status">
    <${ir} name=${x(`journal.browser`)} told=${e} whole="journal.whole" line=${({seq:e,what:t})=>x(`journal.found.${t}`,{seq:e})} />
    ${t&&T`<${ir} name=${x(`journal.server`)} told=${t} whole="journal.rows-whole" line=${rr} />`}
  </div>`}function rr({seq:e,kind:t,values:n,what:r}){return Ne(`finding.${t}`)?x(`finding.${t}`,{seq:e,...n}):T`<span lang="en">${r}</span>`}function ir({name:e,told:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){return t?T`<p class="note warn"><strong>${e}</strong> ${t}</p>`:r===0?T`<p class="note"><strong>${e}</strong> ${x(a,{seq:i.seq})}</p>`:T`<div class="note bad stack">
    <p><strong>${e}</strong> ${x(`journal.broken`,{count:r})}</p>
    <ul class="points">${n.slice(0,50).map((e,t)=>T`<li key=${t}>${o(e)}</li>`)}</ul>
    ${r>50&&T`<p>${x(`journal.more`,{count:r-50})}</p>`}
  </div>`}function ar(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function or({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Ue(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function sr({onHead:e,onClose:t}){let n=M(null),[r,i]=E(``);return L(()=>{let t=new AbortController;return Je(n.current,t.signal,t=>ar(t)?(e(t),!0):!1,i),()=>t.abort()},[]),T`<${be} title=${x(`journal.scan`)} onClose=${t}>
    <video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${x(`hall-viewfinder`)}></video>
    ${r&&T`<p class="note warn" role="status">${x(`journal.scan.${r}`)}</p>`}
  <//>`}function cr({state:e}){return T`<section class="card" aria-labelledby="proof">
    <h2 id="proof">${x(`journal.proof`)}</h2>
    <p class="unprinted">${x(`journal.proof-about`)}</p>
    <${lr} />
    <${R} title=${x(`journal.head`)}>${()=>T`<${dr} state=${e} />`}<//>
  </section>`}function lr(){let{official:e}=s(),[t,n]=E(``),[r,i]=E(null),[a,o]=E(null),c=M(null);L(()=>()=>c.current?.abort(),[]);let[l,u]=E(!1),d=e=>{n(e),u(!1)},f=ar(t),p=t.trim()&&!f?x(`journal.no-head`):``;return T`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),p||a)return;c.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=c.current;i(await ur({noted:f,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
      <${N} label=${x(`journal.noted`)} hint=${x(`journal.noted-hint`)} value=${t} wrong=${p} onInput=${n}
        autocomplete="off" autocapitalize="none" spellcheck=${!1} />
      <button class="button" type="button" onClick=${()=>u(!0)}>${x(`journal.scan`)}</button>
      <button class="button main" disabled=${!!a}>${x(`journal.verify`)}</button>
    </form>
    ${a&&T`<div class="stack" role="status">
        <progress aria-label=${x(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
        <p>${x(`journal.progress`,a)}</p>
        <button class="button" type="button" onClick=${()=>c.current?.abort()}>${x(`journal.stop`)}</button>
      </div>`}
    ${r&&T`<${nr} told=${r} />`}
    ${l&&T`<${sr} onHead=${d} onClose=${()=>u(!1)} />`}`}async function ur(e,n){let{prove:r}=await t.auditing(),i=t=>t.catch(t=>({trouble:e.stop.aborted?x(`journal.stopped`):U(t)})),a=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),o=await i(Promise.race([r(e),a]));if(!n?.roles?.includes(`director`)||e.stop.aborted)return{browser:o};let s=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:o,server:await i(t.ask(`audit${s}`,{timeout:12e4}))}}function dr({state:e}){let[n,r]=E(null),[i,a]=E(``),{online:o}=s();if(L(()=>{t.ask(`journal/head`).then(r,e=>a(U(e)))},[e.seq,o]),!n)return T`<p class=${i?`note warn`:`soft`} role="status">${i||x(`loading`)}</p>`;let{slug:c,name:l,time_zone:u}=e.settings,d=`${n.seq}:${n.hash}`;return T`<div class="stack head">
    <p>${x(`journal.head-about`)}</p>
    <figure><${$e} text=${d} label=${x(`journal.code`)} /><figcaption><strong>${l}</strong></figcaption></figure>
    <${je} rows=${[[x(`journal.number-of`),n.seq],[x(`journal.time`),n.at&&I(n.at,u)],[x(`journal.hash`),T`<code>${d}</code>`],[x(`journal.command`),T`<code>shinpan audit verify ${c} --head ${d}</code>`]]} />
    <p class="pair unprinted">
      <button class="button" type="button" onClick=${()=>or(e.settings,n)}>${x(`journal.save`)}</button>
      <button class="button" type="button" onClick=${()=>print()}>${x(`hall-print`)}</button>
    </p>
  </div>`}function fr({query:e}){let{tournament:t,state:n}=s();if(!t||!n)return T`<${j} title=${x(`journal.title`)} />`;let r=Object.fromEntries(e);return T`<${pr} key=${e.toString()} state=${n} asked=${r} />`}function pr({state:e,asked:t}){let[n,r]=E(t),[i,a]=E(e.seq),o=JSON.stringify([n,i]);return T`<${z} title=${x(`journal.title`)} up="#/log">
    <${cr} state=${e} />
    <section class="stack unprinted" aria-labelledby="entries">
      <h2 id="entries">${x(`journal.entries`)}</h2>
      <p class="soft">${x(`journal.kept`,{seq:e.seq})}</p>
      <${Xn} state=${e} chosen=${n} onChoose=${r} />
      ${e.seq>i&&T`<button class="button" type="button" onClick=${()=>a(e.seq)}>${x(`journal.newer`,{count:e.seq-i})}</button>`}
      <${mr} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
    </section>
  <//>`}function mr({state:e,from:n,chosen:r,onSubject:i}){let a=Oe(()=>$n(e,r),[]),[o,s]=E([]),[c,l]=E(n+1),[u,d]=E(!1),f=M(!1),p=async()=>{if(!(f.current||c===null)){f.current=!0;try{let e=await(await t.auditing()).older(c,30,a);s(t=>[...t,...e.entries]),l(e.next)}catch{d(!0)}finally{f.current=!1}}};return L(()=>void p(),[]),u?T`<p class="note bad" role="alert">${x(`journal.unread`)}</p>`:c===n+1?T`<${w} />`:T`<ul class="entries">
      ${o.map(t=>T`<li key=${t.seq}><${Kn} state=${e} entry=${t} onSubject=${i} /></li>`)}
    </ul>
    ${o.length===0&&T`<p class="soft" role="status">${x(`hall-none-found`)}</p>`}
    ${c!==null&&T`<button class="button" type="button" onClick=${p}>${x(`journal.older`)}</button>`}`}function J(e){let{state:t,online:n}=s(),[r,i]=E({items:null,trouble:null});return L(()=>{let t=!1;return hr(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function hr(e){let n=[];for(let r=``;r!==null;){let{items:i,next:a}=await t.ask(`${e}?limit=500${r&&`&after=${r}`}`);n.push(...i),r=a}return n}function gr({of:{items:e,trouble:t},children:n}){return!e&&!t?T`<${w} />`:T`${t&&T`<${_r} error=${t} />`}${e&&n(e)}`}function _r({error:e}){return e.problem?T`<div role="alert"><${De} problem=${e.problem} /></div>`:T`<p class="note bad" role="alert">${U(e)} ${x(`people.needs-network`)}</p>`}function Y(){let[e,t]=E(null),[n,r]=E(!1),i=M(!1);return{ask:async e=>{if(!i.current){i.current=!0,r(!0),t(null);try{await Ve(e)}catch(e){if(!(e instanceof oe)&&e.name!==`Unreachable`)throw e;t(e)}finally{i.current=!1,r(!1)}}},asking:n,wrong:e&&T`<${_r} error=${e} />`}}function X(){let e=M(/* @__PURE__ */ new Map);return n=>{let r=JSON.stringify(n),i=e.current.get(r)??fe(t.now());return e.current.set(r,i),i}}async function Z(e,n,r,i){let a=await t.ask(`${e}/${n}`,{method:`PUT`,body:r});return a[i]?a:(await t.ask(`${e}/${n}/revocation`,{method:`PUT`}),t.ask(`${e}/${fe(t.now())}`,{method:`PUT`,body:r}))}function vr({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return T`<${k} title=${x(`erasing.title`)} text=${x(`people.nobody`)} up="#/people/players" />`;let a=r?x(`erasing.title-one`,{name:r.name}):x(`erasing.title`);return T`<${z} title=${a} up=${i}>
    <p>${x(`erasing.text`)}</p>
    ${e.season&&T`<p class="note warn">${x(`erasing.season`)}</p>`}
    <p class="soft">${x(`erasing.other-places`)}</p>
    <${yr} player=${n} count=${r?1:Object.keys(e.players).length} />
    <${br} zone=${e.settings.time_zone} />
  <//>`}function yr({player:e,count:r}){let[i,a]=E(!1),[o,s]=E(!1),[c,l]=E(!1),{ask:d,asking:f,wrong:p}=Y(),m=X();return T`<div class="stack">
    ${!e&&T`<${ke} label=${x(`erasing.texts`)} hint=${x(`erasing.texts-hint`)} checked=${i} onChange=${a} />
      <${ke} label=${x(`erasing.photos`)} checked=${o} onChange=${s} />`}
    ${p}
    <button class="button danger" type="button" disabled=${f} aria-haspopup="dialog" onClick=${()=>l(!0)}>
      ${x(`erasing.erase`)}
    </button>
    ${c&&T`<${n} title=${x(`erasing.ask`)} text=${x(`erasing.ask-text`,{count:r})} yes=${x(`erasing.erase`)} danger
        onYes=${()=>{l(!1);let n={texts:i,photos:o,...e&&{players:[e]}};return d(async()=>{await t.ask(`erasures/${m(n)}`,{method:`PUT`,body:n}),u(x(`erasing.done`))})}} onClose=${()=>l(!1)} />`}
  </div>`}function br({zone:e}){let{items:t}=J(`erasures`);if(!t?.length)return null;let n=_(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return T`<section class="stack">
    <h2>${x(`erasing.earlier`)}</h2>
    <ul class="rows">
      ${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>T`<li key=${e} class="row">
          <span class="body">
            <strong>${t?x(`erasing.some`,{count:t.length}):x(`erasing.everybody`)}</strong>
            <small>${[x(`erasing.names`),r&&x(`erasing.texts`),i&&x(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
            <small>${n.format(new Date(a))}</small>
          </span>
        </li>`)}
    </ul>
  </section>`}const xr=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Q(e){return y(xr.filter(t=>e.includes(t)).map(e=>x(`hall-role.${e}`)))}function Sr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return T`<fieldset>
    <legend>${e}</legend>
    <div class="choices">
      ${t.map(e=>T`<label class="choice several" key=${e}>
          <input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
          <span>${n(e)}</span>
        </label>`)}
    </div>
    ${i&&T`<p class="wrong" role="alert">${i}</p>`}
  </fieldset>`}function Cr(e){return T`<${Sr} label=${x(`people.roles`)} names=${xr} said=${e=>x(`hall-role.${e}`)}
    ...${e} />`}function wr({state:e}){let t=J(`invitations`),n=T`<a class="button main" href="#/people/invite">${x(`people.invite`)}</a>`;return T`<${z} title=${x(`people.links`)} up="#/people" actions=${n}>
    <${gr} of=${t}>
      ${t=>T`<${Tr} links=${t.toReversed()} state=${e} />`}
    <//>
  <//>`}function Tr({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return T`${r.length===0&&T`<${O} text=${x(`people.no-links`)} />`}
    <${Er} links=${r} zone=${n} state=${t} />
    ${i.length>0&&T`<${R} title=${x(`people.closed-count`,{count:i.length})}>
        ${()=>T`<${Er} links=${i} zone=${n} state=${t} />`}
      <//>`}`}function Er({links:e,zone:t,state:n}){return e.length===0?null:T`<ul class="rows">
    ${e.map(e=>T`<${Or} key=${e.id} link=${e} zone=${t} whom=${n?Dr(n,e):x(`people.open-link`)} />`)}
  </ul>`}function Dr(e,{official:t,player:n,roles:r,label:i}){return t?x(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?x(`people.for-player`,{name:e.players[n]?.name??`?`}):[Q(r),i].filter(Boolean).join(` · `)}function Or({link:e,zone:r,whom:i}){let[a,o]=E(!1),{ask:s,asking:c,wrong:l}=Y();return T`<li>
    <div class="row">
      <span class="body"><strong>${i}</strong><small>${kr(e,r)}</small></span>
      ${!e.closed&&T`<button class="button danger" type="button" disabled=${c} aria-haspopup="dialog"
          aria-label=${x(`people.withdraw-this`,{whom:i})} onClick=${()=>o(!0)}>${x(`people.withdraw`)}</button>`}
    </div>
    ${l}
    ${a&&T`<${n} title=${x(`people.withdraw-ask`)} text=${x(`people.withdraw-text`)} yes=${x(`people.withdraw`)} danger
        onYes=${()=>{o(!1),s(()=>t.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>o(!1)} />`}
  </li>`}function kr({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?x(`people.any-number`):x(`people.uses-left`,{left:t,uses:e});return r?[x(`people.closed.${r}`),a].join(` · `):[a,n?x(`people.until`,{time:I(n,i)}):x(`people.no-end`)].join(` · `)}function Ar({made:e,state:t,up:n,onMore:r}){let i=`${location.origin}${e.join}`,a=e.limits??kr(e,t.settings.time_zone),o=T`<button class="button" type="button" onClick=${r}>${x(`people.another`)}</button>
    <a class="button main" href=${n}>${x(`people.done`)}</a>`;return T`<${z} title=${x(`people.link-made`)} up=${n} actions=${o}>
    <p><strong>${Mr(t,e)}</strong></p>
    <figure class="big-code"><${$e} text=${i} label=${x(`people.code`)} /></figure>
    <p class="soft">${a}</p>
    <${Nr} made=${e} />
    <${jr} label=${x(`people.link`)} text=${i} />
    <p class="note warn">${x(`people.link-once`)}</p>
  <//>`}function jr({label:e,text:t}){return T`<${N} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
    <div class="pair">
      ${navigator.clipboard&&T`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>u(x(`people.copied`)),()=>u(x(`people.not-copied`)))}>${x(`people.copy`)}</button>`}
      ${`share`in navigator&&T`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${x(`people.share`)}</button>`}
    </div>`}function Mr(e,{official:t,player:n,roles:r,name:i}){return n?x(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?x(`people.becomes-named`,{name:i,roles:Q(r)}):t?x(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):x(`people.becomes`,{roles:Q(r)})}function Nr({made:e}){let{items:t}=J(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return T`<p role="status">${n>0&&T`<span class="badge">${x(`people.arrived`,{count:n})}</span>`}</p>`}const Pr=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function Fr({state:e,query:t}){let[n,r]=E(null),i=t.get(`official`),a=t.get(`player`),o=i?`#/people/${i}`:a?`#/people/player/${a}`:`#/people`,s=x(i?`people.one-more`:a?`people.give-link`:`people.invite`);return n?T`<${Ar} made=${n} state=${e} up=${o} onMore=${()=>r(null)} />`:T`<${z} title=${s} up=${o}>
    ${i?T`<${zr} official=${e.officials[i]} onMade=${r} />`:a?T`<${Br} player=${e.players[a]} onMade=${r} />`:T`<${Ir} onMade=${r} />`}
  <//>`}function Ir({onMade:e}){let[t,n]=E(`name`),r=[`name`,`role`].map(e=>({value:e,text:x(`people.by.${e}`)}));return T`<${P} label=${x(`people.whom`)} value=${t} options=${r} onChange=${n} />
    ${t===`name`?T`<${Lr} onMade=${e} />`:T`<${Rr} onMade=${e} />`}`}function Lr({onMade:e}){let[n,r]=E(``),[i,a]=E([]),o=X();return T`<${Vr} lacks=${e=>({name:e&&!n.trim()?x(`people.name-missing`):``,roles:e&&i.length===0?x(`people.role-missing`):``})} make=${async()=>{let r={name:n.trim(),roles:i},a=await t.ask(`officials/${o(r)}`,{method:`PUT`,body:r}),s={official:a.id,label:a.name};e({join:(a.join?a:await Z(`invitations`,o(s),s,`join`)).join,official:a.id,name:a.name,roles:a.roles,limits:x(`people.one-phone`)})}}>
    ${e=>T`<${N} label=${x(`people.name`)} value=${n} onInput=${r} wrong=${e.name}
        autocomplete="off" maxlength="200" />
      <${Cr} chosen=${i} wrong=${e.roles} onChange=${a} />
      <p class="soft">${x(`people.by-name-text`)}</p>`}
  <//>`}function Rr({onMade:e}){let[t,n]=E([]),[r,i]=E(`5`),[a,o]=E(240),[s,c]=E(``),l=X();return T`<${Vr} lacks=${e=>({roles:e&&t.length===0?x(`people.role-missing`):``,uses:e&&!($(r)>=1&&$(r)<=500)?x(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:$(r),minutes:a,label:s.trim()};e(await Z(`invitations`,l(n),n,`join`))}}>
    ${e=>T`<${Cr} chosen=${t} wrong=${e.roles} onChange=${n} />
      <${N} label=${x(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
      <${Hr} value=${a} onChange=${o} />
      <${N} label=${x(`people.label`)} hint=${x(`people.label-hint`)} value=${s} onInput=${c} autocomplete="off" maxlength="200" />
      <p class="soft">${x(`people.by-role-text`)}</p>`}
  <//>`}function zr({official:e,onMade:t}){let[n,r]=E(60),i=X();return e?T`<${Vr} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};t(await Z(`invitations`,i(r),r,`join`))}}>
    ${()=>T`<p>${x(`people.becomes-phone`,{name:e.name})}</p><${Hr} value=${n} onChange=${r} />`}
  <//>`:T`<p class="note warn">${x(`people.nobody`)}</p>`}function Br({player:e,onMade:t}){let n=X();return e?T`<${Vr} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};t(await Z(`invitations`,n(r),r,`join`))}}>${()=>T`<p>${x(`people.own-text`,{name:e.name})}</p>`}<//>`:T`<p class="note warn">${x(`people.nobody`)}</p>`}function Vr({make:e,lacks:t=()=>({}),children:n}){let[r,i]=E(!1),{ask:a,asking:o,wrong:s}=Y();return T`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
    ${n(t(r))} ${s}
    <button class="button main" disabled=${o}>${x(`people.make-link`)}</button>
  </form>`}function Hr({value:e,onChange:t}){let n=Pr.map(([e,t,n])=>({value:n,text:_(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return T`<${D} label=${x(`people.lasts`)} value=${e} options=${n}
    onChange=${e=>t(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}const Ur=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],Wr=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function Gr(e){return[Ur,Wr].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function Kr({whom:e,name:t,zone:n}){let r=J(`phones`),i=J(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return T`<section class="stack">
    <h2>${x(`people.phones`)}</h2>
    <${gr} of=${r}>
      ${e=>T`<${qr} phones=${e.filter(s)} name=${t} zone=${n} />`}
    <//>
    ${i.items&&T`<${Er} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
    <a class="button" href=${`#/people/invite?${a}=${o}`}>${x(a===`player`?`people.give-link`:`people.one-more`)}</a>
  </section>`}function qr({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>T`<ul class="rows">
    ${e.map(e=>T`<${Jr} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
  </ul>`;return T`${i.length?a(i):T`<p class="soft">${x(`people.no-phone`)}</p>`}
  ${r.length>0&&T`<${R} title=${x(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function Jr({phone:e,name:r,zone:i}){let{id:a,agent:o,admitted_at:s,seen_at:c,cut_off_at:l,by_account:d}=e,[f,p]=E(!1),{ask:m,asking:h,wrong:g}=Y(),v=d?x(`people.by-account`):Gr(o??``),y=()=>{p(!1),m(async()=>{await t.ask(`phones/${a}/cut-off`,{method:`PUT`}),u(x(`people.cut-off-done`))})},b=[x(`people.since`,{time:I(s,i)}),c&&!l&&x(`people.seen`,{day:_(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:i}).format(new Date(c))}),l&&x(`people.cut-off-at`,{time:I(l,i)})];return T`<li>
    <div class="row">
      <span class="body"><strong>${v}</strong><small>${b.filter(Boolean).join(` · `)}</small></span>
      ${!l&&T`<button class="button danger" type="button" disabled=${h} aria-haspopup="dialog"
          aria-label=${x(`people.cut-off-this`,{phone:v})} onClick=${()=>p(!0)}>${x(`people.cut-off`)}</button>`}
    </div>
    ${g}
    ${f&&T`<${n} title=${x(`people.cut-off-ask`,{name:r,phone:v})} text=${x(`people.cut-off-text`,{name:r})}
        yes=${x(`people.cut-off`)} danger onYes=${y} onClose=${()=>p(!1)} />`}
  </li>`}function Yr({settings:{slug:e,version:n,board_open:r=!1},online:i}){let[a,o]=E(r);me(()=>o(r),[r]);let[s,c]=E(0),{ask:l,asking:u,wrong:d}=Y();return T`<section class="stack">
    <h2>${x(`people.board`)}</h2>
    <${ke} label=${x(`people.board-open`)} hint=${x(`people.board-open-hint`)} checked=${a}
      disabled=${u||!i} onChange=${e=>{o(e);let i={method:`PATCH`,match:`"${Math.max(n,s)}"`,body:{board_open:e}};l(async()=>{try{c((await t.ask(``,i)).version)}catch(e){throw o(r),e}})}} />
    ${d}
    <a class="button" href=${`#/board/${e}`}>${x(`people.board-show`)}</a>
  </section>`}function Xr({state:e}){let{online:t}=s(),{items:n}=J(`phones`),r=Qr(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>T`<ul class="rows">
    ${e.map(e=>T`<${Zr} key=${e.id} official=${e} phones=${n} />`)}
  </ul>`,o=T`<a class="button main" href="#/people/invite">${x(`people.invite`)}</a>`;return T`<${z} title=${x(`people.title`)} up="#/tables" actions=${o}>
    ${!t&&T`<p class="note warn" role="status">${x(`people.needs-network`)}</p>`}
    <section class="stack">
      <h2>${x(`people.officials`)}</h2>
      ${a(r.filter(({revoked_at:e})=>!e))}
      ${i.length>0&&T`<${R} title=${x(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
    </section>
    <nav class="stack" aria-label=${x(`people.more`)}>
      <a class="button" href="#/people/links">${x(`people.links`)}</a>
      <a class="button" href="#/people/players">${x(`people.players`)}</a>
      <a class="button" href="#/people/tokens">${x(`people.tokens`)}</a>
      <a class="button" href="#/people/erase">${x(`people.erase`)}</a>
    </nav>
    <${Yr} settings=${e.settings} online=${t} />
  <//>`}function Zr({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return T`<li>
    <a class="row" href=${`#/people/${e}`}>
      <span class="body">
        <strong>${t}</strong>
        <span>${Q(n)}</span>
        ${o!==void 0&&!i&&T`<small>${x(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
      </span>
      ${r&&T`<span class="badge">${x(`people.plays-too`)}</span>`}
    </a>
  </li>`}function Qr(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function $r({state:e,official:n}){let{id:r,name:i,player_id:a=null,conflicts:o=[]}=n,s={player:a,conflicts:o},[{player:c,conflicts:l},d]=E(s),f=M(s),p=M(null),{ask:m,asking:h,wrong:g}=Y(),_=e=>d(f.current=e);me(()=>{h||!g&&p.current&&JSON.stringify(p.current)!==JSON.stringify(s)||(p.current=null,_(s))},[a,o.join(),!!g]);let v=async()=>{for(let e=null;e!==f.current;)e=f.current,await t.ask(`officials/${r}`,{method:`PATCH`,body:e}),p.current=e;u(x(`people.saved`))},y=e=>{_({...f.current,...e}),m(v)},b=Qr(Object.values(e.players));return T`<section class="card">
    <h2>${x(`people.partial`)}</h2>
    <p class="soft">${x(`people.partial-text`)}</p>
    <${D} label=${x(`people.plays-as`,{name:i})} value=${c??``} options=${ti(b,`people.plays-not`)}
      onChange=${e=>y({player:e||null})} />
    <${ei} players=${b.filter(e=>e.id!==c)} declared=${l}
      onChange=${e=>y({conflicts:e})} />
    ${g}
  </section>`}function ei({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return T`${r.length>0&&T`<ul class="rows">
      ${r.map(({id:e,name:t})=>T`<li class="row" key=${e}>
          <span class="body">${t}</span>
          <button class="button" type="button" aria-label=${x(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
            ${x(`people.remove`)}
          </button>
        </li>`)}
    </ul>`}
  <${D} key=${t.join()} label=${x(`people.conflict-add`)} value="" options=${ti(i,`people.choose-player`)}
    onChange=${e=>e&&n([...t,e])} />`}function ti(e,t){return[{value:``,text:x(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function ni({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return T`<${k} title=${x(`people.title`)} text=${x(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?T`<${z} title=${i} up=${r}>
      <p>${Q(a)}</p>
      <p class="note warn">${x(`people.revoked-at`,{time:I(o,e.settings.time_zone)})}</p>
    <//>`:T`<${z} title=${i} up=${r}>
    <p>${Q(a)}</p>
    <${Kr} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
    <${ri} key=${a.join()} official=${n} />
    <${$r} state=${e} official=${n} />
    <${ii} official=${n} />
  <//>`}function ri({official:{id:e,roles:n}}){let[r,i]=E(n),[a,o]=E(``),{ask:s,asking:c,wrong:l}=Y(),d=[...r].sort().join()===[...n].sort().join();return T`<form class="card" onSubmit=${n=>{n.preventDefault(),o(r.length?``:x(`people.role-missing`)),r.length&&s(async()=>{await t.ask(`officials/${e}`,{method:`PATCH`,body:{roles:r}}),u(x(`people.saved`))})}}>
    <h2>${x(`people.roles-change`)}</h2>
    <p class="soft">${x(`people.roles-late`)}</p>
    <${Cr} chosen=${r} wrong=${a} onChange=${i} />
    ${l}
    ${!d&&T`<button class="button main" disabled=${c}>${x(`people.save`)}</button>`}
  </form>`}function ii({official:{id:e,name:r}}){let[i,a]=E(!1),{ask:o,asking:s,wrong:c}=Y();return T`${c}
    <button class="button danger" type="button" disabled=${s} aria-haspopup="dialog" onClick=${()=>a(!0)}>
      ${x(`people.revoke-this`,{name:r})}
    </button>
    ${i&&T`<${n} title=${x(`people.revoke-ask`,{name:r})} text=${x(`people.revoke-text`)} yes=${x(`people.revoke`)} danger
        onYes=${()=>{a(!1),o(()=>t.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>a(!1)} />`}`}function ai({state:e}){let[t,n]=E(``),{items:r}=J(`invitations`),i=t.trim().toLocaleLowerCase(),a=Qr(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),o=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return T`<${z} title=${x(`people.players`)} up="#/people">
    <p>${x(`people.players-text`)}</p>
    <${N} type="search" label=${x(`people.find`)} value=${t} onInput=${n} />
    ${a.length===0&&T`<${O} text=${x(`people.nobody`)} />`}
    <ul class="rows">
      ${a.map(({id:e,name:t})=>T`<li key=${e}>
          <a class="row" href=${`#/people/player/${e}`}>
            <span class="body"><strong>${t}</strong></span>
            ${o.has(e)&&T`<span class="badge">${x(`people.has-link`)}</span>`}
          </a>
        </li>`)}
    </ul>
  <//>`}function oi({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?T`<${z} title=${n.name} up=${r}>
    <p>${x(`people.own-text`,{name:n.name})}</p>
    <${Kr} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
    <a class="button" href=${`#/people/erase?player=${t}`}>${x(`people.erase`)}</a>
  <//>`:T`<${k} title=${x(`people.players`)} text=${x(`people.nobody`)} up=${r} />`}const si=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function ci({state:e}){let t=J(`api-tokens`),[n,r]=E(!1),i=!n&&T`<button class="button main" type="button" onClick=${()=>r(!0)}>${x(`people.token-new`)}</button>`;return T`<${z} title=${x(`people.tokens`)} up="#/people" actions=${i}>
    <p>${x(`people.tokens-text`)}</p>
    ${n&&T`<${fi} state=${e} onDone=${()=>r(!1)} />`}
    <${gr} of=${t}>${t=>T`<${li} tokens=${t.toReversed()} state=${e} />`}<//>
  <//>`}function li({tokens:e,state:t}){let n=e.filter(ui),r=e.filter(e=>!ui(e)),i=e=>T`<ul class="rows">
    ${e.map(e=>T`<${di} key=${e.id} token=${e} state=${t} />`)}
  </ul>`;return T`${r.length?i(r):T`<${O} text=${x(`people.no-tokens`)} />`}
  ${n.length>0&&T`<${R} title=${x(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function ui({revoked_at:e,expires_at:n}){return!!e||Date.parse(n)<=t.now()}function di({token:e,state:r}){let{id:i,name:a,official:o,scopes:s,expires_at:c,revoked_at:l}=e,[u,d]=E(!1),{ask:f,asking:p,wrong:m}=Y(),h=()=>{d(!1),f(()=>t.ask(`api-tokens/${i}/revocation`,{method:`PUT`}))},g=I(l??c,r.settings.time_zone);return T`<li>
    <div class="row">
      <span class="body">
        <strong>${a}</strong>
        <span>${x(`people.acts-as`,{name:r.officials[o]?.name??`?`})}</span>
        <small>${y(s.map(e=>x(`people.scope.${e}`)))}</small>
        <small>${x(l?`people.revoked-at`:`people.until`,{time:g})}</small>
      </span>
      ${!ui(e)&&T`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
          aria-label=${x(`people.withdraw-this`,{whom:a})} onClick=${()=>d(!0)}>${x(`people.revoke`)}</button>`}
    </div>
    ${m}
    ${u&&T`<${n} title=${x(`people.token-ask`,{name:a})} text=${x(`people.token-revoke-text`)} yes=${x(`people.revoke`)} danger
        onYes=${h} onClose=${()=>d(!1)} />`}
  </li>`}function fi({state:e,onDone:t}){let n=s().official.id,[r,i]=E({name:``,official:n,scopes:[`read`],days:`30`}),[a,o]=E(!1),[c,l]=E(``),u=X(),{ask:d,asking:f,wrong:p}=Y(),m=pi(r),h=e=>t=>i({...r,[e]:t}),g=e=>{e.preventDefault(),o(!0);let t={...r,name:r.name.trim(),days:$(r.days)};Object.values(m).some(Boolean)||d(async()=>l((await Z(`api-tokens`,u(t),t,`token`)).token))};if(c)return T`<${mi} token=${c} name=${r.name} onDone=${t} />`;let _=Qr(Object.values(e.officials).filter(({revoked_at:e})=>!e));return T`<form class="card stack" onSubmit=${g} novalidate>
    <h2>${x(`people.token-new`)}</h2>
    <${N} label=${x(`people.token-name`)} hint=${x(`people.token-name-hint`)} value=${r.name} wrong=${a?m.name:``}
      onInput=${h(`name`)} autocomplete="off" maxlength="200" />
    <${D} label=${x(`people.token-official`)} value=${r.official} onChange=${h(`official`)}
      options=${_.map(({id:e,name:t})=>({value:e,text:t}))} />
    <${Sr} label=${x(`people.scopes`)} names=${si} chosen=${r.scopes} wrong=${a?m.scopes:``}
      said=${e=>T`${x(`people.scope.${e}`)}<br /><small class="soft">${x(`people.opens.${e}`)}</small>`}
      onChange=${h(`scopes`)} />
    <${N} label=${x(`people.days`)} value=${r.days} onInput=${h(`days`)} wrong=${a?m.days:``} inputmode="numeric" autocomplete="off" />
    ${p}
    <div class="pair">
      <button class="button main" disabled=${f}>${x(`people.token-make`)}</button>
      <button class="button" type="button" onClick=${t}>${x(`cancel`)}</button>
    </div>
  </form>`}function pi({name:e,scopes:t,days:n}){return{name:e.trim()?``:x(`people.token-name-missing`),scopes:t.length?``:x(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:x(`people.days-wrong`,{most:366})}}function mi({token:e,name:t,onDone:n}){return T`<section class="card stack" role="status">
    <h2>${x(`people.token-made`,{name:t})}</h2>
    <${jr} label=${x(`people.token`)} text=${e} />
    <p class="note warn">${x(`people.token-once`)}</p>
    <button class="button main" type="button" onClick=${n}>${x(`people.done`)}</button>
  </section>`}const hi={erase:vr,invite:Fr,links:wr,players:ai,player:oi,tokens:ci};function gi({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=s();if(!r||!i)return T`<${j} title=${x(`people.title`)} />`;if(!c(a,[`director`]))return T`<${z} title=${x(`people.title`)} up="#/tables"><p class="note warn">${x(`people.directors`)}</p><//>`;let o=e===``?Xr:Object.hasOwn(hi,e)?hi[e]:ni;return T`<${o} state=${i} id=${t||e} query=${n} /><${We} />`}const _i=[{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`costs`,path:`printables/penalties.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:[`director`,`head-referee`,`referee`,`arbiter`]},{id:`event`,path:`report.pdf`,roles:[`director`]}],vi=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]}],yi=[`xlsx`,`csv`];function bi(){let{tournament:e,state:t,official:n}=s();if(!e||!t)return T`<${j} title=${x(`reports.title`)} />`;let r=Ti(n,_i),i=Ti(n,vi);return T`<${z} title=${x(`reports.title`)} up="#/tables">
    <${xi} papers=${r} />
    ${i.length>0&&T`<${Si} sheets=${i} />`}
    ${c(n,[`director`])&&T`<${wi} />`}
  <//>`}function xi({papers:e}){let t=Qe();return T`<section class="stack">
    <h2>${x(`reports.papers`)}</h2>
    <ul class="rows">
      ${e.map(({id:e,path:n})=>T`<${Xe} key=${e} name=${x(`reports.paper.${e}`)} hint=${x(`reports.about.${e}`)} path=${n}
          file=${`${t}-${n.split(`/`).at(-1)}`} />`)}
    </ul>
  </section>`}function Si({sheets:e}){let t=Qe(),[n,r]=E(`xlsx`);return T`<section class="stack">
    <h2>${x(`reports.sheets`)}</h2>
    <${P} label=${x(`reports.form`)} value=${n} onChange=${r}
      options=${yi.map(e=>({value:e,text:x(`reports.form.${e}`)}))} />
    <ul class="rows">
      ${e.map(({id:e})=>T`<${Xe} key=${e} name=${x(`reports.sheet.${e}`)} path=${Ci(e,n)}
          file=${`${t}-${e}.${n}`} />`)}
    </ul>
  </section>`}function Ci(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function wi(){let e=Qe();return T`<section class="stack">
    <h2>${x(`reports.journal`)}</h2>
    <ul class="rows">
      <${Xe} name=${x(`reports.journal-whole`)} hint=${x(`reports.journal-about`)} path="exports/journal.jsonl"
        file=${`${e}-journal.jsonl`} />
    </ul>
  </section>`}function Ti(e,t){return t.filter(({roles:t})=>c(e,t))}const Ei={players:[`name`,`id_number`,`team`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Di({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:x(`enrol.passed-over`)},...Ei[e].map(e=>({value:e,text:x(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return T`<div class="stack">
    ${t.map(({heading:e,column:t},n)=>T`<${D} key=${n} label=${e||x(`enrol.column`,{number:n+1})} value=${t??``}
      options=${r} onChange=${e=>i(n,e)} />`)}
  </div>`}function Oi({kind:e,state:t,row:{cells:n}}){return e===`seating`?T`<${ki} state=${t} cells=${n} />`:T`<p><strong>${Ai(n.name)}</strong></p>
    <p class="soft">${[n.id_number,n.team].filter(Boolean).map(Ai).join(` · `)}</p>`}function ki({state:e,cells:t}){let n=F(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[x(`hall-round`,{round:t.round}),x(`hall-table`,{label:t.table}),t.scheduled_at];return T`<p><strong>${a.filter(Boolean).map(Ai).join(` · `)}</strong></p>
    <p class="soft">${f.map(e=>Ai(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function Ai(e){return e.length>80?`${e.slice(0,80)}…`:e}const ji={wrong:`bad`,new:`info`,known:``};function Mi({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(ji).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&T`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
        <h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
        <ol class="rows">${a.map(e=>T`<li class="item" key=${e.row}><${Ni} row=${e} about=${n} named=${r} /></li>`)}</ol>
      </section>`})}function Ni({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return T`<p><strong>${x(`import.row`,{number:r})}</strong> <span class=${`badge ${ji[i]}`}>${x(`import.status.${i}`)}</span></p>
    ${t(e)}
    ${a.map(e=>T`<p class="note bad" key=${e.field+e.message}><strong>${n(e.field)}</strong> <${Pi} mistake=${e} /></p>`)}`}function Pi({mistake:{kind:e,values:t,message:n,cure:r}}){let i=F();if(!Ne(`mistake.${e}`))return T`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?G(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return x(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}const Fi={"255,254":`utf-16le`,"254,255":`utf-16be`};async function Ii(e){let t=new Uint8Array(await e.arrayBuffer()),n=Fi[t.slice(0,2).join()];if(n)return new TextDecoder(n).decode(t);try{return new TextDecoder(`utf-8`,{fatal:!0}).decode(t)}catch{return new TextDecoder(h.lang===`ja`?`shift_jis`:`windows-1252`).decode(t)}}function Li(e,n){let[r,i]=E(()=>ce(e)??``),[a,o]=E({}),[s,c]=E(``),[l,u]=E(null),d=()=>{o({}),u(null)},f=t=>{i(t),d(),ae(e,t||null)},p=async(i,a={})=>{c(i),u(null);try{let s=i===`look`,c={csv:r,...a},l=await t.ask(n[i],{method:`POST`,body:c,timeout:9e4});o(s?{looked:l}:{done:l}),!s&&l.wrong===0&&ae(e,null)}catch(e){u(e),e.status===422&&o({})}finally{c(``)}};return{text:r,setText:f,...a,busy:s,wrong:l,setWrong:u,forget:d,ask:p}}function Ri({wrong:e}){if(e.problem)return T`<div role="alert"><${De} problem=${e.problem} /></div>`;let t=e.unreadable?x(`import.unreadable`):`${x(navigator.onLine?`live.unreached`:`no-network`)}. ${x(`import.again`)}`;return T`<p class="note bad" role="alert">${t}</p>`}function zi({sheet:{text:e,setText:t,setWrong:n},hint:r}){return T`<label class="button photo">${x(`import.choose`)}<input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange=${async({currentTarget:e})=>{let[r]=e.files;r&&await Ii(r).then(t,()=>n({unreadable:!0})),e.value=``}} /></label>
    <${N} long label=${x(`import.paste`)} hint=${r} value=${e} rows="6" spellcheck=${!1} autocapitalize="none" class="csv" onInput=${t} />`}const Bi=[`players`,`seating`];function Vi({kind:e}){let{tournament:t,state:n,official:r}=s(),i=x(`enrol.title.${e}`);return!t||!n?T`<${j} title=${i} />`:c(r,[`director`])?T`<${Hi} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:T`<${z} title=${i} up="#/tables"><p class="note warn">${x(`enrol.not-you`)}</p><//>`}function Hi({kind:e,title:t,state:n,place:r}){ue();let i=Li(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{text:a,looked:o,done:s,busy:c,wrong:l,ask:u,forget:d}=i,[f,p]=E(null),m=l?.problem?.lacking,h=f??o?.columns??l?.problem?.headings,g=e=>{d(),p(e)},_={...i,setText:e=>(p(null),i.setText(e))},v=e=>u(e,f?{columns:f.map(({column:e})=>e)}:{}),b=T`<${Di} kind=${e} columns=${h} onChoose=${g} />`,S=o??s,C=Bi.find(t=>t!==e);return T`<${z} title=${t} up="#/tables">
    <${zi} sheet=${_} hint=${x(`enrol.hint.${e}`)} />
    ${l&&(m?T`<p class="note bad" role="alert">${x(`enrol.lacking`,{names:y(m.map(Ui))})}</p>`:T`<${Ri} wrong=${l} />`)}
    ${h&&!s&&(o?T`<${R} title=${x(`enrol.columns`)}>${()=>b}<//>`:b)}
    ${c&&T`<${w} text=${x(`enrol.busy.${c}`)} />`}
    ${s&&T`<p class="note info" role="status">${x(`enrol.done`,{count:s.new,known:s.known})}</p>`}
    ${!S&&T`<button class="button main" type="button" disabled=${!a.trim()||c} onClick=${()=>v(`look`)}>${x(`import.look`)}</button>`}
    ${S?.made.length>0&&T`<p class="note info">${x(`enrol.made.${e}`,{names:y(S.made)})}</p>`}
    ${S&&T`<${Mi} found=${S} named=${Ui} title=${Wi(s)} about=${t=>T`<${Oi} kind=${e} state=${n} row=${t} />`} />`}
    ${o?.wrong>0&&T`<p class="note warn">${x(`enrol.whole`)}</p>`}
    ${o&&T`<button class="button main" type="button" disabled=${o.wrong>0||o.new===0||c} onClick=${()=>v(`bring`)}>${x(`enrol.bring`,{count:o.new})}</button>`}
    <a class="button" href=${`#/import/${C}`}>${x(`enrol.title.${C}`)}</a>
  <//>`}function Ui(e){return x(`enrol.field.${e}`)}function Wi(e){return(t,n)=>x(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}function Gi({state:e,row:{hanchan:t,points:n}}){let r=F(),i=e.hanchans[t];return T`${i&&T`<p><a class="reach" href=${`#/result/${t}`}>${In(e,i)}</a></p>`}
    ${n&&T`<p class="soft">${f.map(e=>`${r.phrase(`seat-${e}`)} ${G(n[e])}`).join(` · `)}</p>`}`}const Ki={look:`results/preview`,bring:`results`};function qi({args:[e]}){return Bi.includes(e)?T`<${Vi} key=${e} kind=${e} />`:T`<${Ji} />`}function Ji(){let{tournament:e,state:t,official:n}=s();return!e||!t?T`<${j} title=${x(`import.title`)} />`:a(n)?T`<${Xi} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:T`<${z} title=${x(`import.title`)} up="#/standings"><p class="note warn">${x(`import.not-you`)}</p><//>`}function Yi(e){return e===`points`||e===`row`?x(`import.field.${e}`):e}function Xi({state:e,place:t}){ue();let n=Li(t,Ki),{text:r,looked:i,done:a,busy:o,wrong:s,ask:c}=n,[l,u]=E(!1),d=i&&i.new>0&&(i.wrong===0||l);return T`<${z} title=${x(`import.title`)} up="#/standings">
    <${zi} sheet=${n} hint=${x(`import.columns`)} />
    ${s&&T`<${Ri} wrong=${s} />`}
    ${o&&T`<${w} text=${x(`import.busy.${o}`)} />`}
    ${a&&T`<p class="note info" role="status">${x(`import.done`,{count:a.new,known:a.known})} <a class="reach" href="#/standings">${x(`hall-standings`)}</a></p>`}
    ${!i&&!a&&T`<button class="button main" type="button" disabled=${!r.trim()||o} onClick=${()=>c(`look`)}>${x(`import.look`)}</button>`}
    ${(i||a)&&T`<${Mi} found=${i??a} title=${(e,t)=>x(`import.rows.${e}`,{count:t})} named=${Yi}
      about=${t=>T`<${Gi} state=${e} row=${t} />`} />`}
    ${i?.wrong>0&&i.new>0&&T`<${ke} label=${x(`import.only-good`)} hint=${x(`import.only-good-hint`)} checked=${l} onChange=${u} />`}
    ${i&&T`<button class="button main" type="button" disabled=${!d||o} onClick=${()=>c(`bring`,{only_good:l})}>${x(`import.bring`,{count:i.new})}</button>`}
  <//>`}function Zi({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return T`<div class="sheet-seat">
    <${N} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
      wrong=${n?x(`result.hundreds`):void 0} onInput=${r} />
    <button class="button" type="button" aria-pressed=${i} aria-label=${x(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
  </div>`}function Qi({seats:e}){return T`<fieldset>
    <legend>${x(`result.substitutes`)}</legend>
    <div class="choices">
      ${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>T`<label class="choice several" key=${e}>
          <input type="checkbox" checked=${n} disabled=${r}
            onChange=${e=>i(e.currentTarget.checked)} />
          <span>${t}${r&&T` <small>${x(`result.replaced`)}</small>`}</span>
        </label>`)}
    </div>
  </fieldset>`}function $i({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=G(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return T`<div class=${`note stack ${i}`}>
    <p role="status">${ea(e,r)}</p>
    ${a&&T`<button class="button" type="button" onClick=${()=>n(e)}>${x(`result.as-deposits`,{points:G(e)})}</button>`}
  </div>`}function ea(e,t){return e===null?x(`result.sum`,{all:t}):e===0?x(`result.fits`,{all:t}):x(e>0?`result.lacks`:`result.exceeds`,{points:G(Math.abs(e)),all:t})}const ta={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`};function na(e,t){let n=t?.content.rule_points??{},r=Object.entries(ta).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in ta&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))},o=Object.keys(ta);return{numbers:a,silent:o.filter(e=>!r.some(([t])=>t===e)),complete:o.every(e=>e in a)}}function ra(e,t){let n=xe(ie(e,t.round).map(ne)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return f.filter(e=>n.includes(t.seats[e]))}function ia(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function aa(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function oa(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=E(()=>r?ca(r):sa(i,a)??ca(n)),c=e=>{let t={...o,...e};ae(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:p}=o,m=ra(e,t),h=Object.fromEntries(f.map(e=>[e,ia(l[e])])),g=f.filter(e=>u.includes(e)||m.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&h[e]===null,substitute:g.includes(e),replaced:m.includes(e),onText:t=>c({texts:{...l,[e]:t}}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:h,deposits:ia(d||`0`,0),unranked:g},deposits:d,reason:p,type:c,forget:()=>ae(i,null)}}function sa(e,t){let n=ce(e);return n?.number===t?n:null}function ca(e){return{texts:Object.fromEntries(f.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function la({state:e,hanchan:n,result:r,refused:i,first:a,onSent:o,onClose:c}){let{book:l}=s(),{numbers:d,complete:m}=na(e,l),h=oa(e,n,r,a),_=F(),v=f.map(t=>{let r=e.players[n.seats[t]]?.name??`?`;return{seat:t,label:`${_.phrase(`seat-${t}`)} · ${r}`,...h.of(t)}}),{does:y,wrong:b}=g(),S=h.reason.trim(),C={...h.body,...r&&{corrects:{number:r.number,reason:S}}},ee=aa(Object.values(C.points),C.deposits,d.starting_points),w=r&&ua(C,r),te=m&&ee===0&&!w&&(!r||S);return T`<form class="stack" onSubmit=${e=>{e.preventDefault(),te&&y(async()=>{await t.send(`result`,n.id,C,{hold:!0,replaces:i?.id}),h.forget(),p(),u(x(`result.sent`)),o(C)})}}>
    ${!l&&T`<p class="note warn" role="alert">${x(`result.no-book`)}</p>`}
    ${l&&!m&&T`<p class="note warn" role="alert">${x(`result.no-scoring`)} <a class="reach" href="#/standings">${x(`hall-standings`)}</a></p>`}
    ${r&&T`<p class="note">${x(`result.corrects`)}</p>`}
    <div class="sheet">${v.map(e=>T`<${Zi} key=${e.seat} ...${e} />`)}</div>
    <${$i} left=${ee} starting=${d.starting_points} onDeposits=${e=>h.type({deposits:String(C.deposits+e)})} />
    <${N} label=${x(`result.deposits`)} hint=${x(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${h.deposits}
      wrong=${C.deposits===null?x(`result.hundreds`):void 0} onInput=${e=>h.type({deposits:e})} />
    <${Qi} seats=${v} />
    ${r&&T`<${N} long label=${x(`hall-reason`)} hint=${x(`hall-reason-missing`)} value=${h.reason} maxlength="4000" onInput=${e=>h.type({reason:e})} />`}
    ${w&&T`<p class="soft" role="status">${x(`result.same`)}</p>`}
    ${b}
    <div class="pair">
      <button class="button main" disabled=${!te}>${x(r?`result.correct`:`result.enter`)}</button>
      ${c&&T`<button class="button" type="button" onClick=${()=>{h.forget(),c?.()}}>${x(`cancel`)}</button>`}
    </div>
  </form>`}function ua({points:e,deposits:t,unranked:n},r){return f.every(t=>e[t]===r.points[t])&&t===r.deposits&&n.join()===r.unranked.join()}function da({state:e,hanchan:t,result:n,onCorrect:r}){let i=fa(n);return T`<section class="stack" aria-labelledby="holds">
      <h2 id="holds">${x(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&T`<span class="badge info">${x(`hall-unsent`)}</span>`}</h2>
      <${pa} state=${e} hanchan=${t} result=${n} />
      <${ee} id=${n.item}
        otherwise=${r&&T`<button class="button" type="button" onClick=${r}>${x(`result.correct`)}</button>`} />
    </section>
    ${i.length>0&&T`<${R} title=${x(`result.earlier`,{count:i.length})}>
        ${()=>T`<div class="stack">${i.map(n=>T`<${pa} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
      <//>`}`}function fa({before:e}){return e?[e,...fa(e)]:[]}function pa({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,official:a,at:o,reason:s}}){let c=F(),l=e.officials[a]?.name??x(`hall-unknown`);return T`<div class="card">
    <dl class="facts">
      ${f.map(r=>T`<div key=${r}>
          <dt>${c.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&T`<small>${x(`result.substitute`)}</small>`}</dt>
          <dd>${G(n[r])}</dd>
        </div>`)}
      ${r>0&&T`<div><dt>${x(`result.deposits`)}</dt><dd>${G(r)}</dd></div>`}
    </dl>
    <p class="soft">${[l,I(o,e.settings.time_zone),s].filter(Boolean).join(` · `)}</p>
  </div>`}function ma({args:[e],query:t}){let{tournament:n,state:r}=s(),i=r?.hanchans[e];return!n||!r?T`<${j} title=${x(`hall-result`)} />`:i?T`<${ha} state=${r} hanchan=${i} again=${t.has(`again`)} />`:T`<${k} title=${x(`hall-result`)} text=${x(`result.no-hanchan`)} up="#/tables" />`}function ha({state:e,hanchan:t,again:n}){let{outbox:r,official:i}=s(),c=e.results[t.id]??null,l=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&o(r)),[u,d]=E(!c||n),[f,p]=E(null),m=a(i),h=u||!c&&!l;L(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[h]);let g=e=>{p(e),d(!1)},_=e.tables[t.table]?.label??`?`;return T`<${z} title=${x(`result.title`,{label:_,round:t.round})} up=${`#/table/${t.table}`}>
    ${l&&T`<section class="stack" aria-labelledby="refused">
        <h2 id="refused">${x(`result.refused`)}</h2>
        <${De} problem=${l.problem} />
        ${!h&&T`<button class="button" type="button" onClick=${()=>d(!0)}>${x(`hall-change`)}</button>`}
      </section>`}
    ${m&&h&&T`<${la} state=${e} hanchan=${t} result=${c} refused=${l} first=${l?.body??(c?null:f)} onSent=${g}
      onClose=${c&&(()=>d(!1))} />`}
    ${!m&&!c&&T`<${O} text=${x(`result.none`)} />`}
    ${c&&!(m&&h)&&T`<${da} state=${e} hanchan=${t} result=${c} onCorrect=${m&&(()=>d(!0))} />`}
    <a class="button quiet" href="#/standings">${x(`hall-standings`)}</a>
  <//>`}function ga({state:e,game:t,named:n}){let r=F(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,place:d,points:f,delta:p,uma:m,oka:h,total:g,flags:_}=t,v=[x(`hall-round`,{round:o}),x(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],y=x(`standings.delta`,{points:G(f),goal:G(f-p*100)});return T`<article class="card game">
    <h3><a class="reach" href=${`#/result/${i}`}>${v.join(` · `)}</a></h3>
    ${n&&T`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
    ${a>1&&T`<p class="soft">${x(`standings.corrected`,{count:a-1})}</p>`}
    <dl class="facts">
      <div><dt>${y}</dt><dd>${W(p,!0)}</dd></div>
      <div><dt>${x(`standings.uma`,{place:d})}</dt><dd>${W(m,!0)}</dd></div>
      <div><dt>${x(`standings.oka`)}</dt><dd>${W(h,!0)}</dd></div>
      <div><dt><strong>${x(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${W(g,!0)}</dd></div>
    </dl>
    ${_.map(e=>T`<p class="note warn" key=${e}>${x(`standings.flag.${e}`)}</p>`)}
  </article>`}function _a({state:e,id:t}){let n=H(`standings/${t}`),{told:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??x(`hall-unknown`);return T`<${z} title=${i} up="#/standings">
    <${nt} seen=${n} />
    <${Pn} />
    ${r&&T`<${va} state=${e} told=${r} />`}
    ${e.players[t]&&T`<a class="button" href=${`#/player/${t}`}>${x(`standings.player`)}</a>`}
  <//>`}function va({state:e,told:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,final:l}=t,u=x(i?`standings.disqualified`:`standings.unranked`);return T`<section class="card" aria-labelledby="total">
      <h2 id="total">${r===null?u:x(`standings.rank`,{rank:r})}</h2>
      <dl class="facts">
        <div><dt>${x(`standings.scored`,{count:t.hanchans})}</dt><dd>${W(s)}</dd></div>
        <div><dt>${x(`standings.taken`)}</dt><dd>${W(-10*c)}</dd></div>
        <div><dt><strong>${x(`standings.total`)}</strong></dt><dd>${W(l)}</dd></div>
      </dl>
    </section>
    <section class="stack" aria-labelledby="games">
      <h2 id="games">${x(`standings.games`)}</h2>
      ${a.length===0&&T`<p class="soft">${x(`standings.no-games`)}</p>`}
      ${a.map(t=>T`<${ga} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
    </section>
    <section class="stack" aria-labelledby="taken">
      <h2 id="taken">${x(`standings.taken`)}</h2>
      ${o.length===0&&T`<p class="soft">${x(`standings.nothing-taken`)}</p>`}
      ${o.length>0&&T`<${ya} state=${e} ledger=${o} p=${c} named=${n===`team`} />`}
    </section>`}function ya({state:e,ledger:t,p:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name;return T`<dl class="card facts">
    ${t.map(t=>T`<div key=${t.id}>
        <dt>${r&&T`<span class="who">${i(t.account)}</span> · `}<${Ze} state=${e} line=${t} /></dt>
        <dd>${G(-t.amount,!0)}P</dd>
      </div>`)}
    <div><dt><strong>${x(`standings.sum`)}</strong></dt><dd>${G(-n)}P</dd></div>
  </dl>`}function ba({of:e}){let[n,r]=E(``);return T`<button class="button" type="button" onClick=${()=>{r(``);let n=`standings-${e}.csv`;t.file(`standings.csv?of=${e}`).then(e=>Ue(e,n),e=>r(U(e)))}}>${x(`standings.export`)}</button>
    ${n&&T`<p class="note bad" role="alert">${n}</p>`}`}function xa({state:e}){let{book:t,official:n}=s(),{numbers:r,silent:i,complete:a}=na(e,t);if(!t)return null;let o=i.length>0&&n?.roles?.includes(`director`),c=Object.entries(r).map(([e,t])=>[x(`standings.by.${e}`),Sa(t)]),l=()=>T`${c.length>0&&T`<${je} rows=${c} />`}
    ${o&&T`<${Ca} names=${i} numbers=${r} />`}`;return a?T`<${R} title=${x(`standings.by`)}>${l}<//>`:T`<section class="card" aria-labelledby="by">
    <h2 id="by">${x(`standings.by`)}</h2>
    <p class="note warn">${x(o?`standings.say`:`standings.silent`)}</p>
    ${l()}
  </section>`}function Sa(e){return Array.isArray(e)?e.map(e=>`${G(e)}P`).join(` / `):G(e)}function Ca({names:e,numbers:n}){let[r,i]=E(()=>Object.fromEntries(e.map(e=>[e,[n[e]??``].flat().join(` `)]))),[a,o]=E(null),[s,c]=E(!1);return T`<form class="stack" onSubmit=${async n=>{n.preventDefault(),c(!0);let i=Object.fromEntries(e.map(e=>[e,wa(e,r[e])]));await t.ask(`scoring`,{method:`PUT`,body:i}).then(()=>o(null),o),c(!1)}}>
    ${e.map(e=>T`<${N} key=${e} label=${x(`standings.by.${e}`)} hint=${x(`standings.hint.${e}`)}
    value=${r[e]} required autocomplete="off" onInput=${t=>i({...r,[e]:t})} />`)}
    ${a&&(a.problem?T`<${De} problem=${a.problem} />`:T`<p class="note bad" role="alert">${U(a)}</p>`)}
    <button class="button main" disabled=${s}>${x(`standings.set`)}</button>
  </form>`}function wa(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Ta):Ta(n.replace(/[\s,.'’]/g,``))}function Ta(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Ea({args:[e]}){let{tournament:t,state:n}=s();return!t||!n?T`<${j} title=${x(`hall-standings`)} />`:e?T`<${_a} state=${n} id=${e} />`:T`<${Da} state=${n} />`}function Da({state:e}){let{official:t}=s(),n=H(`standings`),[r,i]=E(`players`),{told:o}=n.answer??{},c=a(t)&&T`<a class="button" href="#/import">${x(`standings.import`)}</a>`;return T`<${z} title=${x(`hall-standings`)} up="#/tables" actions=${c}>
    <${nt} seen=${n} />
    <${Pn} />
    ${o?.teams.length>0&&T`<${P} label=${x(`standings.of`)} value=${r} onChange=${i}
        options=${[`players`,`teams`].map(e=>({value:e,text:x(`standings.of.${e}`)}))} />`}
    ${o&&T`<${Oa} state=${e} found=${o[r]} />`}
    ${o&&T`<${ba} of=${r} />`}
    <${Fn} state=${e} />
    <${xa} state=${e} />
  <//>`}function Oa({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?T`<p class="soft">${x(`standings.none`)}</p>`:T`<ul class="rows" aria-label=${x(`hall-standings`)}>
    ${t.map(t=>T`<li key=${t.id}>
        <a class="row" href=${`#/standings/${t.id}`}>
          <strong class="rank">${t.rank??`–`}</strong>
          <span class="body"><span class="who">${t.name}</span><small>${ka(e,t,n).join(` · `)}</small></span>
          <strong>${W(t.final)}</strong>
        </a>
      </li>`)}
  </ul>`}function ka(e,{rank:t,team:n,hanchans:r,score:i,p:a,disqualified:o},s){let c=t!==null&&s.indexOf(t)!==s.lastIndexOf(t);return[e.teams[n]?.name,o&&x(`standings.disqualified`),!o&&t===null&&x(`standings.unranked`),c&&x(`standings.shared`),r>0&&x(`standings.hanchans`,{count:r}),a!==0&&x(`standings.less`,{score:W(i),p:`${G(a)}P`})].filter(Boolean)}export{bn as Cards,St as Dashboard,Ut as Escalation,Gt as Escalations,fn as Fines,qi as Import,fr as Journal,gn as Paid,gi as People,Yt as Precedents,bi as Reports,ma as Result,Ea as Standings};