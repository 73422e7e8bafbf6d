import{$t as e,A as t,Ar as n,At as r,B as i,Br as a,Bt as o,Ct as s,D as c,Dr as l,Dt as u,E as d,Et as f,F as p,G as m,Gt as h,H as g,Ht as _,I as v,It as y,Jt as b,Lr as x,Lt as ee,M as te,Mr as ne,Mt as re,N as ie,O as ae,Or as oe,Ot as se,Pn as ce,Pr as S,Pt as le,Qt as ue,R as de,Rr as C,S as w,St as fe,T as pe,Tt as me,Ut as he,V as ge,Vr as _e,Vt as T,Wt as E,Yt as ve,_ as ye,an as be,ar as xe,at as Se,b as D,c as Ce,cn as we,ct as Te,dn as O,et as k,f as Ee,g as A,gn as De,h as Oe,hn as ke,ht as Ae,ir as je,it as Me,j as Ne,jt as j,k as Pe,kr as Fe,ln as Ie,lt as M,m as Le,n as Re,nt as N,o as ze,on as Be,ot as Ve,p as He,q as Ue,st as We,tr as Ge,u as Ke,un as qe,vn as Je,w as Ye,wt as P,x as Xe,xt as F,y as Ze,z as Qe,zr as $e,zt as I}from"./app.js";const et={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function L(){let[,e]=a(!1);C(()=>{ue(`others`).then(()=>e(!0),()=>{})},[])}function tt(e){let t=String(e?.type).split(`:`).at(-1)??``,n=et[t]??t;return ve(`refusal.type.${n}`)?E(`refusal.type.${n}`):ve(`refusal.type.other`)?E(`refusal.type.other`):e?.detail??``}function nt(e,t){let[n]=t.split(`.`),r=t.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(n)&&r in e.catalogue.facts?e.question(r):n===`context`&&r in Ye?c(e,r):ve(`refusal.field.${n}`)?E(`refusal.field.${n}`):t}function rt({problem:t}){L();let n=M(),{errors:r=[],detail:i,title:a}=t??{};return e`<div class="note bad stack">
<p><strong>${tt(t)}</strong></p>
${r.length===0&&e`<p lang="en">${i??a??E(`hall-unknown`)}</p>`}
<dl class="refusal">
${r.map(({field:t,message:r,cure:i})=>{let a=nt(n,t);return e`<div key=${t}>
<dt><strong>${a}</strong></dt>
<dd lang="en"><small>${r===a?i:`${r} ${i}`}</small></dd>
</div>`})}
</dl>
</div>`}const it=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,at=RegExp(`#/join/(${it})/([\\w-]{16,200})`,`i`),ot=/#\/account\/(spa_[\w-]{16,200})/,st=RegExp(`#/table/(${it})`,`i`);function ct(e){let t=at.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=ot.exec(e);if(n)return{account:n[1]};let r=st.exec(e);return r?{table:r[1].toLowerCase()}:null}function lt(){let{path:e}=Be();return t=>{Be().path===e&&be(t,{replace:!0})}}const ut=le(o.referee,`Switch`);function dt({to:t,children:n}){let{tournament:r,outbox:i}=I(),[o,s]=a(!r||r.id===t||i.every(({state:e})=>e===`differs`));return o?n:e`<${ut} onYes=${()=>s(!0)} />`}function ft({up:t}){let{joining:n}=I(),{loaded:r=0,total:i=0,name:a,roles:o=[]}=n??{};return e`<${j} title=${a??E(`hall-joining`)} up=${t}>
<div class="waiting" role="status">
${o.length>0&&e`<p>${E(`hall-as`,{roles:o.map(e=>E(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${E(`hall-joining`)} value=${i?r:void 0} max=${i||1}></progress>
<p>${i?E(`hall-loaded`,{loaded:r,total:i}):E(`hall-asking`)}</p>
</div>
<//>`}const pt=le(o.account,`SignInAgain`);let R=null;function mt(){let[t,n]=a(null);C(()=>(R=n,()=>void(R=null)),[]);let r=e=>{n(null),t?.tell(e)};return t&&e`<${pt} onProven=${()=>r(!0)} onClose=${()=>r(!1)} />`}async function ht(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!R||!await gt(R))throw t;return e()}}function gt(e){return new Promise(t=>e({tell:t}))}function _t(e){let{state:t,online:n}=I(),[r,i]=a({answer:null,fresh:!1,trouble:null});return C(()=>{let t=!1,n=e=>t||i(e);return O.seen(e).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),O.look(e).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(t=!0)},[e,t?.seq,n]),r}function vt({seen:{answer:t,fresh:n,trouble:i},what:a=`standings`}){L();let{tournament:o}=I(),s=t&&T(t.at,o.time_zone);return!t&&!i?e`<${r} />`:i?e`<p class="note warn" role="status">${[z(i),E(`seen.${t?`old`:`never`}.${a}`,{time:s??``})].join(` `)}</p>`:e`<p class="soft" role="status">${E(n?`standings.at`:`seen.asking.${a}`,{time:s??``})}</p>`}function z(e){return e.name===`Unreachable`?`${E(navigator.onLine?`live.unreached`:`no-network`)}.`:tt(e.problem)||`HTTP ${e.status}`}function yt({name:t,hint:n=``,path:r,file:i}){let{lang:o}=b(),[s,c]=a(null),[l,u]=a(!1),[d,f]=a(null),p=$e(0),m=$e(null);return C(()=>(c(null),f(null),()=>void(p.current+=1)),[r,o]),C(()=>()=>s&&URL.revokeObjectURL(s.url),[s]),C(()=>m.current?.focus(),[s]),e`<li class="card">
<h3>${t}</h3>
${n&&e`<p class="soft">${n}</p>`}
<div role="status">
${l&&e`<progress aria-label=${E(`reports.making`,{name:t})}></progress><p class="soft">${E(`reports.wait`)}</p>`}
${s&&e`<p class="soft">${E(`reports.ready`,{size:Ct(s.file.size)})}</p>`}
</div>
${d&&e`<${xt} error=${d} />`}
${s?e`<${bt} made=${s} first=${m} />`:e`<button class="button" type="button" disabled=${l} aria-label=${E(`reports.make-this`,{name:t})}
onClick=${async()=>{let e=p.current+=1,t=t=>e===p.current&&t();u(!0),f(null);try{let e=await O.file(`${r}${r.includes(`?`)?`&`:`?`}lang=${o}`,{timeout:12e4});t(()=>c({url:URL.createObjectURL(e),file:new File([e],i,{type:e.type})}))}catch(e){t(()=>f(e))}finally{u(!1)}}}>${E(`reports.make`)}</button>`}
</li>`}function bt({made:{url:t,file:n},first:r}){let i=n.type===`application/pdf`;return e`<div class="pair">
<a class="button main" href=${t} download=${n.name} ref=${r}>${E(`reports.save`)}</a>
${i&&e`<a class="button" href=${t} target="_blank">${E(`reports.open`)}</a>`}
${navigator.canShare?.({files:[n]})&&e`<button class="button" type="button" onClick=${()=>navigator.share({files:[n]}).catch(()=>{})}>${E(`reports.share`)}</button>`}
</div>`}function xt({error:t}){return L(),e`<p class="note bad" role="alert">${z(t)}</p>`}function St(){return I().state?.settings.slug??`shinpan`}function Ct(e){return _(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function wt(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Tt(e){let{book:t}=I(),n=_e(()=>t?.revision?{[t.revision]:t}:{},[t]),[r,i]=a({}),o=[...new Set(e.map(({revision:e})=>e))].filter(e=>e&&!(e in n));return C(()=>{for(let e of o)O.revision(e).then(t=>i(n=>({...n,[e]:t})),()=>{})},[o.join()]),{...r,...n}}function B(e=!0){let{library:t}=I(),[,n]=a(0);C(()=>{e&&O.loadReading().then(()=>n(1),()=>{})},[t,e])}const Et={amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],player:[`facts-otherwise`,`did-not-happen`,`not-all-heard`,`rule-otherwise`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`],upheld:[`facts-stand`,`rule-clear`,`nothing-new`],confirmed:[`facts-stand`,`rule-clear`,`nothing-new`],overturned:[`did-not-happen`,`facts-otherwise`,`rule-otherwise`,`in-doubt`],appeal:[`player-disagrees`,`facts-disputed`,`rule-unclear`],reopening:[`new-evidence`,`facts-otherwise`,`not-all-heard`],time:[`tapped-late`,`seen-come`,`wrong-player`],start:[`tapped-by-mistake`,`not-begun`,`wrong-table`],"player-time":[`table-confirms`,`seen-come`],schedule:[`hall-not-ready`,`round-before-late`,`wrong-time`],"extra-time":[`tapped-by-mistake`,`too-much`],dismissal:[`wrong-time`,`arbiter-was-there`,`noted-twice`]};function Dt(e,t=``){let{names:n={}}=O.snapshot.library?.catalogue.reasons??{};return[...e.map(e=>n[e]??E(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}async function Ot(e){return await O.loadReading().catch(()=>{}),Dt(e)}function kt(e,t){let{library:n}=I();B(!!t);let{reasons:r}=n?.catalogue??{};return t?r?.of[t]??null:Et[e]}function At(t,n,r=E(`hall-reason`),i=E(`hall-reason-missing`)){let[o,s]=a([]),[c,l]=a(``),u=Dt(o,c);return{reason:u,field:a=>e`<div class="stack">
${(t||n)&&e`<${jt} what=${t} foul=${n} chosen=${o} onChosen=${s} />`}
<${P}
long
label=${r}
value=${c}
onInput=${l}
maxlength="3500"
wrong=${a&&!u?i:void 0}
/>
</div>`}}function jt({what:n,foul:r,chosen:i,onChosen:a}){let o=kt(n,r);if(!o)return null;let s=e=>a(i.includes(e)?i.filter(t=>t!==e):[...i,e]);return e`<div class="switches" role="group" aria-label=${E(`reason.why`)}>
<small class="soft why" aria-hidden="true">${E(`reason.why`)}</small>
${o.map(n=>e`<${t} key=${n} pressed=${i.includes(n)} onClick=${()=>s(n)}>${Dt([n])}<//>`)}
</div>`}function V({what:t,title:n,text:r,yes:i,onReason:o,onClose:s,children:c}){let[l,u]=a(!1),{reason:d,field:f}=At(t),{does:p,wrong:m}=w();return e`<${F} title=${n} onClose=${s}>
<form onSubmit=${e=>{e.preventDefault(),u(!d),d&&p(()=>o(d))}}>
${r&&e`<p>${r}</p>`}
${f(l)} ${c} ${m}
<button class="button main">${i}</button>
</form>
<//>`}function Mt({title:t,text:n,yes:r,danger:i=!1,onYes:a,onClose:o}){return e`<${F} title=${t} onClose=${o}>
<p>${n}</p>
<div class="pair">
<button class=${`button ${i?`danger`:``}`} type="button" onClick=${a}>${r}</button>
<button class="button" type="button" onClick=${o}>${E(`cancel`)}</button>
</div>
<//>`}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const Nt=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),Pt=[`low`,`medium`,`quartile`,`high`],Ft={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},It={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},Lt={low:1,medium:0,quartile:3,high:2},H=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function Rt(e){if(e=Kt(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function zt(e,t){let n=Lt[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function Bt(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const Vt={numeric:1,alphanumeric:2,byte:4},U={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},W=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Ht(e){let{exp:t,log:n}=W,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const Ut=[];function Wt(e){let t=Ut[e];if(t!==void 0)return t;let n=Ht(e),{exp:r,log:i}=W,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return Ut[e]={gen:n,mul:a}}function Gt(e,t,n){let{exp:r,log:i}=W,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function G(e,t){let n=Nt[e-1],r=Ft[t][e-1],i=It[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const K=e=>{throw Error(e)};function Kt(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function qt(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=q[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const q=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[H.charCodeAt(t)]=t;return e})();function Jt(e,t,n,r,i){let a=G(e,t),o=U[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&K(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(Vt[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(q[n.charCodeAt(e)]*45+q[n.charCodeAt(e+1)],11);s&1&&f(q[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&K(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Wt(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(Gt(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),ee=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[ee++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[ee++]=t[e];return x}function Yt(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Xt=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),J=e=>Xt[e&65535]+Xt[e>>>16],Zt=/* @__PURE__ */ new Uint32Array(32);function Qt(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const Y=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},$t=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,X=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function en(e,t){let{size:n,words:r,v:i}=e,a=Zt;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),Qt(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function tn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=J(n>>>0)+2*J((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function nn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=J(v>>>0)+J(y>>>0)}}return a}function rn(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=tn(e)+tn(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=J(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=J(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(nn(e)+nn(t))}function an(e,t,n,r){let i=e.size,a=zt(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?X(e,8,t,n):t<8?X(e,8,t+1,n):t===8?X(e,7,8,n):X(e,14-t,8,n),t<8?X(e,i-1-t,8,n):X(e,8,i-15+t,n)}if(X(e,8,i-8,1),t>=7){let n=Bt(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;X(e,a,o,r),X(e,o,a,r)}}}let Z;function on(e){let t=21+4*(e-1),n=Y(t),r=new Uint8Array(t*t),i=(e,i,a)=>{X(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=Rt(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(Y(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Yt(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=Y(t);return en(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[Y(t),Y(t),Y(t),Y(t)]}}function sn(e,t,n,r,i=!1){(Z===void 0||Z.ver!==e)&&(Z=on(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=Z,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){en(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=rn(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||an(u,e,t,h),u}const cn=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},ln=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function un(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function dn(e,t){let n=U.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((G(e,t).capacity-4-n)/8))}function fn(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const Q=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&$t(e.m,e.map[t],e.map[n])===1,pn=[10,27],mn=/* @__PURE__ */ String.fromCharCode(pn[0]);function hn(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=Q(e,n,r);n[r]=i}return n}function gn(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=Q(e,i,r),o=r+1>=t||Q(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=mn}return n}function _n(e){let t=e.W,n=String.fromCharCode(pn[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=Q(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=mn}return i}function vn(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!Q(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function yn(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=$t(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function bn(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function xn(e,t=`raw`,n={}){if(ln(e,`text`),ln(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=Kt(r));let i=n.ecc===void 0?`medium`:n.ecc;Pt.includes(i)||K(`invalid ecc=${i}`);let a=n.encoding===void 0?qt(e):n.encoding;if(U[a]||K(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?H.slice(0,10):H;for(let n of e)t.includes(n)||K(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(cn(n.mask,`opts.mask`)<0||n.mask>7)&&K(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=dn(r===void 0?40:r,i);(e.length>t||un(e)>t)&&K(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!fn(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=U[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=G(r,i).capacity)break}r>40&&K(`Capacity overflow`)}else{let e=U[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>G(r,i).capacity)&&K(`Capacity overflow`)}let u=Jt(r,i,e,a,s),d=sn(r,i,u,n.mask),f=n.border===void 0?2:cn(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:cn(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?hn(_):t===`ascii`?gn(_):t===`term`?_n(_):t===`svg`?vn(_,n.optimize===void 0||n.optimize):t===`gif`?yn(_):t===`data-url`?bn(yn(_)):K(`Unknown output: ${t}`)}function Sn({text:t,label:n}){let r=xn(t,`raw`,{border:4}),i=r.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return e`<svg role="img" aria-label=${n} viewBox=${`0 0 ${r.length} ${r.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${i.join(``)} fill="#000" />
</svg>`}function Cn(e,t){let n=e.book(t),r=new l(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>En(r,t,e.id)));return{options:i.map(e=>wn(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>En(r,e,null)),...a]}}function wn(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?Tn(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function Tn(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,answers:n.map(([e,t])=>({value:e,text:t}))}}function En(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const Dn=[1,2,3,4];function On({kind:e,default:t,answers:n}){return t===null?e===`several`?n.map(({value:e})=>e):[30,10,-10,-30]:t}function kn({parameter:t,label:n,value:r,onChange:i}){let a={uma:An,hundreds:Nn,several:Pn}[t.kind];return e`<${a}
parameter=${t}
label=${n}
value=${r}
onChange=${i}
/>`}function An({label:t,value:n,onChange:r}){let[i,o]=a(()=>Dn.map((e,t)=>String(n[t]??``))),s=(e,t)=>{let n=i.map((n,r)=>r===e?t:n);o(n),r(jn(n))};return e`<fieldset class="parameter">
<legend>${t}</legend>
<p class="soft">${E(`open.uma-hint`)}</p>
<div class="places">
${Dn.map(t=>e`<${P}
key=${t}
label=${E(`open.place`,{place:t})}
value=${i[t-1]}
inputmode="text"
autocomplete="off"
onInput=${e=>s(t-1,e)}
/>`)}
</div>
</fieldset>`}function jn(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Mn)}function Mn(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function Nn({label:t,value:n,onChange:r}){let[i,o]=a(String(n));return e`<${P}
label=${`${t} (${E(`open.points`)})`}
value=${i}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{o(e),r(Mn(e.trim()))}}
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
</fieldset>`}const Fn=`wrc-2022`,In=/* @__PURE__ */ new Map;function Ln(e){return{id:e,options:{},readings:{}}}function Rn(e,t){let n=S(t),r=In.get(n)??ce(e,t.id,t.options,t.readings);return In.set(n,r),r}function zn(e,t){try{return Rn(e,t),null}catch(e){return e}}function Bn(){let{library:e,tournament:t,book:n}=I(),{lang:r}=b(),[i,a]=qe(`shinpan.rules`,null);if(!e)return null;let o=t?.id??null,s=i&&i.at===o&&!zn(e,i.choice)?i.choice:null,c=t?{...Ln(Fn),...t.rulebook}:Ln(Fn),u=s??c,d=s||!n?Rn(e,u):n;return{library:e,lang:r,words:new l(e),choice:u,book:d,choose:e=>a({at:o,choice:e})}}function Vn(t){return n=>{let r=Bn();return r?e`<${t} ...${n} rules=${r} />`:e`<${j} title=${E(`open.no-rules`)}
><${se} text=${E(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${E(`try-again`)}
</button>
<//><//
>`}}function Hn({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[E(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Un({rules:t}){let[n,r]=a(!1);return e`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>r(!0)}>
<${re} name="book" />
<span class="body"
><small>${E(`open.rules-in-use`)}</small
><strong>${Hn(t,t.book)}</strong></span
>
<span class="badge">${E(`call.change`)}</span>
</button>
<${Wn} rules=${t} standing=${t.book.content.standing} />
${n&&e`<${Gn} rules=${t} value=${t.choice} onUse=${e=>{t.choose(e),r(!1)}} onClose=${()=>r(!1)} />`}
</div>`}function Wn({rules:t,standing:n}){return n===`official`?null:e`<p class="note warn">
${t.words.phrase(`standing-${n}`)}
</p>`}function Gn({rules:t,value:n,onUse:r,onClose:i}){let{library:o,words:s}=t,[c,l]=a(n),u=zn(o,c),d=Object.values(o.books).map(e=>({value:e.id,text:s.pick(e.name)})),{options:f,readings:p}=Cn(o,c.id),m=p.filter(({option:e})=>!e||e in c.options);return e`<${F} title=${E(`open.choose-rules`)} onClose=${i}>
<${me}
label=${E(`open.rulebook`)}
value=${c.id}
options=${d}
onChange=${e=>l(Ln(e))}
/>
<p class="soft">${s.standingNote(c.id)}</p>
${f.length>0&&e`<${qn} offered=${f} chosen=${c.options} onChange=${e=>l({...c,options:e,readings:Yn(c,p,e)})} />`}
${m.length>0&&e`<${Jn} offered=${m} draft=${c} onChange=${l} />`}
<${Kn} error=${u} reasons=${Xn(f,c.options)} />
${!u&&e`<p role="status">${Hn(t,Rn(o,c))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!u}
onClick=${()=>r(c)}
>
${E(`open.use-these`)}
</button>
<button class="button" onClick=${i}>${E(`cancel`)}</button>
</div>
<//>`}function Kn({error:t,reasons:n=[]}){return t?e`<div class="note bad" role="alert">
<p><strong lang="en">${t.message}</strong></p>
<p lang="en">${t.cure}</p>
${n.filter(e=>!t.message.includes(e)).map(t=>e`<p key=${t}>${t}</p>`)}
</div>`:null}function qn({offered:t,chosen:n,onChange:r}){let i=({id:e,parameter:t},i)=>{let{[e]:a,...o}=n;r(i?{...o,[e]:t?{[t.name]:On(t)}:{}}:o)};return e`<fieldset class="stack">
<legend>${E(`open.options`)}</legend>
${t.map(t=>e`<div key=${t.id} class="stack">
<${u}
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
</fieldset>`}function Jn({offered:t,draft:n,onChange:r}){let i=(e,t)=>{let{[e.id]:i,...a}=n.readings;r({...n,readings:t===e.default?a:{...a,[e.id]:t}})};return e`<details class="fold">
<summary>
${E(`open.readings`)} <span class="badge">${t.length}</span>
</summary>
<p class="soft">${E(`open.readings-text`)}</p>
${t.map(t=>e`<div key=${t.id} class="stack">
<${me}
label=${t.question}
value=${n.readings[t.id]??t.default}
options=${Object.entries(t.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${e=>i(t,e)}
/>
<p class="soft">${t.reason}</p>
</div>`)}
</details>`}function Yn({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function Xn(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}const Zn=1e3;function Qn(e){let[t,n]=a(O.now);return C(()=>{if(!e)return;let t,r=()=>{n(O.now()),t=setTimeout(r,Zn-O.now()%Zn)};return r(),()=>clearTimeout(t)},[e]),t}const $n=`shinpan.board`,er=()=>Ie($n),tr=e=>we($n,e);function nr(e,t=!1){let n=t?`exceptZero`:`auto`;return ar(e/10,{minimumFractionDigits:1,signDisplay:n})}function rr(e,t=!1){return ar(e,{signDisplay:t?`exceptZero`:`auto`})}function ir(e,t,n=!1){return`${rr(-t,n)}${e===`P`?`P`:``}`}function ar(e,t){return _(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}function or(e){return cr(Object.values(e.ledger).filter(({unit:e})=>!Re(e)))}function sr(e,t){return cr(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function cr(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function lr(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function ur(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function dr(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function fr(e,{kind:t,id:n}){return e[`${t}s`]?.[n]?.name??`?`}function $(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?rr(t):`${t<0?`−`:``}${n(e,Math.abs(t))}`}function pr({unit:e,amount:t,what:n}){return E(`line.${mr(e,t,n)}`,{amount:$(e,Math.abs(t))})}function mr(e,t,n){return Re(e)?t<0?`given-back`:`taken`:t>0?n===`reversed`?`due-again`:`fined`:n===`paid`||n===`waived`?n:`cancelled`}function hr(e,t){let n=Fe(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}const gr=[`late`,`late-arbiter`,`forfeit`];function _r(e,t){return[e?.id,e?.player_id].includes(t)}function vr(e){return!!e?.roles?.includes(`director`)}function yr(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&gr.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function br({path:t,body:n,about:i,onApprove:o,onClose:s}){let[c,l]=a(null),{state:u}=I(),{lang:d}=b(),{does:f,wrong:p}=w();return C(()=>{O.ask(`${t}/preview?lang=${d}`,{method:`POST`,body:n}).then(l,e=>l({trouble:e}))},[]),e`<${F} title=${E(`charged.title`)} onClose=${s}>
${!c&&e`<${r} />`}
${c?.trouble&&e`<p class="note bad" role="alert">${z(c.trouble)}</p>`}
${c?.changes&&e`${i&&e`<p><strong>${i}</strong></p>`}
<${xr} state=${u} seen=${c} />
<p class="soft">${E(`charged.logged`)}</p>
${p}
<button class="button main" type="button" onClick=${()=>f(()=>o(c.digest))}>${E(`charged.approve`)}</button>`}
<//>`}function xr({state:t,seen:{changes:n,running:r,owed_back:i}}){let a=new Map([...n,...r,...i].map(({account:e})=>[e.id,e]));if(a.size===0)return e`<p>${E(`charged.nothing`)}</p>`;let o=(e,t)=>e.filter(({account:e})=>e.id===t);return e`<dl class="facts">
${[...a].map(([a,s])=>e`<div key=${a}>
<dt class="who">${fr(t,s)}</dt>
<dd class="stack">
${o(n,a).length>0&&e`<p>${Sr(o(n,a),`before`)} → <strong>${Sr(o(n,a),`after`)}</strong></p>`}
${o(r,a).map(({before:t,after:n})=>e`<p>${E(`charged.running`)} ${Cr(t,n)} → <strong>${Cr(n,t)}</strong></p>`)}
${o(i,a).map(t=>e`<p><strong>${E(`charged.owed-back`,{paid:$(t.unit,t.paid),amount:$(t.unit,t.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function Sr(e,t){return e.map(e=>$(e.unit,e[t])).join(` + `)}function Cr({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const wr=`games-cancelled`;function Tr(e,t,n,r){let i=Math.min(de(n,r),86400),[a,o]=[wr,`replacement`].map(n=>Er(e,t,n)),s=i>=a&&!n.cancelled,c=s&&Dr(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...Je(e,t,l),seconds:i,cancellation_due:s}}function Er(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function Dr(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(wr)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function Or(e,t){let n=p(e,t.round),r=n.map(ie),i=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),a=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(a.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let a=v(e.id,r,i),o=n.filter(t=>t.person?.id===e.id);return a?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:a,revision:t,timings:o}]:[]})}function kr(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=Tr(t,n,r,i);return{...Ue(e,o),due:a}}async function Ar(e,t,n={}){await O.send(`timing`,null,{hanchan:e.id,what:t,...n}),h()}function jr(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const Mr=864e5;function Nr(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function Pr(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=Nr(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>Mr/2&&(l-=Mr),l<-432e5&&(l+=Mr),new Date(t-t%1e3+l).toISOString()}function Fr(e){let t=$e(/* @__PURE__ */ new Set);C(()=>{for(let n of e)for(let e of Ir(n))t.current.has(e)||(t.current.add(e),Lr(n))},[e])}function Ir({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function Lr({key:e,name:t,line:n}){if(h(400),ee(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(E(`clock.late-is`,{name:t}),r))}function Rr(){let[t,n]=a(globalThis.Notification?.permission??`denied`);return t==="default"?e`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(n,()=>n(`denied`))}>${E(`clock.notify`)}</button>`:null}function zr(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function Br({state:t,hanchan:n,zone:r}){let{official:i}=I(),a=zr(t,n);if(a.length===0)return null;let o=i?.roles?.includes(`director`);return e`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${E(`kept.title`)}</h2>
${!o&&e`<p class="note info">${E(`kept.director`)}</p>`}
<ul class="rows">
${a.map(n=>e`<li class="item" key=${n.id}><${Vr} state=${t} kept=${n} zone=${r} director=${o} /></li>`)}
</ul>
</section>`}function Vr({state:t,kept:n,zone:r,director:i}){let o=Object.values(t.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[s,c]=a(o.length===1?o[0].id:``),[l,u]=a(!1),[d,f]=a(!1),{official:p}=I(),{does:m,wrong:h}=w(),g=n.who===`arbiter`,_={confirmed:!0,...g&&{arbiter:s}},v=Hr(t,n,n.player??s),y=()=>v?f(!0):m(()=>O.send(`kept-answer`,n.id,_)),b=_r(p,n.player)||g&&_r(p,s),x=async e=>{await O.send(`kept-answer`,n.id,{..._,reason:d,preview:e}),f(!1)},ee=async e=>{await O.send(`kept-answer`,n.id,{confirmed:!1,reason:e}),u(!1)},te=Date.parse(n.server_at)-Date.parse(n.at)>6e4;return e`<p><strong>${T(n.at,r)}</strong> ${Wr(t,n)}</p>
${te&&e`<p class="note warn">${E(`kept.received`,{time:T(n.server_at,r)})}</p>`}
${i&&b&&e`<p class="note info">${E(`clock.own`)}</p>`}
${i&&!b&&e`${g&&o.length!==1&&e`<${me} label=${E(`kept.which`)} value=${s} options=${Ur(o)} onChange=${c} />`}
<div class="pair">
<button class="button main" type="button" disabled=${g&&!s} onClick=${y}>${E(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>u(!0)}>${E(`kept.dismiss`)}</button>
</div>
${h}`}
${l&&e`<${V} what="dismissal" title=${`${T(n.at,r)} ${Wr(t,n)}`} yes=${E(`kept.dismiss-now`)} onReason=${ee} onClose=${()=>u(!1)} />`}
${d===!0&&e`<${V} what="player-time" title=${E(`charged.title`)} text=${E(`charged.changes`)} yes=${E(`charged.look`)} onReason=${f} onClose=${()=>f(!1)} />`}
${d&&d!==!0&&e`<${br} path=${`kept-times/${n.id}/answer`} body=${{..._,reason:d}} onApprove=${x} onClose=${()=>f(!1)} />`}`}function Hr(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return Or(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>yr(e,a,t.person.id))}function Ur(e){return[{value:``,text:E(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Wr(e,{what:t,who:n,player:r}){if(t===`began`)return E(`kept.began`);let i=n===`arbiter`?E(`kept.arbiter`):e.players[r]?.name??`?`;return E(`kept.${t}`,{name:i})}async function Gr(e,t,n){await O.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),h()}function Kr({hanchan:t,extra:n,onClose:r}){let i=Math.floor(n/60),[o,s]=a(1),{reason:c,field:l}=At(`extra-time`),{does:u,wrong:d}=w(),p=Math.min(o*60,n);return e`<${F} title=${E(`game.less`)} onClose=${r}>
<${f} label=${E(`game.less-minutes`)} value=${o} min=${1} max=${Math.max(i,1)} less=${E(`clock.less`,{what:E(`game.less-minutes`),count:1})} more=${E(`clock.longer`,{what:E(`game.less-minutes`),count:1})} onChange=${s} />
${l(!1)}
${d}
<button class="button main" type="button" disabled=${!(p>0)||!c} onClick=${()=>u(async()=>{await O.send(`extra-time`,null,{hanchan:t.id,seconds:-p,reason:c}),r()})}>${E(`game.take-off`)}</button>
<//>`}const qr=[1,3,5];function Jr({hanchan:t,game:{clock:n,extra:r},now:o,zone:s,may:c}){let[l,u]=a(!1),{does:d,wrong:f}=w(),p=n&&i(n,o),m=n&&E(p?`game.was-up`:`game.ends`,{time:T(new Date(n.ends),s)});return Fr(n?[Xr(t,n,o)]:[]),e`<section class=${`late ${p?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${E(`game.left`)}</h2>
${n?e`<p class="late-time" role="timer">${oe(ge(n,o))}</p><p>${m}</p>`:e`<p>${E(`game.no-limit`)}</p>`}
${p&&e`<${Yr} />`}
${r>0&&e`<p class="soft">${E(`game.extra`,{time:oe(r)})}</p>`}
${n&&c&&e`<div class="pair">
${qr.map(n=>e`<button key=${n} class="button" type="button" onClick=${()=>d(()=>Gr(t,n*60))}>${E(`game.more`,{count:n})}</button>`)}
${r>0&&e`<button class="button" type="button" onClick=${()=>u(!0)}>${E(`game.less`)}</button>`}
</div>`}
${f}
${l&&e`<${Kr} hanchan=${t} extra=${r} onClose=${()=>u(!1)} />`}
</section>`}function Yr(){let{book:t}=I();if(!t)return null;let{still:n,chonbo:r}=Qe(t);return e`<p class="note warn"><strong>${E(`game.still.${n}`)}</strong> ${E(`game.chonbo.${r}`)}</p>`}function Xr(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=E(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:E(`game.left`),seconds:r,thresholds:[i],line:a}}function Zr({state:t,id:n}){let r=M(),i=t.others.offences.filter(({offender:e})=>e.id===n);return i.length===0?null:e`<section class="stack" aria-labelledby="season">
<h2 id="season">${E(`hall-season`,{season:t.season.season})}</h2>
<dl class="facts">
${i.map(n=>e`<div key=${n.ruling}>
<dt>${k(r,n.foul)}<small>${Te(t,n.tournament)} · ${T(n.ruled_at,t.settings.time_zone)}</small></dt>
<dd>${N(r,n)}</dd>
</div>`)}
</dl>
</section>`}function Qr({ruling:t,shown:n,children:r}){let i=M();return e`<section class=${`call-verdict hall-verdict ${D(t)?`over`:Me(t.kind)}`}>
<p class="call-line penalty">${n?ze(i,n):N(i,t)}</p>
<p><a class="who" href=${$r(t)}>${t.offender.name}</a></p>
<p class="soft">${Se(i,t)}</p>
${r}
</section>`}function $r({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}O.loadEscalationSteps();function ei({state:t,ruling:n}){let r=Object.values(t.notes).filter(e=>e.ruling===n.id);if(r.length===0)return null;let i=t.settings.time_zone,a=r.sort((e,t)=>Date.parse(e.noted_at)-Date.parse(t.noted_at));return e`<section class="stack" aria-label=${E(`note.title`)}>
<h2>${E(`note.title`)}</h2>
${a.map(({id:n,note:r,noted_at:a,official:o,unsent:s,outbox:c})=>e`<div class="card" key=${n}>
<p>${r}</p>
<p class="soft">
${[t.officials[o]?.name,T(a,i)].filter(Boolean).join(` · `)}
${s&&c!==`done`&&e` <span class=${`badge ${je(c)?`bad`:`info`}`}>${E(`hall-unsent`)}</span>`}
</p>
</div>`)}
</section>`}function ti({ruling:t}){let[n,r]=a(!1),[i,o]=a(``),{does:s,wrong:c}=w();return e`<button class="button" type="button" onClick=${()=>r(!0)}>${E(`note.add`)}</button>
${n&&e`<${F} title=${E(`note.add`)} onClose=${()=>r(!1)}>
<form onSubmit=${e=>{e.preventDefault(),i.trim()&&s(async()=>{await O.send(`note`,t,{note:i.trim()}),h(),y(E(`note.added`)),o(``),r(!1)})}}>
<${P} long label=${E(`call.note`)} value=${i} onInput=${o} maxlength="4000" />
${c}
<button class="button main" disabled=${!i.trim()}>${E(`note.save`)}</button>
</form>
<//>`}`}const ni={url:null,blob:null,failed:!1};function ri(e,t){let[n,r]=a(ni);return C(()=>{let t=``,n=!1;return e().then(e=>{n||(t=URL.createObjectURL(e),r({url:t,blob:e,failed:!1}))},()=>n||r({...ni,failed:!0})),()=>{n=!0,t&&URL.revokeObjectURL(t)}},[t]),n}function ii({count:t,onPhoto:n}){let[r,i]=a(!1);return t>=8?e`<p class="note" role="status">${E(`call.photos-most`,{most:8})}</p>`:e`<label class="button photo" aria-busy=${r}>
${r?e`<progress aria-hidden="true"></progress>`:e`<${re} name="camera" />`}
<span aria-live="polite">${E(r?`call.photo-shrinking`:`hall-add-photo`)}</span>
<input class="unseen" type="file" accept="image/*" aria-disabled=${r} onClick=${e=>r&&e.preventDefault()} onChange=${async e=>{let[t]=e.currentTarget.files;e.currentTarget.value=``,t&&(i(!0),await n(t).catch(e=>y(E(e.name===`Unreadable`?`hall-photo-bad`:`call.not-kept`))),i(!1))}} />
</label>`}function ai({ruling:t}){let{state:n}=I(),r=Object.values(n.photos).filter(e=>e.ruling===t);return e`<${ii} count=${r.length} onPhoto=${async e=>{await O.addPhoto(t,e),y(E(`hall-photo-added`))}} />`}function oi({state:t,ruling:n}){let r=Object.values(t.photos).filter(e=>e.ruling===n.id);return r.length===0?null:e`<section class="stack">
<h2>${E(`hall-photos`)}</h2>
<ul class="photos">
${r.map((t,r)=>e`<li key=${t.id}><${si} ruling=${n.id} photo=${t} number=${r+1} /></li>`)}
</ul>
</section>`}function si({ruling:t,photo:n,number:r}){let{url:i,failed:a}=ri(()=>O.photo(t,n.id),n.id);return a?e`<p class="soft">${E(`hall-photo-away`,{number:r})}</p>`:e`<figure>
${i&&e`<a href=${i} target="_blank"><img src=${i} alt=${E(`hall-photo`,{number:r})} /></a>`}
${n.unsent&&n.outbox!==`done`&&e`<figcaption class="badge info">${E(`hall-unsent`)}</figcaption>`}
</figure>`}function ci({state:t,ruling:n}){return e`<section class="stack">
<h2>${E(`hall-incident`)}</h2>
<${Le} rulings=${A(t,n)} empty="" />
</section>`}function li({ruling:t}){let n=St();return t.seq?e`<section class="stack">
<h2>${E(`reports.incident`)}</h2>
<ul class="rows">
<${yt} name=${E(`reports.incident-page`)} hint=${E(`reports.incident-about`)} path=${`rulings/${t.id}/report.pdf`}
file=${`${n}-ruling-${t.seq}.pdf`} />
</ul>
</section>`:null}function ui({readings:t}){let n=M();return B(),e`<div class="stack">
${t.map(({id:t,chosen:r})=>{let{question:i,alternatives:a,reason:o}=n.reading({id:t,chosen:r});return e`<p key=${t} class="reading">${i} <strong>${a[r]}</strong> <small class="soft">${o}</small></p>`})}
</div>`}function di({call:t}){let{state:n,official:r}=I(),i=mi(n,r,t);return i&&e`<p class="note warn">${E(`partial.warn.${i}`)}</p>`}function fi({why:t}){return e`<p class="note warn">${E(`partial.was.${t}`)}</p>`}function pi(t){return e`<span class="badge warn">${E(`partial.badge`)}</span>`}function mi(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const hi=[[`day`,86400],[`hour`,3600],[`minute`,60]];function gi({status:e,level:t}){return E(`esc.stands.${e}.${t}`)}function _i({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?E(`esc.outcome.${t}`):``}function vi(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function yi(e){let t=Math.max(0,(O.now()-Date.parse(e))/1e3),[n,r]=hi.find(([,e])=>t>=e)??hi[hi.length-1],i=Math.floor(t/r);return _(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function bi(e,{status:t,level:n},r){let i=xi(e,t,n,r);return i===`appeal`&&Ci(e)&&wi(e.state)>O.now()?`later`:i===`decide`?n!==`head-referee`&&Si(e)?`panel`:Ee(e,r)?`own-table`:i:i}function xi({official:e},t,n,r){let i=Ce(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?Ke(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!Ce(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function Si({official:e,book:t,state:n}){return Ci({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!Ti(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function Ci({book:e}){return e?.content.rule_points.appeals===`panel`}function wi({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function Ti({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function Ei({ruling:t,onClose:n}){let[r,i]=a(``);return e`<${V} what="escalation" title=${E(`hall-escalate`)} text=${E(`esc.escalate-text`)} yes=${E(`hall-escalate`)}
onReason=${async e=>{await O.send(`escalation`,t,{reason:e,...r.trim()&&{evidence:r.trim()}}),h(),y(E(`esc.done.escalation`)),n()}} onClose=${n}>
<${P} long label=${E(`esc.evidence`)} hint=${E(`esc.evidence-hint`)} value=${r} onInput=${i} maxlength="4000" />
<//>`}function Di({state:t,ruling:n}){let r=M(),{id:i,hanchan:a,hand:o,seat:s,table:c,foul:l}=n;if(!s||!a||!o)return null;let u=Ae(t.hanchans[a],o).filter(({wind:e,player:n})=>e!==s&&t.players[n]);return e`<${fe} class="wrong-player" title=${e`<span class="body">${E(`reason.wrong-player`)}</span>`}>
${()=>e`<div class="switches">
${u.map(({wind:n,player:a})=>e`<a
class="chip"
key=${n}
href=${`#/call/${c.id}/${n}/${l}?amends=${i}&why=wrong-player`}
>
${r.phrase(`seat-${n}`)} <span class="who">${t.players[a].name}</span>
</a>`)}
</div>`}
<//>`}function Oi({state:t,ruling:n}){let r=I(),[i,o]=a(!1),[s,c]=a(null);if(!Ke(r.official)||n.outbox===`holding`||je(n.outbox))return null;let l=e=>!D(e)&&!ye(t,e.id),d=l(n),f=A(t,n).filter(l),p=Ee(r,n),m=()=>c(null),g=async e=>{for(let t of[n,...i?f:[]])await O.send(`withdrawal`,t.id,{reason:e});h(),y(E(`hall-done.withdrawal`)),m(),scrollTo({top:0})},{id:_,table:v,seat:b,foul:x}=n;return e`<section class="doing" aria-label=${E(`hall-actions`)}>
${d&&p&&e`<p class="note warn">${E(`call.own-table`)}</p>`}
${d&&!p&&e`<${Di} state=${t} ruling=${n} />
<a class="button" href=${`#/call/${v.id}/${b??`-`}/${x}?amends=${_}`}>${E(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>c(`withdraw`)}>${E(`hall-withdraw`)}</button>`}
${d&&e`<button class="button" type="button" onClick=${()=>c(`escalate`)}>${E(`hall-escalate`)}</button>`}
<${ti} ruling=${_} />
<${ai} ruling=${_} />
${s===`withdraw`&&e`<${V} what="withdrawal" title=${E(`hall-withdraw`)} text=${E(`hall-withdraw-text`)} yes=${E(`hall-withdraw`)}
onReason=${g} onClose=${m}>
${f.length>0&&e`<${u} label=${E(`hall-withdraw-too`,{names:Ze(f)})} checked=${i} onChange=${o} />`}
<//>`}
${s===`escalate`&&e`<${Ei} ruling=${_} onClose=${m} />`}
</section>`}function ki({catalogue:e},t,n,r){let[i,a,o]=[[[t,!0]],[[t,!0],...r],[...n,...r]],s=n.some(([e,n])=>n&&Ni(e)===Ni(t));return Object.entries(e.corrections).filter(([,{when:e,of:t,unless:n=[],player:r=!1}])=>{let[c,l,u]=[i,a,o].map(e=>Mi(ji(e,r),t));return Ai(e,{ruled:c,was:l,is:u,same:s})&&!Mi(ji(o),n)}).map(([e])=>e)}function Ai(e,{ruled:t,was:n,is:r,same:i}){return e===`gone`?n&&!r:e===`came`?r&&!n:e===`changed`?n!==r:t&&!i}function ji(e,t=!1){let n=e.filter(([,e])=>e||!t).map(([e])=>e);return new Set(n.flatMap(({effects:e,steps:t,stays:n=[]})=>[...e,...t,...n]))}function Mi(e,t){return t.some(t=>e.has(t))}function Ni({penalties:e,transfers:t=[]}){return S([e,t])}function Pi({state:t,ruling:n}){let r=M(),{library:i}=I(),a=n.status===`withdrawn`,o=a?n:t.rulings[n.amends],s=a?[]:[n],c=o?Fi(t,n,o):[],l=Tt([...c,n,o??n]);if(B(),!o||!i?.catalogue.corrections)return null;let u=e=>Ii(g(r,l[e.revision],e)),d=e=>[u(e),e.offender.id===o.offender.id],[f,p,m]=[u(o),s.map(d),c.map(d)];if(!f||[...p,...m].some(([e])=>!e))return null;let h=ki(i,f,p,m),_=[...p,...m].some(([,e])=>!e);return e`<section class="stack" aria-label=${E(`hall-corrections`)}>
<h2>${E(`hall-corrections`)}</h2>
${h.length===0&&e`<p class="soft">${E(`hall-no-corrections`)}</p>`}
<ol class="steps">
${h.map(t=>{let{text:n,player:a}=i.catalogue.corrections[t];return e`<li key=${t}>${a&&_&&e`<span class="who">${o.offender.name}</span>: `}${r.pick(n)}</li>`})}
</ol>
</section>`}function Fi(e,t,n){let r=Object.values(e.rulings).filter(e=>Ge(e,n)&&!je(e.outbox));return[.../* @__PURE__ */ new Set([...A(e,t),...r])].filter(e=>e.id!==t.id&&!D(e))}function Ii(e){if(!e)return null;let{penalties:t,transfers:n,...r}=e.chosen??e.final??e.first,[i,a,o]=[r.effects,r.steps,r.stays].map(Li);return{penalties:t,transfers:n,effects:i,steps:a,stays:o}}function Li(e){return e.map(({id:e})=>e)}function Ri({steps:t,call:n}){let{library:r,book:i,state:a,official:o}=I(),s=M();B();let{opens:c}=r?.catalogue??{},{table:l,seat:u,offender:d}=n;if(!c||!i||!u||!d||!Ke(o))return null;let f=Object.values(a.rulings).some(e=>e.id!==n.ruling&&e.foul===n.foul&&e.offender.id===d.id&&!D(e)),p=/* @__PURE__ */ new Map;for(let{id:e}of t){let{foul:t=n.foul,facts:r={},repeat:a=!1}=c[e]??{foul:``};if(!i.content.fouls[t]?.rows.length||a&&!f||t===n.foul&&S({...n.facts,...r})===S(n.facts))continue;let o=t===n.foul?{...n.facts,...r}:r;m(i,t,o,{})&&p.set(t,{foul:t,facts:o})}return[...p.values()].map(({foul:t,facts:r})=>{let i=Object.keys(r).length>0?`?facts=${encodeURIComponent(JSON.stringify(r))}`:``,a=s.name(`fouls`,t),o=t===n.foul?E(`further.harder`,{foul:a}):E(`further.rule`,{foul:a});return e`<a class="button" key=${t} href=${`#/call/${l}/${u}/${t}${i}`}>${o} <${re} name="next" /></a>`})}function zi({state:t,escalation:{id:n,standing_id:r}}){let i=M();if(r===n)return null;let[a,o]=[t.rulings[n],t.rulings[r]];return e`<div class="both">
<${Bi} words=${i} label=${E(`esc.as-called`)} ruling=${a} />
${r===null?e`<div class="card"><small>${E(`esc.as-it-stands`)}</small><strong>${E(`esc.nothing-stands`)}</strong></div>`:e`<${Bi} words=${i} label=${E(`esc.as-it-stands`)} ruling=${o} />`}
</div>`}function Bi({words:t,label:n,ruling:r}){return r?e`<a class="card" href=${`#/ruling/${r.id}`}>
<small>${n}</small>
<strong class=${`penalty ${Me(r.kind)}`}>${N(t,r)}</strong>
<span>${k(t,r.foul)}</span>
</a>`:null}function Vi({state:t,events:n}){return e`<ul class="rows">
${n.map(({key:n,text:r,reason:i,by:a,who:o=t.officials[a]?.name,at:s,href:c})=>e`<li key=${n}>
<div class="row">
<span class="body">
${c?e`<a href=${c}>${r}</a>`:e`<strong>${r}</strong>`}
${i&&e`<span>${i}</span>`}
<small>${[o,s&&T(s,t.settings.time_zone)].filter(Boolean).join(` · `)||E(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Hi(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&E(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:E(`esc.escalated`),reason:o,who:vi(e,t),at:i},...a.map(t=>Ui(e,t))]}function Ui(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:Wi(t),reason:r,who:vi(e,t),at:i}}function Wi({what:e,outcome:t,level:n}){return e===`decided`?E(`esc.decided.${n}`,{outcome:E(`esc.outcome.${t}`)}):E(`esc.step.${e}`)}function Gi({state:t,ruling:n}){let r=ye(t,n.id),i=[...Ki(t,n),...r?Hi(t,r):[]];return i.length===0?null:e`<section class="stack">
<h2>${E(`hall-history`)}</h2>
<${Vi} state=${t} events=${i} />
${r&&e`<${zi} state=${t} escalation=${r} />
<a class="button" href=${`#/escalation/${r.id}`}>${E(`hall-to-escalation`)}</a>`}
</section>`}function*Ki(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:E(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield qi(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:E(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function qi(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?E(`hall-closed-by-ruling`):E(`hall-closed`,{how:r?E(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Ji({ruling:t,anyway:n}){let{state:r}=I(),i=M(),a=Qi(r,t,N(i,t));return e`<p class="note warn" role="status">
<a class="reach" href=${`#/ruling/${t.id}`}>${a}${n&&` ${E(`same.anyway`)}`} <${re} name="next" /></a>
</p>`}function Yi({state:t,ruling:n}){let r=He(Object.values(t.rulings),n);return r&&e`<${Ji} ruling=${r} />`}function Xi(){let{state:t,official:n}=I(),r=M(),i=`shinpan.same.`+t.id,[o,s]=a(()=>Ie(i)??[]);return C(()=>we(i,o),[o]),_e(()=>Zi(t,n.id),[t,n.id]).filter(({own:e})=>!o.includes(e)).map(({own:n,other:i})=>e`<div class="note warn row" key=${n} role="status">
<a class="reach body" href=${`#/ruling/${n}`}>${Qi(t,i,[i.offender.name,k(r,i.foul),N(r,i)].join(` · `))}</a>
<button class="button" type="button" onClick=${()=>s([...o,n])}>${E(`same.both`)}</button>
</div>`)}function Zi({rulings:e},t){let n={};for(let t of Object.values(e))(n[`${t.foul} ${t.offender.id}`]??=[]).push(t);return Object.values(n).flatMap(e=>e.filter(e=>e.official===t).map(t=>({own:t.id,other:He(e,t)})).filter(({other:e})=>e))}function Qi(e,{official:t,ruled_at:n},r){let i=e.officials[t]?.name??`?`;return E(`same.text`,{who:i,time:T(n,e.settings.time_zone),what:r})}function $i({args:[t]}){let{tournament:n,state:r}=I();if(!n||!r)return e`<${te} title=${E(`hall-ruling`)} />`;let i=r.rulings[t];return i?e`<${ea} state=${r} ruling=${i} />`:e`<${Ne} title=${E(`hall-ruling`)} text=${E(`hall-no-ruling`)} up="#/log" />`}function ea({state:t,ruling:n}){let{official:r}=I(),i=M(),a=Tt([n])[n.revision],o=g(i,a,n),s=o&&(o.chosen??o.final??o.first);return e`<${j} title=${k(i,n.foul)} up=${`#/table/${n.table.id}`}>
<${Qr} ruling=${n} shown=${s}>
<p><${Oe} ruling=${n} /></p>
${n.item===n.id&&e`<${Xe} id=${n.item} />`}
${xe(n.outbox)&&e`<a href="#/outbox">${E(`hall-resolve`)}</a>`}
<//>
<${Yi} state=${t} ruling=${n} />
${(n.amends||n.status===`withdrawn`)&&e`<${Pi} state=${t} ruling=${n} />`}
${A(t,n).length>0&&e`<${ci} state=${t} ruling=${n} />`}
<${ta} ruling=${n} />
${o?e`<${na} ruling=${n} spoken=${o} />`:e`<p class="soft">${E(`hall-no-book`)}</p>`}
<${ra} state=${t} ruling=${n} />
<${ei} state=${t} ruling=${n} />
<${oi} state=${t} ruling=${n} />
<${Gi} state=${t} ruling=${n} />
<${Oi} state=${t} ruling=${n} />
${Ce(r,[`director`])&&e`<${li} ruling=${n} />`}
<//>`}function ta({ruling:t}){let n=M(),r=Object.entries(t.final_decision?.facts??t.facts??{}),i=Object.entries(ae(t.context??{}));return r.length+i.length===0?null:e`<section>
<h2>${E(`hall-facts`)}</h2>
<dl class="facts">
${r.map(([t,r])=>e`<div key=${t}><dt>${n.question(t)}</dt><dd>${n.answer(t,{value:r})}</dd></div>`)}
${i.map(([t,r])=>e`<div key=${t}><dt>${c(n,t)}</dt><dd>${d(n,t,r)}</dd></div>`)}
</dl>
</section>`}function na({ruling:t,spoken:{first:n,final:r,chosen:i,within:a}}){let o=i??r??n,s=r??n;return e`<section class="stack">
<h2>${E(`hall-decision`)}</h2>
${i&&e`<p class="note warn">
${E(`hall-prescribed`,{line:n.line})}${t.reason&&e`<br />${E(a?`hall-within`:`hall-because`,{reason:t.reason})}`}
</p>`}
${!i&&!r&&n.status===`deferred`&&e`<p>${n.line}</p>`}
${r&&e`<p>${E(`hall-first`,{line:n.line})}</p>`}
${o.say&&o.say!==o.line&&e`<p class="say">${E(`call.quoted`,{text:o.say})}</p>`}
<ol class="steps">${o.steps.map(t=>e`<li key=${t.id}>${t.text}</li>`)}</ol>
${!D(t)&&e`<${Ri} steps=${o.steps} call=${{...t,table:t.table.id,ruling:t.id}} />`}
<${Pe} stays=${o.stays} />
${We(s).map(t=>e`<p class="soft" key=${t}>${t}</p>`)}
${s.readings.length>0&&e`<${ui} readings=${s.readings} />`}
</section>`}function ra({state:t,ruling:n}){let r=t.settings.time_zone,i=Date.parse(n.device_at)-Date.parse(n.ruled_at);return e`<section class="stack">
<h2>${E(`hall-origin`)}</h2>
<p>${[t.officials[n.official]?.name,T(n.ruled_at,r)].filter(Boolean).join(` · `)}</p>
${Math.abs(i)>2e3&&e`<p class="soft">${E(`hall-device-time`,{time:T(n.device_at,r)})}</p>`}
${n.conflict&&e`<${fi} why=${n.conflict} />`}
${n.note&&e`<p class="note info">${n.note}</p>`}
</section>`}function ia({state:t,line:{what:n,amount:r,cause:i,cause_id:a,hanchan:o,round:s,reason:c,at:l}}){let u=M(),{table:d}=t.hanchans[o]??{},f=i===`ruling`&&t.rulings[a],p={ruling:f&&`#/ruling/${a}`,clock:d&&`#/start/${d}/${o}`,payment:`#/paid/${a}`}[i],m=f?k(u,f.foul):E(`hall-cause.${i}`),h=[E(`hall-line.${n===`reversed`&&r>0?`undone`:n}`),s&&E(`hall-round`,{round:s}),T(l,t.settings.time_zone),c];return e`${p?e`<a class="reach" href=${p}>${m}</a>`:m}<small>${h.filter(Boolean).join(` · `)}</small>`}const aa=[`device_at`,`clock_offset_ms`,`revision`];function oa({stored:t,sent:n}){let r=[E(`hall-on-server`),E(`hall-on-phone`)];return e`<${sa} caption=${E(`hall-versions`)} heads=${r} before=${t} after=${n} />`}function sa({caption:t,heads:n,before:r,after:i}){L();let a=M(),{state:o}=I(),[s,c]=[la(i),la(r)],l=[.../* @__PURE__ */ new Set([...Object.keys(c),...Object.keys(s)])].filter(e=>s[e]!==c[e]),u=l.filter(e=>!aa.includes(e));return e`<table class="versions">
<caption>${t}</caption>
<thead><tr>${n.map(t=>e`<th scope="col" key=${t}>${t}</th>`)}</tr></thead>
${(u.length>0?u:l).map(t=>e`<tbody key=${t}>
<tr><th colspan="2" scope="rowgroup">${nt(a,t)}</th></tr>
<tr><td>${ua(a,o,t,c[t])}</td><td>${ua(a,o,t,s[t])}</td></tr>
</tbody>`)}
</table>`}function ca({item:{expected:t,answer:n,differs:r}}){let i=M(),a=r===`revision`?n.second_decision:n.decision;return e`<div class="note warn">
<p>${E(`hall-phone-showed`,{line:N(i,t)})}</p>
<p><strong>${E(r===`revision`?`hall-book-now`:`hall-server-decided`,{line:N(i,a)})}</strong></p>
<a href=${`#/ruling/${n.id}`}>${E(`hall-ruling`)}</a>
</div>`}function la(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>la(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function ua(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return k(e,r);if(n.endsWith(`_at`)&&r!==`–`)return T(r,t.settings.time_zone);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function da(){let t=$e(null),[n,r]=a(``);C(()=>{let e=new AbortController;return pa(t.current,e.signal,fa,r),()=>e.abort()},[]);let i=n===`impossible`||n===`refused`;return e`<${j} title=${E(`hall-scan`)} up="#/tables">
<p>${E(`hall-scan-how`)}</p>
<video ref=${t} class="viewfinder" hidden=${i} muted playsinline aria-label=${E(`hall-viewfinder`)}></video>
${n&&e`<p class="note warn" role="status">${E(`hall-scan-trouble.${n}`)}</p>`}
<a class="button" href="#/tables">${E(`hall-tables`)}</a>
<a class="button" href="#/join">${E(`hall-join`)}</a>
<//>`}function fa(e){let t=ct(e);if(!t)return!1;h();let{tournament:n,invitation:r,account:i,table:a}=t,o=r?`join/${n}/${r}`:i?`account/${i}`:`table/${a}`;return be(`#/${o}`,{replace:!0}),!0}async function pa(e,t,n,r){let i=navigator.mediaDevices&&await ma().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function ma(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function ha(){let{official:t}=I();return Ce(t,[`director`])?e`<a class="button" href="#/import/players">${E(`enrol.link`)}</a>`:null}function ga(){return e`<a class="button quiet" href="#/people">${E(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${E(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${E(`reports.link`)}</a>`}function _a(e,t,n,r){let i=e.map(e=>va(e,t,n,r)),a=i.filter(e=>e instanceof x);if(a.length&&a.length===i.length)throw a[0];let o={foul:t,facts:n,context:ne(r)};return i.map((t,n)=>t instanceof x?{rulebook:e[n].names(),...o,...De()}:t)}function va(e,t,n,r){try{return ke(e,t,n,r)}catch(e){if(e instanceof x)return e;throw e}}function ya(e,t){let n=new l(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:ba(n,r,e)})),differs:i.some(e=>!xa(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function ba(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function xa(e,t){return S(e)===S(t)}const Sa={transfers:[],fines:[],effects:[]};function Ca({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function wa({words:e},t){if(t.lateness)return E(`open.by-lateness`);let n=Ta(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Ta(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Ta(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...Sa,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?E(`open.grows-times`,{times:r.p.times}):E(`open.grows-add`,{p:r.p.add})})`:e.line({...Sa,penalties:t,effects:n})}function Ea(e,t){return e.table(t).rows}function Da({rules:t,book:n,foul:r}){let{words:i}=t,a=Ea(n,r);if(!a.length)return e`<p class="soft">${i.phrase(`not-covered`)}</p>`;let o=n.table(r).scope;return e`<ol class="table-rows">
${a.map(n=>e`<li key=${n.id}>
<strong>${wa(t,n)}</strong>
${Ca(t,n.when).map(t=>e`<p key=${t}>${t}</p>`)}
${!Object.keys(n.when).length&&e`<p>${a.length>1?E(`open.otherwise`):E(`open.always`)}</p>`}
${n.effects.length>0&&e`<p class="soft">
${i.steps(n.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${Ve(i.source(n.source))}</p>
</li>`)}
</ol>
${o&&e`<p class="soft">${E(`open.counted-over`,{scope:he([i.phrase(`scope-${o}`)])})}</p>`}`}function Oa({book:t,words:n,foul:r,facts:i,context:a,onChange:o}){let l=(e,t)=>{let{[e]:n,...r}=a;o(t===Ye[e]?r:{...r,[e]:t})};return e`<div class="stack">
${Object.entries(pe).map(([o,u])=>{let f=u.filter(e=>m(t,r,i,{...a,[o]:e}));return e`<${s}
key=${o}
label=${c(n,o)}
value=${a[o]??Ye[o]}
options=${f.map(e=>({value:e,text:d(n,o,e)}))}
onChange=${e=>l(o,e)}
/>`})}
</div>`}const ka=[`impossible`,`denied`,`silent`];function Aa({tournament:t,as:n,player:r=!1}){let{lang:i}=b(),[o,s]=a(``),c=async e=>{s(e?`beginning`:`ending`),s(await(e?ja({tournament:t,as:n},i):Ma(t)).catch(()=>`unreached`))};if(C(()=>{let e=!1;return O.push().then(e=>e.status({tournament:t,as:n},i)).then(t=>e||s(t),()=>{}),()=>void(e=!0)},[t,n,i]),!o)return null;if(ka.includes(o))return e`<section class="card"><h2>${E(`push.title`)}</h2><p role="status">${E(`push.${o}`)}</p></section>`;let l=[`unserved`,`unreached`].includes(o);return e`<${u} label=${E(`push.title`)} hint=${E(r?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(o)} onChange=${c} />
${l&&e`<p class="note warn" role="status">${E(`push.${o}`)}</p>`}`}async function ja(e,t){return(await O.push()).subscribe(e,t)}async function Ma(e){return await(await O.push()).unsubscribe(e),`off`}export{Fr as $,St as $t,Di as A,Hn as At,oi as B,Ft as Bt,Yi as C,tr as Ct,zi as D,Un as Dt,Wi as E,Kn as Et,gi as F,H as Ft,Qr as G,Mt as Gt,ii as H,Yt as Ht,vi as I,Nt as It,Jr as J,Ot as Jt,Zr as K,V as Kt,pi as L,It as Lt,yi as M,zn as Mt,bi as N,Vn as Nt,Ri as O,Wn as Ot,_i as P,Sn as Pt,Rr as Q,wt as Qt,di as R,Pt as Rt,Xi as S,er as St,Hi as T,Gn as Tt,ri as U,J as Ut,ai as V,zt as Vt,ei as W,Bt as Wt,Br as X,Tt as Xt,Gr as Y,At as Yt,zr as Z,yt as Zt,ta as _,dr as _t,wa as a,dt as an,Nr as at,$i as b,ir as bt,_a as c,ct as cn,_r as ct,da as d,tt as dn,sr as dt,vt as en,kr as et,pa as f,or as ft,ia as g,lr as gt,oa as h,hr as ht,Ca as i,ht as in,Ar as it,Ei as j,Ln as jt,Pi as k,Rn as kt,ga as l,rt as ln,vr as lt,ca as m,pr as mt,Oa as n,_t as nn,Or as nt,Ea as o,ft as on,br as ot,sa as p,fr as pt,Yr as q,jt as qt,Da as r,mt as rn,Pr as rt,ya as s,lt as sn,yr as st,Aa as t,z as tn,jr as tt,ha as u,L as un,$ as ut,na as v,ur as vt,Vi as w,Qn as wt,Ji as x,rr as xt,ra as y,nr as yt,ui as z,W as zt};