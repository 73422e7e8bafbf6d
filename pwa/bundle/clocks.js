import{At as e,B as t,Bt as n,Ct as r,Dt as i,Er as a,F as o,Ht as s,Ir as c,Lr as l,P as u,Qt as d,Rr as f,Rt as p,S as m,St as h,Ut as g,V as _,bt as v,cn as y,dt as b,h as x,kt as S,m as C,mt as w,qt as T,r as E,sn as D,st as O,un as k,ut as A,w as j,zr as M}from"./app.js";import{$ as N,G as P,J as F,K as I,Lt as ee,Q as L,U as R,V as z,W as te,X as B,Y as V,Z as H,dt as ne,ft as re,ht as U,mt as W,pt as ie,q as G,tt as ae,ut as oe,z as se}from"./shared.js";const ce=[196,392,541];let K=null;function q(){K??=new AudioContext,K.resume();let e=K.currentTime+3;for(let[t,n]of ce.entries()){let r=new OscillatorNode(K,{frequency:n}),i=new GainNode(K,{gain:.5/(t+1)});i.gain.exponentialRampToValueAtTime(.001,e),r.connect(i).connect(K.destination),r.start(),r.stop(e)}}function le({table:e,end:t,now:n,zone:r}){let{look:i,large:a,small:o}=ue(e,t,n,r);return d`<li class=${i} aria-label=${g(`hall-table`,{label:e.label})}>
<h2><span>${e.label}</span><small>${g(`hall-round`,{round:e.round})}</small></h2>
<p class="board-time" role="timer">${a}</p>
${o.map(e=>d`<p key=${e}>${e}</p>`)}
</li>`}function ue(e,t,n,r){return e.finished?{look:`over`,large:g(`board.finished`),small:[]}:e.cancelled&&!e.began_at?{look:`over`,large:g(`board.cancelled`),small:[]}:e.ends_at?de(e,t,n,r):e.began_at?{look:`plays`,large:g(`board.plays`),small:[g(`game.no-limit`)]}:e.scheduled_at?fe(e,n,r):{look:`over`,large:`—`,small:[g(`board.unscheduled`)]}}function de({ends_at:e,extra_seconds:r},i,o,s){let c={began:0,ends:Date.parse(e)},l=r>0?[g(`game.extra`,{time:a(r)})]:[];if(!t(c,o)){let t=[g(`game.ends`,{time:n(e,s)}),...l];return{look:`plays`,large:a(_(c,o)),small:t}}return{look:`up`,large:g(`game.up`),small:[g(`game.still.${i.still}`),g(`game.chonbo.${i.chonbo}`)]}}function fe({scheduled_at:e,missed:t},r,i){let o=Math.floor((r-Date.parse(e))/1e3),c=g(o<0?`board.begins`:`board.late`,{time:n(e,i)}),l=t.map(({seat:e})=>g(e?`hall-wind.${e}`:`board.arbiter`)),u=l.length>0?[g(`board.awaited`,{who:s(l)})]:[];return o<0?{look:`soon`,large:a(-o),small:[c,...u]}:{look:t.length>0?`late`:`soon`,large:`+${a(o)}`,small:[c,...u]}}const J=5e3;function pe({args:[e=``]}){let{board:t,heard:r,refused:i,unreached:a}=he(e),o=U(!0);if(i)return d`<main class="board"><h1>${g(`board.closed`)}</h1><p>${g(`board.closed-text`)}</p></main>`;if(!t)return d`<main class="board"><h1>Shinpan</h1>${a?d`<p role="status">${g(`live.unreached`)}</p>`:d`<${S} />`}</main>`;let s=[...t.tables].sort(E());return d`<main class="board">
<header>
<h1>${t.name}</h1>
<${ge} board=${t} now=${o} />
<p class="board-now" role="timer">${n(new Date(o),t.time_zone)}</p>
</header>
${o-r>J*3&&d`<p class="note warn" role="status">${g(`board.unheard`,{time:n(new Date(r),t.time_zone)})}</p>`}
${t.tables.length===0&&d`<p>${g(`board.empty`)}</p>`}
<ul style=${me(t.tables.length)}>${s.map(e=>d`<${le} key=${e.label} table=${e} end=${t.end_of_time} now=${o} zone=${t.time_zone} />`)}</ul>
</main>`}function me(e){let t=Math.max(1,Math.ceil(Math.sqrt(e*1.1)));return{"--columns":t,"--rows":Math.max(2,Math.ceil(e/t))}}function he(e){let[t,n]=f({board:null,heard:k.now(),refused:!1,unreached:!1});c(()=>{let t=!1,r=!1,i=async()=>{if(!r){r=!0;try{let{board:r}=await k.visitor(),i=await r(e);t||n({board:i,heard:k.now(),refused:!1,unreached:!1})}catch(e){let r=e.status===404;t||n(e=>({...e,refused:e.board?e.refused:r,unreached:!r}))}finally{r=!1}}};i();let a=setInterval(i,J);return()=>{t=!0,clearInterval(a)}},[e]);let{board:r,refused:i}=t;return c(()=>{r?W({slug:e,name:r.name}):i&&ie()?.slug===e&&W(null)},[e,r?.name,i]),c(()=>{document.title=r?`${r.name} · Shinpan`:`Shinpan`},[r]),t}function ge({board:e,now:n}){let[r,i]=f(!1);T();let a=e.tables.filter(({ends_at:e})=>e&&t({began:0,ends:Date.parse(e)},n)).map(({label:e,ends_at:t})=>`${e} ${t}`),o=l(new Set(a));return c(()=>{let e=a.some(e=>!o.current.has(e));o.current=new Set(a),r&&e&&q()},[a.join()]),d`<button class="button" type="button" aria-pressed=${r} onClick=${()=>{i(!r),r||q()}}>${g(r?`board.sound-on`:`board.sound-off`)}</button>`}const _e=[`corrected`,`stopped`,`undone`];function ve({hanchan:e,late:t,name:n,due:i,book:a,zone:o,onClose:s}){let{official:c,state:l}=p(),{clock:u,person:m}=t,_=B(l,e,m.id),y=_&&!L(c),[b,x]=f(null),[S,C]=f(u.stopped&&!y?`corrected`:``),[w,T]=f(``),[E,D]=f(()=>F(u.stopped?.at??u.scheduled,o)),{does:O,wrong:k}=j(),A=ye(t,i&&!y,c,y).map(e=>({value:e,text:g(`clock.way.${e}`)})),M=E&&be(E,u,o),N=S===`corrected`&&M?xe(Date.parse(M),u.scheduled):``,P=_e.includes(S)||_&&!!S&&!y,I=S&&(!P||w.trim())&&(S!==`corrected`||E&&!N),ee=w.trim()&&{reason:w.trim()},R=()=>O(async()=>{let e=S===`undone`?{takes_back:u.stopped.by}:{person:m,...S===`corrected`&&{arrived_at:M}},t={what:S===`undone`?`taken-back`:S,...e,...ee};if(_&&!y)return x(t);await z(t)}),z=async({what:t,...n})=>{await G(e,t,n),s()};return b?d`<${V} path="timings" body=${{hanchan:e.id,...b}} onApprove=${e=>z({...b,preview:e})} onClose=${s} />`:d`<${v} title=${n} onClose=${s}>
${_&&d`<p class="note warn">${g(y?`charged.director`:`charged.changes`)}</p>`}
<${h} label=${g(`clock.what`)} value=${S} options=${A} onChange=${C} />
${S===`cancelled`&&d`<p class="note warn">${g(`clock.cancel-text`)}</p>`}
${S===`corrected`&&d`<${r} type="time" step="1" label=${g(`clock.arrived-at`)} value=${E} wrong=${N} onInput=${D} />`}
${S===`corrected`&&M&&!N&&a&&d`<${Se} late=${t} book=${a} at=${Date.parse(M)} />`}
${P&&d`<${r} long label=${g(`clock.reason`)} value=${w} onInput=${T} />`}
${k}
<button class="button main" type="button" disabled=${!I} onClick=${R}>${g(_&&!y?`charged.look`:`clock.record`)}</button>
<//>`}function ye({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function be(e,{stopped:t,scheduled:n},r){return t&&e===F(t.at,r)?new Date(t.at).toISOString():I(e,n,r)}function xe(e,t){return e>k.now()?g(`clock.to-come`):e<t-72e5?g(`clock.long-before`):``}function Se({late:e,book:t,at:n}){let{library:r}=p(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=R(r,t,{...e,clock:i},n);return d`<p role="status">${g(`clock.becomes`,{cost:a.cost_line})}</p>`}function Ce({hanchan:e,late:t,name:r,cost:i,book:o,now:s,zone:c,may:l}){let[u,m]=f(!1),{stopped:h}=t.clock,_=H(p().official,t.person.id);return d`<section class=${`late ${h?`stopped`:`runs`}`} aria-label=${r}>
<h2 class="who">${r}</h2>
<p class="late-time" role="timer">${i&&a(i.seconds)}</p>
<p class="late-cost"><strong>${i?.cost_line}</strong></p>
${!h&&i?.next&&i.next.at_seconds!==i.next_band?.at_seconds&&d`<p class="soft">${i.next.line}</p>`}
${!h&&i&&d`<${we} cost=${i} />`}
${i?.due&&d`<p class="note bad">${g(`clock.cancels`)}</p>`}
${h&&d`<p>${g(`clock.stopped.${h.how}`,{time:n(new Date(h.at),c)})}</p>`}
${h?.others.length>0&&d`<p class="note warn">${g(`clock.others`,{count:h.others.length})}</p>`}
${l&&_&&d`<p class="note info">${g(`clock.own`)}</p>`}
${l&&!_&&d`<${Te} hanchan=${e} late=${t} now=${s} onMore=${()=>m(!0)} />`}
${u&&d`<${ve} hanchan=${e} late=${t} name=${r} due=${i?.due} book=${o} zone=${c} onClose=${()=>m(!1)} />`}
</section>`}function we({cost:{seconds:e,next_band:t}}){return!t||e>=t.at_seconds?null:d`<p class="late-next">
<progress max=${t.at_seconds} value=${e} aria-label=${g(`clock.next`)}></progress>
${g(`clock.next-at`,{time:a(t.at_seconds),cost:t.cost_line})}
</p>`}function Te({hanchan:e,late:{clock:t,person:n,timings:r},now:i,onMore:a}){let{does:o,wrong:s}=j(),c=te(r,i);return d`<div class="pair">
${!t.stopped&&d`<button class="button main" type="button" onClick=${()=>o(()=>G(e,`arrived`,{person:n}))}>${g(`clock.arrived`)}</button>`}
${c?d`<button class="button" type="button" onClick=${()=>o(()=>G(e,`taken-back`,{takes_back:c.id}))}>${g(`clock.undo`)}</button>`:d`<button class="button" type="button" onClick=${a}>${g(`clock.more`)}</button>`}
</div>${s}`}const Y=1440;function Ee({state:e,hanchan:t,zone:i,may:a,own:o}){let[s,c]=f(!1),[l,u]=f(``),[m,h]=f(null),{official:_}=p(),v=B(e,t),y=o?`clock.own`:v&&!L(_)?`charged.director`:``,b=t.scheduled_at&&Date.parse(t.scheduled_at),[x,S]=f(()=>F(b||k.now(),i).slice(0,5)),[C,w]=f(()=>String(t.minutes??De(e)??``)),{does:T,wrong:E}=j(),D=C.trim()?Number(C):null,O=D===null||Number.isInteger(D)&&D>=1&&D<=Y,A=b&&x===F(b,i).slice(0,5),M=v&&!A&&!y;return b&&!s?d`<p class="scheduled"><span>${g(`clock.scheduled`,{time:n(t.scheduled_at,i)})}${t.minutes&&d` · ${g(`clock.lasts`,{count:t.minutes})}`}</span>
${a&&d`<button class="button quiet" type="button" onClick=${()=>c(!0)}>${g(`clock.change`)}</button>`}
</p>`:a?d`<section class="card">
${y?d`<p class="note warn">${g(y)}</p>`:d`<${r} type="time" label=${g(`clock.when`)} hint=${g(`clock.when-text`)} value=${x} onInput=${S} />`}
<${r} type="number" min="1" max=${Y} inputmode="numeric" label=${g(`clock.length`)} hint=${g(`clock.length-text`)} value=${C} onInput=${w} />
${M&&d`<p class="note warn">${g(`charged.changes`)}</p><${r} long label=${g(`clock.reason`)} value=${l} onInput=${u} />`}
${E}
<button class="button main" type="button" disabled=${!x||!O||M&&!l.trim()} onClick=${()=>T(async()=>{let e=A?t.scheduled_at:I(x,b||k.now(),i),n=b?{scheduled_at:t.scheduled_at,minutes:t.minutes??null}:null,r={scheduled_at:e,minutes:D,replaces:n};if(M)return h({...r,reason:l.trim()});await k.send(`schedule`,t.id,r),c(!1)})}>${g(M?`charged.look`:`clock.set`)}</button>
${m&&d`<${V} path=${`hanchans/${t.id}/schedule`} body=${m} about=${g(`charged.start`,{before:n(t.scheduled_at,i),after:n(m.scheduled_at,i)})} onApprove=${async e=>{await k.send(`schedule`,t.id,{...m,preview:e}),h(null),c(!1)}} onClose=${()=>h(null)} />`}
</section>`:d`<p>${g(`clock.unscheduled`)}</p>`}function De(e){return Object.values(e.hanchans).filter(({scheduled_at:e})=>e).sort((e,t)=>Date.parse(e.scheduled_at)-Date.parse(t.scheduled_at)).at(-1)?.minutes}function Oe({state:e,hanchan:t}){let n=t.scheduled_at?Date.parse(t.scheduled_at):1/0,r=Object.values(t.seats);return[...ae(e),...e.others.fines].filter(({account:e,amount:t,since:i})=>r.includes(e.id)&&t>0&&Date.parse(i)<n).map(({account:t,unit:n,amount:r,tournament:i})=>d`<p class="note bad" key=${[t.id,i,n].join()}>
${g(`clock.owes`,{name:e.players[t.id]?.name??`?`,amount:ke(e,n,r,i)})}
<a class="button" href="#/fines">${g(`hall-fines`)}</a>
</p>`)}function ke(e,t,n,r){let i=N(t,n);return r?`${i} (${O(e,r)})`:i}function Ae({args:[e,t]}){let{tournament:n,state:r}=p(),i=r?.tables[e];if(!n||!r)return d`<${x} title=${g(`clock.title`)} />`;if(!i)return d`<${C} title=${g(`clock.title`)} text=${g(`hall-no-table`)} up="#/tables" />`;let a=r.hanchans[t]??A(r,e),o=`#/table/${e}`;return a?d`<${je} state=${r} table=${i} hanchan=${a} />`:d`<${C} title=${g(`clock.title`)} text=${g(`hall-no-hanchan-text`)} up=${o} />`}function je({state:t,table:n,hanchan:r}){let{library:i,official:a}=p(),o=m(a),s=M(()=>P(t,r),[t,r]),c=re(s),l=M(()=>u(t,r),[t,r]),{begun:f,cancelled:h}=l,_=U(s.length>0||!!f),v=t.settings.time_zone,y=s.find(({person:e})=>H(a,e.id)),b=s.map(e=>{let n=c[e.revision];return{late:e,name:Fe(t,e.person),cost:n&&R(i,n,e,_),book:n}});return ne(b.filter(({late:{clock:e},cost:t})=>t&&!e.stopped).map(Pe)),d`<${e} title=${g(`clock.title-at`,{label:n.label})} up=${`#/table/${n.id}`}
actions=${o&&!(h&&!f)&&r.scheduled_at&&d`<${Ne} state=${t} hanchan=${r} begun=${f} now=${_} zone=${v} waits=${y&&!y.clock.stopped} />`}>
${o&&s.some(({clock:e})=>!e.stopped)&&d`<${oe} />`}
${h&&d`<p class="note bad">${g(`clock.cancelled`)}</p>`}
${!f&&d`<${Oe} state=${t} hanchan=${r} />`}
<${z} state=${t} hanchan=${r} zone=${v} />
<${Ee} key=${r.scheduled_at} may=${o} state=${t} hanchan=${r} zone=${v} own=${!!y} />
${f&&d`<${se} may=${o} hanchan=${r} game=${l} now=${_} zone=${v} />`}
${b.map(e=>d`<${Ce} key=${e.late.person.id} may=${o} hanchan=${r} ...${e} now=${_} zone=${v} />`)}
${o&&r.scheduled_at&&d`<${Me} state=${t} table=${n} hanchan=${r} late=${s} begun=${f} />`}
<//>`}function Me({state:e,table:t,hanchan:n,late:r,begun:i}){let{does:a,wrong:o}=j(),{official:s}=p(),c=new Set(r.map(({person:e})=>e.id)),l=w(n,b(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),u=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),f=({id:e})=>!c.has(e)&&!H(s,e),m=l.filter(f),h=u.map(({id:e})=>({kind:`official`,id:e})).filter(f),_=e=>a(async()=>{for(let t of e)await G(n,`absent`,{person:t})});return i||m.length+h.length===0?null:d`<section aria-labelledby="present" class="stack">
<h2 id="present">${g(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...m,...h].map(t=>d`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>_([t])}>
<span class="body who">${Fe(e,t)}${t.kind===`official`&&d`<small>${g(`hall-role.arbiter`)}</small>`}</span>
${g(`clock.absent`)}
</button>
</li>`)}
</ul>
${m.length>1&&d`<button class="button" type="button" onClick=${()=>_(m)}>${g(`clock.all-absent`)}</button>`}
${o}
</section>`}function Ne({state:e,hanchan:t,begun:r,now:i,zone:a,waits:s}){let{does:c,wrong:l}=j(),{official:u}=p(),[m,h]=f(null),[_,v]=f(!1),y=B(e,t);if(s)return d`<p class="body">${g(`clock.own`)}</p>`;if(!r)return d`<button class="button main" type="button" onClick=${()=>c(()=>G(t,`began`))}>${g(`clock.begins`)}</button>${l}`;let b=async e=>{let n={takes_back:r.by,reason:e};y?h(n):await G(t,`taken-back`,n),v(!1)},x=async e=>{await G(t,`taken-back`,{...m,preview:e}),h(null)},S=o(e,t.round).filter(e=>e.hanchan===t.id&&!e.person),C=te(S,i);return d`<p class="body">${g(`clock.began`,{time:n(new Date(r.at),a)})}</p>
${C&&d`<button class="button" type="button" onClick=${()=>c(()=>G(t,`taken-back`,{takes_back:C.id}))}>${g(`clock.undo`)}</button>`}
${!C&&(!y||L(u))&&d`<button class="button quiet" type="button" onClick=${()=>v(!0)}>${g(`clock.mistake`)}</button>`}
${_&&d`<${ee} title=${g(`clock.mistake`)} yes=${g(`clock.record`)} onReason=${b} onClose=${()=>v(!1)} />`}
${m&&d`<${V} path="timings" body=${{hanchan:t.id,what:`taken-back`,...m}} onApprove=${x} onClose=${()=>h(null)} />`}${l}`}function Pe({late:{person:e,who:t},name:n,cost:r,book:i}){let a=i.clock(t).openings();return{key:e.id,name:n,seconds:r.seconds,thresholds:a,line:r.line}}function Fe(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}const X=`shinpan.keep.`;function Ie(e){let[t,n]=f(()=>y(X+e)??[]),[r,i]=f(y(`${X}page.${e}`)),[a,o]=f(!1),[s,l]=f(!1),u=t=>{D(X+e,t),n(t)},d=async()=>{let t=await k.visitor();await Re(t,e,u),await t.timekeeping(e).then(t=>{D(`${X}page.${e}`,t),i(t),o(!1),l(!1)},e=>e.status===404?o(!0):l(!0))};return c(()=>{d();let e=setInterval(d,8e3);return()=>clearInterval(e)},[e]),{own:t,page:r,missing:a,unreached:s,note:async t=>{let n=Z(e).at(-1);if(n&&Le(n.body,t)&&Date.now()-Date.parse(n.body.device_at)<3e3)return;let{newTime:r}=await k.visitor(),i=Z(e).filter(e=>!e.sent||Date.parse(e.body.device_at)>Date.now()-864e5);u([...i,r(t)]),d()}}}function Le(e,t){return[`hanchan`,`what`,`who`,`player`].every(n=>e[n]===t[n])}function Z(e){return y(X+e)??[]}async function Re(e,t,n){for(let r of Z(t))if(!(r.sent||r.refused))try{await e.recordTime(t,r),Q(t,{...r,sent:!0},n)}catch(e){if(!e.status||e.passing||e.slug===`too-many-kept`)return;Q(t,{...r,refused:e.problem?.errors?.[0]?.message??e.message},n)}}function Q(e,t,n){n(Z(e).map(e=>e.id===t.id?t:e))}const $=[`dismissed`,`refused`];function ze({args:[t=``,n=``]}){let{own:r,page:a,missing:o,unreached:s,note:c}=Ie([t,n].map(encodeURIComponent).join(`/`)),l=a?g(`keep.title-at`,{label:a.label}):g(`keep.title`);return o?d`<${e} title=${g(`keep.title`)}><${i} text=${g(`keep.missing`)} /><//>`:!a&&s?d`<${e} title=${l}><${i} text=${g(`live.unreached`)} /><//>`:a?a.hanchan?.scheduled_at?d`<${Be} title=${l} page=${a} own=${r} note=${c} />`:d`<${e} title=${l}><${i} text=${g(`keep.unscheduled`)} /><//>`:d`<${e} title=${l}><${S} /><//>`}function Be({title:t,page:{tournament:r,time_zone:i,hanchan:o},own:s,note:c}){let l=U(!0),u=Math.floor((l-Date.parse(o.scheduled_at))/1e3),f=o.players.find(({id:e})=>e===o.keeper),p=new Set(o.times.map(({id:e})=>e)),m=[...o.times,...s.filter(({id:e,body:t})=>t.hanchan===o.id&&!p.has(e)).map(Ge)],h=e=>c({hanchan:o.id,...e}),_=He(o,i),v=_||m.some(e=>e.what===`began`&&!$.includes(e.state)),y=!v&&d`<button class="button main" type="button" onClick=${()=>h({what:`began`})}>${g(`keep.begins`)}</button>`;return d`<${e} title=${t} up=${null} actions=${y}>
<p>${r} · ${g(`hall-round`,{round:o.round})}</p>
${f&&d`<p class="note info">${g(`keep.keeper`,{name:f.name})}</p>`}
${_&&d`<p class="note info" role="status">${_}</p>`}
${!_&&d`<section class="late" aria-labelledby="since">
<h2 id="since">${g(`keep.since`,{time:n(o.scheduled_at,i)})}</h2>
<p class="late-time" role="timer">${u<0?`−${a(-u)}`:a(u)}</p>
</section>`}
${!v&&d`<${Ve} hanchan=${o} times=${m} record=${h} />`}
<${We} times=${m} players=${o.players} zone=${i} />
<p class="soft">${g(`keep.how`)}</p>
<//>`}function Ve({hanchan:{timed:e,players:t,known:n},times:r,record:i}){let a=[{who:`arbiter`,name:g(`keep.arbiter`)},...t.map(({id:e,name:t})=>({who:`player`,player:e,name:t}))];return d`<ul class="rows" aria-label=${g(`keep.who`)}>
${a.filter(({who:t})=>e.includes(t)).map(({name:e,...t})=>{let a=Ue(r,n,t);return d`<li key=${e}>
<button class="row" type="button" disabled=${!a} onClick=${()=>i({what:a,...t})}>
<span class="body who">${e}</span>${g(`keep.tap.${a??`arrived-already`}`)}
</button>
</li>`})}
</ul>`}function He({began_at:e,cancelled:t,finished:r},i){return r?g(`keep.finished`):e?g(`keep.began`,{time:n(e,i)}):t?g(`keep.cancelled`):``}function Ue(e,t,{who:n,player:r=null}){let i=t.find(e=>e.who===n&&e.player===r);if(i)return i.there?null:`arrived`;let a=e.filter(e=>e.who===n&&(e.player??null)===r&&!$.includes(e.state));return a.some(({what:e})=>e===`arrived`)?null:a.length>0?`arrived`:`absent`}function We({times:e,players:t,zone:r}){if(e.length===0)return null;let i=({who:e,player:n})=>e===`arbiter`?g(`keep.arbiter`):t.find(({id:e})=>e===n)?.name;return d`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${g(`keep.kept`)}</h2>
<ul class="rows">
${e.map(e=>d`<li class="item" key=${e.id}>
<p><strong>${n(e.at,r)}</strong> ${g(`keep.did.${e.what}`,{name:i(e)??``})}</p>
<p class=${$.includes(e.state)?`note bad`:`soft`} role="status">${g(`keep.state.${e.state}`)} ${e.reason}</p>
</li>`)}
</ul>
</section>`}function Ge({id:e,body:t,sent:n,refused:r}){let i=Date.parse(t.device_at)+(t.clock_offset_ms??0),a=r?`refused`:n?`waiting`:`unsent`;return{id:e,...t,at:new Date(i).toISOString(),state:a,reason:r??``}}export{pe as Board,Ae as Start,ze as Timekeeping};