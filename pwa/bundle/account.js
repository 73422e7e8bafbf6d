import{A as e,Ct as t,D as n,Dt as r,Ft as i,Jt as a,Mt as o,Nt as s,Ot as c,St as l,Wt as u,_t as d,br as f,en as p,gt as m,ht as h,mt as g,vr as _,vt as v,wt as y,yt as b}from"./app.js";import{At as x,Dt as S,Et as C,Ot as w,at as T,ct as ee,et as te,it as E,jt as D,kt as O,lt as k,rt as ne,xt as re}from"./shared.js";const ie=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ae=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],oe=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function A({onOut:t=()=>{},denied:n=``}={}){let{does:r,tell:a,wrong:o}=e(),[s,c]=f({});return{ask:e=>r(async()=>{c({});try{let t=await p.account();await S(async()=>e(t))}catch(e){if(e.status===401)return t(i(`account.out-here`));let r=se(e.problem?.errors??[]);c(r),Object.keys(r).length===0&&a(e.slug===`not-signed-in`?n:j(e))}}),wrong:o,mistakes:s}}function j(e){if(e.name===`NoPasskey`)return i(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return i(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?i(`account.too-many`,{seconds:e.retryAfter}):ie.includes(e.slug)?i(`account.refused.${e.slug}`):e.message}function se(e){return Object.fromEntries(e.map(e=>[e.field,M(e)]))}function M({field:e,message:t,cure:n}){return e===`password`?N(t):ae.includes(e)?i(`account.wrong.${e}`):`${t} ${n}`}function N(e){let t=oe.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?i(`account.weak.length`):`${i(`account.weak.${t}`)} ${i(`account.weak.cure`)}`}function P(e){return u`<${w} to=${e.tournament}><${F} ...${e} /><//>`}function F({tournament:e,official:n}){let a=x(),{ask:o,wrong:s}=A({onOut:()=>a(`#/account`)}),c=()=>o(async()=>{await p.enter(e,n),r(i(`hall-joined`,{name:p.snapshot.state.settings.name})),a(`#/tables`)});if(_(()=>void c(),[]),!s)return u`<${O} up="#/account" />`;let l=u`<button class="button main" onClick=${c}>${i(`try-again`)}</button>`;return u`<${t} title=${i(`hall-join-failed`)} up="#/account" actions=${l}>${s}<//>`}function I({codes:e,handle:n,onKept:r}){let a=i(`account.codes-for`,{handle:n}),o=[a,``,...e,``].join(`
`),s=()=>re(new Blob([o],{type:`text/plain`}),`shinpan-recovery-codes.txt`),c=u`<button class="button main" onClick=${r}>${i(`account.codes-kept`)}</button>`;return u`<${t} title=${i(`account.codes`)} up=${null} actions=${c}>
<p class="unprinted">${i(`account.codes-text`)}</p>
<section class="card">
<h2>${a}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>u`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${o} />
<button class="button" type="button" onClick=${()=>print()}>${i(`account.print`)}</button>
<button class="button" type="button" onClick=${s}>${i(`account.save`)}</button>
</div>
<//>`}function L({text:e}){return navigator.clipboard?u`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>r(i(`account.copied`)),()=>r(i(`account.not-copied`)))}>${i(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:e},onCodes:t,onOut:r}){let[a,o]=f(!1),{ask:s,wrong:c}=A({onOut:r});return u`<section class="card">
<h2>${i(`account.codes`)}</h2>
<p>${i(`account.codes-left`,{count:e})}</p>
${e<3&&u`<p class="note warn">${i(`account.codes-few`)}</p>`}
${c}
<button class="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${i(`account.codes-new`)}</button>
${a&&u`<${n} title=${i(`account.codes-new-ask`)} text=${i(`account.codes-new-text`)} yes=${i(`account.codes-new`)} danger
onYes=${()=>{o(!1),s(async e=>t(await e.renewCodes()))}} onClose=${()=>o(!1)} />`}
</section>`}function z({account:e,onAccount:t,onOut:n}){let{ask:a,wrong:o}=A({onOut:n}),s=e=>a(async n=>{t(await n.endSession(e)),r(i(`account.session-ended`))});return u`<section class="card">
<h2>${i(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>u`<li key=${e.id}><${B} session=${e} onEnd=${()=>s(e.id)} /></li>`)}
</ul>
${o}
</section>`}function B({session:{agent:e,seen_at:t,here:n},onEnd:r}){let a=U(e);return u`<div class="row">
<span class="body"><strong>${a}</strong><small>${i(`account.session-seen`,{time:o(t)})}</small></span>
${n?u`<span class="badge">${i(`account.session-here`)}</span>`:u`<button class="button" aria-label=${i(`account.session-end-this`,{agent:a})} onClick=${r}>${i(`account.session-end`)}</button>`}
</div>`}const V=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],H=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function U(e){return[V,H].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||i(`account.unknown-agent`)}function W(){let[e,t]=f(``);return _(()=>void p.account().then(e=>t(e.obstacle())),[]),e&&i(`account.obstacle.${e}`)}function G({account:e,onAccount:t,onOut:a}){let[o,s]=f(!1),[c,l]=f(null),d=W(),{ask:p,wrong:m}=A({onOut:a});return u`<section class="card">
<h2>${i(`account.passkeys`)}</h2>
${e.passkeys.length===0&&u`<p class="soft">${i(`account.no-passkeys`)}</p>`}
<ul class="rows">
${e.passkeys.map(e=>u`<li key=${e.id}><${K} passkey=${e} onRemove=${()=>l(e)} /></li>`)}
</ul>
${m}
${d?u`<p class="soft">${d}</p>`:u`<button class="button" aria-haspopup="dialog" onClick=${()=>s(!0)}>${i(`account.add-passkey`)}</button>`}
${o&&u`<${ce} onAdded=${e=>{s(!1),r(i(`account.passkey-added`)),t(e)}} onOut=${a} onClose=${()=>s(!1)} />`}
${c&&u`<${n} title=${i(`account.remove-ask`)} text=${i(`account.remove-text`,{label:c.label})} yes=${i(`account.remove`)}
danger onYes=${()=>{l(null),p(async e=>t(await e.removePasskey(c.id)))}} onClose=${()=>l(null)} />`}
</section>`}function K({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let a=n?i(`account.passkey-used`,{time:o(n)}):i(`account.passkey-made`,{time:o(t)});return u`<div class="row">
<span class="body"><strong>${e}</strong><small>${a}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${i(`account.remove-this`,{label:e})} onClick=${r}>
${i(`account.remove`)}
</button>
</div>`}function ce({onAdded:e,onOut:t,onClose:n}){let[r,a]=f(()=>U(navigator.userAgent)),{ask:o,wrong:s,mistakes:c}=A({onOut:t});return u`<${g} title=${i(`account.add-passkey`)} onClose=${n}>
<form onSubmit=${t=>{t.preventDefault(),o(async t=>e(await t.addPasskey(r.trim())))}}>
<${d} label=${i(`account.passkey-label`)} hint=${i(`account.passkey-label-hint`)} value=${r} onInput=${a}
wrong=${c.label??c.credential} maxlength="200" />
${s}
<button class="button main">${i(`account.add-passkey`)}</button>
</form>
<//>`}function q(e){let[t,n]=f(!1);return u`<${d} ...${e} type=${t?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${b} label=${i(`account.show`)} checked=${t} onChange=${n} />`}function le({account:e,onAccount:t,onOut:n}){let r=i(e.has_password?`account.password-change`:`account.password-set`);return u`<${h} title=${u`<h2>${r}</h2>`}>
${()=>u`<${ue} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function ue({account:e,label:t,onAccount:n,onOut:a}){let[o,s]=f(``),[c,l]=f(``),{ask:p,wrong:m,mistakes:h}=A({onOut:a});return u`<form class="stack" onSubmit=${t=>{t.preventDefault(),p(async t=>{n(await t.setPassword({password:c,...e.has_password&&{current:o}})),s(``),l(``),r(i(`account.password-done`))})}}>
${e.has_password&&u`<${d} type="password" label=${i(`account.password-current`)} value=${o} onInput=${s} wrong=${h.current}
autocomplete="current-password" maxlength="200" />`}
<${q} label=${i(`account.new-password`)} hint=${i(`account.password-hint`)} value=${c} onInput=${l}
wrong=${h.password} autocomplete="new-password" />
<p class="soft">${i(`account.password-others`)}</p>
${m}
<button class="button main">${t}</button>
</form>`}function de({secret:e,onDone:t}){let[n,r]=f(null);return n?u`<${I} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:u`<${fe} secret=${e} onMade=${r} onAccount=${t} />`}function fe({secret:e,onMade:n,onAccount:r}){let[a,o]=f(``),[s,c]=f(``),[l,p]=f(`password`),[h,g]=f(``),_=W(),{ask:v,wrong:y,mistakes:b}=A(),x=[`password`,`passkey`].map(e=>({value:e,text:i(`account.way.${e}`)}));return u`<${t} title=${i(`account.make`)}>
<p>${i(`account.make-text`)}</p>
<form class="stack" onSubmit=${t=>{t.preventDefault();let r={link:e,handle:s.trim().toLowerCase(),name:a.trim()};v(async e=>n(await e.create(l===`password`?{...r,password:h}:r)))}}>
<${d} label=${i(`account.name`)} hint=${i(`account.name-hint`)} value=${a} onInput=${o} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${d} label=${i(`account.handle`)} hint=${i(`account.handle-hint`)} value=${s} onInput=${c} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${_?u`<p class="soft">${_}</p>`:u`<${m} label=${i(`account.way`)} value=${l} options=${x} onChange=${p} />`}
${l===`password`?u`<${q} label=${i(`account.password`)} hint=${i(`account.password-hint`)} value=${h} onInput=${g}
wrong=${b.password} autocomplete="new-password" />`:u`<p>${i(`account.passkey-text`)}</p>`}
${y}
<button class="button main">${i(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${r}>${i(`account.have-one`)}</button>
<//>`}function pe({onOut:e}){let[t,n]=f(null),{ask:r,wrong:a}=A({onOut:e});return u`<section class="card">
<h2>${i(`account.invite`)}</h2>
<p>${i(`account.invite-text`)}</p>
${a}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${i(`account.invite-make`)}</button>
${t&&u`<${me} link=${t} onClose=${()=>n(null)} />`}
</section>`}function me({link:{url:e,expires_at:t},onClose:n}){return u`<${g} title=${i(`account.invite`)} onClose=${n}>
<div class="link-code"><${k} text=${e} label=${i(`account.invite-code`)} /></div>
<p>${i(`account.invite-until`,{time:o(t)})}</p>
<${d} label=${i(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${L} text=${e} />
<//>`}function he({said:e,...n}){let{account:r}=n,[a,o]=f(null),s=()=>{o(null),n.onAccount({...r,recovery_codes_left:a?.length})};if(a)return u`<${I} codes=${a} handle=${r.handle} onKept=${s} />`;let c=!r.has_password&&r.passkeys.length===0;return u`<${t} title=${r.name}>
<p class="soft">${i(`account.signed-in-as`,{handle:r.handle})}</p>
${e&&u`<p class="note warn" role="status">${e}</p>`}
${c&&u`<p class="note warn" role="status">${i(`account.no-way-in`)}</p>`}
<${ge} tournaments=${r.tournaments} />
<${G} ...${n} />
<${le} ...${n} />
<${R} ...${n} onCodes=${o} />
<${z} ...${n} />
<${pe} onOut=${n.onOut} />
<${_e} onOut=${n.onOut} />
<${C} />
<//>`}function ge({tournaments:e}){let{tournament:t,official:n}=c(),r=e=>e.id===t?.id&&e.official_id===n?.id;return u`<section class="card">
<h2>${i(`account.tournaments`)}</h2>
${e.length===0&&u`<p class="soft">${i(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>u`<li key=${e.id}>
<a class="row" href=${r(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>i(`hall-role.${e}`)).join(` · `)}</small></span>
${r(e)&&u`<span class="badge">${i(`account.you-are-in`)}</span>`}
<${y} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/found">${i(`account.found`)}</a>
</section>`}function _e({onOut:e}){let{outbox:t}=c(),[a,o]=f(!1),{ask:s,wrong:l}=A({onOut:e}),d=t.filter(({state:e})=>e!==`differs`).length,p=()=>{o(!1),s(async t=>{await t.signOut(),r(i(`account.signed-out`)),e(``)})};return u`${l}
<button class="button danger" type="button" onClick=${()=>d?o(!0):p()}>${i(`account.sign-out`)}</button>
${a&&u`<${n} title=${i(`account.sign-out`)} text=${i(`account.sign-out-unsent`,{count:d})} yes=${i(`account.sign-out`)} danger
onYes=${p} onClose=${()=>o(!1)} />`}`}function ve({said:e,onIn:n}){return u`<${t} title=${i(`account.sign-in`)}>
${e?u`<p class="note warn" role="status">${e}</p>`:u`<p>${i(`account.sign-in-text`)}</p>`}
<${J} onIn=${n} />
<a class="button" href="#/join">${i(`hall-join`)}</a>
<//>`}function J(e){let[t,n]=f(`password`),r=[`password`,`code`].map(e=>({value:e,text:i(`account.way.${e}`)}));return u`<${ye} ...${e} />
<${m} label=${i(`account.way`)} value=${t} options=${r} onChange=${n} />
${t===`password`?u`<${be} ...${e} />`:u`<${xe} ...${e} />`}`}function ye({onIn:e}){let t=W(),{ask:n,wrong:r}=A({denied:i(`account.denied.passkey`)});return t?u`<p class="soft">${t}</p>`:u`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${i(`account.by-passkey`)}</button>
</div>
${r}`}function be({onIn:e,handle:t=``}){let[n,r]=f(t),[a,o]=f(``),{ask:s,wrong:c,mistakes:l}=A({denied:i(`account.denied.password`)});return u`<form class="stack" onSubmit=${t=>{t.preventDefault(),s(async t=>{await t.signIn({handle:n,password:a}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${r} wrong=${l.handle&&i(`account.wrong.name`)} />
<${q} label=${i(`account.password`)} value=${a} onInput=${o} wrong=${l.password}
autocomplete="current-password" />
${c}
<button class="button">${i(`account.by-password`)}</button>
</form>`}function xe({onIn:e,handle:t=``}){let[n,r]=f(t),[a,o]=f(``),[s,c]=f(``),{ask:l,wrong:p,mistakes:m}=A({denied:i(`account.denied.code`)});return u`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{await t.recover({handle:n,code:a,...s&&{password:s}}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${r} wrong=${m.handle&&i(`account.wrong.name`)} />
<${d} label=${i(`account.way.code`)} hint=${i(`account.code-hint`)} value=${a} onInput=${o} wrong=${m.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${q} label=${i(`account.new-password`)} hint=${i(`account.new-password-hint`)} value=${s} onInput=${c}
wrong=${m.password} autocomplete="new-password" />
${p}
<button class="button">${i(`account.by-code`)}</button>
</form>`}function Y(e){return u`<${d} ...${e} label=${i(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function Se({onProven:e,onClose:t}){let[n,r]=f(null);return _(()=>void X().then(r,t),[]),u`<${g} title=${i(`account.again`)} onClose=${t}>
<p>${i(`account.again-text`)}</p>
${n?u`<${J} handle=${n.handle} onIn=${async()=>{let{id:t}=await X();t===n.id?e():location.reload()}} />`:u`<${l} />`}
<//>`}async function X(){return(await p.account()).read()}let Z=null;function Ce({args:[e,...n]}){let[r,o]=f(e?null:Z),s=D(`#/account/${e}`)?.account;return _(()=>{s&&(Z=s,a(`#/account`,{replace:!0}))},[]),s?u`<${t} title=${i(`account.make`)} />`:e===`enter`&&n.length===2?u`<${P} tournament=${n[0]} official=${n[1]} />`:r?u`<${de} secret=${r} onDone=${()=>o(Z=null)} />`:u`<${we} said=${e?i(`account.mangled`):``} />`}function we({said:e}){let[n,r]=f(null),[a,o]=f(null),[s,c]=f(``),d=()=>(o(null),p.account().then(e=>e.read().then(r,o)));_(()=>void d(),[]);let m=e=>{c(e),r(null),o({status:401})};if(n)return u`<${he} account=${n} onAccount=${r} onOut=${m} said=${e} />`;if(a?.status===401)return u`<${ve} said=${s||e} onIn=${d} />`;if(!a)return u`<${t} title=${i(`account.title`)}><${l} /><//>`;let h=u`<button class="button main" onClick=${d}>${i(`try-again`)}</button>`;return u`<${t} title=${i(`account.title`)} actions=${h}>
<p class="note bad" role="alert">${j(a)}</p>
<//>`}const Q={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},$=Intl.DateTimeFormat().resolvedOptions().timeZone,Te=[.../* @__PURE__ */ new Set([$,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Ee=ee(({rules:e})=>{let[n,r]=f(``),[o,s]=f(null),[c,l]=f(e.choice),[m,h]=f(Q[e.lang]),[g,_]=f($),[y]=f(()=>p.account().then(e=>e.tournamentId())),{ask:b,wrong:x,mistakes:S}=A({onOut:()=>a(`#/account`)}),C=o??Oe(n),w=E(e.library,c),T=ke(w);return u`<${t} title=${i(`account.found`)} up="#/account">
<${De} rules=${e} book=${w} choice=${c} onChoice=${l} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:n.trim(),slug:C,rulebook:c,currency:T??m,time_zone:g};b(async e=>{let n=await e.found(await y,t);a(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
<${d} label=${i(`account.found-name`)} value=${n} onInput=${r} wrong=${S.name} autocomplete="off" maxlength="200" />
<${d} label=${i(`account.found-slug`)} hint=${i(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${s}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?u`<p>${i(`account.found-currency-fixed`,{currency:T})}</p>`:u`<${v} label=${i(`account.found-currency`)} value=${m} options=${Ae()} onChange=${h} />`}
<${v} label=${i(`account.found-zone`)} value=${g} options=${Te} onChange=${_} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&u`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${x}
<button class="button main">${i(`account.found-make`)}</button>
</form>
<//>`});function De({rules:e,book:t,choice:n,onChoice:r}){let[a,o]=f(!1);return u`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${y} name="book" />
<span class="body"><small>${i(`account.found-rules`)}</small><strong>${T(e,t)}</strong></span>
<span class="badge">${i(`call.change`)}</span>
</button>
<${ne} rules=${e} standing=${t.content.standing} />
${a&&u`<${te} rules=${e} value=${n} onUse=${e=>{o(!1),r(e)}} onClose=${()=>o(!1)} />`}
</div>`}function Oe(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Ae(){let e=s(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}export{Ce as Account,Ee as NewTournament,Se as SignInAgain};