import{$ as e,$r as t,A as n,Ar as r,B as i,Bt as a,C as o,Cn as s,Cr as c,Ct as l,D as u,Dn as d,Dt as f,E as p,Et as m,F as h,Ft as g,G as _,Gt as v,H as y,Hn as b,Ht as x,I as S,It as C,J as ee,K as w,L as te,Ln as ne,Lt as re,M as ie,Mn as ae,Mt as T,N as oe,Nn as se,Nt as ce,O as E,On as D,P as le,Pt as O,Q as ue,Qt as de,R as fe,Rt as pe,S as me,Sn as he,Sr as ge,St as _e,T as ve,Tt as ye,U as be,Un as xe,Ut as k,V as Se,Vt as Ce,W as we,Y as Te,Yt as Ee,Zr as De,Zt as A,_i as j,_n as Oe,_t as M,a as ke,an as N,b as Ae,bn as je,c as Me,ct as Ne,d as Pe,dt as Fe,ei as Ie,er as Le,et as Re,f as ze,ft as Be,g as Ve,gt as He,h as Ue,hi as P,ht as We,ii as Ge,in as Ke,j as qe,jr as Je,kr as Ye,l as Xe,ln as Ze,lt as F,m as I,mt as Qe,ni as $e,nn as L,nr as et,oi as R,on as z,ot as tt,q as nt,qr as rt,rn as B,st as V,ti as it,tn as H,u as at,ui as ot,un as U,v as st,vi as W,vn as ct,wn as lt,wr as ut,wt as dt,x as ft,xn as pt,xr as mt,xt as ht,y as gt,yi as _t,z as vt}from"./app.js";const yt={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function bt(){let[,e]=W(!1);P(()=>{d(`others`).then(()=>e(!0),()=>{})},[])}function xt(e){let t=String(e?.type).split(`:`).at(-1)??``,n=yt[t]??t;return lt(`refusal.type.${n}`)?N(`refusal.type.${n}`):lt(`refusal.type.other`)?N(`refusal.type.other`):e?.detail??``}function St(e,t){let[r]=t.split(`.`),i=t.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(r)&&i in e.catalogue.facts?e.question(i):r===`context`&&i in n?oe(e,i):lt(`refusal.field.${r}`)?N(`refusal.field.${r}`):t}function Ct({problem:e}){bt();let t=M(),{errors:n=[],detail:r,title:i}=e??{};return U`<div class="note bad stack">
<p><strong>${xt(e)}</strong></p>
${n.length===0&&U`<p lang="en">${r??i??N(`hall-unknown`)}</p>`}
<dl class="refusal">
${n.map(({field:e,message:n,cure:r})=>{let i=St(t,e);return U`<div key=${e}>
<dt><strong>${i}</strong></dt>
<dd lang="en"><small>${n===i?r:`${n} ${r}`}</small></dd>
</div>`})}
</dl>
</div>`}const wt={winners:[],riichi:[],hands:{},quads:{},answers:{}},Tt=/* @__PURE__ */ new Map([[!0,`valid`],[!1,`invalid`]]);function Et(e,t,n,r){let{noten_by_dead_hand:i,...a}=n.facts,o={...a,...Mt(t,n,{...jt(e,n),...At(n,r)})},s=r.answers[n.id]??{},c=[];for(;;){let e=ae(t,n.foul,o,n.context);if(e.status!==`needs-facts`)return{questions:c,decision:e};let i=e.questions[0],a=Nt(n,r,i.fact)??s[i.fact];if(c.push({decision:e,question:i,chosen:a}),a===void 0)return{questions:c,decision:null};o[i.fact]=a}}function Dt(e,t,n,r){let{seat:i,id:a}=t;return i&&n===`riichi_hand`?{...e,hands:{...e.hands,[i]:r}}:i&&n===`quad_valid`?{...e,quads:{...e.quads,[i]:Tt.get(r)??`invalid`}}:{...e,answers:{...e.answers,[a]:{...e.answers[a],[n]:r}}}}function Ot(e,{how:t,winners:n,riichi:r,tenpai:i,next:a,hands:o,quads:s,answers:c}){let l=Object.entries({riichi:r,hands:o,quads:s,answers:c}).filter(([,e])=>Object.keys(e).length>0),u=t===`win`?{winners:n}:t===`exhaustive-draw`&&i?{tenpai:i}:{};return{...e,how:t,...u,...a&&{next:a},...Object.fromEntries(l)}}function kt(e){return e===`noten`||e===`refused`}function At(e,t){let n=t.how===`win`?e.seat&&(t.winners.includes(e.seat)?`own-win`:`other-win`):t.how;return n?{hand_end:n}:{}}function jt(e,t){return!t.seat||mt(e,t,Date.parse(t.ruled_at))?{}:{noten_by_dead_hand:!1}}function Mt(e,t,n){let r=e.table(t.foul).used;return Object.fromEntries(Object.entries(n).filter(([e])=>r.includes(e)))}function Nt({seat:e},t,n){if(!e)return;if(n===`riichi_hand`)return t.hands[e];let r=n===`quad_valid`?t.quads[e]:void 0;return r&&r===`valid`}const Pt=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,Ft=RegExp(`#/join/(${Pt})/([\\w-]{16,200})`,`i`),It=/#\/account\/(spa_[\w-]{16,200})/,Lt=/#\/sheet\?s=([\w-]+)/,Rt=RegExp(`#/table/(${Pt})`,`i`);function zt(e){let t=Ft.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=It.exec(e);if(n)return{account:n[1]};let r=Lt.exec(e);if(r)return{sheet:r[1]};let i=Rt.exec(e);return i?{table:i[1].toLowerCase()}:null}function Bt(e){let{state:t,online:n}=H(),[r,i]=W({answer:null,fresh:!1,trouble:null});return P(()=>{let t=!1,n=e=>t||i(e);return D.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),D.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function Vt({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){bt();let{tournament:i}=H(),a=e&&L(e.at,i.time_zone);return!e&&!n?U`<${x} />`:n?U`<p class="note warn" role="status">${[G(n),N(`seen.${e?`old`:`never`}.${r}`,{time:a??``})].join(` `)}</p>`:U`<p class="soft" role="status">${N(t?`standings.at`:`seen.asking.${r}`,{time:a??``})}</p>`}function G(e){return e.name===`Unreachable`?`${N(navigator.onLine?`live.unreached`:`no-network`)}.`:xt(e.problem)||`HTTP ${e.status}`}function Ht({name:e,hint:t=``,path:n,file:r,children:i}){let{lang:a}=Ze(),[o,s]=W(null),[c,l]=W(!1),[u,d]=W(null),f=j(0),p=j(null);return P(()=>(s(null),d(null),()=>void(f.current+=1)),[n,a]),P(()=>()=>o&&URL.revokeObjectURL(o.url),[o]),P(()=>p.current?.focus(),[o]),U`<li class="card file">
<h3>${e}</h3>
${t&&U`<p class="soft">${t}</p>`}
${i}
<div role="status">
${c&&U`<progress aria-label=${N(`reports.making`,{name:e})}></progress><p class="soft">${N(`reports.wait`)}</p>`}
${o&&U`<p class="soft">${N(`reports.ready`,{size:Kt(o.file.size)})}</p>`}
</div>
${u&&U`<${Wt} error=${u} />`}
${o?U`<${Ut} made=${o} first=${p} />`:U`<button class="button" type="button" disabled=${c} aria-label=${N(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=f.current+=1,t=t=>e===f.current&&t();l(!0),d(null);try{let e=await D.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${a}`,{timeout:12e4});t(()=>s({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>d(e))}finally{l(!1)}}}>${N(`reports.make`)}</button>`}
</li>`}function Ut({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return U`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${N(`reports.save`)}</a>
${r&&U`<a class="button" href=${e} target="_blank">${N(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&U`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${N(`reports.share`)}</button>`}
</div>`}function Wt({error:e}){return bt(),U`<p class="note bad" role="alert">${G(e)}</p>`}function Gt(){return H().state?.settings.slug??`shinpan`}function Kt(e){return B(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function qt(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Jt(e){let{book:t}=H(),n=_t(()=>t?.revision?{[t.revision]:t}:{},[t]),[r,i]=W({}),a=[...new Set(e.map(({revision:e})=>e))].filter(e=>e&&!(e in n));return P(()=>{for(let e of a)D.revision(e).then(t=>i(n=>({...n,[e]:t})),()=>{})},[a.join()]),{...r,...n}}function Yt(e=!0){let{library:t}=H(),[,n]=W(0);P(()=>{e&&D.loadReading().then(()=>n(1),()=>{})},[t,e])}const Xt={amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],player:[`facts-otherwise`,`did-not-happen`,`not-all-heard`,`rule-otherwise`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`],upheld:[`facts-stand`,`rule-clear`,`nothing-new`],confirmed:[`facts-stand`,`rule-clear`,`nothing-new`],overturned:[`did-not-happen`,`facts-otherwise`,`rule-otherwise`,`in-doubt`],appeal:[`player-disagrees`,`facts-disputed`,`rule-unclear`],reopening:[`new-evidence`,`facts-otherwise`,`not-all-heard`],time:[`tapped-late`,`seen-come`,`wrong-player`],start:[`tapped-by-mistake`,`not-begun`,`wrong-table`],"player-time":[`table-confirms`,`seen-come`],schedule:[`hall-not-ready`,`round-before-late`,`wrong-time`],"extra-time":[`tapped-by-mistake`,`too-much`],exam:[`exam-twice`,`exam-otherwise`],"exam-again":[`called-away`,`phone-failed`,`learned-since`],correction:[`misspelt`,`wrong-number`,`wrong-team`,`as-on-list`],withdraw:[`left`,`ill`,`does-not-come`],return:[`plays-again`,`tapped-by-mistake`],removal:[`entered-twice`,`does-not-come`,`tapped-by-mistake`],joining:[`entered-twice`,`came-anew`],seats:[`sat-otherwise`,`wrong-player`,`as-on-list`],substitute:[`left`,`ill`,`does-not-come`],status:[`too-few-players`,`interrupted`,`entered-twice`,`tapped-by-mistake`],result:[`wrong-table`,`too-soon`,`counted-wrongly`],"hand-end":[`tapped-by-mistake`,`wrong-table`,`facts-otherwise`],"let-play":[`pays-later`,`paid-elsewhere`,`fine-disputed`],waiver:[`not-their-fault`,`first-time`,`fine-disputed`],"ledger-decision":[`rule-otherwise`,`facts-otherwise`,`counted-wrongly`,`conduct`],payment:[`wrong-amount`,`wrong-player`,`wrong-method`,`entered-twice`],refund:[`fine-overturned`,`fine-waived`,`paid-twice`],"refund-withdrawal":[`wrong-amount`,`wrong-player`,`wrong-method`,`not-handed-back`],dismissal:[`wrong-time`,`arbiter-was-there`,`noted-twice`]};function Zt(e,t=``){let{names:n={}}=D.snapshot.library?.catalogue.reasons??{};return[...e.map(e=>n[e]??N(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}async function Qt(e){return await D.loadReading().catch(()=>{}),Zt(e)}function $t(e,t){let{library:n}=H();Yt(!!t);let{reasons:r}=n?.catalogue??{};return t?r?.of[t]??null:Xt[e]}function en(e,t,n=N(`hall-reason`),r=N(`hall-reason-missing`)){let[i,a]=W([]),[o,s]=W(``),c=Zt(i,o);return{reason:c,field:l=>U`<div class="stack">
${(e||t)&&U`<${tn} what=${e} foul=${t} chosen=${i} onChosen=${a} />`}
<${g}
long
label=${n}
value=${o}
onInput=${s}
maxlength="3500"
wrong=${l&&!c?r:void 0}
/>
</div>`}}function tn({what:e,foul:t,chosen:n,onChosen:r}){let i=$t(e,t);if(!i)return null;let a=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return U`<div class="switches" role="group" aria-label=${N(`reason.why`)}>
<small class="soft why" aria-hidden="true">${N(`reason.why`)}</small>
${i.map(e=>U`<${te} key=${e} pressed=${n.includes(e)} onClick=${()=>a(e)}>${Zt([e])}<//>`)}
</div>`}function K({what:e,title:t,text:n,yes:r,onReason:i,onClose:a,children:o}){let[s,c]=W(!1),{reason:l,field:u}=en(e),{does:d,wrong:f}=E();return U`<${T} title=${t} onClose=${a}>
<form onSubmit=${e=>{e.preventDefault(),c(!l),l&&d(()=>i(l))}}>
${n&&U`<p>${n}</p>`}
${u(s)} ${o} ${f}
<button class="button main">${r}</button>
</form>
<//>`}function nn({title:e,text:t,yes:n,danger:r=!1,onYes:i,onClose:a}){return U`<${T} title=${e} onClose=${a}>
<p>${t}</p>
<div class="pair">
<button class=${`button ${r?`danger`:``}`} type="button" onClick=${i}>${n}</button>
<button class="button" type="button" onClick=${a}>${N(`cancel`)}</button>
</div>
<//>`}const rn=Ee(s.account,`SignInAgain`);let an=null;function on(){let[e,t]=W(null);P(()=>(an=t,()=>void(an=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&U`<${rn} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function sn(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!an||!await cn(an))throw t;return e()}}function cn(e){return new Promise(t=>e({tell:t}))}const ln=/^(localhost|.+\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;function un(){return D.ask(`addresses`).catch(()=>null)}function dn(e){return ln.test(new URL(e).hostname)}function fn(){let[e,t]=W(location.origin);return P(()=>{dn(e)&&un().then(e=>e&&t(e.url))},[]),e}function pn({link:e,cure:t=`HOST=0.0.0.0`}){return dn(e)?U`<div class="note bad" role="alert">
<p><strong>${N(`people.local`)}</strong></p>
${t?U`<p>${N(`people.local.start`)}</p>
<p><strong>make run ${t}</strong></p>
<p>${N(`people.local.then`)}</p>`:U`<p>${N(`people.local.network`)}</p>`}
</div>`:null}function mn({link:e,found:t,onLink:n}){let{origin:r,host:i,protocol:a}=new URL(e),o=(t?.candidates??[]).map(({url:e})=>({value:e,text:new URL(e).host}));return U`${o.length>1&&U`<${C} label=${N(`people.address`)} value=${r} options=${o} onChange=${t=>n(e.replace(r,t))} />
<p class="soft">${N(`people.address.another`)}</p>`}
${a===`http:`&&!dn(e)&&U`<p class="soft">${N(`people.address.plain`,{host:i})}</p>`}`}function hn(){let{path:e}=ct();return t=>{ct().path===e&&Oe(t,{replace:!0})}}const gn=Ee(s.referee,`Switch`);function _n({to:e,children:t}){let{tournament:n,outbox:r}=H(),[i,a]=W(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:U`<${gn} onYes=${()=>a(!0)} />`}function vn({up:e}){let{joining:t}=H(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return U`<${k} title=${i??N(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${a.length>0&&U`<p>${N(`hall-as`,{roles:a.map(e=>N(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${N(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
<p>${r?N(`hall-loaded`,{loaded:n,total:r}):N(`hall-asking`)}</p>
</div>
<//>`}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const yn=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),bn=[`low`,`medium`,`quartile`,`high`],xn={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Sn={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},Cn={low:1,medium:0,quartile:3,high:2},wn=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function Tn(e){if(e=In(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function En(e,t){let n=Cn[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function Dn(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const On={numeric:1,alphanumeric:2,byte:4},kn={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},An=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function jn(e){let{exp:t,log:n}=An,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const Mn=[];function Nn(e){let t=Mn[e];if(t!==void 0)return t;let n=jn(e),{exp:r,log:i}=An,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return Mn[e]={gen:n,mul:a}}function Pn(e,t,n){let{exp:r,log:i}=An,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function Fn(e,t){let n=yn[e-1],r=xn[t][e-1],i=Sn[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const q=e=>{throw Error(e)};function In(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function Ln(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=Rn[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const Rn=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[wn.charCodeAt(t)]=t;return e})();function zn(e,t,n,r,i){let a=Fn(e,t),o=kn[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&q(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(On[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(Rn[n.charCodeAt(e)]*45+Rn[n.charCodeAt(e+1)],11);s&1&&f(Rn[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&q(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Nn(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Pn(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function Bn(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Vn=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),J=e=>Vn[e&65535]+Vn[e>>>16],Hn=/* @__PURE__ */ new Uint32Array(32);function Un(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const Y=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},Wn=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,X=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function Gn(e,t){let{size:n,words:r,v:i}=e,a=Hn;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),Un(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function Kn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=J(n>>>0)+2*J((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function qn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=J(v>>>0)+J(y>>>0)}}return a}function Jn(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=Kn(e)+Kn(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=J(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=J(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(qn(e)+qn(t))}function Yn(e,t,n,r){let i=e.size,a=En(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?X(e,8,t,n):t<8?X(e,8,t+1,n):t===8?X(e,7,8,n):X(e,14-t,8,n),t<8?X(e,i-1-t,8,n):X(e,8,i-15+t,n)}if(X(e,8,i-8,1),t>=7){let n=Dn(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;X(e,a,o,r),X(e,o,a,r)}}}let Xn;function Zn(e){let t=21+4*(e-1),n=Y(t),r=new Uint8Array(t*t),i=(e,i,a)=>{X(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=Tn(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(Y(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Bn(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=Y(t);return Gn(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[Y(t),Y(t),Y(t),Y(t)]}}function Qn(e,t,n,r,i=!1){(Xn===void 0||Xn.ver!==e)&&(Xn=Zn(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=Xn,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){Gn(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=Jn(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||Yn(u,e,t,h),u}const $n=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},er=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function tr(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function nr(e,t){let n=kn.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((Fn(e,t).capacity-4-n)/8))}function rr(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const ir=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&Wn(e.m,e.map[t],e.map[n])===1,ar=[10,27],or=/* @__PURE__ */ String.fromCharCode(ar[0]);function sr(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=ir(e,n,r);n[r]=i}return n}function cr(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=ir(e,i,r),o=r+1>=t||ir(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=or}return n}function lr(e){let t=e.W,n=String.fromCharCode(ar[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=ir(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=or}return i}function ur(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!ir(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function dr(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=Wn(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function fr(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function pr(e,t=`raw`,n={}){if(er(e,`text`),er(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=In(r));let i=n.ecc===void 0?`medium`:n.ecc;bn.includes(i)||q(`invalid ecc=${i}`);let a=n.encoding===void 0?Ln(e):n.encoding;if(kn[a]||q(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?wn.slice(0,10):wn;for(let n of e)t.includes(n)||q(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&($n(n.mask,`opts.mask`)<0||n.mask>7)&&q(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=nr(r===void 0?40:r,i);(e.length>t||tr(e)>t)&&q(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!rr(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=kn[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=Fn(r,i).capacity)break}r>40&&q(`Capacity overflow`)}else{let e=kn[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>Fn(r,i).capacity)&&q(`Capacity overflow`)}let u=zn(r,i,e,a,s),d=Qn(r,i,u,n.mask),f=n.border===void 0?2:$n(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:$n(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?sr(_):t===`ascii`?cr(_):t===`term`?lr(_):t===`svg`?ur(_,n.optimize===void 0||n.optimize):t===`gif`?dr(_):t===`data-url`?fr(dr(_)):q(`Unknown output: ${t}`)}const mr=2953;function hr({text:e,label:t}){let n=pr(e,`raw`,{border:4,ecc:e.length>300?`low`:`medium`}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return U`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function gr(e,n){let r=e.book(n),i=new t(e),a=Object.values(r.options),o=a.flatMap(e=>(e.readings??[]).filter(e=>!r.readings.includes(e)).map(t=>yr(i,t,e.id)));return{options:a.map(e=>_r(i,e,i.catalogue.summaries[n][e.id])),readings:[...r.readings.map(e=>yr(i,e,null)),...o]}}function _r(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?vr(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function vr(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,default_with:t.default_with??{},answers:n.map(([e,t])=>({value:e,text:t}))}}function yr(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const br=[1,2,3,4];function xr(e,t){let{kind:n,answers:r}=e,i=et(e,t);return i===null?n===`several`?r.map(({value:e})=>e):[30,10,-10,-30]:i}function Sr({parameter:e,label:t,value:n,onChange:r}){let i={uma:Cr,hundreds:Er,several:Dr}[e.kind];return U`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function Cr({label:e,value:t,onChange:n}){let[r,i]=W(()=>br.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(wr(a))};return U`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${N(`open.uma-hint`)}</p>
<div class="places">
${br.map(e=>U`<${g}
key=${e}
label=${N(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function wr(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Tr)}function Tr(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Er({label:e,value:t,onChange:n}){let[r,i]=W(String(t));return U`<${g}
label=${`${e} (${N(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(Tr(e.trim()))}}
/>`}function Dr({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return U`<fieldset class="parameter">
<legend>${t}</legend>
<div class="choices">
${i.map(e=>U`<label class="choice" key=${e.value}>
<input
type="checkbox"
checked=${n.includes(e.value)}
onChange=${()=>a(e.value)}
/>
${e.text}
</label>`)}
</div>
</fieldset>`}const Or=`wrc-2022`,kr=/* @__PURE__ */ new Map;function Ar(e){return{id:e,options:{},readings:{}}}function Z(e,t){let n=R(t),r=kr.get(n)??Le(e,t.id,t.options,t.readings);return kr.set(n,r),r}function jr(e,t){try{return Z(e,t),null}catch(e){return e}}function Mr(){let{library:e,tournament:n,book:r}=H(),{lang:i}=Ze(),[a,o]=he(`shinpan.rules`,null);if(!e)return null;let s=n?.id??null,c=a&&a.at===s&&!jr(e,a.choice)?a.choice:null,l=n?{...Ar(Or),...n.rulebook}:Ar(Or),u=c??l,d=c||!r?Z(e,u):r;return{library:e,lang:i,words:new t(e),choice:u,book:d,choose:e=>o({at:s,choice:e})}}function Nr(e,t,n){let r=t&&!jr(e.library,t)?t:e.choice;return{...e,choice:r,book:t?Z(e.library,r):e.book,choose:n}}function Pr(e,t,n){let{library:r}=e,{choice:i}=Nr(e,t,n),a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=jr(r,s)?i:s;return{...e,choice:c,book:Z(r,c),choose:n}}function Fr(e){return t=>{let n=Mr();return n?U`<${e} ...${t} rules=${n} />`:U`<${k} title=${N(`open.no-rules`)}
><${a} text=${N(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${N(`try-again`)}
</button>
<//><//
>`}}function Ir({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[N(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Lr({rules:e}){let[t,n]=W(!1);return U`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${v} name="book" />
<span class="body"
><small>${N(`open.rules-in-use`)}</small
><strong>${Ir(e,e.book)}</strong></span
>
<span class="badge">${N(`call.change`)}</span>
</button>
<${Rr} rules=${e} standing=${e.book.content.standing} />
${t&&U`<${zr} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function Rr({rules:e,standing:t}){return t===`official`?null:U`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function zr({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=W(t),c=jr(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=gr(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return U`<${T} title=${N(`open.choose-rules`)} onClose=${r}>
<${C}
label=${N(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(Ar(e))}
/>
<p class="soft">${a.standingNote(o.id)}</p>
${u.length>0&&U`<${Vr} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:Ur(o,d,e)})} />`}
${f.length>0&&U`<${Hr} offered=${f} draft=${o} onChange=${s} />`}
<${Br} error=${c} reasons=${Wr(u,o.options)} />
${!c&&U`<p role="status">${Ir(e,Z(i,o))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!c}
onClick=${()=>n(o)}
>
${N(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${N(`cancel`)}</button>
</div>
<//>`}function Br({error:e,reasons:t=[]}){return e?U`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>U`<p key=${e}>${e}</p>`)}
</div>`:null}function Vr({offered:e,chosen:t,onChange:n}){let r=(r,i)=>{let a=Object.fromEntries(Object.entries({...t,[r]:{}}).filter(([e])=>i||e!==r)),o=({id:e,parameter:t})=>e===r||t&&r in t.default_with,s=({parameter:e})=>e?{[e.name]:xr(e,a)}:{},c=e.filter(e=>e.id in a);n(Object.fromEntries(c.map(e=>[e.id,o(e)?s(e):a[e.id]])))};return U`<fieldset class="stack">
<legend>${N(`open.options`)}</legend>
${e.map(e=>U`<div key=${e.id} class="stack">
<${pe}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e.id,t)}
/>
${e.parameter&&e.id in t&&U`<${Sr}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function Hr({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return U`<details class="fold">
<summary>
${N(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${N(`open.readings-text`)}</p>
${e.map(e=>U`<div key=${e.id} class="stack">
<${C}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function Ur({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function Wr(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}function Gr(e){return[.../* @__PURE__ */ new Set([e,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}))}function Kr(){let e=B(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}function qr(e,t=!1){let n=t?`exceptZero`:`auto`;return Xr(e/10,{minimumFractionDigits:1,signDisplay:n})}function Jr(e,t=!1){return Xr(e,{signDisplay:t?`exceptZero`:`auto`})}function Yr(e,t,n=!1){return`${Jr(-t,n)}${e===`P`?`P`:``}`}function Xr(e,t){return B(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}const Zr=1e3;function Qr(e){let[t,n]=W(D.now);return P(()=>{if(!e)return;let t,r=()=>{n(D.now()),t=setTimeout(r,Zr-D.now()%Zr)};return r(),()=>clearTimeout(t)},[e]),t}const $r=`shinpan.board`,ei=()=>pt($r),ti=e=>je($r,e);function ni(e){return e===`P`||e===`pts`}function ri(e){return ai(Object.values(e.ledger).filter(({unit:e})=>!ni(e)))}function ii(e,t){return ai(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function ai(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function oi(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function si(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function ci(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function li(e,t){return[e?.id,e?.player_id].includes(t)}function ui(e,{kind:t,id:n}){return e[`${t}s`]?.[e.merged[n]??n]?.name??`?`}function Q(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?Jr(t):`${t<0?`−`:``}${$e(e,Math.abs(t))}`}function di({unit:e,amount:t,what:n}){return N(`line.${pi(e,t,n)}`,{amount:Q(e,Math.abs(t))})}const fi={reversed:`due-again`,paid:`refunded`};function pi(e,t,n){return ni(e)?t<0?`given-back`:`taken`:t>0?fi[n]??`fined`:n===`paid`||n===`waived`?n:`cancelled`}function mi(e,t){let n=it(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}function hi(){let{outbox:e}=H(),t=e.filter(({kind:e,state:t})=>e===`result`&&Ye(t)).length;return t===0?null:U`<p class="note info"><a class="reach" href="#/outbox">${N(`standings.waits`,{count:t})}</a></p>`}function gi(e){let t=new Intl.Collator(void 0,{numeric:!0});return Object.values(e.hanchans).filter(({id:t,status:n})=>!e.results[t]&&!n).map(({id:t,table:n,round:r})=>({id:t,name:vi(e,{table:n,round:r})})).sort((e,n)=>t.compare(e.name,n.name))}function _i({state:e}){let{official:t}=H(),n=gi(e);return n.length===0?null:U`<${ce} title=${N(`standings.missing`,{count:n.length})}>${()=>U`<ul class="rows">
${n.map(({id:e,name:n})=>U`<li key=${e}>${Ue(t)?U`<a class="row" href=${`#/result/${e}`}>${n}</a>`:U`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function vi(e,{table:t,round:n}){return[N(`hall-round`,{round:n}),N(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}const yi=[`late`,`late-arbiter`,`forfeit`];function bi(e,t){return[e?.id,e?.player_id].includes(t)}function xi(e){return!!e?.roles?.includes(`director`)}function Si(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&yi.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function Ci({path:e,body:t,about:n,onApprove:r,onClose:i}){let[a,o]=W(null),{state:s}=H(),{lang:c}=Ze(),{does:l,wrong:u}=E();return P(()=>{D.ask(`${e}/preview?lang=${c}`,{method:`POST`,body:t}).then(o,e=>o({trouble:e}))},[]),U`<${T} title=${N(`charged.title`)} onClose=${i}>
${!a&&U`<${x} />`}
${a?.trouble&&U`<p class="note bad" role="alert">${G(a.trouble)}</p>`}
${a?.changes&&U`${n&&U`<p><strong>${n}</strong></p>`}
<${wi} state=${s} seen=${a} />
${a.hanchans?.length>0&&U`<p>${N(a.hanchans[0].cancelled?`clock.cancels-too`:`clock.plays-again`)} ${a.hanchans.map(e=>vi(s,e)).join(`, `)}</p>`}
<p class="soft">${N(`charged.logged`)}</p>
${u}
<button class="button main" type="button" onClick=${()=>l(()=>r(a.digest))}>${N(`charged.approve`)}</button>`}
<//>`}function wi({state:e,seen:{changes:t,running:n,owed_back:r}}){let i=new Map([...t,...n,...r].map(({account:e})=>[e.id,e]));if(i.size===0)return U`<p>${N(`charged.nothing`)}</p>`;let a=(e,t)=>e.filter(({account:e})=>e.id===t);return U`<dl class="facts">
${[...i].map(([i,o])=>U`<div key=${i}>
<dt class="who">${ui(e,o)}</dt>
<dd class="stack">
${a(t,i).length>0&&U`<p>${Ti(a(t,i),`before`)} → <strong>${Ti(a(t,i),`after`)}</strong></p>`}
${a(n,i).map(({before:e,after:t})=>U`<p>${N(`charged.running`)} ${Ei(e,t)} → <strong>${Ei(t,e)}</strong></p>`)}
${a(r,i).map(e=>U`<p><strong>${N(`charged.owed-back`,{paid:Q(e.unit,e.paid),amount:Q(e.unit,e.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function Ti(e,t){return e.map(e=>Q(e.unit,e[t])).join(` + `)}function Ei({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const Di=`games-cancelled`;function Oi(e,t,n,r){let i=Math.min(_(n,r),86400),[a,o]=[Di,`replacement`].map(n=>ki(e,t,n)),s=i>=a&&!n.cancelled,c=s&&Ai(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...ne(e,t,l),seconds:i,cancellation_due:s}}function ki(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function Ai(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(Di)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function ji(e,t){let n=y(e,t.round),r=n.map(i),a=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),o=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(o.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let i=be(e.id,r,a),o=n.filter(t=>t.person?.id===e.id);return i?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:i,revision:t,timings:o}]:[]})}function Mi(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=Oi(t,n,r,i);return{...Re(e,o),due:a,held:a&&o.seconds>=o.next_band?.at_seconds}}async function Ni(e,t,n={}){await D.send(`timing`,null,{hanchan:e.id,what:t,...n}),z()}function Pi(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const Fi=864e5;function Ii(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function Li(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=Ii(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>Fi/2&&(l-=Fi),l<-432e5&&(l+=Fi),new Date(t-t%1e3+l).toISOString()}function Ri({hanchan:e,players:t,onDone:n}){let{official:r}=H(),[i,a]=W(!1);return I(r,[`director`])?U`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${N(`clock.let-play`)}</button>
${i&&U`<${K} what="let-play" title=${N(`clock.let-play`)} text=${N(`clock.let-play-text`)} yes=${N(`clock.let-play-yes`)} onReason=${async r=>{await D.ask(`hanchans/${e}/permission`,{method:`PUT`,body:{players:[...new Set(t)],reason:r}}),A(N(`clock.may-play`)),a(!1),n?.()}} onClose=${()=>a(!1)} />`}`:U`<p>${N(`clock.ask-director`)}</p>`}const zi=Ee(s.desk,`NewPayment`);function Bi(e,t,n){let r=y(e,t.round).filter(e=>e.what===`replaced`&&e.hanchan===t.id),i=[...t.allowed??[],...r.map(e=>e.person?.id)],a=Object.values(t.seats).filter(e=>!i.includes(e)&&(!n||e===n));return[...ri({ledger:Object.values(e.ledger).filter(({round:e})=>e!==t.round)}),...e.others.fines].filter(({account:e,amount:t})=>a.includes(e.id)&&t>0)}function Vi({state:e,hanchan:t,person:n}){let{official:r}=H(),[i,a]=W(null),o=Bi(e,t,n);if(o.length===0)return null;let s=({account:t,unit:n})=>ri(e).find(e=>e.account.id===t.id&&e.unit===n);return U`<section class="note bad stack owes" aria-label=${N(`clock.owing`)}>
${o.map(t=>{let{account:n,unit:i,amount:o,tournament:c}=t,l=e.players[n.id]?.name??`?`,u=ci(r)&&!c;return U`<p key=${[n.id,c,i].join()}>${N(`clock.owes`,{name:l,amount:Hi(e,i,o,c)})}</p>
${u&&U`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(s(t))}>${N(`clock.take-payment`,{name:l})}</button>`}`})}
<${Ri} hanchan=${t.id} players=${o.map(({account:e})=>e.id)} />
${i&&U`<${zi} state=${e} balance=${i} onTaken=${()=>{}} onClose=${()=>a(null)} />`}
</section>`}function Hi(e,t,n,r){let i=Q(t,n);return r?`${i} (${He(e,r)})`:i}function Ui({state:e,hanchan:t,zone:n}){let r=Wi(e,t,n).filter(({id:e})=>e!==t.id);return r.length===0?null:U`<p>${N(`clock.cancels-too`)}</p>
<ul class="plain">
${r.map(t=>U`<li key=${t.id}>${vi(e,t)}</li>`)}
</ul>`}function Wi(e,t,n){let r=new Intl.DateTimeFormat(`en-CA`,{timeZone:n}),i=({scheduled_at:e})=>e&&r.format(new Date(e)),a=Object.values(t.seats);return Object.values(e.hanchans).filter(n=>!n.status&&i(n)===i(t)&&Object.values(n.seats).some(e=>a.includes(e))&&!e.results[n.id]&&!Se(e,n).begun)}const Gi=1440;function Ki({label:e,by:t=1,onStep:n,...r}){let i=(r,i)=>U`<button class="button" type="button" aria-label=${N(`clock.${r}`,{what:e,count:t})} onClick=${()=>n(i)}>
${`${i<0?`−`:`+`}${t}`}
</button>`;return U`<div class="stepped">
${i(`less`,-t)}<${g} label=${e} ...${r} />${i(`longer`,t)}
</div>`}function qi(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+Gi)%Gi;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const Ji=[`corrected`,`stopped`,`undone`];function Yi({hanchan:e,late:t,name:n,due:r,book:i,zone:a,first:o=``,onClose:s}){let{official:c,state:l}=H(),{clock:u,person:d}=t,f=Si(l,e,d.id),p=f&&!xi(c),[m,h]=W(null),[g,_]=W(u.stopped&&!p?`corrected`:o),{reason:v,field:y}=en(`time`),[b,x]=W(()=>Ii(u.stopped?.at??D.now(),a)),{does:S,wrong:C}=E(),ee=Xi(t,r&&!p,c,p).map(e=>({value:e,text:N(`clock.way.${e}`)})),w=b&&Zi(b,u,a),te=g===`corrected`&&w?Qi(Date.parse(w),u.scheduled):``,ne=Ji.includes(g)||f&&!!g&&!p,re=g&&(!ne||v)&&(g!==`corrected`||b&&!te),ie=v&&{reason:v},ae=()=>S(async()=>{let e=g===`undone`?{takes_back:u.stopped.by}:{person:d,...g===`corrected`&&{arrived_at:w}},t={what:g===`undone`?`taken-back`:g,...e,...ie};if(f&&!p)return h(t);await oe(t)}),oe=async({what:t,...n})=>{await Ni(e,t,n),s()};return m?U`<${Ci} path="timings" body=${{hanchan:e.id,...m}} onApprove=${e=>oe({...m,preview:e})} onClose=${s} />`:U`<${T} title=${n} onClose=${s}>
${f&&U`<p class="note warn">${N(p?`charged.director`:`charged.changes`)}</p>`}
<${O} label=${N(`clock.what`)} value=${g} options=${ee} onChange=${_} />
${g===`cancelled`&&U`<p class="note warn">${N(t.who===`player`?`clock.cancel-text`:`clock.cancel-text-charged`)}</p><${Ui} state=${l} hanchan=${e} zone=${a} />`}
${g===`corrected`&&U`<${Ki} type="time" step="1" label=${N(`clock.arrived-at`)} value=${b} wrong=${te} onInput=${x} onStep=${e=>x(qi(b,e))} />`}
${g===`corrected`&&w&&!te&&i&&U`<${$i} late=${t} book=${i} at=${Date.parse(w)} />`}
${ne&&y(!1)}
${C}
<button class="button main" type="button" disabled=${!re} onClick=${ae}>${N(f&&!p?`charged.look`:`clock.record`)}</button>
<//>`}function Xi({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function Zi(e,{stopped:t,scheduled:n},r){return t&&e===Ii(t.at,r)?new Date(t.at).toISOString():Li(e,n,r)}function Qi(e,t){return e>D.now()?N(`clock.to-come`):e<t-72e5?N(`clock.long-before`):``}function $i({late:e,book:t,at:n}){let{library:r}=H(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=Mi(r,t,{...e,clock:i},n);return U`<p role="status">${N(`clock.becomes`,{cost:a.cost_line})}</p>`}function ea({seconds:e,next_band:t}){if(!t||e>=t.at_seconds)return``;let n=t.effects.some(({id:e})=>e===`games-cancelled`),r=[...t.points,...t.fines].some(({whom:e})=>e!==`offender`),i={time:Ie(t.at_seconds),cost:t.cost_line};return N(n&&r?`clock.cancels-from`:`clock.next-at`,i)}function ta({held:e,next_band:t}){return e?N(`clock.cancels`,{cost:t.cost_line}):N(`clock.cancels-charged`)}function na(e){let t=j(/* @__PURE__ */ new Set);P(()=>{for(let n of e)for(let e of ra(n))t.current.has(e)||(t.current.add(e),ia(n))},[e])}function ra({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function ia({key:e,name:t,line:n}){if(z(400),de(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(N(`clock.late-is`,{name:t}),r))}function aa(){let[e,t]=W(globalThis.Notification?.permission??`denied`);return e==="default"?U`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${N(`clock.notify`)}</button>`:null}function oa(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function sa({state:e,hanchan:t,zone:n}){let{official:r}=H(),i=oa(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return U`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${N(`kept.title`)}</h2>
${!a&&U`<p class="note info">${N(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>U`<li class="item" key=${t.id}><${ca} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function ca({state:e,kept:t,zone:n,director:r}){let i=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[a,o]=W(i.length===1?i[0].id:``),[s,c]=W(!1),[l,u]=W(!1),{official:d}=H(),{does:f,wrong:p}=E(),m=t.who===`arbiter`,h={confirmed:!0,...m&&{arbiter:a}},g=la(e,t,t.player??a),_=()=>g?u(!0):f(()=>D.send(`kept-answer`,t.id,h)),v=bi(d,t.player)||m&&bi(d,a),y=async e=>{await D.send(`kept-answer`,t.id,{...h,reason:l,preview:e}),u(!1)},b=async e=>{await D.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),c(!1)},x=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return U`<p><strong>${L(t.at,n)}</strong> ${da(e,t)}</p>
${x&&U`<p class="note warn">${N(`kept.received`,{time:L(t.server_at,n)})}</p>`}
${r&&v&&U`<p class="note info">${N(`clock.own`)}</p>`}
${r&&!v&&U`${m&&i.length!==1&&U`<${C} label=${N(`kept.which`)} value=${a} options=${ua(i)} onChange=${o} />`}
<div class="pair">
<button class="button main" type="button" disabled=${m&&!a} onClick=${_}>${N(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>c(!0)}>${N(`kept.dismiss`)}</button>
</div>
${p}`}
${s&&U`<${K} what="dismissal" title=${`${L(t.at,n)} ${da(e,t)}`} yes=${N(`kept.dismiss-now`)} onReason=${b} onClose=${()=>c(!1)} />`}
${l===!0&&U`<${K} what="player-time" title=${N(`charged.title`)} text=${N(`charged.changes`)} yes=${N(`charged.look`)} onReason=${u} onClose=${()=>u(!1)} />`}
${l&&l!==!0&&U`<${Ci} path=${`kept-times/${t.id}/answer`} body=${{...h,reason:l}} onApprove=${y} onClose=${()=>u(!1)} />`}`}function la(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return ji(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>Si(e,a,t.person.id))}function ua(e){return[{value:``,text:N(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function da(e,{what:t,who:n,player:r}){if(t===`began`)return N(`kept.began`);let i=n===`arbiter`?N(`kept.arbiter`):e.players[r]?.name??`?`;return N(`kept.${t}`,{name:i})}function fa({state:e,table:t,hanchan:n,late:r,begun:i,onDone:a}){let{does:o,wrong:s}=E(),{official:c}=H(),l=new Set(r.map(({person:e})=>e.id)),u=ye(n,_e(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),d=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),f=({id:e})=>!l.has(e)&&!bi(c,e),p=u.filter(f),m=d.map(({id:e})=>({kind:`official`,id:e})).filter(f),h=e=>o(async()=>{for(let t of e)await Ni(n,`absent`,{person:t});a?.()});return i||p.length+m.length===0?null:U`<section aria-labelledby="present" class="stack">
<h2 id="present">${N(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...p,...m].map(t=>U`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>h([t])}>
<span class="body who">${pa(e,t)}${t.kind===`official`&&U`<small>${N(`hall-role.arbiter`)}</small>`}</span>
${N(`clock.absent`)}
</button>
</li>`)}
</ul>
${p.length>1&&U`<button class="button" type="button" onClick=${()=>h(p)}>${N(`clock.all-absent`)}</button>`}
${s}
</section>`}function pa(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}async function ma(e,t,n){await D.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),z()}function ha({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,a]=W(1),{reason:o,field:s}=en(`extra-time`),{does:c,wrong:l}=E(),u=Math.min(i*60,t);return U`<${T} title=${N(`game.less`)} onClose=${n}>
<${re} label=${N(`game.less-minutes`)} value=${i} min=${1} max=${Math.max(r,1)} less=${N(`clock.less`,{what:N(`game.less-minutes`),count:1})} more=${N(`clock.longer`,{what:N(`game.less-minutes`),count:1})} onChange=${a} />
${s(!1)}
${l}
<button class="button main" type="button" disabled=${!(u>0)||!o} onClick=${()=>c(async()=>{await D.send(`extra-time`,null,{hanchan:e.id,seconds:-u,reason:o}),n()})}>${N(`game.take-off`)}</button>
<//>`}const ga=[1,3,5];function _a({hanchan:e,game:{clock:t,extra:n},now:r,zone:i,may:a}){let[o,s]=W(!1),{does:c,wrong:l}=E(),u=t&&nt(t,r),d=t&&N(u?`game.was-up`:`game.ends`,{time:L(new Date(t.ends),i)});return na(t?[ya(e,t,r)]:[]),U`<section class=${`late ${u?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${N(`game.left`)}</h2>
${t?U`<p class="late-time" role="timer">${Ie(ee(t,r))}</p><p>${d}</p>`:U`<p>${N(`game.no-limit`)}</p>`}
${u&&U`<${va} />`}
${n>0&&U`<p class="soft">${N(`game.extra`,{time:Ie(n)})}</p>`}
${t&&a&&U`<div class="pair">
${ga.map(t=>U`<button key=${t} class="button" type="button" onClick=${()=>c(()=>ma(e,t*60))}>${N(`game.more`,{count:t})}</button>`)}
${n>0&&U`<button class="button" type="button" onClick=${()=>s(!0)}>${N(`game.less`)}</button>`}
</div>`}
${l}
${o&&U`<${ha} hanchan=${e} extra=${n} onClose=${()=>s(!1)} />`}
</section>`}function va(){let{book:e}=H();if(!e)return null;let{still:t,chonbo:n}=w(e);return U`<p class="note warn"><strong>${N(`game.still.${t}`)}</strong> ${N(`game.chonbo.${n}`)}</p>`}function ya(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=N(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:N(`game.left`),seconds:r,thresholds:[i],line:a}}function ba({hanchans:e}){let t=new Intl.Collator(void 0,{numeric:!0});return[...new Set(Object.values(e).map(({round:e})=>e))].sort(t.compare)}function xa(e,t){let n=ba(e),r=e=>t.filter(t=>t.round===e).length;return n.reduce((e,t)=>e===null||r(t)>=r(e)?t:e,null)}function Sa(e){return ke(e).flatMap(({id:t})=>ht(e,t)??[])}function Ca(e,t){if(t===`now`)return Sa(e);let n=t===`all`?ba(e):[t],r=new Map(ke(e).map(({id:e},t)=>[e,t])),i=({table:e})=>r.get(e)??1/0;return n.flatMap(t=>Object.values(e.hanchans).filter(({round:e})=>e===t).sort((e,t)=>i(e)-i(t)))}function wa(e){let t=new Set(Object.values(e.timings).flatMap(({what:e,hanchan:t})=>e===`began`?t:[])),n=Object.values(e.hanchans).filter(({id:n,status:r})=>t.has(n)&&!r&&!e.results[n]);return[.../* @__PURE__ */ new Set([...Sa(e),...n])]}function Ta(e){let{state:t,online:n}=H(),[r,i]=W({items:null,trouble:null});return P(()=>{let t=!1;return Ea(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function Ea(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await D.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function Da({of:{items:e,trouble:t},children:n}){return!e&&!t?U`<${x} />`:U`${t&&U`<${Oa} error=${t} />`}${e&&n(e)}`}function Oa({error:e,needs:t=N(`people.needs-network`)}){return e.problem?U`<div role="alert"><${Ct} problem=${e.problem} /></div>`:U`<p class="note bad" role="alert">${G(e)} ${t}</p>`}function ka(e){let[t,n]=W(null),[r,i]=W(!1),a=j(!1);return{ask:async e=>{if(!a.current){a.current=!0,i(!0),n(null);try{await sn(e)}catch(e){if(!(e instanceof rt)&&e.name!==`Unreachable`)throw e;n(e)}finally{a.current=!1,i(!1)}}},asking:r,wrong:t&&U`<${Oa} error=${t} needs=${e} />`}}function Aa(){let e=j(/* @__PURE__ */ new Map);return Object.assign(t=>{let n=JSON.stringify(t),r=e.current.get(n)??xe(D.now());return e.current.set(n,r),r},{forget:t=>void e.current.delete(JSON.stringify(t))})}async function ja(e,t,n,r){let i=await D.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await D.ask(`${e}/${t}/revocation`,{method:`PUT`}),D.ask(`${e}/${xe(D.now())}`,{method:`PUT`,body:n}))}function Ma({settings:e,online:t}){return U`<section class="stack">
<h2>${N(`people.board`)}</h2>
<${Pa} settings=${e} online=${t} name="board_open" label=${N(`people.board-open`)} hint=${N(`people.board-open-hint`)} />
<a class="button" href=${`#/board/${e.slug}`}>${N(`people.board-show`)}</a>
</section>`}function Na({settings:e,online:t}){return U`<section class="stack">
<h2>${N(`people.page`)}</h2>
<${Pa} settings=${e} online=${t} name="people_open" label=${N(`people.page-open`)} hint=${N(`people.page-open-hint`)} />
<p class="soft">${location.origin}/t/${e.slug}</p>
<a class="button" href=${`#/public/${e.slug}`}>${N(`people.page-show`)}</a>
</section>`}function Pa({settings:e,online:t,name:n,label:r,hint:i}){let a=!!e[n],[o,s]=W(a);P(()=>s(a),[a]);let[c,l]=W(0),{ask:u,asking:d,wrong:f}=ka();return U`<${pe} label=${r} hint=${i} checked=${o} disabled=${d||!t} onChange=${t=>{s(t);let r={method:`PATCH`,match:`"${Math.max(e.version,c)}"`,body:{[n]:t}};u(async()=>{try{l((await D.ask(``,r)).version)}catch(e){throw s(a),e}})}} />
${f}`}function Fa({state:e}){return U`<${k} title=${N(`people.further`)} up="#/people"><${Ia} state=${e} /><//>`}function Ia({state:{settings:e}}){let{online:t}=H();return U`<nav class="stack" aria-label=${N(`people.more`)}>
<a class="button" href="#/people/sheet">${N(`people.sheet`)}</a>
<a class="button" href="#/exams">${N(`exam.title`)}</a>
<a class="button" href="#/people/links">${N(`people.links`)}</a>
<a class="button" href="#/people/players">${N(`people.players`)}</a>
<a class="button" href="#/people/tokens">${N(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${N(`people.erase`)}</a>
</nav>
<${Ma} settings=${e} online=${t} />
<${Na} settings=${e} online=${t} />`}const La=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Ra(e){return Ke(La.filter(t=>e.includes(t)).map(e=>N(`hall-role.${e}`)))}function za({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return U`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>U`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&U`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function Ba(e){return U`<${za} label=${N(`people.roles`)} names=${La} said=${e=>N(`hall-role.${e}`)}
...${e} />`}function Va({state:e}){let{online:t}=H(),{items:n}=Ta(`phones`),r=Ua(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>U`<ul class="rows">
${e.map(e=>U`<${Ha} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,o=U`<a class="button main" href="#/people/invite">${N(`people.invite`)}</a>`;return U`<${k} title=${N(`people.title`)} up="#/tables" actions=${o}>
${!t&&U`<p class="note warn" role="status">${N(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${N(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&U`<${ce} title=${N(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<${Ia} state=${e} />
<//>`}function Ha({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return U`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Ra(n)}</span>
${o!==void 0&&!i&&U`<small>${N(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&U`<span class="badge">${N(`people.plays-too`)}</span>`}
</a>
</li>`}function Ua(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function Wa({state:e,line:{what:t,amount:n,cause:r,cause_id:i,hanchan:a,round:o,reason:s,at:c}}){let l=M(),{table:u}=e.hanchans[a]??{},d=r===`ruling`&&e.rulings[i],f={ruling:d&&`#/ruling/${i}`,clock:u&&`#/start/${u}/${a}`,payment:`#/paid/${i}`}[r],p=d?V(l,d.foul):N(`hall-cause.${r}`),m=[N(`hall-line.${Ga(r,t,n)}`),o&&N(`hall-round`,{round:o}),L(c,e.settings.time_zone),s];return U`${f?U`<a class="reach" href=${f}>${p}</a>`:p}<small>${m.filter(Boolean).join(` · `)}</small>`}function Ga(e,t,n){return e===`payment`?t===`reversed`?`withdrawn`:n>0?`refunded`:`paid`:t===`reversed`&&n>0?`undone`:t}const Ka=[`cash`,`card`,`transfer`,`other`];function qa({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:a,onClose:o}){let[s,c]=W(()=>Q(n,r).slice(n.length+1)),[l,u]=W(`cash`),[d,f]=W(``),{does:p,wrong:m}=E(),h=mi(n,s),_=!h||h>r?N(`fines.between`,{most:Q(n,r)}):void 0,v=()=>p(async()=>{let e=d.trim()&&{note:d.trim()},r=new Date(D.now()).toISOString(),{id:i}=await D.send(`payment`,null,{account:t,unit:n,amount:h,method:l,paid_at:r,...e});z(),a(i),o()}),y=Ka.map(e=>({value:e,text:N(`fines.method.${e}`)}));return U`<${T} title=${N(`fines.pays`,{name:ui(e,t)})} onClose=${o}>
<dl class="facts lines">
${si(i).map(t=>U`<div key=${t.id}>
<dt><${Wa} state=${e} line=${t} /></dt>
<dd>${di(t)}</dd>
</div>`)}
</dl>
<${g} label=${N(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${_} onInput=${c} />
<${O} label=${N(`fines.how`)} value=${l} options=${y} onChange=${u} />
<${g} label=${N(`fines.note`)} value=${d} onInput=${f} />
${m}
<button class="button main" type="button" disabled=${!!_} onClick=${v}>
${N(`fines.take`,{amount:Q(n,h??0)})}
</button>
<a class="button quiet" href=${`#/fines/${t.kind}/${t.id}`} onClick=${o}>${N(`fines.to-account`)}</a>
<//>`}function Ja({state:e,id:t}){let n=M(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:U`<section class="stack" aria-labelledby="season">
<h2 id="season">${N(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${r.map(t=>U`<div key=${t.ruling}>
<dt>${V(n,t.foul)}<small>${He(e,t.tournament)} · ${L(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${F(n,t)}</dd>
</div>`)}
</dl>
</section>`}function Ya({ruling:e,shown:t,children:n}){let r=M();return U`<section class=${`call-verdict hall-verdict ${p(e)?`over`:Fe(e.kind)}`}>
<p class="call-line penalty">${t?ze(r,t):F(r,e)}</p>
<p><a class="who" href=${Xa(e)}>${e.offender.name}</a></p>
<p class="soft">${Be(r,e)}</p>
${n}
</section>`}function Xa({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}D.loadEscalationSteps();function Za({state:e,ruling:t}){let n=Object.values(e.notes).filter(e=>e.ruling===t.id);if(n.length===0)return null;let i=e.settings.time_zone,a=n.sort((e,t)=>Date.parse(e.noted_at)-Date.parse(t.noted_at));return U`<section class="stack" aria-label=${N(`note.title`)}>
<h2>${N(`note.title`)}</h2>
${a.map(({id:t,note:n,noted_at:a,official:o,unsent:s,outbox:c})=>U`<div class="card" key=${t}>
<p>${n}</p>
<p class="soft">
${[e.officials[o]?.name,L(a,i)].filter(Boolean).join(` · `)}
${s&&c!==`done`&&U` <span class=${`badge ${r(c)?`bad`:`info`}`}>${N(`hall-unsent`)}</span>`}
</p>
</div>`)}
</section>`}function Qa({ruling:e}){let[t,n]=W(!1),[r,i]=W(``),{does:a,wrong:o}=E();return U`<button class="button" type="button" onClick=${()=>n(!0)}>${N(`note.add`)}</button>
${t&&U`<${T} title=${N(`note.add`)} onClose=${()=>n(!1)}>
<form onSubmit=${t=>{t.preventDefault(),r.trim()&&a(async()=>{await D.send(`note`,e,{note:r.trim()}),z(),A(N(`note.added`)),i(``),n(!1)})}}>
<${g} long label=${N(`call.note`)} value=${r} onInput=${i} maxlength="4000" />
${o}
<button class="button main" disabled=${!r.trim()}>${N(`note.save`)}</button>
</form>
<//>`}`}const $a={url:null,blob:null,failed:!1};function eo(e,t){let[n,r]=W($a);return P(()=>{let t=``,n=!1;return e().then(e=>{n||(t=URL.createObjectURL(e),r({url:t,blob:e,failed:!1}))},()=>n||r({...$a,failed:!0})),()=>{n=!0,t&&URL.revokeObjectURL(t)}},[t]),n}function to({count:e,onPhoto:t}){let[n,r]=W(!1);return e>=8?U`<p class="note" role="status">${N(`call.photos-most`,{most:8})}</p>`:U`<label class="button photo" aria-busy=${n}>
${n?U`<progress aria-hidden="true"></progress>`:U`<${v} name="camera" />`}
<span aria-live="polite">${N(n?`call.photo-shrinking`:`hall-add-photo`)}</span>
<input class="unseen" type="file" accept="image/*" aria-disabled=${n} onClick=${e=>n&&e.preventDefault()} onChange=${async e=>{let[n]=e.currentTarget.files;e.currentTarget.value=``,n&&(r(!0),await t(n).catch(e=>A(N(e.name===`Unreadable`?`hall-photo-bad`:`call.not-kept`))),r(!1))}} />
</label>`}function no({ruling:e}){let{state:t}=H(),n=Object.values(t.photos).filter(t=>t.ruling===e);return U`<${to} count=${n.length} onPhoto=${async t=>{await D.addPhoto(e,t),A(N(`hall-photo-added`))}} />`}function ro({state:e,ruling:t}){let n=Object.values(e.photos).filter(e=>e.ruling===t.id);return n.length===0?null:U`<section class="stack">
<h2>${N(`hall-photos`)}</h2>
<ul class="photos">
${n.map((e,n)=>U`<li key=${e.id}><${io} ruling=${t.id} photo=${e} number=${n+1} /></li>`)}
</ul>
</section>`}function io({ruling:e,photo:t,number:n}){let{url:r,failed:i}=eo(()=>D.photo(e,t.id),t.id);return i?U`<p class="soft">${N(`hall-photo-away`,{number:n})}</p>`:U`<figure>
${r&&U`<a href=${r} target="_blank"><img src=${r} alt=${N(`hall-photo`,{number:n})} /></a>`}
${t.unsent&&t.outbox!==`done`&&U`<figcaption class="badge info">${N(`hall-unsent`)}</figcaption>`}
</figure>`}function ao({state:e,ruling:t}){return U`<section class="stack">
<h2>${N(`hall-incident`)}</h2>
<${Ae} rulings=${me(e,t)} empty="" />
</section>`}function oo({ruling:e}){let t=Gt();return e.seq?U`<section class="stack">
<h2>${N(`reports.incident`)}</h2>
<ul class="rows">
<${Ht} name=${N(`reports.incident-page`)} hint=${N(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function so({readings:e}){let t=M();return Yt(),U`<div class="stack">
${e.map(({id:e,chosen:n})=>{let{question:r,alternatives:i,reason:a}=t.reading({id:e,chosen:n});return U`<p key=${e} class="reading">${r} <strong>${i[n]}</strong> <small class="soft">${a}</small></p>`})}
</div>`}function co({call:e}){let{state:t,official:n}=H(),r=fo(t,n,e);return r&&U`<p class="note warn">${N(`partial.warn.${r}`)}</p>`}function lo({why:e}){return U`<p class="note warn">${N(`partial.was.${e}`)}</p>`}function uo(e){return U`<span class="badge warn">${N(`partial.badge`)}</span>`}function fo(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const po=[[`day`,86400],[`hour`,3600],[`minute`,60]];function mo({status:e,level:t}){return N(`esc.stands.${e}.${t}`)}function ho({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?N(`esc.outcome.${t}`):``}function go(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function _o(e){let t=Math.max(0,(D.now()-Date.parse(e))/1e3),[n,r]=po.find(([,e])=>t>=e)??po[po.length-1],i=Math.floor(t/r);return B(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function vo(e,{status:t,level:n},r){let i=yo(e,t,n,r);return i===`appeal`&&xo(e)&&So(e.state)>D.now()?`later`:i===`decide`?n!==`head-referee`&&bo(e)?`panel`:st(e,r)?`own-table`:i:i}function yo({official:e},t,n,r){let i=I(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?Ve(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!I(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function bo({official:e,book:t,state:n}){return xo({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!Co(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function xo({book:e}){return e?.content.rule_points.appeals===`panel`}function So({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function Co({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function wo({ruling:e,onClose:t}){let[n,r]=W(``);return U`<${K} what="escalation" title=${N(`hall-escalate`)} text=${N(`esc.escalate-text`)} yes=${N(`hall-escalate`)}
onReason=${async r=>{await D.send(`escalation`,e,{reason:r,...n.trim()&&{evidence:n.trim()}}),z(),A(N(`esc.done.escalation`)),t()}} onClose=${t}>
<${g} long label=${N(`esc.evidence`)} hint=${N(`esc.evidence-hint`)} value=${n} onInput=${r} maxlength="4000" />
<//>`}function To({state:e,ruling:t}){let n=M(),{id:r,hanchan:i,hand:a,seat:o,table:s,foul:c}=t;if(!o||!i||!a)return null;let l=ye(e.hanchans[i],a).filter(({wind:t,player:n})=>t!==o&&e.players[n]);return U`<${ce} class="wrong-player" title=${U`<span class="body">${N(`reason.wrong-player`)}</span>`}>
${()=>U`<div class="switches">
${l.map(({wind:t,player:i})=>U`<a
class="chip"
key=${t}
href=${`#/call/${s.id}/${t}/${c}?amends=${r}&why=wrong-player`}
>
${n.phrase(`seat-${t}`)} <span class="who">${e.players[i].name}</span>
</a>`)}
</div>`}
<//>`}function Eo({state:e,ruling:t}){let n=H(),[i,a]=W(!1),[s,c]=W(null);if(!Ve(n.official)||t.outbox===`holding`||r(t.outbox))return null;let l=t=>!p(t)&&!o(e,t.id),u=l(t),d=me(e,t).filter(l),f=st(n,t),m=()=>c(null),h=async e=>{for(let n of[t,...i?d:[]])await D.send(`withdrawal`,n.id,{reason:e});z(),A(N(`hall-done.withdrawal`)),m(),scrollTo({top:0})},{id:g,table:_,seat:v,foul:y}=t;return U`<section class="doing" aria-label=${N(`hall-actions`)}>
${u&&f&&U`<p class="note warn">${N(`call.own-table`)}</p>`}
${u&&!f&&U`<${To} state=${e} ruling=${t} />
<a class="button" href=${`#/call/${_.id}/${v??`-`}/${y}?amends=${g}`}>${N(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>c(`withdraw`)}>${N(`hall-withdraw`)}</button>`}
${u&&U`<button class="button" type="button" onClick=${()=>c(`escalate`)}>${N(`hall-escalate`)}</button>`}
<${Qa} ruling=${g} />
<${no} ruling=${g} />
${s===`withdraw`&&U`<${K} what="withdrawal" title=${N(`hall-withdraw`)} text=${N(`hall-withdraw-text`)} yes=${N(`hall-withdraw`)}
onReason=${h} onClose=${m}>
${d.length>0&&U`<${pe} label=${N(`hall-withdraw-too`,{names:ve(d)})} checked=${i} onChange=${a} />`}
<//>`}
${s===`escalate`&&U`<${wo} ruling=${g} onClose=${m} />`}
</section>`}function Do({catalogue:e},t,n,r){let[i,a,o]=[[[t,!0]],[[t,!0],...r],[...n,...r]],s=n.some(([e,n])=>n&&jo(e)===jo(t));return Object.entries(e.corrections).filter(([,{when:e,of:t,unless:n=[],player:r=!1}])=>{let[c,l,u]=[i,a,o].map(e=>Ao(ko(e,r),t));return Oo(e,{ruled:c,was:l,is:u,same:s})&&!Ao(ko(o),n)}).map(([e])=>e)}function Oo(e,{ruled:t,was:n,is:r,same:i}){return e===`gone`?n&&!r:e===`came`?r&&!n:e===`changed`?n!==r:t&&!i}function ko(e,t=!1){let n=e.filter(([,e])=>e||!t).map(([e])=>e);return new Set(n.flatMap(({effects:e,steps:t,stays:n=[]})=>[...e,...t,...n]))}function Ao(e,t){return t.some(t=>e.has(t))}function jo({penalties:e,transfers:t=[]}){return R([e,t])}function Mo({state:e,ruling:t}){let n=M(),{library:r}=H(),i=t.status===`withdrawn`,a=i?t:e.rulings[t.amends],o=i?[]:[t],s=a?No(e,t,a):[],c=Jt([...s,t,a??t]);if(Yt(),!a||!r?.catalogue.corrections)return null;let l=e=>Po(Te(n,c[e.revision],e)),u=e=>[l(e),e.offender.id===a.offender.id],[d,f,p]=[l(a),o.map(u),s.map(u)];if(!d||[...f,...p].some(([e])=>!e))return null;let m=Do(r,d,f,p),h=[...f,...p].some(([,e])=>!e);return U`<section class="stack" aria-label=${N(`hall-corrections`)}>
<h2>${N(`hall-corrections`)}</h2>
${m.length===0&&U`<p class="soft">${N(`hall-no-corrections`)}</p>`}
<ol class="steps">
${m.map(e=>{let{text:t,player:i}=r.catalogue.corrections[e];return U`<li key=${e}>${i&&h&&U`<span class="who">${a.offender.name}</span>: `}${n.pick(t)}</li>`})}
</ol>
</section>`}function No(e,t,n){let i=Object.values(e.rulings).filter(e=>ut(e,n)&&!r(e.outbox));return[.../* @__PURE__ */ new Set([...me(e,t),...i])].filter(e=>e.id!==t.id&&!p(e))}function Po(e){if(!e)return null;let{penalties:t,transfers:n,...r}=e.chosen??e.final??e.first,[i,a,o]=[r.effects,r.steps,r.stays].map(Fo);return{penalties:t,transfers:n,effects:i,steps:a,stays:o}}function Fo(e){return e.map(({id:e})=>e)}function Io({steps:e,call:t}){let{library:n,book:r,state:i,official:a}=H(),o=M();Yt();let{opens:s}=n?.catalogue??{},{table:c,seat:l,offender:u}=t;if(!s||!r||!l||!u||!Ve(a))return null;let d=Object.values(i.rulings).some(e=>e.id!==t.ruling&&e.foul===t.foul&&e.offender.id===u.id&&!p(e)),f=/* @__PURE__ */ new Map;for(let{id:n}of e){let{foul:e=t.foul,facts:i={},repeat:a=!1}=s[n]??{foul:``};if(!r.content.fouls[e]?.rows.length||a&&!d||e===t.foul&&R({...t.facts,...i})===R(t.facts))continue;let o=e===t.foul?{...t.facts,...i}:i;ue(r,e,o,{})&&f.set(e,{foul:e,facts:o})}return[...f.values()].map(({foul:e,facts:n})=>{let r=Object.keys(n).length>0?`?facts=${encodeURIComponent(JSON.stringify(n))}`:``,i=o.name(`fouls`,e),a=e===t.foul?N(`further.harder`,{foul:i}):N(`further.rule`,{foul:i});return U`<a class="button" key=${e} href=${`#/call/${c}/${l}/${e}${r}`}>${a} <${v} name="next" /></a>`})}function Lo({state:e,escalation:{id:t,standing_id:n}}){let r=M();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return U`<div class="both">
<${Ro} words=${r} label=${N(`esc.as-called`)} ruling=${i} />
${n===null?U`<div class="card"><small>${N(`esc.as-it-stands`)}</small><strong>${N(`esc.nothing-stands`)}</strong></div>`:U`<${Ro} words=${r} label=${N(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Ro({words:e,label:t,ruling:n}){return n?U`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${Fe(n.kind)}`}>${F(e,n)}</strong>
<span>${V(e,n.foul)}</span>
</a>`:null}function zo({state:e,events:t}){return U`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>U`<li key=${t}>
<div class="row">
<span class="body">
${s?U`<a href=${s}>${n}</a>`:U`<strong>${n}</strong>`}
${r&&U`<span>${r}</span>`}
<small>${[a,o&&L(o,e.settings.time_zone)].filter(Boolean).join(` · `)||N(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Bo(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&N(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:N(`esc.escalated`),reason:o,who:go(e,t),at:i},...a.map(t=>Vo(e,t))]}function Vo(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Ho(t),reason:r,who:go(e,t),at:i}}function Ho({what:e,outcome:t,level:n}){return e===`decided`?N(`esc.decided.${n}`,{outcome:N(`esc.outcome.${t}`)}):N(`esc.step.${e}`)}function Uo({state:e,ruling:t}){let n=o(e,t.id),r=[...Wo(e,t),...n?Bo(e,n):[]];return r.length===0?null:U`<section class="stack">
<h2>${N(`hall-history`)}</h2>
<${zo} state=${e} events=${r} />
${n&&U`<${Lo} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${N(`hall-to-escalation`)}</a>`}
</section>`}function*Wo(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:N(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Go(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:N(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Go(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?N(`hall-closed-by-ruling`):N(`hall-closed`,{how:r?N(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Ko({ruling:e,anyway:t}){let{state:n}=H(),r=M(),i=Xo(n,e,F(r,e));return U`<p class="note warn" role="status">
<a class="reach" href=${`#/ruling/${e.id}`}>${i}${t&&` ${N(`same.anyway`)}`} <${v} name="next" /></a>
</p>`}function qo({state:e,ruling:t}){let n=gt(Object.values(e.rulings),t);return n&&U`<${Ko} ruling=${n} />`}function Jo(){let{state:e,official:t}=H(),n=M(),r=`shinpan.same.`+e.id,[i,a]=W(()=>pt(r)??[]);return P(()=>je(r,i),[i]),_t(()=>Yo(e,t.id),[e,t.id]).filter(({own:e})=>!i.includes(e)).map(({own:t,other:r})=>U`<div class="note warn row" key=${t} role="status">
<a class="reach body" href=${`#/ruling/${t}`}>${Xo(e,r,[r.offender.name,V(n,r.foul),F(n,r)].join(` · `))}</a>
<button class="button" type="button" onClick=${()=>a([...i,t])}>${N(`same.both`)}</button>
</div>`)}function Yo({rulings:e},t){let n={};for(let t of Object.values(e))(n[`${t.foul} ${t.offender.id}`]??=[]).push(t);return Object.values(n).flatMap(e=>e.filter(e=>e.official===t).map(t=>({own:t.id,other:gt(e,t)})).filter(({other:e})=>e))}function Xo(e,{official:t,ruled_at:n},r){let i=e.officials[t]?.name??`?`;return N(`same.text`,{who:i,time:L(n,e.settings.time_zone),what:r})}function Zo({args:[e]}){let{tournament:t,state:n}=H();if(!t||!n)return U`<${vt} title=${N(`hall-ruling`)} />`;let r=n.rulings[e];return r?U`<${Qo} state=${n} ruling=${r} />`:U`<${fe} title=${N(`hall-ruling`)} text=${N(`hall-no-ruling`)} up="#/log" />`}function Qo({state:e,ruling:t}){let{official:n}=H(),r=M(),i=Jt([t])[t.revision],a=Te(r,i,t),o=a&&(a.chosen??a.final??a.first);return U`<${k} title=${V(r,t.foul)} up=${`#/table/${t.table.id}`}>
<${Ya} ruling=${t} shown=${o}>
<p><${ft} ruling=${t} /></p>
${t.item===t.id&&U`<${u} id=${t.item} />`}
${Je(t.outbox)&&U`<a href="#/outbox">${N(`hall-resolve`)}</a>`}
<//>
<${qo} state=${e} ruling=${t} />
${(t.status===`withdrawn`||t.amends&&t.status!==`amended`)&&U`<${Mo} state=${e} ruling=${t} />`}
${me(e,t).length>0&&U`<${ao} state=${e} ruling=${t} />`}
<${$o} ruling=${t} />
${a?U`<${ts} ruling=${t} spoken=${a} />`:U`<p class="soft">${N(`hall-no-book`)}</p>`}
<${ns} state=${e} ruling=${t} />
<${Za} state=${e} ruling=${t} />
<${ro} state=${e} ruling=${t} />
<${Uo} state=${e} ruling=${t} />
<${Eo} state=${e} ruling=${t} />
${I(n,[`director`])&&U`<${oo} ruling=${t} />`}
<//>`}function $o({ruling:e}){let t=M(),n=Object.entries(e.final_decision?.facts??e.facts??{}),r=Object.entries(le(e.context??{}));return n.length+r.length===0?null:U`<section>
<h2>${N(`hall-facts`)}</h2>
<dl class="facts">
${n.map(([e,n])=>U`<div key=${e}><dt>${t.question(e)}</dt><dd>${t.answer(e,{value:n})}</dd></div>`)}
${r.map(([e,n])=>U`<div key=${e}><dt>${oe(t,e)}</dt><dd>${ie(t,e,n)}</dd></div>`)}
</dl>
</section>`}const es={"in-range":`hall-within`,"left-open":`hall-left-open`};function ts({ruling:e,spoken:{first:t,final:n,chosen:r,departure:i}}){let a=r??n??t,o=n??t,s=h(a.steps,H().state.rulings[e.amends],e);return U`<section class="stack">
<h2>${N(`hall-decision`)}</h2>
${r&&U`<p class="note warn">
${N(`hall-prescribed`,{line:t.line})}${e.reason&&U`<br />${N(es[i]??`hall-because`,{reason:e.reason})}`}
</p>`}
${!r&&!n&&t.status===`deferred`&&U`<p>${t.line}</p>`}
${n&&U`<p>${N(`hall-first`,{line:t.line})}</p>`}
${a.say&&a.say!==a.line&&U`<p class="say">${N(`call.quoted`,{text:a.say})}</p>`}
<ol class="steps">${s.map(e=>U`<li key=${e.id}>${e.text}</li>`)}</ol>
${!p(e)&&U`<${Io} steps=${a.steps} call=${{...e,table:e.table.id,ruling:e.id}} />`}
<${S} stays=${a.stays} />
${We(o).map(e=>U`<p class="soft" key=${e}>${e}</p>`)}
${o.readings.length>0&&U`<${so} readings=${o.readings} />`}
</section>`}function ns({state:e,ruling:t}){let n=e.settings.time_zone,r=Date.parse(t.device_at)-Date.parse(t.ruled_at);return U`<section class="stack">
<h2>${N(`hall-origin`)}</h2>
<p>${[e.officials[t.official]?.name,L(t.ruled_at,n)].filter(Boolean).join(` · `)}</p>
${Math.abs(r)>2e3&&U`<p class="soft">${N(`hall-device-time`,{time:L(t.device_at,n)})}</p>`}
${t.conflict&&U`<${lo} why=${t.conflict} />`}
${t.note&&U`<p class="note info">${t.note}</p>`}
</section>`}const rs=Ee(s.desk,`LineAct`);function is({state:e,id:t}){let{official:n}=H(),r=ii(e,t),i=I(n,[`director`]);return r.length===0?null:U`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${N(`hall-ledger`)}</h2>
${r.map(t=>U`<div class="card" key=${t.unit}>
<p><strong>${as(t.unit,t.amount)}</strong></p>
<dl class="facts lines">
${t.lines.map(n=>U`<div key=${n.id}>
<dt><${Wa} state=${e} line=${n} />${i&&U`<${rs} state=${e} line=${n} balance=${t} />`}</dt>
<dd>${di(n)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function as(e,t){let[n,r]=ni(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return N(t<0?r:n,{amount:Q(e,Math.abs(t))})}function os(e,t){return Object.values(e.hanchans).filter(({id:n,seats:r,status:i})=>!i&&!e.results[n]&&Object.values(r).includes(t)).sort((e,t)=>e.id<t.id?-1:1)[0]}function ss({state:e,player:t}){let n=os(e,t);if(!n)return null;let r=vi(e,n);return Bi(e,n,t).length>0?U`<section class="note bad stack" aria-label=${N(`fines.next-game`)}>
<p>${N(`fines.plays-after`,{game:r})}</p>
<${Ri} hanchan=${n.id} players=${[t]} />
</section>`:n.allowed?.includes(t)?U`<p class="note info" role="status">${N(`fines.let-play`,{game:r})}</p>`:null}function cs({day:e,taking:{unit:t,method:n,expected:r,count:i},onClose:a}){let[o,s]=W(``),[c,l]=W(``),[u,d]=W(!1),f=Aa(),{ask:p,asking:m,wrong:h}=ka(N(`cash.needs-network`)),_=ls(t,o);return U`<${T} title=${N(`cash.count-of`,{method:N(`fines.method.${n}`)})} onClose=${a}>
<form class="stack" onSubmit=${r=>{if(r.preventDefault(),d(!0),_===null||i&&!c.trim())return;let o={...c.trim()&&{note:c.trim()},...i&&{replaces:i.id}},s={day:e,unit:t,method:n,counted:_,...o};p(async()=>{await D.ask(`cash-counts/${f(s)}`,{method:`PUT`,body:s}),A(N(`cash.kept`)),a()})}}>
<dl class="facts"><div><dt>${N(`cash.expected`)}</dt><dd>${Q(t,r)}</dd></div></dl>
<${g} label=${N(`cash.amount`,{unit:t})} value=${o} inputmode="decimal" autocomplete="off" wrong=${u&&_===null?N(`cash.amount-wrong`):void 0} onInput=${s} />
${_!==null&&U`<p class=${`note ${_===r?`info`:`warn`}`} role="status"><strong>${us(t,_-r)}</strong></p>`}
<${g} label=${N(i?`cash.why-again`:`fines.note`)} value=${c} maxlength="3500" wrong=${u&&i&&!c.trim()?N(`hall-reason-missing`):void 0} onInput=${l} />
${h}
<button class="button main" disabled=${m}>${N(`cash.keep`)}</button>
</form>
<//>`}function ls(e,t){let[,n,r=``]=t.trim().match(/^([-−]?)(.+)$/)??[],i=mi(e,r);return i!==null&&n?-i:i}function us(e,t){return t===0?N(`cash.agrees`):N(t<0?`cash.missing`:`cash.too-much`,{amount:Q(e,Math.abs(t))})}function ds(e,t){let n=B(Intl.DateTimeFormat,{timeZone:e.settings.time_zone,year:`numeric`,month:`2-digit`,day:`2-digit`,calendar:`iso8601`,numberingSystem:`latn`}).formatToParts(new Date(t)),r=e=>n.find(({type:t})=>t===e)?.value;return`${r(`year`)}-${r(`month`)}-${r(`day`)}`}function fs(e,t){let n=Object.values(e.payments).map(({paid_at:t})=>ds(e,t)),r=Object.values(e.cashCounts).map(({day:e})=>e);return[.../* @__PURE__ */ new Set([ds(e,t),...n,...r])].sort().reverse()}function ps(e,t){let n=/* @__PURE__ */ new Map,r=(r,i)=>{let a=`${t} ${r} ${i}`,o={unit:r,method:i,taken:0,refunded:0,expected:0,by:/* @__PURE__ */ new Map,count:e.cashCounts[a]};return n.has(a)||n.set(a,o),n.get(a)};for(let{unit:n,method:i,amount:a,refund:o,withdrawn:s,paid_at:c,official:l}of Object.values(e.payments)){if(s||ds(e,c)!==t)continue;let u=r(n,i),d=o?-a:a;u[o?`refunded`:`taken`]+=a,u.expected+=d,u.by.set(l,(u.by.get(l)??0)+d)}for(let{day:n,unit:i,method:a}of Object.values(e.cashCounts))n===t&&r(i,a);let i=({unit:e,method:t})=>e+Ka.indexOf(t);return[...n.values()].sort((e,t)=>i(e)<i(t)?-1:1)}function ms({state:e}){return U`<${k} title=${N(`cash.title`)} up="#/fines"><${hs} state=${e} /><//>`}function hs({state:e}){let{official:t}=H();P(()=>void D.lookAround(),[]);let n=fs(e,D.now()),[r,i]=W(``),o=n.includes(r)?r:n.find(t=>ps(e,t).length>0)??n[0],s=ps(e,o),c=n.map(e=>({value:e,text:gs(e)})),l=Object.values(e.payments).filter(e=>e.unsent).length;return U`<${C} label=${N(`cash.day`)} value=${o} options=${c} onChange=${i} />
${l>0&&U`<p class="note warn" role="status">${N(`cash.unsent`,{count:l})}</p>`}
${s.length===0&&U`<${a} text=${N(`cash.nothing`)} />`}
<div class="cash-ways">${s.map(n=>U`<${_s} key=${o+n.unit+n.method} state=${e} day=${o} taking=${n} mayCount=${ci(t)} />`)}</div>`}function gs(e){return B(Intl.DateTimeFormat,{weekday:`short`,day:`numeric`,month:`long`,year:`numeric`,timeZone:`UTC`}).format(/* @__PURE__ */ new Date(`${e}T00:00:00Z`))}function _s({state:e,day:t,taking:n,mayCount:r}){let[i,a]=W(!1),{unit:o,method:s,refunded:c,taken:l,expected:u,by:d,count:f}=n,p=[...d].map(([t,n])=>[e.officials[t]?.name??N(`cash.this-phone`),Q(o,n)]),m={taken:Q(o,l),back:Q(o,c)};return U`<section class="card stack cash" aria-label=${N(`fines.method.${s}`)}>
<div class="cash-head"><h2>${N(`fines.method.${s}`)}</h2><strong class="sum">${Q(o,u)}</strong></div>
${c>0&&U`<p class="soft">${N(`cash.of-it-refunded`,m)}</p>`}
<dl class="facts">
${p.map(([e,t])=>U`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
${f&&U`<${vs} state=${e} taking=${n} />`}
${r&&U`<button class=${`button ${f?`quiet`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${N(f?`cash.again`:`cash.count`)}</button>`}
${i&&U`<${cs} day=${t} taking=${n} onClose=${()=>a(!1)} />`}
</section>`}function vs({state:e,taking:{unit:t,expected:n,count:r}}){let{counted:i,at:a,official:o,note:s}=r,c=r.expected===n?``:N(`cash.taken-since`,{amount:Q(t,r.expected)}),l=N(`cash.counted-by`,{name:e.officials[o]?.name??`?`,time:L(a,e.settings.time_zone)});return U`<div class=${`note ${i===n?`info`:`warn`}`} role="status">
<strong>${N(`cash.counted`,{amount:Q(t,i)})} · ${us(t,i-n)}</strong>
<small>${[l,s,c].filter(Boolean).join(` · `)}</small>
</div>`}function ys({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:U`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${N(`fines.paid`)}</h2>
<ul class="rows">
${t.map(t=>U`<li key=${t.id}><${bs} state=${e} payment=${t} /></li>`)}
</ul>
<p class="soft">${N(`fines.put-right`)}</p>
</section>`}function bs({state:e,payment:t}){let{id:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,refund:l,withdrawn:u}=t,d=[u&&N(`fines.withdrawn`),xs(t),N(`fines.method.${s}`),L(c,e.settings.time_zone)],f=Q(a,l?-o:o);return U`<a class=${`row ${u?`over`:``}`} href=${`#/paid/${n}`}>
<span class="body who">${ui(e,{kind:r,id:i})}<small>${d.filter(Boolean).join(` · `)}</small></span>
${u?U`<s>${f}</s>`:U`<strong>${f}</strong>`}
</a>`}function xs({unsent:e,refund:t,receipt:n}){return e?N(`fines.no-receipt-yet`):N(t?`fines.refund-number`:`fines.receipt`,{number:n})}function Ss({state:e,official:t}){if(!e.season||!ci(t))return null;let n=N(`fines.season`,{season:e.season.season});return U`<${ce} title=${n}>${()=>U`<${Cs} state=${e} />`}<//>`}function Cs({state:e}){let{answer:t,fresh:n,trouble:r}=Bt(`ledger/fines/season`);if(!t)return U`<p class="soft" role="status">${N(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=L(t.at,e.settings.time_zone);return U`${!n&&U`<p class="note warn" role="status">${N(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&U`<p class="soft">${N(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>U`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${ws(e,t)}</small></span>
<strong>${Q(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function ws(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=He(e,r)||e.settings.name;return n.length>1?`${a} ${Q(t,i)}`:a}).join(` · `)}function Ts({state:e}){let{fines:t}=e.others;return t.length===0?null:U`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${N(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>U`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${ui(e,t)}<small>
${He(e,n)} · ${N(`fines.since`,{time:L(a,e.settings.time_zone)})}
</small></span>
<strong>${Q(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${N(`fines.paid-there`)}</p>
</section>`}const Es=[`device_at`,`clock_offset_ms`,`revision`];function Ds({stored:e,sent:t}){let n=[N(`hall-on-server`),N(`hall-on-phone`)];return U`<${Os} caption=${N(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function Os({caption:e,heads:t,before:n,after:r}){bt();let i=M(),{state:a}=H(),[o,s]=[As(r),As(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!Es.includes(e));return U`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>U`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>U`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${St(i,e)}</th></tr>
<tr><td>${js(i,a,e,s[e])}</td><td>${js(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function ks({item:{expected:e,answer:t,differs:n}}){let r=M(),i=n===`revision`?t.second_decision:t.decision;return U`<div class="note warn">
<p>${N(`hall-phone-showed`,{line:F(r,e)})}</p>
<p><strong>${N(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:F(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${N(`hall-ruling`)}</a>
</div>`}function As(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>As(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function js(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return V(e,r);if(n.endsWith(`_at`)&&r!==`–`)return L(r,t.settings.time_zone);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function Ms(){let e=j(null),[t,n]=W(``);P(()=>{let t=new AbortController;return Fs(e.current,t.signal,Ns,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return U`<${k} title=${N(`hall-scan`)} up="#/tables">
<p>${N(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${N(`hall-viewfinder`)}></video>
${t&&U`<p class="note warn" role="status">${N(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${N(`hall-tables`)}</a>
<a class="button" href="#/join">${N(`hall-join`)}</a>
<//>`}function Ns(e){let t=zt(e);return t?(z(),Oe(Ps(t),{replace:!0}),!0):!1}function Ps({tournament:e,invitation:t,account:n,table:r,sheet:i}){return t?`#/join/${e}/${t}`:n?`#/account/${n}`:i?`#/sheet?s=${i}`:`#/table/${r}`}async function Fs(e,t,n,r){let i=navigator.mediaDevices&&await Is().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function Is(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function Ls({label:e,text:t}){return U`<${g} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&U`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>A(N(`people.copied`)),()=>A(N(`people.not-copied`)))}>${N(`people.copy`)}</button>`}
${`share`in navigator&&U`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${N(`people.share`)}</button>`}
</div>`}function Rs({onClose:e}){let{tournament:t}=H(),[n,r]=W(null);P(()=>void D.tournaments().then(r,()=>r([])),[]);let i=(n??[]).filter(({id:e,left:n})=>e!==t.id&&!n);return U`<${T} title=${t.name} onClose=${e}>
<h3>${N(`desk.others`)}</h3>
${n&&i.length===0&&U`<p class="soft">${N(`desk.no-others`)}</p>`}
<ul class="rows">
${i.map(({id:t,name:n,official:r})=>U`<li key=${t}>
<a class="row" href=${`#/account/enter/${t}/${r.id}`} onClick=${e}>
<span class="body"><strong>${n}</strong><small>${r.name}</small></span>
</a>
</li>`)}
</ul>
<a class="button" href="#/join" onClick=${e}>${N(`hall-join`)}</a>
<//>`}function zs({table:e}){let{official:t}=H();return I(t,[`director`])?U`<a class="button" href="#/import/players">${N(`enrol.link`)}</a>
${e&&U`<a class="button quiet" href=${`#/correct/table/${e.id}`}>${N(`correct.link-table`)}</a>`}`:null}function Bs(){let{state:e,official:t}=H(),[n,r]=W(!1);return U`<p class="beside">
<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${N(`desk.change`)}</button>
<a class="button quiet" href="#/standings">${N(`hall-standings`)}</a>
<a class="button quiet" href="#/cards">${N(`hall-cards`)}</a>
${Object.keys(e.escalations).length>0&&U`<a class="button quiet" href="#/escalations">${N(`hall-escalations`)}</a>`}
${Vs(e)&&U`<a class="button quiet" href="#/fines">${N(`hall-fines`)}</a>`}
${I(t,[`director`])&&U`<a class="button quiet" href="#/setup">${N(`setup.title`)}</a>
<a class="button quiet" href="#/people">${N(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${N(`enrol.link`)}</a>
<a class="button quiet" href="#/exams">${N(`exam.title`)}</a>
<a class="button quiet" href="#/reports">${N(`reports.link`)}</a>`}
</p>
${n&&U`<${Rs} onClose=${()=>r(!1)} />`}`}function Vs(e){return e.others.fines.length>0||Object.values(e.ledger).some(({unit:e})=>!ni(e))}const Hs={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`},Us=`yakitori`,Ws={...Hs,[Us]:Us};function Gs(e,t){let n=t?.content.rule_points??{},r=Object.entries(Ws).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Ws&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))};return{numbers:a,silent:Object.keys(Ws).filter(e=>!r.some(([t])=>t===e)),complete:Object.keys(Hs).every(e=>e in a)}}function Ks(e,t){let n=t?.content.rule_points[`substitute-points`]??`not-stated`;return n===`not-stated`?{counted:e.scoring.substitute_points??`team`,isStated:!1}:{counted:n===`team`?`team`:`nobody`,isStated:!0}}function qs(e,t){let n=we(y(e,t.round).map(i)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return ge.filter(e=>n.includes(t.seats[e]))}function Js(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function Ys(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Xs({of:e}){let[t,n]=W(``);return U`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;D.file(`standings.csv?of=${e}`).then(e=>qt(e,t),e=>n(G(e)))}}>${N(`standings.export`)}</button>
${t&&U`<p class="note bad" role="alert">${t}</p>`}`}function Zs({state:e}){let{book:t,official:n}=H(),{numbers:r,silent:i,complete:a}=Gs(e,t);if(!t)return null;let o=Ks(e,t),s=(i.length>0||!o.isStated)&&n?.roles?.includes(`director`),c=[...Object.entries(r).filter(([e,t])=>e!==`yakitori`||t>0).map(([e,t])=>[N(`standings.by.${e}`),Qs(t)]),[N(`standings.substitutes`),N(`standings.substitutes.${o.counted}`)]],l=()=>U`<${Ce} rows=${c} />
${s&&U`<${$s} names=${i} numbers=${r} substitutes=${o} />`}`;return a?U`<${ce} title=${N(`standings.by`)}>${l}<//>`:U`<section class="card" aria-labelledby="by">
<h2 id="by">${N(`standings.by`)}</h2>
<p class="note warn">${N(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function Qs(e){return Array.isArray(e)?e.map(e=>`${Jr(e)}P`).join(` / `):Jr(e)}function $s({names:e,numbers:t,substitutes:n}){let[r,i]=W(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[a,o]=W(n.counted),[s,c]=W(null),[l,u]=W(!1);return U`<form class="stack" onSubmit=${async i=>{i.preventDefault(),u(!0);let o=e.filter(e=>e!==`yakitori`||r[e].trim()).map(e=>[e,ec(e,r[e])]),s=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),l=e=>n.isStated?{}:{substitute_points:e},d={...Object.fromEntries(s),...l(n.counted)},f=Object.keys(d).length?d:null,p={...Object.fromEntries(o),...l(a),replaces:f};await D.ask(`scoring`,{method:`PUT`,body:p}).then(()=>c(null),c),u(!1)}}>
${e.map(e=>U`<${g} key=${e} label=${N(`standings.by.${e}`)} hint=${N(`standings.hint.${e}`)}
value=${r[e]} required=${e!==Us} autocomplete="off" onInput=${t=>i({...r,[e]:t})} />`)}
${!n.isStated&&U`<${O} label=${N(`standings.substitutes`)} value=${a} onChange=${o}
options=${[`team`,`nobody`].map(e=>({value:e,text:N(`standings.substitutes.${e}`)}))} />`}
${s&&(s.problem?U`<${Ct} problem=${s.problem} />`:U`<p class="note bad" role="alert">${G(s)}</p>`)}
<button class="button main" disabled=${l}>${N(`standings.set`)}</button>
</form>`}function ec(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(tc):tc(n.replace(/[\s,.'’]/g,``))}function tc(e){return/^[-+]?\d+$/.test(e)?Number(e):e}const nc={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:ic,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:ac},rc={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function ic(e,t){return t===`standing`?!p(e):t===`escalated`?!!e.escalation:e.status===t}function ac({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-b(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function oc(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in nc),i=Object.entries(t).filter(([e,t])=>t&&e in rc),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>nc[t](e,n))&&i.every(([t,n])=>rc[t](o(e),n)))}function sc(e,t,n,r){if(!r.trim())return n;let i=cc(t),a=De(e.library,r);return n.filter(t=>{let{offender:n,table:r,note:o,reason:s,foul:c}=t,l=i[t.id]??[],u=[n.name,r.label,o,s,V(e,c),F(e,t)];return a([...u,...l].filter(Boolean).join(` `))})}function cc({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const lc=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function uc({state:e,rulings:t,chosen:n,onChoose:r}){let i=M(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=dc(i,e,t,n);return U`<details class="fold">
<summary>${o?N(`hall-filters-set`,{count:o}):N(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(s).map(([e,t])=>U`<${C} key=${e} label=${N(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:N(`hall-any`)},...t]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>U`<${g} key=${e} type="datetime-local" label=${N(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&U`<button class="button" type="button" onClick=${()=>r({})}>${N(`hall-filters-clear`)}</button>`}
</div>
</details>`}function dc(e,t,n,r){let i=e=>[...new Set(n.map(e))],a=new Map(n.map(({offender:e})=>[e.id,e.name])),o={table:ke(t).map(({id:e,label:t})=>({value:e,text:t})),player:[...a].map(([e,t])=>({value:e,text:t})),foul:i(({foul:e})=>e).map(t=>({value:t,text:V(e,t)})),kind:i(({kind:e})=>e).map(t=>({value:t,text:e.name(`kinds`,t)})),status:lc.map(e=>({value:e,text:N(`hall-status.${e}`)})),round:i(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:N(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:N(`hall-otherwise`)}],...fc(r),official:Object.values(t.officials).map(({id:e,name:t})=>({value:e,text:t}))};return Object.fromEntries(Object.entries(o).map(([e,t])=>[e,mc(t)]))}function fc({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:N(`hall-took`,{from:Ie(n),until:Ie(r)})}]},...t&&{escalation:[{value:t,text:pc(t)}]}}}function pc(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>lt(e)?N(e):t).join(` · `)}function mc(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}D.loadEscalationSteps();const hc={"head-referee":[`head-referee`,`director`],director:[`director`]};function gc({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function _c({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function vc(e,t){return!!t&&e.official!==t.id&&I(t,hc[e.level]??[])}function yc(e,t,{table:n,foul:r}){return[N(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&V(e,r)].filter(Boolean).join(` · `)}function bc(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function xc(e,t,n){return{name:e.officials[t]?.name??`?`,time:L(n,e.settings.time_zone)}}function Sc({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return N(i?`help.unsent`:`help.sending`);let a=n.ended_at?N(`help.over.${n.ended_how}`):n.answered_at?N(`help.coming`,xc(e,n.answered_by,n.answered_at)):N(`help.waiting.${n.level}`);return i?`${a} · ${N(`hall-outbox.waiting`)}`:a}function Cc({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function wc(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?f(t,e.hanchans[n],r):m(t,n))}function Tc({ruling:t,questions:n,decision:r,done:i=!1,onAnswer:a}){let{library:o}=H(),s=M(),c=r&&e(o,r);return U`<section class="card">
<h3><span class="who">${t.offender.name}</span> · ${V(s,t.foul)}</h3>
${!i&&n.map(e=>U`<${Ec} key=${e.question.fact} asked=${e} onAnswer=${a} />`)}
${c&&U`<p class=${`penalty ${Fe(r.penalties[0]?.kind??`none`)}`} role="status">
${N(`hall-comes-to`,{line:c.line})}
</p>`}
${i&&U`<ol class="steps">${c.steps.map(e=>U`<li key=${e.id}>${e.text}</li>`)}</ol><${S} stays=${c.stays} />`}
</section>`}function Ec({asked:{decision:t,question:n,chosen:r},onAnswer:i}){let{library:a}=H(),{text:o,answers:s}=e(a,t).questions[0],c=s.map(e=>({value:e.value??e.min,text:e.text}));return U`<${O} label=${o} value=${r} options=${c}
onChange=${e=>i(n.fact,e)} />`}function Dc(){let{library:e,book:t}=H(),[n,r]=W(null);return P(()=>{Promise.all([s.hands(),D.loadReading()]).then(([e])=>r(e),()=>{})},[]),(r,i)=>{let a=n&&e&&t&&n.handsAfter(e,t,r,i)||[];return a.length?a:Oc(r,i)}}function Oc(e,{how:t,winners:n}){let{deposits:r=0}=e;return t===`win`?[{...n.includes(`east`)?dt(e):l(e),deposits:0}]:t===`chonbo`?[{...e,deposits:r}]:[dt(e),l(e,dt(e).counters??0)].map(e=>({...e,deposits:r}))}function kc({hands:e,chosen:t,onChoose:n=()=>{}}){if(e.length===1)return U`<p class="note none end-next" role="status">${N(`hall-comes-next`)} <strong><${Pe} hand=${e[0]} /></strong></p>`;let r=e.map((e,t)=>({value:t,text:U`<${Pe} hand=${e} />`}));return U`<${O} label=${N(`hall-following`)} value=${e.findIndex(e=>jc(e,t))} options=${r}
onChange=${t=>n(e[t])} />`}function Ac(e,t){return e.length===1?e[0]:e.find(e=>jc(e,t))}function jc(e,t){return!!t&&JSON.stringify(e)===JSON.stringify(t)}function Mc({hanchan:e,ended:t,end:n,moves:r,onChange:i}){let{state:a}=H(),o=M(),{how:s,winners:c,riichi:l,tenpai:u}=n,d=u?.length===0;return U`<fieldset class="end-seats">
<legend class="unseen">${N(`hall-who`)}</legend>
${ye(e,t.hand).map(({wind:e,player:n})=>{let d=mt(a,{...t,table:{id:t.table},seat:e}),f=l.includes(e),p=t=>t.includes(e)?t.filter(t=>t!==e):[...t,e],m=()=>{let e=p(u??[]);i({tenpai:e.length?e:void 0})},h=!c.includes(e)&&c.length===3,g=a.players[n]?.name??`?`;return U`<div key=${e} class="end-seat" role="group" aria-label=${`${o.phrase(`seat-${e}`)} · ${g}`}>
<span class="end-name"><${at} wind=${e} /><span>${g}</span>
${d&&U`<span class="badge dead-hand">${N(`hall-badge.dead`,{since:tt(a,d)})}</span>`}</span>
${r&&s!==`four-riichi`&&U`<${Nc} stick on=${f} onTap=${()=>i({riichi:p(l)})}>${N(`hall-riichi`)}<//>`}
${s===`win`&&U`<${Nc} on=${c.includes(e)} isOff=${!!d||h} onTap=${()=>i({winners:p(c)})}>${N(`hall-wins`)}<//>`}
${r&&s===`exhaustive-draw`&&U`<${Nc} on=${f||u?.includes(e)} isOff=${f} onTap=${m}>${N(`hall-tenpai`)}<//>`}
</div>`})}
${r&&s===`exhaustive-draw`&&U`<div class="end-seat"><span class="end-name"></span>
<${Nc} on=${d} isOff=${!!u?.length} onTap=${()=>i({tenpai:d?void 0:[]})}>${N(l.length?`hall-nobody-else`:`hall-nobody`)}<//></div>`}
</fieldset>`}function Nc({on:e,stick:t=!1,isOff:n=!1,onTap:r,children:i}){return U`<button class=${`choice ${t?`stick`:``}`} type="button" aria-pressed=${String(!!e)} disabled=${n} onClick=${r}>${i}</button>`}const Pc=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function Fc({table:e,hanchan:t,hand:n,dealt:r=n,onHand:i,onClose:a}){let{state:o}=H(),[s]=W({table:e.id,hanchan:t.id,hand:n}),[l]=W(r),[d,f]=W(()=>{let e=c(o,s);return e?{end:{...wt,...e},results:[],item:``}:null}),p={ended:s,dealt:l,moves:!!i,hanchan:t,onClose:a};if(!d)return U`<${Rc} ...${p} onDone=${f} />`;let m=N(`hall-ended-done`,{hand:Ne(s.hand)});return U`<${T} key="done" title=${m} onClose=${a}>
<p>${N(`hall-how.${d.end.how}`)}</p>
<${u} id=${d.item} onTaken=${a} />
${d.results.map(e=>U`<${Tc} key=${e.ruling.id} ...${e} done />`)}
${i&&!d.item?U`<${Lc} ...${p} end=${d.end} onHand=${i} />`:U`<${Ic} next=${d.end.next} onClose=${a} />`}
<//>`}function Ic({next:e,onClose:t}){return U`${e&&U`<${kc} hands=${[e]} />`}
<button class="button main" type="button" onClick=${t}>${N(`hall-done`)}</button>`}function Lc({dealt:e,end:t,onHand:n,onClose:r}){let i=Dc(),a=t.next?[t.next]:i(e,t),o=e=>{n(e),r()};return U`<h3>${N(`hall-following`)}</h3>
<div class="pair">
${a.map(e=>U`<button key=${JSON.stringify(e)} class="button main" type="button" onClick=${()=>o(e)}><${Pe} hand=${e} /></button>`)}
</div>`}function Rc({ended:e,dealt:t,moves:n,hanchan:r,onDone:i,onClose:a}){let{state:o}=H(),[s]=W(()=>Me(o,e)),[c,l]=W(wt),{does:u,wrong:d}=E(),f=Jt(s),p=Dc(),m=e=>l({...c,...e}),h=c.how&&(c.how!==`win`||c.winners.length>0),g=s.map(e=>{let t=f[e.revision];return{ruling:e,...c.how&&t?Et(o,t,e,c):{questions:[],decision:null}}}),_=g.every(({decision:e})=>e),v=n&&h&&_?p(t,Vc(c,g)):[],y=Ac(v,c.next),b=async()=>{let t=Object.fromEntries(g.map(({ruling:e,decision:t})=>[e.id,t])),n={...c,tenpai:Bc(c),next:y},r=await D.send(`hand-end`,null,Ot(e,n),{hold:!0,expected:t});z(),i({end:n,results:g,item:r.id})};return U`<${T} title=${N(`hall-ended-how`,{hand:Ne(e.hand)})} onClose=${a}>
<${zc} how=${c.how} onHow=${e=>m({how:e,winners:[],tenpai:void 0})} />
${(n?c.how&&c.how!==`four-riichi`:c.how===`win`)&&U`<${Mc} hanchan=${r} ended=${e} end=${c} moves=${n} onChange=${m} />`}
${h&&g.map(e=>U`<${Tc} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>l(Dt(c,e.ruling,t,n))} />`)}
${v.length>0&&U`<${kc} hands=${v} chosen=${c.next} onChoose=${e=>m({next:e})} />`}
${d}
<button class="button main" type="button" disabled=${!h||!_||n&&!y} onClick=${()=>u(b)}>
${N(`hall-ended-record`)}
</button>
<//>`}function zc({how:e,onHow:t}){let{book:n}=H(),r=[`win`,...n?.content.facts.hand_end.answers??Pc],i=Pc.filter(e=>r.includes(e)).map(e=>({value:e,text:N(`hall-how.${e}`)}));return U`<${O} label=${N(`hall-how-label`)} value=${e} options=${i} onChange=${t} />`}function Bc({riichi:e,tenpai:t,hands:n}){return t&&ge.filter(r=>t.includes(r)||e.includes(r)&&!kt(n[r]))}function Vc(e,t){let n=t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`));return{...e,tenpai:Bc(e),how:n?`chonbo`:e.how}}function Hc({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:Uc(t[e.id]),round:n[e.hanchan]?.round}))}function Uc({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function Wc(e,{cards:t,seconds:n,until:r}){let i=[N(`exam.questions`,{count:t.length})];return n&&i.push(N(`exam.each`,{seconds:n})),r&&i.push(N(Kc(r)?`exam.ended`:`exam.until`,{time:Gc(e,r)})),i}function Gc(e,t){return L(t,e.settings.time_zone)}function Kc(e){return!!e&&Date.parse(String(e))<=D.now()}function qc(e){return N(`exam.seconds`,{seconds:Math.max(1,Math.round(e/1e3))})}function Jc(e,t){let n={timeZone:t,dateStyle:`short`,timeStyle:`short`};return new Intl.DateTimeFormat(`sv-SE`,n).format(new Date(e)).replace(` `,`T`)}function Yc(e,t){let n=Date.parse(`${e}Z`);return(/* @__PURE__ */ new Date(2*n-Date.parse(`${Jc(n,t)}Z`))).toISOString()}D.loadEscalationSteps();const Xc=[`head-referee`,`referee`,`arbiter`];function Zc(e,t){return`shinpan.exam.${e}.${t}`}function Qc(e){return!!e&&I(e,Xc)}function $c(e){return Object.values(e.exams).sort((e,t)=>e.id<t.id?1:-1)}function el(e,t,n){return rl(e,t).find(({official_id:e})=>e===n)}function tl(e,t){let n=rl(e,t).map(({official_id:e})=>e),r=Object.values(e.officials).filter(e=>!e.revoked_at&&Qc(e));return{taken:n.length,all:(/* @__PURE__ */ new Set([...n,...r.map(({id:e})=>e)])).size}}function nl(e,t){return Qc(t)?$c(e).filter(({id:n,status:r})=>r===`open`&&!el(e,n,t.id)):[]}function rl(e,t){return Object.values(e.examAttempts).filter(e=>e.exam_id===t&&!e.withdrawn_at)}const il={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[al,ol]=[112,64],sl=[34,14],[cl,ll]=[10,7],[ul,dl]=[14,11];function fl({names:e,notes:t,pot:n,payments:r,number:i,to:a,winds:o}){return U`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${N(`open.arrows`)}>
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
${e.map((e,n)=>U`<${ml} key=${n} spot=${il[n]} name=${e} note=${t[n]} to=${a?.(n)} wind=${o?.[n]} />`)}
${n&&U`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>U`<${gl} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${pl} names=${e} payments=${r} number=${i} /></div>
</figure>`}function pl({names:e,payments:t,number:n}){let r=t=>t===`table`?N(`open.the-table`):e[t];return U`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>U`<li key=${a}>
${N(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function ml({spot:[e,t],name:n,note:r,to:i,wind:a}){let o=hl(n,a?ll:cl)!==n,s=U`<g>
<rect
x=${e-al/2}
y=${t-ol/2}
width=${al}
height=${ol}
rx="10"
/>
${a&&U`<path class="wind" d=${Xe[a]} transform=${`translate(${e-al/2+5} ${t-21}) scale(0.85)`} />`}
<text class=${`name ${o?`long`:``}`} x=${a?e+12:e} y=${t-5}>${o?hl(n,a?dl:ul):n}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?U`<a href=${i} aria-label=${`${n} ${r}`}>${s}</a>`:s}function hl(e,t){let n=0,r=[...e],i=r.findIndex(e=>(n+=e>`⹿`?1.6:1)>t);return i<0?e:`${r.slice(0,i-1).join(``).trimEnd()}…`}function gl({payment:e,text:t}){let[n,r]=[$(e.from),$(e.to)],[i,a]=xl(n,r),[o,s]=xl(r,n),c=bl(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=_l(n,r)?vl([i,a],[l,u],[o,s],c):yl([l,u],c,n[0]===r[0]);return U`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${d} y=${f+6}>${t}</text>
</g>`}function _l(e,t){let[n,r]=$(`table`);return(e[0]+t[0])/2===n&&(e[1]+t[1])/2===r}function vl(e,t,n,r){let i=r=>e[r]*.5625+t[r]*.375+n[r]*.0625;return[i(0)+r[0]*.9,i(1)+r[1]*.5]}function yl([e,t],[n,r],i){if(n||r)return[e+n*1.2,t];let[a]=$(`table`);return i?[e+38,t]:[e+Math.sign(a-e)*18,t-19]}function bl(e,t){let[n,r]=$(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes($(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function $(e){return il[e]??[0,0]}function xl([e,t],n){let[r,i]=[n[0]-e,n[1]-t],[a,o]=e===il.table[0]&&t===il.table[1]?sl:[al/2,ol/2],s=Math.min((a+6)/Math.abs(r),(o+6)/Math.abs(i));return[e+r*s,t+i*s]}const Sl=[0,1,2,3],Cl=[`east`,`south`,`west`,`north`];function wl(e,t){return Cl[(e-t+4)%4]??`east`}function Tl(e,t){return e===`table`?`table`:(Cl.indexOf(e)+t)%4}function El(e){let t=new Map([...Sl,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Sl)t.set(e,0);else for(let e of Ol(n))kl(t,e);return{net:Sl.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Dl(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Ol(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function kl(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function Al(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function jl({typed:e,onChange:t,onClose:n}){return U`<${T} title=${N(`open.names`)} onClose=${n}>
<p class="soft">${N(`open.names-text`)}</p>
${Sl.map(n=>U`<${g}
key=${n}
label=${N(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${N(`open.done`)}</button>
<//>`}function Ml({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=Al(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,Dl(e[r]??0,n)]);return U`<${T} title=${N(`open.settle`)} onClose=${i}>
<p>${N(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${Ce} rows=${s} />
<${pl} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${N(`open.settle-done`)}
</button>
<//>`}function Nl(){let{state:e,official:t}=H(),n=e?nl(e,t):[];if(n.length===0)return null;let[r]=n,i=n.length===1,a=i?pt(Zc(r.id,t.id)):null,o=a&&!a.attempt?N(`exam.paused`,{at:a.answers.length+1,all:r.cards.length}):N(i?`exam.waits`:`exam.wait`,{count:n.length});return U`<a class="row card" href=${i?`#/exams/${r.id}/take`:`#/exams`}>
<${v} name="clock" />
<span class="body">
<strong>${o}</strong>
<small>${i?[r.title,...Wc(e,r)].join(` · `):n.map(({title:e})=>e).join(` · `)}</small>
</span>
<${v} name="next" />
</a>`}function Pl(e,t,n,r){let i=e.map(e=>Fl(e,t,n,r)),a=i.filter(e=>e instanceof ot);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:Ge(r)};return i.map((t,n)=>t instanceof ot?{rulebook:e[n].names(),...o,...se()}:t)}function Fl(e,t,n,r){try{return ae(e,t,n,r)}catch(e){if(e instanceof ot)return e;throw e}}function Il(e,n){let r=new t(e),i=Object.entries(e.catalogue.rule_points).map(([e,t])=>{let i=n.map(t=>t.content.rule_points[e]);return{id:e,name:r.pick(t.name),kind:t.kind,values:i.map(e=>({value:e,text:Ll(r,t,e)})),differs:i.some(e=>!Rl(e,i[0]))}});return{rulebooks:n.map(e=>r.book(e.names())),points:i}}function Ll(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function Rl(e,t){return R(e)===R(t)}const zl={transfers:[],fines:[],effects:[]};function Bl({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function Vl({words:e},t){if(t.lateness)return N(`open.by-lateness`);let n=Hl(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Hl(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Hl(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...zl,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?N(`open.grows-times`,{times:r.p.times}):N(`open.grows-add`,{p:r.p.add})})`:e.line({...zl,penalties:t,effects:n})}function Ul(e,t){return e.table(t).rows}function Wl({rules:e,book:t,foul:n}){let{words:r}=e,i=Ul(t,n);if(!i.length)return U`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return U`<ol class="table-rows">
${i.map(t=>U`<li key=${t.id}>
<strong>${Vl(e,t)}</strong>
${Bl(e,t.when).map(e=>U`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&U`<p>${i.length>1?N(`open.otherwise`):N(`open.always`)}</p>`}
${t.effects.length>0&&U`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${Qe(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&U`<p class="soft">${N(`open.counted-over`,{scope:Ke([r.phrase(`scope-${a}`)])})}</p>`}`}function Gl({book:e,words:t,foul:r,facts:i,context:a,onChange:o}){let s=(e,t)=>{let{[e]:r,...i}=a;o(t===n[e]?i:{...i,[e]:t})};return U`<div class="stack">
${Object.entries(qe).map(([o,c])=>{let l=c.filter(t=>ue(e,r,i,{...a,[o]:t}));return U`<${O}
key=${o}
label=${oe(t,o)}
value=${a[o]??n[o]}
options=${l.map(e=>({value:e,text:ie(t,o,e)}))}
onChange=${e=>s(o,e)}
/>`})}
</div>`}const Kl=[`impossible`,`denied`,`silent`];function ql({tournament:e,as:t,player:n=!1}){let{lang:r}=Ze(),[i,a]=W(``),o=async n=>{a(n?`beginning`:`ending`),a(await(n?Jl({tournament:e,as:t},r):Yl(e)).catch(()=>`unreached`))};if(P(()=>{let n=!1;return D.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||a(e),()=>{}),()=>void(n=!0)},[e,t,r]),!i)return null;if(Kl.includes(i))return U`<section class="card"><h2>${N(`push.title`)}</h2><p role="status">${N(`push.${i}`)}</p></section>`;let s=[`unserved`,`unreached`].includes(i);return U`<${pe} label=${N(`push.title`)} hint=${N(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(i)} onChange=${o} />
${s&&U`<p class="note warn" role="status">${N(`push.${i}`)}</p>`}`}async function Jl(e,t){return(await D.push()).subscribe(e,t)}async function Yl(e){return await(await D.push()).unsubscribe(e),`off`}export{Bs as $,oi as $n,G as $r,La as $t,Jc as A,Bi as An,En as Ar,Mo as At,Sc as B,bi as Bn,fn as Br,so as Bt,tl as C,na as Cn,hr as Cr,Jo as Ct,Yc as D,Ki as Dn,bn as Dr,Ho as Dt,Kc as E,Yi as En,Sn as Er,Bo as Et,yc as F,Li as Fn,vn as Fr,ho as Ft,sc as G,gi as Gn,tn as Gr,Za as Gt,uc as H,_i as Hn,sn as Hr,no as Ht,vc as I,Ni as In,hn as Ir,mo as It,Us as J,ri as Jn,Jt as Jr,qa as Jt,Zs as K,Q as Kn,Qt as Kr,Ya as Kt,bc as L,Ii as Ln,mn as Lr,go as Lt,Fc as M,Mi as Mn,J as Mr,wo as Mt,_c as N,Pi as Nn,Dn as Nr,_o as Nt,qc as O,qi as On,An as Or,Lo as Ot,wc as P,ji as Pn,_n as Pr,vo as Pt,Gs as Q,li as Qn,Vt as Qr,Ua as Qt,gc as R,Ci as Rn,pn as Rr,uo as Rt,$c as S,aa as Sn,mr as Sr,Ko as St,Wc as T,ea as Tn,yn as Tr,zo as Tt,dc as U,hi as Un,nn as Ur,to as Ut,xc as V,xi as Vn,on as Vr,ro as Vt,oc as W,vi as Wn,K as Wr,eo as Wt,Js as X,di as Xn,qt as Xr,Wa as Xt,Ys as Y,ui as Yn,Ht as Yr,Ka as Yt,qs as Z,mi as Zn,Gt as Zr,Va as Zt,Dl as _,ma as _n,Pr as _r,is as _t,Vl as a,kt as ai,Oa as an,Qr as ar,Os as at,el as b,sa as bn,jr as br,ns as bt,Pl as c,xt as ci,Ta as cn,Jr as cr,Ts as ct,Ml as d,Sa as dn,zr as dr,xs as dt,Bt as ei,Ba as en,ci as er,zs as et,Sl as f,xa as fn,Br as fr,hs as ft,Al as g,_a as gn,Ir as gr,os as gt,wl as h,va as hn,Z as hr,ss as ht,Bl as i,Et as ii,Da as in,ti as ir,Fs as it,Hc as j,Ri as jn,Bn as jr,To as jt,Gc as k,Vi as kn,xn as kr,Io as kt,Nl as l,ka as ln,Kr as lr,Ss as lt,Tl as m,wa as mn,Rr as mr,us as mt,Gl as n,wt as ni,Ra as nn,ni as nr,Ls as nt,Ul as o,Ct as oi,ja as on,qr as or,ks as ot,Ol as p,ba as pn,Lr as pr,ms as pt,Xs as q,ii as qn,en as qr,Ja as qt,Wl as r,Ot as ri,Fa as rn,ei as rr,Ms as rt,Il as s,bt as si,Aa as sn,Yr as sr,Ds as st,ql as t,zt as ti,za as tn,si as tr,Rs as tt,jl as u,Ca as un,Gr as ur,ys as ut,El as v,fa as vn,Nr as vr,$o as vt,Qc as w,ta as wn,wn as wr,qo as wt,Zc as x,oa as xn,Fr as xr,Zo as xt,fl as y,pa as yn,Ar as yr,ts as yt,Cc as z,Si as zn,un as zr,co as zt};