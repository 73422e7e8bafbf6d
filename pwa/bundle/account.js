import{Fr as e,Ft as t,Ht as n,It as r,K as i,Kt as a,Lr as o,Lt as s,Nt as c,Pt as l,Qt as u,Rt as d,Ut as f,Vt as p,Y as m,Zt as h,en as g,ln as _,pn as v,qt as y,yn as b}from"./app.js";import{H as x,L as S,P as C,R as ee,U as w,ct as T,dt as te,lt as E,ot as D,st as O,tt as k,ut as ne,z as re}from"./shared.js";const ie=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ae=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],oe=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function A({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:r,wrong:i}=m(),[a,s]=o({});return{ask:i=>n(async()=>{s({});try{let e=await b.account();await O(async()=>i(e))}catch(n){if(n.status===401)return e(g(`account.out-here`));let i=se(n.problem?.errors??[]);s(i),Object.keys(i).length===0&&r(n.slug===`not-signed-in`?t:j(n))}}),wrong:i,mistakes:a}}function j(e){if(e.name===`NoPasskey`)return g(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return g(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?g(`account.too-many`,{seconds:e.retryAfter}):ie.includes(e.slug)?g(`account.refused.${e.slug}`):e.message}function se(e){return Object.fromEntries(e.map(e=>[e.field,M(e)]))}function M({field:e,message:t,cure:n}){return e===`password`?N(t):ae.includes(e)?g(`account.wrong.${e}`):`${t} ${n}`}function N(e){let t=oe.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?g(`account.weak.length`):`${g(`account.weak.${t}`)} ${g(`account.weak.cure`)}`}function P(e){return _`<${T} to=${e.tournament}><${F} ...${e} /><//>`}function F({tournament:t,official:r}){let i=ne(),{ask:o,wrong:s}=A({onOut:()=>i(`#/account`)}),c=()=>o(async()=>{await b.enter(t,r),a(g(`hall-joined`,{name:b.snapshot.state.settings.name})),i(`#/tables`)});if(e(()=>void c(),[]),!s)return _`<${E} up="#/account" />`;let l=_`<button class="button main" onClick=${c}>${g(`try-again`)}</button>`;return _`<${n} title=${g(`hall-join-failed`)} up="#/account" actions=${l}>${s}<//>`}function I({codes:e,handle:t,onKept:r}){let i=g(`account.codes-for`,{handle:t}),a=[i,``,...e,``].join(`
`),o=()=>k(new Blob([a],{type:`text/plain`}),`shinpan-recovery-codes.txt`),s=_`<button class="button main" onClick=${r}>${g(`account.codes-kept`)}</button>`;return _`<${n} title=${g(`account.codes`)} up=${null} actions=${s}>
<p class="unprinted">${g(`account.codes-text`)}</p>
<section class="card">
<h2>${i}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>_`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${a} />
<button class="button" type="button" onClick=${()=>print()}>${g(`account.print`)}</button>
<button class="button" type="button" onClick=${o}>${g(`account.save`)}</button>
</div>
<//>`}function L({text:e}){return navigator.clipboard?_`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>a(g(`account.copied`)),()=>a(g(`account.not-copied`)))}>${g(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[r,a]=o(!1),{ask:s,wrong:c}=A({onOut:n});return _`<section class="card">
<h2>${g(`account.codes`)}</h2>
<p>${g(`account.codes-left`,{count:e})}</p>
${e<3&&_`<p class="note warn">${g(`account.codes-few`)}</p>`}
${c}
<button class="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${g(`account.codes-new`)}</button>
${r&&_`<${i} title=${g(`account.codes-new-ask`)} text=${g(`account.codes-new-text`)} yes=${g(`account.codes-new`)} danger
onYes=${()=>{a(!1),s(async e=>t(await e.renewCodes()))}} onClose=${()=>a(!1)} />`}
</section>`}function z({account:e,onAccount:t,onOut:n}){let{ask:r,wrong:i}=A({onOut:n}),o=e=>r(async n=>{t(await n.endSession(e)),a(g(`account.session-ended`))});return _`<section class="card">
<h2>${g(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>_`<li key=${e.id}><${B} session=${e} onEnd=${()=>o(e.id)} /></li>`)}
</ul>
${i}
</section>`}function B({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=U(e);return _`<div class="row">
<span class="body"><strong>${i}</strong><small>${g(`account.session-seen`,{time:h(t)})}</small></span>
${n?_`<span class="badge">${g(`account.session-here`)}</span>`:_`<button class="button" aria-label=${g(`account.session-end-this`,{agent:i})} onClick=${r}>${g(`account.session-end`)}</button>`}
</div>`}const V=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],H=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function U(e){return[V,H].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||g(`account.unknown-agent`)}function W(){let[t,n]=o(``);return e(()=>void b.account().then(e=>n(e.obstacle())),[]),t&&g(`account.obstacle.${t}`)}function G({account:e,onAccount:t,onOut:n}){let[r,s]=o(!1),[c,l]=o(null),u=W(),{ask:d,wrong:f}=A({onOut:n});return _`<section class="card">
<h2>${g(`account.passkeys`)}</h2>
${e.passkeys.length===0&&_`<p class="soft">${g(`account.no-passkeys`)}</p>`}
<ul class="rows">
${e.passkeys.map(e=>_`<li key=${e.id}><${K} passkey=${e} onRemove=${()=>l(e)} /></li>`)}
</ul>
${f}
${u?_`<p class="soft">${u}</p>`:_`<button class="button" aria-haspopup="dialog" onClick=${()=>s(!0)}>${g(`account.add-passkey`)}</button>`}
${r&&_`<${ce} onAdded=${e=>{s(!1),a(g(`account.passkey-added`)),t(e)}} onOut=${n} onClose=${()=>s(!1)} />`}
${c&&_`<${i} title=${g(`account.remove-ask`)} text=${g(`account.remove-text`,{label:c.label})} yes=${g(`account.remove`)}
danger onYes=${()=>{l(null),d(async e=>t(await e.removePasskey(c.id)))}} onClose=${()=>l(null)} />`}
</section>`}function K({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?g(`account.passkey-used`,{time:h(n)}):g(`account.passkey-made`,{time:h(t)});return _`<div class="row">
<span class="body"><strong>${e}</strong><small>${i}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${g(`account.remove-this`,{label:e})} onClick=${r}>
${g(`account.remove`)}
</button>
</div>`}function ce({onAdded:e,onOut:t,onClose:n}){let[i,a]=o(()=>U(navigator.userAgent)),{ask:s,wrong:l,mistakes:u}=A({onOut:t});return _`<${c} title=${g(`account.add-passkey`)} onClose=${n}>
<form onSubmit=${t=>{t.preventDefault(),s(async t=>e(await t.addPasskey(i.trim())))}}>
<${r} label=${g(`account.passkey-label`)} hint=${g(`account.passkey-label-hint`)} value=${i} onInput=${a}
wrong=${u.label??u.credential} maxlength="200" />
${l}
<button class="button main">${g(`account.add-passkey`)}</button>
</form>
<//>`}function q(e){let[t,n]=o(!1);return _`<${r} ...${e} type=${t?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${d} label=${g(`account.show`)} checked=${t} onChange=${n} />`}function le({account:e,onAccount:t,onOut:n}){let r=g(e.has_password?`account.password-change`:`account.password-set`);return _`<${l} title=${_`<h2>${r}</h2>`}>
${()=>_`<${ue} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function ue({account:e,label:t,onAccount:n,onOut:i}){let[s,c]=o(``),[l,u]=o(``),{ask:d,wrong:f,mistakes:p}=A({onOut:i});return _`<form class="stack" onSubmit=${t=>{t.preventDefault(),d(async t=>{n(await t.setPassword({password:l,...e.has_password&&{current:s}})),c(``),u(``),a(g(`account.password-done`))})}}>
${e.has_password&&_`<${r} type="password" label=${g(`account.password-current`)} value=${s} onInput=${c} wrong=${p.current}
autocomplete="current-password" maxlength="200" />`}
<${q} label=${g(`account.new-password`)} hint=${g(`account.password-hint`)} value=${l} onInput=${u}
wrong=${p.password} autocomplete="new-password" />
<p class="soft">${g(`account.password-others`)}</p>
${f}
<button class="button main">${t}</button>
</form>`}function de({secret:e,onDone:t}){let[n,r]=o(null);return n?_`<${I} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:_`<${fe} secret=${e} onMade=${r} onAccount=${t} />`}function fe({secret:e,onMade:i,onAccount:a}){let[s,c]=o(``),[l,u]=o(``),[d,f]=o(`password`),[p,m]=o(``),h=W(),{ask:v,wrong:y,mistakes:b}=A(),x=[`password`,`passkey`].map(e=>({value:e,text:g(`account.way.${e}`)}));return _`<${n} title=${g(`account.make`)}>
<p>${g(`account.make-text`)}</p>
<form class="stack" onSubmit=${t=>{t.preventDefault();let n={link:e,handle:l.trim().toLowerCase(),name:s.trim()};v(async e=>i(await e.create(d===`password`?{...n,password:p}:n)))}}>
<${r} label=${g(`account.name`)} hint=${g(`account.name-hint`)} value=${s} onInput=${c} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${r} label=${g(`account.handle`)} hint=${g(`account.handle-hint`)} value=${l} onInput=${u} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${h?_`<p class="soft">${h}</p>`:_`<${t} label=${g(`account.way`)} value=${d} options=${x} onChange=${f} />`}
${d===`password`?_`<${q} label=${g(`account.password`)} hint=${g(`account.password-hint`)} value=${p} onInput=${m}
wrong=${b.password} autocomplete="new-password" />`:_`<p>${g(`account.passkey-text`)}</p>`}
${y}
<button class="button main">${g(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${a}>${g(`account.have-one`)}</button>
<//>`}function pe({onOut:e}){let[t,n]=o(null),{ask:r,wrong:i}=A({onOut:e});return _`<section class="card">
<h2>${g(`account.invite`)}</h2>
<p>${g(`account.invite-text`)}</p>
${i}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${g(`account.invite-make`)}</button>
${t&&_`<${me} link=${t} onClose=${()=>n(null)} />`}
</section>`}function me({link:{url:e,expires_at:t},onClose:n}){return _`<${c} title=${g(`account.invite`)} onClose=${n}>
<div class="link-code"><${w} text=${e} label=${g(`account.invite-code`)} /></div>
<p>${g(`account.invite-until`,{time:h(t)})}</p>
<${r} label=${g(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${L} text=${e} />
<//>`}function he({said:e,...t}){let{account:r}=t,[i,a]=o(null),s=()=>{a(null),t.onAccount({...r,recovery_codes_left:i?.length})};if(i)return _`<${I} codes=${i} handle=${r.handle} onKept=${s} />`;let c=!r.has_password&&r.passkeys.length===0;return _`<${n} title=${r.name}>
<p class="soft">${g(`account.signed-in-as`,{handle:r.handle})}</p>
${e&&_`<p class="note warn" role="status">${e}</p>`}
${c&&_`<p class="note warn" role="status">${g(`account.no-way-in`)}</p>`}
<${ge} tournaments=${r.tournaments} />
<${G} ...${t} />
<${le} ...${t} />
<${R} ...${t} onCodes=${a} />
<${z} ...${t} />
<${pe} onOut=${t.onOut} />
<${_e} onOut=${t.onOut} />
<${D} />
<//>`}function ge({tournaments:e}){let{tournament:t,official:n}=y(),r=e=>e.id===t?.id&&e.official_id===n?.id;return _`<section class="card">
<h2>${g(`account.tournaments`)}</h2>
${e.length===0&&_`<p class="soft">${g(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>_`<li key=${e.id}>
<a class="row" href=${r(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>g(`hall-role.${e}`)).join(` · `)}</small></span>
${r(e)&&_`<span class="badge">${g(`account.you-are-in`)}</span>`}
<${f} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/found">${g(`account.found`)}</a>
</section>`}function _e({onOut:e}){let{outbox:t}=y(),[n,r]=o(!1),{ask:s,wrong:c}=A({onOut:e}),l=t.filter(({state:e})=>e!==`differs`).length,u=()=>{r(!1),s(async t=>{await t.signOut(),a(g(`account.signed-out`)),e(``)})};return _`${c}
<button class="button danger" type="button" onClick=${()=>l?r(!0):u()}>${g(`account.sign-out`)}</button>
${n&&_`<${i} title=${g(`account.sign-out`)} text=${g(`account.sign-out-unsent`,{count:l})} yes=${g(`account.sign-out`)} danger
onYes=${u} onClose=${()=>r(!1)} />`}`}function ve({said:e,onIn:t}){return _`<${n} title=${g(`account.sign-in`)}>
${e?_`<p class="note warn" role="status">${e}</p>`:_`<p>${g(`account.sign-in-text`)}</p>`}
<${J} onIn=${t} />
<a class="button" href="#/join">${g(`hall-join`)}</a>
<//>`}function J(e){let[n,r]=o(`password`),i=[`password`,`code`].map(e=>({value:e,text:g(`account.way.${e}`)}));return _`<${ye} ...${e} />
<${t} label=${g(`account.way`)} value=${n} options=${i} onChange=${r} />
${n===`password`?_`<${be} ...${e} />`:_`<${xe} ...${e} />`}`}function ye({onIn:e}){let t=W(),{ask:n,wrong:r}=A({denied:g(`account.denied.passkey`)});return t?_`<p class="soft">${t}</p>`:_`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${g(`account.by-passkey`)}</button>
</div>
${r}`}function be({onIn:e,handle:t=``}){let[n,r]=o(t),[i,a]=o(``),{ask:s,wrong:c,mistakes:l}=A({denied:g(`account.denied.password`)});return _`<form class="stack" onSubmit=${t=>{t.preventDefault(),s(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${r} wrong=${l.handle&&g(`account.wrong.name`)} />
<${q} label=${g(`account.password`)} value=${i} onInput=${a} wrong=${l.password}
autocomplete="current-password" />
${c}
<button class="button">${g(`account.by-password`)}</button>
</form>`}function xe({onIn:e,handle:t=``}){let[n,i]=o(t),[a,s]=o(``),[c,l]=o(``),{ask:u,wrong:d,mistakes:f}=A({denied:g(`account.denied.code`)});return _`<form class="stack" onSubmit=${t=>{t.preventDefault(),u(async t=>{await t.recover({handle:n,code:a,...c&&{password:c}}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${i} wrong=${f.handle&&g(`account.wrong.name`)} />
<${r} label=${g(`account.way.code`)} hint=${g(`account.code-hint`)} value=${a} onInput=${s} wrong=${f.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${q} label=${g(`account.new-password`)} hint=${g(`account.new-password-hint`)} value=${c} onInput=${l}
wrong=${f.password} autocomplete="new-password" />
${d}
<button class="button">${g(`account.by-code`)}</button>
</form>`}function Y(e){return _`<${r} ...${e} label=${g(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function Se({onProven:t,onClose:n}){let[r,i]=o(null);return e(()=>void X().then(i,n),[]),_`<${c} title=${g(`account.again`)} onClose=${n}>
<p>${g(`account.again-text`)}</p>
${r?_`<${J} handle=${r.handle} onIn=${async()=>{let{id:e}=await X();e===r.id?t():location.reload()}} />`:_`<${p} />`}
<//>`}async function X(){return(await b.account()).read()}let Z=null;function Ce({args:[t,...r]}){let[i,a]=o(t?null:Z),s=te(`#/account/${t}`)?.account;return e(()=>{s&&(Z=s,v(`#/account`,{replace:!0}))},[]),s?_`<${n} title=${g(`account.make`)} />`:t===`enter`&&r.length===2?_`<${P} tournament=${r[0]} official=${r[1]} />`:i?_`<${de} secret=${i} onDone=${()=>a(Z=null)} />`:_`<${we} said=${t?g(`account.mangled`):``} />`}function we({said:t}){let[r,i]=o(null),[a,s]=o(null),[c,l]=o(``),u=()=>(s(null),b.account().then(e=>e.read().then(i,s)));e(()=>void u(),[]);let d=e=>{l(e),i(null),s({status:401})};if(r)return _`<${he} account=${r} onAccount=${i} onOut=${d} said=${t} />`;if(a?.status===401)return _`<${ve} said=${c||t} onIn=${u} />`;if(!a)return _`<${n} title=${g(`account.title`)}><${p} /><//>`;let f=_`<button class="button main" onClick=${u}>${g(`try-again`)}</button>`;return _`<${n} title=${g(`account.title`)} actions=${f}>
<p class="note bad" role="alert">${j(a)}</p>
<//>`}const Q={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},$=Intl.DateTimeFormat().resolvedOptions().timeZone,Te=[.../* @__PURE__ */ new Set([$,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Ee=x(({rules:e})=>{let[t,i]=o(``),[a,c]=o(null),[l,u]=o(e.choice),[d,f]=o(Q[e.lang]),[p,m]=o($),[h]=o(()=>b.account().then(e=>e.tournamentId())),{ask:y,wrong:x,mistakes:S}=A({onOut:()=>v(`#/account`)}),C=a??Oe(t),w=ee(e.library,l),T=ke(w);return _`<${n} title=${g(`account.found`)} up="#/account">
<${De} rules=${e} book=${w} choice=${l} onChoice=${u} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let n={name:t.trim(),slug:C,rulebook:l,currency:T??d,time_zone:p};y(async e=>{let t=await e.found(await h,n);v(`#/account/enter/${t.id}/${t.official_id}`,{replace:!0})})}}>
<${r} label=${g(`account.found-name`)} value=${t} onInput=${i} wrong=${S.name} autocomplete="off" maxlength="200" />
<${r} label=${g(`account.found-slug`)} hint=${g(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${c}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?_`<p>${g(`account.found-currency-fixed`,{currency:T})}</p>`:_`<${s} label=${g(`account.found-currency`)} value=${d} options=${Ae()} onChange=${f} />`}
<${s} label=${g(`account.found-zone`)} value=${p} options=${Te} onChange=${m} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&_`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${x}
<button class="button main">${g(`account.found-make`)}</button>
</form>
<//>`});function De({rules:e,book:t,choice:n,onChoice:r}){let[i,a]=o(!1);return _`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${f} name="book" />
<span class="body"><small>${g(`account.found-rules`)}</small><strong>${re(e,t)}</strong></span>
<span class="badge">${g(`call.change`)}</span>
</button>
<${S} rules=${e} standing=${t.content.standing} />
${i&&_`<${C} rules=${e} value=${n} onUse=${e=>{a(!1),r(e)}} onClose=${()=>a(!1)} />`}
</div>`}function Oe(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Ae(){let e=u(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}export{Ce as Account,Ee as NewTournament,Se as SignInAgain};