import{$t as e,An as t,Bt as n,Cn as r,Ft as i,Gt as a,Ht as o,It as s,Lt as c,O as l,Pt as u,Rt as d,Sn as f,Tn as p,Wt as m,Zt as h,fn as g,in as _,m as v,qt as y,rn as b,sn as x,vi as S,xi as C,yn as w,zt as T}from"./app.js";import{Ar as E,Cr as D,Di as ee,Ei as O,Gr as k,Jr as te,Kr as ne,Mr as re,Oi as ie,Rr as ae,Tr as oe,Wr as A,Yr as se,_i as ce,_r as le,br as ue,dr as de,gi as j,hi as fe,jr as M,kr as pe,lr as me,mi as he,pi as N,qr as ge,ti as P,ur as _e,vi as ve,vr as ye,wr as be,yr as xe}from"./shared.js";const Se=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],Ce=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],we=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function F({onOut:e=()=>{},denied:n=``}={}){let{does:r,tell:i,wrong:a}=l(),[o,s]=C({});return{ask:a=>r(async()=>{s({});try{let e=await t.account();await ce(async()=>a(e))}catch(t){if(t.status===401)return e(x(`account.out-here`));let r=Te(t.problem?.errors??[]);s(r),Object.keys(r).length===0&&i(t.slug===`not-signed-in`?n:I(t))}}),wrong:a,mistakes:o,mended:(...e)=>s(t=>Object.fromEntries(Object.entries(t).filter(([t])=>!e.includes(t))))}}function I(e){if(e.name===`NoPasskey`)return x(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return x(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?x(`account.too-many`,{seconds:e.retryAfter}):Se.includes(e.slug)?x(`account.refused.${e.slug}`):e.message}function Te(e){return Object.fromEntries(e.map(e=>[e.field,Ee(e)]))}function Ee({field:e,message:t,cure:n}){return e===`password`?De(t):Ce.includes(e)?x(`account.wrong.${e}`):`${t} ${n}`}function De(e){let t=we.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?x(`account.weak.length`):`${x(`account.weak.${t}`)} ${x(`account.weak.cure`)}`}const Oe=/^(.*\D)?(\d+)(\D*)$/;function ke({args:[e]}){let[t,n]=C(null),[r,i]=C(null),{ask:o,wrong:s}=F({onOut:()=>w(`#/account`)}),c=()=>o(async t=>{let[r,i]=await Promise.all([t.read(),t.leagues.list()]),a=i.flatMap(({seasons:e})=>e),o=r.tournaments.find(({id:t})=>t===e),s=o?.roles.includes(`director`);n({tournament:s?o:null,season:a.find(t=>t.tournaments.some(({id:t})=>t===e)),staying:s?await t.staying(o.id):[]})});return S(()=>void c(),[]),r?g`<${Me} made=${r} />`:t?.tournament?g`<${Ae} ...${t} onMade=${i} />`:g`<${a} title=${x(`again.title`)} up="#/account">
${s||(t?g`<p class="note bad" role="alert">${x(`again.none`)}</p>`:g`<${m} />`)}
<//>`}function Ae({tournament:e,season:r,staying:i,onMade:o}){let[s,l]=C(Ne(e.name)),[u,d]=C(!0),[f,p]=C([]),[m,h]=C(!0),[_,v]=C(!!r),[y]=C(()=>t.account().then(e=>e.tournamentId())),{ask:b,wrong:S,mistakes:T}=F({onOut:()=>w(`#/account`)}),E=t=>{t.preventDefault();let n={name:s.trim(),copy_of:{tournament:e.id,people:u,officials:m,besides:f}};b(async e=>{let t=await e.found(await y,n);_&&await e.leagues.join(t.id,{season:r.id}),t.links.length?o({...t,name:n.name,found:await he()}):L(t)})},D=g`<button class="button main" form="again">${x(`account.found-make`)}</button>`;return g`<${a} title=${x(`again.title`)} up="#/account" actions=${D}>
<p>${x(`again.text`,{name:e.name})}</p>
<form class="stack" id="again" onSubmit=${E}>
<${c} label=${x(`account.found-name`)} value=${s} onInput=${l} wrong=${T.name??T.slug} autocomplete="off" maxlength="200" />
<${n} label=${x(`again.people`)} checked=${u} onChange=${d} />
${u&&i.length>0&&g`<${je} players=${i} besides=${f} onBesides=${p} />`}
<${n} label=${x(`again.officials`)} checked=${m} onChange=${h} />
${r&&g`<${n} label=${x(`again.season`,{name:r.name})} checked=${_} onChange=${v} />`}
${S}
</form>
<//>`}function je({players:e,besides:t,onBesides:r}){let i=(e,n)=>r(n?[...t,e]:t.filter(t=>t!==e));return g`<fieldset class="stack">
<legend>${x(`again.staying`)}</legend>
${e.map(({id:e,name:r,why:a})=>g`<${n} key=${e} label=${r} hint=${x(`again.why.${a}`)} checked=${t.includes(e)} onChange=${t=>i(e,t)} />`)}
</fieldset>`}function Me({made:e}){let t=g`<button class="button main" type="button" onClick=${()=>L(e)}>${x(`again.enter`)}</button>`;return g`<${se} codes=${e.links} found=${e.found} name=${e.name} title=${x(`again.links`)} up="#/account" next=${t} />`}function L({id:e,official_id:t}){w(`#/account/enter/${e}/${t}`,{replace:!0})}function Ne(e){let[,t=``,n,r]=Oe.exec(e)??[];return n?`${t}${Number(n)+1}${r}`:`${e} 2`}function Pe(e){return g`<${ne} to=${e.tournament}><${Fe} ...${e} /><//>`}function Fe({tournament:n,official:r}){let i=te(),{ask:o,wrong:s}=F({onOut:()=>i(`#/account`)}),c=()=>o(async()=>{await t.enter(n,r),k(!0),e(x(`hall-joined`,{name:t.snapshot.state.settings.name})),i(Ie(t.snapshot)?`#/setup`:`#/tables`)});if(S(()=>void c(),[]),!s)return g`<${ge} up="#/account" />`;let l=g`<button class="button main" onClick=${c}>${x(`try-again`)}</button>`;return g`<${a} title=${x(`hall-join-failed`)} up="#/account" actions=${l}>${s}<//>`}function Ie({state:e,official:t}){return v(t,[`director`])&&Object.keys(e.hanchans).length===0}function R({codes:e,handle:t,onKept:n}){let r=x(`account.codes-for`,{handle:t}),i=[r,``,...e,``].join(`
`),o=()=>ae(new Blob([i],{type:`text/plain`}),`shinpan-recovery-codes.txt`),s=g`<button class="button main" onClick=${n}>${x(`account.codes-kept`)}</button>`;return g`<${a} title=${x(`account.codes`)} up=${null} actions=${s}>
<p class="unprinted">${x(`account.codes-text`)}</p>
<section class="card">
<h2>${r}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>g`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${z} text=${i} />
<button class="button" type="button" onClick=${()=>print()}>${x(`account.print`)}</button>
<button class="button" type="button" onClick=${o}>${x(`account.save`)}</button>
</div>
<//>`}function z({text:t}){return navigator.clipboard?g`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>e(x(`account.copied`)),()=>e(x(`account.not-copied`)))}>${x(`account.copy`)}</button>`:null}function Le({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[r,i]=C(!1),{ask:a,wrong:o}=F({onOut:n});return g`<section class="card">
<h2>${x(`account.codes`)}</h2>
<p>${x(`account.codes-left`,{count:e})}</p>
${e<3&&g`<p class="note warn">${x(`account.codes-few`)}</p>`}
${o}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${x(`account.codes-new`)}</button>
${r&&g`<${M} title=${x(`account.codes-new-ask`)} text=${x(`account.codes-new-text`)} yes=${x(`account.codes-new`)} danger
onYes=${()=>{i(!1),a(async e=>t(await e.renewCodes()))}} onClose=${()=>i(!1)} />`}
</section>`}function Re({account:t,onAccount:n,onOut:r}){let{ask:i,wrong:a}=F({onOut:r}),o=t=>i(async r=>{n(await r.endSession(t)),e(x(`account.session-ended`))});return g`<section class="card">
<h2>${x(`account.sessions`)}</h2>
<ul class="rows">
${t.sessions.map(e=>g`<li key=${e.id}><${ze} session=${e} onEnd=${()=>o(e.id)} /></li>`)}
</ul>
${a}
</section>`}function ze({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=B(e);return g`<div class="row">
<span class="body"><strong>${i}</strong><small>${x(`account.session-seen`,{time:_(t)})}</small></span>
${n?g`<span class="badge">${x(`account.session-here`)}</span>`:g`<button class="button" aria-label=${x(`account.session-end-this`,{agent:i})} onClick=${r}>${x(`account.session-end`)}</button>`}
</div>`}const Be=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],Ve=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function B(e){return[Be,Ve].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||x(`account.unknown-agent`)}function V(){let[e,n]=C(``);return S(()=>void t.account().then(e=>n(e.obstacle())),[]),e&&x(`account.obstacle.${e}`)}function He({account:t,onAccount:n,onOut:r}){let[i,a]=C(!1),[o,s]=C(null),c=V(),{ask:l,wrong:u}=F({onOut:r});return g`<section class="card">
<h2>${x(`account.passkeys`)}</h2>
${t.passkeys.length===0&&g`<p class="soft">${x(`account.no-passkeys`)}</p>`}
<ul class="rows">
${t.passkeys.map(e=>g`<li key=${e.id}><${Ue} passkey=${e} onRemove=${()=>s(e)} /></li>`)}
</ul>
${u}
${c?g`<p class="soft">${c}</p>`:g`<button class="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${x(`account.add-passkey`)}</button>`}
${i&&g`<${We} onAdded=${t=>{a(!1),e(x(`account.passkey-added`)),n(t)}} onOut=${r} onClose=${()=>a(!1)} />`}
${o&&g`<${M} title=${x(`account.remove-ask`)} text=${x(`account.remove-text`,{label:o.label})} yes=${x(`account.remove`)}
danger onYes=${()=>{s(null),l(async e=>n(await e.removePasskey(o.id)))}} onClose=${()=>s(null)} />`}
</section>`}function Ue({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?x(`account.passkey-used`,{time:_(n)}):x(`account.passkey-made`,{time:_(t)});return g`<div class="row">
<span class="body"><strong>${e}</strong><small>${i}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${x(`account.remove-this`,{label:e})} onClick=${r}>
${x(`account.remove`)}
</button>
</div>`}function We({onAdded:e,onOut:t,onClose:n}){let[r,i]=C(()=>B(navigator.userAgent)),{ask:a,wrong:o,mistakes:s}=F({onOut:t});return g`<${u} title=${x(`account.add-passkey`)} onClose=${n}>
<form onSubmit=${t=>{t.preventDefault(),a(async t=>e(await t.addPasskey(r.trim())))}}>
<${c} label=${x(`account.passkey-label`)} hint=${x(`account.passkey-label-hint`)} value=${r} onInput=${i}
wrong=${s.label??s.credential} maxlength="200" />
${o}
<button class="button main">${x(`account.add-passkey`)}</button>
</form>
<//>`}function H(e){let[t,r]=C(!1);return g`<${c} ...${e} type=${t?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${n} label=${x(`account.show`)} checked=${t} onChange=${r} />`}function Ge({account:e,onAccount:t,onOut:n}){let r=x(e.has_password?`account.password-change`:`account.password-set`);return g`<${i} title=${g`<h2>${r}</h2>`}>
${()=>g`<${Ke} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function Ke({account:t,label:n,onAccount:r,onOut:i}){let[a,o]=C(``),[s,l]=C(``),{ask:u,wrong:d,mistakes:f}=F({onOut:i});return g`<form class="stack" onSubmit=${n=>{n.preventDefault(),u(async n=>{r(await n.setPassword({password:s,...t.has_password&&{current:a}})),o(``),l(``),e(x(`account.password-done`))})}}>
${t.has_password&&g`<${c} type="password" label=${x(`account.password-current`)} value=${a} onInput=${o} wrong=${f.current}
autocomplete="current-password" maxlength="200" />`}
<${H} label=${x(`account.new-password`)} hint=${x(`account.password-hint`)} value=${s} onInput=${l}
wrong=${f.password} autocomplete="new-password" />
<p class="soft">${x(`account.password-others`)}</p>
${d}
<button class="button main">${n}</button>
</form>`}function qe({secret:e,onDone:t}){let[n,r]=C(null);return n?g`<${R} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:g`<${Je} secret=${e} onMade=${r} onAccount=${t} />`}function Je({secret:e,onMade:t,onAccount:n}){let[r,i]=C(``),[o,l]=C(``),[u,d]=C(`password`),[f,p]=C(``),m=V(),{ask:h,wrong:_,mistakes:v}=F(),y=[`password`,`passkey`].map(e=>({value:e,text:x(`account.way.${e}`)}));return g`<${a} title=${x(`account.make`)}>
<p>${x(`account.make-text`)}</p>
<form class="stack" onSubmit=${n=>{n.preventDefault();let i={link:e,handle:o.trim().toLowerCase(),name:r.trim()};h(async e=>t(await e.create(u===`password`?{...i,password:f}:i)))}}>
<${c} label=${x(`account.name`)} hint=${x(`account.name-hint`)} value=${r} onInput=${i} wrong=${v.name}
autocomplete="name" maxlength="200" />
<${c} label=${x(`account.handle`)} hint=${x(`account.handle-hint`)} value=${o} onInput=${l} wrong=${v.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${m?g`<p class="soft">${m}</p>`:g`<${s} label=${x(`account.way`)} value=${u} options=${y} onChange=${d} />`}
${u===`password`?g`<${H} label=${x(`account.password`)} hint=${x(`account.password-hint`)} value=${f} onInput=${p}
wrong=${v.password} autocomplete="new-password" />`:g`<p>${x(`account.passkey-text`)}</p>`}
${_}
<button class="button main">${x(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${n}>${x(`account.have-one`)}</button>
<//>`}function Ye({onOut:e}){let[t,n]=C(null),{ask:r,wrong:i}=F({onOut:e});return g`<section class="card">
<h2>${x(`account.invite`)}</h2>
<p>${x(`account.invite-text`)}</p>
${i}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${x(`account.invite-make`)}</button>
${t&&g`<${Xe} link=${t} onClose=${()=>n(null)} />`}
</section>`}function Xe({link:{url:e,expires_at:t},onClose:n}){return g`<${u} title=${x(`account.invite`)} onClose=${n}>
<${N} link=${e} />
<div class="link-code"><${P} text=${e} label=${x(`account.invite-code`)} /></div>
<p>${x(`account.invite-until`,{time:_(t)})}</p>
<${c} label=${x(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${z} text=${e} />
<//>`}function Ze({said:e,...t}){let{account:n}=t,[r,i]=C(null),o=()=>{i(null),t.onAccount({...n,recovery_codes_left:r?.length})};if(r)return g`<${R} codes=${r} handle=${n.handle} onKept=${o} />`;let s=!n.has_password&&n.passkeys.length===0;return g`<${a} title=${n.name}>
<p class="soft">${x(`account.signed-in-as`,{handle:n.handle})}</p>
${e&&g`<p class="note warn" role="status">${e}</p>`}
${s&&g`<p class="note warn" role="status">${x(`account.no-way-in`)}</p>`}
<${Qe} tournaments=${n.tournaments} />
<${He} ...${t} />
<${Ge} ...${t} />
<${Le} ...${t} onCodes=${i} />
<${Re} ...${t} />
<${Ye} onOut=${t.onOut} />
<${$e} onOut=${t.onOut} />
<${j} />
<//>`}function Qe({tournaments:e}){let{tournament:t,official:n}=b(),r=e=>e.id===t?.id&&e.official_id===n?.id;return g`<section class="card">
<h2>${x(`account.tournaments`)}</h2>
${e.length===0&&g`<p class="soft">${x(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>g`<li key=${e.id}>
<a class="row" href=${r(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>x(`hall-role.${e}`)).join(` · `)}</small></span>
${r(e)&&g`<span class="badge">${x(`account.you-are-in`)}</span>`}
<${y} name="next" />
</a>
${e.roles.includes(`director`)&&g`<a class="button beneath" href=${`#/account/again/${e.id}`} aria-label=${x(`again.from`,{name:e.name})}>${x(`again.button`)}</a>`}
</li>`)}
</ul>
<div class="pair">
<a class="button" href="#/found">${x(`account.found`)}</a>
<a class="button" href="#/league">${x(`league.title`)}</a>
</div>
</section>`}function $e({onOut:t}){let{outbox:n}=b(),[r,i]=C(!1),{ask:a,wrong:o}=F({onOut:t}),s=n.filter(({state:e})=>e!==`differs`).length,c=()=>{i(!1),a(async n=>{await n.signOut(),e(x(`account.signed-out`)),t(``)})};return g`${o}
<button class="button danger" type="button" onClick=${()=>s?i(!0):c()}>${x(`account.sign-out`)}</button>
${r&&g`<${M} title=${x(`account.sign-out`)} text=${x(`account.sign-out-unsent`,{count:s})} yes=${x(`account.sign-out`)} danger
onYes=${c} onClose=${()=>i(!1)} />`}`}function et({said:e,onIn:t}){return g`<${a} title=${x(`account.sign-in`)}>
${e?g`<p class="note warn" role="status">${e}</p>`:g`<p>${x(`account.sign-in-text`)}</p>`}
<${U} onIn=${t} />
<a class="button" href="#/join">${x(`hall-join`)}</a>
<//>`}function U(e){let[t,n]=C(`password`),r=[`password`,`code`].map(e=>({value:e,text:x(`account.way.${e}`)}));return g`<${tt} ...${e} />
<${s} label=${x(`account.way`)} value=${t} options=${r} onChange=${n} />
${t===`password`?g`<${nt} ...${e} />`:g`<${rt} ...${e} />`}`}function tt({onIn:e}){let t=V(),{ask:n,wrong:r}=F({denied:x(`account.denied.passkey`)});return t?g`<p class="soft">${t}</p>`:g`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${x(`account.by-passkey`)}</button>
</div>
${r}`}function nt({onIn:e,handle:t=``}){let[n,r]=C(t),[i,a]=C(``),{ask:o,wrong:s,mistakes:c}=F({denied:x(`account.denied.password`)});return g`<form class="stack" onSubmit=${t=>{t.preventDefault(),o(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
<${W} readonly=${!!t} value=${n} onInput=${r} wrong=${c.handle&&x(`account.wrong.name`)} />
<${H} label=${x(`account.password`)} value=${i} onInput=${a} wrong=${c.password}
autocomplete="current-password" />
${s}
<button class="button">${x(`account.by-password`)}</button>
</form>`}function rt({onIn:e,handle:t=``}){let[n,r]=C(t),[i,a]=C(``),[o,s]=C(``),{ask:l,wrong:u,mistakes:d}=F({denied:x(`account.denied.code`)});return g`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{await t.recover({handle:n,code:i,...o&&{password:o}}),await e()})}}>
<${W} readonly=${!!t} value=${n} onInput=${r} wrong=${d.handle&&x(`account.wrong.name`)} />
<${c} label=${x(`account.way.code`)} hint=${x(`account.code-hint`)} value=${i} onInput=${a} wrong=${d.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${H} label=${x(`account.new-password`)} hint=${x(`account.new-password-hint`)} value=${o} onInput=${s}
wrong=${d.password} autocomplete="new-password" />
${u}
<button class="button">${x(`account.by-code`)}</button>
</form>`}function W(e){return g`<${c} ...${e} label=${x(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function it({onProven:e,onClose:t}){let[n,r]=C(null);return S(()=>void G().then(r,t),[]),g`<${u} title=${x(`account.again`)} onClose=${t}>
<p>${x(`account.again-text`)}</p>
${n?g`<${U} handle=${n.handle} onIn=${async()=>{let{id:t}=await G();t===n.id?e():location.reload()}} />`:g`<${m} />`}
<//>`}async function G(){return(await t.account()).read()}let K=null;function at({args:[e,...t]}){let[n,r]=C(e?null:K),i=ve(`#/account/${e}`)?.account;return S(()=>{i&&(K=i,w(`#/account`,{replace:!0}))},[]),i?g`<${a} title=${x(`account.make`)} />`:e===`again`?g`<${ke} args=${t} />`:e===`enter`&&t.length===2?g`<${Pe} tournament=${t[0]} official=${t[1]} />`:n?g`<${qe} secret=${n} onDone=${()=>r(K=null)} />`:g`<${ot} said=${e?x(`account.mangled`):``} />`}function ot({said:e}){let[n,r]=C(null),[i,o]=C(null),[s,c]=C(``),l=()=>(o(null),t.account().then(e=>e.read().then(u,d))),u=e=>(k(!0),r(e)),d=e=>{e.status===401&&k(!1),o(e)};S(()=>void l(),[]);let f=e=>{k(!1),c(e),r(null),o({status:401})};if(n)return g`<${Ze} account=${n} onAccount=${r} onOut=${f} said=${e} />`;if(i?.status===401)return g`<${et} said=${s||e} onIn=${l} />`;if(!i)return g`<${a} title=${x(`account.title`)}><${m} /><//>`;let p=g`<button class="button main" onClick=${l}>${x(`try-again`)}</button>`;return g`<${a} title=${x(`account.title`)} actions=${p}>
<p class="note bad" role="alert">${I(i)}</p>
<//>`}const st={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},q=`shinpan.new-tournament`,ct=Intl.DateTimeFormat().resolvedOptions().timeZone;var lt=E(({rules:e})=>{let{draft:n,type:r,forget:i}=ut(e),{name:o,slug:s,currency:l,rulebook:u}=n,f=dt(n.zone),[p]=C(()=>t.account().then(e=>e.tournamentId())),{ask:m,wrong:h,mistakes:_,mended:v}=F({onOut:()=>w(`#/account`)}),y=s??pt(o),b=be(e.library,u),S=ye(b);return g`<${a} title=${x(`account.found`)} up="#/account">
<${ft} rules=${e} book=${b} choice=${u} onChoice=${e=>r({rulebook:e})} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:o.trim(),slug:y,rulebook:u,currency:S??l,time_zone:f};m(async e=>{let n=await e.found(await p,t);i(),w(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
<${c} label=${x(`account.found-name`)} value=${o} onInput=${e=>(v(`name`,`slug`),r({name:e}))} wrong=${_.name} autocomplete="off" maxlength="200" />
<${c} label=${x(`account.found-slug`)} hint=${x(`account.found-slug-hint`,{slug:y})} value=${y} onInput=${e=>(v(`slug`),r({slug:e}))}
wrong=${_.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${S?g`<p>${x(`account.found-currency-fixed`,{currency:S})}</p>`:g`<${d} label=${x(`account.found-currency`)} value=${l} options=${le()} onChange=${e=>(v(`currency`),r({currency:e}))} />`}
<${d} label=${x(`account.found-zone`)} value=${f} options=${xe(f)} onChange=${e=>(v(`time_zone`),r({zone:e}))} />
${Object.entries(_).map(([e,t])=>![`name`,`slug`].includes(e)&&g`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${h}
<button class="button main">${x(`account.found-make`)}</button>
</form>
<//>`});function ut(e){let[t,n]=C(()=>{let t={name:``,slug:null,currency:st[e.lang],rulebook:e.choice,zone:``,...r(q)};return pe(e.library,t.rulebook)?{...t,rulebook:e.choice}:t});return{draft:t,type:e=>{let r={...t,...e};f(q,r),n(r)},forget:()=>f(q,null)}}function dt(e){let[n,r]=C(``);return S(()=>{A()&&t.account().then(e=>e.read()).then(({tournaments:[e]})=>e&&r(e.time_zone),()=>{})},[]),e||n||ct}function ft({rules:e,book:t,choice:n,onChoice:r}){let[i,a]=C(!1);return g`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${y} name="book" />
<span class="body"><small>${x(`account.found-rules`)}</small><strong>${oe(e,t)}</strong></span>
<span class="badge">${x(`call.change`)}</span>
</button>
<${D} rules=${e} standing=${t.content.standing} />
${i&&g`<${ue} rules=${e} value=${n} onUse=${e=>{a(!1),r(e)}} onClose=${()=>a(!1)} />`}
</div>`}function pt(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function J({title:e,label:t,first:n=``,longest:r,yes:i,act:a,onDone:o,onClose:s}){let[l,d]=C(n),{ask:f,wrong:p,mistakes:m}=F({onOut:()=>w(`#/account`)});return g`<${u} title=${e} onClose=${s}>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=l.trim();if(!t||t===n)return t&&s();f(async({leagues:e})=>{await a(e,t),await o(),s()})}}>
<${c} label=${t} value=${l} onInput=${d} wrong=${m.name&&x(`league.wrong-name`)} autocomplete="off" maxlength=${String(r)} />
${p}
<button class="button main" disabled=${!l.trim()}>${i}</button>
</form>
<//>`}const Y=[`first-places`,`best-tournament`,`best-hanchan`,`more-hanchans`,`fewer-penalties`];function mt({ranking:e,onChange:t}){let n=n=>{let r={...e,...n};t({...r,number:r.counted===`all`?0:Math.max(1,r.number)})},r=(t,r)=>g`<${s} label=${x(`league.${t}`)} value=${e[t]} onChange=${e=>n({[t]:e})}
options=${r.map(e=>({value:e,text:x(`league.${t}.${e}`)}))} />`,i=(t,r)=>g`<${T} label=${x(`league.${t}`)} value=${e[t]} min=${r} max=${99} less=${x(`league.less`)} more=${x(`league.more`)}
onChange=${e=>n({[t]:e})} />`;return g`<section class="stack">
<h3>${x(`league.ranking`)}</h3>
${r(`total`,[`sum`,`mean`])} ${r(`counted`,[`all`,`best`,`drop`])}
${e.counted!==`all`&&g`${r(`of`,[`tournaments`,`hanchans`])} ${i(`number`,1)}`}
${i(`minimum_hanchans`,1)} ${i(`minimum_tournaments`,1)}
${r(`penalties`,[`deducted`,`shown`])} ${r(`disqualified`,[`tournament`,`season`])}
<${ht} ties=${e.ties} onChange=${e=>n({ties:e})} />
</section>`}function ht({ties:e,onChange:t}){return(e.length<Y.length?[...e,``]:e).map((n,r)=>{let i=[``,...Y.filter(t=>t===n||!e.includes(t))].map(e=>({value:e,text:x(`league.ties.${e||`none`}`)})),a=t=>[...e.slice(0,r),...t?[t]:[],...e.slice(r+1)];return g`<${d} key=${r} label=${x(r?`league.ties.then`:`league.ties`)} value=${n} options=${i}
onChange=${e=>t(a(e))} />`})}const gt=[`name`,`starts_on`,`ends_on`,`standings_open`,`ranking`];function _t({league:e,season:t,onDone:r}){let[i,a]=C(t),[o,s]=C(()=>X(t)),{ask:l,wrong:u,mistakes:d,mended:f}=F({onOut:()=>w(`#/account`)}),p=e=>s({...o,...e}),m={starts_on:o.starts_on||null,ends_on:o.ends_on||null},h={...o,...m,name:o.name.trim()},_=Object.fromEntries(gt.filter(e=>JSON.stringify(h[e])!==JSON.stringify(i[e])).map(e=>[e,h[e]])),v=t=>{t.preventDefault(),l(async({leagues:t})=>{let n=await t.changeSeason(e.id,i,_);await r(),a(n),s(X(n))})},y=(e,t)=>g`<${c} label=${x(`league.season.${e}`)} value=${o[e]} autocomplete="off"
onInput=${t=>(f(`name`,`ends_on`),p({[e]:t}))} ...${t} />`;return g`<form class="stack" onSubmit=${v}>
${y(`name`,{maxlength:`40`,wrong:d.name&&x(`league.wrong-name`)})}
${y(`starts_on`,{type:`date`})}
${y(`ends_on`,{type:`date`,wrong:d.ends_on&&x(`league.wrong-end`)})}
<${n} label=${x(`league.open`)} hint=${x(`league.open-hint`)} checked=${o.standings_open} onChange=${e=>p({standings_open:e})} />
${i.standings_open&&o.standings_open&&g`<${vt} season=${t.id} />`}
<${mt} ranking=${o.ranking} onChange=${e=>p({ranking:e})} />
${u}
${Object.keys(_).length>0&&g`<div class="season-save stack"><button class="button main" disabled=${!h.name}>${x(`league.season.save`)}</button></div>`}
</form>`}function vt({season:e}){let t=`${fe()}/#/season/${e}`;return g`<${c} label=${x(`league.open-address`)} value=${t} onInput=${()=>{}} readonly />
<div class="pair">
<${z} text=${t} />
<a class="button" href=${`#/season/${e}`}>${x(`league.open-look`)}</a>
</div>`}function X({name:e,starts_on:t,ends_on:n,standings_open:r,ranking:i}){return{name:e,starts_on:t??``,ends_on:n??``,standings_open:r,ranking:i}}function yt({league:e,season:t,tournaments:n,does:r,onInvite:i,onClose:a}){let[o,s]=C(null),c=new Set(e.seasons.flatMap(e=>e.tournaments.map(({id:e})=>e))),l=new Set(n.map(({id:e})=>e));return o?g`<${bt} season=${t} tournament=${o} does=${r} onClose=${a} />`:g`<${u} title=${t.name} onClose=${a}>
<section class="stack">
<h3>${x(`league.in-season`)}</h3>
${t.tournaments.length===0&&g`<p class="soft">${x(`league.none-yet`)}</p>`}
${t.tournaments.length>0&&g`<ul class="rows">
${t.tournaments.map(e=>g`<li key=${e.id}><div class="row">
<span class="body">${e.name}</span>
${l.has(e.id)&&g`<button class="button quiet" type="button" aria-label=${x(`league.leave-named`,{name:e.name})} onClick=${()=>s(e)}>${x(`league.leave`)}</button>`}
</div></li>`)}
</ul>`}
${n.filter(({id:e})=>!c.has(e)).map(e=>g`<button key=${e.id} class="button" type="button" onClick=${()=>r(n=>n.join(e.id,{season:t.id}))}>
${x(`league.add`,{name:e.name})}
</button>`)}
<button class="button" type="button" onClick=${i}>${x(`league.code-make`)}</button>
</section>
<${_t} league=${e} season=${t} onDone=${()=>r(()=>{})} />
<//>`}function bt({season:e,tournament:t,does:n,onClose:r}){let[i,a]=C(null),o=e=>n(async n=>{if(!i)return a(await n.leave(t.id,e,!0));await n.leave(t.id,e),r()}),s=i?x(`league.leave-lost`,{offences:i.offences.length,fines:i.fines.length}):x(`league.leave-text`,{name:t.name,season:e.name});return g`<${re} title=${x(`league.leave-named`,{name:t.name})} text=${s} yes=${x(i?`league.leave`:`league.leave-look`)}
onReason=${o} onClose=${r} />`}function xt({league:e,tournaments:t,does:n}){let[r,i]=C(null),[a,o]=C(null),s=()=>i(null),c=()=>n(()=>{}),l=e.seasons.find(({id:e})=>e===r),u=t=>n(async n=>o({season:t,...await n.invite(e.id,t)})),d=e.managers.length>1?e.managers:[];return g`<section class="card">
<div class="league-name">
<h2>${e.name}</h2>
<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${x(`league.rename-named`,{name:e.name})} onClick=${()=>i(`name`)}>${x(`league.rename`)}</button>
</div>
<ul class="rows">
${e.seasons.map(e=>g`<li key=${e.id}>
<a class="row" href=${`#/season/${e.id}`}>
<span class="body"><strong>${e.name}</strong><small>${x(`league.tournaments`,{count:e.tournaments.length})}</small></span>
<${y} name="next" />
</a>
<button class="button beneath" type="button" aria-haspopup="dialog" aria-label=${x(`league.set-up-season`,{name:e.name})} onClick=${()=>i(e.id)}>
${x(`league.set-up`)}
</button>
</li>`)}
</ul>
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(`new`)}>${x(`league.new-season`)}</button>
<p class="soft">${x(`league.managers`,{names:e.managers.map(({name:e})=>e).join(`, `)})}</p>
<div class="pair">
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>u(null)}>${x(`league.invite`)}</button>
${d.length>0&&g`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(`managers`)}>${x(`league.remove`)}</button>`}
</div>
${r===`name`&&g`<${J} title=${x(`league.rename-named`,{name:e.name})} label=${x(`league.name`)} first=${e.name} longest=${200} yes=${x(`league.rename`)}
act=${(t,n)=>t.rename(e,n)} onDone=${c} onClose=${s} />`}
${r===`new`&&g`<${J} title=${x(`league.new-season`)} label=${x(`league.season-name`)} longest=${40} yes=${x(`league.make-season`)}
act=${(t,n)=>t.makeSeason(e.id,n)} onDone=${c} onClose=${s} />`}
${r===`managers`&&g`<${St} league=${e} does=${n} onClose=${s} />`}
${l&&g`<${yt} league=${e} season=${l} tournaments=${t} does=${n} onInvite=${()=>u(l.id)} onClose=${s} />`}
${a&&g`<${Ct} made=${a} onClose=${()=>o(null)} />`}
</section>`}function St({league:e,does:t,onClose:n}){let[r,i]=C(null);return r?g`<${M} title=${x(`league.remove`)} text=${x(`league.remove-ask`,{name:r.name,league:e.name})} yes=${x(`league.remove`)} danger
onYes=${async()=>{await t(t=>t.removeManager(e.id,r.id)),n()}} onClose=${n} />`:g`<${u} title=${x(`league.remove`)} onClose=${n}>
<div class="stack">
${e.managers.map(e=>g`<button key=${e.id} class="button" type="button" onClick=${()=>i(e)}>${e.name}</button>`)}
</div>
<//>`}function Ct({made:{link:e,secret:t,season:n,expires_at:r},onClose:i}){let a=n?t:e;return g`<${u} title=${x(n?`league.code-title`:`league.invite`)} onClose=${i}>
<p>${x(n?`league.code-text`:`league.invite-text`)}</p>
${!n&&g`<${N} link=${e} /><div class="link-code"><${P} text=${e} label=${x(`league.invite-code`)} /></div>`}
<${c} label=${x(n?`league.code`:`account.invite-link`)} value=${a} onInput=${()=>{}} readonly />
<p class="soft">${x(`account.invite-until`,{time:_(r)})}</p>
<${z} text=${a} />
<//>`}let Z=null;function wt({args:[e]}){return S(()=>{e&&(Z=e,w(`#/league`,{replace:!0}))},[e]),e?g`<${a} title=${x(`league.title`)} />`:g`<${Tt} />`}function Tt(){let[t,n]=C(null),[r,i]=C([]),{ask:o,wrong:s,mistakes:c}=F({onOut:()=>w(`#/account`)}),l=()=>o(async t=>{let r=Z;r&&e(x(`league.managed`,{name:(await t.leagues.accept(r)).name})),Z=null;let[a,o]=await Promise.all([t.read(),t.leagues.list()]);i(a.tournaments.filter(({roles:e})=>e.includes(`director`))),n(o)});if(S(()=>void l(),[]),!t)return g`<${a} title=${x(`league.title`)} up="#/account">${s||g`<${m} />`}<//>`;let u=e=>o(async t=>{await e(t.leagues),n(await t.leagues.list())});return g`<${a} title=${x(`league.title`)} up="#/account">
${s}
${t.map(e=>g`<${xt} key=${e.id} league=${e} tournaments=${r} does=${u} />`)}
<${Et} first=${t.length===0} wrong=${c.name??c.slug} onMake=${e=>u(t=>t.make(e))} />
<${Dt} tournaments=${r} wrong=${c.code} does=${u} />
<${j} />
<//>`}function Et({first:e,wrong:t,onMake:n}){let[r,i]=C(``),[a,o]=C(!1);return g`<section class="card">
<h2>${x(`league.new`)}</h2>
${e&&g`<p>${x(`league.what`)}</p>`}
<form class="stack" onSubmit=${async e=>{e.preventDefault(),o(!r.trim()),r.trim()&&(await n(r.trim()),i(``))}}>
<${c} label=${x(`league.name`)} value=${r} onInput=${i} wrong=${a&&!r.trim()?x(`correct.empty`):t} autocomplete="off" maxlength="200" />
<button class=${`button ${e?`main`:``}`}>${x(`league.make`)}</button>
</form>
</section>`}function Dt({tournaments:t,wrong:n,does:r}){let[i,a]=C(``);if(t.length===0)return null;let o=t=>r(async n=>{let{season:r}=await n.join(t.id,{code:i.trim()});a(``),e(x(`league.joined`,{name:t.name,season:r}))});return g`<section class="card">
<h2>${x(`league.by-code`)}</h2>
<${c} label=${x(`league.code`)} hint=${x(`league.code-hint`)} value=${i} onInput=${a} wrong=${n} autocomplete="off" autocapitalize="none"
spellcheck=${!1} maxlength="100" />
${i.trim()&&g`<p>${x(`league.which`)}</p>
<div class="stack">${t.map(e=>g`<button key=${e.id} class="button" type="button" onClick=${()=>o(e)}>${e.name}</button>`)}</div>`}
</section>`}function Q({found:e,up:t}){let{name:n,rank:r,unranked:i,season:o}=e,s=o.ranking.penalties===`deducted`;return g`<${a} title=${n} up=${t}>
<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?x(`season.${i}`):x(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${x(`standings.scored`,{count:e.hanchans})}</dt><dd>${O(e.score)}</dd></div>
<div><dt>${x(s?`standings.taken`:`league.penalties.shown`)}</dt><dd>${O(-e.penalties)}</dd></div>
<div><dt><strong>${x(`standings.total`)}</strong></dt><dd>${O(e.total)}</dd></div>
</dl>
</section>
${e.parts.map(t=>g`<${Ot} key=${t.id} part=${t} deducted=${s} done=${e.tournaments.find(({tournament:e})=>e===t.id)} />`)}
<//>`}function Ot({part:e,done:t,deducted:n}){let r=_e(t)-(n?t.penalties:0),a=t.disqualified?x(`standings.disqualified`):t.is_counted?``:x(`season.dropped`);return g`<section class="card">
<div class="season-sum"><h2>${e.name}</h2><strong class=${t.is_counted?``:`uncounted`}>${O(r)}</strong></div>
${a&&g`<p class="soft">${a}</p>`}
${e.games.length+e.ledger.length>0&&g`<${i} title=${x(`season.made-of`)}>
${()=>g`<dl class="facts">
${e.games.map(e=>g`<div key=${e.hanchan+e.seat}>
<dt>${[x(`hall-round`,{round:e.round}),x(`hall-table`,{label:e.table}),x(`standings.rank`,{rank:e.place})].join(` · `)}</dt>
<dd class=${e.in_season?``:`uncounted`}>${O(e.total)}</dd>
</div>`)}
${e.ledger.map(e=>g`<div key=${e.id}>
<dt>${e.reason??x(`season.penalty`)}${e.round&&` · ${x(`hall-round`,{round:e.round})}`}</dt>
<dd>${ee(e.unit,e.amount,!0)}</dd>
</div>`)}
</dl>`}
<//>`}
</section>`}function kt({season:e,tournaments:t,onChanged:n}){let[r,i]=C(null);if(S(()=>{jt(e,t).then(i,e=>k(e.status!==401))},[t.length]),!r)return null;let{last:a,free:o}=r;return a?g`<a class="button" href=${`#/account/again/${a.id}`}>${x(`again.from`,{name:a.name})}</a>`:t.length===0&&g`<${At} season=${e} free=${o} onChanged=${n} />`}function At({season:e,free:t,onChanged:n}){let{ask:r,wrong:i}=F({onOut:()=>w(`#/account`)}),a=t=>r(async({leagues:r})=>{await r.join(t.id,{season:e.id}),n()});return g`${i}
${t.map((e,t)=>g`<button key=${e.id} class=${`button ${t===0?`main`:``}`} type="button" onClick=${()=>a(e)}>${x(`league.add`,{name:e.name})}</button>`)}
<a class=${`button ${t.length===0?`main`:``}`} href="#/found">${x(`account.found`)}</a>`}async function jt(e,n){let r=await t.account(),[i,a]=await Promise.all([r.read(),r.leagues.list()]),o=a.flatMap(e=>e.seasons);if(!o.some(({id:t})=>t===e.id))return null;let s=new Set(o.flatMap(e=>e.tournaments.map(({id:e})=>e))),c=i.tournaments.filter(({roles:e})=>e.includes(`director`)),l=c.filter(({id:e})=>!s.has(e)).slice(0,3);return{last:n.findLast(({id:e})=>c.some(t=>t.id===e)),free:l}}const Mt=h(p.frame,`SeasonTable`);function Nt({args:[e,t]}){return g`<${Pt} key=${`${e}/${t}`} season=${e} account=${t} />`}function Pt({season:e,account:n}){let[r,i]=C(null),[o,s]=C(``),c=()=>{s(``),t.account().then(({leagues:t})=>t.standings(e,n)).then(i).catch(e=>s(I(e)))};S(c,[]);let l=n?`#/season/${e}`:`#/standings`;return r?n?g`<${Q} found=${r} up=${l} />`:g`<${Ft} found=${r} up=${l} onChanged=${c} />`:g`<${a} title=${x(`season.title`)} up=${l}>
${o?g`<p class="note bad" role="alert">${o}</p><button class="button main" onClick=${c}>${x(`try-again`)}</button>`:g`<${m} />`}
<//>`}const $=/* @__PURE__ */ new Map;function Ft({found:e,up:t,onChanged:n}){let[r,i]=C(()=>$.get(e.season.id)??(e.teams.length?`teams`:`players`)),c=t=>($.set(e.season.id,t),i(t)),{season:l,league:u,tournaments:d}=e,f=e[r],p=de()!==null,m=d.filter(e=>!e.is_scored);return g`<${a} title=${x(`season.of`,{name:l.name})} up=${t}>
<p class="soft">${[u,x(`season.played`,{count:d.filter(e=>e.is_played).length}),...Lt(l.ranking)].join(` · `)}</p>
${m.map(e=>g`<p class="note warn" key=${e.id}>${x(`season.unscored`,{name:e.name})}</p>`)}
${e.teams.length>0&&g`<${s} label=${x(`standings.of`)} value=${r} onChange=${c}
options=${[`teams`,`players`].map(e=>({value:e,text:x(`standings.of.${e}`)}))} />`}
${f.length===0&&g`<${o} text=${x(`season.nobody`)} />`}
${f.length>0&&(p?g`<${Mt} key=${r} found=${e} of=${r} />`:g`<ul class="rows season" aria-label=${x(`season.title`)}>
${f.map(e=>g`<${It} key=${e.id} season=${l} one=${e} />`)}
</ul>`)}
${f.length>0&&g`<${Rt} season=${l} of=${r} />`}
${A()&&g`<${kt} season=${l} tournaments=${d} onChanged=${n} />`}
<//>`}function It({season:e,one:t}){let n=[t.team,t.unranked&&x(`season.${t.unranked}`),x(`standings.hanchans`,{count:t.hanchans}),t.penalties!==0&&x(`season.penalties`,{p:O(-t.penalties)})];return g`<li>
<a class="row" href=${`#/season/${e.id}/${t.id}`}>
<span class="season-rank"><strong class="rank">${t.rank??`–`}</strong><${me} one=${t} /></span>
<span class="body"><span class="who">${t.name}</span><small>${n.filter(Boolean).join(` · `)}</small></span>
<strong>${t.mean===null?O(t.total):ie(t.mean/100)}</strong>
</a>
</li>`}function Lt({total:e,counted:t,of:n,number:r,minimum_hanchans:i,penalties:a}){return[e===`mean`&&x(`league.total.mean`),t!==`all`&&x(`season.${t}.${n}`,{count:r}),i>1&&x(`season.least`,{count:i}),a===`shown`&&x(`league.penalties.shown`)].filter(Boolean)}function Rt({season:e,of:n}){let[r,i]=C(``);return S(()=>void t.account().then(({leagues:t})=>i(t.exportAddress(e.id,n))),[n]),g`<a class="button" href=${r} download>${x(`season.export`)}</a>`}export{at as Account,wt as League,lt as NewTournament,Nt as Season,it as SignInAgain};