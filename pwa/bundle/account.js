import{Ft as e,It as t,Kt as n,Lt as r,Nt as i,O as a,Pt as o,Qt as s,Rt as c,Ut as l,Vt as u,Wt as d,_i as f,bi as p,dn as m,kn as h,m as g,nn as _,on as v,rn as y,vn as b,zt as x}from"./app.js";import{Br as S,Cr as C,Gr as w,Ir as T,Kr as ee,Lr as E,Qr as te,Rr as ne,Tr as D,Ur as O,Wr as k,_r as re,cr as A,dr as ie,fr as ae,gr as oe,lr as se,pr as ce,ri as le,ur as ue,vr as de}from"./shared.js";const fe=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],pe=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],me=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function j({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:r,wrong:i}=a(),[o,s]=p({});return{ask:i=>n(async()=>{s({});try{let e=await h.account();await k(async()=>i(e))}catch(n){if(n.status===401)return e(v(`account.out-here`));let i=N(n.problem?.errors??[]);s(i),Object.keys(i).length===0&&r(n.slug===`not-signed-in`?t:M(n))}}),wrong:i,mistakes:o}}function M(e){if(e.name===`NoPasskey`)return v(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return v(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?v(`account.too-many`,{seconds:e.retryAfter}):fe.includes(e.slug)?v(`account.refused.${e.slug}`):e.message}function N(e){return Object.fromEntries(e.map(e=>[e.field,P(e)]))}function P({field:e,message:t,cure:n}){return e===`password`?F(t):pe.includes(e)?v(`account.wrong.${e}`):`${t} ${n}`}function F(e){let t=me.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?v(`account.weak.length`):`${v(`account.weak.${t}`)} ${v(`account.weak.cure`)}`}function I({codes:e,handle:t,onKept:n}){let r=v(`account.codes-for`,{handle:t}),i=[r,``,...e,``].join(`
`),a=()=>te(new Blob([i],{type:`text/plain`}),`shinpan-recovery-codes.txt`),o=m`<button class="button main" onClick=${n}>${v(`account.codes-kept`)}</button>`;return m`<${d} title=${v(`account.codes`)} up=${null} actions=${o}>
<p class="unprinted">${v(`account.codes-text`)}</p>
<section class="card">
<h2>${r}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>m`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${L} text=${i} />
<button class="button" type="button" onClick=${()=>print()}>${v(`account.print`)}</button>
<button class="button" type="button" onClick=${a}>${v(`account.save`)}</button>
</div>
<//>`}function L({text:e}){return navigator.clipboard?m`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>s(v(`account.copied`)),()=>s(v(`account.not-copied`)))}>${v(`account.copy`)}</button>`:null}function R({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[r,i]=p(!1),{ask:a,wrong:o}=j({onOut:n});return m`<section class="card">
<h2>${v(`account.codes`)}</h2>
<p>${v(`account.codes-left`,{count:e})}</p>
${e<3&&m`<p class="note warn">${v(`account.codes-few`)}</p>`}
${o}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${v(`account.codes-new`)}</button>
${r&&m`<${w} title=${v(`account.codes-new-ask`)} text=${v(`account.codes-new-text`)} yes=${v(`account.codes-new`)} danger
onYes=${()=>{i(!1),a(async e=>t(await e.renewCodes()))}} onClose=${()=>i(!1)} />`}
</section>`}const z=/^(.*\D)?(\d+)(\D*)$/;function he({args:[e]}){let[t,n]=p(null),[r,i]=p(null),{ask:a,wrong:o}=j({onOut:()=>b(`#/account`)}),s=()=>a(async t=>{let[r,i]=await Promise.all([t.read(),t.leagues.list()]),a=i.flatMap(({seasons:e})=>e);n({tournament:r.tournaments.find(({id:t})=>t===e),season:a.find(t=>t.tournaments.some(({id:t})=>t===e))})});return f(()=>void s(),[]),r?m`<${_e} made=${r} />`:t?.tournament?m`<${ge} ...${t} onMade=${i} />`:m`<${d} title=${v(`again.title`)} up="#/account">
${o||(t?m`<p class="note bad" role="alert">${v(`again.none`)}</p>`:m`<${l} />`)}
<//>`}function ge({tournament:e,season:n,onMade:r}){let[i,a]=p(ve(e.name)),[o,s]=p(!0),[c,l]=p(!0),[u,f]=p(!!n),[g]=p(()=>h.account().then(e=>e.tournamentId())),{ask:_,wrong:y,mistakes:S}=j({onOut:()=>b(`#/account`)}),C=t=>{t.preventDefault();let a={name:i.trim(),copy_of:{tournament:e.id,people:o,officials:c}};_(async e=>{let t=await e.found(await g,a);u&&await e.leagues.join(t.id,{season:n.id}),t.links.length?r(t):B(t)})},w=m`<button class="button main" form="again">${v(`account.found-make`)}</button>`;return m`<${d} title=${v(`again.title`)} up="#/account" actions=${w}>
<p>${v(`again.text`,{name:e.name})}</p>
<form class="stack" id="again" onSubmit=${C}>
<${t} label=${v(`account.found-name`)} value=${i} onInput=${a} wrong=${S.name??S.slug} autocomplete="off" maxlength="200" />
<${x} label=${v(`again.people`)} checked=${o} onChange=${s} />
<${x} label=${v(`again.officials`)} checked=${c} onChange=${l} />
${n&&m`<${x} label=${v(`again.season`,{name:n.name})} checked=${u} onChange=${f} />`}
${y}
</form>
<//>`}function _e({made:e}){let n=e.links.map(({name:e,link:t})=>`${e}: ${t}`).join(`
`),r=m`<button class="button main" onClick=${()=>B(e)}>${v(`again.enter`)}</button>`;return m`<${d} title=${v(`again.links`)} up="#/account" actions=${r}>
<p>${v(`again.links-text`)}</p>
<${S} link=${e.links[0].link} />
${e.links.map(e=>m`<${t} key=${e.official} label=${e.name} value=${e.link} onInput=${()=>{}} readonly />`)}
<${L} text=${n} />
<//>`}function B({id:e,official_id:t}){b(`#/account/enter/${e}/${t}`,{replace:!0})}function ve(e){let[,t=``,n,r]=z.exec(e)??[];return n?`${t}${Number(n)+1}${r}`:`${e} 2`}function ye(e){return m`<${T} to=${e.tournament}><${be} ...${e} /><//>`}function be({tournament:e,official:t}){let n=ne(),{ask:r,wrong:i}=j({onOut:()=>n(`#/account`)}),a=()=>r(async()=>{await h.enter(e,t),s(v(`hall-joined`,{name:h.snapshot.state.settings.name})),n(xe(h.snapshot)?`#/setup`:`#/tables`)});if(f(()=>void a(),[]),!i)return m`<${E} up="#/account" />`;let o=m`<button class="button main" onClick=${a}>${v(`try-again`)}</button>`;return m`<${d} title=${v(`hall-join-failed`)} up="#/account" actions=${o}>${i}<//>`}function xe({state:e,official:t}){return g(t,[`director`])&&Object.keys(e.hanchans).length===0}function Se({account:e,onAccount:t,onOut:n}){let{ask:r,wrong:i}=j({onOut:n}),a=e=>r(async n=>{t(await n.endSession(e)),s(v(`account.session-ended`))});return m`<section class="card">
<h2>${v(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>m`<li key=${e.id}><${Ce} session=${e} onEnd=${()=>a(e.id)} /></li>`)}
</ul>
${i}
</section>`}function Ce({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=V(e);return m`<div class="row">
<span class="body"><strong>${i}</strong><small>${v(`account.session-seen`,{time:y(t)})}</small></span>
${n?m`<span class="badge">${v(`account.session-here`)}</span>`:m`<button class="button" aria-label=${v(`account.session-end-this`,{agent:i})} onClick=${r}>${v(`account.session-end`)}</button>`}
</div>`}const we=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],Te=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function V(e){return[we,Te].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||v(`account.unknown-agent`)}function H(){let[e,t]=p(``);return f(()=>void h.account().then(e=>t(e.obstacle())),[]),e&&v(`account.obstacle.${e}`)}function Ee({account:e,onAccount:t,onOut:n}){let[r,i]=p(!1),[a,o]=p(null),c=H(),{ask:l,wrong:u}=j({onOut:n});return m`<section class="card">
<h2>${v(`account.passkeys`)}</h2>
${e.passkeys.length===0&&m`<p class="soft">${v(`account.no-passkeys`)}</p>`}
<ul class="rows">
${e.passkeys.map(e=>m`<li key=${e.id}><${De} passkey=${e} onRemove=${()=>o(e)} /></li>`)}
</ul>
${u}
${c?m`<p class="soft">${c}</p>`:m`<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${v(`account.add-passkey`)}</button>`}
${r&&m`<${Oe} onAdded=${e=>{i(!1),s(v(`account.passkey-added`)),t(e)}} onOut=${n} onClose=${()=>i(!1)} />`}
${a&&m`<${w} title=${v(`account.remove-ask`)} text=${v(`account.remove-text`,{label:a.label})} yes=${v(`account.remove`)}
danger onYes=${()=>{o(null),l(async e=>t(await e.removePasskey(a.id)))}} onClose=${()=>o(null)} />`}
</section>`}function De({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?v(`account.passkey-used`,{time:y(n)}):v(`account.passkey-made`,{time:y(t)});return m`<div class="row">
<span class="body"><strong>${e}</strong><small>${i}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${v(`account.remove-this`,{label:e})} onClick=${r}>
${v(`account.remove`)}
</button>
</div>`}function Oe({onAdded:e,onOut:n,onClose:r}){let[a,o]=p(()=>V(navigator.userAgent)),{ask:s,wrong:c,mistakes:l}=j({onOut:n});return m`<${i} title=${v(`account.add-passkey`)} onClose=${r}>
<form onSubmit=${t=>{t.preventDefault(),s(async t=>e(await t.addPasskey(a.trim())))}}>
<${t} label=${v(`account.passkey-label`)} hint=${v(`account.passkey-label-hint`)} value=${a} onInput=${o}
wrong=${l.label??l.credential} maxlength="200" />
${c}
<button class="button main">${v(`account.add-passkey`)}</button>
</form>
<//>`}function U(e){let[n,r]=p(!1);return m`<${t} ...${e} type=${n?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${x} label=${v(`account.show`)} checked=${n} onChange=${r} />`}function ke({account:e,onAccount:t,onOut:n}){let r=v(e.has_password?`account.password-change`:`account.password-set`);return m`<${o} title=${m`<h2>${r}</h2>`}>
${()=>m`<${Ae} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function Ae({account:e,label:n,onAccount:r,onOut:i}){let[a,o]=p(``),[c,l]=p(``),{ask:u,wrong:d,mistakes:f}=j({onOut:i});return m`<form class="stack" onSubmit=${t=>{t.preventDefault(),u(async t=>{r(await t.setPassword({password:c,...e.has_password&&{current:a}})),o(``),l(``),s(v(`account.password-done`))})}}>
${e.has_password&&m`<${t} type="password" label=${v(`account.password-current`)} value=${a} onInput=${o} wrong=${f.current}
autocomplete="current-password" maxlength="200" />`}
<${U} label=${v(`account.new-password`)} hint=${v(`account.password-hint`)} value=${c} onInput=${l}
wrong=${f.password} autocomplete="new-password" />
<p class="soft">${v(`account.password-others`)}</p>
${d}
<button class="button main">${n}</button>
</form>`}function je({secret:e,onDone:t}){let[n,r]=p(null);return n?m`<${I} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:m`<${Me} secret=${e} onMade=${r} onAccount=${t} />`}function Me({secret:n,onMade:r,onAccount:i}){let[a,o]=p(``),[s,c]=p(``),[l,u]=p(`password`),[f,h]=p(``),g=H(),{ask:_,wrong:y,mistakes:b}=j(),x=[`password`,`passkey`].map(e=>({value:e,text:v(`account.way.${e}`)}));return m`<${d} title=${v(`account.make`)}>
<p>${v(`account.make-text`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={link:n,handle:s.trim().toLowerCase(),name:a.trim()};_(async e=>r(await e.create(l===`password`?{...t,password:f}:t)))}}>
<${t} label=${v(`account.name`)} hint=${v(`account.name-hint`)} value=${a} onInput=${o} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${t} label=${v(`account.handle`)} hint=${v(`account.handle-hint`)} value=${s} onInput=${c} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${g?m`<p class="soft">${g}</p>`:m`<${e} label=${v(`account.way`)} value=${l} options=${x} onChange=${u} />`}
${l===`password`?m`<${U} label=${v(`account.password`)} hint=${v(`account.password-hint`)} value=${f} onInput=${h}
wrong=${b.password} autocomplete="new-password" />`:m`<p>${v(`account.passkey-text`)}</p>`}
${y}
<button class="button main">${v(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${i}>${v(`account.have-one`)}</button>
<//>`}function Ne({onOut:e}){let[t,n]=p(null),{ask:r,wrong:i}=j({onOut:e});return m`<section class="card">
<h2>${v(`account.invite`)}</h2>
<p>${v(`account.invite-text`)}</p>
${i}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${v(`account.invite-make`)}</button>
${t&&m`<${Pe} link=${t} onClose=${()=>n(null)} />`}
</section>`}function Pe({link:{url:e,expires_at:n},onClose:r}){return m`<${i} title=${v(`account.invite`)} onClose=${r}>
<${S} link=${e} />
<div class="link-code"><${D} text=${e} label=${v(`account.invite-code`)} /></div>
<p>${v(`account.invite-until`,{time:y(n)})}</p>
<${t} label=${v(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${L} text=${e} />
<//>`}function Fe({said:e,...t}){let{account:n}=t,[r,i]=p(null),a=()=>{i(null),t.onAccount({...n,recovery_codes_left:r?.length})};if(r)return m`<${I} codes=${r} handle=${n.handle} onKept=${a} />`;let o=!n.has_password&&n.passkeys.length===0;return m`<${d} title=${n.name}>
<p class="soft">${v(`account.signed-in-as`,{handle:n.handle})}</p>
${e&&m`<p class="note warn" role="status">${e}</p>`}
${o&&m`<p class="note warn" role="status">${v(`account.no-way-in`)}</p>`}
<${Ie} tournaments=${n.tournaments} />
<${Ee} ...${t} />
<${ke} ...${t} />
<${R} ...${t} onCodes=${i} />
<${Se} ...${t} />
<${Ne} onOut=${t.onOut} />
<${Le} onOut=${t.onOut} />
<${O} />
<//>`}function Ie({tournaments:e}){let{tournament:t,official:r}=_(),i=e=>e.id===t?.id&&e.official_id===r?.id;return m`<section class="card">
<h2>${v(`account.tournaments`)}</h2>
${e.length===0&&m`<p class="soft">${v(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>m`<li key=${e.id}>
<a class="row" href=${i(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>v(`hall-role.${e}`)).join(` · `)}</small></span>
${i(e)&&m`<span class="badge">${v(`account.you-are-in`)}</span>`}
<${n} name="next" />
</a>
${e.roles.includes(`director`)&&m`<a class="button beneath" href=${`#/account/again/${e.id}`} aria-label=${v(`again.from`,{name:e.name})}>${v(`again.button`)}</a>`}
</li>`)}
</ul>
<div class="pair">
<a class="button" href="#/found">${v(`account.found`)}</a>
<a class="button" href="#/league">${v(`league.title`)}</a>
</div>
</section>`}function Le({onOut:e}){let{outbox:t}=_(),[n,r]=p(!1),{ask:i,wrong:a}=j({onOut:e}),o=t.filter(({state:e})=>e!==`differs`).length,c=()=>{r(!1),i(async t=>{await t.signOut(),s(v(`account.signed-out`)),e(``)})};return m`${a}
<button class="button danger" type="button" onClick=${()=>o?r(!0):c()}>${v(`account.sign-out`)}</button>
${n&&m`<${w} title=${v(`account.sign-out`)} text=${v(`account.sign-out-unsent`,{count:o})} yes=${v(`account.sign-out`)} danger
onYes=${c} onClose=${()=>r(!1)} />`}`}function Re({said:e,onIn:t}){return m`<${d} title=${v(`account.sign-in`)}>
${e?m`<p class="note warn" role="status">${e}</p>`:m`<p>${v(`account.sign-in-text`)}</p>`}
<${W} onIn=${t} />
<a class="button" href="#/join">${v(`hall-join`)}</a>
<//>`}function W(t){let[n,r]=p(`password`),i=[`password`,`code`].map(e=>({value:e,text:v(`account.way.${e}`)}));return m`<${ze} ...${t} />
<${e} label=${v(`account.way`)} value=${n} options=${i} onChange=${r} />
${n===`password`?m`<${Be} ...${t} />`:m`<${Ve} ...${t} />`}`}function ze({onIn:e}){let t=H(),{ask:n,wrong:r}=j({denied:v(`account.denied.passkey`)});return t?m`<p class="soft">${t}</p>`:m`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${v(`account.by-passkey`)}</button>
</div>
${r}`}function Be({onIn:e,handle:t=``}){let[n,r]=p(t),[i,a]=p(``),{ask:o,wrong:s,mistakes:c}=j({denied:v(`account.denied.password`)});return m`<form class="stack" onSubmit=${t=>{t.preventDefault(),o(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
<${G} readonly=${!!t} value=${n} onInput=${r} wrong=${c.handle&&v(`account.wrong.name`)} />
<${U} label=${v(`account.password`)} value=${i} onInput=${a} wrong=${c.password}
autocomplete="current-password" />
${s}
<button class="button">${v(`account.by-password`)}</button>
</form>`}function Ve({onIn:e,handle:n=``}){let[r,i]=p(n),[a,o]=p(``),[s,c]=p(``),{ask:l,wrong:u,mistakes:d}=j({denied:v(`account.denied.code`)});return m`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{await t.recover({handle:r,code:a,...s&&{password:s}}),await e()})}}>
<${G} readonly=${!!n} value=${r} onInput=${i} wrong=${d.handle&&v(`account.wrong.name`)} />
<${t} label=${v(`account.way.code`)} hint=${v(`account.code-hint`)} value=${a} onInput=${o} wrong=${d.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${U} label=${v(`account.new-password`)} hint=${v(`account.new-password-hint`)} value=${s} onInput=${c}
wrong=${d.password} autocomplete="new-password" />
${u}
<button class="button">${v(`account.by-code`)}</button>
</form>`}function G(e){return m`<${t} ...${e} label=${v(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function He({onProven:e,onClose:t}){let[n,r]=p(null);return f(()=>void K().then(r,t),[]),m`<${i} title=${v(`account.again`)} onClose=${t}>
<p>${v(`account.again-text`)}</p>
${n?m`<${W} handle=${n.handle} onIn=${async()=>{let{id:t}=await K();t===n.id?e():location.reload()}} />`:m`<${l} />`}
<//>`}async function K(){return(await h.account()).read()}let q=null;function Ue({args:[e,...t]}){let[n,r]=p(e?null:q),i=le(`#/account/${e}`)?.account;return f(()=>{i&&(q=i,b(`#/account`,{replace:!0}))},[]),i?m`<${d} title=${v(`account.make`)} />`:e===`again`?m`<${he} args=${t} />`:e===`enter`&&t.length===2?m`<${ye} tournament=${t[0]} official=${t[1]} />`:n?m`<${je} secret=${n} onDone=${()=>r(q=null)} />`:m`<${We} said=${e?v(`account.mangled`):``} />`}function We({said:e}){let[t,n]=p(null),[r,i]=p(null),[a,o]=p(``),s=()=>(i(null),h.account().then(e=>e.read().then(n,i)));f(()=>void s(),[]);let c=e=>{o(e),n(null),i({status:401})};if(t)return m`<${Fe} account=${t} onAccount=${n} onOut=${c} said=${e} />`;if(r?.status===401)return m`<${Re} said=${a||e} onIn=${s} />`;if(!r)return m`<${d} title=${v(`account.title`)}><${l} /><//>`;let u=m`<button class="button main" onClick=${s}>${v(`try-again`)}</button>`;return m`<${d} title=${v(`account.title`)} actions=${u}>
<p class="note bad" role="alert">${M(r)}</p>
<//>`}const Ge={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},J=Intl.DateTimeFormat().resolvedOptions().timeZone;var Ke=C(({rules:e})=>{let[n,i]=p(``),[a,o]=p(null),[s,c]=p(e.choice),[l,u]=p(Ge[e.lang]),[f,g]=p(J),[_]=p(()=>h.account().then(e=>e.tournamentId())),{ask:y,wrong:x,mistakes:S}=j({onOut:()=>b(`#/account`)}),C=a??Je(n),w=re(e.library,s),T=Ye(w);return m`<${d} title=${v(`account.found`)} up="#/account">
<${qe} rules=${e} book=${w} choice=${s} onChoice=${c} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:n.trim(),slug:C,rulebook:s,currency:T??l,time_zone:f};y(async e=>{let n=await e.found(await _,t);b(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
<${t} label=${v(`account.found-name`)} value=${n} onInput=${i} wrong=${S.name} autocomplete="off" maxlength="200" />
<${t} label=${v(`account.found-slug`)} hint=${v(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${o}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?m`<p>${v(`account.found-currency-fixed`,{currency:T})}</p>`:m`<${r} label=${v(`account.found-currency`)} value=${l} options=${ie()} onChange=${u} />`}
<${r} label=${v(`account.found-zone`)} value=${f} options=${ae(J)} onChange=${g} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&m`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${x}
<button class="button main">${v(`account.found-make`)}</button>
</form>
<//>`});function qe({rules:e,book:t,choice:r,onChoice:i}){let[a,o]=p(!1);return m`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${n} name="book" />
<span class="body"><small>${v(`account.found-rules`)}</small><strong>${de(e,t)}</strong></span>
<span class="badge">${v(`call.change`)}</span>
</button>
<${oe} rules=${e} standing=${t.content.standing} />
${a&&m`<${ce} rules=${e} value=${r} onUse=${e=>{o(!1),i(e)}} onClose=${()=>o(!1)} />`}
</div>`}function Je(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function Ye(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function Y({title:e,label:n,first:r=``,longest:a,yes:o,act:s,onDone:c,onClose:l}){let[u,d]=p(r),{ask:f,wrong:h,mistakes:g}=j({onOut:()=>b(`#/account`)});return m`<${i} title=${e} onClose=${l}>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=u.trim();if(!t||t===r)return t&&l();f(async({leagues:e})=>{await s(e,t),await c(),l()})}}>
<${t} label=${n} value=${u} onInput=${d} wrong=${g.name&&v(`league.wrong-name`)} autocomplete="off" maxlength=${String(a)} />
${h}
<button class="button main" disabled=${!u.trim()}>${o}</button>
</form>
<//>`}const Xe=[`name`,`starts_on`,`ends_on`];function Ze({league:e,season:n,onDone:r}){let[i,a]=p(n),[o,s]=p(()=>X(n)),{ask:c,wrong:l,mistakes:u}=j({onOut:()=>b(`#/account`)}),d={name:o.name.trim(),starts_on:o.starts_on||null,ends_on:o.ends_on||null},f=Object.fromEntries(Xe.filter(e=>d[e]!==i[e]).map(e=>[e,d[e]])),h=t=>{t.preventDefault(),c(async({leagues:t})=>{let n=await t.changeSeason(e.id,i,f);a(n),s(X(n)),await r()})},g=(e,n)=>m`<${t} label=${v(`league.season.${e}`)} value=${o[e]} autocomplete="off"
onInput=${t=>s({...o,[e]:t})} ...${n} />`;return m`<form class="stack" onSubmit=${h}>
${g(`name`,{maxlength:`40`,wrong:u.name&&v(`league.wrong-name`)})}
${g(`starts_on`,{type:`date`})}
${g(`ends_on`,{type:`date`,wrong:u.ends_on&&v(`league.wrong-end`)})}
${l}
${Object.keys(f).length>0&&m`<button class="button main" disabled=${!d.name}>${v(`league.season.save`)}</button>`}
</form>`}function X({name:e,starts_on:t,ends_on:n}){return{name:e,starts_on:t??``,ends_on:n??``}}const Z=[`first-places`,`best-tournament`,`best-hanchan`,`more-hanchans`,`fewer-penalties`];function Qe({league:e,season:t,tournaments:n,does:r,onInvite:a,onClose:o}){let[s,c]=p(null),l=new Set(e.seasons.flatMap(e=>e.tournaments.map(({id:e})=>e))),u=new Set(n.map(({id:e})=>e)),d=n=>r(r=>r.changeSeason(e.id,t,n));return s?m`<${tt} season=${t} tournament=${s} does=${r} onClose=${o} />`:m`<${i} title=${t.name} onClose=${o}>
<${Ze} league=${e} season=${t} onDone=${()=>r(()=>{})} />
<section class="stack">
<h3>${v(`league.in-season`)}</h3>
${t.tournaments.length===0&&m`<p class="soft">${v(`league.none-yet`)}</p>`}
${t.tournaments.map(e=>m`<div class="pair" key=${e.id}>
<p>${e.name}</p>
${u.has(e.id)&&m`<button class="button" type="button" aria-label=${v(`league.leave-named`,{name:e.name})} onClick=${()=>c(e)}>${v(`league.leave`)}</button>`}
</div>`)}
${n.filter(({id:e})=>!l.has(e)).map(e=>m`<button key=${e.id} class="button" type="button" onClick=${()=>r(n=>n.join(e.id,{season:t.id}))}>
${v(`league.add`,{name:e.name})}
</button>`)}
<button class="button" type="button" onClick=${a}>${v(`league.code-make`)}</button>
</section>
<${$e} season=${t} onChange=${d} />
<${x} label=${v(`league.open`)} hint=${v(`league.open-hint`)} checked=${t.standings_open} onChange=${e=>d({standings_open:e})} />
<//>`}function $e({season:{ranking:t},onChange:n}){let r=e=>{let r={...t,...e};n({ranking:{...r,number:r.counted===`all`?0:Math.max(1,r.number)}})},i=(n,i)=>m`<${e} label=${v(`league.${n}`)} value=${t[n]} onChange=${e=>r({[n]:e})}
options=${i.map(e=>({value:e,text:v(`league.${n}.${e}`)}))} />`,a=(e,n)=>m`<${c} label=${v(`league.${e}`)} value=${t[e]} min=${n} max=${99} less=${v(`league.less`)} more=${v(`league.more`)}
onChange=${t=>r({[e]:t})} />`;return m`<section class="stack">
<h3>${v(`league.ranking`)}</h3>
${i(`total`,[`sum`,`mean`])} ${i(`counted`,[`all`,`best`,`drop`])}
${t.counted!==`all`&&m`${i(`of`,[`tournaments`,`hanchans`])} ${a(`number`,1)}`}
${a(`minimum_hanchans`,1)} ${a(`minimum_tournaments`,1)}
${i(`penalties`,[`deducted`,`shown`])} ${i(`disqualified`,[`tournament`,`season`])}
<${et} ties=${t.ties} onChange=${e=>r({ties:e})} />
</section>`}function et({ties:e,onChange:t}){return(e.length<Z.length?[...e,``]:e).map((n,i)=>{let a=[``,...Z.filter(t=>t===n||!e.includes(t))].map(e=>({value:e,text:v(`league.ties.${e||`none`}`)})),o=t=>[...e.slice(0,i),...t?[t]:[],...e.slice(i+1)];return m`<${r} key=${i} label=${v(i?`league.ties.then`:`league.ties`)} value=${n} options=${a}
onChange=${e=>t(o(e))} />`})}function tt({season:e,tournament:t,does:n,onClose:r}){let[i,a]=p(null),o=e=>n(async n=>{if(!i)return a(await n.leave(t.id,e,!0));await n.leave(t.id,e),r()}),s=i?v(`league.leave-lost`,{offences:i.offences.length,fines:i.fines.length}):v(`league.leave-text`,{name:t.name,season:e.name});return m`<${ee} title=${v(`league.leave-named`,{name:t.name})} text=${s} yes=${v(i?`league.leave`:`league.leave-look`)}
onReason=${o} onClose=${r} />`}function nt({league:e,tournaments:t,does:r}){let[i,a]=p(null),[o,s]=p(null),c=()=>a(null),l=()=>r(()=>{}),u=e.seasons.find(({id:e})=>e===i),d=t=>r(async n=>s({season:t,...await n.invite(e.id,t)})),f=e.managers.length>1?e.managers:[];return m`<section class="card">
<div class="league-name">
<h2>${e.name}</h2>
<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${v(`league.rename-named`,{name:e.name})} onClick=${()=>a(`name`)}>${v(`league.rename`)}</button>
</div>
<ul class="rows">
${e.seasons.map(e=>m`<li key=${e.id}>
<a class="row" href=${`#/season/${e.id}`}>
<span class="body"><strong>${e.name}</strong><small>${v(`league.tournaments`,{count:e.tournaments.length})}</small></span>
<${n} name="next" />
</a>
<button class="button beneath" type="button" aria-haspopup="dialog" aria-label=${v(`league.set-up-season`,{name:e.name})} onClick=${()=>a(e.id)}>
${v(`league.set-up`)}
</button>
</li>`)}
</ul>
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(`new`)}>${v(`league.new-season`)}</button>
<p class="soft">${v(`league.managers`,{names:e.managers.map(({name:e})=>e).join(`, `)})}</p>
<div class="pair">
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>d(null)}>${v(`league.invite`)}</button>
${f.length>0&&m`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(`managers`)}>${v(`league.remove`)}</button>`}
</div>
${i===`name`&&m`<${Y} title=${v(`league.rename-named`,{name:e.name})} label=${v(`league.name`)} first=${e.name} longest=${200} yes=${v(`league.rename`)}
act=${(t,n)=>t.rename(e,n)} onDone=${l} onClose=${c} />`}
${i===`new`&&m`<${Y} title=${v(`league.new-season`)} label=${v(`league.season-name`)} longest=${40} yes=${v(`league.make-season`)}
act=${(t,n)=>t.makeSeason(e.id,n)} onDone=${l} onClose=${c} />`}
${i===`managers`&&m`<${Q} league=${e} does=${r} onClose=${c} />`}
${u&&m`<${Qe} league=${e} season=${u} tournaments=${t} does=${r} onInvite=${()=>d(u.id)} onClose=${c} />`}
${o&&m`<${rt} made=${o} onClose=${()=>s(null)} />`}
</section>`}function Q({league:e,does:t,onClose:n}){let[r,a]=p(null);return r?m`<${w} title=${v(`league.remove`)} text=${v(`league.remove-ask`,{name:r.name,league:e.name})} yes=${v(`league.remove`)} danger
onYes=${async()=>{await t(t=>t.removeManager(e.id,r.id)),n()}} onClose=${n} />`:m`<${i} title=${v(`league.remove`)} onClose=${n}>
<div class="stack">
${e.managers.map(e=>m`<button key=${e.id} class="button" type="button" onClick=${()=>a(e)}>${e.name}</button>`)}
</div>
<//>`}function rt({made:{link:e,secret:n,season:r,expires_at:a},onClose:o}){let s=r?n:e;return m`<${i} title=${v(r?`league.code-title`:`league.invite`)} onClose=${o}>
<p>${v(r?`league.code-text`:`league.invite-text`)}</p>
${!r&&m`<${S} link=${e} /><div class="link-code"><${D} text=${e} label=${v(`league.invite-code`)} /></div>`}
<${t} label=${v(r?`league.code`:`account.invite-link`)} value=${s} onInput=${()=>{}} readonly />
<p class="soft">${v(`account.invite-until`,{time:y(a)})}</p>
<${L} text=${s} />
<//>`}let $=null;function it({args:[e]}){return f(()=>{e&&($=e,b(`#/league`,{replace:!0}))},[e]),e?m`<${d} title=${v(`league.title`)} />`:m`<${at} />`}function at(){let[e,t]=p(null),[n,r]=p([]),{ask:i,wrong:a,mistakes:o}=j({onOut:()=>b(`#/account`)}),c=()=>i(async e=>{let n=$;n&&s(v(`league.managed`,{name:(await e.leagues.accept(n)).name})),$=null;let[i,a]=await Promise.all([e.read(),e.leagues.list()]);r(i.tournaments.filter(({roles:e})=>e.includes(`director`))),t(a)});if(f(()=>void c(),[]),!e)return m`<${d} title=${v(`league.title`)} up="#/account">${a||m`<${l} />`}<//>`;let u=e=>i(async n=>{await e(n.leagues),t(await n.leagues.list())});return m`<${d} title=${v(`league.title`)} up="#/account">
${a}
${e.map(e=>m`<${nt} key=${e.id} league=${e} tournaments=${n} does=${u} />`)}
<${ot} first=${e.length===0} wrong=${o.name??o.slug} onMake=${e=>u(t=>t.make(e))} />
<${st} tournaments=${n} wrong=${o.code} does=${u} />
<${O} />
<//>`}function ot({first:e,wrong:n,onMake:r}){let[i,a]=p(``);return m`<section class="card">
<h2>${v(`league.new`)}</h2>
${e&&m`<p>${v(`league.what`)}</p>`}
<form class="stack" onSubmit=${async e=>{e.preventDefault(),i.trim()&&(await r(i.trim()),a(``))}}>
<${t} label=${v(`league.name`)} value=${i} onInput=${a} wrong=${n} autocomplete="off" maxlength="200" />
<button class=${`button ${e?`main`:``}`}>${v(`league.make`)}</button>
</form>
</section>`}function st({tournaments:e,wrong:n,does:r}){let[i,a]=p(``);if(e.length===0)return null;let o=e=>r(async t=>{let{season:n}=await t.join(e.id,{code:i.trim()});a(``),s(v(`league.joined`,{name:e.name,season:n}))});return m`<section class="card">
<h2>${v(`league.by-code`)}</h2>
<${t} label=${v(`league.code`)} hint=${v(`league.code-hint`)} value=${i} onInput=${a} wrong=${n} autocomplete="off" autocapitalize="none"
spellcheck=${!1} maxlength="100" />
${i.trim()&&m`<p>${v(`league.which`)}</p>
<div class="stack">${e.map(e=>m`<button key=${e.id} class="button" type="button" onClick=${()=>o(e)}>${e.name}</button>`)}</div>`}
</section>`}function ct({found:e,up:t}){let{name:n,rank:r,unranked:i,season:a}=e,o=a.ranking.penalties===`deducted`;return m`<${d} title=${n} up=${t}>
<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?v(`season.${i}`):v(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${v(`standings.scored`,{count:e.hanchans})}</dt><dd>${A(e.score)}</dd></div>
<div><dt>${v(o?`standings.taken`:`league.penalties.shown`)}</dt><dd>${A(-e.penalties)}</dd></div>
<div><dt><strong>${v(`standings.total`)}</strong></dt><dd>${A(e.total)}</dd></div>
</dl>
</section>
${e.parts.map(t=>m`<${lt} key=${t.id} part=${t} deducted=${o} done=${e.tournaments.find(({tournament:e})=>e===t.id)} />`)}
<//>`}function lt({part:e,done:t,deducted:n}){let r=t.score-(n?t.penalties:0),i=t.disqualified?v(`standings.disqualified`):t.is_counted?``:v(`season.dropped`);return m`<section class="card">
<div class="season-sum"><h2>${e.name}</h2><strong class=${t.is_counted?``:`uncounted`}>${A(r,!0)}</strong></div>
${i&&m`<p class="soft">${i}</p>`}
${e.games.length+e.ledger.length>0&&m`<${o} title=${v(`season.made-of`)}>
${()=>m`<dl class="facts">
${e.games.map(e=>m`<div key=${e.hanchan+e.seat}>
<dt>${[v(`hall-round`,{round:e.round}),v(`hall-table`,{label:e.table}),v(`standings.rank`,{rank:e.place})].join(` · `)}</dt>
<dd class=${e.in_season?``:`uncounted`}>${A(e.total,!0)}</dd>
</div>`)}
${e.ledger.map(e=>m`<div key=${e.id}>
<dt>${e.reason??v(`season.penalty`)}${e.round&&` · ${v(`hall-round`,{round:e.round})}`}</dt>
<dd>${se(e.unit,e.amount,!0)}</dd>
</div>`)}
</dl>`}
<//>`}
</section>`}function ut({args:[e,t]}){return m`<${dt} key=${`${e}/${t}`} season=${e} account=${t} />`}function dt({season:e,account:t}){let[n,r]=p(null),[i,a]=p(``),o=()=>{a(``),h.account().then(({leagues:n})=>n.standings(e,t)).then(r).catch(e=>a(M(e)))};f(o,[]);let s=t?`#/season/${e}`:`#/standings`;return n?t?m`<${ct} found=${n} up=${s} />`:m`<${ft} found=${n} up=${s} />`:m`<${d} title=${v(`season.title`)} up=${s}>
${i?m`<p class="note bad" role="alert">${i}</p><button class="button main" onClick=${o}>${v(`try-again`)}</button>`:m`<${l} />`}
<//>`}function ft({found:t,up:n}){let[r,i]=p(t.teams.length?`teams`:`players`),{season:a,tournaments:o}=t,s=t[r],c=o.filter(e=>!e.is_scored);return m`<${d} title=${v(`season.of`,{name:a.name})} up=${n}>
<p class="soft">${[v(`season.played`,{count:o.filter(e=>e.is_played).length}),...ht(a.ranking)].join(` · `)}</p>
${c.map(e=>m`<p class="note warn" key=${e.id}>${v(`season.unscored`,{name:e.name})}</p>`)}
${t.teams.length>0&&m`<${e} label=${v(`standings.of`)} value=${r} onChange=${i}
options=${[`teams`,`players`].map(e=>({value:e,text:v(`standings.of.${e}`)}))} />`}
${s.length===0&&m`<${u} text=${v(`season.nobody`)} />`}
<ul class="rows season" aria-label=${v(`season.title`)}>
${s.map(e=>m`<${pt} key=${e.id} season=${a} one=${e} />`)}
</ul>
${s.length>0&&m`<${gt} season=${a} of=${r} />`}
<//>`}function pt({season:e,one:t}){let n=[t.team,t.unranked&&v(`season.${t.unranked}`),v(`standings.hanchans`,{count:t.hanchans}),t.penalties!==0&&v(`season.penalties`,{p:A(-t.penalties)})];return m`<li>
<a class="row" href=${`#/season/${e.id}/${t.id}`}>
<span class="season-rank"><strong class="rank">${t.rank??`–`}</strong><${mt} one=${t} /></span>
<span class="body"><span class="who">${t.name}</span><small>${n.filter(Boolean).join(` · `)}</small></span>
<strong>${t.mean===null?A(t.total):ue(t.mean/100)}</strong>
</a>
</li>`}function mt({one:{rank:e,rank_before:t}}){let n=e===null||t===null?0:t-e;if(n===0)return null;let[r,i]=n>0?[`up`,`▲`]:[`down`,`▼`],a=v(`season.moved.${r}`,{count:Math.abs(n)});return m`<span class=${`moved ${r}`} role="img" aria-label=${a}>${i}${Math.abs(n)}</span>`}function ht({total:e,counted:t,of:n,number:r,minimum_hanchans:i,penalties:a}){return[e===`mean`&&v(`league.total.mean`),t!==`all`&&v(`season.${t}.${n}`,{count:r}),i>1&&v(`season.least`,{count:i}),a===`shown`&&v(`league.penalties.shown`)].filter(Boolean)}function gt({season:e,of:t}){let[n,r]=p(``);return f(()=>void h.account().then(({leagues:n})=>r(n.exportAddress(e.id,t))),[t]),m`<a class="button" href=${n} download>${v(`season.export`)}</a>`}export{Ue as Account,it as League,Ke as NewTournament,ut as Season,He as SignInAgain};