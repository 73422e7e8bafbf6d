import{$n as e,Ct as t,Dt as n,Et as r,Ft as i,G as a,Ht as o,I as s,It as c,Jt as l,Lt as u,Mt as d,On as f,Ot as p,P as m,Pt as h,Q as g,Rt as _,St as v,Tt as y,W as b,X as x,Xt as S,Yt as ee,Z as C,Zt as w,_t as te,an as ne,b as T,bt as E,dt as re,ft as ie,gr as D,hr as O,in as ae,j as oe,jt as k,k as se,mr as A,nn as ce,on as le,q as j,qt as ue,sn as M,tn as de,ut as fe,x as pe,xt as N,y as me,zt as P}from"./app.js";const he=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,ge=RegExp(`#/join/(${he})/([\\w-]{16,200})`,`i`),_e=/#\/account\/(spa_[\w-]{16,200})/,ve=RegExp(`#/table/(${he})`,`i`);function ye(e){let t=ge.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=_e.exec(e);if(n)return{account:n[1]};let r=ve.exec(e);return r?{table:r[1].toLowerCase()}:null}function be(){let{path:e}=ce();return t=>{ce().path===e&&de(t,{replace:!0})}}const xe=p(h.referee,`Switch`);function Se({to:e,children:t}){let{tournament:n,outbox:r}=k(),[i,a]=D(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:w`<${xe} onYes=${()=>a(!0)} />`}function Ce({up:e}){let{joining:t}=k(),{loaded:n=0,total:i=0,name:a,roles:o=[]}=t??{};return w`<${r} title=${a??_(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${o.length>0&&w`<p>${_(`hall-as`,{roles:o.map(e=>_(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${_(`hall-joining`)} value=${i?n:void 0} max=${i||1}></progress>
<p>${i?_(`hall-loaded`,{loaded:n,total:i}):_(`hall-asking`)}</p>
</div>
<//>`}const we=p(h.account,`SignInAgain`);let F=null;function Te(){let[e,t]=D(null);A(()=>(F=t,()=>void(F=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&w`<${we} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function Ee(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!F||!await De(F))throw t;return e()}}function De(e){return new Promise(t=>e({tell:t}))}function Oe(e){let{state:t,online:n}=k(),[r,i]=D({answer:null,fresh:!1,trouble:null});return A(()=>{let t=!1,n=e=>t||i(e);return M.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),M.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function ke({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){T();let{tournament:a}=k(),o=e&&i(e.at,a.time_zone);return!e&&!n?w`<${y} />`:n?w`<p class="note warn" role="status">${[I(n),_(`seen.${e?`old`:`never`}.${r}`,{time:o??``})].join(` `)}</p>`:w`<p class="soft" role="status">${_(t?`standings.at`:`seen.asking.${r}`,{time:o??``})}</p>`}function I(e){return e.name===`Unreachable`?`${_(navigator.onLine?`live.unreached`:`no-network`)}.`:pe(e.problem)||`HTTP ${e.status}`}function Ae({name:e,hint:t=``,path:n,file:r}){let{lang:i}=o(),[a,s]=D(null),[c,l]=D(!1),[u,d]=D(null),f=O(0),p=O(null);return A(()=>(s(null),d(null),()=>void(f.current+=1)),[n,i]),A(()=>()=>a&&URL.revokeObjectURL(a.url),[a]),A(()=>p.current?.focus(),[a]),w`<li class="card">
<h3>${e}</h3>
${t&&w`<p class="soft">${t}</p>`}
<div role="status">
${c&&w`<progress aria-label=${_(`reports.making`,{name:e})}></progress><p class="soft">${_(`reports.wait`)}</p>`}
${a&&w`<p class="soft">${_(`reports.ready`,{size:Pe(a.file.size)})}</p>`}
</div>
${u&&w`<${Me} error=${u} />`}
${a?w`<${je} made=${a} first=${p} />`:w`<button class="button" type="button" disabled=${c} aria-label=${_(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=f.current+=1,t=t=>e===f.current&&t();l(!0),d(null);try{let e=await M.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${i}`,{timeout:12e4});t(()=>s({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>d(e))}finally{l(!1)}}}>${_(`reports.make`)}</button>`}
</li>`}function je({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return w`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${_(`reports.save`)}</a>
${r&&w`<a class="button" href=${e} target="_blank">${_(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&w`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${_(`reports.share`)}</button>`}
</div>`}function Me({error:e}){return T(),w`<p class="note bad" role="alert">${I(e)}</p>`}function Ne(){return k().state?.settings.slug??`shinpan`}function Pe(e){return c(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function Fe(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const Ie=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),Le=[`low`,`medium`,`quartile`,`high`],Re={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},ze={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},Be={low:1,medium:0,quartile:3,high:2},L=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function Ve(e){if(e=Ye(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function He(e,t){let n=Be[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function Ue(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const We={numeric:1,alphanumeric:2,byte:4},R={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},z=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Ge(e){let{exp:t,log:n}=z,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const Ke=[];function qe(e){let t=Ke[e];if(t!==void 0)return t;let n=Ge(e),{exp:r,log:i}=z,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return Ke[e]={gen:n,mul:a}}function Je(e,t,n){let{exp:r,log:i}=z,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function B(e,t){let n=Ie[e-1],r=Re[t][e-1],i=ze[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const V=e=>{throw Error(e)};function Ye(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function Xe(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=H[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const H=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[L.charCodeAt(t)]=t;return e})();function Ze(e,t,n,r,i){let a=B(e,t),o=R[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&V(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(We[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(H[n.charCodeAt(e)]*45+H[n.charCodeAt(e+1)],11);s&1&&f(H[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&V(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=qe(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Je(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function Qe(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const $e=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),U=e=>$e[e&65535]+$e[e>>>16],et=/* @__PURE__ */ new Uint32Array(32);function tt(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const W=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},nt=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,G=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function rt(e,t){let{size:n,words:r,v:i}=e,a=et;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),tt(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function it(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=U(n>>>0)+2*U((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function at(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=U(v>>>0)+U(y>>>0)}}return a}function ot(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=it(e)+it(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=U(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=U(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(at(e)+at(t))}function st(e,t,n,r){let i=e.size,a=He(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?G(e,8,t,n):t<8?G(e,8,t+1,n):t===8?G(e,7,8,n):G(e,14-t,8,n),t<8?G(e,i-1-t,8,n):G(e,8,i-15+t,n)}if(G(e,8,i-8,1),t>=7){let n=Ue(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;G(e,a,o,r),G(e,o,a,r)}}}let K;function ct(e){let t=21+4*(e-1),n=W(t),r=new Uint8Array(t*t),i=(e,i,a)=>{G(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=Ve(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(W(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Qe(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=W(t);return rt(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[W(t),W(t),W(t),W(t)]}}function lt(e,t,n,r,i=!1){(K===void 0||K.ver!==e)&&(K=ct(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=K,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){rt(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=ot(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||st(u,e,t,h),u}const q=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},ut=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function dt(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function ft(e,t){let n=R.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((B(e,t).capacity-4-n)/8))}function pt(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const J=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&nt(e.m,e.map[t],e.map[n])===1,mt=[10,27],ht=/* @__PURE__ */ String.fromCharCode(mt[0]);function gt(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=J(e,n,r);n[r]=i}return n}function _t(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=J(e,i,r),o=r+1>=t||J(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=ht}return n}function vt(e){let t=e.W,n=String.fromCharCode(mt[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=J(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=ht}return i}function yt(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!J(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function bt(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=nt(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function xt(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function St(e,t=`raw`,n={}){if(ut(e,`text`),ut(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=Ye(r));let i=n.ecc===void 0?`medium`:n.ecc;Le.includes(i)||V(`invalid ecc=${i}`);let a=n.encoding===void 0?Xe(e):n.encoding;if(R[a]||V(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?L.slice(0,10):L;for(let n of e)t.includes(n)||V(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(q(n.mask,`opts.mask`)<0||n.mask>7)&&V(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=ft(r===void 0?40:r,i);(e.length>t||dt(e)>t)&&V(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!pt(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=R[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=B(r,i).capacity)break}r>40&&V(`Capacity overflow`)}else{let e=R[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>B(r,i).capacity)&&V(`Capacity overflow`)}let u=Ze(r,i,e,a,s),d=lt(r,i,u,n.mask),f=n.border===void 0?2:q(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:q(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?gt(_):t===`ascii`?_t(_):t===`term`?vt(_):t===`svg`?yt(_,n.optimize===void 0||n.optimize):t===`gif`?bt(_):t===`data-url`?xt(bt(_)):V(`Unknown output: ${t}`)}function Ct({text:e,label:t}){let n=St(e,`raw`,{border:4}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return w`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function wt(e,t){let n=e.book(t),r=new ue(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>Dt(r,t,e.id)));return{options:i.map(e=>Tt(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>Dt(r,e,null)),...a]}}function Tt(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?Et(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function Et(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,answers:n.map(([e,t])=>({value:e,text:t}))}}function Dt(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const Ot=[1,2,3,4];function kt({kind:e,default:t,answers:n}){return t===null?e===`several`?n.map(({value:e})=>e):[30,10,-10,-30]:t}function At({parameter:e,label:t,value:n,onChange:r}){let i={uma:jt,hundreds:Pt,several:Ft}[e.kind];return w`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function jt({label:e,value:t,onChange:n}){let[r,i]=D(()=>Ot.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(Mt(a))};return w`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${_(`open.uma-hint`)}</p>
<div class="places">
${Ot.map(e=>w`<${E}
key=${e}
label=${_(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function Mt(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Nt)}function Nt(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Pt({label:e,value:t,onChange:n}){let[r,i]=D(String(t));return w`<${E}
label=${`${e} (${_(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(Nt(e.trim()))}}
/>`}function Ft({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return w`<fieldset class="parameter">
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
</fieldset>`}const It=`wrc-2022`,Lt=/* @__PURE__ */ new Map;function Y(e){return{id:e,options:{},readings:{}}}function X(t,n){let r=e(n),i=Lt.get(r)??f(t,n.id,n.options,n.readings);return Lt.set(r,i),i}function Z(e,t){try{return X(e,t),null}catch(e){return e}}function Rt(){let{library:e,tournament:t,book:n}=k(),{lang:r}=o(),[i,a]=le(`shinpan.rules`,null);if(!e)return null;let s=t?.id??null,c=i&&i.at===s&&!Z(e,i.choice)?i.choice:null,l=t?{...Y(It),...t.rulebook}:Y(It),u=c??l,d=c||!n?X(e,u):n;return{library:e,lang:r,words:new ue(e),choice:u,book:d,choose:e=>a({at:s,choice:e})}}function zt(e){return n=>{let i=Rt();return i?w`<${e} ...${n} rules=${i} />`:w`<${r} title=${_(`open.no-rules`)}
><${t} text=${_(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${_(`try-again`)}
</button>
<//><//
>`}}function Q({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[_(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Bt({rules:e}){let[t,r]=D(!1);return w`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>r(!0)}>
<${n} name="book" />
<span class="body"
><small>${_(`open.rules-in-use`)}</small
><strong>${Q(e,e.book)}</strong></span
>
<span class="badge">${_(`call.change`)}</span>
</button>
<${Vt} rules=${e} standing=${e.book.content.standing} />
${t&&w`<${Ht} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),r(!1)}} onClose=${()=>r(!1)} />`}
</div>`}function Vt({rules:e,standing:t}){return t===`official`?null:w`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function Ht({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=D(t),c=Z(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=wt(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return w`<${te} title=${_(`open.choose-rules`)} onClose=${r}>
<${N}
label=${_(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(Y(e))}
/>
<p class="soft">${a.pick(i.books[o.id].standing_note)}</p>
${u.length>0&&w`<${Wt} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:Kt(o,d,e)})} />`}
${f.length>0&&w`<${Gt} offered=${f} draft=${o} onChange=${s} />`}
<${Ut} error=${c} reasons=${qt(u,o.options)} />
${!c&&w`<p role="status">${Q(e,X(i,o))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!c}
onClick=${()=>n(o)}
>
${_(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${_(`cancel`)}</button>
</div>
<//>`}function Ut({error:e,reasons:t=[]}){return e?w`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>w`<p key=${e}>${e}</p>`)}
</div>`:null}function Wt({offered:e,chosen:t,onChange:n}){let r=({id:e,parameter:r},i)=>{let{[e]:a,...o}=t;n(i?{...o,[e]:r?{[r.name]:kt(r)}:{}}:o)};return w`<fieldset class="stack">
<legend>${_(`open.options`)}</legend>
${e.map(e=>w`<div key=${e.id} class="stack">
<${v}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e,t)}
/>
${e.parameter&&e.id in t&&w`<${At}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function Gt({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return w`<details class="fold">
<summary>
${_(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${_(`open.readings-text`)}</p>
${e.map(e=>w`<div key=${e.id} class="stack">
<${N}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function Kt({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function qt(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}const Jt=1e3;function Yt(e){let[t,n]=D(M.now);return A(()=>{if(!e)return;let t,r=()=>{n(M.now()),t=setTimeout(r,Jt-M.now()%Jt)};return r(),()=>clearTimeout(t)},[e]),t}const Xt=`shinpan.board`,Zt=()=>ne(Xt),Qt=e=>ae(Xt,e);function $t(e){let t=O(/* @__PURE__ */ new Set);A(()=>{for(let n of e)for(let e of en(n))t.current.has(e)||(t.current.add(e),tn(n))},[e])}function en({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function tn({key:e,name:t,line:n}){if(P(400),d(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(_(`clock.late-is`,{name:t}),r))}function nn(){let[e,t]=D(globalThis.Notification?.permission??`denied`);return e==="default"?w`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${_(`clock.notify`)}</button>`:null}function rn(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function an({state:e,hanchan:t,zone:n}){let{official:r}=k(),i=rn(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return w`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${_(`kept.title`)}</h2>
${!a&&w`<p class="note info">${_(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>w`<li class="item" key=${t.id}><${on} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function on({state:e,kept:t,zone:n,director:r}){let a=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[o,c]=D(a.length===1?a[0].id:``),[l,u]=D(!1),{does:d,wrong:f}=s(),p=t.who===`arbiter`,h=()=>d(()=>M.send(`kept-answer`,t.id,{confirmed:!0,...p&&{arbiter:o}})),g=async e=>{await M.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),u(!1)},v=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return w`<p><strong>${i(t.at,n)}</strong> ${cn(e,t)}</p>
${v&&w`<p class="note warn">${_(`kept.received`,{time:i(t.server_at,n)})}</p>`}
${r&&w`${p&&a.length!==1&&w`<${N} label=${_(`kept.which`)} value=${o} options=${sn(a)} onChange=${c} />`}
<div class="pair">
<button class="button main" type="button" disabled=${p&&!o} onClick=${h}>${_(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>u(!0)}>${_(`kept.dismiss`)}</button>
</div>
${f}`}
${l&&w`<${m} title=${`${i(t.at,n)} ${cn(e,t)}`} yes=${_(`kept.dismiss-now`)} onReason=${g} onClose=${()=>u(!1)} />`}`}function sn(e){return[{value:``,text:_(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function cn(e,{what:t,who:n,player:r}){if(t===`began`)return _(`kept.began`);let i=n===`arbiter`?_(`kept.arbiter`):e.players[r]?.name??`?`;return _(`kept.${t}`,{name:i})}async function ln(e,t,n){await M.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),P()}function un({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,a]=D(String(Math.min(1,r)||1)),[o,c]=D(``),{does:l,wrong:u}=s(),d=Math.min(Math.round(Number(i)*60),t);return w`<${te} title=${_(`game.less`)} onClose=${n}>
<${E} type="number" min="1" max=${Math.max(r,1)} inputmode="numeric" label=${_(`game.less-minutes`)} value=${i} onInput=${a} />
<${E} long label=${_(`clock.reason`)} value=${o} onInput=${c} maxlength="4000" />
${u}
<button class="button main" type="button" disabled=${!(d>0)||!o.trim()} onClick=${()=>l(async()=>{await M.send(`extra-time`,null,{hanchan:e.id,seconds:-d,reason:o.trim()}),n()})}>${_(`game.take-off`)}</button>
<//>`}const dn=[1,3,5];function fn({hanchan:e,game:{clock:t,extra:n},now:r,zone:a,may:o}){let[c,u]=D(!1),{does:d,wrong:f}=s(),p=t&&re(t,r),m=t&&_(p?`game.was-up`:`game.ends`,{time:i(new Date(t.ends),a)});return $t(t?[mn(e,t,r)]:[]),w`<section class=${`late ${p?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${_(`game.left`)}</h2>
${t?w`<p class="late-time" role="timer">${l(ie(t,r))}</p><p>${m}</p>`:w`<p>${_(`game.no-limit`)}</p>`}
${p&&w`<${pn} />`}
${n>0&&w`<p class="soft">${_(`game.extra`,{time:l(n)})}</p>`}
${t&&o&&w`<div class="pair">
${dn.map(t=>w`<button key=${t} class="button" type="button" onClick=${()=>d(()=>ln(e,t*60))}>${_(`game.more`,{count:t})}</button>`)}
${n>0&&w`<button class="button" type="button" onClick=${()=>u(!0)}>${_(`game.less`)}</button>`}
</div>`}
${f}
${c&&w`<${un} hanchan=${e} extra=${n} onClose=${()=>u(!1)} />`}
</section>`}function pn(){let{book:e}=k();if(!e)return null;let{still:t,chonbo:n}=fe(e);return w`<p class="note warn"><strong>${_(`game.still.${t}`)}</strong> ${_(`game.chonbo.${n}`)}</p>`}function mn(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=_(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:_(`game.left`),seconds:r,thresholds:[i],line:a}}function hn(e){return _n(Object.values(e.ledger).filter(({unit:e})=>e!==`P`))}function gn(e,t){return _n(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function _n(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function vn(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function yn(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function bn(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function xn(e,{kind:t,id:n}){return e[`${t}s`]?.[n]?.name??`?`}function Sn(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:`${t<0?`−`:``}${S(e,Math.abs(t))}`}function Cn(e,t){let n=ee(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}function wn({state:e,id:t}){let n=C(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:w`<section class="stack" aria-labelledby="season">
<h2 id="season">${_(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${r.map(t=>w`<div key=${t.ruling}>
<dt>${a(n,t.foul)}<small>${b(e,t.tournament)} · ${i(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${j(n,t)}</dd>
</div>`)}
</dl>
</section>`}const $=[[`day`,86400],[`hour`,3600],[`minute`,60]];function Tn({status:e,level:t}){return _(`esc.stands.${e}.${t}`)}function En({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?_(`esc.outcome.${t}`):``}function Dn(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function On(e){let t=Math.max(0,(M.now()-Date.parse(e))/1e3),[n,r]=$.find(([,e])=>t>=e)??$[$.length-1],i=Math.floor(t/r);return c(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function kn(e,{status:t,level:n},r){let i=se(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?oe(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!se(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function An({state:e,escalation:{id:t,standing_id:n}}){let r=C();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return w`<div class="both">
<${jn} words=${r} label=${_(`esc.as-called`)} ruling=${i} />
${n===null?w`<div class="card"><small>${_(`esc.as-it-stands`)}</small><strong>${_(`esc.nothing-stands`)}</strong></div>`:w`<${jn} words=${r} label=${_(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function jn({words:e,label:t,ruling:n}){return n?w`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${g(n.kind)}`}>${j(e,n)}</strong>
<span>${a(e,n.foul)}</span>
</a>`:null}function Mn({state:e,events:t}){return w`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:a,who:o=e.officials[a]?.name,at:s,href:c})=>w`<li key=${t}>
<div class="row">
<span class="body">
${c?w`<a href=${c}>${n}</a>`:w`<strong>${n}</strong>`}
${r&&w`<span>${r}</span>`}
<small>${[o,s&&i(s,e.settings.time_zone)].filter(Boolean).join(` · `)||_(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Nn(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&_(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:_(`esc.escalated`),reason:o,who:Dn(e,t),at:i},...a.map(t=>Pn(e,t))]}function Pn(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Fn(t),reason:r,who:Dn(e,t),at:i}}function Fn({what:e,outcome:t,level:n}){return e===`decided`?_(`esc.decided.${n}`,{outcome:_(`esc.outcome.${t}`)}):_(`esc.step.${e}`)}function In({state:e,line:{what:t,cause:n,cause_id:r,hanchan:o,round:s,reason:c,at:l}}){let u=C(),{table:d}=e.hanchans[o]??{},f=n===`ruling`&&e.rulings[r],p={ruling:f&&`#/ruling/${r}`,clock:d&&`#/start/${d}/${o}`,payment:`#/paid/${r}`}[n],m=f?a(u,f.foul):_(`hall-cause.${n}`),h=[_(`hall-line.${t}`),s&&_(`hall-round`,{round:s}),i(l,e.settings.time_zone),c];return w`${p?w`<a class="reach" href=${p}>${m}</a>`:m}<small>${h.filter(Boolean).join(` · `)}</small>`}const Ln=[`device_at`,`clock_offset_ms`,`revision`];function Rn({stored:e,sent:t}){let n=[_(`hall-on-server`),_(`hall-on-phone`)];return w`<${zn} caption=${_(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function zn({caption:e,heads:t,before:n,after:r}){T();let i=C(),{state:a}=k(),[o,s]=[Vn(r),Vn(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!Ln.includes(e));return w`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>w`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>w`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${me(i,e)}</th></tr>
<tr><td>${Hn(i,a,e,s[e])}</td><td>${Hn(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function Bn({item:{expected:e,answer:t,differs:n}}){let r=C(),i=n===`revision`?t.second_decision:t.decision;return w`<div class="note warn">
<p>${_(`hall-phone-showed`,{line:j(r,e)})}</p>
<p><strong>${_(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:j(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${_(`hall-ruling`)}</a>
</div>`}function Vn(e,t=``){if(typeof e!=`object`||!e)return{[t]:String(e)};let n=Object.entries(e).map(([e,n])=>Vn(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function Hn(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return a(e,r);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function Un(){let e=O(null),[t,n]=D(``);A(()=>{let t=new AbortController;return Gn(e.current,t.signal,Wn,n),()=>t.abort()},[]);let i=t===`impossible`||t===`refused`;return w`<${r} title=${_(`hall-scan`)} up="#/tables">
<p>${_(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${i} muted playsinline aria-label=${_(`hall-viewfinder`)}></video>
${t&&w`<p class="note warn" role="status">${_(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${_(`hall-tables`)}</a>
<a class="button" href="#/join">${_(`hall-join`)}</a>
<//>`}function Wn(e){let t=ye(e);if(!t)return!1;P();let{tournament:n,invitation:r,account:i,table:a}=t,o=r?`join/${n}/${r}`:i?`account/${i}`:`table/${a}`;return de(`#/${o}`,{replace:!0}),!0}async function Gn(e,t,n,r){let i=navigator.mediaDevices&&await Kn().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function Kn(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}const qn={transfers:[],fines:[],effects:[]};function Jn({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function Yn({words:e},t){if(t.lateness)return _(`open.by-lateness`);let n=Xn(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Xn(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Xn(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...qn,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?_(`open.grows-times`,{times:r.p.times}):_(`open.grows-add`,{p:r.p.add})})`:e.line({...qn,penalties:t,effects:n})}function Zn(e,t){return e.table(t).rows}function Qn({rules:e,book:t,foul:n}){let{words:r}=e,i=Zn(t,n);if(!i.length)return w`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return w`<ol class="table-rows">
${i.map(t=>w`<li key=${t.id}>
<strong>${Yn(e,t)}</strong>
${Jn(e,t.when).map(e=>w`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&w`<p>${i.length>1?_(`open.otherwise`):_(`open.always`)}</p>`}
${t.effects.length>0&&w`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${x(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&w`<p class="soft">${_(`open.counted-over`,{scope:u([r.phrase(`scope-${a}`)])})}</p>`}`}const $n=[`impossible`,`denied`,`silent`];function er({tournament:e,as:t,player:n=!1}){let{lang:r}=o(),[i,a]=D(``),s=async n=>{a(n?`beginning`:`ending`),a(await(n?tr({tournament:e,as:t},r):nr(e)).catch(()=>`unreached`))};if(A(()=>{let n=!1;return M.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||a(e),()=>{}),()=>void(n=!0)},[e,t,r]),!i)return null;if($n.includes(i))return w`<section class="card"><h2>${_(`push.title`)}</h2><p role="status">${_(`push.${i}`)}</p></section>`;let c=[`unserved`,`unreached`].includes(i);return w`<${v} label=${_(`push.title`)} hint=${_(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(i)} onChange=${s} />
${c&&w`<p class="note warn" role="status">${_(`push.${i}`)}</p>`}`}async function tr(e,t){return(await M.push()).subscribe(e,t)}async function nr(e){return await(await M.push()).unsubscribe(e),`off`}export{Le as $,pn as A,Ht as B,gn as C,vn as D,Cn as E,nn as F,Q as G,Bt as H,$t as I,zt as J,Y as K,Zt as L,ln as M,an as N,bn as O,rn as P,ze as Q,Qt as R,Sn as S,xn as T,Vt as U,Ut as V,X as W,L as X,Ct as Y,Ie as Z,kn as _,ye as _t,Zn as a,Ue as at,Dn as b,zn as c,Ne as ct,In as d,Oe as dt,z as et,Mn as f,Te as ft,On as g,be as gt,An as h,Ce as ht,Yn as i,U as it,fn as j,yn as k,Bn as l,ke as lt,Fn as m,Se as mt,Qn as n,He as nt,Un as o,Ae as ot,Nn as p,Ee as pt,Z as q,Jn as r,Qe as rt,Gn as s,Fe as st,er as t,Re as tt,Rn as u,I as ut,En as v,hn as w,wn as x,Tn as y,Yt as z};