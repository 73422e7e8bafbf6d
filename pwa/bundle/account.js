import{At as e,Ht as t,Jt as n,K as r,Lt as i,Mt as a,Nr as o,Nt as s,Pt as c,Rt as l,U as u,Ut as d,Xt as f,an as p,hn as m,jr as h,jt as g,kt as _,ln as v,qt as y,zt as b}from"./app.js";import{H as x,L as S,P as C,R as ee,U as w,ct as T,dt as te,lt as E,ot as D,st as O,tt as k,ut as ne,z as re}from"./shared.js";const ie=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ae=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],oe=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function A({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:i,wrong:a}=r(),[s,c]=o({});return{ask:r=>n(async()=>{c({});try{let e=await m.account();await O(async()=>r(e))}catch(n){if(n.status===401)return e(f(`account.out-here`));let r=se(n.problem?.errors??[]);c(r),Object.keys(r).length===0&&i(n.slug===`not-signed-in`?t:j(n))}}),wrong:a,mistakes:s}}function j(e){if(e.name===`NoPasskey`)return f(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return f(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?f(`account.too-many`,{seconds:e.retryAfter}):ie.includes(e.slug)?f(`account.refused.${e.slug}`):e.message}function se(e){return Object.fromEntries(e.map(e=>[e.field,M(e)]))}function M({field:e,message:t,cure:n}){return e===`password`?N(t):ae.includes(e)?f(`account.wrong.${e}`):`${t} ${n}`}function N(e){let t=oe.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?f(`account.weak.length`):`${f(`account.weak.${t}`)} ${f(`account.weak.cure`)}`}function P(e){return p`<${T} to=${e.tournament}><${F} ...${e} /><//>`}function F({tournament:e,official:n}){let r=ne(),{ask:i,wrong:a}=A({onOut:()=>r(`#/account`)}),o=()=>i(async()=>{await m.enter(e,n),t(f(`hall-joined`,{name:m.snapshot.state.settings.name})),r(`#/tables`)});if(h(()=>void o(),[]),!a)return p`<${E} up="#/account" />`;let s=p`<button class="button main" onClick=${o}>${f(`try-again`)}</button>`;return p`<${l} title=${f(`hall-join-failed`)} up="#/account" actions=${s}>${a}<//>`}function I({codes:e,handle:t,onKept:n}){let r=f(`account.codes-for`,{handle:t}),i=[r,``,...e,``].join(`
`),a=()=>k(new Blob([i],{type:`text/plain`}),`shinpan-recovery-codes.txt`),o=p`<button class="button main" onClick=${n}>${f(`account.codes-kept`)}</button>`;return p`<${l} title=${f(`account.codes`)} up=${null} actions=${o}>
<p class="unprinted">${f(`account.codes-text`)}</p>
<section class="card">
<h2>${r}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>p`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${i} />
<button class="button" type="button" onClick=${()=>print()}>${f(`account.print`)}</button>
<button class="button" type="button" onClick=${a}>${f(`account.save`)}</button>
</div>
<//>`}function L({text:e}){return navigator.clipboard?p`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>t(f(`account.copied`)),()=>t(f(`account.not-copied`)))}>${f(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[r,i]=o(!1),{ask:a,wrong:s}=A({onOut:n});return p`<section class="card">
<h2>${f(`account.codes`)}</h2>
<p>${f(`account.codes-left`,{count:e})}</p>
${e<3&&p`<p class="note warn">${f(`account.codes-few`)}</p>`}
${s}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${f(`account.codes-new`)}</button>
${r&&p`<${u} title=${f(`account.codes-new-ask`)} text=${f(`account.codes-new-text`)} yes=${f(`account.codes-new`)} danger
onYes=${()=>{i(!1),a(async e=>t(await e.renewCodes()))}} onClose=${()=>i(!1)} />`}
</section>`}function z({account:e,onAccount:n,onOut:r}){let{ask:i,wrong:a}=A({onOut:r}),o=e=>i(async r=>{n(await r.endSession(e)),t(f(`account.session-ended`))});return p`<section class="card">
<h2>${f(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>p`<li key=${e.id}><${B} session=${e} onEnd=${()=>o(e.id)} /></li>`)}
</ul>
${a}
</section>`}function B({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=U(e);return p`<div class="row">
<span class="body"><strong>${i}</strong><small>${f(`account.session-seen`,{time:y(t)})}</small></span>
${n?p`<span class="badge">${f(`account.session-here`)}</span>`:p`<button class="button" aria-label=${f(`account.session-end-this`,{agent:i})} onClick=${r}>${f(`account.session-end`)}</button>`}
</div>`}const V=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],H=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function U(e){return[V,H].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||f(`account.unknown-agent`)}function W(){let[e,t]=o(``);return h(()=>void m.account().then(e=>t(e.obstacle())),[]),e&&f(`account.obstacle.${e}`)}function G({account:e,onAccount:n,onOut:r}){let[i,a]=o(!1),[s,c]=o(null),l=W(),{ask:d,wrong:m}=A({onOut:r});return p`<section class="card">
<h2>${f(`account.passkeys`)}</h2>
${e.passkeys.length===0&&p`<p class="soft">${f(`account.no-passkeys`)}</p>`}
<ul class="rows">
${e.passkeys.map(e=>p`<li key=${e.id}><${K} passkey=${e} onRemove=${()=>c(e)} /></li>`)}
</ul>
${m}
${l?p`<p class="soft">${l}</p>`:p`<button class="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${f(`account.add-passkey`)}</button>`}
${i&&p`<${ce} onAdded=${e=>{a(!1),t(f(`account.passkey-added`)),n(e)}} onOut=${r} onClose=${()=>a(!1)} />`}
${s&&p`<${u} title=${f(`account.remove-ask`)} text=${f(`account.remove-text`,{label:s.label})} yes=${f(`account.remove`)}
danger onYes=${()=>{c(null),d(async e=>n(await e.removePasskey(s.id)))}} onClose=${()=>c(null)} />`}
</section>`}function K({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?f(`account.passkey-used`,{time:y(n)}):f(`account.passkey-made`,{time:y(t)});return p`<div class="row">
<span class="body"><strong>${e}</strong><small>${i}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${f(`account.remove-this`,{label:e})} onClick=${r}>
${f(`account.remove`)}
</button>
</div>`}function ce({onAdded:e,onOut:t,onClose:n}){let[r,i]=o(()=>U(navigator.userAgent)),{ask:s,wrong:c,mistakes:l}=A({onOut:t});return p`<${_} title=${f(`account.add-passkey`)} onClose=${n}>
<form onSubmit=${t=>{t.preventDefault(),s(async t=>e(await t.addPasskey(r.trim())))}}>
<${a} label=${f(`account.passkey-label`)} hint=${f(`account.passkey-label-hint`)} value=${r} onInput=${i}
wrong=${l.label??l.credential} maxlength="200" />
${c}
<button class="button main">${f(`account.add-passkey`)}</button>
</form>
<//>`}function q(e){let[t,n]=o(!1);return p`<${a} ...${e} type=${t?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${c} label=${f(`account.show`)} checked=${t} onChange=${n} />`}function le({account:t,onAccount:n,onOut:r}){let i=f(t.has_password?`account.password-change`:`account.password-set`);return p`<${e} title=${p`<h2>${i}</h2>`}>
${()=>p`<${ue} account=${t} label=${i} onAccount=${n} onOut=${r} />`}
<//>`}function ue({account:e,label:n,onAccount:r,onOut:i}){let[s,c]=o(``),[l,u]=o(``),{ask:d,wrong:m,mistakes:h}=A({onOut:i});return p`<form class="stack" onSubmit=${n=>{n.preventDefault(),d(async n=>{r(await n.setPassword({password:l,...e.has_password&&{current:s}})),c(``),u(``),t(f(`account.password-done`))})}}>
${e.has_password&&p`<${a} type="password" label=${f(`account.password-current`)} value=${s} onInput=${c} wrong=${h.current}
autocomplete="current-password" maxlength="200" />`}
<${q} label=${f(`account.new-password`)} hint=${f(`account.password-hint`)} value=${l} onInput=${u}
wrong=${h.password} autocomplete="new-password" />
<p class="soft">${f(`account.password-others`)}</p>
${m}
<button class="button main">${n}</button>
</form>`}function de({secret:e,onDone:t}){let[n,r]=o(null);return n?p`<${I} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:p`<${fe} secret=${e} onMade=${r} onAccount=${t} />`}function fe({secret:e,onMade:t,onAccount:n}){let[r,i]=o(``),[s,c]=o(``),[u,d]=o(`password`),[m,h]=o(``),_=W(),{ask:v,wrong:y,mistakes:b}=A(),x=[`password`,`passkey`].map(e=>({value:e,text:f(`account.way.${e}`)}));return p`<${l} title=${f(`account.make`)}>
<p>${f(`account.make-text`)}</p>
<form class="stack" onSubmit=${n=>{n.preventDefault();let i={link:e,handle:s.trim().toLowerCase(),name:r.trim()};v(async e=>t(await e.create(u===`password`?{...i,password:m}:i)))}}>
<${a} label=${f(`account.name`)} hint=${f(`account.name-hint`)} value=${r} onInput=${i} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${a} label=${f(`account.handle`)} hint=${f(`account.handle-hint`)} value=${s} onInput=${c} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${_?p`<p class="soft">${_}</p>`:p`<${g} label=${f(`account.way`)} value=${u} options=${x} onChange=${d} />`}
${u===`password`?p`<${q} label=${f(`account.password`)} hint=${f(`account.password-hint`)} value=${m} onInput=${h}
wrong=${b.password} autocomplete="new-password" />`:p`<p>${f(`account.passkey-text`)}</p>`}
${y}
<button class="button main">${f(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${n}>${f(`account.have-one`)}</button>
<//>`}function pe({onOut:e}){let[t,n]=o(null),{ask:r,wrong:i}=A({onOut:e});return p`<section class="card">
<h2>${f(`account.invite`)}</h2>
<p>${f(`account.invite-text`)}</p>
${i}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${f(`account.invite-make`)}</button>
${t&&p`<${me} link=${t} onClose=${()=>n(null)} />`}
</section>`}function me({link:{url:e,expires_at:t},onClose:n}){return p`<${_} title=${f(`account.invite`)} onClose=${n}>
<div class="link-code"><${w} text=${e} label=${f(`account.invite-code`)} /></div>
<p>${f(`account.invite-until`,{time:y(t)})}</p>
<${a} label=${f(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${L} text=${e} />
<//>`}function he({said:e,...t}){let{account:n}=t,[r,i]=o(null),a=()=>{i(null),t.onAccount({...n,recovery_codes_left:r?.length})};if(r)return p`<${I} codes=${r} handle=${n.handle} onKept=${a} />`;let s=!n.has_password&&n.passkeys.length===0;return p`<${l} title=${n.name}>
<p class="soft">${f(`account.signed-in-as`,{handle:n.handle})}</p>
${e&&p`<p class="note warn" role="status">${e}</p>`}
${s&&p`<p class="note warn" role="status">${f(`account.no-way-in`)}</p>`}
<${ge} tournaments=${n.tournaments} />
<${G} ...${t} />
<${le} ...${t} />
<${R} ...${t} onCodes=${i} />
<${z} ...${t} />
<${pe} onOut=${t.onOut} />
<${_e} onOut=${t.onOut} />
<${D} />
<//>`}function ge({tournaments:e}){let{tournament:t,official:n}=d(),r=e=>e.id===t?.id&&e.official_id===n?.id;return p`<section class="card">
<h2>${f(`account.tournaments`)}</h2>
${e.length===0&&p`<p class="soft">${f(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>p`<li key=${e.id}>
<a class="row" href=${r(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>f(`hall-role.${e}`)).join(` · `)}</small></span>
${r(e)&&p`<span class="badge">${f(`account.you-are-in`)}</span>`}
<${b} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/found">${f(`account.found`)}</a>
</section>`}function _e({onOut:e}){let{outbox:n}=d(),[r,i]=o(!1),{ask:a,wrong:s}=A({onOut:e}),c=n.filter(({state:e})=>e!==`differs`).length,l=()=>{i(!1),a(async n=>{await n.signOut(),t(f(`account.signed-out`)),e(``)})};return p`${s}
<button class="button danger" type="button" onClick=${()=>c?i(!0):l()}>${f(`account.sign-out`)}</button>
${r&&p`<${u} title=${f(`account.sign-out`)} text=${f(`account.sign-out-unsent`,{count:c})} yes=${f(`account.sign-out`)} danger
onYes=${l} onClose=${()=>i(!1)} />`}`}function ve({said:e,onIn:t}){return p`<${l} title=${f(`account.sign-in`)}>
${e?p`<p class="note warn" role="status">${e}</p>`:p`<p>${f(`account.sign-in-text`)}</p>`}
<${J} onIn=${t} />
<a class="button" href="#/join">${f(`hall-join`)}</a>
<//>`}function J(e){let[t,n]=o(`password`),r=[`password`,`code`].map(e=>({value:e,text:f(`account.way.${e}`)}));return p`<${ye} ...${e} />
<${g} label=${f(`account.way`)} value=${t} options=${r} onChange=${n} />
${t===`password`?p`<${be} ...${e} />`:p`<${xe} ...${e} />`}`}function ye({onIn:e}){let t=W(),{ask:n,wrong:r}=A({denied:f(`account.denied.passkey`)});return t?p`<p class="soft">${t}</p>`:p`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${f(`account.by-passkey`)}</button>
</div>
${r}`}function be({onIn:e,handle:t=``}){let[n,r]=o(t),[i,a]=o(``),{ask:s,wrong:c,mistakes:l}=A({denied:f(`account.denied.password`)});return p`<form class="stack" onSubmit=${t=>{t.preventDefault(),s(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${r} wrong=${l.handle&&f(`account.wrong.name`)} />
<${q} label=${f(`account.password`)} value=${i} onInput=${a} wrong=${l.password}
autocomplete="current-password" />
${c}
<button class="button">${f(`account.by-password`)}</button>
</form>`}function xe({onIn:e,handle:t=``}){let[n,r]=o(t),[i,s]=o(``),[c,l]=o(``),{ask:u,wrong:d,mistakes:m}=A({denied:f(`account.denied.code`)});return p`<form class="stack" onSubmit=${t=>{t.preventDefault(),u(async t=>{await t.recover({handle:n,code:i,...c&&{password:c}}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${r} wrong=${m.handle&&f(`account.wrong.name`)} />
<${a} label=${f(`account.way.code`)} hint=${f(`account.code-hint`)} value=${i} onInput=${s} wrong=${m.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${q} label=${f(`account.new-password`)} hint=${f(`account.new-password-hint`)} value=${c} onInput=${l}
wrong=${m.password} autocomplete="new-password" />
${d}
<button class="button">${f(`account.by-code`)}</button>
</form>`}function Y(e){return p`<${a} ...${e} label=${f(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function Se({onProven:e,onClose:t}){let[n,r]=o(null);return h(()=>void X().then(r,t),[]),p`<${_} title=${f(`account.again`)} onClose=${t}>
<p>${f(`account.again-text`)}</p>
${n?p`<${J} handle=${n.handle} onIn=${async()=>{let{id:t}=await X();t===n.id?e():location.reload()}} />`:p`<${i} />`}
<//>`}async function X(){return(await m.account()).read()}let Z=null;function Ce({args:[e,...t]}){let[n,r]=o(e?null:Z),i=te(`#/account/${e}`)?.account;return h(()=>{i&&(Z=i,v(`#/account`,{replace:!0}))},[]),i?p`<${l} title=${f(`account.make`)} />`:e===`enter`&&t.length===2?p`<${P} tournament=${t[0]} official=${t[1]} />`:n?p`<${de} secret=${n} onDone=${()=>r(Z=null)} />`:p`<${we} said=${e?f(`account.mangled`):``} />`}function we({said:e}){let[t,n]=o(null),[r,a]=o(null),[s,c]=o(``),u=()=>(a(null),m.account().then(e=>e.read().then(n,a)));h(()=>void u(),[]);let d=e=>{c(e),n(null),a({status:401})};if(t)return p`<${he} account=${t} onAccount=${n} onOut=${d} said=${e} />`;if(r?.status===401)return p`<${ve} said=${s||e} onIn=${u} />`;if(!r)return p`<${l} title=${f(`account.title`)}><${i} /><//>`;let g=p`<button class="button main" onClick=${u}>${f(`try-again`)}</button>`;return p`<${l} title=${f(`account.title`)} actions=${g}>
<p class="note bad" role="alert">${j(r)}</p>
<//>`}const Q={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},$=Intl.DateTimeFormat().resolvedOptions().timeZone,Te=[.../* @__PURE__ */ new Set([$,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Ee=x(({rules:e})=>{let[t,n]=o(``),[r,i]=o(null),[c,u]=o(e.choice),[d,h]=o(Q[e.lang]),[g,_]=o($),[y]=o(()=>m.account().then(e=>e.tournamentId())),{ask:b,wrong:x,mistakes:S}=A({onOut:()=>v(`#/account`)}),C=r??Oe(t),w=ee(e.library,c),T=ke(w);return p`<${l} title=${f(`account.found`)} up="#/account">
<${De} rules=${e} book=${w} choice=${c} onChoice=${u} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let n={name:t.trim(),slug:C,rulebook:c,currency:T??d,time_zone:g};b(async e=>{let t=await e.found(await y,n);v(`#/account/enter/${t.id}/${t.official_id}`,{replace:!0})})}}>
<${a} label=${f(`account.found-name`)} value=${t} onInput=${n} wrong=${S.name} autocomplete="off" maxlength="200" />
<${a} label=${f(`account.found-slug`)} hint=${f(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${i}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?p`<p>${f(`account.found-currency-fixed`,{currency:T})}</p>`:p`<${s} label=${f(`account.found-currency`)} value=${d} options=${Ae()} onChange=${h} />`}
<${s} label=${f(`account.found-zone`)} value=${g} options=${Te} onChange=${_} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&p`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${x}
<button class="button main">${f(`account.found-make`)}</button>
</form>
<//>`});function De({rules:e,book:t,choice:n,onChoice:r}){let[i,a]=o(!1);return p`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${b} name="book" />
<span class="body"><small>${f(`account.found-rules`)}</small><strong>${re(e,t)}</strong></span>
<span class="badge">${f(`call.change`)}</span>
</button>
<${S} rules=${e} standing=${t.content.standing} />
${i&&p`<${C} rules=${e} value=${n} onUse=${e=>{a(!1),r(e)}} onClose=${()=>a(!1)} />`}
</div>`}function Oe(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Ae(){let e=n(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}export{Ce as Account,Ee as NewTournament,Se as SignInAgain};