import{$ as e,$t as t,At as n,Bt as r,Ct as i,E as a,En as o,Et as s,Gt as c,J as l,K as u,Lt as d,Mr as f,Nr as p,Nt as m,Pr as h,Pt as g,Qt as _,Tt as v,W as y,Yt as b,Zt as x,_n as S,_t as C,bn as w,cn as T,et as E,gt as D,i as O,jr as k,jt as ee,kt as A,lt as te,m as ne,n as re,nn as ie,tt as ae,un as j,vn as M,vt as N,xt as oe,yt as se,zt as P}from"./app.js";import{A as ce,D as le,M as F,N as I,T as ue,j as de,k as fe}from"./shared.js";const pe=[196,392,541];let L=null;function R(){L??=new AudioContext,L.resume();let e=L.currentTime+3;for(let[t,n]of pe.entries()){let r=new OscillatorNode(L,{frequency:n}),i=new GainNode(L,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(L.destination),r.start(),r.stop(e)}}function me({table:e,end:t,now:n,zone:r}){let{look:i,large:a,small:o}=he(e,t,n,r);return j`<li class=${i} aria-label=${_(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${_(`hall-round`,{round:e.round})}</small></h2>
<p class="board-time" role="timer">${a}</p>
${o.map(e=>j`<p key=${e}>${e}</p>`)}
</li>`}function he(e,t,n,r){return e.finished?{look:`over`,large:_(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:_(`board.cancelled`),small:[]}:e.ends_at?ge(e,t,n,r):e.began_at?{look:`plays`,large:_(`board.plays`),small:[_(`game.no-limit`)]}:e.scheduled_at?_e(e,n,r):{look:`over`,large:`—`,small:[_(`board.unscheduled`)]}}function ge({ends_at:e,extra_seconds:t},n,r,i){let a={began:0,ends:Date.parse(e)},o=t>0?[_(`game.extra`,{time:T(t)})]:[];if(!v(a,r)){let t=[_(`game.ends`,{time:b(e,i)}),...o];return{look:`plays`,large:T(s(a,r)),small:t}}return{look:`up`,large:_(`game.up`),small:[_(`game.still.${n.still}`),_(`game.chonbo.${n.chonbo}`)]}}function _e({scheduled_at:e,missed:t},n,r){let i=Math.floor((n-Date.parse(e))/1e3),a=_(i<0?`board.begins`:`board.late`,{time:b(e,r)}),o=t.map(({seat:e})=>_(e?`hall-wind.${e}`:`board.arbiter`)),s=o.length>0?[_(`board.awaited`,{who:x(o)})]:[];return i<0?{look:`soon`,large:T(-i),small:[a,...s]}:{look:t.length>0?`late`:`soon`,large:`+${T(i)}`,small:[a,...s]}}const z=5e3;function ve({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:i}=be(e),a=I(!0);if(r)return j`<main class="board"><h1>${_(`board.${r}`)}</h1><p>${_(`board.${r}-text`)}</p></main>`;if(!t)return j`<main class="board"><h1>Shinpan</h1>${i?j`<p role="status">${_(`live.unreached`)}</p>`:j`<${P} />`}</main>`;let o=[...t.tables].sort(ne());return j`<main class="board">
<header>
<h1>${t.name}</h1>
<${xe} board=${t} now=${a} />
<p class="board-now" role="timer">${b(new Date(a),t.time_zone)}</p>
</header>
${a-n>z*3&&j`<p class="note warn" role="status">${_(`board.unheard`,{time:b(new Date(n),t.time_zone)})}</p>`}
${t.tables.length===0&&j`<p>${_(`board.empty`)}</p>`}
<ul style=${ye(t.tables.length)}>${o.map(e=>j`<${me} key=${e.label} table=${e} end=${t.end_of_time} now=${a} zone=${t.time_zone} />`)}</ul>
</main>`}function ye(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function be(e){let[t,n]=p({board:null,heard:w.now(),refused:``,unreached:!1});k(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await w.visitor(),i=await r(e);t||n({board:i,heard:w.now(),refused:``,unreached:!1})}catch(e){let r={404:`missing`,403:`closed`}[e.status]??``;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,z);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return k(()=>{r?F({slug:e,name:r.name}):i&&de()?.slug===e&&F(null)},[e,r?.name,i]),k(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function xe({board:e,now:t}){let[n,r]=p(!1);ie();let i=e.tables.filter(({ends_at:e})=>e&&v({began:0,ends:Date.parse(e)},t)).map(({label:e,ends_at:t})=>`${e} ${t}`),a=f(new Set(i));return k(()=>{let e=i.some(e=>!a.current.has(e));a.current=new Set(i),n&&e&&R()},[i.join()]),j`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{r(!n),n||R()}}>${_(n?`board.sound-on`:`board.sound-off`)}</button>`}const B=`games-cancelled`;function Se(e,t,n,r){let i=Math.min(oe(n,r),86400),[a,s]=[B,`replacement`].map(n=>Ce(e,t,n)),c=i>=a&&!n.cancelled,l=c&&we(e,t)?a-1:i,u=n.replaced&&s<1/0?Math.max(l,s):l;return{...o(e,t,u),seconds:i,cancellation_due:c}}function Ce(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function we(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(B)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function Te(e,t){let n=N(e,t.round),r=n.map(D),i=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),a=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(a.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let a=se(e.id,r,i),o=n.filter(t=>t.person?.id===e.id);return a?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:a,revision:t,timings:o}]:[]})}function V(e,t,{who:n,clock:r},a){let{cancellation_due:o,...s}=Se(t,n,r,a);return{...i(e,s),due:o}}async function H(e,n,r={}){await w.send(`timing`,null,{hanchan:e.id,what:n,...r}),t()}function U(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const W=864e5;function G(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function K(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=G(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>W/2&&(l-=W),l<-432e5&&(l+=W),new Date(t-t%1e3+l).toISOString()}const Ee=[`corrected`,`stopped`,`undone`];function De({hanchan:e,late:t,name:n,due:r,book:i,zone:a,onClose:o}){let{official:s}=c(),{clock:u,person:d}=t,[f,h]=p(u.stopped?`corrected`:``),[v,y]=p(``),[b,x]=p(()=>G(u.stopped?.at??u.scheduled,a)),{does:S,wrong:C}=l(),w=Oe(t,r,s).map(e=>({value:e,text:_(`clock.way.${e}`)})),T=b&&ke(b,u,a),E=f===`corrected`&&T?Ae(Date.parse(T),u.scheduled):``,D=Ee.includes(f),O=f&&(!D||v.trim())&&(f!==`corrected`||b&&!E),k=v.trim()&&{reason:v.trim()};return j`<${ee} title=${n} onClose=${o}>
<${m} label=${_(`clock.what`)} value=${f} options=${w} onChange=${h} />
${f===`cancelled`&&j`<p class="note warn">${_(`clock.cancel-text`)}</p>`}
${f===`corrected`&&j`<${g} type="time" step="1" label=${_(`clock.arrived-at`)} value=${b} wrong=${E} onInput=${x} />`}
${f===`corrected`&&T&&!E&&i&&j`<${je} late=${t} book=${i} at=${Date.parse(T)} />`}
${D&&j`<${g} long label=${_(`clock.reason`)} value=${v} onInput=${y} />`}
${C}
<button class="button main" type="button" disabled=${!O} onClick=${()=>S(async()=>{f===`undone`?await H(e,`taken-back`,{takes_back:u.stopped.by,...k}):await H(e,f,{person:d,...f===`corrected`&&{arrived_at:T},...k}),o()})}>${_(`clock.record`)}</button>
<//>`}function Oe({clock:{stopped:e},timings:t},n,r){let i=e&&t.some(({id:t})=>t===e.by),a=r?.roles?.includes(`director`);return[`corrected`,`replaced`,i&&`undone`,n&&`cancelled`,a&&`stopped`].filter(Boolean)}function ke(e,{stopped:t,scheduled:n},r){return t&&e===G(t.at,r)?new Date(t.at).toISOString():K(e,n,r)}function Ae(e,t){return e>w.now()?_(`clock.to-come`):e<t-72e5?_(`clock.long-before`):``}function je({late:e,book:t,at:n}){let{library:r}=c(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=V(r,t,{...e,clock:i},n);return j`<p role="status">${_(`clock.becomes`,{cost:a.cost_line})}</p>`}function Me({hanchan:e,late:t,name:n,cost:r,book:i,now:a,zone:o,may:s}){let[c,l]=p(!1),{stopped:u}=t.clock;return j`<section class=${`late ${u?`stopped`:`runs`}`} aria-label=${n}>
<h2 class="who">${n}</h2>
<p class="late-time" role="timer">${r&&T(r.seconds)}</p>
<p class="late-cost"><strong>${r?.cost_line}</strong></p>
${!u&&r?.next&&r.next.at_seconds!==r.next_band?.at_seconds&&j`<p class="soft">${r.next.line}</p>`}
${!u&&r&&j`<${Ne} cost=${r} />`}
${r?.due&&j`<p class="note bad">${_(`clock.cancels`)}</p>`}
${u&&j`<p>${_(`clock.stopped.${u.how}`,{time:b(new Date(u.at),o)})}</p>`}
${u?.others.length>0&&j`<p class="note warn">${_(`clock.others`,{count:u.others.length})}</p>`}
${s&&j`<${Pe} hanchan=${e} late=${t} now=${a} onMore=${()=>l(!0)} />`}
${c&&j`<${De} hanchan=${e} late=${t} name=${n} due=${r?.due} book=${i} zone=${o} onClose=${()=>l(!1)} />`}
</section>`}function Ne({cost:{seconds:e,next_band:t}}){return!t||e>=t.at_seconds?null:j`<p class="late-next">
<progress max=${t.at_seconds} value=${e} aria-label=${_(`clock.next`)}></progress>
${_(`clock.next-at`,{time:T(t.at_seconds),cost:t.cost_line})}
</p>`}function Pe({hanchan:e,late:{clock:t,person:n,timings:r},now:i,onMore:a}){let{does:o,wrong:s}=l(),c=U(r,i);return j`<div class="pair">
${!t.stopped&&j`<button class="button main" type="button" onClick=${()=>o(()=>H(e,`arrived`,{person:n}))}>${_(`clock.arrived`)}</button>`}
${c?j`<button class="button" type="button" onClick=${()=>o(()=>H(e,`taken-back`,{takes_back:c.id}))}>${_(`clock.undo`)}</button>`:j`<button class="button" type="button" onClick=${a}>${_(`clock.more`)}</button>`}
</div>${s}`}const q=1440;function Fe({state:e,hanchan:t,zone:n,may:r}){let[i,a]=p(!1),o=t.scheduled_at&&Date.parse(t.scheduled_at),[s,c]=p(()=>G(o||w.now(),n).slice(0,5)),[u,d]=p(()=>String(t.minutes??Ie(e)??``)),{does:f,wrong:m}=l(),h=u.trim()?Number(u):null,v=h===null||Number.isInteger(h)&&h>=1&&h<=q;return o&&!i?j`<p class="scheduled"><span>${_(`clock.scheduled`,{time:b(t.scheduled_at,n)})}${t.minutes&&j` · ${_(`clock.lasts`,{count:t.minutes})}`}</span>
${r&&j`<button class="button quiet" type="button" onClick=${()=>a(!0)}>${_(`clock.change`)}</button>`}
</p>`:r?j`<section class="card">
<${g} type="time" label=${_(`clock.when`)} hint=${_(`clock.when-text`)} value=${s} onInput=${c} />
<${g} type="number" min="1" max=${q} inputmode="numeric" label=${_(`clock.length`)} hint=${_(`clock.length-text`)} value=${u} onInput=${d} />
${m}
<button class="button main" type="button" disabled=${!s||!v} onClick=${()=>f(async()=>{let e={scheduled_at:o&&s===G(o,n).slice(0,5)?t.scheduled_at:K(s,o||w.now(),n),minutes:h};await w.send(`schedule`,t.id,e),a(!1)})}>${_(`clock.set`)}</button>
</section>`:j`<p>${_(`clock.unscheduled`)}</p>`}function Ie(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Le({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...O(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:i})=>j`<p class="note bad" key=${[t.id,i,n].join()}>
${_(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Re(e,n,r,i)})}
<a class="button" href="#/fines">${_(`hall-fines`)}</a>
</p>`)}function Re(e,t,n,r){let i=re(t,n);return r?`${i} (${te(e,r)})`:i}function ze({args:[t,r]}){let{tournament:i,state:a}=c(),o=a?.tables[t];if(!i||!a)return j`<${n} title=${_(`clock.title`)} />`;if(!o)return j`<${A} title=${_(`clock.title`)} text=${_(`hall-no-table`)} up="#/tables" />`;let s=a.hanchans[r]??e(a,t),l=`#/table/${t}`;return s?j`<${Be} state=${a} table=${o} hanchan=${s} />`:j`<${A} title=${_(`clock.title`)} text=${_(`hall-no-hanchan-text`)} up=${l} />`}function Be({state:e,table:t,hanchan:n}){let{library:i,official:o}=c(),s=y(o),l=h(()=>Te(e,n),[e,n]),u=a(l),d=h(()=>C(e,n),[e,n]),{begun:f,cancelled:p}=d,m=I(l.length>0||!!f),g=e.settings.time_zone,v=l.map(t=>{let n=u[t.revision];return{late:t,name:J(e,t.person),cost:n&&V(i,n,t,m),book:n}});return ce(v.filter(({late:{clock:e},cost:t})=>t&&!e.stopped).map(Ue)),j`<${r} title=${_(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`}
actions=${s&&!(p&&!f)&&n.scheduled_at&&j`<${He} state=${e} hanchan=${n} begun=${f} now=${m} zone=${g} />`}>
${s&&l.some(({clock:e})=>!e.stopped)&&j`<${fe} />`}
${p&&j`<p class="note bad">${_(`clock.cancelled`)}</p>`}
${!f&&j`<${Le} state=${e} hanchan=${n} />`}
<${le} state=${e} hanchan=${n} zone=${g} />
<${Fe} key=${n.scheduled_at} may=${s} state=${e} hanchan=${n} zone=${g} />
${f&&j`<${ue} may=${s} hanchan=${n} game=${d} now=${m} zone=${g} />`}
${v.map(e=>j`<${Me} key=${e.late.person.id} may=${s} hanchan=${n} ...${e} now=${m} zone=${g} />`)}
${s&&n.scheduled_at&&j`<${Ve} state=${e} table=${t} hanchan=${n} late=${l} begun=${f} />`}
<//>`}function Ve({state:e,table:t,hanchan:n,late:r,begun:i}){let{does:a,wrong:o}=l(),s=new Set(r.map(({person:e})=>e.id)),c=ae(n,E(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),u=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),d=c.filter(({id:e})=>!s.has(e)),f=u.map(({id:e})=>({kind:`official`,id:e})).filter(({id:e})=>!s.has(e)),p=e=>a(async()=>{for(let t of e)await H(n,`absent`,{person:t})});return i||d.length+f.length===0?null:j`<section aria-labelledby="present" class="stack">
<h2 id="present">${_(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...d,...f].map(t=>j`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>p([t])}>
<span class="body who">${J(e,t)}${t.kind===`official`&&j`<small>${_(`hall-role.arbiter`)}</small>`}</span>
${_(`clock.absent`)}
</button>
</li>`)}
</ul>
${d.length>1&&j`<button class="button" type="button" onClick=${()=>p(d)}>${_(`clock.all-absent`)}</button>`}
${o}
</section>`}function He({state:e,hanchan:t,begun:n,now:r,zone:i}){let{does:a,wrong:o}=l(),[s,c]=p(!1);if(!n)return j`<button class="button main" type="button" onClick=${()=>a(()=>H(t,`began`))}>${_(`clock.begins`)}</button>${o}`;let d=async e=>{await H(t,`taken-back`,{takes_back:n.by,reason:e}),c(!1)},f=U(N(e,t.round).filter(e=>e.hanchan===t.id&&!e.person),r);return j`<p class="body">${_(`clock.began`,{time:b(new Date(n.at),i)})}</p>
${f&&j`<button class="button" type="button" onClick=${()=>a(()=>H(t,`taken-back`,{takes_back:f.id}))}>${_(`clock.undo`)}</button>`}
${!f&&j`<button class="button quiet" type="button" onClick=${()=>c(!0)}>${_(`clock.mistake`)}</button>`}
${s&&j`<${u} title=${_(`clock.mistake`)} yes=${_(`clock.record`)} onReason=${d} onClose=${()=>c(!1)} />`}${o}`}function Ue({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function J(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Y=`shinpan.keep.`;function We(e){let[t,n]=p(()=>M(Y+e)??[]),[r,i]=p(M(`${Y}page.${e}`)),[a,o]=p(!1),[s,c]=p(!1),l=t=>{S(Y+e,t),n(t)},u=async()=>{let t=await w.visitor();await Ge(t,e,l),await t.timekeeping(e).then(t=>{S(`${Y}page.${e}`,t),i(t),o(!1),c(!1)},e=>e.status===404?o(!0):c(!0))};return k(()=>{u();let e=setInterval(u,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:a,unreached:s,note:async t=>{let n=Z(e).at(-1);if(n&&X(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await w.visitor(),i=Z(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);l([...i,r(t)]),u()}}}function X(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return M(Y+e)??[]}async function Ge(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[e=``]}){let{own:t,page:n,missing:i,unreached:a,note:o}=We(e),s=n?_(`keep.title-at`,{label:n.label}):_(`keep.title`);return i?j`<${r} title=${_(`keep.title`)}><${d} text=${_(`keep.missing`)} /><//>`:!n&&a?j`<${r} title=${s}><${d} text=${_(`live.unreached`)} /><//>`:n?n.hanchan?.scheduled_at?j`<${qe} title=${s} page=${n} own=${t} note=${o} />`:j`<${r} title=${s}><${d} text=${_(`keep.unscheduled`)} /><//>`:j`<${r} title=${s}><${P} /><//>`}function qe({title:e,page:{tournament:t,time_zone:n,hanchan:i},own:a,note:o}){let s=I(!0),c=Math.floor((s-Date.parse(i.scheduled_at))/1e3),l=i.players.find(({id:e})=>e===i.keeper),u=new Set(i.times.map(({id:e})=>e)),d=[...i.times,...a.filter(({id:e,body:t})=>t.hanchan===i.id&&!u.has(e)).map(Qe)],f=e=>o({hanchan:i.id,...e}),p=Ye(i,n),m=p||d.some(e=>e.what===`began`&&!$.includes(e.state)),h=!m&&j`<button class="button main" type="button" onClick=${()=>f({what:`began`})}>${_(`keep.begins`)}</button>`;return j`<${r} title=${e} up=${null} actions=${h}>
<p>${t} · ${_(`hall-round`,{round:i.round})}</p>
${l&&j`<p class="note info">${_(`keep.keeper`,{name:l.name})}</p>`}
${p&&j`<p class="note info" role="status">${p}</p>`}
${!p&&j`<section class="late" aria-labelledby="since">
<h2 id="since">${_(`keep.since`,{time:b(i.scheduled_at,n)})}</h2>
<p class="late-time" role="timer">${c<0?`−${T(-c)}`:T(c)}</p>
</section>`}
${!m&&j`<${Je} hanchan=${i} times=${d} record=${f} />`}
<${Ze} times=${d} players=${i.players} zone=${n} />
<p class="soft">${_(`keep.how`)}</p>
<//>`}function Je({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:_(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return j`<ul class="rows" aria-label=${_(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Xe(r,n,t);return j`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${_(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function Ye({began_at:e,cancelled:t,finished:n},r){return n?_(`keep.finished`):e?_(`keep.began`,{time:b(e,r)}):t?_(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?_(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return j`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${_(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>j`<li class="item" key=${e.id}>
<p><strong>${b(e.at,n)}</strong> ${_(`keep.did.${e.what}`,{name:r(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${_(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{ve as Board,ze as Start,Ke as Timekeeping};