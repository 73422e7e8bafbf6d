import{Ar as e,At as t,B as n,Bt as r,D as i,Dr as a,Dt as o,E as s,Er as c,Et as l,F as u,Fn as d,Fr as f,Ft as p,G as m,Gt as h,Ht as g,I as _,Ir as v,Jt as y,K as b,Kt as x,L as S,Lr as C,Lt as ee,M as te,Mr as ne,N as re,Nt as ie,O as ae,Or as oe,Ot as se,P as ce,Pt as w,Qt as le,R as ue,Rr as T,S as de,Tr as fe,Tt as pe,U as me,Ut as he,V as ge,W as _e,Wt as E,Z as ve,Zt as D,_ as ye,_n as be,a as xe,at as O,b as Se,c as Ce,ct as we,d as Te,dn as Ee,dt as De,fn as k,ft as A,g as Oe,gn as ke,h as Ae,j as je,jt as Me,k as Ne,l as Pe,ln as Fe,lt as Ie,m as Le,n as Re,nn as j,nr as ze,on as Be,p as Ve,q as He,qt as M,rr as Ue,rt as N,sn as We,st as Ge,tn as Ke,u as qe,un as Je,ut as Ye,v as Xe,vt as Ze,w as Qe,wt as P,y as $e,yn as et,zt as tt}from"./app.js";const nt={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function F(){let[,e]=T(!1);v(()=>{Ke(`others`).then(()=>e(!0),()=>{})},[])}function rt(e){let t=String(e?.type).split(`:`).at(-1)??``,n=nt[t]??t;return le(`refusal.type.${n}`)?M(`refusal.type.${n}`):le(`refusal.type.other`)?M(`refusal.type.other`):e?.detail??``}function it(e,t){let[n]=t.split(`.`),r=t.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(n)&&r in e.catalogue.facts?e.question(r):n===`context`&&r in je?ce(e,r):le(`refusal.field.${n}`)?M(`refusal.field.${n}`):t}function at({problem:e}){F();let t=A(),{errors:n=[],detail:r,title:i}=e??{};return j`<div class="note bad stack">
<p><strong>${rt(e)}</strong></p>
${n.length===0&&j`<p lang="en">${r??i??M(`hall-unknown`)}</p>`}
<dl class="refusal">
${n.map(({field:e,message:n,cure:r})=>{let i=it(t,e);return j`<div key=${e}>
<dt><strong>${i}</strong></dt>
<dd lang="en"><small>${n===i?r:`${n} ${r}`}</small></dd>
</div>`})}
</dl>
</div>`}const ot=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,st=RegExp(`#/join/(${ot})/([\\w-]{16,200})`,`i`),ct=/#\/account\/(spa_[\w-]{16,200})/,lt=RegExp(`#/table/(${ot})`,`i`);function ut(e){let t=st.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=ct.exec(e);if(n)return{account:n[1]};let r=lt.exec(e);return r?{table:r[1].toLowerCase()}:null}function dt(){let{path:e}=We();return t=>{We().path===e&&Be(t,{replace:!0})}}const ft=ee(he.referee,`Switch`);function pt({to:e,children:t}){let{tournament:n,outbox:r}=g(),[i,a]=T(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:j`<${ft} onYes=${()=>a(!0)} />`}function mt({up:e}){let{joining:t}=g(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return j`<${w} title=${i??M(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${a.length>0&&j`<p>${M(`hall-as`,{roles:a.map(e=>M(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${M(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
<p>${r?M(`hall-loaded`,{loaded:n,total:r}):M(`hall-asking`)}</p>
</div>
<//>`}const ht=ee(he.account,`SignInAgain`);let I=null;function gt(){let[e,t]=T(null);v(()=>(I=t,()=>void(I=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&j`<${ht} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function _t(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!I||!await vt(I))throw t;return e()}}function vt(e){return new Promise(t=>e({tell:t}))}function yt(e){let{state:t,online:n}=g(),[r,i]=T({answer:null,fresh:!1,trouble:null});return v(()=>{let t=!1,n=e=>t||i(e);return k.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),k.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function bt({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){F();let{tournament:i}=g(),a=e&&E(e.at,i.time_zone);return!e&&!n?j`<${ie} />`:n?j`<p class="note warn" role="status">${[L(n),M(`seen.${e?`old`:`never`}.${r}`,{time:a??``})].join(` `)}</p>`:j`<p class="soft" role="status">${M(t?`standings.at`:`seen.asking.${r}`,{time:a??``})}</p>`}function L(e){return e.name===`Unreachable`?`${M(navigator.onLine?`live.unreached`:`no-network`)}.`:rt(e.problem)||`HTTP ${e.status}`}function xt({name:e,hint:t=``,path:n,file:r}){let{lang:i}=D(),[a,o]=T(null),[s,c]=T(!1),[l,u]=T(null),d=C(0),f=C(null);return v(()=>(o(null),u(null),()=>void(d.current+=1)),[n,i]),v(()=>()=>a&&URL.revokeObjectURL(a.url),[a]),v(()=>f.current?.focus(),[a]),j`<li class="card">
<h3>${e}</h3>
${t&&j`<p class="soft">${t}</p>`}
<div role="status">
${s&&j`<progress aria-label=${M(`reports.making`,{name:e})}></progress><p class="soft">${M(`reports.wait`)}</p>`}
${a&&j`<p class="soft">${M(`reports.ready`,{size:Tt(a.file.size)})}</p>`}
</div>
${l&&j`<${Ct} error=${l} />`}
${a?j`<${St} made=${a} first=${f} />`:j`<button class="button" type="button" disabled=${s} aria-label=${M(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=d.current+=1,t=t=>e===d.current&&t();c(!0),u(null);try{let e=await k.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${i}`,{timeout:12e4});t(()=>o({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>u(e))}finally{c(!1)}}}>${M(`reports.make`)}</button>`}
</li>`}function St({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return j`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${M(`reports.save`)}</a>
${r&&j`<a class="button" href=${e} target="_blank">${M(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&j`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${M(`reports.share`)}</button>`}
</div>`}function Ct({error:e}){return F(),j`<p class="note bad" role="alert">${L(e)}</p>`}function wt(){return g().state?.settings.slug??`shinpan`}function Tt(e){return h(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function Et(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}const Dt={ruling:[`accident`,`gained`,`no-gain`,`on-purpose`,`repeated`],amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`]};function Ot(e,t=``){return[...e.map(e=>M(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}function kt(e){let[t,n]=T([]),[r,i]=T(``),a=Ot(t,r);return{reason:a,field:s=>j`<div class="stack">
${e&&j`<${At} what=${e} chosen=${t} onChosen=${n} />`}
<${o}
long
label=${M(`hall-reason`)}
value=${r}
onInput=${i}
maxlength="3500"
wrong=${s&&!a?M(`hall-reason-missing`):void 0}
/>
</div>`}}function At({what:e,chosen:t,onChosen:n}){let r=e=>n(t.includes(e)?t.filter(t=>t!==e):[...t,e]);return j`<div class="switches" role="group" aria-label=${M(`reason.why`)}>
${Dt[e].map(e=>j`<${S} key=${e} pressed=${t.includes(e)} onClick=${()=>r(e)}>${M(`reason.${e}`)}<//>`)}
</div>`}function R({what:e,title:t,text:n,yes:r,onReason:a,onClose:o,children:s}){let[c,l]=T(!1),{reason:u,field:d}=kt(e),{does:f,wrong:p}=i();return j`<${P} title=${t} onClose=${o}>
<form onSubmit=${e=>{e.preventDefault(),l(!u),u&&f(()=>a(u))}}>
${n&&j`<p>${n}</p>`}
${d(c)} ${s} ${p}
<button class="button main">${r}</button>
</form>
<//>`}function jt({title:e,text:t,yes:n,danger:r=!1,onYes:i,onClose:a}){return j`<${P} title=${e} onClose=${a}>
<p>${t}</p>
<div class="pair">
<button class=${`button ${r?`danger`:``}`} type="button" onClick=${i}>${n}</button>
<button class="button" type="button" onClick=${a}>${M(`cancel`)}</button>
</div>
<//>`}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const Mt=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),Nt=[`low`,`medium`,`quartile`,`high`],Pt={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Ft={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},It={low:1,medium:0,quartile:3,high:2},z=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function Lt(e){if(e=Gt(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function Rt(e,t){let n=It[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function zt(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const Bt={numeric:1,alphanumeric:2,byte:4},B={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},V=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Vt(e){let{exp:t,log:n}=V,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const Ht=[];function Ut(e){let t=Ht[e];if(t!==void 0)return t;let n=Vt(e),{exp:r,log:i}=V,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return Ht[e]={gen:n,mul:a}}function Wt(e,t,n){let{exp:r,log:i}=V,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function H(e,t){let n=Mt[e-1],r=Pt[t][e-1],i=Ft[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const U=e=>{throw Error(e)};function Gt(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function Kt(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=W[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const W=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[z.charCodeAt(t)]=t;return e})();function qt(e,t,n,r,i){let a=H(e,t),o=B[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&U(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(Bt[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(W[n.charCodeAt(e)]*45+W[n.charCodeAt(e+1)],11);s&1&&f(W[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&U(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Ut(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Wt(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function Jt(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Yt=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),G=e=>Yt[e&65535]+Yt[e>>>16],Xt=/* @__PURE__ */ new Uint32Array(32);function Zt(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const K=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},Qt=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,q=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function $t(e,t){let{size:n,words:r,v:i}=e,a=Xt;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),Zt(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function en(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=G(n>>>0)+2*G((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function tn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=G(v>>>0)+G(y>>>0)}}return a}function nn(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=en(e)+en(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=G(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=G(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(tn(e)+tn(t))}function rn(e,t,n,r){let i=e.size,a=Rt(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?q(e,8,t,n):t<8?q(e,8,t+1,n):t===8?q(e,7,8,n):q(e,14-t,8,n),t<8?q(e,i-1-t,8,n):q(e,8,i-15+t,n)}if(q(e,8,i-8,1),t>=7){let n=zt(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;q(e,a,o,r),q(e,o,a,r)}}}let J;function an(e){let t=21+4*(e-1),n=K(t),r=new Uint8Array(t*t),i=(e,i,a)=>{q(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=Lt(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(K(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Jt(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=K(t);return $t(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[K(t),K(t),K(t),K(t)]}}function on(e,t,n,r,i=!1){(J===void 0||J.ver!==e)&&(J=an(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=J,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){$t(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=nn(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||rn(u,e,t,h),u}const sn=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},cn=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function ln(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function un(e,t){let n=B.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((H(e,t).capacity-4-n)/8))}function dn(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const Y=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&Qt(e.m,e.map[t],e.map[n])===1,fn=[10,27],pn=/* @__PURE__ */ String.fromCharCode(fn[0]);function mn(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=Y(e,n,r);n[r]=i}return n}function hn(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=Y(e,i,r),o=r+1>=t||Y(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=pn}return n}function gn(e){let t=e.W,n=String.fromCharCode(fn[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=Y(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=pn}return i}function _n(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!Y(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function vn(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=Qt(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function yn(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function bn(e,t=`raw`,n={}){if(cn(e,`text`),cn(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=Gt(r));let i=n.ecc===void 0?`medium`:n.ecc;Nt.includes(i)||U(`invalid ecc=${i}`);let a=n.encoding===void 0?Kt(e):n.encoding;if(B[a]||U(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?z.slice(0,10):z;for(let n of e)t.includes(n)||U(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(sn(n.mask,`opts.mask`)<0||n.mask>7)&&U(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=un(r===void 0?40:r,i);(e.length>t||ln(e)>t)&&U(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!dn(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=B[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=H(r,i).capacity)break}r>40&&U(`Capacity overflow`)}else{let e=B[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>H(r,i).capacity)&&U(`Capacity overflow`)}let u=qt(r,i,e,a,s),d=on(r,i,u,n.mask),f=n.border===void 0?2:sn(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:sn(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?mn(_):t===`ascii`?hn(_):t===`term`?gn(_):t===`svg`?_n(_,n.optimize===void 0||n.optimize):t===`gif`?vn(_):t===`data-url`?yn(vn(_)):U(`Unknown output: ${t}`)}function xn({text:e,label:t}){let n=bn(e,`raw`,{border:4}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return j`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function Sn(e,t){let n=e.book(t),r=new fe(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>Tn(r,t,e.id)));return{options:i.map(e=>Cn(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>Tn(r,e,null)),...a]}}function Cn(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?wn(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function wn(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,answers:n.map(([e,t])=>({value:e,text:t}))}}function Tn(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const En=[1,2,3,4];function Dn({kind:e,default:t,answers:n}){return t===null?e===`several`?n.map(({value:e})=>e):[30,10,-10,-30]:t}function On({parameter:e,label:t,value:n,onChange:r}){let i={uma:kn,hundreds:Mn,several:Nn}[e.kind];return j`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function kn({label:e,value:t,onChange:n}){let[r,i]=T(()=>En.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(An(a))};return j`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${M(`open.uma-hint`)}</p>
<div class="places">
${En.map(e=>j`<${o}
key=${e}
label=${M(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function An(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(jn)}function jn(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Mn({label:e,value:t,onChange:n}){let[r,i]=T(String(t));return j`<${o}
label=${`${e} (${M(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(jn(e.trim()))}}
/>`}function Nn({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return j`<fieldset class="parameter">
<legend>${t}</legend>
<div class="choices">
${i.map(e=>j`<label class="choice" key=${e.value}>
<input
type="checkbox"
checked=${n.includes(e.value)}
onChange=${()=>a(e.value)}
/>
${e.text}
</label>`)}
</div>
</fieldset>`}const Pn=`wrc-2022`,Fn=/* @__PURE__ */ new Map;function X(e){return{id:e,options:{},readings:{}}}function Z(e,t){let n=ne(t),r=Fn.get(n)??d(e,t.id,t.options,t.readings);return Fn.set(n,r),r}function Q(e,t){try{return Z(e,t),null}catch(e){return e}}function In(){let{library:e,tournament:t,book:n}=g(),{lang:r}=D(),[i,a]=Ee(`shinpan.rules`,null);if(!e)return null;let o=t?.id??null,s=i&&i.at===o&&!Q(e,i.choice)?i.choice:null,c=t?{...X(Pn),...t.rulebook}:X(Pn),l=s??c,u=s||!n?Z(e,l):n;return{library:e,lang:r,words:new fe(e),choice:l,book:u,choose:e=>a({at:o,choice:e})}}function Ln(e){return t=>{let n=In();return n?j`<${e} ...${t} rules=${n} />`:j`<${w} title=${M(`open.no-rules`)}
><${Me} text=${M(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${M(`try-again`)}
</button>
<//><//
>`}}function Rn({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[M(`open.readings-changed`,{count:a})]:[]].join(` · `)}function zn({rules:e}){let[t,n]=T(!1);return j`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${p} name="book" />
<span class="body"
><small>${M(`open.rules-in-use`)}</small
><strong>${Rn(e,e.book)}</strong></span
>
<span class="badge">${M(`call.change`)}</span>
</button>
<${Bn} rules=${e} standing=${e.book.content.standing} />
${t&&j`<${Vn} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function Bn({rules:e,standing:t}){return t===`official`?null:j`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function Vn({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=T(t),c=Q(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=Sn(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return j`<${P} title=${M(`open.choose-rules`)} onClose=${r}>
<${se}
label=${M(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(X(e))}
/>
<p class="soft">${a.standingNote(o.id)}</p>
${u.length>0&&j`<${Un} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:Gn(o,d,e)})} />`}
${f.length>0&&j`<${Wn} offered=${f} draft=${o} onChange=${s} />`}
<${Hn} error=${c} reasons=${Kn(u,o.options)} />
${!c&&j`<p role="status">${Rn(e,Z(i,o))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!c}
onClick=${()=>n(o)}
>
${M(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${M(`cancel`)}</button>
</div>
<//>`}function Hn({error:e,reasons:t=[]}){return e?j`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>j`<p key=${e}>${e}</p>`)}
</div>`:null}function Un({offered:e,chosen:n,onChange:r}){let i=({id:e,parameter:t},i)=>{let{[e]:a,...o}=n;r(i?{...o,[e]:t?{[t.name]:Dn(t)}:{}}:o)};return j`<fieldset class="stack">
<legend>${M(`open.options`)}</legend>
${e.map(e=>j`<div key=${e.id} class="stack">
<${t}
label=${e.name}
hint=${e.summary}
checked=${e.id in n}
onChange=${t=>i(e,t)}
/>
${e.parameter&&e.id in n&&j`<${On}
parameter=${e.parameter}
label=${e.name}
value=${n[e.id][e.parameter.name]}
onChange=${t=>r({...n,[e.id]:{[e.parameter.name]:t}})}
/>`}
</div>`)}
</fieldset>`}function Wn({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return j`<details class="fold">
<summary>
${M(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${M(`open.readings-text`)}</p>
${e.map(e=>j`<div key=${e.id} class="stack">
<${se}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function Gn({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function Kn(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}const qn=1e3;function Jn(e){let[t,n]=T(k.now);return v(()=>{if(!e)return;let t,r=()=>{n(k.now()),t=setTimeout(r,qn-k.now()%qn)};return r(),()=>clearTimeout(t)},[e]),t}const Yn=`shinpan.board`,Xn=()=>Je(Yn),Zn=e=>Fe(Yn,e);function Qn(e){let t=C(/* @__PURE__ */ new Set);v(()=>{for(let n of e)for(let e of $n(n))t.current.has(e)||(t.current.add(e),er(n))},[e])}function $n({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function er({key:e,name:t,line:n}){if(y(400),r(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let i={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(M(`clock.late-is`,{name:t}),i))}function tr(){let[e,t]=T(globalThis.Notification?.permission??`denied`);return e==="default"?j`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${M(`clock.notify`)}</button>`:null}function nr(e,t=!1){let n=t?`exceptZero`:`auto`;return ar(e/10,{minimumFractionDigits:1,signDisplay:n})}function rr(e,t=!1){return ar(e,{signDisplay:t?`exceptZero`:`auto`})}function ir(e,t,n=!1){return`${rr(-t,n)}${e===`P`?`P`:``}`}function ar(e,t){return h(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}function or(e){return cr(Object.values(e.ledger).filter(({unit:e})=>!Re(e)))}function sr(e,t){return cr(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function cr(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function lr(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function ur(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function dr(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function fr(e,{kind:t,id:n}){return e[`${t}s`]?.[n]?.name??`?`}function $(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?rr(t):`${t<0?`−`:``}${oe(e,Math.abs(t))}`}function pr(e,t){let n=a(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}const mr=[`late`,`late-arbiter`,`forfeit`];function hr(e,t){return[e?.id,e?.player_id].includes(t)}function gr(e){return!!e?.roles?.includes(`director`)}function _r(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&mr.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function vr({path:e,body:t,about:n,onApprove:r,onClose:a}){let[o,s]=T(null),{state:c}=g(),{lang:l}=D(),{does:u,wrong:d}=i();return v(()=>{k.ask(`${e}/preview?lang=${l}`,{method:`POST`,body:t}).then(s,e=>s({trouble:e}))},[]),j`<${P} title=${M(`charged.title`)} onClose=${a}>
${!o&&j`<${ie} />`}
${o?.trouble&&j`<p class="note bad" role="alert">${L(o.trouble)}</p>`}
${o?.changes&&j`${n&&j`<p><strong>${n}</strong></p>`}
<${yr} state=${c} seen=${o} />
<p class="soft">${M(`charged.logged`)}</p>
${d}
<button class="button main" type="button" onClick=${()=>u(()=>r(o.digest))}>${M(`charged.approve`)}</button>`}
<//>`}function yr({state:e,seen:{changes:t,running:n,owed_back:r}}){let i=new Map([...t,...n,...r].map(({account:e})=>[e.id,e]));if(i.size===0)return j`<p>${M(`charged.nothing`)}</p>`;let a=(e,t)=>e.filter(({account:e})=>e.id===t);return j`<dl class="facts">
${[...i].map(([i,o])=>j`<div key=${i}>
<dt class="who">${fr(e,o)}</dt>
<dd class="stack">
${a(t,i).length>0&&j`<p>${br(a(t,i),`before`)} → <strong>${br(a(t,i),`after`)}</strong></p>`}
${a(n,i).map(({before:e,after:t})=>j`<p>${M(`charged.running`)} ${xr(e,t)} → <strong>${xr(t,e)}</strong></p>`)}
${a(r,i).map(e=>j`<p><strong>${M(`charged.owed-back`,{paid:$(e.unit,e.paid),amount:$(e.unit,e.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function br(e,t){return e.map(e=>$(e.unit,e[t])).join(` + `)}function xr({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const Sr=`games-cancelled`;function Cr(e,t,n,r){let i=Math.min(me(n,r),86400),[a,o]=[Sr,`replacement`].map(n=>wr(e,t,n)),s=i>=a&&!n.cancelled,c=s&&Tr(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...et(e,t,l),seconds:i,cancellation_due:s}}function wr(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function Tr(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(Sr)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function Er(e,t){let r=n(e,t.round),i=r.map(ue),a=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),o=r.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(o.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let n=ge(e.id,i,a),o=r.filter(t=>t.person?.id===e.id);return n?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:n,revision:t,timings:o}]:[]})}function Dr(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=Cr(t,n,r,i);return{...ve(e,o),due:a}}async function Or(e,t,n={}){await k.send(`timing`,null,{hanchan:e.id,what:t,...n}),y()}function kr(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const Ar=864e5;function jr(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function Mr(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=jr(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>Ar/2&&(l-=Ar),l<-432e5&&(l+=Ar),new Date(t-t%1e3+l).toISOString()}function Nr(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function Pr({state:e,hanchan:t,zone:n}){let{official:r}=g(),i=Nr(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return j`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${M(`kept.title`)}</h2>
${!a&&j`<p class="note info">${M(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>j`<li class="item" key=${t.id}><${Fr} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function Fr({state:e,kept:t,zone:n,director:r}){let a=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[o,s]=T(a.length===1?a[0].id:``),[c,l]=T(!1),[u,d]=T(!1),{official:f}=g(),{does:p,wrong:m}=i(),h=t.who===`arbiter`,_={confirmed:!0,...h&&{arbiter:o}},v=Ir(e,t,t.player??o),y=()=>v?d(!0):p(()=>k.send(`kept-answer`,t.id,_)),b=hr(f,t.player)||h&&hr(f,o),x=async e=>{await k.send(`kept-answer`,t.id,{..._,reason:u,preview:e}),d(!1)},S=async e=>{await k.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),l(!1)},C=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return j`<p><strong>${E(t.at,n)}</strong> ${Rr(e,t)}</p>
${C&&j`<p class="note warn">${M(`kept.received`,{time:E(t.server_at,n)})}</p>`}
${r&&b&&j`<p class="note info">${M(`clock.own`)}</p>`}
${r&&!b&&j`${h&&a.length!==1&&j`<${se} label=${M(`kept.which`)} value=${o} options=${Lr(a)} onChange=${s} />`}
<div class="pair">
<button class="button main" type="button" disabled=${h&&!o} onClick=${y}>${M(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>l(!0)}>${M(`kept.dismiss`)}</button>
</div>
${m}`}
${c&&j`<${R} title=${`${E(t.at,n)} ${Rr(e,t)}`} yes=${M(`kept.dismiss-now`)} onReason=${S} onClose=${()=>l(!1)} />`}
${u===!0&&j`<${R} title=${M(`charged.title`)} text=${M(`charged.changes`)} yes=${M(`charged.look`)} onReason=${d} onClose=${()=>d(!1)} />`}
${u&&u!==!0&&j`<${vr} path=${`kept-times/${t.id}/answer`} body=${{..._,reason:u}} onApprove=${x} onClose=${()=>d(!1)} />`}`}function Ir(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return Er(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>_r(e,a,t.person.id))}function Lr(e){return[{value:``,text:M(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Rr(e,{what:t,who:n,player:r}){if(t===`began`)return M(`kept.began`);let i=n===`arbiter`?M(`kept.arbiter`):e.players[r]?.name??`?`;return M(`kept.${t}`,{name:i})}async function zr(e,t,n){await k.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),y()}function Br({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[a,s]=T(String(Math.min(1,r)||1)),[c,l]=T(``),{does:u,wrong:d}=i(),f=Math.min(Math.round(Number(a)*60),t);return j`<${P} title=${M(`game.less`)} onClose=${n}>
<${o} type="number" min="1" max=${Math.max(r,1)} inputmode="numeric" label=${M(`game.less-minutes`)} value=${a} onInput=${s} />
<${o} long label=${M(`clock.reason`)} value=${c} onInput=${l} maxlength="4000" />
${d}
<button class="button main" type="button" disabled=${!(f>0)||!c.trim()} onClick=${()=>u(async()=>{await k.send(`extra-time`,null,{hanchan:e.id,seconds:-f,reason:c.trim()}),n()})}>${M(`game.take-off`)}</button>
<//>`}const Vr=[1,3,5];function Hr({hanchan:e,game:{clock:t,extra:n},now:r,zone:a,may:o}){let[s,l]=T(!1),{does:u,wrong:d}=i(),f=t&&m(t,r),p=t&&M(f?`game.was-up`:`game.ends`,{time:E(new Date(t.ends),a)});return Qn(t?[Wr(e,t,r)]:[]),j`<section class=${`late ${f?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${M(`game.left`)}</h2>
${t?j`<p class="late-time" role="timer">${c(b(t,r))}</p><p>${p}</p>`:j`<p>${M(`game.no-limit`)}</p>`}
${f&&j`<${Ur} />`}
${n>0&&j`<p class="soft">${M(`game.extra`,{time:c(n)})}</p>`}
${t&&o&&j`<div class="pair">
${Vr.map(t=>j`<button key=${t} class="button" type="button" onClick=${()=>u(()=>zr(e,t*60))}>${M(`game.more`,{count:t})}</button>`)}
${n>0&&j`<button class="button" type="button" onClick=${()=>l(!0)}>${M(`game.less`)}</button>`}
</div>`}
${d}
${s&&j`<${Br} hanchan=${e} extra=${n} onClose=${()=>l(!1)} />`}
</section>`}function Ur(){let{book:e}=g();if(!e)return null;let{still:t,chonbo:n}=_e(e);return j`<p class="note warn"><strong>${M(`game.still.${t}`)}</strong> ${M(`game.chonbo.${n}`)}</p>`}function Wr(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=M(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:M(`game.left`),seconds:r,thresholds:[i],line:a}}function Gr({state:e,id:t}){let n=A(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:j`<section class="stack" aria-labelledby="season">
<h2 id="season">${M(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${r.map(t=>j`<div key=${t.ruling}>
<dt>${N(n,t.foul)}<small>${De(e,t.tournament)} · ${E(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${O(n,t)}</dd>
</div>`)}
</dl>
</section>`}function Kr({state:e,ruling:t}){let n=Object.values(e.photos).filter(e=>e.ruling===t.id);return n.length===0?null:j`<section class="stack">
<h2>${M(`hall-photos`)}</h2>
<ul class="photos">
${n.map((e,n)=>j`<li key=${e.id}><${qr} ruling=${t.id} photo=${e} number=${n+1} /></li>`)}
</ul>
</section>`}function qr({ruling:e,photo:t,number:n}){let{url:r,failed:i}=Ne(()=>k.photo(e,t.id),t.id);return i?j`<p class="soft">${M(`hall-photo-away`,{number:n})}</p>`:j`<figure>
${r&&j`<a href=${r} target="_blank"><img src=${r} alt=${M(`hall-photo`,{number:n})} /></a>`}
${t.unsent&&t.outbox!==`done`&&j`<figcaption class="badge info">${M(`hall-unsent`)}</figcaption>`}
</figure>`}function Jr({state:e,ruling:t}){return j`<section class="stack">
<h2>${M(`hall-incident`)}</h2>
<${Ce} rulings=${qe(e,t)} empty="" />
</section>`}function Yr({ruling:e}){let t=wt();return e.seq?j`<section class="stack">
<h2>${M(`reports.incident`)}</h2>
<ul class="rows">
<${xt} name=${M(`reports.incident-page`)} hint=${M(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function Xr({call:e}){let{state:t,official:n}=g(),r=$r(t,n,e);return r&&j`<p class="note warn">${M(`partial.warn.${r}`)}</p>`}function Zr({why:e}){return j`<p class="note warn">${M(`partial.was.${e}`)}</p>`}function Qr(e){return j`<span class="badge warn">${M(`partial.badge`)}</span>`}function $r(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const ei=[[`day`,86400],[`hour`,3600],[`minute`,60]];function ti({status:e,level:t}){return M(`esc.stands.${e}.${t}`)}function ni({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?M(`esc.outcome.${t}`):``}function ri(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function ii(e){let t=Math.max(0,(k.now()-Date.parse(e))/1e3),[n,r]=ei.find(([,e])=>t>=e)??ei[ei.length-1],i=Math.floor(t/r);return h(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function ai(e,{status:t,level:n},r){let i=oi(e,t,n,r);return i===`appeal`&&ci(e)&&li(e.state)>k.now()?`later`:i===`decide`?n!==`head-referee`&&si(e)?`panel`:s(e,r)?`own-table`:i:i}function oi({official:e},t,n,r){let i=de(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?Qe(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!de(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function si({official:e,book:t,state:n}){return ci({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!ui(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function ci({book:e}){return e?.content.rule_points.appeals===`panel`}function li({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function ui({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function di({ruling:e,onClose:t}){let[n,r]=T(``);return j`<${R} what="escalation" title=${M(`hall-escalate`)} text=${M(`esc.escalate-text`)} yes=${M(`hall-escalate`)}
onReason=${async r=>{await k.send(`escalation`,e,{reason:r,...n.trim()&&{evidence:n.trim()}}),y(),tt(M(`esc.done.escalation`)),t()}} onClose=${t}>
<${o} long label=${M(`esc.evidence`)} hint=${M(`esc.evidence-hint`)} value=${n} onInput=${r} maxlength="4000" />
<//>`}function fi({state:e,ruling:t}){let n=A(),{id:r,hanchan:i,hand:a,seat:o,table:s,foul:c}=t;if(!o||!i||!a)return null;let l=Ze(e.hanchans[i],a).filter(({wind:t,player:n})=>t!==o&&e.players[n]);return j`<${pe} class="wrong-player" title=${j`<span class="body">${M(`reason.wrong-player`)}</span>`}>
${()=>j`<div class="switches">
${l.map(({wind:t,player:i})=>j`<a
class="chip"
key=${t}
href=${`#/call/${s.id}/${t}/${c}?amends=${r}&why=wrong-player`}
>
${n.phrase(`seat-${t}`)} <span class="who">${e.players[i].name}</span>
</a>`)}
</div>`}
<//>`}function pi({state:e,ruling:n}){let r=g(),[i,a]=T(!1),[o,c]=T(null);if(!Qe(r.official)||n.outbox===`holding`||ze(n.outbox))return null;let l=t=>!Le(t)&&!Te(e,t.id),u=l(n),d=qe(e,n).filter(l),f=s(r,n),p=()=>c(null),m=async e=>{for(let t of[n,...i?d:[]])await k.send(`withdrawal`,t.id,{reason:e});y(),tt(M(`hall-done.withdrawal`)),p()},{id:h,table:_,seat:v,foul:b}=n;return j`<section class="doing" aria-label=${M(`hall-actions`)}>
${u&&f&&j`<p class="note warn">${M(`call.own-table`)}</p>`}
${u&&!f&&j`<${fi} state=${e} ruling=${n} />
<a class="button" href=${`#/call/${_.id}/${v??`-`}/${b}?amends=${h}`}>${M(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>c(`withdraw`)}>${M(`hall-withdraw`)}</button>`}
${u&&j`<button class="button" type="button" onClick=${()=>c(`escalate`)}>${M(`hall-escalate`)}</button>`}
<${ae} ruling=${h} />
${o===`withdraw`&&j`<${R} what="withdrawal" title=${M(`hall-withdraw`)} text=${M(`hall-withdraw-text`)} yes=${M(`hall-withdraw`)}
onReason=${m} onClose=${p}>
${d.length>0&&j`<${t} label=${M(`hall-withdraw-too`,{names:Ve(d)})} checked=${i} onChange=${a} />`}
<//>`}
${o===`escalate`&&j`<${di} ruling=${h} onClose=${p} />`}
</section>`}function mi({state:e,escalation:{id:t,standing_id:n}}){let r=A();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return j`<div class="both">
<${hi} words=${r} label=${M(`esc.as-called`)} ruling=${i} />
${n===null?j`<div class="card"><small>${M(`esc.as-it-stands`)}</small><strong>${M(`esc.nothing-stands`)}</strong></div>`:j`<${hi} words=${r} label=${M(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function hi({words:e,label:t,ruling:n}){return n?j`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${Ge(n.kind)}`}>${O(e,n)}</strong>
<span>${N(e,n.foul)}</span>
</a>`:null}function gi({state:e,events:t}){return j`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>j`<li key=${t}>
<div class="row">
<span class="body">
${s?j`<a href=${s}>${n}</a>`:j`<strong>${n}</strong>`}
${r&&j`<span>${r}</span>`}
<small>${[a,o&&E(o,e.settings.time_zone)].filter(Boolean).join(` · `)||M(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function _i(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&M(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:M(`esc.escalated`),reason:o,who:ri(e,t),at:i},...a.map(t=>vi(e,t))]}function vi(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:yi(t),reason:r,who:ri(e,t),at:i}}function yi({what:e,outcome:t,level:n}){return e===`decided`?M(`esc.decided.${n}`,{outcome:M(`esc.outcome.${t}`)}):M(`esc.step.${e}`)}function bi({state:e,ruling:t}){let n=Te(e,t.id),r=[...xi(e,t),...n?_i(e,n):[]];return r.length===0?null:j`<section class="stack">
<h2>${M(`hall-history`)}</h2>
<${gi} state=${e} events=${r} />
${n&&j`<${mi} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${M(`hall-to-escalation`)}</a>`}
</section>`}function*xi(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:M(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Si(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:M(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Si(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?M(`hall-closed-by-ruling`):M(`hall-closed`,{how:r?M(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Ci({args:[e]}){let{tournament:t,state:n}=g();if(!t||!n)return j`<${ye} title=${M(`hall-ruling`)} />`;let r=n.rulings[e];return r?j`<${wi} state=${n} ruling=${r} />`:j`<${Oe} title=${M(`hall-ruling`)} text=${M(`hall-no-ruling`)} up="#/log" />`}function wi({state:e,ruling:t}){let{official:n}=g(),r=A(),i=xe([t])[t.revision],a=He(r,i,t),o=a&&(a.chosen??a.final??a.first);return j`<${w} title=${N(r,t.foul)} up=${`#/table/${t.table.id}`}>
<section class="card hall-verdict">
<p class=${`penalty large ${Ge(t.kind)}`}>${o?$e(r,o):O(r,t)}</p>
<p><a class="who" href=${Ti(t)}>${t.offender.name}</a></p>
<p class="soft">${we(r,t)}</p>
<p><${Pe} ruling=${t} /></p>
${t.item===t.id&&j`<${Ae} id=${t.item} />`}
${Ue(t.outbox)&&j`<a href="#/outbox">${M(`hall-resolve`)}</a>`}
</section>
${qe(e,t).length>0&&j`<${Jr} state=${e} ruling=${t} />`}
<${Ei} ruling=${t} />
${a?j`<${Di} ruling=${t} spoken=${a} />`:j`<p class="soft">${M(`hall-no-book`)}</p>`}
<${Oi} state=${e} ruling=${t} />
<${Kr} state=${e} ruling=${t} />
<${bi} state=${e} ruling=${t} />
<${pi} state=${e} ruling=${t} />
${de(n,[`director`])&&j`<${Yr} ruling=${t} />`}
<//>`}function Ti({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}function Ei({ruling:e}){let t=A(),n=Object.entries(e.final_decision?.facts??e.facts??{}),r=Object.entries(u(e.context??{}));return n.length+r.length===0?null:j`<section>
<h2>${M(`hall-facts`)}</h2>
<dl class="facts">
${n.map(([e,n])=>j`<div key=${e}><dt>${t.question(e)}</dt><dd>${t.answer(e,{value:n})}</dd></div>`)}
${r.map(([e,n])=>j`<div key=${e}><dt>${ce(t,e)}</dt><dd>${re(t,e,n)}</dd></div>`)}
</dl>
</section>`}function Di({ruling:e,spoken:{first:t,final:n,chosen:r,within:i}}){let a=r??n??t,o=n??t;return j`<section class="stack">
<h2>${M(`hall-decision`)}</h2>
${r&&j`<p class="note warn">
${M(`hall-prescribed`,{line:t.line})}${e.reason&&j`<br />${M(i?`hall-within`:`hall-because`,{reason:e.reason})}`}
</p>`}
${!r&&!n&&t.status===`deferred`&&j`<p>${t.line}</p>`}
${n&&j`<p>${M(`hall-first`,{line:t.line})}</p>`}
${a.say&&a.say!==a.line&&j`<p class="say">${M(`call.quoted`,{text:a.say})}</p>`}
<ol class="steps">${a.steps.map(e=>j`<li key=${e.id}>${e.text}</li>`)}</ol>
<${_} stays=${a.stays} />
${Ye(o).map(e=>j`<p class="soft" key=${e}>${e}</p>`)}
${o.readings.length>0&&j`<${Se} readings=${o.readings} />`}
<p class="soft">${M(`hall-revision`,{revision:e.revision.slice(0,12)})}</p>
</section>`}function Oi({state:e,ruling:t}){let n=e.settings.time_zone,r=Date.parse(t.device_at)-Date.parse(t.ruled_at);return j`<section class="stack">
<h2>${M(`hall-origin`)}</h2>
<p>${[e.officials[t.official]?.name,E(t.ruled_at,n)].filter(Boolean).join(` · `)}</p>
${Math.abs(r)>2e3&&j`<p class="soft">${M(`hall-device-time`,{time:E(t.device_at,n)})}</p>`}
${t.conflict&&j`<${Zr} why=${t.conflict} />`}
${t.note&&j`<p class="note info">${t.note}</p>`}
</section>`}function ki({state:e,line:{what:t,amount:n,cause:r,cause_id:i,hanchan:a,round:o,reason:s,at:c}}){let l=A(),{table:u}=e.hanchans[a]??{},d=r===`ruling`&&e.rulings[i],f={ruling:d&&`#/ruling/${i}`,clock:u&&`#/start/${u}/${a}`,payment:`#/paid/${i}`}[r],p=d?N(l,d.foul):M(`hall-cause.${r}`),m=[M(`hall-line.${t===`reversed`&&n>0?`undone`:t}`),o&&M(`hall-round`,{round:o}),E(c,e.settings.time_zone),s];return j`${f?j`<a class="reach" href=${f}>${p}</a>`:p}<small>${m.filter(Boolean).join(` · `)}</small>`}const Ai=[`device_at`,`clock_offset_ms`,`revision`];function ji({stored:e,sent:t}){let n=[M(`hall-on-server`),M(`hall-on-phone`)];return j`<${Mi} caption=${M(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function Mi({caption:e,heads:t,before:n,after:r}){F();let i=A(),{state:a}=g(),[o,s]=[Pi(r),Pi(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!Ai.includes(e));return j`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>j`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>j`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${it(i,e)}</th></tr>
<tr><td>${Fi(i,a,e,s[e])}</td><td>${Fi(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function Ni({item:{expected:e,answer:t,differs:n}}){let r=A(),i=n===`revision`?t.second_decision:t.decision;return j`<div class="note warn">
<p>${M(`hall-phone-showed`,{line:O(r,e)})}</p>
<p><strong>${M(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:O(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${M(`hall-ruling`)}</a>
</div>`}function Pi(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>Pi(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function Fi(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return N(e,r);if(n.endsWith(`_at`)&&r!==`–`)return E(r,t.settings.time_zone);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function Ii(){let e=C(null),[t,n]=T(``);v(()=>{let t=new AbortController;return Ri(e.current,t.signal,Li,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return j`<${w} title=${M(`hall-scan`)} up="#/tables">
<p>${M(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${M(`hall-viewfinder`)}></video>
${t&&j`<p class="note warn" role="status">${M(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${M(`hall-tables`)}</a>
<a class="button" href="#/join">${M(`hall-join`)}</a>
<//>`}function Li(e){let t=ut(e);if(!t)return!1;y();let{tournament:n,invitation:r,account:i,table:a}=t,o=r?`join/${n}/${r}`:i?`account/${i}`:`table/${a}`;return Be(`#/${o}`,{replace:!0}),!0}async function Ri(e,t,n,r){let i=navigator.mediaDevices&&await zi().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function zi(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function Bi(t,n,r,i){let a=t.map(e=>Vi(e,n,r,i)),o=a.filter(e=>e instanceof f);if(o.length&&o.length===a.length)throw o[0];let s={foul:n,facts:r,context:e(i)};return a.map((e,n)=>e instanceof f?{rulebook:t[n].names(),...s,...be()}:e)}function Vi(e,t,n,r){try{return ke(e,t,n,r)}catch(e){if(e instanceof f)return e;throw e}}function Hi(e,t){let n=new fe(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:Ui(n,r,e)})),differs:i.some(e=>!Wi(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function Ui(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function Wi(e,t){return ne(e)===ne(t)}const Gi={transfers:[],fines:[],effects:[]};function Ki({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function qi({words:e},t){if(t.lateness)return M(`open.by-lateness`);let n=Ji(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Ji(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Ji(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...Gi,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?M(`open.grows-times`,{times:r.p.times}):M(`open.grows-add`,{p:r.p.add})})`:e.line({...Gi,penalties:t,effects:n})}function Yi(e,t){return e.table(t).rows}function Xi({rules:e,book:t,foul:n}){let{words:r}=e,i=Yi(t,n);if(!i.length)return j`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return j`<ol class="table-rows">
${i.map(t=>j`<li key=${t.id}>
<strong>${qi(e,t)}</strong>
${Ki(e,t.when).map(e=>j`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&j`<p>${i.length>1?M(`open.otherwise`):M(`open.always`)}</p>`}
${t.effects.length>0&&j`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${Ie(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&j`<p class="soft">${M(`open.counted-over`,{scope:x([r.phrase(`scope-${a}`)])})}</p>`}`}function Zi({book:e,words:t,foul:n,facts:r,context:i,onChange:a}){let o=(e,t)=>{let{[e]:n,...r}=i;a(t===je[e]?r:{...r,[e]:t})};return j`<div class="stack">
${Object.entries(te).map(([a,s])=>{let c=s.filter(t=>Xe(e,n,r,{...i,[a]:t}));return j`<${l}
key=${a}
label=${ce(t,a)}
value=${i[a]??je[a]}
options=${c.map(e=>({value:e,text:re(t,a,e)}))}
onChange=${e=>o(a,e)}
/>`})}
</div>`}const Qi=[`impossible`,`denied`,`silent`];function $i({tournament:e,as:n,player:r=!1}){let{lang:i}=D(),[a,o]=T(``),s=async t=>{o(t?`beginning`:`ending`),o(await(t?ea({tournament:e,as:n},i):ta(e)).catch(()=>`unreached`))};if(v(()=>{let t=!1;return k.push().then(t=>t.status({tournament:e,as:n},i)).then(e=>t||o(e),()=>{}),()=>void(t=!0)},[e,n,i]),!a)return null;if(Qi.includes(a))return j`<section class="card"><h2>${M(`push.title`)}</h2><p role="status">${M(`push.${a}`)}</p></section>`;let c=[`unserved`,`unreached`].includes(a);return j`<${t} label=${M(`push.title`)} hint=${M(r?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(a)} onChange=${s} />
${c&&j`<p class="note warn" role="status">${M(`push.${a}`)}</p>`}`}async function ea(e,t){return(await k.push()).subscribe(e,t)}async function ta(e){return await(await k.push()).unsubscribe(e),`off`}export{pr as $,Qr as A,zt as At,kr as B,L as Bt,fi as C,Ft as Ct,ni as D,Rt as Dt,ai as E,Pt as Et,Hr as F,kt as Ft,vr as G,mt as Gt,Mr as H,gt as Ht,zr as I,xt as It,gr as J,at as Jt,_r as K,dt as Kt,Pr as L,Et as Lt,Kr as M,R as Mt,Gr as N,At as Nt,ti as O,Jt as Ot,Ur as P,Ot as Pt,fr as Q,Nr as R,wt as Rt,mi as S,Mt as St,ii as T,V as Tt,Or as U,_t as Ut,Er as V,yt as Vt,jr as W,pt as Wt,sr as X,rt as Xt,$ as Y,F as Yt,or as Z,Oi as _,X as _t,qi as a,rr as at,_i as b,xn as bt,Bi as c,Xn as ct,Mi as d,Vn as dt,lr as et,Ni as f,Hn as ft,Di as g,Rn as gt,Ei as h,Z as ht,Ki as i,ir as it,Xr as j,jt,ri as k,G as kt,Ii as l,Zn as lt,ki as m,Bn as mt,Zi as n,ur as nt,Yi as o,tr as ot,ji as p,zn as pt,hr as q,ut as qt,Xi as r,nr as rt,Hi as s,Qn as st,$i as t,dr as tt,Ri as u,Jn as ut,Ci as v,Q as vt,di as w,Nt as wt,yi as x,z as xt,gi as y,Ln as yt,Dr as z,bt as zt};