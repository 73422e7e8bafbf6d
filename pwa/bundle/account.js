import{Dn as e,Ft as t,Ht as n,It as r,Lt as i,Mt as a,Nt as o,O as s,Pt as c,Vt as l,Wt as u,Xt as d,_i as f,en as p,gn as m,in as h,jt as g,ln as _,m as v,mi as y,tn as b,zt as x}from"./app.js";import{Cr as S,Fr as C,Hr as w,Ir as T,Pr as ee,Rr as E,Ur as D,Vr as O,Wr as k,Xr as A,cr as j,dr as M,gr as te,hr as ne,lr as re,mr as ie,or as N,sr as ae,ti as oe,ur as se,xr as ce}from"./shared.js";const le=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ue=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],de=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function P({onOut:t=()=>{},denied:n=``}={}){let{does:r,tell:i,wrong:a}=s(),[o,c]=f({});return{ask:a=>r(async()=>{c({});try{let t=await e.account();await w(async()=>a(t))}catch(e){if(e.status===401)return t(h(`account.out-here`));let r=I(e.problem?.errors??[]);c(r),Object.keys(r).length===0&&i(e.slug===`not-signed-in`?n:F(e))}}),wrong:a,mistakes:o}}function F(e){if(e.name===`NoPasskey`)return h(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return h(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?h(`account.too-many`,{seconds:e.retryAfter}):le.includes(e.slug)?h(`account.refused.${e.slug}`):e.message}function I(e){return Object.fromEntries(e.map(e=>[e.field,L(e)]))}function L({field:e,message:t,cure:n}){return e===`password`?R(t):ue.includes(e)?h(`account.wrong.${e}`):`${t} ${n}`}function R(e){let t=de.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?h(`account.weak.length`):`${h(`account.weak.${t}`)} ${h(`account.weak.cure`)}`}function z({codes:e,handle:t,onKept:r}){let i=h(`account.codes-for`,{handle:t}),a=[i,``,...e,``].join(`
`),o=()=>A(new Blob([a],{type:`text/plain`}),`shinpan-recovery-codes.txt`),s=_`<button class="button main" onClick=${r}>${h(`account.codes-kept`)}</button>`;return _`<${n} title=${h(`account.codes`)} up=${null} actions=${s}>
<p class="unprinted">${h(`account.codes-text`)}</p>
<section class="card">
<h2>${i}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>_`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${B} text=${a} />
<button class="button" type="button" onClick=${()=>print()}>${h(`account.print`)}</button>
<button class="button" type="button" onClick=${o}>${h(`account.save`)}</button>
</div>
<//>`}function B({text:e}){return navigator.clipboard?_`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>d(h(`account.copied`)),()=>d(h(`account.not-copied`)))}>${h(`account.copy`)}</button>`:null}function V({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[r,i]=f(!1),{ask:a,wrong:o}=P({onOut:n});return _`<section class="card">
<h2>${h(`account.codes`)}</h2>
<p>${h(`account.codes-left`,{count:e})}</p>
${e<3&&_`<p class="note warn">${h(`account.codes-few`)}</p>`}
${o}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${h(`account.codes-new`)}</button>
${r&&_`<${D} title=${h(`account.codes-new-ask`)} text=${h(`account.codes-new-text`)} yes=${h(`account.codes-new`)} danger
onYes=${()=>{i(!1),a(async e=>t(await e.renewCodes()))}} onClose=${()=>i(!1)} />`}
</section>`}const H=/^(.*\D)?(\d+)(\D*)$/;function fe({args:[e]}){let[t,r]=f(null),[i,a]=f(null),{ask:o,wrong:s}=P({onOut:()=>m(`#/account`)}),c=()=>o(async t=>{let[n,i]=await Promise.all([t.read(),t.leagues.list()]),a=i.flatMap(({seasons:e})=>e);r({tournament:n.tournaments.find(({id:t})=>t===e),season:a.find(t=>t.tournaments.some(({id:t})=>t===e))})});return y(()=>void c(),[]),i?_`<${me} made=${i} />`:t?.tournament?_`<${pe} ...${t} onMade=${a} />`:_`<${n} title=${h(`again.title`)} up="#/account">
${s||(t?_`<p class="note bad" role="alert">${h(`again.none`)}</p>`:_`<${l} />`)}
<//>`}function pe({tournament:t,season:r,onMade:a}){let[o,s]=f(he(t.name)),[l,u]=f(!0),[d,p]=f(!0),[g,v]=f(!!r),[y]=f(()=>e.account().then(e=>e.tournamentId())),{ask:b,wrong:x,mistakes:S}=P({onOut:()=>m(`#/account`)}),C=e=>{e.preventDefault();let n={name:o.trim(),copy_of:{tournament:t.id,people:l,officials:d}};b(async e=>{let t=await e.found(await y,n);g&&await e.leagues.join(t.id,{season:r.id}),t.links.length?a(t):U(t)})},w=_`<button class="button main" form="again">${h(`account.found-make`)}</button>`;return _`<${n} title=${h(`again.title`)} up="#/account" actions=${w}>
<p>${h(`again.text`,{name:t.name})}</p>
<form class="stack" id="again" onSubmit=${C}>
<${c} label=${h(`account.found-name`)} value=${o} onInput=${s} wrong=${S.name??S.slug} autocomplete="off" maxlength="200" />
<${i} label=${h(`again.people`)} checked=${l} onChange=${u} />
<${i} label=${h(`again.officials`)} checked=${d} onChange=${p} />
${r&&_`<${i} label=${h(`again.season`,{name:r.name})} checked=${g} onChange=${v} />`}
${x}
</form>
<//>`}function me({made:e}){let t=e.links.map(({name:e,link:t})=>`${e}: ${t}`).join(`
`),r=_`<button class="button main" onClick=${()=>U(e)}>${h(`again.enter`)}</button>`;return _`<${n} title=${h(`again.links`)} up="#/account" actions=${r}>
<p>${h(`again.links-text`)}</p>
<${E} link=${e.links[0].link} />
${e.links.map(e=>_`<${c} key=${e.official} label=${e.name} value=${e.link} onInput=${()=>{}} readonly />`)}
<${B} text=${t} />
<//>`}function U({id:e,official_id:t}){m(`#/account/enter/${e}/${t}`,{replace:!0})}function he(e){let[,t=``,n,r]=H.exec(e)??[];return n?`${t}${Number(n)+1}${r}`:`${e} 2`}function ge(e){return _`<${ee} to=${e.tournament}><${_e} ...${e} /><//>`}function _e({tournament:t,official:r}){let i=T(),{ask:a,wrong:o}=P({onOut:()=>i(`#/account`)}),s=()=>a(async()=>{await e.enter(t,r),d(h(`hall-joined`,{name:e.snapshot.state.settings.name})),i(ve(e.snapshot)?`#/setup`:`#/tables`)});if(y(()=>void s(),[]),!o)return _`<${C} up="#/account" />`;let c=_`<button class="button main" onClick=${s}>${h(`try-again`)}</button>`;return _`<${n} title=${h(`hall-join-failed`)} up="#/account" actions=${c}>${o}<//>`}function ve({state:e,official:t}){return v(t,[`director`])&&Object.keys(e.hanchans).length===0}function ye({account:e,onAccount:t,onOut:n}){let{ask:r,wrong:i}=P({onOut:n}),a=e=>r(async n=>{t(await n.endSession(e)),d(h(`account.session-ended`))});return _`<section class="card">
<h2>${h(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>_`<li key=${e.id}><${be} session=${e} onEnd=${()=>a(e.id)} /></li>`)}
</ul>
${i}
</section>`}function be({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=W(e);return _`<div class="row">
<span class="body"><strong>${i}</strong><small>${h(`account.session-seen`,{time:b(t)})}</small></span>
${n?_`<span class="badge">${h(`account.session-here`)}</span>`:_`<button class="button" aria-label=${h(`account.session-end-this`,{agent:i})} onClick=${r}>${h(`account.session-end`)}</button>`}
</div>`}const xe=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],Se=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function W(e){return[xe,Se].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||h(`account.unknown-agent`)}function G(){let[t,n]=f(``);return y(()=>void e.account().then(e=>n(e.obstacle())),[]),t&&h(`account.obstacle.${t}`)}function Ce({account:e,onAccount:t,onOut:n}){let[r,i]=f(!1),[a,o]=f(null),s=G(),{ask:c,wrong:l}=P({onOut:n});return _`<section class="card">
<h2>${h(`account.passkeys`)}</h2>
${e.passkeys.length===0&&_`<p class="soft">${h(`account.no-passkeys`)}</p>`}
<ul class="rows">
${e.passkeys.map(e=>_`<li key=${e.id}><${we} passkey=${e} onRemove=${()=>o(e)} /></li>`)}
</ul>
${l}
${s?_`<p class="soft">${s}</p>`:_`<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${h(`account.add-passkey`)}</button>`}
${r&&_`<${Te} onAdded=${e=>{i(!1),d(h(`account.passkey-added`)),t(e)}} onOut=${n} onClose=${()=>i(!1)} />`}
${a&&_`<${D} title=${h(`account.remove-ask`)} text=${h(`account.remove-text`,{label:a.label})} yes=${h(`account.remove`)}
danger onYes=${()=>{o(null),c(async e=>t(await e.removePasskey(a.id)))}} onClose=${()=>o(null)} />`}
</section>`}function we({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?h(`account.passkey-used`,{time:b(n)}):h(`account.passkey-made`,{time:b(t)});return _`<div class="row">
<span class="body"><strong>${e}</strong><small>${i}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${h(`account.remove-this`,{label:e})} onClick=${r}>
${h(`account.remove`)}
</button>
</div>`}function Te({onAdded:e,onOut:t,onClose:n}){let[r,i]=f(()=>W(navigator.userAgent)),{ask:a,wrong:o,mistakes:s}=P({onOut:t});return _`<${g} title=${h(`account.add-passkey`)} onClose=${n}>
<form onSubmit=${t=>{t.preventDefault(),a(async t=>e(await t.addPasskey(r.trim())))}}>
<${c} label=${h(`account.passkey-label`)} hint=${h(`account.passkey-label-hint`)} value=${r} onInput=${i}
wrong=${s.label??s.credential} maxlength="200" />
${o}
<button class="button main">${h(`account.add-passkey`)}</button>
</form>
<//>`}function K(e){let[t,n]=f(!1);return _`<${c} ...${e} type=${t?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${i} label=${h(`account.show`)} checked=${t} onChange=${n} />`}function Ee({account:e,onAccount:t,onOut:n}){let r=h(e.has_password?`account.password-change`:`account.password-set`);return _`<${a} title=${_`<h2>${r}</h2>`}>
${()=>_`<${De} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function De({account:e,label:t,onAccount:n,onOut:r}){let[i,a]=f(``),[o,s]=f(``),{ask:l,wrong:u,mistakes:p}=P({onOut:r});return _`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{n(await t.setPassword({password:o,...e.has_password&&{current:i}})),a(``),s(``),d(h(`account.password-done`))})}}>
${e.has_password&&_`<${c} type="password" label=${h(`account.password-current`)} value=${i} onInput=${a} wrong=${p.current}
autocomplete="current-password" maxlength="200" />`}
<${K} label=${h(`account.new-password`)} hint=${h(`account.password-hint`)} value=${o} onInput=${s}
wrong=${p.password} autocomplete="new-password" />
<p class="soft">${h(`account.password-others`)}</p>
${u}
<button class="button main">${t}</button>
</form>`}function Oe({secret:e,onDone:t}){let[n,r]=f(null);return n?_`<${z} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:_`<${ke} secret=${e} onMade=${r} onAccount=${t} />`}function ke({secret:e,onMade:t,onAccount:r}){let[i,a]=f(``),[s,l]=f(``),[u,d]=f(`password`),[p,m]=f(``),g=G(),{ask:v,wrong:y,mistakes:b}=P(),x=[`password`,`passkey`].map(e=>({value:e,text:h(`account.way.${e}`)}));return _`<${n} title=${h(`account.make`)}>
<p>${h(`account.make-text`)}</p>
<form class="stack" onSubmit=${n=>{n.preventDefault();let r={link:e,handle:s.trim().toLowerCase(),name:i.trim()};v(async e=>t(await e.create(u===`password`?{...r,password:p}:r)))}}>
<${c} label=${h(`account.name`)} hint=${h(`account.name-hint`)} value=${i} onInput=${a} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${c} label=${h(`account.handle`)} hint=${h(`account.handle-hint`)} value=${s} onInput=${l} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${g?_`<p class="soft">${g}</p>`:_`<${o} label=${h(`account.way`)} value=${u} options=${x} onChange=${d} />`}
${u===`password`?_`<${K} label=${h(`account.password`)} hint=${h(`account.password-hint`)} value=${p} onInput=${m}
wrong=${b.password} autocomplete="new-password" />`:_`<p>${h(`account.passkey-text`)}</p>`}
${y}
<button class="button main">${h(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${r}>${h(`account.have-one`)}</button>
<//>`}function Ae({onOut:e}){let[t,n]=f(null),{ask:r,wrong:i}=P({onOut:e});return _`<section class="card">
<h2>${h(`account.invite`)}</h2>
<p>${h(`account.invite-text`)}</p>
${i}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${h(`account.invite-make`)}</button>
${t&&_`<${je} link=${t} onClose=${()=>n(null)} />`}
</section>`}function je({link:{url:e,expires_at:t},onClose:n}){return _`<${g} title=${h(`account.invite`)} onClose=${n}>
<${E} link=${e} />
<div class="link-code"><${S} text=${e} label=${h(`account.invite-code`)} /></div>
<p>${h(`account.invite-until`,{time:b(t)})}</p>
<${c} label=${h(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${B} text=${e} />
<//>`}function Me({said:e,...t}){let{account:r}=t,[i,a]=f(null),o=()=>{a(null),t.onAccount({...r,recovery_codes_left:i?.length})};if(i)return _`<${z} codes=${i} handle=${r.handle} onKept=${o} />`;let s=!r.has_password&&r.passkeys.length===0;return _`<${n} title=${r.name}>
<p class="soft">${h(`account.signed-in-as`,{handle:r.handle})}</p>
${e&&_`<p class="note warn" role="status">${e}</p>`}
${s&&_`<p class="note warn" role="status">${h(`account.no-way-in`)}</p>`}
<${Ne} tournaments=${r.tournaments} />
<${Ce} ...${t} />
<${Ee} ...${t} />
<${V} ...${t} onCodes=${a} />
<${ye} ...${t} />
<${Ae} onOut=${t.onOut} />
<${Pe} onOut=${t.onOut} />
<${O} />
<//>`}function Ne({tournaments:e}){let{tournament:t,official:n}=p(),r=e=>e.id===t?.id&&e.official_id===n?.id;return _`<section class="card">
<h2>${h(`account.tournaments`)}</h2>
${e.length===0&&_`<p class="soft">${h(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>_`<li key=${e.id}>
<a class="row" href=${r(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>h(`hall-role.${e}`)).join(` · `)}</small></span>
${r(e)&&_`<span class="badge">${h(`account.you-are-in`)}</span>`}
<${u} name="next" />
</a>
${e.roles.includes(`director`)&&_`<a class="button beneath" href=${`#/account/again/${e.id}`} aria-label=${h(`again.from`,{name:e.name})}>${h(`again.button`)}</a>`}
</li>`)}
</ul>
<div class="pair">
<a class="button" href="#/found">${h(`account.found`)}</a>
<a class="button" href="#/league">${h(`league.title`)}</a>
</div>
</section>`}function Pe({onOut:e}){let{outbox:t}=p(),[n,r]=f(!1),{ask:i,wrong:a}=P({onOut:e}),o=t.filter(({state:e})=>e!==`differs`).length,s=()=>{r(!1),i(async t=>{await t.signOut(),d(h(`account.signed-out`)),e(``)})};return _`${a}
<button class="button danger" type="button" onClick=${()=>o?r(!0):s()}>${h(`account.sign-out`)}</button>
${n&&_`<${D} title=${h(`account.sign-out`)} text=${h(`account.sign-out-unsent`,{count:o})} yes=${h(`account.sign-out`)} danger
onYes=${s} onClose=${()=>r(!1)} />`}`}function Fe({said:e,onIn:t}){return _`<${n} title=${h(`account.sign-in`)}>
${e?_`<p class="note warn" role="status">${e}</p>`:_`<p>${h(`account.sign-in-text`)}</p>`}
<${q} onIn=${t} />
<a class="button" href="#/join">${h(`hall-join`)}</a>
<//>`}function q(e){let[t,n]=f(`password`),r=[`password`,`code`].map(e=>({value:e,text:h(`account.way.${e}`)}));return _`<${Ie} ...${e} />
<${o} label=${h(`account.way`)} value=${t} options=${r} onChange=${n} />
${t===`password`?_`<${Le} ...${e} />`:_`<${Re} ...${e} />`}`}function Ie({onIn:e}){let t=G(),{ask:n,wrong:r}=P({denied:h(`account.denied.passkey`)});return t?_`<p class="soft">${t}</p>`:_`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${h(`account.by-passkey`)}</button>
</div>
${r}`}function Le({onIn:e,handle:t=``}){let[n,r]=f(t),[i,a]=f(``),{ask:o,wrong:s,mistakes:c}=P({denied:h(`account.denied.password`)});return _`<form class="stack" onSubmit=${t=>{t.preventDefault(),o(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
<${J} readonly=${!!t} value=${n} onInput=${r} wrong=${c.handle&&h(`account.wrong.name`)} />
<${K} label=${h(`account.password`)} value=${i} onInput=${a} wrong=${c.password}
autocomplete="current-password" />
${s}
<button class="button">${h(`account.by-password`)}</button>
</form>`}function Re({onIn:e,handle:t=``}){let[n,r]=f(t),[i,a]=f(``),[o,s]=f(``),{ask:l,wrong:u,mistakes:d}=P({denied:h(`account.denied.code`)});return _`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{await t.recover({handle:n,code:i,...o&&{password:o}}),await e()})}}>
<${J} readonly=${!!t} value=${n} onInput=${r} wrong=${d.handle&&h(`account.wrong.name`)} />
<${c} label=${h(`account.way.code`)} hint=${h(`account.code-hint`)} value=${i} onInput=${a} wrong=${d.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${K} label=${h(`account.new-password`)} hint=${h(`account.new-password-hint`)} value=${o} onInput=${s}
wrong=${d.password} autocomplete="new-password" />
${u}
<button class="button">${h(`account.by-code`)}</button>
</form>`}function J(e){return _`<${c} ...${e} label=${h(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function ze({onProven:e,onClose:t}){let[n,r]=f(null);return y(()=>void Y().then(r,t),[]),_`<${g} title=${h(`account.again`)} onClose=${t}>
<p>${h(`account.again-text`)}</p>
${n?_`<${q} handle=${n.handle} onIn=${async()=>{let{id:t}=await Y();t===n.id?e():location.reload()}} />`:_`<${l} />`}
<//>`}async function Y(){return(await e.account()).read()}let X=null;function Be({args:[e,...t]}){let[r,i]=f(e?null:X),a=oe(`#/account/${e}`)?.account;return y(()=>{a&&(X=a,m(`#/account`,{replace:!0}))},[]),a?_`<${n} title=${h(`account.make`)} />`:e===`again`?_`<${fe} args=${t} />`:e===`enter`&&t.length===2?_`<${ge} tournament=${t[0]} official=${t[1]} />`:r?_`<${Oe} secret=${r} onDone=${()=>i(X=null)} />`:_`<${Ve} said=${e?h(`account.mangled`):``} />`}function Ve({said:t}){let[r,i]=f(null),[a,o]=f(null),[s,c]=f(``),u=()=>(o(null),e.account().then(e=>e.read().then(i,o)));y(()=>void u(),[]);let d=e=>{c(e),i(null),o({status:401})};if(r)return _`<${Me} account=${r} onAccount=${i} onOut=${d} said=${t} />`;if(a?.status===401)return _`<${Fe} said=${s||t} onIn=${u} />`;if(!a)return _`<${n} title=${h(`account.title`)}><${l} /><//>`;let p=_`<button class="button main" onClick=${u}>${h(`try-again`)}</button>`;return _`<${n} title=${h(`account.title`)} actions=${p}>
<p class="note bad" role="alert">${F(a)}</p>
<//>`}const He={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},Z=Intl.DateTimeFormat().resolvedOptions().timeZone;var Ue=ce(({rules:r})=>{let[i,a]=f(``),[o,s]=f(null),[l,u]=f(r.choice),[d,p]=f(He[r.lang]),[g,v]=f(Z),[y]=f(()=>e.account().then(e=>e.tournamentId())),{ask:b,wrong:x,mistakes:S}=P({onOut:()=>m(`#/account`)}),C=o??Ge(i),w=ne(r.library,l),T=Ke(w);return _`<${n} title=${h(`account.found`)} up="#/account">
<${We} rules=${r} book=${w} choice=${l} onChoice=${u} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:i.trim(),slug:C,rulebook:l,currency:T??d,time_zone:g};b(async e=>{let n=await e.found(await y,t);m(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
<${c} label=${h(`account.found-name`)} value=${i} onInput=${a} wrong=${S.name} autocomplete="off" maxlength="200" />
<${c} label=${h(`account.found-slug`)} hint=${h(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${s}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?_`<p>${h(`account.found-currency-fixed`,{currency:T})}</p>`:_`<${t} label=${h(`account.found-currency`)} value=${d} options=${re()} onChange=${p} />`}
<${t} label=${h(`account.found-zone`)} value=${g} options=${se(Z)} onChange=${v} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&_`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${x}
<button class="button main">${h(`account.found-make`)}</button>
</form>
<//>`});function We({rules:e,book:t,choice:n,onChoice:r}){let[i,a]=f(!1);return _`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${u} name="book" />
<span class="body"><small>${h(`account.found-rules`)}</small><strong>${te(e,t)}</strong></span>
<span class="badge">${h(`call.change`)}</span>
</button>
<${ie} rules=${e} standing=${t.content.standing} />
${i&&_`<${M} rules=${e} value=${n} onUse=${e=>{a(!1),r(e)}} onClose=${()=>a(!1)} />`}
</div>`}function Ge(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function Ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function qe({league:e,season:t,tournaments:n,does:r,onInvite:a,onClose:o}){let[s,c]=f(null),l=new Set(e.seasons.flatMap(e=>e.tournaments.map(({id:e})=>e))),u=new Set(n.map(({id:e})=>e)),d=n=>r(r=>r.changeSeason(e.id,t,n));return s?_`<${Ye} season=${t} tournament=${s} does=${r} onClose=${o} />`:_`<${g} title=${t.name} onClose=${o}>
<section class="stack">
<h3>${h(`league.in-season`)}</h3>
${t.tournaments.length===0&&_`<p class="soft">${h(`league.none-yet`)}</p>`}
${t.tournaments.map(e=>_`<div class="pair" key=${e.id}>
<p>${e.name}</p>
${u.has(e.id)&&_`<button class="button" type="button" aria-label=${h(`league.leave-named`,{name:e.name})} onClick=${()=>c(e)}>${h(`league.leave`)}</button>`}
</div>`)}
${n.filter(({id:e})=>!l.has(e)).map(e=>_`<button key=${e.id} class="button" type="button" onClick=${()=>r(n=>n.join(e.id,{season:t.id}))}>
${h(`league.add`,{name:e.name})}
</button>`)}
<button class="button" type="button" onClick=${a}>${h(`league.code-make`)}</button>
</section>
<${Je} season=${t} onChange=${d} />
<${i} label=${h(`league.open`)} hint=${h(`league.open-hint`)} checked=${t.standings_open} onChange=${e=>d({standings_open:e})} />
<//>`}function Je({season:{ranking:e},onChange:t}){let n=n=>{let r={...e,...n};t({ranking:{...r,number:r.counted===`all`?0:Math.max(1,r.number)}})},i=(t,r)=>_`<${o} label=${h(`league.${t}`)} value=${e[t]} onChange=${e=>n({[t]:e})}
options=${r.map(e=>({value:e,text:h(`league.${t}.${e}`)}))} />`,a=(t,i)=>_`<${r} label=${h(`league.${t}`)} value=${e[t]} min=${i} max=${99} less=${h(`league.less`)} more=${h(`league.more`)}
onChange=${e=>n({[t]:e})} />`;return _`<section class="stack">
<h3>${h(`league.ranking`)}</h3>
${i(`total`,[`sum`,`mean`])} ${i(`counted`,[`all`,`best`,`drop`])}
${e.counted!==`all`&&_`${i(`of`,[`tournaments`,`hanchans`])} ${a(`number`,1)}`}
${a(`minimum_hanchans`,1)} ${i(`penalties`,[`deducted`,`shown`])} ${i(`disqualified`,[`tournament`,`season`])}
</section>`}function Ye({season:e,tournament:t,does:n,onClose:r}){let[i,a]=f(null),o=e=>n(async n=>{if(!i)return a(await n.leave(t.id,e,!0));await n.leave(t.id,e),r()}),s=i?h(`league.leave-lost`,{offences:i.offences.length,fines:i.fines.length}):h(`league.leave-text`,{name:t.name,season:e.name});return _`<${k} title=${h(`league.leave-named`,{name:t.name})} text=${s} yes=${h(i?`league.leave`:`league.leave-look`)}
onReason=${o} onClose=${r} />`}function Xe({league:e,tournaments:t,does:n}){let[r,i]=f(null),[a,o]=f(null),s=()=>i(null),c=e.seasons.find(({id:e})=>e===r),l=t=>n(async n=>o({season:t,...await n.invite(e.id,t)})),d=e.managers.length>1?e.managers:[];return _`<section class="card">
<h2>${e.name}</h2>
<ul class="rows">
${e.seasons.map(e=>_`<li key=${e.id}>
<a class="row" href=${`#/season/${e.id}`}>
<span class="body"><strong>${e.name}</strong><small>${h(`league.tournaments`,{count:e.tournaments.length})}</small></span>
<${u} name="next" />
</a>
<button class="button beneath" type="button" aria-haspopup="dialog" aria-label=${h(`league.set-up-season`,{name:e.name})} onClick=${()=>i(e.id)}>
${h(`league.set-up`)}
</button>
</li>`)}
</ul>
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(`new`)}>${h(`league.new-season`)}</button>
<p class="soft">${h(`league.managers`,{names:e.managers.map(({name:e})=>e).join(`, `)})}</p>
<div class="pair">
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>l(null)}>${h(`league.invite`)}</button>
${d.length>0&&_`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(`managers`)}>${h(`league.remove`)}</button>`}
</div>
${r===`new`&&_`<${Ze} league=${e} does=${n} onClose=${s} />`}
${r===`managers`&&_`<${Qe} league=${e} does=${n} onClose=${s} />`}
${c&&_`<${qe} league=${e} season=${c} tournaments=${t} does=${n} onInvite=${()=>l(c.id)} onClose=${s} />`}
${a&&_`<${$e} made=${a} onClose=${()=>o(null)} />`}
</section>`}function Ze({league:e,does:t,onClose:n}){let[r,i]=f(``);return _`<${g} title=${h(`league.new-season`)} onClose=${n}>
<form class="stack" onSubmit=${async i=>{i.preventDefault(),r.trim()&&(await t(t=>t.makeSeason(e.id,r.trim())),n())}}>
<${c} label=${h(`league.season-name`)} value=${r} onInput=${i} autocomplete="off" maxlength="40" />
<button class="button main">${h(`league.make-season`)}</button>
</form>
<//>`}function Qe({league:e,does:t,onClose:n}){let[r,i]=f(null);return r?_`<${D} title=${h(`league.remove`)} text=${h(`league.remove-ask`,{name:r.name,league:e.name})} yes=${h(`league.remove`)} danger
onYes=${async()=>{await t(t=>t.removeManager(e.id,r.id)),n()}} onClose=${n} />`:_`<${g} title=${h(`league.remove`)} onClose=${n}>
<div class="stack">
${e.managers.map(e=>_`<button key=${e.id} class="button" type="button" onClick=${()=>i(e)}>${e.name}</button>`)}
</div>
<//>`}function $e({made:{link:e,secret:t,season:n,expires_at:r},onClose:i}){let a=n?t:e;return _`<${g} title=${h(n?`league.code-title`:`league.invite`)} onClose=${i}>
<p>${h(n?`league.code-text`:`league.invite-text`)}</p>
${!n&&_`<${E} link=${e} /><div class="link-code"><${S} text=${e} label=${h(`league.invite-code`)} /></div>`}
<${c} label=${h(n?`league.code`:`account.invite-link`)} value=${a} onInput=${()=>{}} readonly />
<p class="soft">${h(`account.invite-until`,{time:b(r)})}</p>
<${B} text=${a} />
<//>`}let Q=null;function et({args:[e]}){return y(()=>{e&&(Q=e,m(`#/league`,{replace:!0}))},[e]),e?_`<${n} title=${h(`league.title`)} />`:_`<${tt} />`}function tt(){let[e,t]=f(null),[r,i]=f([]),{ask:a,wrong:o,mistakes:s}=P({onOut:()=>m(`#/account`)}),c=()=>a(async e=>{let n=Q;n&&d(h(`league.managed`,{name:(await e.leagues.accept(n)).name})),Q=null;let[r,a]=await Promise.all([e.read(),e.leagues.list()]);i(r.tournaments.filter(({roles:e})=>e.includes(`director`))),t(a)});if(y(()=>void c(),[]),!e)return _`<${n} title=${h(`league.title`)} up="#/account">${o||_`<${l} />`}<//>`;let u=e=>a(async n=>{await e(n.leagues),t(await n.leagues.list())});return _`<${n} title=${h(`league.title`)} up="#/account">
${o}
${e.map(e=>_`<${Xe} key=${e.id} league=${e} tournaments=${r} does=${u} />`)}
<${$} first=${e.length===0} wrong=${s.name??s.slug} onMake=${e=>u(t=>t.make(e))} />
<${nt} tournaments=${r} wrong=${s.code} does=${u} />
<${O} />
<//>`}function $({first:e,wrong:t,onMake:n}){let[r,i]=f(``);return _`<section class="card">
<h2>${h(`league.new`)}</h2>
${e&&_`<p>${h(`league.what`)}</p>`}
<form class="stack" onSubmit=${async e=>{e.preventDefault(),r.trim()&&(await n(r.trim()),i(``))}}>
<${c} label=${h(`league.name`)} value=${r} onInput=${i} wrong=${t} autocomplete="off" maxlength="200" />
<button class=${`button ${e?`main`:``}`}>${h(`league.make`)}</button>
</form>
</section>`}function nt({tournaments:e,wrong:t,does:n}){let[r,i]=f(``);if(e.length===0)return null;let a=e=>n(async t=>{let{season:n}=await t.join(e.id,{code:r.trim()});i(``),d(h(`league.joined`,{name:e.name,season:n}))});return _`<section class="card">
<h2>${h(`league.by-code`)}</h2>
<${c} label=${h(`league.code`)} hint=${h(`league.code-hint`)} value=${r} onInput=${i} wrong=${t} autocomplete="off" autocapitalize="none"
spellcheck=${!1} maxlength="100" />
${r.trim()&&_`<p>${h(`league.which`)}</p>
<div class="stack">${e.map(e=>_`<button key=${e.id} class="button" type="button" onClick=${()=>a(e)}>${e.name}</button>`)}</div>`}
</section>`}function rt({found:e,up:t}){let{name:r,rank:i,unranked:a,season:o}=e,s=o.ranking.penalties===`deducted`;return _`<${n} title=${r} up=${t}>
<section class="card" aria-labelledby="total">
<h2 id="total">${i===null?h(`season.${a}`):h(`standings.rank`,{rank:i})}</h2>
<dl class="facts">
<div><dt>${h(`standings.scored`,{count:e.hanchans})}</dt><dd>${N(e.score)}</dd></div>
<div><dt>${h(s?`standings.taken`:`league.penalties.shown`)}</dt><dd>${N(-e.penalties)}</dd></div>
<div><dt><strong>${h(`standings.total`)}</strong></dt><dd>${N(e.total)}</dd></div>
</dl>
</section>
${e.parts.map(t=>_`<${it} key=${t.id} part=${t} deducted=${s} done=${e.tournaments.find(({tournament:e})=>e===t.id)} />`)}
<//>`}function it({part:e,done:t,deducted:n}){let r=t.score-(n?t.penalties:0),i=t.disqualified?h(`standings.disqualified`):t.is_counted?``:h(`season.dropped`);return _`<section class="card">
<div class="season-sum"><h2>${e.name}</h2><strong class=${t.is_counted?``:`uncounted`}>${N(r,!0)}</strong></div>
${i&&_`<p class="soft">${i}</p>`}
${e.games.length+e.ledger.length>0&&_`<${a} title=${h(`season.made-of`)}>
${()=>_`<dl class="facts">
${e.games.map(e=>_`<div key=${e.hanchan+e.seat}>
<dt>${[h(`hall-round`,{round:e.round}),h(`hall-table`,{label:e.table}),h(`standings.rank`,{rank:e.place})].join(` · `)}</dt>
<dd class=${e.in_season?``:`uncounted`}>${N(e.total,!0)}</dd>
</div>`)}
${e.ledger.map(e=>_`<div key=${e.id}>
<dt>${e.reason??h(`season.penalty`)}${e.round&&` · ${h(`hall-round`,{round:e.round})}`}</dt>
<dd>${ae(e.unit,e.amount,!0)}</dd>
</div>`)}
</dl>`}
<//>`}
</section>`}function at({args:[e,t]}){return _`<${ot} key=${`${e}/${t}`} season=${e} account=${t} />`}function ot({season:t,account:r}){let[i,a]=f(null),[o,s]=f(``),c=()=>{s(``),e.account().then(({leagues:e})=>e.standings(t,r)).then(a).catch(e=>s(F(e)))};y(c,[]);let u=r?`#/season/${t}`:`#/standings`;return i?r?_`<${rt} found=${i} up=${u} />`:_`<${st} found=${i} up=${u} />`:_`<${n} title=${h(`season.title`)} up=${u}>
${o?_`<p class="note bad" role="alert">${o}</p><button class="button main" onClick=${c}>${h(`try-again`)}</button>`:_`<${l} />`}
<//>`}function st({found:e,up:t}){let[r,i]=f(e.teams.length?`teams`:`players`),{season:a,tournaments:s}=e,c=e[r],l=s.filter(e=>!e.is_scored);return _`<${n} title=${h(`season.of`,{name:a.name})} up=${t}>
<p class="soft">${[h(`season.played`,{count:s.filter(e=>e.is_played).length}),...ut(a.ranking)].join(` · `)}</p>
${l.map(e=>_`<p class="note warn" key=${e.id}>${h(`season.unscored`,{name:e.name})}</p>`)}
${e.teams.length>0&&_`<${o} label=${h(`standings.of`)} value=${r} onChange=${i}
options=${[`teams`,`players`].map(e=>({value:e,text:h(`standings.of.${e}`)}))} />`}
${c.length===0&&_`<${x} text=${h(`season.nobody`)} />`}
<ul class="rows season" aria-label=${h(`season.title`)}>
${c.map(e=>_`<${ct} key=${e.id} season=${a} one=${e} />`)}
</ul>
${c.length>0&&_`<${dt} season=${a} of=${r} />`}
<//>`}function ct({season:e,one:t}){let n=[t.team,t.unranked&&h(`season.${t.unranked}`),h(`standings.hanchans`,{count:t.hanchans}),t.penalties!==0&&h(`season.penalties`,{p:N(-t.penalties)})];return _`<li>
<a class="row" href=${`#/season/${e.id}/${t.id}`}>
<span class="season-rank"><strong class="rank">${t.rank??`–`}</strong><${lt} one=${t} /></span>
<span class="body"><span class="who">${t.name}</span><small>${n.filter(Boolean).join(` · `)}</small></span>
<strong>${t.mean===null?N(t.total):j(t.mean/100)}</strong>
</a>
</li>`}function lt({one:{rank:e,rank_before:t}}){let n=e===null||t===null?0:t-e;if(n===0)return null;let[r,i]=n>0?[`up`,`▲`]:[`down`,`▼`],a=h(`season.moved.${r}`,{count:Math.abs(n)});return _`<span class=${`moved ${r}`} role="img" aria-label=${a}>${i}${Math.abs(n)}</span>`}function ut({total:e,counted:t,of:n,number:r,minimum_hanchans:i,penalties:a}){return[e===`mean`&&h(`league.total.mean`),t!==`all`&&h(`season.${t}.${n}`,{count:r}),i>1&&h(`season.least`,{count:i}),a===`shown`&&h(`league.penalties.shown`)].filter(Boolean)}function dt({season:t,of:n}){let[r,i]=f(``);return y(()=>void e.account().then(({leagues:e})=>i(e.exportAddress(t.id,n))),[n]),_`<a class="button" href=${r} download>${h(`season.export`)}</a>`}export{Be as Account,et as League,Ue as NewTournament,at as Season,ze as SignInAgain};