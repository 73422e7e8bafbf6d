import{$ as e,A as t,Ar as n,At as r,B as i,Bt as a,C as o,Ct as s,D as c,Dr as l,Dt as u,E as d,Er as f,Et as p,F as m,Fr as h,Ft as g,H as _,Ht as v,I as y,Ir as b,It as x,Jt as S,K as ee,Lr as C,M as te,Mr as w,N as ne,Nn as re,Nt as ie,O as ae,Or as oe,Qt as T,R as se,Rr as E,Rt as D,St as ce,Tr as le,Tt as ue,Ut as O,V as de,Vt as fe,Wt as k,Zt as pe,_ as me,_n as he,an as ge,at as _e,bt as A,c as j,cn as ve,ct as M,d as ye,f as be,g as xe,h as Se,hn as Ce,in as we,it as Te,j as Ee,jt as De,k as Oe,kt as ke,l as Ae,ln as je,m as Me,mn as Ne,mt as Pe,n as Fe,nr as Ie,o as Le,ot as Re,p as ze,qt as N,rr as Be,rt as Ve,s as He,sn as Ue,st as We,tt as P,un as F,w as I,wt as Ge,x as Ke,xt as qe,y as Je,z as Ye,zr as Xe,zt as Ze}from"./app.js";const Qe={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function L(){let[,e]=E(!1);b(()=>{pe(`others`).then(()=>e(!0),()=>{})},[])}function $e(e){let t=String(e?.type).split(`:`).at(-1)??``,n=Qe[t]??t;return S(`refusal.type.${n}`)?O(`refusal.type.${n}`):S(`refusal.type.other`)?O(`refusal.type.other`):e?.detail??``}function et(e,t){let[n]=t.split(`.`),r=t.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(n)&&r in e.catalogue.facts?e.question(r):n===`context`&&r in d?Oe(e,r):S(`refusal.field.${n}`)?O(`refusal.field.${n}`):t}function tt({problem:e}){L();let t=M(),{errors:n=[],detail:r,title:i}=e??{};return T`<div class="note bad stack">
<p><strong>${$e(e)}</strong></p>
${n.length===0&&T`<p lang="en">${r??i??O(`hall-unknown`)}</p>`}
<dl class="refusal">
${n.map(({field:e,message:n,cure:r})=>{let i=et(t,e);return T`<div key=${e}>
<dt><strong>${i}</strong></dt>
<dd lang="en"><small>${n===i?r:`${n} ${r}`}</small></dd>
</div>`})}
</dl>
</div>`}const nt=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,rt=RegExp(`#/join/(${nt})/([\\w-]{16,200})`,`i`),it=/#\/account\/(spa_[\w-]{16,200})/,at=RegExp(`#/table/(${nt})`,`i`);function ot(e){let t=rt.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=it.exec(e);if(n)return{account:n[1]};let r=at.exec(e);return r?{table:r[1].toLowerCase()}:null}function st(){let{path:e}=ge();return t=>{ge().path===e&&we(t,{replace:!0})}}const ct=ie(Ze.referee,`Switch`);function lt({to:e,children:t}){let{tournament:n,outbox:r}=D(),[i,a]=E(!n||n.id===e||r.every(({state:e})=>e===`differs`));return i?t:T`<${ct} onYes=${()=>a(!0)} />`}function ut({up:e}){let{joining:t}=D(),{loaded:n=0,total:i=0,name:a,roles:o=[]}=t??{};return T`<${r} title=${a??O(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${o.length>0&&T`<p>${O(`hall-as`,{roles:o.map(e=>O(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${O(`hall-joining`)} value=${i?n:void 0} max=${i||1}></progress>
<p>${i?O(`hall-loaded`,{loaded:n,total:i}):O(`hall-asking`)}</p>
</div>
<//>`}const dt=ie(Ze.account,`SignInAgain`);let R=null;function ft(){let[e,t]=E(null);b(()=>(R=t,()=>void(R=null)),[]);let n=n=>{t(null),e?.tell(n)};return e&&T`<${dt} onProven=${()=>n(!0)} onClose=${()=>n(!1)} />`}async function pt(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!R||!await mt(R))throw t;return e()}}function mt(e){return new Promise(t=>e({tell:t}))}function ht(e){let{state:t,online:n}=D(),[r,i]=E({answer:null,fresh:!1,trouble:null});return b(()=>{let t=!1,n=e=>t||i(e);return F.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),F.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function gt({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){L();let{tournament:i}=D(),o=e&&a(e.at,i.time_zone);return!e&&!n?T`<${ke} />`:n?T`<p class="note warn" role="status">${[z(n),O(`seen.${e?`old`:`never`}.${r}`,{time:o??``})].join(` `)}</p>`:T`<p class="soft" role="status">${O(t?`standings.at`:`seen.asking.${r}`,{time:o??``})}</p>`}function z(e){return e.name===`Unreachable`?`${O(navigator.onLine?`live.unreached`:`no-network`)}.`:$e(e.problem)||`HTTP ${e.status}`}function _t({name:e,hint:t=``,path:n,file:r}){let{lang:i}=N(),[a,o]=E(null),[s,c]=E(!1),[l,u]=E(null),d=C(0),f=C(null);return b(()=>(o(null),u(null),()=>void(d.current+=1)),[n,i]),b(()=>()=>a&&URL.revokeObjectURL(a.url),[a]),b(()=>f.current?.focus(),[a]),T`<li class="card">
<h3>${e}</h3>
${t&&T`<p class="soft">${t}</p>`}
<div role="status">
${s&&T`<progress aria-label=${O(`reports.making`,{name:e})}></progress><p class="soft">${O(`reports.wait`)}</p>`}
${a&&T`<p class="soft">${O(`reports.ready`,{size:xt(a.file.size)})}</p>`}
</div>
${l&&T`<${yt} error=${l} />`}
${a?T`<${vt} made=${a} first=${f} />`:T`<button class="button" type="button" disabled=${s} aria-label=${O(`reports.make-this`,{name:e})}
onClick=${async()=>{let e=d.current+=1,t=t=>e===d.current&&t();c(!0),u(null);try{let e=await F.file(`${n}${n.includes(`?`)?`&`:`?`}lang=${i}`,{timeout:12e4});t(()=>o({url:URL.createObjectURL(e),file:new File([e],r,{type:e.type})}))}catch(e){t(()=>u(e))}finally{c(!1)}}}>${O(`reports.make`)}</button>`}
</li>`}function vt({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return T`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${O(`reports.save`)}</a>
${r&&T`<a class="button" href=${e} target="_blank">${O(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&T`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${O(`reports.share`)}</button>`}
</div>`}function yt({error:e}){return L(),T`<p class="note bad" role="alert">${z(e)}</p>`}function bt(){return D().state?.settings.slug??`shinpan`}function xt(e){return fe(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function St(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}const Ct={amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`],upheld:[`facts-stand`,`rule-clear`,`nothing-new`],confirmed:[`facts-stand`,`rule-clear`,`nothing-new`],overturned:[`did-not-happen`,`facts-otherwise`,`rule-otherwise`,`in-doubt`],appeal:[`player-disagrees`,`facts-disputed`,`rule-unclear`],reopening:[`new-evidence`,`facts-otherwise`,`not-all-heard`],time:[`tapped-late`,`seen-come`,`wrong-player`],start:[`tapped-by-mistake`,`not-begun`,`wrong-table`],"player-time":[`table-confirms`,`seen-come`],dismissal:[`wrong-time`,`arbiter-was-there`,`noted-twice`]};function wt(e,t=``){let{names:n={}}=F.snapshot.library?.catalogue.reasons??{};return[...e.map(e=>n[e]??O(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}async function Tt(e){return await F.loadReading().catch(()=>{}),wt(e)}function Et(e,t){let n=M(),[,r]=E(0),{reasons:i}=n.catalogue;return b(()=>{!i&&t&&F.loadReading().then(()=>r(1),()=>{})},[i,t]),t?i?.of[t]??null:Ct[e]}function Dt(e,t){let[n,r]=E([]),[i,a]=E(``),o=wt(n,i);return{reason:o,field:c=>T`<div class="stack">
${(e||t)&&T`<${Ot} what=${e} foul=${t} chosen=${n} onChosen=${r} />`}
<${s}
long
label=${O(`hall-reason`)}
value=${i}
onInput=${a}
maxlength="3500"
wrong=${c&&!o?O(`hall-reason-missing`):void 0}
/>
</div>`}}function Ot({what:e,foul:t,chosen:n,onChosen:r}){let i=Et(e,t);if(!i)return null;let a=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return T`<div class="switches" role="group" aria-label=${O(`reason.why`)}>
${i.map(e=>T`<${te} key=${e} pressed=${n.includes(e)} onClick=${()=>a(e)}>${wt([e])}<//>`)}
</div>`}function B({what:e,title:t,text:n,yes:r,onReason:i,onClose:a,children:o}){let[s,c]=E(!1),{reason:l,field:u}=Dt(e),{does:d,wrong:f}=I();return T`<${A} title=${t} onClose=${a}>
<form onSubmit=${e=>{e.preventDefault(),c(!l),l&&d(()=>i(l))}}>
${n&&T`<p>${n}</p>`}
${u(s)} ${o} ${f}
<button class="button main">${r}</button>
</form>
<//>`}function kt({title:e,text:t,yes:n,danger:r=!1,onYes:i,onClose:a}){return T`<${A} title=${e} onClose=${a}>
<p>${t}</p>
<div class="pair">
<button class=${`button ${r?`danger`:``}`} type="button" onClick=${i}>${n}</button>
<button class="button" type="button" onClick=${a}>${O(`cancel`)}</button>
</div>
<//>`}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const At=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),jt=[`low`,`medium`,`quartile`,`high`],Mt={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Nt={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},Pt={low:1,medium:0,quartile:3,high:2},V=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function Ft(e){if(e=Ut(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function It(e,t){let n=Pt[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function Lt(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const Rt={numeric:1,alphanumeric:2,byte:4},H={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},U=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function zt(e){let{exp:t,log:n}=U,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const Bt=[];function Vt(e){let t=Bt[e];if(t!==void 0)return t;let n=zt(e),{exp:r,log:i}=U,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return Bt[e]={gen:n,mul:a}}function Ht(e,t,n){let{exp:r,log:i}=U,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function W(e,t){let n=At[e-1],r=Mt[t][e-1],i=Nt[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const G=e=>{throw Error(e)};function Ut(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function Wt(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=K[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const K=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[V.charCodeAt(t)]=t;return e})();function Gt(e,t,n,r,i){let a=W(e,t),o=H[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&G(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(Rt[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(K[n.charCodeAt(e)]*45+K[n.charCodeAt(e+1)],11);s&1&&f(K[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&G(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Vt(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Ht(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function Kt(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const qt=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),q=e=>qt[e&65535]+qt[e>>>16],Jt=/* @__PURE__ */ new Uint32Array(32);function Yt(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const J=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},Xt=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,Y=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function Zt(e,t){let{size:n,words:r,v:i}=e,a=Jt;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),Yt(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function Qt(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=q(n>>>0)+2*q((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function $t(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=q(v>>>0)+q(y>>>0)}}return a}function en(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=Qt(e)+Qt(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=q(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=q(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*($t(e)+$t(t))}function tn(e,t,n,r){let i=e.size,a=It(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?Y(e,8,t,n):t<8?Y(e,8,t+1,n):t===8?Y(e,7,8,n):Y(e,14-t,8,n),t<8?Y(e,i-1-t,8,n):Y(e,8,i-15+t,n)}if(Y(e,8,i-8,1),t>=7){let n=Lt(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;Y(e,a,o,r),Y(e,o,a,r)}}}let X;function nn(e){let t=21+4*(e-1),n=J(t),r=new Uint8Array(t*t),i=(e,i,a)=>{Y(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=Ft(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(J(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Kt(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=J(t);return Zt(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[J(t),J(t),J(t),J(t)]}}function rn(e,t,n,r,i=!1){(X===void 0||X.ver!==e)&&(X=nn(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=X,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){Zt(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=en(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||tn(u,e,t,h),u}const an=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},on=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function sn(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function cn(e,t){let n=H.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((W(e,t).capacity-4-n)/8))}function ln(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const Z=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&Xt(e.m,e.map[t],e.map[n])===1,un=[10,27],dn=/* @__PURE__ */ String.fromCharCode(un[0]);function fn(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=Z(e,n,r);n[r]=i}return n}function pn(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=Z(e,i,r),o=r+1>=t||Z(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=dn}return n}function mn(e){let t=e.W,n=String.fromCharCode(un[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=Z(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=dn}return i}function hn(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!Z(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function gn(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=Xt(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function _n(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function vn(e,t=`raw`,n={}){if(on(e,`text`),on(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=Ut(r));let i=n.ecc===void 0?`medium`:n.ecc;jt.includes(i)||G(`invalid ecc=${i}`);let a=n.encoding===void 0?Wt(e):n.encoding;if(H[a]||G(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?V.slice(0,10):V;for(let n of e)t.includes(n)||G(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(an(n.mask,`opts.mask`)<0||n.mask>7)&&G(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=cn(r===void 0?40:r,i);(e.length>t||sn(e)>t)&&G(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!ln(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=H[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=W(r,i).capacity)break}r>40&&G(`Capacity overflow`)}else{let e=H[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>W(r,i).capacity)&&G(`Capacity overflow`)}let u=Gt(r,i,e,a,s),d=rn(r,i,u,n.mask),f=n.border===void 0?2:an(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:an(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?fn(_):t===`ascii`?pn(_):t===`term`?mn(_):t===`svg`?hn(_,n.optimize===void 0||n.optimize):t===`gif`?gn(_):t===`data-url`?_n(gn(_)):G(`Unknown output: ${t}`)}function yn({text:e,label:t}){let n=vn(e,`raw`,{border:4}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return T`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function bn(e,t){let n=e.book(t),r=new le(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>Cn(r,t,e.id)));return{options:i.map(e=>xn(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>Cn(r,e,null)),...a]}}function xn(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?Sn(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function Sn(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,answers:n.map(([e,t])=>({value:e,text:t}))}}function Cn(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const wn=[1,2,3,4];function Tn({kind:e,default:t,answers:n}){return t===null?e===`several`?n.map(({value:e})=>e):[30,10,-10,-30]:t}function En({parameter:e,label:t,value:n,onChange:r}){let i={uma:Dn,hundreds:An,several:jn}[e.kind];return T`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function Dn({label:e,value:t,onChange:n}){let[r,i]=E(()=>wn.map((e,n)=>String(t[n]??``))),a=(e,t)=>{let a=r.map((n,r)=>r===e?t:n);i(a),n(On(a))};return T`<fieldset class="parameter">
<legend>${e}</legend>
<p class="soft">${O(`open.uma-hint`)}</p>
<div class="places">
${wn.map(e=>T`<${s}
key=${e}
label=${O(`open.place`,{place:e})}
value=${r[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>a(e-1,t)}
/>`)}
</div>
</fieldset>`}function On(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(kn)}function kn(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function An({label:e,value:t,onChange:n}){let[r,i]=E(String(t));return T`<${s}
label=${`${e} (${O(`open.points`)})`}
value=${r}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{i(e),n(kn(e.trim()))}}
/>`}function jn({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return T`<fieldset class="parameter">
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
</fieldset>`}const Mn=`wrc-2022`,Nn=/* @__PURE__ */ new Map;function Pn(e){return{id:e,options:{},readings:{}}}function Q(e,t){let n=w(t),r=Nn.get(n)??re(e,t.id,t.options,t.readings);return Nn.set(n,r),r}function Fn(e,t){try{return Q(e,t),null}catch(e){return e}}function In(){let{library:e,tournament:t,book:n}=D(),{lang:r}=N(),[i,a]=je(`shinpan.rules`,null);if(!e)return null;let o=t?.id??null,s=i&&i.at===o&&!Fn(e,i.choice)?i.choice:null,c=t?{...Pn(Mn),...t.rulebook}:Pn(Mn),l=s??c,u=s||!n?Q(e,l):n;return{library:e,lang:r,words:new le(e),choice:l,book:u,choose:e=>a({at:o,choice:e})}}function Ln(e){return t=>{let n=In();return n?T`<${e} ...${t} rules=${n} />`:T`<${r} title=${O(`open.no-rules`)}
><${u} text=${O(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${O(`try-again`)}
</button>
<//><//
>`}}function Rn({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[O(`open.readings-changed`,{count:a})]:[]].join(` · `)}function zn({rules:e}){let[t,n]=E(!1);return T`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>n(!0)}>
<${De} name="book" />
<span class="body"
><small>${O(`open.rules-in-use`)}</small
><strong>${Rn(e,e.book)}</strong></span
>
<span class="badge">${O(`call.change`)}</span>
</button>
<${Bn} rules=${e} standing=${e.book.content.standing} />
${t&&T`<${Vn} rules=${e} value=${e.choice} onUse=${t=>{e.choose(t),n(!1)}} onClose=${()=>n(!1)} />`}
</div>`}function Bn({rules:e,standing:t}){return t===`official`?null:T`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function Vn({rules:e,value:t,onUse:n,onClose:r}){let{library:i,words:a}=e,[o,s]=E(t),c=Fn(i,o),l=Object.values(i.books).map(e=>({value:e.id,text:a.pick(e.name)})),{options:u,readings:d}=bn(i,o.id),f=d.filter(({option:e})=>!e||e in o.options);return T`<${A} title=${O(`open.choose-rules`)} onClose=${r}>
<${Ge}
label=${O(`open.rulebook`)}
value=${o.id}
options=${l}
onChange=${e=>s(Pn(e))}
/>
<p class="soft">${a.standingNote(o.id)}</p>
${u.length>0&&T`<${Un} offered=${u} chosen=${o.options} onChange=${e=>s({...o,options:e,readings:Gn(o,d,e)})} />`}
${f.length>0&&T`<${Wn} offered=${f} draft=${o} onChange=${s} />`}
<${Hn} error=${c} reasons=${Kn(u,o.options)} />
${!c&&T`<p role="status">${Rn(e,Q(i,o))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!c}
onClick=${()=>n(o)}
>
${O(`open.use-these`)}
</button>
<button class="button" onClick=${r}>${O(`cancel`)}</button>
</div>
<//>`}function Hn({error:e,reasons:t=[]}){return e?T`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>T`<p key=${e}>${e}</p>`)}
</div>`:null}function Un({offered:e,chosen:t,onChange:n}){let r=({id:e,parameter:r},i)=>{let{[e]:a,...o}=t;n(i?{...o,[e]:r?{[r.name]:Tn(r)}:{}}:o)};return T`<fieldset class="stack">
<legend>${O(`open.options`)}</legend>
${e.map(e=>T`<div key=${e.id} class="stack">
<${p}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e,t)}
/>
${e.parameter&&e.id in t&&T`<${En}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function Wn({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return T`<details class="fold">
<summary>
${O(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${O(`open.readings-text`)}</p>
${e.map(e=>T`<div key=${e.id} class="stack">
<${Ge}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function Gn({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function Kn(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}const qn=1e3;function Jn(e){let[t,n]=E(F.now);return b(()=>{if(!e)return;let t,r=()=>{n(F.now()),t=setTimeout(r,qn-F.now()%qn)};return r(),()=>clearTimeout(t)},[e]),t}const Yn=`shinpan.board`,Xn=()=>ve(Yn),Zn=e=>Ue(Yn,e);function Qn(e,t=!1){let n=t?`exceptZero`:`auto`;return tr(e/10,{minimumFractionDigits:1,signDisplay:n})}function $n(e,t=!1){return tr(e,{signDisplay:t?`exceptZero`:`auto`})}function er(e,t,n=!1){return`${$n(-t,n)}${e===`P`?`P`:``}`}function tr(e,t){return fe(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}function nr(e){return ir(Object.values(e.ledger).filter(({unit:e})=>!Fe(e)))}function rr(e,t){return ir(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function ir(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function ar(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function or(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function sr(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function cr(e,{kind:t,id:n}){return e[`${t}s`]?.[n]?.name??`?`}function $(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?$n(t):`${t<0?`−`:``}${oe(e,Math.abs(t))}`}function lr({unit:e,amount:t,what:n}){return O(`line.${ur(e,t,n)}`,{amount:$(e,Math.abs(t))})}function ur(e,t,n){return Fe(e)?t<0?`given-back`:`taken`:t>0?n===`reversed`?`due-again`:`fined`:n===`paid`||n===`waived`?n:`cancelled`}function dr(e,t){let n=l(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}const fr=[`late`,`late-arbiter`,`forfeit`];function pr(e,t){return[e?.id,e?.player_id].includes(t)}function mr(e){return!!e?.roles?.includes(`director`)}function hr(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&fr.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function gr({path:e,body:t,about:n,onApprove:r,onClose:i}){let[a,o]=E(null),{state:s}=D(),{lang:c}=N(),{does:l,wrong:u}=I();return b(()=>{F.ask(`${e}/preview?lang=${c}`,{method:`POST`,body:t}).then(o,e=>o({trouble:e}))},[]),T`<${A} title=${O(`charged.title`)} onClose=${i}>
${!a&&T`<${ke} />`}
${a?.trouble&&T`<p class="note bad" role="alert">${z(a.trouble)}</p>`}
${a?.changes&&T`${n&&T`<p><strong>${n}</strong></p>`}
<${_r} state=${s} seen=${a} />
<p class="soft">${O(`charged.logged`)}</p>
${u}
<button class="button main" type="button" onClick=${()=>l(()=>r(a.digest))}>${O(`charged.approve`)}</button>`}
<//>`}function _r({state:e,seen:{changes:t,running:n,owed_back:r}}){let i=new Map([...t,...n,...r].map(({account:e})=>[e.id,e]));if(i.size===0)return T`<p>${O(`charged.nothing`)}</p>`;let a=(e,t)=>e.filter(({account:e})=>e.id===t);return T`<dl class="facts">
${[...i].map(([i,o])=>T`<div key=${i}>
<dt class="who">${cr(e,o)}</dt>
<dd class="stack">
${a(t,i).length>0&&T`<p>${vr(a(t,i),`before`)} → <strong>${vr(a(t,i),`after`)}</strong></p>`}
${a(n,i).map(({before:e,after:t})=>T`<p>${O(`charged.running`)} ${yr(e,t)} → <strong>${yr(t,e)}</strong></p>`)}
${a(r,i).map(e=>T`<p><strong>${O(`charged.owed-back`,{paid:$(e.unit,e.paid),amount:$(e.unit,e.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function vr(e,t){return e.map(e=>$(e.unit,e[t])).join(` + `)}function yr({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const br=`games-cancelled`;function xr(e,t,n,r){let i=Math.min(se(n,r),86400),[a,o]=[br,`replacement`].map(n=>Sr(e,t,n)),s=i>=a&&!n.cancelled,c=s&&Cr(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...he(e,t,l),seconds:i,cancellation_due:s}}function Sr(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function Cr(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(br)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function wr(e,t){let n=m(e,t.round),r=n.map(ne),i=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),a=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(a.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let a=y(e.id,r,i),o=n.filter(t=>t.person?.id===e.id);return a?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:a,revision:t,timings:o}]:[]})}function Tr(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=xr(t,n,r,i);return{...ee(e,o),due:a}}async function Er(e,t,n={}){await F.send(`timing`,null,{hanchan:e.id,what:t,...n}),k()}function Dr(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const Or=864e5;function kr(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function Ar(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=kr(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>Or/2&&(l-=Or),l<-432e5&&(l+=Or),new Date(t-t%1e3+l).toISOString()}function jr(e){let{book:t}=D(),n=Xe(()=>t?.revision?{[t.revision]:t}:{},[t]),[r,i]=E({}),a=[...new Set(e.map(({revision:e})=>e))].filter(e=>e&&!(e in n));return b(()=>{for(let e of a)F.revision(e).then(t=>i(n=>({...n,[e]:t})),()=>{})},[a.join()]),{...r,...n}}function Mr(e){let t=C(/* @__PURE__ */ new Set);b(()=>{for(let n of e)for(let e of Nr(n))t.current.has(e)||(t.current.add(e),Pr(n))},[e])}function Nr({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function Pr({key:e,name:t,line:n}){if(k(400),x(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(O(`clock.late-is`,{name:t}),r))}function Fr(){let[e,t]=E(globalThis.Notification?.permission??`denied`);return e==="default"?T`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(t,()=>t(`denied`))}>${O(`clock.notify`)}</button>`:null}function Ir(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function Lr({state:e,hanchan:t,zone:n}){let{official:r}=D(),i=Ir(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return T`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${O(`kept.title`)}</h2>
${!a&&T`<p class="note info">${O(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>T`<li class="item" key=${t.id}><${Rr} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function Rr({state:e,kept:t,zone:n,director:r}){let i=Object.values(e.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[o,s]=E(i.length===1?i[0].id:``),[c,l]=E(!1),[u,d]=E(!1),{official:f}=D(),{does:p,wrong:m}=I(),h=t.who===`arbiter`,g={confirmed:!0,...h&&{arbiter:o}},_=zr(e,t,t.player??o),v=()=>_?d(!0):p(()=>F.send(`kept-answer`,t.id,g)),y=pr(f,t.player)||h&&pr(f,o),b=async e=>{await F.send(`kept-answer`,t.id,{...g,reason:u,preview:e}),d(!1)},x=async e=>{await F.send(`kept-answer`,t.id,{confirmed:!1,reason:e}),l(!1)},S=Date.parse(t.server_at)-Date.parse(t.at)>6e4;return T`<p><strong>${a(t.at,n)}</strong> ${Vr(e,t)}</p>
${S&&T`<p class="note warn">${O(`kept.received`,{time:a(t.server_at,n)})}</p>`}
${r&&y&&T`<p class="note info">${O(`clock.own`)}</p>`}
${r&&!y&&T`${h&&i.length!==1&&T`<${Ge} label=${O(`kept.which`)} value=${o} options=${Br(i)} onChange=${s} />`}
<div class="pair">
<button class="button main" type="button" disabled=${h&&!o} onClick=${v}>${O(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>l(!0)}>${O(`kept.dismiss`)}</button>
</div>
${m}`}
${c&&T`<${B} what="dismissal" title=${`${a(t.at,n)} ${Vr(e,t)}`} yes=${O(`kept.dismiss-now`)} onReason=${x} onClose=${()=>l(!1)} />`}
${u===!0&&T`<${B} what="player-time" title=${O(`charged.title`)} text=${O(`charged.changes`)} yes=${O(`charged.look`)} onReason=${d} onClose=${()=>d(!1)} />`}
${u&&u!==!0&&T`<${gr} path=${`kept-times/${t.id}/answer`} body=${{...g,reason:u}} onApprove=${b} onClose=${()=>d(!1)} />`}`}function zr(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return wr(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>hr(e,a,t.person.id))}function Br(e){return[{value:``,text:O(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Vr(e,{what:t,who:n,player:r}){if(t===`began`)return O(`kept.began`);let i=n===`arbiter`?O(`kept.arbiter`):e.players[r]?.name??`?`;return O(`kept.${t}`,{name:i})}async function Hr(e,t,n){await F.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),k()}function Ur({hanchan:e,extra:t,onClose:n}){let r=Math.floor(t/60),[i,a]=E(1),[o,c]=E(``),{does:l,wrong:u}=I(),d=Math.min(i*60,t);return T`<${A} title=${O(`game.less`)} onClose=${n}>
<${ue} label=${O(`game.less-minutes`)} value=${i} min=${1} max=${Math.max(r,1)} less=${O(`clock.less`,{what:O(`game.less-minutes`),count:1})} more=${O(`clock.longer`,{what:O(`game.less-minutes`),count:1})} onChange=${a} />
<${s} long label=${O(`clock.reason`)} value=${o} onInput=${c} maxlength="4000" />
${u}
<button class="button main" type="button" disabled=${!(d>0)||!o.trim()} onClick=${()=>l(async()=>{await F.send(`extra-time`,null,{hanchan:e.id,seconds:-d,reason:o.trim()}),n()})}>${O(`game.take-off`)}</button>
<//>`}const Wr=[1,3,5];function Gr({hanchan:e,game:{clock:t,extra:n},now:r,zone:o,may:s}){let[c,l]=E(!1),{does:u,wrong:d}=I(),p=t&&i(t,r),m=t&&O(p?`game.was-up`:`game.ends`,{time:a(new Date(t.ends),o)});return Mr(t?[qr(e,t,r)]:[]),T`<section class=${`late ${p?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${O(`game.left`)}</h2>
${t?T`<p class="late-time" role="timer">${f(de(t,r))}</p><p>${m}</p>`:T`<p>${O(`game.no-limit`)}</p>`}
${p&&T`<${Kr} />`}
${n>0&&T`<p class="soft">${O(`game.extra`,{time:f(n)})}</p>`}
${t&&s&&T`<div class="pair">
${Wr.map(t=>T`<button key=${t} class="button" type="button" onClick=${()=>u(()=>Hr(e,t*60))}>${O(`game.more`,{count:t})}</button>`)}
${n>0&&T`<button class="button" type="button" onClick=${()=>l(!0)}>${O(`game.less`)}</button>`}
</div>`}
${d}
${c&&T`<${Ur} hanchan=${e} extra=${n} onClose=${()=>l(!1)} />`}
</section>`}function Kr(){let{book:e}=D();if(!e)return null;let{still:t,chonbo:n}=Ye(e);return T`<p class="note warn"><strong>${O(`game.still.${t}`)}</strong> ${O(`game.chonbo.${n}`)}</p>`}function qr(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=O(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:O(`game.left`),seconds:r,thresholds:[i],line:a}}function Jr({state:t,id:n}){let r=M(),i=t.others.offences.filter(({offender:e})=>e.id===n);return i.length===0?null:T`<section class="stack" aria-labelledby="season">
<h2 id="season">${O(`hall-season`,{season:t.season.season})}</h2>
<dl class="facts">
${i.map(n=>T`<div key=${n.ruling}>
<dt>${e(r,n.foul)}<small>${We(t,n.tournament)} · ${a(n.ruled_at,t.settings.time_zone)}</small></dt>
<dd>${P(r,n)}</dd>
</div>`)}
</dl>
</section>`}const Yr={url:null,blob:null,failed:!1};function Xr(e,t){let[n,r]=E(Yr);return b(()=>{let t=``,n=!1;return e().then(e=>{n||(t=URL.createObjectURL(e),r({url:t,blob:e,failed:!1}))},()=>n||r({...Yr,failed:!0})),()=>{n=!0,t&&URL.revokeObjectURL(t)}},[t]),n}function Zr({count:e,onPhoto:t}){let[n,r]=E(!1);return e>=8?T`<p class="note" role="status">${O(`call.photos-most`,{most:8})}</p>`:T`<label class="button photo" aria-busy=${n}>
${n?T`<progress aria-hidden="true"></progress>`:T`<${De} name="camera" />`}
<span aria-live="polite">${O(n?`call.photo-shrinking`:`hall-add-photo`)}</span>
<input class="unseen" type="file" accept="image/*" aria-disabled=${n} onClick=${e=>n&&e.preventDefault()} onChange=${async e=>{let[n]=e.currentTarget.files;e.currentTarget.value=``,n&&(r(!0),await t(n).catch(e=>g(O(e.name===`Unreadable`?`hall-photo-bad`:`call.not-kept`))),r(!1))}} />
</label>`}function Qr({ruling:e}){let{state:t}=D(),n=Object.values(t.photos).filter(t=>t.ruling===e);return T`<${Zr} count=${n.length} onPhoto=${async t=>{await F.addPhoto(e,t),g(O(`hall-photo-added`))}} />`}function $r({state:e,ruling:t}){let n=Object.values(e.photos).filter(e=>e.ruling===t.id);return n.length===0?null:T`<section class="stack">
<h2>${O(`hall-photos`)}</h2>
<ul class="photos">
${n.map((e,n)=>T`<li key=${e.id}><${ei} ruling=${t.id} photo=${e} number=${n+1} /></li>`)}
</ul>
</section>`}function ei({ruling:e,photo:t,number:n}){let{url:r,failed:i}=Xr(()=>F.photo(e,t.id),t.id);return i?T`<p class="soft">${O(`hall-photo-away`,{number:n})}</p>`:T`<figure>
${r&&T`<a href=${r} target="_blank"><img src=${r} alt=${O(`hall-photo`,{number:n})} /></a>`}
${t.unsent&&t.outbox!==`done`&&T`<figcaption class="badge info">${O(`hall-unsent`)}</figcaption>`}
</figure>`}function ti({state:e,ruling:t}){return T`<section class="stack">
<h2>${O(`hall-incident`)}</h2>
<${Le} rulings=${j(e,t)} empty="" />
</section>`}function ni({ruling:e}){let t=bt();return e.seq?T`<section class="stack">
<h2>${O(`reports.incident`)}</h2>
<ul class="rows">
<${_t} name=${O(`reports.incident-page`)} hint=${O(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function ri({readings:e}){let t=M(),[,n]=E(0);return b(()=>{F.loadReading().then(()=>n(1),()=>{})},[]),T`<div class="stack">
${e.map(({id:e,chosen:n})=>{let{question:r,alternatives:i,reason:a}=t.reading({id:e,chosen:n});return T`<p key=${e}>${r} <strong>${i[n]}</strong> <small class="soft">${a}</small></p>`})}
</div>`}function ii({call:e}){let{state:t,official:n}=D(),r=si(t,n,e);return r&&T`<p class="note warn">${O(`partial.warn.${r}`)}</p>`}function ai({why:e}){return T`<p class="note warn">${O(`partial.was.${e}`)}</p>`}function oi(e){return T`<span class="badge warn">${O(`partial.badge`)}</span>`}function si(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const ci=[[`day`,86400],[`hour`,3600],[`minute`,60]];function li({status:e,level:t}){return O(`esc.stands.${e}.${t}`)}function ui({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?O(`esc.outcome.${t}`):``}function di(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function fi(e){let t=Math.max(0,(F.now()-Date.parse(e))/1e3),[n,r]=ci.find(([,e])=>t>=e)??ci[ci.length-1],i=Math.floor(t/r);return fe(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function pi(e,{status:t,level:n},r){let i=mi(e,t,n,r);return i===`appeal`&&gi(e)&&_i(e.state)>F.now()?`later`:i===`decide`?n!==`head-referee`&&hi(e)?`panel`:o(e,r)?`own-table`:i:i}function mi({official:e},t,n,r){let i=Je(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?Ke(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!Je(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function hi({official:e,book:t,state:n}){return gi({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!vi(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function gi({book:e}){return e?.content.rule_points.appeals===`panel`}function _i({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function vi({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function yi({ruling:e,onClose:t}){let[n,r]=E(``);return T`<${B} what="escalation" title=${O(`hall-escalate`)} text=${O(`esc.escalate-text`)} yes=${O(`hall-escalate`)}
onReason=${async r=>{await F.send(`escalation`,e,{reason:r,...n.trim()&&{evidence:n.trim()}}),k(),g(O(`esc.done.escalation`)),t()}} onClose=${t}>
<${s} long label=${O(`esc.evidence`)} hint=${O(`esc.evidence-hint`)} value=${n} onInput=${r} maxlength="4000" />
<//>`}F.loadEscalationSteps();function bi({state:e,ruling:t}){let n=Object.values(e.notes).filter(e=>e.ruling===t.id);if(n.length===0)return null;let r=e.settings.time_zone,i=n.sort((e,t)=>Date.parse(e.noted_at)-Date.parse(t.noted_at));return T`<section class="stack" aria-label=${O(`note.title`)}>
<h2>${O(`note.title`)}</h2>
${i.map(({id:t,note:n,noted_at:i,official:o,unsent:s,outbox:c})=>T`<div class="card" key=${t}>
<p>${n}</p>
<p class="soft">
${[e.officials[o]?.name,a(i,r)].filter(Boolean).join(` · `)}
${s&&c!==`done`&&T` <span class=${`badge ${Ie(c)?`bad`:`info`}`}>${O(`hall-unsent`)}</span>`}
</p>
</div>`)}
</section>`}function xi({ruling:e}){let[t,n]=E(!1),[r,i]=E(``),{does:a,wrong:o}=I();return T`<button class="button" type="button" onClick=${()=>n(!0)}>${O(`note.add`)}</button>
${t&&T`<${A} title=${O(`note.add`)} onClose=${()=>n(!1)}>
<form onSubmit=${t=>{t.preventDefault(),r.trim()&&a(async()=>{await F.send(`note`,e,{note:r.trim()}),k(),g(O(`note.added`)),i(``),n(!1)})}}>
<${s} long label=${O(`call.note`)} value=${r} onInput=${i} maxlength="4000" />
${o}
<button class="button main" disabled=${!r.trim()}>${O(`note.save`)}</button>
</form>
<//>`}`}function Si({state:e,ruling:t}){let n=M(),{id:r,hanchan:i,hand:a,seat:o,table:s,foul:c}=t;if(!o||!i||!a)return null;let l=Pe(e.hanchans[i],a).filter(({wind:t,player:n})=>t!==o&&e.players[n]);return T`<${qe} class="wrong-player" title=${T`<span class="body">${O(`reason.wrong-player`)}</span>`}>
${()=>T`<div class="switches">
${l.map(({wind:t,player:i})=>T`<a
class="chip"
key=${t}
href=${`#/call/${s.id}/${t}/${c}?amends=${r}&why=wrong-player`}
>
${n.phrase(`seat-${t}`)} <span class="who">${e.players[i].name}</span>
</a>`)}
</div>`}
<//>`}function Ci({state:e,ruling:t}){let n=D(),[r,i]=E(!1),[a,s]=E(null);if(!Ke(n.official)||t.outbox===`holding`||Ie(t.outbox))return null;let c=t=>!be(t)&&!Ae(e,t.id),l=c(t),u=j(e,t).filter(c),d=o(n,t),f=()=>s(null),m=async e=>{for(let n of[t,...r?u:[]])await F.send(`withdrawal`,n.id,{reason:e});k(),g(O(`hall-done.withdrawal`)),f(),scrollTo({top:0})},{id:h,table:_,seat:v,foul:y}=t;return T`<section class="doing" aria-label=${O(`hall-actions`)}>
${l&&d&&T`<p class="note warn">${O(`call.own-table`)}</p>`}
${l&&!d&&T`<${Si} state=${e} ruling=${t} />
<a class="button" href=${`#/call/${_.id}/${v??`-`}/${y}?amends=${h}`}>${O(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>s(`withdraw`)}>${O(`hall-withdraw`)}</button>`}
${l&&T`<button class="button" type="button" onClick=${()=>s(`escalate`)}>${O(`hall-escalate`)}</button>`}
<${xi} ruling=${h} />
<${Qr} ruling=${h} />
${a===`withdraw`&&T`<${B} what="withdrawal" title=${O(`hall-withdraw`)} text=${O(`hall-withdraw-text`)} yes=${O(`hall-withdraw`)}
onReason=${m} onClose=${f}>
${u.length>0&&T`<${p} label=${O(`hall-withdraw-too`,{names:ye(u)})} checked=${r} onChange=${i} />`}
<//>`}
${a===`escalate`&&T`<${yi} ruling=${h} onClose=${f} />`}
</section>`}function wi({catalogue:e},t,n,r){let[i,a,o]=[[t],n,r].map(Ei),s=r.some(e=>Oi(e)===Oi(t));return Object.entries(e.corrections).filter(([,{when:e,of:t,unless:n=[],player:r=!1}])=>Ti(e,Di(i,t),Di(r?o:a,t),s)&&!Di(a,n)).map(([e])=>e)}function Ti(e,t,n,r){return e===`gone`?t&&!n:e===`came`?n&&!t:e===`changed`?t!==n:t&&!r}function Ei(e){return new Set(e.flatMap(({effects:e,steps:t,stays:n=[]})=>[...e,...t,...n]))}function Di(e,t){return t.some(t=>e.has(t))}function Oi({penalties:e,transfers:t=[]}){return w([e,t])}function ki({state:e,ruling:t}){let n=M(),{library:r}=D(),[,i]=E(0),a=t.status===`withdrawn`,o=a?t:e.rulings[t.amends],s=a?[]:[t],c=[...s,...j(e,t).filter(({status:e})=>e!==`withdrawn`)],l=jr([...c,o??t]);if(b(()=>{F.loadReading().then(()=>i(1),()=>{})},[r]),!o||!r?.catalogue.corrections)return null;let u=e=>Ai(_(n,l[e.revision],e)),[d,...f]=[o,...c].map(u);if(!d||f.includes(null))return null;let p=wi(r,d,f,f.filter((e,n)=>n<s.length&&t.offender.id===o.offender.id)),m=c.some(({offender:e})=>e.id!==o.offender.id);return T`<section class="stack" aria-label=${O(`hall-corrections`)}>
<h2>${O(`hall-corrections`)}</h2>
${p.length===0&&T`<p class="soft">${O(`hall-no-corrections`)}</p>`}
<ol class="steps">
${p.map(e=>{let{text:t,player:i}=r.catalogue.corrections[e];return T`<li key=${e}>${i&&m&&T`<span class="who">${o.offender.name}</span>: `}${n.pick(t)}</li>`})}
</ol>
</section>`}function Ai(e){if(!e)return null;let{penalties:t,transfers:n,...r}=e.chosen??e.final??e.first,[i,a,o]=[r.effects,r.steps,r.stays].map(ji);return{penalties:t,transfers:n,effects:i,steps:a,stays:o}}function ji(e){return e.map(({id:e})=>e)}function Mi({steps:e,call:t}){let{library:n,book:r,state:i,official:a}=D(),o=M(),[,s]=E(0);b(()=>{F.loadReading().then(()=>s(1),()=>{})},[n]);let{opens:c}=n?.catalogue??{},{table:l,seat:u,offender:d}=t;if(!c||!r||!u||!d||!Ke(a))return null;let f=Object.values(i.rulings).some(e=>e.id!==t.ruling&&e.foul===t.foul&&e.offender.id===d.id&&!be(e)),p=/* @__PURE__ */ new Map;for(let{id:n}of e){let{foul:e=t.foul,facts:i={},repeat:a=!1}=c[n]??{foul:``};if(!r.content.fouls[e]?.rows.length||a&&!f||e===t.foul&&w({...t.facts,...i})===w(t.facts))continue;let o=e===t.foul?{...t.facts,...i}:i;xe(r,e,o,{})&&p.set(e,{foul:e,facts:o})}return[...p.values()].map(({foul:e,facts:n})=>{let r=Object.keys(n).length>0?`?facts=${encodeURIComponent(JSON.stringify(n))}`:``,i=o.name(`fouls`,e),a=e===t.foul?O(`further.harder`,{foul:i}):O(`further.rule`,{foul:i});return T`<a class="button" key=${e} href=${`#/call/${l}/${u}/${e}${r}`}>${a} <${De} name="next" /></a>`})}function Ni({state:e,escalation:{id:t,standing_id:n}}){let r=M();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return T`<div class="both">
<${Pi} words=${r} label=${O(`esc.as-called`)} ruling=${i} />
${n===null?T`<div class="card"><small>${O(`esc.as-it-stands`)}</small><strong>${O(`esc.nothing-stands`)}</strong></div>`:T`<${Pi} words=${r} label=${O(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Pi({words:t,label:n,ruling:r}){return r?T`<a class="card" href=${`#/ruling/${r.id}`}>
<small>${n}</small>
<strong class=${`penalty ${Ve(r.kind)}`}>${P(t,r)}</strong>
<span>${e(t,r.foul)}</span>
</a>`:null}function Fi({state:e,events:t}){return T`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:o=e.officials[i]?.name,at:s,href:c})=>T`<li key=${t}>
<div class="row">
<span class="body">
${c?T`<a href=${c}>${n}</a>`:T`<strong>${n}</strong>`}
${r&&T`<span>${r}</span>`}
<small>${[o,s&&a(s,e.settings.time_zone)].filter(Boolean).join(` · `)||O(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Ii(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&O(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:O(`esc.escalated`),reason:o,who:di(e,t),at:i},...a.map(t=>Li(e,t))]}function Li(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Ri(t),reason:r,who:di(e,t),at:i}}function Ri({what:e,outcome:t,level:n}){return e===`decided`?O(`esc.decided.${n}`,{outcome:O(`esc.outcome.${t}`)}):O(`esc.step.${e}`)}function zi({state:e,ruling:t}){let n=Ae(e,t.id),r=[...Bi(e,t),...n?Ii(e,n):[]];return r.length===0?null:T`<section class="stack">
<h2>${O(`hall-history`)}</h2>
<${Fi} state=${e} events=${r} />
${n&&T`<${Ni} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${O(`hall-to-escalation`)}</a>`}
</section>`}function*Bi(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:O(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Vi(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:O(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Vi(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?O(`hall-closed-by-ruling`):O(`hall-closed`,{how:r?O(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Hi({args:[e]}){let{tournament:t,state:n}=D();if(!t||!n)return T`<${Se} title=${O(`hall-ruling`)} />`;let r=n.rulings[e];return r?T`<${Ui} state=${n} ruling=${r} />`:T`<${Me} title=${O(`hall-ruling`)} text=${O(`hall-no-ruling`)} up="#/log" />`}function Ui({state:t,ruling:n}){let{official:i}=D(),a=M(),o=jr([n])[n.revision],s=_(a,o,n),c=s&&(s.chosen??s.final??s.first);return T`<${r} title=${e(a,n.foul)} up=${`#/table/${n.table.id}`}>
<section class="card hall-verdict">
<p class=${`penalty large ${Ve(n.kind)}`}>${c?me(a,c):P(a,n)}</p>
<p><a class="who" href=${Wi(n)}>${n.offender.name}</a></p>
<p class="soft">${Te(a,n)}</p>
<p><${He} ruling=${n} /></p>
${n.item===n.id&&T`<${ze} id=${n.item} />`}
${Be(n.outbox)&&T`<a href="#/outbox">${O(`hall-resolve`)}</a>`}
</section>
${(n.amends||n.status===`withdrawn`)&&T`<${ki} state=${t} ruling=${n} />`}
${j(t,n).length>0&&T`<${ti} state=${t} ruling=${n} />`}
<${Gi} ruling=${n} />
${s?T`<${Ki} ruling=${n} spoken=${s} />`:T`<p class="soft">${O(`hall-no-book`)}</p>`}
<${qi} state=${t} ruling=${n} />
<${bi} state=${t} ruling=${n} />
<${$r} state=${t} ruling=${n} />
<${zi} state=${t} ruling=${n} />
<${Ci} state=${t} ruling=${n} />
${Je(i,[`director`])&&T`<${ni} ruling=${n} />`}
<//>`}function Wi({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}function Gi({ruling:e}){let n=M(),r=Object.entries(e.final_decision?.facts??e.facts??{}),i=Object.entries(t(e.context??{}));return r.length+i.length===0?null:T`<section>
<h2>${O(`hall-facts`)}</h2>
<dl class="facts">
${r.map(([e,t])=>T`<div key=${e}><dt>${n.question(e)}</dt><dd>${n.answer(e,{value:t})}</dd></div>`)}
${i.map(([e,t])=>T`<div key=${e}><dt>${Oe(n,e)}</dt><dd>${ae(n,e,t)}</dd></div>`)}
</dl>
</section>`}function Ki({ruling:e,spoken:{first:t,final:n,chosen:r,within:i}}){let a=r??n??t,o=n??t;return T`<section class="stack">
<h2>${O(`hall-decision`)}</h2>
${r&&T`<p class="note warn">
${O(`hall-prescribed`,{line:t.line})}${e.reason&&T`<br />${O(i?`hall-within`:`hall-because`,{reason:e.reason})}`}
</p>`}
${!r&&!n&&t.status===`deferred`&&T`<p>${t.line}</p>`}
${n&&T`<p>${O(`hall-first`,{line:t.line})}</p>`}
${a.say&&a.say!==a.line&&T`<p class="say">${O(`call.quoted`,{text:a.say})}</p>`}
<ol class="steps">${a.steps.map(e=>T`<li key=${e.id}>${e.text}</li>`)}</ol>
${!be(e)&&T`<${Mi} steps=${a.steps} call=${{...e,table:e.table.id,ruling:e.id}} />`}
<${Ee} stays=${a.stays} />
${Re(o).map(e=>T`<p class="soft" key=${e}>${e}</p>`)}
${o.readings.length>0&&T`<${ri} readings=${o.readings} />`}
<p class="soft">${O(`hall-revision`,{revision:e.revision.slice(0,12)})}</p>
</section>`}function qi({state:e,ruling:t}){let n=e.settings.time_zone,r=Date.parse(t.device_at)-Date.parse(t.ruled_at);return T`<section class="stack">
<h2>${O(`hall-origin`)}</h2>
<p>${[e.officials[t.official]?.name,a(t.ruled_at,n)].filter(Boolean).join(` · `)}</p>
${Math.abs(r)>2e3&&T`<p class="soft">${O(`hall-device-time`,{time:a(t.device_at,n)})}</p>`}
${t.conflict&&T`<${ai} why=${t.conflict} />`}
${t.note&&T`<p class="note info">${t.note}</p>`}
</section>`}function Ji({state:t,line:{what:n,amount:r,cause:i,cause_id:o,hanchan:s,round:c,reason:l,at:u}}){let d=M(),{table:f}=t.hanchans[s]??{},p=i===`ruling`&&t.rulings[o],m={ruling:p&&`#/ruling/${o}`,clock:f&&`#/start/${f}/${s}`,payment:`#/paid/${o}`}[i],h=p?e(d,p.foul):O(`hall-cause.${i}`),g=[O(`hall-line.${n===`reversed`&&r>0?`undone`:n}`),c&&O(`hall-round`,{round:c}),a(u,t.settings.time_zone),l];return T`${m?T`<a class="reach" href=${m}>${h}</a>`:h}<small>${g.filter(Boolean).join(` · `)}</small>`}const Yi=[`device_at`,`clock_offset_ms`,`revision`];function Xi({stored:e,sent:t}){let n=[O(`hall-on-server`),O(`hall-on-phone`)];return T`<${Zi} caption=${O(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function Zi({caption:e,heads:t,before:n,after:r}){L();let i=M(),{state:a}=D(),[o,s]=[$i(r),$i(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!Yi.includes(e));return T`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>T`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>T`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${et(i,e)}</th></tr>
<tr><td>${ea(i,a,e,s[e])}</td><td>${ea(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function Qi({item:{expected:e,answer:t,differs:n}}){let r=M(),i=n===`revision`?t.second_decision:t.decision;return T`<div class="note warn">
<p>${O(`hall-phone-showed`,{line:P(r,e)})}</p>
<p><strong>${O(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:P(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${O(`hall-ruling`)}</a>
</div>`}function $i(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>$i(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function ea(t,n,r,i){if(i===void 0)return`–`;if(r===`foul`)return e(t,i);if(r.endsWith(`_at`)&&i!==`–`)return a(i,n.settings.time_zone);for(let e of[n.players,n.teams,n.officials])if(e[i])return e[i].name;return n.tables[i]?.label??n.hanchans[i]?.round??i}function ta(){let e=C(null),[t,n]=E(``);b(()=>{let t=new AbortController;return ra(e.current,t.signal,na,n),()=>t.abort()},[]);let i=t===`impossible`||t===`refused`;return T`<${r} title=${O(`hall-scan`)} up="#/tables">
<p>${O(`hall-scan-how`)}</p>
<video ref=${e} class="viewfinder" hidden=${i} muted playsinline aria-label=${O(`hall-viewfinder`)}></video>
${t&&T`<p class="note warn" role="status">${O(`hall-scan-trouble.${t}`)}</p>`}
<a class="button" href="#/tables">${O(`hall-tables`)}</a>
<a class="button" href="#/join">${O(`hall-join`)}</a>
<//>`}function na(e){let t=ot(e);if(!t)return!1;k();let{tournament:n,invitation:r,account:i,table:a}=t,o=r?`join/${n}/${r}`:i?`account/${i}`:`table/${a}`;return we(`#/${o}`,{replace:!0}),!0}async function ra(e,t,n,r){let i=navigator.mediaDevices&&await ia().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function ia(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function aa(e,t,r,i){let a=e.map(e=>oa(e,t,r,i)),o=a.filter(e=>e instanceof h);if(o.length&&o.length===a.length)throw o[0];let s={foul:t,facts:r,context:n(i)};return a.map((t,n)=>t instanceof h?{rulebook:e[n].names(),...s,...Ce()}:t)}function oa(e,t,n,r){try{return Ne(e,t,n,r)}catch(e){if(e instanceof h)return e;throw e}}function sa(e,t){let n=new le(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:ca(n,r,e)})),differs:i.some(e=>!la(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function ca(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function la(e,t){return w(e)===w(t)}const ua={transfers:[],fines:[],effects:[]};function da({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function fa({words:e},t){if(t.lateness)return O(`open.by-lateness`);let n=pa(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>pa(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function pa(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...ua,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?O(`open.grows-times`,{times:r.p.times}):O(`open.grows-add`,{p:r.p.add})})`:e.line({...ua,penalties:t,effects:n})}function ma(e,t){return e.table(t).rows}function ha({rules:e,book:t,foul:n}){let{words:r}=e,i=ma(t,n);if(!i.length)return T`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return T`<ol class="table-rows">
${i.map(t=>T`<li key=${t.id}>
<strong>${fa(e,t)}</strong>
${da(e,t.when).map(e=>T`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&T`<p>${i.length>1?O(`open.otherwise`):O(`open.always`)}</p>`}
${t.effects.length>0&&T`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${_e(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&T`<p class="soft">${O(`open.counted-over`,{scope:v([r.phrase(`scope-${a}`)])})}</p>`}`}function ga({book:e,words:t,foul:n,facts:r,context:i,onChange:a}){let o=(e,t)=>{let{[e]:n,...r}=i;a(t===d[e]?r:{...r,[e]:t})};return T`<div class="stack">
${Object.entries(c).map(([a,s])=>{let c=s.filter(t=>xe(e,n,r,{...i,[a]:t}));return T`<${ce}
key=${a}
label=${Oe(t,a)}
value=${i[a]??d[a]}
options=${c.map(e=>({value:e,text:ae(t,a,e)}))}
onChange=${e=>o(a,e)}
/>`})}
</div>`}const _a=[`impossible`,`denied`,`silent`];function va({tournament:e,as:t,player:n=!1}){let{lang:r}=N(),[i,a]=E(``),o=async n=>{a(n?`beginning`:`ending`),a(await(n?ya({tournament:e,as:t},r):ba(e)).catch(()=>`unreached`))};if(b(()=>{let n=!1;return F.push().then(n=>n.status({tournament:e,as:t},r)).then(e=>n||a(e),()=>{}),()=>void(n=!0)},[e,t,r]),!i)return null;if(_a.includes(i))return T`<section class="card"><h2>${O(`push.title`)}</h2><p role="status">${O(`push.${i}`)}</p></section>`;let s=[`unserved`,`unreached`].includes(i);return T`<${p} label=${O(`push.title`)} hint=${O(n?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(i)} onChange=${o} />
${s&&T`<p class="note warn" role="status">${O(`push.${i}`)}</p>`}`}async function ya(e,t){return(await F.push()).subscribe(e,t)}async function ba(e){return await(await F.push()).unsubscribe(e),`off`}export{kr as $,ut as $t,li as A,At,Kr as B,B as Bt,Mi as C,Q as Ct,fi as D,Ln as Dt,yi as E,Fn as Et,$r as F,It as Ft,Fr as G,St as Gt,Hr as H,Tt as Ht,Qr as I,Kt as It,Tr as J,z as Jt,Mr as K,bt as Kt,Zr as L,q as Lt,oi as M,jt as Mt,ii as N,U as Nt,pi as O,yn as Ot,ri as P,Mt as Pt,Er as Q,lt as Qt,Xr as R,Lt as Rt,Ni as S,Bn as St,Si as T,Pn as Tt,Lr as U,Dt as Ut,Gr as V,Ot as Vt,Ir as W,_t as Wt,wr as X,ft as Xt,Dr as Y,ht as Yt,Ar as Z,pt as Zt,qi as _,Zn as _t,fa as a,rr as at,Ii as b,Hn as bt,aa as c,lr as ct,Zi as d,sr as dt,st as en,gr as et,Qi as f,or as ft,Ki as g,Xn as gt,Gi as h,$n as ht,da as i,$e as in,$ as it,di as j,Nt as jt,ui as k,V as kt,ta as l,dr as lt,Ji as m,er as mt,ga as n,tt as nn,pr as nt,ma as o,nr as ot,Xi as p,Qn as pt,jr as q,gt as qt,ha as r,L as rn,mr as rt,sa as s,cr as st,va as t,ot as tn,hr as tt,ra as u,ar as ut,Hi as v,Jn as vt,ki as w,Rn as wt,Ri as x,zn as xt,Fi as y,Vn as yt,Jr as z,kt as zt};