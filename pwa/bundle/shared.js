import{$ as e,$r as t,A as n,Ar as r,B as i,Bt as a,C as o,Cn as s,Cr as c,Ct as l,D as u,Dn as d,Dt as f,E as p,Et as m,F as h,Ft as g,G as _,Gt as v,H as y,Hn as b,Ht as x,I as ee,It as S,J as te,K as C,L as ne,Ln as re,Lt as ie,M as ae,Mn as oe,Mt as w,N as se,Nn as ce,Nt as le,O as T,On as E,P as ue,Pt as D,Q as de,Qt as fe,R as pe,Rt as me,S as he,Sn as ge,Sr as _e,St as ve,T as ye,Tt as be,U as xe,Un as Se,Ut as O,V as Ce,Vt as we,W as Te,Y as Ee,Yt as De,Zr as Oe,Zt as k,_i as A,_n as ke,_t as j,a as Ae,an as M,b as je,bn as Me,c as Ne,ct as Pe,d as Fe,dt as Ie,ei as Le,er as Re,et as ze,f as Be,ft as Ve,g as He,gt as Ue,h as We,hi as N,ht as Ge,ii as Ke,in as qe,j as Je,jr as Ye,kr as Xe,l as Ze,ln as Qe,lt as P,m as F,mt as $e,ni as et,nn as I,nr as tt,oi as L,on as R,ot as nt,q as rt,qr as it,rn as z,st as B,ti as at,tn as V,u as ot,ui as st,un as H,v as ct,vi as U,vn as lt,wn as ut,wr as dt,wt as ft,x as pt,xn as mt,xr as ht,xt as gt,y as _t,yi as vt,z as yt}from"./app.js";const bt={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function xt(){let[,e]=U(!1);N(()=>{d(`others`).then(()=>e(!0),()=>{})},[])}function St(e){let t=String(e?.type).split(`:`).at(-1)??``,n=bt[t]??t;return ut(`refusal.type.${n}`)?M(`refusal.type.${n}`):ut(`refusal.type.other`)?M(`refusal.type.other`):e?.detail??``}function Ct(e,t){let[r]=t.split(`.`),i=t.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(r)&&i in e.catalogue.facts?e.question(i):r===`context`&&i in n?se(e,i):ut(`refusal.field.${r}`)?M(`refusal.field.${r}`):t}function wt({problem:e}){xt();let t=j(),{errors:n=[],detail:r,title:i}=e??{};return H`<div class="note bad stack">
<p><strong>${St(e)}</strong></p>
${n.length===0&&H`<p lang="en">${r??i??M(`hall-unknown`)}</p>`}
<dl class="refusal">
${n.map(({field:e,message:n,cure:r})=>{let i=Ct(t,e);return H`<div key=${e}>
<dt><strong>${i}</strong></dt>
<dd lang="en"><small>${n===i?r:`${n} ${r}`}</small></dd>
</div>`})}
</dl>
</div>`}const Tt={winners:[],riichi:[],hands:{},quads:{},answers:{}},Et=/* @__PURE__ */ new Map([[!0,`valid`],[!1,`invalid`]]);function Dt(e,t,n,r){let{noten_by_dead_hand:i,...a}=n.facts,o={...a,...Nt(t,n,{...Mt(e,n),...jt(n,r)})},s=r.answers[n.id]??{},c=[];for(;;){let e=oe(t,n.foul,o,n.context);if(e.status!==`needs-facts`)return{questions:c,decision:e};let i=e.questions[0],a=Pt(n,r,i.fact)??s[i.fact];if(c.push({decision:e,question:i,chosen:a}),a===void 0)return{questions:c,decision:null};o[i.fact]=a}}function Ot(e,t,n,r){let{seat:i,id:a}=t;return i&&n===`riichi_hand`?{...e,hands:{...e.hands,[i]:r}}:i&&n===`quad_valid`?{...e,quads:{...e.quads,[i]:Et.get(r)??`invalid`}}:{...e,answers:{...e.answers,[a]:{...e.answers[a],[n]:r}}}}function kt(e,{how:t,winners:n,riichi:r,tenpai:i,next:a,hands:o,quads:s,answers:c}){let l=Object.entries({riichi:r,hands:o,quads:s,answers:c}).filter(([,e])=>Object.keys(e).length>0),u=t===`win`?{winners:n}:t===`exhaustive-draw`&&i?{tenpai:i}:{};return{...e,how:t,...u,...a&&{next:a},...Object.fromEntries(l)}}function At(e){return e===`noten`||e===`refused`}function jt(e,t){let n=t.how===`win`?e.seat&&(t.winners.includes(e.seat)?`own-win`:`other-win`):t.how;return n?{hand_end:n}:{}}function Mt(e,t){return!t.seat||ht(e,t,Date.parse(t.ruled_at))?{}:{noten_by_dead_hand:!1}}function Nt(e,t,n){let r=e.table(t.foul).used;return Object.fromEntries(Object.entries(n).filter(([e])=>r.includes(e)))}function Pt({seat:e},t,n){if(!e)return;if(n===`riichi_hand`)return t.hands[e];let r=n===`quad_valid`?t.quads[e]:void 0;return r&&r===`valid`}const Ft=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,It=RegExp(`#/join/(${Ft})/([\\w-]{16,200})`,`i`),Lt=/#\/account\/(spa_[\w-]{16,200})/,Rt=/#\/sheet\?s=([\w-]+)/,zt=RegExp(`#/table/(${Ft})`,`i`);function Bt(e){let t=It.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=Lt.exec(e);if(n)return{account:n[1]};let r=Rt.exec(e);if(r)return{sheet:r[1]};let i=zt.exec(e);return i?{table:i[1].toLowerCase()}:null}function Vt(e){let{state:t,online:n}=V(),[r,i]=U({answer:null,fresh:!1,trouble:null});return N(()=>{let t=!1,n=e=>t||i(e);return E.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),E.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function Ht({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){xt();let{tournament:i}=V(),a=e&&I(e.at,i.time_zone);return!e&&!n?H`<${x} />`:n?H`<p class="note warn" role="status">${[W(n),M(`seen.${e?`old`:`never`}.${r}`,{time:a??``})].join(` `)}</p>`:H`<p class="soft" role="status">${M(t?`standings.at`:`seen.asking.${r}`,{time:a??``})}</p>`}function W(e){return e.name===`Unreachable`?`${M(navigator.onLine?`live.unreached`:`no-network`)}.`:St(e.problem)||`HTTP ${e.status}`}function Ut({name:e,hint:t=``,path:n,file:r,children:i}){let{lang:a}=Qe(),[o,s]=U(null),[c,l]=U(!1),[u,d]=U(null),f=A(0),p=A(null);return N(()=>(s(null),d(null),()=>void(f.current+=1)),[n,a]),N(()=>()=>o&&URL.revokeObjectURL(o.url),[o]),N(()=>p.current?.focus(),[o]),H`<li class="card file">
<h3>${e}</h3>
${t&&H`<p class="soft">${t}</p>`}
${i}
<div role="status">
${c&&H`<progress aria-label=${M(`reports.making`,{name:e})}></progress><p class="soft">${M(`reports.wait`)}</p>`}
${o&&H`<p class="soft">${M(`reports.ready`,{size:qt(o.file.size)})}</p>`}
</div>
${u&&H`<${Gt} error=${u} />`}
${o?H`<${Wt} made=${o} first=${p} />`:H`<button class="button" type="button" disabled=${c} aria-label=${M(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=f.current+=1,t=t=>e===f.current&&t();l(!0),d(null);try{let e=await E.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${a}`,{timeout:12e4});t(()=>s({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>d(e))}finally{l(!1)}}}>${M(`reports.make`)}</button>`}
</li>`}function Wt({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return H`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${M(`reports.save`)}</a>
${r&&H`<a class="button" href=${e} target="_blank">${M(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&H`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${M(`reports.share`)}</button>`}
</div>`}function Gt({error:e}){return xt(),H`<p class="note bad" role="alert">${W(e)}</p>`}function Kt(){return V().state?.settings.slug??`shinpan`}function qt(e){return z(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function Jt(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Yt(e){let{book:t}=V(),n=vt(()=>t?.revision?{[t.revision]:t}:{},[t]),[r,i]=U({}),a=[...new Set(e.map(({revision:e})=>e))].filter(e=>e&&!(e in n));return N(()=>{for(let e of a)E.revision(e).then(t=>i(n=>({...n,[e]:t})),()=>{})},[a.join()]),{...r,...n}}function Xt(e=!0){let{library:t}=V(),[,n]=U(0);N(()=>{e&&E.loadReading().then(()=>n(1),()=>{})},[t,e])}const Zt={amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],player:[`facts-otherwise`,`did-not-happen`,`not-all-heard`,`rule-otherwise`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`],upheld:[`facts-stand`,`rule-clear`,`nothing-new`],confirmed:[`facts-stand`,`rule-clear`,`nothing-new`],overturned:[`did-not-happen`,`facts-otherwise`,`rule-otherwise`,`in-doubt`],appeal:[`player-disagrees`,`facts-disputed`,`rule-unclear`],reopening:[`new-evidence`,`facts-otherwise`,`not-all-heard`],time:[`tapped-late`,`seen-come`,`wrong-player`],start:[`tapped-by-mistake`,`not-begun`,`wrong-table`],"player-time":[`table-confirms`,`seen-come`],schedule:[`hall-not-ready`,`round-before-late`,`wrong-time`],"extra-time":[`tapped-by-mistake`,`too-much`],exam:[`exam-twice`,`exam-otherwise`],"exam-again":[`called-away`,`phone-failed`,`learned-since`],correction:[`misspelt`,`wrong-number`,`wrong-team`,`as-on-list`],withdraw:[`left`,`ill`,`does-not-come`],return:[`plays-again`,`tapped-by-mistake`],removal:[`entered-twice`,`does-not-come`,`tapped-by-mistake`],joining:[`entered-twice`,`came-anew`],seats:[`sat-otherwise`,`wrong-player`,`as-on-list`],substitute:[`left`,`ill`,`does-not-come`],status:[`too-few-players`,`interrupted`,`entered-twice`,`tapped-by-mistake`],result:[`wrong-table`,`too-soon`,`counted-wrongly`],"hand-end":[`tapped-by-mistake`,`wrong-table`,`facts-otherwise`],"let-play":[`pays-later`,`paid-elsewhere`,`fine-disputed`],waiver:[`not-their-fault`,`first-time`,`fine-disputed`],"ledger-decision":[`rule-otherwise`,`facts-otherwise`,`counted-wrongly`,`conduct`],payment:[`wrong-amount`,`wrong-player`,`wrong-method`,`entered-twice`],refund:[`fine-overturned`,`fine-waived`,`paid-twice`],"refund-withdrawal":[`wrong-amount`,`wrong-player`,`wrong-method`,`not-handed-back`],dismissal:[`wrong-time`,`arbiter-was-there`,`noted-twice`]};function Qt(e,t=``){let{names:n={}}=E.snapshot.library?.catalogue.reasons??{};return[...e.map(e=>n[e]??M(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}async function $t(e){return await E.loadReading().catch(()=>{}),Qt(e)}function en(e,t){let{library:n}=V();Xt(!!t);let{reasons:r}=n?.catalogue??{};return t?r?.of[t]??null:Zt[e]}function tn(e,t,n=M(`hall-reason`),r=M(`hall-reason-missing`)){let[i,a]=U([]),[o,s]=U(``),c=Qt(i,o);return{reason:c,field:l=>H`<div class="stack">
${(e||t)&&H`<${nn} what=${e} foul=${t} chosen=${i} onChosen=${a} />`}
<${g}
long
label=${n}
value=${o}
onInput=${s}
maxlength="3500"
wrong=${l&&!c?r:void 0}
/>
</div>`}}function nn({what:e,foul:t,chosen:n,onChosen:r}){let i=en(e,t);if(!i)return null;let a=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return H`<div class="switches" role="group" aria-label=${M(`reason.why`)}>
<small class="soft why" aria-hidden="true">${M(`reason.why`)}</small>
${i.map(e=>H`<${ne} key=${e} pressed=${n.includes(e)} onClick=${()=>a(e)}>${Qt([e])}<//>`)}
</div>`}function G({what:e,title:t,text:n,yes:r,onReason:i,onClose:a,children:o}){let[s,c]=U(!1),{reason:l,field:u}=tn(e),{does:d,wrong:f}=T();return H`<${w} title=${t} onClose=${a}>
<form onSubmit=${e=>{e.preventDefault(),c(!l),l&&d(()=>i(l))}}>
${n&&H`<p>${n}</p>`}
${u(s)} ${o} ${f}
<button class="button main">${r}</button>
</form>
<//>`}function rn({title:e,text:t,yes:n,danger:r=!1,onYes:i,onClose:a}){return H`<${w} title=${e} onClose=${a}>
<p>${t}</p>
<div class="pair">
<button class=${`button ${r?`danger`:``}`} type="button" onClick=${i}>${n}</button>
<button class="button" type="button" onClick=${a}>${M(`cancel`)}</button>
</div>
<//>`}const an=De(s.account,`SignInAgain`);let on=null;function sn(){let[e,t]=U(null);N(()=>(on=t,()=>void(on=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&H`<${an} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function cn(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!on||!await ln(on))throw t;return e()}}function ln(e){return new Promise(t=>e({tell:t}))}const un=/^(localhost|.+\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;function dn(){return E.ask(`addresses`).catch(()=>null)}function fn(e){return un.test(new URL(e).hostname)}function pn(){let[e,t]=U(location.origin);return N(()=>{fn(e)&&dn().then(e=>e&&t(e.url))},[]),e}function mn({link:e,cure:t=`HOST=0.0.0.0`}){return fn(e)?H`<div class="note bad" role="alert">
<p><strong>${M(`people.local`)}</strong></p>
${t?H`<p>${M(`people.local.start`)}</p>
<p><strong>make run ${t}</strong></p>
<p>${M(`people.local.then`)}</p>`:H`<p>${M(`people.local.network`)}</p>`}
</div>`:null}function hn({link:e,found:t,onLink:n}){let{origin:r,host:i,protocol:a}=new URL(e),o=(t?.candidates??[]).map(({url:e})=>({value:e,text:new URL(e).host}));return H`${o.length>1&&H`<${S} label=${M(`people.address`)} value=${r} options=${o} onChange=${t=>n(e.replace(r,t))} />
<p class="soft">${M(`people.address.another`)}</p>`}
${a===`http:`&&!fn(e)&&H`<p class="soft">${M(`people.address.plain`,{host:i})}</p>`}`}function gn(){let{path:e}=lt();return t=>{lt().path===e&&ke(t,{replace:!0})}}const _n=De(s.referee,`Switch`);function vn({to:e,children:t}){let{tournament:n,outbox:r}=V(),[i,a]=U(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:H`<${_n} onYes=${()=>a(!0)} />`}function yn({up:e}){let{joining:t}=V(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return H`<${O} title=${i??M(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${a.length>0&&H`<p>${M(`hall-as`,{roles:a.map(e=>M(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${M(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
<p>${r?M(`hall-loaded`,{loaded:n,total:r}):M(`hall-asking`)}</p>
</div>
<//>`}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const bn=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),xn=[`low`,`medium`,`quartile`,`high`],Sn={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Cn={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},wn={low:1,medium:0,quartile:3,high:2},Tn=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function En(e){if(e=Ln(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function Dn(e,t){let n=wn[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function On(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const kn={numeric:1,alphanumeric:2,byte:4},An={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},jn=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Mn(e){let{exp:t,log:n}=jn,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const Nn=[];function Pn(e){let t=Nn[e];if(t!==void 0)return t;let n=Mn(e),{exp:r,log:i}=jn,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return Nn[e]={gen:n,mul:a}}function Fn(e,t,n){let{exp:r,log:i}=jn,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function In(e,t){let n=bn[e-1],r=Sn[t][e-1],i=Cn[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const K=e=>{throw Error(e)};function Ln(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function Rn(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=zn[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const zn=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[Tn.charCodeAt(t)]=t;return e})();function Bn(e,t,n,r,i){let a=In(e,t),o=An[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&K(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(kn[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(zn[n.charCodeAt(e)]*45+zn[n.charCodeAt(e+1)],11);s&1&&f(zn[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&K(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Pn(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Fn(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),ee=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[ee++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[ee++]=t[e];return x}function Vn(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Hn=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),q=e=>Hn[e&65535]+Hn[e>>>16],Un=/* @__PURE__ */ new Uint32Array(32);function Wn(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const J=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},Gn=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,Y=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function Kn(e,t){let{size:n,words:r,v:i}=e,a=Un;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),Wn(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function qn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=q(n>>>0)+2*q((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function Jn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=q(v>>>0)+q(y>>>0)}}return a}function Yn(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=qn(e)+qn(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=q(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=q(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(Jn(e)+Jn(t))}function Xn(e,t,n,r){let i=e.size,a=Dn(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?Y(e,8,t,n):t<8?Y(e,8,t+1,n):t===8?Y(e,7,8,n):Y(e,14-t,8,n),t<8?Y(e,i-1-t,8,n):Y(e,8,i-15+t,n)}if(Y(e,8,i-8,1),t>=7){let n=On(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;Y(e,a,o,r),Y(e,o,a,r)}}}let Zn;function Qn(e){let t=21+4*(e-1),n=J(t),r=new Uint8Array(t*t),i=(e,i,a)=>{Y(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=En(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(J(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Vn(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=J(t);return Kn(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[J(t),J(t),J(t),J(t)]}}function $n(e,t,n,r,i=!1){(Zn===void 0||Zn.ver!==e)&&(Zn=Qn(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=Zn,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){Kn(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=Yn(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||Xn(u,e,t,h),u}const er=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},tr=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function nr(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function rr(e,t){let n=An.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((In(e,t).capacity-4-n)/8))}function ir(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const ar=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&Gn(e.m,e.map[t],e.map[n])===1,or=[10,27],sr=/* @__PURE__ */ String.fromCharCode(or[0]);function cr(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=ar(e,n,r);n[r]=i}return n}function lr(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=ar(e,i,r),o=r+1>=t||ar(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=sr}return n}function ur(e){let t=e.W,n=String.fromCharCode(or[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=ar(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=sr}return i}function dr(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!ar(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function fr(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=Gn(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function pr(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function mr(e,t=`raw`,n={}){if(tr(e,`text`),tr(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=Ln(r));let i=n.ecc===void 0?`medium`:n.ecc;xn.includes(i)||K(`invalid ecc=${i}`);let a=n.encoding===void 0?Rn(e):n.encoding;if(An[a]||K(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?Tn.slice(0,10):Tn;for(let n of e)t.includes(n)||K(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(er(n.mask,`opts.mask`)<0||n.mask>7)&&K(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=rr(r===void 0?40:r,i);(e.length>t||nr(e)>t)&&K(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!ir(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=An[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=In(r,i).capacity)break}r>40&&K(`Capacity overflow`)}else{let e=An[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>In(r,i).capacity)&&K(`Capacity overflow`)}let u=Bn(r,i,e,a,s),d=$n(r,i,u,n.mask),f=n.border===void 0?2:er(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:er(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?cr(_):t===`ascii`?lr(_):t===`term`?ur(_):t===`svg`?dr(_,n.optimize===void 0||n.optimize):t===`gif`?fr(_):t===`data-url`?pr(fr(_)):K(`Unknown output: ${t}`)}const hr=2953;function gr({text:e,label:t}){let n=mr(e,`raw`,{border:4,ecc:e.length>300?`low`:`medium`}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return H`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function _r(e,n){let r=e.book(n),i=new t(e),a=Object.values(r.options),o=a.flatMap(e=>(e.readings??[]).filter(e=>!r.readings.includes(e)).map(t=>br(i,t,e.id)));return{options:a.map(e=>vr(i,e,i.catalogue.summaries[n][e.id])),readings:[...r.readings.map(e=>br(i,e,null)),...o]}}function vr(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?yr(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function yr(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,default_with:t.default_with??{},answers:n.map(([e,t])=>({value:e,text:t}))}}function br(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const xr=[1,2,3,4];function Sr(e,t){let{kind:n,answers:r}=e,i=tt(e,t);return i===null?n===`several`?r.map(({value:e})=>e):[30,10,-10,-30]:i}function Cr({parameter:e,label:t,value:n,onChange:r}){let i={uma:wr,hundreds:Dr,several:Or}[e.kind];return H`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function wr({label:e,value:t,onChange:n}){let[r,i]=U(()=>xr.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(Tr(a))};return H`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${M(`open.uma-hint`)}</p>
<div class="places">
${xr.map(e=>H`<${g}
key=${e}
label=${M(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function Tr(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Er)}function Er(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Dr({label:e,value:t,onChange:n}){let[r,i]=U(String(t));return H`<${g}
label=${`${e} (${M(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(Er(e.trim()))}}
/>`}function Or({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return H`<fieldset class="parameter">
<legend>${t}</legend>
<div class="choices">
${i.map(e=>H`<label class="choice" key=${e.value}>
<input
type="checkbox"
checked=${n.includes(e.value)}
onChange=${()=>a(e.value)}
/>
${e.text}
</label>`)}
</div>
</fieldset>`}const kr=`wrc-2022`,Ar=/* @__PURE__ */ new Map;function jr(e){return{id:e,options:{},readings:{}}}function X(e,t){let n=L(t),r=Ar.get(n)??Re(e,t.id,t.options,t.readings);return Ar.set(n,r),r}function Mr(e,t){try{return X(e,t),null}catch(e){return e}}function Nr(){let{library:e,tournament:n,book:r}=V(),{lang:i}=Qe(),[a,o]=ge(`shinpan.rules`,null);if(!e)return null;let s=n?.id??null,c=a&&a.at===s&&!Mr(e,a.choice)?a.choice:null,l=n?{...jr(kr),...n.rulebook}:jr(kr),u=c??l,d=c||!r?X(e,u):r;return{library:e,lang:i,words:new t(e),choice:u,book:d,choose:e=>o({at:s,choice:e})}}function Pr(e,t,n){let r=t&&!Mr(e.library,t)?t:e.choice;return{...e,choice:r,book:t?X(e.library,r):e.book,choose:n}}function Fr(e,t,n){let{library:r}=e,{choice:i}=Pr(e,t,n),a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=Mr(r,s)?i:s;return{...e,choice:c,book:X(r,c),choose:n}}function Ir(e){return t=>{let n=Nr();return n?H`<${e} ...${t} rules=${n} />`:H`<${O} title=${M(`open.no-rules`)}
><${a} text=${M(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${M(`try-again`)}
</button>
<//><//
>`}}function Lr({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[M(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Rr({rules:e}){let[t,n]=U(!1);return H`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${v} name="book" />
<span class="body"
><small>${M(`open.rules-in-use`)}</small
><strong>${Lr(e,e.book)}</strong></span
>
<span class="badge">${M(`call.change`)}</span>
</button>
<${zr} rules=${e} standing=${e.book.content.standing} />
${t&&H`<${Br} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function zr({rules:e,standing:t}){return t===`official`?null:H`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function Br({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=U(t),c=Mr(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=_r(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return H`<${w} title=${M(`open.choose-rules`)} onClose=${r}>
<${S}
label=${M(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(jr(e))}
/>
<p class="soft">${a.standingNote(o.id)}</p>
${u.length>0&&H`<${Hr} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:Wr(o,d,e)})} />`}
${f.length>0&&H`<${Ur} offered=${f} draft=${o} onChange=${s} />`}
<${Vr} error=${c} reasons=${Gr(u,o.options)} />
${!c&&H`<p role="status">${Lr(e,X(i,o))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!c}
onClick=${()=>n(o)}
>
${M(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${M(`cancel`)}</button>
</div>
<//>`}function Vr({error:e,reasons:t=[]}){return e?H`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>H`<p key=${e}>${e}</p>`)}
</div>`:null}function Hr({offered:e,chosen:t,onChange:n}){let r=(r,i)=>{let a=Object.fromEntries(Object.entries({...t,[r]:{}}).filter(([e])=>i||e!==r)),o=({id:e,parameter:t})=>e===r||t&&r in t.default_with,s=({parameter:e})=>e?{[e.name]:Sr(e,a)}:{},c=e.filter(e=>e.id in a);n(Object.fromEntries(c.map(e=>[e.id,o(e)?s(e):a[e.id]])))};return H`<fieldset class="stack">
<legend>${M(`open.options`)}</legend>
${e.map(e=>H`<div key=${e.id} class="stack">
<${me}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e.id,t)}
/>
${e.parameter&&e.id in t&&H`<${Cr}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function Ur({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return H`<details class="fold">
<summary>
${M(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${M(`open.readings-text`)}</p>
${e.map(e=>H`<div key=${e.id} class="stack">
<${S}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function Wr({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function Gr(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}function Kr(e){return[.../* @__PURE__ */ new Set([e,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}))}function qr(){let e=z(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}function Jr(e,t=!1){let n=t?`exceptZero`:`auto`;return Zr(e/10,{minimumFractionDigits:1,signDisplay:n})}function Yr(e,t=!1){return Zr(e,{signDisplay:t?`exceptZero`:`auto`})}function Xr(e,t,n=!1){return`${Yr(-t,n)}${e===`P`?`P`:``}`}function Zr(e,t){return z(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}const Qr=1e3;function $r(e){let[t,n]=U(E.now);return N(()=>{if(!e)return;let t,r=()=>{n(E.now()),t=setTimeout(r,Qr-E.now()%Qr)};return r(),()=>clearTimeout(t)},[e]),t}const ei=`shinpan.board`,ti=()=>mt(ei),ni=e=>Me(ei,e);function ri(e){return e===`P`||e===`pts`}function ii(e){return oi(Object.values(e.ledger).filter(({unit:e})=>!ri(e)))}function ai(e,t){return oi(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function oi(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function si(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function ci(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function li(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function ui(e,t){return[e?.id,e?.player_id].includes(t)}function di(e,{kind:t,id:n}){return e[`${t}s`]?.[e.merged[n]??n]?.name??`?`}function Z(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?Yr(t):`${t<0?`−`:``}${et(e,Math.abs(t))}`}function fi({unit:e,amount:t,what:n}){return M(`line.${mi(e,t,n)}`,{amount:Z(e,Math.abs(t))})}const pi={reversed:`due-again`,paid:`refunded`};function mi(e,t,n){return ri(e)?t<0?`given-back`:`taken`:t>0?pi[n]??`fined`:n===`paid`||n===`waived`?n:`cancelled`}function hi(e,t){let n=at(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}function gi(){let{outbox:e}=V(),t=e.filter(({kind:e,state:t})=>e===`result`&&Xe(t)).length;return t===0?null:H`<p class="note info"><a class="reach" href="#/outbox">${M(`standings.waits`,{count:t})}</a></p>`}function _i(e){let t=new Intl.Collator(void 0,{numeric:!0});return Object.values(e.hanchans).filter(({id:t,status:n})=>!e.results[t]&&!n).map(({id:t,table:n,round:r})=>({id:t,name:Q(e,{table:n,round:r})})).sort((e,n)=>t.compare(e.name,n.name))}function vi({state:e}){let{official:t}=V(),n=_i(e);return n.length===0?null:H`<${le} title=${M(`standings.missing`,{count:n.length})}>${()=>H`<ul class="rows">
${n.map(({id:e,name:n})=>H`<li key=${e}>${We(t)?H`<a class="row" href=${`#/result/${e}`}>${n}</a>`:H`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function Q(e,{table:t,round:n}){return[M(`hall-round`,{round:n}),M(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}const yi=[`late`,`late-arbiter`,`forfeit`];function bi(e,t){return[e?.id,e?.player_id].includes(t)}function xi(e){return!!e?.roles?.includes(`director`)}function Si(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&yi.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function Ci({path:e,body:t,about:n,onApprove:r,onClose:i}){let[a,o]=U(null),{state:s}=V(),{lang:c}=Qe(),{does:l,wrong:u}=T();return N(()=>{E.ask(`${e}/preview?lang=${c}`,{method:`POST`,body:t}).then(o,e=>o({trouble:e}))},[]),H`<${w} title=${M(`charged.title`)} onClose=${i}>
${!a&&H`<${x} />`}
${a?.trouble&&H`<p class="note bad" role="alert">${W(a.trouble)}</p>`}
${a?.changes&&H`${n&&H`<p><strong>${n}</strong></p>`}
<${wi} state=${s} seen=${a} />
${a.hanchans?.length>0&&H`<p>${M(a.hanchans[0].cancelled?`clock.cancels-too`:`clock.plays-again`)} ${a.hanchans.map(e=>Q(s,e)).join(`, `)}</p>`}
<p class="soft">${M(`charged.logged`)}</p>
${u}
<button class="button main" type="button" onClick=${()=>l(()=>r(a.digest))}>${M(`charged.approve`)}</button>`}
<//>`}function wi({state:e,seen:{changes:t,running:n,owed_back:r}}){let i=new Map([...t,...n,...r].map(({account:e})=>[e.id,e]));if(i.size===0)return H`<p>${M(`charged.nothing`)}</p>`;let a=(e,t)=>e.filter(({account:e})=>e.id===t);return H`<dl class="facts">
${[...i].map(([i,o])=>H`<div key=${i}>
<dt class="who">${di(e,o)}</dt>
<dd class="stack">
${a(t,i).length>0&&H`<p>${Ti(a(t,i),`before`)} → <strong>${Ti(a(t,i),`after`)}</strong></p>`}
${a(n,i).map(({before:e,after:t})=>H`<p>${M(`charged.running`)} ${Ei(e,t)} → <strong>${Ei(t,e)}</strong></p>`)}
${a(r,i).map(e=>H`<p><strong>${M(`charged.owed-back`,{paid:Z(e.unit,e.paid),amount:Z(e.unit,e.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function Ti(e,t){return e.map(e=>Z(e.unit,e[t])).join(` + `)}function Ei({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const Di=`games-cancelled`;function Oi(e,t,n,r){let i=Math.min(_(n,r),86400),[a,o]=[Di,`replacement`].map(n=>ki(e,t,n)),s=i>=a&&!n.cancelled,c=s&&Ai(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...re(e,t,l),seconds:i,cancellation_due:s}}function ki(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function Ai(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(Di)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function ji(e,t){let n=y(e,t.round),r=n.map(i),a=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),o=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(o.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let i=xe(e.id,r,a),o=n.filter(t=>t.person?.id===e.id);return i?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:i,revision:t,timings:o}]:[]})}function Mi(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=Oi(t,n,r,i);return{...ze(e,o),due:a,held:a&&o.seconds>=o.next_band?.at_seconds}}async function Ni(e,t,n={}){await E.send(`timing`,null,{hanchan:e.id,what:t,...n}),R()}function Pi(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const Fi=864e5;function Ii(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function Li(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=Ii(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>Fi/2&&(l-=Fi),l<-432e5&&(l+=Fi),new Date(t-t%1e3+l).toISOString()}function Ri({hanchan:e,players:t,onDone:n}){let{official:r}=V(),[i,a]=U(!1);return F(r,[`director`])?H`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${M(`clock.let-play`)}</button>
${i&&H`<${G} what="let-play" title=${M(`clock.let-play`)} text=${M(`clock.let-play-text`)} yes=${M(`clock.let-play-yes`)} onReason=${async r=>{await E.ask(`hanchans/${e}/permission`,{method:`PUT`,body:{players:[...new Set(t)],reason:r}}),k(M(`clock.may-play`)),a(!1),n?.()}} onClose=${()=>a(!1)} />`}`:H`<p>${M(`clock.ask-director`)}</p>`}const zi=De(s.desk,`NewPayment`);function Bi(e,t,n){let r=y(e,t.round).filter(e=>e.what===`replaced`&&e.hanchan===t.id),i=[...t.allowed??[],...r.map(e=>e.person?.id)],a=Object.values(t.seats).filter(e=>!i.includes(e)&&(!n||e===n));return[...ii({ledger:Object.values(e.ledger).filter(({round:e})=>e!==t.round)}),...e.others.fines].filter(({account:e,amount:t})=>a.includes(e.id)&&t>0)}function Vi({state:e,hanchan:t,person:n}){let{official:r}=V(),[i,a]=U(null),o=Bi(e,t,n);if(o.length===0)return null;let s=({account:t,unit:n})=>ii(e).find(e=>e.account.id===t.id&&e.unit===n);return H`<section class="note bad stack owes" aria-label=${M(`clock.owing`)}>
${o.map(t=>{let{account:n,unit:i,amount:o,tournament:c}=t,l=e.players[n.id]?.name??`?`,u=li(r)&&!c;return H`<p key=${[n.id,c,i].join()}>${M(`clock.owes`,{name:l,amount:Hi(e,i,o,c)})}</p>
${u&&H`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(s(t))}>${M(`clock.take-payment`,{name:l})}</button>`}`})}
<${Ri} hanchan=${t.id} players=${o.map(({account:e})=>e.id)} />
${i&&H`<${zi} state=${e} balance=${i} onTaken=${()=>{}} onClose=${()=>a(null)} />`}
</section>`}function Hi(e,t,n,r){let i=Z(t,n);return r?`${i} (${Ue(e,r)})`:i}function Ui({state:e,hanchan:t,zone:n}){let r=Wi(e,t,n).filter(({id:e})=>e!==t.id);return r.length===0?null:H`<p>${M(`clock.cancels-too`)}</p>
<ul class="plain">
${r.map(t=>H`<li key=${t.id}>${Q(e,t)}</li>`)}
</ul>`}function Wi(e,t,n){let r=new Intl.DateTimeFormat(`en-CA`,{timeZone:n}),i=({scheduled_at:e})=>e&&r.format(new Date(e)),a=Object.values(t.seats);return Object.values(e.hanchans).filter(n=>!n.status&&i(n)===i(t)&&Object.values(n.seats).some(e=>a.includes(e))&&!e.results[n.id]&&!Ce(e,n).begun)}const Gi=1440;function Ki({label:e,by:t=1,onStep:n,...r}){let i=(r,i)=>H`<button class="button" type="button" aria-label=${M(`clock.${r}`,{what:e,count:t})} onClick=${()=>n(i)}>
${`${i<0?`−`:`+`}${t}`}
</button>`;return H`<div class="stepped">
${i(`less`,-t)}<${g} label=${e} ...${r} />${i(`longer`,t)}
</div>`}function qi(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+Gi)%Gi;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const Ji=[`corrected`,`stopped`,`undone`];function Yi({hanchan:e,late:t,name:n,due:r,book:i,zone:a,first:o=``,onClose:s}){let{official:c,state:l}=V(),{clock:u,person:d}=t,f=Si(l,e,d.id),p=f&&!xi(c),[m,h]=U(null),[g,_]=U(u.stopped&&!p?`corrected`:o),{reason:v,field:y}=tn(`time`),[b,x]=U(()=>Ii(u.stopped?.at??E.now(),a)),{does:ee,wrong:S}=T(),te=Xi(t,r&&!p,c,p).map(e=>({value:e,text:M(`clock.way.${e}`)})),C=b&&Zi(b,u,a),ne=g===`corrected`&&C?Qi(Date.parse(C),u.scheduled):``,re=Ji.includes(g)||f&&!!g&&!p,ie=g&&(!re||v)&&(g!==`corrected`||b&&!ne),ae=v&&{reason:v},oe=()=>ee(async()=>{let e=g===`undone`?{takes_back:u.stopped.by}:{person:d,...g===`corrected`&&{arrived_at:C}},t={what:g===`undone`?`taken-back`:g,...e,...ae};if(f&&!p)return h(t);await se(t)}),se=async({what:t,...n})=>{await Ni(e,t,n),s()};return m?H`<${Ci} path="timings" body=${{hanchan:e.id,...m}} onApprove=${e=>se({...m,preview:e})} onClose=${s} />`:H`<${w} title=${n} onClose=${s}>
${f&&H`<p class="note warn">${M(p?`charged.director`:`charged.changes`)}</p>`}
<${D} label=${M(`clock.what`)} value=${g} options=${te} onChange=${_} />
${g===`cancelled`&&H`<p class="note warn">${M(t.who===`player`?`clock.cancel-text`:`clock.cancel-text-charged`)}</p><${Ui} state=${l} hanchan=${e} zone=${a} />`}
${g===`corrected`&&H`<${Ki} type="time" step="1" label=${M(`clock.arrived-at`)} value=${b} wrong=${ne} onInput=${x} onStep=${e=>x(qi(b,e))} />`}
${g===`corrected`&&C&&!ne&&i&&H`<${$i} late=${t} book=${i} at=${Date.parse(C)} />`}
${re&&y(!1)}
${S}
<button class="button main" type="button" disabled=${!ie} onClick=${oe}>${M(f&&!p?`charged.look`:`clock.record`)}</button>
<//>`}function Xi({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function Zi(e,{stopped:t,scheduled:n},r){return t&&e===Ii(t.at,r)?new Date(t.at).toISOString():Li(e,n,r)}function Qi(e,t){return e>E.now()?M(`clock.to-come`):e<t-72e5?M(`clock.long-before`):``}function $i({late:e,book:t,at:n}){let{library:r}=V(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=Mi(r,t,{...e,clock:i},n);return H`<p role="status">${M(`clock.becomes`,{cost:a.cost_line})}</p>`}function ea({seconds:e,next_band:t}){if(!t||e>=t.at_seconds)return``;let n=t.effects.some(({id:e})=>e===`games-cancelled`),r=[...t.points,...t.fines].some(({whom:e})=>e!==`offender`),i={time:Le(t.at_seconds),cost:t.cost_line};return M(n&&r?`clock.cancels-from`:`clock.next-at`,i)}function ta({held:e,next_band:t}){return e?M(`clock.cancels`,{cost:t.cost_line}):M(`clock.cancels-charged`)}function na(e){let t=A(/* @__PURE__ */ new Set);N(()=>{for(let n of e)for(let e of ra(n))t.current.has(e)||(t.current.add(e),ia(n))},[e])}function ra({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function ia({key:e,name:t,line:n}){if(R(400),fe(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(M(`clock.late-is`,{name:t}),r))}function aa(){let[e,t]=U(globalThis.Notification?.permission??`denied`);return e==="default"?H`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${M(`clock.notify`)}</button>`:null}function oa(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function sa({state:e,hanchan:t,zone:n}){let{official:r}=V(),i=oa(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return H`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${M(`kept.title`)}</h2>
${!a&&H`<p class="note info">${M(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>H`<li class="item" key=${t.id}><${ca} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function ca({state:e,kept:t,zone:n,director:r}){let i=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[a,o]=U(i.length===1?i[0].id:``),[s,c]=U(!1),[l,u]=U(!1),{official:d}=V(),{does:f,wrong:p}=T(),m=t.who===`arbiter`,h={confirmed:!0,...m&&{arbiter:a}},g=la(e,t,t.player??a),_=()=>g?u(!0):f(()=>E.send(`kept-answer`,t.id,h)),v=bi(d,t.player)||m&&bi(d,a),y=async e=>{await E.send(`kept-answer`,t.id,{...h,reason:l,preview:e}),u(!1)},b=async e=>{await E.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),c(!1)},x=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return H`<p><strong>${I(t.at,n)}</strong> ${da(e,t)}</p>
${x&&H`<p class="note warn">${M(`kept.received`,{time:I(t.server_at,n)})}</p>`}
${r&&v&&H`<p class="note info">${M(`clock.own`)}</p>`}
${r&&!v&&H`${m&&i.length!==1&&H`<${S} label=${M(`kept.which`)} value=${a} options=${ua(i)} onChange=${o} />`}
<div class="pair">
<button class="button main" type="button" disabled=${m&&!a} onClick=${_}>${M(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>c(!0)}>${M(`kept.dismiss`)}</button>
</div>
${p}`}
${s&&H`<${G} what="dismissal" title=${`${I(t.at,n)} ${da(e,t)}`} yes=${M(`kept.dismiss-now`)} onReason=${b} onClose=${()=>c(!1)} />`}
${l===!0&&H`<${G} what="player-time" title=${M(`charged.title`)} text=${M(`charged.changes`)} yes=${M(`charged.look`)} onReason=${u} onClose=${()=>u(!1)} />`}
${l&&l!==!0&&H`<${Ci} path=${`kept-times/${t.id}/answer`} body=${{...h,reason:l}} onApprove=${y} onClose=${()=>u(!1)} />`}`}function la(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return ji(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>Si(e,a,t.person.id))}function ua(e){return[{value:``,text:M(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function da(e,{what:t,who:n,player:r}){if(t===`began`)return M(`kept.began`);let i=n===`arbiter`?M(`kept.arbiter`):e.players[r]?.name??`?`;return M(`kept.${t}`,{name:i})}function fa({state:e,table:t,hanchan:n,late:r,begun:i,onDone:a}){let{does:o,wrong:s}=T(),{official:c}=V(),l=new Set(r.map(({person:e})=>e.id)),u=be(n,ve(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),d=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),f=({id:e})=>!l.has(e)&&!bi(c,e),p=u.filter(f),m=d.map(({id:e})=>({kind:`official`,id:e})).filter(f),h=e=>o(async()=>{for(let t of e)await Ni(n,`absent`,{person:t});a?.()});return i||p.length+m.length===0?null:H`<section aria-labelledby="present" class="stack">
<h2 id="present">${M(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...p,...m].map(t=>H`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>h([t])}>
<span class="body who">${pa(e,t)}${t.kind===`official`&&H`<small>${M(`hall-role.arbiter`)}</small>`}</span>
${M(`clock.absent`)}
</button>
</li>`)}
</ul>
${p.length>1&&H`<button class="button" type="button" onClick=${()=>h(p)}>${M(`clock.all-absent`)}</button>`}
${s}
</section>`}function pa(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}async function ma(e,t,n){await E.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),R()}function ha({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,a]=U(1),{reason:o,field:s}=tn(`extra-time`),{does:c,wrong:l}=T(),u=Math.min(i*60,t);return H`<${w} title=${M(`game.less`)} onClose=${n}>
<${ie} label=${M(`game.less-minutes`)} value=${i} min=${1} max=${Math.max(r,1)} less=${M(`clock.less`,{what:M(`game.less-minutes`),count:1})} more=${M(`clock.longer`,{what:M(`game.less-minutes`),count:1})} onChange=${a} />
${s(!1)}
${l}
<button class="button main" type="button" disabled=${!(u>0)||!o} onClick=${()=>c(async()=>{await E.send(`extra-time`,null,{hanchan:e.id,seconds:-u,reason:o}),n()})}>${M(`game.take-off`)}</button>
<//>`}const ga=[1,3,5];function _a({hanchan:e,game:{clock:t,extra:n},now:r,zone:i,may:a}){let[o,s]=U(!1),{does:c,wrong:l}=T(),u=t&&rt(t,r),d=t&&M(u?`game.was-up`:`game.ends`,{time:I(new Date(t.ends),i)});return na(t?[ya(e,t,r)]:[]),H`<section class=${`late ${u?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${M(`game.left`)}</h2>
${t?H`<p class="late-time" role="timer">${Le(te(t,r))}</p><p>${d}</p>`:H`<p>${M(`game.no-limit`)}</p>`}
${u&&H`<${va} />`}
${n>0&&H`<p class="soft">${M(`game.extra`,{time:Le(n)})}</p>`}
${t&&a&&H`<div class="pair">
${ga.map(t=>H`<button key=${t} class="button" type="button" onClick=${()=>c(()=>ma(e,t*60))}>${M(`game.more`,{count:t})}</button>`)}
${n>0&&H`<button class="button" type="button" onClick=${()=>s(!0)}>${M(`game.less`)}</button>`}
</div>`}
${l}
${o&&H`<${ha} hanchan=${e} extra=${n} onClose=${()=>s(!1)} />`}
</section>`}function va(){let{book:e}=V();if(!e)return null;let{still:t,chonbo:n}=C(e);return H`<p class="note warn"><strong>${M(`game.still.${t}`)}</strong> ${M(`game.chonbo.${n}`)}</p>`}function ya(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=M(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:M(`game.left`),seconds:r,thresholds:[i],line:a}}function ba({hanchans:e}){let t=new Intl.Collator(void 0,{numeric:!0});return[...new Set(Object.values(e).map(({round:e})=>e))].sort(t.compare)}function xa(e,t){let n=ba(e),r=e=>t.filter(t=>t.round===e).length;return n.reduce((e,t)=>e===null||r(t)>=r(e)?t:e,null)}function Sa(e){return Ae(e).flatMap(({id:t})=>gt(e,t)??[])}function Ca(e,t){if(t===`now`)return Sa(e);let n=t===`all`?ba(e):[t],r=new Map(Ae(e).map(({id:e},t)=>[e,t])),i=({table:e})=>r.get(e)??1/0;return n.flatMap(t=>Object.values(e.hanchans).filter(({round:e})=>e===t).sort((e,t)=>i(e)-i(t)))}function wa(e){let t=new Set(Object.values(e.timings).flatMap(({what:e,hanchan:t})=>e===`began`?t:[])),n=Object.values(e.hanchans).filter(({id:n,status:r})=>t.has(n)&&!r&&!e.results[n]);return[.../* @__PURE__ */ new Set([...Sa(e),...n])]}function Ta(e){let{state:t,online:n}=V(),[r,i]=U({items:null,trouble:null});return N(()=>{let t=!1;return Ea(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function Ea(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await E.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function Da({of:{items:e,trouble:t},children:n}){return!e&&!t?H`<${x} />`:H`${t&&H`<${Oa} error=${t} />`}${e&&n(e)}`}function Oa({error:e,needs:t=M(`people.needs-network`)}){return e.problem?H`<div role="alert"><${wt} problem=${e.problem} /></div>`:H`<p class="note bad" role="alert">${W(e)} ${t}</p>`}function ka(e){let[t,n]=U(null),[r,i]=U(!1),a=A(!1);return{ask:async e=>{if(!a.current){a.current=!0,i(!0),n(null);try{await cn(e)}catch(e){if(!(e instanceof it)&&e.name!==`Unreachable`)throw e;n(e)}finally{a.current=!1,i(!1)}}},asking:r,wrong:t&&H`<${Oa} error=${t} needs=${e} />`}}function Aa(){let e=A(/* @__PURE__ */ new Map);return Object.assign(t=>{let n=JSON.stringify(t),r=e.current.get(n)??Se(E.now());return e.current.set(n,r),r},{forget:t=>void e.current.delete(JSON.stringify(t))})}async function ja(e,t,n,r){let i=await E.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await E.ask(`${e}/${t}/revocation`,{method:`PUT`}),E.ask(`${e}/${Se(E.now())}`,{method:`PUT`,body:n}))}function Ma({settings:e,online:t}){return H`<section class="stack">
<h2>${M(`people.board`)}</h2>
<${Pa} settings=${e} online=${t} name="board_open" label=${M(`people.board-open`)} hint=${M(`people.board-open-hint`)} />
<a class="button" href=${`#/board/${e.slug}`}>${M(`people.board-show`)}</a>
</section>`}function Na({settings:e,online:t}){return H`<section class="stack">
<h2>${M(`people.page`)}</h2>
<${Pa} settings=${e} online=${t} name="people_open" label=${M(`people.page-open`)} hint=${M(`people.page-open-hint`)} />
<p class="soft">${location.origin}/t/${e.slug}</p>
<a class="button" href=${`#/public/${e.slug}`}>${M(`people.page-show`)}</a>
</section>`}function Pa({settings:e,online:t,name:n,label:r,hint:i}){let a=!!e[n],[o,s]=U(a);N(()=>s(a),[a]);let[c,l]=U(0),{ask:u,asking:d,wrong:f}=ka();return H`<${me} label=${r} hint=${i} checked=${o} disabled=${d||!t} onChange=${t=>{s(t);let r={method:`PATCH`,match:`"${Math.max(e.version,c)}"`,body:{[n]:t}};u(async()=>{try{l((await E.ask(``,r)).version)}catch(e){throw s(a),e}})}} />
${f}`}function Fa({state:e}){return H`<${O} title=${M(`people.further`)} up="#/people"><${Ia} state=${e} /><//>`}function Ia({state:{settings:e}}){let{online:t}=V();return H`<nav class="stack" aria-label=${M(`people.more`)}>
<a class="button" href="#/people/sheet">${M(`people.sheet`)}</a>
<a class="button" href="#/exams">${M(`exam.title`)}</a>
<a class="button" href="#/people/links">${M(`people.links`)}</a>
<a class="button" href="#/people/players">${M(`people.players`)}</a>
<a class="button" href="#/people/tokens">${M(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${M(`people.erase`)}</a>
</nav>
<${Ma} settings=${e} online=${t} />
<${Na} settings=${e} online=${t} />`}const La=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Ra(e){return qe(La.filter(t=>e.includes(t)).map(e=>M(`hall-role.${e}`)))}function za({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return H`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>H`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&H`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function Ba(e){return H`<${za} label=${M(`people.roles`)} names=${La} said=${e=>M(`hall-role.${e}`)}
...${e} />`}function Va({state:e}){let{online:t}=V(),{items:n}=Ta(`phones`),r=Ua(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>H`<ul class="rows">
${e.map(e=>H`<${Ha} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,o=H`<a class="button main" href="#/people/invite">${M(`people.invite`)}</a>`;return H`<${O} title=${M(`people.title`)} up="#/tables" actions=${o}>
${!t&&H`<p class="note warn" role="status">${M(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${M(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&H`<${le} title=${M(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<${Ia} state=${e} />
<//>`}function Ha({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return H`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Ra(n)}</span>
${o!==void 0&&!i&&H`<small>${M(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&H`<span class="badge">${M(`people.plays-too`)}</span>`}
</a>
</li>`}function Ua(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function Wa({state:e,line:{what:t,amount:n,cause:r,cause_id:i,hanchan:a,round:o,reason:s,at:c}}){let l=j(),{table:u}=e.hanchans[a]??{},d=r===`ruling`&&e.rulings[i],f={ruling:d&&`#/ruling/${i}`,clock:u&&`#/start/${u}/${a}`,payment:`#/paid/${i}`}[r],p=d?B(l,d.foul):M(`hall-cause.${r}`),m=[M(`hall-line.${Ga(r,t,n)}`),o&&M(`hall-round`,{round:o}),I(c,e.settings.time_zone),s];return H`${f?H`<a class="reach" href=${f}>${p}</a>`:p}<small>${m.filter(Boolean).join(` · `)}</small>`}function Ga(e,t,n){return e===`payment`?t===`reversed`?`withdrawn`:n>0?`refunded`:`paid`:t===`reversed`&&n>0?`undone`:t}const Ka=[`cash`,`card`,`transfer`,`other`];function qa({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:a,onClose:o}){let[s,c]=U(()=>Z(n,r).slice(n.length+1)),[l,u]=U(`cash`),[d,f]=U(``),{does:p,wrong:m}=T(),h=hi(n,s),_=!h||h>r?M(`fines.between`,{most:Z(n,r)}):void 0,v=()=>p(async()=>{let e=d.trim()&&{note:d.trim()},r=new Date(E.now()).toISOString(),{id:i}=await E.send(`payment`,null,{account:t,unit:n,amount:h,method:l,paid_at:r,...e});R(),a(i),o()}),y=Ka.map(e=>({value:e,text:M(`fines.method.${e}`)}));return H`<${w} title=${M(`fines.pays`,{name:di(e,t)})} onClose=${o}>
<dl class="facts lines">
${ci(i).map(t=>H`<div key=${t.id}>
<dt><${Wa} state=${e} line=${t} /></dt>
<dd>${fi(t)}</dd>
</div>`)}
</dl>
<${g} label=${M(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${_} onInput=${c} />
<${D} label=${M(`fines.how`)} value=${l} options=${y} onChange=${u} />
<${g} label=${M(`fines.note`)} value=${d} onInput=${f} />
${m}
<button class="button main" type="button" disabled=${!!_} onClick=${v}>
${M(`fines.take`,{amount:Z(n,h??0)})}
</button>
<a class="button quiet" href=${`#/fines/${t.kind}/${t.id}`} onClick=${o}>${M(`fines.to-account`)}</a>
<//>`}function Ja({state:e,id:t}){let n=j(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:H`<section class="stack" aria-labelledby="season">
<h2 id="season">${M(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${r.map(t=>H`<div key=${t.ruling}>
<dt>${B(n,t.foul)}<small>${Ue(e,t.tournament)} · ${I(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${P(n,t)}</dd>
</div>`)}
</dl>
</section>`}function Ya({ruling:e,shown:t,children:n}){let r=j();return H`<section class=${`call-verdict hall-verdict ${p(e)?`over`:Ie(e.kind)}`}>
<p class="call-line penalty">${t?Be(r,t):P(r,e)}</p>
<p><a class="who" href=${Xa(e)}>${e.offender.name}</a></p>
<p class="soft">${Ve(r,e)}</p>
${n}
</section>`}function Xa({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}E.loadEscalationSteps();function Za({state:e,ruling:t}){let n=Object.values(e.notes).filter(e=>e.ruling===t.id);if(n.length===0)return null;let i=e.settings.time_zone,a=n.sort((e,t)=>Date.parse(e.noted_at)-Date.parse(t.noted_at));return H`<section class="stack" aria-label=${M(`note.title`)}>
<h2>${M(`note.title`)}</h2>
${a.map(({id:t,note:n,noted_at:a,official:o,unsent:s,outbox:c})=>H`<div class="card" key=${t}>
<p>${n}</p>
<p class="soft">
${[e.officials[o]?.name,I(a,i)].filter(Boolean).join(` · `)}
${s&&c!==`done`&&H` <span class=${`badge ${r(c)?`bad`:`info`}`}>${M(`hall-unsent`)}</span>`}
</p>
</div>`)}
</section>`}function Qa({ruling:e}){let[t,n]=U(!1),[r,i]=U(``),{does:a,wrong:o}=T();return H`<button class="button" type="button" onClick=${()=>n(!0)}>${M(`note.add`)}</button>
${t&&H`<${w} title=${M(`note.add`)} onClose=${()=>n(!1)}>
<form onSubmit=${t=>{t.preventDefault(),r.trim()&&a(async()=>{await E.send(`note`,e,{note:r.trim()}),R(),k(M(`note.added`)),i(``),n(!1)})}}>
<${g} long label=${M(`call.note`)} value=${r} onInput=${i} maxlength="4000" />
${o}
<button class="button main" disabled=${!r.trim()}>${M(`note.save`)}</button>
</form>
<//>`}`}const $a={url:null,blob:null,failed:!1};function eo(e,t){let[n,r]=U($a);return N(()=>{let t=``,n=!1;return e().then(e=>{n||(t=URL.createObjectURL(e),r({url:t,blob:e,failed:!1}))},()=>n||r({...$a,failed:!0})),()=>{n=!0,t&&URL.revokeObjectURL(t)}},[t]),n}function to({count:e,onPhoto:t}){let[n,r]=U(!1);return e>=8?H`<p class="note" role="status">${M(`call.photos-most`,{most:8})}</p>`:H`<label class="button photo" aria-busy=${n}>
${n?H`<progress aria-hidden="true"></progress>`:H`<${v} name="camera" />`}
<span aria-live="polite">${M(n?`call.photo-shrinking`:`hall-add-photo`)}</span>
<input class="unseen" type="file" accept="image/*" aria-disabled=${n} onClick=${e=>n&&e.preventDefault()} onChange=${async e=>{let[n]=e.currentTarget.files;e.currentTarget.value=``,n&&(r(!0),await t(n).catch(e=>k(M(e.name===`Unreadable`?`hall-photo-bad`:`call.not-kept`))),r(!1))}} />
</label>`}function no({ruling:e}){let{state:t}=V(),n=Object.values(t.photos).filter(t=>t.ruling===e);return H`<${to} count=${n.length} onPhoto=${async t=>{await E.addPhoto(e,t),k(M(`hall-photo-added`))}} />`}function ro({state:e,ruling:t}){let n=Object.values(e.photos).filter(e=>e.ruling===t.id);return n.length===0?null:H`<section class="stack">
<h2>${M(`hall-photos`)}</h2>
<ul class="photos">
${n.map((e,n)=>H`<li key=${e.id}><${io} ruling=${t.id} photo=${e} number=${n+1} /></li>`)}
</ul>
</section>`}function io({ruling:e,photo:t,number:n}){let{url:r,failed:i}=eo(()=>E.photo(e,t.id),t.id);return i?H`<p class="soft">${M(`hall-photo-away`,{number:n})}</p>`:H`<figure>
${r&&H`<a href=${r} target="_blank"><img src=${r} alt=${M(`hall-photo`,{number:n})} /></a>`}
${t.unsent&&t.outbox!==`done`&&H`<figcaption class="badge info">${M(`hall-unsent`)}</figcaption>`}
</figure>`}function ao({state:e,ruling:t}){return H`<section class="stack">
<h2>${M(`hall-incident`)}</h2>
<${je} rulings=${he(e,t)} empty="" />
</section>`}function oo({ruling:e}){let t=Kt();return e.seq?H`<section class="stack">
<h2>${M(`reports.incident`)}</h2>
<ul class="rows">
<${Ut} name=${M(`reports.incident-page`)} hint=${M(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function so({readings:e}){let t=j();return Xt(),H`<div class="stack">
${e.map(({id:e,chosen:n})=>{let{question:r,alternatives:i,reason:a}=t.reading({id:e,chosen:n});return H`<p key=${e} class="reading">${r} <strong>${i[n]}</strong> <small class="soft">${a}</small></p>`})}
</div>`}function co({call:e}){let{state:t,official:n}=V(),r=fo(t,n,e);return r&&H`<p class="note warn">${M(`partial.warn.${r}`)}</p>`}function lo({why:e}){return H`<p class="note warn">${M(`partial.was.${e}`)}</p>`}function uo(e){return H`<span class="badge warn">${M(`partial.badge`)}</span>`}function fo(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const po=[[`day`,86400],[`hour`,3600],[`minute`,60]];function mo({status:e,level:t}){return M(`esc.stands.${e}.${t}`)}function ho({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?M(`esc.outcome.${t}`):``}function go(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function _o(e){let t=Math.max(0,(E.now()-Date.parse(e))/1e3),[n,r]=po.find(([,e])=>t>=e)??po[po.length-1],i=Math.floor(t/r);return z(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function vo(e,{status:t,level:n},r){let i=yo(e,t,n,r);return i===`appeal`&&xo(e)&&So(e.state)>E.now()?`later`:i===`decide`?n!==`head-referee`&&bo(e)?`panel`:ct(e,r)?`own-table`:i:i}function yo({official:e},t,n,r){let i=F(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?He(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!F(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function bo({official:e,book:t,state:n}){return xo({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!Co(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function xo({book:e}){return e?.content.rule_points.appeals===`panel`}function So({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function Co({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function wo({ruling:e,onClose:t}){let[n,r]=U(``);return H`<${G} what="escalation" title=${M(`hall-escalate`)} text=${M(`esc.escalate-text`)} yes=${M(`hall-escalate`)}
onReason=${async r=>{await E.send(`escalation`,e,{reason:r,...n.trim()&&{evidence:n.trim()}}),R(),k(M(`esc.done.escalation`)),t()}} onClose=${t}>
<${g} long label=${M(`esc.evidence`)} hint=${M(`esc.evidence-hint`)} value=${n} onInput=${r} maxlength="4000" />
<//>`}function To({state:e,ruling:t}){let n=j(),{id:r,hanchan:i,hand:a,seat:o,table:s,foul:c}=t;if(!o||!i||!a)return null;let l=be(e.hanchans[i],a).filter(({wind:t,player:n})=>t!==o&&e.players[n]);return H`<${le} class="wrong-player" title=${H`<span class="body">${M(`reason.wrong-player`)}</span>`}>
${()=>H`<div class="switches">
${l.map(({wind:t,player:i})=>H`<a
class="chip"
key=${t}
href=${`#/call/${s.id}/${t}/${c}?amends=${r}&why=wrong-player`}
>
${n.phrase(`seat-${t}`)} <span class="who">${e.players[i].name}</span>
</a>`)}
</div>`}
<//>`}function Eo({state:e,ruling:t}){let n=V(),[i,a]=U(!1),[s,c]=U(null);if(!He(n.official)||t.outbox===`holding`||r(t.outbox))return null;let l=t=>!p(t)&&!o(e,t.id),u=l(t),d=he(e,t).filter(l),f=ct(n,t),m=()=>c(null),h=async e=>{for(let n of[t,...i?d:[]])await E.send(`withdrawal`,n.id,{reason:e});R(),k(M(`hall-done.withdrawal`)),m(),scrollTo({top:0})},{id:g,table:_,seat:v,foul:y}=t;return H`<section class="doing" aria-label=${M(`hall-actions`)}>
${u&&f&&H`<p class="note warn">${M(`call.own-table`)}</p>`}
${u&&!f&&H`<${To} state=${e} ruling=${t} />
<a class="button" href=${`#/call/${_.id}/${v??`-`}/${y}?amends=${g}`}>${M(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>c(`withdraw`)}>${M(`hall-withdraw`)}</button>`}
${u&&H`<button class="button" type="button" onClick=${()=>c(`escalate`)}>${M(`hall-escalate`)}</button>`}
<${Qa} ruling=${g} />
<${no} ruling=${g} />
${s===`withdraw`&&H`<${G} what="withdrawal" title=${M(`hall-withdraw`)} text=${M(`hall-withdraw-text`)} yes=${M(`hall-withdraw`)}
onReason=${h} onClose=${m}>
${d.length>0&&H`<${me} label=${M(`hall-withdraw-too`,{names:ye(d)})} checked=${i} onChange=${a} />`}
<//>`}
${s===`escalate`&&H`<${wo} ruling=${g} onClose=${m} />`}
</section>`}function Do({catalogue:e},t,n,r){let[i,a,o]=[[[t,!0]],[[t,!0],...r],[...n,...r]],s=n.some(([e,n])=>n&&jo(e)===jo(t));return Object.entries(e.corrections).filter(([,{when:e,of:t,unless:n=[],player:r=!1}])=>{let[c,l,u]=[i,a,o].map(e=>Ao(ko(e,r),t));return Oo(e,{ruled:c,was:l,is:u,same:s})&&!Ao(ko(o),n)}).map(([e])=>e)}function Oo(e,{ruled:t,was:n,is:r,same:i}){return e===`gone`?n&&!r:e===`came`?r&&!n:e===`changed`?n!==r:t&&!i}function ko(e,t=!1){let n=e.filter(([,e])=>e||!t).map(([e])=>e);return new Set(n.flatMap(({effects:e,steps:t,stays:n=[]})=>[...e,...t,...n]))}function Ao(e,t){return t.some(t=>e.has(t))}function jo({penalties:e,transfers:t=[]}){return L([e,t])}function Mo({state:e,ruling:t}){let n=j(),{library:r}=V(),i=t.status===`withdrawn`,a=i?t:e.rulings[t.amends],o=i?[]:[t],s=a?No(e,t,a):[],c=Yt([...s,t,a??t]);if(Xt(),!a||!r?.catalogue.corrections)return null;let l=e=>Po(Ee(n,c[e.revision],e)),u=e=>[l(e),e.offender.id===a.offender.id],[d,f,p]=[l(a),o.map(u),s.map(u)];if(!d||[...f,...p].some(([e])=>!e))return null;let m=Do(r,d,f,p),h=[...f,...p].some(([,e])=>!e);return H`<section class="stack" aria-label=${M(`hall-corrections`)}>
<h2>${M(`hall-corrections`)}</h2>
${m.length===0&&H`<p class="soft">${M(`hall-no-corrections`)}</p>`}
<ol class="steps">
${m.map(e=>{let{text:t,player:i}=r.catalogue.corrections[e];return H`<li key=${e}>${i&&h&&H`<span class="who">${a.offender.name}</span>: `}${n.pick(t)}</li>`})}
</ol>
</section>`}function No(e,t,n){let i=Object.values(e.rulings).filter(e=>dt(e,n)&&!r(e.outbox));return[.../* @__PURE__ */ new Set([...he(e,t),...i])].filter(e=>e.id!==t.id&&!p(e))}function Po(e){if(!e)return null;let{penalties:t,transfers:n,...r}=e.chosen??e.final??e.first,[i,a,o]=[r.effects,r.steps,r.stays].map(Fo);return{penalties:t,transfers:n,effects:i,steps:a,stays:o}}function Fo(e){return e.map(({id:e})=>e)}function Io({steps:e,call:t}){let{library:n,book:r,state:i,official:a}=V(),o=j();Xt();let{opens:s}=n?.catalogue??{},{table:c,seat:l,offender:u}=t;if(!s||!r||!l||!u||!He(a))return null;let d=Object.values(i.rulings).some(e=>e.id!==t.ruling&&e.foul===t.foul&&e.offender.id===u.id&&!p(e)),f=/* @__PURE__ */ new Map;for(let{id:n}of e){let{foul:e=t.foul,facts:i={},repeat:a=!1}=s[n]??{foul:``};if(!r.content.fouls[e]?.rows.length||a&&!d||e===t.foul&&L({...t.facts,...i})===L(t.facts))continue;let o=e===t.foul?{...t.facts,...i}:i;de(r,e,o,{})&&f.set(e,{foul:e,facts:o})}return[...f.values()].map(({foul:e,facts:n})=>{let r=Object.keys(n).length>0?`?facts=${encodeURIComponent(JSON.stringify(n))}`:``,i=o.name(`fouls`,e),a=e===t.foul?M(`further.harder`,{foul:i}):M(`further.rule`,{foul:i});return H`<a class="button" key=${e} href=${`#/call/${c}/${l}/${e}${r}`}>${a} <${v} name="next" /></a>`})}function Lo({state:e,escalation:{id:t,standing_id:n}}){let r=j();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return H`<div class="both">
<${Ro} words=${r} label=${M(`esc.as-called`)} ruling=${i} />
${n===null?H`<div class="card"><small>${M(`esc.as-it-stands`)}</small><strong>${M(`esc.nothing-stands`)}</strong></div>`:H`<${Ro} words=${r} label=${M(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Ro({words:e,label:t,ruling:n}){return n?H`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${Ie(n.kind)}`}>${P(e,n)}</strong>
<span>${B(e,n.foul)}</span>
</a>`:null}function zo({state:e,events:t}){return H`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>H`<li key=${t}>
<div class="row">
<span class="body">
${s?H`<a href=${s}>${n}</a>`:H`<strong>${n}</strong>`}
${r&&H`<span>${r}</span>`}
<small>${[a,o&&I(o,e.settings.time_zone)].filter(Boolean).join(` · `)||M(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Bo(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&M(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:M(`esc.escalated`),reason:o,who:go(e,t),at:i},...a.map(t=>Vo(e,t))]}function Vo(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Ho(t),reason:r,who:go(e,t),at:i}}function Ho({what:e,outcome:t,level:n}){return e===`decided`?M(`esc.decided.${n}`,{outcome:M(`esc.outcome.${t}`)}):M(`esc.step.${e}`)}function Uo({state:e,ruling:t}){let n=o(e,t.id),r=[...Wo(e,t),...n?Bo(e,n):[]];return r.length===0?null:H`<section class="stack">
<h2>${M(`hall-history`)}</h2>
<${zo} state=${e} events=${r} />
${n&&H`<${Lo} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${M(`hall-to-escalation`)}</a>`}
</section>`}function*Wo(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:M(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Go(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:M(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Go(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?M(`hall-closed-by-ruling`):M(`hall-closed`,{how:r?M(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Ko({ruling:e,anyway:t}){let{state:n}=V(),r=j(),i=Xo(n,e,P(r,e));return H`<p class="note warn" role="status">
<a class="reach" href=${`#/ruling/${e.id}`}>${i}${t&&` ${M(`same.anyway`)}`} <${v} name="next" /></a>
</p>`}function qo({state:e,ruling:t}){let n=_t(Object.values(e.rulings),t);return n&&H`<${Ko} ruling=${n} />`}function Jo(){let{state:e,official:t}=V(),n=j(),r=`shinpan.same.`+e.id,[i,a]=U(()=>mt(r)??[]);return N(()=>Me(r,i),[i]),vt(()=>Yo(e,t.id),[e,t.id]).filter(({own:e})=>!i.includes(e)).map(({own:t,other:r})=>H`<div class="note warn row" key=${t} role="status">
<a class="reach body" href=${`#/ruling/${t}`}>${Xo(e,r,[r.offender.name,B(n,r.foul),P(n,r)].join(` · `))}</a>
<button class="button" type="button" onClick=${()=>a([...i,t])}>${M(`same.both`)}</button>
</div>`)}function Yo({rulings:e},t){let n={};for(let t of Object.values(e))(n[`${t.foul} ${t.offender.id}`]??=[]).push(t);return Object.values(n).flatMap(e=>e.filter(e=>e.official===t).map(t=>({own:t.id,other:_t(e,t)})).filter(({other:e})=>e))}function Xo(e,{official:t,ruled_at:n},r){let i=e.officials[t]?.name??`?`;return M(`same.text`,{who:i,time:I(n,e.settings.time_zone),what:r})}function Zo({args:[e]}){let{tournament:t,state:n}=V();if(!t||!n)return H`<${yt} title=${M(`hall-ruling`)} />`;let r=n.rulings[e];return r?H`<${Qo} state=${n} ruling=${r} />`:H`<${pe} title=${M(`hall-ruling`)} text=${M(`hall-no-ruling`)} up="#/log" />`}function Qo({state:e,ruling:t}){let{official:n}=V(),r=j(),i=Yt([t])[t.revision],a=Ee(r,i,t),o=a&&(a.chosen??a.final??a.first);return H`<${O} title=${B(r,t.foul)} up=${`#/table/${t.table.id}`}>
<${Ya} ruling=${t} shown=${o}>
<p><${pt} ruling=${t} /></p>
${t.item===t.id&&H`<${u} id=${t.item} />`}
${Ye(t.outbox)&&H`<a href="#/outbox">${M(`hall-resolve`)}</a>`}
<//>
<${qo} state=${e} ruling=${t} />
${(t.status===`withdrawn`||t.amends&&t.status!==`amended`)&&H`<${Mo} state=${e} ruling=${t} />`}
${he(e,t).length>0&&H`<${ao} state=${e} ruling=${t} />`}
<${$o} ruling=${t} />
${a?H`<${ts} ruling=${t} spoken=${a} />`:H`<p class="soft">${M(`hall-no-book`)}</p>`}
<${ns} state=${e} ruling=${t} />
<${Za} state=${e} ruling=${t} />
<${ro} state=${e} ruling=${t} />
<${Uo} state=${e} ruling=${t} />
<${Eo} state=${e} ruling=${t} />
${F(n,[`director`])&&H`<${oo} ruling=${t} />`}
<//>`}function $o({ruling:e}){let t=j(),n=Object.entries(e.final_decision?.facts??e.facts??{}),r=Object.entries(ue(e.context??{}));return n.length+r.length===0?null:H`<section>
<h2>${M(`hall-facts`)}</h2>
<dl class="facts">
${n.map(([e,n])=>H`<div key=${e}><dt>${t.question(e)}</dt><dd>${t.answer(e,{value:n})}</dd></div>`)}
${r.map(([e,n])=>H`<div key=${e}><dt>${se(t,e)}</dt><dd>${ae(t,e,n)}</dd></div>`)}
</dl>
</section>`}const es={"in-range":`hall-within`,"left-open":`hall-left-open`};function ts({ruling:e,spoken:{first:t,final:n,chosen:r,departure:i}}){let a=r??n??t,o=n??t,s=h(a.steps,V().state.rulings[e.amends],e);return H`<section class="stack">
<h2>${M(`hall-decision`)}</h2>
${r&&H`<p class="note warn">
${M(`hall-prescribed`,{line:t.line})}${e.reason&&H`<br />${M(es[i]??`hall-because`,{reason:e.reason})}`}
</p>`}
${!r&&!n&&t.status===`deferred`&&H`<p>${t.line}</p>`}
${n&&H`<p>${M(`hall-first`,{line:t.line})}</p>`}
${a.say&&a.say!==a.line&&H`<p class="say">${M(`call.quoted`,{text:a.say})}</p>`}
<ol class="steps">${s.map(e=>H`<li key=${e.id}>${e.text}</li>`)}</ol>
${!p(e)&&H`<${Io} steps=${a.steps} call=${{...e,table:e.table.id,ruling:e.id}} />`}
<${ee} stays=${a.stays} />
${Ge(o).map(e=>H`<p class="soft" key=${e}>${e}</p>`)}
${o.readings.length>0&&H`<${so} readings=${o.readings} />`}
</section>`}function ns({state:e,ruling:t}){let n=e.settings.time_zone,r=Date.parse(t.device_at)-Date.parse(t.ruled_at);return H`<section class="stack">
<h2>${M(`hall-origin`)}</h2>
<p>${[e.officials[t.official]?.name,I(t.ruled_at,n)].filter(Boolean).join(` · `)}</p>
${Math.abs(r)>2e3&&H`<p class="soft">${M(`hall-device-time`,{time:I(t.device_at,n)})}</p>`}
${t.conflict&&H`<${lo} why=${t.conflict} />`}
${t.note&&H`<p class="note info">${t.note}</p>`}
</section>`}const rs=De(s.desk,`LineAct`);function is({state:e,id:t}){let{official:n}=V(),r=ai(e,t),i=F(n,[`director`]);return r.length===0?null:H`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${M(`hall-ledger`)}</h2>
${r.map(t=>H`<div class="card" key=${t.unit}>
<p><strong>${as(t.unit,t.amount)}</strong></p>
<dl class="facts lines">
${t.lines.map(n=>H`<div key=${n.id}>
<dt><${Wa} state=${e} line=${n} />${i&&H`<${rs} state=${e} line=${n} balance=${t} />`}</dt>
<dd>${fi(n)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function as(e,t){let[n,r]=ri(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return M(t<0?r:n,{amount:Z(e,Math.abs(t))})}function os(e,t){return Object.values(e.hanchans).filter(({id:n,seats:r,status:i})=>!i&&!e.results[n]&&Object.values(r).includes(t)).sort((e,t)=>e.id<t.id?-1:1)[0]}function ss({state:e,player:t}){let n=os(e,t);if(!n)return null;let r=Q(e,n);return Bi(e,n,t).length>0?H`<section class="note bad stack" aria-label=${M(`fines.next-game`)}>
<p>${M(`fines.plays-after`,{game:r})}</p>
<${Ri} hanchan=${n.id} players=${[t]} />
</section>`:n.allowed?.includes(t)?H`<p class="note info" role="status">${M(`fines.let-play`,{game:r})}</p>`:null}function cs({day:e,taking:{unit:t,method:n,expected:r,count:i},onClose:a}){let[o,s]=U(``),[c,l]=U(``),[u,d]=U(!1),f=Aa(),{ask:p,asking:m,wrong:h}=ka(M(`cash.needs-network`)),_=ls(t,o);return H`<${w} title=${M(`cash.count-of`,{method:M(`fines.method.${n}`)})} onClose=${a}>
<form class="stack" onSubmit=${r=>{if(r.preventDefault(),d(!0),_===null||i&&!c.trim())return;let o={...c.trim()&&{note:c.trim()},...i&&{replaces:i.id}},s={day:e,unit:t,method:n,counted:_,...o};p(async()=>{await E.ask(`cash-counts/${f(s)}`,{method:`PUT`,body:s}),k(M(`cash.kept`)),a()})}}>
<dl class="facts"><div><dt>${M(`cash.expected`)}</dt><dd>${Z(t,r)}</dd></div></dl>
<${g} label=${M(`cash.amount`,{unit:t})} value=${o} inputmode="decimal" autocomplete="off" wrong=${u&&_===null?M(`cash.amount-wrong`):void 0} onInput=${s} />
${_!==null&&H`<p class=${`note ${_===r?`info`:`warn`}`} role="status"><strong>${us(t,_-r)}</strong></p>`}
<${g} label=${M(i?`cash.why-again`:`fines.note`)} value=${c} maxlength="3500" wrong=${u&&i&&!c.trim()?M(`hall-reason-missing`):void 0} onInput=${l} />
${h}
<button class="button main" disabled=${m}>${M(`cash.keep`)}</button>
</form>
<//>`}function ls(e,t){let[,n,r=``]=t.trim().match(/^([-−]?)(.+)$/)??[],i=hi(e,r);return i!==null&&n?-i:i}function us(e,t){return t===0?M(`cash.agrees`):M(t<0?`cash.missing`:`cash.too-much`,{amount:Z(e,Math.abs(t))})}function ds(e,t){let n=z(Intl.DateTimeFormat,{timeZone:e.settings.time_zone,year:`numeric`,month:`2-digit`,day:`2-digit`,calendar:`iso8601`,numberingSystem:`latn`}).formatToParts(new Date(t)),r=e=>n.find(({type:t})=>t===e)?.value;return`${r(`year`)}-${r(`month`)}-${r(`day`)}`}function fs(e,t){let n=Object.values(e.payments).map(({paid_at:t})=>ds(e,t)),r=Object.values(e.cashCounts).map(({day:e})=>e);return[.../* @__PURE__ */ new Set([ds(e,t),...n,...r])].sort().reverse()}function ps(e,t){let n=/* @__PURE__ */ new Map,r=(r,i)=>{let a=`${t} ${r} ${i}`,o={unit:r,method:i,taken:0,refunded:0,expected:0,by:/* @__PURE__ */ new Map,count:e.cashCounts[a]};return n.has(a)||n.set(a,o),n.get(a)};for(let{unit:n,method:i,amount:a,refund:o,withdrawn:s,paid_at:c,official:l}of Object.values(e.payments)){if(s||ds(e,c)!==t)continue;let u=r(n,i),d=o?-a:a;u[o?`refunded`:`taken`]+=a,u.expected+=d,u.by.set(l,(u.by.get(l)??0)+d)}for(let{day:n,unit:i,method:a}of Object.values(e.cashCounts))n===t&&r(i,a);let i=({unit:e,method:t})=>e+Ka.indexOf(t);return[...n.values()].sort((e,t)=>i(e)<i(t)?-1:1)}function ms({state:e}){return H`<${O} title=${M(`cash.title`)} up="#/fines"><${hs} state=${e} /><//>`}function hs({state:e}){let{official:t}=V();N(()=>void E.lookAround(),[]);let n=fs(e,E.now()),[r,i]=U(``),o=n.includes(r)?r:n.find(t=>ps(e,t).length>0)??n[0],s=ps(e,o),c=n.map(e=>({value:e,text:gs(e)})),l=Object.values(e.payments).filter(e=>e.unsent).length;return H`<${S} label=${M(`cash.day`)} value=${o} options=${c} onChange=${i} />
${l>0&&H`<p class="note warn" role="status">${M(`cash.unsent`,{count:l})}</p>`}
${s.length===0&&H`<${a} text=${M(`cash.nothing`)} />`}
<div class="cash-ways">${s.map(n=>H`<${_s} key=${o+n.unit+n.method} state=${e} day=${o} taking=${n} mayCount=${li(t)} />`)}</div>`}function gs(e){return z(Intl.DateTimeFormat,{weekday:`short`,day:`numeric`,month:`long`,year:`numeric`,timeZone:`UTC`}).format(/* @__PURE__ */ new Date(`${e}T00:00:00Z`))}function _s({state:e,day:t,taking:n,mayCount:r}){let[i,a]=U(!1),{unit:o,method:s,refunded:c,taken:l,expected:u,by:d,count:f}=n,p=[...d].map(([t,n])=>[e.officials[t]?.name??M(`cash.this-phone`),Z(o,n)]),m={taken:Z(o,l),back:Z(o,c)};return H`<section class="card stack cash" aria-label=${M(`fines.method.${s}`)}>
<div class="cash-head"><h2>${M(`fines.method.${s}`)}</h2><strong class="sum">${Z(o,u)}</strong></div>
${c>0&&H`<p class="soft">${M(`cash.of-it-refunded`,m)}</p>`}
<dl class="facts">
${p.map(([e,t])=>H`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
${f&&H`<${vs} state=${e} taking=${n} />`}
${r&&H`<button class=${`button ${f?`quiet`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${M(f?`cash.again`:`cash.count`)}</button>`}
${i&&H`<${cs} day=${t} taking=${n} onClose=${()=>a(!1)} />`}
</section>`}function vs({state:e,taking:{unit:t,expected:n,count:r}}){let{counted:i,at:a,official:o,note:s}=r,c=r.expected===n?``:M(`cash.taken-since`,{amount:Z(t,r.expected)}),l=M(`cash.counted-by`,{name:e.officials[o]?.name??`?`,time:I(a,e.settings.time_zone)});return H`<div class=${`note ${i===n?`info`:`warn`}`} role="status">
<strong>${M(`cash.counted`,{amount:Z(t,i)})} · ${us(t,i-n)}</strong>
<small>${[l,s,c].filter(Boolean).join(` · `)}</small>
</div>`}function ys({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:H`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${M(`fines.paid`)}</h2>
<ul class="rows">
${t.map(t=>H`<li key=${t.id}><${bs} state=${e} payment=${t} /></li>`)}
</ul>
<p class="soft">${M(`fines.put-right`)}</p>
</section>`}function bs({state:e,payment:t}){let{id:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,refund:l,withdrawn:u}=t,d=[u&&M(`fines.withdrawn`),xs(t),M(`fines.method.${s}`),I(c,e.settings.time_zone)],f=Z(a,l?-o:o);return H`<a class=${`row ${u?`over`:``}`} href=${`#/paid/${n}`}>
<span class="body who">${di(e,{kind:r,id:i})}<small>${d.filter(Boolean).join(` · `)}</small></span>
${u?H`<s>${f}</s>`:H`<strong>${f}</strong>`}
</a>`}function xs({unsent:e,refund:t,receipt:n}){return e?M(`fines.no-receipt-yet`):M(t?`fines.refund-number`:`fines.receipt`,{number:n})}function Ss({state:e,official:t}){if(!e.season||!li(t))return null;let n=M(`fines.season`,{season:e.season.season});return H`<${le} title=${n}>${()=>H`<${Cs} state=${e} />`}<//>`}function Cs({state:e}){let{answer:t,fresh:n,trouble:r}=Vt(`ledger/fines/season`);if(!t)return H`<p class="soft" role="status">${M(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=I(t.at,e.settings.time_zone);return H`${!n&&H`<p class="note warn" role="status">${M(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&H`<p class="soft">${M(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>H`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${ws(e,t)}</small></span>
<strong>${Z(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function ws(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=Ue(e,r)||e.settings.name;return n.length>1?`${a} ${Z(t,i)}`:a}).join(` · `)}function Ts({state:e}){let{fines:t}=e.others;return t.length===0?null:H`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${M(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>H`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${di(e,t)}<small>
${Ue(e,n)} · ${M(`fines.since`,{time:I(a,e.settings.time_zone)})}
</small></span>
<strong>${Z(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${M(`fines.paid-there`)}</p>
</section>`}const Es=[`device_at`,`clock_offset_ms`,`revision`];function Ds({stored:e,sent:t}){let n=[M(`hall-on-server`),M(`hall-on-phone`)];return H`<${Os} caption=${M(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function Os({caption:e,heads:t,before:n,after:r}){xt();let i=j(),{state:a}=V(),[o,s]=[As(r),As(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!Es.includes(e));return H`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>H`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>H`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${Ct(i,e)}</th></tr>
<tr><td>${js(i,a,e,s[e])}</td><td>${js(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function ks({item:{expected:e,answer:t,differs:n}}){let r=j(),i=n===`revision`?t.second_decision:t.decision;return H`<div class="note warn">
<p>${M(`hall-phone-showed`,{line:P(r,e)})}</p>
<p><strong>${M(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:P(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${M(`hall-ruling`)}</a>
</div>`}function As(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>As(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function js(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return B(e,r);if(n.endsWith(`_at`)&&r!==`–`)return I(r,t.settings.time_zone);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function Ms(){let e=A(null),[t,n]=U(``);N(()=>{let t=new AbortController;return Fs(e.current,t.signal,Ns,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return H`<${O} title=${M(`hall-scan`)} up="#/tables">
<p>${M(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${M(`hall-viewfinder`)}></video>
${t&&H`<p class="note warn" role="status">${M(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${M(`hall-tables`)}</a>
<a class="button" href="#/join">${M(`hall-join`)}</a>
<//>`}function Ns(e){let t=Bt(e);return t?(R(),ke(Ps(t),{replace:!0}),!0):!1}function Ps({tournament:e,invitation:t,account:n,table:r,sheet:i}){return t?`#/join/${e}/${t}`:n?`#/account/${n}`:i?`#/sheet?s=${i}`:`#/table/${r}`}async function Fs(e,t,n,r){let i=navigator.mediaDevices&&await Is().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function Is(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function Ls({label:e,text:t}){return H`<${g} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&H`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>k(M(`people.copied`)),()=>k(M(`people.not-copied`)))}>${M(`people.copy`)}</button>`}
${`share`in navigator&&H`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${M(`people.share`)}</button>`}
</div>`}function Rs({onClose:e}){let{tournament:t}=V(),[n,r]=U(null);N(()=>void E.tournaments().then(r,()=>r([])),[]);let i=(n??[]).filter(({id:e,left:n})=>e!==t.id&&!n);return H`<${w} title=${t.name} onClose=${e}>
<h3>${M(`desk.others`)}</h3>
${n&&i.length===0&&H`<p class="soft">${M(`desk.no-others`)}</p>`}
<ul class="rows">
${i.map(({id:t,name:n,official:r})=>H`<li key=${t}>
<a class="row" href=${`#/account/enter/${t}/${r.id}`} onClick=${e}>
<span class="body"><strong>${n}</strong><small>${r.name}</small></span>
</a>
</li>`)}
</ul>
<a class="button" href="#/join" onClick=${e}>${M(`hall-join`)}</a>
<//>`}function zs({table:e}){let{official:t}=V();return F(t,[`director`])?H`<a class="button" href="#/import/players">${M(`enrol.link`)}</a>
${e&&H`<a class="button quiet" href=${`#/correct/table/${e.id}`}>${M(`correct.link-table`)}</a>`}`:null}function Bs(){let{state:e,official:t}=V(),[n,r]=U(!1);return H`<p class="beside">
<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${M(`desk.change`)}</button>
<a class="button quiet" href="#/standings">${M(`hall-standings`)}</a>
<a class="button quiet" href="#/cards">${M(`hall-cards`)}</a>
${Object.keys(e.escalations).length>0&&H`<a class="button quiet" href="#/escalations">${M(`hall-escalations`)}</a>`}
${Vs(e)&&H`<a class="button quiet" href="#/fines">${M(`hall-fines`)}</a>`}
${F(t,[`director`])&&H`<a class="button quiet" href="#/setup">${M(`setup.title`)}</a>
<a class="button quiet" href="#/people">${M(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${M(`enrol.link`)}</a>
<a class="button quiet" href="#/exams">${M(`exam.title`)}</a>
<a class="button quiet" href="#/reports">${M(`reports.link`)}</a>`}
</p>
${n&&H`<${Rs} onClose=${()=>r(!1)} />`}`}function Vs(e){return e.others.fines.length>0||Object.values(e.ledger).some(({unit:e})=>!ri(e))}const Hs={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`},Us=`yakitori`,Ws={...Hs,[Us]:Us};function Gs(e,t){let n=t?.content.rule_points??{},r=Object.entries(Ws).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Ws&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))};return{numbers:a,silent:Object.keys(Ws).filter(e=>!r.some(([t])=>t===e)),complete:Object.keys(Hs).every(e=>e in a)}}function Ks(e,t){let n=Te(y(e,t.round).map(i)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return _e.filter(e=>n.includes(t.seats[e]))}function qs(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function Js(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Ys({of:e}){let[t,n]=U(``);return H`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;E.file(`standings.csv?of=${e}`).then(e=>Jt(e,t),e=>n(W(e)))}}>${M(`standings.export`)}</button>
${t&&H`<p class="note bad" role="alert">${t}</p>`}`}function Xs({state:e}){let{book:t,official:n}=V(),{numbers:r,silent:i,complete:a}=Gs(e,t);if(!t)return null;let o=i.length>0&&n?.roles?.includes(`director`),s=Object.entries(r).filter(([e,t])=>e!==`yakitori`||t>0).map(([e,t])=>[M(`standings.by.${e}`),Zs(t)]),c=()=>H`${s.length>0&&H`<${we} rows=${s} />`}
${o&&H`<${Qs} names=${i} numbers=${r} />`}`;return a?H`<${le} title=${M(`standings.by`)}>${c}<//>`:H`<section class="card" aria-labelledby="by">
<h2 id="by">${M(`standings.by`)}</h2>
<p class="note warn">${M(o?`standings.say`:`standings.silent`)}</p>
${c()}
</section>`}function Zs(e){return Array.isArray(e)?e.map(e=>`${Yr(e)}P`).join(` / `):Yr(e)}function Qs({names:e,numbers:t}){let[n,r]=U(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[i,a]=U(null),[o,s]=U(!1);return H`<form class="stack" onSubmit=${async r=>{r.preventDefault(),s(!0);let i=e.filter(e=>e!==`yakitori`||n[e].trim()).map(e=>[e,$s(e,n[e])]),o=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),c={...Object.fromEntries(i),replaces:o.length?Object.fromEntries(o):null};await E.ask(`scoring`,{method:`PUT`,body:c}).then(()=>a(null),a),s(!1)}}>
${e.map(e=>H`<${g} key=${e} label=${M(`standings.by.${e}`)} hint=${M(`standings.hint.${e}`)}
value=${n[e]} required=${e!==Us} autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${i&&(i.problem?H`<${wt} problem=${i.problem} />`:H`<p class="note bad" role="alert">${W(i)}</p>`)}
<button class="button main" disabled=${o}>${M(`standings.set`)}</button>
</form>`}function $s(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(ec):ec(n.replace(/[\s,.'’]/g,``))}function ec(e){return/^[-+]?\d+$/.test(e)?Number(e):e}const tc={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:rc,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:ic},nc={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function rc(e,t){return t===`standing`?!p(e):t===`escalated`?!!e.escalation:e.status===t}function ic({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-b(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function ac(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in tc),i=Object.entries(t).filter(([e,t])=>t&&e in nc),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>tc[t](e,n))&&i.every(([t,n])=>nc[t](o(e),n)))}function oc(e,t,n,r){if(!r.trim())return n;let i=sc(t),a=Oe(e.library,r);return n.filter(t=>{let{offender:n,table:r,note:o,reason:s,foul:c}=t,l=i[t.id]??[],u=[n.name,r.label,o,s,B(e,c),P(e,t)];return a([...u,...l].filter(Boolean).join(` `))})}function sc({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const cc=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function lc({state:e,rulings:t,chosen:n,onChoose:r}){let i=j(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=uc(i,e,t,n);return H`<details class="fold">
<summary>${o?M(`hall-filters-set`,{count:o}):M(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(s).map(([e,t])=>H`<${S} key=${e} label=${M(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:M(`hall-any`)},...t]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>H`<${g} key=${e} type="datetime-local" label=${M(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&H`<button class="button" type="button" onClick=${()=>r({})}>${M(`hall-filters-clear`)}</button>`}
</div>
</details>`}function uc(e,t,n,r){let i=e=>[...new Set(n.map(e))],a=new Map(n.map(({offender:e})=>[e.id,e.name])),o={table:Ae(t).map(({id:e,label:t})=>({value:e,text:t})),player:[...a].map(([e,t])=>({value:e,text:t})),foul:i(({foul:e})=>e).map(t=>({value:t,text:B(e,t)})),kind:i(({kind:e})=>e).map(t=>({value:t,text:e.name(`kinds`,t)})),status:cc.map(e=>({value:e,text:M(`hall-status.${e}`)})),round:i(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:M(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:M(`hall-otherwise`)}],...dc(r),official:Object.values(t.officials).map(({id:e,name:t})=>({value:e,text:t}))};return Object.fromEntries(Object.entries(o).map(([e,t])=>[e,pc(t)]))}function dc({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:M(`hall-took`,{from:Le(n),until:Le(r)})}]},...t&&{escalation:[{value:t,text:fc(t)}]}}}function fc(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>ut(e)?M(e):t).join(` · `)}function pc(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}E.loadEscalationSteps();const mc={"head-referee":[`head-referee`,`director`],director:[`director`]};function hc({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function gc({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function _c(e,t){return!!t&&e.official!==t.id&&F(t,mc[e.level]??[])}function vc(e,t,{table:n,foul:r}){return[M(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&B(e,r)].filter(Boolean).join(` · `)}function yc(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function bc(e,t,n){return{name:e.officials[t]?.name??`?`,time:I(n,e.settings.time_zone)}}function xc({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return M(i?`help.unsent`:`help.sending`);let a=n.ended_at?M(`help.over.${n.ended_how}`):n.answered_at?M(`help.coming`,bc(e,n.answered_by,n.answered_at)):M(`help.waiting.${n.level}`);return i?`${a} · ${M(`hall-outbox.waiting`)}`:a}function Sc({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function Cc(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?f(t,e.hanchans[n],r):m(t,n))}function wc({ruling:t,questions:n,decision:r,done:i=!1,onAnswer:a}){let{library:o}=V(),s=j(),c=r&&e(o,r);return H`<section class="card">
<h3><span class="who">${t.offender.name}</span> · ${B(s,t.foul)}</h3>
${!i&&n.map(e=>H`<${Tc} key=${e.question.fact} asked=${e} onAnswer=${a} />`)}
${c&&H`<p class=${`penalty ${Ie(r.penalties[0]?.kind??`none`)}`} role="status">
${M(`hall-comes-to`,{line:c.line})}
</p>`}
${i&&H`<ol class="steps">${c.steps.map(e=>H`<li key=${e.id}>${e.text}</li>`)}</ol><${ee} stays=${c.stays} />`}
</section>`}function Tc({asked:{decision:t,question:n,chosen:r},onAnswer:i}){let{library:a}=V(),{text:o,answers:s}=e(a,t).questions[0],c=s.map(e=>({value:e.value??e.min,text:e.text}));return H`<${D} label=${o} value=${r} options=${c}
onChange=${e=>i(n.fact,e)} />`}function Ec(){let{library:e,book:t}=V(),[n,r]=U(null);return N(()=>{Promise.all([s.hands(),E.loadReading()]).then(([e])=>r(e),()=>{})},[]),(r,i)=>{let a=n&&e&&t&&n.handsAfter(e,t,r,i)||[];return a.length?a:Dc(r,i)}}function Dc(e,{how:t,winners:n}){let{deposits:r=0}=e;return t===`win`?[{...n.includes(`east`)?ft(e):l(e),deposits:0}]:t===`chonbo`?[{...e,deposits:r}]:[ft(e),l(e,ft(e).counters??0)].map(e=>({...e,deposits:r}))}function Oc({hands:e,chosen:t,onChoose:n=()=>{}}){if(e.length===1)return H`<p class="note none end-next" role="status">${M(`hall-comes-next`)} <strong><${Fe} hand=${e[0]} /></strong></p>`;let r=e.map((e,t)=>({value:t,text:H`<${Fe} hand=${e} />`}));return H`<${D} label=${M(`hall-following`)} value=${e.findIndex(e=>Ac(e,t))} options=${r}
onChange=${t=>n(e[t])} />`}function kc(e,t){return e.length===1?e[0]:e.find(e=>Ac(e,t))}function Ac(e,t){return!!t&&JSON.stringify(e)===JSON.stringify(t)}function jc({hanchan:e,ended:t,end:n,moves:r,onChange:i}){let{state:a}=V(),o=j(),{how:s,winners:c,riichi:l,tenpai:u}=n,d=u?.length===0;return H`<fieldset class="end-seats">
<legend class="unseen">${M(`hall-who`)}</legend>
${be(e,t.hand).map(({wind:e,player:n})=>{let d=ht(a,{...t,table:{id:t.table},seat:e}),f=l.includes(e),p=t=>t.includes(e)?t.filter(t=>t!==e):[...t,e],m=()=>{let e=p(u??[]);i({tenpai:e.length?e:void 0})},h=!c.includes(e)&&c.length===3,g=a.players[n]?.name??`?`;return H`<div key=${e} class="end-seat" role="group" aria-label=${`${o.phrase(`seat-${e}`)} · ${g}`}>
<span class="end-name"><${ot} wind=${e} /><span>${g}</span>
${d&&H`<span class="badge dead-hand">${M(`hall-badge.dead`,{since:nt(a,d)})}</span>`}</span>
${r&&s!==`four-riichi`&&H`<${Mc} stick on=${f} onTap=${()=>i({riichi:p(l)})}>${M(`hall-riichi`)}<//>`}
${s===`win`&&H`<${Mc} on=${c.includes(e)} isOff=${!!d||h} onTap=${()=>i({winners:p(c)})}>${M(`hall-wins`)}<//>`}
${r&&s===`exhaustive-draw`&&H`<${Mc} on=${f||u?.includes(e)} isOff=${f} onTap=${m}>${M(`hall-tenpai`)}<//>`}
</div>`})}
${r&&s===`exhaustive-draw`&&H`<div class="end-seat"><span class="end-name"></span>
<${Mc} on=${d} isOff=${!!u?.length} onTap=${()=>i({tenpai:d?void 0:[]})}>${M(l.length?`hall-nobody-else`:`hall-nobody`)}<//></div>`}
</fieldset>`}function Mc({on:e,stick:t=!1,isOff:n=!1,onTap:r,children:i}){return H`<button class=${`choice ${t?`stick`:``}`} type="button" aria-pressed=${String(!!e)} disabled=${n} onClick=${r}>${i}</button>`}const Nc=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function Pc({table:e,hanchan:t,hand:n,dealt:r=n,onHand:i,onClose:a}){let{state:o}=V(),[s]=U({table:e.id,hanchan:t.id,hand:n}),[l]=U(r),[d,f]=U(()=>{let e=c(o,s);return e?{end:{...Tt,...e},results:[],item:``}:null}),p={ended:s,dealt:l,moves:!!i,hanchan:t,onClose:a};if(!d)return H`<${Lc} ...${p} onDone=${f} />`;let m=M(`hall-ended-done`,{hand:Pe(s.hand)});return H`<${w} key="done" title=${m} onClose=${a}>
<p>${M(`hall-how.${d.end.how}`)}</p>
<${u} id=${d.item} onTaken=${a} />
${d.results.map(e=>H`<${wc} key=${e.ruling.id} ...${e} done />`)}
${i&&!d.item?H`<${Ic} ...${p} end=${d.end} onHand=${i} />`:H`<${Fc} next=${d.end.next} onClose=${a} />`}
<//>`}function Fc({next:e,onClose:t}){return H`${e&&H`<${Oc} hands=${[e]} />`}
<button class="button main" type="button" onClick=${t}>${M(`hall-done`)}</button>`}function Ic({dealt:e,end:t,onHand:n,onClose:r}){let i=Ec(),a=t.next?[t.next]:i(e,t),o=e=>{n(e),r()};return H`<h3>${M(`hall-following`)}</h3>
<div class="pair">
${a.map(e=>H`<button key=${JSON.stringify(e)} class="button main" type="button" onClick=${()=>o(e)}><${Fe} hand=${e} /></button>`)}
</div>`}function Lc({ended:e,dealt:t,moves:n,hanchan:r,onDone:i,onClose:a}){let{state:o}=V(),[s]=U(()=>Ne(o,e)),[c,l]=U(Tt),{does:u,wrong:d}=T(),f=Yt(s),p=Ec(),m=e=>l({...c,...e}),h=c.how&&(c.how!==`win`||c.winners.length>0),g=s.map(e=>{let t=f[e.revision];return{ruling:e,...c.how&&t?Dt(o,t,e,c):{questions:[],decision:null}}}),_=g.every(({decision:e})=>e),v=n&&h&&_?p(t,Bc(c,g)):[],y=kc(v,c.next),b=async()=>{let t=Object.fromEntries(g.map(({ruling:e,decision:t})=>[e.id,t])),n={...c,tenpai:zc(c),next:y},r=await E.send(`hand-end`,null,kt(e,n),{hold:!0,expected:t});R(),i({end:n,results:g,item:r.id})};return H`<${w} title=${M(`hall-ended-how`,{hand:Pe(e.hand)})} onClose=${a}>
<${Rc} how=${c.how} onHow=${e=>m({how:e,winners:[],tenpai:void 0})} />
${(n?c.how&&c.how!==`four-riichi`:c.how===`win`)&&H`<${jc} hanchan=${r} ended=${e} end=${c} moves=${n} onChange=${m} />`}
${h&&g.map(e=>H`<${wc} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>l(Ot(c,e.ruling,t,n))} />`)}
${v.length>0&&H`<${Oc} hands=${v} chosen=${c.next} onChoose=${e=>m({next:e})} />`}
${d}
<button class="button main" type="button" disabled=${!h||!_||n&&!y} onClick=${()=>u(b)}>
${M(`hall-ended-record`)}
</button>
<//>`}function Rc({how:e,onHow:t}){let{book:n}=V(),r=[`win`,...n?.content.facts.hand_end.answers??Nc],i=Nc.filter(e=>r.includes(e)).map(e=>({value:e,text:M(`hall-how.${e}`)}));return H`<${D} label=${M(`hall-how-label`)} value=${e} options=${i} onChange=${t} />`}function zc({riichi:e,tenpai:t,hands:n}){return t&&_e.filter(r=>t.includes(r)||e.includes(r)&&!At(n[r]))}function Bc(e,t){let n=t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`));return{...e,tenpai:zc(e),how:n?`chonbo`:e.how}}function Vc({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:Hc(t[e.id]),round:n[e.hanchan]?.round}))}function Hc({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function Uc(e,{cards:t,seconds:n,until:r}){let i=[M(`exam.questions`,{count:t.length})];return n&&i.push(M(`exam.each`,{seconds:n})),r&&i.push(M(Gc(r)?`exam.ended`:`exam.until`,{time:Wc(e,r)})),i}function Wc(e,t){return I(t,e.settings.time_zone)}function Gc(e){return!!e&&Date.parse(String(e))<=E.now()}function Kc(e){return M(`exam.seconds`,{seconds:Math.max(1,Math.round(e/1e3))})}function qc(e,t){let n={timeZone:t,dateStyle:`short`,timeStyle:`short`};return new Intl.DateTimeFormat(`sv-SE`,n).format(new Date(e)).replace(` `,`T`)}function Jc(e,t){let n=Date.parse(`${e}Z`);return(/* @__PURE__ */ new Date(2*n-Date.parse(`${qc(n,t)}Z`))).toISOString()}E.loadEscalationSteps();const Yc=[`head-referee`,`referee`,`arbiter`];function Xc(e,t){return`shinpan.exam.${e}.${t}`}function Zc(e){return!!e&&F(e,Yc)}function Qc(e){return Object.values(e.exams).sort((e,t)=>e.id<t.id?1:-1)}function $c(e,t,n){return nl(e,t).find(({official_id:e})=>e===n)}function el(e,t){let n=nl(e,t).map(({official_id:e})=>e),r=Object.values(e.officials).filter(e=>!e.revoked_at&&Zc(e));return{taken:n.length,all:(/* @__PURE__ */ new Set([...n,...r.map(({id:e})=>e)])).size}}function tl(e,t){return Zc(t)?Qc(e).filter(({id:n,status:r})=>r===`open`&&!$c(e,n,t.id)):[]}function nl(e,t){return Object.values(e.examAttempts).filter(e=>e.exam_id===t&&!e.withdrawn_at)}const rl={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[il,al]=[112,64],ol=[34,14],[sl,cl]=[10,7],[ll,ul]=[14,11];function dl({names:e,notes:t,pot:n,payments:r,number:i,to:a,winds:o}){return H`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${M(`open.arrows`)}>
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
${e.map((e,n)=>H`<${pl} key=${n} spot=${rl[n]} name=${e} note=${t[n]} to=${a?.(n)} wind=${o?.[n]} />`)}
${n&&H`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>H`<${hl} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${fl} names=${e} payments=${r} number=${i} /></div>
</figure>`}function fl({names:e,payments:t,number:n}){let r=t=>t===`table`?M(`open.the-table`):e[t];return H`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>H`<li key=${a}>
${M(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function pl({spot:[e,t],name:n,note:r,to:i,wind:a}){let o=ml(n,a?cl:sl)!==n,s=H`<g>
<rect
x=${e-il/2}
y=${t-al/2}
width=${il}
height=${al}
rx="10"
/>
${a&&H`<path class="wind" d=${Ze[a]} transform=${`translate(${e-il/2+5} ${t-21}) scale(0.85)`} />`}
<text class=${`name ${o?`long`:``}`} x=${a?e+12:e} y=${t-5}>${o?ml(n,a?ul:ll):n}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?H`<a href=${i} aria-label=${`${n} ${r}`}>${s}</a>`:s}function ml(e,t){let n=0,r=[...e],i=r.findIndex(e=>(n+=e>`⹿`?1.6:1)>t);return i<0?e:`${r.slice(0,i-1).join(``).trimEnd()}…`}function hl({payment:e,text:t}){let[n,r]=[$(e.from),$(e.to)],[i,a]=bl(n,r),[o,s]=bl(r,n),c=yl(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=gl(n,r)?_l([i,a],[l,u],[o,s],c):vl([l,u],c,n[0]===r[0]);return H`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${d} y=${f+6}>${t}</text>
</g>`}function gl(e,t){let[n,r]=$(`table`);return(e[0]+t[0])/2===n&&(e[1]+t[1])/2===r}function _l(e,t,n,r){let i=r=>e[r]*.5625+t[r]*.375+n[r]*.0625;return[i(0)+r[0]*.9,i(1)+r[1]*.5]}function vl([e,t],[n,r],i){if(n||r)return[e+n*1.2,t];let[a]=$(`table`);return i?[e+38,t]:[e+Math.sign(a-e)*18,t-19]}function yl(e,t){let[n,r]=$(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes($(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function $(e){return rl[e]??[0,0]}function bl([e,t],n){let[r,i]=[n[0]-e,n[1]-t],[a,o]=e===rl.table[0]&&t===rl.table[1]?ol:[il/2,al/2],s=Math.min((a+6)/Math.abs(r),(o+6)/Math.abs(i));return[e+r*s,t+i*s]}const xl=[0,1,2,3],Sl=[`east`,`south`,`west`,`north`];function Cl(e,t){return Sl[(e-t+4)%4]??`east`}function wl(e,t){return e===`table`?`table`:(Sl.indexOf(e)+t)%4}function Tl(e){let t=new Map([...xl,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of xl)t.set(e,0);else for(let e of Dl(n))Ol(t,e);return{net:xl.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function El(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Dl(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function Ol(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function kl(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Al({typed:e,onChange:t,onClose:n}){return H`<${w} title=${M(`open.names`)} onClose=${n}>
<p class="soft">${M(`open.names-text`)}</p>
${xl.map(n=>H`<${g}
key=${n}
label=${M(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${M(`open.done`)}</button>
<//>`}function jl({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=kl(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,El(e[r]??0,n)]);return H`<${w} title=${M(`open.settle`)} onClose=${i}>
<p>${M(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${we} rows=${s} />
<${fl} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${M(`open.settle-done`)}
</button>
<//>`}function Ml(){let{state:e,official:t}=V(),n=e?tl(e,t):[];if(n.length===0)return null;let[r]=n,i=n.length===1,a=i?mt(Xc(r.id,t.id)):null,o=a&&!a.attempt?M(`exam.paused`,{at:a.answers.length+1,all:r.cards.length}):M(i?`exam.waits`:`exam.wait`,{count:n.length});return H`<a class="row card" href=${i?`#/exams/${r.id}/take`:`#/exams`}>
<${v} name="clock" />
<span class="body">
<strong>${o}</strong>
<small>${i?[r.title,...Uc(e,r)].join(` · `):n.map(({title:e})=>e).join(` · `)}</small>
</span>
<${v} name="next" />
</a>`}function Nl(e,t,n,r){let i=e.map(e=>Pl(e,t,n,r)),a=i.filter(e=>e instanceof st);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:Ke(r)};return i.map((t,n)=>t instanceof st?{rulebook:e[n].names(),...o,...ce()}:t)}function Pl(e,t,n,r){try{return oe(e,t,n,r)}catch(e){if(e instanceof st)return e;throw e}}function Fl(e,n){let r=new t(e),i=Object.entries(e.catalogue.rule_points).map(([e,t])=>{let i=n.map(t=>t.content.rule_points[e]);return{id:e,name:r.pick(t.name),kind:t.kind,values:i.map(e=>({value:e,text:Il(r,t,e)})),differs:i.some(e=>!Ll(e,i[0]))}});return{rulebooks:n.map(e=>r.book(e.names())),points:i}}function Il(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function Ll(e,t){return L(e)===L(t)}const Rl={transfers:[],fines:[],effects:[]};function zl({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function Bl({words:e},t){if(t.lateness)return M(`open.by-lateness`);let n=Vl(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Vl(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Vl(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...Rl,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?M(`open.grows-times`,{times:r.p.times}):M(`open.grows-add`,{p:r.p.add})})`:e.line({...Rl,penalties:t,effects:n})}function Hl(e,t){return e.table(t).rows}function Ul({rules:e,book:t,foul:n}){let{words:r}=e,i=Hl(t,n);if(!i.length)return H`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return H`<ol class="table-rows">
${i.map(t=>H`<li key=${t.id}>
<strong>${Bl(e,t)}</strong>
${zl(e,t.when).map(e=>H`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&H`<p>${i.length>1?M(`open.otherwise`):M(`open.always`)}</p>`}
${t.effects.length>0&&H`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${$e(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&H`<p class="soft">${M(`open.counted-over`,{scope:qe([r.phrase(`scope-${a}`)])})}</p>`}`}function Wl({book:e,words:t,foul:r,facts:i,context:a,onChange:o}){let s=(e,t)=>{let{[e]:r,...i}=a;o(t===n[e]?i:{...i,[e]:t})};return H`<div class="stack">
${Object.entries(Je).map(([o,c])=>{let l=c.filter(t=>de(e,r,i,{...a,[o]:t}));return H`<${D}
key=${o}
label=${se(t,o)}
value=${a[o]??n[o]}
options=${l.map(e=>({value:e,text:ae(t,o,e)}))}
onChange=${e=>s(o,e)}
/>`})}
</div>`}const Gl=[`impossible`,`denied`,`silent`];function Kl({tournament:e,as:t,player:n=!1}){let{lang:r}=Qe(),[i,a]=U(``),o=async n=>{a(n?`beginning`:`ending`),a(await(n?ql({tournament:e,as:t},r):Jl(e)).catch(()=>`unreached`))};if(N(()=>{let n=!1;return E.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||a(e),()=>{}),()=>void(n=!0)},[e,t,r]),!i)return null;if(Gl.includes(i))return H`<section class="card"><h2>${M(`push.title`)}</h2><p role="status">${M(`push.${i}`)}</p></section>`;let s=[`unserved`,`unreached`].includes(i);return H`<${me} label=${M(`push.title`)} hint=${M(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(i)} onChange=${o} />
${s&&H`<p class="note warn" role="status">${M(`push.${i}`)}</p>`}`}async function ql(e,t){return(await E.push()).subscribe(e,t)}async function Jl(e){return await(await E.push()).unsubscribe(e),`off`}export{Bs as $,si as $n,W as $r,La as $t,qc as A,Bi as An,Dn as Ar,Mo as At,xc as B,bi as Bn,pn as Br,so as Bt,el as C,na as Cn,gr as Cr,Jo as Ct,Jc as D,Ki as Dn,xn as Dr,Ho as Dt,Gc as E,Yi as En,Cn as Er,Bo as Et,vc as F,Li as Fn,yn as Fr,ho as Ft,oc as G,_i as Gn,nn as Gr,Za as Gt,lc as H,vi as Hn,cn as Hr,no as Ht,_c as I,Ni as In,gn as Ir,mo as It,Us as J,ii as Jn,Yt as Jr,qa as Jt,Xs as K,Z as Kn,$t as Kr,Ya as Kt,yc as L,Ii as Ln,hn as Lr,go as Lt,Pc as M,Mi as Mn,q as Mr,wo as Mt,gc as N,Pi as Nn,On as Nr,_o as Nt,Kc as O,qi as On,jn as Or,Lo as Ot,Cc as P,ji as Pn,vn as Pr,vo as Pt,Gs as Q,ui as Qn,Ht as Qr,Ua as Qt,hc as R,Ci as Rn,mn as Rr,uo as Rt,Qc as S,aa as Sn,hr as Sr,Ko as St,Uc as T,ea as Tn,bn as Tr,zo as Tt,uc as U,gi as Un,rn as Ur,to as Ut,bc as V,xi as Vn,sn as Vr,ro as Vt,ac as W,Q as Wn,G as Wr,eo as Wt,qs as X,fi as Xn,Jt as Xr,Wa as Xt,Js as Y,di as Yn,Ut as Yr,Ka as Yt,Ks as Z,hi as Zn,Kt as Zr,Va as Zt,El as _,ma as _n,Fr as _r,is as _t,Bl as a,At as ai,Oa as an,$r as ar,Os as at,$c as b,sa as bn,Mr as br,ns as bt,Nl as c,St as ci,Ta as cn,Yr as cr,Ts as ct,jl as d,Sa as dn,Br as dr,xs as dt,Vt as ei,Ba as en,li as er,zs as et,xl as f,xa as fn,Vr as fr,hs as ft,kl as g,_a as gn,Lr as gr,os as gt,Cl as h,va as hn,X as hr,ss as ht,zl as i,Dt as ii,Da as in,ni as ir,Fs as it,Vc as j,Ri as jn,Vn as jr,To as jt,Wc as k,Vi as kn,Sn as kr,Io as kt,Ml as l,ka as ln,qr as lr,Ss as lt,wl as m,wa as mn,zr as mr,us as mt,Wl as n,Tt as ni,Ra as nn,ri as nr,Ls as nt,Hl as o,wt as oi,ja as on,Jr as or,ks as ot,Dl as p,ba as pn,Rr as pr,ms as pt,Ys as q,ai as qn,tn as qr,Ja as qt,Ul as r,kt as ri,Fa as rn,ti as rr,Ms as rt,Fl as s,xt as si,Aa as sn,Xr as sr,Ds as st,Kl as t,Bt as ti,za as tn,ci as tr,Rs as tt,Al as u,Ca as un,Kr as ur,ys as ut,Tl as v,fa as vn,Pr as vr,$o as vt,Zc as w,ta as wn,Tn as wr,qo as wt,Xc as x,oa as xn,Ir as xr,Zo as xt,dl as y,pa as yn,jr as yr,ts as yt,Sc as z,Si as zn,dn as zr,co as zt};