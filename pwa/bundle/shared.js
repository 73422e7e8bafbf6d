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
</div>`}function Wt({error:e}){return bt(),U`<p class="note bad" role="alert">${G(e)}</p>`}function Gt(){return H().state?.settings.slug??`shinpan`}function Kt(e){return B(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function qt(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Jt(e){let{book:t}=H(),n=_t(()=>t?.revision?{[t.revision]:t}:{},[t]),[r,i]=W({}),a=[...new Set(e.map(({revision:e})=>e))].filter(e=>e&&!(e in n));return P(()=>{for(let e of a)D.revision(e).then(t=>i(n=>({...n,[e]:t})),()=>{})},[a.join()]),{...r,...n}}function Yt(e=!0){let{library:t}=H(),[,n]=W(0);P(()=>{e&&D.loadReading().then(()=>n(1),()=>{})},[t,e])}const Xt={amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],player:[`facts-otherwise`,`did-not-happen`,`not-all-heard`,`rule-otherwise`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`],upheld:[`facts-stand`,`rule-clear`,`nothing-new`],confirmed:[`facts-stand`,`rule-clear`,`nothing-new`],overturned:[`did-not-happen`,`facts-otherwise`,`rule-otherwise`,`in-doubt`],appeal:[`player-disagrees`,`facts-disputed`,`rule-unclear`],reopening:[`new-evidence`,`facts-otherwise`,`not-all-heard`],time:[`tapped-late`,`seen-come`,`wrong-player`],start:[`tapped-by-mistake`,`not-begun`,`wrong-table`],"player-time":[`table-confirms`,`seen-come`],schedule:[`hall-not-ready`,`round-before-late`,`wrong-time`],"extra-time":[`tapped-by-mistake`,`too-much`],exam:[`exam-twice`,`exam-otherwise`],"exam-again":[`called-away`,`phone-failed`,`learned-since`],correction:[`misspelt`,`wrong-number`,`wrong-team`,`as-on-list`],withdraw:[`left`,`ill`,`does-not-come`],return:[`plays-again`,`tapped-by-mistake`],removal:[`entered-twice`,`does-not-come`,`tapped-by-mistake`],joining:[`entered-twice`,`came-anew`],seats:[`sat-otherwise`,`wrong-player`,`as-on-list`],substitute:[`left`,`ill`,`does-not-come`],rules:[`wrong-rules`,`announced-otherwise`],status:[`too-few-players`,`interrupted`,`entered-twice`,`tapped-by-mistake`],result:[`wrong-table`,`too-soon`,`counted-wrongly`],"hand-end":[`tapped-by-mistake`,`wrong-table`,`facts-otherwise`],"let-play":[`pays-later`,`paid-elsewhere`,`fine-disputed`],waiver:[`not-their-fault`,`first-time`,`fine-disputed`],"ledger-decision":[`rule-otherwise`,`facts-otherwise`,`counted-wrongly`,`conduct`],"decision-withdrawal":[`tapped-by-mistake`,`wrong-player`,`wrong-amount`,`facts-otherwise`],payment:[`wrong-amount`,`wrong-player`,`wrong-method`,`entered-twice`],refund:[`fine-overturned`,`fine-waived`,`paid-twice`],"refund-withdrawal":[`wrong-amount`,`wrong-player`,`wrong-method`,`not-handed-back`],dismissal:[`wrong-time`,`arbiter-was-there`,`noted-twice`]};function Zt(e,t=``){let{names:n={}}=D.snapshot.library?.catalogue.reasons??{};return[...e.map(e=>n[e]??N(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}async function Qt(e){return await D.loadReading().catch(()=>{}),Zt(e)}function $t(e,t){let{library:n}=H();Yt(!!t);let{reasons:r}=n?.catalogue??{};return t?r?.of[t]??null:Xt[e]}function en(e,t,n=N(`hall-reason`),r=N(`hall-reason-missing`)){let[i,a]=W([]),[o,s]=W(``),c=Zt(i,o);return{reason:c,field:l=>U`<div class="stack">
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
</details>`}function Ur({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function Wr(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}function Gr(e){return[.../* @__PURE__ */ new Set([e,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}))}function Kr(){let e=B(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}function qr(e,t=!1){let n=t?`exceptZero`:`auto`;return Xr(e/10,{minimumFractionDigits:1,signDisplay:n})}function Jr(e,t=!1){return Xr(e,{signDisplay:t?`exceptZero`:`auto`})}function Yr(e,t,n=!1){return`${Jr(-t,n)}${e===`P`?`P`:``}`}function Xr(e,t){return B(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}const Zr=1e3;function Qr(e){let[t,n]=W(D.now);return P(()=>{if(!e)return;let t,r=()=>{n(D.now()),t=setTimeout(r,Zr-D.now()%Zr)};return r(),()=>clearTimeout(t)},[e]),t}const $r=`shinpan.board`,ei=()=>pt($r),ti=e=>je($r,e);function ni(e){return e===`P`||e===`pts`}function ri(e){return ai(Object.values(e.ledger).filter(({unit:e})=>!ni(e)))}function ii(e,t){return ai(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function ai(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]},l=c.amount<=0&&a>0?o:c.since;t.set(s,{...c,since:l,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function oi(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function si(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t<=0&&i>0&&(n=r),t+=i;return e.slice(n)}function ci(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function li(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function ui(e,t){return[e?.id,e?.player_id].includes(t)}function di(e,{kind:t,id:n}){return e[`${t}s`]?.[e.merged[n]??n]?.name??`?`}function Q(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?Jr(t):`${t<0?`−`:``}${$e(e,Math.abs(t))}`}function fi({unit:e,amount:t,what:n}){return N(`line.${mi(e,t,n)}`,{amount:Q(e,Math.abs(t))})}const pi={reversed:`due-again`,paid:`refunded`};function mi(e,t,n){return ni(e)?t<0?`given-back`:`taken`:t>0?pi[n]??`fined`:n===`paid`||n===`waived`?n:`cancelled`}function hi(e,t){let n=it(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}function gi(){let{outbox:e}=H(),t=e.filter(({kind:e,state:t})=>e===`result`&&Ye(t)).length;return t===0?null:U`<p class="note info"><a class="reach" href="#/outbox">${N(`standings.waits`,{count:t})}</a></p>`}function _i(e){let t=new Intl.Collator(void 0,{numeric:!0});return Object.values(e.hanchans).filter(({id:t,status:n})=>!e.results[t]&&!n).map(({id:t,table:n,round:r})=>({id:t,name:yi(e,{table:n,round:r})})).sort((e,n)=>t.compare(e.name,n.name))}function vi({state:e}){let{official:t}=H(),n=_i(e);return n.length===0?null:U`<${ce} title=${N(`standings.missing`,{count:n.length})}>${()=>U`<ul class="rows">
${n.map(({id:e,name:n})=>U`<li key=${e}>${Ue(t)?U`<a class="row" href=${`#/result/${e}`}>${n}</a>`:U`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function yi(e,{table:t,round:n}){return[N(`hall-round`,{round:n}),N(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}const bi=[`late`,`late-arbiter`,`forfeit`];function xi(e,t){return[e?.id,e?.player_id].includes(t)}function Si(e){return!!e?.roles?.includes(`director`)}function Ci(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&bi.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function wi({path:e,body:t,about:n,onApprove:r,onClose:i}){let[a,o]=W(null),{state:s}=H(),{lang:c}=Ze(),{does:l,wrong:u}=E();return P(()=>{D.ask(`${e}/preview?lang=${c}`,{method:`POST`,body:t}).then(o,e=>o({trouble:e}))},[]),U`<${T} title=${N(`charged.title`)} onClose=${i}>
${!a&&U`<${x} />`}
${a?.trouble&&U`<p class="note bad" role="alert">${G(a.trouble)}</p>`}
${a?.changes&&U`${n&&U`<p><strong>${n}</strong></p>`}
<${Ti} state=${s} seen=${a} />
${a.hanchans?.length>0&&U`<p>${N(a.hanchans[0].cancelled?`clock.cancels-too`:`clock.plays-again`)} ${a.hanchans.map(e=>yi(s,e)).join(`, `)}</p>`}
<p class="soft">${N(`charged.logged`)}</p>
${u}
<button class="button main" type="button" onClick=${()=>l(()=>r(a.digest))}>${N(`charged.approve`)}</button>`}
<//>`}function Ti({state:e,seen:{changes:t,running:n,owed_back:r}}){let i=new Map([...t,...n,...r].map(({account:e})=>[e.id,e]));if(i.size===0)return U`<p>${N(`charged.nothing`)}</p>`;let a=(e,t)=>e.filter(({account:e})=>e.id===t);return U`<dl class="facts">
${[...i].map(([i,o])=>U`<div key=${i}>
<dt class="who">${di(e,o)}</dt>
<dd class="stack">
${a(t,i).length>0&&U`<p>${Ei(a(t,i),`before`)} → <strong>${Ei(a(t,i),`after`)}</strong></p>`}
${a(n,i).map(({before:e,after:t})=>U`<p>${N(`charged.running`)} ${Di(e,t)} → <strong>${Di(t,e)}</strong></p>`)}
${a(r,i).map(e=>U`<p><strong>${N(`charged.owed-back`,{paid:Q(e.unit,e.paid),amount:Q(e.unit,e.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function Ei(e,t){return e.map(e=>Q(e.unit,e[t])).join(` + `)}function Di({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const Oi=`games-cancelled`;function ki(e,t,n,r){let i=Math.min(_(n,r),86400),[a,o]=[Oi,`replacement`].map(n=>Ai(e,t,n)),s=i>=a&&!n.cancelled,c=s&&ji(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...ne(e,t,l),seconds:i,cancellation_due:s}}function Ai(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function ji(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(Oi)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function Mi(e,t){let n=y(e,t.round),r=n.map(i),a=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),o=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(o.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let i=be(e.id,r,a),o=n.filter(t=>t.person?.id===e.id);return i?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:i,revision:t,timings:o}]:[]})}function Ni(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=ki(t,n,r,i);return{...Re(e,o),due:a,held:a&&o.seconds>=o.next_band?.at_seconds}}async function Pi(e,t,n={}){await D.send(`timing`,null,{hanchan:e.id,what:t,...n}),z()}function Fi(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const Ii=864e5;function Li(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function Ri(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=Li(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>Ii/2&&(l-=Ii),l<-432e5&&(l+=Ii),new Date(t-t%1e3+l).toISOString()}function zi({hanchan:e,players:t,onDone:n}){let{official:r}=H(),[i,a]=W(!1);return I(r,[`director`])?U`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${N(`clock.let-play`)}</button>
${i&&U`<${K} what="let-play" title=${N(`clock.let-play`)} text=${N(`clock.let-play-text`)} yes=${N(`clock.let-play-yes`)} onReason=${async r=>{await D.ask(`hanchans/${e}/permission`,{method:`PUT`,body:{players:[...new Set(t)],reason:r}}),A(N(`clock.may-play`)),a(!1),n?.()}} onClose=${()=>a(!1)} />`}`:U`<p>${N(`clock.ask-director`)}</p>`}const Bi=Ee(s.desk,`NewPayment`);function Vi(e,t,n,r=Hi(e,t.round)){let i=y(e,t.round).filter(e=>e.what===`replaced`&&e.hanchan===t.id),a=[...t.allowed??[],...i.map(e=>e.person?.id)],o=Object.values(t.seats).filter(e=>!a.includes(e)&&(!n||e===n));return r.filter(({account:e})=>o.includes(e.id))}function Hi(e,t){return[...ri({ledger:Object.values(e.ledger).filter(e=>e.round!==t)}),...e.others.fines].filter(({amount:e})=>e>0)}function Ui({state:e,hanchan:t,person:n}){let{official:r}=H(),[i,a]=W(null),o=Vi(e,t,n);if(o.length===0)return null;let s=({account:t,unit:n})=>ri(e).find(e=>e.account.id===t.id&&e.unit===n);return U`<section class="note bad stack owes" aria-label=${N(`clock.owing`)}>
${o.map(t=>{let{account:n,unit:i,amount:o,tournament:c}=t,l=e.players[n.id]?.name??`?`,u=li(r)&&!c;return U`<p key=${[n.id,c,i].join()}>${N(`clock.owes`,{name:l,amount:Wi(e,i,o,c)})}</p>
${u&&U`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(s(t))}>${N(`clock.take-payment`,{name:l})}</button>`}`})}
<${zi} hanchan=${t.id} players=${o.map(({account:e})=>e.id)} />
${i&&U`<${Bi} state=${e} balance=${i} onTaken=${()=>{}} onClose=${()=>a(null)} />`}
</section>`}function Wi(e,t,n,r){let i=Q(t,n);return r?`${i} (${He(e,r)})`:i}function Gi({state:e,hanchan:t,zone:n}){let r=Ki(e,t,n).filter(({id:e})=>e!==t.id);return r.length===0?null:U`<p>${N(`clock.cancels-too`)}</p>
<ul class="plain">
${r.map(t=>U`<li key=${t.id}>${yi(e,t)}</li>`)}
</ul>`}function Ki(e,t,n){let r=new Intl.DateTimeFormat(`en-CA`,{timeZone:n}),i=({scheduled_at:e})=>e&&r.format(new Date(e)),a=Object.values(t.seats);return Object.values(e.hanchans).filter(n=>!n.status&&i(n)===i(t)&&Object.values(n.seats).some(e=>a.includes(e))&&!e.results[n.id]&&!Se(e,n).begun)}const qi=1440;function Ji({label:e,by:t=1,onStep:n,...r}){let i=(r,i)=>U`<button class="button" type="button" aria-label=${N(`clock.${r}`,{what:e,count:t})} onClick=${()=>n(i)}>
${`${i<0?`−`:`+`}${t}`}
</button>`;return U`<div class="stepped">
${i(`less`,-t)}<${g} label=${e} ...${r} />${i(`longer`,t)}
</div>`}function Yi(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+qi)%qi;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const Xi=[`corrected`,`stopped`,`undone`];function Zi({hanchan:e,late:t,name:n,due:r,book:i,zone:a,first:o=``,onClose:s}){let{official:c,state:l}=H(),{clock:u,person:d}=t,f=Ci(l,e,d.id),p=f&&!Si(c),[m,h]=W(null),[g,_]=W(u.stopped&&!p?`corrected`:o),{reason:v,field:y}=en(`time`),[b,x]=W(()=>Li(u.stopped?.at??D.now(),a)),{does:S,wrong:C}=E(),ee=Qi(t,r&&!p,c,p).map(e=>({value:e,text:N(`clock.way.${e}`)})),w=b&&$i(b,u,a),te=g===`corrected`&&w?ea(Date.parse(w),u.scheduled):``,ne=Xi.includes(g)||f&&!!g&&!p,re=g&&(!ne||v)&&(g!==`corrected`||b&&!te),ie=v&&{reason:v},ae=()=>S(async()=>{let e=g===`undone`?{takes_back:u.stopped.by}:{person:d,...g===`corrected`&&{arrived_at:w}},t={what:g===`undone`?`taken-back`:g,...e,...ie};if(f&&!p)return h(t);await oe(t)}),oe=async({what:t,...n})=>{await Pi(e,t,n),s()};return m?U`<${wi} path="timings" body=${{hanchan:e.id,...m}} onApprove=${e=>oe({...m,preview:e})} onClose=${s} />`:U`<${T} title=${n} onClose=${s}>
${f&&U`<p class="note warn">${N(p?`charged.director`:`charged.changes`)}</p>`}
<${O} label=${N(`clock.what`)} value=${g} options=${ee} onChange=${_} />
${g===`cancelled`&&U`<p class="note warn">${N(t.who===`player`?`clock.cancel-text`:`clock.cancel-text-charged`)}</p><${Gi} state=${l} hanchan=${e} zone=${a} />`}
${g===`corrected`&&U`<${Ji} type="time" step="1" label=${N(`clock.arrived-at`)} value=${b} wrong=${te} onInput=${x} onStep=${e=>x(Yi(b,e))} />`}
${g===`corrected`&&w&&!te&&i&&U`<${ta} late=${t} book=${i} at=${Date.parse(w)} />`}
${ne&&y(!1)}
${C}
<button class="button main" type="button" disabled=${!re} onClick=${ae}>${N(f&&!p?`charged.look`:`clock.record`)}</button>
<//>`}function Qi({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function $i(e,{stopped:t,scheduled:n},r){return t&&e===Li(t.at,r)?new Date(t.at).toISOString():Ri(e,n,r)}function ea(e,t){return e>D.now()?N(`clock.to-come`):e<t-72e5?N(`clock.long-before`):``}function ta({late:e,book:t,at:n}){let{library:r}=H(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=Ni(r,t,{...e,clock:i},n);return U`<p role="status">${N(`clock.becomes`,{cost:a.cost_line})}</p>`}function na({seconds:e,next_band:t}){if(!t||e>=t.at_seconds)return``;let n=t.effects.some(({id:e})=>e===`games-cancelled`),r=[...t.points,...t.fines].some(({whom:e})=>e!==`offender`),i={time:Ie(t.at_seconds),cost:t.cost_line};return N(n&&r?`clock.cancels-from`:`clock.next-at`,i)}function ra({held:e,next_band:t}){return e?N(`clock.cancels`,{cost:t.cost_line}):N(`clock.cancels-charged`)}function ia(e){let t=j(/* @__PURE__ */ new Set);P(()=>{for(let n of e)for(let e of aa(n))t.current.has(e)||(t.current.add(e),oa(n))},[e])}function aa({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function oa({key:e,name:t,line:n}){if(z(400),de(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(N(`clock.late-is`,{name:t}),r))}function sa(){let[e,t]=W(globalThis.Notification?.permission??`denied`);return e==="default"?U`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${N(`clock.notify`)}</button>`:null}function ca(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function la({state:e,hanchan:t,zone:n}){let{official:r}=H(),i=ca(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return U`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${N(`kept.title`)}</h2>
${!a&&U`<p class="note info">${N(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>U`<li class="item" key=${t.id}><${ua} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function ua({state:e,kept:t,zone:n,director:r}){let i=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[a,o]=W(i.length===1?i[0].id:``),[s,c]=W(!1),[l,u]=W(!1),{official:d}=H(),{does:f,wrong:p}=E(),m=t.who===`arbiter`,h={confirmed:!0,...m&&{arbiter:a}},g=da(e,t,t.player??a),_=()=>g?u(!0):f(()=>D.send(`kept-answer`,t.id,h)),v=xi(d,t.player)||m&&xi(d,a),y=async e=>{await D.send(`kept-answer`,t.id,{...h,reason:l,preview:e}),u(!1)},b=async e=>{await D.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),c(!1)},x=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return U`<p><strong>${L(t.at,n)}</strong> ${pa(e,t)}</p>
${x&&U`<p class="note warn">${N(`kept.received`,{time:L(t.server_at,n)})}</p>`}
${r&&v&&U`<p class="note info">${N(`clock.own`)}</p>`}
${r&&!v&&U`${m&&i.length!==1&&U`<${C} label=${N(`kept.which`)} value=${a} options=${fa(i)} onChange=${o} />`}
<div class="pair">
<button class="button main" type="button" disabled=${m&&!a} onClick=${_}>${N(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>c(!0)}>${N(`kept.dismiss`)}</button>
</div>
${p}`}
${s&&U`<${K} what="dismissal" title=${`${L(t.at,n)} ${pa(e,t)}`} yes=${N(`kept.dismiss-now`)} onReason=${b} onClose=${()=>c(!1)} />`}
${l===!0&&U`<${K} what="player-time" title=${N(`charged.title`)} text=${N(`charged.changes`)} yes=${N(`charged.look`)} onReason=${u} onClose=${()=>u(!1)} />`}
${l&&l!==!0&&U`<${wi} path=${`kept-times/${t.id}/answer`} body=${{...h,reason:l}} onApprove=${y} onClose=${()=>u(!1)} />`}`}function da(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return Mi(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>Ci(e,a,t.person.id))}function fa(e){return[{value:``,text:N(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function pa(e,{what:t,who:n,player:r}){if(t===`began`)return N(`kept.began`);let i=n===`arbiter`?N(`kept.arbiter`):e.players[r]?.name??`?`;return N(`kept.${t}`,{name:i})}function ma({state:e,table:t,hanchan:n,late:r,begun:i,onDone:a}){let{does:o,wrong:s}=E(),{official:c}=H(),l=new Set(r.map(({person:e})=>e.id)),u=ye(n,_e(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),d=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),f=({id:e})=>!l.has(e)&&!xi(c,e),p=u.filter(f),m=d.map(({id:e})=>({kind:`official`,id:e})).filter(f),h=e=>o(async()=>{for(let t of e)await Pi(n,`absent`,{person:t});a?.()});return i||p.length+m.length===0?null:U`<section aria-labelledby="present" class="stack">
<h2 id="present">${N(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...p,...m].map(t=>U`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>h([t])}>
<span class="body who">${ha(e,t)}${t.kind===`official`&&U`<small>${N(`hall-role.arbiter`)}</small>`}</span>
${N(`clock.absent`)}
</button>
</li>`)}
</ul>
${p.length>1&&U`<button class="button" type="button" onClick=${()=>h(p)}>${N(`clock.all-absent`)}</button>`}
${s}
</section>`}function ha(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}async function ga(e,t,n){await D.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),z()}function _a({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,a]=W(1),{reason:o,field:s}=en(`extra-time`),{does:c,wrong:l}=E(),u=Math.min(i*60,t);return U`<${T} title=${N(`game.less`)} onClose=${n}>
<${re} label=${N(`game.less-minutes`)} value=${i} min=${1} max=${Math.max(r,1)} less=${N(`clock.less`,{what:N(`game.less-minutes`),count:1})} more=${N(`clock.longer`,{what:N(`game.less-minutes`),count:1})} onChange=${a} />
${s(!1)}
${l}
<button class="button main" type="button" disabled=${!(u>0)||!o} onClick=${()=>c(async()=>{await D.send(`extra-time`,null,{hanchan:e.id,seconds:-u,reason:o}),n()})}>${N(`game.take-off`)}</button>
<//>`}const va=[1,3,5];function ya({hanchan:e,game:{clock:t,extra:n},now:r,zone:i,may:a}){let[o,s]=W(!1),{does:c,wrong:l}=E(),u=t&&nt(t,r),d=t&&N(u?`game.was-up`:`game.ends`,{time:L(new Date(t.ends),i)});return ia(t?[xa(e,t,r)]:[]),U`<section class=${`late ${u?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${N(`game.left`)}</h2>
${t?U`<p class="late-time" role="timer">${Ie(ee(t,r))}</p><p>${d}</p>`:U`<p>${N(`game.no-limit`)}</p>`}
${u&&U`<${ba} />`}
${n>0&&U`<p class="soft">${N(`game.extra`,{time:Ie(n)})}</p>`}
${t&&a&&U`<div class="pair">
${va.map(t=>U`<button key=${t} class="button" type="button" onClick=${()=>c(()=>ga(e,t*60))}>${N(`game.more`,{count:t})}</button>`)}
${n>0&&U`<button class="button" type="button" onClick=${()=>s(!0)}>${N(`game.less`)}</button>`}
</div>`}
${l}
${o&&U`<${_a} hanchan=${e} extra=${n} onClose=${()=>s(!1)} />`}
</section>`}function ba(){let{book:e}=H();if(!e)return null;let{still:t,chonbo:n}=w(e);return U`<p class="note warn"><strong>${N(`game.still.${t}`)}</strong> ${N(`game.chonbo.${n}`)}</p>`}function xa(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=N(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:N(`game.left`),seconds:r,thresholds:[i],line:a}}function Sa({hanchans:e}){let t=new Intl.Collator(void 0,{numeric:!0});return[...new Set(Object.values(e).map(({round:e})=>e))].sort(t.compare)}function Ca(e,t){let n=Sa(e),r=e=>t.filter(t=>t.round===e).length;return n.reduce((e,t)=>e===null||r(t)>=r(e)?t:e,null)}function wa(e){return ke(e).flatMap(({id:t})=>ht(e,t)??[])}function Ta(e,t){if(t===`now`)return wa(e);let n=t===`all`?Sa(e):[t],r=new Map(ke(e).map(({id:e},t)=>[e,t])),i=({table:e})=>r.get(e)??1/0;return n.flatMap(t=>Object.values(e.hanchans).filter(({round:e})=>e===t).sort((e,t)=>i(e)-i(t)))}function Ea(e){let t=new Set(Object.values(e.timings).flatMap(({what:e,hanchan:t})=>e===`began`?t:[])),n=Object.values(e.hanchans).filter(({id:n,status:r})=>t.has(n)&&!r&&!e.results[n]);return[.../* @__PURE__ */ new Set([...wa(e),...n])]}function Da(e){let{state:t,online:n}=H(),[r,i]=W({items:null,trouble:null});return P(()=>{let t=!1;return Oa(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function Oa(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await D.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function ka({of:{items:e,trouble:t},children:n}){return!e&&!t?U`<${x} />`:U`${t&&U`<${Aa} error=${t} />`}${e&&n(e)}`}function Aa({error:e,needs:t=N(`people.needs-network`)}){return e.problem?U`<div role="alert"><${Ct} problem=${e.problem} /></div>`:U`<p class="note bad" role="alert">${G(e)} ${t}</p>`}function ja(e){let[t,n]=W(null),[r,i]=W(!1),a=j(!1);return{ask:async e=>{if(!a.current){a.current=!0,i(!0),n(null);try{await sn(e)}catch(e){if(!(e instanceof rt)&&e.name!==`Unreachable`)throw e;n(e)}finally{a.current=!1,i(!1)}}},asking:r,wrong:t&&U`<${Aa} error=${t} needs=${e} />`}}function Ma(){let e=j(/* @__PURE__ */ new Map);return Object.assign(t=>{let n=JSON.stringify(t),r=e.current.get(n)??xe(D.now());return e.current.set(n,r),r},{forget:t=>void e.current.delete(JSON.stringify(t))})}async function Na(e,t,n,r){let i=await D.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await D.ask(`${e}/${t}/revocation`,{method:`PUT`}),D.ask(`${e}/${xe(D.now())}`,{method:`PUT`,body:n}))}function Pa({settings:e,online:t}){return U`<section class="stack">
<h2>${N(`people.board`)}</h2>
<${Ia} settings=${e} online=${t} name="board_open" label=${N(`people.board-open`)} hint=${N(`people.board-open-hint`)} />
<a class="button" href=${`#/board/${e.slug}`}>${N(`people.board-show`)}</a>
</section>`}function Fa({settings:e,online:t}){return U`<section class="stack">
<h2>${N(`people.page`)}</h2>
<${Ia} settings=${e} online=${t} name="people_open" label=${N(`people.page-open`)} hint=${N(`people.page-open-hint`)} />
<p class="soft">${location.origin}/t/${e.slug}</p>
<a class="button" href=${`#/public/${e.slug}`}>${N(`people.page-show`)}</a>
</section>`}function Ia({settings:e,online:t,name:n,label:r,hint:i}){let a=!!e[n],[o,s]=W(a);P(()=>s(a),[a]);let[c,l]=W(0),{ask:u,asking:d,wrong:f}=ja();return U`<${pe} label=${r} hint=${i} checked=${o} disabled=${d||!t} onChange=${t=>{s(t);let r={method:`PATCH`,match:`"${Math.max(e.version,c)}"`,body:{[n]:t}};u(async()=>{try{l((await D.ask(``,r)).version)}catch(e){throw s(a),e}})}} />
${f}`}function La({state:e}){return U`<${k} title=${N(`people.further`)} up="#/people"><${Ra} state=${e} /><//>`}function Ra({state:{settings:e}}){let{online:t}=H();return U`<nav class="stack" aria-label=${N(`people.more`)}>
<a class="button" href="#/people/sheet">${N(`people.sheet`)}</a>
<a class="button" href="#/exams">${N(`exam.title`)}</a>
<a class="button" href="#/people/links">${N(`people.links`)}</a>
<a class="button" href="#/people/players">${N(`people.players`)}</a>
<a class="button" href="#/people/tokens">${N(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${N(`people.erase`)}</a>
</nav>
<${Pa} settings=${e} online=${t} />
<${Fa} settings=${e} online=${t} />`}const za=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Ba(e){return Ke(za.filter(t=>e.includes(t)).map(e=>N(`hall-role.${e}`)))}function Va({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return U`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>U`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&U`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function Ha(e){return U`<${Va} label=${N(`people.roles`)} names=${za} said=${e=>N(`hall-role.${e}`)}
...${e} />`}function Ua({state:e}){let{online:t}=H(),{items:n}=Da(`phones`),r=Ga(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>U`<ul class="rows">
${e.map(e=>U`<${Wa} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,o=U`<a class="button main" href="#/people/invite">${N(`people.invite`)}</a>`;return U`<${k} title=${N(`people.title`)} up="#/tables" actions=${o}>
${!t&&U`<p class="note warn" role="status">${N(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${N(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&U`<${ce} title=${N(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<${Ra} state=${e} />
<//>`}function Wa({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return U`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Ba(n)}</span>
${o!==void 0&&!i&&U`<small>${N(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&U`<span class="badge">${N(`people.plays-too`)}</span>`}
</a>
</li>`}function Ga(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function Ka({state:e,line:{what:t,amount:n,cause:r,cause_id:i,hanchan:a,round:o,reason:s,at:c}}){let l=M(),{table:u}=e.hanchans[a]??{},d=r===`ruling`&&e.rulings[i],f={ruling:d&&`#/ruling/${i}`,clock:u&&`#/start/${u}/${a}`,payment:`#/paid/${i}`}[r],p=d?V(l,d.foul):N(`hall-cause.${r}`),m=[N(`hall-line.${qa(r,t,n)}`),o&&N(`hall-round`,{round:o}),L(c,e.settings.time_zone),s];return U`${f?U`<a class="reach" href=${f}>${p}</a>`:p}<small>${m.filter(Boolean).join(` · `)}</small>`}function qa(e,t,n){return e===`payment`?t===`reversed`?`withdrawn`:n>0?`refunded`:`paid`:t===`reversed`&&n>0?`undone`:t}const Ja=[`cash`,`card`,`transfer`,`other`];function Ya({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:a,onClose:o}){let[s,c]=W(()=>Q(n,r).slice(n.length+1)),[l,u]=W(`cash`),[d,f]=W(``),{does:p,wrong:m}=E(),h=hi(n,s),_=!h||h>r?N(`fines.between`,{most:Q(n,r)}):void 0,v=()=>p(async()=>{let e=d.trim()&&{note:d.trim()},r=new Date(D.now()).toISOString(),{id:i}=await D.send(`payment`,null,{account:t,unit:n,amount:h,method:l,paid_at:r,...e});z(),a(i,h??0),o()}),y=Ja.map(e=>({value:e,text:N(`fines.method.${e}`)}));return U`<${T} title=${N(`fines.pays`,{name:di(e,t)})} onClose=${o}>
<dl class="facts lines">
${ci(i).map(t=>U`<div key=${t.id}>
<dt><${Ka} state=${e} line=${t} /></dt>
<dd>${fi(t)}</dd>
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
<//>`}function Xa({state:e,id:t}){let n=M(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:U`<section class="stack" aria-labelledby="season">
<h2 id="season">${N(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${r.map(t=>U`<div key=${t.ruling}>
<dt>${V(n,t.foul)}<small>${He(e,t.tournament)} · ${L(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${F(n,t)}</dd>
</div>`)}
</dl>
</section>`}function Za({ruling:e,shown:t,children:n}){let r=M();return U`<section class=${`call-verdict hall-verdict ${p(e)?`over`:Fe(e.kind)}`}>
<p class="call-line penalty">${t?ze(r,t):F(r,e)}</p>
<p><a class="who" href=${Qa(e)}>${e.offender.name}</a></p>
<p class="soft">${Be(r,e)}</p>
${n}
</section>`}function Qa({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}D.loadEscalationSteps();function $a({state:e,ruling:t}){let n=Object.values(e.notes).filter(e=>e.ruling===t.id);if(n.length===0)return null;let i=e.settings.time_zone,a=n.sort((e,t)=>Date.parse(e.noted_at)-Date.parse(t.noted_at));return U`<section class="stack" aria-label=${N(`note.title`)}>
<h2>${N(`note.title`)}</h2>
${a.map(({id:t,note:n,noted_at:a,official:o,unsent:s,outbox:c})=>U`<div class="card" key=${t}>
<p>${n}</p>
<p class="soft">
${[e.officials[o]?.name,L(a,i)].filter(Boolean).join(` · `)}
${s&&c!==`done`&&U` <span class=${`badge ${r(c)?`bad`:`info`}`}>${N(`hall-unsent`)}</span>`}
</p>
</div>`)}
</section>`}function eo({ruling:e}){let[t,n]=W(!1),[r,i]=W(``),{does:a,wrong:o}=E();return U`<button class="button" type="button" onClick=${()=>n(!0)}>${N(`note.add`)}</button>
${t&&U`<${T} title=${N(`note.add`)} onClose=${()=>n(!1)}>
<form onSubmit=${t=>{t.preventDefault(),r.trim()&&a(async()=>{await D.send(`note`,e,{note:r.trim()}),z(),A(N(`note.added`)),i(``),n(!1)})}}>
<${g} long label=${N(`call.note`)} value=${r} onInput=${i} maxlength="4000" />
${o}
<button class="button main" disabled=${!r.trim()}>${N(`note.save`)}</button>
</form>
<//>`}`}const to={url:null,blob:null,failed:!1};function no(e,t){let[n,r]=W(to);return P(()=>{let t=``,n=!1;return e().then(e=>{n||(t=URL.createObjectURL(e),r({url:t,blob:e,failed:!1}))},()=>n||r({...to,failed:!0})),()=>{n=!0,t&&URL.revokeObjectURL(t)}},[t]),n}function ro({count:e,onPhoto:t}){let[n,r]=W(!1);return e>=8?U`<p class="note" role="status">${N(`call.photos-most`,{most:8})}</p>`:U`<label class="button photo" aria-busy=${n}>
${n?U`<progress aria-hidden="true"></progress>`:U`<${v} name="camera" />`}
<span aria-live="polite">${N(n?`call.photo-shrinking`:`hall-add-photo`)}</span>
<input class="unseen" type="file" accept="image/*" aria-disabled=${n} onClick=${e=>n&&e.preventDefault()} onChange=${async e=>{let[n]=e.currentTarget.files;e.currentTarget.value=``,n&&(r(!0),await t(n).catch(e=>A(N(e.name===`Unreadable`?`hall-photo-bad`:`call.not-kept`))),r(!1))}} />
</label>`}function io({ruling:e}){let{state:t}=H(),n=Object.values(t.photos).filter(t=>t.ruling===e);return U`<${ro} count=${n.length} onPhoto=${async t=>{await D.addPhoto(e,t),A(N(`hall-photo-added`))}} />`}function ao({state:e,ruling:t}){let n=Object.values(e.photos).filter(e=>e.ruling===t.id);return n.length===0?null:U`<section class="stack">
<h2>${N(`hall-photos`)}</h2>
<ul class="photos">
${n.map((e,n)=>U`<li key=${e.id}><${oo} ruling=${t.id} photo=${e} number=${n+1} /></li>`)}
</ul>
</section>`}function oo({ruling:e,photo:t,number:n}){let{url:r,failed:i}=no(()=>D.photo(e,t.id),t.id);return i?U`<p class="soft">${N(`hall-photo-away`,{number:n})}</p>`:U`<figure>
${r&&U`<a href=${r} target="_blank"><img src=${r} alt=${N(`hall-photo`,{number:n})} /></a>`}
${t.unsent&&t.outbox!==`done`&&U`<figcaption class="badge info">${N(`hall-unsent`)}</figcaption>`}
</figure>`}function so({state:e,ruling:t}){return U`<section class="stack">
<h2>${N(`hall-incident`)}</h2>
<${Ae} rulings=${me(e,t)} empty="" />
</section>`}function co({ruling:e}){let t=Gt();return e.seq?U`<section class="stack">
<h2>${N(`reports.incident`)}</h2>
<ul class="rows">
<${Ht} name=${N(`reports.incident-page`)} hint=${N(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function lo({readings:e}){let t=M();return Yt(),U`<div class="stack">
${e.map(({id:e,chosen:n})=>{let{question:r,alternatives:i,reason:a}=t.reading({id:e,chosen:n});return U`<p key=${e} class="reading">${r} <strong>${i[n]}</strong> <small class="soft">${a}</small></p>`})}
</div>`}function uo({call:e}){let{state:t,official:n}=H(),r=mo(t,n,e);return r&&U`<p class="note warn">${N(`partial.warn.${r}`)}</p>`}function fo({why:e}){return U`<p class="note warn">${N(`partial.was.${e}`)}</p>`}function po(e){return U`<span class="badge warn">${N(`partial.badge`)}</span>`}function mo(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const ho=[[`day`,86400],[`hour`,3600],[`minute`,60]];function go({status:e,level:t}){return N(`esc.stands.${e}.${t}`)}function _o({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?N(`esc.outcome.${t}`):``}function vo(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function yo(e){let t=Math.max(0,(D.now()-Date.parse(e))/1e3),[n,r]=ho.find(([,e])=>t>=e)??ho[ho.length-1],i=Math.floor(t/r);return B(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function bo(e,{status:t,level:n},r){let i=xo(e,t,n,r);return i===`appeal`&&Co(e)&&wo(e.state)>D.now()?`later`:i===`decide`?n!==`head-referee`&&So(e)?`panel`:st(e,r)?`own-table`:i:i}function xo({official:e},t,n,r){let i=I(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?Ve(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!I(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function So({official:e,book:t,state:n}){return Co({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!To(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function Co({book:e}){return e?.content.rule_points.appeals===`panel`}function wo({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function To({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function Eo({ruling:e,onClose:t}){let[n,r]=W(``);return U`<${K} what="escalation" title=${N(`hall-escalate`)} text=${N(`esc.escalate-text`)} yes=${N(`hall-escalate`)}
onReason=${async r=>{await D.send(`escalation`,e,{reason:r,...n.trim()&&{evidence:n.trim()}}),z(),A(N(`esc.done.escalation`)),t()}} onClose=${t}>
<${g} long label=${N(`esc.evidence`)} hint=${N(`esc.evidence-hint`)} value=${n} onInput=${r} maxlength="4000" />
<//>`}function Do({state:e,ruling:t}){let n=M(),{id:r,hanchan:i,hand:a,seat:o,table:s,foul:c}=t;if(!o||!i||!a)return null;let l=ye(e.hanchans[i],a).filter(({wind:t,player:n})=>t!==o&&e.players[n]);return U`<${ce} class="wrong-player" title=${U`<span class="body">${N(`reason.wrong-player`)}</span>`}>
${()=>U`<div class="switches">
${l.map(({wind:t,player:i})=>U`<a
class="chip"
key=${t}
href=${`#/call/${s.id}/${t}/${c}?amends=${r}&why=wrong-player`}
>
${n.phrase(`seat-${t}`)} <span class="who">${e.players[i].name}</span>
</a>`)}
</div>`}
<//>`}function Oo({state:e,ruling:t}){let n=H(),[i,a]=W(!1),[s,c]=W(null);if(!Ve(n.official)||t.outbox===`holding`||r(t.outbox))return null;let l=t=>!p(t)&&!o(e,t.id),u=l(t),d=me(e,t).filter(l),f=st(n,t),m=()=>c(null),h=async e=>{for(let n of[t,...i?d:[]])await D.send(`withdrawal`,n.id,{reason:e});z(),A(N(`hall-done.withdrawal`)),m(),scrollTo({top:0})},{id:g,table:_,seat:v,foul:y}=t;return U`<section class="doing" aria-label=${N(`hall-actions`)}>
${u&&f&&U`<p class="note warn">${N(`call.own-table`)}</p>`}
${u&&!f&&U`<${Do} state=${e} ruling=${t} />
<a class="button" href=${`#/call/${_.id}/${v??`-`}/${y}?amends=${g}`}>${N(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>c(`withdraw`)}>${N(`hall-withdraw`)}</button>`}
${u&&U`<button class="button" type="button" onClick=${()=>c(`escalate`)}>${N(`hall-escalate`)}</button>`}
<${eo} ruling=${g} />
<${io} ruling=${g} />
${s===`withdraw`&&U`<${K} what="withdrawal" title=${N(`hall-withdraw`)} text=${N(`hall-withdraw-text`)} yes=${N(`hall-withdraw`)}
onReason=${h} onClose=${m}>
${d.length>0&&U`<${pe} label=${N(`hall-withdraw-too`,{names:ve(d)})} checked=${i} onChange=${a} />`}
<//>`}
${s===`escalate`&&U`<${Eo} ruling=${g} onClose=${m} />`}
</section>`}function ko({catalogue:e},t,n,r){let[i,a,o]=[[[t,!0]],[[t,!0],...r],[...n,...r]],s=n.some(([e,n])=>n&&No(e)===No(t));return Object.entries(e.corrections).filter(([,{when:e,of:t,unless:n=[],player:r=!1}])=>{let[c,l,u]=[i,a,o].map(e=>Mo(jo(e,r),t));return Ao(e,{ruled:c,was:l,is:u,same:s})&&!Mo(jo(o),n)}).map(([e])=>e)}function Ao(e,{ruled:t,was:n,is:r,same:i}){return e===`gone`?n&&!r:e===`came`?r&&!n:e===`changed`?n!==r:t&&!i}function jo(e,t=!1){let n=e.filter(([,e])=>e||!t).map(([e])=>e);return new Set(n.flatMap(({effects:e,steps:t,stays:n=[]})=>[...e,...t,...n]))}function Mo(e,t){return t.some(t=>e.has(t))}function No({penalties:e,transfers:t=[]}){return R([e,t])}function Po({state:e,ruling:t}){let n=M(),{library:r}=H(),i=t.status===`withdrawn`,a=i?t:e.rulings[t.amends],o=i?[]:[t],s=a?Fo(e,t,a):[],c=Jt([...s,t,a??t]);if(Yt(),!a||!r?.catalogue.corrections)return null;let l=e=>Io(Te(n,c[e.revision],e)),u=e=>[l(e),e.offender.id===a.offender.id],[d,f,p]=[l(a),o.map(u),s.map(u)];if(!d||[...f,...p].some(([e])=>!e))return null;let m=ko(r,d,f,p),h=[...f,...p].some(([,e])=>!e);return U`<section class="stack" aria-label=${N(`hall-corrections`)}>
<h2>${N(`hall-corrections`)}</h2>
${m.length===0&&U`<p class="soft">${N(`hall-no-corrections`)}</p>`}
<ol class="steps">
${m.map(e=>{let{text:t,player:i}=r.catalogue.corrections[e];return U`<li key=${e}>${i&&h&&U`<span class="who">${a.offender.name}</span>: `}${n.pick(t)}</li>`})}
</ol>
</section>`}function Fo(e,t,n){let i=Object.values(e.rulings).filter(e=>ut(e,n)&&!r(e.outbox));return[.../* @__PURE__ */ new Set([...me(e,t),...i])].filter(e=>e.id!==t.id&&!p(e))}function Io(e){if(!e)return null;let{penalties:t,transfers:n,...r}=e.chosen??e.final??e.first,[i,a,o]=[r.effects,r.steps,r.stays].map(Lo);return{penalties:t,transfers:n,effects:i,steps:a,stays:o}}function Lo(e){return e.map(({id:e})=>e)}function Ro({steps:e,call:t}){let{library:n,book:r,state:i,official:a}=H(),o=M();Yt();let{opens:s}=n?.catalogue??{},{table:c,seat:l,offender:u}=t;if(!s||!r||!l||!u||!Ve(a))return null;let d=Object.values(i.rulings).some(e=>e.id!==t.ruling&&e.foul===t.foul&&e.offender.id===u.id&&!p(e)),f=/* @__PURE__ */ new Map;for(let{id:n}of e){let{foul:e=t.foul,facts:i={},repeat:a=!1}=s[n]??{foul:``};if(!r.content.fouls[e]?.rows.length||a&&!d||e===t.foul&&R({...t.facts,...i})===R(t.facts))continue;let o=e===t.foul?{...t.facts,...i}:i;ue(r,e,o,{})&&f.set(e,{foul:e,facts:o})}return[...f.values()].map(({foul:e,facts:n})=>{let r=Object.keys(n).length>0?`?facts=${encodeURIComponent(JSON.stringify(n))}`:``,i=o.name(`fouls`,e),a=e===t.foul?N(`further.harder`,{foul:i}):N(`further.rule`,{foul:i});return U`<a class="button" key=${e} href=${`#/call/${c}/${l}/${e}${r}`}>${a} <${v} name="next" /></a>`})}function zo({state:e,escalation:{id:t,standing_id:n}}){let r=M();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return U`<div class="both">
<${Bo} words=${r} label=${N(`esc.as-called`)} ruling=${i} />
${n===null?U`<div class="card"><small>${N(`esc.as-it-stands`)}</small><strong>${N(`esc.nothing-stands`)}</strong></div>`:U`<${Bo} words=${r} label=${N(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Bo({words:e,label:t,ruling:n}){return n?U`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${Fe(n.kind)}`}>${F(e,n)}</strong>
<span>${V(e,n.foul)}</span>
</a>`:null}function Vo({state:e,events:t}){return U`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>U`<li key=${t}>
<div class="row">
<span class="body">
${s?U`<a href=${s}>${n}</a>`:U`<strong>${n}</strong>`}
${r&&U`<span>${r}</span>`}
<small>${[a,o&&L(o,e.settings.time_zone)].filter(Boolean).join(` · `)||N(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Ho(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&N(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:N(`esc.escalated`),reason:o,who:vo(e,t),at:i},...a.map(t=>Uo(e,t))]}function Uo(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Wo(t),reason:r,who:vo(e,t),at:i}}function Wo({what:e,outcome:t,level:n}){return e===`decided`?N(`esc.decided.${n}`,{outcome:N(`esc.outcome.${t}`)}):N(`esc.step.${e}`)}function Go({state:e,ruling:t}){let n=o(e,t.id),r=[...Ko(e,t),...n?Ho(e,n):[]];return r.length===0?null:U`<section class="stack">
<h2>${N(`hall-history`)}</h2>
<${Vo} state=${e} events=${r} />
${n&&U`<${zo} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${N(`hall-to-escalation`)}</a>`}
</section>`}function*Ko(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:N(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield qo(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:N(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function qo(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?N(`hall-closed-by-ruling`):N(`hall-closed`,{how:r?N(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Jo({ruling:e,anyway:t}){let{state:n}=H(),r=M(),i=Qo(n,e,F(r,e));return U`<p class="note warn" role="status">
<a class="reach" href=${`#/ruling/${e.id}`}>${i}${t&&` ${N(`same.anyway`)}`} <${v} name="next" /></a>
</p>`}function Yo({state:e,ruling:t}){let n=gt(Object.values(e.rulings),t);return n&&U`<${Jo} ruling=${n} />`}function Xo(){let{state:e,official:t}=H(),n=M(),r=`shinpan.same.`+e.id,[i,a]=W(()=>pt(r)??[]);return P(()=>je(r,i),[i]),_t(()=>Zo(e,t.id),[e,t.id]).filter(({own:e})=>!i.includes(e)).map(({own:t,other:r})=>U`<div class="note warn row" key=${t} role="status">
<a class="reach body" href=${`#/ruling/${t}`}>${Qo(e,r,[r.offender.name,V(n,r.foul),F(n,r)].join(` · `))}</a>
<button class="button" type="button" onClick=${()=>a([...i,t])}>${N(`same.both`)}</button>
</div>`)}function Zo({rulings:e},t){let n={};for(let t of Object.values(e))(n[`${t.foul} ${t.offender.id}`]??=[]).push(t);return Object.values(n).flatMap(e=>e.filter(e=>e.official===t).map(t=>({own:t.id,other:gt(e,t)})).filter(({other:e})=>e))}function Qo(e,{official:t,ruled_at:n},r){let i=e.officials[t]?.name??`?`;return N(`same.text`,{who:i,time:L(n,e.settings.time_zone),what:r})}function $o({args:[e]}){let{tournament:t,state:n}=H();if(!t||!n)return U`<${vt} title=${N(`hall-ruling`)} />`;let r=n.rulings[e];return r?U`<${es} state=${n} ruling=${r} />`:U`<${fe} title=${N(`hall-ruling`)} text=${N(`hall-no-ruling`)} up="#/log" />`}function es({state:e,ruling:t}){let{official:n}=H(),r=M(),i=Jt([t])[t.revision],a=Te(r,i,t),o=a&&(a.chosen??a.final??a.first);return U`<${k} title=${V(r,t.foul)} up=${`#/table/${t.table.id}`}>
<${Za} ruling=${t} shown=${o}>
<p><${ft} ruling=${t} /></p>
${t.item===t.id&&U`<${u} id=${t.item} />`}
${Je(t.outbox)&&U`<a href="#/outbox">${N(`hall-resolve`)}</a>`}
<//>
<${Yo} state=${e} ruling=${t} />
${(t.status===`withdrawn`||t.amends&&t.status!==`amended`)&&U`<${Po} state=${e} ruling=${t} />`}
${me(e,t).length>0&&U`<${so} state=${e} ruling=${t} />`}
<${ts} ruling=${t} />
${a?U`<${rs} ruling=${t} spoken=${a} />`:U`<p class="soft">${N(`hall-no-book`)}</p>`}
<${is} state=${e} ruling=${t} />
<${$a} state=${e} ruling=${t} />
<${ao} state=${e} ruling=${t} />
<${Go} state=${e} ruling=${t} />
<${Oo} state=${e} ruling=${t} />
${I(n,[`director`])&&U`<${co} ruling=${t} />`}
<//>`}function ts({ruling:e}){let t=M(),n=Object.entries(e.final_decision?.facts??e.facts??{}),r=Object.entries(le(e.context??{}));return n.length+r.length===0?null:U`<section>
<h2>${N(`hall-facts`)}</h2>
<dl class="facts">
${n.map(([e,n])=>U`<div key=${e}><dt>${t.question(e)}</dt><dd>${t.answer(e,{value:n})}</dd></div>`)}
${r.map(([e,n])=>U`<div key=${e}><dt>${oe(t,e)}</dt><dd>${ie(t,e,n)}</dd></div>`)}
</dl>
</section>`}const ns={"in-range":`hall-within`,"left-open":`hall-left-open`};function rs({ruling:e,spoken:{first:t,final:n,chosen:r,departure:i}}){let a=r??n??t,o=n??t,s=h(a.steps,H().state.rulings[e.amends],e);return U`<section class="stack">
<h2>${N(`hall-decision`)}</h2>
${r&&U`<p class="note warn">
${N(`hall-prescribed`,{line:t.line})}${e.reason&&U`<br />${N(ns[i]??`hall-because`,{reason:e.reason})}`}
</p>`}
${!r&&!n&&t.status===`deferred`&&U`<p>${t.line}</p>`}
${n&&U`<p>${N(`hall-first`,{line:t.line})}</p>`}
${a.say&&a.say!==a.line&&U`<p class="say">${N(`call.quoted`,{text:a.say})}</p>`}
<ol class="steps">${s.map(e=>U`<li key=${e.id}>${e.text}</li>`)}</ol>
${!p(e)&&U`<${Ro} steps=${a.steps} call=${{...e,table:e.table.id,ruling:e.id}} />`}
<${S} stays=${a.stays} />
${We(o).map(e=>U`<p class="soft" key=${e}>${e}</p>`)}
${o.readings.length>0&&U`<${lo} readings=${o.readings} />`}
</section>`}function is({state:e,ruling:t}){let n=e.settings.time_zone,r=Date.parse(t.device_at)-Date.parse(t.ruled_at);return U`<section class="stack">
<h2>${N(`hall-origin`)}</h2>
<p>${[e.officials[t.official]?.name,L(t.ruled_at,n)].filter(Boolean).join(` · `)}</p>
${Math.abs(r)>2e3&&U`<p class="soft">${N(`hall-device-time`,{time:L(t.device_at,n)})}</p>`}
${t.conflict&&U`<${fo} why=${t.conflict} />`}
${t.note&&U`<p class="note info">${t.note}</p>`}
</section>`}const as=Ee(s.desk,`LineAct`);function os({state:e,id:t}){let{official:n}=H(),r=ii(e,t),i=I(n,[`director`]);return r.length===0?null:U`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${N(`hall-ledger`)}</h2>
${r.map(t=>U`<div class="card" key=${t.unit}>
<p><strong>${ss(t.unit,t.amount)}</strong></p>
<dl class="facts lines">
${t.lines.map(n=>U`<div key=${n.id}>
<dt><${Ka} state=${e} line=${n} />${i&&U`<${as} state=${e} line=${n} balance=${t} />`}</dt>
<dd>${fi(n)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function ss(e,t){let[n,r]=ni(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return N(t<0?r:n,{amount:Q(e,Math.abs(t))})}function cs(e,t){return Object.values(e.hanchans).filter(({id:n,seats:r,status:i})=>!i&&!e.results[n]&&Object.values(r).includes(t)).sort((e,t)=>e.id<t.id?-1:1)[0]}function ls({state:e,player:t}){let n=cs(e,t);if(!n)return null;let r=yi(e,n);return Vi(e,n,t).length>0?U`<section class="note bad stack" aria-label=${N(`fines.next-game`)}>
<p>${N(`fines.plays-after`,{game:r})}</p>
<${zi} hanchan=${n.id} players=${[t]} />
</section>`:n.allowed?.includes(t)?U`<p class="note info" role="status">${N(`fines.let-play`,{game:r})}</p>`:null}function us({day:e,taking:{unit:t,method:n,expected:r,count:i},onClose:a}){let[o,s]=W(``),[c,l]=W(``),[u,d]=W(!1),f=Ma(),{ask:p,asking:m,wrong:h}=ja(N(`cash.needs-network`)),_=ds(t,o);return U`<${T} title=${N(`cash.count-of`,{method:N(`fines.method.${n}`)})} onClose=${a}>
<form class="stack" onSubmit=${r=>{if(r.preventDefault(),d(!0),_===null||i&&!c.trim())return;let o={...c.trim()&&{note:c.trim()},...i&&{replaces:i.id}},s={day:e,unit:t,method:n,counted:_,...o};p(async()=>{await D.ask(`cash-counts/${f(s)}`,{method:`PUT`,body:s}),A(N(`cash.kept`)),a()})}}>
<dl class="facts"><div><dt>${N(`cash.expected`)}</dt><dd>${Q(t,r)}</dd></div></dl>
<${g} label=${N(`cash.amount`,{unit:t})} value=${o} inputmode="decimal" autocomplete="off" wrong=${u&&_===null?N(`cash.amount-wrong`):void 0} onInput=${s} />
${_!==null&&U`<p class=${`note ${_===r?`info`:`warn`}`} role="status"><strong>${fs(t,_-r)}</strong></p>`}
<${g} label=${N(i?`cash.why-again`:`fines.note`)} value=${c} maxlength="3500" wrong=${u&&i&&!c.trim()?N(`hall-reason-missing`):void 0} onInput=${l} />
${h}
<button class="button main" disabled=${m}>${N(`cash.keep`)}</button>
</form>
<//>`}function ds(e,t){let[,n,r=``]=t.trim().match(/^([-−]?)(.+)$/)??[],i=hi(e,r);return i!==null&&n?-i:i}function fs(e,t){return t===0?N(`cash.agrees`):N(t<0?`cash.missing`:`cash.too-much`,{amount:Q(e,Math.abs(t))})}function ps(e,t){let n=B(Intl.DateTimeFormat,{timeZone:e.settings.time_zone,year:`numeric`,month:`2-digit`,day:`2-digit`,calendar:`iso8601`,numberingSystem:`latn`}).formatToParts(new Date(t)),r=e=>n.find(({type:t})=>t===e)?.value;return`${r(`year`)}-${r(`month`)}-${r(`day`)}`}function ms(e,t){let n=Object.values(e.payments).map(({paid_at:t})=>ps(e,t)),r=Object.values(e.cashCounts).map(({day:e})=>e);return[.../* @__PURE__ */ new Set([ps(e,t),...n,...r])].sort().reverse()}function hs(e,t){let n=/* @__PURE__ */ new Map,r=(r,i)=>{let a=`${t} ${r} ${i}`,o={unit:r,method:i,taken:0,refunded:0,expected:0,by:/* @__PURE__ */ new Map,count:e.cashCounts[a]};return n.has(a)||n.set(a,o),n.get(a)};for(let{unit:n,method:i,amount:a,refund:o,withdrawn:s,paid_at:c,official:l}of Object.values(e.payments)){if(s||ps(e,c)!==t)continue;let u=r(n,i),d=o?-a:a;u[o?`refunded`:`taken`]+=a,u.expected+=d,u.by.set(l,(u.by.get(l)??0)+d)}for(let{day:n,unit:i,method:a}of Object.values(e.cashCounts))n===t&&r(i,a);let i=({unit:e,method:t})=>e+Ja.indexOf(t);return[...n.values()].sort((e,t)=>i(e)<i(t)?-1:1)}function gs({state:e}){return U`<${k} title=${N(`cash.title`)} up="#/fines"><${_s} state=${e} /><//>`}function _s({state:e}){let{official:t}=H();P(()=>void D.lookAround(),[]);let n=ms(e,D.now()),[r,i]=W(``),o=n.includes(r)?r:n.find(t=>hs(e,t).length>0)??n[0],s=hs(e,o),c=n.map(e=>({value:e,text:vs(e)})),l=Object.values(e.payments).filter(e=>e.unsent).length;return U`<${C} label=${N(`cash.day`)} value=${o} options=${c} onChange=${i} />
${l>0&&U`<p class="note warn" role="status">${N(`cash.unsent`,{count:l})}</p>`}
${s.length===0&&U`<${a} text=${N(`cash.nothing`)} />`}
<div class="cash-ways">${s.map(n=>U`<${ys} key=${o+n.unit+n.method} state=${e} day=${o} taking=${n} mayCount=${li(t)} />`)}</div>`}function vs(e){return B(Intl.DateTimeFormat,{weekday:`short`,day:`numeric`,month:`long`,year:`numeric`,timeZone:`UTC`}).format(/* @__PURE__ */ new Date(`${e}T00:00:00Z`))}function ys({state:e,day:t,taking:n,mayCount:r}){let[i,a]=W(!1),{unit:o,method:s,refunded:c,taken:l,expected:u,by:d,count:f}=n,p=[...d].map(([t,n])=>[e.officials[t]?.name??N(`cash.this-phone`),Q(o,n)]),m={taken:Q(o,l),back:Q(o,c)};return U`<section class="card stack cash" aria-label=${N(`fines.method.${s}`)}>
<div class="cash-head"><h2>${N(`fines.method.${s}`)}</h2><strong class="sum">${Q(o,u)}</strong></div>
${c>0&&U`<p class="soft">${N(`cash.of-it-refunded`,m)}</p>`}
<dl class="facts">
${p.map(([e,t])=>U`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
${f&&U`<${bs} state=${e} taking=${n} />`}
${r&&U`<button class=${`button ${f?`quiet`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${N(f?`cash.again`:`cash.count`)}</button>`}
${i&&U`<${us} day=${t} taking=${n} onClose=${()=>a(!1)} />`}
</section>`}function bs({state:e,taking:{unit:t,expected:n,count:r}}){let{counted:i,at:a,official:o,note:s}=r,c=r.expected===n?``:N(`cash.taken-since`,{amount:Q(t,r.expected)}),l=N(`cash.counted-by`,{name:e.officials[o]?.name??`?`,time:L(a,e.settings.time_zone)});return U`<div class=${`note ${i===n?`info`:`warn`}`} role="status">
<strong>${N(`cash.counted`,{amount:Q(t,i)})} · ${fs(t,i-n)}</strong>
<small>${[l,s,c].filter(Boolean).join(` · `)}</small>
</div>`}function xs({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:U`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${N(`fines.paid`)}</h2>
<ul class="rows">
${t.map(t=>U`<li key=${t.id}><${Ss} state=${e} payment=${t} /></li>`)}
</ul>
<p class="soft">${N(`fines.put-right`)}</p>
</section>`}function Ss({state:e,payment:t}){let{id:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,refund:l,withdrawn:u}=t,d=[u&&N(`fines.withdrawn`),Cs(t),N(`fines.method.${s}`),L(c,e.settings.time_zone)],f=Q(a,l?-o:o);return U`<a class=${`row ${u?`over`:``}`} href=${`#/paid/${n}`}>
<span class="body who">${di(e,{kind:r,id:i})}<small>${d.filter(Boolean).join(` · `)}</small></span>
${u?U`<s>${f}</s>`:U`<strong>${f}</strong>`}
</a>`}function Cs({unsent:e,refund:t,receipt:n}){return e?N(`fines.no-receipt-yet`):N(t?`fines.refund-number`:`fines.receipt`,{number:n})}function ws({state:e,official:t}){if(!e.season||!li(t))return null;let n=N(`fines.season`,{season:e.season.season});return U`<${ce} title=${n}>${()=>U`<${Ts} state=${e} />`}<//>`}function Ts({state:e}){let{answer:t,fresh:n,trouble:r}=Bt(`ledger/fines/season`);if(!t)return U`<p class="soft" role="status">${N(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=L(t.at,e.settings.time_zone);return U`${!n&&U`<p class="note warn" role="status">${N(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&U`<p class="soft">${N(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>U`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${Es(e,t)}</small></span>
<strong>${Q(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function Es(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=He(e,r)||e.settings.name;return n.length>1?`${a} ${Q(t,i)}`:a}).join(` · `)}function Ds({state:e}){let{fines:t}=e.others;return t.length===0?null:U`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${N(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>U`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${di(e,t)}<small>
${He(e,n)} · ${N(`fines.since`,{time:L(a,e.settings.time_zone)})}
</small></span>
<strong>${Q(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${N(`fines.paid-there`)}</p>
</section>`}const Os=[`device_at`,`clock_offset_ms`,`revision`];function ks({stored:e,sent:t}){let n=[N(`hall-on-server`),N(`hall-on-phone`)];return U`<${As} caption=${N(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function As({caption:e,heads:t,before:n,after:r}){bt();let i=M(),{state:a}=H(),[o,s]=[Ms(r),Ms(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!Os.includes(e));return U`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>U`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>U`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${St(i,e)}</th></tr>
<tr><td>${Ns(i,a,e,s[e])}</td><td>${Ns(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function js({item:{expected:e,answer:t,differs:n}}){let r=M(),i=n===`revision`?t.second_decision:t.decision;return U`<div class="note warn">
<p>${N(`hall-phone-showed`,{line:F(r,e)})}</p>
<p><strong>${N(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:F(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${N(`hall-ruling`)}</a>
</div>`}function Ms(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>Ms(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function Ns(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return V(e,r);if(n.endsWith(`_at`)&&r!==`–`)return L(r,t.settings.time_zone);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function Ps(){let e=j(null),[t,n]=W(``);P(()=>{let t=new AbortController;return Ls(e.current,t.signal,Fs,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return U`<${k} title=${N(`hall-scan`)} up="#/tables">
<p>${N(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${N(`hall-viewfinder`)}></video>
${t&&U`<p class="note warn" role="status">${N(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${N(`hall-tables`)}</a>
<a class="button" href="#/join">${N(`hall-join`)}</a>
<//>`}function Fs(e){let t=zt(e);return t?(z(),Oe(Is(t),{replace:!0}),!0):!1}function Is({tournament:e,invitation:t,account:n,table:r,sheet:i}){return t?`#/join/${e}/${t}`:n?`#/account/${n}`:i?`#/sheet?s=${i}`:`#/table/${r}`}async function Ls(e,t,n,r){let i=navigator.mediaDevices&&await Rs().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function Rs(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function zs({label:e,text:t}){return U`<${g} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&U`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>A(N(`people.copied`)),()=>A(N(`people.not-copied`)))}>${N(`people.copy`)}</button>`}
${`share`in navigator&&U`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${N(`people.share`)}</button>`}
</div>`}function Bs({onClose:e}){let{tournament:t}=H(),[n,r]=W(null);P(()=>void D.tournaments().then(r,()=>r([])),[]);let i=(n??[]).filter(({id:e,left:n})=>e!==t.id&&!n);return U`<${T} title=${t.name} onClose=${e}>
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
<//>`}function Vs({table:e}){let{official:t}=H();return I(t,[`director`])?U`<a class="button" href="#/import/players">${N(`enrol.link`)}</a>
${e&&U`<a class="button quiet" href=${`#/correct/table/${e.id}`}>${N(`correct.link-table`)}</a>`}`:null}function Hs(){let{state:e,official:t}=H(),[n,r]=W(!1);return U`<p class="beside">
<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${N(`desk.change`)}</button>
<a class="button quiet" href="#/standings">${N(`hall-standings`)}</a>
<a class="button quiet" href="#/cards">${N(`hall-cards`)}</a>
${Object.keys(e.escalations).length>0&&U`<a class="button quiet" href="#/escalations">${N(`hall-escalations`)}</a>`}
${Us(e)&&U`<a class="button quiet" href="#/fines">${N(`hall-fines`)}</a>`}
${I(t,[`director`])&&U`<a class="button quiet" href="#/setup">${N(`setup.title`)}</a>
<a class="button quiet" href="#/people">${N(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${N(`enrol.link`)}</a>
<a class="button quiet" href="#/exams">${N(`exam.title`)}</a>
<a class="button quiet" href="#/reports">${N(`reports.link`)}</a>`}
</p>
${n&&U`<${Bs} onClose=${()=>r(!1)} />`}`}function Us(e){return e.others.fines.length>0||Object.values(e.ledger).some(({unit:e})=>!ni(e))}const Ws={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`},Gs=`yakitori`,Ks={...Ws,[Gs]:Gs};function qs(e,t){let n=t?.content.rule_points??{},r=Object.entries(Ks).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Ks&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))};return{numbers:a,silent:Object.keys(Ks).filter(e=>!r.some(([t])=>t===e)),complete:Object.keys(Ws).every(e=>e in a)}}function Js(e,t){let n=t?.content.rule_points[`substitute-points`]??`not-stated`;return n===`not-stated`?{counted:e.scoring.substitute_points??`team`,isStated:!1}:{counted:n===`team`?`team`:`nobody`,isStated:!0}}function Ys(e,t){let n=we(y(e,t.round).map(i)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return ge.filter(e=>n.includes(t.seats[e]))}function Xs(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function Zs(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Qs({of:e}){let[t,n]=W(``);return U`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;D.file(`standings.csv?of=${e}`).then(e=>qt(e,t),e=>n(G(e)))}}>${N(`standings.export`)}</button>
${t&&U`<p class="note bad" role="alert">${t}</p>`}`}function $s({state:e}){let{book:t,official:n}=H(),{numbers:r,silent:i,complete:a}=qs(e,t);if(!t)return null;let o=Js(e,t),s=(i.length>0||!o.isStated)&&n?.roles?.includes(`director`),c=[...Object.entries(r).filter(([e,t])=>e!==`yakitori`||t>0).map(([e,t])=>[N(`standings.by.${e}`),ec(t)]),[N(`standings.substitutes`),N(`standings.substitutes.${o.counted}`)]],l=()=>U`<${Ce} rows=${c} />
${s&&U`<${tc} names=${i} numbers=${r} substitutes=${o} />`}`;return a?U`<${ce} title=${N(`standings.by`)}>${l}<//>`:U`<section class="card" aria-labelledby="by">
<h2 id="by">${N(`standings.by`)}</h2>
<p class="note warn">${N(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function ec(e){return Array.isArray(e)?e.map(e=>`${Jr(e)}P`).join(` / `):Jr(e)}function tc({names:e,numbers:t,substitutes:n}){let[r,i]=W(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[a,o]=W(n.counted),[s,c]=W(null),[l,u]=W(!1);return U`<form class="stack" onSubmit=${async i=>{i.preventDefault(),u(!0);let o=e.filter(e=>e!==`yakitori`||r[e].trim()).map(e=>[e,nc(e,r[e])]),s=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),l=e=>n.isStated?{}:{substitute_points:e},d={...Object.fromEntries(s),...l(n.counted)},f=Object.keys(d).length?d:null,p={...Object.fromEntries(o),...l(a),replaces:f};await D.ask(`scoring`,{method:`PUT`,body:p}).then(()=>c(null),c),u(!1)}}>
${e.map(e=>U`<${g} key=${e} label=${N(`standings.by.${e}`)} hint=${N(`standings.hint.${e}`)}
value=${r[e]} required=${e!==Gs} autocomplete="off" onInput=${t=>i({...r,[e]:t})} />`)}
${!n.isStated&&U`<${O} label=${N(`standings.substitutes`)} value=${a} onChange=${o}
options=${[`team`,`nobody`].map(e=>({value:e,text:N(`standings.substitutes.${e}`)}))} />`}
${s&&(s.problem?U`<${Ct} problem=${s.problem} />`:U`<p class="note bad" role="alert">${G(s)}</p>`)}
<button class="button main" disabled=${l}>${N(`standings.set`)}</button>
</form>`}function nc(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(rc):rc(n.replace(/[\s,.'’]/g,``))}function rc(e){return/^[-+]?\d+$/.test(e)?Number(e):e}const ic={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:oc,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:sc},ac={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function oc(e,t){return t===`standing`?!p(e):t===`escalated`?!!e.escalation:e.status===t}function sc({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-b(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function cc(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in ic),i=Object.entries(t).filter(([e,t])=>t&&e in ac),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>ic[t](e,n))&&i.every(([t,n])=>ac[t](o(e),n)))}function lc(e,t,n,r){if(!r.trim())return n;let i=uc(t),a=De(e.library,r);return n.filter(t=>{let{offender:n,table:r,note:o,reason:s,foul:c}=t,l=i[t.id]??[],u=[n.name,r.label,o,s,V(e,c),F(e,t)];return a([...u,...l].filter(Boolean).join(` `))})}function uc({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const dc=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function fc({state:e,rulings:t,chosen:n,onChoose:r}){let i=M(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=pc(i,e,t,n);return U`<details class="fold">
<summary>${o?N(`hall-filters-set`,{count:o}):N(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(s).map(([e,t])=>U`<${C} key=${e} label=${N(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:N(`hall-any`)},...t]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>U`<${g} key=${e} type="datetime-local" label=${N(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&U`<button class="button" type="button" onClick=${()=>r({})}>${N(`hall-filters-clear`)}</button>`}
</div>
</details>`}function pc(e,t,n,r){let i=e=>[...new Set(n.map(e))],a=new Map(n.map(({offender:e})=>[e.id,e.name])),o={table:ke(t).map(({id:e,label:t})=>({value:e,text:t})),player:[...a].map(([e,t])=>({value:e,text:t})),foul:i(({foul:e})=>e).map(t=>({value:t,text:V(e,t)})),kind:i(({kind:e})=>e).map(t=>({value:t,text:e.name(`kinds`,t)})),status:dc.map(e=>({value:e,text:N(`hall-status.${e}`)})),round:i(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:N(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:N(`hall-otherwise`)}],...mc(r),official:Object.values(t.officials).map(({id:e,name:t})=>({value:e,text:t}))};return Object.fromEntries(Object.entries(o).map(([e,t])=>[e,gc(t)]))}function mc({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:N(`hall-took`,{from:Ie(n),until:Ie(r)})}]},...t&&{escalation:[{value:t,text:hc(t)}]}}}function hc(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>lt(e)?N(e):t).join(` · `)}function gc(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}D.loadEscalationSteps();const _c={"head-referee":[`head-referee`,`director`],director:[`director`]};function vc({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function yc({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function bc(e,t){return!!t&&e.official!==t.id&&I(t,_c[e.level]??[])}function xc(e,t,{table:n,foul:r}){return[N(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&V(e,r)].filter(Boolean).join(` · `)}function Sc(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function Cc(e,t,n){return{name:e.officials[t]?.name??`?`,time:L(n,e.settings.time_zone)}}function wc({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return N(i?`help.unsent`:`help.sending`);let a=n.ended_at?N(`help.over.${n.ended_how}`):n.answered_at?N(`help.coming`,Cc(e,n.answered_by,n.answered_at)):N(`help.waiting.${n.level}`);return i?`${a} · ${N(`hall-outbox.waiting`)}`:a}function Tc({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function Ec(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?f(t,e.hanchans[n],r):m(t,n))}function Dc({ruling:t,questions:n,decision:r,done:i=!1,onAnswer:a}){let{library:o}=H(),s=M(),c=r&&e(o,r);return U`<section class="card">
<h3><span class="who">${t.offender.name}</span> · ${V(s,t.foul)}</h3>
${!i&&n.map(e=>U`<${Oc} key=${e.question.fact} asked=${e} onAnswer=${a} />`)}
${c&&U`<p class=${`penalty ${Fe(r.penalties[0]?.kind??`none`)}`} role="status">
${N(`hall-comes-to`,{line:c.line})}
</p>`}
${i&&U`<ol class="steps">${c.steps.map(e=>U`<li key=${e.id}>${e.text}</li>`)}</ol><${S} stays=${c.stays} />`}
</section>`}function Oc({asked:{decision:t,question:n,chosen:r},onAnswer:i}){let{library:a}=H(),{text:o,answers:s}=e(a,t).questions[0],c=s.map(e=>({value:e.value??e.min,text:e.text}));return U`<${O} label=${o} value=${r} options=${c}
onChange=${e=>i(n.fact,e)} />`}function kc(){let{library:e,book:t}=H(),[n,r]=W(null);return P(()=>{Promise.all([s.hands(),D.loadReading()]).then(([e])=>r(e),()=>{})},[]),(r,i)=>{let a=n&&e&&t&&n.handsAfter(e,t,r,i)||[];return a.length?a:Ac(r,i)}}function Ac(e,{how:t,winners:n}){let{deposits:r=0}=e;return t===`win`?[{...n.includes(`east`)?dt(e):l(e),deposits:0}]:t===`chonbo`?[{...e,deposits:r}]:[dt(e),l(e,dt(e).counters??0)].map(e=>({...e,deposits:r}))}function jc({hands:e,chosen:t,onChoose:n=()=>{}}){if(e.length===1)return U`<p class="note none end-next" role="status">${N(`hall-comes-next`)} <strong><${Pe} hand=${e[0]} /></strong></p>`;let r=e.map((e,t)=>({value:t,text:U`<${Pe} hand=${e} />`}));return U`<${O} label=${N(`hall-following`)} value=${e.findIndex(e=>Nc(e,t))} options=${r}
onChange=${t=>n(e[t])} />`}function Mc(e,t){return e.length===1?e[0]:e.find(e=>Nc(e,t))}function Nc(e,t){return!!t&&JSON.stringify(e)===JSON.stringify(t)}function Pc({hanchan:e,ended:t,end:n,moves:r,onChange:i}){let{state:a}=H(),o=M(),{how:s,winners:c,riichi:l,tenpai:u}=n,d=u?.length===0;return U`<fieldset class="end-seats">
<legend class="unseen">${N(`hall-who`)}</legend>
${ye(e,t.hand).map(({wind:e,player:n})=>{let d=mt(a,{...t,table:{id:t.table},seat:e}),f=l.includes(e),p=t=>t.includes(e)?t.filter(t=>t!==e):[...t,e],m=()=>{let e=p(u??[]);i({tenpai:e.length?e:void 0})},h=!c.includes(e)&&c.length===3,g=a.players[n]?.name??`?`;return U`<div key=${e} class="end-seat" role="group" aria-label=${`${o.phrase(`seat-${e}`)} · ${g}`}>
<span class="end-name"><${at} wind=${e} /><span>${g}</span>
${d&&U`<span class="badge dead-hand">${N(`hall-badge.dead`,{since:tt(a,d)})}</span>`}</span>
${r&&s!==`four-riichi`&&U`<${Fc} stick on=${f} onTap=${()=>i({riichi:p(l)})}>${N(`hall-riichi`)}<//>`}
${s===`win`&&U`<${Fc} on=${c.includes(e)} isOff=${!!d||h} onTap=${()=>i({winners:p(c)})}>${N(`hall-wins`)}<//>`}
${r&&s===`exhaustive-draw`&&U`<${Fc} on=${f||u?.includes(e)} isOff=${f} onTap=${m}>${N(`hall-tenpai`)}<//>`}
</div>`})}
${r&&s===`exhaustive-draw`&&U`<div class="end-seat"><span class="end-name"></span>
<${Fc} on=${d} isOff=${!!u?.length} onTap=${()=>i({tenpai:d?void 0:[]})}>${N(l.length?`hall-nobody-else`:`hall-nobody`)}<//></div>`}
</fieldset>`}function Fc({on:e,stick:t=!1,isOff:n=!1,onTap:r,children:i}){return U`<button class=${`choice ${t?`stick`:``}`} type="button" aria-pressed=${String(!!e)} disabled=${n} onClick=${r}>${i}</button>`}const Ic=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function Lc({table:e,hanchan:t,hand:n,dealt:r=n,onHand:i,onClose:a}){let{state:o}=H(),[s]=W({table:e.id,hanchan:t.id,hand:n}),[l]=W(r),[d,f]=W(()=>{let e=c(o,s);return e?{end:{...wt,...e},results:[],item:``}:null}),p={ended:s,dealt:l,moves:!!i,hanchan:t,onClose:a};if(!d)return U`<${Bc} ...${p} onDone=${f} />`;let m=N(`hall-ended-done`,{hand:Ne(s.hand)});return U`<${T} key="done" title=${m} onClose=${a}>
<p>${N(`hall-how.${d.end.how}`)}</p>
<${u} id=${d.item} onTaken=${a} />
${d.results.map(e=>U`<${Dc} key=${e.ruling.id} ...${e} done />`)}
${i&&!d.item?U`<${zc} ...${p} end=${d.end} onHand=${i} />`:U`<${Rc} next=${d.end.next} onClose=${a} />`}
<//>`}function Rc({next:e,onClose:t}){return U`${e&&U`<${jc} hands=${[e]} />`}
<button class="button main" type="button" onClick=${t}>${N(`hall-done`)}</button>`}function zc({dealt:e,end:t,onHand:n,onClose:r}){let i=kc(),a=t.next?[t.next]:i(e,t),o=e=>{n(e),r()};return U`<h3>${N(`hall-following`)}</h3>
<div class="pair">
${a.map(e=>U`<button key=${JSON.stringify(e)} class="button main" type="button" onClick=${()=>o(e)}><${Pe} hand=${e} /></button>`)}
</div>`}function Bc({ended:e,dealt:t,moves:n,hanchan:r,onDone:i,onClose:a}){let{state:o}=H(),[s]=W(()=>Me(o,e)),[c,l]=W(wt),{does:u,wrong:d}=E(),f=Jt(s),p=kc(),m=e=>l({...c,...e}),h=c.how&&(c.how!==`win`||c.winners.length>0),g=s.map(e=>{let t=f[e.revision];return{ruling:e,...c.how&&t?Et(o,t,e,c):{questions:[],decision:null}}}),_=g.every(({decision:e})=>e),v=n&&h&&_?p(t,Uc(c,g)):[],y=Mc(v,c.next),b=async()=>{let t=Object.fromEntries(g.map(({ruling:e,decision:t})=>[e.id,t])),n={...c,tenpai:Hc(c),next:y},r=await D.send(`hand-end`,null,Ot(e,n),{hold:!0,expected:t});z(),i({end:n,results:g,item:r.id})};return U`<${T} title=${N(`hall-ended-how`,{hand:Ne(e.hand)})} onClose=${a}>
<${Vc} how=${c.how} onHow=${e=>m({how:e,winners:[],tenpai:void 0})} />
${(n?c.how&&c.how!==`four-riichi`:c.how===`win`)&&U`<${Pc} hanchan=${r} ended=${e} end=${c} moves=${n} onChange=${m} />`}
${h&&g.map(e=>U`<${Dc} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>l(Dt(c,e.ruling,t,n))} />`)}
${v.length>0&&U`<${jc} hands=${v} chosen=${c.next} onChoose=${e=>m({next:e})} />`}
${d}
<button class="button main" type="button" disabled=${!h||!_||n&&!y} onClick=${()=>u(b)}>
${N(`hall-ended-record`)}
</button>
<//>`}function Vc({how:e,onHow:t}){let{book:n}=H(),r=[`win`,...n?.content.facts.hand_end.answers??Ic],i=Ic.filter(e=>r.includes(e)).map(e=>({value:e,text:N(`hall-how.${e}`)}));return U`<${O} label=${N(`hall-how-label`)} value=${e} options=${i} onChange=${t} />`}function Hc({riichi:e,tenpai:t,hands:n}){return t&&ge.filter(r=>t.includes(r)||e.includes(r)&&!kt(n[r]))}function Uc(e,t){let n=t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`));return{...e,tenpai:Hc(e),how:n?`chonbo`:e.how}}function Wc({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:Gc(t[e.id]),round:n[e.hanchan]?.round}))}function Gc({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function Kc(e,{cards:t,seconds:n,until:r}){let i=[N(`exam.questions`,{count:t.length})];return n&&i.push(N(`exam.each`,{seconds:n})),r&&i.push(N(Jc(r)?`exam.ended`:`exam.until`,{time:qc(e,r)})),i}function qc(e,t){return L(t,e.settings.time_zone)}function Jc(e){return!!e&&Date.parse(String(e))<=D.now()}function Yc(e){return N(`exam.seconds`,{seconds:Math.max(1,Math.round(e/1e3))})}function Xc(e,t){let n={timeZone:t,dateStyle:`short`,timeStyle:`short`};return new Intl.DateTimeFormat(`sv-SE`,n).format(new Date(e)).replace(` `,`T`)}function Zc(e,t){let n=Date.parse(`${e}Z`);return(/* @__PURE__ */ new Date(2*n-Date.parse(`${Xc(n,t)}Z`))).toISOString()}D.loadEscalationSteps();const Qc=[`head-referee`,`referee`,`arbiter`];function $c(e,t){return`shinpan.exam.${e}.${t}`}function el(e){return!!e&&I(e,Qc)}function tl(e){return Object.values(e.exams).sort((e,t)=>e.id<t.id?1:-1)}function nl(e,t,n){return al(e,t).find(({official_id:e})=>e===n)}function rl(e,t){let n=al(e,t).map(({official_id:e})=>e),r=Object.values(e.officials).filter(e=>!e.revoked_at&&el(e));return{taken:n.length,all:(/* @__PURE__ */ new Set([...n,...r.map(({id:e})=>e)])).size}}function il(e,t){return el(t)?tl(e).filter(({id:n,status:r})=>r===`open`&&!nl(e,n,t.id)):[]}function al(e,t){return Object.values(e.examAttempts).filter(e=>e.exam_id===t&&!e.withdrawn_at)}const ol={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[sl,cl]=[112,64],ll=[34,14],[ul,dl]=[10,7],[fl,pl]=[14,11];function ml({names:e,notes:t,pot:n,payments:r,number:i,to:a,winds:o}){return U`<figure class="table-figure">
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
${e.map((e,n)=>U`<${gl} key=${n} spot=${ol[n]} name=${e} note=${t[n]} to=${a?.(n)} wind=${o?.[n]} />`)}
${n&&U`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>U`<${vl} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${hl} names=${e} payments=${r} number=${i} /></div>
</figure>`}function hl({names:e,payments:t,number:n}){let r=t=>t===`table`?N(`open.the-table`):e[t];return U`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>U`<li key=${a}>
${N(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function gl({spot:[e,t],name:n,note:r,to:i,wind:a}){let o=_l(n,a?dl:ul)!==n,s=U`<g>
<rect
x=${e-sl/2}
y=${t-cl/2}
width=${sl}
height=${cl}
rx="10"
/>
${a&&U`<path class="wind" d=${Xe[a]} transform=${`translate(${e-sl/2+5} ${t-21}) scale(0.85)`} />`}
<text class=${`name ${o?`long`:``}`} x=${a?e+12:e} y=${t-5}>${o?_l(n,a?pl:fl):n}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?U`<a href=${i} aria-label=${`${n} ${r}`}>${s}</a>`:s}function _l(e,t){let n=0,r=[...e],i=r.findIndex(e=>(n+=e>`⹿`?1.6:1)>t);return i<0?e:`${r.slice(0,i-1).join(``).trimEnd()}…`}function vl({payment:e,text:t}){let[n,r]=[$(e.from),$(e.to)],[i,a]=Cl(n,r),[o,s]=Cl(r,n),c=Sl(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=yl(n,r)?bl([i,a],[l,u],[o,s],c):xl([l,u],c,n[0]===r[0]);return U`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${d} y=${f+6}>${t}</text>
</g>`}function yl(e,t){let[n,r]=$(`table`);return(e[0]+t[0])/2===n&&(e[1]+t[1])/2===r}function bl(e,t,n,r){let i=r=>e[r]*.5625+t[r]*.375+n[r]*.0625;return[i(0)+r[0]*.9,i(1)+r[1]*.5]}function xl([e,t],[n,r],i){if(n||r)return[e+n*1.2,t];let[a]=$(`table`);return i?[e+38,t]:[e+Math.sign(a-e)*18,t-19]}function Sl(e,t){let[n,r]=$(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes($(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function $(e){return ol[e]??[0,0]}function Cl([e,t],n){let[r,i]=[n[0]-e,n[1]-t],[a,o]=e===ol.table[0]&&t===ol.table[1]?ll:[sl/2,cl/2],s=Math.min((a+6)/Math.abs(r),(o+6)/Math.abs(i));return[e+r*s,t+i*s]}const wl=[0,1,2,3],Tl=[`east`,`south`,`west`,`north`];function El(e,t){return Tl[(e-t+4)%4]??`east`}function Dl(e,t){return e===`table`?`table`:(Tl.indexOf(e)+t)%4}function Ol(e){let t=new Map([...wl,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of wl)t.set(e,0);else for(let e of Al(n))jl(t,e);return{net:wl.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function kl(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Al(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function jl(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function Ml(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Nl({typed:e,onChange:t,onClose:n}){return U`<${T} title=${N(`open.names`)} onClose=${n}>
<p class="soft">${N(`open.names-text`)}</p>
${wl.map(n=>U`<${g}
key=${n}
label=${N(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${N(`open.done`)}</button>
<//>`}function Pl({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=Ml(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,kl(e[r]??0,n)]);return U`<${T} title=${N(`open.settle`)} onClose=${i}>
<p>${N(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${Ce} rows=${s} />
<${hl} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${N(`open.settle-done`)}
</button>
<//>`}function Fl(){let{state:e,official:t}=H(),n=e?il(e,t):[];if(n.length===0)return null;let[r]=n,i=n.length===1,a=i?pt($c(r.id,t.id)):null,o=a&&!a.attempt?N(`exam.paused`,{at:a.answers.length+1,all:r.cards.length}):N(i?`exam.waits`:`exam.wait`,{count:n.length});return U`<a class="row card" href=${i?`#/exams/${r.id}/take`:`#/exams`}>
<${v} name="clock" />
<span class="body">
<strong>${o}</strong>
<small>${i?[r.title,...Kc(e,r)].join(` · `):n.map(({title:e})=>e).join(` · `)}</small>
</span>
<${v} name="next" />
</a>`}function Il(e,t,n,r){let i=e.map(e=>Ll(e,t,n,r)),a=i.filter(e=>e instanceof ot);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:Ge(r)};return i.map((t,n)=>t instanceof ot?{rulebook:e[n].names(),...o,...se()}:t)}function Ll(e,t,n,r){try{return ae(e,t,n,r)}catch(e){if(e instanceof ot)return e;throw e}}function Rl(e,n){let r=new t(e),i=Object.entries(e.catalogue.rule_points).map(([e,t])=>{let i=n.map(t=>t.content.rule_points[e]);return{id:e,name:r.pick(t.name),kind:t.kind,values:i.map(e=>({value:e,text:zl(r,t,e)})),differs:i.some(e=>!Bl(e,i[0]))}});return{rulebooks:n.map(e=>r.book(e.names())),points:i}}function zl(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function Bl(e,t){return R(e)===R(t)}const Vl={transfers:[],fines:[],effects:[]};function Hl({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function Ul({words:e},t){if(t.lateness)return N(`open.by-lateness`);let n=Wl(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Wl(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Wl(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...Vl,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?N(`open.grows-times`,{times:r.p.times}):N(`open.grows-add`,{p:r.p.add})})`:e.line({...Vl,penalties:t,effects:n})}function Gl(e,t){return e.table(t).rows}function Kl({rules:e,book:t,foul:n}){let{words:r}=e,i=Gl(t,n);if(!i.length)return U`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return U`<ol class="table-rows">
${i.map(t=>U`<li key=${t.id}>
<strong>${Ul(e,t)}</strong>
${Hl(e,t.when).map(e=>U`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&U`<p>${i.length>1?N(`open.otherwise`):N(`open.always`)}</p>`}
${t.effects.length>0&&U`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${Qe(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&U`<p class="soft">${N(`open.counted-over`,{scope:Ke([r.phrase(`scope-${a}`)])})}</p>`}`}function ql({book:e,words:t,foul:r,facts:i,context:a,onChange:o}){let s=(e,t)=>{let{[e]:r,...i}=a;o(t===n[e]?i:{...i,[e]:t})};return U`<div class="stack">
${Object.entries(qe).map(([o,c])=>{let l=c.filter(t=>ue(e,r,i,{...a,[o]:t}));return U`<${O}
key=${o}
label=${oe(t,o)}
value=${a[o]??n[o]}
options=${l.map(e=>({value:e,text:ie(t,o,e)}))}
onChange=${e=>s(o,e)}
/>`})}
</div>`}const Jl=[`impossible`,`denied`,`silent`];function Yl({tournament:e,as:t,player:n=!1}){let{lang:r}=Ze(),[i,a]=W(``),o=async n=>{a(n?`beginning`:`ending`),a(await(n?Xl({tournament:e,as:t},r):Zl(e)).catch(()=>`unreached`))};if(P(()=>{let n=!1;return D.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||a(e),()=>{}),()=>void(n=!0)},[e,t,r]),!i)return null;if(Jl.includes(i))return U`<section class="card"><h2>${N(`push.title`)}</h2><p role="status">${N(`push.${i}`)}</p></section>`;let s=[`unserved`,`unreached`].includes(i);return U`<${pe} label=${N(`push.title`)} hint=${N(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(i)} onChange=${o} />
${s&&U`<p class="note warn" role="status">${N(`push.${i}`)}</p>`}`}async function Xl(e,t){return(await D.push()).subscribe(e,t)}async function Zl(e){return await(await D.push()).unsubscribe(e),`off`}export{Hs as $,si as $n,Vt as $r,za as $t,Xc as A,Hi as An,xn as Ar,Po as At,wc as B,Ci as Bn,un as Br,lo as Bt,rl as C,ia as Cn,mr as Cr,Xo as Ct,Zc as D,Ji as Dn,Sn as Dr,Wo as Dt,Jc as E,Zi as En,yn as Er,Ho as Et,xc as F,Mi as Fn,_n as Fr,_o as Ft,lc as G,yi as Gn,K as Gr,$a as Gt,fc as H,Si as Hn,on as Hr,io as Ht,bc as I,Ri as In,vn as Ir,go as It,Gs as J,ii as Jn,en as Jr,Ya as Jt,$s as K,_i as Kn,tn as Kr,Za as Kt,Sc as L,Pi as Ln,hn as Lr,vo as Lt,Lc as M,zi as Mn,Bn as Mr,Eo as Mt,yc as N,Ni as Nn,J as Nr,yo as Nt,Yc as O,Yi as On,bn as Or,zo as Ot,Ec as P,Fi as Pn,Dn as Pr,bo as Pt,qs as Q,hi as Qn,Gt as Qr,Ga as Qt,vc as R,Li as Rn,mn as Rr,po as Rt,tl as S,sa as Sn,Fr as Sr,Jo as St,Kc as T,na as Tn,wn as Tr,Vo as Tt,pc as U,vi as Un,sn as Ur,ro as Ut,Cc as V,xi as Vn,fn as Vr,ao as Vt,cc as W,gi as Wn,nn as Wr,no as Wt,Xs as X,di as Xn,Ht as Xr,Ka as Xt,Zs as Y,ri as Yn,Jt as Yr,Ja as Yt,Ys as Z,fi as Zn,qt as Zr,Ua as Zt,kl as _,ga as _n,Ir as _r,os as _t,Ul as a,Et as ai,Aa as an,ti as ar,As as at,nl as b,la as bn,Ar as br,is as bt,Il as c,bt as ci,Da as cn,Yr as cr,Ds as ct,Pl as d,wa as dn,Gr as dr,Cs as dt,G as ei,Ha as en,ui as er,Vs as et,wl as f,Ca as fn,zr as fr,_s as ft,Ml as g,ya as gn,Z as gr,cs as gt,El as h,ba as hn,Rr as hr,ls as ht,Hl as i,Ot as ii,ka as in,ei as ir,Ls as it,Wc as j,Vi as jn,En as jr,Do as jt,qc as k,Ui as kn,An as kr,Ro as kt,Fl as l,xt as li,ja as ln,Jr as lr,ws as lt,Dl as m,Ea as mn,Lr as mr,fs as mt,ql as n,zt as ni,Ba as nn,li as nr,zs as nt,Gl as o,kt as oi,Na as on,Qr as or,js as ot,Al as p,Sa as pn,Br as pr,gs as pt,Qs as q,Q as qn,Qt as qr,Xa as qt,Kl as r,wt as ri,La as rn,ni as rr,Ps as rt,Rl as s,Ct as si,Ma as sn,qr as sr,ks as st,Yl as t,Bt as ti,Va as tn,oi as tr,Bs as tt,Nl as u,Ta as un,Kr as ur,xs as ut,Ol as v,ma as vn,Pr as vr,ts as vt,el as w,ra as wn,hr as wr,Yo as wt,$c as x,ca as xn,jr as xr,$o as xt,ml as y,ha as yn,Nr as yr,rs as yt,Tc as z,wi as zn,pn as zr,uo as zt};