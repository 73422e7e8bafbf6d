import{$t as e,Ar as t,Bn as n,Cn as r,D as i,Dr as a,Dt as o,E as s,Er as c,Et as l,Fr as u,H as d,Ht as f,Ir as p,It as m,Jt as h,Lr as g,Lt as _,Mr as v,Nt as y,O as b,Ot as x,Pr as S,Qt as ee,Rt as te,Sn as ne,Ut as re,Vt as ie,W as ae,Wt as oe,Xt as se,Y as C,Zt as w,_n as ce,dt as le,en as T,ft as E,gn as ue,in as D,it as O,ln as k,lt as de,mn as fe,ot as A,pn as pe,pt as me,q as he,qt as j,tn as M,vn as ge,yn as N,zt as _e}from"./app.js";const ve=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,ye=RegExp(`#/join/(${ve})/([\\w-]{16,200})`,`i`),be=/#\/account\/(spa_[\w-]{16,200})/,xe=RegExp(`#/table/(${ve})`,`i`);function Se(e){let t=ye.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=be.exec(e);if(n)return{account:n[1]};let r=xe.exec(e);return r?{table:r[1].toLowerCase()}:null}function Ce(){let{path:e}=fe();return t=>{fe().path===e&&pe(t,{replace:!0})}}const we=oe(se.referee,`Switch`);function Te({to:e,children:t}){let{tournament:n,outbox:r}=j(),[i,a]=g(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:k`<${we} onYes=${()=>a(!0)} />`}function Ee({up:e}){let{joining:t}=j(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return k`<${f} title=${i??T(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${a.length>0&&k`<p>${T(`hall-as`,{roles:a.map(e=>T(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${T(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
<p>${r?T(`hall-loaded`,{loaded:n,total:r}):T(`hall-asking`)}</p>
</div>
<//>`}const De=oe(se.account,`SignInAgain`);let P=null;function Oe(){let[e,t]=g(null);u(()=>(P=t,()=>void(P=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&k`<${De} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function ke(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!P||!await Ae(P))throw t;return e()}}function Ae(e){return new Promise(t=>e({tell:t}))}function je(e){let{state:t,online:n}=j(),[r,i]=g({answer:null,fresh:!1,trouble:null});return u(()=>{let t=!1,n=e=>t||i(e);return N.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),N.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function Me({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){i();let{tournament:a}=j(),o=e&&w(e.at,a.time_zone);return!e&&!n?k`<${ie} />`:n?k`<p class="note warn" role="status">${[F(n),T(`seen.${e?`old`:`never`}.${r}`,{time:o??``})].join(` `)}</p>`:k`<p class="soft" role="status">${T(t?`standings.at`:`seen.asking.${r}`,{time:o??``})}</p>`}function F(e){return e.name===`Unreachable`?`${T(navigator.onLine?`live.unreached`:`no-network`)}.`:b(e.problem)||`HTTP ${e.status}`}function Ne({name:e,hint:t=``,path:n,file:r}){let{lang:i}=D(),[a,o]=g(null),[s,c]=g(!1),[l,d]=g(null),f=p(0),m=p(null);return u(()=>(o(null),d(null),()=>void(f.current+=1)),[n,i]),u(()=>()=>a&&URL.revokeObjectURL(a.url),[a]),u(()=>m.current?.focus(),[a]),k`<li class="card">
<h3>${e}</h3>
${t&&k`<p class="soft">${t}</p>`}
<div role="status">
${s&&k`<progress aria-label=${T(`reports.making`,{name:e})}></progress><p class="soft">${T(`reports.wait`)}</p>`}
${a&&k`<p class="soft">${T(`reports.ready`,{size:Le(a.file.size)})}</p>`}
</div>
${l&&k`<${Fe} error=${l} />`}
${a?k`<${Pe} made=${a} first=${m} />`:k`<button class="button" type="button" disabled=${s} aria-label=${T(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=f.current+=1,t=t=>e===f.current&&t();c(!0),d(null);try{let e=await N.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${i}`,{timeout:12e4});t(()=>o({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>d(e))}finally{c(!1)}}}>${T(`reports.make`)}</button>`}
</li>`}function Pe({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return k`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${T(`reports.save`)}</a>
${r&&k`<a class="button" href=${e} target="_blank">${T(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&k`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${T(`reports.share`)}</button>`}
</div>`}function Fe({error:e}){return i(),k`<p class="note bad" role="alert">${F(e)}</p>`}function Ie(){return j().state?.settings.slug??`shinpan`}function Le(e){return ee(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function Re(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const ze=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),Be=[`low`,`medium`,`quartile`,`high`],Ve={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},He={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},Ue={low:1,medium:0,quartile:3,high:2},I=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function We(e){if(e=Qe(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function Ge(e,t){let n=Ue[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function Ke(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const qe={numeric:1,alphanumeric:2,byte:4},L={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},R=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Je(e){let{exp:t,log:n}=R,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const Ye=[];function Xe(e){let t=Ye[e];if(t!==void 0)return t;let n=Je(e),{exp:r,log:i}=R,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return Ye[e]={gen:n,mul:a}}function Ze(e,t,n){let{exp:r,log:i}=R,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function z(e,t){let n=ze[e-1],r=Ve[t][e-1],i=He[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const B=e=>{throw Error(e)};function Qe(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function $e(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=V[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const V=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[I.charCodeAt(t)]=t;return e})();function et(e,t,n,r,i){let a=z(e,t),o=L[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&B(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(qe[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(V[n.charCodeAt(e)]*45+V[n.charCodeAt(e+1)],11);s&1&&f(V[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&B(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Xe(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Ze(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function tt(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const nt=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),H=e=>nt[e&65535]+nt[e>>>16],rt=/* @__PURE__ */ new Uint32Array(32);function it(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const U=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},at=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,W=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function ot(e,t){let{size:n,words:r,v:i}=e,a=rt;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),it(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function st(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=H(n>>>0)+2*H((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function ct(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=H(v>>>0)+H(y>>>0)}}return a}function lt(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=st(e)+st(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=H(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=H(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(ct(e)+ct(t))}function ut(e,t,n,r){let i=e.size,a=Ge(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?W(e,8,t,n):t<8?W(e,8,t+1,n):t===8?W(e,7,8,n):W(e,14-t,8,n),t<8?W(e,i-1-t,8,n):W(e,8,i-15+t,n)}if(W(e,8,i-8,1),t>=7){let n=Ke(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;W(e,a,o,r),W(e,o,a,r)}}}let G;function dt(e){let t=21+4*(e-1),n=U(t),r=new Uint8Array(t*t),i=(e,i,a)=>{W(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=We(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(U(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=tt(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=U(t);return ot(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[U(t),U(t),U(t),U(t)]}}function ft(e,t,n,r,i=!1){(G===void 0||G.ver!==e)&&(G=dt(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=G,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){ot(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=lt(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||ut(u,e,t,h),u}const K=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},pt=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function mt(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function ht(e,t){let n=L.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((z(e,t).capacity-4-n)/8))}function gt(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const q=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&at(e.m,e.map[t],e.map[n])===1,_t=[10,27],vt=/* @__PURE__ */ String.fromCharCode(_t[0]);function yt(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=q(e,n,r);n[r]=i}return n}function bt(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=q(e,i,r),o=r+1>=t||q(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=vt}return n}function xt(e){let t=e.W,n=String.fromCharCode(_t[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=q(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=vt}return i}function St(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!q(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function Ct(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=at(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function wt(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function Tt(e,t=`raw`,n={}){if(pt(e,`text`),pt(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=Qe(r));let i=n.ecc===void 0?`medium`:n.ecc;Be.includes(i)||B(`invalid ecc=${i}`);let a=n.encoding===void 0?$e(e):n.encoding;if(L[a]||B(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?I.slice(0,10):I;for(let n of e)t.includes(n)||B(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(K(n.mask,`opts.mask`)<0||n.mask>7)&&B(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=ht(r===void 0?40:r,i);(e.length>t||mt(e)>t)&&B(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!gt(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=L[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=z(r,i).capacity)break}r>40&&B(`Capacity overflow`)}else{let e=L[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>z(r,i).capacity)&&B(`Capacity overflow`)}let u=et(r,i,e,a,s),d=ft(r,i,u,n.mask),f=n.border===void 0?2:K(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:K(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?yt(_):t===`ascii`?bt(_):t===`term`?xt(_):t===`svg`?St(_,n.optimize===void 0||n.optimize):t===`gif`?Ct(_):t===`data-url`?wt(Ct(_)):B(`Unknown output: ${t}`)}function Et({text:e,label:t}){let n=Tt(e,`raw`,{border:4}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return k`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function Dt(e,t){let n=e.book(t),r=new c(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>At(r,t,e.id)));return{options:i.map(e=>Ot(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>At(r,e,null)),...a]}}function Ot(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?kt(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function kt(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,answers:n.map(([e,t])=>({value:e,text:t}))}}function At(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const jt=[1,2,3,4];function Mt({kind:e,default:t,answers:n}){return t===null?e===`several`?n.map(({value:e})=>e):[30,10,-10,-30]:t}function Nt({parameter:e,label:t,value:n,onChange:r}){let i={uma:Pt,hundreds:Lt,several:Rt}[e.kind];return k`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function Pt({label:e,value:t,onChange:n}){let[r,i]=g(()=>jt.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(Ft(a))};return k`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${T(`open.uma-hint`)}</p>
<div class="places">
${jt.map(e=>k`<${m}
key=${e}
label=${T(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function Ft(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(It)}function It(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Lt({label:e,value:t,onChange:n}){let[r,i]=g(String(t));return k`<${m}
label=${`${e} (${T(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(It(e.trim()))}}
/>`}function Rt({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return k`<fieldset class="parameter">
<legend>${t}</legend>
<div class="choices">
${i.map(e=>k`<label class="choice" key=${e.value}>
<input
type="checkbox"
checked=${n.includes(e.value)}
onChange=${()=>a(e.value)}
/>
${e.text}
</label>`)}
</div>
</fieldset>`}const zt=`wrc-2022`,Bt=/* @__PURE__ */ new Map;function J(e){return{id:e,options:{},readings:{}}}function Y(e,t){let r=v(t),i=Bt.get(r)??n(e,t.id,t.options,t.readings);return Bt.set(r,i),i}function X(e,t){try{return Y(e,t),null}catch(e){return e}}function Vt(){let{library:e,tournament:t,book:n}=j(),{lang:r}=D(),[i,a]=ge(`shinpan.rules`,null);if(!e)return null;let o=t?.id??null,s=i&&i.at===o&&!X(e,i.choice)?i.choice:null,l=t?{...J(zt),...t.rulebook}:J(zt),u=s??l,d=s||!n?Y(e,u):n;return{library:e,lang:r,words:new c(e),choice:u,book:d,choose:e=>a({at:o,choice:e})}}function Ht(e){return t=>{let n=Vt();return n?k`<${e} ...${t} rules=${n} />`:k`<${f} title=${T(`open.no-rules`)}
><${_e} text=${T(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${T(`try-again`)}
</button>
<//><//
>`}}function Z({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[T(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Ut({rules:e}){let[t,n]=g(!1);return k`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${re} name="book" />
<span class="body"
><small>${T(`open.rules-in-use`)}</small
><strong>${Z(e,e.book)}</strong></span
>
<span class="badge">${T(`call.change`)}</span>
</button>
<${Wt} rules=${e} standing=${e.book.content.standing} />
${t&&k`<${Gt} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function Wt({rules:e,standing:t}){return t===`official`?null:k`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function Gt({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=g(t),c=X(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=Dt(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return k`<${y} title=${T(`open.choose-rules`)} onClose=${r}>
<${_}
label=${T(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(J(e))}
/>
<p class="soft">${a.standingNote(o.id)}</p>
${u.length>0&&k`<${qt} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:Yt(o,d,e)})} />`}
${f.length>0&&k`<${Jt} offered=${f} draft=${o} onChange=${s} />`}
<${Kt} error=${c} reasons=${Xt(u,o.options)} />
${!c&&k`<p role="status">${Z(e,Y(i,o))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!c}
onClick=${()=>n(o)}
>
${T(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${T(`cancel`)}</button>
</div>
<//>`}function Kt({error:e,reasons:t=[]}){return e?k`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>k`<p key=${e}>${e}</p>`)}
</div>`:null}function qt({offered:e,chosen:t,onChange:n}){let r=({id:e,parameter:r},i)=>{let{[e]:a,...o}=t;n(i?{...o,[e]:r?{[r.name]:Mt(r)}:{}}:o)};return k`<fieldset class="stack">
<legend>${T(`open.options`)}</legend>
${e.map(e=>k`<div key=${e.id} class="stack">
<${te}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e,t)}
/>
${e.parameter&&e.id in t&&k`<${Nt}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function Jt({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return k`<details class="fold">
<summary>
${T(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${T(`open.readings-text`)}</p>
${e.map(e=>k`<div key=${e.id} class="stack">
<${_}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function Yt({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function Xt(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}const Zt=1e3;function Qt(e){let[t,n]=g(N.now);return u(()=>{if(!e)return;let t,r=()=>{n(N.now()),t=setTimeout(r,Zt-N.now()%Zt)};return r(),()=>clearTimeout(t)},[e]),t}const $t=`shinpan.board`,en=()=>ce($t),tn=e=>ue($t,e);function nn(e){let t=p(/* @__PURE__ */ new Set);u(()=>{for(let n of e)for(let e of rn(n))t.current.has(e)||(t.current.add(e),an(n))},[e])}function rn({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function an({key:e,name:t,line:n}){if(M(400),h(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(T(`clock.late-is`,{name:t}),r))}function on(){let[e,t]=g(globalThis.Notification?.permission??`denied`);return e==="default"?k`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${T(`clock.notify`)}</button>`:null}function sn(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function cn({state:e,hanchan:t,zone:n}){let{official:r}=j(),i=sn(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return k`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${T(`kept.title`)}</h2>
${!a&&k`<p class="note info">${T(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>k`<li class="item" key=${t.id}><${ln} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function ln({state:e,kept:t,zone:n,director:r}){let i=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[a,o]=g(i.length===1?i[0].id:``),[s,c]=g(!1),{does:l,wrong:u}=C(),d=t.who===`arbiter`,f=()=>l(()=>N.send(`kept-answer`,t.id,{confirmed:!0,...d&&{arbiter:a}})),p=async e=>{await N.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),c(!1)},m=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return k`<p><strong>${w(t.at,n)}</strong> ${dn(e,t)}</p>
${m&&k`<p class="note warn">${T(`kept.received`,{time:w(t.server_at,n)})}</p>`}
${r&&k`${d&&i.length!==1&&k`<${_} label=${T(`kept.which`)} value=${a} options=${un(i)} onChange=${o} />`}
<div class="pair">
<button class="button main" type="button" disabled=${d&&!a} onClick=${f}>${T(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>c(!0)}>${T(`kept.dismiss`)}</button>
</div>
${u}`}
${s&&k`<${he} title=${`${w(t.at,n)} ${dn(e,t)}`} yes=${T(`kept.dismiss-now`)} onReason=${p} onClose=${()=>c(!1)} />`}`}function un(e){return[{value:``,text:T(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function dn(e,{what:t,who:n,player:r}){if(t===`began`)return T(`kept.began`);let i=n===`arbiter`?T(`kept.arbiter`):e.players[r]?.name??`?`;return T(`kept.${t}`,{name:i})}async function fn(e,t,n){await N.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),M()}function pn({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,a]=g(String(Math.min(1,r)||1)),[o,s]=g(``),{does:c,wrong:l}=C(),u=Math.min(Math.round(Number(i)*60),t);return k`<${y} title=${T(`game.less`)} onClose=${n}>
<${m} type="number" min="1" max=${Math.max(r,1)} inputmode="numeric" label=${T(`game.less-minutes`)} value=${i} onInput=${a} />
<${m} long label=${T(`clock.reason`)} value=${o} onInput=${s} maxlength="4000" />
${l}
<button class="button main" type="button" disabled=${!(u>0)||!o.trim()} onClick=${()=>c(async()=>{await N.send(`extra-time`,null,{hanchan:e.id,seconds:-u,reason:o.trim()}),n()})}>${T(`game.take-off`)}</button>
<//>`}const mn=[1,3,5];function hn({hanchan:e,game:{clock:t,extra:n},now:r,zone:i,may:s}){let[c,l]=g(!1),{does:u,wrong:d}=C(),f=t&&o(t,r),p=t&&T(f?`game.was-up`:`game.ends`,{time:w(new Date(t.ends),i)});return nn(t?[_n(e,t,r)]:[]),k`<section class=${`late ${f?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${T(`game.left`)}</h2>
${t?k`<p class="late-time" role="timer">${a(x(t,r))}</p><p>${p}</p>`:k`<p>${T(`game.no-limit`)}</p>`}
${f&&k`<${gn} />`}
${n>0&&k`<p class="soft">${T(`game.extra`,{time:a(n)})}</p>`}
${t&&s&&k`<div class="pair">
${mn.map(t=>k`<button key=${t} class="button" type="button" onClick=${()=>u(()=>fn(e,t*60))}>${T(`game.more`,{count:t})}</button>`)}
${n>0&&k`<button class="button" type="button" onClick=${()=>l(!0)}>${T(`game.less`)}</button>`}
</div>`}
${d}
${c&&k`<${pn} hanchan=${e} extra=${n} onClose=${()=>l(!1)} />`}
</section>`}function gn(){let{book:e}=j();if(!e)return null;let{still:t,chonbo:n}=l(e);return k`<p class="note warn"><strong>${T(`game.still.${t}`)}</strong> ${T(`game.chonbo.${n}`)}</p>`}function _n(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=T(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:T(`game.left`),seconds:r,thresholds:[i],line:a}}function vn({state:e,id:t}){let n=E(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:k`<section class="stack" aria-labelledby="season">
<h2 id="season">${T(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${r.map(t=>k`<div key=${t.ruling}>
<dt>${O(n,t.foul)}<small>${le(e,t.tournament)} · ${w(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${A(n,t)}</dd>
</div>`)}
</dl>
</section>`}const Q=[[`day`,86400],[`hour`,3600],[`minute`,60]];function yn({status:e,level:t}){return T(`esc.stands.${e}.${t}`)}function bn({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?T(`esc.outcome.${t}`):``}function $(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function xn(e){let t=Math.max(0,(N.now()-Date.parse(e))/1e3),[n,r]=Q.find(([,e])=>t>=e)??Q[Q.length-1],i=Math.floor(t/r);return ee(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function Sn(e,{status:t,level:n},r){let i=d(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?ae(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!d(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function Cn({state:e,escalation:{id:t,standing_id:n}}){let r=E();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return k`<div class="both">
<${wn} words=${r} label=${T(`esc.as-called`)} ruling=${i} />
${n===null?k`<div class="card"><small>${T(`esc.as-it-stands`)}</small><strong>${T(`esc.nothing-stands`)}</strong></div>`:k`<${wn} words=${r} label=${T(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function wn({words:e,label:t,ruling:n}){return n?k`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${me(n.kind)}`}>${A(e,n)}</strong>
<span>${O(e,n.foul)}</span>
</a>`:null}function Tn({state:e,events:t}){return k`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>k`<li key=${t}>
<div class="row">
<span class="body">
${s?k`<a href=${s}>${n}</a>`:k`<strong>${n}</strong>`}
${r&&k`<span>${r}</span>`}
<small>${[a,o&&w(o,e.settings.time_zone)].filter(Boolean).join(` · `)||T(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function En(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&T(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:T(`esc.escalated`),reason:o,who:$(e,t),at:i},...a.map(t=>Dn(e,t))]}function Dn(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:On(t),reason:r,who:$(e,t),at:i}}function On({what:e,outcome:t,level:n}){return e===`decided`?T(`esc.decided.${n}`,{outcome:T(`esc.outcome.${t}`)}):T(`esc.step.${e}`)}function kn({state:e,line:{what:t,cause:n,cause_id:r,hanchan:i,round:a,reason:o,at:s}}){let c=E(),{table:l}=e.hanchans[i]??{},u=n===`ruling`&&e.rulings[r],d={ruling:u&&`#/ruling/${r}`,clock:l&&`#/start/${l}/${i}`,payment:`#/paid/${r}`}[n],f=u?O(c,u.foul):T(`hall-cause.${n}`),p=[T(`hall-line.${t}`),a&&T(`hall-round`,{round:a}),w(s,e.settings.time_zone),o];return k`${d?k`<a class="reach" href=${d}>${f}</a>`:f}<small>${p.filter(Boolean).join(` · `)}</small>`}const An=[`device_at`,`clock_offset_ms`,`revision`];function jn({stored:e,sent:t}){let n=[T(`hall-on-server`),T(`hall-on-phone`)];return k`<${Mn} caption=${T(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function Mn({caption:e,heads:t,before:n,after:r}){i();let a=E(),{state:o}=j(),[c,l]=[Pn(r),Pn(n)],u=[.../* @__PURE__ */ new Set([...Object.keys(l),...Object.keys(c)])].filter(e=>c[e]!==l[e]),d=u.filter(e=>!An.includes(e));return k`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>k`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(d.length>0?d:u).map(e=>k`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${s(a,e)}</th></tr>
<tr><td>${Fn(a,o,e,l[e])}</td><td>${Fn(a,o,e,c[e])}</td></tr>
</tbody>`)}
</table>`}function Nn({item:{expected:e,answer:t,differs:n}}){let r=E(),i=n===`revision`?t.second_decision:t.decision;return k`<div class="note warn">
<p>${T(`hall-phone-showed`,{line:A(r,e)})}</p>
<p><strong>${T(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:A(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${T(`hall-ruling`)}</a>
</div>`}function Pn(e,t=``){if(typeof e!=`object`||!e)return{[t]:String(e)};let n=Object.entries(e).map(([e,n])=>Pn(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function Fn(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return O(e,r);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function In(){let e=p(null),[t,n]=g(``);u(()=>{let t=new AbortController;return Rn(e.current,t.signal,Ln,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return k`<${f} title=${T(`hall-scan`)} up="#/tables">
<p>${T(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${T(`hall-viewfinder`)}></video>
${t&&k`<p class="note warn" role="status">${T(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${T(`hall-tables`)}</a>
<a class="button" href="#/join">${T(`hall-join`)}</a>
<//>`}function Ln(e){let t=Se(e);if(!t)return!1;M();let{tournament:n,invitation:r,account:i,table:a}=t,o=r?`join/${n}/${r}`:i?`account/${i}`:`table/${a}`;return pe(`#/${o}`,{replace:!0}),!0}async function Rn(e,t,n,r){let i=navigator.mediaDevices&&await zn().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function zn(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function Bn(e,n,i,a){let o=e.map(e=>Vn(e,n,i,a)),s=o.filter(e=>e instanceof S);if(s.length&&s.length===o.length)throw s[0];let c={foul:n,facts:i,context:t(a)};return o.map((t,n)=>t instanceof S?{rulebook:e[n].names(),...c,...r()}:t)}function Vn(e,t,n,r){try{return ne(e,t,n,r)}catch(e){if(e instanceof S)return e;throw e}}function Hn(e,t){let n=new c(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:Un(n,r,e)})),differs:i.some(e=>!Wn(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function Un(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function Wn(e,t){return v(e)===v(t)}const Gn={transfers:[],fines:[],effects:[]};function Kn({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function qn({words:e},t){if(t.lateness)return T(`open.by-lateness`);let n=Jn(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Jn(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Jn(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...Gn,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?T(`open.grows-times`,{times:r.p.times}):T(`open.grows-add`,{p:r.p.add})})`:e.line({...Gn,penalties:t,effects:n})}function Yn(e,t){return e.table(t).rows}function Xn({rules:t,book:n,foul:r}){let{words:i}=t,a=Yn(n,r);if(!a.length)return k`<p class="soft">${i.phrase(`not-covered`)}</p>`;let o=n.table(r).scope;return k`<ol class="table-rows">
${a.map(e=>k`<li key=${e.id}>
<strong>${qn(t,e)}</strong>
${Kn(t,e.when).map(e=>k`<p key=${e}>${e}</p>`)}
${!Object.keys(e.when).length&&k`<p>${a.length>1?T(`open.otherwise`):T(`open.always`)}</p>`}
${e.effects.length>0&&k`<p class="soft">
${i.steps(e.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${de(i.source(e.source))}</p>
</li>`)}
</ol>
${o&&k`<p class="soft">${T(`open.counted-over`,{scope:e([i.phrase(`scope-${o}`)])})}</p>`}`}const Zn=[`impossible`,`denied`,`silent`];function Qn({tournament:e,as:t,player:n=!1}){let{lang:r}=D(),[i,a]=g(``),o=async n=>{a(n?`beginning`:`ending`),a(await(n?$n({tournament:e,as:t},r):er(e)).catch(()=>`unreached`))};if(u(()=>{let n=!1;return N.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||a(e),()=>{}),()=>void(n=!0)},[e,t,r]),!i)return null;if(Zn.includes(i))return k`<section class="card"><h2>${T(`push.title`)}</h2><p role="status">${T(`push.${i}`)}</p></section>`;let s=[`unserved`,`unreached`].includes(i);return k`<${te} label=${T(`push.title`)} hint=${T(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(i)} onChange=${o} />
${s&&k`<p class="note warn" role="status">${T(`push.${i}`)}</p>`}`}async function $n(e,t){return(await N.push()).subscribe(e,t)}async function er(e){return await(await N.push()).unsubscribe(e),`off`}export{Ke as $,nn as A,J as B,vn as C,cn as D,fn as E,Kt as F,ze as G,Ht as H,Ut as I,R as J,He as K,Wt as L,tn as M,Qt as N,sn as O,Gt as P,H as Q,Y as R,$ as S,hn as T,Et as U,X as V,I as W,Ge as X,Ve as Y,tt as Z,Cn as _,Yn as a,je as at,bn as b,In as c,Te as ct,Nn as d,Se as dt,Ne as et,jn as f,On as g,En as h,qn as i,F as it,en as j,on as k,Rn as l,Ee as lt,Tn as m,Xn as n,Ie as nt,Hn as o,Oe as ot,kn as p,Be as q,Kn as r,Me as rt,Bn as s,ke as st,Qn as t,Re as tt,Mn as u,Ce as ut,xn as v,gn as w,yn as x,Sn as y,Z as z};