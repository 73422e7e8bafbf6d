import{$t as e,Ft as t,Ht as n,Ir as r,It as i,Jt as a,K as o,Lt as s,Pt as c,Qt as l,Rr as u,Rt as d,Ut as f,Wt as p,Y as m,bn as h,mn as g,qt as _,tn as v,un as y,zt as b}from"./app.js";import{B as x,F as S,R as C,U as w,W as T,ct as ee,dt as te,ft as E,lt as D,nt as O,st as k,ut as ne,z as re}from"./shared.js";const ie=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ae=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],oe=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function A({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:r,wrong:i}=m(),[a,o]=u({});return{ask:i=>n(async()=>{o({});try{let e=await h.account();await ee(async()=>i(e))}catch(n){if(n.status===401)return e(v(`account.out-here`));let i=se(n.problem?.errors??[]);o(i),Object.keys(i).length===0&&r(n.slug===`not-signed-in`?t:j(n))}}),wrong:i,mistakes:a}}function j(e){if(e.name===`NoPasskey`)return v(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return v(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?v(`account.too-many`,{seconds:e.retryAfter}):ie.includes(e.slug)?v(`account.refused.${e.slug}`):e.message}function se(e){return Object.fromEntries(e.map(e=>[e.field,M(e)]))}function M({field:e,message:t,cure:n}){return e===`password`?N(t):ae.includes(e)?v(`account.wrong.${e}`):`${t} ${n}`}function N(e){let t=oe.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?v(`account.weak.length`):`${v(`account.weak.${t}`)} ${v(`account.weak.cure`)}`}function P(e){return y`<${D} to=${e.tournament}><${F} ...${e} /><//>`}function F({tournament:e,official:t}){let n=te(),{ask:i,wrong:a}=A({onOut:()=>n(`#/account`)}),o=()=>i(async()=>{await h.enter(e,t),_(v(`hall-joined`,{name:h.snapshot.state.settings.name})),n(`#/tables`)});if(r(()=>void o(),[]),!a)return y`<${ne} up="#/account" />`;let s=y`<button class="button main" onClick=${o}>${v(`try-again`)}</button>`;return y`<${f} title=${v(`hall-join-failed`)} up="#/account" actions=${s}>${a}<//>`}function I({codes:e,handle:t,onKept:n}){let r=v(`account.codes-for`,{handle:t}),i=[r,``,...e,``].join(`
`),a=()=>O(new Blob([i],{type:`text/plain`}),`shinpan-recovery-codes.txt`),o=y`<button class="button main" onClick=${n}>${v(`account.codes-kept`)}</button>`;return y`<${f} title=${v(`account.codes`)} up=${null} actions=${o}>
<p class="unprinted">${v(`account.codes-text`)}</p>
<section class="card">
<h2>${r}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>y`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${i} />
<button class="button" type="button" onClick=${()=>print()}>${v(`account.print`)}</button>
<button class="button" type="button" onClick=${a}>${v(`account.save`)}</button>
</div>
<//>`}function L({text:e}){return navigator.clipboard?y`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>_(v(`account.copied`)),()=>_(v(`account.not-copied`)))}>${v(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[r,i]=u(!1),{ask:a,wrong:s}=A({onOut:n});return y`<section class="card">
<h2>${v(`account.codes`)}</h2>
<p>${v(`account.codes-left`,{count:e})}</p>
${e<3&&y`<p class="note warn">${v(`account.codes-few`)}</p>`}
${s}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${v(`account.codes-new`)}</button>
${r&&y`<${o} title=${v(`account.codes-new-ask`)} text=${v(`account.codes-new-text`)} yes=${v(`account.codes-new`)} danger
onYes=${()=>{i(!1),a(async e=>t(await e.renewCodes()))}} onClose=${()=>i(!1)} />`}
</section>`}function z({account:e,onAccount:t,onOut:n}){let{ask:r,wrong:i}=A({onOut:n}),a=e=>r(async n=>{t(await n.endSession(e)),_(v(`account.session-ended`))});return y`<section class="card">
<h2>${v(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>y`<li key=${e.id}><${B} session=${e} onEnd=${()=>a(e.id)} /></li>`)}
</ul>
${i}
</section>`}function B({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=U(e);return y`<div class="row">
<span class="body"><strong>${i}</strong><small>${v(`account.session-seen`,{time:l(t)})}</small></span>
${n?y`<span class="badge">${v(`account.session-here`)}</span>`:y`<button class="button" aria-label=${v(`account.session-end-this`,{agent:i})} onClick=${r}>${v(`account.session-end`)}</button>`}
</div>`}const V=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],H=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function U(e){return[V,H].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||v(`account.unknown-agent`)}function W(){let[e,t]=u(``);return r(()=>void h.account().then(e=>t(e.obstacle())),[]),e&&v(`account.obstacle.${e}`)}function G({account:e,onAccount:t,onOut:n}){let[r,i]=u(!1),[a,s]=u(null),c=W(),{ask:l,wrong:d}=A({onOut:n});return y`<section class="card">
<h2>${v(`account.passkeys`)}</h2>
${e.passkeys.length===0&&y`<p class="soft">${v(`account.no-passkeys`)}</p>`}
<ul class="rows">
${e.passkeys.map(e=>y`<li key=${e.id}><${K} passkey=${e} onRemove=${()=>s(e)} /></li>`)}
</ul>
${d}
${c?y`<p class="soft">${c}</p>`:y`<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${v(`account.add-passkey`)}</button>`}
${r&&y`<${ce} onAdded=${e=>{i(!1),_(v(`account.passkey-added`)),t(e)}} onOut=${n} onClose=${()=>i(!1)} />`}
${a&&y`<${o} title=${v(`account.remove-ask`)} text=${v(`account.remove-text`,{label:a.label})} yes=${v(`account.remove`)}
danger onYes=${()=>{s(null),l(async e=>t(await e.removePasskey(a.id)))}} onClose=${()=>s(null)} />`}
</section>`}function K({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?v(`account.passkey-used`,{time:l(n)}):v(`account.passkey-made`,{time:l(t)});return y`<div class="row">
<span class="body"><strong>${e}</strong><small>${i}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${v(`account.remove-this`,{label:e})} onClick=${r}>
${v(`account.remove`)}
</button>
</div>`}function ce({onAdded:e,onOut:t,onClose:n}){let[r,i]=u(()=>U(navigator.userAgent)),{ask:a,wrong:o,mistakes:l}=A({onOut:t});return y`<${c} title=${v(`account.add-passkey`)} onClose=${n}>
<form onSubmit=${t=>{t.preventDefault(),a(async t=>e(await t.addPasskey(r.trim())))}}>
<${s} label=${v(`account.passkey-label`)} hint=${v(`account.passkey-label-hint`)} value=${r} onInput=${i}
wrong=${l.label??l.credential} maxlength="200" />
${o}
<button class="button main">${v(`account.add-passkey`)}</button>
</form>
<//>`}function q(e){let[t,n]=u(!1);return y`<${s} ...${e} type=${t?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${b} label=${v(`account.show`)} checked=${t} onChange=${n} />`}function le({account:e,onAccount:n,onOut:r}){let i=v(e.has_password?`account.password-change`:`account.password-set`);return y`<${t} title=${y`<h2>${i}</h2>`}>
${()=>y`<${ue} account=${e} label=${i} onAccount=${n} onOut=${r} />`}
<//>`}function ue({account:e,label:t,onAccount:n,onOut:r}){let[i,a]=u(``),[o,c]=u(``),{ask:l,wrong:d,mistakes:f}=A({onOut:r});return y`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{n(await t.setPassword({password:o,...e.has_password&&{current:i}})),a(``),c(``),_(v(`account.password-done`))})}}>
${e.has_password&&y`<${s} type="password" label=${v(`account.password-current`)} value=${i} onInput=${a} wrong=${f.current}
autocomplete="current-password" maxlength="200" />`}
<${q} label=${v(`account.new-password`)} hint=${v(`account.password-hint`)} value=${o} onInput=${c}
wrong=${f.password} autocomplete="new-password" />
<p class="soft">${v(`account.password-others`)}</p>
${d}
<button class="button main">${t}</button>
</form>`}function de({secret:e,onDone:t}){let[n,r]=u(null);return n?y`<${I} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:y`<${fe} secret=${e} onMade=${r} onAccount=${t} />`}function fe({secret:e,onMade:t,onAccount:n}){let[r,a]=u(``),[o,c]=u(``),[l,d]=u(`password`),[p,m]=u(``),h=W(),{ask:g,wrong:_,mistakes:b}=A(),x=[`password`,`passkey`].map(e=>({value:e,text:v(`account.way.${e}`)}));return y`<${f} title=${v(`account.make`)}>
<p>${v(`account.make-text`)}</p>
<form class="stack" onSubmit=${n=>{n.preventDefault();let i={link:e,handle:o.trim().toLowerCase(),name:r.trim()};g(async e=>t(await e.create(l===`password`?{...i,password:p}:i)))}}>
<${s} label=${v(`account.name`)} hint=${v(`account.name-hint`)} value=${r} onInput=${a} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${s} label=${v(`account.handle`)} hint=${v(`account.handle-hint`)} value=${o} onInput=${c} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${h?y`<p class="soft">${h}</p>`:y`<${i} label=${v(`account.way`)} value=${l} options=${x} onChange=${d} />`}
${l===`password`?y`<${q} label=${v(`account.password`)} hint=${v(`account.password-hint`)} value=${p} onInput=${m}
wrong=${b.password} autocomplete="new-password" />`:y`<p>${v(`account.passkey-text`)}</p>`}
${_}
<button class="button main">${v(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${n}>${v(`account.have-one`)}</button>
<//>`}function pe({onOut:e}){let[t,n]=u(null),{ask:r,wrong:i}=A({onOut:e});return y`<section class="card">
<h2>${v(`account.invite`)}</h2>
<p>${v(`account.invite-text`)}</p>
${i}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${v(`account.invite-make`)}</button>
${t&&y`<${me} link=${t} onClose=${()=>n(null)} />`}
</section>`}function me({link:{url:e,expires_at:t},onClose:n}){return y`<${c} title=${v(`account.invite`)} onClose=${n}>
<div class="link-code"><${T} text=${e} label=${v(`account.invite-code`)} /></div>
<p>${v(`account.invite-until`,{time:l(t)})}</p>
<${s} label=${v(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${L} text=${e} />
<//>`}function he({said:e,...t}){let{account:n}=t,[r,i]=u(null),a=()=>{i(null),t.onAccount({...n,recovery_codes_left:r?.length})};if(r)return y`<${I} codes=${r} handle=${n.handle} onKept=${a} />`;let o=!n.has_password&&n.passkeys.length===0;return y`<${f} title=${n.name}>
<p class="soft">${v(`account.signed-in-as`,{handle:n.handle})}</p>
${e&&y`<p class="note warn" role="status">${e}</p>`}
${o&&y`<p class="note warn" role="status">${v(`account.no-way-in`)}</p>`}
<${ge} tournaments=${n.tournaments} />
<${G} ...${t} />
<${le} ...${t} />
<${R} ...${t} onCodes=${i} />
<${z} ...${t} />
<${pe} onOut=${t.onOut} />
<${_e} onOut=${t.onOut} />
<${k} />
<//>`}function ge({tournaments:e}){let{tournament:t,official:n}=a(),r=e=>e.id===t?.id&&e.official_id===n?.id;return y`<section class="card">
<h2>${v(`account.tournaments`)}</h2>
${e.length===0&&y`<p class="soft">${v(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>y`<li key=${e.id}>
<a class="row" href=${r(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>v(`hall-role.${e}`)).join(` · `)}</small></span>
${r(e)&&y`<span class="badge">${v(`account.you-are-in`)}</span>`}
<${p} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/found">${v(`account.found`)}</a>
</section>`}function _e({onOut:e}){let{outbox:t}=a(),[n,r]=u(!1),{ask:i,wrong:s}=A({onOut:e}),c=t.filter(({state:e})=>e!==`differs`).length,l=()=>{r(!1),i(async t=>{await t.signOut(),_(v(`account.signed-out`)),e(``)})};return y`${s}
<button class="button danger" type="button" onClick=${()=>c?r(!0):l()}>${v(`account.sign-out`)}</button>
${n&&y`<${o} title=${v(`account.sign-out`)} text=${v(`account.sign-out-unsent`,{count:c})} yes=${v(`account.sign-out`)} danger
onYes=${l} onClose=${()=>r(!1)} />`}`}function ve({said:e,onIn:t}){return y`<${f} title=${v(`account.sign-in`)}>
${e?y`<p class="note warn" role="status">${e}</p>`:y`<p>${v(`account.sign-in-text`)}</p>`}
<${J} onIn=${t} />
<a class="button" href="#/join">${v(`hall-join`)}</a>
<//>`}function J(e){let[t,n]=u(`password`),r=[`password`,`code`].map(e=>({value:e,text:v(`account.way.${e}`)}));return y`<${ye} ...${e} />
<${i} label=${v(`account.way`)} value=${t} options=${r} onChange=${n} />
${t===`password`?y`<${be} ...${e} />`:y`<${xe} ...${e} />`}`}function ye({onIn:e}){let t=W(),{ask:n,wrong:r}=A({denied:v(`account.denied.passkey`)});return t?y`<p class="soft">${t}</p>`:y`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${v(`account.by-passkey`)}</button>
</div>
${r}`}function be({onIn:e,handle:t=``}){let[n,r]=u(t),[i,a]=u(``),{ask:o,wrong:s,mistakes:c}=A({denied:v(`account.denied.password`)});return y`<form class="stack" onSubmit=${t=>{t.preventDefault(),o(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${r} wrong=${c.handle&&v(`account.wrong.name`)} />
<${q} label=${v(`account.password`)} value=${i} onInput=${a} wrong=${c.password}
autocomplete="current-password" />
${s}
<button class="button">${v(`account.by-password`)}</button>
</form>`}function xe({onIn:e,handle:t=``}){let[n,r]=u(t),[i,a]=u(``),[o,c]=u(``),{ask:l,wrong:d,mistakes:f}=A({denied:v(`account.denied.code`)});return y`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{await t.recover({handle:n,code:i,...o&&{password:o}}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${r} wrong=${f.handle&&v(`account.wrong.name`)} />
<${s} label=${v(`account.way.code`)} hint=${v(`account.code-hint`)} value=${i} onInput=${a} wrong=${f.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${q} label=${v(`account.new-password`)} hint=${v(`account.new-password-hint`)} value=${o} onInput=${c}
wrong=${f.password} autocomplete="new-password" />
${d}
<button class="button">${v(`account.by-code`)}</button>
</form>`}function Y(e){return y`<${s} ...${e} label=${v(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function Se({onProven:e,onClose:t}){let[i,a]=u(null);return r(()=>void X().then(a,t),[]),y`<${c} title=${v(`account.again`)} onClose=${t}>
<p>${v(`account.again-text`)}</p>
${i?y`<${J} handle=${i.handle} onIn=${async()=>{let{id:t}=await X();t===i.id?e():location.reload()}} />`:y`<${n} />`}
<//>`}async function X(){return(await h.account()).read()}let Z=null;function Ce({args:[e,...t]}){let[n,i]=u(e?null:Z),a=E(`#/account/${e}`)?.account;return r(()=>{a&&(Z=a,g(`#/account`,{replace:!0}))},[]),a?y`<${f} title=${v(`account.make`)} />`:e===`enter`&&t.length===2?y`<${P} tournament=${t[0]} official=${t[1]} />`:n?y`<${de} secret=${n} onDone=${()=>i(Z=null)} />`:y`<${we} said=${e?v(`account.mangled`):``} />`}function we({said:e}){let[t,i]=u(null),[a,o]=u(null),[s,c]=u(``),l=()=>(o(null),h.account().then(e=>e.read().then(i,o)));r(()=>void l(),[]);let d=e=>{c(e),i(null),o({status:401})};if(t)return y`<${he} account=${t} onAccount=${i} onOut=${d} said=${e} />`;if(a?.status===401)return y`<${ve} said=${s||e} onIn=${l} />`;if(!a)return y`<${f} title=${v(`account.title`)}><${n} /><//>`;let p=y`<button class="button main" onClick=${l}>${v(`try-again`)}</button>`;return y`<${f} title=${v(`account.title`)} actions=${p}>
<p class="note bad" role="alert">${j(a)}</p>
<//>`}const Q={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},$=Intl.DateTimeFormat().resolvedOptions().timeZone,Te=[.../* @__PURE__ */ new Set([$,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Ee=w(({rules:e})=>{let[t,n]=u(``),[r,i]=u(null),[a,o]=u(e.choice),[c,l]=u(Q[e.lang]),[p,m]=u($),[_]=u(()=>h.account().then(e=>e.tournamentId())),{ask:b,wrong:x,mistakes:S}=A({onOut:()=>g(`#/account`)}),C=r??Oe(t),w=re(e.library,a),T=ke(w);return y`<${f} title=${v(`account.found`)} up="#/account">
<${De} rules=${e} book=${w} choice=${a} onChoice=${o} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let n={name:t.trim(),slug:C,rulebook:a,currency:T??c,time_zone:p};b(async e=>{let t=await e.found(await _,n);g(`#/account/enter/${t.id}/${t.official_id}`,{replace:!0})})}}>
<${s} label=${v(`account.found-name`)} value=${t} onInput=${n} wrong=${S.name} autocomplete="off" maxlength="200" />
<${s} label=${v(`account.found-slug`)} hint=${v(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${i}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?y`<p>${v(`account.found-currency-fixed`,{currency:T})}</p>`:y`<${d} label=${v(`account.found-currency`)} value=${c} options=${Ae()} onChange=${l} />`}
<${d} label=${v(`account.found-zone`)} value=${p} options=${Te} onChange=${m} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&y`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${x}
<button class="button main">${v(`account.found-make`)}</button>
</form>
<//>`});function De({rules:e,book:t,choice:n,onChoice:r}){let[i,a]=u(!1);return y`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${p} name="book" />
<span class="body"><small>${v(`account.found-rules`)}</small><strong>${x(e,t)}</strong></span>
<span class="badge">${v(`call.change`)}</span>
</button>
<${C} rules=${e} standing=${t.content.standing} />
${i&&y`<${S} rules=${e} value=${n} onUse=${e=>{a(!1),r(e)}} onClose=${()=>a(!1)} />`}
</div>`}function Oe(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Ae(){let t=e(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(e=>({value:e,text:`${e} · ${t.of(e)}`}))}export{Ce as Account,Ee as NewTournament,Se as SignInAgain};