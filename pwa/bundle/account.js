import{Ct as e,Dt as t,Et as n,Gr as r,Kt as i,Mt as a,Nt as o,Pt as s,Rt as c,Tt as l,Ur as u,Ut as d,Vt as f,Wt as p,kt as m,pn as h,sn as g,tn as _,w as v,wt as y}from"./app.js";import{At as b,Gt as x,Nt as S,Ot as C,Pt as w,Qt as T,Tt as ee,an as te,cn as E,in as D,kt as O,on as k,rn as ne,sn as re}from"./shared.js";const ie=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ae=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],oe=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function A({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:a,wrong:o}=v(),[s,c]=r({});return{ask:r=>n(async()=>{c({});try{let e=await h.account();await D(async()=>r(e))}catch(n){if(n.status===401)return e(i(`account.out-here`));let r=se(n.problem?.errors??[]);c(r),Object.keys(r).length===0&&a(n.slug===`not-signed-in`?t:j(n))}}),wrong:o,mistakes:s}}function j(e){if(e.name===`NoPasskey`)return i(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return i(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?i(`account.too-many`,{seconds:e.retryAfter}):ie.includes(e.slug)?i(`account.refused.${e.slug}`):e.message}function se(e){return Object.fromEntries(e.map(e=>[e.field,M(e)]))}function M({field:e,message:t,cure:n}){return e===`password`?N(t):ae.includes(e)?i(`account.wrong.${e}`):`${t} ${n}`}function N(e){let t=oe.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?i(`account.weak.length`):`${i(`account.weak.${t}`)} ${i(`account.weak.cure`)}`}function P(e){return _`<${te} to=${e.tournament}><${F} ...${e} /><//>`}function F({tournament:e,official:t}){let n=re(),{ask:r,wrong:a}=A({onOut:()=>n(`#/account`)}),s=()=>r(async()=>{await h.enter(e,t),c(i(`hall-joined`,{name:h.snapshot.state.settings.name})),n(`#/tables`)});if(u(()=>void s(),[]),!a)return _`<${k} up="#/account" />`;let l=_`<button class="button main" onClick=${s}>${i(`try-again`)}</button>`;return _`<${o} title=${i(`hall-join-failed`)} up="#/account" actions=${l}>${a}<//>`}function I({codes:e,handle:t,onKept:n}){let r=i(`account.codes-for`,{handle:t}),a=[r,``,...e,``].join(`
`),s=()=>T(new Blob([a],{type:`text/plain`}),`shinpan-recovery-codes.txt`),c=_`<button class="button main" onClick=${n}>${i(`account.codes-kept`)}</button>`;return _`<${o} title=${i(`account.codes`)} up=${null} actions=${c}>
<p class="unprinted">${i(`account.codes-text`)}</p>
<section class="card">
<h2>${r}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>_`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${a} />
<button class="button" type="button" onClick=${()=>print()}>${i(`account.print`)}</button>
<button class="button" type="button" onClick=${s}>${i(`account.save`)}</button>
</div>
<//>`}function L({text:e}){return navigator.clipboard?_`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>c(i(`account.copied`)),()=>c(i(`account.not-copied`)))}>${i(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[a,o]=r(!1),{ask:s,wrong:c}=A({onOut:n});return _`<section class="card">
<h2>${i(`account.codes`)}</h2>
<p>${i(`account.codes-left`,{count:e})}</p>
${e<3&&_`<p class="note warn">${i(`account.codes-few`)}</p>`}
${c}
<button class="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${i(`account.codes-new`)}</button>
${a&&_`<${x} title=${i(`account.codes-new-ask`)} text=${i(`account.codes-new-text`)} yes=${i(`account.codes-new`)} danger
onYes=${()=>{o(!1),s(async e=>t(await e.renewCodes()))}} onClose=${()=>o(!1)} />`}
</section>`}function z({account:e,onAccount:t,onOut:n}){let{ask:r,wrong:a}=A({onOut:n}),o=e=>r(async n=>{t(await n.endSession(e)),c(i(`account.session-ended`))});return _`<section class="card">
<h2>${i(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>_`<li key=${e.id}><${B} session=${e} onEnd=${()=>o(e.id)} /></li>`)}
</ul>
${a}
</section>`}function B({session:{agent:e,seen_at:t,here:n},onEnd:r}){let a=U(e);return _`<div class="row">
<span class="body"><strong>${a}</strong><small>${i(`account.session-seen`,{time:d(t)})}</small></span>
${n?_`<span class="badge">${i(`account.session-here`)}</span>`:_`<button class="button" aria-label=${i(`account.session-end-this`,{agent:a})} onClick=${r}>${i(`account.session-end`)}</button>`}
</div>`}const V=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],H=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function U(e){return[V,H].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||i(`account.unknown-agent`)}function W(){let[e,t]=r(``);return u(()=>void h.account().then(e=>t(e.obstacle())),[]),e&&i(`account.obstacle.${e}`)}function G({account:e,onAccount:t,onOut:n}){let[a,o]=r(!1),[s,l]=r(null),u=W(),{ask:d,wrong:f}=A({onOut:n});return _`<section class="card">
<h2>${i(`account.passkeys`)}</h2>
${e.passkeys.length===0&&_`<p class="soft">${i(`account.no-passkeys`)}</p>`}
<ul class="rows">
${e.passkeys.map(e=>_`<li key=${e.id}><${K} passkey=${e} onRemove=${()=>l(e)} /></li>`)}
</ul>
${f}
${u?_`<p class="soft">${u}</p>`:_`<button class="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${i(`account.add-passkey`)}</button>`}
${a&&_`<${ce} onAdded=${e=>{o(!1),c(i(`account.passkey-added`)),t(e)}} onOut=${n} onClose=${()=>o(!1)} />`}
${s&&_`<${x} title=${i(`account.remove-ask`)} text=${i(`account.remove-text`,{label:s.label})} yes=${i(`account.remove`)}
danger onYes=${()=>{l(null),d(async e=>t(await e.removePasskey(s.id)))}} onClose=${()=>l(null)} />`}
</section>`}function K({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let a=n?i(`account.passkey-used`,{time:d(n)}):i(`account.passkey-made`,{time:d(t)});return _`<div class="row">
<span class="body"><strong>${e}</strong><small>${a}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${i(`account.remove-this`,{label:e})} onClick=${r}>
${i(`account.remove`)}
</button>
</div>`}function ce({onAdded:t,onOut:a,onClose:o}){let[s,c]=r(()=>U(navigator.userAgent)),{ask:l,wrong:u,mistakes:d}=A({onOut:a});return _`<${e} title=${i(`account.add-passkey`)} onClose=${o}>
<form onSubmit=${e=>{e.preventDefault(),l(async e=>t(await e.addPasskey(s.trim())))}}>
<${n} label=${i(`account.passkey-label`)} hint=${i(`account.passkey-label-hint`)} value=${s} onInput=${c}
wrong=${d.label??d.credential} maxlength="200" />
${u}
<button class="button main">${i(`account.add-passkey`)}</button>
</form>
<//>`}function q(e){let[t,a]=r(!1);return _`<${n} ...${e} type=${t?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${m} label=${i(`account.show`)} checked=${t} onChange=${a} />`}function le({account:e,onAccount:t,onOut:n}){let r=i(e.has_password?`account.password-change`:`account.password-set`);return _`<${y} title=${_`<h2>${r}</h2>`}>
${()=>_`<${ue} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function ue({account:e,label:t,onAccount:a,onOut:o}){let[s,l]=r(``),[u,d]=r(``),{ask:f,wrong:p,mistakes:m}=A({onOut:o});return _`<form class="stack" onSubmit=${t=>{t.preventDefault(),f(async t=>{a(await t.setPassword({password:u,...e.has_password&&{current:s}})),l(``),d(``),c(i(`account.password-done`))})}}>
${e.has_password&&_`<${n} type="password" label=${i(`account.password-current`)} value=${s} onInput=${l} wrong=${m.current}
autocomplete="current-password" maxlength="200" />`}
<${q} label=${i(`account.new-password`)} hint=${i(`account.password-hint`)} value=${u} onInput=${d}
wrong=${m.password} autocomplete="new-password" />
<p class="soft">${i(`account.password-others`)}</p>
${p}
<button class="button main">${t}</button>
</form>`}function de({secret:e,onDone:t}){let[n,i]=r(null);return n?_`<${I} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:_`<${fe} secret=${e} onMade=${i} onAccount=${t} />`}function fe({secret:e,onMade:t,onAccount:a}){let[s,c]=r(``),[u,d]=r(``),[f,p]=r(`password`),[m,h]=r(``),g=W(),{ask:v,wrong:y,mistakes:b}=A(),x=[`password`,`passkey`].map(e=>({value:e,text:i(`account.way.${e}`)}));return _`<${o} title=${i(`account.make`)}>
<p>${i(`account.make-text`)}</p>
<form class="stack" onSubmit=${n=>{n.preventDefault();let r={link:e,handle:u.trim().toLowerCase(),name:s.trim()};v(async e=>t(await e.create(f===`password`?{...r,password:m}:r)))}}>
<${n} label=${i(`account.name`)} hint=${i(`account.name-hint`)} value=${s} onInput=${c} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${n} label=${i(`account.handle`)} hint=${i(`account.handle-hint`)} value=${u} onInput=${d} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${g?_`<p class="soft">${g}</p>`:_`<${l} label=${i(`account.way`)} value=${f} options=${x} onChange=${p} />`}
${f===`password`?_`<${q} label=${i(`account.password`)} hint=${i(`account.password-hint`)} value=${m} onInput=${h}
wrong=${b.password} autocomplete="new-password" />`:_`<p>${i(`account.passkey-text`)}</p>`}
${y}
<button class="button main">${i(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${a}>${i(`account.have-one`)}</button>
<//>`}function pe({onOut:e}){let[t,n]=r(null),{ask:a,wrong:o}=A({onOut:e});return _`<section class="card">
<h2>${i(`account.invite`)}</h2>
<p>${i(`account.invite-text`)}</p>
${o}
<button class="button" aria-haspopup="dialog" onClick=${()=>a(async e=>n(await e.makeLink()))}>${i(`account.invite-make`)}</button>
${t&&_`<${me} link=${t} onClose=${()=>n(null)} />`}
</section>`}function me({link:{url:t,expires_at:r},onClose:a}){return _`<${e} title=${i(`account.invite`)} onClose=${a}>
<div class="link-code"><${w} text=${t} label=${i(`account.invite-code`)} /></div>
<p>${i(`account.invite-until`,{time:d(r)})}</p>
<${n} label=${i(`account.invite-link`)} value=${t} onInput=${()=>{}} readonly />
<${L} text=${t} />
<//>`}function he({said:e,...t}){let{account:n}=t,[a,s]=r(null),c=()=>{s(null),t.onAccount({...n,recovery_codes_left:a?.length})};if(a)return _`<${I} codes=${a} handle=${n.handle} onKept=${c} />`;let l=!n.has_password&&n.passkeys.length===0;return _`<${o} title=${n.name}>
<p class="soft">${i(`account.signed-in-as`,{handle:n.handle})}</p>
${e&&_`<p class="note warn" role="status">${e}</p>`}
${l&&_`<p class="note warn" role="status">${i(`account.no-way-in`)}</p>`}
<${ge} tournaments=${n.tournaments} />
<${G} ...${t} />
<${le} ...${t} />
<${R} ...${t} onCodes=${s} />
<${z} ...${t} />
<${pe} onOut=${t.onOut} />
<${_e} onOut=${t.onOut} />
<${ne} />
<//>`}function ge({tournaments:e}){let{tournament:t,official:n}=f(),r=e=>e.id===t?.id&&e.official_id===n?.id;return _`<section class="card">
<h2>${i(`account.tournaments`)}</h2>
${e.length===0&&_`<p class="soft">${i(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>_`<li key=${e.id}>
<a class="row" href=${r(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>i(`hall-role.${e}`)).join(` · `)}</small></span>
${r(e)&&_`<span class="badge">${i(`account.you-are-in`)}</span>`}
<${s} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/found">${i(`account.found`)}</a>
</section>`}function _e({onOut:e}){let{outbox:t}=f(),[n,a]=r(!1),{ask:o,wrong:s}=A({onOut:e}),l=t.filter(({state:e})=>e!==`differs`).length,u=()=>{a(!1),o(async t=>{await t.signOut(),c(i(`account.signed-out`)),e(``)})};return _`${s}
<button class="button danger" type="button" onClick=${()=>l?a(!0):u()}>${i(`account.sign-out`)}</button>
${n&&_`<${x} title=${i(`account.sign-out`)} text=${i(`account.sign-out-unsent`,{count:l})} yes=${i(`account.sign-out`)} danger
onYes=${u} onClose=${()=>a(!1)} />`}`}function ve({said:e,onIn:t}){return _`<${o} title=${i(`account.sign-in`)}>
${e?_`<p class="note warn" role="status">${e}</p>`:_`<p>${i(`account.sign-in-text`)}</p>`}
<${J} onIn=${t} />
<a class="button" href="#/join">${i(`hall-join`)}</a>
<//>`}function J(e){let[t,n]=r(`password`),a=[`password`,`code`].map(e=>({value:e,text:i(`account.way.${e}`)}));return _`<${ye} ...${e} />
<${l} label=${i(`account.way`)} value=${t} options=${a} onChange=${n} />
${t===`password`?_`<${be} ...${e} />`:_`<${xe} ...${e} />`}`}function ye({onIn:e}){let t=W(),{ask:n,wrong:r}=A({denied:i(`account.denied.passkey`)});return t?_`<p class="soft">${t}</p>`:_`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${i(`account.by-passkey`)}</button>
</div>
${r}`}function be({onIn:e,handle:t=``}){let[n,a]=r(t),[o,s]=r(``),{ask:c,wrong:l,mistakes:u}=A({denied:i(`account.denied.password`)});return _`<form class="stack" onSubmit=${t=>{t.preventDefault(),c(async t=>{await t.signIn({handle:n,password:o}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${a} wrong=${u.handle&&i(`account.wrong.name`)} />
<${q} label=${i(`account.password`)} value=${o} onInput=${s} wrong=${u.password}
autocomplete="current-password" />
${l}
<button class="button">${i(`account.by-password`)}</button>
</form>`}function xe({onIn:e,handle:t=``}){let[a,o]=r(t),[s,c]=r(``),[l,u]=r(``),{ask:d,wrong:f,mistakes:p}=A({denied:i(`account.denied.code`)});return _`<form class="stack" onSubmit=${t=>{t.preventDefault(),d(async t=>{await t.recover({handle:a,code:s,...l&&{password:l}}),await e()})}}>
<${Y} readonly=${!!t} value=${a} onInput=${o} wrong=${p.handle&&i(`account.wrong.name`)} />
<${n} label=${i(`account.way.code`)} hint=${i(`account.code-hint`)} value=${s} onInput=${c} wrong=${p.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${q} label=${i(`account.new-password`)} hint=${i(`account.new-password-hint`)} value=${l} onInput=${u}
wrong=${p.password} autocomplete="new-password" />
${f}
<button class="button">${i(`account.by-code`)}</button>
</form>`}function Y(e){return _`<${n} ...${e} label=${i(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function Se({onProven:t,onClose:n}){let[o,s]=r(null);return u(()=>void X().then(s,n),[]),_`<${e} title=${i(`account.again`)} onClose=${n}>
<p>${i(`account.again-text`)}</p>
${o?_`<${J} handle=${o.handle} onIn=${async()=>{let{id:e}=await X();e===o.id?t():location.reload()}} />`:_`<${a} />`}
<//>`}async function X(){return(await h.account()).read()}let Z=null;function Ce({args:[e,...t]}){let[n,a]=r(e?null:Z),s=E(`#/account/${e}`)?.account;return u(()=>{s&&(Z=s,g(`#/account`,{replace:!0}))},[]),s?_`<${o} title=${i(`account.make`)} />`:e===`enter`&&t.length===2?_`<${P} tournament=${t[0]} official=${t[1]} />`:n?_`<${de} secret=${n} onDone=${()=>a(Z=null)} />`:_`<${we} said=${e?i(`account.mangled`):``} />`}function we({said:e}){let[t,n]=r(null),[s,c]=r(null),[l,d]=r(``),f=()=>(c(null),h.account().then(e=>e.read().then(n,c)));u(()=>void f(),[]);let p=e=>{d(e),n(null),c({status:401})};if(t)return _`<${he} account=${t} onAccount=${n} onOut=${p} said=${e} />`;if(s?.status===401)return _`<${ve} said=${l||e} onIn=${f} />`;if(!s)return _`<${o} title=${i(`account.title`)}><${a} /><//>`;let m=_`<button class="button main" onClick=${f}>${i(`try-again`)}</button>`;return _`<${o} title=${i(`account.title`)} actions=${m}>
<p class="note bad" role="alert">${j(s)}</p>
<//>`}const Q={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},$=Intl.DateTimeFormat().resolvedOptions().timeZone,Te=[.../* @__PURE__ */ new Set([$,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Ee=S(({rules:e})=>{let[a,s]=r(``),[c,l]=r(null),[u,d]=r(e.choice),[f,p]=r(Q[e.lang]),[m,v]=r($),[y]=r(()=>h.account().then(e=>e.tournamentId())),{ask:b,wrong:x,mistakes:S}=A({onOut:()=>g(`#/account`)}),C=c??Oe(a),w=O(e.library,u),T=ke(w);return _`<${o} title=${i(`account.found`)} up="#/account">
<${De} rules=${e} book=${w} choice=${u} onChoice=${d} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:a.trim(),slug:C,rulebook:u,currency:T??f,time_zone:m};b(async e=>{let n=await e.found(await y,t);g(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
<${n} label=${i(`account.found-name`)} value=${a} onInput=${s} wrong=${S.name} autocomplete="off" maxlength="200" />
<${n} label=${i(`account.found-slug`)} hint=${i(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${l}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?_`<p>${i(`account.found-currency-fixed`,{currency:T})}</p>`:_`<${t} label=${i(`account.found-currency`)} value=${f} options=${Ae()} onChange=${p} />`}
<${t} label=${i(`account.found-zone`)} value=${m} options=${Te} onChange=${v} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&_`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${x}
<button class="button main">${i(`account.found-make`)}</button>
</form>
<//>`});function De({rules:e,book:t,choice:n,onChoice:a}){let[o,c]=r(!1);return _`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>c(!0)}>
<${s} name="book" />
<span class="body"><small>${i(`account.found-rules`)}</small><strong>${b(e,t)}</strong></span>
<span class="badge">${i(`call.change`)}</span>
</button>
<${C} rules=${e} standing=${t.content.standing} />
${o&&_`<${ee} rules=${e} value=${n} onUse=${e=>{c(!1),a(e)}} onClose=${()=>c(!1)} />`}
</div>`}function Oe(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Ae(){let e=p(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}export{Ce as Account,Ee as NewTournament,Se as SignInAgain};