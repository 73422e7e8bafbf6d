import{$ as e,A as t,Ar as n,At as r,B as i,Bt as a,C as o,Ct as s,D as c,Dr as l,Dt as u,E as d,Er as f,Et as p,F as m,Fr as h,Ft as g,H as _,Ht as v,I as y,Ir as b,It as x,Jt as S,K as ee,Lr as te,M as ne,Mr as C,N as re,Nn as ie,Nt as ae,O as oe,Or as se,Qt as w,R as ce,Rr as T,Rt as E,St as le,Tr as ue,Tt as de,Ut as D,V as fe,Vt as pe,Wt as O,Zt as me,_ as he,_n as ge,an as _e,at as ve,bt as k,c as A,cn as ye,ct as j,d as be,f as xe,g as Se,h as Ce,hn as we,in as Te,it as Ee,j as De,jt as Oe,k as ke,kt as Ae,l as je,ln as Me,m as Ne,mn as Pe,mt as Fe,n as Ie,nr as Le,o as Re,ot as ze,p as Be,qt as M,rr as Ve,rt as He,s as Ue,sn as We,st as Ge,tt as N,un as P,w as F,wt as Ke,x as qe,xt as Je,y as Ye,z as Xe,zr as Ze,zt as Qe}from"./app.js";const $e={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function I(){let[,e]=T(!1);b(()=>{me(`others`).then(()=>e(!0),()=>{})},[])}function et(e){let t=String(e?.type).split(`:`).at(-1)??``,n=$e[t]??t;return S(`refusal.type.${n}`)?D(`refusal.type.${n}`):S(`refusal.type.other`)?D(`refusal.type.other`):e?.detail??``}function tt(e,t){let[n]=t.split(`.`),r=t.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(n)&&r in e.catalogue.facts?e.question(r):n===`context`&&r in d?ke(e,r):S(`refusal.field.${n}`)?D(`refusal.field.${n}`):t}function nt({problem:e}){I();let t=j(),{errors:n=[],detail:r,title:i}=e??{};return w`<div class="note bad stack">
<p><strong>${et(e)}</strong></p>
${n.length===0&&w`<p lang="en">${r??i??D(`hall-unknown`)}</p>`}
<dl class="refusal">
${n.map(({field:e,message:n,cure:r})=>{let i=tt(t,e);return w`<div key=${e}>
<dt><strong>${i}</strong></dt>
<dd lang="en"><small>${n===i?r:`${n} ${r}`}</small></dd>
</div>`})}
</dl>
</div>`}const rt=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,it=RegExp(`#/join/(${rt})/([\\w-]{16,200})`,`i`),at=/#\/account\/(spa_[\w-]{16,200})/,ot=RegExp(`#/table/(${rt})`,`i`);function st(e){let t=it.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=at.exec(e);if(n)return{account:n[1]};let r=ot.exec(e);return r?{table:r[1].toLowerCase()}:null}function ct(){let{path:e}=_e();return t=>{_e().path===e&&Te(t,{replace:!0})}}const lt=ae(Qe.referee,`Switch`);function ut({to:e,children:t}){let{tournament:n,outbox:r}=E(),[i,a]=T(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:w`<${lt} onYes=${()=>a(!0)} />`}function dt({up:e}){let{joining:t}=E(),{loaded:n=0,total:i=0,name:a,roles:o=[]}=t??{};return w`<${r} title=${a??D(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${o.length>0&&w`<p>${D(`hall-as`,{roles:o.map(e=>D(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${D(`hall-joining`)} value=${i?n:void 0} max=${i||1}></progress>
<p>${i?D(`hall-loaded`,{loaded:n,total:i}):D(`hall-asking`)}</p>
</div>
<//>`}const ft=ae(Qe.account,`SignInAgain`);let L=null;function pt(){let[e,t]=T(null);b(()=>(L=t,()=>void(L=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&w`<${ft} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function mt(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!L||!await ht(L))throw t;return e()}}function ht(e){return new Promise(t=>e({tell:t}))}function gt(e){let{state:t,online:n}=E(),[r,i]=T({answer:null,fresh:!1,trouble:null});return b(()=>{let t=!1,n=e=>t||i(e);return P.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),P.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function _t({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){I();let{tournament:i}=E(),o=e&&a(e.at,i.time_zone);return!e&&!n?w`<${Ae} />`:n?w`<p class="note warn" role="status">${[R(n),D(`seen.${e?`old`:`never`}.${r}`,{time:o??``})].join(` `)}</p>`:w`<p class="soft" role="status">${D(t?`standings.at`:`seen.asking.${r}`,{time:o??``})}</p>`}function R(e){return e.name===`Unreachable`?`${D(navigator.onLine?`live.unreached`:`no-network`)}.`:et(e.problem)||`HTTP ${e.status}`}function vt({name:e,hint:t=``,path:n,file:r}){let{lang:i}=M(),[a,o]=T(null),[s,c]=T(!1),[l,u]=T(null),d=te(0),f=te(null);return b(()=>(o(null),u(null),()=>void(d.current+=1)),[n,i]),b(()=>()=>a&&URL.revokeObjectURL(a.url),[a]),b(()=>f.current?.focus(),[a]),w`<li class="card">
<h3>${e}</h3>
${t&&w`<p class="soft">${t}</p>`}
<div role="status">
${s&&w`<progress aria-label=${D(`reports.making`,{name:e})}></progress><p class="soft">${D(`reports.wait`)}</p>`}
${a&&w`<p class="soft">${D(`reports.ready`,{size:St(a.file.size)})}</p>`}
</div>
${l&&w`<${bt} error=${l} />`}
${a?w`<${yt} made=${a} first=${f} />`:w`<button class="button" type="button" disabled=${s} aria-label=${D(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=d.current+=1,t=t=>e===d.current&&t();c(!0),u(null);try{let e=await P.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${i}`,{timeout:12e4});t(()=>o({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>u(e))}finally{c(!1)}}}>${D(`reports.make`)}</button>`}
</li>`}function yt({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return w`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${D(`reports.save`)}</a>
${r&&w`<a class="button" href=${e} target="_blank">${D(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&w`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${D(`reports.share`)}</button>`}
</div>`}function bt({error:e}){return I(),w`<p class="note bad" role="alert">${R(e)}</p>`}function xt(){return E().state?.settings.slug??`shinpan`}function St(e){return pe(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function Ct(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}const wt={ruling:[`accident`,`gained`,`no-gain`,`on-purpose`,`repeated`],amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],time:[`tapped-late`,`seen-come`,`wrong-player`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`]};function Tt(e,t=``){return[...e.map(e=>D(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}function Et(e){let[t,n]=T([]),[r,i]=T(``),a=Tt(t,r);return{reason:a,field:o=>w`<div class="stack">
${e&&w`<${Dt} what=${e} chosen=${t} onChosen=${n} />`}
<${s}
long
label=${D(`hall-reason`)}
value=${r}
onInput=${i}
maxlength="3500"
wrong=${o&&!a?D(`hall-reason-missing`):void 0}
/>
</div>`}}function Dt({what:e,chosen:t,onChosen:n}){let r=e=>n(t.includes(e)?t.filter(t=>t!==e):[...t,e]);return w`<div class="switches" role="group" aria-label=${D(`reason.why`)}>
${wt[e].map(e=>w`<${ne} key=${e} pressed=${t.includes(e)} onClick=${()=>r(e)}>${D(`reason.${e}`)}<//>`)}
</div>`}function z({what:e,title:t,text:n,yes:r,onReason:i,onClose:a,children:o}){let[s,c]=T(!1),{reason:l,field:u}=Et(e),{does:d,wrong:f}=F();return w`<${k} title=${t} onClose=${a}>
<form onSubmit=${e=>{e.preventDefault(),c(!l),l&&d(()=>i(l))}}>
${n&&w`<p>${n}</p>`}
${u(s)} ${o} ${f}
<button class="button main">${r}</button>
</form>
<//>`}function Ot({title:e,text:t,yes:n,danger:r=!1,onYes:i,onClose:a}){return w`<${k} title=${e} onClose=${a}>
<p>${t}</p>
<div class="pair">
<button class=${`button ${r?`danger`:``}`} type="button" onClick=${i}>${n}</button>
<button class="button" type="button" onClick=${a}>${D(`cancel`)}</button>
</div>
<//>`}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const kt=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),At=[`low`,`medium`,`quartile`,`high`],jt={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Mt={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},Nt={low:1,medium:0,quartile:3,high:2},B=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function Pt(e){if(e=Ht(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function Ft(e,t){let n=Nt[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function It(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const Lt={numeric:1,alphanumeric:2,byte:4},V={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},H=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Rt(e){let{exp:t,log:n}=H,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const zt=[];function Bt(e){let t=zt[e];if(t!==void 0)return t;let n=Rt(e),{exp:r,log:i}=H,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return zt[e]={gen:n,mul:a}}function Vt(e,t,n){let{exp:r,log:i}=H,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function U(e,t){let n=kt[e-1],r=jt[t][e-1],i=Mt[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const W=e=>{throw Error(e)};function Ht(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function Ut(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=G[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const G=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[B.charCodeAt(t)]=t;return e})();function Wt(e,t,n,r,i){let a=U(e,t),o=V[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&W(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(Lt[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(G[n.charCodeAt(e)]*45+G[n.charCodeAt(e+1)],11);s&1&&f(G[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&W(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Bt(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Vt(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function Gt(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Kt=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),K=e=>Kt[e&65535]+Kt[e>>>16],qt=/* @__PURE__ */ new Uint32Array(32);function Jt(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const q=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},Yt=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,J=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function Xt(e,t){let{size:n,words:r,v:i}=e,a=qt;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),Jt(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function Zt(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=K(n>>>0)+2*K((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function Qt(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=K(v>>>0)+K(y>>>0)}}return a}function $t(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=Zt(e)+Zt(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=K(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=K(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(Qt(e)+Qt(t))}function en(e,t,n,r){let i=e.size,a=Ft(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?J(e,8,t,n):t<8?J(e,8,t+1,n):t===8?J(e,7,8,n):J(e,14-t,8,n),t<8?J(e,i-1-t,8,n):J(e,8,i-15+t,n)}if(J(e,8,i-8,1),t>=7){let n=It(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;J(e,a,o,r),J(e,o,a,r)}}}let Y;function tn(e){let t=21+4*(e-1),n=q(t),r=new Uint8Array(t*t),i=(e,i,a)=>{J(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=Pt(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(q(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Gt(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=q(t);return Xt(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[q(t),q(t),q(t),q(t)]}}function nn(e,t,n,r,i=!1){(Y===void 0||Y.ver!==e)&&(Y=tn(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=Y,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){Xt(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=$t(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||en(u,e,t,h),u}const rn=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},an=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function on(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function sn(e,t){let n=V.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((U(e,t).capacity-4-n)/8))}function cn(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const X=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&Yt(e.m,e.map[t],e.map[n])===1,ln=[10,27],un=/* @__PURE__ */ String.fromCharCode(ln[0]);function dn(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=X(e,n,r);n[r]=i}return n}function fn(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=X(e,i,r),o=r+1>=t||X(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=un}return n}function pn(e){let t=e.W,n=String.fromCharCode(ln[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=X(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=un}return i}function mn(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!X(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function hn(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=Yt(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function gn(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function _n(e,t=`raw`,n={}){if(an(e,`text`),an(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=Ht(r));let i=n.ecc===void 0?`medium`:n.ecc;At.includes(i)||W(`invalid ecc=${i}`);let a=n.encoding===void 0?Ut(e):n.encoding;if(V[a]||W(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?B.slice(0,10):B;for(let n of e)t.includes(n)||W(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(rn(n.mask,`opts.mask`)<0||n.mask>7)&&W(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=sn(r===void 0?40:r,i);(e.length>t||on(e)>t)&&W(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!cn(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=V[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=U(r,i).capacity)break}r>40&&W(`Capacity overflow`)}else{let e=V[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>U(r,i).capacity)&&W(`Capacity overflow`)}let u=Wt(r,i,e,a,s),d=nn(r,i,u,n.mask),f=n.border===void 0?2:rn(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:rn(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?dn(_):t===`ascii`?fn(_):t===`term`?pn(_):t===`svg`?mn(_,n.optimize===void 0||n.optimize):t===`gif`?hn(_):t===`data-url`?gn(hn(_)):W(`Unknown output: ${t}`)}function vn({text:e,label:t}){let n=_n(e,`raw`,{border:4}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return w`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function yn(e,t){let n=e.book(t),r=new ue(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>Sn(r,t,e.id)));return{options:i.map(e=>bn(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>Sn(r,e,null)),...a]}}function bn(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?xn(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function xn(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,answers:n.map(([e,t])=>({value:e,text:t}))}}function Sn(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const Cn=[1,2,3,4];function wn({kind:e,default:t,answers:n}){return t===null?e===`several`?n.map(({value:e})=>e):[30,10,-10,-30]:t}function Tn({parameter:e,label:t,value:n,onChange:r}){let i={uma:En,hundreds:kn,several:An}[e.kind];return w`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function En({label:e,value:t,onChange:n}){let[r,i]=T(()=>Cn.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(Dn(a))};return w`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${D(`open.uma-hint`)}</p>
<div class="places">
${Cn.map(e=>w`<${s}
key=${e}
label=${D(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function Dn(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(On)}function On(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function kn({label:e,value:t,onChange:n}){let[r,i]=T(String(t));return w`<${s}
label=${`${e} (${D(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(On(e.trim()))}}
/>`}function An({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return w`<fieldset class="parameter">
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
</fieldset>`}const jn=`wrc-2022`,Mn=/* @__PURE__ */ new Map;function Z(e){return{id:e,options:{},readings:{}}}function Q(e,t){let n=C(t),r=Mn.get(n)??ie(e,t.id,t.options,t.readings);return Mn.set(n,r),r}function Nn(e,t){try{return Q(e,t),null}catch(e){return e}}function Pn(){let{library:e,tournament:t,book:n}=E(),{lang:r}=M(),[i,a]=Me(`shinpan.rules`,null);if(!e)return null;let o=t?.id??null,s=i&&i.at===o&&!Nn(e,i.choice)?i.choice:null,c=t?{...Z(jn),...t.rulebook}:Z(jn),l=s??c,u=s||!n?Q(e,l):n;return{library:e,lang:r,words:new ue(e),choice:l,book:u,choose:e=>a({at:o,choice:e})}}function Fn(e){return t=>{let n=Pn();return n?w`<${e} ...${t} rules=${n} />`:w`<${r} title=${D(`open.no-rules`)}
><${u} text=${D(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${D(`try-again`)}
</button>
<//><//
>`}}function In({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[D(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Ln({rules:e}){let[t,n]=T(!1);return w`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${Oe} name="book" />
<span class="body"
><small>${D(`open.rules-in-use`)}</small
><strong>${In(e,e.book)}</strong></span
>
<span class="badge">${D(`call.change`)}</span>
</button>
<${Rn} rules=${e} standing=${e.book.content.standing} />
${t&&w`<${zn} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function Rn({rules:e,standing:t}){return t===`official`?null:w`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function zn({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=T(t),c=Nn(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=yn(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return w`<${k} title=${D(`open.choose-rules`)} onClose=${r}>
<${Ke}
label=${D(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(Z(e))}
/>
<p class="soft">${a.standingNote(o.id)}</p>
${u.length>0&&w`<${Vn} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:Un(o,d,e)})} />`}
${f.length>0&&w`<${Hn} offered=${f} draft=${o} onChange=${s} />`}
<${Bn} error=${c} reasons=${Wn(u,o.options)} />
${!c&&w`<p role="status">${In(e,Q(i,o))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!c}
onClick=${()=>n(o)}
>
${D(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${D(`cancel`)}</button>
</div>
<//>`}function Bn({error:e,reasons:t=[]}){return e?w`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>w`<p key=${e}>${e}</p>`)}
</div>`:null}function Vn({offered:e,chosen:t,onChange:n}){let r=({id:e,parameter:r},i)=>{let{[e]:a,...o}=t;n(i?{...o,[e]:r?{[r.name]:wn(r)}:{}}:o)};return w`<fieldset class="stack">
<legend>${D(`open.options`)}</legend>
${e.map(e=>w`<div key=${e.id} class="stack">
<${p}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e,t)}
/>
${e.parameter&&e.id in t&&w`<${Tn}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function Hn({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return w`<details class="fold">
<summary>
${D(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${D(`open.readings-text`)}</p>
${e.map(e=>w`<div key=${e.id} class="stack">
<${Ke}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function Un({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function Wn(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}const Gn=1e3;function Kn(e){let[t,n]=T(P.now);return b(()=>{if(!e)return;let t,r=()=>{n(P.now()),t=setTimeout(r,Gn-P.now()%Gn)};return r(),()=>clearTimeout(t)},[e]),t}const qn=`shinpan.board`,Jn=()=>ye(qn),Yn=e=>We(qn,e);function Xn(e,t=!1){let n=t?`exceptZero`:`auto`;return $n(e/10,{minimumFractionDigits:1,signDisplay:n})}function Zn(e,t=!1){return $n(e,{signDisplay:t?`exceptZero`:`auto`})}function Qn(e,t,n=!1){return`${Zn(-t,n)}${e===`P`?`P`:``}`}function $n(e,t){return pe(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}function er(e){return nr(Object.values(e.ledger).filter(({unit:e})=>!Ie(e)))}function tr(e,t){return nr(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function nr(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function rr(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function ir(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function ar(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function or(e,{kind:t,id:n}){return e[`${t}s`]?.[n]?.name??`?`}function $(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?Zn(t):`${t<0?`−`:``}${se(e,Math.abs(t))}`}function sr(e,t){let n=l(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}const cr=[`late`,`late-arbiter`,`forfeit`];function lr(e,t){return[e?.id,e?.player_id].includes(t)}function ur(e){return!!e?.roles?.includes(`director`)}function dr(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&cr.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function fr({path:e,body:t,about:n,onApprove:r,onClose:i}){let[a,o]=T(null),{state:s}=E(),{lang:c}=M(),{does:l,wrong:u}=F();return b(()=>{P.ask(`${e}/preview?lang=${c}`,{method:`POST`,body:t}).then(o,e=>o({trouble:e}))},[]),w`<${k} title=${D(`charged.title`)} onClose=${i}>
${!a&&w`<${Ae} />`}
${a?.trouble&&w`<p class="note bad" role="alert">${R(a.trouble)}</p>`}
${a?.changes&&w`${n&&w`<p><strong>${n}</strong></p>`}
<${pr} state=${s} seen=${a} />
<p class="soft">${D(`charged.logged`)}</p>
${u}
<button class="button main" type="button" onClick=${()=>l(()=>r(a.digest))}>${D(`charged.approve`)}</button>`}
<//>`}function pr({state:e,seen:{changes:t,running:n,owed_back:r}}){let i=new Map([...t,...n,...r].map(({account:e})=>[e.id,e]));if(i.size===0)return w`<p>${D(`charged.nothing`)}</p>`;let a=(e,t)=>e.filter(({account:e})=>e.id===t);return w`<dl class="facts">
${[...i].map(([i,o])=>w`<div key=${i}>
<dt class="who">${or(e,o)}</dt>
<dd class="stack">
${a(t,i).length>0&&w`<p>${mr(a(t,i),`before`)} → <strong>${mr(a(t,i),`after`)}</strong></p>`}
${a(n,i).map(({before:e,after:t})=>w`<p>${D(`charged.running`)} ${hr(e,t)} → <strong>${hr(t,e)}</strong></p>`)}
${a(r,i).map(e=>w`<p><strong>${D(`charged.owed-back`,{paid:$(e.unit,e.paid),amount:$(e.unit,e.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function mr(e,t){return e.map(e=>$(e.unit,e[t])).join(` + `)}function hr({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const gr=`games-cancelled`;function _r(e,t,n,r){let i=Math.min(ce(n,r),86400),[a,o]=[gr,`replacement`].map(n=>vr(e,t,n)),s=i>=a&&!n.cancelled,c=s&&yr(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...ge(e,t,l),seconds:i,cancellation_due:s}}function vr(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function yr(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(gr)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function br(e,t){let n=m(e,t.round),r=n.map(re),i=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),a=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(a.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let a=y(e.id,r,i),o=n.filter(t=>t.person?.id===e.id);return a?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:a,revision:t,timings:o}]:[]})}function xr(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=_r(t,n,r,i);return{...ee(e,o),due:a}}async function Sr(e,t,n={}){await P.send(`timing`,null,{hanchan:e.id,what:t,...n}),O()}function Cr(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const wr=864e5;function Tr(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function Er(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=Tr(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>wr/2&&(l-=wr),l<-432e5&&(l+=wr),new Date(t-t%1e3+l).toISOString()}function Dr(e){let{book:t}=E(),n=Ze(()=>t?.revision?{[t.revision]:t}:{},[t]),[r,i]=T({}),a=[...new Set(e.map(({revision:e})=>e))].filter(e=>e&&!(e in n));return b(()=>{for(let e of a)P.revision(e).then(t=>i(n=>({...n,[e]:t})),()=>{})},[a.join()]),{...r,...n}}function Or(e){let t=te(/* @__PURE__ */ new Set);b(()=>{for(let n of e)for(let e of kr(n))t.current.has(e)||(t.current.add(e),Ar(n))},[e])}function kr({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function Ar({key:e,name:t,line:n}){if(O(400),x(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(D(`clock.late-is`,{name:t}),r))}function jr(){let[e,t]=T(globalThis.Notification?.permission??`denied`);return e==="default"?w`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${D(`clock.notify`)}</button>`:null}function Mr(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function Nr({state:e,hanchan:t,zone:n}){let{official:r}=E(),i=Mr(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return w`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${D(`kept.title`)}</h2>
${!a&&w`<p class="note info">${D(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>w`<li class="item" key=${t.id}><${Pr} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function Pr({state:e,kept:t,zone:n,director:r}){let i=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[o,s]=T(i.length===1?i[0].id:``),[c,l]=T(!1),[u,d]=T(!1),{official:f}=E(),{does:p,wrong:m}=F(),h=t.who===`arbiter`,g={confirmed:!0,...h&&{arbiter:o}},_=Fr(e,t,t.player??o),v=()=>_?d(!0):p(()=>P.send(`kept-answer`,t.id,g)),y=lr(f,t.player)||h&&lr(f,o),b=async e=>{await P.send(`kept-answer`,t.id,{...g,reason:u,preview:e}),d(!1)},x=async e=>{await P.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),l(!1)},S=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return w`<p><strong>${a(t.at,n)}</strong> ${Lr(e,t)}</p>
${S&&w`<p class="note warn">${D(`kept.received`,{time:a(t.server_at,n)})}</p>`}
${r&&y&&w`<p class="note info">${D(`clock.own`)}</p>`}
${r&&!y&&w`${h&&i.length!==1&&w`<${Ke} label=${D(`kept.which`)} value=${o} options=${Ir(i)} onChange=${s} />`}
<div class="pair">
<button class="button main" type="button" disabled=${h&&!o} onClick=${v}>${D(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>l(!0)}>${D(`kept.dismiss`)}</button>
</div>
${m}`}
${c&&w`<${z} title=${`${a(t.at,n)} ${Lr(e,t)}`} yes=${D(`kept.dismiss-now`)} onReason=${x} onClose=${()=>l(!1)} />`}
${u===!0&&w`<${z} title=${D(`charged.title`)} text=${D(`charged.changes`)} yes=${D(`charged.look`)} onReason=${d} onClose=${()=>d(!1)} />`}
${u&&u!==!0&&w`<${fr} path=${`kept-times/${t.id}/answer`} body=${{...g,reason:u}} onApprove=${b} onClose=${()=>d(!1)} />`}`}function Fr(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return br(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>dr(e,a,t.person.id))}function Ir(e){return[{value:``,text:D(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Lr(e,{what:t,who:n,player:r}){if(t===`began`)return D(`kept.began`);let i=n===`arbiter`?D(`kept.arbiter`):e.players[r]?.name??`?`;return D(`kept.${t}`,{name:i})}async function Rr(e,t,n){await P.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),O()}function zr({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,a]=T(1),[o,c]=T(``),{does:l,wrong:u}=F(),d=Math.min(i*60,t);return w`<${k} title=${D(`game.less`)} onClose=${n}>
<${de} label=${D(`game.less-minutes`)} value=${i} min=${1} max=${Math.max(r,1)} less=${D(`clock.less`,{what:D(`game.less-minutes`),count:1})} more=${D(`clock.longer`,{what:D(`game.less-minutes`),count:1})} onChange=${a} />
<${s} long label=${D(`clock.reason`)} value=${o} onInput=${c} maxlength="4000" />
${u}
<button class="button main" type="button" disabled=${!(d>0)||!o.trim()} onClick=${()=>l(async()=>{await P.send(`extra-time`,null,{hanchan:e.id,seconds:-d,reason:o.trim()}),n()})}>${D(`game.take-off`)}</button>
<//>`}const Br=[1,3,5];function Vr({hanchan:e,game:{clock:t,extra:n},now:r,zone:o,may:s}){let[c,l]=T(!1),{does:u,wrong:d}=F(),p=t&&i(t,r),m=t&&D(p?`game.was-up`:`game.ends`,{time:a(new Date(t.ends),o)});return Or(t?[Ur(e,t,r)]:[]),w`<section class=${`late ${p?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${D(`game.left`)}</h2>
${t?w`<p class="late-time" role="timer">${f(fe(t,r))}</p><p>${m}</p>`:w`<p>${D(`game.no-limit`)}</p>`}
${p&&w`<${Hr} />`}
${n>0&&w`<p class="soft">${D(`game.extra`,{time:f(n)})}</p>`}
${t&&s&&w`<div class="pair">
${Br.map(t=>w`<button key=${t} class="button" type="button" onClick=${()=>u(()=>Rr(e,t*60))}>${D(`game.more`,{count:t})}</button>`)}
${n>0&&w`<button class="button" type="button" onClick=${()=>l(!0)}>${D(`game.less`)}</button>`}
</div>`}
${d}
${c&&w`<${zr} hanchan=${e} extra=${n} onClose=${()=>l(!1)} />`}
</section>`}function Hr(){let{book:e}=E();if(!e)return null;let{still:t,chonbo:n}=Xe(e);return w`<p class="note warn"><strong>${D(`game.still.${t}`)}</strong> ${D(`game.chonbo.${n}`)}</p>`}function Ur(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=D(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:D(`game.left`),seconds:r,thresholds:[i],line:a}}function Wr({state:t,id:n}){let r=j(),i=t.others.offences.filter(({offender:e})=>e.id===n);return i.length===0?null:w`<section class="stack" aria-labelledby="season">
<h2 id="season">${D(`hall-season`,{season:t.season.season})}</h2>
<dl class="facts">
${i.map(n=>w`<div key=${n.ruling}>
<dt>${e(r,n.foul)}<small>${Ge(t,n.tournament)} · ${a(n.ruled_at,t.settings.time_zone)}</small></dt>
<dd>${N(r,n)}</dd>
</div>`)}
</dl>
</section>`}const Gr={url:null,blob:null,failed:!1};function Kr(e,t){let[n,r]=T(Gr);return b(()=>{let t=``,n=!1;return e().then(e=>{n||(t=URL.createObjectURL(e),r({url:t,blob:e,failed:!1}))},()=>n||r({...Gr,failed:!0})),()=>{n=!0,t&&URL.revokeObjectURL(t)}},[t]),n}function qr({count:e,onPhoto:t}){let[n,r]=T(!1);return e>=8?w`<p class="note" role="status">${D(`call.photos-most`,{most:8})}</p>`:w`<label class="button photo" aria-busy=${n}>
${n?w`<progress aria-hidden="true"></progress>`:w`<${Oe} name="camera" />`}
<span aria-live="polite">${D(n?`call.photo-shrinking`:`hall-add-photo`)}</span>
<input class="unseen" type="file" accept="image/*" aria-disabled=${n} onClick=${e=>n&&e.preventDefault()} onChange=${async e=>{let[n]=e.currentTarget.files;e.currentTarget.value=``,n&&(r(!0),await t(n).catch(e=>g(D(e.name===`Unreadable`?`hall-photo-bad`:`call.not-kept`))),r(!1))}} />
</label>`}function Jr({ruling:e}){let{state:t}=E(),n=Object.values(t.photos).filter(t=>t.ruling===e);return w`<${qr} count=${n.length} onPhoto=${async t=>{await P.addPhoto(e,t),g(D(`hall-photo-added`))}} />`}function Yr({state:e,ruling:t}){let n=Object.values(e.photos).filter(e=>e.ruling===t.id);return n.length===0?null:w`<section class="stack">
<h2>${D(`hall-photos`)}</h2>
<ul class="photos">
${n.map((e,n)=>w`<li key=${e.id}><${Xr} ruling=${t.id} photo=${e} number=${n+1} /></li>`)}
</ul>
</section>`}function Xr({ruling:e,photo:t,number:n}){let{url:r,failed:i}=Kr(()=>P.photo(e,t.id),t.id);return i?w`<p class="soft">${D(`hall-photo-away`,{number:n})}</p>`:w`<figure>
${r&&w`<a href=${r} target="_blank"><img src=${r} alt=${D(`hall-photo`,{number:n})} /></a>`}
${t.unsent&&t.outbox!==`done`&&w`<figcaption class="badge info">${D(`hall-unsent`)}</figcaption>`}
</figure>`}function Zr({state:e,ruling:t}){return w`<section class="stack">
<h2>${D(`hall-incident`)}</h2>
<${Re} rulings=${A(e,t)} empty="" />
</section>`}function Qr({ruling:e}){let t=xt();return e.seq?w`<section class="stack">
<h2>${D(`reports.incident`)}</h2>
<ul class="rows">
<${vt} name=${D(`reports.incident-page`)} hint=${D(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function $r({readings:e}){let t=j(),[,n]=T(0);return b(()=>{P.loadReading().then(()=>n(1),()=>{})},[]),w`<div class="stack">
${e.map(({id:e,chosen:n})=>{let{question:r,alternatives:i,reason:a}=t.reading({id:e,chosen:n});return w`<p key=${e}>${r} <strong>${i[n]}</strong> <small class="soft">${a}</small></p>`})}
</div>`}function ei({call:e}){let{state:t,official:n}=E(),r=ri(t,n,e);return r&&w`<p class="note warn">${D(`partial.warn.${r}`)}</p>`}function ti({why:e}){return w`<p class="note warn">${D(`partial.was.${e}`)}</p>`}function ni(e){return w`<span class="badge warn">${D(`partial.badge`)}</span>`}function ri(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const ii=[[`day`,86400],[`hour`,3600],[`minute`,60]];function ai({status:e,level:t}){return D(`esc.stands.${e}.${t}`)}function oi({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?D(`esc.outcome.${t}`):``}function si(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function ci(e){let t=Math.max(0,(P.now()-Date.parse(e))/1e3),[n,r]=ii.find(([,e])=>t>=e)??ii[ii.length-1],i=Math.floor(t/r);return pe(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function li(e,{status:t,level:n},r){let i=ui(e,t,n,r);return i===`appeal`&&fi(e)&&pi(e.state)>P.now()?`later`:i===`decide`?n!==`head-referee`&&di(e)?`panel`:o(e,r)?`own-table`:i:i}function ui({official:e},t,n,r){let i=Ye(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?qe(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!Ye(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function di({official:e,book:t,state:n}){return fi({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!mi(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function fi({book:e}){return e?.content.rule_points.appeals===`panel`}function pi({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function mi({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function hi({ruling:e,onClose:t}){let[n,r]=T(``);return w`<${z} what="escalation" title=${D(`hall-escalate`)} text=${D(`esc.escalate-text`)} yes=${D(`hall-escalate`)}
onReason=${async r=>{await P.send(`escalation`,e,{reason:r,...n.trim()&&{evidence:n.trim()}}),O(),g(D(`esc.done.escalation`)),t()}} onClose=${t}>
<${s} long label=${D(`esc.evidence`)} hint=${D(`esc.evidence-hint`)} value=${n} onInput=${r} maxlength="4000" />
<//>`}function gi({state:e,ruling:t}){let n=j(),{id:r,hanchan:i,hand:a,seat:o,table:s,foul:c}=t;if(!o||!i||!a)return null;let l=Fe(e.hanchans[i],a).filter(({wind:t,player:n})=>t!==o&&e.players[n]);return w`<${Je} class="wrong-player" title=${w`<span class="body">${D(`reason.wrong-player`)}</span>`}>
${()=>w`<div class="switches">
${l.map(({wind:t,player:i})=>w`<a
class="chip"
key=${t}
href=${`#/call/${s.id}/${t}/${c}?amends=${r}&why=wrong-player`}
>
${n.phrase(`seat-${t}`)} <span class="who">${e.players[i].name}</span>
</a>`)}
</div>`}
<//>`}function _i({state:e,ruling:t}){let n=E(),[r,i]=T(!1),[a,s]=T(null);if(!qe(n.official)||t.outbox===`holding`||Le(t.outbox))return null;let c=t=>!xe(t)&&!je(e,t.id),l=c(t),u=A(e,t).filter(c),d=o(n,t),f=()=>s(null),m=async e=>{for(let n of[t,...r?u:[]])await P.send(`withdrawal`,n.id,{reason:e});O(),g(D(`hall-done.withdrawal`)),f(),scrollTo({top:0})},{id:h,table:_,seat:v,foul:y}=t;return w`<section class="doing" aria-label=${D(`hall-actions`)}>
${l&&d&&w`<p class="note warn">${D(`call.own-table`)}</p>`}
${l&&!d&&w`<${gi} state=${e} ruling=${t} />
<a class="button" href=${`#/call/${_.id}/${v??`-`}/${y}?amends=${h}`}>${D(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>s(`withdraw`)}>${D(`hall-withdraw`)}</button>`}
${l&&w`<button class="button" type="button" onClick=${()=>s(`escalate`)}>${D(`hall-escalate`)}</button>`}
<${Jr} ruling=${h} />
${a===`withdraw`&&w`<${z} what="withdrawal" title=${D(`hall-withdraw`)} text=${D(`hall-withdraw-text`)} yes=${D(`hall-withdraw`)}
onReason=${m} onClose=${f}>
${u.length>0&&w`<${p} label=${D(`hall-withdraw-too`,{names:be(u)})} checked=${r} onChange=${i} />`}
<//>`}
${a===`escalate`&&w`<${hi} ruling=${h} onClose=${f} />`}
</section>`}function vi({catalogue:e},t,n,r){let[i,a,o]=[[t],n,r].map(bi),s=r.some(e=>Si(e)===Si(t));return Object.entries(e.corrections).filter(([,{when:e,of:t,unless:n=[],player:r=!1}])=>yi(e,xi(i,t),xi(r?o:a,t),s)&&!xi(a,n)).map(([e])=>e)}function yi(e,t,n,r){return e===`gone`?t&&!n:e===`came`?n&&!t:e===`changed`?t!==n:t&&!r}function bi(e){return new Set(e.flatMap(({effects:e,steps:t,stays:n=[]})=>[...e,...t,...n]))}function xi(e,t){return t.some(t=>e.has(t))}function Si({penalties:e,transfers:t=[]}){return C([e,t])}function Ci({state:e,ruling:t}){let n=j(),{library:r}=E(),[,i]=T(0),a=t.status===`withdrawn`,o=a?t:e.rulings[t.amends],s=a?[]:[t],c=[...s,...A(e,t).filter(({status:e})=>e!==`withdrawn`)],l=Dr([...c,o??t]);if(b(()=>{P.loadReading().then(()=>i(1),()=>{})},[r]),!o||!r?.catalogue.corrections)return null;let u=e=>wi(_(n,l[e.revision],e)),[d,...f]=[o,...c].map(u);if(!d||f.includes(null))return null;let p=vi(r,d,f,f.filter((e,n)=>n<s.length&&t.offender.id===o.offender.id)),m=c.some(({offender:e})=>e.id!==o.offender.id);return w`<section class="stack" aria-label=${D(`hall-corrections`)}>
<h2>${D(`hall-corrections`)}</h2>
${p.length===0&&w`<p class="soft">${D(`hall-no-corrections`)}</p>`}
<ol class="steps">
${p.map(e=>{let{text:t,player:i}=r.catalogue.corrections[e];return w`<li key=${e}>${i&&m&&w`<span class="who">${o.offender.name}</span>: `}${n.pick(t)}</li>`})}
</ol>
</section>`}function wi(e){if(!e)return null;let{penalties:t,transfers:n,...r}=e.chosen??e.final??e.first,[i,a,o]=[r.effects,r.steps,r.stays].map(Ti);return{penalties:t,transfers:n,effects:i,steps:a,stays:o}}function Ti(e){return e.map(({id:e})=>e)}function Ei({state:e,escalation:{id:t,standing_id:n}}){let r=j();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return w`<div class="both">
<${Di} words=${r} label=${D(`esc.as-called`)} ruling=${i} />
${n===null?w`<div class="card"><small>${D(`esc.as-it-stands`)}</small><strong>${D(`esc.nothing-stands`)}</strong></div>`:w`<${Di} words=${r} label=${D(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Di({words:t,label:n,ruling:r}){return r?w`<a class="card" href=${`#/ruling/${r.id}`}>
<small>${n}</small>
<strong class=${`penalty ${He(r.kind)}`}>${N(t,r)}</strong>
<span>${e(t,r.foul)}</span>
</a>`:null}function Oi({state:e,events:t}){return w`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:o=e.officials[i]?.name,at:s,href:c})=>w`<li key=${t}>
<div class="row">
<span class="body">
${c?w`<a href=${c}>${n}</a>`:w`<strong>${n}</strong>`}
${r&&w`<span>${r}</span>`}
<small>${[o,s&&a(s,e.settings.time_zone)].filter(Boolean).join(` · `)||D(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function ki(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&D(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:D(`esc.escalated`),reason:o,who:si(e,t),at:i},...a.map(t=>Ai(e,t))]}function Ai(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:ji(t),reason:r,who:si(e,t),at:i}}function ji({what:e,outcome:t,level:n}){return e===`decided`?D(`esc.decided.${n}`,{outcome:D(`esc.outcome.${t}`)}):D(`esc.step.${e}`)}function Mi({state:e,ruling:t}){let n=je(e,t.id),r=[...Ni(e,t),...n?ki(e,n):[]];return r.length===0?null:w`<section class="stack">
<h2>${D(`hall-history`)}</h2>
<${Oi} state=${e} events=${r} />
${n&&w`<${Ei} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${D(`hall-to-escalation`)}</a>`}
</section>`}function*Ni(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:D(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Pi(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:D(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Pi(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?D(`hall-closed-by-ruling`):D(`hall-closed`,{how:r?D(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Fi({args:[e]}){let{tournament:t,state:n}=E();if(!t||!n)return w`<${Ce} title=${D(`hall-ruling`)} />`;let r=n.rulings[e];return r?w`<${Ii} state=${n} ruling=${r} />`:w`<${Ne} title=${D(`hall-ruling`)} text=${D(`hall-no-ruling`)} up="#/log" />`}function Ii({state:t,ruling:n}){let{official:i}=E(),a=j(),o=Dr([n])[n.revision],s=_(a,o,n),c=s&&(s.chosen??s.final??s.first);return w`<${r} title=${e(a,n.foul)} up=${`#/table/${n.table.id}`}>
<section class="card hall-verdict">
<p class=${`penalty large ${He(n.kind)}`}>${c?he(a,c):N(a,n)}</p>
<p><a class="who" href=${Li(n)}>${n.offender.name}</a></p>
<p class="soft">${Ee(a,n)}</p>
<p><${Ue} ruling=${n} /></p>
${n.item===n.id&&w`<${Be} id=${n.item} />`}
${Ve(n.outbox)&&w`<a href="#/outbox">${D(`hall-resolve`)}</a>`}
</section>
${(n.amends||n.status===`withdrawn`)&&w`<${Ci} state=${t} ruling=${n} />`}
${A(t,n).length>0&&w`<${Zr} state=${t} ruling=${n} />`}
<${Ri} ruling=${n} />
${s?w`<${zi} ruling=${n} spoken=${s} />`:w`<p class="soft">${D(`hall-no-book`)}</p>`}
<${Bi} state=${t} ruling=${n} />
<${Yr} state=${t} ruling=${n} />
<${Mi} state=${t} ruling=${n} />
<${_i} state=${t} ruling=${n} />
${Ye(i,[`director`])&&w`<${Qr} ruling=${n} />`}
<//>`}function Li({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}function Ri({ruling:e}){let n=j(),r=Object.entries(e.final_decision?.facts??e.facts??{}),i=Object.entries(t(e.context??{}));return r.length+i.length===0?null:w`<section>
<h2>${D(`hall-facts`)}</h2>
<dl class="facts">
${r.map(([e,t])=>w`<div key=${e}><dt>${n.question(e)}</dt><dd>${n.answer(e,{value:t})}</dd></div>`)}
${i.map(([e,t])=>w`<div key=${e}><dt>${ke(n,e)}</dt><dd>${oe(n,e,t)}</dd></div>`)}
</dl>
</section>`}function zi({ruling:e,spoken:{first:t,final:n,chosen:r,within:i}}){let a=r??n??t,o=n??t;return w`<section class="stack">
<h2>${D(`hall-decision`)}</h2>
${r&&w`<p class="note warn">
${D(`hall-prescribed`,{line:t.line})}${e.reason&&w`<br />${D(i?`hall-within`:`hall-because`,{reason:e.reason})}`}
</p>`}
${!r&&!n&&t.status===`deferred`&&w`<p>${t.line}</p>`}
${n&&w`<p>${D(`hall-first`,{line:t.line})}</p>`}
${a.say&&a.say!==a.line&&w`<p class="say">${D(`call.quoted`,{text:a.say})}</p>`}
<ol class="steps">${a.steps.map(e=>w`<li key=${e.id}>${e.text}</li>`)}</ol>
<${De} stays=${a.stays} />
${ze(o).map(e=>w`<p class="soft" key=${e}>${e}</p>`)}
${o.readings.length>0&&w`<${$r} readings=${o.readings} />`}
<p class="soft">${D(`hall-revision`,{revision:e.revision.slice(0,12)})}</p>
</section>`}function Bi({state:e,ruling:t}){let n=e.settings.time_zone,r=Date.parse(t.device_at)-Date.parse(t.ruled_at);return w`<section class="stack">
<h2>${D(`hall-origin`)}</h2>
<p>${[e.officials[t.official]?.name,a(t.ruled_at,n)].filter(Boolean).join(` · `)}</p>
${Math.abs(r)>2e3&&w`<p class="soft">${D(`hall-device-time`,{time:a(t.device_at,n)})}</p>`}
${t.conflict&&w`<${ti} why=${t.conflict} />`}
${t.note&&w`<p class="note info">${t.note}</p>`}
</section>`}function Vi({state:t,line:{what:n,amount:r,cause:i,cause_id:o,hanchan:s,round:c,reason:l,at:u}}){let d=j(),{table:f}=t.hanchans[s]??{},p=i===`ruling`&&t.rulings[o],m={ruling:p&&`#/ruling/${o}`,clock:f&&`#/start/${f}/${s}`,payment:`#/paid/${o}`}[i],h=p?e(d,p.foul):D(`hall-cause.${i}`),g=[D(`hall-line.${n===`reversed`&&r>0?`undone`:n}`),c&&D(`hall-round`,{round:c}),a(u,t.settings.time_zone),l];return w`${m?w`<a class="reach" href=${m}>${h}</a>`:h}<small>${g.filter(Boolean).join(` · `)}</small>`}const Hi=[`device_at`,`clock_offset_ms`,`revision`];function Ui({stored:e,sent:t}){let n=[D(`hall-on-server`),D(`hall-on-phone`)];return w`<${Wi} caption=${D(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function Wi({caption:e,heads:t,before:n,after:r}){I();let i=j(),{state:a}=E(),[o,s]=[Ki(r),Ki(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!Hi.includes(e));return w`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>w`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>w`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${tt(i,e)}</th></tr>
<tr><td>${qi(i,a,e,s[e])}</td><td>${qi(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function Gi({item:{expected:e,answer:t,differs:n}}){let r=j(),i=n===`revision`?t.second_decision:t.decision;return w`<div class="note warn">
<p>${D(`hall-phone-showed`,{line:N(r,e)})}</p>
<p><strong>${D(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:N(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${D(`hall-ruling`)}</a>
</div>`}function Ki(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>Ki(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function qi(t,n,r,i){if(i===void 0)return`–`;if(r===`foul`)return e(t,i);if(r.endsWith(`_at`)&&i!==`–`)return a(i,n.settings.time_zone);for(let e of[n.players,n.teams,n.officials])if(e[i])return e[i].name;return n.tables[i]?.label??n.hanchans[i]?.round??i}function Ji(){let e=te(null),[t,n]=T(``);b(()=>{let t=new AbortController;return Xi(e.current,t.signal,Yi,n),()=>t.abort()},[]);let i=t===`impossible`||t===`refused`;return w`<${r} title=${D(`hall-scan`)} up="#/tables">
<p>${D(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${i} muted playsinline aria-label=${D(`hall-viewfinder`)}></video>
${t&&w`<p class="note warn" role="status">${D(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${D(`hall-tables`)}</a>
<a class="button" href="#/join">${D(`hall-join`)}</a>
<//>`}function Yi(e){let t=st(e);if(!t)return!1;O();let{tournament:n,invitation:r,account:i,table:a}=t,o=r?`join/${n}/${r}`:i?`account/${i}`:`table/${a}`;return Te(`#/${o}`,{replace:!0}),!0}async function Xi(e,t,n,r){let i=navigator.mediaDevices&&await Zi().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function Zi(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function Qi(e,t,r,i){let a=e.map(e=>$i(e,t,r,i)),o=a.filter(e=>e instanceof h);if(o.length&&o.length===a.length)throw o[0];let s={foul:t,facts:r,context:n(i)};return a.map((t,n)=>t instanceof h?{rulebook:e[n].names(),...s,...we()}:t)}function $i(e,t,n,r){try{return Pe(e,t,n,r)}catch(e){if(e instanceof h)return e;throw e}}function ea(e,t){let n=new ue(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:ta(n,r,e)})),differs:i.some(e=>!na(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function ta(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function na(e,t){return C(e)===C(t)}const ra={transfers:[],fines:[],effects:[]};function ia({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function aa({words:e},t){if(t.lateness)return D(`open.by-lateness`);let n=oa(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>oa(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function oa(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...ra,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?D(`open.grows-times`,{times:r.p.times}):D(`open.grows-add`,{p:r.p.add})})`:e.line({...ra,penalties:t,effects:n})}function sa(e,t){return e.table(t).rows}function ca({rules:e,book:t,foul:n}){let{words:r}=e,i=sa(t,n);if(!i.length)return w`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return w`<ol class="table-rows">
${i.map(t=>w`<li key=${t.id}>
<strong>${aa(e,t)}</strong>
${ia(e,t.when).map(e=>w`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&w`<p>${i.length>1?D(`open.otherwise`):D(`open.always`)}</p>`}
${t.effects.length>0&&w`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${ve(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&w`<p class="soft">${D(`open.counted-over`,{scope:v([r.phrase(`scope-${a}`)])})}</p>`}`}function la({book:e,words:t,foul:n,facts:r,context:i,onChange:a}){let o=(e,t)=>{let{[e]:n,...r}=i;a(t===d[e]?r:{...r,[e]:t})};return w`<div class="stack">
${Object.entries(c).map(([a,s])=>{let c=s.filter(t=>Se(e,n,r,{...i,[a]:t}));return w`<${le}
key=${a}
label=${ke(t,a)}
value=${i[a]??d[a]}
options=${c.map(e=>({value:e,text:oe(t,a,e)}))}
onChange=${e=>o(a,e)}
/>`})}
</div>`}const ua=[`impossible`,`denied`,`silent`];function da({tournament:e,as:t,player:n=!1}){let{lang:r}=M(),[i,a]=T(``),o=async n=>{a(n?`beginning`:`ending`),a(await(n?fa({tournament:e,as:t},r):pa(e)).catch(()=>`unreached`))};if(b(()=>{let n=!1;return P.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||a(e),()=>{}),()=>void(n=!0)},[e,t,r]),!i)return null;if(ua.includes(i))return w`<section class="card"><h2>${D(`push.title`)}</h2><p role="status">${D(`push.${i}`)}</p></section>`;let s=[`unserved`,`unreached`].includes(i);return w`<${p} label=${D(`push.title`)} hint=${D(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(i)} onChange=${o} />
${s&&w`<p class="note warn" role="status">${D(`push.${i}`)}</p>`}`}async function fa(e,t){return(await P.push()).subscribe(e,t)}async function pa(e){return await(await P.push()).unsubscribe(e),`off`}export{fr as $,st as $t,si as A,At,Vr as B,Tt as Bt,Ci as C,Z as Ct,li as D,B as Dt,ci as E,vn as Et,Jr as F,K as Ft,Or as G,_t as Gt,Nr as H,vt as Ht,qr as I,It,Cr as J,pt as Jt,Dr as K,R as Kt,Kr as L,Ot as Lt,ei as M,jt as Mt,$r as N,Ft as Nt,oi as O,kt as Ot,Yr as P,Gt as Pt,Tr as Q,ct as Qt,Wr as R,z as Rt,Ei as S,In as St,hi as T,Fn as Tt,Mr as U,Ct as Ut,Rr as V,Et as Vt,jr as W,xt as Wt,Er as X,ut as Xt,br as Y,mt as Yt,Sr as Z,dt as Zt,Bi as _,zn as _t,aa as a,er as at,ki as b,Rn as bt,Qi as c,rr as ct,Wi as d,Xn as dt,nt as en,dr as et,Gi as f,Qn as ft,zi as g,Kn as gt,Ri as h,Yn as ht,ia as i,tr as it,ni as j,H as jt,ai as k,Mt as kt,Ji as l,ar as lt,Vi as m,Jn as mt,la as n,et as nn,ur as nt,sa as o,or as ot,Ui as p,Zn as pt,xr as q,gt as qt,ca as r,$ as rt,ea as s,sr as st,da as t,I as tn,lr as tt,Xi as u,ir as ut,Fi as v,Bn as vt,gi as w,Nn as wt,ji as x,Q as xt,Oi as y,Ln as yt,Hr as z,Dt as zt};