import{$r as e,$t as t,A as n,At as r,B as i,Bn as a,Br as o,Bt as s,C as c,D as l,Dt as u,Et as d,F as f,Fr as p,Ft as m,G as h,Gt as g,H as _,Hr as v,I as y,Ir as b,It as x,Jt as S,K as ee,Kr as C,Kt as te,L as ne,Lr as re,M as ie,Mt as ae,N as oe,O as se,Ot as w,P as ce,Pt as le,Qr as T,Qt as E,Rr as ue,Rt as de,S as fe,T as D,Tt as O,U as pe,Ut as k,Vt as me,W as he,Wt as ge,Y as _e,Yt as A,Z as ve,Zr as j,_ as ye,b as be,bn as xe,cr as Se,ct as Ce,d as we,dt as Te,ei as Ee,fn as De,fr as Oe,ft as ke,g as Ae,h as je,hn as M,it as N,j as Me,jt as Ne,k as Pe,kt as Fe,l as Ie,ln as Le,lt as Re,mn as ze,n as Be,nn as Ve,ot as P,p as He,pn as Ue,pr as We,pt as F,qt as Ge,rn as I,s as Ke,un as qe,ut as Je,v as Ye,w as Xe,wn as Ze,y as Qe,yn as $e,yt as et,z as tt}from"./app.js";const nt={"malformed-json":`bad-request`,"not-json":`bad-request`,"wrong-method":`bad-request`};function L(){let[,t]=e(!1);j(()=>{Ve(`others`).then(()=>t(!0),()=>{})},[])}function rt(e){let n=String(e?.type).split(`:`).at(-1)??``,r=nt[n]??n;return t(`refusal.type.${r}`)?S(`refusal.type.${r}`):t(`refusal.type.other`)?S(`refusal.type.other`):e?.detail??``}function it(e,r){let[i]=r.split(`.`),a=r.split(`.`).at(-1)??``;return[`facts`,`answers`].includes(i)&&a in e.catalogue.facts?e.question(a):i===`context`&&a in l?n(e,a):t(`refusal.field.${i}`)?S(`refusal.field.${i}`):r}function at({problem:e}){L();let t=F(),{errors:n=[],detail:r,title:i}=e??{};return I`<div class="note bad stack">
<p><strong>${rt(e)}</strong></p>
${n.length===0&&I`<p lang="en">${r??i??S(`hall-unknown`)}</p>`}
<dl class="refusal">
${n.map(({field:e,message:n,cure:r})=>{let i=it(t,e);return I`<div key=${e}>
<dt><strong>${i}</strong></dt>
<dd lang="en"><small>${n===i?r:`${n} ${r}`}</small></dd>
</div>`})}
</dl>
</div>`}const ot=`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`,st=RegExp(`#/join/(${ot})/([\\w-]{16,200})`,`i`),ct=/#\/account\/(spa_[\w-]{16,200})/,lt=RegExp(`#/table/(${ot})`,`i`);function ut(e){let t=st.exec(e);if(t)return{tournament:t[1].toLowerCase(),invitation:t[2]};let n=ct.exec(e);if(n)return{account:n[1]};let r=lt.exec(e);return r?{table:r[1].toLowerCase()}:null}function dt(){let{path:e}=qe();return t=>{qe().path===e&&Le(t,{replace:!0})}}const ft=de(ge.referee,`Switch`);function pt({to:t,children:n}){let{tournament:r,outbox:i}=k(),[a,o]=e(!r||r.id===t||i.every(({state:e})=>e===`differs`));return a?n:I`<${ft} onYes=${()=>o(!0)} />`}function mt({up:e}){let{joining:t}=k(),{loaded:n=0,total:r=0,name:i,roles:a=[]}=t??{};return I`<${m} title=${i??S(`hall-joining`)} up=${e}>
<div class="waiting" role="status">
${a.length>0&&I`<p>${S(`hall-as`,{roles:a.map(e=>S(`hall-role.${e}`)).join(` · `)})}</p>`}
<progress aria-label=${S(`hall-joining`)} value=${r?n:void 0} max=${r||1}></progress>
<p>${r?S(`hall-loaded`,{loaded:n,total:r}):S(`hall-asking`)}</p>
</div>
<//>`}const ht=de(ge.account,`SignInAgain`);let R=null;function gt(){let[t,n]=e(null);j(()=>(R=n,()=>void(R=null)),[]);let r=e=>{n(null),t?.tell(e)};return t&&I`<${ht} onProven=${()=>r(!0)} onClose=${()=>r(!1)} />`}async function _t(e){try{return await e()}catch(t){if(t.slug!==`sign-in-again`||!R||!await vt(R))throw t;return e()}}function vt(e){return new Promise(t=>e({tell:t}))}function yt(t){let{state:n,online:r}=k(),[i,a]=e({answer:null,fresh:!1,trouble:null});return j(()=>{let e=!1,n=t=>e||a(t);return M.seen(t).then(e=>n(t=>t.answer||!e?t:{...t,answer:e}),()=>{}),M.look(t).then(e=>n(()=>({answer:e,fresh:!0,trouble:null})),e=>n(t=>({...t,fresh:!1,trouble:e}))),()=>void(e=!0)},[t,n?.seq,r]),i}function bt({seen:{answer:e,fresh:t,trouble:n},what:r=`standings`}){L();let{tournament:i}=k(),a=e&&g(e.at,i.time_zone);return!e&&!n?I`<${le} />`:n?I`<p class="note warn" role="status">${[z(n),S(`seen.${e?`old`:`never`}.${r}`,{time:a??``})].join(` `)}</p>`:I`<p class="soft" role="status">${S(t?`standings.at`:`seen.asking.${r}`,{time:a??``})}</p>`}function z(e){return e.name===`Unreachable`?`${S(navigator.onLine?`live.unreached`:`no-network`)}.`:rt(e.problem)||`HTTP ${e.status}`}function xt({name:t,hint:n=``,path:r,file:i}){let{lang:a}=E(),[o,s]=e(null),[c,l]=e(!1),[u,d]=e(null),f=T(0),p=T(null);return j(()=>(s(null),d(null),()=>void(f.current+=1)),[r,a]),j(()=>()=>o&&URL.revokeObjectURL(o.url),[o]),j(()=>p.current?.focus(),[o]),I`<li class="card">
<h3>${t}</h3>
${n&&I`<p class="soft">${n}</p>`}
<div role="status">
${c&&I`<progress aria-label=${S(`reports.making`,{name:t})}></progress><p class="soft">${S(`reports.wait`)}</p>`}
${o&&I`<p class="soft">${S(`reports.ready`,{size:Tt(o.file.size)})}</p>`}
</div>
${u&&I`<${Ct} error=${u} />`}
${o?I`<${St} made=${o} first=${p} />`:I`<button class="button" type="button" disabled=${c} aria-label=${S(`reports.make-this`,{name:t})}
onClick=${async()=>{let e=f.current+=1,t=t=>e===f.current&&t();l(!0),d(null);try{let e=await M.file(`${r}${r.includes(`?`)?`&`:`?`}lang=${a}`,{timeout:12e4});t(()=>s({url:URL.createObjectURL(e),file:new File([e],i,{type:e.type})}))}catch(e){t(()=>d(e))}finally{l(!1)}}}>${S(`reports.make`)}</button>`}
</li>`}function St({made:{url:e,file:t},first:n}){let r=t.type===`application/pdf`;return I`<div class="pair">
<a class="button main" href=${e} download=${t.name} ref=${n}>${S(`reports.save`)}</a>
${r&&I`<a class="button" href=${e} target="_blank">${S(`reports.open`)}</a>`}
${navigator.canShare?.({files:[t]})&&I`<button class="button" type="button" onClick=${()=>navigator.share({files:[t]}).catch(()=>{})}>${S(`reports.share`)}</button>`}
</div>`}function Ct({error:e}){return L(),I`<p class="note bad" role="alert">${z(e)}</p>`}function wt(){return k().state?.settings.slug??`shinpan`}function Tt(e){return te(Intl.NumberFormat,{}).format(Math.max(1,Math.round(e/1e3)))}function Et(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Dt(t){let{book:n}=k(),r=Ee(()=>n?.revision?{[n.revision]:n}:{},[n]),[i,a]=e({}),o=[...new Set(t.map(({revision:e})=>e))].filter(e=>e&&!(e in r));return j(()=>{for(let e of o)M.revision(e).then(t=>a(n=>({...n,[e]:t})),()=>{})},[o.join()]),{...i,...r}}function B(t=!0){let{library:n}=k(),[,r]=e(0);j(()=>{t&&M.loadReading().then(()=>r(1),()=>{})},[n,t])}const Ot={amendment:[`wrong-player`,`wrong-foul`,`facts-otherwise`,`player-disagrees`],withdrawal:[`wrong-player`,`did-not-happen`,`issued-twice`,`players-agree`],player:[`facts-otherwise`,`did-not-happen`,`not-all-heard`,`rule-otherwise`],escalation:[`player-disagrees`,`facts-disputed`,`rule-unclear`],upheld:[`facts-stand`,`rule-clear`,`nothing-new`],confirmed:[`facts-stand`,`rule-clear`,`nothing-new`],overturned:[`did-not-happen`,`facts-otherwise`,`rule-otherwise`,`in-doubt`],appeal:[`player-disagrees`,`facts-disputed`,`rule-unclear`],reopening:[`new-evidence`,`facts-otherwise`,`not-all-heard`],time:[`tapped-late`,`seen-come`,`wrong-player`],start:[`tapped-by-mistake`,`not-begun`,`wrong-table`],"player-time":[`table-confirms`,`seen-come`],schedule:[`hall-not-ready`,`round-before-late`,`wrong-time`],"extra-time":[`tapped-by-mistake`,`too-much`],dismissal:[`wrong-time`,`arbiter-was-there`,`noted-twice`]};function kt(e,t=``){let{names:n={}}=M.snapshot.library?.catalogue.reasons??{};return[...e.map(e=>n[e]??S(`reason.${e}`)),t.trim()].filter(Boolean).join(` · `)}async function At(e){return await M.loadReading().catch(()=>{}),kt(e)}function jt(e,t){let{library:n}=k();B(!!t);let{reasons:r}=n?.catalogue??{};return t?r?.of[t]??null:Ot[e]}function Mt(t,n,r=S(`hall-reason`),i=S(`hall-reason-missing`)){let[a,o]=e([]),[s,c]=e(``),l=kt(a,s);return{reason:l,field:e=>I`<div class="stack">
${(t||n)&&I`<${Nt} what=${t} foul=${n} chosen=${a} onChosen=${o} />`}
<${w}
long
label=${r}
value=${s}
onInput=${c}
maxlength="3500"
wrong=${e&&!l?i:void 0}
/>
</div>`}}function Nt({what:e,foul:t,chosen:n,onChosen:r}){let i=jt(e,t);if(!i)return null;let a=e=>r(n.includes(e)?n.filter(t=>t!==e):[...n,e]);return I`<div class="switches" role="group" aria-label=${S(`reason.why`)}>
<small class="soft why" aria-hidden="true">${S(`reason.why`)}</small>
${i.map(e=>I`<${ce} key=${e} pressed=${n.includes(e)} onClick=${()=>a(e)}>${kt([e])}<//>`)}
</div>`}function V({what:t,title:n,text:r,yes:i,onReason:a,onClose:o,children:s}){let[c,l]=e(!1),{reason:u,field:d}=Mt(t),{does:f,wrong:p}=D();return I`<${O} title=${n} onClose=${o}>
<form onSubmit=${e=>{e.preventDefault(),l(!u),u&&f(()=>a(u))}}>
${r&&I`<p>${r}</p>`}
${d(c)} ${s} ${p}
<button class="button main">${i}</button>
</form>
<//>`}function Pt({title:e,text:t,yes:n,danger:r=!1,onYes:i,onClose:a}){return I`<${O} title=${e} onClose=${a}>
<p>${t}</p>
<div class="pair">
<button class=${`button ${r?`danger`:``}`} type="button" onClick=${i}>${n}</button>
<button class="button" type="button" onClick=${a}>${S(`cancel`)}</button>
</div>
<//>`}
/*!
* Copyright (c) 2023 Paul Miller (paulmillr.com)
* SPDX-License-Identifier: MIT OR Apache-2.0
*/
const Ft=/* @__PURE__ */ (()=>{let e=[];for(let t=1;t<=40;t++){let n=(16*t+128)*t+64;if(t>=2){let e=Math.floor(t/7)+2;n-=(25*e-10)*e-55,t>=7&&(n-=36)}e.push(n>>>3)}return e})(),It=[`low`,`medium`,`quartile`,`high`],Lt={low:[7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],medium:[10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],quartile:[13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],high:[17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]},Rt={low:[1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],medium:[1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],quartile:[1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],high:[1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]},zt={low:1,medium:0,quartile:3,high:2},H=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;function Bt(e){if(e=Jt(e),e===1)return[];let t=21+4*(e-1)-7,n=Math.ceil((t-6)/28),r=Math.floor((t-6)/n);r%2?r+=1:(t-6)%n*2>=n&&(r+=2);let i=[6];for(let e=1;e<n;e++)i.push(t-(n-e)*r);return i.push(t),i}function Vt(e,t){let n=zt[e]<<3|t,r=n;for(let e=0;e<10;e++)r=r<<1^(r>>9)*1335;return(n<<10|r)^21522}function Ht(e){let t=e;for(let e=0;e<12;e++)t=t<<1^(t>>11)*7973;return e<<12|t}const Ut={numeric:1,alphanumeric:2,byte:4},U={numeric:[10,12,14],alphanumeric:[9,11,13],byte:[8,16,16]},W=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(510),t=/* @__PURE__ */ new Uint8Array(256);for(let n=0,r=1;n<255;n++)e[n]=e[n+255]=r,t[r]=n,r<<=1,r&256&&(r^=285);return{exp:e,log:t}})();function Wt(e){let{exp:t,log:n}=W,r=new Uint8Array(e);r[e-1]=1;for(let i=0,a=1;i<e;i++){for(let i=0;i<e;i++){let o=r[i];r[i]=(o?t[n[o]+n[a]]:0)^(i+1<e?r[i+1]:0)}a=t[n[a]+1]}return r}const Gt=[];function Kt(e){let t=Gt[e];if(t!==void 0)return t;let n=Wt(e),{exp:r,log:i}=W,a=new Uint8Array(256*e);for(let t=1;t<256;t++){let o=i[t],s=t*e;for(let t=0;t<e;t++){let e=n[t];e&&(a[s+t]=r[i[e]+o])}}return Gt[e]={gen:n,mul:a}}function qt(e,t,n){let{exp:r,log:i}=W,a=t.length,o=new Uint8Array(a);if(n!==void 0){let t=a-1;for(let r=0;r<e.length;r++){let i=(e[r]^o[0])*a;for(let e=0;e<t;e++)o[e]=o[e+1]^n[i+e];o[t]=n[i+t]}return o}for(let n=0;n<e.length;n++){let s=e[n]^o[0];if(o.copyWithin(0,1),o[a-1]=0,s)for(let e=0;e<a;e++)t[e]&&(o[e]^=r[i[t[e]]+i[s]])}return o}function G(e,t){let n=Ft[e-1],r=Lt[t][e-1],i=Rt[t][e-1],a=Math.floor(n/i)-r;return{words:r,numBlocks:i,shortBlocks:i-n%i,blockLen:a,capacity:(n-r*i)*8}}const K=e=>{throw Error(e)};function Jt(e){if(typeof e!=`number`)throw TypeError(`"ver" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"ver" expected safe integer, got ${e}`);if(e<1||e>40)throw RangeError(`Invalid version=${e}. Expected number [1..40]`);return e}function Yt(e){let t=`numeric`;for(let n=0;n<e.length;n++){let r=q[e.charCodeAt(n)];if(!(r>=0))return`byte`;r>9&&(t=`alphanumeric`)}return t}const q=/* @__PURE__ */ (()=>{let e=(/* @__PURE__ */ new Int8Array(128)).fill(-1);for(let t=0;t<45;t++)e[H.charCodeAt(t)]=t;return e})();function Xt(e,t,n,r,i){let a=G(e,t),o=U[r][Math.floor((e+7)/17)],s=r===`byte`?i.length:n.length;s>=1<<o&&K(`Capacity overflow`);let c=new Uint8Array(a.capacity>>>3),l=0,u=0,d=0,f=(e,t)=>{for(l=l<<t|e,u+=t;u>=8;)c[d++]=l>>>(u-=8)&255};if(f(Ut[r],4),f(s,o),r===`numeric`)for(let e=0;e<s;e+=3){let t=Math.min(3,s-e);f(Number(n.slice(e,e+t)),[0,4,7,10][t])}else if(r===`alphanumeric`){for(let e=0;e+1<s;e+=2)f(q[n.charCodeAt(e)]*45+q[n.charCodeAt(e+1)],11);s&1&&f(q[n.charCodeAt(s-1)],6)}else for(let e=0;e<i.length;e++)f(i[e],8);let p=d*8+u;p>a.capacity&&K(`Capacity overflow`),u&&(c[d]=l<<8-u&255),p+=Math.min(4,a.capacity-p),p&7&&(p+=8-(p&7));for(let e=p>>>3,t=0;e<c.length;e++,t^=1)c[e]=t?17:236;let{words:m,numBlocks:h,shortBlocks:g,blockLen:_}=a,v=Kt(m),y=[],b=[];for(let e=0,t=0;e<h;e++){let n=_+(e<g?0:1);y.push(c.subarray(t,t+n)),b.push(qt(y[e],v.gen,v.mul)),t+=n}let x=new Uint8Array(c.length+m*h),S=0;for(let e=0;e<=_;e++)for(let t of y)e<t.length&&(x[S++]=t[e]);for(let e=0;e<m;e++)for(let t of b)x[S++]=t[e];return x}function Zt(e,t){let n=e%2,r=t%2,i=e%3,a=t%3*i%3,o=n&r,s=0;return n===r&&(s|=1),r===0&&(s|=2),i===0&&(s|=4),(e+t)%3==0&&(s|=8),(Math.floor(t/2)+Math.floor(e/3))%2==0&&(s|=16),o+a===0&&(s|=32),(o+a)%2==0&&(s|=64),((n^r)+a)%2==0&&(s|=128),s}const Qt=/* @__PURE__ */ (()=>{let e=/* @__PURE__ */ new Uint8Array(65536);for(let t=1;t<e.length;t++)e[t]=e[t>>>1]+(t&1);return e})(),J=e=>Qt[e&65535]+Qt[e>>>16],$t=/* @__PURE__ */ new Uint32Array(32);function en(e){let t=[1431655765,858993459,252645135,16711935,65535];for(let n=0;n<5;n++){let r=t[n]>>>0,i=1<<n;for(let t=0;t<32;t+=i<<1)for(let n=0;n<i;n++){let a=e[t+n]>>>0,o=e[t+n+i]>>>0,s=(a>>>i^o)&r;e[t+n]=(a^s<<i)>>>0,e[t+n+i]=(o^s)>>>0}}}const Y=e=>{let t=e+31>>>5;return{size:e,words:t,v:new Uint32Array(t*e)}},tn=(e,t,n)=>e.v[n*e.words+(t>>>5)]>>>(t&31)&1,X=(e,t,n,r)=>{let i=n*e.words+(t>>>5),a=1<<(t&31);e.v[i]=r?e.v[i]|a:e.v[i]&~a};function nn(e,t){let{size:n,words:r,v:i}=e,a=$t;for(let e=0;e<n;e+=32)for(let o=0;o<r;o++){let s=Math.min(32,n-e);for(let t=0;t<s;t++)a[t]=i[(e+t)*r+o];a.fill(0,s),en(a);for(let r=0,i=o*32;r<32&&i<n;r++,i++)t.v[i*t.words+(e>>>5)]=a[r]}}function rn(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295,s=r[3*n+e],c=4294967295,l=r[e]^r[n+e],u=r[n+e]^r[2*n+e],d=r[2*n+e]^s;for(let i=0,f=4*n+e;i<=t-5;i++,f+=n){let e=r[f],t=s^e,n=~(l|u|d|t)&o;n&&(a+=J(n>>>0)+2*J((n&c)>>>0)),c=l,l=u,u=d,d=t,s=e}}return a}function an(e){let{size:t,words:n,v:r}=e,i=t&31?(1<<(t&31))-1>>>0:4294967295,a=0;for(let e=0;e<n;e++){let o=e===n-1?i:4294967295;for(let i=0;i<=t-11;i++){let t=i*n+e,s=r[t],c=r[t+=n],l=r[t+=n],u=r[t+=n],d=r[t+=n],f=r[t+=n],p=r[t+=n],m=r[t+=n],h=r[t+=n],g=r[t+=n],_=r[t+n],v=o&s&~c&l&u&d&~f&p&~(m|h|g|_),y=o&~(s|c|l|u)&d&~f&p&m&h&~g&_;a+=J(v>>>0)+J(y>>>0)}}return a}function on(e,t,n=1/0){let{size:r,words:i,v:a}=e,o=rn(e)+rn(t);if(o>=n)return o;let s=(1<<r-32*(i-1)-1)-1>>>0,c=0,l=0;for(let e=0;e<r;e++)for(let t=0;t<i;t++){let n=a[e*i+t];if(l+=J(n>>>0),e===r-1)continue;let o=a[(e+1)*i+t],u=t+1<i?a[e*i+t+1]:0,d=t+1<i?a[(e+1)*i+t+1]:0,f=~(n^o),p=~(n^(n>>>1|u<<31)),m=~(o^(o>>>1|d<<31)),h=f&p&m;t===i-1&&(h&=s),c+=J(h>>>0)}let u=r*r,d=Math.ceil(Math.max(0,Math.abs(l*100-u*50)-u*5)/(u*5)),f=o+3*c+10*d;return f>=n?f:f+40*(an(e)+an(t))}function sn(e,t,n,r){let i=e.size,a=Vt(n,r);for(let t=0;t<15;t++){let n=a>>t&1;t<6?X(e,8,t,n):t<8?X(e,8,t+1,n):t===8?X(e,7,8,n):X(e,14-t,8,n),t<8?X(e,i-1-t,8,n):X(e,8,i-15+t,n)}if(X(e,8,i-8,1),t>=7){let n=Ht(t);for(let t=0;t<18;t++){let r=n>>t&1,a=i-11+t%3,o=t/3|0;X(e,a,o,r),X(e,o,a,r)}}}let cn;function ln(e){let t=21+4*(e-1),n=Y(t),r=new Uint8Array(t*t),i=(e,i,a)=>{X(n,e,i,a),r[i*t+e]=1};for(let[e,n]of[[0,0],[t-7,0],[0,t-7]])for(let r=-1;r<8;r++)for(let a=-1;a<8;a++){let o=e+a,s=n+r;o<0||s<0||o>=t||s>=t||i(o,s,+(a>=0&&a<7&&r>=0&&r<7&&(a===0||a===6||r===0||r===6||a>1&&a<5&&r>1&&r<5)))}let a=Bt(e);for(let e of a)for(let n of a)if(!r[e*t+n])for(let t=-2;t<=2;t++)for(let r=-2;r<=2;r++){let a=Math.max(Math.abs(r),Math.abs(t))!==1;i(n+r,e+t,+!!a)}for(let e=0;e<t;e++)r[6*t+e]||i(e,6,+(e%2==0)),r[e*t+6]||i(6,e,+(e%2==0));for(let e=0;e<9;e++)e!==6&&(i(8,e,0),i(e,8,0)),e<8&&(i(t-1-e,8,0),i(8,t-1-e,0));if(e>=7)for(let e=0;e<18;e++){let n=t-11+e%3,r=e/3|0;i(n,r,0),i(r,n,0)}let o=[];for(let e=0;e<8;e++)o.push(Y(t));let s=new Uint16Array(t*t),c=0;for(let e=t-1,i=-1,a=t-1;e>0;e-=2,i=-i)for(e===6&&(e=5);;a+=i){for(let i=0;i<2;i++){let l=e-i;if(r[a*t+l])continue;let u=a*n.words+(l>>>5);s[c++]=u<<5|l&31;for(let e=0,t=Zt(l,a);t;e++,t>>=1)t&1&&(o[e].v[u]|=1<<(l&31))}if(a+i<0||a+i>=t)break}let l=o.map(e=>{let n=Y(t);return nn(e,n),n.v});return{ver:e,tpl:n.v,pos:s.slice(0,c),planes:o.map(e=>e.v),planesT:l,work:[Y(t),Y(t),Y(t),Y(t)]}}function un(e,t,n,r,i=!1){(cn===void 0||cn.ver!==e)&&(cn=ln(e));let{tpl:a,pos:o,planes:s,planesT:c,work:l}=cn,[u,d,f,p]=l;u.v.set(a);let m=Math.min(8*n.length,o.length);for(let e=0;e<m;e++)if(n[e>>>3]&128>>>(e&7)){let t=o[e];u.v[t>>>5]|=1<<(t&31)}let h=r;if(h===void 0){nn(u,d);let e=1/0;for(let t=0;t<8;t++){let n=s[t],r=c[t];for(let e=0;e<f.v.length;e++)f.v[e]=u.v[e]^n[e],p.v[e]=d.v[e]^r[e];let i=on(f,p,e);i<e&&(e=i,h=t)}}let g=s[h];for(let e=0;e<u.v.length;e++)u.v[e]^=g[e];return i||sn(u,e,t,h),u}const dn=(e,t)=>{if(typeof e!=`number`)throw TypeError(`"${t}" expected number, got type=${typeof e}`);if(!Number.isSafeInteger(e))throw RangeError(`"${t}" expected safe integer, got ${e}`);return e},fn=(e,t)=>{if(typeof e!=`string`)throw TypeError(`"${t}" expected string, got type=${typeof e}`);return e};function pn(e){let t=0;for(let n=0;n<e.length;n++){let r=e.charCodeAt(n);if(r<128)t++;else if(r<2048)t+=2;else if(r<55296||r>57343)t+=3;else if(r<=56319&&n+1<e.length){let r=e.charCodeAt(n+1);r>=56320&&r<=57343?(t+=4,n++):t+=3}else t+=3}return t}function mn(e,t){let n=U.byte[Math.floor((e+7)/17)];return Math.min((1<<n)-1,Math.floor((G(e,t).capacity-4-n)/8))}function hn(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const Z=(e,t,n)=>e.map[t]>=0&&e.map[n]>=0&&tn(e.m,e.map[t],e.map[n])===1,gn=[10,27],_n=/* @__PURE__ */ String.fromCharCode(gn[0]);function vn(e){let t=e.W,n=Array(t);for(let r=0;r<t;r++){let i=Array(t);for(let n=0;n<t;n++)i[n]=Z(e,n,r);n[r]=i}return n}function yn(e){let t=e.W,n=``;for(let r=0;r<t;r+=2){for(let i=0;i<t;i++){let a=Z(e,i,r),o=r+1>=t||Z(e,i,r+1);n+=!a&&!o?`█`:!a&&o?`▀`:a&&!o?`▄`:` `}n+=_n}return n}function bn(e){let t=e.W,n=String.fromCharCode(gn[1]),r=n+`[0m`,i=``;for(let a=0;a<t;a++){for(let o=0;o<t;o++)i+=Z(e,o,a)?`${n}[40m  ${r}`:`${n}[1;47m  ${r}`;i+=_n}return i}function xn(e,t){let n=e.W,r=`<svg viewBox="0 0 ${n} ${n}" xmlns="http://www.w3.org/2000/svg">`,i=``,a;for(let o=0;o<n;o++)for(let s=0;s<n;s++){if(!Z(e,s,o))continue;if(!t){r+=`<rect x="${s}" y="${o}" width="1" height="1" />`;continue}let n=`M${s} ${o}`;if(a){let e=`m${s-a.x} ${o-a.y}`;e.length<=n.length&&(n=e)}i+=`${n}h1v1${s<10?`H${s}`:`h-1`}Z`,a={x:s,y:o}}return t&&(r+=`<path d="${i}"/>`),r+`</svg>`}function Sn(e){let t=e.W,n=t*t,r=Math.floor(n/126),i=n%126,a=new Uint8Array(408+r*128+2+i+4),o=0,s=e=>{a[o++]=e&255,a[o++]=e>>>8};for(let e of[71,73,70,56,55,97])a[o++]=e;s(t),s(t),a[o++]=246,o+=2,a[o++]=255,a[o++]=255,a[o++]=255,o+=381,a[o++]=44,o+=4,s(t),s(t),a[o++]=0,a[o++]=7;let{m:c,map:l}=e,u=new Uint8Array(t),d=-2;for(let e=0,r=0;e<t;e++){let i=l[e];if(i!==d&&(d=i,u.fill(0),i>=0))for(let e=0;e<t;e++)l[e]>=0&&(u[e]=tn(c,l[e],i));for(let e=0;e<t;){if(r%126==0){let e=n-r;a[o++]=(e<126?e:126)+1,a[o++]=128}let i=Math.min(126-r%126,t-e);a.set(u.subarray(e,e+i),o),o+=i,e+=i,r+=i}}return i===0&&(a[o++]=1,a[o++]=128),a[o++]=1,a[o++]=129,a[o++]=0,a[o++]=59,a}function Cn(e){let t=e,n;if(typeof t.toBase64==`function`)n=t.toBase64();else{let e=``;for(let n=0;n<t.length;n+=8192)e+=String.fromCharCode(...t.subarray(n,n+8192));n=btoa(e)}return`data:image/gif;base64,`+n}function wn(e,t=`raw`,n={}){if(fn(e,`text`),fn(t,`output`),typeof n!=`object`||!n||Array.isArray(n))throw TypeError(`"opts" expected object, got type=${typeof n}`);let r=n.version;r!==void 0&&(r=Jt(r));let i=n.ecc===void 0?`medium`:n.ecc;It.includes(i)||K(`invalid ecc=${i}`);let a=n.encoding===void 0?Yt(e):n.encoding;if(U[a]||K(`invalid encoding=${a}`),a!==`byte`){let t=a===`numeric`?H.slice(0,10):H;for(let n of e)t.includes(n)||K(`Unknown letter: "${n}". Allowed: ${t}`)}n.mask!==void 0&&(dn(n.mask,`opts.mask`)<0||n.mask>7)&&K(`invalid mask=${n.mask}`);let o=n.textEncoder;if(a===`byte`&&o===void 0){let t=mn(r===void 0?40:r,i);(e.length>t||pn(e)>t)&&K(`Capacity overflow`)}let s=a===`byte`?(o===void 0?e=>new TextEncoder().encode(e):o)(e):void 0;if(s!==void 0&&!hn(s))throw TypeError(`"opts.textEncoder" expected Uint8Array, got type=${typeof s}`);let c=a===`byte`?s.length:e.length,l=a===`numeric`?Math.floor(c/3)*10+[0,4,7][c%3]:a===`alphanumeric`?Math.floor(c/2)*11+c%2*6:c*8;if(r===void 0){for(r=1;r<=40;r++){let e=U[a][Math.floor((r+7)/17)];if(c<1<<e&&4+e+l<=G(r,i).capacity)break}r>40&&K(`Capacity overflow`)}else{let e=U[a][Math.floor((r+7)/17)];(c>=1<<e||4+e+l>G(r,i).capacity)&&K(`Capacity overflow`)}let u=Xt(r,i,e,a,s),d=un(r,i,u,n.mask),f=n.border===void 0?2:dn(n.border,`opts.border`);if(f<=0)throw RangeError(`invalid border=${f}`);let p=n.scale===void 0?1:dn(n.scale,`opts.scale`);if(p<=0||p>1024)throw RangeError(`invalid scale factor: ${p}`);let m=(d.size+2*f)*p,h=t===`ascii`||t===`gif`||t===`data-url`?4096:1024;if(m>h)throw RangeError(`invalid opts: output is ${m}x${m} (max ${h}), reduce border/scale`);let g=new Int32Array(m);for(let e=0;e<m;e++){let t=Math.floor(e/p)-f;g[e]=t>=0&&t<d.size?t:-1}let _={m:d,W:m,map:g};return t===`raw`?vn(_):t===`ascii`?yn(_):t===`term`?bn(_):t===`svg`?xn(_,n.optimize===void 0||n.optimize):t===`gif`?Sn(_):t===`data-url`?Cn(Sn(_)):K(`Unknown output: ${t}`)}function Tn({text:e,label:t}){let n=wn(e,`raw`,{border:4}),r=n.flatMap((e,t)=>e.map((e,n)=>e?`M${n} ${t}h1v1h-1z`:``));return I`<svg role="img" aria-label=${t} viewBox=${`0 0 ${n.length} ${n.length}`} shape-rendering="crispEdges">
<rect width="100%" height="100%" fill="#fff" />
<path d=${r.join(``)} fill="#000" />
</svg>`}function En(e,t){let n=e.book(t),r=new p(e),i=Object.values(n.options),a=i.flatMap(e=>(e.readings??[]).filter(e=>!n.readings.includes(e)).map(t=>kn(r,t,e.id)));return{options:i.map(e=>Dn(r,e,r.catalogue.summaries[t][e.id])),readings:[...n.readings.map(e=>kn(r,e,null)),...a]}}function Dn(e,{id:t,name:n,section:r,parameter:i,excludes:a={}},o){return{id:t,name:e.pick(n),summary:e.pick(o),section:r,parameter:i?On(e,i):null,excludes:Object.entries(e.picked(a)).map(([e,t])=>({id:e,reason:t}))}}function On(e,t){let n=Object.entries(e.picked(t.answers??{}));return{name:t.name,kind:t.kind,default:t.default??null,answers:n.map(([e,t])=>({value:e,text:t}))}}function kn(e,t,n){let r=e.catalogue.readings[t].default;return{...e.reading({id:t,chosen:r}),option:n}}const An=[1,2,3,4];function jn({kind:e,default:t,answers:n}){return t===null?e===`several`?n.map(({value:e})=>e):[30,10,-10,-30]:t}function Mn({parameter:e,label:t,value:n,onChange:r}){let i={uma:Nn,hundreds:In,several:Ln}[e.kind];return I`<${i}
parameter=${e}
label=${t}
value=${n}
onChange=${r}
/>`}function Nn({label:t,value:n,onChange:r}){let[i,a]=e(()=>An.map((e,t)=>String(n[t]??``))),o=(e,t)=>{let n=i.map((n,r)=>r===e?t:n);a(n),r(Pn(n))};return I`<fieldset class="parameter">
<legend>${t}</legend>
<p class="soft">${S(`open.uma-hint`)}</p>
<div class="places">
${An.map(e=>I`<${w}
key=${e}
label=${S(`open.place`,{place:e})}
value=${i[e-1]}
inputmode="text"
autocomplete="off"
onInput=${t=>o(e-1,t)}
/>`)}
</div>
</fieldset>`}function Pn(e){let t=e.map(e=>e.trim().replace(/^[−－]/,`-`));return(t[2]||t[3]?t:t.slice(0,2)).map(Fn)}function Fn(e){return e===``||Number.isNaN(Number(e))?e:Number(e)}function In({label:t,value:n,onChange:r}){let[i,a]=e(String(n));return I`<${w}
label=${`${t} (${S(`open.points`)})`}
value=${i}
inputmode="numeric"
autocomplete="off"
onInput=${e=>{a(e),r(Fn(e.trim()))}}
/>`}function Ln({parameter:e,label:t,value:n,onChange:r}){let i=e.answers,a=e=>r(i.map(e=>e.value).filter(t=>n.includes(t)!==(t===e)));return I`<fieldset class="parameter">
<legend>${t}</legend>
<div class="choices">
${i.map(e=>I`<label class="choice" key=${e.value}>
<input
type="checkbox"
checked=${n.includes(e.value)}
onChange=${()=>a(e.value)}
/>
${e.text}
</label>`)}
</div>
</fieldset>`}const Rn=`wrc-2022`,zn=/* @__PURE__ */ new Map;function Bn(e){return{id:e,options:{},readings:{}}}function Vn(e,t){let n=v(t),r=zn.get(n)??a(e,t.id,t.options,t.readings);return zn.set(n,r),r}function Hn(e,t){try{return Vn(e,t),null}catch(e){return e}}function Un(){let{library:e,tournament:t,book:n}=k(),{lang:r}=E(),[i,a]=ze(`shinpan.rules`,null);if(!e)return null;let o=t?.id??null,s=i&&i.at===o&&!Hn(e,i.choice)?i.choice:null,c=t?{...Bn(Rn),...t.rulebook}:Bn(Rn),l=s??c,u=s||!n?Vn(e,l):n;return{library:e,lang:r,words:new p(e),choice:l,book:u,choose:e=>a({at:o,choice:e})}}function Wn(e){return t=>{let n=Un();return n?I`<${e} ...${t} rules=${n} />`:I`<${m} title=${S(`open.no-rules`)}
><${ae} text=${S(`open.no-rules-text`)}>
<button class="button" onClick=${()=>location.reload()}>
${S(`try-again`)}
</button>
<//><//
>`}}function Gn({words:e},t){let{name:n,option_names:r,readings:i}=e.book(t.names()),a=Object.keys(i).length;return[n,...r,...a?[S(`open.readings-changed`,{count:a})]:[]].join(` · `)}function Kn({rules:t}){let[n,r]=e(!1);return I`<div class="card rules-bar">
<button class="row" aria-haspopup="dialog" onClick=${()=>r(!0)}>
<${x} name="book" />
<span class="body"
><small>${S(`open.rules-in-use`)}</small
><strong>${Gn(t,t.book)}</strong></span
>
<span class="badge">${S(`call.change`)}</span>
</button>
<${qn} rules=${t} standing=${t.book.content.standing} />
${n&&I`<${Jn} rules=${t} value=${t.choice} onUse=${e=>{t.choose(e),r(!1)}} onClose=${()=>r(!1)} />`}
</div>`}function qn({rules:e,standing:t}){return t===`official`?null:I`<p class="note warn">
${e.words.phrase(`standing-${t}`)}
</p>`}function Jn({rules:t,value:n,onUse:r,onClose:i}){let{library:a,words:o}=t,[s,c]=e(n),l=Hn(a,s),u=Object.values(a.books).map(e=>({value:e.id,text:o.pick(e.name)})),{options:d,readings:f}=En(a,s.id),p=f.filter(({option:e})=>!e||e in s.options);return I`<${O} title=${S(`open.choose-rules`)} onClose=${i}>
<${Fe}
label=${S(`open.rulebook`)}
value=${s.id}
options=${u}
onChange=${e=>c(Bn(e))}
/>
<p class="soft">${o.standingNote(s.id)}</p>
${d.length>0&&I`<${Xn} offered=${d} chosen=${s.options} onChange=${e=>c({...s,options:e,readings:Qn(s,f,e)})} />`}
${p.length>0&&I`<${Zn} offered=${p} draft=${s} onChange=${c} />`}
<${Yn} error=${l} reasons=${$n(d,s.options)} />
${!l&&I`<p role="status">${Gn(t,Vn(a,s))}</p>`}
<div class="pair">
<button
class="button main"
disabled=${!!l}
onClick=${()=>r(s)}
>
${S(`open.use-these`)}
</button>
<button class="button" onClick=${i}>${S(`cancel`)}</button>
</div>
<//>`}function Yn({error:e,reasons:t=[]}){return e?I`<div class="note bad" role="alert">
<p><strong lang="en">${e.message}</strong></p>
<p lang="en">${e.cure}</p>
${t.filter(t=>!e.message.includes(t)).map(e=>I`<p key=${e}>${e}</p>`)}
</div>`:null}function Xn({offered:e,chosen:t,onChange:n}){let r=({id:e,parameter:r},i)=>{let{[e]:a,...o}=t;n(i?{...o,[e]:r?{[r.name]:jn(r)}:{}}:o)};return I`<fieldset class="stack">
<legend>${S(`open.options`)}</legend>
${e.map(e=>I`<div key=${e.id} class="stack">
<${Ne}
label=${e.name}
hint=${e.summary}
checked=${e.id in t}
onChange=${t=>r(e,t)}
/>
${e.parameter&&e.id in t&&I`<${Mn}
parameter=${e.parameter}
label=${e.name}
value=${t[e.id][e.parameter.name]}
onChange=${r=>n({...t,[e.id]:{[e.parameter.name]:r}})}
/>`}
</div>`)}
</fieldset>`}function Zn({offered:e,draft:t,onChange:n}){let r=(e,r)=>{let{[e.id]:i,...a}=t.readings;n({...t,readings:r===e.default?a:{...a,[e.id]:r}})};return I`<details class="fold">
<summary>
${S(`open.readings`)} <span class="badge">${e.length}</span>
</summary>
<p class="soft">${S(`open.readings-text`)}</p>
${e.map(e=>I`<div key=${e.id} class="stack">
<${Fe}
label=${e.question}
value=${t.readings[e.id]??e.default}
options=${Object.entries(e.alternatives).map(([e,t])=>({value:e,text:t}))}
onChange=${t=>r(e,t)}
/>
<p class="soft">${e.reason}</p>
</div>`)}
</details>`}function Qn({readings:e},t,n){let r=t.filter(({option:e})=>!e||e in n).map(({id:e})=>e);return Object.fromEntries(Object.entries(e).filter(([e])=>r.includes(e)))}function $n(e,t){let n=e.filter(({id:e})=>e in t).flatMap(({excludes:e})=>e.filter(({id:e})=>e in t));return[...new Set(n.map(({reason:e})=>e))]}const er=1e3;function tr(t){let[n,r]=e(M.now);return j(()=>{if(!t)return;let e,n=()=>{r(M.now()),e=setTimeout(n,er-M.now()%er)};return n(),()=>clearTimeout(e)},[t]),n}const nr=`shinpan.board`,rr=()=>Ue(nr),ir=e=>De(nr,e);function ar(e,t=!1){let n=t?`exceptZero`:`auto`;return cr(e/10,{minimumFractionDigits:1,signDisplay:n})}function or(e,t=!1){return cr(e,{signDisplay:t?`exceptZero`:`auto`})}function sr(e,t,n=!1){return`${or(-t,n)}${e===`P`?`P`:``}`}function cr(e,t){return te(Intl.NumberFormat,t).format(e||0).replace(`-`,`−`)}function lr(e){return dr(Object.values(e.ledger).filter(({unit:e})=>!Be(e)))}function ur(e,t){return dr(Object.values(e.ledger).filter(({account_id:e})=>e===t))}function dr(e){let t=/* @__PURE__ */ new Map;for(let n of e.sort((e,t)=>e.at<t.at?-1:1)){let{account_kind:e,account_id:r,unit:i,amount:a,at:o}=n,s=`${r} ${i}`,c=t.get(s)??{account:{kind:e,id:r},unit:i,amount:0,since:o,lines:[]};t.set(s,{...c,amount:c.amount+a,lines:[...c.lines,n]})}return[...t.values()].sort((e,t)=>e.since<t.since?-1:1)}function fr(e){let t=/* @__PURE__ */ new Map;for(let{unit:n,amount:r}of e)t.set(n,(t.get(n)??0)+r);return[...t]}function pr(e){let t=0,n=0;for(let[r,{amount:i}]of e.entries())t+=i,t===0&&(n=r+1);return e.slice(n)}function mr(e){return[`director`,`finance`].some(t=>e?.roles?.includes(t))}function hr(e,{kind:t,id:n}){return e[`${t}s`]?.[n]?.name??`?`}function Q(e,t){return e===`P`?`${t<0?`−`:``}${Math.abs(t)}P`:e===`pts`?or(t):`${t<0?`−`:``}${ue(e,Math.abs(t))}`}function gr({unit:e,amount:t,what:n}){return S(`line.${_r(e,t,n)}`,{amount:Q(e,Math.abs(t))})}function _r(e,t,n){return Be(e)?t<0?`given-back`:`taken`:t>0?n===`reversed`?`due-again`:`fined`:n===`paid`||n===`waived`?n:`cancelled`}function vr(e,t){let n=re(e),[,r,i=``]=t.trim().match(/^(\d{1,7})(?:[.,](\d{1,3}))?$/)??[];return r===void 0||i.length>n?null:Number(r+i.padEnd(n,`0`))}const yr=[`late`,`late-arbiter`,`forfeit`];function br(e,t){return[e?.id,e?.player_id].includes(t)}function xr(e){return!!e?.roles?.includes(`director`)}function Sr(e,t,n){let r=/* @__PURE__ */ new Map;for(let{account_id:i,unit:a,amount:o,cause:s,cause_id:c,...l}of Object.values(e.ledger)){let u=s===`ruling`&&l.hanchan===t.id&&yr.includes(e.rulings[c]?.foul);if(n&&i!==n||!(u||s===`clock`&&l.round===t.round))continue;let d=[i,a,c].join();r.set(d,(r.get(d)??0)+o)}return[...r.values()].some(Boolean)}function Cr({path:t,body:n,about:r,onApprove:i,onClose:a}){let[o,s]=e(null),{state:c}=k(),{lang:l}=E(),{does:u,wrong:d}=D();return j(()=>{M.ask(`${t}/preview?lang=${l}`,{method:`POST`,body:n}).then(s,e=>s({trouble:e}))},[]),I`<${O} title=${S(`charged.title`)} onClose=${a}>
${!o&&I`<${le} />`}
${o?.trouble&&I`<p class="note bad" role="alert">${z(o.trouble)}</p>`}
${o?.changes&&I`${r&&I`<p><strong>${r}</strong></p>`}
<${wr} state=${c} seen=${o} />
<p class="soft">${S(`charged.logged`)}</p>
${d}
<button class="button main" type="button" onClick=${()=>u(()=>i(o.digest))}>${S(`charged.approve`)}</button>`}
<//>`}function wr({state:e,seen:{changes:t,running:n,owed_back:r}}){let i=new Map([...t,...n,...r].map(({account:e})=>[e.id,e]));if(i.size===0)return I`<p>${S(`charged.nothing`)}</p>`;let a=(e,t)=>e.filter(({account:e})=>e.id===t);return I`<dl class="facts">
${[...i].map(([i,o])=>I`<div key=${i}>
<dt class="who">${hr(e,o)}</dt>
<dd class="stack">
${a(t,i).length>0&&I`<p>${Tr(a(t,i),`before`)} → <strong>${Tr(a(t,i),`after`)}</strong></p>`}
${a(n,i).map(({before:e,after:t})=>I`<p>${S(`charged.running`)} ${Er(e,t)} → <strong>${Er(t,e)}</strong></p>`)}
${a(r,i).map(e=>I`<p><strong>${S(`charged.owed-back`,{paid:Q(e.unit,e.paid),amount:Q(e.unit,e.owed_back)})}</strong></p>`)}
</dd>
</div>`)}
</dl>`}function Tr(e,t){return e.map(e=>Q(e.unit,e[t])).join(` + `)}function Er({cost_line:e,effects:t},n){let r=n.effects.map(({id:e})=>e);return[e,...t.filter(({id:e})=>!r.includes(e)).map(({text:e})=>e)].join(` · `)}const Dr=`games-cancelled`;function Or(e,t,n,r){let i=Math.min(_(n,r),86400),[a,o]=[Dr,`replacement`].map(n=>kr(e,t,n)),s=i>=a&&!n.cancelled,c=s&&Ar(e,t)?a-1:i,l=n.replaced&&o<1/0?Math.max(c,o):c;return{...Ze(e,t,l),seconds:i,cancellation_due:s}}function kr(e,t,n){if(!(t in e.lateness))return 1/0;let r=e.clock(t),i=r.bands.filter(({once:e})=>e?.effects?.includes(n));return Math.min(...i.map(e=>r.opens(e)))}function Ar(e,t){return e.clock(t).bands.filter(({once:e})=>e?.effects?.includes(Dr)).some(({once:{points:e=[],fines:t=[]}})=>[...e,...t].some(({whom:e})=>e!==`offender`))}function jr(e,t){let n=tt(e,t.round),r=n.map(ne),a=Object.fromEntries(Object.values(e.hanchans).filter(({scheduled_at:e})=>e).map(({id:e,scheduled_at:t})=>[e,Date.parse(t)])),o=n.filter(({what:e,hanchan:n})=>e===`absent`&&n===t.id);return[...new Map(o.map(e=>[e.person.id,e])).values()].flatMap(({person:e,revision:t})=>{let o=i(e.id,r,a),s=n.filter(t=>t.person?.id===e.id);return o?[{person:e,who:e.kind===`player`?`player`:`arbiter`,clock:o,revision:t,timings:s}]:[]})}function Mr(e,t,{who:n,clock:r},i){let{cancellation_due:a,...o}=Or(t,n,r,i);return{...ve(e,o),due:a}}async function Nr(e,t,n={}){await M.send(`timing`,null,{hanchan:e.id,what:t,...n}),A()}function Pr(e,t){let n=new Set(e.map(({takes_back:e})=>e));return e.filter(({id:e,what:t})=>t!==`taken-back`&&!n.has(e)).filter(({at:e})=>t-Date.parse(e)<9e3).at(-1)??null}const Fr=864e5;function Ir(e,t){return new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(e)}function Lr(e,t,n){let[r=0,i=0,a=0]=e.split(`:`).map(Number),[o=0,s=0,c=0]=Ir(t,n).split(`:`).map(Number),l=((r-o)*3600+(i-s)*60+(a-c))*1e3;return l>Fr/2&&(l-=Fr),l<-432e5&&(l+=Fr),new Date(t-t%1e3+l).toISOString()}function Rr(e){let t=T(/* @__PURE__ */ new Set);j(()=>{for(let n of e)for(let e of zr(n))t.current.has(e)||(t.current.add(e),Br(n))},[e])}function zr({key:e,seconds:t,thresholds:n}){return n.flatMap(e=>[e-60,e]).filter(e=>e>=0&&t>=e&&t<e+60).map(t=>`${e} ${t}`)}function Br({key:e,name:t,line:n}){if(A(400),me(220),document.visibilityState===`visible`||globalThis.Notification?.permission!==`granted`)return;let r={body:n,tag:e,icon:`/icons/icon-192.png`};navigator.serviceWorker?.ready.then(e=>e.showNotification(S(`clock.late-is`,{name:t}),r))}function Vr(){let[t,n]=e(globalThis.Notification?.permission??`denied`);return t==="default"?I`<button class="button quiet" type="button" onClick=${()=>Notification.requestPermission().then(n,()=>n(`denied`))}>${S(`clock.notify`)}</button>`:null}function Hr(e,t){return Object.values(e.keptTimes).filter(e=>e.hanchan===t.id&&!e.state).sort((e,t)=>Date.parse(e.at)-Date.parse(t.at))}function Ur({state:e,hanchan:t,zone:n}){let{official:r}=k(),i=Hr(e,t);if(i.length===0)return null;let a=r?.roles?.includes(`director`);return I`<section class="stack" aria-labelledby="kept">
<h2 id="kept">${S(`kept.title`)}</h2>
${!a&&I`<p class="note info">${S(`kept.director`)}</p>`}
<ul class="rows">
${i.map(t=>I`<li class="item" key=${t.id}><${Wr} state=${e} kept=${t} zone=${n} director=${a} /></li>`)}
</ul>
</section>`}function Wr({state:t,kept:n,zone:r,director:i}){let a=Object.values(t.officials).filter(({roles:e,revoked_at:t})=>e.includes(`arbiter`)&&!t),[o,s]=e(a.length===1?a[0].id:``),[c,l]=e(!1),[u,d]=e(!1),{official:f}=k(),{does:p,wrong:m}=D(),h=n.who===`arbiter`,_={confirmed:!0,...h&&{arbiter:o}},v=Gr(t,n,n.player??o),y=()=>v?d(!0):p(()=>M.send(`kept-answer`,n.id,_)),b=br(f,n.player)||h&&br(f,o),x=async e=>{await M.send(`kept-answer`,n.id,{..._,reason:u,preview:e}),d(!1)},ee=async e=>{await M.send(`kept-answer`,n.id,{confirmed:!1,reason:e}),l(!1)},C=Date.parse(n.server_at)-Date.parse(n.at)>6e4;return I`<p><strong>${g(n.at,r)}</strong> ${qr(t,n)}</p>
${C&&I`<p class="note warn">${S(`kept.received`,{time:g(n.server_at,r)})}</p>`}
${i&&b&&I`<p class="note info">${S(`clock.own`)}</p>`}
${i&&!b&&I`${h&&a.length!==1&&I`<${Fe} label=${S(`kept.which`)} value=${o} options=${Kr(a)} onChange=${s} />`}
<div class="pair">
<button class="button main" type="button" disabled=${h&&!o} onClick=${y}>${S(`kept.confirm`)}</button>
<button class="button" type="button" onClick=${()=>l(!0)}>${S(`kept.dismiss`)}</button>
</div>
${m}`}
${c&&I`<${V} what="dismissal" title=${`${g(n.at,r)} ${qr(t,n)}`} yes=${S(`kept.dismiss-now`)} onReason=${ee} onClose=${()=>l(!1)} />`}
${u===!0&&I`<${V} what="player-time" title=${S(`charged.title`)} text=${S(`charged.changes`)} yes=${S(`charged.look`)} onReason=${d} onClose=${()=>d(!1)} />`}
${u&&u!==!0&&I`<${Cr} path=${`kept-times/${n.id}/answer`} body=${{..._,reason:u}} onApprove=${x} onClose=${()=>d(!1)} />`}`}function Gr(e,{hanchan:t,what:n,at:r},i){let a=e.hanchans[t];return jr(e,a).filter(({clock:e})=>e.stopped&&Date.parse(r)<e.stopped.at).filter(e=>n===`began`||n===`arrived`&&e.person.id===i).some(t=>Sr(e,a,t.person.id))}function Kr(e){return[{value:``,text:S(`kept.choose`)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function qr(e,{what:t,who:n,player:r}){if(t===`began`)return S(`kept.began`);let i=n===`arbiter`?S(`kept.arbiter`):e.players[r]?.name??`?`;return S(`kept.${t}`,{name:i})}async function Jr(e,t,n){await M.send(`extra-time`,n??null,{hanchan:e.id,seconds:t,...n&&{ruling:n}}),A()}function Yr({hanchan:t,extra:n,onClose:i}){let a=Math.floor(n/60),[o,s]=e(1),{reason:c,field:l}=Mt(`extra-time`),{does:u,wrong:d}=D(),f=Math.min(o*60,n);return I`<${O} title=${S(`game.less`)} onClose=${i}>
<${r} label=${S(`game.less-minutes`)} value=${o} min=${1} max=${Math.max(a,1)} less=${S(`clock.less`,{what:S(`game.less-minutes`),count:1})} more=${S(`clock.longer`,{what:S(`game.less-minutes`),count:1})} onChange=${s} />
${l(!1)}
${d}
<button class="button main" type="button" disabled=${!(f>0)||!c} onClick=${()=>u(async()=>{await M.send(`extra-time`,null,{hanchan:t.id,seconds:-f,reason:c}),i()})}>${S(`game.take-off`)}</button>
<//>`}const Xr=[1,3,5];function Zr({hanchan:t,game:{clock:n,extra:r},now:i,zone:a,may:o}){let[s,c]=e(!1),{does:l,wrong:u}=D(),d=n&&he(n,i),f=n&&S(d?`game.was-up`:`game.ends`,{time:g(new Date(n.ends),a)});return Rr(n?[$r(t,n,i)]:[]),I`<section class=${`late ${d?`runs`:``}`} aria-labelledby="left">
<h2 id="left">${S(`game.left`)}</h2>
${n?I`<p class="late-time" role="timer">${b(h(n,i))}</p><p>${f}</p>`:I`<p>${S(`game.no-limit`)}</p>`}
${d&&I`<${Qr} />`}
${r>0&&I`<p class="soft">${S(`game.extra`,{time:b(r)})}</p>`}
${n&&o&&I`<div class="pair">
${Xr.map(e=>I`<button key=${e} class="button" type="button" onClick=${()=>l(()=>Jr(t,e*60))}>${S(`game.more`,{count:e})}</button>`)}
${r>0&&I`<button class="button" type="button" onClick=${()=>c(!0)}>${S(`game.less`)}</button>`}
</div>`}
${u}
${s&&I`<${Yr} hanchan=${t} extra=${r} onClose=${()=>c(!1)} />`}
</section>`}function Qr(){let{book:e}=k();if(!e)return null;let{still:t,chonbo:n}=pe(e);return I`<p class="note warn"><strong>${S(`game.still.${t}`)}</strong> ${S(`game.chonbo.${n}`)}</p>`}function $r(e,t,n){let r=Math.floor((n-t.began)/1e3),i=Math.ceil((t.ends-t.began)/1e3),a=S(`game.ends-soon`);return{key:`game ${e.id} ${t.ends}`,name:S(`game.left`),seconds:r,thresholds:[i],line:a}}function ei({state:e,id:t}){let n=F(),r=e.others.offences.filter(({offender:e})=>e.id===t);return r.length===0?null:I`<section class="stack" aria-labelledby="season">
<h2 id="season">${S(`hall-season`,{season:e.season.season})}</h2>
<dl class="facts">
${r.map(t=>I`<div key=${t.ruling}>
<dt>${N(n,t.foul)}<small>${ke(e,t.tournament)} · ${g(t.ruled_at,e.settings.time_zone)}</small></dt>
<dd>${P(n,t)}</dd>
</div>`)}
</dl>
</section>`}function ti({ruling:e,shown:t,children:n}){let r=F();return I`<section class=${`call-verdict hall-verdict ${c(e)?`over`:Ce(e.kind)}`}>
<p class="call-line penalty">${t?Ie(r,t):P(r,e)}</p>
<p><a class="who" href=${ni(e)}>${e.offender.name}</a></p>
<p class="soft">${Re(r,e)}</p>
${n}
</section>`}function ni({offender:e}){return e.kind===`player`?`#/player/${e.id}`:`#/log`}M.loadEscalationSteps();function ri({state:e,ruling:t}){let n=Object.values(e.notes).filter(e=>e.ruling===t.id);if(n.length===0)return null;let r=e.settings.time_zone,i=n.sort((e,t)=>Date.parse(e.noted_at)-Date.parse(t.noted_at));return I`<section class="stack" aria-label=${S(`note.title`)}>
<h2>${S(`note.title`)}</h2>
${i.map(({id:t,note:n,noted_at:i,official:a,unsent:o,outbox:s})=>I`<div class="card" key=${t}>
<p>${n}</p>
<p class="soft">
${[e.officials[a]?.name,g(i,r)].filter(Boolean).join(` · `)}
${o&&s!==`done`&&I` <span class=${`badge ${Oe(s)?`bad`:`info`}`}>${S(`hall-unsent`)}</span>`}
</p>
</div>`)}
</section>`}function ii({ruling:t}){let[n,r]=e(!1),[i,a]=e(``),{does:o,wrong:c}=D();return I`<button class="button" type="button" onClick=${()=>r(!0)}>${S(`note.add`)}</button>
${n&&I`<${O} title=${S(`note.add`)} onClose=${()=>r(!1)}>
<form onSubmit=${e=>{e.preventDefault(),i.trim()&&o(async()=>{await M.send(`note`,t,{note:i.trim()}),A(),s(S(`note.added`)),a(``),r(!1)})}}>
<${w} long label=${S(`call.note`)} value=${i} onInput=${a} maxlength="4000" />
${c}
<button class="button main" disabled=${!i.trim()}>${S(`note.save`)}</button>
</form>
<//>`}`}const ai={url:null,blob:null,failed:!1};function oi(t,n){let[r,i]=e(ai);return j(()=>{let e=``,n=!1;return t().then(t=>{n||(e=URL.createObjectURL(t),i({url:e,blob:t,failed:!1}))},()=>n||i({...ai,failed:!0})),()=>{n=!0,e&&URL.revokeObjectURL(e)}},[n]),r}function si({count:t,onPhoto:n}){let[r,i]=e(!1);return t>=8?I`<p class="note" role="status">${S(`call.photos-most`,{most:8})}</p>`:I`<label class="button photo" aria-busy=${r}>
${r?I`<progress aria-hidden="true"></progress>`:I`<${x} name="camera" />`}
<span aria-live="polite">${S(r?`call.photo-shrinking`:`hall-add-photo`)}</span>
<input class="unseen" type="file" accept="image/*" aria-disabled=${r} onClick=${e=>r&&e.preventDefault()} onChange=${async e=>{let[t]=e.currentTarget.files;e.currentTarget.value=``,t&&(i(!0),await n(t).catch(e=>s(S(e.name===`Unreadable`?`hall-photo-bad`:`call.not-kept`))),i(!1))}} />
</label>`}function ci({ruling:e}){let{state:t}=k(),n=Object.values(t.photos).filter(t=>t.ruling===e);return I`<${si} count=${n.length} onPhoto=${async t=>{await M.addPhoto(e,t),s(S(`hall-photo-added`))}} />`}function li({state:e,ruling:t}){let n=Object.values(e.photos).filter(e=>e.ruling===t.id);return n.length===0?null:I`<section class="stack">
<h2>${S(`hall-photos`)}</h2>
<ul class="photos">
${n.map((e,n)=>I`<li key=${e.id}><${ui} ruling=${t.id} photo=${e} number=${n+1} /></li>`)}
</ul>
</section>`}function ui({ruling:e,photo:t,number:n}){let{url:r,failed:i}=oi(()=>M.photo(e,t.id),t.id);return i?I`<p class="soft">${S(`hall-photo-away`,{number:n})}</p>`:I`<figure>
${r&&I`<a href=${r} target="_blank"><img src=${r} alt=${S(`hall-photo`,{number:n})} /></a>`}
${t.unsent&&t.outbox!==`done`&&I`<figcaption class="badge info">${S(`hall-unsent`)}</figcaption>`}
</figure>`}function di({state:e,ruling:t}){return I`<section class="stack">
<h2>${S(`hall-incident`)}</h2>
<${ye} rulings=${Qe(e,t)} empty="" />
</section>`}function fi({ruling:e}){let t=wt();return e.seq?I`<section class="stack">
<h2>${S(`reports.incident`)}</h2>
<ul class="rows">
<${xt} name=${S(`reports.incident-page`)} hint=${S(`reports.incident-about`)} path=${`rulings/${e.id}/report.pdf`}
file=${`${t}-ruling-${e.seq}.pdf`} />
</ul>
</section>`:null}function pi({readings:e}){let t=F();return B(),I`<div class="stack">
${e.map(({id:e,chosen:n})=>{let{question:r,alternatives:i,reason:a}=t.reading({id:e,chosen:n});return I`<p key=${e} class="reading">${r} <strong>${i[n]}</strong> <small class="soft">${a}</small></p>`})}
</div>`}function mi({call:e}){let{state:t,official:n}=k(),r=_i(t,n,e);return r&&I`<p class="note warn">${S(`partial.warn.${r}`)}</p>`}function hi({why:e}){return I`<p class="note warn">${S(`partial.was.${e}`)}</p>`}function gi(e){return I`<span class="badge warn">${S(`partial.badge`)}</span>`}function _i(e,{player_id:t,conflicts:n},{hanchan:r,offender:i}){let a=Object.values(e.hanchans[r]?.seats??{}),o=i.kind===`team`?Object.keys(e.players).filter(t=>e.players[t].team===i.id):[i.id],s=e=>e.some(e=>n?.includes(e));return[...o,...a].includes(t)?`plays`:s(o)?`offender`:s(a)?`table`:null}const vi=[[`day`,86400],[`hour`,3600],[`minute`,60]];function yi({status:e,level:t}){return S(`esc.stands.${e}.${t}`)}function bi({steps:e}){let t=e.findLast(e=>e.outcome)?.outcome;return t?S(`esc.outcome.${t}`):``}function xi(e,{official:t,player_id:n}){return(n?e.players[n]:e.officials[t])?.name??``}function Si(e){let t=Math.max(0,(M.now()-Date.parse(e))/1e3),[n,r]=vi.find(([,e])=>t>=e)??vi[vi.length-1],i=Math.floor(t/r);return te(Intl.RelativeTimeFormat,{numeric:i?`always`:`auto`}).format(-i,n)}function Ci(e,{status:t,level:n},r){let i=wi(e,t,n,r);return i===`appeal`&&Ei(e)&&Di(e.state)>M.now()?`later`:i===`decide`?n!==`head-referee`&&Ti(e)?`panel`:je(e,r)?`own-table`:i:i}function wi({official:e},t,n,r){let i=we(e,[`director`]);return t===`final`?i?`reopen`:``:t===`decided`?He(e)?`appeal`:``:i?`decide`:n!==`head-referee`||!we(e,[`head-referee`])?``:r.official===e.id?`own`:`decide`}function Ti({official:e,book:t,state:n}){return Ei({book:t})?Object.values(n.rulings).some(({id:t,official:r})=>r===e?.id&&!Oi(n,t))||e?.roles?.some(e=>[`referee`,`head-referee`].includes(e)):!1}function Ei({book:e}){return e?.content.rule_points.appeals===`panel`}function Di({hanchans:e,results:t}){let n=Object.values(e).filter(({id:e,scheduled_at:n})=>n&&!t[e]);return Math.max(0,...n.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function Oi({escalations:e},t){return Object.values(e).some(({id:e,steps:n})=>e!==t&&n.some(e=>e.standing_id===t))}function ki({ruling:t,onClose:n}){let[r,i]=e(``);return I`<${V} what="escalation" title=${S(`hall-escalate`)} text=${S(`esc.escalate-text`)} yes=${S(`hall-escalate`)}
onReason=${async e=>{await M.send(`escalation`,t,{reason:e,...r.trim()&&{evidence:r.trim()}}),A(),s(S(`esc.done.escalation`)),n()}} onClose=${n}>
<${w} long label=${S(`esc.evidence`)} hint=${S(`esc.evidence-hint`)} value=${r} onInput=${i} maxlength="4000" />
<//>`}function Ai({state:e,ruling:t}){let n=F(),{id:r,hanchan:i,hand:a,seat:o,table:s,foul:c}=t;if(!o||!i||!a)return null;let l=et(e.hanchans[i],a).filter(({wind:t,player:n})=>t!==o&&e.players[n]);return I`<${d} class="wrong-player" title=${I`<span class="body">${S(`reason.wrong-player`)}</span>`}>
${()=>I`<div class="switches">
${l.map(({wind:t,player:i})=>I`<a
class="chip"
key=${t}
href=${`#/call/${s.id}/${t}/${c}?amends=${r}&why=wrong-player`}
>
${n.phrase(`seat-${t}`)} <span class="who">${e.players[i].name}</span>
</a>`)}
</div>`}
<//>`}function ji({state:t,ruling:n}){let r=k(),[i,a]=e(!1),[o,l]=e(null);if(!He(r.official)||n.outbox===`holding`||Oe(n.outbox))return null;let u=e=>!c(e)&&!be(t,e.id),d=u(n),f=Qe(t,n).filter(u),p=je(r,n),m=()=>l(null),h=async e=>{for(let t of[n,...i?f:[]])await M.send(`withdrawal`,t.id,{reason:e});A(),s(S(`hall-done.withdrawal`)),m(),scrollTo({top:0})},{id:g,table:_,seat:v,foul:y}=n;return I`<section class="doing" aria-label=${S(`hall-actions`)}>
${d&&p&&I`<p class="note warn">${S(`call.own-table`)}</p>`}
${d&&!p&&I`<${Ai} state=${t} ruling=${n} />
<a class="button" href=${`#/call/${_.id}/${v??`-`}/${y}?amends=${g}`}>${S(`hall-amend`)}</a>
<button class="button danger" type="button" onClick=${()=>l(`withdraw`)}>${S(`hall-withdraw`)}</button>`}
${d&&I`<button class="button" type="button" onClick=${()=>l(`escalate`)}>${S(`hall-escalate`)}</button>`}
<${ii} ruling=${g} />
<${ci} ruling=${g} />
${o===`withdraw`&&I`<${V} what="withdrawal" title=${S(`hall-withdraw`)} text=${S(`hall-withdraw-text`)} yes=${S(`hall-withdraw`)}
onReason=${h} onClose=${m}>
${f.length>0&&I`<${Ne} label=${S(`hall-withdraw-too`,{names:fe(f)})} checked=${i} onChange=${a} />`}
<//>`}
${o===`escalate`&&I`<${ki} ruling=${g} onClose=${m} />`}
</section>`}function Mi({catalogue:e},t,n,r){let[i,a,o]=[[[t,!0]],[[t,!0],...r],[...n,...r]],s=n.some(([e,n])=>n&&Ii(e)===Ii(t));return Object.entries(e.corrections).filter(([,{when:e,of:t,unless:n=[],player:r=!1}])=>{let[c,l,u]=[i,a,o].map(e=>Fi(Pi(e,r),t));return Ni(e,{ruled:c,was:l,is:u,same:s})&&!Fi(Pi(o),n)}).map(([e])=>e)}function Ni(e,{ruled:t,was:n,is:r,same:i}){return e===`gone`?n&&!r:e===`came`?r&&!n:e===`changed`?n!==r:t&&!i}function Pi(e,t=!1){let n=e.filter(([,e])=>e||!t).map(([e])=>e);return new Set(n.flatMap(({effects:e,steps:t,stays:n=[]})=>[...e,...t,...n]))}function Fi(e,t){return t.some(t=>e.has(t))}function Ii({penalties:e,transfers:t=[]}){return v([e,t])}function Li({state:e,ruling:t}){let n=F(),{library:r}=k(),i=t.status===`withdrawn`,a=i?t:e.rulings[t.amends],o=i?[]:[t],s=a?Ri(e,t,a):[],c=Dt([...s,t,a??t]);if(B(),!a||!r?.catalogue.corrections)return null;let l=e=>zi(ee(n,c[e.revision],e)),u=e=>[l(e),e.offender.id===a.offender.id],[d,f,p]=[l(a),o.map(u),s.map(u)];if(!d||[...f,...p].some(([e])=>!e))return null;let m=Mi(r,d,f,p),h=[...f,...p].some(([,e])=>!e);return I`<section class="stack" aria-label=${S(`hall-corrections`)}>
<h2>${S(`hall-corrections`)}</h2>
${m.length===0&&I`<p class="soft">${S(`hall-no-corrections`)}</p>`}
<ol class="steps">
${m.map(e=>{let{text:t,player:i}=r.catalogue.corrections[e];return I`<li key=${e}>${i&&h&&I`<span class="who">${a.offender.name}</span>: `}${n.pick(t)}</li>`})}
</ol>
</section>`}function Ri(e,t,n){let r=Object.values(e.rulings).filter(e=>Se(e,n)&&!Oe(e.outbox));return[.../* @__PURE__ */ new Set([...Qe(e,t),...r])].filter(e=>e.id!==t.id&&!c(e))}function zi(e){if(!e)return null;let{penalties:t,transfers:n,...r}=e.chosen??e.final??e.first,[i,a,o]=[r.effects,r.steps,r.stays].map(Bi);return{penalties:t,transfers:n,effects:i,steps:a,stays:o}}function Bi(e){return e.map(({id:e})=>e)}function Vi({steps:e,call:t}){let{library:n,book:r,state:i,official:a}=k(),o=F();B();let{opens:s}=n?.catalogue??{},{table:l,seat:u,offender:d}=t;if(!s||!r||!u||!d||!He(a))return null;let f=Object.values(i.rulings).some(e=>e.id!==t.ruling&&e.foul===t.foul&&e.offender.id===d.id&&!c(e)),p=/* @__PURE__ */ new Map;for(let{id:n}of e){let{foul:e=t.foul,facts:i={},repeat:a=!1}=s[n]??{foul:``};if(!r.content.fouls[e]?.rows.length||a&&!f||e===t.foul&&v({...t.facts,...i})===v(t.facts))continue;let o=e===t.foul?{...t.facts,...i}:i;_e(r,e,o,{})&&p.set(e,{foul:e,facts:o})}return[...p.values()].map(({foul:e,facts:n})=>{let r=Object.keys(n).length>0?`?facts=${encodeURIComponent(JSON.stringify(n))}`:``,i=o.name(`fouls`,e),a=e===t.foul?S(`further.harder`,{foul:i}):S(`further.rule`,{foul:i});return I`<a class="button" key=${e} href=${`#/call/${l}/${u}/${e}${r}`}>${a} <${x} name="next" /></a>`})}function Hi({state:e,escalation:{id:t,standing_id:n}}){let r=F();if(n===t)return null;let[i,a]=[e.rulings[t],e.rulings[n]];return I`<div class="both">
<${Ui} words=${r} label=${S(`esc.as-called`)} ruling=${i} />
${n===null?I`<div class="card"><small>${S(`esc.as-it-stands`)}</small><strong>${S(`esc.nothing-stands`)}</strong></div>`:I`<${Ui} words=${r} label=${S(`esc.as-it-stands`)} ruling=${a} />`}
</div>`}function Ui({words:e,label:t,ruling:n}){return n?I`<a class="card" href=${`#/ruling/${n.id}`}>
<small>${t}</small>
<strong class=${`penalty ${Ce(n.kind)}`}>${P(e,n)}</strong>
<span>${N(e,n.foul)}</span>
</a>`:null}function Wi({state:e,events:t}){return I`<ul class="rows">
${t.map(({key:t,text:n,reason:r,by:i,who:a=e.officials[i]?.name,at:o,href:s})=>I`<li key=${t}>
<div class="row">
<span class="body">
${s?I`<a href=${s}>${n}</a>`:I`<strong>${n}</strong>`}
${r&&I`<span>${r}</span>`}
<small>${[a,o&&g(o,e.settings.time_zone)].filter(Boolean).join(` · `)||S(`hall-unsent`)}</small>
</span>
</div>
</li>`)}
</ul>`}function Gi(e,t){let{reason:n,evidence:r,escalated_at:i,steps:a}=t,o=[n,r&&S(`esc.evidence-is`,{text:r})].filter(Boolean).join(` · `);return[{key:`escalated`,text:S(`esc.escalated`),reason:o,who:xi(e,t),at:i},...a.map(t=>Ki(e,t))]}function Ki(e,t){let{id:n,reason:r,made_at:i}=t;return{key:n,text:qi(t),reason:r,who:xi(e,t),at:i}}function qi({what:e,outcome:t,level:n}){return e===`decided`?S(`esc.decided.${n}`,{outcome:S(`esc.outcome.${t}`)}):S(`esc.step.${e}`)}function Ji({state:e,ruling:t}){let n=be(e,t.id),r=[...Yi(e,t),...n?Gi(e,n):[]];return r.length===0?null:I`<section class="stack">
<h2>${S(`hall-history`)}</h2>
<${Wi} state=${e} events=${r} />
${n&&I`<${Hi} state=${e} escalation=${n} />
<a class="button" href=${`#/escalation/${n.id}`}>${S(`hall-to-escalation`)}</a>`}
</section>`}function*Yi(e,t){let{amends:n,ended:r,amended_by:i,closed_by:a}=t;if(n){let r=e.rulings[n];yield{key:`amends`,text:S(`hall-amends`),reason:r?.ended?.reason,by:t.official,at:t.ruled_at,href:`#/ruling/${n}`}}if(a&&(yield Xi(e,t)),r){let e=i&&`#/ruling/${i}`;yield{key:`ended`,text:S(`hall-status.${t.status}`),reason:r.reason,by:r.by,at:r.at,href:e}}}function Xi(e,{closed_by:{kind:t,id:n}}){let r=t===`ruling`?e.rulings[n]:e.handEnds[n],i=t===`ruling`?S(`hall-closed-by-ruling`):S(`hall-closed`,{how:r?S(`hall-how.${r.how}`):``}),a=t===`ruling`?`#/ruling/${n}`:void 0;return{key:`closed`,text:i,by:r?.official,at:r?.server_at,href:a}}function Zi({ruling:e,anyway:t}){let{state:n}=k(),r=F(),i=ta(n,e,P(r,e));return I`<p class="note warn" role="status">
<a class="reach" href=${`#/ruling/${e.id}`}>${i}${t&&` ${S(`same.anyway`)}`} <${x} name="next" /></a>
</p>`}function Qi({state:e,ruling:t}){let n=Ae(Object.values(e.rulings),t);return n&&I`<${Zi} ruling=${n} />`}function $i(){let{state:t,official:n}=k(),r=F(),i=`shinpan.same.`+t.id,[a,o]=e(()=>Ue(i)??[]);return j(()=>De(i,a),[a]),Ee(()=>ea(t,n.id),[t,n.id]).filter(({own:e})=>!a.includes(e)).map(({own:e,other:n})=>I`<div class="note warn row" key=${e} role="status">
<a class="reach body" href=${`#/ruling/${e}`}>${ta(t,n,[n.offender.name,N(r,n.foul),P(r,n)].join(` · `))}</a>
<button class="button" type="button" onClick=${()=>o([...a,e])}>${S(`same.both`)}</button>
</div>`)}function ea({rulings:e},t){let n={};for(let t of Object.values(e))(n[`${t.foul} ${t.offender.id}`]??=[]).push(t);return Object.values(n).flatMap(e=>e.filter(e=>e.official===t).map(t=>({own:t.id,other:Ae(e,t)})).filter(({other:e})=>e))}function ta(e,{official:t,ruled_at:n},r){let i=e.officials[t]?.name??`?`;return S(`same.text`,{who:i,time:g(n,e.settings.time_zone),what:r})}function na({args:[e]}){let{tournament:t,state:n}=k();if(!t||!n)return I`<${y} title=${S(`hall-ruling`)} />`;let r=n.rulings[e];return r?I`<${ra} state=${n} ruling=${r} />`:I`<${f} title=${S(`hall-ruling`)} text=${S(`hall-no-ruling`)} up="#/log" />`}function ra({state:e,ruling:t}){let{official:n}=k(),r=F(),i=Dt([t])[t.revision],a=ee(r,i,t),o=a&&(a.chosen??a.final??a.first);return I`<${m} title=${N(r,t.foul)} up=${`#/table/${t.table.id}`}>
<${ti} ruling=${t} shown=${o}>
<p><${Ye} ruling=${t} /></p>
${t.item===t.id&&I`<${Xe} id=${t.item} />`}
${We(t.outbox)&&I`<a href="#/outbox">${S(`hall-resolve`)}</a>`}
<//>
<${Qi} state=${e} ruling=${t} />
${(t.status===`withdrawn`||t.amends&&t.status!==`amended`)&&I`<${Li} state=${e} ruling=${t} />`}
${Qe(e,t).length>0&&I`<${di} state=${e} ruling=${t} />`}
<${ia} ruling=${t} />
${a?I`<${aa} ruling=${t} spoken=${a} />`:I`<p class="soft">${S(`hall-no-book`)}</p>`}
<${oa} state=${e} ruling=${t} />
<${ri} state=${e} ruling=${t} />
<${li} state=${e} ruling=${t} />
<${Ji} state=${e} ruling=${t} />
<${ji} state=${e} ruling=${t} />
${we(n,[`director`])&&I`<${fi} ruling=${t} />`}
<//>`}function ia({ruling:e}){let t=F(),r=Object.entries(e.final_decision?.facts??e.facts??{}),i=Object.entries(Me(e.context??{}));return r.length+i.length===0?null:I`<section>
<h2>${S(`hall-facts`)}</h2>
<dl class="facts">
${r.map(([e,n])=>I`<div key=${e}><dt>${t.question(e)}</dt><dd>${t.answer(e,{value:n})}</dd></div>`)}
${i.map(([e,r])=>I`<div key=${e}><dt>${n(t,e)}</dt><dd>${Pe(t,e,r)}</dd></div>`)}
</dl>
</section>`}function aa({ruling:e,spoken:{first:t,final:n,chosen:r,within:i}}){let a=r??n??t,o=n??t,s=ie(a.steps,k().state.rulings[e.amends],e);return I`<section class="stack">
<h2>${S(`hall-decision`)}</h2>
${r&&I`<p class="note warn">
${S(`hall-prescribed`,{line:t.line})}${e.reason&&I`<br />${S(i?`hall-within`:`hall-because`,{reason:e.reason})}`}
</p>`}
${!r&&!n&&t.status===`deferred`&&I`<p>${t.line}</p>`}
${n&&I`<p>${S(`hall-first`,{line:t.line})}</p>`}
${a.say&&a.say!==a.line&&I`<p class="say">${S(`call.quoted`,{text:a.say})}</p>`}
<ol class="steps">${s.map(e=>I`<li key=${e.id}>${e.text}</li>`)}</ol>
${!c(e)&&I`<${Vi} steps=${a.steps} call=${{...e,table:e.table.id,ruling:e.id}} />`}
<${oe} stays=${a.stays} />
${Te(o).map(e=>I`<p class="soft" key=${e}>${e}</p>`)}
${o.readings.length>0&&I`<${pi} readings=${o.readings} />`}
</section>`}function oa({state:e,ruling:t}){let n=e.settings.time_zone,r=Date.parse(t.device_at)-Date.parse(t.ruled_at);return I`<section class="stack">
<h2>${S(`hall-origin`)}</h2>
<p>${[e.officials[t.official]?.name,g(t.ruled_at,n)].filter(Boolean).join(` · `)}</p>
${Math.abs(r)>2e3&&I`<p class="soft">${S(`hall-device-time`,{time:g(t.device_at,n)})}</p>`}
${t.conflict&&I`<${hi} why=${t.conflict} />`}
${t.note&&I`<p class="note info">${t.note}</p>`}
</section>`}function sa({state:e,line:{what:t,amount:n,cause:r,cause_id:i,hanchan:a,round:o,reason:s,at:c}}){let l=F(),{table:u}=e.hanchans[a]??{},d=r===`ruling`&&e.rulings[i],f={ruling:d&&`#/ruling/${i}`,clock:u&&`#/start/${u}/${a}`,payment:`#/paid/${i}`}[r],p=d?N(l,d.foul):S(`hall-cause.${r}`),m=[S(`hall-line.${t===`reversed`&&n>0?`undone`:t}`),o&&S(`hall-round`,{round:o}),g(c,e.settings.time_zone),s];return I`${f?I`<a class="reach" href=${f}>${p}</a>`:p}<small>${m.filter(Boolean).join(` · `)}</small>`}const ca=[`device_at`,`clock_offset_ms`,`revision`];function la({stored:e,sent:t}){let n=[S(`hall-on-server`),S(`hall-on-phone`)];return I`<${ua} caption=${S(`hall-versions`)} heads=${n} before=${e} after=${t} />`}function ua({caption:e,heads:t,before:n,after:r}){L();let i=F(),{state:a}=k(),[o,s]=[fa(r),fa(n)],c=[.../* @__PURE__ */ new Set([...Object.keys(s),...Object.keys(o)])].filter(e=>o[e]!==s[e]),l=c.filter(e=>!ca.includes(e));return I`<table class="versions">
<caption>${e}</caption>
<thead><tr>${t.map(e=>I`<th scope="col" key=${e}>${e}</th>`)}</tr></thead>
${(l.length>0?l:c).map(e=>I`<tbody key=${e}>
<tr><th colspan="2" scope="rowgroup">${it(i,e)}</th></tr>
<tr><td>${pa(i,a,e,s[e])}</td><td>${pa(i,a,e,o[e])}</td></tr>
</tbody>`)}
</table>`}function da({item:{expected:e,answer:t,differs:n}}){let r=F(),i=n===`revision`?t.second_decision:t.decision;return I`<div class="note warn">
<p>${S(`hall-phone-showed`,{line:P(r,e)})}</p>
<p><strong>${S(n===`revision`?`hall-book-now`:`hall-server-decided`,{line:P(r,i)})}</strong></p>
<a href=${`#/ruling/${t.id}`}>${S(`hall-ruling`)}</a>
</div>`}function fa(e,t=``){if(typeof e!=`object`||!e)return{[t]:e===null?`–`:String(e)};let n=Object.entries(e).map(([e,n])=>fa(n,t?`${t}.${e}`:e));return Object.assign({},...n)}function pa(e,t,n,r){if(r===void 0)return`–`;if(n===`foul`)return N(e,r);if(n.endsWith(`_at`)&&r!==`–`)return g(r,t.settings.time_zone);for(let e of[t.players,t.teams,t.officials])if(e[r])return e[r].name;return t.tables[r]?.label??t.hanchans[r]?.round??r}function ma(){let t=T(null),[n,r]=e(``);j(()=>{let e=new AbortController;return ga(t.current,e.signal,ha,r),()=>e.abort()},[]);let i=n===`impossible`||n===`refused`;return I`<${m} title=${S(`hall-scan`)} up="#/tables">
<p>${S(`hall-scan-how`)}</p>
<video ref=${t} class="viewfinder" hidden=${i} muted playsinline aria-label=${S(`hall-viewfinder`)}></video>
${n&&I`<p class="note warn" role="status">${S(`hall-scan-trouble.${n}`)}</p>`}
<a class="button" href="#/tables">${S(`hall-tables`)}</a>
<a class="button" href="#/join">${S(`hall-join`)}</a>
<//>`}function ha(e){let t=ut(e);if(!t)return!1;A();let{tournament:n,invitation:r,account:i,table:a}=t,o=r?`join/${n}/${r}`:i?`account/${i}`:`table/${a}`;return Le(`#/${o}`,{replace:!0}),!0}async function ga(e,t,n,r){let i=navigator.mediaDevices&&await _a().catch(()=>null);if(!i)return r(`impossible`);let a;try{for(a=await navigator.mediaDevices.getUserMedia({video:{facingMode:`environment`}}),e.srcObject=a,await e.play();!t.aborted;){let t=await i.detect(e);if(t.some(({rawValue:e})=>n(e)))return;t.length>0&&r(`strange`),await new Promise(e=>setTimeout(e,200))}}catch{t.aborted||r(`refused`)}finally{for(let e of a?.getTracks()??[])e.stop()}}async function _a(){let{BarcodeDetector:e}=`BarcodeDetector`in globalThis?globalThis:await import(`./decode.js`);return new e({formats:[`qr_code`]})}function va(){let{official:e}=k();return we(e,[`director`])?I`<a class="button" href="#/import/players">${S(`enrol.link`)}</a>`:null}function ya(){return I`<a class="button quiet" href="#/people">${S(`people.link-here`)}</a>
<a class="button quiet" href="#/import/players">${S(`enrol.link`)}</a>
<a class="button quiet" href="#/reports">${S(`reports.link`)}</a>`}const ba={0:[180,324],1:[302,180],2:[180,36],3:[58,180],table:[180,180]},[xa,Sa]=[112,64];function Ca({names:e,notes:t,pot:n,payments:r,number:i,to:a,winds:o}){return I`<figure class="table-figure">
<svg viewBox="0 0 360 360" role=${a?`group`:`img`} aria-label=${S(`open.arrows`)}>
<defs>
<marker
id="tip"
viewBox="0 0 8 8"
refX="7"
refY="4"
markerWidth="6"
markerHeight="6"
orient="auto-start-reverse"
>
<path d="M0 0L8 4L0 8z" />
</marker>
</defs>
${e.map((e,n)=>I`<${Ta} key=${n} spot=${ba[n]} name=${e} note=${t[n]} to=${a?.(n)} wind=${o?.[n]} />`)}
${n&&I`<text class="pot" x="180" y="185">${n}</text>`}
${r.map((e,t)=>I`<${Da} key=${t} payment=${e} text=${i(e.points)} />`)}
</svg>
<div class="unseen"><${wa} names=${e} payments=${r} number=${i} /></div>
</figure>`}function wa({names:e,payments:t,number:n}){let r=t=>t===`table`?S(`open.the-table`):e[t];return I`<ul class="bullets">
${t.map(({from:e,to:t,points:i},a)=>I`<li key=${a}>
${S(`open.pays`,{from:r(e)??``,to:r(t)??``,points:n(i)})}
</li>`)}
</ul>`}function Ta({spot:[e,t],name:n,note:r,to:i,wind:a}){let o=I`<g>
<rect
x=${e-xa/2}
y=${t-Sa/2}
width=${xa}
height=${Sa}
rx="10"
/>
${a&&I`<path class="wind" d=${Ke[a]} transform=${`translate(${e-xa/2+5} ${t-21}) scale(0.85)`} />`}
<text class="name" x=${a?e+12:e} y=${t-5}>${Ea(n)}</text>
<text x=${e} y=${t+18}>${r}</text>
</g>`;return i?I`<a href=${i} aria-label=${`${n} ${r}`}>${o}</a>`:o}function Ea(e){let t=0,n=[...e],r=n.findIndex(e=>(t+=e>`⹿`?1.6:1)>10);return r<0?e:`${n.slice(0,r-1).join(``)}…`}function Da({payment:e,text:t}){let[n,r]=[$(e.from),$(e.to)],[i,a]=Ma(n,r),[o,s]=Ma(r,n),c=ja(n,r),[l,u]=[(i+o)/2+c[0],(a+s)/2+c[1]],[d,f]=Oa(n,r)?ka([i,a],[l,u],[o,s],c):Aa([l,u],c,n[0]===r[0]);return I`<g class="arrow" aria-hidden="true">
<path d=${`M${i} ${a}Q${l} ${u} ${o} ${s}`} marker-end="url(#tip)" />
<text x=${d} y=${f+6}>${t}</text>
</g>`}function Oa(e,t){let[n,r]=$(`table`);return(e[0]+t[0])/2===n&&(e[1]+t[1])/2===r}function ka(e,t,n,r){let i=r=>e[r]*.5625+t[r]*.375+n[r]*.0625;return[i(0)+r[0]*.9,i(1)+r[1]*.5]}function Aa([e,t],[n,r],i){return n||r?[e+n*1.2,t]:i?[e+38,t]:[e,t-19]}function ja(e,t){let[n,r]=$(`table`),[i,a]=[(e[0]+t[0])/2-n,(e[1]+t[1])/2-r],o=Math.hypot(i,a);if([e,t].includes($(`table`)))return[0,0];if(o>1)return[i*34/o,a*34/o];let s=Math.hypot(t[0]-e[0],t[1]-e[1]);return[34*(t[1]-e[1])/s,34*(e[0]-t[0])/s]}function $(e){return ba[e]??[0,0]}function Ma([e,t],n){let[r,i]=[n[0]-e,n[1]-t],a=Math.min((xa/2+6)/Math.abs(r),(Sa/2+6)/Math.abs(i));return[e+r*a,t+i*a]}function Na(e,t,n,r){let i=e.map(e=>Pa(e,t,n,r)),a=i.filter(e=>e instanceof C);if(a.length&&a.length===i.length)throw a[0];let s={foul:t,facts:n,context:o(r)};return i.map((t,n)=>t instanceof C?{rulebook:e[n].names(),...s,...xe()}:t)}function Pa(e,t,n,r){try{return $e(e,t,n,r)}catch(e){if(e instanceof C)return e;throw e}}function Fa(e,t){let n=new p(e),r=Object.entries(e.catalogue.rule_points).map(([e,r])=>{let i=t.map(t=>t.content.rule_points[e]);return{id:e,name:n.pick(r.name),kind:r.kind,values:i.map(e=>({value:e,text:Ia(n,r,e)})),differs:i.some(e=>!La(e,i[0]))}});return{rulebooks:t.map(e=>n.book(e.names())),points:r}}function Ia(e,t,n){return n===`not-stated`?e.phrase(`not-stated`):t.kind===`choice`?e.pick(t.answers[n]):t.kind===`several`?n.map(n=>e.pick(t.answers[n])).join(` · `)||e.phrase(`none`):t.kind===`places`?n.map(e=>e<0?String(e):`+${e}`).join(` / `):t.kind===`p`?`${n}P`:e.number(n)}function La(e,t){return v(e)===v(t)}const Ra={transfers:[],fines:[],effects:[]};function za({words:e,library:t},n){return Object.entries(n).map(([n,r])=>{let{min:i,max:a}=t.shape(n),o=t=>e.answer(n,{value:t}),s=Array.isArray(r)?r.map(o).join(` / `):typeof r==`object`?e.answer(n,{min:i,max:a,...r}):o(r);return`${e.question(n)} ${s}`})}function Ba({words:e},t){if(t.lateness)return S(`open.by-lateness`);let n=Va(e,t.then,t.effects);if(t.deferred){let n=t.deferred.judged.map(t=>e.phrase(`end-${t}`)).join(` · `);return e.phrase(`deferred`,{moments:n})}if(!t.range)return n;let[r,i]=[t.range[0],t.range.at(-1)].map(t=>Va(e,[t],[]));return e.phrase(`labelled`,{label:n,text:e.phrase(`discretion-range`,{first:r,last:i})})}function Va(e,t,n){let r=t.find(({p:e})=>typeof e==`object`);return r?`${e.line({...Ra,penalties:t.map(e=>e===r?{...e,p:r.p.first}:e)})} (${r.p.times?S(`open.grows-times`,{times:r.p.times}):S(`open.grows-add`,{p:r.p.add})})`:e.line({...Ra,penalties:t,effects:n})}function Ha(e,t){return e.table(t).rows}function Ua({rules:e,book:t,foul:n}){let{words:r}=e,i=Ha(t,n);if(!i.length)return I`<p class="soft">${r.phrase(`not-covered`)}</p>`;let a=t.table(n).scope;return I`<ol class="table-rows">
${i.map(t=>I`<li key=${t.id}>
<strong>${Ba(e,t)}</strong>
${za(e,t.when).map(e=>I`<p key=${e}>${e}</p>`)}
${!Object.keys(t.when).length&&I`<p>${i.length>1?S(`open.otherwise`):S(`open.always`)}</p>`}
${t.effects.length>0&&I`<p class="soft">
${r.steps(t.effects).map(({text:e})=>e).join(` `)}
</p>`}
<p class="soft">${Je(r.source(t.source))}</p>
</li>`)}
</ol>
${a&&I`<p class="soft">${S(`open.counted-over`,{scope:Ge([r.phrase(`scope-${a}`)])})}</p>`}`}function Wa({book:e,words:t,foul:r,facts:i,context:a,onChange:o}){let s=(e,t)=>{let{[e]:n,...r}=a;o(t===l[e]?r:{...r,[e]:t})};return I`<div class="stack">
${Object.entries(se).map(([o,c])=>{let d=c.filter(t=>_e(e,r,i,{...a,[o]:t}));return I`<${u}
key=${o}
label=${n(t,o)}
value=${a[o]??l[o]}
options=${d.map(e=>({value:e,text:Pe(t,o,e)}))}
onChange=${e=>s(o,e)}
/>`})}
</div>`}const Ga=[`impossible`,`denied`,`silent`];function Ka({tournament:t,as:n,player:r=!1}){let{lang:i}=E(),[a,o]=e(``),s=async e=>{o(e?`beginning`:`ending`),o(await(e?qa({tournament:t,as:n},i):Ja(t)).catch(()=>`unreached`))};if(j(()=>{let e=!1;return M.push().then(e=>e.status({tournament:t,as:n},i)).then(t=>e||o(t),()=>{}),()=>void(e=!0)},[t,n,i]),!a)return null;if(Ga.includes(a))return I`<section class="card"><h2>${S(`push.title`)}</h2><p role="status">${S(`push.${a}`)}</p></section>`;let c=[`unserved`,`unreached`].includes(a);return I`<${Ne} label=${S(`push.title`)} hint=${S(r?`push.player`:`push.official`)} checked=${[`on`,`beginning`].includes(a)} onChange=${s} />
${c&&I`<p class="note warn" role="status">${S(`push.${a}`)}</p>`}`}async function qa(e,t){return(await M.push()).subscribe(e,t)}async function Ja(e){return await(await M.push()).unsubscribe(e),`off`}export{Hr as $,xt as $t,Vi as A,qn as At,mi as B,It as Bt,Zi as C,or as Ct,Gi as D,Jn as Dt,Wi as E,tr as Et,Ci as F,Wn as Ft,oi as G,J as Gt,li as H,Lt as Ht,bi as I,Tn as It,ei as J,V as Jt,ri as K,Ht as Kt,yi as L,H as Lt,Ai as M,Gn as Mt,ki as N,Bn as Nt,qi as O,Yn as Ot,Si as P,Hn as Pt,Ur as Q,Dt as Qt,xi as R,Ft as Rt,na as S,sr as St,Qi as T,ir as Tt,ci as U,Vt as Ut,pi as V,W as Vt,si as W,Zt as Wt,Zr as X,At as Xt,Qr as Y,Nt as Yt,Jr as Z,Mt as Zt,la as _,vr as _t,Ba as a,gt as an,Lr as at,aa as b,pr as bt,Na as c,mt as cn,Cr as ct,ya as d,at as dn,xr as dt,Et as en,Vr as et,va as f,L as fn,Q as ft,da as g,gr as gt,ua as h,hr as ht,za as i,yt as in,jr as it,Li as j,Vn as jt,Hi as k,Kn as kt,wa as l,dt as ln,Sr as lt,ga as m,lr as mt,Wa as n,bt as nn,Mr as nt,Ha as o,_t as on,Nr as ot,ma as p,rt as pn,ur as pt,ti as q,Pt as qt,Ua as r,z as rn,Pr as rt,Fa as s,pt as sn,Ir as st,Ka as t,wt as tn,Rr as tt,Ca as u,ut as un,br as ut,sa as v,fr as vt,$i as w,rr as wt,oa as x,ar as xt,ia as y,mr as yt,gi as z,Rt as zt};