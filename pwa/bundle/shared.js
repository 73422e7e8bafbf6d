import{$t as e,At as t,Ct as n,D as r,Dt as i,F as a,Ft as o,G as s,H as c,J as l,Jt as u,M as d,Mt as f,Nt as p,Ot as m,Pt as h,Qt as g,Rt as _,St as v,U as y,Ut as b,X as x,Xt as S,Y as C,Zt as ee,_r as w,_t as T,ar as te,b as E,bt as ne,ct as re,gr as D,gt as O,hr as ie,ir as ae,jt as k,k as oe,lr as se,mr as A,nr as j,ot as ce,pt as le,qt as ue,rr as de,sr as fe,st as pe,ur as M,vt as me,wt as he,x as ge,xt as N,y as _e}from"./app.js";const ve=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,ye=RegExp(`#/join/(${ve})/([\\w-]{16,200})`,`i`),be=/#\/account\/(spa_[\w-]{16,200})/,xe=RegExp(`#/table/(${ve})`,`i`);function Se(e){let t=ye.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=be.exec(e);if(n)return{account:n[1]};let r=xe.exec(e);return r?{table:r[1].toLowerCase()}:null}const Ce=he(t.account,`Proving`);let P=null;function we(){let[e,t]=w(null);A(()=>(P=t,()=>void(P=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&b`<${Ce} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function Te(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!P||!await Ee(P))throw t;return e()}}function Ee(e){return new Promise(t=>e({tell:t}))}function De(){let{path:e}=u();return t=>{u().path===e&&ue(t,{replace:!0})}}const Oe=he(t.referee,`Switch`);function ke({to:e,children:t}){let{tournament:n,outbox:r}=i(),[a,o]=w(!n||n.id===e||r.every(({state:e})=>e===`differs`));return a?t:b`<${Oe} onYes=${()=>o(!0)} />`}function Ae({up:e}){let{joining:t}=i(),{loaded:n=0,total:r=0,name:a,roles:o=[]}=t??{};return b`<${N} title=${a??h(`hall-joining`)} up=${e}>
    <div class="waiting" role="status">
      ${o.length>0&&b`<p>${h(`hall-as`,{roles:o.map(e=>h(`hall-role.${e}`)).join(` · `)})}</p>`}
      <progress aria-label=${h(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
      <p>${r?h(`hall-loaded`,{loaded:n,total:r}):h(`hall-asking`)}</p>
    </div>
  <//>`}function je(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const Me=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),Ne=[`low`,`medium`,`quartile`,`high`],Pe={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Fe={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},Ie={low:1,medium:0,quartile:3,high:2},F=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function Le(e){if(e=Ge(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function Re(e,t){let n=Ie[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function ze(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const Be={numeric:1,alphanumeric:2,byte:4},I={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},L=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Ve(e){let{exp:t,log:n}=L,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const He=[];function Ue(e){let t=He[e];if(t!==void 0)return t;let n=Ve(e),{exp:r,log:i}=L,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return He[e]={gen:n,mul:a}}function We(e,t,n){let{exp:r,log:i}=L,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function R(e,t){let n=Me[e-1],r=Pe[t][e-1],i=Fe[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const z=e=>{throw Error(e)};function Ge(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function Ke(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=B[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const B=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[F.charCodeAt(t)]=t;return e})();function qe(e,t,n,r,i){let a=R(e,t),o=I[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&z(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(Be[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(B[n.charCodeAt(e)]*45+B[n.charCodeAt(e+1)],11);s&1&&f(B[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&z(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Ue(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(We(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function Je(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Ye=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),V=e=>Ye[e&65535]+Ye[e>>>16],Xe=/* @__PURE__ */ new Uint32Array(32);function Ze(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const H=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},Qe=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,U=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function $e(e,t){let{size:n,words:r,v:i}=e,a=Xe;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),Ze(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function et(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=V(n>>>0)+2*V((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function tt(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=V(v>>>0)+V(y>>>0)}}return a}function nt(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=et(e)+et(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=V(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=V(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(tt(e)+tt(t))}function rt(e,t,n,r){let i=e.size,a=Re(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?U(e,8,t,n):t<8?U(e,8,t+1,n):t===8?U(e,7,8,n):U(e,14-t,8,n),t<8?U(e,i-1-t,8,n):U(e,8,i-15+t,n)}if(U(e,8,i-8,1),t>=7){let n=ze(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;U(e,a,o,r),U(e,o,a,r)}}}let W;function it(e){let t=21+4*(e-1),n=H(t),r=new Uint8Array(t*t),i=(e,i,a)=>{U(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=Le(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(H(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Je(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=H(t);return $e(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[H(t),H(t),H(t),H(t)]}}function at(e,t,n,r,i=!1){(W===void 0||W.ver!==e)&&(W=it(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=W,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){$e(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=nt(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||rt(u,e,t,h),u}const G=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},ot=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function st(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function ct(e,t){let n=I.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((R(e,t).capacity-4-n)/8))}function lt(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const K=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&Qe(e.m,e.map[t],e.map[n])===1,ut=[10,27],dt=/* @__PURE__ */ String.fromCharCode(ut[0]);function ft(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=K(e,n,r);n[r]=i}return n}function pt(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=K(e,i,r),o=r+1>=t||K(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=dt}return n}function mt(e){let t=e.W,n=String.fromCharCode(ut[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=K(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=dt}return i}function ht(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!K(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function gt(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=Qe(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function _t(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function vt(e,t=`raw`,n={}){if(ot(e,`text`),ot(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=Ge(r));let i=n.ecc===void 0?`medium`:n.ecc;Ne.includes(i)||z(`invalid ecc=${i}`);let a=n.encoding===void 0?Ke(e):n.encoding;if(I[a]||z(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?F.slice(0,10):F;for(let n of e)t.includes(n)||z(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(G(n.mask,`opts.mask`)<0||n.mask>7)&&z(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=ct(r===void 0?40:r,i);(e.length>t||st(e)>t)&&z(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!lt(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=I[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=R(r,i).capacity)break}r>40&&z(`Capacity overflow`)}else{let e=I[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>R(r,i).capacity)&&z(`Capacity overflow`)}let u=qe(r,i,e,a,s),d=at(r,i,u,n.mask),f=n.border===void 0?2:G(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:G(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?ft(_):t===`ascii`?pt(_):t===`term`?mt(_):t===`svg`?ht(_,n.optimize===void 0||n.optimize):t===`gif`?gt(_):t===`data-url`?_t(gt(_)):z(`Unknown output: ${t}`)}function yt({text:e,label:t}){let n=vt(e,`raw`,{border:4}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return b`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
    <rect width="100%" height="100%" fill="#fff" />
    <path d=${r.join(``)} fill="#000" />
  </svg>`}function bt(e,t){let n=e.book(t),r=new j(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>Ct(r,t,e.id)));return{options:i.map(e=>xt(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>Ct(r,e,null)),...a]}}function xt(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?St(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function St(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,answers:n.map(([e,t])=>({value:e,text:t}))}}function Ct(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}function wt(e,t,n,r){return e.map(e=>fe(e,t,n,r))}function Tt(e,t){let n=new j(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:Et(n,r,e)})),differs:i.some(e=>!Dt(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function Et(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function Dt(e,t){return M(e)===M(t)}const Ot=[1,2,3,4];function kt({kind:e,default:t,answers:n}){return t===null?e===`several`?n.map(({value:e})=>e):[30,10,-10,-30]:t}function At({parameter:e,label:t,value:n,onChange:r}){let i={uma:jt,hundreds:Pt,several:Ft}[e.kind];return b`<${i}
    parameter=${e}
    label=${t}
    value=${n}
    onChange=${r}
  />`}function jt({label:e,value:t,onChange:n}){let[r,i]=w(()=>Ot.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(Mt(a))};return b`<fieldset class="parameter">
    <legend>${e}</legend>
    <p class="soft">${h(`open.uma-hint`)}</p>
    <div class="places">
      ${Ot.map(e=>b`<${O}
            key=${e}
            label=${h(`open.place`,{place:e})}
            value=${r[e-1]}
            inputmode="text"
            autocomplete="off"
            onInput=${t=>a(e-1,t)}
          />`)}
    </div>
  </fieldset>`}function Mt(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Nt)}function Nt(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Pt({label:e,value:t,onChange:n}){let[r,i]=w(String(t));return b`<${O}
    label=${`${e} (${h(`open.points`)})`}
    value=${r}
    inputmode="numeric"
    autocomplete="off"
    onInput=${e=>{i(e),n(Nt(e.trim()))}}
  />`}function Ft({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return b`<fieldset class="parameter">
    <legend>${t}</legend>
    <div class="choices">
      ${i.map(e=>b`<label class="choice" key=${e.value}>
            <input
              type="checkbox"
              checked=${n.includes(e.value)}
              onChange=${()=>a(e.value)}
            />
            ${e.text}
          </label>`)}
    </div>
  </fieldset>`}const It=`wrc-2022`,Lt=/* @__PURE__ */ new Map;function q(e){return{id:e,options:{},readings:{}}}function J(e,t){let n=M(t),r=Lt.get(n)??se(e,t.id,t.options,t.readings);return Lt.set(n,r),r}function Y(e,t){try{return J(e,t),null}catch(e){return e}}function Rt(){let{library:e,tournament:t,book:n}=i(),{lang:r}=_(),[a,o]=g(`shinpan.rules`,null);if(!e)return null;let s=t?.id??null,c=a&&a.at===s&&!Y(e,a.choice)?a.choice:null,l=t?{...q(It),...t.rulebook}:q(It),u=c??l,d=c||!n?J(e,u):n;return{library:e,lang:r,words:new j(e),choice:u,book:d,choose:e=>o({at:s,choice:e})}}function zt(e){return t=>{let n=Rt();return n?b`<${e} ...${t} rules=${n} />`:b`<${N} title=${h(`open.no-rules`)}
      ><${ne} text=${h(`open.no-rules-text`)}>
        <button class="button" onClick=${()=>location.reload()}>
          ${h(`try-again`)}
        </button>
      <//><//
    >`}}function X({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[h(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Bt({rules:e}){let[t,r]=w(!1);return b`<div class="card rules-bar">
    <button class="row" aria-haspopup="dialog" onClick=${()=>r(!0)}>
      <${n} name="book" />
      <span class="body"
        ><small>${h(`open.rules-in-use`)}</small
        ><strong>${X(e,e.book)}</strong></span
      >
      <span class="badge">${h(`call.change`)}</span>
    </button>
    <${Vt} rules=${e} standing=${e.book.content.standing} />
    ${t&&b`<${Ht} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),r(!1)}} onClose=${()=>r(!1)} />`}
  </div>`}function Vt({rules:e,standing:t}){return t===`official`?null:b`<p class="note warn">
    ${e.words.phrase(`standing-${t}`)}
  </p>`}function Ht({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=w(t),c=Y(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=bt(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return b`<${le} title=${h(`open.choose-rules`)} onClose=${r}>
    <${T}
      label=${h(`open.rulebook`)}
      value=${o.id}
      options=${l}
      onChange=${e=>s(q(e))}
    />
    <p class="soft">${a.pick(i.books[o.id].standing_note)}</p>
    ${u.length>0&&b`<${Wt} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:Kt(o,d,e)})} />`}
    ${f.length>0&&b`<${Gt} offered=${f} draft=${o} onChange=${s} />`}
    <${Ut} error=${c} reasons=${qt(u,o.options)} />
    ${!c&&b`<p role="status">${X(e,J(i,o))}</p>`}
    <div class="pair">
      <button
        class="button main"
        disabled=${!!c}
        onClick=${()=>n(o)}
      >
        ${h(`open.use-these`)}
      </button>
      <button class="button" onClick=${r}>${h(`cancel`)}</button>
    </div>
  <//>`}function Ut({error:e,reasons:t=[]}){return e?b`<div class="note bad" role="alert">
    <p><strong lang="en">${e.message}</strong></p>
    <p lang="en">${e.cure}</p>
    ${t.filter(t=>!e.message.includes(t)).map(e=>b`<p key=${e}>${e}</p>`)}
  </div>`:null}function Wt({offered:e,chosen:t,onChange:n}){let r=({id:e,parameter:r},i)=>{let{[e]:a,...o}=t;n(i?{...o,[e]:r?{[r.name]:kt(r)}:{}}:o)};return b`<fieldset class="stack">
    <legend>${h(`open.options`)}</legend>
    ${e.map(e=>b`<div key=${e.id} class="stack">
          <${me}
            label=${e.name}
            hint=${e.summary}
            checked=${e.id in t}
            onChange=${t=>r(e,t)}
          />
          ${e.parameter&&e.id in t&&b`<${At}
              parameter=${e.parameter}
              label=${e.name}
              value=${t[e.id][e.parameter.name]}
              onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
            />`}
        </div>`)}
  </fieldset>`}function Gt({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return b`<details class="fold">
    <summary>
      ${h(`open.readings`)} <span class="badge">${e.length}</span>
    </summary>
    <p class="soft">${h(`open.readings-text`)}</p>
    ${e.map(e=>b`<div key=${e.id} class="stack">
          <${T}
            label=${e.question}
            value=${t.readings[e.id]??e.default}
            options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
            onChange=${t=>r(e,t)}
          />
          <p class="soft">${e.reason}</p>
        </div>`)}
  </details>`}function Kt({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function qt(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}const Jt=1e3;function Yt(t){let[n,r]=w(e.now);return A(()=>{if(!t)return;let n,i=()=>{r(e.now()),n=setTimeout(i,Jt-e.now()%Jt)};return i(),()=>clearTimeout(n)},[t]),n}const Xt=`shinpan.board`,Zt=()=>ee(Xt),Qt=e=>S(Xt,e);function $t(e){let t=D(/* @__PURE__ */ new Set);A(()=>{for(let n of e)for(let e of en(n))t.current.has(e)||(t.current.add(e),tn(n))},[e])}function en({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function tn({key:e,name:t,line:n}){if(o(400),m(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(h(`clock.late-is`,{name:t}),r))}function nn(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function rn({state:e,hanchan:t,zone:n}){let{official:r}=i(),a=nn(e,t);if(a.length===0)return null;let o=r?.roles?.includes(`director`);return b`<section class="stack" aria-labelledby="kept">
    <h2 id="kept">${h(`kept.title`)}</h2>
    ${!o&&b`<p class="note info">${h(`kept.director`)}</p>`}
    <ul class="rows">
      ${a.map(t=>b`<li class="item" key=${t.id}><${an} state=${e} kept=${t} zone=${n} director=${o} /></li>`)}
    </ul>
  </section>`}function an({state:t,kept:n,zone:r,director:i}){let o=Object.values(t.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[s,c]=w(o.length===1?o[0].id:``),[l,u]=w(!1),{does:f,wrong:p}=a(),m=n.who===`arbiter`,g=()=>f(()=>e.send(`kept-answer`,n.id,{confirmed:!0,...m&&{arbiter:s}})),_=async t=>{await e.send(`kept-answer`,n.id,{confirmed:!1,reason:t}),u(!1)},v=Date.parse(n.server_at)-Date.parse(n.at)>6e4;return b`<p><strong>${k(n.at,r)}</strong> ${sn(t,n)}</p>
    ${v&&b`<p class="note warn">${h(`kept.received`,{time:k(n.server_at,r)})}</p>`}
    ${i&&b`${m&&o.length!==1&&b`<${T} label=${h(`kept.which`)} value=${s} options=${on(o)} onChange=${c} />`}
        <div class="pair">
          <button class="button main" type="button" disabled=${m&&!s} onClick=${g}>${h(`kept.confirm`)}</button>
          <button class="button" type="button" onClick=${()=>u(!0)}>${h(`kept.dismiss`)}</button>
        </div>
        ${p}`}
    ${l&&b`<${d} title=${`${k(n.at,r)} ${sn(t,n)}`} yes=${h(`kept.dismiss-now`)} onReason=${_} onClose=${()=>u(!1)} />`}`}function on(e){return[{value:``,text:h(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function sn(e,{what:t,who:n,player:r}){if(t===`began`)return h(`kept.began`);let i=n===`arbiter`?h(`kept.arbiter`):e.players[r]?.name??`?`;return h(`kept.${t}`,{name:i})}async function cn(t,n,r){await e.send(`extra-time`,r??null,{hanchan:t.id,seconds:n,...r&&{ruling:r}}),o()}function ln({hanchan:t,extra:n,onClose:r}){let i=Math.floor(n/60),[o,s]=w(String(Math.min(1,i)||1)),[c,l]=w(``),{does:u,wrong:d}=a(),f=Math.min(Math.round(Number(o)*60),n);return b`<${le} title=${h(`game.less`)} onClose=${r}>
    <${O} type="number" min="1" max=${Math.max(i,1)} inputmode="numeric" label=${h(`game.less-minutes`)} value=${o} onInput=${s} />
    <${O} long label=${h(`clock.reason`)} value=${c} onInput=${l} maxlength="4000" />
    ${d}
    <button class="button main" type="button" disabled=${!(f>0)||!c.trim()} onClick=${()=>u(async()=>{await e.send(`extra-time`,null,{hanchan:t.id,seconds:-f,reason:c.trim()}),r()})}>${h(`game.take-off`)}</button>
  <//>`}const un=[1,3,5];function dn({hanchan:e,game:{clock:t,extra:n},now:r,zone:i,may:o}){let[s,c]=w(!1),{does:l,wrong:u}=a(),d=t&&pe(t,r),f=t&&h(d?`game.was-up`:`game.ends`,{time:k(new Date(t.ends),i)});return $t(t?[pn(e,t,r)]:[]),b`<section class=${`late ${d?`runs`:``}`} aria-labelledby="left">
    <h2 id="left">${h(`game.left`)}</h2>
    ${t?b`<p class="late-time" role="timer">${de(re(t,r))}</p><p>${f}</p>`:b`<p>${h(`game.no-limit`)}</p>`}
    ${d&&b`<${fn} />`}
    ${n>0&&b`<p class="soft">${h(`game.extra`,{time:de(n)})}</p>`}
    ${t&&o&&b`<div class="pair">
        ${un.map(t=>b`<button key=${t} class="button" type="button" onClick=${()=>l(()=>cn(e,t*60))}>${h(`game.more`,{count:t})}</button>`)}
        ${n>0&&b`<button class="button" type="button" onClick=${()=>c(!0)}>${h(`game.less`)}</button>`}
      </div>`}
    ${u}
    ${s&&b`<${ln} hanchan=${e} extra=${n} onClose=${()=>c(!1)} />`}
  </section>`}function fn(){let{book:e}=i();if(!e)return null;let{still:t,chonbo:n}=ce(e);return b`<p class="note warn"><strong>${h(`game.still.${t}`)}</strong> ${h(`game.chonbo.${n}`)}</p>`}function pn(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=h(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:h(`game.left`),seconds:r,thresholds:[i],line:a}}function mn(e){return gn(Object.values(e.ledger).filter(({unit:e})=>e!==`P`))}function hn(e,t){return gn(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function gn(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function _n(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function vn(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function yn(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function bn(e,{kind:t,id:n}){return e[`${t}s`]?.[n]?.name??`?`}function xn(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:`${t<0?`−`:``}${te(e,Math.abs(t))}`}function Sn(e,t){let n=ae(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}function Cn(t){let{state:n,online:r}=i(),[a,o]=w({answer:null,fresh:!1,trouble:null});return A(()=>{let n=!1,r=e=>n||o(e);return e.seen(t).then(e=>r(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),e.look(t).then(e=>r(()=>({answer:e,fresh:!0,trouble:null})),e=>r(t=>({...t,fresh:!1,trouble:e}))),()=>void(n=!0)},[t,n?.seq,r]),a}function wn({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){E();let{tournament:a}=i(),o=e&&k(e.at,a.time_zone);return!e&&!n?b`<${v} />`:n?b`<p class="note warn" role="status">${[Z(n),h(`seen.${e?`old`:`never`}.${r}`,{time:o??``})].join(` `)}</p>`:b`<p class="soft" role="status">${h(t?`standings.at`:`seen.asking.${r}`,{time:o??``})}</p>`}function Z(e){return e.name===`Unreachable`?`${h(navigator.onLine?`live.unreached`:`no-network`)}.`:ge(e.problem)||`HTTP ${e.status}`}function Tn({state:e,id:t}){let n=C(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:b`<section class="stack" aria-labelledby="season">
    <h2 id="season">${h(`hall-season`,{season:e.season.season})}</h2>
    <dl class="facts">
      ${r.map(t=>b`<div key=${t.ruling}>
          <dt>${y(n,t.foul)}<small>${c(e,t.tournament)} · ${k(t.ruled_at,e.settings.time_zone)}</small></dt>
          <dd>${s(n,t)}</dd>
        </div>`)}
    </dl>
  </section>`}function En({state:e,escalation:{id:t,standing_id:n}}){let r=C();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return b`<div class="both">
    <${Dn} words=${r} label=${h(`esc.as-called`)} ruling=${i} />
    ${n===null?b`<div class="card"><small>${h(`esc.as-it-stands`)}</small><strong>${h(`esc.nothing-stands`)}</strong></div>`:b`<${Dn} words=${r} label=${h(`esc.as-it-stands`)} ruling=${a} />`}
  </div>`}function Dn({words:e,label:t,ruling:n}){return n?b`<a class="card" href=${`#/ruling/${n.id}`}>
    <small>${t}</small>
    <strong class=${`penalty ${x(n.kind)}`}>${s(e,n)}</strong>
    <span>${y(e,n.foul)}</span>
  </a>`:null}function On(e,{status:t,level:n},i){let a=r(e,[`director`]);return t===`final`?a?`reopen`:``:t===`decided`?oe(e)?`appeal`:``:a?`decide`:n!==`head-referee`||!r(e,[`head-referee`])?``:i.official===e.id?`own`:`decide`}const Q=[[`day`,86400],[`hour`,3600],[`minute`,60]];function kn({status:e,level:t}){return h(`esc.stands.${e}.${t}`)}function An({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?h(`esc.outcome.${t}`):``}function jn(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function Mn(t){let n=Math.max(0,(e.now()-Date.parse(t))/1e3),[r,i]=Q.find(([,e])=>n>=e)??Q[Q.length-1],a=Math.floor(n/i);return f(Intl.RelativeTimeFormat,{numeric:a?`always`:`auto`}).format(-a,r)}function Nn({state:e,events:t}){return b`<ul class="rows">
    ${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>b`<li key=${t}>
      <div class="row">
        <span class="body">
          ${s?b`<a href=${s}>${n}</a>`:b`<strong>${n}</strong>`}
          ${r&&b`<span>${r}</span>`}
          <small>${[a,o&&k(o,e.settings.time_zone)].filter(Boolean).join(` · `)||h(`hall-unsent`)}</small>
        </span>
      </div>
    </li>`)}
  </ul>`}function Pn(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&h(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:h(`esc.escalated`),reason:o,who:jn(e,t),at:i},...a.map(t=>Fn(e,t))]}function Fn(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:In(t),reason:r,who:jn(e,t),at:i}}function In({what:e,outcome:t,level:n}){return e===`decided`?h(`esc.decided.${n}`,{outcome:h(`esc.outcome.${t}`)}):h(`esc.step.${e}`)}function Ln({state:e,line:{what:t,cause:n,cause_id:r,hanchan:i,round:a,reason:o,at:s}}){let c=C(),{table:l}=e.hanchans[i]??{},u=n===`ruling`&&e.rulings[r],d={ruling:u&&`#/ruling/${r}`,clock:l&&`#/start/${l}/${i}`,payment:`#/paid/${r}`}[n],f=u?y(c,u.foul):h(`hall-cause.${n}`),p=[h(`hall-line.${t}`),a&&h(`hall-round`,{round:a}),k(s,e.settings.time_zone),o];return b`${d?b`<a class="reach" href=${d}>${f}</a>`:f}<small>${p.filter(Boolean).join(` · `)}</small>`}const Rn=[`device_at`,`clock_offset_ms`,`revision`];function zn({stored:e,sent:t}){let n=[h(`hall-on-server`),h(`hall-on-phone`)];return b`<${Bn} caption=${h(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function Bn({caption:e,heads:t,before:n,after:r}){E();let a=C(),{state:o}=i(),[s,c]=[$(r),$(n)],l=[.../* @__PURE__ */ new Set([...Object.keys(c),...Object.keys(s)])].filter(e=>s[e]!==c[e]),u=l.filter(e=>!Rn.includes(e));return b`<table class="versions">
    <caption>${e}</caption>
    <thead><tr>${t.map(e=>b`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
    ${(u.length>0?u:l).map(e=>b`<tbody key=${e}>
        <tr><th colspan="2" scope="rowgroup">${_e(a,e)}</th></tr>
        <tr><td>${Hn(a,o,e,c[e])}</td><td>${Hn(a,o,e,s[e])}</td></tr>
      </tbody>`)}
  </table>`}function Vn({item:{expected:e,answer:t,differs:n}}){let r=C(),i=n===`revision`?t.second_decision:t.decision;return b`<div class="note warn">
    <p>${h(`hall-phone-showed`,{line:s(r,e)})}</p>
    <p><strong>${h(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:s(r,i)})}</strong></p>
    <a href=${`#/ruling/${t.id}`}>${h(`hall-ruling`)}</a>
  </div>`}function $(e,t=``){if(typeof e!=`object`||!e)return{[t]:String(e)};let n=Object.entries(e).map(([e,n])=>$(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function Hn(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return y(e,r);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function Un(){let e=D(null),[t,n]=w(``);A(()=>{let t=new AbortController;return Gn(e.current,t.signal,Wn,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return b`<${N} title=${h(`hall-scan`)} up="#/tables">
    <p>${h(`hall-scan-how`)}</p>
    <video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${h(`hall-viewfinder`)}></video>
    ${t&&b`<p class="note warn" role="status">${h(`hall-scan-trouble.${t}`)}</p>`}
    <a class="button" href="#/tables">${h(`hall-tables`)}</a>
    <a class="button" href="#/join">${h(`hall-join`)}</a>
  <//>`}function Wn(e){let t=Se(e);if(!t)return!1;o();let{tournament:n,invitation:r,account:i,table:a}=t,s=r?`join/${n}/${r}`:i?`account/${i}`:`table/${a}`;return ue(`#/${s}`,{replace:!0}),!0}async function Gn(e,t,n,r){let i=navigator.mediaDevices&&await Kn().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function Kn(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function qn({name:t,hint:n=``,path:r,file:i}){let{lang:a}=_(),[o,s]=w(null),[c,l]=w(!1),[u,d]=w(null),f=D(0),p=D(null);return ie(()=>(s(null),d(null),()=>void(f.current+=1)),[r,a]),A(()=>()=>o&&URL.revokeObjectURL(o.url),[o]),A(()=>p.current?.focus(),[o]),b`<li class="card">
    <h3>${t}</h3>
    ${n&&b`<p class="soft">${n}</p>`}
    <div role="status">
      ${c&&b`<progress aria-label=${h(`reports.making`,{name:t})}></progress><p class="soft">${h(`reports.wait`)}</p>`}
      ${o&&b`<p class="soft">${h(`reports.ready`,{size:Zn(o.file.size)})}</p>`}
    </div>
    ${u&&b`<${Yn} error=${u} />`}
    ${o?b`<${Jn} made=${o} first=${p} />`:b`<button class="button" type="button" disabled=${c} aria-label=${h(`reports.make-this`,{name:t})}
          onClick=${async()=>{let t=f.current+=1,n=e=>t===f.current&&e();l(!0),d(null);try{let t=await e.file(`${r}${r.includes(`?`)?`&`:`?`}lang=${a}`,{timeout:12e4});n(()=>s({url:URL.createObjectURL(t),file:new File([t],i,{type:t.type})}))}catch(e){n(()=>d(e))}finally{l(!1)}}}>${h(`reports.make`)}</button>`}
  </li>`}function Jn({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return b`<div class="pair">
    <a class="button main" href=${e} download=${t.name} ref=${n}>${h(`reports.save`)}</a>
    ${r&&b`<a class="button" href=${e} target="_blank">${h(`reports.open`)}</a>`}
    ${navigator.canShare?.({files:[t]})&&b`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${h(`reports.share`)}</button>`}
  </div>`}function Yn({error:e}){return E(),b`<p class="note bad" role="alert">${Z(e)}</p>`}function Xn(){return i().state?.settings.slug??`shinpan`}function Zn(e){return f(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}const Qn={transfers:[],fines:[],effects:[]};function $n({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function er({words:e},t){if(t.lateness)return h(`open.by-lateness`);let n=tr(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>tr(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function tr(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...Qn,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?h(`open.grows-times`,{times:r.p.times}):h(`open.grows-add`,{p:r.p.add})})`:e.line({...Qn,penalties:t,effects:n})}function nr(e,t){return e.table(t).rows}function rr({rules:e,book:t,foul:n}){let{words:r}=e,i=nr(t,n);if(!i.length)return b`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return b`<ol class="table-rows">
      ${i.map(t=>b`<li key=${t.id}>
            <strong>${er(e,t)}</strong>
            ${$n(e,t.when).map(e=>b`<p key=${e}>${e}</p>`)}
            ${!Object.keys(t.when).length&&b`<p>${i.length>1?h(`open.otherwise`):h(`open.always`)}</p>`}
            ${t.effects.length>0&&b`<p class="soft">
                ${r.steps(t.effects).map(({text:e})=>e).join(` `)}
              </p>`}
            <p class="soft">${l(r.source(t.source))}</p>
          </li>`)}
    </ol>
    ${a&&b`<p class="soft">${h(`open.counted-over`,{scope:p([r.phrase(`scope-${a}`)])})}</p>`}`}const ir=[`impossible`,`denied`,`silent`];function ar({tournament:t,as:n,player:r=!1}){let{lang:i}=_(),[a,o]=w(``),s=async e=>{o(e?`beginning`:`ending`),o(await(e?or({tournament:t,as:n},i):sr(t)).catch(()=>`unreached`))};if(A(()=>{let r=!1;return e.pushing().then(e=>e.stands({tournament:t,as:n},i)).then(e=>r||o(e),()=>{}),()=>void(r=!0)},[t,n,i]),!a)return null;if(ir.includes(a))return b`<section class="card"><h2>${h(`push.title`)}</h2><p role="status">${h(`push.${a}`)}</p></section>`;let c=[`unserved`,`unreached`].includes(a);return b`<${me} label=${h(`push.title`)} hint=${h(r?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(a)} onChange=${s} />
    ${c&&b`<p class="note warn" role="status">${h(`push.${a}`)}</p>`}`}async function or(t,n){return(await e.pushing()).begin(t,n)}async function sr(t){return await(await e.pushing()).end(t),`off`}export{wt as $,bn as A,$t as B,Tn as C,xn as D,Cn as E,fn as F,Ut as G,Qt as H,dn as I,J,Bt as K,cn as L,_n as M,yn as N,hn as O,vn as P,zt as Q,rn as R,En as S,Z as T,Yt as U,Zt as V,Ht as W,q as X,X as Y,Y as Z,Mn as _,Te as _t,nr as a,Ne as at,jn as b,Un as c,Re as ct,Vn as d,ze as dt,Tt as et,zn as f,je as ft,In as g,we as gt,Pn as h,De as ht,er as i,Fe as it,Sn as j,mn as k,Gn as l,Je as lt,Nn as m,ke as mt,rr as n,F as nt,qn as o,L as ot,Ln as p,Ae as pt,Vt as q,$n as r,Me as rt,Xn as s,Pe as st,ar as t,yt as tt,Bn as u,V as ut,An as v,Se as vt,wn as w,On as x,kn as y,nn as z};