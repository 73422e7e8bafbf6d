import{B as e,D as t,Dt as n,Er as r,Et as i,G as a,Ht as o,Ir as s,K as c,Kt as l,Lr as u,Nt as d,Pt as f,Rr as p,T as m,Wt as h,Zt as g,_,a as v,dt as y,fn as b,g as x,ht as S,jt as C,ln as w,mt as T,nn as E,qt as D,r as O,un as k,vt as A,wt as j,z as M,zr as N}from"./app.js";import{B as P,F,G as I,H as L,J as R,K as z,L as B,Mt as V,U as H,V as ee,W as U,Y as te,Z as ne,ct as re,lt as W,ot as ie,q as G,st as ae,ut as K,z as q}from"./shared.js";const oe=[196,392,541];let J=null;function Y(){J??=new AudioContext,J.resume();let e=J.currentTime+3;for(let[t,n]of oe.entries()){let r=new OscillatorNode(J,{frequency:n}),i=new GainNode(J,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(J.destination),r.start(),r.stop(e)}}function se({table:e,end:t,now:n,zone:r}){let{look:i,large:a,small:o}=ce(e,t,n,r);return E`<li class=${i} aria-label=${D(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${D(`hall-round`,{round:e.round})}</small></h2>
<p class="board-time" role="timer">${a}</p>
${o.map(e=>E`<p key=${e}>${e}</p>`)}
</li>`}function ce(e,t,n,r){return e.finished?{look:`over`,large:D(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:D(`board.cancelled`),small:[]}:e.ends_at?le(e,t,n,r):e.began_at?{look:`plays`,large:D(`board.plays`),small:[D(`game.no-limit`)]}:e.scheduled_at?ue(e,n,r):{look:`over`,large:`—`,small:[D(`board.unscheduled`)]}}function le({ends_at:e,extra_seconds:t},n,i,o){let s={began:0,ends:Date.parse(e)},l=t>0?[D(`game.extra`,{time:r(t)})]:[];if(!a(s,i)){let t=[D(`game.ends`,{time:h(e,o)}),...l];return{look:`plays`,large:r(c(s,i)),small:t}}return{look:`up`,large:D(`game.up`),small:[D(`game.still.${n.still}`),D(`game.chonbo.${n.chonbo}`)]}}function ue({scheduled_at:e,missed:t},n,i){let a=Math.floor((n-Date.parse(e))/1e3),o=D(a<0?`board.begins`:`board.late`,{time:h(e,i)}),s=t.map(({seat:e})=>D(e?`hall-wind.${e}`:`board.arbiter`)),c=s.length>0?[D(`board.awaited`,{who:l(s)})]:[];return a<0?{look:`soon`,large:r(-a),small:[o,...c]}:{look:t.length>0?`late`:`soon`,large:`+${r(a)}`,small:[o,...c]}}const X=5e3;function de({args:[e=``]}){let{board:t,heard:n,refused:r,unreached:i}=pe(e),a=K(!0);if(r)return E`<main class="board"><h1>${D(`board.closed`)}</h1><p>${D(`board.closed-text`)}</p></main>`;if(!t)return E`<main class="board"><h1>Shinpan</h1>${i?E`<p role="status">${D(`live.unreached`)}</p>`:E`<${d} />`}</main>`;let o=[...t.tables].sort(O());return E`<main class="board">
<header>
<h1>${t.name}</h1>
<${me} board=${t} now=${a} />
<p class="board-now" role="timer">${h(new Date(a),t.time_zone)}</p>
</header>
${a-n>X*3&&E`<p class="note warn" role="status">${D(`board.unheard`,{time:h(new Date(n),t.time_zone)})}</p>`}
${t.tables.length===0&&E`<p>${D(`board.empty`)}</p>`}
<ul style=${fe(t.tables.length)}>${o.map(e=>E`<${se} key=${e.label} table=${e} end=${t.end_of_time} now=${a} zone=${t.time_zone} />`)}</ul>
</main>`}function fe(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function pe(e){let[t,n]=p({board:null,heard:b.now(),refused:!1,unreached:!1});s(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await b.visitor(),i=await r(e);t||n({board:i,heard:b.now(),refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,X);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return s(()=>{r?W({slug:e,name:r.name}):i&&re()?.slug===e&&W(null)},[e,r?.name,i]),s(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function me({board:e,now:t}){let[n,r]=p(!1);g();let i=e.tables.filter(({ends_at:e})=>e&&a({began:0,ends:Date.parse(e)},t)).map(({label:e,ends_at:t})=>`${e} ${t}`),o=u(new Set(i));return s(()=>{let e=i.some(e=>!o.current.has(e));o.current=new Set(i),n&&e&&Y()},[i.join()]),E`<button class="button" type="button" aria-pressed=${n} onClick=${()=>{r(!n),n||Y()}}>${D(n?`board.sound-on`:`board.sound-off`)}</button>`}const he=[`corrected`,`stopped`,`undone`];function ge({hanchan:e,late:r,name:a,due:s,book:c,zone:l,onClose:u}){let{official:d,state:f}=o(),{clock:m,person:h}=r,g=z(f,e,h.id),_=g&&!R(d),[v,y]=p(null),[b,x]=p(m.stopped&&!_?`corrected`:``),[S,C]=p(``),[w,T]=p(()=>U(m.stopped?.at??m.scheduled,l)),{does:O,wrong:k}=t(),A=_e(r,s&&!_,d,_).map(e=>({value:e,text:D(`clock.way.${e}`)})),M=w&&ve(w,m,l),N=b===`corrected`&&M?ye(Date.parse(M),m.scheduled):``,P=he.includes(b)||g&&!!b&&!_,F=b&&(!P||S.trim())&&(b!==`corrected`||w&&!N),L=S.trim()&&{reason:S.trim()},B=()=>O(async()=>{let e=b===`undone`?{takes_back:m.stopped.by}:{person:h,...b===`corrected`&&{arrived_at:M}},t={what:b===`undone`?`taken-back`:b,...e,...L};if(g&&!_)return y(t);await V(t)}),V=async({what:t,...n})=>{await H(e,t,n),u()};return v?E`<${I} path="timings" body=${{hanchan:e.id,...v}} onApprove=${e=>V({...v,preview:e})} onClose=${u} />`:E`<${j} title=${a} onClose=${u}>
${g&&E`<p class="note warn">${D(_?`charged.director`:`charged.changes`)}</p>`}
<${i} label=${D(`clock.what`)} value=${b} options=${A} onChange=${x} />
${b===`cancelled`&&E`<p class="note warn">${D(`clock.cancel-text`)}</p>`}
${b===`corrected`&&E`<${n} type="time" step="1" label=${D(`clock.arrived-at`)} value=${w} wrong=${N} onInput=${T} />`}
${b===`corrected`&&M&&!N&&c&&E`<${be} late=${r} book=${c} at=${Date.parse(M)} />`}
${P&&E`<${n} long label=${D(`clock.reason`)} value=${S} onInput=${C} />`}
${k}
<button class="button main" type="button" disabled=${!F} onClick=${B}>${D(g&&!_?`charged.look`:`clock.record`)}</button>
<//>`}function _e({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function ve(e,{stopped:t,scheduled:n},r){return t&&e===U(t.at,r)?new Date(t.at).toISOString():L(e,n,r)}function ye(e,t){return e>b.now()?D(`clock.to-come`):e<t-72e5?D(`clock.long-before`):``}function be({late:e,book:t,at:n}){let{library:r}=o(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=q(r,t,{...e,clock:i},n);return E`<p role="status">${D(`clock.becomes`,{cost:a.cost_line})}</p>`}function xe({hanchan:e,late:t,name:n,cost:i,book:a,now:s,zone:c,may:l}){let[u,d]=p(!1),{stopped:f}=t.clock,m=G(o().official,t.person.id);return E`<section class=${`late ${f?`stopped`:`runs`}`} aria-label=${n}>
<h2 class="who">${n}</h2>
<p class="late-time" role="timer">${i&&r(i.seconds)}</p>
<p class="late-cost"><strong>${i?.cost_line}</strong></p>
${!f&&i?.next&&i.next.at_seconds!==i.next_band?.at_seconds&&E`<p class="soft">${i.next.line}</p>`}
${!f&&i&&E`<${Se} cost=${i} />`}
${i?.due&&E`<p class="note bad">${D(`clock.cancels`)}</p>`}
${f&&E`<p>${D(`clock.stopped.${f.how}`,{time:h(new Date(f.at),c)})}</p>`}
${f?.others.length>0&&E`<p class="note warn">${D(`clock.others`,{count:f.others.length})}</p>`}
${l&&m&&E`<p class="note info">${D(`clock.own`)}</p>`}
${l&&!m&&E`<${Ce} hanchan=${e} late=${t} now=${s} onMore=${()=>d(!0)} />`}
${u&&E`<${ge} hanchan=${e} late=${t} name=${n} due=${i?.due} book=${a} zone=${c} onClose=${()=>d(!1)} />`}
</section>`}function Se({cost:{seconds:e,next_band:t}}){return!t||e>=t.at_seconds?null:E`<p class="late-next">
<progress max=${t.at_seconds} value=${e} aria-label=${D(`clock.next`)}></progress>
${D(`clock.next-at`,{time:r(t.at_seconds),cost:t.cost_line})}
</p>`}function Ce({hanchan:e,late:{clock:n,person:r,timings:i},now:a,onMore:o}){let{does:s,wrong:c}=t(),l=P(i,a);return E`<div class="pair">
${!n.stopped&&E`<button class="button main" type="button" onClick=${()=>s(()=>H(e,`arrived`,{person:r}))}>${D(`clock.arrived`)}</button>`}
${l?E`<button class="button" type="button" onClick=${()=>s(()=>H(e,`taken-back`,{takes_back:l.id}))}>${D(`clock.undo`)}</button>`:E`<button class="button" type="button" onClick=${o}>${D(`clock.more`)}</button>`}
</div>${c}`}const we=1440;function Te({state:e,hanchan:r,zone:i,may:a,own:s}){let[c,l]=p(!1),[u,d]=p(``),[f,m]=p(null),{official:g}=o(),_=z(e,r),v=s?`clock.own`:_&&!R(g)?`charged.director`:``,y=r.scheduled_at&&Date.parse(r.scheduled_at),[x,S]=p(()=>U(y||b.now(),i).slice(0,5)),[C,w]=p(()=>String(r.minutes??Ee(e)??``)),{does:T,wrong:O}=t(),k=C.trim()?Number(C):null,A=k===null||Number.isInteger(k)&&k>=1&&k<=we,j=y&&x===U(y,i).slice(0,5),M=_&&!j&&!v;return y&&!c?E`<p class="scheduled"><span>${D(`clock.scheduled`,{time:h(r.scheduled_at,i)})}${r.minutes&&E` · ${D(`clock.lasts`,{count:r.minutes})}`}</span>
${a&&E`<button class="button quiet" type="button" onClick=${()=>l(!0)}>${D(`clock.change`)}</button>`}
</p>`:a?E`<section class="card">
${v?E`<p class="note warn">${D(v)}</p>`:E`<${n} type="time" label=${D(`clock.when`)} hint=${D(`clock.when-text`)} value=${x} onInput=${S} />`}
<${n} type="number" min="1" max=${we} inputmode="numeric" label=${D(`clock.length`)} hint=${D(`clock.length-text`)} value=${C} onInput=${w} />
${M&&E`<p class="note warn">${D(`charged.changes`)}</p><${n} long label=${D(`clock.reason`)} value=${u} onInput=${d} />`}
${O}
<button class="button main" type="button" disabled=${!x||!A||M&&!u.trim()} onClick=${()=>T(async()=>{let e=j?r.scheduled_at:L(x,y||b.now(),i),t=y?{scheduled_at:r.scheduled_at,minutes:r.minutes??null}:null,n={scheduled_at:e,minutes:k,replaces:t};if(M)return m({...n,reason:u.trim()});await b.send(`schedule`,r.id,n),l(!1)})}>${D(M?`charged.look`:`clock.set`)}</button>
${f&&E`<${I} path=${`hanchans/${r.id}/schedule`} body=${f} about=${D(`charged.start`,{before:h(r.scheduled_at,i),after:h(f.scheduled_at,i)})} onApprove=${async e=>{await b.send(`schedule`,r.id,{...f,preview:e}),m(null),l(!1)}} onClose=${()=>m(null)} />`}
</section>`:E`<p>${D(`clock.unscheduled`)}</p>`}function Ee(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function De({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...ne(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:i})=>E`<p class="note bad" key=${[t.id,i,n].join()}>
${D(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:Oe(e,n,r,i)})}
<a class="button" href="#/fines">${D(`hall-fines`)}</a>
</p>`)}function Oe(e,t,n,r){let i=te(t,n);return r?`${i} (${y(e,r)})`:i}function ke({args:[e,t]}){let{tournament:n,state:r}=o(),i=r?.tables[e];if(!n||!r)return E`<${_} title=${D(`clock.title`)} />`;if(!i)return E`<${x} title=${D(`clock.title`)} text=${D(`hall-no-table`)} up="#/tables" />`;let a=r.hanchans[t]??T(r,e),s=`#/table/${e}`;return a?E`<${Ae} state=${r} table=${i} hanchan=${a} />`:E`<${x} title=${D(`clock.title`)} text=${D(`hall-no-hanchan-text`)} up=${s} />`}function Ae({state:e,table:t,hanchan:n}){let{library:r,official:i}=o(),a=m(i),s=N(()=>ee(e,n),[e,n]),c=v(s),l=N(()=>M(e,n),[e,n]),{begun:u,cancelled:d}=l,p=K(s.length>0||!!u),h=e.settings.time_zone,g=s.find(({person:e})=>G(i,e.id)),_=s.map(t=>{let n=c[t.revision];return{late:t,name:Pe(e,t.person),cost:n&&q(r,n,t,p),book:n}});return ae(_.filter(({late:{clock:e},cost:t})=>t&&!e.stopped).map(Ne)),E`<${f} title=${D(`clock.title-at`,{label:t.label})} up=${`#/table/${t.id}`}
actions=${a&&!(d&&!u)&&n.scheduled_at&&E`<${Me} state=${e} hanchan=${n} begun=${u} now=${p} zone=${h} waits=${g&&!g.clock.stopped} />`}>
${a&&s.some(({clock:e})=>!e.stopped)&&E`<${ie} />`}
${d&&E`<p class="note bad">${D(`clock.cancelled`)}</p>`}
${!u&&E`<${De} state=${e} hanchan=${n} />`}
<${B} state=${e} hanchan=${n} zone=${h} />
<${Te} key=${n.scheduled_at} may=${a} state=${e} hanchan=${n} zone=${h} own=${!!g} />
${u&&E`<${F} may=${a} hanchan=${n} game=${l} now=${p} zone=${h} />`}
${_.map(e=>E`<${xe} key=${e.late.person.id} may=${a} hanchan=${n} ...${e} now=${p} zone=${h} />`)}
${a&&n.scheduled_at&&E`<${je} state=${e} table=${t} hanchan=${n} late=${s} begun=${u} />`}
<//>`}function je({state:e,table:n,hanchan:r,late:i,begun:a}){let{does:s,wrong:c}=t(),{official:l}=o(),u=new Set(i.map(({person:e})=>e.id)),d=A(r,S(e,n.id,r)).map(({player:e})=>({kind:`player`,id:e})),f=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),p=({id:e})=>!u.has(e)&&!G(l,e),m=d.filter(p),h=f.map(({id:e})=>({kind:`official`,id:e})).filter(p),g=e=>s(async()=>{for(let t of e)await H(r,`absent`,{person:t})});return a||m.length+h.length===0?null:E`<section aria-labelledby="present" class="stack">
<h2 id="present">${D(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...m,...h].map(t=>E`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>g([t])}>
<span class="body who">${Pe(e,t)}${t.kind===`official`&&E`<small>${D(`hall-role.arbiter`)}</small>`}</span>
${D(`clock.absent`)}
</button>
</li>`)}
</ul>
${m.length>1&&E`<button class="button" type="button" onClick=${()=>g(m)}>${D(`clock.all-absent`)}</button>`}
${c}
</section>`}function Me({state:n,hanchan:r,begun:i,now:a,zone:s,waits:c}){let{does:l,wrong:u}=t(),{official:d}=o(),[f,m]=p(null),[g,_]=p(!1),v=z(n,r);if(c)return E`<p class="body">${D(`clock.own`)}</p>`;if(!i)return E`<button class="button main" type="button" onClick=${()=>l(()=>H(r,`began`))}>${D(`clock.begins`)}</button>${u}`;let y=async e=>{let t={takes_back:i.by,reason:e};v?m(t):await H(r,`taken-back`,t),_(!1)},b=async e=>{await H(r,`taken-back`,{...f,preview:e}),m(null)},x=e(n,r.round).filter(e=>e.hanchan===r.id&&!e.person),S=P(x,a);return E`<p class="body">${D(`clock.began`,{time:h(new Date(i.at),s)})}</p>
${S&&E`<button class="button" type="button" onClick=${()=>l(()=>H(r,`taken-back`,{takes_back:S.id}))}>${D(`clock.undo`)}</button>`}
${!S&&(!v||R(d))&&E`<button class="button quiet" type="button" onClick=${()=>_(!0)}>${D(`clock.mistake`)}</button>`}
${g&&E`<${V} title=${D(`clock.mistake`)} yes=${D(`clock.record`)} onReason=${y} onClose=${()=>_(!1)} />`}
${f&&E`<${I} path="timings" body=${{hanchan:r.id,what:`taken-back`,...f}} onApprove=${b} onClose=${()=>m(null)} />`}${u}`}function Ne({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function Pe(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const Z=`shinpan.keep.`;function Fe(e){let[t,n]=p(()=>k(Z+e)??[]),[r,i]=p(k(`${Z}page.${e}`)),[a,o]=p(!1),[c,l]=p(!1),u=t=>{w(Z+e,t),n(t)},d=async()=>{let t=await b.visitor();await Le(t,e,u),await t.timekeeping(e).then(t=>{w(`${Z}page.${e}`,t),i(t),o(!1),l(!1)},e=>e.status===404?o(!0):l(!0))};return s(()=>{d();let e=setInterval(d,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:a,unreached:c,note:async t=>{let n=Q(e).at(-1);if(n&&Ie(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await b.visitor(),i=Q(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);u([...i,r(t)]),d()}}}function Ie(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Q(e){return k(Z+e)??[]}async function Le(e,t,n){for(let r of Q(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Re(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Re(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Re(e,t,n){n(Q(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function ze({args:[e=``,t=``]}){let{own:n,page:r,missing:i,unreached:a,note:o}=Fe([e,t].map(encodeURIComponent).join(`/`)),s=r?D(`keep.title-at`,{label:r.label}):D(`keep.title`);return i?E`<${f} title=${D(`keep.title`)}><${C} text=${D(`keep.missing`)} /><//>`:!r&&a?E`<${f} title=${s}><${C} text=${D(`live.unreached`)} /><//>`:r?r.hanchan?.scheduled_at?E`<${Be} title=${s} page=${r} own=${n} note=${o} />`:E`<${f} title=${s}><${C} text=${D(`keep.unscheduled`)} /><//>`:E`<${f} title=${s}><${d} /><//>`}function Be({title:e,page:{tournament:t,time_zone:n,hanchan:i},own:a,note:o}){let s=K(!0),c=Math.floor((s-Date.parse(i.scheduled_at))/1e3),l=i.players.find(({id:e})=>e===i.keeper),u=new Set(i.times.map(({id:e})=>e)),d=[...i.times,...a.filter(({id:e,body:t})=>t.hanchan===i.id&&!u.has(e)).map(Ge)],p=e=>o({hanchan:i.id,...e}),m=He(i,n),g=m||d.some(e=>e.what===`began`&&!$.includes(e.state)),_=!g&&E`<button class="button main" type="button" onClick=${()=>p({what:`began`})}>${D(`keep.begins`)}</button>`;return E`<${f} title=${e} up=${null} actions=${_}>
<p>${t} · ${D(`hall-round`,{round:i.round})}</p>
${l&&E`<p class="note info">${D(`keep.keeper`,{name:l.name})}</p>`}
${m&&E`<p class="note info" role="status">${m}</p>`}
${!m&&E`<section class="late" aria-labelledby="since">
<h2 id="since">${D(`keep.since`,{time:h(i.scheduled_at,n)})}</h2>
<p class="late-time" role="timer">${c<0?`−${r(-c)}`:r(c)}</p>
</section>`}
${!g&&E`<${Ve} hanchan=${i} times=${d} record=${p} />`}
<${We} times=${d} players=${i.players} zone=${n} />
<p class="soft">${D(`keep.how`)}</p>
<//>`}function Ve({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:D(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return E`<ul class="rows" aria-label=${D(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Ue(r,n,t);return E`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${D(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function He({began_at:e,cancelled:t,finished:n},r){return n?D(`keep.finished`):e?D(`keep.began`,{time:h(e,r)}):t?D(`keep.cancelled`):``}function Ue(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function We({times:e,players:t,zone:n}){if(e.length===0)return null;let r=({who:e,player:n})=>e===`arbiter`?D(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return E`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${D(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>E`<li class="item" key=${e.id}>
<p><strong>${h(e.at,n)}</strong> ${D(`keep.did.${e.what}`,{name:r(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${D(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Ge({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{de as Board,ke as Start,ze as Timekeeping};