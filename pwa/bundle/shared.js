import{$ as e,$t as t,At as n,Bt as r,Ct as i,Dt as a,I as o,It as s,K as c,Lt as l,Nn as u,Nt as d,Ot as f,P as p,Pt as m,Q as h,Qt as g,Rt as _,Sr as v,St as y,Tt as b,Vt as x,W as S,Wt as C,Xt as ee,Y as te,Yt as w,Z as ne,Zt as re,_n as ie,b as T,br as E,cn as ae,fn as oe,ft as se,in as ce,ir as D,j as le,k as ue,kt as de,ln as O,mt as fe,on as pe,or as k,pn as me,pt as he,rn as ge,sn as _e,wt as ve,x as ye,xr as A,y as be,yt as xe,zt as Se}from"./app.js";const Ce=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,we=RegExp(`#/join/(${Ce})/([\\w-]{16,200})`,`i`),Te=/#\/account\/(spa_[\w-]{16,200})/,Ee=RegExp(`#/table/(${Ce})`,`i`);function j(e){let t=we.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=Te.exec(e);if(n)return{account:n[1]};let r=Ee.exec(e);return r?{table:r[1].toLowerCase()}:null}function De(){let{path:e}=ce();return t=>{ce().path===e&&ge(t,{replace:!0})}}const Oe=n(s.referee,`Switch`);function ke({to:e,children:n}){let{tournament:r,outbox:i}=d(),[a,o]=v(!r||r.id===e||i.every(({state:e})=>e===`differs`));return a?n:t`<${Oe} onYes=${()=>o(!0)} />`}function Ae({up:e}){let{joining:n}=d(),{loaded:i=0,total:a=0,name:o,roles:s=[]}=n??{};return t`<${f} title=${o??r(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${s.length>0&&t`<p>${r(`hall-as`,{roles:s.map(e=>r(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${r(`hall-joining`)} value=${a?i:void 0} max=${a||1}></progress>
<p>${a?r(`hall-loaded`,{loaded:i,total:a}):r(`hall-asking`)}</p>
</div>
<//>`}const je=n(s.account,`SignInAgain`);let M=null;function Me(){let[e,n]=v(null);E(()=>(M=n,()=>void(M=null)),[]);let r=t=>{n(null),e?.tell(t)};return e&&t`<${je} onProven=${()=>r(!0)} onClose=${()=>r(!1)} />`}async function Ne(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!M||!await Pe(M))throw t;return e()}}function Pe(e){return new Promise(t=>e({tell:t}))}function Fe(e){let{state:t,online:n}=d(),[r,i]=v({answer:null,fresh:!1,trouble:null});return E(()=>{let t=!1,n=e=>t||i(e);return O.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),O.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function Ie({seen:{answer:e,fresh:n,trouble:i},what:o=`standings`}){T();let{tournament:s}=d(),c=e&&l(e.at,s.time_zone);return!e&&!i?t`<${a} />`:i?t`<p class="note warn" role="status">${[N(i),r(`seen.${e?`old`:`never`}.${o}`,{time:c??``})].join(` `)}</p>`:t`<p class="soft" role="status">${r(n?`standings.at`:`seen.asking.${o}`,{time:c??``})}</p>`}function N(e){return e.name===`Unreachable`?`${r(navigator.onLine?`live.unreached`:`no-network`)}.`:ye(e.problem)||`HTTP ${e.status}`}function Le({name:e,hint:n=``,path:i,file:a}){let{lang:o}=C(),[s,c]=v(null),[l,u]=v(!1),[d,f]=v(null),p=A(0),m=A(null);return E(()=>(c(null),f(null),()=>void(p.current+=1)),[i,o]),E(()=>()=>s&&URL.revokeObjectURL(s.url),[s]),E(()=>m.current?.focus(),[s]),t`<li class="card">
<h3>${e}</h3>
${n&&t`<p class="soft">${n}</p>`}
<div role="status">
${l&&t`<progress aria-label=${r(`reports.making`,{name:e})}></progress><p class="soft">${r(`reports.wait`)}</p>`}
${s&&t`<p class="soft">${r(`reports.ready`,{size:Ve(s.file.size)})}</p>`}
</div>
${d&&t`<${ze} error=${d} />`}
${s?t`<${Re} made=${s} first=${m} />`:t`<button class="button" type="button" disabled=${l} aria-label=${r(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=p.current+=1,t=t=>e===p.current&&t();u(!0),f(null);try{let e=await O.file(`${i}${i.includes(`?`)?`&`:`?`}lang=${o}`,{timeout:12e4});t(()=>c({url:URL.createObjectURL(e),file:new File([e],a,{type:e.type})}))}catch(e){t(()=>f(e))}finally{u(!1)}}}>${r(`reports.make`)}</button>`}
</li>`}function Re({made:{url:e,file:n},first:i}){let a=n.type===`application/pdf`;return t`<div class="pair">
<a class="button main" href=${e} download=${n.name} ref=${i}>${r(`reports.save`)}</a>
${a&&t`<a class="button" href=${e} target="_blank">${r(`reports.open`)}</a>`}
${navigator.canShare?.({files:[n]})&&t`<button class="button" type="button" onClick=${()=>navigator.share({files:[n]}).catch(()=>{})}>${r(`reports.share`)}</button>`}
</div>`}function ze({error:e}){return T(),t`<p class="note bad" role="alert">${N(e)}</p>`}function Be(){return d().state?.settings.slug??`shinpan`}function Ve(e){return _(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function He(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const Ue=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),We=[`low`,`medium`,`quartile`,`high`],Ge={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Ke={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},qe={low:1,medium:0,quartile:3,high:2},P=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function Je(e){if(e=nt(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function Ye(e,t){let n=qe[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function Xe(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const Ze={numeric:1,alphanumeric:2,byte:4},F={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},I=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Qe(e){let{exp:t,log:n}=I,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const $e=[];function et(e){let t=$e[e];if(t!==void 0)return t;let n=Qe(e),{exp:r,log:i}=I,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return $e[e]={gen:n,mul:a}}function tt(e,t,n){let{exp:r,log:i}=I,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function L(e,t){let n=Ue[e-1],r=Ge[t][e-1],i=Ke[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const R=e=>{throw Error(e)};function nt(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function rt(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=z[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const z=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[P.charCodeAt(t)]=t;return e})();function it(e,t,n,r,i){let a=L(e,t),o=F[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&R(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(Ze[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(z[n.charCodeAt(e)]*45+z[n.charCodeAt(e+1)],11);s&1&&f(z[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&R(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=et(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(tt(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function at(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const ot=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),B=e=>ot[e&65535]+ot[e>>>16],st=/* @__PURE__ */ new Uint32Array(32);function ct(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const V=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},lt=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,H=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function ut(e,t){let{size:n,words:r,v:i}=e,a=st;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),ct(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function dt(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=B(n>>>0)+2*B((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function ft(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=B(v>>>0)+B(y>>>0)}}return a}function pt(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=dt(e)+dt(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=B(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=B(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(ft(e)+ft(t))}function mt(e,t,n,r){let i=e.size,a=Ye(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?H(e,8,t,n):t<8?H(e,8,t+1,n):t===8?H(e,7,8,n):H(e,14-t,8,n),t<8?H(e,i-1-t,8,n):H(e,8,i-15+t,n)}if(H(e,8,i-8,1),t>=7){let n=Xe(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;H(e,a,o,r),H(e,o,a,r)}}}let U;function ht(e){let t=21+4*(e-1),n=V(t),r=new Uint8Array(t*t),i=(e,i,a)=>{H(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=Je(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(V(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=at(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=V(t);return ut(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[V(t),V(t),V(t),V(t)]}}function gt(e,t,n,r,i=!1){(U===void 0||U.ver!==e)&&(U=ht(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=U,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){ut(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=pt(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||mt(u,e,t,h),u}const W=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},_t=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function vt(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function yt(e,t){let n=F.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((L(e,t).capacity-4-n)/8))}function bt(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const G=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&lt(e.m,e.map[t],e.map[n])===1,xt=[10,27],St=/* @__PURE__ */ String.fromCharCode(xt[0]);function Ct(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=G(e,n,r);n[r]=i}return n}function wt(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=G(e,i,r),o=r+1>=t||G(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=St}return n}function Tt(e){let t=e.W,n=String.fromCharCode(xt[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=G(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=St}return i}function Et(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!G(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function Dt(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=lt(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function Ot(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function kt(e,t=`raw`,n={}){if(_t(e,`text`),_t(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=nt(r));let i=n.ecc===void 0?`medium`:n.ecc;We.includes(i)||R(`invalid ecc=${i}`);let a=n.encoding===void 0?rt(e):n.encoding;if(F[a]||R(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?P.slice(0,10):P;for(let n of e)t.includes(n)||R(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(W(n.mask,`opts.mask`)<0||n.mask>7)&&R(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=yt(r===void 0?40:r,i);(e.length>t||vt(e)>t)&&R(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!bt(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=F[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=L(r,i).capacity)break}r>40&&R(`Capacity overflow`)}else{let e=F[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>L(r,i).capacity)&&R(`Capacity overflow`)}let u=it(r,i,e,a,s),d=gt(r,i,u,n.mask),f=n.border===void 0?2:W(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:W(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?Ct(_):t===`ascii`?wt(_):t===`term`?Tt(_):t===`svg`?Et(_,n.optimize===void 0||n.optimize):t===`gif`?Dt(_):t===`data-url`?Ot(Dt(_)):R(`Unknown output: ${t}`)}function At({text:e,label:n}){let r=kt(e,`raw`,{border:4}),i=r.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return t`<svg role="img" aria-label=${n} viewBox=${`0 0 ${r.length} ${r.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${i.join(``)} fill="#000" />
</svg>`}function jt(e,t){let n=e.book(t),r=new w(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>Pt(r,t,e.id)));return{options:i.map(e=>Mt(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>Pt(r,e,null)),...a]}}function Mt(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?Nt(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function Nt(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,answers:n.map(([e,t])=>({value:e,text:t}))}}function Pt(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const Ft=[1,2,3,4];function It({kind:e,default:t,answers:n}){return t===null?e===`several`?n.map(({value:e})=>e):[30,10,-10,-30]:t}function Lt({parameter:e,label:n,value:r,onChange:i}){let a={uma:Rt,hundreds:Vt,several:Ht}[e.kind];return t`<${a}
parameter=${e}
label=${n}
value=${r}
onChange=${i}
/>`}function Rt({label:e,value:n,onChange:i}){let[a,o]=v(()=>Ft.map((e,t)=>String(n[t]??``))),s=(e,t)=>{let n=a.map((n,r)=>r===e?t:n);o(n),i(zt(n))};return t`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${r(`open.uma-hint`)}</p>
<div class="places">
${Ft.map(e=>t`<${y}
key=${e}
label=${r(`open.place`,{place:e})}
value=${a[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>s(e-1,t)}
/>`)}
</div>
</fieldset>`}function zt(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Bt)}function Bt(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Vt({label:e,value:n,onChange:i}){let[a,o]=v(String(n));return t`<${y}
label=${`${e} (${r(`open.points`)})`}
value=${a}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{o(e),i(Bt(e.trim()))}}
/>`}function Ht({parameter:e,label:n,value:r,onChange:i}){let a=e.answers,o=e=>i(a.map(e=>e.value).filter(t=>r.includes(t)!==(t===e)));return t`<fieldset class="parameter">
<legend>${n}</legend>
<div class="choices">
${a.map(e=>t`<label class="choice" key=${e.value}>
<input
type="checkbox"
checked=${r.includes(e.value)}
onChange=${()=>o(e.value)}
/>
${e.text}
</label>`)}
</div>
</fieldset>`}const Ut=`wrc-2022`,Wt=/* @__PURE__ */ new Map;function K(e){return{id:e,options:{},readings:{}}}function q(e,t){let n=D(t),r=Wt.get(n)??u(e,t.id,t.options,t.readings);return Wt.set(n,r),r}function J(e,t){try{return q(e,t),null}catch(e){return e}}function Gt(){let{library:e,tournament:t,book:n}=d(),{lang:r}=C(),[i,a]=ae(`shinpan.rules`,null);if(!e)return null;let o=t?.id??null,s=i&&i.at===o&&!J(e,i.choice)?i.choice:null,c=t?{...K(Ut),...t.rulebook}:K(Ut),l=s??c,u=s||!n?q(e,l):n;return{library:e,lang:r,words:new w(e),choice:l,book:u,choose:e=>a({at:o,choice:e})}}function Kt(e){return n=>{let i=Gt();return i?t`<${e} ...${n} rules=${i} />`:t`<${f} title=${r(`open.no-rules`)}
><${b} text=${r(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${r(`try-again`)}
</button>
<//><//
>`}}function Y({words:e},t){let{name:n,option_names:i,readings:a}=e.book(t.names()),o=Object.keys(a).length;return[n,...i,...o?[r(`open.readings-changed`,{count:o})]:[]].join(` · `)}function qt({rules:e}){let[n,i]=v(!1);return t`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>i(!0)}>
<${de} name="book" />
<span class="body"
><small>${r(`open.rules-in-use`)}</small
><strong>${Y(e,e.book)}</strong></span
>
<span class="badge">${r(`call.change`)}</span>
</button>
<${Jt} rules=${e} standing=${e.book.content.standing} />
${n&&t`<${Yt} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),i(!1)}} onClose=${()=>i(!1)} />`}
</div>`}function Jt({rules:e,standing:n}){return n===`official`?null:t`<p class="note warn">
${e.words.phrase(`standing-${n}`)}
</p>`}function Yt({rules:e,value:n,onUse:a,onClose:o}){let{library:s,words:c}=e,[l,u]=v(n),d=J(s,l),f=Object.values(s.books).map(e=>({value:e.id,text:c.pick(e.name)})),{options:p,readings:m}=jt(s,l.id),h=m.filter(({option:e})=>!e||e in l.options);return t`<${xe} title=${r(`open.choose-rules`)} onClose=${o}>
<${i}
label=${r(`open.rulebook`)}
value=${l.id}
options=${f}
onChange=${e=>u(K(e))}
/>
<p class="soft">${c.standingNote(l.id)}</p>
${p.length>0&&t`<${Zt} offered=${p} chosen=${l.options} onChange=${e=>u({...l,options:e,readings:$t(l,m,e)})} />`}
${h.length>0&&t`<${Qt} offered=${h} draft=${l} onChange=${u} />`}
<${Xt} error=${d} reasons=${en(p,l.options)} />
${!d&&t`<p role="status">${Y(e,q(s,l))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!d}
onClick=${()=>a(l)}
>
${r(`open.use-these`)}
</button>
<button class="button" onClick=${o}>${r(`cancel`)}</button>
</div>
<//>`}function Xt({error:e,reasons:n=[]}){return e?t`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${n.filter(t=>!e.message.includes(t)).map(e=>t`<p key=${e}>${e}</p>`)}
</div>`:null}function Zt({offered:e,chosen:n,onChange:i}){let a=({id:e,parameter:t},r)=>{let{[e]:a,...o}=n;i(r?{...o,[e]:t?{[t.name]:It(t)}:{}}:o)};return t`<fieldset class="stack">
<legend>${r(`open.options`)}</legend>
${e.map(e=>t`<div key=${e.id} class="stack">
<${ve}
label=${e.name}
hint=${e.summary}
checked=${e.id in n}
onChange=${t=>a(e,t)}
/>
${e.parameter&&e.id in n&&t`<${Lt}
parameter=${e.parameter}
label=${e.name}
value=${n[e.id][e.parameter.name]}
onChange=${t=>i({...n,[e.id]:{[e.parameter.name]:t}})}
/>`}
</div>`)}
</fieldset>`}function Qt({offered:e,draft:n,onChange:a}){let o=(e,t)=>{let{[e.id]:r,...i}=n.readings;a({...n,readings:t===e.default?i:{...i,[e.id]:t}})};return t`<details class="fold">
<summary>
${r(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${r(`open.readings-text`)}</p>
${e.map(e=>t`<div key=${e.id} class="stack">
<${i}
label=${e.question}
value=${n.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>o(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function $t({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function en(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}const tn=1e3;function nn(e){let[t,n]=v(O.now);return E(()=>{if(!e)return;let t,r=()=>{n(O.now()),t=setTimeout(r,tn-O.now()%tn)};return r(),()=>clearTimeout(t)},[e]),t}const rn=`shinpan.board`,an=()=>_e(rn),on=e=>pe(rn,e);function sn(e){let t=A(/* @__PURE__ */ new Set);E(()=>{for(let n of e)for(let e of cn(n))t.current.has(e)||(t.current.add(e),ln(n))},[e])}function cn({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function ln({key:e,name:t,line:n}){if(x(400),m(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let i={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(r(`clock.late-is`,{name:t}),i))}function un(){let[e,n]=v(globalThis.Notification?.permission??`denied`);return e==="default"?t`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(n,()=>n(`denied`))}>${r(`clock.notify`)}</button>`:null}function dn(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function fn({state:e,hanchan:n,zone:i}){let{official:a}=d(),o=dn(e,n);if(o.length===0)return null;let s=a?.roles?.includes(`director`);return t`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${r(`kept.title`)}</h2>
${!s&&t`<p class="note info">${r(`kept.director`)}</p>`}
<ul class="rows">
${o.map(n=>t`<li class="item" key=${n.id}><${pn} state=${e} kept=${n} zone=${i} director=${s} /></li>`)}
</ul>
</section>`}function pn({state:e,kept:n,zone:a,director:s}){let c=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[u,d]=v(c.length===1?c[0].id:``),[f,m]=v(!1),{does:h,wrong:g}=o(),_=n.who===`arbiter`,y=()=>h(()=>O.send(`kept-answer`,n.id,{confirmed:!0,..._&&{arbiter:u}})),b=async e=>{await O.send(`kept-answer`,n.id,{confirmed:!1,reason:e}),m(!1)},x=Date.parse(n.server_at)-Date.parse(n.at)>6e4;return t`<p><strong>${l(n.at,a)}</strong> ${hn(e,n)}</p>
${x&&t`<p class="note warn">${r(`kept.received`,{time:l(n.server_at,a)})}</p>`}
${s&&t`${_&&c.length!==1&&t`<${i} label=${r(`kept.which`)} value=${u} options=${mn(c)} onChange=${d} />`}
<div class="pair">
<button class="button main" type="button" disabled=${_&&!u} onClick=${y}>${r(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>m(!0)}>${r(`kept.dismiss`)}</button>
</div>
${g}`}
${f&&t`<${p} title=${`${l(n.at,a)} ${hn(e,n)}`} yes=${r(`kept.dismiss-now`)} onReason=${b} onClose=${()=>m(!1)} />`}`}function mn(e){return[{value:``,text:r(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function hn(e,{what:t,who:n,player:i}){if(t===`began`)return r(`kept.began`);let a=n===`arbiter`?r(`kept.arbiter`):e.players[i]?.name??`?`;return r(`kept.${t}`,{name:a})}async function gn(e,t,n){await O.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),x()}function _n({hanchan:e,extra:n,onClose:i}){let a=Math.floor(n/60),[s,c]=v(String(Math.min(1,a)||1)),[l,u]=v(``),{does:d,wrong:f}=o(),p=Math.min(Math.round(Number(s)*60),n);return t`<${xe} title=${r(`game.less`)} onClose=${i}>
<${y} type="number" min="1" max=${Math.max(a,1)} inputmode="numeric" label=${r(`game.less-minutes`)} value=${s} onInput=${c} />
<${y} long label=${r(`clock.reason`)} value=${l} onInput=${u} maxlength="4000" />
${f}
<button class="button main" type="button" disabled=${!(p>0)||!l.trim()} onClick=${()=>d(async()=>{await O.send(`extra-time`,null,{hanchan:e.id,seconds:-p,reason:l.trim()}),i()})}>${r(`game.take-off`)}</button>
<//>`}const vn=[1,3,5];function yn({hanchan:e,game:{clock:n,extra:i},now:a,zone:s,may:c}){let[u,d]=v(!1),{does:f,wrong:p}=o(),m=n&&he(n,a),h=n&&r(m?`game.was-up`:`game.ends`,{time:l(new Date(n.ends),s)});return sn(n?[xn(e,n,a)]:[]),t`<section class=${`late ${m?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${r(`game.left`)}</h2>
${n?t`<p class="late-time" role="timer">${ee(fe(n,a))}</p><p>${h}</p>`:t`<p>${r(`game.no-limit`)}</p>`}
${m&&t`<${bn} />`}
${i>0&&t`<p class="soft">${r(`game.extra`,{time:ee(i)})}</p>`}
${n&&c&&t`<div class="pair">
${vn.map(n=>t`<button key=${n} class="button" type="button" onClick=${()=>f(()=>gn(e,n*60))}>${r(`game.more`,{count:n})}</button>`)}
${i>0&&t`<button class="button" type="button" onClick=${()=>d(!0)}>${r(`game.less`)}</button>`}
</div>`}
${p}
${u&&t`<${_n} hanchan=${e} extra=${i} onClose=${()=>d(!1)} />`}
</section>`}function bn(){let{book:e}=d();if(!e)return null;let{still:n,chonbo:i}=se(e);return t`<p class="note warn"><strong>${r(`game.still.${n}`)}</strong> ${r(`game.chonbo.${i}`)}</p>`}function xn(e,t,n){let i=Math.floor((n-t.began)/1e3),a=Math.ceil((t.ends-t.began)/1e3),o=r(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:r(`game.left`),seconds:i,thresholds:[a],line:o}}function Sn(e){return wn(Object.values(e.ledger).filter(({unit:e})=>e!==`P`))}function Cn(e,t){return wn(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function wn(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function Tn(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function En(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function Dn(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function On(e,{kind:t,id:n}){return e[`${t}s`]?.[n]?.name??`?`}function kn(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:`${t<0?`−`:``}${g(e,Math.abs(t))}`}function An(e,t){let n=re(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}function jn({state:e,id:n}){let i=h(),a=e.others.offences.filter(({offender:e})=>e.id===n);return a.length===0?null:t`<section class="stack" aria-labelledby="season">
<h2 id="season">${r(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${a.map(n=>t`<div key=${n.ruling}>
<dt>${S(i,n.foul)}<small>${ne(e,n.tournament)} · ${l(n.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${c(i,n)}</dd>
</div>`)}
</dl>
</section>`}const X=[[`day`,86400],[`hour`,3600],[`minute`,60]];function Mn({status:e,level:t}){return r(`esc.stands.${e}.${t}`)}function Nn({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?r(`esc.outcome.${t}`):``}function Z(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function Pn(e){let t=Math.max(0,(O.now()-Date.parse(e))/1e3),[n,r]=X.find(([,e])=>t>=e)??X[X.length-1],i=Math.floor(t/r);return _(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function Fn(e,{status:t,level:n},r){let i=ue(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?le(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!ue(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function In({state:e,escalation:{id:n,standing_id:i}}){let a=h();if(i===n)return null;let[o,s]=[e.rulings[n],e.rulings[i]];return t`<div class="both">
<${Q} words=${a} label=${r(`esc.as-called`)} ruling=${o} />
${i===null?t`<div class="card"><small>${r(`esc.as-it-stands`)}</small><strong>${r(`esc.nothing-stands`)}</strong></div>`:t`<${Q} words=${a} label=${r(`esc.as-it-stands`)} ruling=${s} />`}
</div>`}function Q({words:n,label:r,ruling:i}){return i?t`<a class="card" href=${`#/ruling/${i.id}`}>
<small>${r}</small>
<strong class=${`penalty ${e(i.kind)}`}>${c(n,i)}</strong>
<span>${S(n,i.foul)}</span>
</a>`:null}function Ln({state:e,events:n}){return t`<ul class="rows">
${n.map(({key:n,text:i,reason:a,by:o,who:s=e.officials[o]?.name,at:c,href:u})=>t`<li key=${n}>
<div class="row">
<span class="body">
${u?t`<a href=${u}>${i}</a>`:t`<strong>${i}</strong>`}
${a&&t`<span>${a}</span>`}
<small>${[s,c&&l(c,e.settings.time_zone)].filter(Boolean).join(` · `)||r(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Rn(e,t){let{reason:n,evidence:i,escalated_at:a,steps:o}=t,s=[n,i&&r(`esc.evidence-is`,{text:i})].filter(Boolean).join(` · `);return[{key:`escalated`,text:r(`esc.escalated`),reason:s,who:Z(e,t),at:a},...o.map(t=>zn(e,t))]}function zn(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Bn(t),reason:r,who:Z(e,t),at:i}}function Bn({what:e,outcome:t,level:n}){return e===`decided`?r(`esc.decided.${n}`,{outcome:r(`esc.outcome.${t}`)}):r(`esc.step.${e}`)}function Vn({state:e,line:{what:n,cause:i,cause_id:a,hanchan:o,round:s,reason:c,at:u}}){let d=h(),{table:f}=e.hanchans[o]??{},p=i===`ruling`&&e.rulings[a],m={ruling:p&&`#/ruling/${a}`,clock:f&&`#/start/${f}/${o}`,payment:`#/paid/${a}`}[i],g=p?S(d,p.foul):r(`hall-cause.${i}`),_=[r(`hall-line.${n}`),s&&r(`hall-round`,{round:s}),l(u,e.settings.time_zone),c];return t`${m?t`<a class="reach" href=${m}>${g}</a>`:g}<small>${_.filter(Boolean).join(` · `)}</small>`}const Hn=[`device_at`,`clock_offset_ms`,`revision`];function Un({stored:e,sent:n}){let i=[r(`hall-on-server`),r(`hall-on-phone`)];return t`<${Wn} caption=${r(`hall-versions`)} heads=${i} before=${e} after=${n} />`}function Wn({caption:e,heads:n,before:r,after:i}){T();let a=h(),{state:o}=d(),[s,c]=[$(i),$(r)],l=[.../* @__PURE__ */ new Set([...Object.keys(c),...Object.keys(s)])].filter(e=>s[e]!==c[e]),u=l.filter(e=>!Hn.includes(e));return t`<table class="versions">
<caption>${e}</caption>
<thead><tr>${n.map(e=>t`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(u.length>0?u:l).map(e=>t`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${be(a,e)}</th></tr>
<tr><td>${Kn(a,o,e,c[e])}</td><td>${Kn(a,o,e,s[e])}</td></tr>
</tbody>`)}
</table>`}function Gn({item:{expected:e,answer:n,differs:i}}){let a=h(),o=i===`revision`?n.second_decision:n.decision;return t`<div class="note warn">
<p>${r(`hall-phone-showed`,{line:c(a,e)})}</p>
<p><strong>${r(i===`revision`?`hall-book-now`:`hall-server-decided`,{line:c(a,o)})}</strong></p>
<a href=${`#/ruling/${n.id}`}>${r(`hall-ruling`)}</a>
</div>`}function $(e,t=``){if(typeof e!=`object`||!e)return{[t]:String(e)};let n=Object.entries(e).map(([e,n])=>$(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function Kn(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return S(e,r);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function qn(){let e=A(null),[n,i]=v(``);E(()=>{let t=new AbortController;return Yn(e.current,t.signal,Jn,i),()=>t.abort()},[]);let a=n===`impossible`||n===`refused`;return t`<${f} title=${r(`hall-scan`)} up="#/tables">
<p>${r(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${a} muted playsinline aria-label=${r(`hall-viewfinder`)}></video>
${n&&t`<p class="note warn" role="status">${r(`hall-scan-trouble.${n}`)}</p>`}
<a class="button" href="#/tables">${r(`hall-tables`)}</a>
<a class="button" href="#/join">${r(`hall-join`)}</a>
<//>`}function Jn(e){let t=j(e);if(!t)return!1;x();let{tournament:n,invitation:r,account:i,table:a}=t,o=r?`join/${n}/${r}`:i?`account/${i}`:`table/${a}`;return ge(`#/${o}`,{replace:!0}),!0}async function Yn(e,t,n,r){let i=navigator.mediaDevices&&await Xn().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function Xn(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function Zn(e,t,n,r){let i=e.map(e=>Qn(e,t,n,r)),a=i.filter(e=>e instanceof k);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:ie(r)};return i.map((t,n)=>t instanceof k?{rulebook:e[n].names(),...o,...me()}:t)}function Qn(e,t,n,r){try{return oe(e,t,n,r)}catch(e){if(e instanceof k)return e;throw e}}function $n(e,t){let n=new w(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:er(n,r,e)})),differs:i.some(e=>!tr(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function er(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function tr(e,t){return D(e)===D(t)}const nr={transfers:[],fines:[],effects:[]};function rr({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function ir({words:e},t){if(t.lateness)return r(`open.by-lateness`);let n=ar(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[i,a]=[t.range[0],t.range.at(-1)].map(t=>ar(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:i,last:a})})}function ar(e,t,n){let i=t.find(({p:e})=>typeof e==`object`);return i?`${e.line({...nr,penalties:t.map(e=>e===i?{...e,p:i.p.first}:e)})} (${i.p.times?r(`open.grows-times`,{times:i.p.times}):r(`open.grows-add`,{p:i.p.add})})`:e.line({...nr,penalties:t,effects:n})}function or(e,t){return e.table(t).rows}function sr({rules:e,book:n,foul:i}){let{words:a}=e,o=or(n,i);if(!o.length)return t`<p class="soft">${a.phrase(`not-covered`)}</p>`;let s=n.table(i).scope;return t`<ol class="table-rows">
${o.map(n=>t`<li key=${n.id}>
<strong>${ir(e,n)}</strong>
${rr(e,n.when).map(e=>t`<p key=${e}>${e}</p>`)}
${!Object.keys(n.when).length&&t`<p>${o.length>1?r(`open.otherwise`):r(`open.always`)}</p>`}
${n.effects.length>0&&t`<p class="soft">
${a.steps(n.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${te(a.source(n.source))}</p>
</li>`)}
</ol>
${s&&t`<p class="soft">${r(`open.counted-over`,{scope:Se([a.phrase(`scope-${s}`)])})}</p>`}`}const cr=[`impossible`,`denied`,`silent`];function lr({tournament:e,as:n,player:i=!1}){let{lang:a}=C(),[o,s]=v(``),c=async t=>{s(t?`beginning`:`ending`),s(await(t?ur({tournament:e,as:n},a):dr(e)).catch(()=>`unreached`))};if(E(()=>{let t=!1;return O.push().then(t=>t.status({tournament:e,as:n},a)).then(e=>t||s(e),()=>{}),()=>void(t=!0)},[e,n,a]),!o)return null;if(cr.includes(o))return t`<section class="card"><h2>${r(`push.title`)}</h2><p role="status">${r(`push.${o}`)}</p></section>`;let l=[`unserved`,`unreached`].includes(o);return t`<${ve} label=${r(`push.title`)} hint=${r(i?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(o)} onChange=${c} />
${l&&t`<p class="note warn" role="status">${r(`push.${o}`)}</p>`}`}async function ur(e,t){return(await O.push()).subscribe(e,t)}async function dr(e){return await(await O.push()).unsubscribe(e),`off`}export{Ue as $,Dn as A,on as B,jn as C,On as D,Sn as E,fn as F,Jt as G,Yt as H,dn as I,K as J,q as K,un as L,bn as M,yn as N,An as O,gn as P,P as Q,sn as R,Z as S,Cn as T,Xt as U,nn as V,qt as W,Kt as X,J as Y,At as Z,In as _,Ae as _t,or as a,at,Nn as b,qn as c,Le as ct,Gn as d,Ie as dt,Ke as et,Un as f,N as ft,Bn as g,ke as gt,Rn as h,Ne as ht,ir as i,Ye as it,En as j,Tn as k,Yn as l,He as lt,Ln as m,Me as mt,sr as n,I as nt,$n as o,B as ot,Vn as p,Fe as pt,Y as q,rr as r,Ge as rt,Zn as s,Xe as st,lr as t,We as tt,Wn as u,Be as ut,Pn as v,De as vt,kn as w,Mn as x,Fn as y,j as yt,an as z};