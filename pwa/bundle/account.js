import{$t as e,Bt as t,Ct as n,Dt as r,I as i,Lt as a,Mt as o,N as s,Nt as c,Ot as l,Rt as u,Sr as d,St as f,br as p,bt as m,kt as h,ln as g,rn as _,wt as v,xt as y,yt as b}from"./app.js";import{G as x,H as S,K as ee,X as C,Z as w,_t as T,gt as te,ht as E,lt as D,mt as O,q as k,vt as ne,yt as re}from"./shared.js";const ie=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ae=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],oe=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function A({onOut:e=()=>{},denied:n=``}={}){let{does:r,tell:a,wrong:o}=i(),[s,c]=d({});return{ask:i=>r(async()=>{c({});try{let e=await g.account();await E(async()=>i(e))}catch(r){if(r.status===401)return e(t(`account.out-here`));let i=se(r.problem?.errors??[]);c(i),Object.keys(i).length===0&&a(r.slug===`not-signed-in`?n:j(r))}}),wrong:o,mistakes:s}}function j(e){if(e.name===`NoPasskey`)return t(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return t(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?t(`account.too-many`,{seconds:e.retryAfter}):ie.includes(e.slug)?t(`account.refused.${e.slug}`):e.message}function se(e){return Object.fromEntries(e.map(e=>[e.field,M(e)]))}function M({field:e,message:n,cure:r}){return e===`password`?N(n):ae.includes(e)?t(`account.wrong.${e}`):`${n} ${r}`}function N(e){let n=oe.find(([t])=>t.test(e))?.[1]??`short`;return n===`length`?t(`account.weak.length`):`${t(`account.weak.${n}`)} ${t(`account.weak.cure`)}`}function P(t){return e`<${te} to=${t.tournament}><${F} ...${t} /><//>`}function F({tournament:n,official:r}){let i=ne(),{ask:a,wrong:s}=A({onOut:()=>i(`#/account`)}),c=()=>a(async()=>{await g.enter(n,r),o(t(`hall-joined`,{name:g.snapshot.state.settings.name})),i(`#/tables`)});if(p(()=>void c(),[]),!s)return e`<${T} up="#/account" />`;let u=e`<button class="button main" onClick=${c}>${t(`try-again`)}</button>`;return e`<${l} title=${t(`hall-join-failed`)} up="#/account" actions=${u}>${s}<//>`}function I({codes:n,handle:r,onKept:i}){let a=t(`account.codes-for`,{handle:r}),o=[a,``,...n,``].join(`
`),s=()=>D(new Blob([o],{type:`text/plain`}),`shinpan-recovery-codes.txt`),c=e`<button class="button main" onClick=${i}>${t(`account.codes-kept`)}</button>`;return e`<${l} title=${t(`account.codes`)} up=${null} actions=${c}>
<p class="unprinted">${t(`account.codes-text`)}</p>
<section class="card">
<h2>${a}</h2>
<ul class="codes-kept" translate="no">${n.map(t=>e`<li key=${t}>${t}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${o} />
<button class="button" type="button" onClick=${()=>print()}>${t(`account.print`)}</button>
<button class="button" type="button" onClick=${s}>${t(`account.save`)}</button>
</div>
<//>`}function L({text:n}){return navigator.clipboard?e`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(n).then(()=>o(t(`account.copied`)),()=>o(t(`account.not-copied`)))}>${t(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:n},onCodes:r,onOut:i}){let[a,o]=d(!1),{ask:c,wrong:l}=A({onOut:i});return e`<section class="card">
<h2>${t(`account.codes`)}</h2>
<p>${t(`account.codes-left`,{count:n})}</p>
${n<3&&e`<p class="note warn">${t(`account.codes-few`)}</p>`}
${l}
<button class="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${t(`account.codes-new`)}</button>
${a&&e`<${s} title=${t(`account.codes-new-ask`)} text=${t(`account.codes-new-text`)} yes=${t(`account.codes-new`)} danger
onYes=${()=>{o(!1),c(async e=>r(await e.renewCodes()))}} onClose=${()=>o(!1)} />`}
</section>`}function z({account:n,onAccount:r,onOut:i}){let{ask:a,wrong:s}=A({onOut:i}),c=e=>a(async n=>{r(await n.endSession(e)),o(t(`account.session-ended`))});return e`<section class="card">
<h2>${t(`account.sessions`)}</h2>
<ul class="rows">
${n.sessions.map(t=>e`<li key=${t.id}><${B} session=${t} onEnd=${()=>c(t.id)} /></li>`)}
</ul>
${s}
</section>`}function B({session:{agent:n,seen_at:r,here:i},onEnd:o}){let s=U(n);return e`<div class="row">
<span class="body"><strong>${s}</strong><small>${t(`account.session-seen`,{time:a(r)})}</small></span>
${i?e`<span class="badge">${t(`account.session-here`)}</span>`:e`<button class="button" aria-label=${t(`account.session-end-this`,{agent:s})} onClick=${o}>${t(`account.session-end`)}</button>`}
</div>`}const V=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],H=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function U(e){return[V,H].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||t(`account.unknown-agent`)}function W(){let[e,n]=d(``);return p(()=>void g.account().then(e=>n(e.obstacle())),[]),e&&t(`account.obstacle.${e}`)}function G({account:n,onAccount:r,onOut:i}){let[a,c]=d(!1),[l,u]=d(null),f=W(),{ask:p,wrong:m}=A({onOut:i});return e`<section class="card">
<h2>${t(`account.passkeys`)}</h2>
${n.passkeys.length===0&&e`<p class="soft">${t(`account.no-passkeys`)}</p>`}
<ul class="rows">
${n.passkeys.map(t=>e`<li key=${t.id}><${K} passkey=${t} onRemove=${()=>u(t)} /></li>`)}
</ul>
${m}
${f?e`<p class="soft">${f}</p>`:e`<button class="button" aria-haspopup="dialog" onClick=${()=>c(!0)}>${t(`account.add-passkey`)}</button>`}
${a&&e`<${ce} onAdded=${e=>{c(!1),o(t(`account.passkey-added`)),r(e)}} onOut=${i} onClose=${()=>c(!1)} />`}
${l&&e`<${s} title=${t(`account.remove-ask`)} text=${t(`account.remove-text`,{label:l.label})} yes=${t(`account.remove`)}
danger onYes=${()=>{u(null),p(async e=>r(await e.removePasskey(l.id)))}} onClose=${()=>u(null)} />`}
</section>`}function K({passkey:{label:n,created_at:r,used_at:i},onRemove:o}){let s=i?t(`account.passkey-used`,{time:a(i)}):t(`account.passkey-made`,{time:a(r)});return e`<div class="row">
<span class="body"><strong>${n}</strong><small>${s}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${t(`account.remove-this`,{label:n})} onClick=${o}>
${t(`account.remove`)}
</button>
</div>`}function ce({onAdded:n,onOut:r,onClose:i}){let[a,o]=d(()=>U(navigator.userAgent)),{ask:s,wrong:c,mistakes:l}=A({onOut:r});return e`<${b} title=${t(`account.add-passkey`)} onClose=${i}>
<form onSubmit=${e=>{e.preventDefault(),s(async e=>n(await e.addPasskey(a.trim())))}}>
<${f} label=${t(`account.passkey-label`)} hint=${t(`account.passkey-label-hint`)} value=${a} onInput=${o}
wrong=${l.label??l.credential} maxlength="200" />
${c}
<button class="button main">${t(`account.add-passkey`)}</button>
</form>
<//>`}function q(n){let[r,i]=d(!1);return e`<${f} ...${n} type=${r?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${v} label=${t(`account.show`)} checked=${r} onChange=${i} />`}function le({account:n,onAccount:r,onOut:i}){let a=t(n.has_password?`account.password-change`:`account.password-set`);return e`<${m} title=${e`<h2>${a}</h2>`}>
${()=>e`<${ue} account=${n} label=${a} onAccount=${r} onOut=${i} />`}
<//>`}function ue({account:n,label:r,onAccount:i,onOut:a}){let[s,c]=d(``),[l,u]=d(``),{ask:p,wrong:m,mistakes:h}=A({onOut:a});return e`<form class="stack" onSubmit=${e=>{e.preventDefault(),p(async e=>{i(await e.setPassword({password:l,...n.has_password&&{current:s}})),c(``),u(``),o(t(`account.password-done`))})}}>
${n.has_password&&e`<${f} type="password" label=${t(`account.password-current`)} value=${s} onInput=${c} wrong=${h.current}
autocomplete="current-password" maxlength="200" />`}
<${q} label=${t(`account.new-password`)} hint=${t(`account.password-hint`)} value=${l} onInput=${u}
wrong=${h.password} autocomplete="new-password" />
<p class="soft">${t(`account.password-others`)}</p>
${m}
<button class="button main">${r}</button>
</form>`}function de({secret:t,onDone:n}){let[r,i]=d(null);return r?e`<${I} codes=${r.recovery_codes} handle=${r.handle} onKept=${n} />`:e`<${fe} secret=${t} onMade=${i} onAccount=${n} />`}function fe({secret:n,onMade:r,onAccount:i}){let[a,o]=d(``),[s,c]=d(``),[u,p]=d(`password`),[m,h]=d(``),g=W(),{ask:_,wrong:v,mistakes:b}=A(),x=[`password`,`passkey`].map(e=>({value:e,text:t(`account.way.${e}`)}));return e`<${l} title=${t(`account.make`)}>
<p>${t(`account.make-text`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={link:n,handle:s.trim().toLowerCase(),name:a.trim()};_(async e=>r(await e.create(u===`password`?{...t,password:m}:t)))}}>
<${f} label=${t(`account.name`)} hint=${t(`account.name-hint`)} value=${a} onInput=${o} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${f} label=${t(`account.handle`)} hint=${t(`account.handle-hint`)} value=${s} onInput=${c} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${g?e`<p class="soft">${g}</p>`:e`<${y} label=${t(`account.way`)} value=${u} options=${x} onChange=${p} />`}
${u===`password`?e`<${q} label=${t(`account.password`)} hint=${t(`account.password-hint`)} value=${m} onInput=${h}
wrong=${b.password} autocomplete="new-password" />`:e`<p>${t(`account.passkey-text`)}</p>`}
${v}
<button class="button main">${t(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${i}>${t(`account.have-one`)}</button>
<//>`}function pe({onOut:n}){let[r,i]=d(null),{ask:a,wrong:o}=A({onOut:n});return e`<section class="card">
<h2>${t(`account.invite`)}</h2>
<p>${t(`account.invite-text`)}</p>
${o}
<button class="button" aria-haspopup="dialog" onClick=${()=>a(async e=>i(await e.makeLink()))}>${t(`account.invite-make`)}</button>
${r&&e`<${me} link=${r} onClose=${()=>i(null)} />`}
</section>`}function me({link:{url:n,expires_at:r},onClose:i}){return e`<${b} title=${t(`account.invite`)} onClose=${i}>
<div class="link-code"><${w} text=${n} label=${t(`account.invite-code`)} /></div>
<p>${t(`account.invite-until`,{time:a(r)})}</p>
<${f} label=${t(`account.invite-link`)} value=${n} onInput=${()=>{}} readonly />
<${L} text=${n} />
<//>`}function he({said:n,...r}){let{account:i}=r,[a,o]=d(null),s=()=>{o(null),r.onAccount({...i,recovery_codes_left:a?.length})};if(a)return e`<${I} codes=${a} handle=${i.handle} onKept=${s} />`;let c=!i.has_password&&i.passkeys.length===0;return e`<${l} title=${i.name}>
<p class="soft">${t(`account.signed-in-as`,{handle:i.handle})}</p>
${n&&e`<p class="note warn" role="status">${n}</p>`}
${c&&e`<p class="note warn" role="status">${t(`account.no-way-in`)}</p>`}
<${ge} tournaments=${i.tournaments} />
<${G} ...${r} />
<${le} ...${r} />
<${R} ...${r} onCodes=${o} />
<${z} ...${r} />
<${pe} onOut=${r.onOut} />
<${_e} onOut=${r.onOut} />
<${O} />
<//>`}function ge({tournaments:n}){let{tournament:r,official:i}=c(),a=e=>e.id===r?.id&&e.official_id===i?.id;return e`<section class="card">
<h2>${t(`account.tournaments`)}</h2>
${n.length===0&&e`<p class="soft">${t(`account.no-tournaments`)}</p>`}
<ul class="rows">
${n.map(n=>e`<li key=${n.id}>
<a class="row" href=${a(n)?`#/tables`:`#/account/enter/${n.id}/${n.official_id}`}>
<span class="body"><strong>${n.name}</strong><small>${n.roles.map(e=>t(`hall-role.${e}`)).join(` · `)}</small></span>
${a(n)&&e`<span class="badge">${t(`account.you-are-in`)}</span>`}
<${h} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/found">${t(`account.found`)}</a>
</section>`}function _e({onOut:n}){let{outbox:r}=c(),[i,a]=d(!1),{ask:l,wrong:u}=A({onOut:n}),f=r.filter(({state:e})=>e!==`differs`).length,p=()=>{a(!1),l(async e=>{await e.signOut(),o(t(`account.signed-out`)),n(``)})};return e`${u}
<button class="button danger" type="button" onClick=${()=>f?a(!0):p()}>${t(`account.sign-out`)}</button>
${i&&e`<${s} title=${t(`account.sign-out`)} text=${t(`account.sign-out-unsent`,{count:f})} yes=${t(`account.sign-out`)} danger
onYes=${p} onClose=${()=>a(!1)} />`}`}function ve({said:n,onIn:r}){return e`<${l} title=${t(`account.sign-in`)}>
${n?e`<p class="note warn" role="status">${n}</p>`:e`<p>${t(`account.sign-in-text`)}</p>`}
<${J} onIn=${r} />
<a class="button" href="#/join">${t(`hall-join`)}</a>
<//>`}function J(n){let[r,i]=d(`password`),a=[`password`,`code`].map(e=>({value:e,text:t(`account.way.${e}`)}));return e`<${ye} ...${n} />
<${y} label=${t(`account.way`)} value=${r} options=${a} onChange=${i} />
${r===`password`?e`<${be} ...${n} />`:e`<${xe} ...${n} />`}`}function ye({onIn:n}){let r=W(),{ask:i,wrong:a}=A({denied:t(`account.denied.passkey`)});return r?e`<p class="soft">${r}</p>`:e`<div class="pair">
<button class="button main" type="button" onClick=${()=>i(async e=>{await e.signInByPasskey(),await n()})}>${t(`account.by-passkey`)}</button>
</div>
${a}`}function be({onIn:n,handle:r=``}){let[i,a]=d(r),[o,s]=d(``),{ask:c,wrong:l,mistakes:u}=A({denied:t(`account.denied.password`)});return e`<form class="stack" onSubmit=${e=>{e.preventDefault(),c(async e=>{await e.signIn({handle:i,password:o}),await n()})}}>
<${Y} readonly=${!!r} value=${i} onInput=${a} wrong=${u.handle&&t(`account.wrong.name`)} />
<${q} label=${t(`account.password`)} value=${o} onInput=${s} wrong=${u.password}
autocomplete="current-password" />
${l}
<button class="button">${t(`account.by-password`)}</button>
</form>`}function xe({onIn:n,handle:r=``}){let[i,a]=d(r),[o,s]=d(``),[c,l]=d(``),{ask:u,wrong:p,mistakes:m}=A({denied:t(`account.denied.code`)});return e`<form class="stack" onSubmit=${e=>{e.preventDefault(),u(async e=>{await e.recover({handle:i,code:o,...c&&{password:c}}),await n()})}}>
<${Y} readonly=${!!r} value=${i} onInput=${a} wrong=${m.handle&&t(`account.wrong.name`)} />
<${f} label=${t(`account.way.code`)} hint=${t(`account.code-hint`)} value=${o} onInput=${s} wrong=${m.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${q} label=${t(`account.new-password`)} hint=${t(`account.new-password-hint`)} value=${c} onInput=${l}
wrong=${m.password} autocomplete="new-password" />
${p}
<button class="button">${t(`account.by-code`)}</button>
</form>`}function Y(n){return e`<${f} ...${n} label=${t(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function Se({onProven:n,onClose:i}){let[a,o]=d(null);return p(()=>void X().then(o,i),[]),e`<${b} title=${t(`account.again`)} onClose=${i}>
<p>${t(`account.again-text`)}</p>
${a?e`<${J} handle=${a.handle} onIn=${async()=>{let{id:e}=await X();e===a.id?n():location.reload()}} />`:e`<${r} />`}
<//>`}async function X(){return(await g.account()).read()}let Z=null;function Ce({args:[n,...r]}){let[i,a]=d(n?null:Z),o=re(`#/account/${n}`)?.account;return p(()=>{o&&(Z=o,_(`#/account`,{replace:!0}))},[]),o?e`<${l} title=${t(`account.make`)} />`:n===`enter`&&r.length===2?e`<${P} tournament=${r[0]} official=${r[1]} />`:i?e`<${de} secret=${i} onDone=${()=>a(Z=null)} />`:e`<${we} said=${n?t(`account.mangled`):``} />`}function we({said:n}){let[i,a]=d(null),[o,s]=d(null),[c,u]=d(``),f=()=>(s(null),g.account().then(e=>e.read().then(a,s)));p(()=>void f(),[]);let m=e=>{u(e),a(null),s({status:401})};if(i)return e`<${he} account=${i} onAccount=${a} onOut=${m} said=${n} />`;if(o?.status===401)return e`<${ve} said=${c||n} onIn=${f} />`;if(!o)return e`<${l} title=${t(`account.title`)}><${r} /><//>`;let h=e`<button class="button main" onClick=${f}>${t(`try-again`)}</button>`;return e`<${l} title=${t(`account.title`)} actions=${h}>
<p class="note bad" role="alert">${j(o)}</p>
<//>`}const Q={en:`EUR`,ja:`JPY`,fr:`EUR`},$=Intl.DateTimeFormat().resolvedOptions().timeZone,Te=[.../* @__PURE__ */ new Set([$,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Ee=C(({rules:r})=>{let[i,a]=d(``),[o,s]=d(null),[c,u]=d(r.choice),[p,m]=d(Q[r.lang]),[h,v]=d($),[y]=d(()=>g.account().then(e=>e.tournamentId())),{ask:b,wrong:x,mistakes:S}=A({onOut:()=>_(`#/account`)}),C=o??Oe(i),w=ee(r.library,c),T=ke(w);return e`<${l} title=${t(`account.found`)} up="#/account">
<${De} rules=${r} book=${w} choice=${c} onChoice=${u} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:i.trim(),slug:C,rulebook:c,currency:T??p,time_zone:h};b(async e=>{let n=await e.found(await y,t);_(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
<${f} label=${t(`account.found-name`)} value=${i} onInput=${a} wrong=${S.name} autocomplete="off" maxlength="200" />
<${f} label=${t(`account.found-slug`)} hint=${t(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${s}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?e`<p>${t(`account.found-currency-fixed`,{currency:T})}</p>`:e`<${n} label=${t(`account.found-currency`)} value=${p} options=${Ae()} onChange=${m} />`}
<${n} label=${t(`account.found-zone`)} value=${h} options=${Te} onChange=${v} />
${Object.entries(S).map(([t,n])=>![`name`,`slug`].includes(t)&&e`<p class="note bad" role="alert" key=${t}>${n}</p>`)}
${x}
<button class="button main">${t(`account.found-make`)}</button>
</form>
<//>`});function De({rules:n,book:r,choice:i,onChoice:a}){let[o,s]=d(!1);return e`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>s(!0)}>
<${h} name="book" />
<span class="body"><small>${t(`account.found-rules`)}</small><strong>${k(n,r)}</strong></span>
<span class="badge">${t(`call.change`)}</span>
</button>
<${x} rules=${n} standing=${r.content.standing} />
${o&&e`<${S} rules=${n} value=${i} onUse=${e=>{s(!1),a(e)}} onClose=${()=>s(!1)} />`}
</div>`}function Oe(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Ae(){let e=u(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}export{Ce as Account,Ee as NewTournament,Se as SignInAgain};