import{A as e,Ar as t,At as n,B as r,Br as i,C as a,Ct as o,D as s,Dt as c,E as l,Et as u,F as d,Gr as f,Gt as p,H as m,Ht as h,In as g,Ir as _,It as v,Kr as y,Kt as b,L as x,M as S,Mr as ee,Mt as te,N as ne,Nt as re,O as ie,Ot as ae,P as oe,Pr as se,Pt as C,R as ce,Rt as w,S as T,Tt as le,U as ue,Ur as E,Ut as D,V as de,Vt as O,W as fe,Wr as pe,Wt as me,Xt as he,Y as ge,Zt as _e,_ as ve,_n as ye,_t as be,bn as xe,c as Se,cn as Ce,ct as we,dn as Te,dt as k,en as Ee,f as De,fn as Oe,g as ke,h as Ae,it as A,j as je,jr as Me,k as Ne,kr as Pe,kt as Fe,lt as Ie,m as Le,n as Re,nt as j,or as ze,ot as Be,pn as M,q as Ve,qt as N,rr as He,sn as Ue,sr as We,st as Ge,tn as P,u as F,un as Ke,ut as qe,v as I,vn as Je,w as L,wt as Ye,x as Xe,y as Ze,zt as Qe}from"./app.js";const $e={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function R(){let[,e]=f(!1);E(()=>{Ee(`others`).then(()=>e(!0),()=>{})},[])}function et(e){let t=String(e?.type).split(`:`).at(-1)??``,n=$e[t]??t;return _e(`refusal.type.${n}`)?b(`refusal.type.${n}`):_e(`refusal.type.other`)?b(`refusal.type.other`):e?.detail??``}function tt(e,t){let[n]=t.split(`.`),r=t.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(n)&&r in e.catalogue.facts?e.question(r):n===`context`&&r in l?Ne(e,r):_e(`refusal.field.${n}`)?b(`refusal.field.${n}`):t}function nt({problem:e}){R();let t=k(),{errors:n=[],detail:r,title:i}=e??{};return P`<div class="note bad stack">
<p><strong>${et(e)}</strong></p>
${n.length===0&&P`<p lang="en">${r??i??b(`hall-unknown`)}</p>`}
<dl class="refusal">
${n.map(({field:e,message:n,cure:r})=>{let i=tt(t,e);return P`<div key=${e}>
<dt><strong>${i}</strong></dt>
<dd lang="en"><small>${n===i?r:`${n} ${r}`}</small></dd>
</div>`})}
</dl>
</div>`}const rt=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,it=RegExp(`#/join/(${rt})/([\\w-]{16,200})`,`i`),at=/#\/account\/(spa_[\w-]{16,200})/,ot=RegExp(`#/table/(${rt})`,`i`);function st(e){let t=it.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=at.exec(e);if(n)return{account:n[1]};let r=ot.exec(e);return r?{table:r[1].toLowerCase()}:null}function ct(){let{path:e}=Ce();return t=>{Ce().path===e&&Ue(t,{replace:!0})}}const lt=v(h.referee,`Switch`);function ut({to:e,children:t}){let{tournament:n,outbox:r}=O(),[i,a]=f(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:P`<${lt} onYes=${()=>a(!0)} />`}function dt({up:e}){let{joining:t}=O(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return P`<${re} title=${i??b(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${a.length>0&&P`<p>${b(`hall-as`,{roles:a.map(e=>b(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${b(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
<p>${r?b(`hall-loaded`,{loaded:n,total:r}):b(`hall-asking`)}</p>
</div>
<//>`}const ft=v(h.account,`SignInAgain`);let z=null;function pt(){let[e,t]=f(null);E(()=>(z=t,()=>void(z=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&P`<${ft} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function mt(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!z||!await ht(z))throw t;return e()}}function ht(e){return new Promise(t=>e({tell:t}))}function gt(e){let{state:t,online:n}=O(),[r,i]=f({answer:null,fresh:!1,trouble:null});return E(()=>{let t=!1,n=e=>t||i(e);return M.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),M.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function _t({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){R();let{tournament:i}=O(),a=e&&D(e.at,i.time_zone);return!e&&!n?P`<${te} />`:n?P`<p class="note warn" role="status">${[B(n),b(`seen.${e?`old`:`never`}.${r}`,{time:a??``})].join(` `)}</p>`:P`<p class="soft" role="status">${b(t?`standings.at`:`seen.asking.${r}`,{time:a??``})}</p>`}function B(e){return e.name===`Unreachable`?`${b(navigator.onLine?`live.unreached`:`no-network`)}.`:et(e.problem)||`HTTP ${e.status}`}function vt({name:e,hint:t=``,path:n,file:r}){let{lang:i}=he(),[a,o]=f(null),[s,c]=f(!1),[l,u]=f(null),d=pe(0),p=pe(null);return E(()=>(o(null),u(null),()=>void(d.current+=1)),[n,i]),E(()=>()=>a&&URL.revokeObjectURL(a.url),[a]),E(()=>p.current?.focus(),[a]),P`<li class="card">
<h3>${e}</h3>
${t&&P`<p class="soft">${t}</p>`}
<div role="status">
${s&&P`<progress aria-label=${b(`reports.making`,{name:e})}></progress><p class="soft">${b(`reports.wait`)}</p>`}
${a&&P`<p class="soft">${b(`reports.ready`,{size:St(a.file.size)})}</p>`}
</div>
${l&&P`<${bt} error=${l} />`}
${a?P`<${yt} made=${a} first=${p} />`:P`<button class="button" type="button" disabled=${s} aria-label=${b(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=d.current+=1,t=t=>e===d.current&&t();c(!0),u(null);try{let e=await M.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${i}`,{timeout:12e4});t(()=>o({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>u(e))}finally{c(!1)}}}>${b(`reports.make`)}</button>`}
</li>`}function yt({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return P`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${b(`reports.save`)}</a>
${r&&P`<a class="button" href=${e} target="_blank">${b(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&P`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${b(`reports.share`)}</button>`}
</div>`}function bt({error:e}){return R(),P`<p class="note bad" role="alert">${B(e)}</p>`}function xt(){return O().state?.settings.slug??`shinpan`}function St(e){return me(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function Ct(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function wt(e){let{book:t}=O(),n=y(()=>t?.revision?{[t.revision]:t}:{},[t]),[r,i]=f({}),a=[...new Set(e.map(({revision:e})=>e))].filter(e=>e&&!(e in n));return E(()=>{for(let e of a)M.revision(e).then(t=>i(n=>({...n,[e]:t})),()=>{})},[a.join()]),{...r,...n}}function V(e=!0){let{library:t}=O(),[,n]=f(0);E(()=>{e&&M.loadReading().then(()=>n(1),()=>{})},[t,e])}const Tt={amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],player:[`facts-otherwise`,`did-not-happen`,`not-all-heard`,`rule-otherwise`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`],upheld:[`facts-stand`,`rule-clear`,`nothing-new`],confirmed:[`facts-stand`,`rule-clear`,`nothing-new`],overturned:[`did-not-happen`,`facts-otherwise`,`rule-otherwise`,`in-doubt`],appeal:[`player-disagrees`,`facts-disputed`,`rule-unclear`],reopening:[`new-evidence`,`facts-otherwise`,`not-all-heard`],time:[`tapped-late`,`seen-come`,`wrong-player`],start:[`tapped-by-mistake`,`not-begun`,`wrong-table`],"player-time":[`table-confirms`,`seen-come`],schedule:[`hall-not-ready`,`round-before-late`,`wrong-time`],"extra-time":[`tapped-by-mistake`,`too-much`],dismissal:[`wrong-time`,`arbiter-was-there`,`noted-twice`]};function Et(e,t=``){let{names:n={}}=M.snapshot.library?.catalogue.reasons??{};return[...e.map(e=>n[e]??b(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}async function Dt(e){return await M.loadReading().catch(()=>{}),Et(e)}function Ot(e,t){let{library:n}=O();V(!!t);let{reasons:r}=n?.catalogue??{};return t?r?.of[t]??null:Tt[e]}function kt(e,t,n=b(`hall-reason`),r=b(`hall-reason-missing`)){let[i,a]=f([]),[o,s]=f(``),c=Et(i,o);return{reason:c,field:l=>P`<div class="stack">
${(e||t)&&P`<${At} what=${e} foul=${t} chosen=${i} onChosen=${a} />`}
<${u}
long
label=${n}
value=${o}
onInput=${s}
maxlength="3500"
wrong=${l&&!c?r:void 0}
/>
</div>`}}function At({what:e,foul:t,chosen:n,onChosen:r}){let i=Ot(e,t);if(!i)return null;let a=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return P`<div class="switches" role="group" aria-label=${b(`reason.why`)}>
<small class="soft why" aria-hidden="true">${b(`reason.why`)}</small>
${i.map(e=>P`<${S} key=${e} pressed=${n.includes(e)} onClick=${()=>a(e)}>${Et([e])}<//>`)}
</div>`}function H({what:e,title:t,text:n,yes:r,onReason:i,onClose:a,children:s}){let[c,l]=f(!1),{reason:u,field:d}=kt(e),{does:p,wrong:m}=L();return P`<${o} title=${t} onClose=${a}>
<form onSubmit=${e=>{e.preventDefault(),l(!u),u&&p(()=>i(u))}}>
${n&&P`<p>${n}</p>`}
${d(c)} ${s} ${m}
<button class="button main">${r}</button>
</form>
<//>`}function jt({title:e,text:t,yes:n,danger:r=!1,onYes:i,onClose:a}){return P`<${o} title=${e} onClose=${a}>
<p>${t}</p>
<div class="pair">
<button class=${`button ${r?`danger`:``}`} type="button" onClick=${i}>${n}</button>
<button class="button" type="button" onClick=${a}>${b(`cancel`)}</button>
</div>
<//>`}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const Mt=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),Nt=[`low`,`medium`,`quartile`,`high`],Pt={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Ft={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},It={low:1,medium:0,quartile:3,high:2},U=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function Lt(e){if(e=Gt(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function Rt(e,t){let n=It[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function zt(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const Bt={numeric:1,alphanumeric:2,byte:4},W={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},G=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Vt(e){let{exp:t,log:n}=G,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const Ht=[];function Ut(e){let t=Ht[e];if(t!==void 0)return t;let n=Vt(e),{exp:r,log:i}=G,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return Ht[e]={gen:n,mul:a}}function Wt(e,t,n){let{exp:r,log:i}=G,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function K(e,t){let n=Mt[e-1],r=Pt[t][e-1],i=Ft[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const q=e=>{throw Error(e)};function Gt(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function Kt(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=J[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const J=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[U.charCodeAt(t)]=t;return e})();function qt(e,t,n,r,i){let a=K(e,t),o=W[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&q(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(Bt[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(J[n.charCodeAt(e)]*45+J[n.charCodeAt(e+1)],11);s&1&&f(J[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&q(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Ut(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Wt(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function Jt(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Yt=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),Y=e=>Yt[e&65535]+Yt[e>>>16],Xt=/* @__PURE__ */ new Uint32Array(32);function Zt(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const X=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},Qt=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,Z=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function $t(e,t){let{size:n,words:r,v:i}=e,a=Xt;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),Zt(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function en(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=Y(n>>>0)+2*Y((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function tn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=Y(v>>>0)+Y(y>>>0)}}return a}function nn(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=en(e)+en(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=Y(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=Y(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(tn(e)+tn(t))}function rn(e,t,n,r){let i=e.size,a=Rt(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?Z(e,8,t,n):t<8?Z(e,8,t+1,n):t===8?Z(e,7,8,n):Z(e,14-t,8,n),t<8?Z(e,i-1-t,8,n):Z(e,8,i-15+t,n)}if(Z(e,8,i-8,1),t>=7){let n=zt(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;Z(e,a,o,r),Z(e,o,a,r)}}}let an;function on(e){let t=21+4*(e-1),n=X(t),r=new Uint8Array(t*t),i=(e,i,a)=>{Z(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=Lt(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(X(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Jt(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=X(t);return $t(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[X(t),X(t),X(t),X(t)]}}function sn(e,t,n,r,i=!1){(an===void 0||an.ver!==e)&&(an=on(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=an,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){$t(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=nn(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||rn(u,e,t,h),u}const cn=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},ln=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function un(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function dn(e,t){let n=W.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((K(e,t).capacity-4-n)/8))}function fn(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const Q=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&Qt(e.m,e.map[t],e.map[n])===1,pn=[10,27],mn=/* @__PURE__ */ String.fromCharCode(pn[0]);function hn(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=Q(e,n,r);n[r]=i}return n}function gn(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=Q(e,i,r),o=r+1>=t||Q(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=mn}return n}function _n(e){let t=e.W,n=String.fromCharCode(pn[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=Q(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=mn}return i}function vn(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!Q(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function yn(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=Qt(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function bn(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function xn(e,t=`raw`,n={}){if(ln(e,`text`),ln(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=Gt(r));let i=n.ecc===void 0?`medium`:n.ecc;Nt.includes(i)||q(`invalid ecc=${i}`);let a=n.encoding===void 0?Kt(e):n.encoding;if(W[a]||q(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?U.slice(0,10):U;for(let n of e)t.includes(n)||q(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(cn(n.mask,`opts.mask`)<0||n.mask>7)&&q(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=dn(r===void 0?40:r,i);(e.length>t||un(e)>t)&&q(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!fn(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=W[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=K(r,i).capacity)break}r>40&&q(`Capacity overflow`)}else{let e=W[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>K(r,i).capacity)&&q(`Capacity overflow`)}let u=qt(r,i,e,a,s),d=sn(r,i,u,n.mask),f=n.border===void 0?2:cn(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:cn(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?hn(_):t===`ascii`?gn(_):t===`term`?_n(_):t===`svg`?vn(_,n.optimize===void 0||n.optimize):t===`gif`?yn(_):t===`data-url`?bn(yn(_)):q(`Unknown output: ${t}`)}function Sn({text:e,label:t}){let n=xn(e,`raw`,{border:4}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return P`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function Cn(e,t){let n=e.book(t),r=new Pe(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>En(r,t,e.id)));return{options:i.map(e=>wn(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>En(r,e,null)),...a]}}function wn(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?Tn(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function Tn(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,answers:n.map(([e,t])=>({value:e,text:t}))}}function En(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const Dn=[1,2,3,4];function On({kind:e,default:t,answers:n}){return t===null?e===`several`?n.map(({value:e})=>e):[30,10,-10,-30]:t}function kn({parameter:e,label:t,value:n,onChange:r}){let i={uma:An,hundreds:Nn,several:Pn}[e.kind];return P`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function An({label:e,value:t,onChange:n}){let[r,i]=f(()=>Dn.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(jn(a))};return P`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${b(`open.uma-hint`)}</p>
<div class="places">
${Dn.map(e=>P`<${u}
key=${e}
label=${b(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function jn(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Mn)}function Mn(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Nn({label:e,value:t,onChange:n}){let[r,i]=f(String(t));return P`<${u}
label=${`${e} (${b(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(Mn(e.trim()))}}
/>`}function Pn({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return P`<fieldset class="parameter">
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
</fieldset>`}const Fn=`wrc-2022`,In=/* @__PURE__ */ new Map;function Ln(e){return{id:e,options:{},readings:{}}}function Rn(e,t){let n=_(t),r=In.get(n)??g(e,t.id,t.options,t.readings);return In.set(n,r),r}function zn(e,t){try{return Rn(e,t),null}catch(e){return e}}function Bn(){let{library:e,tournament:t,book:n}=O(),{lang:r}=he(),[i,a]=Oe(`shinpan.rules`,null);if(!e)return null;let o=t?.id??null,s=i&&i.at===o&&!zn(e,i.choice)?i.choice:null,c=t?{...Ln(Fn),...t.rulebook}:Ln(Fn),l=s??c,u=s||!n?Rn(e,l):n;return{library:e,lang:r,words:new Pe(e),choice:l,book:u,choose:e=>a({at:o,choice:e})}}function Vn(e){return t=>{let r=Bn();return r?P`<${e} ...${t} rules=${r} />`:P`<${re} title=${b(`open.no-rules`)}
><${n} text=${b(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${b(`try-again`)}
</button>
<//><//
>`}}function Hn({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[b(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Un({rules:e}){let[t,n]=f(!1);return P`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${C} name="book" />
<span class="body"
><small>${b(`open.rules-in-use`)}</small
><strong>${Hn(e,e.book)}</strong></span
>
<span class="badge">${b(`call.change`)}</span>
</button>
<${Wn} rules=${e} standing=${e.book.content.standing} />
${t&&P`<${Gn} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function Wn({rules:e,standing:t}){return t===`official`?null:P`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function Gn({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[s,l]=f(t),u=zn(i,s),d=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:p,readings:m}=Cn(i,s.id),h=m.filter(({option:e})=>!e||e in s.options);return P`<${o} title=${b(`open.choose-rules`)} onClose=${r}>
<${c}
label=${b(`open.rulebook`)}
value=${s.id}
options=${d}
onChange=${e=>l(Ln(e))}
/>
<p class="soft">${a.standingNote(s.id)}</p>
${p.length>0&&P`<${qn} offered=${p} chosen=${s.options} onChange=${e=>l({...s,options:e,readings:Yn(s,m,e)})} />`}
${h.length>0&&P`<${Jn} offered=${h} draft=${s} onChange=${l} />`}
<${Kn} error=${u} reasons=${Xn(p,s.options)} />
${!u&&P`<p role="status">${Hn(e,Rn(i,s))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!u}
onClick=${()=>n(s)}
>
${b(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${b(`cancel`)}</button>
</div>
<//>`}function Kn({error:e,reasons:t=[]}){return e?P`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>P`<p key=${e}>${e}</p>`)}
</div>`:null}function qn({offered:e,chosen:t,onChange:n}){let r=({id:e,parameter:r},i)=>{let{[e]:a,...o}=t;n(i?{...o,[e]:r?{[r.name]:On(r)}:{}}:o)};return P`<fieldset class="stack">
<legend>${b(`open.options`)}</legend>
${e.map(e=>P`<div key=${e.id} class="stack">
<${Fe}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e,t)}
/>
${e.parameter&&e.id in t&&P`<${kn}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function Jn({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return P`<details class="fold">
<summary>
${b(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${b(`open.readings-text`)}</p>
${e.map(e=>P`<div key=${e.id} class="stack">
<${c}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function Yn({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function Xn(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}const Zn=1e3;function Qn(e){let[t,n]=f(M.now);return E(()=>{if(!e)return;let t,r=()=>{n(M.now()),t=setTimeout(r,Zn-M.now()%Zn)};return r(),()=>clearTimeout(t)},[e]),t}const $n=`shinpan.board`,er=()=>Te($n),tr=e=>Ke($n,e);function nr(e,t=!1){let n=t?`exceptZero`:`auto`;return ar(e/10,{minimumFractionDigits:1,signDisplay:n})}function rr(e,t=!1){return ar(e,{signDisplay:t?`exceptZero`:`auto`})}function ir(e,t,n=!1){return`${rr(-t,n)}${e===`P`?`P`:``}`}function ar(e,t){return me(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}function or(e){return cr(Object.values(e.ledger).filter(({unit:e})=>!Re(e)))}function sr(e,t){return cr(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function cr(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function lr(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function ur(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function dr(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function fr(e,{kind:t,id:n}){return e[`${t}s`]?.[n]?.name??`?`}function $(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?rr(t):`${t<0?`−`:``}${ee(e,Math.abs(t))}`}function pr({unit:e,amount:t,what:n}){return b(`line.${mr(e,t,n)}`,{amount:$(e,Math.abs(t))})}function mr(e,t,n){return Re(e)?t<0?`given-back`:`taken`:t>0?n===`reversed`?`due-again`:`fined`:n===`paid`||n===`waived`?n:`cancelled`}function hr(e,t){let n=Me(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}const gr=[`late`,`late-arbiter`,`forfeit`];function _r(e,t){return[e?.id,e?.player_id].includes(t)}function vr(e){return!!e?.roles?.includes(`director`)}function yr(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&gr.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function br({path:e,body:t,about:n,onApprove:r,onClose:i}){let[a,s]=f(null),{state:c}=O(),{lang:l}=he(),{does:u,wrong:d}=L();return E(()=>{M.ask(`${e}/preview?lang=${l}`,{method:`POST`,body:t}).then(s,e=>s({trouble:e}))},[]),P`<${o} title=${b(`charged.title`)} onClose=${i}>
${!a&&P`<${te} />`}
${a?.trouble&&P`<p class="note bad" role="alert">${B(a.trouble)}</p>`}
${a?.changes&&P`${n&&P`<p><strong>${n}</strong></p>`}
<${xr} state=${c} seen=${a} />
<p class="soft">${b(`charged.logged`)}</p>
${d}
<button class="button main" type="button" onClick=${()=>u(()=>r(a.digest))}>${b(`charged.approve`)}</button>`}
<//>`}function xr({state:e,seen:{changes:t,running:n,owed_back:r}}){let i=new Map([...t,...n,...r].map(({account:e})=>[e.id,e]));if(i.size===0)return P`<p>${b(`charged.nothing`)}</p>`;let a=(e,t)=>e.filter(({account:e})=>e.id===t);return P`<dl class="facts">
${[...i].map(([i,o])=>P`<div key=${i}>
<dt class="who">${fr(e,o)}</dt>
<dd class="stack">
${a(t,i).length>0&&P`<p>${Sr(a(t,i),`before`)} → <strong>${Sr(a(t,i),`after`)}</strong></p>`}
${a(n,i).map(({before:e,after:t})=>P`<p>${b(`charged.running`)} ${Cr(e,t)} → <strong>${Cr(t,e)}</strong></p>`)}
${a(r,i).map(e=>P`<p><strong>${b(`charged.owed-back`,{paid:$(e.unit,e.paid),amount:$(e.unit,e.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function Sr(e,t){return e.map(e=>$(e.unit,e[t])).join(` + `)}function Cr({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const wr=`games-cancelled`;function Tr(e,t,n,i){let a=Math.min(r(n,i),86400),[o,s]=[wr,`replacement`].map(n=>Er(e,t,n)),c=a>=o&&!n.cancelled,l=c&&Dr(e,t)?o-1:a,u=n.replaced&&s<1/0?Math.max(l,s):l;return{...xe(e,t,u),seconds:a,cancellation_due:c}}function Er(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function Dr(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(wr)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function Or(e,t){let n=x(e,t.round),r=n.map(d),i=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),a=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(a.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let a=ce(e.id,r,i),o=n.filter(t=>t.person?.id===e.id);return a?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:a,revision:t,timings:o}]:[]})}function kr(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=Tr(t,n,r,i);return{...ge(e,o),due:a}}async function Ar(e,t,n={}){await M.send(`timing`,null,{hanchan:e.id,what:t,...n}),N()}function jr(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const Mr=864e5;function Nr(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function Pr(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=Nr(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>Mr/2&&(l-=Mr),l<-432e5&&(l+=Mr),new Date(t-t%1e3+l).toISOString()}function Fr(e){let t=pe(/* @__PURE__ */ new Set);E(()=>{for(let n of e)for(let e of Ir(n))t.current.has(e)||(t.current.add(e),Lr(n))},[e])}function Ir({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function Lr({key:e,name:t,line:n}){if(N(400),Qe(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(b(`clock.late-is`,{name:t}),r))}function Rr(){let[e,t]=f(globalThis.Notification?.permission??`denied`);return e==="default"?P`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${b(`clock.notify`)}</button>`:null}function zr(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function Br({state:e,hanchan:t,zone:n}){let{official:r}=O(),i=zr(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return P`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${b(`kept.title`)}</h2>
${!a&&P`<p class="note info">${b(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>P`<li class="item" key=${t.id}><${Vr} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function Vr({state:e,kept:t,zone:n,director:r}){let i=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[a,o]=f(i.length===1?i[0].id:``),[s,l]=f(!1),[u,d]=f(!1),{official:p}=O(),{does:m,wrong:h}=L(),g=t.who===`arbiter`,_={confirmed:!0,...g&&{arbiter:a}},v=Hr(e,t,t.player??a),y=()=>v?d(!0):m(()=>M.send(`kept-answer`,t.id,_)),x=_r(p,t.player)||g&&_r(p,a),S=async e=>{await M.send(`kept-answer`,t.id,{..._,reason:u,preview:e}),d(!1)},ee=async e=>{await M.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),l(!1)},te=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return P`<p><strong>${D(t.at,n)}</strong> ${Wr(e,t)}</p>
${te&&P`<p class="note warn">${b(`kept.received`,{time:D(t.server_at,n)})}</p>`}
${r&&x&&P`<p class="note info">${b(`clock.own`)}</p>`}
${r&&!x&&P`${g&&i.length!==1&&P`<${c} label=${b(`kept.which`)} value=${a} options=${Ur(i)} onChange=${o} />`}
<div class="pair">
<button class="button main" type="button" disabled=${g&&!a} onClick=${y}>${b(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>l(!0)}>${b(`kept.dismiss`)}</button>
</div>
${h}`}
${s&&P`<${H} what="dismissal" title=${`${D(t.at,n)} ${Wr(e,t)}`} yes=${b(`kept.dismiss-now`)} onReason=${ee} onClose=${()=>l(!1)} />`}
${u===!0&&P`<${H} what="player-time" title=${b(`charged.title`)} text=${b(`charged.changes`)} yes=${b(`charged.look`)} onReason=${d} onClose=${()=>d(!1)} />`}
${u&&u!==!0&&P`<${br} path=${`kept-times/${t.id}/answer`} body=${{..._,reason:u}} onApprove=${S} onClose=${()=>d(!1)} />`}`}function Hr(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return Or(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>yr(e,a,t.person.id))}function Ur(e){return[{value:``,text:b(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Wr(e,{what:t,who:n,player:r}){if(t===`began`)return b(`kept.began`);let i=n===`arbiter`?b(`kept.arbiter`):e.players[r]?.name??`?`;return b(`kept.${t}`,{name:i})}async function Gr(e,t,n){await M.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),N()}function Kr({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,a]=f(1),{reason:s,field:c}=kt(`extra-time`),{does:l,wrong:u}=L(),d=Math.min(i*60,t);return P`<${o} title=${b(`game.less`)} onClose=${n}>
<${ae} label=${b(`game.less-minutes`)} value=${i} min=${1} max=${Math.max(r,1)} less=${b(`clock.less`,{what:b(`game.less-minutes`),count:1})} more=${b(`clock.longer`,{what:b(`game.less-minutes`),count:1})} onChange=${a} />
${c(!1)}
${u}
<button class="button main" type="button" disabled=${!(d>0)||!s} onClick=${()=>l(async()=>{await M.send(`extra-time`,null,{hanchan:e.id,seconds:-d,reason:s}),n()})}>${b(`game.take-off`)}</button>
<//>`}const qr=[1,3,5];function Jr({hanchan:e,game:{clock:n,extra:r},now:i,zone:a,may:o}){let[s,c]=f(!1),{does:l,wrong:u}=L(),d=n&&m(n,i),p=n&&b(d?`game.was-up`:`game.ends`,{time:D(new Date(n.ends),a)});return Fr(n?[Xr(e,n,i)]:[]),P`<section class=${`late ${d?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${b(`game.left`)}</h2>
${n?P`<p class="late-time" role="timer">${t(ue(n,i))}</p><p>${p}</p>`:P`<p>${b(`game.no-limit`)}</p>`}
${d&&P`<${Yr} />`}
${r>0&&P`<p class="soft">${b(`game.extra`,{time:t(r)})}</p>`}
${n&&o&&P`<div class="pair">
${qr.map(t=>P`<button key=${t} class="button" type="button" onClick=${()=>l(()=>Gr(e,t*60))}>${b(`game.more`,{count:t})}</button>`)}
${r>0&&P`<button class="button" type="button" onClick=${()=>c(!0)}>${b(`game.less`)}</button>`}
</div>`}
${u}
${s&&P`<${Kr} hanchan=${e} extra=${r} onClose=${()=>c(!1)} />`}
</section>`}function Yr(){let{book:e}=O();if(!e)return null;let{still:t,chonbo:n}=de(e);return P`<p class="note warn"><strong>${b(`game.still.${t}`)}</strong> ${b(`game.chonbo.${n}`)}</p>`}function Xr(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=b(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:b(`game.left`),seconds:r,thresholds:[i],line:a}}function Zr({state:e,id:t}){let n=k(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:P`<section class="stack" aria-labelledby="season">
<h2 id="season">${b(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${r.map(t=>P`<div key=${t.ruling}>
<dt>${j(n,t.foul)}<small>${qe(e,t.tournament)} · ${D(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${A(n,t)}</dd>
</div>`)}
</dl>
</section>`}function Qr({ruling:e,shown:t,children:n}){let r=k();return P`<section class=${`call-verdict hall-verdict ${T(e)?`over`:Be(e.kind)}`}>
<p class="call-line penalty">${t?Se(r,t):A(r,e)}</p>
<p><a class="who" href=${$r(e)}>${e.offender.name}</a></p>
<p class="soft">${Ge(r,e)}</p>
${n}
</section>`}function $r({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}M.loadEscalationSteps();function ei({state:e,ruling:t}){let n=Object.values(e.notes).filter(e=>e.ruling===t.id);if(n.length===0)return null;let r=e.settings.time_zone,i=n.sort((e,t)=>Date.parse(e.noted_at)-Date.parse(t.noted_at));return P`<section class="stack" aria-label=${b(`note.title`)}>
<h2>${b(`note.title`)}</h2>
${i.map(({id:t,note:n,noted_at:i,official:a,unsent:o,outbox:s})=>P`<div class="card" key=${t}>
<p>${n}</p>
<p class="soft">
${[e.officials[a]?.name,D(i,r)].filter(Boolean).join(` · `)}
${o&&s!==`done`&&P` <span class=${`badge ${ze(s)?`bad`:`info`}`}>${b(`hall-unsent`)}</span>`}
</p>
</div>`)}
</section>`}function ti({ruling:e}){let[t,n]=f(!1),[r,i]=f(``),{does:a,wrong:s}=L();return P`<button class="button" type="button" onClick=${()=>n(!0)}>${b(`note.add`)}</button>
${t&&P`<${o} title=${b(`note.add`)} onClose=${()=>n(!1)}>
<form onSubmit=${t=>{t.preventDefault(),r.trim()&&a(async()=>{await M.send(`note`,e,{note:r.trim()}),N(),w(b(`note.added`)),i(``),n(!1)})}}>
<${u} long label=${b(`call.note`)} value=${r} onInput=${i} maxlength="4000" />
${s}
<button class="button main" disabled=${!r.trim()}>${b(`note.save`)}</button>
</form>
<//>`}`}const ni={url:null,blob:null,failed:!1};function ri(e,t){let[n,r]=f(ni);return E(()=>{let t=``,n=!1;return e().then(e=>{n||(t=URL.createObjectURL(e),r({url:t,blob:e,failed:!1}))},()=>n||r({...ni,failed:!0})),()=>{n=!0,t&&URL.revokeObjectURL(t)}},[t]),n}function ii({count:e,onPhoto:t}){let[n,r]=f(!1);return e>=8?P`<p class="note" role="status">${b(`call.photos-most`,{most:8})}</p>`:P`<label class="button photo" aria-busy=${n}>
${n?P`<progress aria-hidden="true"></progress>`:P`<${C} name="camera" />`}
<span aria-live="polite">${b(n?`call.photo-shrinking`:`hall-add-photo`)}</span>
<input class="unseen" type="file" accept="image/*" aria-disabled=${n} onClick=${e=>n&&e.preventDefault()} onChange=${async e=>{let[n]=e.currentTarget.files;e.currentTarget.value=``,n&&(r(!0),await t(n).catch(e=>w(b(e.name===`Unreadable`?`hall-photo-bad`:`call.not-kept`))),r(!1))}} />
</label>`}function ai({ruling:e}){let{state:t}=O(),n=Object.values(t.photos).filter(t=>t.ruling===e);return P`<${ii} count=${n.length} onPhoto=${async t=>{await M.addPhoto(e,t),w(b(`hall-photo-added`))}} />`}function oi({state:e,ruling:t}){let n=Object.values(e.photos).filter(e=>e.ruling===t.id);return n.length===0?null:P`<section class="stack">
<h2>${b(`hall-photos`)}</h2>
<ul class="photos">
${n.map((e,n)=>P`<li key=${e.id}><${si} ruling=${t.id} photo=${e} number=${n+1} /></li>`)}
</ul>
</section>`}function si({ruling:e,photo:t,number:n}){let{url:r,failed:i}=ri(()=>M.photo(e,t.id),t.id);return i?P`<p class="soft">${b(`hall-photo-away`,{number:n})}</p>`:P`<figure>
${r&&P`<a href=${r} target="_blank"><img src=${r} alt=${b(`hall-photo`,{number:n})} /></a>`}
${t.unsent&&t.outbox!==`done`&&P`<figcaption class="badge info">${b(`hall-unsent`)}</figcaption>`}
</figure>`}function ci({state:e,ruling:t}){return P`<section class="stack">
<h2>${b(`hall-incident`)}</h2>
<${ke} rulings=${I(e,t)} empty="" />
</section>`}function li({ruling:e}){let t=xt();return e.seq?P`<section class="stack">
<h2>${b(`reports.incident`)}</h2>
<ul class="rows">
<${vt} name=${b(`reports.incident-page`)} hint=${b(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function ui({readings:e}){let t=k();return V(),P`<div class="stack">
${e.map(({id:e,chosen:n})=>{let{question:r,alternatives:i,reason:a}=t.reading({id:e,chosen:n});return P`<p key=${e} class="reading">${r} <strong>${i[n]}</strong> <small class="soft">${a}</small></p>`})}
</div>`}function di({call:e}){let{state:t,official:n}=O(),r=mi(t,n,e);return r&&P`<p class="note warn">${b(`partial.warn.${r}`)}</p>`}function fi({why:e}){return P`<p class="note warn">${b(`partial.was.${e}`)}</p>`}function pi(e){return P`<span class="badge warn">${b(`partial.badge`)}</span>`}function mi(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const hi=[[`day`,86400],[`hour`,3600],[`minute`,60]];function gi({status:e,level:t}){return b(`esc.stands.${e}.${t}`)}function _i({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?b(`esc.outcome.${t}`):``}function vi(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function yi(e){let t=Math.max(0,(M.now()-Date.parse(e))/1e3),[n,r]=hi.find(([,e])=>t>=e)??hi[hi.length-1],i=Math.floor(t/r);return me(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function bi(e,{status:t,level:n},r){let i=xi(e,t,n,r);return i===`appeal`&&Ci(e)&&wi(e.state)>M.now()?`later`:i===`decide`?n!==`head-referee`&&Si(e)?`panel`:Le(e,r)?`own-table`:i:i}function xi({official:e},t,n,r){let i=F(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?De(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!F(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function Si({official:e,book:t,state:n}){return Ci({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!Ti(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function Ci({book:e}){return e?.content.rule_points.appeals===`panel`}function wi({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function Ti({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function Ei({ruling:e,onClose:t}){let[n,r]=f(``);return P`<${H} what="escalation" title=${b(`hall-escalate`)} text=${b(`esc.escalate-text`)} yes=${b(`hall-escalate`)}
onReason=${async r=>{await M.send(`escalation`,e,{reason:r,...n.trim()&&{evidence:n.trim()}}),N(),w(b(`esc.done.escalation`)),t()}} onClose=${t}>
<${u} long label=${b(`esc.evidence`)} hint=${b(`esc.evidence-hint`)} value=${n} onInput=${r} maxlength="4000" />
<//>`}function Di({state:e,ruling:t}){let n=k(),{id:r,hanchan:i,hand:a,seat:o,table:s,foul:c}=t;if(!o||!i||!a)return null;let l=be(e.hanchans[i],a).filter(({wind:t,player:n})=>t!==o&&e.players[n]);return P`<${Ye} class="wrong-player" title=${P`<span class="body">${b(`reason.wrong-player`)}</span>`}>
${()=>P`<div class="switches">
${l.map(({wind:t,player:i})=>P`<a
class="chip"
key=${t}
href=${`#/call/${s.id}/${t}/${c}?amends=${r}&why=wrong-player`}
>
${n.phrase(`seat-${t}`)} <span class="who">${e.players[i].name}</span>
</a>`)}
</div>`}
<//>`}function Oi({state:e,ruling:t}){let n=O(),[r,i]=f(!1),[a,o]=f(null);if(!De(n.official)||t.outbox===`holding`||ze(t.outbox))return null;let s=t=>!T(t)&&!Ze(e,t.id),c=s(t),l=I(e,t).filter(s),u=Le(n,t),d=()=>o(null),p=async e=>{for(let n of[t,...r?l:[]])await M.send(`withdrawal`,n.id,{reason:e});N(),w(b(`hall-done.withdrawal`)),d(),scrollTo({top:0})},{id:m,table:h,seat:g,foul:_}=t;return P`<section class="doing" aria-label=${b(`hall-actions`)}>
${c&&u&&P`<p class="note warn">${b(`call.own-table`)}</p>`}
${c&&!u&&P`<${Di} state=${e} ruling=${t} />
<a class="button" href=${`#/call/${h.id}/${g??`-`}/${_}?amends=${m}`}>${b(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>o(`withdraw`)}>${b(`hall-withdraw`)}</button>`}
${c&&P`<button class="button" type="button" onClick=${()=>o(`escalate`)}>${b(`hall-escalate`)}</button>`}
<${ti} ruling=${m} />
<${ai} ruling=${m} />
${a===`withdraw`&&P`<${H} what="withdrawal" title=${b(`hall-withdraw`)} text=${b(`hall-withdraw-text`)} yes=${b(`hall-withdraw`)}
onReason=${p} onClose=${d}>
${l.length>0&&P`<${Fe} label=${b(`hall-withdraw-too`,{names:Xe(l)})} checked=${r} onChange=${i} />`}
<//>`}
${a===`escalate`&&P`<${Ei} ruling=${m} onClose=${d} />`}
</section>`}function ki({catalogue:e},t,n,r){let[i,a,o]=[[[t,!0]],[[t,!0],...r],[...n,...r]],s=n.some(([e,n])=>n&&Ni(e)===Ni(t));return Object.entries(e.corrections).filter(([,{when:e,of:t,unless:n=[],player:r=!1}])=>{let[c,l,u]=[i,a,o].map(e=>Mi(ji(e,r),t));return Ai(e,{ruled:c,was:l,is:u,same:s})&&!Mi(ji(o),n)}).map(([e])=>e)}function Ai(e,{ruled:t,was:n,is:r,same:i}){return e===`gone`?n&&!r:e===`came`?r&&!n:e===`changed`?n!==r:t&&!i}function ji(e,t=!1){let n=e.filter(([,e])=>e||!t).map(([e])=>e);return new Set(n.flatMap(({effects:e,steps:t,stays:n=[]})=>[...e,...t,...n]))}function Mi(e,t){return t.some(t=>e.has(t))}function Ni({penalties:e,transfers:t=[]}){return _([e,t])}function Pi({state:e,ruling:t}){let n=k(),{library:r}=O(),i=t.status===`withdrawn`,a=i?t:e.rulings[t.amends],o=i?[]:[t],s=a?Fi(e,t,a):[],c=wt([...s,t,a??t]);if(V(),!a||!r?.catalogue.corrections)return null;let l=e=>Ii(fe(n,c[e.revision],e)),u=e=>[l(e),e.offender.id===a.offender.id],[d,f,p]=[l(a),o.map(u),s.map(u)];if(!d||[...f,...p].some(([e])=>!e))return null;let m=ki(r,d,f,p),h=[...f,...p].some(([,e])=>!e);return P`<section class="stack" aria-label=${b(`hall-corrections`)}>
<h2>${b(`hall-corrections`)}</h2>
${m.length===0&&P`<p class="soft">${b(`hall-no-corrections`)}</p>`}
<ol class="steps">
${m.map(e=>{let{text:t,player:i}=r.catalogue.corrections[e];return P`<li key=${e}>${i&&h&&P`<span class="who">${a.offender.name}</span>: `}${n.pick(t)}</li>`})}
</ol>
</section>`}function Fi(e,t,n){let r=Object.values(e.rulings).filter(e=>He(e,n)&&!ze(e.outbox));return[.../* @__PURE__ */ new Set([...I(e,t),...r])].filter(e=>e.id!==t.id&&!T(e))}function Ii(e){if(!e)return null;let{penalties:t,transfers:n,...r}=e.chosen??e.final??e.first,[i,a,o]=[r.effects,r.steps,r.stays].map(Li);return{penalties:t,transfers:n,effects:i,steps:a,stays:o}}function Li(e){return e.map(({id:e})=>e)}function Ri({steps:e,call:t}){let{library:n,book:r,state:i,official:a}=O(),o=k();V();let{opens:s}=n?.catalogue??{},{table:c,seat:l,offender:u}=t;if(!s||!r||!l||!u||!De(a))return null;let d=Object.values(i.rulings).some(e=>e.id!==t.ruling&&e.foul===t.foul&&e.offender.id===u.id&&!T(e)),f=/* @__PURE__ */ new Map;for(let{id:n}of e){let{foul:e=t.foul,facts:i={},repeat:a=!1}=s[n]??{foul:``};if(!r.content.fouls[e]?.rows.length||a&&!d||e===t.foul&&_({...t.facts,...i})===_(t.facts))continue;let o=e===t.foul?{...t.facts,...i}:i;Ve(r,e,o,{})&&f.set(e,{foul:e,facts:o})}return[...f.values()].map(({foul:e,facts:n})=>{let r=Object.keys(n).length>0?`?facts=${encodeURIComponent(JSON.stringify(n))}`:``,i=o.name(`fouls`,e),a=e===t.foul?b(`further.harder`,{foul:i}):b(`further.rule`,{foul:i});return P`<a class="button" key=${e} href=${`#/call/${c}/${l}/${e}${r}`}>${a} <${C} name="next" /></a>`})}function zi({state:e,escalation:{id:t,standing_id:n}}){let r=k();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return P`<div class="both">
<${Bi} words=${r} label=${b(`esc.as-called`)} ruling=${i} />
${n===null?P`<div class="card"><small>${b(`esc.as-it-stands`)}</small><strong>${b(`esc.nothing-stands`)}</strong></div>`:P`<${Bi} words=${r} label=${b(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Bi({words:e,label:t,ruling:n}){return n?P`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${Be(n.kind)}`}>${A(e,n)}</strong>
<span>${j(e,n.foul)}</span>
</a>`:null}function Vi({state:e,events:t}){return P`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>P`<li key=${t}>
<div class="row">
<span class="body">
${s?P`<a href=${s}>${n}</a>`:P`<strong>${n}</strong>`}
${r&&P`<span>${r}</span>`}
<small>${[a,o&&D(o,e.settings.time_zone)].filter(Boolean).join(` · `)||b(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Hi(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&b(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:b(`esc.escalated`),reason:o,who:vi(e,t),at:i},...a.map(t=>Ui(e,t))]}function Ui(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Wi(t),reason:r,who:vi(e,t),at:i}}function Wi({what:e,outcome:t,level:n}){return e===`decided`?b(`esc.decided.${n}`,{outcome:b(`esc.outcome.${t}`)}):b(`esc.step.${e}`)}function Gi({state:e,ruling:t}){let n=Ze(e,t.id),r=[...Ki(e,t),...n?Hi(e,n):[]];return r.length===0?null:P`<section class="stack">
<h2>${b(`hall-history`)}</h2>
<${Vi} state=${e} events=${r} />
${n&&P`<${zi} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${b(`hall-to-escalation`)}</a>`}
</section>`}function*Ki(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:b(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield qi(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:b(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function qi(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?b(`hall-closed-by-ruling`):b(`hall-closed`,{how:r?b(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Ji({ruling:e,anyway:t}){let{state:n}=O(),r=k(),i=Qi(n,e,A(r,e));return P`<p class="note warn" role="status">
<a class="reach" href=${`#/ruling/${e.id}`}>${i}${t&&` ${b(`same.anyway`)}`} <${C} name="next" /></a>
</p>`}function Yi({state:e,ruling:t}){let n=Ae(Object.values(e.rulings),t);return n&&P`<${Ji} ruling=${n} />`}function Xi(){let{state:e,official:t}=O(),n=k(),r=`shinpan.same.`+e.id,[i,a]=f(()=>Te(r)??[]);return E(()=>Ke(r,i),[i]),y(()=>Zi(e,t.id),[e,t.id]).filter(({own:e})=>!i.includes(e)).map(({own:t,other:r})=>P`<div class="note warn row" key=${t} role="status">
<a class="reach body" href=${`#/ruling/${t}`}>${Qi(e,r,[r.offender.name,j(n,r.foul),A(n,r)].join(` · `))}</a>
<button class="button" type="button" onClick=${()=>a([...i,t])}>${b(`same.both`)}</button>
</div>`)}function Zi({rulings:e},t){let n={};for(let t of Object.values(e))(n[`${t.foul} ${t.offender.id}`]??=[]).push(t);return Object.values(n).flatMap(e=>e.filter(e=>e.official===t).map(t=>({own:t.id,other:Ae(e,t)})).filter(({other:e})=>e))}function Qi(e,{official:t,ruled_at:n},r){let i=e.officials[t]?.name??`?`;return b(`same.text`,{who:i,time:D(n,e.settings.time_zone),what:r})}function $i({args:[e]}){let{tournament:t,state:n}=O();if(!t||!n)return P`<${oe} title=${b(`hall-ruling`)} />`;let r=n.rulings[e];return r?P`<${ea} state=${n} ruling=${r} />`:P`<${ne} title=${b(`hall-ruling`)} text=${b(`hall-no-ruling`)} up="#/log" />`}function ea({state:e,ruling:t}){let{official:n}=O(),r=k(),i=wt([t])[t.revision],o=fe(r,i,t),s=o&&(o.chosen??o.final??o.first);return P`<${re} title=${j(r,t.foul)} up=${`#/table/${t.table.id}`}>
<${Qr} ruling=${t} shown=${s}>
<p><${ve} ruling=${t} /></p>
${t.item===t.id&&P`<${a} id=${t.item} />`}
${We(t.outbox)&&P`<a href="#/outbox">${b(`hall-resolve`)}</a>`}
<//>
<${Yi} state=${e} ruling=${t} />
${(t.amends||t.status===`withdrawn`)&&P`<${Pi} state=${e} ruling=${t} />`}
${I(e,t).length>0&&P`<${ci} state=${e} ruling=${t} />`}
<${ta} ruling=${t} />
${o?P`<${na} ruling=${t} spoken=${o} />`:P`<p class="soft">${b(`hall-no-book`)}</p>`}
<${ra} state=${e} ruling=${t} />
<${ei} state=${e} ruling=${t} />
<${oi} state=${e} ruling=${t} />
<${Gi} state=${e} ruling=${t} />
<${Oi} state=${e} ruling=${t} />
${F(n,[`director`])&&P`<${li} ruling=${t} />`}
<//>`}function ta({ruling:t}){let n=k(),r=Object.entries(t.final_decision?.facts??t.facts??{}),i=Object.entries(e(t.context??{}));return r.length+i.length===0?null:P`<section>
<h2>${b(`hall-facts`)}</h2>
<dl class="facts">
${r.map(([e,t])=>P`<div key=${e}><dt>${n.question(e)}</dt><dd>${n.answer(e,{value:t})}</dd></div>`)}
${i.map(([e,t])=>P`<div key=${e}><dt>${Ne(n,e)}</dt><dd>${ie(n,e,t)}</dd></div>`)}
</dl>
</section>`}function na({ruling:e,spoken:{first:t,final:n,chosen:r,within:i}}){let a=r??n??t,o=n??t;return P`<section class="stack">
<h2>${b(`hall-decision`)}</h2>
${r&&P`<p class="note warn">
${b(`hall-prescribed`,{line:t.line})}${e.reason&&P`<br />${b(i?`hall-within`:`hall-because`,{reason:e.reason})}`}
</p>`}
${!r&&!n&&t.status===`deferred`&&P`<p>${t.line}</p>`}
${n&&P`<p>${b(`hall-first`,{line:t.line})}</p>`}
${a.say&&a.say!==a.line&&P`<p class="say">${b(`call.quoted`,{text:a.say})}</p>`}
<ol class="steps">${a.steps.map(e=>P`<li key=${e.id}>${e.text}</li>`)}</ol>
${!T(e)&&P`<${Ri} steps=${a.steps} call=${{...e,table:e.table.id,ruling:e.id}} />`}
<${je} stays=${a.stays} />
${Ie(o).map(e=>P`<p class="soft" key=${e}>${e}</p>`)}
${o.readings.length>0&&P`<${ui} readings=${o.readings} />`}
</section>`}function ra({state:e,ruling:t}){let n=e.settings.time_zone,r=Date.parse(t.device_at)-Date.parse(t.ruled_at);return P`<section class="stack">
<h2>${b(`hall-origin`)}</h2>
<p>${[e.officials[t.official]?.name,D(t.ruled_at,n)].filter(Boolean).join(` · `)}</p>
${Math.abs(r)>2e3&&P`<p class="soft">${b(`hall-device-time`,{time:D(t.device_at,n)})}</p>`}
${t.conflict&&P`<${fi} why=${t.conflict} />`}
${t.note&&P`<p class="note info">${t.note}</p>`}
</section>`}function ia({state:e,line:{what:t,amount:n,cause:r,cause_id:i,hanchan:a,round:o,reason:s,at:c}}){let l=k(),{table:u}=e.hanchans[a]??{},d=r===`ruling`&&e.rulings[i],f={ruling:d&&`#/ruling/${i}`,clock:u&&`#/start/${u}/${a}`,payment:`#/paid/${i}`}[r],p=d?j(l,d.foul):b(`hall-cause.${r}`),m=[b(`hall-line.${t===`reversed`&&n>0?`undone`:t}`),o&&b(`hall-round`,{round:o}),D(c,e.settings.time_zone),s];return P`${f?P`<a class="reach" href=${f}>${p}</a>`:p}<small>${m.filter(Boolean).join(` · `)}</small>`}const aa=[`device_at`,`clock_offset_ms`,`revision`];function oa({stored:e,sent:t}){let n=[b(`hall-on-server`),b(`hall-on-phone`)];return P`<${sa} caption=${b(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function sa({caption:e,heads:t,before:n,after:r}){R();let i=k(),{state:a}=O(),[o,s]=[la(r),la(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!aa.includes(e));return P`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>P`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>P`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${tt(i,e)}</th></tr>
<tr><td>${ua(i,a,e,s[e])}</td><td>${ua(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function ca({item:{expected:e,answer:t,differs:n}}){let r=k(),i=n===`revision`?t.second_decision:t.decision;return P`<div class="note warn">
<p>${b(`hall-phone-showed`,{line:A(r,e)})}</p>
<p><strong>${b(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:A(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${b(`hall-ruling`)}</a>
</div>`}function la(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>la(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function ua(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return j(e,r);if(n.endsWith(`_at`)&&r!==`–`)return D(r,t.settings.time_zone);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function da(){let e=pe(null),[t,n]=f(``);E(()=>{let t=new AbortController;return pa(e.current,t.signal,fa,n),()=>t.abort()},[]);let r=t===`impossible`||t===`refused`;return P`<${re} title=${b(`hall-scan`)} up="#/tables">
<p>${b(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${r} muted playsinline aria-label=${b(`hall-viewfinder`)}></video>
${t&&P`<p class="note warn" role="status">${b(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${b(`hall-tables`)}</a>
<a class="button" href="#/join">${b(`hall-join`)}</a>
<//>`}function fa(e){let t=st(e);if(!t)return!1;N();let{tournament:n,invitation:r,account:i,table:a}=t,o=r?`join/${n}/${r}`:i?`account/${i}`:`table/${a}`;return Ue(`#/${o}`,{replace:!0}),!0}async function pa(e,t,n,r){let i=navigator.mediaDevices&&await ma().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function ma(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function ha(){let{official:e}=O();return F(e,[`director`])?P`<a class="button" href="#/import/players">${b(`enrol.link`)}</a>`:null}function ga(){return P`<a class="button quiet" href="#/people">${b(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${b(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${b(`reports.link`)}</a>`}function _a(e,t,n,r){let a=e.map(e=>va(e,t,n,r)),o=a.filter(e=>e instanceof i);if(o.length&&o.length===a.length)throw o[0];let s={foul:t,facts:n,context:se(r)};return a.map((t,n)=>t instanceof i?{rulebook:e[n].names(),...s,...Je()}:t)}function va(e,t,n,r){try{return ye(e,t,n,r)}catch(e){if(e instanceof i)return e;throw e}}function ya(e,t){let n=new Pe(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:ba(n,r,e)})),differs:i.some(e=>!xa(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function ba(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function xa(e,t){return _(e)===_(t)}const Sa={transfers:[],fines:[],effects:[]};function Ca({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function wa({words:e},t){if(t.lateness)return b(`open.by-lateness`);let n=Ta(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Ta(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Ta(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...Sa,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?b(`open.grows-times`,{times:r.p.times}):b(`open.grows-add`,{p:r.p.add})})`:e.line({...Sa,penalties:t,effects:n})}function Ea(e,t){return e.table(t).rows}function Da({rules:e,book:t,foul:n}){let{words:r}=e,i=Ea(t,n);if(!i.length)return P`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return P`<ol class="table-rows">
${i.map(t=>P`<li key=${t.id}>
<strong>${wa(e,t)}</strong>
${Ca(e,t.when).map(e=>P`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&P`<p>${i.length>1?b(`open.otherwise`):b(`open.always`)}</p>`}
${t.effects.length>0&&P`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${we(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&P`<p class="soft">${b(`open.counted-over`,{scope:p([r.phrase(`scope-${a}`)])})}</p>`}`}function Oa({book:e,words:t,foul:n,facts:r,context:i,onChange:a}){let o=(e,t)=>{let{[e]:n,...r}=i;a(t===l[e]?r:{...r,[e]:t})};return P`<div class="stack">
${Object.entries(s).map(([a,s])=>{let c=s.filter(t=>Ve(e,n,r,{...i,[a]:t}));return P`<${le}
key=${a}
label=${Ne(t,a)}
value=${i[a]??l[a]}
options=${c.map(e=>({value:e,text:ie(t,a,e)}))}
onChange=${e=>o(a,e)}
/>`})}
</div>`}const ka=[`impossible`,`denied`,`silent`];function Aa({tournament:e,as:t,player:n=!1}){let{lang:r}=he(),[i,a]=f(``),o=async n=>{a(n?`beginning`:`ending`),a(await(n?ja({tournament:e,as:t},r):Ma(e)).catch(()=>`unreached`))};if(E(()=>{let n=!1;return M.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||a(e),()=>{}),()=>void(n=!0)},[e,t,r]),!i)return null;if(ka.includes(i))return P`<section class="card"><h2>${b(`push.title`)}</h2><p role="status">${b(`push.${i}`)}</p></section>`;let s=[`unserved`,`unreached`].includes(i);return P`<${Fe} label=${b(`push.title`)} hint=${b(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(i)} onChange=${o} />
${s&&P`<p class="note warn" role="status">${b(`push.${i}`)}</p>`}`}async function ja(e,t){return(await M.push()).subscribe(e,t)}async function Ma(e){return await(await M.push()).unsubscribe(e),`off`}export{Fr as $,xt as $t,Di as A,Hn as At,oi as B,Pt as Bt,Yi as C,tr as Ct,zi as D,Un as Dt,Wi as E,Kn as Et,gi as F,U as Ft,Qr as G,jt as Gt,ii as H,Jt as Ht,vi as I,Mt as It,Jr as J,Dt as Jt,Zr as K,H as Kt,pi as L,Ft as Lt,yi as M,zn as Mt,bi as N,Vn as Nt,Ri as O,Wn as Ot,_i as P,Sn as Pt,Rr as Q,Ct as Qt,di as R,Nt as Rt,Xi as S,er as St,Hi as T,Gn as Tt,ri as U,Y as Ut,ai as V,Rt as Vt,ei as W,zt as Wt,Br as X,wt as Xt,Gr as Y,kt as Yt,zr as Z,vt as Zt,ta as _,dr as _t,wa as a,ut as an,Nr as at,$i as b,ir as bt,_a as c,st as cn,_r as ct,da as d,et as dn,sr as dt,_t as en,kr as et,pa as f,or as ft,ia as g,lr as gt,oa as h,hr as ht,Ca as i,mt as in,Ar as it,Ei as j,Ln as jt,Pi as k,Rn as kt,ga as l,nt as ln,vr as lt,ca as m,pr as mt,Oa as n,gt as nn,Or as nt,Ea as o,dt as on,br as ot,sa as p,fr as pt,Yr as q,At as qt,Da as r,pt as rn,Pr as rt,ya as s,ct as sn,yr as st,Aa as t,B as tn,jr as tt,ha as u,R as un,$ as ut,na as v,ur as vt,Vi as w,Qn as wt,Ji as x,rr as xt,ra as y,nr as yt,ui as z,G as zt};