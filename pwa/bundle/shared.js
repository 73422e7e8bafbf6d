import{$ as e,$n as t,$r as n,A as r,Ar as i,B as a,Bt as o,C as s,Cn as c,Cr as l,Ct as u,D as d,Dn as f,E as p,En as m,Et as h,F as g,Ft as _,G as v,H as y,Hn as b,Ht as x,I as S,In as ee,It as te,J as ne,Jt as C,K as re,Kr as ie,L as ae,Lt as oe,M as se,Mn as ce,Mt as le,N as ue,Nt as w,O as T,Or as de,P as fe,Pt as E,Q as pe,Qr as me,R as he,S as ge,Sn as D,Sr as _e,St as ve,T as ye,Tt as be,U as xe,V as Se,Vn as Ce,Vt as we,W as Te,Wt as O,Xr as Ee,Xt as k,Y as De,Zt as Oe,_i as A,_n as ke,a as Ae,ai as j,an as M,b as je,bn as Me,br as Ne,bt as Pe,c as Fe,cn as Ie,ct as Le,d as Re,dt as ze,ei as Be,en as N,et as Ve,f as He,ft as Ue,g as We,gi as P,gn as Ge,gt as F,h as Ke,ht as qe,in as I,j as Je,jn as Ye,jt as L,kr as Xe,l as Ze,li as Qe,ln as R,lt as z,m as B,mi as V,mt as $e,nn as H,ot as et,pt as tt,q as nt,ri as rt,rn as it,st as U,ti as at,tn as W,tr as ot,u as st,v as ct,vi as lt,wt as ut,x as dt,xn as ft,xr as pt,xt as mt,y as ht,yn as gt,z as _t,zt as vt}from"./app.js";const yt={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function bt(){let[,e]=A(!1);V(()=>{m(`others`).then(()=>e(!0),()=>{})},[])}function xt(e){let t=String(e?.type).split(`:`).at(-1)??``,n=yt[t]??t;return c(`refusal.type.${n}`)?I(`refusal.type.${n}`):c(`refusal.type.other`)?I(`refusal.type.other`):e?.detail??``}function St(e,t){let[n]=t.split(`.`),i=t.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(n)&&i in e.catalogue.facts?e.question(i):n===`context`&&i in r?ue(e,i):c(`refusal.field.${n}`)?I(`refusal.field.${n}`):t}function Ct({problem:e}){bt();let t=F(),{errors:n=[],detail:r,title:i}=e??{};return R`<div class="note bad stack">
<p><strong>${xt(e)}</strong></p>
${n.length===0&&R`<p lang="en">${r??i??I(`hall-unknown`)}</p>`}
<dl class="refusal">
${n.map(({field:e,message:n,cure:r})=>{let i=St(t,e);return R`<div key=${e}>
<dt><strong>${i}</strong></dt>
<dd lang="en"><small>${n===i?r:`${n} ${r}`}</small></dd>
</div>`})}
</dl>
</div>`}const wt={winners:[],riichi:[],hands:{},quads:{},answers:{}},Tt=/* @__PURE__ */ new Map([[!0,`valid`],[!1,`invalid`]]);function Et(e,t,n,r){let{noten_by_dead_hand:i,...a}=n.facts,o={...a,...Mt(t,n,{...jt(e,n),...At(n,r)})},s=r.answers[n.id]??{},c=[];for(;;){let e=Ye(t,n.foul,o,n.context);if(e.status!==`needs-facts`)return{questions:c,decision:e};let i=e.questions[0],a=Nt(n,r,i.fact)??s[i.fact];if(c.push({decision:e,question:i,chosen:a}),a===void 0)return{questions:c,decision:null};o[i.fact]=a}}function Dt(e,t,n,r){let{seat:i,id:a}=t;return i&&n===`riichi_hand`?{...e,hands:{...e.hands,[i]:r}}:i&&n===`quad_valid`?{...e,quads:{...e.quads,[i]:Tt.get(r)??`invalid`}}:{...e,answers:{...e.answers,[a]:{...e.answers[a],[n]:r}}}}function Ot(e,{how:t,winners:n,riichi:r,tenpai:i,next:a,hands:o,quads:s,answers:c}){let l=Object.entries({riichi:r,hands:o,quads:s,answers:c}).filter(([,e])=>Object.keys(e).length>0),u=t===`win`?{winners:n}:t===`exhaustive-draw`&&i?{tenpai:i}:{};return{...e,how:t,...u,...a&&{next:a},...Object.fromEntries(l)}}function kt(e){return e===`noten`||e===`refused`}function At(e,t){let n=t.how===`win`?e.seat&&(t.winners.includes(e.seat)?`own-win`:`other-win`):t.how;return n?{hand_end:n}:{}}function jt(e,t){return!t.seat||Ne(e,t,Date.parse(t.ruled_at))?{}:{noten_by_dead_hand:!1}}function Mt(e,t,n){let r=e.table(t.foul).used;return Object.fromEntries(Object.entries(n).filter(([e])=>r.includes(e)))}function Nt({seat:e},t,n){if(!e)return;if(n===`riichi_hand`)return t.hands[e];let r=n===`quad_valid`?t.quads[e]:void 0;return r&&r===`valid`}const Pt=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,Ft=RegExp(`#/join/(${Pt})/([\\w-]{16,200})`,`i`),It=/#\/account\/(spa_[\w-]{16,200})/,Lt=/#\/sheet\?s=([\w-]+)/,Rt=RegExp(`#/table/(${Pt})`,`i`);function zt(e){let t=Ft.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=It.exec(e);if(n)return{account:n[1]};let r=Lt.exec(e);if(r)return{sheet:r[1]};let i=Rt.exec(e);return i?{table:i[1].toLowerCase()}:null}function Bt(e){let{state:t,online:n}=N(),[r,i]=A({answer:null,fresh:!1,trouble:null});return V(()=>{let t=!1,n=e=>t||i(e);return f.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),f.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function Vt({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){bt();let{tournament:i}=N(),a=e&&W(e.at,i.time_zone);return!e&&!n?R`<${we} />`:n?R`<p class="note warn" role="status">${[G(n),I(`seen.${e?`old`:`never`}.${r}`,{time:a??``})].join(` `)}</p>`:R`<p class="soft" role="status">${I(t?`standings.at`:`seen.asking.${r}`,{time:a??``})}</p>`}function G(e){return e.name===`Unreachable`?`${I(navigator.onLine?`live.unreached`:`no-network`)}.`:xt(e.problem)||`HTTP ${e.status}`}function Ht({name:e,hint:t=``,path:n,file:r,children:i}){let{lang:a}=Ie(),[o,s]=A(null),[c,l]=A(!1),[u,d]=A(null),p=P(0),m=P(null);return V(()=>(s(null),d(null),()=>void(p.current+=1)),[n,a]),V(()=>()=>o&&URL.revokeObjectURL(o.url),[o]),V(()=>m.current?.focus(),[o]),R`<li class="card file">
<h3>${e}</h3>
${t&&R`<p class="soft">${t}</p>`}
${i}
<div role="status">
${c&&R`<progress aria-label=${I(`reports.making`,{name:e})}></progress><p class="soft">${I(`reports.wait`)}</p>`}
${o&&R`<p class="soft">${I(`reports.ready`,{size:Kt(o.file.size)})}</p>`}
</div>
${u&&R`<${Wt} error=${u} />`}
${o?R`<${Ut} made=${o} first=${m} />`:R`<button class="button" type="button" disabled=${c} aria-label=${I(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=p.current+=1,t=t=>e===p.current&&t();l(!0),d(null);try{let e=await f.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${a}`,{timeout:12e4});t(()=>s({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>d(e))}finally{l(!1)}}}>${I(`reports.make`)}</button>`}
</li>`}function Ut({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return R`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${I(`reports.save`)}</a>
${r&&R`<a class="button" href=${e} target="_blank">${I(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&R`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${I(`reports.share`)}</button>`}
</div>`}function Wt({error:e}){return bt(),R`<p class="note bad" role="alert">${G(e)}</p>`}function Gt(){return N().state?.settings.slug??`shinpan`}function Kt(e){return H(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function qt(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Jt(e){let{book:t}=N(),n=lt(()=>t?.revision?{[t.revision]:t}:{},[t]),[r,i]=A({}),a=[...new Set(e.map(({revision:e})=>e))].filter(e=>e&&!(e in n));return V(()=>{for(let e of a)f.revision(e).then(t=>i(n=>({...n,[e]:t})),()=>{})},[a.join()]),{...r,...n}}function Yt(e=!0){let{library:t}=N(),[,n]=A(0);V(()=>{e&&f.loadReading().then(()=>n(1),()=>{})},[t,e])}const Xt={amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],player:[`facts-otherwise`,`did-not-happen`,`not-all-heard`,`rule-otherwise`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`],upheld:[`facts-stand`,`rule-clear`,`nothing-new`],confirmed:[`facts-stand`,`rule-clear`,`nothing-new`],overturned:[`did-not-happen`,`facts-otherwise`,`rule-otherwise`,`in-doubt`],appeal:[`player-disagrees`,`facts-disputed`,`rule-unclear`],reopening:[`new-evidence`,`facts-otherwise`,`not-all-heard`],time:[`tapped-late`,`seen-come`,`wrong-player`],start:[`tapped-by-mistake`,`not-begun`,`wrong-table`],"player-time":[`table-confirms`,`seen-come`],schedule:[`hall-not-ready`,`round-before-late`,`wrong-time`],"extra-time":[`tapped-by-mistake`,`too-much`],exam:[`exam-twice`,`exam-otherwise`],"exam-again":[`called-away`,`phone-failed`,`learned-since`],correction:[`misspelt`,`wrong-number`,`wrong-team`,`as-on-list`],withdraw:[`left`,`ill`,`does-not-come`],return:[`plays-again`,`tapped-by-mistake`],removal:[`entered-twice`,`does-not-come`,`tapped-by-mistake`],joining:[`entered-twice`,`came-anew`],seats:[`sat-otherwise`,`wrong-player`,`as-on-list`],substitute:[`left`,`ill`,`does-not-come`],status:[`too-few-players`,`interrupted`,`entered-twice`,`tapped-by-mistake`],result:[`wrong-table`,`too-soon`,`counted-wrongly`],"hand-end":[`tapped-by-mistake`,`wrong-table`,`facts-otherwise`],"let-play":[`pays-later`,`paid-elsewhere`,`fine-disputed`],waiver:[`not-their-fault`,`first-time`,`fine-disputed`],"ledger-decision":[`rule-otherwise`,`facts-otherwise`,`counted-wrongly`,`conduct`],payment:[`wrong-amount`,`wrong-player`,`wrong-method`,`entered-twice`],refund:[`fine-overturned`,`fine-waived`,`paid-twice`],"refund-withdrawal":[`wrong-amount`,`wrong-player`,`wrong-method`,`not-handed-back`],dismissal:[`wrong-time`,`arbiter-was-there`,`noted-twice`]};function Zt(e,t=``){let{names:n={}}=f.snapshot.library?.catalogue.reasons??{};return[...e.map(e=>n[e]??I(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}async function Qt(e){return await f.loadReading().catch(()=>{}),Zt(e)}function $t(e,t){let{library:n}=N();Yt(!!t);let{reasons:r}=n?.catalogue??{};return t?r?.of[t]??null:Xt[e]}function en(e,t,n=I(`hall-reason`),r=I(`hall-reason-missing`)){let[i,a]=A([]),[o,s]=A(``),c=Zt(i,o);return{reason:c,field:l=>R`<div class="stack">
${(e||t)&&R`<${tn} what=${e} foul=${t} chosen=${i} onChosen=${a} />`}
<${E}
long
label=${n}
value=${o}
onInput=${s}
maxlength="3500"
wrong=${l&&!c?r:void 0}
/>
</div>`}}function tn({what:e,foul:t,chosen:n,onChosen:r}){let i=$t(e,t);if(!i)return null;let a=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return R`<div class="switches" role="group" aria-label=${I(`reason.why`)}>
<small class="soft why" aria-hidden="true">${I(`reason.why`)}</small>
${i.map(e=>R`<${ae} key=${e} pressed=${n.includes(e)} onClick=${()=>a(e)}>${Zt([e])}<//>`)}
</div>`}function K({what:e,title:t,text:n,yes:r,onReason:i,onClose:a,children:o}){let[s,c]=A(!1),{reason:l,field:u}=en(e),{does:d,wrong:f}=T();return R`<${L} title=${t} onClose=${a}>
<form onSubmit=${e=>{e.preventDefault(),c(!l),l&&d(()=>i(l))}}>
${n&&R`<p>${n}</p>`}
${u(s)} ${o} ${f}
<button class="button main">${r}</button>
</form>
<//>`}function nn({title:e,text:t,yes:n,danger:r=!1,onYes:i,onClose:a}){return R`<${L} title=${e} onClose=${a}>
<p>${t}</p>
<div class="pair">
<button class=${`button ${r?`danger`:``}`} type="button" onClick=${i}>${n}</button>
<button class="button" type="button" onClick=${a}>${I(`cancel`)}</button>
</div>
<//>`}const rn=C(D.account,`SignInAgain`);let an=null;function on(){let[e,t]=A(null);V(()=>(an=t,()=>void(an=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&R`<${rn} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function sn(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!an||!await cn(an))throw t;return e()}}function cn(e){return new Promise(t=>e({tell:t}))}const ln=/^(localhost|.+\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;function un(){return f.ask(`addresses`).catch(()=>null)}function dn(e){return ln.test(new URL(e).hostname)}function fn(){let[e,t]=A(location.origin);return V(()=>{dn(e)&&un().then(e=>e&&t(e.url))},[]),e}function pn({link:e,cure:t=`HOST=0.0.0.0`}){return dn(e)?R`<div class="note bad" role="alert">
<p><strong>${I(`people.local`)}</strong></p>
${t?R`<p>${I(`people.local.start`)}</p>
<p><strong>make run ${t}</strong></p>
<p>${I(`people.local.then`)}</p>`:R`<p>${I(`people.local.network`)}</p>`}
</div>`:null}function mn({link:e,found:t,onLink:n}){let{origin:r,host:i,protocol:a}=new URL(e),o=(t?.candidates??[]).map(({url:e})=>({value:e,text:new URL(e).host}));return R`${o.length>1&&R`<${_} label=${I(`people.address`)} value=${r} options=${o} onChange=${t=>n(e.replace(r,t))} />
<p class="soft">${I(`people.address.another`)}</p>`}
${a===`http:`&&!dn(e)&&R`<p class="soft">${I(`people.address.plain`,{host:i})}</p>`}`}function hn(){let{path:e}=ke();return t=>{ke().path===e&&Ge(t,{replace:!0})}}const gn=C(D.referee,`Switch`);function _n({to:e,children:t}){let{tournament:n,outbox:r}=N(),[i,a]=A(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:R`<${gn} onYes=${()=>a(!0)} />`}function vn({up:e}){let{joining:t}=N(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return R`<${x} title=${i??I(`hall-joining`)} up=${e}>
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
const yn=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),bn=[`low`,`medium`,`quartile`,`high`],xn={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Sn={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},Cn={low:1,medium:0,quartile:3,high:2},wn=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function Tn(e){if(e=In(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function En(e,t){let n=Cn[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function Dn(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const On={numeric:1,alphanumeric:2,byte:4},kn={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},An=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function jn(e){let{exp:t,log:n}=An,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const Mn=[];function Nn(e){let t=Mn[e];if(t!==void 0)return t;let n=jn(e),{exp:r,log:i}=An,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return Mn[e]={gen:n,mul:a}}function Pn(e,t,n){let{exp:r,log:i}=An,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function Fn(e,t){let n=yn[e-1],r=xn[t][e-1],i=Sn[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const q=e=>{throw Error(e)};function In(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function Ln(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=Rn[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const Rn=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[wn.charCodeAt(t)]=t;return e})();function zn(e,t,n,r,i){let a=Fn(e,t),o=kn[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&q(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(On[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(Rn[n.charCodeAt(e)]*45+Rn[n.charCodeAt(e+1)],11);s&1&&f(Rn[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&q(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Nn(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Pn(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function Bn(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Vn=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),J=e=>Vn[e&65535]+Vn[e>>>16],Hn=/* @__PURE__ */ new Uint32Array(32);function Un(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const Y=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},Wn=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,X=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function Gn(e,t){let{size:n,words:r,v:i}=e,a=Hn;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),Un(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function Kn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=J(n>>>0)+2*J((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function qn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=J(v>>>0)+J(y>>>0)}}return a}function Jn(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=Kn(e)+Kn(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=J(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=J(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(qn(e)+qn(t))}function Yn(e,t,n,r){let i=e.size,a=En(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?X(e,8,t,n):t<8?X(e,8,t+1,n):t===8?X(e,7,8,n):X(e,14-t,8,n),t<8?X(e,i-1-t,8,n):X(e,8,i-15+t,n)}if(X(e,8,i-8,1),t>=7){let n=Dn(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;X(e,a,o,r),X(e,o,a,r)}}}let Xn;function Zn(e){let t=21+4*(e-1),n=Y(t),r=new Uint8Array(t*t),i=(e,i,a)=>{X(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=Tn(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(Y(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Bn(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=Y(t);return Gn(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[Y(t),Y(t),Y(t),Y(t)]}}function Qn(e,t,n,r,i=!1){(Xn===void 0||Xn.ver!==e)&&(Xn=Zn(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=Xn,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){Gn(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=Jn(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||Yn(u,e,t,h),u}const $n=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},er=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function tr(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function nr(e,t){let n=kn.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((Fn(e,t).capacity-4-n)/8))}function rr(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const ir=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&Wn(e.m,e.map[t],e.map[n])===1,ar=[10,27],or=/* @__PURE__ */ String.fromCharCode(ar[0]);function sr(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=ir(e,n,r);n[r]=i}return n}function cr(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=ir(e,i,r),o=r+1>=t||ir(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=or}return n}function lr(e){let t=e.W,n=String.fromCharCode(ar[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=ir(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=or}return i}function ur(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!ir(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function dr(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=Wn(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function fr(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function pr(e,t=`raw`,n={}){if(er(e,`text`),er(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=In(r));let i=n.ecc===void 0?`medium`:n.ecc;bn.includes(i)||q(`invalid ecc=${i}`);let a=n.encoding===void 0?Ln(e):n.encoding;if(kn[a]||q(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?wn.slice(0,10):wn;for(let n of e)t.includes(n)||q(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&($n(n.mask,`opts.mask`)<0||n.mask>7)&&q(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=nr(r===void 0?40:r,i);(e.length>t||tr(e)>t)&&q(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!rr(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=kn[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=Fn(r,i).capacity)break}r>40&&q(`Capacity overflow`)}else{let e=kn[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>Fn(r,i).capacity)&&q(`Capacity overflow`)}let u=zn(r,i,e,a,s),d=Qn(r,i,u,n.mask),f=n.border===void 0?2:$n(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:$n(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?sr(_):t===`ascii`?cr(_):t===`term`?lr(_):t===`svg`?ur(_,n.optimize===void 0||n.optimize):t===`gif`?dr(_):t===`data-url`?fr(dr(_)):q(`Unknown output: ${t}`)}const mr=2953;function hr({text:e,label:t}){let n=pr(e,`raw`,{border:4,ecc:e.length>300?`low`:`medium`}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return R`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function gr(e,t){let n=e.book(t),r=new me(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>yr(r,t,e.id)));return{options:i.map(e=>_r(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>yr(r,e,null)),...a]}}function _r(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?vr(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function vr(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,default_with:t.default_with??{},answers:n.map(([e,t])=>({value:e,text:t}))}}function yr(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const br=[1,2,3,4];function xr(e,t){let{kind:n,answers:r}=e,i=ot(e,t);return i===null?n===`several`?r.map(({value:e})=>e):[30,10,-10,-30]:i}function Sr({parameter:e,label:t,value:n,onChange:r}){let i={uma:Cr,hundreds:Er,several:Dr}[e.kind];return R`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function Cr({label:e,value:t,onChange:n}){let[r,i]=A(()=>br.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(wr(a))};return R`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${I(`open.uma-hint`)}</p>
<div class="places">
${br.map(e=>R`<${E}
key=${e}
label=${I(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function wr(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Tr)}function Tr(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Er({label:e,value:t,onChange:n}){let[r,i]=A(String(t));return R`<${E}
label=${`${e} (${I(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(Tr(e.trim()))}}
/>`}function Dr({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return R`<fieldset class="parameter">
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
</fieldset>`}const Or=`wrc-2022`,kr=/* @__PURE__ */ new Map;function Ar(e){return{id:e,options:{},readings:{}}}function Z(e,n){let r=j(n),i=kr.get(r)??t(e,n.id,n.options,n.readings);return kr.set(r,i),i}function jr(e,t){try{return Z(e,t),null}catch(e){return e}}function Mr(){let{library:e,tournament:t,book:n}=N(),{lang:r}=Ie(),[i,a]=ft(`shinpan.rules`,null);if(!e)return null;let o=t?.id??null,s=i&&i.at===o&&!jr(e,i.choice)?i.choice:null,c=t?{...Ar(Or),...t.rulebook}:Ar(Or),l=s??c,u=s||!n?Z(e,l):n;return{library:e,lang:r,words:new me(e),choice:l,book:u,choose:e=>a({at:o,choice:e})}}function Nr(e,t,n){let r=t&&!jr(e.library,t)?t:e.choice;return{...e,choice:r,book:t?Z(e.library,r):e.book,choose:n}}function Pr(e,t,n){let{library:r}=e,{choice:i}=Nr(e,t,n),a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=jr(r,s)?i:s;return{...e,choice:c,book:Z(r,c),choose:n}}function Fr(e){return t=>{let n=Mr();return n?R`<${e} ...${t} rules=${n} />`:R`<${x} title=${I(`open.no-rules`)}
><${vt} text=${I(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${I(`try-again`)}
</button>
<//><//
>`}}function Ir({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[I(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Lr({rules:e}){let[t,n]=A(!1);return R`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${O} name="book" />
<span class="body"
><small>${I(`open.rules-in-use`)}</small
><strong>${Ir(e,e.book)}</strong></span
>
<span class="badge">${I(`call.change`)}</span>
</button>
<${Rr} rules=${e} standing=${e.book.content.standing} />
${t&&R`<${zr} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function Rr({rules:e,standing:t}){return t===`official`?null:R`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function zr({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=A(t),c=jr(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=gr(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return R`<${L} title=${I(`open.choose-rules`)} onClose=${r}>
<${_}
label=${I(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(Ar(e))}
/>
<p class="soft">${a.standingNote(o.id)}</p>
${u.length>0&&R`<${Vr} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:Ur(o,d,e)})} />`}
${f.length>0&&R`<${Hr} offered=${f} draft=${o} onChange=${s} />`}
<${Br} error=${c} reasons=${Wr(u,o.options)} />
${!c&&R`<p role="status">${Ir(e,Z(i,o))}</p>`}
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
<//>`}function Br({error:e,reasons:t=[]}){return e?R`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>R`<p key=${e}>${e}</p>`)}
</div>`:null}function Vr({offered:e,chosen:t,onChange:n}){let r=(r,i)=>{let a=Object.fromEntries(Object.entries({...t,[r]:{}}).filter(([e])=>i||e!==r)),o=({id:e,parameter:t})=>e===r||t&&r in t.default_with,s=({parameter:e})=>e?{[e.name]:xr(e,a)}:{},c=e.filter(e=>e.id in a);n(Object.fromEntries(c.map(e=>[e.id,o(e)?s(e):a[e.id]])))};return R`<fieldset class="stack">
<legend>${I(`open.options`)}</legend>
${e.map(e=>R`<div key=${e.id} class="stack">
<${oe}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e.id,t)}
/>
${e.parameter&&e.id in t&&R`<${Sr}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function Hr({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return R`<details class="fold">
<summary>
${I(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${I(`open.readings-text`)}</p>
${e.map(e=>R`<div key=${e.id} class="stack">
<${_}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function Ur({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function Wr(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}function Gr(e){return[.../* @__PURE__ */ new Set([e,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}))}function Kr(){let e=H(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}function qr(e,t=!1){let n=t?`exceptZero`:`auto`;return Xr(e/10,{minimumFractionDigits:1,signDisplay:n})}function Jr(e,t=!1){return Xr(e,{signDisplay:t?`exceptZero`:`auto`})}function Yr(e,t,n=!1){return`${Jr(-t,n)}${e===`P`?`P`:``}`}function Xr(e,t){return H(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}const Zr=1e3;function Qr(e){let[t,n]=A(f.now);return V(()=>{if(!e)return;let t,r=()=>{n(f.now()),t=setTimeout(r,Zr-f.now()%Zr)};return r(),()=>clearTimeout(t)},[e]),t}const $r=`shinpan.board`,ei=()=>Me($r),ti=e=>gt($r,e);function ni(e){return e===`P`||e===`pts`}function ri(e){return ai(Object.values(e.ledger).filter(({unit:e})=>!ni(e)))}function ii(e,t){return ai(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function ai(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function oi(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function si(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function ci(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function li(e,t){return[e?.id,e?.player_id].includes(t)}function ui(e,{kind:t,id:n}){return e[`${t}s`]?.[e.merged[n]??n]?.name??`?`}function Q(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?Jr(t):`${t<0?`−`:``}${at(e,Math.abs(t))}`}function di({unit:e,amount:t,what:n}){return I(`line.${pi(e,t,n)}`,{amount:Q(e,Math.abs(t))})}const fi={reversed:`due-again`,paid:`refunded`};function pi(e,t,n){return ni(e)?t<0?`given-back`:`taken`:t>0?fi[n]??`fined`:n===`paid`||n===`waived`?n:`cancelled`}function mi(e,t){let n=Be(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}function hi(){let{outbox:e}=N(),t=e.filter(({kind:e,state:t})=>e===`result`&&de(t)).length;return t===0?null:R`<p class="note info"><a class="reach" href="#/outbox">${I(`standings.waits`,{count:t})}</a></p>`}function gi(e){let t=new Intl.Collator(void 0,{numeric:!0});return Object.values(e.hanchans).filter(({id:t,status:n})=>!e.results[t]&&!n).map(({id:t,table:n,round:r})=>({id:t,name:vi(e,{table:n,round:r})})).sort((e,n)=>t.compare(e.name,n.name))}function _i({state:e}){let{official:t}=N(),n=gi(e);return n.length===0?null:R`<${le} title=${I(`standings.missing`,{count:n.length})}>${()=>R`<ul class="rows">
${n.map(({id:e,name:n})=>R`<li key=${e}>${Ke(t)?R`<a class="row" href=${`#/result/${e}`}>${n}</a>`:R`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function vi(e,{table:t,round:n}){return[I(`hall-round`,{round:n}),I(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}const yi=[`late`,`late-arbiter`,`forfeit`];function bi(e,t){return[e?.id,e?.player_id].includes(t)}function xi(e){return!!e?.roles?.includes(`director`)}function Si(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&yi.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function Ci({path:e,body:t,about:n,onApprove:r,onClose:i}){let[a,o]=A(null),{state:s}=N(),{lang:c}=Ie(),{does:l,wrong:u}=T();return V(()=>{f.ask(`${e}/preview?lang=${c}`,{method:`POST`,body:t}).then(o,e=>o({trouble:e}))},[]),R`<${L} title=${I(`charged.title`)} onClose=${i}>
${!a&&R`<${we} />`}
${a?.trouble&&R`<p class="note bad" role="alert">${G(a.trouble)}</p>`}
${a?.changes&&R`${n&&R`<p><strong>${n}</strong></p>`}
<${wi} state=${s} seen=${a} />
${a.hanchans?.length>0&&R`<p>${I(a.hanchans[0].cancelled?`clock.cancels-too`:`clock.plays-again`)} ${a.hanchans.map(e=>vi(s,e)).join(`, `)}</p>`}
<p class="soft">${I(`charged.logged`)}</p>
${u}
<button class="button main" type="button" onClick=${()=>l(()=>r(a.digest))}>${I(`charged.approve`)}</button>`}
<//>`}function wi({state:e,seen:{changes:t,running:n,owed_back:r}}){let i=new Map([...t,...n,...r].map(({account:e})=>[e.id,e]));if(i.size===0)return R`<p>${I(`charged.nothing`)}</p>`;let a=(e,t)=>e.filter(({account:e})=>e.id===t);return R`<dl class="facts">
${[...i].map(([i,o])=>R`<div key=${i}>
<dt class="who">${ui(e,o)}</dt>
<dd class="stack">
${a(t,i).length>0&&R`<p>${Ti(a(t,i),`before`)} → <strong>${Ti(a(t,i),`after`)}</strong></p>`}
${a(n,i).map(({before:e,after:t})=>R`<p>${I(`charged.running`)} ${Ei(e,t)} → <strong>${Ei(t,e)}</strong></p>`)}
${a(r,i).map(e=>R`<p><strong>${I(`charged.owed-back`,{paid:Q(e.unit,e.paid),amount:Q(e.unit,e.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function Ti(e,t){return e.map(e=>Q(e.unit,e[t])).join(` + `)}function Ei({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const Di=`games-cancelled`;function Oi(e,t,n,r){let i=Math.min(v(n,r),86400),[a,o]=[Di,`replacement`].map(n=>ki(e,t,n)),s=i>=a&&!n.cancelled,c=s&&Ai(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...ee(e,t,l),seconds:i,cancellation_due:s}}function ki(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function Ai(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(Di)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function ji(e,t){let n=y(e,t.round),r=n.map(a),i=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),o=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(o.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let a=xe(e.id,r,i),o=n.filter(t=>t.person?.id===e.id);return a?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:a,revision:t,timings:o}]:[]})}function Mi(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=Oi(t,n,r,i);return{...Ve(e,o),due:a,held:a&&o.seconds>=o.next_band?.at_seconds}}async function Ni(e,t,n={}){await f.send(`timing`,null,{hanchan:e.id,what:t,...n}),M()}function Pi(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const Fi=864e5;function Ii(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function Li(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=Ii(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>Fi/2&&(l-=Fi),l<-432e5&&(l+=Fi),new Date(t-t%1e3+l).toISOString()}function Ri({hanchan:e,players:t,onDone:n}){let{official:r}=N(),[i,a]=A(!1);return B(r,[`director`])?R`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${I(`clock.let-play`)}</button>
${i&&R`<${K} what="let-play" title=${I(`clock.let-play`)} text=${I(`clock.let-play-text`)} yes=${I(`clock.let-play-yes`)} onReason=${async r=>{await f.ask(`hanchans/${e}/permission`,{method:`PUT`,body:{players:[...new Set(t)],reason:r}}),k(I(`clock.may-play`)),a(!1),n?.()}} onClose=${()=>a(!1)} />`}`:R`<p>${I(`clock.ask-director`)}</p>`}const zi=C(D.desk,`NewPayment`);function Bi(e,t,n){let r=y(e,t.round).filter(e=>e.what===`replaced`&&e.hanchan===t.id),i=[...t.allowed??[],...r.map(e=>e.person?.id)],a=Object.values(t.seats).filter(e=>!i.includes(e)&&(!n||e===n));return[...ri({ledger:Object.values(e.ledger).filter(({round:e})=>e!==t.round)}),...e.others.fines].filter(({account:e,amount:t})=>a.includes(e.id)&&t>0)}function Vi({state:e,hanchan:t,person:n}){let{official:r}=N(),[i,a]=A(null),o=Bi(e,t,n);if(o.length===0)return null;let s=({account:t,unit:n})=>ri(e).find(e=>e.account.id===t.id&&e.unit===n);return R`<section class="note bad stack owes" aria-label=${I(`clock.owing`)}>
${o.map(t=>{let{account:n,unit:i,amount:o,tournament:c}=t,l=e.players[n.id]?.name??`?`,u=ci(r)&&!c;return R`<p key=${[n.id,c,i].join()}>${I(`clock.owes`,{name:l,amount:Hi(e,i,o,c)})}</p>
${u&&R`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(s(t))}>${I(`clock.take-payment`,{name:l})}</button>`}`})}
<${Ri} hanchan=${t.id} players=${o.map(({account:e})=>e.id)} />
${i&&R`<${zi} state=${e} balance=${i} onTaken=${()=>{}} onClose=${()=>a(null)} />`}
</section>`}function Hi(e,t,n,r){let i=Q(t,n);return r?`${i} (${qe(e,r)})`:i}function Ui({state:e,hanchan:t,zone:n}){let r=Wi(e,t,n).filter(({id:e})=>e!==t.id);return r.length===0?null:R`<p>${I(`clock.cancels-too`)}</p>
<ul class="plain">
${r.map(t=>R`<li key=${t.id}>${vi(e,t)}</li>`)}
</ul>`}function Wi(e,t,n){let r=new Intl.DateTimeFormat(`en-CA`,{timeZone:n}),i=({scheduled_at:e})=>e&&r.format(new Date(e)),a=Object.values(t.seats);return Object.values(e.hanchans).filter(n=>!n.status&&i(n)===i(t)&&Object.values(n.seats).some(e=>a.includes(e))&&!e.results[n.id]&&!Se(e,n).begun)}const Gi=1440;function Ki({label:e,by:t=1,onStep:n,...r}){let i=(r,i)=>R`<button class="button" type="button" aria-label=${I(`clock.${r}`,{what:e,count:t})} onClick=${()=>n(i)}>
${`${i<0?`−`:`+`}${t}`}
</button>`;return R`<div class="stepped">
${i(`less`,-t)}<${E} label=${e} ...${r} />${i(`longer`,t)}
</div>`}function qi(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+Gi)%Gi;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const Ji=[`corrected`,`stopped`,`undone`];function Yi({hanchan:e,late:t,name:n,due:r,book:i,zone:a,first:o=``,onClose:s}){let{official:c,state:l}=N(),{clock:u,person:d}=t,p=Si(l,e,d.id),m=p&&!xi(c),[h,g]=A(null),[_,v]=A(u.stopped&&!m?`corrected`:o),{reason:y,field:b}=en(`time`),[x,S]=A(()=>Ii(u.stopped?.at??f.now(),a)),{does:ee,wrong:te}=T(),ne=Xi(t,r&&!m,c,m).map(e=>({value:e,text:I(`clock.way.${e}`)})),C=x&&Zi(x,u,a),re=_===`corrected`&&C?Qi(Date.parse(C),u.scheduled):``,ie=Ji.includes(_)||p&&!!_&&!m,ae=_&&(!ie||y)&&(_!==`corrected`||x&&!re),oe=y&&{reason:y},se=()=>ee(async()=>{let e=_===`undone`?{takes_back:u.stopped.by}:{person:d,..._===`corrected`&&{arrived_at:C}},t={what:_===`undone`?`taken-back`:_,...e,...oe};if(p&&!m)return g(t);await ce(t)}),ce=async({what:t,...n})=>{await Ni(e,t,n),s()};return h?R`<${Ci} path="timings" body=${{hanchan:e.id,...h}} onApprove=${e=>ce({...h,preview:e})} onClose=${s} />`:R`<${L} title=${n} onClose=${s}>
${p&&R`<p class="note warn">${I(m?`charged.director`:`charged.changes`)}</p>`}
<${w} label=${I(`clock.what`)} value=${_} options=${ne} onChange=${v} />
${_===`cancelled`&&R`<p class="note warn">${I(t.who===`player`?`clock.cancel-text`:`clock.cancel-text-charged`)}</p><${Ui} state=${l} hanchan=${e} zone=${a} />`}
${_===`corrected`&&R`<${Ki} type="time" step="1" label=${I(`clock.arrived-at`)} value=${x} wrong=${re} onInput=${S} onStep=${e=>S(qi(x,e))} />`}
${_===`corrected`&&C&&!re&&i&&R`<${$i} late=${t} book=${i} at=${Date.parse(C)} />`}
${ie&&b(!1)}
${te}
<button class="button main" type="button" disabled=${!ae} onClick=${se}>${I(p&&!m?`charged.look`:`clock.record`)}</button>
<//>`}function Xi({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function Zi(e,{stopped:t,scheduled:n},r){return t&&e===Ii(t.at,r)?new Date(t.at).toISOString():Li(e,n,r)}function Qi(e,t){return e>f.now()?I(`clock.to-come`):e<t-72e5?I(`clock.long-before`):``}function $i({late:e,book:t,at:n}){let{library:r}=N(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=Mi(r,t,{...e,clock:i},n);return R`<p role="status">${I(`clock.becomes`,{cost:a.cost_line})}</p>`}function ea({seconds:e,next_band:t}){if(!t||e>=t.at_seconds)return``;let r=t.effects.some(({id:e})=>e===`games-cancelled`),i=[...t.points,...t.fines].some(({whom:e})=>e!==`offender`),a={time:n(t.at_seconds),cost:t.cost_line};return I(r&&i?`clock.cancels-from`:`clock.next-at`,a)}function ta({held:e,next_band:t}){return e?I(`clock.cancels`,{cost:t.cost_line}):I(`clock.cancels-charged`)}function na(e){let t=P(/* @__PURE__ */ new Set);V(()=>{for(let n of e)for(let e of ra(n))t.current.has(e)||(t.current.add(e),ia(n))},[e])}function ra({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function ia({key:e,name:t,line:n}){if(M(400),Oe(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(I(`clock.late-is`,{name:t}),r))}function aa(){let[e,t]=A(globalThis.Notification?.permission??`denied`);return e==="default"?R`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${I(`clock.notify`)}</button>`:null}function oa(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function sa({state:e,hanchan:t,zone:n}){let{official:r}=N(),i=oa(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return R`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${I(`kept.title`)}</h2>
${!a&&R`<p class="note info">${I(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>R`<li class="item" key=${t.id}><${ca} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function ca({state:e,kept:t,zone:n,director:r}){let i=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[a,o]=A(i.length===1?i[0].id:``),[s,c]=A(!1),[l,u]=A(!1),{official:d}=N(),{does:p,wrong:m}=T(),h=t.who===`arbiter`,g={confirmed:!0,...h&&{arbiter:a}},v=la(e,t,t.player??a),y=()=>v?u(!0):p(()=>f.send(`kept-answer`,t.id,g)),b=bi(d,t.player)||h&&bi(d,a),x=async e=>{await f.send(`kept-answer`,t.id,{...g,reason:l,preview:e}),u(!1)},S=async e=>{await f.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),c(!1)},ee=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return R`<p><strong>${W(t.at,n)}</strong> ${da(e,t)}</p>
${ee&&R`<p class="note warn">${I(`kept.received`,{time:W(t.server_at,n)})}</p>`}
${r&&b&&R`<p class="note info">${I(`clock.own`)}</p>`}
${r&&!b&&R`${h&&i.length!==1&&R`<${_} label=${I(`kept.which`)} value=${a} options=${ua(i)} onChange=${o} />`}
<div class="pair">
<button class="button main" type="button" disabled=${h&&!a} onClick=${y}>${I(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>c(!0)}>${I(`kept.dismiss`)}</button>
</div>
${m}`}
${s&&R`<${K} what="dismissal" title=${`${W(t.at,n)} ${da(e,t)}`} yes=${I(`kept.dismiss-now`)} onReason=${S} onClose=${()=>c(!1)} />`}
${l===!0&&R`<${K} what="player-time" title=${I(`charged.title`)} text=${I(`charged.changes`)} yes=${I(`charged.look`)} onReason=${u} onClose=${()=>u(!1)} />`}
${l&&l!==!0&&R`<${Ci} path=${`kept-times/${t.id}/answer`} body=${{...g,reason:l}} onApprove=${x} onClose=${()=>u(!1)} />`}`}function la(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return ji(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>Si(e,a,t.person.id))}function ua(e){return[{value:``,text:I(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function da(e,{what:t,who:n,player:r}){if(t===`began`)return I(`kept.began`);let i=n===`arbiter`?I(`kept.arbiter`):e.players[r]?.name??`?`;return I(`kept.${t}`,{name:i})}function fa({state:e,table:t,hanchan:n,late:r,begun:i,onDone:a}){let{does:o,wrong:s}=T(),{official:c}=N(),l=new Set(r.map(({person:e})=>e.id)),u=ut(n,mt(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),d=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),f=({id:e})=>!l.has(e)&&!bi(c,e),p=u.filter(f),m=d.map(({id:e})=>({kind:`official`,id:e})).filter(f),h=e=>o(async()=>{for(let t of e)await Ni(n,`absent`,{person:t});a?.()});return i||p.length+m.length===0?null:R`<section aria-labelledby="present" class="stack">
<h2 id="present">${I(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...p,...m].map(t=>R`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>h([t])}>
<span class="body who">${pa(e,t)}${t.kind===`official`&&R`<small>${I(`hall-role.arbiter`)}</small>`}</span>
${I(`clock.absent`)}
</button>
</li>`)}
</ul>
${p.length>1&&R`<button class="button" type="button" onClick=${()=>h(p)}>${I(`clock.all-absent`)}</button>`}
${s}
</section>`}function pa(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}async function ma(e,t,n){await f.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),M()}function ha({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,a]=A(1),{reason:o,field:s}=en(`extra-time`),{does:c,wrong:l}=T(),u=Math.min(i*60,t);return R`<${L} title=${I(`game.less`)} onClose=${n}>
<${te} label=${I(`game.less-minutes`)} value=${i} min=${1} max=${Math.max(r,1)} less=${I(`clock.less`,{what:I(`game.less-minutes`),count:1})} more=${I(`clock.longer`,{what:I(`game.less-minutes`),count:1})} onChange=${a} />
${s(!1)}
${l}
<button class="button main" type="button" disabled=${!(u>0)||!o} onClick=${()=>c(async()=>{await f.send(`extra-time`,null,{hanchan:e.id,seconds:-u,reason:o}),n()})}>${I(`game.take-off`)}</button>
<//>`}const ga=[1,3,5];function _a({hanchan:e,game:{clock:t,extra:r},now:i,zone:a,may:o}){let[s,c]=A(!1),{does:l,wrong:u}=T(),d=t&&nt(t,i),f=t&&I(d?`game.was-up`:`game.ends`,{time:W(new Date(t.ends),a)});return na(t?[ya(e,t,i)]:[]),R`<section class=${`late ${d?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${I(`game.left`)}</h2>
${t?R`<p class="late-time" role="timer">${n(ne(t,i))}</p><p>${f}</p>`:R`<p>${I(`game.no-limit`)}</p>`}
${d&&R`<${va} />`}
${r>0&&R`<p class="soft">${I(`game.extra`,{time:n(r)})}</p>`}
${t&&o&&R`<div class="pair">
${ga.map(t=>R`<button key=${t} class="button" type="button" onClick=${()=>l(()=>ma(e,t*60))}>${I(`game.more`,{count:t})}</button>`)}
${r>0&&R`<button class="button" type="button" onClick=${()=>c(!0)}>${I(`game.less`)}</button>`}
</div>`}
${u}
${s&&R`<${ha} hanchan=${e} extra=${r} onClose=${()=>c(!1)} />`}
</section>`}function va(){let{book:e}=N();if(!e)return null;let{still:t,chonbo:n}=re(e);return R`<p class="note warn"><strong>${I(`game.still.${t}`)}</strong> ${I(`game.chonbo.${n}`)}</p>`}function ya(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=I(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:I(`game.left`),seconds:r,thresholds:[i],line:a}}function ba({hanchans:e}){let t=new Intl.Collator(void 0,{numeric:!0});return[...new Set(Object.values(e).map(({round:e})=>e))].sort(t.compare)}function xa(e,t){let n=ba(e),r=e=>t.filter(t=>t.round===e).length;return n.reduce((e,t)=>e===null||r(t)>=r(e)?t:e,null)}function Sa(e){return Ae(e).flatMap(({id:t})=>Pe(e,t)??[])}function Ca(e,t){if(t===`now`)return Sa(e);let n=t===`all`?ba(e):[t],r=new Map(Ae(e).map(({id:e},t)=>[e,t])),i=({table:e})=>r.get(e)??1/0;return n.flatMap(t=>Object.values(e.hanchans).filter(({round:e})=>e===t).sort((e,t)=>i(e)-i(t)))}function wa(e){let t=new Set(Object.values(e.timings).flatMap(({what:e,hanchan:t})=>e===`began`?t:[])),n=Object.values(e.hanchans).filter(({id:n,status:r})=>t.has(n)&&!r&&!e.results[n]);return[.../* @__PURE__ */ new Set([...Sa(e),...n])]}function Ta(e){let{state:t,online:n}=N(),[r,i]=A({items:null,trouble:null});return V(()=>{let t=!1;return Ea(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function Ea(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await f.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function Da({of:{items:e,trouble:t},children:n}){return!e&&!t?R`<${we} />`:R`${t&&R`<${Oa} error=${t} />`}${e&&n(e)}`}function Oa({error:e,needs:t=I(`people.needs-network`)}){return e.problem?R`<div role="alert"><${Ct} problem=${e.problem} /></div>`:R`<p class="note bad" role="alert">${G(e)} ${t}</p>`}function ka(e){let[t,n]=A(null),[r,i]=A(!1),a=P(!1);return{ask:async e=>{if(!a.current){a.current=!0,i(!0),n(null);try{await sn(e)}catch(e){if(!(e instanceof ie)&&e.name!==`Unreachable`)throw e;n(e)}finally{a.current=!1,i(!1)}}},asking:r,wrong:t&&R`<${Oa} error=${t} needs=${e} />`}}function Aa(){let e=P(/* @__PURE__ */ new Map);return t=>{let n=JSON.stringify(t),r=e.current.get(n)??b(f.now());return e.current.set(n,r),r}}async function ja(e,t,n,r){let i=await f.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await f.ask(`${e}/${t}/revocation`,{method:`PUT`}),f.ask(`${e}/${b(f.now())}`,{method:`PUT`,body:n}))}function Ma({settings:e,online:t}){return R`<section class="stack">
<h2>${I(`people.board`)}</h2>
<${Pa} settings=${e} online=${t} name="board_open" label=${I(`people.board-open`)} hint=${I(`people.board-open-hint`)} />
<a class="button" href=${`#/board/${e.slug}`}>${I(`people.board-show`)}</a>
</section>`}function Na({settings:e,online:t}){return R`<section class="stack">
<h2>${I(`people.page`)}</h2>
<${Pa} settings=${e} online=${t} name="people_open" label=${I(`people.page-open`)} hint=${I(`people.page-open-hint`)} />
<p class="soft">${location.origin}/t/${e.slug}</p>
<a class="button" href=${`#/public/${e.slug}`}>${I(`people.page-show`)}</a>
</section>`}function Pa({settings:e,online:t,name:n,label:r,hint:i}){let a=!!e[n],[o,s]=A(a);V(()=>s(a),[a]);let[c,l]=A(0),{ask:u,asking:d,wrong:p}=ka();return R`<${oe} label=${r} hint=${i} checked=${o} disabled=${d||!t} onChange=${t=>{s(t);let r={method:`PATCH`,match:`"${Math.max(e.version,c)}"`,body:{[n]:t}};u(async()=>{try{l((await f.ask(``,r)).version)}catch(e){throw s(a),e}})}} />
${p}`}function Fa({state:e}){return R`<${x} title=${I(`people.further`)} up="#/people"><${Ia} state=${e} /><//>`}function Ia({state:{settings:e}}){let{online:t}=N();return R`<nav class="stack" aria-label=${I(`people.more`)}>
<a class="button" href="#/people/sheet">${I(`people.sheet`)}</a>
<a class="button" href="#/exams">${I(`exam.title`)}</a>
<a class="button" href="#/people/links">${I(`people.links`)}</a>
<a class="button" href="#/people/players">${I(`people.players`)}</a>
<a class="button" href="#/people/tokens">${I(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${I(`people.erase`)}</a>
</nav>
<${Ma} settings=${e} online=${t} />
<${Na} settings=${e} online=${t} />`}const La=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function Ra(e){return it(La.filter(t=>e.includes(t)).map(e=>I(`hall-role.${e}`)))}function za({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return R`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>R`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&R`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function Ba(e){return R`<${za} label=${I(`people.roles`)} names=${La} said=${e=>I(`hall-role.${e}`)}
...${e} />`}function Va({state:e}){let{online:t}=N(),{items:n}=Ta(`phones`),r=Ua(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>R`<ul class="rows">
${e.map(e=>R`<${Ha} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,o=R`<a class="button main" href="#/people/invite">${I(`people.invite`)}</a>`;return R`<${x} title=${I(`people.title`)} up="#/tables" actions=${o}>
${!t&&R`<p class="note warn" role="status">${I(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${I(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&R`<${le} title=${I(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<${Ia} state=${e} />
<//>`}function Ha({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return R`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${Ra(n)}</span>
${o!==void 0&&!i&&R`<small>${I(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&R`<span class="badge">${I(`people.plays-too`)}</span>`}
</a>
</li>`}function Ua(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function Wa({state:e,line:{what:t,amount:n,cause:r,cause_id:i,hanchan:a,round:o,reason:s,at:c}}){let l=F(),{table:u}=e.hanchans[a]??{},d=r===`ruling`&&e.rulings[i],f={ruling:d&&`#/ruling/${i}`,clock:u&&`#/start/${u}/${a}`,payment:`#/paid/${i}`}[r],p=d?U(l,d.foul):I(`hall-cause.${r}`),m=[I(`hall-line.${Ga(r,t,n)}`),o&&I(`hall-round`,{round:o}),W(c,e.settings.time_zone),s];return R`${f?R`<a class="reach" href=${f}>${p}</a>`:p}<small>${m.filter(Boolean).join(` · `)}</small>`}function Ga(e,t,n){return e===`payment`?t===`reversed`?`withdrawn`:n>0?`refunded`:`paid`:t===`reversed`&&n>0?`undone`:t}const Ka=[`cash`,`card`,`transfer`,`other`];function qa({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:a,onClose:o}){let[s,c]=A(()=>Q(n,r).slice(n.length+1)),[l,u]=A(`cash`),[d,p]=A(``),{does:m,wrong:h}=T(),g=mi(n,s),_=!g||g>r?I(`fines.between`,{most:Q(n,r)}):void 0,v=()=>m(async()=>{let e=d.trim()&&{note:d.trim()},r=new Date(f.now()).toISOString(),{id:i}=await f.send(`payment`,null,{account:t,unit:n,amount:g,method:l,paid_at:r,...e});M(),a(i),o()}),y=Ka.map(e=>({value:e,text:I(`fines.method.${e}`)}));return R`<${L} title=${I(`fines.pays`,{name:ui(e,t)})} onClose=${o}>
<dl class="facts lines">
${si(i).map(t=>R`<div key=${t.id}>
<dt><${Wa} state=${e} line=${t} /></dt>
<dd>${di(t)}</dd>
</div>`)}
</dl>
<${E} label=${I(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${_} onInput=${c} />
<${w} label=${I(`fines.how`)} value=${l} options=${y} onChange=${u} />
<${E} label=${I(`fines.note`)} value=${d} onInput=${p} />
${h}
<button class="button main" type="button" disabled=${!!_} onClick=${v}>
${I(`fines.take`,{amount:Q(n,g??0)})}
</button>
<a class="button quiet" href=${`#/fines/${t.kind}/${t.id}`} onClick=${o}>${I(`fines.to-account`)}</a>
<//>`}function Ja({state:e,id:t}){let n=F(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:R`<section class="stack" aria-labelledby="season">
<h2 id="season">${I(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${r.map(t=>R`<div key=${t.ruling}>
<dt>${U(n,t.foul)}<small>${qe(e,t.tournament)} · ${W(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${z(n,t)}</dd>
</div>`)}
</dl>
</section>`}function Ya({ruling:e,shown:t,children:n}){let r=F();return R`<section class=${`call-verdict hall-verdict ${p(e)?`over`:ze(e.kind)}`}>
<p class="call-line penalty">${t?He(r,t):z(r,e)}</p>
<p><a class="who" href=${Xa(e)}>${e.offender.name}</a></p>
<p class="soft">${Ue(r,e)}</p>
${n}
</section>`}function Xa({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}f.loadEscalationSteps();function Za({state:e,ruling:t}){let n=Object.values(e.notes).filter(e=>e.ruling===t.id);if(n.length===0)return null;let r=e.settings.time_zone,i=n.sort((e,t)=>Date.parse(e.noted_at)-Date.parse(t.noted_at));return R`<section class="stack" aria-label=${I(`note.title`)}>
<h2>${I(`note.title`)}</h2>
${i.map(({id:t,note:n,noted_at:i,official:a,unsent:o,outbox:s})=>R`<div class="card" key=${t}>
<p>${n}</p>
<p class="soft">
${[e.officials[a]?.name,W(i,r)].filter(Boolean).join(` · `)}
${o&&s!==`done`&&R` <span class=${`badge ${Xe(s)?`bad`:`info`}`}>${I(`hall-unsent`)}</span>`}
</p>
</div>`)}
</section>`}function Qa({ruling:e}){let[t,n]=A(!1),[r,i]=A(``),{does:a,wrong:o}=T();return R`<button class="button" type="button" onClick=${()=>n(!0)}>${I(`note.add`)}</button>
${t&&R`<${L} title=${I(`note.add`)} onClose=${()=>n(!1)}>
<form onSubmit=${t=>{t.preventDefault(),r.trim()&&a(async()=>{await f.send(`note`,e,{note:r.trim()}),M(),k(I(`note.added`)),i(``),n(!1)})}}>
<${E} long label=${I(`call.note`)} value=${r} onInput=${i} maxlength="4000" />
${o}
<button class="button main" disabled=${!r.trim()}>${I(`note.save`)}</button>
</form>
<//>`}`}const $a={url:null,blob:null,failed:!1};function eo(e,t){let[n,r]=A($a);return V(()=>{let t=``,n=!1;return e().then(e=>{n||(t=URL.createObjectURL(e),r({url:t,blob:e,failed:!1}))},()=>n||r({...$a,failed:!0})),()=>{n=!0,t&&URL.revokeObjectURL(t)}},[t]),n}function to({count:e,onPhoto:t}){let[n,r]=A(!1);return e>=8?R`<p class="note" role="status">${I(`call.photos-most`,{most:8})}</p>`:R`<label class="button photo" aria-busy=${n}>
${n?R`<progress aria-hidden="true"></progress>`:R`<${O} name="camera" />`}
<span aria-live="polite">${I(n?`call.photo-shrinking`:`hall-add-photo`)}</span>
<input class="unseen" type="file" accept="image/*" aria-disabled=${n} onClick=${e=>n&&e.preventDefault()} onChange=${async e=>{let[n]=e.currentTarget.files;e.currentTarget.value=``,n&&(r(!0),await t(n).catch(e=>k(I(e.name===`Unreadable`?`hall-photo-bad`:`call.not-kept`))),r(!1))}} />
</label>`}function no({ruling:e}){let{state:t}=N(),n=Object.values(t.photos).filter(t=>t.ruling===e);return R`<${to} count=${n.length} onPhoto=${async t=>{await f.addPhoto(e,t),k(I(`hall-photo-added`))}} />`}function ro({state:e,ruling:t}){let n=Object.values(e.photos).filter(e=>e.ruling===t.id);return n.length===0?null:R`<section class="stack">
<h2>${I(`hall-photos`)}</h2>
<ul class="photos">
${n.map((e,n)=>R`<li key=${e.id}><${io} ruling=${t.id} photo=${e} number=${n+1} /></li>`)}
</ul>
</section>`}function io({ruling:e,photo:t,number:n}){let{url:r,failed:i}=eo(()=>f.photo(e,t.id),t.id);return i?R`<p class="soft">${I(`hall-photo-away`,{number:n})}</p>`:R`<figure>
${r&&R`<a href=${r} target="_blank"><img src=${r} alt=${I(`hall-photo`,{number:n})} /></a>`}
${t.unsent&&t.outbox!==`done`&&R`<figcaption class="badge info">${I(`hall-unsent`)}</figcaption>`}
</figure>`}function ao({state:e,ruling:t}){return R`<section class="stack">
<h2>${I(`hall-incident`)}</h2>
<${je} rulings=${ge(e,t)} empty="" />
</section>`}function oo({ruling:e}){let t=Gt();return e.seq?R`<section class="stack">
<h2>${I(`reports.incident`)}</h2>
<ul class="rows">
<${Ht} name=${I(`reports.incident-page`)} hint=${I(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function so({readings:e}){let t=F();return Yt(),R`<div class="stack">
${e.map(({id:e,chosen:n})=>{let{question:r,alternatives:i,reason:a}=t.reading({id:e,chosen:n});return R`<p key=${e} class="reading">${r} <strong>${i[n]}</strong> <small class="soft">${a}</small></p>`})}
</div>`}function co({call:e}){let{state:t,official:n}=N(),r=fo(t,n,e);return r&&R`<p class="note warn">${I(`partial.warn.${r}`)}</p>`}function lo({why:e}){return R`<p class="note warn">${I(`partial.was.${e}`)}</p>`}function uo(e){return R`<span class="badge warn">${I(`partial.badge`)}</span>`}function fo(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const po=[[`day`,86400],[`hour`,3600],[`minute`,60]];function mo({status:e,level:t}){return I(`esc.stands.${e}.${t}`)}function ho({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?I(`esc.outcome.${t}`):``}function go(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function _o(e){let t=Math.max(0,(f.now()-Date.parse(e))/1e3),[n,r]=po.find(([,e])=>t>=e)??po[po.length-1],i=Math.floor(t/r);return H(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function vo(e,{status:t,level:n},r){let i=yo(e,t,n,r);return i===`appeal`&&xo(e)&&So(e.state)>f.now()?`later`:i===`decide`?n!==`head-referee`&&bo(e)?`panel`:ct(e,r)?`own-table`:i:i}function yo({official:e},t,n,r){let i=B(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?We(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!B(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function bo({official:e,book:t,state:n}){return xo({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!Co(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function xo({book:e}){return e?.content.rule_points.appeals===`panel`}function So({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function Co({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function wo({ruling:e,onClose:t}){let[n,r]=A(``);return R`<${K} what="escalation" title=${I(`hall-escalate`)} text=${I(`esc.escalate-text`)} yes=${I(`hall-escalate`)}
onReason=${async r=>{await f.send(`escalation`,e,{reason:r,...n.trim()&&{evidence:n.trim()}}),M(),k(I(`esc.done.escalation`)),t()}} onClose=${t}>
<${E} long label=${I(`esc.evidence`)} hint=${I(`esc.evidence-hint`)} value=${n} onInput=${r} maxlength="4000" />
<//>`}function To({state:e,ruling:t}){let n=F(),{id:r,hanchan:i,hand:a,seat:o,table:s,foul:c}=t;if(!o||!i||!a)return null;let l=ut(e.hanchans[i],a).filter(({wind:t,player:n})=>t!==o&&e.players[n]);return R`<${le} class="wrong-player" title=${R`<span class="body">${I(`reason.wrong-player`)}</span>`}>
${()=>R`<div class="switches">
${l.map(({wind:t,player:i})=>R`<a
class="chip"
key=${t}
href=${`#/call/${s.id}/${t}/${c}?amends=${r}&why=wrong-player`}
>
${n.phrase(`seat-${t}`)} <span class="who">${e.players[i].name}</span>
</a>`)}
</div>`}
<//>`}function Eo({state:e,ruling:t}){let n=N(),[r,i]=A(!1),[a,o]=A(null);if(!We(n.official)||t.outbox===`holding`||Xe(t.outbox))return null;let c=t=>!p(t)&&!s(e,t.id),l=c(t),u=ge(e,t).filter(c),d=ct(n,t),m=()=>o(null),h=async e=>{for(let n of[t,...r?u:[]])await f.send(`withdrawal`,n.id,{reason:e});M(),k(I(`hall-done.withdrawal`)),m(),scrollTo({top:0})},{id:g,table:_,seat:v,foul:y}=t;return R`<section class="doing" aria-label=${I(`hall-actions`)}>
${l&&d&&R`<p class="note warn">${I(`call.own-table`)}</p>`}
${l&&!d&&R`<${To} state=${e} ruling=${t} />
<a class="button" href=${`#/call/${_.id}/${v??`-`}/${y}?amends=${g}`}>${I(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>o(`withdraw`)}>${I(`hall-withdraw`)}</button>`}
${l&&R`<button class="button" type="button" onClick=${()=>o(`escalate`)}>${I(`hall-escalate`)}</button>`}
<${Qa} ruling=${g} />
<${no} ruling=${g} />
${a===`withdraw`&&R`<${K} what="withdrawal" title=${I(`hall-withdraw`)} text=${I(`hall-withdraw-text`)} yes=${I(`hall-withdraw`)}
onReason=${h} onClose=${m}>
${u.length>0&&R`<${oe} label=${I(`hall-withdraw-too`,{names:ye(u)})} checked=${r} onChange=${i} />`}
<//>`}
${a===`escalate`&&R`<${wo} ruling=${g} onClose=${m} />`}
</section>`}function Do({catalogue:e},t,n,r){let[i,a,o]=[[[t,!0]],[[t,!0],...r],[...n,...r]],s=n.some(([e,n])=>n&&jo(e)===jo(t));return Object.entries(e.corrections).filter(([,{when:e,of:t,unless:n=[],player:r=!1}])=>{let[c,l,u]=[i,a,o].map(e=>Ao(ko(e,r),t));return Oo(e,{ruled:c,was:l,is:u,same:s})&&!Ao(ko(o),n)}).map(([e])=>e)}function Oo(e,{ruled:t,was:n,is:r,same:i}){return e===`gone`?n&&!r:e===`came`?r&&!n:e===`changed`?n!==r:t&&!i}function ko(e,t=!1){let n=e.filter(([,e])=>e||!t).map(([e])=>e);return new Set(n.flatMap(({effects:e,steps:t,stays:n=[]})=>[...e,...t,...n]))}function Ao(e,t){return t.some(t=>e.has(t))}function jo({penalties:e,transfers:t=[]}){return j([e,t])}function Mo({state:e,ruling:t}){let n=F(),{library:r}=N(),i=t.status===`withdrawn`,a=i?t:e.rulings[t.amends],o=i?[]:[t],s=a?No(e,t,a):[],c=Jt([...s,t,a??t]);if(Yt(),!a||!r?.catalogue.corrections)return null;let l=e=>Po(De(n,c[e.revision],e)),u=e=>[l(e),e.offender.id===a.offender.id],[d,f,p]=[l(a),o.map(u),s.map(u)];if(!d||[...f,...p].some(([e])=>!e))return null;let m=Do(r,d,f,p),h=[...f,...p].some(([,e])=>!e);return R`<section class="stack" aria-label=${I(`hall-corrections`)}>
<h2>${I(`hall-corrections`)}</h2>
${m.length===0&&R`<p class="soft">${I(`hall-no-corrections`)}</p>`}
<ol class="steps">
${m.map(e=>{let{text:t,player:i}=r.catalogue.corrections[e];return R`<li key=${e}>${i&&h&&R`<span class="who">${a.offender.name}</span>: `}${n.pick(t)}</li>`})}
</ol>
</section>`}function No(e,t,n){let r=Object.values(e.rulings).filter(e=>l(e,n)&&!Xe(e.outbox));return[.../* @__PURE__ */ new Set([...ge(e,t),...r])].filter(e=>e.id!==t.id&&!p(e))}function Po(e){if(!e)return null;let{penalties:t,transfers:n,...r}=e.chosen??e.final??e.first,[i,a,o]=[r.effects,r.steps,r.stays].map(Fo);return{penalties:t,transfers:n,effects:i,steps:a,stays:o}}function Fo(e){return e.map(({id:e})=>e)}function Io({steps:e,call:t}){let{library:n,book:r,state:i,official:a}=N(),o=F();Yt();let{opens:s}=n?.catalogue??{},{table:c,seat:l,offender:u}=t;if(!s||!r||!l||!u||!We(a))return null;let d=Object.values(i.rulings).some(e=>e.id!==t.ruling&&e.foul===t.foul&&e.offender.id===u.id&&!p(e)),f=/* @__PURE__ */ new Map;for(let{id:n}of e){let{foul:e=t.foul,facts:i={},repeat:a=!1}=s[n]??{foul:``};if(!r.content.fouls[e]?.rows.length||a&&!d||e===t.foul&&j({...t.facts,...i})===j(t.facts))continue;let o=e===t.foul?{...t.facts,...i}:i;pe(r,e,o,{})&&f.set(e,{foul:e,facts:o})}return[...f.values()].map(({foul:e,facts:n})=>{let r=Object.keys(n).length>0?`?facts=${encodeURIComponent(JSON.stringify(n))}`:``,i=o.name(`fouls`,e),a=e===t.foul?I(`further.harder`,{foul:i}):I(`further.rule`,{foul:i});return R`<a class="button" key=${e} href=${`#/call/${c}/${l}/${e}${r}`}>${a} <${O} name="next" /></a>`})}function Lo({state:e,escalation:{id:t,standing_id:n}}){let r=F();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return R`<div class="both">
<${Ro} words=${r} label=${I(`esc.as-called`)} ruling=${i} />
${n===null?R`<div class="card"><small>${I(`esc.as-it-stands`)}</small><strong>${I(`esc.nothing-stands`)}</strong></div>`:R`<${Ro} words=${r} label=${I(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Ro({words:e,label:t,ruling:n}){return n?R`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${ze(n.kind)}`}>${z(e,n)}</strong>
<span>${U(e,n.foul)}</span>
</a>`:null}function zo({state:e,events:t}){return R`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>R`<li key=${t}>
<div class="row">
<span class="body">
${s?R`<a href=${s}>${n}</a>`:R`<strong>${n}</strong>`}
${r&&R`<span>${r}</span>`}
<small>${[a,o&&W(o,e.settings.time_zone)].filter(Boolean).join(` · `)||I(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Bo(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&I(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:I(`esc.escalated`),reason:o,who:go(e,t),at:i},...a.map(t=>Vo(e,t))]}function Vo(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Ho(t),reason:r,who:go(e,t),at:i}}function Ho({what:e,outcome:t,level:n}){return e===`decided`?I(`esc.decided.${n}`,{outcome:I(`esc.outcome.${t}`)}):I(`esc.step.${e}`)}function Uo({state:e,ruling:t}){let n=s(e,t.id),r=[...Wo(e,t),...n?Bo(e,n):[]];return r.length===0?null:R`<section class="stack">
<h2>${I(`hall-history`)}</h2>
<${zo} state=${e} events=${r} />
${n&&R`<${Lo} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${I(`hall-to-escalation`)}</a>`}
</section>`}function*Wo(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:I(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Go(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:I(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Go(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?I(`hall-closed-by-ruling`):I(`hall-closed`,{how:r?I(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Ko({ruling:e,anyway:t}){let{state:n}=N(),r=F(),i=Xo(n,e,z(r,e));return R`<p class="note warn" role="status">
<a class="reach" href=${`#/ruling/${e.id}`}>${i}${t&&` ${I(`same.anyway`)}`} <${O} name="next" /></a>
</p>`}function qo({state:e,ruling:t}){let n=ht(Object.values(e.rulings),t);return n&&R`<${Ko} ruling=${n} />`}function Jo(){let{state:e,official:t}=N(),n=F(),r=`shinpan.same.`+e.id,[i,a]=A(()=>Me(r)??[]);return V(()=>gt(r,i),[i]),lt(()=>Yo(e,t.id),[e,t.id]).filter(({own:e})=>!i.includes(e)).map(({own:t,other:r})=>R`<div class="note warn row" key=${t} role="status">
<a class="reach body" href=${`#/ruling/${t}`}>${Xo(e,r,[r.offender.name,U(n,r.foul),z(n,r)].join(` · `))}</a>
<button class="button" type="button" onClick=${()=>a([...i,t])}>${I(`same.both`)}</button>
</div>`)}function Yo({rulings:e},t){let n={};for(let t of Object.values(e))(n[`${t.foul} ${t.offender.id}`]??=[]).push(t);return Object.values(n).flatMap(e=>e.filter(e=>e.official===t).map(t=>({own:t.id,other:ht(e,t)})).filter(({other:e})=>e))}function Xo(e,{official:t,ruled_at:n},r){let i=e.officials[t]?.name??`?`;return I(`same.text`,{who:i,time:W(n,e.settings.time_zone),what:r})}function Zo({args:[e]}){let{tournament:t,state:n}=N();if(!t||!n)return R`<${_t} title=${I(`hall-ruling`)} />`;let r=n.rulings[e];return r?R`<${Qo} state=${n} ruling=${r} />`:R`<${he} title=${I(`hall-ruling`)} text=${I(`hall-no-ruling`)} up="#/log" />`}function Qo({state:e,ruling:t}){let{official:n}=N(),r=F(),a=Jt([t])[t.revision],o=De(r,a,t),s=o&&(o.chosen??o.final??o.first);return R`<${x} title=${U(r,t.foul)} up=${`#/table/${t.table.id}`}>
<${Ya} ruling=${t} shown=${s}>
<p><${dt} ruling=${t} /></p>
${t.item===t.id&&R`<${d} id=${t.item} />`}
${i(t.outbox)&&R`<a href="#/outbox">${I(`hall-resolve`)}</a>`}
<//>
<${qo} state=${e} ruling=${t} />
${(t.status===`withdrawn`||t.amends&&t.status!==`amended`)&&R`<${Mo} state=${e} ruling=${t} />`}
${ge(e,t).length>0&&R`<${ao} state=${e} ruling=${t} />`}
<${$o} ruling=${t} />
${o?R`<${ts} ruling=${t} spoken=${o} />`:R`<p class="soft">${I(`hall-no-book`)}</p>`}
<${ns} state=${e} ruling=${t} />
<${Za} state=${e} ruling=${t} />
<${ro} state=${e} ruling=${t} />
<${Uo} state=${e} ruling=${t} />
<${Eo} state=${e} ruling=${t} />
${B(n,[`director`])&&R`<${oo} ruling=${t} />`}
<//>`}function $o({ruling:e}){let t=F(),n=Object.entries(e.final_decision?.facts??e.facts??{}),r=Object.entries(fe(e.context??{}));return n.length+r.length===0?null:R`<section>
<h2>${I(`hall-facts`)}</h2>
<dl class="facts">
${n.map(([e,n])=>R`<div key=${e}><dt>${t.question(e)}</dt><dd>${t.answer(e,{value:n})}</dd></div>`)}
${r.map(([e,n])=>R`<div key=${e}><dt>${ue(t,e)}</dt><dd>${se(t,e,n)}</dd></div>`)}
</dl>
</section>`}const es={"in-range":`hall-within`,"left-open":`hall-left-open`};function ts({ruling:e,spoken:{first:t,final:n,chosen:r,departure:i}}){let a=r??n??t,o=n??t,s=g(a.steps,N().state.rulings[e.amends],e);return R`<section class="stack">
<h2>${I(`hall-decision`)}</h2>
${r&&R`<p class="note warn">
${I(`hall-prescribed`,{line:t.line})}${e.reason&&R`<br />${I(es[i]??`hall-because`,{reason:e.reason})}`}
</p>`}
${!r&&!n&&t.status===`deferred`&&R`<p>${t.line}</p>`}
${n&&R`<p>${I(`hall-first`,{line:t.line})}</p>`}
${a.say&&a.say!==a.line&&R`<p class="say">${I(`call.quoted`,{text:a.say})}</p>`}
<ol class="steps">${s.map(e=>R`<li key=${e.id}>${e.text}</li>`)}</ol>
${!p(e)&&R`<${Io} steps=${a.steps} call=${{...e,table:e.table.id,ruling:e.id}} />`}
<${S} stays=${a.stays} />
${$e(o).map(e=>R`<p class="soft" key=${e}>${e}</p>`)}
${o.readings.length>0&&R`<${so} readings=${o.readings} />`}
</section>`}function ns({state:e,ruling:t}){let n=e.settings.time_zone,r=Date.parse(t.device_at)-Date.parse(t.ruled_at);return R`<section class="stack">
<h2>${I(`hall-origin`)}</h2>
<p>${[e.officials[t.official]?.name,W(t.ruled_at,n)].filter(Boolean).join(` · `)}</p>
${Math.abs(r)>2e3&&R`<p class="soft">${I(`hall-device-time`,{time:W(t.device_at,n)})}</p>`}
${t.conflict&&R`<${lo} why=${t.conflict} />`}
${t.note&&R`<p class="note info">${t.note}</p>`}
</section>`}const rs=C(D.desk,`LineAct`);function is({state:e,id:t}){let{official:n}=N(),r=ii(e,t),i=B(n,[`director`]);return r.length===0?null:R`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${I(`hall-ledger`)}</h2>
${r.map(t=>R`<div class="card" key=${t.unit}>
<p><strong>${as(t.unit,t.amount)}</strong></p>
<dl class="facts lines">
${t.lines.map(n=>R`<div key=${n.id}>
<dt><${Wa} state=${e} line=${n} />${i&&R`<${rs} state=${e} line=${n} balance=${t} />`}</dt>
<dd>${di(n)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function as(e,t){let[n,r]=ni(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return I(t<0?r:n,{amount:Q(e,Math.abs(t))})}function os(e,t){return Object.values(e.hanchans).filter(({id:n,seats:r,status:i})=>!i&&!e.results[n]&&Object.values(r).includes(t)).sort((e,t)=>e.id<t.id?-1:1)[0]}function ss({state:e,player:t}){let n=os(e,t);if(!n)return null;let r=vi(e,n);return Bi(e,n,t).length>0?R`<section class="note bad stack" aria-label=${I(`fines.next-game`)}>
<p>${I(`fines.plays-after`,{game:r})}</p>
<${Ri} hanchan=${n.id} players=${[t]} />
</section>`:n.allowed?.includes(t)?R`<p class="note info" role="status">${I(`fines.let-play`,{game:r})}</p>`:null}function cs({day:e,taking:{unit:t,method:n,expected:r,count:i},onClose:a}){let[o,s]=A(``),[c,l]=A(``),[u,d]=A(!1),p=Aa(),{ask:m,asking:h,wrong:g}=ka(I(`cash.needs-network`)),_=ls(t,o);return R`<${L} title=${I(`cash.count-of`,{method:I(`fines.method.${n}`)})} onClose=${a}>
<form class="stack" onSubmit=${r=>{if(r.preventDefault(),d(!0),_===null||i&&!c.trim())return;let o={...c.trim()&&{note:c.trim()},...i&&{replaces:i.id}},s={day:e,unit:t,method:n,counted:_,...o};m(async()=>{await f.ask(`cash-counts/${p(s)}`,{method:`PUT`,body:s}),k(I(`cash.kept`)),a()})}}>
<dl class="facts"><div><dt>${I(`cash.expected`)}</dt><dd>${Q(t,r)}</dd></div></dl>
<${E} label=${I(`cash.amount`,{unit:t})} value=${o} inputmode="decimal" autocomplete="off" wrong=${u&&_===null?I(`cash.amount-wrong`):void 0} onInput=${s} />
${_!==null&&R`<p class=${`note ${_===r?`info`:`warn`}`} role="status"><strong>${us(t,_-r)}</strong></p>`}
<${E} label=${I(i?`cash.why-again`:`fines.note`)} value=${c} maxlength="3500" wrong=${u&&i&&!c.trim()?I(`hall-reason-missing`):void 0} onInput=${l} />
${g}
<button class="button main" disabled=${h}>${I(`cash.keep`)}</button>
</form>
<//>`}function ls(e,t){let[,n,r=``]=t.trim().match(/^([-−]?)(.+)$/)??[],i=mi(e,r);return i!==null&&n?-i:i}function us(e,t){return t===0?I(`cash.agrees`):I(t<0?`cash.missing`:`cash.too-much`,{amount:Q(e,Math.abs(t))})}function ds(e,t){let n=H(Intl.DateTimeFormat,{timeZone:e.settings.time_zone,year:`numeric`,month:`2-digit`,day:`2-digit`,calendar:`iso8601`,numberingSystem:`latn`}).formatToParts(new Date(t)),r=e=>n.find(({type:t})=>t===e)?.value;return`${r(`year`)}-${r(`month`)}-${r(`day`)}`}function fs(e,t){let n=Object.values(e.payments).map(({paid_at:t})=>ds(e,t)),r=Object.values(e.cashCounts).map(({day:e})=>e);return[.../* @__PURE__ */ new Set([ds(e,t),...n,...r])].sort().reverse()}function ps(e,t){let n=/* @__PURE__ */ new Map,r=(r,i)=>{let a=`${t} ${r} ${i}`,o={unit:r,method:i,taken:0,refunded:0,expected:0,by:/* @__PURE__ */ new Map,count:e.cashCounts[a]};return n.has(a)||n.set(a,o),n.get(a)};for(let{unit:n,method:i,amount:a,refund:o,withdrawn:s,paid_at:c,official:l}of Object.values(e.payments)){if(s||ds(e,c)!==t)continue;let u=r(n,i),d=o?-a:a;u[o?`refunded`:`taken`]+=a,u.expected+=d,u.by.set(l,(u.by.get(l)??0)+d)}for(let{day:n,unit:i,method:a}of Object.values(e.cashCounts))n===t&&r(i,a);let i=({unit:e,method:t})=>e+Ka.indexOf(t);return[...n.values()].sort((e,t)=>i(e)<i(t)?-1:1)}function ms({state:e}){return R`<${x} title=${I(`cash.title`)} up="#/fines"><${hs} state=${e} /><//>`}function hs({state:e}){let{official:t}=N();V(()=>void f.lookAround(),[]);let n=fs(e,f.now()),[r,i]=A(``),a=n.includes(r)?r:n.find(t=>ps(e,t).length>0)??n[0],o=ps(e,a),s=n.map(e=>({value:e,text:gs(e)})),c=Object.values(e.payments).filter(e=>e.unsent).length;return R`<${_} label=${I(`cash.day`)} value=${a} options=${s} onChange=${i} />
${c>0&&R`<p class="note warn" role="status">${I(`cash.unsent`,{count:c})}</p>`}
${o.length===0&&R`<${vt} text=${I(`cash.nothing`)} />`}
<div class="cash-ways">${o.map(n=>R`<${_s} key=${a+n.unit+n.method} state=${e} day=${a} taking=${n} mayCount=${ci(t)} />`)}</div>`}function gs(e){return H(Intl.DateTimeFormat,{weekday:`short`,day:`numeric`,month:`long`,year:`numeric`,timeZone:`UTC`}).format(/* @__PURE__ */ new Date(`${e}T00:00:00Z`))}function _s({state:e,day:t,taking:n,mayCount:r}){let[i,a]=A(!1),{unit:o,method:s,refunded:c,taken:l,expected:u,by:d,count:f}=n,p=[...d].map(([t,n])=>[e.officials[t]?.name??I(`cash.this-phone`),Q(o,n)]),m={taken:Q(o,l),back:Q(o,c)};return R`<section class="card stack cash" aria-label=${I(`fines.method.${s}`)}>
<div class="cash-head"><h2>${I(`fines.method.${s}`)}</h2><strong class="sum">${Q(o,u)}</strong></div>
${c>0&&R`<p class="soft">${I(`cash.of-it-refunded`,m)}</p>`}
<dl class="facts">
${p.map(([e,t])=>R`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
${f&&R`<${vs} state=${e} taking=${n} />`}
${r&&R`<button class=${`button ${f?`quiet`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${I(f?`cash.again`:`cash.count`)}</button>`}
${i&&R`<${cs} day=${t} taking=${n} onClose=${()=>a(!1)} />`}
</section>`}function vs({state:e,taking:{unit:t,expected:n,count:r}}){let{counted:i,at:a,official:o,note:s}=r,c=r.expected===n?``:I(`cash.taken-since`,{amount:Q(t,r.expected)}),l=I(`cash.counted-by`,{name:e.officials[o]?.name??`?`,time:W(a,e.settings.time_zone)});return R`<div class=${`note ${i===n?`info`:`warn`}`} role="status">
<strong>${I(`cash.counted`,{amount:Q(t,i)})} · ${us(t,i-n)}</strong>
<small>${[l,s,c].filter(Boolean).join(` · `)}</small>
</div>`}function ys({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:R`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${I(`fines.paid`)}</h2>
<ul class="rows">
${t.map(t=>R`<li key=${t.id}><${bs} state=${e} payment=${t} /></li>`)}
</ul>
<p class="soft">${I(`fines.put-right`)}</p>
</section>`}function bs({state:e,payment:t}){let{id:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,refund:l,withdrawn:u}=t,d=[u&&I(`fines.withdrawn`),xs(t),I(`fines.method.${s}`),W(c,e.settings.time_zone)],f=Q(a,l?-o:o);return R`<a class=${`row ${u?`over`:``}`} href=${`#/paid/${n}`}>
<span class="body who">${ui(e,{kind:r,id:i})}<small>${d.filter(Boolean).join(` · `)}</small></span>
${u?R`<s>${f}</s>`:R`<strong>${f}</strong>`}
</a>`}function xs({unsent:e,refund:t,receipt:n}){return e?I(`fines.no-receipt-yet`):I(t?`fines.refund-number`:`fines.receipt`,{number:n})}function Ss({state:e,official:t}){if(!e.season||!ci(t))return null;let n=I(`fines.season`,{season:e.season.season});return R`<${le} title=${n}>${()=>R`<${Cs} state=${e} />`}<//>`}function Cs({state:e}){let{answer:t,fresh:n,trouble:r}=Bt(`ledger/fines/season`);if(!t)return R`<p class="soft" role="status">${I(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=W(t.at,e.settings.time_zone);return R`${!n&&R`<p class="note warn" role="status">${I(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&R`<p class="soft">${I(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>R`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${ws(e,t)}</small></span>
<strong>${Q(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function ws(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=qe(e,r)||e.settings.name;return n.length>1?`${a} ${Q(t,i)}`:a}).join(` · `)}function Ts({state:e}){let{fines:t}=e.others;return t.length===0?null:R`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${I(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>R`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${ui(e,t)}<small>
${qe(e,n)} · ${I(`fines.since`,{time:W(a,e.settings.time_zone)})}
</small></span>
<strong>${Q(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${I(`fines.paid-there`)}</p>
</section>`}const Es=[`device_at`,`clock_offset_ms`,`revision`];function Ds({stored:e,sent:t}){let n=[I(`hall-on-server`),I(`hall-on-phone`)];return R`<${Os} caption=${I(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function Os({caption:e,heads:t,before:n,after:r}){bt();let i=F(),{state:a}=N(),[o,s]=[As(r),As(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!Es.includes(e));return R`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>R`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>R`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${St(i,e)}</th></tr>
<tr><td>${js(i,a,e,s[e])}</td><td>${js(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function ks({item:{expected:e,answer:t,differs:n}}){let r=F(),i=n===`revision`?t.second_decision:t.decision;return R`<div class="note warn">
<p>${I(`hall-phone-showed`,{line:z(r,e)})}</p>
<p><strong>${I(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:z(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${I(`hall-ruling`)}</a>
</div>`}function As(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>As(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function js(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return U(e,r);if(n.endsWith(`_at`)&&r!==`–`)return W(r,t.settings.time_zone);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function Ms(){let e=P(null),[t,n]=A(``);V(()=>{let t=new AbortController;return Fs(e.current,t.signal,Ns,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return R`<${x} title=${I(`hall-scan`)} up="#/tables">
<p>${I(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${I(`hall-viewfinder`)}></video>
${t&&R`<p class="note warn" role="status">${I(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${I(`hall-tables`)}</a>
<a class="button" href="#/join">${I(`hall-join`)}</a>
<//>`}function Ns(e){let t=zt(e);return t?(M(),Ge(Ps(t),{replace:!0}),!0):!1}function Ps({tournament:e,invitation:t,account:n,table:r,sheet:i}){return t?`#/join/${e}/${t}`:n?`#/account/${n}`:i?`#/sheet?s=${i}`:`#/table/${r}`}async function Fs(e,t,n,r){let i=navigator.mediaDevices&&await Is().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function Is(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function Ls({label:e,text:t}){return R`<${E} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&R`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>k(I(`people.copied`)),()=>k(I(`people.not-copied`)))}>${I(`people.copy`)}</button>`}
${`share`in navigator&&R`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${I(`people.share`)}</button>`}
</div>`}function Rs({onClose:e}){let{tournament:t}=N(),[n,r]=A(null);V(()=>void f.tournaments().then(r,()=>r([])),[]);let i=(n??[]).filter(({id:e,left:n})=>e!==t.id&&!n);return R`<${L} title=${t.name} onClose=${e}>
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
<//>`}function zs({table:e}){let{official:t}=N();return B(t,[`director`])?R`<a class="button" href="#/import/players">${I(`enrol.link`)}</a>
${e&&R`<a class="button quiet" href=${`#/correct/table/${e.id}`}>${I(`correct.link-table`)}</a>`}`:null}function Bs(){let{state:e,official:t}=N(),[n,r]=A(!1);return R`<p class="beside">
<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${I(`desk.change`)}</button>
<a class="button quiet" href="#/standings">${I(`hall-standings`)}</a>
<a class="button quiet" href="#/cards">${I(`hall-cards`)}</a>
${Object.keys(e.escalations).length>0&&R`<a class="button quiet" href="#/escalations">${I(`hall-escalations`)}</a>`}
${Vs(e)&&R`<a class="button quiet" href="#/fines">${I(`hall-fines`)}</a>`}
${B(t,[`director`])&&R`<a class="button quiet" href="#/setup">${I(`setup.title`)}</a>
<a class="button quiet" href="#/people">${I(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${I(`enrol.link`)}</a>
<a class="button quiet" href="#/exams">${I(`exam.title`)}</a>
<a class="button quiet" href="#/reports">${I(`reports.link`)}</a>`}
</p>
${n&&R`<${Rs} onClose=${()=>r(!1)} />`}`}function Vs(e){return e.others.fines.length>0||Object.values(e.ledger).some(({unit:e})=>!ni(e))}const Hs={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`},Us=`yakitori`,Ws={...Hs,[Us]:Us};function Gs(e,t){let n=t?.content.rule_points??{},r=Object.entries(Ws).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Ws&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))};return{numbers:a,silent:Object.keys(Ws).filter(e=>!r.some(([t])=>t===e)),complete:Object.keys(Hs).every(e=>e in a)}}function Ks(e,t){let n=Te(y(e,t.round).map(a)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return pt.filter(e=>n.includes(t.seats[e]))}function qs(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function Js(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Ys({of:e}){let[t,n]=A(``);return R`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;f.file(`standings.csv?of=${e}`).then(e=>qt(e,t),e=>n(G(e)))}}>${I(`standings.export`)}</button>
${t&&R`<p class="note bad" role="alert">${t}</p>`}`}function Xs({state:e}){let{book:t,official:n}=N(),{numbers:r,silent:i,complete:a}=Gs(e,t);if(!t)return null;let s=i.length>0&&n?.roles?.includes(`director`),c=Object.entries(r).filter(([e,t])=>e!==`yakitori`||t>0).map(([e,t])=>[I(`standings.by.${e}`),Zs(t)]),l=()=>R`${c.length>0&&R`<${o} rows=${c} />`}
${s&&R`<${Qs} names=${i} numbers=${r} />`}`;return a?R`<${le} title=${I(`standings.by`)}>${l}<//>`:R`<section class="card" aria-labelledby="by">
<h2 id="by">${I(`standings.by`)}</h2>
<p class="note warn">${I(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function Zs(e){return Array.isArray(e)?e.map(e=>`${Jr(e)}P`).join(` / `):Jr(e)}function Qs({names:e,numbers:t}){let[n,r]=A(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[i,a]=A(null),[o,s]=A(!1);return R`<form class="stack" onSubmit=${async r=>{r.preventDefault(),s(!0);let i=e.filter(e=>e!==`yakitori`||n[e].trim()).map(e=>[e,$s(e,n[e])]),o=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),c={...Object.fromEntries(i),replaces:o.length?Object.fromEntries(o):null};await f.ask(`scoring`,{method:`PUT`,body:c}).then(()=>a(null),a),s(!1)}}>
${e.map(e=>R`<${E} key=${e} label=${I(`standings.by.${e}`)} hint=${I(`standings.hint.${e}`)}
value=${n[e]} required=${e!==Us} autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${i&&(i.problem?R`<${Ct} problem=${i.problem} />`:R`<p class="note bad" role="alert">${G(i)}</p>`)}
<button class="button main" disabled=${o}>${I(`standings.set`)}</button>
</form>`}function $s(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(ec):ec(n.replace(/[\s,.'’]/g,``))}function ec(e){return/^[-+]?\d+$/.test(e)?Number(e):e}const tc={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:rc,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:ic},nc={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function rc(e,t){return t===`standing`?!p(e):t===`escalated`?!!e.escalation:e.status===t}function ic({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-Ce(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function ac(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in tc),i=Object.entries(t).filter(([e,t])=>t&&e in nc),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>tc[t](e,n))&&i.every(([t,n])=>nc[t](o(e),n)))}function oc(e,t,n,r){if(!r.trim())return n;let i=sc(t),a=Ee(e.library,r);return n.filter(t=>{let{offender:n,table:r,note:o,reason:s,foul:c}=t,l=i[t.id]??[],u=[n.name,r.label,o,s,U(e,c),z(e,t)];return a([...u,...l].filter(Boolean).join(` `))})}function sc({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const cc=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function lc({state:e,rulings:t,chosen:n,onChoose:r}){let i=F(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=uc(i,e,t,n);return R`<details class="fold">
<summary>${o?I(`hall-filters-set`,{count:o}):I(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(s).map(([e,t])=>R`<${_} key=${e} label=${I(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:I(`hall-any`)},...t]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>R`<${E} key=${e} type="datetime-local" label=${I(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&R`<button class="button" type="button" onClick=${()=>r({})}>${I(`hall-filters-clear`)}</button>`}
</div>
</details>`}function uc(e,t,n,r){let i=e=>[...new Set(n.map(e))],a=new Map(n.map(({offender:e})=>[e.id,e.name])),o={table:Ae(t).map(({id:e,label:t})=>({value:e,text:t})),player:[...a].map(([e,t])=>({value:e,text:t})),foul:i(({foul:e})=>e).map(t=>({value:t,text:U(e,t)})),kind:i(({kind:e})=>e).map(t=>({value:t,text:e.name(`kinds`,t)})),status:cc.map(e=>({value:e,text:I(`hall-status.${e}`)})),round:i(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:I(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:I(`hall-otherwise`)}],...dc(r),official:Object.values(t.officials).map(({id:e,name:t})=>({value:e,text:t}))};return Object.fromEntries(Object.entries(o).map(([e,t])=>[e,pc(t)]))}function dc({took:e,escalation:t}){let[r=0,i=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:I(`hall-took`,{from:n(r),until:n(i)})}]},...t&&{escalation:[{value:t,text:fc(t)}]}}}function fc(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>c(e)?I(e):t).join(` · `)}function pc(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}f.loadEscalationSteps();const mc={"head-referee":[`head-referee`,`director`],director:[`director`]};function hc({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function gc({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function _c(e,t){return!!t&&e.official!==t.id&&B(t,mc[e.level]??[])}function vc(e,t,{table:n,foul:r}){return[I(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&U(e,r)].filter(Boolean).join(` · `)}function yc(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function bc(e,t,n){return{name:e.officials[t]?.name??`?`,time:W(n,e.settings.time_zone)}}function xc({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return I(i?`help.unsent`:`help.sending`);let a=n.ended_at?I(`help.over.${n.ended_how}`):n.answered_at?I(`help.coming`,bc(e,n.answered_by,n.answered_at)):I(`help.waiting.${n.level}`);return i?`${a} · ${I(`hall-outbox.waiting`)}`:a}function Sc({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function Cc(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?h(t,e.hanchans[n],r):be(t,n))}function wc({ruling:t,questions:n,decision:r,done:i=!1,onAnswer:a}){let{library:o}=N(),s=F(),c=r&&e(o,r);return R`<section class="card">
<h3><span class="who">${t.offender.name}</span> · ${U(s,t.foul)}</h3>
${!i&&n.map(e=>R`<${Tc} key=${e.question.fact} asked=${e} onAnswer=${a} />`)}
${c&&R`<p class=${`penalty ${ze(r.penalties[0]?.kind??`none`)}`} role="status">
${I(`hall-comes-to`,{line:c.line})}
</p>`}
${i&&R`<ol class="steps">${c.steps.map(e=>R`<li key=${e.id}>${e.text}</li>`)}</ol><${S} stays=${c.stays} />`}
</section>`}function Tc({asked:{decision:t,question:n,chosen:r},onAnswer:i}){let{library:a}=N(),{text:o,answers:s}=e(a,t).questions[0],c=s.map(e=>({value:e.value??e.min,text:e.text}));return R`<${w} label=${o} value=${r} options=${c}
onChange=${e=>i(n.fact,e)} />`}function Ec(){let{library:e,book:t}=N(),[n,r]=A(null);return V(()=>{Promise.all([D.hands(),f.loadReading()]).then(([e])=>r(e),()=>{})},[]),(r,i)=>{let a=n&&e&&t&&n.handsAfter(e,t,r,i)||[];return a.length?a:Dc(r,i)}}function Dc(e,{how:t,winners:n}){let{deposits:r=0}=e;return t===`win`?[{...n.includes(`east`)?u(e):ve(e),deposits:0}]:t===`chonbo`?[{...e,deposits:r}]:[u(e),ve(e,u(e).counters??0)].map(e=>({...e,deposits:r}))}function Oc({hands:e,chosen:t,onChoose:n=()=>{}}){if(e.length===1)return R`<p class="note none end-next" role="status">${I(`hall-comes-next`)} <strong><${Re} hand=${e[0]} /></strong></p>`;let r=e.map((e,t)=>({value:t,text:R`<${Re} hand=${e} />`}));return R`<${w} label=${I(`hall-following`)} value=${e.findIndex(e=>Ac(e,t))} options=${r}
onChange=${t=>n(e[t])} />`}function kc(e,t){return e.length===1?e[0]:e.find(e=>Ac(e,t))}function Ac(e,t){return!!t&&JSON.stringify(e)===JSON.stringify(t)}function jc({hanchan:e,ended:t,end:n,moves:r,onChange:i}){let{state:a}=N(),o=F(),{how:s,winners:c,riichi:l,tenpai:u}=n,d=u?.length===0;return R`<fieldset class="end-seats">
<legend class="unseen">${I(`hall-who`)}</legend>
${ut(e,t.hand).map(({wind:e,player:n})=>{let d=Ne(a,{...t,table:{id:t.table},seat:e}),f=l.includes(e),p=t=>t.includes(e)?t.filter(t=>t!==e):[...t,e],m=()=>{let e=p(u??[]);i({tenpai:e.length?e:void 0})},h=!c.includes(e)&&c.length===3,g=a.players[n]?.name??`?`;return R`<div key=${e} class="end-seat" role="group" aria-label=${`${o.phrase(`seat-${e}`)} · ${g}`}>
<span class="end-name"><${st} wind=${e} /><span>${g}</span>
${d&&R`<span class="badge dead-hand">${I(`hall-badge.dead`,{since:et(a,d)})}</span>`}</span>
${r&&s!==`four-riichi`&&R`<${Mc} stick on=${f} onTap=${()=>i({riichi:p(l)})}>${I(`hall-riichi`)}<//>`}
${s===`win`&&R`<${Mc} on=${c.includes(e)} isOff=${!!d||h} onTap=${()=>i({winners:p(c)})}>${I(`hall-wins`)}<//>`}
${r&&s===`exhaustive-draw`&&R`<${Mc} on=${f||u?.includes(e)} isOff=${f} onTap=${m}>${I(`hall-tenpai`)}<//>`}
</div>`})}
${r&&s===`exhaustive-draw`&&R`<div class="end-seat"><span class="end-name"></span>
<${Mc} on=${d} isOff=${!!u?.length} onTap=${()=>i({tenpai:d?void 0:[]})}>${I(l.length?`hall-nobody-else`:`hall-nobody`)}<//></div>`}
</fieldset>`}function Mc({on:e,stick:t=!1,isOff:n=!1,onTap:r,children:i}){return R`<button class=${`choice ${t?`stick`:``}`} type="button" aria-pressed=${String(!!e)} disabled=${n} onClick=${r}>${i}</button>`}const Nc=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function Pc({table:e,hanchan:t,hand:n,dealt:r=n,onHand:i,onClose:a}){let{state:o}=N(),[s]=A({table:e.id,hanchan:t.id,hand:n}),[c]=A(r),[l,u]=A(()=>{let e=_e(o,s);return e?{end:{...wt,...e},results:[],item:``}:null}),f={ended:s,dealt:c,moves:!!i,hanchan:t,onClose:a};if(!l)return R`<${Lc} ...${f} onDone=${u} />`;let p=I(`hall-ended-done`,{hand:Le(s.hand)});return R`<${L} key="done" title=${p} onClose=${a}>
<p>${I(`hall-how.${l.end.how}`)}</p>
<${d} id=${l.item} onTaken=${a} />
${l.results.map(e=>R`<${wc} key=${e.ruling.id} ...${e} done />`)}
${i&&!l.item?R`<${Ic} ...${f} end=${l.end} onHand=${i} />`:R`<${Fc} next=${l.end.next} onClose=${a} />`}
<//>`}function Fc({next:e,onClose:t}){return R`${e&&R`<${Oc} hands=${[e]} />`}
<button class="button main" type="button" onClick=${t}>${I(`hall-done`)}</button>`}function Ic({dealt:e,end:t,onHand:n,onClose:r}){let i=Ec(),a=t.next?[t.next]:i(e,t),o=e=>{n(e),r()};return R`<h3>${I(`hall-following`)}</h3>
<div class="pair">
${a.map(e=>R`<button key=${JSON.stringify(e)} class="button main" type="button" onClick=${()=>o(e)}><${Re} hand=${e} /></button>`)}
</div>`}function Lc({ended:e,dealt:t,moves:n,hanchan:r,onDone:i,onClose:a}){let{state:o}=N(),[s]=A(()=>Fe(o,e)),[c,l]=A(wt),{does:u,wrong:d}=T(),p=Jt(s),m=Ec(),h=e=>l({...c,...e}),g=c.how&&(c.how!==`win`||c.winners.length>0),_=s.map(e=>{let t=p[e.revision];return{ruling:e,...c.how&&t?Et(o,t,e,c):{questions:[],decision:null}}}),v=_.every(({decision:e})=>e),y=n&&g&&v?m(t,Bc(c,_)):[],b=kc(y,c.next),x=async()=>{let t=Object.fromEntries(_.map(({ruling:e,decision:t})=>[e.id,t])),n={...c,tenpai:zc(c),next:b},r=await f.send(`hand-end`,null,Ot(e,n),{hold:!0,expected:t});M(),i({end:n,results:_,item:r.id})};return R`<${L} title=${I(`hall-ended-how`,{hand:Le(e.hand)})} onClose=${a}>
<${Rc} how=${c.how} onHow=${e=>h({how:e,winners:[],tenpai:void 0})} />
${(n?c.how&&c.how!==`four-riichi`:c.how===`win`)&&R`<${jc} hanchan=${r} ended=${e} end=${c} moves=${n} onChange=${h} />`}
${g&&_.map(e=>R`<${wc} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>l(Dt(c,e.ruling,t,n))} />`)}
${y.length>0&&R`<${Oc} hands=${y} chosen=${c.next} onChoose=${e=>h({next:e})} />`}
${d}
<button class="button main" type="button" disabled=${!g||!v||n&&!b} onClick=${()=>u(x)}>
${I(`hall-ended-record`)}
</button>
<//>`}function Rc({how:e,onHow:t}){let{book:n}=N(),r=[`win`,...n?.content.facts.hand_end.answers??Nc],i=Nc.filter(e=>r.includes(e)).map(e=>({value:e,text:I(`hall-how.${e}`)}));return R`<${w} label=${I(`hall-how-label`)} value=${e} options=${i} onChange=${t} />`}function zc({riichi:e,tenpai:t,hands:n}){return t&&pt.filter(r=>t.includes(r)||e.includes(r)&&!kt(n[r]))}function Bc(e,t){let n=t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`));return{...e,tenpai:zc(e),how:n?`chonbo`:e.how}}function Vc({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:Hc(t[e.id]),round:n[e.hanchan]?.round}))}function Hc({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function Uc(e,{cards:t,seconds:n,until:r}){let i=[I(`exam.questions`,{count:t.length})];return n&&i.push(I(`exam.each`,{seconds:n})),r&&i.push(I(Gc(r)?`exam.ended`:`exam.until`,{time:Wc(e,r)})),i}function Wc(e,t){return W(t,e.settings.time_zone)}function Gc(e){return!!e&&Date.parse(String(e))<=f.now()}function Kc(e){return I(`exam.seconds`,{seconds:Math.max(1,Math.round(e/1e3))})}function qc(e,t){let n={timeZone:t,dateStyle:`short`,timeStyle:`short`};return new Intl.DateTimeFormat(`sv-SE`,n).format(new Date(e)).replace(` `,`T`)}function Jc(e,t){let n=Date.parse(`${e}Z`);return(/* @__PURE__ */ new Date(2*n-Date.parse(`${qc(n,t)}Z`))).toISOString()}f.loadEscalationSteps();const Yc=[`head-referee`,`referee`,`arbiter`];function Xc(e,t){return`shinpan.exam.${e}.${t}`}function Zc(e){return!!e&&B(e,Yc)}function Qc(e){return Object.values(e.exams).sort((e,t)=>e.id<t.id?1:-1)}function $c(e,t,n){return nl(e,t).find(({official_id:e})=>e===n)}function el(e,t){let n=nl(e,t).map(({official_id:e})=>e),r=Object.values(e.officials).filter(e=>!e.revoked_at&&Zc(e));return{taken:n.length,all:(/* @__PURE__ */ new Set([...n,...r.map(({id:e})=>e)])).size}}function tl(e,t){return Zc(t)?Qc(e).filter(({id:n,status:r})=>r===`open`&&!$c(e,n,t.id)):[]}function nl(e,t){return Object.values(e.examAttempts).filter(e=>e.exam_id===t&&!e.withdrawn_at)}const rl={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[il,al]=[112,64],ol=[34,14],[sl,cl]=[10,7],[ll,ul]=[14,11];function dl({names:e,notes:t,pot:n,payments:r,number:i,to:a,winds:o}){return R`<figure class="table-figure">
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
${e.map((e,n)=>R`<${pl} key=${n} spot=${rl[n]} name=${e} note=${t[n]} to=${a?.(n)} wind=${o?.[n]} />`)}
${n&&R`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>R`<${hl} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${fl} names=${e} payments=${r} number=${i} /></div>
</figure>`}function fl({names:e,payments:t,number:n}){let r=t=>t===`table`?I(`open.the-table`):e[t];return R`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>R`<li key=${a}>
${I(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function pl({spot:[e,t],name:n,note:r,to:i,wind:a}){let o=ml(n,a?cl:sl)!==n,s=R`<g>
<rect
x=${e-il/2}
y=${t-al/2}
width=${il}
height=${al}
rx="10"
/>
${a&&R`<path class="wind" d=${Ze[a]} transform=${`translate(${e-il/2+5} ${t-21}) scale(0.85)`} />`}
<text class=${`name ${o?`long`:``}`} x=${a?e+12:e} y=${t-5}>${o?ml(n,a?ul:ll):n}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?R`<a href=${i} aria-label=${`${n} ${r}`}>${s}</a>`:s}function ml(e,t){let n=0,r=[...e],i=r.findIndex(e=>(n+=e>`⹿`?1.6:1)>t);return i<0?e:`${r.slice(0,i-1).join(``).trimEnd()}…`}function hl({payment:e,text:t}){let[n,r]=[$(e.from),$(e.to)],[i,a]=bl(n,r),[o,s]=bl(r,n),c=yl(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=gl(n,r)?_l([i,a],[l,u],[o,s],c):vl([l,u],c,n[0]===r[0]);return R`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${d} y=${f+6}>${t}</text>
</g>`}function gl(e,t){let[n,r]=$(`table`);return(e[0]+t[0])/2===n&&(e[1]+t[1])/2===r}function _l(e,t,n,r){let i=r=>e[r]*.5625+t[r]*.375+n[r]*.0625;return[i(0)+r[0]*.9,i(1)+r[1]*.5]}function vl([e,t],[n,r],i){if(n||r)return[e+n*1.2,t];let[a]=$(`table`);return i?[e+38,t]:[e+Math.sign(a-e)*18,t-19]}function yl(e,t){let[n,r]=$(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes($(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function $(e){return rl[e]??[0,0]}function bl([e,t],n){let[r,i]=[n[0]-e,n[1]-t],[a,o]=e===rl.table[0]&&t===rl.table[1]?ol:[il/2,al/2],s=Math.min((a+6)/Math.abs(r),(o+6)/Math.abs(i));return[e+r*s,t+i*s]}const xl=[0,1,2,3],Sl=[`east`,`south`,`west`,`north`];function Cl(e,t){return Sl[(e-t+4)%4]??`east`}function wl(e,t){return e===`table`?`table`:(Sl.indexOf(e)+t)%4}function Tl(e){let t=new Map([...xl,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of xl)t.set(e,0);else for(let e of Dl(n))Ol(t,e);return{net:xl.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function El(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Dl(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function Ol(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function kl(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Al({typed:e,onChange:t,onClose:n}){return R`<${L} title=${I(`open.names`)} onClose=${n}>
<p class="soft">${I(`open.names-text`)}</p>
${xl.map(n=>R`<${E}
key=${n}
label=${I(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${I(`open.done`)}</button>
<//>`}function jl({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=kl(e),s=()=>{r(),i()},c=t.map((t,r)=>[t,El(e[r]??0,n)]);return R`<${L} title=${I(`open.settle`)} onClose=${i}>
<p>${I(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${o} rows=${c} />
<${fl} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${s}>
${I(`open.settle-done`)}
</button>
<//>`}function Ml(){let{state:e,official:t}=N(),n=e?tl(e,t):[];if(n.length===0)return null;let[r]=n,i=n.length===1,a=i?Me(Xc(r.id,t.id)):null,o=a&&!a.attempt?I(`exam.paused`,{at:a.answers.length+1,all:r.cards.length}):I(i?`exam.waits`:`exam.wait`,{count:n.length});return R`<a class="row card" href=${i?`#/exams/${r.id}/take`:`#/exams`}>
<${O} name="clock" />
<span class="body">
<strong>${o}</strong>
<small>${i?[r.title,...Uc(e,r)].join(` · `):n.map(({title:e})=>e).join(` · `)}</small>
</span>
<${O} name="next" />
</a>`}function Nl(e,t,n,r){let i=e.map(e=>Pl(e,t,n,r)),a=i.filter(e=>e instanceof Qe);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:rt(r)};return i.map((t,n)=>t instanceof Qe?{rulebook:e[n].names(),...o,...ce()}:t)}function Pl(e,t,n,r){try{return Ye(e,t,n,r)}catch(e){if(e instanceof Qe)return e;throw e}}function Fl(e,t){let n=new me(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:Il(n,r,e)})),differs:i.some(e=>!Ll(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function Il(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function Ll(e,t){return j(e)===j(t)}const Rl={transfers:[],fines:[],effects:[]};function zl({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function Bl({words:e},t){if(t.lateness)return I(`open.by-lateness`);let n=Vl(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Vl(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Vl(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...Rl,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?I(`open.grows-times`,{times:r.p.times}):I(`open.grows-add`,{p:r.p.add})})`:e.line({...Rl,penalties:t,effects:n})}function Hl(e,t){return e.table(t).rows}function Ul({rules:e,book:t,foul:n}){let{words:r}=e,i=Hl(t,n);if(!i.length)return R`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return R`<ol class="table-rows">
${i.map(t=>R`<li key=${t.id}>
<strong>${Bl(e,t)}</strong>
${zl(e,t.when).map(e=>R`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&R`<p>${i.length>1?I(`open.otherwise`):I(`open.always`)}</p>`}
${t.effects.length>0&&R`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${tt(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&R`<p class="soft">${I(`open.counted-over`,{scope:it([r.phrase(`scope-${a}`)])})}</p>`}`}function Wl({book:e,words:t,foul:n,facts:i,context:a,onChange:o}){let s=(e,t)=>{let{[e]:n,...i}=a;o(t===r[e]?i:{...i,[e]:t})};return R`<div class="stack">
${Object.entries(Je).map(([o,c])=>{let l=c.filter(t=>pe(e,n,i,{...a,[o]:t}));return R`<${w}
key=${o}
label=${ue(t,o)}
value=${a[o]??r[o]}
options=${l.map(e=>({value:e,text:se(t,o,e)}))}
onChange=${e=>s(o,e)}
/>`})}
</div>`}const Gl=[`impossible`,`denied`,`silent`];function Kl({tournament:e,as:t,player:n=!1}){let{lang:r}=Ie(),[i,a]=A(``),o=async n=>{a(n?`beginning`:`ending`),a(await(n?ql({tournament:e,as:t},r):Jl(e)).catch(()=>`unreached`))};if(V(()=>{let n=!1;return f.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||a(e),()=>{}),()=>void(n=!0)},[e,t,r]),!i)return null;if(Gl.includes(i))return R`<section class="card"><h2>${I(`push.title`)}</h2><p role="status">${I(`push.${i}`)}</p></section>`;let s=[`unserved`,`unreached`].includes(i);return R`<${oe} label=${I(`push.title`)} hint=${I(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(i)} onChange=${o} />
${s&&R`<p class="note warn" role="status">${I(`push.${i}`)}</p>`}`}async function ql(e,t){return(await f.push()).subscribe(e,t)}async function Jl(e){return await(await f.push()).unsubscribe(e),`off`}export{Bs as $,oi as $n,G as $r,La as $t,qc as A,Bi as An,En as Ar,Mo as At,xc as B,bi as Bn,fn as Br,so as Bt,el as C,na as Cn,hr as Cr,Jo as Ct,Jc as D,Ki as Dn,bn as Dr,Ho as Dt,Gc as E,Yi as En,Sn as Er,Bo as Et,vc as F,Li as Fn,vn as Fr,ho as Ft,oc as G,gi as Gn,tn as Gr,Za as Gt,lc as H,_i as Hn,sn as Hr,no as Ht,_c as I,Ni as In,hn as Ir,mo as It,Us as J,ri as Jn,Jt as Jr,qa as Jt,Xs as K,Q as Kn,Qt as Kr,Ya as Kt,yc as L,Ii as Ln,mn as Lr,go as Lt,Pc as M,Mi as Mn,J as Mr,wo as Mt,gc as N,Pi as Nn,Dn as Nr,_o as Nt,Kc as O,qi as On,An as Or,Lo as Ot,Cc as P,ji as Pn,_n as Pr,vo as Pt,Gs as Q,li as Qn,Vt as Qr,Ua as Qt,hc as R,Ci as Rn,pn as Rr,uo as Rt,Qc as S,aa as Sn,mr as Sr,Ko as St,Uc as T,ea as Tn,yn as Tr,zo as Tt,uc as U,hi as Un,nn as Ur,to as Ut,bc as V,xi as Vn,on as Vr,ro as Vt,ac as W,vi as Wn,K as Wr,eo as Wt,qs as X,di as Xn,qt as Xr,Wa as Xt,Js as Y,ui as Yn,Ht as Yr,Ka as Yt,Ks as Z,mi as Zn,Gt as Zr,Va as Zt,El as _,ma as _n,Pr as _r,is as _t,Bl as a,kt as ai,Oa as an,Qr as ar,Os as at,$c as b,sa as bn,jr as br,ns as bt,Nl as c,xt as ci,Ta as cn,Jr as cr,Ts as ct,jl as d,Sa as dn,zr as dr,xs as dt,Bt as ei,Ba as en,ci as er,zs as et,xl as f,xa as fn,Br as fr,hs as ft,kl as g,_a as gn,Ir as gr,os as gt,Cl as h,va as hn,Z as hr,ss as ht,zl as i,Et as ii,Da as in,ti as ir,Fs as it,Vc as j,Ri as jn,Bn as jr,To as jt,Wc as k,Vi as kn,xn as kr,Io as kt,Ml as l,ka as ln,Kr as lr,Ss as lt,wl as m,wa as mn,Rr as mr,us as mt,Wl as n,wt as ni,Ra as nn,ni as nr,Ls as nt,Hl as o,Ct as oi,ja as on,qr as or,ks as ot,Dl as p,ba as pn,Lr as pr,ms as pt,Ys as q,ii as qn,en as qr,Ja as qt,Ul as r,Ot as ri,Fa as rn,ei as rr,Ms as rt,Fl as s,bt as si,Aa as sn,Yr as sr,Ds as st,Kl as t,zt as ti,za as tn,si as tr,Rs as tt,Al as u,Ca as un,Gr as ur,ys as ut,Tl as v,fa as vn,Nr as vr,$o as vt,Zc as w,ta as wn,wn as wr,qo as wt,Xc as x,oa as xn,Fr as xr,Zo as xt,dl as y,pa as yn,Ar as yr,ts as yt,Sc as z,Si as zn,un as zr,co as zt};