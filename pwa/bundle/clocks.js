import{Bt as e,En as t,Et as n,G as r,Ht as i,Ir as a,It as o,Jt as s,Lr as c,Lt as l,Mt as u,Nt as d,Or as f,Ot as p,Pt as m,Qt as h,Rr as g,St as _,Ut as v,Y as y,_n as b,an as x,bn as S,bt as C,en as w,et as T,i as E,kt as D,m as O,n as k,nn as ee,nt as te,q as ne,tn as A,tt as re,un as j,ut as ie,vn as M,wt as ae,x as oe,xt as N,yt as se,zr as P}from"./app.js";import{A as ce,E as le,M as ue,N as F,O as de,P as I,j as fe}from"./shared.js";const pe=[196,392,541];let L=null;function R(){L??=new AudioContext,L.resume();let e=L.currentTime+3;for(let[t,n]of pe.entries()){let r=new OscillatorNode(L,{frequency:n}),i=new GainNode(L,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(L.destination),r.start(),r.stop(e)}}function me({table:e,end:t,now:n,zone:r}){let{look:i,large:a,small:o}=he(e,t,n,r);return j`<li class=${i} aria-label=${A(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${A(`hall-round`,{round:e.round})}</small></h2>
<p class="board-time" role="timer">${a}</p>
${o.map(e=>j`<p key=${e}>${e}</p>`)}
</li>`}function he(e,t,n,r){return e.finished?{look:`over`,large:A(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:A(`board.cancelled`),small:[]}:e.ends_at?ge(e,t,n,r):e.began_at?{look:`plays`,large:A(`board.plays`),small:[A(`game.no-limit`)]}:e.scheduled_at?_e(e,n,r):{look:`over`,large:`—`,small:[A(`board.unscheduled`)]}}function ge({ends_at:e,extra_seconds:t},n,r,i){let a={began:0,ends:Date.parse(e)},o=t>0?[A(`game.extra`,{time:f(t)})]:[];if(!p(a,r)){let t=[A(`game.ends`,{time:h(e,i)}),...o];return{look:`plays`,large:f(D(a,r)),small:t}}return{look:`up`,large:A(`game.up`),small:[A(`game.still.${n.still}`),A(`game.chonbo.${n.chonbo}`)]}}function _e({scheduled_at:e,missed:t},n,r){let i=Math.floor((n-Date.parse(e))/1e3),a=A(i<0?`board.begins`:`board.late`,{time:h(e,r)}),o=t.map(({seat:e})=>A(e?`hall-wind.${e}`:`board.arbiter`)),s=o.length>0?[A(`board.awaited`,{who:w(o)})]:[];return i<0?{look:`soon`,large:f(-i),small:[a,...s]}:{look:t.length>0?`late`:`soon`,large:`+${f(i)}`,small:[a,...s]}}const z=5e3;function ve({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:a}=be(e),o=I(!0);if(r)return j`<main class="board"><h1>${A(`board.${r}`)}</h1><p>${A(`board.${r}-text`)}</p></main>`;if(!t)return j`<main class="board"><h1>Shinpan</h1>${a?j`<p role="status">${A(`live.unreached`)}</p>`:j`<${i} />`}</main>`;let s=[...t.tables].sort(O());return j`<main class="board">
<header>
<h1>${t.name}</h1>
<${xe} board=${t} now=${o} />
<p class="board-now" role="timer">${h(new Date(o),t.time_zone)}</p>
</header>
${o-n>z*3&&j`<p class="note warn" role="status">${A(`board.unheard`,{time:h(new Date(n),t.time_zone)})}</p>`}
${t.tables.length===0&&j`<p>${A(`board.empty`)}</p>`}
<ul style=${ye(t.tables.length)}>${s.map(e=>j`<${me} key=${e.label} table=${e} end=${t.end_of_time} now=${o} zone=${t.time_zone} />`)}</ul>
</main>`}function ye(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function be(e){let[t,n]=g({board:null,heard:S.now(),refused:``,unreached:!1});a(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await S.visitor(),i=await r(e);t||n({board:i,heard:S.now(),refused:``,unreached:!1})}catch(e){let r={404:`missing`,403:`closed`}[e.status]??``;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,z);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return a(()=>{r?F({slug:e,name:r.name}):i&&ue()?.slug===e&&F(null)},[e,r?.name,i]),a(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function xe({board:e,now:t}){let[n,r]=g(!1);x();let i=e.tables.filter(({ends_at:e})=>e&&p({began:0,ends:Date.parse(e)},t)).map(({label:e,ends_at:t})=>`${e} ${t}`),o=c(new Set(i));return a(()=>{let e=i.some(e=>!o.current.has(e));o.current=new Set(i),n&&e&&R()},[i.join()]),j`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{r(!n),n||R()}}>${A(n?`board.sound-on`:`board.sound-off`)}</button>`}const B=`games-cancelled`;function Se(e,n,r,i){let a=Math.min(ae(r,i),86400),[o,s]=[B,`replacement`].map(t=>Ce(e,n,t)),c=a>=o&&!r.cancelled,l=c&&we(e,n)?o-1:a,u=r.replaced&&s<1/0?Math.max(l,s):l;return{...t(e,n,u),seconds:a,cancellation_due:c}}function Ce(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function we(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(B)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function Te(e,t){let n=N(e,t.round),r=n.map(se),i=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),a=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(a.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let a=_(e.id,r,i),o=n.filter(t=>t.person?.id===e.id);return a?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:a,revision:t,timings:o}]:[]})}function V(e,t,{who:r,clock:i},a){let{cancellation_due:o,...s}=Se(t,r,i,a);return{...n(e,s),due:o}}async function H(e,t,n={}){await S.send(`timing`,null,{hanchan:e.id,what:t,...n}),ee()}function U(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const W=864e5;function G(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function K(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=G(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>W/2&&(l-=W),l<-432e5&&(l+=W),new Date(t-t%1e3+l).toISOString()}const Ee=[`corrected`,`stopped`,`undone`];function De({hanchan:e,late:t,name:n,due:r,book:i,zone:a,onClose:c}){let{official:u}=s(),{clock:d,person:f}=t,[p,h]=g(d.stopped?`corrected`:``),[_,v]=g(``),[b,x]=g(()=>G(d.stopped?.at??d.scheduled,a)),{does:S,wrong:C}=y(),w=Oe(t,r,u).map(e=>({value:e,text:A(`clock.way.${e}`)})),T=b&&ke(b,d,a),E=p===`corrected`&&T?Ae(Date.parse(T),d.scheduled):``,D=Ee.includes(p),O=p&&(!D||_.trim())&&(p!==`corrected`||b&&!E),k=_.trim()&&{reason:_.trim()};return j`<${m} title=${n} onClose=${c}>
<${o} label=${A(`clock.what`)} value=${p} options=${w} onChange=${h} />
${p===`cancelled`&&j`<p class="note warn">${A(`clock.cancel-text`)}</p>`}
${p===`corrected`&&j`<${l} type="time" step="1" label=${A(`clock.arrived-at`)} value=${b} wrong=${E} onInput=${x} />`}
${p===`corrected`&&T&&!E&&i&&j`<${je} late=${t} book=${i} at=${Date.parse(T)} />`}
${D&&j`<${l} long label=${A(`clock.reason`)} value=${_} onInput=${v} />`}
${C}
<button class="button main" type="button" disabled=${!O} onClick=${()=>S(async()=>{p===`undone`?await H(e,`taken-back`,{takes_back:d.stopped.by,...k}):await H(e,p,{person:f,...p===`corrected`&&{arrived_at:T},...k}),c()})}>${A(`clock.record`)}</button>
<//>`}function Oe({clock:{stopped:e},timings:t},n,r){let i=e&&t.some(({id:t})=>t===e.by),a=r?.roles?.includes(`director`);return[`corrected`,`replaced`,i&&`undone`,n&&`cancelled`,a&&`stopped`].filter(Boolean)}function ke(e,{stopped:t,scheduled:n},r){return t&&e===G(t.at,r)?new Date(t.at).toISOString():K(e,n,r)}function Ae(e,t){return e>S.now()?A(`clock.to-come`):e<t-72e5?A(`clock.long-before`):``}function je({late:e,book:t,at:n}){let{library:r}=s(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=V(r,t,{...e,clock:i},n);return j`<p role="status">${A(`clock.becomes`,{cost:a.cost_line})}</p>`}function Me({hanchan:e,late:t,name:n,cost:r,book:i,now:a,zone:o,may:s}){let[c,l]=g(!1),{stopped:u}=t.clock;return j`<section class=${`late ${u?`stopped`:`runs`}`} aria-label=${n}>
<h2 class="who">${n}</h2>
<p class="late-time" role="timer">${r&&f(r.seconds)}</p>
<p class="late-cost"><strong>${r?.cost_line}</strong></p>
${!u&&r?.next&&r.next.at_seconds!==r.next_band?.at_seconds&&j`<p class="soft">${r.next.line}</p>`}
${!u&&r&&j`<${Ne} cost=${r} />`}
${r?.due&&j`<p class="note bad">${A(`clock.cancels`)}</p>`}
${u&&j`<p>${A(`clock.stopped.${u.how}`,{time:h(new Date(u.at),o)})}</p>`}
${u?.others.length>0&&j`<p class="note warn">${A(`clock.others`,{count:u.others.length})}</p>`}
${s&&j`<${Pe} hanchan=${e} late=${t} now=${a} onMore=${()=>l(!0)} />`}
${c&&j`<${De} hanchan=${e} late=${t} name=${n} due=${r?.due} book=${i} zone=${o} onClose=${()=>l(!1)} />`}
</section>`}function Ne({cost:{seconds:e,next_band:t}}){return!t||e>=t.at_seconds?null:j`<p class="late-next">
<progress max=${t.at_seconds} value=${e} aria-label=${A(`clock.next`)}></progress>
${A(`clock.next-at`,{time:f(t.at_seconds),cost:t.cost_line})}
</p>`}function Pe({hanchan:e,late:{clock:t,person:n,timings:r},now:i,onMore:a}){let{does:o,wrong:s}=y(),c=U(r,i);return j`<div class="pair">
${!t.stopped&&j`<button class="button main" type="button" onClick=${()=>o(()=>H(e,`arrived`,{person:n}))}>${A(`clock.arrived`)}</button>`}
${c?j`<button class="button" type="button" onClick=${()=>o(()=>H(e,`taken-back`,{takes_back:c.id}))}>${A(`clock.undo`)}</button>`:j`<button class="button" type="button" onClick=${a}>${A(`clock.more`)}</button>`}
</div>${s}`}const q=1440;function Fe({state:e,hanchan:t,zone:n,may:r}){let[i,a]=g(!1),o=t.scheduled_at&&Date.parse(t.scheduled_at),[s,c]=g(()=>G(o||S.now(),n).slice(0,5)),[u,d]=g(()=>String(t.minutes??Ie(e)??``)),{does:f,wrong:p}=y(),m=u.trim()?Number(u):null,_=m===null||Number.isInteger(m)&&m>=1&&m<=q;return o&&!i?j`<p class="scheduled"><span>${A(`clock.scheduled`,{time:h(t.scheduled_at,n)})}${t.minutes&&j` · ${A(`clock.lasts`,{count:t.minutes})}`}</span>
${r&&j`<button class="button quiet" type="button" onClick=${()=>a(!0)}>${A(`clock.change`)}</button>`}
</p>`:r?j`<section class="card">
<${l} type="time" label=${A(`clock.when`)} hint=${A(`clock.when-text`)} value=${s} onInput=${c} />
<${l} type="number" min="1" max=${q} inputmode="numeric" label=${A(`clock.length`)} hint=${A(`clock.length-text`)} value=${u} onInput=${d} />
${p}
<button class="button main" type="button" disabled=${!s||!_} onClick=${()=>f(async()=>{let e={scheduled_at:o&&s===G(o,n).slice(0,5)?t.scheduled_at:K(s,o||S.now(),n),minutes:m};await S.send(`schedule`,t.id,e),a(!1)})}>${A(`clock.set`)}</button>
</section>`:j`<p>${A(`clock.unscheduled`)}</p>`}function Ie(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Le({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...E(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:i})=>j`<p class="note bad" key=${[t.id,i,n].join()}>
${A(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Re(e,n,r,i)})}
<a class="button" href="#/fines">${A(`hall-fines`)}</a>
</p>`)}function Re(e,t,n,r){let i=k(t,n);return r?`${i} (${ie(e,r)})`:i}function ze({args:[e,t]}){let{tournament:n,state:r}=s(),i=r?.tables[e];if(!n||!r)return j`<${d} title=${A(`clock.title`)} />`;if(!i)return j`<${u} title=${A(`clock.title`)} text=${A(`hall-no-table`)} up="#/tables" />`;let a=r.hanchans[t]??T(r,e),o=`#/table/${e}`;return a?j`<${Be} state=${r} table=${i} hanchan=${a} />`:j`<${u} title=${A(`clock.title`)} text=${A(`hall-no-hanchan-text`)} up=${o} />`}function Be({state:e,table:t,hanchan:n}){let{library:i,official:a}=s(),o=r(a),c=P(()=>Te(e,n),[e,n]),l=oe(c),u=P(()=>C(e,n),[e,n]),{begun:d,cancelled:f}=u,p=I(c.length>0||!!d),m=e.settings.time_zone,h=c.map(t=>{let n=l[t.revision];return{late:t,name:J(e,t.person),cost:n&&V(i,n,t,p),book:n}});return fe(h.filter(({late:{clock:e},cost:t})=>t&&!e.stopped).map(Ue)),j`<${v} title=${A(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`}
actions=${o&&!(f&&!d)&&n.scheduled_at&&j`<${He} state=${e} hanchan=${n} begun=${d} now=${p} zone=${m} />`}>
${o&&c.some(({clock:e})=>!e.stopped)&&j`<${ce} />`}
${f&&j`<p class="note bad">${A(`clock.cancelled`)}</p>`}
${!d&&j`<${Le} state=${e} hanchan=${n} />`}
<${de} state=${e} hanchan=${n} zone=${m} />
<${Fe} key=${n.scheduled_at} may=${o} state=${e} hanchan=${n} zone=${m} />
${d&&j`<${le} may=${o} hanchan=${n} game=${u} now=${p} zone=${m} />`}
${h.map(e=>j`<${Me} key=${e.late.person.id} may=${o} hanchan=${n} ...${e} now=${p} zone=${m} />`)}
${o&&n.scheduled_at&&j`<${Ve} state=${e} table=${t} hanchan=${n} late=${c} begun=${d} />`}
<//>`}function Ve({state:e,table:t,hanchan:n,late:r,begun:i}){let{does:a,wrong:o}=y(),s=new Set(r.map(({person:e})=>e.id)),c=te(n,re(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),l=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),u=c.filter(({id:e})=>!s.has(e)),d=l.map(({id:e})=>({kind:`official`,id:e})).filter(({id:e})=>!s.has(e)),f=e=>a(async()=>{for(let t of e)await H(n,`absent`,{person:t})});return i||u.length+d.length===0?null:j`<section aria-labelledby="present" class="stack">
<h2 id="present">${A(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...u,...d].map(t=>j`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>f([t])}>
<span class="body who">${J(e,t)}${t.kind===`official`&&j`<small>${A(`hall-role.arbiter`)}</small>`}</span>
${A(`clock.absent`)}
</button>
</li>`)}
</ul>
${u.length>1&&j`<button class="button" type="button" onClick=${()=>f(u)}>${A(`clock.all-absent`)}</button>`}
${o}
</section>`}function He({state:e,hanchan:t,begun:n,now:r,zone:i}){let{does:a,wrong:o}=y(),[s,c]=g(!1);if(!n)return j`<button class="button main" type="button" onClick=${()=>a(()=>H(t,`began`))}>${A(`clock.begins`)}</button>${o}`;let l=async e=>{await H(t,`taken-back`,{takes_back:n.by,reason:e}),c(!1)},u=U(N(e,t.round).filter(e=>e.hanchan===t.id&&!e.person),r);return j`<p class="body">${A(`clock.began`,{time:h(new Date(n.at),i)})}</p>
${u&&j`<button class="button" type="button" onClick=${()=>a(()=>H(t,`taken-back`,{takes_back:u.id}))}>${A(`clock.undo`)}</button>`}
${!u&&j`<button class="button quiet" type="button" onClick=${()=>c(!0)}>${A(`clock.mistake`)}</button>`}
${s&&j`<${ne} title=${A(`clock.mistake`)} yes=${A(`clock.record`)} onReason=${l} onClose=${()=>c(!1)} />`}${o}`}function Ue({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function J(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Y=`shinpan.keep.`;function We(e){let[t,n]=g(()=>M(Y+e)??[]),[r,i]=g(M(`${Y}page.${e}`)),[o,s]=g(!1),[c,l]=g(!1),u=t=>{b(Y+e,t),n(t)},d=async()=>{let t=await S.visitor();await Ge(t,e,u),await t.timekeeping(e).then(t=>{b(`${Y}page.${e}`,t),i(t),s(!1),l(!1)},e=>e.status===404?s(!0):l(!0))};return a(()=>{d();let e=setInterval(d,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:o,unreached:c,note:async t=>{let n=Z(e).at(-1);if(n&&X(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await S.visitor(),i=Z(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);u([...i,r(t)]),d()}}}function X(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return M(Y+e)??[]}async function Ge(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[t=``]}){let{own:n,page:r,missing:a,unreached:o,note:s}=We(t),c=r?A(`keep.title-at`,{label:r.label}):A(`keep.title`);return a?j`<${v} title=${A(`keep.title`)}><${e} text=${A(`keep.missing`)} /><//>`:!r&&o?j`<${v} title=${c}><${e} text=${A(`live.unreached`)} /><//>`:r?r.hanchan?.scheduled_at?j`<${qe} title=${c} page=${r} own=${n} note=${s} />`:j`<${v} title=${c}><${e} text=${A(`keep.unscheduled`)} /><//>`:j`<${v} title=${c}><${i} /><//>`}function qe({title:e,page:{tournament:t,time_zone:n,hanchan:r},own:i,note:a}){let o=I(!0),s=Math.floor((o-Date.parse(r.scheduled_at))/1e3),c=r.players.find(({id:e})=>e===r.keeper),l=new Set(r.times.map(({id:e})=>e)),u=[...r.times,...i.filter(({id:e,body:t})=>t.hanchan===r.id&&!l.has(e)).map(Qe)],d=e=>a({hanchan:r.id,...e}),p=Ye(r,n),m=p||u.some(e=>e.what===`began`&&!$.includes(e.state)),g=!m&&j`<button class="button main" type="button" onClick=${()=>d({what:`began`})}>${A(`keep.begins`)}</button>`;return j`<${v} title=${e} up=${null} actions=${g}>
<p>${t} · ${A(`hall-round`,{round:r.round})}</p>
${c&&j`<p class="note info">${A(`keep.keeper`,{name:c.name})}</p>`}
${p&&j`<p class="note info" role="status">${p}</p>`}
${!p&&j`<section class="late" aria-labelledby="since">
<h2 id="since">${A(`keep.since`,{time:h(r.scheduled_at,n)})}</h2>
<p class="late-time" role="timer">${s<0?`−${f(-s)}`:f(s)}</p>
</section>`}
${!m&&j`<${Je} hanchan=${r} times=${u} record=${d} />`}
<${Ze} times=${u} players=${r.players} zone=${n} />
<p class="soft">${A(`keep.how`)}</p>
<//>`}function Je({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:A(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return j`<ul class="rows" aria-label=${A(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Xe(r,n,t);return j`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${A(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function Ye({began_at:e,cancelled:t,finished:n},r){return n?A(`keep.finished`):e?A(`keep.began`,{time:h(e,r)}):t?A(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?A(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return j`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${A(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>j`<li class="item" key=${e.id}>
<p><strong>${h(e.at,n)}</strong> ${A(`keep.did.${e.what}`,{name:r(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${A(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{ve as Board,ze as Start,Ke as Timekeeping};