import{H as e,J as t,Nt as n,O as r,R as i,Sn as a,St as o,Ut as s,V as c,Vt as l,Wt as u,Y as d,_ as f,an as p,bi as m,dn as h,gi as g,kn as _,nn as v,on as y,r as b,rn as x,ti as S,u as C,un as w,vi as T,xn as E,yi as D,z as O}from"./app.js";import{An as k,Bn as A,Cn as j,Dn as M,En as ee,Fn as N,Hn as P,In as te,Kr as ne,Ln as re,Mn as F,On as I,Pn as ie,Rn as L,Tn as ae,Un as R,Vn as z,Xr as oe,Yr as se,_n as ce,ar as le,bn as ue,kn as de,or as B,sr as V,wn as H,xn as fe,yn as pe,zn as U}from"./shared.js";const me=[196,392,541];let W=null;function G(){W??=new AudioContext,W.resume();let e=W.currentTime+3;for(let[t,n]of me.entries()){let r=new OscillatorNode(W,{frequency:n}),i=new GainNode(W,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(W.destination),r.start(),r.stop(e)}}function he({table:e,now:t,zone:n}){let{look:r,large:i,small:a,words:o=!1}=_e(e,t,n),s=r===`late`||r===`soon`?e.missed:[];return h`<li class=${r} aria-label=${y(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${y(`hall-round`,{round:e.round})}</small></h2>
<p class=${o?`board-time words`:`board-time`} role="timer">${i}</p>
${a.map(e=>h`<p key=${e}>${e}</p>`)}
${s.length>0&&h`<${ge} missed=${s} />`}
</li>`}function ge({missed:e}){let t=e.map(({seat:e})=>y(e?`hall-wind.${e}`:`board.arbiter`)),n=e.flatMap(({seat:e})=>e??[]);return h`<p class="board-awaited"><span class="unseen">${y(`board.awaited`,{who:p(t)})}</span>
${n.map(e=>h`<${C} key=${e} wind=${e} />`)}
${n.length<e.length&&h`<span aria-hidden="true">${y(`board.arbiter`)}</span>`}</p>`}function K({ends_at:e,finished:n},r){return!!e&&!n&&t({began:0,ends:Date.parse(e)},r)}function _e(e,t,n){return e.finished?{look:`over`,large:y(`board.finished`),small:[],words:!0}:e.void?{look:`over`,large:y(`board.void`),small:[],words:!0}:e.cancelled&&!e.began_at?{look:`over`,large:y(`board.cancelled`),small:[],words:!0}:e.ends_at?ve(e,t,n):e.began_at?{look:`plays`,large:y(`board.plays`),small:[y(`game.no-limit`)],words:!0}:e.scheduled_at?ye(e,t,n):{look:`over`,large:`—`,small:[y(`board.unscheduled`)]}}function ve({ends_at:e,extra_seconds:n},r,i){let a={began:0,ends:Date.parse(e)};if(!t(a,r)){let t=n>0?` · +${S(n)}`:``,o=[`${y(`game.ends`,{time:x(e,i)})}${t}`];return{look:`plays`,large:S(d(a,r)),small:o}}return{look:`up`,large:y(`game.up`),small:[y(`board.up`,{time:x(e,i)})],words:!0}}function ye({scheduled_at:e,missed:t},n,r){let i=Math.floor((n-Date.parse(e))/1e3),a=y(i<0?`board.begins`:`board.late`,{time:x(e,r)});return i<0?{look:`soon`,large:S(-i),small:[a]}:{look:t.length>0?`late`:`soon`,large:`+${S(i)}`,small:[a]}}const q=5e3;function be({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:i}=Se(e),a=V(!0);if(r)return h`<main class="board"><h1>${y(`board.closed`)}</h1><p>${y(`board.closed-text`)}</p></main>`;if(!t)return h`<main class="board"><h1>Shinpan</h1>${i?h`<p role="status">${y(`live.unreached`)}</p>`:h`<${s} />`}</main>`;let o=[...t.tables].sort(b());return h`<main class="board">
<header>
<h1>${t.name}</h1>
<${Ce} board=${t} now=${a} />
<p class="board-now" role="timer">${x(new Date(a),t.time_zone)}</p>
</header>
${a-n>q*3&&h`<p class="note warn" role="status">${y(`board.unheard`,{time:x(new Date(n),t.time_zone)})}</p>`}
${t.tables.length===0&&h`<p>${y(`board.empty`)}</p>`}
<ul style=${xe(t.tables.length)}>${o.map(e=>h`<${he} key=${e.label} table=${e} now=${a} zone=${t.time_zone} />`)}</ul>
${o.some(e=>K(e,a))&&h`<p class="board-end" role="status">${y(`game.up`)}: ${y(`game.still.${t.end_of_time.still}`)} ${y(`game.chonbo.${t.end_of_time.chonbo}`)}</p>`}
</main>`}function xe(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.5)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function Se(e){let[t,n]=D({board:null,heard:_.now(),refused:!1,unreached:!1});g(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await _.visitor(),i=await r(e);t||n({board:i,heard:_.now(),refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,q);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return g(()=>{r?B({slug:e,name:r.name}):i&&le()?.slug===e&&B(null)},[e,r?.name,i]),g(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function Ce({board:e,now:t}){let[n,r]=D(!1);w();let i=e.tables.filter(e=>K(e,t)).map(({label:e,ends_at:t})=>`${e} ${t}`),a=T(new Set(i));return g(()=>{let e=i.some(e=>!a.current.has(e));a.current=new Set(i),n&&e&&G()},[i.join()]),h`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{r(!n),n||G()}}>${y(n?`board.sound-on`:`board.sound-off`)}</button>`}function we({hanchan:e,shown:t,now:i,zone:a}){let{official:o,state:s}=v(),{does:c,wrong:l}=r(),[u,d]=D(null),[f,p]=D(null),m=t.filter(({late:e})=>!P(o,e.person.id));if(m.filter(({late:e})=>!e.clock.stopped).length===0&&!m.some(({late:e})=>N(e.timings,i)))return null;let g=(t,{late:{person:n}})=>c(()=>L(e,t,{person:n})),_=t=>F(s,e,t.late.person.id).length>0?p(t):g(`arrived`,t);return h`<div class="late-due">${m.map(e=>{let t=Te(e);return t&&h`<button key=${`${e.late.person.id} ${t}`} class="button danger due" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>t===`cancelled`?d(e):g(t,e)}>
<strong>${y(`clock.way.${t}`)}</strong>${m.length>1&&h`<span class="who">${e.name}</span>`}
</button>`})}</div>
<div class="late-acts">
${m.map(e=>h`<button key=${e.late.person.id} class="button main" type="button" disabled=${!!e.late.clock.stopped} onClick=${()=>_(e)}>
<strong>${e.late.clock.stopped?`✓`:y(`clock.arrived`)}</strong><span class="who">${e.name}</span>
</button>`)}
</div>${l}
${f&&h`<${n} title=${f.name} onClose=${()=>p(null)}>
<${k} state=${s} hanchan=${e} person=${f.late.person.id} />
<p class="soft">${y(`clock.owed-arrives`)}</p>
<button class="button" type="button" onClick=${()=>g(`arrived`,f).then(()=>p(null))}>${y(`clock.arrived`)}</button>
<//>`}
${u&&h`<${M} hanchan=${e} ...${u} due first="cancelled" zone=${a} onClose=${()=>d(null)} />`}`}function Te({cost:e}){return e?.due?`cancelled`:e?.effects.some(({id:e})=>e===`replacement`)?`replaced`:null}function Ee({hanchan:e,late:t,name:n,cost:r,book:i,now:a,zone:o,may:s}){let[c,l]=D(!1),{stopped:u}=t.clock,d=P(v().official,t.person.id);return h`<section class=${`late ${u?`stopped`:`runs`}`} aria-label=${n}>
<h2 class="who">${n}</h2>
<p class="late-time" role="timer">${r&&S(r.seconds)}</p>
<p class="late-cost"><strong>${r?.cost_line}</strong></p>
${!u&&r?.next&&r.next.at_seconds!==r.next_band?.at_seconds&&h`<p class="soft">${r.next.line}</p>`}
${!u&&r&&h`<${De} cost=${r} />`}
${r?.due&&h`<p class="note bad">${ae(r)}</p>`}
${u&&h`<p>${y(`clock.stopped.${u.how}`,{time:x(new Date(u.at),o)})}</p>`}
${u?.others.length>0&&h`<p class="note warn">${y(`clock.others`,{count:u.others.length})}</p>`}
${s&&d&&h`<p class="note info">${y(`clock.own`)}</p>`}
${s&&!d&&h`<${Oe} late=${t} hanchan=${e} now=${a} onMore=${()=>l(!0)} />`}
${c&&h`<${M} hanchan=${e} late=${t} name=${n} due=${r?.due} book=${i} zone=${o} onClose=${()=>l(!1)} />`}
</section>`}function De({cost:e}){let{seconds:t,next_band:n}=e,r=ee(e);return r?h`<p class="late-next">
<progress max=${n.at_seconds} value=${t} aria-label=${y(`clock.next`)}></progress>
${r}
</p>`:null}function Oe({late:{timings:e},hanchan:t,now:n,onMore:i}){let{does:a,wrong:o}=r(),s=N(e,n);return h`<button class="button" type="button" onClick=${s?()=>a(()=>L(t,`taken-back`,{takes_back:s.id})):i}>${y(s?`clock.undo`:`clock.more`)}</button>${o}`}const J=1440;function ke({state:e,hanchan:t,zone:n,may:i,own:a}){let[o,s]=D(!1),{reason:c,field:l}=se(`schedule`),[u,d]=D(null),{official:f}=v(),p=z(e,t),m=a?`clock.own`:p&&!R(f)?`charged.director`:``,g=t.scheduled_at&&Date.parse(t.scheduled_at),[b,S]=D(()=>U(g||_.now(),n).slice(0,5)),[C,w]=D(()=>String(t.minutes??je(e)??``)),{does:T,wrong:E}=r(),O=C.trim()?Number(C):null,k=O===null||Number.isInteger(O)&&O>=1&&O<=J,j=g&&b===U(g,n).slice(0,5),M=p&&!j&&!m;return g&&!o?h`<p class="scheduled"><span>${y(`clock.scheduled`,{time:x(t.scheduled_at,n)})}${t.minutes&&h` · ${y(`clock.lasts`,{count:t.minutes})}`}</span>
${i&&h`<button class="button quiet" type="button" onClick=${()=>s(!0)}>${y(`clock.change`)}</button>`}
</p>`:i?h`<section class="card">
${m?h`<p class="note warn">${y(m)}</p>`:h`<${I} type="time" label=${y(`clock.when`)} hint=${y(`clock.when-text`)} value=${b} onInput=${S} by=${5} onStep=${e=>S(de(b,e))} />`}
<${I} type="number" min="1" max=${J} inputmode="numeric" label=${y(`clock.length`)} hint=${y(`clock.length-text`)} value=${C} onInput=${w} by=${5} onStep=${e=>w(Ae(C,e))} />
${M&&h`<p class="note warn">${y(`charged.changes`)}</p>${l(!1)}`}
${E}
<button class="button main" type="button" disabled=${!b||!k||M&&!c} onClick=${()=>T(async()=>{let e=j?t.scheduled_at:re(b,g||_.now(),n),r=g?{scheduled_at:t.scheduled_at,minutes:t.minutes??null}:null,i={scheduled_at:e,minutes:O,replaces:r};if(M)return d({...i,reason:c});await _.send(`schedule`,t.id,i),s(!1)})}>${y(M?`charged.look`:`clock.set`)}</button>
${u&&h`<${A} path=${`hanchans/${t.id}/schedule`} body=${u} about=${y(`charged.start`,{before:x(t.scheduled_at,n),after:x(u.scheduled_at,n)})} onApprove=${async e=>{await _.send(`schedule`,t.id,{...u,preview:e}),d(null),s(!1)}} onClose=${()=>d(null)} />`}
</section>`:h`<p>${y(`clock.unscheduled`)}</p>`}function Ae(e,t){let n=Number(e)?Math.min(Number(e)+t,J):t>0?90:0;return n>0?String(n):``}function je(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Me({args:[e,t]}){let{tournament:n,state:r}=v(),a=r?.tables[e];if(!n||!r)return h`<${O} title=${y(`clock.title`)} />`;if(!a)return h`<${i} title=${y(`clock.title`)} text=${y(`hall-no-table`)} up="#/tables" />`;let s=r.hanchans[t]??o(r,e),c=`#/table/${e}`;return s?h`<${Ne} state=${r} table=${a} hanchan=${s} />`:h`<${i} title=${y(`clock.title`)} text=${y(`hall-no-hanchan-text`)} up=${c} />`}function Ne({state:e,table:t,hanchan:n}){let{library:r,official:i}=v(),a=f(i),o=m(()=>te(e,n),[e,n]),s=oe(o),l=m(()=>c(e,n),[e,n]),{begun:d,cancelled:p}=l,g=V(o.length>0||!!d),_=e.settings.time_zone,b=m(()=>!d&&F(e,n).length>0,[e,n,d]),x=o.find(({person:e})=>P(i,e.id)),S=o.map(t=>{let n=s[t.revision];return{late:t,name:ue(e,t.person),cost:n&&ie(r,n,t,g),book:n}}),C=S.filter(({late:{clock:e}})=>!e.stopped);H(C.filter(({cost:e})=>e).map(Ie));let w=e=>h`<${Ee} key=${e.late.person.id} may=${a} hanchan=${n} ...${e} now=${g} zone=${_} />`,T=a&&!(p&&!d)&&n.status!==`void`&&n.scheduled_at&&h`${!d&&h`<${we} hanchan=${n} shown=${S} now=${g} zone=${_} />`}<${Pe} state=${e} hanchan=${n} begun=${d} now=${g} zone=${_} waits=${x&&!x.clock.stopped} missing=${C.length>0} owed=${b} />`;return h`<${u} title=${y(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`} actions=${T}>
${d&&h`<${ce} may=${a} hanchan=${n} game=${l} now=${g} zone=${_} />`}
${o.length>0&&h`<div class=${`stack lates ${C.length===1?`alone`:``}`}>${[...C,...S.filter(e=>!C.includes(e))].map(w)}</div>`}
${p&&h`<p class="note bad">${y(Fe(e,n)?`clock.cancelled`:`over.cancelled`)}</p>`}
${n.status===`void`&&h`<p class="note bad">${y(`over.void`)}</p>`}
${b&&!n.status&&h`<${k} state=${e} hanchan=${n} />`}
<${fe} state=${e} hanchan=${n} zone=${_} />
${!n.status&&h`<${ke} key=${n.scheduled_at} may=${a} state=${e} hanchan=${n} zone=${_} own=${!!x} />`}
${a&&!n.status&&n.scheduled_at&&h`<${pe} state=${e} table=${t} hanchan=${n} late=${o} begun=${d} />`}
${a&&C.length>0&&h`<${j} />`}
<//>`}function Pe({state:t,hanchan:n,begun:i,now:a,zone:o,waits:s,missing:c,owed:l}){let{does:u,wrong:d}=r(),{official:f}=v(),[p,m]=D(null),[g,_]=D(!1),b=z(t,n);if(s)return h`<p class="body">${y(`clock.own`)}</p>`;if(!i){let e=c||l;return h`${l&&h`<p class="soft">${y(`clock.owed-begins`)}</p>`}<button class=${`button ${e?``:`main`}`} type="button" onClick=${()=>u(()=>L(n,`began`))}>${y(`clock.begins`)}</button>${d}`}let S=async e=>{let t={takes_back:i.by,reason:e};b?m(t):await L(n,`taken-back`,t),_(!1)},C=async e=>{await L(n,`taken-back`,{...p,preview:e}),m(null)},w=e(t,n.round).filter(e=>e.hanchan===n.id&&!e.person),T=N(w,a);return h`<p class="body">${y(`clock.began`,{time:x(new Date(i.at),o)})}</p>
${T&&h`<button class="button" type="button" onClick=${()=>u(()=>L(n,`taken-back`,{takes_back:T.id}))}>${y(`clock.undo`)}</button>`}
${!T&&(!b||R(f))&&h`<button class="button quiet" type="button" onClick=${()=>_(!0)}>${y(`clock.mistake`)}</button>`}
${g&&h`<${ne} what="start" title=${y(`clock.mistake`)} yes=${y(`clock.record`)} onReason=${S} onClose=${()=>_(!1)} />`}
${p&&h`<${A} path="timings" body=${{hanchan:n.id,what:`taken-back`,...p}} onApprove=${C} onClose=${()=>m(null)} />`}${d}`}function Fe(e,{id:t,status:n,status_cause:r}){return!n||e.timings[r]?.hanchan===t}function Ie({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}const Y=`shinpan.keep.`;function Le(e){let[t,n]=D(()=>a(Y+e)??[]),[r,i]=D(a(`${Y}page.${e}`)),[o,s]=D(!1),[c,l]=D(!1),u=t=>{E(Y+e,t),n(t)},d=async()=>{let t=await _.visitor();await Re(t,e,u),await t.timekeeping(e).then(t=>{E(`${Y}page.${e}`,t),i(t),s(!1),l(!1)},e=>e.status===404?s(!0):l(!0))};return g(()=>{d();let e=setInterval(d,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:o,unreached:c,note:async t=>{let n=Z(e).at(-1);if(n&&X(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await _.visitor(),i=Z(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);u([...i,r(t)]),d()}}}function X(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return a(Y+e)??[]}async function Re(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function ze({args:[e=``,t=``]}){let{own:n,page:r,missing:i,unreached:a,note:o}=Le([e,t].map(encodeURIComponent).join(`/`)),c=r?y(`keep.title-at`,{label:r.label}):y(`keep.title`);return i?h`<${u} title=${y(`keep.title`)}><${l} text=${y(`keep.missing`)}><a class="button" href="#/scan">${y(`hall-scan`)}</a><//><//>`:!r&&a?h`<${u} title=${c}><${l} text=${y(`live.unreached`)} /><//>`:r?r.hanchan?.scheduled_at?h`<${Be} title=${c} page=${r} own=${n} note=${o} />`:h`<${u} title=${c}><${l} text=${y(`keep.unscheduled`)} /><//>`:h`<${u} title=${c}><${s} /><//>`}function Be({title:e,page:{tournament:t,time_zone:n,hanchan:r},own:i,note:a}){let o=V(!0),s=Math.floor((o-Date.parse(r.scheduled_at))/1e3),c=r.players.find(({id:e})=>e===r.keeper),l=new Set(r.times.map(({id:e})=>e)),d=[...r.times,...i.filter(({id:e,body:t})=>t.hanchan===r.id&&!l.has(e)).map(Ge)],f=e=>a({hanchan:r.id,...e}),p=He(r,n),m=p||d.some(e=>e.what===`began`&&!$.includes(e.state)),g=!m&&h`<button class="button main" type="button" onClick=${()=>f({what:`began`})}>${y(`keep.begins`)}</button>`;return h`<${u} title=${e} up=${null} actions=${g}>
<p>${t} · ${y(`hall-round`,{round:r.round})}</p>
${c&&h`<p class="note info">${y(`keep.keeper`,{name:c.name})}</p>`}
${p&&h`<p class="note info" role="status">${p}</p>`}
${!p&&h`<section class="late" aria-labelledby="since">
<h2 id="since">${y(`keep.since`,{time:x(r.scheduled_at,n)})}</h2>
<p class="late-time" role="timer">${s<0?`−${S(-s)}`:S(s)}</p>
</section>`}
${!m&&h`<${Ve} hanchan=${r} times=${d} record=${f} />`}
<${We} times=${d} players=${r.players} zone=${n} />
<p class="soft">${y(`keep.how`)}</p>
<//>`}function Ve({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:y(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return h`<ul class="rows" aria-label=${y(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Ue(r,n,t);return h`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${y(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function He({began_at:e,cancelled:t,finished:n,void:r},i){return r?y(`over.void`):n?y(`keep.finished`):e?y(`keep.began`,{time:x(e,i)}):t?y(`keep.cancelled`):``}function Ue(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function We({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?y(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return h`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${y(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>h`<li class="item" key=${e.id}>
<p><strong>${x(e.at,n)}</strong> ${y(`keep.did.${e.what}`,{name:r(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${y(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Ge({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{be as Board,Me as Start,ze as Timekeeping};