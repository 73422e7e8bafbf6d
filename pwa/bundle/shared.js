import{Dt as e,Et as t,Ft as n,G as r,Ht as i,It as a,Jt as o,L as s,Lt as c,Mt as l,Ot as u,P as d,Pt as f,Q as p,Rt as m,St as h,Tt as g,W as _,X as v,Xt as y,Yt as b,Z as x,Zt as S,_r as C,_t as ee,an as te,b as w,bt as T,dr as ne,dt as re,fr as ie,ft as ae,gr as E,hr as oe,in as se,j as ce,jt as D,k as le,mr as O,nn as ue,on as de,q as k,qt as fe,sn as A,tn as pe,ut as me,wt as he,x as ge,xt as j,y as _e,zt as M}from"./app.js";const ve=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,ye=RegExp(`#/join/(${ve})/([\\w-]{16,200})`,`i`),be=/#\/account\/(spa_[\w-]{16,200})/,xe=RegExp(`#/table/(${ve})`,`i`);function Se(e){let t=ye.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=be.exec(e);if(n)return{account:n[1]};let r=xe.exec(e);return r?{table:r[1].toLowerCase()}:null}const Ce=u(f.account,`Proving`);let N=null;function we(){let[e,t]=C(null);O(()=>(N=t,()=>void(N=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&S`<${Ce} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function Te(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!N||!await Ee(N))throw t;return e()}}function Ee(e){return new Promise(t=>e({tell:t}))}function De(){let{path:e}=ue();return t=>{ue().path===e&&pe(t,{replace:!0})}}const Oe=u(f.referee,`Switch`);function ke({to:e,children:t}){let{tournament:n,outbox:r}=D(),[i,a]=C(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:S`<${Oe} onYes=${()=>a(!0)} />`}function Ae({up:e}){let{joining:t}=D(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return S`<${g} title=${i??m(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${a.length>0&&S`<p>${m(`hall-as`,{roles:a.map(e=>m(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${m(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
<p>${r?m(`hall-loaded`,{loaded:n,total:r}):m(`hall-asking`)}</p>
</div>
<//>`}function je(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const Me=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),Ne=[`low`,`medium`,`quartile`,`high`],Pe={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Fe={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},Ie={low:1,medium:0,quartile:3,high:2},P=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function Le(e){if(e=Ge(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function Re(e,t){let n=Ie[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function ze(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const Be={numeric:1,alphanumeric:2,byte:4},F={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},I=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Ve(e){let{exp:t,log:n}=I,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const He=[];function Ue(e){let t=He[e];if(t!==void 0)return t;let n=Ve(e),{exp:r,log:i}=I,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return He[e]={gen:n,mul:a}}function We(e,t,n){let{exp:r,log:i}=I,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function L(e,t){let n=Me[e-1],r=Pe[t][e-1],i=Fe[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const R=e=>{throw Error(e)};function Ge(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function Ke(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=z[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const z=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[P.charCodeAt(t)]=t;return e})();function qe(e,t,n,r,i){let a=L(e,t),o=F[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&R(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(Be[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(z[n.charCodeAt(e)]*45+z[n.charCodeAt(e+1)],11);s&1&&f(z[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&R(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Ue(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(We(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function Je(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Ye=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),B=e=>Ye[e&65535]+Ye[e>>>16],Xe=/* @__PURE__ */ new Uint32Array(32);function Ze(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const V=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},Qe=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,H=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function $e(e,t){let{size:n,words:r,v:i}=e,a=Xe;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),Ze(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function et(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=B(n>>>0)+2*B((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function tt(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=B(v>>>0)+B(y>>>0)}}return a}function nt(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=et(e)+et(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=B(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=B(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(tt(e)+tt(t))}function rt(e,t,n,r){let i=e.size,a=Re(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?H(e,8,t,n):t<8?H(e,8,t+1,n):t===8?H(e,7,8,n):H(e,14-t,8,n),t<8?H(e,i-1-t,8,n):H(e,8,i-15+t,n)}if(H(e,8,i-8,1),t>=7){let n=ze(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;H(e,a,o,r),H(e,o,a,r)}}}let U;function it(e){let t=21+4*(e-1),n=V(t),r=new Uint8Array(t*t),i=(e,i,a)=>{H(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=Le(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(V(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Je(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=V(t);return $e(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[V(t),V(t),V(t),V(t)]}}function at(e,t,n,r,i=!1){(U===void 0||U.ver!==e)&&(U=it(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=U,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){$e(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=nt(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||rt(u,e,t,h),u}const W=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},ot=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function st(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function ct(e,t){let n=F.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((L(e,t).capacity-4-n)/8))}function lt(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const G=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&Qe(e.m,e.map[t],e.map[n])===1,ut=[10,27],dt=/* @__PURE__ */ String.fromCharCode(ut[0]);function ft(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=G(e,n,r);n[r]=i}return n}function pt(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=G(e,i,r),o=r+1>=t||G(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=dt}return n}function mt(e){let t=e.W,n=String.fromCharCode(ut[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=G(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=dt}return i}function ht(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!G(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function gt(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=Qe(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function _t(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function vt(e,t=`raw`,n={}){if(ot(e,`text`),ot(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=Ge(r));let i=n.ecc===void 0?`medium`:n.ecc;Ne.includes(i)||R(`invalid ecc=${i}`);let a=n.encoding===void 0?Ke(e):n.encoding;if(F[a]||R(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?P.slice(0,10):P;for(let n of e)t.includes(n)||R(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(W(n.mask,`opts.mask`)<0||n.mask>7)&&R(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=ct(r===void 0?40:r,i);(e.length>t||st(e)>t)&&R(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!lt(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=F[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=L(r,i).capacity)break}r>40&&R(`Capacity overflow`)}else{let e=F[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>L(r,i).capacity)&&R(`Capacity overflow`)}let u=qe(r,i,e,a,s),d=at(r,i,u,n.mask),f=n.border===void 0?2:W(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:W(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?ft(_):t===`ascii`?pt(_):t===`term`?mt(_):t===`svg`?ht(_,n.optimize===void 0||n.optimize):t===`gif`?gt(_):t===`data-url`?_t(gt(_)):R(`Unknown output: ${t}`)}function yt({text:e,label:t}){let n=vt(e,`raw`,{border:4}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return S`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function bt(e,t){let n=e.book(t),r=new fe(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>Ct(r,t,e.id)));return{options:i.map(e=>xt(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>Ct(r,e,null)),...a]}}function xt(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?St(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function St(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,answers:n.map(([e,t])=>({value:e,text:t}))}}function Ct(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const wt=[1,2,3,4];function Tt({kind:e,default:t,answers:n}){return t===null?e===`several`?n.map(({value:e})=>e):[30,10,-10,-30]:t}function Et({parameter:e,label:t,value:n,onChange:r}){let i={uma:Dt,hundreds:At,several:jt}[e.kind];return S`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function Dt({label:e,value:t,onChange:n}){let[r,i]=C(()=>wt.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(Ot(a))};return S`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${m(`open.uma-hint`)}</p>
<div class="places">
${wt.map(e=>S`<${T}
key=${e}
label=${m(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function Ot(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(kt)}function kt(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function At({label:e,value:t,onChange:n}){let[r,i]=C(String(t));return S`<${T}
label=${`${e} (${m(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(kt(e.trim()))}}
/>`}function jt({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return S`<fieldset class="parameter">
<legend>${t}</legend>
<div class="choices">
${i.map(e=>S`<label class="choice" key=${e.value}>
<input
type="checkbox"
checked=${n.includes(e.value)}
onChange=${()=>a(e.value)}
/>
${e.text}
</label>`)}
</div>
</fieldset>`}const Mt=`wrc-2022`,Nt=/* @__PURE__ */ new Map;function K(e){return{id:e,options:{},readings:{}}}function q(e,t){let n=ie(t),r=Nt.get(n)??ne(e,t.id,t.options,t.readings);return Nt.set(n,r),r}function J(e,t){try{return q(e,t),null}catch(e){return e}}function Pt(){let{library:e,tournament:t,book:n}=D(),{lang:r}=i(),[a,o]=de(`shinpan.rules`,null);if(!e)return null;let s=t?.id??null,c=a&&a.at===s&&!J(e,a.choice)?a.choice:null,l=t?{...K(Mt),...t.rulebook}:K(Mt),u=c??l,d=c||!n?q(e,u):n;return{library:e,lang:r,words:new fe(e),choice:u,book:d,choose:e=>o({at:s,choice:e})}}function Ft(e){return t=>{let n=Pt();return n?S`<${e} ...${t} rules=${n} />`:S`<${g} title=${m(`open.no-rules`)}
><${he} text=${m(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${m(`try-again`)}
</button>
<//><//
>`}}function Y({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[m(`open.readings-changed`,{count:a})]:[]].join(` · `)}function It({rules:t}){let[n,r]=C(!1);return S`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>r(!0)}>
<${e} name="book" />
<span class="body"
><small>${m(`open.rules-in-use`)}</small
><strong>${Y(t,t.book)}</strong></span
>
<span class="badge">${m(`call.change`)}</span>
</button>
<${Lt} rules=${t} standing=${t.book.content.standing} />
${n&&S`<${Rt} rules=${t} value=${t.choice} onUse=${e=>{t.choose(e),r(!1)}} onClose=${()=>r(!1)} />`}
</div>`}function Lt({rules:e,standing:t}){return t===`official`?null:S`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function Rt({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=C(t),c=J(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=bt(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return S`<${ee} title=${m(`open.choose-rules`)} onClose=${r}>
<${j}
label=${m(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(K(e))}
/>
<p class="soft">${a.pick(i.books[o.id].standing_note)}</p>
${u.length>0&&S`<${Bt} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:Ht(o,d,e)})} />`}
${f.length>0&&S`<${Vt} offered=${f} draft=${o} onChange=${s} />`}
<${zt} error=${c} reasons=${Ut(u,o.options)} />
${!c&&S`<p role="status">${Y(e,q(i,o))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!c}
onClick=${()=>n(o)}
>
${m(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${m(`cancel`)}</button>
</div>
<//>`}function zt({error:e,reasons:t=[]}){return e?S`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>S`<p key=${e}>${e}</p>`)}
</div>`:null}function Bt({offered:e,chosen:t,onChange:n}){let r=({id:e,parameter:r},i)=>{let{[e]:a,...o}=t;n(i?{...o,[e]:r?{[r.name]:Tt(r)}:{}}:o)};return S`<fieldset class="stack">
<legend>${m(`open.options`)}</legend>
${e.map(e=>S`<div key=${e.id} class="stack">
<${h}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e,t)}
/>
${e.parameter&&e.id in t&&S`<${Et}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function Vt({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return S`<details class="fold">
<summary>
${m(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${m(`open.readings-text`)}</p>
${e.map(e=>S`<div key=${e.id} class="stack">
<${j}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function Ht({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function Ut(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}const Wt=1e3;function Gt(e){let[t,n]=C(A.now);return O(()=>{if(!e)return;let t,r=()=>{n(A.now()),t=setTimeout(r,Wt-A.now()%Wt)};return r(),()=>clearTimeout(t)},[e]),t}const Kt=`shinpan.board`,qt=()=>te(Kt),Jt=e=>se(Kt,e);function Yt(e){let t=E(/* @__PURE__ */ new Set);O(()=>{for(let n of e)for(let e of Xt(n))t.current.has(e)||(t.current.add(e),Zt(n))},[e])}function Xt({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function Zt({key:e,name:t,line:n}){if(M(400),l(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(m(`clock.late-is`,{name:t}),r))}function Qt(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function $t({state:e,hanchan:t,zone:n}){let{official:r}=D(),i=Qt(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return S`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${m(`kept.title`)}</h2>
${!a&&S`<p class="note info">${m(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>S`<li class="item" key=${t.id}><${en} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function en({state:e,kept:t,zone:r,director:i}){let a=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[o,c]=C(a.length===1?a[0].id:``),[l,u]=C(!1),{does:f,wrong:p}=s(),h=t.who===`arbiter`,g=()=>f(()=>A.send(`kept-answer`,t.id,{confirmed:!0,...h&&{arbiter:o}})),_=async e=>{await A.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),u(!1)},v=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return S`<p><strong>${n(t.at,r)}</strong> ${nn(e,t)}</p>
${v&&S`<p class="note warn">${m(`kept.received`,{time:n(t.server_at,r)})}</p>`}
${i&&S`${h&&a.length!==1&&S`<${j} label=${m(`kept.which`)} value=${o} options=${tn(a)} onChange=${c} />`}
<div class="pair">
<button class="button main" type="button" disabled=${h&&!o} onClick=${g}>${m(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>u(!0)}>${m(`kept.dismiss`)}</button>
</div>
${p}`}
${l&&S`<${d} title=${`${n(t.at,r)} ${nn(e,t)}`} yes=${m(`kept.dismiss-now`)} onReason=${_} onClose=${()=>u(!1)} />`}`}function tn(e){return[{value:``,text:m(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function nn(e,{what:t,who:n,player:r}){if(t===`began`)return m(`kept.began`);let i=n===`arbiter`?m(`kept.arbiter`):e.players[r]?.name??`?`;return m(`kept.${t}`,{name:i})}async function rn(e,t,n){await A.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),M()}function an({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,a]=C(String(Math.min(1,r)||1)),[o,c]=C(``),{does:l,wrong:u}=s(),d=Math.min(Math.round(Number(i)*60),t);return S`<${ee} title=${m(`game.less`)} onClose=${n}>
<${T} type="number" min="1" max=${Math.max(r,1)} inputmode="numeric" label=${m(`game.less-minutes`)} value=${i} onInput=${a} />
<${T} long label=${m(`clock.reason`)} value=${o} onInput=${c} maxlength="4000" />
${u}
<button class="button main" type="button" disabled=${!(d>0)||!o.trim()} onClick=${()=>l(async()=>{await A.send(`extra-time`,null,{hanchan:e.id,seconds:-d,reason:o.trim()}),n()})}>${m(`game.take-off`)}</button>
<//>`}const on=[1,3,5];function sn({hanchan:e,game:{clock:t,extra:r},now:i,zone:a,may:c}){let[l,u]=C(!1),{does:d,wrong:f}=s(),p=t&&re(t,i),h=t&&m(p?`game.was-up`:`game.ends`,{time:n(new Date(t.ends),a)});return Yt(t?[ln(e,t,i)]:[]),S`<section class=${`late ${p?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${m(`game.left`)}</h2>
${t?S`<p class="late-time" role="timer">${o(ae(t,i))}</p><p>${h}</p>`:S`<p>${m(`game.no-limit`)}</p>`}
${p&&S`<${cn} />`}
${r>0&&S`<p class="soft">${m(`game.extra`,{time:o(r)})}</p>`}
${t&&c&&S`<div class="pair">
${on.map(t=>S`<button key=${t} class="button" type="button" onClick=${()=>d(()=>rn(e,t*60))}>${m(`game.more`,{count:t})}</button>`)}
${r>0&&S`<button class="button" type="button" onClick=${()=>u(!0)}>${m(`game.less`)}</button>`}
</div>`}
${f}
${l&&S`<${an} hanchan=${e} extra=${r} onClose=${()=>u(!1)} />`}
</section>`}function cn(){let{book:e}=D();if(!e)return null;let{still:t,chonbo:n}=me(e);return S`<p class="note warn"><strong>${m(`game.still.${t}`)}</strong> ${m(`game.chonbo.${n}`)}</p>`}function ln(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=m(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:m(`game.left`),seconds:r,thresholds:[i],line:a}}function un(e){return fn(Object.values(e.ledger).filter(({unit:e})=>e!==`P`))}function dn(e,t){return fn(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function fn(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function pn(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function mn(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function hn(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function gn(e,{kind:t,id:n}){return e[`${t}s`]?.[n]?.name??`?`}function _n(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:`${t<0?`−`:``}${y(e,Math.abs(t))}`}function vn(e,t){let n=b(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}function yn(e){let{state:t,online:n}=D(),[r,i]=C({answer:null,fresh:!1,trouble:null});return O(()=>{let t=!1,n=e=>t||i(e);return A.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),A.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function bn({seen:{answer:e,fresh:r,trouble:i},what:a=`standings`}){w();let{tournament:o}=D(),s=e&&n(e.at,o.time_zone);return!e&&!i?S`<${t} />`:i?S`<p class="note warn" role="status">${[X(i),m(`seen.${e?`old`:`never`}.${a}`,{time:s??``})].join(` `)}</p>`:S`<p class="soft" role="status">${m(r?`standings.at`:`seen.asking.${a}`,{time:s??``})}</p>`}function X(e){return e.name===`Unreachable`?`${m(navigator.onLine?`live.unreached`:`no-network`)}.`:ge(e.problem)||`HTTP ${e.status}`}function xn({state:e,id:t}){let i=x(),a=e.others.offences.filter(({offender:e})=>e.id===t);return a.length===0?null:S`<section class="stack" aria-labelledby="season">
<h2 id="season">${m(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${a.map(t=>S`<div key=${t.ruling}>
<dt>${r(i,t.foul)}<small>${_(e,t.tournament)} · ${n(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${k(i,t)}</dd>
</div>`)}
</dl>
</section>`}function Sn({state:e,escalation:{id:t,standing_id:n}}){let r=x();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return S`<div class="both">
<${Cn} words=${r} label=${m(`esc.as-called`)} ruling=${i} />
${n===null?S`<div class="card"><small>${m(`esc.as-it-stands`)}</small><strong>${m(`esc.nothing-stands`)}</strong></div>`:S`<${Cn} words=${r} label=${m(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Cn({words:e,label:t,ruling:n}){return n?S`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${p(n.kind)}`}>${k(e,n)}</strong>
<span>${r(e,n.foul)}</span>
</a>`:null}function wn(e,{status:t,level:n},r){let i=le(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?ce(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!le(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}const Z=[[`day`,86400],[`hour`,3600],[`minute`,60]];function Tn({status:e,level:t}){return m(`esc.stands.${e}.${t}`)}function En({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?m(`esc.outcome.${t}`):``}function Q(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function Dn(e){let t=Math.max(0,(A.now()-Date.parse(e))/1e3),[n,r]=Z.find(([,e])=>t>=e)??Z[Z.length-1],i=Math.floor(t/r);return a(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function On({state:e,events:t}){return S`<ul class="rows">
${t.map(({key:t,text:r,reason:i,by:a,who:o=e.officials[a]?.name,at:s,href:c})=>S`<li key=${t}>
<div class="row">
<span class="body">
${c?S`<a href=${c}>${r}</a>`:S`<strong>${r}</strong>`}
${i&&S`<span>${i}</span>`}
<small>${[o,s&&n(s,e.settings.time_zone)].filter(Boolean).join(` · `)||m(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function kn(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&m(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:m(`esc.escalated`),reason:o,who:Q(e,t),at:i},...a.map(t=>An(e,t))]}function An(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:jn(t),reason:r,who:Q(e,t),at:i}}function jn({what:e,outcome:t,level:n}){return e===`decided`?m(`esc.decided.${n}`,{outcome:m(`esc.outcome.${t}`)}):m(`esc.step.${e}`)}function Mn({state:e,line:{what:t,cause:i,cause_id:a,hanchan:o,round:s,reason:c,at:l}}){let u=x(),{table:d}=e.hanchans[o]??{},f=i===`ruling`&&e.rulings[a],p={ruling:f&&`#/ruling/${a}`,clock:d&&`#/start/${d}/${o}`,payment:`#/paid/${a}`}[i],h=f?r(u,f.foul):m(`hall-cause.${i}`),g=[m(`hall-line.${t}`),s&&m(`hall-round`,{round:s}),n(l,e.settings.time_zone),c];return S`${p?S`<a class="reach" href=${p}>${h}</a>`:h}<small>${g.filter(Boolean).join(` · `)}</small>`}const Nn=[`device_at`,`clock_offset_ms`,`revision`];function Pn({stored:e,sent:t}){let n=[m(`hall-on-server`),m(`hall-on-phone`)];return S`<${Fn} caption=${m(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function Fn({caption:e,heads:t,before:n,after:r}){w();let i=x(),{state:a}=D(),[o,s]=[$(r),$(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!Nn.includes(e));return S`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>S`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>S`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${_e(i,e)}</th></tr>
<tr><td>${Ln(i,a,e,s[e])}</td><td>${Ln(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function In({item:{expected:e,answer:t,differs:n}}){let r=x(),i=n===`revision`?t.second_decision:t.decision;return S`<div class="note warn">
<p>${m(`hall-phone-showed`,{line:k(r,e)})}</p>
<p><strong>${m(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:k(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${m(`hall-ruling`)}</a>
</div>`}function $(e,t=``){if(typeof e!=`object`||!e)return{[t]:String(e)};let n=Object.entries(e).map(([e,n])=>$(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function Ln(e,t,n,i){if(i===void 0)return`–`;if(n===`foul`)return r(e,i);for(let e of[t.players,t.teams,t.officials])if(e[i])return e[i].name;return t.tables[i]?.label??t.hanchans[i]?.round??i}function Rn(){let e=E(null),[t,n]=C(``);O(()=>{let t=new AbortController;return Bn(e.current,t.signal,zn,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return S`<${g} title=${m(`hall-scan`)} up="#/tables">
<p>${m(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${m(`hall-viewfinder`)}></video>
${t&&S`<p class="note warn" role="status">${m(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${m(`hall-tables`)}</a>
<a class="button" href="#/join">${m(`hall-join`)}</a>
<//>`}function zn(e){let t=Se(e);if(!t)return!1;M();let{tournament:n,invitation:r,account:i,table:a}=t,o=r?`join/${n}/${r}`:i?`account/${i}`:`table/${a}`;return pe(`#/${o}`,{replace:!0}),!0}async function Bn(e,t,n,r){let i=navigator.mediaDevices&&await Vn().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function Vn(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function Hn({name:e,hint:t=``,path:n,file:r}){let{lang:a}=i(),[o,s]=C(null),[c,l]=C(!1),[u,d]=C(null),f=E(0),p=E(null);return oe(()=>(s(null),d(null),()=>void(f.current+=1)),[n,a]),O(()=>()=>o&&URL.revokeObjectURL(o.url),[o]),O(()=>p.current?.focus(),[o]),S`<li class="card">
<h3>${e}</h3>
${t&&S`<p class="soft">${t}</p>`}
<div role="status">
${c&&S`<progress aria-label=${m(`reports.making`,{name:e})}></progress><p class="soft">${m(`reports.wait`)}</p>`}
${o&&S`<p class="soft">${m(`reports.ready`,{size:Kn(o.file.size)})}</p>`}
</div>
${u&&S`<${Wn} error=${u} />`}
${o?S`<${Un} made=${o} first=${p} />`:S`<button class="button" type="button" disabled=${c} aria-label=${m(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=f.current+=1,t=t=>e===f.current&&t();l(!0),d(null);try{let e=await A.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${a}`,{timeout:12e4});t(()=>s({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>d(e))}finally{l(!1)}}}>${m(`reports.make`)}</button>`}
</li>`}function Un({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return S`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${m(`reports.save`)}</a>
${r&&S`<a class="button" href=${e} target="_blank">${m(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&S`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${m(`reports.share`)}</button>`}
</div>`}function Wn({error:e}){return w(),S`<p class="note bad" role="alert">${X(e)}</p>`}function Gn(){return D().state?.settings.slug??`shinpan`}function Kn(e){return a(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}const qn={transfers:[],fines:[],effects:[]};function Jn({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function Yn({words:e},t){if(t.lateness)return m(`open.by-lateness`);let n=Xn(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Xn(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Xn(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...qn,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?m(`open.grows-times`,{times:r.p.times}):m(`open.grows-add`,{p:r.p.add})})`:e.line({...qn,penalties:t,effects:n})}function Zn(e,t){return e.table(t).rows}function Qn({rules:e,book:t,foul:n}){let{words:r}=e,i=Zn(t,n);if(!i.length)return S`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return S`<ol class="table-rows">
${i.map(t=>S`<li key=${t.id}>
<strong>${Yn(e,t)}</strong>
${Jn(e,t.when).map(e=>S`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&S`<p>${i.length>1?m(`open.otherwise`):m(`open.always`)}</p>`}
${t.effects.length>0&&S`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${v(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&S`<p class="soft">${m(`open.counted-over`,{scope:c([r.phrase(`scope-${a}`)])})}</p>`}`}const $n=[`impossible`,`denied`,`silent`];function er({tournament:e,as:t,player:n=!1}){let{lang:r}=i(),[a,o]=C(``),s=async n=>{o(n?`beginning`:`ending`),o(await(n?tr({tournament:e,as:t},r):nr(e)).catch(()=>`unreached`))};if(O(()=>{let n=!1;return A.pushing().then(n=>n.stands({tournament:e,as:t},r)).then(e=>n||o(e),()=>{}),()=>void(n=!0)},[e,t,r]),!a)return null;if($n.includes(a))return S`<section class="card"><h2>${m(`push.title`)}</h2><p role="status">${m(`push.${a}`)}</p></section>`;let c=[`unserved`,`unreached`].includes(a);return S`<${h} label=${m(`push.title`)} hint=${m(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(a)} onChange=${s} />
${c&&S`<p class="note warn" role="status">${m(`push.${a}`)}</p>`}`}async function tr(e,t){return(await A.pushing()).begin(e,t)}async function nr(e){return await(await A.pushing()).end(e),`off`}export{yt as $,gn as A,Yt as B,xn as C,_n as D,yn as E,cn as F,zt as G,Jt as H,sn as I,q as J,It as K,rn as L,pn as M,hn as N,dn as O,mn as P,Ft as Q,$t as R,Sn as S,X as T,Gt as U,qt as V,Rt as W,K as X,Y,J as Z,Dn as _,Zn as a,Pe as at,Q as b,Rn as c,B as ct,In as d,Ae as dt,P as et,Pn as f,ke as ft,jn as g,Se as gt,kn as h,Te as ht,Yn as i,I as it,vn as j,un as k,Bn as l,ze as lt,On as m,we as mt,Qn as n,Fe as nt,Hn as o,Re as ot,Mn as p,De as pt,Lt as q,Jn as r,Ne as rt,Gn as s,Je as st,er as t,Me as tt,Fn as u,je as ut,En as v,bn as w,wn as x,Tn as y,Qt as z};