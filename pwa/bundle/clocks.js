import{$ as e,A as t,Ct as n,F as r,Ft as i,I as a,It as o,Mt as s,O as c,Ot as l,P as u,Pt as d,Qt as f,St as p,T as m,W as h,Wt as g,Zt as _,_t as v,a as y,br as b,bt as x,ct as S,en as C,et as w,ft as T,gt as ee,it as E,lr as D,lt as O,mt as te,nt as k,on as ne,ot as re,pt as ie,r as ae,tt as A,vr as j,xr as M,yr as oe,zt as se}from"./app.js";import{$ as N,F as ce,G as le,N as ue,Q as P,X as de,Y as fe,Z as pe,q as me}from"./shared.js";const he=[196,392,541];let F=null;function I(){F??=new AudioContext,F.resume();let e=F.currentTime+3;for(let[t,n]of he.entries()){let r=new OscillatorNode(F,{frequency:n}),i=new GainNode(F,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(F.destination),r.start(),r.stop(e)}}function L({table:e,end:t,now:n,zone:r}){let{look:a,large:o,small:s}=R(e,t,n,r);return g`<li class=${a} aria-label=${i(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${i(`hall-round`,{round:e.round})}</small></h2>
<p class="board-time" role="timer">${o}</p>
${s.map(e=>g`<p key=${e}>${e}</p>`)}
</li>`}function R(e,t,n,r){return e.finished?{look:`over`,large:i(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:i(`board.cancelled`),small:[]}:e.ends_at?ge(e,t,n,r):e.began_at?{look:`plays`,large:i(`board.plays`),small:[i(`game.no-limit`)]}:e.scheduled_at?_e(e,n,r):{look:`over`,large:`—`,small:[i(`board.unscheduled`)]}}function ge({ends_at:e,extra_seconds:t},n,r,a){let o={began:0,ends:Date.parse(e)},c=t>0?[i(`game.extra`,{time:D(t)})]:[];if(!S(o,r)){let t=[i(`game.ends`,{time:s(e,a)}),...c];return{look:`plays`,large:D(O(o,r)),small:t}}return{look:`up`,large:i(`game.up`),small:[i(`game.still.${n.still}`),i(`game.chonbo.${n.chonbo}`)]}}function _e({scheduled_at:e,missed:t},n,r){let a=Math.floor((n-Date.parse(e))/1e3),o=i(a<0?`board.begins`:`board.late`,{time:s(e,r)}),c=t.map(({seat:e})=>i(e?`hall-wind.${e}`:`board.arbiter`)),l=c.length>0?[i(`board.awaited`,{who:d(c)})]:[];return a<0?{look:`soon`,large:D(-a),small:[o,...l]}:{look:t.length>0?`late`:`soon`,large:`+${D(a)}`,small:[o,...l]}}const z=5e3;function ve({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:a}=be(e),o=N(!0);if(r)return g`<main class="board"><h1>${i(`board.${r}`)}</h1><p>${i(`board.${r}-text`)}</p></main>`;if(!t)return g`<main class="board"><h1>Shinpan</h1>${a?g`<p role="status">${i(`live.unreached`)}</p>`:g`<${p} />`}</main>`;let c=[...t.tables].sort(ae());return g`<main class="board">
<header>
<h1>${t.name}</h1>
<${xe} board=${t} now=${o} />
<p class="board-now" role="timer">${s(new Date(o),t.time_zone)}</p>
</header>
${o-n>z*3&&g`<p class="note warn" role="status">${i(`board.unheard`,{time:s(new Date(n),t.time_zone)})}</p>`}
${t.tables.length===0&&g`<p>${i(`board.empty`)}</p>`}
<ul style=${ye(t.tables.length)}>${c.map(e=>g`<${L} key=${e.label} table=${e} end=${t.end_of_time} now=${o} zone=${t.time_zone} />`)}</ul>
</main>`}function ye(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function be(e){let[t,n]=b({board:null,heard:C.now(),refused:``,unreached:!1});j(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await C.visitor(),i=await r(e);t||n({board:i,heard:C.now(),refused:``,unreached:!1})}catch(e){let r={404:`missing`,403:`closed`}[e.status]??``;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,z);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return j(()=>{r?P({slug:e,name:r.name}):i&&pe()?.slug===e&&P(null)},[e,r?.name,i]),j(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function xe({board:e,now:t}){let[n,r]=b(!1);se();let a=e.tables.filter(({ends_at:e})=>e&&S({began:0,ends:Date.parse(e)},t)).map(({label:e,ends_at:t})=>`${e} ${t}`),o=oe(new Set(a));return j(()=>{let e=a.some(e=>!o.current.has(e));o.current=new Set(a),n&&e&&I()},[a.join()]),g`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{r(!n),n||I()}}>${i(n?`board.sound-on`:`board.sound-off`)}</button>`}const B=`games-cancelled`;function Se(e,t,n,r){let i=Math.min(E(n,r),86400),[a,o]=[B,`replacement`].map(n=>Ce(e,t,n)),s=i>=a&&!n.cancelled,c=s&&we(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...ne(e,t,l),seconds:i,cancellation_due:s}}function Ce(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function we(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(B)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function Te(t,n){let r=A(t,n.round),i=r.map(e),a=Object.fromEntries(Object.values(t.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),o=r.filter(({what:e,hanchan:t})=>e===`absent`&&t===n.id);return[...new Map(o.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let n=k(e.id,i,a),o=r.filter(t=>t.person?.id===e.id);return n?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:n,revision:t,timings:o}]:[]})}function V(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=Se(t,n,r,i);return{...re(e,o),due:a}}async function H(e,t,n={}){await C.send(`timing`,null,{hanchan:e.id,what:t,...n}),o()}function U(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const W=864e5;function G(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function K(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=G(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>W/2&&(l-=W),l<-432e5&&(l+=W),new Date(t-t%1e3+l).toISOString()}const Ee=[`corrected`,`stopped`,`undone`];function De({hanchan:e,late:n,name:r,due:a,book:o,zone:s,onClose:c}){let{official:u}=l(),{clock:d,person:f}=n,[p,m]=b(d.stopped?`corrected`:``),[h,_]=b(``),[y,x]=b(()=>G(d.stopped?.at??d.scheduled,s)),{does:S,wrong:C}=t(),w=Oe(n,a,u).map(e=>({value:e,text:i(`clock.way.${e}`)})),T=y&&ke(y,d,s),E=p===`corrected`&&T?Ae(Date.parse(T),d.scheduled):``,D=Ee.includes(p),O=p&&(!D||h.trim())&&(p!==`corrected`||y&&!E),k=h.trim()&&{reason:h.trim()};return g`<${te} title=${r} onClose=${c}>
<${ee} label=${i(`clock.what`)} value=${p} options=${w} onChange=${m} />
${p===`cancelled`&&g`<p class="note warn">${i(`clock.cancel-text`)}</p>`}
${p===`corrected`&&g`<${v} type="time" step="1" label=${i(`clock.arrived-at`)} value=${y} wrong=${E} onInput=${x} />`}
${p===`corrected`&&T&&!E&&o&&g`<${je} late=${n} book=${o} at=${Date.parse(T)} />`}
${D&&g`<${v} long label=${i(`clock.reason`)} value=${h} onInput=${_} />`}
${C}
<button class="button main" type="button" disabled=${!O} onClick=${()=>S(async()=>{p===`undone`?await H(e,`taken-back`,{takes_back:d.stopped.by,...k}):await H(e,p,{person:f,...p===`corrected`&&{arrived_at:T},...k}),c()})}>${i(`clock.record`)}</button>
<//>`}function Oe({clock:{stopped:e},timings:t},n,r){let i=e&&t.some(({id:t})=>t===e.by),a=r?.roles?.includes(`director`);return[`corrected`,`replaced`,i&&`undone`,n&&`cancelled`,a&&`stopped`].filter(Boolean)}function ke(e,{stopped:t,scheduled:n},r){return t&&e===G(t.at,r)?new Date(t.at).toISOString():K(e,n,r)}function Ae(e,t){return e>C.now()?i(`clock.to-come`):e<t-72e5?i(`clock.long-before`):``}function je({late:e,book:t,at:n}){let{library:r}=l(),a={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},o=V(r,t,{...e,clock:a},n);return g`<p role="status">${i(`clock.becomes`,{cost:o.cost_line})}</p>`}function Me({hanchan:e,late:t,name:n,cost:r,book:a,now:o,zone:c,may:l}){let[u,d]=b(!1),{stopped:f}=t.clock;return g`<section class=${`late ${f?`stopped`:`runs`}`} aria-label=${n}>
<h2 class="who">${n}</h2>
<p class="late-time" role="timer">${r&&D(r.seconds)}</p>
<p class="late-cost"><strong>${r?.cost_line}</strong></p>
${!f&&r?.next&&r.next.at_seconds!==r.next_band?.at_seconds&&g`<p class="soft">${r.next.line}</p>`}
${!f&&r&&g`<${Ne} cost=${r} />`}
${r?.due&&g`<p class="note bad">${i(`clock.cancels`)}</p>`}
${f&&g`<p>${i(`clock.stopped.${f.how}`,{time:s(new Date(f.at),c)})}</p>`}
${f?.others.length>0&&g`<p class="note warn">${i(`clock.others`,{count:f.others.length})}</p>`}
${l&&g`<${Pe} hanchan=${e} late=${t} now=${o} onMore=${()=>d(!0)} />`}
${u&&g`<${De} hanchan=${e} late=${t} name=${n} due=${r?.due} book=${a} zone=${c} onClose=${()=>d(!1)} />`}
</section>`}function Ne({cost:{seconds:e,next_band:t}}){return!t||e>=t.at_seconds?null:g`<p class="late-next">
<progress max=${t.at_seconds} value=${e} aria-label=${i(`clock.next`)}></progress>
${i(`clock.next-at`,{time:D(t.at_seconds),cost:t.cost_line})}
</p>`}function Pe({hanchan:e,late:{clock:n,person:r,timings:a},now:o,onMore:s}){let{does:c,wrong:l}=t(),u=U(a,o);return g`<div class="pair">
${!n.stopped&&g`<button class="button main" type="button" onClick=${()=>c(()=>H(e,`arrived`,{person:r}))}>${i(`clock.arrived`)}</button>`}
${u?g`<button class="button" type="button" onClick=${()=>c(()=>H(e,`taken-back`,{takes_back:u.id}))}>${i(`clock.undo`)}</button>`:g`<button class="button" type="button" onClick=${s}>${i(`clock.more`)}</button>`}
</div>${l}`}const q=1440;function Fe({state:e,hanchan:n,zone:r,may:a}){let[o,c]=b(!1),l=n.scheduled_at&&Date.parse(n.scheduled_at),[u,d]=b(()=>G(l||C.now(),r).slice(0,5)),[f,p]=b(()=>String(n.minutes??Ie(e)??``)),{does:m,wrong:h}=t(),_=f.trim()?Number(f):null,y=_===null||Number.isInteger(_)&&_>=1&&_<=q;return l&&!o?g`<p class="scheduled"><span>${i(`clock.scheduled`,{time:s(n.scheduled_at,r)})}${n.minutes&&g` · ${i(`clock.lasts`,{count:n.minutes})}`}</span>
${a&&g`<button class="button quiet" type="button" onClick=${()=>c(!0)}>${i(`clock.change`)}</button>`}
</p>`:a?g`<section class="card">
<${v} type="time" label=${i(`clock.when`)} hint=${i(`clock.when-text`)} value=${u} onInput=${d} />
<${v} type="number" min="1" max=${q} inputmode="numeric" label=${i(`clock.length`)} hint=${i(`clock.length-text`)} value=${f} onInput=${p} />
${h}
<button class="button main" type="button" disabled=${!u||!y} onClick=${()=>m(async()=>{let e=l&&u===G(l,r).slice(0,5)?n.scheduled_at:K(u,l||C.now(),r),t=l?{scheduled_at:n.scheduled_at,minutes:n.minutes??null}:null,i={scheduled_at:e,minutes:_,replaces:t};await C.send(`schedule`,n.id,i),c(!1)})}>${i(`clock.set`)}</button>
</section>`:g`<p>${i(`clock.unscheduled`)}</p>`}function Ie(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Le({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...ce(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:a})=>g`<p class="note bad" key=${[t.id,a,n].join()}>
${i(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Re(e,n,r,a)})}
<a class="button" href="#/fines">${i(`hall-fines`)}</a>
</p>`)}function Re(e,t,n,r){let i=ue(t,n);return r?`${i} (${h(e,r)})`:i}function ze({args:[e,t]}){let{tournament:n,state:r}=l(),a=r?.tables[e];if(!n||!r)return g`<${ie} title=${i(`clock.title`)} />`;if(!a)return g`<${T} title=${i(`clock.title`)} text=${i(`hall-no-table`)} up="#/tables" />`;let o=r.hanchans[t]??u(r,e),s=`#/table/${e}`;return o?g`<${Be} state=${r} table=${a} hanchan=${o} />`:g`<${T} title=${i(`clock.title`)} text=${i(`hall-no-hanchan-text`)} up=${s} />`}function Be({state:e,table:t,hanchan:r}){let{library:a,official:o}=l(),s=m(o),c=M(()=>Te(e,r),[e,r]),u=y(c),d=M(()=>w(e,r),[e,r]),{begun:f,cancelled:p}=d,h=N(c.length>0||!!f),_=e.settings.time_zone,v=c.map(t=>{let n=u[t.revision];return{late:t,name:J(e,t.person),cost:n&&V(a,n,t,h),book:n}});return de(v.filter(({late:{clock:e},cost:t})=>t&&!e.stopped).map(Ue)),g`<${n} title=${i(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`}
actions=${s&&!(p&&!f)&&r.scheduled_at&&g`<${He} state=${e} hanchan=${r} begun=${f} now=${h} zone=${_} />`}>
${s&&c.some(({clock:e})=>!e.stopped)&&g`<${fe} />`}
${p&&g`<p class="note bad">${i(`clock.cancelled`)}</p>`}
${!f&&g`<${Le} state=${e} hanchan=${r} />`}
<${me} state=${e} hanchan=${r} zone=${_} />
<${Fe} key=${r.scheduled_at} may=${s} state=${e} hanchan=${r} zone=${_} />
${f&&g`<${le} may=${s} hanchan=${r} game=${d} now=${h} zone=${_} />`}
${v.map(e=>g`<${Me} key=${e.late.person.id} may=${s} hanchan=${r} ...${e} now=${h} zone=${_} />`)}
${s&&r.scheduled_at&&g`<${Ve} state=${e} table=${t} hanchan=${r} late=${c} begun=${f} />`}
<//>`}function Ve({state:e,table:n,hanchan:o,late:s,begun:c}){let{does:l,wrong:u}=t(),d=new Set(s.map(({person:e})=>e.id)),f=a(o,r(e,n.id,o)).map(({player:e})=>({kind:`player`,id:e})),p=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),m=f.filter(({id:e})=>!d.has(e)),h=p.map(({id:e})=>({kind:`official`,id:e})).filter(({id:e})=>!d.has(e)),_=e=>l(async()=>{for(let t of e)await H(o,`absent`,{person:t})});return c||m.length+h.length===0?null:g`<section aria-labelledby="present" class="stack">
<h2 id="present">${i(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...m,...h].map(t=>g`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>_([t])}>
<span class="body who">${J(e,t)}${t.kind===`official`&&g`<small>${i(`hall-role.arbiter`)}</small>`}</span>
${i(`clock.absent`)}
</button>
</li>`)}
</ul>
${m.length>1&&g`<button class="button" type="button" onClick=${()=>_(m)}>${i(`clock.all-absent`)}</button>`}
${u}
</section>`}function He({state:e,hanchan:n,begun:r,now:a,zone:o}){let{does:l,wrong:u}=t(),[d,f]=b(!1);if(!r)return g`<button class="button main" type="button" onClick=${()=>l(()=>H(n,`began`))}>${i(`clock.begins`)}</button>${u}`;let p=async e=>{await H(n,`taken-back`,{takes_back:r.by,reason:e}),f(!1)},m=U(A(e,n.round).filter(e=>e.hanchan===n.id&&!e.person),a);return g`<p class="body">${i(`clock.began`,{time:s(new Date(r.at),o)})}</p>
${m&&g`<button class="button" type="button" onClick=${()=>l(()=>H(n,`taken-back`,{takes_back:m.id}))}>${i(`clock.undo`)}</button>`}
${!m&&g`<button class="button quiet" type="button" onClick=${()=>f(!0)}>${i(`clock.mistake`)}</button>`}
${d&&g`<${c} title=${i(`clock.mistake`)} yes=${i(`clock.record`)} onReason=${p} onClose=${()=>f(!1)} />`}${u}`}function Ue({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function J(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Y=`shinpan.keep.`;function We(e){let[t,n]=b(()=>f(Y+e)??[]),[r,i]=b(f(`${Y}page.${e}`)),[a,o]=b(!1),[s,c]=b(!1),l=t=>{_(Y+e,t),n(t)},u=async()=>{let t=await C.visitor();await Ge(t,e,l),await t.timekeeping(e).then(t=>{_(`${Y}page.${e}`,t),i(t),o(!1),c(!1)},e=>e.status===404?o(!0):c(!0))};return j(()=>{u();let e=setInterval(u,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:a,unreached:s,note:async t=>{let n=Z(e).at(-1);if(n&&X(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await C.visitor(),i=Z(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);l([...i,r(t)]),u()}}}function X(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return f(Y+e)??[]}async function Ge(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[e=``]}){let{own:t,page:r,missing:a,unreached:o,note:s}=We(e),c=r?i(`keep.title-at`,{label:r.label}):i(`keep.title`);return a?g`<${n} title=${i(`keep.title`)}><${x} text=${i(`keep.missing`)} /><//>`:!r&&o?g`<${n} title=${c}><${x} text=${i(`live.unreached`)} /><//>`:r?r.hanchan?.scheduled_at?g`<${qe} title=${c} page=${r} own=${t} note=${s} />`:g`<${n} title=${c}><${x} text=${i(`keep.unscheduled`)} /><//>`:g`<${n} title=${c}><${p} /><//>`}function qe({title:e,page:{tournament:t,time_zone:r,hanchan:a},own:o,note:c}){let l=N(!0),u=Math.floor((l-Date.parse(a.scheduled_at))/1e3),d=a.players.find(({id:e})=>e===a.keeper),f=new Set(a.times.map(({id:e})=>e)),p=[...a.times,...o.filter(({id:e,body:t})=>t.hanchan===a.id&&!f.has(e)).map(Qe)],m=e=>c({hanchan:a.id,...e}),h=Ye(a,r),_=h||p.some(e=>e.what===`began`&&!$.includes(e.state)),v=!_&&g`<button class="button main" type="button" onClick=${()=>m({what:`began`})}>${i(`keep.begins`)}</button>`;return g`<${n} title=${e} up=${null} actions=${v}>
<p>${t} · ${i(`hall-round`,{round:a.round})}</p>
${d&&g`<p class="note info">${i(`keep.keeper`,{name:d.name})}</p>`}
${h&&g`<p class="note info" role="status">${h}</p>`}
${!h&&g`<section class="late" aria-labelledby="since">
<h2 id="since">${i(`keep.since`,{time:s(a.scheduled_at,r)})}</h2>
<p class="late-time" role="timer">${u<0?`−${D(-u)}`:D(u)}</p>
</section>`}
${!_&&g`<${Je} hanchan=${a} times=${p} record=${m} />`}
<${Ze} times=${p} players=${a.players} zone=${r} />
<p class="soft">${i(`keep.how`)}</p>
<//>`}function Je({hanchan:{timed:e,players:t,known:n},times:r,record:a}){let o=[{who:`arbiter`,name:i(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return g`<ul class="rows" aria-label=${i(`keep.who`)}>
${o.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let o=Xe(r,n,t);return g`<li key=${e}>
<button class="row" type="button" disabled=${!o} onClick=${()=>a({what:o,...t})}>
<span class="body who">${e}</span>${i(`keep.tap.${o??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function Ye({began_at:e,cancelled:t,finished:n},r){return n?i(`keep.finished`):e?i(`keep.began`,{time:s(e,r)}):t?i(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?i(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return g`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${i(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>g`<li class="item" key=${e.id}>
<p><strong>${s(e.at,n)}</strong> ${i(`keep.did.${e.what}`,{name:r(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${i(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{ve as Board,ze as Start,Ke as Timekeeping};