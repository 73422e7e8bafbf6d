import{$ as e,Cr as t,Ct as n,Dt as r,E as i,Ft as a,H as o,K as s,Lt as c,Mr as l,Mt as u,Nr as d,Ot as f,Pr as p,Q as m,Rt as h,Ut as g,W as _,Xt as v,Yt as y,Z as b,Zt as x,_t as S,an as C,en as w,fn as T,gt as E,hn as D,ht as O,i as k,jr as A,jt as ee,kt as te,m as ne,mt as re,n as ie,pn as j,qt as M,st as ae,wt as oe,xn as se,xt as ce,yt as le}from"./app.js";import{A as ue,D as de,M as N,N as P,T as fe,j as pe,k as me}from"./shared.js";const he=[196,392,541];let F=null;function I(){F??=new AudioContext,F.resume();let e=F.currentTime+3;for(let[t,n]of he.entries()){let r=new OscillatorNode(F,{frequency:n}),i=new GainNode(F,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(F.destination),r.start(),r.stop(e)}}function L({table:e,end:t,now:n,zone:r}){let{look:i,large:a,small:o}=R(e,t,n,r);return C`<li class=${i} aria-label=${v(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${v(`hall-round`,{round:e.round})}</small></h2>
<p class="board-time" role="timer">${a}</p>
${o.map(e=>C`<p key=${e}>${e}</p>`)}
</li>`}function R(e,t,n,r){return e.finished?{look:`over`,large:v(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:v(`board.cancelled`),small:[]}:e.ends_at?ge(e,t,n,r):e.began_at?{look:`plays`,large:v(`board.plays`),small:[v(`game.no-limit`)]}:e.scheduled_at?_e(e,n,r):{look:`over`,large:`—`,small:[v(`board.unscheduled`)]}}function ge({ends_at:e,extra_seconds:r},i,a,o){let s={began:0,ends:Date.parse(e)},c=r>0?[v(`game.extra`,{time:t(r)})]:[];if(!n(s,a)){let n=[v(`game.ends`,{time:M(e,o)}),...c];return{look:`plays`,large:t(oe(s,a)),small:n}}return{look:`up`,large:v(`game.up`),small:[v(`game.still.${i.still}`),v(`game.chonbo.${i.chonbo}`)]}}function _e({scheduled_at:e,missed:n},r,i){let a=Math.floor((r-Date.parse(e))/1e3),o=v(a<0?`board.begins`:`board.late`,{time:M(e,i)}),s=n.map(({seat:e})=>v(e?`hall-wind.${e}`:`board.arbiter`)),c=s.length>0?[v(`board.awaited`,{who:y(s)})]:[];return a<0?{look:`soon`,large:t(-a),small:[o,...c]}:{look:n.length>0?`late`:`soon`,large:`+${t(a)}`,small:[o,...c]}}const z=5e3;function ve({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:i}=be(e),a=P(!0);if(r)return C`<main class="board"><h1>${v(`board.${r}`)}</h1><p>${v(`board.${r}-text`)}</p></main>`;if(!t)return C`<main class="board"><h1>Shinpan</h1>${i?C`<p role="status">${v(`live.unreached`)}</p>`:C`<${c} />`}</main>`;let o=[...t.tables].sort(ne());return C`<main class="board">
<header>
<h1>${t.name}</h1>
<${xe} board=${t} now=${a} />
<p class="board-now" role="timer">${M(new Date(a),t.time_zone)}</p>
</header>
${a-n>z*3&&C`<p class="note warn" role="status">${v(`board.unheard`,{time:M(new Date(n),t.time_zone)})}</p>`}
${t.tables.length===0&&C`<p>${v(`board.empty`)}</p>`}
<ul style=${ye(t.tables.length)}>${o.map(e=>C`<${L} key=${e.label} table=${e} end=${t.end_of_time} now=${a} zone=${t.time_zone} />`)}</ul>
</main>`}function ye(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function be(e){let[t,n]=d({board:null,heard:D.now(),refused:``,unreached:!1});A(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await D.visitor(),i=await r(e);t||n({board:i,heard:D.now(),refused:``,unreached:!1})}catch(e){let r={404:`missing`,403:`closed`}[e.status]??``;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,z);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return A(()=>{r?N({slug:e,name:r.name}):i&&pe()?.slug===e&&N(null)},[e,r?.name,i]),A(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function xe({board:e,now:t}){let[r,i]=d(!1);w();let a=e.tables.filter(({ends_at:e})=>e&&n({began:0,ends:Date.parse(e)},t)).map(({label:e,ends_at:t})=>`${e} ${t}`),o=l(new Set(a));return A(()=>{let e=a.some(e=>!o.current.has(e));o.current=new Set(a),r&&e&&I()},[a.join()]),C`<button class="button" type="button" aria-pressed=${r} onClick=${()=>{i(!r),r||I()}}>${v(r?`board.sound-on`:`board.sound-off`)}</button>`}const B=`games-cancelled`;function Se(e,t,n,r){let i=Math.min(le(n,r),86400),[a,o]=[B,`replacement`].map(n=>Ce(e,t,n)),s=i>=a&&!n.cancelled,c=s&&we(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...se(e,t,l),seconds:i,cancellation_due:s}}function Ce(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function we(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(B)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function Te(e,t){let n=E(e,t.round),r=n.map(re),i=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),a=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(a.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let a=S(e.id,r,i),o=n.filter(t=>t.person?.id===e.id);return a?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:a,revision:t,timings:o}]:[]})}function V(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=Se(t,n,r,i);return{...ce(e,o),due:a}}async function H(e,t,n={}){await D.send(`timing`,null,{hanchan:e.id,what:t,...n}),x()}function U(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const W=864e5;function G(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function K(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=G(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>W/2&&(l-=W),l<-432e5&&(l+=W),new Date(t-t%1e3+l).toISOString()}const Ee=[`corrected`,`stopped`,`undone`];function De({hanchan:e,late:t,name:n,due:r,book:i,zone:a,onClose:o}){let{official:c}=g(),{clock:l,person:f}=t,[p,m]=d(l.stopped?`corrected`:``),[h,_]=d(``),[y,b]=d(()=>G(l.stopped?.at??l.scheduled,a)),{does:x,wrong:S}=s(),w=Oe(t,r,c).map(e=>({value:e,text:v(`clock.way.${e}`)})),T=y&&ke(y,l,a),E=p===`corrected`&&T?Ae(Date.parse(T),l.scheduled):``,D=Ee.includes(p),O=p&&(!D||h.trim())&&(p!==`corrected`||y&&!E),k=h.trim()&&{reason:h.trim()};return C`<${te} title=${n} onClose=${o}>
<${ee} label=${v(`clock.what`)} value=${p} options=${w} onChange=${m} />
${p===`cancelled`&&C`<p class="note warn">${v(`clock.cancel-text`)}</p>`}
${p===`corrected`&&C`<${u} type="time" step="1" label=${v(`clock.arrived-at`)} value=${y} wrong=${E} onInput=${b} />`}
${p===`corrected`&&T&&!E&&i&&C`<${je} late=${t} book=${i} at=${Date.parse(T)} />`}
${D&&C`<${u} long label=${v(`clock.reason`)} value=${h} onInput=${_} />`}
${S}
<button class="button main" type="button" disabled=${!O} onClick=${()=>x(async()=>{p===`undone`?await H(e,`taken-back`,{takes_back:l.stopped.by,...k}):await H(e,p,{person:f,...p===`corrected`&&{arrived_at:T},...k}),o()})}>${v(`clock.record`)}</button>
<//>`}function Oe({clock:{stopped:e},timings:t},n,r){let i=e&&t.some(({id:t})=>t===e.by),a=r?.roles?.includes(`director`);return[`corrected`,`replaced`,i&&`undone`,n&&`cancelled`,a&&`stopped`].filter(Boolean)}function ke(e,{stopped:t,scheduled:n},r){return t&&e===G(t.at,r)?new Date(t.at).toISOString():K(e,n,r)}function Ae(e,t){return e>D.now()?v(`clock.to-come`):e<t-72e5?v(`clock.long-before`):``}function je({late:e,book:t,at:n}){let{library:r}=g(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=V(r,t,{...e,clock:i},n);return C`<p role="status">${v(`clock.becomes`,{cost:a.cost_line})}</p>`}function Me({hanchan:e,late:n,name:r,cost:i,book:a,now:o,zone:s,may:c}){let[l,u]=d(!1),{stopped:f}=n.clock;return C`<section class=${`late ${f?`stopped`:`runs`}`} aria-label=${r}>
<h2 class="who">${r}</h2>
<p class="late-time" role="timer">${i&&t(i.seconds)}</p>
<p class="late-cost"><strong>${i?.cost_line}</strong></p>
${!f&&i?.next&&i.next.at_seconds!==i.next_band?.at_seconds&&C`<p class="soft">${i.next.line}</p>`}
${!f&&i&&C`<${Ne} cost=${i} />`}
${i?.due&&C`<p class="note bad">${v(`clock.cancels`)}</p>`}
${f&&C`<p>${v(`clock.stopped.${f.how}`,{time:M(new Date(f.at),s)})}</p>`}
${f?.others.length>0&&C`<p class="note warn">${v(`clock.others`,{count:f.others.length})}</p>`}
${c&&C`<${Pe} hanchan=${e} late=${n} now=${o} onMore=${()=>u(!0)} />`}
${l&&C`<${De} hanchan=${e} late=${n} name=${r} due=${i?.due} book=${a} zone=${s} onClose=${()=>u(!1)} />`}
</section>`}function Ne({cost:{seconds:e,next_band:n}}){return!n||e>=n.at_seconds?null:C`<p class="late-next">
<progress max=${n.at_seconds} value=${e} aria-label=${v(`clock.next`)}></progress>
${v(`clock.next-at`,{time:t(n.at_seconds),cost:n.cost_line})}
</p>`}function Pe({hanchan:e,late:{clock:t,person:n,timings:r},now:i,onMore:a}){let{does:o,wrong:c}=s(),l=U(r,i);return C`<div class="pair">
${!t.stopped&&C`<button class="button main" type="button" onClick=${()=>o(()=>H(e,`arrived`,{person:n}))}>${v(`clock.arrived`)}</button>`}
${l?C`<button class="button" type="button" onClick=${()=>o(()=>H(e,`taken-back`,{takes_back:l.id}))}>${v(`clock.undo`)}</button>`:C`<button class="button" type="button" onClick=${a}>${v(`clock.more`)}</button>`}
</div>${c}`}const q=1440;function Fe({state:e,hanchan:t,zone:n,may:r}){let[i,a]=d(!1),o=t.scheduled_at&&Date.parse(t.scheduled_at),[c,l]=d(()=>G(o||D.now(),n).slice(0,5)),[f,p]=d(()=>String(t.minutes??Ie(e)??``)),{does:m,wrong:h}=s(),g=f.trim()?Number(f):null,_=g===null||Number.isInteger(g)&&g>=1&&g<=q;return o&&!i?C`<p class="scheduled"><span>${v(`clock.scheduled`,{time:M(t.scheduled_at,n)})}${t.minutes&&C` · ${v(`clock.lasts`,{count:t.minutes})}`}</span>
${r&&C`<button class="button quiet" type="button" onClick=${()=>a(!0)}>${v(`clock.change`)}</button>`}
</p>`:r?C`<section class="card">
<${u} type="time" label=${v(`clock.when`)} hint=${v(`clock.when-text`)} value=${c} onInput=${l} />
<${u} type="number" min="1" max=${q} inputmode="numeric" label=${v(`clock.length`)} hint=${v(`clock.length-text`)} value=${f} onInput=${p} />
${h}
<button class="button main" type="button" disabled=${!c||!_} onClick=${()=>m(async()=>{let e={scheduled_at:o&&c===G(o,n).slice(0,5)?t.scheduled_at:K(c,o||D.now(),n),minutes:g};await D.send(`schedule`,t.id,e),a(!1)})}>${v(`clock.set`)}</button>
</section>`:C`<p>${v(`clock.unscheduled`)}</p>`}function Ie(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Le({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...k(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:i})=>C`<p class="note bad" key=${[t.id,i,n].join()}>
${v(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Re(e,n,r,i)})}
<a class="button" href="#/fines">${v(`hall-fines`)}</a>
</p>`)}function Re(e,t,n,r){let i=ie(t,n);return r?`${i} (${ae(e,r)})`:i}function ze({args:[e,t]}){let{tournament:n,state:i}=g(),a=i?.tables[e];if(!n||!i)return C`<${f} title=${v(`clock.title`)} />`;if(!a)return C`<${r} title=${v(`clock.title`)} text=${v(`hall-no-table`)} up="#/tables" />`;let o=i.hanchans[t]??b(i,e),s=`#/table/${e}`;return o?C`<${Be} state=${i} table=${a} hanchan=${o} />`:C`<${r} title=${v(`clock.title`)} text=${v(`hall-no-hanchan-text`)} up=${s} />`}function Be({state:e,table:t,hanchan:n}){let{library:r,official:a}=g(),s=o(a),c=p(()=>Te(e,n),[e,n]),l=i(c),u=p(()=>O(e,n),[e,n]),{begun:d,cancelled:f}=u,m=P(c.length>0||!!d),_=e.settings.time_zone,y=c.map(t=>{let n=l[t.revision];return{late:t,name:J(e,t.person),cost:n&&V(r,n,t,m),book:n}});return ue(y.filter(({late:{clock:e},cost:t})=>t&&!e.stopped).map(Ue)),C`<${h} title=${v(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`}
actions=${s&&!(f&&!d)&&n.scheduled_at&&C`<${He} state=${e} hanchan=${n} begun=${d} now=${m} zone=${_} />`}>
${s&&c.some(({clock:e})=>!e.stopped)&&C`<${me} />`}
${f&&C`<p class="note bad">${v(`clock.cancelled`)}</p>`}
${!d&&C`<${Le} state=${e} hanchan=${n} />`}
<${de} state=${e} hanchan=${n} zone=${_} />
<${Fe} key=${n.scheduled_at} may=${s} state=${e} hanchan=${n} zone=${_} />
${d&&C`<${fe} may=${s} hanchan=${n} game=${u} now=${m} zone=${_} />`}
${y.map(e=>C`<${Me} key=${e.late.person.id} may=${s} hanchan=${n} ...${e} now=${m} zone=${_} />`)}
${s&&n.scheduled_at&&C`<${Ve} state=${e} table=${t} hanchan=${n} late=${c} begun=${d} />`}
<//>`}function Ve({state:t,table:n,hanchan:r,late:i,begun:a}){let{does:o,wrong:c}=s(),l=new Set(i.map(({person:e})=>e.id)),u=e(r,m(t,n.id,r)).map(({player:e})=>({kind:`player`,id:e})),d=Object.values(t.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),f=u.filter(({id:e})=>!l.has(e)),p=d.map(({id:e})=>({kind:`official`,id:e})).filter(({id:e})=>!l.has(e)),h=e=>o(async()=>{for(let t of e)await H(r,`absent`,{person:t})});return a||f.length+p.length===0?null:C`<section aria-labelledby="present" class="stack">
<h2 id="present">${v(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...f,...p].map(e=>C`<li key=${e.id}>
<button class="row" type="button" onClick=${()=>h([e])}>
<span class="body who">${J(t,e)}${e.kind===`official`&&C`<small>${v(`hall-role.arbiter`)}</small>`}</span>
${v(`clock.absent`)}
</button>
</li>`)}
</ul>
${f.length>1&&C`<button class="button" type="button" onClick=${()=>h(f)}>${v(`clock.all-absent`)}</button>`}
${c}
</section>`}function He({state:e,hanchan:t,begun:n,now:r,zone:i}){let{does:a,wrong:o}=s(),[c,l]=d(!1);if(!n)return C`<button class="button main" type="button" onClick=${()=>a(()=>H(t,`began`))}>${v(`clock.begins`)}</button>${o}`;let u=async e=>{await H(t,`taken-back`,{takes_back:n.by,reason:e}),l(!1)},f=U(E(e,t.round).filter(e=>e.hanchan===t.id&&!e.person),r);return C`<p class="body">${v(`clock.began`,{time:M(new Date(n.at),i)})}</p>
${f&&C`<button class="button" type="button" onClick=${()=>a(()=>H(t,`taken-back`,{takes_back:f.id}))}>${v(`clock.undo`)}</button>`}
${!f&&C`<button class="button quiet" type="button" onClick=${()=>l(!0)}>${v(`clock.mistake`)}</button>`}
${c&&C`<${_} title=${v(`clock.mistake`)} yes=${v(`clock.record`)} onReason=${u} onClose=${()=>l(!1)} />`}${o}`}function Ue({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function J(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Y=`shinpan.keep.`;function We(e){let[t,n]=d(()=>j(Y+e)??[]),[r,i]=d(j(`${Y}page.${e}`)),[a,o]=d(!1),[s,c]=d(!1),l=t=>{T(Y+e,t),n(t)},u=async()=>{let t=await D.visitor();await Ge(t,e,l),await t.timekeeping(e).then(t=>{T(`${Y}page.${e}`,t),i(t),o(!1),c(!1)},e=>e.status===404?o(!0):c(!0))};return A(()=>{u();let e=setInterval(u,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:a,unreached:s,note:async t=>{let n=Z(e).at(-1);if(n&&X(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await D.visitor(),i=Z(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);l([...i,r(t)]),u()}}}function X(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return j(Y+e)??[]}async function Ge(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[e=``]}){let{own:t,page:n,missing:r,unreached:i,note:o}=We(e),s=n?v(`keep.title-at`,{label:n.label}):v(`keep.title`);return r?C`<${h} title=${v(`keep.title`)}><${a} text=${v(`keep.missing`)} /><//>`:!n&&i?C`<${h} title=${s}><${a} text=${v(`live.unreached`)} /><//>`:n?n.hanchan?.scheduled_at?C`<${qe} title=${s} page=${n} own=${t} note=${o} />`:C`<${h} title=${s}><${a} text=${v(`keep.unscheduled`)} /><//>`:C`<${h} title=${s}><${c} /><//>`}function qe({title:e,page:{tournament:n,time_zone:r,hanchan:i},own:a,note:o}){let s=P(!0),c=Math.floor((s-Date.parse(i.scheduled_at))/1e3),l=i.players.find(({id:e})=>e===i.keeper),u=new Set(i.times.map(({id:e})=>e)),d=[...i.times,...a.filter(({id:e,body:t})=>t.hanchan===i.id&&!u.has(e)).map(Qe)],f=e=>o({hanchan:i.id,...e}),p=Ye(i,r),m=p||d.some(e=>e.what===`began`&&!$.includes(e.state)),g=!m&&C`<button class="button main" type="button" onClick=${()=>f({what:`began`})}>${v(`keep.begins`)}</button>`;return C`<${h} title=${e} up=${null} actions=${g}>
<p>${n} · ${v(`hall-round`,{round:i.round})}</p>
${l&&C`<p class="note info">${v(`keep.keeper`,{name:l.name})}</p>`}
${p&&C`<p class="note info" role="status">${p}</p>`}
${!p&&C`<section class="late" aria-labelledby="since">
<h2 id="since">${v(`keep.since`,{time:M(i.scheduled_at,r)})}</h2>
<p class="late-time" role="timer">${c<0?`−${t(-c)}`:t(c)}</p>
</section>`}
${!m&&C`<${Je} hanchan=${i} times=${d} record=${f} />`}
<${Ze} times=${d} players=${i.players} zone=${r} />
<p class="soft">${v(`keep.how`)}</p>
<//>`}function Je({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:v(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return C`<ul class="rows" aria-label=${v(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Xe(r,n,t);return C`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${v(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function Ye({began_at:e,cancelled:t,finished:n},r){return n?v(`keep.finished`):e?v(`keep.began`,{time:M(e,r)}):t?v(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?v(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return C`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${v(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>C`<li class="item" key=${e.id}>
<p><strong>${M(e.at,n)}</strong> ${v(`keep.did.${e.what}`,{name:r(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${v(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{ve as Board,ze as Start,Ke as Timekeeping};