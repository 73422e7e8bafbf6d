import{At as e,Dt as t,Et as n,Ft as r,Gr as i,Gt as a,Ht as o,Nt as s,Ot as c,Pt as l,Tt as u,Wt as d,cn as f,mn as p,nn as m,qr as h,qt as g,w as _,wt as v,zt as y}from"./app.js";import{At as b,Gt as x,Nt as S,Ot as C,Pt as w,Qt as T,Tt as ee,an as te,cn as E,in as D,kt as O,on as k,rn as ne,sn as re}from"./shared.js";const ie=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ae=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],oe=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function A({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:r,wrong:i}=_(),[a,o]=h({});return{ask:i=>n(async()=>{o({});try{let e=await p.account();await D(async()=>i(e))}catch(n){if(n.status===401)return e(g(`account.out-here`));let i=se(n.problem?.errors??[]);o(i),Object.keys(i).length===0&&r(n.slug===`not-signed-in`?t:j(n))}}),wrong:i,mistakes:a}}function j(e){if(e.name===`NoPasskey`)return g(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return g(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?g(`account.too-many`,{seconds:e.retryAfter}):ie.includes(e.slug)?g(`account.refused.${e.slug}`):e.message}function se(e){return Object.fromEntries(e.map(e=>[e.field,M(e)]))}function M({field:e,message:t,cure:n}){return e===`password`?N(t):ae.includes(e)?g(`account.wrong.${e}`):`${t} ${n}`}function N(e){let t=oe.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?g(`account.weak.length`):`${g(`account.weak.${t}`)} ${g(`account.weak.cure`)}`}function P(e){return m`<${te} to=${e.tournament}><${F} ...${e} /><//>`}function F({tournament:e,official:t}){let n=re(),{ask:r,wrong:a}=A({onOut:()=>n(`#/account`)}),o=()=>r(async()=>{await p.enter(e,t),y(g(`hall-joined`,{name:p.snapshot.state.settings.name})),n(`#/tables`)});if(i(()=>void o(),[]),!a)return m`<${k} up="#/account" />`;let s=m`<button class="button main" onClick=${o}>${g(`try-again`)}</button>`;return m`<${l} title=${g(`hall-join-failed`)} up="#/account" actions=${s}>${a}<//>`}function I({codes:e,handle:t,onKept:n}){let r=g(`account.codes-for`,{handle:t}),i=[r,``,...e,``].join(`
`),a=()=>T(new Blob([i],{type:`text/plain`}),`shinpan-recovery-codes.txt`),o=m`<button class="button main" onClick=${n}>${g(`account.codes-kept`)}</button>`;return m`<${l} title=${g(`account.codes`)} up=${null} actions=${o}>
<p class="unprinted">${g(`account.codes-text`)}</p>
<section class="card">
<h2>${r}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>m`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${i} />
<button class="button" type="button" onClick=${()=>print()}>${g(`account.print`)}</button>
<button class="button" type="button" onClick=${a}>${g(`account.save`)}</button>
</div>
<//>`}function L({text:e}){return navigator.clipboard?m`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>y(g(`account.copied`)),()=>y(g(`account.not-copied`)))}>${g(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[r,i]=h(!1),{ask:a,wrong:o}=A({onOut:n});return m`<section class="card">
<h2>${g(`account.codes`)}</h2>
<p>${g(`account.codes-left`,{count:e})}</p>
${e<3&&m`<p class="note warn">${g(`account.codes-few`)}</p>`}
${o}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${g(`account.codes-new`)}</button>
${r&&m`<${x} title=${g(`account.codes-new-ask`)} text=${g(`account.codes-new-text`)} yes=${g(`account.codes-new`)} danger
onYes=${()=>{i(!1),a(async e=>t(await e.renewCodes()))}} onClose=${()=>i(!1)} />`}
</section>`}function z({account:e,onAccount:t,onOut:n}){let{ask:r,wrong:i}=A({onOut:n}),a=e=>r(async n=>{t(await n.endSession(e)),y(g(`account.session-ended`))});return m`<section class="card">
<h2>${g(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>m`<li key=${e.id}><${B} session=${e} onEnd=${()=>a(e.id)} /></li>`)}
</ul>
${i}
</section>`}function B({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=U(e);return m`<div class="row">
<span class="body"><strong>${i}</strong><small>${g(`account.session-seen`,{time:d(t)})}</small></span>
${n?m`<span class="badge">${g(`account.session-here`)}</span>`:m`<button class="button" aria-label=${g(`account.session-end-this`,{agent:i})} onClick=${r}>${g(`account.session-end`)}</button>`}
</div>`}const V=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],H=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function U(e){return[V,H].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||g(`account.unknown-agent`)}function W(){let[e,t]=h(``);return i(()=>void p.account().then(e=>t(e.obstacle())),[]),e&&g(`account.obstacle.${e}`)}function G({account:e,onAccount:t,onOut:n}){let[r,i]=h(!1),[a,o]=h(null),s=W(),{ask:c,wrong:l}=A({onOut:n});return m`<section class="card">
<h2>${g(`account.passkeys`)}</h2>
${e.passkeys.length===0&&m`<p class="soft">${g(`account.no-passkeys`)}</p>`}
<ul class="rows">
${e.passkeys.map(e=>m`<li key=${e.id}><${K} passkey=${e} onRemove=${()=>o(e)} /></li>`)}
</ul>
${l}
${s?m`<p class="soft">${s}</p>`:m`<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${g(`account.add-passkey`)}</button>`}
${r&&m`<${ce} onAdded=${e=>{i(!1),y(g(`account.passkey-added`)),t(e)}} onOut=${n} onClose=${()=>i(!1)} />`}
${a&&m`<${x} title=${g(`account.remove-ask`)} text=${g(`account.remove-text`,{label:a.label})} yes=${g(`account.remove`)}
danger onYes=${()=>{o(null),c(async e=>t(await e.removePasskey(a.id)))}} onClose=${()=>o(null)} />`}
</section>`}function K({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?g(`account.passkey-used`,{time:d(n)}):g(`account.passkey-made`,{time:d(t)});return m`<div class="row">
<span class="body"><strong>${e}</strong><small>${i}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${g(`account.remove-this`,{label:e})} onClick=${r}>
${g(`account.remove`)}
</button>
</div>`}function ce({onAdded:e,onOut:n,onClose:r}){let[i,a]=h(()=>U(navigator.userAgent)),{ask:o,wrong:s,mistakes:c}=A({onOut:n});return m`<${v} title=${g(`account.add-passkey`)} onClose=${r}>
<form onSubmit=${t=>{t.preventDefault(),o(async t=>e(await t.addPasskey(i.trim())))}}>
<${t} label=${g(`account.passkey-label`)} hint=${g(`account.passkey-label-hint`)} value=${i} onInput=${a}
wrong=${c.label??c.credential} maxlength="200" />
${s}
<button class="button main">${g(`account.add-passkey`)}</button>
</form>
<//>`}function q(n){let[r,i]=h(!1);return m`<${t} ...${n} type=${r?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${e} label=${g(`account.show`)} checked=${r} onChange=${i} />`}function le({account:e,onAccount:t,onOut:n}){let r=g(e.has_password?`account.password-change`:`account.password-set`);return m`<${u} title=${m`<h2>${r}</h2>`}>
${()=>m`<${ue} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function ue({account:e,label:n,onAccount:r,onOut:i}){let[a,o]=h(``),[s,c]=h(``),{ask:l,wrong:u,mistakes:d}=A({onOut:i});return m`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{r(await t.setPassword({password:s,...e.has_password&&{current:a}})),o(``),c(``),y(g(`account.password-done`))})}}>
${e.has_password&&m`<${t} type="password" label=${g(`account.password-current`)} value=${a} onInput=${o} wrong=${d.current}
autocomplete="current-password" maxlength="200" />`}
<${q} label=${g(`account.new-password`)} hint=${g(`account.password-hint`)} value=${s} onInput=${c}
wrong=${d.password} autocomplete="new-password" />
<p class="soft">${g(`account.password-others`)}</p>
${u}
<button class="button main">${n}</button>
</form>`}function de({secret:e,onDone:t}){let[n,r]=h(null);return n?m`<${I} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:m`<${fe} secret=${e} onMade=${r} onAccount=${t} />`}function fe({secret:e,onMade:r,onAccount:i}){let[a,o]=h(``),[s,c]=h(``),[u,d]=h(`password`),[f,p]=h(``),_=W(),{ask:v,wrong:y,mistakes:b}=A(),x=[`password`,`passkey`].map(e=>({value:e,text:g(`account.way.${e}`)}));return m`<${l} title=${g(`account.make`)}>
<p>${g(`account.make-text`)}</p>
<form class="stack" onSubmit=${t=>{t.preventDefault();let n={link:e,handle:s.trim().toLowerCase(),name:a.trim()};v(async e=>r(await e.create(u===`password`?{...n,password:f}:n)))}}>
<${t} label=${g(`account.name`)} hint=${g(`account.name-hint`)} value=${a} onInput=${o} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${t} label=${g(`account.handle`)} hint=${g(`account.handle-hint`)} value=${s} onInput=${c} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${_?m`<p class="soft">${_}</p>`:m`<${n} label=${g(`account.way`)} value=${u} options=${x} onChange=${d} />`}
${u===`password`?m`<${q} label=${g(`account.password`)} hint=${g(`account.password-hint`)} value=${f} onInput=${p}
wrong=${b.password} autocomplete="new-password" />`:m`<p>${g(`account.passkey-text`)}</p>`}
${y}
<button class="button main">${g(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${i}>${g(`account.have-one`)}</button>
<//>`}function pe({onOut:e}){let[t,n]=h(null),{ask:r,wrong:i}=A({onOut:e});return m`<section class="card">
<h2>${g(`account.invite`)}</h2>
<p>${g(`account.invite-text`)}</p>
${i}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${g(`account.invite-make`)}</button>
${t&&m`<${me} link=${t} onClose=${()=>n(null)} />`}
</section>`}function me({link:{url:e,expires_at:n},onClose:r}){return m`<${v} title=${g(`account.invite`)} onClose=${r}>
<div class="link-code"><${w} text=${e} label=${g(`account.invite-code`)} /></div>
<p>${g(`account.invite-until`,{time:d(n)})}</p>
<${t} label=${g(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${L} text=${e} />
<//>`}function he({said:e,...t}){let{account:n}=t,[r,i]=h(null),a=()=>{i(null),t.onAccount({...n,recovery_codes_left:r?.length})};if(r)return m`<${I} codes=${r} handle=${n.handle} onKept=${a} />`;let o=!n.has_password&&n.passkeys.length===0;return m`<${l} title=${n.name}>
<p class="soft">${g(`account.signed-in-as`,{handle:n.handle})}</p>
${e&&m`<p class="note warn" role="status">${e}</p>`}
${o&&m`<p class="note warn" role="status">${g(`account.no-way-in`)}</p>`}
<${ge} tournaments=${n.tournaments} />
<${G} ...${t} />
<${le} ...${t} />
<${R} ...${t} onCodes=${i} />
<${z} ...${t} />
<${pe} onOut=${t.onOut} />
<${_e} onOut=${t.onOut} />
<${ne} />
<//>`}function ge({tournaments:e}){let{tournament:t,official:n}=o(),i=e=>e.id===t?.id&&e.official_id===n?.id;return m`<section class="card">
<h2>${g(`account.tournaments`)}</h2>
${e.length===0&&m`<p class="soft">${g(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>m`<li key=${e.id}>
<a class="row" href=${i(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>g(`hall-role.${e}`)).join(` · `)}</small></span>
${i(e)&&m`<span class="badge">${g(`account.you-are-in`)}</span>`}
<${r} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/found">${g(`account.found`)}</a>
</section>`}function _e({onOut:e}){let{outbox:t}=o(),[n,r]=h(!1),{ask:i,wrong:a}=A({onOut:e}),s=t.filter(({state:e})=>e!==`differs`).length,c=()=>{r(!1),i(async t=>{await t.signOut(),y(g(`account.signed-out`)),e(``)})};return m`${a}
<button class="button danger" type="button" onClick=${()=>s?r(!0):c()}>${g(`account.sign-out`)}</button>
${n&&m`<${x} title=${g(`account.sign-out`)} text=${g(`account.sign-out-unsent`,{count:s})} yes=${g(`account.sign-out`)} danger
onYes=${c} onClose=${()=>r(!1)} />`}`}function ve({said:e,onIn:t}){return m`<${l} title=${g(`account.sign-in`)}>
${e?m`<p class="note warn" role="status">${e}</p>`:m`<p>${g(`account.sign-in-text`)}</p>`}
<${J} onIn=${t} />
<a class="button" href="#/join">${g(`hall-join`)}</a>
<//>`}function J(e){let[t,r]=h(`password`),i=[`password`,`code`].map(e=>({value:e,text:g(`account.way.${e}`)}));return m`<${ye} ...${e} />
<${n} label=${g(`account.way`)} value=${t} options=${i} onChange=${r} />
${t===`password`?m`<${be} ...${e} />`:m`<${xe} ...${e} />`}`}function ye({onIn:e}){let t=W(),{ask:n,wrong:r}=A({denied:g(`account.denied.passkey`)});return t?m`<p class="soft">${t}</p>`:m`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${g(`account.by-passkey`)}</button>
</div>
${r}`}function be({onIn:e,handle:t=``}){let[n,r]=h(t),[i,a]=h(``),{ask:o,wrong:s,mistakes:c}=A({denied:g(`account.denied.password`)});return m`<form class="stack" onSubmit=${t=>{t.preventDefault(),o(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${r} wrong=${c.handle&&g(`account.wrong.name`)} />
<${q} label=${g(`account.password`)} value=${i} onInput=${a} wrong=${c.password}
autocomplete="current-password" />
${s}
<button class="button">${g(`account.by-password`)}</button>
</form>`}function xe({onIn:e,handle:n=``}){let[r,i]=h(n),[a,o]=h(``),[s,c]=h(``),{ask:l,wrong:u,mistakes:d}=A({denied:g(`account.denied.code`)});return m`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{await t.recover({handle:r,code:a,...s&&{password:s}}),await e()})}}>
<${Y} readonly=${!!n} value=${r} onInput=${i} wrong=${d.handle&&g(`account.wrong.name`)} />
<${t} label=${g(`account.way.code`)} hint=${g(`account.code-hint`)} value=${a} onInput=${o} wrong=${d.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${q} label=${g(`account.new-password`)} hint=${g(`account.new-password-hint`)} value=${s} onInput=${c}
wrong=${d.password} autocomplete="new-password" />
${u}
<button class="button">${g(`account.by-code`)}</button>
</form>`}function Y(e){return m`<${t} ...${e} label=${g(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function Se({onProven:e,onClose:t}){let[n,r]=h(null);return i(()=>void X().then(r,t),[]),m`<${v} title=${g(`account.again`)} onClose=${t}>
<p>${g(`account.again-text`)}</p>
${n?m`<${J} handle=${n.handle} onIn=${async()=>{let{id:t}=await X();t===n.id?e():location.reload()}} />`:m`<${s} />`}
<//>`}async function X(){return(await p.account()).read()}let Z=null;function Ce({args:[e,...t]}){let[n,r]=h(e?null:Z),a=E(`#/account/${e}`)?.account;return i(()=>{a&&(Z=a,f(`#/account`,{replace:!0}))},[]),a?m`<${l} title=${g(`account.make`)} />`:e===`enter`&&t.length===2?m`<${P} tournament=${t[0]} official=${t[1]} />`:n?m`<${de} secret=${n} onDone=${()=>r(Z=null)} />`:m`<${we} said=${e?g(`account.mangled`):``} />`}function we({said:e}){let[t,n]=h(null),[r,a]=h(null),[o,c]=h(``),u=()=>(a(null),p.account().then(e=>e.read().then(n,a)));i(()=>void u(),[]);let d=e=>{c(e),n(null),a({status:401})};if(t)return m`<${he} account=${t} onAccount=${n} onOut=${d} said=${e} />`;if(r?.status===401)return m`<${ve} said=${o||e} onIn=${u} />`;if(!r)return m`<${l} title=${g(`account.title`)}><${s} /><//>`;let f=m`<button class="button main" onClick=${u}>${g(`try-again`)}</button>`;return m`<${l} title=${g(`account.title`)} actions=${f}>
<p class="note bad" role="alert">${j(r)}</p>
<//>`}const Q={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},$=Intl.DateTimeFormat().resolvedOptions().timeZone,Te=[.../* @__PURE__ */ new Set([$,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Ee=S(({rules:e})=>{let[n,r]=h(``),[i,a]=h(null),[o,s]=h(e.choice),[u,d]=h(Q[e.lang]),[_,v]=h($),[y]=h(()=>p.account().then(e=>e.tournamentId())),{ask:b,wrong:x,mistakes:S}=A({onOut:()=>f(`#/account`)}),C=i??Oe(n),w=O(e.library,o),T=ke(w);return m`<${l} title=${g(`account.found`)} up="#/account">
<${De} rules=${e} book=${w} choice=${o} onChoice=${s} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:n.trim(),slug:C,rulebook:o,currency:T??u,time_zone:_};b(async e=>{let n=await e.found(await y,t);f(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
<${t} label=${g(`account.found-name`)} value=${n} onInput=${r} wrong=${S.name} autocomplete="off" maxlength="200" />
<${t} label=${g(`account.found-slug`)} hint=${g(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${a}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?m`<p>${g(`account.found-currency-fixed`,{currency:T})}</p>`:m`<${c} label=${g(`account.found-currency`)} value=${u} options=${Ae()} onChange=${d} />`}
<${c} label=${g(`account.found-zone`)} value=${_} options=${Te} onChange=${v} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&m`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${x}
<button class="button main">${g(`account.found-make`)}</button>
</form>
<//>`});function De({rules:e,book:t,choice:n,onChoice:i}){let[a,o]=h(!1);return m`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${r} name="book" />
<span class="body"><small>${g(`account.found-rules`)}</small><strong>${b(e,t)}</strong></span>
<span class="badge">${g(`call.change`)}</span>
</button>
<${C} rules=${e} standing=${t.content.standing} />
${a&&m`<${ee} rules=${e} value=${n} onUse=${e=>{o(!1),i(e)}} onClose=${()=>o(!1)} />`}
</div>`}function Oe(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Ae(){let e=a(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}export{Ce as Account,Ee as NewTournament,Se as SignInAgain};