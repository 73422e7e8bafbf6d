import{$ as e,$t as t,A as n,An as r,B as i,Bn as a,Bt as o,C as s,Cn as c,Ct as l,D as u,Dr as d,Dt as f,E as p,En as m,Er as h,Et as g,F as _,Fn as v,Ft as y,G as b,Gn as x,Gt as S,H as ee,Ht as te,I as ne,In as C,It as w,J as re,K as ie,Kn as ae,L as oe,Lt as T,M as se,Mr as ce,N as le,Nn as ue,Nr as de,O as E,Ot as fe,P as pe,Pr as me,Pt as D,R as he,Rt as O,S as ge,Si as _e,Sn as ve,T as ye,Tn as be,Tr as xe,Tt as Se,U as Ce,Ut as we,V as Te,W as Ee,Wt as De,X as Oe,Xr as ke,Y as Ae,Zt as je,_t as Me,a as Ne,ai as Pe,an as Fe,ar as Ie,b as Le,bi as k,bn as Re,c as ze,cn as A,ct as j,d as Be,dn as Ve,ei as He,en as Ue,et as We,f as Ge,fn as M,ft as Ke,g as qe,gt as Je,h as Ye,ii as Xe,in as N,j as Ze,kn as Qe,kt as $e,l as et,li as P,lt as tt,m as F,mt as nt,ni as rt,on as it,pi as at,pt as ot,q as st,qt as I,ri as ct,rn as L,rr as lt,si as ut,sn as R,st as dt,t as ft,tt as pt,u as mt,ut as z,v as ht,vi as B,vt as gt,wn as _t,wr as vt,wt as yt,x as bt,xi as V,xn as xt,y as St,yn as Ct,yt as H,z as wt,zt as Tt}from"./app.js";const Et={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function Dt(){let[,e]=V(!1);B(()=>{Qe(`others`).then(()=>e(!0),()=>{})},[])}function Ot(e){let t=String(e?.type).split(`:`).at(-1)??``,n=Et[t]??t;return m(`refusal.type.${n}`)?R(`refusal.type.${n}`):m(`refusal.type.other`)?R(`refusal.type.other`):e?.detail??``}function kt(e,t){let[r]=t.split(`.`),i=t.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(r)&&i in e.catalogue.facts?e.question(i):r===`context`&&i in n?le(e,i):m(`refusal.field.${r}`)?R(`refusal.field.${r}`):t}function At({problem:e}){Dt();let t=H(),{errors:n=[],detail:r,title:i}=e??{};return M`<div class="note bad stack">
<p><strong>${Ot(e)}</strong></p>
${n.length===0&&M`<p lang="en">${r??i??R(`hall-unknown`)}</p>`}
<dl class="refusal">
${n.map(({field:e,message:n,cure:r})=>{let i=kt(t,e);return M`<div key=${e}>
<dt><strong>${i}</strong></dt>
<dd lang="en"><small>${n===i?r:`${n} ${r}`}</small></dd>
</div>`})}
</dl>
</div>`}const jt={winners:[],riichi:[],hands:{},quads:{},answers:{}},Mt=/* @__PURE__ */ new Map([[!0,`valid`],[!1,`invalid`]]);function Nt(e,t,n,r){let{noten_by_dead_hand:i,...a}=n.facts,o={...a,...zt(t,n,{...Rt(e,n),...Lt(n,r)})},s=r.answers[n.id]??{},c=[];for(;;){let e=v(t,n.foul,o,n.context);if(e.status!==`needs-facts`)return{questions:c,decision:e};let i=e.questions[0],a=Bt(n,r,i.fact)??s[i.fact];if(c.push({decision:e,question:i,chosen:a}),a===void 0)return{questions:c,decision:null};o[i.fact]=a}}function Pt(e,t,n,r){let{seat:i,id:a}=t;return i&&n===`riichi_hand`?{...e,hands:{...e.hands,[i]:r}}:i&&n===`quad_valid`?{...e,quads:{...e.quads,[i]:Mt.get(r)??`invalid`}}:{...e,answers:{...e.answers,[a]:{...e.answers[a],[n]:r}}}}function Ft(e,{how:t,winners:n,riichi:r,tenpai:i,next:a,hands:o,quads:s,answers:c}){let l=Object.entries({riichi:r,hands:o,quads:s,answers:c}).filter(([,e])=>Object.keys(e).length>0),u=t===`win`?{winners:n}:t===`exhaustive-draw`&&i?{tenpai:i}:{};return{...e,how:t,...u,...a&&{next:a},...Object.fromEntries(l)}}function It(e){return e===`noten`||e===`refused`}function Lt(e,t){let n=t.how===`win`?e.seat&&(t.winners.includes(e.seat)?`own-win`:`other-win`):t.how;return n?{hand_end:n}:{}}function Rt(e,t){return!t.seat||vt(e,t,Date.parse(t.ruled_at))?{}:{noten_by_dead_hand:!1}}function zt(e,t,n){let r=e.table(t.foul).used;return Object.fromEntries(Object.entries(n).filter(([e])=>r.includes(e)))}function Bt({seat:e},t,n){if(!e)return;if(n===`riichi_hand`)return t.hands[e];let r=n===`quad_valid`?t.quads[e]:void 0;return r&&r===`valid`}const Vt=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,Ht=RegExp(`#/join/(${Vt})/([\\w-]{16,200})`,`i`),Ut=/#\/account\/(spa_[\w-]{16,200})/,Wt=/#\/sheet\?s=([\w-]+)/,Gt=RegExp(`#/table/(${Vt})`,`i`);function Kt(e){let t=Ht.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=Ut.exec(e);if(n)return{account:n[1]};let r=Wt.exec(e);if(r)return{sheet:r[1]};let i=Gt.exec(e);return i?{table:i[1].toLowerCase()}:null}const qt=je(be.account,`SignInAgain`);let Jt=null;function Yt(){let[e,t]=V(null);B(()=>(Jt=t,()=>void(Jt=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&M`<${qt} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function Xt(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!Jt||!await Zt(Jt))throw t;return e()}}function Zt(e){return new Promise(t=>e({tell:t}))}const Qt=/^(localhost|.+\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;function $t(){return r.ask(`addresses`).catch(()=>null)}function en(e){return Qt.test(new URL(e).hostname)}function tn(){let[e,t]=V(location.origin);return B(()=>{en(e)&&$t().then(e=>e&&t(e.url))},[]),e}function nn({link:e,cure:t=`HOST=0.0.0.0`}){return en(e)?M`<div class="note bad" role="alert">
<p><strong>${R(`people.local`)}</strong></p>
${t?M`<p>${R(`people.local.start`)}</p>
<p><strong>make run ${t}</strong></p>
<p>${R(`people.local.then`)}</p>`:M`<p>${R(`people.local.network`)}</p>`}
</div>`:null}function rn({link:e,found:t,onLink:n}){let{origin:r,host:i,protocol:a}=new URL(e),o=(t?.candidates??[]).map(({url:e})=>({value:e,text:new URL(e).host}));return M`${o.length>1&&M`<${O} label=${R(`people.address`)} value=${r} options=${o} onChange=${t=>n(e.replace(r,t))} />
<p class="soft">${R(`people.address.another`)}</p>`}
${a===`http:`&&!en(e)&&M`<p class="soft">${R(`people.address.plain`,{host:i})}</p>`}`}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const an=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),on=[`low`,`medium`,`quartile`,`high`],sn={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},cn={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},ln={low:1,medium:0,quartile:3,high:2},un=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function dn(e){if(e=Sn(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function fn(e,t){let n=ln[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function pn(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const mn={numeric:1,alphanumeric:2,byte:4},hn={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},gn=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function _n(e){let{exp:t,log:n}=gn,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const vn=[];function yn(e){let t=vn[e];if(t!==void 0)return t;let n=_n(e),{exp:r,log:i}=gn,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return vn[e]={gen:n,mul:a}}function bn(e,t,n){let{exp:r,log:i}=gn,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function xn(e,t){let n=an[e-1],r=sn[t][e-1],i=cn[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const U=e=>{throw Error(e)};function Sn(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function Cn(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=wn[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const wn=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[un.charCodeAt(t)]=t;return e})();function Tn(e,t,n,r,i){let a=xn(e,t),o=hn[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&U(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(mn[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(wn[n.charCodeAt(e)]*45+wn[n.charCodeAt(e+1)],11);s&1&&f(wn[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&U(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=yn(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(bn(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function En(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Dn=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),W=e=>Dn[e&65535]+Dn[e>>>16],On=/* @__PURE__ */ new Uint32Array(32);function kn(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const G=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},An=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,K=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function jn(e,t){let{size:n,words:r,v:i}=e,a=On;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),kn(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function Mn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=W(n>>>0)+2*W((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function Nn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=W(v>>>0)+W(y>>>0)}}return a}function Pn(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=Mn(e)+Mn(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=W(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=W(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(Nn(e)+Nn(t))}function Fn(e,t,n,r){let i=e.size,a=fn(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?K(e,8,t,n):t<8?K(e,8,t+1,n):t===8?K(e,7,8,n):K(e,14-t,8,n),t<8?K(e,i-1-t,8,n):K(e,8,i-15+t,n)}if(K(e,8,i-8,1),t>=7){let n=pn(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;K(e,a,o,r),K(e,o,a,r)}}}let In;function Ln(e){let t=21+4*(e-1),n=G(t),r=new Uint8Array(t*t),i=(e,i,a)=>{K(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=dn(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(G(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=En(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=G(t);return jn(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[G(t),G(t),G(t),G(t)]}}function Rn(e,t,n,r,i=!1){(In===void 0||In.ver!==e)&&(In=Ln(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=In,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){jn(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=Pn(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||Fn(u,e,t,h),u}const zn=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},Bn=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function Vn(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function Hn(e,t){let n=hn.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((xn(e,t).capacity-4-n)/8))}function Un(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const Wn=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&An(e.m,e.map[t],e.map[n])===1,Gn=[10,27],Kn=/* @__PURE__ */ String.fromCharCode(Gn[0]);function qn(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=Wn(e,n,r);n[r]=i}return n}function Jn(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=Wn(e,i,r),o=r+1>=t||Wn(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=Kn}return n}function Yn(e){let t=e.W,n=String.fromCharCode(Gn[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=Wn(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=Kn}return i}function Xn(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!Wn(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function Zn(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=An(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function Qn(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function $n(e,t=`raw`,n={}){if(Bn(e,`text`),Bn(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=Sn(r));let i=n.ecc===void 0?`medium`:n.ecc;on.includes(i)||U(`invalid ecc=${i}`);let a=n.encoding===void 0?Cn(e):n.encoding;if(hn[a]||U(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?un.slice(0,10):un;for(let n of e)t.includes(n)||U(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(zn(n.mask,`opts.mask`)<0||n.mask>7)&&U(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=Hn(r===void 0?40:r,i);(e.length>t||Vn(e)>t)&&U(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!Un(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=hn[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=xn(r,i).capacity)break}r>40&&U(`Capacity overflow`)}else{let e=hn[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>xn(r,i).capacity)&&U(`Capacity overflow`)}let u=Tn(r,i,e,a,s),d=Rn(r,i,u,n.mask),f=n.border===void 0?2:zn(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:zn(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?qn(_):t===`ascii`?Jn(_):t===`term`?Yn(_):t===`svg`?Xn(_,n.optimize===void 0||n.optimize):t===`gif`?Zn(_):t===`data-url`?Qn(Zn(_)):U(`Unknown output: ${t}`)}const er=2953;function tr({text:e,label:t}){let n=$n(e,`raw`,{border:4,ecc:e.length>300?`low`:`medium`}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return M`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}const nr=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function rr(e){return it(nr.filter(t=>e.includes(t)).map(e=>R(`hall-role.${e}`)))}function ir({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return M`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>M`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&M`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function ar(e){return M`<${ir} label=${R(`people.roles`)} names=${nr} said=${e=>R(`hall-role.${e}`)}
...${e} />`}function or({codes:e,found:t,name:n,title:r,up:i,next:a}){let[o,s]=V(()=>new URL(e[0]?.link??location.href).origin),c=e=>e.replace(new URL(e).origin,o),l=c(e[0]?.link??location.href),u=M`<button class=${a?`button`:`button main`} type="button" onClick=${()=>print()}>${R(`hall-print`)}</button>${a}`;return M`<${S} title=${r} up=${i} actions=${u}>
<div class="unprinted stack">
<${nn} link=${l} cure=${t?.cure} />
<p class="note warn">${R(`people.sheet-once`)}</p>
<${rn} link=${l} found=${t} onLink=${e=>s(new URL(e).origin)} />
</div>
<ul class="codes">
${e.map(e=>M`<li key=${e.link}>
<figure>
<${tr} text=${c(e.link)} label=${R(`people.code-of`,{name:e.name})} />
<figcaption><strong>${e.name}</strong><span>${rr(e.roles)}</span><small>${n} · ${R(`people.one-phone`)}</small></figcaption>
</figure>
</li>`)}
</ul>
<//>`}function sr(){let{path:e}=Re();return t=>{Re().path===e&&Ct(t,{replace:!0})}}const cr=je(be.referee,`Switch`);function lr({to:e,children:t}){let{tournament:n,outbox:r}=L(),[i,a]=V(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:M`<${cr} onYes=${()=>a(!0)} />`}function ur({up:e}){let{joining:t}=L(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return M`<${S} title=${i??R(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${a.length>0&&M`<p>${R(`hall-as`,{roles:a.map(e=>R(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${R(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
<p>${r?R(`hall-loaded`,{loaded:n,total:r}):R(`hall-asking`)}</p>
</div>
<//>`}const dr=`shinpan.account`;function fr(){return c(dr)===!0}function pr(e){ve(dr,e||null)}function mr(e){let{state:t,online:n}=L(),[i,a]=V({answer:null,fresh:!1,trouble:null});return B(()=>{let t=!1,n=e=>t||a(e);return r.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),r.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),i}function hr({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){Dt();let{tournament:i}=L(),a=e&&N(e.at,i.time_zone);return!e&&!n?M`<${De} />`:n?M`<p class="note warn" role="status">${[q(n),R(`seen.${e?`old`:`never`}.${r}`,{time:a??``})].join(` `)}</p>`:M`<p class="soft" role="status">${R(t?`standings.at`:`seen.asking.${r}`,{time:a??``})}</p>`}function q(e){return e.name===`Unreachable`?`${R(navigator.onLine?`live.unreached`:`no-network`)}.`:Ot(e.problem)||`HTTP ${e.status}`}function gr({name:e,hint:t=``,path:n,file:i,children:a}){let{lang:o}=Ve(),[s,c]=V(null),[l,u]=V(!1),[d,f]=V(null),p=k(0),m=k(null);return B(()=>(c(null),f(null),()=>void(p.current+=1)),[n,o]),B(()=>()=>s&&URL.revokeObjectURL(s.url),[s]),B(()=>m.current?.focus(),[s]),M`<li class="card file">
<h3>${e}</h3>
${t&&M`<p class="soft">${t}</p>`}
${a}
<div role="status">
${l&&M`<progress aria-label=${R(`reports.making`,{name:e})}></progress><p class="soft">${R(`reports.wait`)}</p>`}
${s&&M`<p class="soft">${R(`reports.ready`,{size:br(s.file.size)})}</p>`}
</div>
${d&&M`<${vr} error=${d} />`}
${s?M`<${_r} made=${s} first=${m} />`:M`<button class="button" type="button" disabled=${l} aria-label=${R(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=p.current+=1,t=t=>e===p.current&&t();u(!0),f(null);try{let e=await r.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${o}`,{timeout:12e4});t(()=>c({url:URL.createObjectURL(e),file:new File([e],i,{type:e.type})}))}catch(e){t(()=>f(e))}finally{u(!1)}}}>${R(`reports.make`)}</button>`}
</li>`}function _r({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return M`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${R(`reports.save`)}</a>
${r&&M`<a class="button" href=${e} target="_blank">${R(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&M`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${R(`reports.share`)}</button>`}
</div>`}function vr({error:e}){return Dt(),M`<p class="note bad" role="alert">${q(e)}</p>`}function yr(){return L().state?.settings.slug??`shinpan`}function br(e){return Fe(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function xr(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Sr(e){let{book:t}=L(),n=_e(()=>t?.revision?{[t.revision]:t}:{},[t]),[i,a]=V({}),o=[...new Set(e.map(({revision:e})=>e))].filter(e=>e&&!(e in n));return B(()=>{for(let e of o)r.revision(e).then(t=>a(n=>({...n,[e]:t})),()=>{})},[o.join()]),{...i,...n}}function Cr(e=!0){let{library:t}=L(),[,n]=V(0);B(()=>{e&&r.loadReading().then(()=>n(1),()=>{})},[t,e])}const wr={amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],player:[`facts-otherwise`,`did-not-happen`,`not-all-heard`,`rule-otherwise`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`],upheld:[`facts-stand`,`rule-clear`,`nothing-new`],confirmed:[`facts-stand`,`rule-clear`,`nothing-new`],overturned:[`did-not-happen`,`facts-otherwise`,`rule-otherwise`,`in-doubt`],appeal:[`player-disagrees`,`facts-disputed`,`rule-unclear`],reopening:[`new-evidence`,`facts-otherwise`,`not-all-heard`],time:[`tapped-late`,`seen-come`,`wrong-player`],start:[`tapped-by-mistake`,`not-begun`,`wrong-table`],"player-time":[`table-confirms`,`seen-come`],schedule:[`hall-not-ready`,`round-before-late`,`wrong-time`],"extra-time":[`tapped-by-mistake`,`too-much`],exam:[`exam-twice`,`exam-otherwise`],"exam-again":[`called-away`,`phone-failed`,`learned-since`],correction:[`misspelt`,`wrong-number`,`wrong-team`,`as-on-list`],withdraw:[`left`,`ill`,`does-not-come`],return:[`plays-again`,`tapped-by-mistake`],removal:[`entered-twice`,`does-not-come`,`tapped-by-mistake`],joining:[`entered-twice`,`came-anew`],seats:[`sat-otherwise`,`wrong-player`,`as-on-list`],substitute:[`left`,`ill`,`does-not-come`],rules:[`wrong-rules`,`announced-otherwise`],status:[`too-few-players`,`interrupted`,`entered-twice`,`tapped-by-mistake`],"status-back":[`tapped-by-mistake`,`wrong-table`,`played-after-all`],result:[`wrong-table`,`too-soon`,`counted-wrongly`],"hand-end":[`tapped-by-mistake`,`wrong-table`,`facts-otherwise`],"let-play":[`pays-later`,`paid-elsewhere`,`fine-disputed`],waiver:[`not-their-fault`,`first-time`,`fine-disputed`],"ledger-decision":[`rule-otherwise`,`facts-otherwise`,`counted-wrongly`,`conduct`],"decision-withdrawal":[`tapped-by-mistake`,`wrong-player`,`wrong-amount`,`facts-otherwise`],payment:[`wrong-amount`,`wrong-player`,`wrong-method`,`entered-twice`],refund:[`fine-overturned`,`fine-waived`,`paid-twice`],"refund-withdrawal":[`wrong-amount`,`wrong-player`,`wrong-method`,`not-handed-back`],dismissal:[`wrong-time`,`arbiter-was-there`,`noted-twice`]};function Tr(e,t=``){let{names:n={}}=r.snapshot.library?.catalogue.reasons??{};return[...e.map(e=>n[e]??R(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}async function Er(e){return await r.loadReading().catch(()=>{}),Tr(e)}function Dr(e,t){let{library:n}=L();Cr(!!t);let{reasons:r}=n?.catalogue??{};return t?r?.of[t]??null:wr[e]}function Or(e,t,n=R(`hall-reason`),r=R(`hall-reason-missing`)){let[i,a]=V([]),[o,s]=V(``),c=Tr(i,o);return{reason:c,field:l=>M`<div class="stack">
${(e||t)&&M`<${kr} what=${e} foul=${t} chosen=${i} onChosen=${a} />`}
<${T}
long
label=${n}
value=${o}
onInput=${s}
maxlength="3500"
hint=${l===void 0&&r}
wrong=${l&&!c?r:void 0}
/>
</div>`}}function kr({what:e,foul:t,chosen:n,onChosen:r}){let i=Dr(e,t);if(!i)return null;let a=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return M`<div class="switches" role="group" aria-label=${R(`reason.why`)}>
<small class="soft why" aria-hidden="true">${R(`reason.why`)}</small>
${i.map(e=>M`<${oe} key=${e} pressed=${n.includes(e)} onClick=${()=>a(e)}>${Tr([e])}<//>`)}
</div>`}function J({what:e,title:t,text:n,yes:r,onReason:i,onClose:a,children:o}){let[s,c]=V(!1),{reason:l,field:u}=Or(e),{does:d,wrong:f}=E();return M`<${D} title=${t} onClose=${a}>
<form onSubmit=${e=>{e.preventDefault(),c(!l),l&&d(()=>i(l))}}>
${n&&M`<p>${n}</p>`}
${u(s)} ${o} ${f}
<button class="button main">${r}</button>
</form>
<//>`}function Ar({title:e,text:t,yes:n,danger:r=!1,onYes:i,onClose:a}){return M`<${D} title=${e} onClose=${a}>
<p>${t}</p>
<div class="pair">
<button class=${`button ${r?`danger`:``}`} type="button" onClick=${i}>${n}</button>
<button class="button" type="button" onClick=${a}>${R(`cancel`)}</button>
</div>
<//>`}function jr(e,t){let n=e.book(t),r=new rt(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>Pr(r,t,e.id)));return{options:i.map(e=>Mr(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>Pr(r,e,null)),...a]}}function Mr(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?Nr(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function Nr(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,default_with:t.default_with??{},answers:n.map(([e,t])=>({value:e,text:t}))}}function Pr(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const Fr=[1,2,3,4];function Ir(e,t){let{kind:n,answers:r}=e,i=Ie(e,t);return i===null?n===`several`?r.map(({value:e})=>e):[30,10,-10,-30]:i}function Lr({parameter:e,label:t,value:n,onChange:r}){let i={uma:Rr,hundreds:Vr,several:Hr}[e.kind];return M`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function Rr({label:e,value:t,onChange:n}){let[r,i]=V(()=>Fr.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(zr(a))};return M`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${R(`open.uma-hint`)}</p>
<div class="places">
${Fr.map(e=>M`<${T}
key=${e}
label=${R(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function zr(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Br)}function Br(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Vr({label:e,value:t,onChange:n}){let[r,i]=V(String(t));return M`<${T}
label=${`${e} (${R(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(Br(e.trim()))}}
/>`}function Hr({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return M`<fieldset class="parameter">
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
</fieldset>`}const Ur=`wrc-2022`,Wr=/* @__PURE__ */ new Map;function Gr(e){return{id:e,options:{},readings:{}}}function Y(e,t){let n=P(t),r=Wr.get(n)??lt(e,t.id,t.options,t.readings);return Wr.set(n,r),r}function Kr(e,t){try{return Y(e,t),null}catch(e){return e}}function qr(){let{library:e,tournament:t,book:n}=L(),{lang:r}=Ve(),[i,a]=_t(`shinpan.rules`,null);if(!e)return null;let o=t?.id??null,s=i&&i.at===o&&!Kr(e,i.choice)?i.choice:null,c=t?{...Gr(Ur),...t.rulebook}:Gr(Ur),l=s??c,u=s||!n?Y(e,l):n;return{library:e,lang:r,words:new rt(e),choice:l,book:u,choose:e=>a({at:o,choice:e})}}function Jr(e,t,n){let r=t&&!Kr(e.library,t)?t:e.choice;return{...e,choice:r,book:t?Y(e.library,r):e.book,choose:n}}function Yr(e,t,n){let{library:r}=e,{choice:i}=Jr(e,t,n),a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=Kr(r,s)?i:s;return{...e,choice:c,book:Y(r,c),choose:n}}function Xr(e){return t=>{let n=qr();return n?M`<${e} ...${t} rules=${n} />`:M`<${S} title=${R(`open.no-rules`)}
><${te} text=${R(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${R(`try-again`)}
</button>
<//><//
>`}}function Zr({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[R(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Qr({rules:e}){let[t,n]=V(!1);return M`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${I} name="book" />
<span class="body"
><small>${R(`open.rules-in-use`)}</small
><strong>${Zr(e,e.book)}</strong></span
>
<span class="badge">${R(`call.change`)}</span>
</button>
<${$r} rules=${e} standing=${e.book.content.standing} />
${t&&M`<${ei} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function $r({rules:e,standing:t}){return t===`official`?null:M`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function ei({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=V(t),c=Kr(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=jr(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return M`<${D} title=${R(`open.choose-rules`)} onClose=${r}>
<${O}
label=${R(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(Gr(e))}
/>
<p class="soft">${a.standingNote(o.id)}</p>
${u.length>0&&M`<${ni} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:ii(o,d,e)})} />`}
${f.length>0&&M`<${ri} offered=${f} draft=${o} onChange=${s} />`}
<${ti} error=${c} reasons=${ai(u,o.options)} />
${!c&&M`<p role="status">${Zr(e,Y(i,o))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!c}
onClick=${()=>n(o)}
>
${R(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${R(`cancel`)}</button>
</div>
<//>`}function ti({error:e,reasons:t=[]}){return e?M`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>M`<p key=${e}>${e}</p>`)}
</div>`:null}function ni({offered:e,chosen:t,onChange:n}){let r=(r,i)=>{let a=Object.fromEntries(Object.entries({...t,[r]:{}}).filter(([e])=>i||e!==r)),o=({id:e,parameter:t})=>e===r||t&&r in t.default_with,s=({parameter:e})=>e?{[e.name]:Ir(e,a)}:{},c=e.filter(e=>e.id in a);n(Object.fromEntries(c.map(e=>[e.id,o(e)?s(e):a[e.id]])))};return M`<fieldset class="stack">
<legend>${R(`open.options`)}</legend>
${e.map(e=>M`<div key=${e.id} class="stack">
<${o}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e.id,t)}
/>
${e.parameter&&e.id in t&&M`<${Lr}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function ri({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return M`<details class="fold">
<summary>
${R(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${R(`open.readings-text`)}</p>
${e.map(e=>M`<div key=${e.id} class="stack">
<${O}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function ii({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function ai(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}function oi(e){return[.../* @__PURE__ */ new Set([e,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}))}function si(){let e=Fe(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}function ci(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function li(e,t=!1){let n=t?`exceptZero`:`auto`;return pi(e/10,{minimumFractionDigits:1,signDisplay:n})}function ui(e,t=!1){return pi(e,{signDisplay:t?`exceptZero`:`auto`})}function di(e,t,n=!1){return`${ui(-t,n)}${e===`P`?`P`:``}`}function fi(e){return Array.isArray(e)?e.map(e=>`${ui(e)}P`).join(` / `):ui(e)}function pi(e,t){return Fe(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}const mi=[`director`,`head-referee`,`finance`,`arbiter`],hi=[{id:`hall`,href:`#/tables`},{id:`rulings`,href:`#/log`},{id:`people`,href:`#/people/players`,roles:[`director`]},{id:`seating`,href:`#/seating`,roles:[`director`]},{id:`results`,href:`#/results`},{id:`fines`,href:`#/fines`,roles:[`director`,`finance`,`arbiter`]},{id:`escalations`,href:`#/escalations`,roles:[`director`,`head-referee`]},{id:`reports`,href:`#/reports`},{id:`settings`,href:`#/settings`,director:`#/setup`}],gi=[{id:`rules`,href:`#/`},{id:`account`,href:`#/account`}],_i=[``,`setup`,`reports`,`dashboard`,`journal`,`settings`,`account`],vi={tables:`hall`,log:`rulings`,people:`people`,"people/players":`people`,"people/teams":`people`,seating:`seating`,"seating/achieved":`seating`,results:`results`,standings:`results`,"standings/teams":`results`,fines:`fines`,"fines/payments":`fines`,"fines/cash":`fines`,escalations:`escalations`},yi={table:`hall`,start:`hall`,help:`hall`,outbox:`hall`,ruling:`rulings`,player:`rulings`,people:`people`,correct:`people`,"rounds/times":`seating`,escalation:`escalations`,precedents:`escalations`,result:`results`,standings:`results`,fines:`fines`,paid:`fines`},bi={exams:`people`,import:`seating`,rounds:`seating`,cards:`seating`,season:`results`,reports:`reports`,dashboard:`reports`,journal:`reports`,settings:`settings`,setup:`settings`,account:`account`,found:`account`,league:`account`,...Object.fromEntries([``,`fouls`,`foul`,`compare`,`books`,`book`,`calls`,`train`,`draw`,`settle`,`hand`,`casual`].map(e=>[e,`rules`]))},xi={"":`results`,players:`people`,seating:`seating`};function Si(e,t){let[n=``,r=``]=e,i=Ti(vi,e.join(`/`));if(i)return{item:i,stand:`list`};let a=Ti(yi,e.join(`/`))??Ti(yi,n),o=a&&(t??a);if(o)return{item:o,stand:Ci(o)?`detail`:`page`};let s=n===`import`?Ti(xi,r):Ti(bi,n);return s?{item:s,stand:_i.includes(e.join(`/`))?`front`:`page`}:{item:t,stand:`whole`}}function Ci(e){return Object.values(vi).some(t=>t===e)}const wi=new Set(Object.keys(vi).map(e=>e.split(`/`)[0]));function Ti(e,t){return Object.hasOwn(e,t)?e[t]:null}function Ei(){let{tournament:e,official:t}=L(),{parts:n}=xt(),[r,i]=V(ft.matches);return B(()=>{let e=()=>i(ft.matches);return ft.addEventListener(`change`,e),()=>ft.removeEventListener(`change`,e)},[]),r&&e&&n[0]!==`board`&&F(t,mi)?e.id:null}function Di({is_counted:e,counted_score:t,score:n}){return e?t:n}function Oi({one:{rank:e,rank_before:t}}){let n=e===null||t===null?0:t-e;if(n===0)return null;let[r,i]=n>0?[`up`,`▲`]:[`down`,`▼`],a=R(`season.moved.${r}`,{count:Math.abs(n)});return M`<span class=${`moved ${r}`} role="img" aria-label=${a}>${i}${Math.abs(n)}</span>`}const ki=1e3;function Ai(e){let[t,n]=V(r.now);return B(()=>{if(!e)return;let t,i=()=>{n(r.now()),t=setTimeout(i,ki-r.now()%ki)};return i(),()=>clearTimeout(t)},[e]),t}const ji=`shinpan.board`,Mi=()=>c(ji),Ni=e=>ve(ji,e);function Pi(e){return e===`P`||e===`pts`}function Fi(e){return Li(Object.values(e.ledger).filter(({unit:e})=>!Pi(e)))}function Ii(e,t){return Li(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function Li(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]},l=c.amount<=0&&a>0?o:c.since;t.set(s,{...c,since:l,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function Ri(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function zi(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t<=0&&i>0&&(n=r),t+=i;return e.slice(n)}function Bi(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function Vi(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function Hi(e,t){return[e?.id,e?.player_id].includes(t)}function Ui(e,{kind:t,id:n}){return e[`${t}s`]?.[e.merged[n]??n]?.name??`?`}function X(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?ui(t):`${t<0?`−`:``}${Pe(e,Math.abs(t))}`}function Wi({unit:e,amount:t,what:n}){return R(`line.${Ki(e,t,n)}`,{amount:X(e,Math.abs(t))})}const Gi={reversed:`due-again`,paid:`refunded`};function Ki(e,t,n){return Pi(e)?t<0?`given-back`:`taken`:t>0?Gi[n]??`fined`:n===`paid`||n===`waived`?n:`cancelled`}function qi(e,t){let n=Xe(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}function Ji(){let{outbox:e}=L(),t=e.filter(({kind:e,state:t})=>e===`result`&&ce(t)).length;return t===0?null:M`<p class="note info"><a class="reach" href="#/outbox">${R(`standings.waits`,{count:t})}</a></p>`}function Yi(e){let t=new Intl.Collator(void 0,{numeric:!0});return Object.values(e.hanchans).filter(({id:t,status:n})=>!e.results[t]&&!n).map(({id:t,table:n,round:r})=>({id:t,name:Zi(e,{table:n,round:r})})).sort((e,n)=>t.compare(e.name,n.name))}function Xi({state:e}){let{official:t}=L(),n=Yi(e);return n.length===0?null:M`<${y} title=${R(`standings.missing`,{count:n.length})}>${()=>M`<ul class="rows">
${n.map(({id:e,name:n})=>M`<li key=${e}>${Ye(t)?M`<a class="row" href=${`#/result/${e}`}>${n}</a>`:M`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function Zi(e,{table:t,round:n}){return[R(`hall-round`,{round:n}),R(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}const Qi=[`late`,`late-arbiter`,`forfeit`];function $i(e,t){return[e?.id,e?.player_id].includes(t)}function ea(e){return!!e?.roles?.includes(`director`)}function ta(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&Qi.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function na({path:e,body:t,about:n,onApprove:i,onClose:a}){let[o,s]=V(null),{state:c}=L(),{lang:l}=Ve(),{does:u,wrong:d}=E();return B(()=>{r.ask(`${e}/preview?lang=${l}`,{method:`POST`,body:t}).then(s,e=>s({trouble:e}))},[]),M`<${D} title=${R(`charged.title`)} onClose=${a}>
${!o&&M`<${De} />`}
${o?.trouble&&M`<p class="note bad" role="alert">${q(o.trouble)}</p>`}
${o?.changes&&M`${n&&M`<p><strong>${n}</strong></p>`}
<${ra} state=${c} seen=${o} />
${o.hanchans?.length>0&&M`<p>${R(o.hanchans[0].cancelled?`clock.cancels-too`:`clock.plays-again`)} ${o.hanchans.map(e=>Zi(c,e)).join(`, `)}</p>`}
<p class="soft">${R(`charged.logged`)}</p>
${d}
<button class="button main" type="button" onClick=${()=>u(()=>i(o.digest))}>${R(`charged.approve`)}</button>`}
<//>`}function ra({state:e,seen:{changes:t,running:n,owed_back:r}}){let i=new Map([...t,...n,...r].map(({account:e})=>[e.id,e]));if(i.size===0)return M`<p>${R(`charged.nothing`)}</p>`;let a=(e,t)=>e.filter(({account:e})=>e.id===t);return M`<dl class="facts">
${[...i].map(([i,o])=>M`<div key=${i}>
<dt class="who">${Ui(e,o)}</dt>
<dd class="stack">
${a(t,i).length>0&&M`<p>${ia(a(t,i),`before`)} → <strong>${ia(a(t,i),`after`)}</strong></p>`}
${a(n,i).map(({before:e,after:t})=>M`<p>${R(`charged.running`)} ${aa(e,t)} → <strong>${aa(t,e)}</strong></p>`)}
${a(r,i).map(e=>M`<p><strong>${R(`charged.owed-back`,{paid:X(e.unit,e.paid),amount:X(e.unit,e.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function ia(e,t){return e.map(e=>X(e.unit,e[t])).join(` + `)}function aa({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const oa=`games-cancelled`;function sa(e,t,n,r){let i=Math.min(ie(n,r),86400),[o,s]=[oa,`replacement`].map(n=>ca(e,t,n)),c=i>=o&&!n.cancelled,l=c&&la(e,t)?o-1:i,u=n.replaced&&s<1/0?Math.max(l,s):l;return{...a(e,t,u),seconds:i,cancellation_due:c}}function ca(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function la(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(oa)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function ua(e,t){let n=ee(e,t.round),r=n.map(i),a=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),o=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(o.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let i=Ee(e.id,r,a),o=n.filter(t=>t.person?.id===e.id);return i?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:i,revision:t,timings:o}]:[]})}function da(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=sa(t,n,r,i);return{...pt(e,o),due:a,held:a&&o.seconds>=o.next_band?.at_seconds}}async function fa(e,t,n={}){await r.send(`timing`,null,{hanchan:e.id,what:t,...n}),A()}function pa(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const ma=864e5;function ha(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function ga(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=ha(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>ma/2&&(l-=ma),l<-432e5&&(l+=ma),new Date(t-t%1e3+l).toISOString()}function _a({hanchan:e,players:n,onDone:i}){let{official:a}=L(),[o,s]=V(!1);return F(a,[`director`])?M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>s(!0)}>${R(`clock.let-play`)}</button>
${o&&M`<${J} what="let-play" title=${R(`clock.let-play`)} text=${R(`clock.let-play-text`)} yes=${R(`clock.let-play-yes`)} onReason=${async a=>{await r.ask(`hanchans/${e}/permission`,{method:`PUT`,body:{players:[...new Set(n)],reason:a}}),await va(e),t(R(`clock.may-play`)),s(!1),i?.()}} onClose=${()=>s(!1)} />`}`:M`<p>${R(`clock.ask-director`)}</p>`}async function va(e){let t=r.snapshot.outbox.filter(({state:t,problem:n})=>t===`refused`&&n?.hanchan===e&&String(n.type).endsWith(`:unpaid-fines`));for(let{id:e}of t)await r.retry(e)}const ya=je(be.desk,`NewPayment`);function ba(e,t,n,r){let i=Te(e,t).begun?.at??(r?t.scheduled_at:null),a=ee(e,t.round).filter(e=>e.what===`replaced`&&e.hanchan===t.id),o=[...t.allowed??[],...a.map(e=>e.person?.id)],s=Object.values(t.seats).filter(e=>!o.includes(e)&&(!n||e===n));return xa(e,t.round,i?new Date(i).getTime():1/0,s)}function xa(e,t,n,r){let i=({at:e})=>Date.parse(e)<=n,a=Object.values(e.ledger).filter(({account_id:e})=>r.includes(e)),o=new Set(a.filter(i).map(({cause_id:e})=>e)),s=a.filter(({what:e,amount:t})=>t>0&&(e===`charged`||e===`decided`)),c=new Set(s.map(({cause_id:e})=>e).filter(e=>!o.has(e))),l=e=>![e.cause_id,e.fine_id].some(e=>c.has(e)),u={ledger:a.filter(e=>e.round!==t&&l(e))},d=e.others.fines.filter(({account:e,since:t})=>r.includes(e.id)&&Date.parse(t)<=n);return[...Fi(u),...d].filter(({amount:e})=>e>0)}function Sa({state:e,hanchan:t,person:n,played:r}){let{official:i}=L(),[a,o]=V(null),s=ba(e,t,n,r);if(s.length===0)return null;let c=({account:t,unit:n})=>Fi(e).find(e=>e.account.id===t.id&&e.unit===n);return M`<section class="note bad stack owes" aria-label=${R(`clock.owing`)}>
${s.map(t=>{let{account:n,unit:r,amount:a,tournament:s}=t,l=e.players[n.id]?.name??`?`,u=Vi(i)&&!s;return M`<p key=${[n.id,s,r].join()}>${R(`clock.owes`,{name:l,amount:Ca(e,r,a,s)})}</p>
${u&&M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>o(c(t))}>${R(`clock.take-payment`,{name:l})}</button>`}`})}
<${_a} hanchan=${t.id} players=${s.map(({account:e})=>e.id)} />
${a&&M`<${ya} state=${e} balance=${a} onTaken=${()=>{}} onClose=${()=>o(null)} />`}
</section>`}function Ca(e,t,n,r){let i=X(t,n);return r?`${i} (${gt(e,r)})`:i}function wa({state:e,hanchan:t,zone:n}){let r=Ta(e,t,n).filter(({id:e})=>e!==t.id);return r.length===0?null:M`<p>${R(`clock.cancels-too`)}</p>
<ul class="plain">
${r.map(t=>M`<li key=${t.id}>${Zi(e,t)}</li>`)}
</ul>`}function Ta(e,t,n){let r=({scheduled_at:e})=>e&&ue(Date.parse(e),n),i=Object.values(t.seats);return Object.values(e.hanchans).filter(n=>!n.status&&r(n)===r(t)&&Object.values(n.seats).some(e=>i.includes(e))&&!e.results[n.id]&&!Te(e,n).begun)}const Ea=1440;function Da({label:e,by:t=1,onStep:n,...r}){let i=(r,i)=>M`<button class="button" type="button" aria-label=${R(`clock.${r}`,{what:e,count:t})} onClick=${()=>n(i)}>
${`${i<0?`−`:`+`}${t}`}
</button>`;return M`<div class="stepped">
${i(`less`,-t)}<${T} label=${e} ...${r} />${i(`longer`,t)}
</div>`}function Oa(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+Ea)%Ea;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const ka=[`corrected`,`stopped`,`undone`];function Aa({hanchan:e,late:t,name:n,due:i,book:a,zone:o,first:s=``,onClose:c}){let{official:l,state:u}=L(),{clock:d,person:f}=t,p=ta(u,e,f.id),m=p&&!ea(l),[h,g]=V(null),[_,v]=V(d.stopped&&!m?`corrected`:s),{reason:y,field:b}=Or(`time`),[x,S]=V(()=>ha(d.stopped?.at??r.now(),o)),{does:ee,wrong:te}=E(),ne=ja(t,i&&!m,l,m).map(e=>({value:e,text:R(`clock.way.${e}`)})),C=x&&Ma(x,d,o),re=_===`corrected`&&C?Na(Date.parse(C),d.scheduled):``,ie=ka.includes(_)||p&&!!_&&!m,ae=_&&(!ie||y)&&(_!==`corrected`||x&&!re),oe=y&&{reason:y},T=()=>ee(async()=>{let e=_===`undone`?{takes_back:d.stopped.by}:{person:f,..._===`corrected`&&{arrived_at:C}},t={what:_===`undone`?`taken-back`:_,...e,...oe};if(p&&!m)return g(t);await se(t)}),se=async({what:t,...n})=>{await fa(e,t,n),c()};return h?M`<${na} path="timings" body=${{hanchan:e.id,...h}} onApprove=${e=>se({...h,preview:e})} onClose=${c} />`:M`<${D} title=${n} onClose=${c}>
${p&&M`<p class="note warn">${R(m?`charged.director`:`charged.changes`)}</p>`}
<${w} label=${R(`clock.what`)} value=${_} options=${ne} onChange=${v} />
${_===`cancelled`&&M`<p class="note warn">${R(t.who===`player`?`clock.cancel-text`:`clock.cancel-text-charged`)}</p><${wa} state=${u} hanchan=${e} zone=${o} />`}
${_===`corrected`&&M`<${Da} type="time" step="1" label=${R(`clock.arrived-at`)} value=${x} wrong=${re} onInput=${S} onStep=${e=>S(Oa(x,e))} />`}
${_===`corrected`&&C&&!re&&a&&M`<${Pa} late=${t} book=${a} at=${Date.parse(C)} />`}
${ie&&b()}
${te}
<button class="button main" type="button" disabled=${!ae} onClick=${T}>${R(p&&!m?`charged.look`:`clock.record`)}</button>
<//>`}function ja({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function Ma(e,{stopped:t,scheduled:n},r){return t&&e===ha(t.at,r)?new Date(t.at).toISOString():ga(e,n,r)}function Na(e,t){return e>r.now()?R(`clock.to-come`):e<t-72e5?R(`clock.long-before`):``}function Pa({late:e,book:t,at:n}){let{library:r}=L(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=da(r,t,{...e,clock:i},n);return M`<p role="status">${R(`clock.becomes`,{cost:a.cost_line})}</p>`}function Fa({seconds:e,next_band:t}){if(!t||e>=t.at_seconds)return``;let n=t.effects.some(({id:e})=>e===`games-cancelled`),r=[...t.points,...t.fines].some(({whom:e})=>e!==`offender`),i={time:ct(t.at_seconds),cost:t.cost_line};return R(n&&r?`clock.cancels-from`:`clock.next-at`,i)}function Ia({held:e,next_band:t}){return e?R(`clock.cancels`,{cost:t.cost_line}):R(`clock.cancels-charged`)}function La(e){let t=k(/* @__PURE__ */ new Set);B(()=>{for(let n of e)for(let e of Ra(n))t.current.has(e)||(t.current.add(e),za(n))},[e])}function Ra({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function za({key:e,name:t,line:n}){if(A(400),Ue(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(R(`clock.late-is`,{name:t}),r))}function Ba(){let[e,t]=V(globalThis.Notification?.permission??`denied`);return e==="default"?M`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${R(`clock.notify`)}</button>`:null}function Va(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function Ha({state:e,hanchan:t,zone:n}){let{official:r}=L(),i=Va(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return M`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${R(`kept.title`)}</h2>
${!a&&M`<p class="note info">${R(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>M`<li class="item" key=${t.id}><${Ua} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function Ua({state:e,kept:t,zone:n,director:i}){let a=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[o,s]=V(a.length===1?a[0].id:``),[c,l]=V(!1),[u,d]=V(!1),{official:f}=L(),{does:p,wrong:m}=E(),h=t.who===`arbiter`,g={confirmed:!0,...h&&{arbiter:o}},_=Wa(e,t,t.player??o),v=()=>_?d(!0):p(()=>r.send(`kept-answer`,t.id,g)),y=$i(f,t.player)||h&&$i(f,o),b=async e=>{await r.send(`kept-answer`,t.id,{...g,reason:u,preview:e}),d(!1)},x=async e=>{await r.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),l(!1)},S=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return M`<p><strong>${N(t.at,n)}</strong> ${Ka(e,t)}</p>
${S&&M`<p class="note warn">${R(`kept.received`,{time:N(t.server_at,n)})}</p>`}
${i&&y&&M`<p class="note info">${R(`clock.own`)}</p>`}
${i&&!y&&M`${h&&a.length!==1&&M`<${O} label=${R(`kept.which`)} value=${o} options=${Ga(a)} onChange=${s} />`}
<div class="pair">
<button class="button main" type="button" disabled=${h&&!o} onClick=${v}>${R(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>l(!0)}>${R(`kept.dismiss`)}</button>
</div>
${m}`}
${c&&M`<${J} what="dismissal" title=${`${N(t.at,n)} ${Ka(e,t)}`} yes=${R(`kept.dismiss-now`)} onReason=${x} onClose=${()=>l(!1)} />`}
${u===!0&&M`<${J} what="player-time" title=${R(`charged.title`)} text=${R(`charged.changes`)} yes=${R(`charged.look`)} onReason=${d} onClose=${()=>d(!1)} />`}
${u&&u!==!0&&M`<${na} path=${`kept-times/${t.id}/answer`} body=${{...g,reason:u}} onApprove=${b} onClose=${()=>d(!1)} />`}`}function Wa(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return ua(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>ta(e,a,t.person.id))}function Ga(e){return[{value:``,text:R(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Ka(e,{what:t,who:n,player:r}){if(t===`began`)return R(`kept.began`);let i=n===`arbiter`?R(`kept.arbiter`):e.players[r]?.name??`?`;return R(`kept.${t}`,{name:i})}function qa({state:e,table:t,hanchan:n,late:r,begun:i,onDone:a}){let{does:o,wrong:s}=E(),{official:c}=L(),l=new Set(r.map(({person:e})=>e.id)),u=f(n,yt(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),d=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),p=({id:e})=>!l.has(e)&&!$i(c,e),m=u.filter(p),h=d.map(({id:e})=>({kind:`official`,id:e})).filter(p),g=e=>o(async()=>{for(let t of e)await fa(n,`absent`,{person:t});a?.()});return i||m.length+h.length===0?null:M`<section aria-labelledby="present" class="stack">
<h2 id="present">${R(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...m,...h].map(t=>M`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>g([t])}>
<span class="body who">${Ja(e,t)}${t.kind===`official`&&M`<small>${R(`hall-role.arbiter`)}</small>`}</span>
${R(`clock.absent`)}
</button>
</li>`)}
</ul>
${m.length>1&&M`<button class="button" type="button" onClick=${()=>g(m)}>${R(`clock.all-absent`)}</button>`}
${s}
</section>`}function Ja(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}async function Ya(e,t,n){await r.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),A()}function Xa({hanchan:e,extra:t,onClose:n}){let i=Math.floor(t/60),[a,o]=V(1),{reason:s,field:c}=Or(`extra-time`),{does:l,wrong:u}=E(),d=Math.min(a*60,t);return M`<${D} title=${R(`game.less`)} onClose=${n}>
<${Tt} label=${R(`game.less-minutes`)} value=${a} min=${1} max=${Math.max(i,1)} less=${R(`clock.less`,{what:R(`game.less-minutes`),count:1})} more=${R(`clock.longer`,{what:R(`game.less-minutes`),count:1})} onChange=${o} />
${c()}
${u}
<button class="button main" type="button" disabled=${!(d>0)||!s} onClick=${()=>l(async()=>{await r.send(`extra-time`,null,{hanchan:e.id,seconds:-d,reason:s}),n()})}>${R(`game.take-off`)}</button>
<//>`}const Za=[1,3,5];function Qa({hanchan:e,game:{clock:t,extra:n},now:r,zone:i,may:a}){let[o,s]=V(!1),{does:c,wrong:l}=E(),u=t&&re(t,r),d=t&&R(u?`game.was-up`:`game.ends`,{time:N(new Date(t.ends),i)});return La(t?[eo(e,t,r)]:[]),M`<section class=${`late ${u?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${R(`game.left`)}</h2>
${t?M`<p class="late-time" role="timer">${ct(Ae(t,r))}</p><p>${d}</p>`:M`<p>${R(`game.no-limit`)}</p>`}
${u&&M`<${$a} />`}
${n>0&&M`<p class="soft">${R(`game.extra`,{time:ct(n)})}</p>`}
${t&&a&&M`<div class="pair">
${Za.map(t=>M`<button key=${t} class="button" type="button" onClick=${()=>c(()=>Ya(e,t*60))}>${R(`game.more`,{count:t})}</button>`)}
${n>0&&M`<button class="button" type="button" onClick=${()=>s(!0)}>${R(`game.less`)}</button>`}
</div>`}
${l}
${o&&M`<${Xa} hanchan=${e} extra=${n} onClose=${()=>s(!1)} />`}
</section>`}function $a(){let{book:e}=L();if(!e)return null;let{still:t,chonbo:n}=st(e);return M`<p class="note warn"><strong>${R(`game.still.${t}`)}</strong> ${R(`game.chonbo.${n}`)}</p>`}function eo(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=R(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:R(`game.left`),seconds:r,thresholds:[i],line:a}}const to=/* @__PURE__ */ new WeakMap;function no({hanchans:e}){let t=new Intl.Collator(void 0,{numeric:!0});return[...new Set(Object.values(e).map(({round:e})=>e))].sort(t.compare)}function ro(e){return io(e).present}function io(e){let t=to.get(e);if(t)return t;let n=ao(e);return to.set(e,n),n}function ao(e){let t=no(e),n=Object.values(e.hanchans),r={present:t.at(-1)??null,open:/* @__PURE__ */ new Set,begun:/* @__PURE__ */ new Set,passed:/* @__PURE__ */ new Set},i=/* @__PURE__ */ new Set,a=!1;for(let o of t.toReversed()){let t=n.filter(e=>e.round===o&&!e.status);oo(e,o,t,r);let s=t.filter(({id:e})=>r.open.has(e)),c=s.filter(({table:e})=>a||i.has(e));for(let{id:e}of c)r.passed.add(e);s.length>c.length&&(r.present=o);let l=t.filter(({id:e})=>r.begun.has(e));for(let{table:e}of l)i.add(e);a||=t.length>0&&l.length===t.length}return r}function oo(e,t,n,{open:r,begun:a}){let o=b(ee(e,t).map(i));for(let{id:t}of n){let n=!!Ce(t,o),i=!n&&o.some(({what:e,hanchan:n})=>e===`cancelled`&&n===t);(n||e.results[t])&&a.add(t),!i&&!e.results[t]&&r.add(t)}}function so(e){let{state:t,online:n}=L(),[r,i]=V({items:null,trouble:null});return B(()=>{let t=!1;return co(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function co(e){let t=[];for(let n=``;n!==null;){let{items:i,next:a}=await r.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...i),n=a}return t}function lo({of:{items:e,trouble:t},children:n}){return!e&&!t?M`<${De} />`:M`${t&&M`<${uo} error=${t} />`}${e&&n(e)}`}function uo({error:e,needs:t=R(`people.needs-network`)}){return e.problem?M`<div role="alert"><${At} problem=${e.problem} /></div>`:M`<p class="note bad" role="alert">${q(e)} ${t}</p>`}function Z(e){let[t,n]=V(null),[r,i]=V(!1),a=k(!1);return{ask:async e=>{if(!a.current){a.current=!0,i(!0),n(null);try{await Xt(e)}catch(e){if(!(e instanceof ke)&&e.name!==`Unreachable`)throw e;n(e)}finally{a.current=!1,i(!1)}}},asking:r,wrong:t&&M`<${uo} error=${t} needs=${e} />`}}function fo(){let e=k(/* @__PURE__ */ new Map);return Object.assign(t=>{let n=JSON.stringify(t),i=e.current.get(n)??ae(r.now());return e.current.set(n,i),i},{forget:t=>void e.current.delete(JSON.stringify(t))})}async function po(e,t,n,i){let a=await r.ask(`${e}/${t}`,{method:`PUT`,body:n});return a[i]?a:(await r.ask(`${e}/${t}/revocation`,{method:`PUT`}),r.ask(`${e}/${ae(r.now())}`,{method:`PUT`,body:n}))}function mo({seen:e,state:t}){let n=H(),r=[[`standings`,e.standings.map(go)],[`balances`,e.balances.map(vo)],[`offences`,e.offences.map(e=>yo(n,e))],[`debts`,e.debts.map(vo)],[`seats`,e.seats.flatMap(e=>xo(n,t,e))],[`rulings`,e.rulings.map(e=>bo(n,e))]].filter(([,e])=>e.length>0);return r.length===0?M`<p class="soft" role="status">${R(`correct.nothing-else`)}</p>`:M`<section class="stack" role="status" aria-label=${R(`correct.follows`)}>
<h3>${R(`correct.follows`)}</h3>
${r.map(([e,t])=>M`<${ho} key=${e} name=${e} changes=${t} />`)}
</section>`}function ho({name:e,changes:t}){let n=t.length-12;return M`<div>
<h4>${R(`correct.part.${e}`)}</h4>
<dl class="facts">
${t.slice(0,12).map(({who:e,about:t,before:n,after:r})=>M`<div>
<dt><span class="who">${e}</span>${t&&M`<small>${t}</small>`}</dt>
<dd><${_o} before=${n} after=${r} /></dd>
</div>`)}
</dl>
${n>0&&M`<p class="soft">${R(`correct.more`,{count:n})}</p>`}
</div>`}function go({account:e,before:t,after:n}){let[r,i]=[t,n].map(e=>e?.rank??`–`),a=r===i?void 0:R(`correct.place`,{before:r,after:i}),[o,s]=[t,n].map(e=>e?li(e.total):R(`correct.none`));return{who:e.name,about:a,before:o,after:s}}function _o({before:e,after:t}){return e===t?t:M`<span class="soft">${e} →</span> ${t}`}function vo({account:e,unit:t,before:n,after:r}){return{who:e.name,before:X(t,n),after:X(t,r)}}function yo(e,{account:t,foul:n,elsewhere:r,before:i,after:a}){let o=[j(e,n),r&&R(`correct.elsewhere`)].filter(Boolean).join(` · `);return{who:t.name,about:o,before:i,after:a}}function bo(e,{name:t,foul:n,status:r,penalties:i}){let a=r===`deferred`?R(`correct.waits-again`):z(e,{penalties:i,effects:[]});return{who:t,about:j(e,n),before:a,after:a}}function xo(e,t,{before:n,after:r}){let i=So(t,r??n),a=(e,n)=>t.players[e?.seats[n]]?.name??R(`correct.none`),o=xe.filter(e=>n?.seats[e]!==r?.seats[e]).map(t=>({who:e.phrase(`seat-${t}`),about:i,before:a(n,t),after:a(r,t)}));if(!n||!r)return o;let s=So(t,n)===i?[]:[{who:So(t,n),before:``,after:i}],c=n.status===r.status?[]:[{who:i,before:Co(n),after:Co(r)}];return[...s,...c,...o]}function So(e,{round:t,table:n}){return[R(`hall-round`,{round:t}),R(`hall-table`,{label:e.tables[n]?.label??`?`})].join(` · `)}function Co({status:e}){return R(e?`hall-is.${e}`:`correct.in-play`)}function wo({title:e,what:n,request:i,yes:a,danger:o,note:s,done:c,onDone:l,onClose:u,children:d}){let[f,p]=V(!1),{reason:m,field:h}=Or(n),{ask:g,asking:_,wrong:v}=Z(R(`correct.needs-network`)),{seen:y,trouble:b}=To(i);return M`<${D} title=${e} onClose=${u}>
<form class="stack" onSubmit=${e=>{e.preventDefault(),p(!m),m&&i&&g(async()=>{await r.ask(i.path,{method:i.method,match:i.match,body:{...i.body,reason:m}}),t(c??R(`correct.done`)),u(),l?.()})}}>
${d}
${i&&M`<${Eo} seen=${y} trouble=${b} note=${s} added=${i.body.players} />`}
${y&&h(f)}
${v}
${y&&M`<button class=${`button ${o?`danger`:`main`}`} disabled=${_}>${a}</button>`}
</form>
<//>`}function To(e){let[t,n]=V({}),i=JSON.stringify(e);return B(()=>{if(!e)return;let t=!1,{path:a,method:o,match:s,body:c}=e,l={method:o,match:s,body:{...c,reason:`preview`}};return r.sendHeld().then(()=>r.ask(`${a}?preview=true`,l)).then(e=>t||n({of:i,seen:e}),e=>t||n({of:i,trouble:e})),()=>void(t=!0)},[i]),t.of===i?t:{}}function Eo({seen:e,trouble:t,note:n,added:r=[]}){let{state:i}=L(),a={...i,players:{...i.players,...Object.fromEntries(r.map(e=>[e.id,e]))}};return t?M`<${uo} error=${t} needs=${R(`correct.needs-network`)} />`:e?M`<${mo} seen=${e} state=${a} />${n&&M`<p class="note warn">${n}</p>`}`:M`<${De} />`}function Do({settings:e,online:t}){return M`<section class="stack">
<h2>${R(`people.board`)}</h2>
<${ko} settings=${e} online=${t} name="board_open" label=${R(`people.board-open`)} hint=${R(`people.board-open-hint`)} />
<a class="button" href=${`#/board/${e.slug}`}>${R(`people.board-show`)}</a>
</section>`}function Oo({settings:e,online:t}){return M`<section class="stack">
<h2>${R(`people.page`)}</h2>
<${ko} settings=${e} online=${t} name="people_open" label=${R(`people.page-open`)} hint=${R(`people.page-open-hint`)} />
<p class="soft">${location.origin}/t/${e.slug}</p>
<a class="button" href=${`#/public/${e.slug}`}>${R(`people.page-show`)}</a>
</section>`}function ko({settings:e,online:t,name:n,label:i,hint:a}){let s=!!e[n],[c,l]=V(s);B(()=>l(s),[s]);let[u,d]=V(0),{ask:f,asking:p,wrong:m}=Z();return M`<${o} label=${i} hint=${a} checked=${c} disabled=${p||!t} onChange=${t=>{l(t);let i={method:`PATCH`,match:`"${Math.max(e.version,u)}"`,body:{[n]:t}};f(async()=>{try{d((await r.ask(``,i)).version)}catch(e){throw l(s),e}})}} />
${m}`}function Ao({state:e}){return M`<${S} title=${R(`people.further`)} up="#/people"><${jo} state=${e} /><//>`}function jo({state:{settings:e}}){let{online:t}=L();return M`<nav class="stack" aria-label=${R(`people.more`)}>
<a class="button" href="#/people/sheet">${R(`people.sheet`)}</a>
<a class="button" href="#/exams">${R(`exam.title`)}</a>
<a class="button" href="#/people/links">${R(`people.links`)}</a>
<a class="button" href="#/people/players">${R(`people.players`)}</a>
<a class="button" href="#/people/tokens">${R(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${R(`people.erase`)}</a>
</nav>
<${Do} settings=${e} online=${t} />
<${Oo} settings=${e} online=${t} />`}function Mo({state:e}){let{online:t}=L(),{items:n}=so(`phones`),r=Po(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>M`<ul class="rows">
${e.map(e=>M`<${No} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,o=M`<a class="button main" href="#/people/invite">${R(`people.invite`)}</a>`;return M`<${S} title=${R(`people.title`)} up="#/tables" actions=${o}>
${!t&&M`<p class="note warn" role="status">${R(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${R(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&M`<${y} title=${R(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<${jo} state=${e} />
<//>`}function No({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return M`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${rr(n)}</span>
${o!==void 0&&!i&&M`<small>${R(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&M`<span class="badge">${R(`people.plays-too`)}</span>`}
</a>
</li>`}function Po(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function Fo(e){return e.normalize(`NFKD`).replace(/\p{M}/gu,``).toLowerCase().replace(/\s+/g,` `).trim()}function Io({state:e,line:{what:t,amount:n,cause:r,cause_id:i,hanchan:a,round:o,reason:s,at:c}}){let l=H(),{table:u}=e.hanchans[a]??{},d=r===`ruling`&&e.rulings[i],f={ruling:d&&`#/ruling/${i}`,clock:u&&`#/start/${u}/${a}`,payment:`#/paid/${i}`}[r],p=d?j(l,d.foul):R(`hall-cause.${r}`),m=[R(`hall-line.${Lo(r,t,n)}`),o&&R(`hall-round`,{round:o}),N(c,e.settings.time_zone),s];return M`${f?M`<a class="reach" href=${f}>${p}</a>`:p}<small>${m.filter(Boolean).join(` · `)}</small>`}function Lo(e,t,n){return e===`payment`?t===`reversed`?`withdrawn`:n>0?`refunded`:`paid`:t===`reversed`&&n>0?`undone`:t}const Ro=[`cash`,`card`,`transfer`,`other`];function zo(e){return new Promise(t=>{let n=e=>{o(),clearTimeout(a),t(e)},i=()=>{let{state:t,outbox:i}=r.snapshot,a=t?.payments[e];a&&!a.unsent?n(`new`):i.some(t=>t.id===e&&de(t.state))&&n(`refused`)},a=setTimeout(()=>n(`unsent`),6e3),o=r.subscribe(i);i()})}function Bo({state:e,balance:{account:n,unit:i,amount:a,lines:o},onTaken:s,onSent:c,onClose:l}){let[u,d]=V(()=>X(i,a).slice(i.length+1)),[f,p]=V(`cash`),[m,h]=V(``),{does:g,wrong:_}=E(),v=qi(i,u),y=!v||v>a?R(`fines.between`,{most:X(i,a)}):void 0,b=()=>g(async()=>{let e=m.trim()&&{note:m.trim()},a=new Date(r.now()).toISOString(),{id:o}=await r.send(`payment`,null,{account:n,unit:i,amount:v,method:f,paid_at:a,...e});A(),l(),c?.(o);let u=await zo(o);u===`new`?s(o,v??0):t(R(`fines.payment-${u}`))}),x=Ro.map(e=>({value:e,text:R(`fines.method.${e}`)}));return M`<${D} title=${R(`fines.pays`,{name:Ui(e,n)})} onClose=${l}>
<dl class="facts lines">
${Bi(o).map(t=>M`<div key=${t.id}>
<dt><${Io} state=${e} line=${t} /></dt>
<dd>${Wi(t)}</dd>
</div>`)}
</dl>
<${T} label=${R(`fines.amount`,{unit:i})} value=${u} inputmode="decimal" wrong=${y} onInput=${d} />
<${w} label=${R(`fines.how`)} value=${f} options=${x} onChange=${p} />
<${T} label=${R(`fines.note`)} value=${m} onInput=${h} />
${_}
<button class="button main" type="button" disabled=${!!y} onClick=${b}>
${R(`fines.take`,{amount:X(i,v??0)})}
</button>
<a class="button quiet" href=${`#/fines/${n.kind}/${n.id}`} onClick=${l}>${R(`fines.to-account`)}</a>
<//>`}function Vo({state:e,id:t}){let n=H(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:M`<section class="stack" aria-labelledby="season">
<h2 id="season">${R(`hall-season`,{season:nt(e)})}</h2>
<dl class="facts">
${r.map(t=>M`<div key=${t.ruling}>
<dt>${j(n,t.foul)}<small>${gt(e,t.tournament)} · ${N(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${z(n,t)}</dd>
</div>`)}
</dl>
</section>`}function Ho({ruling:e,shown:t,children:n}){let r=H();return M`<section class=${`call-verdict hall-verdict ${p(e)?`over`:Ke(e.kind)}`}>
<p class="call-line penalty">${t?Ge(r,t):z(r,e)}</p>
<p><a class="who" href=${Uo(e)}>${e.offender.name}</a></p>
<p class="soft">${ot(r,e)}</p>
${n}
</section>`}function Uo({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}r.loadEscalationSteps();function Wo({state:e,ruling:t}){let n=Object.values(e.notes).filter(e=>e.ruling===t.id);if(n.length===0)return null;let r=e.settings.time_zone,i=n.sort((e,t)=>Date.parse(e.noted_at)-Date.parse(t.noted_at));return M`<section class="stack" aria-label=${R(`note.title`)}>
<h2>${R(`note.title`)}</h2>
${i.map(({id:t,note:n,noted_at:i,official:a,unsent:o,outbox:s})=>M`<div class="card" key=${t}>
<p>${n}</p>
<p class="soft">
${[e.officials[a]?.name,N(i,r)].filter(Boolean).join(` · `)}
${o&&s!==`done`&&M` <span class=${`badge ${de(s)?`bad`:`info`}`}>${R(`hall-unsent`)}</span>`}
</p>
</div>`)}
</section>`}function Go({ruling:e}){let[n,i]=V(!1),[a,o]=V(``),{does:s,wrong:c}=E();return M`<button class="button" type="button" onClick=${()=>i(!0)}>${R(`note.add`)}</button>
${n&&M`<${D} title=${R(`note.add`)} onClose=${()=>i(!1)}>
<form onSubmit=${n=>{n.preventDefault(),a.trim()&&s(async()=>{await r.send(`note`,e,{note:a.trim()}),A(),t(R(`note.added`)),o(``),i(!1)})}}>
<${T} long label=${R(`call.note`)} value=${a} onInput=${o} maxlength="4000" />
${c}
<button class="button main" disabled=${!a.trim()}>${R(`note.save`)}</button>
</form>
<//>`}`}const Ko={url:null,blob:null,failed:!1};function qo(e,t){let[n,r]=V(Ko);return B(()=>{let t=``,n=!1;return e().then(e=>{n||(t=URL.createObjectURL(e),r({url:t,blob:e,failed:!1}))},()=>n||r({...Ko,failed:!0})),()=>{n=!0,t&&URL.revokeObjectURL(t)}},[t]),n}function Jo({count:e,onPhoto:n}){let[r,i]=V(!1);return e>=8?M`<p class="note" role="status">${R(`call.photos-most`,{most:8})}</p>`:M`<label class="button photo" aria-busy=${r}>
${r?M`<progress aria-hidden="true"></progress>`:M`<${I} name="camera" />`}
<span aria-live="polite">${R(r?`call.photo-shrinking`:`hall-add-photo`)}</span>
<input class="unseen" type="file" accept="image/*" aria-disabled=${r} onClick=${e=>r&&e.preventDefault()} onChange=${async e=>{let[r]=e.currentTarget.files;e.currentTarget.value=``,r&&(i(!0),await n(r).catch(e=>t(R(e.name===`Unreadable`?`hall-photo-bad`:`call.not-kept`))),i(!1))}} />
</label>`}function Yo({ruling:e}){let{state:n}=L(),i=Object.values(n.photos).filter(t=>t.ruling===e);return M`<${Jo} count=${i.length} onPhoto=${async n=>{await r.addPhoto(e,n),t(R(`hall-photo-added`))}} />`}function Xo({state:e,ruling:t}){let n=Object.values(e.photos).filter(e=>e.ruling===t.id);return n.length===0?null:M`<section class="stack">
<h2>${R(`hall-photos`)}</h2>
<ul class="photos">
${n.map((e,n)=>M`<li key=${e.id}><${Zo} ruling=${t.id} photo=${e} number=${n+1} /></li>`)}
</ul>
</section>`}function Zo({ruling:e,photo:t,number:n}){let{url:i,failed:a}=qo(()=>r.photo(e,t.id),t.id);return a?M`<p class="soft">${R(`hall-photo-away`,{number:n})}</p>`:M`<figure>
${i&&M`<a href=${i} target="_blank"><img src=${i} alt=${R(`hall-photo`,{number:n})} /></a>`}
${t.unsent&&t.outbox!==`done`&&M`<figcaption class="badge info">${R(`hall-unsent`)}</figcaption>`}
</figure>`}function Qo({state:e,ruling:t}){return M`<section class="stack">
<h2>${R(`hall-incident`)}</h2>
<${Le} rulings=${ge(e,t)} empty="" />
</section>`}function $o({ruling:e}){let t=yr();return e.seq?M`<section class="stack">
<h2>${R(`reports.incident`)}</h2>
<ul class="rows">
<${gr} name=${R(`reports.incident-page`)} hint=${R(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function es({readings:e}){let t=H();return Cr(),M`<div class="stack">
${e.map(({id:e,chosen:n})=>{let{question:r,alternatives:i,reason:a}=t.reading({id:e,chosen:n});return M`<p key=${e} class="reading">${r} <strong>${i[n]}</strong> <small class="soft">${a}</small></p>`})}
</div>`}function ts({call:e}){let{state:t,official:n}=L(),r=is(t,n,e);return r&&M`<p class="note warn">${R(`partial.warn.${r}`)}</p>`}function ns({why:e}){return M`<p class="note warn">${R(`partial.was.${e}`)}</p>`}function rs(e){return M`<span class="badge warn">${R(`partial.badge`)}</span>`}function is(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const as=[[`day`,86400],[`hour`,3600],[`minute`,60]];function os({status:e,level:t}){return R(`esc.stands.${e}.${t}`)}function ss({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?R(`esc.outcome.${t}`):``}function cs(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function ls(e){let t=Math.max(0,(r.now()-Date.parse(e))/1e3),[n,i]=as.find(([,e])=>t>=e)??as[as.length-1],a=Math.floor(t/i);return Fe(Intl.RelativeTimeFormat,{numeric:a?`always`:`auto`}).format(-a,n)}function us(e,{status:t,level:n},i){let a=ds(e,t,n,i);return a===`appeal`&&ps(e)&&ms(e.state)>r.now()?`later`:a===`decide`?n!==`head-referee`&&fs(e)?`panel`:ht(e,i)?`own-table`:a:a}function ds({official:e},t,n,r){let i=F(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?qe(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!F(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function fs({official:e,book:t,state:n}){return ps({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!hs(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function ps({book:e}){return e?.content.rule_points.appeals===`panel`}function ms({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function hs({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function gs({ruling:e,onClose:n}){let[i,a]=V(``);return M`<${J} what="escalation" title=${R(`hall-escalate`)} text=${R(`esc.escalate-text`)} yes=${R(`hall-escalate`)}
onReason=${async a=>{await r.send(`escalation`,e,{reason:a,...i.trim()&&{evidence:i.trim()}}),A(),t(R(`esc.done.escalation`)),n()}} onClose=${n}>
<${T} long label=${R(`esc.evidence`)} hint=${R(`esc.evidence-hint`)} value=${i} onInput=${a} maxlength="4000" />
<//>`}function _s({state:e,ruling:t}){let n=H(),{id:r,hanchan:i,hand:a,seat:o,table:s,foul:c}=t;if(!o||!i||!a)return null;let l=f(e.hanchans[i],a).filter(({wind:t,player:n})=>t!==o&&e.players[n]);return M`<${y} class="wrong-player" title=${M`<span class="body">${R(`reason.wrong-player`)}</span>`}>
${()=>M`<div class="switches">
${l.map(({wind:t,player:i})=>M`<a
class="chip"
key=${t}
href=${`#/call/${s.id}/${t}/${c}?amends=${r}&why=wrong-player`}
>
${n.phrase(`seat-${t}`)} <span class="who">${e.players[i].name}</span>
</a>`)}
</div>`}
<//>`}function vs({state:e,ruling:n}){let i=L(),[a,c]=V(!1),[l,u]=V(null);if(!qe(i.official)||n.outbox===`holding`||de(n.outbox))return null;let d=t=>!p(t)&&!s(e,t.id),f=d(n),m=ge(e,n).filter(d),h=ht(i,n),g=()=>u(null),_=async e=>{for(let t of[n,...a?m:[]])await r.send(`withdrawal`,t.id,{reason:e});A(),t(R(`hall-done.withdrawal`)),g(),scrollTo({top:0})},{id:v,table:y,seat:b,foul:x}=n;return M`<section class="doing" aria-label=${R(`hall-actions`)}>
${f&&h&&M`<p class="note warn">${R(`call.own-table`)}</p>`}
${f&&!h&&M`<${_s} state=${e} ruling=${n} />
<a class="button" href=${`#/call/${y.id}/${b??`-`}/${x}?amends=${v}`}>${R(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>u(`withdraw`)}>${R(`hall-withdraw`)}</button>`}
${f&&M`<button class="button" type="button" onClick=${()=>u(`escalate`)}>${R(`hall-escalate`)}</button>`}
<${Go} ruling=${v} />
<${Yo} ruling=${v} />
${l===`withdraw`&&M`<${J} what="withdrawal" title=${R(`hall-withdraw`)} text=${R(`hall-withdraw-text`)} yes=${R(`hall-withdraw`)}
onReason=${_} onClose=${g}>
${m.length>0&&M`<${o} label=${R(`hall-withdraw-too`,{names:ye(m)})} checked=${a} onChange=${c} />`}
<//>`}
${l===`escalate`&&M`<${gs} ruling=${v} onClose=${g} />`}
</section>`}function ys({catalogue:e},t,n,r){let[i,a,o]=[[[t,!0]],[[t,!0],...r],[...n,...r]],s=n.some(([e,n])=>n&&Cs(e)===Cs(t));return Object.entries(e.corrections).filter(([,{when:e,of:t,unless:n=[],player:r=!1}])=>{let[c,l,u]=[i,a,o].map(e=>Ss(xs(e,r),t));return bs(e,{ruled:c,was:l,is:u,same:s})&&!Ss(xs(o),n)}).map(([e])=>e)}function bs(e,{ruled:t,was:n,is:r,same:i}){return e===`gone`?n&&!r:e===`came`?r&&!n:e===`changed`?n!==r:t&&!i}function xs(e,t=!1){let n=e.filter(([,e])=>e||!t).map(([e])=>e);return new Set(n.flatMap(({effects:e,steps:t,stays:n=[]})=>[...e,...t,...n]))}function Ss(e,t){return t.some(t=>e.has(t))}function Cs({penalties:e,transfers:t=[]}){return P([e,t])}function ws({state:e,ruling:t}){let n=H(),{library:r}=L(),i=t.status===`withdrawn`,a=i?t:e.rulings[t.amends],o=i?[]:[t],s=a?Ts(e,t,a):[],c=Sr([...s,t,a??t]);if(Cr(),!a||!r?.catalogue.corrections)return null;let l=e=>Es(Oe(n,c[e.revision],e)),u=e=>[l(e),e.offender.id===a.offender.id],[d,f,p]=[l(a),o.map(u),s.map(u)];if(!d||[...f,...p].some(([e])=>!e))return null;let m=ys(r,d,f,p),h=[...f,...p].some(([,e])=>!e);return M`<section class="stack" aria-label=${R(`hall-corrections`)}>
<h2>${R(`hall-corrections`)}</h2>
${m.length===0&&M`<p class="soft">${R(`hall-no-corrections`)}</p>`}
<ol class="steps">
${m.map(e=>{let{text:t,player:i}=r.catalogue.corrections[e];return M`<li key=${e}>${i&&h&&M`<span class="who">${a.offender.name}</span>: `}${n.pick(t)}</li>`})}
</ol>
</section>`}function Ts(e,t,n){let r=Object.values(e.rulings).filter(e=>d(e,n)&&!de(e.outbox));return[.../* @__PURE__ */ new Set([...ge(e,t),...r])].filter(e=>e.id!==t.id&&!p(e))}function Es(e){if(!e)return null;let{penalties:t,transfers:n,...r}=e.chosen??e.final??e.first,[i,a,o]=[r.effects,r.steps,r.stays].map(Ds);return{penalties:t,transfers:n,effects:i,steps:a,stays:o}}function Ds(e){return e.map(({id:e})=>e)}function Os({steps:t,call:n}){let{library:r,book:i,state:a,official:o}=L(),s=H();Cr();let{opens:c}=r?.catalogue??{},{table:l,seat:u,offender:d}=n;if(!c||!i||!u||!d||!qe(o))return null;let f=Object.values(a.rulings).some(e=>e.id!==n.ruling&&e.foul===n.foul&&e.offender.id===d.id&&!p(e)),m=/* @__PURE__ */ new Map;for(let{id:r}of t){let{foul:t=n.foul,facts:a={},repeat:o=!1}=c[r]??{foul:``};if(!i.content.fouls[t]?.rows.length||o&&!f||t===n.foul&&P({...n.facts,...a})===P(n.facts))continue;let s=t===n.foul?{...n.facts,...a}:a;e(i,t,s,{})&&m.set(t,{foul:t,facts:s})}return[...m.values()].map(({foul:e,facts:t})=>{let r=Object.keys(t).length>0?`?facts=${encodeURIComponent(JSON.stringify(t))}`:``,i=s.name(`fouls`,e),a=e===n.foul?R(`further.harder`,{foul:i}):R(`further.rule`,{foul:i});return M`<a class="button" key=${e} href=${`#/call/${l}/${u}/${e}${r}`}>${a} <${I} name="next" /></a>`})}function ks({state:e,escalation:{id:t,standing_id:n}}){let r=H();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return M`<div class="both">
<${As} words=${r} label=${R(`esc.as-called`)} ruling=${i} />
${n===null?M`<div class="card"><small>${R(`esc.as-it-stands`)}</small><strong>${R(`esc.nothing-stands`)}</strong></div>`:M`<${As} words=${r} label=${R(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function As({words:e,label:t,ruling:n}){return n?M`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${Ke(n.kind)}`}>${z(e,n)}</strong>
<span>${j(e,n.foul)}</span>
</a>`:null}function js({state:e,events:t}){return M`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>M`<li key=${t}>
<div class="row">
<span class="body">
${s?M`<a href=${s}>${n}</a>`:M`<strong>${n}</strong>`}
${r&&M`<span>${r}</span>`}
<small>${[a,o&&N(o,e.settings.time_zone)].filter(Boolean).join(` · `)||R(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Ms(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&R(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:R(`esc.escalated`),reason:o,who:cs(e,t),at:i},...a.map(t=>Ns(e,t))]}function Ns(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Ps(t),reason:r,who:cs(e,t),at:i}}function Ps({what:e,outcome:t,level:n}){return e===`decided`?R(`esc.decided.${n}`,{outcome:R(`esc.outcome.${t}`)}):R(`esc.step.${e}`)}function Fs({state:e,ruling:t}){let n=s(e,t.id),r=[...Is(e,t),...n?Ms(e,n):[]];return r.length===0?null:M`<section class="stack">
<h2>${R(`hall-history`)}</h2>
<${js} state=${e} events=${r} />
${n&&M`<${ks} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${R(`hall-to-escalation`)}</a>`}
</section>`}function*Is(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:R(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Ls(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:R(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Ls(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?R(`hall-closed-by-ruling`):R(`hall-closed`,{how:r?R(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Rs({ruling:e,anyway:t}){let{state:n}=L(),r=H(),i=Hs(n,e,z(r,e));return M`<p class="note warn" role="status">
<a class="reach" href=${`#/ruling/${e.id}`}>${i}${t&&` ${R(`same.anyway`)}`} <${I} name="next" /></a>
</p>`}function zs({state:e,ruling:t}){let n=St(Object.values(e.rulings),t);return n&&M`<${Rs} ruling=${n} />`}function Bs(){let{state:e,official:t}=L(),n=H(),r=`shinpan.same.`+e.id,[i,a]=V(()=>c(r)??[]);return B(()=>ve(r,i),[i]),_e(()=>Vs(e,t.id),[e,t.id]).filter(({own:e})=>!i.includes(e)).map(({own:t,other:r})=>M`<div class="note warn row" key=${t} role="status">
<a class="reach body" href=${`#/ruling/${t}`}>${Hs(e,r,[r.offender.name,j(n,r.foul),z(n,r)].join(` · `))}</a>
<button class="button" type="button" onClick=${()=>a([...i,t])}>${R(`same.both`)}</button>
</div>`)}function Vs({rulings:e},t){let n={};for(let t of Object.values(e))(n[`${t.foul} ${t.offender.id}`]??=[]).push(t);return Object.values(n).flatMap(e=>e.filter(e=>e.official===t).map(t=>({own:t.id,other:St(e,t)})).filter(({other:e})=>e))}function Hs(e,{official:t,ruled_at:n},r){let i=e.officials[t]?.name??`?`;return R(`same.text`,{who:i,time:N(n,e.settings.time_zone),what:r})}function Us({args:[e]}){let{tournament:t,state:n}=L();if(!t||!n)return M`<${wt} title=${R(`hall-ruling`)} />`;let r=n.rulings[e];return r?M`<${Ws} state=${n} ruling=${r} />`:M`<${he} title=${R(`hall-ruling`)} text=${R(`hall-no-ruling`)} up="#/log" />`}function Ws({state:e,ruling:t}){let{official:n}=L(),r=H(),i=Sr([t])[t.revision],a=Oe(r,i,t),o=a&&(a.chosen??a.final??a.first);return M`<${S} title=${j(r,t.foul)} up=${`#/table/${t.table.id}`}>
<${Ho} ruling=${t} shown=${o}>
<p><${bt} ruling=${t} /></p>
${t.item===t.id&&M`<${u} id=${t.item} />`}
${me(t.outbox)&&M`<a href="#/outbox">${R(`hall-resolve`)}</a>`}
<//>
<${zs} state=${e} ruling=${t} />
${(t.status===`withdrawn`||t.amends&&t.status!==`amended`)&&M`<${ws} state=${e} ruling=${t} />`}
${ge(e,t).length>0&&M`<${Qo} state=${e} ruling=${t} />`}
<${Gs} ruling=${t} />
${a?M`<${qs} ruling=${t} spoken=${a} />`:M`<p class="soft">${R(`hall-no-book`)}</p>`}
<${Js} state=${e} ruling=${t} />
<${Wo} state=${e} ruling=${t} />
<${Xo} state=${e} ruling=${t} />
<${Fs} state=${e} ruling=${t} />
<${vs} state=${e} ruling=${t} />
${F(n,[`director`])&&M`<${$o} ruling=${t} />`}
<//>`}function Gs({ruling:e}){let t=H(),n=Object.entries(e.final_decision?.facts??e.facts??{}),r=Object.entries(pe(e.context??{}));return n.length+r.length===0?null:M`<section>
<h2>${R(`hall-facts`)}</h2>
<dl class="facts">
${n.map(([e,n])=>M`<div key=${e}><dt>${t.question(e)}</dt><dd>${t.answer(e,{value:n})}</dd></div>`)}
${r.map(([e,n])=>M`<div key=${e}><dt>${le(t,e)}</dt><dd>${se(t,e,n)}</dd></div>`)}
</dl>
</section>`}const Ks={"in-range":`hall-within`,"left-open":`hall-left-open`};function qs({ruling:e,spoken:{first:t,final:n,chosen:r,departure:i}}){let a=r??n??t,o=n??t,s=_(a.steps,L().state.rulings[e.amends],e);return M`<section class="stack">
<h2>${R(`hall-decision`)}</h2>
${r&&M`<p class="note warn">
${R(`hall-prescribed`,{line:t.line})}${e.reason&&M`<br />${R(Ks[i]??`hall-because`,{reason:e.reason})}`}
</p>`}
${!r&&!n&&t.status===`deferred`&&M`<p>${t.line}</p>`}
${n&&M`<p>${R(`hall-first`,{line:t.line})}</p>`}
${a.say&&a.say!==a.line&&M`<p class="say">${R(`call.quoted`,{text:a.say})}</p>`}
<ol class="steps">${s.map(e=>M`<li key=${e.id}>${e.text}</li>`)}</ol>
${!p(e)&&M`<${Os} steps=${a.steps} call=${{...e,table:e.table.id,ruling:e.id}} />`}
<${ne} stays=${a.stays} />
${Me(o).map(e=>M`<p class="soft" key=${e}>${e}</p>`)}
${o.readings.length>0&&M`<${es} readings=${o.readings} />`}
</section>`}function Js({state:e,ruling:t}){let n=e.settings.time_zone,r=Date.parse(t.device_at)-Date.parse(t.ruled_at);return M`<section class="stack">
<h2>${R(`hall-origin`)}</h2>
<p>${[e.officials[t.official]?.name,N(t.ruled_at,n)].filter(Boolean).join(` · `)}</p>
${Math.abs(r)>2e3&&M`<p class="soft">${R(`hall-device-time`,{time:N(t.device_at,n)})}</p>`}
${t.conflict&&M`<${ns} why=${t.conflict} />`}
${t.note&&M`<p class="note info">${t.note}</p>`}
</section>`}const Ys=je(be.desk,`LineAct`);function Xs({state:e,id:t}){let{official:n}=L(),r=Ii(e,t),i=F(n,[`director`]);return r.length===0?null:M`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${R(`hall-ledger`)}</h2>
${r.map(t=>M`<div class="card" key=${t.unit}>
<p><strong>${Zs(t.unit,t.amount)}</strong></p>
<dl class="facts lines">
${t.lines.map(n=>M`<div key=${n.id}>
<dt><${Io} state=${e} line=${n} />${i&&M`<${Ys} state=${e} line=${n} balance=${t} />`}</dt>
<dd>${Wi(n)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function Zs(e,t){let[n,r]=Pi(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return R(t<0?r:n,{amount:X(e,Math.abs(t))})}function Qs(e,t){return Object.values(e.hanchans).filter(n=>!n.status&&Object.values(n.seats).includes(t)&&!e.results[n.id]&&!Te(e,n).begun).sort((e,t)=>e.id<t.id?-1:1)[0]}function $s({state:e,player:t}){let n=Qs(e,t);if(!n)return null;let r=Zi(e,n);return ba(e,n,t).length>0?M`<section class="note bad stack" aria-label=${R(`fines.next-game`)}>
<p>${R(`fines.plays-after`,{game:r})}</p>
<${_a} hanchan=${n.id} players=${[t]} />
</section>`:n.allowed?.includes(t)?M`<p class="note info" role="status">${R(`fines.let-play`,{game:r})}</p>`:null}function ec({day:e,taking:{unit:n,method:i,expected:a,count:o},onClose:s}){let[c,l]=V(``),[u,d]=V(``),[f,p]=V(!1),m=fo(),{ask:h,asking:g,wrong:_}=Z(R(`cash.needs-network`)),v=tc(n,c),y=v!==null&&v<Math.min(0,a),b=y?null:v;return M`<${D} title=${R(`cash.count-of`,{method:R(`fines.method.${i}`)})} onClose=${s}>
<form class="stack" onSubmit=${a=>{if(a.preventDefault(),p(!0),b===null||o&&!u.trim())return;let c={...u.trim()&&{note:u.trim()},...o&&{replaces:o.id}},l={day:e,unit:n,method:i,counted:b,...c};h(async()=>{await r.ask(`cash-counts/${m(l)}`,{method:`PUT`,body:l}),t(R(`cash.kept`)),s()})}}>
<dl class="facts"><div><dt>${R(`cash.expected`)}</dt><dd>${X(n,a)}</dd></div></dl>
<${T} label=${R(`cash.amount`,{unit:n})} value=${c} inputmode="decimal" autocomplete="off" wrong=${f&&b===null?R(y?`cash.amount-low`:`cash.amount-wrong`):void 0} onInput=${l} />
${b!==null&&M`<p class=${`note ${b===a?`info`:`warn`}`} role="status"><strong>${nc(n,b-a)}</strong></p>`}
<${T} label=${R(o?`cash.why-again`:`fines.note`)} value=${u} maxlength="3500" wrong=${f&&o&&!u.trim()?R(`hall-reason-missing`):void 0} onInput=${d} />
${_}
<button class="button main" disabled=${g}>${R(`cash.keep`)}</button>
</form>
<//>`}function tc(e,t){let[,n,r=``]=t.trim().match(/^([-−]?)(.+)$/)??[],i=qi(e,r);return i!==null&&n?-i:i}function nc(e,t){return t===0?R(`cash.agrees`):R(t<0?`cash.missing`:`cash.too-much`,{amount:X(e,Math.abs(t))})}function rc(e,t){let n=e.settings.time_zone,r=Object.values(e.payments).map(({paid_at:e})=>ue(Date.parse(e),n)),i=Object.values(e.cashCounts).map(({day:e})=>e);return[.../* @__PURE__ */ new Set([ue(t,n),...r,...i])].sort().reverse()}function ic(e,t){let n=/* @__PURE__ */ new Map,r=(r,i)=>{let a=`${t} ${r} ${i}`,o={unit:r,method:i,taken:0,refunded:0,expected:0,by:/* @__PURE__ */ new Map,count:e.cashCounts[a]};return n.has(a)||n.set(a,o),n.get(a)};for(let{unit:n,method:i,amount:a,refund:o,withdrawn:s,paid_at:c,official:l}of Object.values(e.payments)){if(s||ue(Date.parse(c),e.settings.time_zone)!==t)continue;let u=r(n,i),d=o?-a:a;u[o?`refunded`:`taken`]+=a,u.expected+=d,u.by.set(l,(u.by.get(l)??0)+d)}for(let{day:n,unit:i,method:a}of Object.values(e.cashCounts))n===t&&r(i,a);let i=({unit:e,method:t})=>e+Ro.indexOf(t);return[...n.values()].sort((e,t)=>i(e)<i(t)?-1:1)}function ac({state:e}){return M`<${S} title=${R(`cash.title`)} up="#/fines"><${oc} state=${e} /><//>`}function oc({state:e}){let{official:t}=L();B(()=>void r.lookAround(),[]);let n=rc(e,r.now()),[i,a]=V(``),o=n.includes(i)?i:n.find(t=>ic(e,t).length>0)??n[0],s=ic(e,o),c=n.map(e=>({value:e,text:sc(e)})),l=Object.values(e.payments).filter(e=>e.unsent).length;return M`<${O} label=${R(`cash.day`)} value=${o} options=${c} onChange=${a} />
${l>0&&M`<p class="note warn" role="status">${R(`cash.unsent`,{count:l})}</p>`}
${s.length===0&&M`<${te} text=${R(`cash.nothing`)} />`}
<div class="cash-ways">${s.map(n=>M`<${cc} key=${o+n.unit+n.method} state=${e} day=${o} taking=${n} mayCount=${Vi(t)} />`)}</div>`}function sc(e){return Fe(Intl.DateTimeFormat,{weekday:`short`,day:`numeric`,month:`long`,year:`numeric`,timeZone:`UTC`}).format(/* @__PURE__ */ new Date(`${e}T00:00:00Z`))}function cc({state:e,day:t,taking:n,mayCount:r}){let[i,a]=V(!1),{unit:o,method:s,refunded:c,taken:l,expected:u,by:d,count:f}=n,p=[...d].map(([t,n])=>[e.officials[t]?.name??R(`cash.this-phone`),X(o,n)]),m={taken:X(o,l),back:X(o,c)};return M`<section class="card stack cash" aria-label=${R(`fines.method.${s}`)}>
<div class="cash-head"><h2>${R(`fines.method.${s}`)}</h2><strong class="sum">${X(o,u)}</strong></div>
${c>0&&M`<p class="soft">${R(`cash.of-it-refunded`,m)}</p>`}
<dl class="facts">
${p.map(([e,t])=>M`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
${f&&M`<${lc} state=${e} taking=${n} />`}
${r&&M`<button class=${`button ${f?`quiet`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${R(f?`cash.again`:`cash.count`)}</button>`}
${i&&M`<${ec} day=${t} taking=${n} onClose=${()=>a(!1)} />`}
</section>`}function lc({state:e,taking:{unit:t,expected:n,count:r}}){let{counted:i,note:a,earlier:o}=r,s=r.expected===n?``:R(`cash.taken-since`,{amount:X(t,r.expected)});return M`<div class=${`note ${i===n?`info`:`warn`}`} role="status">
<strong>${R(`cash.counted`,{amount:X(t,i)})} · ${nc(t,i-n)}</strong>
<small>${[uc(e,r),a,s].filter(Boolean).join(` · `)}</small>
</div>
${o.length>0&&M`<${y} title=${R(`cash.earlier`,{count:o.length})}>
${()=>M`<dl class="facts">${o.map(n=>M`<div key=${n.id}><dt>${X(t,n.counted)}<small>${[uc(e,n),n.note].filter(Boolean).join(` · `)}</small></dt></div>`)}</dl>`}
<//>`}`}function uc(e,{official:t,at:n}){return R(`cash.counted-by`,{name:e.officials[t]?.name??`?`,time:N(n,e.settings.time_zone)})}function dc({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:M`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${R(`fines.paid`)}</h2>
<ul class="rows">
${t.map(t=>M`<li key=${t.id}><${fc} state=${e} payment=${t} /></li>`)}
</ul>
<p class="soft">${R(`fines.put-right`)}</p>
</section>`}function fc({state:e,payment:t}){let{id:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,refund:l,withdrawn:u}=t,d=[u&&R(`fines.withdrawn`),pc(t),R(`fines.method.${s}`),N(c,e.settings.time_zone)],f=X(a,l?-o:o);return M`<a class=${`row ${u?`over`:``}`} href=${`#/paid/${n}`}>
<span class="body who">${Ui(e,{kind:r,id:i})}<small>${d.filter(Boolean).join(` · `)}</small></span>
${u?M`<s>${f}</s>`:M`<strong>${f}</strong>`}
</a>`}function pc({unsent:e,refund:t,receipt:n}){return e?R(`fines.no-receipt-yet`):R(t?`fines.refund-number`:`fines.receipt`,{number:n})}function mc({state:e,official:t}){if(!e.season||!Vi(t))return null;let n=R(`fines.season`,{season:nt(e)});return M`<${y} title=${n}>${()=>M`<${hc} state=${e} />`}<//>`}function hc({state:e}){let{answer:t,fresh:n,trouble:r}=mr(`ledger/fines/season`);if(!t)return M`<p class="soft" role="status">${R(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=N(t.at,e.settings.time_zone);return M`${!n&&M`<p class="note warn" role="status">${R(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&M`<p class="soft">${R(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>M`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${gc(e,t)}</small></span>
<strong>${X(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function gc(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=gt(e,r)||e.settings.name;return n.length>1?`${a} ${X(t,i)}`:a}).join(` · `)}function _c({state:e}){let{fines:t}=e.others,[n,i]=V([]);if(B(()=>void r.tournaments().then(i,()=>{}),[]),t.length===0)return null;let a=Ri(t).map(([e,t])=>X(e,t)),o=({tournament:e,account:t})=>{let r=n.find(({id:t,left:n})=>t===e&&!n);return r?`#/account/enter/${e}/${r.official.id}`:`#/fines/${t.kind}/${t.id}`};return M`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${R(`fines.elsewhere`)}</h2>
${t.length>1&&M`<p>${R(`fines.in-all`,{amount:a.join(` · `)})}</p>`}
<ul class="rows">
${t.map(t=>{let{account:n,tournament:r,unit:i,amount:a,since:s}=t,c=o(t);return M`<li key=${[n.id,r,i].join()}><a class="row" href=${c}>
<span class="body who">${Ui(e,n)}<small>
${gt(e,r)} · ${R(`fines.since`,{time:N(s,e.settings.time_zone)})}
</small></span>
<strong>${X(i,a)}</strong>
${c.startsWith(`#/account`)&&M`<span class="there">${R(`fines.open-there`)}</span>`}
</a></li>`})}
</ul>
<p class="soft">${R(`fines.paid-there`)}</p>
</section>`}const vc=[`device_at`,`clock_offset_ms`,`revision`];function yc({stored:e,sent:t}){let n=[R(`hall-on-server`),R(`hall-on-phone`)];return M`<${bc} caption=${R(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function bc({caption:e,heads:t,before:n,after:r}){Dt();let i=H(),{state:a}=L(),[o,s]=[Sc(r),Sc(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!vc.includes(e));return M`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>M`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>M`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${kt(i,e)}</th></tr>
<tr><td>${Cc(i,a,e,s[e])}</td><td>${Cc(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function xc({item:{expected:e,answer:t,differs:n}}){let r=H(),i=n===`revision`?t.second_decision:t.decision;return M`<div class="note warn">
<p>${R(`hall-phone-showed`,{line:z(r,e)})}</p>
<p><strong>${R(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:z(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${R(`hall-ruling`)}</a>
</div>`}function Sc(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>Sc(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function Cc(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return j(e,r);if(n.endsWith(`_at`)&&r!==`–`)return N(r,t.settings.time_zone);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function wc(){let e=k(null),[t,n]=V(``);B(()=>{let t=new AbortController;return Dc(e.current,t.signal,Tc,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return M`<${S} title=${R(`hall-scan`)} up="#/tables">
<p>${R(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${R(`hall-viewfinder`)}></video>
${t&&M`<p class="note warn" role="status">${R(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${R(`hall-tables`)}</a>
<a class="button" href="#/join">${R(`hall-join`)}</a>
<//>`}function Tc(e){let t=Kt(e);return t?(A(),Ct(Ec(t),{replace:!0}),!0):!1}function Ec({tournament:e,invitation:t,account:n,table:r,sheet:i}){return t?`#/join/${e}/${t}`:n?`#/account/${n}`:i?`#/sheet?s=${i}`:`#/table/${r}`}async function Dc(e,t,n,r){let i=navigator.mediaDevices&&await Oc().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function Oc(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function kc({label:e,text:n}){return M`<${T} label=${e} value=${n} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&M`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(n).then(()=>t(R(`people.copied`)),()=>t(R(`people.not-copied`)))}>${R(`people.copy`)}</button>`}
${`share`in navigator&&M`<button class="button" type="button" onClick=${()=>navigator.share({text:n}).catch(()=>{})}>${R(`people.share`)}</button>`}
</div>`}function Ac({onClose:e}){let{tournament:t,official:n,state:i}=L(),a=jc(),[o,s]=V(null);B(()=>void r.tournaments().then(s,()=>s([])),[]);let c=(o??[]).filter(({id:e,left:n})=>e!==t.id&&!n);return M`<${D} title=${t.name} onClose=${e}>
<h3>${R(`desk.others`)}</h3>
${o&&c.length===0&&M`<p class="soft">${R(`desk.no-others`)}</p>`}
<ul class="rows">
${c.map(({id:t,name:n,official:r})=>M`<li key=${t}>
<a class="row" href=${`#/account/enter/${t}/${r.id}`} onClick=${e}>
<span class="body"><strong>${a[t]||gt(i,t)||n}</strong><small>${r.name}</small></span>
</a>
</li>`)}
</ul>
${fr()&&F(n,[`director`])&&M`<a class="button" href=${`#/account/again/${t.id}`} onClick=${e}>${R(`again.this`)}</a>`}
<a class="button" href="#/join" onClick=${e}>${R(`hall-join`)}</a>
<//>`}function jc(){let[e,t]=V({});return B(()=>{fr()&&r.account().then(e=>e.read()).then(({tournaments:e})=>t(Object.fromEntries(e.map(({id:e,name:t})=>[e,t]))),()=>{})},[]),e}function Mc({table:e}){let{official:t}=L();return F(t,[`director`])?M`<a class="button" href="#/import/players">${R(`enrol.link`)}</a>
${e&&M`<a class="button quiet" href=${`#/correct/table/${e.id}`}>${R(`correct.link-table`)}</a>`}`:null}function Nc(){let{state:e,official:t}=L(),[n,r]=V(!1);return M`<p class="beside">
<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${R(`desk.change`)}</button>
<a class="button quiet" href="#/standings">${R(`hall-standings`)}</a>
<a class="button quiet" href="#/cards">${R(`hall-cards`)}</a>
${Object.keys(e.escalations).length>0&&M`<a class="button quiet" href="#/escalations">${R(`hall-escalations`)}</a>`}
${Pc(e)&&M`<a class="button quiet" href="#/fines">${R(`hall-fines`)}</a>`}
${F(t,[`director`])&&M`<a class="button quiet" href="#/setup">${R(`setup.title`)}</a>
<a class="button quiet" href="#/people">${R(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${R(`enrol.link`)}</a>
<a class="button quiet" href="#/exams">${R(`exam.title`)}</a>
<a class="button quiet" href="#/reports">${R(`reports.link`)}</a>`}
</p>
${n&&M`<${Ac} onClose=${()=>r(!1)} />`}`}function Pc(e){return e.others.fines.length>0||Object.values(e.ledger).some(({unit:e})=>!Pi(e))}function Fc(e){return Ne(e).flatMap(({id:t})=>l(e,t)??[])}function Ic(e,t){if(t===`now`)return Fc(e);let n=t===`all`?no(e):[t],r=new Map(Ne(e).map(({id:e},t)=>[e,t])),i=({table:e})=>r.get(e)??1/0;return n.flatMap(t=>Object.values(e.hanchans).filter(({round:e})=>e===t).sort((e,t)=>i(e)-i(t)))}function Lc(e){let t=new Set(Object.values(e.timings).flatMap(({what:e,hanchan:t})=>e===`began`?t:[])),n=Object.values(e.hanchans).filter(({id:n,status:r})=>t.has(n)&&!r&&!e.results[n]),r=new Set(Object.values(e.players).flatMap(({id:e,withdrawn_at:t})=>t?e:[])),i=({seats:e})=>Object.values(e).some(e=>r.has(e)),a=Object.values(e.hanchans).filter(t=>!t.status&&!e.results[t.id]&&i(t));return[.../* @__PURE__ */ new Set([...Fc(e),...n,...a])]}const Rc={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`},zc=`yakitori`,Bc={...Rc,[zc]:zc};function Vc(e,t){let n=t?.content.rule_points??{},r=Object.entries(Bc).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Bc&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))};return{numbers:a,silent:Object.keys(Bc).filter(e=>!r.some(([t])=>t===e)),complete:Object.keys(Rc).every(e=>e in a)}}function Hc(e,t){let n=t?.content.rule_points[`substitute-points`]??`not-stated`;return n===`not-stated`?{counted:e.scoring.substitute_points??`team`,isStated:!1}:{counted:n===`team`?`team`:`nobody`,isStated:!0}}function Uc(e,t){let n=b(ee(e,t.round).map(i)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return xe.filter(e=>n.includes(t.seats[e]))}function Wc(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function Gc(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Kc({of:e}){let[t,n]=V(``);return M`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;r.file(`standings.csv?of=${e}`).then(e=>xr(e,t),e=>n(q(e)))}}>${R(`standings.export`)}</button>
${t&&M`<p class="note bad" role="alert">${t}</p>`}`}function qc({names:e,numbers:t,substitutes:n}){let{state:i}=L(),[a,o]=V(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[s,c]=V(n.counted),[l,u]=V(null),{ask:d,asking:f,wrong:p}=Z();return M`<form class="stack" onSubmit=${o=>{o.preventDefault();let c=Yc({names:e,numbers:t,substitutes:n,typed:a,counted:s});if(Object.keys(i.results).length>0)return u(c);d(()=>r.ask(`scoring`,{method:`PUT`,body:c}))}}>
${e.map(e=>M`<${T} key=${e} label=${R(`standings.by.${e}`)} hint=${R(`standings.hint.${e}`)}
value=${a[e]} required=${e!==zc} autocomplete="off" onInput=${t=>o({...a,[e]:t})} />`)}
${!n.isStated&&M`<${w} label=${R(`standings.substitutes`)} value=${s} onChange=${c}
options=${[`team`,`nobody`].map(e=>({value:e,text:R(`standings.substitutes.${e}`)}))} />`}
${p}
<button class="button main" disabled=${f}>${R(`standings.set`)}</button>
</form>
${l&&M`<${Jc} body=${l} onClose=${()=>u(null)} />`}`}function Jc({body:e,onClose:t}){let{replaces:n,...r}=e,i=Object.keys({...n,...r}).filter(e=>`${r[e]??0}`!=`${n?.[e]??0}`),a=(e,t=0)=>e===`substitute_points`?R(`standings.substitutes.${t}`):[t].flat().every(Number.isFinite)?fi(t):`${t}`,o=e=>R(e===`substitute_points`?`standings.substitutes`:`standings.by.${e}`);return M`<${wo} title=${R(`standings.by`)} what="rules" request=${{method:`PUT`,path:`scoring`,body:e}} yes=${R(`standings.set`)} onClose=${t}>
<dl class="facts">
${i.map(e=>M`<div key=${e}>
<dt>${o(e)}</dt>
<dd><${_o} before=${a(e,n?.[e])} after=${a(e,r[e])} /></dd>
</div>`)}
</dl>
<p class="soft">${R(`standings.set-anew`)}</p>
<//>`}function Yc({names:e,numbers:t,substitutes:n,typed:r,counted:i}){let a=e.filter(e=>e!==`yakitori`||r[e].trim()).map(e=>[e,Xc(e,r[e])]),o=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),s=e=>n.isStated?{}:{substitute_points:e},c={...Object.fromEntries(o),...s(n.counted)},l=Object.keys(c).length?c:null;return{...Object.fromEntries(a),...s(i),replaces:l}}function Xc(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Zc):Zc(n.replace(/[\s,.'’]/g,``))}function Zc(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Qc({state:e}){let{book:t,official:n}=L(),{numbers:r,silent:i,complete:a}=Vc(e,t);if(!t)return null;let o=Hc(e,t),s=(i.length>0||!o.isStated)&&n?.roles?.includes(`director`),c=[...Object.entries(r).filter(([e,t])=>e!==`yakitori`||t>0).map(([e,t])=>[R(`standings.by.${e}`),fi(t)]),[R(`standings.substitutes`),R(`standings.substitutes.${o.counted}`)]],l=()=>M`<${we} rows=${c} />
${s&&M`<${qc} names=${i} numbers=${r} substitutes=${o} />`}`;return a?M`<${y} title=${R(`standings.by`)}>${l}<//>`:M`<section class="card" aria-labelledby="by">
<h2 id="by">${R(`standings.by`)}</h2>
<p class="note warn">${R(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}const $c={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:tl,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:nl},el={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function tl(e,t){return t===`standing`?!p(e):t===`escalated`?!!e.escalation:e.status===t}function nl({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-x(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function rl(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in $c),i=Object.entries(t).filter(([e,t])=>t&&e in el),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>$c[t](e,n))&&i.every(([t,n])=>el[t](o(e),n)))}function il(e,t,n,r){if(!r.trim())return n;let i=al(t),a=He(e.library,r);return n.filter(t=>{let{offender:n,table:r,note:o,reason:s,foul:c}=t,l=i[t.id]??[],u=[n.name,r.label,o,s,j(e,c),z(e,t)];return a([...u,...l].filter(Boolean).join(` `))})}function al({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const ol=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function sl({state:e,rulings:t,chosen:n,onChoose:r}){let i=H(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=cl(i,e,t,n);return M`<details class="fold">
<summary>${o?R(`hall-filters-set`,{count:o}):R(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(s).map(([e,t])=>M`<${O} key=${e} label=${R(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:R(`hall-any`)},...t]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>M`<${T} key=${e} type="datetime-local" label=${R(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&M`<button class="button" type="button" onClick=${()=>r({})}>${R(`hall-filters-clear`)}</button>`}
</div>
</details>`}function cl(e,t,n,r){let i=e=>[...new Set(n.map(e))],a=new Map(n.map(({offender:e})=>[e.id,e.name])),o={table:Ne(t).map(({id:e,label:t})=>({value:e,text:t})),player:[...a].map(([e,t])=>({value:e,text:t})),foul:i(({foul:e})=>e).map(t=>({value:t,text:j(e,t)})),kind:i(({kind:e})=>e).map(t=>({value:t,text:e.name(`kinds`,t)})),status:ol.map(e=>({value:e,text:R(`hall-status.${e}`)})),round:i(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:R(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:R(`hall-otherwise`)}],...ll(r),official:Object.values(t.officials).map(({id:e,name:t})=>({value:e,text:t}))};return Object.fromEntries(Object.entries(o).map(([e,t])=>[e,dl(t)]))}function ll({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:R(`hall-took`,{from:ct(n),until:ct(r)})}]},...t&&{escalation:[{value:t,text:ul(t)}]}}}function ul(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>m(e)?R(e):t).join(` · `)}function dl(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}r.loadEscalationSteps();const fl={"head-referee":[`head-referee`,`director`],director:[`director`]};function pl({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function ml({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function hl(e,t){return!!t&&e.official!==t.id&&F(t,fl[e.level]??[])}function gl(e,t,{table:n,foul:r}){return[R(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&j(e,r)].filter(Boolean).join(` · `)}function _l(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function vl(e,t,n){return{name:e.officials[t]?.name??`?`,time:N(n,e.settings.time_zone)}}function yl({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return R(i?`help.unsent`:`help.sending`);let a=n.ended_at?R(`help.over.${n.ended_how}`):n.answered_at?R(`help.coming`,vl(e,n.answered_by,n.answered_at)):R(`help.waiting.${n.level}`);return i?`${a} · ${R(`hall-outbox.waiting`)}`:a}function bl({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function xl(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?$e(t,e.hanchans[n],r):fe(t,n))}function Sl({ruling:e,questions:t,decision:n,done:r=!1,onAnswer:i}){let{library:a}=L(),o=H(),s=n&&We(a,n);return M`<section class="card">
<h3><span class="who">${e.offender.name}</span> · ${j(o,e.foul)}</h3>
${!r&&t.map(e=>M`<${Cl} key=${e.question.fact} asked=${e} onAnswer=${i} />`)}
${s&&M`<p class=${`penalty ${Ke(n.penalties[0]?.kind??`none`)}`} role="status">
${R(`hall-comes-to`,{line:s.line})}
</p>`}
${r&&M`<ol class="steps">${s.steps.map(e=>M`<li key=${e.id}>${e.text}</li>`)}</ol><${ne} stays=${s.stays} />`}
</section>`}function Cl({asked:{decision:e,question:t,chosen:n},onAnswer:r}){let{library:i}=L(),{text:a,answers:o}=We(i,e).questions[0],s=o.map(e=>({value:e.value??e.min,text:e.text}));return M`<${w} label=${a} value=${n} options=${s}
onChange=${e=>r(t.fact,e)} />`}function wl(){let{library:e,book:t}=L(),[n,i]=V(null);return B(()=>{Promise.all([be.hands(),r.loadReading()]).then(([e])=>i(e),()=>{})},[]),(r,i)=>{let a=n&&e&&t&&n.handsAfter(e,t,r,i)||[];return a.length?a:Tl(r,i)}}function Tl(e,{how:t,winners:n}){let{deposits:r=0}=e;return t===`win`?[{...n.includes(`east`)?g(e):Se(e),deposits:0}]:t===`chonbo`?[{...e,deposits:r}]:[g(e),Se(e,g(e).counters??0)].map(e=>({...e,deposits:r}))}function El({hands:e,chosen:t,onChoose:n=()=>{}}){if(e.length===1)return M`<p class="note none end-next" role="status">${R(`hall-comes-next`)} <strong><${Be} hand=${e[0]} /></strong></p>`;let r=e.map((e,t)=>({value:t,text:M`<${Be} hand=${e} />`}));return M`<${w} label=${R(`hall-following`)} value=${e.findIndex(e=>Ol(e,t))} options=${r}
onChange=${t=>n(e[t])} />`}function Dl(e,t){return e.length===1?e[0]:e.find(e=>Ol(e,t))}function Ol(e,t){return!!t&&JSON.stringify(e)===JSON.stringify(t)}function kl({hanchan:e,ended:t,end:n,moves:r,onChange:i}){let{state:a}=L(),o=H(),{how:s,winners:c,riichi:l,tenpai:u}=n,d=u?.length===0;return M`<fieldset class="end-seats">
<legend class="unseen">${R(`hall-who`)}</legend>
${f(e,t.hand).map(({wind:e,player:n})=>{let d=vt(a,{...t,table:{id:t.table},seat:e}),f=l.includes(e),p=t=>t.includes(e)?t.filter(t=>t!==e):[...t,e],m=()=>{let e=p(u??[]);i({tenpai:e.length?e:void 0})},h=!c.includes(e)&&c.length===3,g=a.players[n]?.name??`?`;return M`<div key=${e} class="end-seat" role="group" aria-label=${`${o.phrase(`seat-${e}`)} · ${g}`}>
<span class="end-name"><${mt} wind=${e} /><span>${g}</span>
${d&&M`<span class="badge dead-hand">${R(`hall-badge.dead`,{since:dt(a,d)})}</span>`}</span>
${r&&s!==`four-riichi`&&M`<${Al} stick on=${f} onTap=${()=>i({riichi:p(l)})}>${R(`hall-riichi`)}<//>`}
${s===`win`&&M`<${Al} on=${c.includes(e)} isOff=${!!d||h} onTap=${()=>i({winners:p(c)})}>${R(`hall-wins`)}<//>`}
${r&&s===`exhaustive-draw`&&M`<${Al} on=${f||u?.includes(e)} isOff=${f} onTap=${m}>${R(`hall-tenpai`)}<//>`}
</div>`})}
${r&&s===`exhaustive-draw`&&M`<div class="end-seat"><span class="end-name"></span>
<${Al} on=${d} isOff=${!!u?.length} onTap=${()=>i({tenpai:d?void 0:[]})}>${R(l.length?`hall-nobody-else`:`hall-nobody`)}<//></div>`}
</fieldset>`}function Al({on:e,stick:t=!1,isOff:n=!1,onTap:r,children:i}){return M`<button class=${`choice ${t?`stick`:``}`} type="button" aria-pressed=${String(!!e)} disabled=${n} onClick=${r}>${i}</button>`}const jl=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function Ml({table:e,hanchan:t,hand:n,dealt:r=n,onHand:i,onClose:a}){let{state:o}=L(),[s]=V({table:e.id,hanchan:t.id,hand:n}),[c]=V(r),[l,d]=V(()=>{let e=h(o,s);return e?{end:{...jt,...e},results:[],item:``}:null}),f={ended:s,dealt:c,moves:!!i,hanchan:t,onClose:a};if(!l)return M`<${Fl} ...${f} onDone=${d} />`;let p=R(`hall-ended-done`,{hand:tt(s.hand)});return M`<${D} key="done" title=${p} onClose=${a}>
<p>${R(`hall-how.${l.end.how}`)}</p>
<${u} id=${l.item} onTaken=${a} />
${l.results.map(e=>M`<${Sl} key=${e.ruling.id} ...${e} done />`)}
${i&&!l.item?M`<${Pl} ...${f} end=${l.end} onHand=${i} />`:M`<${Nl} next=${l.end.next} onClose=${a} />`}
<//>`}function Nl({next:e,onClose:t}){return M`${e&&M`<${El} hands=${[e]} />`}
<button class="button main" type="button" onClick=${t}>${R(`hall-done`)}</button>`}function Pl({dealt:e,end:t,onHand:n,onClose:r}){let i=wl(),a=t.next?[t.next]:i(e,t),o=e=>{n(e),r()};return M`<h3>${R(`hall-following`)}</h3>
<div class="pair">
${a.map(e=>M`<button key=${JSON.stringify(e)} class="button main" type="button" onClick=${()=>o(e)}><${Be} hand=${e} /></button>`)}
</div>`}function Fl({ended:e,dealt:t,moves:n,hanchan:i,onDone:a,onClose:o}){let{state:s}=L(),[c]=V(()=>ze(s,e)),[l,u]=V(jt),{does:d,wrong:f}=E(),p=Sr(c),m=wl(),h=e=>u({...l,...e}),g=l.how&&(l.how!==`win`||l.winners.length>0),_=c.map(e=>{let t=p[e.revision];return{ruling:e,...l.how&&t?Nt(s,t,e,l):{questions:[],decision:null}}}),v=_.every(({decision:e})=>e),y=n&&g&&v?m(t,Rl(l,_)):[],b=Dl(y,l.next),x=async()=>{let t=Object.fromEntries(_.map(({ruling:e,decision:t})=>[e.id,t])),n={...l,tenpai:Ll(l),next:b},i=await r.send(`hand-end`,null,Ft(e,n),{hold:!0,expected:t});A(),a({end:n,results:_,item:i.id})};return M`<${D} title=${R(`hall-ended-how`,{hand:tt(e.hand)})} onClose=${o}>
<${Il} how=${l.how} onHow=${e=>h({how:e,winners:[],tenpai:void 0})} />
${(n?l.how&&l.how!==`four-riichi`:l.how===`win`)&&M`<${kl} hanchan=${i} ended=${e} end=${l} moves=${n} onChange=${h} />`}
${g&&_.map(e=>M`<${Sl} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>u(Pt(l,e.ruling,t,n))} />`)}
${y.length>0&&M`<${El} hands=${y} chosen=${l.next} onChoose=${e=>h({next:e})} />`}
${f}
<button class="button main" type="button" disabled=${!g||!v||n&&!b} onClick=${()=>d(x)}>
${R(`hall-ended-record`)}
</button>
<//>`}function Il({how:e,onHow:t}){let{book:n}=L(),r=[`win`,...n?.content.facts.hand_end.answers??jl],i=jl.filter(e=>r.includes(e)).map(e=>({value:e,text:R(`hall-how.${e}`)}));return M`<${w} label=${R(`hall-how-label`)} value=${e} options=${i} onChange=${t} />`}function Ll({riichi:e,tenpai:t,hands:n}){return t&&xe.filter(r=>t.includes(r)||e.includes(r)&&!It(n[r]))}function Rl(e,t){let n=t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`));return{...e,tenpai:Ll(e),how:n?`chonbo`:e.how}}function zl({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:Bl(t[e.id]),round:n[e.hanchan]?.round}))}function Bl({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function Vl(e,{cards:t,seconds:n,until:r}){let i=[R(`exam.questions`,{count:t.length})];return n&&i.push(R(`exam.each`,{seconds:n})),r&&i.push(R(Ul(r)?`exam.ended`:`exam.until`,{time:Hl(e,r)})),i}function Hl(e,t){return N(t,e.settings.time_zone)}function Ul(e){return!!e&&Date.parse(String(e))<=r.now()}function Wl(e){return R(`exam.seconds`,{seconds:Math.max(1,Math.round(e/1e3))})}function Gl(e,t){let n={timeZone:t,dateStyle:`short`,timeStyle:`short`};return new Intl.DateTimeFormat(`sv-SE`,n).format(new Date(e)).replace(` `,`T`)}function Kl(e,t){let n=Date.parse(`${e}Z`);return(/* @__PURE__ */ new Date(2*n-Date.parse(`${Gl(n,t)}Z`))).toISOString()}r.loadEscalationSteps();const ql=[`head-referee`,`referee`,`arbiter`];function Jl(e,t){return`shinpan.exam.${e}.${t}`}function Yl(e){return!!e&&F(e,ql)}function Xl(e){return Object.values(e.exams).sort((e,t)=>e.id<t.id?1:-1)}function Zl(e,t,n){return eu(e,t).find(({official_id:e})=>e===n)}function Ql(e,t){let n=eu(e,t).map(({official_id:e})=>e),r=Object.values(e.officials).filter(e=>!e.revoked_at&&Yl(e));return{taken:n.length,all:(/* @__PURE__ */ new Set([...n,...r.map(({id:e})=>e)])).size}}function $l(e,t){return Yl(t)?Xl(e).filter(({id:n,status:r})=>r===`open`&&!Zl(e,n,t.id)):[]}function eu(e,t){return Object.values(e.examAttempts).filter(e=>e.exam_id===t&&!e.withdrawn_at)}const tu={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[nu,ru]=[112,64],iu=[34,14],[au,ou]=[10,7],[su,cu]=[14,11];function lu({names:e,notes:t,pot:n,payments:r,number:i,to:a,winds:o}){return M`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${R(`open.arrows`)}>
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
${e.map((e,n)=>M`<${du} key=${n} spot=${tu[n]} name=${e} note=${t[n]} to=${a?.(n)} wind=${o?.[n]} />`)}
${n&&M`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>M`<${pu} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${uu} names=${e} payments=${r} number=${i} /></div>
</figure>`}function uu({names:e,payments:t,number:n}){let r=t=>t===`table`?R(`open.the-table`):e[t];return M`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>M`<li key=${a}>
${R(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function du({spot:[e,t],name:n,note:r,to:i,wind:a}){let o=fu(n,a?ou:au)!==n,s=M`<g>
<rect
x=${e-nu/2}
y=${t-ru/2}
width=${nu}
height=${ru}
rx="10"
/>
${a&&M`<path class="wind" d=${et[a]} transform=${`translate(${e-nu/2+5} ${t-21}) scale(0.85)`} />`}
<text class=${`name ${o?`long`:``}`} x=${a?e+12:e} y=${t-5}>${o?fu(n,a?cu:su):n}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?M`<a href=${i} aria-label=${`${n} ${r}`}>${s}</a>`:s}function fu(e,t){let n=0,r=[...e],i=r.findIndex(e=>(n+=e>`⹿`?1.6:1)>t);return i<0?e:`${r.slice(0,i-1).join(``).trimEnd()}…`}function pu({payment:e,text:t}){let[n,r]=[Q(e.from),Q(e.to)],[i,a]=vu(n,r),[o,s]=vu(r,n),c=_u(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=mu(n,r)?hu([i,a],[l,u],[o,s],c):gu([l,u],c,n[0]===r[0]);return M`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${d} y=${f+6}>${t}</text>
</g>`}function mu(e,t){let[n,r]=Q(`table`);return(e[0]+t[0])/2===n&&(e[1]+t[1])/2===r}function hu(e,t,n,r){let i=r=>e[r]*.5625+t[r]*.375+n[r]*.0625;return[i(0)+r[0]*.9,i(1)+r[1]*.5]}function gu([e,t],[n,r],i){if(n||r)return[e+n*1.2,t];let[a]=Q(`table`);return i?[e+38,t]:[e+Math.sign(a-e)*18,t-19]}function _u(e,t){let[n,r]=Q(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes(Q(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function Q(e){return tu[e]??[0,0]}function vu([e,t],n){let[r,i]=[n[0]-e,n[1]-t],[a,o]=e===tu.table[0]&&t===tu.table[1]?iu:[nu/2,ru/2],s=Math.min((a+6)/Math.abs(r),(o+6)/Math.abs(i));return[e+r*s,t+i*s]}const $=[0,1,2,3],yu=[`east`,`south`,`west`,`north`];function bu(e,t){return yu[(e-t+4)%4]??`east`}function xu(e,t){return e===`table`?`table`:(yu.indexOf(e)+t)%4}function Su(e){let t=new Map([...$,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of $)t.set(e,0);else for(let e of wu(n))Tu(t,e);return{net:$.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function Cu(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function wu(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function Tu(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function Eu(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function Du({typed:e,onChange:t,onClose:n}){return M`<${D} title=${R(`open.names`)} onClose=${n}>
<p class="soft">${R(`open.names-text`)}</p>
${$.map(n=>M`<${T}
key=${n}
label=${R(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${R(`open.done`)}</button>
<//>`}function Ou({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=Eu(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,Cu(e[r]??0,n)]);return M`<${D} title=${R(`open.settle`)} onClose=${i}>
<p>${R(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${we} rows=${s} />
<${uu} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${R(`open.settle-done`)}
</button>
<//>`}function ku(){let{state:e,official:t}=L(),n=e?$l(e,t):[];if(n.length===0)return null;let[r]=n,i=n.length===1,a=i?c(Jl(r.id,t.id)):null,o=a&&!a.attempt?R(`exam.paused`,{at:a.answers.length+1,all:r.cards.length}):R(i?`exam.waits`:`exam.wait`,{count:n.length});return M`<a class="row card" href=${i?`#/exams/${r.id}/take`:`#/exams`}>
<${I} name="clock" />
<span class="body">
<strong>${o}</strong>
<small>${i?[r.title,...Vl(e,r)].join(` · `):n.map(({title:e})=>e).join(` · `)}</small>
</span>
<${I} name="next" />
</a>`}function Au(e,t,n,r){let i=e.map(e=>ju(e,t,n,r)),a=i.filter(e=>e instanceof at);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:ut(r)};return i.map((t,n)=>t instanceof at?{rulebook:e[n].names(),...o,...C()}:t)}function ju(e,t,n,r){try{return v(e,t,n,r)}catch(e){if(e instanceof at)return e;throw e}}function Mu(e,t){let n=new rt(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:Nu(n,r,e)})),differs:i.some(e=>!Pu(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function Nu(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function Pu(e,t){return P(e)===P(t)}const Fu={transfers:[],fines:[],effects:[]};function Iu({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function Lu({words:e},t){if(t.lateness)return R(`open.by-lateness`);let n=Ru(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Ru(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Ru(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...Fu,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?R(`open.grows-times`,{times:r.p.times}):R(`open.grows-add`,{p:r.p.add})})`:e.line({...Fu,penalties:t,effects:n})}function zu(e,t){return e.table(t).rows}function Bu({rules:e,book:t,foul:n}){let{words:r}=e,i=zu(t,n);if(!i.length)return M`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return M`<ol class="table-rows">
${i.map(t=>M`<li key=${t.id}>
<strong>${Lu(e,t)}</strong>
${Iu(e,t.when).map(e=>M`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&M`<p>${i.length>1?R(`open.otherwise`):R(`open.always`)}</p>`}
${t.effects.length>0&&M`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${Je(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&M`<p class="soft">${R(`open.counted-over`,{scope:it([r.phrase(`scope-${a}`)])})}</p>`}`}function Vu({book:t,words:r,foul:i,facts:a,context:o,onChange:s}){let c=(e,t)=>{let{[e]:r,...i}=o;s(t===n[e]?i:{...i,[e]:t})};return M`<div class="stack">
${Object.entries(Ze).map(([s,l])=>{let u=l.filter(n=>e(t,i,a,{...o,[s]:n}));return M`<${w}
key=${s}
label=${le(r,s)}
value=${o[s]??n[s]}
options=${u.map(e=>({value:e,text:se(r,s,e)}))}
onChange=${e=>c(s,e)}
/>`})}
</div>`}const Hu=[`impossible`,`denied`,`silent`];function Uu({tournament:e,as:t,player:n=!1}){let{lang:i}=Ve(),[a,s]=V(``),c=async n=>{s(n?`beginning`:`ending`),s(await(n?Wu({tournament:e,as:t},i):Gu(e)).catch(()=>`unreached`))};if(B(()=>{let n=!1;return r.push().then(n=>n.status({tournament:e,as:t},i)).then(e=>n||s(e),()=>{}),()=>void(n=!0)},[e,t,i]),!a)return null;if(Hu.includes(a))return M`<section class="card"><h2>${R(`push.title`)}</h2><p role="status">${R(`push.${a}`)}</p></section>`;let l=[`unserved`,`unreached`].includes(a);return M`<${o} label=${R(`push.title`)} hint=${R(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(a)} onChange=${c} />
${l&&M`<p class="note warn" role="status">${R(`push.${a}`)}</p>`}`}async function Wu(e,t){return(await r.push()).subscribe(e,t)}async function Gu(e){return await(await r.push()).unsubscribe(e),`off`}export{Ic as $,Ri as $n,tr as $r,Io as $t,Gl as A,_a as An,Ar,Ps as At,yl as B,ea as Bn,q as Br,cs as Bt,Ql as C,Ot as Ci,Ia as Cn,Y as Cr,Js as Ct,Kl as D,Oa as Dn,Gr as Dr,zs as Dt,Ul as E,Da as En,Jr as Er,Bs as Et,gl as F,fa as Fn,Sr as Fr,gs as Ft,il as G,X as Gn,ur as Gr,Yo as Gt,sl as H,Ji as Hn,fr as Hr,ts as Ht,hl as I,ha as In,gr as Ir,ls as It,zc as J,Ui as Jn,nr as Jr,Wo as Jt,Qc as K,Ii as Kn,sr as Kr,Jo as Kt,_l as L,na as Ln,xr as Lr,us as Lt,Ml as M,pa as Mn,kr as Mr,Os as Mt,ml as N,ua as Nn,Er as Nr,ws as Nt,Wl as O,Sa as On,Kr as Or,js as Ot,xl as P,ga as Pn,Or as Pr,_s as Pt,Vc as Q,Hi as Qn,er as Qr,Ro as Qt,pl as R,ta as Rn,yr as Rr,ss as Rt,Xl as S,Dt as Si,La as Sn,$r as Sr,qs as St,Vl as T,Aa as Tn,Yr as Tr,Rs as Tt,cl as U,Zi as Un,pr as Ur,es as Ut,vl as V,Xi as Vn,mr as Vr,rs as Vt,rl as W,Yi as Wn,lr as Wr,Xo as Wt,Wc as X,qi as Xn,ir as Xr,Vo as Xt,Gc as Y,Wi as Yn,ar as Yr,Ho as Yt,Uc as Z,zi as Zn,rr as Zr,Bo as Zt,Cu as _,jt as _i,qa as _n,ci as _r,nc as _t,Lu as a,sn as ai,_o as an,Oi as ar,kc as at,Zl as b,It as bi,Va as bn,ti as br,Xs as bt,Au as c,W as ci,fo as cn,gi as cr,bc as ct,Ou as d,nn as di,ro as dn,Ci as dr,_c as dt,un as ei,Fo as en,Vi as er,Fc as et,$ as f,$t as fi,no as fn,Si as fr,mc as ft,Eu as g,Kt as gi,Ya as gn,si as gr,ac as gt,bu as h,Xt as hi,Qa as hn,ui as hr,oc as ht,Iu as i,gn as ii,wo as in,Ai as ir,Ac as it,zl as j,da as jn,J as jr,ks as jt,Hl as k,ba as kn,Xr as kr,Ms as kt,ku as l,pn as li,so as ln,hi as lr,xc as lt,xu as m,Yt as mi,$a as mn,di as mr,pc as mt,Vu as n,cn as ni,Po as nn,Mi as nr,Nc as nt,zu as o,fn as oi,lo as on,Di as or,wc as ot,wu as p,tn as pi,io as pn,li as pr,dc as pt,Kc as q,Fi as qn,or as qr,qo as qt,Bu as r,on as ri,Ao as rn,Ni as rr,Mc as rt,Mu as s,En as si,po as sn,Ei as sr,Dc as st,Uu as t,an as ti,Mo as tn,Pi as tr,Lc as tt,Du as u,rn as ui,Z as un,wi as ur,yc as ut,Su as v,Ft as vi,Ja as vn,oi as vr,$s as vt,Yl as w,Fa as wn,Zr as wr,Us as wt,Jl as x,At as xi,Ba as xn,Qr as xr,Gs as xt,lu as y,Nt as yi,Ha as yn,ei as yr,Qs as yt,bl as z,$i as zn,hr as zr,os as zt};