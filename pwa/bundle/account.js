import{$r as e,Bt as t,Dt as n,Et as r,Ft as i,Gt as a,It as o,Jt as s,Kt as c,Ot as l,Pt as u,T as d,Tt as f,Ut as p,Zr as m,hn as h,jt as g,kt as _,ln as v,rn as y}from"./app.js";import{At as b,Dt as x,Ft as S,It as C,Mt as w,an as T,cn as E,en as ee,jt as te,ln as D,on as O,qt as k,sn as A,un as ne}from"./shared.js";const re=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ie=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],ae=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function j({onOut:t=()=>{},denied:n=``}={}){let{does:r,tell:i,wrong:a}=d(),[o,c]=e({});return{ask:e=>r(async()=>{c({});try{let t=await h.account();await O(async()=>e(t))}catch(e){if(e.status===401)return t(s(`account.out-here`));let r=oe(e.problem?.errors??[]);c(r),Object.keys(r).length===0&&i(e.slug===`not-signed-in`?n:M(e))}}),wrong:a,mistakes:o}}function M(e){if(e.name===`NoPasskey`)return s(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return s(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?s(`account.too-many`,{seconds:e.retryAfter}):re.includes(e.slug)?s(`account.refused.${e.slug}`):e.message}function oe(e){return Object.fromEntries(e.map(e=>[e.field,se(e)]))}function se({field:e,message:t,cure:n}){return e===`password`?N(t):ie.includes(e)?s(`account.wrong.${e}`):`${t} ${n}`}function N(e){let t=ae.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?s(`account.weak.length`):`${s(`account.weak.${t}`)} ${s(`account.weak.cure`)}`}function P(e){return y`<${A} to=${e.tournament}><${F} ...${e} /><//>`}function F({tournament:e,official:n}){let r=D(),{ask:a,wrong:o}=j({onOut:()=>r(`#/account`)}),c=()=>a(async()=>{await h.enter(e,n),t(s(`hall-joined`,{name:h.snapshot.state.settings.name})),r(`#/tables`)});if(m(()=>void c(),[]),!o)return y`<${E} up="#/account" />`;let l=y`<button class="button main" onClick=${c}>${s(`try-again`)}</button>`;return y`<${i} title=${s(`hall-join-failed`)} up="#/account" actions=${l}>${o}<//>`}function I({codes:e,handle:t,onKept:n}){let r=s(`account.codes-for`,{handle:t}),a=[r,``,...e,``].join(`
`),o=()=>ee(new Blob([a],{type:`text/plain`}),`shinpan-recovery-codes.txt`),c=y`<button class="button main" onClick=${n}>${s(`account.codes-kept`)}</button>`;return y`<${i} title=${s(`account.codes`)} up=${null} actions=${c}>
<p class="unprinted">${s(`account.codes-text`)}</p>
<section class="card">
<h2>${r}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>y`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${a} />
<button class="button" type="button" onClick=${()=>print()}>${s(`account.print`)}</button>
<button class="button" type="button" onClick=${o}>${s(`account.save`)}</button>
</div>
<//>`}function L({text:e}){return navigator.clipboard?y`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>t(s(`account.copied`)),()=>t(s(`account.not-copied`)))}>${s(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:t},onCodes:n,onOut:r}){let[i,a]=e(!1),{ask:o,wrong:c}=j({onOut:r});return y`<section class="card">
<h2>${s(`account.codes`)}</h2>
<p>${s(`account.codes-left`,{count:t})}</p>
${t<3&&y`<p class="note warn">${s(`account.codes-few`)}</p>`}
${c}
<button class="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${s(`account.codes-new`)}</button>
${i&&y`<${k} title=${s(`account.codes-new-ask`)} text=${s(`account.codes-new-text`)} yes=${s(`account.codes-new`)} danger
onYes=${()=>{a(!1),o(async e=>n(await e.renewCodes()))}} onClose=${()=>a(!1)} />`}
</section>`}function z({account:e,onAccount:n,onOut:r}){let{ask:i,wrong:a}=j({onOut:r}),o=e=>i(async r=>{n(await r.endSession(e)),t(s(`account.session-ended`))});return y`<section class="card">
<h2>${s(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>y`<li key=${e.id}><${B} session=${e} onEnd=${()=>o(e.id)} /></li>`)}
</ul>
${a}
</section>`}function B({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=U(e);return y`<div class="row">
<span class="body"><strong>${i}</strong><small>${s(`account.session-seen`,{time:a(t)})}</small></span>
${n?y`<span class="badge">${s(`account.session-here`)}</span>`:y`<button class="button" aria-label=${s(`account.session-end-this`,{agent:i})} onClick=${r}>${s(`account.session-end`)}</button>`}
</div>`}const V=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],H=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function U(e){return[V,H].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||s(`account.unknown-agent`)}function W(){let[t,n]=e(``);return m(()=>void h.account().then(e=>n(e.obstacle())),[]),t&&s(`account.obstacle.${t}`)}function G({account:n,onAccount:r,onOut:i}){let[a,o]=e(!1),[c,l]=e(null),u=W(),{ask:d,wrong:f}=j({onOut:i});return y`<section class="card">
<h2>${s(`account.passkeys`)}</h2>
${n.passkeys.length===0&&y`<p class="soft">${s(`account.no-passkeys`)}</p>`}
<ul class="rows">
${n.passkeys.map(e=>y`<li key=${e.id}><${K} passkey=${e} onRemove=${()=>l(e)} /></li>`)}
</ul>
${f}
${u?y`<p class="soft">${u}</p>`:y`<button class="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${s(`account.add-passkey`)}</button>`}
${a&&y`<${ce} onAdded=${e=>{o(!1),t(s(`account.passkey-added`)),r(e)}} onOut=${i} onClose=${()=>o(!1)} />`}
${c&&y`<${k} title=${s(`account.remove-ask`)} text=${s(`account.remove-text`,{label:c.label})} yes=${s(`account.remove`)}
danger onYes=${()=>{l(null),d(async e=>r(await e.removePasskey(c.id)))}} onClose=${()=>l(null)} />`}
</section>`}function K({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?s(`account.passkey-used`,{time:a(n)}):s(`account.passkey-made`,{time:a(t)});return y`<div class="row">
<span class="body"><strong>${e}</strong><small>${i}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${s(`account.remove-this`,{label:e})} onClick=${r}>
${s(`account.remove`)}
</button>
</div>`}function ce({onAdded:t,onOut:n,onClose:r}){let[i,a]=e(()=>U(navigator.userAgent)),{ask:o,wrong:c,mistakes:u}=j({onOut:n});return y`<${f} title=${s(`account.add-passkey`)} onClose=${r}>
<form onSubmit=${e=>{e.preventDefault(),o(async e=>t(await e.addPasskey(i.trim())))}}>
<${l} label=${s(`account.passkey-label`)} hint=${s(`account.passkey-label-hint`)} value=${i} onInput=${a}
wrong=${u.label??u.credential} maxlength="200" />
${c}
<button class="button main">${s(`account.add-passkey`)}</button>
</form>
<//>`}function q(t){let[n,r]=e(!1);return y`<${l} ...${t} type=${n?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${g} label=${s(`account.show`)} checked=${n} onChange=${r} />`}function le({account:e,onAccount:t,onOut:n}){let i=s(e.has_password?`account.password-change`:`account.password-set`);return y`<${r} title=${y`<h2>${i}</h2>`}>
${()=>y`<${ue} account=${e} label=${i} onAccount=${t} onOut=${n} />`}
<//>`}function ue({account:n,label:r,onAccount:i,onOut:a}){let[o,c]=e(``),[u,d]=e(``),{ask:f,wrong:p,mistakes:m}=j({onOut:a});return y`<form class="stack" onSubmit=${e=>{e.preventDefault(),f(async e=>{i(await e.setPassword({password:u,...n.has_password&&{current:o}})),c(``),d(``),t(s(`account.password-done`))})}}>
${n.has_password&&y`<${l} type="password" label=${s(`account.password-current`)} value=${o} onInput=${c} wrong=${m.current}
autocomplete="current-password" maxlength="200" />`}
<${q} label=${s(`account.new-password`)} hint=${s(`account.password-hint`)} value=${u} onInput=${d}
wrong=${m.password} autocomplete="new-password" />
<p class="soft">${s(`account.password-others`)}</p>
${p}
<button class="button main">${r}</button>
</form>`}function de({secret:t,onDone:n}){let[r,i]=e(null);return r?y`<${I} codes=${r.recovery_codes} handle=${r.handle} onKept=${n} />`:y`<${fe} secret=${t} onMade=${i} onAccount=${n} />`}function fe({secret:t,onMade:r,onAccount:a}){let[o,c]=e(``),[u,d]=e(``),[f,p]=e(`password`),[m,h]=e(``),g=W(),{ask:_,wrong:v,mistakes:b}=j(),x=[`password`,`passkey`].map(e=>({value:e,text:s(`account.way.${e}`)}));return y`<${i} title=${s(`account.make`)}>
<p>${s(`account.make-text`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n={link:t,handle:u.trim().toLowerCase(),name:o.trim()};_(async e=>r(await e.create(f===`password`?{...n,password:m}:n)))}}>
<${l} label=${s(`account.name`)} hint=${s(`account.name-hint`)} value=${o} onInput=${c} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${l} label=${s(`account.handle`)} hint=${s(`account.handle-hint`)} value=${u} onInput=${d} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${g?y`<p class="soft">${g}</p>`:y`<${n} label=${s(`account.way`)} value=${f} options=${x} onChange=${p} />`}
${f===`password`?y`<${q} label=${s(`account.password`)} hint=${s(`account.password-hint`)} value=${m} onInput=${h}
wrong=${b.password} autocomplete="new-password" />`:y`<p>${s(`account.passkey-text`)}</p>`}
${v}
<button class="button main">${s(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${a}>${s(`account.have-one`)}</button>
<//>`}function pe({onOut:t}){let[n,r]=e(null),{ask:i,wrong:a}=j({onOut:t});return y`<section class="card">
<h2>${s(`account.invite`)}</h2>
<p>${s(`account.invite-text`)}</p>
${a}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(async e=>r(await e.makeLink()))}>${s(`account.invite-make`)}</button>
${n&&y`<${me} link=${n} onClose=${()=>r(null)} />`}
</section>`}function me({link:{url:e,expires_at:t},onClose:n}){return y`<${f} title=${s(`account.invite`)} onClose=${n}>
<div class="link-code"><${C} text=${e} label=${s(`account.invite-code`)} /></div>
<p>${s(`account.invite-until`,{time:a(t)})}</p>
<${l} label=${s(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${L} text=${e} />
<//>`}function he({said:t,...n}){let{account:r}=n,[a,o]=e(null),c=()=>{o(null),n.onAccount({...r,recovery_codes_left:a?.length})};if(a)return y`<${I} codes=${a} handle=${r.handle} onKept=${c} />`;let l=!r.has_password&&r.passkeys.length===0;return y`<${i} title=${r.name}>
<p class="soft">${s(`account.signed-in-as`,{handle:r.handle})}</p>
${t&&y`<p class="note warn" role="status">${t}</p>`}
${l&&y`<p class="note warn" role="status">${s(`account.no-way-in`)}</p>`}
<${ge} tournaments=${r.tournaments} />
<${G} ...${n} />
<${le} ...${n} />
<${R} ...${n} onCodes=${o} />
<${z} ...${n} />
<${pe} onOut=${n.onOut} />
<${_e} onOut=${n.onOut} />
<${T} />
<//>`}function ge({tournaments:e}){let{tournament:t,official:n}=p(),r=e=>e.id===t?.id&&e.official_id===n?.id;return y`<section class="card">
<h2>${s(`account.tournaments`)}</h2>
${e.length===0&&y`<p class="soft">${s(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>y`<li key=${e.id}>
<a class="row" href=${r(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>s(`hall-role.${e}`)).join(` · `)}</small></span>
${r(e)&&y`<span class="badge">${s(`account.you-are-in`)}</span>`}
<${o} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/found">${s(`account.found`)}</a>
</section>`}function _e({onOut:n}){let{outbox:r}=p(),[i,a]=e(!1),{ask:o,wrong:c}=j({onOut:n}),l=r.filter(({state:e})=>e!==`differs`).length,u=()=>{a(!1),o(async e=>{await e.signOut(),t(s(`account.signed-out`)),n(``)})};return y`${c}
<button class="button danger" type="button" onClick=${()=>l?a(!0):u()}>${s(`account.sign-out`)}</button>
${i&&y`<${k} title=${s(`account.sign-out`)} text=${s(`account.sign-out-unsent`,{count:l})} yes=${s(`account.sign-out`)} danger
onYes=${u} onClose=${()=>a(!1)} />`}`}function ve({said:e,onIn:t}){return y`<${i} title=${s(`account.sign-in`)}>
${e?y`<p class="note warn" role="status">${e}</p>`:y`<p>${s(`account.sign-in-text`)}</p>`}
<${J} onIn=${t} />
<a class="button" href="#/join">${s(`hall-join`)}</a>
<//>`}function J(t){let[r,i]=e(`password`),a=[`password`,`code`].map(e=>({value:e,text:s(`account.way.${e}`)}));return y`<${ye} ...${t} />
<${n} label=${s(`account.way`)} value=${r} options=${a} onChange=${i} />
${r===`password`?y`<${be} ...${t} />`:y`<${xe} ...${t} />`}`}function ye({onIn:e}){let t=W(),{ask:n,wrong:r}=j({denied:s(`account.denied.passkey`)});return t?y`<p class="soft">${t}</p>`:y`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${s(`account.by-passkey`)}</button>
</div>
${r}`}function be({onIn:t,handle:n=``}){let[r,i]=e(n),[a,o]=e(``),{ask:c,wrong:l,mistakes:u}=j({denied:s(`account.denied.password`)});return y`<form class="stack" onSubmit=${e=>{e.preventDefault(),c(async e=>{await e.signIn({handle:r,password:a}),await t()})}}>
<${Y} readonly=${!!n} value=${r} onInput=${i} wrong=${u.handle&&s(`account.wrong.name`)} />
<${q} label=${s(`account.password`)} value=${a} onInput=${o} wrong=${u.password}
autocomplete="current-password" />
${l}
<button class="button">${s(`account.by-password`)}</button>
</form>`}function xe({onIn:t,handle:n=``}){let[r,i]=e(n),[a,o]=e(``),[c,u]=e(``),{ask:d,wrong:f,mistakes:p}=j({denied:s(`account.denied.code`)});return y`<form class="stack" onSubmit=${e=>{e.preventDefault(),d(async e=>{await e.recover({handle:r,code:a,...c&&{password:c}}),await t()})}}>
<${Y} readonly=${!!n} value=${r} onInput=${i} wrong=${p.handle&&s(`account.wrong.name`)} />
<${l} label=${s(`account.way.code`)} hint=${s(`account.code-hint`)} value=${a} onInput=${o} wrong=${p.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${q} label=${s(`account.new-password`)} hint=${s(`account.new-password-hint`)} value=${c} onInput=${u}
wrong=${p.password} autocomplete="new-password" />
${f}
<button class="button">${s(`account.by-code`)}</button>
</form>`}function Y(e){return y`<${l} ...${e} label=${s(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function Se({onProven:t,onClose:n}){let[r,i]=e(null);return m(()=>void X().then(i,n),[]),y`<${f} title=${s(`account.again`)} onClose=${n}>
<p>${s(`account.again-text`)}</p>
${r?y`<${J} handle=${r.handle} onIn=${async()=>{let{id:e}=await X();e===r.id?t():location.reload()}} />`:y`<${u} />`}
<//>`}async function X(){return(await h.account()).read()}let Z=null;function Ce({args:[t,...n]}){let[r,a]=e(t?null:Z),o=ne(`#/account/${t}`)?.account;return m(()=>{o&&(Z=o,v(`#/account`,{replace:!0}))},[]),o?y`<${i} title=${s(`account.make`)} />`:t===`enter`&&n.length===2?y`<${P} tournament=${n[0]} official=${n[1]} />`:r?y`<${de} secret=${r} onDone=${()=>a(Z=null)} />`:y`<${we} said=${t?s(`account.mangled`):``} />`}function we({said:t}){let[n,r]=e(null),[a,o]=e(null),[c,l]=e(``),d=()=>(o(null),h.account().then(e=>e.read().then(r,o)));m(()=>void d(),[]);let f=e=>{l(e),r(null),o({status:401})};if(n)return y`<${he} account=${n} onAccount=${r} onOut=${f} said=${t} />`;if(a?.status===401)return y`<${ve} said=${c||t} onIn=${d} />`;if(!a)return y`<${i} title=${s(`account.title`)}><${u} /><//>`;let p=y`<button class="button main" onClick=${d}>${s(`try-again`)}</button>`;return y`<${i} title=${s(`account.title`)} actions=${p}>
<p class="note bad" role="alert">${M(a)}</p>
<//>`}const Q={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},$=Intl.DateTimeFormat().resolvedOptions().timeZone,Te=[.../* @__PURE__ */ new Set([$,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Ee=S(({rules:t})=>{let[n,r]=e(``),[a,o]=e(null),[c,u]=e(t.choice),[d,f]=e(Q[t.lang]),[p,m]=e($),[g]=e(()=>h.account().then(e=>e.tournamentId())),{ask:b,wrong:x,mistakes:S}=j({onOut:()=>v(`#/account`)}),C=a??Oe(n),w=te(t.library,c),T=ke(w);return y`<${i} title=${s(`account.found`)} up="#/account">
<${De} rules=${t} book=${w} choice=${c} onChoice=${u} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:n.trim(),slug:C,rulebook:c,currency:T??d,time_zone:p};b(async e=>{let n=await e.found(await g,t);v(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
<${l} label=${s(`account.found-name`)} value=${n} onInput=${r} wrong=${S.name} autocomplete="off" maxlength="200" />
<${l} label=${s(`account.found-slug`)} hint=${s(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${o}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?y`<p>${s(`account.found-currency-fixed`,{currency:T})}</p>`:y`<${_} label=${s(`account.found-currency`)} value=${d} options=${Ae()} onChange=${f} />`}
<${_} label=${s(`account.found-zone`)} value=${p} options=${Te} onChange=${m} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&y`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${x}
<button class="button main">${s(`account.found-make`)}</button>
</form>
<//>`});function De({rules:t,book:n,choice:r,onChoice:i}){let[a,c]=e(!1);return y`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>c(!0)}>
<${o} name="book" />
<span class="body"><small>${s(`account.found-rules`)}</small><strong>${w(t,n)}</strong></span>
<span class="badge">${s(`call.change`)}</span>
</button>
<${b} rules=${t} standing=${n.content.standing} />
${a&&y`<${x} rules=${t} value=${r} onUse=${e=>{c(!1),i(e)}} onClose=${()=>c(!1)} />`}
</div>`}function Oe(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Ae(){let e=c(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}export{Ce as Account,Ee as NewTournament,Se as SignInAgain};