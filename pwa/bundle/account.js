import{$t as e,At as t,Br as n,Ct as r,Dt as i,Ht as a,It as o,Mt as s,Rr as c,S as l,St as u,Tt as d,Vt as f,Wt as p,an as m,dn as h,jt as g,wt as _,xt as v,zt as y}from"./app.js";import{At as b,Gt as x,Nt as S,Ot as C,Pt as w,Qt as T,Tt as ee,an as te,cn as E,in as D,kt as O,on as k,rn as ne,sn as re}from"./shared.js";const ie=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ae=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],oe=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function A({onOut:e=()=>{},denied:t=``}={}){let{does:r,tell:i,wrong:a}=l(),[o,s]=n({});return{ask:n=>r(async()=>{s({});try{let e=await h.account();await D(async()=>n(e))}catch(n){if(n.status===401)return e(p(`account.out-here`));let r=se(n.problem?.errors??[]);s(r),Object.keys(r).length===0&&i(n.slug===`not-signed-in`?t:j(n))}}),wrong:a,mistakes:o}}function j(e){if(e.name===`NoPasskey`)return p(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return p(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?p(`account.too-many`,{seconds:e.retryAfter}):ie.includes(e.slug)?p(`account.refused.${e.slug}`):e.message}function se(e){return Object.fromEntries(e.map(e=>[e.field,M(e)]))}function M({field:e,message:t,cure:n}){return e===`password`?N(t):ae.includes(e)?p(`account.wrong.${e}`):`${t} ${n}`}function N(e){let t=oe.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?p(`account.weak.length`):`${p(`account.weak.${t}`)} ${p(`account.weak.cure`)}`}function P(t){return e`<${te} to=${t.tournament}><${F} ...${t} /><//>`}function F({tournament:t,official:n}){let r=re(),{ask:i,wrong:a}=A({onOut:()=>r(`#/account`)}),s=()=>i(async()=>{await h.enter(t,n),o(p(`hall-joined`,{name:h.snapshot.state.settings.name})),r(`#/tables`)});if(c(()=>void s(),[]),!a)return e`<${k} up="#/account" />`;let l=e`<button class="button main" onClick=${s}>${p(`try-again`)}</button>`;return e`<${g} title=${p(`hall-join-failed`)} up="#/account" actions=${l}>${a}<//>`}function I({codes:t,handle:n,onKept:r}){let i=p(`account.codes-for`,{handle:n}),a=[i,``,...t,``].join(`
`),o=()=>T(new Blob([a],{type:`text/plain`}),`shinpan-recovery-codes.txt`),s=e`<button class="button main" onClick=${r}>${p(`account.codes-kept`)}</button>`;return e`<${g} title=${p(`account.codes`)} up=${null} actions=${s}>
<p class="unprinted">${p(`account.codes-text`)}</p>
<section class="card">
<h2>${i}</h2>
<ul class="codes-kept" translate="no">${t.map(t=>e`<li key=${t}>${t}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${a} />
<button class="button" type="button" onClick=${()=>print()}>${p(`account.print`)}</button>
<button class="button" type="button" onClick=${o}>${p(`account.save`)}</button>
</div>
<//>`}function L({text:t}){return navigator.clipboard?e`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>o(p(`account.copied`)),()=>o(p(`account.not-copied`)))}>${p(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:t},onCodes:r,onOut:i}){let[a,o]=n(!1),{ask:s,wrong:c}=A({onOut:i});return e`<section class="card">
<h2>${p(`account.codes`)}</h2>
<p>${p(`account.codes-left`,{count:t})}</p>
${t<3&&e`<p class="note warn">${p(`account.codes-few`)}</p>`}
${c}
<button class="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${p(`account.codes-new`)}</button>
${a&&e`<${x} title=${p(`account.codes-new-ask`)} text=${p(`account.codes-new-text`)} yes=${p(`account.codes-new`)} danger
onYes=${()=>{o(!1),s(async e=>r(await e.renewCodes()))}} onClose=${()=>o(!1)} />`}
</section>`}function z({account:t,onAccount:n,onOut:r}){let{ask:i,wrong:a}=A({onOut:r}),s=e=>i(async t=>{n(await t.endSession(e)),o(p(`account.session-ended`))});return e`<section class="card">
<h2>${p(`account.sessions`)}</h2>
<ul class="rows">
${t.sessions.map(t=>e`<li key=${t.id}><${B} session=${t} onEnd=${()=>s(t.id)} /></li>`)}
</ul>
${a}
</section>`}function B({session:{agent:t,seen_at:n,here:r},onEnd:i}){let a=U(t);return e`<div class="row">
<span class="body"><strong>${a}</strong><small>${p(`account.session-seen`,{time:f(n)})}</small></span>
${r?e`<span class="badge">${p(`account.session-here`)}</span>`:e`<button class="button" aria-label=${p(`account.session-end-this`,{agent:a})} onClick=${i}>${p(`account.session-end`)}</button>`}
</div>`}const V=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],H=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function U(e){return[V,H].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||p(`account.unknown-agent`)}function W(){let[e,t]=n(``);return c(()=>void h.account().then(e=>t(e.obstacle())),[]),e&&p(`account.obstacle.${e}`)}function G({account:t,onAccount:r,onOut:i}){let[a,s]=n(!1),[c,l]=n(null),u=W(),{ask:d,wrong:f}=A({onOut:i});return e`<section class="card">
<h2>${p(`account.passkeys`)}</h2>
${t.passkeys.length===0&&e`<p class="soft">${p(`account.no-passkeys`)}</p>`}
<ul class="rows">
${t.passkeys.map(t=>e`<li key=${t.id}><${K} passkey=${t} onRemove=${()=>l(t)} /></li>`)}
</ul>
${f}
${u?e`<p class="soft">${u}</p>`:e`<button class="button" aria-haspopup="dialog" onClick=${()=>s(!0)}>${p(`account.add-passkey`)}</button>`}
${a&&e`<${ce} onAdded=${e=>{s(!1),o(p(`account.passkey-added`)),r(e)}} onOut=${i} onClose=${()=>s(!1)} />`}
${c&&e`<${x} title=${p(`account.remove-ask`)} text=${p(`account.remove-text`,{label:c.label})} yes=${p(`account.remove`)}
danger onYes=${()=>{l(null),d(async e=>r(await e.removePasskey(c.id)))}} onClose=${()=>l(null)} />`}
</section>`}function K({passkey:{label:t,created_at:n,used_at:r},onRemove:i}){let a=r?p(`account.passkey-used`,{time:f(r)}):p(`account.passkey-made`,{time:f(n)});return e`<div class="row">
<span class="body"><strong>${t}</strong><small>${a}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${p(`account.remove-this`,{label:t})} onClick=${i}>
${p(`account.remove`)}
</button>
</div>`}function ce({onAdded:t,onOut:r,onClose:i}){let[a,o]=n(()=>U(navigator.userAgent)),{ask:s,wrong:c,mistakes:l}=A({onOut:r});return e`<${v} title=${p(`account.add-passkey`)} onClose=${i}>
<form onSubmit=${e=>{e.preventDefault(),s(async e=>t(await e.addPasskey(a.trim())))}}>
<${_} label=${p(`account.passkey-label`)} hint=${p(`account.passkey-label-hint`)} value=${a} onInput=${o}
wrong=${l.label??l.credential} maxlength="200" />
${c}
<button class="button main">${p(`account.add-passkey`)}</button>
</form>
<//>`}function q(t){let[r,a]=n(!1);return e`<${_} ...${t} type=${r?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${i} label=${p(`account.show`)} checked=${r} onChange=${a} />`}function le({account:t,onAccount:n,onOut:r}){let i=p(t.has_password?`account.password-change`:`account.password-set`);return e`<${u} title=${e`<h2>${i}</h2>`}>
${()=>e`<${ue} account=${t} label=${i} onAccount=${n} onOut=${r} />`}
<//>`}function ue({account:t,label:r,onAccount:i,onOut:a}){let[s,c]=n(``),[l,u]=n(``),{ask:d,wrong:f,mistakes:m}=A({onOut:a});return e`<form class="stack" onSubmit=${e=>{e.preventDefault(),d(async e=>{i(await e.setPassword({password:l,...t.has_password&&{current:s}})),c(``),u(``),o(p(`account.password-done`))})}}>
${t.has_password&&e`<${_} type="password" label=${p(`account.password-current`)} value=${s} onInput=${c} wrong=${m.current}
autocomplete="current-password" maxlength="200" />`}
<${q} label=${p(`account.new-password`)} hint=${p(`account.password-hint`)} value=${l} onInput=${u}
wrong=${m.password} autocomplete="new-password" />
<p class="soft">${p(`account.password-others`)}</p>
${f}
<button class="button main">${r}</button>
</form>`}function de({secret:t,onDone:r}){let[i,a]=n(null);return i?e`<${I} codes=${i.recovery_codes} handle=${i.handle} onKept=${r} />`:e`<${fe} secret=${t} onMade=${a} onAccount=${r} />`}function fe({secret:t,onMade:i,onAccount:a}){let[o,s]=n(``),[c,l]=n(``),[u,d]=n(`password`),[f,m]=n(``),h=W(),{ask:v,wrong:y,mistakes:b}=A(),x=[`password`,`passkey`].map(e=>({value:e,text:p(`account.way.${e}`)}));return e`<${g} title=${p(`account.make`)}>
<p>${p(`account.make-text`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n={link:t,handle:c.trim().toLowerCase(),name:o.trim()};v(async e=>i(await e.create(u===`password`?{...n,password:f}:n)))}}>
<${_} label=${p(`account.name`)} hint=${p(`account.name-hint`)} value=${o} onInput=${s} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${_} label=${p(`account.handle`)} hint=${p(`account.handle-hint`)} value=${c} onInput=${l} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${h?e`<p class="soft">${h}</p>`:e`<${r} label=${p(`account.way`)} value=${u} options=${x} onChange=${d} />`}
${u===`password`?e`<${q} label=${p(`account.password`)} hint=${p(`account.password-hint`)} value=${f} onInput=${m}
wrong=${b.password} autocomplete="new-password" />`:e`<p>${p(`account.passkey-text`)}</p>`}
${y}
<button class="button main">${p(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${a}>${p(`account.have-one`)}</button>
<//>`}function pe({onOut:t}){let[r,i]=n(null),{ask:a,wrong:o}=A({onOut:t});return e`<section class="card">
<h2>${p(`account.invite`)}</h2>
<p>${p(`account.invite-text`)}</p>
${o}
<button class="button" aria-haspopup="dialog" onClick=${()=>a(async e=>i(await e.makeLink()))}>${p(`account.invite-make`)}</button>
${r&&e`<${me} link=${r} onClose=${()=>i(null)} />`}
</section>`}function me({link:{url:t,expires_at:n},onClose:r}){return e`<${v} title=${p(`account.invite`)} onClose=${r}>
<div class="link-code"><${w} text=${t} label=${p(`account.invite-code`)} /></div>
<p>${p(`account.invite-until`,{time:f(n)})}</p>
<${_} label=${p(`account.invite-link`)} value=${t} onInput=${()=>{}} readonly />
<${L} text=${t} />
<//>`}function he({said:t,...r}){let{account:i}=r,[a,o]=n(null),s=()=>{o(null),r.onAccount({...i,recovery_codes_left:a?.length})};if(a)return e`<${I} codes=${a} handle=${i.handle} onKept=${s} />`;let c=!i.has_password&&i.passkeys.length===0;return e`<${g} title=${i.name}>
<p class="soft">${p(`account.signed-in-as`,{handle:i.handle})}</p>
${t&&e`<p class="note warn" role="status">${t}</p>`}
${c&&e`<p class="note warn" role="status">${p(`account.no-way-in`)}</p>`}
<${ge} tournaments=${i.tournaments} />
<${G} ...${r} />
<${le} ...${r} />
<${R} ...${r} onCodes=${o} />
<${z} ...${r} />
<${pe} onOut=${r.onOut} />
<${_e} onOut=${r.onOut} />
<${ne} />
<//>`}function ge({tournaments:t}){let{tournament:n,official:r}=y(),i=e=>e.id===n?.id&&e.official_id===r?.id;return e`<section class="card">
<h2>${p(`account.tournaments`)}</h2>
${t.length===0&&e`<p class="soft">${p(`account.no-tournaments`)}</p>`}
<ul class="rows">
${t.map(t=>e`<li key=${t.id}>
<a class="row" href=${i(t)?`#/tables`:`#/account/enter/${t.id}/${t.official_id}`}>
<span class="body"><strong>${t.name}</strong><small>${t.roles.map(e=>p(`hall-role.${e}`)).join(` · `)}</small></span>
${i(t)&&e`<span class="badge">${p(`account.you-are-in`)}</span>`}
<${s} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/found">${p(`account.found`)}</a>
</section>`}function _e({onOut:t}){let{outbox:r}=y(),[i,a]=n(!1),{ask:s,wrong:c}=A({onOut:t}),l=r.filter(({state:e})=>e!==`differs`).length,u=()=>{a(!1),s(async e=>{await e.signOut(),o(p(`account.signed-out`)),t(``)})};return e`${c}
<button class="button danger" type="button" onClick=${()=>l?a(!0):u()}>${p(`account.sign-out`)}</button>
${i&&e`<${x} title=${p(`account.sign-out`)} text=${p(`account.sign-out-unsent`,{count:l})} yes=${p(`account.sign-out`)} danger
onYes=${u} onClose=${()=>a(!1)} />`}`}function ve({said:t,onIn:n}){return e`<${g} title=${p(`account.sign-in`)}>
${t?e`<p class="note warn" role="status">${t}</p>`:e`<p>${p(`account.sign-in-text`)}</p>`}
<${J} onIn=${n} />
<a class="button" href="#/join">${p(`hall-join`)}</a>
<//>`}function J(t){let[i,a]=n(`password`),o=[`password`,`code`].map(e=>({value:e,text:p(`account.way.${e}`)}));return e`<${ye} ...${t} />
<${r} label=${p(`account.way`)} value=${i} options=${o} onChange=${a} />
${i===`password`?e`<${be} ...${t} />`:e`<${xe} ...${t} />`}`}function ye({onIn:t}){let n=W(),{ask:r,wrong:i}=A({denied:p(`account.denied.passkey`)});return n?e`<p class="soft">${n}</p>`:e`<div class="pair">
<button class="button main" type="button" onClick=${()=>r(async e=>{await e.signInByPasskey(),await t()})}>${p(`account.by-passkey`)}</button>
</div>
${i}`}function be({onIn:t,handle:r=``}){let[i,a]=n(r),[o,s]=n(``),{ask:c,wrong:l,mistakes:u}=A({denied:p(`account.denied.password`)});return e`<form class="stack" onSubmit=${e=>{e.preventDefault(),c(async e=>{await e.signIn({handle:i,password:o}),await t()})}}>
<${Y} readonly=${!!r} value=${i} onInput=${a} wrong=${u.handle&&p(`account.wrong.name`)} />
<${q} label=${p(`account.password`)} value=${o} onInput=${s} wrong=${u.password}
autocomplete="current-password" />
${l}
<button class="button">${p(`account.by-password`)}</button>
</form>`}function xe({onIn:t,handle:r=``}){let[i,a]=n(r),[o,s]=n(``),[c,l]=n(``),{ask:u,wrong:d,mistakes:f}=A({denied:p(`account.denied.code`)});return e`<form class="stack" onSubmit=${e=>{e.preventDefault(),u(async e=>{await e.recover({handle:i,code:o,...c&&{password:c}}),await t()})}}>
<${Y} readonly=${!!r} value=${i} onInput=${a} wrong=${f.handle&&p(`account.wrong.name`)} />
<${_} label=${p(`account.way.code`)} hint=${p(`account.code-hint`)} value=${o} onInput=${s} wrong=${f.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${q} label=${p(`account.new-password`)} hint=${p(`account.new-password-hint`)} value=${c} onInput=${l}
wrong=${f.password} autocomplete="new-password" />
${d}
<button class="button">${p(`account.by-code`)}</button>
</form>`}function Y(t){return e`<${_} ...${t} label=${p(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function Se({onProven:r,onClose:i}){let[a,o]=n(null);return c(()=>void X().then(o,i),[]),e`<${v} title=${p(`account.again`)} onClose=${i}>
<p>${p(`account.again-text`)}</p>
${a?e`<${J} handle=${a.handle} onIn=${async()=>{let{id:e}=await X();e===a.id?r():location.reload()}} />`:e`<${t} />`}
<//>`}async function X(){return(await h.account()).read()}let Z=null;function Ce({args:[t,...r]}){let[i,a]=n(t?null:Z),o=E(`#/account/${t}`)?.account;return c(()=>{o&&(Z=o,m(`#/account`,{replace:!0}))},[]),o?e`<${g} title=${p(`account.make`)} />`:t===`enter`&&r.length===2?e`<${P} tournament=${r[0]} official=${r[1]} />`:i?e`<${de} secret=${i} onDone=${()=>a(Z=null)} />`:e`<${we} said=${t?p(`account.mangled`):``} />`}function we({said:r}){let[i,a]=n(null),[o,s]=n(null),[l,u]=n(``),d=()=>(s(null),h.account().then(e=>e.read().then(a,s)));c(()=>void d(),[]);let f=e=>{u(e),a(null),s({status:401})};if(i)return e`<${he} account=${i} onAccount=${a} onOut=${f} said=${r} />`;if(o?.status===401)return e`<${ve} said=${l||r} onIn=${d} />`;if(!o)return e`<${g} title=${p(`account.title`)}><${t} /><//>`;let m=e`<button class="button main" onClick=${d}>${p(`try-again`)}</button>`;return e`<${g} title=${p(`account.title`)} actions=${m}>
<p class="note bad" role="alert">${j(o)}</p>
<//>`}const Q={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},$=Intl.DateTimeFormat().resolvedOptions().timeZone,Te=[.../* @__PURE__ */ new Set([$,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Ee=S(({rules:t})=>{let[r,i]=n(``),[a,o]=n(null),[s,c]=n(t.choice),[l,u]=n(Q[t.lang]),[f,v]=n($),[y]=n(()=>h.account().then(e=>e.tournamentId())),{ask:b,wrong:x,mistakes:S}=A({onOut:()=>m(`#/account`)}),C=a??Oe(r),w=O(t.library,s),T=ke(w);return e`<${g} title=${p(`account.found`)} up="#/account">
<${De} rules=${t} book=${w} choice=${s} onChoice=${c} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:r.trim(),slug:C,rulebook:s,currency:T??l,time_zone:f};b(async e=>{let n=await e.found(await y,t);m(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
<${_} label=${p(`account.found-name`)} value=${r} onInput=${i} wrong=${S.name} autocomplete="off" maxlength="200" />
<${_} label=${p(`account.found-slug`)} hint=${p(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${o}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?e`<p>${p(`account.found-currency-fixed`,{currency:T})}</p>`:e`<${d} label=${p(`account.found-currency`)} value=${l} options=${Ae()} onChange=${u} />`}
<${d} label=${p(`account.found-zone`)} value=${f} options=${Te} onChange=${v} />
${Object.entries(S).map(([t,n])=>![`name`,`slug`].includes(t)&&e`<p class="note bad" role="alert" key=${t}>${n}</p>`)}
${x}
<button class="button main">${p(`account.found-make`)}</button>
</form>
<//>`});function De({rules:t,book:r,choice:i,onChoice:a}){let[o,c]=n(!1);return e`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>c(!0)}>
<${s} name="book" />
<span class="body"><small>${p(`account.found-rules`)}</small><strong>${b(t,r)}</strong></span>
<span class="badge">${p(`call.change`)}</span>
</button>
<${C} rules=${t} standing=${r.content.standing} />
${o&&e`<${ee} rules=${t} value=${i} onUse=${e=>{c(!1),a(e)}} onClose=${()=>c(!1)} />`}
</div>`}function Oe(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Ae(){let e=a(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}export{Ce as Account,Ee as NewTournament,Se as SignInAgain};