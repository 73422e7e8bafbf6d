import{$t as e,At as t,Br as n,Ct as r,Dn as i,Dt as a,Ft as o,G as s,J as c,Lr as l,Lt as u,Nt as d,Pt as f,Rr as p,Rt as m,St as h,Tt as g,Ut as _,Vt as v,Wt as y,X as b,Yt as x,bt as S,dn as C,dt as w,i as T,kr as E,kt as D,m as O,n as k,nn as A,nt as ee,on as te,rn as ne,rt as re,tn as ie,tt as ae,vn as j,x as oe,xn as M,xt as se,yn as N,zr as P}from"./app.js";import{A as ce,E as le,M as ue,N as F,O as de,P as I,j as fe}from"./shared.js";const pe=[196,392,541];let L=null;function R(){L??=new AudioContext,L.resume();let e=L.currentTime+3;for(let[t,n]of pe.entries()){let r=new OscillatorNode(L,{frequency:n}),i=new GainNode(L,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(L.destination),r.start(),r.stop(e)}}function me({table:e,end:t,now:n,zone:r}){let{look:i,large:a,small:o}=he(e,t,n,r);return C`<li class=${i} aria-label=${A(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${A(`hall-round`,{round:e.round})}</small></h2>
<p class="board-time" role="timer">${a}</p>
${o.map(e=>C`<p key=${e}>${e}</p>`)}
</li>`}function he(e,t,n,r){return e.finished?{look:`over`,large:A(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:A(`board.cancelled`),small:[]}:e.ends_at?ge(e,t,n,r):e.began_at?{look:`plays`,large:A(`board.plays`),small:[A(`game.no-limit`)]}:e.scheduled_at?_e(e,n,r):{look:`over`,large:`—`,small:[A(`board.unscheduled`)]}}function ge({ends_at:n,extra_seconds:r},i,a,o){let s={began:0,ends:Date.parse(n)},c=r>0?[A(`game.extra`,{time:E(r)})]:[];if(!D(s,a)){let r=[A(`game.ends`,{time:e(n,o)}),...c];return{look:`plays`,large:E(t(s,a)),small:r}}return{look:`up`,large:A(`game.up`),small:[A(`game.still.${i.still}`),A(`game.chonbo.${i.chonbo}`)]}}function _e({scheduled_at:t,missed:n},r,i){let a=Math.floor((r-Date.parse(t))/1e3),o=A(a<0?`board.begins`:`board.late`,{time:e(t,i)}),s=n.map(({seat:e})=>A(e?`hall-wind.${e}`:`board.arbiter`)),c=s.length>0?[A(`board.awaited`,{who:ie(s)})]:[];return a<0?{look:`soon`,large:E(-a),small:[o,...c]}:{look:n.length>0?`late`:`soon`,large:`+${E(a)}`,small:[o,...c]}}const z=5e3;function ve({args:[t=``]}){let{board:n,heard:r,refused:i,unreached:a}=be(t),o=I(!0);if(i)return C`<main class="board"><h1>${A(`board.${i}`)}</h1><p>${A(`board.${i}-text`)}</p></main>`;if(!n)return C`<main class="board"><h1>Shinpan</h1>${a?C`<p role="status">${A(`live.unreached`)}</p>`:C`<${_} />`}</main>`;let s=[...n.tables].sort(O());return C`<main class="board">
<header>
<h1>${n.name}</h1>
<${xe} board=${n} now=${o} />
<p class="board-now" role="timer">${e(new Date(o),n.time_zone)}</p>
</header>
${o-r>z*3&&C`<p class="note warn" role="status">${A(`board.unheard`,{time:e(new Date(r),n.time_zone)})}</p>`}
${n.tables.length===0&&C`<p>${A(`board.empty`)}</p>`}
<ul style=${ye(n.tables.length)}>${s.map(e=>C`<${me} key=${e.label} table=${e} end=${n.end_of_time} now=${o} zone=${n.time_zone} />`)}</ul>
</main>`}function ye(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function be(e){let[t,n]=P({board:null,heard:M.now(),refused:``,unreached:!1});l(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await M.visitor(),i=await r(e);t||n({board:i,heard:M.now(),refused:``,unreached:!1})}catch(e){let r={404:`missing`,403:`closed`}[e.status]??``;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,z);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return l(()=>{r?F({slug:e,name:r.name}):i&&ue()?.slug===e&&F(null)},[e,r?.name,i]),l(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function xe({board:e,now:t}){let[n,r]=P(!1);te();let i=e.tables.filter(({ends_at:e})=>e&&D({began:0,ends:Date.parse(e)},t)).map(({label:e,ends_at:t})=>`${e} ${t}`),a=p(new Set(i));return l(()=>{let e=i.some(e=>!a.current.has(e));a.current=new Set(i),n&&e&&R()},[i.join()]),C`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{r(!n),n||R()}}>${A(n?`board.sound-on`:`board.sound-off`)}</button>`}const B=`games-cancelled`;function Se(e,t,n,r){let a=Math.min(g(n,r),86400),[o,s]=[B,`replacement`].map(n=>Ce(e,t,n)),c=a>=o&&!n.cancelled,l=c&&we(e,t)?o-1:a,u=n.replaced&&s<1/0?Math.max(l,s):l;return{...i(e,t,u),seconds:a,cancellation_due:c}}function Ce(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function we(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(B)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function Te(e,t){let n=h(e,t.round),i=n.map(S),a=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),o=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(o.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let o=r(e.id,i,a),s=n.filter(t=>t.person?.id===e.id);return o?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:o,revision:t,timings:s}]:[]})}function V(e,t,{who:n,clock:r},i){let{cancellation_due:o,...s}=Se(t,n,r,i);return{...a(e,s),due:o}}async function H(e,t,n={}){await M.send(`timing`,null,{hanchan:e.id,what:t,...n}),ne()}function U(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const W=864e5;function G(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function K(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=G(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>W/2&&(l-=W),l<-432e5&&(l+=W),new Date(t-t%1e3+l).toISOString()}const Ee=[`corrected`,`stopped`,`undone`];function De({hanchan:e,late:t,name:n,due:r,book:i,zone:a,onClose:s}){let{official:c}=x(),{clock:l,person:d}=t,[f,p]=P(l.stopped?`corrected`:``),[h,g]=P(``),[_,v]=P(()=>G(l.stopped?.at??l.scheduled,a)),{does:y,wrong:S}=b(),w=Oe(t,r,c).map(e=>({value:e,text:A(`clock.way.${e}`)})),T=_&&ke(_,l,a),E=f===`corrected`&&T?Ae(Date.parse(T),l.scheduled):``,D=Ee.includes(f),O=f&&(!D||h.trim())&&(f!==`corrected`||_&&!E),k=h.trim()&&{reason:h.trim()};return C`<${o} title=${n} onClose=${s}>
<${u} label=${A(`clock.what`)} value=${f} options=${w} onChange=${p} />
${f===`cancelled`&&C`<p class="note warn">${A(`clock.cancel-text`)}</p>`}
${f===`corrected`&&C`<${m} type="time" step="1" label=${A(`clock.arrived-at`)} value=${_} wrong=${E} onInput=${v} />`}
${f===`corrected`&&T&&!E&&i&&C`<${je} late=${t} book=${i} at=${Date.parse(T)} />`}
${D&&C`<${m} long label=${A(`clock.reason`)} value=${h} onInput=${g} />`}
${S}
<button class="button main" type="button" disabled=${!O} onClick=${()=>y(async()=>{f===`undone`?await H(e,`taken-back`,{takes_back:l.stopped.by,...k}):await H(e,f,{person:d,...f===`corrected`&&{arrived_at:T},...k}),s()})}>${A(`clock.record`)}</button>
<//>`}function Oe({clock:{stopped:e},timings:t},n,r){let i=e&&t.some(({id:t})=>t===e.by),a=r?.roles?.includes(`director`);return[`corrected`,`replaced`,i&&`undone`,n&&`cancelled`,a&&`stopped`].filter(Boolean)}function ke(e,{stopped:t,scheduled:n},r){return t&&e===G(t.at,r)?new Date(t.at).toISOString():K(e,n,r)}function Ae(e,t){return e>M.now()?A(`clock.to-come`):e<t-72e5?A(`clock.long-before`):``}function je({late:e,book:t,at:n}){let{library:r}=x(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=V(r,t,{...e,clock:i},n);return C`<p role="status">${A(`clock.becomes`,{cost:a.cost_line})}</p>`}function Me({hanchan:t,late:n,name:r,cost:i,book:a,now:o,zone:s,may:c}){let[l,u]=P(!1),{stopped:d}=n.clock;return C`<section class=${`late ${d?`stopped`:`runs`}`} aria-label=${r}>
<h2 class="who">${r}</h2>
<p class="late-time" role="timer">${i&&E(i.seconds)}</p>
<p class="late-cost"><strong>${i?.cost_line}</strong></p>
${!d&&i?.next&&i.next.at_seconds!==i.next_band?.at_seconds&&C`<p class="soft">${i.next.line}</p>`}
${!d&&i&&C`<${Ne} cost=${i} />`}
${i?.due&&C`<p class="note bad">${A(`clock.cancels`)}</p>`}
${d&&C`<p>${A(`clock.stopped.${d.how}`,{time:e(new Date(d.at),s)})}</p>`}
${d?.others.length>0&&C`<p class="note warn">${A(`clock.others`,{count:d.others.length})}</p>`}
${c&&C`<${Pe} hanchan=${t} late=${n} now=${o} onMore=${()=>u(!0)} />`}
${l&&C`<${De} hanchan=${t} late=${n} name=${r} due=${i?.due} book=${a} zone=${s} onClose=${()=>u(!1)} />`}
</section>`}function Ne({cost:{seconds:e,next_band:t}}){return!t||e>=t.at_seconds?null:C`<p class="late-next">
<progress max=${t.at_seconds} value=${e} aria-label=${A(`clock.next`)}></progress>
${A(`clock.next-at`,{time:E(t.at_seconds),cost:t.cost_line})}
</p>`}function Pe({hanchan:e,late:{clock:t,person:n,timings:r},now:i,onMore:a}){let{does:o,wrong:s}=b(),c=U(r,i);return C`<div class="pair">
${!t.stopped&&C`<button class="button main" type="button" onClick=${()=>o(()=>H(e,`arrived`,{person:n}))}>${A(`clock.arrived`)}</button>`}
${c?C`<button class="button" type="button" onClick=${()=>o(()=>H(e,`taken-back`,{takes_back:c.id}))}>${A(`clock.undo`)}</button>`:C`<button class="button" type="button" onClick=${a}>${A(`clock.more`)}</button>`}
</div>${s}`}const q=1440;function Fe({state:t,hanchan:n,zone:r,may:i}){let[a,o]=P(!1),s=n.scheduled_at&&Date.parse(n.scheduled_at),[c,l]=P(()=>G(s||M.now(),r).slice(0,5)),[u,d]=P(()=>String(n.minutes??Ie(t)??``)),{does:f,wrong:p}=b(),h=u.trim()?Number(u):null,g=h===null||Number.isInteger(h)&&h>=1&&h<=q;return s&&!a?C`<p class="scheduled"><span>${A(`clock.scheduled`,{time:e(n.scheduled_at,r)})}${n.minutes&&C` · ${A(`clock.lasts`,{count:n.minutes})}`}</span>
${i&&C`<button class="button quiet" type="button" onClick=${()=>o(!0)}>${A(`clock.change`)}</button>`}
</p>`:i?C`<section class="card">
<${m} type="time" label=${A(`clock.when`)} hint=${A(`clock.when-text`)} value=${c} onInput=${l} />
<${m} type="number" min="1" max=${q} inputmode="numeric" label=${A(`clock.length`)} hint=${A(`clock.length-text`)} value=${u} onInput=${d} />
${p}
<button class="button main" type="button" disabled=${!c||!g} onClick=${()=>f(async()=>{let e=s&&c===G(s,r).slice(0,5)?n.scheduled_at:K(c,s||M.now(),r),t=s?{scheduled_at:n.scheduled_at,minutes:n.minutes??null}:null,i={scheduled_at:e,minutes:h,replaces:t};await M.send(`schedule`,n.id,i),o(!1)})}>${A(`clock.set`)}</button>
</section>`:C`<p>${A(`clock.unscheduled`)}</p>`}function Ie(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Le({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...T(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:i})=>C`<p class="note bad" key=${[t.id,i,n].join()}>
${A(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Re(e,n,r,i)})}
<a class="button" href="#/fines">${A(`hall-fines`)}</a>
</p>`)}function Re(e,t,n,r){let i=k(t,n);return r?`${i} (${w(e,r)})`:i}function ze({args:[e,t]}){let{tournament:n,state:r}=x(),i=r?.tables[e];if(!n||!r)return C`<${f} title=${A(`clock.title`)} />`;if(!i)return C`<${d} title=${A(`clock.title`)} text=${A(`hall-no-table`)} up="#/tables" />`;let a=r.hanchans[t]??ae(r,e),o=`#/table/${e}`;return a?C`<${Be} state=${r} table=${i} hanchan=${a} />`:C`<${d} title=${A(`clock.title`)} text=${A(`hall-no-hanchan-text`)} up=${o} />`}function Be({state:e,table:t,hanchan:r}){let{library:i,official:a}=x(),o=s(a),c=n(()=>Te(e,r),[e,r]),l=oe(c),u=n(()=>se(e,r),[e,r]),{begun:d,cancelled:f}=u,p=I(c.length>0||!!d),m=e.settings.time_zone,h=c.map(t=>{let n=l[t.revision];return{late:t,name:J(e,t.person),cost:n&&V(i,n,t,p),book:n}});return fe(h.filter(({late:{clock:e},cost:t})=>t&&!e.stopped).map(Ue)),C`<${y} title=${A(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`}
actions=${o&&!(f&&!d)&&r.scheduled_at&&C`<${He} state=${e} hanchan=${r} begun=${d} now=${p} zone=${m} />`}>
${o&&c.some(({clock:e})=>!e.stopped)&&C`<${ce} />`}
${f&&C`<p class="note bad">${A(`clock.cancelled`)}</p>`}
${!d&&C`<${Le} state=${e} hanchan=${r} />`}
<${de} state=${e} hanchan=${r} zone=${m} />
<${Fe} key=${r.scheduled_at} may=${o} state=${e} hanchan=${r} zone=${m} />
${d&&C`<${le} may=${o} hanchan=${r} game=${u} now=${p} zone=${m} />`}
${h.map(e=>C`<${Me} key=${e.late.person.id} may=${o} hanchan=${r} ...${e} now=${p} zone=${m} />`)}
${o&&r.scheduled_at&&C`<${Ve} state=${e} table=${t} hanchan=${r} late=${c} begun=${d} />`}
<//>`}function Ve({state:e,table:t,hanchan:n,late:r,begun:i}){let{does:a,wrong:o}=b(),s=new Set(r.map(({person:e})=>e.id)),c=re(n,ee(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),l=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),u=c.filter(({id:e})=>!s.has(e)),d=l.map(({id:e})=>({kind:`official`,id:e})).filter(({id:e})=>!s.has(e)),f=e=>a(async()=>{for(let t of e)await H(n,`absent`,{person:t})});return i||u.length+d.length===0?null:C`<section aria-labelledby="present" class="stack">
<h2 id="present">${A(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...u,...d].map(t=>C`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>f([t])}>
<span class="body who">${J(e,t)}${t.kind===`official`&&C`<small>${A(`hall-role.arbiter`)}</small>`}</span>
${A(`clock.absent`)}
</button>
</li>`)}
</ul>
${u.length>1&&C`<button class="button" type="button" onClick=${()=>f(u)}>${A(`clock.all-absent`)}</button>`}
${o}
</section>`}function He({state:t,hanchan:n,begun:r,now:i,zone:a}){let{does:o,wrong:s}=b(),[l,u]=P(!1);if(!r)return C`<button class="button main" type="button" onClick=${()=>o(()=>H(n,`began`))}>${A(`clock.begins`)}</button>${s}`;let d=async e=>{await H(n,`taken-back`,{takes_back:r.by,reason:e}),u(!1)},f=U(h(t,n.round).filter(e=>e.hanchan===n.id&&!e.person),i);return C`<p class="body">${A(`clock.began`,{time:e(new Date(r.at),a)})}</p>
${f&&C`<button class="button" type="button" onClick=${()=>o(()=>H(n,`taken-back`,{takes_back:f.id}))}>${A(`clock.undo`)}</button>`}
${!f&&C`<button class="button quiet" type="button" onClick=${()=>u(!0)}>${A(`clock.mistake`)}</button>`}
${l&&C`<${c} title=${A(`clock.mistake`)} yes=${A(`clock.record`)} onReason=${d} onClose=${()=>u(!1)} />`}${s}`}function Ue({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function J(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Y=`shinpan.keep.`;function We(e){let[t,n]=P(()=>N(Y+e)??[]),[r,i]=P(N(`${Y}page.${e}`)),[a,o]=P(!1),[s,c]=P(!1),u=t=>{j(Y+e,t),n(t)},d=async()=>{let t=await M.visitor();await Ge(t,e,u),await t.timekeeping(e).then(t=>{j(`${Y}page.${e}`,t),i(t),o(!1),c(!1)},e=>e.status===404?o(!0):c(!0))};return l(()=>{d();let e=setInterval(d,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:a,unreached:s,note:async t=>{let n=Z(e).at(-1);if(n&&X(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await M.visitor(),i=Z(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);u([...i,r(t)]),d()}}}function X(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return N(Y+e)??[]}async function Ge(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[e=``]}){let{own:t,page:n,missing:r,unreached:i,note:a}=We(e),o=n?A(`keep.title-at`,{label:n.label}):A(`keep.title`);return r?C`<${y} title=${A(`keep.title`)}><${v} text=${A(`keep.missing`)} /><//>`:!n&&i?C`<${y} title=${o}><${v} text=${A(`live.unreached`)} /><//>`:n?n.hanchan?.scheduled_at?C`<${qe} title=${o} page=${n} own=${t} note=${a} />`:C`<${y} title=${o}><${v} text=${A(`keep.unscheduled`)} /><//>`:C`<${y} title=${o}><${_} /><//>`}function qe({title:t,page:{tournament:n,time_zone:r,hanchan:i},own:a,note:o}){let s=I(!0),c=Math.floor((s-Date.parse(i.scheduled_at))/1e3),l=i.players.find(({id:e})=>e===i.keeper),u=new Set(i.times.map(({id:e})=>e)),d=[...i.times,...a.filter(({id:e,body:t})=>t.hanchan===i.id&&!u.has(e)).map(Qe)],f=e=>o({hanchan:i.id,...e}),p=Ye(i,r),m=p||d.some(e=>e.what===`began`&&!$.includes(e.state)),h=!m&&C`<button class="button main" type="button" onClick=${()=>f({what:`began`})}>${A(`keep.begins`)}</button>`;return C`<${y} title=${t} up=${null} actions=${h}>
<p>${n} · ${A(`hall-round`,{round:i.round})}</p>
${l&&C`<p class="note info">${A(`keep.keeper`,{name:l.name})}</p>`}
${p&&C`<p class="note info" role="status">${p}</p>`}
${!p&&C`<section class="late" aria-labelledby="since">
<h2 id="since">${A(`keep.since`,{time:e(i.scheduled_at,r)})}</h2>
<p class="late-time" role="timer">${c<0?`−${E(-c)}`:E(c)}</p>
</section>`}
${!m&&C`<${Je} hanchan=${i} times=${d} record=${f} />`}
<${Ze} times=${d} players=${i.players} zone=${r} />
<p class="soft">${A(`keep.how`)}</p>
<//>`}function Je({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:A(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return C`<ul class="rows" aria-label=${A(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Xe(r,n,t);return C`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${A(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function Ye({began_at:t,cancelled:n,finished:r},i){return r?A(`keep.finished`):t?A(`keep.began`,{time:e(t,i)}):n?A(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:t,players:n,zone:r}){if(t.length===0)return null;let i=({who:e,player:t})=>e===`arbiter`?A(`keep.arbiter`):n.find(({id:e})=>e===t)?.name;return C`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${A(`keep.kept`)}</h2>
<ul class="rows">
${t.map(t=>C`<li class="item" key=${t.id}>
<p><strong>${e(t.at,r)}</strong> ${A(`keep.did.${t.what}`,{name:i(t)??``})}</p>
<p class=${$.includes(t.state)?`note bad`:`soft`} role="status">${A(`keep.state.${t.state}`)} ${t.reason}</p>
</li>`)}
</ul>
</section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{ve as Board,ze as Start,Ke as Timekeeping};