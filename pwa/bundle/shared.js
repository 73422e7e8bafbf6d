import{$ as e,$t as t,A as n,Ar as r,B as i,C as a,Cn as o,Cr as s,Ct as c,D as l,Dt as u,E as d,Et as f,F as p,Ft as m,G as h,H as g,Ht as _,I as v,It as y,J as b,Jr as x,K as ee,Kt as S,L as te,Lt as C,M as w,Mr as ne,N as re,Nn as ie,Nt as T,O as E,On as ae,Ot as oe,P as se,Pn as ce,Pt as D,Qr as le,Qt as O,R as ue,Rn as de,Rt as fe,S as pe,Sn as me,Sr as he,St as ge,T as _e,Tn as ve,Tr as ye,Tt as be,U as xe,Un as Se,Ut as Ce,V as we,Vt as Te,W as Ee,Wn as De,Wt as k,X as Oe,Xt as ke,Y as Ae,_t as je,a as Me,ai as Ne,an as Pe,b as Fe,bi as Ie,c as Le,ct as A,d as Re,di as ze,dn as j,ei as Be,et as Ve,f as He,ft as Ue,g as We,gi as M,gt as Ge,h as Ke,ht as qe,in as N,j as Je,jr as Ye,kn as P,l as Xe,lt as Ze,m as F,ni as Qe,nn as I,on as L,pt as $e,q as et,ri as tt,rn as R,rr as nt,si as z,sn as B,st as rt,ti as it,tr as at,tt as ot,u as st,un as ct,ut as V,v as lt,vi as H,vn as ut,vt as U,wn as dt,wr as ft,wt as pt,x as mt,xn as ht,y as gt,yi as W,yn as _t,z as vt,zt as yt}from"./app.js";const bt={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function xt(){let[,e]=W(!1);M(()=>{ae(`others`).then(()=>e(!0),()=>{})},[])}function St(e){let t=String(e?.type).split(`:`).at(-1)??``,n=bt[t]??t;return ve(`refusal.type.${n}`)?L(`refusal.type.${n}`):ve(`refusal.type.other`)?L(`refusal.type.other`):e?.detail??``}function Ct(e,t){let[r]=t.split(`.`),i=t.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(r)&&i in e.catalogue.facts?e.question(i):r===`context`&&i in n?re(e,i):ve(`refusal.field.${r}`)?L(`refusal.field.${r}`):t}function wt({problem:e}){xt();let t=U(),{errors:n=[],detail:r,title:i}=e??{};return j`<div class="note bad stack">
<p><strong>${St(e)}</strong></p>
${n.length===0&&j`<p lang="en">${r??i??L(`hall-unknown`)}</p>`}
<dl class="refusal">
${n.map(({field:e,message:n,cure:r})=>{let i=Ct(t,e);return j`<div key=${e}>
<dt><strong>${i}</strong></dt>
<dd lang="en"><small>${n===i?r:`${n} ${r}`}</small></dd>
</div>`})}
</dl>
</div>`}const Tt={winners:[],riichi:[],hands:{},quads:{},answers:{}},Et=/* @__PURE__ */ new Map([[!0,`valid`],[!1,`invalid`]]);function Dt(e,t,n,r){let{noten_by_dead_hand:i,...a}=n.facts,o={...a,...Nt(t,n,{...Mt(e,n),...jt(n,r)})},s=r.answers[n.id]??{},c=[];for(;;){let e=ie(t,n.foul,o,n.context);if(e.status!==`needs-facts`)return{questions:c,decision:e};let i=e.questions[0],a=Pt(n,r,i.fact)??s[i.fact];if(c.push({decision:e,question:i,chosen:a}),a===void 0)return{questions:c,decision:null};o[i.fact]=a}}function Ot(e,t,n,r){let{seat:i,id:a}=t;return i&&n===`riichi_hand`?{...e,hands:{...e.hands,[i]:r}}:i&&n===`quad_valid`?{...e,quads:{...e.quads,[i]:Et.get(r)??`invalid`}}:{...e,answers:{...e.answers,[a]:{...e.answers[a],[n]:r}}}}function kt(e,{how:t,winners:n,riichi:r,tenpai:i,next:a,hands:o,quads:s,answers:c}){let l=Object.entries({riichi:r,hands:o,quads:s,answers:c}).filter(([,e])=>Object.keys(e).length>0),u=t===`win`?{winners:n}:t===`exhaustive-draw`&&i?{tenpai:i}:{};return{...e,how:t,...u,...a&&{next:a},...Object.fromEntries(l)}}function At(e){return e===`noten`||e===`refused`}function jt(e,t){let n=t.how===`win`?e.seat&&(t.winners.includes(e.seat)?`own-win`:`other-win`):t.how;return n?{hand_end:n}:{}}function Mt(e,t){return!t.seat||he(e,t,Date.parse(t.ruled_at))?{}:{noten_by_dead_hand:!1}}function Nt(e,t,n){let r=e.table(t.foul).used;return Object.fromEntries(Object.entries(n).filter(([e])=>r.includes(e)))}function Pt({seat:e},t,n){if(!e)return;if(n===`riichi_hand`)return t.hands[e];let r=n===`quad_valid`?t.quads[e]:void 0;return r&&r===`valid`}const Ft=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,It=RegExp(`#/join/(${Ft})/([\\w-]{16,200})`,`i`),Lt=/#\/account\/(spa_[\w-]{16,200})/,Rt=/#\/sheet\?s=([\w-]+)/,zt=RegExp(`#/table/(${Ft})`,`i`);function Bt(e){let t=It.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=Lt.exec(e);if(n)return{account:n[1]};let r=Rt.exec(e);if(r)return{sheet:r[1]};let i=zt.exec(e);return i?{table:i[1].toLowerCase()}:null}function Vt(e){let{state:t,online:n}=I(),[r,i]=W({answer:null,fresh:!1,trouble:null});return M(()=>{let t=!1,n=e=>t||i(e);return P.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),P.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function Ht({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){xt();let{tournament:i}=I(),a=e&&R(e.at,i.time_zone);return!e&&!n?j`<${Ce} />`:n?j`<p class="note warn" role="status">${[G(n),L(`seen.${e?`old`:`never`}.${r}`,{time:a??``})].join(` `)}</p>`:j`<p class="soft" role="status">${L(t?`standings.at`:`seen.asking.${r}`,{time:a??``})}</p>`}function G(e){return e.name===`Unreachable`?`${L(navigator.onLine?`live.unreached`:`no-network`)}.`:St(e.problem)||`HTTP ${e.status}`}function Ut({name:e,hint:t=``,path:n,file:r,children:i}){let{lang:a}=ct(),[o,s]=W(null),[c,l]=W(!1),[u,d]=W(null),f=H(0),p=H(null);return M(()=>(s(null),d(null),()=>void(f.current+=1)),[n,a]),M(()=>()=>o&&URL.revokeObjectURL(o.url),[o]),M(()=>p.current?.focus(),[o]),j`<li class="card file">
<h3>${e}</h3>
${t&&j`<p class="soft">${t}</p>`}
${i}
<div role="status">
${c&&j`<progress aria-label=${L(`reports.making`,{name:e})}></progress><p class="soft">${L(`reports.wait`)}</p>`}
${o&&j`<p class="soft">${L(`reports.ready`,{size:qt(o.file.size)})}</p>`}
</div>
${u&&j`<${Gt} error=${u} />`}
${o?j`<${Wt} made=${o} first=${p} />`:j`<button class="button" type="button" disabled=${c} aria-label=${L(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=f.current+=1,t=t=>e===f.current&&t();l(!0),d(null);try{let e=await P.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${a}`,{timeout:12e4});t(()=>s({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>d(e))}finally{l(!1)}}}>${L(`reports.make`)}</button>`}
</li>`}function Wt({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return j`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${L(`reports.save`)}</a>
${r&&j`<a class="button" href=${e} target="_blank">${L(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&j`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${L(`reports.share`)}</button>`}
</div>`}function Gt({error:e}){return xt(),j`<p class="note bad" role="alert">${G(e)}</p>`}function Kt(){return I().state?.settings.slug??`shinpan`}function qt(e){return N(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function Jt(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Yt(e){let{book:t}=I(),n=Ie(()=>t?.revision?{[t.revision]:t}:{},[t]),[r,i]=W({}),a=[...new Set(e.map(({revision:e})=>e))].filter(e=>e&&!(e in n));return M(()=>{for(let e of a)P.revision(e).then(t=>i(n=>({...n,[e]:t})),()=>{})},[a.join()]),{...r,...n}}function Xt(e=!0){let{library:t}=I(),[,n]=W(0);M(()=>{e&&P.loadReading().then(()=>n(1),()=>{})},[t,e])}const Zt={amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],player:[`facts-otherwise`,`did-not-happen`,`not-all-heard`,`rule-otherwise`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`],upheld:[`facts-stand`,`rule-clear`,`nothing-new`],confirmed:[`facts-stand`,`rule-clear`,`nothing-new`],overturned:[`did-not-happen`,`facts-otherwise`,`rule-otherwise`,`in-doubt`],appeal:[`player-disagrees`,`facts-disputed`,`rule-unclear`],reopening:[`new-evidence`,`facts-otherwise`,`not-all-heard`],time:[`tapped-late`,`seen-come`,`wrong-player`],start:[`tapped-by-mistake`,`not-begun`,`wrong-table`],"player-time":[`table-confirms`,`seen-come`],schedule:[`hall-not-ready`,`round-before-late`,`wrong-time`],"extra-time":[`tapped-by-mistake`,`too-much`],exam:[`exam-twice`,`exam-otherwise`],"exam-again":[`called-away`,`phone-failed`,`learned-since`],correction:[`misspelt`,`wrong-number`,`wrong-team`,`as-on-list`],withdraw:[`left`,`ill`,`does-not-come`],return:[`plays-again`,`tapped-by-mistake`],removal:[`entered-twice`,`does-not-come`,`tapped-by-mistake`],joining:[`entered-twice`,`came-anew`],seats:[`sat-otherwise`,`wrong-player`,`as-on-list`],substitute:[`left`,`ill`,`does-not-come`],rules:[`wrong-rules`,`announced-otherwise`],status:[`too-few-players`,`interrupted`,`entered-twice`,`tapped-by-mistake`],result:[`wrong-table`,`too-soon`,`counted-wrongly`],"hand-end":[`tapped-by-mistake`,`wrong-table`,`facts-otherwise`],"let-play":[`pays-later`,`paid-elsewhere`,`fine-disputed`],waiver:[`not-their-fault`,`first-time`,`fine-disputed`],"ledger-decision":[`rule-otherwise`,`facts-otherwise`,`counted-wrongly`,`conduct`],"decision-withdrawal":[`tapped-by-mistake`,`wrong-player`,`wrong-amount`,`facts-otherwise`],payment:[`wrong-amount`,`wrong-player`,`wrong-method`,`entered-twice`],refund:[`fine-overturned`,`fine-waived`,`paid-twice`],"refund-withdrawal":[`wrong-amount`,`wrong-player`,`wrong-method`,`not-handed-back`],dismissal:[`wrong-time`,`arbiter-was-there`,`noted-twice`]};function Qt(e,t=``){let{names:n={}}=P.snapshot.library?.catalogue.reasons??{};return[...e.map(e=>n[e]??L(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}async function $t(e){return await P.loadReading().catch(()=>{}),Qt(e)}function en(e,t){let{library:n}=I();Xt(!!t);let{reasons:r}=n?.catalogue??{};return t?r?.of[t]??null:Zt[e]}function tn(e,t,n=L(`hall-reason`),r=L(`hall-reason-missing`)){let[i,a]=W([]),[o,s]=W(``),c=Qt(i,o);return{reason:c,field:l=>j`<div class="stack">
${(e||t)&&j`<${nn} what=${e} foul=${t} chosen=${i} onChosen=${a} />`}
<${y}
long
label=${n}
value=${o}
onInput=${s}
maxlength="3500"
wrong=${l&&!c?r:void 0}
/>
</div>`}}function nn({what:e,foul:t,chosen:n,onChosen:r}){let i=en(e,t);if(!i)return null;let a=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return j`<div class="switches" role="group" aria-label=${L(`reason.why`)}>
<small class="soft why" aria-hidden="true">${L(`reason.why`)}</small>
${i.map(e=>j`<${te} key=${e} pressed=${n.includes(e)} onClick=${()=>a(e)}>${Qt([e])}<//>`)}
</div>`}function K({what:e,title:t,text:n,yes:r,onReason:i,onClose:a,children:o}){let[s,c]=W(!1),{reason:l,field:u}=tn(e),{does:d,wrong:f}=E();return j`<${T} title=${t} onClose=${a}>
<form onSubmit=${e=>{e.preventDefault(),c(!l),l&&d(()=>i(l))}}>
${n&&j`<p>${n}</p>`}
${u(s)} ${o} ${f}
<button class="button main">${r}</button>
</form>
<//>`}function rn({title:e,text:t,yes:n,danger:r=!1,onYes:i,onClose:a}){return j`<${T} title=${e} onClose=${a}>
<p>${t}</p>
<div class="pair">
<button class=${`button ${r?`danger`:``}`} type="button" onClick=${i}>${n}</button>
<button class="button" type="button" onClick=${a}>${L(`cancel`)}</button>
</div>
<//>`}const an=ke(dt.account,`SignInAgain`);let on=null;function sn(){let[e,t]=W(null);M(()=>(on=t,()=>void(on=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&j`<${an} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function cn(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!on||!await ln(on))throw t;return e()}}function ln(e){return new Promise(t=>e({tell:t}))}const un=/^(localhost|.+\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;function dn(){return P.ask(`addresses`).catch(()=>null)}function fn(e){return un.test(new URL(e).hostname)}function pn(){let[e,t]=W(location.origin);return M(()=>{fn(e)&&dn().then(e=>e&&t(e.url))},[]),e}function mn({link:e,cure:t=`HOST=0.0.0.0`}){return fn(e)?j`<div class="note bad" role="alert">
<p><strong>${L(`people.local`)}</strong></p>
${t?j`<p>${L(`people.local.start`)}</p>
<p><strong>make run ${t}</strong></p>
<p>${L(`people.local.then`)}</p>`:j`<p>${L(`people.local.network`)}</p>`}
</div>`:null}function hn({link:e,found:t,onLink:n}){let{origin:r,host:i,protocol:a}=new URL(e),o=(t?.candidates??[]).map(({url:e})=>({value:e,text:new URL(e).host}));return j`${o.length>1&&j`<${C} label=${L(`people.address`)} value=${r} options=${o} onChange=${t=>n(e.replace(r,t))} />
<p class="soft">${L(`people.address.another`)}</p>`}
${a===`http:`&&!fn(e)&&j`<p class="soft">${L(`people.address.plain`,{host:i})}</p>`}`}function gn(){let{path:e}=_t();return t=>{_t().path===e&&ut(t,{replace:!0})}}const _n=ke(dt.referee,`Switch`);function vn({to:e,children:t}){let{tournament:n,outbox:r}=I(),[i,a]=W(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:j`<${_n} onYes=${()=>a(!0)} />`}function yn({up:e}){let{joining:t}=I(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return j`<${k} title=${i??L(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${a.length>0&&j`<p>${L(`hall-as`,{roles:a.map(e=>L(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${L(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
<p>${r?L(`hall-loaded`,{loaded:n,total:r}):L(`hall-asking`)}</p>
</div>
<//>`}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const bn=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),xn=[`low`,`medium`,`quartile`,`high`],Sn={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Cn={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},wn={low:1,medium:0,quartile:3,high:2},Tn=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function En(e){if(e=Ln(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function Dn(e,t){let n=wn[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function On(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const kn={numeric:1,alphanumeric:2,byte:4},An={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},jn=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Mn(e){let{exp:t,log:n}=jn,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const Nn=[];function Pn(e){let t=Nn[e];if(t!==void 0)return t;let n=Mn(e),{exp:r,log:i}=jn,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return Nn[e]={gen:n,mul:a}}function Fn(e,t,n){let{exp:r,log:i}=jn,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function In(e,t){let n=bn[e-1],r=Sn[t][e-1],i=Cn[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const q=e=>{throw Error(e)};function Ln(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function Rn(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=zn[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const zn=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[Tn.charCodeAt(t)]=t;return e})();function Bn(e,t,n,r,i){let a=In(e,t),o=An[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&q(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(kn[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(zn[n.charCodeAt(e)]*45+zn[n.charCodeAt(e+1)],11);s&1&&f(zn[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&q(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Pn(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Fn(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),ee=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[ee++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[ee++]=t[e];return x}function Vn(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Hn=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),J=e=>Hn[e&65535]+Hn[e>>>16],Un=/* @__PURE__ */ new Uint32Array(32);function Wn(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const Y=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},Gn=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,X=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function Kn(e,t){let{size:n,words:r,v:i}=e,a=Un;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),Wn(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function qn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=J(n>>>0)+2*J((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function Jn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=J(v>>>0)+J(y>>>0)}}return a}function Yn(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=qn(e)+qn(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=J(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=J(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(Jn(e)+Jn(t))}function Xn(e,t,n,r){let i=e.size,a=Dn(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?X(e,8,t,n):t<8?X(e,8,t+1,n):t===8?X(e,7,8,n):X(e,14-t,8,n),t<8?X(e,i-1-t,8,n):X(e,8,i-15+t,n)}if(X(e,8,i-8,1),t>=7){let n=On(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;X(e,a,o,r),X(e,o,a,r)}}}let Zn;function Qn(e){let t=21+4*(e-1),n=Y(t),r=new Uint8Array(t*t),i=(e,i,a)=>{X(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=En(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(Y(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Vn(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=Y(t);return Kn(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[Y(t),Y(t),Y(t),Y(t)]}}function $n(e,t,n,r,i=!1){(Zn===void 0||Zn.ver!==e)&&(Zn=Qn(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=Zn,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){Kn(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=Yn(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||Xn(u,e,t,h),u}const er=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},tr=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function nr(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function rr(e,t){let n=An.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((In(e,t).capacity-4-n)/8))}function ir(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const ar=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&Gn(e.m,e.map[t],e.map[n])===1,or=[10,27],sr=/* @__PURE__ */ String.fromCharCode(or[0]);function cr(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=ar(e,n,r);n[r]=i}return n}function lr(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=ar(e,i,r),o=r+1>=t||ar(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=sr}return n}function ur(e){let t=e.W,n=String.fromCharCode(or[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=ar(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=sr}return i}function dr(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!ar(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function fr(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=Gn(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function pr(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function mr(e,t=`raw`,n={}){if(tr(e,`text`),tr(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=Ln(r));let i=n.ecc===void 0?`medium`:n.ecc;xn.includes(i)||q(`invalid ecc=${i}`);let a=n.encoding===void 0?Rn(e):n.encoding;if(An[a]||q(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?Tn.slice(0,10):Tn;for(let n of e)t.includes(n)||q(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(er(n.mask,`opts.mask`)<0||n.mask>7)&&q(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=rr(r===void 0?40:r,i);(e.length>t||nr(e)>t)&&q(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!ir(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=An[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=In(r,i).capacity)break}r>40&&q(`Capacity overflow`)}else{let e=An[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>In(r,i).capacity)&&q(`Capacity overflow`)}let u=Bn(r,i,e,a,s),d=$n(r,i,u,n.mask),f=n.border===void 0?2:er(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:er(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?cr(_):t===`ascii`?lr(_):t===`term`?ur(_):t===`svg`?dr(_,n.optimize===void 0||n.optimize):t===`gif`?fr(_):t===`data-url`?pr(fr(_)):q(`Unknown output: ${t}`)}const hr=2953;function gr({text:e,label:t}){let n=mr(e,`raw`,{border:4,ecc:e.length>300?`low`:`medium`}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return j`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function _r(e,t){let n=e.book(t),r=new Be(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>br(r,t,e.id)));return{options:i.map(e=>vr(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>br(r,e,null)),...a]}}function vr(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?yr(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function yr(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,default_with:t.default_with??{},answers:n.map(([e,t])=>({value:e,text:t}))}}function br(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const xr=[1,2,3,4];function Sr(e,t){let{kind:n,answers:r}=e,i=nt(e,t);return i===null?n===`several`?r.map(({value:e})=>e):[30,10,-10,-30]:i}function Cr({parameter:e,label:t,value:n,onChange:r}){let i={uma:wr,hundreds:Dr,several:Or}[e.kind];return j`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function wr({label:e,value:t,onChange:n}){let[r,i]=W(()=>xr.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(Tr(a))};return j`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${L(`open.uma-hint`)}</p>
<div class="places">
${xr.map(e=>j`<${y}
key=${e}
label=${L(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function Tr(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Er)}function Er(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Dr({label:e,value:t,onChange:n}){let[r,i]=W(String(t));return j`<${y}
label=${`${e} (${L(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(Er(e.trim()))}}
/>`}function Or({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return j`<fieldset class="parameter">
<legend>${t}</legend>
<div class="choices">
${i.map(e=>j`<label class="choice" key=${e.value}>
<input
type="checkbox"
checked=${n.includes(e.value)}
onChange=${()=>a(e.value)}
/>
${e.text}
</label>`)}
</div>
</fieldset>`}const kr=`wrc-2022`,Ar=/* @__PURE__ */ new Map;function jr(e){return{id:e,options:{},readings:{}}}function Z(e,t){let n=z(t),r=Ar.get(n)??at(e,t.id,t.options,t.readings);return Ar.set(n,r),r}function Mr(e,t){try{return Z(e,t),null}catch(e){return e}}function Nr(){let{library:e,tournament:t,book:n}=I(),{lang:r}=ct(),[i,a]=o(`shinpan.rules`,null);if(!e)return null;let s=t?.id??null,c=i&&i.at===s&&!Mr(e,i.choice)?i.choice:null,l=t?{...jr(kr),...t.rulebook}:jr(kr),u=c??l,d=c||!n?Z(e,u):n;return{library:e,lang:r,words:new Be(e),choice:u,book:d,choose:e=>a({at:s,choice:e})}}function Pr(e,t,n){let r=t&&!Mr(e.library,t)?t:e.choice;return{...e,choice:r,book:t?Z(e.library,r):e.book,choose:n}}function Fr(e,t,n){let{library:r}=e,{choice:i}=Pr(e,t,n),a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=Mr(r,s)?i:s;return{...e,choice:c,book:Z(r,c),choose:n}}function Ir(e){return t=>{let n=Nr();return n?j`<${e} ...${t} rules=${n} />`:j`<${k} title=${L(`open.no-rules`)}
><${Te} text=${L(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${L(`try-again`)}
</button>
<//><//
>`}}function Lr({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[L(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Rr({rules:e}){let[t,n]=W(!1);return j`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${S} name="book" />
<span class="body"
><small>${L(`open.rules-in-use`)}</small
><strong>${Lr(e,e.book)}</strong></span
>
<span class="badge">${L(`call.change`)}</span>
</button>
<${zr} rules=${e} standing=${e.book.content.standing} />
${t&&j`<${Br} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function zr({rules:e,standing:t}){return t===`official`?null:j`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function Br({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=W(t),c=Mr(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=_r(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return j`<${T} title=${L(`open.choose-rules`)} onClose=${r}>
<${C}
label=${L(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(jr(e))}
/>
<p class="soft">${a.standingNote(o.id)}</p>
${u.length>0&&j`<${Hr} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:Wr(o,d,e)})} />`}
${f.length>0&&j`<${Ur} offered=${f} draft=${o} onChange=${s} />`}
<${Vr} error=${c} reasons=${Gr(u,o.options)} />
${!c&&j`<p role="status">${Lr(e,Z(i,o))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!c}
onClick=${()=>n(o)}
>
${L(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${L(`cancel`)}</button>
</div>
<//>`}function Vr({error:e,reasons:t=[]}){return e?j`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>j`<p key=${e}>${e}</p>`)}
</div>`:null}function Hr({offered:e,chosen:t,onChange:n}){let r=(r,i)=>{let a=Object.fromEntries(Object.entries({...t,[r]:{}}).filter(([e])=>i||e!==r)),o=({id:e,parameter:t})=>e===r||t&&r in t.default_with,s=({parameter:e})=>e?{[e.name]:Sr(e,a)}:{},c=e.filter(e=>e.id in a);n(Object.fromEntries(c.map(e=>[e.id,o(e)?s(e):a[e.id]])))};return j`<fieldset class="stack">
<legend>${L(`open.options`)}</legend>
${e.map(e=>j`<div key=${e.id} class="stack">
<${yt}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e.id,t)}
/>
${e.parameter&&e.id in t&&j`<${Cr}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function Ur({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return j`<details class="fold">
<summary>
${L(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${L(`open.readings-text`)}</p>
${e.map(e=>j`<div key=${e.id} class="stack">
<${C}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function Wr({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function Gr(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}function Kr(e){return[.../* @__PURE__ */ new Set([e,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}))}function qr(){let e=N(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}function Jr(e,t=!1){let n=t?`exceptZero`:`auto`;return Zr(e/10,{minimumFractionDigits:1,signDisplay:n})}function Yr(e,t=!1){return Zr(e,{signDisplay:t?`exceptZero`:`auto`})}function Xr(e,t,n=!1){return`${Yr(-t,n)}${e===`P`?`P`:``}`}function Zr(e,t){return N(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}const Qr=1e3;function $r(e){let[t,n]=W(P.now);return M(()=>{if(!e)return;let t,r=()=>{n(P.now()),t=setTimeout(r,Qr-P.now()%Qr)};return r(),()=>clearTimeout(t)},[e]),t}const ei=`shinpan.board`,ti=()=>me(ei),ni=e=>ht(ei,e);function ri(e){return e===`P`||e===`pts`}function ii(e){return oi(Object.values(e.ledger).filter(({unit:e})=>!ri(e)))}function ai(e,t){return oi(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function oi(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]},l=c.amount<=0&&a>0?o:c.since;t.set(s,{...c,since:l,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function si(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function ci(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t<=0&&i>0&&(n=r),t+=i;return e.slice(n)}function li(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function ui(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function di(e,t){return[e?.id,e?.player_id].includes(t)}function fi(e,{kind:t,id:n}){return e[`${t}s`]?.[e.merged[n]??n]?.name??`?`}function Q(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?Yr(t):`${t<0?`−`:``}${tt(e,Math.abs(t))}`}function pi({unit:e,amount:t,what:n}){return L(`line.${hi(e,t,n)}`,{amount:Q(e,Math.abs(t))})}const mi={reversed:`due-again`,paid:`refunded`};function hi(e,t,n){return ri(e)?t<0?`given-back`:`taken`:t>0?mi[n]??`fined`:n===`paid`||n===`waived`?n:`cancelled`}function gi(e,t){let n=Qe(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}function _i(){let{outbox:e}=I(),t=e.filter(({kind:e,state:t})=>e===`result`&&r(t)).length;return t===0?null:j`<p class="note info"><a class="reach" href="#/outbox">${L(`standings.waits`,{count:t})}</a></p>`}function vi(e){let t=new Intl.Collator(void 0,{numeric:!0});return Object.values(e.hanchans).filter(({id:t,status:n})=>!e.results[t]&&!n).map(({id:t,table:n,round:r})=>({id:t,name:bi(e,{table:n,round:r})})).sort((e,n)=>t.compare(e.name,n.name))}function yi({state:e}){let{official:t}=I(),n=vi(e);return n.length===0?null:j`<${D} title=${L(`standings.missing`,{count:n.length})}>${()=>j`<ul class="rows">
${n.map(({id:e,name:n})=>j`<li key=${e}>${Ke(t)?j`<a class="row" href=${`#/result/${e}`}>${n}</a>`:j`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function bi(e,{table:t,round:n}){return[L(`hall-round`,{round:n}),L(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}const xi=[`late`,`late-arbiter`,`forfeit`];function Si(e,t){return[e?.id,e?.player_id].includes(t)}function Ci(e){return!!e?.roles?.includes(`director`)}function wi(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&xi.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function Ti({path:e,body:t,about:n,onApprove:r,onClose:i}){let[a,o]=W(null),{state:s}=I(),{lang:c}=ct(),{does:l,wrong:u}=E();return M(()=>{P.ask(`${e}/preview?lang=${c}`,{method:`POST`,body:t}).then(o,e=>o({trouble:e}))},[]),j`<${T} title=${L(`charged.title`)} onClose=${i}>
${!a&&j`<${Ce} />`}
${a?.trouble&&j`<p class="note bad" role="alert">${G(a.trouble)}</p>`}
${a?.changes&&j`${n&&j`<p><strong>${n}</strong></p>`}
<${Ei} state=${s} seen=${a} />
${a.hanchans?.length>0&&j`<p>${L(a.hanchans[0].cancelled?`clock.cancels-too`:`clock.plays-again`)} ${a.hanchans.map(e=>bi(s,e)).join(`, `)}</p>`}
<p class="soft">${L(`charged.logged`)}</p>
${u}
<button class="button main" type="button" onClick=${()=>l(()=>r(a.digest))}>${L(`charged.approve`)}</button>`}
<//>`}function Ei({state:e,seen:{changes:t,running:n,owed_back:r}}){let i=new Map([...t,...n,...r].map(({account:e})=>[e.id,e]));if(i.size===0)return j`<p>${L(`charged.nothing`)}</p>`;let a=(e,t)=>e.filter(({account:e})=>e.id===t);return j`<dl class="facts">
${[...i].map(([i,o])=>j`<div key=${i}>
<dt class="who">${fi(e,o)}</dt>
<dd class="stack">
${a(t,i).length>0&&j`<p>${Di(a(t,i),`before`)} → <strong>${Di(a(t,i),`after`)}</strong></p>`}
${a(n,i).map(({before:e,after:t})=>j`<p>${L(`charged.running`)} ${Oi(e,t)} → <strong>${Oi(t,e)}</strong></p>`)}
${a(r,i).map(e=>j`<p><strong>${L(`charged.owed-back`,{paid:Q(e.unit,e.paid),amount:Q(e.unit,e.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function Di(e,t){return e.map(e=>Q(e.unit,e[t])).join(` + `)}function Oi({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const ki=`games-cancelled`;function Ai(e,t,n,r){let i=Math.min(ee(n,r),86400),[a,o]=[ki,`replacement`].map(n=>ji(e,t,n)),s=i>=a&&!n.cancelled,c=s&&Mi(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...de(e,t,l),seconds:i,cancellation_due:s}}function ji(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function Mi(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(ki)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function Ni(e,t){let n=g(e,t.round),r=n.map(i),a=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),o=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(o.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let i=Ee(e.id,r,a),o=n.filter(t=>t.person?.id===e.id);return i?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:i,revision:t,timings:o}]:[]})}function Pi(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=Ai(t,n,r,i);return{...ot(e,o),due:a,held:a&&o.seconds>=o.next_band?.at_seconds}}async function Fi(e,t,n={}){await P.send(`timing`,null,{hanchan:e.id,what:t,...n}),B()}function Ii(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const Li=864e5;function Ri(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function zi(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=Ri(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>Li/2&&(l-=Li),l<-432e5&&(l+=Li),new Date(t-t%1e3+l).toISOString()}function Bi({hanchan:e,players:t,onDone:n}){let{official:r}=I(),[i,a]=W(!1);return F(r,[`director`])?j`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${L(`clock.let-play`)}</button>
${i&&j`<${K} what="let-play" title=${L(`clock.let-play`)} text=${L(`clock.let-play-text`)} yes=${L(`clock.let-play-yes`)} onReason=${async r=>{await P.ask(`hanchans/${e}/permission`,{method:`PUT`,body:{players:[...new Set(t)],reason:r}}),O(L(`clock.may-play`)),a(!1),n?.()}} onClose=${()=>a(!1)} />`}`:j`<p>${L(`clock.ask-director`)}</p>`}const Vi=ke(dt.desk,`NewPayment`);function Hi(e,t,n,r=Ui(e,t.round)){let i=g(e,t.round).filter(e=>e.what===`replaced`&&e.hanchan===t.id),a=[...t.allowed??[],...i.map(e=>e.person?.id)],o=Object.values(t.seats).filter(e=>!a.includes(e)&&(!n||e===n));return r.filter(({account:e})=>o.includes(e.id))}function Ui(e,t){return[...ii({ledger:Object.values(e.ledger).filter(e=>e.round!==t)}),...e.others.fines].filter(({amount:e})=>e>0)}function Wi({state:e,hanchan:t,person:n}){let{official:r}=I(),[i,a]=W(null),o=Hi(e,t,n);if(o.length===0)return null;let s=({account:t,unit:n})=>ii(e).find(e=>e.account.id===t.id&&e.unit===n);return j`<section class="note bad stack owes" aria-label=${L(`clock.owing`)}>
${o.map(t=>{let{account:n,unit:i,amount:o,tournament:c}=t,l=e.players[n.id]?.name??`?`,u=ui(r)&&!c;return j`<p key=${[n.id,c,i].join()}>${L(`clock.owes`,{name:l,amount:Gi(e,i,o,c)})}</p>
${u&&j`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(s(t))}>${L(`clock.take-payment`,{name:l})}</button>`}`})}
<${Bi} hanchan=${t.id} players=${o.map(({account:e})=>e.id)} />
${i&&j`<${Vi} state=${e} balance=${i} onTaken=${()=>{}} onClose=${()=>a(null)} />`}
</section>`}function Gi(e,t,n,r){let i=Q(t,n);return r?`${i} (${je(e,r)})`:i}function Ki({state:e,hanchan:t,zone:n}){let r=qi(e,t,n).filter(({id:e})=>e!==t.id);return r.length===0?null:j`<p>${L(`clock.cancels-too`)}</p>
<ul class="plain">
${r.map(t=>j`<li key=${t.id}>${bi(e,t)}</li>`)}
</ul>`}function qi(e,t,n){let r=new Intl.DateTimeFormat(`en-CA`,{timeZone:n}),i=({scheduled_at:e})=>e&&r.format(new Date(e)),a=Object.values(t.seats);return Object.values(e.hanchans).filter(n=>!n.status&&i(n)===i(t)&&Object.values(n.seats).some(e=>a.includes(e))&&!e.results[n.id]&&!we(e,n).begun)}const Ji=1440;function Yi({label:e,by:t=1,onStep:n,...r}){let i=(r,i)=>j`<button class="button" type="button" aria-label=${L(`clock.${r}`,{what:e,count:t})} onClick=${()=>n(i)}>
${`${i<0?`−`:`+`}${t}`}
</button>`;return j`<div class="stepped">
${i(`less`,-t)}<${y} label=${e} ...${r} />${i(`longer`,t)}
</div>`}function Xi(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+Ji)%Ji;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const Zi=[`corrected`,`stopped`,`undone`];function Qi({hanchan:e,late:t,name:n,due:r,book:i,zone:a,first:o=``,onClose:s}){let{official:c,state:l}=I(),{clock:u,person:d}=t,f=wi(l,e,d.id),p=f&&!Ci(c),[h,g]=W(null),[_,v]=W(u.stopped&&!p?`corrected`:o),{reason:y,field:b}=tn(`time`),[x,ee]=W(()=>Ri(u.stopped?.at??P.now(),a)),{does:S,wrong:te}=E(),C=$i(t,r&&!p,c,p).map(e=>({value:e,text:L(`clock.way.${e}`)})),w=x&&ea(x,u,a),ne=_===`corrected`&&w?ta(Date.parse(w),u.scheduled):``,re=Zi.includes(_)||f&&!!_&&!p,ie=_&&(!re||y)&&(_!==`corrected`||x&&!ne),ae=y&&{reason:y},oe=()=>S(async()=>{let e=_===`undone`?{takes_back:u.stopped.by}:{person:d,..._===`corrected`&&{arrived_at:w}},t={what:_===`undone`?`taken-back`:_,...e,...ae};if(f&&!p)return g(t);await se(t)}),se=async({what:t,...n})=>{await Fi(e,t,n),s()};return h?j`<${Ti} path="timings" body=${{hanchan:e.id,...h}} onApprove=${e=>se({...h,preview:e})} onClose=${s} />`:j`<${T} title=${n} onClose=${s}>
${f&&j`<p class="note warn">${L(p?`charged.director`:`charged.changes`)}</p>`}
<${m} label=${L(`clock.what`)} value=${_} options=${C} onChange=${v} />
${_===`cancelled`&&j`<p class="note warn">${L(t.who===`player`?`clock.cancel-text`:`clock.cancel-text-charged`)}</p><${Ki} state=${l} hanchan=${e} zone=${a} />`}
${_===`corrected`&&j`<${Yi} type="time" step="1" label=${L(`clock.arrived-at`)} value=${x} wrong=${ne} onInput=${ee} onStep=${e=>ee(Xi(x,e))} />`}
${_===`corrected`&&w&&!ne&&i&&j`<${na} late=${t} book=${i} at=${Date.parse(w)} />`}
${re&&b(!1)}
${te}
<button class="button main" type="button" disabled=${!ie} onClick=${oe}>${L(f&&!p?`charged.look`:`clock.record`)}</button>
<//>`}function $i({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function ea(e,{stopped:t,scheduled:n},r){return t&&e===Ri(t.at,r)?new Date(t.at).toISOString():zi(e,n,r)}function ta(e,t){return e>P.now()?L(`clock.to-come`):e<t-72e5?L(`clock.long-before`):``}function na({late:e,book:t,at:n}){let{library:r}=I(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=Pi(r,t,{...e,clock:i},n);return j`<p role="status">${L(`clock.becomes`,{cost:a.cost_line})}</p>`}function ra({seconds:e,next_band:t}){if(!t||e>=t.at_seconds)return``;let n=t.effects.some(({id:e})=>e===`games-cancelled`),r=[...t.points,...t.fines].some(({whom:e})=>e!==`offender`),i={time:it(t.at_seconds),cost:t.cost_line};return L(n&&r?`clock.cancels-from`:`clock.next-at`,i)}function ia({held:e,next_band:t}){return e?L(`clock.cancels`,{cost:t.cost_line}):L(`clock.cancels-charged`)}function aa(e){let t=H(/* @__PURE__ */ new Set);M(()=>{for(let n of e)for(let e of oa(n))t.current.has(e)||(t.current.add(e),sa(n))},[e])}function oa({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function sa({key:e,name:n,line:r}){if(B(400),t(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let i={body:r,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(L(`clock.late-is`,{name:n}),i))}function ca(){let[e,t]=W(globalThis.Notification?.permission??`denied`);return e==="default"?j`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${L(`clock.notify`)}</button>`:null}function la(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function ua({state:e,hanchan:t,zone:n}){let{official:r}=I(),i=la(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return j`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${L(`kept.title`)}</h2>
${!a&&j`<p class="note info">${L(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>j`<li class="item" key=${t.id}><${da} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function da({state:e,kept:t,zone:n,director:r}){let i=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[a,o]=W(i.length===1?i[0].id:``),[s,c]=W(!1),[l,u]=W(!1),{official:d}=I(),{does:f,wrong:p}=E(),m=t.who===`arbiter`,h={confirmed:!0,...m&&{arbiter:a}},g=fa(e,t,t.player??a),_=()=>g?u(!0):f(()=>P.send(`kept-answer`,t.id,h)),v=Si(d,t.player)||m&&Si(d,a),y=async e=>{await P.send(`kept-answer`,t.id,{...h,reason:l,preview:e}),u(!1)},b=async e=>{await P.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),c(!1)},x=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return j`<p><strong>${R(t.at,n)}</strong> ${ma(e,t)}</p>
${x&&j`<p class="note warn">${L(`kept.received`,{time:R(t.server_at,n)})}</p>`}
${r&&v&&j`<p class="note info">${L(`clock.own`)}</p>`}
${r&&!v&&j`${m&&i.length!==1&&j`<${C} label=${L(`kept.which`)} value=${a} options=${pa(i)} onChange=${o} />`}
<div class="pair">
<button class="button main" type="button" disabled=${m&&!a} onClick=${_}>${L(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>c(!0)}>${L(`kept.dismiss`)}</button>
</div>
${p}`}
${s&&j`<${K} what="dismissal" title=${`${R(t.at,n)} ${ma(e,t)}`} yes=${L(`kept.dismiss-now`)} onReason=${b} onClose=${()=>c(!1)} />`}
${l===!0&&j`<${K} what="player-time" title=${L(`charged.title`)} text=${L(`charged.changes`)} yes=${L(`charged.look`)} onReason=${u} onClose=${()=>u(!1)} />`}
${l&&l!==!0&&j`<${Ti} path=${`kept-times/${t.id}/answer`} body=${{...h,reason:l}} onApprove=${y} onClose=${()=>u(!1)} />`}`}function fa(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return Ni(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>wi(e,a,t.person.id))}function pa(e){return[{value:``,text:L(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function ma(e,{what:t,who:n,player:r}){if(t===`began`)return L(`kept.began`);let i=n===`arbiter`?L(`kept.arbiter`):e.players[r]?.name??`?`;return L(`kept.${t}`,{name:i})}function ha({state:e,table:t,hanchan:n,late:r,begun:i,onDone:a}){let{does:o,wrong:s}=E(),{official:l}=I(),u=new Set(r.map(({person:e})=>e.id)),d=f(n,c(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),p=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),m=({id:e})=>!u.has(e)&&!Si(l,e),h=d.filter(m),g=p.map(({id:e})=>({kind:`official`,id:e})).filter(m),_=e=>o(async()=>{for(let t of e)await Fi(n,`absent`,{person:t});a?.()});return i||h.length+g.length===0?null:j`<section aria-labelledby="present" class="stack">
<h2 id="present">${L(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...h,...g].map(t=>j`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>_([t])}>
<span class="body who">${ga(e,t)}${t.kind===`official`&&j`<small>${L(`hall-role.arbiter`)}</small>`}</span>
${L(`clock.absent`)}
</button>
</li>`)}
</ul>
${h.length>1&&j`<button class="button" type="button" onClick=${()=>_(h)}>${L(`clock.all-absent`)}</button>`}
${s}
</section>`}function ga(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}async function _a(e,t,n){await P.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),B()}function va({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,a]=W(1),{reason:o,field:s}=tn(`extra-time`),{does:c,wrong:l}=E(),u=Math.min(i*60,t);return j`<${T} title=${L(`game.less`)} onClose=${n}>
<${fe} label=${L(`game.less-minutes`)} value=${i} min=${1} max=${Math.max(r,1)} less=${L(`clock.less`,{what:L(`game.less-minutes`),count:1})} more=${L(`clock.longer`,{what:L(`game.less-minutes`),count:1})} onChange=${a} />
${s(!1)}
${l}
<button class="button main" type="button" disabled=${!(u>0)||!o} onClick=${()=>c(async()=>{await P.send(`extra-time`,null,{hanchan:e.id,seconds:-u,reason:o}),n()})}>${L(`game.take-off`)}</button>
<//>`}const ya=[1,3,5];function ba({hanchan:e,game:{clock:t,extra:n},now:r,zone:i,may:a}){let[o,s]=W(!1),{does:c,wrong:l}=E(),u=t&&b(t,r),d=t&&L(u?`game.was-up`:`game.ends`,{time:R(new Date(t.ends),i)});return aa(t?[Sa(e,t,r)]:[]),j`<section class=${`late ${u?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${L(`game.left`)}</h2>
${t?j`<p class="late-time" role="timer">${it(Ae(t,r))}</p><p>${d}</p>`:j`<p>${L(`game.no-limit`)}</p>`}
${u&&j`<${xa} />`}
${n>0&&j`<p class="soft">${L(`game.extra`,{time:it(n)})}</p>`}
${t&&a&&j`<div class="pair">
${ya.map(t=>j`<button key=${t} class="button" type="button" onClick=${()=>c(()=>_a(e,t*60))}>${L(`game.more`,{count:t})}</button>`)}
${n>0&&j`<button class="button" type="button" onClick=${()=>s(!0)}>${L(`game.less`)}</button>`}
</div>`}
${l}
${o&&j`<${va} hanchan=${e} extra=${n} onClose=${()=>s(!1)} />`}
</section>`}function xa(){let{book:e}=I();if(!e)return null;let{still:t,chonbo:n}=et(e);return j`<p class="note warn"><strong>${L(`game.still.${t}`)}</strong> ${L(`game.chonbo.${n}`)}</p>`}function Sa(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=L(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:L(`game.left`),seconds:r,thresholds:[i],line:a}}const Ca=/* @__PURE__ */ new WeakMap;function wa({hanchans:e}){let t=new Intl.Collator(void 0,{numeric:!0});return[...new Set(Object.values(e).map(({round:e})=>e))].sort(t.compare)}function Ta(e){return Ea(e).present}function Ea(e){let t=Ca.get(e);if(t)return t;let n=Da(e);return Ca.set(e,n),n}function Da(e){let t=wa(e),n=Object.values(e.hanchans),r={present:t.at(-1)??null,open:/* @__PURE__ */ new Set,begun:/* @__PURE__ */ new Set,passed:/* @__PURE__ */ new Set},i=/* @__PURE__ */ new Set,a=!1;for(let o of t.toReversed()){let t=n.filter(e=>e.round===o&&!e.status);Oa(e,o,t,r);let s=t.filter(({id:e})=>r.open.has(e)),c=s.filter(({table:e})=>a||i.has(e));for(let{id:e}of c)r.passed.add(e);s.length>c.length&&(r.present=o);let l=t.filter(({id:e})=>r.begun.has(e));for(let{table:e}of l)i.add(e);a||=t.length>0&&l.length===t.length}return r}function Oa(e,t,n,{open:r,begun:a}){let o=h(g(e,t).map(i));for(let{id:t}of n){let n=!!xe(t,o),i=!n&&o.some(({what:e,hanchan:n})=>e===`cancelled`&&n===t);(n||e.results[t])&&a.add(t),!i&&!e.results[t]&&r.add(t)}}function ka(e){let{state:t,online:n}=I(),[r,i]=W({items:null,trouble:null});return M(()=>{let t=!1;return Aa(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function Aa(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await P.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function ja({of:{items:e,trouble:t},children:n}){return!e&&!t?j`<${Ce} />`:j`${t&&j`<${Ma} error=${t} />`}${e&&n(e)}`}function Ma({error:e,needs:t=L(`people.needs-network`)}){return e.problem?j`<div role="alert"><${wt} problem=${e.problem} /></div>`:j`<p class="note bad" role="alert">${G(e)} ${t}</p>`}function Na(e){let[t,n]=W(null),[r,i]=W(!1),a=H(!1);return{ask:async e=>{if(!a.current){a.current=!0,i(!0),n(null);try{await cn(e)}catch(e){if(!(e instanceof x)&&e.name!==`Unreachable`)throw e;n(e)}finally{a.current=!1,i(!1)}}},asking:r,wrong:t&&j`<${Ma} error=${t} needs=${e} />`}}function Pa(){let e=H(/* @__PURE__ */ new Map);return Object.assign(t=>{let n=JSON.stringify(t),r=e.current.get(n)??De(P.now());return e.current.set(n,r),r},{forget:t=>void e.current.delete(JSON.stringify(t))})}async function Fa(e,t,n,r){let i=await P.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await P.ask(`${e}/${t}/revocation`,{method:`PUT`}),P.ask(`${e}/${De(P.now())}`,{method:`PUT`,body:n}))}function Ia({settings:e,online:t}){return j`<section class="stack">
<h2>${L(`people.board`)}</h2>
<${Ra} settings=${e} online=${t} name="board_open" label=${L(`people.board-open`)} hint=${L(`people.board-open-hint`)} />
<a class="button" href=${`#/board/${e.slug}`}>${L(`people.board-show`)}</a>
</section>`}function La({settings:e,online:t}){return j`<section class="stack">
<h2>${L(`people.page`)}</h2>
<${Ra} settings=${e} online=${t} name="people_open" label=${L(`people.page-open`)} hint=${L(`people.page-open-hint`)} />
<p class="soft">${location.origin}/t/${e.slug}</p>
<a class="button" href=${`#/public/${e.slug}`}>${L(`people.page-show`)}</a>
</section>`}function Ra({settings:e,online:t,name:n,label:r,hint:i}){let a=!!e[n],[o,s]=W(a);M(()=>s(a),[a]);let[c,l]=W(0),{ask:u,asking:d,wrong:f}=Na();return j`<${yt} label=${r} hint=${i} checked=${o} disabled=${d||!t} onChange=${t=>{s(t);let r={method:`PATCH`,match:`"${Math.max(e.version,c)}"`,body:{[n]:t}};u(async()=>{try{l((await P.ask(``,r)).version)}catch(e){throw s(a),e}})}} />
${f}`}function za({state:e}){return j`<${k} title=${L(`people.further`)} up="#/people"><${Ba} state=${e} /><//>`}function Ba({state:{settings:e}}){let{online:t}=I();return j`<nav class="stack" aria-label=${L(`people.more`)}>
<a class="button" href="#/people/sheet">${L(`people.sheet`)}</a>
<a class="button" href="#/exams">${L(`exam.title`)}</a>
<a class="button" href="#/people/links">${L(`people.links`)}</a>
<a class="button" href="#/people/players">${L(`people.players`)}</a>
<a class="button" href="#/people/tokens">${L(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${L(`people.erase`)}</a>
</nav>
<${Ia} settings=${e} online=${t} />
<${La} settings=${e} online=${t} />`}const Va=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Ha(e){return Pe(Va.filter(t=>e.includes(t)).map(e=>L(`hall-role.${e}`)))}function Ua({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return j`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>j`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&j`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function Wa(e){return j`<${Ua} label=${L(`people.roles`)} names=${Va} said=${e=>L(`hall-role.${e}`)}
...${e} />`}function Ga({state:e}){let{online:t}=I(),{items:n}=ka(`phones`),r=qa(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>j`<ul class="rows">
${e.map(e=>j`<${Ka} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,o=j`<a class="button main" href="#/people/invite">${L(`people.invite`)}</a>`;return j`<${k} title=${L(`people.title`)} up="#/tables" actions=${o}>
${!t&&j`<p class="note warn" role="status">${L(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${L(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&j`<${D} title=${L(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<${Ba} state=${e} />
<//>`}function Ka({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return j`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Ha(n)}</span>
${o!==void 0&&!i&&j`<small>${L(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&j`<span class="badge">${L(`people.plays-too`)}</span>`}
</a>
</li>`}function qa(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function Ja({state:e,line:{what:t,amount:n,cause:r,cause_id:i,hanchan:a,round:o,reason:s,at:c}}){let l=U(),{table:u}=e.hanchans[a]??{},d=r===`ruling`&&e.rulings[i],f={ruling:d&&`#/ruling/${i}`,clock:u&&`#/start/${u}/${a}`,payment:`#/paid/${i}`}[r],p=d?A(l,d.foul):L(`hall-cause.${r}`),m=[L(`hall-line.${Ya(r,t,n)}`),o&&L(`hall-round`,{round:o}),R(c,e.settings.time_zone),s];return j`${f?j`<a class="reach" href=${f}>${p}</a>`:p}<small>${m.filter(Boolean).join(` · `)}</small>`}function Ya(e,t,n){return e===`payment`?t===`reversed`?`withdrawn`:n>0?`refunded`:`paid`:t===`reversed`&&n>0?`undone`:t}const Xa=[`cash`,`card`,`transfer`,`other`];function Za({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:a,onClose:o}){let[s,c]=W(()=>Q(n,r).slice(n.length+1)),[l,u]=W(`cash`),[d,f]=W(``),{does:p,wrong:h}=E(),g=gi(n,s),_=!g||g>r?L(`fines.between`,{most:Q(n,r)}):void 0,v=()=>p(async()=>{let e=d.trim()&&{note:d.trim()},r=new Date(P.now()).toISOString(),{id:i}=await P.send(`payment`,null,{account:t,unit:n,amount:g,method:l,paid_at:r,...e});B(),a(i,g??0),o()}),b=Xa.map(e=>({value:e,text:L(`fines.method.${e}`)}));return j`<${T} title=${L(`fines.pays`,{name:fi(e,t)})} onClose=${o}>
<dl class="facts lines">
${li(i).map(t=>j`<div key=${t.id}>
<dt><${Ja} state=${e} line=${t} /></dt>
<dd>${pi(t)}</dd>
</div>`)}
</dl>
<${y} label=${L(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${_} onInput=${c} />
<${m} label=${L(`fines.how`)} value=${l} options=${b} onChange=${u} />
<${y} label=${L(`fines.note`)} value=${d} onInput=${f} />
${h}
<button class="button main" type="button" disabled=${!!_} onClick=${v}>
${L(`fines.take`,{amount:Q(n,g??0)})}
</button>
<a class="button quiet" href=${`#/fines/${t.kind}/${t.id}`} onClick=${o}>${L(`fines.to-account`)}</a>
<//>`}function Qa({state:e,id:t}){let n=U(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:j`<section class="stack" aria-labelledby="season">
<h2 id="season">${L(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${r.map(t=>j`<div key=${t.ruling}>
<dt>${A(n,t.foul)}<small>${je(e,t.tournament)} · ${R(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${V(n,t)}</dd>
</div>`)}
</dl>
</section>`}function $a({ruling:e,shown:t,children:n}){let r=U();return j`<section class=${`call-verdict hall-verdict ${d(e)?`over`:Ue(e.kind)}`}>
<p class="call-line penalty">${t?He(r,t):V(r,e)}</p>
<p><a class="who" href=${eo(e)}>${e.offender.name}</a></p>
<p class="soft">${$e(r,e)}</p>
${n}
</section>`}function eo({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}P.loadEscalationSteps();function to({state:e,ruling:t}){let n=Object.values(e.notes).filter(e=>e.ruling===t.id);if(n.length===0)return null;let r=e.settings.time_zone,i=n.sort((e,t)=>Date.parse(e.noted_at)-Date.parse(t.noted_at));return j`<section class="stack" aria-label=${L(`note.title`)}>
<h2>${L(`note.title`)}</h2>
${i.map(({id:t,note:n,noted_at:i,official:a,unsent:o,outbox:s})=>j`<div class="card" key=${t}>
<p>${n}</p>
<p class="soft">
${[e.officials[a]?.name,R(i,r)].filter(Boolean).join(` · `)}
${o&&s!==`done`&&j` <span class=${`badge ${Ye(s)?`bad`:`info`}`}>${L(`hall-unsent`)}</span>`}
</p>
</div>`)}
</section>`}function no({ruling:e}){let[t,n]=W(!1),[r,i]=W(``),{does:a,wrong:o}=E();return j`<button class="button" type="button" onClick=${()=>n(!0)}>${L(`note.add`)}</button>
${t&&j`<${T} title=${L(`note.add`)} onClose=${()=>n(!1)}>
<form onSubmit=${t=>{t.preventDefault(),r.trim()&&a(async()=>{await P.send(`note`,e,{note:r.trim()}),B(),O(L(`note.added`)),i(``),n(!1)})}}>
<${y} long label=${L(`call.note`)} value=${r} onInput=${i} maxlength="4000" />
${o}
<button class="button main" disabled=${!r.trim()}>${L(`note.save`)}</button>
</form>
<//>`}`}const ro={url:null,blob:null,failed:!1};function io(e,t){let[n,r]=W(ro);return M(()=>{let t=``,n=!1;return e().then(e=>{n||(t=URL.createObjectURL(e),r({url:t,blob:e,failed:!1}))},()=>n||r({...ro,failed:!0})),()=>{n=!0,t&&URL.revokeObjectURL(t)}},[t]),n}function ao({count:e,onPhoto:t}){let[n,r]=W(!1);return e>=8?j`<p class="note" role="status">${L(`call.photos-most`,{most:8})}</p>`:j`<label class="button photo" aria-busy=${n}>
${n?j`<progress aria-hidden="true"></progress>`:j`<${S} name="camera" />`}
<span aria-live="polite">${L(n?`call.photo-shrinking`:`hall-add-photo`)}</span>
<input class="unseen" type="file" accept="image/*" aria-disabled=${n} onClick=${e=>n&&e.preventDefault()} onChange=${async e=>{let[n]=e.currentTarget.files;e.currentTarget.value=``,n&&(r(!0),await t(n).catch(e=>O(L(e.name===`Unreadable`?`hall-photo-bad`:`call.not-kept`))),r(!1))}} />
</label>`}function oo({ruling:e}){let{state:t}=I(),n=Object.values(t.photos).filter(t=>t.ruling===e);return j`<${ao} count=${n.length} onPhoto=${async t=>{await P.addPhoto(e,t),O(L(`hall-photo-added`))}} />`}function so({state:e,ruling:t}){let n=Object.values(e.photos).filter(e=>e.ruling===t.id);return n.length===0?null:j`<section class="stack">
<h2>${L(`hall-photos`)}</h2>
<ul class="photos">
${n.map((e,n)=>j`<li key=${e.id}><${co} ruling=${t.id} photo=${e} number=${n+1} /></li>`)}
</ul>
</section>`}function co({ruling:e,photo:t,number:n}){let{url:r,failed:i}=io(()=>P.photo(e,t.id),t.id);return i?j`<p class="soft">${L(`hall-photo-away`,{number:n})}</p>`:j`<figure>
${r&&j`<a href=${r} target="_blank"><img src=${r} alt=${L(`hall-photo`,{number:n})} /></a>`}
${t.unsent&&t.outbox!==`done`&&j`<figcaption class="badge info">${L(`hall-unsent`)}</figcaption>`}
</figure>`}function lo({state:e,ruling:t}){return j`<section class="stack">
<h2>${L(`hall-incident`)}</h2>
<${Fe} rulings=${pe(e,t)} empty="" />
</section>`}function uo({ruling:e}){let t=Kt();return e.seq?j`<section class="stack">
<h2>${L(`reports.incident`)}</h2>
<ul class="rows">
<${Ut} name=${L(`reports.incident-page`)} hint=${L(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function fo({readings:e}){let t=U();return Xt(),j`<div class="stack">
${e.map(({id:e,chosen:n})=>{let{question:r,alternatives:i,reason:a}=t.reading({id:e,chosen:n});return j`<p key=${e} class="reading">${r} <strong>${i[n]}</strong> <small class="soft">${a}</small></p>`})}
</div>`}function po({call:e}){let{state:t,official:n}=I(),r=go(t,n,e);return r&&j`<p class="note warn">${L(`partial.warn.${r}`)}</p>`}function mo({why:e}){return j`<p class="note warn">${L(`partial.was.${e}`)}</p>`}function ho(e){return j`<span class="badge warn">${L(`partial.badge`)}</span>`}function go(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const _o=[[`day`,86400],[`hour`,3600],[`minute`,60]];function vo({status:e,level:t}){return L(`esc.stands.${e}.${t}`)}function yo({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?L(`esc.outcome.${t}`):``}function bo(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function xo(e){let t=Math.max(0,(P.now()-Date.parse(e))/1e3),[n,r]=_o.find(([,e])=>t>=e)??_o[_o.length-1],i=Math.floor(t/r);return N(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function So(e,{status:t,level:n},r){let i=Co(e,t,n,r);return i===`appeal`&&To(e)&&Eo(e.state)>P.now()?`later`:i===`decide`?n!==`head-referee`&&wo(e)?`panel`:lt(e,r)?`own-table`:i:i}function Co({official:e},t,n,r){let i=F(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?We(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!F(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function wo({official:e,book:t,state:n}){return To({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!Do(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function To({book:e}){return e?.content.rule_points.appeals===`panel`}function Eo({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function Do({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function Oo({ruling:e,onClose:t}){let[n,r]=W(``);return j`<${K} what="escalation" title=${L(`hall-escalate`)} text=${L(`esc.escalate-text`)} yes=${L(`hall-escalate`)}
onReason=${async r=>{await P.send(`escalation`,e,{reason:r,...n.trim()&&{evidence:n.trim()}}),B(),O(L(`esc.done.escalation`)),t()}} onClose=${t}>
<${y} long label=${L(`esc.evidence`)} hint=${L(`esc.evidence-hint`)} value=${n} onInput=${r} maxlength="4000" />
<//>`}function ko({state:e,ruling:t}){let n=U(),{id:r,hanchan:i,hand:a,seat:o,table:s,foul:c}=t;if(!o||!i||!a)return null;let l=f(e.hanchans[i],a).filter(({wind:t,player:n})=>t!==o&&e.players[n]);return j`<${D} class="wrong-player" title=${j`<span class="body">${L(`reason.wrong-player`)}</span>`}>
${()=>j`<div class="switches">
${l.map(({wind:t,player:i})=>j`<a
class="chip"
key=${t}
href=${`#/call/${s.id}/${t}/${c}?amends=${r}&why=wrong-player`}
>
${n.phrase(`seat-${t}`)} <span class="who">${e.players[i].name}</span>
</a>`)}
</div>`}
<//>`}function Ao({state:e,ruling:t}){let n=I(),[r,i]=W(!1),[o,s]=W(null);if(!We(n.official)||t.outbox===`holding`||Ye(t.outbox))return null;let c=t=>!d(t)&&!a(e,t.id),l=c(t),u=pe(e,t).filter(c),f=lt(n,t),p=()=>s(null),m=async e=>{for(let n of[t,...r?u:[]])await P.send(`withdrawal`,n.id,{reason:e});B(),O(L(`hall-done.withdrawal`)),p(),scrollTo({top:0})},{id:h,table:g,seat:_,foul:v}=t;return j`<section class="doing" aria-label=${L(`hall-actions`)}>
${l&&f&&j`<p class="note warn">${L(`call.own-table`)}</p>`}
${l&&!f&&j`<${ko} state=${e} ruling=${t} />
<a class="button" href=${`#/call/${g.id}/${_??`-`}/${v}?amends=${h}`}>${L(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>s(`withdraw`)}>${L(`hall-withdraw`)}</button>`}
${l&&j`<button class="button" type="button" onClick=${()=>s(`escalate`)}>${L(`hall-escalate`)}</button>`}
<${no} ruling=${h} />
<${oo} ruling=${h} />
${o===`withdraw`&&j`<${K} what="withdrawal" title=${L(`hall-withdraw`)} text=${L(`hall-withdraw-text`)} yes=${L(`hall-withdraw`)}
onReason=${m} onClose=${p}>
${u.length>0&&j`<${yt} label=${L(`hall-withdraw-too`,{names:_e(u)})} checked=${r} onChange=${i} />`}
<//>`}
${o===`escalate`&&j`<${Oo} ruling=${h} onClose=${p} />`}
</section>`}function jo({catalogue:e},t,n,r){let[i,a,o]=[[[t,!0]],[[t,!0],...r],[...n,...r]],s=n.some(([e,n])=>n&&Fo(e)===Fo(t));return Object.entries(e.corrections).filter(([,{when:e,of:t,unless:n=[],player:r=!1}])=>{let[c,l,u]=[i,a,o].map(e=>Po(No(e,r),t));return Mo(e,{ruled:c,was:l,is:u,same:s})&&!Po(No(o),n)}).map(([e])=>e)}function Mo(e,{ruled:t,was:n,is:r,same:i}){return e===`gone`?n&&!r:e===`came`?r&&!n:e===`changed`?n!==r:t&&!i}function No(e,t=!1){let n=e.filter(([,e])=>e||!t).map(([e])=>e);return new Set(n.flatMap(({effects:e,steps:t,stays:n=[]})=>[...e,...t,...n]))}function Po(e,t){return t.some(t=>e.has(t))}function Fo({penalties:e,transfers:t=[]}){return z([e,t])}function Io({state:e,ruling:t}){let n=U(),{library:r}=I(),i=t.status===`withdrawn`,a=i?t:e.rulings[t.amends],o=i?[]:[t],s=a?Lo(e,t,a):[],c=Yt([...s,t,a??t]);if(Xt(),!a||!r?.catalogue.corrections)return null;let l=e=>Ro(Oe(n,c[e.revision],e)),u=e=>[l(e),e.offender.id===a.offender.id],[d,f,p]=[l(a),o.map(u),s.map(u)];if(!d||[...f,...p].some(([e])=>!e))return null;let m=jo(r,d,f,p),h=[...f,...p].some(([,e])=>!e);return j`<section class="stack" aria-label=${L(`hall-corrections`)}>
<h2>${L(`hall-corrections`)}</h2>
${m.length===0&&j`<p class="soft">${L(`hall-no-corrections`)}</p>`}
<ol class="steps">
${m.map(e=>{let{text:t,player:i}=r.catalogue.corrections[e];return j`<li key=${e}>${i&&h&&j`<span class="who">${a.offender.name}</span>: `}${n.pick(t)}</li>`})}
</ol>
</section>`}function Lo(e,t,n){let r=Object.values(e.rulings).filter(e=>ye(e,n)&&!Ye(e.outbox));return[.../* @__PURE__ */ new Set([...pe(e,t),...r])].filter(e=>e.id!==t.id&&!d(e))}function Ro(e){if(!e)return null;let{penalties:t,transfers:n,...r}=e.chosen??e.final??e.first,[i,a,o]=[r.effects,r.steps,r.stays].map(zo);return{penalties:t,transfers:n,effects:i,steps:a,stays:o}}function zo(e){return e.map(({id:e})=>e)}function Bo({steps:t,call:n}){let{library:r,book:i,state:a,official:o}=I(),s=U();Xt();let{opens:c}=r?.catalogue??{},{table:l,seat:u,offender:f}=n;if(!c||!i||!u||!f||!We(o))return null;let p=Object.values(a.rulings).some(e=>e.id!==n.ruling&&e.foul===n.foul&&e.offender.id===f.id&&!d(e)),m=/* @__PURE__ */ new Map;for(let{id:r}of t){let{foul:t=n.foul,facts:a={},repeat:o=!1}=c[r]??{foul:``};if(!i.content.fouls[t]?.rows.length||o&&!p||t===n.foul&&z({...n.facts,...a})===z(n.facts))continue;let s=t===n.foul?{...n.facts,...a}:a;e(i,t,s,{})&&m.set(t,{foul:t,facts:s})}return[...m.values()].map(({foul:e,facts:t})=>{let r=Object.keys(t).length>0?`?facts=${encodeURIComponent(JSON.stringify(t))}`:``,i=s.name(`fouls`,e),a=e===n.foul?L(`further.harder`,{foul:i}):L(`further.rule`,{foul:i});return j`<a class="button" key=${e} href=${`#/call/${l}/${u}/${e}${r}`}>${a} <${S} name="next" /></a>`})}function Vo({state:e,escalation:{id:t,standing_id:n}}){let r=U();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return j`<div class="both">
<${Ho} words=${r} label=${L(`esc.as-called`)} ruling=${i} />
${n===null?j`<div class="card"><small>${L(`esc.as-it-stands`)}</small><strong>${L(`esc.nothing-stands`)}</strong></div>`:j`<${Ho} words=${r} label=${L(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Ho({words:e,label:t,ruling:n}){return n?j`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${Ue(n.kind)}`}>${V(e,n)}</strong>
<span>${A(e,n.foul)}</span>
</a>`:null}function Uo({state:e,events:t}){return j`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>j`<li key=${t}>
<div class="row">
<span class="body">
${s?j`<a href=${s}>${n}</a>`:j`<strong>${n}</strong>`}
${r&&j`<span>${r}</span>`}
<small>${[a,o&&R(o,e.settings.time_zone)].filter(Boolean).join(` · `)||L(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Wo(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&L(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:L(`esc.escalated`),reason:o,who:bo(e,t),at:i},...a.map(t=>Go(e,t))]}function Go(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Ko(t),reason:r,who:bo(e,t),at:i}}function Ko({what:e,outcome:t,level:n}){return e===`decided`?L(`esc.decided.${n}`,{outcome:L(`esc.outcome.${t}`)}):L(`esc.step.${e}`)}function qo({state:e,ruling:t}){let n=a(e,t.id),r=[...Jo(e,t),...n?Wo(e,n):[]];return r.length===0?null:j`<section class="stack">
<h2>${L(`hall-history`)}</h2>
<${Uo} state=${e} events=${r} />
${n&&j`<${Vo} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${L(`hall-to-escalation`)}</a>`}
</section>`}function*Jo(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:L(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Yo(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:L(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Yo(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?L(`hall-closed-by-ruling`):L(`hall-closed`,{how:r?L(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Xo({ruling:e,anyway:t}){let{state:n}=I(),r=U(),i=es(n,e,V(r,e));return j`<p class="note warn" role="status">
<a class="reach" href=${`#/ruling/${e.id}`}>${i}${t&&` ${L(`same.anyway`)}`} <${S} name="next" /></a>
</p>`}function Zo({state:e,ruling:t}){let n=gt(Object.values(e.rulings),t);return n&&j`<${Xo} ruling=${n} />`}function Qo(){let{state:e,official:t}=I(),n=U(),r=`shinpan.same.`+e.id,[i,a]=W(()=>me(r)??[]);return M(()=>ht(r,i),[i]),Ie(()=>$o(e,t.id),[e,t.id]).filter(({own:e})=>!i.includes(e)).map(({own:t,other:r})=>j`<div class="note warn row" key=${t} role="status">
<a class="reach body" href=${`#/ruling/${t}`}>${es(e,r,[r.offender.name,A(n,r.foul),V(n,r)].join(` · `))}</a>
<button class="button" type="button" onClick=${()=>a([...i,t])}>${L(`same.both`)}</button>
</div>`)}function $o({rulings:e},t){let n={};for(let t of Object.values(e))(n[`${t.foul} ${t.offender.id}`]??=[]).push(t);return Object.values(n).flatMap(e=>e.filter(e=>e.official===t).map(t=>({own:t.id,other:gt(e,t)})).filter(({other:e})=>e))}function es(e,{official:t,ruled_at:n},r){let i=e.officials[t]?.name??`?`;return L(`same.text`,{who:i,time:R(n,e.settings.time_zone),what:r})}function ts({args:[e]}){let{tournament:t,state:n}=I();if(!t||!n)return j`<${vt} title=${L(`hall-ruling`)} />`;let r=n.rulings[e];return r?j`<${ns} state=${n} ruling=${r} />`:j`<${ue} title=${L(`hall-ruling`)} text=${L(`hall-no-ruling`)} up="#/log" />`}function ns({state:e,ruling:t}){let{official:n}=I(),r=U(),i=Yt([t])[t.revision],a=Oe(r,i,t),o=a&&(a.chosen??a.final??a.first);return j`<${k} title=${A(r,t.foul)} up=${`#/table/${t.table.id}`}>
<${$a} ruling=${t} shown=${o}>
<p><${mt} ruling=${t} /></p>
${t.item===t.id&&j`<${l} id=${t.item} />`}
${ne(t.outbox)&&j`<a href="#/outbox">${L(`hall-resolve`)}</a>`}
<//>
<${Zo} state=${e} ruling=${t} />
${(t.status===`withdrawn`||t.amends&&t.status!==`amended`)&&j`<${Io} state=${e} ruling=${t} />`}
${pe(e,t).length>0&&j`<${lo} state=${e} ruling=${t} />`}
<${rs} ruling=${t} />
${a?j`<${as} ruling=${t} spoken=${a} />`:j`<p class="soft">${L(`hall-no-book`)}</p>`}
<${os} state=${e} ruling=${t} />
<${to} state=${e} ruling=${t} />
<${so} state=${e} ruling=${t} />
<${qo} state=${e} ruling=${t} />
<${Ao} state=${e} ruling=${t} />
${F(n,[`director`])&&j`<${uo} ruling=${t} />`}
<//>`}function rs({ruling:e}){let t=U(),n=Object.entries(e.final_decision?.facts??e.facts??{}),r=Object.entries(se(e.context??{}));return n.length+r.length===0?null:j`<section>
<h2>${L(`hall-facts`)}</h2>
<dl class="facts">
${n.map(([e,n])=>j`<div key=${e}><dt>${t.question(e)}</dt><dd>${t.answer(e,{value:n})}</dd></div>`)}
${r.map(([e,n])=>j`<div key=${e}><dt>${re(t,e)}</dt><dd>${w(t,e,n)}</dd></div>`)}
</dl>
</section>`}const is={"in-range":`hall-within`,"left-open":`hall-left-open`};function as({ruling:e,spoken:{first:t,final:n,chosen:r,departure:i}}){let a=r??n??t,o=n??t,s=p(a.steps,I().state.rulings[e.amends],e);return j`<section class="stack">
<h2>${L(`hall-decision`)}</h2>
${r&&j`<p class="note warn">
${L(`hall-prescribed`,{line:t.line})}${e.reason&&j`<br />${L(is[i]??`hall-because`,{reason:e.reason})}`}
</p>`}
${!r&&!n&&t.status===`deferred`&&j`<p>${t.line}</p>`}
${n&&j`<p>${L(`hall-first`,{line:t.line})}</p>`}
${a.say&&a.say!==a.line&&j`<p class="say">${L(`call.quoted`,{text:a.say})}</p>`}
<ol class="steps">${s.map(e=>j`<li key=${e.id}>${e.text}</li>`)}</ol>
${!d(e)&&j`<${Bo} steps=${a.steps} call=${{...e,table:e.table.id,ruling:e.id}} />`}
<${v} stays=${a.stays} />
${Ge(o).map(e=>j`<p class="soft" key=${e}>${e}</p>`)}
${o.readings.length>0&&j`<${fo} readings=${o.readings} />`}
</section>`}function os({state:e,ruling:t}){let n=e.settings.time_zone,r=Date.parse(t.device_at)-Date.parse(t.ruled_at);return j`<section class="stack">
<h2>${L(`hall-origin`)}</h2>
<p>${[e.officials[t.official]?.name,R(t.ruled_at,n)].filter(Boolean).join(` · `)}</p>
${Math.abs(r)>2e3&&j`<p class="soft">${L(`hall-device-time`,{time:R(t.device_at,n)})}</p>`}
${t.conflict&&j`<${mo} why=${t.conflict} />`}
${t.note&&j`<p class="note info">${t.note}</p>`}
</section>`}const ss=ke(dt.desk,`LineAct`);function cs({state:e,id:t}){let{official:n}=I(),r=ai(e,t),i=F(n,[`director`]);return r.length===0?null:j`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${L(`hall-ledger`)}</h2>
${r.map(t=>j`<div class="card" key=${t.unit}>
<p><strong>${ls(t.unit,t.amount)}</strong></p>
<dl class="facts lines">
${t.lines.map(n=>j`<div key=${n.id}>
<dt><${Ja} state=${e} line=${n} />${i&&j`<${ss} state=${e} line=${n} balance=${t} />`}</dt>
<dd>${pi(n)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function ls(e,t){let[n,r]=ri(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return L(t<0?r:n,{amount:Q(e,Math.abs(t))})}function us(e,t){return Object.values(e.hanchans).filter(({id:n,seats:r,status:i})=>!i&&!e.results[n]&&Object.values(r).includes(t)).sort((e,t)=>e.id<t.id?-1:1)[0]}function ds({state:e,player:t}){let n=us(e,t);if(!n)return null;let r=bi(e,n);return Hi(e,n,t).length>0?j`<section class="note bad stack" aria-label=${L(`fines.next-game`)}>
<p>${L(`fines.plays-after`,{game:r})}</p>
<${Bi} hanchan=${n.id} players=${[t]} />
</section>`:n.allowed?.includes(t)?j`<p class="note info" role="status">${L(`fines.let-play`,{game:r})}</p>`:null}function fs({day:e,taking:{unit:t,method:n,expected:r,count:i},onClose:a}){let[o,s]=W(``),[c,l]=W(``),[u,d]=W(!1),f=Pa(),{ask:p,asking:m,wrong:h}=Na(L(`cash.needs-network`)),g=ps(t,o),_=g!==null&&g<Math.min(0,r),v=_?null:g;return j`<${T} title=${L(`cash.count-of`,{method:L(`fines.method.${n}`)})} onClose=${a}>
<form class="stack" onSubmit=${r=>{if(r.preventDefault(),d(!0),v===null||i&&!c.trim())return;let o={...c.trim()&&{note:c.trim()},...i&&{replaces:i.id}},s={day:e,unit:t,method:n,counted:v,...o};p(async()=>{await P.ask(`cash-counts/${f(s)}`,{method:`PUT`,body:s}),O(L(`cash.kept`)),a()})}}>
<dl class="facts"><div><dt>${L(`cash.expected`)}</dt><dd>${Q(t,r)}</dd></div></dl>
<${y} label=${L(`cash.amount`,{unit:t})} value=${o} inputmode="decimal" autocomplete="off" wrong=${u&&v===null?L(_?`cash.amount-low`:`cash.amount-wrong`):void 0} onInput=${s} />
${v!==null&&j`<p class=${`note ${v===r?`info`:`warn`}`} role="status"><strong>${ms(t,v-r)}</strong></p>`}
<${y} label=${L(i?`cash.why-again`:`fines.note`)} value=${c} maxlength="3500" wrong=${u&&i&&!c.trim()?L(`hall-reason-missing`):void 0} onInput=${l} />
${h}
<button class="button main" disabled=${m}>${L(`cash.keep`)}</button>
</form>
<//>`}function ps(e,t){let[,n,r=``]=t.trim().match(/^([-−]?)(.+)$/)??[],i=gi(e,r);return i!==null&&n?-i:i}function ms(e,t){return t===0?L(`cash.agrees`):L(t<0?`cash.missing`:`cash.too-much`,{amount:Q(e,Math.abs(t))})}function hs(e,t){let n=N(Intl.DateTimeFormat,{timeZone:e.settings.time_zone,year:`numeric`,month:`2-digit`,day:`2-digit`,calendar:`iso8601`,numberingSystem:`latn`}).formatToParts(new Date(t)),r=e=>n.find(({type:t})=>t===e)?.value;return`${r(`year`)}-${r(`month`)}-${r(`day`)}`}function gs(e,t){let n=Object.values(e.payments).map(({paid_at:t})=>hs(e,t)),r=Object.values(e.cashCounts).map(({day:e})=>e);return[.../* @__PURE__ */ new Set([hs(e,t),...n,...r])].sort().reverse()}function _s(e,t){let n=/* @__PURE__ */ new Map,r=(r,i)=>{let a=`${t} ${r} ${i}`,o={unit:r,method:i,taken:0,refunded:0,expected:0,by:/* @__PURE__ */ new Map,count:e.cashCounts[a]};return n.has(a)||n.set(a,o),n.get(a)};for(let{unit:n,method:i,amount:a,refund:o,withdrawn:s,paid_at:c,official:l}of Object.values(e.payments)){if(s||hs(e,c)!==t)continue;let u=r(n,i),d=o?-a:a;u[o?`refunded`:`taken`]+=a,u.expected+=d,u.by.set(l,(u.by.get(l)??0)+d)}for(let{day:n,unit:i,method:a}of Object.values(e.cashCounts))n===t&&r(i,a);let i=({unit:e,method:t})=>e+Xa.indexOf(t);return[...n.values()].sort((e,t)=>i(e)<i(t)?-1:1)}function vs({state:e}){return j`<${k} title=${L(`cash.title`)} up="#/fines"><${ys} state=${e} /><//>`}function ys({state:e}){let{official:t}=I();M(()=>void P.lookAround(),[]);let n=gs(e,P.now()),[r,i]=W(``),a=n.includes(r)?r:n.find(t=>_s(e,t).length>0)??n[0],o=_s(e,a),s=n.map(e=>({value:e,text:bs(e)})),c=Object.values(e.payments).filter(e=>e.unsent).length;return j`<${C} label=${L(`cash.day`)} value=${a} options=${s} onChange=${i} />
${c>0&&j`<p class="note warn" role="status">${L(`cash.unsent`,{count:c})}</p>`}
${o.length===0&&j`<${Te} text=${L(`cash.nothing`)} />`}
<div class="cash-ways">${o.map(n=>j`<${xs} key=${a+n.unit+n.method} state=${e} day=${a} taking=${n} mayCount=${ui(t)} />`)}</div>`}function bs(e){return N(Intl.DateTimeFormat,{weekday:`short`,day:`numeric`,month:`long`,year:`numeric`,timeZone:`UTC`}).format(/* @__PURE__ */ new Date(`${e}T00:00:00Z`))}function xs({state:e,day:t,taking:n,mayCount:r}){let[i,a]=W(!1),{unit:o,method:s,refunded:c,taken:l,expected:u,by:d,count:f}=n,p=[...d].map(([t,n])=>[e.officials[t]?.name??L(`cash.this-phone`),Q(o,n)]),m={taken:Q(o,l),back:Q(o,c)};return j`<section class="card stack cash" aria-label=${L(`fines.method.${s}`)}>
<div class="cash-head"><h2>${L(`fines.method.${s}`)}</h2><strong class="sum">${Q(o,u)}</strong></div>
${c>0&&j`<p class="soft">${L(`cash.of-it-refunded`,m)}</p>`}
<dl class="facts">
${p.map(([e,t])=>j`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
${f&&j`<${Ss} state=${e} taking=${n} />`}
${r&&j`<button class=${`button ${f?`quiet`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${L(f?`cash.again`:`cash.count`)}</button>`}
${i&&j`<${fs} day=${t} taking=${n} onClose=${()=>a(!1)} />`}
</section>`}function Ss({state:e,taking:{unit:t,expected:n,count:r}}){let{counted:i,note:a,earlier:o}=r,s=r.expected===n?``:L(`cash.taken-since`,{amount:Q(t,r.expected)});return j`<div class=${`note ${i===n?`info`:`warn`}`} role="status">
<strong>${L(`cash.counted`,{amount:Q(t,i)})} · ${ms(t,i-n)}</strong>
<small>${[Cs(e,r),a,s].filter(Boolean).join(` · `)}</small>
</div>
${o.length>0&&j`<${D} title=${L(`cash.earlier`,{count:o.length})}>
${()=>j`<dl class="facts">${o.map(n=>j`<div key=${n.id}><dt>${Q(t,n.counted)}<small>${[Cs(e,n),n.note].filter(Boolean).join(` · `)}</small></dt></div>`)}</dl>`}
<//>`}`}function Cs(e,{official:t,at:n}){return L(`cash.counted-by`,{name:e.officials[t]?.name??`?`,time:R(n,e.settings.time_zone)})}function ws({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:j`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${L(`fines.paid`)}</h2>
<ul class="rows">
${t.map(t=>j`<li key=${t.id}><${Ts} state=${e} payment=${t} /></li>`)}
</ul>
<p class="soft">${L(`fines.put-right`)}</p>
</section>`}function Ts({state:e,payment:t}){let{id:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,refund:l,withdrawn:u}=t,d=[u&&L(`fines.withdrawn`),Es(t),L(`fines.method.${s}`),R(c,e.settings.time_zone)],f=Q(a,l?-o:o);return j`<a class=${`row ${u?`over`:``}`} href=${`#/paid/${n}`}>
<span class="body who">${fi(e,{kind:r,id:i})}<small>${d.filter(Boolean).join(` · `)}</small></span>
${u?j`<s>${f}</s>`:j`<strong>${f}</strong>`}
</a>`}function Es({unsent:e,refund:t,receipt:n}){return e?L(`fines.no-receipt-yet`):L(t?`fines.refund-number`:`fines.receipt`,{number:n})}function Ds({state:e,official:t}){if(!e.season||!ui(t))return null;let n=L(`fines.season`,{season:e.season.season});return j`<${D} title=${n}>${()=>j`<${Os} state=${e} />`}<//>`}function Os({state:e}){let{answer:t,fresh:n,trouble:r}=Vt(`ledger/fines/season`);if(!t)return j`<p class="soft" role="status">${L(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=R(t.at,e.settings.time_zone);return j`${!n&&j`<p class="note warn" role="status">${L(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&j`<p class="soft">${L(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>j`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${ks(e,t)}</small></span>
<strong>${Q(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function ks(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=je(e,r)||e.settings.name;return n.length>1?`${a} ${Q(t,i)}`:a}).join(` · `)}function As({state:e}){let{fines:t}=e.others;return t.length===0?null:j`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${L(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>j`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${fi(e,t)}<small>
${je(e,n)} · ${L(`fines.since`,{time:R(a,e.settings.time_zone)})}
</small></span>
<strong>${Q(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${L(`fines.paid-there`)}</p>
</section>`}const js=[`device_at`,`clock_offset_ms`,`revision`];function Ms({stored:e,sent:t}){let n=[L(`hall-on-server`),L(`hall-on-phone`)];return j`<${Ns} caption=${L(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function Ns({caption:e,heads:t,before:n,after:r}){xt();let i=U(),{state:a}=I(),[o,s]=[Fs(r),Fs(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!js.includes(e));return j`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>j`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>j`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${Ct(i,e)}</th></tr>
<tr><td>${Is(i,a,e,s[e])}</td><td>${Is(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function Ps({item:{expected:e,answer:t,differs:n}}){let r=U(),i=n===`revision`?t.second_decision:t.decision;return j`<div class="note warn">
<p>${L(`hall-phone-showed`,{line:V(r,e)})}</p>
<p><strong>${L(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:V(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${L(`hall-ruling`)}</a>
</div>`}function Fs(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>Fs(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function Is(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return A(e,r);if(n.endsWith(`_at`)&&r!==`–`)return R(r,t.settings.time_zone);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function Ls(){let e=H(null),[t,n]=W(``);M(()=>{let t=new AbortController;return Bs(e.current,t.signal,Rs,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return j`<${k} title=${L(`hall-scan`)} up="#/tables">
<p>${L(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${L(`hall-viewfinder`)}></video>
${t&&j`<p class="note warn" role="status">${L(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${L(`hall-tables`)}</a>
<a class="button" href="#/join">${L(`hall-join`)}</a>
<//>`}function Rs(e){let t=Bt(e);return t?(B(),ut(zs(t),{replace:!0}),!0):!1}function zs({tournament:e,invitation:t,account:n,table:r,sheet:i}){return t?`#/join/${e}/${t}`:n?`#/account/${n}`:i?`#/sheet?s=${i}`:`#/table/${r}`}async function Bs(e,t,n,r){let i=navigator.mediaDevices&&await Vs().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function Vs(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function Hs({label:e,text:t}){return j`<${y} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&j`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>O(L(`people.copied`)),()=>O(L(`people.not-copied`)))}>${L(`people.copy`)}</button>`}
${`share`in navigator&&j`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${L(`people.share`)}</button>`}
</div>`}function Us({onClose:e}){let{tournament:t}=I(),[n,r]=W(null);M(()=>void P.tournaments().then(r,()=>r([])),[]);let i=(n??[]).filter(({id:e,left:n})=>e!==t.id&&!n);return j`<${T} title=${t.name} onClose=${e}>
<h3>${L(`desk.others`)}</h3>
${n&&i.length===0&&j`<p class="soft">${L(`desk.no-others`)}</p>`}
<ul class="rows">
${i.map(({id:t,name:n,official:r})=>j`<li key=${t}>
<a class="row" href=${`#/account/enter/${t}/${r.id}`} onClick=${e}>
<span class="body"><strong>${n}</strong><small>${r.name}</small></span>
</a>
</li>`)}
</ul>
<a class="button" href="#/join" onClick=${e}>${L(`hall-join`)}</a>
<//>`}function Ws({table:e}){let{official:t}=I();return F(t,[`director`])?j`<a class="button" href="#/import/players">${L(`enrol.link`)}</a>
${e&&j`<a class="button quiet" href=${`#/correct/table/${e.id}`}>${L(`correct.link-table`)}</a>`}`:null}function Gs(){let{state:e,official:t}=I(),[n,r]=W(!1);return j`<p class="beside">
<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${L(`desk.change`)}</button>
<a class="button quiet" href="#/standings">${L(`hall-standings`)}</a>
<a class="button quiet" href="#/cards">${L(`hall-cards`)}</a>
${Object.keys(e.escalations).length>0&&j`<a class="button quiet" href="#/escalations">${L(`hall-escalations`)}</a>`}
${Ks(e)&&j`<a class="button quiet" href="#/fines">${L(`hall-fines`)}</a>`}
${F(t,[`director`])&&j`<a class="button quiet" href="#/setup">${L(`setup.title`)}</a>
<a class="button quiet" href="#/people">${L(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${L(`enrol.link`)}</a>
<a class="button quiet" href="#/exams">${L(`exam.title`)}</a>
<a class="button quiet" href="#/reports">${L(`reports.link`)}</a>`}
</p>
${n&&j`<${Us} onClose=${()=>r(!1)} />`}`}function Ks(e){return e.others.fines.length>0||Object.values(e.ledger).some(({unit:e})=>!ri(e))}const qs={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`},Js=`yakitori`,Ys={...qs,[Js]:Js};function Xs(e,t){let n=t?.content.rule_points??{},r=Object.entries(Ys).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Ys&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))};return{numbers:a,silent:Object.keys(Ys).filter(e=>!r.some(([t])=>t===e)),complete:Object.keys(qs).every(e=>e in a)}}function Zs(e,t){let n=t?.content.rule_points[`substitute-points`]??`not-stated`;return n===`not-stated`?{counted:e.scoring.substitute_points??`team`,isStated:!1}:{counted:n===`team`?`team`:`nobody`,isStated:!0}}function Qs(e,t){let n=h(g(e,t.round).map(i)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return s.filter(e=>n.includes(t.seats[e]))}function $s(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function ec(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function tc(e){return Me(e).flatMap(({id:t})=>ge(e,t)??[])}function nc(e,t){if(t===`now`)return tc(e);let n=t===`all`?wa(e):[t],r=new Map(Me(e).map(({id:e},t)=>[e,t])),i=({table:e})=>r.get(e)??1/0;return n.flatMap(t=>Object.values(e.hanchans).filter(({round:e})=>e===t).sort((e,t)=>i(e)-i(t)))}function rc(e){let t=new Set(Object.values(e.timings).flatMap(({what:e,hanchan:t})=>e===`began`?t:[])),n=Object.values(e.hanchans).filter(({id:n,status:r})=>t.has(n)&&!r&&!e.results[n]);return[.../* @__PURE__ */ new Set([...tc(e),...n])]}function ic({of:e}){let[t,n]=W(``);return j`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;P.file(`standings.csv?of=${e}`).then(e=>Jt(e,t),e=>n(G(e)))}}>${L(`standings.export`)}</button>
${t&&j`<p class="note bad" role="alert">${t}</p>`}`}function ac({state:e}){let{book:t,official:n}=I(),{numbers:r,silent:i,complete:a}=Xs(e,t);if(!t)return null;let o=Zs(e,t),s=(i.length>0||!o.isStated)&&n?.roles?.includes(`director`),c=[...Object.entries(r).filter(([e,t])=>e!==`yakitori`||t>0).map(([e,t])=>[L(`standings.by.${e}`),oc(t)]),[L(`standings.substitutes`),L(`standings.substitutes.${o.counted}`)]],l=()=>j`<${_} rows=${c} />
${s&&j`<${sc} names=${i} numbers=${r} substitutes=${o} />`}`;return a?j`<${D} title=${L(`standings.by`)}>${l}<//>`:j`<section class="card" aria-labelledby="by">
<h2 id="by">${L(`standings.by`)}</h2>
<p class="note warn">${L(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function oc(e){return Array.isArray(e)?e.map(e=>`${Yr(e)}P`).join(` / `):Yr(e)}function sc({names:e,numbers:t,substitutes:n}){let[r,i]=W(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[a,o]=W(n.counted),[s,c]=W(null),[l,u]=W(!1);return j`<form class="stack" onSubmit=${async i=>{i.preventDefault(),u(!0);let o=e.filter(e=>e!==`yakitori`||r[e].trim()).map(e=>[e,cc(e,r[e])]),s=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),l=e=>n.isStated?{}:{substitute_points:e},d={...Object.fromEntries(s),...l(n.counted)},f=Object.keys(d).length?d:null,p={...Object.fromEntries(o),...l(a),replaces:f};await P.ask(`scoring`,{method:`PUT`,body:p}).then(()=>c(null),c),u(!1)}}>
${e.map(e=>j`<${y} key=${e} label=${L(`standings.by.${e}`)} hint=${L(`standings.hint.${e}`)}
value=${r[e]} required=${e!==Js} autocomplete="off" onInput=${t=>i({...r,[e]:t})} />`)}
${!n.isStated&&j`<${m} label=${L(`standings.substitutes`)} value=${a} onChange=${o}
options=${[`team`,`nobody`].map(e=>({value:e,text:L(`standings.substitutes.${e}`)}))} />`}
${s&&(s.problem?j`<${wt} problem=${s.problem} />`:j`<p class="note bad" role="alert">${G(s)}</p>`)}
<button class="button main" disabled=${l}>${L(`standings.set`)}</button>
</form>`}function cc(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(lc):lc(n.replace(/[\s,.'’]/g,``))}function lc(e){return/^[-+]?\d+$/.test(e)?Number(e):e}const uc={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:fc,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:pc},dc={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function fc(e,t){return t===`standing`?!d(e):t===`escalated`?!!e.escalation:e.status===t}function pc({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-Se(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function mc(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in uc),i=Object.entries(t).filter(([e,t])=>t&&e in dc),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>uc[t](e,n))&&i.every(([t,n])=>dc[t](o(e),n)))}function hc(e,t,n,r){if(!r.trim())return n;let i=gc(t),a=le(e.library,r);return n.filter(t=>{let{offender:n,table:r,note:o,reason:s,foul:c}=t,l=i[t.id]??[],u=[n.name,r.label,o,s,A(e,c),V(e,t)];return a([...u,...l].filter(Boolean).join(` `))})}function gc({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const _c=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function vc({state:e,rulings:t,chosen:n,onChoose:r}){let i=U(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=yc(i,e,t,n);return j`<details class="fold">
<summary>${o?L(`hall-filters-set`,{count:o}):L(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(s).map(([e,t])=>j`<${C} key=${e} label=${L(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:L(`hall-any`)},...t]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>j`<${y} key=${e} type="datetime-local" label=${L(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&j`<button class="button" type="button" onClick=${()=>r({})}>${L(`hall-filters-clear`)}</button>`}
</div>
</details>`}function yc(e,t,n,r){let i=e=>[...new Set(n.map(e))],a=new Map(n.map(({offender:e})=>[e.id,e.name])),o={table:Me(t).map(({id:e,label:t})=>({value:e,text:t})),player:[...a].map(([e,t])=>({value:e,text:t})),foul:i(({foul:e})=>e).map(t=>({value:t,text:A(e,t)})),kind:i(({kind:e})=>e).map(t=>({value:t,text:e.name(`kinds`,t)})),status:_c.map(e=>({value:e,text:L(`hall-status.${e}`)})),round:i(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:L(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:L(`hall-otherwise`)}],...bc(r),official:Object.values(t.officials).map(({id:e,name:t})=>({value:e,text:t}))};return Object.fromEntries(Object.entries(o).map(([e,t])=>[e,Sc(t)]))}function bc({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:L(`hall-took`,{from:it(n),until:it(r)})}]},...t&&{escalation:[{value:t,text:xc(t)}]}}}function xc(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>ve(e)?L(e):t).join(` · `)}function Sc(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}P.loadEscalationSteps();const Cc={"head-referee":[`head-referee`,`director`],director:[`director`]};function wc({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function Tc({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function Ec(e,t){return!!t&&e.official!==t.id&&F(t,Cc[e.level]??[])}function Dc(e,t,{table:n,foul:r}){return[L(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&A(e,r)].filter(Boolean).join(` · `)}function Oc(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function kc(e,t,n){return{name:e.officials[t]?.name??`?`,time:R(n,e.settings.time_zone)}}function Ac({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return L(i?`help.unsent`:`help.sending`);let a=n.ended_at?L(`help.over.${n.ended_how}`):n.answered_at?L(`help.coming`,kc(e,n.answered_by,n.answered_at)):L(`help.waiting.${n.level}`);return i?`${a} · ${L(`hall-outbox.waiting`)}`:a}function jc({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function Mc(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?oe(t,e.hanchans[n],r):u(t,n))}function Nc({ruling:e,questions:t,decision:n,done:r=!1,onAnswer:i}){let{library:a}=I(),o=U(),s=n&&Ve(a,n);return j`<section class="card">
<h3><span class="who">${e.offender.name}</span> · ${A(o,e.foul)}</h3>
${!r&&t.map(e=>j`<${Pc} key=${e.question.fact} asked=${e} onAnswer=${i} />`)}
${s&&j`<p class=${`penalty ${Ue(n.penalties[0]?.kind??`none`)}`} role="status">
${L(`hall-comes-to`,{line:s.line})}
</p>`}
${r&&j`<ol class="steps">${s.steps.map(e=>j`<li key=${e.id}>${e.text}</li>`)}</ol><${v} stays=${s.stays} />`}
</section>`}function Pc({asked:{decision:e,question:t,chosen:n},onAnswer:r}){let{library:i}=I(),{text:a,answers:o}=Ve(i,e).questions[0],s=o.map(e=>({value:e.value??e.min,text:e.text}));return j`<${m} label=${a} value=${n} options=${s}
onChange=${e=>r(t.fact,e)} />`}function Fc(){let{library:e,book:t}=I(),[n,r]=W(null);return M(()=>{Promise.all([dt.hands(),P.loadReading()]).then(([e])=>r(e),()=>{})},[]),(r,i)=>{let a=n&&e&&t&&n.handsAfter(e,t,r,i)||[];return a.length?a:Ic(r,i)}}function Ic(e,{how:t,winners:n}){let{deposits:r=0}=e;return t===`win`?[{...n.includes(`east`)?be(e):pt(e),deposits:0}]:t===`chonbo`?[{...e,deposits:r}]:[be(e),pt(e,be(e).counters??0)].map(e=>({...e,deposits:r}))}function Lc({hands:e,chosen:t,onChoose:n=()=>{}}){if(e.length===1)return j`<p class="note none end-next" role="status">${L(`hall-comes-next`)} <strong><${Re} hand=${e[0]} /></strong></p>`;let r=e.map((e,t)=>({value:t,text:j`<${Re} hand=${e} />`}));return j`<${m} label=${L(`hall-following`)} value=${e.findIndex(e=>zc(e,t))} options=${r}
onChange=${t=>n(e[t])} />`}function Rc(e,t){return e.length===1?e[0]:e.find(e=>zc(e,t))}function zc(e,t){return!!t&&JSON.stringify(e)===JSON.stringify(t)}function Bc({hanchan:e,ended:t,end:n,moves:r,onChange:i}){let{state:a}=I(),o=U(),{how:s,winners:c,riichi:l,tenpai:u}=n,d=u?.length===0;return j`<fieldset class="end-seats">
<legend class="unseen">${L(`hall-who`)}</legend>
${f(e,t.hand).map(({wind:e,player:n})=>{let d=he(a,{...t,table:{id:t.table},seat:e}),f=l.includes(e),p=t=>t.includes(e)?t.filter(t=>t!==e):[...t,e],m=()=>{let e=p(u??[]);i({tenpai:e.length?e:void 0})},h=!c.includes(e)&&c.length===3,g=a.players[n]?.name??`?`;return j`<div key=${e} class="end-seat" role="group" aria-label=${`${o.phrase(`seat-${e}`)} · ${g}`}>
<span class="end-name"><${st} wind=${e} /><span>${g}</span>
${d&&j`<span class="badge dead-hand">${L(`hall-badge.dead`,{since:rt(a,d)})}</span>`}</span>
${r&&s!==`four-riichi`&&j`<${Vc} stick on=${f} onTap=${()=>i({riichi:p(l)})}>${L(`hall-riichi`)}<//>`}
${s===`win`&&j`<${Vc} on=${c.includes(e)} isOff=${!!d||h} onTap=${()=>i({winners:p(c)})}>${L(`hall-wins`)}<//>`}
${r&&s===`exhaustive-draw`&&j`<${Vc} on=${f||u?.includes(e)} isOff=${f} onTap=${m}>${L(`hall-tenpai`)}<//>`}
</div>`})}
${r&&s===`exhaustive-draw`&&j`<div class="end-seat"><span class="end-name"></span>
<${Vc} on=${d} isOff=${!!u?.length} onTap=${()=>i({tenpai:d?void 0:[]})}>${L(l.length?`hall-nobody-else`:`hall-nobody`)}<//></div>`}
</fieldset>`}function Vc({on:e,stick:t=!1,isOff:n=!1,onTap:r,children:i}){return j`<button class=${`choice ${t?`stick`:``}`} type="button" aria-pressed=${String(!!e)} disabled=${n} onClick=${r}>${i}</button>`}const Hc=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function Uc({table:e,hanchan:t,hand:n,dealt:r=n,onHand:i,onClose:a}){let{state:o}=I(),[s]=W({table:e.id,hanchan:t.id,hand:n}),[c]=W(r),[u,d]=W(()=>{let e=ft(o,s);return e?{end:{...Tt,...e},results:[],item:``}:null}),f={ended:s,dealt:c,moves:!!i,hanchan:t,onClose:a};if(!u)return j`<${Kc} ...${f} onDone=${d} />`;let p=L(`hall-ended-done`,{hand:Ze(s.hand)});return j`<${T} key="done" title=${p} onClose=${a}>
<p>${L(`hall-how.${u.end.how}`)}</p>
<${l} id=${u.item} onTaken=${a} />
${u.results.map(e=>j`<${Nc} key=${e.ruling.id} ...${e} done />`)}
${i&&!u.item?j`<${Gc} ...${f} end=${u.end} onHand=${i} />`:j`<${Wc} next=${u.end.next} onClose=${a} />`}
<//>`}function Wc({next:e,onClose:t}){return j`${e&&j`<${Lc} hands=${[e]} />`}
<button class="button main" type="button" onClick=${t}>${L(`hall-done`)}</button>`}function Gc({dealt:e,end:t,onHand:n,onClose:r}){let i=Fc(),a=t.next?[t.next]:i(e,t),o=e=>{n(e),r()};return j`<h3>${L(`hall-following`)}</h3>
<div class="pair">
${a.map(e=>j`<button key=${JSON.stringify(e)} class="button main" type="button" onClick=${()=>o(e)}><${Re} hand=${e} /></button>`)}
</div>`}function Kc({ended:e,dealt:t,moves:n,hanchan:r,onDone:i,onClose:a}){let{state:o}=I(),[s]=W(()=>Le(o,e)),[c,l]=W(Tt),{does:u,wrong:d}=E(),f=Yt(s),p=Fc(),m=e=>l({...c,...e}),h=c.how&&(c.how!==`win`||c.winners.length>0),g=s.map(e=>{let t=f[e.revision];return{ruling:e,...c.how&&t?Dt(o,t,e,c):{questions:[],decision:null}}}),_=g.every(({decision:e})=>e),v=n&&h&&_?p(t,Yc(c,g)):[],y=Rc(v,c.next),b=async()=>{let t=Object.fromEntries(g.map(({ruling:e,decision:t})=>[e.id,t])),n={...c,tenpai:Jc(c),next:y},r=await P.send(`hand-end`,null,kt(e,n),{hold:!0,expected:t});B(),i({end:n,results:g,item:r.id})};return j`<${T} title=${L(`hall-ended-how`,{hand:Ze(e.hand)})} onClose=${a}>
<${qc} how=${c.how} onHow=${e=>m({how:e,winners:[],tenpai:void 0})} />
${(n?c.how&&c.how!==`four-riichi`:c.how===`win`)&&j`<${Bc} hanchan=${r} ended=${e} end=${c} moves=${n} onChange=${m} />`}
${h&&g.map(e=>j`<${Nc} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>l(Ot(c,e.ruling,t,n))} />`)}
${v.length>0&&j`<${Lc} hands=${v} chosen=${c.next} onChoose=${e=>m({next:e})} />`}
${d}
<button class="button main" type="button" disabled=${!h||!_||n&&!y} onClick=${()=>u(b)}>
${L(`hall-ended-record`)}
</button>
<//>`}function qc({how:e,onHow:t}){let{book:n}=I(),r=[`win`,...n?.content.facts.hand_end.answers??Hc],i=Hc.filter(e=>r.includes(e)).map(e=>({value:e,text:L(`hall-how.${e}`)}));return j`<${m} label=${L(`hall-how-label`)} value=${e} options=${i} onChange=${t} />`}function Jc({riichi:e,tenpai:t,hands:n}){return t&&s.filter(r=>t.includes(r)||e.includes(r)&&!At(n[r]))}function Yc(e,t){let n=t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`));return{...e,tenpai:Jc(e),how:n?`chonbo`:e.how}}function Xc({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:Zc(t[e.id]),round:n[e.hanchan]?.round}))}function Zc({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function Qc(e,{cards:t,seconds:n,until:r}){let i=[L(`exam.questions`,{count:t.length})];return n&&i.push(L(`exam.each`,{seconds:n})),r&&i.push(L(el(r)?`exam.ended`:`exam.until`,{time:$c(e,r)})),i}function $c(e,t){return R(t,e.settings.time_zone)}function el(e){return!!e&&Date.parse(String(e))<=P.now()}function tl(e){return L(`exam.seconds`,{seconds:Math.max(1,Math.round(e/1e3))})}function nl(e,t){let n={timeZone:t,dateStyle:`short`,timeStyle:`short`};return new Intl.DateTimeFormat(`sv-SE`,n).format(new Date(e)).replace(` `,`T`)}function rl(e,t){let n=Date.parse(`${e}Z`);return(/* @__PURE__ */ new Date(2*n-Date.parse(`${nl(n,t)}Z`))).toISOString()}P.loadEscalationSteps();const il=[`head-referee`,`referee`,`arbiter`];function al(e,t){return`shinpan.exam.${e}.${t}`}function ol(e){return!!e&&F(e,il)}function sl(e){return Object.values(e.exams).sort((e,t)=>e.id<t.id?1:-1)}function cl(e,t,n){return dl(e,t).find(({official_id:e})=>e===n)}function ll(e,t){let n=dl(e,t).map(({official_id:e})=>e),r=Object.values(e.officials).filter(e=>!e.revoked_at&&ol(e));return{taken:n.length,all:(/* @__PURE__ */ new Set([...n,...r.map(({id:e})=>e)])).size}}function ul(e,t){return ol(t)?sl(e).filter(({id:n,status:r})=>r===`open`&&!cl(e,n,t.id)):[]}function dl(e,t){return Object.values(e.examAttempts).filter(e=>e.exam_id===t&&!e.withdrawn_at)}const fl={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[pl,ml]=[112,64],hl=[34,14],[gl,_l]=[10,7],[vl,yl]=[14,11];function bl({names:e,notes:t,pot:n,payments:r,number:i,to:a,winds:o}){return j`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${L(`open.arrows`)}>
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
${e.map((e,n)=>j`<${Sl} key=${n} spot=${fl[n]} name=${e} note=${t[n]} to=${a?.(n)} wind=${o?.[n]} />`)}
${n&&j`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>j`<${wl} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${xl} names=${e} payments=${r} number=${i} /></div>
</figure>`}function xl({names:e,payments:t,number:n}){let r=t=>t===`table`?L(`open.the-table`):e[t];return j`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>j`<li key=${a}>
${L(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function Sl({spot:[e,t],name:n,note:r,to:i,wind:a}){let o=Cl(n,a?_l:gl)!==n,s=j`<g>
<rect
x=${e-pl/2}
y=${t-ml/2}
width=${pl}
height=${ml}
rx="10"
/>
${a&&j`<path class="wind" d=${Xe[a]} transform=${`translate(${e-pl/2+5} ${t-21}) scale(0.85)`} />`}
<text class=${`name ${o?`long`:``}`} x=${a?e+12:e} y=${t-5}>${o?Cl(n,a?yl:vl):n}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?j`<a href=${i} aria-label=${`${n} ${r}`}>${s}</a>`:s}function Cl(e,t){let n=0,r=[...e],i=r.findIndex(e=>(n+=e>`⹿`?1.6:1)>t);return i<0?e:`${r.slice(0,i-1).join(``).trimEnd()}…`}function wl({payment:e,text:t}){let[n,r]=[$(e.from),$(e.to)],[i,a]=kl(n,r),[o,s]=kl(r,n),c=Ol(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=Tl(n,r)?El([i,a],[l,u],[o,s],c):Dl([l,u],c,n[0]===r[0]);return j`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${d} y=${f+6}>${t}</text>
</g>`}function Tl(e,t){let[n,r]=$(`table`);return(e[0]+t[0])/2===n&&(e[1]+t[1])/2===r}function El(e,t,n,r){let i=r=>e[r]*.5625+t[r]*.375+n[r]*.0625;return[i(0)+r[0]*.9,i(1)+r[1]*.5]}function Dl([e,t],[n,r],i){if(n||r)return[e+n*1.2,t];let[a]=$(`table`);return i?[e+38,t]:[e+Math.sign(a-e)*18,t-19]}function Ol(e,t){let[n,r]=$(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes($(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function $(e){return fl[e]??[0,0]}function kl([e,t],n){let[r,i]=[n[0]-e,n[1]-t],[a,o]=e===fl.table[0]&&t===fl.table[1]?hl:[pl/2,ml/2],s=Math.min((a+6)/Math.abs(r),(o+6)/Math.abs(i));return[e+r*s,t+i*s]}const Al=[0,1,2,3],jl=[`east`,`south`,`west`,`north`];function Ml(e,t){return jl[(e-t+4)%4]??`east`}function Nl(e,t){return e===`table`?`table`:(jl.indexOf(e)+t)%4}function Pl(e){let t=new Map([...Al,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Al)t.set(e,0);else for(let e of Il(n))Ll(t,e);return{net:Al.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Fl(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Il(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function Ll(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function Rl(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function zl({typed:e,onChange:t,onClose:n}){return j`<${T} title=${L(`open.names`)} onClose=${n}>
<p class="soft">${L(`open.names-text`)}</p>
${Al.map(n=>j`<${y}
key=${n}
label=${L(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${L(`open.done`)}</button>
<//>`}function Bl({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=Rl(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,Fl(e[r]??0,n)]);return j`<${T} title=${L(`open.settle`)} onClose=${i}>
<p>${L(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${_} rows=${s} />
<${xl} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${L(`open.settle-done`)}
</button>
<//>`}function Vl(){let{state:e,official:t}=I(),n=e?ul(e,t):[];if(n.length===0)return null;let[r]=n,i=n.length===1,a=i?me(al(r.id,t.id)):null,o=a&&!a.attempt?L(`exam.paused`,{at:a.answers.length+1,all:r.cards.length}):L(i?`exam.waits`:`exam.wait`,{count:n.length});return j`<a class="row card" href=${i?`#/exams/${r.id}/take`:`#/exams`}>
<${S} name="clock" />
<span class="body">
<strong>${o}</strong>
<small>${i?[r.title,...Qc(e,r)].join(` · `):n.map(({title:e})=>e).join(` · `)}</small>
</span>
<${S} name="next" />
</a>`}function Hl(e,t,n,r){let i=e.map(e=>Ul(e,t,n,r)),a=i.filter(e=>e instanceof ze);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:Ne(r)};return i.map((t,n)=>t instanceof ze?{rulebook:e[n].names(),...o,...ce()}:t)}function Ul(e,t,n,r){try{return ie(e,t,n,r)}catch(e){if(e instanceof ze)return e;throw e}}function Wl(e,t){let n=new Be(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:Gl(n,r,e)})),differs:i.some(e=>!Kl(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function Gl(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function Kl(e,t){return z(e)===z(t)}const ql={transfers:[],fines:[],effects:[]};function Jl({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function Yl({words:e},t){if(t.lateness)return L(`open.by-lateness`);let n=Xl(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Xl(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Xl(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...ql,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?L(`open.grows-times`,{times:r.p.times}):L(`open.grows-add`,{p:r.p.add})})`:e.line({...ql,penalties:t,effects:n})}function Zl(e,t){return e.table(t).rows}function Ql({rules:e,book:t,foul:n}){let{words:r}=e,i=Zl(t,n);if(!i.length)return j`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return j`<ol class="table-rows">
${i.map(t=>j`<li key=${t.id}>
<strong>${Yl(e,t)}</strong>
${Jl(e,t.when).map(e=>j`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&j`<p>${i.length>1?L(`open.otherwise`):L(`open.always`)}</p>`}
${t.effects.length>0&&j`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${qe(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&j`<p class="soft">${L(`open.counted-over`,{scope:Pe([r.phrase(`scope-${a}`)])})}</p>`}`}function $l({book:t,words:r,foul:i,facts:a,context:o,onChange:s}){let c=(e,t)=>{let{[e]:r,...i}=o;s(t===n[e]?i:{...i,[e]:t})};return j`<div class="stack">
${Object.entries(Je).map(([s,l])=>{let u=l.filter(n=>e(t,i,a,{...o,[s]:n}));return j`<${m}
key=${s}
label=${re(r,s)}
value=${o[s]??n[s]}
options=${u.map(e=>({value:e,text:w(r,s,e)}))}
onChange=${e=>c(s,e)}
/>`})}
</div>`}const eu=[`impossible`,`denied`,`silent`];function tu({tournament:e,as:t,player:n=!1}){let{lang:r}=ct(),[i,a]=W(``),o=async n=>{a(n?`beginning`:`ending`),a(await(n?nu({tournament:e,as:t},r):ru(e)).catch(()=>`unreached`))};if(M(()=>{let n=!1;return P.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||a(e),()=>{}),()=>void(n=!0)},[e,t,r]),!i)return null;if(eu.includes(i))return j`<section class="card"><h2>${L(`push.title`)}</h2><p role="status">${L(`push.${i}`)}</p></section>`;let s=[`unserved`,`unreached`].includes(i);return j`<${yt} label=${L(`push.title`)} hint=${L(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(i)} onChange=${o} />
${s&&j`<p class="note warn" role="status">${L(`push.${i}`)}</p>`}`}async function nu(e,t){return(await P.push()).subscribe(e,t)}async function ru(e){return await(await P.push()).unsubscribe(e),`off`}export{$s as $,gi as $n,Kt as $r,Ja as $t,nl as A,Wi as An,jn as Ar,Ko as At,Ac as B,Ti as Bn,mn as Br,bo as Bt,ll as C,ca as Cn,Ir as Cr,os as Ct,rl as D,Qi as Dn,bn as Dr,Zo as Dt,el as E,ra as En,Tn as Er,Qo as Et,Dc as F,Ii as Fn,On as Fr,Oo as Ft,hc as G,_i as Gn,rn as Gr,oo as Gt,vc as H,Si as Hn,pn as Hr,po as Ht,Ec as I,Ni as In,vn as Ir,xo as It,nc as J,Q as Jn,$t as Jr,to as Jt,ac as K,bi as Kn,K as Kr,ao as Kt,Oc as L,zi as Ln,yn as Lr,So as Lt,Uc as M,Hi as Mn,Dn as Mr,Bo as Mt,Tc as N,Bi as Nn,Vn as Nr,Io as Nt,tl as O,Yi as On,Cn as Or,Uo as Ot,Mc as P,Pi as Pn,J as Pr,ko as Pt,ec as Q,pi as Qn,Jt as Qr,Xa as Qt,wc as R,Fi as Rn,gn as Rr,yo as Rt,sl as S,la as Sn,Mr as Sr,as as St,Qc as T,ia as Tn,gr as Tr,Xo as Tt,yc as U,Ci as Un,sn as Ur,fo as Ut,kc as V,wi as Vn,dn as Vr,ho as Vt,mc as W,yi as Wn,cn as Wr,so as Wt,rc as X,ii as Xn,Yt as Xr,Qa as Xt,tc as Y,ai as Yn,tn as Yr,$a as Yt,Js as Z,fi as Zn,Ut as Zr,Za as Zt,Fl as _,ba as _n,Z as _r,ms as _t,Yl as a,kt as ai,Ha as an,ti as ar,Hs as at,cl as b,ga as bn,Pr as br,cs as bt,Hl as c,wt as ci,Ma as cn,Jr as cr,Ns as ct,Bl as d,ka as dn,qr as dr,As as dt,Ht as ei,Ga as en,ci as er,Qs as et,Al as f,Na as fn,Kr as fr,Ds as ft,Rl as g,xa as gn,zr as gr,vs as gt,Ml as h,Ea as hn,Rr as hr,ys as ht,Jl as i,Tt as ii,Ua as in,ri as ir,Us as it,Xc as j,Ui as jn,Sn as jr,Vo as jt,$c as k,Xi as kn,xn as kr,Wo as kt,Vl as l,xt as li,Fa as ln,Xr as lr,Ps as lt,Nl as m,wa as mn,Vr as mr,Es as mt,$l as n,Vt as ni,Va as nn,si as nr,Gs as nt,Zl as o,Dt as oi,za as on,ni as or,Ls as ot,Il as p,Ta as pn,Br as pr,ws as pt,ic as q,vi as qn,nn as qr,io as qt,Ql as r,Bt as ri,Wa as rn,ui as rr,Ws as rt,Wl as s,At as si,ja as sn,$r as sr,Bs as st,tu as t,G as ti,qa as tn,di as tr,Xs as tt,zl as u,St as ui,Pa as un,Yr as ur,Ms as ut,Pl as v,_a as vn,Lr as vr,ds as vt,ol as w,aa as wn,hr as wr,ts as wt,al as x,ua as xn,jr as xr,rs as xt,bl as y,ha as yn,Fr as yr,us as yt,jc as z,Ri as zn,hn as zr,vo as zt};