import{Et as e,Ft as t,H as n,Ht as r,Jt as i,L as a,Lt as o,M as s,P as c,Rt as l,Tt as u,U as d,V as f,W as p,Zt as m,_r as h,_t as g,an as _,at as v,bt as y,dt as b,fn as x,ft as S,gr as C,gt as w,ht as T,in as E,it as D,jt as O,l as k,lt as A,mr as j,n as ee,nt as te,rt as ne,sn as M,st as re,vr as N,wt as P,yt as ie,zt as ae}from"./app.js";import{B as oe,D as se,H as F,I as ce,R as le,U as I,V as ue,k as de}from"./shared.js";const fe=[196,392,541];let L=null;function R(){L??=new AudioContext,L.resume();let e=L.currentTime+3;for(let[t,n]of fe.entries()){let r=new OscillatorNode(L,{frequency:n}),i=new GainNode(L,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(L.destination),r.start(),r.stop(e)}}function pe({table:e,end:t,now:n,zone:r}){let{look:i,large:a,small:o}=me(e,t,n,r);return m`<li class=${i} aria-label=${l(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${l(`hall-round`,{round:e.round})}</small></h2>
<p class="board-time" role="timer">${a}</p>
${o.map(e=>m`<p key=${e}>${e}</p>`)}
</li>`}function me(e,t,n,r){return e.finished?{look:`over`,large:l(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:l(`board.cancelled`),small:[]}:e.ends_at?he(e,t,n,r):e.began_at?{look:`plays`,large:l(`board.plays`),small:[l(`game.no-limit`)]}:e.scheduled_at?ge(e,n,r):{look:`over`,large:`—`,small:[l(`board.unscheduled`)]}}function he({ends_at:e,extra_seconds:n},r,a,o){let s={began:0,ends:Date.parse(e)},c=n>0?[l(`game.extra`,{time:i(n)})]:[];if(!b(s,a)){let n=[l(`game.ends`,{time:t(e,o)}),...c];return{look:`plays`,large:i(S(s,a)),small:n}}return{look:`up`,large:l(`game.up`),small:[l(`game.still.${r.still}`),l(`game.chonbo.${r.chonbo}`)]}}function ge({scheduled_at:e,missed:n},r,a){let s=Math.floor((r-Date.parse(e))/1e3),c=l(s<0?`board.begins`:`board.late`,{time:t(e,a)}),u=n.map(({seat:e})=>l(e?`hall-wind.${e}`:`board.arbiter`)),d=u.length>0?[l(`board.awaited`,{who:o(u)})]:[];return s<0?{look:`soon`,large:i(-s),small:[c,...d]}:{look:n.length>0?`late`:`soon`,large:`+${i(s)}`,small:[c,...d]}}const z=5e3;function _e({args:[n=``]}){let{board:r,heard:i,refused:a,unreached:o}=ye(n),s=I(!0);if(a)return m`<main class="board"><h1>${l(`board.${a}`)}</h1><p>${l(`board.${a}-text`)}</p></main>`;if(!r)return m`<main class="board"><h1>Shinpan</h1>${o?m`<p role="status">${l(`live.unreached`)}</p>`:m`<${e} />`}</main>`;let c=[...r.tables].sort(ee());return m`<main class="board">
<header>
<h1>${r.name}</h1>
<${be} board=${r} now=${s} />
<p class="board-now" role="timer">${t(new Date(s),r.time_zone)}</p>
</header>
${s-i>z*3&&m`<p class="note warn" role="status">${l(`board.unheard`,{time:t(new Date(i),r.time_zone)})}</p>`}
${r.tables.length===0&&m`<p>${l(`board.empty`)}</p>`}
<ul style=${ve(r.tables.length)}>${c.map(e=>m`<${pe} key=${e.label} table=${e} end=${r.end_of_time} now=${s} zone=${r.time_zone} />`)}</ul>
</main>`}function ve(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function ye(e){let[t,n]=h({board:null,heard:M.now(),refused:``,unreached:!1});j(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await M.visitor(),i=await r(e);t||n({board:i,heard:M.now(),refused:``,unreached:!1})}catch(e){let r={404:`missing`,403:`closed`}[e.status]??``;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,z);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return j(()=>{r?F({slug:e,name:r.name}):i&&ue()?.slug===e&&F(null)},[e,r?.name,i]),j(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function be({board:e,now:t}){let[n,i]=h(!1);r();let a=e.tables.filter(({ends_at:e})=>e&&b({began:0,ends:Date.parse(e)},t)).map(({label:e,ends_at:t})=>`${e} ${t}`),o=C(new Set(a));return j(()=>{let e=a.some(e=>!o.current.has(e));o.current=new Set(a),n&&e&&R()},[a.join()]),m`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{i(!n),n||R()}}>${l(n?`board.sound-on`:`board.sound-off`)}</button>`}async function B(e,t,n={}){await M.send(`timing`,null,{hanchan:e.id,what:t,...n}),ae()}function V(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const H=`games-cancelled`;function xe(e,t,n,r){let i=Math.min(re(n,r),86400),[a,o]=[H,`replacement`].map(n=>Se(e,t,n)),s=i>=a&&!n.cancelled,c=s&&Ce(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...x(e,t,l),seconds:i,cancellation_due:s}}function Se(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function Ce(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(H)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function we(e,t){let n=D(e,t.round),r=n.map(ne),i=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),a=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(a.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let a=v(e.id,r,i),o=n.filter(t=>t.person?.id===e.id);return a?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:a,revision:t,timings:o}]:[]})}function U(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=xe(t,n,r,i);return{...A(e,o),due:a}}const W=864e5;function G(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function K(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=G(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>W/2&&(l-=W),l<-432e5&&(l+=W),new Date(t-t%1e3+l).toISOString()}const Te=[`corrected`,`stopped`,`undone`];function Ee({hanchan:e,late:t,name:n,due:r,book:i,zone:o,onClose:s}){let{official:c}=O(),{clock:u,person:d}=t,[f,p]=h(u.stopped?`corrected`:``),[_,v]=h(``),[b,x]=h(()=>G(u.stopped?.at??u.scheduled,o)),{does:S,wrong:C}=a(),w=De(t,r,c).map(e=>({value:e,text:l(`clock.way.${e}`)})),T=b&&Oe(b,u,o),E=f===`corrected`&&T?ke(Date.parse(T),u.scheduled):``,D=Te.includes(f),k=f&&(!D||_.trim())&&(f!==`corrected`||b&&!E),A=_.trim()&&{reason:_.trim()};return m`<${g} title=${n} onClose=${s}>
<${ie} label=${l(`clock.what`)} value=${f} options=${w} onChange=${p} />
${f===`cancelled`&&m`<p class="note warn">${l(`clock.cancel-text`)}</p>`}
${f===`corrected`&&m`<${y} type="time" step="1" label=${l(`clock.arrived-at`)} value=${b} wrong=${E} onInput=${x} />`}
${f===`corrected`&&T&&!E&&i&&m`<${Ae} late=${t} book=${i} at=${Date.parse(T)} />`}
${D&&m`<${y} long label=${l(`clock.reason`)} value=${_} onInput=${v} />`}
${C}
<button class="button main" type="button" disabled=${!k} onClick=${()=>S(async()=>{f===`undone`?await B(e,`taken-back`,{takes_back:u.stopped.by,...A}):await B(e,f,{person:d,...f===`corrected`&&{arrived_at:T},...A}),s()})}>${l(`clock.record`)}</button>
<//>`}function De({clock:{stopped:e},timings:t},n,r){let i=e&&t.some(({id:t})=>t===e.by),a=r?.roles?.includes(`director`);return[`corrected`,`replaced`,i&&`undone`,n&&`cancelled`,a&&`stopped`].filter(Boolean)}function Oe(e,{stopped:t,scheduled:n},r){return t&&e===G(t.at,r)?new Date(t.at).toISOString():K(e,n,r)}function ke(e,t){return e>M.now()?l(`clock.to-come`):e<t-72e5?l(`clock.long-before`):``}function Ae({late:e,book:t,at:n}){let{library:r}=O(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=U(r,t,{...e,clock:i},n);return m`<p role="status">${l(`clock.becomes`,{cost:a.cost_line})}</p>`}function je({hanchan:e,late:n,name:r,cost:a,book:o,now:s,zone:c,may:u}){let[d,f]=h(!1),{stopped:p}=n.clock;return m`<section class=${`late ${p?`stopped`:`runs`}`} aria-label=${r}>
<h2 class="who">${r}</h2>
<p class="late-time" role="timer">${a&&i(a.seconds)}</p>
<p class="late-cost"><strong>${a?.cost_line}</strong></p>
${!p&&a?.next&&a.next.at_seconds!==a.next_band?.at_seconds&&m`<p class="soft">${a.next.line}</p>`}
${!p&&a&&m`<${Me} cost=${a} />`}
${a?.due&&m`<p class="note bad">${l(`clock.cancels`)}</p>`}
${p&&m`<p>${l(`clock.stopped.${p.how}`,{time:t(new Date(p.at),c)})}</p>`}
${p?.others.length>0&&m`<p class="note warn">${l(`clock.others`,{count:p.others.length})}</p>`}
${u&&m`<${Ne} hanchan=${e} late=${n} now=${s} onMore=${()=>f(!0)} />`}
${d&&m`<${Ee} hanchan=${e} late=${n} name=${r} due=${a?.due} book=${o} zone=${c} onClose=${()=>f(!1)} />`}
</section>`}function Me({cost:{seconds:e,next_band:t}}){return!t||e>=t.at_seconds?null:m`<p class="late-next">
<progress max=${t.at_seconds} value=${e} aria-label=${l(`clock.next`)}></progress>
${l(`clock.next-at`,{time:i(t.at_seconds),cost:t.cost_line})}
</p>`}function Ne({hanchan:e,late:{clock:t,person:n,timings:r},now:i,onMore:o}){let{does:s,wrong:c}=a(),u=V(r,i);return m`<div class="pair">
${!t.stopped&&m`<button class="button main" type="button" onClick=${()=>s(()=>B(e,`arrived`,{person:n}))}>${l(`clock.arrived`)}</button>`}
${u?m`<button class="button" type="button" onClick=${()=>s(()=>B(e,`taken-back`,{takes_back:u.id}))}>${l(`clock.undo`)}</button>`:m`<button class="button" type="button" onClick=${o}>${l(`clock.more`)}</button>`}
</div>${c}`}function Pe(){let[e,t]=h(globalThis.Notification?.permission??`denied`);return e==="default"?m`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${l(`clock.notify`)}</button>`:null}function Fe({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...de(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:i})=>m`<p class="note bad" key=${[t.id,i,n].join()}>
${l(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Ie(e,n,r,i)})}
<a class="button" href="#/fines">${l(`hall-fines`)}</a>
</p>`)}function Ie(e,t,n,r){let i=se(t,n);return r?`${i} (${p(e,r)})`:i}const q=1440;function Le({state:e,hanchan:n,zone:r,may:i}){let[o,s]=h(!1),c=n.scheduled_at&&Date.parse(n.scheduled_at),[u,d]=h(()=>G(c||M.now(),r).slice(0,5)),[f,p]=h(()=>String(n.minutes??Re(e)??``)),{does:g,wrong:_}=a(),v=f.trim()?Number(f):null,b=v===null||Number.isInteger(v)&&v>=1&&v<=q;return c&&!o?m`<p class="scheduled"><span>${l(`clock.scheduled`,{time:t(n.scheduled_at,r)})}${n.minutes&&m` · ${l(`clock.lasts`,{count:n.minutes})}`}</span>
${i&&m`<button class="button quiet" type="button" onClick=${()=>s(!0)}>${l(`clock.change`)}</button>`}
</p>`:i?m`<section class="card">
<${y} type="time" label=${l(`clock.when`)} hint=${l(`clock.when-text`)} value=${u} onInput=${d} />
<${y} type="number" min="1" max=${q} inputmode="numeric" label=${l(`clock.length`)} hint=${l(`clock.length-text`)} value=${f} onInput=${p} />
${_}
<button class="button main" type="button" disabled=${!u||!b} onClick=${()=>g(async()=>{let e={scheduled_at:c&&u===G(c,r).slice(0,5)?n.scheduled_at:K(u,c||M.now(),r),minutes:v};await M.send(`schedule`,n.id,e),s(!1)})}>${l(`clock.set`)}</button>
</section>`:m`<p>${l(`clock.unscheduled`)}</p>`}function Re(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function ze({args:[e,t]}){let{tournament:n,state:r}=O(),i=r?.tables[e];if(!n||!r)return m`<${w} title=${l(`clock.title`)} />`;if(!i)return m`<${T} title=${l(`clock.title`)} text=${l(`hall-no-table`)} up="#/tables" />`;let a=r.hanchans[t]??f(r,e),o=`#/table/${e}`;return a?m`<${Be} state=${r} table=${i} hanchan=${a} />`:m`<${T} title=${l(`clock.title`)} text=${l(`hall-no-hanchan-text`)} up=${o} />`}function Be({state:e,table:t,hanchan:n}){let{library:r,official:i}=O(),a=s(i),o=N(()=>we(e,n),[e,n]),c=k(o),d=N(()=>te(e,n),[e,n]),{begun:f,cancelled:p}=d,h=I(o.length>0||!!f),g=e.settings.time_zone,_=o.map(t=>{let n=c[t.revision];return{late:t,name:J(e,t.person),cost:n&&U(r,n,t,h),book:n}});return oe(_.filter(({late:{clock:e},cost:t})=>t&&!e.stopped).map(Ue)),m`<${u} title=${l(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`}
actions=${a&&!(p&&!f)&&n.scheduled_at&&m`<${He} state=${e} hanchan=${n} begun=${f} now=${h} zone=${g} />`}>
${a&&o.some(({clock:e})=>!e.stopped)&&m`<${Pe} />`}
${p&&m`<p class="note bad">${l(`clock.cancelled`)}</p>`}
${!f&&m`<${Fe} state=${e} hanchan=${n} />`}
<${le} state=${e} hanchan=${n} zone=${g} />
<${Le} key=${n.scheduled_at} may=${a} state=${e} hanchan=${n} zone=${g} />
${f&&m`<${ce} may=${a} hanchan=${n} game=${d} now=${h} zone=${g} />`}
${_.map(e=>m`<${je} key=${e.late.person.id} may=${a} hanchan=${n} ...${e} now=${h} zone=${g} />`)}
${a&&n.scheduled_at&&m`<${Ve} state=${e} table=${t} hanchan=${n} late=${o} begun=${f} />`}
<//>`}function Ve({state:e,table:t,hanchan:r,late:i,begun:o}){let{does:s,wrong:c}=a(),u=new Set(i.map(({person:e})=>e.id)),f=d(r,n(e,t.id,r)).map(({player:e})=>({kind:`player`,id:e})),p=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),h=f.filter(({id:e})=>!u.has(e)),g=p.map(({id:e})=>({kind:`official`,id:e})).filter(({id:e})=>!u.has(e)),_=e=>s(async()=>{for(let t of e)await B(r,`absent`,{person:t})});return o||h.length+g.length===0?null:m`<section aria-labelledby="present" class="stack">
<h2 id="present">${l(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...h,...g].map(t=>m`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>_([t])}>
<span class="body who">${J(e,t)}${t.kind===`official`&&m`<small>${l(`hall-role.arbiter`)}</small>`}</span>
${l(`clock.absent`)}
</button>
</li>`)}
</ul>
${h.length>1&&m`<button class="button" type="button" onClick=${()=>_(h)}>${l(`clock.all-absent`)}</button>`}
${c}
</section>`}function He({state:e,hanchan:n,begun:r,now:i,zone:o}){let{does:s,wrong:u}=a(),[d,f]=h(!1);if(!r)return m`<button class="button main" type="button" onClick=${()=>s(()=>B(n,`began`))}>${l(`clock.begins`)}</button>${u}`;let p=async e=>{await B(n,`taken-back`,{takes_back:r.by,reason:e}),f(!1)},g=V(D(e,n.round).filter(e=>e.hanchan===n.id&&!e.person),i);return m`<p class="body">${l(`clock.began`,{time:t(new Date(r.at),o)})}</p>
${g&&m`<button class="button" type="button" onClick=${()=>s(()=>B(n,`taken-back`,{takes_back:g.id}))}>${l(`clock.undo`)}</button>`}
${!g&&m`<button class="button quiet" type="button" onClick=${()=>f(!0)}>${l(`clock.mistake`)}</button>`}
${d&&m`<${c} title=${l(`clock.mistake`)} yes=${l(`clock.record`)} onReason=${p} onClose=${()=>f(!1)} />`}${u}`}function Ue({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function J(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Y=`shinpan.keep.`;function We(e){let[t,n]=h(()=>_(Y+e)??[]),[r,i]=h(_(`${Y}page.${e}`)),[a,o]=h(!1),[s,c]=h(!1),l=t=>{E(Y+e,t),n(t)},u=async()=>{let t=await M.visitor();await Ge(t,e,l),await t.timekeeping(e).then(t=>{E(`${Y}page.${e}`,t),i(t),o(!1),c(!1)},e=>e.status===404?o(!0):c(!0))};return j(()=>{u();let e=setInterval(u,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:a,unreached:s,note:async t=>{let n=Z(e).at(-1);if(n&&X(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{timeToKeep:r}=await M.visitor(),i=Z(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);l([...i,r(t)]),u()}}}function X(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return _(Y+e)??[]}async function Ge(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.keepTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[t=``]}){let{own:n,page:r,missing:i,unreached:a,note:o}=We(t),s=r?l(`keep.title-at`,{label:r.label}):l(`keep.title`);return i?m`<${u} title=${l(`keep.title`)}><${P} text=${l(`keep.missing`)} /><//>`:!r&&a?m`<${u} title=${s}><${P} text=${l(`live.unreached`)} /><//>`:r?r.hanchan?.scheduled_at?m`<${qe} title=${s} page=${r} own=${n} note=${o} />`:m`<${u} title=${s}><${P} text=${l(`keep.unscheduled`)} /><//>`:m`<${u} title=${s}><${e} /><//>`}function qe({title:e,page:{tournament:n,time_zone:r,hanchan:a},own:o,note:s}){let c=I(!0),d=Math.floor((c-Date.parse(a.scheduled_at))/1e3),f=a.players.find(({id:e})=>e===a.keeper),p=new Set(a.times.map(({id:e})=>e)),h=[...a.times,...o.filter(({id:e,body:t})=>t.hanchan===a.id&&!p.has(e)).map(Qe)],g=e=>s({hanchan:a.id,...e}),_=Ye(a,r),v=_||h.some(e=>e.what===`began`&&!$.includes(e.state)),y=!v&&m`<button class="button main" type="button" onClick=${()=>g({what:`began`})}>${l(`keep.begins`)}</button>`;return m`<${u} title=${e} up=${null} actions=${y}>
<p>${n} · ${l(`hall-round`,{round:a.round})}</p>
${f&&m`<p class="note info">${l(`keep.keeper`,{name:f.name})}</p>`}
${_&&m`<p class="note info" role="status">${_}</p>`}
${!_&&m`<section class="late" aria-labelledby="since">
<h2 id="since">${l(`keep.since`,{time:t(a.scheduled_at,r)})}</h2>
<p class="late-time" role="timer">${d<0?`−${i(-d)}`:i(d)}</p>
</section>`}
${!v&&m`<${Je} hanchan=${a} times=${h} tell=${g} />`}
<${Ze} times=${h} players=${a.players} zone=${r} />
<p class="soft">${l(`keep.how`)}</p>
<//>`}function Je({hanchan:{timed:e,players:t,known:n},times:r,tell:i}){let a=[{who:`arbiter`,name:l(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return m`<ul class="rows" aria-label=${l(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Xe(r,n,t);return m`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${l(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function Ye({began_at:e,cancelled:n,finished:r},i){return r?l(`keep.finished`):e?l(`keep.began`,{time:t(e,i)}):n?l(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:e,players:n,zone:r}){if(e.length===0)return null;let i=({who:e,player:t})=>e===`arbiter`?l(`keep.arbiter`):n.find(({id:e})=>e===t)?.name;return m`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${l(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>m`<li class="item" key=${e.id}>
<p><strong>${t(e.at,r)}</strong> ${l(`keep.did.${e.what}`,{name:i(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${l(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{_e as Board,Ke as Keep,ze as Start};