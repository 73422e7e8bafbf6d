import{Ft as e,It as t,Kt as n,Lt as r,Nt as i,O as a,Pt as o,Qt as s,Rt as c,Ut as l,Vt as u,Wt as d,dn as f,gi as p,kn as m,m as h,nn as g,on as _,rn as v,vn as y,yi as b,zt as x}from"./app.js";import{Br as S,Cr as C,Gr as w,Ir as T,Kr as ee,Lr as E,Qr as te,Rr as ne,Tr as D,Ur as O,Wr as k,_r as re,cr as A,dr as ie,fr as ae,gr as oe,lr as se,pr as ce,ri as le,ur as ue,vr as de}from"./shared.js";const fe=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],pe=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],me=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function j({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:r,wrong:i}=a(),[o,s]=b({});return{ask:i=>n(async()=>{s({});try{let e=await m.account();await k(async()=>i(e))}catch(n){if(n.status===401)return e(_(`account.out-here`));let i=N(n.problem?.errors??[]);s(i),Object.keys(i).length===0&&r(n.slug===`not-signed-in`?t:M(n))}}),wrong:i,mistakes:o}}function M(e){if(e.name===`NoPasskey`)return _(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return _(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?_(`account.too-many`,{seconds:e.retryAfter}):fe.includes(e.slug)?_(`account.refused.${e.slug}`):e.message}function N(e){return Object.fromEntries(e.map(e=>[e.field,P(e)]))}function P({field:e,message:t,cure:n}){return e===`password`?F(t):pe.includes(e)?_(`account.wrong.${e}`):`${t} ${n}`}function F(e){let t=me.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?_(`account.weak.length`):`${_(`account.weak.${t}`)} ${_(`account.weak.cure`)}`}function I({codes:e,handle:t,onKept:n}){let r=_(`account.codes-for`,{handle:t}),i=[r,``,...e,``].join(`
`),a=()=>te(new Blob([i],{type:`text/plain`}),`shinpan-recovery-codes.txt`),o=f`<button class="button main" onClick=${n}>${_(`account.codes-kept`)}</button>`;return f`<${d} title=${_(`account.codes`)} up=${null} actions=${o}>
<p class="unprinted">${_(`account.codes-text`)}</p>
<section class="card">
<h2>${r}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>f`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${i} />
<button class="button" type="button" onClick=${()=>print()}>${_(`account.print`)}</button>
<button class="button" type="button" onClick=${a}>${_(`account.save`)}</button>
</div>
<//>`}function L({text:e}){return navigator.clipboard?f`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>s(_(`account.copied`)),()=>s(_(`account.not-copied`)))}>${_(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[r,i]=b(!1),{ask:a,wrong:o}=j({onOut:n});return f`<section class="card">
<h2>${_(`account.codes`)}</h2>
<p>${_(`account.codes-left`,{count:e})}</p>
${e<3&&f`<p class="note warn">${_(`account.codes-few`)}</p>`}
${o}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${_(`account.codes-new`)}</button>
${r&&f`<${w} title=${_(`account.codes-new-ask`)} text=${_(`account.codes-new-text`)} yes=${_(`account.codes-new`)} danger
onYes=${()=>{i(!1),a(async e=>t(await e.renewCodes()))}} onClose=${()=>i(!1)} />`}
</section>`}const z=/^(.*\D)?(\d+)(\D*)$/;function he({args:[e]}){let[t,n]=b(null),[r,i]=b(null),{ask:a,wrong:o}=j({onOut:()=>y(`#/account`)}),s=()=>a(async t=>{let[r,i]=await Promise.all([t.read(),t.leagues.list()]),a=i.flatMap(({seasons:e})=>e);n({tournament:r.tournaments.find(({id:t})=>t===e),season:a.find(t=>t.tournaments.some(({id:t})=>t===e))})});return p(()=>void s(),[]),r?f`<${_e} made=${r} />`:t?.tournament?f`<${ge} ...${t} onMade=${i} />`:f`<${d} title=${_(`again.title`)} up="#/account">
${o||(t?f`<p class="note bad" role="alert">${_(`again.none`)}</p>`:f`<${l} />`)}
<//>`}function ge({tournament:e,season:n,onMade:r}){let[i,a]=b(ve(e.name)),[o,s]=b(!0),[c,l]=b(!0),[u,p]=b(!!n),[h]=b(()=>m.account().then(e=>e.tournamentId())),{ask:g,wrong:v,mistakes:S}=j({onOut:()=>y(`#/account`)}),C=t=>{t.preventDefault();let a={name:i.trim(),copy_of:{tournament:e.id,people:o,officials:c}};g(async e=>{let t=await e.found(await h,a);u&&await e.leagues.join(t.id,{season:n.id}),t.links.length?r(t):B(t)})},w=f`<button class="button main" form="again">${_(`account.found-make`)}</button>`;return f`<${d} title=${_(`again.title`)} up="#/account" actions=${w}>
<p>${_(`again.text`,{name:e.name})}</p>
<form class="stack" id="again" onSubmit=${C}>
<${t} label=${_(`account.found-name`)} value=${i} onInput=${a} wrong=${S.name??S.slug} autocomplete="off" maxlength="200" />
<${x} label=${_(`again.people`)} checked=${o} onChange=${s} />
<${x} label=${_(`again.officials`)} checked=${c} onChange=${l} />
${n&&f`<${x} label=${_(`again.season`,{name:n.name})} checked=${u} onChange=${p} />`}
${v}
</form>
<//>`}function _e({made:e}){let n=e.links.map(({name:e,link:t})=>`${e}: ${t}`).join(`
`),r=f`<button class="button main" onClick=${()=>B(e)}>${_(`again.enter`)}</button>`;return f`<${d} title=${_(`again.links`)} up="#/account" actions=${r}>
<p>${_(`again.links-text`)}</p>
<${S} link=${e.links[0].link} />
${e.links.map(e=>f`<${t} key=${e.official} label=${e.name} value=${e.link} onInput=${()=>{}} readonly />`)}
<${L} text=${n} />
<//>`}function B({id:e,official_id:t}){y(`#/account/enter/${e}/${t}`,{replace:!0})}function ve(e){let[,t=``,n,r]=z.exec(e)??[];return n?`${t}${Number(n)+1}${r}`:`${e} 2`}function ye(e){return f`<${T} to=${e.tournament}><${be} ...${e} /><//>`}function be({tournament:e,official:t}){let n=ne(),{ask:r,wrong:i}=j({onOut:()=>n(`#/account`)}),a=()=>r(async()=>{await m.enter(e,t),s(_(`hall-joined`,{name:m.snapshot.state.settings.name})),n(xe(m.snapshot)?`#/setup`:`#/tables`)});if(p(()=>void a(),[]),!i)return f`<${E} up="#/account" />`;let o=f`<button class="button main" onClick=${a}>${_(`try-again`)}</button>`;return f`<${d} title=${_(`hall-join-failed`)} up="#/account" actions=${o}>${i}<//>`}function xe({state:e,official:t}){return h(t,[`director`])&&Object.keys(e.hanchans).length===0}function Se({account:e,onAccount:t,onOut:n}){let{ask:r,wrong:i}=j({onOut:n}),a=e=>r(async n=>{t(await n.endSession(e)),s(_(`account.session-ended`))});return f`<section class="card">
<h2>${_(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>f`<li key=${e.id}><${Ce} session=${e} onEnd=${()=>a(e.id)} /></li>`)}
</ul>
${i}
</section>`}function Ce({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=V(e);return f`<div class="row">
<span class="body"><strong>${i}</strong><small>${_(`account.session-seen`,{time:v(t)})}</small></span>
${n?f`<span class="badge">${_(`account.session-here`)}</span>`:f`<button class="button" aria-label=${_(`account.session-end-this`,{agent:i})} onClick=${r}>${_(`account.session-end`)}</button>`}
</div>`}const we=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],Te=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function V(e){return[we,Te].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||_(`account.unknown-agent`)}function H(){let[e,t]=b(``);return p(()=>void m.account().then(e=>t(e.obstacle())),[]),e&&_(`account.obstacle.${e}`)}function Ee({account:e,onAccount:t,onOut:n}){let[r,i]=b(!1),[a,o]=b(null),c=H(),{ask:l,wrong:u}=j({onOut:n});return f`<section class="card">
<h2>${_(`account.passkeys`)}</h2>
${e.passkeys.length===0&&f`<p class="soft">${_(`account.no-passkeys`)}</p>`}
<ul class="rows">
${e.passkeys.map(e=>f`<li key=${e.id}><${De} passkey=${e} onRemove=${()=>o(e)} /></li>`)}
</ul>
${u}
${c?f`<p class="soft">${c}</p>`:f`<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${_(`account.add-passkey`)}</button>`}
${r&&f`<${Oe} onAdded=${e=>{i(!1),s(_(`account.passkey-added`)),t(e)}} onOut=${n} onClose=${()=>i(!1)} />`}
${a&&f`<${w} title=${_(`account.remove-ask`)} text=${_(`account.remove-text`,{label:a.label})} yes=${_(`account.remove`)}
danger onYes=${()=>{o(null),l(async e=>t(await e.removePasskey(a.id)))}} onClose=${()=>o(null)} />`}
</section>`}function De({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?_(`account.passkey-used`,{time:v(n)}):_(`account.passkey-made`,{time:v(t)});return f`<div class="row">
<span class="body"><strong>${e}</strong><small>${i}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${_(`account.remove-this`,{label:e})} onClick=${r}>
${_(`account.remove`)}
</button>
</div>`}function Oe({onAdded:e,onOut:n,onClose:r}){let[a,o]=b(()=>V(navigator.userAgent)),{ask:s,wrong:c,mistakes:l}=j({onOut:n});return f`<${i} title=${_(`account.add-passkey`)} onClose=${r}>
<form onSubmit=${t=>{t.preventDefault(),s(async t=>e(await t.addPasskey(a.trim())))}}>
<${t} label=${_(`account.passkey-label`)} hint=${_(`account.passkey-label-hint`)} value=${a} onInput=${o}
wrong=${l.label??l.credential} maxlength="200" />
${c}
<button class="button main">${_(`account.add-passkey`)}</button>
</form>
<//>`}function U(e){let[n,r]=b(!1);return f`<${t} ...${e} type=${n?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${x} label=${_(`account.show`)} checked=${n} onChange=${r} />`}function ke({account:e,onAccount:t,onOut:n}){let r=_(e.has_password?`account.password-change`:`account.password-set`);return f`<${o} title=${f`<h2>${r}</h2>`}>
${()=>f`<${Ae} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function Ae({account:e,label:n,onAccount:r,onOut:i}){let[a,o]=b(``),[c,l]=b(``),{ask:u,wrong:d,mistakes:p}=j({onOut:i});return f`<form class="stack" onSubmit=${t=>{t.preventDefault(),u(async t=>{r(await t.setPassword({password:c,...e.has_password&&{current:a}})),o(``),l(``),s(_(`account.password-done`))})}}>
${e.has_password&&f`<${t} type="password" label=${_(`account.password-current`)} value=${a} onInput=${o} wrong=${p.current}
autocomplete="current-password" maxlength="200" />`}
<${U} label=${_(`account.new-password`)} hint=${_(`account.password-hint`)} value=${c} onInput=${l}
wrong=${p.password} autocomplete="new-password" />
<p class="soft">${_(`account.password-others`)}</p>
${d}
<button class="button main">${n}</button>
</form>`}function je({secret:e,onDone:t}){let[n,r]=b(null);return n?f`<${I} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:f`<${Me} secret=${e} onMade=${r} onAccount=${t} />`}function Me({secret:n,onMade:r,onAccount:i}){let[a,o]=b(``),[s,c]=b(``),[l,u]=b(`password`),[p,m]=b(``),h=H(),{ask:g,wrong:v,mistakes:y}=j(),x=[`password`,`passkey`].map(e=>({value:e,text:_(`account.way.${e}`)}));return f`<${d} title=${_(`account.make`)}>
<p>${_(`account.make-text`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={link:n,handle:s.trim().toLowerCase(),name:a.trim()};g(async e=>r(await e.create(l===`password`?{...t,password:p}:t)))}}>
<${t} label=${_(`account.name`)} hint=${_(`account.name-hint`)} value=${a} onInput=${o} wrong=${y.name}
autocomplete="name" maxlength="200" />
<${t} label=${_(`account.handle`)} hint=${_(`account.handle-hint`)} value=${s} onInput=${c} wrong=${y.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${h?f`<p class="soft">${h}</p>`:f`<${e} label=${_(`account.way`)} value=${l} options=${x} onChange=${u} />`}
${l===`password`?f`<${U} label=${_(`account.password`)} hint=${_(`account.password-hint`)} value=${p} onInput=${m}
wrong=${y.password} autocomplete="new-password" />`:f`<p>${_(`account.passkey-text`)}</p>`}
${v}
<button class="button main">${_(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${i}>${_(`account.have-one`)}</button>
<//>`}function Ne({onOut:e}){let[t,n]=b(null),{ask:r,wrong:i}=j({onOut:e});return f`<section class="card">
<h2>${_(`account.invite`)}</h2>
<p>${_(`account.invite-text`)}</p>
${i}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${_(`account.invite-make`)}</button>
${t&&f`<${Pe} link=${t} onClose=${()=>n(null)} />`}
</section>`}function Pe({link:{url:e,expires_at:n},onClose:r}){return f`<${i} title=${_(`account.invite`)} onClose=${r}>
<${S} link=${e} />
<div class="link-code"><${D} text=${e} label=${_(`account.invite-code`)} /></div>
<p>${_(`account.invite-until`,{time:v(n)})}</p>
<${t} label=${_(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${L} text=${e} />
<//>`}function Fe({said:e,...t}){let{account:n}=t,[r,i]=b(null),a=()=>{i(null),t.onAccount({...n,recovery_codes_left:r?.length})};if(r)return f`<${I} codes=${r} handle=${n.handle} onKept=${a} />`;let o=!n.has_password&&n.passkeys.length===0;return f`<${d} title=${n.name}>
<p class="soft">${_(`account.signed-in-as`,{handle:n.handle})}</p>
${e&&f`<p class="note warn" role="status">${e}</p>`}
${o&&f`<p class="note warn" role="status">${_(`account.no-way-in`)}</p>`}
<${Ie} tournaments=${n.tournaments} />
<${Ee} ...${t} />
<${ke} ...${t} />
<${R} ...${t} onCodes=${i} />
<${Se} ...${t} />
<${Ne} onOut=${t.onOut} />
<${Le} onOut=${t.onOut} />
<${O} />
<//>`}function Ie({tournaments:e}){let{tournament:t,official:r}=g(),i=e=>e.id===t?.id&&e.official_id===r?.id;return f`<section class="card">
<h2>${_(`account.tournaments`)}</h2>
${e.length===0&&f`<p class="soft">${_(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>f`<li key=${e.id}>
<a class="row" href=${i(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>_(`hall-role.${e}`)).join(` · `)}</small></span>
${i(e)&&f`<span class="badge">${_(`account.you-are-in`)}</span>`}
<${n} name="next" />
</a>
${e.roles.includes(`director`)&&f`<a class="button beneath" href=${`#/account/again/${e.id}`} aria-label=${_(`again.from`,{name:e.name})}>${_(`again.button`)}</a>`}
</li>`)}
</ul>
<div class="pair">
<a class="button" href="#/found">${_(`account.found`)}</a>
<a class="button" href="#/league">${_(`league.title`)}</a>
</div>
</section>`}function Le({onOut:e}){let{outbox:t}=g(),[n,r]=b(!1),{ask:i,wrong:a}=j({onOut:e}),o=t.filter(({state:e})=>e!==`differs`).length,c=()=>{r(!1),i(async t=>{await t.signOut(),s(_(`account.signed-out`)),e(``)})};return f`${a}
<button class="button danger" type="button" onClick=${()=>o?r(!0):c()}>${_(`account.sign-out`)}</button>
${n&&f`<${w} title=${_(`account.sign-out`)} text=${_(`account.sign-out-unsent`,{count:o})} yes=${_(`account.sign-out`)} danger
onYes=${c} onClose=${()=>r(!1)} />`}`}function Re({said:e,onIn:t}){return f`<${d} title=${_(`account.sign-in`)}>
${e?f`<p class="note warn" role="status">${e}</p>`:f`<p>${_(`account.sign-in-text`)}</p>`}
<${W} onIn=${t} />
<a class="button" href="#/join">${_(`hall-join`)}</a>
<//>`}function W(t){let[n,r]=b(`password`),i=[`password`,`code`].map(e=>({value:e,text:_(`account.way.${e}`)}));return f`<${ze} ...${t} />
<${e} label=${_(`account.way`)} value=${n} options=${i} onChange=${r} />
${n===`password`?f`<${Be} ...${t} />`:f`<${Ve} ...${t} />`}`}function ze({onIn:e}){let t=H(),{ask:n,wrong:r}=j({denied:_(`account.denied.passkey`)});return t?f`<p class="soft">${t}</p>`:f`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${_(`account.by-passkey`)}</button>
</div>
${r}`}function Be({onIn:e,handle:t=``}){let[n,r]=b(t),[i,a]=b(``),{ask:o,wrong:s,mistakes:c}=j({denied:_(`account.denied.password`)});return f`<form class="stack" onSubmit=${t=>{t.preventDefault(),o(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
<${G} readonly=${!!t} value=${n} onInput=${r} wrong=${c.handle&&_(`account.wrong.name`)} />
<${U} label=${_(`account.password`)} value=${i} onInput=${a} wrong=${c.password}
autocomplete="current-password" />
${s}
<button class="button">${_(`account.by-password`)}</button>
</form>`}function Ve({onIn:e,handle:n=``}){let[r,i]=b(n),[a,o]=b(``),[s,c]=b(``),{ask:l,wrong:u,mistakes:d}=j({denied:_(`account.denied.code`)});return f`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{await t.recover({handle:r,code:a,...s&&{password:s}}),await e()})}}>
<${G} readonly=${!!n} value=${r} onInput=${i} wrong=${d.handle&&_(`account.wrong.name`)} />
<${t} label=${_(`account.way.code`)} hint=${_(`account.code-hint`)} value=${a} onInput=${o} wrong=${d.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${U} label=${_(`account.new-password`)} hint=${_(`account.new-password-hint`)} value=${s} onInput=${c}
wrong=${d.password} autocomplete="new-password" />
${u}
<button class="button">${_(`account.by-code`)}</button>
</form>`}function G(e){return f`<${t} ...${e} label=${_(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function He({onProven:e,onClose:t}){let[n,r]=b(null);return p(()=>void K().then(r,t),[]),f`<${i} title=${_(`account.again`)} onClose=${t}>
<p>${_(`account.again-text`)}</p>
${n?f`<${W} handle=${n.handle} onIn=${async()=>{let{id:t}=await K();t===n.id?e():location.reload()}} />`:f`<${l} />`}
<//>`}async function K(){return(await m.account()).read()}let q=null;function Ue({args:[e,...t]}){let[n,r]=b(e?null:q),i=le(`#/account/${e}`)?.account;return p(()=>{i&&(q=i,y(`#/account`,{replace:!0}))},[]),i?f`<${d} title=${_(`account.make`)} />`:e===`again`?f`<${he} args=${t} />`:e===`enter`&&t.length===2?f`<${ye} tournament=${t[0]} official=${t[1]} />`:n?f`<${je} secret=${n} onDone=${()=>r(q=null)} />`:f`<${We} said=${e?_(`account.mangled`):``} />`}function We({said:e}){let[t,n]=b(null),[r,i]=b(null),[a,o]=b(``),s=()=>(i(null),m.account().then(e=>e.read().then(n,i)));p(()=>void s(),[]);let c=e=>{o(e),n(null),i({status:401})};if(t)return f`<${Fe} account=${t} onAccount=${n} onOut=${c} said=${e} />`;if(r?.status===401)return f`<${Re} said=${a||e} onIn=${s} />`;if(!r)return f`<${d} title=${_(`account.title`)}><${l} /><//>`;let u=f`<button class="button main" onClick=${s}>${_(`try-again`)}</button>`;return f`<${d} title=${_(`account.title`)} actions=${u}>
<p class="note bad" role="alert">${M(r)}</p>
<//>`}const Ge={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},J=Intl.DateTimeFormat().resolvedOptions().timeZone;var Ke=C(({rules:e})=>{let[n,i]=b(``),[a,o]=b(null),[s,c]=b(e.choice),[l,u]=b(Ge[e.lang]),[p,h]=b(J),[g]=b(()=>m.account().then(e=>e.tournamentId())),{ask:v,wrong:x,mistakes:S}=j({onOut:()=>y(`#/account`)}),C=a??Je(n),w=re(e.library,s),T=Ye(w);return f`<${d} title=${_(`account.found`)} up="#/account">
<${qe} rules=${e} book=${w} choice=${s} onChoice=${c} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:n.trim(),slug:C,rulebook:s,currency:T??l,time_zone:p};v(async e=>{let n=await e.found(await g,t);y(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
<${t} label=${_(`account.found-name`)} value=${n} onInput=${i} wrong=${S.name} autocomplete="off" maxlength="200" />
<${t} label=${_(`account.found-slug`)} hint=${_(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${o}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?f`<p>${_(`account.found-currency-fixed`,{currency:T})}</p>`:f`<${r} label=${_(`account.found-currency`)} value=${l} options=${ie()} onChange=${u} />`}
<${r} label=${_(`account.found-zone`)} value=${p} options=${ae(J)} onChange=${h} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&f`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${x}
<button class="button main">${_(`account.found-make`)}</button>
</form>
<//>`});function qe({rules:e,book:t,choice:r,onChoice:i}){let[a,o]=b(!1);return f`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${n} name="book" />
<span class="body"><small>${_(`account.found-rules`)}</small><strong>${de(e,t)}</strong></span>
<span class="badge">${_(`call.change`)}</span>
</button>
<${oe} rules=${e} standing=${t.content.standing} />
${a&&f`<${ce} rules=${e} value=${r} onUse=${e=>{o(!1),i(e)}} onClose=${()=>o(!1)} />`}
</div>`}function Je(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function Ye(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Y({title:e,label:n,first:r=``,longest:a,yes:o,act:s,onDone:c,onClose:l}){let[u,d]=b(r),{ask:p,wrong:m,mistakes:h}=j({onOut:()=>y(`#/account`)});return f`<${i} title=${e} onClose=${l}>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=u.trim();if(!t||t===r)return t&&l();p(async({leagues:e})=>{await s(e,t),await c(),l()})}}>
<${t} label=${n} value=${u} onInput=${d} wrong=${h.name&&_(`league.wrong-name`)} autocomplete="off" maxlength=${String(a)} />
${m}
<button class="button main" disabled=${!u.trim()}>${o}</button>
</form>
<//>`}const Xe=[`name`,`starts_on`,`ends_on`];function Ze({league:e,season:n,onDone:r}){let[i,a]=b(n),[o,s]=b(()=>X(n)),{ask:c,wrong:l,mistakes:u}=j({onOut:()=>y(`#/account`)}),d={name:o.name.trim(),starts_on:o.starts_on||null,ends_on:o.ends_on||null},p=Object.fromEntries(Xe.filter(e=>d[e]!==i[e]).map(e=>[e,d[e]])),m=t=>{t.preventDefault(),c(async({leagues:t})=>{let n=await t.changeSeason(e.id,i,p);a(n),s(X(n)),await r()})},h=(e,n)=>f`<${t} label=${_(`league.season.${e}`)} value=${o[e]} autocomplete="off"
onInput=${t=>s({...o,[e]:t})} ...${n} />`;return f`<form class="stack" onSubmit=${m}>
${h(`name`,{maxlength:`40`,wrong:u.name&&_(`league.wrong-name`)})}
${h(`starts_on`,{type:`date`})}
${h(`ends_on`,{type:`date`,wrong:u.ends_on&&_(`league.wrong-end`)})}
${l}
${Object.keys(p).length>0&&f`<button class="button main" disabled=${!d.name}>${_(`league.season.save`)}</button>`}
</form>`}function X({name:e,starts_on:t,ends_on:n}){return{name:e,starts_on:t??``,ends_on:n??``}}const Z=[`first-places`,`best-tournament`,`best-hanchan`,`more-hanchans`,`fewer-penalties`];function Qe({league:e,season:t,tournaments:n,does:r,onInvite:a,onClose:o}){let[s,c]=b(null),l=new Set(e.seasons.flatMap(e=>e.tournaments.map(({id:e})=>e))),u=new Set(n.map(({id:e})=>e)),d=n=>r(r=>r.changeSeason(e.id,t,n));return s?f`<${tt} season=${t} tournament=${s} does=${r} onClose=${o} />`:f`<${i} title=${t.name} onClose=${o}>
<${Ze} league=${e} season=${t} onDone=${()=>r(()=>{})} />
<section class="stack">
<h3>${_(`league.in-season`)}</h3>
${t.tournaments.length===0&&f`<p class="soft">${_(`league.none-yet`)}</p>`}
${t.tournaments.map(e=>f`<div class="pair" key=${e.id}>
<p>${e.name}</p>
${u.has(e.id)&&f`<button class="button" type="button" aria-label=${_(`league.leave-named`,{name:e.name})} onClick=${()=>c(e)}>${_(`league.leave`)}</button>`}
</div>`)}
${n.filter(({id:e})=>!l.has(e)).map(e=>f`<button key=${e.id} class="button" type="button" onClick=${()=>r(n=>n.join(e.id,{season:t.id}))}>
${_(`league.add`,{name:e.name})}
</button>`)}
<button class="button" type="button" onClick=${a}>${_(`league.code-make`)}</button>
</section>
<${$e} season=${t} onChange=${d} />
<${x} label=${_(`league.open`)} hint=${_(`league.open-hint`)} checked=${t.standings_open} onChange=${e=>d({standings_open:e})} />
<//>`}function $e({season:{ranking:t},onChange:n}){let r=e=>{let r={...t,...e};n({ranking:{...r,number:r.counted===`all`?0:Math.max(1,r.number)}})},i=(n,i)=>f`<${e} label=${_(`league.${n}`)} value=${t[n]} onChange=${e=>r({[n]:e})}
options=${i.map(e=>({value:e,text:_(`league.${n}.${e}`)}))} />`,a=(e,n)=>f`<${c} label=${_(`league.${e}`)} value=${t[e]} min=${n} max=${99} less=${_(`league.less`)} more=${_(`league.more`)}
onChange=${t=>r({[e]:t})} />`;return f`<section class="stack">
<h3>${_(`league.ranking`)}</h3>
${i(`total`,[`sum`,`mean`])} ${i(`counted`,[`all`,`best`,`drop`])}
${t.counted!==`all`&&f`${i(`of`,[`tournaments`,`hanchans`])} ${a(`number`,1)}`}
${a(`minimum_hanchans`,1)} ${a(`minimum_tournaments`,1)}
${i(`penalties`,[`deducted`,`shown`])} ${i(`disqualified`,[`tournament`,`season`])}
<${et} ties=${t.ties} onChange=${e=>r({ties:e})} />
</section>`}function et({ties:e,onChange:t}){return(e.length<Z.length?[...e,``]:e).map((n,i)=>{let a=[``,...Z.filter(t=>t===n||!e.includes(t))].map(e=>({value:e,text:_(`league.ties.${e||`none`}`)})),o=t=>[...e.slice(0,i),...t?[t]:[],...e.slice(i+1)];return f`<${r} key=${i} label=${_(i?`league.ties.then`:`league.ties`)} value=${n} options=${a}
onChange=${e=>t(o(e))} />`})}function tt({season:e,tournament:t,does:n,onClose:r}){let[i,a]=b(null),o=e=>n(async n=>{if(!i)return a(await n.leave(t.id,e,!0));await n.leave(t.id,e),r()}),s=i?_(`league.leave-lost`,{offences:i.offences.length,fines:i.fines.length}):_(`league.leave-text`,{name:t.name,season:e.name});return f`<${ee} title=${_(`league.leave-named`,{name:t.name})} text=${s} yes=${_(i?`league.leave`:`league.leave-look`)}
onReason=${o} onClose=${r} />`}function nt({league:e,tournaments:t,does:r}){let[i,a]=b(null),[o,s]=b(null),c=()=>a(null),l=()=>r(()=>{}),u=e.seasons.find(({id:e})=>e===i),d=t=>r(async n=>s({season:t,...await n.invite(e.id,t)})),p=e.managers.length>1?e.managers:[];return f`<section class="card">
<div class="league-name">
<h2>${e.name}</h2>
<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${_(`league.rename-named`,{name:e.name})} onClick=${()=>a(`name`)}>${_(`league.rename`)}</button>
</div>
<ul class="rows">
${e.seasons.map(e=>f`<li key=${e.id}>
<a class="row" href=${`#/season/${e.id}`}>
<span class="body"><strong>${e.name}</strong><small>${_(`league.tournaments`,{count:e.tournaments.length})}</small></span>
<${n} name="next" />
</a>
<button class="button beneath" type="button" aria-haspopup="dialog" aria-label=${_(`league.set-up-season`,{name:e.name})} onClick=${()=>a(e.id)}>
${_(`league.set-up`)}
</button>
</li>`)}
</ul>
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(`new`)}>${_(`league.new-season`)}</button>
<p class="soft">${_(`league.managers`,{names:e.managers.map(({name:e})=>e).join(`, `)})}</p>
<div class="pair">
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>d(null)}>${_(`league.invite`)}</button>
${p.length>0&&f`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(`managers`)}>${_(`league.remove`)}</button>`}
</div>
${i===`name`&&f`<${Y} title=${_(`league.rename-named`,{name:e.name})} label=${_(`league.name`)} first=${e.name} longest=${200} yes=${_(`league.rename`)}
act=${(t,n)=>t.rename(e,n)} onDone=${l} onClose=${c} />`}
${i===`new`&&f`<${Y} title=${_(`league.new-season`)} label=${_(`league.season-name`)} longest=${40} yes=${_(`league.make-season`)}
act=${(t,n)=>t.makeSeason(e.id,n)} onDone=${l} onClose=${c} />`}
${i===`managers`&&f`<${Q} league=${e} does=${r} onClose=${c} />`}
${u&&f`<${Qe} league=${e} season=${u} tournaments=${t} does=${r} onInvite=${()=>d(u.id)} onClose=${c} />`}
${o&&f`<${rt} made=${o} onClose=${()=>s(null)} />`}
</section>`}function Q({league:e,does:t,onClose:n}){let[r,a]=b(null);return r?f`<${w} title=${_(`league.remove`)} text=${_(`league.remove-ask`,{name:r.name,league:e.name})} yes=${_(`league.remove`)} danger
onYes=${async()=>{await t(t=>t.removeManager(e.id,r.id)),n()}} onClose=${n} />`:f`<${i} title=${_(`league.remove`)} onClose=${n}>
<div class="stack">
${e.managers.map(e=>f`<button key=${e.id} class="button" type="button" onClick=${()=>a(e)}>${e.name}</button>`)}
</div>
<//>`}function rt({made:{link:e,secret:n,season:r,expires_at:a},onClose:o}){let s=r?n:e;return f`<${i} title=${_(r?`league.code-title`:`league.invite`)} onClose=${o}>
<p>${_(r?`league.code-text`:`league.invite-text`)}</p>
${!r&&f`<${S} link=${e} /><div class="link-code"><${D} text=${e} label=${_(`league.invite-code`)} /></div>`}
<${t} label=${_(r?`league.code`:`account.invite-link`)} value=${s} onInput=${()=>{}} readonly />
<p class="soft">${_(`account.invite-until`,{time:v(a)})}</p>
<${L} text=${s} />
<//>`}let $=null;function it({args:[e]}){return p(()=>{e&&($=e,y(`#/league`,{replace:!0}))},[e]),e?f`<${d} title=${_(`league.title`)} />`:f`<${at} />`}function at(){let[e,t]=b(null),[n,r]=b([]),{ask:i,wrong:a,mistakes:o}=j({onOut:()=>y(`#/account`)}),c=()=>i(async e=>{let n=$;n&&s(_(`league.managed`,{name:(await e.leagues.accept(n)).name})),$=null;let[i,a]=await Promise.all([e.read(),e.leagues.list()]);r(i.tournaments.filter(({roles:e})=>e.includes(`director`))),t(a)});if(p(()=>void c(),[]),!e)return f`<${d} title=${_(`league.title`)} up="#/account">${a||f`<${l} />`}<//>`;let u=e=>i(async n=>{await e(n.leagues),t(await n.leagues.list())});return f`<${d} title=${_(`league.title`)} up="#/account">
${a}
${e.map(e=>f`<${nt} key=${e.id} league=${e} tournaments=${n} does=${u} />`)}
<${ot} first=${e.length===0} wrong=${o.name??o.slug} onMake=${e=>u(t=>t.make(e))} />
<${st} tournaments=${n} wrong=${o.code} does=${u} />
<${O} />
<//>`}function ot({first:e,wrong:n,onMake:r}){let[i,a]=b(``);return f`<section class="card">
<h2>${_(`league.new`)}</h2>
${e&&f`<p>${_(`league.what`)}</p>`}
<form class="stack" onSubmit=${async e=>{e.preventDefault(),i.trim()&&(await r(i.trim()),a(``))}}>
<${t} label=${_(`league.name`)} value=${i} onInput=${a} wrong=${n} autocomplete="off" maxlength="200" />
<button class=${`button ${e?`main`:``}`}>${_(`league.make`)}</button>
</form>
</section>`}function st({tournaments:e,wrong:n,does:r}){let[i,a]=b(``);if(e.length===0)return null;let o=e=>r(async t=>{let{season:n}=await t.join(e.id,{code:i.trim()});a(``),s(_(`league.joined`,{name:e.name,season:n}))});return f`<section class="card">
<h2>${_(`league.by-code`)}</h2>
<${t} label=${_(`league.code`)} hint=${_(`league.code-hint`)} value=${i} onInput=${a} wrong=${n} autocomplete="off" autocapitalize="none"
spellcheck=${!1} maxlength="100" />
${i.trim()&&f`<p>${_(`league.which`)}</p>
<div class="stack">${e.map(e=>f`<button key=${e.id} class="button" type="button" onClick=${()=>o(e)}>${e.name}</button>`)}</div>`}
</section>`}function ct({found:e,up:t}){let{name:n,rank:r,unranked:i,season:a}=e,o=a.ranking.penalties===`deducted`;return f`<${d} title=${n} up=${t}>
<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?_(`season.${i}`):_(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${_(`standings.scored`,{count:e.hanchans})}</dt><dd>${A(e.score)}</dd></div>
<div><dt>${_(o?`standings.taken`:`league.penalties.shown`)}</dt><dd>${A(-e.penalties)}</dd></div>
<div><dt><strong>${_(`standings.total`)}</strong></dt><dd>${A(e.total)}</dd></div>
</dl>
</section>
${e.parts.map(t=>f`<${lt} key=${t.id} part=${t} deducted=${o} done=${e.tournaments.find(({tournament:e})=>e===t.id)} />`)}
<//>`}function lt({part:e,done:t,deducted:n}){let r=t.score-(n?t.penalties:0),i=t.disqualified?_(`standings.disqualified`):t.is_counted?``:_(`season.dropped`);return f`<section class="card">
<div class="season-sum"><h2>${e.name}</h2><strong class=${t.is_counted?``:`uncounted`}>${A(r,!0)}</strong></div>
${i&&f`<p class="soft">${i}</p>`}
${e.games.length+e.ledger.length>0&&f`<${o} title=${_(`season.made-of`)}>
${()=>f`<dl class="facts">
${e.games.map(e=>f`<div key=${e.hanchan+e.seat}>
<dt>${[_(`hall-round`,{round:e.round}),_(`hall-table`,{label:e.table}),_(`standings.rank`,{rank:e.place})].join(` · `)}</dt>
<dd class=${e.in_season?``:`uncounted`}>${A(e.total,!0)}</dd>
</div>`)}
${e.ledger.map(e=>f`<div key=${e.id}>
<dt>${e.reason??_(`season.penalty`)}${e.round&&` · ${_(`hall-round`,{round:e.round})}`}</dt>
<dd>${se(e.unit,e.amount,!0)}</dd>
</div>`)}
</dl>`}
<//>`}
</section>`}function ut({args:[e,t]}){return f`<${dt} key=${`${e}/${t}`} season=${e} account=${t} />`}function dt({season:e,account:t}){let[n,r]=b(null),[i,a]=b(``),o=()=>{a(``),m.account().then(({leagues:n})=>n.standings(e,t)).then(r).catch(e=>a(M(e)))};p(o,[]);let s=t?`#/season/${e}`:`#/standings`;return n?t?f`<${ct} found=${n} up=${s} />`:f`<${ft} found=${n} up=${s} />`:f`<${d} title=${_(`season.title`)} up=${s}>
${i?f`<p class="note bad" role="alert">${i}</p><button class="button main" onClick=${o}>${_(`try-again`)}</button>`:f`<${l} />`}
<//>`}function ft({found:t,up:n}){let[r,i]=b(t.teams.length?`teams`:`players`),{season:a,tournaments:o}=t,s=t[r],c=o.filter(e=>!e.is_scored);return f`<${d} title=${_(`season.of`,{name:a.name})} up=${n}>
<p class="soft">${[_(`season.played`,{count:o.filter(e=>e.is_played).length}),...ht(a.ranking)].join(` · `)}</p>
${c.map(e=>f`<p class="note warn" key=${e.id}>${_(`season.unscored`,{name:e.name})}</p>`)}
${t.teams.length>0&&f`<${e} label=${_(`standings.of`)} value=${r} onChange=${i}
options=${[`teams`,`players`].map(e=>({value:e,text:_(`standings.of.${e}`)}))} />`}
${s.length===0&&f`<${u} text=${_(`season.nobody`)} />`}
<ul class="rows season" aria-label=${_(`season.title`)}>
${s.map(e=>f`<${pt} key=${e.id} season=${a} one=${e} />`)}
</ul>
${s.length>0&&f`<${gt} season=${a} of=${r} />`}
<//>`}function pt({season:e,one:t}){let n=[t.team,t.unranked&&_(`season.${t.unranked}`),_(`standings.hanchans`,{count:t.hanchans}),t.penalties!==0&&_(`season.penalties`,{p:A(-t.penalties)})];return f`<li>
<a class="row" href=${`#/season/${e.id}/${t.id}`}>
<span class="season-rank"><strong class="rank">${t.rank??`–`}</strong><${mt} one=${t} /></span>
<span class="body"><span class="who">${t.name}</span><small>${n.filter(Boolean).join(` · `)}</small></span>
<strong>${t.mean===null?A(t.total):ue(t.mean/100)}</strong>
</a>
</li>`}function mt({one:{rank:e,rank_before:t}}){let n=e===null||t===null?0:t-e;if(n===0)return null;let[r,i]=n>0?[`up`,`▲`]:[`down`,`▼`],a=_(`season.moved.${r}`,{count:Math.abs(n)});return f`<span class=${`moved ${r}`} role="img" aria-label=${a}>${i}${Math.abs(n)}</span>`}function ht({total:e,counted:t,of:n,number:r,minimum_hanchans:i,penalties:a}){return[e===`mean`&&_(`league.total.mean`),t!==`all`&&_(`season.${t}.${n}`,{count:r}),i>1&&_(`season.least`,{count:i}),a===`shown`&&_(`league.penalties.shown`)].filter(Boolean)}function gt({season:e,of:t}){let[n,r]=b(``);return p(()=>void m.account().then(({leagues:n})=>r(n.exportAddress(e.id,t))),[t]),f`<a class="button" href=${n} download>${_(`season.export`)}</a>`}export{Ue as Account,it as League,Ke as NewTournament,ut as Season,He as SignInAgain};