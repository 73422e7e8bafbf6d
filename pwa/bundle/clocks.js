import{$t as e,Dt as t,Ft as n,G as r,H as i,K as a,M as o,Nt as s,Pt as c,Rt as l,St as u,U as d,Ut as f,W as p,X as m,Xt as h,Y as g,Z as _,Zt as v,_r as y,bt as b,cr as x,ct as S,dt as C,er as w,ft as T,gr as E,gt as D,ht as ee,j as O,jt as k,k as te,l as ne,lt as re,mr as A,n as ie,pt as ae,rr as j,ut as oe,vr as M,xt as N}from"./app.js";import{B as se,D as ce,H as P,I as le,R as ue,U as F,V as de,k as fe}from"./shared.js";const pe=[196,392,541];let I=null;function L(){I??=new AudioContext,I.resume();let e=I.currentTime+3;for(let[t,n]of pe.entries()){let r=new OscillatorNode(I,{frequency:n}),i=new GainNode(I,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(I.destination),r.start(),r.stop(e)}}function me({table:e,end:t,now:n,zone:r}){let{look:i,large:a,small:o}=he(e,t,n,r);return f`<li class=${i} aria-label=${c(`hall-table`,{label:e.label})}>
    <h2><span>${e.label}</span><small>${c(`hall-round`,{round:e.round})}</small></h2>
    <p class="board-time" role="timer">${a}</p>
    ${o.map(e=>f`<p key=${e}>${e}</p>`)}
  </li>`}function he(e,t,n,r){return e.finished?{look:`over`,large:c(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:c(`board.cancelled`),small:[]}:e.ends_at?R(e,t,n,r):e.began_at?{look:`plays`,large:c(`board.plays`),small:[c(`game.no-limit`)]}:e.scheduled_at?ge(e,n,r):{look:`over`,large:`—`,small:[c(`board.unscheduled`)]}}function R({ends_at:e,extra_seconds:t},n,r,i){let a={began:0,ends:Date.parse(e)},o=t>0?[c(`game.extra`,{time:j(t)})]:[];if(!g(a,r)){let t=[c(`game.ends`,{time:k(e,i)}),...o];return{look:`plays`,large:j(m(a,r)),small:t}}return{look:`up`,large:c(`game.up`),small:[c(`game.still.${n.still}`),c(`game.chonbo.${n.chonbo}`)]}}function ge({scheduled_at:e,missed:t},n,r){let i=Math.floor((n-Date.parse(e))/1e3),a=c(i<0?`board.begins`:`board.late`,{time:k(e,r)}),o=t.map(({seat:e})=>c(e?`hall-wind.${e}`:`board.arbiter`)),l=o.length>0?[c(`board.awaited`,{who:s(o)})]:[];return i<0?{look:`soon`,large:j(-i),small:[a,...l]}:{look:t.length>0?`late`:`soon`,large:`+${j(i)}`,small:[a,...l]}}const z=5e3;function _e({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:i}=ye(e),a=F(!0);if(r)return f`<main class="board"><h1>${c(`board.${r}`)}</h1><p>${c(`board.${r}-text`)}</p></main>`;if(!t)return f`<main class="board"><h1>Shinpan</h1>${i?f`<p role="status">${c(`live.unreached`)}</p>`:f`<${u} />`}</main>`;let o=[...t.tables].sort(ie());return f`<main class="board">
    <header>
      <h1>${t.name}</h1>
      <${be} board=${t} now=${a} />
      <p class="board-now" role="timer">${k(new Date(a),t.time_zone)}</p>
    </header>
    ${a-n>z*3&&f`<p class="note warn" role="status">${c(`board.unheard`,{time:k(new Date(n),t.time_zone)})}</p>`}
    ${t.tables.length===0&&f`<p>${c(`board.empty`)}</p>`}
    <ul style=${ve(t.tables.length)}>${o.map(e=>f`<${me} key=${e.label} table=${e} end=${t.end_of_time} now=${a} zone=${t.time_zone} />`)}</ul>
  </main>`}function ve(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function ye(t){let[n,r]=y({board:null,heard:e.now(),refused:``,unreached:!1});A(()=>{let n=!1,i=!1,a=async()=>{if(!i){i=!0;try{let{board:i}=await e.unjoined(),a=await i(t);n||r({board:a,heard:e.now(),refused:``,unreached:!1})}catch(e){let t={404:`missing`,403:`closed`}[e.status]??``;n||r(e=>({...e,refused:e.board?e.refused:t,unreached:!t}))}finally{i=!1}}};a();let o=setInterval(a,z);return()=>{n=!0,clearInterval(o)}},[t]);let{board:i,refused:a}=n;return A(()=>{i?P({slug:t,name:i.name}):a&&de()?.slug===t&&P(null)},[t,i?.name,a]),A(()=>{document.title=i?`${i.name} · Shinpan`:`Shinpan`},[i]),n}function be({board:e,now:t}){let[n,r]=y(!1);l();let i=e.tables.filter(({ends_at:e})=>e&&g({began:0,ends:Date.parse(e)},t)).map(({label:e,ends_at:t})=>`${e} ${t}`),a=E(new Set(i));return A(()=>{let e=i.some(e=>!a.current.has(e));a.current=new Set(i),n&&e&&L()},[i.join()]),f`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{r(!n),n||L()}}>${c(n?`board.sound-on`:`board.sound-off`)}</button>`}const B=`games-cancelled`;function xe(e,t,n,r){let i=Math.min(a(n,r),86400),[o,s]=[B,`replacement`].map(n=>Se(e,t,n)),c=i>=o&&!n.cancelled,l=c&&Ce(e,t)?o-1:i,u=n.replaced&&s<1/0?Math.max(l,s):l;return{...x(e,t,u),seconds:i,cancellation_due:c}}function Se(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function Ce(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(B)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function we(e,t){let n=p(e,t.round),i=n.map(d),a=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),o=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(o.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let o=r(e.id,i,a),s=n.filter(t=>t.person?.id===e.id);return o?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:o,revision:t,timings:s}]:[]})}function V(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=xe(t,n,r,i);return{...w(e,o),due:a}}async function H(t,r,i={}){await e.send(`timing`,null,{hanchan:t.id,what:r,...i}),n()}function U(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const W=864e5;function G(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function K(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=G(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>W/2&&(l-=W),l<-432e5&&(l+=W),new Date(t-t%1e3+l).toISOString()}const Te=[`corrected`,`stopped`,`undone`];function Ee({hanchan:e,late:n,name:r,due:i,book:a,zone:s,onClose:l}){let{official:u}=t(),{clock:d,person:p}=n,[m,h]=y(d.stopped?`corrected`:``),[g,_]=y(``),[v,b]=y(()=>G(d.stopped?.at??d.scheduled,s)),{does:x,wrong:S}=o(),C=De(n,i,u).map(e=>({value:e,text:c(`clock.way.${e}`)})),w=v&&Oe(v,d,s),T=m===`corrected`&&w?ke(Date.parse(w),d.scheduled):``,E=Te.includes(m),O=m&&(!E||g.trim())&&(m!==`corrected`||v&&!T),k=g.trim()&&{reason:g.trim()};return f`<${ae} title=${r} onClose=${l}>
    <${ee} label=${c(`clock.what`)} value=${m} options=${C} onChange=${h} />
    ${m===`cancelled`&&f`<p class="note warn">${c(`clock.cancel-text`)}</p>`}
    ${m===`corrected`&&f`<${D} type="time" step="1" label=${c(`clock.arrived-at`)} value=${v} wrong=${T} onInput=${b} />`}
    ${m===`corrected`&&w&&!T&&a&&f`<${Ae} late=${n} book=${a} at=${Date.parse(w)} />`}
    ${E&&f`<${D} long label=${c(`clock.reason`)} value=${g} onInput=${_} />`}
    ${S}
    <button class="button main" type="button" disabled=${!O} onClick=${()=>x(async()=>{m===`undone`?await H(e,`taken-back`,{takes_back:d.stopped.by,...k}):await H(e,m,{person:p,...m===`corrected`&&{arrived_at:w},...k}),l()})}>${c(`clock.record`)}</button>
  <//>`}function De({clock:{stopped:e},timings:t},n,r){let i=e&&t.some(({id:t})=>t===e.by),a=r?.roles?.includes(`director`);return[`corrected`,`replaced`,i&&`undone`,n&&`cancelled`,a&&`stopped`].filter(Boolean)}function Oe(e,{stopped:t,scheduled:n},r){return t&&e===G(t.at,r)?new Date(t.at).toISOString():K(e,n,r)}function ke(t,n){return t>e.now()?c(`clock.to-come`):t<n-72e5?c(`clock.long-before`):``}function Ae({late:e,book:n,at:r}){let{library:i}=t(),a={...e.clock,stopped:{at:r,how:`corrected`,by:``,others:[]}},o=V(i,n,{...e,clock:a},r);return f`<p role="status">${c(`clock.becomes`,{cost:o.cost_line})}</p>`}function je({hanchan:e,late:t,name:n,cost:r,book:i,now:a,zone:o,may:s}){let[l,u]=y(!1),{stopped:d}=t.clock;return f`<section class=${`late ${d?`stopped`:`runs`}`} aria-label=${n}>
    <h2 class="who">${n}</h2>
    <p class="late-time" role="timer">${r&&j(r.seconds)}</p>
    <p class="late-cost"><strong>${r?.cost_line}</strong></p>
    ${!d&&r?.next&&r.next.at_seconds!==r.next_band?.at_seconds&&f`<p class="soft">${r.next.line}</p>`}
    ${!d&&r&&f`<${Me} cost=${r} />`}
    ${r?.due&&f`<p class="note bad">${c(`clock.cancels`)}</p>`}
    ${d&&f`<p>${c(`clock.stopped.${d.how}`,{time:k(new Date(d.at),o)})}</p>`}
    ${d?.others.length>0&&f`<p class="note warn">${c(`clock.others`,{count:d.others.length})}</p>`}
    ${s&&f`<${Ne} hanchan=${e} late=${t} now=${a} onMore=${()=>u(!0)} />`}
    ${l&&f`<${Ee} hanchan=${e} late=${t} name=${n} due=${r?.due} book=${i} zone=${o} onClose=${()=>u(!1)} />`}
  </section>`}function Me({cost:{seconds:e,next_band:t}}){return!t||e>=t.at_seconds?null:f`<p class="late-next">
    <progress max=${t.at_seconds} value=${e} aria-label=${c(`clock.next`)}></progress>
    ${c(`clock.next-at`,{time:j(t.at_seconds),cost:t.cost_line})}
  </p>`}function Ne({hanchan:e,late:{clock:t,person:n,timings:r},now:i,onMore:a}){let{does:s,wrong:l}=o(),u=U(r,i);return f`<div class="pair">
      ${!t.stopped&&f`<button class="button main" type="button" onClick=${()=>s(()=>H(e,`arrived`,{person:n}))}>${c(`clock.arrived`)}</button>`}
      ${u?f`<button class="button" type="button" onClick=${()=>s(()=>H(e,`taken-back`,{takes_back:u.id}))}>${c(`clock.undo`)}</button>`:f`<button class="button" type="button" onClick=${a}>${c(`clock.more`)}</button>`}
    </div>${l}`}function Pe(){let[e,t]=y(globalThis.Notification?.permission??`denied`);return e==="default"?f`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${c(`clock.notify`)}</button>`:null}function Fe({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...fe(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:i})=>f`<p class="note bad" key=${[t.id,i,n].join()}>
      ${c(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Ie(e,n,r,i)})}
      <a class="button" href="#/fines">${c(`hall-fines`)}</a>
    </p>`)}function Ie(e,t,n,r){let i=ce(t,n);return r?`${i} (${_(e,r)})`:i}const q=1440;function Le({state:t,hanchan:n,zone:r,may:i}){let[a,s]=y(!1),l=n.scheduled_at&&Date.parse(n.scheduled_at),[u,d]=y(()=>G(l||e.now(),r).slice(0,5)),[p,m]=y(()=>String(n.minutes??Re(t)??``)),{does:h,wrong:g}=o(),_=p.trim()?Number(p):null,v=_===null||Number.isInteger(_)&&_>=1&&_<=q;return l&&!a?f`<p class="scheduled"><span>${c(`clock.scheduled`,{time:k(n.scheduled_at,r)})}${n.minutes&&f` · ${c(`clock.lasts`,{count:n.minutes})}`}</span>
      ${i&&f`<button class="button quiet" type="button" onClick=${()=>s(!0)}>${c(`clock.change`)}</button>`}
    </p>`:i?f`<section class="card">
    <${D} type="time" label=${c(`clock.when`)} hint=${c(`clock.when-text`)} value=${u} onInput=${d} />
    <${D} type="number" min="1" max=${q} inputmode="numeric" label=${c(`clock.length`)} hint=${c(`clock.length-text`)} value=${p} onInput=${m} />
    ${g}
    <button class="button main" type="button" disabled=${!u||!v} onClick=${()=>h(async()=>{let t={scheduled_at:l&&u===G(l,r).slice(0,5)?n.scheduled_at:K(u,l||e.now(),r),minutes:_};await e.send(`schedule`,n.id,t),s(!1)})}>${c(`clock.set`)}</button>
  </section>`:f`<p>${c(`clock.unscheduled`)}</p>`}function Re(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function ze({args:[e,n]}){let{tournament:r,state:i}=t(),a=i?.tables[e];if(!r||!i)return f`<${T} title=${c(`clock.title`)} />`;if(!a)return f`<${C} title=${c(`clock.title`)} text=${c(`hall-no-table`)} up="#/tables" />`;let o=i.hanchans[n]??S(i,e),s=`#/table/${e}`;return o?f`<${Be} state=${i} table=${a} hanchan=${o} />`:f`<${C} title=${c(`clock.title`)} text=${c(`hall-no-hanchan-text`)} up=${s} />`}function Be({state:e,table:n,hanchan:r}){let{library:a,official:o}=t(),s=te(o),l=M(()=>we(e,r),[e,r]),u=ne(l),d=M(()=>i(e,r),[e,r]),{begun:p,cancelled:m}=d,h=F(l.length>0||!!p),g=e.settings.time_zone,_=l.map(t=>{let n=u[t.revision];return{late:t,name:J(e,t.person),cost:n&&V(a,n,t,h),book:n}});return se(_.filter(({late:{clock:e},cost:t})=>t&&!e.stopped).map(Ue)),f`<${N} title=${c(`clock.title-at`,{label:n.label})} up=${`#/table/${n.id}`}
    actions=${s&&!(m&&!p)&&r.scheduled_at&&f`<${He} state=${e} hanchan=${r} begun=${p} now=${h} zone=${g} />`}>
    ${s&&l.some(({clock:e})=>!e.stopped)&&f`<${Pe} />`}
    ${m&&f`<p class="note bad">${c(`clock.cancelled`)}</p>`}
    ${!p&&f`<${Fe} state=${e} hanchan=${r} />`}
    <${ue} state=${e} hanchan=${r} zone=${g} />
    <${Le} key=${r.scheduled_at} may=${s} state=${e} hanchan=${r} zone=${g} />
    ${p&&f`<${le} may=${s} hanchan=${r} game=${d} now=${h} zone=${g} />`}
    ${_.map(e=>f`<${je} key=${e.late.person.id} may=${s} hanchan=${r} ...${e} now=${h} zone=${g} />`)}
    ${s&&r.scheduled_at&&f`<${Ve} state=${e} table=${n} hanchan=${r} late=${l} begun=${p} />`}
  <//>`}function Ve({state:e,table:t,hanchan:n,late:r,begun:i}){let{does:a,wrong:s}=o(),l=new Set(r.map(({person:e})=>e.id)),u=oe(n,re(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),d=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),p=u.filter(({id:e})=>!l.has(e)),m=d.map(({id:e})=>({kind:`official`,id:e})).filter(({id:e})=>!l.has(e)),h=e=>a(async()=>{for(let t of e)await H(n,`absent`,{person:t})});return i||p.length+m.length===0?null:f`<section aria-labelledby="present" class="stack">
    <h2 id="present">${c(`clock.who-is-absent`)}</h2>
    <ul class="rows">
      ${[...p,...m].map(t=>f`<li key=${t.id}>
          <button class="row" type="button" onClick=${()=>h([t])}>
            <span class="body who">${J(e,t)}${t.kind===`official`&&f`<small>${c(`hall-role.arbiter`)}</small>`}</span>
            ${c(`clock.absent`)}
          </button>
        </li>`)}
    </ul>
    ${p.length>1&&f`<button class="button" type="button" onClick=${()=>h(p)}>${c(`clock.all-absent`)}</button>`}
    ${s}
  </section>`}function He({state:e,hanchan:t,begun:n,now:r,zone:i}){let{does:a,wrong:s}=o(),[l,u]=y(!1);if(!n)return f`<button class="button main" type="button" onClick=${()=>a(()=>H(t,`began`))}>${c(`clock.begins`)}</button>${s}`;let d=async e=>{await H(t,`taken-back`,{takes_back:n.by,reason:e}),u(!1)},m=U(p(e,t.round).filter(e=>e.hanchan===t.id&&!e.person),r);return f`<p class="body">${c(`clock.began`,{time:k(new Date(n.at),i)})}</p>
    ${m&&f`<button class="button" type="button" onClick=${()=>a(()=>H(t,`taken-back`,{takes_back:m.id}))}>${c(`clock.undo`)}</button>`}
    ${!m&&f`<button class="button quiet" type="button" onClick=${()=>u(!0)}>${c(`clock.mistake`)}</button>`}
    ${l&&f`<${O} title=${c(`clock.mistake`)} yes=${c(`clock.record`)} onReason=${d} onClose=${()=>u(!1)} />`}${s}`}function Ue({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function J(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Y=`shinpan.keep.`;function We(t){let[n,r]=y(()=>v(Y+t)??[]),[i,a]=y(v(`${Y}page.${t}`)),[o,s]=y(!1),[c,l]=y(!1),u=e=>{h(Y+t,e),r(e)},d=async()=>{let n=await e.unjoined();await Ge(n,t,u),await n.timekeeping(t).then(e=>{h(`${Y}page.${t}`,e),a(e),s(!1),l(!1)},e=>e.status===404?s(!0):l(!0))};return A(()=>{d();let e=setInterval(d,8e3);return()=>clearInterval(e)},[t]),{own:n,page:i,missing:o,unreached:c,note:async n=>{let r=Z(t).at(-1);if(r&&X(r.body,n)&&Date.now()-Date.parse(r.body.device_at)<3e3)return;let{timeToKeep:i}=await e.unjoined(),a=Z(t).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);u([...a,i(n)]),d()}}}function X(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return v(Y+e)??[]}async function Ge(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.keepTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[e=``]}){let{own:t,page:n,missing:r,unreached:i,note:a}=We(e),o=n?c(`keep.title-at`,{label:n.label}):c(`keep.title`);return r?f`<${N} title=${c(`keep.title`)}><${b} text=${c(`keep.missing`)} /><//>`:!n&&i?f`<${N} title=${o}><${b} text=${c(`live.unreached`)} /><//>`:n?n.hanchan?.scheduled_at?f`<${qe} title=${o} page=${n} own=${t} note=${a} />`:f`<${N} title=${o}><${b} text=${c(`keep.unscheduled`)} /><//>`:f`<${N} title=${o}><${u} /><//>`}function qe({title:e,page:{tournament:t,time_zone:n,hanchan:r},own:i,note:a}){let o=F(!0),s=Math.floor((o-Date.parse(r.scheduled_at))/1e3),l=r.players.find(({id:e})=>e===r.keeper),u=new Set(r.times.map(({id:e})=>e)),d=[...r.times,...i.filter(({id:e,body:t})=>t.hanchan===r.id&&!u.has(e)).map(Qe)],p=e=>a({hanchan:r.id,...e}),m=Ye(r,n),h=m||d.some(e=>e.what===`began`&&!$.includes(e.state)),g=!h&&f`<button class="button main" type="button" onClick=${()=>p({what:`began`})}>${c(`keep.begins`)}</button>`;return f`<${N} title=${e} up=${null} actions=${g}>
    <p>${t} · ${c(`hall-round`,{round:r.round})}</p>
    ${l&&f`<p class="note info">${c(`keep.keeper`,{name:l.name})}</p>`}
    ${m&&f`<p class="note info" role="status">${m}</p>`}
    ${!m&&f`<section class="late" aria-labelledby="since">
      <h2 id="since">${c(`keep.since`,{time:k(r.scheduled_at,n)})}</h2>
      <p class="late-time" role="timer">${s<0?`−${j(-s)}`:j(s)}</p>
    </section>`}
    ${!h&&f`<${Je} hanchan=${r} times=${d} tell=${p} />`}
    <${Ze} times=${d} players=${r.players} zone=${n} />
    <p class="soft">${c(`keep.how`)}</p>
  <//>`}function Je({hanchan:{timed:e,players:t,known:n},times:r,tell:i}){let a=[{who:`arbiter`,name:c(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return f`<ul class="rows" aria-label=${c(`keep.who`)}>
    ${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Xe(r,n,t);return f`<li key=${e}>
        <button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
          <span class="body who">${e}</span>${c(`keep.tap.${a??`arrived-already`}`)}
        </button>
      </li>`})}
  </ul>`}function Ye({began_at:e,cancelled:t,finished:n},r){return n?c(`keep.finished`):e?c(`keep.began`,{time:k(e,r)}):t?c(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?c(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return f`<section class="stack" aria-labelledby="kept">
    <h2 id="kept">${c(`keep.kept`)}</h2>
    <ul class="rows">
      ${e.map(e=>f`<li class="item" key=${e.id}>
        <p><strong>${k(e.at,n)}</strong> ${c(`keep.did.${e.what}`,{name:r(e)??``})}</p>
        <p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${c(`keep.state.${e.state}`)} ${e.reason}</p>
      </li>`)}
    </ul>
  </section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{_e as Board,Ke as Keep,ze as Start};