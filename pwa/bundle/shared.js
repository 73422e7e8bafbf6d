import{$ as e,$t as t,A as n,B as r,Bt as i,C as a,Ci as o,Cn as s,Ct as c,D as l,Dn as u,Dr as d,Dt as f,E as p,En as m,Er as h,Et as g,F as _,Fn as v,Fr as y,Ft as b,G as x,Gt as S,H as ee,Hn as te,Ht as ne,I as C,Ir as re,It as w,J as ie,Jn as ae,K as oe,L as se,Ln as ce,Lt as T,M as le,Mn as E,N as ue,O as D,On as de,Or as fe,Ot as pe,P as me,Pr as he,Pt as O,Qr as ge,R as _e,Rn as ve,Rt as k,S as ye,Si as A,Sn as be,T as xe,Tn as Se,Tt as Ce,U as we,Ut as Te,V as Ee,W as De,Wt as Oe,X as ke,Y as Ae,Zt as je,_t as Me,a as Ne,ai as j,an as Pe,ar as Fe,b as Ie,bi as M,c as Le,ct as N,d as Re,di as P,en as ze,et as Be,f as Ve,ft as He,g as Ue,gt as We,h as Ge,hi as Ke,ii as qe,in as F,j as Je,jn as Ye,kr as Xe,kt as Ze,l as Qe,li as $e,ln as et,lt as tt,m as I,mn as L,mt as nt,ni as rt,oi as it,on as at,pn as ot,pt as st,q as ct,qn as lt,qt as R,rn as z,si as ut,sn as B,sr as dt,st as ft,t as pt,tt as mt,u as ht,un as V,ut as H,v as gt,vt as U,wi as _t,wn as vt,wt as yt,x as bt,xn as xt,y as St,yt as W,z as Ct,zt as wt}from"./app.js";function Tt(e){return Ot(e/10,{minimumFractionDigits:1,signDisplay:`exceptZero`})}function G(e,t=!1){return Ot(e,{signDisplay:t?`exceptZero`:`auto`})}function Et(e,t,n=!1){return`${G(-t,n)}${e===`P`?`P`:``}`}function Dt(e){return Array.isArray(e)?e.map(e=>`${G(e)}P`).join(` / `):G(e)}function Ot(e,t){return Pe(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}const kt=/^(Unknown field|Not a valid|Invalid input type|Must be one of|Must be equal to|Length must be|String does not match)/,At={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function jt(){let[,e]=o(!1);M(()=>{Ye(`others`).then(()=>e(!0),()=>{})},[])}function Mt(e){let t=String(e?.type).split(`:`).at(-1)??``,n=At[t]??t;return de(`refusal.type.${n}`)?B(`refusal.type.${n}`):de(`refusal.type.other`)?B(`refusal.type.other`):e?.detail??``}function Nt(e,t){let[r]=t.split(`.`),i=t.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(r)&&i in e.catalogue.facts?e.question(i):r===`context`&&i in n?ue(e,i):de(`refusal.field.${r}`)?B(`refusal.field.${r}`):t}function Pt(e){return G(Number(e))}function Ft(e){let[,t]=e.match(/greater than (?:or equal to )?(-?\d+)/)??[],[,n]=e.match(/less than (?:or equal to )?(-?\d+)/)??[];if(t&&n)return B(`refusal.between`,{least:Pt(t),most:Pt(n)});if(t)return B(`refusal.least`,{least:Pt(t)});if(n)return B(`refusal.most`,{most:Pt(n)});let r=[[/^Not a valid (integer|number)/,`number`],[/^Not a valid string/,`text`],[/^(Missing data|Field may not be null|Shorter than)/,`missing`],[/^Longer than/,`long`]].find(([t])=>t.test(e));return r?B(`refusal.${r[1]}`):kt.test(e)?B(`refusal.unusable`):null}function It({problem:e}){jt();let t=W(),{errors:n=[],detail:r,title:i}=e??{};return L`<div class="note bad stack">
<p><strong>${Mt(e)}</strong></p>
${n.length===0&&L`<p lang="en">${r??i??B(`hall-unknown`)}</p>`}
<dl class="refusal">
${n.map(({field:e,message:n,cure:r})=>{let i=Nt(t,e),a=Ft(n);return a?L`<div key=${e}><dt><strong>${i}</strong></dt><dd><small>${a}</small></dd></div>`:L`<div key=${e}>
<dt><strong>${i}</strong></dt>
<dd lang="en"><small>${n===i?r:[n,!r?.includes(`/docs`)&&r].filter(Boolean).join(` `)}</small></dd>
</div>`})}
</dl>
</div>`}const Lt={winners:[],riichi:[],hands:{},quads:{},answers:{}},Rt=/* @__PURE__ */ new Map([[!0,`valid`],[!1,`invalid`]]);function zt(e,t,n,r){let{noten_by_dead_hand:i,...a}=n.facts,o={...a,...Gt(t,n,{...Wt(e,n),...Ut(n,r)})},s=r.answers[n.id]??{},c=[];for(;;){let e=ce(t,n.foul,o,n.context);if(e.status!==`needs-facts`)return{questions:c,decision:e};let i=e.questions[0],a=Kt(n,r,i.fact)??s[i.fact];if(c.push({decision:e,question:i,chosen:a}),a===void 0)return{questions:c,decision:null};o[i.fact]=a}}function Bt(e,t,n,r){let{seat:i,id:a}=t;return i&&n===`riichi_hand`?{...e,hands:{...e.hands,[i]:r}}:i&&n===`quad_valid`?{...e,quads:{...e.quads,[i]:Rt.get(r)??`invalid`}}:{...e,answers:{...e.answers,[a]:{...e.answers[a],[n]:r}}}}function Vt(e,{how:t,winners:n,riichi:r,tenpai:i,next:a,hands:o,quads:s,answers:c}){let l=Object.entries({riichi:r,hands:o,quads:s,answers:c}).filter(([,e])=>Object.keys(e).length>0),u=t===`win`?{winners:n}:t===`exhaustive-draw`&&i?{tenpai:i}:{};return{...e,how:t,...u,...a&&{next:a},...Object.fromEntries(l)}}function Ht(e){return e===`noten`||e===`refused`}function Ut(e,t){let n=t.how===`win`?e.seat&&(t.winners.includes(e.seat)?`own-win`:`other-win`):t.how;return n?{hand_end:n}:{}}function Wt(e,t){return!t.seat||h(e,t,Date.parse(t.ruled_at))?{}:{noten_by_dead_hand:!1}}function Gt(e,t,n){let r=e.table(t.foul).used;return Object.fromEntries(Object.entries(n).filter(([e])=>r.includes(e)))}function Kt({seat:e},t,n){if(!e)return;if(n===`riichi_hand`)return t.hands[e];let r=n===`quad_valid`?t.quads[e]:void 0;return r&&r===`valid`}const qt=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,Jt=RegExp(`#/join/(${qt})/([\\w-]{16,200})`,`i`),Yt=/#\/account\/(spa_[\w-]{16,200})/,Xt=/#\/sheet\?s=([\w-]+)/,Zt=RegExp(`#/table/(${qt})`,`i`);function Qt(e){let t=Jt.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=Yt.exec(e);if(n)return{account:n[1]};let r=Xt.exec(e);if(r)return{sheet:r[1]};let i=Zt.exec(e);return i?{table:i[1].toLowerCase()}:null}const $t=je(u.account,`SignInAgain`);let en=null;function tn(){let[e,t]=o(null);M(()=>(en=t,()=>void(en=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&L`<${$t} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function nn(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!en||!await rn(en))throw t;return e()}}function rn(e){return new Promise(t=>e({tell:t}))}const an=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],on=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],sn=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function cn({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:r,wrong:i}=D(),[a,s]=o({});return{ask:i=>n(async()=>{s({});try{let e=await E.account();await nn(async()=>i(e))}catch(n){if(n.status===401)return e(B(`account.out-here`));let i=un(n.problem?.errors??[]);s(i),Object.keys(i).length===0&&r(n.slug===`not-signed-in`?t:ln(n))}}),wrong:i,mistakes:a,mended:(...e)=>s(t=>Object.fromEntries(Object.entries(t).filter(([t])=>!e.includes(t))))}}function ln(e){if(e.name===`NoPasskey`)return B(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return B(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?B(`account.too-many`,{seconds:e.retryAfter}):an.includes(e.slug)?B(`account.refused.${e.slug}`):e.message}function un(e){return Object.fromEntries(e.map(e=>[e.field,dn(e)]))}function dn({field:e,message:t,cure:n}){return e===`password`?fn(t):on.includes(e)?B(`account.wrong.${e}`):`${t} ${n}`}function fn(e){let t=sn.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?B(`account.weak.length`):`${B(`account.weak.${t}`)} ${B(`account.weak.cure`)}`}const pn=/^(localhost|.+\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;function mn(){return E.ask(`addresses`).catch(()=>null)}function hn(e){return pn.test(new URL(e).hostname)}function gn(){let[e,t]=o(location.origin);return M(()=>{hn(e)&&mn().then(e=>e&&t(e.url))},[]),e}function _n({link:e,cure:t=`HOST=0.0.0.0`}){if(!hn(e))return null;let{port:n}=new URL(e),r=[`make run`,t,n&&n!==`8000`&&`PORT=${n}`];return L`<div class="note bad" role="alert">
<p><strong>${B(`people.local`)}</strong></p>
${t?L`<p>${B(`people.local.start`)}</p>
<p><strong>${r.filter(Boolean).join(` `)}</strong></p>
<p>${B(`people.local.then`)}</p>`:L`<p>${B(`people.local.network`)}</p>`}
</div>`}function vn({link:e,found:t,onLink:n}){let{origin:r,host:i,protocol:a}=new URL(e),o=(t?.candidates??[]).map(({url:e})=>({value:e,text:new URL(e).host}));return L`${o.length>1&&L`<${k} label=${B(`people.address`)} value=${r} options=${o} onChange=${t=>n(e.replace(r,t))} />
<p class="soft">${B(`people.address.another`)}</p>`}
${a===`http:`&&!hn(e)&&L`<p class="soft">${B(`people.address.plain`,{host:i})}</p>`}`}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const yn=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),bn=[`low`,`medium`,`quartile`,`high`],xn={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Sn={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},Cn={low:1,medium:0,quartile:3,high:2},wn=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function Tn(e){if(e=In(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function En(e,t){let n=Cn[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function Dn(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const On={numeric:1,alphanumeric:2,byte:4},kn={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},An=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function jn(e){let{exp:t,log:n}=An,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const Mn=[];function Nn(e){let t=Mn[e];if(t!==void 0)return t;let n=jn(e),{exp:r,log:i}=An,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return Mn[e]={gen:n,mul:a}}function Pn(e,t,n){let{exp:r,log:i}=An,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function Fn(e,t){let n=yn[e-1],r=xn[t][e-1],i=Sn[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const K=e=>{throw Error(e)};function In(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function Ln(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=Rn[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const Rn=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[wn.charCodeAt(t)]=t;return e})();function zn(e,t,n,r,i){let a=Fn(e,t),o=kn[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&K(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(On[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(Rn[n.charCodeAt(e)]*45+Rn[n.charCodeAt(e+1)],11);s&1&&f(Rn[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&K(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Nn(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Pn(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function Bn(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Vn=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),q=e=>Vn[e&65535]+Vn[e>>>16],Hn=/* @__PURE__ */ new Uint32Array(32);function Un(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const J=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},Wn=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,Y=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function Gn(e,t){let{size:n,words:r,v:i}=e,a=Hn;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),Un(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function Kn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=q(n>>>0)+2*q((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function qn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=q(v>>>0)+q(y>>>0)}}return a}function Jn(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=Kn(e)+Kn(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=q(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=q(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(qn(e)+qn(t))}function Yn(e,t,n,r){let i=e.size,a=En(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?Y(e,8,t,n):t<8?Y(e,8,t+1,n):t===8?Y(e,7,8,n):Y(e,14-t,8,n),t<8?Y(e,i-1-t,8,n):Y(e,8,i-15+t,n)}if(Y(e,8,i-8,1),t>=7){let n=Dn(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;Y(e,a,o,r),Y(e,o,a,r)}}}let Xn;function Zn(e){let t=21+4*(e-1),n=J(t),r=new Uint8Array(t*t),i=(e,i,a)=>{Y(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=Tn(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(J(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Bn(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=J(t);return Gn(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[J(t),J(t),J(t),J(t)]}}function Qn(e,t,n,r,i=!1){(Xn===void 0||Xn.ver!==e)&&(Xn=Zn(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=Xn,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){Gn(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=Jn(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||Yn(u,e,t,h),u}const $n=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},er=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function tr(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function nr(e,t){let n=kn.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((Fn(e,t).capacity-4-n)/8))}function rr(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const ir=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&Wn(e.m,e.map[t],e.map[n])===1,ar=[10,27],or=/* @__PURE__ */ String.fromCharCode(ar[0]);function sr(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=ir(e,n,r);n[r]=i}return n}function cr(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=ir(e,i,r),o=r+1>=t||ir(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=or}return n}function lr(e){let t=e.W,n=String.fromCharCode(ar[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=ir(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=or}return i}function ur(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!ir(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function dr(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=Wn(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function fr(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function pr(e,t=`raw`,n={}){if(er(e,`text`),er(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=In(r));let i=n.ecc===void 0?`medium`:n.ecc;bn.includes(i)||K(`invalid ecc=${i}`);let a=n.encoding===void 0?Ln(e):n.encoding;if(kn[a]||K(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?wn.slice(0,10):wn;for(let n of e)t.includes(n)||K(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&($n(n.mask,`opts.mask`)<0||n.mask>7)&&K(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=nr(r===void 0?40:r,i);(e.length>t||tr(e)>t)&&K(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!rr(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=kn[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=Fn(r,i).capacity)break}r>40&&K(`Capacity overflow`)}else{let e=kn[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>Fn(r,i).capacity)&&K(`Capacity overflow`)}let u=zn(r,i,e,a,s),d=Qn(r,i,u,n.mask),f=n.border===void 0?2:$n(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:$n(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?sr(_):t===`ascii`?cr(_):t===`term`?lr(_):t===`svg`?ur(_,n.optimize===void 0||n.optimize):t===`gif`?dr(_):t===`data-url`?fr(dr(_)):K(`Unknown output: ${t}`)}const mr=2953;function hr({text:e,label:t}){let n=pr(e,`raw`,{border:4,ecc:e.length>300?`low`:`medium`}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return L`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}const gr=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function _r(e){return at(gr.filter(t=>e.includes(t)).map(e=>B(`hall-role.${e}`)))}function vr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return L`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>L`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&L`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function yr(e){return L`<${vr} label=${B(`people.roles`)} names=${gr} said=${e=>B(`hall-role.${e}`)}
...${e} />`}function br({codes:e,found:t,name:n,title:r,up:i,next:a}){let[s,c]=o(()=>new URL(e[0]?.link??location.href).origin),l=e=>e.replace(new URL(e).origin,s),u=l(e[0]?.link??location.href),d=L`<button class=${a?`button`:`button main`} type="button" onClick=${()=>print()}>${B(`hall-print`)}</button>${a}`;return L`<${S} title=${r} up=${i} actions=${d}>
<div class="unprinted stack">
<${_n} link=${u} cure=${t?.cure} />
<p class="note warn">${B(`people.sheet-once`)}</p>
<${vn} link=${u} found=${t} onLink=${e=>c(new URL(e).origin)} />
</div>
<ul class="codes">
${e.map(e=>L`<li key=${e.link}>
<figure>
<${hr} text=${l(e.link)} label=${B(`people.code-of`,{name:e.name})} />
<figcaption><strong>${e.name}</strong><span>${_r(e.roles)}</span><small>${n} · ${B(`people.one-phone`)}</small></figcaption>
</figure>
</li>`)}
</ul>
<//>`}function xr(){let{path:e}=be();return t=>{be().path===e&&xt(t,{replace:!0})}}const Sr=je(u.referee,`Switch`);function Cr({to:e,children:t}){let{tournament:n,outbox:r}=z(),[i,a]=o(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:L`<${Sr} onYes=${()=>a(!0)} />`}function wr({up:e}){let{joining:t}=z(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return L`<${S} title=${i??B(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${a.length>0&&L`<p>${B(`hall-as`,{roles:a.map(e=>B(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${B(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
<p>${r?B(`hall-loaded`,{loaded:n,total:r}):B(`hall-asking`)}</p>
</div>
<//>`}const Tr=`shinpan.account`;function Er(){return Se(Tr)===!0}function Dr(e){vt(Tr,e||null)}function Or(e){let{state:t,online:n}=z(),[r,i]=o({answer:null,fresh:!1,trouble:null});return M(()=>{let t=!1,n=e=>t||i(e);return E.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),E.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function kr({answer:e,trouble:t}){return!!(e||t)}function Ar({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){jt();let{tournament:i}=z(),a=e&&F(e.at,i.time_zone);return kr({answer:e,trouble:n})?n?L`<p class="note warn" role="status">${[X(n),B(`seen.${e?`old`:`never`}.${r}`,{time:a??``})].join(` `)}</p>`:L`<p class="soft" role="status">${B(t?`standings.at`:`seen.asking.${r}`,{time:a??``})}</p>`:L`<${Oe} />`}function X(e){return e.name===`Unreachable`?`${B(navigator.onLine?`live.unreached`:`no-network`)}.`:Mt(e.problem)||`HTTP ${e.status}`}function jr({name:e,hint:t=``,path:n,file:r,children:i}){let{lang:a}=ot(),[s,c]=o(null),[l,u]=o(!1),[d,f]=o(null),p=A(0),m=A(null);return M(()=>(c(null),f(null),()=>void(p.current+=1)),[n,a]),M(()=>()=>s&&URL.revokeObjectURL(s.url),[s]),M(()=>m.current?.focus(),[s]),L`<li class="card file">
<h3>${e}</h3>
${t&&L`<p class="soft">${t}</p>`}
${i}
<div role="status">
${l&&L`<progress aria-label=${B(`reports.making`,{name:e})}></progress><p class="soft">${B(`reports.wait`)}</p>`}
${s&&L`<p class="soft">${B(`reports.ready`,{size:Fr(s.file.size)})}</p>`}
</div>
${d&&L`<${Nr} error=${d} />`}
${s?L`<${Mr} made=${s} first=${m} />`:L`<button class="button" type="button" disabled=${l} aria-label=${B(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=p.current+=1,t=t=>e===p.current&&t();u(!0),f(null);try{let e=await E.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${a}`,{timeout:12e4});t(()=>c({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>f(e))}finally{u(!1)}}}>${B(`reports.make`)}</button>`}
</li>`}function Mr({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return L`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${B(`reports.save`)}</a>
${r&&L`<a class="button" href=${e} target="_blank">${B(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&L`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${B(`reports.share`)}</button>`}
</div>`}function Nr({error:e}){return jt(),L`<p class="note bad" role="alert">${X(e)}</p>`}function Pr(){return z().state?.settings.slug??`shinpan`}function Fr(e){return Pe(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function Ir(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Lr(e){let{book:t}=z(),n=_t(()=>t?.revision?{[t.revision]:t}:{},[t]),[r,i]=o({}),a=[...new Set(e.map(({revision:e})=>e))].filter(e=>e&&!(e in n));return M(()=>{for(let e of a)E.revision(e).then(t=>i(n=>({...n,[e]:t})),()=>{})},[a.join()]),{...r,...n}}function Rr(e=!0){let{library:t}=z(),[,n]=o(0);M(()=>{e&&E.loadReading().then(()=>n(1),()=>{})},[t,e])}const zr={amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],player:[`facts-otherwise`,`did-not-happen`,`not-all-heard`,`rule-otherwise`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`],upheld:[`facts-stand`,`rule-clear`,`nothing-new`],confirmed:[`facts-stand`,`rule-clear`,`nothing-new`],overturned:[`did-not-happen`,`facts-otherwise`,`rule-otherwise`,`in-doubt`],appeal:[`player-disagrees`,`facts-disputed`,`rule-unclear`],reopening:[`new-evidence`,`facts-otherwise`,`not-all-heard`],time:[`tapped-late`,`seen-come`,`wrong-player`],start:[`tapped-by-mistake`,`not-begun`,`wrong-table`],"player-time":[`table-confirms`,`seen-come`],schedule:[`hall-not-ready`,`round-before-late`,`wrong-time`],"extra-time":[`tapped-by-mistake`,`too-much`],exam:[`exam-twice`,`exam-otherwise`],"exam-again":[`called-away`,`phone-failed`,`learned-since`],correction:[`misspelt`,`wrong-number`,`wrong-team`,`as-on-list`],withdraw:[`left`,`ill`,`does-not-come`],return:[`plays-again`,`tapped-by-mistake`],removal:[`entered-twice`,`does-not-come`,`tapped-by-mistake`],joining:[`entered-twice`,`came-anew`],seats:[`sat-otherwise`,`wrong-player`,`as-on-list`],substitute:[`left`,`ill`,`does-not-come`],rules:[`wrong-rules`,`announced-otherwise`],status:[`too-few-players`,`interrupted`,`entered-twice`,`tapped-by-mistake`],"status-back":[`tapped-by-mistake`,`wrong-table`,`played-after-all`],result:[`wrong-table`,`too-soon`,`counted-wrongly`],"hand-end":[`tapped-by-mistake`,`wrong-table`,`facts-otherwise`],"let-play":[`pays-later`,`paid-elsewhere`,`fine-disputed`],waiver:[`not-their-fault`,`first-time`,`fine-disputed`],"ledger-decision":[`rule-otherwise`,`facts-otherwise`,`counted-wrongly`,`conduct`],"decision-withdrawal":[`tapped-by-mistake`,`wrong-player`,`wrong-amount`,`facts-otherwise`],payment:[`wrong-amount`,`wrong-player`,`wrong-method`,`entered-twice`],refund:[`fine-overturned`,`fine-waived`,`paid-twice`],"refund-withdrawal":[`wrong-amount`,`wrong-player`,`wrong-method`,`not-handed-back`],dismissal:[`wrong-time`,`arbiter-was-there`,`noted-twice`]};function Br(e,t=``){let{names:n={}}=E.snapshot.library?.catalogue.reasons??{};return[...e.map(e=>n[e]??B(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}async function Vr(e){return await E.loadReading().catch(()=>{}),Br(e)}function Hr(e,t){let{library:n}=z();Rr(!!t);let{reasons:r}=n?.catalogue??{};return t?r?.of[t]??null:zr[e]}function Ur(e,t,n=B(`hall-reason`),r=B(`hall-reason-missing`)){let[i,a]=o([]),[s,c]=o(``),l=Br(i,s);return{reason:l,field:o=>L`<div class="stack">
${(e||t)&&L`<${Wr} what=${e} foul=${t} chosen=${i} onChosen=${a} />`}
<${T}
long
label=${n}
value=${s}
onInput=${c}
maxlength="3500"
hint=${o===void 0&&r}
wrong=${o&&!l?r:void 0}
/>
</div>`}}function Wr({what:e,foul:t,chosen:n,onChosen:r}){let i=Hr(e,t);if(!i)return null;let a=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return L`<div class="switches" role="group" aria-label=${B(`reason.why`)}>
<small class="soft why" aria-hidden="true">${B(`reason.why`)}</small>
${i.map(e=>L`<${se} key=${e} pressed=${n.includes(e)} onClick=${()=>a(e)}>${Br([e])}<//>`)}
</div>`}function Z({what:e,title:t,text:n,yes:r,onReason:i,onClose:a,children:s}){let[c,l]=o(!1),{reason:u,field:d}=Ur(e),{does:f,wrong:p}=D();return L`<${O} title=${t} onClose=${a}>
<form onSubmit=${e=>{e.preventDefault(),l(!u),u&&f(()=>i(u))}}>
${n&&L`<p>${n}</p>`}
${d(c)} ${s} ${p}
<div class="dialog-end stack"><button class="button main">${r}</button></div>
</form>
<//>`}function Gr({title:e,text:t,yes:n,no:r=B(`cancel`),danger:i=!1,onYes:a,onClose:o}){return L`<${O} title=${e} onClose=${o}>
<p>${t}</p>
<div class="pair">
<button class=${`button ${i?`danger`:``}`} type="button" onClick=${a}>${n}</button>
<button class="button" type="button" onClick=${o}>${r}</button>
</div>
<//>`}function Kr(e,t){let n=e.book(t),r=new qe(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>Yr(r,t,e.id)));return{options:i.map(e=>qr(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>Yr(r,e,null)),...a]}}function qr(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?Jr(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function Jr(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,default_with:t.default_with??{},answers:n.map(([e,t])=>({value:e,text:t}))}}function Yr(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const Xr=[1,2,3,4];function Zr(e,t){let{kind:n,answers:r}=e,i=dt(e,t);return i===null?n===`several`?r.map(({value:e})=>e):[30,10,-10,-30]:i}function Qr({parameter:e,label:t,value:n,onChange:r}){let i={uma:$r,hundreds:ni,several:ri}[e.kind];return L`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function $r({label:e,value:t,onChange:n}){let[r,i]=o(()=>Xr.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(ei(a))};return L`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${B(`open.uma-hint`)}</p>
<div class="places">
${Xr.map(e=>L`<${T}
key=${e}
label=${B(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function ei(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(ti)}function ti(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function ni({label:e,value:t,onChange:n}){let[r,i]=o(String(t));return L`<${T}
label=${`${e} (${B(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(ti(e.trim()))}}
/>`}function ri({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return L`<fieldset class="parameter">
<legend>${t}</legend>
<div class="choices">
${i.map(e=>L`<label class="choice" key=${e.value}>
<input
type="checkbox"
checked=${n.includes(e.value)}
onChange=${()=>a(e.value)}
/>
${e.text}
</label>`)}
</div>
</fieldset>`}const ii=`wrc-2022`,ai=/* @__PURE__ */ new Map;function oi(e){return{id:e,options:{},readings:{}}}function Q(e,t){let n=P(t),r=ai.get(n)??Fe(e,t.id,t.options,t.readings);return ai.set(n,r),r}function si(e,t){try{return Q(e,t),null}catch(e){return e}}function ci(){let{library:e,tournament:t,book:n}=z(),{lang:r}=ot(),[i,a]=m(`shinpan.rules`,null);if(!e)return null;let o=t?.id??null,s=i&&i.at===o&&!si(e,i.choice)?i.choice:null,c=t?{...oi(ii),...t.rulebook}:oi(ii),l=s??c,u=s||!n?Q(e,l):n;return{library:e,lang:r,words:new qe(e),choice:l,book:u,choose:e=>a({at:o,choice:e})}}function li(e,t,n){let r=t&&!si(e.library,t)?t:e.choice;return{...e,choice:r,book:t?Q(e.library,r):e.book,choose:n}}function ui(e,t,n){let{library:r}=e,{choice:i}=li(e,t,n),a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=si(r,s)?i:s;return{...e,choice:c,book:Q(r,c),choose:n}}function di(e){return t=>{let n=ci();return n?L`<${e} ...${t} rules=${n} />`:L`<${S} title=${B(`open.no-rules`)}
><${ne} text=${B(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${B(`try-again`)}
</button>
<//><//
>`}}function fi({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[B(`open.readings-changed`,{count:a})]:[]].join(` · `)}function pi({rules:e}){let[t,n]=o(!1);return L`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${R} name="book" />
<span class="body"
><small>${B(`open.rules-in-use`)}</small
><strong>${fi(e,e.book)}</strong></span
>
<span class="badge">${B(`call.change`)}</span>
</button>
<${mi} rules=${e} standing=${e.book.content.standing} />
${t&&L`<${hi} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function mi({rules:e,standing:t}){return t===`official`?null:L`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function hi({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[s,c]=o(t),l=si(i,s),u=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:d,readings:f}=Kr(i,s.id),p=f.filter(({option:e})=>!e||e in s.options);return L`<${O} title=${B(`open.choose-rules`)} onClose=${r}>
<${k}
label=${B(`open.rulebook`)}
value=${s.id}
options=${u}
onChange=${e=>c(oi(e))}
/>
<p class="soft">${a.standingNote(s.id)}</p>
${d.length>0&&L`<${_i} offered=${d} chosen=${s.options} onChange=${e=>c({...s,options:e,readings:yi(s,f,e)})} />`}
${p.length>0&&L`<${vi} offered=${p} draft=${s} onChange=${c} />`}
<${gi} error=${l} reasons=${bi(d,s.options)} />
${!l&&L`<p role="status">${fi(e,Q(i,s))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!l}
onClick=${()=>n(s)}
>
${B(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${B(`cancel`)}</button>
</div>
<//>`}function gi({error:e,reasons:t=[]}){return e?L`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>L`<p key=${e}>${e}</p>`)}
</div>`:null}function _i({offered:e,chosen:t,onChange:n}){let r=(r,i)=>{let a=Object.fromEntries(Object.entries({...t,[r]:{}}).filter(([e])=>i||e!==r)),o=({id:e,parameter:t})=>e===r||t&&r in t.default_with,s=({parameter:e})=>e?{[e.name]:Zr(e,a)}:{},c=e.filter(e=>e.id in a);n(Object.fromEntries(c.map(e=>[e.id,o(e)?s(e):a[e.id]])))};return L`<fieldset class="stack">
<legend>${B(`open.options`)}</legend>
${e.map(e=>L`<div key=${e.id} class="stack">
<${i}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e.id,t)}
/>
${e.parameter&&e.id in t&&L`<${Qr}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function vi({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return L`<details class="fold">
<summary>
${B(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${B(`open.readings-text`)}</p>
${e.map(e=>L`<div key=${e.id} class="stack">
<${k}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function yi({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function bi(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}function xi(e){return[.../* @__PURE__ */ new Set([e,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}))}function Si(){let e=Pe(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}function Ci(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function wi({title:e,up:t,account:n,text:r,yes:i,onYes:a,onOut:o,children:s}){let{ask:c,wrong:l}=cn({onOut:o});return L`<${S} title=${e} up=${t}>
<p class="note warn" role="status">${B(`account.whose`,{name:n.name,handle:n.handle})}</p>
<p>${r}</p>
<div class="stack">
<button class="button main" type="button" onClick=${a}>${i}</button>
${s}
<button class="button" type="button" onClick=${()=>c(async e=>{await e.signOut(),Dr(!1),o()})}>${B(`account.whose-out`,{name:n.name})}</button>
</div>
${l}
<//>`}const Ti=[`director`,`head-referee`,`finance`,`arbiter`],Ei=[{id:`hall`,href:`#/tables`},{id:`rulings`,href:`#/log`},{id:`people`,href:`#/people/players`,roles:[`director`]},{id:`seating`,href:`#/seating`,roles:[`director`]},{id:`results`,href:`#/results`},{id:`fines`,href:`#/fines`,roles:[`director`,`finance`,`arbiter`]},{id:`escalations`,href:`#/escalations`,roles:[`director`,`head-referee`]},{id:`reports`,href:`#/reports`},{id:`settings`,href:`#/settings`,director:`#/setup`}],Di=[{id:`rules`,href:`#/`},{id:`account`,href:`#/account`}],Oi=[``,`setup`,`reports`,`dashboard`,`journal`,`settings`,`account`],ki={tables:`hall`,log:`rulings`,people:`people`,"people/players":`people`,"people/teams":`people`,seating:`seating`,"seating/achieved":`seating`,results:`results`,standings:`results`,"standings/teams":`results`,fines:`fines`,"fines/payments":`fines`,"fines/cash":`fines`,escalations:`escalations`},Ai={table:`hall`,start:`hall`,help:`hall`,outbox:`hall`,ruling:`rulings`,player:`rulings`,people:`people`,correct:`people`,"rounds/times":`seating`,escalation:`escalations`,precedents:`escalations`,result:`results`,standings:`results`,fines:`fines`,paid:`fines`},ji={exams:`people`,import:`seating`,rounds:`seating`,cards:`seating`,season:`results`,reports:`reports`,dashboard:`reports`,journal:`reports`,settings:`settings`,setup:`settings`,account:`account`,found:`account`,league:`account`,...Object.fromEntries([``,`fouls`,`foul`,`compare`,`books`,`book`,`calls`,`train`,`draw`,`settle`,`hand`,`casual`].map(e=>[e,`rules`]))},Mi={"":`results`,players:`people`,seating:`seating`};function Ni(e,t){let[n=``,r=``]=e,i=Ii(ki,e.join(`/`));if(i)return{item:i,stand:`list`};let a=Ii(Ai,e.join(`/`))??Ii(Ai,n),o=a&&(t??a);if(o)return{item:o,stand:Pi(o)?`detail`:`page`};let s=n===`import`?Ii(Mi,r):Ii(ji,n);return s?{item:s,stand:Oi.includes(e.join(`/`))?`front`:`page`}:{item:t,stand:`whole`}}function Pi(e){return Object.values(ki).some(t=>t===e)}const Fi=new Set(Object.keys(ki).map(e=>e.split(`/`)[0]));function Ii(e,t){return Object.hasOwn(e,t)?e[t]:null}function Li(){let{tournament:e,official:t}=z(),{parts:n}=s(),[r,i]=o(pt.matches);return M(()=>{let e=()=>i(pt.matches);return pt.addEventListener(`change`,e),()=>pt.removeEventListener(`change`,e)},[]),r&&e&&n[0]!==`board`&&I(t,Ti)?e.id:null}function Ri({is_counted:e,counted_score:t,score:n}){return e?t:n}function zi({unranked:e,tournaments:t},n){let r=t.filter(({disqualified:e})=>e),i=r.map(e=>n.find(({id:t})=>t===e.tournament)?.name);return[...r.length>0?[[`warn`,B(`season.disqualified-in`,{names:at(i)})]]:[],...e&&e!==`disqualified`?[[``,B(`season.${e}`)]]:[]]}function Bi({one:{rank:e,rank_before:t}}){let n=e===null||t===null?0:t-e;if(n===0)return null;let[r,i]=n>0?[`up`,`▲`]:[`down`,`▼`],a=B(`season.moved.${r}`,{count:Math.abs(n)});return L`<span class=${`moved ${r}`} role="img" aria-label=${a}>${i}${Math.abs(n)}</span>`}const Vi=1e3;function Hi(e){let[t,n]=o(E.now);return M(()=>{if(!e)return;let t,r=()=>{n(E.now()),t=setTimeout(r,Vi-E.now()%Vi)};return r(),()=>clearTimeout(t)},[e]),t}const Ui=`shinpan.board`,Wi=()=>Se(Ui),Gi=e=>vt(Ui,e);function Ki(e){return e===`P`||e===`pts`}function qi(e){return Yi(Object.values(e.ledger).filter(({unit:e})=>!Ki(e)))}function Ji(e,t){return Yi(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function Yi(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]},l=c.amount<=0&&a>0?o:c.since;t.set(s,{...c,since:l,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function Xi(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function Zi(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t<=0&&i>0&&(n=r),t+=i;return e.slice(n)}function Qi(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function $i(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function ea(e,t){return[e?.id,e?.player_id].includes(t)}function ta(e,{kind:t,id:n}){return e[`${t}s`]?.[e.merged[n]??n]?.name??`?`}function $(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?G(t):`${t<0?`−`:``}${et(ut(e,Math.abs(t)))}`}function na({unit:e,amount:t,what:n}){return B(`line.${ia(e,t,n)}`,{amount:$(e,Math.abs(t))})}const ra={reversed:`due-again`,paid:`refunded`};function ia(e,t,n){return Ki(e)?t<0?`given-back`:`taken`:t>0?ra[n]??`fined`:n===`paid`||n===`waived`?n:`cancelled`}function aa(e,t){let n=it(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}function oa(){let{outbox:e}=z(),t=e.filter(({kind:e,state:t})=>e===`result`&&he(t)).length;return t===0?null:L`<p class="note info"><a class="reach" href="#/outbox">${B(`standings.waits`,{count:t})}</a></p>`}function sa(e){let t=new Intl.Collator(void 0,{numeric:!0});return Object.values(e.hanchans).filter(({id:t,status:n})=>!e.results[t]&&!n).map(({id:t,table:n,round:r})=>({id:t,name:la(e,{table:n,round:r})})).sort((e,n)=>t.compare(e.name,n.name))}function ca({state:e}){let{official:t}=z(),n=sa(e);return n.length===0?null:L`<${b} title=${B(`standings.missing`,{count:n.length})}>${()=>L`<ul class="rows">
${n.map(({id:e,name:n})=>L`<li key=${e}>${Ge(t)?L`<a class="row" href=${`#/result/${e}`}>${n}</a>`:L`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function la(e,{table:t,round:n}){return[B(`hall-round`,{round:n}),B(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}const ua=[`late`,`late-arbiter`,`forfeit`];function da(e,t){return[e?.id,e?.player_id].includes(t)}function fa(e){return!!e?.roles?.includes(`director`)}function pa(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&ua.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function ma({path:e,body:t,about:n,onApprove:r,onClose:i}){let[a,s]=o(null),{state:c}=z(),{lang:l}=ot(),{does:u,wrong:d}=D();return M(()=>{E.ask(`${e}/preview?lang=${l}`,{method:`POST`,body:t}).then(s,e=>s({trouble:e}))},[]),L`<${O} title=${B(`charged.title`)} onClose=${i}>
${!a&&L`<${Oe} />`}
${a?.trouble&&L`<p class="note bad" role="alert">${X(a.trouble)}</p>`}
${a?.changes&&L`${n&&L`<p><strong>${n}</strong></p>`}
<${ha} state=${c} seen=${a} />
${a.hanchans?.length>0&&L`<p>${B(a.hanchans[0].cancelled?`clock.cancels-too`:`clock.plays-again`)} ${a.hanchans.map(e=>la(c,e)).join(`, `)}</p>`}
<p class="soft">${B(`charged.logged`)}</p>
${d}
<button class="button main" type="button" onClick=${()=>u(()=>r(a.digest))}>${B(`charged.approve`)}</button>`}
<//>`}function ha({state:e,seen:{changes:t,running:n,owed_back:r}}){let i=new Map([...t,...n,...r].map(({account:e})=>[e.id,e]));if(i.size===0)return L`<p>${B(`charged.nothing`)}</p>`;let a=(e,t)=>e.filter(({account:e})=>e.id===t);return L`<dl class="facts">
${[...i].map(([i,o])=>L`<div key=${i}>
<dt class="who">${ta(e,o)}</dt>
<dd class="stack">
${a(t,i).length>0&&L`<p>${ga(a(t,i),`before`)} → <strong>${ga(a(t,i),`after`)}</strong></p>`}
${a(n,i).map(({before:e,after:t})=>L`<p>${B(`charged.running`)} ${_a(e,t)} → <strong>${_a(t,e)}</strong></p>`)}
${a(r,i).map(e=>L`<p><strong>${B(`charged.owed-back`,{paid:$(e.unit,e.paid),amount:$(e.unit,e.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function ga(e,t){return e.map(e=>$(e.unit,e[t])).join(` + `)}function _a({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const va=`games-cancelled`;function ya(e,t,n,r){let i=Math.min(oe(n,r),86400),[a,o]=[va,`replacement`].map(n=>ba(e,t,n)),s=i>=a&&!n.cancelled,c=s&&xa(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...te(e,t,l),seconds:i,cancellation_due:s}}function ba(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function xa(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(va)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function Sa(e,t){let n=ee(e,t.round),i=n.map(r),a=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),o=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(o.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let r=De(e.id,i,a),o=n.filter(t=>t.person?.id===e.id);return r?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:r,revision:t,timings:o}]:[]})}function Ca(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=ya(t,n,r,i);return{...mt(e,o),due:a,held:a&&o.seconds>=o.next_band?.at_seconds}}async function wa(e,t,n={}){await E.send(`timing`,null,{hanchan:e.id,what:t,...n}),V()}function Ta(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const Ea=864e5;function Da(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function Oa(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=Da(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>Ea/2&&(l-=Ea),l<-432e5&&(l+=Ea),new Date(t-t%1e3+l).toISOString()}function ka(){let[e,t]=o([]);return M(()=>void E.tournaments().then(t,()=>{}),[]),t=>{let n=e.find(({id:e,left:n})=>e===t&&!n);return n?`#/account/enter/${t}/${n.official.id}/fines`:null}}function Aa({hanchan:e,players:n,onDone:r}){let{official:i}=z(),[a,s]=o(!1);return I(i,[`director`])?L`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>s(!0)}>${B(`clock.let-play`)}</button>
${a&&L`<${Z} what="let-play" title=${B(`clock.let-play`)} text=${B(`clock.let-play-text`)} yes=${B(`clock.let-play-yes`)} onReason=${async i=>{await E.ask(`hanchans/${e}/permission`,{method:`PUT`,body:{players:[...new Set(n)],reason:i}}),await ja(e),t(B(`clock.may-play`)),s(!1),r?.()}} onClose=${()=>s(!1)} />`}`:L`<p>${B(`clock.ask-director`)}</p>`}async function ja(e){let t=E.snapshot.outbox.filter(({state:t,problem:n})=>t===`refused`&&n?.hanchan===e&&String(n.type).endsWith(`:unpaid-fines`));for(let{id:e}of t)await E.retry(e)}const Ma=je(u.desk,`NewPayment`);function Na(e,t,n,r){let i=Ee(e,t).begun?.at??(r?t.scheduled_at:null),a=ee(e,t.round).filter(e=>e.what===`replaced`&&e.hanchan===t.id),o=[...t.allowed??[],...a.map(e=>e.person?.id)],s=Object.values(t.seats).filter(e=>!o.includes(e)&&(!n||e===n));return Pa(e,t.round,i?new Date(i).getTime():1/0,s)}function Pa(e,t,n,r){let i=({at:e})=>Date.parse(e)<=n,a=Object.values(e.ledger).filter(({account_id:e})=>r.includes(e)),o=new Set(a.filter(i).map(({cause_id:e})=>e)),s=a.filter(({what:e,amount:t})=>t>0&&(e===`charged`||e===`decided`)),c=new Set(s.map(({cause_id:e})=>e).filter(e=>!o.has(e))),l=e=>![e.cause_id,e.fine_id].some(e=>c.has(e)),u={ledger:a.filter(e=>e.round!==t&&l(e))},d=e.others.fines.filter(({account:e,since:t})=>r.includes(e.id)&&Date.parse(t)<=n);return[...qi(u),...d].filter(({amount:e})=>e>0)}function Fa({state:e,hanchan:t,person:n,played:r}){let{official:i}=z(),[a,s]=o(null),c=ka(),l=Na(e,t,n,r);if(l.length===0)return null;let u=({account:t,unit:n})=>qi(e).find(e=>e.account.id===t.id&&e.unit===n);return L`<section class="note bad stack owes" aria-label=${B(`clock.owing`)}>
${l.map(t=>{let{account:n,unit:r,amount:a,tournament:o}=t,l=e.players[n.id]?.name??`?`,d=c(o),f=$i(i)&&!o;return L`<p key=${[n.id,o,r].join()}>${B(`clock.owes`,{name:l,amount:Ia(e,r,a,o)})}</p>
${f&&L`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>s(u(t))}>${B(`clock.take-payment`,{name:l})}</button>`}
${d&&L`<a class="button" href=${d}>${B(`fines.of-evening`,{evening:U(e,o??``)})}</a>`}`})}
<${Aa} hanchan=${t.id} players=${l.map(({account:e})=>e.id)} />
${a&&L`<${Ma} state=${e} balance=${a} onClose=${()=>s(null)} />`}
</section>`}function Ia(e,t,n,r){let i=$(t,n);return r?`${i} (${U(e,r)})`:i}function La({state:e,hanchan:t,zone:n}){let r=Ra(e,t,n).filter(({id:e})=>e!==t.id);return r.length===0?null:L`<p>${B(`clock.cancels-too`)}</p>
<ul class="plain">
${r.map(t=>L`<li key=${t.id}>${la(e,t)}</li>`)}
</ul>`}function Ra(e,t,n){let r=({scheduled_at:e})=>e&&v(Date.parse(e),n),i=Object.values(t.seats);return Object.values(e.hanchans).filter(n=>!n.status&&r(n)===r(t)&&Object.values(n.seats).some(e=>i.includes(e))&&!e.results[n.id]&&!Ee(e,n).begun)}const za=1440;function Ba({label:e,by:t=1,onStep:n,...r}){let i=(r,i)=>L`<button class="button" type="button" aria-label=${B(`clock.${r}`,{what:e,count:t})} onClick=${()=>n(i)}>
${`${i<0?`−`:`+`}${t}`}
</button>`;return L`<div class="stepped">
${i(`less`,-t)}<${T} label=${e} ...${r} />${i(`longer`,t)}
</div>`}function Va(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+za)%za;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const Ha=[`corrected`,`stopped`,`undone`];function Ua({hanchan:e,late:t,name:n,due:r,book:i,zone:a,first:s=``,onClose:c}){let{official:l,state:u}=z(),{clock:d,person:f}=t,p=pa(u,e,f.id),m=p&&!fa(l),[h,g]=o(null),[_,v]=o(d.stopped&&!m?`corrected`:s),{reason:y,field:b}=Ur(`time`),[x,S]=o(()=>Da(d.stopped?.at??E.now(),a)),{does:ee,wrong:te}=D(),ne=Wa(t,r&&!m,l,m).map(e=>({value:e,text:B(`clock.way.${e}`)})),C=x&&Ga(x,d,a),re=_===`corrected`&&C?Ka(Date.parse(C),d.scheduled):``,ie=Ha.includes(_)||p&&!!_&&!m,ae=_&&(!ie||y)&&(_!==`corrected`||x&&!re),oe=y&&{reason:y},se=()=>ee(async()=>{let e=_===`undone`?{takes_back:d.stopped.by}:{person:f,..._===`corrected`&&{arrived_at:C}},t={what:_===`undone`?`taken-back`:_,...e,...oe};if(p&&!m)return g(t);await ce(t)}),ce=async({what:t,...n})=>{await wa(e,t,n),c()};return h?L`<${ma} path="timings" body=${{hanchan:e.id,...h}} onApprove=${e=>ce({...h,preview:e})} onClose=${c} />`:L`<${O} title=${n} onClose=${c}>
${p&&L`<p class="note warn">${B(m?`charged.director`:`charged.changes`)}</p>`}
<${w} label=${B(`clock.what`)} value=${_} options=${ne} onChange=${v} />
${_===`cancelled`&&L`<p class="note warn">${B(t.who===`player`?`clock.cancel-text`:`clock.cancel-text-charged`)}</p><${La} state=${u} hanchan=${e} zone=${a} />`}
${_===`corrected`&&L`<${Ba} type="time" step="1" label=${B(`clock.arrived-at`)} value=${x} wrong=${re} onInput=${S} onStep=${e=>S(Va(x,e))} />`}
${_===`corrected`&&C&&!re&&i&&L`<${qa} late=${t} book=${i} at=${Date.parse(C)} />`}
${ie&&b()}
${te}
<button class="button main" type="button" disabled=${!ae} onClick=${se}>${B(p&&!m?`charged.look`:`clock.record`)}</button>
<//>`}function Wa({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function Ga(e,{stopped:t,scheduled:n},r){return t&&e===Da(t.at,r)?new Date(t.at).toISOString():Oa(e,n,r)}function Ka(e,t){return e>E.now()?B(`clock.to-come`):e<t-72e5?B(`clock.long-before`):``}function qa({late:e,book:t,at:n}){let{library:r}=z(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=Ca(r,t,{...e,clock:i},n);return L`<p role="status">${B(`clock.becomes`,{cost:a.cost_line})}</p>`}function Ja({seconds:e,next_band:t}){if(!t||e>=t.at_seconds)return``;let n=t.effects.some(({id:e})=>e===`games-cancelled`),r=[...t.points,...t.fines].some(({whom:e})=>e!==`offender`),i={time:j(t.at_seconds),cost:t.cost_line};return B(n&&r?`clock.cancels-from`:`clock.next-at`,i)}function Ya({held:e,next_band:t}){return e?B(`clock.cancels`,{cost:t.cost_line}):B(`clock.cancels-charged`)}function Xa({hanchan:e,late:t,name:n,cost:r,book:i,now:a,zone:s,may:c}){let[l,u]=o(!1),{stopped:d}=t.clock,{official:f}=z(),p=da(f,t.person.id);return L`<section class=${`late ${d?`stopped`:`runs`}`} aria-label=${n}>
<h2 class="who">${n}</h2>
<p class="late-time" role="timer">${r&&j(r.seconds)}</p>
<p class="late-cost"><strong>${r?.cost_line}</strong></p>
${!d&&r?.next&&r.next.at_seconds!==r.next_band?.at_seconds&&L`<p class="soft">${r.next.line}</p>`}
${!d&&r&&L`<${Qa} cost=${r} />`}
${r?.due&&L`<p class="note bad">${Ya(r)}</p>`}
${d&&L`<p>${B(`clock.stopped.${d.how}`,{time:F(new Date(d.at),s)})}</p>`}
${Za(f,e,t)&&L`<a class="button" href=${`#/correct/hanchan/${e.id}`}>${B(`clock.who-plays`,{name:n})}</a>`}
${d?.others.length>0&&L`<p class="note warn">${B(`clock.others`,{count:d.others.length})}</p>`}
${c&&p&&L`<p class="note info">${B(`clock.own`)}</p>`}
${c&&!p&&L`<${$a} late=${t} hanchan=${e} now=${a} onMore=${()=>u(!0)} />`}
${l&&L`<${Ua} hanchan=${e} late=${t} name=${n} due=${r?.due} book=${i} zone=${s} onClose=${()=>u(!1)} />`}
</section>`}function Za(e,t,{clock:n,person:r}){return n.replaced&&I(e,[`director`])&&Object.values(t.seats).includes(r.id)}function Qa({cost:e}){let{seconds:t,next_band:n}=e,r=Ja(e);return r?L`<p class="late-next">
<progress max=${n.at_seconds} value=${t} aria-label=${B(`clock.next`)}></progress>
${r}
</p>`:null}function $a({late:{timings:e},hanchan:t,now:n,onMore:r}){let{does:i,wrong:a}=D(),o=Ta(e,n);return L`<button class="button" type="button" onClick=${o?()=>i(()=>wa(t,`taken-back`,{takes_back:o.id})):r}>${B(o?`clock.undo`:`clock.more`)}</button>${a}`}function eo(e){let t=A(/* @__PURE__ */ new Set);M(()=>{for(let n of e)for(let e of to(n))t.current.has(e)||(t.current.add(e),no(n))},[e])}function to({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function no({key:e,name:t,line:n}){if(V(400),ze(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(B(`clock.late-is`,{name:t}),r))}function ro(){let[e,t]=o(globalThis.Notification?.permission??`denied`);return e==="default"?L`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${B(`clock.notify`)}</button>`:null}function io(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function ao({state:e,hanchan:t,zone:n}){let{official:r}=z(),i=io(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return L`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${B(`kept.title`)}</h2>
${!a&&L`<p class="note info">${B(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>L`<li class="item" key=${t.id}><${oo} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function oo({state:e,kept:t,zone:n,director:r}){let i=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[a,s]=o(i.length===1?i[0].id:``),[c,l]=o(!1),[u,d]=o(!1),{official:f}=z(),{does:p,wrong:m}=D(),h=t.who===`arbiter`,g={confirmed:!0,...h&&{arbiter:a}},_=so(e,t,t.player??a),v=()=>_?d(!0):p(()=>E.send(`kept-answer`,t.id,g)),y=da(f,t.player)||h&&da(f,a),b=async e=>{await E.send(`kept-answer`,t.id,{...g,reason:u,preview:e}),d(!1)},x=async e=>{await E.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),l(!1)},S=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return L`<p><strong>${F(t.at,n)}</strong> ${lo(e,t)}</p>
${S&&L`<p class="note warn">${B(`kept.received`,{time:F(t.server_at,n)})}</p>`}
${r&&y&&L`<p class="note info">${B(`clock.own`)}</p>`}
${r&&!y&&L`${h&&i.length!==1&&L`<${k} label=${B(`kept.which`)} value=${a} options=${co(i)} onChange=${s} />`}
<div class="pair">
<button class="button main" type="button" disabled=${h&&!a} onClick=${v}>${B(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>l(!0)}>${B(`kept.dismiss`)}</button>
</div>
${m}`}
${c&&L`<${Z} what="dismissal" title=${`${F(t.at,n)} ${lo(e,t)}`} yes=${B(`kept.dismiss-now`)} onReason=${x} onClose=${()=>l(!1)} />`}
${u===!0&&L`<${Z} what="player-time" title=${B(`charged.title`)} text=${B(`charged.changes`)} yes=${B(`charged.look`)} onReason=${d} onClose=${()=>d(!1)} />`}
${u&&u!==!0&&L`<${ma} path=${`kept-times/${t.id}/answer`} body=${{...g,reason:u}} onApprove=${b} onClose=${()=>d(!1)} />`}`}function so(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return Sa(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>pa(e,a,t.person.id))}function co(e){return[{value:``,text:B(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function lo(e,{what:t,who:n,player:r}){if(t===`began`)return B(`kept.began`);let i=n===`arbiter`?B(`kept.arbiter`):e.players[r]?.name??`?`;return B(`kept.${t}`,{name:i})}function uo({state:e,table:t,hanchan:n,late:r,begun:i,onDone:a}){let{does:o,wrong:s}=D(),{official:c}=z(),l=new Set(r.map(({person:e})=>e.id)),u=f(n,yt(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),d=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),p=({id:e})=>!l.has(e)&&!da(c,e),m=u.filter(p),h=d.map(({id:e})=>({kind:`official`,id:e})).filter(p),g=e=>o(async()=>{for(let t of e)await wa(n,`absent`,{person:t});a?.()});return i||m.length+h.length===0?null:L`<section aria-labelledby="present" class="stack">
<h2 id="present">${B(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...m,...h].map(t=>L`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>g([t])}>
<span class="body who">${fo(e,t)}${t.kind===`official`&&L`<small>${B(`hall-role.arbiter`)}</small>`}</span>
${B(`clock.absent`)}
</button>
</li>`)}
</ul>
${m.length>1&&L`<button class="button" type="button" onClick=${()=>g(m)}>${B(`clock.all-absent`)}</button>`}
${s}
</section>`}function fo(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}async function po(e,t,n){await E.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),V()}function mo({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,a]=o(1),{reason:s,field:c}=Ur(`extra-time`),{does:l,wrong:u}=D(),d=Math.min(i*60,t);return L`<${O} title=${B(`game.less`)} onClose=${n}>
<${wt} label=${B(`game.less-minutes`)} value=${i} min=${1} max=${Math.max(r,1)} less=${B(`clock.less`,{what:B(`game.less-minutes`),count:1})} more=${B(`clock.longer`,{what:B(`game.less-minutes`),count:1})} onChange=${a} />
${c()}
${u}
<button class="button main" type="button" disabled=${!(d>0)||!s} onClick=${()=>l(async()=>{await E.send(`extra-time`,null,{hanchan:e.id,seconds:-d,reason:s}),n()})}>${B(`game.take-off`)}</button>
<//>`}const ho=[1,3,5];function go({hanchan:e,game:{clock:t,extra:n},now:r,zone:i,may:a}){let[s,c]=o(!1),{does:l,wrong:u}=D(),d=t&&ie(t,r),f=t&&B(d?`game.was-up`:`game.ends`,{time:F(new Date(t.ends),i)});return eo(t?[vo(e,t,r)]:[]),L`<section class=${`late ${d?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${B(`game.left`)}</h2>
${t?L`<p class="late-time" role="timer">${j(Ae(t,r))}</p><p>${f}</p>`:L`<p>${B(`game.no-limit`)}</p>`}
${d&&L`<${_o} />`}
${n>0&&L`<p class="soft">${B(`game.extra`,{time:j(n)})}</p>`}
${t&&a&&L`<div class="pair">
${ho.map(t=>L`<button key=${t} class="button" type="button" onClick=${()=>l(()=>po(e,t*60))}>${B(`game.more`,{count:t})}</button>`)}
${n>0&&L`<button class="button" type="button" onClick=${()=>c(!0)}>${B(`game.less`)}</button>`}
</div>`}
${u}
${s&&L`<${mo} hanchan=${e} extra=${n} onClose=${()=>c(!1)} />`}
</section>`}function _o(){let{book:e}=z();if(!e)return null;let{still:t,chonbo:n}=ct(e);return L`<p class="note warn"><strong>${B(`game.still.${t}`)}</strong> ${B(`game.chonbo.${n}`)}</p>`}function vo(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=B(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:B(`game.left`),seconds:r,thresholds:[i],line:a}}const yo=/* @__PURE__ */ new WeakMap;function bo({hanchans:e}){let t=new Intl.Collator(void 0,{numeric:!0});return[...new Set(Object.values(e).map(({round:e})=>e))].sort(t.compare)}function xo(e){return So(e).present}function So(e){let t=yo.get(e);if(t)return t;let n=Co(e);return yo.set(e,n),n}function Co(e){let t=bo(e),n=Object.values(e.hanchans),r={present:t.at(-1)??null,open:/* @__PURE__ */ new Set,begun:/* @__PURE__ */ new Set,passed:/* @__PURE__ */ new Set},i=/* @__PURE__ */ new Set,a=!1;for(let o of t.toReversed()){let t=n.filter(e=>e.round===o&&!e.status);wo(e,o,t,r);let s=t.filter(({id:e})=>r.open.has(e)),c=s.filter(({table:e})=>a||i.has(e));for(let{id:e}of c)r.passed.add(e);s.length>c.length&&(r.present=o);let l=t.filter(({id:e})=>r.begun.has(e));for(let{table:e}of l)i.add(e);a||=t.length>0&&l.length===t.length}return r}function wo(e,t,n,{open:i,begun:a}){let o=x(ee(e,t).map(r));for(let{id:t}of n){let n=!!we(t,o),r=!n&&o.some(({what:e,hanchan:n})=>e===`cancelled`&&n===t);(n||e.results[t])&&a.add(t),!r&&!e.results[t]&&i.add(t)}}function To(e){let{state:t,online:n}=z(),[r,i]=o({items:null,trouble:null});return M(()=>{let t=!1;return Eo(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function Eo(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await E.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function Do({of:{items:e,trouble:t},children:n}){return!e&&!t?L`<${Oe} />`:L`${t&&L`<${Oo} error=${t} />`}${e&&n(e)}`}function Oo({error:e,needs:t=B(`people.needs-network`)}){return e.problem?L`<div role="alert"><${It} problem=${e.problem} /></div>`:L`<p class="note bad" role="alert">${X(e)} ${t}</p>`}function ko(e){let[t,n]=o(null),[r,i]=o(!1),a=A(!1);return{ask:async e=>{if(!a.current){a.current=!0,i(!0),n(null);try{await nn(e)}catch(e){if(!(e instanceof ge)&&e.name!==`Unreachable`)throw e;n(e)}finally{a.current=!1,i(!1)}}},asking:r,wrong:t&&L`<${Oo} error=${t} needs=${e} />`}}function Ao(){let e=A(/* @__PURE__ */ new Map);return Object.assign(t=>{let n=JSON.stringify(t),r=e.current.get(n)??ae(E.now());return e.current.set(n,r),r},{forget:t=>void e.current.delete(JSON.stringify(t))})}async function jo(e,t,n,r){let i=await E.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await E.ask(`${e}/${t}/revocation`,{method:`PUT`}),E.ask(`${e}/${ae(E.now())}`,{method:`PUT`,body:n}))}function Mo({seen:e,state:t}){let n=W(),r=[[`standings`,e.standings.map(Po)],[`balances`,e.balances.map(Io)],[`offences`,e.offences.map(e=>Lo(n,e))],[`debts`,e.debts.map(Io)],[`seats`,e.seats.flatMap(e=>zo(n,t,e))],[`rulings`,e.rulings.map(e=>Ro(n,e))]].filter(([,e])=>e.length>0);return r.length===0?L`<p class="soft" role="status">${B(`correct.nothing-else`)}</p>`:L`<section class="stack" role="status" aria-label=${B(`correct.follows`)}>
<h3>${B(`correct.follows`)}</h3>
${r.map(([e,t])=>L`<${No} key=${e} name=${e} changes=${t} />`)}
</section>`}function No({name:e,changes:t}){let n=t.length-12;return L`<div>
<h4>${B(`correct.part.${e}`)}</h4>
<dl class="facts">
${t.slice(0,12).map(({who:e,about:t,before:n,after:r})=>L`<div>
<dt><span class="who">${e}</span>${t&&L`<small>${t}</small>`}</dt>
<dd><${Fo} before=${n} after=${r} /></dd>
</div>`)}
</dl>
${n>0&&L`<p class="soft">${B(`correct.more`,{count:n})}</p>`}
</div>`}function Po({account:e,before:t,after:n}){let[r,i]=[t,n].map(e=>e?.rank??`–`),a=r===i?void 0:B(`correct.place`,{before:r,after:i}),[o,s]=[t,n].map(e=>e?Tt(e.total):B(`correct.none`));return{who:e.name,about:a,before:o,after:s}}function Fo({before:e,after:t}){return e===t?t:L`<span class="soft">${e} →</span> ${t}`}function Io({account:e,unit:t,before:n,after:r}){return{who:e.name,before:$(t,n),after:$(t,r)}}function Lo(e,{account:t,foul:n,elsewhere:r,before:i,after:a}){let o=[N(e,n),r&&B(`correct.elsewhere`)].filter(Boolean).join(` · `);return{who:t.name,about:o,before:i,after:a}}function Ro(e,{name:t,foul:n,status:r,penalties:i}){let a=r===`deferred`?B(`correct.waits-again`):H(e,{penalties:i,effects:[]});return{who:t,about:N(e,n),before:a,after:a}}function zo(e,t,{before:n,after:r}){let i=Bo(t,r??n),a=(e,n)=>t.players[e?.seats[n]]?.name??B(`correct.none`),o=d.filter(e=>n?.seats[e]!==r?.seats[e]).map(t=>({who:e.phrase(`seat-${t}`),about:i,before:a(n,t),after:a(r,t)}));if(!n||!r)return o;let s=Bo(t,n)===i?[]:[{who:Bo(t,n),before:``,after:i}],c=n.status===r.status?[]:[{who:i,before:Vo(n),after:Vo(r)}];return[...s,...c,...o]}function Bo(e,{round:t,table:n}){return[B(`hall-round`,{round:t}),B(`hall-table`,{label:e.tables[n]?.label??`?`})].join(` · `)}function Vo({status:e}){return B(e?`hall-is.${e}`:`correct.in-play`)}function Ho({title:e,what:n,request:r,yes:i,danger:a,note:s,done:c,onDone:l,onClose:u,children:d}){let f=A(null),[p,m]=o(!1),{reason:h,field:g}=Ur(n),{ask:_,asking:v,wrong:y}=ko(B(`correct.needs-network`)),{seen:b,trouble:x}=Uo(r);return L`<${O} title=${e} onClose=${u}>
<form class=${`stack ${d?`grows`:``}`} ref=${f} onSubmit=${e=>{e.preventDefault(),m(!h),h||f.current?.querySelector(`textarea`)?.scrollIntoView({block:`center`}),h&&r&&_(async()=>{await E.ask(r.path,{method:r.method,match:r.match,body:{...r.body,reason:h}}),t(c??B(`correct.done`)),u(),l?.()})}}>
${d}
${r&&L`<${Wo} seen=${b} trouble=${x} note=${s} added=${r.body.players} />`}
${b&&g(p)}
${y}
<div class="dialog-end stack"><button class=${`button ${a?`danger`:`main`}`} disabled=${v||!b}>${i}</button></div>
</form>
<//>`}function Uo(e){let[t,n]=o({}),r=JSON.stringify(e);return M(()=>{if(!e)return;let t=!1,{path:i,method:a,match:o,body:s}=e,c={method:a,match:o,body:{...s,reason:`preview`}};return E.sendHeld().then(()=>E.ask(`${i}?preview=true`,c)).then(e=>t||n({of:r,seen:e}),e=>t||n({of:r,trouble:e})),()=>void(t=!0)},[r]),t.of===r?t:{}}function Wo({seen:e,trouble:t,note:n,added:r=[]}){let{state:i}=z(),a={...i,players:{...i.players,...Object.fromEntries(r.map(e=>[e.id,e]))}};return t?L`<${Oo} error=${t} needs=${B(`correct.needs-network`)} />`:e?L`<${Mo} seen=${e} state=${a} />${n&&L`<p class="note warn">${n}</p>`}`:L`<${Oe} />`}function Go({settings:e,online:t}){return L`<section class="stack">
<h2>${B(`people.board`)}</h2>
<${qo} settings=${e} online=${t} name="board_open" label=${B(`people.board-open`)} hint=${B(`people.board-open-hint`)} />
<a class="button" href=${`#/board/${e.slug}`}>${B(`people.board-show`)}</a>
</section>`}function Ko({settings:e,online:t}){return L`<section class="stack">
<h2>${B(`people.page`)}</h2>
<${qo} settings=${e} online=${t} name="people_open" label=${B(`people.page-open`)} hint=${B(`people.page-open-hint`)} />
<p class="soft">${location.origin}/t/${e.slug}</p>
<a class="button" href=${`#/public/${e.slug}`}>${B(`people.page-show`)}</a>
</section>`}function qo({settings:e,online:t,name:n,label:r,hint:a}){let s=!!e[n],[c,l]=o(s);M(()=>l(s),[s]);let[u,d]=o(0),{ask:f,asking:p,wrong:m}=ko();return L`<${i} label=${r} hint=${a} checked=${c} disabled=${p||!t} onChange=${t=>{l(t);let r={method:`PATCH`,match:`"${Math.max(e.version,u)}"`,body:{[n]:t}};f(async()=>{try{d((await E.ask(``,r)).version)}catch(e){throw l(s),e}})}} />
${m}`}function Jo({state:e}){return L`<${S} title=${B(`people.further`)} up="#/people"><${Yo} state=${e} /><//>`}function Yo({state:{settings:e}}){let{online:t}=z();return L`<nav class="stack" aria-label=${B(`people.more`)}>
<a class="button" href="#/people/sheet">${B(`people.sheet`)}</a>
<a class="button" href="#/exams">${B(`exam.title`)}</a>
<a class="button" href="#/people/links">${B(`people.links`)}</a>
<a class="button" href="#/people/players">${B(`people.players`)}</a>
<a class="button" href="#/people/tokens">${B(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${B(`people.erase`)}</a>
</nav>
<${Go} settings=${e} online=${t} />
<${Ko} settings=${e} online=${t} />`}function Xo({state:e}){let{online:t}=z(),{items:n}=To(`phones`),r=Qo(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>L`<ul class="rows">
${e.map(e=>L`<${Zo} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,o=L`<a class="button main" href="#/people/invite">${B(`people.invite`)}</a>`;return L`<${S} title=${B(`people.title`)} up="#/tables" actions=${o}>
${!t&&L`<p class="note warn" role="status">${B(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${B(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&L`<${b} title=${B(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<${Yo} state=${e} />
<//>`}function Zo({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return L`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${_r(n)}</span>
${!i&&L`<small>${o===void 0?`\xA0`:B(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&L`<span class="badge">${B(`people.plays-too`)}</span>`}
</a>
</li>`}function Qo(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function $o(e){return e.normalize(`NFKD`).replace(/\p{M}/gu,``).toLowerCase().replace(/\s+/g,` `).trim()}function es({state:e,line:{what:t,amount:n,cause:r,cause_id:i,hanchan:a,round:o,reason:s,at:c}}){let l=W(),{table:u}=e.hanchans[a]??{},d=r===`ruling`&&e.rulings[i],f={ruling:d&&`#/ruling/${i}`,clock:u&&`#/start/${u}/${a}`,payment:`#/paid/${i}`}[r],p=d?N(l,d.foul):B(`hall-cause.${r}`),m=[B(`hall-line.${ts(r,t,n)}`),o&&B(`hall-round`,{round:o}),F(c,e.settings.time_zone),s];return L`${f?L`<a class="reach" href=${f}>${p}</a>`:p}<small>${m.filter(Boolean).join(` · `)}</small>`}function ts(e,t,n){return e===`payment`?t===`reversed`?`withdrawn`:n>0?`refunded`:`paid`:t===`reversed`&&n>0?`undone`:t}const ns=[`cash`,`card`,`transfer`,`other`];function rs(e){return new Promise(t=>{let n=e=>{a(),clearTimeout(i),t(e)},r=()=>{let{state:t,outbox:r}=E.snapshot,i=t?.payments[e];i&&!i.unsent?n(`new`):r.some(t=>t.id===e&&y(t.state))&&n(`refused`)},i=setTimeout(()=>n(`unsent`),6e3),a=E.subscribe(r);r()})}const is={new:`fines.taken`,refused:`fines.payment-refused`,unsent:`fines.payment-unsent`};function as({state:e,balance:{account:n,unit:r,amount:i,lines:a},onSent:s,onClose:c}){let[l,u]=o(()=>$(r,i).slice(r.length+1)),[d,f]=o(`cash`),[p,m]=o(``),{does:h,wrong:g}=D(),_=aa(r,l),v=ta(e,n),y=!_||_>i?B(`fines.between`,{most:$(r,i)}):void 0,b=()=>h(async()=>{let e=p.trim()&&{note:p.trim()},i=new Date(E.now()).toISOString(),{id:a}=await E.send(`payment`,null,{account:n,unit:r,amount:_,method:d,paid_at:i,...e});V(),c(),s?.(a);let o=await rs(a);o===`new`&&s||t(B(is[o],{name:v,amount:$(r,_??0)}))}),x=ns.map(e=>({value:e,text:B(`fines.method.${e}`)}));return L`<${O} title=${B(`fines.pays`,{name:v})} onClose=${c}>
<dl class="facts lines">
${Qi(a).map(t=>L`<div key=${t.id}>
<dt><${es} state=${e} line=${t} /></dt>
<dd>${na(t)}</dd>
</div>`)}
</dl>
<${T} label=${B(`fines.amount`,{unit:r})} value=${l} inputmode="decimal" wrong=${y} onInput=${u} />
<${w} label=${B(`fines.how`)} value=${d} options=${x} onChange=${f} />
<${T} label=${B(`fines.note`)} value=${p} onInput=${m} />
${g}
<button class="button main" type="button" disabled=${!!y} onClick=${b}>
${B(`fines.take`,{amount:$(r,_??0)})}
</button>
<a class="button quiet" href=${`#/fines/${n.kind}/${n.id}`} onClick=${c}>${B(`fines.to-account`)}</a>
<//>`}function os({state:e,id:t}){let n=W(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:L`<section class="stack" aria-labelledby="season">
<h2 id="season">${B(`hall-season`,{season:nt(e)})}</h2>
<dl class="facts">
${r.map(t=>L`<div key=${t.ruling}>
<dt>${N(n,t.foul)}<small>${U(e,t.tournament)} · ${F(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${H(n,t)}</dd>
</div>`)}
</dl>
</section>`}function ss({ruling:e,shown:t,children:n}){let r=W();return L`<section class=${`call-verdict hall-verdict ${p(e)?`over`:He(e.kind)}`}>
<p class="call-line penalty">${t?Ve(r,t):H(r,e)}</p>
<p><a class="who" href=${cs(e)}>${e.offender.name}</a></p>
<p class="soft">${st(r,e)}</p>
${n}
</section>`}function cs({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}E.loadEscalationSteps();function ls({state:e,ruling:t}){let n=Object.values(e.notes).filter(e=>e.ruling===t.id);if(n.length===0)return null;let r=e.settings.time_zone,i=n.sort((e,t)=>Date.parse(e.noted_at)-Date.parse(t.noted_at));return L`<section class="stack" aria-label=${B(`note.title`)}>
<h2>${B(`note.title`)}</h2>
${i.map(({id:t,note:n,noted_at:i,official:a,unsent:o,outbox:s})=>L`<div class="card" key=${t}>
<p>${n}</p>
<p class="soft">
${[e.officials[a]?.name,F(i,r)].filter(Boolean).join(` · `)}
${o&&s!==`done`&&L` <span class=${`badge ${y(s)?`bad`:`info`}`}>${B(`hall-unsent`)}</span>`}
</p>
</div>`)}
</section>`}function us({ruling:e}){let[n,r]=o(!1),[i,a]=o(``),{does:s,wrong:c}=D();return L`<button class="button" type="button" onClick=${()=>r(!0)}>${B(`note.add`)}</button>
${n&&L`<${O} title=${B(`note.add`)} onClose=${()=>r(!1)}>
<form onSubmit=${n=>{n.preventDefault(),i.trim()&&s(async()=>{await E.send(`note`,e,{note:i.trim()}),V(),t(B(`note.added`)),a(``),r(!1)})}}>
<${T} long label=${B(`call.note`)} value=${i} onInput=${a} maxlength="4000" />
${c}
<button class="button main" disabled=${!i.trim()}>${B(`note.save`)}</button>
</form>
<//>`}`}const ds={url:null,blob:null,failed:!1};function fs(e,t){let[n,r]=o(ds);return M(()=>{let t=``,n=!1;return e().then(e=>{n||(t=URL.createObjectURL(e),r({url:t,blob:e,failed:!1}))},()=>n||r({...ds,failed:!0})),()=>{n=!0,t&&URL.revokeObjectURL(t)}},[t]),n}function ps({count:e,onPhoto:n}){let[r,i]=o(!1);return e>=8?L`<p class="note" role="status">${B(`call.photos-most`,{most:8})}</p>`:L`<label class="button photo" aria-busy=${r}>
${r?L`<progress aria-hidden="true"></progress>`:L`<${R} name="camera" />`}
<span aria-live="polite">${B(r?`call.photo-shrinking`:`hall-add-photo`)}</span>
<input class="unseen" type="file" accept="image/*" aria-disabled=${r} onClick=${e=>r&&e.preventDefault()} onChange=${async e=>{let[r]=e.currentTarget.files;e.currentTarget.value=``,r&&(i(!0),await n(r).catch(e=>t(B(e.name===`Unreadable`?`hall-photo-bad`:`call.not-kept`))),i(!1))}} />
</label>`}function ms({ruling:e}){let{state:n}=z(),r=Object.values(n.photos).filter(t=>t.ruling===e);return L`<${ps} count=${r.length} onPhoto=${async n=>{await E.addPhoto(e,n),t(B(`hall-photo-added`))}} />`}function hs({state:e,ruling:t}){let n=Object.values(e.photos).filter(e=>e.ruling===t.id);return n.length===0?null:L`<section class="stack">
<h2>${B(`hall-photos`)}</h2>
<ul class="photos">
${n.map((e,n)=>L`<li key=${e.id}><${gs} ruling=${t.id} photo=${e} number=${n+1} /></li>`)}
</ul>
</section>`}function gs({ruling:e,photo:t,number:n}){let{url:r,failed:i}=fs(()=>E.photo(e,t.id),t.id);return i?L`<p class="soft">${B(`hall-photo-away`,{number:n})}</p>`:L`<figure>
${r&&L`<a href=${r} target="_blank"><img src=${r} alt=${B(`hall-photo`,{number:n})} /></a>`}
${t.unsent&&t.outbox!==`done`&&L`<figcaption class="badge info">${B(`hall-unsent`)}</figcaption>`}
</figure>`}function _s({state:e,ruling:t}){return L`<section class="stack">
<h2>${B(`hall-incident`)}</h2>
<${Ie} rulings=${ye(e,t)} empty="" />
</section>`}function vs({ruling:e}){let t=Pr();return e.seq?L`<section class="stack">
<h2>${B(`reports.incident`)}</h2>
<ul class="rows">
<${jr} name=${B(`reports.incident-page`)} hint=${B(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function ys({readings:e}){let t=W();return Rr(),L`<div class="stack">
${e.map(({id:e,chosen:n})=>{let{question:r,alternatives:i,reason:a}=t.reading({id:e,chosen:n});return L`<p key=${e} class="reading">${r} <strong>${i[n]}</strong> <small class="soft">${a}</small></p>`})}
</div>`}function bs({call:e}){let{state:t,official:n}=z(),r=Cs(t,n,e);return r&&L`<p class="note warn">${B(`partial.warn.${r}`)}</p>`}function xs({why:e}){return L`<p class="note warn">${B(`partial.was.${e}`)}</p>`}function Ss(e){return L`<span class="badge warn">${B(`partial.badge`)}</span>`}function Cs(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const ws=[[`day`,86400],[`hour`,3600],[`minute`,60]];function Ts({status:e,level:t}){return B(`esc.stands.${e}.${t}`)}function Es({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?B(`esc.outcome.${t}`):``}function Ds(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function Os(e){let t=Math.max(0,(E.now()-Date.parse(e))/1e3),[n,r]=ws.find(([,e])=>t>=e)??ws[ws.length-1],i=Math.floor(t/r);return Pe(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function ks(e,{status:t,level:n},r){let i=As(e,t,n,r);return i===`appeal`&&Ms(e)&&Ns(e.state)>E.now()?`later`:i===`decide`?n!==`head-referee`&&js(e)?`panel`:gt(e,r)?`own-table`:i:i}function As({official:e},t,n,r){let i=I(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?Ue(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!I(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function js({official:e,book:t,state:n}){return Ms({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!Ps(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function Ms({book:e}){return e?.content.rule_points.appeals===`panel`}function Ns({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function Ps({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function Fs({ruling:e,onClose:n}){let[r,i]=o(``);return L`<${Z} what="escalation" title=${B(`hall-escalate`)} text=${B(`esc.escalate-text`)} yes=${B(`hall-escalate`)}
onReason=${async i=>{await E.send(`escalation`,e,{reason:i,...r.trim()&&{evidence:r.trim()}}),V(),t(B(`esc.done.escalation`)),n()}} onClose=${n}>
<${T} long label=${B(`esc.evidence`)} hint=${B(`esc.evidence-hint`)} value=${r} onInput=${i} maxlength="4000" />
<//>`}function Is({state:e,ruling:t}){let n=W(),{id:r,hanchan:i,hand:a,seat:o,table:s,foul:c}=t;if(!o||!i||!a)return null;let l=f(e.hanchans[i],a).filter(({wind:t,player:n})=>t!==o&&e.players[n]);return L`<${b} class="wrong-player" title=${L`<span class="body">${B(`reason.wrong-player`)}</span>`}>
${()=>L`<div class="switches">
${l.map(({wind:t,player:i})=>L`<a
class="chip"
key=${t}
href=${`#/call/${s.id}/${t}/${c}?amends=${r}&why=wrong-player`}
>
${n.phrase(`seat-${t}`)} <span class="who">${e.players[i].name}</span>
</a>`)}
</div>`}
<//>`}function Ls({state:e,ruling:n}){let r=z(),[s,c]=o(!1),[l,u]=o(null);if(!Ue(r.official)||n.outbox===`holding`||y(n.outbox))return null;let d=t=>!p(t)&&!a(e,t.id),f=d(n),m=ye(e,n).filter(d),h=gt(r,n),g=()=>u(null),_=async e=>{for(let t of[n,...s?m:[]])await E.send(`withdrawal`,t.id,{reason:e});V(),t(B(`hall-done.withdrawal`)),g(),scrollTo({top:0})},{id:v,table:b,seat:x,foul:S}=n;return L`<section class="doing" aria-label=${B(`hall-actions`)}>
${f&&h&&L`<p class="note warn">${B(`call.own-table`)}</p>`}
${f&&!h&&L`<${Is} state=${e} ruling=${n} />
<a class="button" href=${`#/call/${b.id}/${x??`-`}/${S}?amends=${v}`}>${B(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>u(`withdraw`)}>${B(`hall-withdraw`)}</button>`}
${f&&L`<button class="button" type="button" onClick=${()=>u(`escalate`)}>${B(`hall-escalate`)}</button>`}
<${us} ruling=${v} />
<${ms} ruling=${v} />
${l===`withdraw`&&L`<${Z} what="withdrawal" title=${B(`hall-withdraw`)} text=${B(`hall-withdraw-text`)} yes=${B(`hall-withdraw`)}
onReason=${_} onClose=${g}>
${m.length>0&&L`<${i} label=${B(`hall-withdraw-too`,{names:xe(m)})} checked=${s} onChange=${c} />`}
<//>`}
${l===`escalate`&&L`<${Fs} ruling=${v} onClose=${g} />`}
</section>`}function Rs({catalogue:e},t,n,r){let[i,a,o]=[[[t,!0]],[[t,!0],...r],[...n,...r]],s=n.some(([e,n])=>n&&Hs(e)===Hs(t));return Object.entries(e.corrections).filter(([,{when:e,of:t,unless:n=[],player:r=!1}])=>{let[c,l,u]=[i,a,o].map(e=>Vs(Bs(e,r),t));return zs(e,{ruled:c,was:l,is:u,same:s})&&!Vs(Bs(o),n)}).map(([e])=>e)}function zs(e,{ruled:t,was:n,is:r,same:i}){return e===`gone`?n&&!r:e===`came`?r&&!n:e===`changed`?n!==r:t&&!i}function Bs(e,t=!1){let n=e.filter(([,e])=>e||!t).map(([e])=>e);return new Set(n.flatMap(({effects:e,steps:t,stays:n=[]})=>[...e,...t,...n]))}function Vs(e,t){return t.some(t=>e.has(t))}function Hs({penalties:e,transfers:t=[]}){return P([e,t])}function Us({state:e,ruling:t}){let n=W(),{library:r}=z(),i=t.status===`withdrawn`,a=i?t:e.rulings[t.amends],o=i?[]:[t],s=a?Ws(e,t,a):[],c=Lr([...s,t,a??t]);if(Rr(),!a||!r?.catalogue.corrections)return null;let l=e=>Gs(ke(n,c[e.revision],e)),u=e=>[l(e),e.offender.id===a.offender.id],[d,f,p]=[l(a),o.map(u),s.map(u)];if(!d||[...f,...p].some(([e])=>!e))return null;let m=Rs(r,d,f,p),h=[...f,...p].some(([,e])=>!e);return L`<section class="stack" aria-label=${B(`hall-corrections`)}>
<h2>${B(`hall-corrections`)}</h2>
${m.length===0&&L`<p class="soft">${B(`hall-no-corrections`)}</p>`}
<ol class="steps">
${m.map(e=>{let{text:t,player:i}=r.catalogue.corrections[e];return L`<li key=${e}>${i&&h&&L`<span class="who">${a.offender.name}</span>: `}${n.pick(t)}</li>`})}
</ol>
</section>`}function Ws(e,t,n){let r=Object.values(e.rulings).filter(e=>Xe(e,n)&&!y(e.outbox));return[.../* @__PURE__ */ new Set([...ye(e,t),...r])].filter(e=>e.id!==t.id&&!p(e))}function Gs(e){if(!e)return null;let{penalties:t,transfers:n,...r}=e.chosen??e.final??e.first,[i,a,o]=[r.effects,r.steps,r.stays].map(Ks);return{penalties:t,transfers:n,effects:i,steps:a,stays:o}}function Ks(e){return e.map(({id:e})=>e)}function qs({steps:t,call:n}){let{library:r,book:i,state:a,official:o}=z(),s=W();Rr();let{opens:c}=r?.catalogue??{},{table:l,seat:u,offender:d}=n;if(!c||!i||!u||!d||!Ue(o))return null;let f=Object.values(a.rulings).some(e=>e.id!==n.ruling&&e.foul===n.foul&&e.offender.id===d.id&&!p(e)),m=/* @__PURE__ */ new Map;for(let{id:r}of t){let{foul:t=n.foul,facts:a={},repeat:o=!1}=c[r]??{foul:``};if(!i.content.fouls[t]?.rows.length||o&&!f||t===n.foul&&P({...n.facts,...a})===P(n.facts))continue;let s=t===n.foul?{...n.facts,...a}:a;e(i,t,s,{})&&m.set(t,{foul:t,facts:s})}return[...m.values()].map(({foul:e,facts:t})=>{let r=Object.keys(t).length>0?`?facts=${encodeURIComponent(JSON.stringify(t))}`:``,i=s.name(`fouls`,e),a=e===n.foul?B(`further.harder`,{foul:i}):B(`further.rule`,{foul:i});return L`<a class="button" key=${e} href=${`#/call/${l}/${u}/${e}${r}`}>${a} <${R} name="next" /></a>`})}function Js({state:e,escalation:{id:t,standing_id:n}}){let r=W();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return L`<div class="both">
<${Ys} words=${r} label=${B(`esc.as-called`)} ruling=${i} />
${n===null?L`<div class="card"><small>${B(`esc.as-it-stands`)}</small><strong>${B(`esc.nothing-stands`)}</strong></div>`:L`<${Ys} words=${r} label=${B(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Ys({words:e,label:t,ruling:n}){return n?L`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${He(n.kind)}`}>${H(e,n)}</strong>
<span>${N(e,n.foul)}</span>
</a>`:null}function Xs({state:e,events:t}){return L`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>L`<li key=${t}>
<div class="row">
<span class="body">
${s?L`<a href=${s}>${n}</a>`:L`<strong>${n}</strong>`}
${r&&L`<span>${r}</span>`}
<small>${[a,o&&F(o,e.settings.time_zone)].filter(Boolean).join(` · `)||B(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Zs(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&B(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:B(`esc.escalated`),reason:o,who:Ds(e,t),at:i},...a.map(t=>Qs(e,t))]}function Qs(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:$s(t),reason:r,who:Ds(e,t),at:i}}function $s({what:e,outcome:t,level:n}){return e===`decided`?B(`esc.decided.${n}`,{outcome:B(`esc.outcome.${t}`)}):B(`esc.step.${e}`)}function ec({state:e,ruling:t}){let n=a(e,t.id),r=[...tc(e,t),...n?Zs(e,n):[]];return r.length===0?null:L`<section class="stack">
<h2>${B(`hall-history`)}</h2>
<${Xs} state=${e} events=${r} />
${n&&L`<${Js} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${B(`hall-to-escalation`)}</a>`}
</section>`}function*tc(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:B(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield nc(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:B(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function nc(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?B(`hall-closed-by-ruling`):B(`hall-closed`,{how:r?B(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function rc({ruling:e,anyway:t}){let{state:n}=z(),r=W(),i=sc(n,e,H(r,e));return L`<p class="note warn" role="status">
<a class="reach" href=${`#/ruling/${e.id}`}>${i}${t&&` ${B(`same.anyway`)}`} <${R} name="next" /></a>
</p>`}function ic({state:e,ruling:t}){let n=St(Object.values(e.rulings),t);return n&&L`<${rc} ruling=${n} />`}function ac(){let{state:e,official:t}=z(),n=W(),r=`shinpan.same.`+e.id,[i,a]=o(()=>Se(r)??[]);return M(()=>vt(r,i),[i]),_t(()=>oc(e,t.id),[e,t.id]).filter(({own:e})=>!i.includes(e)).map(({own:t,other:r})=>L`<div class="note warn row" key=${t} role="status">
<a class="reach body" href=${`#/ruling/${t}`}>${sc(e,r,[r.offender.name,N(n,r.foul),H(n,r)].join(` · `))}</a>
<button class="button" type="button" onClick=${()=>a([...i,t])}>${B(`same.both`)}</button>
</div>`)}function oc({rulings:e},t){let n={};for(let t of Object.values(e))(n[`${t.foul} ${t.offender.id}`]??=[]).push(t);return Object.values(n).flatMap(e=>e.filter(e=>e.official===t).map(t=>({own:t.id,other:St(e,t)})).filter(({other:e})=>e))}function sc(e,{official:t,ruled_at:n},r){let i=e.officials[t]?.name??`?`;return B(`same.text`,{who:i,time:F(n,e.settings.time_zone),what:r})}function cc({args:[e]}){let{tournament:t,state:n}=z();if(!t||!n)return L`<${Ct} title=${B(`hall-ruling`)} />`;let r=n.rulings[e];return r?L`<${lc} state=${n} ruling=${r} />`:L`<${_e} title=${B(`hall-ruling`)} text=${B(`hall-no-ruling`)} up="#/log" />`}function lc({state:e,ruling:t}){let{official:n}=z(),r=W(),i=Lr([t])[t.revision],a=ke(r,i,t),o=a&&(a.chosen??a.final??a.first);return L`<${S} title=${N(r,t.foul)} up=${`#/table/${t.table.id}`}>
<${ss} ruling=${t} shown=${o}>
<p><${bt} ruling=${t} /></p>
${t.item===t.id&&L`<${l} id=${t.item} />`}
${re(t.outbox)&&L`<a href="#/outbox">${B(`hall-resolve`)}</a>`}
<//>
<${ic} state=${e} ruling=${t} />
${(t.status===`withdrawn`||t.amends&&t.status!==`amended`)&&L`<${Us} state=${e} ruling=${t} />`}
${ye(e,t).length>0&&L`<${_s} state=${e} ruling=${t} />`}
<${uc} ruling=${t} />
${a?L`<${fc} ruling=${t} spoken=${a} />`:L`<p class="soft">${B(`hall-no-book`)}</p>`}
<${pc} state=${e} ruling=${t} />
<${ls} state=${e} ruling=${t} />
<${hs} state=${e} ruling=${t} />
<${ec} state=${e} ruling=${t} />
<${Ls} state=${e} ruling=${t} />
${I(n,[`director`])&&L`<${vs} ruling=${t} />`}
<//>`}function uc({ruling:e}){let t=W(),n=Object.entries(e.final_decision?.facts??e.facts??{}),r=Object.entries(me(e.context??{}));return n.length+r.length===0?null:L`<section>
<h2>${B(`hall-facts`)}</h2>
<dl class="facts">
${n.map(([e,n])=>L`<div key=${e}><dt>${t.question(e)}</dt><dd>${t.answer(e,{value:n})}</dd></div>`)}
${r.map(([e,n])=>L`<div key=${e}><dt>${ue(t,e)}</dt><dd>${le(t,e,n)}</dd></div>`)}
</dl>
</section>`}const dc={"in-range":`hall-within`,"left-open":`hall-left-open`};function fc({ruling:e,spoken:{first:t,final:n,chosen:r,departure:i}}){let a=r??n??t,o=n??t,s=_(a.steps,z().state.rulings[e.amends],e);return L`<section class="stack">
<h2>${B(`hall-decision`)}</h2>
${r&&L`<p class="note warn">
${B(`hall-prescribed`,{line:t.line})}${e.reason&&L`<br />${B(dc[i]??`hall-because`,{reason:e.reason})}`}
</p>`}
${!r&&!n&&t.status===`deferred`&&L`<p>${t.line}</p>`}
${n&&L`<p>${B(`hall-first`,{line:t.line})}</p>`}
${a.say&&a.say!==a.line&&L`<p class="say">${B(`call.quoted`,{text:a.say})}</p>`}
<ol class="steps">${s.map(e=>L`<li key=${e.id}>${e.text}</li>`)}</ol>
${!p(e)&&L`<${qs} steps=${a.steps} call=${{...e,table:e.table.id,ruling:e.id}} />`}
<${C} stays=${a.stays} />
${Me(o).map(e=>L`<p class="soft" key=${e}>${e}</p>`)}
${o.readings.length>0&&L`<${ys} readings=${o.readings} />`}
</section>`}function pc({state:e,ruling:t}){let n=e.settings.time_zone,r=Date.parse(t.device_at)-Date.parse(t.ruled_at);return L`<section class="stack">
<h2>${B(`hall-origin`)}</h2>
<p>${[e.officials[t.official]?.name,F(t.ruled_at,n)].filter(Boolean).join(` · `)}</p>
${Math.abs(r)>2e3&&L`<p class="soft">${B(`hall-device-time`,{time:F(t.device_at,n)})}</p>`}
${t.conflict&&L`<${xs} why=${t.conflict} />`}
${t.note&&L`<p class="note info">${t.note}</p>`}
</section>`}const mc=je(u.desk,`LineAct`);function hc({state:e,id:t}){let{official:n}=z(),r=Ji(e,t),i=I(n,[`director`]);return r.length===0?null:L`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${B(`hall-ledger`)}</h2>
${r.map(t=>L`<div class="card" key=${t.unit}>
<p><strong>${gc(t.unit,t.amount)}</strong></p>
<dl class="facts lines">
${t.lines.map(n=>L`<div key=${n.id}>
<dt><${es} state=${e} line=${n} />${i&&L`<${mc} state=${e} line=${n} balance=${t} />`}</dt>
<dd>${na(n)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function gc(e,t){let[n,r]=Ki(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return B(t<0?r:n,{amount:$(e,Math.abs(t))})}function _c(e,t){return Object.values(e.hanchans).filter(n=>!n.status&&Object.values(n.seats).includes(t)&&!e.results[n.id]&&!Ee(e,n).begun).sort((e,t)=>e.id<t.id?-1:1)[0]}function vc({state:e,player:t}){let n=_c(e,t);if(!n)return null;let r=la(e,n);return Na(e,n,t).length>0?L`<section class="note bad stack" aria-label=${B(`fines.next-game`)}>
<p>${B(`fines.plays-after`,{game:r})}</p>
<${Aa} hanchan=${n.id} players=${[t]} />
</section>`:n.allowed?.includes(t)?L`<p class="note info" role="status">${B(`fines.let-play`,{game:r})}</p>`:null}function yc({day:e,taking:{unit:n,method:r,expected:i,count:a},onClose:s}){let[c,l]=o(``),[u,d]=o(``),[f,p]=o(!1),m=Ao(),{ask:h,asking:g,wrong:_}=ko(B(`cash.needs-network`)),v=bc(n,c),y=v!==null&&v<Math.min(0,i),b=y?null:v;return L`<${O} title=${B(`cash.count-of`,{method:B(`fines.method.${r}`)})} onClose=${s}>
<form class="stack" onSubmit=${i=>{if(i.preventDefault(),p(!0),b===null||a&&!u.trim())return;let o={...u.trim()&&{note:u.trim()},...a&&{replaces:a.id}},c={day:e,unit:n,method:r,counted:b,...o};h(async()=>{await E.ask(`cash-counts/${m(c)}`,{method:`PUT`,body:c}),t(B(`cash.kept`)),s()})}}>
<dl class="facts"><div><dt>${B(`cash.expected`)}</dt><dd>${$(n,i)}</dd></div></dl>
<${T} label=${B(`cash.amount`,{unit:n})} value=${c} inputmode="decimal" autocomplete="off" wrong=${f&&b===null?B(y?`cash.amount-low`:`cash.amount-wrong`):void 0} onInput=${l} />
${b!==null&&L`<p class=${`note ${b===i?`info`:`warn`}`} role="status"><strong>${xc(n,b-i)}</strong></p>`}
<${T} label=${B(a?`cash.why-again`:`fines.note`)} value=${u} maxlength="3500" wrong=${f&&a&&!u.trim()?B(`hall-reason-missing`):void 0} onInput=${d} />
${_}
<button class="button main" disabled=${g}>${B(`cash.keep`)}</button>
</form>
<//>`}function bc(e,t){let[,n,r=``]=t.trim().match(/^([-−]?)(.+)$/)??[],i=aa(e,r);return i!==null&&n?-i:i}function xc(e,t){return t===0?B(`cash.agrees`):B(t<0?`cash.missing`:`cash.too-much`,{amount:$(e,Math.abs(t))})}function Sc(e,t){let n=e.settings.time_zone,r=Object.values(e.payments).map(({paid_at:e})=>v(Date.parse(e),n)),i=Object.values(e.cashCounts).map(({day:e})=>e);return[.../* @__PURE__ */ new Set([v(t,n),...r,...i])].sort().reverse()}function Cc(e,t){let n=/* @__PURE__ */ new Map,r=(r,i)=>{let a=`${t} ${r} ${i}`,o={unit:r,method:i,taken:0,refunded:0,expected:0,by:/* @__PURE__ */ new Map,count:e.cashCounts[a]};return n.has(a)||n.set(a,o),n.get(a)};for(let{unit:n,method:i,amount:a,refund:o,withdrawn:s,paid_at:c,official:l}of Object.values(e.payments)){if(s||v(Date.parse(c),e.settings.time_zone)!==t)continue;let u=r(n,i),d=o?-a:a;u[o?`refunded`:`taken`]+=a,u.expected+=d,u.by.set(l,(u.by.get(l)??0)+d)}for(let{day:n,unit:i,method:a}of Object.values(e.cashCounts))n===t&&r(i,a);let i=({unit:e,method:t})=>e+ns.indexOf(t);return[...n.values()].sort((e,t)=>i(e)<i(t)?-1:1)}function wc({state:e}){return L`<${S} title=${B(`cash.title`)} up="#/fines"><${Tc} state=${e} /><//>`}function Tc({state:e}){let{official:t}=z();M(()=>void E.lookAround(),[]);let n=Sc(e,E.now()),[r,i]=o(``),a=n.includes(r)?r:n.find(t=>Cc(e,t).length>0)??n[0],s=Cc(e,a),c=n.map(e=>({value:e,text:Ec(e)})),l=Object.values(e.payments).filter(e=>e.unsent).length;return L`<${k} label=${B(`cash.day`)} value=${a} options=${c} onChange=${i} />
${l>0&&L`<p class="note warn" role="status">${B(`cash.unsent`,{count:l})}</p>`}
${s.length===0&&L`<${ne} text=${B(`cash.nothing`)} />`}
<div class="cash-ways">${s.map(n=>L`<${Dc} key=${a+n.unit+n.method} state=${e} day=${a} taking=${n} mayCount=${$i(t)} />`)}</div>`}function Ec(e){return Pe(Intl.DateTimeFormat,{weekday:`short`,day:`numeric`,month:`long`,year:`numeric`,timeZone:`UTC`}).format(/* @__PURE__ */ new Date(`${e}T00:00:00Z`))}function Dc({state:e,day:t,taking:n,mayCount:r}){let[i,a]=o(!1),{unit:s,method:c,refunded:l,taken:u,expected:d,by:f,count:p}=n,m=[...f].map(([t,n])=>[e.officials[t]?.name??B(`cash.this-phone`),$(s,n)]),h={taken:$(s,u),back:$(s,l)};return L`<section class="card stack cash" aria-label=${B(`fines.method.${c}`)}>
<div class="cash-head"><h2>${B(`fines.method.${c}`)}</h2><strong class="sum">${$(s,d)}</strong></div>
${l>0&&L`<p class="soft">${B(`cash.of-it-refunded`,h)}</p>`}
<dl class="facts">
${m.map(([e,t])=>L`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
${p&&L`<${Oc} state=${e} taking=${n} />`}
${r&&L`<button class=${`button ${p?`quiet`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${B(p?`cash.again`:`cash.count`)}</button>`}
${i&&L`<${yc} day=${t} taking=${n} onClose=${()=>a(!1)} />`}
</section>`}function Oc({state:e,taking:{unit:t,expected:n,count:r}}){let{counted:i,note:a,earlier:o}=r,s=r.expected===n?``:B(`cash.taken-since`,{amount:$(t,r.expected)});return L`<div class=${`note ${i===n?`info`:`warn`}`} role="status">
<strong>${B(`cash.counted`,{amount:$(t,i)})} · ${xc(t,i-n)}</strong>
<small>${[kc(e,r),a,s].filter(Boolean).join(` · `)}</small>
</div>
${o.length>0&&L`<${b} title=${B(`cash.earlier`,{count:o.length})}>
${()=>L`<dl class="facts">${o.map(n=>L`<div key=${n.id}><dt>${$(t,n.counted)}<small>${[kc(e,n),n.note].filter(Boolean).join(` · `)}</small></dt></div>`)}</dl>`}
<//>`}`}function kc(e,{official:t,at:n}){return B(`cash.counted-by`,{name:e.officials[t]?.name??`?`,time:F(n,e.settings.time_zone)})}function Ac({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:L`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${B(`fines.paid`)}</h2>
<ul class="rows">
${t.map(t=>L`<li key=${t.id}><${jc} state=${e} payment=${t} /></li>`)}
</ul>
<p class="soft">${B(`fines.put-right`)}</p>
</section>`}function jc({state:e,payment:t}){let{id:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,refund:l,withdrawn:u}=t,d=[u&&B(`fines.withdrawn`),Mc(t),B(`fines.method.${s}`),F(c,e.settings.time_zone)],f=$(a,l?-o:o);return L`<a class=${`row ${u?`over`:``}`} href=${`#/paid/${n}`}>
<span class="body who">${ta(e,{kind:r,id:i})}<small>${d.filter(Boolean).join(` · `)}</small></span>
${u?L`<s>${f}</s>`:L`<strong>${f}</strong>`}
</a>`}function Mc({unsent:e,refund:t,receipt:n}){return e?B(`fines.no-receipt-yet`):B(t?`fines.refund-number`:`fines.receipt`,{number:n})}function Nc({state:e,official:t}){if(!e.season||!$i(t))return null;let n=B(`fines.season`,{season:nt(e)});return L`<${b} title=${n}>${()=>L`<${Pc} state=${e} />`}<//>`}function Pc({state:e}){let{answer:t,fresh:n,trouble:r}=Or(`ledger/fines/season`);if(!t)return L`<p class="soft" role="status">${B(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=F(t.at,e.settings.time_zone);return L`${!n&&L`<p class="note warn" role="status">${B(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&L`<p class="soft">${B(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>L`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${Fc(e,t)}</small></span>
<strong>${$(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function Fc(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=U(e,r)||e.settings.name;return n.length>1?`${a} ${$(t,i)}`:a}).join(` · `)}function Ic({state:e}){let{fines:t}=e.others,n=ka();if(t.length===0)return null;let r=Xi(t).map(([e,t])=>$(e,t)),i=({tournament:e,account:t})=>n(e)??`#/fines/${t.kind}/${t.id}`;return L`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${B(`fines.elsewhere`)}</h2>
${t.length>1&&L`<p>${B(`fines.in-all`,{amount:r.join(` · `)})}</p>`}
<ul class="rows">
${t.map(t=>{let{account:n,tournament:r,unit:a,amount:o,since:s}=t,c=i(t);return L`<li key=${[n.id,r,a].join()}><a class="row" href=${c}>
<span class="body who">${ta(e,n)}<small>
${U(e,r)} · ${B(`fines.since`,{time:F(s,e.settings.time_zone)})}
</small></span>
<strong>${$(a,o)}</strong>
${c.startsWith(`#/account`)&&L`<span class="there">${B(`fines.open-there`)}</span>`}
</a></li>`})}
</ul>
<p class="soft">${B(`fines.paid-there`)}</p>
</section>`}const Lc=[`device_at`,`clock_offset_ms`,`revision`];function Rc({stored:e,sent:t}){let n=[B(`hall-on-server`),B(`hall-on-phone`)];return L`<${zc} caption=${B(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function zc({caption:e,heads:t,before:n,after:r}){jt();let i=W(),{state:a}=z(),[o,s]=[Vc(r),Vc(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!Lc.includes(e));return L`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>L`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>L`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${Nt(i,e)}</th></tr>
<tr><td>${Hc(i,a,e,s[e])}</td><td>${Hc(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function Bc({item:{expected:e,answer:t,differs:n}}){let r=W(),i=n===`revision`?t.second_decision:t.decision;return L`<div class="note warn">
<p>${B(`hall-phone-showed`,{line:H(r,e)})}</p>
<p><strong>${B(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:H(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${B(`hall-ruling`)}</a>
</div>`}function Vc(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>Vc(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function Hc(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return N(e,r);if(n.endsWith(`_at`)&&r!==`–`)return F(r,t.settings.time_zone);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function Uc(){let e=A(null),[t,n]=o(``);M(()=>{let t=new AbortController;return Kc(e.current,t.signal,Wc,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return L`<${S} title=${B(`hall-scan`)} up="#/tables">
<p>${B(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${B(`hall-viewfinder`)}></video>
${t&&L`<p class="note warn" role="status">${B(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${B(`hall-tables`)}</a>
<a class="button" href="#/join">${B(`hall-join`)}</a>
<//>`}function Wc(e){let t=Qt(e);return t?(V(),xt(Gc(t),{replace:!0}),!0):!1}function Gc({tournament:e,invitation:t,account:n,table:r,sheet:i}){return t?`#/join/${e}/${t}`:n?`#/account/${n}`:i?`#/sheet?s=${i}`:`#/table/${r}`}async function Kc(e,t,n,r){let i=navigator.mediaDevices&&await qc().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function qc(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function Jc({label:e,text:n}){return L`<${T} label=${e} value=${n} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&L`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(n).then(()=>t(B(`people.copied`)),()=>t(B(`people.not-copied`)))}>${B(`people.copy`)}</button>`}
${`share`in navigator&&L`<button class="button" type="button" onClick=${()=>navigator.share({text:n}).catch(()=>{})}>${B(`people.share`)}</button>`}
</div>`}function Yc({rulings:e}){let t=Object.values(e).filter(({kind:e,counts:t})=>t&&e===`disqualification`);return new Set(t.map(({offender:e})=>e.id))}function Xc(e){let t=Yc(e);return n=>t.has(n)?`disqualified`:e.players[n]?.withdrawn_at?`withdrawn`:null}function Zc({onClose:e}){let{tournament:t,official:n,state:r}=z(),i=Qc(),[a,s]=o(null);M(()=>void E.tournaments().then(s,()=>s([])),[]);let c=(a??[]).filter(({id:e,left:n})=>e!==t.id&&!n);return L`<${O} title=${t.name} onClose=${e}>
<h3>${B(`desk.others`)}</h3>
${a&&c.length===0&&L`<p class="soft">${B(`desk.no-others`)}</p>`}
<ul class="rows">
${c.map(({id:t,name:n,official:a})=>L`<li key=${t}>
<a class="row" href=${`#/account/enter/${t}/${a.id}`} onClick=${e}>
<span class="body"><strong>${i[t]||U(r,t)||n}</strong><small>${a.name}</small></span>
</a>
</li>`)}
</ul>
${Er()&&I(n,[`director`])&&L`<a class="button" href=${`#/account/again/${t.id}`} onClick=${e}>${B(`again.this`)}</a>`}
<a class="button" href="#/join" onClick=${e}>${B(`hall-join`)}</a>
<//>`}function Qc(){let[e,t]=o({});return M(()=>{Er()&&E.account().then(e=>e.read()).then(({tournaments:e})=>t(Object.fromEntries(e.map(({id:e,name:t})=>[e,t]))),()=>{})},[]),e}function $c({table:e}){let{official:t}=z();return I(t,[`director`])?L`<a class="button" href="#/import/players">${B(`enrol.link`)}</a>
${e&&L`<a class="button quiet" href=${`#/correct/table/${e.id}`}>${B(`correct.link-table`)}</a>`}`:null}function el(){let{state:e,official:t}=z(),[n,r]=o(!1);return L`<p class="beside">
<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${B(`desk.change`)}</button>
<a class="button quiet" href="#/standings">${B(`hall-standings`)}</a>
<a class="button quiet" href="#/cards">${B(`hall-cards`)}</a>
${Object.keys(e.escalations).length>0&&L`<a class="button quiet" href="#/escalations">${B(`hall-escalations`)}</a>`}
${tl(e)&&L`<a class="button quiet" href="#/fines">${B(`hall-fines`)}</a>`}
${I(t,[`director`])&&L`<a class="button quiet" href="#/setup">${B(`setup.title`)}</a>
<a class="button quiet" href="#/people">${B(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${B(`enrol.link`)}</a>
<a class="button quiet" href="#/exams">${B(`exam.title`)}</a>
<a class="button quiet" href="#/reports">${B(`reports.link`)}</a>`}
</p>
${n&&L`<${Zc} onClose=${()=>r(!1)} />`}`}function tl(e){return e.others.fines.length>0||Object.values(e.ledger).some(({unit:e})=>!Ki(e))}function nl(e){return Ne(e).flatMap(({id:t})=>c(e,t)??[])}function rl(e,t){if(t===`now`)return nl(e);let n=t===`all`?bo(e):[t],r=new Map(Ne(e).map(({id:e},t)=>[e,t])),i=({table:e})=>r.get(e)??1/0;return n.flatMap(t=>Object.values(e.hanchans).filter(({round:e})=>e===t).sort((e,t)=>i(e)-i(t)))}function il(e){let t=new Set(Object.values(e.timings).flatMap(({what:e,hanchan:t})=>e===`began`?t:[])),n=Object.values(e.hanchans).filter(({id:n,status:r})=>t.has(n)&&!r&&!e.results[n]),r=Xc(e),i=({seats:e})=>Object.values(e).some(r),a=Object.values(e.hanchans).filter(t=>!t.status&&!e.results[t.id]&&i(t));return[.../* @__PURE__ */ new Set([...nl(e),...n,...a])]}const al={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`},ol=`yakitori`,sl={...al,[ol]:ol};function cl(e,t){let n=t?.content.rule_points??{},r=Object.entries(sl).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in sl&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))};return{numbers:a,silent:Object.keys(sl).filter(e=>!r.some(([t])=>t===e)),complete:Object.keys(al).every(e=>e in a)}}function ll(e,t){let n=t?.content.rule_points[`substitute-points`]??`not-stated`;return n===`not-stated`?{counted:e.scoring.substitute_points??`team`,isStated:!1}:{counted:n===`team`?`team`:`nobody`,isStated:!0}}function ul(e,t){let n=x(ee(e,t.round).map(r)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return d.filter(e=>n.includes(t.seats[e]))}function dl(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function fl(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function pl({of:e}){let[t,n]=o(``);return L`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;E.file(`standings.csv?of=${e}`).then(e=>Ir(e,t),e=>n(X(e)))}}>${B(`standings.export`)}</button>
${t&&L`<p class="note bad" role="alert">${t}</p>`}`}function ml({names:e,numbers:t,substitutes:n}){let{state:r}=z(),[i,a]=o(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[s,c]=o(n.counted),[l,u]=o(null),{ask:d,asking:f,wrong:p}=ko();return L`<form class="stack" onSubmit=${a=>{a.preventDefault();let o=gl({names:e,numbers:t,substitutes:n,typed:i,counted:s});if(Object.keys(r.results).length>0)return u(o);d(()=>E.ask(`scoring`,{method:`PUT`,body:o}))}}>
${e.map(e=>L`<${T} key=${e} label=${B(`standings.by.${e}`)} hint=${B(`standings.hint.${e}`)}
value=${i[e]} required=${e!==ol} autocomplete="off" onInput=${t=>a({...i,[e]:t})} />`)}
${!n.isStated&&L`<${w} label=${B(`standings.substitutes`)} value=${s} onChange=${c}
options=${[`team`,`nobody`].map(e=>({value:e,text:B(`standings.substitutes.${e}`)}))} />`}
${p}
<button class="button main" disabled=${f}>${B(`standings.set`)}</button>
</form>
${l&&L`<${hl} body=${l} onClose=${()=>u(null)} />`}`}function hl({body:e,onClose:t}){let{replaces:n,...r}=e,i=Object.keys({...n,...r}).filter(e=>`${r[e]??0}`!=`${n?.[e]??0}`),a=(e,t=0)=>e===`substitute_points`?B(`standings.substitutes.${t}`):[t].flat().every(Number.isFinite)?Dt(t):`${t}`,o=e=>B(e===`substitute_points`?`standings.substitutes`:`standings.by.${e}`);return L`<${Ho} title=${B(`standings.by`)} what="rules" request=${{method:`PUT`,path:`scoring`,body:e}} yes=${B(`standings.set`)} onClose=${t}>
<dl class="facts">
${i.map(e=>L`<div key=${e}>
<dt>${o(e)}</dt>
<dd><${Fo} before=${a(e,n?.[e])} after=${a(e,r[e])} /></dd>
</div>`)}
</dl>
<p class="soft">${B(`standings.set-anew`)}</p>
<//>`}function gl({names:e,numbers:t,substitutes:n,typed:r,counted:i}){let a=e.filter(e=>e!==`yakitori`||r[e].trim()).map(e=>[e,_l(e,r[e])]),o=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),s=e=>n.isStated?{}:{substitute_points:e},c={...Object.fromEntries(o),...s(n.counted)},l=Object.keys(c).length?c:null;return{...Object.fromEntries(a),...s(i),replaces:l}}function _l(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(vl):vl(n.replace(/[\s,.'’]/g,``))}function vl(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function yl({state:e}){let{book:t,official:n}=z(),{numbers:r,silent:i,complete:a}=cl(e,t);if(!t)return null;let o=ll(e,t),s=(i.length>0||!o.isStated)&&n?.roles?.includes(`director`),c=[...Object.entries(r).filter(([e,t])=>e!==`yakitori`||t>0).map(([e,t])=>[B(`standings.by.${e}`),Dt(t)]),...s&&!o.isStated?[]:[[B(`standings.substitutes`),B(`standings.substitutes.${o.counted}`)]]],l=()=>L`<${Te} rows=${c} />
${s&&L`<${ml} names=${i} numbers=${r} substitutes=${o} />`}`;return a?L`<${b} title=${B(`standings.by`)}>${l}<//>`:L`<section class="card" aria-labelledby="by">
<h2 id="by">${B(`standings.by`)}</h2>
<p class="note warn">${B(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}const bl={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:Sl,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:Cl},xl={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function Sl(e,t){return t===`standing`?!p(e):t===`escalated`?!!e.escalation:e.status===t}function Cl({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-lt(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function wl(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in bl),i=Object.entries(t).filter(([e,t])=>t&&e in xl),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>bl[t](e,n))&&i.every(([t,n])=>xl[t](o(e),n)))}function Tl(e,t,n,r){if(!r.trim())return n;let i=El(t),a=rt(e.library,r);return n.filter(t=>{let{offender:n,table:r,note:o,reason:s,foul:c}=t,l=i[t.id]??[],u=[n.name,r.label,o,s,N(e,c),H(e,t)];return a([...u,...l].filter(Boolean).join(` `))})}function El({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const Dl=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function Ol({state:e,rulings:t,chosen:n,onChoose:r}){let i=W(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=kl(i,e,t,n);return L`<details class="fold">
<summary>${o?B(`hall-filters-set`,{count:o}):B(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(s).map(([e,t])=>L`<${k} key=${e} label=${B(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:B(`hall-any`)},...t]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>L`<${T} key=${e} type="datetime-local" label=${B(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&L`<button class="button" type="button" onClick=${()=>r({})}>${B(`hall-filters-clear`)}</button>`}
</div>
</details>`}function kl(e,t,n,r){let i=e=>[...new Set(n.map(e))],a=new Map(n.map(({offender:e})=>[e.id,e.name])),o={table:Ne(t).map(({id:e,label:t})=>({value:e,text:t})),player:[...a].map(([e,t])=>({value:e,text:t})),foul:i(({foul:e})=>e).map(t=>({value:t,text:N(e,t)})),kind:i(({kind:e})=>e).map(t=>({value:t,text:e.name(`kinds`,t)})),status:Dl.map(e=>({value:e,text:B(`hall-status.${e}`)})),round:i(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:B(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:B(`hall-otherwise`)}],...Al(r),official:Object.values(t.officials).map(({id:e,name:t})=>({value:e,text:t}))};return Object.fromEntries(Object.entries(o).map(([e,t])=>[e,Ml(t)]))}function Al({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:B(`hall-took`,{from:j(n),until:j(r)})}]},...t&&{escalation:[{value:t,text:jl(t)}]}}}function jl(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>de(e)?B(e):t).join(` · `)}function Ml(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}E.loadEscalationSteps();const Nl={"head-referee":[`head-referee`,`director`],director:[`director`]};function Pl({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function Fl({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function Il(e,t){return!!t&&e.official!==t.id&&I(t,Nl[e.level]??[])}function Ll(e,t,{table:n,foul:r}){return[B(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&N(e,r)].filter(Boolean).join(` · `)}function Rl(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function zl(e,t,n){return{name:e.officials[t]?.name??`?`,time:F(n,e.settings.time_zone)}}function Bl({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return B(i?`help.unsent`:`help.sending`);let a=n.ended_at?B(`help.over.${n.ended_how}`):n.answered_at?B(`help.coming`,zl(e,n.answered_by,n.answered_at)):B(`help.waiting.${n.level}`);return i?`${a} · ${B(`hall-outbox.waiting`)}`:a}function Vl({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function Hl(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?Ze(t,e.hanchans[n],r):pe(t,n))}function Ul({ruling:e,questions:t,decision:n,done:r=!1,onAnswer:i}){let{library:a}=z(),o=W(),s=n&&Be(a,n);return L`<section class="card">
<h3><span class="who">${e.offender.name}</span> · ${N(o,e.foul)}</h3>
${!r&&t.map(e=>L`<${Wl} key=${e.question.fact} asked=${e} onAnswer=${i} />`)}
${s&&L`<p class=${`penalty ${He(n.penalties[0]?.kind??`none`)}`} role="status">
${B(`hall-comes-to`,{line:s.line})}
</p>`}
${r&&L`<ol class="steps">${s.steps.map(e=>L`<li key=${e.id}>${e.text}</li>`)}</ol><${C} stays=${s.stays} />`}
</section>`}function Wl({asked:{decision:e,question:t,chosen:n},onAnswer:r}){let{library:i}=z(),{text:a,answers:o}=Be(i,e).questions[0],s=o.map(e=>({value:e.value??e.min,text:e.text}));return L`<${w} label=${a} value=${n} options=${s}
onChange=${e=>r(t.fact,e)} />`}function Gl(){let{library:e,book:t}=z(),[n,r]=o(null);return M(()=>{Promise.all([u.hands(),E.loadReading()]).then(([e])=>r(e),()=>{})},[]),(r,i)=>{let a=n&&e&&t&&n.handsAfter(e,t,r,i)||[];return a.length?a:Kl(r,i)}}function Kl(e,{how:t,winners:n}){let{deposits:r=0}=e;return t===`win`?[{...n.includes(`east`)?g(e):Ce(e),deposits:0}]:t===`chonbo`?[{...e,deposits:r}]:[g(e),Ce(e,g(e).counters??0)].map(e=>({...e,deposits:r}))}function ql({hands:e,chosen:t,onChoose:n=()=>{}}){if(e.length===1)return L`<p class="note none end-next" role="status">${B(`hall-comes-next`)} <strong><${Re} hand=${e[0]} /></strong></p>`;let r=e.map((e,t)=>({value:t,text:L`<${Re} hand=${e} />`}));return L`<${w} label=${B(`hall-following`)} value=${e.findIndex(e=>Yl(e,t))} options=${r}
onChange=${t=>n(e[t])} />`}function Jl(e,t){return e.length===1?e[0]:e.find(e=>Yl(e,t))}function Yl(e,t){return!!t&&JSON.stringify(e)===JSON.stringify(t)}function Xl({hanchan:e,ended:t,end:n,moves:r,onChange:i}){let{state:a}=z(),o=W(),{how:s,winners:c,riichi:l,tenpai:u}=n,d=u?.length===0;return L`<fieldset class="end-seats">
<legend class="unseen">${B(`hall-who`)}</legend>
${f(e,t.hand).map(({wind:e,player:n})=>{let d=h(a,{...t,table:{id:t.table},seat:e}),f=l.includes(e),p=t=>t.includes(e)?t.filter(t=>t!==e):[...t,e],m=()=>{let e=p(u??[]);i({tenpai:e.length?e:void 0})},g=!c.includes(e)&&c.length===3,_=a.players[n]?.name??`?`;return L`<div key=${e} class="end-seat" role="group" aria-label=${`${o.phrase(`seat-${e}`)} · ${_}`}>
<span class="end-name"><${ht} wind=${e} /><span>${_}</span>
${d&&L`<span class="badge dead-hand">${B(`hall-badge.dead`,{since:ft(a,d)})}</span>`}</span>
${r&&s!==`four-riichi`&&L`<${Zl} stick on=${f} onTap=${()=>i({riichi:p(l)})}>${B(`hall-riichi`)}<//>`}
${s===`win`&&L`<${Zl} on=${c.includes(e)} isOff=${!!d||g} onTap=${()=>i({winners:p(c)})}>${B(`hall-wins`)}<//>`}
${r&&s===`exhaustive-draw`&&L`<${Zl} on=${f||u?.includes(e)} isOff=${f} onTap=${m}>${B(`hall-tenpai`)}<//>`}
</div>`})}
${r&&s===`exhaustive-draw`&&L`<div class="end-seat"><span class="end-name"></span>
<${Zl} on=${d} isOff=${!!u?.length} onTap=${()=>i({tenpai:d?void 0:[]})}>${B(l.length?`hall-nobody-else`:`hall-nobody`)}<//></div>`}
</fieldset>`}function Zl({on:e,stick:t=!1,isOff:n=!1,onTap:r,children:i}){return L`<button class=${`choice ${t?`stick`:``}`} type="button" aria-pressed=${String(!!e)} disabled=${n} onClick=${r}>${i}</button>`}const Ql=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function $l({table:e,hanchan:t,hand:n,dealt:r=n,onHand:i,onClose:a}){let{state:s}=z(),[c]=o({table:e.id,hanchan:t.id,hand:n}),[u]=o(r),[d,f]=o(()=>{let e=fe(s,c);return e?{end:{...Lt,...e},results:[],item:``}:null}),p={ended:c,dealt:u,moves:!!i,hanchan:t,onClose:a};if(!d)return L`<${nu} ...${p} onDone=${f} />`;let m=B(`hall-ended-done`,{hand:tt(c.hand)});return L`<${O} key="done" title=${m} onClose=${a}>
<p>${B(`hall-how.${d.end.how}`)}</p>
<${l} id=${d.item} onTaken=${a} />
${d.results.map(e=>L`<${Ul} key=${e.ruling.id} ...${e} done />`)}
${i&&!d.item?L`<${tu} ...${p} end=${d.end} onHand=${i} />`:L`<${eu} next=${d.end.next} onClose=${a} />`}
<//>`}function eu({next:e,onClose:t}){return L`${e&&L`<${ql} hands=${[e]} />`}
<button class="button main" type="button" onClick=${t}>${B(`hall-done`)}</button>`}function tu({dealt:e,end:t,onHand:n,onClose:r}){let i=Gl(),a=t.next?[t.next]:i(e,t),o=e=>{n(e),r()};return L`<h3>${B(`hall-following`)}</h3>
<div class="pair">
${a.map(e=>L`<button key=${JSON.stringify(e)} class="button main" type="button" onClick=${()=>o(e)}><${Re} hand=${e} /></button>`)}
</div>`}function nu({ended:e,dealt:t,moves:n,hanchan:r,onDone:i,onClose:a}){let{state:s}=z(),[c]=o(()=>Le(s,e)),[l,u]=o(Lt),{does:d,wrong:f}=D(),p=Lr(c),m=Gl(),h=e=>u({...l,...e}),g=l.how&&(l.how!==`win`||l.winners.length>0),_=c.map(e=>{let t=p[e.revision];return{ruling:e,...l.how&&t?zt(s,t,e,l):{questions:[],decision:null}}}),v=_.every(({decision:e})=>e),y=n&&g&&v?m(t,au(l,_)):[],b=Jl(y,l.next),x=async()=>{let t=Object.fromEntries(_.map(({ruling:e,decision:t})=>[e.id,t])),n={...l,tenpai:iu(l),next:b},r=await E.send(`hand-end`,null,Vt(e,n),{hold:!0,expected:t});V(),i({end:n,results:_,item:r.id})};return L`<${O} title=${B(`hall-ended-how`,{hand:tt(e.hand)})} onClose=${a}>
<${ru} how=${l.how} onHow=${e=>h({how:e,winners:[],tenpai:void 0})} />
${(n?l.how&&l.how!==`four-riichi`:l.how===`win`)&&L`<${Xl} hanchan=${r} ended=${e} end=${l} moves=${n} onChange=${h} />`}
${g&&_.map(e=>L`<${Ul} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>u(Bt(l,e.ruling,t,n))} />`)}
${y.length>0&&L`<${ql} hands=${y} chosen=${l.next} onChoose=${e=>h({next:e})} />`}
${f}
<button class="button main" type="button" disabled=${!g||!v||n&&!b} onClick=${()=>d(x)}>
${B(`hall-ended-record`)}
</button>
<//>`}function ru({how:e,onHow:t}){let{book:n}=z(),r=[`win`,...n?.content.facts.hand_end.answers??Ql],i=Ql.filter(e=>r.includes(e)).map(e=>({value:e,text:B(`hall-how.${e}`)}));return L`<${w} label=${B(`hall-how-label`)} value=${e} options=${i} onChange=${t} />`}function iu({riichi:e,tenpai:t,hands:n}){return t&&d.filter(r=>t.includes(r)||e.includes(r)&&!Ht(n[r]))}function au(e,t){let n=t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`));return{...e,tenpai:iu(e),how:n?`chonbo`:e.how}}function ou({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:su(t[e.id]),round:n[e.hanchan]?.round}))}function su({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function cu(e,{cards:t,seconds:n,until:r}){let i=[B(`exam.questions`,{count:t.length})];return n&&i.push(B(`exam.each`,{seconds:n})),r&&i.push(B(uu(r)?`exam.ended`:`exam.until`,{time:lu(e,r)})),i}function lu(e,t){return F(t,e.settings.time_zone)}function uu(e){return!!e&&Date.parse(String(e))<=E.now()}function du(e){return B(`exam.seconds`,{seconds:Math.max(1,Math.round(e/1e3))})}function fu(e,t){let n={timeZone:t,dateStyle:`short`,timeStyle:`short`};return new Intl.DateTimeFormat(`sv-SE`,n).format(new Date(e)).replace(` `,`T`)}function pu(e,t){let n=Date.parse(`${e}Z`);return(/* @__PURE__ */ new Date(2*n-Date.parse(`${fu(n,t)}Z`))).toISOString()}E.loadEscalationSteps();const mu=[`head-referee`,`referee`,`arbiter`];function hu(e,t){return`shinpan.exam.${e}.${t}`}function gu(e){return!!e&&I(e,mu)}function _u(e){return Object.values(e.exams).sort((e,t)=>e.id<t.id?1:-1)}function vu(e,t,n){return xu(e,t).find(({official_id:e})=>e===n)}function yu(e,t){let n=xu(e,t).map(({official_id:e})=>e),r=Object.values(e.officials).filter(e=>!e.revoked_at&&gu(e));return{taken:n.length,all:(/* @__PURE__ */ new Set([...n,...r.map(({id:e})=>e)])).size}}function bu(e,t){return gu(t)?_u(e).filter(({id:n,status:r})=>r===`open`&&!vu(e,n,t.id)):[]}function xu(e,t){return Object.values(e.examAttempts).filter(e=>e.exam_id===t&&!e.withdrawn_at)}const Su={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[Cu,wu]=[112,64],Tu=[34,14],[Eu,Du]=[10,7],[Ou,ku]=[14,11];function Au({names:e,notes:t,pot:n,payments:r,number:i,to:a,winds:o}){return L`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${B(`open.arrows`)}>
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
${e.map((e,n)=>L`<${Mu} key=${n} spot=${Su[n]} name=${e} note=${t[n]} to=${a?.(n)} wind=${o?.[n]} />`)}
${n&&L`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>L`<${Pu} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${ju} names=${e} payments=${r} number=${i} /></div>
</figure>`}function ju({names:e,payments:t,number:n}){let r=t=>t===`table`?B(`open.the-table`):e[t];return L`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>L`<li key=${a}>
${B(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function Mu({spot:[e,t],name:n,note:r,to:i,wind:a}){let o=Nu(n,a?Du:Eu)!==n,s=L`<g>
<rect
x=${e-Cu/2}
y=${t-wu/2}
width=${Cu}
height=${wu}
rx="10"
/>
${a&&L`<path class="wind" d=${Qe[a]} transform=${`translate(${e-Cu/2+5} ${t-21}) scale(0.85)`} />`}
<text class=${`name ${o?`long`:``}`} x=${a?e+12:e} y=${t-5}>${o?Nu(n,a?ku:Ou):n}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?L`<a href=${i} aria-label=${`${n} ${r}`}>${s}</a>`:s}function Nu(e,t){let n=0,r=[...e],i=r.findIndex(e=>(n+=e>`⹿`?1.6:1)>t);return i<0?e:`${r.slice(0,i-1).join(``).trimEnd()}…`}function Pu({payment:e,text:t}){let[n,r]=[zu(e.from),zu(e.to)],[i,a]=Bu(n,r),[o,s]=Bu(r,n),c=Ru(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=Fu(n,r)?Iu([i,a],[l,u],[o,s],c):Lu([l,u],c,n[0]===r[0]);return L`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${d} y=${f+6}>${t}</text>
</g>`}function Fu(e,t){let[n,r]=zu(`table`);return(e[0]+t[0])/2===n&&(e[1]+t[1])/2===r}function Iu(e,t,n,r){let i=r=>e[r]*.5625+t[r]*.375+n[r]*.0625;return[i(0)+r[0]*.9,i(1)+r[1]*.5]}function Lu([e,t],[n,r],i){if(n||r)return[e+n*1.2,t];let[a]=zu(`table`);return i?[e+38,t]:[e+Math.sign(a-e)*18,t-19]}function Ru(e,t){let[n,r]=zu(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(zu(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function zu(e){return Su[e]??[0,0]}function Bu([e,t],n){let[r,i]=[n[0]-e,n[1]-t],[a,o]=e===Su.table[0]&&t===Su.table[1]?Tu:[Cu/2,wu/2],s=Math.min((a+6)/Math.abs(r),(o+6)/Math.abs(i));return[e+r*s,t+i*s]}const Vu=[0,1,2,3],Hu=[`east`,`south`,`west`,`north`];function Uu(e,t){return Hu[(e-t+4)%4]??`east`}function Wu(e,t){return e===`table`?`table`:(Hu.indexOf(e)+t)%4}function Gu(e){let t=new Map([...Vu,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of Vu)t.set(e,0);else for(let e of qu(n))Ju(t,e);return{net:Vu.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Ku(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function qu(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function Ju(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function Yu(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Xu({typed:e,onChange:t,onClose:n}){return L`<${O} title=${B(`open.names`)} onClose=${n}>
<p class="soft">${B(`open.names-text`)}</p>
${Vu.map(n=>L`<${T}
key=${n}
label=${B(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${B(`open.done`)}</button>
<//>`}function Zu({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=Yu(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,Ku(e[r]??0,n)]);return L`<${O} title=${B(`open.settle`)} onClose=${i}>
<p>${B(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${Te} rows=${s} />
<${ju} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${B(`open.settle-done`)}
</button>
<//>`}function Qu(){let{state:e,official:t}=z(),n=e?bu(e,t):[];if(n.length===0)return null;let[r]=n,i=n.length===1,a=i?Se(hu(r.id,t.id)):null,o=a&&!a.attempt?B(`exam.paused`,{at:a.answers.length+1,all:r.cards.length}):B(i?`exam.waits`:`exam.wait`,{count:n.length});return L`<a class="row card" href=${i?`#/exams/${r.id}/take`:`#/exams`}>
<${R} name="clock" />
<span class="body">
<strong>${o}</strong>
<small>${i?[r.title,...cu(e,r)].join(` · `):n.map(({title:e})=>e).join(` · `)}</small>
</span>
<${R} name="next" />
</a>`}function $u(e,t,n,r){let i=e.map(e=>ed(e,t,n,r)),a=i.filter(e=>e instanceof Ke);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:$e(r)};return i.map((t,n)=>t instanceof Ke?{rulebook:e[n].names(),...o,...ve()}:t)}function ed(e,t,n,r){try{return ce(e,t,n,r)}catch(e){if(e instanceof Ke)return e;throw e}}function td(e,t){let n=new qe(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:nd(n,r,e)})),differs:i.some(e=>!rd(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function nd(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function rd(e,t){return P(e)===P(t)}const id={transfers:[],fines:[],effects:[]};function ad({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function od({words:e},t){if(t.lateness)return B(`open.by-lateness`);let n=sd(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>sd(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function sd(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...id,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?B(`open.grows-times`,{times:r.p.times}):B(`open.grows-add`,{p:r.p.add})})`:e.line({...id,penalties:t,effects:n})}function cd(e,t){return e.table(t).rows}function ld({rules:e,book:t,foul:n}){let{words:r}=e,i=cd(t,n);if(!i.length)return L`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return L`<ol class="table-rows">
${i.map(t=>L`<li key=${t.id}>
<strong>${od(e,t)}</strong>
${ad(e,t.when).map(e=>L`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&L`<p>${i.length>1?B(`open.otherwise`):B(`open.always`)}</p>`}
${t.effects.length>0&&L`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${We(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&L`<p class="soft">${B(`open.counted-over`,{scope:at([r.phrase(`scope-${a}`)])})}</p>`}`}function ud({book:t,words:r,foul:i,facts:a,context:o,onChange:s}){let c=(e,t)=>{let{[e]:r,...i}=o;s(t===n[e]?i:{...i,[e]:t})};return L`<div class="stack">
${Object.entries(Je).map(([s,l])=>{let u=l.filter(n=>e(t,i,a,{...o,[s]:n}));return L`<${w}
key=${s}
label=${ue(r,s)}
value=${o[s]??n[s]}
options=${u.map(e=>({value:e,text:le(r,s,e)}))}
onChange=${e=>c(s,e)}
/>`})}
</div>`}const dd=[`impossible`,`denied`,`silent`];function fd({tournament:e,as:t,player:n=!1}){let{lang:r}=ot(),[a,s]=o(``),c=async n=>{s(n?`beginning`:`ending`),s(await(n?pd({tournament:e,as:t},r):md(e)).catch(()=>`unreached`))};if(M(()=>{let n=!1;return E.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||s(e),()=>n||s(`unreached`)),()=>void(n=!0)},[e,t,r]),dd.includes(a))return L`<section class="card"><h2>${B(`push.title`)}</h2><p role="status">${B(`push.${a}`)}</p></section>`;let l=[`unserved`,`unreached`].includes(a);return L`<${i} label=${B(`push.title`)} hint=${B(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(a)} disabled=${!a} onChange=${c} />
${l&&L`<p class="note warn" role="status">${B(`push.${a}`)}</p>`}`}async function pd(e,t){return(await E.push()).subscribe(e,t)}async function md(e){return await(await E.push()).unsubscribe(e),`off`}export{rl as $,ta as $n,gr as $r,as as $t,fu as A,Mt as Ai,Ba as An,li as Ar,Xs as At,Bl as B,wa as Bn,jr as Br,Es as Bt,yu as C,Qt as Ci,ro as Cn,hi as Cr,uc as Ct,pu as D,Ht as Di,Ya as Dn,Q as Dr,rc as Dt,uu as E,zt as Ei,Za as En,mi as Er,cc as Et,Ll as F,ka as Fn,Z as Fr,Us as Ft,Tl as G,fa as Gn,X as Gr,ys as Gt,Ol as H,ma as Hn,Pr as Hr,Ds as Ht,Il as I,Ca as In,Wr as Ir,Is as It,ol as J,la as Jn,Dr as Jr,ps as Jt,yl as K,ca as Kn,Or as Kr,hs as Kt,Rl as L,Ta as Ln,Vr as Lr,Fs as Lt,$l as M,Et as Mi,Fa as Mn,si as Mr,$s as Mt,Fl as N,G as Ni,Na as Nn,di as Nr,Js as Nt,du as O,It as Oi,Ja as On,fi as Or,ac as Ot,Hl as P,Aa as Pn,Gr as Pr,qs as Pt,cl as Q,qi as Qn,br as Qr,os as Qt,Pl as R,Sa as Rn,Ur as Rr,Os as Rt,_u as S,nn as Si,io as Sn,xi as Sr,hc as St,cu as T,Vt as Ti,Xa as Tn,pi as Tr,pc as Tt,kl as U,pa as Un,Ar as Ur,Ss as Ut,zl as V,Da as Vn,Ir as Vr,Ts as Vt,wl as W,da as Wn,kr as Wr,bs as Wt,dl as X,$ as Xn,wr as Xr,ls as Xt,fl as Y,sa as Yn,Cr as Yr,fs as Yt,ul as Z,Ji as Zn,xr as Zr,ss as Zt,Ku as _,mn as _i,go as _n,Pi as _r,Tc as _t,od as a,wn as ai,Jo as an,$i as ar,Yc as at,vu as b,cn as bi,fo as bn,Si as br,vc as bt,$u as c,bn as ci,Do as cn,Gi as cr,Uc as ct,Zu as d,En as di,To as dn,zi as dr,Bc as dt,yr as ei,ns as en,na as er,nl as et,Vu as f,Bn as fi,ko as fn,Ri as fr,Rc as ft,Yu as g,_n as gi,_o as gn,Fi as gr,Mc as gt,Uu as h,vn as hi,So as hn,Ei as hr,Ac as ht,ad as i,hr as ii,Qo as in,Xi as ir,Zc as it,ou as j,Tt as ji,Va as jn,oi as jr,Zs as jt,lu as k,jt as ki,Ua as kn,ui as kr,ic as kt,Qu as l,An as li,jo as ln,Hi as lr,Kc as lt,Wu as m,Dn as mi,bo as mn,Di as mr,Nc as mt,ud as n,_r as ni,$o as nn,Zi as nr,el as nt,cd as o,yn as oi,Ho as on,Ki as or,Xc as ot,qu as p,q as pi,xo as pn,Li as pr,Ic as pt,pl as q,oa as qn,Er as qr,ms as qt,ld as r,mr as ri,Xo as rn,ea as rr,$c as rt,td as s,Sn as si,Fo as sn,Wi as sr,Jc as st,fd as t,vr as ti,es as tn,aa as tr,il as tt,Xu as u,xn as ui,Ao as un,Bi as ur,zc as ut,Gu as v,gn as vi,po as vn,Ni as vr,wc as vt,gu as w,Lt as wi,eo as wn,gi as wr,fc as wt,hu as x,tn as xi,ao as xn,Ci as xr,_c as xt,Au as y,ln as yi,uo as yn,wi as yr,xc as yt,Vl as z,Oa as zn,Lr as zr,ks as zt};