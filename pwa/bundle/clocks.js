import{B as e,D as t,Dt as n,Et as r,Fr as i,G as a,Ht as o,Ir as s,K as c,Kt as l,Lr as u,Nt as d,Pt as f,Rr as p,T as m,Tr as h,Wt as g,Zt as _,_ as v,a as y,dt as b,fn as x,g as S,ht as C,jt as w,ln as T,mt as E,nn as D,qt as O,r as k,un as A,vt as j,wt as M,z as N}from"./app.js";import{B as P,F,G as I,H as L,J as R,K as z,L as B,Mt as V,U as H,V as ee,W as U,Y as te,Z as ne,ct as re,lt as W,ot as ie,q as G,st as ae,ut as K,z as q}from"./shared.js";const oe=[196,392,541];let J=null;function Y(){J??=new AudioContext,J.resume();let e=J.currentTime+3;for(let[t,n]of oe.entries()){let r=new OscillatorNode(J,{frequency:n}),i=new GainNode(J,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(J.destination),r.start(),r.stop(e)}}function se({table:e,end:t,now:n,zone:r}){let{look:i,large:a,small:o}=ce(e,t,n,r);return D`<li class=${i} aria-label=${O(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${O(`hall-round`,{round:e.round})}</small></h2>
<p class="board-time" role="timer">${a}</p>
${o.map(e=>D`<p key=${e}>${e}</p>`)}
</li>`}function ce(e,t,n,r){return e.finished?{look:`over`,large:O(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:O(`board.cancelled`),small:[]}:e.ends_at?le(e,t,n,r):e.began_at?{look:`plays`,large:O(`board.plays`),small:[O(`game.no-limit`)]}:e.scheduled_at?ue(e,n,r):{look:`over`,large:`—`,small:[O(`board.unscheduled`)]}}function le({ends_at:e,extra_seconds:t},n,r,i){let o={began:0,ends:Date.parse(e)},s=t>0?[O(`game.extra`,{time:h(t)})]:[];if(!a(o,r)){let t=[O(`game.ends`,{time:g(e,i)}),...s];return{look:`plays`,large:h(c(o,r)),small:t}}return{look:`up`,large:O(`game.up`),small:[O(`game.still.${n.still}`),O(`game.chonbo.${n.chonbo}`)]}}function ue({scheduled_at:e,missed:t},n,r){let i=Math.floor((n-Date.parse(e))/1e3),a=O(i<0?`board.begins`:`board.late`,{time:g(e,r)}),o=t.map(({seat:e})=>O(e?`hall-wind.${e}`:`board.arbiter`)),s=o.length>0?[O(`board.awaited`,{who:l(o)})]:[];return i<0?{look:`soon`,large:h(-i),small:[a,...s]}:{look:t.length>0?`late`:`soon`,large:`+${h(i)}`,small:[a,...s]}}const X=5e3;function de({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:i}=pe(e),a=K(!0);if(r)return D`<main class="board"><h1>${O(`board.closed`)}</h1><p>${O(`board.closed-text`)}</p></main>`;if(!t)return D`<main class="board"><h1>Shinpan</h1>${i?D`<p role="status">${O(`live.unreached`)}</p>`:D`<${d} />`}</main>`;let o=[...t.tables].sort(k());return D`<main class="board">
<header>
<h1>${t.name}</h1>
<${me} board=${t} now=${a} />
<p class="board-now" role="timer">${g(new Date(a),t.time_zone)}</p>
</header>
${a-n>X*3&&D`<p class="note warn" role="status">${O(`board.unheard`,{time:g(new Date(n),t.time_zone)})}</p>`}
${t.tables.length===0&&D`<p>${O(`board.empty`)}</p>`}
<ul style=${fe(t.tables.length)}>${o.map(e=>D`<${se} key=${e.label} table=${e} end=${t.end_of_time} now=${a} zone=${t.time_zone} />`)}</ul>
</main>`}function fe(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function pe(e){let[t,n]=u({board:null,heard:x.now(),refused:!1,unreached:!1});i(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await x.visitor(),i=await r(e);t||n({board:i,heard:x.now(),refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,X);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:a}=t;return i(()=>{r?W({slug:e,name:r.name}):a&&re()?.slug===e&&W(null)},[e,r?.name,a]),i(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function me({board:e,now:t}){let[n,r]=u(!1);_();let o=e.tables.filter(({ends_at:e})=>e&&a({began:0,ends:Date.parse(e)},t)).map(({label:e,ends_at:t})=>`${e} ${t}`),c=s(new Set(o));return i(()=>{let e=o.some(e=>!c.current.has(e));c.current=new Set(o),n&&e&&Y()},[o.join()]),D`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{r(!n),n||Y()}}>${O(n?`board.sound-on`:`board.sound-off`)}</button>`}const he=[`corrected`,`stopped`,`undone`];function ge({hanchan:e,late:i,name:a,due:s,book:c,zone:l,onClose:d}){let{official:f,state:p}=o(),{clock:m,person:h}=i,g=z(p,e,h.id),_=g&&!R(f),[v,y]=u(null),[b,x]=u(m.stopped&&!_?`corrected`:``),[S,C]=u(``),[w,T]=u(()=>U(m.stopped?.at??m.scheduled,l)),{does:E,wrong:k}=t(),A=_e(i,s&&!_,f,_).map(e=>({value:e,text:O(`clock.way.${e}`)})),j=w&&ve(w,m,l),N=b===`corrected`&&j?ye(Date.parse(j),m.scheduled):``,P=he.includes(b)||g&&!!b&&!_,F=b&&(!P||S.trim())&&(b!==`corrected`||w&&!N),L=S.trim()&&{reason:S.trim()},B=()=>E(async()=>{let e=b===`undone`?{takes_back:m.stopped.by}:{person:h,...b===`corrected`&&{arrived_at:j}},t={what:b===`undone`?`taken-back`:b,...e,...L};if(g&&!_)return y(t);await V(t)}),V=async({what:t,...n})=>{await H(e,t,n),d()};return v?D`<${I} path="timings" body=${{hanchan:e.id,...v}} onApprove=${e=>V({...v,preview:e})} onClose=${d} />`:D`<${M} title=${a} onClose=${d}>
${g&&D`<p class="note warn">${O(_?`charged.director`:`charged.changes`)}</p>`}
<${r} label=${O(`clock.what`)} value=${b} options=${A} onChange=${x} />
${b===`cancelled`&&D`<p class="note warn">${O(`clock.cancel-text`)}</p>`}
${b===`corrected`&&D`<${n} type="time" step="1" label=${O(`clock.arrived-at`)} value=${w} wrong=${N} onInput=${T} />`}
${b===`corrected`&&j&&!N&&c&&D`<${be} late=${i} book=${c} at=${Date.parse(j)} />`}
${P&&D`<${n} long label=${O(`clock.reason`)} value=${S} onInput=${C} />`}
${k}
<button class="button main" type="button" disabled=${!F} onClick=${B}>${O(g&&!_?`charged.look`:`clock.record`)}</button>
<//>`}function _e({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function ve(e,{stopped:t,scheduled:n},r){return t&&e===U(t.at,r)?new Date(t.at).toISOString():L(e,n,r)}function ye(e,t){return e>x.now()?O(`clock.to-come`):e<t-72e5?O(`clock.long-before`):``}function be({late:e,book:t,at:n}){let{library:r}=o(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=q(r,t,{...e,clock:i},n);return D`<p role="status">${O(`clock.becomes`,{cost:a.cost_line})}</p>`}function xe({hanchan:e,late:t,name:n,cost:r,book:i,now:a,zone:s,may:c}){let[l,d]=u(!1),{stopped:f}=t.clock,p=G(o().official,t.person.id);return D`<section class=${`late ${f?`stopped`:`runs`}`} aria-label=${n}>
<h2 class="who">${n}</h2>
<p class="late-time" role="timer">${r&&h(r.seconds)}</p>
<p class="late-cost"><strong>${r?.cost_line}</strong></p>
${!f&&r?.next&&r.next.at_seconds!==r.next_band?.at_seconds&&D`<p class="soft">${r.next.line}</p>`}
${!f&&r&&D`<${Se} cost=${r} />`}
${r?.due&&D`<p class="note bad">${O(`clock.cancels`)}</p>`}
${f&&D`<p>${O(`clock.stopped.${f.how}`,{time:g(new Date(f.at),s)})}</p>`}
${f?.others.length>0&&D`<p class="note warn">${O(`clock.others`,{count:f.others.length})}</p>`}
${c&&p&&D`<p class="note info">${O(`clock.own`)}</p>`}
${c&&!p&&D`<${Ce} hanchan=${e} late=${t} now=${a} onMore=${()=>d(!0)} />`}
${l&&D`<${ge} hanchan=${e} late=${t} name=${n} due=${r?.due} book=${i} zone=${s} onClose=${()=>d(!1)} />`}
</section>`}function Se({cost:{seconds:e,next_band:t}}){return!t||e>=t.at_seconds?null:D`<p class="late-next">
<progress max=${t.at_seconds} value=${e} aria-label=${O(`clock.next`)}></progress>
${O(`clock.next-at`,{time:h(t.at_seconds),cost:t.cost_line})}
</p>`}function Ce({hanchan:e,late:{clock:n,person:r,timings:i},now:a,onMore:o}){let{does:s,wrong:c}=t(),l=P(i,a);return D`<div class="pair">
${!n.stopped&&D`<button class="button main" type="button" onClick=${()=>s(()=>H(e,`arrived`,{person:r}))}>${O(`clock.arrived`)}</button>`}
${l?D`<button class="button" type="button" onClick=${()=>s(()=>H(e,`taken-back`,{takes_back:l.id}))}>${O(`clock.undo`)}</button>`:D`<button class="button" type="button" onClick=${o}>${O(`clock.more`)}</button>`}
</div>${c}`}const we=1440;function Te({state:e,hanchan:r,zone:i,may:a,own:s}){let[c,l]=u(!1),[d,f]=u(``),[p,m]=u(null),{official:h}=o(),_=z(e,r),v=s?`clock.own`:_&&!R(h)?`charged.director`:``,y=r.scheduled_at&&Date.parse(r.scheduled_at),[b,S]=u(()=>U(y||x.now(),i).slice(0,5)),[C,w]=u(()=>String(r.minutes??Ee(e)??``)),{does:T,wrong:E}=t(),k=C.trim()?Number(C):null,A=k===null||Number.isInteger(k)&&k>=1&&k<=we,j=y&&b===U(y,i).slice(0,5),M=_&&!j&&!v;return y&&!c?D`<p class="scheduled"><span>${O(`clock.scheduled`,{time:g(r.scheduled_at,i)})}${r.minutes&&D` · ${O(`clock.lasts`,{count:r.minutes})}`}</span>
${a&&D`<button class="button quiet" type="button" onClick=${()=>l(!0)}>${O(`clock.change`)}</button>`}
</p>`:a?D`<section class="card">
${v?D`<p class="note warn">${O(v)}</p>`:D`<${n} type="time" label=${O(`clock.when`)} hint=${O(`clock.when-text`)} value=${b} onInput=${S} />`}
<${n} type="number" min="1" max=${we} inputmode="numeric" label=${O(`clock.length`)} hint=${O(`clock.length-text`)} value=${C} onInput=${w} />
${M&&D`<p class="note warn">${O(`charged.changes`)}</p><${n} long label=${O(`clock.reason`)} value=${d} onInput=${f} />`}
${E}
<button class="button main" type="button" disabled=${!b||!A||M&&!d.trim()} onClick=${()=>T(async()=>{let e=j?r.scheduled_at:L(b,y||x.now(),i),t=y?{scheduled_at:r.scheduled_at,minutes:r.minutes??null}:null,n={scheduled_at:e,minutes:k,replaces:t};if(M)return m({...n,reason:d.trim()});await x.send(`schedule`,r.id,n),l(!1)})}>${O(M?`charged.look`:`clock.set`)}</button>
${p&&D`<${I} path=${`hanchans/${r.id}/schedule`} body=${p} about=${O(`charged.start`,{before:g(r.scheduled_at,i),after:g(p.scheduled_at,i)})} onApprove=${async e=>{await x.send(`schedule`,r.id,{...p,preview:e}),m(null),l(!1)}} onClose=${()=>m(null)} />`}
</section>`:D`<p>${O(`clock.unscheduled`)}</p>`}function Ee(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function De({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...ne(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:i})=>D`<p class="note bad" key=${[t.id,i,n].join()}>
${O(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Oe(e,n,r,i)})}
<a class="button" href="#/fines">${O(`hall-fines`)}</a>
</p>`)}function Oe(e,t,n,r){let i=te(t,n);return r?`${i} (${b(e,r)})`:i}function ke({args:[e,t]}){let{tournament:n,state:r}=o(),i=r?.tables[e];if(!n||!r)return D`<${v} title=${O(`clock.title`)} />`;if(!i)return D`<${S} title=${O(`clock.title`)} text=${O(`hall-no-table`)} up="#/tables" />`;let a=r.hanchans[t]??E(r,e),s=`#/table/${e}`;return a?D`<${Ae} state=${r} table=${i} hanchan=${a} />`:D`<${S} title=${O(`clock.title`)} text=${O(`hall-no-hanchan-text`)} up=${s} />`}function Ae({state:e,table:t,hanchan:n}){let{library:r,official:i}=o(),a=m(i),s=p(()=>ee(e,n),[e,n]),c=y(s),l=p(()=>N(e,n),[e,n]),{begun:u,cancelled:d}=l,h=K(s.length>0||!!u),g=e.settings.time_zone,_=s.find(({person:e})=>G(i,e.id)),v=s.map(t=>{let n=c[t.revision];return{late:t,name:Pe(e,t.person),cost:n&&q(r,n,t,h),book:n}});return ae(v.filter(({late:{clock:e},cost:t})=>t&&!e.stopped).map(Ne)),D`<${f} title=${O(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`}
actions=${a&&!(d&&!u)&&n.scheduled_at&&D`<${Me} state=${e} hanchan=${n} begun=${u} now=${h} zone=${g} waits=${_&&!_.clock.stopped} />`}>
${a&&s.some(({clock:e})=>!e.stopped)&&D`<${ie} />`}
${d&&D`<p class="note bad">${O(`clock.cancelled`)}</p>`}
${!u&&D`<${De} state=${e} hanchan=${n} />`}
<${B} state=${e} hanchan=${n} zone=${g} />
<${Te} key=${n.scheduled_at} may=${a} state=${e} hanchan=${n} zone=${g} own=${!!_} />
${u&&D`<${F} may=${a} hanchan=${n} game=${l} now=${h} zone=${g} />`}
${v.map(e=>D`<${xe} key=${e.late.person.id} may=${a} hanchan=${n} ...${e} now=${h} zone=${g} />`)}
${a&&n.scheduled_at&&D`<${je} state=${e} table=${t} hanchan=${n} late=${s} begun=${u} />`}
<//>`}function je({state:e,table:n,hanchan:r,late:i,begun:a}){let{does:s,wrong:c}=t(),{official:l}=o(),u=new Set(i.map(({person:e})=>e.id)),d=j(r,C(e,n.id,r)).map(({player:e})=>({kind:`player`,id:e})),f=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),p=({id:e})=>!u.has(e)&&!G(l,e),m=d.filter(p),h=f.map(({id:e})=>({kind:`official`,id:e})).filter(p),g=e=>s(async()=>{for(let t of e)await H(r,`absent`,{person:t})});return a||m.length+h.length===0?null:D`<section aria-labelledby="present" class="stack">
<h2 id="present">${O(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...m,...h].map(t=>D`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>g([t])}>
<span class="body who">${Pe(e,t)}${t.kind===`official`&&D`<small>${O(`hall-role.arbiter`)}</small>`}</span>
${O(`clock.absent`)}
</button>
</li>`)}
</ul>
${m.length>1&&D`<button class="button" type="button" onClick=${()=>g(m)}>${O(`clock.all-absent`)}</button>`}
${c}
</section>`}function Me({state:n,hanchan:r,begun:i,now:a,zone:s,waits:c}){let{does:l,wrong:d}=t(),{official:f}=o(),[p,m]=u(null),[h,_]=u(!1),v=z(n,r);if(c)return D`<p class="body">${O(`clock.own`)}</p>`;if(!i)return D`<button class="button main" type="button" onClick=${()=>l(()=>H(r,`began`))}>${O(`clock.begins`)}</button>${d}`;let y=async e=>{let t={takes_back:i.by,reason:e};v?m(t):await H(r,`taken-back`,t),_(!1)},b=async e=>{await H(r,`taken-back`,{...p,preview:e}),m(null)},x=e(n,r.round).filter(e=>e.hanchan===r.id&&!e.person),S=P(x,a);return D`<p class="body">${O(`clock.began`,{time:g(new Date(i.at),s)})}</p>
${S&&D`<button class="button" type="button" onClick=${()=>l(()=>H(r,`taken-back`,{takes_back:S.id}))}>${O(`clock.undo`)}</button>`}
${!S&&(!v||R(f))&&D`<button class="button quiet" type="button" onClick=${()=>_(!0)}>${O(`clock.mistake`)}</button>`}
${h&&D`<${V} title=${O(`clock.mistake`)} yes=${O(`clock.record`)} onReason=${y} onClose=${()=>_(!1)} />`}
${p&&D`<${I} path="timings" body=${{hanchan:r.id,what:`taken-back`,...p}} onApprove=${b} onClose=${()=>m(null)} />`}${d}`}function Ne({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function Pe(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Z=`shinpan.keep.`;function Fe(e){let[t,n]=u(()=>A(Z+e)??[]),[r,a]=u(A(`${Z}page.${e}`)),[o,s]=u(!1),[c,l]=u(!1),d=t=>{T(Z+e,t),n(t)},f=async()=>{let t=await x.visitor();await Le(t,e,d),await t.timekeeping(e).then(t=>{T(`${Z}page.${e}`,t),a(t),s(!1),l(!1)},e=>e.status===404?s(!0):l(!0))};return i(()=>{f();let e=setInterval(f,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:o,unreached:c,note:async t=>{let n=Q(e).at(-1);if(n&&Ie(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await x.visitor(),i=Q(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);d([...i,r(t)]),f()}}}function Ie(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Q(e){return A(Z+e)??[]}async function Le(e,t,n){for(let r of Q(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Re(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Re(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Re(e,t,n){n(Q(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function ze({args:[e=``,t=``]}){let{own:n,page:r,missing:i,unreached:a,note:o}=Fe([e,t].map(encodeURIComponent).join(`/`)),s=r?O(`keep.title-at`,{label:r.label}):O(`keep.title`);return i?D`<${f} title=${O(`keep.title`)}><${w} text=${O(`keep.missing`)} /><//>`:!r&&a?D`<${f} title=${s}><${w} text=${O(`live.unreached`)} /><//>`:r?r.hanchan?.scheduled_at?D`<${Be} title=${s} page=${r} own=${n} note=${o} />`:D`<${f} title=${s}><${w} text=${O(`keep.unscheduled`)} /><//>`:D`<${f} title=${s}><${d} /><//>`}function Be({title:e,page:{tournament:t,time_zone:n,hanchan:r},own:i,note:a}){let o=K(!0),s=Math.floor((o-Date.parse(r.scheduled_at))/1e3),c=r.players.find(({id:e})=>e===r.keeper),l=new Set(r.times.map(({id:e})=>e)),u=[...r.times,...i.filter(({id:e,body:t})=>t.hanchan===r.id&&!l.has(e)).map(Ge)],d=e=>a({hanchan:r.id,...e}),p=He(r,n),m=p||u.some(e=>e.what===`began`&&!$.includes(e.state)),_=!m&&D`<button class="button main" type="button" onClick=${()=>d({what:`began`})}>${O(`keep.begins`)}</button>`;return D`<${f} title=${e} up=${null} actions=${_}>
<p>${t} · ${O(`hall-round`,{round:r.round})}</p>
${c&&D`<p class="note info">${O(`keep.keeper`,{name:c.name})}</p>`}
${p&&D`<p class="note info" role="status">${p}</p>`}
${!p&&D`<section class="late" aria-labelledby="since">
<h2 id="since">${O(`keep.since`,{time:g(r.scheduled_at,n)})}</h2>
<p class="late-time" role="timer">${s<0?`−${h(-s)}`:h(s)}</p>
</section>`}
${!m&&D`<${Ve} hanchan=${r} times=${u} record=${d} />`}
<${We} times=${u} players=${r.players} zone=${n} />
<p class="soft">${O(`keep.how`)}</p>
<//>`}function Ve({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:O(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return D`<ul class="rows" aria-label=${O(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Ue(r,n,t);return D`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${O(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function He({began_at:e,cancelled:t,finished:n},r){return n?O(`keep.finished`):e?O(`keep.began`,{time:g(e,r)}):t?O(`keep.cancelled`):``}function Ue(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function We({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?O(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return D`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${O(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>D`<li class="item" key=${e.id}>
<p><strong>${g(e.at,n)}</strong> ${O(`keep.did.${e.what}`,{name:r(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${O(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Ge({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{de as Board,ke as Start,ze as Timekeeping};