import{At as e,Bt as t,Ct as n,Et as r,Ft as i,Ir as a,Qt as o,Rr as s,Rt as c,St as l,Ut as u,Vt as d,bt as f,in as p,jt as m,kt as h,un as g,w as _,wt as v,xt as y}from"./app.js";import{$t as b,Ct as x,Dt as S,Gt as C,Ot as w,Qt as T,St as E,Xt as D,Zt as ee,en as te,tn as O,wt as k,yt as A,zt as j}from"./shared.js";const ne=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],re=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],ie=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function M({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:r,wrong:i}=_(),[a,o]=s({});return{ask:i=>n(async()=>{o({});try{let e=await g.account();await ee(async()=>i(e))}catch(n){if(n.status===401)return e(u(`account.out-here`));let i=ae(n.problem?.errors??[]);o(i),Object.keys(i).length===0&&r(n.slug===`not-signed-in`?t:N(n))}}),wrong:i,mistakes:a}}function N(e){if(e.name===`NoPasskey`)return u(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return u(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?u(`account.too-many`,{seconds:e.retryAfter}):ne.includes(e.slug)?u(`account.refused.${e.slug}`):e.message}function ae(e){return Object.fromEntries(e.map(e=>[e.field,oe(e)]))}function oe({field:e,message:t,cure:n}){return e===`password`?se(t):re.includes(e)?u(`account.wrong.${e}`):`${t} ${n}`}function se(e){let t=ie.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?u(`account.weak.length`):`${u(`account.weak.${t}`)} ${u(`account.weak.cure`)}`}function P(e){return o`<${T} to=${e.tournament}><${F} ...${e} /><//>`}function F({tournament:t,official:n}){let r=te(),{ask:s,wrong:c}=M({onOut:()=>r(`#/account`)}),l=()=>s(async()=>{await g.enter(t,n),i(u(`hall-joined`,{name:g.snapshot.state.settings.name})),r(`#/tables`)});if(a(()=>void l(),[]),!c)return o`<${b} up="#/account" />`;let d=o`<button class="button main" onClick=${l}>${u(`try-again`)}</button>`;return o`<${e} title=${u(`hall-join-failed`)} up="#/account" actions=${d}>${c}<//>`}function I({codes:t,handle:n,onKept:r}){let i=u(`account.codes-for`,{handle:n}),a=[i,``,...t,``].join(`
`),s=()=>C(new Blob([a],{type:`text/plain`}),`shinpan-recovery-codes.txt`),c=o`<button class="button main" onClick=${r}>${u(`account.codes-kept`)}</button>`;return o`<${e} title=${u(`account.codes`)} up=${null} actions=${c}>
<p class="unprinted">${u(`account.codes-text`)}</p>
<section class="card">
<h2>${i}</h2>
<ul class="codes-kept" translate="no">${t.map(e=>o`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${a} />
<button class="button" type="button" onClick=${()=>print()}>${u(`account.print`)}</button>
<button class="button" type="button" onClick=${s}>${u(`account.save`)}</button>
</div>
<//>`}function L({text:e}){return navigator.clipboard?o`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>i(u(`account.copied`)),()=>i(u(`account.not-copied`)))}>${u(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[r,i]=s(!1),{ask:a,wrong:c}=M({onOut:n});return o`<section class="card">
<h2>${u(`account.codes`)}</h2>
<p>${u(`account.codes-left`,{count:e})}</p>
${e<3&&o`<p class="note warn">${u(`account.codes-few`)}</p>`}
${c}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${u(`account.codes-new`)}</button>
${r&&o`<${j} title=${u(`account.codes-new-ask`)} text=${u(`account.codes-new-text`)} yes=${u(`account.codes-new`)} danger
onYes=${()=>{i(!1),a(async e=>t(await e.renewCodes()))}} onClose=${()=>i(!1)} />`}
</section>`}function z({account:e,onAccount:t,onOut:n}){let{ask:r,wrong:a}=M({onOut:n}),s=e=>r(async n=>{t(await n.endSession(e)),i(u(`account.session-ended`))});return o`<section class="card">
<h2>${u(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>o`<li key=${e.id}><${B} session=${e} onEnd=${()=>s(e.id)} /></li>`)}
</ul>
${a}
</section>`}function B({session:{agent:e,seen_at:n,here:r},onEnd:i}){let a=U(e);return o`<div class="row">
<span class="body"><strong>${a}</strong><small>${u(`account.session-seen`,{time:t(n)})}</small></span>
${r?o`<span class="badge">${u(`account.session-here`)}</span>`:o`<button class="button" aria-label=${u(`account.session-end-this`,{agent:a})} onClick=${i}>${u(`account.session-end`)}</button>`}
</div>`}const V=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],H=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function U(e){return[V,H].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||u(`account.unknown-agent`)}function W(){let[e,t]=s(``);return a(()=>void g.account().then(e=>t(e.obstacle())),[]),e&&u(`account.obstacle.${e}`)}function G({account:e,onAccount:t,onOut:n}){let[r,a]=s(!1),[c,l]=s(null),d=W(),{ask:f,wrong:p}=M({onOut:n});return o`<section class="card">
<h2>${u(`account.passkeys`)}</h2>
${e.passkeys.length===0&&o`<p class="soft">${u(`account.no-passkeys`)}</p>`}
<ul class="rows">
${e.passkeys.map(e=>o`<li key=${e.id}><${K} passkey=${e} onRemove=${()=>l(e)} /></li>`)}
</ul>
${p}
${d?o`<p class="soft">${d}</p>`:o`<button class="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${u(`account.add-passkey`)}</button>`}
${r&&o`<${ce} onAdded=${e=>{a(!1),i(u(`account.passkey-added`)),t(e)}} onOut=${n} onClose=${()=>a(!1)} />`}
${c&&o`<${j} title=${u(`account.remove-ask`)} text=${u(`account.remove-text`,{label:c.label})} yes=${u(`account.remove`)}
danger onYes=${()=>{l(null),f(async e=>t(await e.removePasskey(c.id)))}} onClose=${()=>l(null)} />`}
</section>`}function K({passkey:{label:e,created_at:n,used_at:r},onRemove:i}){let a=r?u(`account.passkey-used`,{time:t(r)}):u(`account.passkey-made`,{time:t(n)});return o`<div class="row">
<span class="body"><strong>${e}</strong><small>${a}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${u(`account.remove-this`,{label:e})} onClick=${i}>
${u(`account.remove`)}
</button>
</div>`}function ce({onAdded:e,onOut:t,onClose:r}){let[i,a]=s(()=>U(navigator.userAgent)),{ask:c,wrong:l,mistakes:d}=M({onOut:t});return o`<${f} title=${u(`account.add-passkey`)} onClose=${r}>
<form onSubmit=${t=>{t.preventDefault(),c(async t=>e(await t.addPasskey(i.trim())))}}>
<${n} label=${u(`account.passkey-label`)} hint=${u(`account.passkey-label-hint`)} value=${i} onInput=${a}
wrong=${d.label??d.credential} maxlength="200" />
${l}
<button class="button main">${u(`account.add-passkey`)}</button>
</form>
<//>`}function q(e){let[t,i]=s(!1);return o`<${n} ...${e} type=${t?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${r} label=${u(`account.show`)} checked=${t} onChange=${i} />`}function le({account:e,onAccount:t,onOut:n}){let r=u(e.has_password?`account.password-change`:`account.password-set`);return o`<${y} title=${o`<h2>${r}</h2>`}>
${()=>o`<${ue} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function ue({account:e,label:t,onAccount:r,onOut:a}){let[c,l]=s(``),[d,f]=s(``),{ask:p,wrong:m,mistakes:h}=M({onOut:a});return o`<form class="stack" onSubmit=${t=>{t.preventDefault(),p(async t=>{r(await t.setPassword({password:d,...e.has_password&&{current:c}})),l(``),f(``),i(u(`account.password-done`))})}}>
${e.has_password&&o`<${n} type="password" label=${u(`account.password-current`)} value=${c} onInput=${l} wrong=${h.current}
autocomplete="current-password" maxlength="200" />`}
<${q} label=${u(`account.new-password`)} hint=${u(`account.password-hint`)} value=${d} onInput=${f}
wrong=${h.password} autocomplete="new-password" />
<p class="soft">${u(`account.password-others`)}</p>
${m}
<button class="button main">${t}</button>
</form>`}function de({secret:e,onDone:t}){let[n,r]=s(null);return n?o`<${I} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:o`<${fe} secret=${e} onMade=${r} onAccount=${t} />`}function fe({secret:t,onMade:r,onAccount:i}){let[a,c]=s(``),[d,f]=s(``),[p,m]=s(`password`),[h,g]=s(``),_=W(),{ask:v,wrong:y,mistakes:b}=M(),x=[`password`,`passkey`].map(e=>({value:e,text:u(`account.way.${e}`)}));return o`<${e} title=${u(`account.make`)}>
<p>${u(`account.make-text`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n={link:t,handle:d.trim().toLowerCase(),name:a.trim()};v(async e=>r(await e.create(p===`password`?{...n,password:h}:n)))}}>
<${n} label=${u(`account.name`)} hint=${u(`account.name-hint`)} value=${a} onInput=${c} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${n} label=${u(`account.handle`)} hint=${u(`account.handle-hint`)} value=${d} onInput=${f} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${_?o`<p class="soft">${_}</p>`:o`<${l} label=${u(`account.way`)} value=${p} options=${x} onChange=${m} />`}
${p===`password`?o`<${q} label=${u(`account.password`)} hint=${u(`account.password-hint`)} value=${h} onInput=${g}
wrong=${b.password} autocomplete="new-password" />`:o`<p>${u(`account.passkey-text`)}</p>`}
${y}
<button class="button main">${u(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${i}>${u(`account.have-one`)}</button>
<//>`}function pe({onOut:e}){let[t,n]=s(null),{ask:r,wrong:i}=M({onOut:e});return o`<section class="card">
<h2>${u(`account.invite`)}</h2>
<p>${u(`account.invite-text`)}</p>
${i}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${u(`account.invite-make`)}</button>
${t&&o`<${me} link=${t} onClose=${()=>n(null)} />`}
</section>`}function me({link:{url:e,expires_at:r},onClose:i}){return o`<${f} title=${u(`account.invite`)} onClose=${i}>
<div class="link-code"><${w} text=${e} label=${u(`account.invite-code`)} /></div>
<p>${u(`account.invite-until`,{time:t(r)})}</p>
<${n} label=${u(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${L} text=${e} />
<//>`}function he({said:t,...n}){let{account:r}=n,[i,a]=s(null),c=()=>{a(null),n.onAccount({...r,recovery_codes_left:i?.length})};if(i)return o`<${I} codes=${i} handle=${r.handle} onKept=${c} />`;let l=!r.has_password&&r.passkeys.length===0;return o`<${e} title=${r.name}>
<p class="soft">${u(`account.signed-in-as`,{handle:r.handle})}</p>
${t&&o`<p class="note warn" role="status">${t}</p>`}
${l&&o`<p class="note warn" role="status">${u(`account.no-way-in`)}</p>`}
<${ge} tournaments=${r.tournaments} />
<${G} ...${n} />
<${le} ...${n} />
<${R} ...${n} onCodes=${a} />
<${z} ...${n} />
<${pe} onOut=${n.onOut} />
<${_e} onOut=${n.onOut} />
<${D} />
<//>`}function ge({tournaments:e}){let{tournament:t,official:n}=c(),r=e=>e.id===t?.id&&e.official_id===n?.id;return o`<section class="card">
<h2>${u(`account.tournaments`)}</h2>
${e.length===0&&o`<p class="soft">${u(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>o`<li key=${e.id}>
<a class="row" href=${r(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>u(`hall-role.${e}`)).join(` · `)}</small></span>
${r(e)&&o`<span class="badge">${u(`account.you-are-in`)}</span>`}
<${m} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/found">${u(`account.found`)}</a>
</section>`}function _e({onOut:e}){let{outbox:t}=c(),[n,r]=s(!1),{ask:a,wrong:l}=M({onOut:e}),d=t.filter(({state:e})=>e!==`differs`).length,f=()=>{r(!1),a(async t=>{await t.signOut(),i(u(`account.signed-out`)),e(``)})};return o`${l}
<button class="button danger" type="button" onClick=${()=>d?r(!0):f()}>${u(`account.sign-out`)}</button>
${n&&o`<${j} title=${u(`account.sign-out`)} text=${u(`account.sign-out-unsent`,{count:d})} yes=${u(`account.sign-out`)} danger
onYes=${f} onClose=${()=>r(!1)} />`}`}function ve({said:t,onIn:n}){return o`<${e} title=${u(`account.sign-in`)}>
${t?o`<p class="note warn" role="status">${t}</p>`:o`<p>${u(`account.sign-in-text`)}</p>`}
<${J} onIn=${n} />
<a class="button" href="#/join">${u(`hall-join`)}</a>
<//>`}function J(e){let[t,n]=s(`password`),r=[`password`,`code`].map(e=>({value:e,text:u(`account.way.${e}`)}));return o`<${ye} ...${e} />
<${l} label=${u(`account.way`)} value=${t} options=${r} onChange=${n} />
${t===`password`?o`<${be} ...${e} />`:o`<${xe} ...${e} />`}`}function ye({onIn:e}){let t=W(),{ask:n,wrong:r}=M({denied:u(`account.denied.passkey`)});return t?o`<p class="soft">${t}</p>`:o`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${u(`account.by-passkey`)}</button>
</div>
${r}`}function be({onIn:e,handle:t=``}){let[n,r]=s(t),[i,a]=s(``),{ask:c,wrong:l,mistakes:d}=M({denied:u(`account.denied.password`)});return o`<form class="stack" onSubmit=${t=>{t.preventDefault(),c(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
<${Y} readonly=${!!t} value=${n} onInput=${r} wrong=${d.handle&&u(`account.wrong.name`)} />
<${q} label=${u(`account.password`)} value=${i} onInput=${a} wrong=${d.password}
autocomplete="current-password" />
${l}
<button class="button">${u(`account.by-password`)}</button>
</form>`}function xe({onIn:e,handle:t=``}){let[r,i]=s(t),[a,c]=s(``),[l,d]=s(``),{ask:f,wrong:p,mistakes:m}=M({denied:u(`account.denied.code`)});return o`<form class="stack" onSubmit=${t=>{t.preventDefault(),f(async t=>{await t.recover({handle:r,code:a,...l&&{password:l}}),await e()})}}>
<${Y} readonly=${!!t} value=${r} onInput=${i} wrong=${m.handle&&u(`account.wrong.name`)} />
<${n} label=${u(`account.way.code`)} hint=${u(`account.code-hint`)} value=${a} onInput=${c} wrong=${m.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${q} label=${u(`account.new-password`)} hint=${u(`account.new-password-hint`)} value=${l} onInput=${d}
wrong=${m.password} autocomplete="new-password" />
${p}
<button class="button">${u(`account.by-code`)}</button>
</form>`}function Y(e){return o`<${n} ...${e} label=${u(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function Se({onProven:e,onClose:t}){let[n,r]=s(null);return a(()=>void X().then(r,t),[]),o`<${f} title=${u(`account.again`)} onClose=${t}>
<p>${u(`account.again-text`)}</p>
${n?o`<${J} handle=${n.handle} onIn=${async()=>{let{id:t}=await X();t===n.id?e():location.reload()}} />`:o`<${h} />`}
<//>`}async function X(){return(await g.account()).read()}let Z=null;function Ce({args:[t,...n]}){let[r,i]=s(t?null:Z),c=O(`#/account/${t}`)?.account;return a(()=>{c&&(Z=c,p(`#/account`,{replace:!0}))},[]),c?o`<${e} title=${u(`account.make`)} />`:t===`enter`&&n.length===2?o`<${P} tournament=${n[0]} official=${n[1]} />`:r?o`<${de} secret=${r} onDone=${()=>i(Z=null)} />`:o`<${we} said=${t?u(`account.mangled`):``} />`}function we({said:t}){let[n,r]=s(null),[i,c]=s(null),[l,d]=s(``),f=()=>(c(null),g.account().then(e=>e.read().then(r,c)));a(()=>void f(),[]);let p=e=>{d(e),r(null),c({status:401})};if(n)return o`<${he} account=${n} onAccount=${r} onOut=${p} said=${t} />`;if(i?.status===401)return o`<${ve} said=${l||t} onIn=${f} />`;if(!i)return o`<${e} title=${u(`account.title`)}><${h} /><//>`;let m=o`<button class="button main" onClick=${f}>${u(`try-again`)}</button>`;return o`<${e} title=${u(`account.title`)} actions=${m}>
<p class="note bad" role="alert">${N(i)}</p>
<//>`}const Q={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},$=Intl.DateTimeFormat().resolvedOptions().timeZone,Te=[.../* @__PURE__ */ new Set([$,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Ee=S(({rules:t})=>{let[r,i]=s(``),[a,c]=s(null),[l,d]=s(t.choice),[f,m]=s(Q[t.lang]),[h,_]=s($),[y]=s(()=>g.account().then(e=>e.tournamentId())),{ask:b,wrong:S,mistakes:C}=M({onOut:()=>p(`#/account`)}),w=a??Oe(r),T=x(t.library,l),E=ke(T);return o`<${e} title=${u(`account.found`)} up="#/account">
<${De} rules=${t} book=${T} choice=${l} onChoice=${d} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:r.trim(),slug:w,rulebook:l,currency:E??f,time_zone:h};b(async e=>{let n=await e.found(await y,t);p(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
<${n} label=${u(`account.found-name`)} value=${r} onInput=${i} wrong=${C.name} autocomplete="off" maxlength="200" />
<${n} label=${u(`account.found-slug`)} hint=${u(`account.found-slug-hint`,{slug:w})} value=${w} onInput=${c}
wrong=${C.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${E?o`<p>${u(`account.found-currency-fixed`,{currency:E})}</p>`:o`<${v} label=${u(`account.found-currency`)} value=${f} options=${Ae()} onChange=${m} />`}
<${v} label=${u(`account.found-zone`)} value=${h} options=${Te} onChange=${_} />
${Object.entries(C).map(([e,t])=>![`name`,`slug`].includes(e)&&o`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${S}
<button class="button main">${u(`account.found-make`)}</button>
</form>
<//>`});function De({rules:e,book:t,choice:n,onChoice:r}){let[i,a]=s(!1);return o`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${m} name="book" />
<span class="body"><small>${u(`account.found-rules`)}</small><strong>${k(e,t)}</strong></span>
<span class="badge">${u(`call.change`)}</span>
</button>
<${E} rules=${e} standing=${t.content.standing} />
${i&&o`<${A} rules=${e} value=${n} onUse=${e=>{a(!1),r(e)}} onClose=${()=>a(!1)} />`}
</div>`}function Oe(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Ae(){let e=d(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}export{Ce as Account,Ee as NewTournament,Se as SignInAgain};