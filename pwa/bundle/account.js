import{At as e,Dt as t,Et as n,Ft as r,I as i,It as a,N as o,Rt as s,St as c,Tt as l,Zt as u,_t as d,br as f,bt as p,jt as m,sn as h,tn as g,vr as _,vt as v,xt as y,yt as b}from"./app.js";import{G as x,H as S,K as ee,X as C,Z as w,_t as T,gt as te,ht as E,lt as D,mt as O,q as k,vt as ne,yt as re}from"./shared.js";const ie=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ae=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],oe=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function A({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:r,wrong:a}=i(),[o,c]=f({});return{ask:i=>n(async()=>{c({});try{let e=await h.account();await E(async()=>i(e))}catch(n){if(n.status===401)return e(s(`account.out-here`));let i=se(n.problem?.errors??[]);c(i),Object.keys(i).length===0&&r(n.slug===`not-signed-in`?t:j(n))}}),wrong:a,mistakes:o}}function j(e){if(e.name===`NoPasskey`)return s(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return s(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?s(`account.too-many`,{seconds:e.retryAfter}):ie.includes(e.slug)?s(`account.refused.${e.slug}`):e.message}function se(e){return Object.fromEntries(e.map(e=>[e.field,M(e)]))}function M({field:e,message:t,cure:n}){return e===`password`?N(t):ae.includes(e)?s(`account.wrong.${e}`):`${t} ${n}`}function N(e){let t=oe.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?s(`account.weak.length`):`${s(`account.weak.${t}`)} ${s(`account.weak.cure`)}`}function P(e){return u`<${te} to=${e.tournament}><${F} ...${e} /><//>`}function F({tournament:t,official:r}){let i=ne(),{ask:a,wrong:o}=A({onOut:()=>i(`#/account`)}),c=()=>a(async()=>{await h.enter(t,r),e(s(`hall-joined`,{name:h.snapshot.state.settings.name})),i(`#/tables`)});if(_(()=>void c(),[]),!o)return u`<${T} up="#/account" />`;let l=u`<button class="button main" onClick=${c}>${s(`try-again`)}</button>`;return u`<${n} title=${s(`hall-join-failed`)} up="#/account" actions=${l}>${o}<//>`}function I({codes:e,handle:t,onKept:r}){let i=s(`account.codes-for`,{handle:t}),a=[i,``,...e,``].join(`
`),o=()=>D(new Blob([a],{type:`text/plain`}),`shinpan-recovery-codes.txt`),c=u`<button class="button main" onClick=${r}>${s(`account.codes-kept`)}</button>`;return u`<${n} title=${s(`account.codes`)} up=${null} actions=${c}>
<p class="unprinted">${s(`account.codes-text`)}</p>
<section class="card">
<h2>${i}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>u`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${a} />
<button class="button" type="button" onClick=${()=>print()}>${s(`account.print`)}</button>
<button class="button" type="button" onClick=${o}>${s(`account.save`)}</button>
</div>
<//>`}function L({text:t}){return navigator.clipboard?u`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>e(s(`account.copied`)),()=>e(s(`account.not-copied`)))}>${s(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[r,i]=f(!1),{ask:a,wrong:c}=A({onOut:n});return u`<section class="card">
<h2>${s(`account.codes`)}</h2>
<p>${s(`account.codes-left`,{count:e})}</p>
${e<3&&u`<p class="note warn">${s(`account.codes-few`)}</p>`}
${c}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${s(`account.codes-new`)}</button>
${r&&u`<${o} title=${s(`account.codes-new-ask`)} text=${s(`account.codes-new-text`)} yes=${s(`account.codes-new`)} danger
onYes=${()=>{i(!1),a(async e=>t(await e.renewCodes()))}} onClose=${()=>i(!1)} />`}
</section>`}function z({account:t,onAccount:n,onOut:r}){let{ask:i,wrong:a}=A({onOut:r}),o=t=>i(async r=>{n(await r.endSession(t)),e(s(`account.session-ended`))});return u`<section class="card">
<h2>${s(`account.sessions`)}</h2>
<ul class="rows">
${t.sessions.map(e=>u`<li key=${e.id}><${B} session=${e} onEnd=${()=>o(e.id)} /></li>`)}
</ul>
${a}
</section>`}function B({session:{agent:e,seen_at:t,here:n},onEnd:i}){let a=U(e);return u`<div class="row">
<span class="body"><strong>${a}</strong><small>${s(`account.session-seen`,{time:r(t)})}</small></span>
${n?u`<span class="badge">${s(`account.session-here`)}</span>`:u`<button class="button" aria-label=${s(`account.session-end-this`,{agent:a})} onClick=${i}>${s(`account.session-end`)}</button>`}
</div>`}const V=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],H=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function U(e){return[V,H].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||s(`account.unknown-agent`)}function W(){let[e,t]=f(``);return _(()=>void h.account().then(e=>t(e.obstacle())),[]),e&&s(`account.obstacle.${e}`)}function G({account:t,onAccount:n,onOut:r}){let[i,a]=f(!1),[c,l]=f(null),d=W(),{ask:p,wrong:m}=A({onOut:r});return u`<section class="card">
<h2>${s(`account.passkeys`)}</h2>
${t.passkeys.length===0&&u`<p class="soft">${s(`account.no-passkeys`)}</p>`}
<ul class="rows">
${t.passkeys.map(e=>u`<li key=${e.id}><${K} passkey=${e} onRemove=${()=>l(e)} /></li>`)}
</ul>
${m}
${d?u`<p class="soft">${d}</p>`:u`<button class="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${s(`account.add-passkey`)}</button>`}
${i&&u`<${ce} onAdded=${t=>{a(!1),e(s(`account.passkey-added`)),n(t)}} onOut=${r} onClose=${()=>a(!1)} />`}
${c&&u`<${o} title=${s(`account.remove-ask`)} text=${s(`account.remove-text`,{label:c.label})} yes=${s(`account.remove`)}
danger onYes=${()=>{l(null),p(async e=>n(await e.removePasskey(c.id)))}} onClose=${()=>l(null)} />`}
</section>`}function K({passkey:{label:e,created_at:t,used_at:n},onRemove:i}){let a=n?s(`account.passkey-used`,{time:r(n)}):s(`account.passkey-made`,{time:r(t)});return u`<div class="row">
<span class="body"><strong>${e}</strong><small>${a}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${s(`account.remove-this`,{label:e})} onClick=${i}>
${s(`account.remove`)}
</button>
</div>`}function ce({onAdded:e,onOut:t,onClose:n}){let[r,i]=f(()=>U(navigator.userAgent)),{ask:a,wrong:o,mistakes:c}=A({onOut:t});return u`<${d} title=${s(`account.add-passkey`)} onClose=${n}>
<form onSubmit=${t=>{t.preventDefault(),a(async t=>e(await t.addPasskey(r.trim())))}}>
<${p} label=${s(`account.passkey-label`)} hint=${s(`account.passkey-label-hint`)} value=${r} onInput=${i}
wrong=${c.label??c.credential} maxlength="200" />
${o}
<button class="button main">${s(`account.add-passkey`)}</button>
</form>
<//>`}function q(e){let[t,n]=f(!1);return u`<${p} ...${e} type=${t?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${c} label=${s(`account.show`)} checked=${t} onChange=${n} />`}function le({account:e,onAccount:t,onOut:n}){let r=s(e.has_password?`account.password-change`:`account.password-set`);return u`<${v} title=${u`<h2>${r}</h2>`}>
${()=>u`<${ue} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function ue({account:t,label:n,onAccount:r,onOut:i}){let[a,o]=f(``),[c,l]=f(``),{ask:d,wrong:m,mistakes:h}=A({onOut:i});return u`<form class="stack" onSubmit=${n=>{n.preventDefault(),d(async n=>{r(await n.setPassword({password:c,...t.has_password&&{current:a}})),o(``),l(``),e(s(`account.password-done`))})}}>
${t.has_password&&u`<${p} type="password" label=${s(`account.password-current`)} value=${a} onInput=${o} wrong=${h.current}
autocomplete="current-password" maxlength="200" />`}
<${q} label=${s(`account.new-password`)} hint=${s(`account.password-hint`)} value=${c} onInput=${l}
wrong=${h.password} autocomplete="new-password" />
<p class="soft">${s(`account.password-others`)}</p>
${m}
<button class="button main">${n}</button>
</form>`}function de({secret:e,onDone:t}){let[n,r]=f(null);return n?u`<${I} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:u`<${fe} secret=${e} onMade=${r} onAccount=${t} />`}function fe({secret:e,onMade:t,onAccount:r}){let[i,a]=f(``),[o,c]=f(``),[l,d]=f(`password`),[m,h]=f(``),g=W(),{ask:_,wrong:v,mistakes:y}=A(),x=[`password`,`passkey`].map(e=>({value:e,text:s(`account.way.${e}`)}));return u`<${n} title=${s(`account.make`)}>
<p>${s(`account.make-text`)}</p>
<form class="stack" onSubmit=${n=>{n.preventDefault();let r={link:e,handle:o.trim().toLowerCase(),name:i.trim()};_(async e=>t(await e.create(l===`password`?{...r,password:m}:r)))}}>
<${p} label=${s(`account.name`)} hint=${s(`account.name-hint`)} value=${i} onInput=${a} wrong=${y.name}
autocomplete="name" maxlength="200" />
<${p} label=${s(`account.handle`)} hint=${s(`account.handle-hint`)} value=${o} onInput=${c} wrong=${y.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${g?u`<p class="soft">${g}</p>`:u`<${b} label=${s(`account.way`)} value=${l} options=${x} onChange=${d} />`}
${l===`password`?u`<${q} label=${s(`account.password`)} hint=${s(`account.password-hint`)} value=${m} onInput=${h}
wrong=${y.password} autocomplete="new-password" />`:u`<p>${s(`account.passkey-text`)}</p>`}
${v}
<button class="button main">${s(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${r}>${s(`account.have-one`)}</button>
<//>`}function pe({onOut:e}){let[t,n]=f(null),{ask:r,wrong:i}=A({onOut:e});return u`<section class="card">
<h2>${s(`account.invite`)}</h2>
<p>${s(`account.invite-text`)}</p>
${i}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${s(`account.invite-make`)}</button>
${t&&u`<${me} link=${t} onClose=${()=>n(null)} />`}
</section>`}function me({link:{url:e,expires_at:t},onClose:n}){return u`<${d} title=${s(`account.invite`)} onClose=${n}>
<div class="link-code"><${w} text=${e} label=${s(`account.invite-code`)} /></div>
<p>${s(`account.invite-until`,{time:r(t)})}</p>
<${p} label=${s(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${L} text=${e} />
<//>`}function he({said:e,...t}){let{account:r}=t,[i,a]=f(null),o=()=>{a(null),t.onAccount({...r,recovery_codes_left:i?.length})};if(i)return u`<${I} codes=${i} handle=${r.handle} onKept=${o} />`;let c=!r.has_password&&r.passkeys.length===0;return u`<${n} title=${r.name}>
<p class="soft">${s(`account.signed-in-as`,{handle:r.handle})}</p>
${e&&u`<p class="note warn" role="status">${e}</p>`}
${c&&u`<p class="note warn" role="status">${s(`account.no-way-in`)}</p>`}
<${ge} tournaments=${r.tournaments} />
<${G} ...${t} />
<${le} ...${t} />
<${R} ...${t} onCodes=${a} />
<${z} ...${t} />
<${pe} onOut=${t.onOut} />
<${_e} onOut=${t.onOut} />
<${O} />
<//>`}function ge({tournaments:e}){let{tournament:n,official:r}=m(),i=e=>e.id===n?.id&&e.official_id===r?.id;return u`<section class="card">
<h2>${s(`account.tournaments`)}</h2>
${e.length===0&&u`<p class="soft">${s(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>u`<li key=${e.id}>
<a class="row" href=${i(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>s(`hall-role.${e}`)).join(` · `)}</small></span>
${i(e)&&u`<span class="badge">${s(`account.you-are-in`)}</span>`}
<${t} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/found">${s(`account.found`)}</a>
</section>`}function _e({onOut:t}){let{outbox:n}=m(),[r,i]=f(!1),{ask:a,wrong:c}=A({onOut:t}),l=n.filter(({state:e})=>e!==`differs`).length,d=()=>{i(!1),a(async n=>{await n.signOut(),e(s(`account.signed-out`)),t(``)})};return u`${c}
<button class="button danger" type="button" onClick=${()=>l?i(!0):d()}>${s(`account.sign-out`)}</button>
${r&&u`<${o} title=${s(`account.sign-out`)} text=${s(`account.sign-out-unsent`,{count:l})} yes=${s(`account.sign-out`)} danger
onYes=${d} onClose=${()=>i(!1)} />`}`}function ve({said:e,onIn:t}){return u`<${n} title=${s(`account.sign-in`)}>
${e?u`<p class="note warn" role="status">${e}</p>`:u`<p>${s(`account.sign-in-text`)}</p>`}
<${J} onIn=${t} />
<a class="button" href="#/join">${s(`hall-join`)}</a>
<//>`}function J(e){let[t,n]=f(`password`),r=[`password`,`code`].map(e=>({value:e,text:s(`account.way.${e}`)}));return u`<${ye} ...${e} />
<${b} label=${s(`account.way`)} value=${t} options=${r} onChange=${n} />
${t===`password`?u`<${be} ...${e} />`:u`<${xe} ...${e} />`}`}function ye({onIn:e}){let t=W(),{ask:n,wrong:r}=A({denied:s(`account.denied.passkey`)});return t?u`<p class="soft">${t}</p>`:u`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${s(`account.by-passkey`)}</button>
</div>
${r}`}function be({onIn:e,handle:t=``}){let[n,r]=f(t),[i,a]=f(``),{ask:o,wrong:c,mistakes:l}=A({denied:s(`account.denied.password`)});return u`<form class="stack" onSubmit=${t=>{t.preventDefault(),o(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${r} wrong=${l.handle&&s(`account.wrong.name`)} />
<${q} label=${s(`account.password`)} value=${i} onInput=${a} wrong=${l.password}
autocomplete="current-password" />
${c}
<button class="button">${s(`account.by-password`)}</button>
</form>`}function xe({onIn:e,handle:t=``}){let[n,r]=f(t),[i,a]=f(``),[o,c]=f(``),{ask:l,wrong:d,mistakes:m}=A({denied:s(`account.denied.code`)});return u`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{await t.recover({handle:n,code:i,...o&&{password:o}}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${r} wrong=${m.handle&&s(`account.wrong.name`)} />
<${p} label=${s(`account.way.code`)} hint=${s(`account.code-hint`)} value=${i} onInput=${a} wrong=${m.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${q} label=${s(`account.new-password`)} hint=${s(`account.new-password-hint`)} value=${o} onInput=${c}
wrong=${m.password} autocomplete="new-password" />
${d}
<button class="button">${s(`account.by-code`)}</button>
</form>`}function Y(e){return u`<${p} ...${e} label=${s(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function Se({onProven:e,onClose:t}){let[n,r]=f(null);return _(()=>void X().then(r,t),[]),u`<${d} title=${s(`account.again`)} onClose=${t}>
<p>${s(`account.again-text`)}</p>
${n?u`<${J} handle=${n.handle} onIn=${async()=>{let{id:t}=await X();t===n.id?e():location.reload()}} />`:u`<${l} />`}
<//>`}async function X(){return(await h.account()).read()}let Z=null;function Ce({args:[e,...t]}){let[r,i]=f(e?null:Z),a=re(`#/account/${e}`)?.account;return _(()=>{a&&(Z=a,g(`#/account`,{replace:!0}))},[]),a?u`<${n} title=${s(`account.make`)} />`:e===`enter`&&t.length===2?u`<${P} tournament=${t[0]} official=${t[1]} />`:r?u`<${de} secret=${r} onDone=${()=>i(Z=null)} />`:u`<${we} said=${e?s(`account.mangled`):``} />`}function we({said:e}){let[t,r]=f(null),[i,a]=f(null),[o,c]=f(``),d=()=>(a(null),h.account().then(e=>e.read().then(r,a)));_(()=>void d(),[]);let p=e=>{c(e),r(null),a({status:401})};if(t)return u`<${he} account=${t} onAccount=${r} onOut=${p} said=${e} />`;if(i?.status===401)return u`<${ve} said=${o||e} onIn=${d} />`;if(!i)return u`<${n} title=${s(`account.title`)}><${l} /><//>`;let m=u`<button class="button main" onClick=${d}>${s(`try-again`)}</button>`;return u`<${n} title=${s(`account.title`)} actions=${m}>
<p class="note bad" role="alert">${j(i)}</p>
<//>`}const Q={en:`EUR`,ja:`JPY`,fr:`EUR`},$=Intl.DateTimeFormat().resolvedOptions().timeZone,Te=[.../* @__PURE__ */ new Set([$,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Ee=C(({rules:e})=>{let[t,r]=f(``),[i,a]=f(null),[o,c]=f(e.choice),[l,d]=f(Q[e.lang]),[m,_]=f($),[v]=f(()=>h.account().then(e=>e.tournamentId())),{ask:b,wrong:x,mistakes:S}=A({onOut:()=>g(`#/account`)}),C=i??Oe(t),w=ee(e.library,o),T=ke(w);return u`<${n} title=${s(`account.found`)} up="#/account">
<${De} rules=${e} book=${w} choice=${o} onChoice=${c} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let n={name:t.trim(),slug:C,rulebook:o,currency:T??l,time_zone:m};b(async e=>{let t=await e.found(await v,n);g(`#/account/enter/${t.id}/${t.official_id}`,{replace:!0})})}}>
<${p} label=${s(`account.found-name`)} value=${t} onInput=${r} wrong=${S.name} autocomplete="off" maxlength="200" />
<${p} label=${s(`account.found-slug`)} hint=${s(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${a}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?u`<p>${s(`account.found-currency-fixed`,{currency:T})}</p>`:u`<${y} label=${s(`account.found-currency`)} value=${l} options=${Ae()} onChange=${d} />`}
<${y} label=${s(`account.found-zone`)} value=${m} options=${Te} onChange=${_} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&u`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${x}
<button class="button main">${s(`account.found-make`)}</button>
</form>
<//>`});function De({rules:e,book:n,choice:r,onChoice:i}){let[a,o]=f(!1);return u`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${t} name="book" />
<span class="body"><small>${s(`account.found-rules`)}</small><strong>${k(e,n)}</strong></span>
<span class="badge">${s(`call.change`)}</span>
</button>
<${x} rules=${e} standing=${n.content.standing} />
${a&&u`<${S} rules=${e} value=${r} onUse=${e=>{o(!1),i(e)}} onClose=${()=>o(!1)} />`}
</div>`}function Oe(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Ae(){let e=a(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}export{Ce as Account,Ee as NewTournament,Se as SignInAgain};