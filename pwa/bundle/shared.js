import{$ as e,$r as t,A as n,B as r,Bn as i,Bt as a,C as o,Cn as s,Ct as c,D as l,Dn as u,Dr as d,E as f,En as p,Et as m,F as h,Ft as g,G as _,Gr as v,H as y,Ht as b,I as x,In as S,It as ee,J as te,Jt as ne,K as C,L as re,Lt as w,M as ie,Mn as ae,Mt as oe,N as se,Nt as T,O as E,Or as ce,P as le,Pt as D,Q as ue,Qn as de,Qr as fe,R as pe,S as me,Sn as he,Sr as ge,St as _e,T as ve,Tt as ye,U as be,V as xe,Vn as Se,Vt as Ce,W as we,Wt as O,Xt as k,Y as Te,Yr as Ee,Zr as De,Zt as Oe,_i as ke,_n as Ae,a as je,an as A,b as Me,bn as Ne,br as Pe,bt as Fe,c as Ie,ci as Le,cn as Re,ct as ze,d as Be,dt as Ve,ei as He,en as j,er as Ue,et as We,f as Ge,ft as Ke,g as qe,gi as M,gn as Je,gt as N,h as Ye,hi as P,ht as Xe,ii as F,in as I,j as Ze,jn as Qe,jt as L,kr as $e,l as et,ln as R,lt as z,m as B,mt as tt,ni as nt,nn as rt,ot as it,pi as V,pt as at,q as ot,rn as st,st as H,tn as U,u as ct,v as lt,wt as ut,x as dt,xn as ft,xr as pt,xt as mt,y as ht,yn as gt,yr as _t,z as vt,zt as yt}from"./app.js";const bt={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function xt(){let[,e]=M(!1);V(()=>{p(`others`).then(()=>e(!0),()=>{})},[])}function St(e){let t=String(e?.type).split(`:`).at(-1)??``,n=bt[t]??t;return s(`refusal.type.${n}`)?I(`refusal.type.${n}`):s(`refusal.type.other`)?I(`refusal.type.other`):e?.detail??``}function Ct(e,t){let[r]=t.split(`.`),i=t.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(r)&&i in e.catalogue.facts?e.question(i):r===`context`&&i in n?se(e,i):s(`refusal.field.${r}`)?I(`refusal.field.${r}`):t}function wt({problem:e}){xt();let t=N(),{errors:n=[],detail:r,title:i}=e??{};return R`<div class="note bad stack">
<p><strong>${St(e)}</strong></p>
${n.length===0&&R`<p lang="en">${r??i??I(`hall-unknown`)}</p>`}
<dl class="refusal">
${n.map(({field:e,message:n,cure:r})=>{let i=Ct(t,e);return R`<div key=${e}>
<dt><strong>${i}</strong></dt>
<dd lang="en"><small>${n===i?r:`${n} ${r}`}</small></dd>
</div>`})}
</dl>
</div>`}const Tt={winners:[],riichi:[],hands:{},quads:{},answers:{}},Et=/* @__PURE__ */ new Map([[!0,`valid`],[!1,`invalid`]]);function Dt(e,t,n,r){let{noten_by_dead_hand:i,...a}=n.facts,o={...a,...Nt(t,n,{...Mt(e,n),...jt(n,r)})},s=r.answers[n.id]??{},c=[];for(;;){let e=Qe(t,n.foul,o,n.context);if(e.status!==`needs-facts`)return{questions:c,decision:e};let i=e.questions[0],a=Pt(n,r,i.fact)??s[i.fact];if(c.push({decision:e,question:i,chosen:a}),a===void 0)return{questions:c,decision:null};o[i.fact]=a}}function Ot(e,t,n,r){let{seat:i,id:a}=t;return i&&n===`riichi_hand`?{...e,hands:{...e.hands,[i]:r}}:i&&n===`quad_valid`?{...e,quads:{...e.quads,[i]:Et.get(r)??`invalid`}}:{...e,answers:{...e.answers,[a]:{...e.answers[a],[n]:r}}}}function kt(e,{how:t,winners:n,riichi:r,tenpai:i,next:a,hands:o,quads:s,answers:c}){let l=Object.entries({riichi:r,hands:o,quads:s,answers:c}).filter(([,e])=>Object.keys(e).length>0),u=t===`win`?{winners:n}:t===`exhaustive-draw`&&i?{tenpai:i}:{};return{...e,how:t,...u,...a&&{next:a},...Object.fromEntries(l)}}function At(e){return e===`noten`||e===`refused`}function jt(e,t){let n=t.how===`win`?e.seat&&(t.winners.includes(e.seat)?`own-win`:`other-win`):t.how;return n?{hand_end:n}:{}}function Mt(e,t){return!t.seat||_t(e,t,Date.parse(t.ruled_at))?{}:{noten_by_dead_hand:!1}}function Nt(e,t,n){let r=e.table(t.foul).used;return Object.fromEntries(Object.entries(n).filter(([e])=>r.includes(e)))}function Pt({seat:e},t,n){if(!e)return;if(n===`riichi_hand`)return t.hands[e];let r=n===`quad_valid`?t.quads[e]:void 0;return r&&r===`valid`}const Ft=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,It=RegExp(`#/join/(${Ft})/([\\w-]{16,200})`,`i`),Lt=/#\/account\/(spa_[\w-]{16,200})/,Rt=/#\/sheet\?s=([\w-]+)/,zt=RegExp(`#/table/(${Ft})`,`i`);function Bt(e){let t=It.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=Lt.exec(e);if(n)return{account:n[1]};let r=Rt.exec(e);if(r)return{sheet:r[1]};let i=zt.exec(e);return i?{table:i[1].toLowerCase()}:null}function Vt(e){let{state:t,online:n}=j(),[r,i]=M({answer:null,fresh:!1,trouble:null});return V(()=>{let t=!1,n=e=>t||i(e);return u.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),u.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function Ht({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){xt();let{tournament:i}=j(),a=e&&U(e.at,i.time_zone);return!e&&!n?R`<${Ce} />`:n?R`<p class="note warn" role="status">${[W(n),I(`seen.${e?`old`:`never`}.${r}`,{time:a??``})].join(` `)}</p>`:R`<p class="soft" role="status">${I(t?`standings.at`:`seen.asking.${r}`,{time:a??``})}</p>`}function W(e){return e.name===`Unreachable`?`${I(navigator.onLine?`live.unreached`:`no-network`)}.`:St(e.problem)||`HTTP ${e.status}`}function Ut({name:e,hint:t=``,path:n,file:r,children:i}){let{lang:a}=Re(),[o,s]=M(null),[c,l]=M(!1),[d,f]=M(null),p=P(0),m=P(null);return V(()=>(s(null),f(null),()=>void(p.current+=1)),[n,a]),V(()=>()=>o&&URL.revokeObjectURL(o.url),[o]),V(()=>m.current?.focus(),[o]),R`<li class="card file">
<h3>${e}</h3>
${t&&R`<p class="soft">${t}</p>`}
${i}
<div role="status">
${c&&R`<progress aria-label=${I(`reports.making`,{name:e})}></progress><p class="soft">${I(`reports.wait`)}</p>`}
${o&&R`<p class="soft">${I(`reports.ready`,{size:qt(o.file.size)})}</p>`}
</div>
${d&&R`<${Gt} error=${d} />`}
${o?R`<${Wt} made=${o} first=${m} />`:R`<button class="button" type="button" disabled=${c} aria-label=${I(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=p.current+=1,t=t=>e===p.current&&t();l(!0),f(null);try{let e=await u.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${a}`,{timeout:12e4});t(()=>s({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>f(e))}finally{l(!1)}}}>${I(`reports.make`)}</button>`}
</li>`}function Wt({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return R`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${I(`reports.save`)}</a>
${r&&R`<a class="button" href=${e} target="_blank">${I(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&R`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${I(`reports.share`)}</button>`}
</div>`}function Gt({error:e}){return xt(),R`<p class="note bad" role="alert">${W(e)}</p>`}function Kt(){return j().state?.settings.slug??`shinpan`}function qt(e){return rt(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function Jt(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Yt(e){let{book:t}=j(),n=ke(()=>t?.revision?{[t.revision]:t}:{},[t]),[r,i]=M({}),a=[...new Set(e.map(({revision:e})=>e))].filter(e=>e&&!(e in n));return V(()=>{for(let e of a)u.revision(e).then(t=>i(n=>({...n,[e]:t})),()=>{})},[a.join()]),{...r,...n}}function Xt(e=!0){let{library:t}=j(),[,n]=M(0);V(()=>{e&&u.loadReading().then(()=>n(1),()=>{})},[t,e])}const Zt={amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],player:[`facts-otherwise`,`did-not-happen`,`not-all-heard`,`rule-otherwise`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`],upheld:[`facts-stand`,`rule-clear`,`nothing-new`],confirmed:[`facts-stand`,`rule-clear`,`nothing-new`],overturned:[`did-not-happen`,`facts-otherwise`,`rule-otherwise`,`in-doubt`],appeal:[`player-disagrees`,`facts-disputed`,`rule-unclear`],reopening:[`new-evidence`,`facts-otherwise`,`not-all-heard`],time:[`tapped-late`,`seen-come`,`wrong-player`],start:[`tapped-by-mistake`,`not-begun`,`wrong-table`],"player-time":[`table-confirms`,`seen-come`],schedule:[`hall-not-ready`,`round-before-late`,`wrong-time`],"extra-time":[`tapped-by-mistake`,`too-much`],exam:[`exam-twice`,`exam-otherwise`],"exam-again":[`called-away`,`phone-failed`,`learned-since`],correction:[`misspelt`,`wrong-number`,`wrong-team`,`as-on-list`],withdraw:[`left`,`ill`,`does-not-come`],return:[`plays-again`,`tapped-by-mistake`],removal:[`entered-twice`,`does-not-come`,`tapped-by-mistake`],joining:[`entered-twice`,`came-anew`],seats:[`sat-otherwise`,`wrong-player`,`as-on-list`],substitute:[`left`,`ill`,`does-not-come`],status:[`too-few-players`,`interrupted`,`entered-twice`,`tapped-by-mistake`],result:[`wrong-table`,`too-soon`,`counted-wrongly`],"hand-end":[`tapped-by-mistake`,`wrong-table`,`facts-otherwise`],"let-play":[`pays-later`,`paid-elsewhere`,`fine-disputed`],waiver:[`not-their-fault`,`first-time`,`fine-disputed`],"ledger-decision":[`rule-otherwise`,`facts-otherwise`,`counted-wrongly`,`conduct`],payment:[`wrong-amount`,`wrong-player`,`wrong-method`,`entered-twice`],refund:[`fine-overturned`,`fine-waived`,`paid-twice`],"refund-withdrawal":[`wrong-amount`,`wrong-player`,`wrong-method`,`not-handed-back`],dismissal:[`wrong-time`,`arbiter-was-there`,`noted-twice`]};function Qt(e,t=``){let{names:n={}}=u.snapshot.library?.catalogue.reasons??{};return[...e.map(e=>n[e]??I(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}async function $t(e){return await u.loadReading().catch(()=>{}),Qt(e)}function en(e,t){let{library:n}=j();Xt(!!t);let{reasons:r}=n?.catalogue??{};return t?r?.of[t]??null:Zt[e]}function tn(e,t,n=I(`hall-reason`),r=I(`hall-reason-missing`)){let[i,a]=M([]),[o,s]=M(``),c=Qt(i,o);return{reason:c,field:l=>R`<div class="stack">
${(e||t)&&R`<${nn} what=${e} foul=${t} chosen=${i} onChosen=${a} />`}
<${D}
long
label=${n}
value=${o}
onInput=${s}
maxlength="3500"
wrong=${l&&!c?r:void 0}
/>
</div>`}}function nn({what:e,foul:t,chosen:n,onChosen:r}){let i=en(e,t);if(!i)return null;let a=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return R`<div class="switches" role="group" aria-label=${I(`reason.why`)}>
<small class="soft why" aria-hidden="true">${I(`reason.why`)}</small>
${i.map(e=>R`<${re} key=${e} pressed=${n.includes(e)} onClick=${()=>a(e)}>${Qt([e])}<//>`)}
</div>`}function G({what:e,title:t,text:n,yes:r,onReason:i,onClose:a,children:o}){let[s,c]=M(!1),{reason:l,field:u}=tn(e),{does:d,wrong:f}=E();return R`<${L} title=${t} onClose=${a}>
<form onSubmit=${e=>{e.preventDefault(),c(!l),l&&d(()=>i(l))}}>
${n&&R`<p>${n}</p>`}
${u(s)} ${o} ${f}
<button class="button main">${r}</button>
</form>
<//>`}function rn({title:e,text:t,yes:n,danger:r=!1,onYes:i,onClose:a}){return R`<${L} title=${e} onClose=${a}>
<p>${t}</p>
<div class="pair">
<button class=${`button ${r?`danger`:``}`} type="button" onClick=${i}>${n}</button>
<button class="button" type="button" onClick=${a}>${I(`cancel`)}</button>
</div>
<//>`}const an=ne(he.account,`SignInAgain`);let on=null;function sn(){let[e,t]=M(null);V(()=>(on=t,()=>void(on=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&R`<${an} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function cn(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!on||!await ln(on))throw t;return e()}}function ln(e){return new Promise(t=>e({tell:t}))}const un=/^(localhost|.+\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;function dn(){return u.ask(`addresses`).catch(()=>null)}function fn(e){return un.test(new URL(e).hostname)}function pn(){let[e,t]=M(location.origin);return V(()=>{fn(e)&&dn().then(e=>e&&t(e.url))},[]),e}function mn({link:e,cure:t=`HOST=0.0.0.0`}){return fn(e)?R`<div class="note bad" role="alert">
<p><strong>${I(`people.local`)}</strong></p>
${t?R`<p>${I(`people.local.start`)}</p>
<p><strong>make run ${t}</strong></p>
<p>${I(`people.local.then`)}</p>`:R`<p>${I(`people.local.network`)}</p>`}
</div>`:null}function hn({link:e,found:t,onLink:n}){let{origin:r,host:i,protocol:a}=new URL(e),o=(t?.candidates??[]).map(({url:e})=>({value:e,text:new URL(e).host}));return R`${o.length>1&&R`<${g} label=${I(`people.address`)} value=${r} options=${o} onChange=${t=>n(e.replace(r,t))} />
<p class="soft">${I(`people.address.another`)}</p>`}
${a===`http:`&&!fn(e)&&R`<p class="soft">${I(`people.address.plain`,{host:i})}</p>`}`}function gn(){let{path:e}=Ae();return t=>{Ae().path===e&&Je(t,{replace:!0})}}const _n=ne(he.referee,`Switch`);function vn({to:e,children:t}){let{tournament:n,outbox:r}=j(),[i,a]=M(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:R`<${_n} onYes=${()=>a(!0)} />`}function yn({up:e}){let{joining:t}=j(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return R`<${b} title=${i??I(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${a.length>0&&R`<p>${I(`hall-as`,{roles:a.map(e=>I(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${I(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
<p>${r?I(`hall-loaded`,{loaded:n,total:r}):I(`hall-asking`)}</p>
</div>
<//>`}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const bn=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),xn=[`low`,`medium`,`quartile`,`high`],Sn={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Cn={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},wn={low:1,medium:0,quartile:3,high:2},Tn=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function En(e){if(e=Ln(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function Dn(e,t){let n=wn[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function On(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const kn={numeric:1,alphanumeric:2,byte:4},An={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},jn=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Mn(e){let{exp:t,log:n}=jn,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const Nn=[];function Pn(e){let t=Nn[e];if(t!==void 0)return t;let n=Mn(e),{exp:r,log:i}=jn,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return Nn[e]={gen:n,mul:a}}function Fn(e,t,n){let{exp:r,log:i}=jn,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function In(e,t){let n=bn[e-1],r=Sn[t][e-1],i=Cn[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const K=e=>{throw Error(e)};function Ln(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function Rn(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=zn[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const zn=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[Tn.charCodeAt(t)]=t;return e})();function Bn(e,t,n,r,i){let a=In(e,t),o=An[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&K(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(kn[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(zn[n.charCodeAt(e)]*45+zn[n.charCodeAt(e+1)],11);s&1&&f(zn[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&K(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Pn(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Fn(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function Vn(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Hn=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),q=e=>Hn[e&65535]+Hn[e>>>16],Un=/* @__PURE__ */ new Uint32Array(32);function Wn(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const J=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},Gn=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,Y=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function Kn(e,t){let{size:n,words:r,v:i}=e,a=Un;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),Wn(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function qn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=q(n>>>0)+2*q((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function Jn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=q(v>>>0)+q(y>>>0)}}return a}function Yn(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=qn(e)+qn(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=q(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=q(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(Jn(e)+Jn(t))}function Xn(e,t,n,r){let i=e.size,a=Dn(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?Y(e,8,t,n):t<8?Y(e,8,t+1,n):t===8?Y(e,7,8,n):Y(e,14-t,8,n),t<8?Y(e,i-1-t,8,n):Y(e,8,i-15+t,n)}if(Y(e,8,i-8,1),t>=7){let n=On(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;Y(e,a,o,r),Y(e,o,a,r)}}}let Zn;function Qn(e){let t=21+4*(e-1),n=J(t),r=new Uint8Array(t*t),i=(e,i,a)=>{Y(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=En(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(J(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Vn(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=J(t);return Kn(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[J(t),J(t),J(t),J(t)]}}function $n(e,t,n,r,i=!1){(Zn===void 0||Zn.ver!==e)&&(Zn=Qn(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=Zn,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){Kn(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=Yn(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||Xn(u,e,t,h),u}const er=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},tr=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function nr(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function rr(e,t){let n=An.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((In(e,t).capacity-4-n)/8))}function ir(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const ar=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&Gn(e.m,e.map[t],e.map[n])===1,or=[10,27],sr=/* @__PURE__ */ String.fromCharCode(or[0]);function cr(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=ar(e,n,r);n[r]=i}return n}function lr(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=ar(e,i,r),o=r+1>=t||ar(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=sr}return n}function ur(e){let t=e.W,n=String.fromCharCode(or[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=ar(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=sr}return i}function dr(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!ar(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function fr(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=Gn(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function pr(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function mr(e,t=`raw`,n={}){if(tr(e,`text`),tr(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=Ln(r));let i=n.ecc===void 0?`medium`:n.ecc;xn.includes(i)||K(`invalid ecc=${i}`);let a=n.encoding===void 0?Rn(e):n.encoding;if(An[a]||K(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?Tn.slice(0,10):Tn;for(let n of e)t.includes(n)||K(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(er(n.mask,`opts.mask`)<0||n.mask>7)&&K(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=rr(r===void 0?40:r,i);(e.length>t||nr(e)>t)&&K(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!ir(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=An[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=In(r,i).capacity)break}r>40&&K(`Capacity overflow`)}else{let e=An[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>In(r,i).capacity)&&K(`Capacity overflow`)}let u=Bn(r,i,e,a,s),d=$n(r,i,u,n.mask),f=n.border===void 0?2:er(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:er(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?cr(_):t===`ascii`?lr(_):t===`term`?ur(_):t===`svg`?dr(_,n.optimize===void 0||n.optimize):t===`gif`?fr(_):t===`data-url`?pr(fr(_)):K(`Unknown output: ${t}`)}const hr=2953;function gr({text:e,label:t}){let n=mr(e,`raw`,{border:4,ecc:e.length>300?`low`:`medium`}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return R`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function _r(e,t){let n=e.book(t),r=new De(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>br(r,t,e.id)));return{options:i.map(e=>vr(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>br(r,e,null)),...a]}}function vr(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?yr(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function yr(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,default_with:t.default_with??{},answers:n.map(([e,t])=>({value:e,text:t}))}}function br(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const xr=[1,2,3,4];function Sr(e,t){let{kind:n,answers:r}=e,i=Ue(e,t);return i===null?n===`several`?r.map(({value:e})=>e):[30,10,-10,-30]:i}function Cr({parameter:e,label:t,value:n,onChange:r}){let i={uma:wr,hundreds:Dr,several:Or}[e.kind];return R`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function wr({label:e,value:t,onChange:n}){let[r,i]=M(()=>xr.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(Tr(a))};return R`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${I(`open.uma-hint`)}</p>
<div class="places">
${xr.map(e=>R`<${D}
key=${e}
label=${I(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function Tr(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Er)}function Er(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Dr({label:e,value:t,onChange:n}){let[r,i]=M(String(t));return R`<${D}
label=${`${e} (${I(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(Er(e.trim()))}}
/>`}function Or({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return R`<fieldset class="parameter">
<legend>${t}</legend>
<div class="choices">
${i.map(e=>R`<label class="choice" key=${e.value}>
<input
type="checkbox"
checked=${n.includes(e.value)}
onChange=${()=>a(e.value)}
/>
${e.text}
</label>`)}
</div>
</fieldset>`}const kr=`wrc-2022`,Ar=/* @__PURE__ */ new Map;function jr(e){return{id:e,options:{},readings:{}}}function X(e,t){let n=F(t),r=Ar.get(n)??de(e,t.id,t.options,t.readings);return Ar.set(n,r),r}function Mr(e,t){try{return X(e,t),null}catch(e){return e}}function Nr(){let{library:e,tournament:t,book:n}=j(),{lang:r}=Re(),[i,a]=ft(`shinpan.rules`,null);if(!e)return null;let o=t?.id??null,s=i&&i.at===o&&!Mr(e,i.choice)?i.choice:null,c=t?{...jr(kr),...t.rulebook}:jr(kr),l=s??c,u=s||!n?X(e,l):n;return{library:e,lang:r,words:new De(e),choice:l,book:u,choose:e=>a({at:o,choice:e})}}function Pr(e,t,n){let r=t&&!Mr(e.library,t)?t:e.choice;return{...e,choice:r,book:t?X(e.library,r):e.book,choose:n}}function Fr(e,t,n){let{library:r}=e,{choice:i}=Pr(e,t,n),a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=Mr(r,s)?i:s;return{...e,choice:c,book:X(r,c),choose:n}}function Ir(e){return t=>{let n=Nr();return n?R`<${e} ...${t} rules=${n} />`:R`<${b} title=${I(`open.no-rules`)}
><${yt} text=${I(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${I(`try-again`)}
</button>
<//><//
>`}}function Lr({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[I(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Rr({rules:e}){let[t,n]=M(!1);return R`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${O} name="book" />
<span class="body"
><small>${I(`open.rules-in-use`)}</small
><strong>${Lr(e,e.book)}</strong></span
>
<span class="badge">${I(`call.change`)}</span>
</button>
<${zr} rules=${e} standing=${e.book.content.standing} />
${t&&R`<${Br} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function zr({rules:e,standing:t}){return t===`official`?null:R`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function Br({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=M(t),c=Mr(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=_r(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return R`<${L} title=${I(`open.choose-rules`)} onClose=${r}>
<${g}
label=${I(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(jr(e))}
/>
<p class="soft">${a.standingNote(o.id)}</p>
${u.length>0&&R`<${Hr} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:Wr(o,d,e)})} />`}
${f.length>0&&R`<${Ur} offered=${f} draft=${o} onChange=${s} />`}
<${Vr} error=${c} reasons=${Gr(u,o.options)} />
${!c&&R`<p role="status">${Lr(e,X(i,o))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!c}
onClick=${()=>n(o)}
>
${I(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${I(`cancel`)}</button>
</div>
<//>`}function Vr({error:e,reasons:t=[]}){return e?R`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>R`<p key=${e}>${e}</p>`)}
</div>`:null}function Hr({offered:e,chosen:t,onChange:n}){let r=(r,i)=>{let a=Object.fromEntries(Object.entries({...t,[r]:{}}).filter(([e])=>i||e!==r)),o=({id:e,parameter:t})=>e===r||t&&r in t.default_with,s=({parameter:e})=>e?{[e.name]:Sr(e,a)}:{},c=e.filter(e=>e.id in a);n(Object.fromEntries(c.map(e=>[e.id,o(e)?s(e):a[e.id]])))};return R`<fieldset class="stack">
<legend>${I(`open.options`)}</legend>
${e.map(e=>R`<div key=${e.id} class="stack">
<${w}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e.id,t)}
/>
${e.parameter&&e.id in t&&R`<${Cr}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function Ur({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return R`<details class="fold">
<summary>
${I(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${I(`open.readings-text`)}</p>
${e.map(e=>R`<div key=${e.id} class="stack">
<${g}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function Wr({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function Gr(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}function Kr(e){return[.../* @__PURE__ */ new Set([e,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}))}function qr(){let e=rt(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}function Jr(e,t=!1){let n=t?`exceptZero`:`auto`;return Zr(e/10,{minimumFractionDigits:1,signDisplay:n})}function Yr(e,t=!1){return Zr(e,{signDisplay:t?`exceptZero`:`auto`})}function Xr(e,t,n=!1){return`${Yr(-t,n)}${e===`P`?`P`:``}`}function Zr(e,t){return rt(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}const Qr=1e3;function $r(e){let[t,n]=M(u.now);return V(()=>{if(!e)return;let t,r=()=>{n(u.now()),t=setTimeout(r,Qr-u.now()%Qr)};return r(),()=>clearTimeout(t)},[e]),t}const ei=`shinpan.board`,ti=()=>Ne(ei),ni=e=>gt(ei,e);function ri(e){return e===`P`||e===`pts`}function ii(e){return oi(Object.values(e.ledger).filter(({unit:e})=>!ri(e)))}function ai(e,t){return oi(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function oi(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function si(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function ci(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function li(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function ui(e,t){return[e?.id,e?.player_id].includes(t)}function di(e,{kind:t,id:n}){return e[`${t}s`]?.[e.merged[n]??n]?.name??`?`}function Z(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?Yr(t):`${t<0?`−`:``}${He(e,Math.abs(t))}`}function fi({unit:e,amount:t,what:n}){return I(`line.${mi(e,t,n)}`,{amount:Z(e,Math.abs(t))})}const pi={reversed:`due-again`,paid:`refunded`};function mi(e,t,n){return ri(e)?t<0?`given-back`:`taken`:t>0?pi[n]??`fined`:n===`paid`||n===`waived`?n:`cancelled`}function hi(e,n){let r=t(e),[,i,a=``]=n.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return i===void 0||a.length>r?null:Number(i+a.padEnd(r,`0`))}function gi(){let{outbox:e}=j(),t=e.filter(({kind:e,state:t})=>e===`result`&&d(t)).length;return t===0?null:R`<p class="note info"><a class="reach" href="#/outbox">${I(`standings.waits`,{count:t})}</a></p>`}function _i(e){let t=new Intl.Collator(void 0,{numeric:!0});return Object.values(e.hanchans).filter(({id:t,status:n})=>!e.results[t]&&!n).map(({id:t,table:n,round:r})=>({id:t,name:yi(e,{table:n,round:r})})).sort((e,n)=>t.compare(e.name,n.name))}function vi({state:e}){let{official:t}=j(),n=_i(e);return n.length===0?null:R`<${oe} title=${I(`standings.missing`,{count:n.length})}>${()=>R`<ul class="rows">
${n.map(({id:e,name:n})=>R`<li key=${e}>${Ye(t)?R`<a class="row" href=${`#/result/${e}`}>${n}</a>`:R`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function yi(e,{table:t,round:n}){return[I(`hall-round`,{round:n}),I(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}const bi=[`late`,`late-arbiter`,`forfeit`];function xi(e,t){return[e?.id,e?.player_id].includes(t)}function Si(e){return!!e?.roles?.includes(`director`)}function Ci(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&bi.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function wi({path:e,body:t,about:n,onApprove:r,onClose:i}){let[a,o]=M(null),{state:s}=j(),{lang:c}=Re(),{does:l,wrong:d}=E();return V(()=>{u.ask(`${e}/preview?lang=${c}`,{method:`POST`,body:t}).then(o,e=>o({trouble:e}))},[]),R`<${L} title=${I(`charged.title`)} onClose=${i}>
${!a&&R`<${Ce} />`}
${a?.trouble&&R`<p class="note bad" role="alert">${W(a.trouble)}</p>`}
${a?.changes&&R`${n&&R`<p><strong>${n}</strong></p>`}
<${Ti} state=${s} seen=${a} />
${a.hanchans?.length>0&&R`<p>${I(a.hanchans[0].cancelled?`clock.cancels-too`:`clock.plays-again`)} ${a.hanchans.map(e=>yi(s,e)).join(`, `)}</p>`}
<p class="soft">${I(`charged.logged`)}</p>
${d}
<button class="button main" type="button" onClick=${()=>l(()=>r(a.digest))}>${I(`charged.approve`)}</button>`}
<//>`}function Ti({state:e,seen:{changes:t,running:n,owed_back:r}}){let i=new Map([...t,...n,...r].map(({account:e})=>[e.id,e]));if(i.size===0)return R`<p>${I(`charged.nothing`)}</p>`;let a=(e,t)=>e.filter(({account:e})=>e.id===t);return R`<dl class="facts">
${[...i].map(([i,o])=>R`<div key=${i}>
<dt class="who">${di(e,o)}</dt>
<dd class="stack">
${a(t,i).length>0&&R`<p>${Ei(a(t,i),`before`)} → <strong>${Ei(a(t,i),`after`)}</strong></p>`}
${a(n,i).map(({before:e,after:t})=>R`<p>${I(`charged.running`)} ${Di(e,t)} → <strong>${Di(t,e)}</strong></p>`)}
${a(r,i).map(e=>R`<p><strong>${I(`charged.owed-back`,{paid:Z(e.unit,e.paid),amount:Z(e.unit,e.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function Ei(e,t){return e.map(e=>Z(e.unit,e[t])).join(` + `)}function Di({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const Oi=`games-cancelled`;function ki(e,t,n,r){let i=Math.min(_(n,r),86400),[a,o]=[Oi,`replacement`].map(n=>Ai(e,t,n)),s=i>=a&&!n.cancelled,c=s&&ji(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...S(e,t,l),seconds:i,cancellation_due:s}}function Ai(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function ji(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(Oi)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function Mi(e,t){let n=y(e,t.round),i=n.map(r),a=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),o=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(o.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let r=be(e.id,i,a),o=n.filter(t=>t.person?.id===e.id);return r?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:r,revision:t,timings:o}]:[]})}function Ni(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=ki(t,n,r,i);return{...We(e,o),due:a,held:a&&o.seconds>=o.next_band?.at_seconds}}async function Pi(e,t,n={}){await u.send(`timing`,null,{hanchan:e.id,what:t,...n}),A()}function Fi(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const Ii=864e5;function Li(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function Ri(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=Li(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>Ii/2&&(l-=Ii),l<-432e5&&(l+=Ii),new Date(t-t%1e3+l).toISOString()}function zi({hanchan:e,players:t,onDone:n}){let{official:r}=j(),[i,a]=M(!1);return B(r,[`director`])?R`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${I(`clock.let-play`)}</button>
${i&&R`<${G} what="let-play" title=${I(`clock.let-play`)} text=${I(`clock.let-play-text`)} yes=${I(`clock.let-play-yes`)} onReason=${async r=>{await u.ask(`hanchans/${e}/permission`,{method:`PUT`,body:{players:[...new Set(t)],reason:r}}),k(I(`clock.may-play`)),a(!1),n?.()}} onClose=${()=>a(!1)} />`}`:R`<p>${I(`clock.ask-director`)}</p>`}const Bi=ne(he.desk,`NewPayment`);function Vi(e,t,n){let r=y(e,t.round).filter(e=>e.what===`replaced`&&e.hanchan===t.id),i=[...t.allowed??[],...r.map(e=>e.person?.id)],a=Object.values(t.seats).filter(e=>!i.includes(e)&&(!n||e===n));return[...ii({ledger:Object.values(e.ledger).filter(({round:e})=>e!==t.round)}),...e.others.fines].filter(({account:e,amount:t})=>a.includes(e.id)&&t>0)}function Hi({state:e,hanchan:t,person:n}){let{official:r}=j(),[i,a]=M(null),o=Vi(e,t,n);if(o.length===0)return null;let s=({account:t,unit:n})=>ii(e).find(e=>e.account.id===t.id&&e.unit===n);return R`<section class="note bad stack owes" aria-label=${I(`clock.owing`)}>
${o.map(t=>{let{account:n,unit:i,amount:o,tournament:c}=t,l=e.players[n.id]?.name??`?`,u=li(r)&&!c;return R`<p key=${[n.id,c,i].join()}>${I(`clock.owes`,{name:l,amount:Ui(e,i,o,c)})}</p>
${u&&R`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(s(t))}>${I(`clock.take-payment`,{name:l})}</button>`}`})}
<${zi} hanchan=${t.id} players=${o.map(({account:e})=>e.id)} />
${i&&R`<${Bi} state=${e} balance=${i} onTaken=${()=>{}} onClose=${()=>a(null)} />`}
</section>`}function Ui(e,t,n,r){let i=Z(t,n);return r?`${i} (${Xe(e,r)})`:i}function Wi({state:e,hanchan:t,zone:n}){let r=Gi(e,t,n).filter(({id:e})=>e!==t.id);return r.length===0?null:R`<p>${I(`clock.cancels-too`)}</p>
<ul class="plain">
${r.map(t=>R`<li key=${t.id}>${yi(e,t)}</li>`)}
</ul>`}function Gi(e,t,n){let r=new Intl.DateTimeFormat(`en-CA`,{timeZone:n}),i=({scheduled_at:e})=>e&&r.format(new Date(e)),a=Object.values(t.seats);return Object.values(e.hanchans).filter(n=>!n.status&&i(n)===i(t)&&Object.values(n.seats).some(e=>a.includes(e))&&!e.results[n.id]&&!xe(e,n).begun)}const Ki=1440;function qi({label:e,by:t=1,onStep:n,...r}){let i=(r,i)=>R`<button class="button" type="button" aria-label=${I(`clock.${r}`,{what:e,count:t})} onClick=${()=>n(i)}>
${`${i<0?`−`:`+`}${t}`}
</button>`;return R`<div class="stepped">
${i(`less`,-t)}<${D} label=${e} ...${r} />${i(`longer`,t)}
</div>`}function Ji(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+Ki)%Ki;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const Yi=[`corrected`,`stopped`,`undone`];function Xi({hanchan:e,late:t,name:n,due:r,book:i,zone:a,first:o=``,onClose:s}){let{official:c,state:l}=j(),{clock:d,person:f}=t,p=Ci(l,e,f.id),m=p&&!Si(c),[h,g]=M(null),[_,v]=M(d.stopped&&!m?`corrected`:o),{reason:y,field:b}=tn(`time`),[x,S]=M(()=>Li(d.stopped?.at??u.now(),a)),{does:ee,wrong:te}=E(),ne=Zi(t,r&&!m,c,m).map(e=>({value:e,text:I(`clock.way.${e}`)})),C=x&&Qi(x,d,a),re=_===`corrected`&&C?$i(Date.parse(C),d.scheduled):``,w=Yi.includes(_)||p&&!!_&&!m,ie=_&&(!w||y)&&(_!==`corrected`||x&&!re),ae=y&&{reason:y},oe=()=>ee(async()=>{let e=_===`undone`?{takes_back:d.stopped.by}:{person:f,..._===`corrected`&&{arrived_at:C}},t={what:_===`undone`?`taken-back`:_,...e,...ae};if(p&&!m)return g(t);await se(t)}),se=async({what:t,...n})=>{await Pi(e,t,n),s()};return h?R`<${wi} path="timings" body=${{hanchan:e.id,...h}} onApprove=${e=>se({...h,preview:e})} onClose=${s} />`:R`<${L} title=${n} onClose=${s}>
${p&&R`<p class="note warn">${I(m?`charged.director`:`charged.changes`)}</p>`}
<${T} label=${I(`clock.what`)} value=${_} options=${ne} onChange=${v} />
${_===`cancelled`&&R`<p class="note warn">${I(t.who===`player`?`clock.cancel-text`:`clock.cancel-text-charged`)}</p><${Wi} state=${l} hanchan=${e} zone=${a} />`}
${_===`corrected`&&R`<${qi} type="time" step="1" label=${I(`clock.arrived-at`)} value=${x} wrong=${re} onInput=${S} onStep=${e=>S(Ji(x,e))} />`}
${_===`corrected`&&C&&!re&&i&&R`<${ea} late=${t} book=${i} at=${Date.parse(C)} />`}
${w&&b(!1)}
${te}
<button class="button main" type="button" disabled=${!ie} onClick=${oe}>${I(p&&!m?`charged.look`:`clock.record`)}</button>
<//>`}function Zi({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function Qi(e,{stopped:t,scheduled:n},r){return t&&e===Li(t.at,r)?new Date(t.at).toISOString():Ri(e,n,r)}function $i(e,t){return e>u.now()?I(`clock.to-come`):e<t-72e5?I(`clock.long-before`):``}function ea({late:e,book:t,at:n}){let{library:r}=j(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=Ni(r,t,{...e,clock:i},n);return R`<p role="status">${I(`clock.becomes`,{cost:a.cost_line})}</p>`}function ta({seconds:e,next_band:t}){if(!t||e>=t.at_seconds)return``;let n=t.effects.some(({id:e})=>e===`games-cancelled`),r=[...t.points,...t.fines].some(({whom:e})=>e!==`offender`),i={time:fe(t.at_seconds),cost:t.cost_line};return I(n&&r?`clock.cancels-from`:`clock.next-at`,i)}function na({held:e,next_band:t}){return e?I(`clock.cancels`,{cost:t.cost_line}):I(`clock.cancels-charged`)}function ra(e){let t=P(/* @__PURE__ */ new Set);V(()=>{for(let n of e)for(let e of ia(n))t.current.has(e)||(t.current.add(e),aa(n))},[e])}function ia({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function aa({key:e,name:t,line:n}){if(A(400),Oe(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(I(`clock.late-is`,{name:t}),r))}function oa(){let[e,t]=M(globalThis.Notification?.permission??`denied`);return e==="default"?R`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${I(`clock.notify`)}</button>`:null}function sa(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function ca({state:e,hanchan:t,zone:n}){let{official:r}=j(),i=sa(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return R`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${I(`kept.title`)}</h2>
${!a&&R`<p class="note info">${I(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>R`<li class="item" key=${t.id}><${la} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function la({state:e,kept:t,zone:n,director:r}){let i=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[a,o]=M(i.length===1?i[0].id:``),[s,c]=M(!1),[l,d]=M(!1),{official:f}=j(),{does:p,wrong:m}=E(),h=t.who===`arbiter`,_={confirmed:!0,...h&&{arbiter:a}},v=ua(e,t,t.player??a),y=()=>v?d(!0):p(()=>u.send(`kept-answer`,t.id,_)),b=xi(f,t.player)||h&&xi(f,a),x=async e=>{await u.send(`kept-answer`,t.id,{..._,reason:l,preview:e}),d(!1)},S=async e=>{await u.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),c(!1)},ee=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return R`<p><strong>${U(t.at,n)}</strong> ${fa(e,t)}</p>
${ee&&R`<p class="note warn">${I(`kept.received`,{time:U(t.server_at,n)})}</p>`}
${r&&b&&R`<p class="note info">${I(`clock.own`)}</p>`}
${r&&!b&&R`${h&&i.length!==1&&R`<${g} label=${I(`kept.which`)} value=${a} options=${da(i)} onChange=${o} />`}
<div class="pair">
<button class="button main" type="button" disabled=${h&&!a} onClick=${y}>${I(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>c(!0)}>${I(`kept.dismiss`)}</button>
</div>
${m}`}
${s&&R`<${G} what="dismissal" title=${`${U(t.at,n)} ${fa(e,t)}`} yes=${I(`kept.dismiss-now`)} onReason=${S} onClose=${()=>c(!1)} />`}
${l===!0&&R`<${G} what="player-time" title=${I(`charged.title`)} text=${I(`charged.changes`)} yes=${I(`charged.look`)} onReason=${d} onClose=${()=>d(!1)} />`}
${l&&l!==!0&&R`<${wi} path=${`kept-times/${t.id}/answer`} body=${{..._,reason:l}} onApprove=${x} onClose=${()=>d(!1)} />`}`}function ua(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return Mi(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>Ci(e,a,t.person.id))}function da(e){return[{value:``,text:I(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function fa(e,{what:t,who:n,player:r}){if(t===`began`)return I(`kept.began`);let i=n===`arbiter`?I(`kept.arbiter`):e.players[r]?.name??`?`;return I(`kept.${t}`,{name:i})}function pa({state:e,table:t,hanchan:n,late:r,begun:i,onDone:a}){let{does:o,wrong:s}=E(),{official:c}=j(),l=new Set(r.map(({person:e})=>e.id)),u=ut(n,mt(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),d=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),f=({id:e})=>!l.has(e)&&!xi(c,e),p=u.filter(f),m=d.map(({id:e})=>({kind:`official`,id:e})).filter(f),h=e=>o(async()=>{for(let t of e)await Pi(n,`absent`,{person:t});a?.()});return i||p.length+m.length===0?null:R`<section aria-labelledby="present" class="stack">
<h2 id="present">${I(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...p,...m].map(t=>R`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>h([t])}>
<span class="body who">${ma(e,t)}${t.kind===`official`&&R`<small>${I(`hall-role.arbiter`)}</small>`}</span>
${I(`clock.absent`)}
</button>
</li>`)}
</ul>
${p.length>1&&R`<button class="button" type="button" onClick=${()=>h(p)}>${I(`clock.all-absent`)}</button>`}
${s}
</section>`}function ma(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}async function ha(e,t,n){await u.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),A()}function ga({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,a]=M(1),{reason:o,field:s}=tn(`extra-time`),{does:c,wrong:l}=E(),d=Math.min(i*60,t);return R`<${L} title=${I(`game.less`)} onClose=${n}>
<${ee} label=${I(`game.less-minutes`)} value=${i} min=${1} max=${Math.max(r,1)} less=${I(`clock.less`,{what:I(`game.less-minutes`),count:1})} more=${I(`clock.longer`,{what:I(`game.less-minutes`),count:1})} onChange=${a} />
${s(!1)}
${l}
<button class="button main" type="button" disabled=${!(d>0)||!o} onClick=${()=>c(async()=>{await u.send(`extra-time`,null,{hanchan:e.id,seconds:-d,reason:o}),n()})}>${I(`game.take-off`)}</button>
<//>`}const _a=[1,3,5];function va({hanchan:e,game:{clock:t,extra:n},now:r,zone:i,may:a}){let[o,s]=M(!1),{does:c,wrong:l}=E(),u=t&&ot(t,r),d=t&&I(u?`game.was-up`:`game.ends`,{time:U(new Date(t.ends),i)});return ra(t?[ba(e,t,r)]:[]),R`<section class=${`late ${u?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${I(`game.left`)}</h2>
${t?R`<p class="late-time" role="timer">${fe(te(t,r))}</p><p>${d}</p>`:R`<p>${I(`game.no-limit`)}</p>`}
${u&&R`<${ya} />`}
${n>0&&R`<p class="soft">${I(`game.extra`,{time:fe(n)})}</p>`}
${t&&a&&R`<div class="pair">
${_a.map(t=>R`<button key=${t} class="button" type="button" onClick=${()=>c(()=>ha(e,t*60))}>${I(`game.more`,{count:t})}</button>`)}
${n>0&&R`<button class="button" type="button" onClick=${()=>s(!0)}>${I(`game.less`)}</button>`}
</div>`}
${l}
${o&&R`<${ga} hanchan=${e} extra=${n} onClose=${()=>s(!1)} />`}
</section>`}function ya(){let{book:e}=j();if(!e)return null;let{still:t,chonbo:n}=C(e);return R`<p class="note warn"><strong>${I(`game.still.${t}`)}</strong> ${I(`game.chonbo.${n}`)}</p>`}function ba(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=I(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:I(`game.left`),seconds:r,thresholds:[i],line:a}}function xa({hanchans:e}){let t=new Intl.Collator(void 0,{numeric:!0});return[...new Set(Object.values(e).map(({round:e})=>e))].sort(t.compare)}function Sa(e,t){let n=xa(e),r=e=>t.filter(t=>t.round===e).length;return n.reduce((e,t)=>e===null||r(t)>=r(e)?t:e,null)}function Ca(e){return je(e).flatMap(({id:t})=>Fe(e,t)??[])}function wa(e,t){if(t===`now`)return Ca(e);let n=t===`all`?xa(e):[t],r=new Map(je(e).map(({id:e},t)=>[e,t])),i=({table:e})=>r.get(e)??1/0;return n.flatMap(t=>Object.values(e.hanchans).filter(({round:e})=>e===t).sort((e,t)=>i(e)-i(t)))}function Ta(e){let t=new Set(Object.values(e.timings).flatMap(({what:e,hanchan:t})=>e===`began`?t:[])),n=Object.values(e.hanchans).filter(({id:n,status:r})=>t.has(n)&&!r&&!e.results[n]);return[.../* @__PURE__ */ new Set([...Ca(e),...n])]}function Ea(e){let{state:t,online:n}=j(),[r,i]=M({items:null,trouble:null});return V(()=>{let t=!1;return Da(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function Da(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await u.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function Oa({of:{items:e,trouble:t},children:n}){return!e&&!t?R`<${Ce} />`:R`${t&&R`<${ka} error=${t} />`}${e&&n(e)}`}function ka({error:e,needs:t=I(`people.needs-network`)}){return e.problem?R`<div role="alert"><${wt} problem=${e.problem} /></div>`:R`<p class="note bad" role="alert">${W(e)} ${t}</p>`}function Aa(e){let[t,n]=M(null),[r,i]=M(!1),a=P(!1);return{ask:async e=>{if(!a.current){a.current=!0,i(!0),n(null);try{await cn(e)}catch(e){if(!(e instanceof v)&&e.name!==`Unreachable`)throw e;n(e)}finally{a.current=!1,i(!1)}}},asking:r,wrong:t&&R`<${ka} error=${t} needs=${e} />`}}function ja(){let e=P(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??Se(u.now());return e.current.set(n,r),r}}async function Ma(e,t,n,r){let i=await u.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await u.ask(`${e}/${t}/revocation`,{method:`PUT`}),u.ask(`${e}/${Se(u.now())}`,{method:`PUT`,body:n}))}function Na({settings:e,online:t}){return R`<section class="stack">
<h2>${I(`people.board`)}</h2>
<${Fa} settings=${e} online=${t} name="board_open" label=${I(`people.board-open`)} hint=${I(`people.board-open-hint`)} />
<a class="button" href=${`#/board/${e.slug}`}>${I(`people.board-show`)}</a>
</section>`}function Pa({settings:e,online:t}){return R`<section class="stack">
<h2>${I(`people.page`)}</h2>
<${Fa} settings=${e} online=${t} name="people_open" label=${I(`people.page-open`)} hint=${I(`people.page-open-hint`)} />
<p class="soft">${location.origin}/t/${e.slug}</p>
<a class="button" href=${`#/public/${e.slug}`}>${I(`people.page-show`)}</a>
</section>`}function Fa({settings:e,online:t,name:n,label:r,hint:i}){let a=!!e[n],[o,s]=M(a);V(()=>s(a),[a]);let[c,l]=M(0),{ask:d,asking:f,wrong:p}=Aa();return R`<${w} label=${r} hint=${i} checked=${o} disabled=${f||!t} onChange=${t=>{s(t);let r={method:`PATCH`,match:`"${Math.max(e.version,c)}"`,body:{[n]:t}};d(async()=>{try{l((await u.ask(``,r)).version)}catch(e){throw s(a),e}})}} />
${p}`}function Ia({state:e}){return R`<${b} title=${I(`people.further`)} up="#/people"><${La} state=${e} /><//>`}function La({state:{settings:e}}){let{online:t}=j();return R`<nav class="stack" aria-label=${I(`people.more`)}>
<a class="button" href="#/people/sheet">${I(`people.sheet`)}</a>
<a class="button" href="#/exams">${I(`exam.title`)}</a>
<a class="button" href="#/people/links">${I(`people.links`)}</a>
<a class="button" href="#/people/players">${I(`people.players`)}</a>
<a class="button" href="#/people/tokens">${I(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${I(`people.erase`)}</a>
</nav>
<${Na} settings=${e} online=${t} />
<${Pa} settings=${e} online=${t} />`}const Ra=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function za(e){return st(Ra.filter(t=>e.includes(t)).map(e=>I(`hall-role.${e}`)))}function Ba({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return R`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>R`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&R`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function Va(e){return R`<${Ba} label=${I(`people.roles`)} names=${Ra} said=${e=>I(`hall-role.${e}`)}
...${e} />`}function Ha({state:e}){let{online:t}=j(),{items:n}=Ea(`phones`),r=Wa(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>R`<ul class="rows">
${e.map(e=>R`<${Ua} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,o=R`<a class="button main" href="#/people/invite">${I(`people.invite`)}</a>`;return R`<${b} title=${I(`people.title`)} up="#/tables" actions=${o}>
${!t&&R`<p class="note warn" role="status">${I(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${I(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&R`<${oe} title=${I(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<${La} state=${e} />
<//>`}function Ua({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return R`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${za(n)}</span>
${o!==void 0&&!i&&R`<small>${I(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&R`<span class="badge">${I(`people.plays-too`)}</span>`}
</a>
</li>`}function Wa(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function Ga({state:e,line:{what:t,amount:n,cause:r,cause_id:i,hanchan:a,round:o,reason:s,at:c}}){let l=N(),{table:u}=e.hanchans[a]??{},d=r===`ruling`&&e.rulings[i],f={ruling:d&&`#/ruling/${i}`,clock:u&&`#/start/${u}/${a}`,payment:`#/paid/${i}`}[r],p=d?H(l,d.foul):I(`hall-cause.${r}`),m=[I(`hall-line.${Ka(r,t,n)}`),o&&I(`hall-round`,{round:o}),U(c,e.settings.time_zone),s];return R`${f?R`<a class="reach" href=${f}>${p}</a>`:p}<small>${m.filter(Boolean).join(` · `)}</small>`}function Ka(e,t,n){return e===`payment`?t===`reversed`?`withdrawn`:n>0?`refunded`:`paid`:t===`reversed`&&n>0?`undone`:t}const qa=[`cash`,`card`,`transfer`,`other`];function Ja({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:a,onClose:o}){let[s,c]=M(()=>Z(n,r).slice(n.length+1)),[l,d]=M(`cash`),[f,p]=M(``),{does:m,wrong:h}=E(),g=hi(n,s),_=!g||g>r?I(`fines.between`,{most:Z(n,r)}):void 0,v=()=>m(async()=>{let e=f.trim()&&{note:f.trim()},r=new Date(u.now()).toISOString(),{id:i}=await u.send(`payment`,null,{account:t,unit:n,amount:g,method:l,paid_at:r,...e});A(),a(i),o()}),y=qa.map(e=>({value:e,text:I(`fines.method.${e}`)}));return R`<${L} title=${I(`fines.pays`,{name:di(e,t)})} onClose=${o}>
<dl class="facts lines">
${ci(i).map(t=>R`<div key=${t.id}>
<dt><${Ga} state=${e} line=${t} /></dt>
<dd>${fi(t)}</dd>
</div>`)}
</dl>
<${D} label=${I(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${_} onInput=${c} />
<${T} label=${I(`fines.how`)} value=${l} options=${y} onChange=${d} />
<${D} label=${I(`fines.note`)} value=${f} onInput=${p} />
${h}
<button class="button main" type="button" disabled=${!!_} onClick=${v}>
${I(`fines.take`,{amount:Z(n,g??0)})}
</button>
<a class="button quiet" href=${`#/fines/${t.kind}/${t.id}`} onClick=${o}>${I(`fines.to-account`)}</a>
<//>`}function Ya({state:e,id:t}){let n=N(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:R`<section class="stack" aria-labelledby="season">
<h2 id="season">${I(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${r.map(t=>R`<div key=${t.ruling}>
<dt>${H(n,t.foul)}<small>${Xe(e,t.tournament)} · ${U(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${z(n,t)}</dd>
</div>`)}
</dl>
</section>`}function Xa({ruling:e,shown:t,children:n}){let r=N();return R`<section class=${`call-verdict hall-verdict ${f(e)?`over`:Ve(e.kind)}`}>
<p class="call-line penalty">${t?Ge(r,t):z(r,e)}</p>
<p><a class="who" href=${Za(e)}>${e.offender.name}</a></p>
<p class="soft">${Ke(r,e)}</p>
${n}
</section>`}function Za({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}u.loadEscalationSteps();function Qa({state:e,ruling:t}){let n=Object.values(e.notes).filter(e=>e.ruling===t.id);if(n.length===0)return null;let r=e.settings.time_zone,i=n.sort((e,t)=>Date.parse(e.noted_at)-Date.parse(t.noted_at));return R`<section class="stack" aria-label=${I(`note.title`)}>
<h2>${I(`note.title`)}</h2>
${i.map(({id:t,note:n,noted_at:i,official:a,unsent:o,outbox:s})=>R`<div class="card" key=${t}>
<p>${n}</p>
<p class="soft">
${[e.officials[a]?.name,U(i,r)].filter(Boolean).join(` · `)}
${o&&s!==`done`&&R` <span class=${`badge ${ce(s)?`bad`:`info`}`}>${I(`hall-unsent`)}</span>`}
</p>
</div>`)}
</section>`}function $a({ruling:e}){let[t,n]=M(!1),[r,i]=M(``),{does:a,wrong:o}=E();return R`<button class="button" type="button" onClick=${()=>n(!0)}>${I(`note.add`)}</button>
${t&&R`<${L} title=${I(`note.add`)} onClose=${()=>n(!1)}>
<form onSubmit=${t=>{t.preventDefault(),r.trim()&&a(async()=>{await u.send(`note`,e,{note:r.trim()}),A(),k(I(`note.added`)),i(``),n(!1)})}}>
<${D} long label=${I(`call.note`)} value=${r} onInput=${i} maxlength="4000" />
${o}
<button class="button main" disabled=${!r.trim()}>${I(`note.save`)}</button>
</form>
<//>`}`}const eo={url:null,blob:null,failed:!1};function to(e,t){let[n,r]=M(eo);return V(()=>{let t=``,n=!1;return e().then(e=>{n||(t=URL.createObjectURL(e),r({url:t,blob:e,failed:!1}))},()=>n||r({...eo,failed:!0})),()=>{n=!0,t&&URL.revokeObjectURL(t)}},[t]),n}function no({count:e,onPhoto:t}){let[n,r]=M(!1);return e>=8?R`<p class="note" role="status">${I(`call.photos-most`,{most:8})}</p>`:R`<label class="button photo" aria-busy=${n}>
${n?R`<progress aria-hidden="true"></progress>`:R`<${O} name="camera" />`}
<span aria-live="polite">${I(n?`call.photo-shrinking`:`hall-add-photo`)}</span>
<input class="unseen" type="file" accept="image/*" aria-disabled=${n} onClick=${e=>n&&e.preventDefault()} onChange=${async e=>{let[n]=e.currentTarget.files;e.currentTarget.value=``,n&&(r(!0),await t(n).catch(e=>k(I(e.name===`Unreadable`?`hall-photo-bad`:`call.not-kept`))),r(!1))}} />
</label>`}function ro({ruling:e}){let{state:t}=j(),n=Object.values(t.photos).filter(t=>t.ruling===e);return R`<${no} count=${n.length} onPhoto=${async t=>{await u.addPhoto(e,t),k(I(`hall-photo-added`))}} />`}function io({state:e,ruling:t}){let n=Object.values(e.photos).filter(e=>e.ruling===t.id);return n.length===0?null:R`<section class="stack">
<h2>${I(`hall-photos`)}</h2>
<ul class="photos">
${n.map((e,n)=>R`<li key=${e.id}><${ao} ruling=${t.id} photo=${e} number=${n+1} /></li>`)}
</ul>
</section>`}function ao({ruling:e,photo:t,number:n}){let{url:r,failed:i}=to(()=>u.photo(e,t.id),t.id);return i?R`<p class="soft">${I(`hall-photo-away`,{number:n})}</p>`:R`<figure>
${r&&R`<a href=${r} target="_blank"><img src=${r} alt=${I(`hall-photo`,{number:n})} /></a>`}
${t.unsent&&t.outbox!==`done`&&R`<figcaption class="badge info">${I(`hall-unsent`)}</figcaption>`}
</figure>`}function oo({state:e,ruling:t}){return R`<section class="stack">
<h2>${I(`hall-incident`)}</h2>
<${Me} rulings=${me(e,t)} empty="" />
</section>`}function so({ruling:e}){let t=Kt();return e.seq?R`<section class="stack">
<h2>${I(`reports.incident`)}</h2>
<ul class="rows">
<${Ut} name=${I(`reports.incident-page`)} hint=${I(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function co({readings:e}){let t=N();return Xt(),R`<div class="stack">
${e.map(({id:e,chosen:n})=>{let{question:r,alternatives:i,reason:a}=t.reading({id:e,chosen:n});return R`<p key=${e} class="reading">${r} <strong>${i[n]}</strong> <small class="soft">${a}</small></p>`})}
</div>`}function lo({call:e}){let{state:t,official:n}=j(),r=po(t,n,e);return r&&R`<p class="note warn">${I(`partial.warn.${r}`)}</p>`}function uo({why:e}){return R`<p class="note warn">${I(`partial.was.${e}`)}</p>`}function fo(e){return R`<span class="badge warn">${I(`partial.badge`)}</span>`}function po(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const mo=[[`day`,86400],[`hour`,3600],[`minute`,60]];function ho({status:e,level:t}){return I(`esc.stands.${e}.${t}`)}function go({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?I(`esc.outcome.${t}`):``}function _o(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function vo(e){let t=Math.max(0,(u.now()-Date.parse(e))/1e3),[n,r]=mo.find(([,e])=>t>=e)??mo[mo.length-1],i=Math.floor(t/r);return rt(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function yo(e,{status:t,level:n},r){let i=bo(e,t,n,r);return i===`appeal`&&So(e)&&Co(e.state)>u.now()?`later`:i===`decide`?n!==`head-referee`&&xo(e)?`panel`:lt(e,r)?`own-table`:i:i}function bo({official:e},t,n,r){let i=B(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?qe(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!B(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function xo({official:e,book:t,state:n}){return So({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!wo(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function So({book:e}){return e?.content.rule_points.appeals===`panel`}function Co({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function wo({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function To({ruling:e,onClose:t}){let[n,r]=M(``);return R`<${G} what="escalation" title=${I(`hall-escalate`)} text=${I(`esc.escalate-text`)} yes=${I(`hall-escalate`)}
onReason=${async r=>{await u.send(`escalation`,e,{reason:r,...n.trim()&&{evidence:n.trim()}}),A(),k(I(`esc.done.escalation`)),t()}} onClose=${t}>
<${D} long label=${I(`esc.evidence`)} hint=${I(`esc.evidence-hint`)} value=${n} onInput=${r} maxlength="4000" />
<//>`}function Eo({state:e,ruling:t}){let n=N(),{id:r,hanchan:i,hand:a,seat:o,table:s,foul:c}=t;if(!o||!i||!a)return null;let l=ut(e.hanchans[i],a).filter(({wind:t,player:n})=>t!==o&&e.players[n]);return R`<${oe} class="wrong-player" title=${R`<span class="body">${I(`reason.wrong-player`)}</span>`}>
${()=>R`<div class="switches">
${l.map(({wind:t,player:i})=>R`<a
class="chip"
key=${t}
href=${`#/call/${s.id}/${t}/${c}?amends=${r}&why=wrong-player`}
>
${n.phrase(`seat-${t}`)} <span class="who">${e.players[i].name}</span>
</a>`)}
</div>`}
<//>`}function Do({state:e,ruling:t}){let n=j(),[r,i]=M(!1),[a,s]=M(null);if(!qe(n.official)||t.outbox===`holding`||ce(t.outbox))return null;let c=t=>!f(t)&&!o(e,t.id),l=c(t),d=me(e,t).filter(c),p=lt(n,t),m=()=>s(null),h=async e=>{for(let n of[t,...r?d:[]])await u.send(`withdrawal`,n.id,{reason:e});A(),k(I(`hall-done.withdrawal`)),m(),scrollTo({top:0})},{id:g,table:_,seat:v,foul:y}=t;return R`<section class="doing" aria-label=${I(`hall-actions`)}>
${l&&p&&R`<p class="note warn">${I(`call.own-table`)}</p>`}
${l&&!p&&R`<${Eo} state=${e} ruling=${t} />
<a class="button" href=${`#/call/${_.id}/${v??`-`}/${y}?amends=${g}`}>${I(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>s(`withdraw`)}>${I(`hall-withdraw`)}</button>`}
${l&&R`<button class="button" type="button" onClick=${()=>s(`escalate`)}>${I(`hall-escalate`)}</button>`}
<${$a} ruling=${g} />
<${ro} ruling=${g} />
${a===`withdraw`&&R`<${G} what="withdrawal" title=${I(`hall-withdraw`)} text=${I(`hall-withdraw-text`)} yes=${I(`hall-withdraw`)}
onReason=${h} onClose=${m}>
${d.length>0&&R`<${w} label=${I(`hall-withdraw-too`,{names:ve(d)})} checked=${r} onChange=${i} />`}
<//>`}
${a===`escalate`&&R`<${To} ruling=${g} onClose=${m} />`}
</section>`}function Oo({catalogue:e},t,n,r){let[i,a,o]=[[[t,!0]],[[t,!0],...r],[...n,...r]],s=n.some(([e,n])=>n&&Mo(e)===Mo(t));return Object.entries(e.corrections).filter(([,{when:e,of:t,unless:n=[],player:r=!1}])=>{let[c,l,u]=[i,a,o].map(e=>jo(Ao(e,r),t));return ko(e,{ruled:c,was:l,is:u,same:s})&&!jo(Ao(o),n)}).map(([e])=>e)}function ko(e,{ruled:t,was:n,is:r,same:i}){return e===`gone`?n&&!r:e===`came`?r&&!n:e===`changed`?n!==r:t&&!i}function Ao(e,t=!1){let n=e.filter(([,e])=>e||!t).map(([e])=>e);return new Set(n.flatMap(({effects:e,steps:t,stays:n=[]})=>[...e,...t,...n]))}function jo(e,t){return t.some(t=>e.has(t))}function Mo({penalties:e,transfers:t=[]}){return F([e,t])}function No({state:e,ruling:t}){let n=N(),{library:r}=j(),i=t.status===`withdrawn`,a=i?t:e.rulings[t.amends],o=i?[]:[t],s=a?Po(e,t,a):[],c=Yt([...s,t,a??t]);if(Xt(),!a||!r?.catalogue.corrections)return null;let l=e=>Fo(Te(n,c[e.revision],e)),u=e=>[l(e),e.offender.id===a.offender.id],[d,f,p]=[l(a),o.map(u),s.map(u)];if(!d||[...f,...p].some(([e])=>!e))return null;let m=Oo(r,d,f,p),h=[...f,...p].some(([,e])=>!e);return R`<section class="stack" aria-label=${I(`hall-corrections`)}>
<h2>${I(`hall-corrections`)}</h2>
${m.length===0&&R`<p class="soft">${I(`hall-no-corrections`)}</p>`}
<ol class="steps">
${m.map(e=>{let{text:t,player:i}=r.catalogue.corrections[e];return R`<li key=${e}>${i&&h&&R`<span class="who">${a.offender.name}</span>: `}${n.pick(t)}</li>`})}
</ol>
</section>`}function Po(e,t,n){let r=Object.values(e.rulings).filter(e=>ge(e,n)&&!ce(e.outbox));return[.../* @__PURE__ */ new Set([...me(e,t),...r])].filter(e=>e.id!==t.id&&!f(e))}function Fo(e){if(!e)return null;let{penalties:t,transfers:n,...r}=e.chosen??e.final??e.first,[i,a,o]=[r.effects,r.steps,r.stays].map(Io);return{penalties:t,transfers:n,effects:i,steps:a,stays:o}}function Io(e){return e.map(({id:e})=>e)}function Lo({steps:e,call:t}){let{library:n,book:r,state:i,official:a}=j(),o=N();Xt();let{opens:s}=n?.catalogue??{},{table:c,seat:l,offender:u}=t;if(!s||!r||!l||!u||!qe(a))return null;let d=Object.values(i.rulings).some(e=>e.id!==t.ruling&&e.foul===t.foul&&e.offender.id===u.id&&!f(e)),p=/* @__PURE__ */ new Map;for(let{id:n}of e){let{foul:e=t.foul,facts:i={},repeat:a=!1}=s[n]??{foul:``};if(!r.content.fouls[e]?.rows.length||a&&!d||e===t.foul&&F({...t.facts,...i})===F(t.facts))continue;let o=e===t.foul?{...t.facts,...i}:i;ue(r,e,o,{})&&p.set(e,{foul:e,facts:o})}return[...p.values()].map(({foul:e,facts:n})=>{let r=Object.keys(n).length>0?`?facts=${encodeURIComponent(JSON.stringify(n))}`:``,i=o.name(`fouls`,e),a=e===t.foul?I(`further.harder`,{foul:i}):I(`further.rule`,{foul:i});return R`<a class="button" key=${e} href=${`#/call/${c}/${l}/${e}${r}`}>${a} <${O} name="next" /></a>`})}function Ro({state:e,escalation:{id:t,standing_id:n}}){let r=N();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return R`<div class="both">
<${zo} words=${r} label=${I(`esc.as-called`)} ruling=${i} />
${n===null?R`<div class="card"><small>${I(`esc.as-it-stands`)}</small><strong>${I(`esc.nothing-stands`)}</strong></div>`:R`<${zo} words=${r} label=${I(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function zo({words:e,label:t,ruling:n}){return n?R`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${Ve(n.kind)}`}>${z(e,n)}</strong>
<span>${H(e,n.foul)}</span>
</a>`:null}function Bo({state:e,events:t}){return R`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>R`<li key=${t}>
<div class="row">
<span class="body">
${s?R`<a href=${s}>${n}</a>`:R`<strong>${n}</strong>`}
${r&&R`<span>${r}</span>`}
<small>${[a,o&&U(o,e.settings.time_zone)].filter(Boolean).join(` · `)||I(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Vo(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&I(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:I(`esc.escalated`),reason:o,who:_o(e,t),at:i},...a.map(t=>Ho(e,t))]}function Ho(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Uo(t),reason:r,who:_o(e,t),at:i}}function Uo({what:e,outcome:t,level:n}){return e===`decided`?I(`esc.decided.${n}`,{outcome:I(`esc.outcome.${t}`)}):I(`esc.step.${e}`)}function Wo({state:e,ruling:t}){let n=o(e,t.id),r=[...Go(e,t),...n?Vo(e,n):[]];return r.length===0?null:R`<section class="stack">
<h2>${I(`hall-history`)}</h2>
<${Bo} state=${e} events=${r} />
${n&&R`<${Ro} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${I(`hall-to-escalation`)}</a>`}
</section>`}function*Go(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:I(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Ko(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:I(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Ko(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?I(`hall-closed-by-ruling`):I(`hall-closed`,{how:r?I(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function qo({ruling:e,anyway:t}){let{state:n}=j(),r=N(),i=Zo(n,e,z(r,e));return R`<p class="note warn" role="status">
<a class="reach" href=${`#/ruling/${e.id}`}>${i}${t&&` ${I(`same.anyway`)}`} <${O} name="next" /></a>
</p>`}function Jo({state:e,ruling:t}){let n=ht(Object.values(e.rulings),t);return n&&R`<${qo} ruling=${n} />`}function Yo(){let{state:e,official:t}=j(),n=N(),r=`shinpan.same.`+e.id,[i,a]=M(()=>Ne(r)??[]);return V(()=>gt(r,i),[i]),ke(()=>Xo(e,t.id),[e,t.id]).filter(({own:e})=>!i.includes(e)).map(({own:t,other:r})=>R`<div class="note warn row" key=${t} role="status">
<a class="reach body" href=${`#/ruling/${t}`}>${Zo(e,r,[r.offender.name,H(n,r.foul),z(n,r)].join(` · `))}</a>
<button class="button" type="button" onClick=${()=>a([...i,t])}>${I(`same.both`)}</button>
</div>`)}function Xo({rulings:e},t){let n={};for(let t of Object.values(e))(n[`${t.foul} ${t.offender.id}`]??=[]).push(t);return Object.values(n).flatMap(e=>e.filter(e=>e.official===t).map(t=>({own:t.id,other:ht(e,t)})).filter(({other:e})=>e))}function Zo(e,{official:t,ruled_at:n},r){let i=e.officials[t]?.name??`?`;return I(`same.text`,{who:i,time:U(n,e.settings.time_zone),what:r})}function Qo({args:[e]}){let{tournament:t,state:n}=j();if(!t||!n)return R`<${vt} title=${I(`hall-ruling`)} />`;let r=n.rulings[e];return r?R`<${$o} state=${n} ruling=${r} />`:R`<${pe} title=${I(`hall-ruling`)} text=${I(`hall-no-ruling`)} up="#/log" />`}function $o({state:e,ruling:t}){let{official:n}=j(),r=N(),i=Yt([t])[t.revision],a=Te(r,i,t),o=a&&(a.chosen??a.final??a.first);return R`<${b} title=${H(r,t.foul)} up=${`#/table/${t.table.id}`}>
<${Xa} ruling=${t} shown=${o}>
<p><${dt} ruling=${t} /></p>
${t.item===t.id&&R`<${l} id=${t.item} />`}
${$e(t.outbox)&&R`<a href="#/outbox">${I(`hall-resolve`)}</a>`}
<//>
<${Jo} state=${e} ruling=${t} />
${(t.status===`withdrawn`||t.amends&&t.status!==`amended`)&&R`<${No} state=${e} ruling=${t} />`}
${me(e,t).length>0&&R`<${oo} state=${e} ruling=${t} />`}
<${es} ruling=${t} />
${a?R`<${ns} ruling=${t} spoken=${a} />`:R`<p class="soft">${I(`hall-no-book`)}</p>`}
<${rs} state=${e} ruling=${t} />
<${Qa} state=${e} ruling=${t} />
<${io} state=${e} ruling=${t} />
<${Wo} state=${e} ruling=${t} />
<${Do} state=${e} ruling=${t} />
${B(n,[`director`])&&R`<${so} ruling=${t} />`}
<//>`}function es({ruling:e}){let t=N(),n=Object.entries(e.final_decision?.facts??e.facts??{}),r=Object.entries(le(e.context??{}));return n.length+r.length===0?null:R`<section>
<h2>${I(`hall-facts`)}</h2>
<dl class="facts">
${n.map(([e,n])=>R`<div key=${e}><dt>${t.question(e)}</dt><dd>${t.answer(e,{value:n})}</dd></div>`)}
${r.map(([e,n])=>R`<div key=${e}><dt>${se(t,e)}</dt><dd>${ie(t,e,n)}</dd></div>`)}
</dl>
</section>`}const ts={"in-range":`hall-within`,"left-open":`hall-left-open`};function ns({ruling:e,spoken:{first:t,final:n,chosen:r,departure:i}}){let a=r??n??t,o=n??t,s=h(a.steps,j().state.rulings[e.amends],e);return R`<section class="stack">
<h2>${I(`hall-decision`)}</h2>
${r&&R`<p class="note warn">
${I(`hall-prescribed`,{line:t.line})}${e.reason&&R`<br />${I(ts[i]??`hall-because`,{reason:e.reason})}`}
</p>`}
${!r&&!n&&t.status===`deferred`&&R`<p>${t.line}</p>`}
${n&&R`<p>${I(`hall-first`,{line:t.line})}</p>`}
${a.say&&a.say!==a.line&&R`<p class="say">${I(`call.quoted`,{text:a.say})}</p>`}
<ol class="steps">${s.map(e=>R`<li key=${e.id}>${e.text}</li>`)}</ol>
${!f(e)&&R`<${Lo} steps=${a.steps} call=${{...e,table:e.table.id,ruling:e.id}} />`}
<${x} stays=${a.stays} />
${tt(o).map(e=>R`<p class="soft" key=${e}>${e}</p>`)}
${o.readings.length>0&&R`<${co} readings=${o.readings} />`}
</section>`}function rs({state:e,ruling:t}){let n=e.settings.time_zone,r=Date.parse(t.device_at)-Date.parse(t.ruled_at);return R`<section class="stack">
<h2>${I(`hall-origin`)}</h2>
<p>${[e.officials[t.official]?.name,U(t.ruled_at,n)].filter(Boolean).join(` · `)}</p>
${Math.abs(r)>2e3&&R`<p class="soft">${I(`hall-device-time`,{time:U(t.device_at,n)})}</p>`}
${t.conflict&&R`<${uo} why=${t.conflict} />`}
${t.note&&R`<p class="note info">${t.note}</p>`}
</section>`}const is=ne(he.desk,`LineAct`);function as({state:e,id:t}){let{official:n}=j(),r=ai(e,t),i=B(n,[`director`]);return r.length===0?null:R`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${I(`hall-ledger`)}</h2>
${r.map(t=>R`<div class="card" key=${t.unit}>
<p><strong>${os(t.unit,t.amount)}</strong></p>
<dl class="facts lines">
${t.lines.map(n=>R`<div key=${n.id}>
<dt><${Ga} state=${e} line=${n} />${i&&R`<${is} state=${e} line=${n} balance=${t} />`}</dt>
<dd>${fi(n)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function os(e,t){let[n,r]=ri(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return I(t<0?r:n,{amount:Z(e,Math.abs(t))})}const ss=[`device_at`,`clock_offset_ms`,`revision`];function cs({stored:e,sent:t}){let n=[I(`hall-on-server`),I(`hall-on-phone`)];return R`<${ls} caption=${I(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function ls({caption:e,heads:t,before:n,after:r}){xt();let i=N(),{state:a}=j(),[o,s]=[ds(r),ds(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!ss.includes(e));return R`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>R`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>R`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${Ct(i,e)}</th></tr>
<tr><td>${fs(i,a,e,s[e])}</td><td>${fs(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function us({item:{expected:e,answer:t,differs:n}}){let r=N(),i=n===`revision`?t.second_decision:t.decision;return R`<div class="note warn">
<p>${I(`hall-phone-showed`,{line:z(r,e)})}</p>
<p><strong>${I(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:z(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${I(`hall-ruling`)}</a>
</div>`}function ds(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>ds(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function fs(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return H(e,r);if(n.endsWith(`_at`)&&r!==`–`)return U(r,t.settings.time_zone);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function ps(){let e=P(null),[t,n]=M(``);V(()=>{let t=new AbortController;return gs(e.current,t.signal,ms,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return R`<${b} title=${I(`hall-scan`)} up="#/tables">
<p>${I(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${I(`hall-viewfinder`)}></video>
${t&&R`<p class="note warn" role="status">${I(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${I(`hall-tables`)}</a>
<a class="button" href="#/join">${I(`hall-join`)}</a>
<//>`}function ms(e){let t=Bt(e);return t?(A(),Je(hs(t),{replace:!0}),!0):!1}function hs({tournament:e,invitation:t,account:n,table:r,sheet:i}){return t?`#/join/${e}/${t}`:n?`#/account/${n}`:i?`#/sheet?s=${i}`:`#/table/${r}`}async function gs(e,t,n,r){let i=navigator.mediaDevices&&await _s().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function _s(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function vs({label:e,text:t}){return R`<${D} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&R`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>k(I(`people.copied`)),()=>k(I(`people.not-copied`)))}>${I(`people.copy`)}</button>`}
${`share`in navigator&&R`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${I(`people.share`)}</button>`}
</div>`}function ys({onClose:e}){let{tournament:t}=j(),[n,r]=M(null);V(()=>void u.tournaments().then(r,()=>r([])),[]);let i=(n??[]).filter(({id:e,left:n})=>e!==t.id&&!n);return R`<${L} title=${t.name} onClose=${e}>
<h3>${I(`desk.others`)}</h3>
${n&&i.length===0&&R`<p class="soft">${I(`desk.no-others`)}</p>`}
<ul class="rows">
${i.map(({id:t,name:n,official:r})=>R`<li key=${t}>
<a class="row" href=${`#/account/enter/${t}/${r.id}`} onClick=${e}>
<span class="body"><strong>${n}</strong><small>${r.name}</small></span>
</a>
</li>`)}
</ul>
<a class="button" href="#/join" onClick=${e}>${I(`hall-join`)}</a>
<//>`}function bs({table:e}){let{official:t}=j();return B(t,[`director`])?R`<a class="button" href="#/import/players">${I(`enrol.link`)}</a>
${e&&R`<a class="button quiet" href=${`#/correct/table/${e.id}`}>${I(`correct.link-table`)}</a>`}`:null}function xs(){let{state:e,official:t}=j(),[n,r]=M(!1);return R`<p class="beside">
<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${I(`desk.change`)}</button>
<a class="button quiet" href="#/standings">${I(`hall-standings`)}</a>
<a class="button quiet" href="#/cards">${I(`hall-cards`)}</a>
${Object.keys(e.escalations).length>0&&R`<a class="button quiet" href="#/escalations">${I(`hall-escalations`)}</a>`}
${Ss(e)&&R`<a class="button quiet" href="#/fines">${I(`hall-fines`)}</a>`}
${B(t,[`director`])&&R`<a class="button quiet" href="#/setup">${I(`setup.title`)}</a>
<a class="button quiet" href="#/people">${I(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${I(`enrol.link`)}</a>
<a class="button quiet" href="#/exams">${I(`exam.title`)}</a>
<a class="button quiet" href="#/reports">${I(`reports.link`)}</a>`}
</p>
${n&&R`<${ys} onClose=${()=>r(!1)} />`}`}function Ss(e){return e.others.fines.length>0||Object.values(e.ledger).some(({unit:e})=>!ri(e))}const Cs={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`},ws=`yakitori`,Ts={...Cs,[ws]:ws};function Es(e,t){let n=t?.content.rule_points??{},r=Object.entries(Ts).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Ts&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))};return{numbers:a,silent:Object.keys(Ts).filter(e=>!r.some(([t])=>t===e)),complete:Object.keys(Cs).every(e=>e in a)}}function Ds(e,t){let n=we(y(e,t.round).map(r)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return Pe.filter(e=>n.includes(t.seats[e]))}function Os(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function ks(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function As({of:e}){let[t,n]=M(``);return R`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;u.file(`standings.csv?of=${e}`).then(e=>Jt(e,t),e=>n(W(e)))}}>${I(`standings.export`)}</button>
${t&&R`<p class="note bad" role="alert">${t}</p>`}`}function js({state:e}){let{book:t,official:n}=j(),{numbers:r,silent:i,complete:o}=Es(e,t);if(!t)return null;let s=i.length>0&&n?.roles?.includes(`director`),c=Object.entries(r).filter(([e,t])=>e!==`yakitori`||t>0).map(([e,t])=>[I(`standings.by.${e}`),Ms(t)]),l=()=>R`${c.length>0&&R`<${a} rows=${c} />`}
${s&&R`<${Ns} names=${i} numbers=${r} />`}`;return o?R`<${oe} title=${I(`standings.by`)}>${l}<//>`:R`<section class="card" aria-labelledby="by">
<h2 id="by">${I(`standings.by`)}</h2>
<p class="note warn">${I(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function Ms(e){return Array.isArray(e)?e.map(e=>`${Yr(e)}P`).join(` / `):Yr(e)}function Ns({names:e,numbers:t}){let[n,r]=M(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[i,a]=M(null),[o,s]=M(!1);return R`<form class="stack" onSubmit=${async r=>{r.preventDefault(),s(!0);let i=e.filter(e=>e!==`yakitori`||n[e].trim()).map(e=>[e,Ps(e,n[e])]),o=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),c={...Object.fromEntries(i),replaces:o.length?Object.fromEntries(o):null};await u.ask(`scoring`,{method:`PUT`,body:c}).then(()=>a(null),a),s(!1)}}>
${e.map(e=>R`<${D} key=${e} label=${I(`standings.by.${e}`)} hint=${I(`standings.hint.${e}`)}
value=${n[e]} required=${e!==ws} autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${i&&(i.problem?R`<${wt} problem=${i.problem} />`:R`<p class="note bad" role="alert">${W(i)}</p>`)}
<button class="button main" disabled=${o}>${I(`standings.set`)}</button>
</form>`}function Ps(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Fs):Fs(n.replace(/[\s,.'’]/g,``))}function Fs(e){return/^[-+]?\d+$/.test(e)?Number(e):e}u.loadEscalationSteps();const Is={"head-referee":[`head-referee`,`director`],director:[`director`]};function Ls({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function Rs({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function zs(e,t){return!!t&&e.official!==t.id&&B(t,Is[e.level]??[])}function Bs(e,t,{table:n,foul:r}){return[I(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&H(e,r)].filter(Boolean).join(` · `)}function Vs(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function Hs(e,t,n){return{name:e.officials[t]?.name??`?`,time:U(n,e.settings.time_zone)}}function Us({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return I(i?`help.unsent`:`help.sending`);let a=n.ended_at?I(`help.over.${n.ended_how}`):n.answered_at?I(`help.coming`,Hs(e,n.answered_by,n.answered_at)):I(`help.waiting.${n.level}`);return i?`${a} · ${I(`hall-outbox.waiting`)}`:a}function Ws({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function Gs(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?m(t,e.hanchans[n],r):ye(t,n))}function Ks({ruling:t,questions:n,decision:r,done:i=!1,onAnswer:a}){let{library:o}=j(),s=N(),c=r&&e(o,r);return R`<section class="card">
<h3><span class="who">${t.offender.name}</span> · ${H(s,t.foul)}</h3>
${!i&&n.map(e=>R`<${qs} key=${e.question.fact} asked=${e} onAnswer=${a} />`)}
${c&&R`<p class=${`penalty ${Ve(r.penalties[0]?.kind??`none`)}`} role="status">
${I(`hall-comes-to`,{line:c.line})}
</p>`}
${i&&R`<ol class="steps">${c.steps.map(e=>R`<li key=${e.id}>${e.text}</li>`)}</ol><${x} stays=${c.stays} />`}
</section>`}function qs({asked:{decision:t,question:n,chosen:r},onAnswer:i}){let{library:a}=j(),{text:o,answers:s}=e(a,t).questions[0],c=s.map(e=>({value:e.value??e.min,text:e.text}));return R`<${T} label=${o} value=${r} options=${c}
onChange=${e=>i(n.fact,e)} />`}function Js(){let{library:e,book:t}=j(),[n,r]=M(null);return V(()=>{Promise.all([he.hands(),u.loadReading()]).then(([e])=>r(e),()=>{})},[]),(r,i)=>{let a=n&&e&&t&&n.handsAfter(e,t,r,i)||[];return a.length?a:Ys(r,i)}}function Ys(e,{how:t,winners:n}){let{deposits:r=0}=e;return t===`win`?[{...n.includes(`east`)?c(e):_e(e),deposits:0}]:t===`chonbo`?[{...e,deposits:r}]:[c(e),_e(e,c(e).counters??0)].map(e=>({...e,deposits:r}))}function Xs({hands:e,chosen:t,onChoose:n=()=>{}}){if(e.length===1)return R`<p class="note none end-next" role="status">${I(`hall-comes-next`)} <strong><${Be} hand=${e[0]} /></strong></p>`;let r=e.map((e,t)=>({value:t,text:R`<${Be} hand=${e} />`}));return R`<${T} label=${I(`hall-following`)} value=${e.findIndex(e=>Qs(e,t))} options=${r}
onChange=${t=>n(e[t])} />`}function Zs(e,t){return e.length===1?e[0]:e.find(e=>Qs(e,t))}function Qs(e,t){return!!t&&JSON.stringify(e)===JSON.stringify(t)}function $s({hanchan:e,ended:t,end:n,moves:r,onChange:i}){let{state:a}=j(),o=N(),{how:s,winners:c,riichi:l,tenpai:u}=n,d=u?.length===0;return R`<fieldset class="end-seats">
<legend class="unseen">${I(`hall-who`)}</legend>
${ut(e,t.hand).map(({wind:e,player:n})=>{let d=_t(a,{...t,table:{id:t.table},seat:e}),f=l.includes(e),p=t=>t.includes(e)?t.filter(t=>t!==e):[...t,e],m=()=>{let e=p(u??[]);i({tenpai:e.length?e:void 0})},h=!c.includes(e)&&c.length===3,g=a.players[n]?.name??`?`;return R`<div key=${e} class="end-seat" role="group" aria-label=${`${o.phrase(`seat-${e}`)} · ${g}`}>
<span class="end-name"><${ct} wind=${e} /><span>${g}</span>
${d&&R`<span class="badge dead-hand">${I(`hall-badge.dead`,{since:it(a,d)})}</span>`}</span>
${r&&s!==`four-riichi`&&R`<${ec} stick on=${f} onTap=${()=>i({riichi:p(l)})}>${I(`hall-riichi`)}<//>`}
${s===`win`&&R`<${ec} on=${c.includes(e)} isOff=${!!d||h} onTap=${()=>i({winners:p(c)})}>${I(`hall-wins`)}<//>`}
${r&&s===`exhaustive-draw`&&R`<${ec} on=${f||u?.includes(e)} isOff=${f} onTap=${m}>${I(`hall-tenpai`)}<//>`}
</div>`})}
${r&&s===`exhaustive-draw`&&R`<div class="end-seat"><span class="end-name"></span>
<${ec} on=${d} isOff=${!!u?.length} onTap=${()=>i({tenpai:d?void 0:[]})}>${I(l.length?`hall-nobody-else`:`hall-nobody`)}<//></div>`}
</fieldset>`}function ec({on:e,stick:t=!1,isOff:n=!1,onTap:r,children:i}){return R`<button class=${`choice ${t?`stick`:``}`} type="button" aria-pressed=${String(!!e)} disabled=${n} onClick=${r}>${i}</button>`}const tc=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function nc({table:e,hanchan:t,hand:n,dealt:r=n,onHand:i,onClose:a}){let{state:o}=j(),[s]=M({table:e.id,hanchan:t.id,hand:n}),[c]=M(r),[u,d]=M(()=>{let e=pt(o,s);return e?{end:{...Tt,...e},results:[],item:``}:null}),f={ended:s,dealt:c,moves:!!i,hanchan:t,onClose:a};if(!u)return R`<${ac} ...${f} onDone=${d} />`;let p=I(`hall-ended-done`,{hand:ze(s.hand)});return R`<${L} key="done" title=${p} onClose=${a}>
<p>${I(`hall-how.${u.end.how}`)}</p>
<${l} id=${u.item} onTaken=${a} />
${u.results.map(e=>R`<${Ks} key=${e.ruling.id} ...${e} done />`)}
${i&&!u.item?R`<${ic} ...${f} end=${u.end} onHand=${i} />`:R`<${rc} next=${u.end.next} onClose=${a} />`}
<//>`}function rc({next:e,onClose:t}){return R`${e&&R`<${Xs} hands=${[e]} />`}
<button class="button main" type="button" onClick=${t}>${I(`hall-done`)}</button>`}function ic({dealt:e,end:t,onHand:n,onClose:r}){let i=Js(),a=t.next?[t.next]:i(e,t),o=e=>{n(e),r()};return R`<h3>${I(`hall-following`)}</h3>
<div class="pair">
${a.map(e=>R`<button key=${JSON.stringify(e)} class="button main" type="button" onClick=${()=>o(e)}><${Be} hand=${e} /></button>`)}
</div>`}function ac({ended:e,dealt:t,moves:n,hanchan:r,onDone:i,onClose:a}){let{state:o}=j(),[s]=M(()=>Ie(o,e)),[c,l]=M(Tt),{does:d,wrong:f}=E(),p=Yt(s),m=Js(),h=e=>l({...c,...e}),g=c.how&&(c.how!==`win`||c.winners.length>0),_=s.map(e=>{let t=p[e.revision];return{ruling:e,...c.how&&t?Dt(o,t,e,c):{questions:[],decision:null}}}),v=_.every(({decision:e})=>e),y=n&&g&&v?m(t,cc(c,_)):[],b=Zs(y,c.next),x=async()=>{let t=Object.fromEntries(_.map(({ruling:e,decision:t})=>[e.id,t])),n={...c,tenpai:sc(c),next:b},r=await u.send(`hand-end`,null,kt(e,n),{hold:!0,expected:t});A(),i({end:n,results:_,item:r.id})};return R`<${L} title=${I(`hall-ended-how`,{hand:ze(e.hand)})} onClose=${a}>
<${oc} how=${c.how} onHow=${e=>h({how:e,winners:[],tenpai:void 0})} />
${(n?c.how&&c.how!==`four-riichi`:c.how===`win`)&&R`<${$s} hanchan=${r} ended=${e} end=${c} moves=${n} onChange=${h} />`}
${g&&_.map(e=>R`<${Ks} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>l(Ot(c,e.ruling,t,n))} />`)}
${y.length>0&&R`<${Xs} hands=${y} chosen=${c.next} onChoose=${e=>h({next:e})} />`}
${f}
<button class="button main" type="button" disabled=${!g||!v||n&&!b} onClick=${()=>d(x)}>
${I(`hall-ended-record`)}
</button>
<//>`}function oc({how:e,onHow:t}){let{book:n}=j(),r=[`win`,...n?.content.facts.hand_end.answers??tc],i=tc.filter(e=>r.includes(e)).map(e=>({value:e,text:I(`hall-how.${e}`)}));return R`<${T} label=${I(`hall-how-label`)} value=${e} options=${i} onChange=${t} />`}function sc({riichi:e,tenpai:t,hands:n}){return t&&Pe.filter(r=>t.includes(r)||e.includes(r)&&!At(n[r]))}function cc(e,t){let n=t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`));return{...e,tenpai:sc(e),how:n?`chonbo`:e.how}}const lc={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:dc,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:fc},uc={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function dc(e,t){return t===`standing`?!f(e):t===`escalated`?!!e.escalation:e.status===t}function fc({id:e,ruled_at:t,device_at:n},r){let a=(Date.parse(t)-i(e))/1e3,[o=0,s=0]=r.split(`-`).map(Number);return!!n&&a>=o&&a<s}function pc(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in lc),i=Object.entries(t).filter(([e,t])=>t&&e in uc),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>lc[t](e,n))&&i.every(([t,n])=>uc[t](o(e),n)))}function mc(e,t,n,r){if(!r.trim())return n;let i=hc(t),a=Ee(e.library,r);return n.filter(t=>{let{offender:n,table:r,note:o,reason:s,foul:c}=t,l=i[t.id]??[],u=[n.name,r.label,o,s,H(e,c),z(e,t)];return a([...u,...l].filter(Boolean).join(` `))})}function hc({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}function gc({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:_c(t[e.id]),round:n[e.hanchan]?.round}))}function _c({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}const vc=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function yc({state:e,rulings:t,chosen:n,onChoose:r}){let i=N(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=bc(i,e,t,n);return R`<details class="fold">
<summary>${o?I(`hall-filters-set`,{count:o}):I(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(s).map(([e,t])=>R`<${g} key=${e} label=${I(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:I(`hall-any`)},...t]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>R`<${D} key=${e} type="datetime-local" label=${I(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&R`<button class="button" type="button" onClick=${()=>r({})}>${I(`hall-filters-clear`)}</button>`}
</div>
</details>`}function bc(e,t,n,r){let i=e=>[...new Set(n.map(e))],a=new Map(n.map(({offender:e})=>[e.id,e.name])),o={table:je(t).map(({id:e,label:t})=>({value:e,text:t})),player:[...a].map(([e,t])=>({value:e,text:t})),foul:i(({foul:e})=>e).map(t=>({value:t,text:H(e,t)})),kind:i(({kind:e})=>e).map(t=>({value:t,text:e.name(`kinds`,t)})),status:vc.map(e=>({value:e,text:I(`hall-status.${e}`)})),round:i(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:I(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:I(`hall-otherwise`)}],...xc(r),official:Object.values(t.officials).map(({id:e,name:t})=>({value:e,text:t}))};return Object.fromEntries(Object.entries(o).map(([e,t])=>[e,Cc(t)]))}function xc({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:I(`hall-took`,{from:fe(n),until:fe(r)})}]},...t&&{escalation:[{value:t,text:Sc(t)}]}}}function Sc(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>s(e)?I(e):t).join(` · `)}function Cc(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}function wc(e,{cards:t,seconds:n,until:r}){let i=[I(`exam.questions`,{count:t.length})];return n&&i.push(I(`exam.each`,{seconds:n})),r&&i.push(I(Ec(r)?`exam.ended`:`exam.until`,{time:Tc(e,r)})),i}function Tc(e,t){return U(t,e.settings.time_zone)}function Ec(e){return!!e&&Date.parse(String(e))<=u.now()}function Dc(e){return I(`exam.seconds`,{seconds:Math.max(1,Math.round(e/1e3))})}function Oc(e,t){let n={timeZone:t,dateStyle:`short`,timeStyle:`short`};return new Intl.DateTimeFormat(`sv-SE`,n).format(new Date(e)).replace(` `,`T`)}function kc(e,t){let n=Date.parse(`${e}Z`);return(/* @__PURE__ */ new Date(2*n-Date.parse(`${Oc(n,t)}Z`))).toISOString()}u.loadEscalationSteps();const Ac=[`head-referee`,`referee`,`arbiter`];function jc(e,t){return`shinpan.exam.${e}.${t}`}function Mc(e){return!!e&&B(e,Ac)}function Nc(e){return Object.values(e.exams).sort((e,t)=>e.id<t.id?1:-1)}function Pc(e,t,n){return Lc(e,t).find(({official_id:e})=>e===n)}function Fc(e,t){let n=Lc(e,t).map(({official_id:e})=>e),r=Object.values(e.officials).filter(e=>!e.revoked_at&&Mc(e));return{taken:n.length,all:(/* @__PURE__ */ new Set([...n,...r.map(({id:e})=>e)])).size}}function Ic(e,t){return Mc(t)?Nc(e).filter(({id:n,status:r})=>r===`open`&&!Pc(e,n,t.id)):[]}function Lc(e,t){return Object.values(e.examAttempts).filter(e=>e.exam_id===t&&!e.withdrawn_at)}const Rc={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[zc,Bc]=[112,64],Vc=[34,14],[Hc,Uc]=[10,7],[Wc,Gc]=[14,11];function Kc({names:e,notes:t,pot:n,payments:r,number:i,to:a,winds:o}){return R`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${I(`open.arrows`)}>
<defs>
<marker
id="tip"
viewBox="0 0 8 8"
refX="7"
refY="4"
markerWidth="6"
markerHeight="6"
orient="auto-start-reverse"
>
<path d="M0 0L8 4L0 8z" />
</marker>
</defs>
${e.map((e,n)=>R`<${Jc} key=${n} spot=${Rc[n]} name=${e} note=${t[n]} to=${a?.(n)} wind=${o?.[n]} />`)}
${n&&R`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>R`<${Xc} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${qc} names=${e} payments=${r} number=${i} /></div>
</figure>`}function qc({names:e,payments:t,number:n}){let r=t=>t===`table`?I(`open.the-table`):e[t];return R`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>R`<li key=${a}>
${I(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function Jc({spot:[e,t],name:n,note:r,to:i,wind:a}){let o=Yc(n,a?Uc:Hc)!==n,s=R`<g>
<rect
x=${e-zc/2}
y=${t-Bc/2}
width=${zc}
height=${Bc}
rx="10"
/>
${a&&R`<path class="wind" d=${et[a]} transform=${`translate(${e-zc/2+5} ${t-21}) scale(0.85)`} />`}
<text class=${`name ${o?`long`:``}`} x=${a?e+12:e} y=${t-5}>${o?Yc(n,a?Gc:Wc):n}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?R`<a href=${i} aria-label=${`${n} ${r}`}>${s}</a>`:s}function Yc(e,t){let n=0,r=[...e],i=r.findIndex(e=>(n+=e>`⹿`?1.6:1)>t);return i<0?e:`${r.slice(0,i-1).join(``).trimEnd()}…`}function Xc({payment:e,text:t}){let[n,r]=[Q(e.from),Q(e.to)],[i,a]=tl(n,r),[o,s]=tl(r,n),c=el(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=Zc(n,r)?Qc([i,a],[l,u],[o,s],c):$c([l,u],c,n[0]===r[0]);return R`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${d} y=${f+6}>${t}</text>
</g>`}function Zc(e,t){let[n,r]=Q(`table`);return(e[0]+t[0])/2===n&&(e[1]+t[1])/2===r}function Qc(e,t,n,r){let i=r=>e[r]*.5625+t[r]*.375+n[r]*.0625;return[i(0)+r[0]*.9,i(1)+r[1]*.5]}function $c([e,t],[n,r],i){if(n||r)return[e+n*1.2,t];let[a]=Q(`table`);return i?[e+38,t]:[e+Math.sign(a-e)*18,t-19]}function el(e,t){let[n,r]=Q(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(Q(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function Q(e){return Rc[e]??[0,0]}function tl([e,t],n){let[r,i]=[n[0]-e,n[1]-t],[a,o]=e===Rc.table[0]&&t===Rc.table[1]?Vc:[zc/2,Bc/2],s=Math.min((a+6)/Math.abs(r),(o+6)/Math.abs(i));return[e+r*s,t+i*s]}const $=[0,1,2,3],nl=[`east`,`south`,`west`,`north`];function rl(e,t){return nl[(e-t+4)%4]??`east`}function il(e,t){return e===`table`?`table`:(nl.indexOf(e)+t)%4}function al(e){let t=new Map([...$,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of $)t.set(e,0);else for(let e of sl(n))cl(t,e);return{net:$.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function ol(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function sl(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function cl(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function ll(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function ul({typed:e,onChange:t,onClose:n}){return R`<${L} title=${I(`open.names`)} onClose=${n}>
<p class="soft">${I(`open.names-text`)}</p>
${$.map(n=>R`<${D}
key=${n}
label=${I(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${I(`open.done`)}</button>
<//>`}function dl({net:e,names:t,number:n,onSettled:r,onClose:i}){let o=ll(e),s=()=>{r(),i()},c=t.map((t,r)=>[t,ol(e[r]??0,n)]);return R`<${L} title=${I(`open.settle`)} onClose=${i}>
<p>${I(o.length?`open.settle-text`:`open.settle-even`)}</p>
<${a} rows=${c} />
<${qc} names=${t} payments=${o} number=${n} />
<button class="button main" onClick=${s}>
${I(`open.settle-done`)}
</button>
<//>`}function fl(){let{state:e,official:t}=j(),n=e?Ic(e,t):[];if(n.length===0)return null;let[r]=n,i=n.length===1,a=i?Ne(jc(r.id,t.id)):null,o=a&&!a.attempt?I(`exam.paused`,{at:a.answers.length+1,all:r.cards.length}):I(i?`exam.waits`:`exam.wait`,{count:n.length});return R`<a class="row card" href=${i?`#/exams/${r.id}/take`:`#/exams`}>
<${O} name="clock" />
<span class="body">
<strong>${o}</strong>
<small>${i?[r.title,...wc(e,r)].join(` · `):n.map(({title:e})=>e).join(` · `)}</small>
</span>
<${O} name="next" />
</a>`}function pl(e,t,n,r){let i=e.map(e=>ml(e,t,n,r)),a=i.filter(e=>e instanceof Le);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:nt(r)};return i.map((t,n)=>t instanceof Le?{rulebook:e[n].names(),...o,...ae()}:t)}function ml(e,t,n,r){try{return Qe(e,t,n,r)}catch(e){if(e instanceof Le)return e;throw e}}function hl(e,t){let n=new De(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:gl(n,r,e)})),differs:i.some(e=>!_l(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function gl(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function _l(e,t){return F(e)===F(t)}const vl={transfers:[],fines:[],effects:[]};function yl({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function bl({words:e},t){if(t.lateness)return I(`open.by-lateness`);let n=xl(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>xl(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function xl(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...vl,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?I(`open.grows-times`,{times:r.p.times}):I(`open.grows-add`,{p:r.p.add})})`:e.line({...vl,penalties:t,effects:n})}function Sl(e,t){return e.table(t).rows}function Cl({rules:e,book:t,foul:n}){let{words:r}=e,i=Sl(t,n);if(!i.length)return R`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return R`<ol class="table-rows">
${i.map(t=>R`<li key=${t.id}>
<strong>${bl(e,t)}</strong>
${yl(e,t.when).map(e=>R`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&R`<p>${i.length>1?I(`open.otherwise`):I(`open.always`)}</p>`}
${t.effects.length>0&&R`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${at(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&R`<p class="soft">${I(`open.counted-over`,{scope:st([r.phrase(`scope-${a}`)])})}</p>`}`}function wl({book:e,words:t,foul:r,facts:i,context:a,onChange:o}){let s=(e,t)=>{let{[e]:r,...i}=a;o(t===n[e]?i:{...i,[e]:t})};return R`<div class="stack">
${Object.entries(Ze).map(([o,c])=>{let l=c.filter(t=>ue(e,r,i,{...a,[o]:t}));return R`<${T}
key=${o}
label=${se(t,o)}
value=${a[o]??n[o]}
options=${l.map(e=>({value:e,text:ie(t,o,e)}))}
onChange=${e=>s(o,e)}
/>`})}
</div>`}const Tl=[`impossible`,`denied`,`silent`];function El({tournament:e,as:t,player:n=!1}){let{lang:r}=Re(),[i,a]=M(``),o=async n=>{a(n?`beginning`:`ending`),a(await(n?Dl({tournament:e,as:t},r):Ol(e)).catch(()=>`unreached`))};if(V(()=>{let n=!1;return u.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||a(e),()=>{}),()=>void(n=!0)},[e,t,r]),!i)return null;if(Tl.includes(i))return R`<section class="card"><h2>${I(`push.title`)}</h2><p role="status">${I(`push.${i}`)}</p></section>`;let s=[`unserved`,`unreached`].includes(i);return R`<${w} label=${I(`push.title`)} hint=${I(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(i)} onChange=${o} />
${s&&R`<p class="note warn" role="status">${I(`push.${i}`)}</p>`}`}async function Dl(e,t){return(await u.push()).subscribe(e,t)}async function Ol(e){return await(await u.push()).unsubscribe(e),`off`}export{xs as $,Yr as $n,St as $r,Ea as $t,Oc as A,Ci as An,dn as Ar,lo as At,zs as B,di as Bn,Ut as Br,qa as Bt,Fc as C,Ni as Cn,q as Cr,To as Ct,kc as D,Pi as Dn,gn as Dr,ho as Dt,Ec as E,Ri as En,yn as Er,go as Et,mc as F,yi as Fn,G as Fr,to as Ft,Hs as G,li as Gn,Vt as Gr,Va as Gt,Ls as H,hi as Hn,Kt as Hr,Ha as Ht,nc as I,_i as In,nn as Ir,Qa as It,ws as J,ti as Jn,kt as Jr,Ia as Jt,js as K,ci as Kn,Bt as Kr,Ba as Kt,Rs as L,Z as Ln,$t as Lr,Xa as Lt,bc as M,Si as Mn,sn as Mr,io as Mt,gc as N,vi as Nn,cn as Nr,ro as Nt,Dc as O,Li as On,hn as Or,_o as Ot,pc as P,gi as Pn,rn as Pr,no as Pt,Es as Q,Xr as Qn,xt as Qr,ja as Qt,Gs as R,ai as Rn,tn as Rr,Ya as Rt,Nc as S,zi as Sn,Vn as Sr,Eo as St,wc as T,Mi as Tn,vn as Tr,yo as Tt,Ws as U,ui as Un,Ht as Ur,Wa as Ut,Vs as V,fi as Vn,Jt as Vr,Ga as Vt,Us as W,si as Wn,W as Wr,Ra as Wt,Os as X,$r as Xn,At as Xr,ka as Xt,ks as Y,ni as Yn,Dt as Yr,Oa as Yt,Ds as Z,Jr as Zn,wt as Zr,Ma as Zt,ol as _,Xi as _n,Cn as _r,Vo as _t,bl as a,Ta as an,zr as ar,ls as at,Pc as b,Hi as bn,Sn as br,Lo as bt,pl as c,ha as cn,Fr as cr,as as ct,dl as d,ca as dn,Mr as dr,rs as dt,Aa as en,qr as er,bs as et,$ as f,sa as fn,Ir as fr,Qo as ft,ll as g,ta as gn,bn as gr,Bo as gt,rl as h,na as hn,Tn as hr,Jo as ht,yl as i,xa as in,Rr as ir,gs as it,yc as j,xi as jn,pn as jr,co as jt,Tc as k,wi as kn,mn as kr,fo as kt,fl as l,pa as ln,Pr as lr,es as lt,il as m,ra as mn,gr as mr,Yo as mt,wl as n,Ca as nn,Br as nr,vs as nt,Sl as o,ya as on,X as or,us as ot,sl as p,oa as pn,hr as pr,qo as pt,As as q,ri as qn,Tt as qr,za as qt,Cl as r,Sa as rn,Vr as rr,ps as rt,hl as s,va as sn,Lr as sr,cs as st,El as t,wa as tn,Kr as tr,ys as tt,ul as u,ma as un,jr as ur,ns as ut,al as v,qi as vn,xn as vr,Uo as vt,Mc as w,Fi as wn,On as wr,vo as wt,jc as x,Vi as xn,Dn as xr,No as xt,Kc as y,Ji as yn,jn as yr,Ro as yt,Bs as z,ii as zn,Yt as zr,Ja as zt};