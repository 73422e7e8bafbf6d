import{Bt as e,Dt as t,Et as n,Ft as r,Gt as i,It as a,Jt as o,Kt as s,Ot as c,Pt as l,T as u,Tt as d,Ut as f,Yr as p,hn as m,jt as h,kt as g,ln as _,qr as v,rn as y}from"./app.js";import{At as b,Gt as x,Nt as S,Ot as C,Pt as w,Qt as T,Tt as ee,an as te,cn as E,in as D,kt as O,on as k,rn as ne,sn as re}from"./shared.js";const ie=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ae=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],oe=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function A({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:r,wrong:i}=u(),[a,s]=p({});return{ask:i=>n(async()=>{s({});try{let e=await m.account();await D(async()=>i(e))}catch(n){if(n.status===401)return e(o(`account.out-here`));let i=se(n.problem?.errors??[]);s(i),Object.keys(i).length===0&&r(n.slug===`not-signed-in`?t:j(n))}}),wrong:i,mistakes:a}}function j(e){if(e.name===`NoPasskey`)return o(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return o(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?o(`account.too-many`,{seconds:e.retryAfter}):ie.includes(e.slug)?o(`account.refused.${e.slug}`):e.message}function se(e){return Object.fromEntries(e.map(e=>[e.field,M(e)]))}function M({field:e,message:t,cure:n}){return e===`password`?N(t):ae.includes(e)?o(`account.wrong.${e}`):`${t} ${n}`}function N(e){let t=oe.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?o(`account.weak.length`):`${o(`account.weak.${t}`)} ${o(`account.weak.cure`)}`}function P(e){return y`<${te} to=${e.tournament}><${F} ...${e} /><//>`}function F({tournament:t,official:n}){let i=re(),{ask:a,wrong:s}=A({onOut:()=>i(`#/account`)}),c=()=>a(async()=>{await m.enter(t,n),e(o(`hall-joined`,{name:m.snapshot.state.settings.name})),i(`#/tables`)});if(v(()=>void c(),[]),!s)return y`<${k} up="#/account" />`;let l=y`<button class="button main" onClick=${c}>${o(`try-again`)}</button>`;return y`<${r} title=${o(`hall-join-failed`)} up="#/account" actions=${l}>${s}<//>`}function I({codes:e,handle:t,onKept:n}){let i=o(`account.codes-for`,{handle:t}),a=[i,``,...e,``].join(`
`),s=()=>T(new Blob([a],{type:`text/plain`}),`shinpan-recovery-codes.txt`),c=y`<button class="button main" onClick=${n}>${o(`account.codes-kept`)}</button>`;return y`<${r} title=${o(`account.codes`)} up=${null} actions=${c}>
<p class="unprinted">${o(`account.codes-text`)}</p>
<section class="card">
<h2>${i}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>y`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${a} />
<button class="button" type="button" onClick=${()=>print()}>${o(`account.print`)}</button>
<button class="button" type="button" onClick=${s}>${o(`account.save`)}</button>
</div>
<//>`}function L({text:t}){return navigator.clipboard?y`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>e(o(`account.copied`)),()=>e(o(`account.not-copied`)))}>${o(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[r,i]=p(!1),{ask:a,wrong:s}=A({onOut:n});return y`<section class="card">
<h2>${o(`account.codes`)}</h2>
<p>${o(`account.codes-left`,{count:e})}</p>
${e<3&&y`<p class="note warn">${o(`account.codes-few`)}</p>`}
${s}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${o(`account.codes-new`)}</button>
${r&&y`<${x} title=${o(`account.codes-new-ask`)} text=${o(`account.codes-new-text`)} yes=${o(`account.codes-new`)} danger
onYes=${()=>{i(!1),a(async e=>t(await e.renewCodes()))}} onClose=${()=>i(!1)} />`}
</section>`}function z({account:t,onAccount:n,onOut:r}){let{ask:i,wrong:a}=A({onOut:r}),s=t=>i(async r=>{n(await r.endSession(t)),e(o(`account.session-ended`))});return y`<section class="card">
<h2>${o(`account.sessions`)}</h2>
<ul class="rows">
${t.sessions.map(e=>y`<li key=${e.id}><${B} session=${e} onEnd=${()=>s(e.id)} /></li>`)}
</ul>
${a}
</section>`}function B({session:{agent:e,seen_at:t,here:n},onEnd:r}){let a=U(e);return y`<div class="row">
<span class="body"><strong>${a}</strong><small>${o(`account.session-seen`,{time:i(t)})}</small></span>
${n?y`<span class="badge">${o(`account.session-here`)}</span>`:y`<button class="button" aria-label=${o(`account.session-end-this`,{agent:a})} onClick=${r}>${o(`account.session-end`)}</button>`}
</div>`}const V=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],H=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function U(e){return[V,H].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||o(`account.unknown-agent`)}function W(){let[e,t]=p(``);return v(()=>void m.account().then(e=>t(e.obstacle())),[]),e&&o(`account.obstacle.${e}`)}function G({account:t,onAccount:n,onOut:r}){let[i,a]=p(!1),[s,c]=p(null),l=W(),{ask:u,wrong:d}=A({onOut:r});return y`<section class="card">
<h2>${o(`account.passkeys`)}</h2>
${t.passkeys.length===0&&y`<p class="soft">${o(`account.no-passkeys`)}</p>`}
<ul class="rows">
${t.passkeys.map(e=>y`<li key=${e.id}><${K} passkey=${e} onRemove=${()=>c(e)} /></li>`)}
</ul>
${d}
${l?y`<p class="soft">${l}</p>`:y`<button class="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${o(`account.add-passkey`)}</button>`}
${i&&y`<${ce} onAdded=${t=>{a(!1),e(o(`account.passkey-added`)),n(t)}} onOut=${r} onClose=${()=>a(!1)} />`}
${s&&y`<${x} title=${o(`account.remove-ask`)} text=${o(`account.remove-text`,{label:s.label})} yes=${o(`account.remove`)}
danger onYes=${()=>{c(null),u(async e=>n(await e.removePasskey(s.id)))}} onClose=${()=>c(null)} />`}
</section>`}function K({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let a=n?o(`account.passkey-used`,{time:i(n)}):o(`account.passkey-made`,{time:i(t)});return y`<div class="row">
<span class="body"><strong>${e}</strong><small>${a}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${o(`account.remove-this`,{label:e})} onClick=${r}>
${o(`account.remove`)}
</button>
</div>`}function ce({onAdded:e,onOut:t,onClose:n}){let[r,i]=p(()=>U(navigator.userAgent)),{ask:a,wrong:s,mistakes:l}=A({onOut:t});return y`<${d} title=${o(`account.add-passkey`)} onClose=${n}>
<form onSubmit=${t=>{t.preventDefault(),a(async t=>e(await t.addPasskey(r.trim())))}}>
<${c} label=${o(`account.passkey-label`)} hint=${o(`account.passkey-label-hint`)} value=${r} onInput=${i}
wrong=${l.label??l.credential} maxlength="200" />
${s}
<button class="button main">${o(`account.add-passkey`)}</button>
</form>
<//>`}function q(e){let[t,n]=p(!1);return y`<${c} ...${e} type=${t?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${h} label=${o(`account.show`)} checked=${t} onChange=${n} />`}function le({account:e,onAccount:t,onOut:r}){let i=o(e.has_password?`account.password-change`:`account.password-set`);return y`<${n} title=${y`<h2>${i}</h2>`}>
${()=>y`<${ue} account=${e} label=${i} onAccount=${t} onOut=${r} />`}
<//>`}function ue({account:t,label:n,onAccount:r,onOut:i}){let[a,s]=p(``),[l,u]=p(``),{ask:d,wrong:f,mistakes:m}=A({onOut:i});return y`<form class="stack" onSubmit=${n=>{n.preventDefault(),d(async n=>{r(await n.setPassword({password:l,...t.has_password&&{current:a}})),s(``),u(``),e(o(`account.password-done`))})}}>
${t.has_password&&y`<${c} type="password" label=${o(`account.password-current`)} value=${a} onInput=${s} wrong=${m.current}
autocomplete="current-password" maxlength="200" />`}
<${q} label=${o(`account.new-password`)} hint=${o(`account.password-hint`)} value=${l} onInput=${u}
wrong=${m.password} autocomplete="new-password" />
<p class="soft">${o(`account.password-others`)}</p>
${f}
<button class="button main">${n}</button>
</form>`}function de({secret:e,onDone:t}){let[n,r]=p(null);return n?y`<${I} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:y`<${fe} secret=${e} onMade=${r} onAccount=${t} />`}function fe({secret:e,onMade:n,onAccount:i}){let[a,s]=p(``),[l,u]=p(``),[d,f]=p(`password`),[m,h]=p(``),g=W(),{ask:_,wrong:v,mistakes:b}=A(),x=[`password`,`passkey`].map(e=>({value:e,text:o(`account.way.${e}`)}));return y`<${r} title=${o(`account.make`)}>
<p>${o(`account.make-text`)}</p>
<form class="stack" onSubmit=${t=>{t.preventDefault();let r={link:e,handle:l.trim().toLowerCase(),name:a.trim()};_(async e=>n(await e.create(d===`password`?{...r,password:m}:r)))}}>
<${c} label=${o(`account.name`)} hint=${o(`account.name-hint`)} value=${a} onInput=${s} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${c} label=${o(`account.handle`)} hint=${o(`account.handle-hint`)} value=${l} onInput=${u} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${g?y`<p class="soft">${g}</p>`:y`<${t} label=${o(`account.way`)} value=${d} options=${x} onChange=${f} />`}
${d===`password`?y`<${q} label=${o(`account.password`)} hint=${o(`account.password-hint`)} value=${m} onInput=${h}
wrong=${b.password} autocomplete="new-password" />`:y`<p>${o(`account.passkey-text`)}</p>`}
${v}
<button class="button main">${o(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${i}>${o(`account.have-one`)}</button>
<//>`}function pe({onOut:e}){let[t,n]=p(null),{ask:r,wrong:i}=A({onOut:e});return y`<section class="card">
<h2>${o(`account.invite`)}</h2>
<p>${o(`account.invite-text`)}</p>
${i}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${o(`account.invite-make`)}</button>
${t&&y`<${me} link=${t} onClose=${()=>n(null)} />`}
</section>`}function me({link:{url:e,expires_at:t},onClose:n}){return y`<${d} title=${o(`account.invite`)} onClose=${n}>
<div class="link-code"><${w} text=${e} label=${o(`account.invite-code`)} /></div>
<p>${o(`account.invite-until`,{time:i(t)})}</p>
<${c} label=${o(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${L} text=${e} />
<//>`}function he({said:e,...t}){let{account:n}=t,[i,a]=p(null),s=()=>{a(null),t.onAccount({...n,recovery_codes_left:i?.length})};if(i)return y`<${I} codes=${i} handle=${n.handle} onKept=${s} />`;let c=!n.has_password&&n.passkeys.length===0;return y`<${r} title=${n.name}>
<p class="soft">${o(`account.signed-in-as`,{handle:n.handle})}</p>
${e&&y`<p class="note warn" role="status">${e}</p>`}
${c&&y`<p class="note warn" role="status">${o(`account.no-way-in`)}</p>`}
<${ge} tournaments=${n.tournaments} />
<${G} ...${t} />
<${le} ...${t} />
<${R} ...${t} onCodes=${a} />
<${z} ...${t} />
<${pe} onOut=${t.onOut} />
<${_e} onOut=${t.onOut} />
<${ne} />
<//>`}function ge({tournaments:e}){let{tournament:t,official:n}=f(),r=e=>e.id===t?.id&&e.official_id===n?.id;return y`<section class="card">
<h2>${o(`account.tournaments`)}</h2>
${e.length===0&&y`<p class="soft">${o(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>y`<li key=${e.id}>
<a class="row" href=${r(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>o(`hall-role.${e}`)).join(` · `)}</small></span>
${r(e)&&y`<span class="badge">${o(`account.you-are-in`)}</span>`}
<${a} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/found">${o(`account.found`)}</a>
</section>`}function _e({onOut:t}){let{outbox:n}=f(),[r,i]=p(!1),{ask:a,wrong:s}=A({onOut:t}),c=n.filter(({state:e})=>e!==`differs`).length,l=()=>{i(!1),a(async n=>{await n.signOut(),e(o(`account.signed-out`)),t(``)})};return y`${s}
<button class="button danger" type="button" onClick=${()=>c?i(!0):l()}>${o(`account.sign-out`)}</button>
${r&&y`<${x} title=${o(`account.sign-out`)} text=${o(`account.sign-out-unsent`,{count:c})} yes=${o(`account.sign-out`)} danger
onYes=${l} onClose=${()=>i(!1)} />`}`}function ve({said:e,onIn:t}){return y`<${r} title=${o(`account.sign-in`)}>
${e?y`<p class="note warn" role="status">${e}</p>`:y`<p>${o(`account.sign-in-text`)}</p>`}
<${J} onIn=${t} />
<a class="button" href="#/join">${o(`hall-join`)}</a>
<//>`}function J(e){let[n,r]=p(`password`),i=[`password`,`code`].map(e=>({value:e,text:o(`account.way.${e}`)}));return y`<${ye} ...${e} />
<${t} label=${o(`account.way`)} value=${n} options=${i} onChange=${r} />
${n===`password`?y`<${be} ...${e} />`:y`<${xe} ...${e} />`}`}function ye({onIn:e}){let t=W(),{ask:n,wrong:r}=A({denied:o(`account.denied.passkey`)});return t?y`<p class="soft">${t}</p>`:y`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${o(`account.by-passkey`)}</button>
</div>
${r}`}function be({onIn:e,handle:t=``}){let[n,r]=p(t),[i,a]=p(``),{ask:s,wrong:c,mistakes:l}=A({denied:o(`account.denied.password`)});return y`<form class="stack" onSubmit=${t=>{t.preventDefault(),s(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${r} wrong=${l.handle&&o(`account.wrong.name`)} />
<${q} label=${o(`account.password`)} value=${i} onInput=${a} wrong=${l.password}
autocomplete="current-password" />
${c}
<button class="button">${o(`account.by-password`)}</button>
</form>`}function xe({onIn:e,handle:t=``}){let[n,r]=p(t),[i,a]=p(``),[s,l]=p(``),{ask:u,wrong:d,mistakes:f}=A({denied:o(`account.denied.code`)});return y`<form class="stack" onSubmit=${t=>{t.preventDefault(),u(async t=>{await t.recover({handle:n,code:i,...s&&{password:s}}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${r} wrong=${f.handle&&o(`account.wrong.name`)} />
<${c} label=${o(`account.way.code`)} hint=${o(`account.code-hint`)} value=${i} onInput=${a} wrong=${f.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${q} label=${o(`account.new-password`)} hint=${o(`account.new-password-hint`)} value=${s} onInput=${l}
wrong=${f.password} autocomplete="new-password" />
${d}
<button class="button">${o(`account.by-code`)}</button>
</form>`}function Y(e){return y`<${c} ...${e} label=${o(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function Se({onProven:e,onClose:t}){let[n,r]=p(null);return v(()=>void X().then(r,t),[]),y`<${d} title=${o(`account.again`)} onClose=${t}>
<p>${o(`account.again-text`)}</p>
${n?y`<${J} handle=${n.handle} onIn=${async()=>{let{id:t}=await X();t===n.id?e():location.reload()}} />`:y`<${l} />`}
<//>`}async function X(){return(await m.account()).read()}let Z=null;function Ce({args:[e,...t]}){let[n,i]=p(e?null:Z),a=E(`#/account/${e}`)?.account;return v(()=>{a&&(Z=a,_(`#/account`,{replace:!0}))},[]),a?y`<${r} title=${o(`account.make`)} />`:e===`enter`&&t.length===2?y`<${P} tournament=${t[0]} official=${t[1]} />`:n?y`<${de} secret=${n} onDone=${()=>i(Z=null)} />`:y`<${we} said=${e?o(`account.mangled`):``} />`}function we({said:e}){let[t,n]=p(null),[i,a]=p(null),[s,c]=p(``),u=()=>(a(null),m.account().then(e=>e.read().then(n,a)));v(()=>void u(),[]);let d=e=>{c(e),n(null),a({status:401})};if(t)return y`<${he} account=${t} onAccount=${n} onOut=${d} said=${e} />`;if(i?.status===401)return y`<${ve} said=${s||e} onIn=${u} />`;if(!i)return y`<${r} title=${o(`account.title`)}><${l} /><//>`;let f=y`<button class="button main" onClick=${u}>${o(`try-again`)}</button>`;return y`<${r} title=${o(`account.title`)} actions=${f}>
<p class="note bad" role="alert">${j(i)}</p>
<//>`}const Q={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},$=Intl.DateTimeFormat().resolvedOptions().timeZone,Te=[.../* @__PURE__ */ new Set([$,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Ee=S(({rules:e})=>{let[t,n]=p(``),[i,a]=p(null),[s,l]=p(e.choice),[u,d]=p(Q[e.lang]),[f,h]=p($),[v]=p(()=>m.account().then(e=>e.tournamentId())),{ask:b,wrong:x,mistakes:S}=A({onOut:()=>_(`#/account`)}),C=i??Oe(t),w=O(e.library,s),T=ke(w);return y`<${r} title=${o(`account.found`)} up="#/account">
<${De} rules=${e} book=${w} choice=${s} onChoice=${l} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let n={name:t.trim(),slug:C,rulebook:s,currency:T??u,time_zone:f};b(async e=>{let t=await e.found(await v,n);_(`#/account/enter/${t.id}/${t.official_id}`,{replace:!0})})}}>
<${c} label=${o(`account.found-name`)} value=${t} onInput=${n} wrong=${S.name} autocomplete="off" maxlength="200" />
<${c} label=${o(`account.found-slug`)} hint=${o(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${a}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?y`<p>${o(`account.found-currency-fixed`,{currency:T})}</p>`:y`<${g} label=${o(`account.found-currency`)} value=${u} options=${Ae()} onChange=${d} />`}
<${g} label=${o(`account.found-zone`)} value=${f} options=${Te} onChange=${h} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&y`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${x}
<button class="button main">${o(`account.found-make`)}</button>
</form>
<//>`});function De({rules:e,book:t,choice:n,onChoice:r}){let[i,s]=p(!1);return y`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>s(!0)}>
<${a} name="book" />
<span class="body"><small>${o(`account.found-rules`)}</small><strong>${b(e,t)}</strong></span>
<span class="badge">${o(`call.change`)}</span>
</button>
<${C} rules=${e} standing=${t.content.standing} />
${i&&y`<${ee} rules=${e} value=${n} onUse=${e=>{s(!1),r(e)}} onClose=${()=>s(!1)} />`}
</div>`}function Oe(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Ae(){let e=s(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}export{Ce as Account,Ee as NewTournament,Se as SignInAgain};