import{Bt as e,Ft as t,Gt as n,Ht as r,It as i,Lt as a,Mt as o,Nt as s,O as c,On as l,Pt as u,Rt as d,Ut as f,Zt as p,_n as m,an as h,hi as g,m as _,nn as v,tn as y,un as b,vi as x}from"./app.js";import{Cr as S,Fr as C,Hr as w,Ir as T,Pr as ee,Rr as E,Ur as D,Vr as O,Wr as k,Xr as A,cr as j,dr as M,gr as te,hr as ne,lr as re,mr as ie,or as N,sr as ae,ti as oe,ur as se,xr as ce}from"./shared.js";const le=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ue=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],de=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function P({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:r,wrong:i}=c(),[a,o]=x({});return{ask:i=>n(async()=>{o({});try{let e=await l.account();await w(async()=>i(e))}catch(n){if(n.status===401)return e(h(`account.out-here`));let i=I(n.problem?.errors??[]);o(i),Object.keys(i).length===0&&r(n.slug===`not-signed-in`?t:F(n))}}),wrong:i,mistakes:a}}function F(e){if(e.name===`NoPasskey`)return h(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return h(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?h(`account.too-many`,{seconds:e.retryAfter}):le.includes(e.slug)?h(`account.refused.${e.slug}`):e.message}function I(e){return Object.fromEntries(e.map(e=>[e.field,L(e)]))}function L({field:e,message:t,cure:n}){return e===`password`?R(t):ue.includes(e)?h(`account.wrong.${e}`):`${t} ${n}`}function R(e){let t=de.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?h(`account.weak.length`):`${h(`account.weak.${t}`)} ${h(`account.weak.cure`)}`}function z({codes:e,handle:t,onKept:n}){let r=h(`account.codes-for`,{handle:t}),i=[r,``,...e,``].join(`
`),a=()=>A(new Blob([i],{type:`text/plain`}),`shinpan-recovery-codes.txt`),o=b`<button class="button main" onClick=${n}>${h(`account.codes-kept`)}</button>`;return b`<${f} title=${h(`account.codes`)} up=${null} actions=${o}>
<p class="unprinted">${h(`account.codes-text`)}</p>
<section class="card">
<h2>${r}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>b`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${B} text=${i} />
<button class="button" type="button" onClick=${()=>print()}>${h(`account.print`)}</button>
<button class="button" type="button" onClick=${a}>${h(`account.save`)}</button>
</div>
<//>`}function B({text:e}){return navigator.clipboard?b`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>p(h(`account.copied`)),()=>p(h(`account.not-copied`)))}>${h(`account.copy`)}</button>`:null}function V({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[r,i]=x(!1),{ask:a,wrong:o}=P({onOut:n});return b`<section class="card">
<h2>${h(`account.codes`)}</h2>
<p>${h(`account.codes-left`,{count:e})}</p>
${e<3&&b`<p class="note warn">${h(`account.codes-few`)}</p>`}
${o}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${h(`account.codes-new`)}</button>
${r&&b`<${D} title=${h(`account.codes-new-ask`)} text=${h(`account.codes-new-text`)} yes=${h(`account.codes-new`)} danger
onYes=${()=>{i(!1),a(async e=>t(await e.renewCodes()))}} onClose=${()=>i(!1)} />`}
</section>`}const H=/^(.*\D)?(\d+)(\D*)$/;function fe({args:[e]}){let[t,n]=x(null),[i,a]=x(null),{ask:o,wrong:s}=P({onOut:()=>m(`#/account`)}),c=()=>o(async t=>{let[r,i]=await Promise.all([t.read(),t.leagues.list()]),a=i.flatMap(({seasons:e})=>e);n({tournament:r.tournaments.find(({id:t})=>t===e),season:a.find(t=>t.tournaments.some(({id:t})=>t===e))})});return g(()=>void c(),[]),i?b`<${me} made=${i} />`:t?.tournament?b`<${pe} ...${t} onMade=${a} />`:b`<${f} title=${h(`again.title`)} up="#/account">
${s||(t?b`<p class="note bad" role="alert">${h(`again.none`)}</p>`:b`<${r} />`)}
<//>`}function pe({tournament:e,season:n,onMade:r}){let[i,a]=x(he(e.name)),[o,s]=x(!0),[c,u]=x(!0),[p,g]=x(!!n),[_]=x(()=>l.account().then(e=>e.tournamentId())),{ask:v,wrong:y,mistakes:S}=P({onOut:()=>m(`#/account`)}),C=t=>{t.preventDefault();let a={name:i.trim(),copy_of:{tournament:e.id,people:o,officials:c}};v(async e=>{let t=await e.found(await _,a);p&&await e.leagues.join(t.id,{season:n.id}),t.links.length?r(t):U(t)})},w=b`<button class="button main" form="again">${h(`account.found-make`)}</button>`;return b`<${f} title=${h(`again.title`)} up="#/account" actions=${w}>
<p>${h(`again.text`,{name:e.name})}</p>
<form class="stack" id="again" onSubmit=${C}>
<${t} label=${h(`account.found-name`)} value=${i} onInput=${a} wrong=${S.name??S.slug} autocomplete="off" maxlength="200" />
<${d} label=${h(`again.people`)} checked=${o} onChange=${s} />
<${d} label=${h(`again.officials`)} checked=${c} onChange=${u} />
${n&&b`<${d} label=${h(`again.season`,{name:n.name})} checked=${p} onChange=${g} />`}
${y}
</form>
<//>`}function me({made:e}){let n=e.links.map(({name:e,link:t})=>`${e}: ${t}`).join(`
`),r=b`<button class="button main" onClick=${()=>U(e)}>${h(`again.enter`)}</button>`;return b`<${f} title=${h(`again.links`)} up="#/account" actions=${r}>
<p>${h(`again.links-text`)}</p>
<${E} link=${e.links[0].link} />
${e.links.map(e=>b`<${t} key=${e.official} label=${e.name} value=${e.link} onInput=${()=>{}} readonly />`)}
<${B} text=${n} />
<//>`}function U({id:e,official_id:t}){m(`#/account/enter/${e}/${t}`,{replace:!0})}function he(e){let[,t=``,n,r]=H.exec(e)??[];return n?`${t}${Number(n)+1}${r}`:`${e} 2`}function ge(e){return b`<${ee} to=${e.tournament}><${_e} ...${e} /><//>`}function _e({tournament:e,official:t}){let n=T(),{ask:r,wrong:i}=P({onOut:()=>n(`#/account`)}),a=()=>r(async()=>{await l.enter(e,t),p(h(`hall-joined`,{name:l.snapshot.state.settings.name})),n(ve(l.snapshot)?`#/setup`:`#/tables`)});if(g(()=>void a(),[]),!i)return b`<${C} up="#/account" />`;let o=b`<button class="button main" onClick=${a}>${h(`try-again`)}</button>`;return b`<${f} title=${h(`hall-join-failed`)} up="#/account" actions=${o}>${i}<//>`}function ve({state:e,official:t}){return _(t,[`director`])&&Object.keys(e.hanchans).length===0}function ye({account:e,onAccount:t,onOut:n}){let{ask:r,wrong:i}=P({onOut:n}),a=e=>r(async n=>{t(await n.endSession(e)),p(h(`account.session-ended`))});return b`<section class="card">
<h2>${h(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>b`<li key=${e.id}><${be} session=${e} onEnd=${()=>a(e.id)} /></li>`)}
</ul>
${i}
</section>`}function be({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=W(e);return b`<div class="row">
<span class="body"><strong>${i}</strong><small>${h(`account.session-seen`,{time:v(t)})}</small></span>
${n?b`<span class="badge">${h(`account.session-here`)}</span>`:b`<button class="button" aria-label=${h(`account.session-end-this`,{agent:i})} onClick=${r}>${h(`account.session-end`)}</button>`}
</div>`}const xe=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],Se=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function W(e){return[xe,Se].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||h(`account.unknown-agent`)}function G(){let[e,t]=x(``);return g(()=>void l.account().then(e=>t(e.obstacle())),[]),e&&h(`account.obstacle.${e}`)}function Ce({account:e,onAccount:t,onOut:n}){let[r,i]=x(!1),[a,o]=x(null),s=G(),{ask:c,wrong:l}=P({onOut:n});return b`<section class="card">
<h2>${h(`account.passkeys`)}</h2>
${e.passkeys.length===0&&b`<p class="soft">${h(`account.no-passkeys`)}</p>`}
<ul class="rows">
${e.passkeys.map(e=>b`<li key=${e.id}><${we} passkey=${e} onRemove=${()=>o(e)} /></li>`)}
</ul>
${l}
${s?b`<p class="soft">${s}</p>`:b`<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${h(`account.add-passkey`)}</button>`}
${r&&b`<${Te} onAdded=${e=>{i(!1),p(h(`account.passkey-added`)),t(e)}} onOut=${n} onClose=${()=>i(!1)} />`}
${a&&b`<${D} title=${h(`account.remove-ask`)} text=${h(`account.remove-text`,{label:a.label})} yes=${h(`account.remove`)}
danger onYes=${()=>{o(null),c(async e=>t(await e.removePasskey(a.id)))}} onClose=${()=>o(null)} />`}
</section>`}function we({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?h(`account.passkey-used`,{time:v(n)}):h(`account.passkey-made`,{time:v(t)});return b`<div class="row">
<span class="body"><strong>${e}</strong><small>${i}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${h(`account.remove-this`,{label:e})} onClick=${r}>
${h(`account.remove`)}
</button>
</div>`}function Te({onAdded:e,onOut:n,onClose:r}){let[i,a]=x(()=>W(navigator.userAgent)),{ask:s,wrong:c,mistakes:l}=P({onOut:n});return b`<${o} title=${h(`account.add-passkey`)} onClose=${r}>
<form onSubmit=${t=>{t.preventDefault(),s(async t=>e(await t.addPasskey(i.trim())))}}>
<${t} label=${h(`account.passkey-label`)} hint=${h(`account.passkey-label-hint`)} value=${i} onInput=${a}
wrong=${l.label??l.credential} maxlength="200" />
${c}
<button class="button main">${h(`account.add-passkey`)}</button>
</form>
<//>`}function K(e){let[n,r]=x(!1);return b`<${t} ...${e} type=${n?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${d} label=${h(`account.show`)} checked=${n} onChange=${r} />`}function Ee({account:e,onAccount:t,onOut:n}){let r=h(e.has_password?`account.password-change`:`account.password-set`);return b`<${s} title=${b`<h2>${r}</h2>`}>
${()=>b`<${De} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function De({account:e,label:n,onAccount:r,onOut:i}){let[a,o]=x(``),[s,c]=x(``),{ask:l,wrong:u,mistakes:d}=P({onOut:i});return b`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{r(await t.setPassword({password:s,...e.has_password&&{current:a}})),o(``),c(``),p(h(`account.password-done`))})}}>
${e.has_password&&b`<${t} type="password" label=${h(`account.password-current`)} value=${a} onInput=${o} wrong=${d.current}
autocomplete="current-password" maxlength="200" />`}
<${K} label=${h(`account.new-password`)} hint=${h(`account.password-hint`)} value=${s} onInput=${c}
wrong=${d.password} autocomplete="new-password" />
<p class="soft">${h(`account.password-others`)}</p>
${u}
<button class="button main">${n}</button>
</form>`}function Oe({secret:e,onDone:t}){let[n,r]=x(null);return n?b`<${z} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:b`<${ke} secret=${e} onMade=${r} onAccount=${t} />`}function ke({secret:e,onMade:n,onAccount:r}){let[i,a]=x(``),[o,s]=x(``),[c,l]=x(`password`),[d,p]=x(``),m=G(),{ask:g,wrong:_,mistakes:v}=P(),y=[`password`,`passkey`].map(e=>({value:e,text:h(`account.way.${e}`)}));return b`<${f} title=${h(`account.make`)}>
<p>${h(`account.make-text`)}</p>
<form class="stack" onSubmit=${t=>{t.preventDefault();let r={link:e,handle:o.trim().toLowerCase(),name:i.trim()};g(async e=>n(await e.create(c===`password`?{...r,password:d}:r)))}}>
<${t} label=${h(`account.name`)} hint=${h(`account.name-hint`)} value=${i} onInput=${a} wrong=${v.name}
autocomplete="name" maxlength="200" />
<${t} label=${h(`account.handle`)} hint=${h(`account.handle-hint`)} value=${o} onInput=${s} wrong=${v.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${m?b`<p class="soft">${m}</p>`:b`<${u} label=${h(`account.way`)} value=${c} options=${y} onChange=${l} />`}
${c===`password`?b`<${K} label=${h(`account.password`)} hint=${h(`account.password-hint`)} value=${d} onInput=${p}
wrong=${v.password} autocomplete="new-password" />`:b`<p>${h(`account.passkey-text`)}</p>`}
${_}
<button class="button main">${h(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${r}>${h(`account.have-one`)}</button>
<//>`}function Ae({onOut:e}){let[t,n]=x(null),{ask:r,wrong:i}=P({onOut:e});return b`<section class="card">
<h2>${h(`account.invite`)}</h2>
<p>${h(`account.invite-text`)}</p>
${i}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${h(`account.invite-make`)}</button>
${t&&b`<${je} link=${t} onClose=${()=>n(null)} />`}
</section>`}function je({link:{url:e,expires_at:n},onClose:r}){return b`<${o} title=${h(`account.invite`)} onClose=${r}>
<${E} link=${e} />
<div class="link-code"><${S} text=${e} label=${h(`account.invite-code`)} /></div>
<p>${h(`account.invite-until`,{time:v(n)})}</p>
<${t} label=${h(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${B} text=${e} />
<//>`}function Me({said:e,...t}){let{account:n}=t,[r,i]=x(null),a=()=>{i(null),t.onAccount({...n,recovery_codes_left:r?.length})};if(r)return b`<${z} codes=${r} handle=${n.handle} onKept=${a} />`;let o=!n.has_password&&n.passkeys.length===0;return b`<${f} title=${n.name}>
<p class="soft">${h(`account.signed-in-as`,{handle:n.handle})}</p>
${e&&b`<p class="note warn" role="status">${e}</p>`}
${o&&b`<p class="note warn" role="status">${h(`account.no-way-in`)}</p>`}
<${Ne} tournaments=${n.tournaments} />
<${Ce} ...${t} />
<${Ee} ...${t} />
<${V} ...${t} onCodes=${i} />
<${ye} ...${t} />
<${Ae} onOut=${t.onOut} />
<${Pe} onOut=${t.onOut} />
<${O} />
<//>`}function Ne({tournaments:e}){let{tournament:t,official:r}=y(),i=e=>e.id===t?.id&&e.official_id===r?.id;return b`<section class="card">
<h2>${h(`account.tournaments`)}</h2>
${e.length===0&&b`<p class="soft">${h(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>b`<li key=${e.id}>
<a class="row" href=${i(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>h(`hall-role.${e}`)).join(` · `)}</small></span>
${i(e)&&b`<span class="badge">${h(`account.you-are-in`)}</span>`}
<${n} name="next" />
</a>
${e.roles.includes(`director`)&&b`<a class="button beneath" href=${`#/account/again/${e.id}`} aria-label=${h(`again.from`,{name:e.name})}>${h(`again.button`)}</a>`}
</li>`)}
</ul>
<div class="pair">
<a class="button" href="#/found">${h(`account.found`)}</a>
<a class="button" href="#/league">${h(`league.title`)}</a>
</div>
</section>`}function Pe({onOut:e}){let{outbox:t}=y(),[n,r]=x(!1),{ask:i,wrong:a}=P({onOut:e}),o=t.filter(({state:e})=>e!==`differs`).length,s=()=>{r(!1),i(async t=>{await t.signOut(),p(h(`account.signed-out`)),e(``)})};return b`${a}
<button class="button danger" type="button" onClick=${()=>o?r(!0):s()}>${h(`account.sign-out`)}</button>
${n&&b`<${D} title=${h(`account.sign-out`)} text=${h(`account.sign-out-unsent`,{count:o})} yes=${h(`account.sign-out`)} danger
onYes=${s} onClose=${()=>r(!1)} />`}`}function Fe({said:e,onIn:t}){return b`<${f} title=${h(`account.sign-in`)}>
${e?b`<p class="note warn" role="status">${e}</p>`:b`<p>${h(`account.sign-in-text`)}</p>`}
<${q} onIn=${t} />
<a class="button" href="#/join">${h(`hall-join`)}</a>
<//>`}function q(e){let[t,n]=x(`password`),r=[`password`,`code`].map(e=>({value:e,text:h(`account.way.${e}`)}));return b`<${Ie} ...${e} />
<${u} label=${h(`account.way`)} value=${t} options=${r} onChange=${n} />
${t===`password`?b`<${Le} ...${e} />`:b`<${Re} ...${e} />`}`}function Ie({onIn:e}){let t=G(),{ask:n,wrong:r}=P({denied:h(`account.denied.passkey`)});return t?b`<p class="soft">${t}</p>`:b`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${h(`account.by-passkey`)}</button>
</div>
${r}`}function Le({onIn:e,handle:t=``}){let[n,r]=x(t),[i,a]=x(``),{ask:o,wrong:s,mistakes:c}=P({denied:h(`account.denied.password`)});return b`<form class="stack" onSubmit=${t=>{t.preventDefault(),o(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
<${J} readonly=${!!t} value=${n} onInput=${r} wrong=${c.handle&&h(`account.wrong.name`)} />
<${K} label=${h(`account.password`)} value=${i} onInput=${a} wrong=${c.password}
autocomplete="current-password" />
${s}
<button class="button">${h(`account.by-password`)}</button>
</form>`}function Re({onIn:e,handle:n=``}){let[r,i]=x(n),[a,o]=x(``),[s,c]=x(``),{ask:l,wrong:u,mistakes:d}=P({denied:h(`account.denied.code`)});return b`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{await t.recover({handle:r,code:a,...s&&{password:s}}),await e()})}}>
<${J} readonly=${!!n} value=${r} onInput=${i} wrong=${d.handle&&h(`account.wrong.name`)} />
<${t} label=${h(`account.way.code`)} hint=${h(`account.code-hint`)} value=${a} onInput=${o} wrong=${d.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${K} label=${h(`account.new-password`)} hint=${h(`account.new-password-hint`)} value=${s} onInput=${c}
wrong=${d.password} autocomplete="new-password" />
${u}
<button class="button">${h(`account.by-code`)}</button>
</form>`}function J(e){return b`<${t} ...${e} label=${h(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function ze({onProven:e,onClose:t}){let[n,i]=x(null);return g(()=>void Y().then(i,t),[]),b`<${o} title=${h(`account.again`)} onClose=${t}>
<p>${h(`account.again-text`)}</p>
${n?b`<${q} handle=${n.handle} onIn=${async()=>{let{id:t}=await Y();t===n.id?e():location.reload()}} />`:b`<${r} />`}
<//>`}async function Y(){return(await l.account()).read()}let X=null;function Be({args:[e,...t]}){let[n,r]=x(e?null:X),i=oe(`#/account/${e}`)?.account;return g(()=>{i&&(X=i,m(`#/account`,{replace:!0}))},[]),i?b`<${f} title=${h(`account.make`)} />`:e===`again`?b`<${fe} args=${t} />`:e===`enter`&&t.length===2?b`<${ge} tournament=${t[0]} official=${t[1]} />`:n?b`<${Oe} secret=${n} onDone=${()=>r(X=null)} />`:b`<${Ve} said=${e?h(`account.mangled`):``} />`}function Ve({said:e}){let[t,n]=x(null),[i,a]=x(null),[o,s]=x(``),c=()=>(a(null),l.account().then(e=>e.read().then(n,a)));g(()=>void c(),[]);let u=e=>{s(e),n(null),a({status:401})};if(t)return b`<${Me} account=${t} onAccount=${n} onOut=${u} said=${e} />`;if(i?.status===401)return b`<${Fe} said=${o||e} onIn=${c} />`;if(!i)return b`<${f} title=${h(`account.title`)}><${r} /><//>`;let d=b`<button class="button main" onClick=${c}>${h(`try-again`)}</button>`;return b`<${f} title=${h(`account.title`)} actions=${d}>
<p class="note bad" role="alert">${F(i)}</p>
<//>`}const He={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},Z=Intl.DateTimeFormat().resolvedOptions().timeZone;var Ue=ce(({rules:e})=>{let[n,r]=x(``),[a,o]=x(null),[s,c]=x(e.choice),[u,d]=x(He[e.lang]),[p,g]=x(Z),[_]=x(()=>l.account().then(e=>e.tournamentId())),{ask:v,wrong:y,mistakes:S}=P({onOut:()=>m(`#/account`)}),C=a??Ge(n),w=ne(e.library,s),T=Ke(w);return b`<${f} title=${h(`account.found`)} up="#/account">
<${We} rules=${e} book=${w} choice=${s} onChoice=${c} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:n.trim(),slug:C,rulebook:s,currency:T??u,time_zone:p};v(async e=>{let n=await e.found(await _,t);m(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
<${t} label=${h(`account.found-name`)} value=${n} onInput=${r} wrong=${S.name} autocomplete="off" maxlength="200" />
<${t} label=${h(`account.found-slug`)} hint=${h(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${o}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?b`<p>${h(`account.found-currency-fixed`,{currency:T})}</p>`:b`<${i} label=${h(`account.found-currency`)} value=${u} options=${re()} onChange=${d} />`}
<${i} label=${h(`account.found-zone`)} value=${p} options=${se(Z)} onChange=${g} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&b`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${y}
<button class="button main">${h(`account.found-make`)}</button>
</form>
<//>`});function We({rules:e,book:t,choice:r,onChoice:i}){let[a,o]=x(!1);return b`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${n} name="book" />
<span class="body"><small>${h(`account.found-rules`)}</small><strong>${te(e,t)}</strong></span>
<span class="badge">${h(`call.change`)}</span>
</button>
<${ie} rules=${e} standing=${t.content.standing} />
${a&&b`<${M} rules=${e} value=${r} onUse=${e=>{o(!1),i(e)}} onClose=${()=>o(!1)} />`}
</div>`}function Ge(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function Ke(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function qe({league:e,season:t,tournaments:n,does:r,onInvite:i,onClose:a}){let[s,c]=x(null),l=new Set(e.seasons.flatMap(e=>e.tournaments.map(({id:e})=>e))),u=new Set(n.map(({id:e})=>e)),f=n=>r(r=>r.changeSeason(e.id,t,n));return s?b`<${Ye} season=${t} tournament=${s} does=${r} onClose=${a} />`:b`<${o} title=${t.name} onClose=${a}>
<section class="stack">
<h3>${h(`league.in-season`)}</h3>
${t.tournaments.length===0&&b`<p class="soft">${h(`league.none-yet`)}</p>`}
${t.tournaments.map(e=>b`<div class="pair" key=${e.id}>
<p>${e.name}</p>
${u.has(e.id)&&b`<button class="button" type="button" aria-label=${h(`league.leave-named`,{name:e.name})} onClick=${()=>c(e)}>${h(`league.leave`)}</button>`}
</div>`)}
${n.filter(({id:e})=>!l.has(e)).map(e=>b`<button key=${e.id} class="button" type="button" onClick=${()=>r(n=>n.join(e.id,{season:t.id}))}>
${h(`league.add`,{name:e.name})}
</button>`)}
<button class="button" type="button" onClick=${i}>${h(`league.code-make`)}</button>
</section>
<${Je} season=${t} onChange=${f} />
<${d} label=${h(`league.open`)} hint=${h(`league.open-hint`)} checked=${t.standings_open} onChange=${e=>f({standings_open:e})} />
<//>`}function Je({season:{ranking:e},onChange:t}){let n=n=>{let r={...e,...n};t({ranking:{...r,number:r.counted===`all`?0:Math.max(1,r.number)}})},r=(t,r)=>b`<${u} label=${h(`league.${t}`)} value=${e[t]} onChange=${e=>n({[t]:e})}
options=${r.map(e=>({value:e,text:h(`league.${t}.${e}`)}))} />`,i=(t,r)=>b`<${a} label=${h(`league.${t}`)} value=${e[t]} min=${r} max=${99} less=${h(`league.less`)} more=${h(`league.more`)}
onChange=${e=>n({[t]:e})} />`;return b`<section class="stack">
<h3>${h(`league.ranking`)}</h3>
${r(`total`,[`sum`,`mean`])} ${r(`counted`,[`all`,`best`,`drop`])}
${e.counted!==`all`&&b`${r(`of`,[`tournaments`,`hanchans`])} ${i(`number`,1)}`}
${i(`minimum_hanchans`,1)} ${r(`penalties`,[`deducted`,`shown`])} ${r(`disqualified`,[`tournament`,`season`])}
</section>`}function Ye({season:e,tournament:t,does:n,onClose:r}){let[i,a]=x(null),o=e=>n(async n=>{if(!i)return a(await n.leave(t.id,e,!0));await n.leave(t.id,e),r()}),s=i?h(`league.leave-lost`,{offences:i.offences.length,fines:i.fines.length}):h(`league.leave-text`,{name:t.name,season:e.name});return b`<${k} title=${h(`league.leave-named`,{name:t.name})} text=${s} yes=${h(i?`league.leave`:`league.leave-look`)}
onReason=${o} onClose=${r} />`}function Xe({league:e,tournaments:t,does:r}){let[i,a]=x(null),[o,s]=x(null),c=()=>a(null),l=e.seasons.find(({id:e})=>e===i),u=t=>r(async n=>s({season:t,...await n.invite(e.id,t)})),d=e.managers.length>1?e.managers:[];return b`<section class="card">
<h2>${e.name}</h2>
<ul class="rows">
${e.seasons.map(e=>b`<li key=${e.id}>
<a class="row" href=${`#/season/${e.id}`}>
<span class="body"><strong>${e.name}</strong><small>${h(`league.tournaments`,{count:e.tournaments.length})}</small></span>
<${n} name="next" />
</a>
<button class="button beneath" type="button" aria-haspopup="dialog" aria-label=${h(`league.set-up-season`,{name:e.name})} onClick=${()=>a(e.id)}>
${h(`league.set-up`)}
</button>
</li>`)}
</ul>
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(`new`)}>${h(`league.new-season`)}</button>
<p class="soft">${h(`league.managers`,{names:e.managers.map(({name:e})=>e).join(`, `)})}</p>
<div class="pair">
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>u(null)}>${h(`league.invite`)}</button>
${d.length>0&&b`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(`managers`)}>${h(`league.remove`)}</button>`}
</div>
${i===`new`&&b`<${Ze} league=${e} does=${r} onClose=${c} />`}
${i===`managers`&&b`<${Qe} league=${e} does=${r} onClose=${c} />`}
${l&&b`<${qe} league=${e} season=${l} tournaments=${t} does=${r} onInvite=${()=>u(l.id)} onClose=${c} />`}
${o&&b`<${$e} made=${o} onClose=${()=>s(null)} />`}
</section>`}function Ze({league:e,does:n,onClose:r}){let[i,a]=x(``);return b`<${o} title=${h(`league.new-season`)} onClose=${r}>
<form class="stack" onSubmit=${async t=>{t.preventDefault(),i.trim()&&(await n(t=>t.makeSeason(e.id,i.trim())),r())}}>
<${t} label=${h(`league.season-name`)} value=${i} onInput=${a} autocomplete="off" maxlength="40" />
<button class="button main">${h(`league.make-season`)}</button>
</form>
<//>`}function Qe({league:e,does:t,onClose:n}){let[r,i]=x(null);return r?b`<${D} title=${h(`league.remove`)} text=${h(`league.remove-ask`,{name:r.name,league:e.name})} yes=${h(`league.remove`)} danger
onYes=${async()=>{await t(t=>t.removeManager(e.id,r.id)),n()}} onClose=${n} />`:b`<${o} title=${h(`league.remove`)} onClose=${n}>
<div class="stack">
${e.managers.map(e=>b`<button key=${e.id} class="button" type="button" onClick=${()=>i(e)}>${e.name}</button>`)}
</div>
<//>`}function $e({made:{link:e,secret:n,season:r,expires_at:i},onClose:a}){let s=r?n:e;return b`<${o} title=${h(r?`league.code-title`:`league.invite`)} onClose=${a}>
<p>${h(r?`league.code-text`:`league.invite-text`)}</p>
${!r&&b`<${E} link=${e} /><div class="link-code"><${S} text=${e} label=${h(`league.invite-code`)} /></div>`}
<${t} label=${h(r?`league.code`:`account.invite-link`)} value=${s} onInput=${()=>{}} readonly />
<p class="soft">${h(`account.invite-until`,{time:v(i)})}</p>
<${B} text=${s} />
<//>`}let Q=null;function et({args:[e]}){return g(()=>{e&&(Q=e,m(`#/league`,{replace:!0}))},[e]),e?b`<${f} title=${h(`league.title`)} />`:b`<${tt} />`}function tt(){let[e,t]=x(null),[n,i]=x([]),{ask:a,wrong:o,mistakes:s}=P({onOut:()=>m(`#/account`)}),c=()=>a(async e=>{let n=Q;n&&p(h(`league.managed`,{name:(await e.leagues.accept(n)).name})),Q=null;let[r,a]=await Promise.all([e.read(),e.leagues.list()]);i(r.tournaments.filter(({roles:e})=>e.includes(`director`))),t(a)});if(g(()=>void c(),[]),!e)return b`<${f} title=${h(`league.title`)} up="#/account">${o||b`<${r} />`}<//>`;let l=e=>a(async n=>{await e(n.leagues),t(await n.leagues.list())});return b`<${f} title=${h(`league.title`)} up="#/account">
${o}
${e.map(e=>b`<${Xe} key=${e.id} league=${e} tournaments=${n} does=${l} />`)}
<${$} first=${e.length===0} wrong=${s.name??s.slug} onMake=${e=>l(t=>t.make(e))} />
<${nt} tournaments=${n} wrong=${s.code} does=${l} />
<${O} />
<//>`}function $({first:e,wrong:n,onMake:r}){let[i,a]=x(``);return b`<section class="card">
<h2>${h(`league.new`)}</h2>
${e&&b`<p>${h(`league.what`)}</p>`}
<form class="stack" onSubmit=${async e=>{e.preventDefault(),i.trim()&&(await r(i.trim()),a(``))}}>
<${t} label=${h(`league.name`)} value=${i} onInput=${a} wrong=${n} autocomplete="off" maxlength="200" />
<button class=${`button ${e?`main`:``}`}>${h(`league.make`)}</button>
</form>
</section>`}function nt({tournaments:e,wrong:n,does:r}){let[i,a]=x(``);if(e.length===0)return null;let o=e=>r(async t=>{let{season:n}=await t.join(e.id,{code:i.trim()});a(``),p(h(`league.joined`,{name:e.name,season:n}))});return b`<section class="card">
<h2>${h(`league.by-code`)}</h2>
<${t} label=${h(`league.code`)} hint=${h(`league.code-hint`)} value=${i} onInput=${a} wrong=${n} autocomplete="off" autocapitalize="none"
spellcheck=${!1} maxlength="100" />
${i.trim()&&b`<p>${h(`league.which`)}</p>
<div class="stack">${e.map(e=>b`<button key=${e.id} class="button" type="button" onClick=${()=>o(e)}>${e.name}</button>`)}</div>`}
</section>`}function rt({found:e,up:t}){let{name:n,rank:r,unranked:i,season:a}=e,o=a.ranking.penalties===`deducted`;return b`<${f} title=${n} up=${t}>
<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?h(`season.${i}`):h(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${h(`standings.scored`,{count:e.hanchans})}</dt><dd>${N(e.score)}</dd></div>
<div><dt>${h(o?`standings.taken`:`league.penalties.shown`)}</dt><dd>${N(-e.penalties)}</dd></div>
<div><dt><strong>${h(`standings.total`)}</strong></dt><dd>${N(e.total)}</dd></div>
</dl>
</section>
${e.parts.map(t=>b`<${it} key=${t.id} part=${t} deducted=${o} done=${e.tournaments.find(({tournament:e})=>e===t.id)} />`)}
<//>`}function it({part:e,done:t,deducted:n}){let r=t.score-(n?t.penalties:0),i=t.disqualified?h(`standings.disqualified`):t.is_counted?``:h(`season.dropped`);return b`<section class="card">
<div class="season-sum"><h2>${e.name}</h2><strong class=${t.is_counted?``:`uncounted`}>${N(r,!0)}</strong></div>
${i&&b`<p class="soft">${i}</p>`}
${e.games.length+e.ledger.length>0&&b`<${s} title=${h(`season.made-of`)}>
${()=>b`<dl class="facts">
${e.games.map(e=>b`<div key=${e.hanchan+e.seat}>
<dt>${[h(`hall-round`,{round:e.round}),h(`hall-table`,{label:e.table}),h(`standings.rank`,{rank:e.place})].join(` · `)}</dt>
<dd class=${e.in_season?``:`uncounted`}>${N(e.total,!0)}</dd>
</div>`)}
${e.ledger.map(e=>b`<div key=${e.id}>
<dt>${e.reason??h(`season.penalty`)}${e.round&&` · ${h(`hall-round`,{round:e.round})}`}</dt>
<dd>${ae(e.unit,e.amount,!0)}</dd>
</div>`)}
</dl>`}
<//>`}
</section>`}function at({args:[e,t]}){return b`<${ot} key=${`${e}/${t}`} season=${e} account=${t} />`}function ot({season:e,account:t}){let[n,i]=x(null),[a,o]=x(``),s=()=>{o(``),l.account().then(({leagues:n})=>n.standings(e,t)).then(i).catch(e=>o(F(e)))};g(s,[]);let c=t?`#/season/${e}`:`#/standings`;return n?t?b`<${rt} found=${n} up=${c} />`:b`<${st} found=${n} up=${c} />`:b`<${f} title=${h(`season.title`)} up=${c}>
${a?b`<p class="note bad" role="alert">${a}</p><button class="button main" onClick=${s}>${h(`try-again`)}</button>`:b`<${r} />`}
<//>`}function st({found:t,up:n}){let[r,i]=x(t.teams.length?`teams`:`players`),{season:a,tournaments:o}=t,s=t[r],c=o.filter(e=>!e.is_scored);return b`<${f} title=${h(`season.of`,{name:a.name})} up=${n}>
<p class="soft">${[h(`season.played`,{count:o.filter(e=>e.is_played).length}),...ut(a.ranking)].join(` · `)}</p>
${c.map(e=>b`<p class="note warn" key=${e.id}>${h(`season.unscored`,{name:e.name})}</p>`)}
${t.teams.length>0&&b`<${u} label=${h(`standings.of`)} value=${r} onChange=${i}
options=${[`teams`,`players`].map(e=>({value:e,text:h(`standings.of.${e}`)}))} />`}
${s.length===0&&b`<${e} text=${h(`season.nobody`)} />`}
<ul class="rows season" aria-label=${h(`season.title`)}>
${s.map(e=>b`<${ct} key=${e.id} season=${a} one=${e} />`)}
</ul>
${s.length>0&&b`<${dt} season=${a} of=${r} />`}
<//>`}function ct({season:e,one:t}){let n=[t.team,t.unranked&&h(`season.${t.unranked}`),h(`standings.hanchans`,{count:t.hanchans}),t.penalties!==0&&h(`season.penalties`,{p:N(-t.penalties)})];return b`<li>
<a class="row" href=${`#/season/${e.id}/${t.id}`}>
<span class="season-rank"><strong class="rank">${t.rank??`–`}</strong><${lt} one=${t} /></span>
<span class="body"><span class="who">${t.name}</span><small>${n.filter(Boolean).join(` · `)}</small></span>
<strong>${t.mean===null?N(t.total):j(t.mean/100)}</strong>
</a>
</li>`}function lt({one:{rank:e,rank_before:t}}){let n=e===null||t===null?0:t-e;if(n===0)return null;let[r,i]=n>0?[`up`,`▲`]:[`down`,`▼`],a=h(`season.moved.${r}`,{count:Math.abs(n)});return b`<span class=${`moved ${r}`} role="img" aria-label=${a}>${i}${Math.abs(n)}</span>`}function ut({total:e,counted:t,of:n,number:r,minimum_hanchans:i,penalties:a}){return[e===`mean`&&h(`league.total.mean`),t!==`all`&&h(`season.${t}.${n}`,{count:r}),i>1&&h(`season.least`,{count:i}),a===`shown`&&h(`league.penalties.shown`)].filter(Boolean)}function dt({season:e,of:t}){let[n,r]=x(``);return g(()=>void l.account().then(({leagues:n})=>r(n.exportAddress(e.id,t))),[t]),b`<a class="button" href=${n} download>${h(`season.export`)}</a>`}export{Be as Account,et as League,Ue as NewTournament,at as Season,ze as SignInAgain};