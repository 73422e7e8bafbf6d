import{Bt as e,Ft as t,G as n,Gt as r,It as i,J as a,Mt as o,Nr as s,Nt as c,Pt as l,Qt as u,Vt as d,Wt as f,Xt as p,Yt as m,bn as h,jr as g,jt as _,mn as v,un as y,zt as b}from"./app.js";import{H as x,L as S,P as C,R as ee,U as w,ct as T,dt as te,lt as E,ot as D,st as O,tt as k,ut as ne,z as re}from"./shared.js";const ie=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ae=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],oe=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function A({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:r,wrong:i}=a(),[o,c]=s({});return{ask:i=>n(async()=>{c({});try{let e=await h.account();await O(async()=>i(e))}catch(n){if(n.status===401)return e(u(`account.out-here`));let i=se(n.problem?.errors??[]);c(i),Object.keys(i).length===0&&r(n.slug===`not-signed-in`?t:j(n))}}),wrong:i,mistakes:o}}function j(e){if(e.name===`NoPasskey`)return u(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return u(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?u(`account.too-many`,{seconds:e.retryAfter}):ie.includes(e.slug)?u(`account.refused.${e.slug}`):e.message}function se(e){return Object.fromEntries(e.map(e=>[e.field,M(e)]))}function M({field:e,message:t,cure:n}){return e===`password`?N(t):ae.includes(e)?u(`account.wrong.${e}`):`${t} ${n}`}function N(e){let t=oe.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?u(`account.weak.length`):`${u(`account.weak.${t}`)} ${u(`account.weak.cure`)}`}function P(e){return y`<${T} to=${e.tournament}><${F} ...${e} /><//>`}function F({tournament:t,official:n}){let r=ne(),{ask:i,wrong:a}=A({onOut:()=>r(`#/account`)}),o=()=>i(async()=>{await h.enter(t,n),f(u(`hall-joined`,{name:h.snapshot.state.settings.name})),r(`#/tables`)});if(g(()=>void o(),[]),!a)return y`<${E} up="#/account" />`;let s=y`<button class="button main" onClick=${o}>${u(`try-again`)}</button>`;return y`<${e} title=${u(`hall-join-failed`)} up="#/account" actions=${s}>${a}<//>`}function I({codes:t,handle:n,onKept:r}){let i=u(`account.codes-for`,{handle:n}),a=[i,``,...t,``].join(`
`),o=()=>k(new Blob([a],{type:`text/plain`}),`shinpan-recovery-codes.txt`),s=y`<button class="button main" onClick=${r}>${u(`account.codes-kept`)}</button>`;return y`<${e} title=${u(`account.codes`)} up=${null} actions=${s}>
<p class="unprinted">${u(`account.codes-text`)}</p>
<section class="card">
<h2>${i}</h2>
<ul class="codes-kept" translate="no">${t.map(e=>y`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${a} />
<button class="button" type="button" onClick=${()=>print()}>${u(`account.print`)}</button>
<button class="button" type="button" onClick=${o}>${u(`account.save`)}</button>
</div>
<//>`}function L({text:e}){return navigator.clipboard?y`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>f(u(`account.copied`)),()=>f(u(`account.not-copied`)))}>${u(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:e},onCodes:t,onOut:r}){let[i,a]=s(!1),{ask:o,wrong:c}=A({onOut:r});return y`<section class="card">
<h2>${u(`account.codes`)}</h2>
<p>${u(`account.codes-left`,{count:e})}</p>
${e<3&&y`<p class="note warn">${u(`account.codes-few`)}</p>`}
${c}
<button class="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${u(`account.codes-new`)}</button>
${i&&y`<${n} title=${u(`account.codes-new-ask`)} text=${u(`account.codes-new-text`)} yes=${u(`account.codes-new`)} danger
onYes=${()=>{a(!1),o(async e=>t(await e.renewCodes()))}} onClose=${()=>a(!1)} />`}
</section>`}function z({account:e,onAccount:t,onOut:n}){let{ask:r,wrong:i}=A({onOut:n}),a=e=>r(async n=>{t(await n.endSession(e)),f(u(`account.session-ended`))});return y`<section class="card">
<h2>${u(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>y`<li key=${e.id}><${B} session=${e} onEnd=${()=>a(e.id)} /></li>`)}
</ul>
${i}
</section>`}function B({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=U(e);return y`<div class="row">
<span class="body"><strong>${i}</strong><small>${u(`account.session-seen`,{time:m(t)})}</small></span>
${n?y`<span class="badge">${u(`account.session-here`)}</span>`:y`<button class="button" aria-label=${u(`account.session-end-this`,{agent:i})} onClick=${r}>${u(`account.session-end`)}</button>`}
</div>`}const V=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],H=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function U(e){return[V,H].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||u(`account.unknown-agent`)}function W(){let[e,t]=s(``);return g(()=>void h.account().then(e=>t(e.obstacle())),[]),e&&u(`account.obstacle.${e}`)}function G({account:e,onAccount:t,onOut:r}){let[i,a]=s(!1),[o,c]=s(null),l=W(),{ask:d,wrong:p}=A({onOut:r});return y`<section class="card">
<h2>${u(`account.passkeys`)}</h2>
${e.passkeys.length===0&&y`<p class="soft">${u(`account.no-passkeys`)}</p>`}
<ul class="rows">
${e.passkeys.map(e=>y`<li key=${e.id}><${K} passkey=${e} onRemove=${()=>c(e)} /></li>`)}
</ul>
${p}
${l?y`<p class="soft">${l}</p>`:y`<button class="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${u(`account.add-passkey`)}</button>`}
${i&&y`<${ce} onAdded=${e=>{a(!1),f(u(`account.passkey-added`)),t(e)}} onOut=${r} onClose=${()=>a(!1)} />`}
${o&&y`<${n} title=${u(`account.remove-ask`)} text=${u(`account.remove-text`,{label:o.label})} yes=${u(`account.remove`)}
danger onYes=${()=>{c(null),d(async e=>t(await e.removePasskey(o.id)))}} onClose=${()=>c(null)} />`}
</section>`}function K({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?u(`account.passkey-used`,{time:m(n)}):u(`account.passkey-made`,{time:m(t)});return y`<div class="row">
<span class="body"><strong>${e}</strong><small>${i}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${u(`account.remove-this`,{label:e})} onClick=${r}>
${u(`account.remove`)}
</button>
</div>`}function ce({onAdded:e,onOut:t,onClose:n}){let[r,i]=s(()=>U(navigator.userAgent)),{ask:a,wrong:o,mistakes:c}=A({onOut:t});return y`<${_} title=${u(`account.add-passkey`)} onClose=${n}>
<form onSubmit=${t=>{t.preventDefault(),a(async t=>e(await t.addPasskey(r.trim())))}}>
<${l} label=${u(`account.passkey-label`)} hint=${u(`account.passkey-label-hint`)} value=${r} onInput=${i}
wrong=${c.label??c.credential} maxlength="200" />
${o}
<button class="button main">${u(`account.add-passkey`)}</button>
</form>
<//>`}function q(e){let[t,n]=s(!1);return y`<${l} ...${e} type=${t?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${i} label=${u(`account.show`)} checked=${t} onChange=${n} />`}function le({account:e,onAccount:t,onOut:n}){let r=u(e.has_password?`account.password-change`:`account.password-set`);return y`<${o} title=${y`<h2>${r}</h2>`}>
${()=>y`<${ue} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function ue({account:e,label:t,onAccount:n,onOut:r}){let[i,a]=s(``),[o,c]=s(``),{ask:d,wrong:p,mistakes:m}=A({onOut:r});return y`<form class="stack" onSubmit=${t=>{t.preventDefault(),d(async t=>{n(await t.setPassword({password:o,...e.has_password&&{current:i}})),a(``),c(``),f(u(`account.password-done`))})}}>
${e.has_password&&y`<${l} type="password" label=${u(`account.password-current`)} value=${i} onInput=${a} wrong=${m.current}
autocomplete="current-password" maxlength="200" />`}
<${q} label=${u(`account.new-password`)} hint=${u(`account.password-hint`)} value=${o} onInput=${c}
wrong=${m.password} autocomplete="new-password" />
<p class="soft">${u(`account.password-others`)}</p>
${p}
<button class="button main">${t}</button>
</form>`}function de({secret:e,onDone:t}){let[n,r]=s(null);return n?y`<${I} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:y`<${fe} secret=${e} onMade=${r} onAccount=${t} />`}function fe({secret:t,onMade:n,onAccount:r}){let[i,a]=s(``),[o,d]=s(``),[f,p]=s(`password`),[m,h]=s(``),g=W(),{ask:_,wrong:v,mistakes:b}=A(),x=[`password`,`passkey`].map(e=>({value:e,text:u(`account.way.${e}`)}));return y`<${e} title=${u(`account.make`)}>
<p>${u(`account.make-text`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let r={link:t,handle:o.trim().toLowerCase(),name:i.trim()};_(async e=>n(await e.create(f===`password`?{...r,password:m}:r)))}}>
<${l} label=${u(`account.name`)} hint=${u(`account.name-hint`)} value=${i} onInput=${a} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${l} label=${u(`account.handle`)} hint=${u(`account.handle-hint`)} value=${o} onInput=${d} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${g?y`<p class="soft">${g}</p>`:y`<${c} label=${u(`account.way`)} value=${f} options=${x} onChange=${p} />`}
${f===`password`?y`<${q} label=${u(`account.password`)} hint=${u(`account.password-hint`)} value=${m} onInput=${h}
wrong=${b.password} autocomplete="new-password" />`:y`<p>${u(`account.passkey-text`)}</p>`}
${v}
<button class="button main">${u(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${r}>${u(`account.have-one`)}</button>
<//>`}function pe({onOut:e}){let[t,n]=s(null),{ask:r,wrong:i}=A({onOut:e});return y`<section class="card">
<h2>${u(`account.invite`)}</h2>
<p>${u(`account.invite-text`)}</p>
${i}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${u(`account.invite-make`)}</button>
${t&&y`<${me} link=${t} onClose=${()=>n(null)} />`}
</section>`}function me({link:{url:e,expires_at:t},onClose:n}){return y`<${_} title=${u(`account.invite`)} onClose=${n}>
<div class="link-code"><${w} text=${e} label=${u(`account.invite-code`)} /></div>
<p>${u(`account.invite-until`,{time:m(t)})}</p>
<${l} label=${u(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${L} text=${e} />
<//>`}function he({said:t,...n}){let{account:r}=n,[i,a]=s(null),o=()=>{a(null),n.onAccount({...r,recovery_codes_left:i?.length})};if(i)return y`<${I} codes=${i} handle=${r.handle} onKept=${o} />`;let c=!r.has_password&&r.passkeys.length===0;return y`<${e} title=${r.name}>
<p class="soft">${u(`account.signed-in-as`,{handle:r.handle})}</p>
${t&&y`<p class="note warn" role="status">${t}</p>`}
${c&&y`<p class="note warn" role="status">${u(`account.no-way-in`)}</p>`}
<${ge} tournaments=${r.tournaments} />
<${G} ...${n} />
<${le} ...${n} />
<${R} ...${n} onCodes=${a} />
<${z} ...${n} />
<${pe} onOut=${n.onOut} />
<${_e} onOut=${n.onOut} />
<${D} />
<//>`}function ge({tournaments:e}){let{tournament:t,official:n}=r(),i=e=>e.id===t?.id&&e.official_id===n?.id;return y`<section class="card">
<h2>${u(`account.tournaments`)}</h2>
${e.length===0&&y`<p class="soft">${u(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>y`<li key=${e.id}>
<a class="row" href=${i(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>u(`hall-role.${e}`)).join(` · `)}</small></span>
${i(e)&&y`<span class="badge">${u(`account.you-are-in`)}</span>`}
<${d} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/found">${u(`account.found`)}</a>
</section>`}function _e({onOut:e}){let{outbox:t}=r(),[i,a]=s(!1),{ask:o,wrong:c}=A({onOut:e}),l=t.filter(({state:e})=>e!==`differs`).length,d=()=>{a(!1),o(async t=>{await t.signOut(),f(u(`account.signed-out`)),e(``)})};return y`${c}
<button class="button danger" type="button" onClick=${()=>l?a(!0):d()}>${u(`account.sign-out`)}</button>
${i&&y`<${n} title=${u(`account.sign-out`)} text=${u(`account.sign-out-unsent`,{count:l})} yes=${u(`account.sign-out`)} danger
onYes=${d} onClose=${()=>a(!1)} />`}`}function ve({said:t,onIn:n}){return y`<${e} title=${u(`account.sign-in`)}>
${t?y`<p class="note warn" role="status">${t}</p>`:y`<p>${u(`account.sign-in-text`)}</p>`}
<${J} onIn=${n} />
<a class="button" href="#/join">${u(`hall-join`)}</a>
<//>`}function J(e){let[t,n]=s(`password`),r=[`password`,`code`].map(e=>({value:e,text:u(`account.way.${e}`)}));return y`<${ye} ...${e} />
<${c} label=${u(`account.way`)} value=${t} options=${r} onChange=${n} />
${t===`password`?y`<${be} ...${e} />`:y`<${xe} ...${e} />`}`}function ye({onIn:e}){let t=W(),{ask:n,wrong:r}=A({denied:u(`account.denied.passkey`)});return t?y`<p class="soft">${t}</p>`:y`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${u(`account.by-passkey`)}</button>
</div>
${r}`}function be({onIn:e,handle:t=``}){let[n,r]=s(t),[i,a]=s(``),{ask:o,wrong:c,mistakes:l}=A({denied:u(`account.denied.password`)});return y`<form class="stack" onSubmit=${t=>{t.preventDefault(),o(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${r} wrong=${l.handle&&u(`account.wrong.name`)} />
<${q} label=${u(`account.password`)} value=${i} onInput=${a} wrong=${l.password}
autocomplete="current-password" />
${c}
<button class="button">${u(`account.by-password`)}</button>
</form>`}function xe({onIn:e,handle:t=``}){let[n,r]=s(t),[i,a]=s(``),[o,c]=s(``),{ask:d,wrong:f,mistakes:p}=A({denied:u(`account.denied.code`)});return y`<form class="stack" onSubmit=${t=>{t.preventDefault(),d(async t=>{await t.recover({handle:n,code:i,...o&&{password:o}}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${r} wrong=${p.handle&&u(`account.wrong.name`)} />
<${l} label=${u(`account.way.code`)} hint=${u(`account.code-hint`)} value=${i} onInput=${a} wrong=${p.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${q} label=${u(`account.new-password`)} hint=${u(`account.new-password-hint`)} value=${o} onInput=${c}
wrong=${p.password} autocomplete="new-password" />
${f}
<button class="button">${u(`account.by-code`)}</button>
</form>`}function Y(e){return y`<${l} ...${e} label=${u(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function Se({onProven:e,onClose:t}){let[n,r]=s(null);return g(()=>void X().then(r,t),[]),y`<${_} title=${u(`account.again`)} onClose=${t}>
<p>${u(`account.again-text`)}</p>
${n?y`<${J} handle=${n.handle} onIn=${async()=>{let{id:t}=await X();t===n.id?e():location.reload()}} />`:y`<${b} />`}
<//>`}async function X(){return(await h.account()).read()}let Z=null;function Ce({args:[t,...n]}){let[r,i]=s(t?null:Z),a=te(`#/account/${t}`)?.account;return g(()=>{a&&(Z=a,v(`#/account`,{replace:!0}))},[]),a?y`<${e} title=${u(`account.make`)} />`:t===`enter`&&n.length===2?y`<${P} tournament=${n[0]} official=${n[1]} />`:r?y`<${de} secret=${r} onDone=${()=>i(Z=null)} />`:y`<${we} said=${t?u(`account.mangled`):``} />`}function we({said:t}){let[n,r]=s(null),[i,a]=s(null),[o,c]=s(``),l=()=>(a(null),h.account().then(e=>e.read().then(r,a)));g(()=>void l(),[]);let d=e=>{c(e),r(null),a({status:401})};if(n)return y`<${he} account=${n} onAccount=${r} onOut=${d} said=${t} />`;if(i?.status===401)return y`<${ve} said=${o||t} onIn=${l} />`;if(!i)return y`<${e} title=${u(`account.title`)}><${b} /><//>`;let f=y`<button class="button main" onClick=${l}>${u(`try-again`)}</button>`;return y`<${e} title=${u(`account.title`)} actions=${f}>
<p class="note bad" role="alert">${j(i)}</p>
<//>`}const Q={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},$=Intl.DateTimeFormat().resolvedOptions().timeZone,Te=[.../* @__PURE__ */ new Set([$,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Ee=x(({rules:n})=>{let[r,i]=s(``),[a,o]=s(null),[c,d]=s(n.choice),[f,p]=s(Q[n.lang]),[m,g]=s($),[_]=s(()=>h.account().then(e=>e.tournamentId())),{ask:b,wrong:x,mistakes:S}=A({onOut:()=>v(`#/account`)}),C=a??Oe(r),w=ee(n.library,c),T=ke(w);return y`<${e} title=${u(`account.found`)} up="#/account">
<${De} rules=${n} book=${w} choice=${c} onChoice=${d} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:r.trim(),slug:C,rulebook:c,currency:T??f,time_zone:m};b(async e=>{let n=await e.found(await _,t);v(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
<${l} label=${u(`account.found-name`)} value=${r} onInput=${i} wrong=${S.name} autocomplete="off" maxlength="200" />
<${l} label=${u(`account.found-slug`)} hint=${u(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${o}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?y`<p>${u(`account.found-currency-fixed`,{currency:T})}</p>`:y`<${t} label=${u(`account.found-currency`)} value=${f} options=${Ae()} onChange=${p} />`}
<${t} label=${u(`account.found-zone`)} value=${m} options=${Te} onChange=${g} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&y`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${x}
<button class="button main">${u(`account.found-make`)}</button>
</form>
<//>`});function De({rules:e,book:t,choice:n,onChoice:r}){let[i,a]=s(!1);return y`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${d} name="book" />
<span class="body"><small>${u(`account.found-rules`)}</small><strong>${re(e,t)}</strong></span>
<span class="badge">${u(`call.change`)}</span>
</button>
<${S} rules=${e} standing=${t.content.standing} />
${i&&y`<${C} rules=${e} value=${n} onUse=${e=>{a(!1),r(e)}} onClose=${()=>a(!1)} />`}
</div>`}function Oe(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Ae(){let e=p(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}export{Ce as Account,Ee as NewTournament,Se as SignInAgain};