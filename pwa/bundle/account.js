import{At as e,D as t,Dt as n,Et as r,Ft as i,Gt as a,Ht as o,Ir as s,Nt as c,Ot as l,Pt as u,Rr as d,Tt as f,Wt as p,fn as m,nn as h,on as g,qt as _,wt as v,zt as y}from"./app.js";import{Gt as b,Ht as x,Kt as S,Lt as C,Ut as w,Wt as T,bt as E,dt as ee,gt as te,ht as D,jt as O,mt as k,qt as A,yt as ne}from"./shared.js";const re=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ie=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],ae=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function j({onOut:e=()=>{},denied:n=``}={}){let{does:r,tell:i,wrong:a}=t(),[o,s]=d({});return{ask:t=>r(async()=>{s({});try{let e=await m.account();await w(async()=>t(e))}catch(t){if(t.status===401)return e(_(`account.out-here`));let r=oe(t.problem?.errors??[]);s(r),Object.keys(r).length===0&&i(t.slug===`not-signed-in`?n:M(t))}}),wrong:a,mistakes:o}}function M(e){if(e.name===`NoPasskey`)return _(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return _(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?_(`account.too-many`,{seconds:e.retryAfter}):re.includes(e.slug)?_(`account.refused.${e.slug}`):e.message}function oe(e){return Object.fromEntries(e.map(e=>[e.field,se(e)]))}function se({field:e,message:t,cure:n}){return e===`password`?N(t):ie.includes(e)?_(`account.wrong.${e}`):`${t} ${n}`}function N(e){let t=ae.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?_(`account.weak.length`):`${_(`account.weak.${t}`)} ${_(`account.weak.cure`)}`}function P(e){return h`<${T} to=${e.tournament}><${F} ...${e} /><//>`}function F({tournament:e,official:t}){let n=S(),{ask:r,wrong:i}=j({onOut:()=>n(`#/account`)}),a=()=>r(async()=>{await m.enter(e,t),y(_(`hall-joined`,{name:m.snapshot.state.settings.name})),n(`#/tables`)});if(s(()=>void a(),[]),!i)return h`<${b} up="#/account" />`;let o=h`<button class="button main" onClick=${a}>${_(`try-again`)}</button>`;return h`<${u} title=${_(`hall-join-failed`)} up="#/account" actions=${o}>${i}<//>`}function I({codes:e,handle:t,onKept:n}){let r=_(`account.codes-for`,{handle:t}),i=[r,``,...e,``].join(`
`),a=()=>C(new Blob([i],{type:`text/plain`}),`shinpan-recovery-codes.txt`),o=h`<button class="button main" onClick=${n}>${_(`account.codes-kept`)}</button>`;return h`<${u} title=${_(`account.codes`)} up=${null} actions=${o}>
<p class="unprinted">${_(`account.codes-text`)}</p>
<section class="card">
<h2>${r}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>h`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${i} />
<button class="button" type="button" onClick=${()=>print()}>${_(`account.print`)}</button>
<button class="button" type="button" onClick=${a}>${_(`account.save`)}</button>
</div>
<//>`}function L({text:e}){return navigator.clipboard?h`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>y(_(`account.copied`)),()=>y(_(`account.not-copied`)))}>${_(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[r,i]=d(!1),{ask:a,wrong:o}=j({onOut:n});return h`<section class="card">
<h2>${_(`account.codes`)}</h2>
<p>${_(`account.codes-left`,{count:e})}</p>
${e<3&&h`<p class="note warn">${_(`account.codes-few`)}</p>`}
${o}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${_(`account.codes-new`)}</button>
${r&&h`<${O} title=${_(`account.codes-new-ask`)} text=${_(`account.codes-new-text`)} yes=${_(`account.codes-new`)} danger
onYes=${()=>{i(!1),a(async e=>t(await e.renewCodes()))}} onClose=${()=>i(!1)} />`}
</section>`}function z({account:e,onAccount:t,onOut:n}){let{ask:r,wrong:i}=j({onOut:n}),a=e=>r(async n=>{t(await n.endSession(e)),y(_(`account.session-ended`))});return h`<section class="card">
<h2>${_(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>h`<li key=${e.id}><${B} session=${e} onEnd=${()=>a(e.id)} /></li>`)}
</ul>
${i}
</section>`}function B({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=U(e);return h`<div class="row">
<span class="body"><strong>${i}</strong><small>${_(`account.session-seen`,{time:p(t)})}</small></span>
${n?h`<span class="badge">${_(`account.session-here`)}</span>`:h`<button class="button" aria-label=${_(`account.session-end-this`,{agent:i})} onClick=${r}>${_(`account.session-end`)}</button>`}
</div>`}const V=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],H=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function U(e){return[V,H].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||_(`account.unknown-agent`)}function W(){let[e,t]=d(``);return s(()=>void m.account().then(e=>t(e.obstacle())),[]),e&&_(`account.obstacle.${e}`)}function G({account:e,onAccount:t,onOut:n}){let[r,i]=d(!1),[a,o]=d(null),s=W(),{ask:c,wrong:l}=j({onOut:n});return h`<section class="card">
<h2>${_(`account.passkeys`)}</h2>
${e.passkeys.length===0&&h`<p class="soft">${_(`account.no-passkeys`)}</p>`}
<ul class="rows">
${e.passkeys.map(e=>h`<li key=${e.id}><${K} passkey=${e} onRemove=${()=>o(e)} /></li>`)}
</ul>
${l}
${s?h`<p class="soft">${s}</p>`:h`<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${_(`account.add-passkey`)}</button>`}
${r&&h`<${ce} onAdded=${e=>{i(!1),y(_(`account.passkey-added`)),t(e)}} onOut=${n} onClose=${()=>i(!1)} />`}
${a&&h`<${O} title=${_(`account.remove-ask`)} text=${_(`account.remove-text`,{label:a.label})} yes=${_(`account.remove`)}
danger onYes=${()=>{o(null),c(async e=>t(await e.removePasskey(a.id)))}} onClose=${()=>o(null)} />`}
</section>`}function K({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?_(`account.passkey-used`,{time:p(n)}):_(`account.passkey-made`,{time:p(t)});return h`<div class="row">
<span class="body"><strong>${e}</strong><small>${i}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${_(`account.remove-this`,{label:e})} onClick=${r}>
${_(`account.remove`)}
</button>
</div>`}function ce({onAdded:e,onOut:t,onClose:r}){let[i,a]=d(()=>U(navigator.userAgent)),{ask:o,wrong:s,mistakes:c}=j({onOut:t});return h`<${v} title=${_(`account.add-passkey`)} onClose=${r}>
<form onSubmit=${t=>{t.preventDefault(),o(async t=>e(await t.addPasskey(i.trim())))}}>
<${n} label=${_(`account.passkey-label`)} hint=${_(`account.passkey-label-hint`)} value=${i} onInput=${a}
wrong=${c.label??c.credential} maxlength="200" />
${s}
<button class="button main">${_(`account.add-passkey`)}</button>
</form>
<//>`}function q(t){let[r,i]=d(!1);return h`<${n} ...${t} type=${r?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${e} label=${_(`account.show`)} checked=${r} onChange=${i} />`}function le({account:e,onAccount:t,onOut:n}){let r=_(e.has_password?`account.password-change`:`account.password-set`);return h`<${f} title=${h`<h2>${r}</h2>`}>
${()=>h`<${ue} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function ue({account:e,label:t,onAccount:r,onOut:i}){let[a,o]=d(``),[s,c]=d(``),{ask:l,wrong:u,mistakes:f}=j({onOut:i});return h`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{r(await t.setPassword({password:s,...e.has_password&&{current:a}})),o(``),c(``),y(_(`account.password-done`))})}}>
${e.has_password&&h`<${n} type="password" label=${_(`account.password-current`)} value=${a} onInput=${o} wrong=${f.current}
autocomplete="current-password" maxlength="200" />`}
<${q} label=${_(`account.new-password`)} hint=${_(`account.password-hint`)} value=${s} onInput=${c}
wrong=${f.password} autocomplete="new-password" />
<p class="soft">${_(`account.password-others`)}</p>
${u}
<button class="button main">${t}</button>
</form>`}function de({secret:e,onDone:t}){let[n,r]=d(null);return n?h`<${I} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:h`<${fe} secret=${e} onMade=${r} onAccount=${t} />`}function fe({secret:e,onMade:t,onAccount:i}){let[a,o]=d(``),[s,c]=d(``),[l,f]=d(`password`),[p,m]=d(``),g=W(),{ask:v,wrong:y,mistakes:b}=j(),x=[`password`,`passkey`].map(e=>({value:e,text:_(`account.way.${e}`)}));return h`<${u} title=${_(`account.make`)}>
<p>${_(`account.make-text`)}</p>
<form class="stack" onSubmit=${n=>{n.preventDefault();let r={link:e,handle:s.trim().toLowerCase(),name:a.trim()};v(async e=>t(await e.create(l===`password`?{...r,password:p}:r)))}}>
<${n} label=${_(`account.name`)} hint=${_(`account.name-hint`)} value=${a} onInput=${o} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${n} label=${_(`account.handle`)} hint=${_(`account.handle-hint`)} value=${s} onInput=${c} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${g?h`<p class="soft">${g}</p>`:h`<${r} label=${_(`account.way`)} value=${l} options=${x} onChange=${f} />`}
${l===`password`?h`<${q} label=${_(`account.password`)} hint=${_(`account.password-hint`)} value=${p} onInput=${m}
wrong=${b.password} autocomplete="new-password" />`:h`<p>${_(`account.passkey-text`)}</p>`}
${y}
<button class="button main">${_(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${i}>${_(`account.have-one`)}</button>
<//>`}function pe({onOut:e}){let[t,n]=d(null),{ask:r,wrong:i}=j({onOut:e});return h`<section class="card">
<h2>${_(`account.invite`)}</h2>
<p>${_(`account.invite-text`)}</p>
${i}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${_(`account.invite-make`)}</button>
${t&&h`<${me} link=${t} onClose=${()=>n(null)} />`}
</section>`}function me({link:{url:e,expires_at:t},onClose:r}){return h`<${v} title=${_(`account.invite`)} onClose=${r}>
<div class="link-code"><${E} text=${e} label=${_(`account.invite-code`)} /></div>
<p>${_(`account.invite-until`,{time:p(t)})}</p>
<${n} label=${_(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${L} text=${e} />
<//>`}function he({said:e,...t}){let{account:n}=t,[r,i]=d(null),a=()=>{i(null),t.onAccount({...n,recovery_codes_left:r?.length})};if(r)return h`<${I} codes=${r} handle=${n.handle} onKept=${a} />`;let o=!n.has_password&&n.passkeys.length===0;return h`<${u} title=${n.name}>
<p class="soft">${_(`account.signed-in-as`,{handle:n.handle})}</p>
${e&&h`<p class="note warn" role="status">${e}</p>`}
${o&&h`<p class="note warn" role="status">${_(`account.no-way-in`)}</p>`}
<${ge} tournaments=${n.tournaments} />
<${G} ...${t} />
<${le} ...${t} />
<${R} ...${t} onCodes=${i} />
<${z} ...${t} />
<${pe} onOut=${t.onOut} />
<${_e} onOut=${t.onOut} />
<${x} />
<//>`}function ge({tournaments:e}){let{tournament:t,official:n}=o(),r=e=>e.id===t?.id&&e.official_id===n?.id;return h`<section class="card">
<h2>${_(`account.tournaments`)}</h2>
${e.length===0&&h`<p class="soft">${_(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>h`<li key=${e.id}>
<a class="row" href=${r(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>_(`hall-role.${e}`)).join(` · `)}</small></span>
${r(e)&&h`<span class="badge">${_(`account.you-are-in`)}</span>`}
<${i} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/found">${_(`account.found`)}</a>
</section>`}function _e({onOut:e}){let{outbox:t}=o(),[n,r]=d(!1),{ask:i,wrong:a}=j({onOut:e}),s=t.filter(({state:e})=>e!==`differs`).length,c=()=>{r(!1),i(async t=>{await t.signOut(),y(_(`account.signed-out`)),e(``)})};return h`${a}
<button class="button danger" type="button" onClick=${()=>s?r(!0):c()}>${_(`account.sign-out`)}</button>
${n&&h`<${O} title=${_(`account.sign-out`)} text=${_(`account.sign-out-unsent`,{count:s})} yes=${_(`account.sign-out`)} danger
onYes=${c} onClose=${()=>r(!1)} />`}`}function ve({said:e,onIn:t}){return h`<${u} title=${_(`account.sign-in`)}>
${e?h`<p class="note warn" role="status">${e}</p>`:h`<p>${_(`account.sign-in-text`)}</p>`}
<${J} onIn=${t} />
<a class="button" href="#/join">${_(`hall-join`)}</a>
<//>`}function J(e){let[t,n]=d(`password`),i=[`password`,`code`].map(e=>({value:e,text:_(`account.way.${e}`)}));return h`<${ye} ...${e} />
<${r} label=${_(`account.way`)} value=${t} options=${i} onChange=${n} />
${t===`password`?h`<${be} ...${e} />`:h`<${xe} ...${e} />`}`}function ye({onIn:e}){let t=W(),{ask:n,wrong:r}=j({denied:_(`account.denied.passkey`)});return t?h`<p class="soft">${t}</p>`:h`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${_(`account.by-passkey`)}</button>
</div>
${r}`}function be({onIn:e,handle:t=``}){let[n,r]=d(t),[i,a]=d(``),{ask:o,wrong:s,mistakes:c}=j({denied:_(`account.denied.password`)});return h`<form class="stack" onSubmit=${t=>{t.preventDefault(),o(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${r} wrong=${c.handle&&_(`account.wrong.name`)} />
<${q} label=${_(`account.password`)} value=${i} onInput=${a} wrong=${c.password}
autocomplete="current-password" />
${s}
<button class="button">${_(`account.by-password`)}</button>
</form>`}function xe({onIn:e,handle:t=``}){let[r,i]=d(t),[a,o]=d(``),[s,c]=d(``),{ask:l,wrong:u,mistakes:f}=j({denied:_(`account.denied.code`)});return h`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{await t.recover({handle:r,code:a,...s&&{password:s}}),await e()})}}>
<${Y} readonly=${!!t} value=${r} onInput=${i} wrong=${f.handle&&_(`account.wrong.name`)} />
<${n} label=${_(`account.way.code`)} hint=${_(`account.code-hint`)} value=${a} onInput=${o} wrong=${f.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${q} label=${_(`account.new-password`)} hint=${_(`account.new-password-hint`)} value=${s} onInput=${c}
wrong=${f.password} autocomplete="new-password" />
${u}
<button class="button">${_(`account.by-code`)}</button>
</form>`}function Y(e){return h`<${n} ...${e} label=${_(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function Se({onProven:e,onClose:t}){let[n,r]=d(null);return s(()=>void X().then(r,t),[]),h`<${v} title=${_(`account.again`)} onClose=${t}>
<p>${_(`account.again-text`)}</p>
${n?h`<${J} handle=${n.handle} onIn=${async()=>{let{id:t}=await X();t===n.id?e():location.reload()}} />`:h`<${c} />`}
<//>`}async function X(){return(await m.account()).read()}let Z=null;function Ce({args:[e,...t]}){let[n,r]=d(e?null:Z),i=A(`#/account/${e}`)?.account;return s(()=>{i&&(Z=i,g(`#/account`,{replace:!0}))},[]),i?h`<${u} title=${_(`account.make`)} />`:e===`enter`&&t.length===2?h`<${P} tournament=${t[0]} official=${t[1]} />`:n?h`<${de} secret=${n} onDone=${()=>r(Z=null)} />`:h`<${we} said=${e?_(`account.mangled`):``} />`}function we({said:e}){let[t,n]=d(null),[r,i]=d(null),[a,o]=d(``),l=()=>(i(null),m.account().then(e=>e.read().then(n,i)));s(()=>void l(),[]);let f=e=>{o(e),n(null),i({status:401})};if(t)return h`<${he} account=${t} onAccount=${n} onOut=${f} said=${e} />`;if(r?.status===401)return h`<${ve} said=${a||e} onIn=${l} />`;if(!r)return h`<${u} title=${_(`account.title`)}><${c} /><//>`;let p=h`<button class="button main" onClick=${l}>${_(`try-again`)}</button>`;return h`<${u} title=${_(`account.title`)} actions=${p}>
<p class="note bad" role="alert">${M(r)}</p>
<//>`}const Q={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},$=Intl.DateTimeFormat().resolvedOptions().timeZone,Te=[.../* @__PURE__ */ new Set([$,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Ee=ne(({rules:e})=>{let[t,r]=d(``),[i,a]=d(null),[o,s]=d(e.choice),[c,f]=d(Q[e.lang]),[p,v]=d($),[y]=d(()=>m.account().then(e=>e.tournamentId())),{ask:b,wrong:x,mistakes:S}=j({onOut:()=>g(`#/account`)}),C=i??Oe(t),w=D(e.library,o),T=ke(w);return h`<${u} title=${_(`account.found`)} up="#/account">
<${De} rules=${e} book=${w} choice=${o} onChoice=${s} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let n={name:t.trim(),slug:C,rulebook:o,currency:T??c,time_zone:p};b(async e=>{let t=await e.found(await y,n);g(`#/account/enter/${t.id}/${t.official_id}`,{replace:!0})})}}>
<${n} label=${_(`account.found-name`)} value=${t} onInput=${r} wrong=${S.name} autocomplete="off" maxlength="200" />
<${n} label=${_(`account.found-slug`)} hint=${_(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${a}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?h`<p>${_(`account.found-currency-fixed`,{currency:T})}</p>`:h`<${l} label=${_(`account.found-currency`)} value=${c} options=${Ae()} onChange=${f} />`}
<${l} label=${_(`account.found-zone`)} value=${p} options=${Te} onChange=${v} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&h`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${x}
<button class="button main">${_(`account.found-make`)}</button>
</form>
<//>`});function De({rules:e,book:t,choice:n,onChoice:r}){let[a,o]=d(!1);return h`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${i} name="book" />
<span class="body"><small>${_(`account.found-rules`)}</small><strong>${te(e,t)}</strong></span>
<span class="badge">${_(`call.change`)}</span>
</button>
<${k} rules=${e} standing=${t.content.standing} />
${a&&h`<${ee} rules=${e} value=${n} onUse=${e=>{o(!1),r(e)}} onClose=${()=>o(!1)} />`}
</div>`}function Oe(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Ae(){let e=a(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}export{Ce as Account,Ee as NewTournament,Se as SignInAgain};