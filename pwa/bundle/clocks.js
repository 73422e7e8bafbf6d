import{$t as e,Ct as t,Dr as n,Dt as r,Fr as i,Ft as a,G as o,Ht as s,Ir as c,It as l,Lr as u,Mt as d,Nt as f,Ot as p,Rr as m,Tn as h,Tt as g,Vt as _,Y as v,Zt as y,_n as b,bt as x,dt as S,en as C,gn as w,i as T,in as E,jt as D,ln as O,m as k,n as A,nt as ee,q as te,qt as j,rt as ne,tn as re,tt as ie,vt as ae,x as oe,xt as se,yn as M,yt as ce,zt as N}from"./app.js";import{A as le,D as ue,M as P,N as F,T as de,j as fe,k as pe}from"./shared.js";const me=[196,392,541];let I=null;function L(){I??=new AudioContext,I.resume();let e=I.currentTime+3;for(let[t,n]of me.entries()){let r=new OscillatorNode(I,{frequency:n}),i=new GainNode(I,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(I.destination),r.start(),r.stop(e)}}function he({table:e,end:t,now:n,zone:r}){let{look:i,large:a,small:o}=R(e,t,n,r);return O`<li class=${i} aria-label=${C(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${C(`hall-round`,{round:e.round})}</small></h2>
<p class="board-time" role="timer">${a}</p>
${o.map(e=>O`<p key=${e}>${e}</p>`)}
</li>`}function R(e,t,n,r){return e.finished?{look:`over`,large:C(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:C(`board.cancelled`),small:[]}:e.ends_at?ge(e,t,n,r):e.began_at?{look:`plays`,large:C(`board.plays`),small:[C(`game.no-limit`)]}:e.scheduled_at?_e(e,n,r):{look:`over`,large:`—`,small:[C(`board.unscheduled`)]}}function ge({ends_at:e,extra_seconds:t},i,a,o){let s={began:0,ends:Date.parse(e)},c=t>0?[C(`game.extra`,{time:n(t)})]:[];if(!r(s,a)){let t=[C(`game.ends`,{time:y(e,o)}),...c];return{look:`plays`,large:n(p(s,a)),small:t}}return{look:`up`,large:C(`game.up`),small:[C(`game.still.${i.still}`),C(`game.chonbo.${i.chonbo}`)]}}function _e({scheduled_at:t,missed:r},i,a){let o=Math.floor((i-Date.parse(t))/1e3),s=C(o<0?`board.begins`:`board.late`,{time:y(t,a)}),c=r.map(({seat:e})=>C(e?`hall-wind.${e}`:`board.arbiter`)),l=c.length>0?[C(`board.awaited`,{who:e(c)})]:[];return o<0?{look:`soon`,large:n(-o),small:[s,...l]}:{look:r.length>0?`late`:`soon`,large:`+${n(o)}`,small:[s,...l]}}const z=5e3;function ve({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:i}=be(e),a=F(!0);if(r)return O`<main class="board"><h1>${C(`board.${r}`)}</h1><p>${C(`board.${r}-text`)}</p></main>`;if(!t)return O`<main class="board"><h1>Shinpan</h1>${i?O`<p role="status">${C(`live.unreached`)}</p>`:O`<${_} />`}</main>`;let o=[...t.tables].sort(k());return O`<main class="board">
<header>
<h1>${t.name}</h1>
<${xe} board=${t} now=${a} />
<p class="board-now" role="timer">${y(new Date(a),t.time_zone)}</p>
</header>
${a-n>z*3&&O`<p class="note warn" role="status">${C(`board.unheard`,{time:y(new Date(n),t.time_zone)})}</p>`}
${t.tables.length===0&&O`<p>${C(`board.empty`)}</p>`}
<ul style=${ye(t.tables.length)}>${o.map(e=>O`<${he} key=${e.label} table=${e} end=${t.end_of_time} now=${a} zone=${t.time_zone} />`)}</ul>
</main>`}function ye(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function be(e){let[t,n]=u({board:null,heard:M.now(),refused:``,unreached:!1});i(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await M.visitor(),i=await r(e);t||n({board:i,heard:M.now(),refused:``,unreached:!1})}catch(e){let r={404:`missing`,403:`closed`}[e.status]??``;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,z);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:a}=t;return i(()=>{r?P({slug:e,name:r.name}):a&&fe()?.slug===e&&P(null)},[e,r?.name,a]),i(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function xe({board:e,now:t}){let[n,a]=u(!1);E();let o=e.tables.filter(({ends_at:e})=>e&&r({began:0,ends:Date.parse(e)},t)).map(({label:e,ends_at:t})=>`${e} ${t}`),s=c(new Set(o));return i(()=>{let e=o.some(e=>!s.current.has(e));s.current=new Set(o),n&&e&&L()},[o.join()]),O`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{a(!n),n||L()}}>${C(n?`board.sound-on`:`board.sound-off`)}</button>`}const B=`games-cancelled`;function Se(e,n,r,i){let a=Math.min(t(r,i),86400),[o,s]=[B,`replacement`].map(t=>Ce(e,n,t)),c=a>=o&&!r.cancelled,l=c&&we(e,n)?o-1:a,u=r.replaced&&s<1/0?Math.max(l,s):l;return{...h(e,n,u),seconds:a,cancellation_due:c}}function Ce(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function we(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(B)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function Te(e,t){let n=x(e,t.round),r=n.map(ae),i=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),a=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(a.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let a=se(e.id,r,i),o=n.filter(t=>t.person?.id===e.id);return a?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:a,revision:t,timings:o}]:[]})}function V(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=Se(t,n,r,i);return{...g(e,o),due:a}}async function H(e,t,n={}){await M.send(`timing`,null,{hanchan:e.id,what:t,...n}),re()}function U(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const W=864e5;function G(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function K(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=G(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>W/2&&(l-=W),l<-432e5&&(l+=W),new Date(t-t%1e3+l).toISOString()}const Ee=[`corrected`,`stopped`,`undone`];function De({hanchan:e,late:t,name:n,due:r,book:i,zone:o,onClose:s}){let{official:c}=j(),{clock:d,person:p}=t,[m,h]=u(d.stopped?`corrected`:``),[g,_]=u(``),[y,b]=u(()=>G(d.stopped?.at??d.scheduled,o)),{does:x,wrong:S}=v(),w=Oe(t,r,c).map(e=>({value:e,text:C(`clock.way.${e}`)})),T=y&&ke(y,d,o),E=m===`corrected`&&T?Ae(Date.parse(T),d.scheduled):``,D=Ee.includes(m),k=m&&(!D||g.trim())&&(m!==`corrected`||y&&!E),A=g.trim()&&{reason:g.trim()};return O`<${f} title=${n} onClose=${s}>
<${a} label=${C(`clock.what`)} value=${m} options=${w} onChange=${h} />
${m===`cancelled`&&O`<p class="note warn">${C(`clock.cancel-text`)}</p>`}
${m===`corrected`&&O`<${l} type="time" step="1" label=${C(`clock.arrived-at`)} value=${y} wrong=${E} onInput=${b} />`}
${m===`corrected`&&T&&!E&&i&&O`<${je} late=${t} book=${i} at=${Date.parse(T)} />`}
${D&&O`<${l} long label=${C(`clock.reason`)} value=${g} onInput=${_} />`}
${S}
<button class="button main" type="button" disabled=${!k} onClick=${()=>x(async()=>{m===`undone`?await H(e,`taken-back`,{takes_back:d.stopped.by,...A}):await H(e,m,{person:p,...m===`corrected`&&{arrived_at:T},...A}),s()})}>${C(`clock.record`)}</button>
<//>`}function Oe({clock:{stopped:e},timings:t},n,r){let i=e&&t.some(({id:t})=>t===e.by),a=r?.roles?.includes(`director`);return[`corrected`,`replaced`,i&&`undone`,n&&`cancelled`,a&&`stopped`].filter(Boolean)}function ke(e,{stopped:t,scheduled:n},r){return t&&e===G(t.at,r)?new Date(t.at).toISOString():K(e,n,r)}function Ae(e,t){return e>M.now()?C(`clock.to-come`):e<t-72e5?C(`clock.long-before`):``}function je({late:e,book:t,at:n}){let{library:r}=j(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=V(r,t,{...e,clock:i},n);return O`<p role="status">${C(`clock.becomes`,{cost:a.cost_line})}</p>`}function Me({hanchan:e,late:t,name:r,cost:i,book:a,now:o,zone:s,may:c}){let[l,d]=u(!1),{stopped:f}=t.clock;return O`<section class=${`late ${f?`stopped`:`runs`}`} aria-label=${r}>
<h2 class="who">${r}</h2>
<p class="late-time" role="timer">${i&&n(i.seconds)}</p>
<p class="late-cost"><strong>${i?.cost_line}</strong></p>
${!f&&i?.next&&i.next.at_seconds!==i.next_band?.at_seconds&&O`<p class="soft">${i.next.line}</p>`}
${!f&&i&&O`<${Ne} cost=${i} />`}
${i?.due&&O`<p class="note bad">${C(`clock.cancels`)}</p>`}
${f&&O`<p>${C(`clock.stopped.${f.how}`,{time:y(new Date(f.at),s)})}</p>`}
${f?.others.length>0&&O`<p class="note warn">${C(`clock.others`,{count:f.others.length})}</p>`}
${c&&O`<${Pe} hanchan=${e} late=${t} now=${o} onMore=${()=>d(!0)} />`}
${l&&O`<${De} hanchan=${e} late=${t} name=${r} due=${i?.due} book=${a} zone=${s} onClose=${()=>d(!1)} />`}
</section>`}function Ne({cost:{seconds:e,next_band:t}}){return!t||e>=t.at_seconds?null:O`<p class="late-next">
<progress max=${t.at_seconds} value=${e} aria-label=${C(`clock.next`)}></progress>
${C(`clock.next-at`,{time:n(t.at_seconds),cost:t.cost_line})}
</p>`}function Pe({hanchan:e,late:{clock:t,person:n,timings:r},now:i,onMore:a}){let{does:o,wrong:s}=v(),c=U(r,i);return O`<div class="pair">
${!t.stopped&&O`<button class="button main" type="button" onClick=${()=>o(()=>H(e,`arrived`,{person:n}))}>${C(`clock.arrived`)}</button>`}
${c?O`<button class="button" type="button" onClick=${()=>o(()=>H(e,`taken-back`,{takes_back:c.id}))}>${C(`clock.undo`)}</button>`:O`<button class="button" type="button" onClick=${a}>${C(`clock.more`)}</button>`}
</div>${s}`}const q=1440;function Fe({state:e,hanchan:t,zone:n,may:r}){let[i,a]=u(!1),o=t.scheduled_at&&Date.parse(t.scheduled_at),[s,c]=u(()=>G(o||M.now(),n).slice(0,5)),[d,f]=u(()=>String(t.minutes??Ie(e)??``)),{does:p,wrong:m}=v(),h=d.trim()?Number(d):null,g=h===null||Number.isInteger(h)&&h>=1&&h<=q;return o&&!i?O`<p class="scheduled"><span>${C(`clock.scheduled`,{time:y(t.scheduled_at,n)})}${t.minutes&&O` · ${C(`clock.lasts`,{count:t.minutes})}`}</span>
${r&&O`<button class="button quiet" type="button" onClick=${()=>a(!0)}>${C(`clock.change`)}</button>`}
</p>`:r?O`<section class="card">
<${l} type="time" label=${C(`clock.when`)} hint=${C(`clock.when-text`)} value=${s} onInput=${c} />
<${l} type="number" min="1" max=${q} inputmode="numeric" label=${C(`clock.length`)} hint=${C(`clock.length-text`)} value=${d} onInput=${f} />
${m}
<button class="button main" type="button" disabled=${!s||!g} onClick=${()=>p(async()=>{let e={scheduled_at:o&&s===G(o,n).slice(0,5)?t.scheduled_at:K(s,o||M.now(),n),minutes:h};await M.send(`schedule`,t.id,e),a(!1)})}>${C(`clock.set`)}</button>
</section>`:O`<p>${C(`clock.unscheduled`)}</p>`}function Ie(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Le({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...T(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:i})=>O`<p class="note bad" key=${[t.id,i,n].join()}>
${C(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Re(e,n,r,i)})}
<a class="button" href="#/fines">${C(`hall-fines`)}</a>
</p>`)}function Re(e,t,n,r){let i=A(t,n);return r?`${i} (${S(e,r)})`:i}function ze({args:[e,t]}){let{tournament:n,state:r}=j(),i=r?.tables[e];if(!n||!r)return O`<${d} title=${C(`clock.title`)} />`;if(!i)return O`<${D} title=${C(`clock.title`)} text=${C(`hall-no-table`)} up="#/tables" />`;let a=r.hanchans[t]??ie(r,e),o=`#/table/${e}`;return a?O`<${Be} state=${r} table=${i} hanchan=${a} />`:O`<${D} title=${C(`clock.title`)} text=${C(`hall-no-hanchan-text`)} up=${o} />`}function Be({state:e,table:t,hanchan:n}){let{library:r,official:i}=j(),a=o(i),c=m(()=>Te(e,n),[e,n]),l=oe(c),u=m(()=>ce(e,n),[e,n]),{begun:d,cancelled:f}=u,p=F(c.length>0||!!d),h=e.settings.time_zone,g=c.map(t=>{let n=l[t.revision];return{late:t,name:J(e,t.person),cost:n&&V(r,n,t,p),book:n}});return le(g.filter(({late:{clock:e},cost:t})=>t&&!e.stopped).map(Ue)),O`<${s} title=${C(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`}
actions=${a&&!(f&&!d)&&n.scheduled_at&&O`<${He} state=${e} hanchan=${n} begun=${d} now=${p} zone=${h} />`}>
${a&&c.some(({clock:e})=>!e.stopped)&&O`<${pe} />`}
${f&&O`<p class="note bad">${C(`clock.cancelled`)}</p>`}
${!d&&O`<${Le} state=${e} hanchan=${n} />`}
<${ue} state=${e} hanchan=${n} zone=${h} />
<${Fe} key=${n.scheduled_at} may=${a} state=${e} hanchan=${n} zone=${h} />
${d&&O`<${de} may=${a} hanchan=${n} game=${u} now=${p} zone=${h} />`}
${g.map(e=>O`<${Me} key=${e.late.person.id} may=${a} hanchan=${n} ...${e} now=${p} zone=${h} />`)}
${a&&n.scheduled_at&&O`<${Ve} state=${e} table=${t} hanchan=${n} late=${c} begun=${d} />`}
<//>`}function Ve({state:e,table:t,hanchan:n,late:r,begun:i}){let{does:a,wrong:o}=v(),s=new Set(r.map(({person:e})=>e.id)),c=ne(n,ee(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),l=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),u=c.filter(({id:e})=>!s.has(e)),d=l.map(({id:e})=>({kind:`official`,id:e})).filter(({id:e})=>!s.has(e)),f=e=>a(async()=>{for(let t of e)await H(n,`absent`,{person:t})});return i||u.length+d.length===0?null:O`<section aria-labelledby="present" class="stack">
<h2 id="present">${C(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...u,...d].map(t=>O`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>f([t])}>
<span class="body who">${J(e,t)}${t.kind===`official`&&O`<small>${C(`hall-role.arbiter`)}</small>`}</span>
${C(`clock.absent`)}
</button>
</li>`)}
</ul>
${u.length>1&&O`<button class="button" type="button" onClick=${()=>f(u)}>${C(`clock.all-absent`)}</button>`}
${o}
</section>`}function He({state:e,hanchan:t,begun:n,now:r,zone:i}){let{does:a,wrong:o}=v(),[s,c]=u(!1);if(!n)return O`<button class="button main" type="button" onClick=${()=>a(()=>H(t,`began`))}>${C(`clock.begins`)}</button>${o}`;let l=async e=>{await H(t,`taken-back`,{takes_back:n.by,reason:e}),c(!1)},d=U(x(e,t.round).filter(e=>e.hanchan===t.id&&!e.person),r);return O`<p class="body">${C(`clock.began`,{time:y(new Date(n.at),i)})}</p>
${d&&O`<button class="button" type="button" onClick=${()=>a(()=>H(t,`taken-back`,{takes_back:d.id}))}>${C(`clock.undo`)}</button>`}
${!d&&O`<button class="button quiet" type="button" onClick=${()=>c(!0)}>${C(`clock.mistake`)}</button>`}
${s&&O`<${te} title=${C(`clock.mistake`)} yes=${C(`clock.record`)} onReason=${l} onClose=${()=>c(!1)} />`}${o}`}function Ue({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function J(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Y=`shinpan.keep.`;function We(e){let[t,n]=u(()=>b(Y+e)??[]),[r,a]=u(b(`${Y}page.${e}`)),[o,s]=u(!1),[c,l]=u(!1),d=t=>{w(Y+e,t),n(t)},f=async()=>{let t=await M.visitor();await Ge(t,e,d),await t.timekeeping(e).then(t=>{w(`${Y}page.${e}`,t),a(t),s(!1),l(!1)},e=>e.status===404?s(!0):l(!0))};return i(()=>{f();let e=setInterval(f,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:o,unreached:c,note:async t=>{let n=Z(e).at(-1);if(n&&X(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await M.visitor(),i=Z(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);d([...i,r(t)]),f()}}}function X(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return b(Y+e)??[]}async function Ge(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[e=``]}){let{own:t,page:n,missing:r,unreached:i,note:a}=We(e),o=n?C(`keep.title-at`,{label:n.label}):C(`keep.title`);return r?O`<${s} title=${C(`keep.title`)}><${N} text=${C(`keep.missing`)} /><//>`:!n&&i?O`<${s} title=${o}><${N} text=${C(`live.unreached`)} /><//>`:n?n.hanchan?.scheduled_at?O`<${qe} title=${o} page=${n} own=${t} note=${a} />`:O`<${s} title=${o}><${N} text=${C(`keep.unscheduled`)} /><//>`:O`<${s} title=${o}><${_} /><//>`}function qe({title:e,page:{tournament:t,time_zone:r,hanchan:i},own:a,note:o}){let c=F(!0),l=Math.floor((c-Date.parse(i.scheduled_at))/1e3),u=i.players.find(({id:e})=>e===i.keeper),d=new Set(i.times.map(({id:e})=>e)),f=[...i.times,...a.filter(({id:e,body:t})=>t.hanchan===i.id&&!d.has(e)).map(Qe)],p=e=>o({hanchan:i.id,...e}),m=Ye(i,r),h=m||f.some(e=>e.what===`began`&&!$.includes(e.state)),g=!h&&O`<button class="button main" type="button" onClick=${()=>p({what:`began`})}>${C(`keep.begins`)}</button>`;return O`<${s} title=${e} up=${null} actions=${g}>
<p>${t} · ${C(`hall-round`,{round:i.round})}</p>
${u&&O`<p class="note info">${C(`keep.keeper`,{name:u.name})}</p>`}
${m&&O`<p class="note info" role="status">${m}</p>`}
${!m&&O`<section class="late" aria-labelledby="since">
<h2 id="since">${C(`keep.since`,{time:y(i.scheduled_at,r)})}</h2>
<p class="late-time" role="timer">${l<0?`−${n(-l)}`:n(l)}</p>
</section>`}
${!h&&O`<${Je} hanchan=${i} times=${f} record=${p} />`}
<${Ze} times=${f} players=${i.players} zone=${r} />
<p class="soft">${C(`keep.how`)}</p>
<//>`}function Je({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:C(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return O`<ul class="rows" aria-label=${C(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Xe(r,n,t);return O`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${C(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function Ye({began_at:e,cancelled:t,finished:n},r){return n?C(`keep.finished`):e?C(`keep.began`,{time:y(e,r)}):t?C(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?C(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return O`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${C(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>O`<li class="item" key=${e.id}>
<p><strong>${y(e.at,n)}</strong> ${C(`keep.did.${e.what}`,{name:r(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${C(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{ve as Board,ze as Start,Ke as Timekeeping};