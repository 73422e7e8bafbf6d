import{Bt as e,Ft as t,Gt as n,Ht as r,It as i,Lt as a,Mt as o,Nt as s,O as c,On as l,Pt as u,Rt as d,Ut as f,Zt as p,_n as m,an as h,hi as g,m as _,nn as v,tn as y,un as b,vi as x}from"./app.js";import{Fr as S,Gr as C,Hr as w,Ir as T,Lr as ee,Sr as te,Ur as ne,Wr as E,Zr as re,_r as ie,cr as D,dr as O,fr as ae,gr as oe,hr as se,lr as ce,ni as le,sr as k,ur as ue,wr as A,zr as j}from"./shared.js";const de=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],fe=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],pe=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function M({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:r,wrong:i}=c(),[a,o]=x({});return{ask:i=>n(async()=>{o({});try{let e=await l.account();await ne(async()=>i(e))}catch(n){if(n.status===401)return e(h(`account.out-here`));let i=me(n.problem?.errors??[]);o(i),Object.keys(i).length===0&&r(n.slug===`not-signed-in`?t:N(n))}}),wrong:i,mistakes:a}}function N(e){if(e.name===`NoPasskey`)return h(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return h(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?h(`account.too-many`,{seconds:e.retryAfter}):de.includes(e.slug)?h(`account.refused.${e.slug}`):e.message}function me(e){return Object.fromEntries(e.map(e=>[e.field,P(e)]))}function P({field:e,message:t,cure:n}){return e===`password`?F(t):fe.includes(e)?h(`account.wrong.${e}`):`${t} ${n}`}function F(e){let t=pe.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?h(`account.weak.length`):`${h(`account.weak.${t}`)} ${h(`account.weak.cure`)}`}function I({codes:e,handle:t,onKept:n}){let r=h(`account.codes-for`,{handle:t}),i=[r,``,...e,``].join(`
`),a=()=>re(new Blob([i],{type:`text/plain`}),`shinpan-recovery-codes.txt`),o=b`<button class="button main" onClick=${n}>${h(`account.codes-kept`)}</button>`;return b`<${f} title=${h(`account.codes`)} up=${null} actions=${o}>
<p class="unprinted">${h(`account.codes-text`)}</p>
<section class="card">
<h2>${r}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>b`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${i} />
<button class="button" type="button" onClick=${()=>print()}>${h(`account.print`)}</button>
<button class="button" type="button" onClick=${a}>${h(`account.save`)}</button>
</div>
<//>`}function L({text:e}){return navigator.clipboard?b`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>p(h(`account.copied`)),()=>p(h(`account.not-copied`)))}>${h(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[r,i]=x(!1),{ask:a,wrong:o}=M({onOut:n});return b`<section class="card">
<h2>${h(`account.codes`)}</h2>
<p>${h(`account.codes-left`,{count:e})}</p>
${e<3&&b`<p class="note warn">${h(`account.codes-few`)}</p>`}
${o}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${h(`account.codes-new`)}</button>
${r&&b`<${E} title=${h(`account.codes-new-ask`)} text=${h(`account.codes-new-text`)} yes=${h(`account.codes-new`)} danger
onYes=${()=>{i(!1),a(async e=>t(await e.renewCodes()))}} onClose=${()=>i(!1)} />`}
</section>`}const z=/^(.*\D)?(\d+)(\D*)$/;function he({args:[e]}){let[t,n]=x(null),[i,a]=x(null),{ask:o,wrong:s}=M({onOut:()=>m(`#/account`)}),c=()=>o(async t=>{let[r,i]=await Promise.all([t.read(),t.leagues.list()]),a=i.flatMap(({seasons:e})=>e);n({tournament:r.tournaments.find(({id:t})=>t===e),season:a.find(t=>t.tournaments.some(({id:t})=>t===e))})});return g(()=>void c(),[]),i?b`<${_e} made=${i} />`:t?.tournament?b`<${ge} ...${t} onMade=${a} />`:b`<${f} title=${h(`again.title`)} up="#/account">
${s||(t?b`<p class="note bad" role="alert">${h(`again.none`)}</p>`:b`<${r} />`)}
<//>`}function ge({tournament:e,season:n,onMade:r}){let[i,a]=x(ve(e.name)),[o,s]=x(!0),[c,u]=x(!0),[p,g]=x(!!n),[_]=x(()=>l.account().then(e=>e.tournamentId())),{ask:v,wrong:y,mistakes:S}=M({onOut:()=>m(`#/account`)}),C=t=>{t.preventDefault();let a={name:i.trim(),copy_of:{tournament:e.id,people:o,officials:c}};v(async e=>{let t=await e.found(await _,a);p&&await e.leagues.join(t.id,{season:n.id}),t.links.length?r(t):B(t)})},w=b`<button class="button main" form="again">${h(`account.found-make`)}</button>`;return b`<${f} title=${h(`again.title`)} up="#/account" actions=${w}>
<p>${h(`again.text`,{name:e.name})}</p>
<form class="stack" id="again" onSubmit=${C}>
<${t} label=${h(`account.found-name`)} value=${i} onInput=${a} wrong=${S.name??S.slug} autocomplete="off" maxlength="200" />
<${d} label=${h(`again.people`)} checked=${o} onChange=${s} />
<${d} label=${h(`again.officials`)} checked=${c} onChange=${u} />
${n&&b`<${d} label=${h(`again.season`,{name:n.name})} checked=${p} onChange=${g} />`}
${y}
</form>
<//>`}function _e({made:e}){let n=e.links.map(({name:e,link:t})=>`${e}: ${t}`).join(`
`),r=b`<button class="button main" onClick=${()=>B(e)}>${h(`again.enter`)}</button>`;return b`<${f} title=${h(`again.links`)} up="#/account" actions=${r}>
<p>${h(`again.links-text`)}</p>
<${j} link=${e.links[0].link} />
${e.links.map(e=>b`<${t} key=${e.official} label=${e.name} value=${e.link} onInput=${()=>{}} readonly />`)}
<${L} text=${n} />
<//>`}function B({id:e,official_id:t}){m(`#/account/enter/${e}/${t}`,{replace:!0})}function ve(e){let[,t=``,n,r]=z.exec(e)??[];return n?`${t}${Number(n)+1}${r}`:`${e} 2`}function ye(e){return b`<${S} to=${e.tournament}><${be} ...${e} /><//>`}function be({tournament:e,official:t}){let n=ee(),{ask:r,wrong:i}=M({onOut:()=>n(`#/account`)}),a=()=>r(async()=>{await l.enter(e,t),p(h(`hall-joined`,{name:l.snapshot.state.settings.name})),n(xe(l.snapshot)?`#/setup`:`#/tables`)});if(g(()=>void a(),[]),!i)return b`<${T} up="#/account" />`;let o=b`<button class="button main" onClick=${a}>${h(`try-again`)}</button>`;return b`<${f} title=${h(`hall-join-failed`)} up="#/account" actions=${o}>${i}<//>`}function xe({state:e,official:t}){return _(t,[`director`])&&Object.keys(e.hanchans).length===0}function Se({account:e,onAccount:t,onOut:n}){let{ask:r,wrong:i}=M({onOut:n}),a=e=>r(async n=>{t(await n.endSession(e)),p(h(`account.session-ended`))});return b`<section class="card">
<h2>${h(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>b`<li key=${e.id}><${Ce} session=${e} onEnd=${()=>a(e.id)} /></li>`)}
</ul>
${i}
</section>`}function Ce({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=V(e);return b`<div class="row">
<span class="body"><strong>${i}</strong><small>${h(`account.session-seen`,{time:v(t)})}</small></span>
${n?b`<span class="badge">${h(`account.session-here`)}</span>`:b`<button class="button" aria-label=${h(`account.session-end-this`,{agent:i})} onClick=${r}>${h(`account.session-end`)}</button>`}
</div>`}const we=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],Te=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function V(e){return[we,Te].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||h(`account.unknown-agent`)}function H(){let[e,t]=x(``);return g(()=>void l.account().then(e=>t(e.obstacle())),[]),e&&h(`account.obstacle.${e}`)}function Ee({account:e,onAccount:t,onOut:n}){let[r,i]=x(!1),[a,o]=x(null),s=H(),{ask:c,wrong:l}=M({onOut:n});return b`<section class="card">
<h2>${h(`account.passkeys`)}</h2>
${e.passkeys.length===0&&b`<p class="soft">${h(`account.no-passkeys`)}</p>`}
<ul class="rows">
${e.passkeys.map(e=>b`<li key=${e.id}><${De} passkey=${e} onRemove=${()=>o(e)} /></li>`)}
</ul>
${l}
${s?b`<p class="soft">${s}</p>`:b`<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${h(`account.add-passkey`)}</button>`}
${r&&b`<${Oe} onAdded=${e=>{i(!1),p(h(`account.passkey-added`)),t(e)}} onOut=${n} onClose=${()=>i(!1)} />`}
${a&&b`<${E} title=${h(`account.remove-ask`)} text=${h(`account.remove-text`,{label:a.label})} yes=${h(`account.remove`)}
danger onYes=${()=>{o(null),c(async e=>t(await e.removePasskey(a.id)))}} onClose=${()=>o(null)} />`}
</section>`}function De({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?h(`account.passkey-used`,{time:v(n)}):h(`account.passkey-made`,{time:v(t)});return b`<div class="row">
<span class="body"><strong>${e}</strong><small>${i}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${h(`account.remove-this`,{label:e})} onClick=${r}>
${h(`account.remove`)}
</button>
</div>`}function Oe({onAdded:e,onOut:n,onClose:r}){let[i,a]=x(()=>V(navigator.userAgent)),{ask:s,wrong:c,mistakes:l}=M({onOut:n});return b`<${o} title=${h(`account.add-passkey`)} onClose=${r}>
<form onSubmit=${t=>{t.preventDefault(),s(async t=>e(await t.addPasskey(i.trim())))}}>
<${t} label=${h(`account.passkey-label`)} hint=${h(`account.passkey-label-hint`)} value=${i} onInput=${a}
wrong=${l.label??l.credential} maxlength="200" />
${c}
<button class="button main">${h(`account.add-passkey`)}</button>
</form>
<//>`}function U(e){let[n,r]=x(!1);return b`<${t} ...${e} type=${n?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${d} label=${h(`account.show`)} checked=${n} onChange=${r} />`}function ke({account:e,onAccount:t,onOut:n}){let r=h(e.has_password?`account.password-change`:`account.password-set`);return b`<${s} title=${b`<h2>${r}</h2>`}>
${()=>b`<${Ae} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function Ae({account:e,label:n,onAccount:r,onOut:i}){let[a,o]=x(``),[s,c]=x(``),{ask:l,wrong:u,mistakes:d}=M({onOut:i});return b`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{r(await t.setPassword({password:s,...e.has_password&&{current:a}})),o(``),c(``),p(h(`account.password-done`))})}}>
${e.has_password&&b`<${t} type="password" label=${h(`account.password-current`)} value=${a} onInput=${o} wrong=${d.current}
autocomplete="current-password" maxlength="200" />`}
<${U} label=${h(`account.new-password`)} hint=${h(`account.password-hint`)} value=${s} onInput=${c}
wrong=${d.password} autocomplete="new-password" />
<p class="soft">${h(`account.password-others`)}</p>
${u}
<button class="button main">${n}</button>
</form>`}function je({secret:e,onDone:t}){let[n,r]=x(null);return n?b`<${I} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:b`<${Me} secret=${e} onMade=${r} onAccount=${t} />`}function Me({secret:e,onMade:n,onAccount:r}){let[i,a]=x(``),[o,s]=x(``),[c,l]=x(`password`),[d,p]=x(``),m=H(),{ask:g,wrong:_,mistakes:v}=M(),y=[`password`,`passkey`].map(e=>({value:e,text:h(`account.way.${e}`)}));return b`<${f} title=${h(`account.make`)}>
<p>${h(`account.make-text`)}</p>
<form class="stack" onSubmit=${t=>{t.preventDefault();let r={link:e,handle:o.trim().toLowerCase(),name:i.trim()};g(async e=>n(await e.create(c===`password`?{...r,password:d}:r)))}}>
<${t} label=${h(`account.name`)} hint=${h(`account.name-hint`)} value=${i} onInput=${a} wrong=${v.name}
autocomplete="name" maxlength="200" />
<${t} label=${h(`account.handle`)} hint=${h(`account.handle-hint`)} value=${o} onInput=${s} wrong=${v.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${m?b`<p class="soft">${m}</p>`:b`<${u} label=${h(`account.way`)} value=${c} options=${y} onChange=${l} />`}
${c===`password`?b`<${U} label=${h(`account.password`)} hint=${h(`account.password-hint`)} value=${d} onInput=${p}
wrong=${v.password} autocomplete="new-password" />`:b`<p>${h(`account.passkey-text`)}</p>`}
${_}
<button class="button main">${h(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${r}>${h(`account.have-one`)}</button>
<//>`}function Ne({onOut:e}){let[t,n]=x(null),{ask:r,wrong:i}=M({onOut:e});return b`<section class="card">
<h2>${h(`account.invite`)}</h2>
<p>${h(`account.invite-text`)}</p>
${i}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${h(`account.invite-make`)}</button>
${t&&b`<${Pe} link=${t} onClose=${()=>n(null)} />`}
</section>`}function Pe({link:{url:e,expires_at:n},onClose:r}){return b`<${o} title=${h(`account.invite`)} onClose=${r}>
<${j} link=${e} />
<div class="link-code"><${A} text=${e} label=${h(`account.invite-code`)} /></div>
<p>${h(`account.invite-until`,{time:v(n)})}</p>
<${t} label=${h(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${L} text=${e} />
<//>`}function Fe({said:e,...t}){let{account:n}=t,[r,i]=x(null),a=()=>{i(null),t.onAccount({...n,recovery_codes_left:r?.length})};if(r)return b`<${I} codes=${r} handle=${n.handle} onKept=${a} />`;let o=!n.has_password&&n.passkeys.length===0;return b`<${f} title=${n.name}>
<p class="soft">${h(`account.signed-in-as`,{handle:n.handle})}</p>
${e&&b`<p class="note warn" role="status">${e}</p>`}
${o&&b`<p class="note warn" role="status">${h(`account.no-way-in`)}</p>`}
<${Ie} tournaments=${n.tournaments} />
<${Ee} ...${t} />
<${ke} ...${t} />
<${R} ...${t} onCodes=${i} />
<${Se} ...${t} />
<${Ne} onOut=${t.onOut} />
<${Le} onOut=${t.onOut} />
<${w} />
<//>`}function Ie({tournaments:e}){let{tournament:t,official:r}=y(),i=e=>e.id===t?.id&&e.official_id===r?.id;return b`<section class="card">
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
</section>`}function Le({onOut:e}){let{outbox:t}=y(),[n,r]=x(!1),{ask:i,wrong:a}=M({onOut:e}),o=t.filter(({state:e})=>e!==`differs`).length,s=()=>{r(!1),i(async t=>{await t.signOut(),p(h(`account.signed-out`)),e(``)})};return b`${a}
<button class="button danger" type="button" onClick=${()=>o?r(!0):s()}>${h(`account.sign-out`)}</button>
${n&&b`<${E} title=${h(`account.sign-out`)} text=${h(`account.sign-out-unsent`,{count:o})} yes=${h(`account.sign-out`)} danger
onYes=${s} onClose=${()=>r(!1)} />`}`}function Re({said:e,onIn:t}){return b`<${f} title=${h(`account.sign-in`)}>
${e?b`<p class="note warn" role="status">${e}</p>`:b`<p>${h(`account.sign-in-text`)}</p>`}
<${W} onIn=${t} />
<a class="button" href="#/join">${h(`hall-join`)}</a>
<//>`}function W(e){let[t,n]=x(`password`),r=[`password`,`code`].map(e=>({value:e,text:h(`account.way.${e}`)}));return b`<${ze} ...${e} />
<${u} label=${h(`account.way`)} value=${t} options=${r} onChange=${n} />
${t===`password`?b`<${Be} ...${e} />`:b`<${Ve} ...${e} />`}`}function ze({onIn:e}){let t=H(),{ask:n,wrong:r}=M({denied:h(`account.denied.passkey`)});return t?b`<p class="soft">${t}</p>`:b`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${h(`account.by-passkey`)}</button>
</div>
${r}`}function Be({onIn:e,handle:t=``}){let[n,r]=x(t),[i,a]=x(``),{ask:o,wrong:s,mistakes:c}=M({denied:h(`account.denied.password`)});return b`<form class="stack" onSubmit=${t=>{t.preventDefault(),o(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
<${G} readonly=${!!t} value=${n} onInput=${r} wrong=${c.handle&&h(`account.wrong.name`)} />
<${U} label=${h(`account.password`)} value=${i} onInput=${a} wrong=${c.password}
autocomplete="current-password" />
${s}
<button class="button">${h(`account.by-password`)}</button>
</form>`}function Ve({onIn:e,handle:n=``}){let[r,i]=x(n),[a,o]=x(``),[s,c]=x(``),{ask:l,wrong:u,mistakes:d}=M({denied:h(`account.denied.code`)});return b`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{await t.recover({handle:r,code:a,...s&&{password:s}}),await e()})}}>
<${G} readonly=${!!n} value=${r} onInput=${i} wrong=${d.handle&&h(`account.wrong.name`)} />
<${t} label=${h(`account.way.code`)} hint=${h(`account.code-hint`)} value=${a} onInput=${o} wrong=${d.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${U} label=${h(`account.new-password`)} hint=${h(`account.new-password-hint`)} value=${s} onInput=${c}
wrong=${d.password} autocomplete="new-password" />
${u}
<button class="button">${h(`account.by-code`)}</button>
</form>`}function G(e){return b`<${t} ...${e} label=${h(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function He({onProven:e,onClose:t}){let[n,i]=x(null);return g(()=>void K().then(i,t),[]),b`<${o} title=${h(`account.again`)} onClose=${t}>
<p>${h(`account.again-text`)}</p>
${n?b`<${W} handle=${n.handle} onIn=${async()=>{let{id:t}=await K();t===n.id?e():location.reload()}} />`:b`<${r} />`}
<//>`}async function K(){return(await l.account()).read()}let q=null;function Ue({args:[e,...t]}){let[n,r]=x(e?null:q),i=le(`#/account/${e}`)?.account;return g(()=>{i&&(q=i,m(`#/account`,{replace:!0}))},[]),i?b`<${f} title=${h(`account.make`)} />`:e===`again`?b`<${he} args=${t} />`:e===`enter`&&t.length===2?b`<${ye} tournament=${t[0]} official=${t[1]} />`:n?b`<${je} secret=${n} onDone=${()=>r(q=null)} />`:b`<${We} said=${e?h(`account.mangled`):``} />`}function We({said:e}){let[t,n]=x(null),[i,a]=x(null),[o,s]=x(``),c=()=>(a(null),l.account().then(e=>e.read().then(n,a)));g(()=>void c(),[]);let u=e=>{s(e),n(null),a({status:401})};if(t)return b`<${Fe} account=${t} onAccount=${n} onOut=${u} said=${e} />`;if(i?.status===401)return b`<${Re} said=${o||e} onIn=${c} />`;if(!i)return b`<${f} title=${h(`account.title`)}><${r} /><//>`;let d=b`<button class="button main" onClick=${c}>${h(`try-again`)}</button>`;return b`<${f} title=${h(`account.title`)} actions=${d}>
<p class="note bad" role="alert">${N(i)}</p>
<//>`}const Ge={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},J=Intl.DateTimeFormat().resolvedOptions().timeZone;var Ke=te(({rules:e})=>{let[n,r]=x(``),[a,o]=x(null),[s,c]=x(e.choice),[u,d]=x(Ge[e.lang]),[p,g]=x(J),[_]=x(()=>l.account().then(e=>e.tournamentId())),{ask:v,wrong:y,mistakes:S}=M({onOut:()=>m(`#/account`)}),C=a??Je(n),w=oe(e.library,s),T=Ye(w);return b`<${f} title=${h(`account.found`)} up="#/account">
<${qe} rules=${e} book=${w} choice=${s} onChoice=${c} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:n.trim(),slug:C,rulebook:s,currency:T??u,time_zone:p};v(async e=>{let n=await e.found(await _,t);m(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
<${t} label=${h(`account.found-name`)} value=${n} onInput=${r} wrong=${S.name} autocomplete="off" maxlength="200" />
<${t} label=${h(`account.found-slug`)} hint=${h(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${o}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?b`<p>${h(`account.found-currency-fixed`,{currency:T})}</p>`:b`<${i} label=${h(`account.found-currency`)} value=${u} options=${ue()} onChange=${d} />`}
<${i} label=${h(`account.found-zone`)} value=${p} options=${O(J)} onChange=${g} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&b`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${y}
<button class="button main">${h(`account.found-make`)}</button>
</form>
<//>`});function qe({rules:e,book:t,choice:r,onChoice:i}){let[a,o]=x(!1);return b`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${n} name="book" />
<span class="body"><small>${h(`account.found-rules`)}</small><strong>${ie(e,t)}</strong></span>
<span class="badge">${h(`call.change`)}</span>
</button>
<${se} rules=${e} standing=${t.content.standing} />
${a&&b`<${ae} rules=${e} value=${r} onUse=${e=>{o(!1),i(e)}} onClose=${()=>o(!1)} />`}
</div>`}function Je(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function Ye(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Y({title:e,label:n,first:r=``,longest:i,yes:a,act:s,onDone:c,onClose:l}){let[u,d]=x(r),{ask:f,wrong:p,mistakes:g}=M({onOut:()=>m(`#/account`)});return b`<${o} title=${e} onClose=${l}>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=u.trim();if(!t||t===r)return t&&l();f(async({leagues:e})=>{await s(e,t),await c(),l()})}}>
<${t} label=${n} value=${u} onInput=${d} wrong=${g.name&&h(`league.wrong-name`)} autocomplete="off" maxlength=${String(i)} />
${p}
<button class="button main" disabled=${!u.trim()}>${a}</button>
</form>
<//>`}const Xe=[`name`,`starts_on`,`ends_on`];function Ze({league:e,season:n,onDone:r}){let[i,a]=x(n),[o,s]=x(()=>X(n)),{ask:c,wrong:l,mistakes:u}=M({onOut:()=>m(`#/account`)}),d={name:o.name.trim(),starts_on:o.starts_on||null,ends_on:o.ends_on||null},f=Object.fromEntries(Xe.filter(e=>d[e]!==i[e]).map(e=>[e,d[e]])),p=t=>{t.preventDefault(),c(async({leagues:t})=>{let n=await t.changeSeason(e.id,i,f);a(n),s(X(n)),await r()})},g=(e,n)=>b`<${t} label=${h(`league.season.${e}`)} value=${o[e]} autocomplete="off"
onInput=${t=>s({...o,[e]:t})} ...${n} />`;return b`<form class="stack" onSubmit=${p}>
${g(`name`,{maxlength:`40`,wrong:u.name&&h(`league.wrong-name`)})}
${g(`starts_on`,{type:`date`})}
${g(`ends_on`,{type:`date`,wrong:u.ends_on&&h(`league.wrong-end`)})}
${l}
${Object.keys(f).length>0&&b`<button class="button main" disabled=${!d.name}>${h(`league.season.save`)}</button>`}
</form>`}function X({name:e,starts_on:t,ends_on:n}){return{name:e,starts_on:t??``,ends_on:n??``}}const Z=[`first-places`,`best-tournament`,`best-hanchan`,`more-hanchans`,`fewer-penalties`];function Qe({league:e,season:t,tournaments:n,does:r,onInvite:i,onClose:a}){let[s,c]=x(null),l=new Set(e.seasons.flatMap(e=>e.tournaments.map(({id:e})=>e))),u=new Set(n.map(({id:e})=>e)),f=n=>r(r=>r.changeSeason(e.id,t,n));return s?b`<${tt} season=${t} tournament=${s} does=${r} onClose=${a} />`:b`<${o} title=${t.name} onClose=${a}>
<${Ze} league=${e} season=${t} onDone=${()=>r(()=>{})} />
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
<${$e} season=${t} onChange=${f} />
<${d} label=${h(`league.open`)} hint=${h(`league.open-hint`)} checked=${t.standings_open} onChange=${e=>f({standings_open:e})} />
<//>`}function $e({season:{ranking:e},onChange:t}){let n=n=>{let r={...e,...n};t({ranking:{...r,number:r.counted===`all`?0:Math.max(1,r.number)}})},r=(t,r)=>b`<${u} label=${h(`league.${t}`)} value=${e[t]} onChange=${e=>n({[t]:e})}
options=${r.map(e=>({value:e,text:h(`league.${t}.${e}`)}))} />`,i=(t,r)=>b`<${a} label=${h(`league.${t}`)} value=${e[t]} min=${r} max=${99} less=${h(`league.less`)} more=${h(`league.more`)}
onChange=${e=>n({[t]:e})} />`;return b`<section class="stack">
<h3>${h(`league.ranking`)}</h3>
${r(`total`,[`sum`,`mean`])} ${r(`counted`,[`all`,`best`,`drop`])}
${e.counted!==`all`&&b`${r(`of`,[`tournaments`,`hanchans`])} ${i(`number`,1)}`}
${i(`minimum_hanchans`,1)} ${i(`minimum_tournaments`,1)}
${r(`penalties`,[`deducted`,`shown`])} ${r(`disqualified`,[`tournament`,`season`])}
<${et} ties=${e.ties} onChange=${e=>n({ties:e})} />
</section>`}function et({ties:e,onChange:t}){return(e.length<Z.length?[...e,``]:e).map((n,r)=>{let a=[``,...Z.filter(t=>t===n||!e.includes(t))].map(e=>({value:e,text:h(`league.ties.${e||`none`}`)})),o=t=>[...e.slice(0,r),...t?[t]:[],...e.slice(r+1)];return b`<${i} key=${r} label=${h(r?`league.ties.then`:`league.ties`)} value=${n} options=${a}
onChange=${e=>t(o(e))} />`})}function tt({season:e,tournament:t,does:n,onClose:r}){let[i,a]=x(null),o=e=>n(async n=>{if(!i)return a(await n.leave(t.id,e,!0));await n.leave(t.id,e),r()}),s=i?h(`league.leave-lost`,{offences:i.offences.length,fines:i.fines.length}):h(`league.leave-text`,{name:t.name,season:e.name});return b`<${C} title=${h(`league.leave-named`,{name:t.name})} text=${s} yes=${h(i?`league.leave`:`league.leave-look`)}
onReason=${o} onClose=${r} />`}function nt({league:e,tournaments:t,does:r}){let[i,a]=x(null),[o,s]=x(null),c=()=>a(null),l=()=>r(()=>{}),u=e.seasons.find(({id:e})=>e===i),d=t=>r(async n=>s({season:t,...await n.invite(e.id,t)})),f=e.managers.length>1?e.managers:[];return b`<section class="card">
<div class="league-name">
<h2>${e.name}</h2>
<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${h(`league.rename-named`,{name:e.name})} onClick=${()=>a(`name`)}>${h(`league.rename`)}</button>
</div>
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
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>d(null)}>${h(`league.invite`)}</button>
${f.length>0&&b`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(`managers`)}>${h(`league.remove`)}</button>`}
</div>
${i===`name`&&b`<${Y} title=${h(`league.rename-named`,{name:e.name})} label=${h(`league.name`)} first=${e.name} longest=${200} yes=${h(`league.rename`)}
act=${(t,n)=>t.rename(e,n)} onDone=${l} onClose=${c} />`}
${i===`new`&&b`<${Y} title=${h(`league.new-season`)} label=${h(`league.season-name`)} longest=${40} yes=${h(`league.make-season`)}
act=${(t,n)=>t.makeSeason(e.id,n)} onDone=${l} onClose=${c} />`}
${i===`managers`&&b`<${Q} league=${e} does=${r} onClose=${c} />`}
${u&&b`<${Qe} league=${e} season=${u} tournaments=${t} does=${r} onInvite=${()=>d(u.id)} onClose=${c} />`}
${o&&b`<${rt} made=${o} onClose=${()=>s(null)} />`}
</section>`}function Q({league:e,does:t,onClose:n}){let[r,i]=x(null);return r?b`<${E} title=${h(`league.remove`)} text=${h(`league.remove-ask`,{name:r.name,league:e.name})} yes=${h(`league.remove`)} danger
onYes=${async()=>{await t(t=>t.removeManager(e.id,r.id)),n()}} onClose=${n} />`:b`<${o} title=${h(`league.remove`)} onClose=${n}>
<div class="stack">
${e.managers.map(e=>b`<button key=${e.id} class="button" type="button" onClick=${()=>i(e)}>${e.name}</button>`)}
</div>
<//>`}function rt({made:{link:e,secret:n,season:r,expires_at:i},onClose:a}){let s=r?n:e;return b`<${o} title=${h(r?`league.code-title`:`league.invite`)} onClose=${a}>
<p>${h(r?`league.code-text`:`league.invite-text`)}</p>
${!r&&b`<${j} link=${e} /><div class="link-code"><${A} text=${e} label=${h(`league.invite-code`)} /></div>`}
<${t} label=${h(r?`league.code`:`account.invite-link`)} value=${s} onInput=${()=>{}} readonly />
<p class="soft">${h(`account.invite-until`,{time:v(i)})}</p>
<${L} text=${s} />
<//>`}let $=null;function it({args:[e]}){return g(()=>{e&&($=e,m(`#/league`,{replace:!0}))},[e]),e?b`<${f} title=${h(`league.title`)} />`:b`<${at} />`}function at(){let[e,t]=x(null),[n,i]=x([]),{ask:a,wrong:o,mistakes:s}=M({onOut:()=>m(`#/account`)}),c=()=>a(async e=>{let n=$;n&&p(h(`league.managed`,{name:(await e.leagues.accept(n)).name})),$=null;let[r,a]=await Promise.all([e.read(),e.leagues.list()]);i(r.tournaments.filter(({roles:e})=>e.includes(`director`))),t(a)});if(g(()=>void c(),[]),!e)return b`<${f} title=${h(`league.title`)} up="#/account">${o||b`<${r} />`}<//>`;let l=e=>a(async n=>{await e(n.leagues),t(await n.leagues.list())});return b`<${f} title=${h(`league.title`)} up="#/account">
${o}
${e.map(e=>b`<${nt} key=${e.id} league=${e} tournaments=${n} does=${l} />`)}
<${ot} first=${e.length===0} wrong=${s.name??s.slug} onMake=${e=>l(t=>t.make(e))} />
<${st} tournaments=${n} wrong=${s.code} does=${l} />
<${w} />
<//>`}function ot({first:e,wrong:n,onMake:r}){let[i,a]=x(``);return b`<section class="card">
<h2>${h(`league.new`)}</h2>
${e&&b`<p>${h(`league.what`)}</p>`}
<form class="stack" onSubmit=${async e=>{e.preventDefault(),i.trim()&&(await r(i.trim()),a(``))}}>
<${t} label=${h(`league.name`)} value=${i} onInput=${a} wrong=${n} autocomplete="off" maxlength="200" />
<button class=${`button ${e?`main`:``}`}>${h(`league.make`)}</button>
</form>
</section>`}function st({tournaments:e,wrong:n,does:r}){let[i,a]=x(``);if(e.length===0)return null;let o=e=>r(async t=>{let{season:n}=await t.join(e.id,{code:i.trim()});a(``),p(h(`league.joined`,{name:e.name,season:n}))});return b`<section class="card">
<h2>${h(`league.by-code`)}</h2>
<${t} label=${h(`league.code`)} hint=${h(`league.code-hint`)} value=${i} onInput=${a} wrong=${n} autocomplete="off" autocapitalize="none"
spellcheck=${!1} maxlength="100" />
${i.trim()&&b`<p>${h(`league.which`)}</p>
<div class="stack">${e.map(e=>b`<button key=${e.id} class="button" type="button" onClick=${()=>o(e)}>${e.name}</button>`)}</div>`}
</section>`}function ct({found:e,up:t}){let{name:n,rank:r,unranked:i,season:a}=e,o=a.ranking.penalties===`deducted`;return b`<${f} title=${n} up=${t}>
<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?h(`season.${i}`):h(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${h(`standings.scored`,{count:e.hanchans})}</dt><dd>${k(e.score)}</dd></div>
<div><dt>${h(o?`standings.taken`:`league.penalties.shown`)}</dt><dd>${k(-e.penalties)}</dd></div>
<div><dt><strong>${h(`standings.total`)}</strong></dt><dd>${k(e.total)}</dd></div>
</dl>
</section>
${e.parts.map(t=>b`<${lt} key=${t.id} part=${t} deducted=${o} done=${e.tournaments.find(({tournament:e})=>e===t.id)} />`)}
<//>`}function lt({part:e,done:t,deducted:n}){let r=t.score-(n?t.penalties:0),i=t.disqualified?h(`standings.disqualified`):t.is_counted?``:h(`season.dropped`);return b`<section class="card">
<div class="season-sum"><h2>${e.name}</h2><strong class=${t.is_counted?``:`uncounted`}>${k(r,!0)}</strong></div>
${i&&b`<p class="soft">${i}</p>`}
${e.games.length+e.ledger.length>0&&b`<${s} title=${h(`season.made-of`)}>
${()=>b`<dl class="facts">
${e.games.map(e=>b`<div key=${e.hanchan+e.seat}>
<dt>${[h(`hall-round`,{round:e.round}),h(`hall-table`,{label:e.table}),h(`standings.rank`,{rank:e.place})].join(` · `)}</dt>
<dd class=${e.in_season?``:`uncounted`}>${k(e.total,!0)}</dd>
</div>`)}
${e.ledger.map(e=>b`<div key=${e.id}>
<dt>${e.reason??h(`season.penalty`)}${e.round&&` · ${h(`hall-round`,{round:e.round})}`}</dt>
<dd>${D(e.unit,e.amount,!0)}</dd>
</div>`)}
</dl>`}
<//>`}
</section>`}function ut({args:[e,t]}){return b`<${dt} key=${`${e}/${t}`} season=${e} account=${t} />`}function dt({season:e,account:t}){let[n,i]=x(null),[a,o]=x(``),s=()=>{o(``),l.account().then(({leagues:n})=>n.standings(e,t)).then(i).catch(e=>o(N(e)))};g(s,[]);let c=t?`#/season/${e}`:`#/standings`;return n?t?b`<${ct} found=${n} up=${c} />`:b`<${ft} found=${n} up=${c} />`:b`<${f} title=${h(`season.title`)} up=${c}>
${a?b`<p class="note bad" role="alert">${a}</p><button class="button main" onClick=${s}>${h(`try-again`)}</button>`:b`<${r} />`}
<//>`}function ft({found:t,up:n}){let[r,i]=x(t.teams.length?`teams`:`players`),{season:a,tournaments:o}=t,s=t[r],c=o.filter(e=>!e.is_scored);return b`<${f} title=${h(`season.of`,{name:a.name})} up=${n}>
<p class="soft">${[h(`season.played`,{count:o.filter(e=>e.is_played).length}),...ht(a.ranking)].join(` · `)}</p>
${c.map(e=>b`<p class="note warn" key=${e.id}>${h(`season.unscored`,{name:e.name})}</p>`)}
${t.teams.length>0&&b`<${u} label=${h(`standings.of`)} value=${r} onChange=${i}
options=${[`teams`,`players`].map(e=>({value:e,text:h(`standings.of.${e}`)}))} />`}
${s.length===0&&b`<${e} text=${h(`season.nobody`)} />`}
<ul class="rows season" aria-label=${h(`season.title`)}>
${s.map(e=>b`<${pt} key=${e.id} season=${a} one=${e} />`)}
</ul>
${s.length>0&&b`<${gt} season=${a} of=${r} />`}
<//>`}function pt({season:e,one:t}){let n=[t.team,t.unranked&&h(`season.${t.unranked}`),h(`standings.hanchans`,{count:t.hanchans}),t.penalties!==0&&h(`season.penalties`,{p:k(-t.penalties)})];return b`<li>
<a class="row" href=${`#/season/${e.id}/${t.id}`}>
<span class="season-rank"><strong class="rank">${t.rank??`–`}</strong><${mt} one=${t} /></span>
<span class="body"><span class="who">${t.name}</span><small>${n.filter(Boolean).join(` · `)}</small></span>
<strong>${t.mean===null?k(t.total):ce(t.mean/100)}</strong>
</a>
</li>`}function mt({one:{rank:e,rank_before:t}}){let n=e===null||t===null?0:t-e;if(n===0)return null;let[r,i]=n>0?[`up`,`▲`]:[`down`,`▼`],a=h(`season.moved.${r}`,{count:Math.abs(n)});return b`<span class=${`moved ${r}`} role="img" aria-label=${a}>${i}${Math.abs(n)}</span>`}function ht({total:e,counted:t,of:n,number:r,minimum_hanchans:i,penalties:a}){return[e===`mean`&&h(`league.total.mean`),t!==`all`&&h(`season.${t}.${n}`,{count:r}),i>1&&h(`season.least`,{count:i}),a===`shown`&&h(`league.penalties.shown`)].filter(Boolean)}function gt({season:e,of:t}){let[n,r]=x(``);return g(()=>void l.account().then(({leagues:n})=>r(n.exportAddress(e.id,t))),[t]),b`<a class="button" href=${n} download>${h(`season.export`)}</a>`}export{Ue as Account,it as League,Ke as NewTournament,ut as Season,He as SignInAgain};