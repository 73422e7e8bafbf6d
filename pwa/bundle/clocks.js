import{$t as e,At as t,B as n,Br as r,Ct as i,Dr as a,F as o,Jt as s,Lr as c,M as l,Ot as u,P as d,Rr as f,S as p,Ut as m,V as h,Vt as g,Wt as _,cn as v,ct as y,d as b,dn as x,dt as S,ft as C,ht as w,j as T,jt as E,ln as D,r as O,wt as k,xt as ee,zr as A,zt as j}from"./app.js";import{$ as M,Ct as N,J as P,Kt as F,Q as te,St as ne,X as I,Xt as re,Yt as L,at as R,ct as z,et as B,ft as ie,it as V,lt as H,nt as ae,ot as U,rt as W,st as G,tt as K,ut as oe,wt as q}from"./shared.js";const se=[196,392,541];let J=null;function ce(){J??=new AudioContext,J.resume();let e=J.currentTime+3;for(let[t,n]of se.entries()){let r=new OscillatorNode(J,{frequency:n}),i=new GainNode(J,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(J.destination),r.start(),r.stop(e)}}function le({table:t,end:n,now:r,zone:i}){let{look:a,large:o,small:s}=ue(t,n,r,i);return e`<li class=${a} aria-label=${_(`hall-table`,{label:t.label})}>
<h2><span>${t.label}</span><small>${_(`hall-round`,{round:t.round})}</small></h2>
<p class="board-time" role="timer">${o}</p>
${s.map(t=>e`<p key=${t}>${t}</p>`)}
</li>`}function ue(e,t,n,r){return e.finished?{look:`over`,large:_(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:_(`board.cancelled`),small:[]}:e.ends_at?de(e,t,n,r):e.began_at?{look:`plays`,large:_(`board.plays`),small:[_(`game.no-limit`)]}:e.scheduled_at?fe(e,n,r):{look:`over`,large:`—`,small:[_(`board.unscheduled`)]}}function de({ends_at:e,extra_seconds:t},r,i,o){let s={began:0,ends:Date.parse(e)},c=t>0?[_(`game.extra`,{time:a(t)})]:[];if(!n(s,i)){let t=[_(`game.ends`,{time:g(e,o)}),...c];return{look:`plays`,large:a(h(s,i)),small:t}}return{look:`up`,large:_(`game.up`),small:[_(`game.still.${r.still}`),_(`game.chonbo.${r.chonbo}`)]}}function fe({scheduled_at:e,missed:t},n,r){let i=Math.floor((n-Date.parse(e))/1e3),o=_(i<0?`board.begins`:`board.late`,{time:g(e,r)}),s=t.map(({seat:e})=>_(e?`hall-wind.${e}`:`board.arbiter`)),c=s.length>0?[_(`board.awaited`,{who:m(s)})]:[];return i<0?{look:`soon`,large:a(-i),small:[o,...c]}:{look:t.length>0?`late`:`soon`,large:`+${a(i)}`,small:[o,...c]}}const pe=5e3;function me({args:[n=``]}){let{board:r,heard:i,refused:a,unreached:o}=ge(n),s=q(!0);if(a)return e`<main class="board"><h1>${_(`board.closed`)}</h1><p>${_(`board.closed-text`)}</p></main>`;if(!r)return e`<main class="board"><h1>Shinpan</h1>${o?e`<p role="status">${_(`live.unreached`)}</p>`:e`<${t} />`}</main>`;let c=[...r.tables].sort(O());return e`<main class="board">
<header>
<h1>${r.name}</h1>
<${_e} board=${r} now=${s} />
<p class="board-now" role="timer">${g(new Date(s),r.time_zone)}</p>
</header>
${s-i>pe*3&&e`<p class="note warn" role="status">${_(`board.unheard`,{time:g(new Date(i),r.time_zone)})}</p>`}
${r.tables.length===0&&e`<p>${_(`board.empty`)}</p>`}
<ul style=${he(r.tables.length)}>${c.map(t=>e`<${le} key=${t.label} table=${t} end=${r.end_of_time} now=${s} zone=${r.time_zone} />`)}</ul>
</main>`}function he(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function ge(e){let[t,n]=A({board:null,heard:x.now(),refused:!1,unreached:!1});c(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await x.visitor(),i=await r(e);t||n({board:i,heard:x.now(),refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,pe);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return c(()=>{r?N({slug:e,name:r.name}):i&&ne()?.slug===e&&N(null)},[e,r?.name,i]),c(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function _e({board:t,now:r}){let[i,a]=A(!1);s();let o=t.tables.filter(({ends_at:e})=>e&&n({began:0,ends:Date.parse(e)},r)).map(({label:e,ends_at:t})=>`${e} ${t}`),l=f(new Set(o));return c(()=>{let e=o.some(e=>!l.current.has(e));l.current=new Set(o),i&&e&&ce()},[o.join()]),e`<button class="button" type="button" aria-pressed=${i} onClick=${()=>{a(!i),i||ce()}}>${_(i?`board.sound-on`:`board.sound-off`)}</button>`}const ve=1440;function Y({label:t,by:n=1,onStep:r,...i}){let a=(i,a)=>e`<button class="button" type="button" aria-label=${_(`clock.${i}`,{what:t,count:n})} onClick=${()=>r(a)}>
${`${a<0?`−`:`+`}${n}`}
</button>`;return e`<div class="stepped">
${a(`less`,-n)}<${k} label=${t} ...${i} />${a(`longer`,n)}
</div>`}function ye(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+ve)%ve;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const be=[`corrected`,`stopped`,`undone`];function xe({hanchan:t,late:n,name:r,due:a,book:o,zone:s,first:c=``,onClose:l}){let{official:u,state:d}=j(),{clock:f,person:m}=n,h=G(d,t,m.id),g=h&&!H(u),[v,y]=A(null),[b,S]=A(f.stopped&&!g?`corrected`:c),{reason:C,field:w}=L(`time`),[T,E]=A(()=>R(f.stopped?.at??x.now(),s)),{does:D,wrong:O}=p(),k=Se(n,a&&!g,u,g).map(e=>({value:e,text:_(`clock.way.${e}`)})),M=T&&Ce(T,f,s),N=b===`corrected`&&M?we(Date.parse(M),f.scheduled):``,P=be.includes(b)||h&&!!b&&!g,F=b&&(!P||C)&&(b!==`corrected`||T&&!N),te=C&&{reason:C},ne=()=>D(async()=>{let e=b===`undone`?{takes_back:f.stopped.by}:{person:m,...b===`corrected`&&{arrived_at:M}},t={what:b===`undone`?`taken-back`:b,...e,...te};if(h&&!g)return y(t);await I(t)}),I=async({what:e,...n})=>{await V(t,e,n),l()};return v?e`<${U} path="timings" body=${{hanchan:t.id,...v}} onApprove=${e=>I({...v,preview:e})} onClose=${l} />`:e`<${ee} title=${r} onClose=${l}>
${h&&e`<p class="note warn">${_(g?`charged.director`:`charged.changes`)}</p>`}
<${i} label=${_(`clock.what`)} value=${b} options=${k} onChange=${S} />
${b===`cancelled`&&e`<p class="note warn">${_(`clock.cancel-text`)}</p>`}
${b===`corrected`&&e`<${Y} type="time" step="1" label=${_(`clock.arrived-at`)} value=${T} wrong=${N} onInput=${E} onStep=${e=>E(ye(T,e))} />`}
${b===`corrected`&&M&&!N&&o&&e`<${Te} late=${n} book=${o} at=${Date.parse(M)} />`}
${P&&w(!1)}
${O}
<button class="button main" type="button" disabled=${!F} onClick=${ne}>${_(h&&!g?`charged.look`:`clock.record`)}</button>
<//>`}function Se({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function Ce(e,{stopped:t,scheduled:n},r){return t&&e===R(t.at,r)?new Date(t.at).toISOString():W(e,n,r)}function we(e,t){return e>x.now()?_(`clock.to-come`):e<t-72e5?_(`clock.long-before`):``}function Te({late:t,book:n,at:r}){let{library:i}=j(),a={...t.clock,stopped:{at:r,how:`corrected`,by:``,others:[]}},o=B(i,n,{...t,clock:a},r);return e`<p role="status">${_(`clock.becomes`,{cost:o.cost_line})}</p>`}function Ee({hanchan:t,shown:n,now:r,zone:i}){let{official:a}=j(),{does:o,wrong:s}=p(),[c,l]=A(null),u=n.filter(({late:e})=>!z(a,e.person.id));if(u.filter(({late:e})=>!e.clock.stopped).length===0&&!u.some(({late:e})=>K(e.timings,r)))return null;let d=(e,{late:{person:n}})=>o(()=>V(t,e,{person:n}));return e`<div class="late-due">${u.map(t=>{let n=De(t);return n&&e`<button key=${`${t.late.person.id} ${n}`} class="button danger due" type="button" disabled=${!!t.late.clock.stopped} onClick=${()=>n===`cancelled`?l(t):d(n,t)}>
<strong>${_(`clock.way.${n}`)}</strong>${u.length>1&&e`<span class="who">${t.name}</span>`}
</button>`})}</div>
<div class="late-acts">
${u.map(t=>e`<button key=${t.late.person.id} class="button main" type="button" disabled=${!!t.late.clock.stopped} onClick=${()=>d(`arrived`,t)}>
<strong>${t.late.clock.stopped?`✓`:_(`clock.arrived`)}</strong><span class="who">${t.name}</span>
</button>`)}
</div>${s}
${c&&e`<${xe} hanchan=${t} ...${c} due first="cancelled" zone=${i} onClose=${()=>l(null)} />`}`}function De({cost:e}){return e?.due?`cancelled`:e?.effects.some(({id:e})=>e===`replacement`)?`replaced`:null}function Oe({hanchan:t,late:n,name:r,cost:i,book:o,now:s,zone:c,may:l}){let[u,d]=A(!1),{stopped:f}=n.clock,p=z(j().official,n.person.id);return e`<section class=${`late ${f?`stopped`:`runs`}`} aria-label=${r}>
<h2 class="who">${r}</h2>
<p class="late-time" role="timer">${i&&a(i.seconds)}</p>
<p class="late-cost"><strong>${i?.cost_line}</strong></p>
${!f&&i?.next&&i.next.at_seconds!==i.next_band?.at_seconds&&e`<p class="soft">${i.next.line}</p>`}
${!f&&i&&e`<${ke} cost=${i} />`}
${i?.due&&e`<p class="note bad">${_(`clock.cancels`)}</p>`}
${f&&e`<p>${_(`clock.stopped.${f.how}`,{time:g(new Date(f.at),c)})}</p>`}
${f?.others.length>0&&e`<p class="note warn">${_(`clock.others`,{count:f.others.length})}</p>`}
${l&&p&&e`<p class="note info">${_(`clock.own`)}</p>`}
${l&&!p&&e`<${Ae} late=${n} hanchan=${t} now=${s} onMore=${()=>d(!0)} />`}
${u&&e`<${xe} hanchan=${t} late=${n} name=${r} due=${i?.due} book=${o} zone=${c} onClose=${()=>d(!1)} />`}
</section>`}function ke({cost:{seconds:t,next_band:n}}){return!n||t>=n.at_seconds?null:e`<p class="late-next">
<progress max=${n.at_seconds} value=${t} aria-label=${_(`clock.next`)}></progress>
${_(`clock.next-at`,{time:a(n.at_seconds),cost:n.cost_line})}
</p>`}function Ae({late:{timings:t},hanchan:n,now:r,onMore:i}){let{does:a,wrong:o}=p(),s=K(t,r);return e`<button class="button" type="button" onClick=${s?()=>a(()=>V(n,`taken-back`,{takes_back:s.id})):i}>${_(s?`clock.undo`:`clock.more`)}</button>${o}`}const X=1440;function je({state:t,hanchan:n,zone:r,may:i,own:a}){let[o,s]=A(!1),{reason:c,field:l}=L(`schedule`),[u,d]=A(null),{official:f}=j(),m=G(t,n),h=a?`clock.own`:m&&!H(f)?`charged.director`:``,v=n.scheduled_at&&Date.parse(n.scheduled_at),[y,b]=A(()=>R(v||x.now(),r).slice(0,5)),[S,C]=A(()=>String(n.minutes??Ne(t)??``)),{does:w,wrong:T}=p(),E=S.trim()?Number(S):null,D=E===null||Number.isInteger(E)&&E>=1&&E<=X,O=v&&y===R(v,r).slice(0,5),k=m&&!O&&!h;return v&&!o?e`<p class="scheduled"><span>${_(`clock.scheduled`,{time:g(n.scheduled_at,r)})}${n.minutes&&e` · ${_(`clock.lasts`,{count:n.minutes})}`}</span>
${i&&e`<button class="button quiet" type="button" onClick=${()=>s(!0)}>${_(`clock.change`)}</button>`}
</p>`:i?e`<section class="card">
${h?e`<p class="note warn">${_(h)}</p>`:e`<${Y} type="time" label=${_(`clock.when`)} hint=${_(`clock.when-text`)} value=${y} onInput=${b} by=${5} onStep=${e=>b(ye(y,e))} />`}
<${Y} type="number" min="1" max=${X} inputmode="numeric" label=${_(`clock.length`)} hint=${_(`clock.length-text`)} value=${S} onInput=${C} by=${5} onStep=${e=>C(Me(S,e))} />
${k&&e`<p class="note warn">${_(`charged.changes`)}</p>${l(!1)}`}
${T}
<button class="button main" type="button" disabled=${!y||!D||k&&!c} onClick=${()=>w(async()=>{let e=O?n.scheduled_at:W(y,v||x.now(),r),t=v?{scheduled_at:n.scheduled_at,minutes:n.minutes??null}:null,i={scheduled_at:e,minutes:E,replaces:t};if(k)return d({...i,reason:c});await x.send(`schedule`,n.id,i),s(!1)})}>${_(k?`charged.look`:`clock.set`)}</button>
${u&&e`<${U} path=${`hanchans/${n.id}/schedule`} body=${u} about=${_(`charged.start`,{before:g(n.scheduled_at,r),after:g(u.scheduled_at,r)})} onApprove=${async e=>{await x.send(`schedule`,n.id,{...u,preview:e}),d(null),s(!1)}} onClose=${()=>d(null)} />`}
</section>`:e`<p>${_(`clock.unscheduled`)}</p>`}function Me(e,t){let n=Number(e)?Math.min(Number(e)+t,X):t>0?90:0;return n>0?String(n):``}function Ne(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Pe({state:t,hanchan:n}){let r=n.scheduled_at?Date.parse(n.scheduled_at):1/0,i=Object.values(n.seats);return[...ie(t),...t.others.fines].filter(({account:e,amount:t,since:n})=>i.includes(e.id)&&t>0&&Date.parse(n)<r).map(({account:n,unit:r,amount:i,tournament:a})=>e`<p class="note bad owes" key=${[n.id,a,r].join()}>
${_(`clock.owes`,{name:t.players[n.id]?.name??`?`,amount:Fe(t,r,i,a)})}
<a class="button" href="#/fines">${_(`hall-fines`)}</a>
</p>`)}function Fe(e,t,n,r){let i=oe(t,n);return r?`${i} (${y(e,r)})`:i}function Ie({args:[t,n]}){let{tournament:r,state:i}=j(),a=i?.tables[t];if(!r||!i)return e`<${l} title=${_(`clock.title`)} />`;if(!a)return e`<${T} title=${_(`clock.title`)} text=${_(`hall-no-table`)} up="#/tables" />`;let o=i.hanchans[n]??S(i,t),s=`#/table/${t}`;return o?e`<${Le} state=${i} table=${a} hanchan=${o} />`:e`<${T} title=${_(`clock.title`)} text=${_(`hall-no-hanchan-text`)} up=${s} />`}function Le({state:t,table:n,hanchan:i}){let{library:a,official:o}=j(),s=b(o),c=r(()=>ae(t,i),[t,i]),l=re(c),u=r(()=>d(t,i),[t,i]),{begun:f,cancelled:p}=u,m=q(c.length>0||!!f),h=t.settings.time_zone,g=c.find(({person:e})=>z(o,e.id)),v=c.map(e=>{let n=l[e.revision];return{late:e,name:Ve(t,e.person),cost:n&&B(a,n,e,m),book:n}}),y=v.filter(({late:{clock:e}})=>!e.stopped);M(y.filter(({cost:e})=>e).map(Be));let x=t=>e`<${Oe} key=${t.late.person.id} may=${s} hanchan=${i} ...${t} now=${m} zone=${h} />`,S=s&&!(p&&!f)&&i.scheduled_at&&e`${!f&&e`<${Ee} hanchan=${i} shown=${v} now=${m} zone=${h} />`}<${ze} state=${t} hanchan=${i} begun=${f} now=${m} zone=${h} waits=${g&&!g.clock.stopped} missing=${y.length>0} />`;return e`<${E} title=${_(`clock.title-at`,{label:n.label})} up=${`#/table/${n.id}`} actions=${S}>
${f&&e`<${P} may=${s} hanchan=${i} game=${u} now=${m} zone=${h} />`}
${c.length>0&&e`<div class=${`stack lates ${y.length===1?`alone`:``}`}>${[...y,...v.filter(e=>!y.includes(e))].map(x)}</div>`}
${p&&e`<p class="note bad">${_(`clock.cancelled`)}</p>`}
${!f&&e`<${Pe} state=${t} hanchan=${i} />`}
<${I} state=${t} hanchan=${i} zone=${h} />
<${je} key=${i.scheduled_at} may=${s} state=${t} hanchan=${i} zone=${h} own=${!!g} />
${s&&i.scheduled_at&&e`<${Re} state=${t} table=${n} hanchan=${i} late=${c} begun=${f} />`}
${s&&y.length>0&&e`<${te} />`}
<//>`}function Re({state:t,table:n,hanchan:r,late:i,begun:a}){let{does:o,wrong:s}=p(),{official:c}=j(),l=new Set(i.map(({person:e})=>e.id)),u=w(r,C(t,n.id,r)).map(({player:e})=>({kind:`player`,id:e})),d=Object.values(t.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),f=({id:e})=>!l.has(e)&&!z(c,e),m=u.filter(f),h=d.map(({id:e})=>({kind:`official`,id:e})).filter(f),g=e=>o(async()=>{for(let t of e)await V(r,`absent`,{person:t})});return a||m.length+h.length===0?null:e`<section aria-labelledby="present" class="stack">
<h2 id="present">${_(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...m,...h].map(n=>e`<li key=${n.id}>
<button class="row" type="button" onClick=${()=>g([n])}>
<span class="body who">${Ve(t,n)}${n.kind===`official`&&e`<small>${_(`hall-role.arbiter`)}</small>`}</span>
${_(`clock.absent`)}
</button>
</li>`)}
</ul>
${m.length>1&&e`<button class="button" type="button" onClick=${()=>g(m)}>${_(`clock.all-absent`)}</button>`}
${s}
</section>`}function ze({state:t,hanchan:n,begun:r,now:i,zone:a,waits:s,missing:c}){let{does:l,wrong:u}=p(),{official:d}=j(),[f,m]=A(null),[h,v]=A(!1),y=G(t,n);if(s)return e`<p class="body">${_(`clock.own`)}</p>`;if(!r)return e`<button class=${`button ${c?``:`main`}`} type="button" onClick=${()=>l(()=>V(n,`began`))}>${_(`clock.begins`)}</button>${u}`;let b=async e=>{let t={takes_back:r.by,reason:e};y?m(t):await V(n,`taken-back`,t),v(!1)},x=async e=>{await V(n,`taken-back`,{...f,preview:e}),m(null)},S=o(t,n.round).filter(e=>e.hanchan===n.id&&!e.person),C=K(S,i);return e`<p class="body">${_(`clock.began`,{time:g(new Date(r.at),a)})}</p>
${C&&e`<button class="button" type="button" onClick=${()=>l(()=>V(n,`taken-back`,{takes_back:C.id}))}>${_(`clock.undo`)}</button>`}
${!C&&(!y||H(d))&&e`<button class="button quiet" type="button" onClick=${()=>v(!0)}>${_(`clock.mistake`)}</button>`}
${h&&e`<${F} what="start" title=${_(`clock.mistake`)} yes=${_(`clock.record`)} onReason=${b} onClose=${()=>v(!1)} />`}
${f&&e`<${U} path="timings" body=${{hanchan:n.id,what:`taken-back`,...f}} onApprove=${x} onClose=${()=>m(null)} />`}${u}`}function Be({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function Ve(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Z=`shinpan.keep.`;function He(e){let[t,n]=A(()=>D(Z+e)??[]),[r,i]=A(D(`${Z}page.${e}`)),[a,o]=A(!1),[s,l]=A(!1),u=t=>{v(Z+e,t),n(t)},d=async()=>{let t=await x.visitor();await We(t,e,u),await t.timekeeping(e).then(t=>{v(`${Z}page.${e}`,t),i(t),o(!1),l(!1)},e=>e.status===404?o(!0):l(!0))};return c(()=>{d();let e=setInterval(d,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:a,unreached:s,note:async t=>{let n=Q(e).at(-1);if(n&&Ue(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await x.visitor(),i=Q(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);u([...i,r(t)]),d()}}}function Ue(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Q(e){return D(Z+e)??[]}async function We(e,t,n){for(let r of Q(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Ge(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Ge(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Ge(e,t,n){n(Q(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[n=``,r=``]}){let{own:i,page:a,missing:o,unreached:s,note:c}=He([n,r].map(encodeURIComponent).join(`/`)),l=a?_(`keep.title-at`,{label:a.label}):_(`keep.title`);return o?e`<${E} title=${_(`keep.title`)}><${u} text=${_(`keep.missing`)}><a class="button" href="#/scan">${_(`hall-scan`)}</a><//><//>`:!a&&s?e`<${E} title=${l}><${u} text=${_(`live.unreached`)} /><//>`:a?a.hanchan?.scheduled_at?e`<${qe} title=${l} page=${a} own=${i} note=${c} />`:e`<${E} title=${l}><${u} text=${_(`keep.unscheduled`)} /><//>`:e`<${E} title=${l}><${t} /><//>`}function qe({title:t,page:{tournament:n,time_zone:r,hanchan:i},own:o,note:s}){let c=q(!0),l=Math.floor((c-Date.parse(i.scheduled_at))/1e3),u=i.players.find(({id:e})=>e===i.keeper),d=new Set(i.times.map(({id:e})=>e)),f=[...i.times,...o.filter(({id:e,body:t})=>t.hanchan===i.id&&!d.has(e)).map(Qe)],p=e=>s({hanchan:i.id,...e}),m=Ye(i,r),h=m||f.some(e=>e.what===`began`&&!$.includes(e.state)),v=!h&&e`<button class="button main" type="button" onClick=${()=>p({what:`began`})}>${_(`keep.begins`)}</button>`;return e`<${E} title=${t} up=${null} actions=${v}>
<p>${n} · ${_(`hall-round`,{round:i.round})}</p>
${u&&e`<p class="note info">${_(`keep.keeper`,{name:u.name})}</p>`}
${m&&e`<p class="note info" role="status">${m}</p>`}
${!m&&e`<section class="late" aria-labelledby="since">
<h2 id="since">${_(`keep.since`,{time:g(i.scheduled_at,r)})}</h2>
<p class="late-time" role="timer">${l<0?`−${a(-l)}`:a(l)}</p>
</section>`}
${!h&&e`<${Je} hanchan=${i} times=${f} record=${p} />`}
<${Ze} times=${f} players=${i.players} zone=${r} />
<p class="soft">${_(`keep.how`)}</p>
<//>`}function Je({hanchan:{timed:t,players:n,known:r},times:i,record:a}){let o=[{who:`arbiter`,name:_(`keep.arbiter`)},...n.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return e`<ul class="rows" aria-label=${_(`keep.who`)}>
${o.filter(({who:e})=>t.includes(e)).map(({name:t,...n})=>{let o=Xe(i,r,n);return e`<li key=${t}>
<button class="row" type="button" disabled=${!o} onClick=${()=>a({what:o,...n})}>
<span class="body who">${t}</span>${_(`keep.tap.${o??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function Ye({began_at:e,cancelled:t,finished:n},r){return n?_(`keep.finished`):e?_(`keep.began`,{time:g(e,r)}):t?_(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:t,players:n,zone:r}){if(t.length===0)return null;let i=({who:e,player:t})=>e===`arbiter`?_(`keep.arbiter`):n.find(({id:e})=>e===t)?.name;return e`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${_(`keep.kept`)}</h2>
<ul class="rows">
${t.map(t=>e`<li class="item" key=${t.id}>
<p><strong>${g(t.at,r)}</strong> ${_(`keep.did.${t.what}`,{name:i(t)??``})}</p>
<p class=${$.includes(t.state)?`note bad`:`soft`} role="status">${_(`keep.state.${t.state}`)} ${t.reason}</p>
</li>`)}
</ul>
</section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{me as Board,Ie as Start,Ke as Timekeeping};