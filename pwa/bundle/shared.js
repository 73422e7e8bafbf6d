import{$ as e,$t as t,A as n,An as r,B as i,Bn as a,Bt as o,C as s,Cn as c,Ct as l,D as u,Dr as d,Dt as f,E as p,En as m,Er as h,Et as g,F as _,Fn as v,Ft as y,G as b,Gn as x,Gt as S,H as ee,Ht as te,I as ne,In as C,It as w,J as re,K as ie,Kn as ae,L as oe,Lt as T,M as se,Mr as ce,N as le,Nn as ue,Nr as de,O as E,Ot as fe,P as pe,Pr as me,Pt as D,R as he,Rt as O,S as ge,Si as _e,Sn as ve,T as ye,Tn as be,Tr as xe,Tt as Se,U as Ce,Ut as we,V as Te,W as Ee,Wt as De,X as Oe,Xr as ke,Y as Ae,Zt as je,_t as Me,a as Ne,ai as Pe,an as Fe,ar as Ie,b as Le,bi as k,bn as Re,c as ze,cn as A,ct as j,d as Be,dn as Ve,ei as He,en as Ue,et as We,f as Ge,fn as M,ft as Ke,g as qe,gt as Je,h as Ye,ii as Xe,in as N,j as Ze,kn as Qe,kt as $e,l as et,li as P,lt as tt,m as F,mt as nt,ni as rt,on as it,pi as at,pt as ot,q as st,qt as I,ri as L,rn as R,rr as ct,si as lt,sn as z,st as ut,t as dt,tt as ft,u as pt,ut as B,v as mt,vi as V,vt as ht,wn as gt,wr as _t,wt as vt,x as yt,xi as H,xn as bt,y as xt,yn as St,yt as U,z as Ct,zt as wt}from"./app.js";function Tt(e){return Ot(e/10,{minimumFractionDigits:1,signDisplay:`exceptZero`})}function W(e,t=!1){return Ot(e,{signDisplay:t?`exceptZero`:`auto`})}function Et(e,t,n=!1){return`${W(-t,n)}${e===`P`?`P`:``}`}function Dt(e){return Array.isArray(e)?e.map(e=>`${W(e)}P`).join(` / `):W(e)}function Ot(e,t){return Fe(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}const kt=/^(Unknown field|Not a valid|Invalid input type|Must be one of|Must be equal to|Length must be|String does not match)/,At={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function jt(){let[,e]=H(!1);V(()=>{Qe(`others`).then(()=>e(!0),()=>{})},[])}function Mt(e){let t=String(e?.type).split(`:`).at(-1)??``,n=At[t]??t;return m(`refusal.type.${n}`)?z(`refusal.type.${n}`):m(`refusal.type.other`)?z(`refusal.type.other`):e?.detail??``}function Nt(e,t){let[r]=t.split(`.`),i=t.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(r)&&i in e.catalogue.facts?e.question(i):r===`context`&&i in n?le(e,i):m(`refusal.field.${r}`)?z(`refusal.field.${r}`):t}function Pt(e){return W(Number(e))}function Ft(e){let[,t]=e.match(/greater than (?:or equal to )?(-?\d+)/)??[],[,n]=e.match(/less than (?:or equal to )?(-?\d+)/)??[];if(t&&n)return z(`refusal.between`,{least:Pt(t),most:Pt(n)});if(t)return z(`refusal.least`,{least:Pt(t)});if(n)return z(`refusal.most`,{most:Pt(n)});let r=[[/^Not a valid (integer|number)/,`number`],[/^Not a valid string/,`text`],[/^(Missing data|Field may not be null|Shorter than)/,`missing`],[/^Longer than/,`long`]].find(([t])=>t.test(e));return r?z(`refusal.${r[1]}`):kt.test(e)?z(`refusal.unusable`):null}function It({problem:e}){jt();let t=U(),{errors:n=[],detail:r,title:i}=e??{};return M`<div class="note bad stack">
<p><strong>${Mt(e)}</strong></p>
${n.length===0&&M`<p lang="en">${r??i??z(`hall-unknown`)}</p>`}
<dl class="refusal">
${n.map(({field:e,message:n,cure:r})=>{let i=Nt(t,e),a=Ft(n);return a?M`<div key=${e}><dt><strong>${i}</strong></dt><dd><small>${a}</small></dd></div>`:M`<div key=${e}>
<dt><strong>${i}</strong></dt>
<dd lang="en"><small>${n===i?r:[n,!r?.includes(`/docs`)&&r].filter(Boolean).join(` `)}</small></dd>
</div>`})}
</dl>
</div>`}const Lt={winners:[],riichi:[],hands:{},quads:{},answers:{}},Rt=/* @__PURE__ */ new Map([[!0,`valid`],[!1,`invalid`]]);function zt(e,t,n,r){let{noten_by_dead_hand:i,...a}=n.facts,o={...a,...Gt(t,n,{...Wt(e,n),...Ut(n,r)})},s=r.answers[n.id]??{},c=[];for(;;){let e=v(t,n.foul,o,n.context);if(e.status!==`needs-facts`)return{questions:c,decision:e};let i=e.questions[0],a=Kt(n,r,i.fact)??s[i.fact];if(c.push({decision:e,question:i,chosen:a}),a===void 0)return{questions:c,decision:null};o[i.fact]=a}}function Bt(e,t,n,r){let{seat:i,id:a}=t;return i&&n===`riichi_hand`?{...e,hands:{...e.hands,[i]:r}}:i&&n===`quad_valid`?{...e,quads:{...e.quads,[i]:Rt.get(r)??`invalid`}}:{...e,answers:{...e.answers,[a]:{...e.answers[a],[n]:r}}}}function Vt(e,{how:t,winners:n,riichi:r,tenpai:i,next:a,hands:o,quads:s,answers:c}){let l=Object.entries({riichi:r,hands:o,quads:s,answers:c}).filter(([,e])=>Object.keys(e).length>0),u=t===`win`?{winners:n}:t===`exhaustive-draw`&&i?{tenpai:i}:{};return{...e,how:t,...u,...a&&{next:a},...Object.fromEntries(l)}}function Ht(e){return e===`noten`||e===`refused`}function Ut(e,t){let n=t.how===`win`?e.seat&&(t.winners.includes(e.seat)?`own-win`:`other-win`):t.how;return n?{hand_end:n}:{}}function Wt(e,t){return!t.seat||_t(e,t,Date.parse(t.ruled_at))?{}:{noten_by_dead_hand:!1}}function Gt(e,t,n){let r=e.table(t.foul).used;return Object.fromEntries(Object.entries(n).filter(([e])=>r.includes(e)))}function Kt({seat:e},t,n){if(!e)return;if(n===`riichi_hand`)return t.hands[e];let r=n===`quad_valid`?t.quads[e]:void 0;return r&&r===`valid`}const qt=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,Jt=RegExp(`#/join/(${qt})/([\\w-]{16,200})`,`i`),Yt=/#\/account\/(spa_[\w-]{16,200})/,Xt=/#\/sheet\?s=([\w-]+)/,Zt=RegExp(`#/table/(${qt})`,`i`);function Qt(e){let t=Jt.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=Yt.exec(e);if(n)return{account:n[1]};let r=Xt.exec(e);if(r)return{sheet:r[1]};let i=Zt.exec(e);return i?{table:i[1].toLowerCase()}:null}const $t=je(be.account,`SignInAgain`);let en=null;function tn(){let[e,t]=H(null);V(()=>(en=t,()=>void(en=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&M`<${$t} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function nn(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!en||!await rn(en))throw t;return e()}}function rn(e){return new Promise(t=>e({tell:t}))}const an=/^(localhost|.+\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;function on(){return r.ask(`addresses`).catch(()=>null)}function sn(e){return an.test(new URL(e).hostname)}function cn(){let[e,t]=H(location.origin);return V(()=>{sn(e)&&on().then(e=>e&&t(e.url))},[]),e}function ln({link:e,cure:t=`HOST=0.0.0.0`}){if(!sn(e))return null;let{port:n}=new URL(e),r=[`make run`,t,n&&n!==`8000`&&`PORT=${n}`];return M`<div class="note bad" role="alert">
<p><strong>${z(`people.local`)}</strong></p>
${t?M`<p>${z(`people.local.start`)}</p>
<p><strong>${r.filter(Boolean).join(` `)}</strong></p>
<p>${z(`people.local.then`)}</p>`:M`<p>${z(`people.local.network`)}</p>`}
</div>`}function un({link:e,found:t,onLink:n}){let{origin:r,host:i,protocol:a}=new URL(e),o=(t?.candidates??[]).map(({url:e})=>({value:e,text:new URL(e).host}));return M`${o.length>1&&M`<${O} label=${z(`people.address`)} value=${r} options=${o} onChange=${t=>n(e.replace(r,t))} />
<p class="soft">${z(`people.address.another`)}</p>`}
${a===`http:`&&!sn(e)&&M`<p class="soft">${z(`people.address.plain`,{host:i})}</p>`}`}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const dn=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),fn=[`low`,`medium`,`quartile`,`high`],pn={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},mn={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},hn={low:1,medium:0,quartile:3,high:2},gn=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function _n(e){if(e=On(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function vn(e,t){let n=hn[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function yn(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const bn={numeric:1,alphanumeric:2,byte:4},xn={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},Sn=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Cn(e){let{exp:t,log:n}=Sn,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const wn=[];function Tn(e){let t=wn[e];if(t!==void 0)return t;let n=Cn(e),{exp:r,log:i}=Sn,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return wn[e]={gen:n,mul:a}}function En(e,t,n){let{exp:r,log:i}=Sn,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function Dn(e,t){let n=dn[e-1],r=pn[t][e-1],i=mn[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const G=e=>{throw Error(e)};function On(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function kn(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=An[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const An=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[gn.charCodeAt(t)]=t;return e})();function jn(e,t,n,r,i){let a=Dn(e,t),o=xn[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&G(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(bn[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(An[n.charCodeAt(e)]*45+An[n.charCodeAt(e+1)],11);s&1&&f(An[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&G(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Tn(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(En(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function Mn(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Nn=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),K=e=>Nn[e&65535]+Nn[e>>>16],Pn=/* @__PURE__ */ new Uint32Array(32);function Fn(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const q=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},In=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,J=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function Ln(e,t){let{size:n,words:r,v:i}=e,a=Pn;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),Fn(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function Rn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=K(n>>>0)+2*K((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function zn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=K(v>>>0)+K(y>>>0)}}return a}function Bn(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=Rn(e)+Rn(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=K(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=K(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(zn(e)+zn(t))}function Vn(e,t,n,r){let i=e.size,a=vn(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?J(e,8,t,n):t<8?J(e,8,t+1,n):t===8?J(e,7,8,n):J(e,14-t,8,n),t<8?J(e,i-1-t,8,n):J(e,8,i-15+t,n)}if(J(e,8,i-8,1),t>=7){let n=yn(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;J(e,a,o,r),J(e,o,a,r)}}}let Hn;function Un(e){let t=21+4*(e-1),n=q(t),r=new Uint8Array(t*t),i=(e,i,a)=>{J(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=_n(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(q(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Mn(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=q(t);return Ln(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[q(t),q(t),q(t),q(t)]}}function Wn(e,t,n,r,i=!1){(Hn===void 0||Hn.ver!==e)&&(Hn=Un(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=Hn,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){Ln(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=Bn(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||Vn(u,e,t,h),u}const Gn=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},Kn=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function qn(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function Jn(e,t){let n=xn.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((Dn(e,t).capacity-4-n)/8))}function Yn(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const Xn=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&In(e.m,e.map[t],e.map[n])===1,Zn=[10,27],Qn=/* @__PURE__ */ String.fromCharCode(Zn[0]);function $n(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=Xn(e,n,r);n[r]=i}return n}function er(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=Xn(e,i,r),o=r+1>=t||Xn(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=Qn}return n}function tr(e){let t=e.W,n=String.fromCharCode(Zn[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=Xn(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=Qn}return i}function nr(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!Xn(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function rr(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=In(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function ir(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function ar(e,t=`raw`,n={}){if(Kn(e,`text`),Kn(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=On(r));let i=n.ecc===void 0?`medium`:n.ecc;fn.includes(i)||G(`invalid ecc=${i}`);let a=n.encoding===void 0?kn(e):n.encoding;if(xn[a]||G(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?gn.slice(0,10):gn;for(let n of e)t.includes(n)||G(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(Gn(n.mask,`opts.mask`)<0||n.mask>7)&&G(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=Jn(r===void 0?40:r,i);(e.length>t||qn(e)>t)&&G(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!Yn(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=xn[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=Dn(r,i).capacity)break}r>40&&G(`Capacity overflow`)}else{let e=xn[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>Dn(r,i).capacity)&&G(`Capacity overflow`)}let u=jn(r,i,e,a,s),d=Wn(r,i,u,n.mask),f=n.border===void 0?2:Gn(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:Gn(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?$n(_):t===`ascii`?er(_):t===`term`?tr(_):t===`svg`?nr(_,n.optimize===void 0||n.optimize):t===`gif`?rr(_):t===`data-url`?ir(rr(_)):G(`Unknown output: ${t}`)}const or=2953;function sr({text:e,label:t}){let n=ar(e,`raw`,{border:4,ecc:e.length>300?`low`:`medium`}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return M`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}const cr=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function lr(e){return it(cr.filter(t=>e.includes(t)).map(e=>z(`hall-role.${e}`)))}function ur({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return M`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>M`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&M`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function dr(e){return M`<${ur} label=${z(`people.roles`)} names=${cr} said=${e=>z(`hall-role.${e}`)}
...${e} />`}function fr({codes:e,found:t,name:n,title:r,up:i,next:a}){let[o,s]=H(()=>new URL(e[0]?.link??location.href).origin),c=e=>e.replace(new URL(e).origin,o),l=c(e[0]?.link??location.href),u=M`<button class=${a?`button`:`button main`} type="button" onClick=${()=>print()}>${z(`hall-print`)}</button>${a}`;return M`<${S} title=${r} up=${i} actions=${u}>
<div class="unprinted stack">
<${ln} link=${l} cure=${t?.cure} />
<p class="note warn">${z(`people.sheet-once`)}</p>
<${un} link=${l} found=${t} onLink=${e=>s(new URL(e).origin)} />
</div>
<ul class="codes">
${e.map(e=>M`<li key=${e.link}>
<figure>
<${sr} text=${c(e.link)} label=${z(`people.code-of`,{name:e.name})} />
<figcaption><strong>${e.name}</strong><span>${lr(e.roles)}</span><small>${n} · ${z(`people.one-phone`)}</small></figcaption>
</figure>
</li>`)}
</ul>
<//>`}function pr(){let{path:e}=Re();return t=>{Re().path===e&&St(t,{replace:!0})}}const mr=je(be.referee,`Switch`);function hr({to:e,children:t}){let{tournament:n,outbox:r}=R(),[i,a]=H(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:M`<${mr} onYes=${()=>a(!0)} />`}function gr({up:e}){let{joining:t}=R(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return M`<${S} title=${i??z(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${a.length>0&&M`<p>${z(`hall-as`,{roles:a.map(e=>z(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${z(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
<p>${r?z(`hall-loaded`,{loaded:n,total:r}):z(`hall-asking`)}</p>
</div>
<//>`}const _r=`shinpan.account`;function vr(){return c(_r)===!0}function yr(e){ve(_r,e||null)}function br(e){let{state:t,online:n}=R(),[i,a]=H({answer:null,fresh:!1,trouble:null});return V(()=>{let t=!1,n=e=>t||a(e);return r.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),r.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),i}function xr({answer:e,trouble:t}){return!!(e||t)}function Sr({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){jt();let{tournament:i}=R(),a=e&&N(e.at,i.time_zone);return xr({answer:e,trouble:n})?n?M`<p class="note warn" role="status">${[Y(n),z(`seen.${e?`old`:`never`}.${r}`,{time:a??``})].join(` `)}</p>`:M`<p class="soft" role="status">${z(t?`standings.at`:`seen.asking.${r}`,{time:a??``})}</p>`:M`<${De} />`}function Y(e){return e.name===`Unreachable`?`${z(navigator.onLine?`live.unreached`:`no-network`)}.`:Mt(e.problem)||`HTTP ${e.status}`}function Cr({name:e,hint:t=``,path:n,file:i,children:a}){let{lang:o}=Ve(),[s,c]=H(null),[l,u]=H(!1),[d,f]=H(null),p=k(0),m=k(null);return V(()=>(c(null),f(null),()=>void(p.current+=1)),[n,o]),V(()=>()=>s&&URL.revokeObjectURL(s.url),[s]),V(()=>m.current?.focus(),[s]),M`<li class="card file">
<h3>${e}</h3>
${t&&M`<p class="soft">${t}</p>`}
${a}
<div role="status">
${l&&M`<progress aria-label=${z(`reports.making`,{name:e})}></progress><p class="soft">${z(`reports.wait`)}</p>`}
${s&&M`<p class="soft">${z(`reports.ready`,{size:Dr(s.file.size)})}</p>`}
</div>
${d&&M`<${Tr} error=${d} />`}
${s?M`<${wr} made=${s} first=${m} />`:M`<button class="button" type="button" disabled=${l} aria-label=${z(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=p.current+=1,t=t=>e===p.current&&t();u(!0),f(null);try{let e=await r.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${o}`,{timeout:12e4});t(()=>c({url:URL.createObjectURL(e),file:new File([e],i,{type:e.type})}))}catch(e){t(()=>f(e))}finally{u(!1)}}}>${z(`reports.make`)}</button>`}
</li>`}function wr({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return M`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${z(`reports.save`)}</a>
${r&&M`<a class="button" href=${e} target="_blank">${z(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&M`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${z(`reports.share`)}</button>`}
</div>`}function Tr({error:e}){return jt(),M`<p class="note bad" role="alert">${Y(e)}</p>`}function Er(){return R().state?.settings.slug??`shinpan`}function Dr(e){return Fe(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function Or(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function kr(e){let{book:t}=R(),n=_e(()=>t?.revision?{[t.revision]:t}:{},[t]),[i,a]=H({}),o=[...new Set(e.map(({revision:e})=>e))].filter(e=>e&&!(e in n));return V(()=>{for(let e of o)r.revision(e).then(t=>a(n=>({...n,[e]:t})),()=>{})},[o.join()]),{...i,...n}}function Ar(e=!0){let{library:t}=R(),[,n]=H(0);V(()=>{e&&r.loadReading().then(()=>n(1),()=>{})},[t,e])}const jr={amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],player:[`facts-otherwise`,`did-not-happen`,`not-all-heard`,`rule-otherwise`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`],upheld:[`facts-stand`,`rule-clear`,`nothing-new`],confirmed:[`facts-stand`,`rule-clear`,`nothing-new`],overturned:[`did-not-happen`,`facts-otherwise`,`rule-otherwise`,`in-doubt`],appeal:[`player-disagrees`,`facts-disputed`,`rule-unclear`],reopening:[`new-evidence`,`facts-otherwise`,`not-all-heard`],time:[`tapped-late`,`seen-come`,`wrong-player`],start:[`tapped-by-mistake`,`not-begun`,`wrong-table`],"player-time":[`table-confirms`,`seen-come`],schedule:[`hall-not-ready`,`round-before-late`,`wrong-time`],"extra-time":[`tapped-by-mistake`,`too-much`],exam:[`exam-twice`,`exam-otherwise`],"exam-again":[`called-away`,`phone-failed`,`learned-since`],correction:[`misspelt`,`wrong-number`,`wrong-team`,`as-on-list`],withdraw:[`left`,`ill`,`does-not-come`],return:[`plays-again`,`tapped-by-mistake`],removal:[`entered-twice`,`does-not-come`,`tapped-by-mistake`],joining:[`entered-twice`,`came-anew`],seats:[`sat-otherwise`,`wrong-player`,`as-on-list`],substitute:[`left`,`ill`,`does-not-come`],rules:[`wrong-rules`,`announced-otherwise`],status:[`too-few-players`,`interrupted`,`entered-twice`,`tapped-by-mistake`],"status-back":[`tapped-by-mistake`,`wrong-table`,`played-after-all`],result:[`wrong-table`,`too-soon`,`counted-wrongly`],"hand-end":[`tapped-by-mistake`,`wrong-table`,`facts-otherwise`],"let-play":[`pays-later`,`paid-elsewhere`,`fine-disputed`],waiver:[`not-their-fault`,`first-time`,`fine-disputed`],"ledger-decision":[`rule-otherwise`,`facts-otherwise`,`counted-wrongly`,`conduct`],"decision-withdrawal":[`tapped-by-mistake`,`wrong-player`,`wrong-amount`,`facts-otherwise`],payment:[`wrong-amount`,`wrong-player`,`wrong-method`,`entered-twice`],refund:[`fine-overturned`,`fine-waived`,`paid-twice`],"refund-withdrawal":[`wrong-amount`,`wrong-player`,`wrong-method`,`not-handed-back`],dismissal:[`wrong-time`,`arbiter-was-there`,`noted-twice`]};function Mr(e,t=``){let{names:n={}}=r.snapshot.library?.catalogue.reasons??{};return[...e.map(e=>n[e]??z(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}async function Nr(e){return await r.loadReading().catch(()=>{}),Mr(e)}function Pr(e,t){let{library:n}=R();Ar(!!t);let{reasons:r}=n?.catalogue??{};return t?r?.of[t]??null:jr[e]}function Fr(e,t,n=z(`hall-reason`),r=z(`hall-reason-missing`)){let[i,a]=H([]),[o,s]=H(``),c=Mr(i,o);return{reason:c,field:l=>M`<div class="stack">
${(e||t)&&M`<${Ir} what=${e} foul=${t} chosen=${i} onChosen=${a} />`}
<${T}
long
label=${n}
value=${o}
onInput=${s}
maxlength="3500"
hint=${l===void 0&&r}
wrong=${l&&!c?r:void 0}
/>
</div>`}}function Ir({what:e,foul:t,chosen:n,onChosen:r}){let i=Pr(e,t);if(!i)return null;let a=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return M`<div class="switches" role="group" aria-label=${z(`reason.why`)}>
<small class="soft why" aria-hidden="true">${z(`reason.why`)}</small>
${i.map(e=>M`<${oe} key=${e} pressed=${n.includes(e)} onClick=${()=>a(e)}>${Mr([e])}<//>`)}
</div>`}function X({what:e,title:t,text:n,yes:r,onReason:i,onClose:a,children:o}){let[s,c]=H(!1),{reason:l,field:u}=Fr(e),{does:d,wrong:f}=E();return M`<${D} title=${t} onClose=${a}>
<form onSubmit=${e=>{e.preventDefault(),c(!l),l&&d(()=>i(l))}}>
${n&&M`<p>${n}</p>`}
${u(s)} ${o} ${f}
<button class="button main">${r}</button>
</form>
<//>`}function Lr({title:e,text:t,yes:n,danger:r=!1,onYes:i,onClose:a}){return M`<${D} title=${e} onClose=${a}>
<p>${t}</p>
<div class="pair">
<button class=${`button ${r?`danger`:``}`} type="button" onClick=${i}>${n}</button>
<button class="button" type="button" onClick=${a}>${z(`cancel`)}</button>
</div>
<//>`}function Rr(e,t){let n=e.book(t),r=new rt(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>Vr(r,t,e.id)));return{options:i.map(e=>zr(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>Vr(r,e,null)),...a]}}function zr(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?Br(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function Br(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,default_with:t.default_with??{},answers:n.map(([e,t])=>({value:e,text:t}))}}function Vr(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const Hr=[1,2,3,4];function Ur(e,t){let{kind:n,answers:r}=e,i=Ie(e,t);return i===null?n===`several`?r.map(({value:e})=>e):[30,10,-10,-30]:i}function Wr({parameter:e,label:t,value:n,onChange:r}){let i={uma:Gr,hundreds:Jr,several:Yr}[e.kind];return M`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function Gr({label:e,value:t,onChange:n}){let[r,i]=H(()=>Hr.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(Kr(a))};return M`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${z(`open.uma-hint`)}</p>
<div class="places">
${Hr.map(e=>M`<${T}
key=${e}
label=${z(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function Kr(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(qr)}function qr(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Jr({label:e,value:t,onChange:n}){let[r,i]=H(String(t));return M`<${T}
label=${`${e} (${z(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(qr(e.trim()))}}
/>`}function Yr({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return M`<fieldset class="parameter">
<legend>${t}</legend>
<div class="choices">
${i.map(e=>M`<label class="choice" key=${e.value}>
<input
type="checkbox"
checked=${n.includes(e.value)}
onChange=${()=>a(e.value)}
/>
${e.text}
</label>`)}
</div>
</fieldset>`}const Xr=`wrc-2022`,Zr=/* @__PURE__ */ new Map;function Qr(e){return{id:e,options:{},readings:{}}}function Z(e,t){let n=P(t),r=Zr.get(n)??ct(e,t.id,t.options,t.readings);return Zr.set(n,r),r}function $r(e,t){try{return Z(e,t),null}catch(e){return e}}function ei(){let{library:e,tournament:t,book:n}=R(),{lang:r}=Ve(),[i,a]=gt(`shinpan.rules`,null);if(!e)return null;let o=t?.id??null,s=i&&i.at===o&&!$r(e,i.choice)?i.choice:null,c=t?{...Qr(Xr),...t.rulebook}:Qr(Xr),l=s??c,u=s||!n?Z(e,l):n;return{library:e,lang:r,words:new rt(e),choice:l,book:u,choose:e=>a({at:o,choice:e})}}function ti(e,t,n){let r=t&&!$r(e.library,t)?t:e.choice;return{...e,choice:r,book:t?Z(e.library,r):e.book,choose:n}}function ni(e,t,n){let{library:r}=e,{choice:i}=ti(e,t,n),a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=$r(r,s)?i:s;return{...e,choice:c,book:Z(r,c),choose:n}}function ri(e){return t=>{let n=ei();return n?M`<${e} ...${t} rules=${n} />`:M`<${S} title=${z(`open.no-rules`)}
><${te} text=${z(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${z(`try-again`)}
</button>
<//><//
>`}}function ii({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[z(`open.readings-changed`,{count:a})]:[]].join(` · `)}function ai({rules:e}){let[t,n]=H(!1);return M`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${I} name="book" />
<span class="body"
><small>${z(`open.rules-in-use`)}</small
><strong>${ii(e,e.book)}</strong></span
>
<span class="badge">${z(`call.change`)}</span>
</button>
<${oi} rules=${e} standing=${e.book.content.standing} />
${t&&M`<${si} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function oi({rules:e,standing:t}){return t===`official`?null:M`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function si({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=H(t),c=$r(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=Rr(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return M`<${D} title=${z(`open.choose-rules`)} onClose=${r}>
<${O}
label=${z(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(Qr(e))}
/>
<p class="soft">${a.standingNote(o.id)}</p>
${u.length>0&&M`<${li} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:di(o,d,e)})} />`}
${f.length>0&&M`<${ui} offered=${f} draft=${o} onChange=${s} />`}
<${ci} error=${c} reasons=${fi(u,o.options)} />
${!c&&M`<p role="status">${ii(e,Z(i,o))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!c}
onClick=${()=>n(o)}
>
${z(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${z(`cancel`)}</button>
</div>
<//>`}function ci({error:e,reasons:t=[]}){return e?M`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>M`<p key=${e}>${e}</p>`)}
</div>`:null}function li({offered:e,chosen:t,onChange:n}){let r=(r,i)=>{let a=Object.fromEntries(Object.entries({...t,[r]:{}}).filter(([e])=>i||e!==r)),o=({id:e,parameter:t})=>e===r||t&&r in t.default_with,s=({parameter:e})=>e?{[e.name]:Ur(e,a)}:{},c=e.filter(e=>e.id in a);n(Object.fromEntries(c.map(e=>[e.id,o(e)?s(e):a[e.id]])))};return M`<fieldset class="stack">
<legend>${z(`open.options`)}</legend>
${e.map(e=>M`<div key=${e.id} class="stack">
<${o}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e.id,t)}
/>
${e.parameter&&e.id in t&&M`<${Wr}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function ui({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return M`<details class="fold">
<summary>
${z(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${z(`open.readings-text`)}</p>
${e.map(e=>M`<div key=${e.id} class="stack">
<${O}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function di({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function fi(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}function pi(e){return[.../* @__PURE__ */ new Set([e,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}))}function mi(){let e=Fe(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}function hi(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}const gi=[`director`,`head-referee`,`finance`,`arbiter`],_i=[{id:`hall`,href:`#/tables`},{id:`rulings`,href:`#/log`},{id:`people`,href:`#/people/players`,roles:[`director`]},{id:`seating`,href:`#/seating`,roles:[`director`]},{id:`results`,href:`#/results`},{id:`fines`,href:`#/fines`,roles:[`director`,`finance`,`arbiter`]},{id:`escalations`,href:`#/escalations`,roles:[`director`,`head-referee`]},{id:`reports`,href:`#/reports`},{id:`settings`,href:`#/settings`,director:`#/setup`}],vi=[{id:`rules`,href:`#/`},{id:`account`,href:`#/account`}],yi=[``,`setup`,`reports`,`dashboard`,`journal`,`settings`,`account`],bi={tables:`hall`,log:`rulings`,people:`people`,"people/players":`people`,"people/teams":`people`,seating:`seating`,"seating/achieved":`seating`,results:`results`,standings:`results`,"standings/teams":`results`,fines:`fines`,"fines/payments":`fines`,"fines/cash":`fines`,escalations:`escalations`},xi={table:`hall`,start:`hall`,help:`hall`,outbox:`hall`,ruling:`rulings`,player:`rulings`,people:`people`,correct:`people`,"rounds/times":`seating`,escalation:`escalations`,precedents:`escalations`,result:`results`,standings:`results`,fines:`fines`,paid:`fines`},Si={exams:`people`,import:`seating`,rounds:`seating`,cards:`seating`,season:`results`,reports:`reports`,dashboard:`reports`,journal:`reports`,settings:`settings`,setup:`settings`,account:`account`,found:`account`,league:`account`,...Object.fromEntries([``,`fouls`,`foul`,`compare`,`books`,`book`,`calls`,`train`,`draw`,`settle`,`hand`,`casual`].map(e=>[e,`rules`]))},Ci={"":`results`,players:`people`,seating:`seating`};function wi(e,t){let[n=``,r=``]=e,i=Di(bi,e.join(`/`));if(i)return{item:i,stand:`list`};let a=Di(xi,e.join(`/`))??Di(xi,n),o=a&&(t??a);if(o)return{item:o,stand:Ti(o)?`detail`:`page`};let s=n===`import`?Di(Ci,r):Di(Si,n);return s?{item:s,stand:yi.includes(e.join(`/`))?`front`:`page`}:{item:t,stand:`whole`}}function Ti(e){return Object.values(bi).some(t=>t===e)}const Ei=new Set(Object.keys(bi).map(e=>e.split(`/`)[0]));function Di(e,t){return Object.hasOwn(e,t)?e[t]:null}function Oi(){let{tournament:e,official:t}=R(),{parts:n}=bt(),[r,i]=H(dt.matches);return V(()=>{let e=()=>i(dt.matches);return dt.addEventListener(`change`,e),()=>dt.removeEventListener(`change`,e)},[]),r&&e&&n[0]!==`board`&&F(t,gi)?e.id:null}function ki({is_counted:e,counted_score:t,score:n}){return e?t:n}function Ai({one:{rank:e,rank_before:t}}){let n=e===null||t===null?0:t-e;if(n===0)return null;let[r,i]=n>0?[`up`,`▲`]:[`down`,`▼`],a=z(`season.moved.${r}`,{count:Math.abs(n)});return M`<span class=${`moved ${r}`} role="img" aria-label=${a}>${i}${Math.abs(n)}</span>`}const ji=1e3;function Mi(e){let[t,n]=H(r.now);return V(()=>{if(!e)return;let t,i=()=>{n(r.now()),t=setTimeout(i,ji-r.now()%ji)};return i(),()=>clearTimeout(t)},[e]),t}const Ni=`shinpan.board`,Pi=()=>c(Ni),Fi=e=>ve(Ni,e);function Ii(e){return e===`P`||e===`pts`}function Li(e){return zi(Object.values(e.ledger).filter(({unit:e})=>!Ii(e)))}function Ri(e,t){return zi(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function zi(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]},l=c.amount<=0&&a>0?o:c.since;t.set(s,{...c,since:l,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function Bi(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function Vi(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t<=0&&i>0&&(n=r),t+=i;return e.slice(n)}function Hi(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function Ui(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function Wi(e,t){return[e?.id,e?.player_id].includes(t)}function Gi(e,{kind:t,id:n}){return e[`${t}s`]?.[e.merged[n]??n]?.name??`?`}function Q(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?W(t):`${t<0?`−`:``}${Pe(e,Math.abs(t))}`}function Ki({unit:e,amount:t,what:n}){return z(`line.${Ji(e,t,n)}`,{amount:Q(e,Math.abs(t))})}const qi={reversed:`due-again`,paid:`refunded`};function Ji(e,t,n){return Ii(e)?t<0?`given-back`:`taken`:t>0?qi[n]??`fined`:n===`paid`||n===`waived`?n:`cancelled`}function Yi(e,t){let n=Xe(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}function Xi(){let{outbox:e}=R(),t=e.filter(({kind:e,state:t})=>e===`result`&&ce(t)).length;return t===0?null:M`<p class="note info"><a class="reach" href="#/outbox">${z(`standings.waits`,{count:t})}</a></p>`}function Zi(e){let t=new Intl.Collator(void 0,{numeric:!0});return Object.values(e.hanchans).filter(({id:t,status:n})=>!e.results[t]&&!n).map(({id:t,table:n,round:r})=>({id:t,name:$i(e,{table:n,round:r})})).sort((e,n)=>t.compare(e.name,n.name))}function Qi({state:e}){let{official:t}=R(),n=Zi(e);return n.length===0?null:M`<${y} title=${z(`standings.missing`,{count:n.length})}>${()=>M`<ul class="rows">
${n.map(({id:e,name:n})=>M`<li key=${e}>${Ye(t)?M`<a class="row" href=${`#/result/${e}`}>${n}</a>`:M`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function $i(e,{table:t,round:n}){return[z(`hall-round`,{round:n}),z(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}const ea=[`late`,`late-arbiter`,`forfeit`];function ta(e,t){return[e?.id,e?.player_id].includes(t)}function na(e){return!!e?.roles?.includes(`director`)}function ra(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&ea.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function ia({path:e,body:t,about:n,onApprove:i,onClose:a}){let[o,s]=H(null),{state:c}=R(),{lang:l}=Ve(),{does:u,wrong:d}=E();return V(()=>{r.ask(`${e}/preview?lang=${l}`,{method:`POST`,body:t}).then(s,e=>s({trouble:e}))},[]),M`<${D} title=${z(`charged.title`)} onClose=${a}>
${!o&&M`<${De} />`}
${o?.trouble&&M`<p class="note bad" role="alert">${Y(o.trouble)}</p>`}
${o?.changes&&M`${n&&M`<p><strong>${n}</strong></p>`}
<${aa} state=${c} seen=${o} />
${o.hanchans?.length>0&&M`<p>${z(o.hanchans[0].cancelled?`clock.cancels-too`:`clock.plays-again`)} ${o.hanchans.map(e=>$i(c,e)).join(`, `)}</p>`}
<p class="soft">${z(`charged.logged`)}</p>
${d}
<button class="button main" type="button" onClick=${()=>u(()=>i(o.digest))}>${z(`charged.approve`)}</button>`}
<//>`}function aa({state:e,seen:{changes:t,running:n,owed_back:r}}){let i=new Map([...t,...n,...r].map(({account:e})=>[e.id,e]));if(i.size===0)return M`<p>${z(`charged.nothing`)}</p>`;let a=(e,t)=>e.filter(({account:e})=>e.id===t);return M`<dl class="facts">
${[...i].map(([i,o])=>M`<div key=${i}>
<dt class="who">${Gi(e,o)}</dt>
<dd class="stack">
${a(t,i).length>0&&M`<p>${oa(a(t,i),`before`)} → <strong>${oa(a(t,i),`after`)}</strong></p>`}
${a(n,i).map(({before:e,after:t})=>M`<p>${z(`charged.running`)} ${sa(e,t)} → <strong>${sa(t,e)}</strong></p>`)}
${a(r,i).map(e=>M`<p><strong>${z(`charged.owed-back`,{paid:Q(e.unit,e.paid),amount:Q(e.unit,e.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function oa(e,t){return e.map(e=>Q(e.unit,e[t])).join(` + `)}function sa({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const ca=`games-cancelled`;function la(e,t,n,r){let i=Math.min(ie(n,r),86400),[o,s]=[ca,`replacement`].map(n=>ua(e,t,n)),c=i>=o&&!n.cancelled,l=c&&da(e,t)?o-1:i,u=n.replaced&&s<1/0?Math.max(l,s):l;return{...a(e,t,u),seconds:i,cancellation_due:c}}function ua(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function da(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(ca)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function fa(e,t){let n=ee(e,t.round),r=n.map(i),a=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),o=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(o.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let i=Ee(e.id,r,a),o=n.filter(t=>t.person?.id===e.id);return i?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:i,revision:t,timings:o}]:[]})}function pa(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=la(t,n,r,i);return{...ft(e,o),due:a,held:a&&o.seconds>=o.next_band?.at_seconds}}async function ma(e,t,n={}){await r.send(`timing`,null,{hanchan:e.id,what:t,...n}),A()}function ha(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const ga=864e5;function _a(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function va(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=_a(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>ga/2&&(l-=ga),l<-432e5&&(l+=ga),new Date(t-t%1e3+l).toISOString()}function ya({hanchan:e,players:n,onDone:i}){let{official:a}=R(),[o,s]=H(!1);return F(a,[`director`])?M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>s(!0)}>${z(`clock.let-play`)}</button>
${o&&M`<${X} what="let-play" title=${z(`clock.let-play`)} text=${z(`clock.let-play-text`)} yes=${z(`clock.let-play-yes`)} onReason=${async a=>{await r.ask(`hanchans/${e}/permission`,{method:`PUT`,body:{players:[...new Set(n)],reason:a}}),await ba(e),t(z(`clock.may-play`)),s(!1),i?.()}} onClose=${()=>s(!1)} />`}`:M`<p>${z(`clock.ask-director`)}</p>`}async function ba(e){let t=r.snapshot.outbox.filter(({state:t,problem:n})=>t===`refused`&&n?.hanchan===e&&String(n.type).endsWith(`:unpaid-fines`));for(let{id:e}of t)await r.retry(e)}const xa=je(be.desk,`NewPayment`);function Sa(e,t,n,r){let i=Te(e,t).begun?.at??(r?t.scheduled_at:null),a=ee(e,t.round).filter(e=>e.what===`replaced`&&e.hanchan===t.id),o=[...t.allowed??[],...a.map(e=>e.person?.id)],s=Object.values(t.seats).filter(e=>!o.includes(e)&&(!n||e===n));return Ca(e,t.round,i?new Date(i).getTime():1/0,s)}function Ca(e,t,n,r){let i=({at:e})=>Date.parse(e)<=n,a=Object.values(e.ledger).filter(({account_id:e})=>r.includes(e)),o=new Set(a.filter(i).map(({cause_id:e})=>e)),s=a.filter(({what:e,amount:t})=>t>0&&(e===`charged`||e===`decided`)),c=new Set(s.map(({cause_id:e})=>e).filter(e=>!o.has(e))),l=e=>![e.cause_id,e.fine_id].some(e=>c.has(e)),u={ledger:a.filter(e=>e.round!==t&&l(e))},d=e.others.fines.filter(({account:e,since:t})=>r.includes(e.id)&&Date.parse(t)<=n);return[...Li(u),...d].filter(({amount:e})=>e>0)}function wa({state:e,hanchan:t,person:n,played:r}){let{official:i}=R(),[a,o]=H(null),s=Sa(e,t,n,r);if(s.length===0)return null;let c=({account:t,unit:n})=>Li(e).find(e=>e.account.id===t.id&&e.unit===n);return M`<section class="note bad stack owes" aria-label=${z(`clock.owing`)}>
${s.map(t=>{let{account:n,unit:r,amount:a,tournament:s}=t,l=e.players[n.id]?.name??`?`,u=Ui(i)&&!s;return M`<p key=${[n.id,s,r].join()}>${z(`clock.owes`,{name:l,amount:Ta(e,r,a,s)})}</p>
${u&&M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>o(c(t))}>${z(`clock.take-payment`,{name:l})}</button>`}`})}
<${ya} hanchan=${t.id} players=${s.map(({account:e})=>e.id)} />
${a&&M`<${xa} state=${e} balance=${a} onClose=${()=>o(null)} />`}
</section>`}function Ta(e,t,n,r){let i=Q(t,n);return r?`${i} (${ht(e,r)})`:i}function Ea({state:e,hanchan:t,zone:n}){let r=Da(e,t,n).filter(({id:e})=>e!==t.id);return r.length===0?null:M`<p>${z(`clock.cancels-too`)}</p>
<ul class="plain">
${r.map(t=>M`<li key=${t.id}>${$i(e,t)}</li>`)}
</ul>`}function Da(e,t,n){let r=({scheduled_at:e})=>e&&ue(Date.parse(e),n),i=Object.values(t.seats);return Object.values(e.hanchans).filter(n=>!n.status&&r(n)===r(t)&&Object.values(n.seats).some(e=>i.includes(e))&&!e.results[n.id]&&!Te(e,n).begun)}const Oa=1440;function ka({label:e,by:t=1,onStep:n,...r}){let i=(r,i)=>M`<button class="button" type="button" aria-label=${z(`clock.${r}`,{what:e,count:t})} onClick=${()=>n(i)}>
${`${i<0?`−`:`+`}${t}`}
</button>`;return M`<div class="stepped">
${i(`less`,-t)}<${T} label=${e} ...${r} />${i(`longer`,t)}
</div>`}function Aa(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+Oa)%Oa;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const ja=[`corrected`,`stopped`,`undone`];function Ma({hanchan:e,late:t,name:n,due:i,book:a,zone:o,first:s=``,onClose:c}){let{official:l,state:u}=R(),{clock:d,person:f}=t,p=ra(u,e,f.id),m=p&&!na(l),[h,g]=H(null),[_,v]=H(d.stopped&&!m?`corrected`:s),{reason:y,field:b}=Fr(`time`),[x,S]=H(()=>_a(d.stopped?.at??r.now(),o)),{does:ee,wrong:te}=E(),ne=Na(t,i&&!m,l,m).map(e=>({value:e,text:z(`clock.way.${e}`)})),C=x&&Pa(x,d,o),re=_===`corrected`&&C?Fa(Date.parse(C),d.scheduled):``,ie=ja.includes(_)||p&&!!_&&!m,ae=_&&(!ie||y)&&(_!==`corrected`||x&&!re),oe=y&&{reason:y},T=()=>ee(async()=>{let e=_===`undone`?{takes_back:d.stopped.by}:{person:f,..._===`corrected`&&{arrived_at:C}},t={what:_===`undone`?`taken-back`:_,...e,...oe};if(p&&!m)return g(t);await se(t)}),se=async({what:t,...n})=>{await ma(e,t,n),c()};return h?M`<${ia} path="timings" body=${{hanchan:e.id,...h}} onApprove=${e=>se({...h,preview:e})} onClose=${c} />`:M`<${D} title=${n} onClose=${c}>
${p&&M`<p class="note warn">${z(m?`charged.director`:`charged.changes`)}</p>`}
<${w} label=${z(`clock.what`)} value=${_} options=${ne} onChange=${v} />
${_===`cancelled`&&M`<p class="note warn">${z(t.who===`player`?`clock.cancel-text`:`clock.cancel-text-charged`)}</p><${Ea} state=${u} hanchan=${e} zone=${o} />`}
${_===`corrected`&&M`<${ka} type="time" step="1" label=${z(`clock.arrived-at`)} value=${x} wrong=${re} onInput=${S} onStep=${e=>S(Aa(x,e))} />`}
${_===`corrected`&&C&&!re&&a&&M`<${Ia} late=${t} book=${a} at=${Date.parse(C)} />`}
${ie&&b()}
${te}
<button class="button main" type="button" disabled=${!ae} onClick=${T}>${z(p&&!m?`charged.look`:`clock.record`)}</button>
<//>`}function Na({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function Pa(e,{stopped:t,scheduled:n},r){return t&&e===_a(t.at,r)?new Date(t.at).toISOString():va(e,n,r)}function Fa(e,t){return e>r.now()?z(`clock.to-come`):e<t-72e5?z(`clock.long-before`):``}function Ia({late:e,book:t,at:n}){let{library:r}=R(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=pa(r,t,{...e,clock:i},n);return M`<p role="status">${z(`clock.becomes`,{cost:a.cost_line})}</p>`}function La({seconds:e,next_band:t}){if(!t||e>=t.at_seconds)return``;let n=t.effects.some(({id:e})=>e===`games-cancelled`),r=[...t.points,...t.fines].some(({whom:e})=>e!==`offender`),i={time:L(t.at_seconds),cost:t.cost_line};return z(n&&r?`clock.cancels-from`:`clock.next-at`,i)}function Ra({held:e,next_band:t}){return e?z(`clock.cancels`,{cost:t.cost_line}):z(`clock.cancels-charged`)}function za({hanchan:e,late:t,name:n,cost:r,book:i,now:a,zone:o,may:s}){let[c,l]=H(!1),{stopped:u}=t.clock,{official:d}=R(),f=ta(d,t.person.id);return M`<section class=${`late ${u?`stopped`:`runs`}`} aria-label=${n}>
<h2 class="who">${n}</h2>
<p class="late-time" role="timer">${r&&L(r.seconds)}</p>
<p class="late-cost"><strong>${r?.cost_line}</strong></p>
${!u&&r?.next&&r.next.at_seconds!==r.next_band?.at_seconds&&M`<p class="soft">${r.next.line}</p>`}
${!u&&r&&M`<${Va} cost=${r} />`}
${r?.due&&M`<p class="note bad">${Ra(r)}</p>`}
${u&&M`<p>${z(`clock.stopped.${u.how}`,{time:N(new Date(u.at),o)})}</p>`}
${Ba(d,e,t)&&M`<a class="button" href=${`#/correct/hanchan/${e.id}`}>${z(`clock.who-plays`,{name:n})}</a>`}
${u?.others.length>0&&M`<p class="note warn">${z(`clock.others`,{count:u.others.length})}</p>`}
${s&&f&&M`<p class="note info">${z(`clock.own`)}</p>`}
${s&&!f&&M`<${Ha} late=${t} hanchan=${e} now=${a} onMore=${()=>l(!0)} />`}
${c&&M`<${Ma} hanchan=${e} late=${t} name=${n} due=${r?.due} book=${i} zone=${o} onClose=${()=>l(!1)} />`}
</section>`}function Ba(e,t,{clock:n,person:r}){return n.replaced&&F(e,[`director`])&&Object.values(t.seats).includes(r.id)}function Va({cost:e}){let{seconds:t,next_band:n}=e,r=La(e);return r?M`<p class="late-next">
<progress max=${n.at_seconds} value=${t} aria-label=${z(`clock.next`)}></progress>
${r}
</p>`:null}function Ha({late:{timings:e},hanchan:t,now:n,onMore:r}){let{does:i,wrong:a}=E(),o=ha(e,n);return M`<button class="button" type="button" onClick=${o?()=>i(()=>ma(t,`taken-back`,{takes_back:o.id})):r}>${z(o?`clock.undo`:`clock.more`)}</button>${a}`}function Ua(e){let t=k(/* @__PURE__ */ new Set);V(()=>{for(let n of e)for(let e of Wa(n))t.current.has(e)||(t.current.add(e),Ga(n))},[e])}function Wa({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function Ga({key:e,name:t,line:n}){if(A(400),Ue(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(z(`clock.late-is`,{name:t}),r))}function Ka(){let[e,t]=H(globalThis.Notification?.permission??`denied`);return e==="default"?M`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${z(`clock.notify`)}</button>`:null}function qa(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function Ja({state:e,hanchan:t,zone:n}){let{official:r}=R(),i=qa(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return M`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${z(`kept.title`)}</h2>
${!a&&M`<p class="note info">${z(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>M`<li class="item" key=${t.id}><${Ya} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function Ya({state:e,kept:t,zone:n,director:i}){let a=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[o,s]=H(a.length===1?a[0].id:``),[c,l]=H(!1),[u,d]=H(!1),{official:f}=R(),{does:p,wrong:m}=E(),h=t.who===`arbiter`,g={confirmed:!0,...h&&{arbiter:o}},_=Xa(e,t,t.player??o),v=()=>_?d(!0):p(()=>r.send(`kept-answer`,t.id,g)),y=ta(f,t.player)||h&&ta(f,o),b=async e=>{await r.send(`kept-answer`,t.id,{...g,reason:u,preview:e}),d(!1)},x=async e=>{await r.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),l(!1)},S=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return M`<p><strong>${N(t.at,n)}</strong> ${Qa(e,t)}</p>
${S&&M`<p class="note warn">${z(`kept.received`,{time:N(t.server_at,n)})}</p>`}
${i&&y&&M`<p class="note info">${z(`clock.own`)}</p>`}
${i&&!y&&M`${h&&a.length!==1&&M`<${O} label=${z(`kept.which`)} value=${o} options=${Za(a)} onChange=${s} />`}
<div class="pair">
<button class="button main" type="button" disabled=${h&&!o} onClick=${v}>${z(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>l(!0)}>${z(`kept.dismiss`)}</button>
</div>
${m}`}
${c&&M`<${X} what="dismissal" title=${`${N(t.at,n)} ${Qa(e,t)}`} yes=${z(`kept.dismiss-now`)} onReason=${x} onClose=${()=>l(!1)} />`}
${u===!0&&M`<${X} what="player-time" title=${z(`charged.title`)} text=${z(`charged.changes`)} yes=${z(`charged.look`)} onReason=${d} onClose=${()=>d(!1)} />`}
${u&&u!==!0&&M`<${ia} path=${`kept-times/${t.id}/answer`} body=${{...g,reason:u}} onApprove=${b} onClose=${()=>d(!1)} />`}`}function Xa(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return fa(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>ra(e,a,t.person.id))}function Za(e){return[{value:``,text:z(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Qa(e,{what:t,who:n,player:r}){if(t===`began`)return z(`kept.began`);let i=n===`arbiter`?z(`kept.arbiter`):e.players[r]?.name??`?`;return z(`kept.${t}`,{name:i})}function $a({state:e,table:t,hanchan:n,late:r,begun:i,onDone:a}){let{does:o,wrong:s}=E(),{official:c}=R(),l=new Set(r.map(({person:e})=>e.id)),u=f(n,vt(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),d=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),p=({id:e})=>!l.has(e)&&!ta(c,e),m=u.filter(p),h=d.map(({id:e})=>({kind:`official`,id:e})).filter(p),g=e=>o(async()=>{for(let t of e)await ma(n,`absent`,{person:t});a?.()});return i||m.length+h.length===0?null:M`<section aria-labelledby="present" class="stack">
<h2 id="present">${z(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...m,...h].map(t=>M`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>g([t])}>
<span class="body who">${eo(e,t)}${t.kind===`official`&&M`<small>${z(`hall-role.arbiter`)}</small>`}</span>
${z(`clock.absent`)}
</button>
</li>`)}
</ul>
${m.length>1&&M`<button class="button" type="button" onClick=${()=>g(m)}>${z(`clock.all-absent`)}</button>`}
${s}
</section>`}function eo(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}async function to(e,t,n){await r.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),A()}function no({hanchan:e,extra:t,onClose:n}){let i=Math.floor(t/60),[a,o]=H(1),{reason:s,field:c}=Fr(`extra-time`),{does:l,wrong:u}=E(),d=Math.min(a*60,t);return M`<${D} title=${z(`game.less`)} onClose=${n}>
<${wt} label=${z(`game.less-minutes`)} value=${a} min=${1} max=${Math.max(i,1)} less=${z(`clock.less`,{what:z(`game.less-minutes`),count:1})} more=${z(`clock.longer`,{what:z(`game.less-minutes`),count:1})} onChange=${o} />
${c()}
${u}
<button class="button main" type="button" disabled=${!(d>0)||!s} onClick=${()=>l(async()=>{await r.send(`extra-time`,null,{hanchan:e.id,seconds:-d,reason:s}),n()})}>${z(`game.take-off`)}</button>
<//>`}const ro=[1,3,5];function io({hanchan:e,game:{clock:t,extra:n},now:r,zone:i,may:a}){let[o,s]=H(!1),{does:c,wrong:l}=E(),u=t&&re(t,r),d=t&&z(u?`game.was-up`:`game.ends`,{time:N(new Date(t.ends),i)});return Ua(t?[oo(e,t,r)]:[]),M`<section class=${`late ${u?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${z(`game.left`)}</h2>
${t?M`<p class="late-time" role="timer">${L(Ae(t,r))}</p><p>${d}</p>`:M`<p>${z(`game.no-limit`)}</p>`}
${u&&M`<${ao} />`}
${n>0&&M`<p class="soft">${z(`game.extra`,{time:L(n)})}</p>`}
${t&&a&&M`<div class="pair">
${ro.map(t=>M`<button key=${t} class="button" type="button" onClick=${()=>c(()=>to(e,t*60))}>${z(`game.more`,{count:t})}</button>`)}
${n>0&&M`<button class="button" type="button" onClick=${()=>s(!0)}>${z(`game.less`)}</button>`}
</div>`}
${l}
${o&&M`<${no} hanchan=${e} extra=${n} onClose=${()=>s(!1)} />`}
</section>`}function ao(){let{book:e}=R();if(!e)return null;let{still:t,chonbo:n}=st(e);return M`<p class="note warn"><strong>${z(`game.still.${t}`)}</strong> ${z(`game.chonbo.${n}`)}</p>`}function oo(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=z(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:z(`game.left`),seconds:r,thresholds:[i],line:a}}const so=/* @__PURE__ */ new WeakMap;function co({hanchans:e}){let t=new Intl.Collator(void 0,{numeric:!0});return[...new Set(Object.values(e).map(({round:e})=>e))].sort(t.compare)}function lo(e){return uo(e).present}function uo(e){let t=so.get(e);if(t)return t;let n=fo(e);return so.set(e,n),n}function fo(e){let t=co(e),n=Object.values(e.hanchans),r={present:t.at(-1)??null,open:/* @__PURE__ */ new Set,begun:/* @__PURE__ */ new Set,passed:/* @__PURE__ */ new Set},i=/* @__PURE__ */ new Set,a=!1;for(let o of t.toReversed()){let t=n.filter(e=>e.round===o&&!e.status);po(e,o,t,r);let s=t.filter(({id:e})=>r.open.has(e)),c=s.filter(({table:e})=>a||i.has(e));for(let{id:e}of c)r.passed.add(e);s.length>c.length&&(r.present=o);let l=t.filter(({id:e})=>r.begun.has(e));for(let{table:e}of l)i.add(e);a||=t.length>0&&l.length===t.length}return r}function po(e,t,n,{open:r,begun:a}){let o=b(ee(e,t).map(i));for(let{id:t}of n){let n=!!Ce(t,o),i=!n&&o.some(({what:e,hanchan:n})=>e===`cancelled`&&n===t);(n||e.results[t])&&a.add(t),!i&&!e.results[t]&&r.add(t)}}function mo(e){let{state:t,online:n}=R(),[r,i]=H({items:null,trouble:null});return V(()=>{let t=!1;return ho(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function ho(e){let t=[];for(let n=``;n!==null;){let{items:i,next:a}=await r.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...i),n=a}return t}function go({of:{items:e,trouble:t},children:n}){return!e&&!t?M`<${De} />`:M`${t&&M`<${_o} error=${t} />`}${e&&n(e)}`}function _o({error:e,needs:t=z(`people.needs-network`)}){return e.problem?M`<div role="alert"><${It} problem=${e.problem} /></div>`:M`<p class="note bad" role="alert">${Y(e)} ${t}</p>`}function vo(e){let[t,n]=H(null),[r,i]=H(!1),a=k(!1);return{ask:async e=>{if(!a.current){a.current=!0,i(!0),n(null);try{await nn(e)}catch(e){if(!(e instanceof ke)&&e.name!==`Unreachable`)throw e;n(e)}finally{a.current=!1,i(!1)}}},asking:r,wrong:t&&M`<${_o} error=${t} needs=${e} />`}}function yo(){let e=k(/* @__PURE__ */ new Map);return Object.assign(t=>{let n=JSON.stringify(t),i=e.current.get(n)??ae(r.now());return e.current.set(n,i),i},{forget:t=>void e.current.delete(JSON.stringify(t))})}async function bo(e,t,n,i){let a=await r.ask(`${e}/${t}`,{method:`PUT`,body:n});return a[i]?a:(await r.ask(`${e}/${t}/revocation`,{method:`PUT`}),r.ask(`${e}/${ae(r.now())}`,{method:`PUT`,body:n}))}function xo({seen:e,state:t}){let n=U(),r=[[`standings`,e.standings.map(Co)],[`balances`,e.balances.map(To)],[`offences`,e.offences.map(e=>Eo(n,e))],[`debts`,e.debts.map(To)],[`seats`,e.seats.flatMap(e=>Oo(n,t,e))],[`rulings`,e.rulings.map(e=>Do(n,e))]].filter(([,e])=>e.length>0);return r.length===0?M`<p class="soft" role="status">${z(`correct.nothing-else`)}</p>`:M`<section class="stack" role="status" aria-label=${z(`correct.follows`)}>
<h3>${z(`correct.follows`)}</h3>
${r.map(([e,t])=>M`<${So} key=${e} name=${e} changes=${t} />`)}
</section>`}function So({name:e,changes:t}){let n=t.length-12;return M`<div>
<h4>${z(`correct.part.${e}`)}</h4>
<dl class="facts">
${t.slice(0,12).map(({who:e,about:t,before:n,after:r})=>M`<div>
<dt><span class="who">${e}</span>${t&&M`<small>${t}</small>`}</dt>
<dd><${wo} before=${n} after=${r} /></dd>
</div>`)}
</dl>
${n>0&&M`<p class="soft">${z(`correct.more`,{count:n})}</p>`}
</div>`}function Co({account:e,before:t,after:n}){let[r,i]=[t,n].map(e=>e?.rank??`–`),a=r===i?void 0:z(`correct.place`,{before:r,after:i}),[o,s]=[t,n].map(e=>e?Tt(e.total):z(`correct.none`));return{who:e.name,about:a,before:o,after:s}}function wo({before:e,after:t}){return e===t?t:M`<span class="soft">${e} →</span> ${t}`}function To({account:e,unit:t,before:n,after:r}){return{who:e.name,before:Q(t,n),after:Q(t,r)}}function Eo(e,{account:t,foul:n,elsewhere:r,before:i,after:a}){let o=[j(e,n),r&&z(`correct.elsewhere`)].filter(Boolean).join(` · `);return{who:t.name,about:o,before:i,after:a}}function Do(e,{name:t,foul:n,status:r,penalties:i}){let a=r===`deferred`?z(`correct.waits-again`):B(e,{penalties:i,effects:[]});return{who:t,about:j(e,n),before:a,after:a}}function Oo(e,t,{before:n,after:r}){let i=ko(t,r??n),a=(e,n)=>t.players[e?.seats[n]]?.name??z(`correct.none`),o=xe.filter(e=>n?.seats[e]!==r?.seats[e]).map(t=>({who:e.phrase(`seat-${t}`),about:i,before:a(n,t),after:a(r,t)}));if(!n||!r)return o;let s=ko(t,n)===i?[]:[{who:ko(t,n),before:``,after:i}],c=n.status===r.status?[]:[{who:i,before:Ao(n),after:Ao(r)}];return[...s,...c,...o]}function ko(e,{round:t,table:n}){return[z(`hall-round`,{round:t}),z(`hall-table`,{label:e.tables[n]?.label??`?`})].join(` · `)}function Ao({status:e}){return z(e?`hall-is.${e}`:`correct.in-play`)}function jo({title:e,what:n,request:i,yes:a,danger:o,note:s,done:c,onDone:l,onClose:u,children:d}){let[f,p]=H(!1),{reason:m,field:h}=Fr(n),{ask:g,asking:_,wrong:v}=vo(z(`correct.needs-network`)),{seen:y,trouble:b}=Mo(i);return M`<${D} title=${e} onClose=${u}>
<form class="stack" onSubmit=${e=>{e.preventDefault(),p(!m),m&&i&&g(async()=>{await r.ask(i.path,{method:i.method,match:i.match,body:{...i.body,reason:m}}),t(c??z(`correct.done`)),u(),l?.()})}}>
${d}
${i&&M`<${No} seen=${y} trouble=${b} note=${s} added=${i.body.players} />`}
${y&&h(f)}
${v}
${y&&M`<button class=${`button ${o?`danger`:`main`}`} disabled=${_}>${a}</button>`}
</form>
<//>`}function Mo(e){let[t,n]=H({}),i=JSON.stringify(e);return V(()=>{if(!e)return;let t=!1,{path:a,method:o,match:s,body:c}=e,l={method:o,match:s,body:{...c,reason:`preview`}};return r.sendHeld().then(()=>r.ask(`${a}?preview=true`,l)).then(e=>t||n({of:i,seen:e}),e=>t||n({of:i,trouble:e})),()=>void(t=!0)},[i]),t.of===i?t:{}}function No({seen:e,trouble:t,note:n,added:r=[]}){let{state:i}=R(),a={...i,players:{...i.players,...Object.fromEntries(r.map(e=>[e.id,e]))}};return t?M`<${_o} error=${t} needs=${z(`correct.needs-network`)} />`:e?M`<${xo} seen=${e} state=${a} />${n&&M`<p class="note warn">${n}</p>`}`:M`<${De} />`}function Po({settings:e,online:t}){return M`<section class="stack">
<h2>${z(`people.board`)}</h2>
<${Io} settings=${e} online=${t} name="board_open" label=${z(`people.board-open`)} hint=${z(`people.board-open-hint`)} />
<a class="button" href=${`#/board/${e.slug}`}>${z(`people.board-show`)}</a>
</section>`}function Fo({settings:e,online:t}){return M`<section class="stack">
<h2>${z(`people.page`)}</h2>
<${Io} settings=${e} online=${t} name="people_open" label=${z(`people.page-open`)} hint=${z(`people.page-open-hint`)} />
<p class="soft">${location.origin}/t/${e.slug}</p>
<a class="button" href=${`#/public/${e.slug}`}>${z(`people.page-show`)}</a>
</section>`}function Io({settings:e,online:t,name:n,label:i,hint:a}){let s=!!e[n],[c,l]=H(s);V(()=>l(s),[s]);let[u,d]=H(0),{ask:f,asking:p,wrong:m}=vo();return M`<${o} label=${i} hint=${a} checked=${c} disabled=${p||!t} onChange=${t=>{l(t);let i={method:`PATCH`,match:`"${Math.max(e.version,u)}"`,body:{[n]:t}};f(async()=>{try{d((await r.ask(``,i)).version)}catch(e){throw l(s),e}})}} />
${m}`}function Lo({state:e}){return M`<${S} title=${z(`people.further`)} up="#/people"><${Ro} state=${e} /><//>`}function Ro({state:{settings:e}}){let{online:t}=R();return M`<nav class="stack" aria-label=${z(`people.more`)}>
<a class="button" href="#/people/sheet">${z(`people.sheet`)}</a>
<a class="button" href="#/exams">${z(`exam.title`)}</a>
<a class="button" href="#/people/links">${z(`people.links`)}</a>
<a class="button" href="#/people/players">${z(`people.players`)}</a>
<a class="button" href="#/people/tokens">${z(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${z(`people.erase`)}</a>
</nav>
<${Po} settings=${e} online=${t} />
<${Fo} settings=${e} online=${t} />`}function zo({state:e}){let{online:t}=R(),{items:n}=mo(`phones`),r=Vo(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>M`<ul class="rows">
${e.map(e=>M`<${Bo} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,o=M`<a class="button main" href="#/people/invite">${z(`people.invite`)}</a>`;return M`<${S} title=${z(`people.title`)} up="#/tables" actions=${o}>
${!t&&M`<p class="note warn" role="status">${z(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${z(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&M`<${y} title=${z(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<${Ro} state=${e} />
<//>`}function Bo({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return M`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${lr(n)}</span>
${!i&&M`<small>${o===void 0?`\xA0`:z(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&M`<span class="badge">${z(`people.plays-too`)}</span>`}
</a>
</li>`}function Vo(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function Ho(e){return e.normalize(`NFKD`).replace(/\p{M}/gu,``).toLowerCase().replace(/\s+/g,` `).trim()}function Uo({state:e,line:{what:t,amount:n,cause:r,cause_id:i,hanchan:a,round:o,reason:s,at:c}}){let l=U(),{table:u}=e.hanchans[a]??{},d=r===`ruling`&&e.rulings[i],f={ruling:d&&`#/ruling/${i}`,clock:u&&`#/start/${u}/${a}`,payment:`#/paid/${i}`}[r],p=d?j(l,d.foul):z(`hall-cause.${r}`),m=[z(`hall-line.${Wo(r,t,n)}`),o&&z(`hall-round`,{round:o}),N(c,e.settings.time_zone),s];return M`${f?M`<a class="reach" href=${f}>${p}</a>`:p}<small>${m.filter(Boolean).join(` · `)}</small>`}function Wo(e,t,n){return e===`payment`?t===`reversed`?`withdrawn`:n>0?`refunded`:`paid`:t===`reversed`&&n>0?`undone`:t}const Go=[`cash`,`card`,`transfer`,`other`];function Ko(e){return new Promise(t=>{let n=e=>{o(),clearTimeout(a),t(e)},i=()=>{let{state:t,outbox:i}=r.snapshot,a=t?.payments[e];a&&!a.unsent?n(`new`):i.some(t=>t.id===e&&de(t.state))&&n(`refused`)},a=setTimeout(()=>n(`unsent`),6e3),o=r.subscribe(i);i()})}const qo={new:`fines.taken`,refused:`fines.payment-refused`,unsent:`fines.payment-unsent`};function Jo({state:e,balance:{account:n,unit:i,amount:a,lines:o},onSent:s,onClose:c}){let[l,u]=H(()=>Q(i,a).slice(i.length+1)),[d,f]=H(`cash`),[p,m]=H(``),{does:h,wrong:g}=E(),_=Yi(i,l),v=Gi(e,n),y=!_||_>a?z(`fines.between`,{most:Q(i,a)}):void 0,b=()=>h(async()=>{let e=p.trim()&&{note:p.trim()},a=new Date(r.now()).toISOString(),{id:o}=await r.send(`payment`,null,{account:n,unit:i,amount:_,method:d,paid_at:a,...e});A(),c(),s?.(o);let l=await Ko(o);l===`new`&&s||t(z(qo[l],{name:v,amount:Q(i,_??0)}))}),x=Go.map(e=>({value:e,text:z(`fines.method.${e}`)}));return M`<${D} title=${z(`fines.pays`,{name:v})} onClose=${c}>
<dl class="facts lines">
${Hi(o).map(t=>M`<div key=${t.id}>
<dt><${Uo} state=${e} line=${t} /></dt>
<dd>${Ki(t)}</dd>
</div>`)}
</dl>
<${T} label=${z(`fines.amount`,{unit:i})} value=${l} inputmode="decimal" wrong=${y} onInput=${u} />
<${w} label=${z(`fines.how`)} value=${d} options=${x} onChange=${f} />
<${T} label=${z(`fines.note`)} value=${p} onInput=${m} />
${g}
<button class="button main" type="button" disabled=${!!y} onClick=${b}>
${z(`fines.take`,{amount:Q(i,_??0)})}
</button>
<a class="button quiet" href=${`#/fines/${n.kind}/${n.id}`} onClick=${c}>${z(`fines.to-account`)}</a>
<//>`}function Yo({state:e,id:t}){let n=U(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:M`<section class="stack" aria-labelledby="season">
<h2 id="season">${z(`hall-season`,{season:nt(e)})}</h2>
<dl class="facts">
${r.map(t=>M`<div key=${t.ruling}>
<dt>${j(n,t.foul)}<small>${ht(e,t.tournament)} · ${N(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${B(n,t)}</dd>
</div>`)}
</dl>
</section>`}function Xo({ruling:e,shown:t,children:n}){let r=U();return M`<section class=${`call-verdict hall-verdict ${p(e)?`over`:Ke(e.kind)}`}>
<p class="call-line penalty">${t?Ge(r,t):B(r,e)}</p>
<p><a class="who" href=${Zo(e)}>${e.offender.name}</a></p>
<p class="soft">${ot(r,e)}</p>
${n}
</section>`}function Zo({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}r.loadEscalationSteps();function Qo({state:e,ruling:t}){let n=Object.values(e.notes).filter(e=>e.ruling===t.id);if(n.length===0)return null;let r=e.settings.time_zone,i=n.sort((e,t)=>Date.parse(e.noted_at)-Date.parse(t.noted_at));return M`<section class="stack" aria-label=${z(`note.title`)}>
<h2>${z(`note.title`)}</h2>
${i.map(({id:t,note:n,noted_at:i,official:a,unsent:o,outbox:s})=>M`<div class="card" key=${t}>
<p>${n}</p>
<p class="soft">
${[e.officials[a]?.name,N(i,r)].filter(Boolean).join(` · `)}
${o&&s!==`done`&&M` <span class=${`badge ${de(s)?`bad`:`info`}`}>${z(`hall-unsent`)}</span>`}
</p>
</div>`)}
</section>`}function $o({ruling:e}){let[n,i]=H(!1),[a,o]=H(``),{does:s,wrong:c}=E();return M`<button class="button" type="button" onClick=${()=>i(!0)}>${z(`note.add`)}</button>
${n&&M`<${D} title=${z(`note.add`)} onClose=${()=>i(!1)}>
<form onSubmit=${n=>{n.preventDefault(),a.trim()&&s(async()=>{await r.send(`note`,e,{note:a.trim()}),A(),t(z(`note.added`)),o(``),i(!1)})}}>
<${T} long label=${z(`call.note`)} value=${a} onInput=${o} maxlength="4000" />
${c}
<button class="button main" disabled=${!a.trim()}>${z(`note.save`)}</button>
</form>
<//>`}`}const es={url:null,blob:null,failed:!1};function ts(e,t){let[n,r]=H(es);return V(()=>{let t=``,n=!1;return e().then(e=>{n||(t=URL.createObjectURL(e),r({url:t,blob:e,failed:!1}))},()=>n||r({...es,failed:!0})),()=>{n=!0,t&&URL.revokeObjectURL(t)}},[t]),n}function ns({count:e,onPhoto:n}){let[r,i]=H(!1);return e>=8?M`<p class="note" role="status">${z(`call.photos-most`,{most:8})}</p>`:M`<label class="button photo" aria-busy=${r}>
${r?M`<progress aria-hidden="true"></progress>`:M`<${I} name="camera" />`}
<span aria-live="polite">${z(r?`call.photo-shrinking`:`hall-add-photo`)}</span>
<input class="unseen" type="file" accept="image/*" aria-disabled=${r} onClick=${e=>r&&e.preventDefault()} onChange=${async e=>{let[r]=e.currentTarget.files;e.currentTarget.value=``,r&&(i(!0),await n(r).catch(e=>t(z(e.name===`Unreadable`?`hall-photo-bad`:`call.not-kept`))),i(!1))}} />
</label>`}function rs({ruling:e}){let{state:n}=R(),i=Object.values(n.photos).filter(t=>t.ruling===e);return M`<${ns} count=${i.length} onPhoto=${async n=>{await r.addPhoto(e,n),t(z(`hall-photo-added`))}} />`}function is({state:e,ruling:t}){let n=Object.values(e.photos).filter(e=>e.ruling===t.id);return n.length===0?null:M`<section class="stack">
<h2>${z(`hall-photos`)}</h2>
<ul class="photos">
${n.map((e,n)=>M`<li key=${e.id}><${as} ruling=${t.id} photo=${e} number=${n+1} /></li>`)}
</ul>
</section>`}function as({ruling:e,photo:t,number:n}){let{url:i,failed:a}=ts(()=>r.photo(e,t.id),t.id);return a?M`<p class="soft">${z(`hall-photo-away`,{number:n})}</p>`:M`<figure>
${i&&M`<a href=${i} target="_blank"><img src=${i} alt=${z(`hall-photo`,{number:n})} /></a>`}
${t.unsent&&t.outbox!==`done`&&M`<figcaption class="badge info">${z(`hall-unsent`)}</figcaption>`}
</figure>`}function os({state:e,ruling:t}){return M`<section class="stack">
<h2>${z(`hall-incident`)}</h2>
<${Le} rulings=${ge(e,t)} empty="" />
</section>`}function ss({ruling:e}){let t=Er();return e.seq?M`<section class="stack">
<h2>${z(`reports.incident`)}</h2>
<ul class="rows">
<${Cr} name=${z(`reports.incident-page`)} hint=${z(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function cs({readings:e}){let t=U();return Ar(),M`<div class="stack">
${e.map(({id:e,chosen:n})=>{let{question:r,alternatives:i,reason:a}=t.reading({id:e,chosen:n});return M`<p key=${e} class="reading">${r} <strong>${i[n]}</strong> <small class="soft">${a}</small></p>`})}
</div>`}function ls({call:e}){let{state:t,official:n}=R(),r=fs(t,n,e);return r&&M`<p class="note warn">${z(`partial.warn.${r}`)}</p>`}function us({why:e}){return M`<p class="note warn">${z(`partial.was.${e}`)}</p>`}function ds(e){return M`<span class="badge warn">${z(`partial.badge`)}</span>`}function fs(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const ps=[[`day`,86400],[`hour`,3600],[`minute`,60]];function ms({status:e,level:t}){return z(`esc.stands.${e}.${t}`)}function hs({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?z(`esc.outcome.${t}`):``}function gs(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function _s(e){let t=Math.max(0,(r.now()-Date.parse(e))/1e3),[n,i]=ps.find(([,e])=>t>=e)??ps[ps.length-1],a=Math.floor(t/i);return Fe(Intl.RelativeTimeFormat,{numeric:a?`always`:`auto`}).format(-a,n)}function vs(e,{status:t,level:n},i){let a=ys(e,t,n,i);return a===`appeal`&&xs(e)&&Ss(e.state)>r.now()?`later`:a===`decide`?n!==`head-referee`&&bs(e)?`panel`:mt(e,i)?`own-table`:a:a}function ys({official:e},t,n,r){let i=F(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?qe(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!F(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function bs({official:e,book:t,state:n}){return xs({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!Cs(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function xs({book:e}){return e?.content.rule_points.appeals===`panel`}function Ss({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function Cs({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function ws({ruling:e,onClose:n}){let[i,a]=H(``);return M`<${X} what="escalation" title=${z(`hall-escalate`)} text=${z(`esc.escalate-text`)} yes=${z(`hall-escalate`)}
onReason=${async a=>{await r.send(`escalation`,e,{reason:a,...i.trim()&&{evidence:i.trim()}}),A(),t(z(`esc.done.escalation`)),n()}} onClose=${n}>
<${T} long label=${z(`esc.evidence`)} hint=${z(`esc.evidence-hint`)} value=${i} onInput=${a} maxlength="4000" />
<//>`}function Ts({state:e,ruling:t}){let n=U(),{id:r,hanchan:i,hand:a,seat:o,table:s,foul:c}=t;if(!o||!i||!a)return null;let l=f(e.hanchans[i],a).filter(({wind:t,player:n})=>t!==o&&e.players[n]);return M`<${y} class="wrong-player" title=${M`<span class="body">${z(`reason.wrong-player`)}</span>`}>
${()=>M`<div class="switches">
${l.map(({wind:t,player:i})=>M`<a
class="chip"
key=${t}
href=${`#/call/${s.id}/${t}/${c}?amends=${r}&why=wrong-player`}
>
${n.phrase(`seat-${t}`)} <span class="who">${e.players[i].name}</span>
</a>`)}
</div>`}
<//>`}function Es({state:e,ruling:n}){let i=R(),[a,c]=H(!1),[l,u]=H(null);if(!qe(i.official)||n.outbox===`holding`||de(n.outbox))return null;let d=t=>!p(t)&&!s(e,t.id),f=d(n),m=ge(e,n).filter(d),h=mt(i,n),g=()=>u(null),_=async e=>{for(let t of[n,...a?m:[]])await r.send(`withdrawal`,t.id,{reason:e});A(),t(z(`hall-done.withdrawal`)),g(),scrollTo({top:0})},{id:v,table:y,seat:b,foul:x}=n;return M`<section class="doing" aria-label=${z(`hall-actions`)}>
${f&&h&&M`<p class="note warn">${z(`call.own-table`)}</p>`}
${f&&!h&&M`<${Ts} state=${e} ruling=${n} />
<a class="button" href=${`#/call/${y.id}/${b??`-`}/${x}?amends=${v}`}>${z(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>u(`withdraw`)}>${z(`hall-withdraw`)}</button>`}
${f&&M`<button class="button" type="button" onClick=${()=>u(`escalate`)}>${z(`hall-escalate`)}</button>`}
<${$o} ruling=${v} />
<${rs} ruling=${v} />
${l===`withdraw`&&M`<${X} what="withdrawal" title=${z(`hall-withdraw`)} text=${z(`hall-withdraw-text`)} yes=${z(`hall-withdraw`)}
onReason=${_} onClose=${g}>
${m.length>0&&M`<${o} label=${z(`hall-withdraw-too`,{names:ye(m)})} checked=${a} onChange=${c} />`}
<//>`}
${l===`escalate`&&M`<${ws} ruling=${v} onClose=${g} />`}
</section>`}function Ds({catalogue:e},t,n,r){let[i,a,o]=[[[t,!0]],[[t,!0],...r],[...n,...r]],s=n.some(([e,n])=>n&&js(e)===js(t));return Object.entries(e.corrections).filter(([,{when:e,of:t,unless:n=[],player:r=!1}])=>{let[c,l,u]=[i,a,o].map(e=>As(ks(e,r),t));return Os(e,{ruled:c,was:l,is:u,same:s})&&!As(ks(o),n)}).map(([e])=>e)}function Os(e,{ruled:t,was:n,is:r,same:i}){return e===`gone`?n&&!r:e===`came`?r&&!n:e===`changed`?n!==r:t&&!i}function ks(e,t=!1){let n=e.filter(([,e])=>e||!t).map(([e])=>e);return new Set(n.flatMap(({effects:e,steps:t,stays:n=[]})=>[...e,...t,...n]))}function As(e,t){return t.some(t=>e.has(t))}function js({penalties:e,transfers:t=[]}){return P([e,t])}function Ms({state:e,ruling:t}){let n=U(),{library:r}=R(),i=t.status===`withdrawn`,a=i?t:e.rulings[t.amends],o=i?[]:[t],s=a?Ns(e,t,a):[],c=kr([...s,t,a??t]);if(Ar(),!a||!r?.catalogue.corrections)return null;let l=e=>Ps(Oe(n,c[e.revision],e)),u=e=>[l(e),e.offender.id===a.offender.id],[d,f,p]=[l(a),o.map(u),s.map(u)];if(!d||[...f,...p].some(([e])=>!e))return null;let m=Ds(r,d,f,p),h=[...f,...p].some(([,e])=>!e);return M`<section class="stack" aria-label=${z(`hall-corrections`)}>
<h2>${z(`hall-corrections`)}</h2>
${m.length===0&&M`<p class="soft">${z(`hall-no-corrections`)}</p>`}
<ol class="steps">
${m.map(e=>{let{text:t,player:i}=r.catalogue.corrections[e];return M`<li key=${e}>${i&&h&&M`<span class="who">${a.offender.name}</span>: `}${n.pick(t)}</li>`})}
</ol>
</section>`}function Ns(e,t,n){let r=Object.values(e.rulings).filter(e=>d(e,n)&&!de(e.outbox));return[.../* @__PURE__ */ new Set([...ge(e,t),...r])].filter(e=>e.id!==t.id&&!p(e))}function Ps(e){if(!e)return null;let{penalties:t,transfers:n,...r}=e.chosen??e.final??e.first,[i,a,o]=[r.effects,r.steps,r.stays].map(Fs);return{penalties:t,transfers:n,effects:i,steps:a,stays:o}}function Fs(e){return e.map(({id:e})=>e)}function Is({steps:t,call:n}){let{library:r,book:i,state:a,official:o}=R(),s=U();Ar();let{opens:c}=r?.catalogue??{},{table:l,seat:u,offender:d}=n;if(!c||!i||!u||!d||!qe(o))return null;let f=Object.values(a.rulings).some(e=>e.id!==n.ruling&&e.foul===n.foul&&e.offender.id===d.id&&!p(e)),m=/* @__PURE__ */ new Map;for(let{id:r}of t){let{foul:t=n.foul,facts:a={},repeat:o=!1}=c[r]??{foul:``};if(!i.content.fouls[t]?.rows.length||o&&!f||t===n.foul&&P({...n.facts,...a})===P(n.facts))continue;let s=t===n.foul?{...n.facts,...a}:a;e(i,t,s,{})&&m.set(t,{foul:t,facts:s})}return[...m.values()].map(({foul:e,facts:t})=>{let r=Object.keys(t).length>0?`?facts=${encodeURIComponent(JSON.stringify(t))}`:``,i=s.name(`fouls`,e),a=e===n.foul?z(`further.harder`,{foul:i}):z(`further.rule`,{foul:i});return M`<a class="button" key=${e} href=${`#/call/${l}/${u}/${e}${r}`}>${a} <${I} name="next" /></a>`})}function Ls({state:e,escalation:{id:t,standing_id:n}}){let r=U();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return M`<div class="both">
<${Rs} words=${r} label=${z(`esc.as-called`)} ruling=${i} />
${n===null?M`<div class="card"><small>${z(`esc.as-it-stands`)}</small><strong>${z(`esc.nothing-stands`)}</strong></div>`:M`<${Rs} words=${r} label=${z(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Rs({words:e,label:t,ruling:n}){return n?M`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${Ke(n.kind)}`}>${B(e,n)}</strong>
<span>${j(e,n.foul)}</span>
</a>`:null}function zs({state:e,events:t}){return M`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>M`<li key=${t}>
<div class="row">
<span class="body">
${s?M`<a href=${s}>${n}</a>`:M`<strong>${n}</strong>`}
${r&&M`<span>${r}</span>`}
<small>${[a,o&&N(o,e.settings.time_zone)].filter(Boolean).join(` · `)||z(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Bs(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&z(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:z(`esc.escalated`),reason:o,who:gs(e,t),at:i},...a.map(t=>Vs(e,t))]}function Vs(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Hs(t),reason:r,who:gs(e,t),at:i}}function Hs({what:e,outcome:t,level:n}){return e===`decided`?z(`esc.decided.${n}`,{outcome:z(`esc.outcome.${t}`)}):z(`esc.step.${e}`)}function Us({state:e,ruling:t}){let n=s(e,t.id),r=[...Ws(e,t),...n?Bs(e,n):[]];return r.length===0?null:M`<section class="stack">
<h2>${z(`hall-history`)}</h2>
<${zs} state=${e} events=${r} />
${n&&M`<${Ls} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${z(`hall-to-escalation`)}</a>`}
</section>`}function*Ws(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:z(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Gs(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:z(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Gs(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?z(`hall-closed-by-ruling`):z(`hall-closed`,{how:r?z(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Ks({ruling:e,anyway:t}){let{state:n}=R(),r=U(),i=Xs(n,e,B(r,e));return M`<p class="note warn" role="status">
<a class="reach" href=${`#/ruling/${e.id}`}>${i}${t&&` ${z(`same.anyway`)}`} <${I} name="next" /></a>
</p>`}function qs({state:e,ruling:t}){let n=xt(Object.values(e.rulings),t);return n&&M`<${Ks} ruling=${n} />`}function Js(){let{state:e,official:t}=R(),n=U(),r=`shinpan.same.`+e.id,[i,a]=H(()=>c(r)??[]);return V(()=>ve(r,i),[i]),_e(()=>Ys(e,t.id),[e,t.id]).filter(({own:e})=>!i.includes(e)).map(({own:t,other:r})=>M`<div class="note warn row" key=${t} role="status">
<a class="reach body" href=${`#/ruling/${t}`}>${Xs(e,r,[r.offender.name,j(n,r.foul),B(n,r)].join(` · `))}</a>
<button class="button" type="button" onClick=${()=>a([...i,t])}>${z(`same.both`)}</button>
</div>`)}function Ys({rulings:e},t){let n={};for(let t of Object.values(e))(n[`${t.foul} ${t.offender.id}`]??=[]).push(t);return Object.values(n).flatMap(e=>e.filter(e=>e.official===t).map(t=>({own:t.id,other:xt(e,t)})).filter(({other:e})=>e))}function Xs(e,{official:t,ruled_at:n},r){let i=e.officials[t]?.name??`?`;return z(`same.text`,{who:i,time:N(n,e.settings.time_zone),what:r})}function Zs({args:[e]}){let{tournament:t,state:n}=R();if(!t||!n)return M`<${Ct} title=${z(`hall-ruling`)} />`;let r=n.rulings[e];return r?M`<${Qs} state=${n} ruling=${r} />`:M`<${he} title=${z(`hall-ruling`)} text=${z(`hall-no-ruling`)} up="#/log" />`}function Qs({state:e,ruling:t}){let{official:n}=R(),r=U(),i=kr([t])[t.revision],a=Oe(r,i,t),o=a&&(a.chosen??a.final??a.first);return M`<${S} title=${j(r,t.foul)} up=${`#/table/${t.table.id}`}>
<${Xo} ruling=${t} shown=${o}>
<p><${yt} ruling=${t} /></p>
${t.item===t.id&&M`<${u} id=${t.item} />`}
${me(t.outbox)&&M`<a href="#/outbox">${z(`hall-resolve`)}</a>`}
<//>
<${qs} state=${e} ruling=${t} />
${(t.status===`withdrawn`||t.amends&&t.status!==`amended`)&&M`<${Ms} state=${e} ruling=${t} />`}
${ge(e,t).length>0&&M`<${os} state=${e} ruling=${t} />`}
<${$s} ruling=${t} />
${a?M`<${tc} ruling=${t} spoken=${a} />`:M`<p class="soft">${z(`hall-no-book`)}</p>`}
<${nc} state=${e} ruling=${t} />
<${Qo} state=${e} ruling=${t} />
<${is} state=${e} ruling=${t} />
<${Us} state=${e} ruling=${t} />
<${Es} state=${e} ruling=${t} />
${F(n,[`director`])&&M`<${ss} ruling=${t} />`}
<//>`}function $s({ruling:e}){let t=U(),n=Object.entries(e.final_decision?.facts??e.facts??{}),r=Object.entries(pe(e.context??{}));return n.length+r.length===0?null:M`<section>
<h2>${z(`hall-facts`)}</h2>
<dl class="facts">
${n.map(([e,n])=>M`<div key=${e}><dt>${t.question(e)}</dt><dd>${t.answer(e,{value:n})}</dd></div>`)}
${r.map(([e,n])=>M`<div key=${e}><dt>${le(t,e)}</dt><dd>${se(t,e,n)}</dd></div>`)}
</dl>
</section>`}const ec={"in-range":`hall-within`,"left-open":`hall-left-open`};function tc({ruling:e,spoken:{first:t,final:n,chosen:r,departure:i}}){let a=r??n??t,o=n??t,s=_(a.steps,R().state.rulings[e.amends],e);return M`<section class="stack">
<h2>${z(`hall-decision`)}</h2>
${r&&M`<p class="note warn">
${z(`hall-prescribed`,{line:t.line})}${e.reason&&M`<br />${z(ec[i]??`hall-because`,{reason:e.reason})}`}
</p>`}
${!r&&!n&&t.status===`deferred`&&M`<p>${t.line}</p>`}
${n&&M`<p>${z(`hall-first`,{line:t.line})}</p>`}
${a.say&&a.say!==a.line&&M`<p class="say">${z(`call.quoted`,{text:a.say})}</p>`}
<ol class="steps">${s.map(e=>M`<li key=${e.id}>${e.text}</li>`)}</ol>
${!p(e)&&M`<${Is} steps=${a.steps} call=${{...e,table:e.table.id,ruling:e.id}} />`}
<${ne} stays=${a.stays} />
${Me(o).map(e=>M`<p class="soft" key=${e}>${e}</p>`)}
${o.readings.length>0&&M`<${cs} readings=${o.readings} />`}
</section>`}function nc({state:e,ruling:t}){let n=e.settings.time_zone,r=Date.parse(t.device_at)-Date.parse(t.ruled_at);return M`<section class="stack">
<h2>${z(`hall-origin`)}</h2>
<p>${[e.officials[t.official]?.name,N(t.ruled_at,n)].filter(Boolean).join(` · `)}</p>
${Math.abs(r)>2e3&&M`<p class="soft">${z(`hall-device-time`,{time:N(t.device_at,n)})}</p>`}
${t.conflict&&M`<${us} why=${t.conflict} />`}
${t.note&&M`<p class="note info">${t.note}</p>`}
</section>`}const rc=je(be.desk,`LineAct`);function ic({state:e,id:t}){let{official:n}=R(),r=Ri(e,t),i=F(n,[`director`]);return r.length===0?null:M`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${z(`hall-ledger`)}</h2>
${r.map(t=>M`<div class="card" key=${t.unit}>
<p><strong>${ac(t.unit,t.amount)}</strong></p>
<dl class="facts lines">
${t.lines.map(n=>M`<div key=${n.id}>
<dt><${Uo} state=${e} line=${n} />${i&&M`<${rc} state=${e} line=${n} balance=${t} />`}</dt>
<dd>${Ki(n)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function ac(e,t){let[n,r]=Ii(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return z(t<0?r:n,{amount:Q(e,Math.abs(t))})}function oc(e,t){return Object.values(e.hanchans).filter(n=>!n.status&&Object.values(n.seats).includes(t)&&!e.results[n.id]&&!Te(e,n).begun).sort((e,t)=>e.id<t.id?-1:1)[0]}function sc({state:e,player:t}){let n=oc(e,t);if(!n)return null;let r=$i(e,n);return Sa(e,n,t).length>0?M`<section class="note bad stack" aria-label=${z(`fines.next-game`)}>
<p>${z(`fines.plays-after`,{game:r})}</p>
<${ya} hanchan=${n.id} players=${[t]} />
</section>`:n.allowed?.includes(t)?M`<p class="note info" role="status">${z(`fines.let-play`,{game:r})}</p>`:null}function cc({day:e,taking:{unit:n,method:i,expected:a,count:o},onClose:s}){let[c,l]=H(``),[u,d]=H(``),[f,p]=H(!1),m=yo(),{ask:h,asking:g,wrong:_}=vo(z(`cash.needs-network`)),v=lc(n,c),y=v!==null&&v<Math.min(0,a),b=y?null:v;return M`<${D} title=${z(`cash.count-of`,{method:z(`fines.method.${i}`)})} onClose=${s}>
<form class="stack" onSubmit=${a=>{if(a.preventDefault(),p(!0),b===null||o&&!u.trim())return;let c={...u.trim()&&{note:u.trim()},...o&&{replaces:o.id}},l={day:e,unit:n,method:i,counted:b,...c};h(async()=>{await r.ask(`cash-counts/${m(l)}`,{method:`PUT`,body:l}),t(z(`cash.kept`)),s()})}}>
<dl class="facts"><div><dt>${z(`cash.expected`)}</dt><dd>${Q(n,a)}</dd></div></dl>
<${T} label=${z(`cash.amount`,{unit:n})} value=${c} inputmode="decimal" autocomplete="off" wrong=${f&&b===null?z(y?`cash.amount-low`:`cash.amount-wrong`):void 0} onInput=${l} />
${b!==null&&M`<p class=${`note ${b===a?`info`:`warn`}`} role="status"><strong>${uc(n,b-a)}</strong></p>`}
<${T} label=${z(o?`cash.why-again`:`fines.note`)} value=${u} maxlength="3500" wrong=${f&&o&&!u.trim()?z(`hall-reason-missing`):void 0} onInput=${d} />
${_}
<button class="button main" disabled=${g}>${z(`cash.keep`)}</button>
</form>
<//>`}function lc(e,t){let[,n,r=``]=t.trim().match(/^([-−]?)(.+)$/)??[],i=Yi(e,r);return i!==null&&n?-i:i}function uc(e,t){return t===0?z(`cash.agrees`):z(t<0?`cash.missing`:`cash.too-much`,{amount:Q(e,Math.abs(t))})}function dc(e,t){let n=e.settings.time_zone,r=Object.values(e.payments).map(({paid_at:e})=>ue(Date.parse(e),n)),i=Object.values(e.cashCounts).map(({day:e})=>e);return[.../* @__PURE__ */ new Set([ue(t,n),...r,...i])].sort().reverse()}function fc(e,t){let n=/* @__PURE__ */ new Map,r=(r,i)=>{let a=`${t} ${r} ${i}`,o={unit:r,method:i,taken:0,refunded:0,expected:0,by:/* @__PURE__ */ new Map,count:e.cashCounts[a]};return n.has(a)||n.set(a,o),n.get(a)};for(let{unit:n,method:i,amount:a,refund:o,withdrawn:s,paid_at:c,official:l}of Object.values(e.payments)){if(s||ue(Date.parse(c),e.settings.time_zone)!==t)continue;let u=r(n,i),d=o?-a:a;u[o?`refunded`:`taken`]+=a,u.expected+=d,u.by.set(l,(u.by.get(l)??0)+d)}for(let{day:n,unit:i,method:a}of Object.values(e.cashCounts))n===t&&r(i,a);let i=({unit:e,method:t})=>e+Go.indexOf(t);return[...n.values()].sort((e,t)=>i(e)<i(t)?-1:1)}function pc({state:e}){return M`<${S} title=${z(`cash.title`)} up="#/fines"><${mc} state=${e} /><//>`}function mc({state:e}){let{official:t}=R();V(()=>void r.lookAround(),[]);let n=dc(e,r.now()),[i,a]=H(``),o=n.includes(i)?i:n.find(t=>fc(e,t).length>0)??n[0],s=fc(e,o),c=n.map(e=>({value:e,text:hc(e)})),l=Object.values(e.payments).filter(e=>e.unsent).length;return M`<${O} label=${z(`cash.day`)} value=${o} options=${c} onChange=${a} />
${l>0&&M`<p class="note warn" role="status">${z(`cash.unsent`,{count:l})}</p>`}
${s.length===0&&M`<${te} text=${z(`cash.nothing`)} />`}
<div class="cash-ways">${s.map(n=>M`<${gc} key=${o+n.unit+n.method} state=${e} day=${o} taking=${n} mayCount=${Ui(t)} />`)}</div>`}function hc(e){return Fe(Intl.DateTimeFormat,{weekday:`short`,day:`numeric`,month:`long`,year:`numeric`,timeZone:`UTC`}).format(/* @__PURE__ */ new Date(`${e}T00:00:00Z`))}function gc({state:e,day:t,taking:n,mayCount:r}){let[i,a]=H(!1),{unit:o,method:s,refunded:c,taken:l,expected:u,by:d,count:f}=n,p=[...d].map(([t,n])=>[e.officials[t]?.name??z(`cash.this-phone`),Q(o,n)]),m={taken:Q(o,l),back:Q(o,c)};return M`<section class="card stack cash" aria-label=${z(`fines.method.${s}`)}>
<div class="cash-head"><h2>${z(`fines.method.${s}`)}</h2><strong class="sum">${Q(o,u)}</strong></div>
${c>0&&M`<p class="soft">${z(`cash.of-it-refunded`,m)}</p>`}
<dl class="facts">
${p.map(([e,t])=>M`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
${f&&M`<${_c} state=${e} taking=${n} />`}
${r&&M`<button class=${`button ${f?`quiet`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${z(f?`cash.again`:`cash.count`)}</button>`}
${i&&M`<${cc} day=${t} taking=${n} onClose=${()=>a(!1)} />`}
</section>`}function _c({state:e,taking:{unit:t,expected:n,count:r}}){let{counted:i,note:a,earlier:o}=r,s=r.expected===n?``:z(`cash.taken-since`,{amount:Q(t,r.expected)});return M`<div class=${`note ${i===n?`info`:`warn`}`} role="status">
<strong>${z(`cash.counted`,{amount:Q(t,i)})} · ${uc(t,i-n)}</strong>
<small>${[vc(e,r),a,s].filter(Boolean).join(` · `)}</small>
</div>
${o.length>0&&M`<${y} title=${z(`cash.earlier`,{count:o.length})}>
${()=>M`<dl class="facts">${o.map(n=>M`<div key=${n.id}><dt>${Q(t,n.counted)}<small>${[vc(e,n),n.note].filter(Boolean).join(` · `)}</small></dt></div>`)}</dl>`}
<//>`}`}function vc(e,{official:t,at:n}){return z(`cash.counted-by`,{name:e.officials[t]?.name??`?`,time:N(n,e.settings.time_zone)})}function yc({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:M`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${z(`fines.paid`)}</h2>
<ul class="rows">
${t.map(t=>M`<li key=${t.id}><${bc} state=${e} payment=${t} /></li>`)}
</ul>
<p class="soft">${z(`fines.put-right`)}</p>
</section>`}function bc({state:e,payment:t}){let{id:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,refund:l,withdrawn:u}=t,d=[u&&z(`fines.withdrawn`),xc(t),z(`fines.method.${s}`),N(c,e.settings.time_zone)],f=Q(a,l?-o:o);return M`<a class=${`row ${u?`over`:``}`} href=${`#/paid/${n}`}>
<span class="body who">${Gi(e,{kind:r,id:i})}<small>${d.filter(Boolean).join(` · `)}</small></span>
${u?M`<s>${f}</s>`:M`<strong>${f}</strong>`}
</a>`}function xc({unsent:e,refund:t,receipt:n}){return e?z(`fines.no-receipt-yet`):z(t?`fines.refund-number`:`fines.receipt`,{number:n})}function Sc({state:e,official:t}){if(!e.season||!Ui(t))return null;let n=z(`fines.season`,{season:nt(e)});return M`<${y} title=${n}>${()=>M`<${Cc} state=${e} />`}<//>`}function Cc({state:e}){let{answer:t,fresh:n,trouble:r}=br(`ledger/fines/season`);if(!t)return M`<p class="soft" role="status">${z(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=N(t.at,e.settings.time_zone);return M`${!n&&M`<p class="note warn" role="status">${z(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&M`<p class="soft">${z(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>M`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${wc(e,t)}</small></span>
<strong>${Q(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function wc(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=ht(e,r)||e.settings.name;return n.length>1?`${a} ${Q(t,i)}`:a}).join(` · `)}function Tc({state:e}){let{fines:t}=e.others,[n,i]=H([]);if(V(()=>void r.tournaments().then(i,()=>{}),[]),t.length===0)return null;let a=Bi(t).map(([e,t])=>Q(e,t)),o=({tournament:e,account:t})=>{let r=n.find(({id:t,left:n})=>t===e&&!n);return r?`#/account/enter/${e}/${r.official.id}`:`#/fines/${t.kind}/${t.id}`};return M`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${z(`fines.elsewhere`)}</h2>
${t.length>1&&M`<p>${z(`fines.in-all`,{amount:a.join(` · `)})}</p>`}
<ul class="rows">
${t.map(t=>{let{account:n,tournament:r,unit:i,amount:a,since:s}=t,c=o(t);return M`<li key=${[n.id,r,i].join()}><a class="row" href=${c}>
<span class="body who">${Gi(e,n)}<small>
${ht(e,r)} · ${z(`fines.since`,{time:N(s,e.settings.time_zone)})}
</small></span>
<strong>${Q(i,a)}</strong>
${c.startsWith(`#/account`)&&M`<span class="there">${z(`fines.open-there`)}</span>`}
</a></li>`})}
</ul>
<p class="soft">${z(`fines.paid-there`)}</p>
</section>`}const Ec=[`device_at`,`clock_offset_ms`,`revision`];function Dc({stored:e,sent:t}){let n=[z(`hall-on-server`),z(`hall-on-phone`)];return M`<${Oc} caption=${z(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function Oc({caption:e,heads:t,before:n,after:r}){jt();let i=U(),{state:a}=R(),[o,s]=[Ac(r),Ac(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!Ec.includes(e));return M`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>M`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>M`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${Nt(i,e)}</th></tr>
<tr><td>${jc(i,a,e,s[e])}</td><td>${jc(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function kc({item:{expected:e,answer:t,differs:n}}){let r=U(),i=n===`revision`?t.second_decision:t.decision;return M`<div class="note warn">
<p>${z(`hall-phone-showed`,{line:B(r,e)})}</p>
<p><strong>${z(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:B(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${z(`hall-ruling`)}</a>
</div>`}function Ac(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>Ac(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function jc(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return j(e,r);if(n.endsWith(`_at`)&&r!==`–`)return N(r,t.settings.time_zone);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function Mc(){let e=k(null),[t,n]=H(``);V(()=>{let t=new AbortController;return Fc(e.current,t.signal,Nc,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return M`<${S} title=${z(`hall-scan`)} up="#/tables">
<p>${z(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${z(`hall-viewfinder`)}></video>
${t&&M`<p class="note warn" role="status">${z(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${z(`hall-tables`)}</a>
<a class="button" href="#/join">${z(`hall-join`)}</a>
<//>`}function Nc(e){let t=Qt(e);return t?(A(),St(Pc(t),{replace:!0}),!0):!1}function Pc({tournament:e,invitation:t,account:n,table:r,sheet:i}){return t?`#/join/${e}/${t}`:n?`#/account/${n}`:i?`#/sheet?s=${i}`:`#/table/${r}`}async function Fc(e,t,n,r){let i=navigator.mediaDevices&&await Ic().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function Ic(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function Lc({label:e,text:n}){return M`<${T} label=${e} value=${n} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&M`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(n).then(()=>t(z(`people.copied`)),()=>t(z(`people.not-copied`)))}>${z(`people.copy`)}</button>`}
${`share`in navigator&&M`<button class="button" type="button" onClick=${()=>navigator.share({text:n}).catch(()=>{})}>${z(`people.share`)}</button>`}
</div>`}function Rc({rulings:e}){let t=Object.values(e).filter(({kind:e,counts:t})=>t&&e===`disqualification`);return new Set(t.map(({offender:e})=>e.id))}function zc(e){let t=Rc(e);return n=>t.has(n)?`disqualified`:e.players[n]?.withdrawn_at?`withdrawn`:null}function Bc({onClose:e}){let{tournament:t,official:n,state:i}=R(),a=Vc(),[o,s]=H(null);V(()=>void r.tournaments().then(s,()=>s([])),[]);let c=(o??[]).filter(({id:e,left:n})=>e!==t.id&&!n);return M`<${D} title=${t.name} onClose=${e}>
<h3>${z(`desk.others`)}</h3>
${o&&c.length===0&&M`<p class="soft">${z(`desk.no-others`)}</p>`}
<ul class="rows">
${c.map(({id:t,name:n,official:r})=>M`<li key=${t}>
<a class="row" href=${`#/account/enter/${t}/${r.id}`} onClick=${e}>
<span class="body"><strong>${a[t]||ht(i,t)||n}</strong><small>${r.name}</small></span>
</a>
</li>`)}
</ul>
${vr()&&F(n,[`director`])&&M`<a class="button" href=${`#/account/again/${t.id}`} onClick=${e}>${z(`again.this`)}</a>`}
<a class="button" href="#/join" onClick=${e}>${z(`hall-join`)}</a>
<//>`}function Vc(){let[e,t]=H({});return V(()=>{vr()&&r.account().then(e=>e.read()).then(({tournaments:e})=>t(Object.fromEntries(e.map(({id:e,name:t})=>[e,t]))),()=>{})},[]),e}function Hc({table:e}){let{official:t}=R();return F(t,[`director`])?M`<a class="button" href="#/import/players">${z(`enrol.link`)}</a>
${e&&M`<a class="button quiet" href=${`#/correct/table/${e.id}`}>${z(`correct.link-table`)}</a>`}`:null}function Uc(){let{state:e,official:t}=R(),[n,r]=H(!1);return M`<p class="beside">
<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${z(`desk.change`)}</button>
<a class="button quiet" href="#/standings">${z(`hall-standings`)}</a>
<a class="button quiet" href="#/cards">${z(`hall-cards`)}</a>
${Object.keys(e.escalations).length>0&&M`<a class="button quiet" href="#/escalations">${z(`hall-escalations`)}</a>`}
${Wc(e)&&M`<a class="button quiet" href="#/fines">${z(`hall-fines`)}</a>`}
${F(t,[`director`])&&M`<a class="button quiet" href="#/setup">${z(`setup.title`)}</a>
<a class="button quiet" href="#/people">${z(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${z(`enrol.link`)}</a>
<a class="button quiet" href="#/exams">${z(`exam.title`)}</a>
<a class="button quiet" href="#/reports">${z(`reports.link`)}</a>`}
</p>
${n&&M`<${Bc} onClose=${()=>r(!1)} />`}`}function Wc(e){return e.others.fines.length>0||Object.values(e.ledger).some(({unit:e})=>!Ii(e))}function Gc(e){return Ne(e).flatMap(({id:t})=>l(e,t)??[])}function Kc(e,t){if(t===`now`)return Gc(e);let n=t===`all`?co(e):[t],r=new Map(Ne(e).map(({id:e},t)=>[e,t])),i=({table:e})=>r.get(e)??1/0;return n.flatMap(t=>Object.values(e.hanchans).filter(({round:e})=>e===t).sort((e,t)=>i(e)-i(t)))}function qc(e){let t=new Set(Object.values(e.timings).flatMap(({what:e,hanchan:t})=>e===`began`?t:[])),n=Object.values(e.hanchans).filter(({id:n,status:r})=>t.has(n)&&!r&&!e.results[n]),r=zc(e),i=({seats:e})=>Object.values(e).some(r),a=Object.values(e.hanchans).filter(t=>!t.status&&!e.results[t.id]&&i(t));return[.../* @__PURE__ */ new Set([...Gc(e),...n,...a])]}const Jc={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`},Yc=`yakitori`,Xc={...Jc,[Yc]:Yc};function Zc(e,t){let n=t?.content.rule_points??{},r=Object.entries(Xc).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Xc&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))};return{numbers:a,silent:Object.keys(Xc).filter(e=>!r.some(([t])=>t===e)),complete:Object.keys(Jc).every(e=>e in a)}}function Qc(e,t){let n=t?.content.rule_points[`substitute-points`]??`not-stated`;return n===`not-stated`?{counted:e.scoring.substitute_points??`team`,isStated:!1}:{counted:n===`team`?`team`:`nobody`,isStated:!0}}function $c(e,t){let n=b(ee(e,t.round).map(i)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return xe.filter(e=>n.includes(t.seats[e]))}function el(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function tl(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function nl({of:e}){let[t,n]=H(``);return M`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;r.file(`standings.csv?of=${e}`).then(e=>Or(e,t),e=>n(Y(e)))}}>${z(`standings.export`)}</button>
${t&&M`<p class="note bad" role="alert">${t}</p>`}`}function rl({names:e,numbers:t,substitutes:n}){let{state:i}=R(),[a,o]=H(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[s,c]=H(n.counted),[l,u]=H(null),{ask:d,asking:f,wrong:p}=vo();return M`<form class="stack" onSubmit=${o=>{o.preventDefault();let c=al({names:e,numbers:t,substitutes:n,typed:a,counted:s});if(Object.keys(i.results).length>0)return u(c);d(()=>r.ask(`scoring`,{method:`PUT`,body:c}))}}>
${e.map(e=>M`<${T} key=${e} label=${z(`standings.by.${e}`)} hint=${z(`standings.hint.${e}`)}
value=${a[e]} required=${e!==Yc} autocomplete="off" onInput=${t=>o({...a,[e]:t})} />`)}
${!n.isStated&&M`<${w} label=${z(`standings.substitutes`)} value=${s} onChange=${c}
options=${[`team`,`nobody`].map(e=>({value:e,text:z(`standings.substitutes.${e}`)}))} />`}
${p}
<button class="button main" disabled=${f}>${z(`standings.set`)}</button>
</form>
${l&&M`<${il} body=${l} onClose=${()=>u(null)} />`}`}function il({body:e,onClose:t}){let{replaces:n,...r}=e,i=Object.keys({...n,...r}).filter(e=>`${r[e]??0}`!=`${n?.[e]??0}`),a=(e,t=0)=>e===`substitute_points`?z(`standings.substitutes.${t}`):[t].flat().every(Number.isFinite)?Dt(t):`${t}`,o=e=>z(e===`substitute_points`?`standings.substitutes`:`standings.by.${e}`);return M`<${jo} title=${z(`standings.by`)} what="rules" request=${{method:`PUT`,path:`scoring`,body:e}} yes=${z(`standings.set`)} onClose=${t}>
<dl class="facts">
${i.map(e=>M`<div key=${e}>
<dt>${o(e)}</dt>
<dd><${wo} before=${a(e,n?.[e])} after=${a(e,r[e])} /></dd>
</div>`)}
</dl>
<p class="soft">${z(`standings.set-anew`)}</p>
<//>`}function al({names:e,numbers:t,substitutes:n,typed:r,counted:i}){let a=e.filter(e=>e!==`yakitori`||r[e].trim()).map(e=>[e,ol(e,r[e])]),o=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),s=e=>n.isStated?{}:{substitute_points:e},c={...Object.fromEntries(o),...s(n.counted)},l=Object.keys(c).length?c:null;return{...Object.fromEntries(a),...s(i),replaces:l}}function ol(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(sl):sl(n.replace(/[\s,.'’]/g,``))}function sl(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function cl({state:e}){let{book:t,official:n}=R(),{numbers:r,silent:i,complete:a}=Zc(e,t);if(!t)return null;let o=Qc(e,t),s=(i.length>0||!o.isStated)&&n?.roles?.includes(`director`),c=[...Object.entries(r).filter(([e,t])=>e!==`yakitori`||t>0).map(([e,t])=>[z(`standings.by.${e}`),Dt(t)]),...s&&!o.isStated?[]:[[z(`standings.substitutes`),z(`standings.substitutes.${o.counted}`)]]],l=()=>M`<${we} rows=${c} />
${s&&M`<${rl} names=${i} numbers=${r} substitutes=${o} />`}`;return a?M`<${y} title=${z(`standings.by`)}>${l}<//>`:M`<section class="card" aria-labelledby="by">
<h2 id="by">${z(`standings.by`)}</h2>
<p class="note warn">${z(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}const ll={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:dl,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:fl},ul={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function dl(e,t){return t===`standing`?!p(e):t===`escalated`?!!e.escalation:e.status===t}function fl({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-x(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function pl(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in ll),i=Object.entries(t).filter(([e,t])=>t&&e in ul),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>ll[t](e,n))&&i.every(([t,n])=>ul[t](o(e),n)))}function ml(e,t,n,r){if(!r.trim())return n;let i=hl(t),a=He(e.library,r);return n.filter(t=>{let{offender:n,table:r,note:o,reason:s,foul:c}=t,l=i[t.id]??[],u=[n.name,r.label,o,s,j(e,c),B(e,t)];return a([...u,...l].filter(Boolean).join(` `))})}function hl({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const gl=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function _l({state:e,rulings:t,chosen:n,onChoose:r}){let i=U(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=vl(i,e,t,n);return M`<details class="fold">
<summary>${o?z(`hall-filters-set`,{count:o}):z(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(s).map(([e,t])=>M`<${O} key=${e} label=${z(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:z(`hall-any`)},...t]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>M`<${T} key=${e} type="datetime-local" label=${z(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&M`<button class="button" type="button" onClick=${()=>r({})}>${z(`hall-filters-clear`)}</button>`}
</div>
</details>`}function vl(e,t,n,r){let i=e=>[...new Set(n.map(e))],a=new Map(n.map(({offender:e})=>[e.id,e.name])),o={table:Ne(t).map(({id:e,label:t})=>({value:e,text:t})),player:[...a].map(([e,t])=>({value:e,text:t})),foul:i(({foul:e})=>e).map(t=>({value:t,text:j(e,t)})),kind:i(({kind:e})=>e).map(t=>({value:t,text:e.name(`kinds`,t)})),status:gl.map(e=>({value:e,text:z(`hall-status.${e}`)})),round:i(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:z(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:z(`hall-otherwise`)}],...yl(r),official:Object.values(t.officials).map(({id:e,name:t})=>({value:e,text:t}))};return Object.fromEntries(Object.entries(o).map(([e,t])=>[e,xl(t)]))}function yl({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:z(`hall-took`,{from:L(n),until:L(r)})}]},...t&&{escalation:[{value:t,text:bl(t)}]}}}function bl(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>m(e)?z(e):t).join(` · `)}function xl(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}r.loadEscalationSteps();const Sl={"head-referee":[`head-referee`,`director`],director:[`director`]};function Cl({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function wl({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function Tl(e,t){return!!t&&e.official!==t.id&&F(t,Sl[e.level]??[])}function El(e,t,{table:n,foul:r}){return[z(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&j(e,r)].filter(Boolean).join(` · `)}function Dl(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function Ol(e,t,n){return{name:e.officials[t]?.name??`?`,time:N(n,e.settings.time_zone)}}function kl({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return z(i?`help.unsent`:`help.sending`);let a=n.ended_at?z(`help.over.${n.ended_how}`):n.answered_at?z(`help.coming`,Ol(e,n.answered_by,n.answered_at)):z(`help.waiting.${n.level}`);return i?`${a} · ${z(`hall-outbox.waiting`)}`:a}function Al({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function jl(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?$e(t,e.hanchans[n],r):fe(t,n))}function Ml({ruling:e,questions:t,decision:n,done:r=!1,onAnswer:i}){let{library:a}=R(),o=U(),s=n&&We(a,n);return M`<section class="card">
<h3><span class="who">${e.offender.name}</span> · ${j(o,e.foul)}</h3>
${!r&&t.map(e=>M`<${Nl} key=${e.question.fact} asked=${e} onAnswer=${i} />`)}
${s&&M`<p class=${`penalty ${Ke(n.penalties[0]?.kind??`none`)}`} role="status">
${z(`hall-comes-to`,{line:s.line})}
</p>`}
${r&&M`<ol class="steps">${s.steps.map(e=>M`<li key=${e.id}>${e.text}</li>`)}</ol><${ne} stays=${s.stays} />`}
</section>`}function Nl({asked:{decision:e,question:t,chosen:n},onAnswer:r}){let{library:i}=R(),{text:a,answers:o}=We(i,e).questions[0],s=o.map(e=>({value:e.value??e.min,text:e.text}));return M`<${w} label=${a} value=${n} options=${s}
onChange=${e=>r(t.fact,e)} />`}function Pl(){let{library:e,book:t}=R(),[n,i]=H(null);return V(()=>{Promise.all([be.hands(),r.loadReading()]).then(([e])=>i(e),()=>{})},[]),(r,i)=>{let a=n&&e&&t&&n.handsAfter(e,t,r,i)||[];return a.length?a:Fl(r,i)}}function Fl(e,{how:t,winners:n}){let{deposits:r=0}=e;return t===`win`?[{...n.includes(`east`)?g(e):Se(e),deposits:0}]:t===`chonbo`?[{...e,deposits:r}]:[g(e),Se(e,g(e).counters??0)].map(e=>({...e,deposits:r}))}function Il({hands:e,chosen:t,onChoose:n=()=>{}}){if(e.length===1)return M`<p class="note none end-next" role="status">${z(`hall-comes-next`)} <strong><${Be} hand=${e[0]} /></strong></p>`;let r=e.map((e,t)=>({value:t,text:M`<${Be} hand=${e} />`}));return M`<${w} label=${z(`hall-following`)} value=${e.findIndex(e=>Rl(e,t))} options=${r}
onChange=${t=>n(e[t])} />`}function Ll(e,t){return e.length===1?e[0]:e.find(e=>Rl(e,t))}function Rl(e,t){return!!t&&JSON.stringify(e)===JSON.stringify(t)}function zl({hanchan:e,ended:t,end:n,moves:r,onChange:i}){let{state:a}=R(),o=U(),{how:s,winners:c,riichi:l,tenpai:u}=n,d=u?.length===0;return M`<fieldset class="end-seats">
<legend class="unseen">${z(`hall-who`)}</legend>
${f(e,t.hand).map(({wind:e,player:n})=>{let d=_t(a,{...t,table:{id:t.table},seat:e}),f=l.includes(e),p=t=>t.includes(e)?t.filter(t=>t!==e):[...t,e],m=()=>{let e=p(u??[]);i({tenpai:e.length?e:void 0})},h=!c.includes(e)&&c.length===3,g=a.players[n]?.name??`?`;return M`<div key=${e} class="end-seat" role="group" aria-label=${`${o.phrase(`seat-${e}`)} · ${g}`}>
<span class="end-name"><${pt} wind=${e} /><span>${g}</span>
${d&&M`<span class="badge dead-hand">${z(`hall-badge.dead`,{since:ut(a,d)})}</span>`}</span>
${r&&s!==`four-riichi`&&M`<${Bl} stick on=${f} onTap=${()=>i({riichi:p(l)})}>${z(`hall-riichi`)}<//>`}
${s===`win`&&M`<${Bl} on=${c.includes(e)} isOff=${!!d||h} onTap=${()=>i({winners:p(c)})}>${z(`hall-wins`)}<//>`}
${r&&s===`exhaustive-draw`&&M`<${Bl} on=${f||u?.includes(e)} isOff=${f} onTap=${m}>${z(`hall-tenpai`)}<//>`}
</div>`})}
${r&&s===`exhaustive-draw`&&M`<div class="end-seat"><span class="end-name"></span>
<${Bl} on=${d} isOff=${!!u?.length} onTap=${()=>i({tenpai:d?void 0:[]})}>${z(l.length?`hall-nobody-else`:`hall-nobody`)}<//></div>`}
</fieldset>`}function Bl({on:e,stick:t=!1,isOff:n=!1,onTap:r,children:i}){return M`<button class=${`choice ${t?`stick`:``}`} type="button" aria-pressed=${String(!!e)} disabled=${n} onClick=${r}>${i}</button>`}const Vl=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function Hl({table:e,hanchan:t,hand:n,dealt:r=n,onHand:i,onClose:a}){let{state:o}=R(),[s]=H({table:e.id,hanchan:t.id,hand:n}),[c]=H(r),[l,d]=H(()=>{let e=h(o,s);return e?{end:{...Lt,...e},results:[],item:``}:null}),f={ended:s,dealt:c,moves:!!i,hanchan:t,onClose:a};if(!l)return M`<${Gl} ...${f} onDone=${d} />`;let p=z(`hall-ended-done`,{hand:tt(s.hand)});return M`<${D} key="done" title=${p} onClose=${a}>
<p>${z(`hall-how.${l.end.how}`)}</p>
<${u} id=${l.item} onTaken=${a} />
${l.results.map(e=>M`<${Ml} key=${e.ruling.id} ...${e} done />`)}
${i&&!l.item?M`<${Wl} ...${f} end=${l.end} onHand=${i} />`:M`<${Ul} next=${l.end.next} onClose=${a} />`}
<//>`}function Ul({next:e,onClose:t}){return M`${e&&M`<${Il} hands=${[e]} />`}
<button class="button main" type="button" onClick=${t}>${z(`hall-done`)}</button>`}function Wl({dealt:e,end:t,onHand:n,onClose:r}){let i=Pl(),a=t.next?[t.next]:i(e,t),o=e=>{n(e),r()};return M`<h3>${z(`hall-following`)}</h3>
<div class="pair">
${a.map(e=>M`<button key=${JSON.stringify(e)} class="button main" type="button" onClick=${()=>o(e)}><${Be} hand=${e} /></button>`)}
</div>`}function Gl({ended:e,dealt:t,moves:n,hanchan:i,onDone:a,onClose:o}){let{state:s}=R(),[c]=H(()=>ze(s,e)),[l,u]=H(Lt),{does:d,wrong:f}=E(),p=kr(c),m=Pl(),h=e=>u({...l,...e}),g=l.how&&(l.how!==`win`||l.winners.length>0),_=c.map(e=>{let t=p[e.revision];return{ruling:e,...l.how&&t?zt(s,t,e,l):{questions:[],decision:null}}}),v=_.every(({decision:e})=>e),y=n&&g&&v?m(t,Jl(l,_)):[],b=Ll(y,l.next),x=async()=>{let t=Object.fromEntries(_.map(({ruling:e,decision:t})=>[e.id,t])),n={...l,tenpai:ql(l),next:b},i=await r.send(`hand-end`,null,Vt(e,n),{hold:!0,expected:t});A(),a({end:n,results:_,item:i.id})};return M`<${D} title=${z(`hall-ended-how`,{hand:tt(e.hand)})} onClose=${o}>
<${Kl} how=${l.how} onHow=${e=>h({how:e,winners:[],tenpai:void 0})} />
${(n?l.how&&l.how!==`four-riichi`:l.how===`win`)&&M`<${zl} hanchan=${i} ended=${e} end=${l} moves=${n} onChange=${h} />`}
${g&&_.map(e=>M`<${Ml} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>u(Bt(l,e.ruling,t,n))} />`)}
${y.length>0&&M`<${Il} hands=${y} chosen=${l.next} onChoose=${e=>h({next:e})} />`}
${f}
<button class="button main" type="button" disabled=${!g||!v||n&&!b} onClick=${()=>d(x)}>
${z(`hall-ended-record`)}
</button>
<//>`}function Kl({how:e,onHow:t}){let{book:n}=R(),r=[`win`,...n?.content.facts.hand_end.answers??Vl],i=Vl.filter(e=>r.includes(e)).map(e=>({value:e,text:z(`hall-how.${e}`)}));return M`<${w} label=${z(`hall-how-label`)} value=${e} options=${i} onChange=${t} />`}function ql({riichi:e,tenpai:t,hands:n}){return t&&xe.filter(r=>t.includes(r)||e.includes(r)&&!Ht(n[r]))}function Jl(e,t){let n=t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`));return{...e,tenpai:ql(e),how:n?`chonbo`:e.how}}function Yl({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:Xl(t[e.id]),round:n[e.hanchan]?.round}))}function Xl({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function Zl(e,{cards:t,seconds:n,until:r}){let i=[z(`exam.questions`,{count:t.length})];return n&&i.push(z(`exam.each`,{seconds:n})),r&&i.push(z($l(r)?`exam.ended`:`exam.until`,{time:Ql(e,r)})),i}function Ql(e,t){return N(t,e.settings.time_zone)}function $l(e){return!!e&&Date.parse(String(e))<=r.now()}function eu(e){return z(`exam.seconds`,{seconds:Math.max(1,Math.round(e/1e3))})}function tu(e,t){let n={timeZone:t,dateStyle:`short`,timeStyle:`short`};return new Intl.DateTimeFormat(`sv-SE`,n).format(new Date(e)).replace(` `,`T`)}function nu(e,t){let n=Date.parse(`${e}Z`);return(/* @__PURE__ */ new Date(2*n-Date.parse(`${tu(n,t)}Z`))).toISOString()}r.loadEscalationSteps();const ru=[`head-referee`,`referee`,`arbiter`];function iu(e,t){return`shinpan.exam.${e}.${t}`}function au(e){return!!e&&F(e,ru)}function ou(e){return Object.values(e.exams).sort((e,t)=>e.id<t.id?1:-1)}function su(e,t,n){return uu(e,t).find(({official_id:e})=>e===n)}function cu(e,t){let n=uu(e,t).map(({official_id:e})=>e),r=Object.values(e.officials).filter(e=>!e.revoked_at&&au(e));return{taken:n.length,all:(/* @__PURE__ */ new Set([...n,...r.map(({id:e})=>e)])).size}}function lu(e,t){return au(t)?ou(e).filter(({id:n,status:r})=>r===`open`&&!su(e,n,t.id)):[]}function uu(e,t){return Object.values(e.examAttempts).filter(e=>e.exam_id===t&&!e.withdrawn_at)}const du={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[fu,pu]=[112,64],mu=[34,14],[hu,gu]=[10,7],[_u,vu]=[14,11];function yu({names:e,notes:t,pot:n,payments:r,number:i,to:a,winds:o}){return M`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${z(`open.arrows`)}>
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
${e.map((e,n)=>M`<${xu} key=${n} spot=${du[n]} name=${e} note=${t[n]} to=${a?.(n)} wind=${o?.[n]} />`)}
${n&&M`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>M`<${Cu} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${bu} names=${e} payments=${r} number=${i} /></div>
</figure>`}function bu({names:e,payments:t,number:n}){let r=t=>t===`table`?z(`open.the-table`):e[t];return M`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>M`<li key=${a}>
${z(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function xu({spot:[e,t],name:n,note:r,to:i,wind:a}){let o=Su(n,a?gu:hu)!==n,s=M`<g>
<rect
x=${e-fu/2}
y=${t-pu/2}
width=${fu}
height=${pu}
rx="10"
/>
${a&&M`<path class="wind" d=${et[a]} transform=${`translate(${e-fu/2+5} ${t-21}) scale(0.85)`} />`}
<text class=${`name ${o?`long`:``}`} x=${a?e+12:e} y=${t-5}>${o?Su(n,a?vu:_u):n}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?M`<a href=${i} aria-label=${`${n} ${r}`}>${s}</a>`:s}function Su(e,t){let n=0,r=[...e],i=r.findIndex(e=>(n+=e>`⹿`?1.6:1)>t);return i<0?e:`${r.slice(0,i-1).join(``).trimEnd()}…`}function Cu({payment:e,text:t}){let[n,r]=[$(e.from),$(e.to)],[i,a]=Ou(n,r),[o,s]=Ou(r,n),c=Du(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=wu(n,r)?Tu([i,a],[l,u],[o,s],c):Eu([l,u],c,n[0]===r[0]);return M`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${d} y=${f+6}>${t}</text>
</g>`}function wu(e,t){let[n,r]=$(`table`);return(e[0]+t[0])/2===n&&(e[1]+t[1])/2===r}function Tu(e,t,n,r){let i=r=>e[r]*.5625+t[r]*.375+n[r]*.0625;return[i(0)+r[0]*.9,i(1)+r[1]*.5]}function Eu([e,t],[n,r],i){if(n||r)return[e+n*1.2,t];let[a]=$(`table`);return i?[e+38,t]:[e+Math.sign(a-e)*18,t-19]}function Du(e,t){let[n,r]=$(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes($(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function $(e){return du[e]??[0,0]}function Ou([e,t],n){let[r,i]=[n[0]-e,n[1]-t],[a,o]=e===du.table[0]&&t===du.table[1]?mu:[fu/2,pu/2],s=Math.min((a+6)/Math.abs(r),(o+6)/Math.abs(i));return[e+r*s,t+i*s]}const ku=[0,1,2,3],Au=[`east`,`south`,`west`,`north`];function ju(e,t){return Au[(e-t+4)%4]??`east`}function Mu(e,t){return e===`table`?`table`:(Au.indexOf(e)+t)%4}function Nu(e){let t=new Map([...ku,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of ku)t.set(e,0);else for(let e of Fu(n))Iu(t,e);return{net:ku.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Pu(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function Fu(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function Iu(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function Lu(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Ru({typed:e,onChange:t,onClose:n}){return M`<${D} title=${z(`open.names`)} onClose=${n}>
<p class="soft">${z(`open.names-text`)}</p>
${ku.map(n=>M`<${T}
key=${n}
label=${z(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${z(`open.done`)}</button>
<//>`}function zu({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=Lu(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,Pu(e[r]??0,n)]);return M`<${D} title=${z(`open.settle`)} onClose=${i}>
<p>${z(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${we} rows=${s} />
<${bu} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${z(`open.settle-done`)}
</button>
<//>`}function Bu(){let{state:e,official:t}=R(),n=e?lu(e,t):[];if(n.length===0)return null;let[r]=n,i=n.length===1,a=i?c(iu(r.id,t.id)):null,o=a&&!a.attempt?z(`exam.paused`,{at:a.answers.length+1,all:r.cards.length}):z(i?`exam.waits`:`exam.wait`,{count:n.length});return M`<a class="row card" href=${i?`#/exams/${r.id}/take`:`#/exams`}>
<${I} name="clock" />
<span class="body">
<strong>${o}</strong>
<small>${i?[r.title,...Zl(e,r)].join(` · `):n.map(({title:e})=>e).join(` · `)}</small>
</span>
<${I} name="next" />
</a>`}function Vu(e,t,n,r){let i=e.map(e=>Hu(e,t,n,r)),a=i.filter(e=>e instanceof at);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:lt(r)};return i.map((t,n)=>t instanceof at?{rulebook:e[n].names(),...o,...C()}:t)}function Hu(e,t,n,r){try{return v(e,t,n,r)}catch(e){if(e instanceof at)return e;throw e}}function Uu(e,t){let n=new rt(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:Wu(n,r,e)})),differs:i.some(e=>!Gu(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function Wu(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function Gu(e,t){return P(e)===P(t)}const Ku={transfers:[],fines:[],effects:[]};function qu({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function Ju({words:e},t){if(t.lateness)return z(`open.by-lateness`);let n=Yu(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Yu(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Yu(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...Ku,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?z(`open.grows-times`,{times:r.p.times}):z(`open.grows-add`,{p:r.p.add})})`:e.line({...Ku,penalties:t,effects:n})}function Xu(e,t){return e.table(t).rows}function Zu({rules:e,book:t,foul:n}){let{words:r}=e,i=Xu(t,n);if(!i.length)return M`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return M`<ol class="table-rows">
${i.map(t=>M`<li key=${t.id}>
<strong>${Ju(e,t)}</strong>
${qu(e,t.when).map(e=>M`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&M`<p>${i.length>1?z(`open.otherwise`):z(`open.always`)}</p>`}
${t.effects.length>0&&M`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${Je(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&M`<p class="soft">${z(`open.counted-over`,{scope:it([r.phrase(`scope-${a}`)])})}</p>`}`}function Qu({book:t,words:r,foul:i,facts:a,context:o,onChange:s}){let c=(e,t)=>{let{[e]:r,...i}=o;s(t===n[e]?i:{...i,[e]:t})};return M`<div class="stack">
${Object.entries(Ze).map(([s,l])=>{let u=l.filter(n=>e(t,i,a,{...o,[s]:n}));return M`<${w}
key=${s}
label=${le(r,s)}
value=${o[s]??n[s]}
options=${u.map(e=>({value:e,text:se(r,s,e)}))}
onChange=${e=>c(s,e)}
/>`})}
</div>`}const $u=[`impossible`,`denied`,`silent`];function ed({tournament:e,as:t,player:n=!1}){let{lang:i}=Ve(),[a,s]=H(``),c=async n=>{s(n?`beginning`:`ending`),s(await(n?td({tournament:e,as:t},i):nd(e)).catch(()=>`unreached`))};if(V(()=>{let n=!1;return r.push().then(n=>n.status({tournament:e,as:t},i)).then(e=>n||s(e),()=>n||s(`unreached`)),()=>void(n=!0)},[e,t,i]),$u.includes(a))return M`<section class="card"><h2>${z(`push.title`)}</h2><p role="status">${z(`push.${a}`)}</p></section>`;let l=[`unserved`,`unreached`].includes(a);return M`<${o} label=${z(`push.title`)} hint=${z(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(a)} disabled=${!a} onChange=${c} />
${l&&M`<p class="note warn" role="status">${z(`push.${a}`)}</p>`}`}async function td(e,t){return(await r.push()).subscribe(e,t)}async function nd(e){return await(await r.push()).unsubscribe(e),`off`}export{Kc as $,Ki as $n,lr as $r,Jo as $t,tu as A,ka as An,ri as Ar,zs as At,kl as B,_a as Bn,Sr as Br,hs as Bt,cu as C,It as Ci,Ka as Cn,oi as Cr,$s as Ct,nu as D,Et as Di,Ra as Dn,ti as Dr,Ks as Dt,$l as E,Tt as Ei,Ba as En,ni as Er,Zs as Et,El as F,pa as Fn,Fr,Ms as Ft,ml as G,Qi as Gn,yr as Gr,cs as Gt,_l as H,ra as Hn,Y as Hr,gs as Ht,Tl as I,ha as In,kr as Ir,Ts as It,Yc as J,Zi as Jn,pr as Jr,ns as Jt,cl as K,Xi as Kn,hr as Kr,is as Kt,Dl as L,fa as Ln,Cr as Lr,ws as Lt,Hl as M,wa as Mn,X as Mr,Hs as Mt,wl as N,Sa as Nn,Ir as Nr,Ls as Nt,eu as O,W as Oi,La as On,Qr as Or,Js as Ot,jl as P,ya as Pn,Nr as Pr,Is as Pt,Zc as Q,Gi as Qn,ur as Qr,Yo as Qt,Cl as R,va as Rn,Or as Rr,_s as Rt,ou as S,Ht as Si,qa as Sn,ai as Sr,ic as St,Zl as T,Mt as Ti,za as Tn,ii as Tr,nc as Tt,vl as U,ta as Un,br as Ur,ds as Ut,Ol as V,ia as Vn,xr as Vr,ms as Vt,pl as W,na as Wn,vr as Wr,ls as Wt,el as X,Ri as Xn,cr as Xr,Qo as Xt,tl as Y,Q as Yn,fr as Yr,ts as Yt,$c as Z,Li as Zn,dr as Zr,Xo as Zt,Pu as _,nn as _i,io as _n,mi as _r,mc as _t,Ju as a,fn as ai,Lo as an,Ii as ar,Rc as at,su as b,Vt as bi,eo as bn,si as br,sc as bt,Vu as c,vn as ci,go as cn,Mi as cr,Mc as ct,zu as d,yn as di,mo as dn,Oi as dr,kc as dt,or as ei,Go as en,Yi as er,Gc as et,ku as f,un as fi,vo as fn,vi as fr,Dc as ft,Lu as g,tn as gi,ao as gn,wi as gr,xc as gt,ju as h,cn as hi,uo as hn,Ti as hr,yc as ht,qu as i,mn as ii,Vo as in,Ui as ir,Bc as it,Yl as j,Aa as jn,Lr as jr,Bs as jt,Ql as k,Ma as kn,$r as kr,qs as kt,Bu as l,Mn as li,bo as ln,Ai as lr,Fc as lt,Mu as m,on as mi,co as mn,Ei as mr,Sc as mt,Qu as n,gn as ni,Ho as nn,Wi as nr,Uc as nt,Xu as o,Sn as oi,jo as on,Pi as or,zc as ot,Fu as p,ln as pi,lo as pn,_i as pr,Tc as pt,nl as q,$i as qn,gr as qr,rs as qt,Zu as r,dn as ri,zo as rn,Bi as rr,Hc as rt,Uu as s,pn as si,wo as sn,Fi as sr,Lc as st,ed as t,sr as ti,Uo as tn,Vi as tr,qc as tt,Ru as u,K as ui,yo as un,ki as ur,Oc as ut,Nu as v,Qt as vi,to as vn,hi as vr,pc as vt,au as w,jt as wi,Ua as wn,Z as wr,tc as wt,iu as x,zt as xi,Ja as xn,ci as xr,oc as xt,yu as y,Lt as yi,$a as yn,pi as yr,uc as yt,Al as z,ma as zn,Er as zr,vs as zt};