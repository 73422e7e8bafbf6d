import{$t as e,Bt as t,Ft as n,Gt as r,It as i,Jt as a,Lr as o,Lt as s,Rt as c,Ut as l,Wt as u,X as d,Yt as f,dn as p,en as m,hn as h,nn as g,q as _,xn as v,zr as y,zt as b}from"./app.js";import{B as x,F as S,R as C,U as w,W as T,ct as ee,dt as te,ft as E,lt as D,nt as O,st as k,ut as ne,z as re}from"./shared.js";const ie=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ae=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],oe=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function A({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:r,wrong:i}=d(),[a,o]=y({});return{ask:i=>n(async()=>{o({});try{let e=await v.account();await ee(async()=>i(e))}catch(n){if(n.status===401)return e(g(`account.out-here`));let i=se(n.problem?.errors??[]);o(i),Object.keys(i).length===0&&r(n.slug===`not-signed-in`?t:j(n))}}),wrong:i,mistakes:a}}function j(e){if(e.name===`NoPasskey`)return g(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return g(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?g(`account.too-many`,{seconds:e.retryAfter}):ie.includes(e.slug)?g(`account.refused.${e.slug}`):e.message}function se(e){return Object.fromEntries(e.map(e=>[e.field,M(e)]))}function M({field:e,message:t,cure:n}){return e===`password`?N(t):ae.includes(e)?g(`account.wrong.${e}`):`${t} ${n}`}function N(e){let t=oe.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?g(`account.weak.length`):`${g(`account.weak.${t}`)} ${g(`account.weak.cure`)}`}function P(e){return p`<${D} to=${e.tournament}><${F} ...${e} /><//>`}function F({tournament:e,official:t}){let n=te(),{ask:r,wrong:i}=A({onOut:()=>n(`#/account`)}),s=()=>r(async()=>{await v.enter(e,t),a(g(`hall-joined`,{name:v.snapshot.state.settings.name})),n(`#/tables`)});if(o(()=>void s(),[]),!i)return p`<${ne} up="#/account" />`;let c=p`<button class="button main" onClick=${s}>${g(`try-again`)}</button>`;return p`<${u} title=${g(`hall-join-failed`)} up="#/account" actions=${c}>${i}<//>`}function I({codes:e,handle:t,onKept:n}){let r=g(`account.codes-for`,{handle:t}),i=[r,``,...e,``].join(`
`),a=()=>O(new Blob([i],{type:`text/plain`}),`shinpan-recovery-codes.txt`),o=p`<button class="button main" onClick=${n}>${g(`account.codes-kept`)}</button>`;return p`<${u} title=${g(`account.codes`)} up=${null} actions=${o}>
<p class="unprinted">${g(`account.codes-text`)}</p>
<section class="card">
<h2>${r}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>p`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${i} />
<button class="button" type="button" onClick=${()=>print()}>${g(`account.print`)}</button>
<button class="button" type="button" onClick=${a}>${g(`account.save`)}</button>
</div>
<//>`}function L({text:e}){return navigator.clipboard?p`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>a(g(`account.copied`)),()=>a(g(`account.not-copied`)))}>${g(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[r,i]=y(!1),{ask:a,wrong:o}=A({onOut:n});return p`<section class="card">
<h2>${g(`account.codes`)}</h2>
<p>${g(`account.codes-left`,{count:e})}</p>
${e<3&&p`<p class="note warn">${g(`account.codes-few`)}</p>`}
${o}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${g(`account.codes-new`)}</button>
${r&&p`<${_} title=${g(`account.codes-new-ask`)} text=${g(`account.codes-new-text`)} yes=${g(`account.codes-new`)} danger
onYes=${()=>{i(!1),a(async e=>t(await e.renewCodes()))}} onClose=${()=>i(!1)} />`}
</section>`}function z({account:e,onAccount:t,onOut:n}){let{ask:r,wrong:i}=A({onOut:n}),o=e=>r(async n=>{t(await n.endSession(e)),a(g(`account.session-ended`))});return p`<section class="card">
<h2>${g(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>p`<li key=${e.id}><${B} session=${e} onEnd=${()=>o(e.id)} /></li>`)}
</ul>
${i}
</section>`}function B({session:{agent:t,seen_at:n,here:r},onEnd:i}){let a=U(t);return p`<div class="row">
<span class="body"><strong>${a}</strong><small>${g(`account.session-seen`,{time:e(n)})}</small></span>
${r?p`<span class="badge">${g(`account.session-here`)}</span>`:p`<button class="button" aria-label=${g(`account.session-end-this`,{agent:a})} onClick=${i}>${g(`account.session-end`)}</button>`}
</div>`}const V=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],H=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function U(e){return[V,H].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||g(`account.unknown-agent`)}function W(){let[e,t]=y(``);return o(()=>void v.account().then(e=>t(e.obstacle())),[]),e&&g(`account.obstacle.${e}`)}function G({account:e,onAccount:t,onOut:n}){let[r,i]=y(!1),[o,s]=y(null),c=W(),{ask:l,wrong:u}=A({onOut:n});return p`<section class="card">
<h2>${g(`account.passkeys`)}</h2>
${e.passkeys.length===0&&p`<p class="soft">${g(`account.no-passkeys`)}</p>`}
<ul class="rows">
${e.passkeys.map(e=>p`<li key=${e.id}><${K} passkey=${e} onRemove=${()=>s(e)} /></li>`)}
</ul>
${u}
${c?p`<p class="soft">${c}</p>`:p`<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${g(`account.add-passkey`)}</button>`}
${r&&p`<${ce} onAdded=${e=>{i(!1),a(g(`account.passkey-added`)),t(e)}} onOut=${n} onClose=${()=>i(!1)} />`}
${o&&p`<${_} title=${g(`account.remove-ask`)} text=${g(`account.remove-text`,{label:o.label})} yes=${g(`account.remove`)}
danger onYes=${()=>{s(null),l(async e=>t(await e.removePasskey(o.id)))}} onClose=${()=>s(null)} />`}
</section>`}function K({passkey:{label:t,created_at:n,used_at:r},onRemove:i}){let a=r?g(`account.passkey-used`,{time:e(r)}):g(`account.passkey-made`,{time:e(n)});return p`<div class="row">
<span class="body"><strong>${t}</strong><small>${a}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${g(`account.remove-this`,{label:t})} onClick=${i}>
${g(`account.remove`)}
</button>
</div>`}function ce({onAdded:e,onOut:t,onClose:r}){let[i,a]=y(()=>U(navigator.userAgent)),{ask:o,wrong:s,mistakes:l}=A({onOut:t});return p`<${n} title=${g(`account.add-passkey`)} onClose=${r}>
<form onSubmit=${t=>{t.preventDefault(),o(async t=>e(await t.addPasskey(i.trim())))}}>
<${c} label=${g(`account.passkey-label`)} hint=${g(`account.passkey-label-hint`)} value=${i} onInput=${a}
wrong=${l.label??l.credential} maxlength="200" />
${s}
<button class="button main">${g(`account.add-passkey`)}</button>
</form>
<//>`}function q(e){let[n,r]=y(!1);return p`<${c} ...${e} type=${n?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${t} label=${g(`account.show`)} checked=${n} onChange=${r} />`}function le({account:e,onAccount:t,onOut:n}){let r=g(e.has_password?`account.password-change`:`account.password-set`);return p`<${i} title=${p`<h2>${r}</h2>`}>
${()=>p`<${ue} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function ue({account:e,label:t,onAccount:n,onOut:r}){let[i,o]=y(``),[s,l]=y(``),{ask:u,wrong:d,mistakes:f}=A({onOut:r});return p`<form class="stack" onSubmit=${t=>{t.preventDefault(),u(async t=>{n(await t.setPassword({password:s,...e.has_password&&{current:i}})),o(``),l(``),a(g(`account.password-done`))})}}>
${e.has_password&&p`<${c} type="password" label=${g(`account.password-current`)} value=${i} onInput=${o} wrong=${f.current}
autocomplete="current-password" maxlength="200" />`}
<${q} label=${g(`account.new-password`)} hint=${g(`account.password-hint`)} value=${s} onInput=${l}
wrong=${f.password} autocomplete="new-password" />
<p class="soft">${g(`account.password-others`)}</p>
${d}
<button class="button main">${t}</button>
</form>`}function de({secret:e,onDone:t}){let[n,r]=y(null);return n?p`<${I} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:p`<${fe} secret=${e} onMade=${r} onAccount=${t} />`}function fe({secret:e,onMade:t,onAccount:n}){let[r,i]=y(``),[a,o]=y(``),[l,d]=y(`password`),[f,m]=y(``),h=W(),{ask:_,wrong:v,mistakes:b}=A(),x=[`password`,`passkey`].map(e=>({value:e,text:g(`account.way.${e}`)}));return p`<${u} title=${g(`account.make`)}>
<p>${g(`account.make-text`)}</p>
<form class="stack" onSubmit=${n=>{n.preventDefault();let i={link:e,handle:a.trim().toLowerCase(),name:r.trim()};_(async e=>t(await e.create(l===`password`?{...i,password:f}:i)))}}>
<${c} label=${g(`account.name`)} hint=${g(`account.name-hint`)} value=${r} onInput=${i} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${c} label=${g(`account.handle`)} hint=${g(`account.handle-hint`)} value=${a} onInput=${o} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${h?p`<p class="soft">${h}</p>`:p`<${s} label=${g(`account.way`)} value=${l} options=${x} onChange=${d} />`}
${l===`password`?p`<${q} label=${g(`account.password`)} hint=${g(`account.password-hint`)} value=${f} onInput=${m}
wrong=${b.password} autocomplete="new-password" />`:p`<p>${g(`account.passkey-text`)}</p>`}
${v}
<button class="button main">${g(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${n}>${g(`account.have-one`)}</button>
<//>`}function pe({onOut:e}){let[t,n]=y(null),{ask:r,wrong:i}=A({onOut:e});return p`<section class="card">
<h2>${g(`account.invite`)}</h2>
<p>${g(`account.invite-text`)}</p>
${i}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${g(`account.invite-make`)}</button>
${t&&p`<${me} link=${t} onClose=${()=>n(null)} />`}
</section>`}function me({link:{url:t,expires_at:r},onClose:i}){return p`<${n} title=${g(`account.invite`)} onClose=${i}>
<div class="link-code"><${T} text=${t} label=${g(`account.invite-code`)} /></div>
<p>${g(`account.invite-until`,{time:e(r)})}</p>
<${c} label=${g(`account.invite-link`)} value=${t} onInput=${()=>{}} readonly />
<${L} text=${t} />
<//>`}function he({said:e,...t}){let{account:n}=t,[r,i]=y(null),a=()=>{i(null),t.onAccount({...n,recovery_codes_left:r?.length})};if(r)return p`<${I} codes=${r} handle=${n.handle} onKept=${a} />`;let o=!n.has_password&&n.passkeys.length===0;return p`<${u} title=${n.name}>
<p class="soft">${g(`account.signed-in-as`,{handle:n.handle})}</p>
${e&&p`<p class="note warn" role="status">${e}</p>`}
${o&&p`<p class="note warn" role="status">${g(`account.no-way-in`)}</p>`}
<${ge} tournaments=${n.tournaments} />
<${G} ...${t} />
<${le} ...${t} />
<${R} ...${t} onCodes=${i} />
<${z} ...${t} />
<${pe} onOut=${t.onOut} />
<${_e} onOut=${t.onOut} />
<${k} />
<//>`}function ge({tournaments:e}){let{tournament:t,official:n}=f(),i=e=>e.id===t?.id&&e.official_id===n?.id;return p`<section class="card">
<h2>${g(`account.tournaments`)}</h2>
${e.length===0&&p`<p class="soft">${g(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>p`<li key=${e.id}>
<a class="row" href=${i(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>g(`hall-role.${e}`)).join(` · `)}</small></span>
${i(e)&&p`<span class="badge">${g(`account.you-are-in`)}</span>`}
<${r} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/found">${g(`account.found`)}</a>
</section>`}function _e({onOut:e}){let{outbox:t}=f(),[n,r]=y(!1),{ask:i,wrong:o}=A({onOut:e}),s=t.filter(({state:e})=>e!==`differs`).length,c=()=>{r(!1),i(async t=>{await t.signOut(),a(g(`account.signed-out`)),e(``)})};return p`${o}
<button class="button danger" type="button" onClick=${()=>s?r(!0):c()}>${g(`account.sign-out`)}</button>
${n&&p`<${_} title=${g(`account.sign-out`)} text=${g(`account.sign-out-unsent`,{count:s})} yes=${g(`account.sign-out`)} danger
onYes=${c} onClose=${()=>r(!1)} />`}`}function ve({said:e,onIn:t}){return p`<${u} title=${g(`account.sign-in`)}>
${e?p`<p class="note warn" role="status">${e}</p>`:p`<p>${g(`account.sign-in-text`)}</p>`}
<${J} onIn=${t} />
<a class="button" href="#/join">${g(`hall-join`)}</a>
<//>`}function J(e){let[t,n]=y(`password`),r=[`password`,`code`].map(e=>({value:e,text:g(`account.way.${e}`)}));return p`<${ye} ...${e} />
<${s} label=${g(`account.way`)} value=${t} options=${r} onChange=${n} />
${t===`password`?p`<${be} ...${e} />`:p`<${xe} ...${e} />`}`}function ye({onIn:e}){let t=W(),{ask:n,wrong:r}=A({denied:g(`account.denied.passkey`)});return t?p`<p class="soft">${t}</p>`:p`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${g(`account.by-passkey`)}</button>
</div>
${r}`}function be({onIn:e,handle:t=``}){let[n,r]=y(t),[i,a]=y(``),{ask:o,wrong:s,mistakes:c}=A({denied:g(`account.denied.password`)});return p`<form class="stack" onSubmit=${t=>{t.preventDefault(),o(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${r} wrong=${c.handle&&g(`account.wrong.name`)} />
<${q} label=${g(`account.password`)} value=${i} onInput=${a} wrong=${c.password}
autocomplete="current-password" />
${s}
<button class="button">${g(`account.by-password`)}</button>
</form>`}function xe({onIn:e,handle:t=``}){let[n,r]=y(t),[i,a]=y(``),[o,s]=y(``),{ask:l,wrong:u,mistakes:d}=A({denied:g(`account.denied.code`)});return p`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{await t.recover({handle:n,code:i,...o&&{password:o}}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${r} wrong=${d.handle&&g(`account.wrong.name`)} />
<${c} label=${g(`account.way.code`)} hint=${g(`account.code-hint`)} value=${i} onInput=${a} wrong=${d.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${q} label=${g(`account.new-password`)} hint=${g(`account.new-password-hint`)} value=${o} onInput=${s}
wrong=${d.password} autocomplete="new-password" />
${u}
<button class="button">${g(`account.by-code`)}</button>
</form>`}function Y(e){return p`<${c} ...${e} label=${g(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function Se({onProven:e,onClose:t}){let[r,i]=y(null);return o(()=>void X().then(i,t),[]),p`<${n} title=${g(`account.again`)} onClose=${t}>
<p>${g(`account.again-text`)}</p>
${r?p`<${J} handle=${r.handle} onIn=${async()=>{let{id:t}=await X();t===r.id?e():location.reload()}} />`:p`<${l} />`}
<//>`}async function X(){return(await v.account()).read()}let Z=null;function Ce({args:[e,...t]}){let[n,r]=y(e?null:Z),i=E(`#/account/${e}`)?.account;return o(()=>{i&&(Z=i,h(`#/account`,{replace:!0}))},[]),i?p`<${u} title=${g(`account.make`)} />`:e===`enter`&&t.length===2?p`<${P} tournament=${t[0]} official=${t[1]} />`:n?p`<${de} secret=${n} onDone=${()=>r(Z=null)} />`:p`<${we} said=${e?g(`account.mangled`):``} />`}function we({said:e}){let[t,n]=y(null),[r,i]=y(null),[a,s]=y(``),c=()=>(i(null),v.account().then(e=>e.read().then(n,i)));o(()=>void c(),[]);let d=e=>{s(e),n(null),i({status:401})};if(t)return p`<${he} account=${t} onAccount=${n} onOut=${d} said=${e} />`;if(r?.status===401)return p`<${ve} said=${a||e} onIn=${c} />`;if(!r)return p`<${u} title=${g(`account.title`)}><${l} /><//>`;let f=p`<button class="button main" onClick=${c}>${g(`try-again`)}</button>`;return p`<${u} title=${g(`account.title`)} actions=${f}>
<p class="note bad" role="alert">${j(r)}</p>
<//>`}const Q={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},$=Intl.DateTimeFormat().resolvedOptions().timeZone,Te=[.../* @__PURE__ */ new Set([$,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Ee=w(({rules:e})=>{let[t,n]=y(``),[r,i]=y(null),[a,o]=y(e.choice),[s,l]=y(Q[e.lang]),[d,f]=y($),[m]=y(()=>v.account().then(e=>e.tournamentId())),{ask:_,wrong:x,mistakes:S}=A({onOut:()=>h(`#/account`)}),C=r??Oe(t),w=re(e.library,a),T=ke(w);return p`<${u} title=${g(`account.found`)} up="#/account">
<${De} rules=${e} book=${w} choice=${a} onChoice=${o} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let n={name:t.trim(),slug:C,rulebook:a,currency:T??s,time_zone:d};_(async e=>{let t=await e.found(await m,n);h(`#/account/enter/${t.id}/${t.official_id}`,{replace:!0})})}}>
<${c} label=${g(`account.found-name`)} value=${t} onInput=${n} wrong=${S.name} autocomplete="off" maxlength="200" />
<${c} label=${g(`account.found-slug`)} hint=${g(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${i}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?p`<p>${g(`account.found-currency-fixed`,{currency:T})}</p>`:p`<${b} label=${g(`account.found-currency`)} value=${s} options=${Ae()} onChange=${l} />`}
<${b} label=${g(`account.found-zone`)} value=${d} options=${Te} onChange=${f} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&p`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${x}
<button class="button main">${g(`account.found-make`)}</button>
</form>
<//>`});function De({rules:e,book:t,choice:n,onChoice:i}){let[a,o]=y(!1);return p`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${r} name="book" />
<span class="body"><small>${g(`account.found-rules`)}</small><strong>${x(e,t)}</strong></span>
<span class="badge">${g(`call.change`)}</span>
</button>
<${C} rules=${e} standing=${t.content.standing} />
${a&&p`<${S} rules=${e} value=${n} onUse=${e=>{o(!1),i(e)}} onClose=${()=>o(!1)} />`}
</div>`}function Oe(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Ae(){let e=m(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}export{Ce as Account,Ee as NewTournament,Se as SignInAgain};