import{$t as e,A as t,At as n,B as r,Bt as i,C as a,D as o,Dt as s,Et as c,F as l,Fr as u,Ft as d,G as f,Gt as p,H as m,I as h,It as g,Jr as _,Jt as v,K as y,Kt as b,L as x,Lr as ee,M as te,Mr as ne,Mt as re,N as ie,Nr as ae,O as oe,Ot as S,P as se,Pr as ce,Pt as le,Qt as C,Rn as ue,Rt as de,S as fe,Sn as pe,T as w,Tt as T,U as me,Ur as he,Ut as E,Vt as ge,W as _e,Wt as ve,Xr as ye,Y as be,Yr as D,Yt as O,Z as xe,_ as Se,ar as Ce,b as we,bn as Te,ct as Ee,d as k,dt as De,fn as Oe,ft as ke,g as Ae,h as je,hn as A,it as j,j as Me,jt as Ne,k as Pe,kt as Fe,l as Ie,ln as Le,lr as Re,lt as ze,mn as Be,n as Ve,nn as He,ot as M,p as Ue,pn as We,pt as N,qr as P,qt as Ge,rn as F,un as Ke,ur as qe,ut as Je,v as Ye,w as Xe,y as I,yn as Ze,yt as Qe,z as $e,zr as L}from"./app.js";const et={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function R(){let[,e]=D(!1);P(()=>{He(`others`).then(()=>e(!0),()=>{})},[])}function tt(t){let n=String(t?.type).split(`:`).at(-1)??``,r=et[n]??n;return e(`refusal.type.${r}`)?v(`refusal.type.${r}`):e(`refusal.type.other`)?v(`refusal.type.other`):t?.detail??``}function nt(n,r){let[i]=r.split(`.`),a=r.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(i)&&a in n.catalogue.facts?n.question(a):i===`context`&&a in o?t(n,a):e(`refusal.field.${i}`)?v(`refusal.field.${i}`):r}function rt({problem:e}){R();let t=N(),{errors:n=[],detail:r,title:i}=e??{};return F`<div class="note bad stack">
<p><strong>${tt(e)}</strong></p>
${n.length===0&&F`<p lang="en">${r??i??v(`hall-unknown`)}</p>`}
<dl class="refusal">
${n.map(({field:e,message:n,cure:r})=>{let i=nt(t,e);return F`<div key=${e}>
<dt><strong>${i}</strong></dt>
<dd lang="en"><small>${n===i?r:`${n} ${r}`}</small></dd>
</div>`})}
</dl>
</div>`}const it=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,at=RegExp(`#/join/(${it})/([\\w-]{16,200})`,`i`),ot=/#\/account\/(spa_[\w-]{16,200})/,st=RegExp(`#/table/(${it})`,`i`);function ct(e){let t=at.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=ot.exec(e);if(n)return{account:n[1]};let r=st.exec(e);return r?{table:r[1].toLowerCase()}:null}function lt(){let{path:e}=Ke();return t=>{Ke().path===e&&Le(t,{replace:!0})}}const ut=de(ve.referee,`Switch`);function dt({to:e,children:t}){let{tournament:n,outbox:r}=E(),[i,a]=D(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:F`<${ut} onYes=${()=>a(!0)} />`}function ft({up:e}){let{joining:t}=E(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return F`<${d} title=${i??v(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${a.length>0&&F`<p>${v(`hall-as`,{roles:a.map(e=>v(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${v(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
<p>${r?v(`hall-loaded`,{loaded:n,total:r}):v(`hall-asking`)}</p>
</div>
<//>`}const pt=de(ve.account,`SignInAgain`);let mt=null;function ht(){let[e,t]=D(null);P(()=>(mt=t,()=>void(mt=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&F`<${pt} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function gt(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!mt||!await _t(mt))throw t;return e()}}function _t(e){return new Promise(t=>e({tell:t}))}function vt(e){let{state:t,online:n}=E(),[r,i]=D({answer:null,fresh:!1,trouble:null});return P(()=>{let t=!1,n=e=>t||i(e);return A.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),A.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function yt({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){R();let{tournament:i}=E(),a=e&&p(e.at,i.time_zone);return!e&&!n?F`<${le} />`:n?F`<p class="note warn" role="status">${[z(n),v(`seen.${e?`old`:`never`}.${r}`,{time:a??``})].join(` `)}</p>`:F`<p class="soft" role="status">${v(t?`standings.at`:`seen.asking.${r}`,{time:a??``})}</p>`}function z(e){return e.name===`Unreachable`?`${v(navigator.onLine?`live.unreached`:`no-network`)}.`:tt(e.problem)||`HTTP ${e.status}`}function bt({name:e,hint:t=``,path:n,file:r}){let{lang:i}=C(),[a,o]=D(null),[s,c]=D(!1),[l,u]=D(null),d=_(0),f=_(null);return P(()=>(o(null),u(null),()=>void(d.current+=1)),[n,i]),P(()=>()=>a&&URL.revokeObjectURL(a.url),[a]),P(()=>f.current?.focus(),[a]),F`<li class="card">
<h3>${e}</h3>
${t&&F`<p class="soft">${t}</p>`}
<div role="status">
${s&&F`<progress aria-label=${v(`reports.making`,{name:e})}></progress><p class="soft">${v(`reports.wait`)}</p>`}
${a&&F`<p class="soft">${v(`reports.ready`,{size:wt(a.file.size)})}</p>`}
</div>
${l&&F`<${St} error=${l} />`}
${a?F`<${xt} made=${a} first=${f} />`:F`<button class="button" type="button" disabled=${s} aria-label=${v(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=d.current+=1,t=t=>e===d.current&&t();c(!0),u(null);try{let e=await A.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${i}`,{timeout:12e4});t(()=>o({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>u(e))}finally{c(!1)}}}>${v(`reports.make`)}</button>`}
</li>`}function xt({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return F`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${v(`reports.save`)}</a>
${r&&F`<a class="button" href=${e} target="_blank">${v(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&F`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${v(`reports.share`)}</button>`}
</div>`}function St({error:e}){return R(),F`<p class="note bad" role="alert">${z(e)}</p>`}function Ct(){return E().state?.settings.slug??`shinpan`}function wt(e){return b(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function Tt(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Et(e){let{book:t}=E(),n=ye(()=>t?.revision?{[t.revision]:t}:{},[t]),[r,i]=D({}),a=[...new Set(e.map(({revision:e})=>e))].filter(e=>e&&!(e in n));return P(()=>{for(let e of a)A.revision(e).then(t=>i(n=>({...n,[e]:t})),()=>{})},[a.join()]),{...r,...n}}function B(e=!0){let{library:t}=E(),[,n]=D(0);P(()=>{e&&A.loadReading().then(()=>n(1),()=>{})},[t,e])}const Dt={amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],player:[`facts-otherwise`,`did-not-happen`,`not-all-heard`,`rule-otherwise`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`],upheld:[`facts-stand`,`rule-clear`,`nothing-new`],confirmed:[`facts-stand`,`rule-clear`,`nothing-new`],overturned:[`did-not-happen`,`facts-otherwise`,`rule-otherwise`,`in-doubt`],appeal:[`player-disagrees`,`facts-disputed`,`rule-unclear`],reopening:[`new-evidence`,`facts-otherwise`,`not-all-heard`],time:[`tapped-late`,`seen-come`,`wrong-player`],start:[`tapped-by-mistake`,`not-begun`,`wrong-table`],"player-time":[`table-confirms`,`seen-come`],schedule:[`hall-not-ready`,`round-before-late`,`wrong-time`],"extra-time":[`tapped-by-mistake`,`too-much`],dismissal:[`wrong-time`,`arbiter-was-there`,`noted-twice`]};function Ot(e,t=``){let{names:n={}}=A.snapshot.library?.catalogue.reasons??{};return[...e.map(e=>n[e]??v(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}async function kt(e){return await A.loadReading().catch(()=>{}),Ot(e)}function At(e,t){let{library:n}=E();B(!!t);let{reasons:r}=n?.catalogue??{};return t?r?.of[t]??null:Dt[e]}function jt(e,t,n=v(`hall-reason`),r=v(`hall-reason-missing`)){let[i,a]=D([]),[o,s]=D(``),c=Ot(i,o);return{reason:c,field:l=>F`<div class="stack">
${(e||t)&&F`<${Mt} what=${e} foul=${t} chosen=${i} onChosen=${a} />`}
<${S}
long
label=${n}
value=${o}
onInput=${s}
maxlength="3500"
wrong=${l&&!c?r:void 0}
/>
</div>`}}function Mt({what:e,foul:t,chosen:n,onChosen:r}){let i=At(e,t);if(!i)return null;let a=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return F`<div class="switches" role="group" aria-label=${v(`reason.why`)}>
<small class="soft why" aria-hidden="true">${v(`reason.why`)}</small>
${i.map(e=>F`<${se} key=${e} pressed=${n.includes(e)} onClick=${()=>a(e)}>${Ot([e])}<//>`)}
</div>`}function V({what:e,title:t,text:n,yes:r,onReason:i,onClose:a,children:o}){let[s,c]=D(!1),{reason:l,field:u}=jt(e),{does:d,wrong:f}=w();return F`<${T} title=${t} onClose=${a}>
<form onSubmit=${e=>{e.preventDefault(),c(!l),l&&d(()=>i(l))}}>
${n&&F`<p>${n}</p>`}
${u(s)} ${o} ${f}
<button class="button main">${r}</button>
</form>
<//>`}function Nt({title:e,text:t,yes:n,danger:r=!1,onYes:i,onClose:a}){return F`<${T} title=${e} onClose=${a}>
<p>${t}</p>
<div class="pair">
<button class=${`button ${r?`danger`:``}`} type="button" onClick=${i}>${n}</button>
<button class="button" type="button" onClick=${a}>${v(`cancel`)}</button>
</div>
<//>`}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const Pt=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),Ft=[`low`,`medium`,`quartile`,`high`],It={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Lt={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},Rt={low:1,medium:0,quartile:3,high:2},H=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function zt(e){if(e=qt(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function Bt(e,t){let n=Rt[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function Vt(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const Ht={numeric:1,alphanumeric:2,byte:4},U={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},W=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Ut(e){let{exp:t,log:n}=W,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const Wt=[];function Gt(e){let t=Wt[e];if(t!==void 0)return t;let n=Ut(e),{exp:r,log:i}=W,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return Wt[e]={gen:n,mul:a}}function Kt(e,t,n){let{exp:r,log:i}=W,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function G(e,t){let n=Pt[e-1],r=It[t][e-1],i=Lt[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const K=e=>{throw Error(e)};function qt(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function Jt(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=q[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const q=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[H.charCodeAt(t)]=t;return e})();function Yt(e,t,n,r,i){let a=G(e,t),o=U[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&K(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(Ht[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(q[n.charCodeAt(e)]*45+q[n.charCodeAt(e+1)],11);s&1&&f(q[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&K(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Gt(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Kt(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),ee=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[ee++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[ee++]=t[e];return x}function Xt(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Zt=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),J=e=>Zt[e&65535]+Zt[e>>>16],Qt=/* @__PURE__ */ new Uint32Array(32);function $t(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const Y=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},en=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,X=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function tn(e,t){let{size:n,words:r,v:i}=e,a=Qt;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),$t(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function nn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=J(n>>>0)+2*J((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function rn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=J(v>>>0)+J(y>>>0)}}return a}function an(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=nn(e)+nn(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=J(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=J(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(rn(e)+rn(t))}function on(e,t,n,r){let i=e.size,a=Bt(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?X(e,8,t,n):t<8?X(e,8,t+1,n):t===8?X(e,7,8,n):X(e,14-t,8,n),t<8?X(e,i-1-t,8,n):X(e,8,i-15+t,n)}if(X(e,8,i-8,1),t>=7){let n=Vt(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;X(e,a,o,r),X(e,o,a,r)}}}let Z;function sn(e){let t=21+4*(e-1),n=Y(t),r=new Uint8Array(t*t),i=(e,i,a)=>{X(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=zt(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(Y(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Xt(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=Y(t);return tn(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[Y(t),Y(t),Y(t),Y(t)]}}function cn(e,t,n,r,i=!1){(Z===void 0||Z.ver!==e)&&(Z=sn(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=Z,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){tn(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=an(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||on(u,e,t,h),u}const ln=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},un=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function dn(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function fn(e,t){let n=U.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((G(e,t).capacity-4-n)/8))}function pn(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const Q=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&en(e.m,e.map[t],e.map[n])===1,mn=[10,27],hn=/* @__PURE__ */ String.fromCharCode(mn[0]);function gn(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=Q(e,n,r);n[r]=i}return n}function _n(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=Q(e,i,r),o=r+1>=t||Q(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=hn}return n}function vn(e){let t=e.W,n=String.fromCharCode(mn[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=Q(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=hn}return i}function yn(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!Q(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function bn(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=en(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function xn(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function Sn(e,t=`raw`,n={}){if(un(e,`text`),un(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=qt(r));let i=n.ecc===void 0?`medium`:n.ecc;Ft.includes(i)||K(`invalid ecc=${i}`);let a=n.encoding===void 0?Jt(e):n.encoding;if(U[a]||K(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?H.slice(0,10):H;for(let n of e)t.includes(n)||K(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(ln(n.mask,`opts.mask`)<0||n.mask>7)&&K(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=fn(r===void 0?40:r,i);(e.length>t||dn(e)>t)&&K(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!pn(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=U[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=G(r,i).capacity)break}r>40&&K(`Capacity overflow`)}else{let e=U[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>G(r,i).capacity)&&K(`Capacity overflow`)}let u=Yt(r,i,e,a,s),d=cn(r,i,u,n.mask),f=n.border===void 0?2:ln(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:ln(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?gn(_):t===`ascii`?_n(_):t===`term`?vn(_):t===`svg`?yn(_,n.optimize===void 0||n.optimize):t===`gif`?bn(_):t===`data-url`?xn(bn(_)):K(`Unknown output: ${t}`)}function Cn({text:e,label:t}){let n=Sn(e,`raw`,{border:4}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return F`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function wn(e,t){let n=e.book(t),r=new ne(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>Dn(r,t,e.id)));return{options:i.map(e=>Tn(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>Dn(r,e,null)),...a]}}function Tn(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?En(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function En(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,answers:n.map(([e,t])=>({value:e,text:t}))}}function Dn(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const On=[1,2,3,4];function kn({kind:e,default:t,answers:n}){return t===null?e===`several`?n.map(({value:e})=>e):[30,10,-10,-30]:t}function An({parameter:e,label:t,value:n,onChange:r}){let i={uma:jn,hundreds:Pn,several:Fn}[e.kind];return F`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function jn({label:e,value:t,onChange:n}){let[r,i]=D(()=>On.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(Mn(a))};return F`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${v(`open.uma-hint`)}</p>
<div class="places">
${On.map(e=>F`<${S}
key=${e}
label=${v(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function Mn(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Nn)}function Nn(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Pn({label:e,value:t,onChange:n}){let[r,i]=D(String(t));return F`<${S}
label=${`${e} (${v(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(Nn(e.trim()))}}
/>`}function Fn({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return F`<fieldset class="parameter">
<legend>${t}</legend>
<div class="choices">
${i.map(e=>F`<label class="choice" key=${e.value}>
<input
type="checkbox"
checked=${n.includes(e.value)}
onChange=${()=>a(e.value)}
/>
${e.text}
</label>`)}
</div>
</fieldset>`}const In=`wrc-2022`,Ln=/* @__PURE__ */ new Map;function Rn(e){return{id:e,options:{},readings:{}}}function zn(e,t){let n=L(t),r=Ln.get(n)??ue(e,t.id,t.options,t.readings);return Ln.set(n,r),r}function Bn(e,t){try{return zn(e,t),null}catch(e){return e}}function Vn(){let{library:e,tournament:t,book:n}=E(),{lang:r}=C(),[i,a]=Be(`shinpan.rules`,null);if(!e)return null;let o=t?.id??null,s=i&&i.at===o&&!Bn(e,i.choice)?i.choice:null,c=t?{...Rn(In),...t.rulebook}:Rn(In),l=s??c,u=s||!n?zn(e,l):n;return{library:e,lang:r,words:new ne(e),choice:l,book:u,choose:e=>a({at:o,choice:e})}}function Hn(e){return t=>{let n=Vn();return n?F`<${e} ...${t} rules=${n} />`:F`<${d} title=${v(`open.no-rules`)}
><${re} text=${v(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${v(`try-again`)}
</button>
<//><//
>`}}function Un({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[v(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Wn({rules:e}){let[t,n]=D(!1);return F`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${g} name="book" />
<span class="body"
><small>${v(`open.rules-in-use`)}</small
><strong>${Un(e,e.book)}</strong></span
>
<span class="badge">${v(`call.change`)}</span>
</button>
<${Gn} rules=${e} standing=${e.book.content.standing} />
${t&&F`<${Kn} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function Gn({rules:e,standing:t}){return t===`official`?null:F`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function Kn({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=D(t),c=Bn(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=wn(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return F`<${T} title=${v(`open.choose-rules`)} onClose=${r}>
<${Fe}
label=${v(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(Rn(e))}
/>
<p class="soft">${a.standingNote(o.id)}</p>
${u.length>0&&F`<${Jn} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:Xn(o,d,e)})} />`}
${f.length>0&&F`<${Yn} offered=${f} draft=${o} onChange=${s} />`}
<${qn} error=${c} reasons=${Zn(u,o.options)} />
${!c&&F`<p role="status">${Un(e,zn(i,o))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!c}
onClick=${()=>n(o)}
>
${v(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${v(`cancel`)}</button>
</div>
<//>`}function qn({error:e,reasons:t=[]}){return e?F`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>F`<p key=${e}>${e}</p>`)}
</div>`:null}function Jn({offered:e,chosen:t,onChange:n}){let r=({id:e,parameter:r},i)=>{let{[e]:a,...o}=t;n(i?{...o,[e]:r?{[r.name]:kn(r)}:{}}:o)};return F`<fieldset class="stack">
<legend>${v(`open.options`)}</legend>
${e.map(e=>F`<div key=${e.id} class="stack">
<${Ne}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e,t)}
/>
${e.parameter&&e.id in t&&F`<${An}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function Yn({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return F`<details class="fold">
<summary>
${v(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${v(`open.readings-text`)}</p>
${e.map(e=>F`<div key=${e.id} class="stack">
<${Fe}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function Xn({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function Zn(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}const Qn=1e3;function $n(e){let[t,n]=D(A.now);return P(()=>{if(!e)return;let t,r=()=>{n(A.now()),t=setTimeout(r,Qn-A.now()%Qn)};return r(),()=>clearTimeout(t)},[e]),t}const er=`shinpan.board`,tr=()=>We(er),nr=e=>Oe(er,e);function rr(e,t=!1){let n=t?`exceptZero`:`auto`;return or(e/10,{minimumFractionDigits:1,signDisplay:n})}function ir(e,t=!1){return or(e,{signDisplay:t?`exceptZero`:`auto`})}function ar(e,t,n=!1){return`${ir(-t,n)}${e===`P`?`P`:``}`}function or(e,t){return b(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}function sr(e){return lr(Object.values(e.ledger).filter(({unit:e})=>!Ve(e)))}function cr(e,t){return lr(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function lr(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function ur(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function dr(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function fr(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function pr(e,{kind:t,id:n}){return e[`${t}s`]?.[n]?.name??`?`}function $(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?ir(t):`${t<0?`−`:``}${u(e,Math.abs(t))}`}function mr({unit:e,amount:t,what:n}){return v(`line.${hr(e,t,n)}`,{amount:$(e,Math.abs(t))})}function hr(e,t,n){return Ve(e)?t<0?`given-back`:`taken`:t>0?n===`reversed`?`due-again`:`fined`:n===`paid`||n===`waived`?n:`cancelled`}function gr(e,t){let n=ce(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}const _r=[`late`,`late-arbiter`,`forfeit`];function vr(e,t){return[e?.id,e?.player_id].includes(t)}function yr(e){return!!e?.roles?.includes(`director`)}function br(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&_r.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function xr({path:e,body:t,about:n,onApprove:r,onClose:i}){let[a,o]=D(null),{state:s}=E(),{lang:c}=C(),{does:l,wrong:u}=w();return P(()=>{A.ask(`${e}/preview?lang=${c}`,{method:`POST`,body:t}).then(o,e=>o({trouble:e}))},[]),F`<${T} title=${v(`charged.title`)} onClose=${i}>
${!a&&F`<${le} />`}
${a?.trouble&&F`<p class="note bad" role="alert">${z(a.trouble)}</p>`}
${a?.changes&&F`${n&&F`<p><strong>${n}</strong></p>`}
<${Sr} state=${s} seen=${a} />
<p class="soft">${v(`charged.logged`)}</p>
${u}
<button class="button main" type="button" onClick=${()=>l(()=>r(a.digest))}>${v(`charged.approve`)}</button>`}
<//>`}function Sr({state:e,seen:{changes:t,running:n,owed_back:r}}){let i=new Map([...t,...n,...r].map(({account:e})=>[e.id,e]));if(i.size===0)return F`<p>${v(`charged.nothing`)}</p>`;let a=(e,t)=>e.filter(({account:e})=>e.id===t);return F`<dl class="facts">
${[...i].map(([i,o])=>F`<div key=${i}>
<dt class="who">${pr(e,o)}</dt>
<dd class="stack">
${a(t,i).length>0&&F`<p>${Cr(a(t,i),`before`)} → <strong>${Cr(a(t,i),`after`)}</strong></p>`}
${a(n,i).map(({before:e,after:t})=>F`<p>${v(`charged.running`)} ${wr(e,t)} → <strong>${wr(t,e)}</strong></p>`)}
${a(r,i).map(e=>F`<p><strong>${v(`charged.owed-back`,{paid:$(e.unit,e.paid),amount:$(e.unit,e.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function Cr(e,t){return e.map(e=>$(e.unit,e[t])).join(` + `)}function wr({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const Tr=`games-cancelled`;function Er(e,t,n,r){let i=Math.min(m(n,r),86400),[a,o]=[Tr,`replacement`].map(n=>Dr(e,t,n)),s=i>=a&&!n.cancelled,c=s&&Or(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...pe(e,t,l),seconds:i,cancellation_due:s}}function Dr(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function Or(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(Tr)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function kr(e,t){let n=$e(e,t.round),i=n.map(x),a=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),o=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(o.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let o=r(e.id,i,a),s=n.filter(t=>t.person?.id===e.id);return o?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:o,revision:t,timings:s}]:[]})}function Ar(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=Er(t,n,r,i);return{...xe(e,o),due:a}}async function jr(e,t,n={}){await A.send(`timing`,null,{hanchan:e.id,what:t,...n}),O()}function Mr(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const Nr=864e5;function Pr(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function Fr(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=Pr(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>Nr/2&&(l-=Nr),l<-432e5&&(l+=Nr),new Date(t-t%1e3+l).toISOString()}function Ir(e){let t=_(/* @__PURE__ */ new Set);P(()=>{for(let n of e)for(let e of Lr(n))t.current.has(e)||(t.current.add(e),Rr(n))},[e])}function Lr({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function Rr({key:e,name:t,line:n}){if(O(400),ge(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(v(`clock.late-is`,{name:t}),r))}function zr(){let[e,t]=D(globalThis.Notification?.permission??`denied`);return e==="default"?F`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${v(`clock.notify`)}</button>`:null}function Br(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function Vr({state:e,hanchan:t,zone:n}){let{official:r}=E(),i=Br(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return F`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${v(`kept.title`)}</h2>
${!a&&F`<p class="note info">${v(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>F`<li class="item" key=${t.id}><${Hr} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function Hr({state:e,kept:t,zone:n,director:r}){let i=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[a,o]=D(i.length===1?i[0].id:``),[s,c]=D(!1),[l,u]=D(!1),{official:d}=E(),{does:f,wrong:m}=w(),h=t.who===`arbiter`,g={confirmed:!0,...h&&{arbiter:a}},_=Ur(e,t,t.player??a),y=()=>_?u(!0):f(()=>A.send(`kept-answer`,t.id,g)),b=vr(d,t.player)||h&&vr(d,a),x=async e=>{await A.send(`kept-answer`,t.id,{...g,reason:l,preview:e}),u(!1)},ee=async e=>{await A.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),c(!1)},te=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return F`<p><strong>${p(t.at,n)}</strong> ${Gr(e,t)}</p>
${te&&F`<p class="note warn">${v(`kept.received`,{time:p(t.server_at,n)})}</p>`}
${r&&b&&F`<p class="note info">${v(`clock.own`)}</p>`}
${r&&!b&&F`${h&&i.length!==1&&F`<${Fe} label=${v(`kept.which`)} value=${a} options=${Wr(i)} onChange=${o} />`}
<div class="pair">
<button class="button main" type="button" disabled=${h&&!a} onClick=${y}>${v(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>c(!0)}>${v(`kept.dismiss`)}</button>
</div>
${m}`}
${s&&F`<${V} what="dismissal" title=${`${p(t.at,n)} ${Gr(e,t)}`} yes=${v(`kept.dismiss-now`)} onReason=${ee} onClose=${()=>c(!1)} />`}
${l===!0&&F`<${V} what="player-time" title=${v(`charged.title`)} text=${v(`charged.changes`)} yes=${v(`charged.look`)} onReason=${u} onClose=${()=>u(!1)} />`}
${l&&l!==!0&&F`<${xr} path=${`kept-times/${t.id}/answer`} body=${{...g,reason:l}} onApprove=${x} onClose=${()=>u(!1)} />`}`}function Ur(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return kr(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>br(e,a,t.person.id))}function Wr(e){return[{value:``,text:v(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Gr(e,{what:t,who:n,player:r}){if(t===`began`)return v(`kept.began`);let i=n===`arbiter`?v(`kept.arbiter`):e.players[r]?.name??`?`;return v(`kept.${t}`,{name:i})}async function Kr(e,t,n){await A.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),O()}function qr({hanchan:e,extra:t,onClose:r}){let i=Math.floor(t/60),[a,o]=D(1),{reason:s,field:c}=jt(`extra-time`),{does:l,wrong:u}=w(),d=Math.min(a*60,t);return F`<${T} title=${v(`game.less`)} onClose=${r}>
<${n} label=${v(`game.less-minutes`)} value=${a} min=${1} max=${Math.max(i,1)} less=${v(`clock.less`,{what:v(`game.less-minutes`),count:1})} more=${v(`clock.longer`,{what:v(`game.less-minutes`),count:1})} onChange=${o} />
${c(!1)}
${u}
<button class="button main" type="button" disabled=${!(d>0)||!s} onClick=${()=>l(async()=>{await A.send(`extra-time`,null,{hanchan:e.id,seconds:-d,reason:s}),r()})}>${v(`game.take-off`)}</button>
<//>`}const Jr=[1,3,5];function Yr({hanchan:e,game:{clock:t,extra:n},now:r,zone:i,may:a}){let[o,s]=D(!1),{does:c,wrong:l}=w(),u=t&&_e(t,r),d=t&&v(u?`game.was-up`:`game.ends`,{time:p(new Date(t.ends),i)});return Ir(t?[Zr(e,t,r)]:[]),F`<section class=${`late ${u?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${v(`game.left`)}</h2>
${t?F`<p class="late-time" role="timer">${ae(f(t,r))}</p><p>${d}</p>`:F`<p>${v(`game.no-limit`)}</p>`}
${u&&F`<${Xr} />`}
${n>0&&F`<p class="soft">${v(`game.extra`,{time:ae(n)})}</p>`}
${t&&a&&F`<div class="pair">
${Jr.map(t=>F`<button key=${t} class="button" type="button" onClick=${()=>c(()=>Kr(e,t*60))}>${v(`game.more`,{count:t})}</button>`)}
${n>0&&F`<button class="button" type="button" onClick=${()=>s(!0)}>${v(`game.less`)}</button>`}
</div>`}
${l}
${o&&F`<${qr} hanchan=${e} extra=${n} onClose=${()=>s(!1)} />`}
</section>`}function Xr(){let{book:e}=E();if(!e)return null;let{still:t,chonbo:n}=me(e);return F`<p class="note warn"><strong>${v(`game.still.${t}`)}</strong> ${v(`game.chonbo.${n}`)}</p>`}function Zr(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=v(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:v(`game.left`),seconds:r,thresholds:[i],line:a}}function Qr({state:e,id:t}){let n=N(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:F`<section class="stack" aria-labelledby="season">
<h2 id="season">${v(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${r.map(t=>F`<div key=${t.ruling}>
<dt>${j(n,t.foul)}<small>${ke(e,t.tournament)} · ${p(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${M(n,t)}</dd>
</div>`)}
</dl>
</section>`}function $r({ruling:e,shown:t,children:n}){let r=N();return F`<section class=${`call-verdict hall-verdict ${a(e)?`over`:Ee(e.kind)}`}>
<p class="call-line penalty">${t?Ie(r,t):M(r,e)}</p>
<p><a class="who" href=${ei(e)}>${e.offender.name}</a></p>
<p class="soft">${ze(r,e)}</p>
${n}
</section>`}function ei({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}A.loadEscalationSteps();function ti({state:e,ruling:t}){let n=Object.values(e.notes).filter(e=>e.ruling===t.id);if(n.length===0)return null;let r=e.settings.time_zone,i=n.sort((e,t)=>Date.parse(e.noted_at)-Date.parse(t.noted_at));return F`<section class="stack" aria-label=${v(`note.title`)}>
<h2>${v(`note.title`)}</h2>
${i.map(({id:t,note:n,noted_at:i,official:a,unsent:o,outbox:s})=>F`<div class="card" key=${t}>
<p>${n}</p>
<p class="soft">
${[e.officials[a]?.name,p(i,r)].filter(Boolean).join(` · `)}
${o&&s!==`done`&&F` <span class=${`badge ${Re(s)?`bad`:`info`}`}>${v(`hall-unsent`)}</span>`}
</p>
</div>`)}
</section>`}function ni({ruling:e}){let[t,n]=D(!1),[r,a]=D(``),{does:o,wrong:s}=w();return F`<button class="button" type="button" onClick=${()=>n(!0)}>${v(`note.add`)}</button>
${t&&F`<${T} title=${v(`note.add`)} onClose=${()=>n(!1)}>
<form onSubmit=${t=>{t.preventDefault(),r.trim()&&o(async()=>{await A.send(`note`,e,{note:r.trim()}),O(),i(v(`note.added`)),a(``),n(!1)})}}>
<${S} long label=${v(`call.note`)} value=${r} onInput=${a} maxlength="4000" />
${s}
<button class="button main" disabled=${!r.trim()}>${v(`note.save`)}</button>
</form>
<//>`}`}const ri={url:null,blob:null,failed:!1};function ii(e,t){let[n,r]=D(ri);return P(()=>{let t=``,n=!1;return e().then(e=>{n||(t=URL.createObjectURL(e),r({url:t,blob:e,failed:!1}))},()=>n||r({...ri,failed:!0})),()=>{n=!0,t&&URL.revokeObjectURL(t)}},[t]),n}function ai({count:e,onPhoto:t}){let[n,r]=D(!1);return e>=8?F`<p class="note" role="status">${v(`call.photos-most`,{most:8})}</p>`:F`<label class="button photo" aria-busy=${n}>
${n?F`<progress aria-hidden="true"></progress>`:F`<${g} name="camera" />`}
<span aria-live="polite">${v(n?`call.photo-shrinking`:`hall-add-photo`)}</span>
<input class="unseen" type="file" accept="image/*" aria-disabled=${n} onClick=${e=>n&&e.preventDefault()} onChange=${async e=>{let[n]=e.currentTarget.files;e.currentTarget.value=``,n&&(r(!0),await t(n).catch(e=>i(v(e.name===`Unreadable`?`hall-photo-bad`:`call.not-kept`))),r(!1))}} />
</label>`}function oi({ruling:e}){let{state:t}=E(),n=Object.values(t.photos).filter(t=>t.ruling===e);return F`<${ai} count=${n.length} onPhoto=${async t=>{await A.addPhoto(e,t),i(v(`hall-photo-added`))}} />`}function si({state:e,ruling:t}){let n=Object.values(e.photos).filter(e=>e.ruling===t.id);return n.length===0?null:F`<section class="stack">
<h2>${v(`hall-photos`)}</h2>
<ul class="photos">
${n.map((e,n)=>F`<li key=${e.id}><${ci} ruling=${t.id} photo=${e} number=${n+1} /></li>`)}
</ul>
</section>`}function ci({ruling:e,photo:t,number:n}){let{url:r,failed:i}=ii(()=>A.photo(e,t.id),t.id);return i?F`<p class="soft">${v(`hall-photo-away`,{number:n})}</p>`:F`<figure>
${r&&F`<a href=${r} target="_blank"><img src=${r} alt=${v(`hall-photo`,{number:n})} /></a>`}
${t.unsent&&t.outbox!==`done`&&F`<figcaption class="badge info">${v(`hall-unsent`)}</figcaption>`}
</figure>`}function li({state:e,ruling:t}){return F`<section class="stack">
<h2>${v(`hall-incident`)}</h2>
<${Se} rulings=${I(e,t)} empty="" />
</section>`}function ui({ruling:e}){let t=Ct();return e.seq?F`<section class="stack">
<h2>${v(`reports.incident`)}</h2>
<ul class="rows">
<${bt} name=${v(`reports.incident-page`)} hint=${v(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function di({readings:e}){let t=N();return B(),F`<div class="stack">
${e.map(({id:e,chosen:n})=>{let{question:r,alternatives:i,reason:a}=t.reading({id:e,chosen:n});return F`<p key=${e} class="reading">${r} <strong>${i[n]}</strong> <small class="soft">${a}</small></p>`})}
</div>`}function fi({call:e}){let{state:t,official:n}=E(),r=hi(t,n,e);return r&&F`<p class="note warn">${v(`partial.warn.${r}`)}</p>`}function pi({why:e}){return F`<p class="note warn">${v(`partial.was.${e}`)}</p>`}function mi(e){return F`<span class="badge warn">${v(`partial.badge`)}</span>`}function hi(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const gi=[[`day`,86400],[`hour`,3600],[`minute`,60]];function _i({status:e,level:t}){return v(`esc.stands.${e}.${t}`)}function vi({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?v(`esc.outcome.${t}`):``}function yi(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function bi(e){let t=Math.max(0,(A.now()-Date.parse(e))/1e3),[n,r]=gi.find(([,e])=>t>=e)??gi[gi.length-1],i=Math.floor(t/r);return b(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function xi(e,{status:t,level:n},r){let i=Si(e,t,n,r);return i===`appeal`&&wi(e)&&Ti(e.state)>A.now()?`later`:i===`decide`?n!==`head-referee`&&Ci(e)?`panel`:je(e,r)?`own-table`:i:i}function Si({official:e},t,n,r){let i=k(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?Ue(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!k(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function Ci({official:e,book:t,state:n}){return wi({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!Ei(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function wi({book:e}){return e?.content.rule_points.appeals===`panel`}function Ti({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function Ei({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function Di({ruling:e,onClose:t}){let[n,r]=D(``);return F`<${V} what="escalation" title=${v(`hall-escalate`)} text=${v(`esc.escalate-text`)} yes=${v(`hall-escalate`)}
onReason=${async r=>{await A.send(`escalation`,e,{reason:r,...n.trim()&&{evidence:n.trim()}}),O(),i(v(`esc.done.escalation`)),t()}} onClose=${t}>
<${S} long label=${v(`esc.evidence`)} hint=${v(`esc.evidence-hint`)} value=${n} onInput=${r} maxlength="4000" />
<//>`}function Oi({state:e,ruling:t}){let n=N(),{id:r,hanchan:i,hand:a,seat:o,table:s,foul:l}=t;if(!o||!i||!a)return null;let u=Qe(e.hanchans[i],a).filter(({wind:t,player:n})=>t!==o&&e.players[n]);return F`<${c} class="wrong-player" title=${F`<span class="body">${v(`reason.wrong-player`)}</span>`}>
${()=>F`<div class="switches">
${u.map(({wind:t,player:i})=>F`<a
class="chip"
key=${t}
href=${`#/call/${s.id}/${t}/${l}?amends=${r}&why=wrong-player`}
>
${n.phrase(`seat-${t}`)} <span class="who">${e.players[i].name}</span>
</a>`)}
</div>`}
<//>`}function ki({state:e,ruling:t}){let n=E(),[r,o]=D(!1),[s,c]=D(null);if(!Ue(n.official)||t.outbox===`holding`||Re(t.outbox))return null;let l=t=>!a(t)&&!we(e,t.id),u=l(t),d=I(e,t).filter(l),f=je(n,t),p=()=>c(null),m=async e=>{for(let n of[t,...r?d:[]])await A.send(`withdrawal`,n.id,{reason:e});O(),i(v(`hall-done.withdrawal`)),p(),scrollTo({top:0})},{id:h,table:g,seat:_,foul:y}=t;return F`<section class="doing" aria-label=${v(`hall-actions`)}>
${u&&f&&F`<p class="note warn">${v(`call.own-table`)}</p>`}
${u&&!f&&F`<${Oi} state=${e} ruling=${t} />
<a class="button" href=${`#/call/${g.id}/${_??`-`}/${y}?amends=${h}`}>${v(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>c(`withdraw`)}>${v(`hall-withdraw`)}</button>`}
${u&&F`<button class="button" type="button" onClick=${()=>c(`escalate`)}>${v(`hall-escalate`)}</button>`}
<${ni} ruling=${h} />
<${oi} ruling=${h} />
${s===`withdraw`&&F`<${V} what="withdrawal" title=${v(`hall-withdraw`)} text=${v(`hall-withdraw-text`)} yes=${v(`hall-withdraw`)}
onReason=${m} onClose=${p}>
${d.length>0&&F`<${Ne} label=${v(`hall-withdraw-too`,{names:fe(d)})} checked=${r} onChange=${o} />`}
<//>`}
${s===`escalate`&&F`<${Di} ruling=${h} onClose=${p} />`}
</section>`}function Ai({catalogue:e},t,n,r){let[i,a,o]=[[[t,!0]],[[t,!0],...r],[...n,...r]],s=n.some(([e,n])=>n&&Pi(e)===Pi(t));return Object.entries(e.corrections).filter(([,{when:e,of:t,unless:n=[],player:r=!1}])=>{let[c,l,u]=[i,a,o].map(e=>Ni(Mi(e,r),t));return ji(e,{ruled:c,was:l,is:u,same:s})&&!Ni(Mi(o),n)}).map(([e])=>e)}function ji(e,{ruled:t,was:n,is:r,same:i}){return e===`gone`?n&&!r:e===`came`?r&&!n:e===`changed`?n!==r:t&&!i}function Mi(e,t=!1){let n=e.filter(([,e])=>e||!t).map(([e])=>e);return new Set(n.flatMap(({effects:e,steps:t,stays:n=[]})=>[...e,...t,...n]))}function Ni(e,t){return t.some(t=>e.has(t))}function Pi({penalties:e,transfers:t=[]}){return L([e,t])}function Fi({state:e,ruling:t}){let n=N(),{library:r}=E(),i=t.status===`withdrawn`,a=i?t:e.rulings[t.amends],o=i?[]:[t],s=a?Ii(e,t,a):[],c=Et([...s,t,a??t]);if(B(),!a||!r?.catalogue.corrections)return null;let l=e=>Li(y(n,c[e.revision],e)),u=e=>[l(e),e.offender.id===a.offender.id],[d,f,p]=[l(a),o.map(u),s.map(u)];if(!d||[...f,...p].some(([e])=>!e))return null;let m=Ai(r,d,f,p),h=[...f,...p].some(([,e])=>!e);return F`<section class="stack" aria-label=${v(`hall-corrections`)}>
<h2>${v(`hall-corrections`)}</h2>
${m.length===0&&F`<p class="soft">${v(`hall-no-corrections`)}</p>`}
<ol class="steps">
${m.map(e=>{let{text:t,player:i}=r.catalogue.corrections[e];return F`<li key=${e}>${i&&h&&F`<span class="who">${a.offender.name}</span>: `}${n.pick(t)}</li>`})}
</ol>
</section>`}function Ii(e,t,n){let r=Object.values(e.rulings).filter(e=>Ce(e,n)&&!Re(e.outbox));return[.../* @__PURE__ */ new Set([...I(e,t),...r])].filter(e=>e.id!==t.id&&!a(e))}function Li(e){if(!e)return null;let{penalties:t,transfers:n,...r}=e.chosen??e.final??e.first,[i,a,o]=[r.effects,r.steps,r.stays].map(Ri);return{penalties:t,transfers:n,effects:i,steps:a,stays:o}}function Ri(e){return e.map(({id:e})=>e)}function zi({steps:e,call:t}){let{library:n,book:r,state:i,official:o}=E(),s=N();B();let{opens:c}=n?.catalogue??{},{table:l,seat:u,offender:d}=t;if(!c||!r||!u||!d||!Ue(o))return null;let f=Object.values(i.rulings).some(e=>e.id!==t.ruling&&e.foul===t.foul&&e.offender.id===d.id&&!a(e)),p=/* @__PURE__ */ new Map;for(let{id:n}of e){let{foul:e=t.foul,facts:i={},repeat:a=!1}=c[n]??{foul:``};if(!r.content.fouls[e]?.rows.length||a&&!f||e===t.foul&&L({...t.facts,...i})===L(t.facts))continue;let o=e===t.foul?{...t.facts,...i}:i;be(r,e,o,{})&&p.set(e,{foul:e,facts:o})}return[...p.values()].map(({foul:e,facts:n})=>{let r=Object.keys(n).length>0?`?facts=${encodeURIComponent(JSON.stringify(n))}`:``,i=s.name(`fouls`,e),a=e===t.foul?v(`further.harder`,{foul:i}):v(`further.rule`,{foul:i});return F`<a class="button" key=${e} href=${`#/call/${l}/${u}/${e}${r}`}>${a} <${g} name="next" /></a>`})}function Bi({state:e,escalation:{id:t,standing_id:n}}){let r=N();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return F`<div class="both">
<${Vi} words=${r} label=${v(`esc.as-called`)} ruling=${i} />
${n===null?F`<div class="card"><small>${v(`esc.as-it-stands`)}</small><strong>${v(`esc.nothing-stands`)}</strong></div>`:F`<${Vi} words=${r} label=${v(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Vi({words:e,label:t,ruling:n}){return n?F`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${Ee(n.kind)}`}>${M(e,n)}</strong>
<span>${j(e,n.foul)}</span>
</a>`:null}function Hi({state:e,events:t}){return F`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>F`<li key=${t}>
<div class="row">
<span class="body">
${s?F`<a href=${s}>${n}</a>`:F`<strong>${n}</strong>`}
${r&&F`<span>${r}</span>`}
<small>${[a,o&&p(o,e.settings.time_zone)].filter(Boolean).join(` · `)||v(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Ui(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&v(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:v(`esc.escalated`),reason:o,who:yi(e,t),at:i},...a.map(t=>Wi(e,t))]}function Wi(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Gi(t),reason:r,who:yi(e,t),at:i}}function Gi({what:e,outcome:t,level:n}){return e===`decided`?v(`esc.decided.${n}`,{outcome:v(`esc.outcome.${t}`)}):v(`esc.step.${e}`)}function Ki({state:e,ruling:t}){let n=we(e,t.id),r=[...qi(e,t),...n?Ui(e,n):[]];return r.length===0?null:F`<section class="stack">
<h2>${v(`hall-history`)}</h2>
<${Hi} state=${e} events=${r} />
${n&&F`<${Bi} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${v(`hall-to-escalation`)}</a>`}
</section>`}function*qi(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:v(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Ji(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:v(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Ji(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?v(`hall-closed-by-ruling`):v(`hall-closed`,{how:r?v(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Yi({ruling:e,anyway:t}){let{state:n}=E(),r=N(),i=$i(n,e,M(r,e));return F`<p class="note warn" role="status">
<a class="reach" href=${`#/ruling/${e.id}`}>${i}${t&&` ${v(`same.anyway`)}`} <${g} name="next" /></a>
</p>`}function Xi({state:e,ruling:t}){let n=Ae(Object.values(e.rulings),t);return n&&F`<${Yi} ruling=${n} />`}function Zi(){let{state:e,official:t}=E(),n=N(),r=`shinpan.same.`+e.id,[i,a]=D(()=>We(r)??[]);return P(()=>Oe(r,i),[i]),ye(()=>Qi(e,t.id),[e,t.id]).filter(({own:e})=>!i.includes(e)).map(({own:t,other:r})=>F`<div class="note warn row" key=${t} role="status">
<a class="reach body" href=${`#/ruling/${t}`}>${$i(e,r,[r.offender.name,j(n,r.foul),M(n,r)].join(` · `))}</a>
<button class="button" type="button" onClick=${()=>a([...i,t])}>${v(`same.both`)}</button>
</div>`)}function Qi({rulings:e},t){let n={};for(let t of Object.values(e))(n[`${t.foul} ${t.offender.id}`]??=[]).push(t);return Object.values(n).flatMap(e=>e.filter(e=>e.official===t).map(t=>({own:t.id,other:Ae(e,t)})).filter(({other:e})=>e))}function $i(e,{official:t,ruled_at:n},r){let i=e.officials[t]?.name??`?`;return v(`same.text`,{who:i,time:p(n,e.settings.time_zone),what:r})}function ea({args:[e]}){let{tournament:t,state:n}=E();if(!t||!n)return F`<${h} title=${v(`hall-ruling`)} />`;let r=n.rulings[e];return r?F`<${ta} state=${n} ruling=${r} />`:F`<${l} title=${v(`hall-ruling`)} text=${v(`hall-no-ruling`)} up="#/log" />`}function ta({state:e,ruling:t}){let{official:n}=E(),r=N(),i=Et([t])[t.revision],a=y(r,i,t),o=a&&(a.chosen??a.final??a.first);return F`<${d} title=${j(r,t.foul)} up=${`#/table/${t.table.id}`}>
<${$r} ruling=${t} shown=${o}>
<p><${Ye} ruling=${t} /></p>
${t.item===t.id&&F`<${Xe} id=${t.item} />`}
${qe(t.outbox)&&F`<a href="#/outbox">${v(`hall-resolve`)}</a>`}
<//>
<${Xi} state=${e} ruling=${t} />
${(t.status===`withdrawn`||t.amends&&t.status!==`amended`)&&F`<${Fi} state=${e} ruling=${t} />`}
${I(e,t).length>0&&F`<${li} state=${e} ruling=${t} />`}
<${na} ruling=${t} />
${a?F`<${ra} ruling=${t} spoken=${a} />`:F`<p class="soft">${v(`hall-no-book`)}</p>`}
<${ia} state=${e} ruling=${t} />
<${ti} state=${e} ruling=${t} />
<${si} state=${e} ruling=${t} />
<${Ki} state=${e} ruling=${t} />
<${ki} state=${e} ruling=${t} />
${k(n,[`director`])&&F`<${ui} ruling=${t} />`}
<//>`}function na({ruling:e}){let n=N(),r=Object.entries(e.final_decision?.facts??e.facts??{}),i=Object.entries(Me(e.context??{}));return r.length+i.length===0?null:F`<section>
<h2>${v(`hall-facts`)}</h2>
<dl class="facts">
${r.map(([e,t])=>F`<div key=${e}><dt>${n.question(e)}</dt><dd>${n.answer(e,{value:t})}</dd></div>`)}
${i.map(([e,r])=>F`<div key=${e}><dt>${t(n,e)}</dt><dd>${Pe(n,e,r)}</dd></div>`)}
</dl>
</section>`}function ra({ruling:e,spoken:{first:t,final:n,chosen:r,within:i}}){let o=r??n??t,s=n??t,c=te(o.steps,E().state.rulings[e.amends],e);return F`<section class="stack">
<h2>${v(`hall-decision`)}</h2>
${r&&F`<p class="note warn">
${v(`hall-prescribed`,{line:t.line})}${e.reason&&F`<br />${v(i?`hall-within`:`hall-because`,{reason:e.reason})}`}
</p>`}
${!r&&!n&&t.status===`deferred`&&F`<p>${t.line}</p>`}
${n&&F`<p>${v(`hall-first`,{line:t.line})}</p>`}
${o.say&&o.say!==o.line&&F`<p class="say">${v(`call.quoted`,{text:o.say})}</p>`}
<ol class="steps">${c.map(e=>F`<li key=${e.id}>${e.text}</li>`)}</ol>
${!a(e)&&F`<${zi} steps=${o.steps} call=${{...e,table:e.table.id,ruling:e.id}} />`}
<${ie} stays=${o.stays} />
${De(s).map(e=>F`<p class="soft" key=${e}>${e}</p>`)}
${s.readings.length>0&&F`<${di} readings=${s.readings} />`}
</section>`}function ia({state:e,ruling:t}){let n=e.settings.time_zone,r=Date.parse(t.device_at)-Date.parse(t.ruled_at);return F`<section class="stack">
<h2>${v(`hall-origin`)}</h2>
<p>${[e.officials[t.official]?.name,p(t.ruled_at,n)].filter(Boolean).join(` · `)}</p>
${Math.abs(r)>2e3&&F`<p class="soft">${v(`hall-device-time`,{time:p(t.device_at,n)})}</p>`}
${t.conflict&&F`<${pi} why=${t.conflict} />`}
${t.note&&F`<p class="note info">${t.note}</p>`}
</section>`}function aa({state:e,line:{what:t,amount:n,cause:r,cause_id:i,hanchan:a,round:o,reason:s,at:c}}){let l=N(),{table:u}=e.hanchans[a]??{},d=r===`ruling`&&e.rulings[i],f={ruling:d&&`#/ruling/${i}`,clock:u&&`#/start/${u}/${a}`,payment:`#/paid/${i}`}[r],m=d?j(l,d.foul):v(`hall-cause.${r}`),h=[v(`hall-line.${t===`reversed`&&n>0?`undone`:t}`),o&&v(`hall-round`,{round:o}),p(c,e.settings.time_zone),s];return F`${f?F`<a class="reach" href=${f}>${m}</a>`:m}<small>${h.filter(Boolean).join(` · `)}</small>`}const oa=[`device_at`,`clock_offset_ms`,`revision`];function sa({stored:e,sent:t}){let n=[v(`hall-on-server`),v(`hall-on-phone`)];return F`<${ca} caption=${v(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function ca({caption:e,heads:t,before:n,after:r}){R();let i=N(),{state:a}=E(),[o,s]=[ua(r),ua(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!oa.includes(e));return F`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>F`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>F`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${nt(i,e)}</th></tr>
<tr><td>${da(i,a,e,s[e])}</td><td>${da(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function la({item:{expected:e,answer:t,differs:n}}){let r=N(),i=n===`revision`?t.second_decision:t.decision;return F`<div class="note warn">
<p>${v(`hall-phone-showed`,{line:M(r,e)})}</p>
<p><strong>${v(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:M(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${v(`hall-ruling`)}</a>
</div>`}function ua(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>ua(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function da(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return j(e,r);if(n.endsWith(`_at`)&&r!==`–`)return p(r,t.settings.time_zone);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function fa(){let e=_(null),[t,n]=D(``);P(()=>{let t=new AbortController;return ma(e.current,t.signal,pa,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return F`<${d} title=${v(`hall-scan`)} up="#/tables">
<p>${v(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${v(`hall-viewfinder`)}></video>
${t&&F`<p class="note warn" role="status">${v(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${v(`hall-tables`)}</a>
<a class="button" href="#/join">${v(`hall-join`)}</a>
<//>`}function pa(e){let t=ct(e);if(!t)return!1;O();let{tournament:n,invitation:r,account:i,table:a}=t,o=r?`join/${n}/${r}`:i?`account/${i}`:`table/${a}`;return Le(`#/${o}`,{replace:!0}),!0}async function ma(e,t,n,r){let i=navigator.mediaDevices&&await ha().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function ha(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function ga(){let{official:e}=E();return k(e,[`director`])?F`<a class="button" href="#/import/players">${v(`enrol.link`)}</a>`:null}function _a(){return F`<a class="button quiet" href="#/people">${v(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${v(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${v(`reports.link`)}</a>`}function va(e,t,n,r){let i=e.map(e=>ya(e,t,n,r)),a=i.filter(e=>e instanceof he);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:ee(r)};return i.map((t,n)=>t instanceof he?{rulebook:e[n].names(),...o,...Te()}:t)}function ya(e,t,n,r){try{return Ze(e,t,n,r)}catch(e){if(e instanceof he)return e;throw e}}function ba(e,t){let n=new ne(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:xa(n,r,e)})),differs:i.some(e=>!Sa(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function xa(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function Sa(e,t){return L(e)===L(t)}const Ca={transfers:[],fines:[],effects:[]};function wa({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function Ta({words:e},t){if(t.lateness)return v(`open.by-lateness`);let n=Ea(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Ea(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Ea(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...Ca,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?v(`open.grows-times`,{times:r.p.times}):v(`open.grows-add`,{p:r.p.add})})`:e.line({...Ca,penalties:t,effects:n})}function Da(e,t){return e.table(t).rows}function Oa({rules:e,book:t,foul:n}){let{words:r}=e,i=Da(t,n);if(!i.length)return F`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return F`<ol class="table-rows">
${i.map(t=>F`<li key=${t.id}>
<strong>${Ta(e,t)}</strong>
${wa(e,t.when).map(e=>F`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&F`<p>${i.length>1?v(`open.otherwise`):v(`open.always`)}</p>`}
${t.effects.length>0&&F`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${Je(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&F`<p class="soft">${v(`open.counted-over`,{scope:Ge([r.phrase(`scope-${a}`)])})}</p>`}`}function ka({book:e,words:n,foul:r,facts:i,context:a,onChange:c}){let l=(e,t)=>{let{[e]:n,...r}=a;c(t===o[e]?r:{...r,[e]:t})};return F`<div class="stack">
${Object.entries(oe).map(([c,u])=>{let d=u.filter(t=>be(e,r,i,{...a,[c]:t}));return F`<${s}
key=${c}
label=${t(n,c)}
value=${a[c]??o[c]}
options=${d.map(e=>({value:e,text:Pe(n,c,e)}))}
onChange=${e=>l(c,e)}
/>`})}
</div>`}const Aa=[`impossible`,`denied`,`silent`];function ja({tournament:e,as:t,player:n=!1}){let{lang:r}=C(),[i,a]=D(``),o=async n=>{a(n?`beginning`:`ending`),a(await(n?Ma({tournament:e,as:t},r):Na(e)).catch(()=>`unreached`))};if(P(()=>{let n=!1;return A.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||a(e),()=>{}),()=>void(n=!0)},[e,t,r]),!i)return null;if(Aa.includes(i))return F`<section class="card"><h2>${v(`push.title`)}</h2><p role="status">${v(`push.${i}`)}</p></section>`;let s=[`unserved`,`unreached`].includes(i);return F`<${Ne} label=${v(`push.title`)} hint=${v(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(i)} onChange=${o} />
${s&&F`<p class="note warn" role="status">${v(`push.${i}`)}</p>`}`}async function Ma(e,t){return(await A.push()).subscribe(e,t)}async function Na(e){return await(await A.push()).unsubscribe(e),`off`}export{Ir as $,Ct as $t,Oi as A,Un as At,si as B,It as Bt,Xi as C,nr as Ct,Bi as D,Wn as Dt,Gi as E,qn as Et,_i as F,H as Ft,$r as G,Nt as Gt,ai as H,Xt as Ht,yi as I,Pt as It,Yr as J,kt as Jt,Qr as K,V as Kt,mi as L,Lt,bi as M,Bn as Mt,xi as N,Hn as Nt,zi as O,Gn as Ot,vi as P,Cn as Pt,zr as Q,Tt as Qt,fi as R,Ft as Rt,Zi as S,tr as St,Ui as T,Kn as Tt,ii as U,J as Ut,oi as V,Bt as Vt,ti as W,Vt as Wt,Vr as X,Et as Xt,Kr as Y,jt as Yt,Br as Z,bt as Zt,na as _,fr as _t,Ta as a,dt as an,Pr as at,ea as b,ar as bt,va as c,ct as cn,vr as ct,fa as d,tt as dn,cr as dt,yt as en,Ar as et,ma as f,sr as ft,aa as g,ur as gt,sa as h,gr as ht,wa as i,gt as in,jr as it,Di as j,Rn as jt,Fi as k,zn as kt,_a as l,rt as ln,yr as lt,la as m,mr as mt,ka as n,vt as nn,kr as nt,Da as o,ft as on,xr as ot,ca as p,pr as pt,Xr as q,Mt as qt,Oa as r,ht as rn,Fr as rt,ba as s,lt as sn,br as st,ja as t,z as tn,Mr as tt,ga as u,R as un,$ as ut,ra as v,dr as vt,Hi as w,$n as wt,Yi as x,ir as xt,ia as y,rr as yt,di as z,W as zt};