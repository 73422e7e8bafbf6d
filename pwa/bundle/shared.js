import{$ as e,$r as t,A as n,B as r,Bn as i,Bt as a,C as o,Cn as s,Ct as c,D as l,Dn as u,Dr as d,E as f,En as p,Et as m,F as h,Ft as g,G as _,Gr as v,H as y,Ht as b,I as x,In as S,It as ee,J as te,Jt as ne,K as C,L as re,Lt as w,M as ie,Mn as ae,Mt as T,N as oe,Nt as E,O as D,Or as se,P as ce,Pt as O,Q as le,Qn as ue,Qr as de,R as fe,S as pe,Sn as me,Sr as he,St as ge,T as _e,Tt as ve,U as ye,V as be,Vn as xe,Vt as Se,W as Ce,Wt as k,Xt as A,Y as we,Yr as Te,Zr as Ee,Zt as De,_i as Oe,_n as ke,a as Ae,an as j,b as je,bn as Me,br as Ne,bt as Pe,c as Fe,ci as Ie,cn as Le,ct as Re,d as ze,dt as Be,ei as Ve,en as M,er as He,et as Ue,f as We,ft as Ge,g as Ke,gi as N,gn as qe,gt as P,h as Je,hi as F,ht as Ye,ii as I,in as L,j as Xe,jn as Ze,jt as R,kr as Qe,l as $e,ln as z,lt as B,m as V,mt as et,ni as tt,nn as H,ot as nt,pi as U,pt as rt,q as it,rn as at,st as W,tn as G,u as ot,v as st,wt as ct,x as lt,xn as ut,xr as dt,xt as ft,y as pt,yn as mt,yr as ht,z as gt,zt as _t}from"./app.js";const vt={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function yt(){let[,e]=N(!1);U(()=>{p(`others`).then(()=>e(!0),()=>{})},[])}function bt(e){let t=String(e?.type).split(`:`).at(-1)??``,n=vt[t]??t;return s(`refusal.type.${n}`)?L(`refusal.type.${n}`):s(`refusal.type.other`)?L(`refusal.type.other`):e?.detail??``}function xt(e,t){let[r]=t.split(`.`),i=t.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(r)&&i in e.catalogue.facts?e.question(i):r===`context`&&i in n?oe(e,i):s(`refusal.field.${r}`)?L(`refusal.field.${r}`):t}function St({problem:e}){yt();let t=P(),{errors:n=[],detail:r,title:i}=e??{};return z`<div class="note bad stack">
<p><strong>${bt(e)}</strong></p>
${n.length===0&&z`<p lang="en">${r??i??L(`hall-unknown`)}</p>`}
<dl class="refusal">
${n.map(({field:e,message:n,cure:r})=>{let i=xt(t,e);return z`<div key=${e}>
<dt><strong>${i}</strong></dt>
<dd lang="en"><small>${n===i?r:`${n} ${r}`}</small></dd>
</div>`})}
</dl>
</div>`}const Ct={winners:[],riichi:[],hands:{},quads:{},answers:{}},wt=/* @__PURE__ */ new Map([[!0,`valid`],[!1,`invalid`]]);function Tt(e,t,n,r){let{noten_by_dead_hand:i,...a}=n.facts,o={...a,...jt(t,n,{...At(e,n),...kt(n,r)})},s=r.answers[n.id]??{},c=[];for(;;){let e=Ze(t,n.foul,o,n.context);if(e.status!==`needs-facts`)return{questions:c,decision:e};let i=e.questions[0],a=Mt(n,r,i.fact)??s[i.fact];if(c.push({decision:e,question:i,chosen:a}),a===void 0)return{questions:c,decision:null};o[i.fact]=a}}function Et(e,t,n,r){let{seat:i,id:a}=t;return i&&n===`riichi_hand`?{...e,hands:{...e.hands,[i]:r}}:i&&n===`quad_valid`?{...e,quads:{...e.quads,[i]:wt.get(r)??`invalid`}}:{...e,answers:{...e.answers,[a]:{...e.answers[a],[n]:r}}}}function Dt(e,{how:t,winners:n,riichi:r,tenpai:i,next:a,hands:o,quads:s,answers:c}){let l=Object.entries({riichi:r,hands:o,quads:s,answers:c}).filter(([,e])=>Object.keys(e).length>0),u=t===`win`?{winners:n}:t===`exhaustive-draw`&&i?{tenpai:i}:{};return{...e,how:t,...u,...a&&{next:a},...Object.fromEntries(l)}}function Ot(e){return e===`noten`||e===`refused`}function kt(e,t){let n=t.how===`win`?e.seat&&(t.winners.includes(e.seat)?`own-win`:`other-win`):t.how;return n?{hand_end:n}:{}}function At(e,t){return!t.seat||ht(e,t,Date.parse(t.ruled_at))?{}:{noten_by_dead_hand:!1}}function jt(e,t,n){let r=e.table(t.foul).used;return Object.fromEntries(Object.entries(n).filter(([e])=>r.includes(e)))}function Mt({seat:e},t,n){if(!e)return;if(n===`riichi_hand`)return t.hands[e];let r=n===`quad_valid`?t.quads[e]:void 0;return r&&r===`valid`}const Nt=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,Pt=RegExp(`#/join/(${Nt})/([\\w-]{16,200})`,`i`),Ft=/#\/account\/(spa_[\w-]{16,200})/,It=/#\/sheet\?s=([\w-]+)/,Lt=RegExp(`#/table/(${Nt})`,`i`);function Rt(e){let t=Pt.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=Ft.exec(e);if(n)return{account:n[1]};let r=It.exec(e);if(r)return{sheet:r[1]};let i=Lt.exec(e);return i?{table:i[1].toLowerCase()}:null}function zt(e){let{state:t,online:n}=M(),[r,i]=N({answer:null,fresh:!1,trouble:null});return U(()=>{let t=!1,n=e=>t||i(e);return u.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),u.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function Bt({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){yt();let{tournament:i}=M(),a=e&&G(e.at,i.time_zone);return!e&&!n?z`<${Se} />`:n?z`<p class="note warn" role="status">${[K(n),L(`seen.${e?`old`:`never`}.${r}`,{time:a??``})].join(` `)}</p>`:z`<p class="soft" role="status">${L(t?`standings.at`:`seen.asking.${r}`,{time:a??``})}</p>`}function K(e){return e.name===`Unreachable`?`${L(navigator.onLine?`live.unreached`:`no-network`)}.`:bt(e.problem)||`HTTP ${e.status}`}function Vt({name:e,hint:t=``,path:n,file:r,children:i}){let{lang:a}=Le(),[o,s]=N(null),[c,l]=N(!1),[d,f]=N(null),p=F(0),m=F(null);return U(()=>(s(null),f(null),()=>void(p.current+=1)),[n,a]),U(()=>()=>o&&URL.revokeObjectURL(o.url),[o]),U(()=>m.current?.focus(),[o]),z`<li class="card file">
<h3>${e}</h3>
${t&&z`<p class="soft">${t}</p>`}
${i}
<div role="status">
${c&&z`<progress aria-label=${L(`reports.making`,{name:e})}></progress><p class="soft">${L(`reports.wait`)}</p>`}
${o&&z`<p class="soft">${L(`reports.ready`,{size:Gt(o.file.size)})}</p>`}
</div>
${d&&z`<${Ut} error=${d} />`}
${o?z`<${Ht} made=${o} first=${m} />`:z`<button class="button" type="button" disabled=${c} aria-label=${L(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=p.current+=1,t=t=>e===p.current&&t();l(!0),f(null);try{let e=await u.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${a}`,{timeout:12e4});t(()=>s({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>f(e))}finally{l(!1)}}}>${L(`reports.make`)}</button>`}
</li>`}function Ht({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return z`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${L(`reports.save`)}</a>
${r&&z`<a class="button" href=${e} target="_blank">${L(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&z`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${L(`reports.share`)}</button>`}
</div>`}function Ut({error:e}){return yt(),z`<p class="note bad" role="alert">${K(e)}</p>`}function Wt(){return M().state?.settings.slug??`shinpan`}function Gt(e){return H(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function Kt(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function qt(e){let{book:t}=M(),n=Oe(()=>t?.revision?{[t.revision]:t}:{},[t]),[r,i]=N({}),a=[...new Set(e.map(({revision:e})=>e))].filter(e=>e&&!(e in n));return U(()=>{for(let e of a)u.revision(e).then(t=>i(n=>({...n,[e]:t})),()=>{})},[a.join()]),{...r,...n}}function Jt(e=!0){let{library:t}=M(),[,n]=N(0);U(()=>{e&&u.loadReading().then(()=>n(1),()=>{})},[t,e])}const Yt={amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],player:[`facts-otherwise`,`did-not-happen`,`not-all-heard`,`rule-otherwise`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`],upheld:[`facts-stand`,`rule-clear`,`nothing-new`],confirmed:[`facts-stand`,`rule-clear`,`nothing-new`],overturned:[`did-not-happen`,`facts-otherwise`,`rule-otherwise`,`in-doubt`],appeal:[`player-disagrees`,`facts-disputed`,`rule-unclear`],reopening:[`new-evidence`,`facts-otherwise`,`not-all-heard`],time:[`tapped-late`,`seen-come`,`wrong-player`],start:[`tapped-by-mistake`,`not-begun`,`wrong-table`],"player-time":[`table-confirms`,`seen-come`],schedule:[`hall-not-ready`,`round-before-late`,`wrong-time`],"extra-time":[`tapped-by-mistake`,`too-much`],exam:[`exam-twice`,`exam-otherwise`],"exam-again":[`called-away`,`phone-failed`,`learned-since`],correction:[`misspelt`,`wrong-number`,`wrong-team`,`as-on-list`],withdraw:[`left`,`ill`,`does-not-come`],return:[`plays-again`,`tapped-by-mistake`],removal:[`entered-twice`,`does-not-come`,`tapped-by-mistake`],joining:[`entered-twice`,`came-anew`],seats:[`sat-otherwise`,`wrong-player`,`as-on-list`],substitute:[`left`,`ill`,`does-not-come`],status:[`too-few-players`,`interrupted`,`entered-twice`,`tapped-by-mistake`],result:[`wrong-table`,`too-soon`,`counted-wrongly`],"hand-end":[`tapped-by-mistake`,`wrong-table`,`facts-otherwise`],"let-play":[`pays-later`,`paid-elsewhere`,`fine-disputed`],waiver:[`not-their-fault`,`first-time`,`fine-disputed`],"ledger-decision":[`rule-otherwise`,`facts-otherwise`,`counted-wrongly`,`conduct`],payment:[`wrong-amount`,`wrong-player`,`wrong-method`,`entered-twice`],refund:[`fine-overturned`,`fine-waived`,`paid-twice`],"refund-withdrawal":[`wrong-amount`,`wrong-player`,`wrong-method`,`not-handed-back`],dismissal:[`wrong-time`,`arbiter-was-there`,`noted-twice`]};function Xt(e,t=``){let{names:n={}}=u.snapshot.library?.catalogue.reasons??{};return[...e.map(e=>n[e]??L(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}async function Zt(e){return await u.loadReading().catch(()=>{}),Xt(e)}function Qt(e,t){let{library:n}=M();Jt(!!t);let{reasons:r}=n?.catalogue??{};return t?r?.of[t]??null:Yt[e]}function $t(e,t,n=L(`hall-reason`),r=L(`hall-reason-missing`)){let[i,a]=N([]),[o,s]=N(``),c=Xt(i,o);return{reason:c,field:l=>z`<div class="stack">
${(e||t)&&z`<${en} what=${e} foul=${t} chosen=${i} onChosen=${a} />`}
<${O}
long
label=${n}
value=${o}
onInput=${s}
maxlength="3500"
wrong=${l&&!c?r:void 0}
/>
</div>`}}function en({what:e,foul:t,chosen:n,onChosen:r}){let i=Qt(e,t);if(!i)return null;let a=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return z`<div class="switches" role="group" aria-label=${L(`reason.why`)}>
<small class="soft why" aria-hidden="true">${L(`reason.why`)}</small>
${i.map(e=>z`<${re} key=${e} pressed=${n.includes(e)} onClick=${()=>a(e)}>${Xt([e])}<//>`)}
</div>`}function q({what:e,title:t,text:n,yes:r,onReason:i,onClose:a,children:o}){let[s,c]=N(!1),{reason:l,field:u}=$t(e),{does:d,wrong:f}=D();return z`<${R} title=${t} onClose=${a}>
<form onSubmit=${e=>{e.preventDefault(),c(!l),l&&d(()=>i(l))}}>
${n&&z`<p>${n}</p>`}
${u(s)} ${o} ${f}
<button class="button main">${r}</button>
</form>
<//>`}function tn({title:e,text:t,yes:n,danger:r=!1,onYes:i,onClose:a}){return z`<${R} title=${e} onClose=${a}>
<p>${t}</p>
<div class="pair">
<button class=${`button ${r?`danger`:``}`} type="button" onClick=${i}>${n}</button>
<button class="button" type="button" onClick=${a}>${L(`cancel`)}</button>
</div>
<//>`}const nn=ne(me.account,`SignInAgain`);let rn=null;function an(){let[e,t]=N(null);U(()=>(rn=t,()=>void(rn=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&z`<${nn} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function on(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!rn||!await sn(rn))throw t;return e()}}function sn(e){return new Promise(t=>e({tell:t}))}const cn=/^(localhost|.+\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;function ln(){return u.ask(`addresses`).catch(()=>null)}function un(e){return cn.test(new URL(e).hostname)}function dn(){let[e,t]=N(location.origin);return U(()=>{un(e)&&ln().then(e=>e&&t(e.url))},[]),e}function fn({link:e,cure:t=`HOST=0.0.0.0`}){return un(e)?z`<div class="note bad" role="alert">
<p><strong>${L(`people.local`)}</strong></p>
${t?z`<p>${L(`people.local.start`)}</p>
<p><strong>make run ${t}</strong></p>
<p>${L(`people.local.then`)}</p>`:z`<p>${L(`people.local.network`)}</p>`}
</div>`:null}function pn({link:e,found:t,onLink:n}){let{origin:r,host:i,protocol:a}=new URL(e),o=(t?.candidates??[]).map(({url:e})=>({value:e,text:new URL(e).host}));return z`${o.length>1&&z`<${g} label=${L(`people.address`)} value=${r} options=${o} onChange=${t=>n(e.replace(r,t))} />
<p class="soft">${L(`people.address.another`)}</p>`}
${a===`http:`&&!un(e)&&z`<p class="soft">${L(`people.address.plain`,{host:i})}</p>`}`}function mn(){let{path:e}=ke();return t=>{ke().path===e&&qe(t,{replace:!0})}}const hn=ne(me.referee,`Switch`);function gn({to:e,children:t}){let{tournament:n,outbox:r}=M(),[i,a]=N(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:z`<${hn} onYes=${()=>a(!0)} />`}function _n({up:e}){let{joining:t}=M(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return z`<${b} title=${i??L(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${a.length>0&&z`<p>${L(`hall-as`,{roles:a.map(e=>L(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${L(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
<p>${r?L(`hall-loaded`,{loaded:n,total:r}):L(`hall-asking`)}</p>
</div>
<//>`}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const vn=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),yn=[`low`,`medium`,`quartile`,`high`],bn={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},xn={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},Sn={low:1,medium:0,quartile:3,high:2},Cn=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function wn(e){if(e=Fn(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function Tn(e,t){let n=Sn[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function En(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const Dn={numeric:1,alphanumeric:2,byte:4},On={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},kn=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function An(e){let{exp:t,log:n}=kn,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const jn=[];function Mn(e){let t=jn[e];if(t!==void 0)return t;let n=An(e),{exp:r,log:i}=kn,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return jn[e]={gen:n,mul:a}}function Nn(e,t,n){let{exp:r,log:i}=kn,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function Pn(e,t){let n=vn[e-1],r=bn[t][e-1],i=xn[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const J=e=>{throw Error(e)};function Fn(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function In(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=Ln[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const Ln=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[Cn.charCodeAt(t)]=t;return e})();function Rn(e,t,n,r,i){let a=Pn(e,t),o=On[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&J(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(Dn[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(Ln[n.charCodeAt(e)]*45+Ln[n.charCodeAt(e+1)],11);s&1&&f(Ln[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&J(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Mn(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Nn(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function zn(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Bn=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),Y=e=>Bn[e&65535]+Bn[e>>>16],Vn=/* @__PURE__ */ new Uint32Array(32);function Hn(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const X=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},Un=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,Z=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function Wn(e,t){let{size:n,words:r,v:i}=e,a=Vn;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),Hn(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function Gn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=Y(n>>>0)+2*Y((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function Kn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=Y(v>>>0)+Y(y>>>0)}}return a}function qn(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=Gn(e)+Gn(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=Y(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=Y(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(Kn(e)+Kn(t))}function Jn(e,t,n,r){let i=e.size,a=Tn(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?Z(e,8,t,n):t<8?Z(e,8,t+1,n):t===8?Z(e,7,8,n):Z(e,14-t,8,n),t<8?Z(e,i-1-t,8,n):Z(e,8,i-15+t,n)}if(Z(e,8,i-8,1),t>=7){let n=En(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;Z(e,a,o,r),Z(e,o,a,r)}}}let Yn;function Xn(e){let t=21+4*(e-1),n=X(t),r=new Uint8Array(t*t),i=(e,i,a)=>{Z(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=wn(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(X(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=zn(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=X(t);return Wn(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[X(t),X(t),X(t),X(t)]}}function Zn(e,t,n,r,i=!1){(Yn===void 0||Yn.ver!==e)&&(Yn=Xn(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=Yn,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){Wn(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=qn(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||Jn(u,e,t,h),u}const Qn=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},$n=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function er(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function tr(e,t){let n=On.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((Pn(e,t).capacity-4-n)/8))}function nr(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const rr=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&Un(e.m,e.map[t],e.map[n])===1,ir=[10,27],ar=/* @__PURE__ */ String.fromCharCode(ir[0]);function or(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=rr(e,n,r);n[r]=i}return n}function sr(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=rr(e,i,r),o=r+1>=t||rr(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=ar}return n}function cr(e){let t=e.W,n=String.fromCharCode(ir[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=rr(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=ar}return i}function lr(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!rr(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function ur(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=Un(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function dr(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function fr(e,t=`raw`,n={}){if($n(e,`text`),$n(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=Fn(r));let i=n.ecc===void 0?`medium`:n.ecc;yn.includes(i)||J(`invalid ecc=${i}`);let a=n.encoding===void 0?In(e):n.encoding;if(On[a]||J(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?Cn.slice(0,10):Cn;for(let n of e)t.includes(n)||J(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(Qn(n.mask,`opts.mask`)<0||n.mask>7)&&J(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=tr(r===void 0?40:r,i);(e.length>t||er(e)>t)&&J(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!nr(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=On[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=Pn(r,i).capacity)break}r>40&&J(`Capacity overflow`)}else{let e=On[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>Pn(r,i).capacity)&&J(`Capacity overflow`)}let u=Rn(r,i,e,a,s),d=Zn(r,i,u,n.mask),f=n.border===void 0?2:Qn(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:Qn(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?or(_):t===`ascii`?sr(_):t===`term`?cr(_):t===`svg`?lr(_,n.optimize===void 0||n.optimize):t===`gif`?ur(_):t===`data-url`?dr(ur(_)):J(`Unknown output: ${t}`)}const pr=2953;function mr({text:e,label:t}){let n=fr(e,`raw`,{border:4,ecc:e.length>300?`low`:`medium`}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return z`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function hr(e,t){let n=e.book(t),r=new Ee(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>vr(r,t,e.id)));return{options:i.map(e=>gr(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>vr(r,e,null)),...a]}}function gr(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?_r(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function _r(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,default_with:t.default_with??{},answers:n.map(([e,t])=>({value:e,text:t}))}}function vr(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const yr=[1,2,3,4];function br(e,t){let{kind:n,answers:r}=e,i=He(e,t);return i===null?n===`several`?r.map(({value:e})=>e):[30,10,-10,-30]:i}function xr({parameter:e,label:t,value:n,onChange:r}){let i={uma:Sr,hundreds:Tr,several:Er}[e.kind];return z`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function Sr({label:e,value:t,onChange:n}){let[r,i]=N(()=>yr.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(Cr(a))};return z`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${L(`open.uma-hint`)}</p>
<div class="places">
${yr.map(e=>z`<${O}
key=${e}
label=${L(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function Cr(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(wr)}function wr(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Tr({label:e,value:t,onChange:n}){let[r,i]=N(String(t));return z`<${O}
label=${`${e} (${L(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(wr(e.trim()))}}
/>`}function Er({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return z`<fieldset class="parameter">
<legend>${t}</legend>
<div class="choices">
${i.map(e=>z`<label class="choice" key=${e.value}>
<input
type="checkbox"
checked=${n.includes(e.value)}
onChange=${()=>a(e.value)}
/>
${e.text}
</label>`)}
</div>
</fieldset>`}const Dr=`wrc-2022`,Or=/* @__PURE__ */ new Map;function kr(e){return{id:e,options:{},readings:{}}}function Q(e,t){let n=I(t),r=Or.get(n)??ue(e,t.id,t.options,t.readings);return Or.set(n,r),r}function Ar(e,t){try{return Q(e,t),null}catch(e){return e}}function jr(){let{library:e,tournament:t,book:n}=M(),{lang:r}=Le(),[i,a]=ut(`shinpan.rules`,null);if(!e)return null;let o=t?.id??null,s=i&&i.at===o&&!Ar(e,i.choice)?i.choice:null,c=t?{...kr(Dr),...t.rulebook}:kr(Dr),l=s??c,u=s||!n?Q(e,l):n;return{library:e,lang:r,words:new Ee(e),choice:l,book:u,choose:e=>a({at:o,choice:e})}}function Mr(e,t,n){let r=t&&!Ar(e.library,t)?t:e.choice;return{...e,choice:r,book:t?Q(e.library,r):e.book,choose:n}}function Nr(e,t,n){let{library:r}=e,{choice:i}=Mr(e,t,n),a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=Ar(r,s)?i:s;return{...e,choice:c,book:Q(r,c),choose:n}}function Pr(e){return t=>{let n=jr();return n?z`<${e} ...${t} rules=${n} />`:z`<${b} title=${L(`open.no-rules`)}
><${_t} text=${L(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${L(`try-again`)}
</button>
<//><//
>`}}function Fr({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[L(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Ir({rules:e}){let[t,n]=N(!1);return z`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${k} name="book" />
<span class="body"
><small>${L(`open.rules-in-use`)}</small
><strong>${Fr(e,e.book)}</strong></span
>
<span class="badge">${L(`call.change`)}</span>
</button>
<${Lr} rules=${e} standing=${e.book.content.standing} />
${t&&z`<${Rr} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function Lr({rules:e,standing:t}){return t===`official`?null:z`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function Rr({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=N(t),c=Ar(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=hr(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return z`<${R} title=${L(`open.choose-rules`)} onClose=${r}>
<${g}
label=${L(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(kr(e))}
/>
<p class="soft">${a.standingNote(o.id)}</p>
${u.length>0&&z`<${Br} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:Hr(o,d,e)})} />`}
${f.length>0&&z`<${Vr} offered=${f} draft=${o} onChange=${s} />`}
<${zr} error=${c} reasons=${Ur(u,o.options)} />
${!c&&z`<p role="status">${Fr(e,Q(i,o))}</p>`}
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
<//>`}function zr({error:e,reasons:t=[]}){return e?z`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>z`<p key=${e}>${e}</p>`)}
</div>`:null}function Br({offered:e,chosen:t,onChange:n}){let r=(r,i)=>{let a=Object.fromEntries(Object.entries({...t,[r]:{}}).filter(([e])=>i||e!==r)),o=({id:e,parameter:t})=>e===r||t&&r in t.default_with,s=({parameter:e})=>e?{[e.name]:br(e,a)}:{},c=e.filter(e=>e.id in a);n(Object.fromEntries(c.map(e=>[e.id,o(e)?s(e):a[e.id]])))};return z`<fieldset class="stack">
<legend>${L(`open.options`)}</legend>
${e.map(e=>z`<div key=${e.id} class="stack">
<${w}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e.id,t)}
/>
${e.parameter&&e.id in t&&z`<${xr}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function Vr({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return z`<details class="fold">
<summary>
${L(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${L(`open.readings-text`)}</p>
${e.map(e=>z`<div key=${e.id} class="stack">
<${g}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function Hr({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function Ur(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}function Wr(e){return[.../* @__PURE__ */ new Set([e,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}))}function Gr(){let e=H(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}function Kr(e,t=!1){let n=t?`exceptZero`:`auto`;return Yr(e/10,{minimumFractionDigits:1,signDisplay:n})}function qr(e,t=!1){return Yr(e,{signDisplay:t?`exceptZero`:`auto`})}function Jr(e,t,n=!1){return`${qr(-t,n)}${e===`P`?`P`:``}`}function Yr(e,t){return H(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}const Xr=1e3;function Zr(e){let[t,n]=N(u.now);return U(()=>{if(!e)return;let t,r=()=>{n(u.now()),t=setTimeout(r,Xr-u.now()%Xr)};return r(),()=>clearTimeout(t)},[e]),t}const Qr=`shinpan.board`,$r=()=>Me(Qr),ei=e=>mt(Qr,e);function ti(e){return e===`P`||e===`pts`}function ni(e){return ii(Object.values(e.ledger).filter(({unit:e})=>!ti(e)))}function ri(e,t){return ii(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function ii(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function ai(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function oi(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function si(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function ci(e,t){return[e?.id,e?.player_id].includes(t)}function li(e,{kind:t,id:n}){return e[`${t}s`]?.[e.merged[n]??n]?.name??`?`}function $(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?qr(t):`${t<0?`−`:``}${Ve(e,Math.abs(t))}`}function ui({unit:e,amount:t,what:n}){return L(`line.${fi(e,t,n)}`,{amount:$(e,Math.abs(t))})}const di={reversed:`due-again`,paid:`refunded`};function fi(e,t,n){return ti(e)?t<0?`given-back`:`taken`:t>0?di[n]??`fined`:n===`paid`||n===`waived`?n:`cancelled`}function pi(e,n){let r=t(e),[,i,a=``]=n.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return i===void 0||a.length>r?null:Number(i+a.padEnd(r,`0`))}function mi(){let{outbox:e}=M(),t=e.filter(({kind:e,state:t})=>e===`result`&&d(t)).length;return t===0?null:z`<p class="note info"><a class="reach" href="#/outbox">${L(`standings.waits`,{count:t})}</a></p>`}function hi(e){let t=new Intl.Collator(void 0,{numeric:!0});return Object.values(e.hanchans).filter(({id:t,status:n})=>!e.results[t]&&!n).map(({id:t,table:n,round:r})=>({id:t,name:_i(e,{table:n,round:r})})).sort((e,n)=>t.compare(e.name,n.name))}function gi({state:e}){let{official:t}=M(),n=hi(e);return n.length===0?null:z`<${T} title=${L(`standings.missing`,{count:n.length})}>${()=>z`<ul class="rows">
${n.map(({id:e,name:n})=>z`<li key=${e}>${Je(t)?z`<a class="row" href=${`#/result/${e}`}>${n}</a>`:z`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function _i(e,{table:t,round:n}){return[L(`hall-round`,{round:n}),L(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}const vi=[`late`,`late-arbiter`,`forfeit`];function yi(e,t){return[e?.id,e?.player_id].includes(t)}function bi(e){return!!e?.roles?.includes(`director`)}function xi(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&vi.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function Si({path:e,body:t,about:n,onApprove:r,onClose:i}){let[a,o]=N(null),{state:s}=M(),{lang:c}=Le(),{does:l,wrong:d}=D();return U(()=>{u.ask(`${e}/preview?lang=${c}`,{method:`POST`,body:t}).then(o,e=>o({trouble:e}))},[]),z`<${R} title=${L(`charged.title`)} onClose=${i}>
${!a&&z`<${Se} />`}
${a?.trouble&&z`<p class="note bad" role="alert">${K(a.trouble)}</p>`}
${a?.changes&&z`${n&&z`<p><strong>${n}</strong></p>`}
<${Ci} state=${s} seen=${a} />
${a.hanchans?.length>0&&z`<p>${L(a.hanchans[0].cancelled?`clock.cancels-too`:`clock.plays-again`)} ${a.hanchans.map(e=>_i(s,e)).join(`, `)}</p>`}
<p class="soft">${L(`charged.logged`)}</p>
${d}
<button class="button main" type="button" onClick=${()=>l(()=>r(a.digest))}>${L(`charged.approve`)}</button>`}
<//>`}function Ci({state:e,seen:{changes:t,running:n,owed_back:r}}){let i=new Map([...t,...n,...r].map(({account:e})=>[e.id,e]));if(i.size===0)return z`<p>${L(`charged.nothing`)}</p>`;let a=(e,t)=>e.filter(({account:e})=>e.id===t);return z`<dl class="facts">
${[...i].map(([i,o])=>z`<div key=${i}>
<dt class="who">${li(e,o)}</dt>
<dd class="stack">
${a(t,i).length>0&&z`<p>${wi(a(t,i),`before`)} → <strong>${wi(a(t,i),`after`)}</strong></p>`}
${a(n,i).map(({before:e,after:t})=>z`<p>${L(`charged.running`)} ${Ti(e,t)} → <strong>${Ti(t,e)}</strong></p>`)}
${a(r,i).map(e=>z`<p><strong>${L(`charged.owed-back`,{paid:$(e.unit,e.paid),amount:$(e.unit,e.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function wi(e,t){return e.map(e=>$(e.unit,e[t])).join(` + `)}function Ti({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const Ei=`games-cancelled`;function Di(e,t,n,r){let i=Math.min(_(n,r),86400),[a,o]=[Ei,`replacement`].map(n=>Oi(e,t,n)),s=i>=a&&!n.cancelled,c=s&&ki(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...S(e,t,l),seconds:i,cancellation_due:s}}function Oi(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function ki(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(Ei)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function Ai(e,t){let n=y(e,t.round),i=n.map(r),a=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),o=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(o.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let r=ye(e.id,i,a),o=n.filter(t=>t.person?.id===e.id);return r?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:r,revision:t,timings:o}]:[]})}function ji(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=Di(t,n,r,i);return{...Ue(e,o),due:a,held:a&&o.seconds>=o.next_band?.at_seconds}}async function Mi(e,t,n={}){await u.send(`timing`,null,{hanchan:e.id,what:t,...n}),j()}function Ni(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const Pi=864e5;function Fi(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function Ii(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=Fi(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>Pi/2&&(l-=Pi),l<-432e5&&(l+=Pi),new Date(t-t%1e3+l).toISOString()}function Li({hanchan:e,players:t,onDone:n}){let{official:r}=M(),[i,a]=N(!1);return V(r,[`director`])?z`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${L(`clock.let-play`)}</button>
${i&&z`<${q} what="let-play" title=${L(`clock.let-play`)} text=${L(`clock.let-play-text`)} yes=${L(`clock.let-play-yes`)} onReason=${async r=>{await u.ask(`hanchans/${e}/permission`,{method:`PUT`,body:{players:[...new Set(t)],reason:r}}),A(L(`clock.may-play`)),a(!1),n?.()}} onClose=${()=>a(!1)} />`}`:z`<p>${L(`clock.ask-director`)}</p>`}const Ri=ne(me.desk,`NewPayment`);function zi(e,t,n){let r=y(e,t.round).filter(e=>e.what===`replaced`&&e.hanchan===t.id),i=[...t.allowed??[],...r.map(e=>e.person?.id)],a=Object.values(t.seats).filter(e=>!i.includes(e)&&(!n||e===n));return[...ni({ledger:Object.values(e.ledger).filter(({round:e})=>e!==t.round)}),...e.others.fines].filter(({account:e,amount:t})=>a.includes(e.id)&&t>0)}function Bi({state:e,hanchan:t,person:n}){let{official:r}=M(),[i,a]=N(null),o=zi(e,t,n);if(o.length===0)return null;let s=({account:t,unit:n})=>ni(e).find(e=>e.account.id===t.id&&e.unit===n);return z`<section class="note bad stack owes" aria-label=${L(`clock.owing`)}>
${o.map(t=>{let{account:n,unit:i,amount:o,tournament:c}=t,l=e.players[n.id]?.name??`?`,u=si(r)&&!c;return z`<p key=${[n.id,c,i].join()}>${L(`clock.owes`,{name:l,amount:Vi(e,i,o,c)})}</p>
${u&&z`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(s(t))}>${L(`clock.take-payment`,{name:l})}</button>`}`})}
<${Li} hanchan=${t.id} players=${o.map(({account:e})=>e.id)} />
${i&&z`<${Ri} state=${e} balance=${i} onTaken=${()=>{}} onClose=${()=>a(null)} />`}
</section>`}function Vi(e,t,n,r){let i=$(t,n);return r?`${i} (${Ye(e,r)})`:i}function Hi({state:e,hanchan:t,zone:n}){let r=Ui(e,t,n).filter(({id:e})=>e!==t.id);return r.length===0?null:z`<p>${L(`clock.cancels-too`)}</p>
<ul class="plain">
${r.map(t=>z`<li key=${t.id}>${_i(e,t)}</li>`)}
</ul>`}function Ui(e,t,n){let r=new Intl.DateTimeFormat(`en-CA`,{timeZone:n}),i=({scheduled_at:e})=>e&&r.format(new Date(e)),a=Object.values(t.seats);return Object.values(e.hanchans).filter(n=>!n.status&&i(n)===i(t)&&Object.values(n.seats).some(e=>a.includes(e))&&!e.results[n.id]&&!be(e,n).begun)}const Wi=1440;function Gi({label:e,by:t=1,onStep:n,...r}){let i=(r,i)=>z`<button class="button" type="button" aria-label=${L(`clock.${r}`,{what:e,count:t})} onClick=${()=>n(i)}>
${`${i<0?`−`:`+`}${t}`}
</button>`;return z`<div class="stepped">
${i(`less`,-t)}<${O} label=${e} ...${r} />${i(`longer`,t)}
</div>`}function Ki(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+Wi)%Wi;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const qi=[`corrected`,`stopped`,`undone`];function Ji({hanchan:e,late:t,name:n,due:r,book:i,zone:a,first:o=``,onClose:s}){let{official:c,state:l}=M(),{clock:d,person:f}=t,p=xi(l,e,f.id),m=p&&!bi(c),[h,g]=N(null),[_,v]=N(d.stopped&&!m?`corrected`:o),{reason:y,field:b}=$t(`time`),[x,S]=N(()=>Fi(d.stopped?.at??u.now(),a)),{does:ee,wrong:te}=D(),ne=Yi(t,r&&!m,c,m).map(e=>({value:e,text:L(`clock.way.${e}`)})),C=x&&Xi(x,d,a),re=_===`corrected`&&C?Zi(Date.parse(C),d.scheduled):``,w=qi.includes(_)||p&&!!_&&!m,ie=_&&(!w||y)&&(_!==`corrected`||x&&!re),ae=y&&{reason:y},T=()=>ee(async()=>{let e=_===`undone`?{takes_back:d.stopped.by}:{person:f,..._===`corrected`&&{arrived_at:C}},t={what:_===`undone`?`taken-back`:_,...e,...ae};if(p&&!m)return g(t);await oe(t)}),oe=async({what:t,...n})=>{await Mi(e,t,n),s()};return h?z`<${Si} path="timings" body=${{hanchan:e.id,...h}} onApprove=${e=>oe({...h,preview:e})} onClose=${s} />`:z`<${R} title=${n} onClose=${s}>
${p&&z`<p class="note warn">${L(m?`charged.director`:`charged.changes`)}</p>`}
<${E} label=${L(`clock.what`)} value=${_} options=${ne} onChange=${v} />
${_===`cancelled`&&z`<p class="note warn">${L(t.who===`player`?`clock.cancel-text`:`clock.cancel-text-charged`)}</p><${Hi} state=${l} hanchan=${e} zone=${a} />`}
${_===`corrected`&&z`<${Gi} type="time" step="1" label=${L(`clock.arrived-at`)} value=${x} wrong=${re} onInput=${S} onStep=${e=>S(Ki(x,e))} />`}
${_===`corrected`&&C&&!re&&i&&z`<${Qi} late=${t} book=${i} at=${Date.parse(C)} />`}
${w&&b(!1)}
${te}
<button class="button main" type="button" disabled=${!ie} onClick=${T}>${L(p&&!m?`charged.look`:`clock.record`)}</button>
<//>`}function Yi({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function Xi(e,{stopped:t,scheduled:n},r){return t&&e===Fi(t.at,r)?new Date(t.at).toISOString():Ii(e,n,r)}function Zi(e,t){return e>u.now()?L(`clock.to-come`):e<t-72e5?L(`clock.long-before`):``}function Qi({late:e,book:t,at:n}){let{library:r}=M(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=ji(r,t,{...e,clock:i},n);return z`<p role="status">${L(`clock.becomes`,{cost:a.cost_line})}</p>`}function $i({seconds:e,next_band:t}){if(!t||e>=t.at_seconds)return``;let n=t.effects.some(({id:e})=>e===`games-cancelled`),r=[...t.points,...t.fines].some(({whom:e})=>e!==`offender`),i={time:de(t.at_seconds),cost:t.cost_line};return L(n&&r?`clock.cancels-from`:`clock.next-at`,i)}function ea({held:e,next_band:t}){return e?L(`clock.cancels`,{cost:t.cost_line}):L(`clock.cancels-charged`)}function ta(e){let t=F(/* @__PURE__ */ new Set);U(()=>{for(let n of e)for(let e of na(n))t.current.has(e)||(t.current.add(e),ra(n))},[e])}function na({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function ra({key:e,name:t,line:n}){if(j(400),De(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(L(`clock.late-is`,{name:t}),r))}function ia(){let[e,t]=N(globalThis.Notification?.permission??`denied`);return e==="default"?z`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${L(`clock.notify`)}</button>`:null}function aa(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function oa({state:e,hanchan:t,zone:n}){let{official:r}=M(),i=aa(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return z`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${L(`kept.title`)}</h2>
${!a&&z`<p class="note info">${L(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>z`<li class="item" key=${t.id}><${sa} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function sa({state:e,kept:t,zone:n,director:r}){let i=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[a,o]=N(i.length===1?i[0].id:``),[s,c]=N(!1),[l,d]=N(!1),{official:f}=M(),{does:p,wrong:m}=D(),h=t.who===`arbiter`,_={confirmed:!0,...h&&{arbiter:a}},v=ca(e,t,t.player??a),y=()=>v?d(!0):p(()=>u.send(`kept-answer`,t.id,_)),b=yi(f,t.player)||h&&yi(f,a),x=async e=>{await u.send(`kept-answer`,t.id,{..._,reason:l,preview:e}),d(!1)},S=async e=>{await u.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),c(!1)},ee=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return z`<p><strong>${G(t.at,n)}</strong> ${ua(e,t)}</p>
${ee&&z`<p class="note warn">${L(`kept.received`,{time:G(t.server_at,n)})}</p>`}
${r&&b&&z`<p class="note info">${L(`clock.own`)}</p>`}
${r&&!b&&z`${h&&i.length!==1&&z`<${g} label=${L(`kept.which`)} value=${a} options=${la(i)} onChange=${o} />`}
<div class="pair">
<button class="button main" type="button" disabled=${h&&!a} onClick=${y}>${L(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>c(!0)}>${L(`kept.dismiss`)}</button>
</div>
${m}`}
${s&&z`<${q} what="dismissal" title=${`${G(t.at,n)} ${ua(e,t)}`} yes=${L(`kept.dismiss-now`)} onReason=${S} onClose=${()=>c(!1)} />`}
${l===!0&&z`<${q} what="player-time" title=${L(`charged.title`)} text=${L(`charged.changes`)} yes=${L(`charged.look`)} onReason=${d} onClose=${()=>d(!1)} />`}
${l&&l!==!0&&z`<${Si} path=${`kept-times/${t.id}/answer`} body=${{..._,reason:l}} onApprove=${x} onClose=${()=>d(!1)} />`}`}function ca(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return Ai(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>xi(e,a,t.person.id))}function la(e){return[{value:``,text:L(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function ua(e,{what:t,who:n,player:r}){if(t===`began`)return L(`kept.began`);let i=n===`arbiter`?L(`kept.arbiter`):e.players[r]?.name??`?`;return L(`kept.${t}`,{name:i})}function da({state:e,table:t,hanchan:n,late:r,begun:i,onDone:a}){let{does:o,wrong:s}=D(),{official:c}=M(),l=new Set(r.map(({person:e})=>e.id)),u=ct(n,ft(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),d=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),f=({id:e})=>!l.has(e)&&!yi(c,e),p=u.filter(f),m=d.map(({id:e})=>({kind:`official`,id:e})).filter(f),h=e=>o(async()=>{for(let t of e)await Mi(n,`absent`,{person:t});a?.()});return i||p.length+m.length===0?null:z`<section aria-labelledby="present" class="stack">
<h2 id="present">${L(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...p,...m].map(t=>z`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>h([t])}>
<span class="body who">${fa(e,t)}${t.kind===`official`&&z`<small>${L(`hall-role.arbiter`)}</small>`}</span>
${L(`clock.absent`)}
</button>
</li>`)}
</ul>
${p.length>1&&z`<button class="button" type="button" onClick=${()=>h(p)}>${L(`clock.all-absent`)}</button>`}
${s}
</section>`}function fa(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}async function pa(e,t,n){await u.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),j()}function ma({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,a]=N(1),{reason:o,field:s}=$t(`extra-time`),{does:c,wrong:l}=D(),d=Math.min(i*60,t);return z`<${R} title=${L(`game.less`)} onClose=${n}>
<${ee} label=${L(`game.less-minutes`)} value=${i} min=${1} max=${Math.max(r,1)} less=${L(`clock.less`,{what:L(`game.less-minutes`),count:1})} more=${L(`clock.longer`,{what:L(`game.less-minutes`),count:1})} onChange=${a} />
${s(!1)}
${l}
<button class="button main" type="button" disabled=${!(d>0)||!o} onClick=${()=>c(async()=>{await u.send(`extra-time`,null,{hanchan:e.id,seconds:-d,reason:o}),n()})}>${L(`game.take-off`)}</button>
<//>`}const ha=[1,3,5];function ga({hanchan:e,game:{clock:t,extra:n},now:r,zone:i,may:a}){let[o,s]=N(!1),{does:c,wrong:l}=D(),u=t&&it(t,r),d=t&&L(u?`game.was-up`:`game.ends`,{time:G(new Date(t.ends),i)});return ta(t?[va(e,t,r)]:[]),z`<section class=${`late ${u?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${L(`game.left`)}</h2>
${t?z`<p class="late-time" role="timer">${de(te(t,r))}</p><p>${d}</p>`:z`<p>${L(`game.no-limit`)}</p>`}
${u&&z`<${_a} />`}
${n>0&&z`<p class="soft">${L(`game.extra`,{time:de(n)})}</p>`}
${t&&a&&z`<div class="pair">
${ha.map(t=>z`<button key=${t} class="button" type="button" onClick=${()=>c(()=>pa(e,t*60))}>${L(`game.more`,{count:t})}</button>`)}
${n>0&&z`<button class="button" type="button" onClick=${()=>s(!0)}>${L(`game.less`)}</button>`}
</div>`}
${l}
${o&&z`<${ma} hanchan=${e} extra=${n} onClose=${()=>s(!1)} />`}
</section>`}function _a(){let{book:e}=M();if(!e)return null;let{still:t,chonbo:n}=C(e);return z`<p class="note warn"><strong>${L(`game.still.${t}`)}</strong> ${L(`game.chonbo.${n}`)}</p>`}function va(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=L(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:L(`game.left`),seconds:r,thresholds:[i],line:a}}function ya({hanchans:e}){let t=new Intl.Collator(void 0,{numeric:!0});return[...new Set(Object.values(e).map(({round:e})=>e))].sort(t.compare)}function ba(e,t){let n=ya(e),r=e=>t.filter(t=>t.round===e).length;return n.reduce((e,t)=>e===null||r(t)>=r(e)?t:e,null)}function xa(e){return Ae(e).flatMap(({id:t})=>Pe(e,t)??[])}function Sa(e,t){if(t===`now`)return xa(e);let n=t===`all`?ya(e):[t],r=new Map(Ae(e).map(({id:e},t)=>[e,t])),i=({table:e})=>r.get(e)??1/0;return n.flatMap(t=>Object.values(e.hanchans).filter(({round:e})=>e===t).sort((e,t)=>i(e)-i(t)))}function Ca(e){let t=new Set(Object.values(e.timings).flatMap(({what:e,hanchan:t})=>e===`began`?t:[])),n=Object.values(e.hanchans).filter(({id:n,status:r})=>t.has(n)&&!r&&!e.results[n]);return[.../* @__PURE__ */ new Set([...xa(e),...n])]}function wa(e){let{state:t,online:n}=M(),[r,i]=N({items:null,trouble:null});return U(()=>{let t=!1;return Ta(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function Ta(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await u.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function Ea({of:{items:e,trouble:t},children:n}){return!e&&!t?z`<${Se} />`:z`${t&&z`<${Da} error=${t} />`}${e&&n(e)}`}function Da({error:e,needs:t=L(`people.needs-network`)}){return e.problem?z`<div role="alert"><${St} problem=${e.problem} /></div>`:z`<p class="note bad" role="alert">${K(e)} ${t}</p>`}function Oa(e){let[t,n]=N(null),[r,i]=N(!1),a=F(!1);return{ask:async e=>{if(!a.current){a.current=!0,i(!0),n(null);try{await on(e)}catch(e){if(!(e instanceof v)&&e.name!==`Unreachable`)throw e;n(e)}finally{a.current=!1,i(!1)}}},asking:r,wrong:t&&z`<${Da} error=${t} needs=${e} />`}}function ka(){let e=F(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??xe(u.now());return e.current.set(n,r),r}}async function Aa(e,t,n,r){let i=await u.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await u.ask(`${e}/${t}/revocation`,{method:`PUT`}),u.ask(`${e}/${xe(u.now())}`,{method:`PUT`,body:n}))}function ja({settings:e,online:t}){return z`<section class="stack">
<h2>${L(`people.board`)}</h2>
<${Na} settings=${e} online=${t} name="board_open" label=${L(`people.board-open`)} hint=${L(`people.board-open-hint`)} />
<a class="button" href=${`#/board/${e.slug}`}>${L(`people.board-show`)}</a>
</section>`}function Ma({settings:e,online:t}){return z`<section class="stack">
<h2>${L(`people.page`)}</h2>
<${Na} settings=${e} online=${t} name="people_open" label=${L(`people.page-open`)} hint=${L(`people.page-open-hint`)} />
<p class="soft">${location.origin}/t/${e.slug}</p>
<a class="button" href=${`#/public/${e.slug}`}>${L(`people.page-show`)}</a>
</section>`}function Na({settings:e,online:t,name:n,label:r,hint:i}){let a=!!e[n],[o,s]=N(a);U(()=>s(a),[a]);let[c,l]=N(0),{ask:d,asking:f,wrong:p}=Oa();return z`<${w} label=${r} hint=${i} checked=${o} disabled=${f||!t} onChange=${t=>{s(t);let r={method:`PATCH`,match:`"${Math.max(e.version,c)}"`,body:{[n]:t}};d(async()=>{try{l((await u.ask(``,r)).version)}catch(e){throw s(a),e}})}} />
${p}`}function Pa({state:e}){return z`<${b} title=${L(`people.further`)} up="#/people"><${Fa} state=${e} /><//>`}function Fa({state:{settings:e}}){let{online:t}=M();return z`<nav class="stack" aria-label=${L(`people.more`)}>
<a class="button" href="#/people/sheet">${L(`people.sheet`)}</a>
<a class="button" href="#/exams">${L(`exam.title`)}</a>
<a class="button" href="#/people/links">${L(`people.links`)}</a>
<a class="button" href="#/people/players">${L(`people.players`)}</a>
<a class="button" href="#/people/tokens">${L(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${L(`people.erase`)}</a>
</nav>
<${ja} settings=${e} online=${t} />
<${Ma} settings=${e} online=${t} />`}const Ia=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function La(e){return at(Ia.filter(t=>e.includes(t)).map(e=>L(`hall-role.${e}`)))}function Ra({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return z`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>z`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&z`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function za(e){return z`<${Ra} label=${L(`people.roles`)} names=${Ia} said=${e=>L(`hall-role.${e}`)}
...${e} />`}function Ba({state:e}){let{online:t}=M(),{items:n}=wa(`phones`),r=Ha(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>z`<ul class="rows">
${e.map(e=>z`<${Va} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,o=z`<a class="button main" href="#/people/invite">${L(`people.invite`)}</a>`;return z`<${b} title=${L(`people.title`)} up="#/tables" actions=${o}>
${!t&&z`<p class="note warn" role="status">${L(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${L(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&z`<${T} title=${L(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<${Fa} state=${e} />
<//>`}function Va({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return z`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${La(n)}</span>
${o!==void 0&&!i&&z`<small>${L(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&z`<span class="badge">${L(`people.plays-too`)}</span>`}
</a>
</li>`}function Ha(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function Ua({state:e,line:{what:t,amount:n,cause:r,cause_id:i,hanchan:a,round:o,reason:s,at:c}}){let l=P(),{table:u}=e.hanchans[a]??{},d=r===`ruling`&&e.rulings[i],f={ruling:d&&`#/ruling/${i}`,clock:u&&`#/start/${u}/${a}`,payment:`#/paid/${i}`}[r],p=d?W(l,d.foul):L(`hall-cause.${r}`),m=[L(`hall-line.${Wa(r,t,n)}`),o&&L(`hall-round`,{round:o}),G(c,e.settings.time_zone),s];return z`${f?z`<a class="reach" href=${f}>${p}</a>`:p}<small>${m.filter(Boolean).join(` · `)}</small>`}function Wa(e,t,n){return e===`payment`?t===`reversed`?`withdrawn`:n>0?`refunded`:`paid`:t===`reversed`&&n>0?`undone`:t}const Ga=[`cash`,`card`,`transfer`,`other`];function Ka({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:a,onClose:o}){let[s,c]=N(()=>$(n,r).slice(n.length+1)),[l,d]=N(`cash`),[f,p]=N(``),{does:m,wrong:h}=D(),g=pi(n,s),_=!g||g>r?L(`fines.between`,{most:$(n,r)}):void 0,v=()=>m(async()=>{let e=f.trim()&&{note:f.trim()},r=new Date(u.now()).toISOString(),{id:i}=await u.send(`payment`,null,{account:t,unit:n,amount:g,method:l,paid_at:r,...e});j(),a(i),o()}),y=Ga.map(e=>({value:e,text:L(`fines.method.${e}`)}));return z`<${R} title=${L(`fines.pays`,{name:li(e,t)})} onClose=${o}>
<dl class="facts lines">
${oi(i).map(t=>z`<div key=${t.id}>
<dt><${Ua} state=${e} line=${t} /></dt>
<dd>${ui(t)}</dd>
</div>`)}
</dl>
<${O} label=${L(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${_} onInput=${c} />
<${E} label=${L(`fines.how`)} value=${l} options=${y} onChange=${d} />
<${O} label=${L(`fines.note`)} value=${f} onInput=${p} />
${h}
<button class="button main" type="button" disabled=${!!_} onClick=${v}>
${L(`fines.take`,{amount:$(n,g??0)})}
</button>
<a class="button quiet" href=${`#/fines/${t.kind}/${t.id}`} onClick=${o}>${L(`fines.to-account`)}</a>
<//>`}function qa({state:e,id:t}){let n=P(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:z`<section class="stack" aria-labelledby="season">
<h2 id="season">${L(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${r.map(t=>z`<div key=${t.ruling}>
<dt>${W(n,t.foul)}<small>${Ye(e,t.tournament)} · ${G(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${B(n,t)}</dd>
</div>`)}
</dl>
</section>`}function Ja({ruling:e,shown:t,children:n}){let r=P();return z`<section class=${`call-verdict hall-verdict ${f(e)?`over`:Be(e.kind)}`}>
<p class="call-line penalty">${t?We(r,t):B(r,e)}</p>
<p><a class="who" href=${Ya(e)}>${e.offender.name}</a></p>
<p class="soft">${Ge(r,e)}</p>
${n}
</section>`}function Ya({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}u.loadEscalationSteps();function Xa({state:e,ruling:t}){let n=Object.values(e.notes).filter(e=>e.ruling===t.id);if(n.length===0)return null;let r=e.settings.time_zone,i=n.sort((e,t)=>Date.parse(e.noted_at)-Date.parse(t.noted_at));return z`<section class="stack" aria-label=${L(`note.title`)}>
<h2>${L(`note.title`)}</h2>
${i.map(({id:t,note:n,noted_at:i,official:a,unsent:o,outbox:s})=>z`<div class="card" key=${t}>
<p>${n}</p>
<p class="soft">
${[e.officials[a]?.name,G(i,r)].filter(Boolean).join(` · `)}
${o&&s!==`done`&&z` <span class=${`badge ${se(s)?`bad`:`info`}`}>${L(`hall-unsent`)}</span>`}
</p>
</div>`)}
</section>`}function Za({ruling:e}){let[t,n]=N(!1),[r,i]=N(``),{does:a,wrong:o}=D();return z`<button class="button" type="button" onClick=${()=>n(!0)}>${L(`note.add`)}</button>
${t&&z`<${R} title=${L(`note.add`)} onClose=${()=>n(!1)}>
<form onSubmit=${t=>{t.preventDefault(),r.trim()&&a(async()=>{await u.send(`note`,e,{note:r.trim()}),j(),A(L(`note.added`)),i(``),n(!1)})}}>
<${O} long label=${L(`call.note`)} value=${r} onInput=${i} maxlength="4000" />
${o}
<button class="button main" disabled=${!r.trim()}>${L(`note.save`)}</button>
</form>
<//>`}`}const Qa={url:null,blob:null,failed:!1};function $a(e,t){let[n,r]=N(Qa);return U(()=>{let t=``,n=!1;return e().then(e=>{n||(t=URL.createObjectURL(e),r({url:t,blob:e,failed:!1}))},()=>n||r({...Qa,failed:!0})),()=>{n=!0,t&&URL.revokeObjectURL(t)}},[t]),n}function eo({count:e,onPhoto:t}){let[n,r]=N(!1);return e>=8?z`<p class="note" role="status">${L(`call.photos-most`,{most:8})}</p>`:z`<label class="button photo" aria-busy=${n}>
${n?z`<progress aria-hidden="true"></progress>`:z`<${k} name="camera" />`}
<span aria-live="polite">${L(n?`call.photo-shrinking`:`hall-add-photo`)}</span>
<input class="unseen" type="file" accept="image/*" aria-disabled=${n} onClick=${e=>n&&e.preventDefault()} onChange=${async e=>{let[n]=e.currentTarget.files;e.currentTarget.value=``,n&&(r(!0),await t(n).catch(e=>A(L(e.name===`Unreadable`?`hall-photo-bad`:`call.not-kept`))),r(!1))}} />
</label>`}function to({ruling:e}){let{state:t}=M(),n=Object.values(t.photos).filter(t=>t.ruling===e);return z`<${eo} count=${n.length} onPhoto=${async t=>{await u.addPhoto(e,t),A(L(`hall-photo-added`))}} />`}function no({state:e,ruling:t}){let n=Object.values(e.photos).filter(e=>e.ruling===t.id);return n.length===0?null:z`<section class="stack">
<h2>${L(`hall-photos`)}</h2>
<ul class="photos">
${n.map((e,n)=>z`<li key=${e.id}><${ro} ruling=${t.id} photo=${e} number=${n+1} /></li>`)}
</ul>
</section>`}function ro({ruling:e,photo:t,number:n}){let{url:r,failed:i}=$a(()=>u.photo(e,t.id),t.id);return i?z`<p class="soft">${L(`hall-photo-away`,{number:n})}</p>`:z`<figure>
${r&&z`<a href=${r} target="_blank"><img src=${r} alt=${L(`hall-photo`,{number:n})} /></a>`}
${t.unsent&&t.outbox!==`done`&&z`<figcaption class="badge info">${L(`hall-unsent`)}</figcaption>`}
</figure>`}function io({state:e,ruling:t}){return z`<section class="stack">
<h2>${L(`hall-incident`)}</h2>
<${je} rulings=${pe(e,t)} empty="" />
</section>`}function ao({ruling:e}){let t=Wt();return e.seq?z`<section class="stack">
<h2>${L(`reports.incident`)}</h2>
<ul class="rows">
<${Vt} name=${L(`reports.incident-page`)} hint=${L(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function oo({readings:e}){let t=P();return Jt(),z`<div class="stack">
${e.map(({id:e,chosen:n})=>{let{question:r,alternatives:i,reason:a}=t.reading({id:e,chosen:n});return z`<p key=${e} class="reading">${r} <strong>${i[n]}</strong> <small class="soft">${a}</small></p>`})}
</div>`}function so({call:e}){let{state:t,official:n}=M(),r=uo(t,n,e);return r&&z`<p class="note warn">${L(`partial.warn.${r}`)}</p>`}function co({why:e}){return z`<p class="note warn">${L(`partial.was.${e}`)}</p>`}function lo(e){return z`<span class="badge warn">${L(`partial.badge`)}</span>`}function uo(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const fo=[[`day`,86400],[`hour`,3600],[`minute`,60]];function po({status:e,level:t}){return L(`esc.stands.${e}.${t}`)}function mo({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?L(`esc.outcome.${t}`):``}function ho(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function go(e){let t=Math.max(0,(u.now()-Date.parse(e))/1e3),[n,r]=fo.find(([,e])=>t>=e)??fo[fo.length-1],i=Math.floor(t/r);return H(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function _o(e,{status:t,level:n},r){let i=vo(e,t,n,r);return i===`appeal`&&bo(e)&&xo(e.state)>u.now()?`later`:i===`decide`?n!==`head-referee`&&yo(e)?`panel`:st(e,r)?`own-table`:i:i}function vo({official:e},t,n,r){let i=V(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?Ke(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!V(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function yo({official:e,book:t,state:n}){return bo({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!So(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function bo({book:e}){return e?.content.rule_points.appeals===`panel`}function xo({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function So({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function Co({ruling:e,onClose:t}){let[n,r]=N(``);return z`<${q} what="escalation" title=${L(`hall-escalate`)} text=${L(`esc.escalate-text`)} yes=${L(`hall-escalate`)}
onReason=${async r=>{await u.send(`escalation`,e,{reason:r,...n.trim()&&{evidence:n.trim()}}),j(),A(L(`esc.done.escalation`)),t()}} onClose=${t}>
<${O} long label=${L(`esc.evidence`)} hint=${L(`esc.evidence-hint`)} value=${n} onInput=${r} maxlength="4000" />
<//>`}function wo({state:e,ruling:t}){let n=P(),{id:r,hanchan:i,hand:a,seat:o,table:s,foul:c}=t;if(!o||!i||!a)return null;let l=ct(e.hanchans[i],a).filter(({wind:t,player:n})=>t!==o&&e.players[n]);return z`<${T} class="wrong-player" title=${z`<span class="body">${L(`reason.wrong-player`)}</span>`}>
${()=>z`<div class="switches">
${l.map(({wind:t,player:i})=>z`<a
class="chip"
key=${t}
href=${`#/call/${s.id}/${t}/${c}?amends=${r}&why=wrong-player`}
>
${n.phrase(`seat-${t}`)} <span class="who">${e.players[i].name}</span>
</a>`)}
</div>`}
<//>`}function To({state:e,ruling:t}){let n=M(),[r,i]=N(!1),[a,s]=N(null);if(!Ke(n.official)||t.outbox===`holding`||se(t.outbox))return null;let c=t=>!f(t)&&!o(e,t.id),l=c(t),d=pe(e,t).filter(c),p=st(n,t),m=()=>s(null),h=async e=>{for(let n of[t,...r?d:[]])await u.send(`withdrawal`,n.id,{reason:e});j(),A(L(`hall-done.withdrawal`)),m(),scrollTo({top:0})},{id:g,table:_,seat:v,foul:y}=t;return z`<section class="doing" aria-label=${L(`hall-actions`)}>
${l&&p&&z`<p class="note warn">${L(`call.own-table`)}</p>`}
${l&&!p&&z`<${wo} state=${e} ruling=${t} />
<a class="button" href=${`#/call/${_.id}/${v??`-`}/${y}?amends=${g}`}>${L(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>s(`withdraw`)}>${L(`hall-withdraw`)}</button>`}
${l&&z`<button class="button" type="button" onClick=${()=>s(`escalate`)}>${L(`hall-escalate`)}</button>`}
<${Za} ruling=${g} />
<${to} ruling=${g} />
${a===`withdraw`&&z`<${q} what="withdrawal" title=${L(`hall-withdraw`)} text=${L(`hall-withdraw-text`)} yes=${L(`hall-withdraw`)}
onReason=${h} onClose=${m}>
${d.length>0&&z`<${w} label=${L(`hall-withdraw-too`,{names:_e(d)})} checked=${r} onChange=${i} />`}
<//>`}
${a===`escalate`&&z`<${Co} ruling=${g} onClose=${m} />`}
</section>`}function Eo({catalogue:e},t,n,r){let[i,a,o]=[[[t,!0]],[[t,!0],...r],[...n,...r]],s=n.some(([e,n])=>n&&Ao(e)===Ao(t));return Object.entries(e.corrections).filter(([,{when:e,of:t,unless:n=[],player:r=!1}])=>{let[c,l,u]=[i,a,o].map(e=>ko(Oo(e,r),t));return Do(e,{ruled:c,was:l,is:u,same:s})&&!ko(Oo(o),n)}).map(([e])=>e)}function Do(e,{ruled:t,was:n,is:r,same:i}){return e===`gone`?n&&!r:e===`came`?r&&!n:e===`changed`?n!==r:t&&!i}function Oo(e,t=!1){let n=e.filter(([,e])=>e||!t).map(([e])=>e);return new Set(n.flatMap(({effects:e,steps:t,stays:n=[]})=>[...e,...t,...n]))}function ko(e,t){return t.some(t=>e.has(t))}function Ao({penalties:e,transfers:t=[]}){return I([e,t])}function jo({state:e,ruling:t}){let n=P(),{library:r}=M(),i=t.status===`withdrawn`,a=i?t:e.rulings[t.amends],o=i?[]:[t],s=a?Mo(e,t,a):[],c=qt([...s,t,a??t]);if(Jt(),!a||!r?.catalogue.corrections)return null;let l=e=>No(we(n,c[e.revision],e)),u=e=>[l(e),e.offender.id===a.offender.id],[d,f,p]=[l(a),o.map(u),s.map(u)];if(!d||[...f,...p].some(([e])=>!e))return null;let m=Eo(r,d,f,p),h=[...f,...p].some(([,e])=>!e);return z`<section class="stack" aria-label=${L(`hall-corrections`)}>
<h2>${L(`hall-corrections`)}</h2>
${m.length===0&&z`<p class="soft">${L(`hall-no-corrections`)}</p>`}
<ol class="steps">
${m.map(e=>{let{text:t,player:i}=r.catalogue.corrections[e];return z`<li key=${e}>${i&&h&&z`<span class="who">${a.offender.name}</span>: `}${n.pick(t)}</li>`})}
</ol>
</section>`}function Mo(e,t,n){let r=Object.values(e.rulings).filter(e=>he(e,n)&&!se(e.outbox));return[.../* @__PURE__ */ new Set([...pe(e,t),...r])].filter(e=>e.id!==t.id&&!f(e))}function No(e){if(!e)return null;let{penalties:t,transfers:n,...r}=e.chosen??e.final??e.first,[i,a,o]=[r.effects,r.steps,r.stays].map(Po);return{penalties:t,transfers:n,effects:i,steps:a,stays:o}}function Po(e){return e.map(({id:e})=>e)}function Fo({steps:e,call:t}){let{library:n,book:r,state:i,official:a}=M(),o=P();Jt();let{opens:s}=n?.catalogue??{},{table:c,seat:l,offender:u}=t;if(!s||!r||!l||!u||!Ke(a))return null;let d=Object.values(i.rulings).some(e=>e.id!==t.ruling&&e.foul===t.foul&&e.offender.id===u.id&&!f(e)),p=/* @__PURE__ */ new Map;for(let{id:n}of e){let{foul:e=t.foul,facts:i={},repeat:a=!1}=s[n]??{foul:``};if(!r.content.fouls[e]?.rows.length||a&&!d||e===t.foul&&I({...t.facts,...i})===I(t.facts))continue;let o=e===t.foul?{...t.facts,...i}:i;le(r,e,o,{})&&p.set(e,{foul:e,facts:o})}return[...p.values()].map(({foul:e,facts:n})=>{let r=Object.keys(n).length>0?`?facts=${encodeURIComponent(JSON.stringify(n))}`:``,i=o.name(`fouls`,e),a=e===t.foul?L(`further.harder`,{foul:i}):L(`further.rule`,{foul:i});return z`<a class="button" key=${e} href=${`#/call/${c}/${l}/${e}${r}`}>${a} <${k} name="next" /></a>`})}function Io({state:e,escalation:{id:t,standing_id:n}}){let r=P();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return z`<div class="both">
<${Lo} words=${r} label=${L(`esc.as-called`)} ruling=${i} />
${n===null?z`<div class="card"><small>${L(`esc.as-it-stands`)}</small><strong>${L(`esc.nothing-stands`)}</strong></div>`:z`<${Lo} words=${r} label=${L(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Lo({words:e,label:t,ruling:n}){return n?z`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${Be(n.kind)}`}>${B(e,n)}</strong>
<span>${W(e,n.foul)}</span>
</a>`:null}function Ro({state:e,events:t}){return z`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>z`<li key=${t}>
<div class="row">
<span class="body">
${s?z`<a href=${s}>${n}</a>`:z`<strong>${n}</strong>`}
${r&&z`<span>${r}</span>`}
<small>${[a,o&&G(o,e.settings.time_zone)].filter(Boolean).join(` · `)||L(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function zo(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&L(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:L(`esc.escalated`),reason:o,who:ho(e,t),at:i},...a.map(t=>Bo(e,t))]}function Bo(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Vo(t),reason:r,who:ho(e,t),at:i}}function Vo({what:e,outcome:t,level:n}){return e===`decided`?L(`esc.decided.${n}`,{outcome:L(`esc.outcome.${t}`)}):L(`esc.step.${e}`)}function Ho({state:e,ruling:t}){let n=o(e,t.id),r=[...Uo(e,t),...n?zo(e,n):[]];return r.length===0?null:z`<section class="stack">
<h2>${L(`hall-history`)}</h2>
<${Ro} state=${e} events=${r} />
${n&&z`<${Io} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${L(`hall-to-escalation`)}</a>`}
</section>`}function*Uo(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:L(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Wo(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:L(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Wo(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?L(`hall-closed-by-ruling`):L(`hall-closed`,{how:r?L(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Go({ruling:e,anyway:t}){let{state:n}=M(),r=P(),i=Yo(n,e,B(r,e));return z`<p class="note warn" role="status">
<a class="reach" href=${`#/ruling/${e.id}`}>${i}${t&&` ${L(`same.anyway`)}`} <${k} name="next" /></a>
</p>`}function Ko({state:e,ruling:t}){let n=pt(Object.values(e.rulings),t);return n&&z`<${Go} ruling=${n} />`}function qo(){let{state:e,official:t}=M(),n=P(),r=`shinpan.same.`+e.id,[i,a]=N(()=>Me(r)??[]);return U(()=>mt(r,i),[i]),Oe(()=>Jo(e,t.id),[e,t.id]).filter(({own:e})=>!i.includes(e)).map(({own:t,other:r})=>z`<div class="note warn row" key=${t} role="status">
<a class="reach body" href=${`#/ruling/${t}`}>${Yo(e,r,[r.offender.name,W(n,r.foul),B(n,r)].join(` · `))}</a>
<button class="button" type="button" onClick=${()=>a([...i,t])}>${L(`same.both`)}</button>
</div>`)}function Jo({rulings:e},t){let n={};for(let t of Object.values(e))(n[`${t.foul} ${t.offender.id}`]??=[]).push(t);return Object.values(n).flatMap(e=>e.filter(e=>e.official===t).map(t=>({own:t.id,other:pt(e,t)})).filter(({other:e})=>e))}function Yo(e,{official:t,ruled_at:n},r){let i=e.officials[t]?.name??`?`;return L(`same.text`,{who:i,time:G(n,e.settings.time_zone),what:r})}function Xo({args:[e]}){let{tournament:t,state:n}=M();if(!t||!n)return z`<${gt} title=${L(`hall-ruling`)} />`;let r=n.rulings[e];return r?z`<${Zo} state=${n} ruling=${r} />`:z`<${fe} title=${L(`hall-ruling`)} text=${L(`hall-no-ruling`)} up="#/log" />`}function Zo({state:e,ruling:t}){let{official:n}=M(),r=P(),i=qt([t])[t.revision],a=we(r,i,t),o=a&&(a.chosen??a.final??a.first);return z`<${b} title=${W(r,t.foul)} up=${`#/table/${t.table.id}`}>
<${Ja} ruling=${t} shown=${o}>
<p><${lt} ruling=${t} /></p>
${t.item===t.id&&z`<${l} id=${t.item} />`}
${Qe(t.outbox)&&z`<a href="#/outbox">${L(`hall-resolve`)}</a>`}
<//>
<${Ko} state=${e} ruling=${t} />
${(t.status===`withdrawn`||t.amends&&t.status!==`amended`)&&z`<${jo} state=${e} ruling=${t} />`}
${pe(e,t).length>0&&z`<${io} state=${e} ruling=${t} />`}
<${Qo} ruling=${t} />
${a?z`<${es} ruling=${t} spoken=${a} />`:z`<p class="soft">${L(`hall-no-book`)}</p>`}
<${ts} state=${e} ruling=${t} />
<${Xa} state=${e} ruling=${t} />
<${no} state=${e} ruling=${t} />
<${Ho} state=${e} ruling=${t} />
<${To} state=${e} ruling=${t} />
${V(n,[`director`])&&z`<${ao} ruling=${t} />`}
<//>`}function Qo({ruling:e}){let t=P(),n=Object.entries(e.final_decision?.facts??e.facts??{}),r=Object.entries(ce(e.context??{}));return n.length+r.length===0?null:z`<section>
<h2>${L(`hall-facts`)}</h2>
<dl class="facts">
${n.map(([e,n])=>z`<div key=${e}><dt>${t.question(e)}</dt><dd>${t.answer(e,{value:n})}</dd></div>`)}
${r.map(([e,n])=>z`<div key=${e}><dt>${oe(t,e)}</dt><dd>${ie(t,e,n)}</dd></div>`)}
</dl>
</section>`}const $o={"in-range":`hall-within`,"left-open":`hall-left-open`};function es({ruling:e,spoken:{first:t,final:n,chosen:r,departure:i}}){let a=r??n??t,o=n??t,s=h(a.steps,M().state.rulings[e.amends],e);return z`<section class="stack">
<h2>${L(`hall-decision`)}</h2>
${r&&z`<p class="note warn">
${L(`hall-prescribed`,{line:t.line})}${e.reason&&z`<br />${L($o[i]??`hall-because`,{reason:e.reason})}`}
</p>`}
${!r&&!n&&t.status===`deferred`&&z`<p>${t.line}</p>`}
${n&&z`<p>${L(`hall-first`,{line:t.line})}</p>`}
${a.say&&a.say!==a.line&&z`<p class="say">${L(`call.quoted`,{text:a.say})}</p>`}
<ol class="steps">${s.map(e=>z`<li key=${e.id}>${e.text}</li>`)}</ol>
${!f(e)&&z`<${Fo} steps=${a.steps} call=${{...e,table:e.table.id,ruling:e.id}} />`}
<${x} stays=${a.stays} />
${et(o).map(e=>z`<p class="soft" key=${e}>${e}</p>`)}
${o.readings.length>0&&z`<${oo} readings=${o.readings} />`}
</section>`}function ts({state:e,ruling:t}){let n=e.settings.time_zone,r=Date.parse(t.device_at)-Date.parse(t.ruled_at);return z`<section class="stack">
<h2>${L(`hall-origin`)}</h2>
<p>${[e.officials[t.official]?.name,G(t.ruled_at,n)].filter(Boolean).join(` · `)}</p>
${Math.abs(r)>2e3&&z`<p class="soft">${L(`hall-device-time`,{time:G(t.device_at,n)})}</p>`}
${t.conflict&&z`<${co} why=${t.conflict} />`}
${t.note&&z`<p class="note info">${t.note}</p>`}
</section>`}const ns=ne(me.desk,`LineAct`);function rs({state:e,id:t}){let{official:n}=M(),r=ri(e,t),i=V(n,[`director`]);return r.length===0?null:z`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${L(`hall-ledger`)}</h2>
${r.map(t=>z`<div class="card" key=${t.unit}>
<p><strong>${is(t.unit,t.amount)}</strong></p>
<dl class="facts lines">
${t.lines.map(n=>z`<div key=${n.id}>
<dt><${Ua} state=${e} line=${n} />${i&&z`<${ns} state=${e} line=${n} balance=${t} />`}</dt>
<dd>${ui(n)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function is(e,t){let[n,r]=ti(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return L(t<0?r:n,{amount:$(e,Math.abs(t))})}function as(e,t){return Object.values(e.hanchans).filter(({id:n,seats:r,status:i})=>!i&&!e.results[n]&&Object.values(r).includes(t)).sort((e,t)=>e.id<t.id?-1:1)[0]}function os({state:e,player:t}){let n=as(e,t);if(!n)return null;let r=_i(e,n);return zi(e,n,t).length>0?z`<section class="note bad stack" aria-label=${L(`fines.next-game`)}>
<p>${L(`fines.plays-after`,{game:r})}</p>
<${Li} hanchan=${n.id} players=${[t]} />
</section>`:n.allowed?.includes(t)?z`<p class="note info" role="status">${L(`fines.let-play`,{game:r})}</p>`:null}function ss({day:e,taking:{unit:t,method:n,expected:r,count:i},onClose:a}){let[o,s]=N(``),[c,l]=N(``),[d,f]=N(!1),p=ka(),{ask:m,asking:h,wrong:g}=Oa(L(`cash.needs-network`)),_=cs(t,o);return z`<${R} title=${L(`cash.count-of`,{method:L(`fines.method.${n}`)})} onClose=${a}>
<form class="stack" onSubmit=${r=>{if(r.preventDefault(),f(!0),_===null||i&&!c.trim())return;let o={...c.trim()&&{note:c.trim()},...i&&{replaces:i.id}},s={day:e,unit:t,method:n,counted:_,...o};m(async()=>{await u.ask(`cash-counts/${p(s)}`,{method:`PUT`,body:s}),A(L(`cash.kept`)),a()})}}>
<dl class="facts"><div><dt>${L(`cash.expected`)}</dt><dd>${$(t,r)}</dd></div></dl>
<${O} label=${L(`cash.amount`,{unit:t})} value=${o} inputmode="decimal" autocomplete="off" wrong=${d&&_===null?L(`cash.amount-wrong`):void 0} onInput=${s} />
${_!==null&&z`<p class=${`note ${_===r?`info`:`warn`}`} role="status"><strong>${ls(t,_-r)}</strong></p>`}
<${O} label=${L(i?`cash.why-again`:`fines.note`)} value=${c} maxlength="3500" wrong=${d&&i&&!c.trim()?L(`hall-reason-missing`):void 0} onInput=${l} />
${g}
<button class="button main" disabled=${h}>${L(`cash.keep`)}</button>
</form>
<//>`}function cs(e,t){let[,n,r=``]=t.trim().match(/^([-−]?)(.+)$/)??[],i=pi(e,r);return i!==null&&n?-i:i}function ls(e,t){return t===0?L(`cash.agrees`):L(t<0?`cash.missing`:`cash.too-much`,{amount:$(e,Math.abs(t))})}function us(e,t){let n=H(Intl.DateTimeFormat,{timeZone:e.settings.time_zone,year:`numeric`,month:`2-digit`,day:`2-digit`,calendar:`iso8601`,numberingSystem:`latn`}).formatToParts(new Date(t)),r=e=>n.find(({type:t})=>t===e)?.value;return`${r(`year`)}-${r(`month`)}-${r(`day`)}`}function ds(e,t){let n=Object.values(e.payments).map(({paid_at:t})=>us(e,t)),r=Object.values(e.cashCounts).map(({day:e})=>e);return[.../* @__PURE__ */ new Set([us(e,t),...n,...r])].sort().reverse()}function fs(e,t){let n=/* @__PURE__ */ new Map,r=(r,i)=>{let a=`${t} ${r} ${i}`,o={unit:r,method:i,taken:0,refunded:0,expected:0,by:/* @__PURE__ */ new Map,count:e.cashCounts[a]};return n.has(a)||n.set(a,o),n.get(a)};for(let{unit:n,method:i,amount:a,refund:o,withdrawn:s,paid_at:c,official:l}of Object.values(e.payments)){if(s||us(e,c)!==t)continue;let u=r(n,i),d=o?-a:a;u[o?`refunded`:`taken`]+=a,u.expected+=d,u.by.set(l,(u.by.get(l)??0)+d)}for(let{day:n,unit:i,method:a}of Object.values(e.cashCounts))n===t&&r(i,a);let i=({unit:e,method:t})=>e+Ga.indexOf(t);return[...n.values()].sort((e,t)=>i(e)<i(t)?-1:1)}function ps({state:e}){return z`<${b} title=${L(`cash.title`)} up="#/fines"><${ms} state=${e} /><//>`}function ms({state:e}){let{official:t}=M();U(()=>void u.lookAround(),[]);let n=ds(e,u.now()),[r,i]=N(``),a=n.includes(r)?r:n.find(t=>fs(e,t).length>0)??n[0],o=fs(e,a),s=n.map(e=>({value:e,text:hs(e)})),c=Object.values(e.payments).filter(e=>e.unsent).length;return z`<${g} label=${L(`cash.day`)} value=${a} options=${s} onChange=${i} />
${c>0&&z`<p class="note warn" role="status">${L(`cash.unsent`,{count:c})}</p>`}
${o.length===0&&z`<${_t} text=${L(`cash.nothing`)} />`}
<div class="cash-ways">${o.map(n=>z`<${gs} key=${a+n.unit+n.method} state=${e} day=${a} taking=${n} mayCount=${si(t)} />`)}</div>`}function hs(e){return H(Intl.DateTimeFormat,{weekday:`short`,day:`numeric`,month:`long`,year:`numeric`,timeZone:`UTC`}).format(/* @__PURE__ */ new Date(`${e}T00:00:00Z`))}function gs({state:e,day:t,taking:n,mayCount:r}){let[i,a]=N(!1),{unit:o,method:s,refunded:c,taken:l,expected:u,by:d,count:f}=n,p=[...d].map(([t,n])=>[e.officials[t]?.name??L(`cash.this-phone`),$(o,n)]),m={taken:$(o,l),back:$(o,c)};return z`<section class="card stack cash" aria-label=${L(`fines.method.${s}`)}>
<div class="cash-head"><h2>${L(`fines.method.${s}`)}</h2><strong class="sum">${$(o,u)}</strong></div>
${c>0&&z`<p class="soft">${L(`cash.of-it-refunded`,m)}</p>`}
<dl class="facts">
${p.map(([e,t])=>z`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
${f&&z`<${_s} state=${e} taking=${n} />`}
${r&&z`<button class=${`button ${f?`quiet`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${L(f?`cash.again`:`cash.count`)}</button>`}
${i&&z`<${ss} day=${t} taking=${n} onClose=${()=>a(!1)} />`}
</section>`}function _s({state:e,taking:{unit:t,expected:n,count:r}}){let{counted:i,at:a,official:o,note:s}=r,c=r.expected===n?``:L(`cash.taken-since`,{amount:$(t,r.expected)}),l=L(`cash.counted-by`,{name:e.officials[o]?.name??`?`,time:G(a,e.settings.time_zone)});return z`<div class=${`note ${i===n?`info`:`warn`}`} role="status">
<strong>${L(`cash.counted`,{amount:$(t,i)})} · ${ls(t,i-n)}</strong>
<small>${[l,s,c].filter(Boolean).join(` · `)}</small>
</div>`}function vs({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:z`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${L(`fines.paid`)}</h2>
<ul class="rows">
${t.map(t=>z`<li key=${t.id}><${ys} state=${e} payment=${t} /></li>`)}
</ul>
<p class="soft">${L(`fines.put-right`)}</p>
</section>`}function ys({state:e,payment:t}){let{id:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,refund:l,withdrawn:u}=t,d=[u&&L(`fines.withdrawn`),bs(t),L(`fines.method.${s}`),G(c,e.settings.time_zone)],f=$(a,l?-o:o);return z`<a class=${`row ${u?`over`:``}`} href=${`#/paid/${n}`}>
<span class="body who">${li(e,{kind:r,id:i})}<small>${d.filter(Boolean).join(` · `)}</small></span>
${u?z`<s>${f}</s>`:z`<strong>${f}</strong>`}
</a>`}function bs({unsent:e,refund:t,receipt:n}){return e?L(`fines.no-receipt-yet`):L(t?`fines.refund-number`:`fines.receipt`,{number:n})}function xs({state:e,official:t}){if(!e.season||!si(t))return null;let n=L(`fines.season`,{season:e.season.season});return z`<${T} title=${n}>${()=>z`<${Ss} state=${e} />`}<//>`}function Ss({state:e}){let{answer:t,fresh:n,trouble:r}=zt(`ledger/fines/season`);if(!t)return z`<p class="soft" role="status">${L(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=G(t.at,e.settings.time_zone);return z`${!n&&z`<p class="note warn" role="status">${L(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&z`<p class="soft">${L(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>z`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${Cs(e,t)}</small></span>
<strong>${$(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function Cs(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=Ye(e,r)||e.settings.name;return n.length>1?`${a} ${$(t,i)}`:a}).join(` · `)}function ws({state:e}){let{fines:t}=e.others;return t.length===0?null:z`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${L(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>z`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${li(e,t)}<small>
${Ye(e,n)} · ${L(`fines.since`,{time:G(a,e.settings.time_zone)})}
</small></span>
<strong>${$(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${L(`fines.paid-there`)}</p>
</section>`}const Ts=[`device_at`,`clock_offset_ms`,`revision`];function Es({stored:e,sent:t}){let n=[L(`hall-on-server`),L(`hall-on-phone`)];return z`<${Ds} caption=${L(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function Ds({caption:e,heads:t,before:n,after:r}){yt();let i=P(),{state:a}=M(),[o,s]=[ks(r),ks(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!Ts.includes(e));return z`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>z`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>z`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${xt(i,e)}</th></tr>
<tr><td>${As(i,a,e,s[e])}</td><td>${As(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function Os({item:{expected:e,answer:t,differs:n}}){let r=P(),i=n===`revision`?t.second_decision:t.decision;return z`<div class="note warn">
<p>${L(`hall-phone-showed`,{line:B(r,e)})}</p>
<p><strong>${L(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:B(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${L(`hall-ruling`)}</a>
</div>`}function ks(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>ks(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function As(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return W(e,r);if(n.endsWith(`_at`)&&r!==`–`)return G(r,t.settings.time_zone);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function js(){let e=F(null),[t,n]=N(``);U(()=>{let t=new AbortController;return Ps(e.current,t.signal,Ms,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return z`<${b} title=${L(`hall-scan`)} up="#/tables">
<p>${L(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${L(`hall-viewfinder`)}></video>
${t&&z`<p class="note warn" role="status">${L(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${L(`hall-tables`)}</a>
<a class="button" href="#/join">${L(`hall-join`)}</a>
<//>`}function Ms(e){let t=Rt(e);return t?(j(),qe(Ns(t),{replace:!0}),!0):!1}function Ns({tournament:e,invitation:t,account:n,table:r,sheet:i}){return t?`#/join/${e}/${t}`:n?`#/account/${n}`:i?`#/sheet?s=${i}`:`#/table/${r}`}async function Ps(e,t,n,r){let i=navigator.mediaDevices&&await Fs().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function Fs(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function Is({label:e,text:t}){return z`<${O} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&z`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>A(L(`people.copied`)),()=>A(L(`people.not-copied`)))}>${L(`people.copy`)}</button>`}
${`share`in navigator&&z`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${L(`people.share`)}</button>`}
</div>`}function Ls({onClose:e}){let{tournament:t}=M(),[n,r]=N(null);U(()=>void u.tournaments().then(r,()=>r([])),[]);let i=(n??[]).filter(({id:e,left:n})=>e!==t.id&&!n);return z`<${R} title=${t.name} onClose=${e}>
<h3>${L(`desk.others`)}</h3>
${n&&i.length===0&&z`<p class="soft">${L(`desk.no-others`)}</p>`}
<ul class="rows">
${i.map(({id:t,name:n,official:r})=>z`<li key=${t}>
<a class="row" href=${`#/account/enter/${t}/${r.id}`} onClick=${e}>
<span class="body"><strong>${n}</strong><small>${r.name}</small></span>
</a>
</li>`)}
</ul>
<a class="button" href="#/join" onClick=${e}>${L(`hall-join`)}</a>
<//>`}function Rs({table:e}){let{official:t}=M();return V(t,[`director`])?z`<a class="button" href="#/import/players">${L(`enrol.link`)}</a>
${e&&z`<a class="button quiet" href=${`#/correct/table/${e.id}`}>${L(`correct.link-table`)}</a>`}`:null}function zs(){let{state:e,official:t}=M(),[n,r]=N(!1);return z`<p class="beside">
<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${L(`desk.change`)}</button>
<a class="button quiet" href="#/standings">${L(`hall-standings`)}</a>
<a class="button quiet" href="#/cards">${L(`hall-cards`)}</a>
${Object.keys(e.escalations).length>0&&z`<a class="button quiet" href="#/escalations">${L(`hall-escalations`)}</a>`}
${Bs(e)&&z`<a class="button quiet" href="#/fines">${L(`hall-fines`)}</a>`}
${V(t,[`director`])&&z`<a class="button quiet" href="#/setup">${L(`setup.title`)}</a>
<a class="button quiet" href="#/people">${L(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${L(`enrol.link`)}</a>
<a class="button quiet" href="#/exams">${L(`exam.title`)}</a>
<a class="button quiet" href="#/reports">${L(`reports.link`)}</a>`}
</p>
${n&&z`<${Ls} onClose=${()=>r(!1)} />`}`}function Bs(e){return e.others.fines.length>0||Object.values(e.ledger).some(({unit:e})=>!ti(e))}const Vs={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`},Hs=`yakitori`,Us={...Vs,[Hs]:Hs};function Ws(e,t){let n=t?.content.rule_points??{},r=Object.entries(Us).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Us&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))};return{numbers:a,silent:Object.keys(Us).filter(e=>!r.some(([t])=>t===e)),complete:Object.keys(Vs).every(e=>e in a)}}function Gs(e,t){let n=Ce(y(e,t.round).map(r)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return Ne.filter(e=>n.includes(t.seats[e]))}function Ks(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function qs(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Js({of:e}){let[t,n]=N(``);return z`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;u.file(`standings.csv?of=${e}`).then(e=>Kt(e,t),e=>n(K(e)))}}>${L(`standings.export`)}</button>
${t&&z`<p class="note bad" role="alert">${t}</p>`}`}function Ys({state:e}){let{book:t,official:n}=M(),{numbers:r,silent:i,complete:o}=Ws(e,t);if(!t)return null;let s=i.length>0&&n?.roles?.includes(`director`),c=Object.entries(r).filter(([e,t])=>e!==`yakitori`||t>0).map(([e,t])=>[L(`standings.by.${e}`),Xs(t)]),l=()=>z`${c.length>0&&z`<${a} rows=${c} />`}
${s&&z`<${Zs} names=${i} numbers=${r} />`}`;return o?z`<${T} title=${L(`standings.by`)}>${l}<//>`:z`<section class="card" aria-labelledby="by">
<h2 id="by">${L(`standings.by`)}</h2>
<p class="note warn">${L(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function Xs(e){return Array.isArray(e)?e.map(e=>`${qr(e)}P`).join(` / `):qr(e)}function Zs({names:e,numbers:t}){let[n,r]=N(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[i,a]=N(null),[o,s]=N(!1);return z`<form class="stack" onSubmit=${async r=>{r.preventDefault(),s(!0);let i=e.filter(e=>e!==`yakitori`||n[e].trim()).map(e=>[e,Qs(e,n[e])]),o=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),c={...Object.fromEntries(i),replaces:o.length?Object.fromEntries(o):null};await u.ask(`scoring`,{method:`PUT`,body:c}).then(()=>a(null),a),s(!1)}}>
${e.map(e=>z`<${O} key=${e} label=${L(`standings.by.${e}`)} hint=${L(`standings.hint.${e}`)}
value=${n[e]} required=${e!==Hs} autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${i&&(i.problem?z`<${St} problem=${i.problem} />`:z`<p class="note bad" role="alert">${K(i)}</p>`)}
<button class="button main" disabled=${o}>${L(`standings.set`)}</button>
</form>`}function Qs(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map($s):$s(n.replace(/[\s,.'’]/g,``))}function $s(e){return/^[-+]?\d+$/.test(e)?Number(e):e}const ec={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:nc,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:rc},tc={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function nc(e,t){return t===`standing`?!f(e):t===`escalated`?!!e.escalation:e.status===t}function rc({id:e,ruled_at:t,device_at:n},r){let a=(Date.parse(t)-i(e))/1e3,[o=0,s=0]=r.split(`-`).map(Number);return!!n&&a>=o&&a<s}function ic(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in ec),i=Object.entries(t).filter(([e,t])=>t&&e in tc),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>ec[t](e,n))&&i.every(([t,n])=>tc[t](o(e),n)))}function ac(e,t,n,r){if(!r.trim())return n;let i=oc(t),a=Te(e.library,r);return n.filter(t=>{let{offender:n,table:r,note:o,reason:s,foul:c}=t,l=i[t.id]??[],u=[n.name,r.label,o,s,W(e,c),B(e,t)];return a([...u,...l].filter(Boolean).join(` `))})}function oc({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const sc=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function cc({state:e,rulings:t,chosen:n,onChoose:r}){let i=P(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=lc(i,e,t,n);return z`<details class="fold">
<summary>${o?L(`hall-filters-set`,{count:o}):L(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(s).map(([e,t])=>z`<${g} key=${e} label=${L(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:L(`hall-any`)},...t]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>z`<${O} key=${e} type="datetime-local" label=${L(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&z`<button class="button" type="button" onClick=${()=>r({})}>${L(`hall-filters-clear`)}</button>`}
</div>
</details>`}function lc(e,t,n,r){let i=e=>[...new Set(n.map(e))],a=new Map(n.map(({offender:e})=>[e.id,e.name])),o={table:Ae(t).map(({id:e,label:t})=>({value:e,text:t})),player:[...a].map(([e,t])=>({value:e,text:t})),foul:i(({foul:e})=>e).map(t=>({value:t,text:W(e,t)})),kind:i(({kind:e})=>e).map(t=>({value:t,text:e.name(`kinds`,t)})),status:sc.map(e=>({value:e,text:L(`hall-status.${e}`)})),round:i(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:L(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:L(`hall-otherwise`)}],...uc(r),official:Object.values(t.officials).map(({id:e,name:t})=>({value:e,text:t}))};return Object.fromEntries(Object.entries(o).map(([e,t])=>[e,fc(t)]))}function uc({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:L(`hall-took`,{from:de(n),until:de(r)})}]},...t&&{escalation:[{value:t,text:dc(t)}]}}}function dc(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>s(e)?L(e):t).join(` · `)}function fc(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}u.loadEscalationSteps();const pc={"head-referee":[`head-referee`,`director`],director:[`director`]};function mc({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function hc({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function gc(e,t){return!!t&&e.official!==t.id&&V(t,pc[e.level]??[])}function _c(e,t,{table:n,foul:r}){return[L(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&W(e,r)].filter(Boolean).join(` · `)}function vc(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function yc(e,t,n){return{name:e.officials[t]?.name??`?`,time:G(n,e.settings.time_zone)}}function bc({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return L(i?`help.unsent`:`help.sending`);let a=n.ended_at?L(`help.over.${n.ended_how}`):n.answered_at?L(`help.coming`,yc(e,n.answered_by,n.answered_at)):L(`help.waiting.${n.level}`);return i?`${a} · ${L(`hall-outbox.waiting`)}`:a}function xc({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function Sc(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?m(t,e.hanchans[n],r):ve(t,n))}function Cc({ruling:t,questions:n,decision:r,done:i=!1,onAnswer:a}){let{library:o}=M(),s=P(),c=r&&e(o,r);return z`<section class="card">
<h3><span class="who">${t.offender.name}</span> · ${W(s,t.foul)}</h3>
${!i&&n.map(e=>z`<${wc} key=${e.question.fact} asked=${e} onAnswer=${a} />`)}
${c&&z`<p class=${`penalty ${Be(r.penalties[0]?.kind??`none`)}`} role="status">
${L(`hall-comes-to`,{line:c.line})}
</p>`}
${i&&z`<ol class="steps">${c.steps.map(e=>z`<li key=${e.id}>${e.text}</li>`)}</ol><${x} stays=${c.stays} />`}
</section>`}function wc({asked:{decision:t,question:n,chosen:r},onAnswer:i}){let{library:a}=M(),{text:o,answers:s}=e(a,t).questions[0],c=s.map(e=>({value:e.value??e.min,text:e.text}));return z`<${E} label=${o} value=${r} options=${c}
onChange=${e=>i(n.fact,e)} />`}function Tc(){let{library:e,book:t}=M(),[n,r]=N(null);return U(()=>{Promise.all([me.hands(),u.loadReading()]).then(([e])=>r(e),()=>{})},[]),(r,i)=>{let a=n&&e&&t&&n.handsAfter(e,t,r,i)||[];return a.length?a:Ec(r,i)}}function Ec(e,{how:t,winners:n}){let{deposits:r=0}=e;return t===`win`?[{...n.includes(`east`)?c(e):ge(e),deposits:0}]:t===`chonbo`?[{...e,deposits:r}]:[c(e),ge(e,c(e).counters??0)].map(e=>({...e,deposits:r}))}function Dc({hands:e,chosen:t,onChoose:n=()=>{}}){if(e.length===1)return z`<p class="note none end-next" role="status">${L(`hall-comes-next`)} <strong><${ze} hand=${e[0]} /></strong></p>`;let r=e.map((e,t)=>({value:t,text:z`<${ze} hand=${e} />`}));return z`<${E} label=${L(`hall-following`)} value=${e.findIndex(e=>kc(e,t))} options=${r}
onChange=${t=>n(e[t])} />`}function Oc(e,t){return e.length===1?e[0]:e.find(e=>kc(e,t))}function kc(e,t){return!!t&&JSON.stringify(e)===JSON.stringify(t)}function Ac({hanchan:e,ended:t,end:n,moves:r,onChange:i}){let{state:a}=M(),o=P(),{how:s,winners:c,riichi:l,tenpai:u}=n,d=u?.length===0;return z`<fieldset class="end-seats">
<legend class="unseen">${L(`hall-who`)}</legend>
${ct(e,t.hand).map(({wind:e,player:n})=>{let d=ht(a,{...t,table:{id:t.table},seat:e}),f=l.includes(e),p=t=>t.includes(e)?t.filter(t=>t!==e):[...t,e],m=()=>{let e=p(u??[]);i({tenpai:e.length?e:void 0})},h=!c.includes(e)&&c.length===3,g=a.players[n]?.name??`?`;return z`<div key=${e} class="end-seat" role="group" aria-label=${`${o.phrase(`seat-${e}`)} · ${g}`}>
<span class="end-name"><${ot} wind=${e} /><span>${g}</span>
${d&&z`<span class="badge dead-hand">${L(`hall-badge.dead`,{since:nt(a,d)})}</span>`}</span>
${r&&s!==`four-riichi`&&z`<${jc} stick on=${f} onTap=${()=>i({riichi:p(l)})}>${L(`hall-riichi`)}<//>`}
${s===`win`&&z`<${jc} on=${c.includes(e)} isOff=${!!d||h} onTap=${()=>i({winners:p(c)})}>${L(`hall-wins`)}<//>`}
${r&&s===`exhaustive-draw`&&z`<${jc} on=${f||u?.includes(e)} isOff=${f} onTap=${m}>${L(`hall-tenpai`)}<//>`}
</div>`})}
${r&&s===`exhaustive-draw`&&z`<div class="end-seat"><span class="end-name"></span>
<${jc} on=${d} isOff=${!!u?.length} onTap=${()=>i({tenpai:d?void 0:[]})}>${L(l.length?`hall-nobody-else`:`hall-nobody`)}<//></div>`}
</fieldset>`}function jc({on:e,stick:t=!1,isOff:n=!1,onTap:r,children:i}){return z`<button class=${`choice ${t?`stick`:``}`} type="button" aria-pressed=${String(!!e)} disabled=${n} onClick=${r}>${i}</button>`}const Mc=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function Nc({table:e,hanchan:t,hand:n,dealt:r=n,onHand:i,onClose:a}){let{state:o}=M(),[s]=N({table:e.id,hanchan:t.id,hand:n}),[c]=N(r),[u,d]=N(()=>{let e=dt(o,s);return e?{end:{...Ct,...e},results:[],item:``}:null}),f={ended:s,dealt:c,moves:!!i,hanchan:t,onClose:a};if(!u)return z`<${Ic} ...${f} onDone=${d} />`;let p=L(`hall-ended-done`,{hand:Re(s.hand)});return z`<${R} key="done" title=${p} onClose=${a}>
<p>${L(`hall-how.${u.end.how}`)}</p>
<${l} id=${u.item} onTaken=${a} />
${u.results.map(e=>z`<${Cc} key=${e.ruling.id} ...${e} done />`)}
${i&&!u.item?z`<${Fc} ...${f} end=${u.end} onHand=${i} />`:z`<${Pc} next=${u.end.next} onClose=${a} />`}
<//>`}function Pc({next:e,onClose:t}){return z`${e&&z`<${Dc} hands=${[e]} />`}
<button class="button main" type="button" onClick=${t}>${L(`hall-done`)}</button>`}function Fc({dealt:e,end:t,onHand:n,onClose:r}){let i=Tc(),a=t.next?[t.next]:i(e,t),o=e=>{n(e),r()};return z`<h3>${L(`hall-following`)}</h3>
<div class="pair">
${a.map(e=>z`<button key=${JSON.stringify(e)} class="button main" type="button" onClick=${()=>o(e)}><${ze} hand=${e} /></button>`)}
</div>`}function Ic({ended:e,dealt:t,moves:n,hanchan:r,onDone:i,onClose:a}){let{state:o}=M(),[s]=N(()=>Fe(o,e)),[c,l]=N(Ct),{does:d,wrong:f}=D(),p=qt(s),m=Tc(),h=e=>l({...c,...e}),g=c.how&&(c.how!==`win`||c.winners.length>0),_=s.map(e=>{let t=p[e.revision];return{ruling:e,...c.how&&t?Tt(o,t,e,c):{questions:[],decision:null}}}),v=_.every(({decision:e})=>e),y=n&&g&&v?m(t,zc(c,_)):[],b=Oc(y,c.next),x=async()=>{let t=Object.fromEntries(_.map(({ruling:e,decision:t})=>[e.id,t])),n={...c,tenpai:Rc(c),next:b},r=await u.send(`hand-end`,null,Dt(e,n),{hold:!0,expected:t});j(),i({end:n,results:_,item:r.id})};return z`<${R} title=${L(`hall-ended-how`,{hand:Re(e.hand)})} onClose=${a}>
<${Lc} how=${c.how} onHow=${e=>h({how:e,winners:[],tenpai:void 0})} />
${(n?c.how&&c.how!==`four-riichi`:c.how===`win`)&&z`<${Ac} hanchan=${r} ended=${e} end=${c} moves=${n} onChange=${h} />`}
${g&&_.map(e=>z`<${Cc} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>l(Et(c,e.ruling,t,n))} />`)}
${y.length>0&&z`<${Dc} hands=${y} chosen=${c.next} onChoose=${e=>h({next:e})} />`}
${f}
<button class="button main" type="button" disabled=${!g||!v||n&&!b} onClick=${()=>d(x)}>
${L(`hall-ended-record`)}
</button>
<//>`}function Lc({how:e,onHow:t}){let{book:n}=M(),r=[`win`,...n?.content.facts.hand_end.answers??Mc],i=Mc.filter(e=>r.includes(e)).map(e=>({value:e,text:L(`hall-how.${e}`)}));return z`<${E} label=${L(`hall-how-label`)} value=${e} options=${i} onChange=${t} />`}function Rc({riichi:e,tenpai:t,hands:n}){return t&&Ne.filter(r=>t.includes(r)||e.includes(r)&&!Ot(n[r]))}function zc(e,t){let n=t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`));return{...e,tenpai:Rc(e),how:n?`chonbo`:e.how}}function Bc({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:Vc(t[e.id]),round:n[e.hanchan]?.round}))}function Vc({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function Hc(e,{cards:t,seconds:n,until:r}){let i=[L(`exam.questions`,{count:t.length})];return n&&i.push(L(`exam.each`,{seconds:n})),r&&i.push(L(Wc(r)?`exam.ended`:`exam.until`,{time:Uc(e,r)})),i}function Uc(e,t){return G(t,e.settings.time_zone)}function Wc(e){return!!e&&Date.parse(String(e))<=u.now()}function Gc(e){return L(`exam.seconds`,{seconds:Math.max(1,Math.round(e/1e3))})}function Kc(e,t){let n={timeZone:t,dateStyle:`short`,timeStyle:`short`};return new Intl.DateTimeFormat(`sv-SE`,n).format(new Date(e)).replace(` `,`T`)}function qc(e,t){let n=Date.parse(`${e}Z`);return(/* @__PURE__ */ new Date(2*n-Date.parse(`${Kc(n,t)}Z`))).toISOString()}u.loadEscalationSteps();const Jc=[`head-referee`,`referee`,`arbiter`];function Yc(e,t){return`shinpan.exam.${e}.${t}`}function Xc(e){return!!e&&V(e,Jc)}function Zc(e){return Object.values(e.exams).sort((e,t)=>e.id<t.id?1:-1)}function Qc(e,t,n){return tl(e,t).find(({official_id:e})=>e===n)}function $c(e,t){let n=tl(e,t).map(({official_id:e})=>e),r=Object.values(e.officials).filter(e=>!e.revoked_at&&Xc(e));return{taken:n.length,all:(/* @__PURE__ */ new Set([...n,...r.map(({id:e})=>e)])).size}}function el(e,t){return Xc(t)?Zc(e).filter(({id:n,status:r})=>r===`open`&&!Qc(e,n,t.id)):[]}function tl(e,t){return Object.values(e.examAttempts).filter(e=>e.exam_id===t&&!e.withdrawn_at)}const nl={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[rl,il]=[112,64],al=[34,14],[ol,sl]=[10,7],[cl,ll]=[14,11];function ul({names:e,notes:t,pot:n,payments:r,number:i,to:a,winds:o}){return z`<figure class="table-figure">
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
${e.map((e,n)=>z`<${fl} key=${n} spot=${nl[n]} name=${e} note=${t[n]} to=${a?.(n)} wind=${o?.[n]} />`)}
${n&&z`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>z`<${ml} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${dl} names=${e} payments=${r} number=${i} /></div>
</figure>`}function dl({names:e,payments:t,number:n}){let r=t=>t===`table`?L(`open.the-table`):e[t];return z`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>z`<li key=${a}>
${L(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function fl({spot:[e,t],name:n,note:r,to:i,wind:a}){let o=pl(n,a?sl:ol)!==n,s=z`<g>
<rect
x=${e-rl/2}
y=${t-il/2}
width=${rl}
height=${il}
rx="10"
/>
${a&&z`<path class="wind" d=${$e[a]} transform=${`translate(${e-rl/2+5} ${t-21}) scale(0.85)`} />`}
<text class=${`name ${o?`long`:``}`} x=${a?e+12:e} y=${t-5}>${o?pl(n,a?ll:cl):n}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?z`<a href=${i} aria-label=${`${n} ${r}`}>${s}</a>`:s}function pl(e,t){let n=0,r=[...e],i=r.findIndex(e=>(n+=e>`⹿`?1.6:1)>t);return i<0?e:`${r.slice(0,i-1).join(``).trimEnd()}…`}function ml({payment:e,text:t}){let[n,r]=[yl(e.from),yl(e.to)],[i,a]=bl(n,r),[o,s]=bl(r,n),c=vl(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=hl(n,r)?gl([i,a],[l,u],[o,s],c):_l([l,u],c,n[0]===r[0]);return z`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${d} y=${f+6}>${t}</text>
</g>`}function hl(e,t){let[n,r]=yl(`table`);return(e[0]+t[0])/2===n&&(e[1]+t[1])/2===r}function gl(e,t,n,r){let i=r=>e[r]*.5625+t[r]*.375+n[r]*.0625;return[i(0)+r[0]*.9,i(1)+r[1]*.5]}function _l([e,t],[n,r],i){if(n||r)return[e+n*1.2,t];let[a]=yl(`table`);return i?[e+38,t]:[e+Math.sign(a-e)*18,t-19]}function vl(e,t){let[n,r]=yl(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(yl(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function yl(e){return nl[e]??[0,0]}function bl([e,t],n){let[r,i]=[n[0]-e,n[1]-t],[a,o]=e===nl.table[0]&&t===nl.table[1]?al:[rl/2,il/2],s=Math.min((a+6)/Math.abs(r),(o+6)/Math.abs(i));return[e+r*s,t+i*s]}const xl=[0,1,2,3],Sl=[`east`,`south`,`west`,`north`];function Cl(e,t){return Sl[(e-t+4)%4]??`east`}function wl(e,t){return e===`table`?`table`:(Sl.indexOf(e)+t)%4}function Tl(e){let t=new Map([...xl,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of xl)t.set(e,0);else for(let e of Dl(n))Ol(t,e);return{net:xl.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function El(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Dl(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function Ol(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function kl(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Al({typed:e,onChange:t,onClose:n}){return z`<${R} title=${L(`open.names`)} onClose=${n}>
<p class="soft">${L(`open.names-text`)}</p>
${xl.map(n=>z`<${O}
key=${n}
label=${L(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${L(`open.done`)}</button>
<//>`}function jl({net:e,names:t,number:n,onSettled:r,onClose:i}){let o=kl(e),s=()=>{r(),i()},c=t.map((t,r)=>[t,El(e[r]??0,n)]);return z`<${R} title=${L(`open.settle`)} onClose=${i}>
<p>${L(o.length?`open.settle-text`:`open.settle-even`)}</p>
<${a} rows=${c} />
<${dl} names=${t} payments=${o} number=${n} />
<button class="button main" onClick=${s}>
${L(`open.settle-done`)}
</button>
<//>`}function Ml(){let{state:e,official:t}=M(),n=e?el(e,t):[];if(n.length===0)return null;let[r]=n,i=n.length===1,a=i?Me(Yc(r.id,t.id)):null,o=a&&!a.attempt?L(`exam.paused`,{at:a.answers.length+1,all:r.cards.length}):L(i?`exam.waits`:`exam.wait`,{count:n.length});return z`<a class="row card" href=${i?`#/exams/${r.id}/take`:`#/exams`}>
<${k} name="clock" />
<span class="body">
<strong>${o}</strong>
<small>${i?[r.title,...Hc(e,r)].join(` · `):n.map(({title:e})=>e).join(` · `)}</small>
</span>
<${k} name="next" />
</a>`}function Nl(e,t,n,r){let i=e.map(e=>Pl(e,t,n,r)),a=i.filter(e=>e instanceof Ie);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:tt(r)};return i.map((t,n)=>t instanceof Ie?{rulebook:e[n].names(),...o,...ae()}:t)}function Pl(e,t,n,r){try{return Ze(e,t,n,r)}catch(e){if(e instanceof Ie)return e;throw e}}function Fl(e,t){let n=new Ee(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:Il(n,r,e)})),differs:i.some(e=>!Ll(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function Il(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function Ll(e,t){return I(e)===I(t)}const Rl={transfers:[],fines:[],effects:[]};function zl({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function Bl({words:e},t){if(t.lateness)return L(`open.by-lateness`);let n=Vl(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Vl(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Vl(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...Rl,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?L(`open.grows-times`,{times:r.p.times}):L(`open.grows-add`,{p:r.p.add})})`:e.line({...Rl,penalties:t,effects:n})}function Hl(e,t){return e.table(t).rows}function Ul({rules:e,book:t,foul:n}){let{words:r}=e,i=Hl(t,n);if(!i.length)return z`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return z`<ol class="table-rows">
${i.map(t=>z`<li key=${t.id}>
<strong>${Bl(e,t)}</strong>
${zl(e,t.when).map(e=>z`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&z`<p>${i.length>1?L(`open.otherwise`):L(`open.always`)}</p>`}
${t.effects.length>0&&z`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${rt(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&z`<p class="soft">${L(`open.counted-over`,{scope:at([r.phrase(`scope-${a}`)])})}</p>`}`}function Wl({book:e,words:t,foul:r,facts:i,context:a,onChange:o}){let s=(e,t)=>{let{[e]:r,...i}=a;o(t===n[e]?i:{...i,[e]:t})};return z`<div class="stack">
${Object.entries(Xe).map(([o,c])=>{let l=c.filter(t=>le(e,r,i,{...a,[o]:t}));return z`<${E}
key=${o}
label=${oe(t,o)}
value=${a[o]??n[o]}
options=${l.map(e=>({value:e,text:ie(t,o,e)}))}
onChange=${e=>s(o,e)}
/>`})}
</div>`}const Gl=[`impossible`,`denied`,`silent`];function Kl({tournament:e,as:t,player:n=!1}){let{lang:r}=Le(),[i,a]=N(``),o=async n=>{a(n?`beginning`:`ending`),a(await(n?ql({tournament:e,as:t},r):Jl(e)).catch(()=>`unreached`))};if(U(()=>{let n=!1;return u.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||a(e),()=>{}),()=>void(n=!0)},[e,t,r]),!i)return null;if(Gl.includes(i))return z`<section class="card"><h2>${L(`push.title`)}</h2><p role="status">${L(`push.${i}`)}</p></section>`;let s=[`unserved`,`unreached`].includes(i);return z`<${w} label=${L(`push.title`)} hint=${L(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(i)} onChange=${o} />
${s&&z`<p class="note warn" role="status">${L(`push.${i}`)}</p>`}`}async function ql(e,t){return(await u.push()).subscribe(e,t)}async function Jl(e){return await(await u.push()).unsubscribe(e),`off`}export{zs as $,ai as $n,K as $r,Ia as $t,Kc as A,zi as An,Tn as Ar,jo as At,bc as B,yi as Bn,dn as Br,oo as Bt,$c as C,ta as Cn,mr as Cr,qo as Ct,qc as D,Gi as Dn,yn as Dr,Vo as Dt,Wc as E,Ji as En,xn as Er,zo as Et,_c as F,Ii as Fn,_n as Fr,mo as Ft,ac as G,hi as Gn,en as Gr,Xa as Gt,cc as H,gi as Hn,on as Hr,to as Ht,gc as I,Mi as In,mn as Ir,po as It,Hs as J,ni as Jn,qt as Jr,Ka as Jt,Ys as K,$ as Kn,Zt as Kr,Ja as Kt,vc as L,Fi as Ln,pn as Lr,ho as Lt,Nc as M,ji as Mn,Y as Mr,Co as Mt,hc as N,Ni as Nn,En as Nr,go as Nt,Gc as O,Ki as On,kn as Or,Io as Ot,Sc as P,Ai as Pn,gn as Pr,_o as Pt,Ws as Q,ci as Qn,Bt as Qr,Ha as Qt,mc as R,Si as Rn,fn as Rr,lo as Rt,Zc as S,ia as Sn,pr as Sr,Go as St,Hc as T,$i as Tn,vn as Tr,Ro as Tt,lc as U,mi as Un,tn as Ur,eo as Ut,yc as V,bi as Vn,an as Vr,no as Vt,ic as W,_i as Wn,q as Wr,$a as Wt,Ks as X,ui as Xn,Kt as Xr,Ua as Xt,qs as Y,li as Yn,Vt as Yr,Ga as Yt,Gs as Z,pi as Zn,Wt as Zr,Ba as Zt,El as _,pa as _n,Nr as _r,rs as _t,Bl as a,Ot as ai,Da as an,Zr as ar,Ds as at,Qc as b,oa as bn,Ar as br,ts as bt,Nl as c,bt as ci,wa as cn,qr as cr,ws as ct,jl as d,xa as dn,Rr as dr,bs as dt,zt as ei,za as en,si as er,Rs as et,xl as f,ba as fn,zr as fr,ms as ft,kl as g,ga as gn,Fr as gr,as as gt,Cl as h,_a as hn,Q as hr,os as ht,zl as i,Tt as ii,Ea as in,ei as ir,Ps as it,Bc as j,Li as jn,zn as jr,wo as jt,Uc as k,Bi as kn,bn as kr,Fo as kt,Ml as l,Oa as ln,Gr as lr,xs as lt,wl as m,Ca as mn,Lr as mr,ls as mt,Wl as n,Ct as ni,La as nn,ti as nr,Is as nt,Hl as o,St as oi,Aa as on,Kr as or,Os as ot,Dl as p,ya as pn,Ir as pr,ps as pt,Js as q,ri as qn,$t as qr,qa as qt,Ul as r,Dt as ri,Pa as rn,$r as rr,js as rt,Fl as s,yt as si,ka as sn,Jr as sr,Es as st,Kl as t,Rt as ti,Ra as tn,oi as tr,Ls as tt,Al as u,Sa as un,Wr as ur,vs as ut,Tl as v,da as vn,Mr as vr,Qo as vt,Xc as w,ea as wn,Cn as wr,Ko as wt,Yc as x,aa as xn,Pr as xr,Xo as xt,ul as y,fa as yn,kr as yr,es as yt,xc as z,xi as zn,ln as zr,so as zt};