import{$t as e,At as t,Bt as n,D as r,E as i,Ft as a,Gt as o,H as s,Hn as c,Ir as l,J as u,K as d,Kt as f,Lr as p,Lt as m,Mr as h,O as g,Or as _,Ot as v,Pr as y,Qt as b,R as x,Rr as S,Rt as C,Tn as ee,Ut as te,Vt as ne,W as re,Wt as w,X as T,Xt as ie,Yt as E,_t as ae,bn as oe,dn as D,dt as se,en as ce,ft as O,gn as le,gt as ue,hn as de,ht as fe,it as k,kr as pe,kt as me,lt as he,mt as ge,nn as A,on as j,ot as M,pt as _e,rn as N,tn as ve,vn as ye,wn as be,xn as P,yn as xe,zr as F,zt as I}from"./app.js";const Se=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,Ce=RegExp(`#/join/(${Se})/([\\w-]{16,200})`,`i`),we=/#\/account\/(spa_[\w-]{16,200})/,Te=RegExp(`#/table/(${Se})`,`i`);function Ee(e){let t=Ce.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=we.exec(e);if(n)return{account:n[1]};let r=Te.exec(e);return r?{table:r[1].toLowerCase()}:null}function De(){let{path:e}=le();return t=>{le().path===e&&de(t,{replace:!0})}}const Oe=f(b.referee,`Switch`);function ke({to:e,children:t}){let{tournament:n,outbox:r}=E(),[i,a]=F(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:D`<${Oe} onYes=${()=>a(!0)} />`}function Ae({up:e}){let{joining:t}=E(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return D`<${w} title=${i??A(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${a.length>0&&D`<p>${A(`hall-as`,{roles:a.map(e=>A(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${A(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
<p>${r?A(`hall-loaded`,{loaded:n,total:r}):A(`hall-asking`)}</p>
</div>
<//>`}const je=f(b.account,`SignInAgain`);let L=null;function Me(){let[e,t]=F(null);p(()=>(L=t,()=>void(L=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&D`<${je} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function Ne(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!L||!await Pe(L))throw t;return e()}}function Pe(e){return new Promise(t=>e({tell:t}))}function Fe(e){let{state:t,online:n}=E(),[r,i]=F({answer:null,fresh:!1,trouble:null});return p(()=>{let t=!1,n=e=>t||i(e);return P.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),P.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function Ie({seen:{answer:t,fresh:n,trouble:i},what:a=`standings`}){r();let{tournament:o}=E(),s=t&&e(t.at,o.time_zone);return!t&&!i?D`<${te} />`:i?D`<p class="note warn" role="status">${[R(i),A(`seen.${t?`old`:`never`}.${a}`,{time:s??``})].join(` `)}</p>`:D`<p class="soft" role="status">${A(n?`standings.at`:`seen.asking.${a}`,{time:s??``})}</p>`}function R(e){return e.name===`Unreachable`?`${A(navigator.onLine?`live.unreached`:`no-network`)}.`:g(e.problem)||`HTTP ${e.status}`}function Le({name:e,hint:t=``,path:n,file:r}){let{lang:i}=j(),[a,o]=F(null),[s,c]=F(!1),[l,u]=F(null),d=S(0),f=S(null);return p(()=>(o(null),u(null),()=>void(d.current+=1)),[n,i]),p(()=>()=>a&&URL.revokeObjectURL(a.url),[a]),p(()=>f.current?.focus(),[a]),D`<li class="card">
<h3>${e}</h3>
${t&&D`<p class="soft">${t}</p>`}
<div role="status">
${s&&D`<progress aria-label=${A(`reports.making`,{name:e})}></progress><p class="soft">${A(`reports.wait`)}</p>`}
${a&&D`<p class="soft">${A(`reports.ready`,{size:Ve(a.file.size)})}</p>`}
</div>
${l&&D`<${ze} error=${l} />`}
${a?D`<${Re} made=${a} first=${f} />`:D`<button class="button" type="button" disabled=${s} aria-label=${A(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=d.current+=1,t=t=>e===d.current&&t();c(!0),u(null);try{let e=await P.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${i}`,{timeout:12e4});t(()=>o({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>u(e))}finally{c(!1)}}}>${A(`reports.make`)}</button>`}
</li>`}function Re({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return D`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${A(`reports.save`)}</a>
${r&&D`<a class="button" href=${e} target="_blank">${A(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&D`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${A(`reports.share`)}</button>`}
</div>`}function ze({error:e}){return r(),D`<p class="note bad" role="alert">${R(e)}</p>`}function Be(){return E().state?.settings.slug??`shinpan`}function Ve(e){return ce(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function He(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const Ue=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),We=[`low`,`medium`,`quartile`,`high`],Ge={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Ke={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},qe={low:1,medium:0,quartile:3,high:2},z=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function Je(e){if(e=nt(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function Ye(e,t){let n=qe[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function Xe(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const Ze={numeric:1,alphanumeric:2,byte:4},B={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},V=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Qe(e){let{exp:t,log:n}=V,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const $e=[];function et(e){let t=$e[e];if(t!==void 0)return t;let n=Qe(e),{exp:r,log:i}=V,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return $e[e]={gen:n,mul:a}}function tt(e,t,n){let{exp:r,log:i}=V,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function H(e,t){let n=Ue[e-1],r=Ge[t][e-1],i=Ke[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const U=e=>{throw Error(e)};function nt(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function rt(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=W[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const W=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[z.charCodeAt(t)]=t;return e})();function it(e,t,n,r,i){let a=H(e,t),o=B[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&U(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(Ze[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(W[n.charCodeAt(e)]*45+W[n.charCodeAt(e+1)],11);s&1&&f(W[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&U(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=et(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(tt(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function at(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const ot=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),G=e=>ot[e&65535]+ot[e>>>16],st=/* @__PURE__ */ new Uint32Array(32);function ct(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const K=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},lt=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,q=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function ut(e,t){let{size:n,words:r,v:i}=e,a=st;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),ct(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function dt(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=G(n>>>0)+2*G((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function ft(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=G(v>>>0)+G(y>>>0)}}return a}function pt(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=dt(e)+dt(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=G(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=G(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(ft(e)+ft(t))}function mt(e,t,n,r){let i=e.size,a=Ye(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?q(e,8,t,n):t<8?q(e,8,t+1,n):t===8?q(e,7,8,n):q(e,14-t,8,n),t<8?q(e,i-1-t,8,n):q(e,8,i-15+t,n)}if(q(e,8,i-8,1),t>=7){let n=Xe(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;q(e,a,o,r),q(e,o,a,r)}}}let J;function ht(e){let t=21+4*(e-1),n=K(t),r=new Uint8Array(t*t),i=(e,i,a)=>{q(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=Je(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(K(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=at(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=K(t);return ut(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[K(t),K(t),K(t),K(t)]}}function gt(e,t,n,r,i=!1){(J===void 0||J.ver!==e)&&(J=ht(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=J,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){ut(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=pt(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||mt(u,e,t,h),u}const Y=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},_t=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function vt(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function yt(e,t){let n=B.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((H(e,t).capacity-4-n)/8))}function bt(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const X=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&lt(e.m,e.map[t],e.map[n])===1,xt=[10,27],St=/* @__PURE__ */ String.fromCharCode(xt[0]);function Ct(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=X(e,n,r);n[r]=i}return n}function wt(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=X(e,i,r),o=r+1>=t||X(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=St}return n}function Tt(e){let t=e.W,n=String.fromCharCode(xt[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=X(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=St}return i}function Et(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!X(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function Dt(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=lt(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function Ot(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function kt(e,t=`raw`,n={}){if(_t(e,`text`),_t(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=nt(r));let i=n.ecc===void 0?`medium`:n.ecc;We.includes(i)||U(`invalid ecc=${i}`);let a=n.encoding===void 0?rt(e):n.encoding;if(B[a]||U(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?z.slice(0,10):z;for(let n of e)t.includes(n)||U(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(Y(n.mask,`opts.mask`)<0||n.mask>7)&&U(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=yt(r===void 0?40:r,i);(e.length>t||vt(e)>t)&&U(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!bt(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=B[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=H(r,i).capacity)break}r>40&&U(`Capacity overflow`)}else{let e=B[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>H(r,i).capacity)&&U(`Capacity overflow`)}let u=it(r,i,e,a,s),d=gt(r,i,u,n.mask),f=n.border===void 0?2:Y(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:Y(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?Ct(_):t===`ascii`?wt(_):t===`term`?Tt(_):t===`svg`?Et(_,n.optimize===void 0||n.optimize):t===`gif`?Dt(_):t===`data-url`?Ot(Dt(_)):U(`Unknown output: ${t}`)}function At({text:e,label:t}){let n=kt(e,`raw`,{border:4}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return D`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function jt(e,t){let n=e.book(t),r=new _(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>Pt(r,t,e.id)));return{options:i.map(e=>Mt(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>Pt(r,e,null)),...a]}}function Mt(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?Nt(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function Nt(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,answers:n.map(([e,t])=>({value:e,text:t}))}}function Pt(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const Ft=[1,2,3,4];function It({kind:e,default:t,answers:n}){return t===null?e===`several`?n.map(({value:e})=>e):[30,10,-10,-30]:t}function Lt({parameter:e,label:t,value:n,onChange:r}){let i={uma:Rt,hundreds:Vt,several:Ht}[e.kind];return D`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function Rt({label:e,value:t,onChange:n}){let[r,i]=F(()=>Ft.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(zt(a))};return D`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${A(`open.uma-hint`)}</p>
<div class="places">
${Ft.map(e=>D`<${C}
key=${e}
label=${A(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function zt(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Bt)}function Bt(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Vt({label:e,value:t,onChange:n}){let[r,i]=F(String(t));return D`<${C}
label=${`${e} (${A(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(Bt(e.trim()))}}
/>`}function Ht({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return D`<fieldset class="parameter">
<legend>${t}</legend>
<div class="choices">
${i.map(e=>D`<label class="choice" key=${e.value}>
<input
type="checkbox"
checked=${n.includes(e.value)}
onChange=${()=>a(e.value)}
/>
${e.text}
</label>`)}
</div>
</fieldset>`}const Ut=`wrc-2022`,Wt=/* @__PURE__ */ new Map;function Z(e){return{id:e,options:{},readings:{}}}function Q(e,t){let n=y(t),r=Wt.get(n)??c(e,t.id,t.options,t.readings);return Wt.set(n,r),r}function $(e,t){try{return Q(e,t),null}catch(e){return e}}function Gt(){let{library:e,tournament:t,book:n}=E(),{lang:r}=j(),[i,a]=oe(`shinpan.rules`,null);if(!e)return null;let o=t?.id??null,s=i&&i.at===o&&!$(e,i.choice)?i.choice:null,c=t?{...Z(Ut),...t.rulebook}:Z(Ut),l=s??c,u=s||!n?Q(e,l):n;return{library:e,lang:r,words:new _(e),choice:l,book:u,choose:e=>a({at:o,choice:e})}}function Kt(e){return t=>{let n=Gt();return n?D`<${e} ...${t} rules=${n} />`:D`<${w} title=${A(`open.no-rules`)}
><${ne} text=${A(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${A(`try-again`)}
</button>
<//><//
>`}}function qt({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[A(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Jt({rules:e}){let[t,n]=F(!1);return D`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${o} name="book" />
<span class="body"
><small>${A(`open.rules-in-use`)}</small
><strong>${qt(e,e.book)}</strong></span
>
<span class="badge">${A(`call.change`)}</span>
</button>
<${Yt} rules=${e} standing=${e.book.content.standing} />
${t&&D`<${Xt} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function Yt({rules:e,standing:t}){return t===`official`?null:D`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function Xt({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:o}=e,[s,c]=F(t),l=$(i,s),u=Object.values(i.books).map(e=>({value:e.id,text:o.pick(e.name)})),{options:d,readings:f}=jt(i,s.id),p=f.filter(({option:e})=>!e||e in s.options);return D`<${a} title=${A(`open.choose-rules`)} onClose=${r}>
<${I}
label=${A(`open.rulebook`)}
value=${s.id}
options=${u}
onChange=${e=>c(Z(e))}
/>
<p class="soft">${o.standingNote(s.id)}</p>
${d.length>0&&D`<${Qt} offered=${d} chosen=${s.options} onChange=${e=>c({...s,options:e,readings:en(s,f,e)})} />`}
${p.length>0&&D`<${$t} offered=${p} draft=${s} onChange=${c} />`}
<${Zt} error=${l} reasons=${tn(d,s.options)} />
${!l&&D`<p role="status">${qt(e,Q(i,s))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!l}
onClick=${()=>n(s)}
>
${A(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${A(`cancel`)}</button>
</div>
<//>`}function Zt({error:e,reasons:t=[]}){return e?D`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>D`<p key=${e}>${e}</p>`)}
</div>`:null}function Qt({offered:e,chosen:t,onChange:r}){let i=({id:e,parameter:n},i)=>{let{[e]:a,...o}=t;r(i?{...o,[e]:n?{[n.name]:It(n)}:{}}:o)};return D`<fieldset class="stack">
<legend>${A(`open.options`)}</legend>
${e.map(e=>D`<div key=${e.id} class="stack">
<${n}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>i(e,t)}
/>
${e.parameter&&e.id in t&&D`<${Lt}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${n=>r({...t,[e.id]:{[e.parameter.name]:n}})}
/>`}
</div>`)}
</fieldset>`}function $t({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return D`<details class="fold">
<summary>
${A(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${A(`open.readings-text`)}</p>
${e.map(e=>D`<div key=${e.id} class="stack">
<${I}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function en({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function tn(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}const nn=1e3;function rn(e){let[t,n]=F(P.now);return p(()=>{if(!e)return;let t,r=()=>{n(P.now()),t=setTimeout(r,nn-P.now()%nn)};return r(),()=>clearTimeout(t)},[e]),t}const an=`shinpan.board`,on=()=>xe(an),sn=e=>ye(an,e);function cn(e){let t=S(/* @__PURE__ */ new Set);p(()=>{for(let n of e)for(let e of ln(n))t.current.has(e)||(t.current.add(e),un(n))},[e])}function ln({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function un({key:e,name:t,line:n}){if(N(400),ie(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(A(`clock.late-is`,{name:t}),r))}function dn(){let[e,t]=F(globalThis.Notification?.permission??`denied`);return e==="default"?D`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${A(`clock.notify`)}</button>`:null}function fn(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function pn({state:e,hanchan:t,zone:n}){let{official:r}=E(),i=fn(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return D`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${A(`kept.title`)}</h2>
${!a&&D`<p class="note info">${A(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>D`<li class="item" key=${t.id}><${mn} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function mn({state:t,kept:n,zone:r,director:i}){let a=Object.values(t.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[o,s]=F(a.length===1?a[0].id:``),[c,l]=F(!1),{does:d,wrong:f}=T(),p=n.who===`arbiter`,m=()=>d(()=>P.send(`kept-answer`,n.id,{confirmed:!0,...p&&{arbiter:o}})),h=async e=>{await P.send(`kept-answer`,n.id,{confirmed:!1,reason:e}),l(!1)},g=Date.parse(n.server_at)-Date.parse(n.at)>6e4;return D`<p><strong>${e(n.at,r)}</strong> ${gn(t,n)}</p>
${g&&D`<p class="note warn">${A(`kept.received`,{time:e(n.server_at,r)})}</p>`}
${i&&D`${p&&a.length!==1&&D`<${I} label=${A(`kept.which`)} value=${o} options=${hn(a)} onChange=${s} />`}
<div class="pair">
<button class="button main" type="button" disabled=${p&&!o} onClick=${m}>${A(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>l(!0)}>${A(`kept.dismiss`)}</button>
</div>
${f}`}
${c&&D`<${u} title=${`${e(n.at,r)} ${gn(t,n)}`} yes=${A(`kept.dismiss-now`)} onReason=${h} onClose=${()=>l(!1)} />`}`}function hn(e){return[{value:``,text:A(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function gn(e,{what:t,who:n,player:r}){if(t===`began`)return A(`kept.began`);let i=n===`arbiter`?A(`kept.arbiter`):e.players[r]?.name??`?`;return A(`kept.${t}`,{name:i})}async function _n(e,t,n){await P.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),N()}function vn({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,o]=F(String(Math.min(1,r)||1)),[s,c]=F(``),{does:l,wrong:u}=T(),d=Math.min(Math.round(Number(i)*60),t);return D`<${a} title=${A(`game.less`)} onClose=${n}>
<${C} type="number" min="1" max=${Math.max(r,1)} inputmode="numeric" label=${A(`game.less-minutes`)} value=${i} onInput=${o} />
<${C} long label=${A(`clock.reason`)} value=${s} onInput=${c} maxlength="4000" />
${u}
<button class="button main" type="button" disabled=${!(d>0)||!s.trim()} onClick=${()=>l(async()=>{await P.send(`extra-time`,null,{hanchan:e.id,seconds:-d,reason:s.trim()}),n()})}>${A(`game.take-off`)}</button>
<//>`}const yn=[1,3,5];function bn({hanchan:n,game:{clock:r,extra:i},now:a,zone:o,may:s}){let[c,l]=F(!1),{does:u,wrong:d}=T(),f=r&&me(r,a),p=r&&A(f?`game.was-up`:`game.ends`,{time:e(new Date(r.ends),o)});return cn(r?[Sn(n,r,a)]:[]),D`<section class=${`late ${f?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${A(`game.left`)}</h2>
${r?D`<p class="late-time" role="timer">${pe(t(r,a))}</p><p>${p}</p>`:D`<p>${A(`game.no-limit`)}</p>`}
${f&&D`<${xn} />`}
${i>0&&D`<p class="soft">${A(`game.extra`,{time:pe(i)})}</p>`}
${r&&s&&D`<div class="pair">
${yn.map(e=>D`<button key=${e} class="button" type="button" onClick=${()=>u(()=>_n(n,e*60))}>${A(`game.more`,{count:e})}</button>`)}
${i>0&&D`<button class="button" type="button" onClick=${()=>l(!0)}>${A(`game.less`)}</button>`}
</div>`}
${d}
${c&&D`<${vn} hanchan=${n} extra=${i} onClose=${()=>l(!1)} />`}
</section>`}function xn(){let{book:e}=E();if(!e)return null;let{still:t,chonbo:n}=v(e);return D`<p class="note warn"><strong>${A(`game.still.${t}`)}</strong> ${A(`game.chonbo.${n}`)}</p>`}function Sn(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=A(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:A(`game.left`),seconds:r,thresholds:[i],line:a}}function Cn({state:t,id:n}){let r=O(),i=t.others.offences.filter(({offender:e})=>e.id===n);return i.length===0?null:D`<section class="stack" aria-labelledby="season">
<h2 id="season">${A(`hall-season`,{season:t.season.season})}</h2>
<dl class="facts">
${i.map(n=>D`<div key=${n.ruling}>
<dt>${k(r,n.foul)}<small>${se(t,n.tournament)} · ${e(n.ruled_at,t.settings.time_zone)}</small></dt>
<dd>${M(r,n)}</dd>
</div>`)}
</dl>
</section>`}const wn=[[`day`,86400],[`hour`,3600],[`minute`,60]];function Tn({status:e,level:t}){return A(`esc.stands.${e}.${t}`)}function En({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?A(`esc.outcome.${t}`):``}function Dn(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function On(e){let t=Math.max(0,(P.now()-Date.parse(e))/1e3),[n,r]=wn.find(([,e])=>t>=e)??wn[wn.length-1],i=Math.floor(t/r);return ce(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function kn(e,{status:t,level:n},r){let i=An(e,t,n,r);return i===`decide`?n!==`head-referee`&&jn(e)?`panel`:d(e,r)?`own-table`:i:i}function An({official:e},t,n,r){let i=s(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?re(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!s(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function jn({official:e,book:t,state:n}){return t?.content.rule_points.appeals===`panel`?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!Mn(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function Mn({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function Nn({state:e,escalation:{id:t,standing_id:n}}){let r=O();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return D`<div class="both">
<${Pn} words=${r} label=${A(`esc.as-called`)} ruling=${i} />
${n===null?D`<div class="card"><small>${A(`esc.as-it-stands`)}</small><strong>${A(`esc.nothing-stands`)}</strong></div>`:D`<${Pn} words=${r} label=${A(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Pn({words:e,label:t,ruling:n}){return n?D`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${_e(n.kind)}`}>${M(e,n)}</strong>
<span>${k(e,n.foul)}</span>
</a>`:null}function Fn({state:t,events:n}){return D`<ul class="rows">
${n.map(({key:n,text:r,reason:i,by:a,who:o=t.officials[a]?.name,at:s,href:c})=>D`<li key=${n}>
<div class="row">
<span class="body">
${c?D`<a href=${c}>${r}</a>`:D`<strong>${r}</strong>`}
${i&&D`<span>${i}</span>`}
<small>${[o,s&&e(s,t.settings.time_zone)].filter(Boolean).join(` · `)||A(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function In(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&A(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:A(`esc.escalated`),reason:o,who:Dn(e,t),at:i},...a.map(t=>Ln(e,t))]}function Ln(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Rn(t),reason:r,who:Dn(e,t),at:i}}function Rn({what:e,outcome:t,level:n}){return e===`decided`?A(`esc.decided.${n}`,{outcome:A(`esc.outcome.${t}`)}):A(`esc.step.${e}`)}function zn({state:t,line:{what:n,cause:r,cause_id:i,hanchan:a,round:o,reason:s,at:c}}){let l=O(),{table:u}=t.hanchans[a]??{},d=r===`ruling`&&t.rulings[i],f={ruling:d&&`#/ruling/${i}`,clock:u&&`#/start/${u}/${a}`,payment:`#/paid/${i}`}[r],p=d?k(l,d.foul):A(`hall-cause.${r}`),m=[A(`hall-line.${n}`),o&&A(`hall-round`,{round:o}),e(c,t.settings.time_zone),s];return D`${f?D`<a class="reach" href=${f}>${p}</a>`:p}<small>${m.filter(Boolean).join(` · `)}</small>`}const Bn=[`device_at`,`clock_offset_ms`,`revision`];function Vn({stored:e,sent:t}){let n=[A(`hall-on-server`),A(`hall-on-phone`)];return D`<${Hn} caption=${A(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function Hn({caption:e,heads:t,before:n,after:a}){r();let o=O(),{state:s}=E(),[c,l]=[Wn(a),Wn(n)],u=[.../* @__PURE__ */ new Set([...Object.keys(l),...Object.keys(c)])].filter(e=>c[e]!==l[e]),d=u.filter(e=>!Bn.includes(e));return D`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>D`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(d.length>0?d:u).map(e=>D`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${i(o,e)}</th></tr>
<tr><td>${Gn(o,s,e,l[e])}</td><td>${Gn(o,s,e,c[e])}</td></tr>
</tbody>`)}
</table>`}function Un({item:{expected:e,answer:t,differs:n}}){let r=O(),i=n===`revision`?t.second_decision:t.decision;return D`<div class="note warn">
<p>${A(`hall-phone-showed`,{line:M(r,e)})}</p>
<p><strong>${A(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:M(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${A(`hall-ruling`)}</a>
</div>`}function Wn(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>Wn(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function Gn(t,n,r,i){if(i===void 0)return`–`;if(r===`foul`)return k(t,i);if(r.endsWith(`_at`)&&i!==`–`)return e(i,n.settings.time_zone);for(let e of[n.players,n.teams,n.officials])if(e[i])return e[i].name;return n.tables[i]?.label??n.hanchans[i]?.round??i}function Kn(){let e=S(null),[t,n]=F(``);p(()=>{let t=new AbortController;return Jn(e.current,t.signal,qn,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return D`<${w} title=${A(`hall-scan`)} up="#/tables">
<p>${A(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${A(`hall-viewfinder`)}></video>
${t&&D`<p class="note warn" role="status">${A(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${A(`hall-tables`)}</a>
<a class="button" href="#/join">${A(`hall-join`)}</a>
<//>`}function qn(e){let t=Ee(e);if(!t)return!1;N();let{tournament:n,invitation:r,account:i,table:a}=t,o=r?`join/${n}/${r}`:i?`account/${i}`:`table/${a}`;return de(`#/${o}`,{replace:!0}),!0}async function Jn(e,t,n,r){let i=navigator.mediaDevices&&await Yn().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function Yn(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function Xn(e,t,n,r){let i=e.map(e=>Zn(e,t,n,r)),a=i.filter(e=>e instanceof l);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:h(r)};return i.map((t,n)=>t instanceof l?{rulebook:e[n].names(),...o,...ee()}:t)}function Zn(e,t,n,r){try{return be(e,t,n,r)}catch(e){if(e instanceof l)return e;throw e}}function Qn(e,t){let n=new _(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:$n(n,r,e)})),differs:i.some(e=>!er(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function $n(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function er(e,t){return y(e)===y(t)}const tr={transfers:[],fines:[],effects:[]};function nr({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function rr({words:e},t){if(t.lateness)return A(`open.by-lateness`);let n=ir(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>ir(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function ir(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...tr,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?A(`open.grows-times`,{times:r.p.times}):A(`open.grows-add`,{p:r.p.add})})`:e.line({...tr,penalties:t,effects:n})}function ar(e,t){return e.table(t).rows}function or({rules:e,book:t,foul:n}){let{words:r}=e,i=ar(t,n);if(!i.length)return D`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return D`<ol class="table-rows">
${i.map(t=>D`<li key=${t.id}>
<strong>${rr(e,t)}</strong>
${nr(e,t.when).map(e=>D`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&D`<p>${i.length>1?A(`open.otherwise`):A(`open.always`)}</p>`}
${t.effects.length>0&&D`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${he(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&D`<p class="soft">${A(`open.counted-over`,{scope:ve([r.phrase(`scope-${a}`)])})}</p>`}`}function sr({book:e,words:t,foul:n,facts:r,context:i,onChange:a}){let o=(e,t)=>{let{[e]:n,...r}=i;a(t===ge[e]?r:{...r,[e]:t})};return D`<div class="stack">
${Object.entries(fe).map(([a,s])=>{let c=s.filter(t=>x(e,n,r,{...i,[a]:t}));return D`<${m}
key=${a}
label=${ae(t,a)}
value=${i[a]??ge[a]}
options=${c.map(e=>({value:e,text:ue(t,a,e)}))}
onChange=${e=>o(a,e)}
/>`})}
</div>`}const cr=[`impossible`,`denied`,`silent`];function lr({tournament:e,as:t,player:r=!1}){let{lang:i}=j(),[a,o]=F(``),s=async n=>{o(n?`beginning`:`ending`),o(await(n?ur({tournament:e,as:t},i):dr(e)).catch(()=>`unreached`))};if(p(()=>{let n=!1;return P.push().then(n=>n.status({tournament:e,as:t},i)).then(e=>n||o(e),()=>{}),()=>void(n=!0)},[e,t,i]),!a)return null;if(cr.includes(a))return D`<section class="card"><h2>${A(`push.title`)}</h2><p role="status">${A(`push.${a}`)}</p></section>`;let c=[`unserved`,`unreached`].includes(a);return D`<${n} label=${A(`push.title`)} hint=${A(r?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(a)} onChange=${s} />
${c&&D`<p class="note warn" role="status">${A(`push.${a}`)}</p>`}`}async function ur(e,t){return(await P.push()).subscribe(e,t)}async function dr(e){return await(await P.push()).unsubscribe(e),`off`}export{G as $,dn as A,qt as B,Dn as C,_n as D,bn as E,Xt as F,z as G,$ as H,Zt as I,We as J,Ue as K,Jt as L,on as M,sn as N,pn as O,rn as P,at as Q,Yt as R,Tn as S,xn as T,Kt as U,Z as V,At as W,Ge as X,V as Y,Ye as Z,Rn as _,rr as a,R as at,kn as b,Xn as c,Ne as ct,Hn as d,De as dt,Xe as et,Un as f,Ee as ft,In as g,Fn as h,nr as i,Ie as it,cn as j,fn as k,Kn as l,ke as lt,zn as m,sr as n,He as nt,ar as o,Fe as ot,Vn as p,Ke as q,or as r,Be as rt,Qn as s,Me as st,lr as t,Le as tt,Jn as u,Ae as ut,Nn as v,Cn as w,En as x,On as y,Q as z};