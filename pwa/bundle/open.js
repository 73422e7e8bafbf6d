import{$n as e,$t as t,At as n,C as r,Ct as i,Dt as a,Et as o,Ft as s,It as c,J as l,K as u,L as d,Mt as f,Pt as p,Qt as m,R as h,Rt as g,St as _,Ut as v,W as y,X as b,Yn as x,Yt as S,_r as C,_t as ee,ar as te,bt as w,cr as ne,er as re,fr as ie,gr as ae,gt as T,ht as E,jt as oe,k as se,kt as ce,mr as D,mt as le,or as ue,pr as de,pt as fe,qt as O,rr as k,sr as pe,tr as me,ur as A,vt as j,w as he,wt as M,xt as N,yt as P}from"./app.js";import{$ as ge,D as _e,G as ve,J as F,K as I,Q as L,V as ye,W as be,X as R,Y as z,Z as B,a as V,c as xe,et as Se,ht as Ce,i as we,mt as Te,n as Ee,pt as De,q as Oe,r as ke,t as Ae,vt as je}from"./shared.js";function Me({args:[e=``]}){let[n,r]=C({}),[i,a]=C(0);return D(()=>{t.unjoined().then(({genuine:t})=>t(e)).then(e=>r({receipt:e}),e=>r({wrong:e instanceof x&&e.status===404?`unknown`:`away`}))},[e,i]),v`<${N} title=${p(`fines.genuine-title`)}>
    ${!n.receipt&&!n.wrong&&v`<${_} />`}
    ${n.receipt&&v`<${Ne} ...${n.receipt} />`}
    ${n.wrong===`unknown`&&v`<p class="note bad" role="status">${p(`fines.not-genuine`)}</p>`}
    ${n.wrong===`away`&&v`<p class="note warn" role="status">${p(`fines.genuine-away`)}</p><button class="button" type="button" onClick=${()=>{r({}),a(i+1)}}>${p(`try-again`)}</button>`}
  <//>`}function Ne({tournament:e,number:t,amount:n,unit:r,paid_at:i,time_zone:a,method:o}){let s={dateStyle:`medium`,timeStyle:`short`,timeZone:a},c=f(Intl.DateTimeFormat,s),l=[[p(`fines.tournament`),e],[p(`fines.number`),t],[p(`fines.amount-paid`),_e(r,n)],[p(`fines.how`),p(`fines.method.${o}`)],[p(`fines.when`),`${c.format(new Date(i))} (${a})`]];return v`<p class="note info" role="status"><strong>${p(`fines.genuine`)}</strong></p>
    <dl class="facts">
      ${l.map(([e,t])=>v`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
    </dl>
    <p class="soft">${p(`fines.compare`)}</p>`}const Pe=M(n.referee,`Leave`);let H=null;function Fe({args:e}){let t=je(`#/join/${e.join(`/`)}`),[n,r]=C(e.length>0?null:H);return D(()=>{t?.invitation&&(H=t,O(`#/join`,{replace:!0}))},[]),t?v`<${N} title=${p(`hall-join`)} up="#/" />`:n?v`<${Te} to=${n.tournament}>
    <${Ie} link=${n} onAnother=${()=>r(H=null)} />
  <//>`:v`<${Be} mangled=${e.length>0} onLink=${r} />`}function Ie({link:e,onAnother:n}){let[r,i]=C(null),[a,s]=C(0),[c,l]=C(``);return D(()=>{i(null);let n=Ce();t.join(e.tournament,e.invitation,c).then(e=>{if(H=null,e.board)return n(`#/board/${e.board}`);if(e.player)return n(`#/own`);o(p(`hall-joined`,{name:t.snapshot.state.settings.name})),n(`#/tables`)},e=>i(e))},[a]),r&&Le(r)?v`<${Re} onName=${e=>{l(e),s(a+1)}} />`:r?v`<${ze} error=${r} again=${()=>s(a+1)} onAnother=${n} />`:v`<${De} up="#/" />`}function Le(e){return e.status===422&&e.problem?.errors?.[0]?.field===`name`}function Re({onName:e}){let[t,n]=C(``),[r,i]=C(``);return v`<${N} title=${p(`hall-join`)} up="#/">
    <form class="stack" onSubmit=${n=>{n.preventDefault(),t.trim()?e(t.trim()):i(p(`hall-join-name-wrong`))}}>
      <${T} label=${p(`hall-join-name`)} hint=${p(`hall-join-name-hint`)} value=${t} onInput=${n} wrong=${r}
        autocomplete="name" maxlength="200" />
      <button class="button main">${p(`hall-join`)}</button>
    </form>
  <//>`}function ze({error:e,again:t,onAnother:n}){let r=[401,403,404,409,410,422].includes(e.status),i=r?p(`hall-join-refused`):e.name===`Unreachable`?p(`hall-join-unreachable`):e.message,a=v`<button class="button" onClick=${n}>${p(`hall-join-other`)}</button>
    ${!r&&v`<button class="button main" onClick=${t}>${p(`try-again`)}</button>`}`;return v`<${N} title=${p(`hall-join-failed`)} up="#/" actions=${a}>
    <p class="note bad" role="alert">${i}</p>
  <//>`}function Be({mangled:e,onLink:t}){let{tournament:n}=a(),[r,o]=C(``),[s,c]=C(e?p(`hall-join-no-link`):``);return v`<${N} title=${p(`hall-join`)} up="#/">
    <p>${p(`hall-join-how`)}</p>
    <form class="stack" onSubmit=${e=>{e.preventDefault();let n=je(r);n?.invitation?t(n):c(p(`hall-join-no-link`))}}>
      <${T} label=${p(`hall-join-link`)} value=${r} onInput=${o} wrong=${s} autocomplete="off"
        autocapitalize="none" spellcheck=${!1} />
      <button class="button main">${p(`hall-join`)}</button>
    </form>
    <a class="button" href="#/scan"><${i} name="scan" /> ${p(`hall-scan`)}</a>
    ${n&&v`<a class="button" href="#/tables"><${i} name="tables" /> ${p(`hall-tables`)}</a>`}
    <a class="button quiet" href="#/account"><${i} name="person" /> ${p(`hall-join-account`)}</a>
    <${Pe} />
  <//>`}var Ve=L(({rules:e})=>{let{tournament:t}=a(),{library:n,words:r,choice:o,book:s}=e;return v`<${N} title=${p(`open.books`)}>
    ${t&&v`<a class="row card" href="#/book/tournament">
        <${i} name="book" />
        <span class="body"
          ><small>${p(`open.tournament-rules`)}</small
          ><strong>${t.name}</strong></span
        >
        <${i} name="next" />
      </a>`}
    <a class="row card" href=${U(o)}>
      <${i} name="book" />
      <span class="body"
        ><small>${p(`open.rules-in-use`)}</small
        ><strong>${z(e,s)}</strong></span
      >
      <${i} name="next" />
    </a>
    <ul class="rows">
      ${Object.values(n.books).map(e=>v`<li key=${e.id}>
            <a class="row" href=${`#/book/${e.id}`}>
              <span class="body"
                ><strong>${r.pick(e.name)}</strong>
                <small>${e.body}, ${e.edition}</small>
                <small>${r.phrase(`standing-${e.standing}`)}</small>
              </span>
              <${i} name="next" />
            </a>
          </li>`)}
    </ul>
    <a class="button" href="#/compare"
      ><${i} name="compare" /> ${p(`open.compare`)}</a
    >
  <//>`});function U({id:e,options:t,readings:n}){return`#/book/${e}?with=${encodeURIComponent(JSON.stringify({options:t,readings:n}))}`}function He({rules:e,spoken:t}){let n=t.status===`needs-facts`;return v`<section class=${n?`verdict open`:`verdict`} role="status">
      <small>${t.status_text}</small>
      <p class=${n?`line`:`line penalty`}>${n?p(`open.answer-first`):t.line}</p>
      ${t.say&&!n&&v`<p class="say">${p(`call.quoted`,{text:t.say})}</p>`}
    </section>
    ${t.steps.length>0&&v`<section class="stack">
        <h2>${p(n?`open.steps-first`:`call.steps`)}</h2>
        <ol class="steps">
          ${t.steps.map(e=>v`<li key=${e.id}>${e.text}</li>`)}
        </ol>
      </section>`}
    ${!n&&v`<${Ue} rules=${e} spoken=${t} />`}`}function Ue({rules:e,spoken:t}){let{source:n,readings:r,examples:i=[],casual:a}=t;return v`<section class="stack">
    <h2>${p(`open.why`)}</h2>
    ${n&&v`<p>${l(n)}</p>`}
    <${Oe} rules=${e} standing=${t.rulebook.standing} />
    ${a&&v`<p>${l(a.source)}</p>
        ${a.notes.map(e=>v`<p key=${e} class="note warn">${e}</p>`)}`}
    ${r.map(e=>v`<${We} key=${e.id} reading=${e} />`)}
    ${i.length>0&&v`<details class="fold">
        <summary><h3>${p(`call.examples`)}</h3></summary>
        <ul class="points">
          ${i.map(e=>v`<li key=${e.id}>${e.text}</li>`)}
        </ul>
      </details>`}
  </section>`}function We({reading:e}){let t=Object.entries(e.alternatives).filter(([t])=>t!==e.chosen);return v`<div class="card">
    <small class="soft">${p(`open.reading`)}</small>
    <strong>${e.question}</strong>
    <p>${e.alternatives[e.chosen]}</p>
    <p class="soft">${e.reason}</p>
    ${t.map(([e,t])=>v`<p key=${e} class="soft">${p(`open.or-else`,{text:String(t)})}</p>`)}
  </div>`}function Ge({rules:e,book:t,who:n}){let[r,i]=C(0),a=t.clock(n),o=Math.max(...a.openings(),0)+300,s=re(e.library,ne(t,n,r));return v`<article>
    <h3>${p(`open.who.${n}`)}</h3>
    <${Ke} clock=${a} end=${o} seconds=${r} />
    <label class="field"
      ><span>${p(`open.how-late`)}</span>
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
      ${a.bands.map(r=>v`<li key=${r.id}>
            <strong
              >${p(`open.from-time`,{time:k(a.opens(r))})}</strong
            >
            ${` ${qe(e,t.lateness[n],r)}`}
          </li>`)}
    </ol>
    <p class="soft">${l(s.source)}</p>
  </article>`}function Ke({clock:e,end:t,seconds:n}){let r=[0,...e.openings()],i=e=>`${100*e/t}%`;return v`<div class="late-bar" aria-hidden="true">
    ${r.map((e,n)=>v`<span
          key=${e}
          class=${`band b${Math.min(n,4)}`}
          style=${{width:i((r[n+1]??t)-e)}}
          >${e>0&&k(e)}</span
        >`)}
    <span class="hand" style=${{left:i(n)}}></span>
  </div>`}function qe({words:e},{currency:t},n){let r=({points:n=[],fines:r=[],penalties:i=[]})=>e.line({effects:[],transfers:[],penalties:[...i,...n.map(e=>({kind:`points`,...e}))],fines:r.map(e=>({...e,currency:t}))}),i=e.steps(n.once?.effects??[]).map(({text:e})=>e),a=n.per_minute&&r(n.per_minute),o=n.once&&r(n.once),s=[a&&p(`open.per-minute`,{cost:a}),o&&p(`open.once`,{cost:o})].filter(Boolean),c=n.instead_of?[p(`open.instead`)]:[];return[s.join(` + `),...c,...i].filter(Boolean).join(` · `)}const Je=[{id:`fouls`,Section:Ye},{id:`lateness`,Section:$e},{id:`procedures`,Section:et},{id:`readings`,Section:it},{id:`points`,Section:at},{id:`sources`,Section:ot}];function W({title:e,count:t,gone:n=!t,searching:r,children:i}){return r&&n?null:v`<details class="fold" open=${r}>
    <summary>
      <h2>${e}</h2>
      <span class="badge">${t}</span>
    </summary>
    <div class="entries">${i}</div>
  </details>`}function Ye({rules:e,book:t,found:n,searching:r}){let{fouls:i,categories:a}=e.library.catalogue,o=r=>n(Qe(e,t,r),r);return Object.keys(a).map(n=>{let a=Object.keys(i).filter(e=>i[e].category===n&&o(e)),s=a.filter(e=>V(t,e).length>0),c=a.filter(e=>!s.includes(e));return v`<${W}
      key=${n}
      title=${e.words.name(`categories`,n)}
      count=${s.length}
      gone=${a.length===0}
      searching=${r}
    >
      ${s.map(n=>v`<article key=${n}>
            <h3><${Ze} rules=${e} foul=${n} /></h3>
            <${Ee} rules=${e} book=${t} foul=${n} />
          </article>`)}
      ${c.length>0&&v`<${Xe} rules=${e} fouls=${c} />`}
    <//>`})}function Xe({rules:e,fouls:t}){return v`<article>
    <h3>${e.words.phrase(`status-not-covered`)}</h3>
    <ul>
      ${t.map(t=>v`<li key=${t}><${Ze} rules=${e} foul=${t} /></li>`)}
    </ul>
  </article>`}function Ze({rules:e,foul:t}){return v`<a class="reach" href=${`#/foul/${t}`}>${e.words.name(`fouls`,t)}</a>`}function Qe(e,t,n){let r=V(t,n).map(t=>[we(e,t),...ke(e,t.when)].join(` `));return[e.words.name(`fouls`,n),...r].join(` `)}function $e({rules:e,book:t,found:n,searching:r}){let i=Object.keys(t.lateness).filter(e=>n(`${p(`open.lateness`)} ${p(`open.who.${e}`)}`));return v`<${W}
    title=${p(`open.lateness`)}
    count=${i.length}
    searching=${r}
  >
    ${i.map(n=>v`<${Ge} key=${n} rules=${e} book=${t} who=${n} />`)}
    ${!i.length&&v`<p class="soft">${e.words.phrase(`not-stated`)}</p>`}
  <//>`}function et({rules:e,book:t,found:n,searching:r}){let{words:i}=e,a=Object.entries(t.content.procedures).map(([t,r])=>({id:t,name:tt(e,t),steps:r.filter(({step:r})=>n(`${tt(e,t)} ${i.step(r)}`))})).filter(({steps:e})=>e.length);return v`<${W}
    title=${p(`open.procedures`)}
    count=${a.length}
    searching=${r}
  >
    ${a.map(({id:t,name:n,steps:r})=>v`<article key=${t}>
          <h3>${n}</h3>
          <ol class="steps">
            ${r.map((t,n)=>v`<li key=${n}>
                  ${i.step(t.step)}
                  ${nt(e,t.when).map(e=>v`<small key=${e}>${e}</small>`)}
                </li>`)}
          </ol>
        </article>`)}
  <//>`}function tt({words:e,library:t},n){return n in t.catalogue.kinds?e.name(`kinds`,n):n===`chonbo-void`?e.phrase(`chonbo-void`):n===`deferred`?e.phrase(`status-deferred`):p(`open.procedure.${n}`)}function nt({words:e},t){return Object.entries(t).map(([t,n])=>{let r=[n].flat().map(n=>rt(e,t,n)).join(` / `);return e.phrase(`labelled`,{label:e.phrase(`context-${t.replace(`_`,`-`)}`),text:r})})}function rt(e,t,n){return typeof n==`boolean`?e.phrase(n?`answer-yes`:`answer-no`):t===`offenders`?e.phrase(`count-from`,{min:n.min??n}):e.phrase(t===`riichi`?`answer-${n}`:`${t}-${n}`)}function it({rules:e,book:t,found:n,searching:r}){let i=Object.entries(t.readings).map(([t,n])=>({...e.words.reading({id:t,chosen:n}),id:t})).filter(e=>n([e.question,e.reason,...Object.values(e.alternatives)].join(` `)));return v`<${W}
    title=${p(`open.readings`)}
    count=${i.length}
    searching=${r}
  >
    <p class="soft">${p(`open.readings-text`)}</p>
    ${i.map(e=>v`<${We} key=${e.id} reading=${e} />`)}
  <//>`}function at({rules:e,book:t,found:n,searching:r}){let{points:i}=Se(e.library,[t]),a=i.filter(({name:e,values:t})=>n(`${e} ${t[0].text}`));return v`<${W}
    title=${p(`open.rule-points`)}
    count=${a.length}
    searching=${r}
  >
    <${P} rows=${a.map(({name:e,values:t})=>[e,t[0].text])} />
  <//>`}function ot({rules:e,book:t,found:n,searching:r}){let{references:i}=e.library.catalogue,a=st(t).map(e=>({id:e,...i[e]})).filter(({title:e,publisher:t})=>n(`${e} ${t}`));return v`<${W}
    title=${p(`open.sources`)}
    count=${a.length}
    searching=${r}
  >
    <ul class="points">
      ${a.map(({id:e,title:t,publisher:n,year:r,reading:i})=>v`<li key=${e}>
            <strong>${t}</strong> (${n}, ${r})
            <span class=${i===`whole`?`badge`:`badge warn`}
              >${p(`open.read.${i}`)}</span
            >
          </li>`)}
    </ul>
  <//>`}function st(e){let{fouls:t,chonbo:n,casual:r,lateness:i}=e.content,a=Object.keys(t).flatMap(t=>V(e,t));return[...new Set([...a,...n,...Object.values(i),r].map(({source:e})=>e.id))]}var ct=L(({args:[e=``],rules:t})=>{let{query:n}=S(),{tournament:r,book:i}=a();if(e===`tournament`&&i)return v`<${ut}
      rules=${t}
      book=${i}
      choice=${{...R(i.id),...r?.rulebook}}
    />`;if(!(e in t.library.books))return v`<${N} title=${p(`lost`)} up="#/books"
      ><${w} text=${p(`lost-text`)}
    /><//>`;let o=lt(e,n.get(`with`)),s=B(t.library,o),c=s?R(e):o;return v`<${ut}
    rules=${t}
    book=${F(t.library,c)}
    choice=${c}
    wrong=${s}
  />`});function lt(e,t){try{let{options:n={},readings:r={}}=JSON.parse(t??`{}`)??{};return{id:e,options:n,readings:r}}catch{return R(e)}}function ut({rules:e,book:t,choice:n,wrong:r}){let[i,a]=C(``),[s,c]=C(!1),{library:l,words:u}=e,d=l.books[t.id],f=dt(e,i);return v`<${N} title=${z(e,t)} up="#/books">
    <${ve} error=${r} />
    <${Oe} rules=${e} standing=${t.content.standing} />
    <p>${d&&u.pick(d.standing_note)}</p>
    <div class="pair">
      <button
        class="button"
        aria-haspopup="dialog"
        onClick=${()=>c(!0)}
      >
        ${p(`open.choose-options`)}
      </button>
      <button class="button" onClick=${()=>{e.choose(n),o(p(`open.in-use-now`))}}>
        ${p(`open.use-these`)}
      </button>
    </div>
    <${T}
      type="search"
      label=${p(`open.search-book`)}
      value=${i}
      autocomplete="off"
      onInput=${a}
    />
    ${Je.map(({id:n,Section:r})=>v`<${r} key=${n} rules=${e} book=${t} found=${f} searching=${!!i.trim()} />`)}
    ${s&&v`<${be} rules=${e} value=${n} onUse=${e=>{c(!1),O(U(e),{replace:!0})}} onClose=${()=>c(!1)} />`}
  <//>`}function dt({library:e},t){let n=ue(t),r=new Set(n?me(e,t).items.map(({id:e})=>e):[]);return(e,t=``)=>!n||r.has(t)||ue(e).includes(n)}const ft={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[G,K]=[112,64];function pt({names:e,notes:t,pot:n,payments:r,number:i,to:a}){return v`<figure class="table-figure">
    <svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${p(`open.arrows`)}>
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
      ${e.map((e,n)=>v`<${ht} key=${n} spot=${ft[n]} name=${e} note=${t[n]} to=${a?.(n)} />`)}
      ${n&&v`<text class="pot" x="180" y="185">${n}</text>`}
      ${r.map((e,t)=>v`<${_t} key=${t} payment=${e} text=${i(e.points)} />`)}
    </svg>
    <div class="unseen"><${mt} names=${e} payments=${r} number=${i} /></div>
  </figure>`}function mt({names:e,payments:t,number:n}){let r=t=>t===`table`?p(`open.the-table`):e[t];return v`<ul class="points">
    ${t.map(({from:e,to:t,points:i},a)=>v`<li key=${a}>
          ${p(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
        </li>`)}
  </ul>`}function ht({spot:[e,t],name:n,note:r,to:i}){let a=v`<g>
    <rect
      x=${e-G/2}
      y=${t-K/2}
      width=${G}
      height=${K}
      rx="10"
    />
    <text class="name" x=${e} y=${t-5}>${gt(n)}</text>
    <text x=${e} y=${t+18}>${r}</text>
  </g>`;return i?v`<a href=${i} aria-label=${`${n} ${r}`}>${a}</a>`:a}function gt(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function _t({payment:e,text:t}){let[n,r]=[q(e.from),q(e.to)],[i,a]=bt(n,r),[o,s]=bt(r,n),c=yt(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=vt(c,n[0]===r[0]);return v`<g class="arrow" aria-hidden="true">
    <path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
    <text x=${l+d} y=${u+f+6}>${t}</text>
  </g>`}function vt([e,t],n){return e||t?[e*(t?1.2:.6),0]:n?[38,0]:[0,-19]}function yt(e,t){let[n,r]=q(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(q(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function q(e){return ft[e]??[0,0]}function bt([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((G/2+6)/Math.abs(r),(K/2+6)/Math.abs(i));return[e+r*a,t+i*a]}const J=[0,1,2,3],xt=[`east`,`south`,`west`,`north`];function St(e,t){return xt[(e-t+4)%4]??`east`}function Ct(e,t){return e===`table`?`table`:(xt.indexOf(e)+t)%4}function wt(e){let t=new Map([...J,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of J)t.set(e,0);else for(let e of Et(n))Dt(t,e);return{net:J.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Tt(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Et(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function Dt(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function Ot(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function kt({spoken:e,onAnswer:t}){return(e.questions??[]).map(e=>v`<${h}
        key=${e.fact}
        question=${e}
        onAnswer=${n=>t(e.fact,n)}
      />`)}function At({rules:{words:e},facts:t,onForget:n}){let r=Object.keys(t);return r.length?v`<section class="stack">
    <h2>${p(`open.answered`)}</h2>
    <ul class="rows">
      ${r.map(r=>v`<li key=${r}>
            <button class="row" onClick=${()=>n(r)}>
              <span class="body"
                ><small>${e.question(r)}</small
                >${e.answer(r,{value:t[r]})}</span
              >
              <span class="badge">${p(`call.change`)}</span>
            </button>
          </li>`)}
    </ul>
  </section>`:null}function jt({rules:e,foul:t,facts:n,context:r,onChange:i,fixed:a=!1}){let{book:o,words:s}=e,c={context:r,onChange:i};return v`<${le} title=${v`<h2>${p(`open.around`)}</h2>`}>
    ${()=>v`<div class="stack">
      <${d} book=${o} words=${s} foul=${t} facts=${n} ...${c} />
      ${!a&&v`<${Mt} rules=${e} ...${c} />`}
    </div>`}
  <//>`}function Mt({rules:{words:e},context:t,onChange:n}){let r=de.map(t=>({value:t,text:e.phrase(`seat-${t}`)}));return v`<${j}
      label=${e.phrase(`context-casual`)}
      checked=${!!t.casual}
      onChange=${e=>n({...t,casual:e})}
    />
    ${t.casual&&v`<${ee}
        label=${e.phrase(`context-seat`)}
        value=${t.seat??``}
        options=${[{value:``,text:p(`open.no-seat`)},...r]}
        onChange=${e=>n({...t,seat:e||null})}
      />`}`}var Nt=L(({args:[e=``],rules:t})=>e in t.library.catalogue.fouls?v`<${Pt} id=${e} rules=${t} />`:v`<${N} title=${p(`lost`)} up="#/fouls"
      ><${w} text=${p(`lost-text`)}
    /><//>`);function Pt({id:t,rules:n}){let[r,i]=C({}),[a,o]=C({}),s=he(n.book,t,r,a)?a:{},c=e(n.library,pe(n.book,t,r,s));return v`<${N} title=${c.foul.name} up="#/fouls">
    <${kt} spoken=${c} onAnswer=${(e,t)=>i({...r,[e]:t})} />
    <${At} rules=${n} facts=${r} onForget=${e=>i(Ft(r,e))} />
    <${He} rules=${n} spoken=${c} />
    <${jt} rules=${n} foul=${t} facts=${r} context=${s} onChange=${o} />
    <${It} rules=${n} foul=${t} facts=${r} context=${s} />
    <${I} rules=${n} />
  <//>`}function Ft(e,t){return Object.fromEntries(Object.entries(e).filter(([e])=>e!==t))}function It({rules:t,foul:n,facts:r,context:a}){let o=Object.keys(t.library.books).map(e=>F(t.library,R(e))),s=[...new Map([t.book,...o].map(e=>[z(t,e),e]))],c=ge(s.map(([,e])=>e),n,r,a).map(n=>Rt(e(t.library,n)));return v`<section class="stack">
    <h2>${p(`open.everywhere`)}</h2>
    <ul class="rows">
      ${s.map(([e,{content:t}],n)=>v`<li key=${e}>
          <a class="row" href=${U(Lt(t))}>
            <span class="body"><small>${e}</small>
              <span class=${c[n]===c[0]?``:`strong`}>${c[n]}</span></span>
            <${i} name="next" />
          </a>
        </li>`)}
    </ul>
  </section>`}function Lt({id:e,options:t,readings_changed:n}){return{id:e,options:t,readings:n}}function Rt(e){return e.status===`not-covered`?e.status_text:e.status===`needs-facts`?u(e.questions.flatMap(({answers:e})=>e)).join(` / `):e.line}let Y={occasion:``,query:``};function zt({rules:e,occasion:t,...n}){let[i,a]=C(Y.occasion===t?Y.query:``),o=e=>{Y={occasion:t,query:e},a(e)},{library:s,book:c,words:l}=e;return v`<${r} library=${s} book=${c} words=${l} label=${p(`call.what`)} hint=${p(`open.search-hint`)}
    query=${i} onQuery=${o} ...${n} />`}const Bt={casual:!0};function Vt({rules:e,evening:t,names:n,person:r}){return v`<${N}
    title=${p(`open.foul-of`,{name:n[r]??``})}
    up="#/casual"
  >
    <${zt}
      rules=${e}
      occasion=${`${r} ${t.events.length}`}
      address=${e=>`#/casual/${r}/${e}`}
      leaveOut=${e.book.casual.not_applied}
    />
  <//>`}function Ht(e){let{rules:t,evening:n,names:r,person:i,foul:a}=e,[o,s]=C({}),[c,l]=C(Bt),[u,d]=C(0),f=St(i,n.east),m={...c,seat:f},h=Ut(t,a,o,m),g=h.range?.[u]?u:0,{line:_,payments:y}=Wt(e,h,g,f),b=Gt(e,_,y),x=![`needs-facts`,`not-covered`].includes(h.status)&&v`<button class="button main" onClick=${b}>${p(`open.note`)}</button>`,S=(e,t)=>s({...o,[e]:t}),ee=e=>s(Ft(o,e)),te=r.map((e,r)=>t.words.phrase(`seat-${St(r,n.east)}`));return v`<${N} title=${`${r[i]}: ${h.foul.name}`} up=${`#/casual/${i}`} actions=${x}>
    <${kt} spoken=${h} onAnswer=${S} />
    <${At} rules=${t} facts=${o} onForget=${ee} />
    ${h.range&&v`<${E} label=${p(`open.you-choose`)} value=${g} onChange=${d} options=${Kt(t,h)} />`}
    ${y.length>0&&v`<${pt} names=${r} notes=${te} pot="" payments=${y} number=${e=>t.words.number(e)} />`}
    <${He} rules=${t} spoken=${{...h,say:``}} />
    <${jt} rules=${t} foul=${a} facts=${o} context=${m} onChange=${l} fixed />
  <//>`}function Ut({book:t,library:n},r,i,a){let o=he(t,r,i,a)??pe(t,r,i,{...Bt,seat:a.seat});return e(n,o)}function Wt({rules:e,evening:{east:t}},n,r,i){let{line:a,transfers:o}=n.range?qt(e,n,r,i):n;return{line:a,payments:o.map(({from:e,to:n,points:r})=>({from:Ct(e,t),to:Ct(n,t),points:r}))}}function Gt({evening:e,set:t,person:n,foul:r},i,a){let c=ae(!1);return()=>{c.current||(c.current=!0,t({events:[...e.events,{kind:`foul`,by:n,foul:r,line:i,payments:a}]}),s(),o(p(`open.recorded`)),O(`#/casual`,{replace:!0}))}}function Kt({words:e},{range:t}){return t.map((t,n)=>({value:n,text:e.penalty(t)}))}function qt(e,{range:t},n,r){let{kind:i,p:a}=t[n];return{transfers:a?ie(e.book,[{seat:r,kind:i===`chonbo`?i:`points`,p:a}]).transfers:[],line:e.words.penalty(t[n])}}function Jt({typed:e,onChange:t,onClose:n}){return v`<${fe} title=${p(`open.names`)} onClose=${n}>
    <p class="soft">${p(`open.names-text`)}</p>
    ${J.map(n=>v`<${T}
          key=${n}
          label=${p(`open.player`,{number:n+1})}
          value=${e[n]??``}
          autocomplete="off"
          maxlength="40"
          onInput=${r=>t(Object.assign([...e],{[n]:r}))}
        />`)}
    <button class="button main" onClick=${n}>${p(`open.done`)}</button>
  <//>`}function Yt({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=Ot(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,Tt(e[r]??0,n)]);return v`<${fe} title=${p(`open.settle`)} onClose=${i}>
    <p>${p(a.length?`open.settle-text`:`open.settle-even`)}</p>
    <${P} rows=${s} />
    <${mt} names=${t} payments=${a} number=${n} />
    <button class="button main" onClick=${o}>
      ${p(`open.settle-done`)}
    </button>
  <//>`}const Xt={choice:null,names:[``,``,``,``],east:0,events:[]};var Zt=L(({args:[e,t],rules:n})=>{let[r,i]=m(`shinpan.casual`,Xt),a=e=>i({...r,...e}),o=Qt(n,r,a),s={rules:o,evening:r,set:a,names:J.map(e=>r.names[e]?.trim()||p(`open.player`,{number:e+1}))};return e===void 0?v`<${$t} ...${s} />`:J.includes(Number(e))&&(!t||t in o.library.catalogue.fouls)?t?v`<${Ht}
    ...${s}
    person=${Number(e)}
    foul=${t}
  />`:v`<${Vt} ...${s} person=${Number(e)} />`:v`<${N} title=${p(`lost`)} up="#/casual"
      ><${w} text=${p(`lost-text`)}
    /><//>`});function Qt(e,t,n){let{library:r}=e,i=t.choice&&!B(r,t.choice)?t.choice:e.choice,a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=B(r,s)?i:s;return{...e,choice:c,book:F(r,c),choose:e=>n({choice:e})}}function $t({rules:e,evening:t,set:n,names:r}){let[i,a]=C(``),{net:o,table:s}=wt(t.events),c=t=>e.words.number(t),l=e=>n({events:[...t.events,e]}),u=t.events.at(-1),d=v`<button class="button" disabled=${!u} onClick=${()=>n({events:t.events.slice(0,-1)})}>${p(`open.undo`)}</button>
    <button class="button main" disabled=${!u} onClick=${()=>a(`settle`)}>${p(`open.settle`)}</button>`,f={names:r,number:c,onClose:()=>a(``)};return v`<${N} title=${p(`open.casual`)} actions=${d}>
    <section class="stack">
      <h2>${p(`open.who-fouled`)}</h2>
      <${pt} names=${r} notes=${o.map(e=>Tt(e,c))} pot=${s?c(s):``}
        payments=${u?Et(u):[]} number=${c} to=${e=>`#/casual/${e}`} />
    </section>
    ${s>0&&v`<${tn} text=${c(s)} names=${r} onWon=${e=>l({kind:`won`,by:e,points:s})} />`}
    <${en} east=${t.east} names=${r} onEast=${e=>n({east:e})} onNames=${()=>a(`names`)} />
    <${nn} rules=${e} events=${t.events} names=${r} />
    <${I} rules=${e} />
    ${i===`names`&&v`<${Jt} ...${f} typed=${t.names} onChange=${e=>n({names:e})} />`}
    ${i===`settle`&&v`<${Yt} ...${f} net=${o} onSettled=${()=>l({kind:`settled`,payments:Ot(o)})} />`}
  <//>`}function en({east:e,names:t,onEast:n,onNames:r}){return v`<${E} label=${p(`open.east-now`)} value=${e} onChange=${n}
      options=${t.map((e,t)=>({value:t,text:e}))} />
    <button class="button" aria-haspopup="dialog" onClick=${r}>${p(`open.names`)}</button>`}function tn({text:e,names:t,onWon:n}){return v`<section class="note info stack">
    <h2>${p(`open.pot`,{points:e})}</h2>
    <p>${p(`open.pot-text`)}</p>
    <div class="choices">
      ${t.map((e,t)=>v`<button key=${t} class="choice" onClick=${()=>n(t)}>${e}</button>`)}
    </div>
  </section>`}function nn({rules:e,events:t,names:n}){if(!t.length)return v`<p class="soft">${p(`open.casual-text`)}</p>`;let r=t=>t.kind===`settled`?p(`open.settled`):t.kind===`won`?p(`open.took-pot`,{name:n[t.by],points:e.words.number(t.points)}):`${n[t.by]}: ${e.words.name(`fouls`,t.foul)} · ${t.line}`;return v`<section class="stack">
    <h2>${p(`open.evening`)}</h2>
    <ol class="steps">
      ${t.map((e,t)=>v`<li key=${t}>${r(e)}</li>`)}
    </ol>
  </section>`}const X=A(`not-stated`);var rn=L(({rules:e})=>{let{library:t,choice:n}=e,r=Object.keys(t.books).filter(e=>e!==n.id),[i,a]=m(`shinpan.compare`,[n,...r.slice(-2).map(R)]),o=i.filter(e=>!B(t,e)),[s,c]=C(null),[l,u]=C(!0),d=o.map(e=>F(t,e));return v`<${N} title=${p(`open.compare`)}>
    <${an}
      rules=${e}
      books=${d}
      onOpen=${c}
      onRemove=${e=>a(o.filter((t,n)=>n!==e))}
    />
    <${j}
      label=${p(`open.only-different`)}
      hint=${p(`open.silence`)}
      checked=${l}
      onChange=${u}
    />
    <${un}
      id="points"
      title=${p(`open.rule-points`)}
      rules=${e}
      books=${d}
      lines=${on(e,d)}
      only=${l}
    />
    <${un}
      id="fouls"
      title=${p(`open.fouls`)}
      rules=${e}
      books=${d}
      lines=${sn(e,d)}
      only=${l}
    />
    ${s!==null&&v`<${be} rules=${e} value=${o[s]??R(n.id)} onUse=${e=>{a(s===o.length?[...o,e]:o.map((t,n)=>n===s?e:t)),c(null)}} onClose=${()=>c(null)} />`}
  <//>`});function an({rules:e,books:t,onOpen:n,onRemove:r}){return v`<ul class="rows">
      ${t.map((a,o)=>v`<li key=${o} class="column">
            <button
              class="row"
              aria-haspopup="dialog"
              onClick=${()=>n(o)}
            >
              <span class="body"
                >${z(e,a)}<small
                  >${e.words.phrase(`standing-${a.content.standing}`)}</small
                ></span
              >
              <span class="badge">${p(`call.change`)}</span>
            </button>
            ${t.length>2&&v`<button class="button quiet" aria-label=${p(`open.remove`,{name:z(e,a)})} onClick=${()=>r(o)}><${i} name="close" /></button>`}
          </li>`)}
    </ul>
    <button
      class="button"
      aria-haspopup="dialog"
      onClick=${()=>n(t.length)}
    >
      ${p(`open.add-book`)}
    </button>`}function on({library:e},t){return Se(e,t).points.map(({id:e,name:t,values:n})=>({id:e,name:t,cells:n.map(({value:e,text:t})=>({key:A(e),texts:[t]}))}))}function sn(e,t){return Object.keys(e.library.catalogue.fouls).map(n=>({id:n,name:e.words.name(`fouls`,n),href:`#/foul/${n}`,cells:t.map(t=>({key:V(t,n).length?A(cn(t,n)):X,texts:ln(e,t,n)}))}))}function cn(e,t){let n=t=>t&&e.clock(t).bands.map(({id:e,readings:t,...n})=>n);return{rows:V(e,t).map(({when:e,then:t,effects:r,range:i,deferred:a,lateness:o})=>[e,t,[...r].sort(),i??null,a??null,n(o)??null]),scope:e.table(t).scope}}function ln(e,t,n){let r=V(t,n);return r.length?[...new Set(r.map(t=>we(e,t)))]:[e.words.phrase(`status-not-covered`)]}function Z({cells:e}){return e.map(({key:e})=>e).filter(e=>e!==X)}function Q(e){return new Set(Z(e)).size>1}function un({id:e,title:t,rules:n,books:r,lines:i,only:a}){let o=i.filter(Q).length,s=a?i.filter(Q):i;return v`<section class="stack">
    <h2 id=${`grid-${e}`}>${t}</h2>
    <p class="soft" role="status">
      ${p(`open.different`,{count:o,all:i.length})}
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
            ${r.map((e,t)=>v`<th key=${t} scope="col">${z(n,e)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${s.map(e=>v`<tr key=${e.id} class=${Q(e)?`differs`:``}>
                <th scope="row">
                  ${e.href?v`<a class="reach" href=${e.href}>${e.name}</a>`:e.name}
                  ${!a&&Q(e)&&v`<span class="badge warn">${p(`open.differs`)}</span>`}
                </th>
                ${e.cells.map(({key:t,texts:n},r)=>v`<td
                      key=${r}
                      class=${dn(t,Z(e)[0])}
                    >
                      ${n.map(e=>v`<p key=${e}>${e}</p>`)}
                    </td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
  </section>`}function dn(e,t){return e===X?`silent`:e===t?``:`other`}var fn=L(({rules:e})=>v`<${N} title=${p(`open.fouls`)}>
      <${zt}
        rules=${e}
        occasion="look up"
        address=${e=>`#/foul/${e}`}
      />
      <${I} rules=${e} />
    <//>`);const pn=[[`fouls`,`search`],[`compare`,`compare`],[`books`,`book`],[`casual`,`dice`],[`account`,`person`],[`settings`,`settings`]];function mn(){let{tournament:e,official:t}=a(),n=ye();return v`<${N} title="Shinpan" up=${null}>
    <p class="soft">${p(`open.what-it-is`)}</p>
    ${e&&v`<section class="card">
        <small class="soft">${p(`open.your-tournament`)}</small>
        <h2>${e.name}</h2>
        ${t&&v`<p class="soft">${t.name}</p>`}
        <a class="button main" href="#/tables"
          ><${i} name="tables" /> ${p(`open.new-ruling`)}</a
        >
        <div class="pair">
          <a class="button" href="#/log"
            ><${i} name="log" /> ${p(`open.log`)}</a
          >
          <a class="button" href="#/scan"
            ><${i} name="scan" /> ${p(`open.scan`)}</a
          >
        </div>
      </section>`}
    <nav aria-label=${p(`open.without-account`)}>
      <ul class="rows">
        ${n&&v`<${hn} href=${`#/board/${n.slug}`} icon="tables" text=${p(`open.to.board`)} about=${n.name} />`}
        ${pn.map(([e,t])=>v`<${hn} key=${e} href=${`#/${e}`} icon=${t} text=${p(`open.to.${e}`)} about=${p(`open.about.${e}`)} />`)}
      </ul>
    </nav>
    ${!e&&v`<${gn} />`}
  <//>`}function hn({href:e,icon:t,text:n,about:r}){return v`<li>
    <a class="row" href=${e}><${i} name=${t} /><span class="body">${n}<small>${r}</small></span><${i} name="next" /></a>
  </li>`}function gn(){return v`<section class="card">
    <h2>${p(`open.join`)}</h2>
    <p>${p(`open.join-text`)}</p>
    <div class="pair">
      <a class="button" href="#/scan"><${i} name="scan" /> ${p(`open.scan`)}</a>
      <a class="button" href="#/join">${p(`open.join-link`)}</a>
    </div>
  </section>`}var _n={preact:{version:`11.2.0`,licence:`MIT`,files:{"dist/preact.mjs":`preact.js`,"hooks/dist/hooks.mjs":`hooks.js`}},htm:{version:`3.1.1`,licence:`Apache-2.0`,files:{"dist/htm.module.js":`htm.js`}},idb:{version:`8.0.4`,licence:`ISC`,files:{"build/index.js":`idb.js`}},qr:{version:`0.7.0`,licence:`Apache-2.0`,files:{"decode.js":`qr/decode.js`,"index.js":`qr/index.js`}}};function vn(){let e=ce();g();let{library:t,usage:n,quota:r,persisted:i,lowStorage:s,outbox:c,elsewhere:l,syncedAt:u,tournament:d}=a(),[f,m]=C(i),[h,_]=C(``);D(()=>m(i),[i]),D(()=>void yn().then(_),[e]);let y=async()=>{let e=await navigator.storage.persist();m(e),e||o(p(`open.persist-refused`))},b=p(`open.storage-of`,{used:bn(n),quota:bn(r)}),x=[[p(`open.offline`),p(`ready.${e}`)],[p(`open.version`),h||`–`],[p(`open.books`),String(Object.keys(t?.books??{}).length)],[p(`open.unsent`),String(c.length+l.reduce((e,{count:t})=>e+t,0))],[p(`open.storage`),b],[p(`open.persistent`),p(f?`open.yes`:`open.no`)],...u?[[p(`open.last-synced`),oe(u,d?.time_zone)]]:[]];return v`<section class="card">
    <h2>${p(`open.kept-here`)}</h2>
    ${s&&v`<p class="note warn">${p(`open.storage-low`)}</p>`}
    <${P} rows=${x} />
    ${!f&&v`<p class="soft">${p(`open.persist-text`)}</p>
        ${`storage`in navigator&&v`<button class="button" onClick=${y}>${p(`open.persist`)}</button>`}`}
  </section>`}async function yn(){return`caches`in globalThis?(await caches.keys()).find(e=>e.startsWith(`shinpan-`))?.slice(8)??``:``}function bn(e){let t=e<1e6?`kilobyte`:e<1e9?`megabyte`:`gigabyte`,n={kilobyte:1e3,megabyte:1e6,gigabyte:1e9}[t];return f(Intl.NumberFormat,{style:`unit`,unit:t,maximumFractionDigits:1}).format(e/n)}function xn(){let{online:e}=a();return v`<section class="card">
    <h2>${p(`open.libraries`)}</h2>
    <ul class="points">
      ${Object.entries(_n).map(([t,{version:n,licence:r}])=>v`<li key=${t}>
            <strong>${t}</strong> ${`${n} · ${r} `}
            ${e&&v`<a class="reach" href=${`/bundle/licences/${t}.txt`}>${p(`open.licence`,{name:t})}</a>`}
          </li>`)}
    </ul>
  </section>`}const Sn=M(n.referee,`Pushed`),Cn=M(n.referee,`Leave`),wn=[{value:`en`,text:`English`},{value:`ja`,text:`日本語`},{value:`fr`,text:`Français`}],Tn=[`auto`,`light`,`dark`],En=[`left`,`right`];function Dn(){let e=g(),{tournament:t,official:n}=a(),r=e=>t=>c({[e]:t}).catch(()=>o(p(`open.lang-not-here`))),i=(t,n,i)=>v`<${E} label=${n} value=${e[t]} options=${i} onChange=${r(t)} />`,s=(t,n,i=``)=>v`<${j} label=${n} hint=${i} checked=${e[t]} onChange=${r(t)} />`;return v`<${N} title=${p(`open.settings`)}>
    ${i(`lang`,`Language · 言語 · Langue`,wn)} ${i(`theme`,p(`open.theme`),On(`theme`,Tn))}
    ${i(`hand`,p(`open.hand`),On(`hand`,En))} ${s(`discreet`,p(`open.discreet`),p(`open.discreet-text`))}
    ${s(`haptics`,p(`open.haptics`))} ${s(`sound`,p(`open.sound`))}
    ${t&&se(n)&&v`<${Sn} tournament=${t.id} as=${n.id} />`}
    <${vn} />
    <${Cn} />
    <${xn} />
  <//>`}function On(e,t){return t.map(t=>({value:t,text:p(`open.${e}.${t}`)}))}function kn({own:e,ruling:t,when:n,refresh:r}){let{foul:i,line:a,penalties:o,status:s,table:c,hand:u,team:d,source:f,escalation:m}=t,h=[p(`hall-table`,{label:c}),y(u),n].filter(Boolean).join(` · `);return v`<article class="card stack">
    <h3>${i.name}</h3>
    <p class=${`badge ${b(o[0]?.kind??`none`)}`}>${a}</p>
    <p>${h}${d?` · ${p(`own.team`)}`:``}</p>
    ${f&&v`<p class="soft">${l(f)}</p>`}
    ${s in An&&v`<p class="note info">${p(An[s])}</p>`}
    ${m&&v`<${jn} escalation=${m} />`}
    <${Mn} own=${e} ruling=${t} refresh=${r} />
  </article>`}const An={withdrawn:`own.withdrawn`,amended:`own.amended`,deferred:`own.deferred`};function jn({escalation:e}){let{status:t,level:n,reason:r,steps:i}=e,a=p(t===`open`?`own.open.${n}`:`own.${t}`);return v`<div class="stack">
    <p class="note info">${a}</p>
    <ol class="plain">
      <li><b>${p(`own.step.opened`)}</b> ${r}</li>
      ${i.map(e=>v`<li key=${e.id}><b>${p(e.outcome?`own.step.${e.outcome}`:`own.step.${e.what}`)}</b> ${e.reason}</li>`)}
    </ol>
  </div>`}function Mn({own:e,ruling:n,refresh:r}){let[i,a]=C(!1),[o,s]=C(``),[c,l]=C(``),[u,d]=C(``),[f,m]=C(!1),h=n.escalation?.status===`decided`;if(!h&&(n.escalation||![`issued`,`closed`].includes(n.status)))return null;let g=p(h?`own.take-on`:`own.escalate`);return i?v`<form class="stack" onSubmit=${async i=>{if(i.preventDefault(),!o.trim())return d(p(`own.reason-wrong`));m(!0),d(``);let s={reason:o.trim(),...c.trim()&&{evidence:c.trim()}};try{await(await t.own()).escalate(e,n,s),a(!1),r()}catch(e){d(p(e.name===`Unreachable`?`own.not-sent`:`own.refused`))}finally{m(!1)}}} aria-label=${g}>
    <${T} label=${p(`own.reason`)} value=${o} onInput=${s} wrong=${u} long maxlength="4000" />
    ${!h&&v`<${T} label=${p(`own.evidence`)} hint=${p(`own.evidence-hint`)} value=${c} onInput=${l} long maxlength="4000" />`}
    <button class="button main" disabled=${f}>${g}</button>
    <button class="button" type="button" onClick=${()=>a(!1)}>${p(`cancel`)}</button>
  </form>`:v`<button class="button" type="button" onClick=${()=>a(!0)}>${g}</button>`}function Nn(){let{own:e,missing:t,state:n,refresh:r}=In();if(t)return v`<${N} title=${p(`own.title`)} up="#/"><${w} text=${p(`own.missing`)} /><//>`;if(!e?.page){let e=n?v`<${w} text=${p(`own.${n}`)} />`:v`<${_} />`;return v`<${N} title=${p(`own.title`)} up="#/">${e}<//>`}let{tournament:i,player:a,rulings:o,ledger:s}=e.page;return v`<${N} title=${a.name} up="#/">
    <p class="soft">${i.name} · ${p(`own.number`,{number:a.id_number})}</p>
    ${n&&v`<p class="note warn" role="status">${p(`own.${n}`)} ${p(`own.as-of`,{time:$(e.at,i)})}</p>`}
    <${Pn} ledger=${s} />
    <section class="stack">
      <h2>${p(`own.rulings`)}</h2>
      ${o.length===0&&v`<${w} text=${p(`own.none`)} />`}
      ${o.map(t=>v`<${kn} key=${t.id} own=${e} ruling=${t} when=${$(t.ruled_at,i)} refresh=${r} />`)}
    </section>
    <${Ae} tournament=${e.tournament} as=${e.player} player />
  <//>`}function Pn({ledger:e}){let t={};for(let{unit:n,amount:r}of e)t[n]=(t[n]??0)+r;let n=Object.entries(t).filter(([,e])=>e!==0);return v`<section class="card">
    <h2>${p(`own.owing`)}</h2>
    ${n.length===0&&v`<p>${p(`own.nothing`)}</p>`}
    ${n.map(([e,t])=>v`<p key=${e}>${Fn(e,t)}</p>`)}
  </section>`}function Fn(e,t){return e===`P`?p(t>0?`own.points`:`own.points-back`,{p:Math.abs(t)}):p(t>0?`own.money`:`own.money-back`,{amount:te(e,Math.abs(t))})}function In(){let{lang:e}=g(),[n,r]=C(void 0),[i,a]=C(``),[o,s]=C(0);return D(()=>{let n=!1,i=async()=>{let i=await t.own(),o=await i.known();if(!n&&(r(e=>e??o??null),o))try{let t=await i.told(o,e);if(n)return;r(t),a(``)}catch(e){n||a(e.signedOut?`cut-off`:`unreached`)}};i();let o=setInterval(i,2e4);return()=>{n=!0,clearInterval(o)}},[e,o]),{own:n,missing:n===null,state:i,refresh:()=>s(o+1)}}function $(e,{time_zone:t}){let n={dateStyle:`medium`,timeStyle:`short`,timeZone:t};return e?f(Intl.DateTimeFormat,n).format(new Date(e)):``}export{ct as Book,Ve as Books,Zt as Casual,rn as Compare,Nt as Foul,fn as Fouls,Me as Genuine,mn as Home,Fe as Join,Nn as Own,xe as Scan,Dn as Settings};