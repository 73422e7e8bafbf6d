import{Ft as e,It as t,Kt as n,Lt as r,Nt as i,O as a,Pt as o,Qt as s,Rt as c,Ut as l,Vt as u,Wt as d,Xt as f,_i as p,bi as m,dn as h,kn as g,m as _,nn as v,on as y,rn as b,vn as x,wn as S,zt as C}from"./app.js";import{$r as w,Ar as T,Cr as E,Gr as D,Hr as O,Kr as ee,Lr as te,Sr as ne,Ur as k,Wr as re,_r as ie,ar as ae,di as A,fi as oe,gi as se,gr as ce,hi as le,hr as ue,jr as de,kr as fe,mi as j,mr as pe,or as me,pr as M,qr as he,sr as ge,vr as _e,wr as ve,yr as N}from"./shared.js";const P=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],F=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],ye=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function I({onOut:e=()=>{},denied:t=``}={}){let{does:n,tell:r,wrong:i}=a(),[o,s]=m({});return{ask:i=>n(async()=>{s({});try{let e=await g.account();await le(async()=>i(e))}catch(n){if(n.status===401)return e(y(`account.out-here`));let i=be(n.problem?.errors??[]);s(i),Object.keys(i).length===0&&r(n.slug===`not-signed-in`?t:L(n))}}),wrong:i,mistakes:o,mended:(...e)=>s(t=>Object.fromEntries(Object.entries(t).filter(([t])=>!e.includes(t))))}}function L(e){if(e.name===`NoPasskey`)return y(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return y(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?y(`account.too-many`,{seconds:e.retryAfter}):P.includes(e.slug)?y(`account.refused.${e.slug}`):e.message}function be(e){return Object.fromEntries(e.map(e=>[e.field,xe(e)]))}function xe({field:e,message:t,cure:n}){return e===`password`?Se(t):F.includes(e)?y(`account.wrong.${e}`):`${t} ${n}`}function Se(e){let t=ye.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?y(`account.weak.length`):`${y(`account.weak.${t}`)} ${y(`account.weak.cure`)}`}const Ce=/^(.*\D)?(\d+)(\D*)$/;function we({args:[e]}){let[t,n]=m(null),[r,i]=m(null),{ask:a,wrong:o}=I({onOut:()=>x(`#/account`)}),s=()=>a(async t=>{let[r,i]=await Promise.all([t.read(),t.leagues.list()]),a=i.flatMap(({seasons:e})=>e),o=r.tournaments.find(({id:t})=>t===e),s=o?.roles.includes(`director`);n({tournament:s?o:null,season:a.find(t=>t.tournaments.some(({id:t})=>t===e)),staying:s?await t.staying(o.id):[]})});return p(()=>void s(),[]),r?h`<${De} made=${r} />`:t?.tournament?h`<${Te} ...${t} onMade=${i} />`:h`<${d} title=${y(`again.title`)} up="#/account">
${o||(t?h`<p class="note bad" role="alert">${y(`again.none`)}</p>`:h`<${l} />`)}
<//>`}function Te({tournament:e,season:n,staying:r,onMade:i}){let[a,o]=m(Oe(e.name)),[s,c]=m(!0),[l,u]=m([]),[f,p]=m(!0),[_,v]=m(!!n),[b]=m(()=>g.account().then(e=>e.tournamentId())),{ask:S,wrong:w,mistakes:T}=I({onOut:()=>x(`#/account`)}),E=t=>{t.preventDefault();let r={name:a.trim(),copy_of:{tournament:e.id,people:s,officials:f,besides:l}};S(async e=>{let t=await e.found(await b,r);_&&await e.leagues.join(t.id,{season:n.id}),t.links.length?i({...t,name:r.name,found:await oe()}):R(t)})},D=h`<button class="button main" form="again">${y(`account.found-make`)}</button>`;return h`<${d} title=${y(`again.title`)} up="#/account" actions=${D}>
<p>${y(`again.text`,{name:e.name})}</p>
<form class="stack" id="again" onSubmit=${E}>
<${t} label=${y(`account.found-name`)} value=${a} onInput=${o} wrong=${T.name??T.slug} autocomplete="off" maxlength="200" />
<${C} label=${y(`again.people`)} checked=${s} onChange=${c} />
${s&&r.length>0&&h`<${Ee} players=${r} besides=${l} onBesides=${u} />`}
<${C} label=${y(`again.officials`)} checked=${f} onChange=${p} />
${n&&h`<${C} label=${y(`again.season`,{name:n.name})} checked=${_} onChange=${v} />`}
${w}
</form>
<//>`}function Ee({players:e,besides:t,onBesides:n}){let r=(e,r)=>n(r?[...t,e]:t.filter(t=>t!==e));return h`<fieldset class="stack">
<legend>${y(`again.staying`)}</legend>
${e.map(({id:e,name:n,why:i})=>h`<${C} key=${e} label=${n} hint=${y(`again.why.${i}`)} checked=${t.includes(e)} onChange=${t=>r(e,t)} />`)}
</fieldset>`}function De({made:e}){let t=h`<button class="button main" type="button" onClick=${()=>R(e)}>${y(`again.enter`)}</button>`;return h`<${he} codes=${e.links} found=${e.found} name=${e.name} title=${y(`again.links`)} up="#/account" next=${t} />`}function R({id:e,official_id:t}){x(`#/account/enter/${e}/${t}`,{replace:!0})}function Oe(e){let[,t=``,n,r]=Ce.exec(e)??[];return n?`${t}${Number(n)+1}${r}`:`${e} 2`}function ke(e){return h`<${re} to=${e.tournament}><${Ae} ...${e} /><//>`}function Ae({tournament:e,official:t}){let n=ee(),{ask:r,wrong:i}=I({onOut:()=>n(`#/account`)}),a=()=>r(async()=>{await g.enter(e,t),k(!0),s(y(`hall-joined`,{name:g.snapshot.state.settings.name})),n(je(g.snapshot)?`#/setup`:`#/tables`)});if(p(()=>void a(),[]),!i)return h`<${D} up="#/account" />`;let o=h`<button class="button main" onClick=${a}>${y(`try-again`)}</button>`;return h`<${d} title=${y(`hall-join-failed`)} up="#/account" actions=${o}>${i}<//>`}function je({state:e,official:t}){return _(t,[`director`])&&Object.keys(e.hanchans).length===0}function z({codes:e,handle:t,onKept:n}){let r=y(`account.codes-for`,{handle:t}),i=[r,``,...e,``].join(`
`),a=()=>te(new Blob([i],{type:`text/plain`}),`shinpan-recovery-codes.txt`),o=h`<button class="button main" onClick=${n}>${y(`account.codes-kept`)}</button>`;return h`<${d} title=${y(`account.codes`)} up=${null} actions=${o}>
<p class="unprinted">${y(`account.codes-text`)}</p>
<section class="card">
<h2>${r}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>h`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${B} text=${i} />
<button class="button" type="button" onClick=${()=>print()}>${y(`account.print`)}</button>
<button class="button" type="button" onClick=${a}>${y(`account.save`)}</button>
</div>
<//>`}function B({text:e}){return navigator.clipboard?h`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>s(y(`account.copied`)),()=>s(y(`account.not-copied`)))}>${y(`account.copy`)}</button>`:null}function Me({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[r,i]=m(!1),{ask:a,wrong:o}=I({onOut:n});return h`<section class="card">
<h2>${y(`account.codes`)}</h2>
<p>${y(`account.codes-left`,{count:e})}</p>
${e<3&&h`<p class="note warn">${y(`account.codes-few`)}</p>`}
${o}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${y(`account.codes-new`)}</button>
${r&&h`<${T} title=${y(`account.codes-new-ask`)} text=${y(`account.codes-new-text`)} yes=${y(`account.codes-new`)} danger
onYes=${()=>{i(!1),a(async e=>t(await e.renewCodes()))}} onClose=${()=>i(!1)} />`}
</section>`}function Ne({account:e,onAccount:t,onOut:n}){let{ask:r,wrong:i}=I({onOut:n}),a=e=>r(async n=>{t(await n.endSession(e)),s(y(`account.session-ended`))});return h`<section class="card">
<h2>${y(`account.sessions`)}</h2>
<ul class="rows">
${e.sessions.map(e=>h`<li key=${e.id}><${Pe} session=${e} onEnd=${()=>a(e.id)} /></li>`)}
</ul>
${i}
</section>`}function Pe({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=V(e);return h`<div class="row">
<span class="body"><strong>${i}</strong><small>${y(`account.session-seen`,{time:b(t)})}</small></span>
${n?h`<span class="badge">${y(`account.session-here`)}</span>`:h`<button class="button" aria-label=${y(`account.session-end-this`,{agent:i})} onClick=${r}>${y(`account.session-end`)}</button>`}
</div>`}const Fe=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],Ie=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function V(e){return[Fe,Ie].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||y(`account.unknown-agent`)}function H(){let[e,t]=m(``);return p(()=>void g.account().then(e=>t(e.obstacle())),[]),e&&y(`account.obstacle.${e}`)}function Le({account:e,onAccount:t,onOut:n}){let[r,i]=m(!1),[a,o]=m(null),c=H(),{ask:l,wrong:u}=I({onOut:n});return h`<section class="card">
<h2>${y(`account.passkeys`)}</h2>
${e.passkeys.length===0&&h`<p class="soft">${y(`account.no-passkeys`)}</p>`}
<ul class="rows">
${e.passkeys.map(e=>h`<li key=${e.id}><${Re} passkey=${e} onRemove=${()=>o(e)} /></li>`)}
</ul>
${u}
${c?h`<p class="soft">${c}</p>`:h`<button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${y(`account.add-passkey`)}</button>`}
${r&&h`<${ze} onAdded=${e=>{i(!1),s(y(`account.passkey-added`)),t(e)}} onOut=${n} onClose=${()=>i(!1)} />`}
${a&&h`<${T} title=${y(`account.remove-ask`)} text=${y(`account.remove-text`,{label:a.label})} yes=${y(`account.remove`)}
danger onYes=${()=>{o(null),l(async e=>t(await e.removePasskey(a.id)))}} onClose=${()=>o(null)} />`}
</section>`}function Re({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?y(`account.passkey-used`,{time:b(n)}):y(`account.passkey-made`,{time:b(t)});return h`<div class="row">
<span class="body"><strong>${e}</strong><small>${i}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${y(`account.remove-this`,{label:e})} onClick=${r}>
${y(`account.remove`)}
</button>
</div>`}function ze({onAdded:e,onOut:n,onClose:r}){let[a,o]=m(()=>V(navigator.userAgent)),{ask:s,wrong:c,mistakes:l}=I({onOut:n});return h`<${i} title=${y(`account.add-passkey`)} onClose=${r}>
<form onSubmit=${t=>{t.preventDefault(),s(async t=>e(await t.addPasskey(a.trim())))}}>
<${t} label=${y(`account.passkey-label`)} hint=${y(`account.passkey-label-hint`)} value=${a} onInput=${o}
wrong=${l.label??l.credential} maxlength="200" />
${c}
<button class="button main">${y(`account.add-passkey`)}</button>
</form>
<//>`}function U(e){let[n,r]=m(!1);return h`<${t} ...${e} type=${n?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${C} label=${y(`account.show`)} checked=${n} onChange=${r} />`}function Be({account:e,onAccount:t,onOut:n}){let r=y(e.has_password?`account.password-change`:`account.password-set`);return h`<${o} title=${h`<h2>${r}</h2>`}>
${()=>h`<${Ve} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function Ve({account:e,label:n,onAccount:r,onOut:i}){let[a,o]=m(``),[c,l]=m(``),{ask:u,wrong:d,mistakes:f}=I({onOut:i});return h`<form class="stack" onSubmit=${t=>{t.preventDefault(),u(async t=>{r(await t.setPassword({password:c,...e.has_password&&{current:a}})),o(``),l(``),s(y(`account.password-done`))})}}>
${e.has_password&&h`<${t} type="password" label=${y(`account.password-current`)} value=${a} onInput=${o} wrong=${f.current}
autocomplete="current-password" maxlength="200" />`}
<${U} label=${y(`account.new-password`)} hint=${y(`account.password-hint`)} value=${c} onInput=${l}
wrong=${f.password} autocomplete="new-password" />
<p class="soft">${y(`account.password-others`)}</p>
${d}
<button class="button main">${n}</button>
</form>`}function He({secret:e,onDone:t}){let[n,r]=m(null);return n?h`<${z} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:h`<${Ue} secret=${e} onMade=${r} onAccount=${t} />`}function Ue({secret:n,onMade:r,onAccount:i}){let[a,o]=m(``),[s,c]=m(``),[l,u]=m(`password`),[f,p]=m(``),g=H(),{ask:_,wrong:v,mistakes:b}=I(),x=[`password`,`passkey`].map(e=>({value:e,text:y(`account.way.${e}`)}));return h`<${d} title=${y(`account.make`)}>
<p>${y(`account.make-text`)}</p>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={link:n,handle:s.trim().toLowerCase(),name:a.trim()};_(async e=>r(await e.create(l===`password`?{...t,password:f}:t)))}}>
<${t} label=${y(`account.name`)} hint=${y(`account.name-hint`)} value=${a} onInput=${o} wrong=${b.name}
autocomplete="name" maxlength="200" />
<${t} label=${y(`account.handle`)} hint=${y(`account.handle-hint`)} value=${s} onInput=${c} wrong=${b.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${g?h`<p class="soft">${g}</p>`:h`<${e} label=${y(`account.way`)} value=${l} options=${x} onChange=${u} />`}
${l===`password`?h`<${U} label=${y(`account.password`)} hint=${y(`account.password-hint`)} value=${f} onInput=${p}
wrong=${b.password} autocomplete="new-password" />`:h`<p>${y(`account.passkey-text`)}</p>`}
${v}
<button class="button main">${y(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${i}>${y(`account.have-one`)}</button>
<//>`}function We({onOut:e}){let[t,n]=m(null),{ask:r,wrong:i}=I({onOut:e});return h`<section class="card">
<h2>${y(`account.invite`)}</h2>
<p>${y(`account.invite-text`)}</p>
${i}
<button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${y(`account.invite-make`)}</button>
${t&&h`<${Ge} link=${t} onClose=${()=>n(null)} />`}
</section>`}function Ge({link:{url:e,expires_at:n},onClose:r}){return h`<${i} title=${y(`account.invite`)} onClose=${r}>
<${A} link=${e} />
<div class="link-code"><${w} text=${e} label=${y(`account.invite-code`)} /></div>
<p>${y(`account.invite-until`,{time:b(n)})}</p>
<${t} label=${y(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${B} text=${e} />
<//>`}function Ke({said:e,...t}){let{account:n}=t,[r,i]=m(null),a=()=>{i(null),t.onAccount({...n,recovery_codes_left:r?.length})};if(r)return h`<${z} codes=${r} handle=${n.handle} onKept=${a} />`;let o=!n.has_password&&n.passkeys.length===0;return h`<${d} title=${n.name}>
<p class="soft">${y(`account.signed-in-as`,{handle:n.handle})}</p>
${e&&h`<p class="note warn" role="status">${e}</p>`}
${o&&h`<p class="note warn" role="status">${y(`account.no-way-in`)}</p>`}
<${qe} tournaments=${n.tournaments} />
<${Le} ...${t} />
<${Be} ...${t} />
<${Me} ...${t} onCodes=${i} />
<${Ne} ...${t} />
<${We} onOut=${t.onOut} />
<${Je} onOut=${t.onOut} />
<${j} />
<//>`}function qe({tournaments:e}){let{tournament:t,official:r}=v(),i=e=>e.id===t?.id&&e.official_id===r?.id;return h`<section class="card">
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
</section>`}function Je({onOut:e}){let{outbox:t}=v(),[n,r]=m(!1),{ask:i,wrong:a}=I({onOut:e}),o=t.filter(({state:e})=>e!==`differs`).length,c=()=>{r(!1),i(async t=>{await t.signOut(),s(y(`account.signed-out`)),e(``)})};return h`${a}
<button class="button danger" type="button" onClick=${()=>o?r(!0):c()}>${y(`account.sign-out`)}</button>
${n&&h`<${T} title=${y(`account.sign-out`)} text=${y(`account.sign-out-unsent`,{count:o})} yes=${y(`account.sign-out`)} danger
onYes=${c} onClose=${()=>r(!1)} />`}`}function Ye({said:e,onIn:t}){return h`<${d} title=${y(`account.sign-in`)}>
${e?h`<p class="note warn" role="status">${e}</p>`:h`<p>${y(`account.sign-in-text`)}</p>`}
<${W} onIn=${t} />
<a class="button" href="#/join">${y(`hall-join`)}</a>
<//>`}function W(t){let[n,r]=m(`password`),i=[`password`,`code`].map(e=>({value:e,text:y(`account.way.${e}`)}));return h`<${Xe} ...${t} />
<${e} label=${y(`account.way`)} value=${n} options=${i} onChange=${r} />
${n===`password`?h`<${Ze} ...${t} />`:h`<${Qe} ...${t} />`}`}function Xe({onIn:e}){let t=H(),{ask:n,wrong:r}=I({denied:y(`account.denied.passkey`)});return t?h`<p class="soft">${t}</p>`:h`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${y(`account.by-passkey`)}</button>
</div>
${r}`}function Ze({onIn:e,handle:t=``}){let[n,r]=m(t),[i,a]=m(``),{ask:o,wrong:s,mistakes:c}=I({denied:y(`account.denied.password`)});return h`<form class="stack" onSubmit=${t=>{t.preventDefault(),o(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
<${G} readonly=${!!t} value=${n} onInput=${r} wrong=${c.handle&&y(`account.wrong.name`)} />
<${U} label=${y(`account.password`)} value=${i} onInput=${a} wrong=${c.password}
autocomplete="current-password" />
${s}
<button class="button">${y(`account.by-password`)}</button>
</form>`}function Qe({onIn:e,handle:n=``}){let[r,i]=m(n),[a,o]=m(``),[s,c]=m(``),{ask:l,wrong:u,mistakes:d}=I({denied:y(`account.denied.code`)});return h`<form class="stack" onSubmit=${t=>{t.preventDefault(),l(async t=>{await t.recover({handle:r,code:a,...s&&{password:s}}),await e()})}}>
<${G} readonly=${!!n} value=${r} onInput=${i} wrong=${d.handle&&y(`account.wrong.name`)} />
<${t} label=${y(`account.way.code`)} hint=${y(`account.code-hint`)} value=${a} onInput=${o} wrong=${d.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${U} label=${y(`account.new-password`)} hint=${y(`account.new-password-hint`)} value=${s} onInput=${c}
wrong=${d.password} autocomplete="new-password" />
${u}
<button class="button">${y(`account.by-code`)}</button>
</form>`}function G(e){return h`<${t} ...${e} label=${y(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function $e({onProven:e,onClose:t}){let[n,r]=m(null);return p(()=>void K().then(r,t),[]),h`<${i} title=${y(`account.again`)} onClose=${t}>
<p>${y(`account.again-text`)}</p>
${n?h`<${W} handle=${n.handle} onIn=${async()=>{let{id:t}=await K();t===n.id?e():location.reload()}} />`:h`<${l} />`}
<//>`}async function K(){return(await g.account()).read()}let q=null;function et({args:[e,...t]}){let[n,r]=m(e?null:q),i=se(`#/account/${e}`)?.account;return p(()=>{i&&(q=i,x(`#/account`,{replace:!0}))},[]),i?h`<${d} title=${y(`account.make`)} />`:e===`again`?h`<${we} args=${t} />`:e===`enter`&&t.length===2?h`<${ke} tournament=${t[0]} official=${t[1]} />`:n?h`<${He} secret=${n} onDone=${()=>r(q=null)} />`:h`<${tt} said=${e?y(`account.mangled`):``} />`}function tt({said:e}){let[t,n]=m(null),[r,i]=m(null),[a,o]=m(``),s=()=>(i(null),g.account().then(e=>e.read().then(c,u))),c=e=>(k(!0),n(e)),u=e=>{e.status===401&&k(!1),i(e)};p(()=>void s(),[]);let f=e=>{k(!1),o(e),n(null),i({status:401})};if(t)return h`<${Ke} account=${t} onAccount=${n} onOut=${f} said=${e} />`;if(r?.status===401)return h`<${Ye} said=${a||e} onIn=${s} />`;if(!r)return h`<${d} title=${y(`account.title`)}><${l} /><//>`;let _=h`<button class="button main" onClick=${s}>${y(`try-again`)}</button>`;return h`<${d} title=${y(`account.title`)} actions=${_}>
<p class="note bad" role="alert">${L(r)}</p>
<//>`}const nt={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},rt=Intl.DateTimeFormat().resolvedOptions().timeZone;var it=fe(({rules:e})=>{let[n,i]=m(``),[a,o]=m(null),[s,c]=m(e.choice),[l,u]=m(nt[e.lang]),[f,p]=at(),[_]=m(()=>g.account().then(e=>e.tournamentId())),{ask:v,wrong:b,mistakes:S,mended:C}=I({onOut:()=>x(`#/account`)}),w=a??st(n),T=E(e.library,s),D=ie(T);return h`<${d} title=${y(`account.found`)} up="#/account">
<${ot} rules=${e} book=${T} choice=${s} onChoice=${c} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:n.trim(),slug:w,rulebook:s,currency:D??l,time_zone:f};v(async e=>{let n=await e.found(await _,t);x(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
<${t} label=${y(`account.found-name`)} value=${n} onInput=${e=>(C(`name`,`slug`),i(e))} wrong=${S.name} autocomplete="off" maxlength="200" />
<${t} label=${y(`account.found-slug`)} hint=${y(`account.found-slug-hint`,{slug:w})} value=${w} onInput=${e=>(C(`slug`),o(e))}
wrong=${S.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${D?h`<p>${y(`account.found-currency-fixed`,{currency:D})}</p>`:h`<${r} label=${y(`account.found-currency`)} value=${l} options=${ce()} onChange=${e=>(C(`currency`),u(e))} />`}
<${r} label=${y(`account.found-zone`)} value=${f} options=${_e(f)} onChange=${e=>(C(`time_zone`),p(e))} />
${Object.entries(S).map(([e,t])=>![`name`,`slug`].includes(e)&&h`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${b}
<button class="button main">${y(`account.found-make`)}</button>
</form>
<//>`});function at(){let[e,t]=m(``),[n,r]=m(``);return p(()=>{O()&&g.account().then(e=>e.read()).then(({tournaments:[e]})=>e&&r(e.time_zone),()=>{})},[]),[e||n||rt,t]}function ot({rules:e,book:t,choice:r,onChoice:i}){let[a,o]=m(!1);return h`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${n} name="book" />
<span class="body"><small>${y(`account.found-rules`)}</small><strong>${ve(e,t)}</strong></span>
<span class="badge">${y(`call.change`)}</span>
</button>
<${ne} rules=${e} standing=${t.content.standing} />
${a&&h`<${N} rules=${e} value=${r} onUse=${e=>{o(!1),i(e)}} onClose=${()=>o(!1)} />`}
</div>`}function st(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function J({title:e,label:n,first:r=``,longest:a,yes:o,act:s,onDone:c,onClose:l}){let[u,d]=m(r),{ask:f,wrong:p,mistakes:g}=I({onOut:()=>x(`#/account`)});return h`<${i} title=${e} onClose=${l}>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=u.trim();if(!t||t===r)return t&&l();f(async({leagues:e})=>{await s(e,t),await c(),l()})}}>
<${t} label=${n} value=${u} onInput=${d} wrong=${g.name&&y(`league.wrong-name`)} autocomplete="off" maxlength=${String(a)} />
${p}
<button class="button main" disabled=${!u.trim()}>${o}</button>
</form>
<//>`}const Y=[`first-places`,`best-tournament`,`best-hanchan`,`more-hanchans`,`fewer-penalties`];function ct({ranking:t,onChange:n}){let r=e=>{let r={...t,...e};n({...r,number:r.counted===`all`?0:Math.max(1,r.number)})},i=(n,i)=>h`<${e} label=${y(`league.${n}`)} value=${t[n]} onChange=${e=>r({[n]:e})}
options=${i.map(e=>({value:e,text:y(`league.${n}.${e}`)}))} />`,a=(e,n)=>h`<${c} label=${y(`league.${e}`)} value=${t[e]} min=${n} max=${99} less=${y(`league.less`)} more=${y(`league.more`)}
onChange=${t=>r({[e]:t})} />`;return h`<section class="stack">
<h3>${y(`league.ranking`)}</h3>
${i(`total`,[`sum`,`mean`])} ${i(`counted`,[`all`,`best`,`drop`])}
${t.counted!==`all`&&h`${i(`of`,[`tournaments`,`hanchans`])} ${a(`number`,1)}`}
${a(`minimum_hanchans`,1)} ${a(`minimum_tournaments`,1)}
${i(`penalties`,[`deducted`,`shown`])} ${i(`disqualified`,[`tournament`,`season`])}
<${lt} ties=${t.ties} onChange=${e=>r({ties:e})} />
</section>`}function lt({ties:e,onChange:t}){return(e.length<Y.length?[...e,``]:e).map((n,i)=>{let a=[``,...Y.filter(t=>t===n||!e.includes(t))].map(e=>({value:e,text:y(`league.ties.${e||`none`}`)})),o=t=>[...e.slice(0,i),...t?[t]:[],...e.slice(i+1)];return h`<${r} key=${i} label=${y(i?`league.ties.then`:`league.ties`)} value=${n} options=${a}
onChange=${e=>t(o(e))} />`})}const ut=[`name`,`starts_on`,`ends_on`,`standings_open`,`ranking`];function dt({league:e,season:n,onDone:r}){let[i,a]=m(n),[o,s]=m(()=>X(n)),{ask:c,wrong:l,mistakes:u,mended:d}=I({onOut:()=>x(`#/account`)}),f=e=>s({...o,...e}),p={starts_on:o.starts_on||null,ends_on:o.ends_on||null},g={...o,...p,name:o.name.trim()},_=Object.fromEntries(ut.filter(e=>JSON.stringify(g[e])!==JSON.stringify(i[e])).map(e=>[e,g[e]])),v=t=>{t.preventDefault(),c(async({leagues:t})=>{let n=await t.changeSeason(e.id,i,_);await r(),a(n),s(X(n))})},b=(e,n)=>h`<${t} label=${y(`league.season.${e}`)} value=${o[e]} autocomplete="off"
onInput=${t=>(d(`name`,`ends_on`),f({[e]:t}))} ...${n} />`;return h`<form class="stack" onSubmit=${v}>
${b(`name`,{maxlength:`40`,wrong:u.name&&y(`league.wrong-name`)})}
${b(`starts_on`,{type:`date`})}
${b(`ends_on`,{type:`date`,wrong:u.ends_on&&y(`league.wrong-end`)})}
<${C} label=${y(`league.open`)} hint=${y(`league.open-hint`)} checked=${o.standings_open} onChange=${e=>f({standings_open:e})} />
<${ct} ranking=${o.ranking} onChange=${e=>f({ranking:e})} />
${l}
${Object.keys(_).length>0&&h`<button class="button main" disabled=${!g.name}>${y(`league.season.save`)}</button>`}
</form>`}function X({name:e,starts_on:t,ends_on:n,standings_open:r,ranking:i}){return{name:e,starts_on:t??``,ends_on:n??``,standings_open:r,ranking:i}}function ft({league:e,season:t,tournaments:n,does:r,onInvite:a,onClose:o}){let[s,c]=m(null),l=new Set(e.seasons.flatMap(e=>e.tournaments.map(({id:e})=>e))),u=new Set(n.map(({id:e})=>e));return s?h`<${pt} season=${t} tournament=${s} does=${r} onClose=${o} />`:h`<${i} title=${t.name} onClose=${o}>
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
<${dt} league=${e} season=${t} onDone=${()=>r(()=>{})} />
<//>`}function pt({season:e,tournament:t,does:n,onClose:r}){let[i,a]=m(null),o=e=>n(async n=>{if(!i)return a(await n.leave(t.id,e,!0));await n.leave(t.id,e),r()}),s=i?y(`league.leave-lost`,{offences:i.offences.length,fines:i.fines.length}):y(`league.leave-text`,{name:t.name,season:e.name});return h`<${de} title=${y(`league.leave-named`,{name:t.name})} text=${s} yes=${y(i?`league.leave`:`league.leave-look`)}
onReason=${o} onClose=${r} />`}function mt({league:e,tournaments:t,does:r}){let[i,a]=m(null),[o,s]=m(null),c=()=>a(null),l=()=>r(()=>{}),u=e.seasons.find(({id:e})=>e===i),d=t=>r(async n=>s({season:t,...await n.invite(e.id,t)})),f=e.managers.length>1?e.managers:[];return h`<section class="card">
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
${i===`managers`&&h`<${ht} league=${e} does=${r} onClose=${c} />`}
${u&&h`<${ft} league=${e} season=${u} tournaments=${t} does=${r} onInvite=${()=>d(u.id)} onClose=${c} />`}
${o&&h`<${gt} made=${o} onClose=${()=>s(null)} />`}
</section>`}function ht({league:e,does:t,onClose:n}){let[r,a]=m(null);return r?h`<${T} title=${y(`league.remove`)} text=${y(`league.remove-ask`,{name:r.name,league:e.name})} yes=${y(`league.remove`)} danger
onYes=${async()=>{await t(t=>t.removeManager(e.id,r.id)),n()}} onClose=${n} />`:h`<${i} title=${y(`league.remove`)} onClose=${n}>
<div class="stack">
${e.managers.map(e=>h`<button key=${e.id} class="button" type="button" onClick=${()=>a(e)}>${e.name}</button>`)}
</div>
<//>`}function gt({made:{link:e,secret:n,season:r,expires_at:a},onClose:o}){let s=r?n:e;return h`<${i} title=${y(r?`league.code-title`:`league.invite`)} onClose=${o}>
<p>${y(r?`league.code-text`:`league.invite-text`)}</p>
${!r&&h`<${A} link=${e} /><div class="link-code"><${w} text=${e} label=${y(`league.invite-code`)} /></div>`}
<${t} label=${y(r?`league.code`:`account.invite-link`)} value=${s} onInput=${()=>{}} readonly />
<p class="soft">${y(`account.invite-until`,{time:b(a)})}</p>
<${B} text=${s} />
<//>`}let Z=null;function _t({args:[e]}){return p(()=>{e&&(Z=e,x(`#/league`,{replace:!0}))},[e]),e?h`<${d} title=${y(`league.title`)} />`:h`<${vt} />`}function vt(){let[e,t]=m(null),[n,r]=m([]),{ask:i,wrong:a,mistakes:o}=I({onOut:()=>x(`#/account`)}),c=()=>i(async e=>{let n=Z;n&&s(y(`league.managed`,{name:(await e.leagues.accept(n)).name})),Z=null;let[i,a]=await Promise.all([e.read(),e.leagues.list()]);r(i.tournaments.filter(({roles:e})=>e.includes(`director`))),t(a)});if(p(()=>void c(),[]),!e)return h`<${d} title=${y(`league.title`)} up="#/account">${a||h`<${l} />`}<//>`;let u=e=>i(async n=>{await e(n.leagues),t(await n.leagues.list())});return h`<${d} title=${y(`league.title`)} up="#/account">
${a}
${e.map(e=>h`<${mt} key=${e.id} league=${e} tournaments=${n} does=${u} />`)}
<${yt} first=${e.length===0} wrong=${o.name??o.slug} onMake=${e=>u(t=>t.make(e))} />
<${bt} tournaments=${n} wrong=${o.code} does=${u} />
<${j} />
<//>`}function yt({first:e,wrong:n,onMake:r}){let[i,a]=m(``),[o,s]=m(!1);return h`<section class="card">
<h2>${y(`league.new`)}</h2>
${e&&h`<p>${y(`league.what`)}</p>`}
<form class="stack" onSubmit=${async e=>{e.preventDefault(),s(!i.trim()),i.trim()&&(await r(i.trim()),a(``))}}>
<${t} label=${y(`league.name`)} value=${i} onInput=${a} wrong=${o&&!i.trim()?y(`correct.empty`):n} autocomplete="off" maxlength="200" />
<button class=${`button ${e?`main`:``}`}>${y(`league.make`)}</button>
</form>
</section>`}function bt({tournaments:e,wrong:n,does:r}){let[i,a]=m(``);if(e.length===0)return null;let o=e=>r(async t=>{let{season:n}=await t.join(e.id,{code:i.trim()});a(``),s(y(`league.joined`,{name:e.name,season:n}))});return h`<section class="card">
<h2>${y(`league.by-code`)}</h2>
<${t} label=${y(`league.code`)} hint=${y(`league.code-hint`)} value=${i} onInput=${a} wrong=${n} autocomplete="off" autocapitalize="none"
spellcheck=${!1} maxlength="100" />
${i.trim()&&h`<p>${y(`league.which`)}</p>
<div class="stack">${e.map(e=>h`<button key=${e.id} class="button" type="button" onClick=${()=>o(e)}>${e.name}</button>`)}</div>`}
</section>`}function Q({found:e,up:t}){let{name:n,rank:r,unranked:i,season:a}=e,o=a.ranking.penalties===`deducted`;return h`<${d} title=${n} up=${t}>
<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?y(`season.${i}`):y(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${y(`standings.scored`,{count:e.hanchans})}</dt><dd>${M(e.score)}</dd></div>
<div><dt>${y(o?`standings.taken`:`league.penalties.shown`)}</dt><dd>${M(-e.penalties)}</dd></div>
<div><dt><strong>${y(`standings.total`)}</strong></dt><dd>${M(e.total)}</dd></div>
</dl>
</section>
${e.parts.map(t=>h`<${xt} key=${t.id} part=${t} deducted=${o} done=${e.tournaments.find(({tournament:e})=>e===t.id)} />`)}
<//>`}function xt({part:e,done:t,deducted:n}){let r=me(t)-(n?t.penalties:0),i=t.disqualified?y(`standings.disqualified`):t.is_counted?``:y(`season.dropped`);return h`<section class="card">
<div class="season-sum"><h2>${e.name}</h2><strong class=${t.is_counted?``:`uncounted`}>${M(r,!0)}</strong></div>
${i&&h`<p class="soft">${i}</p>`}
${e.games.length+e.ledger.length>0&&h`<${o} title=${y(`season.made-of`)}>
${()=>h`<dl class="facts">
${e.games.map(e=>h`<div key=${e.hanchan+e.seat}>
<dt>${[y(`hall-round`,{round:e.round}),y(`hall-table`,{label:e.table}),y(`standings.rank`,{rank:e.place})].join(` · `)}</dt>
<dd class=${e.in_season?``:`uncounted`}>${M(e.total,!0)}</dd>
</div>`)}
${e.ledger.map(e=>h`<div key=${e.id}>
<dt>${e.reason??y(`season.penalty`)}${e.round&&` · ${y(`hall-round`,{round:e.round})}`}</dt>
<dd>${pe(e.unit,e.amount,!0)}</dd>
</div>`)}
</dl>`}
<//>`}
</section>`}const St=f(S.frame,`SeasonTable`);function Ct({args:[e,t]}){return h`<${wt} key=${`${e}/${t}`} season=${e} account=${t} />`}function wt({season:e,account:t}){let[n,r]=m(null),[i,a]=m(``),o=()=>{a(``),g.account().then(({leagues:n})=>n.standings(e,t)).then(r).catch(e=>a(L(e)))};p(o,[]);let s=t?`#/season/${e}`:`#/standings`;return n?t?h`<${Q} found=${n} up=${s} />`:h`<${Tt} found=${n} up=${s} />`:h`<${d} title=${y(`season.title`)} up=${s}>
${i?h`<p class="note bad" role="alert">${i}</p><button class="button main" onClick=${o}>${y(`try-again`)}</button>`:h`<${l} />`}
<//>`}const $=/* @__PURE__ */ new Map;function Tt({found:t,up:n}){let[r,i]=m(()=>$.get(t.season.id)??(t.teams.length?`teams`:`players`)),a=e=>($.set(t.season.id,e),i(e)),{season:o,tournaments:s}=t,c=t[r],l=ge()!==null,f=s.filter(e=>!e.is_scored);return h`<${d} title=${y(`season.of`,{name:o.name})} up=${n}>
<p class="soft">${[y(`season.played`,{count:s.filter(e=>e.is_played).length}),...Dt(o.ranking)].join(` · `)}</p>
${f.map(e=>h`<p class="note warn" key=${e.id}>${y(`season.unscored`,{name:e.name})}</p>`)}
${t.teams.length>0&&h`<${e} label=${y(`standings.of`)} value=${r} onChange=${a}
options=${[`teams`,`players`].map(e=>({value:e,text:y(`standings.of.${e}`)}))} />`}
${c.length===0&&h`<${u} text=${y(`season.nobody`)} />`}
${c.length>0&&l?h`<${St} key=${r} found=${t} of=${r} />`:h`<ul class="rows season" aria-label=${y(`season.title`)}>
${c.map(e=>h`<${Et} key=${e.id} season=${o} one=${e} />`)}
</ul>`}
${c.length>0&&h`<${kt} season=${o} of=${r} />`}
${O()&&h`<${Ot} season=${o} tournaments=${s} />`}
<//>`}function Et({season:e,one:t}){let n=[t.team,t.unranked&&y(`season.${t.unranked}`),y(`standings.hanchans`,{count:t.hanchans}),t.penalties!==0&&y(`season.penalties`,{p:M(-t.penalties)})];return h`<li>
<a class="row" href=${`#/season/${e.id}/${t.id}`}>
<span class="season-rank"><strong class="rank">${t.rank??`–`}</strong><${ae} one=${t} /></span>
<span class="body"><span class="who">${t.name}</span><small>${n.filter(Boolean).join(` · `)}</small></span>
<strong>${t.mean===null?M(t.total):ue(t.mean/100)}</strong>
</a>
</li>`}function Dt({total:e,counted:t,of:n,number:r,minimum_hanchans:i,penalties:a}){return[e===`mean`&&y(`league.total.mean`),t!==`all`&&y(`season.${t}.${n}`,{count:r}),i>1&&y(`season.least`,{count:i}),a===`shown`&&y(`league.penalties.shown`)].filter(Boolean)}function Ot({season:e,tournaments:t}){let[n,r]=m(null);return p(()=>{(async()=>{let n=await g.account(),[i,a]=await Promise.all([n.read(),n.leagues.list()]),o=a.some(({seasons:t})=>t.some(({id:t})=>t===e.id)),s=new Set(i.tournaments.flatMap(e=>e.roles.includes(`director`)?[e.id]:[]));r(o&&t.findLast(({id:e})=>s.has(e)))})().catch(e=>k(e.status!==401))},[]),n&&h`<a class="button" href=${`#/account/again/${n.id}`}>${y(`again.from`,{name:n.name})}</a>`}function kt({season:e,of:t}){let[n,r]=m(``);return p(()=>void g.account().then(({leagues:n})=>r(n.exportAddress(e.id,t))),[t]),h`<a class="button" href=${n} download>${y(`season.export`)}</a>`}export{et as Account,_t as League,it as NewTournament,Ct as Season,$e as SignInAgain};