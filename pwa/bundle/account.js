import{$t as e,At as t,Ct as n,Dt as r,Ht as i,It as a,Lr as o,Mt as s,S as c,St as l,Tt as u,Vt as d,Wt as f,an as p,dn as m,jt as h,wt as g,xt as _,zr as v,zt as y}from"./app.js";import{At as b,Gt as x,Nt as S,Ot as C,Pt as w,Qt as T,Tt as ee,an as te,cn as E,in as D,kt as O,on as k,rn as ne,sn as re}from"./shared.js";const ie=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ae=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],oe=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function A({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:r,wrong:i}=c(),[a,o]=v({});return{ask:i=>n(async()=>{o({});try{let e=await m.account();await D(async()=>i(e))}catch(n){if(n.status===401)return e(f(`account.out-here`));let i=se(n.problem?.errors??[]);o(i),Object.keys(i).length===0&&r(n.slug===`not-signed-in`?t:j(n))}}),wrong:i,mistakes:a}}function j(e){if(e.name===`NoPasskey`)return f(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return f(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?f(`account.too-many`,{seconds:e.retryAfter}):ie.includes(e.slug)?f(`account.refused.${e.slug}`):e.message}function se(e){return Object.fromEntries(e.map(e=>[e.field,M(e)]))}function M({field:e,message:t,cure:n}){return e===`password`?N(t):ae.includes(e)?f(`account.wrong.${e}`):`${t} ${n}`}function N(e){let t=oe.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?f(`account.weak.length`):`${f(`account.weak.${t}`)} ${f(`account.weak.cure`)}`}function P(t){return e`<${te} to=${t.tournament}><${F} ...${t} /><//>`}function F({tournament:t,official:n}){let r=re(),{ask:i,wrong:s}=A({onOut:()=>r(`#/account`)}),c=()=>i(async()=>{await m.enter(t,n),a(f(`hall-joined`,{name:m.snapshot.state.settings.name})),r(`#/tables`)});if(o(()=>void c(),[]),!s)return e`<${k} up="#/account" />`;let l=e`<button class="button main" onClick=${c}>${f(`try-again`)}</button>`;return e`<${h} title=${f(`hall-join-failed`)} up="#/account" actions=${l}>${s}<//>`}function I({codes:t,handle:n,onKept:r}){let i=f(`account.codes-for`,{handle:n}),a=[i,``,...t,``].join(`
`),o=()=>T(new Blob([a],{type:`text/plain`}),`shinpan-recovery-codes.txt`),s=e`<button class="button main" onClick=${r}>${f(`account.codes-kept`)}</button>`;return e`<${h} title=${f(`account.codes`)} up=${null} actions=${s}>
<p class="unprinted">${f(`account.codes-text`)}</p>
<section class="card">
<h2>${i}</h2>
<ul class="codes-kept" translate="no">${t.map(t=>e`<li key=${t}>${t}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${a} />
<button class="button" type="button" onClick=${()=>print()}>${f(`account.print`)}</button>
<button class="button" type="button" onClick=${o}>${f(`account.save`)}</button>
</div>
<//>`}function L({text:t}){return navigator.clipboard?e`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>a(f(`account.copied`)),()=>a(f(`account.not-copied`)))}>${f(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:t},onCodes:n,onOut:r}){let[i,a]=v(!1),{ask:o,wrong:s}=A({onOut:r});return e`<section class="card">
<h2>${f(`account.codes`)}</h2>
<p>${f(`account.codes-left`,{count:t})}</p>
${t<3&&e`<p class="note warn">${f(`account.codes-few`)}</p>`}
${s}
<button class="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${f(`account.codes-new`)}</button>
${i&&e`<${x} title=${f(`account.codes-new-ask`)} text=${f(`account.codes-new-text`)} yes=${f(`account.codes-new`)} danger
onYes=${()=>{a(!1),o(async e=>n(await e.renewCodes()))}} onClose=${()=>a(!1)} />`}
</section>`}function z({account:t,onAccount:n,onOut:r}){let{ask:i,wrong:o}=A({onOut:r}),s=e=>i(async t=>{n(await t.endSession(e)),a(f(`account.session-ended`))});return e`<section class="card">
<h2>${f(`account.sessions`)}</h2>
<ul class="rows">
${t.sessions.map(t=>e`<li key=${t.id}><${B} session=${t} onEnd=${()=>s(t.id)} /></li>`)}
</ul>
${o}
</section>`}function B({session:{agent:t,seen_at:n,here:r},onEnd:i}){let a=U(t);return e`<div class="row">
<span class="body"><strong>${a}</strong><small>${f(`account.session-seen`,{time:d(n)})}</small></span>
${r?e`<span class="badge">${f(`account.session-here`)}</span>`:e`<button class="button" aria-label=${f(`account.session-end-this`,{agent:a})} onClick=${i}>${f(`account.session-end`)}</button>`}
</div>`}const V=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],H=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function U(e){return[V,H].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||f(`account.unknown-agent`)}function W(){let[e,t]=v(``);return o(()=>void m.account().then(e=>t(e.obstacle())),[]),e&&f(`account.obstacle.${e}`)}function G({account:t,onAccount:n,onOut:r}){let[i,o]=v(!1),[s,c]=v(null),l=W(),{ask:u,wrong:d}=A({onOut:r});return e`<section class="card">
<h2>${f(`account.passkeys`)}</h2>
${t.passkeys.length===0&&e`<p class="soft">${f(`account.no-passkeys`)}</p>`}
<ul class="rows">
${t.passkeys.map(t=>e`<li key=${t.id}><${K} passkey=${t} onRemove=${()=>c(t)} /></li>`)}
</ul>
${d}
${l?e`<p class="soft">${l}</p>`:e`<button class="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${f(`account.add-passkey`)}</button>`}
${i&&e`<${ce} onAdded=${e=>{o(!1),a(f(`account.passkey-added`)),n(e)}} onOut=${r} onClose=${()=>o(!1)} />`}
${s&&e`<${x} title=${f(`account.remove-ask`)} text=${f(`account.remove-text`,{label:s.label})} yes=${f(`account.remove`)}
danger onYes=${()=>{c(null),u(async e=>n(await e.removePasskey(s.id)))}} onClose=${()=>c(null)} />`}
</section>`}function K({passkey:{label:t,created_at:n,used_at:r},onRemove:i}){let a=r?f(`account.passkey-used`,{time:d(r)}):f(`account.passkey-made`,{time:d(n)});return e`<div class="row">
<span class="body"><strong>${t}</strong><small>${a}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${f(`account.remove-this`,{label:t})} onClick=${i}>
${f(`account.remove`)}
</button>
</div>`}function ce({onAdded:t,onOut:n,onClose:r}){let[i,a]=v(()=>U(navigator.userAgent)),{ask:o,wrong:s,mistakes:c}=A({onOut:n});return e`<${_} title=${f(`account.add-passkey`)} onClose=${r}>
<form onSubmit=${e=>{e.preventDefault(),o(async e=>t(await e.addPasskey(i.trim())))}}>
<${g} label=${f(`account.passkey-label`)} hint=${f(`account.passkey-label-hint`)} value=${i} onInput=${a}
wrong=${c.label??c.credential} maxlength="200" />
${s}
<button class="button main">${f(`account.add-passkey`)}</button>
</form>
<//>`}function q(t){let[n,i]=v(!1);return e`<${g} ...${t} type=${n?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${r} label=${f(`account.show`)} checked=${n} onChange=${i} />`}function le({account:t,onAccount:n,onOut:r}){let i=f(t.has_password?`account.password-change`:`account.password-set`);return e`<${l} title=${e`<h2>${i}</h2>`}>
${()=>e`<${ue} account=${t} label=${i} onAccount=${n} onOut=${r} />`}
<//>`}function ue({account:t,label:n,onAccount:r,onOut:i}){let[o,s]=v(``),[c,l]=v(``),{ask:u,wrong:d,mistakes:p}=A({onOut:i});return e`<form class="stack" onSubmit=${e=>{e.preventDefault(),u(async e=>{r(await e.setPassword({password:c,...t.has_password&&{current:o}})),s(``),l(``),a(f(`account.password-done`))})}}>
${t.has_password&&e`<${g} type="password" label=${f(`account.password-current`)} value=${o} onInput=${s} wrong=${p.current}
autocomplete="current-password" maxlength="200" />`}
<${q} label=${f(`account.new-password`)} hint=${f(`account.password-hint`)} value=${c} onInput=${l}
wrong=${p.password} autocomplete="new-password" />
<p class="soft">${f(`account.password-others`)}</p>
${d}
<button class="button main">${n}</button>
</form>`}function de({secret:t,onDone:n}){let[r,i]=v(null);return r?e`<${I} codes=${r.recovery_codes} handle=${r.handle} onKept=${n} />`:e`<${fe} secret=${t} onMade=${i} onAccount=${n} />`}function fe({secret:t,onMade:r,onAccount:i}){let[a,o]=v(``),[s,c]=v(``),[l,u]=v(`password`),[d,p]=v(``),m=W(),{ask:_,wrong:y,mistakes:b}=A(),x=[`password`,`passkey`].map(e=>({value:e,text:f(`account.way.${e}`)}));return e`<${h} title=${f(`account.make`)}>
<p>${f(`account.make-text`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let n={link:t,handle:s.trim().toLowerCase(),name:a.trim()};_(async e=>r(await e.create(l===`password`?{...n,password:d}:n)))}}>
<${g} label=${f(`account.name`)} hint=${f(`account.name-hint`)} value=${a} onInput=${o} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${g} label=${f(`account.handle`)} hint=${f(`account.handle-hint`)} value=${s} onInput=${c} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${m?e`<p class="soft">${m}</p>`:e`<${n} label=${f(`account.way`)} value=${l} options=${x} onChange=${u} />`}
${l===`password`?e`<${q} label=${f(`account.password`)} hint=${f(`account.password-hint`)} value=${d} onInput=${p}
wrong=${b.password} autocomplete="new-password" />`:e`<p>${f(`account.passkey-text`)}</p>`}
${y}
<button class="button main">${f(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${i}>${f(`account.have-one`)}</button>
<//>`}function pe({onOut:t}){let[n,r]=v(null),{ask:i,wrong:a}=A({onOut:t});return e`<section class="card">
<h2>${f(`account.invite`)}</h2>
<p>${f(`account.invite-text`)}</p>
${a}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(async e=>r(await e.makeLink()))}>${f(`account.invite-make`)}</button>
${n&&e`<${me} link=${n} onClose=${()=>r(null)} />`}
</section>`}function me({link:{url:t,expires_at:n},onClose:r}){return e`<${_} title=${f(`account.invite`)} onClose=${r}>
<div class="link-code"><${w} text=${t} label=${f(`account.invite-code`)} /></div>
<p>${f(`account.invite-until`,{time:d(n)})}</p>
<${g} label=${f(`account.invite-link`)} value=${t} onInput=${()=>{}} readonly />
<${L} text=${t} />
<//>`}function he({said:t,...n}){let{account:r}=n,[i,a]=v(null),o=()=>{a(null),n.onAccount({...r,recovery_codes_left:i?.length})};if(i)return e`<${I} codes=${i} handle=${r.handle} onKept=${o} />`;let s=!r.has_password&&r.passkeys.length===0;return e`<${h} title=${r.name}>
<p class="soft">${f(`account.signed-in-as`,{handle:r.handle})}</p>
${t&&e`<p class="note warn" role="status">${t}</p>`}
${s&&e`<p class="note warn" role="status">${f(`account.no-way-in`)}</p>`}
<${ge} tournaments=${r.tournaments} />
<${G} ...${n} />
<${le} ...${n} />
<${R} ...${n} onCodes=${a} />
<${z} ...${n} />
<${pe} onOut=${n.onOut} />
<${_e} onOut=${n.onOut} />
<${ne} />
<//>`}function ge({tournaments:t}){let{tournament:n,official:r}=y(),i=e=>e.id===n?.id&&e.official_id===r?.id;return e`<section class="card">
<h2>${f(`account.tournaments`)}</h2>
${t.length===0&&e`<p class="soft">${f(`account.no-tournaments`)}</p>`}
<ul class="rows">
${t.map(t=>e`<li key=${t.id}>
<a class="row" href=${i(t)?`#/tables`:`#/account/enter/${t.id}/${t.official_id}`}>
<span class="body"><strong>${t.name}</strong><small>${t.roles.map(e=>f(`hall-role.${e}`)).join(` · `)}</small></span>
${i(t)&&e`<span class="badge">${f(`account.you-are-in`)}</span>`}
<${s} name="next" />
</a>
</li>`)}
</ul>
<a class="button" href="#/found">${f(`account.found`)}</a>
</section>`}function _e({onOut:t}){let{outbox:n}=y(),[r,i]=v(!1),{ask:o,wrong:s}=A({onOut:t}),c=n.filter(({state:e})=>e!==`differs`).length,l=()=>{i(!1),o(async e=>{await e.signOut(),a(f(`account.signed-out`)),t(``)})};return e`${s}
<button class="button danger" type="button" onClick=${()=>c?i(!0):l()}>${f(`account.sign-out`)}</button>
${r&&e`<${x} title=${f(`account.sign-out`)} text=${f(`account.sign-out-unsent`,{count:c})} yes=${f(`account.sign-out`)} danger
onYes=${l} onClose=${()=>i(!1)} />`}`}function ve({said:t,onIn:n}){return e`<${h} title=${f(`account.sign-in`)}>
${t?e`<p class="note warn" role="status">${t}</p>`:e`<p>${f(`account.sign-in-text`)}</p>`}
<${J} onIn=${n} />
<a class="button" href="#/join">${f(`hall-join`)}</a>
<//>`}function J(t){let[r,i]=v(`password`),a=[`password`,`code`].map(e=>({value:e,text:f(`account.way.${e}`)}));return e`<${ye} ...${t} />
<${n} label=${f(`account.way`)} value=${r} options=${a} onChange=${i} />
${r===`password`?e`<${be} ...${t} />`:e`<${xe} ...${t} />`}`}function ye({onIn:t}){let n=W(),{ask:r,wrong:i}=A({denied:f(`account.denied.passkey`)});return n?e`<p class="soft">${n}</p>`:e`<div class="pair">
<button class="button main" type="button" onClick=${()=>r(async e=>{await e.signInByPasskey(),await t()})}>${f(`account.by-passkey`)}</button>
</div>
${i}`}function be({onIn:t,handle:n=``}){let[r,i]=v(n),[a,o]=v(``),{ask:s,wrong:c,mistakes:l}=A({denied:f(`account.denied.password`)});return e`<form class="stack" onSubmit=${e=>{e.preventDefault(),s(async e=>{await e.signIn({handle:r,password:a}),await t()})}}>
<${Y} readonly=${!!n} value=${r} onInput=${i} wrong=${l.handle&&f(`account.wrong.name`)} />
<${q} label=${f(`account.password`)} value=${a} onInput=${o} wrong=${l.password}
autocomplete="current-password" />
${c}
<button class="button">${f(`account.by-password`)}</button>
</form>`}function xe({onIn:t,handle:n=``}){let[r,i]=v(n),[a,o]=v(``),[s,c]=v(``),{ask:l,wrong:u,mistakes:d}=A({denied:f(`account.denied.code`)});return e`<form class="stack" onSubmit=${e=>{e.preventDefault(),l(async e=>{await e.recover({handle:r,code:a,...s&&{password:s}}),await t()})}}>
<${Y} readonly=${!!n} value=${r} onInput=${i} wrong=${d.handle&&f(`account.wrong.name`)} />
<${g} label=${f(`account.way.code`)} hint=${f(`account.code-hint`)} value=${a} onInput=${o} wrong=${d.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${q} label=${f(`account.new-password`)} hint=${f(`account.new-password-hint`)} value=${s} onInput=${c}
wrong=${d.password} autocomplete="new-password" />
${u}
<button class="button">${f(`account.by-code`)}</button>
</form>`}function Y(t){return e`<${g} ...${t} label=${f(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function Se({onProven:n,onClose:r}){let[i,a]=v(null);return o(()=>void X().then(a,r),[]),e`<${_} title=${f(`account.again`)} onClose=${r}>
<p>${f(`account.again-text`)}</p>
${i?e`<${J} handle=${i.handle} onIn=${async()=>{let{id:e}=await X();e===i.id?n():location.reload()}} />`:e`<${t} />`}
<//>`}async function X(){return(await m.account()).read()}let Z=null;function Ce({args:[t,...n]}){let[r,i]=v(t?null:Z),a=E(`#/account/${t}`)?.account;return o(()=>{a&&(Z=a,p(`#/account`,{replace:!0}))},[]),a?e`<${h} title=${f(`account.make`)} />`:t===`enter`&&n.length===2?e`<${P} tournament=${n[0]} official=${n[1]} />`:r?e`<${de} secret=${r} onDone=${()=>i(Z=null)} />`:e`<${we} said=${t?f(`account.mangled`):``} />`}function we({said:n}){let[r,i]=v(null),[a,s]=v(null),[c,l]=v(``),u=()=>(s(null),m.account().then(e=>e.read().then(i,s)));o(()=>void u(),[]);let d=e=>{l(e),i(null),s({status:401})};if(r)return e`<${he} account=${r} onAccount=${i} onOut=${d} said=${n} />`;if(a?.status===401)return e`<${ve} said=${c||n} onIn=${u} />`;if(!a)return e`<${h} title=${f(`account.title`)}><${t} /><//>`;let p=e`<button class="button main" onClick=${u}>${f(`try-again`)}</button>`;return e`<${h} title=${f(`account.title`)} actions=${p}>
<p class="note bad" role="alert">${j(a)}</p>
<//>`}const Q={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},$=Intl.DateTimeFormat().resolvedOptions().timeZone,Te=[.../* @__PURE__ */ new Set([$,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Ee=S(({rules:t})=>{let[n,r]=v(``),[i,a]=v(null),[o,s]=v(t.choice),[c,l]=v(Q[t.lang]),[d,_]=v($),[y]=v(()=>m.account().then(e=>e.tournamentId())),{ask:b,wrong:x,mistakes:S}=A({onOut:()=>p(`#/account`)}),C=i??Oe(n),w=O(t.library,o),T=ke(w);return e`<${h} title=${f(`account.found`)} up="#/account">
<${De} rules=${t} book=${w} choice=${o} onChoice=${s} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:n.trim(),slug:C,rulebook:o,currency:T??c,time_zone:d};b(async e=>{let n=await e.found(await y,t);p(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
<${g} label=${f(`account.found-name`)} value=${n} onInput=${r} wrong=${S.name} autocomplete="off" maxlength="200" />
<${g} label=${f(`account.found-slug`)} hint=${f(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${a}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?e`<p>${f(`account.found-currency-fixed`,{currency:T})}</p>`:e`<${u} label=${f(`account.found-currency`)} value=${c} options=${Ae()} onChange=${l} />`}
<${u} label=${f(`account.found-zone`)} value=${d} options=${Te} onChange=${_} />
${Object.entries(S).map(([t,n])=>![`name`,`slug`].includes(t)&&e`<p class="note bad" role="alert" key=${t}>${n}</p>`)}
${x}
<button class="button main">${f(`account.found-make`)}</button>
</form>
<//>`});function De({rules:t,book:n,choice:r,onChoice:i}){let[a,o]=v(!1);return e`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${s} name="book" />
<span class="body"><small>${f(`account.found-rules`)}</small><strong>${b(t,n)}</strong></span>
<span class="badge">${f(`call.change`)}</span>
</button>
<${C} rules=${t} standing=${n.content.standing} />
${a&&e`<${ee} rules=${t} value=${r} onUse=${e=>{o(!1),i(e)}} onClose=${()=>o(!1)} />`}
</div>`}function Oe(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Ae(){let e=i(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}export{Ce as Account,Ee as NewTournament,Se as SignInAgain};