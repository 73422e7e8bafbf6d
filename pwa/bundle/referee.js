import{$ as e,$n as t,$t as n,An as r,B as i,D as a,Dt as o,E as s,Et as c,F as l,Ft as u,G as d,Gt as f,J as p,Jt as m,K as ee,M as te,Mt as ne,Pt as h,U as g,Ut as _,Wt as re,Xt as ie,Y as v,Yt as ae,Zt as y,_ as b,_r as x,_t as S,bt as C,ct as w,dt as T,et as E,f as oe,ft as D,g as se,gr as ce,gt as O,h as le,jt as k,lt as ue,m as de,mr as A,or as j,p as M,pt as N,qt as P,r as F,rr as I,sn as L,sr as R,st as z,u as B,ur as V,v as H,vr as U,xt as W,z as fe,zt as pe}from"./app.js";import{C as me,D as G,F as he,L as ge,O as _e,S as ve,U as ye,d as be,f as xe,g as Se,h as Ce,i as we,m as Te,o as Ee,p as De,r as Oe,s as ke,t as Ae,x as je,z as Me}from"./shared.js";function Ne({declared:e}){let{state:t}=o(),{ruling:n,server_at:r,device_at:i}=e,a=t.rulings[n]?.ruled_at??r??i;return _`<p class="note warn">${h(`already.dead`,{time:k(a,t.settings.time_zone)})}</p>`}function Pe({ruling:e}){let t=v(),{state:n}=o(),r=n.rulings[e];if(!r)return null;let i=k(r.ruled_at,n.settings.time_zone),a=r.offender.name,s=m().parts[3]&&ue(null,{facts:null,context:null,ask:null});return _`<p class="note info">
    ${h(`amending.what`,{line:d(t,r),name:a,time:i})}
    ${s&&_`<a class="reach" href=${s}>${h(`amending.another`)}</a>`}
  </p>`}function Fe({from:t,again:n},r,i,a){if(n)return``;let o=[t.foul,{...r.log.facts,...t.facts},e(t.context),t.penalties,t.note??``],s=[r.foul,r.facts,r.context,i?.penalties??r.decision.penalties,a];return V(o)===V(s)?h(`amending.nothing`):``}function Ie({args:[e=``],query:t}){let n=t.get(`call`)??``,r=`#/table/${e}`,i=_`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(re+n,{steal:!0},()=>{}),P(f()[n]?.place??r,{replace:!0})}}>${h(`elsewhere.take`)}</button>`;return _`<${W} title=${h(`elsewhere.title`)} up=${r} actions=${i}><${C} text=${h(`elsewhere.text`)} /><//>`}function Le({foul:e,facts:r,context:i}){let{library:a,book:s}=o(),[c,l]=x([]),u=JSON.stringify([e,r,i,a.language,s.revision]);return A(()=>{let o=!1,c=Object.keys(a.books).filter(e=>e!==s.id),u=setTimeout(async()=>{let s=(await Promise.all(c.map(e=>n.bookOf({id:e,options:{},readings:{}})))).map(n=>t(a,R(n,e,r,i)));o||l(s)},50);return()=>{o=!0,clearTimeout(u)}},[u]),c}function Re({call:e}){return Le(e).map(e=>_`<section
        class="call-other"
        key=${e.rulebook.id}
        aria-label=${e.rulebook.name}
      >
        <p class="soft">${e.rulebook.name}</p>
        <p class="call-line penalty">${e.line}</p>
        <p class="soft">${p(e.source)}</p>
        ${e.rulebook.standing!==`official`&&_`<p class="note warn">${e.rulebook.standing_text}</p>`}
      </section>`)}function ze({state:e,ruling:t}){let{does:n,wrong:r}=l(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-L(t.id))/1e3),o=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return o?_`<p class="note" role="status">${h(`game.given`,{time:I(o.seconds)})}</p>`:a<=60||a>3600||!i||!E(e,i).clock?null:_`<div class="note info">
    <p>${h(`game.offer`,{time:I(a)})}</p>
    <button class="button" type="button" onClick=${()=>n(()=>ge(i,a,t.id))}>${h(`game.give`,{time:I(a)})}</button>
    ${r}
  </div>`}function Be({state:e,hanchan:t}){let{clock:n}=E(e,t),r=ye(!!n),i=Me(e,t).length,a=n&&z(n,r),o=a?h(`game.up`):n&&h(`game.time-left`,{time:I(w(n,r))});return _`<a class="button quiet" href=${`#/start/${t.table}`}>${o??h(`hall-start`)}</a>
    ${i>0&&_`<a class="button" href=${`#/start/${t.table}`}>${h(`kept.waiting`,{count:i})}</a>`}
    ${a&&_`<${he} />`}`}function Ve({ruling:e,onClose:t}){let[r,i]=x(``);return _`<${te} title=${h(`hall-escalate`)} text=${h(`esc.escalate-text`)} yes=${h(`hall-escalate`)}
    onReason=${async i=>{await n.send(`escalation`,e,{reason:i,...r.trim()&&{evidence:r.trim()}}),u(),c(h(`esc.done.escalation`)),t()}} onClose=${t}>
    <${O} long label=${h(`esc.evidence`)} hint=${h(`esc.evidence-hint`)} value=${r} onInput=${i} maxlength="4000" />
  <//>`}function He(){let{tournament:e,state:t,official:n}=o();return e&&t&&n&&_`<${Ue} key=${t.id} state=${t} official=${n} />`}function Ue({state:e,official:t}){let n=v(),{parts:r}=ae(),i=`shinpan.escalations.`+e.id,[a,o]=x(()=>y(i)??{since:e.seq});A(()=>ie(i,a),[a]);let s=Object.values(e.escalations).flatMap(n=>Ge(e,t,n)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(A(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[h(`esc.news.several`,{count:s.length}),`#/escalations`]:We(n,u);return _`<div class="note info row" role="status">
    <a class="reach body" href=${f} onClick=${c}>${d}</a>
    <button class="button" type="button" onClick=${c}>${h(`esc.news.seen`)}</button>
  </div>`}function We(e,{id:t,what:n,ruling:r}){let i={foul:g(e,r.foul),name:r.offender.name};return[n?h(`esc.news.outcome`,{what:n,...i}):h(`esc.news.yours`,i),`#/escalation/${t}`]}function Ge(e,t,n){let{id:r,steps:i}=n,a=e.rulings[r],o=i.at(-1),s=o??n;if(!a||s.official===t.id)return null;let c={id:r,seq:s.seq,ruling:a};return je(t,n,a)===`decide`?c:[a,n,...i].some(e=>e.official===t.id)&&o?{...c,what:Se(o)}:null}const K={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:Ke,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:qe},q={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function Ke(e,t){return t===`standing`?!de(e):t===`escalated`?!!e.escalation:e.status===t}function qe({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-L(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function Je(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in K),i=Object.entries(t).filter(([e,t])=>t&&e in q),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>K[t](e,n))&&i.every(([t,n])=>q[t](o(e),n)))}function Ye(e,t,n){let r=j(n).split(/\s+/).filter(Boolean);return r.length===0?t:t.filter(t=>{let{offender:n,table:i,note:a,reason:o,foul:s}=t,c=[n.name,i.label,a,o,g(e,s),d(e,t)],l=j(c.filter(Boolean).join(` `));return r.every(e=>l.includes(e))})}const Xe=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function Ze({state:e,rulings:t,chosen:n,onChoose:r}){let i=v(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=e=>[...new Set(t.map(e))],c=new Map(t.map(({offender:e})=>[e.id,e.name])),l={table:F(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...c].map(([e,t])=>({value:e,text:t})),foul:s(({foul:e})=>e).map(e=>({value:e,text:g(i,e)})),kind:s(({kind:e})=>e).map(e=>({value:e,text:i.name(`kinds`,e)})),status:Xe.map(e=>({value:e,text:h(`hall-status.${e}`)})),round:s(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:h(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:h(`hall-otherwise`)}],...Qe(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return _`<details class="fold">
    <summary>${o?h(`hall-filters-set`,{count:o}):h(`hall-filters`)}</summary>
    <div class="stack">
      ${Object.entries(l).map(([e,t])=>_`<${S} key=${e} label=${h(`hall-filter.${e}`)}
        value=${n[e]??``} options=${[{value:``,text:h(`hall-any`)},...et(t)]} onChange=${a(e)} />`)}
      ${[`from`,`until`].map(e=>_`<${O} key=${e} type="datetime-local" label=${h(`hall-filter.${e}`)}
        value=${n[e]??``} onInput=${a(e)} />`)}
      ${o>0&&_`<button class="button" type="button" onClick=${()=>r({})}>${h(`hall-filters-clear`)}</button>`}
    </div>
  </details>`}function Qe({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:h(`hall-took`,{from:I(n),until:I(r)})}]},...t&&{escalation:[{value:t,text:$e(t)}]}}}function $e(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>pe(e)?h(e):t).join(` · `)}function et(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function J({rulings:e,empty:t}){let[n,r]=x(40),i=ce(null),a=()=>r(e=>e+40),o=e.length-n;return A(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),_`<${B} rulings=${e.slice(0,n)} place empty=${t} />
    ${o>0&&_`<button class="button" ref=${i} type="button" onClick=${a}>${h(`hall-more`,{count:o})}</button>`}`}function tt({query:e}){let{tournament:t,state:n}=o();return!t||!n?_`<${D} title=${h(`hall-log`)} />`:_`<${nt} state=${n} asked=${Object.fromEntries(e)} />`}function nt({state:e,asked:t}){let n=v(),{official:r}=o(),[i,a]=x(t),[c,l]=x(``),u=e.settings.time_zone,d=U(()=>M(rt(e)),[e]),f=U(()=>Ye(n,Je(d,i,u),c),[n,d,i,c]);return _`<${W} title=${h(`hall-log`)} up="#/tables">
    <p class="beside">
      <a class="button quiet" href="#/escalations">${h(`hall-escalations`)}</a>
      <a class="button quiet" href="#/journal">${h(`hall-journal`)}</a>
      ${s(r)&&_`<a class="button quiet" href="#/dashboard">${h(`hall-dashboard`)}</a>`}
    </p>
    <${O} type="search" label=${h(`hall-search`)} hint=${h(`hall-search-hint`)} value=${c} onInput=${l} />
    <${Ze} state=${e} rulings=${d} chosen=${i} onChoose=${a} />
    <p role="status">${h(`hall-found`,{count:f.length,all:d.length})}</p>
    <${J} key=${JSON.stringify([i,c])} rulings=${f} empty=${h(`hall-none-found`)} />
  <//>`}function rt({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:it(t[e.id]),round:n[e.hanchan]?.round}))}function it({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function at({state:e,id:t}){let n=_e(e,t);return n.length===0?null:_`<section class="stack" aria-labelledby="ledger">
    <h2 id="ledger">${h(`hall-ledger`)}</h2>
    ${n.map(({unit:t,amount:n,lines:r})=>_`<div class="card" key=${t}>
        <p><strong>${ot(t,n)}</strong></p>
        <dl class="facts">
          ${r.map(n=>_`<div key=${n.id}>
              <dt><${De} state=${e} line=${n} /></dt>
              <dd>${G(t,n.amount)}</dd>
            </div>`)}
        </dl>
      </div>`)}
  </section>`}function ot(e,t){return e===`P`?h(`hall-off-score`,{amount:G(e,t)}):h(t<0?`hall-to-return`:`hall-to-pay`,{amount:G(e,Math.abs(t))})}const Y=`offence_number`;function st({args:[e]}){let{tournament:t,state:n}=o();if(!t||!n)return _`<${D} title=${h(`hall-player`)} />`;let r=n.players[e];return r?_`<${ct} state=${n} player=${r} />`:_`<${T} title=${h(`hall-player`)} text=${h(`hall-no-player`)} up="#/tables" />`}function ct({state:e,player:t}){let n=v(),r=M(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),i=Object.entries(ft(r)).sort(([,e],[,t])=>t-e),a=e.teams[t.team]?.name;return _`<${W} title=${t.name} up="#/tables">
    <p class="soft">${[t.id_number&&h(`hall-id-number`,{number:t.id_number}),a].filter(Boolean).join(` · `)}</p>
    <section class="stack">
      <h2>${h(`hall-counts`)}</h2>
      ${i.length===0&&_`<p class="soft">${h(`hall-nothing-counts`)}</p>`}
      <dl class="facts">
        ${i.map(([e,t])=>_`<div key=${e}><dt>${g(n,e)}</dt><dd>${t}</dd></div>`)}
      </dl>
    </section>
    <${me} state=${e} id=${t.id} />
    <${at} state=${e} id=${t.id} />
    <a class="button" href=${`#/standings/${t.id}`}>${h(`hall-lines`)}</a>
    <${lt} state=${e} player=${t.id} />
    <section class="stack">
      <h2>${h(`hall-rulings`)}</h2>
      <${J} rulings=${r} empty=${h(`hall-no-rulings`)} />
    </section>
  <//>`}function lt({state:e,player:t}){let{book:n,library:r}=o(),i=v();if(!n||!r)return null;let a=ut(e,t),s=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Y)).map(e=>({foul:e,...dt(i,n,{...a,foul:e})}));return s.length===0?null:_`<section class="stack">
    <h2>${h(`hall-next-costs`)}</h2>
    <dl class="facts">
      ${s.map(({foul:e,number:t,scope:n,lines:r})=>_`<div key=${e}>
        <dt>${g(i,e)}<small>${h(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
        <dd>${r.map(e=>_`<p key=${e}>${e}</p>`)}</dd>
      </div>`)}
    </dl>
  </section>`}function ut(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||fe(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:i(e,r.table,r)}}function dt(e,r,i){let a=n.known(i).facts[Y],o=t(e.library,R(r,i.foul,a?{[Y]:a}:{})),s=ee(o.questions?.[0].answers??[]);return{number:a,scope:e.phrase(`scope-${r.table(i.foul).scope}`),lines:s.length>0?s:[o.line]}}function ft(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function pt({call:{foul:e,spoken:t}}){let{library:n,book:r}=o(),i={words:v(),library:n},{rows:a}=r.table(e);return _`<ol class="points">
    ${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=a.find(t=>t.id===e),o=n??Object.keys(r.when);return _`<li key=${e}>
        <strong class="penalty">${we(i,r)}</strong> <span class="badge">${h(`open.verdict.${t}`)}</span>
        ${o.map(e=>_`<p class="soft" key=${e}>${mt(i,r,e)}</p>`)}
        ${o.length===0&&_`<p class="soft">${h(a.length>1?`open.otherwise`:`open.always`)}</p>`}
      </li>`})}
  </ol>`}function mt(e,t,n){return n in t.when?Oe(e,{[n]:t.when[n]}):e.words.question(n)}function X({text:e}){let{outbox:t}=o(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:_`<p class="note warn">${h(e,{count:n})}</p>
    <a class="button main" href="#/outbox">${h(`hall-see-outbox`)}</a>`}function ht(){let{tournament:e}=o(),[t,r]=x(!1);return e?_`<section class="card">
    <h2>${h(`hall-in`,{name:e.name})}</h2>
    <button class="button danger" aria-haspopup="dialog" onClick=${()=>r(!0)}>${h(`hall-leave`)}</button>
    ${t&&_`<${N} title=${h(`hall-leave-ask`,{name:e.name})} onClose=${()=>r(!1)}>
        <p>${h(`hall-leave-text`)}</p>
        <${X} text="hall-leave-unsent" />
        <button class="button danger" onClick=${async()=>{await n.leave(),P(`#/`)}}>${h(`hall-leave`)}</button>
        <button class="button" onClick=${()=>r(!1)}>${h(`cancel`)}</button>
      <//>`}
  </section>`:null}function gt({onYes:e}){let t=_`<button class="button danger" onClick=${e}>${h(`hall-switch-yes`)}</button>`;return _`<${W} title=${h(`hall-switch`)} up="#/tables" actions=${t}>
    <${X} text="hall-switch-unsent" />
  <//>`}function _t(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:r,persisted:i,usage:a,quota:s,lowStorage:c}=o();return _`<section class="stack">
    <h2>${h(`hall-phone`)}</h2>
    ${t!==null&&Math.abs(t)>2e3&&_`<p class="note warn">
      ${h(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:vt(Math.abs(t))})}
    </p>`}
    ${!n&&r&&_`<p class="soft">${h(`hall-clock-last`,{time:k(new Date(r),e?.time_zone)})}</p>`}
    ${!n&&_`<p class="soft">${h(`hall-clock-unsure`)}</p>`}
    ${c&&_`<p class="note bad" role="alert">${h(`hall-storage-low`)}</p>`}
    <p class="soft">${h(i?`hall-persisted`:`hall-not-persisted`)}</p>
    ${s>0&&_`<p class="soft">${h(`hall-storage`,{used:Z(a,1),quota:Z(s,0)})}</p>`}
  </section>`}function Z(e,t){return ne(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function vt(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>h(`hall-span.${e}`,{count:t})).join(` `)}function yt(){let{elsewhere:e}=o();return e.map(({id:e,name:t,items:n})=>_`<section class="stack" key=${e}>
      <h2>${h(`elsewhere-in`,{name:t??h(`elsewhere-nameless`)})}</h2>
      <ol class="rows">${n.map(e=>_`<li key=${e.id} tabindex="-1"><${bt} item=${e} /></li>`)}</ol>
    </section>`)}function bt({item:e}){let t=v(),{kind:n,state:r,about:i={},body:a,problem:o,expected:s,answer:c}=e;if(n===`restored`)return _`<${Q} item=${e} />`;let{table:l,who:u,foul:f}=i,p=l&&h(`hall-table`,{label:l});return _`<article class=${`item ${r}`} aria-label=${h(`hall-kind.${n}`)}>
    <${se} item=${e} />
    <p>${[p,u,f&&g(t,f),a?.reason].filter(Boolean).join(` · `)}</p>
    <p class="soft">${k(e.ruledAt)}</p>
    ${r===`waiting`&&_`<${b} item=${e} />`}
    ${r===`refused`&&_`<${H} problem=${o} />`}
    ${r===`differs`&&_`<div class="note warn">
        <p>${h(`hall-phone-showed`,{line:d(t,s)})}</p>
        <p><strong>${h(`hall-server-decided`,{line:d(t,c.decision)})}</strong></p>
      </div>`}
    ${r!==`holding`&&_`<${le} item=${e} away />`}
  </article>`}function xt({item:e,away:t,onClose:i}){let{does:a,tell:o,wrong:s}=l(),u=r(e),d=u&&!t&&e.kind===`ruling`,f=async()=>{if(!await n.discard(e.id))return o(h(`hall-over`));c(h(u?`hall-discarded-here`:`hall-discarded`)),i()};return _`<${N} title=${h(`hall-discard`)} onClose=${i}>
    <p>${h(u?`hall-discard-sent`:`hall-discard-text`)} ${d&&h(`hall-discard-withdraw`)}</p>
    ${s}
    <div class="pair">
      ${d&&_`<a class="button" href=${`#/ruling/${e.id}`}>${h(`hall-withdraw`)}</a>`}
      <button class="button danger" type="button" onClick=${()=>a(f)}>${h(`hall-discard`)}</button>
      <button class="button" type="button" onClick=${i}>${h(`cancel`)}</button>
    </div>
  <//>`}function St(){let{official:e}=o();return _`<div class="note bad" role="alert">
    <p>${h(`hall-signed-out`)}</p>
    <p class="pair">
      <a class="button" href="#/join">${h(`hall-join`)}</a>
      ${a(e,[`director`])&&_`<a class="button" href="#/account">${h(`hall-join-account`)}</a>`}
    </p>
  </div>`}function Ct({item:e}){let{tournament:t,official:r,signedOut:i}=o(),a=e.official??r,s=r?.id!==a?.id&&t?.id===e.tournament&&!i;return _`<p class="note bad">${h(`elsewhere-signed-out`,{name:a?.name??`?`})}</p>
    ${s&&_`<button class="button" type="button" onClick=${()=>n.sendAsMe(e.id)}>${h(`elsewhere-send-as`,{name:r.name})}</button>`}`}function Q({item:{id:e,count:t}}){return _`<article class="item">
    <p class="note warn">${h(`elsewhere-restored`,{count:t})}</p>
    <button class="button" type="button" onClick=${()=>n.discard(e)}>${h(`hall-seen`)}</button>
  </article>`}function wt({ruling:e}){let t=ke();return e.seq?_`<section class="stack">
    <h2>${h(`reports.incident`)}</h2>
    <ul class="rows">
      <${Ee} name=${h(`reports.incident-page`)} hint=${h(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
        file=${`${t}-ruling-${e.seq}.pdf`} />
    </ul>
  </section>`:null}function Tt({state:e,ruling:t}){let n=oe(e,t.id),r=[...$(e,t),...n?Ce(e,n):[]];return r.length===0?null:_`<section class="stack">
    <h2>${h(`hall-history`)}</h2>
    <${Te} state=${e} events=${r} />
    ${n&&_`<${ve} state=${e} escalation=${n} />
      <a class="button" href=${`#/escalation/${n.id}`}>${h(`hall-to-escalation`)}</a>`}
  </section>`}function*$(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:h(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Et(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:h(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Et(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?h(`hall-closed-by-ruling`):h(`hall-closed`,{how:r?h(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Dt({call:e}){let{state:t,official:n}=o(),r=At(t,n,e);return r&&_`<p class="note warn">${h(`partial.warn.${r}`)}</p>`}function Ot({why:e}){return _`<p class="note warn">${h(`partial.was.${e}`)}</p>`}function kt(e){return _`<span class="badge warn">${h(`partial.badge`)}</span>`}function At(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}function jt(){return _`<a class="button quiet" href="#/people">${h(`people.link-here`)}</a>
    <a class="button quiet" href="#/import/players">${h(`enrol.link`)}</a>
    <a class="button quiet" href="#/reports">${h(`reports.link`)}</a>`}export{Ne as Already,Pe as Amending,kt as Badge,Ie as Claimed,be as Differs,jt as Directing,xt as Discard,yt as Elsewhere,Ve as Escalate,Tt as History,wt as Incident,ht as Leave,tt as Log,He as News,ze as Offer,Re as Others,St as Out,_t as Phone,st as Player,Ae as Pushed,Ot as Recorded,Q as Restored,Ct as SignedOut,gt as Switch,Be as TableClock,pt as Trace,xe as Versions,Dt as Warned,Fe as nothingNew};