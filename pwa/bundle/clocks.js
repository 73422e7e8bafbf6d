import{$t as e,A as t,B as n,Dt as r,F as i,Ft as a,H as o,M as s,Nt as c,Pt as l,Rt as u,St as d,Ut as f,V as p,Xt as m,Zt as h,_r as g,bt as _,cr as v,ct as y,dt as b,er as x,et as S,ft as C,gr as w,gt as T,ht as ee,it as E,jt as D,l as O,mr as k,n as te,nt as A,pt as ne,rr as j,rt as re,st as M,tt as ie,vr as N,xt as P,z as ae}from"./app.js";import{B as oe,D as se,H as F,I as ce,R as le,U as I,V as ue,k as de}from"./shared.js";const fe=[196,392,541];let L=null;function R(){L??=new AudioContext,L.resume();let e=L.currentTime+3;for(let[t,n]of fe.entries()){let r=new OscillatorNode(L,{frequency:n}),i=new GainNode(L,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(L.destination),r.start(),r.stop(e)}}function pe({table:e,end:t,now:n,zone:r}){let{look:i,large:a,small:o}=me(e,t,n,r);return f`<li class=${i} aria-label=${l(`hall-table`,{label:e.label})}>
    <h2><span>${e.label}</span><small>${l(`hall-round`,{round:e.round})}</small></h2>
    <p class="board-time" role="timer">${a}</p>
    ${o.map(e=>f`<p key=${e}>${e}</p>`)}
  </li>`}function me(e,t,n,r){return e.finished?{look:`over`,large:l(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:l(`board.cancelled`),small:[]}:e.ends_at?he(e,t,n,r):e.began_at?{look:`plays`,large:l(`board.plays`),small:[l(`game.no-limit`)]}:e.scheduled_at?ge(e,n,r):{look:`over`,large:`—`,small:[l(`board.unscheduled`)]}}function he({ends_at:e,extra_seconds:t},n,r,i){let a={began:0,ends:Date.parse(e)},o=t>0?[l(`game.extra`,{time:j(t)})]:[];if(!M(a,r)){let t=[l(`game.ends`,{time:D(e,i)}),...o];return{look:`plays`,large:j(y(a,r)),small:t}}return{look:`up`,large:l(`game.up`),small:[l(`game.still.${n.still}`),l(`game.chonbo.${n.chonbo}`)]}}function ge({scheduled_at:e,missed:t},n,r){let i=Math.floor((n-Date.parse(e))/1e3),a=l(i<0?`board.begins`:`board.late`,{time:D(e,r)}),o=t.map(({seat:e})=>l(e?`hall-wind.${e}`:`board.arbiter`)),s=o.length>0?[l(`board.awaited`,{who:c(o)})]:[];return i<0?{look:`soon`,large:j(-i),small:[a,...s]}:{look:t.length>0?`late`:`soon`,large:`+${j(i)}`,small:[a,...s]}}const z=5e3;function _e({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:i}=ye(e),a=I(!0);if(r)return f`<main class="board"><h1>${l(`board.${r}`)}</h1><p>${l(`board.${r}-text`)}</p></main>`;if(!t)return f`<main class="board"><h1>Shinpan</h1>${i?f`<p role="status">${l(`live.unreached`)}</p>`:f`<${d} />`}</main>`;let o=[...t.tables].sort(te());return f`<main class="board">
    <header>
      <h1>${t.name}</h1>
      <${be} board=${t} now=${a} />
      <p class="board-now" role="timer">${D(new Date(a),t.time_zone)}</p>
    </header>
    ${a-n>z*3&&f`<p class="note warn" role="status">${l(`board.unheard`,{time:D(new Date(n),t.time_zone)})}</p>`}
    ${t.tables.length===0&&f`<p>${l(`board.empty`)}</p>`}
    <ul style=${ve(t.tables.length)}>${o.map(e=>f`<${pe} key=${e.label} table=${e} end=${t.end_of_time} now=${a} zone=${t.time_zone} />`)}</ul>
  </main>`}function ve(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function ye(t){let[n,r]=g({board:null,heard:e.now(),refused:``,unreached:!1});k(()=>{let n=!1,i=!1,a=async()=>{if(!i){i=!0;try{let{board:i}=await e.unjoined(),a=await i(t);n||r({board:a,heard:e.now(),refused:``,unreached:!1})}catch(e){let t={404:`missing`,403:`closed`}[e.status]??``;n||r(e=>({...e,refused:e.board?e.refused:t,unreached:!t}))}finally{i=!1}}};a();let o=setInterval(a,z);return()=>{n=!0,clearInterval(o)}},[t]);let{board:i,refused:a}=n;return k(()=>{i?F({slug:t,name:i.name}):a&&ue()?.slug===t&&F(null)},[t,i?.name,a]),k(()=>{document.title=i?`${i.name} · Shinpan`:`Shinpan`},[i]),n}function be({board:e,now:t}){let[n,r]=g(!1);u();let i=e.tables.filter(({ends_at:e})=>e&&M({began:0,ends:Date.parse(e)},t)).map(({label:e,ends_at:t})=>`${e} ${t}`),a=w(new Set(i));return k(()=>{let e=i.some(e=>!a.current.has(e));a.current=new Set(i),n&&e&&R()},[i.join()]),f`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{r(!n),n||R()}}>${l(n?`board.sound-on`:`board.sound-off`)}</button>`}const B=`games-cancelled`;function xe(e,t,n,r){let i=Math.min(E(n,r),86400),[a,o]=[B,`replacement`].map(n=>Se(e,t,n)),s=i>=a&&!n.cancelled,c=s&&Ce(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...v(e,t,l),seconds:i,cancellation_due:s}}function Se(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function Ce(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(B)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function we(e,t){let n=A(e,t.round),r=n.map(ie),i=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),a=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(a.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let a=re(e.id,r,i),o=n.filter(t=>t.person?.id===e.id);return a?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:a,revision:t,timings:o}]:[]})}function V(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=xe(t,n,r,i);return{...x(e,o),due:a}}async function H(t,n,r={}){await e.send(`timing`,null,{hanchan:t.id,what:n,...r}),a()}function U(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const W=864e5;function G(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function K(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=G(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>W/2&&(l-=W),l<-432e5&&(l+=W),new Date(t-t%1e3+l).toISOString()}const Te=[`corrected`,`stopped`,`undone`];function Ee({hanchan:e,late:t,name:n,due:a,book:o,zone:s,onClose:c}){let{official:u}=r(),{clock:d,person:p}=t,[m,h]=g(d.stopped?`corrected`:``),[_,v]=g(``),[y,b]=g(()=>G(d.stopped?.at??d.scheduled,s)),{does:x,wrong:S}=i(),C=De(t,a,u).map(e=>({value:e,text:l(`clock.way.${e}`)})),w=y&&Oe(y,d,s),E=m===`corrected`&&w?ke(Date.parse(w),d.scheduled):``,D=Te.includes(m),O=m&&(!D||_.trim())&&(m!==`corrected`||y&&!E),k=_.trim()&&{reason:_.trim()};return f`<${ne} title=${n} onClose=${c}>
    <${ee} label=${l(`clock.what`)} value=${m} options=${C} onChange=${h} />
    ${m===`cancelled`&&f`<p class="note warn">${l(`clock.cancel-text`)}</p>`}
    ${m===`corrected`&&f`<${T} type="time" step="1" label=${l(`clock.arrived-at`)} value=${y} wrong=${E} onInput=${b} />`}
    ${m===`corrected`&&w&&!E&&o&&f`<${Ae} late=${t} book=${o} at=${Date.parse(w)} />`}
    ${D&&f`<${T} long label=${l(`clock.reason`)} value=${_} onInput=${v} />`}
    ${S}
    <button class="button main" type="button" disabled=${!O} onClick=${()=>x(async()=>{m===`undone`?await H(e,`taken-back`,{takes_back:d.stopped.by,...k}):await H(e,m,{person:p,...m===`corrected`&&{arrived_at:w},...k}),c()})}>${l(`clock.record`)}</button>
  <//>`}function De({clock:{stopped:e},timings:t},n,r){let i=e&&t.some(({id:t})=>t===e.by),a=r?.roles?.includes(`director`);return[`corrected`,`replaced`,i&&`undone`,n&&`cancelled`,a&&`stopped`].filter(Boolean)}function Oe(e,{stopped:t,scheduled:n},r){return t&&e===G(t.at,r)?new Date(t.at).toISOString():K(e,n,r)}function ke(t,n){return t>e.now()?l(`clock.to-come`):t<n-72e5?l(`clock.long-before`):``}function Ae({late:e,book:t,at:n}){let{library:i}=r(),a={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},o=V(i,t,{...e,clock:a},n);return f`<p role="status">${l(`clock.becomes`,{cost:o.cost_line})}</p>`}function je({hanchan:e,late:t,name:n,cost:r,book:i,now:a,zone:o,may:s}){let[c,u]=g(!1),{stopped:d}=t.clock;return f`<section class=${`late ${d?`stopped`:`runs`}`} aria-label=${n}>
    <h2 class="who">${n}</h2>
    <p class="late-time" role="timer">${r&&j(r.seconds)}</p>
    <p class="late-cost"><strong>${r?.cost_line}</strong></p>
    ${!d&&r?.next&&r.next.at_seconds!==r.next_band?.at_seconds&&f`<p class="soft">${r.next.line}</p>`}
    ${!d&&r&&f`<${Me} cost=${r} />`}
    ${r?.due&&f`<p class="note bad">${l(`clock.cancels`)}</p>`}
    ${d&&f`<p>${l(`clock.stopped.${d.how}`,{time:D(new Date(d.at),o)})}</p>`}
    ${d?.others.length>0&&f`<p class="note warn">${l(`clock.others`,{count:d.others.length})}</p>`}
    ${s&&f`<${Ne} hanchan=${e} late=${t} now=${a} onMore=${()=>u(!0)} />`}
    ${c&&f`<${Ee} hanchan=${e} late=${t} name=${n} due=${r?.due} book=${i} zone=${o} onClose=${()=>u(!1)} />`}
  </section>`}function Me({cost:{seconds:e,next_band:t}}){return!t||e>=t.at_seconds?null:f`<p class="late-next">
    <progress max=${t.at_seconds} value=${e} aria-label=${l(`clock.next`)}></progress>
    ${l(`clock.next-at`,{time:j(t.at_seconds),cost:t.cost_line})}
  </p>`}function Ne({hanchan:e,late:{clock:t,person:n,timings:r},now:a,onMore:o}){let{does:s,wrong:c}=i(),u=U(r,a);return f`<div class="pair">
      ${!t.stopped&&f`<button class="button main" type="button" onClick=${()=>s(()=>H(e,`arrived`,{person:n}))}>${l(`clock.arrived`)}</button>`}
      ${u?f`<button class="button" type="button" onClick=${()=>s(()=>H(e,`taken-back`,{takes_back:u.id}))}>${l(`clock.undo`)}</button>`:f`<button class="button" type="button" onClick=${o}>${l(`clock.more`)}</button>`}
    </div>${c}`}function Pe(){let[e,t]=g(globalThis.Notification?.permission??`denied`);return e==="default"?f`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${l(`clock.notify`)}</button>`:null}function Fe({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...de(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:i})=>f`<p class="note bad" key=${[t.id,i,n].join()}>
      ${l(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Ie(e,n,r,i)})}
      <a class="button" href="#/fines">${l(`hall-fines`)}</a>
    </p>`)}function Ie(e,t,n,r){let i=se(t,n);return r?`${i} (${o(e,r)})`:i}const q=1440;function Le({state:t,hanchan:n,zone:r,may:a}){let[o,s]=g(!1),c=n.scheduled_at&&Date.parse(n.scheduled_at),[u,d]=g(()=>G(c||e.now(),r).slice(0,5)),[p,m]=g(()=>String(n.minutes??Re(t)??``)),{does:h,wrong:_}=i(),v=p.trim()?Number(p):null,y=v===null||Number.isInteger(v)&&v>=1&&v<=q;return c&&!o?f`<p class="scheduled"><span>${l(`clock.scheduled`,{time:D(n.scheduled_at,r)})}${n.minutes&&f` · ${l(`clock.lasts`,{count:n.minutes})}`}</span>
      ${a&&f`<button class="button quiet" type="button" onClick=${()=>s(!0)}>${l(`clock.change`)}</button>`}
    </p>`:a?f`<section class="card">
    <${T} type="time" label=${l(`clock.when`)} hint=${l(`clock.when-text`)} value=${u} onInput=${d} />
    <${T} type="number" min="1" max=${q} inputmode="numeric" label=${l(`clock.length`)} hint=${l(`clock.length-text`)} value=${p} onInput=${m} />
    ${_}
    <button class="button main" type="button" disabled=${!u||!y} onClick=${()=>h(async()=>{let t={scheduled_at:c&&u===G(c,r).slice(0,5)?n.scheduled_at:K(u,c||e.now(),r),minutes:v};await e.send(`schedule`,n.id,t),s(!1)})}>${l(`clock.set`)}</button>
  </section>`:f`<p>${l(`clock.unscheduled`)}</p>`}function Re(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function ze({args:[e,t]}){let{tournament:n,state:i}=r(),a=i?.tables[e];if(!n||!i)return f`<${C} title=${l(`clock.title`)} />`;if(!a)return f`<${b} title=${l(`clock.title`)} text=${l(`hall-no-table`)} up="#/tables" />`;let o=i.hanchans[t]??ae(i,e),s=`#/table/${e}`;return o?f`<${Be} state=${i} table=${a} hanchan=${o} />`:f`<${b} title=${l(`clock.title`)} text=${l(`hall-no-hanchan-text`)} up=${s} />`}function Be({state:e,table:n,hanchan:i}){let{library:a,official:o}=r(),s=t(o),c=N(()=>we(e,i),[e,i]),u=O(c),d=N(()=>S(e,i),[e,i]),{begun:p,cancelled:m}=d,h=I(c.length>0||!!p),g=e.settings.time_zone,_=c.map(t=>{let n=u[t.revision];return{late:t,name:J(e,t.person),cost:n&&V(a,n,t,h),book:n}});return oe(_.filter(({late:{clock:e},cost:t})=>t&&!e.stopped).map(Ue)),f`<${P} title=${l(`clock.title-at`,{label:n.label})} up=${`#/table/${n.id}`}
    actions=${s&&!(m&&!p)&&i.scheduled_at&&f`<${He} state=${e} hanchan=${i} begun=${p} now=${h} zone=${g} />`}>
    ${s&&c.some(({clock:e})=>!e.stopped)&&f`<${Pe} />`}
    ${m&&f`<p class="note bad">${l(`clock.cancelled`)}</p>`}
    ${!p&&f`<${Fe} state=${e} hanchan=${i} />`}
    <${le} state=${e} hanchan=${i} zone=${g} />
    <${Le} key=${i.scheduled_at} may=${s} state=${e} hanchan=${i} zone=${g} />
    ${p&&f`<${ce} may=${s} hanchan=${i} game=${d} now=${h} zone=${g} />`}
    ${_.map(e=>f`<${je} key=${e.late.person.id} may=${s} hanchan=${i} ...${e} now=${h} zone=${g} />`)}
    ${s&&i.scheduled_at&&f`<${Ve} state=${e} table=${n} hanchan=${i} late=${c} begun=${p} />`}
  <//>`}function Ve({state:e,table:t,hanchan:r,late:a,begun:o}){let{does:s,wrong:c}=i(),u=new Set(a.map(({person:e})=>e.id)),d=p(r,n(e,t.id,r)).map(({player:e})=>({kind:`player`,id:e})),m=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),h=d.filter(({id:e})=>!u.has(e)),g=m.map(({id:e})=>({kind:`official`,id:e})).filter(({id:e})=>!u.has(e)),_=e=>s(async()=>{for(let t of e)await H(r,`absent`,{person:t})});return o||h.length+g.length===0?null:f`<section aria-labelledby="present" class="stack">
    <h2 id="present">${l(`clock.who-is-absent`)}</h2>
    <ul class="rows">
      ${[...h,...g].map(t=>f`<li key=${t.id}>
          <button class="row" type="button" onClick=${()=>_([t])}>
            <span class="body who">${J(e,t)}${t.kind===`official`&&f`<small>${l(`hall-role.arbiter`)}</small>`}</span>
            ${l(`clock.absent`)}
          </button>
        </li>`)}
    </ul>
    ${h.length>1&&f`<button class="button" type="button" onClick=${()=>_(h)}>${l(`clock.all-absent`)}</button>`}
    ${c}
  </section>`}function He({state:e,hanchan:t,begun:n,now:r,zone:a}){let{does:o,wrong:c}=i(),[u,d]=g(!1);if(!n)return f`<button class="button main" type="button" onClick=${()=>o(()=>H(t,`began`))}>${l(`clock.begins`)}</button>${c}`;let p=async e=>{await H(t,`taken-back`,{takes_back:n.by,reason:e}),d(!1)},m=U(A(e,t.round).filter(e=>e.hanchan===t.id&&!e.person),r);return f`<p class="body">${l(`clock.began`,{time:D(new Date(n.at),a)})}</p>
    ${m&&f`<button class="button" type="button" onClick=${()=>o(()=>H(t,`taken-back`,{takes_back:m.id}))}>${l(`clock.undo`)}</button>`}
    ${!m&&f`<button class="button quiet" type="button" onClick=${()=>d(!0)}>${l(`clock.mistake`)}</button>`}
    ${u&&f`<${s} title=${l(`clock.mistake`)} yes=${l(`clock.record`)} onReason=${p} onClose=${()=>d(!1)} />`}${c}`}function Ue({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function J(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Y=`shinpan.keep.`;function We(t){let[n,r]=g(()=>h(Y+t)??[]),[i,a]=g(h(`${Y}page.${t}`)),[o,s]=g(!1),[c,l]=g(!1),u=e=>{m(Y+t,e),r(e)},d=async()=>{let n=await e.unjoined();await Ge(n,t,u),await n.timekeeping(t).then(e=>{m(`${Y}page.${t}`,e),a(e),s(!1),l(!1)},e=>e.status===404?s(!0):l(!0))};return k(()=>{d();let e=setInterval(d,8e3);return()=>clearInterval(e)},[t]),{own:n,page:i,missing:o,unreached:c,note:async n=>{let r=Z(t).at(-1);if(r&&X(r.body,n)&&Date.now()-Date.parse(r.body.device_at)<3e3)return;let{timeToKeep:i}=await e.unjoined(),a=Z(t).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);u([...a,i(n)]),d()}}}function X(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return h(Y+e)??[]}async function Ge(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.keepTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[e=``]}){let{own:t,page:n,missing:r,unreached:i,note:a}=We(e),o=n?l(`keep.title-at`,{label:n.label}):l(`keep.title`);return r?f`<${P} title=${l(`keep.title`)}><${_} text=${l(`keep.missing`)} /><//>`:!n&&i?f`<${P} title=${o}><${_} text=${l(`live.unreached`)} /><//>`:n?n.hanchan?.scheduled_at?f`<${qe} title=${o} page=${n} own=${t} note=${a} />`:f`<${P} title=${o}><${_} text=${l(`keep.unscheduled`)} /><//>`:f`<${P} title=${o}><${d} /><//>`}function qe({title:e,page:{tournament:t,time_zone:n,hanchan:r},own:i,note:a}){let o=I(!0),s=Math.floor((o-Date.parse(r.scheduled_at))/1e3),c=r.players.find(({id:e})=>e===r.keeper),u=new Set(r.times.map(({id:e})=>e)),d=[...r.times,...i.filter(({id:e,body:t})=>t.hanchan===r.id&&!u.has(e)).map(Qe)],p=e=>a({hanchan:r.id,...e}),m=Ye(r,n),h=m||d.some(e=>e.what===`began`&&!$.includes(e.state)),g=!h&&f`<button class="button main" type="button" onClick=${()=>p({what:`began`})}>${l(`keep.begins`)}</button>`;return f`<${P} title=${e} up=${null} actions=${g}>
    <p>${t} · ${l(`hall-round`,{round:r.round})}</p>
    ${c&&f`<p class="note info">${l(`keep.keeper`,{name:c.name})}</p>`}
    ${m&&f`<p class="note info" role="status">${m}</p>`}
    ${!m&&f`<section class="late" aria-labelledby="since">
      <h2 id="since">${l(`keep.since`,{time:D(r.scheduled_at,n)})}</h2>
      <p class="late-time" role="timer">${s<0?`−${j(-s)}`:j(s)}</p>
    </section>`}
    ${!h&&f`<${Je} hanchan=${r} times=${d} tell=${p} />`}
    <${Ze} times=${d} players=${r.players} zone=${n} />
    <p class="soft">${l(`keep.how`)}</p>
  <//>`}function Je({hanchan:{timed:e,players:t,known:n},times:r,tell:i}){let a=[{who:`arbiter`,name:l(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return f`<ul class="rows" aria-label=${l(`keep.who`)}>
    ${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Xe(r,n,t);return f`<li key=${e}>
        <button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
          <span class="body who">${e}</span>${l(`keep.tap.${a??`arrived-already`}`)}
        </button>
      </li>`})}
  </ul>`}function Ye({began_at:e,cancelled:t,finished:n},r){return n?l(`keep.finished`):e?l(`keep.began`,{time:D(e,r)}):t?l(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?l(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return f`<section class="stack" aria-labelledby="kept">
    <h2 id="kept">${l(`keep.kept`)}</h2>
    <ul class="rows">
      ${e.map(e=>f`<li class="item" key=${e.id}>
        <p><strong>${D(e.at,n)}</strong> ${l(`keep.did.${e.what}`,{name:r(e)??``})}</p>
        <p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${l(`keep.state.${e.state}`)} ${e.reason}</p>
      </li>`)}
    </ul>
  </section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{_e as Board,Ke as Keep,ze as Start};