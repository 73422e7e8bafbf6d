import{$t as e,Bt as t,Cr as n,Dt as r,H as i,I as a,Lt as o,M as s,Nt as c,Ot as l,P as u,Sr as d,St as f,Tt as p,U as m,V as h,Vt as g,Wt as _,Xt as v,Z as y,_t as b,at as x,br as S,dt as C,hn as w,it as T,ln as E,lt as D,m as O,mt as k,n as ee,on as A,ot as j,pt as M,sn as N,st as te,vt as ne,xr as re,xt as ie,yt as ae,zt as oe}from"./app.js";import{B as P,E as se,F as ce,L as le,N as ue,R as de,V as F,w as fe,z as pe}from"./shared.js";const me=[196,392,541];let I=null;function L(){I??=new AudioContext,I.resume();let e=I.currentTime+3;for(let[t,n]of me.entries()){let r=new OscillatorNode(I,{frequency:n}),i=new GainNode(I,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(I.destination),r.start(),r.stop(e)}}function he({table:n,end:r,now:i,zone:a}){let{look:o,large:s,small:c}=R(n,r,i,a);return e`<li class=${o} aria-label=${t(`hall-table`,{label:n.label})}>
<h2><span>${n.label}</span><small>${t(`hall-round`,{round:n.round})}</small></h2>
<p class="board-time" role="timer">${s}</p>
${c.map(t=>e`<p key=${t}>${t}</p>`)}
</li>`}function R(e,n,r,i){return e.finished?{look:`over`,large:t(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:t(`board.cancelled`),small:[]}:e.ends_at?ge(e,n,r,i):e.began_at?{look:`plays`,large:t(`board.plays`),small:[t(`game.no-limit`)]}:e.scheduled_at?_e(e,r,i):{look:`over`,large:`—`,small:[t(`board.unscheduled`)]}}function ge({ends_at:e,extra_seconds:n},r,i,a){let s={began:0,ends:Date.parse(e)},c=n>0?[t(`game.extra`,{time:v(n)})]:[];if(!M(s,i)){let n=[t(`game.ends`,{time:o(e,a)}),...c];return{look:`plays`,large:v(k(s,i)),small:n}}return{look:`up`,large:t(`game.up`),small:[t(`game.still.${r.still}`),t(`game.chonbo.${r.chonbo}`)]}}function _e({scheduled_at:e,missed:n},r,i){let a=Math.floor((r-Date.parse(e))/1e3),s=t(a<0?`board.begins`:`board.late`,{time:o(e,i)}),c=n.map(({seat:e})=>t(e?`hall-wind.${e}`:`board.arbiter`)),l=c.length>0?[t(`board.awaited`,{who:oe(c)})]:[];return a<0?{look:`soon`,large:v(-a),small:[s,...l]}:{look:n.length>0?`late`:`soon`,large:`+${v(a)}`,small:[s,...l]}}const z=5e3;function ve({args:[n=``]}){let{board:i,heard:a,refused:s,unreached:c}=be(n),l=F(!0);if(s)return e`<main class="board"><h1>${t(`board.${s}`)}</h1><p>${t(`board.${s}-text`)}</p></main>`;if(!i)return e`<main class="board"><h1>Shinpan</h1>${c?e`<p role="status">${t(`live.unreached`)}</p>`:e`<${r} />`}</main>`;let u=[...i.tables].sort(ee());return e`<main class="board">
<header>
<h1>${i.name}</h1>
<${xe} board=${i} now=${l} />
<p class="board-now" role="timer">${o(new Date(l),i.time_zone)}</p>
</header>
${l-a>z*3&&e`<p class="note warn" role="status">${t(`board.unheard`,{time:o(new Date(a),i.time_zone)})}</p>`}
${i.tables.length===0&&e`<p>${t(`board.empty`)}</p>`}
<ul style=${ye(i.tables.length)}>${u.map(t=>e`<${he} key=${t.label} table=${t} end=${i.end_of_time} now=${l} zone=${i.time_zone} />`)}</ul>
</main>`}function ye(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function be(e){let[t,n]=d({board:null,heard:E.now(),refused:``,unreached:!1});S(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await E.visitor(),i=await r(e);t||n({board:i,heard:E.now(),refused:``,unreached:!1})}catch(e){let r={404:`missing`,403:`closed`}[e.status]??``;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,z);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return S(()=>{r?P({slug:e,name:r.name}):i&&pe()?.slug===e&&P(null)},[e,r?.name,i]),S(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function xe({board:n,now:r}){let[i,a]=d(!1);_();let o=n.tables.filter(({ends_at:e})=>e&&M({began:0,ends:Date.parse(e)},r)).map(({label:e,ends_at:t})=>`${e} ${t}`),s=re(new Set(o));return S(()=>{let e=o.some(e=>!s.current.has(e));s.current=new Set(o),i&&e&&L()},[o.join()]),e`<button class="button" type="button" aria-pressed=${i} onClick=${()=>{a(!i),i||L()}}>${t(i?`board.sound-on`:`board.sound-off`)}</button>`}const B=`games-cancelled`;function Se(e,t,n,r){let i=Math.min(D(n,r),86400),[a,o]=[B,`replacement`].map(n=>Ce(e,t,n)),s=i>=a&&!n.cancelled,c=s&&we(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...w(e,t,l),seconds:i,cancellation_due:s}}function Ce(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function we(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(B)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function Te(e,t){let n=j(e,t.round),r=n.map(T),i=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),a=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(a.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let a=te(e.id,r,i),o=n.filter(t=>t.person?.id===e.id);return a?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:a,revision:t,timings:o}]:[]})}function V(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=Se(t,n,r,i);return{...C(e,o),due:a}}async function H(e,t,n={}){await E.send(`timing`,null,{hanchan:e.id,what:t,...n}),g()}function U(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const W=864e5;function G(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function K(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=G(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>W/2&&(l-=W),l<-432e5&&(l+=W),new Date(t-t%1e3+l).toISOString()}const Ee=[`corrected`,`stopped`,`undone`];function De({hanchan:n,late:r,name:i,due:o,book:s,zone:l,onClose:u}){let{official:p}=c(),{clock:m,person:h}=r,[g,_]=d(m.stopped?`corrected`:``),[v,y]=d(``),[b,x]=d(()=>G(m.stopped?.at??m.scheduled,l)),{does:S,wrong:C}=a(),w=Oe(r,o,p).map(e=>({value:e,text:t(`clock.way.${e}`)})),T=b&&ke(b,m,l),E=g===`corrected`&&T?Ae(Date.parse(T),m.scheduled):``,D=Ee.includes(g),O=g&&(!D||v.trim())&&(g!==`corrected`||b&&!E),k=v.trim()&&{reason:v.trim()};return e`<${ae} title=${i} onClose=${u}>
<${ie} label=${t(`clock.what`)} value=${g} options=${w} onChange=${_} />
${g===`cancelled`&&e`<p class="note warn">${t(`clock.cancel-text`)}</p>`}
${g===`corrected`&&e`<${f} type="time" step="1" label=${t(`clock.arrived-at`)} value=${b} wrong=${E} onInput=${x} />`}
${g===`corrected`&&T&&!E&&s&&e`<${je} late=${r} book=${s} at=${Date.parse(T)} />`}
${D&&e`<${f} long label=${t(`clock.reason`)} value=${v} onInput=${y} />`}
${C}
<button class="button main" type="button" disabled=${!O} onClick=${()=>S(async()=>{g===`undone`?await H(n,`taken-back`,{takes_back:m.stopped.by,...k}):await H(n,g,{person:h,...g===`corrected`&&{arrived_at:T},...k}),u()})}>${t(`clock.record`)}</button>
<//>`}function Oe({clock:{stopped:e},timings:t},n,r){let i=e&&t.some(({id:t})=>t===e.by),a=r?.roles?.includes(`director`);return[`corrected`,`replaced`,i&&`undone`,n&&`cancelled`,a&&`stopped`].filter(Boolean)}function ke(e,{stopped:t,scheduled:n},r){return t&&e===G(t.at,r)?new Date(t.at).toISOString():K(e,n,r)}function Ae(e,n){return e>E.now()?t(`clock.to-come`):e<n-72e5?t(`clock.long-before`):``}function je({late:n,book:r,at:i}){let{library:a}=c(),o={...n.clock,stopped:{at:i,how:`corrected`,by:``,others:[]}},s=V(a,r,{...n,clock:o},i);return e`<p role="status">${t(`clock.becomes`,{cost:s.cost_line})}</p>`}function Me({hanchan:n,late:r,name:i,cost:a,book:s,now:c,zone:l,may:u}){let[f,p]=d(!1),{stopped:m}=r.clock;return e`<section class=${`late ${m?`stopped`:`runs`}`} aria-label=${i}>
<h2 class="who">${i}</h2>
<p class="late-time" role="timer">${a&&v(a.seconds)}</p>
<p class="late-cost"><strong>${a?.cost_line}</strong></p>
${!m&&a?.next&&a.next.at_seconds!==a.next_band?.at_seconds&&e`<p class="soft">${a.next.line}</p>`}
${!m&&a&&e`<${Ne} cost=${a} />`}
${a?.due&&e`<p class="note bad">${t(`clock.cancels`)}</p>`}
${m&&e`<p>${t(`clock.stopped.${m.how}`,{time:o(new Date(m.at),l)})}</p>`}
${m?.others.length>0&&e`<p class="note warn">${t(`clock.others`,{count:m.others.length})}</p>`}
${u&&e`<${Pe} hanchan=${n} late=${r} now=${c} onMore=${()=>p(!0)} />`}
${f&&e`<${De} hanchan=${n} late=${r} name=${i} due=${a?.due} book=${s} zone=${l} onClose=${()=>p(!1)} />`}
</section>`}function Ne({cost:{seconds:n,next_band:r}}){return!r||n>=r.at_seconds?null:e`<p class="late-next">
<progress max=${r.at_seconds} value=${n} aria-label=${t(`clock.next`)}></progress>
${t(`clock.next-at`,{time:v(r.at_seconds),cost:r.cost_line})}
</p>`}function Pe({hanchan:n,late:{clock:r,person:i,timings:o},now:s,onMore:c}){let{does:l,wrong:u}=a(),d=U(o,s);return e`<div class="pair">
${!r.stopped&&e`<button class="button main" type="button" onClick=${()=>l(()=>H(n,`arrived`,{person:i}))}>${t(`clock.arrived`)}</button>`}
${d?e`<button class="button" type="button" onClick=${()=>l(()=>H(n,`taken-back`,{takes_back:d.id}))}>${t(`clock.undo`)}</button>`:e`<button class="button" type="button" onClick=${c}>${t(`clock.more`)}</button>`}
</div>${u}`}const q=1440;function Fe({state:n,hanchan:r,zone:i,may:s}){let[c,l]=d(!1),u=r.scheduled_at&&Date.parse(r.scheduled_at),[p,m]=d(()=>G(u||E.now(),i).slice(0,5)),[h,g]=d(()=>String(r.minutes??Ie(n)??``)),{does:_,wrong:v}=a(),y=h.trim()?Number(h):null,b=y===null||Number.isInteger(y)&&y>=1&&y<=q;return u&&!c?e`<p class="scheduled"><span>${t(`clock.scheduled`,{time:o(r.scheduled_at,i)})}${r.minutes&&e` · ${t(`clock.lasts`,{count:r.minutes})}`}</span>
${s&&e`<button class="button quiet" type="button" onClick=${()=>l(!0)}>${t(`clock.change`)}</button>`}
</p>`:s?e`<section class="card">
<${f} type="time" label=${t(`clock.when`)} hint=${t(`clock.when-text`)} value=${p} onInput=${m} />
<${f} type="number" min="1" max=${q} inputmode="numeric" label=${t(`clock.length`)} hint=${t(`clock.length-text`)} value=${h} onInput=${g} />
${v}
<button class="button main" type="button" disabled=${!p||!b} onClick=${()=>_(async()=>{let e={scheduled_at:u&&p===G(u,i).slice(0,5)?r.scheduled_at:K(p,u||E.now(),i),minutes:y};await E.send(`schedule`,r.id,e),l(!1)})}>${t(`clock.set`)}</button>
</section>`:e`<p>${t(`clock.unscheduled`)}</p>`}function Ie(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Le({state:n,hanchan:r}){let i=r.scheduled_at?Date.parse(r.scheduled_at):1/0,a=Object.values(r.seats);return[...se(n),...n.others.fines].filter(({account:e,amount:t,since:n})=>a.includes(e.id)&&t>0&&Date.parse(n)<i).map(({account:r,unit:i,amount:a,tournament:o})=>e`<p class="note bad" key=${[r.id,o,i].join()}>
${t(`clock.owes`,{name:n.players[r.id]?.name??`?`,amount:Re(n,i,a,o)})}
<a class="button" href="#/fines">${t(`hall-fines`)}</a>
</p>`)}function Re(e,t,n,r){let i=fe(t,n);return r?`${i} (${y(e,r)})`:i}function ze({args:[n,r]}){let{tournament:i,state:a}=c(),o=a?.tables[n];if(!i||!a)return e`<${ne} title=${t(`clock.title`)} />`;if(!o)return e`<${b} title=${t(`clock.title`)} text=${t(`hall-no-table`)} up="#/tables" />`;let s=a.hanchans[r]??h(a,n),l=`#/table/${n}`;return s?e`<${Be} state=${a} table=${o} hanchan=${s} />`:e`<${b} title=${t(`clock.title`)} text=${t(`hall-no-hanchan-text`)} up=${l} />`}function Be({state:r,table:i,hanchan:a}){let{library:o,official:u}=c(),d=s(u),f=n(()=>Te(r,a),[r,a]),p=O(f),m=n(()=>x(r,a),[r,a]),{begun:h,cancelled:g}=m,_=F(f.length>0||!!h),v=r.settings.time_zone,y=f.map(e=>{let t=p[e.revision];return{late:e,name:J(r,e.person),cost:t&&V(o,t,e,_),book:t}});return de(y.filter(({late:{clock:e},cost:t})=>t&&!e.stopped).map(Ue)),e`<${l} title=${t(`clock.title-at`,{label:i.label})} up=${`#/table/${i.id}`}
actions=${d&&!(g&&!h)&&a.scheduled_at&&e`<${He} state=${r} hanchan=${a} begun=${h} now=${_} zone=${v} />`}>
${d&&f.some(({clock:e})=>!e.stopped)&&e`<${le} />`}
${g&&e`<p class="note bad">${t(`clock.cancelled`)}</p>`}
${!h&&e`<${Le} state=${r} hanchan=${a} />`}
<${ce} state=${r} hanchan=${a} zone=${v} />
<${Fe} key=${a.scheduled_at} may=${d} state=${r} hanchan=${a} zone=${v} />
${h&&e`<${ue} may=${d} hanchan=${a} game=${m} now=${_} zone=${v} />`}
${y.map(t=>e`<${Me} key=${t.late.person.id} may=${d} hanchan=${a} ...${t} now=${_} zone=${v} />`)}
${d&&a.scheduled_at&&e`<${Ve} state=${r} table=${i} hanchan=${a} late=${f} begun=${h} />`}
<//>`}function Ve({state:n,table:r,hanchan:o,late:s,begun:c}){let{does:l,wrong:u}=a(),d=new Set(s.map(({person:e})=>e.id)),f=m(o,i(n,r.id,o)).map(({player:e})=>({kind:`player`,id:e})),p=Object.values(n.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),h=f.filter(({id:e})=>!d.has(e)),g=p.map(({id:e})=>({kind:`official`,id:e})).filter(({id:e})=>!d.has(e)),_=e=>l(async()=>{for(let t of e)await H(o,`absent`,{person:t})});return c||h.length+g.length===0?null:e`<section aria-labelledby="present" class="stack">
<h2 id="present">${t(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...h,...g].map(r=>e`<li key=${r.id}>
<button class="row" type="button" onClick=${()=>_([r])}>
<span class="body who">${J(n,r)}${r.kind===`official`&&e`<small>${t(`hall-role.arbiter`)}</small>`}</span>
${t(`clock.absent`)}
</button>
</li>`)}
</ul>
${h.length>1&&e`<button class="button" type="button" onClick=${()=>_(h)}>${t(`clock.all-absent`)}</button>`}
${u}
</section>`}function He({state:n,hanchan:r,begun:i,now:s,zone:c}){let{does:l,wrong:f}=a(),[p,m]=d(!1);if(!i)return e`<button class="button main" type="button" onClick=${()=>l(()=>H(r,`began`))}>${t(`clock.begins`)}</button>${f}`;let h=async e=>{await H(r,`taken-back`,{takes_back:i.by,reason:e}),m(!1)},g=U(j(n,r.round).filter(e=>e.hanchan===r.id&&!e.person),s);return e`<p class="body">${t(`clock.began`,{time:o(new Date(i.at),c)})}</p>
${g&&e`<button class="button" type="button" onClick=${()=>l(()=>H(r,`taken-back`,{takes_back:g.id}))}>${t(`clock.undo`)}</button>`}
${!g&&e`<button class="button quiet" type="button" onClick=${()=>m(!0)}>${t(`clock.mistake`)}</button>`}
${p&&e`<${u} title=${t(`clock.mistake`)} yes=${t(`clock.record`)} onReason=${h} onClose=${()=>m(!1)} />`}${f}`}function Ue({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function J(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Y=`shinpan.keep.`;function We(e){let[t,n]=d(()=>N(Y+e)??[]),[r,i]=d(N(`${Y}page.${e}`)),[a,o]=d(!1),[s,c]=d(!1),l=t=>{A(Y+e,t),n(t)},u=async()=>{let t=await E.visitor();await Ge(t,e,l),await t.timekeeping(e).then(t=>{A(`${Y}page.${e}`,t),i(t),o(!1),c(!1)},e=>e.status===404?o(!0):c(!0))};return S(()=>{u();let e=setInterval(u,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:a,unreached:s,note:async t=>{let n=Z(e).at(-1);if(n&&X(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await E.visitor(),i=Z(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);l([...i,r(t)]),u()}}}function X(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return N(Y+e)??[]}async function Ge(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[n=``]}){let{own:i,page:a,missing:o,unreached:s,note:c}=We(n),u=a?t(`keep.title-at`,{label:a.label}):t(`keep.title`);return o?e`<${l} title=${t(`keep.title`)}><${p} text=${t(`keep.missing`)} /><//>`:!a&&s?e`<${l} title=${u}><${p} text=${t(`live.unreached`)} /><//>`:a?a.hanchan?.scheduled_at?e`<${qe} title=${u} page=${a} own=${i} note=${c} />`:e`<${l} title=${u}><${p} text=${t(`keep.unscheduled`)} /><//>`:e`<${l} title=${u}><${r} /><//>`}function qe({title:n,page:{tournament:r,time_zone:i,hanchan:a},own:s,note:c}){let u=F(!0),d=Math.floor((u-Date.parse(a.scheduled_at))/1e3),f=a.players.find(({id:e})=>e===a.keeper),p=new Set(a.times.map(({id:e})=>e)),m=[...a.times,...s.filter(({id:e,body:t})=>t.hanchan===a.id&&!p.has(e)).map(Qe)],h=e=>c({hanchan:a.id,...e}),g=Ye(a,i),_=g||m.some(e=>e.what===`began`&&!$.includes(e.state)),y=!_&&e`<button class="button main" type="button" onClick=${()=>h({what:`began`})}>${t(`keep.begins`)}</button>`;return e`<${l} title=${n} up=${null} actions=${y}>
<p>${r} · ${t(`hall-round`,{round:a.round})}</p>
${f&&e`<p class="note info">${t(`keep.keeper`,{name:f.name})}</p>`}
${g&&e`<p class="note info" role="status">${g}</p>`}
${!g&&e`<section class="late" aria-labelledby="since">
<h2 id="since">${t(`keep.since`,{time:o(a.scheduled_at,i)})}</h2>
<p class="late-time" role="timer">${d<0?`−${v(-d)}`:v(d)}</p>
</section>`}
${!_&&e`<${Je} hanchan=${a} times=${m} record=${h} />`}
<${Ze} times=${m} players=${a.players} zone=${i} />
<p class="soft">${t(`keep.how`)}</p>
<//>`}function Je({hanchan:{timed:n,players:r,known:i},times:a,record:o}){let s=[{who:`arbiter`,name:t(`keep.arbiter`)},...r.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return e`<ul class="rows" aria-label=${t(`keep.who`)}>
${s.filter(({who:e})=>n.includes(e)).map(({name:n,...r})=>{let s=Xe(a,i,r);return e`<li key=${n}>
<button class="row" type="button" disabled=${!s} onClick=${()=>o({what:s,...r})}>
<span class="body who">${n}</span>${t(`keep.tap.${s??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function Ye({began_at:e,cancelled:n,finished:r},i){return r?t(`keep.finished`):e?t(`keep.began`,{time:o(e,i)}):n?t(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:n,players:r,zone:i}){if(n.length===0)return null;let a=({who:e,player:n})=>e===`arbiter`?t(`keep.arbiter`):r.find(({id:e})=>e===n)?.name;return e`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${t(`keep.kept`)}</h2>
<ul class="rows">
${n.map(n=>e`<li class="item" key=${n.id}>
<p><strong>${o(n.at,i)}</strong> ${t(`keep.did.${n.what}`,{name:a(n)??``})}</p>
<p class=${$.includes(n.state)?`note bad`:`soft`} role="status">${t(`keep.state.${n.state}`)} ${n.reason}</p>
</li>`)}
</ul>
</section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{ve as Board,ze as Start,Ke as Timekeeping};