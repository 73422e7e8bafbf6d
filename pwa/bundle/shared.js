import{$ as e,$r as t,$t as n,A as r,B as i,C as a,Cn as o,Cr as s,Ct as c,D as l,Dt as u,E as d,Er as f,Et as p,F as m,Fn as h,Ft as g,G as _,Gn as v,H as y,Ht as b,I as x,It as S,J as ee,K as te,Kt as C,L as w,Lt as T,M as ne,Mn as re,Mr as ie,N as ae,Nr as oe,Nt as E,O as D,On as se,Ot as ce,P as le,Pn as ue,Pt as O,Qt as k,R as de,Rt as fe,S as pe,Sn as me,St as he,T as ge,Tn as _e,Tr as ve,Tt as ye,U as be,Ut as xe,V as Se,Vt as Ce,W as we,Wn as Te,Wt as A,X as Ee,Xt as De,Y as Oe,Yr as ke,_i as j,_t as Ae,a as je,an as Me,b as Ne,bi as M,bn as Pe,c as Fe,ci as N,ct as P,d as Ie,dn as F,et as Le,f as Re,fi as ze,ft as Be,g as Ve,gt as He,h as Ue,ht as We,ii as Ge,in as Ke,ir as qe,j as Je,jr as Ye,kn as I,l as Xe,lt as Ze,m as L,ni as Qe,nn as R,nr as $e,oi as et,on as z,pt as tt,q as nt,ri as rt,rn as B,sn as V,st as it,t as at,ti as ot,tt as st,u as ct,un as lt,ut as H,v as ut,vn as dt,vt as U,wn as ft,wr as pt,wt as mt,x as ht,xi as gt,xn as _t,y as vt,yi as W,yn as yt,z as bt,zn as xt,zt as St}from"./app.js";const Ct={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function wt(){let[,e]=M(!1);j(()=>{se(`others`).then(()=>e(!0),()=>{})},[])}function Tt(e){let t=String(e?.type).split(`:`).at(-1)??``,n=Ct[t]??t;return _e(`refusal.type.${n}`)?z(`refusal.type.${n}`):_e(`refusal.type.other`)?z(`refusal.type.other`):e?.detail??``}function Et(e,t){let[n]=t.split(`.`),i=t.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(n)&&i in e.catalogue.facts?e.question(i):n===`context`&&i in r?ae(e,i):_e(`refusal.field.${n}`)?z(`refusal.field.${n}`):t}function Dt({problem:e}){wt();let t=U(),{errors:n=[],detail:r,title:i}=e??{};return F`<div class="note bad stack">
<p><strong>${Tt(e)}</strong></p>
${n.length===0&&F`<p lang="en">${r??i??z(`hall-unknown`)}</p>`}
<dl class="refusal">
${n.map(({field:e,message:n,cure:r})=>{let i=Et(t,e);return F`<div key=${e}>
<dt><strong>${i}</strong></dt>
<dd lang="en"><small>${n===i?r:`${n} ${r}`}</small></dd>
</div>`})}
</dl>
</div>`}const Ot={winners:[],riichi:[],hands:{},quads:{},answers:{}},kt=/* @__PURE__ */ new Map([[!0,`valid`],[!1,`invalid`]]);function At(e,t,n,r){let{noten_by_dead_hand:i,...a}=n.facts,o={...a,...It(t,n,{...Ft(e,n),...Pt(n,r)})},s=r.answers[n.id]??{},c=[];for(;;){let e=ue(t,n.foul,o,n.context);if(e.status!==`needs-facts`)return{questions:c,decision:e};let i=e.questions[0],a=Lt(n,r,i.fact)??s[i.fact];if(c.push({decision:e,question:i,chosen:a}),a===void 0)return{questions:c,decision:null};o[i.fact]=a}}function jt(e,t,n,r){let{seat:i,id:a}=t;return i&&n===`riichi_hand`?{...e,hands:{...e.hands,[i]:r}}:i&&n===`quad_valid`?{...e,quads:{...e.quads,[i]:kt.get(r)??`invalid`}}:{...e,answers:{...e.answers,[a]:{...e.answers[a],[n]:r}}}}function Mt(e,{how:t,winners:n,riichi:r,tenpai:i,next:a,hands:o,quads:s,answers:c}){let l=Object.entries({riichi:r,hands:o,quads:s,answers:c}).filter(([,e])=>Object.keys(e).length>0),u=t===`win`?{winners:n}:t===`exhaustive-draw`&&i?{tenpai:i}:{};return{...e,how:t,...u,...a&&{next:a},...Object.fromEntries(l)}}function Nt(e){return e===`noten`||e===`refused`}function Pt(e,t){let n=t.how===`win`?e.seat&&(t.winners.includes(e.seat)?`own-win`:`other-win`):t.how;return n?{hand_end:n}:{}}function Ft(e,t){return!t.seat||s(e,t,Date.parse(t.ruled_at))?{}:{noten_by_dead_hand:!1}}function It(e,t,n){let r=e.table(t.foul).used;return Object.fromEntries(Object.entries(n).filter(([e])=>r.includes(e)))}function Lt({seat:e},t,n){if(!e)return;if(n===`riichi_hand`)return t.hands[e];let r=n===`quad_valid`?t.quads[e]:void 0;return r&&r===`valid`}const Rt=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,zt=RegExp(`#/join/(${Rt})/([\\w-]{16,200})`,`i`),Bt=/#\/account\/(spa_[\w-]{16,200})/,Vt=/#\/sheet\?s=([\w-]+)/,Ht=RegExp(`#/table/(${Rt})`,`i`);function Ut(e){let t=zt.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=Bt.exec(e);if(n)return{account:n[1]};let r=Vt.exec(e);if(r)return{sheet:r[1]};let i=Ht.exec(e);return i?{table:i[1].toLowerCase()}:null}const Wt=De(ft.account,`SignInAgain`);let Gt=null;function Kt(){let[e,t]=M(null);j(()=>(Gt=t,()=>void(Gt=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&F`<${Wt} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function qt(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!Gt||!await Jt(Gt))throw t;return e()}}function Jt(e){return new Promise(t=>e({tell:t}))}const Yt=/^(localhost|.+\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;function Xt(){return I.ask(`addresses`).catch(()=>null)}function Zt(e){return Yt.test(new URL(e).hostname)}function Qt(){let[e,t]=M(location.origin);return j(()=>{Zt(e)&&Xt().then(e=>e&&t(e.url))},[]),e}function $t({link:e,cure:t=`HOST=0.0.0.0`}){return Zt(e)?F`<div class="note bad" role="alert">
<p><strong>${z(`people.local`)}</strong></p>
${t?F`<p>${z(`people.local.start`)}</p>
<p><strong>make run ${t}</strong></p>
<p>${z(`people.local.then`)}</p>`:F`<p>${z(`people.local.network`)}</p>`}
</div>`:null}function en({link:e,found:t,onLink:n}){let{origin:r,host:i,protocol:a}=new URL(e),o=(t?.candidates??[]).map(({url:e})=>({value:e,text:new URL(e).host}));return F`${o.length>1&&F`<${T} label=${z(`people.address`)} value=${r} options=${o} onChange=${t=>n(e.replace(r,t))} />
<p class="soft">${z(`people.address.another`)}</p>`}
${a===`http:`&&!Zt(e)&&F`<p class="soft">${z(`people.address.plain`,{host:i})}</p>`}`}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const tn=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),nn=[`low`,`medium`,`quartile`,`high`],rn={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},an={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},on={low:1,medium:0,quartile:3,high:2},sn=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function cn(e){if(e=yn(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function ln(e,t){let n=on[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function un(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const dn={numeric:1,alphanumeric:2,byte:4},fn={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},pn=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function mn(e){let{exp:t,log:n}=pn,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const hn=[];function gn(e){let t=hn[e];if(t!==void 0)return t;let n=mn(e),{exp:r,log:i}=pn,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return hn[e]={gen:n,mul:a}}function _n(e,t,n){let{exp:r,log:i}=pn,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function vn(e,t){let n=tn[e-1],r=rn[t][e-1],i=an[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const G=e=>{throw Error(e)};function yn(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function bn(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=xn[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const xn=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[sn.charCodeAt(t)]=t;return e})();function Sn(e,t,n,r,i){let a=vn(e,t),o=fn[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&G(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(dn[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(xn[n.charCodeAt(e)]*45+xn[n.charCodeAt(e+1)],11);s&1&&f(xn[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&G(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=gn(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(_n(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function Cn(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const wn=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),K=e=>wn[e&65535]+wn[e>>>16],Tn=/* @__PURE__ */ new Uint32Array(32);function En(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const q=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},Dn=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,J=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function On(e,t){let{size:n,words:r,v:i}=e,a=Tn;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),En(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function kn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=K(n>>>0)+2*K((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function An(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=K(v>>>0)+K(y>>>0)}}return a}function jn(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=kn(e)+kn(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=K(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=K(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(An(e)+An(t))}function Mn(e,t,n,r){let i=e.size,a=ln(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?J(e,8,t,n):t<8?J(e,8,t+1,n):t===8?J(e,7,8,n):J(e,14-t,8,n),t<8?J(e,i-1-t,8,n):J(e,8,i-15+t,n)}if(J(e,8,i-8,1),t>=7){let n=un(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;J(e,a,o,r),J(e,o,a,r)}}}let Nn;function Pn(e){let t=21+4*(e-1),n=q(t),r=new Uint8Array(t*t),i=(e,i,a)=>{J(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=cn(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(q(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Cn(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=q(t);return On(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[q(t),q(t),q(t),q(t)]}}function Fn(e,t,n,r,i=!1){(Nn===void 0||Nn.ver!==e)&&(Nn=Pn(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=Nn,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){On(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=jn(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||Mn(u,e,t,h),u}const In=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},Ln=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function Rn(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function zn(e,t){let n=fn.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((vn(e,t).capacity-4-n)/8))}function Bn(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const Vn=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&Dn(e.m,e.map[t],e.map[n])===1,Hn=[10,27],Un=/* @__PURE__ */ String.fromCharCode(Hn[0]);function Wn(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=Vn(e,n,r);n[r]=i}return n}function Gn(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=Vn(e,i,r),o=r+1>=t||Vn(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=Un}return n}function Kn(e){let t=e.W,n=String.fromCharCode(Hn[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=Vn(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=Un}return i}function qn(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!Vn(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function Jn(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=Dn(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function Yn(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function Xn(e,t=`raw`,n={}){if(Ln(e,`text`),Ln(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=yn(r));let i=n.ecc===void 0?`medium`:n.ecc;nn.includes(i)||G(`invalid ecc=${i}`);let a=n.encoding===void 0?bn(e):n.encoding;if(fn[a]||G(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?sn.slice(0,10):sn;for(let n of e)t.includes(n)||G(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(In(n.mask,`opts.mask`)<0||n.mask>7)&&G(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=zn(r===void 0?40:r,i);(e.length>t||Rn(e)>t)&&G(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!Bn(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=fn[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=vn(r,i).capacity)break}r>40&&G(`Capacity overflow`)}else{let e=fn[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>vn(r,i).capacity)&&G(`Capacity overflow`)}let u=Sn(r,i,e,a,s),d=Fn(r,i,u,n.mask),f=n.border===void 0?2:In(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:In(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?Wn(_):t===`ascii`?Gn(_):t===`term`?Kn(_):t===`svg`?qn(_,n.optimize===void 0||n.optimize):t===`gif`?Jn(_):t===`data-url`?Yn(Jn(_)):G(`Unknown output: ${t}`)}const Zn=2953;function Qn({text:e,label:t}){let n=Xn(e,`raw`,{border:4,ecc:e.length>300?`low`:`medium`}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return F`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}const $n=[`director`,`head-referee`,`referee`,`arbiter`,`finance`,`reader`];function er(e){return Me($n.filter(t=>e.includes(t)).map(e=>z(`hall-role.${e}`)))}function tr({label:e,names:t,said:n,chosen:r,wrong:i,onChange:a}){let o=e=>a(r.includes(e)?r.filter(t=>t!==e):[...r,e]);return F`<fieldset>
<legend>${e}</legend>
<div class="choices">
${t.map(e=>F`<label class="choice several" key=${e}>
<input type="checkbox" checked=${r.includes(e)} onChange=${()=>o(e)} />
<span>${n(e)}</span>
</label>`)}
</div>
${i&&F`<p class="wrong" role="alert">${i}</p>`}
</fieldset>`}function nr(e){return F`<${tr} label=${z(`people.roles`)} names=${$n} said=${e=>z(`hall-role.${e}`)}
...${e} />`}function rr({codes:e,found:t,name:n,title:r,up:i,next:a}){let[o,s]=M(()=>new URL(e[0]?.link??location.href).origin),c=e=>e.replace(new URL(e).origin,o),l=c(e[0]?.link??location.href),u=F`<button class=${a?`button`:`button main`} type="button" onClick=${()=>print()}>${z(`hall-print`)}</button>${a}`;return F`<${A} title=${r} up=${i} actions=${u}>
<div class="unprinted stack">
<${$t} link=${l} cure=${t?.cure} />
<p class="note warn">${z(`people.sheet-once`)}</p>
<${en} link=${l} found=${t} onLink=${e=>s(new URL(e).origin)} />
</div>
<ul class="codes">
${e.map(e=>F`<li key=${e.link}>
<figure>
<${Qn} text=${c(e.link)} label=${z(`people.code-of`,{name:e.name})} />
<figcaption><strong>${e.name}</strong><span>${er(e.roles)}</span><small>${n} · ${z(`people.one-phone`)}</small></figcaption>
</figure>
</li>`)}
</ul>
<//>`}function ir(){let{path:e}=yt();return t=>{yt().path===e&&dt(t,{replace:!0})}}const ar=De(ft.referee,`Switch`);function or({to:e,children:t}){let{tournament:n,outbox:r}=R(),[i,a]=M(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:F`<${ar} onYes=${()=>a(!0)} />`}function sr({up:e}){let{joining:t}=R(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return F`<${A} title=${i??z(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${a.length>0&&F`<p>${z(`hall-as`,{roles:a.map(e=>z(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${z(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
<p>${r?z(`hall-loaded`,{loaded:n,total:r}):z(`hall-asking`)}</p>
</div>
<//>`}const cr=`shinpan.account`;function lr(){return me(cr)===!0}function ur(e){_t(cr,e||null)}function dr(e){let{state:t,online:n}=R(),[r,i]=M({answer:null,fresh:!1,trouble:null});return j(()=>{let t=!1,n=e=>t||i(e);return I.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),I.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function fr({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){wt();let{tournament:i}=R(),a=e&&B(e.at,i.time_zone);return!e&&!n?F`<${xe} />`:n?F`<p class="note warn" role="status">${[Y(n),z(`seen.${e?`old`:`never`}.${r}`,{time:a??``})].join(` `)}</p>`:F`<p class="soft" role="status">${z(t?`standings.at`:`seen.asking.${r}`,{time:a??``})}</p>`}function Y(e){return e.name===`Unreachable`?`${z(navigator.onLine?`live.unreached`:`no-network`)}.`:Tt(e.problem)||`HTTP ${e.status}`}function pr({name:e,hint:t=``,path:n,file:r,children:i}){let{lang:a}=lt(),[o,s]=M(null),[c,l]=M(!1),[u,d]=M(null),f=W(0),p=W(null);return j(()=>(s(null),d(null),()=>void(f.current+=1)),[n,a]),j(()=>()=>o&&URL.revokeObjectURL(o.url),[o]),j(()=>p.current?.focus(),[o]),F`<li class="card file">
<h3>${e}</h3>
${t&&F`<p class="soft">${t}</p>`}
${i}
<div role="status">
${c&&F`<progress aria-label=${z(`reports.making`,{name:e})}></progress><p class="soft">${z(`reports.wait`)}</p>`}
${o&&F`<p class="soft">${z(`reports.ready`,{size:_r(o.file.size)})}</p>`}
</div>
${u&&F`<${hr} error=${u} />`}
${o?F`<${mr} made=${o} first=${p} />`:F`<button class="button" type="button" disabled=${c} aria-label=${z(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=f.current+=1,t=t=>e===f.current&&t();l(!0),d(null);try{let e=await I.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${a}`,{timeout:12e4});t(()=>s({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>d(e))}finally{l(!1)}}}>${z(`reports.make`)}</button>`}
</li>`}function mr({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return F`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${z(`reports.save`)}</a>
${r&&F`<a class="button" href=${e} target="_blank">${z(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&F`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${z(`reports.share`)}</button>`}
</div>`}function hr({error:e}){return wt(),F`<p class="note bad" role="alert">${Y(e)}</p>`}function gr(){return R().state?.settings.slug??`shinpan`}function _r(e){return Ke(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function vr(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function yr(e){let{book:t}=R(),n=gt(()=>t?.revision?{[t.revision]:t}:{},[t]),[r,i]=M({}),a=[...new Set(e.map(({revision:e})=>e))].filter(e=>e&&!(e in n));return j(()=>{for(let e of a)I.revision(e).then(t=>i(n=>({...n,[e]:t})),()=>{})},[a.join()]),{...r,...n}}function br(e=!0){let{library:t}=R(),[,n]=M(0);j(()=>{e&&I.loadReading().then(()=>n(1),()=>{})},[t,e])}const xr={amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],player:[`facts-otherwise`,`did-not-happen`,`not-all-heard`,`rule-otherwise`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`],upheld:[`facts-stand`,`rule-clear`,`nothing-new`],confirmed:[`facts-stand`,`rule-clear`,`nothing-new`],overturned:[`did-not-happen`,`facts-otherwise`,`rule-otherwise`,`in-doubt`],appeal:[`player-disagrees`,`facts-disputed`,`rule-unclear`],reopening:[`new-evidence`,`facts-otherwise`,`not-all-heard`],time:[`tapped-late`,`seen-come`,`wrong-player`],start:[`tapped-by-mistake`,`not-begun`,`wrong-table`],"player-time":[`table-confirms`,`seen-come`],schedule:[`hall-not-ready`,`round-before-late`,`wrong-time`],"extra-time":[`tapped-by-mistake`,`too-much`],exam:[`exam-twice`,`exam-otherwise`],"exam-again":[`called-away`,`phone-failed`,`learned-since`],correction:[`misspelt`,`wrong-number`,`wrong-team`,`as-on-list`],withdraw:[`left`,`ill`,`does-not-come`],return:[`plays-again`,`tapped-by-mistake`],removal:[`entered-twice`,`does-not-come`,`tapped-by-mistake`],joining:[`entered-twice`,`came-anew`],seats:[`sat-otherwise`,`wrong-player`,`as-on-list`],substitute:[`left`,`ill`,`does-not-come`],rules:[`wrong-rules`,`announced-otherwise`],status:[`too-few-players`,`interrupted`,`entered-twice`,`tapped-by-mistake`],"status-back":[`tapped-by-mistake`,`wrong-table`,`played-after-all`],result:[`wrong-table`,`too-soon`,`counted-wrongly`],"hand-end":[`tapped-by-mistake`,`wrong-table`,`facts-otherwise`],"let-play":[`pays-later`,`paid-elsewhere`,`fine-disputed`],waiver:[`not-their-fault`,`first-time`,`fine-disputed`],"ledger-decision":[`rule-otherwise`,`facts-otherwise`,`counted-wrongly`,`conduct`],"decision-withdrawal":[`tapped-by-mistake`,`wrong-player`,`wrong-amount`,`facts-otherwise`],payment:[`wrong-amount`,`wrong-player`,`wrong-method`,`entered-twice`],refund:[`fine-overturned`,`fine-waived`,`paid-twice`],"refund-withdrawal":[`wrong-amount`,`wrong-player`,`wrong-method`,`not-handed-back`],dismissal:[`wrong-time`,`arbiter-was-there`,`noted-twice`]};function Sr(e,t=``){let{names:n={}}=I.snapshot.library?.catalogue.reasons??{};return[...e.map(e=>n[e]??z(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}async function Cr(e){return await I.loadReading().catch(()=>{}),Sr(e)}function wr(e,t){let{library:n}=R();br(!!t);let{reasons:r}=n?.catalogue??{};return t?r?.of[t]??null:xr[e]}function Tr(e,t,n=z(`hall-reason`),r=z(`hall-reason-missing`)){let[i,a]=M([]),[o,s]=M(``),c=Sr(i,o);return{reason:c,field:l=>F`<div class="stack">
${(e||t)&&F`<${Er} what=${e} foul=${t} chosen=${i} onChosen=${a} />`}
<${S}
long
label=${n}
value=${o}
onInput=${s}
maxlength="3500"
hint=${l===void 0&&r}
wrong=${l&&!c?r:void 0}
/>
</div>`}}function Er({what:e,foul:t,chosen:n,onChosen:r}){let i=wr(e,t);if(!i)return null;let a=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return F`<div class="switches" role="group" aria-label=${z(`reason.why`)}>
<small class="soft why" aria-hidden="true">${z(`reason.why`)}</small>
${i.map(e=>F`<${w} key=${e} pressed=${n.includes(e)} onClick=${()=>a(e)}>${Sr([e])}<//>`)}
</div>`}function X({what:e,title:t,text:n,yes:r,onReason:i,onClose:a,children:o}){let[s,c]=M(!1),{reason:l,field:u}=Tr(e),{does:d,wrong:f}=D();return F`<${E} title=${t} onClose=${a}>
<form onSubmit=${e=>{e.preventDefault(),c(!l),l&&d(()=>i(l))}}>
${n&&F`<p>${n}</p>`}
${u(s)} ${o} ${f}
<button class="button main">${r}</button>
</form>
<//>`}function Dr({title:e,text:t,yes:n,danger:r=!1,onYes:i,onClose:a}){return F`<${E} title=${e} onClose=${a}>
<p>${t}</p>
<div class="pair">
<button class=${`button ${r?`danger`:``}`} type="button" onClick=${i}>${n}</button>
<button class="button" type="button" onClick=${a}>${z(`cancel`)}</button>
</div>
<//>`}function Or(e,t){let n=e.book(t),r=new ot(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>jr(r,t,e.id)));return{options:i.map(e=>kr(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>jr(r,e,null)),...a]}}function kr(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?Ar(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function Ar(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,default_with:t.default_with??{},answers:n.map(([e,t])=>({value:e,text:t}))}}function jr(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const Mr=[1,2,3,4];function Nr(e,t){let{kind:n,answers:r}=e,i=qe(e,t);return i===null?n===`several`?r.map(({value:e})=>e):[30,10,-10,-30]:i}function Pr({parameter:e,label:t,value:n,onChange:r}){let i={uma:Fr,hundreds:Rr,several:zr}[e.kind];return F`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function Fr({label:e,value:t,onChange:n}){let[r,i]=M(()=>Mr.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(Ir(a))};return F`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${z(`open.uma-hint`)}</p>
<div class="places">
${Mr.map(e=>F`<${S}
key=${e}
label=${z(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function Ir(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Lr)}function Lr(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Rr({label:e,value:t,onChange:n}){let[r,i]=M(String(t));return F`<${S}
label=${`${e} (${z(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(Lr(e.trim()))}}
/>`}function zr({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return F`<fieldset class="parameter">
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
</fieldset>`}const Br=`wrc-2022`,Vr=/* @__PURE__ */ new Map;function Hr(e){return{id:e,options:{},readings:{}}}function Z(e,t){let n=N(t),r=Vr.get(n)??$e(e,t.id,t.options,t.readings);return Vr.set(n,r),r}function Ur(e,t){try{return Z(e,t),null}catch(e){return e}}function Wr(){let{library:e,tournament:t,book:n}=R(),{lang:r}=lt(),[i,a]=o(`shinpan.rules`,null);if(!e)return null;let s=t?.id??null,c=i&&i.at===s&&!Ur(e,i.choice)?i.choice:null,l=t?{...Hr(Br),...t.rulebook}:Hr(Br),u=c??l,d=c||!n?Z(e,u):n;return{library:e,lang:r,words:new ot(e),choice:u,book:d,choose:e=>a({at:s,choice:e})}}function Gr(e,t,n){let r=t&&!Ur(e.library,t)?t:e.choice;return{...e,choice:r,book:t?Z(e.library,r):e.book,choose:n}}function Kr(e,t,n){let{library:r}=e,{choice:i}=Gr(e,t,n),a=Object.values(r.book(i.id).options).filter(({casual_only:e})=>e),o=Object.fromEntries(a.map(({id:e})=>[e,{}])),s={...i,options:{...i.options,...o}},c=Ur(r,s)?i:s;return{...e,choice:c,book:Z(r,c),choose:n}}function qr(e){return t=>{let n=Wr();return n?F`<${e} ...${t} rules=${n} />`:F`<${A} title=${z(`open.no-rules`)}
><${Ce} text=${z(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${z(`try-again`)}
</button>
<//><//
>`}}function Jr({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[z(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Yr({rules:e}){let[t,n]=M(!1);return F`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${C} name="book" />
<span class="body"
><small>${z(`open.rules-in-use`)}</small
><strong>${Jr(e,e.book)}</strong></span
>
<span class="badge">${z(`call.change`)}</span>
</button>
<${Xr} rules=${e} standing=${e.book.content.standing} />
${t&&F`<${Zr} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function Xr({rules:e,standing:t}){return t===`official`?null:F`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function Zr({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=M(t),c=Ur(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=Or(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return F`<${E} title=${z(`open.choose-rules`)} onClose=${r}>
<${T}
label=${z(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(Hr(e))}
/>
<p class="soft">${a.standingNote(o.id)}</p>
${u.length>0&&F`<${$r} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:ti(o,d,e)})} />`}
${f.length>0&&F`<${ei} offered=${f} draft=${o} onChange=${s} />`}
<${Qr} error=${c} reasons=${ni(u,o.options)} />
${!c&&F`<p role="status">${Jr(e,Z(i,o))}</p>`}
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
<//>`}function Qr({error:e,reasons:t=[]}){return e?F`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>F`<p key=${e}>${e}</p>`)}
</div>`:null}function $r({offered:e,chosen:t,onChange:n}){let r=(r,i)=>{let a=Object.fromEntries(Object.entries({...t,[r]:{}}).filter(([e])=>i||e!==r)),o=({id:e,parameter:t})=>e===r||t&&r in t.default_with,s=({parameter:e})=>e?{[e.name]:Nr(e,a)}:{},c=e.filter(e=>e.id in a);n(Object.fromEntries(c.map(e=>[e.id,o(e)?s(e):a[e.id]])))};return F`<fieldset class="stack">
<legend>${z(`open.options`)}</legend>
${e.map(e=>F`<div key=${e.id} class="stack">
<${St}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e.id,t)}
/>
${e.parameter&&e.id in t&&F`<${Pr}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function ei({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return F`<details class="fold">
<summary>
${z(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${z(`open.readings-text`)}</p>
${e.map(e=>F`<div key=${e.id} class="stack">
<${T}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function ti({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function ni(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}function ri(e){return[.../* @__PURE__ */ new Set([e,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}))}function ii(){let e=Ke(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}function ai(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function oi(e,t=!1){let n=t?`exceptZero`:`auto`;return ui(e/10,{minimumFractionDigits:1,signDisplay:n})}function si(e,t=!1){return ui(e,{signDisplay:t?`exceptZero`:`auto`})}function ci(e,t,n=!1){return`${si(-t,n)}${e===`P`?`P`:``}`}function li(e){return Array.isArray(e)?e.map(e=>`${si(e)}P`).join(` / `):si(e)}function ui(e,t){return Ke(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}const di=[`director`,`head-referee`,`finance`,`arbiter`],fi=[{id:`hall`,href:`#/tables`},{id:`rulings`,href:`#/log`},{id:`people`,href:`#/people/players`,roles:[`director`]},{id:`seating`,href:`#/seating`,roles:[`director`]},{id:`results`,href:`#/results`},{id:`fines`,href:`#/fines`,roles:[`director`,`finance`,`arbiter`]},{id:`escalations`,href:`#/escalations`,roles:[`director`,`head-referee`]},{id:`reports`,href:`#/reports`},{id:`settings`,href:`#/settings`,director:`#/setup`}],pi=[{id:`rules`,href:`#/`},{id:`account`,href:`#/account`}],mi=[``,`setup`,`reports`,`dashboard`,`journal`,`settings`,`account`],hi={tables:`hall`,log:`rulings`,people:`people`,"people/players":`people`,"people/teams":`people`,seating:`seating`,"seating/achieved":`seating`,results:`results`,standings:`results`,"standings/teams":`results`,fines:`fines`,"fines/payments":`fines`,"fines/cash":`fines`,escalations:`escalations`},gi={table:`hall`,start:`hall`,help:`hall`,outbox:`hall`,ruling:`rulings`,player:`rulings`,people:`people`,correct:`people`,"rounds/times":`seating`,escalation:`escalations`,precedents:`escalations`,result:`results`,standings:`results`,fines:`fines`,paid:`fines`},_i={exams:`people`,import:`seating`,rounds:`seating`,cards:`seating`,season:`results`,reports:`reports`,dashboard:`reports`,journal:`reports`,settings:`settings`,setup:`settings`,account:`account`,found:`account`,league:`account`,...Object.fromEntries([``,`fouls`,`foul`,`compare`,`books`,`book`,`calls`,`train`,`draw`,`settle`,`hand`,`casual`].map(e=>[e,`rules`]))},vi={"":`results`,players:`people`,seating:`seating`};function yi(e,t){let[n=``,r=``]=e,i=Si(hi,e.join(`/`));if(i)return{item:i,stand:`list`};let a=Si(gi,e.join(`/`))??Si(gi,n),o=a&&(t??a);if(o)return{item:o,stand:bi(o)?`detail`:`page`};let s=n===`import`?Si(vi,r):Si(_i,n);return s?{item:s,stand:mi.includes(e.join(`/`))?`front`:`page`}:{item:t,stand:`whole`}}function bi(e){return Object.values(hi).some(t=>t===e)}const xi=new Set(Object.keys(hi).map(e=>e.split(`/`)[0]));function Si(e,t){return Object.hasOwn(e,t)?e[t]:null}function Ci(){let{tournament:e,official:t}=R(),{parts:n}=Pe(),[r,i]=M(at.matches);return j(()=>{let e=()=>i(at.matches);return at.addEventListener(`change`,e),()=>at.removeEventListener(`change`,e)},[]),r&&e&&n[0]!==`board`&&L(t,di)?e.id:null}function wi({is_counted:e,counted_score:t,score:n}){return e?t:n}function Ti({one:{rank:e,rank_before:t}}){let n=e===null||t===null?0:t-e;if(n===0)return null;let[r,i]=n>0?[`up`,`▲`]:[`down`,`▼`],a=z(`season.moved.${r}`,{count:Math.abs(n)});return F`<span class=${`moved ${r}`} role="img" aria-label=${a}>${i}${Math.abs(n)}</span>`}const Ei=1e3;function Di(e){let[t,n]=M(I.now);return j(()=>{if(!e)return;let t,r=()=>{n(I.now()),t=setTimeout(r,Ei-I.now()%Ei)};return r(),()=>clearTimeout(t)},[e]),t}const Oi=`shinpan.board`,ki=()=>me(Oi),Ai=e=>_t(Oi,e);function ji(e){return e===`P`||e===`pts`}function Mi(e){return Pi(Object.values(e.ledger).filter(({unit:e})=>!ji(e)))}function Ni(e,t){return Pi(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function Pi(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]},l=c.amount<=0&&a>0?o:c.since;t.set(s,{...c,since:l,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function Fi(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function Ii(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t<=0&&i>0&&(n=r),t+=i;return e.slice(n)}function Li(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function Ri(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function zi(e,t){return[e?.id,e?.player_id].includes(t)}function Bi(e,{kind:t,id:n}){return e[`${t}s`]?.[e.merged[n]??n]?.name??`?`}function Q(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?si(t):`${t<0?`−`:``}${Ge(e,Math.abs(t))}`}function Vi({unit:e,amount:t,what:n}){return z(`line.${Ui(e,t,n)}`,{amount:Q(e,Math.abs(t))})}const Hi={reversed:`due-again`,paid:`refunded`};function Ui(e,t,n){return ji(e)?t<0?`given-back`:`taken`:t>0?Hi[n]??`fined`:n===`paid`||n===`waived`?n:`cancelled`}function Wi(e,t){let n=rt(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}function Gi(){let{outbox:e}=R(),t=e.filter(({kind:e,state:t})=>e===`result`&&Ye(t)).length;return t===0?null:F`<p class="note info"><a class="reach" href="#/outbox">${z(`standings.waits`,{count:t})}</a></p>`}function Ki(e){let t=new Intl.Collator(void 0,{numeric:!0});return Object.values(e.hanchans).filter(({id:t,status:n})=>!e.results[t]&&!n).map(({id:t,table:n,round:r})=>({id:t,name:Ji(e,{table:n,round:r})})).sort((e,n)=>t.compare(e.name,n.name))}function qi({state:e}){let{official:t}=R(),n=Ki(e);return n.length===0?null:F`<${O} title=${z(`standings.missing`,{count:n.length})}>${()=>F`<ul class="rows">
${n.map(({id:e,name:n})=>F`<li key=${e}>${Ue(t)?F`<a class="row" href=${`#/result/${e}`}>${n}</a>`:F`<div class="row">${n}</div>`}</li>`)}
</ul>`}<//>`}function Ji(e,{table:t,round:n}){return[z(`hall-round`,{round:n}),z(`hall-table`,{label:e.tables[t]?.label??`?`})].join(` · `)}const Yi=[`late`,`late-arbiter`,`forfeit`];function Xi(e,t){return[e?.id,e?.player_id].includes(t)}function Zi(e){return!!e?.roles?.includes(`director`)}function Qi(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&Yi.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function $i({path:e,body:t,about:n,onApprove:r,onClose:i}){let[a,o]=M(null),{state:s}=R(),{lang:c}=lt(),{does:l,wrong:u}=D();return j(()=>{I.ask(`${e}/preview?lang=${c}`,{method:`POST`,body:t}).then(o,e=>o({trouble:e}))},[]),F`<${E} title=${z(`charged.title`)} onClose=${i}>
${!a&&F`<${xe} />`}
${a?.trouble&&F`<p class="note bad" role="alert">${Y(a.trouble)}</p>`}
${a?.changes&&F`${n&&F`<p><strong>${n}</strong></p>`}
<${ea} state=${s} seen=${a} />
${a.hanchans?.length>0&&F`<p>${z(a.hanchans[0].cancelled?`clock.cancels-too`:`clock.plays-again`)} ${a.hanchans.map(e=>Ji(s,e)).join(`, `)}</p>`}
<p class="soft">${z(`charged.logged`)}</p>
${u}
<button class="button main" type="button" onClick=${()=>l(()=>r(a.digest))}>${z(`charged.approve`)}</button>`}
<//>`}function ea({state:e,seen:{changes:t,running:n,owed_back:r}}){let i=new Map([...t,...n,...r].map(({account:e})=>[e.id,e]));if(i.size===0)return F`<p>${z(`charged.nothing`)}</p>`;let a=(e,t)=>e.filter(({account:e})=>e.id===t);return F`<dl class="facts">
${[...i].map(([i,o])=>F`<div key=${i}>
<dt class="who">${Bi(e,o)}</dt>
<dd class="stack">
${a(t,i).length>0&&F`<p>${ta(a(t,i),`before`)} → <strong>${ta(a(t,i),`after`)}</strong></p>`}
${a(n,i).map(({before:e,after:t})=>F`<p>${z(`charged.running`)} ${na(e,t)} → <strong>${na(t,e)}</strong></p>`)}
${a(r,i).map(e=>F`<p><strong>${z(`charged.owed-back`,{paid:Q(e.unit,e.paid),amount:Q(e.unit,e.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function ta(e,t){return e.map(e=>Q(e.unit,e[t])).join(` + `)}function na({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const ra=`games-cancelled`;function ia(e,t,n,r){let i=Math.min(te(n,r),86400),[a,o]=[ra,`replacement`].map(n=>aa(e,t,n)),s=i>=a&&!n.cancelled,c=s&&oa(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...xt(e,t,l),seconds:i,cancellation_due:s}}function aa(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function oa(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(ra)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function sa(e,t){let n=y(e,t.round),r=n.map(i),a=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),o=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(o.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let i=we(e.id,r,a),o=n.filter(t=>t.person?.id===e.id);return i?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:i,revision:t,timings:o}]:[]})}function ca(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=ia(t,n,r,i);return{...st(e,o),due:a,held:a&&o.seconds>=o.next_band?.at_seconds}}async function la(e,t,n={}){await I.send(`timing`,null,{hanchan:e.id,what:t,...n}),V()}function ua(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const da=864e5;function fa(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function pa(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=fa(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>da/2&&(l-=da),l<-432e5&&(l+=da),new Date(t-t%1e3+l).toISOString()}function ma({hanchan:e,players:t,onDone:n}){let{official:r}=R(),[i,a]=M(!1);return L(r,[`director`])?F`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${z(`clock.let-play`)}</button>
${i&&F`<${X} what="let-play" title=${z(`clock.let-play`)} text=${z(`clock.let-play-text`)} yes=${z(`clock.let-play-yes`)} onReason=${async r=>{await I.ask(`hanchans/${e}/permission`,{method:`PUT`,body:{players:[...new Set(t)],reason:r}}),await ha(e),k(z(`clock.may-play`)),a(!1),n?.()}} onClose=${()=>a(!1)} />`}`:F`<p>${z(`clock.ask-director`)}</p>`}async function ha(e){let t=I.snapshot.outbox.filter(({state:t,problem:n})=>t===`refused`&&n?.hanchan===e&&String(n.type).endsWith(`:unpaid-fines`));for(let{id:e}of t)await I.retry(e)}const ga=De(ft.desk,`NewPayment`);function _a(e,t,n,r){let i=Se(e,t).begun?.at??(r?t.scheduled_at:null),a=y(e,t.round).filter(e=>e.what===`replaced`&&e.hanchan===t.id),o=[...t.allowed??[],...a.map(e=>e.person?.id)],s=Object.values(t.seats).filter(e=>!o.includes(e)&&(!n||e===n));return va(e,t.round,i?new Date(i).getTime():1/0,s)}function va(e,t,n,r){let i=({at:e})=>Date.parse(e)<=n,a=Object.values(e.ledger).filter(({account_id:e})=>r.includes(e)),o=new Set(a.filter(i).map(({cause_id:e})=>e)),s=a.filter(({what:e,amount:t})=>t>0&&(e===`charged`||e===`decided`)),c=new Set(s.map(({cause_id:e})=>e).filter(e=>!o.has(e))),l=e=>![e.cause_id,e.fine_id].some(e=>c.has(e)),u={ledger:a.filter(e=>e.round!==t&&l(e))},d=e.others.fines.filter(({account:e,since:t})=>r.includes(e.id)&&Date.parse(t)<=n);return[...Mi(u),...d].filter(({amount:e})=>e>0)}function ya({state:e,hanchan:t,person:n,played:r}){let{official:i}=R(),[a,o]=M(null),s=_a(e,t,n,r);if(s.length===0)return null;let c=({account:t,unit:n})=>Mi(e).find(e=>e.account.id===t.id&&e.unit===n);return F`<section class="note bad stack owes" aria-label=${z(`clock.owing`)}>
${s.map(t=>{let{account:n,unit:r,amount:a,tournament:s}=t,l=e.players[n.id]?.name??`?`,u=Ri(i)&&!s;return F`<p key=${[n.id,s,r].join()}>${z(`clock.owes`,{name:l,amount:ba(e,r,a,s)})}</p>
${u&&F`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>o(c(t))}>${z(`clock.take-payment`,{name:l})}</button>`}`})}
<${ma} hanchan=${t.id} players=${s.map(({account:e})=>e.id)} />
${a&&F`<${ga} state=${e} balance=${a} onTaken=${()=>{}} onClose=${()=>o(null)} />`}
</section>`}function ba(e,t,n,r){let i=Q(t,n);return r?`${i} (${Ae(e,r)})`:i}function xa({state:e,hanchan:t,zone:n}){let r=Sa(e,t,n).filter(({id:e})=>e!==t.id);return r.length===0?null:F`<p>${z(`clock.cancels-too`)}</p>
<ul class="plain">
${r.map(t=>F`<li key=${t.id}>${Ji(e,t)}</li>`)}
</ul>`}function Sa(e,t,n){let r=({scheduled_at:e})=>e&&re(Date.parse(e),n),i=Object.values(t.seats);return Object.values(e.hanchans).filter(n=>!n.status&&r(n)===r(t)&&Object.values(n.seats).some(e=>i.includes(e))&&!e.results[n.id]&&!Se(e,n).begun)}const Ca=1440;function wa({label:e,by:t=1,onStep:n,...r}){let i=(r,i)=>F`<button class="button" type="button" aria-label=${z(`clock.${r}`,{what:e,count:t})} onClick=${()=>n(i)}>
${`${i<0?`−`:`+`}${t}`}
</button>`;return F`<div class="stepped">
${i(`less`,-t)}<${S} label=${e} ...${r} />${i(`longer`,t)}
</div>`}function Ta(e,t){let[n=0,r=0,...i]=e.split(`:`),a=(Number(n)*60+Number(r)+t+Ca)%Ca;return[Math.floor(a/60),a%60].map(e=>String(e).padStart(2,`0`)).concat(i.map(String)).join(`:`)}const Ea=[`corrected`,`stopped`,`undone`];function Da({hanchan:e,late:t,name:n,due:r,book:i,zone:a,first:o=``,onClose:s}){let{official:c,state:l}=R(),{clock:u,person:d}=t,f=Qi(l,e,d.id),p=f&&!Zi(c),[m,h]=M(null),[_,v]=M(u.stopped&&!p?`corrected`:o),{reason:y,field:b}=Tr(`time`),[x,S]=M(()=>fa(u.stopped?.at??I.now(),a)),{does:ee,wrong:te}=D(),C=Oa(t,r&&!p,c,p).map(e=>({value:e,text:z(`clock.way.${e}`)})),w=x&&ka(x,u,a),T=_===`corrected`&&w?Aa(Date.parse(w),u.scheduled):``,ne=Ea.includes(_)||f&&!!_&&!p,re=_&&(!ne||y)&&(_!==`corrected`||x&&!T),ie=y&&{reason:y},ae=()=>ee(async()=>{let e=_===`undone`?{takes_back:u.stopped.by}:{person:d,..._===`corrected`&&{arrived_at:w}},t={what:_===`undone`?`taken-back`:_,...e,...ie};if(f&&!p)return h(t);await oe(t)}),oe=async({what:t,...n})=>{await la(e,t,n),s()};return m?F`<${$i} path="timings" body=${{hanchan:e.id,...m}} onApprove=${e=>oe({...m,preview:e})} onClose=${s} />`:F`<${E} title=${n} onClose=${s}>
${f&&F`<p class="note warn">${z(p?`charged.director`:`charged.changes`)}</p>`}
<${g} label=${z(`clock.what`)} value=${_} options=${C} onChange=${v} />
${_===`cancelled`&&F`<p class="note warn">${z(t.who===`player`?`clock.cancel-text`:`clock.cancel-text-charged`)}</p><${xa} state=${l} hanchan=${e} zone=${a} />`}
${_===`corrected`&&F`<${wa} type="time" step="1" label=${z(`clock.arrived-at`)} value=${x} wrong=${T} onInput=${S} onStep=${e=>S(Ta(x,e))} />`}
${_===`corrected`&&w&&!T&&i&&F`<${ja} late=${t} book=${i} at=${Date.parse(w)} />`}
${ne&&b()}
${te}
<button class="button main" type="button" disabled=${!re} onClick=${ae}>${z(f&&!p?`charged.look`:`clock.record`)}</button>
<//>`}function Oa({clock:{stopped:e},timings:t},n,r,i){let a=e&&t.some(({id:t})=>t===e.by),o=r?.roles?.includes(`director`);return[!i&&`corrected`,`replaced`,a&&!i&&`undone`,n&&`cancelled`,o&&`stopped`].filter(Boolean)}function ka(e,{stopped:t,scheduled:n},r){return t&&e===fa(t.at,r)?new Date(t.at).toISOString():pa(e,n,r)}function Aa(e,t){return e>I.now()?z(`clock.to-come`):e<t-72e5?z(`clock.long-before`):``}function ja({late:e,book:t,at:n}){let{library:r}=R(),i={...e.clock,stopped:{at:n,how:`corrected`,by:``,others:[]}},a=ca(r,t,{...e,clock:i},n);return F`<p role="status">${z(`clock.becomes`,{cost:a.cost_line})}</p>`}function Ma({seconds:e,next_band:t}){if(!t||e>=t.at_seconds)return``;let n=t.effects.some(({id:e})=>e===`games-cancelled`),r=[...t.points,...t.fines].some(({whom:e})=>e!==`offender`),i={time:Qe(t.at_seconds),cost:t.cost_line};return z(n&&r?`clock.cancels-from`:`clock.next-at`,i)}function Na({held:e,next_band:t}){return e?z(`clock.cancels`,{cost:t.cost_line}):z(`clock.cancels-charged`)}function Pa(e){let t=W(/* @__PURE__ */ new Set);j(()=>{for(let n of e)for(let e of Fa(n))t.current.has(e)||(t.current.add(e),Ia(n))},[e])}function Fa({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function Ia({key:e,name:t,line:r}){if(V(400),n(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let i={body:r,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(z(`clock.late-is`,{name:t}),i))}function La(){let[e,t]=M(globalThis.Notification?.permission??`denied`);return e==="default"?F`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${z(`clock.notify`)}</button>`:null}function Ra(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function za({state:e,hanchan:t,zone:n}){let{official:r}=R(),i=Ra(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return F`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${z(`kept.title`)}</h2>
${!a&&F`<p class="note info">${z(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>F`<li class="item" key=${t.id}><${Ba} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function Ba({state:e,kept:t,zone:n,director:r}){let i=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[a,o]=M(i.length===1?i[0].id:``),[s,c]=M(!1),[l,u]=M(!1),{official:d}=R(),{does:f,wrong:p}=D(),m=t.who===`arbiter`,h={confirmed:!0,...m&&{arbiter:a}},g=Va(e,t,t.player??a),_=()=>g?u(!0):f(()=>I.send(`kept-answer`,t.id,h)),v=Xi(d,t.player)||m&&Xi(d,a),y=async e=>{await I.send(`kept-answer`,t.id,{...h,reason:l,preview:e}),u(!1)},b=async e=>{await I.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),c(!1)},x=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return F`<p><strong>${B(t.at,n)}</strong> ${Ua(e,t)}</p>
${x&&F`<p class="note warn">${z(`kept.received`,{time:B(t.server_at,n)})}</p>`}
${r&&v&&F`<p class="note info">${z(`clock.own`)}</p>`}
${r&&!v&&F`${m&&i.length!==1&&F`<${T} label=${z(`kept.which`)} value=${a} options=${Ha(i)} onChange=${o} />`}
<div class="pair">
<button class="button main" type="button" disabled=${m&&!a} onClick=${_}>${z(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>c(!0)}>${z(`kept.dismiss`)}</button>
</div>
${p}`}
${s&&F`<${X} what="dismissal" title=${`${B(t.at,n)} ${Ua(e,t)}`} yes=${z(`kept.dismiss-now`)} onReason=${b} onClose=${()=>c(!1)} />`}
${l===!0&&F`<${X} what="player-time" title=${z(`charged.title`)} text=${z(`charged.changes`)} yes=${z(`charged.look`)} onReason=${u} onClose=${()=>u(!1)} />`}
${l&&l!==!0&&F`<${$i} path=${`kept-times/${t.id}/answer`} body=${{...h,reason:l}} onApprove=${y} onClose=${()=>u(!1)} />`}`}function Va(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return sa(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>Qi(e,a,t.person.id))}function Ha(e){return[{value:``,text:z(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Ua(e,{what:t,who:n,player:r}){if(t===`began`)return z(`kept.began`);let i=n===`arbiter`?z(`kept.arbiter`):e.players[r]?.name??`?`;return z(`kept.${t}`,{name:i})}function Wa({state:e,table:t,hanchan:n,late:r,begun:i,onDone:a}){let{does:o,wrong:s}=D(),{official:l}=R(),u=new Set(r.map(({person:e})=>e.id)),d=p(n,c(e,t.id,n)).map(({player:e})=>({kind:`player`,id:e})),f=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),m=({id:e})=>!u.has(e)&&!Xi(l,e),h=d.filter(m),g=f.map(({id:e})=>({kind:`official`,id:e})).filter(m),_=e=>o(async()=>{for(let t of e)await la(n,`absent`,{person:t});a?.()});return i||h.length+g.length===0?null:F`<section aria-labelledby="present" class="stack">
<h2 id="present">${z(`clock.who-is-absent`)}</h2>
<ul class="rows">
${[...h,...g].map(t=>F`<li key=${t.id}>
<button class="row" type="button" onClick=${()=>_([t])}>
<span class="body who">${Ga(e,t)}${t.kind===`official`&&F`<small>${z(`hall-role.arbiter`)}</small>`}</span>
${z(`clock.absent`)}
</button>
</li>`)}
</ul>
${h.length>1&&F`<button class="button" type="button" onClick=${()=>_(h)}>${z(`clock.all-absent`)}</button>`}
${s}
</section>`}function Ga(e,{kind:t,id:n}){return e[`${t}s`][n]?.name??`?`}async function Ka(e,t,n){await I.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),V()}function qa({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,a]=M(1),{reason:o,field:s}=Tr(`extra-time`),{does:c,wrong:l}=D(),u=Math.min(i*60,t);return F`<${E} title=${z(`game.less`)} onClose=${n}>
<${fe} label=${z(`game.less-minutes`)} value=${i} min=${1} max=${Math.max(r,1)} less=${z(`clock.less`,{what:z(`game.less-minutes`),count:1})} more=${z(`clock.longer`,{what:z(`game.less-minutes`),count:1})} onChange=${a} />
${s()}
${l}
<button class="button main" type="button" disabled=${!(u>0)||!o} onClick=${()=>c(async()=>{await I.send(`extra-time`,null,{hanchan:e.id,seconds:-u,reason:o}),n()})}>${z(`game.take-off`)}</button>
<//>`}const Ja=[1,3,5];function Ya({hanchan:e,game:{clock:t,extra:n},now:r,zone:i,may:a}){let[o,s]=M(!1),{does:c,wrong:l}=D(),u=t&&ee(t,r),d=t&&z(u?`game.was-up`:`game.ends`,{time:B(new Date(t.ends),i)});return Pa(t?[Za(e,t,r)]:[]),F`<section class=${`late ${u?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${z(`game.left`)}</h2>
${t?F`<p class="late-time" role="timer">${Qe(Oe(t,r))}</p><p>${d}</p>`:F`<p>${z(`game.no-limit`)}</p>`}
${u&&F`<${Xa} />`}
${n>0&&F`<p class="soft">${z(`game.extra`,{time:Qe(n)})}</p>`}
${t&&a&&F`<div class="pair">
${Ja.map(t=>F`<button key=${t} class="button" type="button" onClick=${()=>c(()=>Ka(e,t*60))}>${z(`game.more`,{count:t})}</button>`)}
${n>0&&F`<button class="button" type="button" onClick=${()=>s(!0)}>${z(`game.less`)}</button>`}
</div>`}
${l}
${o&&F`<${qa} hanchan=${e} extra=${n} onClose=${()=>s(!1)} />`}
</section>`}function Xa(){let{book:e}=R();if(!e)return null;let{still:t,chonbo:n}=nt(e);return F`<p class="note warn"><strong>${z(`game.still.${t}`)}</strong> ${z(`game.chonbo.${n}`)}</p>`}function Za(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=z(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:z(`game.left`),seconds:r,thresholds:[i],line:a}}const Qa=/* @__PURE__ */ new WeakMap;function $a({hanchans:e}){let t=new Intl.Collator(void 0,{numeric:!0});return[...new Set(Object.values(e).map(({round:e})=>e))].sort(t.compare)}function eo(e){return to(e).present}function to(e){let t=Qa.get(e);if(t)return t;let n=no(e);return Qa.set(e,n),n}function no(e){let t=$a(e),n=Object.values(e.hanchans),r={present:t.at(-1)??null,open:/* @__PURE__ */ new Set,begun:/* @__PURE__ */ new Set,passed:/* @__PURE__ */ new Set},i=/* @__PURE__ */ new Set,a=!1;for(let o of t.toReversed()){let t=n.filter(e=>e.round===o&&!e.status);ro(e,o,t,r);let s=t.filter(({id:e})=>r.open.has(e)),c=s.filter(({table:e})=>a||i.has(e));for(let{id:e}of c)r.passed.add(e);s.length>c.length&&(r.present=o);let l=t.filter(({id:e})=>r.begun.has(e));for(let{table:e}of l)i.add(e);a||=t.length>0&&l.length===t.length}return r}function ro(e,t,n,{open:r,begun:a}){let o=_(y(e,t).map(i));for(let{id:t}of n){let n=!!be(t,o),i=!n&&o.some(({what:e,hanchan:n})=>e===`cancelled`&&n===t);(n||e.results[t])&&a.add(t),!i&&!e.results[t]&&r.add(t)}}function io(e){let{state:t,online:n}=R(),[r,i]=M({items:null,trouble:null});return j(()=>{let t=!1;return ao(e).then(e=>t||i({items:e,trouble:null}),e=>t||i(t=>({...t,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}async function ao(e){let t=[];for(let n=``;n!==null;){let{items:r,next:i}=await I.ask(`${e}?limit=500${n&&`&after=${n}`}`);t.push(...r),n=i}return t}function oo({of:{items:e,trouble:t},children:n}){return!e&&!t?F`<${xe} />`:F`${t&&F`<${so} error=${t} />`}${e&&n(e)}`}function so({error:e,needs:t=z(`people.needs-network`)}){return e.problem?F`<div role="alert"><${Dt} problem=${e.problem} /></div>`:F`<p class="note bad" role="alert">${Y(e)} ${t}</p>`}function co(e){let[t,n]=M(null),[r,i]=M(!1),a=W(!1);return{ask:async e=>{if(!a.current){a.current=!0,i(!0),n(null);try{await qt(e)}catch(e){if(!(e instanceof ke)&&e.name!==`Unreachable`)throw e;n(e)}finally{a.current=!1,i(!1)}}},asking:r,wrong:t&&F`<${so} error=${t} needs=${e} />`}}function lo(){let e=W(/* @__PURE__ */ new Map);return Object.assign(t=>{let n=JSON.stringify(t),r=e.current.get(n)??v(I.now());return e.current.set(n,r),r},{forget:t=>void e.current.delete(JSON.stringify(t))})}async function uo(e,t,n,r){let i=await I.ask(`${e}/${t}`,{method:`PUT`,body:n});return i[r]?i:(await I.ask(`${e}/${t}/revocation`,{method:`PUT`}),I.ask(`${e}/${v(I.now())}`,{method:`PUT`,body:n}))}function fo({seen:e,state:t}){let n=U(),r=[[`standings`,e.standings.map(mo)],[`balances`,e.balances.map(go)],[`offences`,e.offences.map(e=>_o(n,e))],[`debts`,e.debts.map(go)],[`seats`,e.seats.flatMap(e=>yo(n,t,e))],[`rulings`,e.rulings.map(e=>vo(n,e))]].filter(([,e])=>e.length>0);return r.length===0?F`<p class="soft" role="status">${z(`correct.nothing-else`)}</p>`:F`<section class="stack" role="status" aria-label=${z(`correct.follows`)}>
<h3>${z(`correct.follows`)}</h3>
${r.map(([e,t])=>F`<${po} key=${e} name=${e} changes=${t} />`)}
</section>`}function po({name:e,changes:t}){let n=t.length-12;return F`<div>
<h4>${z(`correct.part.${e}`)}</h4>
<dl class="facts">
${t.slice(0,12).map(({who:e,about:t,before:n,after:r})=>F`<div>
<dt><span class="who">${e}</span>${t&&F`<small>${t}</small>`}</dt>
<dd><${ho} before=${n} after=${r} /></dd>
</div>`)}
</dl>
${n>0&&F`<p class="soft">${z(`correct.more`,{count:n})}</p>`}
</div>`}function mo({account:e,before:t,after:n}){let[r,i]=[t,n].map(e=>e?.rank??`–`),a=r===i?void 0:z(`correct.place`,{before:r,after:i}),[o,s]=[t,n].map(e=>e?oi(e.total):z(`correct.none`));return{who:e.name,about:a,before:o,after:s}}function ho({before:e,after:t}){return e===t?t:F`<span class="soft">${e} →</span> ${t}`}function go({account:e,unit:t,before:n,after:r}){return{who:e.name,before:Q(t,n),after:Q(t,r)}}function _o(e,{account:t,foul:n,elsewhere:r,before:i,after:a}){let o=[P(e,n),r&&z(`correct.elsewhere`)].filter(Boolean).join(` · `);return{who:t.name,about:o,before:i,after:a}}function vo(e,{name:t,foul:n,status:r,penalties:i}){let a=r===`deferred`?z(`correct.waits-again`):H(e,{penalties:i,effects:[]});return{who:t,about:P(e,n),before:a,after:a}}function yo(e,t,{before:n,after:r}){let i=bo(t,r??n),a=(e,n)=>t.players[e?.seats[n]]?.name??z(`correct.none`),o=pt.filter(e=>n?.seats[e]!==r?.seats[e]).map(t=>({who:e.phrase(`seat-${t}`),about:i,before:a(n,t),after:a(r,t)}));if(!n||!r)return o;let s=bo(t,n)===i?[]:[{who:bo(t,n),before:``,after:i}],c=n.status===r.status?[]:[{who:i,before:xo(n),after:xo(r)}];return[...s,...c,...o]}function bo(e,{round:t,table:n}){return[z(`hall-round`,{round:t}),z(`hall-table`,{label:e.tables[n]?.label??`?`})].join(` · `)}function xo({status:e}){return z(e?`hall-is.${e}`:`correct.in-play`)}function So({title:e,what:t,request:n,yes:r,danger:i,note:a,done:o,onDone:s,onClose:c,children:l}){let[u,d]=M(!1),{reason:f,field:p}=Tr(t),{ask:m,asking:h,wrong:g}=co(z(`correct.needs-network`)),{seen:_,trouble:v}=Co(n);return F`<${E} title=${e} onClose=${c}>
<form class="stack" onSubmit=${e=>{e.preventDefault(),d(!f),f&&n&&m(async()=>{await I.ask(n.path,{method:n.method,match:n.match,body:{...n.body,reason:f}}),k(o??z(`correct.done`)),c(),s?.()})}}>
${l}
${n&&F`<${wo} seen=${_} trouble=${v} note=${a} added=${n.body.players} />`}
${_&&p(u)}
${g}
${_&&F`<button class=${`button ${i?`danger`:`main`}`} disabled=${h}>${r}</button>`}
</form>
<//>`}function Co(e){let[t,n]=M({}),r=JSON.stringify(e);return j(()=>{if(!e)return;let t=!1,{path:i,method:a,match:o,body:s}=e,c={method:a,match:o,body:{...s,reason:`preview`}};return I.sendHeld().then(()=>I.ask(`${i}?preview=true`,c)).then(e=>t||n({of:r,seen:e}),e=>t||n({of:r,trouble:e})),()=>void(t=!0)},[r]),t.of===r?t:{}}function wo({seen:e,trouble:t,note:n,added:r=[]}){let{state:i}=R(),a={...i,players:{...i.players,...Object.fromEntries(r.map(e=>[e.id,e]))}};return t?F`<${so} error=${t} needs=${z(`correct.needs-network`)} />`:e?F`<${fo} seen=${e} state=${a} />${n&&F`<p class="note warn">${n}</p>`}`:F`<${xe} />`}function To({settings:e,online:t}){return F`<section class="stack">
<h2>${z(`people.board`)}</h2>
<${Do} settings=${e} online=${t} name="board_open" label=${z(`people.board-open`)} hint=${z(`people.board-open-hint`)} />
<a class="button" href=${`#/board/${e.slug}`}>${z(`people.board-show`)}</a>
</section>`}function Eo({settings:e,online:t}){return F`<section class="stack">
<h2>${z(`people.page`)}</h2>
<${Do} settings=${e} online=${t} name="people_open" label=${z(`people.page-open`)} hint=${z(`people.page-open-hint`)} />
<p class="soft">${location.origin}/t/${e.slug}</p>
<a class="button" href=${`#/public/${e.slug}`}>${z(`people.page-show`)}</a>
</section>`}function Do({settings:e,online:t,name:n,label:r,hint:i}){let a=!!e[n],[o,s]=M(a);j(()=>s(a),[a]);let[c,l]=M(0),{ask:u,asking:d,wrong:f}=co();return F`<${St} label=${r} hint=${i} checked=${o} disabled=${d||!t} onChange=${t=>{s(t);let r={method:`PATCH`,match:`"${Math.max(e.version,c)}"`,body:{[n]:t}};u(async()=>{try{l((await I.ask(``,r)).version)}catch(e){throw s(a),e}})}} />
${f}`}function Oo({state:e}){return F`<${A} title=${z(`people.further`)} up="#/people"><${ko} state=${e} /><//>`}function ko({state:{settings:e}}){let{online:t}=R();return F`<nav class="stack" aria-label=${z(`people.more`)}>
<a class="button" href="#/people/sheet">${z(`people.sheet`)}</a>
<a class="button" href="#/exams">${z(`exam.title`)}</a>
<a class="button" href="#/people/links">${z(`people.links`)}</a>
<a class="button" href="#/people/players">${z(`people.players`)}</a>
<a class="button" href="#/people/tokens">${z(`people.tokens`)}</a>
<a class="button" href="#/people/erase">${z(`people.erase`)}</a>
</nav>
<${To} settings=${e} online=${t} />
<${Eo} settings=${e} online=${t} />`}function Ao({state:e}){let{online:t}=R(),{items:n}=io(`phones`),r=Mo(Object.values(e.officials)),i=r.filter(({revoked_at:e})=>e),a=e=>F`<ul class="rows">
${e.map(e=>F`<${jo} key=${e.id} official=${e} phones=${n} />`)}
</ul>`,o=F`<a class="button main" href="#/people/invite">${z(`people.invite`)}</a>`;return F`<${A} title=${z(`people.title`)} up="#/tables" actions=${o}>
${!t&&F`<p class="note warn" role="status">${z(`people.needs-network`)}</p>`}
<section class="stack">
<h2>${z(`people.officials`)}</h2>
${a(r.filter(({revoked_at:e})=>!e))}
${i.length>0&&F`<${O} title=${z(`people.revoked`,{count:i.length})}>${()=>a(i)}<//>`}
</section>
<${ko} state=${e} />
<//>`}function jo({official:{id:e,name:t,roles:n,player_id:r,revoked_at:i},phones:a}){let o=a?.filter(t=>t.official===e&&!t.cut_off_at).length;return F`<li>
<a class="row" href=${`#/people/${e}`}>
<span class="body">
<strong>${t}</strong>
<span>${er(n)}</span>
${o!==void 0&&!i&&F`<small>${z(o?`people.phones-count`:`people.no-phone`,{count:o})}</small>`}
</span>
${r&&F`<span class="badge">${z(`people.plays-too`)}</span>`}
</a>
</li>`}function Mo(e){return e.sort((e,t)=>e.name.localeCompare(t.name))}function No(e){return e.normalize(`NFKD`).replace(/\p{M}/gu,``).toLowerCase().replace(/\s+/g,` `).trim()}function Po({state:e,line:{what:t,amount:n,cause:r,cause_id:i,hanchan:a,round:o,reason:s,at:c}}){let l=U(),{table:u}=e.hanchans[a]??{},d=r===`ruling`&&e.rulings[i],f={ruling:d&&`#/ruling/${i}`,clock:u&&`#/start/${u}/${a}`,payment:`#/paid/${i}`}[r],p=d?P(l,d.foul):z(`hall-cause.${r}`),m=[z(`hall-line.${Fo(r,t,n)}`),o&&z(`hall-round`,{round:o}),B(c,e.settings.time_zone),s];return F`${f?F`<a class="reach" href=${f}>${p}</a>`:p}<small>${m.filter(Boolean).join(` · `)}</small>`}function Fo(e,t,n){return e===`payment`?t===`reversed`?`withdrawn`:n>0?`refunded`:`paid`:t===`reversed`&&n>0?`undone`:t}const Io=[`cash`,`card`,`transfer`,`other`];function Lo({state:e,balance:{account:t,unit:n,amount:r,lines:i},onTaken:a,onClose:o}){let[s,c]=M(()=>Q(n,r).slice(n.length+1)),[l,u]=M(`cash`),[d,f]=M(``),{does:p,wrong:m}=D(),h=Wi(n,s),_=!h||h>r?z(`fines.between`,{most:Q(n,r)}):void 0,v=()=>p(async()=>{let e=d.trim()&&{note:d.trim()},r=new Date(I.now()).toISOString(),{id:i}=await I.send(`payment`,null,{account:t,unit:n,amount:h,method:l,paid_at:r,...e});V(),a(i,h??0),o()}),y=Io.map(e=>({value:e,text:z(`fines.method.${e}`)}));return F`<${E} title=${z(`fines.pays`,{name:Bi(e,t)})} onClose=${o}>
<dl class="facts lines">
${Li(i).map(t=>F`<div key=${t.id}>
<dt><${Po} state=${e} line=${t} /></dt>
<dd>${Vi(t)}</dd>
</div>`)}
</dl>
<${S} label=${z(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${_} onInput=${c} />
<${g} label=${z(`fines.how`)} value=${l} options=${y} onChange=${u} />
<${S} label=${z(`fines.note`)} value=${d} onInput=${f} />
${m}
<button class="button main" type="button" disabled=${!!_} onClick=${v}>
${z(`fines.take`,{amount:Q(n,h??0)})}
</button>
<a class="button quiet" href=${`#/fines/${t.kind}/${t.id}`} onClick=${o}>${z(`fines.to-account`)}</a>
<//>`}function Ro({state:e,id:t}){let n=U(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:F`<section class="stack" aria-labelledby="season">
<h2 id="season">${z(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${r.map(t=>F`<div key=${t.ruling}>
<dt>${P(n,t.foul)}<small>${Ae(e,t.tournament)} · ${B(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${H(n,t)}</dd>
</div>`)}
</dl>
</section>`}function zo({ruling:e,shown:t,children:n}){let r=U();return F`<section class=${`call-verdict hall-verdict ${d(e)?`over`:Be(e.kind)}`}>
<p class="call-line penalty">${t?Re(r,t):H(r,e)}</p>
<p><a class="who" href=${Bo(e)}>${e.offender.name}</a></p>
<p class="soft">${tt(r,e)}</p>
${n}
</section>`}function Bo({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}I.loadEscalationSteps();function Vo({state:e,ruling:t}){let n=Object.values(e.notes).filter(e=>e.ruling===t.id);if(n.length===0)return null;let r=e.settings.time_zone,i=n.sort((e,t)=>Date.parse(e.noted_at)-Date.parse(t.noted_at));return F`<section class="stack" aria-label=${z(`note.title`)}>
<h2>${z(`note.title`)}</h2>
${i.map(({id:t,note:n,noted_at:i,official:a,unsent:o,outbox:s})=>F`<div class="card" key=${t}>
<p>${n}</p>
<p class="soft">
${[e.officials[a]?.name,B(i,r)].filter(Boolean).join(` · `)}
${o&&s!==`done`&&F` <span class=${`badge ${ie(s)?`bad`:`info`}`}>${z(`hall-unsent`)}</span>`}
</p>
</div>`)}
</section>`}function Ho({ruling:e}){let[t,n]=M(!1),[r,i]=M(``),{does:a,wrong:o}=D();return F`<button class="button" type="button" onClick=${()=>n(!0)}>${z(`note.add`)}</button>
${t&&F`<${E} title=${z(`note.add`)} onClose=${()=>n(!1)}>
<form onSubmit=${t=>{t.preventDefault(),r.trim()&&a(async()=>{await I.send(`note`,e,{note:r.trim()}),V(),k(z(`note.added`)),i(``),n(!1)})}}>
<${S} long label=${z(`call.note`)} value=${r} onInput=${i} maxlength="4000" />
${o}
<button class="button main" disabled=${!r.trim()}>${z(`note.save`)}</button>
</form>
<//>`}`}const Uo={url:null,blob:null,failed:!1};function Wo(e,t){let[n,r]=M(Uo);return j(()=>{let t=``,n=!1;return e().then(e=>{n||(t=URL.createObjectURL(e),r({url:t,blob:e,failed:!1}))},()=>n||r({...Uo,failed:!0})),()=>{n=!0,t&&URL.revokeObjectURL(t)}},[t]),n}function Go({count:e,onPhoto:t}){let[n,r]=M(!1);return e>=8?F`<p class="note" role="status">${z(`call.photos-most`,{most:8})}</p>`:F`<label class="button photo" aria-busy=${n}>
${n?F`<progress aria-hidden="true"></progress>`:F`<${C} name="camera" />`}
<span aria-live="polite">${z(n?`call.photo-shrinking`:`hall-add-photo`)}</span>
<input class="unseen" type="file" accept="image/*" aria-disabled=${n} onClick=${e=>n&&e.preventDefault()} onChange=${async e=>{let[n]=e.currentTarget.files;e.currentTarget.value=``,n&&(r(!0),await t(n).catch(e=>k(z(e.name===`Unreadable`?`hall-photo-bad`:`call.not-kept`))),r(!1))}} />
</label>`}function Ko({ruling:e}){let{state:t}=R(),n=Object.values(t.photos).filter(t=>t.ruling===e);return F`<${Go} count=${n.length} onPhoto=${async t=>{await I.addPhoto(e,t),k(z(`hall-photo-added`))}} />`}function qo({state:e,ruling:t}){let n=Object.values(e.photos).filter(e=>e.ruling===t.id);return n.length===0?null:F`<section class="stack">
<h2>${z(`hall-photos`)}</h2>
<ul class="photos">
${n.map((e,n)=>F`<li key=${e.id}><${Jo} ruling=${t.id} photo=${e} number=${n+1} /></li>`)}
</ul>
</section>`}function Jo({ruling:e,photo:t,number:n}){let{url:r,failed:i}=Wo(()=>I.photo(e,t.id),t.id);return i?F`<p class="soft">${z(`hall-photo-away`,{number:n})}</p>`:F`<figure>
${r&&F`<a href=${r} target="_blank"><img src=${r} alt=${z(`hall-photo`,{number:n})} /></a>`}
${t.unsent&&t.outbox!==`done`&&F`<figcaption class="badge info">${z(`hall-unsent`)}</figcaption>`}
</figure>`}function Yo({state:e,ruling:t}){return F`<section class="stack">
<h2>${z(`hall-incident`)}</h2>
<${Ne} rulings=${pe(e,t)} empty="" />
</section>`}function Xo({ruling:e}){let t=gr();return e.seq?F`<section class="stack">
<h2>${z(`reports.incident`)}</h2>
<ul class="rows">
<${pr} name=${z(`reports.incident-page`)} hint=${z(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function Zo({readings:e}){let t=U();return br(),F`<div class="stack">
${e.map(({id:e,chosen:n})=>{let{question:r,alternatives:i,reason:a}=t.reading({id:e,chosen:n});return F`<p key=${e} class="reading">${r} <strong>${i[n]}</strong> <small class="soft">${a}</small></p>`})}
</div>`}function Qo({call:e}){let{state:t,official:n}=R(),r=ts(t,n,e);return r&&F`<p class="note warn">${z(`partial.warn.${r}`)}</p>`}function $o({why:e}){return F`<p class="note warn">${z(`partial.was.${e}`)}</p>`}function es(e){return F`<span class="badge warn">${z(`partial.badge`)}</span>`}function ts(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const ns=[[`day`,86400],[`hour`,3600],[`minute`,60]];function rs({status:e,level:t}){return z(`esc.stands.${e}.${t}`)}function is({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?z(`esc.outcome.${t}`):``}function as(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function os(e){let t=Math.max(0,(I.now()-Date.parse(e))/1e3),[n,r]=ns.find(([,e])=>t>=e)??ns[ns.length-1],i=Math.floor(t/r);return Ke(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function ss(e,{status:t,level:n},r){let i=cs(e,t,n,r);return i===`appeal`&&us(e)&&ds(e.state)>I.now()?`later`:i===`decide`?n!==`head-referee`&&ls(e)?`panel`:ut(e,r)?`own-table`:i:i}function cs({official:e},t,n,r){let i=L(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?Ve(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!L(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function ls({official:e,book:t,state:n}){return us({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!fs(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function us({book:e}){return e?.content.rule_points.appeals===`panel`}function ds({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function fs({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function ps({ruling:e,onClose:t}){let[n,r]=M(``);return F`<${X} what="escalation" title=${z(`hall-escalate`)} text=${z(`esc.escalate-text`)} yes=${z(`hall-escalate`)}
onReason=${async r=>{await I.send(`escalation`,e,{reason:r,...n.trim()&&{evidence:n.trim()}}),V(),k(z(`esc.done.escalation`)),t()}} onClose=${t}>
<${S} long label=${z(`esc.evidence`)} hint=${z(`esc.evidence-hint`)} value=${n} onInput=${r} maxlength="4000" />
<//>`}function ms({state:e,ruling:t}){let n=U(),{id:r,hanchan:i,hand:a,seat:o,table:s,foul:c}=t;if(!o||!i||!a)return null;let l=p(e.hanchans[i],a).filter(({wind:t,player:n})=>t!==o&&e.players[n]);return F`<${O} class="wrong-player" title=${F`<span class="body">${z(`reason.wrong-player`)}</span>`}>
${()=>F`<div class="switches">
${l.map(({wind:t,player:i})=>F`<a
class="chip"
key=${t}
href=${`#/call/${s.id}/${t}/${c}?amends=${r}&why=wrong-player`}
>
${n.phrase(`seat-${t}`)} <span class="who">${e.players[i].name}</span>
</a>`)}
</div>`}
<//>`}function hs({state:e,ruling:t}){let n=R(),[r,i]=M(!1),[o,s]=M(null);if(!Ve(n.official)||t.outbox===`holding`||ie(t.outbox))return null;let c=t=>!d(t)&&!a(e,t.id),l=c(t),u=pe(e,t).filter(c),f=ut(n,t),p=()=>s(null),m=async e=>{for(let n of[t,...r?u:[]])await I.send(`withdrawal`,n.id,{reason:e});V(),k(z(`hall-done.withdrawal`)),p(),scrollTo({top:0})},{id:h,table:g,seat:_,foul:v}=t;return F`<section class="doing" aria-label=${z(`hall-actions`)}>
${l&&f&&F`<p class="note warn">${z(`call.own-table`)}</p>`}
${l&&!f&&F`<${ms} state=${e} ruling=${t} />
<a class="button" href=${`#/call/${g.id}/${_??`-`}/${v}?amends=${h}`}>${z(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>s(`withdraw`)}>${z(`hall-withdraw`)}</button>`}
${l&&F`<button class="button" type="button" onClick=${()=>s(`escalate`)}>${z(`hall-escalate`)}</button>`}
<${Ho} ruling=${h} />
<${Ko} ruling=${h} />
${o===`withdraw`&&F`<${X} what="withdrawal" title=${z(`hall-withdraw`)} text=${z(`hall-withdraw-text`)} yes=${z(`hall-withdraw`)}
onReason=${m} onClose=${p}>
${u.length>0&&F`<${St} label=${z(`hall-withdraw-too`,{names:ge(u)})} checked=${r} onChange=${i} />`}
<//>`}
${o===`escalate`&&F`<${ps} ruling=${h} onClose=${p} />`}
</section>`}function gs({catalogue:e},t,n,r){let[i,a,o]=[[[t,!0]],[[t,!0],...r],[...n,...r]],s=n.some(([e,n])=>n&&bs(e)===bs(t));return Object.entries(e.corrections).filter(([,{when:e,of:t,unless:n=[],player:r=!1}])=>{let[c,l,u]=[i,a,o].map(e=>ys(vs(e,r),t));return _s(e,{ruled:c,was:l,is:u,same:s})&&!ys(vs(o),n)}).map(([e])=>e)}function _s(e,{ruled:t,was:n,is:r,same:i}){return e===`gone`?n&&!r:e===`came`?r&&!n:e===`changed`?n!==r:t&&!i}function vs(e,t=!1){let n=e.filter(([,e])=>e||!t).map(([e])=>e);return new Set(n.flatMap(({effects:e,steps:t,stays:n=[]})=>[...e,...t,...n]))}function ys(e,t){return t.some(t=>e.has(t))}function bs({penalties:e,transfers:t=[]}){return N([e,t])}function xs({state:e,ruling:t}){let n=U(),{library:r}=R(),i=t.status===`withdrawn`,a=i?t:e.rulings[t.amends],o=i?[]:[t],s=a?Ss(e,t,a):[],c=yr([...s,t,a??t]);if(br(),!a||!r?.catalogue.corrections)return null;let l=e=>Cs(Ee(n,c[e.revision],e)),u=e=>[l(e),e.offender.id===a.offender.id],[d,f,p]=[l(a),o.map(u),s.map(u)];if(!d||[...f,...p].some(([e])=>!e))return null;let m=gs(r,d,f,p),h=[...f,...p].some(([,e])=>!e);return F`<section class="stack" aria-label=${z(`hall-corrections`)}>
<h2>${z(`hall-corrections`)}</h2>
${m.length===0&&F`<p class="soft">${z(`hall-no-corrections`)}</p>`}
<ol class="steps">
${m.map(e=>{let{text:t,player:i}=r.catalogue.corrections[e];return F`<li key=${e}>${i&&h&&F`<span class="who">${a.offender.name}</span>: `}${n.pick(t)}</li>`})}
</ol>
</section>`}function Ss(e,t,n){let r=Object.values(e.rulings).filter(e=>f(e,n)&&!ie(e.outbox));return[.../* @__PURE__ */ new Set([...pe(e,t),...r])].filter(e=>e.id!==t.id&&!d(e))}function Cs(e){if(!e)return null;let{penalties:t,transfers:n,...r}=e.chosen??e.final??e.first,[i,a,o]=[r.effects,r.steps,r.stays].map(ws);return{penalties:t,transfers:n,effects:i,steps:a,stays:o}}function ws(e){return e.map(({id:e})=>e)}function Ts({steps:t,call:n}){let{library:r,book:i,state:a,official:o}=R(),s=U();br();let{opens:c}=r?.catalogue??{},{table:l,seat:u,offender:f}=n;if(!c||!i||!u||!f||!Ve(o))return null;let p=Object.values(a.rulings).some(e=>e.id!==n.ruling&&e.foul===n.foul&&e.offender.id===f.id&&!d(e)),m=/* @__PURE__ */ new Map;for(let{id:r}of t){let{foul:t=n.foul,facts:a={},repeat:o=!1}=c[r]??{foul:``};if(!i.content.fouls[t]?.rows.length||o&&!p||t===n.foul&&N({...n.facts,...a})===N(n.facts))continue;let s=t===n.foul?{...n.facts,...a}:a;e(i,t,s,{})&&m.set(t,{foul:t,facts:s})}return[...m.values()].map(({foul:e,facts:t})=>{let r=Object.keys(t).length>0?`?facts=${encodeURIComponent(JSON.stringify(t))}`:``,i=s.name(`fouls`,e),a=e===n.foul?z(`further.harder`,{foul:i}):z(`further.rule`,{foul:i});return F`<a class="button" key=${e} href=${`#/call/${l}/${u}/${e}${r}`}>${a} <${C} name="next" /></a>`})}function Es({state:e,escalation:{id:t,standing_id:n}}){let r=U();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return F`<div class="both">
<${Ds} words=${r} label=${z(`esc.as-called`)} ruling=${i} />
${n===null?F`<div class="card"><small>${z(`esc.as-it-stands`)}</small><strong>${z(`esc.nothing-stands`)}</strong></div>`:F`<${Ds} words=${r} label=${z(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Ds({words:e,label:t,ruling:n}){return n?F`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${Be(n.kind)}`}>${H(e,n)}</strong>
<span>${P(e,n.foul)}</span>
</a>`:null}function Os({state:e,events:t}){return F`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>F`<li key=${t}>
<div class="row">
<span class="body">
${s?F`<a href=${s}>${n}</a>`:F`<strong>${n}</strong>`}
${r&&F`<span>${r}</span>`}
<small>${[a,o&&B(o,e.settings.time_zone)].filter(Boolean).join(` · `)||z(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function ks(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&z(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:z(`esc.escalated`),reason:o,who:as(e,t),at:i},...a.map(t=>As(e,t))]}function As(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:js(t),reason:r,who:as(e,t),at:i}}function js({what:e,outcome:t,level:n}){return e===`decided`?z(`esc.decided.${n}`,{outcome:z(`esc.outcome.${t}`)}):z(`esc.step.${e}`)}function Ms({state:e,ruling:t}){let n=a(e,t.id),r=[...Ns(e,t),...n?ks(e,n):[]];return r.length===0?null:F`<section class="stack">
<h2>${z(`hall-history`)}</h2>
<${Os} state=${e} events=${r} />
${n&&F`<${Es} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${z(`hall-to-escalation`)}</a>`}
</section>`}function*Ns(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:z(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Ps(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:z(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Ps(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?z(`hall-closed-by-ruling`):z(`hall-closed`,{how:r?z(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Fs({ruling:e,anyway:t}){let{state:n}=R(),r=U(),i=zs(n,e,H(r,e));return F`<p class="note warn" role="status">
<a class="reach" href=${`#/ruling/${e.id}`}>${i}${t&&` ${z(`same.anyway`)}`} <${C} name="next" /></a>
</p>`}function Is({state:e,ruling:t}){let n=vt(Object.values(e.rulings),t);return n&&F`<${Fs} ruling=${n} />`}function Ls(){let{state:e,official:t}=R(),n=U(),r=`shinpan.same.`+e.id,[i,a]=M(()=>me(r)??[]);return j(()=>_t(r,i),[i]),gt(()=>Rs(e,t.id),[e,t.id]).filter(({own:e})=>!i.includes(e)).map(({own:t,other:r})=>F`<div class="note warn row" key=${t} role="status">
<a class="reach body" href=${`#/ruling/${t}`}>${zs(e,r,[r.offender.name,P(n,r.foul),H(n,r)].join(` · `))}</a>
<button class="button" type="button" onClick=${()=>a([...i,t])}>${z(`same.both`)}</button>
</div>`)}function Rs({rulings:e},t){let n={};for(let t of Object.values(e))(n[`${t.foul} ${t.offender.id}`]??=[]).push(t);return Object.values(n).flatMap(e=>e.filter(e=>e.official===t).map(t=>({own:t.id,other:vt(e,t)})).filter(({other:e})=>e))}function zs(e,{official:t,ruled_at:n},r){let i=e.officials[t]?.name??`?`;return z(`same.text`,{who:i,time:B(n,e.settings.time_zone),what:r})}function Bs({args:[e]}){let{tournament:t,state:n}=R();if(!t||!n)return F`<${bt} title=${z(`hall-ruling`)} />`;let r=n.rulings[e];return r?F`<${Vs} state=${n} ruling=${r} />`:F`<${de} title=${z(`hall-ruling`)} text=${z(`hall-no-ruling`)} up="#/log" />`}function Vs({state:e,ruling:t}){let{official:n}=R(),r=U(),i=yr([t])[t.revision],a=Ee(r,i,t),o=a&&(a.chosen??a.final??a.first);return F`<${A} title=${P(r,t.foul)} up=${`#/table/${t.table.id}`}>
<${zo} ruling=${t} shown=${o}>
<p><${ht} ruling=${t} /></p>
${t.item===t.id&&F`<${l} id=${t.item} />`}
${oe(t.outbox)&&F`<a href="#/outbox">${z(`hall-resolve`)}</a>`}
<//>
<${Is} state=${e} ruling=${t} />
${(t.status===`withdrawn`||t.amends&&t.status!==`amended`)&&F`<${xs} state=${e} ruling=${t} />`}
${pe(e,t).length>0&&F`<${Yo} state=${e} ruling=${t} />`}
<${Hs} ruling=${t} />
${a?F`<${Ws} ruling=${t} spoken=${a} />`:F`<p class="soft">${z(`hall-no-book`)}</p>`}
<${Gs} state=${e} ruling=${t} />
<${Vo} state=${e} ruling=${t} />
<${qo} state=${e} ruling=${t} />
<${Ms} state=${e} ruling=${t} />
<${hs} state=${e} ruling=${t} />
${L(n,[`director`])&&F`<${Xo} ruling=${t} />`}
<//>`}function Hs({ruling:e}){let t=U(),n=Object.entries(e.final_decision?.facts??e.facts??{}),r=Object.entries(le(e.context??{}));return n.length+r.length===0?null:F`<section>
<h2>${z(`hall-facts`)}</h2>
<dl class="facts">
${n.map(([e,n])=>F`<div key=${e}><dt>${t.question(e)}</dt><dd>${t.answer(e,{value:n})}</dd></div>`)}
${r.map(([e,n])=>F`<div key=${e}><dt>${ae(t,e)}</dt><dd>${ne(t,e,n)}</dd></div>`)}
</dl>
</section>`}const Us={"in-range":`hall-within`,"left-open":`hall-left-open`};function Ws({ruling:e,spoken:{first:t,final:n,chosen:r,departure:i}}){let a=r??n??t,o=n??t,s=m(a.steps,R().state.rulings[e.amends],e);return F`<section class="stack">
<h2>${z(`hall-decision`)}</h2>
${r&&F`<p class="note warn">
${z(`hall-prescribed`,{line:t.line})}${e.reason&&F`<br />${z(Us[i]??`hall-because`,{reason:e.reason})}`}
</p>`}
${!r&&!n&&t.status===`deferred`&&F`<p>${t.line}</p>`}
${n&&F`<p>${z(`hall-first`,{line:t.line})}</p>`}
${a.say&&a.say!==a.line&&F`<p class="say">${z(`call.quoted`,{text:a.say})}</p>`}
<ol class="steps">${s.map(e=>F`<li key=${e.id}>${e.text}</li>`)}</ol>
${!d(e)&&F`<${Ts} steps=${a.steps} call=${{...e,table:e.table.id,ruling:e.id}} />`}
<${x} stays=${a.stays} />
${He(o).map(e=>F`<p class="soft" key=${e}>${e}</p>`)}
${o.readings.length>0&&F`<${Zo} readings=${o.readings} />`}
</section>`}function Gs({state:e,ruling:t}){let n=e.settings.time_zone,r=Date.parse(t.device_at)-Date.parse(t.ruled_at);return F`<section class="stack">
<h2>${z(`hall-origin`)}</h2>
<p>${[e.officials[t.official]?.name,B(t.ruled_at,n)].filter(Boolean).join(` · `)}</p>
${Math.abs(r)>2e3&&F`<p class="soft">${z(`hall-device-time`,{time:B(t.device_at,n)})}</p>`}
${t.conflict&&F`<${$o} why=${t.conflict} />`}
${t.note&&F`<p class="note info">${t.note}</p>`}
</section>`}const Ks=De(ft.desk,`LineAct`);function qs({state:e,id:t}){let{official:n}=R(),r=Ni(e,t),i=L(n,[`director`]);return r.length===0?null:F`<section class="stack" aria-labelledby="ledger">
<h2 id="ledger">${z(`hall-ledger`)}</h2>
${r.map(t=>F`<div class="card" key=${t.unit}>
<p><strong>${Js(t.unit,t.amount)}</strong></p>
<dl class="facts lines">
${t.lines.map(n=>F`<div key=${n.id}>
<dt><${Po} state=${e} line=${n} />${i&&F`<${Ks} state=${e} line=${n} balance=${t} />`}</dt>
<dd>${Vi(n)}</dd>
</div>`)}
</dl>
</div>`)}
</section>`}function Js(e,t){let[n,r]=ji(e)?[`hall-off-score`,`hall-on-score`]:[`hall-to-pay`,`hall-to-return`];return z(t<0?r:n,{amount:Q(e,Math.abs(t))})}function Ys(e,t){return Object.values(e.hanchans).filter(n=>!n.status&&Object.values(n.seats).includes(t)&&!e.results[n.id]&&!Se(e,n).begun).sort((e,t)=>e.id<t.id?-1:1)[0]}function Xs({state:e,player:t}){let n=Ys(e,t);if(!n)return null;let r=Ji(e,n);return _a(e,n,t).length>0?F`<section class="note bad stack" aria-label=${z(`fines.next-game`)}>
<p>${z(`fines.plays-after`,{game:r})}</p>
<${ma} hanchan=${n.id} players=${[t]} />
</section>`:n.allowed?.includes(t)?F`<p class="note info" role="status">${z(`fines.let-play`,{game:r})}</p>`:null}function Zs({day:e,taking:{unit:t,method:n,expected:r,count:i},onClose:a}){let[o,s]=M(``),[c,l]=M(``),[u,d]=M(!1),f=lo(),{ask:p,asking:m,wrong:h}=co(z(`cash.needs-network`)),g=Qs(t,o),_=g!==null&&g<Math.min(0,r),v=_?null:g;return F`<${E} title=${z(`cash.count-of`,{method:z(`fines.method.${n}`)})} onClose=${a}>
<form class="stack" onSubmit=${r=>{if(r.preventDefault(),d(!0),v===null||i&&!c.trim())return;let o={...c.trim()&&{note:c.trim()},...i&&{replaces:i.id}},s={day:e,unit:t,method:n,counted:v,...o};p(async()=>{await I.ask(`cash-counts/${f(s)}`,{method:`PUT`,body:s}),k(z(`cash.kept`)),a()})}}>
<dl class="facts"><div><dt>${z(`cash.expected`)}</dt><dd>${Q(t,r)}</dd></div></dl>
<${S} label=${z(`cash.amount`,{unit:t})} value=${o} inputmode="decimal" autocomplete="off" wrong=${u&&v===null?z(_?`cash.amount-low`:`cash.amount-wrong`):void 0} onInput=${s} />
${v!==null&&F`<p class=${`note ${v===r?`info`:`warn`}`} role="status"><strong>${$s(t,v-r)}</strong></p>`}
<${S} label=${z(i?`cash.why-again`:`fines.note`)} value=${c} maxlength="3500" wrong=${u&&i&&!c.trim()?z(`hall-reason-missing`):void 0} onInput=${l} />
${h}
<button class="button main" disabled=${m}>${z(`cash.keep`)}</button>
</form>
<//>`}function Qs(e,t){let[,n,r=``]=t.trim().match(/^([-−]?)(.+)$/)??[],i=Wi(e,r);return i!==null&&n?-i:i}function $s(e,t){return t===0?z(`cash.agrees`):z(t<0?`cash.missing`:`cash.too-much`,{amount:Q(e,Math.abs(t))})}function ec(e,t){let n=e.settings.time_zone,r=Object.values(e.payments).map(({paid_at:e})=>re(Date.parse(e),n)),i=Object.values(e.cashCounts).map(({day:e})=>e);return[.../* @__PURE__ */ new Set([re(t,n),...r,...i])].sort().reverse()}function tc(e,t){let n=/* @__PURE__ */ new Map,r=(r,i)=>{let a=`${t} ${r} ${i}`,o={unit:r,method:i,taken:0,refunded:0,expected:0,by:/* @__PURE__ */ new Map,count:e.cashCounts[a]};return n.has(a)||n.set(a,o),n.get(a)};for(let{unit:n,method:i,amount:a,refund:o,withdrawn:s,paid_at:c,official:l}of Object.values(e.payments)){if(s||re(Date.parse(c),e.settings.time_zone)!==t)continue;let u=r(n,i),d=o?-a:a;u[o?`refunded`:`taken`]+=a,u.expected+=d,u.by.set(l,(u.by.get(l)??0)+d)}for(let{day:n,unit:i,method:a}of Object.values(e.cashCounts))n===t&&r(i,a);let i=({unit:e,method:t})=>e+Io.indexOf(t);return[...n.values()].sort((e,t)=>i(e)<i(t)?-1:1)}function nc({state:e}){return F`<${A} title=${z(`cash.title`)} up="#/fines"><${rc} state=${e} /><//>`}function rc({state:e}){let{official:t}=R();j(()=>void I.lookAround(),[]);let n=ec(e,I.now()),[r,i]=M(``),a=n.includes(r)?r:n.find(t=>tc(e,t).length>0)??n[0],o=tc(e,a),s=n.map(e=>({value:e,text:ic(e)})),c=Object.values(e.payments).filter(e=>e.unsent).length;return F`<${T} label=${z(`cash.day`)} value=${a} options=${s} onChange=${i} />
${c>0&&F`<p class="note warn" role="status">${z(`cash.unsent`,{count:c})}</p>`}
${o.length===0&&F`<${Ce} text=${z(`cash.nothing`)} />`}
<div class="cash-ways">${o.map(n=>F`<${ac} key=${a+n.unit+n.method} state=${e} day=${a} taking=${n} mayCount=${Ri(t)} />`)}</div>`}function ic(e){return Ke(Intl.DateTimeFormat,{weekday:`short`,day:`numeric`,month:`long`,year:`numeric`,timeZone:`UTC`}).format(/* @__PURE__ */ new Date(`${e}T00:00:00Z`))}function ac({state:e,day:t,taking:n,mayCount:r}){let[i,a]=M(!1),{unit:o,method:s,refunded:c,taken:l,expected:u,by:d,count:f}=n,p=[...d].map(([t,n])=>[e.officials[t]?.name??z(`cash.this-phone`),Q(o,n)]),m={taken:Q(o,l),back:Q(o,c)};return F`<section class="card stack cash" aria-label=${z(`fines.method.${s}`)}>
<div class="cash-head"><h2>${z(`fines.method.${s}`)}</h2><strong class="sum">${Q(o,u)}</strong></div>
${c>0&&F`<p class="soft">${z(`cash.of-it-refunded`,m)}</p>`}
<dl class="facts">
${p.map(([e,t])=>F`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
${f&&F`<${oc} state=${e} taking=${n} />`}
${r&&F`<button class=${`button ${f?`quiet`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${z(f?`cash.again`:`cash.count`)}</button>`}
${i&&F`<${Zs} day=${t} taking=${n} onClose=${()=>a(!1)} />`}
</section>`}function oc({state:e,taking:{unit:t,expected:n,count:r}}){let{counted:i,note:a,earlier:o}=r,s=r.expected===n?``:z(`cash.taken-since`,{amount:Q(t,r.expected)});return F`<div class=${`note ${i===n?`info`:`warn`}`} role="status">
<strong>${z(`cash.counted`,{amount:Q(t,i)})} · ${$s(t,i-n)}</strong>
<small>${[sc(e,r),a,s].filter(Boolean).join(` · `)}</small>
</div>
${o.length>0&&F`<${O} title=${z(`cash.earlier`,{count:o.length})}>
${()=>F`<dl class="facts">${o.map(n=>F`<div key=${n.id}><dt>${Q(t,n.counted)}<small>${[sc(e,n),n.note].filter(Boolean).join(` · `)}</small></dt></div>`)}</dl>`}
<//>`}`}function sc(e,{official:t,at:n}){return z(`cash.counted-by`,{name:e.officials[t]?.name??`?`,time:B(n,e.settings.time_zone)})}function cc({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:F`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${z(`fines.paid`)}</h2>
<ul class="rows">
${t.map(t=>F`<li key=${t.id}><${lc} state=${e} payment=${t} /></li>`)}
</ul>
<p class="soft">${z(`fines.put-right`)}</p>
</section>`}function lc({state:e,payment:t}){let{id:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,refund:l,withdrawn:u}=t,d=[u&&z(`fines.withdrawn`),uc(t),z(`fines.method.${s}`),B(c,e.settings.time_zone)],f=Q(a,l?-o:o);return F`<a class=${`row ${u?`over`:``}`} href=${`#/paid/${n}`}>
<span class="body who">${Bi(e,{kind:r,id:i})}<small>${d.filter(Boolean).join(` · `)}</small></span>
${u?F`<s>${f}</s>`:F`<strong>${f}</strong>`}
</a>`}function uc({unsent:e,refund:t,receipt:n}){return e?z(`fines.no-receipt-yet`):z(t?`fines.refund-number`:`fines.receipt`,{number:n})}function dc({state:e,official:t}){if(!e.season||!Ri(t))return null;let n=z(`fines.season`,{season:e.season.season});return F`<${O} title=${n}>${()=>F`<${fc} state=${e} />`}<//>`}function fc({state:e}){let{answer:t,fresh:n,trouble:r}=dr(`ledger/fines/season`);if(!t)return F`<p class="soft" role="status">${z(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=B(t.at,e.settings.time_zone);return F`${!n&&F`<p class="note warn" role="status">${z(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&F`<p class="soft">${z(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>F`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${pc(e,t)}</small></span>
<strong>${Q(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function pc(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=Ae(e,r)||e.settings.name;return n.length>1?`${a} ${Q(t,i)}`:a}).join(` · `)}function mc({state:e}){let{fines:t}=e.others,[n,r]=M([]);if(j(()=>void I.tournaments().then(r,()=>{}),[]),t.length===0)return null;let i=Fi(t).map(([e,t])=>Q(e,t)),a=({tournament:e,account:t})=>{let r=n.find(({id:t,left:n})=>t===e&&!n);return r?`#/account/enter/${e}/${r.official.id}`:`#/fines/${t.kind}/${t.id}`};return F`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${z(`fines.elsewhere`)}</h2>
${t.length>1&&F`<p>${z(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${t.map(t=>{let{account:n,tournament:r,unit:i,amount:o,since:s}=t,c=a(t);return F`<li key=${[n.id,r,i].join()}><a class="row" href=${c}>
<span class="body who">${Bi(e,n)}<small>
${Ae(e,r)} · ${z(`fines.since`,{time:B(s,e.settings.time_zone)})}
</small></span>
<strong>${Q(i,o)}</strong>
${c.startsWith(`#/account`)&&F`<span class="there">${z(`fines.open-there`)}</span>`}
</a></li>`})}
</ul>
<p class="soft">${z(`fines.paid-there`)}</p>
</section>`}const hc=[`device_at`,`clock_offset_ms`,`revision`];function gc({stored:e,sent:t}){let n=[z(`hall-on-server`),z(`hall-on-phone`)];return F`<${_c} caption=${z(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function _c({caption:e,heads:t,before:n,after:r}){wt();let i=U(),{state:a}=R(),[o,s]=[yc(r),yc(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!hc.includes(e));return F`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>F`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>F`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${Et(i,e)}</th></tr>
<tr><td>${bc(i,a,e,s[e])}</td><td>${bc(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function vc({item:{expected:e,answer:t,differs:n}}){let r=U(),i=n===`revision`?t.second_decision:t.decision;return F`<div class="note warn">
<p>${z(`hall-phone-showed`,{line:H(r,e)})}</p>
<p><strong>${z(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:H(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${z(`hall-ruling`)}</a>
</div>`}function yc(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>yc(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function bc(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return P(e,r);if(n.endsWith(`_at`)&&r!==`–`)return B(r,t.settings.time_zone);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function xc(){let e=W(null),[t,n]=M(``);j(()=>{let t=new AbortController;return wc(e.current,t.signal,Sc,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return F`<${A} title=${z(`hall-scan`)} up="#/tables">
<p>${z(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${z(`hall-viewfinder`)}></video>
${t&&F`<p class="note warn" role="status">${z(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${z(`hall-tables`)}</a>
<a class="button" href="#/join">${z(`hall-join`)}</a>
<//>`}function Sc(e){let t=Ut(e);return t?(V(),dt(Cc(t),{replace:!0}),!0):!1}function Cc({tournament:e,invitation:t,account:n,table:r,sheet:i}){return t?`#/join/${e}/${t}`:n?`#/account/${n}`:i?`#/sheet?s=${i}`:`#/table/${r}`}async function wc(e,t,n,r){let i=navigator.mediaDevices&&await Tc().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function Tc(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function Ec({label:e,text:t}){return F`<${S} label=${e} value=${t} onInput=${()=>{}} readonly onFocus=${e=>e.currentTarget.select()} />
<div class="pair">
${navigator.clipboard&&F`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>k(z(`people.copied`)),()=>k(z(`people.not-copied`)))}>${z(`people.copy`)}</button>`}
${`share`in navigator&&F`<button class="button" type="button" onClick=${()=>navigator.share({text:t}).catch(()=>{})}>${z(`people.share`)}</button>`}
</div>`}function Dc({onClose:e}){let{tournament:t,official:n}=R(),[r,i]=M(null);j(()=>void I.tournaments().then(i,()=>i([])),[]);let a=(r??[]).filter(({id:e,left:n})=>e!==t.id&&!n);return F`<${E} title=${t.name} onClose=${e}>
<h3>${z(`desk.others`)}</h3>
${r&&a.length===0&&F`<p class="soft">${z(`desk.no-others`)}</p>`}
<ul class="rows">
${a.map(({id:t,name:n,official:r})=>F`<li key=${t}>
<a class="row" href=${`#/account/enter/${t}/${r.id}`} onClick=${e}>
<span class="body"><strong>${n}</strong><small>${r.name}</small></span>
</a>
</li>`)}
</ul>
${lr()&&L(n,[`director`])&&F`<a class="button" href=${`#/account/again/${t.id}`} onClick=${e}>${z(`again.this`)}</a>`}
<a class="button" href="#/join" onClick=${e}>${z(`hall-join`)}</a>
<//>`}function Oc({table:e}){let{official:t}=R();return L(t,[`director`])?F`<a class="button" href="#/import/players">${z(`enrol.link`)}</a>
${e&&F`<a class="button quiet" href=${`#/correct/table/${e.id}`}>${z(`correct.link-table`)}</a>`}`:null}function kc(){let{state:e,official:t}=R(),[n,r]=M(!1);return F`<p class="beside">
<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${z(`desk.change`)}</button>
<a class="button quiet" href="#/standings">${z(`hall-standings`)}</a>
<a class="button quiet" href="#/cards">${z(`hall-cards`)}</a>
${Object.keys(e.escalations).length>0&&F`<a class="button quiet" href="#/escalations">${z(`hall-escalations`)}</a>`}
${Ac(e)&&F`<a class="button quiet" href="#/fines">${z(`hall-fines`)}</a>`}
${L(t,[`director`])&&F`<a class="button quiet" href="#/setup">${z(`setup.title`)}</a>
<a class="button quiet" href="#/people">${z(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${z(`enrol.link`)}</a>
<a class="button quiet" href="#/exams">${z(`exam.title`)}</a>
<a class="button quiet" href="#/reports">${z(`reports.link`)}</a>`}
</p>
${n&&F`<${Dc} onClose=${()=>r(!1)} />`}`}function Ac(e){return e.others.fines.length>0||Object.values(e.ledger).some(({unit:e})=>!ji(e))}function jc(e){return je(e).flatMap(({id:t})=>he(e,t)??[])}function Mc(e,t){if(t===`now`)return jc(e);let n=t===`all`?$a(e):[t],r=new Map(je(e).map(({id:e},t)=>[e,t])),i=({table:e})=>r.get(e)??1/0;return n.flatMap(t=>Object.values(e.hanchans).filter(({round:e})=>e===t).sort((e,t)=>i(e)-i(t)))}function Nc(e){let t=new Set(Object.values(e.timings).flatMap(({what:e,hanchan:t})=>e===`began`?t:[])),n=Object.values(e.hanchans).filter(({id:n,status:r})=>t.has(n)&&!r&&!e.results[n]),r=new Set(Object.values(e.players).flatMap(({id:e,withdrawn_at:t})=>t?e:[])),i=({seats:e})=>Object.values(e).some(e=>r.has(e)),a=Object.values(e.hanchans).filter(t=>!t.status&&!e.results[t.id]&&i(t));return[.../* @__PURE__ */ new Set([...jc(e),...n,...a])]}const Pc={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`},Fc=`yakitori`,Ic={...Pc,[Fc]:Fc};function Lc(e,t){let n=t?.content.rule_points??{},r=Object.entries(Ic).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in Ic&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))};return{numbers:a,silent:Object.keys(Ic).filter(e=>!r.some(([t])=>t===e)),complete:Object.keys(Pc).every(e=>e in a)}}function Rc(e,t){let n=t?.content.rule_points[`substitute-points`]??`not-stated`;return n===`not-stated`?{counted:e.scoring.substitute_points??`team`,isStated:!1}:{counted:n===`team`?`team`:`nobody`,isStated:!0}}function zc(e,t){let n=_(y(e,t.round).map(i)).filter(({what:e,hanchan:n})=>e===`replaced`&&n===t.id).map(({person:e})=>e);return pt.filter(e=>n.includes(t.seats[e]))}function Bc(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function Vc(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Hc({of:e}){let[t,n]=M(``);return F`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;I.file(`standings.csv?of=${e}`).then(e=>vr(e,t),e=>n(Y(e)))}}>${z(`standings.export`)}</button>
${t&&F`<p class="note bad" role="alert">${t}</p>`}`}function Uc({names:e,numbers:t,substitutes:n}){let{state:r}=R(),[i,a]=M(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[o,s]=M(n.counted),[c,l]=M(null),{ask:u,asking:d,wrong:f}=co();return F`<form class="stack" onSubmit=${a=>{a.preventDefault();let s=Gc({names:e,numbers:t,substitutes:n,typed:i,counted:o});if(Object.keys(r.results).length>0)return l(s);u(()=>I.ask(`scoring`,{method:`PUT`,body:s}))}}>
${e.map(e=>F`<${S} key=${e} label=${z(`standings.by.${e}`)} hint=${z(`standings.hint.${e}`)}
value=${i[e]} required=${e!==Fc} autocomplete="off" onInput=${t=>a({...i,[e]:t})} />`)}
${!n.isStated&&F`<${g} label=${z(`standings.substitutes`)} value=${o} onChange=${s}
options=${[`team`,`nobody`].map(e=>({value:e,text:z(`standings.substitutes.${e}`)}))} />`}
${f}
<button class="button main" disabled=${d}>${z(`standings.set`)}</button>
</form>
${c&&F`<${Wc} body=${c} onClose=${()=>l(null)} />`}`}function Wc({body:e,onClose:t}){let{replaces:n,...r}=e,i=Object.keys({...n,...r}).filter(e=>`${r[e]??0}`!=`${n?.[e]??0}`),a=(e,t=0)=>e===`substitute_points`?z(`standings.substitutes.${t}`):[t].flat().every(Number.isFinite)?li(t):`${t}`,o=e=>z(e===`substitute_points`?`standings.substitutes`:`standings.by.${e}`);return F`<${So} title=${z(`standings.by`)} what="rules" request=${{method:`PUT`,path:`scoring`,body:e}} yes=${z(`standings.set`)} onClose=${t}>
<dl class="facts">
${i.map(e=>F`<div key=${e}>
<dt>${o(e)}</dt>
<dd><${ho} before=${a(e,n?.[e])} after=${a(e,r[e])} /></dd>
</div>`)}
</dl>
<p class="soft">${z(`standings.set-anew`)}</p>
<//>`}function Gc({names:e,numbers:t,substitutes:n,typed:r,counted:i}){let a=e.filter(e=>e!==`yakitori`||r[e].trim()).map(e=>[e,Kc(e,r[e])]),o=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),s=e=>n.isStated?{}:{substitute_points:e},c={...Object.fromEntries(o),...s(n.counted)},l=Object.keys(c).length?c:null;return{...Object.fromEntries(a),...s(i),replaces:l}}function Kc(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(qc):qc(n.replace(/[\s,.'’]/g,``))}function qc(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Jc({state:e}){let{book:t,official:n}=R(),{numbers:r,silent:i,complete:a}=Lc(e,t);if(!t)return null;let o=Rc(e,t),s=(i.length>0||!o.isStated)&&n?.roles?.includes(`director`),c=[...Object.entries(r).filter(([e,t])=>e!==`yakitori`||t>0).map(([e,t])=>[z(`standings.by.${e}`),li(t)]),[z(`standings.substitutes`),z(`standings.substitutes.${o.counted}`)]],l=()=>F`<${b} rows=${c} />
${s&&F`<${Uc} names=${i} numbers=${r} substitutes=${o} />`}`;return a?F`<${O} title=${z(`standings.by`)}>${l}<//>`:F`<section class="card" aria-labelledby="by">
<h2 id="by">${z(`standings.by`)}</h2>
<p class="note warn">${z(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}const Yc={table:(e,t)=>e.table.id===t,player:(e,t)=>e.offender.id===t,foul:(e,t)=>e.foul===t,kind:(e,t)=>e.kind===t,status:Zc,official:(e,t)=>e.official===t,round:(e,t)=>e.round===t,book:e=>e.prescribed_followed===!1,escalation:(e,t)=>e.escalation===t,took:Qc},Xc={from:(e,t)=>e>=t,until:(e,t)=>e<=t};function Zc(e,t){return t===`standing`?!d(e):t===`escalated`?!!e.escalation:e.status===t}function Qc({id:e,ruled_at:t,device_at:n},r){let i=(Date.parse(t)-Te(e))/1e3,[a=0,o=0]=r.split(`-`).map(Number);return!!n&&i>=a&&i<o}function $c(e,t,n){let r=Object.entries(t).filter(([e,t])=>t&&e in Yc),i=Object.entries(t).filter(([e,t])=>t&&e in Xc),a=new Intl.DateTimeFormat(`sv`,{dateStyle:`short`,timeStyle:`short`,timeZone:n}),o=({ruled_at:e})=>a.format(new Date(e)).replace(` `,`T`);return e.filter(e=>r.every(([t,n])=>Yc[t](e,n))&&i.every(([t,n])=>Xc[t](o(e),n)))}function el(e,n,r,i){if(!i.trim())return r;let a=tl(n),o=t(e.library,i);return r.filter(t=>{let{offender:n,table:r,note:i,reason:s,foul:c}=t,l=a[t.id]??[],u=[n.name,r.label,i,s,P(e,c),H(e,t)];return o([...u,...l].filter(Boolean).join(` `))})}function tl({notes:e}){let t={};for(let{ruling:n,note:r}of Object.values(e))(t[n]??=[]).push(r);return t}const nl=[`standing`,`issued`,`deferred`,`closed`,`withdrawn`,`amended`,`escalated`];function rl({state:e,rulings:t,chosen:n,onChoose:r}){let i=U(),a=e=>t=>r({...n,[e]:t}),o=Object.values(n).filter(Boolean).length,s=il(i,e,t,n);return F`<details class="fold">
<summary>${o?z(`hall-filters-set`,{count:o}):z(`hall-filters`)}</summary>
<div class="stack">
${Object.entries(s).map(([e,t])=>F`<${T} key=${e} label=${z(`hall-filter.${e}`)}
value=${n[e]??``} options=${[{value:``,text:z(`hall-any`)},...t]} onChange=${a(e)} />`)}
${[`from`,`until`].map(e=>F`<${S} key=${e} type="datetime-local" label=${z(`hall-filter.${e}`)}
value=${n[e]??``} onInput=${a(e)} />`)}
${o>0&&F`<button class="button" type="button" onClick=${()=>r({})}>${z(`hall-filters-clear`)}</button>`}
</div>
</details>`}function il(e,t,n,r){let i=e=>[...new Set(n.map(e))],a=new Map(n.map(({offender:e})=>[e.id,e.name])),o={table:je(t).map(({id:e,label:t})=>({value:e,text:t})),player:[...a].map(([e,t])=>({value:e,text:t})),foul:i(({foul:e})=>e).map(t=>({value:t,text:P(e,t)})),kind:i(({kind:e})=>e).map(t=>({value:t,text:e.name(`kinds`,t)})),status:nl.map(e=>({value:e,text:z(`hall-status.${e}`)})),round:i(({round:e})=>e).filter(Boolean).map(e=>({value:e,text:z(`hall-round`,{round:e})})),book:[{value:`otherwise`,text:z(`hall-otherwise`)}],...al(r),official:Object.values(t.officials).map(({id:e,name:t})=>({value:e,text:t}))};return Object.fromEntries(Object.entries(o).map(([e,t])=>[e,sl(t)]))}function al({took:e,escalation:t}){let[n=0,r=0]=(e??``).split(`-`).map(Number);return{...e&&{took:[{value:e,text:z(`hall-took`,{from:Qe(n),until:Qe(r)})}]},...t&&{escalation:[{value:t,text:ol(t)}]}}}function ol(e){return e.split(` `).map(e=>[`hall-escalation.${e}`,e]).map(([e,t])=>_e(e)?z(e):t).join(` · `)}function sl(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}I.loadEscalationSteps();const cl={"head-referee":[`head-referee`,`director`],director:[`director`]};function ll({helpCalls:e}){return Object.values(e).filter(({ended_at:e})=>!e).sort((e,t)=>Date.parse(e.called_at)-Date.parse(t.called_at))}function ul({officials:e},t){let n=Object.values(e).filter(e=>!e.revoked_at&&e.id!==t?.id);return[`head-referee`,`director`].find(e=>n.some(({roles:t=[]})=>t.includes(e)))??null}function dl(e,t){return!!t&&e.official!==t.id&&L(t,cl[e.level]??[])}function fl(e,t,{table:n,foul:r}){return[z(`hall-table`,{label:t.tables[n]?.label??`?`}),r&&P(e,r)].filter(Boolean).join(` · `)}function pl(e,{offenders:t}){return t.map(({kind:t,id:n})=>e[`${t}s`]?.[n]?.name??`?`)}function ml(e,t,n){return{name:e.officials[t]?.name??`?`,time:B(n,e.settings.time_zone)}}function hl({state:e,outbox:t},n){let r=n.unsent&&t.find(({id:e})=>e===n.item),i=r&&(r.trouble||!navigator.onLine);if(r?.kind===`help-call`)return z(i?`help.unsent`:`help.sending`);let a=n.ended_at?z(`help.over.${n.ended_how}`):n.answered_at?z(`help.coming`,ml(e,n.answered_by,n.answered_at)):z(`help.waiting.${n.level}`);return i?`${a} · ${z(`hall-outbox.waiting`)}`:a}function gl({table:e,offenders:[t,...n],foul:r,facts:i={},context:a={}}){if(!t)return`#/table/${e}`;let o=t.seat??(t.kind===`team`?`team`:`arbiter`),s=new URLSearchParams;t.seat||s.set(`who`,t.id);for(let[e,t]of Object.entries({facts:i,context:a}))r&&Object.keys(t).length>0&&s.set(e,JSON.stringify(t));let c=n.map(e=>e.seat).filter(Boolean);return c.length>0&&s.set(`also`,c.join(`,`)),`#/call/${e}/${o}${r?`/${r}`:``}${s.size?`?${s}`:``}`}function _l(e,{table:t,hanchan:n,hand:r}){e.hanchans[n]&&(r?ce(t,e.hanchans[n],r):u(t,n))}function vl({ruling:e,questions:t,decision:n,done:r=!1,onAnswer:i}){let{library:a}=R(),o=U(),s=n&&Le(a,n);return F`<section class="card">
<h3><span class="who">${e.offender.name}</span> · ${P(o,e.foul)}</h3>
${!r&&t.map(e=>F`<${yl} key=${e.question.fact} asked=${e} onAnswer=${i} />`)}
${s&&F`<p class=${`penalty ${Be(n.penalties[0]?.kind??`none`)}`} role="status">
${z(`hall-comes-to`,{line:s.line})}
</p>`}
${r&&F`<ol class="steps">${s.steps.map(e=>F`<li key=${e.id}>${e.text}</li>`)}</ol><${x} stays=${s.stays} />`}
</section>`}function yl({asked:{decision:e,question:t,chosen:n},onAnswer:r}){let{library:i}=R(),{text:a,answers:o}=Le(i,e).questions[0],s=o.map(e=>({value:e.value??e.min,text:e.text}));return F`<${g} label=${a} value=${n} options=${s}
onChange=${e=>r(t.fact,e)} />`}function bl(){let{library:e,book:t}=R(),[n,r]=M(null);return j(()=>{Promise.all([ft.hands(),I.loadReading()]).then(([e])=>r(e),()=>{})},[]),(r,i)=>{let a=n&&e&&t&&n.handsAfter(e,t,r,i)||[];return a.length?a:xl(r,i)}}function xl(e,{how:t,winners:n}){let{deposits:r=0}=e;return t===`win`?[{...n.includes(`east`)?ye(e):mt(e),deposits:0}]:t===`chonbo`?[{...e,deposits:r}]:[ye(e),mt(e,ye(e).counters??0)].map(e=>({...e,deposits:r}))}function Sl({hands:e,chosen:t,onChoose:n=()=>{}}){if(e.length===1)return F`<p class="note none end-next" role="status">${z(`hall-comes-next`)} <strong><${Ie} hand=${e[0]} /></strong></p>`;let r=e.map((e,t)=>({value:t,text:F`<${Ie} hand=${e} />`}));return F`<${g} label=${z(`hall-following`)} value=${e.findIndex(e=>wl(e,t))} options=${r}
onChange=${t=>n(e[t])} />`}function Cl(e,t){return e.length===1?e[0]:e.find(e=>wl(e,t))}function wl(e,t){return!!t&&JSON.stringify(e)===JSON.stringify(t)}function Tl({hanchan:e,ended:t,end:n,moves:r,onChange:i}){let{state:a}=R(),o=U(),{how:c,winners:l,riichi:u,tenpai:d}=n,f=d?.length===0;return F`<fieldset class="end-seats">
<legend class="unseen">${z(`hall-who`)}</legend>
${p(e,t.hand).map(({wind:e,player:n})=>{let f=s(a,{...t,table:{id:t.table},seat:e}),p=u.includes(e),m=t=>t.includes(e)?t.filter(t=>t!==e):[...t,e],h=()=>{let e=m(d??[]);i({tenpai:e.length?e:void 0})},g=!l.includes(e)&&l.length===3,_=a.players[n]?.name??`?`;return F`<div key=${e} class="end-seat" role="group" aria-label=${`${o.phrase(`seat-${e}`)} · ${_}`}>
<span class="end-name"><${ct} wind=${e} /><span>${_}</span>
${f&&F`<span class="badge dead-hand">${z(`hall-badge.dead`,{since:it(a,f)})}</span>`}</span>
${r&&c!==`four-riichi`&&F`<${El} stick on=${p} onTap=${()=>i({riichi:m(u)})}>${z(`hall-riichi`)}<//>`}
${c===`win`&&F`<${El} on=${l.includes(e)} isOff=${!!f||g} onTap=${()=>i({winners:m(l)})}>${z(`hall-wins`)}<//>`}
${r&&c===`exhaustive-draw`&&F`<${El} on=${p||d?.includes(e)} isOff=${p} onTap=${h}>${z(`hall-tenpai`)}<//>`}
</div>`})}
${r&&c===`exhaustive-draw`&&F`<div class="end-seat"><span class="end-name"></span>
<${El} on=${f} isOff=${!!d?.length} onTap=${()=>i({tenpai:f?void 0:[]})}>${z(u.length?`hall-nobody-else`:`hall-nobody`)}<//></div>`}
</fieldset>`}function El({on:e,stick:t=!1,isOff:n=!1,onTap:r,children:i}){return F`<button class=${`choice ${t?`stick`:``}`} type="button" aria-pressed=${String(!!e)} disabled=${n} onClick=${r}>${i}</button>`}const Dl=[`win`,`exhaustive-draw`,`four-riichi`,`abortive-draw`,`chonbo`];function Ol({table:e,hanchan:t,hand:n,dealt:r=n,onHand:i,onClose:a}){let{state:o}=R(),[s]=M({table:e.id,hanchan:t.id,hand:n}),[c]=M(r),[u,d]=M(()=>{let e=ve(o,s);return e?{end:{...Ot,...e},results:[],item:``}:null}),f={ended:s,dealt:c,moves:!!i,hanchan:t,onClose:a};if(!u)return F`<${jl} ...${f} onDone=${d} />`;let p=z(`hall-ended-done`,{hand:Ze(s.hand)});return F`<${E} key="done" title=${p} onClose=${a}>
<p>${z(`hall-how.${u.end.how}`)}</p>
<${l} id=${u.item} onTaken=${a} />
${u.results.map(e=>F`<${vl} key=${e.ruling.id} ...${e} done />`)}
${i&&!u.item?F`<${Al} ...${f} end=${u.end} onHand=${i} />`:F`<${kl} next=${u.end.next} onClose=${a} />`}
<//>`}function kl({next:e,onClose:t}){return F`${e&&F`<${Sl} hands=${[e]} />`}
<button class="button main" type="button" onClick=${t}>${z(`hall-done`)}</button>`}function Al({dealt:e,end:t,onHand:n,onClose:r}){let i=bl(),a=t.next?[t.next]:i(e,t),o=e=>{n(e),r()};return F`<h3>${z(`hall-following`)}</h3>
<div class="pair">
${a.map(e=>F`<button key=${JSON.stringify(e)} class="button main" type="button" onClick=${()=>o(e)}><${Ie} hand=${e} /></button>`)}
</div>`}function jl({ended:e,dealt:t,moves:n,hanchan:r,onDone:i,onClose:a}){let{state:o}=R(),[s]=M(()=>Fe(o,e)),[c,l]=M(Ot),{does:u,wrong:d}=D(),f=yr(s),p=bl(),m=e=>l({...c,...e}),h=c.how&&(c.how!==`win`||c.winners.length>0),g=s.map(e=>{let t=f[e.revision];return{ruling:e,...c.how&&t?At(o,t,e,c):{questions:[],decision:null}}}),_=g.every(({decision:e})=>e),v=n&&h&&_?p(t,Pl(c,g)):[],y=Cl(v,c.next),b=async()=>{let t=Object.fromEntries(g.map(({ruling:e,decision:t})=>[e.id,t])),n={...c,tenpai:Nl(c),next:y},r=await I.send(`hand-end`,null,Mt(e,n),{hold:!0,expected:t});V(),i({end:n,results:g,item:r.id})};return F`<${E} title=${z(`hall-ended-how`,{hand:Ze(e.hand)})} onClose=${a}>
<${Ml} how=${c.how} onHow=${e=>m({how:e,winners:[],tenpai:void 0})} />
${(n?c.how&&c.how!==`four-riichi`:c.how===`win`)&&F`<${Tl} hanchan=${r} ended=${e} end=${c} moves=${n} onChange=${m} />`}
${h&&g.map(e=>F`<${vl} key=${e.ruling.id} ...${e}
onAnswer=${(t,n)=>l(jt(c,e.ruling,t,n))} />`)}
${v.length>0&&F`<${Sl} hands=${v} chosen=${c.next} onChoose=${e=>m({next:e})} />`}
${d}
<button class="button main" type="button" disabled=${!h||!_||n&&!y} onClick=${()=>u(b)}>
${z(`hall-ended-record`)}
</button>
<//>`}function Ml({how:e,onHow:t}){let{book:n}=R(),r=[`win`,...n?.content.facts.hand_end.answers??Dl],i=Dl.filter(e=>r.includes(e)).map(e=>({value:e,text:z(`hall-how.${e}`)}));return F`<${g} label=${z(`hall-how-label`)} value=${e} options=${i} onChange=${t} />`}function Nl({riichi:e,tenpai:t,hands:n}){return t&&pt.filter(r=>t.includes(r)||e.includes(r)&&!Nt(n[r]))}function Pl(e,t){let n=t.some(({decision:e})=>e.penalties.some(e=>e.kind===`chonbo`));return{...e,tenpai:Nl(e),how:n?`chonbo`:e.how}}function Fl({rulings:e,escalations:t,hanchans:n}){return Object.values(e).map(e=>({...e,escalation:Il(t[e.id]),round:n[e.hanchan]?.round}))}function Il({status:e,steps:t=[]}={}){return[e,t.at(-1)?.outcome].filter(Boolean).join(` `)}function Ll(e,{cards:t,seconds:n,until:r}){let i=[z(`exam.questions`,{count:t.length})];return n&&i.push(z(`exam.each`,{seconds:n})),r&&i.push(z(zl(r)?`exam.ended`:`exam.until`,{time:Rl(e,r)})),i}function Rl(e,t){return B(t,e.settings.time_zone)}function zl(e){return!!e&&Date.parse(String(e))<=I.now()}function Bl(e){return z(`exam.seconds`,{seconds:Math.max(1,Math.round(e/1e3))})}function Vl(e,t){let n={timeZone:t,dateStyle:`short`,timeStyle:`short`};return new Intl.DateTimeFormat(`sv-SE`,n).format(new Date(e)).replace(` `,`T`)}function Hl(e,t){let n=Date.parse(`${e}Z`);return(/* @__PURE__ */ new Date(2*n-Date.parse(`${Vl(n,t)}Z`))).toISOString()}I.loadEscalationSteps();const Ul=[`head-referee`,`referee`,`arbiter`];function Wl(e,t){return`shinpan.exam.${e}.${t}`}function Gl(e){return!!e&&L(e,Ul)}function Kl(e){return Object.values(e.exams).sort((e,t)=>e.id<t.id?1:-1)}function ql(e,t,n){return Xl(e,t).find(({official_id:e})=>e===n)}function Jl(e,t){let n=Xl(e,t).map(({official_id:e})=>e),r=Object.values(e.officials).filter(e=>!e.revoked_at&&Gl(e));return{taken:n.length,all:(/* @__PURE__ */ new Set([...n,...r.map(({id:e})=>e)])).size}}function Yl(e,t){return Gl(t)?Kl(e).filter(({id:n,status:r})=>r===`open`&&!ql(e,n,t.id)):[]}function Xl(e,t){return Object.values(e.examAttempts).filter(e=>e.exam_id===t&&!e.withdrawn_at)}const Zl={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[Ql,$l]=[112,64],eu=[34,14],[tu,nu]=[10,7],[ru,iu]=[14,11];function au({names:e,notes:t,pot:n,payments:r,number:i,to:a,winds:o}){return F`<figure class="table-figure">
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
${e.map((e,n)=>F`<${su} key=${n} spot=${Zl[n]} name=${e} note=${t[n]} to=${a?.(n)} wind=${o?.[n]} />`)}
${n&&F`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>F`<${lu} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${ou} names=${e} payments=${r} number=${i} /></div>
</figure>`}function ou({names:e,payments:t,number:n}){let r=t=>t===`table`?z(`open.the-table`):e[t];return F`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>F`<li key=${a}>
${z(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function su({spot:[e,t],name:n,note:r,to:i,wind:a}){let o=cu(n,a?nu:tu)!==n,s=F`<g>
<rect
x=${e-Ql/2}
y=${t-$l/2}
width=${Ql}
height=${$l}
rx="10"
/>
${a&&F`<path class="wind" d=${Xe[a]} transform=${`translate(${e-Ql/2+5} ${t-21}) scale(0.85)`} />`}
<text class=${`name ${o?`long`:``}`} x=${a?e+12:e} y=${t-5}>${o?cu(n,a?iu:ru):n}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?F`<a href=${i} aria-label=${`${n} ${r}`}>${s}</a>`:s}function cu(e,t){let n=0,r=[...e],i=r.findIndex(e=>(n+=e>`⹿`?1.6:1)>t);return i<0?e:`${r.slice(0,i-1).join(``).trimEnd()}…`}function lu({payment:e,text:t}){let[n,r]=[$(e.from),$(e.to)],[i,a]=mu(n,r),[o,s]=mu(r,n),c=pu(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=uu(n,r)?du([i,a],[l,u],[o,s],c):fu([l,u],c,n[0]===r[0]);return F`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${d} y=${f+6}>${t}</text>
</g>`}function uu(e,t){let[n,r]=$(`table`);return(e[0]+t[0])/2===n&&(e[1]+t[1])/2===r}function du(e,t,n,r){let i=r=>e[r]*.5625+t[r]*.375+n[r]*.0625;return[i(0)+r[0]*.9,i(1)+r[1]*.5]}function fu([e,t],[n,r],i){if(n||r)return[e+n*1.2,t];let[a]=$(`table`);return i?[e+38,t]:[e+Math.sign(a-e)*18,t-19]}function pu(e,t){let[n,r]=$(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes($(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function $(e){return Zl[e]??[0,0]}function mu([e,t],n){let[r,i]=[n[0]-e,n[1]-t],[a,o]=e===Zl.table[0]&&t===Zl.table[1]?eu:[Ql/2,$l/2],s=Math.min((a+6)/Math.abs(r),(o+6)/Math.abs(i));return[e+r*s,t+i*s]}const hu=[0,1,2,3],gu=[`east`,`south`,`west`,`north`];function _u(e,t){return gu[(e-t+4)%4]??`east`}function vu(e,t){return e===`table`?`table`:(gu.indexOf(e)+t)%4}function yu(e){let t=new Map([...hu,`table`].map(e=>[e,0]));for(let n of e)if(n.kind===`settled`)for(let e of hu)t.set(e,0);else for(let e of xu(n))Su(t,e);return{net:hu.map(e=>t.get(e)??0),table:t.get(`table`)??0}}function bu(e,t){return e===0?`±0`:e<0?`−${t(-e)}`:`+${t(e)}`}function xu(e){return e.kind===`won`?[{from:`table`,to:e.by,points:e.points}]:e.payments}function Su(e,{from:t,to:n,points:r}){e.set(t,(e.get(t)??0)-r),e.set(n,(e.get(n)??0)+r)}function Cu(e){let t=[...e],n=[];for(;;){let e=t.indexOf(Math.min(...t)),r=t.indexOf(Math.max(...t)),i=Math.min(-(t[e]??0),t[r]??0);if(i<=0)return n;t[e]=(t[e]??0)+i,t[r]=(t[r]??0)-i,n.push({from:e,to:r,points:i})}}function wu({typed:e,onChange:t,onClose:n}){return F`<${E} title=${z(`open.names`)} onClose=${n}>
<p class="soft">${z(`open.names-text`)}</p>
${hu.map(n=>F`<${S}
key=${n}
label=${z(`open.player`,{number:n+1})}
value=${e[n]??``}
autocomplete="off"
maxlength="40"
onInput=${r=>t(Object.assign([...e],{[n]:r}))}
/>`)}
<button class="button main" onClick=${n}>${z(`open.done`)}</button>
<//>`}function Tu({net:e,names:t,number:n,onSettled:r,onClose:i}){let a=Cu(e),o=()=>{r(),i()},s=t.map((t,r)=>[t,bu(e[r]??0,n)]);return F`<${E} title=${z(`open.settle`)} onClose=${i}>
<p>${z(a.length?`open.settle-text`:`open.settle-even`)}</p>
<${b} rows=${s} />
<${ou} names=${t} payments=${a} number=${n} />
<button class="button main" onClick=${o}>
${z(`open.settle-done`)}
</button>
<//>`}function Eu(){let{state:e,official:t}=R(),n=e?Yl(e,t):[];if(n.length===0)return null;let[r]=n,i=n.length===1,a=i?me(Wl(r.id,t.id)):null,o=a&&!a.attempt?z(`exam.paused`,{at:a.answers.length+1,all:r.cards.length}):z(i?`exam.waits`:`exam.wait`,{count:n.length});return F`<a class="row card" href=${i?`#/exams/${r.id}/take`:`#/exams`}>
<${C} name="clock" />
<span class="body">
<strong>${o}</strong>
<small>${i?[r.title,...Ll(e,r)].join(` · `):n.map(({title:e})=>e).join(` · `)}</small>
</span>
<${C} name="next" />
</a>`}function Du(e,t,n,r){let i=e.map(e=>Ou(e,t,n,r)),a=i.filter(e=>e instanceof ze);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:et(r)};return i.map((t,n)=>t instanceof ze?{rulebook:e[n].names(),...o,...h()}:t)}function Ou(e,t,n,r){try{return ue(e,t,n,r)}catch(e){if(e instanceof ze)return e;throw e}}function ku(e,t){let n=new ot(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:Au(n,r,e)})),differs:i.some(e=>!ju(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function Au(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function ju(e,t){return N(e)===N(t)}const Mu={transfers:[],fines:[],effects:[]};function Nu({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function Pu({words:e},t){if(t.lateness)return z(`open.by-lateness`);let n=Fu(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Fu(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Fu(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...Mu,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?z(`open.grows-times`,{times:r.p.times}):z(`open.grows-add`,{p:r.p.add})})`:e.line({...Mu,penalties:t,effects:n})}function Iu(e,t){return e.table(t).rows}function Lu({rules:e,book:t,foul:n}){let{words:r}=e,i=Iu(t,n);if(!i.length)return F`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return F`<ol class="table-rows">
${i.map(t=>F`<li key=${t.id}>
<strong>${Pu(e,t)}</strong>
${Nu(e,t.when).map(e=>F`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&F`<p>${i.length>1?z(`open.otherwise`):z(`open.always`)}</p>`}
${t.effects.length>0&&F`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${We(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&F`<p class="soft">${z(`open.counted-over`,{scope:Me([r.phrase(`scope-${a}`)])})}</p>`}`}function Ru({book:t,words:n,foul:i,facts:a,context:o,onChange:s}){let c=(e,t)=>{let{[e]:n,...i}=o;s(t===r[e]?i:{...i,[e]:t})};return F`<div class="stack">
${Object.entries(Je).map(([s,l])=>{let u=l.filter(n=>e(t,i,a,{...o,[s]:n}));return F`<${g}
key=${s}
label=${ae(n,s)}
value=${o[s]??r[s]}
options=${u.map(e=>({value:e,text:ne(n,s,e)}))}
onChange=${e=>c(s,e)}
/>`})}
</div>`}const zu=[`impossible`,`denied`,`silent`];function Bu({tournament:e,as:t,player:n=!1}){let{lang:r}=lt(),[i,a]=M(``),o=async n=>{a(n?`beginning`:`ending`),a(await(n?Vu({tournament:e,as:t},r):Hu(e)).catch(()=>`unreached`))};if(j(()=>{let n=!1;return I.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||a(e),()=>{}),()=>void(n=!0)},[e,t,r]),!i)return null;if(zu.includes(i))return F`<section class="card"><h2>${z(`push.title`)}</h2><p role="status">${z(`push.${i}`)}</p></section>`;let s=[`unserved`,`unreached`].includes(i);return F`<${St} label=${z(`push.title`)} hint=${z(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(i)} onChange=${o} />
${s&&F`<p class="note warn" role="status">${z(`push.${i}`)}</p>`}`}async function Vu(e,t){return(await I.push()).subscribe(e,t)}async function Hu(e){return await(await I.push()).unsubscribe(e),`off`}export{Mc as $,Fi as $n,Qn as $r,Po as $t,Vl as A,ma as An,Dr as Ar,js as At,hl as B,Zi as Bn,Y as Br,as as Bt,Jl as C,Tt as Ci,Na as Cn,Z as Cr,Gs as Ct,Hl as D,Ta as Dn,Hr as Dr,Is as Dt,zl as E,wa as En,Gr as Er,Ls as Et,fl as F,la as Fn,yr as Fr,ps as Ft,el as G,Q as Gn,sr as Gr,Ko as Gt,rl as H,Gi as Hn,lr as Hr,Qo as Ht,dl as I,fa as In,pr as Ir,os as It,Fc as J,Bi as Jn,$n as Jr,Vo as Jt,Jc as K,Ni as Kn,ir as Kr,Go as Kt,pl as L,$i as Ln,vr as Lr,ss as Lt,Ol as M,ua as Mn,Er as Mr,Ts as Mt,ul as N,sa as Nn,Cr as Nr,xs as Nt,Bl as O,ya as On,Ur as Or,Os as Ot,_l as P,pa as Pn,Tr as Pr,ms as Pt,Lc as Q,zi as Qn,Zn as Qr,Io as Qt,ll as R,Qi as Rn,gr as Rr,is as Rt,Kl as S,wt as Si,Pa as Sn,Xr as Sr,Ws as St,Ll as T,Da as Tn,Kr as Tr,Fs as Tt,il as U,Ji as Un,ur as Ur,Zo as Ut,ml as V,qi as Vn,dr as Vr,es as Vt,$c as W,Ki as Wn,or as Wr,qo as Wt,Bc as X,Wi as Xn,tr as Xr,Ro as Xt,Vc as Y,Vi as Yn,nr as Yr,zo as Yt,zc as Z,Ii as Zn,er as Zr,Lo as Zt,bu as _,Ot as _i,Wa as _n,ai as _r,$s as _t,Pu as a,rn as ai,ho as an,Ti as ar,Ec as at,ql as b,Nt as bi,Ra as bn,Qr as br,qs as bt,Du as c,K as ci,lo as cn,pi as cr,_c as ct,Tu as d,$t as di,eo as dn,bi as dr,mc as dt,sn as ei,No as en,Ri as er,jc as et,hu as f,Xt as fi,$a as fn,yi as fr,dc as ft,Cu as g,Ut as gi,Ka as gn,ii as gr,nc as gt,_u as h,qt as hi,Ya as hn,si as hr,rc as ht,Nu as i,pn as ii,So as in,Di as ir,Dc as it,Fl as j,ca as jn,X as jr,Es as jt,Rl as k,_a as kn,qr as kr,ks as kt,Eu as l,un as li,io as ln,fi as lr,vc as lt,vu as m,Kt as mi,Xa as mn,ci as mr,uc as mt,Ru as n,an as ni,Mo as nn,ki as nr,kc as nt,Iu as o,ln as oi,oo as on,wi as or,xc as ot,xu as p,Qt as pi,to as pn,oi as pr,cc as pt,Hc as q,Mi as qn,rr as qr,Wo as qt,Lu as r,nn as ri,Oo as rn,Ai as rr,Oc as rt,ku as s,Cn as si,uo as sn,Ci as sr,wc as st,Bu as t,tn as ti,Ao as tn,ji as tr,Nc as tt,wu as u,en as ui,co as un,xi as ur,gc as ut,yu as v,Mt as vi,Ga as vn,ri as vr,Xs as vt,Gl as w,Ma as wn,Jr as wr,Bs as wt,Wl as x,Dt as xi,La as xn,Yr as xr,Hs as xt,au as y,At as yi,za as yn,Zr as yr,Ys as yt,gl as z,Xi as zn,fr as zr,rs as zt};