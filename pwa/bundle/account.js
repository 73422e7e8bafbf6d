import{Ft as e,It as t,Kt as n,Lt as r,Nt as i,O as a,Pt as o,Qt as s,Rt as c,Ut as l,Vt as u,Wt as d,Xt as f,_i as p,bi as m,dn as h,kn as g,m as _,nn as v,on as y,rn as b,vn as x,wn as S,zt as C}from"./app.js";import{$r as w,Ar as T,Cr as ee,Gr as te,Mr as E,Qr as D,Tr as ne,Ur as re,Wr as O,Xr as k,Zr as ie,_r as ae,ai as oe,br as se,cr as ce,gr as le,hr as A,lr as ue,qr as j,ui as de,vr as fe,wr as pe,yr as me}from"./shared.js";const he=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],ge=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],_e=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function M({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:r,wrong:i}=a(),[o,s]=m({});return{ask:i=>n(async()=>{s({});try{let e=await g.account();await ie(async()=>i(e))}catch(n){if(n.status===401)return e(y(`account.out-here`));let i=P(n.problem?.errors??[]);s(i),Object.keys(i).length===0&&r(n.slug===`not-signed-in`?t:N(n))}}),wrong:i,mistakes:o}}function N(e){if(e.name===`NoPasskey`)return y(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return y(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?y(`account.too-many`,{seconds:e.retryAfter}):he.includes(e.slug)?y(`account.refused.${e.slug}`):e.message}function P(e){return Object.fromEntries(e.map(e=>[e.field,F(e)]))}function F({field:e,message:t,cure:n}){return e===`password`?I(t):ge.includes(e)?y(`account.wrong.${e}`):`${t} ${n}`}function I(e){let t=_e.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?y(`account.weak.length`):`${y(`account.weak.${t}`)} ${y(`account.weak.cure`)}`}function L({codes:e,handle:t,onKept:n}){let r=y(`account.codes-for`,{handle:t}),i=[r,``,...e,``].join(`
`),a=()=>oe(new Blob([i],{type:`text/plain`}),`shinpan-recovery-codes.txt`),o=h`<button class="button main" onClick=${n}>${y(`account.codes-kept`)}</button>`;return h`<${d} title=${y(`account.codes`)} up=${null} actions=${o}>
<p class="unprinted">${y(`account.codes-text`)}</p>
<section class="card">
<h2>${r}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>h`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${R} text=${i} />
<button class="button" type="button" onClick=${()=>print()}>${y(`account.print`)}</button>
<button class="button" type="button" onClick=${a}>${y(`account.save`)}</button>
</div>
<//>`}function R({text:e}){return navigator.clipboard?h`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>s(y(`account.copied`)),()=>s(y(`account.not-copied`)))}>${y(`account.copy`)}</button>`:null}function ve({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[r,i]=m(!1),{ask:a,wrong:o}=M({onOut:n});return h`<section class="card">
<h2>${y(`account.codes`)}</h2>
<p>${y(`account.codes-left`,{count:e})}</p>
${e<3&&h`<p class="note warn">${y(`account.codes-few`)}</p>`}
${o}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${y(`account.codes-new`)}</button>
${r&&h`<${D} title=${y(`account.codes-new-ask`)} text=${y(`account.codes-new-text`)} yes=${y(`account.codes-new`)} danger
onYes=${()=>{i(!1),a(async e=>t(await e.renewCodes()))}} onClose=${()=>i(!1)} />`}
</section>`}const ye=/^(.*\D)?(\d+)(\D*)$/;function be({args:[e]}){let[t,n]=m(null),[r,i]=m(null),{ask:a,wrong:o}=M({onOut:()=>x(`#/account`)}),s=()=>a(async t=>{let[r,i]=await Promise.all([t.read(),t.leagues.list()]),a=i.flatMap(({seasons:e})=>e);n({tournament:r.tournaments.find(({id:t})=>t===e),season:a.find(t=>t.tournaments.some(({id:t})=>t===e))})});return p(()=>void s(),[]),r?h`<${Se} made=${r} />`:t?.tournament?h`<${xe} ...${t} onMade=${i} />`:h`<${d} title=${y(`again.title`)} up="#/account">
${o||(t?h`<p class="note bad" role="alert">${y(`again.none`)}</p>`:h`<${l} />`)}
<//>`}function xe({tournament:e,season:n,onMade:r}){let[i,a]=m(Ce(e.name)),[o,s]=m(!0),[c,l]=m(!0),[u,f]=m(!!n),[p]=m(()=>g.account().then(e=>e.tournamentId())),{ask:_,wrong:v,mistakes:b}=M({onOut:()=>x(`#/account`)}),S=t=>{t.preventDefault();let a={name:i.trim(),copy_of:{tournament:e.id,people:o,officials:c}};_(async e=>{let t=await e.found(await p,a);u&&await e.leagues.join(t.id,{season:n.id}),t.links.length?r(t):z(t)})},w=h`<button class="button main" form="again">${y(`account.found-make`)}</button>`;return h`<${d} title=${y(`again.title`)} up="#/account" actions=${w}>
<p>${y(`again.text`,{name:e.name})}</p>
<form class="stack" id="again" onSubmit=${S}>
<${t} label=${y(`account.found-name`)} value=${i} onInput=${a} wrong=${b.name??b.slug} autocomplete="off" maxlength="200" />
<${C} label=${y(`again.people`)} checked=${o} onChange=${s} />
<${C} label=${y(`again.officials`)} checked=${c} onChange=${l} />
${n&&h`<${C} label=${y(`again.season`,{name:n.name})} checked=${u} onChange=${f} />`}
${v}
</form>
<//>`}function Se({made:e}){let n=e.links.map(({name:e,link:t})=>`${e}: ${t}`).join(`
`),r=h`<button class="button main" onClick=${()=>z(e)}>${y(`again.enter`)}</button>`;return h`<${d} title=${y(`again.links`)} up="#/account" actions=${r}>
<p>${y(`again.links-text`)}</p>
<${j} link=${e.links[0].link} />
${e.links.map(e=>h`<${t} key=${e.official} label=${e.name} value=${e.link} onInput=${()=>{}} readonly />`)}
<${R} text=${n} />
<//>`}function z({id:e,official_id:t}){x(`#/account/enter/${e}/${t}`,{replace:!0})}function Ce(e){let[,t=``,n,r]=ye.exec(e)??[];return n?`${t}${Number(n)+1}${r}`:`${e} 2`}function we(e){return h`<${re} to=${e.tournament}><${Te} ...${e} /><//>`}function Te({tournament:e,official:t}){let n=te(),{ask:r,wrong:i}=M({onOut:()=>n(`#/account`)}),a=()=>r(async()=>{await g.enter(e,t),s(y(`hall-joined`,{name:g.snapshot.state.settings.name})),n(Ee(g.snapshot)?`#/setup`:`#/tables`)});if(p(()=>void a(),[]),!i)return h`<${O} up="#/account" />`;let o=h`<button class="button main" onClick=${a}>${y(`try-again`)}</button>`;return h`<${d} title=${y(`hall-join-failed`)} up="#/account" actions=${o}>${i}<//>`}function Ee({state:e,official:t}){return _(t,[`director`])&&Object.keys(e.hanchans).length===0}function De({account:e,onAccount:t,onOut:n}){let{ask:r,wrong:i}=M({onOut:n}),a=e=>r(async n=>{t(await n.endSession(e)),s(y(`account.session-ended`))});return h`<section class="card">
<h2>${y(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>h`<li key=${e.id}><${Oe} session=${e} onEnd=${()=>a(e.id)} /></li>`)}
</ul>
${i}
</section>`}function Oe({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=B(e);return h`<div class="row">
<span class="body"><strong>${i}</strong><small>${y(`account.session-seen`,{time:b(t)})}</small></span>
${n?h`<span class="badge">${y(`account.session-here`)}</span>`:h`<button class="button" aria-label=${y(`account.session-end-this`,{agent:i})} onClick=${r}>${y(`account.session-end`)}</button>`}
</div>`}const ke=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],Ae=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function B(e){return[ke,Ae].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||y(`account.unknown-agent`)}function V(){let[e,t]=m(``);return p(()=>void g.account().then(e=>t(e.obstacle())),[]),e&&y(`account.obstacle.${e}`)}function je({account:e,onAccount:t,onOut:n}){let[r,i]=m(!1),[a,o]=m(null),c=V(),{ask:l,wrong:u}=M({onOut:n});return h`<section class="card">
<h2>${y(`account.passkeys`)}</h2>
${e.passkeys.length===0&&h`<p class="soft">${y(`account.no-passkeys`)}</p>`}
<ul class="rows">
${e.passkeys.map(e=>h`<li key=${e.id}><${Me} passkey=${e} onRemove=${()=>o(e)} /></li>`)}
</ul>
${u}
${c?h`<p class="soft">${c}</p>`:h`<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${y(`account.add-passkey`)}</button>`}
${r&&h`<${Ne} onAdded=${e=>{i(!1),s(y(`account.passkey-added`)),t(e)}} onOut=${n} onClose=${()=>i(!1)} />`}
${a&&h`<${D} title=${y(`account.remove-ask`)} text=${y(`account.remove-text`,{label:a.label})} yes=${y(`account.remove`)}
danger onYes=${()=>{o(null),l(async e=>t(await e.removePasskey(a.id)))}} onClose=${()=>o(null)} />`}
</section>`}function Me({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?y(`account.passkey-used`,{time:b(n)}):y(`account.passkey-made`,{time:b(t)});return h`<div class="row">
<span class="body"><strong>${e}</strong><small>${i}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${y(`account.remove-this`,{label:e})} onClick=${r}>
${y(`account.remove`)}
</button>
</div>`}function Ne({onAdded:e,onOut:n,onClose:r}){let[a,o]=m(()=>B(navigator.userAgent)),{ask:s,wrong:c,mistakes:l}=M({onOut:n});return h`<${i} title=${y(`account.add-passkey`)} onClose=${r}>
<form onSubmit=${t=>{t.preventDefault(),s(async t=>e(await t.addPasskey(a.trim())))}}>
<${t} label=${y(`account.passkey-label`)} hint=${y(`account.passkey-label-hint`)} value=${a} onInput=${o}
wrong=${l.label??l.credential} maxlength="200" />
${c}
<button class="button main">${y(`account.add-passkey`)}</button>
</form>
<//>`}function H(e){let[n,r]=m(!1);return h`<${t} ...${e} type=${n?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${C} label=${y(`account.show`)} checked=${n} onChange=${r} />`}function Pe({account:e,onAccount:t,onOut:n}){let r=y(e.has_password?`account.password-change`:`account.password-set`);return h`<${o} title=${h`<h2>${r}</h2>`}>
${()=>h`<${Fe} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function Fe({account:e,label:n,onAccount:r,onOut:i}){let[a,o]=m(``),[c,l]=m(``),{ask:u,wrong:d,mistakes:f}=M({onOut:i});return h`<form class="stack" onSubmit=${t=>{t.preventDefault(),u(async t=>{r(await t.setPassword({password:c,...e.has_password&&{current:a}})),o(``),l(``),s(y(`account.password-done`))})}}>
${e.has_password&&h`<${t} type="password" label=${y(`account.password-current`)} value=${a} onInput=${o} wrong=${f.current}
autocomplete="current-password" maxlength="200" />`}
<${H} label=${y(`account.new-password`)} hint=${y(`account.password-hint`)} value=${c} onInput=${l}
wrong=${f.password} autocomplete="new-password" />
<p class="soft">${y(`account.password-others`)}</p>
${d}
<button class="button main">${n}</button>
</form>`}function Ie({secret:e,onDone:t}){let[n,r]=m(null);return n?h`<${L} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:h`<${Le} secret=${e} onMade=${r} onAccount=${t} />`}function Le({secret:n,onMade:r,onAccount:i}){let[a,o]=m(``),[s,c]=m(``),[l,u]=m(`password`),[f,p]=m(``),g=V(),{ask:_,wrong:v,mistakes:b}=M(),x=[`password`,`passkey`].map(e=>({value:e,text:y(`account.way.${e}`)}));return h`<${d} title=${y(`account.make`)}>
<p>${y(`account.make-text`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={link:n,handle:s.trim().toLowerCase(),name:a.trim()};_(async e=>r(await e.create(l===`password`?{...t,password:f}:t)))}}>
<${t} label=${y(`account.name`)} hint=${y(`account.name-hint`)} value=${a} onInput=${o} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${t} label=${y(`account.handle`)} hint=${y(`account.handle-hint`)} value=${s} onInput=${c} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${g?h`<p class="soft">${g}</p>`:h`<${e} label=${y(`account.way`)} value=${l} options=${x} onChange=${u} />`}
${l===`password`?h`<${H} label=${y(`account.password`)} hint=${y(`account.password-hint`)} value=${f} onInput=${p}
wrong=${b.password} autocomplete="new-password" />`:h`<p>${y(`account.passkey-text`)}</p>`}
${v}
<button class="button main">${y(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${i}>${y(`account.have-one`)}</button>
<//>`}function Re({onOut:e}){let[t,n]=m(null),{ask:r,wrong:i}=M({onOut:e});return h`<section class="card">
<h2>${y(`account.invite`)}</h2>
<p>${y(`account.invite-text`)}</p>
${i}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${y(`account.invite-make`)}</button>
${t&&h`<${ze} link=${t} onClose=${()=>n(null)} />`}
</section>`}function ze({link:{url:e,expires_at:n},onClose:r}){return h`<${i} title=${y(`account.invite`)} onClose=${r}>
<${j} link=${e} />
<div class="link-code"><${E} text=${e} label=${y(`account.invite-code`)} /></div>
<p>${y(`account.invite-until`,{time:b(n)})}</p>
<${t} label=${y(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${R} text=${e} />
<//>`}function Be({said:e,...t}){let{account:n}=t,[r,i]=m(null),a=()=>{i(null),t.onAccount({...n,recovery_codes_left:r?.length})};if(r)return h`<${L} codes=${r} handle=${n.handle} onKept=${a} />`;let o=!n.has_password&&n.passkeys.length===0;return h`<${d} title=${n.name}>
<p class="soft">${y(`account.signed-in-as`,{handle:n.handle})}</p>
${e&&h`<p class="note warn" role="status">${e}</p>`}
${o&&h`<p class="note warn" role="status">${y(`account.no-way-in`)}</p>`}
<${Ve} tournaments=${n.tournaments} />
<${je} ...${t} />
<${Pe} ...${t} />
<${ve} ...${t} onCodes=${i} />
<${De} ...${t} />
<${Re} onOut=${t.onOut} />
<${He} onOut=${t.onOut} />
<${k} />
<//>`}function Ve({tournaments:e}){let{tournament:t,official:r}=v(),i=e=>e.id===t?.id&&e.official_id===r?.id;return h`<section class="card">
<h2>${y(`account.tournaments`)}</h2>
${e.length===0&&h`<p class="soft">${y(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>h`<li key=${e.id}>
<a class="row" href=${i(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>y(`hall-role.${e}`)).join(` · `)}</small></span>
${i(e)&&h`<span class="badge">${y(`account.you-are-in`)}</span>`}
<${n} name="next" />
</a>
${e.roles.includes(`director`)&&h`<a class="button beneath" href=${`#/account/again/${e.id}`} aria-label=${y(`again.from`,{name:e.name})}>${y(`again.button`)}</a>`}
</li>`)}
</ul>
<div class="pair">
<a class="button" href="#/found">${y(`account.found`)}</a>
<a class="button" href="#/league">${y(`league.title`)}</a>
</div>
</section>`}function He({onOut:e}){let{outbox:t}=v(),[n,r]=m(!1),{ask:i,wrong:a}=M({onOut:e}),o=t.filter(({state:e})=>e!==`differs`).length,c=()=>{r(!1),i(async t=>{await t.signOut(),s(y(`account.signed-out`)),e(``)})};return h`${a}
<button class="button danger" type="button" onClick=${()=>o?r(!0):c()}>${y(`account.sign-out`)}</button>
${n&&h`<${D} title=${y(`account.sign-out`)} text=${y(`account.sign-out-unsent`,{count:o})} yes=${y(`account.sign-out`)} danger
onYes=${c} onClose=${()=>r(!1)} />`}`}function Ue({said:e,onIn:t}){return h`<${d} title=${y(`account.sign-in`)}>
${e?h`<p class="note warn" role="status">${e}</p>`:h`<p>${y(`account.sign-in-text`)}</p>`}
<${U} onIn=${t} />
<a class="button" href="#/join">${y(`hall-join`)}</a>
<//>`}function U(t){let[n,r]=m(`password`),i=[`password`,`code`].map(e=>({value:e,text:y(`account.way.${e}`)}));return h`<${We} ...${t} />
<${e} label=${y(`account.way`)} value=${n} options=${i} onChange=${r} />
${n===`password`?h`<${Ge} ...${t} />`:h`<${Ke} ...${t} />`}`}function We({onIn:e}){let t=V(),{ask:n,wrong:r}=M({denied:y(`account.denied.passkey`)});return t?h`<p class="soft">${t}</p>`:h`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${y(`account.by-passkey`)}</button>
</div>
${r}`}function Ge({onIn:e,handle:t=``}){let[n,r]=m(t),[i,a]=m(``),{ask:o,wrong:s,mistakes:c}=M({denied:y(`account.denied.password`)});return h`<form class="stack" onSubmit=${t=>{t.preventDefault(),o(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
<${W} readonly=${!!t} value=${n} onInput=${r} wrong=${c.handle&&y(`account.wrong.name`)} />
<${H} label=${y(`account.password`)} value=${i} onInput=${a} wrong=${c.password}
autocomplete="current-password" />
${s}
<button class="button">${y(`account.by-password`)}</button>
</form>`}function Ke({onIn:e,handle:n=``}){let[r,i]=m(n),[a,o]=m(``),[s,c]=m(``),{ask:l,wrong:u,mistakes:d}=M({denied:y(`account.denied.code`)});return h`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{await t.recover({handle:r,code:a,...s&&{password:s}}),await e()})}}>
<${W} readonly=${!!n} value=${r} onInput=${i} wrong=${d.handle&&y(`account.wrong.name`)} />
<${t} label=${y(`account.way.code`)} hint=${y(`account.code-hint`)} value=${a} onInput=${o} wrong=${d.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${H} label=${y(`account.new-password`)} hint=${y(`account.new-password-hint`)} value=${s} onInput=${c}
wrong=${d.password} autocomplete="new-password" />
${u}
<button class="button">${y(`account.by-code`)}</button>
</form>`}function W(e){return h`<${t} ...${e} label=${y(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function qe({onProven:e,onClose:t}){let[n,r]=m(null);return p(()=>void G().then(r,t),[]),h`<${i} title=${y(`account.again`)} onClose=${t}>
<p>${y(`account.again-text`)}</p>
${n?h`<${U} handle=${n.handle} onIn=${async()=>{let{id:t}=await G();t===n.id?e():location.reload()}} />`:h`<${l} />`}
<//>`}async function G(){return(await g.account()).read()}let K=null;function Je({args:[e,...t]}){let[n,r]=m(e?null:K),i=de(`#/account/${e}`)?.account;return p(()=>{i&&(K=i,x(`#/account`,{replace:!0}))},[]),i?h`<${d} title=${y(`account.make`)} />`:e===`again`?h`<${be} args=${t} />`:e===`enter`&&t.length===2?h`<${we} tournament=${t[0]} official=${t[1]} />`:n?h`<${Ie} secret=${n} onDone=${()=>r(K=null)} />`:h`<${Ye} said=${e?y(`account.mangled`):``} />`}function Ye({said:e}){let[t,n]=m(null),[r,i]=m(null),[a,o]=m(``),s=()=>(i(null),g.account().then(e=>e.read().then(n,i)));p(()=>void s(),[]);let c=e=>{o(e),n(null),i({status:401})};if(t)return h`<${Be} account=${t} onAccount=${n} onOut=${c} said=${e} />`;if(r?.status===401)return h`<${Ue} said=${a||e} onIn=${s} />`;if(!r)return h`<${d} title=${y(`account.title`)}><${l} /><//>`;let u=h`<button class="button main" onClick=${s}>${y(`try-again`)}</button>`;return h`<${d} title=${y(`account.title`)} actions=${u}>
<p class="note bad" role="alert">${N(r)}</p>
<//>`}const Xe={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},q=Intl.DateTimeFormat().resolvedOptions().timeZone;var Ze=T(({rules:e})=>{let[n,i]=m(``),[a,o]=m(null),[s,c]=m(e.choice),[l,u]=m(Xe[e.lang]),[f,p]=m(q),[_]=m(()=>g.account().then(e=>e.tournamentId())),{ask:v,wrong:b,mistakes:S}=M({onOut:()=>x(`#/account`)}),C=a??$e(n),w=pe(e.library,s),T=et(w);return h`<${d} title=${y(`account.found`)} up="#/account">
<${Qe} rules=${e} book=${w} choice=${s} onChoice=${c} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:n.trim(),slug:C,rulebook:s,currency:T??l,time_zone:f};v(async e=>{let n=await e.found(await _,t);x(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
<${t} label=${y(`account.found-name`)} value=${n} onInput=${i} wrong=${S.name} autocomplete="off" maxlength="200" />
<${t} label=${y(`account.found-slug`)} hint=${y(`account.found-slug-hint`,{slug:C})} value=${C} onInput=${o}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${T?h`<p>${y(`account.found-currency-fixed`,{currency:T})}</p>`:h`<${r} label=${y(`account.found-currency`)} value=${l} options=${fe()} onChange=${u} />`}
<${r} label=${y(`account.found-zone`)} value=${f} options=${me(q)} onChange=${p} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&h`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${b}
<button class="button main">${y(`account.found-make`)}</button>
</form>
<//>`});function Qe({rules:e,book:t,choice:r,onChoice:i}){let[a,o]=m(!1);return h`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${n} name="book" />
<span class="body"><small>${y(`account.found-rules`)}</small><strong>${ne(e,t)}</strong></span>
<span class="badge">${y(`call.change`)}</span>
</button>
<${ee} rules=${e} standing=${t.content.standing} />
${a&&h`<${se} rules=${e} value=${r} onUse=${e=>{o(!1),i(e)}} onClose=${()=>o(!1)} />`}
</div>`}function $e(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function et(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function J({title:e,label:n,first:r=``,longest:a,yes:o,act:s,onDone:c,onClose:l}){let[u,d]=m(r),{ask:f,wrong:p,mistakes:g}=M({onOut:()=>x(`#/account`)});return h`<${i} title=${e} onClose=${l}>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=u.trim();if(!t||t===r)return t&&l();f(async({leagues:e})=>{await s(e,t),await c(),l()})}}>
<${t} label=${n} value=${u} onInput=${d} wrong=${g.name&&y(`league.wrong-name`)} autocomplete="off" maxlength=${String(a)} />
${p}
<button class="button main" disabled=${!u.trim()}>${o}</button>
</form>
<//>`}const tt=[`name`,`starts_on`,`ends_on`];function nt({league:e,season:n,onDone:r}){let[i,a]=m(n),[o,s]=m(()=>Y(n)),{ask:c,wrong:l,mistakes:u}=M({onOut:()=>x(`#/account`)}),d={name:o.name.trim(),starts_on:o.starts_on||null,ends_on:o.ends_on||null},f=Object.fromEntries(tt.filter(e=>d[e]!==i[e]).map(e=>[e,d[e]])),p=t=>{t.preventDefault(),c(async({leagues:t})=>{let n=await t.changeSeason(e.id,i,f);a(n),s(Y(n)),await r()})},g=(e,n)=>h`<${t} label=${y(`league.season.${e}`)} value=${o[e]} autocomplete="off"
onInput=${t=>s({...o,[e]:t})} ...${n} />`;return h`<form class="stack" onSubmit=${p}>
${g(`name`,{maxlength:`40`,wrong:u.name&&y(`league.wrong-name`)})}
${g(`starts_on`,{type:`date`})}
${g(`ends_on`,{type:`date`,wrong:u.ends_on&&y(`league.wrong-end`)})}
${l}
${Object.keys(f).length>0&&h`<button class="button main" disabled=${!d.name}>${y(`league.season.save`)}</button>`}
</form>`}function Y({name:e,starts_on:t,ends_on:n}){return{name:e,starts_on:t??``,ends_on:n??``}}const X=[`first-places`,`best-tournament`,`best-hanchan`,`more-hanchans`,`fewer-penalties`];function rt({league:e,season:t,tournaments:n,does:r,onInvite:a,onClose:o}){let[s,c]=m(null),l=new Set(e.seasons.flatMap(e=>e.tournaments.map(({id:e})=>e))),u=new Set(n.map(({id:e})=>e)),d=n=>r(r=>r.changeSeason(e.id,t,n));return s?h`<${ot} season=${t} tournament=${s} does=${r} onClose=${o} />`:h`<${i} title=${t.name} onClose=${o}>
<${nt} league=${e} season=${t} onDone=${()=>r(()=>{})} />
<section class="stack">
<h3>${y(`league.in-season`)}</h3>
${t.tournaments.length===0&&h`<p class="soft">${y(`league.none-yet`)}</p>`}
${t.tournaments.map(e=>h`<div class="pair" key=${e.id}>
<p>${e.name}</p>
${u.has(e.id)&&h`<button class="button" type="button" aria-label=${y(`league.leave-named`,{name:e.name})} onClick=${()=>c(e)}>${y(`league.leave`)}</button>`}
</div>`)}
${n.filter(({id:e})=>!l.has(e)).map(e=>h`<button key=${e.id} class="button" type="button" onClick=${()=>r(n=>n.join(e.id,{season:t.id}))}>
${y(`league.add`,{name:e.name})}
</button>`)}
<button class="button" type="button" onClick=${a}>${y(`league.code-make`)}</button>
</section>
<${it} season=${t} onChange=${d} />
<${C} label=${y(`league.open`)} hint=${y(`league.open-hint`)} checked=${t.standings_open} onChange=${e=>d({standings_open:e})} />
<//>`}function it({season:{ranking:t},onChange:n}){let r=e=>{let r={...t,...e};n({ranking:{...r,number:r.counted===`all`?0:Math.max(1,r.number)}})},i=(n,i)=>h`<${e} label=${y(`league.${n}`)} value=${t[n]} onChange=${e=>r({[n]:e})}
options=${i.map(e=>({value:e,text:y(`league.${n}.${e}`)}))} />`,a=(e,n)=>h`<${c} label=${y(`league.${e}`)} value=${t[e]} min=${n} max=${99} less=${y(`league.less`)} more=${y(`league.more`)}
onChange=${t=>r({[e]:t})} />`;return h`<section class="stack">
<h3>${y(`league.ranking`)}</h3>
${i(`total`,[`sum`,`mean`])} ${i(`counted`,[`all`,`best`,`drop`])}
${t.counted!==`all`&&h`${i(`of`,[`tournaments`,`hanchans`])} ${a(`number`,1)}`}
${a(`minimum_hanchans`,1)} ${a(`minimum_tournaments`,1)}
${i(`penalties`,[`deducted`,`shown`])} ${i(`disqualified`,[`tournament`,`season`])}
<${at} ties=${t.ties} onChange=${e=>r({ties:e})} />
</section>`}function at({ties:e,onChange:t}){return(e.length<X.length?[...e,``]:e).map((n,i)=>{let a=[``,...X.filter(t=>t===n||!e.includes(t))].map(e=>({value:e,text:y(`league.ties.${e||`none`}`)})),o=t=>[...e.slice(0,i),...t?[t]:[],...e.slice(i+1)];return h`<${r} key=${i} label=${y(i?`league.ties.then`:`league.ties`)} value=${n} options=${a}
onChange=${e=>t(o(e))} />`})}function ot({season:e,tournament:t,does:n,onClose:r}){let[i,a]=m(null),o=e=>n(async n=>{if(!i)return a(await n.leave(t.id,e,!0));await n.leave(t.id,e),r()}),s=i?y(`league.leave-lost`,{offences:i.offences.length,fines:i.fines.length}):y(`league.leave-text`,{name:t.name,season:e.name});return h`<${w} title=${y(`league.leave-named`,{name:t.name})} text=${s} yes=${y(i?`league.leave`:`league.leave-look`)}
onReason=${o} onClose=${r} />`}function st({league:e,tournaments:t,does:r}){let[i,a]=m(null),[o,s]=m(null),c=()=>a(null),l=()=>r(()=>{}),u=e.seasons.find(({id:e})=>e===i),d=t=>r(async n=>s({season:t,...await n.invite(e.id,t)})),f=e.managers.length>1?e.managers:[];return h`<section class="card">
<div class="league-name">
<h2>${e.name}</h2>
<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${y(`league.rename-named`,{name:e.name})} onClick=${()=>a(`name`)}>${y(`league.rename`)}</button>
</div>
<ul class="rows">
${e.seasons.map(e=>h`<li key=${e.id}>
<a class="row" href=${`#/season/${e.id}`}>
<span class="body"><strong>${e.name}</strong><small>${y(`league.tournaments`,{count:e.tournaments.length})}</small></span>
<${n} name="next" />
</a>
<button class="button beneath" type="button" aria-haspopup="dialog" aria-label=${y(`league.set-up-season`,{name:e.name})} onClick=${()=>a(e.id)}>
${y(`league.set-up`)}
</button>
</li>`)}
</ul>
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(`new`)}>${y(`league.new-season`)}</button>
<p class="soft">${y(`league.managers`,{names:e.managers.map(({name:e})=>e).join(`, `)})}</p>
<div class="pair">
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>d(null)}>${y(`league.invite`)}</button>
${f.length>0&&h`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(`managers`)}>${y(`league.remove`)}</button>`}
</div>
${i===`name`&&h`<${J} title=${y(`league.rename-named`,{name:e.name})} label=${y(`league.name`)} first=${e.name} longest=${200} yes=${y(`league.rename`)}
act=${(t,n)=>t.rename(e,n)} onDone=${l} onClose=${c} />`}
${i===`new`&&h`<${J} title=${y(`league.new-season`)} label=${y(`league.season-name`)} longest=${40} yes=${y(`league.make-season`)}
act=${(t,n)=>t.makeSeason(e.id,n)} onDone=${l} onClose=${c} />`}
${i===`managers`&&h`<${ct} league=${e} does=${r} onClose=${c} />`}
${u&&h`<${rt} league=${e} season=${u} tournaments=${t} does=${r} onInvite=${()=>d(u.id)} onClose=${c} />`}
${o&&h`<${lt} made=${o} onClose=${()=>s(null)} />`}
</section>`}function ct({league:e,does:t,onClose:n}){let[r,a]=m(null);return r?h`<${D} title=${y(`league.remove`)} text=${y(`league.remove-ask`,{name:r.name,league:e.name})} yes=${y(`league.remove`)} danger
onYes=${async()=>{await t(t=>t.removeManager(e.id,r.id)),n()}} onClose=${n} />`:h`<${i} title=${y(`league.remove`)} onClose=${n}>
<div class="stack">
${e.managers.map(e=>h`<button key=${e.id} class="button" type="button" onClick=${()=>a(e)}>${e.name}</button>`)}
</div>
<//>`}function lt({made:{link:e,secret:n,season:r,expires_at:a},onClose:o}){let s=r?n:e;return h`<${i} title=${y(r?`league.code-title`:`league.invite`)} onClose=${o}>
<p>${y(r?`league.code-text`:`league.invite-text`)}</p>
${!r&&h`<${j} link=${e} /><div class="link-code"><${E} text=${e} label=${y(`league.invite-code`)} /></div>`}
<${t} label=${y(r?`league.code`:`account.invite-link`)} value=${s} onInput=${()=>{}} readonly />
<p class="soft">${y(`account.invite-until`,{time:b(a)})}</p>
<${R} text=${s} />
<//>`}let Z=null;function ut({args:[e]}){return p(()=>{e&&(Z=e,x(`#/league`,{replace:!0}))},[e]),e?h`<${d} title=${y(`league.title`)} />`:h`<${dt} />`}function dt(){let[e,t]=m(null),[n,r]=m([]),{ask:i,wrong:a,mistakes:o}=M({onOut:()=>x(`#/account`)}),c=()=>i(async e=>{let n=Z;n&&s(y(`league.managed`,{name:(await e.leagues.accept(n)).name})),Z=null;let[i,a]=await Promise.all([e.read(),e.leagues.list()]);r(i.tournaments.filter(({roles:e})=>e.includes(`director`))),t(a)});if(p(()=>void c(),[]),!e)return h`<${d} title=${y(`league.title`)} up="#/account">${a||h`<${l} />`}<//>`;let u=e=>i(async n=>{await e(n.leagues),t(await n.leagues.list())});return h`<${d} title=${y(`league.title`)} up="#/account">
${a}
${e.map(e=>h`<${st} key=${e.id} league=${e} tournaments=${n} does=${u} />`)}
<${ft} first=${e.length===0} wrong=${o.name??o.slug} onMake=${e=>u(t=>t.make(e))} />
<${pt} tournaments=${n} wrong=${o.code} does=${u} />
<${k} />
<//>`}function ft({first:e,wrong:n,onMake:r}){let[i,a]=m(``);return h`<section class="card">
<h2>${y(`league.new`)}</h2>
${e&&h`<p>${y(`league.what`)}</p>`}
<form class="stack" onSubmit=${async e=>{e.preventDefault(),i.trim()&&(await r(i.trim()),a(``))}}>
<${t} label=${y(`league.name`)} value=${i} onInput=${a} wrong=${n} autocomplete="off" maxlength="200" />
<button class=${`button ${e?`main`:``}`}>${y(`league.make`)}</button>
</form>
</section>`}function pt({tournaments:e,wrong:n,does:r}){let[i,a]=m(``);if(e.length===0)return null;let o=e=>r(async t=>{let{season:n}=await t.join(e.id,{code:i.trim()});a(``),s(y(`league.joined`,{name:e.name,season:n}))});return h`<section class="card">
<h2>${y(`league.by-code`)}</h2>
<${t} label=${y(`league.code`)} hint=${y(`league.code-hint`)} value=${i} onInput=${a} wrong=${n} autocomplete="off" autocapitalize="none"
spellcheck=${!1} maxlength="100" />
${i.trim()&&h`<p>${y(`league.which`)}</p>
<div class="stack">${e.map(e=>h`<button key=${e.id} class="button" type="button" onClick=${()=>o(e)}>${e.name}</button>`)}</div>`}
</section>`}function Q({found:e,up:t}){let{name:n,rank:r,unranked:i,season:a}=e,o=a.ranking.penalties===`deducted`;return h`<${d} title=${n} up=${t}>
<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?y(`season.${i}`):y(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${y(`standings.scored`,{count:e.hanchans})}</dt><dd>${A(e.score)}</dd></div>
<div><dt>${y(o?`standings.taken`:`league.penalties.shown`)}</dt><dd>${A(-e.penalties)}</dd></div>
<div><dt><strong>${y(`standings.total`)}</strong></dt><dd>${A(e.total)}</dd></div>
</dl>
</section>
${e.parts.map(t=>h`<${mt} key=${t.id} part=${t} deducted=${o} done=${e.tournaments.find(({tournament:e})=>e===t.id)} />`)}
<//>`}function mt({part:e,done:t,deducted:n}){let r=t.score-(n?t.penalties:0),i=t.disqualified?y(`standings.disqualified`):t.is_counted?``:y(`season.dropped`);return h`<section class="card">
<div class="season-sum"><h2>${e.name}</h2><strong class=${t.is_counted?``:`uncounted`}>${A(r,!0)}</strong></div>
${i&&h`<p class="soft">${i}</p>`}
${e.games.length+e.ledger.length>0&&h`<${o} title=${y(`season.made-of`)}>
${()=>h`<dl class="facts">
${e.games.map(e=>h`<div key=${e.hanchan+e.seat}>
<dt>${[y(`hall-round`,{round:e.round}),y(`hall-table`,{label:e.table}),y(`standings.rank`,{rank:e.place})].join(` · `)}</dt>
<dd class=${e.in_season?``:`uncounted`}>${A(e.total,!0)}</dd>
</div>`)}
${e.ledger.map(e=>h`<div key=${e.id}>
<dt>${e.reason??y(`season.penalty`)}${e.round&&` · ${y(`hall-round`,{round:e.round})}`}</dt>
<dd>${le(e.unit,e.amount,!0)}</dd>
</div>`)}
</dl>`}
<//>`}
</section>`}const ht=f(S.frame,`SeasonTable`);function gt({args:[e,t]}){return h`<${_t} key=${`${e}/${t}`} season=${e} account=${t} />`}function _t({season:e,account:t}){let[n,r]=m(null),[i,a]=m(``),o=()=>{a(``),g.account().then(({leagues:n})=>n.standings(e,t)).then(r).catch(e=>a(N(e)))};p(o,[]);let s=t?`#/season/${e}`:`#/standings`;return n?t?h`<${Q} found=${n} up=${s} />`:h`<${vt} found=${n} up=${s} />`:h`<${d} title=${y(`season.title`)} up=${s}>
${i?h`<p class="note bad" role="alert">${i}</p><button class="button main" onClick=${o}>${y(`try-again`)}</button>`:h`<${l} />`}
<//>`}const $=/* @__PURE__ */ new Map;function vt({found:t,up:n}){let[r,i]=m(()=>$.get(t.season.id)??(t.teams.length?`teams`:`players`)),a=e=>($.set(t.season.id,e),i(e)),{season:o,tournaments:s}=t,c=t[r],l=ue()!==null,f=s.filter(e=>!e.is_scored);return h`<${d} title=${y(`season.of`,{name:o.name})} up=${n}>
<p class="soft">${[y(`season.played`,{count:s.filter(e=>e.is_played).length}),...bt(o.ranking)].join(` · `)}</p>
${f.map(e=>h`<p class="note warn" key=${e.id}>${y(`season.unscored`,{name:e.name})}</p>`)}
${t.teams.length>0&&h`<${e} label=${y(`standings.of`)} value=${r} onChange=${a}
options=${[`teams`,`players`].map(e=>({value:e,text:y(`standings.of.${e}`)}))} />`}
${c.length===0&&h`<${u} text=${y(`season.nobody`)} />`}
${c.length>0&&l?h`<${ht} key=${r} found=${t} of=${r} />`:h`<ul class="rows season" aria-label=${y(`season.title`)}>
${c.map(e=>h`<${yt} key=${e.id} season=${o} one=${e} />`)}
</ul>`}
${c.length>0&&h`<${xt} season=${o} of=${r} />`}
<//>`}function yt({season:e,one:t}){let n=[t.team,t.unranked&&y(`season.${t.unranked}`),y(`standings.hanchans`,{count:t.hanchans}),t.penalties!==0&&y(`season.penalties`,{p:A(-t.penalties)})];return h`<li>
<a class="row" href=${`#/season/${e.id}/${t.id}`}>
<span class="season-rank"><strong class="rank">${t.rank??`–`}</strong><${ce} one=${t} /></span>
<span class="body"><span class="who">${t.name}</span><small>${n.filter(Boolean).join(` · `)}</small></span>
<strong>${t.mean===null?A(t.total):ae(t.mean/100)}</strong>
</a>
</li>`}function bt({total:e,counted:t,of:n,number:r,minimum_hanchans:i,penalties:a}){return[e===`mean`&&y(`league.total.mean`),t!==`all`&&y(`season.${t}.${n}`,{count:r}),i>1&&y(`season.least`,{count:i}),a===`shown`&&y(`league.penalties.shown`)].filter(Boolean)}function xt({season:e,of:t}){let[n,r]=m(``);return p(()=>void g.account().then(({leagues:n})=>r(n.exportAddress(e.id,t))),[t]),h`<a class="button" href=${n} download>${y(`season.export`)}</a>`}export{Je as Account,ut as League,Ze as NewTournament,gt as Season,qe as SignInAgain};