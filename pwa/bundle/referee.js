import{$n as e,$t as t,An as n,Dt as r,E as i,Et as a,Ft as o,Gt as s,H as c,Jt as l,Kt as u,M as d,Mt as f,Pt as p,Q as m,T as h,Ut as g,V as _,X as ee,Xt as te,Y as ne,Yt as re,Zt as ie,_ as ae,_r as v,_t as y,bt as b,ct as x,dt as S,et as C,f as w,ft as T,g as oe,gr as se,gt as E,h as ce,it as D,j as le,jt as O,lt as ue,m as de,mr as k,or as A,ot as j,p as M,pt as N,qt as P,r as F,rr as I,rt as L,sn as R,sr as z,tt as B,u as V,ur as H,v as fe,vr as U,xt as W,zt as pe}from"./app.js";import{C as me,D as G,F as he,L as ge,O as _e,S as ve,U as ye,d as be,f as xe,g as Se,h as Ce,i as we,m as Te,o as Ee,p as De,r as Oe,s as ke,t as Ae,x as je,z as Me}from"./shared.js";function Ne({declared:e}){let{state:t}=r(),{ruling:n,server_at:i,device_at:a}=e,o=t.rulings[n]?.ruled_at??i??a;return g`<p class="note warn">${p(`already.dead`,{time:O(o,t.settings.time_zone)})}</p>`}function Pe({ruling:e}){let t=D(),{state:n}=r(),i=n.rulings[e];if(!i)return null;let a=O(i.ruled_at,n.settings.time_zone),o=i.offender.name,s=l().parts[3]&&j(null,{facts:null,context:null,ask:null});return g`<p class="note info">
    ${p(`amending.what`,{line:C(t,i),name:o,time:a})}
    ${s&&g`<a class="reach" href=${s}>${p(`amending.another`)}</a>`}
  </p>`}function Fe({from:e,again:t},n,r,i){if(t)return``;let a=[e.foul,{...n.log.facts,...e.facts},_(e.context),e.penalties,e.note??``],o=[n.foul,n.facts,n.context,r?.penalties??n.decision.penalties,i];return H(a)===H(o)?p(`amending.nothing`):``}function Ie({args:[e=``],query:t}){let n=t.get(`call`)??``,r=`#/table/${e}`,i=g`<button class="button main" type="button" onClick=${async()=>{await navigator.locks?.request(u+n,{steal:!0},()=>{}),P(s()[n]?.place??r,{replace:!0})}}>${p(`elsewhere.take`)}</button>`;return g`<${W} title=${p(`elsewhere.title`)} up=${r} actions=${i}><${b} text=${p(`elsewhere.text`)} /><//>`}function Le({foul:n,facts:i,context:a}){let{library:o,book:s}=r(),[c,l]=v([]),u=JSON.stringify([n,i,a,o.language,s.revision]);return k(()=>{let r=!1,c=Object.keys(o.books).filter(e=>e!==s.id),u=setTimeout(async()=>{let s=(await Promise.all(c.map(e=>t.bookOf({id:e,options:{},readings:{}})))).map(t=>e(o,z(t,n,i,a)));r||l(s)},50);return()=>{r=!0,clearTimeout(u)}},[u]),c}function Re({call:e}){return Le(e).map(e=>g`<section
        class="call-other"
        key=${e.rulebook.id}
        aria-label=${e.rulebook.name}
      >
        <p class="soft">${e.rulebook.name}</p>
        <p class="call-line penalty">${e.line}</p>
        <p class="soft">${L(e.source)}</p>
        ${e.rulebook.standing!==`official`&&g`<p class="note warn">${e.rulebook.standing_text}</p>`}
      </section>`)}function ze({state:e,ruling:t}){let{does:n,wrong:r}=d(),i=e.hanchans[t.hanchan??``],a=Math.floor((Date.parse(t.ruled_at)-R(t.id))/1e3),o=Object.values(e.extraTimes).find(e=>e.ruling===t.id&&e.seconds>0);return o?g`<p class="note" role="status">${p(`game.given`,{time:I(o.seconds)})}</p>`:a<=60||a>3600||!i||!c(e,i).clock?null:g`<div class="note info">
    <p>${p(`game.offer`,{time:I(a)})}</p>
    <button class="button" type="button" onClick=${()=>n(()=>ge(i,a,t.id))}>${p(`game.give`,{time:I(a)})}</button>
    ${r}
  </div>`}function Be({state:e,hanchan:t}){let{clock:n}=c(e,t),r=ye(!!n),i=Me(e,t).length,a=n&&ne(n,r),o=a?p(`game.up`):n&&p(`game.time-left`,{time:I(ee(n,r))});return g`<a class="button quiet" href=${`#/start/${t.table}`}>${o??p(`hall-start`)}</a>
    ${i>0&&g`<a class="button" href=${`#/start/${t.table}`}>${p(`kept.waiting`,{count:i})}</a>`}
    ${a&&g`<${he} />`}`}function Ve({ruling:e,onClose:n}){let[r,i]=v(``);return g`<${le} title=${p(`hall-escalate`)} text=${p(`esc.escalate-text`)} yes=${p(`hall-escalate`)}
    onReason=${async i=>{await t.send(`escalation`,e,{reason:i,...r.trim()&&{evidence:r.trim()}}),o(),a(p(`esc.done.escalation`)),n()}} onClose=${n}>
    <${E} long label=${p(`esc.evidence`)} hint=${p(`esc.evidence-hint`)} value=${r} onInput=${i} maxlength="4000" />
  <//>`}function He(){let{tournament:e,state:t,official:n}=r();return e&&t&&n&&g`<${Ue} key=${t.id} state=${t} official=${n} />`}function Ue({state:e,official:t}){let n=D(),{parts:r}=re(),i=`shinpan.escalations.`+e.id,[a,o]=v(()=>ie(i)??{since:e.seq});k(()=>te(i,a),[a]);let s=Object.values(e.escalations).flatMap(n=>Ge(e,t,n)??[]).filter(({id:e,seq:t})=>t>(a[e]??a.since)),c=()=>o({...a,...Object.fromEntries(s.map(({id:e,seq:t})=>[e,t]))}),l=s.find(({id:e})=>r[0]===`escalation`&&e===r[1]);if(k(()=>{l&&o({...a,[l.id]:l.seq})},[l?.seq]),l||s.length===0||r[0]===`escalations`)return null;let[u]=s,[d,f]=s.length>1?[p(`esc.news.several`,{count:s.length}),`#/escalations`]:We(n,u);return g`<div class="note info row" role="status">
    <a class="reach body" href=${f} onClick=${c}>${d}</a>
    <button class="button" type="button" onClick=${c}>${p(`esc.news.seen`)}</button>
  </div>`}function We(e,{id:t,what:n,ruling:r}){let i={foul:m(e,r.foul),name:r.offender.name};return[n?p(`esc.news.outcome`,{what:n,...i}):p(`esc.news.yours`,i),`#/escalation/${t}`]}function Ge(e,t,n){let{id:r,steps:i}=n,a=e.rulings[r],o=i.at(-1),s=o??n;if(!a||s.official===t.id)return null;let c={id:r,seq:s.seq,ruling:a};return je(t,n,a)===`decide`?c:[a,n,...i].some(e=>e.official===t.id)&&o?{...c,what:Se(o)}:null}const K={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:Ke,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:qe},q={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function Ke(e,t){return t===`standing`?!de(e):t===`escalated`?!!e.escalation:e.status===t}function qe({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-R(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function Je(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in K),i=Object.entries(t).filter(([e,t])=>t&&e in q),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>K[t](e,n))&&i.every(([t,n])=>q[t](o(e),n)))}function Ye(e,t,n){let r=A(n).split(/\s+/).filter(Boolean);return r.length===0?t:t.filter(t=>{let{offender:n,table:i,note:a,reason:o,foul:s}=t,c=[n.name,i.label,a,o,m(e,s),C(e,t)],l=A(c.filter(Boolean).join(` `));return r.every(e=>l.includes(e))})}const Xe=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function Ze({state:e,rulings:t,chosen:n,onChoose:r}){let i=D(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=e=>[...new Set(t.map(e))],c=new Map(t.map(({offender:e})=>[e.id,e.name])),l={table:F(e).map(({id:e,label:t})=>({value:e,text:t})),player:[...c].map(([e,t])=>({value:e,text:t})),foul:s(({foul:e})=>e).map(e=>({value:e,text:m(i,e)})),kind:s(({kind:e})=>e).map(e=>({value:e,text:i.name(`kinds`,e)})),status:Xe.map(e=>({value:e,text:p(`hall-status.${e}`)})),round:s(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:p(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:p(`hall-otherwise`)}],...Qe(n),official:Object.values(e.officials).map(({id:e,name:t})=>({value:e,text:t}))};return g`<details class="fold">
    <summary>${o?p(`hall-filters-set`,{count:o}):p(`hall-filters`)}</summary>
    <div class="stack">
      ${Object.entries(l).map(([e,t])=>g`<${y} key=${e} label=${p(`hall-filter.${e}`)}
        value=${n[e]??``} options=${[{value:``,text:p(`hall-any`)},...et(t)]} onChange=${a(e)} />`)}
      ${[`from`,`until`].map(e=>g`<${E} key=${e} type="datetime-local" label=${p(`hall-filter.${e}`)}
        value=${n[e]??``} onInput=${a(e)} />`)}
      ${o>0&&g`<button class="button" type="button" onClick=${()=>r({})}>${p(`hall-filters-clear`)}</button>`}
    </div>
  </details>`}function Qe({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:p(`hall-took`,{from:I(n),until:I(r)})}]},...t&&{escalation:[{value:t,text:$e(t)}]}}}function $e(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>pe(e)?p(e):t).join(` · `)}function et(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function J({rulings:e,empty:t}){let[n,r]=v(40),i=se(null),a=()=>r(e=>e+40),o=e.length-n;return k(()=>{if(!i.current)return;let e=new IntersectionObserver(([{isIntersecting:e}])=>e&&a(),{rootMargin:`600px`});return e.observe(i.current),()=>e.disconnect()},[n,o>0]),g`<${V} rulings=${e.slice(0,n)} place empty=${t} />
    ${o>0&&g`<button class="button" ref=${i} type="button" onClick=${a}>${p(`hall-more`,{count:o})}</button>`}`}function tt({query:e}){let{tournament:t,state:n}=r();return!t||!n?g`<${T} title=${p(`hall-log`)} />`:g`<${nt} state=${n} asked=${Object.fromEntries(e)} />`}function nt({state:e,asked:t}){let n=D(),{official:i}=r(),[a,o]=v(t),[s,c]=v(``),l=e.settings.time_zone,u=U(()=>M(rt(e)),[e]),d=U(()=>Ye(n,Je(u,a,l),s),[n,u,a,s]);return g`<${W} title=${p(`hall-log`)} up="#/tables">
    <p class="beside">
      <a class="button quiet" href="#/escalations">${p(`hall-escalations`)}</a>
      <a class="button quiet" href="#/journal">${p(`hall-journal`)}</a>
      ${h(i)&&g`<a class="button quiet" href="#/dashboard">${p(`hall-dashboard`)}</a>`}
    </p>
    <${E} type="search" label=${p(`hall-search`)} hint=${p(`hall-search-hint`)} value=${s} onInput=${c} />
    <${Ze} state=${e} rulings=${u} chosen=${a} onChoose=${o} />
    <p role="status">${p(`hall-found`,{count:d.length,all:u.length})}</p>
    <${J} key=${JSON.stringify([a,s])} rulings=${d} empty=${p(`hall-none-found`)} />
  <//>`}function rt({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:it(t[e.id]),round:n[e.hanchan]?.round}))}function it({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function at({state:e,id:t}){let n=_e(e,t);return n.length===0?null:g`<section class="stack" aria-labelledby="ledger">
    <h2 id="ledger">${p(`hall-ledger`)}</h2>
    ${n.map(({unit:t,amount:n,lines:r})=>g`<div class="card" key=${t}>
        <p><strong>${ot(t,n)}</strong></p>
        <dl class="facts">
          ${r.map(n=>g`<div key=${n.id}>
              <dt><${De} state=${e} line=${n} /></dt>
              <dd>${G(t,n.amount)}</dd>
            </div>`)}
        </dl>
      </div>`)}
  </section>`}function ot(e,t){return e===`P`?p(`hall-off-score`,{amount:G(e,t)}):p(t<0?`hall-to-return`:`hall-to-pay`,{amount:G(e,Math.abs(t))})}const Y=`offence_number`;function st({args:[e]}){let{tournament:t,state:n}=r();if(!t||!n)return g`<${T} title=${p(`hall-player`)} />`;let i=n.players[e];return i?g`<${ct} state=${n} player=${i} />`:g`<${S} title=${p(`hall-player`)} text=${p(`hall-no-player`)} up="#/tables" />`}function ct({state:e,player:t}){let n=D(),r=M(Object.values(e.rulings).filter(({offender:e})=>e.id===t.id)),i=Object.entries(ft(r)).sort(([,e],[,t])=>t-e),a=e.teams[t.team]?.name;return g`<${W} title=${t.name} up="#/tables">
    <p class="soft">${[t.id_number&&p(`hall-id-number`,{number:t.id_number}),a].filter(Boolean).join(` · `)}</p>
    <section class="stack">
      <h2>${p(`hall-counts`)}</h2>
      ${i.length===0&&g`<p class="soft">${p(`hall-nothing-counts`)}</p>`}
      <dl class="facts">
        ${i.map(([e,t])=>g`<div key=${e}><dt>${m(n,e)}</dt><dd>${t}</dd></div>`)}
      </dl>
    </section>
    <${me} state=${e} id=${t.id} />
    <${at} state=${e} id=${t.id} />
    <a class="button" href=${`#/standings/${t.id}`}>${p(`hall-lines`)}</a>
    <${lt} state=${e} player=${t.id} />
    <section class="stack">
      <h2>${p(`hall-rulings`)}</h2>
      <${J} rulings=${r} empty=${p(`hall-no-rulings`)} />
    </section>
  <//>`}function lt({state:e,player:t}){let{book:n,library:i}=r(),a=D();if(!n||!i)return null;let o=ut(e,t),s=Object.keys(n.content.fouls).filter(e=>n.table(e).used.includes(Y)).map(e=>({foul:e,...dt(a,n,{...o,foul:e})}));return s.length===0?null:g`<section class="stack">
    <h2>${p(`hall-next-costs`)}</h2>
    <dl class="facts">
      ${s.map(({foul:e,number:t,scope:n,lines:r})=>g`<div key=${e}>
        <dt>${m(a,e)}<small>${p(`hall-nth`,{number:t??`?`,scope:n})}</small></dt>
        <dd>${r.map(e=>g`<p key=${e}>${e}</p>`)}</dd>
      </div>`)}
    </dl>
  </section>`}function ut(e,t){let n={kind:`player`,id:t},r=Object.values(e.hanchans).filter(({seats:e})=>Object.values(e).includes(t)).sort((e,t)=>e.id<t.id?1:-1)[0];return!r||x(e,r.table)?.id!==r.id?{offender:n}:{offender:n,table:r.table,hanchan:r.id,hand:ue(e,r.table,r)}}function dt(n,r,i){let a=t.known(i).facts[Y],o=e(n.library,z(r,i.foul,a?{[Y]:a}:{})),s=B(o.questions?.[0].answers??[]);return{number:a,scope:n.phrase(`scope-${r.table(i.foul).scope}`),lines:s.length>0?s:[o.line]}}function ft(e){let t={};for(let{foul:n,counts:r}of e)r&&(t[n]=(t[n]??0)+1);return t}function pt({call:{foul:e,spoken:t}}){let{library:n,book:i}=r(),a={words:D(),library:n},{rows:o}=i.table(e);return g`<ol class="points">
    ${t.trace.map(({row:e,verdict:t,facts:n})=>{let r=o.find(t=>t.id===e),i=n??Object.keys(r.when);return g`<li key=${e}>
        <strong class="penalty">${we(a,r)}</strong> <span class="badge">${p(`open.verdict.${t}`)}</span>
        ${i.map(e=>g`<p class="soft" key=${e}>${mt(a,r,e)}</p>`)}
        ${i.length===0&&g`<p class="soft">${p(o.length>1?`open.otherwise`:`open.always`)}</p>`}
      </li>`})}
  </ol>`}function mt(e,t,n){return n in t.when?Oe(e,{[n]:t.when[n]}):e.words.question(n)}function X({text:e}){let{outbox:t}=r(),n=t.filter(({state:e})=>e!==`differs`).length;return n===0?null:g`<p class="note warn">${p(e,{count:n})}</p>
    <a class="button main" href="#/outbox">${p(`hall-see-outbox`)}</a>`}function ht(){let{tournament:e}=r(),[n,i]=v(!1);return e?g`<section class="card">
    <h2>${p(`hall-in`,{name:e.name})}</h2>
    <button class="button danger" aria-haspopup="dialog" onClick=${()=>i(!0)}>${p(`hall-leave`)}</button>
    ${n&&g`<${N} title=${p(`hall-leave-ask`,{name:e.name})} onClose=${()=>i(!1)}>
        <p>${p(`hall-leave-text`)}</p>
        <${X} text="hall-leave-unsent" />
        <button class="button danger" onClick=${async()=>{await t.leave(),P(`#/`)}}>${p(`hall-leave`)}</button>
        <button class="button" onClick=${()=>i(!1)}>${p(`cancel`)}</button>
      <//>`}
  </section>`:null}function gt({onYes:e}){let t=g`<button class="button danger" onClick=${e}>${p(`hall-switch-yes`)}</button>`;return g`<${W} title=${p(`hall-switch`)} up="#/tables" actions=${t}>
    <${X} text="hall-switch-unsent" />
  <//>`}function _t(){let{tournament:e,offsetMs:t,clockSure:n,clockAt:i,persisted:a,usage:o,quota:s,lowStorage:c}=r();return g`<section class="stack">
    <h2>${p(`hall-phone`)}</h2>
    ${t!==null&&Math.abs(t)>2e3&&g`<p class="note warn">
      ${p(t>0?`hall-clock-behind`:`hall-clock-ahead`,{time:vt(Math.abs(t))})}
    </p>`}
    ${!n&&i&&g`<p class="soft">${p(`hall-clock-last`,{time:O(new Date(i),e?.time_zone)})}</p>`}
    ${!n&&g`<p class="soft">${p(`hall-clock-unsure`)}</p>`}
    ${c&&g`<p class="note bad" role="alert">${p(`hall-storage-low`)}</p>`}
    <p class="soft">${p(a?`hall-persisted`:`hall-not-persisted`)}</p>
    ${s>0&&g`<p class="soft">${p(`hall-storage`,{used:Z(o,1),quota:Z(s,0)})}</p>`}
  </section>`}function Z(e,t){return f(Intl.NumberFormat,{maximumFractionDigits:t}).format(e/1e6)}function vt(e){let t=Math.round(e/1e3),n=Math.floor(t/60),[r,i]=[Math.floor(n/1440),Math.floor(n%1440/60)],a={days:r,hours:i,minutes:n%60,seconds:t%60};return Object.entries(a).filter(([,e])=>e>0).slice(0,2).map(([e,t])=>p(`hall-span.${e}`,{count:t})).join(` `)}function yt(){let{elsewhere:e}=r();return e.map(({id:e,name:t,items:n})=>g`<section class="stack" key=${e}>
      <h2>${p(`elsewhere-in`,{name:t??p(`elsewhere-nameless`)})}</h2>
      <ol class="rows">${n.map(e=>g`<li key=${e.id} tabindex="-1"><${bt} item=${e} /></li>`)}</ol>
    </section>`)}function bt({item:e}){let t=D(),{kind:n,state:r,about:i={},body:a,problem:o,expected:s,answer:c}=e;if(n===`restored`)return g`<${Q} item=${e} />`;let{table:l,who:u,foul:d}=i,f=l&&p(`hall-table`,{label:l});return g`<article class=${`item ${r}`} aria-label=${p(`hall-kind.${n}`)}>
    <${oe} item=${e} />
    <p>${[f,u,d&&m(t,d),a?.reason].filter(Boolean).join(` · `)}</p>
    <p class="soft">${O(e.ruledAt)}</p>
    ${r===`waiting`&&g`<${ae} item=${e} />`}
    ${r===`refused`&&g`<${fe} problem=${o} />`}
    ${r===`differs`&&g`<div class="note warn">
        <p>${p(`hall-phone-showed`,{line:C(t,s)})}</p>
        <p><strong>${p(`hall-server-decided`,{line:C(t,c.decision)})}</strong></p>
      </div>`}
    ${r!==`holding`&&g`<${ce} item=${e} away />`}
  </article>`}function xt({item:e,away:r,onClose:i}){let{does:o,tell:s,wrong:c}=d(),l=n(e),u=l&&!r&&e.kind===`ruling`,f=async()=>{if(!await t.discard(e.id))return s(p(`hall-over`));a(p(l?`hall-discarded-here`:`hall-discarded`)),i()};return g`<${N} title=${p(`hall-discard`)} onClose=${i}>
    <p>${p(l?`hall-discard-sent`:`hall-discard-text`)} ${u&&p(`hall-discard-withdraw`)}</p>
    ${c}
    <div class="pair">
      ${u&&g`<a class="button" href=${`#/ruling/${e.id}`}>${p(`hall-withdraw`)}</a>`}
      <button class="button danger" type="button" onClick=${()=>o(f)}>${p(`hall-discard`)}</button>
      <button class="button" type="button" onClick=${i}>${p(`cancel`)}</button>
    </div>
  <//>`}function St(){let{official:e}=r();return g`<div class="note bad" role="alert">
    <p>${p(`hall-signed-out`)}</p>
    <p class="pair">
      <a class="button" href="#/join">${p(`hall-join`)}</a>
      ${i(e,[`director`])&&g`<a class="button" href="#/account">${p(`hall-join-account`)}</a>`}
    </p>
  </div>`}function Ct({item:e}){let{tournament:n,official:i,signedOut:a}=r(),o=e.official??i,s=i?.id!==o?.id&&n?.id===e.tournament&&!a;return g`<p class="note bad">${p(`elsewhere-signed-out`,{name:o?.name??`?`})}</p>
    ${s&&g`<button class="button" type="button" onClick=${()=>t.sendAsMe(e.id)}>${p(`elsewhere-send-as`,{name:i.name})}</button>`}`}function Q({item:{id:e,count:n}}){return g`<article class="item">
    <p class="note warn">${p(`elsewhere-restored`,{count:n})}</p>
    <button class="button" type="button" onClick=${()=>t.discard(e)}>${p(`hall-seen`)}</button>
  </article>`}function wt({ruling:e}){let t=ke();return e.seq?g`<section class="stack">
    <h2>${p(`reports.incident`)}</h2>
    <ul class="rows">
      <${Ee} name=${p(`reports.incident-page`)} hint=${p(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
        file=${`${t}-ruling-${e.seq}.pdf`} />
    </ul>
  </section>`:null}function Tt({state:e,ruling:t}){let n=w(e,t.id),r=[...$(e,t),...n?Ce(e,n):[]];return r.length===0?null:g`<section class="stack">
    <h2>${p(`hall-history`)}</h2>
    <${Te} state=${e} events=${r} />
    ${n&&g`<${ve} state=${e} escalation=${n} />
      <a class="button" href=${`#/escalation/${n.id}`}>${p(`hall-to-escalation`)}</a>`}
  </section>`}function*$(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:p(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Et(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:p(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Et(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?p(`hall-closed-by-ruling`):p(`hall-closed`,{how:r?p(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Dt({call:e}){let{state:t,official:n}=r(),i=At(t,n,e);return i&&g`<p class="note warn">${p(`partial.warn.${i}`)}</p>`}function Ot({why:e}){return g`<p class="note warn">${p(`partial.was.${e}`)}</p>`}function kt(e){return g`<span class="badge warn">${p(`partial.badge`)}</span>`}function At(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}function jt(){return g`<a class="button quiet" href="#/people">${p(`people.link-here`)}</a>
    <a class="button quiet" href="#/import/players">${p(`enrol.link`)}</a>
    <a class="button quiet" href="#/reports">${p(`reports.link`)}</a>`}export{Ne as Already,Pe as Amending,kt as Badge,Ie as Claimed,be as Differs,jt as Directing,xt as Discard,yt as Elsewhere,Ve as Escalate,Tt as History,wt as Incident,ht as Leave,tt as Log,He as News,ze as Offer,Re as Others,St as Out,_t as Phone,st as Player,Ae as Pushed,Ot as Recorded,Q as Restored,Ct as SignedOut,gt as Switch,Be as TableClock,pt as Trace,xe as Versions,Dt as Warned,Fe as nothingNew};