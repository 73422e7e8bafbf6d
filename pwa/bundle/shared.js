import{$t as e,A as t,At as n,B as r,Br as i,Bt as a,Ct as o,D as s,Dr as c,Dt as l,E as u,Er as d,Et as f,F as p,G as m,Gt as h,H as g,Ht as _,I as v,Ir as y,It as b,Jt as x,Lr as S,Lt as ee,M as te,Mt as C,N as ne,Nr as w,O as re,Or as ie,Ot as ae,Pn as oe,Pt as se,Qt as ce,R as le,Rr as ue,S as T,St as de,T as fe,Tt as pe,Ut as me,V as he,Vt as E,Wt as D,Yt as ge,_ as _e,an as ve,at as ye,b as O,c as be,cn as xe,ct as Se,dn as k,et as A,f as Ce,g as we,gn as Te,h as Ee,hn as De,ht as Oe,ir as ke,it as Ae,j as je,jr as Me,jt as Ne,k as Pe,kr as Fe,ln as Ie,lt as j,m as Le,n as Re,nt as M,o as ze,on as Be,ot as Ve,p as He,q as Ue,rr as We,st as Ge,u as Ke,un as qe,vn as Je,w as Ye,wt as N,x as Xe,xt as P,y as Ze,z as Qe,zr as F,zt as I}from"./app.js";const $e={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function L(){let[,e]=F(!1);S(()=>{ce(`others`).then(()=>e(!0),()=>{})},[])}function et(e){let t=String(e?.type).split(`:`).at(-1)??``,n=$e[t]??t;return ge(`refusal.type.${n}`)?D(`refusal.type.${n}`):ge(`refusal.type.other`)?D(`refusal.type.other`):e?.detail??``}function tt(e,t){let[n]=t.split(`.`),r=t.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(n)&&r in e.catalogue.facts?e.question(r):n===`context`&&r in Ye?s(e,r):ge(`refusal.field.${n}`)?D(`refusal.field.${n}`):t}function nt({problem:t}){L();let n=j(),{errors:r=[],detail:i,title:a}=t??{};return e`<div class="note bad stack">
<p><strong>${et(t)}</strong></p>
${r.length===0&&e`<p lang="en">${i??a??D(`hall-unknown`)}</p>`}
<dl class="refusal">
${r.map(({field:t,message:r,cure:i})=>{let a=tt(n,t);return e`<div key=${t}>
<dt><strong>${a}</strong></dt>
<dd lang="en"><small>${r===a?i:`${r} ${i}`}</small></dd>
</div>`})}
</dl>
</div>`}const rt=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,it=RegExp(`#/join/(${rt})/([\\w-]{16,200})`,`i`),at=/#\/account\/(spa_[\w-]{16,200})/,ot=RegExp(`#/table/(${rt})`,`i`);function st(e){let t=it.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=at.exec(e);if(n)return{account:n[1]};let r=ot.exec(e);return r?{table:r[1].toLowerCase()}:null}function ct(){let{path:e}=Be();return t=>{Be().path===e&&ve(t,{replace:!0})}}const lt=se(a.referee,`Switch`);function ut({to:t,children:n}){let{tournament:r,outbox:i}=I(),[a,o]=F(!r||r.id===t||i.every(({state:e})=>e===`differs`));return a?n:e`<${lt} onYes=${()=>o(!0)} />`}function dt({up:t}){let{joining:n}=I(),{loaded:r=0,total:i=0,name:a,roles:o=[]}=n??{};return e`<${Ne} title=${a??D(`hall-joining`)} up=${t}>
<div class="waiting" role="status">
${o.length>0&&e`<p>${D(`hall-as`,{roles:o.map(e=>D(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${D(`hall-joining`)} value=${i?r:void 0} max=${i||1}></progress>
<p>${i?D(`hall-loaded`,{loaded:r,total:i}):D(`hall-asking`)}</p>
</div>
<//>`}const ft=se(a.account,`SignInAgain`);let R=null;function pt(){let[t,n]=F(null);S(()=>(R=n,()=>void(R=null)),[]);let r=e=>{n(null),t?.tell(e)};return t&&e`<${ft} onProven=${()=>r(!0)} onClose=${()=>r(!1)} />`}async function mt(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!R||!await ht(R))throw t;return e()}}function ht(e){return new Promise(t=>e({tell:t}))}function gt(e){let{state:t,online:n}=I(),[r,i]=F({answer:null,fresh:!1,trouble:null});return S(()=>{let t=!1,n=e=>t||i(e);return k.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),k.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function _t({seen:{answer:t,fresh:r,trouble:i},what:a=`standings`}){L();let{tournament:o}=I(),s=t&&E(t.at,o.time_zone);return!t&&!i?e`<${n} />`:i?e`<p class="note warn" role="status">${[z(i),D(`seen.${t?`old`:`never`}.${a}`,{time:s??``})].join(` `)}</p>`:e`<p class="soft" role="status">${D(r?`standings.at`:`seen.asking.${a}`,{time:s??``})}</p>`}function z(e){return e.name===`Unreachable`?`${D(navigator.onLine?`live.unreached`:`no-network`)}.`:et(e.problem)||`HTTP ${e.status}`}function vt({name:t,hint:n=``,path:r,file:i}){let{lang:a}=x(),[o,s]=F(null),[c,l]=F(!1),[u,d]=F(null),f=ue(0),p=ue(null);return S(()=>(s(null),d(null),()=>void(f.current+=1)),[r,a]),S(()=>()=>o&&URL.revokeObjectURL(o.url),[o]),S(()=>p.current?.focus(),[o]),e`<li class="card">
<h3>${t}</h3>
${n&&e`<p class="soft">${n}</p>`}
<div role="status">
${c&&e`<progress aria-label=${D(`reports.making`,{name:t})}></progress><p class="soft">${D(`reports.wait`)}</p>`}
${o&&e`<p class="soft">${D(`reports.ready`,{size:St(o.file.size)})}</p>`}
</div>
${u&&e`<${bt} error=${u} />`}
${o?e`<${yt} made=${o} first=${p} />`:e`<button class="button" type="button" disabled=${c} aria-label=${D(`reports.make-this`,{name:t})}
onClick=${async()=>{let e=f.current+=1,t=t=>e===f.current&&t();l(!0),d(null);try{let e=await k.file(`${r}${r.includes(`?`)?`&`:`?`}lang=${a}`,{timeout:12e4});t(()=>s({url:URL.createObjectURL(e),file:new File([e],i,{type:e.type})}))}catch(e){t(()=>d(e))}finally{l(!1)}}}>${D(`reports.make`)}</button>`}
</li>`}function yt({made:{url:t,file:n},first:r}){let i=n.type===`application/pdf`;return e`<div class="pair">
<a class="button main" href=${t} download=${n.name} ref=${r}>${D(`reports.save`)}</a>
${i&&e`<a class="button" href=${t} target="_blank">${D(`reports.open`)}</a>`}
${navigator.canShare?.({files:[n]})&&e`<button class="button" type="button" onClick=${()=>navigator.share({files:[n]}).catch(()=>{})}>${D(`reports.share`)}</button>`}
</div>`}function bt({error:t}){return L(),e`<p class="note bad" role="alert">${z(t)}</p>`}function xt(){return I().state?.settings.slug??`shinpan`}function St(e){return _(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function Ct(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function wt(e){let{book:t}=I(),n=i(()=>t?.revision?{[t.revision]:t}:{},[t]),[r,a]=F({}),o=[...new Set(e.map(({revision:e})=>e))].filter(e=>e&&!(e in n));return S(()=>{for(let e of o)k.revision(e).then(t=>a(n=>({...n,[e]:t})),()=>{})},[o.join()]),{...r,...n}}function B(e=!0){let{library:t}=I(),[,n]=F(0);S(()=>{e&&k.loadReading().then(()=>n(1),()=>{})},[t,e])}const Tt={amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],player:[`facts-otherwise`,`did-not-happen`,`not-all-heard`,`rule-otherwise`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`],upheld:[`facts-stand`,`rule-clear`,`nothing-new`],confirmed:[`facts-stand`,`rule-clear`,`nothing-new`],overturned:[`did-not-happen`,`facts-otherwise`,`rule-otherwise`,`in-doubt`],appeal:[`player-disagrees`,`facts-disputed`,`rule-unclear`],reopening:[`new-evidence`,`facts-otherwise`,`not-all-heard`],time:[`tapped-late`,`seen-come`,`wrong-player`],start:[`tapped-by-mistake`,`not-begun`,`wrong-table`],"player-time":[`table-confirms`,`seen-come`],schedule:[`hall-not-ready`,`round-before-late`,`wrong-time`],"extra-time":[`tapped-by-mistake`,`too-much`],dismissal:[`wrong-time`,`arbiter-was-there`,`noted-twice`]};function Et(e,t=``){let{names:n={}}=k.snapshot.library?.catalogue.reasons??{};return[...e.map(e=>n[e]??D(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}async function Dt(e){return await k.loadReading().catch(()=>{}),Et(e)}function Ot(e,t){let{library:n}=I();B(!!t);let{reasons:r}=n?.catalogue??{};return t?r?.of[t]??null:Tt[e]}function kt(t,n,r=D(`hall-reason`),i=D(`hall-reason-missing`)){let[a,o]=F([]),[s,c]=F(``),l=Et(a,s);return{reason:l,field:u=>e`<div class="stack">
${(t||n)&&e`<${At} what=${t} foul=${n} chosen=${a} onChosen=${o} />`}
<${N}
long
label=${r}
value=${s}
onInput=${c}
maxlength="3500"
wrong=${u&&!l?i:void 0}
/>
</div>`}}function At({what:n,foul:r,chosen:i,onChosen:a}){let o=Ot(n,r);if(!o)return null;let s=e=>a(i.includes(e)?i.filter(t=>t!==e):[...i,e]);return e`<div class="switches" role="group" aria-label=${D(`reason.why`)}>
${o.map(n=>e`<${t} key=${n} pressed=${i.includes(n)} onClick=${()=>s(n)}>${Et([n])}<//>`)}
</div>`}function V({what:t,title:n,text:r,yes:i,onReason:a,onClose:o,children:s}){let[c,l]=F(!1),{reason:u,field:d}=kt(t),{does:f,wrong:p}=T();return e`<${P} title=${n} onClose=${o}>
<form onSubmit=${e=>{e.preventDefault(),l(!u),u&&f(()=>a(u))}}>
${r&&e`<p>${r}</p>`}
${d(c)} ${s} ${p}
<button class="button main">${i}</button>
</form>
<//>`}function jt({title:t,text:n,yes:r,danger:i=!1,onYes:a,onClose:o}){return e`<${P} title=${t} onClose=${o}>
<p>${n}</p>
<div class="pair">
<button class=${`button ${i?`danger`:``}`} type="button" onClick=${a}>${r}</button>
<button class="button" type="button" onClick=${o}>${D(`cancel`)}</button>
</div>
<//>`}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const Mt=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),Nt=[`low`,`medium`,`quartile`,`high`],Pt={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Ft={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},It={low:1,medium:0,quartile:3,high:2},H=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function Lt(e){if(e=Gt(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function Rt(e,t){let n=It[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function zt(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const Bt={numeric:1,alphanumeric:2,byte:4},U={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},W=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Vt(e){let{exp:t,log:n}=W,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const Ht=[];function Ut(e){let t=Ht[e];if(t!==void 0)return t;let n=Vt(e),{exp:r,log:i}=W,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return Ht[e]={gen:n,mul:a}}function Wt(e,t,n){let{exp:r,log:i}=W,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function G(e,t){let n=Mt[e-1],r=Pt[t][e-1],i=Ft[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const K=e=>{throw Error(e)};function Gt(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function Kt(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=q[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const q=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[H.charCodeAt(t)]=t;return e})();function qt(e,t,n,r,i){let a=G(e,t),o=U[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&K(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(Bt[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(q[n.charCodeAt(e)]*45+q[n.charCodeAt(e+1)],11);s&1&&f(q[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&K(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Ut(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Wt(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function Jt(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Yt=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),J=e=>Yt[e&65535]+Yt[e>>>16],Xt=/* @__PURE__ */ new Uint32Array(32);function Zt(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const Y=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},Qt=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,X=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function $t(e,t){let{size:n,words:r,v:i}=e,a=Xt;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),Zt(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function en(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=J(n>>>0)+2*J((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function tn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=J(v>>>0)+J(y>>>0)}}return a}function nn(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=en(e)+en(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=J(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=J(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(tn(e)+tn(t))}function rn(e,t,n,r){let i=e.size,a=Rt(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?X(e,8,t,n):t<8?X(e,8,t+1,n):t===8?X(e,7,8,n):X(e,14-t,8,n),t<8?X(e,i-1-t,8,n):X(e,8,i-15+t,n)}if(X(e,8,i-8,1),t>=7){let n=zt(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;X(e,a,o,r),X(e,o,a,r)}}}let an;function on(e){let t=21+4*(e-1),n=Y(t),r=new Uint8Array(t*t),i=(e,i,a)=>{X(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=Lt(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(Y(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Jt(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=Y(t);return $t(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[Y(t),Y(t),Y(t),Y(t)]}}function sn(e,t,n,r,i=!1){(an===void 0||an.ver!==e)&&(an=on(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=an,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){$t(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=nn(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||rn(u,e,t,h),u}const cn=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},ln=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function un(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function dn(e,t){let n=U.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((G(e,t).capacity-4-n)/8))}function fn(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const Z=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&Qt(e.m,e.map[t],e.map[n])===1,pn=[10,27],mn=/* @__PURE__ */ String.fromCharCode(pn[0]);function hn(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=Z(e,n,r);n[r]=i}return n}function gn(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=Z(e,i,r),o=r+1>=t||Z(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=mn}return n}function _n(e){let t=e.W,n=String.fromCharCode(pn[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=Z(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=mn}return i}function vn(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!Z(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function yn(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=Qt(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function bn(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function xn(e,t=`raw`,n={}){if(ln(e,`text`),ln(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=Gt(r));let i=n.ecc===void 0?`medium`:n.ecc;Nt.includes(i)||K(`invalid ecc=${i}`);let a=n.encoding===void 0?Kt(e):n.encoding;if(U[a]||K(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?H.slice(0,10):H;for(let n of e)t.includes(n)||K(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(cn(n.mask,`opts.mask`)<0||n.mask>7)&&K(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=dn(r===void 0?40:r,i);(e.length>t||un(e)>t)&&K(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!fn(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=U[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=G(r,i).capacity)break}r>40&&K(`Capacity overflow`)}else{let e=U[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>G(r,i).capacity)&&K(`Capacity overflow`)}let u=qt(r,i,e,a,s),d=sn(r,i,u,n.mask),f=n.border===void 0?2:cn(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:cn(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?hn(_):t===`ascii`?gn(_):t===`term`?_n(_):t===`svg`?vn(_,n.optimize===void 0||n.optimize):t===`gif`?yn(_):t===`data-url`?bn(yn(_)):K(`Unknown output: ${t}`)}function Sn({text:t,label:n}){let r=xn(t,`raw`,{border:4}),i=r.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return e`<svg role="img" aria-label=${n} viewBox=${`0 0 ${r.length} ${r.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${i.join(``)} fill="#000" />
</svg>`}function Cn(e,t){let n=e.book(t),r=new d(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>En(r,t,e.id)));return{options:i.map(e=>wn(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>En(r,e,null)),...a]}}function wn(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?Tn(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function Tn(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,answers:n.map(([e,t])=>({value:e,text:t}))}}function En(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const Dn=[1,2,3,4];function On({kind:e,default:t,answers:n}){return t===null?e===`several`?n.map(({value:e})=>e):[30,10,-10,-30]:t}function kn({parameter:t,label:n,value:r,onChange:i}){let a={uma:An,hundreds:Nn,several:Pn}[t.kind];return e`<${a}
parameter=${t}
label=${n}
value=${r}
onChange=${i}
/>`}function An({label:t,value:n,onChange:r}){let[i,a]=F(()=>Dn.map((e,t)=>String(n[t]??``))),o=(e,t)=>{let n=i.map((n,r)=>r===e?t:n);a(n),r(jn(n))};return e`<fieldset class="parameter">
<legend>${t}</legend>
<p class="soft">${D(`open.uma-hint`)}</p>
<div class="places">
${Dn.map(t=>e`<${N}
key=${t}
label=${D(`open.place`,{place:t})}
value=${i[t-1]}
inputmode="text"
autocomplete="off"
onInput=${e=>o(t-1,e)}
/>`)}
</div>
</fieldset>`}function jn(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Mn)}function Mn(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Nn({label:t,value:n,onChange:r}){let[i,a]=F(String(n));return e`<${N}
label=${`${t} (${D(`open.points`)})`}
value=${i}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{a(e),r(Mn(e.trim()))}}
/>`}function Pn({parameter:t,label:n,value:r,onChange:i}){let a=t.answers,o=e=>i(a.map(e=>e.value).filter(t=>r.includes(t)!==(t===e)));return e`<fieldset class="parameter">
<legend>${n}</legend>
<div class="choices">
${a.map(t=>e`<label class="choice" key=${t.value}>
<input
type="checkbox"
checked=${r.includes(t.value)}
onChange=${()=>o(t.value)}
/>
${t.text}
</label>`)}
</div>
</fieldset>`}const Fn=`wrc-2022`,In=/* @__PURE__ */ new Map;function Ln(e){return{id:e,options:{},readings:{}}}function Q(e,t){let n=w(t),r=In.get(n)??oe(e,t.id,t.options,t.readings);return In.set(n,r),r}function Rn(e,t){try{return Q(e,t),null}catch(e){return e}}function zn(){let{library:e,tournament:t,book:n}=I(),{lang:r}=x(),[i,a]=qe(`shinpan.rules`,null);if(!e)return null;let o=t?.id??null,s=i&&i.at===o&&!Rn(e,i.choice)?i.choice:null,c=t?{...Ln(Fn),...t.rulebook}:Ln(Fn),l=s??c,u=s||!n?Q(e,l):n;return{library:e,lang:r,words:new d(e),choice:l,book:u,choose:e=>a({at:o,choice:e})}}function Bn(t){return n=>{let r=zn();return r?e`<${t} ...${n} rules=${r} />`:e`<${Ne} title=${D(`open.no-rules`)}
><${ae} text=${D(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${D(`try-again`)}
</button>
<//><//
>`}}function Vn({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[D(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Hn({rules:t}){let[n,r]=F(!1);return e`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>r(!0)}>
<${C} name="book" />
<span class="body"
><small>${D(`open.rules-in-use`)}</small
><strong>${Vn(t,t.book)}</strong></span
>
<span class="badge">${D(`call.change`)}</span>
</button>
<${Un} rules=${t} standing=${t.book.content.standing} />
${n&&e`<${Wn} rules=${t} value=${t.choice} onUse=${e=>{t.choose(e),r(!1)}} onClose=${()=>r(!1)} />`}
</div>`}function Un({rules:t,standing:n}){return n===`official`?null:e`<p class="note warn">
${t.words.phrase(`standing-${n}`)}
</p>`}function Wn({rules:t,value:n,onUse:r,onClose:i}){let{library:a,words:o}=t,[s,c]=F(n),l=Rn(a,s),u=Object.values(a.books).map(e=>({value:e.id,text:o.pick(e.name)})),{options:d,readings:f}=Cn(a,s.id),p=f.filter(({option:e})=>!e||e in s.options);return e`<${P} title=${D(`open.choose-rules`)} onClose=${i}>
<${pe}
label=${D(`open.rulebook`)}
value=${s.id}
options=${u}
onChange=${e=>c(Ln(e))}
/>
<p class="soft">${o.standingNote(s.id)}</p>
${d.length>0&&e`<${Kn} offered=${d} chosen=${s.options} onChange=${e=>c({...s,options:e,readings:Jn(s,f,e)})} />`}
${p.length>0&&e`<${qn} offered=${p} draft=${s} onChange=${c} />`}
<${Gn} error=${l} reasons=${Yn(d,s.options)} />
${!l&&e`<p role="status">${Vn(t,Q(a,s))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!l}
onClick=${()=>r(s)}
>
${D(`open.use-these`)}
</button>
<button class="button" onClick=${i}>${D(`cancel`)}</button>
</div>
<//>`}function Gn({error:t,reasons:n=[]}){return t?e`<div class="note bad" role="alert">
<p><strong lang="en">${t.message}</strong></p>
<p lang="en">${t.cure}</p>
${n.filter(e=>!t.message.includes(e)).map(t=>e`<p key=${t}>${t}</p>`)}
</div>`:null}function Kn({offered:t,chosen:n,onChange:r}){let i=({id:e,parameter:t},i)=>{let{[e]:a,...o}=n;r(i?{...o,[e]:t?{[t.name]:On(t)}:{}}:o)};return e`<fieldset class="stack">
<legend>${D(`open.options`)}</legend>
${t.map(t=>e`<div key=${t.id} class="stack">
<${l}
label=${t.name}
hint=${t.summary}
checked=${t.id in n}
onChange=${e=>i(t,e)}
/>
${t.parameter&&t.id in n&&e`<${kn}
parameter=${t.parameter}
label=${t.name}
value=${n[t.id][t.parameter.name]}
onChange=${e=>r({...n,[t.id]:{[t.parameter.name]:e}})}
/>`}
</div>`)}
</fieldset>`}function qn({offered:t,draft:n,onChange:r}){let i=(e,t)=>{let{[e.id]:i,...a}=n.readings;r({...n,readings:t===e.default?a:{...a,[e.id]:t}})};return e`<details class="fold">
<summary>
${D(`open.readings`)} <span class="badge">${t.length}</span>
</summary>
<p class="soft">${D(`open.readings-text`)}</p>
${t.map(t=>e`<div key=${t.id} class="stack">
<${pe}
label=${t.question}
value=${n.readings[t.id]??t.default}
options=${Object.entries(t.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${e=>i(t,e)}
/>
<p class="soft">${t.reason}</p>
</div>`)}
</details>`}function Jn({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function Yn(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}const Xn=1e3;function Zn(e){let[t,n]=F(k.now);return S(()=>{if(!e)return;let t,r=()=>{n(k.now()),t=setTimeout(r,Xn-k.now()%Xn)};return r(),()=>clearTimeout(t)},[e]),t}const Qn=`shinpan.board`,$n=()=>Ie(Qn),er=e=>xe(Qn,e);function tr(e,t=!1){let n=t?`exceptZero`:`auto`;return ir(e/10,{minimumFractionDigits:1,signDisplay:n})}function nr(e,t=!1){return ir(e,{signDisplay:t?`exceptZero`:`auto`})}function rr(e,t,n=!1){return`${nr(-t,n)}${e===`P`?`P`:``}`}function ir(e,t){return _(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}function ar(e){return sr(Object.values(e.ledger).filter(({unit:e})=>!Re(e)))}function or(e,t){return sr(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function sr(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function cr(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function lr(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function ur(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function dr(e,{kind:t,id:n}){return e[`${t}s`]?.[n]?.name??`?`}function $(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?nr(t):`${t<0?`−`:``}${Fe(e,Math.abs(t))}`}function fr({unit:e,amount:t,what:n}){return D(`line.${pr(e,t,n)}`,{amount:$(e,Math.abs(t))})}function pr(e,t,n){return Re(e)?t<0?`given-back`:`taken`:t>0?n===`reversed`?`due-again`:`fined`:n===`paid`||n===`waived`?n:`cancelled`}function mr(e,t){let n=ie(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}const hr=[`late`,`late-arbiter`,`forfeit`];function gr(e,t){return[e?.id,e?.player_id].includes(t)}function _r(e){return!!e?.roles?.includes(`director`)}function vr(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&hr.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function yr({path:t,body:r,about:i,onApprove:a,onClose:o}){let[s,c]=F(null),{state:l}=I(),{lang:u}=x(),{does:d,wrong:f}=T();return S(()=>{k.ask(`${t}/preview?lang=${u}`,{method:`POST`,body:r}).then(c,e=>c({trouble:e}))},[]),e`<${P} title=${D(`charged.title`)} onClose=${o}>
${!s&&e`<${n} />`}
${s?.trouble&&e`<p class="note bad" role="alert">${z(s.trouble)}</p>`}
${s?.changes&&e`${i&&e`<p><strong>${i}</strong></p>`}
<${br} state=${l} seen=${s} />
<p class="soft">${D(`charged.logged`)}</p>
${f}
<button class="button main" type="button" onClick=${()=>d(()=>a(s.digest))}>${D(`charged.approve`)}</button>`}
<//>`}function br({state:t,seen:{changes:n,running:r,owed_back:i}}){let a=new Map([...n,...r,...i].map(({account:e})=>[e.id,e]));if(a.size===0)return e`<p>${D(`charged.nothing`)}</p>`;let o=(e,t)=>e.filter(({account:e})=>e.id===t);return e`<dl class="facts">
${[...a].map(([a,s])=>e`<div key=${a}>
<dt class="who">${dr(t,s)}</dt>
<dd class="stack">
${o(n,a).length>0&&e`<p>${xr(o(n,a),`before`)} → <strong>${xr(o(n,a),`after`)}</strong></p>`}
${o(r,a).map(({before:t,after:n})=>e`<p>${D(`charged.running`)} ${Sr(t,n)} → <strong>${Sr(n,t)}</strong></p>`)}
${o(i,a).map(t=>e`<p><strong>${D(`charged.owed-back`,{paid:$(t.unit,t.paid),amount:$(t.unit,t.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function xr(e,t){return e.map(e=>$(e.unit,e[t])).join(` + `)}function Sr({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const Cr=`games-cancelled`;function wr(e,t,n,r){let i=Math.min(le(n,r),86400),[a,o]=[Cr,`replacement`].map(n=>Tr(e,t,n)),s=i>=a&&!n.cancelled,c=s&&Er(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...Je(e,t,l),seconds:i,cancellation_due:s}}function Tr(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function Er(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(Cr)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function Dr(e,t){let n=p(e,t.round),r=n.map(ne),i=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),a=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(a.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let a=v(e.id,r,i),o=n.filter(t=>t.person?.id===e.id);return a?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:a,revision:t,timings:o}]:[]})}function Or(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=wr(t,n,r,i);return{...Ue(e,o),due:a}}async function kr(e,t,n={}){await k.send(`timing`,null,{hanchan:e.id,what:t,...n}),h()}function Ar(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const jr=864e5;function Mr(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function Nr(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=Mr(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>jr/2&&(l-=jr),l<-432e5&&(l+=jr),new Date(t-t%1e3+l).toISOString()}function Pr(e){let t=ue(/* @__PURE__ */ new Set);S(()=>{for(let n of e)for(let e of Fr(n))t.current.has(e)||(t.current.add(e),Ir(n))},[e])}function Fr({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function Ir({key:e,name:t,line:n}){if(h(400),ee(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(D(`clock.late-is`,{name:t}),r))}function Lr(){let[t,n]=F(globalThis.Notification?.permission??`denied`);return t==="default"?e`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(n,()=>n(`denied`))}>${D(`clock.notify`)}</button>`:null}function Rr(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function zr({state:t,hanchan:n,zone:r}){let{official:i}=I(),a=Rr(t,n);if(a.length===0)return null;let o=i?.roles?.includes(`director`);return e`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${D(`kept.title`)}</h2>
${!o&&e`<p class="note info">${D(`kept.director`)}</p>`}
<ul class="rows">
${a.map(n=>e`<li class="item" key=${n.id}><${Br} state=${t} kept=${n} zone=${r} director=${o} /></li>`)}
</ul>
</section>`}function Br({state:t,kept:n,zone:r,director:i}){let a=Object.values(t.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[o,s]=F(a.length===1?a[0].id:``),[c,l]=F(!1),[u,d]=F(!1),{official:f}=I(),{does:p,wrong:m}=T(),h=n.who===`arbiter`,g={confirmed:!0,...h&&{arbiter:o}},_=Vr(t,n,n.player??o),v=()=>_?d(!0):p(()=>k.send(`kept-answer`,n.id,g)),y=gr(f,n.player)||h&&gr(f,o),b=async e=>{await k.send(`kept-answer`,n.id,{...g,reason:u,preview:e}),d(!1)},x=async e=>{await k.send(`kept-answer`,n.id,{confirmed:!1,reason:e}),l(!1)},S=Date.parse(n.server_at)-Date.parse(n.at)>6e4;return e`<p><strong>${E(n.at,r)}</strong> ${Ur(t,n)}</p>
${S&&e`<p class="note warn">${D(`kept.received`,{time:E(n.server_at,r)})}</p>`}
${i&&y&&e`<p class="note info">${D(`clock.own`)}</p>`}
${i&&!y&&e`${h&&a.length!==1&&e`<${pe} label=${D(`kept.which`)} value=${o} options=${Hr(a)} onChange=${s} />`}
<div class="pair">
<button class="button main" type="button" disabled=${h&&!o} onClick=${v}>${D(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>l(!0)}>${D(`kept.dismiss`)}</button>
</div>
${m}`}
${c&&e`<${V} what="dismissal" title=${`${E(n.at,r)} ${Ur(t,n)}`} yes=${D(`kept.dismiss-now`)} onReason=${x} onClose=${()=>l(!1)} />`}
${u===!0&&e`<${V} what="player-time" title=${D(`charged.title`)} text=${D(`charged.changes`)} yes=${D(`charged.look`)} onReason=${d} onClose=${()=>d(!1)} />`}
${u&&u!==!0&&e`<${yr} path=${`kept-times/${n.id}/answer`} body=${{...g,reason:u}} onApprove=${b} onClose=${()=>d(!1)} />`}`}function Vr(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return Dr(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>vr(e,a,t.person.id))}function Hr(e){return[{value:``,text:D(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Ur(e,{what:t,who:n,player:r}){if(t===`began`)return D(`kept.began`);let i=n===`arbiter`?D(`kept.arbiter`):e.players[r]?.name??`?`;return D(`kept.${t}`,{name:i})}async function Wr(e,t,n){await k.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),h()}function Gr({hanchan:t,extra:n,onClose:r}){let i=Math.floor(n/60),[a,o]=F(1),{reason:s,field:c}=kt(`extra-time`),{does:l,wrong:u}=T(),d=Math.min(a*60,n);return e`<${P} title=${D(`game.less`)} onClose=${r}>
<${f} label=${D(`game.less-minutes`)} value=${a} min=${1} max=${Math.max(i,1)} less=${D(`clock.less`,{what:D(`game.less-minutes`),count:1})} more=${D(`clock.longer`,{what:D(`game.less-minutes`),count:1})} onChange=${o} />
${c(!1)}
${u}
<button class="button main" type="button" disabled=${!(d>0)||!s} onClick=${()=>l(async()=>{await k.send(`extra-time`,null,{hanchan:t.id,seconds:-d,reason:s}),r()})}>${D(`game.take-off`)}</button>
<//>`}const Kr=[1,3,5];function qr({hanchan:t,game:{clock:n,extra:i},now:a,zone:o,may:s}){let[l,u]=F(!1),{does:d,wrong:f}=T(),p=n&&r(n,a),m=n&&D(p?`game.was-up`:`game.ends`,{time:E(new Date(n.ends),o)});return Pr(n?[Yr(t,n,a)]:[]),e`<section class=${`late ${p?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${D(`game.left`)}</h2>
${n?e`<p class="late-time" role="timer">${c(he(n,a))}</p><p>${m}</p>`:e`<p>${D(`game.no-limit`)}</p>`}
${p&&e`<${Jr} />`}
${i>0&&e`<p class="soft">${D(`game.extra`,{time:c(i)})}</p>`}
${n&&s&&e`<div class="pair">
${Kr.map(n=>e`<button key=${n} class="button" type="button" onClick=${()=>d(()=>Wr(t,n*60))}>${D(`game.more`,{count:n})}</button>`)}
${i>0&&e`<button class="button" type="button" onClick=${()=>u(!0)}>${D(`game.less`)}</button>`}
</div>`}
${f}
${l&&e`<${Gr} hanchan=${t} extra=${i} onClose=${()=>u(!1)} />`}
</section>`}function Jr(){let{book:t}=I();if(!t)return null;let{still:n,chonbo:r}=Qe(t);return e`<p class="note warn"><strong>${D(`game.still.${n}`)}</strong> ${D(`game.chonbo.${r}`)}</p>`}function Yr(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=D(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:D(`game.left`),seconds:r,thresholds:[i],line:a}}function Xr({state:t,id:n}){let r=j(),i=t.others.offences.filter(({offender:e})=>e.id===n);return i.length===0?null:e`<section class="stack" aria-labelledby="season">
<h2 id="season">${D(`hall-season`,{season:t.season.season})}</h2>
<dl class="facts">
${i.map(n=>e`<div key=${n.ruling}>
<dt>${A(r,n.foul)}<small>${Se(t,n.tournament)} · ${E(n.ruled_at,t.settings.time_zone)}</small></dt>
<dd>${M(r,n)}</dd>
</div>`)}
</dl>
</section>`}function Zr({ruling:t,shown:n,children:r}){let i=j();return e`<section class=${`call-verdict hall-verdict ${O(t)?`over`:Ae(t.kind)}`}>
<p class="call-line penalty">${n?ze(i,n):M(i,t)}</p>
<p><a class="who" href=${Qr(t)}>${t.offender.name}</a></p>
<p class="soft">${ye(i,t)}</p>
${r}
</section>`}function Qr({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}k.loadEscalationSteps();function $r({state:t,ruling:n}){let r=Object.values(t.notes).filter(e=>e.ruling===n.id);if(r.length===0)return null;let i=t.settings.time_zone,a=r.sort((e,t)=>Date.parse(e.noted_at)-Date.parse(t.noted_at));return e`<section class="stack" aria-label=${D(`note.title`)}>
<h2>${D(`note.title`)}</h2>
${a.map(({id:n,note:r,noted_at:a,official:o,unsent:s,outbox:c})=>e`<div class="card" key=${n}>
<p>${r}</p>
<p class="soft">
${[t.officials[o]?.name,E(a,i)].filter(Boolean).join(` · `)}
${s&&c!==`done`&&e` <span class=${`badge ${We(c)?`bad`:`info`}`}>${D(`hall-unsent`)}</span>`}
</p>
</div>`)}
</section>`}function ei({ruling:t}){let[n,r]=F(!1),[i,a]=F(``),{does:o,wrong:s}=T();return e`<button class="button" type="button" onClick=${()=>r(!0)}>${D(`note.add`)}</button>
${n&&e`<${P} title=${D(`note.add`)} onClose=${()=>r(!1)}>
<form onSubmit=${e=>{e.preventDefault(),i.trim()&&o(async()=>{await k.send(`note`,t,{note:i.trim()}),h(),b(D(`note.added`)),a(``),r(!1)})}}>
<${N} long label=${D(`call.note`)} value=${i} onInput=${a} maxlength="4000" />
${s}
<button class="button main" disabled=${!i.trim()}>${D(`note.save`)}</button>
</form>
<//>`}`}const ti={url:null,blob:null,failed:!1};function ni(e,t){let[n,r]=F(ti);return S(()=>{let t=``,n=!1;return e().then(e=>{n||(t=URL.createObjectURL(e),r({url:t,blob:e,failed:!1}))},()=>n||r({...ti,failed:!0})),()=>{n=!0,t&&URL.revokeObjectURL(t)}},[t]),n}function ri({count:t,onPhoto:n}){let[r,i]=F(!1);return t>=8?e`<p class="note" role="status">${D(`call.photos-most`,{most:8})}</p>`:e`<label class="button photo" aria-busy=${r}>
${r?e`<progress aria-hidden="true"></progress>`:e`<${C} name="camera" />`}
<span aria-live="polite">${D(r?`call.photo-shrinking`:`hall-add-photo`)}</span>
<input class="unseen" type="file" accept="image/*" aria-disabled=${r} onClick=${e=>r&&e.preventDefault()} onChange=${async e=>{let[t]=e.currentTarget.files;e.currentTarget.value=``,t&&(i(!0),await n(t).catch(e=>b(D(e.name===`Unreadable`?`hall-photo-bad`:`call.not-kept`))),i(!1))}} />
</label>`}function ii({ruling:t}){let{state:n}=I(),r=Object.values(n.photos).filter(e=>e.ruling===t);return e`<${ri} count=${r.length} onPhoto=${async e=>{await k.addPhoto(t,e),b(D(`hall-photo-added`))}} />`}function ai({state:t,ruling:n}){let r=Object.values(t.photos).filter(e=>e.ruling===n.id);return r.length===0?null:e`<section class="stack">
<h2>${D(`hall-photos`)}</h2>
<ul class="photos">
${r.map((t,r)=>e`<li key=${t.id}><${oi} ruling=${n.id} photo=${t} number=${r+1} /></li>`)}
</ul>
</section>`}function oi({ruling:t,photo:n,number:r}){let{url:i,failed:a}=ni(()=>k.photo(t,n.id),n.id);return a?e`<p class="soft">${D(`hall-photo-away`,{number:r})}</p>`:e`<figure>
${i&&e`<a href=${i} target="_blank"><img src=${i} alt=${D(`hall-photo`,{number:r})} /></a>`}
${n.unsent&&n.outbox!==`done`&&e`<figcaption class="badge info">${D(`hall-unsent`)}</figcaption>`}
</figure>`}function si({state:t,ruling:n}){return e`<section class="stack">
<h2>${D(`hall-incident`)}</h2>
<${Le} rulings=${we(t,n)} empty="" />
</section>`}function ci({ruling:t}){let n=xt();return t.seq?e`<section class="stack">
<h2>${D(`reports.incident`)}</h2>
<ul class="rows">
<${vt} name=${D(`reports.incident-page`)} hint=${D(`reports.incident-about`)} path=${`rulings/${t.id}/report.pdf`}
file=${`${n}-ruling-${t.seq}.pdf`} />
</ul>
</section>`:null}function li({readings:t}){let n=j();return B(),e`<div class="stack">
${t.map(({id:t,chosen:r})=>{let{question:i,alternatives:a,reason:o}=n.reading({id:t,chosen:r});return e`<p key=${t} class="reading">${i} <strong>${a[r]}</strong> <small class="soft">${o}</small></p>`})}
</div>`}function ui({call:t}){let{state:n,official:r}=I(),i=pi(n,r,t);return i&&e`<p class="note warn">${D(`partial.warn.${i}`)}</p>`}function di({why:t}){return e`<p class="note warn">${D(`partial.was.${t}`)}</p>`}function fi(t){return e`<span class="badge warn">${D(`partial.badge`)}</span>`}function pi(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const mi=[[`day`,86400],[`hour`,3600],[`minute`,60]];function hi({status:e,level:t}){return D(`esc.stands.${e}.${t}`)}function gi({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?D(`esc.outcome.${t}`):``}function _i(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function vi(e){let t=Math.max(0,(k.now()-Date.parse(e))/1e3),[n,r]=mi.find(([,e])=>t>=e)??mi[mi.length-1],i=Math.floor(t/r);return _(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function yi(e,{status:t,level:n},r){let i=bi(e,t,n,r);return i===`appeal`&&Si(e)&&Ci(e.state)>k.now()?`later`:i===`decide`?n!==`head-referee`&&xi(e)?`panel`:Ce(e,r)?`own-table`:i:i}function bi({official:e},t,n,r){let i=be(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?Ke(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!be(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function xi({official:e,book:t,state:n}){return Si({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!wi(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function Si({book:e}){return e?.content.rule_points.appeals===`panel`}function Ci({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function wi({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function Ti({ruling:t,onClose:n}){let[r,i]=F(``);return e`<${V} what="escalation" title=${D(`hall-escalate`)} text=${D(`esc.escalate-text`)} yes=${D(`hall-escalate`)}
onReason=${async e=>{await k.send(`escalation`,t,{reason:e,...r.trim()&&{evidence:r.trim()}}),h(),b(D(`esc.done.escalation`)),n()}} onClose=${n}>
<${N} long label=${D(`esc.evidence`)} hint=${D(`esc.evidence-hint`)} value=${r} onInput=${i} maxlength="4000" />
<//>`}function Ei({state:t,ruling:n}){let r=j(),{id:i,hanchan:a,hand:o,seat:s,table:c,foul:l}=n;if(!s||!a||!o)return null;let u=Oe(t.hanchans[a],o).filter(({wind:e,player:n})=>e!==s&&t.players[n]);return e`<${de} class="wrong-player" title=${e`<span class="body">${D(`reason.wrong-player`)}</span>`}>
${()=>e`<div class="switches">
${u.map(({wind:n,player:a})=>e`<a
class="chip"
key=${n}
href=${`#/call/${c.id}/${n}/${l}?amends=${i}&why=wrong-player`}
>
${r.phrase(`seat-${n}`)} <span class="who">${t.players[a].name}</span>
</a>`)}
</div>`}
<//>`}function Di({state:t,ruling:n}){let r=I(),[i,a]=F(!1),[o,s]=F(null);if(!Ke(r.official)||n.outbox===`holding`||We(n.outbox))return null;let c=e=>!O(e)&&!_e(t,e.id),u=c(n),d=we(t,n).filter(c),f=Ce(r,n),p=()=>s(null),m=async e=>{for(let t of[n,...i?d:[]])await k.send(`withdrawal`,t.id,{reason:e});h(),b(D(`hall-done.withdrawal`)),p(),scrollTo({top:0})},{id:g,table:_,seat:v,foul:y}=n;return e`<section class="doing" aria-label=${D(`hall-actions`)}>
${u&&f&&e`<p class="note warn">${D(`call.own-table`)}</p>`}
${u&&!f&&e`<${Ei} state=${t} ruling=${n} />
<a class="button" href=${`#/call/${_.id}/${v??`-`}/${y}?amends=${g}`}>${D(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>s(`withdraw`)}>${D(`hall-withdraw`)}</button>`}
${u&&e`<button class="button" type="button" onClick=${()=>s(`escalate`)}>${D(`hall-escalate`)}</button>`}
<${ei} ruling=${g} />
<${ii} ruling=${g} />
${o===`withdraw`&&e`<${V} what="withdrawal" title=${D(`hall-withdraw`)} text=${D(`hall-withdraw-text`)} yes=${D(`hall-withdraw`)}
onReason=${m} onClose=${p}>
${d.length>0&&e`<${l} label=${D(`hall-withdraw-too`,{names:Ze(d)})} checked=${i} onChange=${a} />`}
<//>`}
${o===`escalate`&&e`<${Ti} ruling=${g} onClose=${p} />`}
</section>`}function Oi({catalogue:e},t,n,r){let[i,a,o]=[[[t,!0]],[[t,!0],...r],[...n,...r]],s=n.some(([e,n])=>n&&Mi(e)===Mi(t));return Object.entries(e.corrections).filter(([,{when:e,of:t,unless:n=[],player:r=!1}])=>{let[c,l,u]=[i,a,o].map(e=>ji(Ai(e,r),t));return ki(e,{ruled:c,was:l,is:u,same:s})&&!ji(Ai(o),n)}).map(([e])=>e)}function ki(e,{ruled:t,was:n,is:r,same:i}){return e===`gone`?n&&!r:e===`came`?r&&!n:e===`changed`?n!==r:t&&!i}function Ai(e,t=!1){let n=e.filter(([,e])=>e||!t).map(([e])=>e);return new Set(n.flatMap(({effects:e,steps:t,stays:n=[]})=>[...e,...t,...n]))}function ji(e,t){return t.some(t=>e.has(t))}function Mi({penalties:e,transfers:t=[]}){return w([e,t])}function Ni({state:t,ruling:n}){let r=j(),{library:i}=I(),a=n.status===`withdrawn`,o=a?n:t.rulings[n.amends],s=a?[]:[n],c=o?Pi(t,n,o):[],l=wt([...c,n,o??n]);if(B(),!o||!i?.catalogue.corrections)return null;let u=e=>Ii(g(r,l[e.revision],e)),d=e=>[u(e),e.offender.id===o.offender.id],[f,p,m]=[u(o),s.map(d),c.map(d)];if(!f||[...p,...m].some(([e])=>!e))return null;let h=Oi(i,f,p,m),_=[...p,...m].some(([,e])=>!e);return e`<section class="stack" aria-label=${D(`hall-corrections`)}>
<h2>${D(`hall-corrections`)}</h2>
${h.length===0&&e`<p class="soft">${D(`hall-no-corrections`)}</p>`}
<ol class="steps">
${h.map(t=>{let{text:n,player:a}=i.catalogue.corrections[t];return e`<li key=${t}>${a&&_&&e`<span class="who">${o.offender.name}</span>: `}${r.pick(n)}</li>`})}
</ol>
</section>`}function Pi(e,t,n){let r=Object.values(e.rulings).filter(e=>Fi(e,n)&&!We(e.outbox));return[.../* @__PURE__ */ new Set([...we(e,t),...r])].filter(e=>e.id!==t.id&&!O(e))}function Fi({hanchan:e,hand:t},n){if(!e||e!==n.hanchan||!t||!n.hand)return!1;let r=[t,n.hand].map(({wind:e,number:t,counters:n})=>[e,t,n??null].join());return r[0]===r[1]}function Ii(e){if(!e)return null;let{penalties:t,transfers:n,...r}=e.chosen??e.final??e.first,[i,a,o]=[r.effects,r.steps,r.stays].map(Li);return{penalties:t,transfers:n,effects:i,steps:a,stays:o}}function Li(e){return e.map(({id:e})=>e)}function Ri({steps:t,call:n}){let{library:r,book:i,state:a,official:o}=I(),s=j();B();let{opens:c}=r?.catalogue??{},{table:l,seat:u,offender:d}=n;if(!c||!i||!u||!d||!Ke(o))return null;let f=Object.values(a.rulings).some(e=>e.id!==n.ruling&&e.foul===n.foul&&e.offender.id===d.id&&!O(e)),p=/* @__PURE__ */ new Map;for(let{id:e}of t){let{foul:t=n.foul,facts:r={},repeat:a=!1}=c[e]??{foul:``};if(!i.content.fouls[t]?.rows.length||a&&!f||t===n.foul&&w({...n.facts,...r})===w(n.facts))continue;let o=t===n.foul?{...n.facts,...r}:r;m(i,t,o,{})&&p.set(t,{foul:t,facts:o})}return[...p.values()].map(({foul:t,facts:r})=>{let i=Object.keys(r).length>0?`?facts=${encodeURIComponent(JSON.stringify(r))}`:``,a=s.name(`fouls`,t),o=t===n.foul?D(`further.harder`,{foul:a}):D(`further.rule`,{foul:a});return e`<a class="button" key=${t} href=${`#/call/${l}/${u}/${t}${i}`}>${o} <${C} name="next" /></a>`})}function zi({state:t,escalation:{id:n,standing_id:r}}){let i=j();if(r===n)return null;let[a,o]=[t.rulings[n],t.rulings[r]];return e`<div class="both">
<${Bi} words=${i} label=${D(`esc.as-called`)} ruling=${a} />
${r===null?e`<div class="card"><small>${D(`esc.as-it-stands`)}</small><strong>${D(`esc.nothing-stands`)}</strong></div>`:e`<${Bi} words=${i} label=${D(`esc.as-it-stands`)} ruling=${o} />`}
</div>`}function Bi({words:t,label:n,ruling:r}){return r?e`<a class="card" href=${`#/ruling/${r.id}`}>
<small>${n}</small>
<strong class=${`penalty ${Ae(r.kind)}`}>${M(t,r)}</strong>
<span>${A(t,r.foul)}</span>
</a>`:null}function Vi({state:t,events:n}){return e`<ul class="rows">
${n.map(({key:n,text:r,reason:i,by:a,who:o=t.officials[a]?.name,at:s,href:c})=>e`<li key=${n}>
<div class="row">
<span class="body">
${c?e`<a href=${c}>${r}</a>`:e`<strong>${r}</strong>`}
${i&&e`<span>${i}</span>`}
<small>${[o,s&&E(s,t.settings.time_zone)].filter(Boolean).join(` · `)||D(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Hi(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&D(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:D(`esc.escalated`),reason:o,who:_i(e,t),at:i},...a.map(t=>Ui(e,t))]}function Ui(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Wi(t),reason:r,who:_i(e,t),at:i}}function Wi({what:e,outcome:t,level:n}){return e===`decided`?D(`esc.decided.${n}`,{outcome:D(`esc.outcome.${t}`)}):D(`esc.step.${e}`)}function Gi({state:t,ruling:n}){let r=_e(t,n.id),i=[...Ki(t,n),...r?Hi(t,r):[]];return i.length===0?null:e`<section class="stack">
<h2>${D(`hall-history`)}</h2>
<${Vi} state=${t} events=${i} />
${r&&e`<${zi} state=${t} escalation=${r} />
<a class="button" href=${`#/escalation/${r.id}`}>${D(`hall-to-escalation`)}</a>`}
</section>`}function*Ki(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:D(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield qi(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:D(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function qi(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?D(`hall-closed-by-ruling`):D(`hall-closed`,{how:r?D(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Ji({ruling:t,anyway:n}){let{state:r}=I(),i=j(),a=Qi(r,t,M(i,t));return e`<p class="note warn" role="status">
<a class="reach" href=${`#/ruling/${t.id}`}>${a}${n&&` ${D(`same.anyway`)}`} <${C} name="next" /></a>
</p>`}function Yi({state:t,ruling:n}){let r=He(Object.values(t.rulings),n);return r&&e`<${Ji} ruling=${r} />`}function Xi(){let{state:t,official:n}=I(),r=j(),a=`shinpan.same.`+t.id,[o,s]=F(()=>Ie(a)??[]);return S(()=>xe(a,o),[o]),i(()=>Zi(t,n.id),[t,n.id]).filter(({own:e})=>!o.includes(e)).map(({own:n,other:i})=>e`<div class="note warn row" key=${n} role="status">
<a class="reach body" href=${`#/ruling/${n}`}>${Qi(t,i,[i.offender.name,A(r,i.foul),M(r,i)].join(` · `))}</a>
<button class="button" type="button" onClick=${()=>s([...o,n])}>${D(`same.both`)}</button>
</div>`)}function Zi({rulings:e},t){let n={};for(let t of Object.values(e))(n[`${t.foul} ${t.offender.id}`]??=[]).push(t);return Object.values(n).flatMap(e=>e.filter(e=>e.official===t).map(t=>({own:t.id,other:He(e,t)})).filter(({other:e})=>e))}function Qi(e,{official:t,ruled_at:n},r){let i=e.officials[t]?.name??`?`;return D(`same.text`,{who:i,time:E(n,e.settings.time_zone),what:r})}function $i({args:[t]}){let{tournament:n,state:r}=I();if(!n||!r)return e`<${te} title=${D(`hall-ruling`)} />`;let i=r.rulings[t];return i?e`<${ea} state=${r} ruling=${i} />`:e`<${je} title=${D(`hall-ruling`)} text=${D(`hall-no-ruling`)} up="#/log" />`}function ea({state:t,ruling:n}){let{official:r}=I(),i=j(),a=wt([n])[n.revision],o=g(i,a,n),s=o&&(o.chosen??o.final??o.first);return e`<${Ne} title=${A(i,n.foul)} up=${`#/table/${n.table.id}`}>
<${Zr} ruling=${n} shown=${s}>
<p><${Ee} ruling=${n} /></p>
${n.item===n.id&&e`<${Xe} id=${n.item} />`}
${ke(n.outbox)&&e`<a href="#/outbox">${D(`hall-resolve`)}</a>`}
<//>
<${Yi} state=${t} ruling=${n} />
${(n.amends||n.status===`withdrawn`)&&e`<${Ni} state=${t} ruling=${n} />`}
${we(t,n).length>0&&e`<${si} state=${t} ruling=${n} />`}
<${ta} ruling=${n} />
${o?e`<${na} ruling=${n} spoken=${o} />`:e`<p class="soft">${D(`hall-no-book`)}</p>`}
<${ra} state=${t} ruling=${n} />
<${$r} state=${t} ruling=${n} />
<${ai} state=${t} ruling=${n} />
<${Gi} state=${t} ruling=${n} />
<${Di} state=${t} ruling=${n} />
${be(r,[`director`])&&e`<${ci} ruling=${n} />`}
<//>`}function ta({ruling:t}){let n=j(),r=Object.entries(t.final_decision?.facts??t.facts??{}),i=Object.entries(re(t.context??{}));return r.length+i.length===0?null:e`<section>
<h2>${D(`hall-facts`)}</h2>
<dl class="facts">
${r.map(([t,r])=>e`<div key=${t}><dt>${n.question(t)}</dt><dd>${n.answer(t,{value:r})}</dd></div>`)}
${i.map(([t,r])=>e`<div key=${t}><dt>${s(n,t)}</dt><dd>${u(n,t,r)}</dd></div>`)}
</dl>
</section>`}function na({ruling:t,spoken:{first:n,final:r,chosen:i,within:a}}){let o=i??r??n,s=r??n;return e`<section class="stack">
<h2>${D(`hall-decision`)}</h2>
${i&&e`<p class="note warn">
${D(`hall-prescribed`,{line:n.line})}${t.reason&&e`<br />${D(a?`hall-within`:`hall-because`,{reason:t.reason})}`}
</p>`}
${!i&&!r&&n.status===`deferred`&&e`<p>${n.line}</p>`}
${r&&e`<p>${D(`hall-first`,{line:n.line})}</p>`}
${o.say&&o.say!==o.line&&e`<p class="say">${D(`call.quoted`,{text:o.say})}</p>`}
<ol class="steps">${o.steps.map(t=>e`<li key=${t.id}>${t.text}</li>`)}</ol>
${!O(t)&&e`<${Ri} steps=${o.steps} call=${{...t,table:t.table.id,ruling:t.id}} />`}
<${Pe} stays=${o.stays} />
${Ge(s).map(t=>e`<p class="soft" key=${t}>${t}</p>`)}
${s.readings.length>0&&e`<${li} readings=${s.readings} />`}
</section>`}function ra({state:t,ruling:n}){let r=t.settings.time_zone,i=Date.parse(n.device_at)-Date.parse(n.ruled_at);return e`<section class="stack">
<h2>${D(`hall-origin`)}</h2>
<p>${[t.officials[n.official]?.name,E(n.ruled_at,r)].filter(Boolean).join(` · `)}</p>
${Math.abs(i)>2e3&&e`<p class="soft">${D(`hall-device-time`,{time:E(n.device_at,r)})}</p>`}
${n.conflict&&e`<${di} why=${n.conflict} />`}
${n.note&&e`<p class="note info">${n.note}</p>`}
</section>`}function ia({state:t,line:{what:n,amount:r,cause:i,cause_id:a,hanchan:o,round:s,reason:c,at:l}}){let u=j(),{table:d}=t.hanchans[o]??{},f=i===`ruling`&&t.rulings[a],p={ruling:f&&`#/ruling/${a}`,clock:d&&`#/start/${d}/${o}`,payment:`#/paid/${a}`}[i],m=f?A(u,f.foul):D(`hall-cause.${i}`),h=[D(`hall-line.${n===`reversed`&&r>0?`undone`:n}`),s&&D(`hall-round`,{round:s}),E(l,t.settings.time_zone),c];return e`${p?e`<a class="reach" href=${p}>${m}</a>`:m}<small>${h.filter(Boolean).join(` · `)}</small>`}const aa=[`device_at`,`clock_offset_ms`,`revision`];function oa({stored:t,sent:n}){let r=[D(`hall-on-server`),D(`hall-on-phone`)];return e`<${sa} caption=${D(`hall-versions`)} heads=${r} before=${t} after=${n} />`}function sa({caption:t,heads:n,before:r,after:i}){L();let a=j(),{state:o}=I(),[s,c]=[la(i),la(r)],l=[.../* @__PURE__ */ new Set([...Object.keys(c),...Object.keys(s)])].filter(e=>s[e]!==c[e]),u=l.filter(e=>!aa.includes(e));return e`<table class="versions">
<caption>${t}</caption>
<thead><tr>${n.map(t=>e`<th scope="col" key=${t}>${t}</th>`)}</tr></thead>
${(u.length>0?u:l).map(t=>e`<tbody key=${t}>
<tr><th colspan="2" scope="rowgroup">${tt(a,t)}</th></tr>
<tr><td>${ua(a,o,t,c[t])}</td><td>${ua(a,o,t,s[t])}</td></tr>
</tbody>`)}
</table>`}function ca({item:{expected:t,answer:n,differs:r}}){let i=j(),a=r===`revision`?n.second_decision:n.decision;return e`<div class="note warn">
<p>${D(`hall-phone-showed`,{line:M(i,t)})}</p>
<p><strong>${D(r===`revision`?`hall-book-now`:`hall-server-decided`,{line:M(i,a)})}</strong></p>
<a href=${`#/ruling/${n.id}`}>${D(`hall-ruling`)}</a>
</div>`}function la(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>la(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function ua(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return A(e,r);if(n.endsWith(`_at`)&&r!==`–`)return E(r,t.settings.time_zone);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function da(){let t=ue(null),[n,r]=F(``);S(()=>{let e=new AbortController;return pa(t.current,e.signal,fa,r),()=>e.abort()},[]);let i=n===`impossible`||n===`refused`;return e`<${Ne} title=${D(`hall-scan`)} up="#/tables">
<p>${D(`hall-scan-how`)}</p>
<video ref=${t} class="viewfinder" hidden=${i} muted playsinline aria-label=${D(`hall-viewfinder`)}></video>
${n&&e`<p class="note warn" role="status">${D(`hall-scan-trouble.${n}`)}</p>`}
<a class="button" href="#/tables">${D(`hall-tables`)}</a>
<a class="button" href="#/join">${D(`hall-join`)}</a>
<//>`}function fa(e){let t=st(e);if(!t)return!1;h();let{tournament:n,invitation:r,account:i,table:a}=t,o=r?`join/${n}/${r}`:i?`account/${i}`:`table/${a}`;return ve(`#/${o}`,{replace:!0}),!0}async function pa(e,t,n,r){let i=navigator.mediaDevices&&await ma().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function ma(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function ha(){let{official:t}=I();return be(t,[`director`])?e`<a class="button" href="#/import/players">${D(`enrol.link`)}</a>`:null}function ga(){return e`<a class="button quiet" href="#/people">${D(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${D(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${D(`reports.link`)}</a>`}function _a(e,t,n,r){let i=e.map(e=>va(e,t,n,r)),a=i.filter(e=>e instanceof y);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:Me(r)};return i.map((t,n)=>t instanceof y?{rulebook:e[n].names(),...o,...Te()}:t)}function va(e,t,n,r){try{return De(e,t,n,r)}catch(e){if(e instanceof y)return e;throw e}}function ya(e,t){let n=new d(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:ba(n,r,e)})),differs:i.some(e=>!xa(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function ba(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function xa(e,t){return w(e)===w(t)}const Sa={transfers:[],fines:[],effects:[]};function Ca({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function wa({words:e},t){if(t.lateness)return D(`open.by-lateness`);let n=Ta(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Ta(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Ta(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...Sa,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?D(`open.grows-times`,{times:r.p.times}):D(`open.grows-add`,{p:r.p.add})})`:e.line({...Sa,penalties:t,effects:n})}function Ea(e,t){return e.table(t).rows}function Da({rules:t,book:n,foul:r}){let{words:i}=t,a=Ea(n,r);if(!a.length)return e`<p class="soft">${i.phrase(`not-covered`)}</p>`;let o=n.table(r).scope;return e`<ol class="table-rows">
${a.map(n=>e`<li key=${n.id}>
<strong>${wa(t,n)}</strong>
${Ca(t,n.when).map(t=>e`<p key=${t}>${t}</p>`)}
${!Object.keys(n.when).length&&e`<p>${a.length>1?D(`open.otherwise`):D(`open.always`)}</p>`}
${n.effects.length>0&&e`<p class="soft">
${i.steps(n.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${Ve(i.source(n.source))}</p>
</li>`)}
</ol>
${o&&e`<p class="soft">${D(`open.counted-over`,{scope:me([i.phrase(`scope-${o}`)])})}</p>`}`}function Oa({book:t,words:n,foul:r,facts:i,context:a,onChange:c}){let l=(e,t)=>{let{[e]:n,...r}=a;c(t===Ye[e]?r:{...r,[e]:t})};return e`<div class="stack">
${Object.entries(fe).map(([c,d])=>{let f=d.filter(e=>m(t,r,i,{...a,[c]:e}));return e`<${o}
key=${c}
label=${s(n,c)}
value=${a[c]??Ye[c]}
options=${f.map(e=>({value:e,text:u(n,c,e)}))}
onChange=${e=>l(c,e)}
/>`})}
</div>`}const ka=[`impossible`,`denied`,`silent`];function Aa({tournament:t,as:n,player:r=!1}){let{lang:i}=x(),[a,o]=F(``),s=async e=>{o(e?`beginning`:`ending`),o(await(e?ja({tournament:t,as:n},i):Ma(t)).catch(()=>`unreached`))};if(S(()=>{let e=!1;return k.push().then(e=>e.status({tournament:t,as:n},i)).then(t=>e||o(t),()=>{}),()=>void(e=!0)},[t,n,i]),!a)return null;if(ka.includes(a))return e`<section class="card"><h2>${D(`push.title`)}</h2><p role="status">${D(`push.${a}`)}</p></section>`;let c=[`unserved`,`unreached`].includes(a);return e`<${l} label=${D(`push.title`)} hint=${D(r?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(a)} onChange=${s} />
${c&&e`<p class="note warn" role="status">${D(`push.${a}`)}</p>`}`}async function ja(e,t){return(await k.push()).subscribe(e,t)}async function Ma(e){return await(await k.push()).unsubscribe(e),`off`}export{Pr as $,xt as $t,Ei as A,Vn as At,ai as B,Pt as Bt,Yi as C,er as Ct,zi as D,Hn as Dt,Wi as E,Gn as Et,hi as F,H as Ft,Zr as G,jt as Gt,ri as H,Jt as Ht,_i as I,Mt as It,qr as J,Dt as Jt,Xr as K,V as Kt,fi as L,Ft as Lt,vi as M,Rn as Mt,yi as N,Bn as Nt,Ri as O,Un as Ot,gi as P,Sn as Pt,Lr as Q,Ct as Qt,ui as R,Nt as Rt,Xi as S,$n as St,Hi as T,Wn as Tt,ni as U,J as Ut,ii as V,Rt as Vt,$r as W,zt as Wt,zr as X,wt as Xt,Wr as Y,kt as Yt,Rr as Z,vt as Zt,ta as _,ur as _t,wa as a,ut as an,Mr as at,$i as b,rr as bt,_a as c,st as cn,gr as ct,da as d,et as dn,or as dt,_t as en,Or as et,pa as f,ar as ft,ia as g,cr as gt,oa as h,mr as ht,Ca as i,mt as in,kr as it,Ti as j,Ln as jt,Ni as k,Q as kt,ga as l,nt as ln,_r as lt,ca as m,fr as mt,Oa as n,gt as nn,Dr as nt,Ea as o,dt as on,yr as ot,sa as p,dr as pt,Jr as q,At as qt,Da as r,pt as rn,Nr as rt,ya as s,ct as sn,vr as st,Aa as t,z as tn,Ar as tt,ha as u,L as un,$ as ut,na as v,lr as vt,Vi as w,Zn as wt,Ji as x,nr as xt,ra as y,tr as yt,li as z,W as zt};