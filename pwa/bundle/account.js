import{Bt as e,Ct as t,Et as n,Gt as r,Ht as i,Lt as a,Mt as o,Nt as s,Ot as c,S as l,St as u,Tt as d,Ut as f,Vr as p,en as m,fn as h,jt as g,on as _,wt as v,zr as y}from"./app.js";import{At as b,Gt as x,Nt as S,Ot as C,Pt as w,Qt as T,Tt as ee,an as te,cn as E,in as D,kt as O,on as k,rn as ne,sn as re}from"./shared.js";const ie=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ae=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],oe=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function A({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:i,wrong:a}=l(),[o,s]=p({});return{ask:a=>n(async()=>{s({});try{let e=await h.account();await D(async()=>a(e))}catch(n){if(n.status===401)return e(r(`account.out-here`));let a=se(n.problem?.errors??[]);s(a),Object.keys(a).length===0&&i(n.slug===`not-signed-in`?t:j(n))}}),wrong:a,mistakes:o}}function j(e){if(e.name===`NoPasskey`)return r(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return r(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?r(`account.too-many`,{seconds:e.retryAfter}):ie.includes(e.slug)?r(`account.refused.${e.slug}`):e.message}function se(e){return Object.fromEntries(e.map(e=>[e.field,M(e)]))}function M({field:e,message:t,cure:n}){return e===`password`?N(t):ae.includes(e)?r(`account.wrong.${e}`):`${t} ${n}`}function N(e){let t=oe.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?r(`account.weak.length`):`${r(`account.weak.${t}`)} ${r(`account.weak.cure`)}`}function P(e){return m`<${te} to=${e.tournament}><${F} ...${e} /><//>`}function F({tournament:e,official:t}){let n=re(),{ask:i,wrong:s}=A({onOut:()=>n(`#/account`)}),c=()=>i(async()=>{await h.enter(e,t),a(r(`hall-joined`,{name:h.snapshot.state.settings.name})),n(`#/tables`)});if(y(()=>void c(),[]),!s)return m`<${k} up="#/account" />`;let l=m`<button class="button main" onClick=${c}>${r(`try-again`)}</button>`;return m`<${o} title=${r(`hall-join-failed`)} up="#/account" actions=${l}>${s}<//>`}function I({codes:e,handle:t,onKept:n}){let i=r(`account.codes-for`,{handle:t}),a=[i,``,...e,``].join(`
`),s=()=>T(new Blob([a],{type:`text/plain`}),`shinpan-recovery-codes.txt`),c=m`<button class="button main" onClick=${n}>${r(`account.codes-kept`)}</button>`;return m`<${o} title=${r(`account.codes`)} up=${null} actions=${c}>
<p class="unprinted">${r(`account.codes-text`)}</p>
<section class="card">
<h2>${i}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>m`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${a} />
<button class="button" type="button" onClick=${()=>print()}>${r(`account.print`)}</button>
<button class="button" type="button" onClick=${s}>${r(`account.save`)}</button>
</div>
<//>`}function L({text:e}){return navigator.clipboard?m`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>a(r(`account.copied`)),()=>a(r(`account.not-copied`)))}>${r(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[i,a]=p(!1),{ask:o,wrong:s}=A({onOut:n});return m`<section class="card">
<h2>${r(`account.codes`)}</h2>
<p>${r(`account.codes-left`,{count:e})}</p>
${e<3&&m`<p class="note warn">${r(`account.codes-few`)}</p>`}
${s}
<button class="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${r(`account.codes-new`)}</button>
${i&&m`<${x} title=${r(`account.codes-new-ask`)} text=${r(`account.codes-new-text`)} yes=${r(`account.codes-new`)} danger
onYes=${()=>{a(!1),o(async e=>t(await e.renewCodes()))}} onClose=${()=>a(!1)} />`}
</section>`}function z({account:e,onAccount:t,onOut:n}){let{ask:i,wrong:o}=A({onOut:n}),s=e=>i(async n=>{t(await n.endSession(e)),a(r(`account.session-ended`))});return m`<section class="card">
<h2>${r(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>m`<li key=${e.id}><${B} session=${e} onEnd=${()=>s(e.id)} /></li>`)}
</ul>
${o}
</section>`}function B({session:{agent:e,seen_at:t,here:n},onEnd:a}){let o=U(e);return m`<div class="row">
<span class="body"><strong>${o}</strong><small>${r(`account.session-seen`,{time:i(t)})}</small></span>
${n?m`<span class="badge">${r(`account.session-here`)}</span>`:m`<button class="button" aria-label=${r(`account.session-end-this`,{agent:o})} onClick=${a}>${r(`account.session-end`)}</button>`}
</div>`}const V=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],H=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function U(e){return[V,H].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||r(`account.unknown-agent`)}function W(){let[e,t]=p(``);return y(()=>void h.account().then(e=>t(e.obstacle())),[]),e&&r(`account.obstacle.${e}`)}function G({account:e,onAccount:t,onOut:n}){let[i,o]=p(!1),[s,c]=p(null),l=W(),{ask:u,wrong:d}=A({onOut:n});return m`<section class="card">
<h2>${r(`account.passkeys`)}</h2>
${e.passkeys.length===0&&m`<p class="soft">${r(`account.no-passkeys`)}</p>`}
<ul class="rows">
${e.passkeys.map(e=>m`<li key=${e.id}><${K} passkey=${e} onRemove=${()=>c(e)} /></li>`)}
</ul>
${d}
${l?m`<p class="soft">${l}</p>`:m`<button class="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${r(`account.add-passkey`)}</button>`}
${i&&m`<${ce} onAdded=${e=>{o(!1),a(r(`account.passkey-added`)),t(e)}} onOut=${n} onClose=${()=>o(!1)} />`}
${s&&m`<${x} title=${r(`account.remove-ask`)} text=${r(`account.remove-text`,{label:s.label})} yes=${r(`account.remove`)}
danger onYes=${()=>{c(null),u(async e=>t(await e.removePasskey(s.id)))}} onClose=${()=>c(null)} />`}
</section>`}function K({passkey:{label:e,created_at:t,used_at:n},onRemove:a}){let o=n?r(`account.passkey-used`,{time:i(n)}):r(`account.passkey-made`,{time:i(t)});return m`<div class="row">
<span class="body"><strong>${e}</strong><small>${o}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${r(`account.remove-this`,{label:e})} onClick=${a}>
${r(`account.remove`)}
</button>
</div>`}function ce({onAdded:e,onOut:t,onClose:n}){let[i,a]=p(()=>U(navigator.userAgent)),{ask:o,wrong:s,mistakes:c}=A({onOut:t});return m`<${u} title=${r(`account.add-passkey`)} onClose=${n}>
<form onSubmit=${t=>{t.preventDefault(),o(async t=>e(await t.addPasskey(i.trim())))}}>
<${d} label=${r(`account.passkey-label`)} hint=${r(`account.passkey-label-hint`)} value=${i} onInput=${a}
wrong=${c.label??c.credential} maxlength="200" />
${s}
<button class="button main">${r(`account.add-passkey`)}</button>
</form>
<//>`}function q(e){let[t,n]=p(!1);return m`<${d} ...${e} type=${t?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${c} label=${r(`account.show`)} checked=${t} onChange=${n} />`}function le({account:e,onAccount:n,onOut:i}){let a=r(e.has_password?`account.password-change`:`account.password-set`);return m`<${t} title=${m`<h2>${a}</h2>`}>
${()=>m`<${ue} account=${e} label=${a} onAccount=${n} onOut=${i} />`}
<//>`}function ue({account:e,label:t,onAccount:n,onOut:i}){let[o,s]=p(``),[c,l]=p(``),{ask:u,wrong:f,mistakes:h}=A({onOut:i});return m`<form class="stack" onSubmit=${t=>{t.preventDefault(),u(async t=>{n(await t.setPassword({password:c,...e.has_password&&{current:o}})),s(``),l(``),a(r(`account.password-done`))})}}>
${e.has_password&&m`<${d} type="password" label=${r(`account.password-current`)} value=${o} onInput=${s} wrong=${h.current}
autocomplete="current-password" maxlength="200" />`}
<${q} label=${r(`account.new-password`)} hint=${r(`account.password-hint`)} value=${c} onInput=${l}
wrong=${h.password} autocomplete="new-password" />
<p class="soft">${r(`account.password-others`)}</p>
${f}
<button class="button main">${t}</button>
</form>`}function de({secret:e,onDone:t}){let[n,r]=p(null);return n?m`<${I} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:m`<${fe} secret=${e} onMade=${r} onAccount=${t} />`}function fe({secret:e,onMade:t,onAccount:n}){let[i,a]=p(``),[s,c]=p(``),[l,u]=p(`password`),[f,h]=p(``),g=W(),{ask:_,wrong:y,mistakes:b}=A(),x=[`password`,`passkey`].map(e=>({value:e,text:r(`account.way.${e}`)}));return m`<${o} title=${r(`account.make`)}>
<p>${r(`account.make-text`)}</p>
<form class="stack" onSubmit=${n=>{n.preventDefault();let r={link:e,handle:s.trim().toLowerCase(),name:i.trim()};_(async e=>t(await e.create(l===`password`?{...r,password:f}:r)))}}>
<${d} label=${r(`account.name`)} hint=${r(`account.name-hint`)} value=${i} onInput=${a} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${d} label=${r(`account.handle`)} hint=${r(`account.handle-hint`)} value=${s} onInput=${c} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${g?m`<p class="soft">${g}</p>`:m`<${v} label=${r(`account.way`)} value=${l} options=${x} onChange=${u} />`}
${l===`password`?m`<${q} label=${r(`account.password`)} hint=${r(`account.password-hint`)} value=${f} onInput=${h}
wrong=${b.password} autocomplete="new-password" />`:m`<p>${r(`account.passkey-text`)}</p>`}
${y}
<button class="button main">${r(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${n}>${r(`account.have-one`)}</button>
<//>`}function pe({onOut:e}){let[t,n]=p(null),{ask:i,wrong:a}=A({onOut:e});return m`<section class="card">
<h2>${r(`account.invite`)}</h2>
<p>${r(`account.invite-text`)}</p>
${a}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(async e=>n(await e.makeLink()))}>${r(`account.invite-make`)}</button>
${t&&m`<${me} link=${t} onClose=${()=>n(null)} />`}
</section>`}function me({link:{url:e,expires_at:t},onClose:n}){return m`<${u} title=${r(`account.invite`)} onClose=${n}>
<div class="link-code"><${w} text=${e} label=${r(`account.invite-code`)} /></div>
<p>${r(`account.invite-until`,{time:i(t)})}</p>
<${d} label=${r(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${L} text=${e} />
<//>`}function he({said:e,...t}){let{account:n}=t,[i,a]=p(null),s=()=>{a(null),t.onAccount({...n,recovery_codes_left:i?.length})};if(i)return m`<${I} codes=${i} handle=${n.handle} onKept=${s} />`;let c=!n.has_password&&n.passkeys.length===0;return m`<${o} title=${n.name}>
<p class="soft">${r(`account.signed-in-as`,{handle:n.handle})}</p>
${e&&m`<p class="note warn" role="status">${e}</p>`}
${c&&m`<p class="note warn" role="status">${r(`account.no-way-in`)}</p>`}
<${ge} tournaments=${n.tournaments} />
<${G} ...${t} />
<${le} ...${t} />
<${R} ...${t} onCodes=${a} />
<${z} ...${t} />
<${pe} onOut=${t.onOut} />
<${_e} onOut=${t.onOut} />
<${ne} />
<//>`}function ge({tournaments:t}){let{tournament:n,official:i}=e(),a=e=>e.id===n?.id&&e.official_id===i?.id;return m`<section class="card">
<h2>${r(`account.tournaments`)}</h2>
${t.length===0&&m`<p class="soft">${r(`account.no-tournaments`)}</p>`}
<ul class="rows">
${t.map(e=>m`<li key=${e.id}>
<a class="row" href=${a(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>r(`hall-role.${e}`)).join(` · `)}</small></span>
${a(e)&&m`<span class="badge">${r(`account.you-are-in`)}</span>`}
<${s} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/found">${r(`account.found`)}</a>
</section>`}function _e({onOut:t}){let{outbox:n}=e(),[i,o]=p(!1),{ask:s,wrong:c}=A({onOut:t}),l=n.filter(({state:e})=>e!==`differs`).length,u=()=>{o(!1),s(async e=>{await e.signOut(),a(r(`account.signed-out`)),t(``)})};return m`${c}
<button class="button danger" type="button" onClick=${()=>l?o(!0):u()}>${r(`account.sign-out`)}</button>
${i&&m`<${x} title=${r(`account.sign-out`)} text=${r(`account.sign-out-unsent`,{count:l})} yes=${r(`account.sign-out`)} danger
onYes=${u} onClose=${()=>o(!1)} />`}`}function ve({said:e,onIn:t}){return m`<${o} title=${r(`account.sign-in`)}>
${e?m`<p class="note warn" role="status">${e}</p>`:m`<p>${r(`account.sign-in-text`)}</p>`}
<${J} onIn=${t} />
<a class="button" href="#/join">${r(`hall-join`)}</a>
<//>`}function J(e){let[t,n]=p(`password`),i=[`password`,`code`].map(e=>({value:e,text:r(`account.way.${e}`)}));return m`<${ye} ...${e} />
<${v} label=${r(`account.way`)} value=${t} options=${i} onChange=${n} />
${t===`password`?m`<${be} ...${e} />`:m`<${xe} ...${e} />`}`}function ye({onIn:e}){let t=W(),{ask:n,wrong:i}=A({denied:r(`account.denied.passkey`)});return t?m`<p class="soft">${t}</p>`:m`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${r(`account.by-passkey`)}</button>
</div>
${i}`}function be({onIn:e,handle:t=``}){let[n,i]=p(t),[a,o]=p(``),{ask:s,wrong:c,mistakes:l}=A({denied:r(`account.denied.password`)});return m`<form class="stack" onSubmit=${t=>{t.preventDefault(),s(async t=>{await t.signIn({handle:n,password:a}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${i} wrong=${l.handle&&r(`account.wrong.name`)} />
<${q} label=${r(`account.password`)} value=${a} onInput=${o} wrong=${l.password}
autocomplete="current-password" />
${c}
<button class="button">${r(`account.by-password`)}</button>
</form>`}function xe({onIn:e,handle:t=``}){let[n,i]=p(t),[a,o]=p(``),[s,c]=p(``),{ask:l,wrong:u,mistakes:f}=A({denied:r(`account.denied.code`)});return m`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{await t.recover({handle:n,code:a,...s&&{password:s}}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${i} wrong=${f.handle&&r(`account.wrong.name`)} />
<${d} label=${r(`account.way.code`)} hint=${r(`account.code-hint`)} value=${a} onInput=${o} wrong=${f.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${q} label=${r(`account.new-password`)} hint=${r(`account.new-password-hint`)} value=${s} onInput=${c}
wrong=${f.password} autocomplete="new-password" />
${u}
<button class="button">${r(`account.by-code`)}</button>
</form>`}function Y(e){return m`<${d} ...${e} label=${r(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function Se({onProven:e,onClose:t}){let[n,i]=p(null);return y(()=>void X().then(i,t),[]),m`<${u} title=${r(`account.again`)} onClose=${t}>
<p>${r(`account.again-text`)}</p>
${n?m`<${J} handle=${n.handle} onIn=${async()=>{let{id:t}=await X();t===n.id?e():location.reload()}} />`:m`<${g} />`}
<//>`}async function X(){return(await h.account()).read()}let Z=null;function Ce({args:[e,...t]}){let[n,i]=p(e?null:Z),a=E(`#/account/${e}`)?.account;return y(()=>{a&&(Z=a,_(`#/account`,{replace:!0}))},[]),a?m`<${o} title=${r(`account.make`)} />`:e===`enter`&&t.length===2?m`<${P} tournament=${t[0]} official=${t[1]} />`:n?m`<${de} secret=${n} onDone=${()=>i(Z=null)} />`:m`<${we} said=${e?r(`account.mangled`):``} />`}function we({said:e}){let[t,n]=p(null),[i,a]=p(null),[s,c]=p(``),l=()=>(a(null),h.account().then(e=>e.read().then(n,a)));y(()=>void l(),[]);let u=e=>{c(e),n(null),a({status:401})};if(t)return m`<${he} account=${t} onAccount=${n} onOut=${u} said=${e} />`;if(i?.status===401)return m`<${ve} said=${s||e} onIn=${l} />`;if(!i)return m`<${o} title=${r(`account.title`)}><${g} /><//>`;let d=m`<button class="button main" onClick=${l}>${r(`try-again`)}</button>`;return m`<${o} title=${r(`account.title`)} actions=${d}>
<p class="note bad" role="alert">${j(i)}</p>
<//>`}const Q={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},$=Intl.DateTimeFormat().resolvedOptions().timeZone,Te=[.../* @__PURE__ */ new Set([$,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Ee=S(({rules:e})=>{let[t,i]=p(``),[a,s]=p(null),[c,l]=p(e.choice),[u,f]=p(Q[e.lang]),[g,v]=p($),[y]=p(()=>h.account().then(e=>e.tournamentId())),{ask:b,wrong:x,mistakes:S}=A({onOut:()=>_(`#/account`)}),C=a??Oe(t),w=O(e.library,c),T=ke(w);return m`<${o} title=${r(`account.found`)} up="#/account">
<${De} rules=${e} book=${w} choice=${c} onChoice=${l} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let n={name:t.trim(),slug:C,rulebook:c,currency:T??u,time_zone:g};b(async e=>{let t=await e.found(await y,n);_(`#/account/enter/${t.id}/${t.official_id}`,{replace:!0})})}}>
<${d} label=${r(`account.found-name`)} value=${t} onInput=${i} wrong=${S.name} autocomplete="off" maxlength="200" />
<${d} label=${r(`account.found-slug`)} hint=${r(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${s}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?m`<p>${r(`account.found-currency-fixed`,{currency:T})}</p>`:m`<${n} label=${r(`account.found-currency`)} value=${u} options=${Ae()} onChange=${f} />`}
<${n} label=${r(`account.found-zone`)} value=${g} options=${Te} onChange=${v} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&m`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${x}
<button class="button main">${r(`account.found-make`)}</button>
</form>
<//>`});function De({rules:e,book:t,choice:n,onChoice:i}){let[a,o]=p(!1);return m`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${s} name="book" />
<span class="body"><small>${r(`account.found-rules`)}</small><strong>${b(e,t)}</strong></span>
<span class="badge">${r(`call.change`)}</span>
</button>
<${C} rules=${e} standing=${t.content.standing} />
${a&&m`<${ee} rules=${e} value=${n} onUse=${e=>{o(!1),i(e)}} onClose=${()=>o(!1)} />`}
</div>`}function Oe(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Ae(){let e=f(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}export{Ce as Account,Ee as NewTournament,Se as SignInAgain};