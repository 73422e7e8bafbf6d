import{$ as e,$n as t,$t as n,At as r,C as i,Ct as a,Dt as o,Et as s,Ft as c,It as l,L as u,Mt as d,O as f,P as p,Pt as m,Qt as h,R as g,Rt as _,St as v,Ut as y,Yn as b,Yt as x,_r as S,_t as ee,ar as te,at as ne,bt as C,cr as re,er as ie,fr as ae,gr as oe,gt as w,ht as T,jt as se,kt as ce,mr as E,mt as le,or as D,pr as ue,pt as de,qt as O,rr as k,rt as A,sr as fe,tr as pe,tt as me,ur as j,vt as M,wt as N,xt as P,yt as F}from"./app.js";import{$ as he,D as ge,G as _e,J as I,K as L,Q as R,V as ve,W as ye,X as z,Y as B,Z as V,a as H,c as be,et as xe,ht as Se,i as Ce,mt as we,n as Te,pt as Ee,q as De,r as Oe,t as ke,vt as Ae}from"./shared.js";function je({args:[e=``]}){let[t,r]=S({}),[i,a]=S(0);return E(()=>{n.unjoined().then(({genuine:t})=>t(e)).then(e=>r({receipt:e}),e=>r({wrong:e instanceof b&&e.status===404?`unknown`:`away`}))},[e,i]),y`<${P} title=${m(`fines.genuine-title`)}>
    ${!t.receipt&&!t.wrong&&y`<${v} />`}
    ${t.receipt&&y`<${Me} ...${t.receipt} />`}
    ${t.wrong===`unknown`&&y`<p class="note bad" role="status">${m(`fines.not-genuine`)}</p>`}
    ${t.wrong===`away`&&y`<p class="note warn" role="status">${m(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{r({}),a(i+1)}}>${m(`try-again`)}</button>`}
  <//>`}function Me({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o}){let s={dateStyle:`medium`,timeStyle:`short`,timeZone:a},c=d(Intl.DateTimeFormat,s),l=[[m(`fines.tournament`),e],[m(`fines.number`),t],[m(`fines.amount-paid`),ge(r,n)],[m(`fines.how`),m(`fines.method.${o}`)],[m(`fines.when`),`${c.format(new Date(i))} (${a})`]];return y`<p class="note info" role="status"><strong>${m(`fines.genuine`)}</strong></p>
    <dl class="facts">
      ${l.map(([e,t])=>y`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
    </dl>
    <p class="soft">${m(`fines.compare`)}</p>`}const Ne=N(r.referee,`Leave`);let U=null;function Pe({args:e}){let t=Ae(`#/join/${e.join(`/`)}`),[n,r]=S(e.length>0?null:U);return E(()=>{t?.invitation&&(U=t,O(`#/join`,{replace:!0}))},[]),t?y`<${P} title=${m(`hall-join`)} up="#/" />`:n?y`<${we} to=${n.tournament}>
    <${Fe} link=${n} onAnother=${()=>r(U=null)} />
  <//>`:y`<${ze} mangled=${e.length>0} onLink=${r} />`}function Fe({link:e,onAnother:t}){let[r,i]=S(null),[a,o]=S(0),[c,l]=S(``);return E(()=>{i(null);let t=Se();n.join(e.tournament,e.invitation,c).then(e=>{if(U=null,e.board)return t(`#/board/${e.board}`);if(e.player)return t(`#/own`);s(m(`hall-joined`,{name:n.snapshot.state.settings.name})),t(`#/tables`)},e=>i(e))},[a]),r&&Ie(r)?y`<${Le} onName=${e=>{l(e),o(a+1)}} />`:r?y`<${Re} error=${r} again=${()=>o(a+1)} onAnother=${t} />`:y`<${Ee} up="#/" />`}function Ie(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Le({onName:e}){let[t,n]=S(``),[r,i]=S(``);return y`<${P} title=${m(`hall-join`)} up="#/">
    <form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(m(`hall-join-name-wrong`))}}>
      <${w} label=${m(`hall-join-name`)} hint=${m(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
        autocomplete="name" maxlength="200" />
      <button class="button main">${m(`hall-join`)}</button>
    </form>
  <//>`}function Re({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?m(`hall-join-refused`):e.name===`Unreachable`?m(`hall-join-unreachable`):e.message,a=y`<button class="button" onClick=${n}>${m(`hall-join-other`)}</button>
    ${!r&&y`<button class="button main" onClick=${t}>${m(`try-again`)}</button>`}`;return y`<${P} title=${m(`hall-join-failed`)} up="#/" actions=${a}>
    <p class="note bad" role="alert">${i}</p>
  <//>`}function ze({mangled:e,onLink:t}){let{tournament:n}=o(),[r,i]=S(``),[s,c]=S(e?m(`hall-join-no-link`):``);return y`<${P} title=${m(`hall-join`)} up="#/">
    <p>${m(`hall-join-how`)}</p>
    <form class="stack" onSubmit=${e=>{e.preventDefault();let n=Ae(r);n?.invitation?t(n):c(m(`hall-join-no-link`))}}>
      <${w} label=${m(`hall-join-link`)} value=${r} onInput=${i} wrong=${s} autocomplete="off"
        autocapitalize="none" spellcheck=${!1} />
      <button class="button main">${m(`hall-join`)}</button>
    </form>
    <a class="button" href="#/scan"><${a} name="scan" /> ${m(`hall-scan`)}</a>
    ${n&&y`<a class="button" href="#/tables"><${a} name="tables" /> ${m(`hall-tables`)}</a>`}
    <a class="button quiet" href="#/account"><${a} name="person" /> ${m(`hall-join-account`)}</a>
    <${Ne} />
  <//>`}var Be=R(({rules:e})=>{let{tournament:t}=o(),{library:n,words:r,choice:i,book:s}=e;return y`<${P} title=${m(`open.books`)}>
    ${t&&y`<a class="row card" href="#/book/tournament">
        <${a} name="book" />
        <span class="body"
          ><small>${m(`open.tournament-rules`)}</small
          ><strong>${t.name}</strong></span
        >
        <${a} name="next" />
      </a>`}
    <a class="row card" href=${W(i)}>
      <${a} name="book" />
      <span class="body"
        ><small>${m(`open.rules-in-use`)}</small
        ><strong>${B(e,s)}</strong></span
      >
      <${a} name="next" />
    </a>
    <ul class="rows">
      ${Object.values(n.books).map(e=>y`<li key=${e.id}>
            <a class="row" href=${`#/book/${e.id}`}>
              <span class="body"
                ><strong>${r.pick(e.name)}</strong>
                <small>${e.body}, ${e.edition}</small>
                <small>${r.phrase(`standing-${e.standing}`)}</small>
              </span>
              <${a} name="next" />
            </a>
          </li>`)}
    </ul>
    <a class="button" href="#/compare"
      ><${a} name="compare" /> ${m(`open.compare`)}</a
    >
  <//>`});function W({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function Ve({rules:e,spoken:t}){let n=t.status===`needs-facts`;return y`<section class=${n?`verdict open`:`verdict`} role="status">
      <small>${t.status_text}</small>
      <p class=${n?`line`:`line penalty`}>${n?m(`open.answer-first`):t.line}</p>
      ${t.say&&!n&&y`<p class="say">${m(`call.quoted`,{text:t.say})}</p>`}
    </section>
    ${t.steps.length>0&&y`<section class="stack">
        <h2>${m(n?`open.steps-first`:`call.steps`)}</h2>
        <ol class="steps">
          ${t.steps.map(e=>y`<li key=${e.id}>${e.text}</li>`)}
        </ol>
      </section>`}
    ${!n&&y`<${He} rules=${e} spoken=${t} />`}`}function He({rules:e,spoken:t}){let{source:n,readings:r,examples:i=[],casual:a}=t;return y`<section class="stack">
    <h2>${m(`open.why`)}</h2>
    ${n&&y`<p>${A(n)}</p>`}
    <${De} rules=${e} standing=${t.rulebook.standing} />
    ${a&&y`<p>${A(a.source)}</p>
        ${a.notes.map(e=>y`<p key=${e} class="note warn">${e}</p>`)}`}
    ${r.map(e=>y`<${Ue} key=${e.id} reading=${e} />`)}
    ${i.length>0&&y`<details class="fold">
        <summary><h3>${m(`call.examples`)}</h3></summary>
        <ul class="points">
          ${i.map(e=>y`<li key=${e.id}>${e.text}</li>`)}
        </ul>
      </details>`}
  </section>`}function Ue({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return y`<div class="card">
    <small class="soft">${m(`open.reading`)}</small>
    <strong>${e.question}</strong>
    <p>${e.alternatives[e.chosen]}</p>
    <p class="soft">${e.reason}</p>
    ${t.map(([e,t])=>y`<p key=${e} class="soft">${m(`open.or-else`,{text:String(t)})}</p>`)}
  </div>`}function We({rules:e,book:t,who:n}){let[r,i]=S(0),a=t.clock(n),o=Math.max(...a.openings(),0)+300,s=ie(e.library,re(t,n,r));return y`<article>
    <h3>${m(`open.who.${n}`)}</h3>
    <${Ge} clock=${a} end=${o} seconds=${r} />
    <label class="field"
      ><span>${m(`open.how-late`)}</span>
      <input
        type="range"
        min="0"
        max=${o}
        step="30"
        value=${r}
        aria-valuetext=${s.line}
        onInput=${e=>i(Number(e.currentTarget.value))}
      />
    </label>
    <p role="status"><strong>${k(r)}</strong> · ${s.line}</p>
    <ol class="points">
      ${a.bands.map(r=>y`<li key=${r.id}>
            <strong
              >${m(`open.from-time`,{time:k(a.opens(r))})}</strong
            >
            ${` ${Ke(e,t.lateness[n],r)}`}
          </li>`)}
    </ol>
    <p class="soft">${A(s.source)}</p>
  </article>`}function Ge({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return y`<div class="late-bar" aria-hidden="true">
    ${r.map((e,n)=>y`<span
          key=${e}
          class=${`band b${Math.min(n,4)}`}
          style=${{width:i((r[n+1]??t)-e)}}
          >${e>0&&k(e)}</span
        >`)}
    <span class="hand" style=${{left:i(n)}}></span>
  </div>`}function Ke({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&m(`open.per-minute`,{cost:a}),o&&m(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[m(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const qe=[{id:`fouls`,Section:Je},{id:`lateness`,Section:Qe},{id:`procedures`,Section:$e},{id:`readings`,Section:rt},{id:`points`,Section:it},{id:`sources`,Section:at}];function G({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:y`<details class="fold" open=${r}>
    <summary>
      <h2>${e}</h2>
      <span class="badge">${t}</span>
    </summary>
    <div class="entries">${i}</div>
  </details>`}function Je({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(Ze(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>H(t,e).length>0),c=a.filter(e=>!s.includes(e));return y`<${G}
      key=${n}
      title=${e.words.name(`categories`,n)}
      count=${s.length}
      gone=${a.length===0}
      searching=${r}
    >
      ${s.map(n=>y`<article key=${n}>
            <h3><${Xe} rules=${e} foul=${n} /></h3>
            <${Te} rules=${e} book=${t} foul=${n} />
          </article>`)}
      ${c.length>0&&y`<${Ye} rules=${e} fouls=${c} />`}
    <//>`})}function Ye({rules:e,fouls:t}){return y`<article>
    <h3>${e.words.phrase(`status-not-covered`)}</h3>
    <ul>
      ${t.map(t=>y`<li key=${t}><${Xe} rules=${e} foul=${t} /></li>`)}
    </ul>
  </article>`}function Xe({rules:e,foul:t}){return y`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function Ze(e,t,n){let r=H(t,n).map(t=>[Ce(e,t),...Oe(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function Qe({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${m(`open.lateness`)} ${m(`open.who.${e}`)}`));return y`<${G}
    title=${m(`open.lateness`)}
    count=${i.length}
    searching=${r}
  >
    ${i.map(n=>y`<${We} key=${n} rules=${e} book=${t} who=${n} />`)}
    ${!i.length&&y`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
  <//>`}function $e({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:et(e,t),steps:r.filter(({step:r})=>n(`${et(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return y`<${G}
    title=${m(`open.procedures`)}
    count=${a.length}
    searching=${r}
  >
    ${a.map(({id:t,name:n,steps:r})=>y`<article key=${t}>
          <h3>${n}</h3>
          <ol class="steps">
            ${r.map((t,n)=>y`<li key=${n}>
                  ${i.step(t.step)}
                  ${tt(e,t.when).map(e=>y`<small key=${e}>${e}</small>`)}
                </li>`)}
          </ol>
        </article>`)}
  <//>`}function et({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):m(`open.procedure.${n}`)}function tt({words:e},t){return Object.entries(t).map(([t,n])=>{let r=[n].flat().map(n=>nt(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function nt(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function rt({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return y`<${G}
    title=${m(`open.readings`)}
    count=${i.length}
    searching=${r}
  >
    <p class="soft">${m(`open.readings-text`)}</p>
    ${i.map(e=>y`<${Ue} key=${e.id} reading=${e} />`)}
  <//>`}function it({rules:e,book:t,found:n,searching:r}){let{points:i}=xe(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return y`<${G}
    title=${m(`open.rule-points`)}
    count=${a.length}
    searching=${r}
  >
    <${F} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
  <//>`}function at({rules:e,book:t,found:n,searching:r}){let{references:i}=e.library.catalogue,a=ot(t).map(e=>({id:e,...i[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return y`<${G}
    title=${m(`open.sources`)}
    count=${a.length}
    searching=${r}
  >
    <ul class="points">
      ${a.map(({id:e,title:t,publisher:n,year:r,reading:i})=>y`<li key=${e}>
            <strong>${t}</strong> (${n}, ${r})
            <span class=${i===`whole`?`badge`:`badge warn`}
              >${m(`open.read.${i}`)}</span
            >
          </li>`)}
    </ul>
  <//>`}function ot(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>H(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}var st=R(({args:[e=``],rules:t})=>{let{query:n}=x(),{tournament:r,book:i}=o();if(e===`tournament`&&i)return y`<${lt}
      rules=${t}
      book=${i}
      choice=${{...z(i.id),...r?.rulebook}}
    />`;if(!(e in t.library.books))return y`<${P} title=${m(`lost`)} up="#/books"
      ><${C} text=${m(`lost-text`)}
    /><//>`;let a=ct(e,n.get(`with`)),s=V(t.library,a),c=s?z(e):a;return y`<${lt}
    rules=${t}
    book=${I(t.library,c)}
    choice=${c}
    wrong=${s}
  />`});function ct(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return z(e)}}function lt({rules:e,book:t,choice:n,wrong:r}){let[i,a]=S(``),[o,c]=S(!1),{library:l,words:u}=e,d=l.books[t.id],f=ut(e,i);return y`<${P} title=${B(e,t)} up="#/books">
    <${_e} error=${r} />
    <${De} rules=${e} standing=${t.content.standing} />
    <p>${d&&u.pick(d.standing_note)}</p>
    <div class="pair">
      <button
        class="button"
        aria-haspopup="dialog"
        onClick=${()=>c(!0)}
      >
        ${m(`open.choose-options`)}
      </button>
      <button class="button" onClick=${()=>{e.choose(n),s(m(`open.in-use-now`))}}>
        ${m(`open.use-these`)}
      </button>
    </div>
    <${w}
      type="search"
      label=${m(`open.search-book`)}
      value=${i}
      autocomplete="off"
      onInput=${a}
    />
    ${qe.map(({id:n,Section:r})=>y`<${r} key=${n} rules=${e} book=${t} found=${f} searching=${!!i.trim()} />`)}
    ${o&&y`<${ye} rules=${e} value=${n} onUse=${e=>{c(!1),O(W(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
  <//>`}function ut({library:e},t){let n=D(t),r=new Set(n?pe(e,t).items.map(({id:e})=>e):[]);return(e,t=``)=>!n||r.has(t)||D(e).includes(n)}const dt={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[K,q]=[112,64];function ft({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return y`<figure class="table-figure">
    <svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${m(`open.arrows`)}>
      <defs>
        <marker
          id="tip"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="6"
          markerHeight="6"
          orient="auto-start-reverse"
        >
          <path d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      ${e.map((e,n)=>y`<${mt} key=${n} spot=${dt[n]} name=${e} note=${t[n]} to=${a?.(n)} />`)}
      ${n&&y`<text class="pot" x="180" y="185">${n}</text>`}
      ${r.map((e,t)=>y`<${gt} key=${t} payment=${e} text=${i(e.points)} />`)}
    </svg>
    <div class="unseen"><${pt} names=${e} payments=${r} number=${i} /></div>
  </figure>`}function pt({names:e,payments:t,number:n}){let r=t=>t===`table`?m(`open.the-table`):e[t];return y`<ul class="points">
    ${t.map(({from:e,to:t,points:i},a)=>y`<li key=${a}>
          ${m(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
        </li>`)}
  </ul>`}function mt({spot:[e,t],name:n,note:r,to:i}){let a=y`<g>
    <rect
      x=${e-K/2}
      y=${t-q/2}
      width=${K}
      height=${q}
      rx="10"
    />
    <text class="name" x=${e} y=${t-5}>${ht(n)}</text>
    <text x=${e} y=${t+18}>${r}</text>
  </g>`;return i?y`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function ht(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function gt({payment:e,text:t}){let[n,r]=[J(e.from),J(e.to)],[i,a]=yt(n,r),[o,s]=yt(r,n),c=vt(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=_t(c,n[0]===r[0]);return y`<g class="arrow" aria-hidden="true">
    <path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
    <text x=${l+d} y=${u+f+6}>${t}</text>
  </g>`}function _t([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function vt(e,t){let[n,r]=J(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(J(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function J(e){return dt[e]??[0,0]}function yt([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((K/2+6)/Math.abs(r),(q/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const Y=[0,1,2,3],bt=[`east`,`south`,`west`,`north`];function xt(e,t){return bt[(e-t+4)%4]??`east`}function St(e,t){return e===`table`?`table`:(bt.indexOf(e)+t)%4}function Ct(e){let t=new Map([...Y,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Y)t.set(e,0);else for(let e of Tt(n))Et(t,e);return{net:Y.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function wt(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Tt(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function Et(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function Dt(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Ot({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>y`<${p}
        key=${e.fact}
        question=${e}
        onAnswer=${n=>t(e.fact,n)}
      />`)}function kt({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?y`<section class="stack">
    <h2>${m(`open.answered`)}</h2>
    <ul class="rows">
      ${r.map(r=>y`<li key=${r}>
            <button class="row" onClick=${()=>n(r)}>
              <span class="body"
                ><small>${e.question(r)}</small
                >${e.answer(r,{value:t[r]})}</span
              >
              <span class="badge">${m(`call.change`)}</span>
            </button>
          </li>`)}
    </ul>
  </section>`:null}function At({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return y`<${le} title=${y`<h2>${m(`open.around`)}</h2>`}>
    ${()=>y`<div class="stack">
      <${u} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
      ${!a&&y`<${jt} rules=${e} ...${c} />`}
    </div>`}
  <//>`}function jt({rules:{words:e},context:t,onChange:n}){let r=ue.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return y`<${M}
      label=${e.phrase(`context-casual`)}
      checked=${!!t.casual}
      onChange=${e=>n({...t,casual:e})}
    />
    ${t.casual&&y`<${ee}
        label=${e.phrase(`context-seat`)}
        value=${t.seat??``}
        options=${[{value:``,text:m(`open.no-seat`)},...r]}
        onChange=${e=>n({...t,seat:e||null})}
      />`}`}var Mt=R(({args:[e=``],rules:t})=>e in t.library.catalogue.fouls?y`<${Nt} id=${e} rules=${t} />`:y`<${P} title=${m(`lost`)} up="#/fouls"
      ><${C} text=${m(`lost-text`)}
    /><//>`);function Nt({id:e,rules:n}){let[r,i]=S({}),[a,o]=S({}),s=g(n.book,e,r,a)?a:{},c=t(n.library,fe(n.book,e,r,s));return y`<${P} title=${c.foul.name} up="#/fouls">
    <${Ot} spoken=${c} onAnswer=${(e,t)=>i({...r,[e]:t})} />
    <${kt} rules=${n} facts=${r} onForget=${e=>i(Pt(r,e))} />
    <${Ve} rules=${n} spoken=${c} />
    <${At} rules=${n} foul=${e} facts=${r} context=${s} onChange=${o} />
    <${Ft} rules=${n} foul=${e} facts=${r} context=${s} />
    <${L} rules=${n} />
  <//>`}function Pt(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function Ft({rules:e,foul:n,facts:r,context:i}){let o=Object.keys(e.library.books).map(t=>I(e.library,z(t))),s=[...new Map([e.book,...o].map(t=>[B(e,t),t]))],c=he(s.map(([,e])=>e),n,r,i).map(n=>Lt(t(e.library,n)));return y`<section class="stack">
    <h2>${m(`open.everywhere`)}</h2>
    <ul class="rows">
      ${s.map(([e,{content:t}],n)=>y`<li key=${e}>
          <a class="row" href=${W(It(t))}>
            <span class="body"><small>${e}</small>
              <span class=${c[n]===c[0]?``:`strong`}>${c[n]}</span></span>
            <${a} name="next" />
          </a>
        </li>`)}
    </ul>
  </section>`}function It({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Lt(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?me(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let X={occasion:``,query:``};function Rt({rules:e,occasion:t,...n}){let[r,a]=S(X.occasion===t?X.query:``),o=e=>{X={occasion:t,query:e},a(e)},{library:s,book:c,words:l}=e;return y`<${i} library=${s} book=${c} words=${l} label=${m(`call.what`)} hint=${m(`open.search-hint`)}
    query=${r} onQuery=${o} ...${n} />`}const zt={casual:!0};function Bt({rules:e,evening:t,names:n,person:r}){return y`<${P}
    title=${m(`open.foul-of`,{name:n[r]??``})}
    up="#/casual"
  >
    <${Rt}
      rules=${e}
      occasion=${`${r} ${t.events.length}`}
      address=${e=>`#/casual/${r}/${e}`}
      leaveOut=${e.book.casual.not_applied}
    />
  <//>`}function Vt(e){let{rules:t,evening:n,names:r,person:i,foul:a}=e,[o,s]=S({}),[c,l]=S(zt),[u,d]=S(0),f=xt(i,n.east),p={...c,seat:f},h=Ht(t,a,o,p),g=h.range?.[u]?u:0,{line:_,payments:v}=Ut(e,h,g,f),b=Wt(e,_,v),x=![`needs-facts`,`not-covered`].includes(h.status)&&y`<button class="button main" onClick=${b}>${m(`open.note`)}</button>`,ee=(e,t)=>s({...o,[e]:t}),te=e=>s(Pt(o,e)),ne=r.map((e,r)=>t.words.phrase(`seat-${xt(r,n.east)}`));return y`<${P} title=${`${r[i]}: ${h.foul.name}`} up=${`#/casual/${i}`} actions=${x}>
    <${Ot} spoken=${h} onAnswer=${ee} />
    <${kt} rules=${t} facts=${o} onForget=${te} />
    ${h.range&&y`<${T} label=${m(`open.you-choose`)} value=${g} onChange=${d} options=${Gt(t,h)} />`}
    ${v.length>0&&y`<${ft} names=${r} notes=${ne} pot="" payments=${v} number=${e=>t.words.number(e)} />`}
    <${Ve} rules=${t} spoken=${{...h,say:``}} />
    <${At} rules=${t} foul=${a} facts=${o} context=${p} onChange=${l} fixed />
  <//>`}function Ht({book:e,library:n},r,i,a){let o=g(e,r,i,a)??fe(e,r,i,{...zt,seat:a.seat});return t(n,o)}function Ut({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?Kt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:St(e,t),to:St(n,t),points:r}))}}function Wt({evening:e,set:t,person:n,foul:r},i,a){let o=oe(!1);return()=>{o.current||(o.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),c(),s(m(`open.recorded`)),O(`#/casual`,{replace:!0}))}}function Gt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function Kt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?ae(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}function qt({typed:e,onChange:t,onClose:n}){return y`<${de} title=${m(`open.names`)} onClose=${n}>
    <p class="soft">${m(`open.names-text`)}</p>
    ${Y.map(n=>y`<${w}
          key=${n}
          label=${m(`open.player`,{number:n+1})}
          value=${e[n]??``}
          autocomplete="off"
          maxlength="40"
          onInput=${r=>t(Object.assign([...e],{[n]:r}))}
        />`)}
    <button class="button main" onClick=${n}>${m(`open.done`)}</button>
  <//>`}function Jt({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=Dt(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,wt(e[r]??0,n)]);return y`<${de} title=${m(`open.settle`)} onClose=${i}>
    <p>${m(a.length?`open.settle-text`:`open.settle-even`)}</p>
    <${F} rows=${s} />
    <${pt} names=${t} payments=${a} number=${n} />
    <button class="button main" onClick=${o}>
      ${m(`open.settle-done`)}
    </button>
  <//>`}const Yt={choice:null,names:[``,``,``,``],east:0,events:[]};var Xt=R(({args:[e,t],rules:n})=>{let[r,i]=h(`shinpan.casual`,Yt),a=e=>i({...r,...e}),o=Zt(n,r,a),s={rules:o,evening:r,set:a,names:Y.map(e=>r.names[e]?.trim()||m(`open.player`,{number:e+1}))};return e===void 0?y`<${Qt} ...${s} />`:Y.includes(Number(e))&&(!t||t in o.library.catalogue.fouls)?t?y`<${Vt}
    ...${s}
    person=${Number(e)}
    foul=${t}
  />`:y`<${Bt} ...${s} person=${Number(e)} />`:y`<${P} title=${m(`lost`)} up="#/casual"
      ><${C} text=${m(`lost-text`)}
    /><//>`});function Zt(e,t,n){let{library:r}=e,i=t.choice&&!V(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=V(r,s)?i:s;return{...e,choice:c,book:I(r,c),choose:e=>n({choice:e})}}function Qt({rules:e,evening:t,set:n,names:r}){let[i,a]=S(``),{net:o,table:s}=Ct(t.events),c=t=>e.words.number(t),l=e=>n({events:[...t.events,e]}),u=t.events.at(-1),d=y`<button class="button" disabled=${!u} onClick=${()=>n({events:t.events.slice(0,-1)})}>${m(`open.undo`)}</button>
    <button class="button main" disabled=${!u} onClick=${()=>a(`settle`)}>${m(`open.settle`)}</button>`,f={names:r,number:c,onClose:()=>a(``)};return y`<${P} title=${m(`open.casual`)} actions=${d}>
    <section class="stack">
      <h2>${m(`open.who-fouled`)}</h2>
      <${ft} names=${r} notes=${o.map(e=>wt(e,c))} pot=${s?c(s):``}
        payments=${u?Tt(u):[]} number=${c} to=${e=>`#/casual/${e}`} />
    </section>
    ${s>0&&y`<${en} text=${c(s)} names=${r} onWon=${e=>l({kind:`won`,by:e,points:s})} />`}
    <${$t} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
    <${tn} rules=${e} events=${t.events} names=${r} />
    <${L} rules=${e} />
    ${i===`names`&&y`<${qt} ...${f} typed=${t.names} onChange=${e=>n({names:e})} />`}
    ${i===`settle`&&y`<${Jt} ...${f} net=${o} onSettled=${()=>l({kind:`settled`,payments:Dt(o)})} />`}
  <//>`}function $t({east:e,names:t,onEast:n,onNames:r}){return y`<${T} label=${m(`open.east-now`)} value=${e} onChange=${n}
      options=${t.map((e,t)=>({value:t,text:e}))} />
    <button class="button" aria-haspopup="dialog" onClick=${r}>${m(`open.names`)}</button>`}function en({text:e,names:t,onWon:n}){return y`<section class="note info stack">
    <h2>${m(`open.pot`,{points:e})}</h2>
    <p>${m(`open.pot-text`)}</p>
    <div class="choices">
      ${t.map((e,t)=>y`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
    </div>
  </section>`}function tn({rules:e,events:t,names:n}){if(!t.length)return y`<p class="soft">${m(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?m(`open.settled`):t.kind===`won`?m(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return y`<section class="stack">
    <h2>${m(`open.evening`)}</h2>
    <ol class="steps">
      ${t.map((e,t)=>y`<li key=${t}>${r(e)}</li>`)}
    </ol>
  </section>`}const Z=j(`not-stated`);var nn=R(({rules:e})=>{let{library:t,choice:n}=e,r=Object.keys(t.books).filter(e=>e!==n.id),[i,a]=h(`shinpan.compare`,[n,...r.slice(-2).map(z)]),o=i.filter(e=>!V(t,e)),[s,c]=S(null),[l,u]=S(!0),d=o.map(e=>I(t,e));return y`<${P} title=${m(`open.compare`)}>
    <${rn}
      rules=${e}
      books=${d}
      onOpen=${c}
      onRemove=${e=>a(o.filter((t,n)=>n!==e))}
    />
    <${M}
      label=${m(`open.only-different`)}
      hint=${m(`open.silence`)}
      checked=${l}
      onChange=${u}
    />
    <${ln}
      id="points"
      title=${m(`open.rule-points`)}
      rules=${e}
      books=${d}
      lines=${an(e,d)}
      only=${l}
    />
    <${ln}
      id="fouls"
      title=${m(`open.fouls`)}
      rules=${e}
      books=${d}
      lines=${on(e,d)}
      only=${l}
    />
    ${s!==null&&y`<${ye} rules=${e} value=${o[s]??z(n.id)} onUse=${e=>{a(s===o.length?[...o,e]:o.map((t,n)=>n===s?e:t)),c(null)}} onClose=${()=>c(null)} />`}
  <//>`});function rn({rules:e,books:t,onOpen:n,onRemove:r}){return y`<ul class="rows">
      ${t.map((i,o)=>y`<li key=${o} class="column">
            <button
              class="row"
              aria-haspopup="dialog"
              onClick=${()=>n(o)}
            >
              <span class="body"
                >${B(e,i)}<small
                  >${e.words.phrase(`standing-${i.content.standing}`)}</small
                ></span
              >
              <span class="badge">${m(`call.change`)}</span>
            </button>
            ${t.length>2&&y`<button class="button quiet" aria-label=${m(`open.remove`,{name:B(e,i)})} onClick=${()=>r(o)}><${a} name="close" /></button>`}
          </li>`)}
    </ul>
    <button
      class="button"
      aria-haspopup="dialog"
      onClick=${()=>n(t.length)}
    >
      ${m(`open.add-book`)}
    </button>`}function an({library:e},t){return xe(e,t).points.map(({id:e,name:t,values:n})=>({id:e,name:t,cells:n.map(({value:e,text:t})=>({key:j(e),texts:[t]}))}))}function on(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>({id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:t.map(t=>({key:H(t,n).length?j(sn(t,n)):Z,texts:cn(e,t,n)}))}))}function sn(e,t){let n=t=>t&&e.clock(t).bands.map(({id:e,readings:t,...n})=>n);return{rows:H(e,t).map(({when:e,then:t,effects:r,range:i,deferred:a,lateness:o})=>[e,t,[...r].sort(),i??null,a??null,n(o)??null]),scope:e.table(t).scope}}function cn(e,t,n){let r=H(t,n);return r.length?[...new Set(r.map(t=>Ce(e,t)))]:[e.words.phrase(`status-not-covered`)]}function Q({cells:e}){return e.map(({key:e})=>e).filter(e=>e!==Z)}function $(e){return new Set(Q(e)).size>1}function ln({id:e,title:t,rules:n,books:r,lines:i,only:a}){let o=i.filter($).length,s=a?i.filter($):i;return y`<section class="stack">
    <h2 id=${`grid-${e}`}>${t}</h2>
    <p class="soft" role="status">
      ${m(`open.different`,{count:o,all:i.length})}
    </p>
    <div
      class="sideways"
      tabindex="0"
      role="region"
      aria-labelledby=${`grid-${e}`}
      hidden=${s.length===0}
    >
      <table>
        <thead>
          <tr>
            <td></td>
            ${r.map((e,t)=>y`<th key=${t} scope="col">${B(n,e)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${s.map(e=>y`<tr key=${e.id} class=${$(e)?`differs`:``}>
                <th scope="row">
                  ${e.href?y`<a class="reach" href=${e.href}>${e.name}</a>`:e.name}
                  ${!a&&$(e)&&y`<span class="badge warn">${m(`open.differs`)}</span>`}
                </th>
                ${e.cells.map(({key:t,texts:n},r)=>y`<td
                      key=${r}
                      class=${un(t,Q(e)[0])}
                    >
                      ${n.map(e=>y`<p key=${e}>${e}</p>`)}
                    </td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
  </section>`}function un(e,t){return e===Z?`silent`:e===t?``:`other`}var dn=R(({rules:e})=>y`<${P} title=${m(`open.fouls`)}>
      <${Rt}
        rules=${e}
        occasion="look up"
        address=${e=>`#/foul/${e}`}
      />
      <${L} rules=${e} />
    <//>`);const fn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`account`,`person`],[`settings`,`settings`]];function pn(){let{tournament:e,official:t}=o(),n=ve();return y`<${P} title="Shinpan" up=${null}>
    <p class="soft">${m(`open.what-it-is`)}</p>
    ${e&&y`<section class="card">
        <small class="soft">${m(`open.your-tournament`)}</small>
        <h2>${e.name}</h2>
        ${t&&y`<p class="soft">${t.name}</p>`}
        <a class="button main" href="#/tables"
          ><${a} name="tables" /> ${m(`open.new-ruling`)}</a
        >
        <div class="pair">
          <a class="button" href="#/log"
            ><${a} name="log" /> ${m(`open.log`)}</a
          >
          <a class="button" href="#/scan"
            ><${a} name="scan" /> ${m(`open.scan`)}</a
          >
        </div>
      </section>`}
    <nav aria-label=${m(`open.without-account`)}>
      <ul class="rows">
        ${n&&y`<${mn} href=${`#/board/${n.slug}`} icon="tables" text=${m(`open.to.board`)} about=${n.name} />`}
        ${fn.map(([e,t])=>y`<${mn} key=${e} href=${`#/${e}`} icon=${t} text=${m(`open.to.${e}`)} about=${m(`open.about.${e}`)} />`)}
      </ul>
    </nav>
    ${!e&&y`<${hn} />`}
  <//>`}function mn({href:e,icon:t,text:n,about:r}){return y`<li>
    <a class="row" href=${e}><${a} name=${t} /><span class="body">${n}<small>${r}</small></span><${a} name="next" /></a>
  </li>`}function hn(){return y`<section class="card">
    <h2>${m(`open.join`)}</h2>
    <p>${m(`open.join-text`)}</p>
    <div class="pair">
      <a class="button" href="#/scan"><${a} name="scan" /> ${m(`open.scan`)}</a>
      <a class="button" href="#/join">${m(`open.join-link`)}</a>
    </div>
  </section>`}var gn={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}}};function _n(){let e=ce();_();let{library:t,usage:n,quota:r,persisted:i,lowStorage:a,outbox:c,elsewhere:l,syncedAt:u,tournament:d}=o(),[f,p]=S(i),[h,g]=S(``);E(()=>p(i),[i]),E(()=>void vn().then(g),[e]);let v=async()=>{let e=await navigator.storage.persist();p(e),e||s(m(`open.persist-refused`))},b=m(`open.storage-of`,{used:yn(n),quota:yn(r)}),x=[[m(`open.offline`),m(`ready.${e}`)],[m(`open.version`),h||`–`],[m(`open.books`),String(Object.keys(t?.books??{}).length)],[m(`open.unsent`),String(c.length+l.reduce((e,{count:t})=>e+t,0))],[m(`open.storage`),b],[m(`open.persistent`),m(f?`open.yes`:`open.no`)],...u?[[m(`open.last-synced`),se(u,d?.time_zone)]]:[]];return y`<section class="card">
    <h2>${m(`open.kept-here`)}</h2>
    ${a&&y`<p class="note warn">${m(`open.storage-low`)}</p>`}
    <${F} rows=${x} />
    ${!f&&y`<p class="soft">${m(`open.persist-text`)}</p>
        ${`storage`in navigator&&y`<button class="button" onClick=${v}>${m(`open.persist`)}</button>`}`}
  </section>`}async function vn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function yn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return d(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function bn(){let{online:e}=o();return y`<section class="card">
    <h2>${m(`open.libraries`)}</h2>
    <ul class="points">
      ${Object.entries(gn).map(([t,{version:n,licence:r}])=>y`<li key=${t}>
            <strong>${t}</strong> ${`${n} · ${r} `}
            ${e&&y`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${m(`open.licence`,{name:t})}</a>`}
          </li>`)}
    </ul>
  </section>`}const xn=N(r.referee,`Pushed`),Sn=N(r.referee,`Leave`),Cn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`}],wn=[`auto`,`light`,`dark`],Tn=[`left`,`right`];function En(){let e=_(),{tournament:t,official:n}=o(),r=e=>t=>l({[e]:t}).catch(()=>s(m(`open.lang-not-here`))),i=(t,n,i)=>y`<${T} label=${n} value=${e[t]} options=${i} onChange=${r(t)} />`,a=(t,n,i=``)=>y`<${M} label=${n} hint=${i} checked=${e[t]} onChange=${r(t)} />`;return y`<${P} title=${m(`open.settings`)}>
    ${i(`lang`,`Language · 言語 · Langue`,Cn)} ${i(`theme`,m(`open.theme`),Dn(`theme`,wn))}
    ${i(`hand`,m(`open.hand`),Dn(`hand`,Tn))} ${a(`discreet`,m(`open.discreet`),m(`open.discreet-text`))}
    ${a(`haptics`,m(`open.haptics`))} ${a(`sound`,m(`open.sound`))}
    ${t&&f(n)&&y`<${xn} tournament=${t.id} as=${n.id} />`}
    <${_n} />
    <${Sn} />
    <${bn} />
  <//>`}function Dn(e,t){return t.map(t=>({value:t,text:m(`open.${e}.${t}`)}))}function On({own:t,ruling:n,when:r,refresh:i}){let{foul:a,line:o,penalties:s,status:c,table:l,hand:u,team:d,source:f,escalation:p}=n,h=[m(`hall-table`,{label:l}),e(u),r].filter(Boolean).join(` · `);return y`<article class="card stack">
    <h3>${a.name}</h3>
    <p class=${`badge ${ne(s[0]?.kind??`none`)}`}>${o}</p>
    <p>${h}${d?` · ${m(`own.team`)}`:``}</p>
    ${f&&y`<p class="soft">${A(f)}</p>`}
    ${c in kn&&y`<p class="note info">${m(kn[c])}</p>`}
    ${p&&y`<${An} escalation=${p} />`}
    <${jn} own=${t} ruling=${n} refresh=${i} />
  </article>`}const kn={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function An({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=m(t===`open`?`own.open.${n}`:`own.${t}`);return y`<div class="stack">
    <p class="note info">${a}</p>
    <ol class="plain">
      <li><b>${m(`own.step.opened`)}</b> ${r}</li>
      ${i.map(e=>y`<li key=${e.id}><b>${m(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
    </ol>
  </div>`}function jn({own:e,ruling:t,refresh:r}){let[i,a]=S(!1),[o,s]=S(``),[c,l]=S(``),[u,d]=S(``),[f,p]=S(!1),h=t.escalation?.status===`decided`;if(!h&&(t.escalation||![`issued`,`closed`].includes(t.status)))return null;let g=m(h?`own.take-on`:`own.escalate`);return i?y`<form class="stack" onSubmit=${async i=>{if(i.preventDefault(),!o.trim())return d(m(`own.reason-wrong`));p(!0),d(``);let s={reason:o.trim(),...c.trim()&&{evidence:c.trim()}};try{await(await n.own()).escalate(e,t,s),a(!1),r()}catch(e){d(m(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{p(!1)}}} aria-label=${g}>
    <${w} label=${m(`own.reason`)} value=${o} onInput=${s} wrong=${u} long maxlength="4000" />
    ${!h&&y`<${w} label=${m(`own.evidence`)} hint=${m(`own.evidence-hint`)} value=${c} onInput=${l} long maxlength="4000" />`}
    <button class="button main" disabled=${f}>${g}</button>
    <button class="button" type="button" onClick=${()=>a(!1)}>${m(`cancel`)}</button>
  </form>`:y`<button class="button" type="button" onClick=${()=>a(!0)}>${g}</button>`}function Mn(){let{own:e,missing:t,state:n,refresh:r}=Fn();if(t)return y`<${P} title=${m(`own.title`)} up="#/"><${C} text=${m(`own.missing`)} /><//>`;if(!e?.page){let e=n?y`<${C} text=${m(`own.${n}`)} />`:y`<${v} />`;return y`<${P} title=${m(`own.title`)} up="#/">${e}<//>`}let{tournament:i,player:a,rulings:o,ledger:s}=e.page;return y`<${P} title=${a.name} up="#/">
    <p class="soft">${i.name} · ${m(`own.number`,{number:a.id_number})}</p>
    ${n&&y`<p class="note warn" role="status">${m(`own.${n}`)} ${m(`own.as-of`,{time:In(e.at,i)})}</p>`}
    <${Nn} ledger=${s} />
    <section class="stack">
      <h2>${m(`own.rulings`)}</h2>
      ${o.length===0&&y`<${C} text=${m(`own.none`)} />`}
      ${o.map(t=>y`<${On} key=${t.id} own=${e} ruling=${t} when=${In(t.ruled_at,i)} refresh=${r} />`)}
    </section>
    <${ke} tournament=${e.tournament} as=${e.player} player />
  <//>`}function Nn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return y`<section class="card">
    <h2>${m(`own.owing`)}</h2>
    ${n.length===0&&y`<p>${m(`own.nothing`)}</p>`}
    ${n.map(([e,t])=>y`<p key=${e}>${Pn(e,t)}</p>`)}
  </section>`}function Pn(e,t){return e===`P`?m(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):m(t>0?`own.money`:`own.money-back`,{amount:te(e,Math.abs(t))})}function Fn(){let{lang:e}=_(),[t,r]=S(void 0),[i,a]=S(``),[o,s]=S(0);return E(()=>{let t=!1,i=async()=>{let i=await n.own(),o=await i.known();if(!t&&(r(e=>e??o??null),o))try{let n=await i.told(o,e);if(t)return;r(n),a(``)}catch(e){t||a(e.signedOut?`cut-off`:`unreached`)}};i();let o=setInterval(i,2e4);return()=>{t=!0,clearInterval(o)}},[e,o]),{own:t,missing:t===null,state:i,refresh:()=>s(o+1)}}function In(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?d(Intl.DateTimeFormat,n).format(new Date(e)):``}export{st as Book,Be as Books,Xt as Casual,nn as Compare,Mt as Foul,dn as Fouls,je as Genuine,pn as Home,Pe as Join,Mn as Own,be as Scan,En as Settings};