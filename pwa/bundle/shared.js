import{$t as e,A as t,Bt as n,Ct as r,Dt as i,E as a,Ft as o,G as s,H as c,Hn as l,It as u,J as d,Jt as f,K as p,L as m,M as h,Mt as g,Nt as _,O as v,Ot as y,Pt as b,Q as x,Qt as S,S as C,St as ee,Tt as te,U as ne,Ut as re,V as ie,Vn as ae,W as oe,Wt as w,X as se,Y as ce,Yt as le,Z as ue,Zt as de,_ as fe,_r as T,_t as E,a as pe,br as D,bt as me,c as he,cr as O,ct as ge,d as _e,dr as ve,en as k,ft as ye,gt as be,h as xe,hr as A,in as Se,j as Ce,jt as we,k as Te,kt as Ee,l as De,lr as Oe,lt as ke,m as Ae,mt as je,n as Me,p as Ne,pr as Pe,pt as Fe,q as j,rn as Ie,st as Le,u as Re,ur as ze,v as Be,vr as M,vt as Ve,w as He,wt as Ue,xn as We,y as Ge,yr as N,yt as P,z as F,zt as I}from"./app.js";const Ke={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function L(){let[,e]=D(!1);M(()=>{re(`others`).then(()=>e(!0),()=>{})},[])}function R(e){let t=String(e?.type).split(`:`).at(-1)??``,r=Ke[t]??t;return n(`refusal.type.${r}`)?o(`refusal.type.${r}`):n(`refusal.type.other`)?o(`refusal.type.other`):e?.detail??``}function qe(e,t){let[r]=t.split(`.`),i=t.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(r)&&i in e.catalogue.facts?e.question(i):r===`context`&&i in j?se(e,i):n(`refusal.field.${r}`)?o(`refusal.field.${r}`):t}function Je({problem:e}){L();let t=s(),{errors:n=[],detail:r,title:i}=e??{};return w`<div class="note bad stack">
<p><strong>${R(e)}</strong></p>
${n.length===0&&w`<p lang="en">${r??i??o(`hall-unknown`)}</p>`}
<dl class="refusal">
${n.map(({field:e,message:n,cure:r})=>{let i=qe(t,e);return w`<div key=${e}>
<dt><strong>${i}</strong></dt>
<dd lang="en"><small>${n===i?r:`${n} ${r}`}</small></dd>
</div>`})}
</dl>
</div>`}const Ye=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,Xe=RegExp(`#/join/(${Ye})/([\\w-]{16,200})`,`i`),Ze=/#\/account\/(spa_[\w-]{16,200})/,Qe=RegExp(`#/table/(${Ye})`,`i`);function $e(e){let t=Xe.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=Ze.exec(e);if(n)return{account:n[1]};let r=Qe.exec(e);return r?{table:r[1].toLowerCase()}:null}function et(){let{path:e}=le();return t=>{le().path===e&&f(t,{replace:!0})}}const tt=te(we.referee,`Switch`);function nt({to:e,children:t}){let{tournament:n,outbox:r}=y(),[i,a]=D(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:w`<${tt} onYes=${()=>a(!0)} />`}function rt({up:e}){let{joining:t}=y(),{loaded:n=0,total:i=0,name:a,roles:s=[]}=t??{};return w`<${r} title=${a??o(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${s.length>0&&w`<p>${o(`hall-as`,{roles:s.map(e=>o(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${o(`hall-joining`)} value=${i?n:void 0} max=${i||1}></progress>
<p>${i?o(`hall-loaded`,{loaded:n,total:i}):o(`hall-asking`)}</p>
</div>
<//>`}const it=te(we.account,`SignInAgain`);let z=null;function at(){let[e,t]=D(null);M(()=>(z=t,()=>void(z=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&w`<${it} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function ot(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!z||!await st(z))throw t;return e()}}function st(e){return new Promise(t=>e({tell:t}))}function ct(e){let{state:t,online:n}=y(),[r,i]=D({answer:null,fresh:!1,trouble:null});return M(()=>{let t=!1,n=e=>t||i(e);return k.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),k.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function lt({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){L();let{tournament:i}=y(),a=e&&g(e.at,i.time_zone);return!e&&!n?w`<${ee} />`:n?w`<p class="note warn" role="status">${[B(n),o(`seen.${e?`old`:`never`}.${r}`,{time:a??``})].join(` `)}</p>`:w`<p class="soft" role="status">${o(t?`standings.at`:`seen.asking.${r}`,{time:a??``})}</p>`}function B(e){return e.name===`Unreachable`?`${o(navigator.onLine?`live.unreached`:`no-network`)}.`:R(e.problem)||`HTTP ${e.status}`}function ut({name:e,hint:t=``,path:n,file:r}){let{lang:i}=I(),[a,s]=D(null),[c,l]=D(!1),[u,d]=D(null),f=N(0),p=N(null);return M(()=>(s(null),d(null),()=>void(f.current+=1)),[n,i]),M(()=>()=>a&&URL.revokeObjectURL(a.url),[a]),M(()=>p.current?.focus(),[a]),w`<li class="card">
<h3>${e}</h3>
${t&&w`<p class="soft">${t}</p>`}
<div role="status">
${c&&w`<progress aria-label=${o(`reports.making`,{name:e})}></progress><p class="soft">${o(`reports.wait`)}</p>`}
${a&&w`<p class="soft">${o(`reports.ready`,{size:mt(a.file.size)})}</p>`}
</div>
${u&&w`<${ft} error=${u} />`}
${a?w`<${dt} made=${a} first=${p} />`:w`<button class="button" type="button" disabled=${c} aria-label=${o(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=f.current+=1,t=t=>e===f.current&&t();l(!0),d(null);try{let e=await k.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${i}`,{timeout:12e4});t(()=>s({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>d(e))}finally{l(!1)}}}>${o(`reports.make`)}</button>`}
</li>`}function dt({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return w`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${o(`reports.save`)}</a>
${r&&w`<a class="button" href=${e} target="_blank">${o(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&w`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${o(`reports.share`)}</button>`}
</div>`}function ft({error:e}){return L(),w`<p class="note bad" role="alert">${B(e)}</p>`}function pt(){return y().state?.settings.slug??`shinpan`}function mt(e){return _(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function ht(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const gt=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),_t=[`low`,`medium`,`quartile`,`high`],vt={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},yt={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},bt={low:1,medium:0,quartile:3,high:2},V=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function xt(e){if(e=kt(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function St(e,t){let n=bt[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function Ct(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const wt={numeric:1,alphanumeric:2,byte:4},H={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},U=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Tt(e){let{exp:t,log:n}=U,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const Et=[];function Dt(e){let t=Et[e];if(t!==void 0)return t;let n=Tt(e),{exp:r,log:i}=U,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return Et[e]={gen:n,mul:a}}function Ot(e,t,n){let{exp:r,log:i}=U,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function W(e,t){let n=gt[e-1],r=vt[t][e-1],i=yt[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const G=e=>{throw Error(e)};function kt(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function At(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=K[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const K=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[V.charCodeAt(t)]=t;return e})();function jt(e,t,n,r,i){let a=W(e,t),o=H[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&G(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(wt[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(K[n.charCodeAt(e)]*45+K[n.charCodeAt(e+1)],11);s&1&&f(K[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&G(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Dt(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Ot(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function Mt(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Nt=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),q=e=>Nt[e&65535]+Nt[e>>>16],Pt=/* @__PURE__ */ new Uint32Array(32);function Ft(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const J=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},It=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,Y=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function Lt(e,t){let{size:n,words:r,v:i}=e,a=Pt;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),Ft(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function Rt(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=q(n>>>0)+2*q((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function zt(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=q(v>>>0)+q(y>>>0)}}return a}function Bt(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=Rt(e)+Rt(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=q(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=q(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(zt(e)+zt(t))}function Vt(e,t,n,r){let i=e.size,a=St(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?Y(e,8,t,n):t<8?Y(e,8,t+1,n):t===8?Y(e,7,8,n):Y(e,14-t,8,n),t<8?Y(e,i-1-t,8,n):Y(e,8,i-15+t,n)}if(Y(e,8,i-8,1),t>=7){let n=Ct(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;Y(e,a,o,r),Y(e,o,a,r)}}}let X;function Ht(e){let t=21+4*(e-1),n=J(t),r=new Uint8Array(t*t),i=(e,i,a)=>{Y(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=xt(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(J(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Mt(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=J(t);return Lt(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[J(t),J(t),J(t),J(t)]}}function Ut(e,t,n,r,i=!1){(X===void 0||X.ver!==e)&&(X=Ht(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=X,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){Lt(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=Bt(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||Vt(u,e,t,h),u}const Wt=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},Gt=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function Kt(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function qt(e,t){let n=H.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((W(e,t).capacity-4-n)/8))}function Jt(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const Z=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&It(e.m,e.map[t],e.map[n])===1,Yt=[10,27],Xt=/* @__PURE__ */ String.fromCharCode(Yt[0]);function Zt(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=Z(e,n,r);n[r]=i}return n}function Qt(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=Z(e,i,r),o=r+1>=t||Z(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=Xt}return n}function $t(e){let t=e.W,n=String.fromCharCode(Yt[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=Z(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=Xt}return i}function en(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!Z(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function tn(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=It(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function nn(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function rn(e,t=`raw`,n={}){if(Gt(e,`text`),Gt(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=kt(r));let i=n.ecc===void 0?`medium`:n.ecc;_t.includes(i)||G(`invalid ecc=${i}`);let a=n.encoding===void 0?At(e):n.encoding;if(H[a]||G(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?V.slice(0,10):V;for(let n of e)t.includes(n)||G(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(Wt(n.mask,`opts.mask`)<0||n.mask>7)&&G(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=qt(r===void 0?40:r,i);(e.length>t||Kt(e)>t)&&G(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!Jt(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=H[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=W(r,i).capacity)break}r>40&&G(`Capacity overflow`)}else{let e=H[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>W(r,i).capacity)&&G(`Capacity overflow`)}let u=jt(r,i,e,a,s),d=Ut(r,i,u,n.mask),f=n.border===void 0?2:Wt(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:Wt(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?Zt(_):t===`ascii`?Qt(_):t===`term`?$t(_):t===`svg`?en(_,n.optimize===void 0||n.optimize):t===`gif`?tn(_):t===`data-url`?nn(tn(_)):G(`Unknown output: ${t}`)}function an({text:e,label:t}){let n=rn(e,`raw`,{border:4}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return w`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function on(e,t){let n=e.book(t),r=new O(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>ln(r,t,e.id)));return{options:i.map(e=>sn(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>ln(r,e,null)),...a]}}function sn(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?cn(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function cn(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,answers:n.map(([e,t])=>({value:e,text:t}))}}function ln(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const un=[1,2,3,4];function dn({kind:e,default:t,answers:n}){return t===null?e===`several`?n.map(({value:e})=>e):[30,10,-10,-30]:t}function fn({parameter:e,label:t,value:n,onChange:r}){let i={uma:pn,hundreds:gn,several:_n}[e.kind];return w`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function pn({label:e,value:t,onChange:n}){let[r,i]=D(()=>un.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(mn(a))};return w`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${o(`open.uma-hint`)}</p>
<div class="places">
${un.map(e=>w`<${E}
key=${e}
label=${o(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function mn(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(hn)}function hn(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function gn({label:e,value:t,onChange:n}){let[r,i]=D(String(t));return w`<${E}
label=${`${e} (${o(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(hn(e.trim()))}}
/>`}function _n({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return w`<fieldset class="parameter">
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
</fieldset>`}const vn=`wrc-2022`,yn=/* @__PURE__ */ new Map;function Q(e){return{id:e,options:{},readings:{}}}function $(e,t){let n=A(t),r=yn.get(n)??We(e,t.id,t.options,t.readings);return yn.set(n,r),r}function bn(e,t){try{return $(e,t),null}catch(e){return e}}function xn(){let{library:t,tournament:n,book:r}=y(),{lang:i}=I(),[a,o]=e(`shinpan.rules`,null);if(!t)return null;let s=n?.id??null,c=a&&a.at===s&&!bn(t,a.choice)?a.choice:null,l=n?{...Q(vn),...n.rulebook}:Q(vn),u=c??l,d=c||!r?$(t,u):r;return{library:t,lang:i,words:new O(t),choice:u,book:d,choose:e=>o({at:s,choice:e})}}function Sn(e){return t=>{let n=xn();return n?w`<${e} ...${t} rules=${n} />`:w`<${r} title=${o(`open.no-rules`)}
><${me} text=${o(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${o(`try-again`)}
</button>
<//><//
>`}}function Cn({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[o(`open.readings-changed`,{count:a})]:[]].join(` · `)}function wn({rules:e}){let[t,n]=D(!1);return w`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${Ue} name="book" />
<span class="body"
><small>${o(`open.rules-in-use`)}</small
><strong>${Cn(e,e.book)}</strong></span
>
<span class="badge">${o(`call.change`)}</span>
</button>
<${Tn} rules=${e} standing=${e.book.content.standing} />
${t&&w`<${En} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function Tn({rules:e,standing:t}){return t===`official`?null:w`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function En({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[s,c]=D(t),l=bn(i,s),u=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:d,readings:f}=on(i,s.id),p=f.filter(({option:e})=>!e||e in s.options);return w`<${je} title=${o(`open.choose-rules`)} onClose=${r}>
<${Ve}
label=${o(`open.rulebook`)}
value=${s.id}
options=${u}
onChange=${e=>c(Q(e))}
/>
<p class="soft">${a.standingNote(s.id)}</p>
${d.length>0&&w`<${On} offered=${d} chosen=${s.options} onChange=${e=>c({...s,options:e,readings:An(s,f,e)})} />`}
${p.length>0&&w`<${kn} offered=${p} draft=${s} onChange=${c} />`}
<${Dn} error=${l} reasons=${jn(d,s.options)} />
${!l&&w`<p role="status">${Cn(e,$(i,s))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!l}
onClick=${()=>n(s)}
>
${o(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${o(`cancel`)}</button>
</div>
<//>`}function Dn({error:e,reasons:t=[]}){return e?w`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>w`<p key=${e}>${e}</p>`)}
</div>`:null}function On({offered:e,chosen:t,onChange:n}){let r=({id:e,parameter:r},i)=>{let{[e]:a,...o}=t;n(i?{...o,[e]:r?{[r.name]:dn(r)}:{}}:o)};return w`<fieldset class="stack">
<legend>${o(`open.options`)}</legend>
${e.map(e=>w`<div key=${e.id} class="stack">
<${P}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e,t)}
/>
${e.parameter&&e.id in t&&w`<${fn}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function kn({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return w`<details class="fold">
<summary>
${o(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${o(`open.readings-text`)}</p>
${e.map(e=>w`<div key=${e.id} class="stack">
<${Ve}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function An({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function jn(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}const Mn=1e3;function Nn(e){let[t,n]=D(k.now);return M(()=>{if(!e)return;let t,r=()=>{n(k.now()),t=setTimeout(r,Mn-k.now()%Mn)};return r(),()=>clearTimeout(t)},[e]),t}const Pn=`shinpan.board`,Fn=()=>S(Pn),In=e=>de(Pn,e);function Ln(e){let t=N(/* @__PURE__ */ new Set);M(()=>{for(let n of e)for(let e of Rn(n))t.current.has(e)||(t.current.add(e),zn(n))},[e])}function Rn({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function zn({key:e,name:t,line:n}){if(u(400),Ee(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(o(`clock.late-is`,{name:t}),r))}function Bn(){let[e,t]=D(globalThis.Notification?.permission??`denied`);return e==="default"?w`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${o(`clock.notify`)}</button>`:null}function Vn(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function Hn({state:e,hanchan:t,zone:n}){let{official:r}=y(),i=Vn(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return w`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${o(`kept.title`)}</h2>
${!a&&w`<p class="note info">${o(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>w`<li class="item" key=${t.id}><${Un} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function Un({state:e,kept:n,zone:r,director:i}){let a=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[s,c]=D(a.length===1?a[0].id:``),[l,u]=D(!1),{does:d,wrong:f}=t(),p=n.who===`arbiter`,m=()=>d(()=>k.send(`kept-answer`,n.id,{confirmed:!0,...p&&{arbiter:s}})),h=async e=>{await k.send(`kept-answer`,n.id,{confirmed:!1,reason:e}),u(!1)},_=Date.parse(n.server_at)-Date.parse(n.at)>6e4;return w`<p><strong>${g(n.at,r)}</strong> ${Gn(e,n)}</p>
${_&&w`<p class="note warn">${o(`kept.received`,{time:g(n.server_at,r)})}</p>`}
${i&&w`${p&&a.length!==1&&w`<${Ve} label=${o(`kept.which`)} value=${s} options=${Wn(a)} onChange=${c} />`}
<div class="pair">
<button class="button main" type="button" disabled=${p&&!s} onClick=${m}>${o(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>u(!0)}>${o(`kept.dismiss`)}</button>
</div>
${f}`}
${l&&w`<${v} title=${`${g(n.at,r)} ${Gn(e,n)}`} yes=${o(`kept.dismiss-now`)} onReason=${h} onClose=${()=>u(!1)} />`}`}function Wn(e){return[{value:``,text:o(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Gn(e,{what:t,who:n,player:r}){if(t===`began`)return o(`kept.began`);let i=n===`arbiter`?o(`kept.arbiter`):e.players[r]?.name??`?`;return o(`kept.${t}`,{name:i})}async function Kn(e,t,n){await k.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),u()}function qn({hanchan:e,extra:n,onClose:r}){let i=Math.floor(n/60),[a,s]=D(String(Math.min(1,i)||1)),[c,l]=D(``),{does:u,wrong:d}=t(),f=Math.min(Math.round(Number(a)*60),n);return w`<${je} title=${o(`game.less`)} onClose=${r}>
<${E} type="number" min="1" max=${Math.max(i,1)} inputmode="numeric" label=${o(`game.less-minutes`)} value=${a} onInput=${s} />
<${E} long label=${o(`clock.reason`)} value=${c} onInput=${l} maxlength="4000" />
${d}
<button class="button main" type="button" disabled=${!(f>0)||!c.trim()} onClick=${()=>u(async()=>{await k.send(`extra-time`,null,{hanchan:e.id,seconds:-f,reason:c.trim()}),r()})}>${o(`game.take-off`)}</button>
<//>`}const Jn=[1,3,5];function Yn({hanchan:e,game:{clock:n,extra:r},now:i,zone:a,may:s}){let[c,l]=D(!1),{does:u,wrong:d}=t(),f=n&&ge(n,i),p=n&&o(f?`game.was-up`:`game.ends`,{time:g(new Date(n.ends),a)});return Ln(n?[Zn(e,n,i)]:[]),w`<section class=${`late ${f?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${o(`game.left`)}</h2>
${n?w`<p class="late-time" role="timer">${Oe(ke(n,i))}</p><p>${p}</p>`:w`<p>${o(`game.no-limit`)}</p>`}
${f&&w`<${Xn} />`}
${r>0&&w`<p class="soft">${o(`game.extra`,{time:Oe(r)})}</p>`}
${n&&s&&w`<div class="pair">
${Jn.map(t=>w`<button key=${t} class="button" type="button" onClick=${()=>u(()=>Kn(e,t*60))}>${o(`game.more`,{count:t})}</button>`)}
${r>0&&w`<button class="button" type="button" onClick=${()=>l(!0)}>${o(`game.less`)}</button>`}
</div>`}
${d}
${c&&w`<${qn} hanchan=${e} extra=${r} onClose=${()=>l(!1)} />`}
</section>`}function Xn(){let{book:e}=y();if(!e)return null;let{still:t,chonbo:n}=Le(e);return w`<p class="note warn"><strong>${o(`game.still.${t}`)}</strong> ${o(`game.chonbo.${n}`)}</p>`}function Zn(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=o(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:o(`game.left`),seconds:r,thresholds:[i],line:a}}function Qn(e,t=!1){let n=t?`exceptZero`:`auto`;return tr(e/10,{minimumFractionDigits:1,signDisplay:n})}function $n(e,t=!1){return tr(e,{signDisplay:t?`exceptZero`:`auto`})}function er(e,t,n=!1){return`${$n(-t,n)}${e===`P`?`P`:``}`}function tr(e,t){return _(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}function nr(e){return ir(Object.values(e.ledger).filter(({unit:e})=>!Me(e)))}function rr(e,t){return ir(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function ir(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function ar(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function or(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function sr(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function cr(e,{kind:t,id:n}){return e[`${t}s`]?.[n]?.name??`?`}function lr(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?$n(t):`${t<0?`−`:``}${ve(e,Math.abs(t))}`}function ur(e,t){let n=ze(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}function dr({state:e,id:t}){let n=s(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:w`<section class="stack" aria-labelledby="season">
<h2 id="season">${o(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${r.map(t=>w`<div key=${t.ruling}>
<dt>${m(n,t.foul)}<small>${oe(e,t.tournament)} · ${g(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${F(n,t)}</dd>
</div>`)}
</dl>
</section>`}function fr({state:e,ruling:t}){let n=Object.values(e.photos).filter(e=>e.ruling===t.id);return n.length===0?null:w`<section class="stack">
<h2>${o(`hall-photos`)}</h2>
<ul class="photos">
${n.map((e,n)=>w`<li key=${e.id}><${pr} ruling=${t.id} photo=${e} number=${n+1} /></li>`)}
</ul>
</section>`}function pr({ruling:e,photo:t,number:n}){let{url:r,failed:i}=h(()=>k.photo(e,t.id),t.id);return i?w`<p class="soft">${o(`hall-photo-away`,{number:n})}</p>`:w`<figure>
${r&&w`<a href=${r} target="_blank"><img src=${r} alt=${o(`hall-photo`,{number:n})} /></a>`}
${t.unsent&&t.outbox!==`done`&&w`<figcaption class="badge info">${o(`hall-unsent`)}</figcaption>`}
</figure>`}function mr({state:e,ruling:t}){return w`<section class="stack">
<h2>${o(`hall-incident`)}</h2>
<${he} rulings=${Re(e,t)} empty="" />
</section>`}function hr({ruling:e}){let t=pt();return e.seq?w`<section class="stack">
<h2>${o(`reports.incident`)}</h2>
<ul class="rows">
<${ut} name=${o(`reports.incident-page`)} hint=${o(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function gr({call:e}){let{state:t,official:n}=y(),r=yr(t,n,e);return r&&w`<p class="note warn">${o(`partial.warn.${r}`)}</p>`}function _r({why:e}){return w`<p class="note warn">${o(`partial.was.${e}`)}</p>`}function vr(e){return w`<span class="badge warn">${o(`partial.badge`)}</span>`}function yr(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const br=[[`day`,86400],[`hour`,3600],[`minute`,60]];function xr({status:e,level:t}){return o(`esc.stands.${e}.${t}`)}function Sr({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?o(`esc.outcome.${t}`):``}function Cr(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function wr(e){let t=Math.max(0,(k.now()-Date.parse(e))/1e3),[n,r]=br.find(([,e])=>t>=e)??br[br.length-1],i=Math.floor(t/r);return _(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function Tr(e,{status:t,level:n},r){let i=Er(e,t,n,r);return i===`appeal`&&Or(e)&&kr(e.state)>k.now()?`later`:i===`decide`?n!==`head-referee`&&Dr(e)?`panel`:a(e,r)?`own-table`:i:i}function Er({official:e},t,n,r){let i=C(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?He(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!C(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function Dr({official:e,book:t,state:n}){return Or({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!Ar(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function Or({book:e}){return e?.content.rule_points.appeals===`panel`}function kr({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function Ar({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function jr({ruling:e,onClose:t}){let[n,r]=D(``);return w`<${v} title=${o(`hall-escalate`)} text=${o(`esc.escalate-text`)} yes=${o(`hall-escalate`)}
onReason=${async r=>{await k.send(`escalation`,e,{reason:r,...n.trim()&&{evidence:n.trim()}}),u(),i(o(`esc.done.escalation`)),t()}} onClose=${t}>
<${E} long label=${o(`esc.evidence`)} hint=${o(`esc.evidence-hint`)} value=${n} onInput=${r} maxlength="4000" />
<//>`}function Mr({state:e,ruling:t}){let n=y(),[r,s]=D(!1),[c,l]=D(null);if(!He(n.official)||t.outbox===`holding`||ae(t.outbox))return null;let d=t=>!Ae(t)&&!_e(e,t.id),f=d(t),p=Re(e,t).filter(d),m=a(n,t),h=()=>l(null),g=async e=>{for(let n of[t,...r?p:[]])await k.send(`withdrawal`,n.id,{reason:e});u(),i(o(`hall-done.withdrawal`)),h()},{id:_,table:b,seat:x,foul:S}=t;return w`<section class="doing" aria-label=${o(`hall-actions`)}>
${f&&m&&w`<p class="note warn">${o(`call.own-table`)}</p>`}
${f&&!m&&w`<a class="button" href=${`#/call/${b.id}/${x??`-`}/${S}?amends=${_}`}>${o(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>l(`withdraw`)}>${o(`hall-withdraw`)}</button>`}
${f&&w`<button class="button" type="button" onClick=${()=>l(`escalate`)}>${o(`hall-escalate`)}</button>`}
<${Ce} ruling=${_} />
${c===`withdraw`&&w`<${v} title=${o(`hall-withdraw`)} text=${o(`hall-withdraw-text`)} yes=${o(`hall-withdraw`)}
onReason=${g} onClose=${h}>
${p.length>0&&w`<${P} label=${o(`hall-withdraw-too`,{names:Ne(p)})} checked=${r} onChange=${s} />`}
<//>`}
${c===`escalate`&&w`<${jr} ruling=${_} onClose=${h} />`}
</section>`}function Nr({state:e,escalation:{id:t,standing_id:n}}){let r=s();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return w`<div class="both">
<${Pr} words=${r} label=${o(`esc.as-called`)} ruling=${i} />
${n===null?w`<div class="card"><small>${o(`esc.as-it-stands`)}</small><strong>${o(`esc.nothing-stands`)}</strong></div>`:w`<${Pr} words=${r} label=${o(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Pr({words:e,label:t,ruling:n}){return n?w`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${p(n.kind)}`}>${F(e,n)}</strong>
<span>${m(e,n.foul)}</span>
</a>`:null}function Fr({state:e,events:t}){return w`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:s,href:c})=>w`<li key=${t}>
<div class="row">
<span class="body">
${c?w`<a href=${c}>${n}</a>`:w`<strong>${n}</strong>`}
${r&&w`<span>${r}</span>`}
<small>${[a,s&&g(s,e.settings.time_zone)].filter(Boolean).join(` · `)||o(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Ir(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,s=[n,r&&o(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:o(`esc.escalated`),reason:s,who:Cr(e,t),at:i},...a.map(t=>Lr(e,t))]}function Lr(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Rr(t),reason:r,who:Cr(e,t),at:i}}function Rr({what:e,outcome:t,level:n}){return e===`decided`?o(`esc.decided.${n}`,{outcome:o(`esc.outcome.${t}`)}):o(`esc.step.${e}`)}function zr({state:e,ruling:t}){let n=_e(e,t.id),r=[...Br(e,t),...n?Ir(e,n):[]];return r.length===0?null:w`<section class="stack">
<h2>${o(`hall-history`)}</h2>
<${Fr} state=${e} events=${r} />
${n&&w`<${Nr} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${o(`hall-to-escalation`)}</a>`}
</section>`}function*Br(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:o(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Vr(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:o(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Vr(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?o(`hall-closed-by-ruling`):o(`hall-closed`,{how:r?o(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Hr({args:[e]}){let{tournament:t,state:n}=y();if(!t||!n)return w`<${Fe} title=${o(`hall-ruling`)} />`;let r=n.rulings[e];return r?w`<${Ur} state=${n} ruling=${r} />`:w`<${ye} title=${o(`hall-ruling`)} text=${o(`hall-no-ruling`)} up="#/log" />`}function Ur({state:e,ruling:t}){let{official:n}=y(),i=s(),a=pe([t])[t.revision],c=Te(i,a,t),u=c&&(c.chosen??c.final??c.first);return w`<${r} title=${m(i,t.foul)} up=${`#/table/${t.table.id}`}>
<section class="card hall-verdict">
<p class=${`penalty large ${p(t.kind)}`}>${u?Be(i,u):F(i,t)}</p>
<p><a class="who" href=${Wr(t)}>${t.offender.name}</a></p>
<p class="soft">${ie(i,t)}</p>
<p><${De} ruling=${t} /></p>
${t.item===t.id&&w`<${xe} id=${t.item} />`}
${l(t.outbox)&&w`<a href="#/outbox">${o(`hall-resolve`)}</a>`}
</section>
${Re(e,t).length>0&&w`<${mr} state=${e} ruling=${t} />`}
<${Gr} ruling=${t} />
${c?w`<${Kr} ruling=${t} spoken=${c} />`:w`<p class="soft">${o(`hall-no-book`)}</p>`}
<${qr} state=${e} ruling=${t} />
<${fr} state=${e} ruling=${t} />
<${zr} state=${e} ruling=${t} />
<${Mr} state=${e} ruling=${t} />
${C(n,[`director`])&&w`<${hr} ruling=${t} />`}
<//>`}function Wr({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}function Gr({ruling:e}){let t=s(),n=Object.entries(e.final_decision?.facts??e.facts??{}),r=Object.entries(ue(e.context??{}));return n.length+r.length===0?null:w`<section>
<h2>${o(`hall-facts`)}</h2>
<dl class="facts">
${n.map(([e,n])=>w`<div key=${e}><dt>${t.question(e)}</dt><dd>${t.answer(e,{value:n})}</dd></div>`)}
${r.map(([e,n])=>w`<div key=${e}><dt>${se(t,e)}</dt><dd>${ce(t,e,n)}</dd></div>`)}
</dl>
</section>`}function Kr({ruling:e,spoken:{first:t,final:n,chosen:r,within:i}}){let a=r??n??t,s=n??t;return w`<section class="stack">
<h2>${o(`hall-decision`)}</h2>
${r&&w`<p class="note warn">
${o(`hall-prescribed`,{line:t.line})}${e.reason&&w`<br />${o(i?`hall-within`:`hall-because`,{reason:e.reason})}`}
</p>`}
${!r&&!n&&t.status===`deferred`&&w`<p>${t.line}</p>`}
${n&&w`<p>${o(`hall-first`,{line:t.line})}</p>`}
${a.say&&a.say!==a.line&&w`<p class="say">${o(`call.quoted`,{text:a.say})}</p>`}
<ol class="steps">${a.steps.map(e=>w`<li key=${e.id}>${e.text}</li>`)}</ol>
<${x} stays=${a.stays} />
${ne(s).map(e=>w`<p class="soft" key=${e}>${e}</p>`)}
${s.readings.length>0&&w`<${Ge} readings=${s.readings} />`}
<p class="soft">${o(`hall-revision`,{revision:e.revision.slice(0,12)})}</p>
</section>`}function qr({state:e,ruling:t}){let n=e.settings.time_zone,r=Date.parse(t.device_at)-Date.parse(t.ruled_at);return w`<section class="stack">
<h2>${o(`hall-origin`)}</h2>
<p>${[e.officials[t.official]?.name,g(t.ruled_at,n)].filter(Boolean).join(` · `)}</p>
${Math.abs(r)>2e3&&w`<p class="soft">${o(`hall-device-time`,{time:g(t.device_at,n)})}</p>`}
${t.conflict&&w`<${_r} why=${t.conflict} />`}
${t.note&&w`<p class="note info">${t.note}</p>`}
</section>`}function Jr({state:e,line:{what:t,cause:n,cause_id:r,hanchan:i,round:a,reason:c,at:l}}){let u=s(),{table:d}=e.hanchans[i]??{},f=n===`ruling`&&e.rulings[r],p={ruling:f&&`#/ruling/${r}`,clock:d&&`#/start/${d}/${i}`,payment:`#/paid/${r}`}[n],h=f?m(u,f.foul):o(`hall-cause.${n}`),_=[o(`hall-line.${t}`),a&&o(`hall-round`,{round:a}),g(l,e.settings.time_zone),c];return w`${p?w`<a class="reach" href=${p}>${h}</a>`:h}<small>${_.filter(Boolean).join(` · `)}</small>`}const Yr=[`device_at`,`clock_offset_ms`,`revision`];function Xr({stored:e,sent:t}){let n=[o(`hall-on-server`),o(`hall-on-phone`)];return w`<${Zr} caption=${o(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function Zr({caption:e,heads:t,before:n,after:r}){L();let i=s(),{state:a}=y(),[o,c]=[$r(r),$r(n)],l=[.../* @__PURE__ */ new Set([...Object.keys(c),...Object.keys(o)])].filter(e=>o[e]!==c[e]),u=l.filter(e=>!Yr.includes(e));return w`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>w`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(u.length>0?u:l).map(e=>w`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${qe(i,e)}</th></tr>
<tr><td>${ei(i,a,e,c[e])}</td><td>${ei(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function Qr({item:{expected:e,answer:t,differs:n}}){let r=s(),i=n===`revision`?t.second_decision:t.decision;return w`<div class="note warn">
<p>${o(`hall-phone-showed`,{line:F(r,e)})}</p>
<p><strong>${o(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:F(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${o(`hall-ruling`)}</a>
</div>`}function $r(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>$r(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function ei(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return m(e,r);if(n.endsWith(`_at`)&&r!==`–`)return g(r,t.settings.time_zone);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function ti(){let e=N(null),[t,n]=D(``);M(()=>{let t=new AbortController;return ri(e.current,t.signal,ni,n),()=>t.abort()},[]);let i=t===`impossible`||t===`refused`;return w`<${r} title=${o(`hall-scan`)} up="#/tables">
<p>${o(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${i} muted playsinline aria-label=${o(`hall-viewfinder`)}></video>
${t&&w`<p class="note warn" role="status">${o(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${o(`hall-tables`)}</a>
<a class="button" href="#/join">${o(`hall-join`)}</a>
<//>`}function ni(e){let t=$e(e);if(!t)return!1;u();let{tournament:n,invitation:r,account:i,table:a}=t,o=r?`join/${n}/${r}`:i?`account/${i}`:`table/${a}`;return f(`#/${o}`,{replace:!0}),!0}async function ri(e,t,n,r){let i=navigator.mediaDevices&&await ii().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function ii(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function ai(e,t,n,r){let i=e.map(e=>oi(e,t,n,r)),a=i.filter(e=>e instanceof T);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:Pe(r)};return i.map((t,n)=>t instanceof T?{rulebook:e[n].names(),...o,...Se()}:t)}function oi(e,t,n,r){try{return Ie(e,t,n,r)}catch(e){if(e instanceof T)return e;throw e}}function si(e,t){let n=new O(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:ci(n,r,e)})),differs:i.some(e=>!li(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function ci(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function li(e,t){return A(e)===A(t)}const ui={transfers:[],fines:[],effects:[]};function di({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function fi({words:e},t){if(t.lateness)return o(`open.by-lateness`);let n=pi(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>pi(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function pi(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...ui,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?o(`open.grows-times`,{times:r.p.times}):o(`open.grows-add`,{p:r.p.add})})`:e.line({...ui,penalties:t,effects:n})}function mi(e,t){return e.table(t).rows}function hi({rules:e,book:t,foul:n}){let{words:r}=e,i=mi(t,n);if(!i.length)return w`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return w`<ol class="table-rows">
${i.map(t=>w`<li key=${t.id}>
<strong>${fi(e,t)}</strong>
${di(e,t.when).map(e=>w`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&w`<p>${i.length>1?o(`open.otherwise`):o(`open.always`)}</p>`}
${t.effects.length>0&&w`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${c(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&w`<p class="soft">${o(`open.counted-over`,{scope:b([r.phrase(`scope-${a}`)])})}</p>`}`}function gi({book:e,words:t,foul:n,facts:r,context:i,onChange:a}){let o=(e,t)=>{let{[e]:n,...r}=i;a(t===j[e]?r:{...r,[e]:t})};return w`<div class="stack">
${Object.entries(d).map(([a,s])=>{let c=s.filter(t=>fe(e,n,r,{...i,[a]:t}));return w`<${be}
key=${a}
label=${se(t,a)}
value=${i[a]??j[a]}
options=${c.map(e=>({value:e,text:ce(t,a,e)}))}
onChange=${e=>o(a,e)}
/>`})}
</div>`}const _i=[`impossible`,`denied`,`silent`];function vi({tournament:e,as:t,player:n=!1}){let{lang:r}=I(),[i,a]=D(``),s=async n=>{a(n?`beginning`:`ending`),a(await(n?yi({tournament:e,as:t},r):bi(e)).catch(()=>`unreached`))};if(M(()=>{let n=!1;return k.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||a(e),()=>{}),()=>void(n=!0)},[e,t,r]),!i)return null;if(_i.includes(i))return w`<section class="card"><h2>${o(`push.title`)}</h2><p role="status">${o(`push.${i}`)}</p></section>`;let c=[`unserved`,`unreached`].includes(i);return w`<${P} label=${o(`push.title`)} hint=${o(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(i)} onChange=${s} />
${c&&w`<p class="note warn" role="status">${o(`push.${i}`)}</p>`}`}async function yi(e,t){return(await k.push()).subscribe(e,t)}async function bi(e){return await(await k.push()).unsubscribe(e),`off`}export{Nn as $,gr as A,et as At,or as B,jr as C,lt as Ct,xr as D,ot as Dt,Sr as E,at as Et,nr as F,Yn as G,er as H,cr as I,Vn as J,Kn as K,ur as L,dr as M,Je as Mt,lr as N,L as Nt,Cr as O,nt as Ot,rr as P,R as Pt,In as Q,ar as R,Nr as S,pt as St,Tr as T,ct as Tt,$n as U,Qn as V,Xn as W,Ln as X,Bn as Y,Fn as Z,qr as _,Mt as _t,fi as a,Cn as at,Ir as b,ut as bt,ai as c,Sn as ct,Zr as d,gt as dt,En as et,Qr as f,yt as ft,Kr as g,St as gt,Gr as h,vt as ht,di as i,$ as it,fr as j,$e as jt,vr as k,rt as kt,ti as l,an as lt,Jr as m,U as mt,gi as n,wn as nt,mi as o,Q as ot,Xr as p,_t as pt,Hn as q,hi as r,Tn as rt,si as s,bn as st,vi as t,Dn as tt,ri as u,V as ut,Hr as v,q as vt,wr as w,B as wt,Rr as x,ht as xt,Fr as y,Ct as yt,sr as z};