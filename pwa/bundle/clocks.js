import{Ct as e,Et as t,Ft as n,H as r,Ht as i,I as a,Jt as o,Lt as s,M as c,P as l,Rt as u,Tt as d,U as f,V as p,X as m,Zt as h,_t as g,an as _,at as v,br as y,bt as b,dt as x,ft as S,gt as C,ht as w,in as T,it as E,jt as D,lt as O,m as k,n as A,nt as ee,pn as te,rt as ne,sn as j,st as re,vr as M,xr as N,yr as ie,yt as ae,zt as oe}from"./app.js";import{B as P,E as se,F as ce,L as le,N as ue,R as de,V as F,w as fe,z as pe}from"./shared.js";const me=[196,392,541];let I=null;function L(){I??=new AudioContext,I.resume();let e=I.currentTime+3;for(let[t,n]of me.entries()){let r=new OscillatorNode(I,{frequency:n}),i=new GainNode(I,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(I.destination),r.start(),r.stop(e)}}function he({table:e,end:t,now:n,zone:r}){let{look:i,large:a,small:o}=R(e,t,n,r);return h`<li class=${i} aria-label=${u(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${u(`hall-round`,{round:e.round})}</small></h2>
<p class="board-time" role="timer">${a}</p>
${o.map(e=>h`<p key=${e}>${e}</p>`)}
</li>`}function R(e,t,n,r){return e.finished?{look:`over`,large:u(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:u(`board.cancelled`),small:[]}:e.ends_at?ge(e,t,n,r):e.began_at?{look:`plays`,large:u(`board.plays`),small:[u(`game.no-limit`)]}:e.scheduled_at?_e(e,n,r):{look:`over`,large:`—`,small:[u(`board.unscheduled`)]}}function ge({ends_at:e,extra_seconds:t},r,i,a){let s={began:0,ends:Date.parse(e)},c=t>0?[u(`game.extra`,{time:o(t)})]:[];if(!x(s,i)){let t=[u(`game.ends`,{time:n(e,a)}),...c];return{look:`plays`,large:o(S(s,i)),small:t}}return{look:`up`,large:u(`game.up`),small:[u(`game.still.${r.still}`),u(`game.chonbo.${r.chonbo}`)]}}function _e({scheduled_at:e,missed:t},r,i){let a=Math.floor((r-Date.parse(e))/1e3),c=u(a<0?`board.begins`:`board.late`,{time:n(e,i)}),l=t.map(({seat:e})=>u(e?`hall-wind.${e}`:`board.arbiter`)),d=l.length>0?[u(`board.awaited`,{who:s(l)})]:[];return a<0?{look:`soon`,large:o(-a),small:[c,...d]}:{look:t.length>0?`late`:`soon`,large:`+${o(a)}`,small:[c,...d]}}const z=5e3;function ve({args:[e=``]}){let{board:t,heard:r,refused:i,unreached:a}=be(e),o=F(!0);if(i)return h`<main class="board"><h1>${u(`board.${i}`)}</h1><p>${u(`board.${i}-text`)}</p></main>`;if(!t)return h`<main class="board"><h1>Shinpan</h1>${a?h`<p role="status">${u(`live.unreached`)}</p>`:h`<${d} />`}</main>`;let s=[...t.tables].sort(A());return h`<main class="board">
<header>
<h1>${t.name}</h1>
<${xe} board=${t} now=${o} />
<p class="board-now" role="timer">${n(new Date(o),t.time_zone)}</p>
</header>
${o-r>z*3&&h`<p class="note warn" role="status">${u(`board.unheard`,{time:n(new Date(r),t.time_zone)})}</p>`}
${t.tables.length===0&&h`<p>${u(`board.empty`)}</p>`}
<ul style=${ye(t.tables.length)}>${s.map(e=>h`<${he} key=${e.label} table=${e} end=${t.end_of_time} now=${o} zone=${t.time_zone} />`)}</ul>
</main>`}function ye(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function be(e){let[t,n]=y({board:null,heard:j.now(),refused:``,unreached:!1});M(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await j.visitor(),i=await r(e);t||n({board:i,heard:j.now(),refused:``,unreached:!1})}catch(e){let r={404:`missing`,403:`closed`}[e.status]??``;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,z);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return M(()=>{r?P({slug:e,name:r.name}):i&&pe()?.slug===e&&P(null)},[e,r?.name,i]),M(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function xe({board:e,now:t}){let[n,r]=y(!1);i();let a=e.tables.filter(({ends_at:e})=>e&&x({began:0,ends:Date.parse(e)},t)).map(({label:e,ends_at:t})=>`${e} ${t}`),o=ie(new Set(a));return M(()=>{let e=a.some(e=>!o.current.has(e));o.current=new Set(a),n&&e&&L()},[a.join()]),h`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{r(!n),n||L()}}>${u(n?`board.sound-on`:`board.sound-off`)}</button>`}const B=`games-cancelled`;function Se(e,t,n,r){let i=Math.min(re(n,r),86400),[a,o]=[B,`replacement`].map(n=>Ce(e,t,n)),s=i>=a&&!n.cancelled,c=s&&we(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...te(e,t,l),seconds:i,cancellation_due:s}}function Ce(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function we(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(B)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function Te(e,t){let n=E(e,t.round),r=n.map(ee),i=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),a=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(a.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let a=v(e.id,r,i),o=n.filter(t=>t.person?.id===e.id);return a?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:a,revision:t,timings:o}]:[]})}function V(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=Se(t,n,r,i);return{...O(e,o),due:a}}async function H(e,t,n={}){await j.send(`timing`,null,{hanchan:e.id,what:t,...n}),oe()}function U(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const W=864e5;function G(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function K(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=G(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>W/2&&(l-=W),l<-432e5&&(l+=W),new Date(t-t%1e3+l).toISOString()}const Ee=[`corrected`,`stopped`,`undone`];function De({hanchan:e,late:t,name:n,due:r,book:i,zone:o,onClose:s}){let{official:c}=D(),{clock:l,person:d}=t,[f,p]=y(l.stopped?`corrected`:``),[m,_]=y(``),[v,x]=y(()=>G(l.stopped?.at??l.scheduled,o)),{does:S,wrong:C}=a(),w=Oe(t,r,c).map(e=>({value:e,text:u(`clock.way.${e}`)})),T=v&&ke(v,l,o),E=f===`corrected`&&T?Ae(Date.parse(T),l.scheduled):``,O=Ee.includes(f),k=f&&(!O||m.trim())&&(f!==`corrected`||v&&!E),A=m.trim()&&{reason:m.trim()};return h`<${g} title=${n} onClose=${s}>
<${ae} label=${u(`clock.what`)} value=${f} options=${w} onChange=${p} />
${f===`cancelled`&&h`<p class="note warn">${u(`clock.cancel-text`)}</p>`}
${f===`corrected`&&h`<${b} type="time" step="1" label=${u(`clock.arrived-at`)} value=${v} wrong=${E} onInput=${x} />`}
${f===`corrected`&&T&&!E&&i&&h`<${je} late=${t} book=${i} at=${Date.parse(T)} />`}
${O&&h`<${b} long label=${u(`clock.reason`)} value=${m} onInput=${_} />`}
${C}
<button class="button main" type="button" disabled=${!k} onClick=${()=>S(async()=>{f===`undone`?await H(e,`taken-back`,{takes_back:l.stopped.by,...A}):await H(e,f,{person:d,...f===`corrected`&&{arrived_at:T},...A}),s()})}>${u(`clock.record`)}</button>
<//>`}function Oe({clock:{stopped:e},timings:t},n,r){let i=e&&t.some(({id:t})=>t===e.by),a=r?.roles?.includes(`director`);return[`corrected`,`replaced`,i&&`undone`,n&&`cancelled`,a&&`stopped`].filter(Boolean)}function ke(e,{stopped:t,scheduled:n},r){return t&&e===G(t.at,r)?new Date(t.at).toISOString():K(e,n,r)}function Ae(e,t){return e>j.now()?u(`clock.to-come`):e<t-72e5?u(`clock.long-before`):``}function je({late:e,book:t,at:n}){let{library:r}=D(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=V(r,t,{...e,clock:i},n);return h`<p role="status">${u(`clock.becomes`,{cost:a.cost_line})}</p>`}function Me({hanchan:e,late:t,name:r,cost:i,book:a,now:s,zone:c,may:l}){let[d,f]=y(!1),{stopped:p}=t.clock;return h`<section class=${`late ${p?`stopped`:`runs`}`} aria-label=${r}>
<h2 class="who">${r}</h2>
<p class="late-time" role="timer">${i&&o(i.seconds)}</p>
<p class="late-cost"><strong>${i?.cost_line}</strong></p>
${!p&&i?.next&&i.next.at_seconds!==i.next_band?.at_seconds&&h`<p class="soft">${i.next.line}</p>`}
${!p&&i&&h`<${Ne} cost=${i} />`}
${i?.due&&h`<p class="note bad">${u(`clock.cancels`)}</p>`}
${p&&h`<p>${u(`clock.stopped.${p.how}`,{time:n(new Date(p.at),c)})}</p>`}
${p?.others.length>0&&h`<p class="note warn">${u(`clock.others`,{count:p.others.length})}</p>`}
${l&&h`<${Pe} hanchan=${e} late=${t} now=${s} onMore=${()=>f(!0)} />`}
${d&&h`<${De} hanchan=${e} late=${t} name=${r} due=${i?.due} book=${a} zone=${c} onClose=${()=>f(!1)} />`}
</section>`}function Ne({cost:{seconds:e,next_band:t}}){return!t||e>=t.at_seconds?null:h`<p class="late-next">
<progress max=${t.at_seconds} value=${e} aria-label=${u(`clock.next`)}></progress>
${u(`clock.next-at`,{time:o(t.at_seconds),cost:t.cost_line})}
</p>`}function Pe({hanchan:e,late:{clock:t,person:n,timings:r},now:i,onMore:o}){let{does:s,wrong:c}=a(),l=U(r,i);return h`<div class="pair">
${!t.stopped&&h`<button class="button main" type="button" onClick=${()=>s(()=>H(e,`arrived`,{person:n}))}>${u(`clock.arrived`)}</button>`}
${l?h`<button class="button" type="button" onClick=${()=>s(()=>H(e,`taken-back`,{takes_back:l.id}))}>${u(`clock.undo`)}</button>`:h`<button class="button" type="button" onClick=${o}>${u(`clock.more`)}</button>`}
</div>${c}`}const q=1440;function Fe({state:e,hanchan:t,zone:r,may:i}){let[o,s]=y(!1),c=t.scheduled_at&&Date.parse(t.scheduled_at),[l,d]=y(()=>G(c||j.now(),r).slice(0,5)),[f,p]=y(()=>String(t.minutes??Ie(e)??``)),{does:m,wrong:g}=a(),_=f.trim()?Number(f):null,v=_===null||Number.isInteger(_)&&_>=1&&_<=q;return c&&!o?h`<p class="scheduled"><span>${u(`clock.scheduled`,{time:n(t.scheduled_at,r)})}${t.minutes&&h` · ${u(`clock.lasts`,{count:t.minutes})}`}</span>
${i&&h`<button class="button quiet" type="button" onClick=${()=>s(!0)}>${u(`clock.change`)}</button>`}
</p>`:i?h`<section class="card">
<${b} type="time" label=${u(`clock.when`)} hint=${u(`clock.when-text`)} value=${l} onInput=${d} />
<${b} type="number" min="1" max=${q} inputmode="numeric" label=${u(`clock.length`)} hint=${u(`clock.length-text`)} value=${f} onInput=${p} />
${g}
<button class="button main" type="button" disabled=${!l||!v} onClick=${()=>m(async()=>{let e={scheduled_at:c&&l===G(c,r).slice(0,5)?t.scheduled_at:K(l,c||j.now(),r),minutes:_};await j.send(`schedule`,t.id,e),s(!1)})}>${u(`clock.set`)}</button>
</section>`:h`<p>${u(`clock.unscheduled`)}</p>`}function Ie(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Le({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...se(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:i})=>h`<p class="note bad" key=${[t.id,i,n].join()}>
${u(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Re(e,n,r,i)})}
<a class="button" href="#/fines">${u(`hall-fines`)}</a>
</p>`)}function Re(e,t,n,r){let i=fe(t,n);return r?`${i} (${m(e,r)})`:i}function ze({args:[e,t]}){let{tournament:n,state:r}=D(),i=r?.tables[e];if(!n||!r)return h`<${C} title=${u(`clock.title`)} />`;if(!i)return h`<${w} title=${u(`clock.title`)} text=${u(`hall-no-table`)} up="#/tables" />`;let a=r.hanchans[t]??p(r,e),o=`#/table/${e}`;return a?h`<${Be} state=${r} table=${i} hanchan=${a} />`:h`<${w} title=${u(`clock.title`)} text=${u(`hall-no-hanchan-text`)} up=${o} />`}function Be({state:e,table:n,hanchan:r}){let{library:i,official:a}=D(),o=c(a),s=N(()=>Te(e,r),[e,r]),l=k(s),d=N(()=>ne(e,r),[e,r]),{begun:f,cancelled:p}=d,m=F(s.length>0||!!f),g=e.settings.time_zone,_=s.map(t=>{let n=l[t.revision];return{late:t,name:J(e,t.person),cost:n&&V(i,n,t,m),book:n}});return de(_.filter(({late:{clock:e},cost:t})=>t&&!e.stopped).map(Ue)),h`<${t} title=${u(`clock.title-at`,{label:n.label})} up=${`#/table/${n.id}`}
actions=${o&&!(p&&!f)&&r.scheduled_at&&h`<${He} state=${e} hanchan=${r} begun=${f} now=${m} zone=${g} />`}>
${o&&s.some(({clock:e})=>!e.stopped)&&h`<${le} />`}
${p&&h`<p class="note bad">${u(`clock.cancelled`)}</p>`}
${!f&&h`<${Le} state=${e} hanchan=${r} />`}
<${ce} state=${e} hanchan=${r} zone=${g} />
<${Fe} key=${r.scheduled_at} may=${o} state=${e} hanchan=${r} zone=${g} />
${f&&h`<${ue} may=${o} hanchan=${r} game=${d} now=${m} zone=${g} />`}
${_.map(e=>h`<${Me} key=${e.late.person.id} may=${o} hanchan=${r} ...${e} now=${m} zone=${g} />`)}
${o&&r.scheduled_at&&h`<${Ve} state=${e} table=${n} hanchan=${r} late=${s} begun=${f} />`}
<//>`}function Ve({state:e,table:t,hanchan:n,late:i,begun:o}){let{does:s,wrong:c}=a(),l=new Set(i.map(({person:e})=>e.id)),d=f(n,r(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),p=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),m=d.filter(({id:e})=>!l.has(e)),g=p.map(({id:e})=>({kind:`official`,id:e})).filter(({id:e})=>!l.has(e)),_=e=>s(async()=>{for(let t of e)await H(n,`absent`,{person:t})});return o||m.length+g.length===0?null:h`<section aria-labelledby="present" class="stack">
<h2 id="present">${u(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...m,...g].map(t=>h`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>_([t])}>
<span class="body who">${J(e,t)}${t.kind===`official`&&h`<small>${u(`hall-role.arbiter`)}</small>`}</span>
${u(`clock.absent`)}
</button>
</li>`)}
</ul>
${m.length>1&&h`<button class="button" type="button" onClick=${()=>_(m)}>${u(`clock.all-absent`)}</button>`}
${c}
</section>`}function He({state:e,hanchan:t,begun:r,now:i,zone:o}){let{does:s,wrong:c}=a(),[d,f]=y(!1);if(!r)return h`<button class="button main" type="button" onClick=${()=>s(()=>H(t,`began`))}>${u(`clock.begins`)}</button>${c}`;let p=async e=>{await H(t,`taken-back`,{takes_back:r.by,reason:e}),f(!1)},m=U(E(e,t.round).filter(e=>e.hanchan===t.id&&!e.person),i);return h`<p class="body">${u(`clock.began`,{time:n(new Date(r.at),o)})}</p>
${m&&h`<button class="button" type="button" onClick=${()=>s(()=>H(t,`taken-back`,{takes_back:m.id}))}>${u(`clock.undo`)}</button>`}
${!m&&h`<button class="button quiet" type="button" onClick=${()=>f(!0)}>${u(`clock.mistake`)}</button>`}
${d&&h`<${l} title=${u(`clock.mistake`)} yes=${u(`clock.record`)} onReason=${p} onClose=${()=>f(!1)} />`}${c}`}function Ue({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function J(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Y=`shinpan.keep.`;function We(e){let[t,n]=y(()=>_(Y+e)??[]),[r,i]=y(_(`${Y}page.${e}`)),[a,o]=y(!1),[s,c]=y(!1),l=t=>{T(Y+e,t),n(t)},u=async()=>{let t=await j.visitor();await Ge(t,e,l),await t.timekeeping(e).then(t=>{T(`${Y}page.${e}`,t),i(t),o(!1),c(!1)},e=>e.status===404?o(!0):c(!0))};return M(()=>{u();let e=setInterval(u,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:a,unreached:s,note:async t=>{let n=Z(e).at(-1);if(n&&X(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await j.visitor(),i=Z(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);l([...i,r(t)]),u()}}}function X(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return _(Y+e)??[]}async function Ge(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function Ke({args:[n=``]}){let{own:r,page:i,missing:a,unreached:o,note:s}=We(n),c=i?u(`keep.title-at`,{label:i.label}):u(`keep.title`);return a?h`<${t} title=${u(`keep.title`)}><${e} text=${u(`keep.missing`)} /><//>`:!i&&o?h`<${t} title=${c}><${e} text=${u(`live.unreached`)} /><//>`:i?i.hanchan?.scheduled_at?h`<${qe} title=${c} page=${i} own=${r} note=${s} />`:h`<${t} title=${c}><${e} text=${u(`keep.unscheduled`)} /><//>`:h`<${t} title=${c}><${d} /><//>`}function qe({title:e,page:{tournament:r,time_zone:i,hanchan:a},own:s,note:c}){let l=F(!0),d=Math.floor((l-Date.parse(a.scheduled_at))/1e3),f=a.players.find(({id:e})=>e===a.keeper),p=new Set(a.times.map(({id:e})=>e)),m=[...a.times,...s.filter(({id:e,body:t})=>t.hanchan===a.id&&!p.has(e)).map(Qe)],g=e=>c({hanchan:a.id,...e}),_=Ye(a,i),v=_||m.some(e=>e.what===`began`&&!$.includes(e.state)),y=!v&&h`<button class="button main" type="button" onClick=${()=>g({what:`began`})}>${u(`keep.begins`)}</button>`;return h`<${t} title=${e} up=${null} actions=${y}>
<p>${r} · ${u(`hall-round`,{round:a.round})}</p>
${f&&h`<p class="note info">${u(`keep.keeper`,{name:f.name})}</p>`}
${_&&h`<p class="note info" role="status">${_}</p>`}
${!_&&h`<section class="late" aria-labelledby="since">
<h2 id="since">${u(`keep.since`,{time:n(a.scheduled_at,i)})}</h2>
<p class="late-time" role="timer">${d<0?`−${o(-d)}`:o(d)}</p>
</section>`}
${!v&&h`<${Je} hanchan=${a} times=${m} record=${g} />`}
<${Ze} times=${m} players=${a.players} zone=${i} />
<p class="soft">${u(`keep.how`)}</p>
<//>`}function Je({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:u(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return h`<ul class="rows" aria-label=${u(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Xe(r,n,t);return h`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${u(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function Ye({began_at:e,cancelled:t,finished:r},i){return r?u(`keep.finished`):e?u(`keep.began`,{time:n(e,i)}):t?u(`keep.cancelled`):``}function Xe(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function Ze({times:e,players:t,zone:r}){if(e.length===0)return null;let i=({who:e,player:n})=>e===`arbiter`?u(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return h`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${u(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>h`<li class="item" key=${e.id}>
<p><strong>${n(e.at,r)}</strong> ${u(`keep.did.${e.what}`,{name:i(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${u(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Qe({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{ve as Board,ze as Start,Ke as Timekeeping};