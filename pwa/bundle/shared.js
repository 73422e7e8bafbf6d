import{Ct as e,Dt as t,Et as n,Ft as r,Ht as i,I as a,It as o,Jt as s,K as c,Lt as l,Mt as u,Ot as d,P as f,Pt as p,Q as m,Rt as h,St as g,Tt as _,W as v,X as y,Xt as b,Y as x,Yt as S,Z as C,Zt as w,_t as ee,an as te,b as T,br as E,bt as D,dn as ne,dt as re,ft as ie,hn as ae,in as oe,ir as O,j as se,jn as ce,jt as k,k as le,nn as ue,nr as A,on as de,qt as j,sn as M,tn as fe,un as pe,ut as me,vr as N,x as he,xt as P,y as ge,yr as F,zt as I}from"./app.js";const _e=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,ve=RegExp(`#/join/(${_e})/([\\w-]{16,200})`,`i`),ye=/#\/account\/(spa_[\w-]{16,200})/,be=RegExp(`#/table/(${_e})`,`i`);function xe(e){let t=ve.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=ye.exec(e);if(n)return{account:n[1]};let r=be.exec(e);return r?{table:r[1].toLowerCase()}:null}function Se(){let{path:e}=ue();return t=>{ue().path===e&&fe(t,{replace:!0})}}const Ce=d(p.referee,`Switch`);function we({to:e,children:t}){let{tournament:n,outbox:r}=k(),[i,a]=E(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:w`<${Ce} onYes=${()=>a(!0)} />`}function Te({up:e}){let{joining:t}=k(),{loaded:r=0,total:i=0,name:a,roles:o=[]}=t??{};return w`<${n} title=${a??h(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${o.length>0&&w`<p>${h(`hall-as`,{roles:o.map(e=>h(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${h(`hall-joining`)} value=${i?r:void 0} max=${i||1}></progress>
<p>${i?h(`hall-loaded`,{loaded:r,total:i}):h(`hall-asking`)}</p>
</div>
<//>`}const Ee=d(p.account,`SignInAgain`);let L=null;function De(){let[e,t]=E(null);N(()=>(L=t,()=>void(L=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&w`<${Ee} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function Oe(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!L||!await ke(L))throw t;return e()}}function ke(e){return new Promise(t=>e({tell:t}))}function Ae(e){let{state:t,online:n}=k(),[r,i]=E({answer:null,fresh:!1,trouble:null});return N(()=>{let t=!1,n=e=>t||i(e);return M.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),M.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function je({seen:{answer:e,fresh:t,trouble:n},what:i=`standings`}){T();let{tournament:a}=k(),o=e&&r(e.at,a.time_zone);return!e&&!n?w`<${_} />`:n?w`<p class="note warn" role="status">${[R(n),h(`seen.${e?`old`:`never`}.${i}`,{time:o??``})].join(` `)}</p>`:w`<p class="soft" role="status">${h(t?`standings.at`:`seen.asking.${i}`,{time:o??``})}</p>`}function R(e){return e.name===`Unreachable`?`${h(navigator.onLine?`live.unreached`:`no-network`)}.`:he(e.problem)||`HTTP ${e.status}`}function Me({name:e,hint:t=``,path:n,file:r}){let{lang:a}=i(),[o,s]=E(null),[c,l]=E(!1),[u,d]=E(null),f=F(0),p=F(null);return N(()=>(s(null),d(null),()=>void(f.current+=1)),[n,a]),N(()=>()=>o&&URL.revokeObjectURL(o.url),[o]),N(()=>p.current?.focus(),[o]),w`<li class="card">
<h3>${e}</h3>
${t&&w`<p class="soft">${t}</p>`}
<div role="status">
${c&&w`<progress aria-label=${h(`reports.making`,{name:e})}></progress><p class="soft">${h(`reports.wait`)}</p>`}
${o&&w`<p class="soft">${h(`reports.ready`,{size:Ie(o.file.size)})}</p>`}
</div>
${u&&w`<${Pe} error=${u} />`}
${o?w`<${Ne} made=${o} first=${p} />`:w`<button class="button" type="button" disabled=${c} aria-label=${h(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=f.current+=1,t=t=>e===f.current&&t();l(!0),d(null);try{let e=await M.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${a}`,{timeout:12e4});t(()=>s({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>d(e))}finally{l(!1)}}}>${h(`reports.make`)}</button>`}
</li>`}function Ne({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return w`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${h(`reports.save`)}</a>
${r&&w`<a class="button" href=${e} target="_blank">${h(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&w`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${h(`reports.share`)}</button>`}
</div>`}function Pe({error:e}){return T(),w`<p class="note bad" role="alert">${R(e)}</p>`}function Fe(){return k().state?.settings.slug??`shinpan`}function Ie(e){return o(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function Le(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const Re=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),ze=[`low`,`medium`,`quartile`,`high`],Be={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Ve={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},He={low:1,medium:0,quartile:3,high:2},z=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function Ue(e){if(e=Ze(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function We(e,t){let n=He[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function Ge(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const Ke={numeric:1,alphanumeric:2,byte:4},B={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},V=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function qe(e){let{exp:t,log:n}=V,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const Je=[];function Ye(e){let t=Je[e];if(t!==void 0)return t;let n=qe(e),{exp:r,log:i}=V,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return Je[e]={gen:n,mul:a}}function Xe(e,t,n){let{exp:r,log:i}=V,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function H(e,t){let n=Re[e-1],r=Be[t][e-1],i=Ve[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const U=e=>{throw Error(e)};function Ze(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function Qe(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=W[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const W=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[z.charCodeAt(t)]=t;return e})();function $e(e,t,n,r,i){let a=H(e,t),o=B[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&U(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(Ke[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(W[n.charCodeAt(e)]*45+W[n.charCodeAt(e+1)],11);s&1&&f(W[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&U(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Ye(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Xe(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function et(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const tt=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),G=e=>tt[e&65535]+tt[e>>>16],nt=/* @__PURE__ */ new Uint32Array(32);function rt(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const K=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},it=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,q=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function at(e,t){let{size:n,words:r,v:i}=e,a=nt;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),rt(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function ot(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=G(n>>>0)+2*G((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function st(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=G(v>>>0)+G(y>>>0)}}return a}function ct(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=ot(e)+ot(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=G(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=G(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(st(e)+st(t))}function lt(e,t,n,r){let i=e.size,a=We(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?q(e,8,t,n):t<8?q(e,8,t+1,n):t===8?q(e,7,8,n):q(e,14-t,8,n),t<8?q(e,i-1-t,8,n):q(e,8,i-15+t,n)}if(q(e,8,i-8,1),t>=7){let n=Ge(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;q(e,a,o,r),q(e,o,a,r)}}}let J;function ut(e){let t=21+4*(e-1),n=K(t),r=new Uint8Array(t*t),i=(e,i,a)=>{q(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=Ue(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(K(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=et(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=K(t);return at(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[K(t),K(t),K(t),K(t)]}}function dt(e,t,n,r,i=!1){(J===void 0||J.ver!==e)&&(J=ut(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=J,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){at(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=ct(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||lt(u,e,t,h),u}const Y=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},ft=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function pt(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function mt(e,t){let n=B.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((H(e,t).capacity-4-n)/8))}function ht(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const X=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&it(e.m,e.map[t],e.map[n])===1,gt=[10,27],_t=/* @__PURE__ */ String.fromCharCode(gt[0]);function vt(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=X(e,n,r);n[r]=i}return n}function yt(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=X(e,i,r),o=r+1>=t||X(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=_t}return n}function bt(e){let t=e.W,n=String.fromCharCode(gt[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=X(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=_t}return i}function xt(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!X(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function St(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=it(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function Ct(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function wt(e,t=`raw`,n={}){if(ft(e,`text`),ft(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=Ze(r));let i=n.ecc===void 0?`medium`:n.ecc;ze.includes(i)||U(`invalid ecc=${i}`);let a=n.encoding===void 0?Qe(e):n.encoding;if(B[a]||U(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?z.slice(0,10):z;for(let n of e)t.includes(n)||U(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(Y(n.mask,`opts.mask`)<0||n.mask>7)&&U(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=mt(r===void 0?40:r,i);(e.length>t||pt(e)>t)&&U(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!ht(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=B[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=H(r,i).capacity)break}r>40&&U(`Capacity overflow`)}else{let e=B[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>H(r,i).capacity)&&U(`Capacity overflow`)}let u=$e(r,i,e,a,s),d=dt(r,i,u,n.mask),f=n.border===void 0?2:Y(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:Y(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?vt(_):t===`ascii`?yt(_):t===`term`?bt(_):t===`svg`?xt(_,n.optimize===void 0||n.optimize):t===`gif`?St(_):t===`data-url`?Ct(St(_)):U(`Unknown output: ${t}`)}function Tt({text:e,label:t}){let n=wt(e,`raw`,{border:4}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return w`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function Et(e,t){let n=e.book(t),r=new j(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>kt(r,t,e.id)));return{options:i.map(e=>Dt(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>kt(r,e,null)),...a]}}function Dt(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?Ot(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function Ot(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,answers:n.map(([e,t])=>({value:e,text:t}))}}function kt(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const At=[1,2,3,4];function jt({kind:e,default:t,answers:n}){return t===null?e===`several`?n.map(({value:e})=>e):[30,10,-10,-30]:t}function Mt({parameter:e,label:t,value:n,onChange:r}){let i={uma:Nt,hundreds:It,several:Lt}[e.kind];return w`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function Nt({label:e,value:t,onChange:n}){let[r,i]=E(()=>At.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(Pt(a))};return w`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${h(`open.uma-hint`)}</p>
<div class="places">
${At.map(e=>w`<${D}
key=${e}
label=${h(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function Pt(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Ft)}function Ft(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function It({label:e,value:t,onChange:n}){let[r,i]=E(String(t));return w`<${D}
label=${`${e} (${h(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(Ft(e.trim()))}}
/>`}function Lt({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return w`<fieldset class="parameter">
<legend>${t}</legend>
<div class="choices">
${i.map(e=>w`<label class="choice" key=${e.value}>
<input
type="checkbox"
checked=${n.includes(e.value)}
onChange=${()=>a(e.value)}
/>
${e.text}
</label>`)}
</div>
</fieldset>`}const Rt=`wrc-2022`,zt=/* @__PURE__ */ new Map;function Z(e){return{id:e,options:{},readings:{}}}function Q(e,t){let n=A(t),r=zt.get(n)??ce(e,t.id,t.options,t.readings);return zt.set(n,r),r}function $(e,t){try{return Q(e,t),null}catch(e){return e}}function Bt(){let{library:e,tournament:t,book:n}=k(),{lang:r}=i(),[a,o]=de(`shinpan.rules`,null);if(!e)return null;let s=t?.id??null,c=a&&a.at===s&&!$(e,a.choice)?a.choice:null,l=t?{...Z(Rt),...t.rulebook}:Z(Rt),u=c??l,d=c||!n?Q(e,u):n;return{library:e,lang:r,words:new j(e),choice:u,book:d,choose:e=>o({at:s,choice:e})}}function Vt(t){return r=>{let i=Bt();return i?w`<${t} ...${r} rules=${i} />`:w`<${n} title=${h(`open.no-rules`)}
><${e} text=${h(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${h(`try-again`)}
</button>
<//><//
>`}}function Ht({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[h(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Ut({rules:e}){let[n,r]=E(!1);return w`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>r(!0)}>
<${t} name="book" />
<span class="body"
><small>${h(`open.rules-in-use`)}</small
><strong>${Ht(e,e.book)}</strong></span
>
<span class="badge">${h(`call.change`)}</span>
</button>
<${Wt} rules=${e} standing=${e.book.content.standing} />
${n&&w`<${Gt} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),r(!1)}} onClose=${()=>r(!1)} />`}
</div>`}function Wt({rules:e,standing:t}){return t===`official`?null:w`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function Gt({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=E(t),c=$(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=Et(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return w`<${ee} title=${h(`open.choose-rules`)} onClose=${r}>
<${P}
label=${h(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(Z(e))}
/>
<p class="soft">${a.standingNote(o.id)}</p>
${u.length>0&&w`<${qt} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:Yt(o,d,e)})} />`}
${f.length>0&&w`<${Jt} offered=${f} draft=${o} onChange=${s} />`}
<${Kt} error=${c} reasons=${Xt(u,o.options)} />
${!c&&w`<p role="status">${Ht(e,Q(i,o))}</p>`}
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
<//>`}function Kt({error:e,reasons:t=[]}){return e?w`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>w`<p key=${e}>${e}</p>`)}
</div>`:null}function qt({offered:e,chosen:t,onChange:n}){let r=({id:e,parameter:r},i)=>{let{[e]:a,...o}=t;n(i?{...o,[e]:r?{[r.name]:jt(r)}:{}}:o)};return w`<fieldset class="stack">
<legend>${h(`open.options`)}</legend>
${e.map(e=>w`<div key=${e.id} class="stack">
<${g}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e,t)}
/>
${e.parameter&&e.id in t&&w`<${Mt}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function Jt({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return w`<details class="fold">
<summary>
${h(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${h(`open.readings-text`)}</p>
${e.map(e=>w`<div key=${e.id} class="stack">
<${P}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function Yt({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function Xt(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}const Zt=1e3;function Qt(e){let[t,n]=E(M.now);return N(()=>{if(!e)return;let t,r=()=>{n(M.now()),t=setTimeout(r,Zt-M.now()%Zt)};return r(),()=>clearTimeout(t)},[e]),t}const $t=`shinpan.board`,en=()=>te($t),tn=e=>oe($t,e);function nn(e){let t=F(/* @__PURE__ */ new Set);N(()=>{for(let n of e)for(let e of rn(n))t.current.has(e)||(t.current.add(e),an(n))},[e])}function rn({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function an({key:e,name:t,line:n}){if(I(400),u(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(h(`clock.late-is`,{name:t}),r))}function on(){let[e,t]=E(globalThis.Notification?.permission??`denied`);return e==="default"?w`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${h(`clock.notify`)}</button>`:null}function sn(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function cn({state:e,hanchan:t,zone:n}){let{official:r}=k(),i=sn(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return w`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${h(`kept.title`)}</h2>
${!a&&w`<p class="note info">${h(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>w`<li class="item" key=${t.id}><${ln} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function ln({state:e,kept:t,zone:n,director:i}){let o=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[s,c]=E(o.length===1?o[0].id:``),[l,u]=E(!1),{does:d,wrong:p}=a(),m=t.who===`arbiter`,g=()=>d(()=>M.send(`kept-answer`,t.id,{confirmed:!0,...m&&{arbiter:s}})),_=async e=>{await M.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),u(!1)},v=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return w`<p><strong>${r(t.at,n)}</strong> ${dn(e,t)}</p>
${v&&w`<p class="note warn">${h(`kept.received`,{time:r(t.server_at,n)})}</p>`}
${i&&w`${m&&o.length!==1&&w`<${P} label=${h(`kept.which`)} value=${s} options=${un(o)} onChange=${c} />`}
<div class="pair">
<button class="button main" type="button" disabled=${m&&!s} onClick=${g}>${h(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>u(!0)}>${h(`kept.dismiss`)}</button>
</div>
${p}`}
${l&&w`<${f} title=${`${r(t.at,n)} ${dn(e,t)}`} yes=${h(`kept.dismiss-now`)} onReason=${_} onClose=${()=>u(!1)} />`}`}function un(e){return[{value:``,text:h(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function dn(e,{what:t,who:n,player:r}){if(t===`began`)return h(`kept.began`);let i=n===`arbiter`?h(`kept.arbiter`):e.players[r]?.name??`?`;return h(`kept.${t}`,{name:i})}async function fn(e,t,n){await M.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),I()}function pn({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,o]=E(String(Math.min(1,r)||1)),[s,c]=E(``),{does:l,wrong:u}=a(),d=Math.min(Math.round(Number(i)*60),t);return w`<${ee} title=${h(`game.less`)} onClose=${n}>
<${D} type="number" min="1" max=${Math.max(r,1)} inputmode="numeric" label=${h(`game.less-minutes`)} value=${i} onInput=${o} />
<${D} long label=${h(`clock.reason`)} value=${s} onInput=${c} maxlength="4000" />
${u}
<button class="button main" type="button" disabled=${!(d>0)||!s.trim()} onClick=${()=>l(async()=>{await M.send(`extra-time`,null,{hanchan:e.id,seconds:-d,reason:s.trim()}),n()})}>${h(`game.take-off`)}</button>
<//>`}const mn=[1,3,5];function hn({hanchan:e,game:{clock:t,extra:n},now:i,zone:o,may:c}){let[l,u]=E(!1),{does:d,wrong:f}=a(),p=t&&re(t,i),m=t&&h(p?`game.was-up`:`game.ends`,{time:r(new Date(t.ends),o)});return nn(t?[_n(e,t,i)]:[]),w`<section class=${`late ${p?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${h(`game.left`)}</h2>
${t?w`<p class="late-time" role="timer">${s(ie(t,i))}</p><p>${m}</p>`:w`<p>${h(`game.no-limit`)}</p>`}
${p&&w`<${gn} />`}
${n>0&&w`<p class="soft">${h(`game.extra`,{time:s(n)})}</p>`}
${t&&c&&w`<div class="pair">
${mn.map(t=>w`<button key=${t} class="button" type="button" onClick=${()=>d(()=>fn(e,t*60))}>${h(`game.more`,{count:t})}</button>`)}
${n>0&&w`<button class="button" type="button" onClick=${()=>u(!0)}>${h(`game.less`)}</button>`}
</div>`}
${f}
${l&&w`<${pn} hanchan=${e} extra=${n} onClose=${()=>u(!1)} />`}
</section>`}function gn(){let{book:e}=k();if(!e)return null;let{still:t,chonbo:n}=me(e);return w`<p class="note warn"><strong>${h(`game.still.${t}`)}</strong> ${h(`game.chonbo.${n}`)}</p>`}function _n(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=h(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:h(`game.left`),seconds:r,thresholds:[i],line:a}}function vn(e){return bn(Object.values(e.ledger).filter(({unit:e})=>e!==`P`))}function yn(e,t){return bn(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function bn(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function xn(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function Sn(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function Cn(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function wn(e,{kind:t,id:n}){return e[`${t}s`]?.[n]?.name??`?`}function Tn(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:`${t<0?`−`:``}${b(e,Math.abs(t))}`}function En(e,t){let n=S(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}function Dn({state:e,id:t}){let n=C(),i=e.others.offences.filter(({offender:e})=>e.id===t);return i.length===0?null:w`<section class="stack" aria-labelledby="season">
<h2 id="season">${h(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${i.map(t=>w`<div key=${t.ruling}>
<dt>${v(n,t.foul)}<small>${y(e,t.tournament)} · ${r(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${c(n,t)}</dd>
</div>`)}
</dl>
</section>`}const On=[[`day`,86400],[`hour`,3600],[`minute`,60]];function kn({status:e,level:t}){return h(`esc.stands.${e}.${t}`)}function An({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?h(`esc.outcome.${t}`):``}function jn(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function Mn(e){let t=Math.max(0,(M.now()-Date.parse(e))/1e3),[n,r]=On.find(([,e])=>t>=e)??On[On.length-1],i=Math.floor(t/r);return o(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function Nn(e,{status:t,level:n},r){let i=le(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?se(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!le(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function Pn({state:e,escalation:{id:t,standing_id:n}}){let r=C();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return w`<div class="both">
<${Fn} words=${r} label=${h(`esc.as-called`)} ruling=${i} />
${n===null?w`<div class="card"><small>${h(`esc.as-it-stands`)}</small><strong>${h(`esc.nothing-stands`)}</strong></div>`:w`<${Fn} words=${r} label=${h(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Fn({words:e,label:t,ruling:n}){return n?w`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${m(n.kind)}`}>${c(e,n)}</strong>
<span>${v(e,n.foul)}</span>
</a>`:null}function In({state:e,events:t}){return w`<ul class="rows">
${t.map(({key:t,text:n,reason:i,by:a,who:o=e.officials[a]?.name,at:s,href:c})=>w`<li key=${t}>
<div class="row">
<span class="body">
${c?w`<a href=${c}>${n}</a>`:w`<strong>${n}</strong>`}
${i&&w`<span>${i}</span>`}
<small>${[o,s&&r(s,e.settings.time_zone)].filter(Boolean).join(` · `)||h(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Ln(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&h(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:h(`esc.escalated`),reason:o,who:jn(e,t),at:i},...a.map(t=>Rn(e,t))]}function Rn(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:zn(t),reason:r,who:jn(e,t),at:i}}function zn({what:e,outcome:t,level:n}){return e===`decided`?h(`esc.decided.${n}`,{outcome:h(`esc.outcome.${t}`)}):h(`esc.step.${e}`)}function Bn({state:e,line:{what:t,cause:n,cause_id:i,hanchan:a,round:o,reason:s,at:c}}){let l=C(),{table:u}=e.hanchans[a]??{},d=n===`ruling`&&e.rulings[i],f={ruling:d&&`#/ruling/${i}`,clock:u&&`#/start/${u}/${a}`,payment:`#/paid/${i}`}[n],p=d?v(l,d.foul):h(`hall-cause.${n}`),m=[h(`hall-line.${t}`),o&&h(`hall-round`,{round:o}),r(c,e.settings.time_zone),s];return w`${f?w`<a class="reach" href=${f}>${p}</a>`:p}<small>${m.filter(Boolean).join(` · `)}</small>`}const Vn=[`device_at`,`clock_offset_ms`,`revision`];function Hn({stored:e,sent:t}){let n=[h(`hall-on-server`),h(`hall-on-phone`)];return w`<${Un} caption=${h(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function Un({caption:e,heads:t,before:n,after:r}){T();let i=C(),{state:a}=k(),[o,s]=[Gn(r),Gn(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!Vn.includes(e));return w`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>w`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>w`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${ge(i,e)}</th></tr>
<tr><td>${Kn(i,a,e,s[e])}</td><td>${Kn(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function Wn({item:{expected:e,answer:t,differs:n}}){let r=C(),i=n===`revision`?t.second_decision:t.decision;return w`<div class="note warn">
<p>${h(`hall-phone-showed`,{line:c(r,e)})}</p>
<p><strong>${h(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:c(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${h(`hall-ruling`)}</a>
</div>`}function Gn(e,t=``){if(typeof e!=`object`||!e)return{[t]:String(e)};let n=Object.entries(e).map(([e,n])=>Gn(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function Kn(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return v(e,r);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function qn(){let e=F(null),[t,r]=E(``);N(()=>{let t=new AbortController;return Yn(e.current,t.signal,Jn,r),()=>t.abort()},[]);let i=t===`impossible`||t===`refused`;return w`<${n} title=${h(`hall-scan`)} up="#/tables">
<p>${h(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${i} muted playsinline aria-label=${h(`hall-viewfinder`)}></video>
${t&&w`<p class="note warn" role="status">${h(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${h(`hall-tables`)}</a>
<a class="button" href="#/join">${h(`hall-join`)}</a>
<//>`}function Jn(e){let t=xe(e);if(!t)return!1;I();let{tournament:n,invitation:r,account:i,table:a}=t,o=r?`join/${n}/${r}`:i?`account/${i}`:`table/${a}`;return fe(`#/${o}`,{replace:!0}),!0}async function Yn(e,t,n,r){let i=navigator.mediaDevices&&await Xn().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function Xn(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function Zn(e,t,n,r){let i=e.map(e=>Qn(e,t,n,r)),a=i.filter(e=>e instanceof O);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:ae(r)};return i.map((t,n)=>t instanceof O?{rulebook:e[n].names(),...o,...ne()}:t)}function Qn(e,t,n,r){try{return pe(e,t,n,r)}catch(e){if(e instanceof O)return e;throw e}}function $n(e,t){let n=new j(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:er(n,r,e)})),differs:i.some(e=>!tr(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function er(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function tr(e,t){return A(e)===A(t)}const nr={transfers:[],fines:[],effects:[]};function rr({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function ir({words:e},t){if(t.lateness)return h(`open.by-lateness`);let n=ar(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>ar(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function ar(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...nr,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?h(`open.grows-times`,{times:r.p.times}):h(`open.grows-add`,{p:r.p.add})})`:e.line({...nr,penalties:t,effects:n})}function or(e,t){return e.table(t).rows}function sr({rules:e,book:t,foul:n}){let{words:r}=e,i=or(t,n);if(!i.length)return w`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return w`<ol class="table-rows">
${i.map(t=>w`<li key=${t.id}>
<strong>${ir(e,t)}</strong>
${rr(e,t.when).map(e=>w`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&w`<p>${i.length>1?h(`open.otherwise`):h(`open.always`)}</p>`}
${t.effects.length>0&&w`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${x(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&w`<p class="soft">${h(`open.counted-over`,{scope:l([r.phrase(`scope-${a}`)])})}</p>`}`}const cr=[`impossible`,`denied`,`silent`];function lr({tournament:e,as:t,player:n=!1}){let{lang:r}=i(),[a,o]=E(``),s=async n=>{o(n?`beginning`:`ending`),o(await(n?ur({tournament:e,as:t},r):dr(e)).catch(()=>`unreached`))};if(N(()=>{let n=!1;return M.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||o(e),()=>{}),()=>void(n=!0)},[e,t,r]),!a)return null;if(cr.includes(a))return w`<section class="card"><h2>${h(`push.title`)}</h2><p role="status">${h(`push.${a}`)}</p></section>`;let c=[`unserved`,`unreached`].includes(a);return w`<${g} label=${h(`push.title`)} hint=${h(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(a)} onChange=${s} />
${c&&w`<p class="note warn" role="status">${h(`push.${a}`)}</p>`}`}async function ur(e,t){return(await M.push()).subscribe(e,t)}async function dr(e){return await(await M.push()).unsubscribe(e),`off`}export{Re as $,Cn as A,tn as B,Dn as C,wn as D,vn as E,cn as F,Wt as G,Gt as H,sn as I,Z as J,Q as K,on as L,gn as M,hn as N,En as O,fn as P,z as Q,nn as R,jn as S,yn as T,Kt as U,Qt as V,Ut as W,Vt as X,$ as Y,Tt as Z,Pn as _,Te as _t,or as a,et as at,An as b,qn as c,Me as ct,Wn as d,je as dt,Ve as et,Hn as f,R as ft,zn as g,we as gt,Ln as h,Oe as ht,ir as i,We as it,Sn as j,xn as k,Yn as l,Le as lt,In as m,De as mt,sr as n,V as nt,$n as o,G as ot,Bn as p,Ae as pt,Ht as q,rr as r,Be as rt,Zn as s,Ge as st,lr as t,ze as tt,Un as u,Fe as ut,Mn as v,Se as vt,Tn as w,kn as x,Nn as y,xe as yt,en as z};