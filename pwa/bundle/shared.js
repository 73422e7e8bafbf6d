import{$t as e,Bt as t,Cn as n,D as r,Dr as i,Dt as a,E as o,Fr as s,Gt as c,H as l,Ht as u,Ir as d,It as f,Jt as p,Lr as m,Lt as h,Nr as g,O as _,Or as v,Ot as y,Pt as b,Qt as x,R as S,Rr as C,Rt as w,Ut as T,Vn as ee,W as te,Wt as ne,Y as E,Yt as re,Zt as ie,_n as ae,an as D,at as O,bn as k,ct as oe,dt as A,en as se,ft as ce,gt as le,hn as ue,ht as de,jr as fe,kt as pe,mn as me,mt as he,nn as j,pt as ge,q as _e,rt as M,tn as N,un as P,ut as ve,vn as ye,wn as be,yn as xe,zt as Se}from"./app.js";const Ce=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,we=RegExp(`#/join/(${Ce})/([\\w-]{16,200})`,`i`),Te=/#\/account\/(spa_[\w-]{16,200})/,Ee=RegExp(`#/table/(${Ce})`,`i`);function De(e){let t=we.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=Te.exec(e);if(n)return{account:n[1]};let r=Ee.exec(e);return r?{table:r[1].toLowerCase()}:null}function Oe(){let{path:e}=ue();return t=>{ue().path===e&&me(t,{replace:!0})}}const ke=c(ie.referee,`Switch`);function Ae({to:e,children:t}){let{tournament:n,outbox:r}=p(),[i,a]=C(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:P`<${ke} onYes=${()=>a(!0)} />`}function je({up:e}){let{joining:t}=p(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return P`<${T} title=${i??N(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${a.length>0&&P`<p>${N(`hall-as`,{roles:a.map(e=>N(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${N(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
<p>${r?N(`hall-loaded`,{loaded:n,total:r}):N(`hall-asking`)}</p>
</div>
<//>`}const Me=c(ie.account,`SignInAgain`);let F=null;function Ne(){let[e,t]=C(null);d(()=>(F=t,()=>void(F=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&P`<${Me} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function Pe(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!F||!await Fe(F))throw t;return e()}}function Fe(e){return new Promise(t=>e({tell:t}))}function Ie(e){let{state:t,online:n}=p(),[r,i]=C({answer:null,fresh:!1,trouble:null});return d(()=>{let t=!1,n=e=>t||i(e);return k.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),k.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function Le({seen:{answer:e,fresh:t,trouble:n},what:i=`standings`}){r();let{tournament:a}=p(),o=e&&x(e.at,a.time_zone);return!e&&!n?P`<${u} />`:n?P`<p class="note warn" role="status">${[I(n),N(`seen.${e?`old`:`never`}.${i}`,{time:o??``})].join(` `)}</p>`:P`<p class="soft" role="status">${N(t?`standings.at`:`seen.asking.${i}`,{time:o??``})}</p>`}function I(e){return e.name===`Unreachable`?`${N(navigator.onLine?`live.unreached`:`no-network`)}.`:_(e.problem)||`HTTP ${e.status}`}function Re({name:e,hint:t=``,path:n,file:r}){let{lang:i}=D(),[a,o]=C(null),[s,c]=C(!1),[l,u]=C(null),f=m(0),p=m(null);return d(()=>(o(null),u(null),()=>void(f.current+=1)),[n,i]),d(()=>()=>a&&URL.revokeObjectURL(a.url),[a]),d(()=>p.current?.focus(),[a]),P`<li class="card">
<h3>${e}</h3>
${t&&P`<p class="soft">${t}</p>`}
<div role="status">
${s&&P`<progress aria-label=${N(`reports.making`,{name:e})}></progress><p class="soft">${N(`reports.wait`)}</p>`}
${a&&P`<p class="soft">${N(`reports.ready`,{size:He(a.file.size)})}</p>`}
</div>
${l&&P`<${Be} error=${l} />`}
${a?P`<${ze} made=${a} first=${p} />`:P`<button class="button" type="button" disabled=${s} aria-label=${N(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=f.current+=1,t=t=>e===f.current&&t();c(!0),u(null);try{let e=await k.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${i}`,{timeout:12e4});t(()=>o({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>u(e))}finally{c(!1)}}}>${N(`reports.make`)}</button>`}
</li>`}function ze({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return P`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${N(`reports.save`)}</a>
${r&&P`<a class="button" href=${e} target="_blank">${N(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&P`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${N(`reports.share`)}</button>`}
</div>`}function Be({error:e}){return r(),P`<p class="note bad" role="alert">${I(e)}</p>`}function Ve(){return p().state?.settings.slug??`shinpan`}function He(t){return e(Intl.NumberFormat,{}).format(Math.max(1,Math.round(t/1e3)))}function Ue(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const We=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),Ge=[`low`,`medium`,`quartile`,`high`],Ke={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},qe={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},Je={low:1,medium:0,quartile:3,high:2},L=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function Ye(e){if(e=rt(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function Xe(e,t){let n=Je[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function Ze(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const Qe={numeric:1,alphanumeric:2,byte:4},R={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},z=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function $e(e){let{exp:t,log:n}=z,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const et=[];function tt(e){let t=et[e];if(t!==void 0)return t;let n=$e(e),{exp:r,log:i}=z,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return et[e]={gen:n,mul:a}}function nt(e,t,n){let{exp:r,log:i}=z,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function B(e,t){let n=We[e-1],r=Ke[t][e-1],i=qe[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const V=e=>{throw Error(e)};function rt(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function it(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=H[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const H=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[L.charCodeAt(t)]=t;return e})();function at(e,t,n,r,i){let a=B(e,t),o=R[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&V(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(Qe[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(H[n.charCodeAt(e)]*45+H[n.charCodeAt(e+1)],11);s&1&&f(H[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&V(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=tt(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(nt(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function ot(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const st=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),U=e=>st[e&65535]+st[e>>>16],ct=/* @__PURE__ */ new Uint32Array(32);function lt(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const W=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},ut=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,G=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function dt(e,t){let{size:n,words:r,v:i}=e,a=ct;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),lt(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function ft(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=U(n>>>0)+2*U((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function pt(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=U(v>>>0)+U(y>>>0)}}return a}function mt(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=ft(e)+ft(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=U(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=U(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(pt(e)+pt(t))}function ht(e,t,n,r){let i=e.size,a=Xe(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?G(e,8,t,n):t<8?G(e,8,t+1,n):t===8?G(e,7,8,n):G(e,14-t,8,n),t<8?G(e,i-1-t,8,n):G(e,8,i-15+t,n)}if(G(e,8,i-8,1),t>=7){let n=Ze(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;G(e,a,o,r),G(e,o,a,r)}}}let K;function gt(e){let t=21+4*(e-1),n=W(t),r=new Uint8Array(t*t),i=(e,i,a)=>{G(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=Ye(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(W(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=ot(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=W(t);return dt(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[W(t),W(t),W(t),W(t)]}}function _t(e,t,n,r,i=!1){(K===void 0||K.ver!==e)&&(K=gt(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=K,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){dt(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=mt(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||ht(u,e,t,h),u}const q=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},vt=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function yt(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function bt(e,t){let n=R.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((B(e,t).capacity-4-n)/8))}function xt(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const J=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&ut(e.m,e.map[t],e.map[n])===1,St=[10,27],Ct=/* @__PURE__ */ String.fromCharCode(St[0]);function wt(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=J(e,n,r);n[r]=i}return n}function Tt(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=J(e,i,r),o=r+1>=t||J(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=Ct}return n}function Et(e){let t=e.W,n=String.fromCharCode(St[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=J(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=Ct}return i}function Dt(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!J(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function Ot(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=ut(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function kt(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function At(e,t=`raw`,n={}){if(vt(e,`text`),vt(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=rt(r));let i=n.ecc===void 0?`medium`:n.ecc;Ge.includes(i)||V(`invalid ecc=${i}`);let a=n.encoding===void 0?it(e):n.encoding;if(R[a]||V(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?L.slice(0,10):L;for(let n of e)t.includes(n)||V(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(q(n.mask,`opts.mask`)<0||n.mask>7)&&V(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=bt(r===void 0?40:r,i);(e.length>t||yt(e)>t)&&V(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!xt(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=R[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=B(r,i).capacity)break}r>40&&V(`Capacity overflow`)}else{let e=R[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>B(r,i).capacity)&&V(`Capacity overflow`)}let u=at(r,i,e,a,s),d=_t(r,i,u,n.mask),f=n.border===void 0?2:q(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:q(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?wt(_):t===`ascii`?Tt(_):t===`term`?Et(_):t===`svg`?Dt(_,n.optimize===void 0||n.optimize):t===`gif`?Ot(_):t===`data-url`?kt(Ot(_)):V(`Unknown output: ${t}`)}function jt({text:e,label:t}){let n=At(e,`raw`,{border:4}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return P`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function Mt(e,t){let n=e.book(t),r=new i(e),a=Object.values(n.options),o=a.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>Ft(r,t,e.id)));return{options:a.map(e=>Nt(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>Ft(r,e,null)),...o]}}function Nt(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?Pt(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function Pt(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,answers:n.map(([e,t])=>({value:e,text:t}))}}function Ft(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const It=[1,2,3,4];function Lt({kind:e,default:t,answers:n}){return t===null?e===`several`?n.map(({value:e})=>e):[30,10,-10,-30]:t}function Rt({parameter:e,label:t,value:n,onChange:r}){let i={uma:zt,hundreds:Ht,several:Ut}[e.kind];return P`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function zt({label:e,value:t,onChange:n}){let[r,i]=C(()=>It.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(Bt(a))};return P`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${N(`open.uma-hint`)}</p>
<div class="places">
${It.map(e=>P`<${h}
key=${e}
label=${N(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function Bt(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Vt)}function Vt(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Ht({label:e,value:t,onChange:n}){let[r,i]=C(String(t));return P`<${h}
label=${`${e} (${N(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(Vt(e.trim()))}}
/>`}function Ut({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return P`<fieldset class="parameter">
<legend>${t}</legend>
<div class="choices">
${i.map(e=>P`<label class="choice" key=${e.value}>
<input
type="checkbox"
checked=${n.includes(e.value)}
onChange=${()=>a(e.value)}
/>
${e.text}
</label>`)}
</div>
</fieldset>`}const Wt=`wrc-2022`,Gt=/* @__PURE__ */ new Map;function Y(e){return{id:e,options:{},readings:{}}}function X(e,t){let n=g(t),r=Gt.get(n)??ee(e,t.id,t.options,t.readings);return Gt.set(n,r),r}function Z(e,t){try{return X(e,t),null}catch(e){return e}}function Kt(){let{library:e,tournament:t,book:n}=p(),{lang:r}=D(),[a,o]=xe(`shinpan.rules`,null);if(!e)return null;let s=t?.id??null,c=a&&a.at===s&&!Z(e,a.choice)?a.choice:null,l=t?{...Y(Wt),...t.rulebook}:Y(Wt),u=c??l,d=c||!n?X(e,u):n;return{library:e,lang:r,words:new i(e),choice:u,book:d,choose:e=>o({at:s,choice:e})}}function qt(e){return n=>{let r=Kt();return r?P`<${e} ...${n} rules=${r} />`:P`<${T} title=${N(`open.no-rules`)}
><${t} text=${N(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${N(`try-again`)}
</button>
<//><//
>`}}function Q({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[N(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Jt({rules:e}){let[t,n]=C(!1);return P`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${ne} name="book" />
<span class="body"
><small>${N(`open.rules-in-use`)}</small
><strong>${Q(e,e.book)}</strong></span
>
<span class="badge">${N(`call.change`)}</span>
</button>
<${Yt} rules=${e} standing=${e.book.content.standing} />
${t&&P`<${Xt} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function Yt({rules:e,standing:t}){return t===`official`?null:P`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function Xt({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=C(t),c=Z(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=Mt(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return P`<${b} title=${N(`open.choose-rules`)} onClose=${r}>
<${w}
label=${N(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(Y(e))}
/>
<p class="soft">${a.standingNote(o.id)}</p>
${u.length>0&&P`<${Qt} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:en(o,d,e)})} />`}
${f.length>0&&P`<${$t} offered=${f} draft=${o} onChange=${s} />`}
<${Zt} error=${c} reasons=${tn(u,o.options)} />
${!c&&P`<p role="status">${Q(e,X(i,o))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!c}
onClick=${()=>n(o)}
>
${N(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${N(`cancel`)}</button>
</div>
<//>`}function Zt({error:e,reasons:t=[]}){return e?P`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>P`<p key=${e}>${e}</p>`)}
</div>`:null}function Qt({offered:e,chosen:t,onChange:n}){let r=({id:e,parameter:r},i)=>{let{[e]:a,...o}=t;n(i?{...o,[e]:r?{[r.name]:Lt(r)}:{}}:o)};return P`<fieldset class="stack">
<legend>${N(`open.options`)}</legend>
${e.map(e=>P`<div key=${e.id} class="stack">
<${Se}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e,t)}
/>
${e.parameter&&e.id in t&&P`<${Rt}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function $t({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return P`<details class="fold">
<summary>
${N(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${N(`open.readings-text`)}</p>
${e.map(e=>P`<div key=${e.id} class="stack">
<${w}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function en({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function tn(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}const nn=1e3;function rn(e){let[t,n]=C(k.now);return d(()=>{if(!e)return;let t,r=()=>{n(k.now()),t=setTimeout(r,nn-k.now()%nn)};return r(),()=>clearTimeout(t)},[e]),t}const an=`shinpan.board`,on=()=>ye(an),sn=e=>ae(an,e);function cn(e){let t=m(/* @__PURE__ */ new Set);d(()=>{for(let n of e)for(let e of ln(n))t.current.has(e)||(t.current.add(e),un(n))},[e])}function ln({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function un({key:e,name:t,line:n}){if(j(400),re(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(N(`clock.late-is`,{name:t}),r))}function dn(){let[e,t]=C(globalThis.Notification?.permission??`denied`);return e==="default"?P`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${N(`clock.notify`)}</button>`:null}function fn(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function pn({state:e,hanchan:t,zone:n}){let{official:r}=p(),i=fn(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return P`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${N(`kept.title`)}</h2>
${!a&&P`<p class="note info">${N(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>P`<li class="item" key=${t.id}><${mn} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function mn({state:e,kept:t,zone:n,director:r}){let i=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[a,o]=C(i.length===1?i[0].id:``),[s,c]=C(!1),{does:l,wrong:u}=E(),d=t.who===`arbiter`,f=()=>l(()=>k.send(`kept-answer`,t.id,{confirmed:!0,...d&&{arbiter:a}})),p=async e=>{await k.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),c(!1)},m=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return P`<p><strong>${x(t.at,n)}</strong> ${gn(e,t)}</p>
${m&&P`<p class="note warn">${N(`kept.received`,{time:x(t.server_at,n)})}</p>`}
${r&&P`${d&&i.length!==1&&P`<${w} label=${N(`kept.which`)} value=${a} options=${hn(i)} onChange=${o} />`}
<div class="pair">
<button class="button main" type="button" disabled=${d&&!a} onClick=${f}>${N(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>c(!0)}>${N(`kept.dismiss`)}</button>
</div>
${u}`}
${s&&P`<${_e} title=${`${x(t.at,n)} ${gn(e,t)}`} yes=${N(`kept.dismiss-now`)} onReason=${p} onClose=${()=>c(!1)} />`}`}function hn(e){return[{value:``,text:N(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function gn(e,{what:t,who:n,player:r}){if(t===`began`)return N(`kept.began`);let i=n===`arbiter`?N(`kept.arbiter`):e.players[r]?.name??`?`;return N(`kept.${t}`,{name:i})}async function _n(e,t,n){await k.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),j()}function vn({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,a]=C(String(Math.min(1,r)||1)),[o,s]=C(``),{does:c,wrong:l}=E(),u=Math.min(Math.round(Number(i)*60),t);return P`<${b} title=${N(`game.less`)} onClose=${n}>
<${h} type="number" min="1" max=${Math.max(r,1)} inputmode="numeric" label=${N(`game.less-minutes`)} value=${i} onInput=${a} />
<${h} long label=${N(`clock.reason`)} value=${o} onInput=${s} maxlength="4000" />
${l}
<button class="button main" type="button" disabled=${!(u>0)||!o.trim()} onClick=${()=>c(async()=>{await k.send(`extra-time`,null,{hanchan:e.id,seconds:-u,reason:o.trim()}),n()})}>${N(`game.take-off`)}</button>
<//>`}const yn=[1,3,5];function bn({hanchan:e,game:{clock:t,extra:n},now:r,zone:i,may:a}){let[o,s]=C(!1),{does:c,wrong:l}=E(),u=t&&y(t,r),d=t&&N(u?`game.was-up`:`game.ends`,{time:x(new Date(t.ends),i)});return cn(t?[Sn(e,t,r)]:[]),P`<section class=${`late ${u?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${N(`game.left`)}</h2>
${t?P`<p class="late-time" role="timer">${v(pe(t,r))}</p><p>${d}</p>`:P`<p>${N(`game.no-limit`)}</p>`}
${u&&P`<${xn} />`}
${n>0&&P`<p class="soft">${N(`game.extra`,{time:v(n)})}</p>`}
${t&&a&&P`<div class="pair">
${yn.map(t=>P`<button key=${t} class="button" type="button" onClick=${()=>c(()=>_n(e,t*60))}>${N(`game.more`,{count:t})}</button>`)}
${n>0&&P`<button class="button" type="button" onClick=${()=>s(!0)}>${N(`game.less`)}</button>`}
</div>`}
${l}
${o&&P`<${vn} hanchan=${e} extra=${n} onClose=${()=>s(!1)} />`}
</section>`}function xn(){let{book:e}=p();if(!e)return null;let{still:t,chonbo:n}=a(e);return P`<p class="note warn"><strong>${N(`game.still.${t}`)}</strong> ${N(`game.chonbo.${n}`)}</p>`}function Sn(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=N(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:N(`game.left`),seconds:r,thresholds:[i],line:a}}function Cn({state:e,id:t}){let n=A(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:P`<section class="stack" aria-labelledby="season">
<h2 id="season">${N(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${r.map(t=>P`<div key=${t.ruling}>
<dt>${M(n,t.foul)}<small>${ve(e,t.tournament)} · ${x(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${O(n,t)}</dd>
</div>`)}
</dl>
</section>`}const $=[[`day`,86400],[`hour`,3600],[`minute`,60]];function wn({status:e,level:t}){return N(`esc.stands.${e}.${t}`)}function Tn({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?N(`esc.outcome.${t}`):``}function En(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function Dn(t){let n=Math.max(0,(k.now()-Date.parse(t))/1e3),[r,i]=$.find(([,e])=>n>=e)??$[$.length-1],a=Math.floor(n/i);return e(Intl.RelativeTimeFormat,{numeric:a?`always`:`auto`}).format(-a,r)}function On(e,{status:t,level:n},r){let i=l(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?te(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!l(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function kn({state:e,escalation:{id:t,standing_id:n}}){let r=A();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return P`<div class="both">
<${An} words=${r} label=${N(`esc.as-called`)} ruling=${i} />
${n===null?P`<div class="card"><small>${N(`esc.as-it-stands`)}</small><strong>${N(`esc.nothing-stands`)}</strong></div>`:P`<${An} words=${r} label=${N(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function An({words:e,label:t,ruling:n}){return n?P`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${ce(n.kind)}`}>${O(e,n)}</strong>
<span>${M(e,n.foul)}</span>
</a>`:null}function jn({state:e,events:t}){return P`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>P`<li key=${t}>
<div class="row">
<span class="body">
${s?P`<a href=${s}>${n}</a>`:P`<strong>${n}</strong>`}
${r&&P`<span>${r}</span>`}
<small>${[a,o&&x(o,e.settings.time_zone)].filter(Boolean).join(` · `)||N(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Mn(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&N(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:N(`esc.escalated`),reason:o,who:En(e,t),at:i},...a.map(t=>Nn(e,t))]}function Nn(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Pn(t),reason:r,who:En(e,t),at:i}}function Pn({what:e,outcome:t,level:n}){return e===`decided`?N(`esc.decided.${n}`,{outcome:N(`esc.outcome.${t}`)}):N(`esc.step.${e}`)}function Fn({state:e,line:{what:t,cause:n,cause_id:r,hanchan:i,round:a,reason:o,at:s}}){let c=A(),{table:l}=e.hanchans[i]??{},u=n===`ruling`&&e.rulings[r],d={ruling:u&&`#/ruling/${r}`,clock:l&&`#/start/${l}/${i}`,payment:`#/paid/${r}`}[n],f=u?M(c,u.foul):N(`hall-cause.${n}`),p=[N(`hall-line.${t}`),a&&N(`hall-round`,{round:a}),x(s,e.settings.time_zone),o];return P`${d?P`<a class="reach" href=${d}>${f}</a>`:f}<small>${p.filter(Boolean).join(` · `)}</small>`}const In=[`device_at`,`clock_offset_ms`,`revision`];function Ln({stored:e,sent:t}){let n=[N(`hall-on-server`),N(`hall-on-phone`)];return P`<${Rn} caption=${N(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function Rn({caption:e,heads:t,before:n,after:i}){r();let a=A(),{state:s}=p(),[c,l]=[Bn(i),Bn(n)],u=[.../* @__PURE__ */ new Set([...Object.keys(l),...Object.keys(c)])].filter(e=>c[e]!==l[e]),d=u.filter(e=>!In.includes(e));return P`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>P`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(d.length>0?d:u).map(e=>P`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${o(a,e)}</th></tr>
<tr><td>${Vn(a,s,e,l[e])}</td><td>${Vn(a,s,e,c[e])}</td></tr>
</tbody>`)}
</table>`}function zn({item:{expected:e,answer:t,differs:n}}){let r=A(),i=n===`revision`?t.second_decision:t.decision;return P`<div class="note warn">
<p>${N(`hall-phone-showed`,{line:O(r,e)})}</p>
<p><strong>${N(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:O(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${N(`hall-ruling`)}</a>
</div>`}function Bn(e,t=``){if(typeof e!=`object`||!e)return{[t]:String(e)};let n=Object.entries(e).map(([e,n])=>Bn(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function Vn(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return M(e,r);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function Hn(){let e=m(null),[t,n]=C(``);d(()=>{let t=new AbortController;return Wn(e.current,t.signal,Un,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return P`<${T} title=${N(`hall-scan`)} up="#/tables">
<p>${N(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${N(`hall-viewfinder`)}></video>
${t&&P`<p class="note warn" role="status">${N(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${N(`hall-tables`)}</a>
<a class="button" href="#/join">${N(`hall-join`)}</a>
<//>`}function Un(e){let t=De(e);if(!t)return!1;j();let{tournament:n,invitation:r,account:i,table:a}=t,o=r?`join/${n}/${r}`:i?`account/${i}`:`table/${a}`;return me(`#/${o}`,{replace:!0}),!0}async function Wn(e,t,n,r){let i=navigator.mediaDevices&&await Gn().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function Gn(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function Kn(e,t,n,r){let i=e.map(e=>qn(e,t,n,r)),a=i.filter(e=>e instanceof s);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:fe(r)};return i.map((t,n)=>t instanceof s?{rulebook:e[n].names(),...o,...be()}:t)}function qn(e,t,r,i){try{return n(e,t,r,i)}catch(e){if(e instanceof s)return e;throw e}}function Jn(e,t){let n=new i(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:Yn(n,r,e)})),differs:i.some(e=>!Xn(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function Yn(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function Xn(e,t){return g(e)===g(t)}const Zn={transfers:[],fines:[],effects:[]};function Qn({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function $n({words:e},t){if(t.lateness)return N(`open.by-lateness`);let n=er(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>er(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function er(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...Zn,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?N(`open.grows-times`,{times:r.p.times}):N(`open.grows-add`,{p:r.p.add})})`:e.line({...Zn,penalties:t,effects:n})}function tr(e,t){return e.table(t).rows}function nr({rules:e,book:t,foul:n}){let{words:r}=e,i=tr(t,n);if(!i.length)return P`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return P`<ol class="table-rows">
${i.map(t=>P`<li key=${t.id}>
<strong>${$n(e,t)}</strong>
${Qn(e,t.when).map(e=>P`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&P`<p>${i.length>1?N(`open.otherwise`):N(`open.always`)}</p>`}
${t.effects.length>0&&P`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${oe(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&P`<p class="soft">${N(`open.counted-over`,{scope:se([r.phrase(`scope-${a}`)])})}</p>`}`}function rr({book:e,words:t,foul:n,facts:r,context:i,onChange:a}){let o=(e,t)=>{let{[e]:n,...r}=i;a(t===ge[e]?r:{...r,[e]:t})};return P`<div class="stack">
${Object.entries(he).map(([a,s])=>{let c=s.filter(t=>S(e,n,r,{...i,[a]:t}));return P`<${f}
key=${a}
label=${le(t,a)}
value=${i[a]??ge[a]}
options=${c.map(e=>({value:e,text:de(t,a,e)}))}
onChange=${e=>o(a,e)}
/>`})}
</div>`}const ir=[`impossible`,`denied`,`silent`];function ar({tournament:e,as:t,player:n=!1}){let{lang:r}=D(),[i,a]=C(``),o=async n=>{a(n?`beginning`:`ending`),a(await(n?or({tournament:e,as:t},r):sr(e)).catch(()=>`unreached`))};if(d(()=>{let n=!1;return k.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||a(e),()=>{}),()=>void(n=!0)},[e,t,r]),!i)return null;if(ir.includes(i))return P`<section class="card"><h2>${N(`push.title`)}</h2><p role="status">${N(`push.${i}`)}</p></section>`;let s=[`unserved`,`unreached`].includes(i);return P`<${Se} label=${N(`push.title`)} hint=${N(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(i)} onChange=${o} />
${s&&P`<p class="note warn" role="status">${N(`push.${i}`)}</p>`}`}async function or(e,t){return(await k.push()).subscribe(e,t)}async function sr(e){return await(await k.push()).unsubscribe(e),`off`}export{U as $,dn as A,Q as B,En as C,_n as D,bn as E,Xt as F,L as G,Z as H,Zt as I,Ge as J,We as K,Jt as L,on as M,sn as N,pn as O,rn as P,ot as Q,Yt as R,wn as S,xn as T,qt as U,Y as V,jt as W,Ke as X,z as Y,Xe as Z,Pn as _,$n as a,I as at,On as b,Kn as c,Pe as ct,Rn as d,Oe as dt,Ze as et,zn as f,De as ft,Mn as g,jn as h,Qn as i,Le as it,cn as j,fn as k,Hn as l,Ae as lt,Fn as m,rr as n,Ue as nt,tr as o,Ie as ot,Ln as p,qe as q,nr as r,Ve as rt,Jn as s,Ne as st,ar as t,Re as tt,Wn as u,je as ut,kn as v,Cn as w,Tn as x,Dn as y,X as z};