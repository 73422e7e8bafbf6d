import{Ar as e,Bt as t,Cr as n,Ct as r,Er as i,Ft as a,In as o,Jt as s,K as c,Kt as l,Lt as u,M as d,Mr as f,Mt as p,N as m,Nr as h,Nt as g,Or as _,Pt as v,Rt as y,Sr as b,St as x,Ut as S,V as ee,W as te,Wt as ne,Xt as C,Yt as re,Zt as w,an as T,at as ie,ct as E,en as D,et as O,fn as ae,hn as k,j as oe,jr as A,kt as se,ln as ce,lt as le,mn as ue,nt as j,pn as de,qt as M,st as fe,un as pe,vn as me,wt as he,yn as ge,z as _e,zt as ve}from"./app.js";const ye=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,be=RegExp(`#/join/(${ye})/([\\w-]{16,200})`,`i`),xe=/#\/account\/(spa_[\w-]{16,200})/,Se=RegExp(`#/table/(${ye})`,`i`);function Ce(e){let t=be.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=xe.exec(e);if(n)return{account:n[1]};let r=Se.exec(e);return r?{table:r[1].toLowerCase()}:null}function we(){let{path:e}=pe();return t=>{pe().path===e&&ce(t,{replace:!0})}}const Te=t(l.referee,`Switch`);function Ee({to:e,children:t}){let{tournament:n,outbox:r}=S(),[i,a]=h(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:T`<${Te} onYes=${()=>a(!0)} />`}function De({up:e}){let{joining:t}=S(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return T`<${y} title=${i??C(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${a.length>0&&T`<p>${C(`hall-as`,{roles:a.map(e=>C(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${C(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
<p>${r?C(`hall-loaded`,{loaded:n,total:r}):C(`hall-asking`)}</p>
</div>
<//>`}const Oe=t(l.account,`SignInAgain`);let N=null;function ke(){let[e,t]=h(null);A(()=>(N=t,()=>void(N=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&T`<${Oe} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function Ae(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!N||!await je(N))throw t;return e()}}function je(e){return new Promise(t=>e({tell:t}))}function Me(e){let{state:t,online:n}=S(),[r,i]=h({answer:null,fresh:!1,trouble:null});return A(()=>{let t=!1,n=e=>t||i(e);return k.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),k.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function Ne({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){d();let{tournament:i}=S(),a=e&&M(e.at,i.time_zone);return!e&&!n?T`<${u} />`:n?T`<p class="note warn" role="status">${[P(n),C(`seen.${e?`old`:`never`}.${r}`,{time:a??``})].join(` `)}</p>`:T`<p class="soft" role="status">${C(t?`standings.at`:`seen.asking.${r}`,{time:a??``})}</p>`}function P(e){return e.name===`Unreachable`?`${C(navigator.onLine?`live.unreached`:`no-network`)}.`:m(e.problem)||`HTTP ${e.status}`}function Pe({name:e,hint:t=``,path:n,file:r}){let{lang:i}=D(),[a,o]=h(null),[s,c]=h(!1),[l,u]=h(null),d=f(0),p=f(null);return A(()=>(o(null),u(null),()=>void(d.current+=1)),[n,i]),A(()=>()=>a&&URL.revokeObjectURL(a.url),[a]),A(()=>p.current?.focus(),[a]),T`<li class="card">
<h3>${e}</h3>
${t&&T`<p class="soft">${t}</p>`}
<div role="status">
${s&&T`<progress aria-label=${C(`reports.making`,{name:e})}></progress><p class="soft">${C(`reports.wait`)}</p>`}
${a&&T`<p class="soft">${C(`reports.ready`,{size:Re(a.file.size)})}</p>`}
</div>
${l&&T`<${Ie} error=${l} />`}
${a?T`<${Fe} made=${a} first=${p} />`:T`<button class="button" type="button" disabled=${s} aria-label=${C(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=d.current+=1,t=t=>e===d.current&&t();c(!0),u(null);try{let e=await k.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${i}`,{timeout:12e4});t(()=>o({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>u(e))}finally{c(!1)}}}>${C(`reports.make`)}</button>`}
</li>`}function Fe({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return T`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${C(`reports.save`)}</a>
${r&&T`<a class="button" href=${e} target="_blank">${C(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&T`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${C(`reports.share`)}</button>`}
</div>`}function Ie({error:e}){return d(),T`<p class="note bad" role="alert">${P(e)}</p>`}function Le(){return S().state?.settings.slug??`shinpan`}function Re(e){return s(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function ze(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const Be=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),Ve=[`low`,`medium`,`quartile`,`high`],He={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Ue={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},We={low:1,medium:0,quartile:3,high:2},F=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function Ge(e){if(e=$e(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function Ke(e,t){let n=We[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function qe(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const Je={numeric:1,alphanumeric:2,byte:4},I={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},L=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Ye(e){let{exp:t,log:n}=L,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const Xe=[];function Ze(e){let t=Xe[e];if(t!==void 0)return t;let n=Ye(e),{exp:r,log:i}=L,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return Xe[e]={gen:n,mul:a}}function Qe(e,t,n){let{exp:r,log:i}=L,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function R(e,t){let n=Be[e-1],r=He[t][e-1],i=Ue[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const z=e=>{throw Error(e)};function $e(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function et(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=B[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const B=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[F.charCodeAt(t)]=t;return e})();function tt(e,t,n,r,i){let a=R(e,t),o=I[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&z(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(Je[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(B[n.charCodeAt(e)]*45+B[n.charCodeAt(e+1)],11);s&1&&f(B[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&z(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Ze(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Qe(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function nt(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const rt=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),V=e=>rt[e&65535]+rt[e>>>16],it=/* @__PURE__ */ new Uint32Array(32);function at(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const H=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},ot=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,U=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function st(e,t){let{size:n,words:r,v:i}=e,a=it;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),at(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function ct(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=V(n>>>0)+2*V((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function lt(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=V(v>>>0)+V(y>>>0)}}return a}function ut(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=ct(e)+ct(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=V(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=V(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(lt(e)+lt(t))}function dt(e,t,n,r){let i=e.size,a=Ke(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?U(e,8,t,n):t<8?U(e,8,t+1,n):t===8?U(e,7,8,n):U(e,14-t,8,n),t<8?U(e,i-1-t,8,n):U(e,8,i-15+t,n)}if(U(e,8,i-8,1),t>=7){let n=qe(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;U(e,a,o,r),U(e,o,a,r)}}}let W;function ft(e){let t=21+4*(e-1),n=H(t),r=new Uint8Array(t*t),i=(e,i,a)=>{U(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=Ge(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(H(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=nt(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=H(t);return st(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[H(t),H(t),H(t),H(t)]}}function pt(e,t,n,r,i=!1){(W===void 0||W.ver!==e)&&(W=ft(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=W,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){st(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=ut(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||dt(u,e,t,h),u}const G=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},mt=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function ht(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function gt(e,t){let n=I.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((R(e,t).capacity-4-n)/8))}function _t(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const K=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&ot(e.m,e.map[t],e.map[n])===1,vt=[10,27],yt=/* @__PURE__ */ String.fromCharCode(vt[0]);function bt(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=K(e,n,r);n[r]=i}return n}function xt(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=K(e,i,r),o=r+1>=t||K(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=yt}return n}function St(e){let t=e.W,n=String.fromCharCode(vt[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=K(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=yt}return i}function Ct(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!K(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function wt(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=ot(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function Tt(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function Et(e,t=`raw`,n={}){if(mt(e,`text`),mt(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=$e(r));let i=n.ecc===void 0?`medium`:n.ecc;Ve.includes(i)||z(`invalid ecc=${i}`);let a=n.encoding===void 0?et(e):n.encoding;if(I[a]||z(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?F.slice(0,10):F;for(let n of e)t.includes(n)||z(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(G(n.mask,`opts.mask`)<0||n.mask>7)&&z(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=gt(r===void 0?40:r,i);(e.length>t||ht(e)>t)&&z(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!_t(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=I[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=R(r,i).capacity)break}r>40&&z(`Capacity overflow`)}else{let e=I[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>R(r,i).capacity)&&z(`Capacity overflow`)}let u=tt(r,i,e,a,s),d=pt(r,i,u,n.mask),f=n.border===void 0?2:G(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:G(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?bt(_):t===`ascii`?xt(_):t===`term`?St(_):t===`svg`?Ct(_,n.optimize===void 0||n.optimize):t===`gif`?wt(_):t===`data-url`?Tt(wt(_)):z(`Unknown output: ${t}`)}function Dt({text:e,label:t}){let n=Et(e,`raw`,{border:4}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return T`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function Ot(e,t){let n=e.book(t),r=new b(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>jt(r,t,e.id)));return{options:i.map(e=>kt(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>jt(r,e,null)),...a]}}function kt(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?At(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function At(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,answers:n.map(([e,t])=>({value:e,text:t}))}}function jt(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const Mt=[1,2,3,4];function Nt({kind:e,default:t,answers:n}){return t===null?e===`several`?n.map(({value:e})=>e):[30,10,-10,-30]:t}function Pt({parameter:e,label:t,value:n,onChange:r}){let i={uma:Ft,hundreds:Rt,several:zt}[e.kind];return T`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function Ft({label:e,value:t,onChange:n}){let[r,i]=h(()=>Mt.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(It(a))};return T`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${C(`open.uma-hint`)}</p>
<div class="places">
${Mt.map(e=>T`<${p}
key=${e}
label=${C(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function It(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Lt)}function Lt(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Rt({label:e,value:t,onChange:n}){let[r,i]=h(String(t));return T`<${p}
label=${`${e} (${C(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(Lt(e.trim()))}}
/>`}function zt({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return T`<fieldset class="parameter">
<legend>${t}</legend>
<div class="choices">
${i.map(e=>T`<label class="choice" key=${e.value}>
<input
type="checkbox"
checked=${n.includes(e.value)}
onChange=${()=>a(e.value)}
/>
${e.text}
</label>`)}
</div>
</fieldset>`}const Bt=`wrc-2022`,Vt=/* @__PURE__ */ new Map;function q(e){return{id:e,options:{},readings:{}}}function J(e,t){let n=_(t),r=Vt.get(n)??o(e,t.id,t.options,t.readings);return Vt.set(n,r),r}function Y(e,t){try{return J(e,t),null}catch(e){return e}}function Ht(){let{library:e,tournament:t,book:n}=S(),{lang:r}=D(),[i,a]=ue(`shinpan.rules`,null);if(!e)return null;let o=t?.id??null,s=i&&i.at===o&&!Y(e,i.choice)?i.choice:null,c=t?{...q(Bt),...t.rulebook}:q(Bt),l=s??c,u=s||!n?J(e,l):n;return{library:e,lang:r,words:new b(e),choice:l,book:u,choose:e=>a({at:o,choice:e})}}function Ut(e){return t=>{let n=Ht();return n?T`<${e} ...${t} rules=${n} />`:T`<${y} title=${C(`open.no-rules`)}
><${a} text=${C(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${C(`try-again`)}
</button>
<//><//
>`}}function X({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[C(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Wt({rules:e}){let[t,n]=h(!1);return T`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${ve} name="book" />
<span class="body"
><small>${C(`open.rules-in-use`)}</small
><strong>${X(e,e.book)}</strong></span
>
<span class="badge">${C(`call.change`)}</span>
</button>
<${Gt} rules=${e} standing=${e.book.content.standing} />
${t&&T`<${Kt} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function Gt({rules:e,standing:t}){return t===`official`?null:T`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function Kt({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=h(t),c=Y(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=Ot(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return T`<${se} title=${C(`open.choose-rules`)} onClose=${r}>
<${g}
label=${C(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(q(e))}
/>
<p class="soft">${a.standingNote(o.id)}</p>
${u.length>0&&T`<${Jt} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:Xt(o,d,e)})} />`}
${f.length>0&&T`<${Yt} offered=${f} draft=${o} onChange=${s} />`}
<${qt} error=${c} reasons=${Zt(u,o.options)} />
${!c&&T`<p role="status">${X(e,J(i,o))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!c}
onClick=${()=>n(o)}
>
${C(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${C(`cancel`)}</button>
</div>
<//>`}function qt({error:e,reasons:t=[]}){return e?T`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>T`<p key=${e}>${e}</p>`)}
</div>`:null}function Jt({offered:e,chosen:t,onChange:n}){let r=({id:e,parameter:r},i)=>{let{[e]:a,...o}=t;n(i?{...o,[e]:r?{[r.name]:Nt(r)}:{}}:o)};return T`<fieldset class="stack">
<legend>${C(`open.options`)}</legend>
${e.map(e=>T`<div key=${e.id} class="stack">
<${v}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e,t)}
/>
${e.parameter&&e.id in t&&T`<${Pt}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function Yt({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return T`<details class="fold">
<summary>
${C(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${C(`open.readings-text`)}</p>
${e.map(e=>T`<div key=${e.id} class="stack">
<${g}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function Xt({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function Zt(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}const Qt=1e3;function $t(e){let[t,n]=h(k.now);return A(()=>{if(!e)return;let t,r=()=>{n(k.now()),t=setTimeout(r,Qt-k.now()%Qt)};return r(),()=>clearTimeout(t)},[e]),t}const en=`shinpan.board`,tn=()=>de(en),nn=e=>ae(en,e);function rn(e){let t=f(/* @__PURE__ */ new Set);A(()=>{for(let n of e)for(let e of an(n))t.current.has(e)||(t.current.add(e),on(n))},[e])}function an({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function on({key:e,name:t,line:n}){if(w(400),ne(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(C(`clock.late-is`,{name:t}),r))}function sn(){let[e,t]=h(globalThis.Notification?.permission??`denied`);return e==="default"?T`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${C(`clock.notify`)}</button>`:null}function cn(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function ln({state:e,hanchan:t,zone:n}){let{official:r}=S(),i=cn(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return T`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${C(`kept.title`)}</h2>
${!a&&T`<p class="note info">${C(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>T`<li class="item" key=${t.id}><${un} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function un({state:e,kept:t,zone:n,director:r}){let i=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[a,o]=h(i.length===1?i[0].id:``),[s,l]=h(!1),{does:u,wrong:d}=c(),f=t.who===`arbiter`,p=()=>u(()=>k.send(`kept-answer`,t.id,{confirmed:!0,...f&&{arbiter:a}})),m=async e=>{await k.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),l(!1)},_=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return T`<p><strong>${M(t.at,n)}</strong> ${fn(e,t)}</p>
${_&&T`<p class="note warn">${C(`kept.received`,{time:M(t.server_at,n)})}</p>`}
${r&&T`${f&&i.length!==1&&T`<${g} label=${C(`kept.which`)} value=${a} options=${dn(i)} onChange=${o} />`}
<div class="pair">
<button class="button main" type="button" disabled=${f&&!a} onClick=${p}>${C(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>l(!0)}>${C(`kept.dismiss`)}</button>
</div>
${d}`}
${s&&T`<${te} title=${`${M(t.at,n)} ${fn(e,t)}`} yes=${C(`kept.dismiss-now`)} onReason=${m} onClose=${()=>l(!1)} />`}`}function dn(e){return[{value:``,text:C(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function fn(e,{what:t,who:n,player:r}){if(t===`began`)return C(`kept.began`);let i=n===`arbiter`?C(`kept.arbiter`):e.players[r]?.name??`?`;return C(`kept.${t}`,{name:i})}async function pn(e,t,n){await k.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),w()}function mn({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,a]=h(String(Math.min(1,r)||1)),[o,s]=h(``),{does:l,wrong:u}=c(),d=Math.min(Math.round(Number(i)*60),t);return T`<${se} title=${C(`game.less`)} onClose=${n}>
<${p} type="number" min="1" max=${Math.max(r,1)} inputmode="numeric" label=${C(`game.less-minutes`)} value=${i} onInput=${a} />
<${p} long label=${C(`clock.reason`)} value=${o} onInput=${s} maxlength="4000" />
${u}
<button class="button main" type="button" disabled=${!(d>0)||!o.trim()} onClick=${()=>l(async()=>{await k.send(`extra-time`,null,{hanchan:e.id,seconds:-d,reason:o.trim()}),n()})}>${C(`game.take-off`)}</button>
<//>`}const hn=[1,3,5];function gn({hanchan:e,game:{clock:t,extra:i},now:a,zone:o,may:s}){let[l,u]=h(!1),{does:d,wrong:f}=c(),p=t&&r(t,a),m=t&&C(p?`game.was-up`:`game.ends`,{time:M(new Date(t.ends),o)});return rn(t?[vn(e,t,a)]:[]),T`<section class=${`late ${p?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${C(`game.left`)}</h2>
${t?T`<p class="late-time" role="timer">${n(he(t,a))}</p><p>${m}</p>`:T`<p>${C(`game.no-limit`)}</p>`}
${p&&T`<${_n} />`}
${i>0&&T`<p class="soft">${C(`game.extra`,{time:n(i)})}</p>`}
${t&&s&&T`<div class="pair">
${hn.map(t=>T`<button key=${t} class="button" type="button" onClick=${()=>d(()=>pn(e,t*60))}>${C(`game.more`,{count:t})}</button>`)}
${i>0&&T`<button class="button" type="button" onClick=${()=>u(!0)}>${C(`game.less`)}</button>`}
</div>`}
${f}
${l&&T`<${mn} hanchan=${e} extra=${i} onClose=${()=>u(!1)} />`}
</section>`}function _n(){let{book:e}=S();if(!e)return null;let{still:t,chonbo:n}=x(e);return T`<p class="note warn"><strong>${C(`game.still.${t}`)}</strong> ${C(`game.chonbo.${n}`)}</p>`}function vn(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=C(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:C(`game.left`),seconds:r,thresholds:[i],line:a}}function yn({state:e,id:t}){let n=E(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:T`<section class="stack" aria-labelledby="season">
<h2 id="season">${C(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${r.map(t=>T`<div key=${t.ruling}>
<dt>${O(n,t.foul)}<small>${fe(e,t.tournament)} · ${M(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${j(n,t)}</dd>
</div>`)}
</dl>
</section>`}const Z=[[`day`,86400],[`hour`,3600],[`minute`,60]];function bn({status:e,level:t}){return C(`esc.stands.${e}.${t}`)}function xn({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?C(`esc.outcome.${t}`):``}function Q(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function Sn(e){let t=Math.max(0,(k.now()-Date.parse(e))/1e3),[n,r]=Z.find(([,e])=>t>=e)??Z[Z.length-1],i=Math.floor(t/r);return s(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function Cn(e,{status:t,level:n},r){let i=_e(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?ee(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!_e(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function wn({state:e,escalation:{id:t,standing_id:n}}){let r=E();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return T`<div class="both">
<${Tn} words=${r} label=${C(`esc.as-called`)} ruling=${i} />
${n===null?T`<div class="card"><small>${C(`esc.as-it-stands`)}</small><strong>${C(`esc.nothing-stands`)}</strong></div>`:T`<${Tn} words=${r} label=${C(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Tn({words:e,label:t,ruling:n}){return n?T`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${le(n.kind)}`}>${j(e,n)}</strong>
<span>${O(e,n.foul)}</span>
</a>`:null}function En({state:e,events:t}){return T`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>T`<li key=${t}>
<div class="row">
<span class="body">
${s?T`<a href=${s}>${n}</a>`:T`<strong>${n}</strong>`}
${r&&T`<span>${r}</span>`}
<small>${[a,o&&M(o,e.settings.time_zone)].filter(Boolean).join(` · `)||C(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Dn(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&C(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:C(`esc.escalated`),reason:o,who:Q(e,t),at:i},...a.map(t=>On(e,t))]}function On(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:kn(t),reason:r,who:Q(e,t),at:i}}function kn({what:e,outcome:t,level:n}){return e===`decided`?C(`esc.decided.${n}`,{outcome:C(`esc.outcome.${t}`)}):C(`esc.step.${e}`)}function An({state:e,line:{what:t,cause:n,cause_id:r,hanchan:i,round:a,reason:o,at:s}}){let c=E(),{table:l}=e.hanchans[i]??{},u=n===`ruling`&&e.rulings[r],d={ruling:u&&`#/ruling/${r}`,clock:l&&`#/start/${l}/${i}`,payment:`#/paid/${r}`}[n],f=u?O(c,u.foul):C(`hall-cause.${n}`),p=[C(`hall-line.${t}`),a&&C(`hall-round`,{round:a}),M(s,e.settings.time_zone),o];return T`${d?T`<a class="reach" href=${d}>${f}</a>`:f}<small>${p.filter(Boolean).join(` · `)}</small>`}const jn=[`device_at`,`clock_offset_ms`,`revision`];function Mn({stored:e,sent:t}){let n=[C(`hall-on-server`),C(`hall-on-phone`)];return T`<${Nn} caption=${C(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function Nn({caption:e,heads:t,before:n,after:r}){d();let i=E(),{state:a}=S(),[o,s]=[$(r),$(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!jn.includes(e));return T`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>T`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>T`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${oe(i,e)}</th></tr>
<tr><td>${Fn(i,a,e,s[e])}</td><td>${Fn(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function Pn({item:{expected:e,answer:t,differs:n}}){let r=E(),i=n===`revision`?t.second_decision:t.decision;return T`<div class="note warn">
<p>${C(`hall-phone-showed`,{line:j(r,e)})}</p>
<p><strong>${C(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:j(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${C(`hall-ruling`)}</a>
</div>`}function $(e,t=``){if(typeof e!=`object`||!e)return{[t]:String(e)};let n=Object.entries(e).map(([e,n])=>$(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function Fn(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return O(e,r);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function In(){let e=f(null),[t,n]=h(``);A(()=>{let t=new AbortController;return Rn(e.current,t.signal,Ln,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return T`<${y} title=${C(`hall-scan`)} up="#/tables">
<p>${C(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${C(`hall-viewfinder`)}></video>
${t&&T`<p class="note warn" role="status">${C(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${C(`hall-tables`)}</a>
<a class="button" href="#/join">${C(`hall-join`)}</a>
<//>`}function Ln(e){let t=Ce(e);if(!t)return!1;w();let{tournament:n,invitation:r,account:i,table:a}=t,o=r?`join/${n}/${r}`:i?`account/${i}`:`table/${a}`;return ce(`#/${o}`,{replace:!0}),!0}async function Rn(e,t,n,r){let i=navigator.mediaDevices&&await zn().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function zn(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function Bn(t,n,r,a){let o=t.map(e=>Vn(e,n,r,a)),s=o.filter(t=>t instanceof e);if(s.length&&s.length===o.length)throw s[0];let c={foul:n,facts:r,context:i(a)};return o.map((n,r)=>n instanceof e?{rulebook:t[r].names(),...c,...ge()}:n)}function Vn(t,n,r,i){try{return me(t,n,r,i)}catch(t){if(t instanceof e)return t;throw t}}function Hn(e,t){let n=new b(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:Un(n,r,e)})),differs:i.some(e=>!Wn(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function Un(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function Wn(e,t){return _(e)===_(t)}const Gn={transfers:[],fines:[],effects:[]};function Kn({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function qn({words:e},t){if(t.lateness)return C(`open.by-lateness`);let n=Jn(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Jn(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Jn(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...Gn,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?C(`open.grows-times`,{times:r.p.times}):C(`open.grows-add`,{p:r.p.add})})`:e.line({...Gn,penalties:t,effects:n})}function Yn(e,t){return e.table(t).rows}function Xn({rules:e,book:t,foul:n}){let{words:r}=e,i=Yn(t,n);if(!i.length)return T`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return T`<ol class="table-rows">
${i.map(t=>T`<li key=${t.id}>
<strong>${qn(e,t)}</strong>
${Kn(e,t.when).map(e=>T`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&T`<p>${i.length>1?C(`open.otherwise`):C(`open.always`)}</p>`}
${t.effects.length>0&&T`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${ie(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&T`<p class="soft">${C(`open.counted-over`,{scope:re([r.phrase(`scope-${a}`)])})}</p>`}`}const Zn=[`impossible`,`denied`,`silent`];function Qn({tournament:e,as:t,player:n=!1}){let{lang:r}=D(),[i,a]=h(``),o=async n=>{a(n?`beginning`:`ending`),a(await(n?$n({tournament:e,as:t},r):er(e)).catch(()=>`unreached`))};if(A(()=>{let n=!1;return k.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||a(e),()=>{}),()=>void(n=!0)},[e,t,r]),!i)return null;if(Zn.includes(i))return T`<section class="card"><h2>${C(`push.title`)}</h2><p role="status">${C(`push.${i}`)}</p></section>`;let s=[`unserved`,`unreached`].includes(i);return T`<${v} label=${C(`push.title`)} hint=${C(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(i)} onChange=${o} />
${s&&T`<p class="note warn" role="status">${C(`push.${i}`)}</p>`}`}async function $n(e,t){return(await k.push()).subscribe(e,t)}async function er(e){return await(await k.push()).unsubscribe(e),`off`}export{qe as $,rn as A,q as B,yn as C,ln as D,pn as E,qt as F,Be as G,Ut as H,Wt as I,L as J,Ue as K,Gt as L,nn as M,$t as N,cn as O,Kt as P,V as Q,J as R,Q as S,gn as T,Dt as U,Y as V,F as W,Ke as X,He as Y,nt as Z,wn as _,Yn as a,Me as at,xn as b,In as c,Ee as ct,Pn as d,Ce as dt,Pe as et,Mn as f,kn as g,Dn as h,qn as i,P as it,tn as j,sn as k,Rn as l,De as lt,En as m,Xn as n,Le as nt,Hn as o,ke as ot,An as p,Ve as q,Kn as r,Ne as rt,Bn as s,Ae as st,Qn as t,ze as tt,Nn as u,we as ut,Sn as v,_n as w,bn as x,Cn as y,X as z};