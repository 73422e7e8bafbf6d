import{$t as e,Bt as t,Ci as n,Dn as r,Ft as i,Gt as a,Ht as o,It as s,Lt as c,Mn as l,O as u,Pt as d,Rt as f,Tn as p,Wt as m,Zt as h,bi as g,in as _,m as v,mn as y,qt as b,rn as x,sn as S,wn as C,xn as w,zt as T}from"./app.js";import{Ai as E,Br as D,Dr as O,Er as ee,Jr as k,Kr as A,Mr as te,Nr as j,Oi as M,Pr as ne,Sr as re,Tr as ie,Xr as ae,Yr as oe,Zr as se,_i as ce,bi as le,br as ue,dr as de,fr as fe,gi as pe,hi as N,jr as me,ki as he,pr as ge,qr as P,ri as F,ur as _e,vi as I,xr as ve,yi as ye,yr as be}from"./shared.js";const xe=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],Se=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],Ce=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function L({onOut:e=()=>{},denied:t=``}={}){let{does:r,tell:i,wrong:a}=u(),[o,s]=n({});return{ask:n=>r(async()=>{s({});try{let e=await l.account();await ye(async()=>n(e))}catch(n){if(n.status===401)return e(S(`account.out-here`));let r=we(n.problem?.errors??[]);s(r),Object.keys(r).length===0&&i(n.slug===`not-signed-in`?t:R(n))}}),wrong:a,mistakes:o,mended:(...e)=>s(t=>Object.fromEntries(Object.entries(t).filter(([t])=>!e.includes(t))))}}function R(e){if(e.name===`NoPasskey`)return S(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return S(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?S(`account.too-many`,{seconds:e.retryAfter}):xe.includes(e.slug)?S(`account.refused.${e.slug}`):e.message}function we(e){return Object.fromEntries(e.map(e=>[e.field,Te(e)]))}function Te({field:e,message:t,cure:n}){return e===`password`?Ee(t):Se.includes(e)?S(`account.wrong.${e}`):`${t} ${n}`}function Ee(e){let t=Ce.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?S(`account.weak.length`):`${S(`account.weak.${t}`)} ${S(`account.weak.cure`)}`}const De=/^(.*\D)?(\d+)(\D*)$/;function Oe({args:[e]}){let[t,r]=n(null),[i,o]=n(null),{ask:s,wrong:c}=L({onOut:()=>w(`#/account`)}),l=()=>s(async t=>{let[n,i]=await Promise.all([t.read(),t.leagues.list()]),a=i.flatMap(({seasons:e})=>e),o=n.tournaments.find(({id:t})=>t===e),s=o?.roles.includes(`director`);r({tournament:s?o:null,season:a.find(t=>t.tournaments.some(({id:t})=>t===e)),staying:s?await t.staying(o.id):[]})});return g(()=>void l(),[]),i?y`<${je} made=${i} />`:t?.tournament?y`<${ke} ...${t} onMade=${o} />`:y`<${a} title=${S(`again.title`)} up="#/account">
${c||(t?y`<p class="note bad" role="alert">${S(`again.none`)}</p>`:y`<${m} />`)}
<//>`}function ke({tournament:e,season:r,staying:i,onMade:o}){let[s,u]=n(Me(e.name)),[d,f]=n(!0),[p,m]=n([]),[h,g]=n(!0),[_,v]=n(!!r),[b]=n(()=>l.account().then(e=>e.tournamentId())),{ask:x,wrong:C,mistakes:T}=L({onOut:()=>w(`#/account`)}),E=t=>{t.preventDefault();let n={name:s.trim(),copy_of:{tournament:e.id,people:d,officials:h,besides:p}};x(async e=>{let t=await e.found(await b,n);_&&await e.leagues.join(t.id,{season:r.id}),t.links.length?o({...t,name:n.name,found:await pe()}):z(t)})},D=y`<button class="button main" form="again">${S(`account.found-make`)}</button>`;return y`<${a} title=${S(`again.title`)} up="#/account" actions=${D}>
<p>${S(`again.text`,{name:e.name})}</p>
<form class="stack" id="again" onSubmit=${E}>
<${c} label=${S(`account.found-name`)} value=${s} onInput=${u} wrong=${T.name??T.slug} autocomplete="off" maxlength="200" />
<${t} label=${S(`again.people`)} checked=${d} onChange=${f} />
${d&&i.length>0&&y`<${Ae} players=${i} besides=${p} onBesides=${m} />`}
<${t} label=${S(`again.officials`)} checked=${h} onChange=${g} />
${r&&y`<${t} label=${S(`again.season`,{name:r.name})} checked=${_} onChange=${v} />`}
${C}
</form>
<//>`}function Ae({players:e,besides:n,onBesides:r}){let i=(e,t)=>r(t?[...n,e]:n.filter(t=>t!==e));return y`<fieldset class="stack">
<legend>${S(`again.staying`)}</legend>
${e.map(({id:e,name:r,why:a})=>y`<${t} key=${e} label=${r} hint=${S(`again.why.${a}`)} checked=${n.includes(e)} onChange=${t=>i(e,t)} />`)}
</fieldset>`}function je({made:e}){let t=y`<button class="button main" type="button" onClick=${()=>z(e)}>${S(`again.enter`)}</button>`;return y`<${se} codes=${e.links} found=${e.found} name=${e.name} title=${S(`again.links`)} up="#/account" next=${t} />`}function z({id:e,official_id:t}){w(`#/account/enter/${e}/${t}`,{replace:!0})}function Me(e){let[,t=``,n,r]=De.exec(e)??[];return n?`${t}${Number(n)+1}${r}`:`${e} 2`}function Ne(e){return y`<${k} to=${e.tournament}><${Pe} ...${e} /><//>`}function Pe({tournament:t,official:n,to:r}){let i=ae(),{ask:o,wrong:s}=L({onOut:()=>i(`#/account`)}),c=()=>o(async()=>{await l.enter(t,n),P(!0),e(S(`hall-joined`,{name:l.snapshot.state.settings.name})),i(r.length>0?`#/${r.join(`/`)}`:Fe(l.snapshot)?`#/setup`:`#/tables`)});if(g(()=>void c(),[]),!s)return y`<${oe} up="#/account" />`;let u=y`<button class="button main" onClick=${c}>${S(`try-again`)}</button>`;return y`<${a} title=${S(`hall-join-failed`)} up="#/account" actions=${u}>${s}<//>`}function Fe({state:e,official:t}){return v(t,[`director`])&&Object.keys(e.hanchans).length===0}function B({codes:e,handle:t,onKept:n}){let r=S(`account.codes-for`,{handle:t}),i=[r,``,...e,``].join(`
`),o=()=>D(new Blob([i],{type:`text/plain`}),`shinpan-recovery-codes.txt`),s=y`<button class="button main" onClick=${n}>${S(`account.codes-kept`)}</button>`;return y`<${a} title=${S(`account.codes`)} up=${null} actions=${s}>
<p class="unprinted">${S(`account.codes-text`)}</p>
<section class="card">
<h2>${r}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>y`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${V} text=${i} />
<button class="button" type="button" onClick=${()=>print()}>${S(`account.print`)}</button>
<button class="button" type="button" onClick=${o}>${S(`account.save`)}</button>
</div>
<//>`}function V({text:t}){return navigator.clipboard?y`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>e(S(`account.copied`)),()=>e(S(`account.not-copied`)))}>${S(`account.copy`)}</button>`:null}function Ie({account:{recovery_codes_left:e},onCodes:t,onOut:r}){let[i,a]=n(!1),{ask:o,wrong:s}=L({onOut:r});return y`<section class="card">
<h2>${S(`account.codes`)}</h2>
<p>${S(`account.codes-left`,{count:e})}</p>
${e<3&&y`<p class="note warn">${S(`account.codes-few`)}</p>`}
${s}
<button class="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${S(`account.codes-new`)}</button>
${i&&y`<${j} title=${S(`account.codes-new-ask`)} text=${S(`account.codes-new-text`)} yes=${S(`account.codes-new`)} danger
onYes=${()=>{a(!1),o(async e=>t(await e.renewCodes()))}} onClose=${()=>a(!1)} />`}
</section>`}function Le({account:t,onAccount:n,onOut:r}){let{ask:i,wrong:a}=L({onOut:r}),o=t=>i(async r=>{n(await r.endSession(t)),e(S(`account.session-ended`))});return y`<section class="card">
<h2>${S(`account.sessions`)}</h2>
<ul class="rows">
${t.sessions.map(e=>y`<li key=${e.id}><${Re} session=${e} onEnd=${()=>o(e.id)} /></li>`)}
</ul>
${a}
</section>`}function Re({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=H(e);return y`<div class="row">
<span class="body"><strong>${i}</strong><small>${S(`account.session-seen`,{time:_(t)})}</small></span>
${n?y`<span class="badge">${S(`account.session-here`)}</span>`:y`<button class="button" aria-label=${S(`account.session-end-this`,{agent:i})} onClick=${r}>${S(`account.session-end`)}</button>`}
</div>`}const ze=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],Be=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function H(e){return[ze,Be].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||S(`account.unknown-agent`)}function U(){let[e,t]=n(``);return g(()=>void l.account().then(e=>t(e.obstacle())),[]),e&&S(`account.obstacle.${e}`)}function Ve({account:t,onAccount:r,onOut:i}){let[a,o]=n(!1),[s,c]=n(null),l=U(),{ask:u,wrong:d}=L({onOut:i});return y`<section class="card">
<h2>${S(`account.passkeys`)}</h2>
${t.passkeys.length===0&&y`<p class="soft">${S(`account.no-passkeys`)}</p>`}
<ul class="rows">
${t.passkeys.map(e=>y`<li key=${e.id}><${He} passkey=${e} onRemove=${()=>c(e)} /></li>`)}
</ul>
${d}
${l?y`<p class="soft">${l}</p>`:y`<button class="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${S(`account.add-passkey`)}</button>`}
${a&&y`<${Ue} onAdded=${t=>{o(!1),e(S(`account.passkey-added`)),r(t)}} onOut=${i} onClose=${()=>o(!1)} />`}
${s&&y`<${j} title=${S(`account.remove-ask`)} text=${S(`account.remove-text`,{label:s.label})} yes=${S(`account.remove`)}
danger onYes=${()=>{c(null),u(async e=>r(await e.removePasskey(s.id)))}} onClose=${()=>c(null)} />`}
</section>`}function He({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?S(`account.passkey-used`,{time:_(n)}):S(`account.passkey-made`,{time:_(t)});return y`<div class="row">
<span class="body"><strong>${e}</strong><small>${i}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${S(`account.remove-this`,{label:e})} onClick=${r}>
${S(`account.remove`)}
</button>
</div>`}function Ue({onAdded:e,onOut:t,onClose:r}){let[i,a]=n(()=>H(navigator.userAgent)),{ask:o,wrong:s,mistakes:l}=L({onOut:t});return y`<${d} title=${S(`account.add-passkey`)} onClose=${r}>
<form onSubmit=${t=>{t.preventDefault(),o(async t=>e(await t.addPasskey(i.trim())))}}>
<${c} label=${S(`account.passkey-label`)} hint=${S(`account.passkey-label-hint`)} value=${i} onInput=${a}
wrong=${l.label??l.credential} maxlength="200" />
${s}
<button class="button main">${S(`account.add-passkey`)}</button>
</form>
<//>`}function W(e){let[r,i]=n(!1);return y`<${c} ...${e} type=${r?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${t} label=${S(`account.show`)} checked=${r} onChange=${i} />`}function We({account:e,onAccount:t,onOut:n}){let r=S(e.has_password?`account.password-change`:`account.password-set`);return y`<${i} title=${y`<h2>${r}</h2>`}>
${()=>y`<${Ge} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function Ge({account:t,label:r,onAccount:i,onOut:a}){let[o,s]=n(``),[l,u]=n(``),{ask:d,wrong:f,mistakes:p}=L({onOut:a});return y`<form class="stack" onSubmit=${n=>{n.preventDefault(),d(async n=>{i(await n.setPassword({password:l,...t.has_password&&{current:o}})),s(``),u(``),e(S(`account.password-done`))})}}>
${t.has_password&&y`<${c} type="password" label=${S(`account.password-current`)} value=${o} onInput=${s} wrong=${p.current}
autocomplete="current-password" maxlength="200" />`}
<${W} label=${S(`account.new-password`)} hint=${S(`account.password-hint`)} value=${l} onInput=${u}
wrong=${p.password} autocomplete="new-password" />
<p class="soft">${S(`account.password-others`)}</p>
${f}
<button class="button main">${r}</button>
</form>`}function Ke({secret:e,onDone:t}){let[r,i]=n(null);return r?y`<${B} codes=${r.recovery_codes} handle=${r.handle} onKept=${t} />`:y`<${qe} secret=${e} onMade=${i} onAccount=${t} />`}function qe({secret:e,onMade:t,onAccount:r}){let[i,o]=n(``),[l,u]=n(``),[d,f]=n(`password`),[p,m]=n(``),h=U(),{ask:g,wrong:_,mistakes:v}=L(),b=[`password`,`passkey`].map(e=>({value:e,text:S(`account.way.${e}`)}));return y`<${a} title=${S(`account.make`)}>
<p>${S(`account.make-text`)}</p>
<form class="stack" onSubmit=${n=>{n.preventDefault();let r={link:e,handle:l.trim().toLowerCase(),name:i.trim()};g(async e=>t(await e.create(d===`password`?{...r,password:p}:r)))}}>
<${c} label=${S(`account.name`)} hint=${S(`account.name-hint`)} value=${i} onInput=${o} wrong=${v.name}
autocomplete="name" maxlength="200" />
<${c} label=${S(`account.handle`)} hint=${S(`account.handle-hint`)} value=${l} onInput=${u} wrong=${v.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${h?y`<p class="soft">${h}</p>`:y`<${s} label=${S(`account.way`)} value=${d} options=${b} onChange=${f} />`}
${d===`password`?y`<${W} label=${S(`account.password`)} hint=${S(`account.password-hint`)} value=${p} onInput=${m}
wrong=${v.password} autocomplete="new-password" />`:y`<p>${S(`account.passkey-text`)}</p>`}
${_}
<button class="button main">${S(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${r}>${S(`account.have-one`)}</button>
<//>`}function Je({onOut:e}){let[t,r]=n(null),{ask:i,wrong:a}=L({onOut:e});return y`<section class="card">
<h2>${S(`account.invite`)}</h2>
<p>${S(`account.invite-text`)}</p>
${a}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(async e=>r(await e.makeLink()))}>${S(`account.invite-make`)}</button>
${t&&y`<${Ye} link=${t} onClose=${()=>r(null)} />`}
</section>`}function Ye({link:{url:e,expires_at:t},onClose:n}){return y`<${d} title=${S(`account.invite`)} onClose=${n}>
<${N} link=${e} />
<div class="link-code"><${F} text=${e} label=${S(`account.invite-code`)} /></div>
<p>${S(`account.invite-until`,{time:_(t)})}</p>
<${c} label=${S(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${V} text=${e} />
<//>`}function Xe({said:e,...t}){let{account:r}=t,[i,o]=n(null),s=()=>{o(null),t.onAccount({...r,recovery_codes_left:i?.length})};if(i)return y`<${B} codes=${i} handle=${r.handle} onKept=${s} />`;let c=!r.has_password&&r.passkeys.length===0;return y`<${a} title=${r.name}>
<p class="soft">${S(`account.signed-in-as`,{handle:r.handle})}</p>
${e&&y`<p class="note warn" role="status">${e}</p>`}
${c&&y`<p class="note warn" role="status">${S(`account.no-way-in`)}</p>`}
<${Ze} tournaments=${r.tournaments} />
<${Ve} ...${t} />
<${We} ...${t} />
<${Ie} ...${t} onCodes=${o} />
<${Le} ...${t} />
<${Je} onOut=${t.onOut} />
<${Qe} onOut=${t.onOut} />
<${I} />
<//>`}function Ze({tournaments:e}){let{tournament:t,official:n}=x(),r=e=>e.id===t?.id&&e.official_id===n?.id;return y`<section class="card">
<h2>${S(`account.tournaments`)}</h2>
${e.length===0&&y`<p class="soft">${S(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>y`<li key=${e.id}>
<a class="row" href=${r(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>S(`hall-role.${e}`)).join(` · `)}</small></span>
${r(e)&&y`<span class="badge">${S(`account.you-are-in`)}</span>`}
<${b} name="next" />
</a>
${e.roles.includes(`director`)&&y`<a class="button beneath" href=${`#/account/again/${e.id}`} aria-label=${S(`again.from`,{name:e.name})}>${S(`again.button`)}</a>`}
</li>`)}
</ul>
<div class="pair">
<a class="button" href="#/found">${S(`account.found`)}</a>
<a class="button" href="#/league">${S(`league.title`)}</a>
</div>
</section>`}function Qe({onOut:t}){let{outbox:r}=x(),[i,a]=n(!1),{ask:o,wrong:s}=L({onOut:t}),c=r.filter(({state:e})=>e!==`differs`).length,l=()=>{a(!1),o(async n=>{await n.signOut(),e(S(`account.signed-out`)),t(``)})};return y`${s}
<button class="button danger" type="button" onClick=${()=>c?a(!0):l()}>${S(`account.sign-out`)}</button>
${i&&y`<${j} title=${S(`account.sign-out`)} text=${S(`account.sign-out-unsent`,{count:c})} yes=${S(`account.sign-out`)} danger
onYes=${l} onClose=${()=>a(!1)} />`}`}function $e({said:e,onIn:t}){return y`<${a} title=${S(`account.sign-in`)}>
${e?y`<p class="note warn" role="status">${e}</p>`:y`<p>${S(`account.sign-in-text`)}</p>`}
<${G} onIn=${t} />
<a class="button" href="#/join">${S(`hall-join`)}</a>
<//>`}function G(e){let[t,r]=n(`password`),i=[`password`,`code`].map(e=>({value:e,text:S(`account.way.${e}`)}));return y`<${et} ...${e} />
<${s} label=${S(`account.way`)} value=${t} options=${i} onChange=${r} />
${t===`password`?y`<${tt} ...${e} />`:y`<${nt} ...${e} />`}`}function et({onIn:e}){let t=U(),{ask:n,wrong:r}=L({denied:S(`account.denied.passkey`)});return t?y`<p class="soft">${t}</p>`:y`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${S(`account.by-passkey`)}</button>
</div>
${r}`}function tt({onIn:e,handle:t=``}){let[r,i]=n(t),[a,o]=n(``),{ask:s,wrong:c,mistakes:l}=L({denied:S(`account.denied.password`)});return y`<form class="stack" onSubmit=${t=>{t.preventDefault(),s(async t=>{await t.signIn({handle:r,password:a}),await e()})}}>
<${K} readonly=${!!t} value=${r} onInput=${i} wrong=${l.handle&&S(`account.wrong.name`)} />
<${W} label=${S(`account.password`)} value=${a} onInput=${o} wrong=${l.password}
autocomplete="current-password" />
${c}
<button class="button">${S(`account.by-password`)}</button>
</form>`}function nt({onIn:e,handle:t=``}){let[r,i]=n(t),[a,o]=n(``),[s,l]=n(``),{ask:u,wrong:d,mistakes:f}=L({denied:S(`account.denied.code`)});return y`<form class="stack" onSubmit=${t=>{t.preventDefault(),u(async t=>{await t.recover({handle:r,code:a,...s&&{password:s}}),await e()})}}>
<${K} readonly=${!!t} value=${r} onInput=${i} wrong=${f.handle&&S(`account.wrong.name`)} />
<${c} label=${S(`account.way.code`)} hint=${S(`account.code-hint`)} value=${a} onInput=${o} wrong=${f.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${W} label=${S(`account.new-password`)} hint=${S(`account.new-password-hint`)} value=${s} onInput=${l}
wrong=${f.password} autocomplete="new-password" />
${d}
<button class="button">${S(`account.by-code`)}</button>
</form>`}function K(e){return y`<${c} ...${e} label=${S(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function rt({onProven:e,onClose:t}){let[r,i]=n(null);return g(()=>void q().then(i,t),[]),y`<${d} title=${S(`account.again`)} onClose=${t}>
<p>${S(`account.again-text`)}</p>
${r?y`<${G} handle=${r.handle} onIn=${async()=>{let{id:t}=await q();t===r.id?e():location.reload()}} />`:y`<${m} />`}
<//>`}async function q(){return(await l.account()).read()}let J=null;function it({args:[e,...t]}){let[r,i]=n(e?null:J),o=le(`#/account/${e}`)?.account;return g(()=>{o&&(J=o,w(`#/account`,{replace:!0}))},[]),o?y`<${a} title=${S(`account.make`)} />`:e===`again`?y`<${Oe} args=${t} />`:e===`enter`&&t.length>=2?y`<${Ne} tournament=${t[0]} official=${t[1]} to=${t.slice(2)} />`:r?y`<${Ke} secret=${r} onDone=${()=>i(J=null)} />`:y`<${at} said=${e?S(`account.mangled`):``} />`}function at({said:e}){let[t,r]=n(null),[i,o]=n(null),[s,c]=n(``),u=()=>(o(null),l.account().then(e=>e.read().then(d,f))),d=e=>(P(!0),r(e)),f=e=>{e.status===401&&P(!1),o(e)};g(()=>void u(),[]);let p=e=>{P(!1),c(e),r(null),o({status:401})};if(t)return y`<${Xe} account=${t} onAccount=${r} onOut=${p} said=${e} />`;if(i?.status===401)return y`<${$e} said=${s||e} onIn=${u} />`;if(!i)return y`<${a} title=${S(`account.title`)}><${m} /><//>`;let h=y`<button class="button main" onClick=${u}>${S(`try-again`)}</button>`;return y`<${a} title=${S(`account.title`)} actions=${h}>
<p class="note bad" role="alert">${R(i)}</p>
<//>`}const ot={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},Y=`shinpan.new-tournament`,st=Intl.DateTimeFormat().resolvedOptions().timeZone;var ct=te(({rules:e,query:r})=>{let i=r.get(`season`),{draft:o,type:s,forget:u}=lt(e),{name:d,slug:p,currency:m,rulebook:h}=o,g=dt(o.zone),_=ut(i),v=!!i&&o.outside!==i,[b]=n(()=>l.account().then(e=>e.tournamentId())),{ask:x,wrong:C,mistakes:T,mended:E}=L({onOut:()=>w(`#/account`)}),D=p??pt(d),O=ee(e.library,h),k=ue(O);return y`<${a} title=${S(`account.found`)} up=${i?`#/season/${i}`:`#/account`}>
<${ft} rules=${e} book=${O} choice=${h} onChoice=${e=>s({rulebook:e})} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:d.trim(),slug:D,rulebook:h,currency:k??m,time_zone:g};x(async e=>{let n=v?await X(e,i):null,r=await e.found(await b,t);n&&await e.leagues.join(r.id,{season:n.id}),u(),w(`#/account/enter/${r.id}/${r.official_id}`,{replace:!0})})}}>
<${c} label=${S(`account.found-name`)} value=${d} onInput=${e=>(E(`name`,`slug`),s({name:e}))} wrong=${T.name} autocomplete="off" maxlength="200" />
<${c} label=${S(`account.found-slug`)} hint=${S(`account.found-slug-hint`,{slug:D})} value=${D} onInput=${e=>(E(`slug`),s({slug:e}))}
wrong=${T.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${k?y`<p>${S(`account.found-currency-fixed`,{currency:k})}</p>`:y`<${f} label=${S(`account.found-currency`)} value=${m} options=${be()} onChange=${e=>(E(`currency`),s({currency:e}))} />`}
<${f} label=${S(`account.found-zone`)} value=${g} options=${ve(g)} onChange=${e=>(E(`time_zone`),s({zone:e}))} />
${_&&y`<${t} label=${S(`account.found-season`,{name:_.name})} checked=${v} onChange=${e=>s({outside:e?null:i})} />`}
${Object.entries(T).map(([e,t])=>![`name`,`slug`].includes(e)&&y`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${C}
<button class="button main">${S(`account.found-make`)}</button>
</form>
<//>`});function lt(e){let[t,r]=n(()=>{let t={name:``,slug:null,outside:null,currency:ot[e.lang],rulebook:e.choice,zone:``,...p(Y)};return me(e.library,t.rulebook)?{...t,rulebook:e.choice}:t});return{draft:t,type:e=>{let n={...t,...e};C(Y,n),r(n)},forget:()=>C(Y,null)}}function ut(e){let[t,r]=n(null);return g(()=>{e&&A()&&l.account().then(t=>X(t,e)).then(r,()=>{})},[e]),t}async function X(e,t){return(await e.leagues.list()).flatMap(e=>e.seasons).find(e=>e.id===t)}function dt(e){let[t,r]=n(``);return g(()=>{A()&&l.account().then(e=>e.read()).then(({tournaments:[e]})=>e&&r(e.time_zone),()=>{})},[]),e||t||st}function ft({rules:e,book:t,choice:r,onChoice:i}){let[a,o]=n(!1);return y`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${b} name="book" />
<span class="body"><small>${S(`account.found-rules`)}</small><strong>${O(e,t)}</strong></span>
<span class="badge">${S(`call.change`)}</span>
</button>
<${ie} rules=${e} standing=${t.content.standing} />
${a&&y`<${re} rules=${e} value=${r} onUse=${e=>{o(!1),i(e)}} onClose=${()=>o(!1)} />`}
</div>`}function pt(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function Z({title:e,label:t,first:r=``,longest:i,yes:a,act:o,onDone:s,onClose:l}){let[u,f]=n(r),{ask:p,wrong:m,mistakes:h}=L({onOut:()=>w(`#/account`)});return y`<${d} title=${e} onClose=${l}>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=u.trim();if(!t||t===r)return t&&l();p(async({leagues:e})=>{await o(e,t),await s(),l()})}}>
<${c} label=${t} value=${u} onInput=${f} wrong=${h.name&&S(`league.wrong-name`)} autocomplete="off" maxlength=${String(i)} />
${m}
<button class="button main" disabled=${!u.trim()}>${a}</button>
</form>
<//>`}const mt=[`first-places`,`best-tournament`,`best-hanchan`,`more-hanchans`,`fewer-penalties`];function ht({ranking:e,onChange:t}){let n=n=>{let r={...e,...n};t({...r,number:r.counted===`all`?0:Math.max(1,r.number)})},r=(t,r)=>y`<${s} label=${S(`league.${t}`)} value=${e[t]} onChange=${e=>n({[t]:e})}
options=${r.map(e=>({value:e,text:S(`league.${t}.${e}`)}))} />`,i=(t,r)=>y`<${T} label=${S(`league.${t}`)} value=${e[t]} min=${r} max=${99} less=${S(`league.less`)} more=${S(`league.more`)}
onChange=${e=>n({[t]:e})} />`;return y`<section class="stack">
<h3>${S(`league.ranking`)}</h3>
${r(`total`,[`sum`,`mean`])} ${r(`counted`,[`all`,`best`,`drop`])}
${e.counted!==`all`&&y`${r(`of`,[`tournaments`,`hanchans`])} ${i(`number`,1)}`}
${i(`minimum_hanchans`,1)} ${i(`minimum_tournaments`,1)}
${r(`penalties`,[`deducted`,`shown`])} ${r(`disqualified`,[`tournament`,`season`])}
<${gt} ties=${e.ties} onChange=${e=>n({ties:e})} />
</section>`}function gt({ties:e,onChange:t}){return(e.length<mt.length?[...e,``]:e).map((n,r)=>{let i=[``,...mt.filter(t=>t===n||!e.includes(t))].map(e=>({value:e,text:S(`league.ties.${e||`none`}`)})),a=t=>[...e.slice(0,r),...t?[t]:[],...e.slice(r+1)];return y`<${f} key=${r} label=${S(r?`league.ties.then`:`league.ties`)} value=${n} options=${i}
onChange=${e=>t(a(e))} />`})}const _t=[`name`,`starts_on`,`ends_on`,`standings_open`,`ranking`];function vt({league:e,season:r,onUnsaved:i,onDone:a}){let[o,s]=n(r),[l,u]=n(()=>bt(r)),{ask:d,wrong:f,mistakes:p,mended:m}=L({onOut:()=>w(`#/account`)}),h=e=>u({...l,...e}),_={starts_on:l.starts_on||null,ends_on:l.ends_on||null},v={...l,..._,name:l.name.trim()},b=Object.fromEntries(_t.filter(e=>JSON.stringify(v[e])!==JSON.stringify(o[e])).map(e=>[e,v[e]])),x=Object.keys(b).length>0;g(()=>i(x),[x]);let C=t=>{t.preventDefault(),d(async({leagues:t})=>{let n=await t.changeSeason(e.id,o,b);await a(),s(n),u(bt(n))})},T=(e,t)=>y`<${c} label=${S(`league.season.${e}`)} value=${l[e]} autocomplete="off"
onInput=${t=>(m(`name`,`ends_on`),h({[e]:t}))} ...${t} />`;return y`<form class="stack" onSubmit=${C}>
${T(`name`,{maxlength:`40`,wrong:p.name&&S(`league.wrong-name`)})}
${T(`starts_on`,{type:`date`})}
${T(`ends_on`,{type:`date`,wrong:p.ends_on&&S(`league.wrong-end`)})}
<${t} label=${S(`league.open`)} hint=${S(`league.open-hint`)} checked=${l.standings_open} onChange=${e=>h({standings_open:e})} />
${o.standings_open&&l.standings_open&&y`<${yt} season=${r.id} />`}
<${ht} ranking=${l.ranking} onChange=${e=>h({ranking:e})} />
${f}
${x&&y`<div class="dialog-end stack"><button class="button main" disabled=${!v.name}>${S(`league.season.save`)}</button></div>`}
</form>`}function yt({season:e}){let t=`${ce()}/#/season/${e}`;return y`<${c} label=${S(`league.open-address`)} value=${t} onInput=${()=>{}} readonly />
<div class="pair">
<${V} text=${t} />
<a class="button" href=${`#/season/${e}`}>${S(`league.open-look`)}</a>
</div>`}function bt({name:e,starts_on:t,ends_on:n,standings_open:r,ranking:i}){return{name:e,starts_on:t??``,ends_on:n??``,standings_open:r,ranking:i}}function xt(e){let[t,r]=n(!1),[i,a]=n(null);return{setUnsaved:r,leave:(e,n=null)=>{if(!t)return e();let r=()=>a({act:e});n?.type===`cancel`?St(n,r):r()},question:i&&y`<${j} title=${S(`league.unsaved`)} text=${S(`league.unsaved-text`,{name:e})} yes=${S(`league.unsaved-drop`)} no=${S(`league.unsaved-keep`)} danger
onYes=${()=>{a(null),i?.act()}} onClose=${()=>a(null)} />`}}function St(e,t){if(e.preventDefault(),e.defaultPrevented)return t();let n=e.currentTarget;n.addEventListener(`close`,()=>{n.showModal(),t()},{once:!0})}function Ct({league:e,season:t,tournaments:r,does:i,onInvite:a,onClose:o}){let[s,c]=n(null),{setUnsaved:l,leave:u,question:f}=xt(t.name),p=new Set(e.seasons.flatMap(e=>e.tournaments.map(({id:e})=>e))),m=new Set(r.map(({id:e})=>e));return s?y`<${wt} season=${t} tournament=${s} does=${i} onClose=${o} />`:y`<${d} title=${t.name} onClose=${e=>u(o,e)}>
<section class="stack">
<h3>${S(`league.in-season`)}</h3>
${t.tournaments.length===0&&y`<p class="soft">${S(`league.none-yet`)}</p>`}
${t.tournaments.length>0&&y`<ul class="rows">
${t.tournaments.map(e=>y`<li key=${e.id}><div class="row">
<span class="body">${e.name}</span>
${m.has(e.id)&&y`<button class="button quiet" type="button" aria-label=${S(`league.leave-named`,{name:e.name})} onClick=${()=>u(()=>c(e))}>${S(`league.leave`)}</button>`}
</div></li>`)}
</ul>`}
${r.filter(({id:e})=>!p.has(e)).map(e=>y`<button key=${e.id} class="button" type="button" onClick=${()=>i(n=>n.join(e.id,{season:t.id}))}>
${S(`league.add`,{name:e.name})}
</button>`)}
<button class="button" type="button" onClick=${a}>${S(`league.code-make`)}</button>
</section>
<${vt} league=${e} season=${t} onUnsaved=${l} onDone=${()=>i(()=>{})} />
<//>${f}`}function wt({season:e,tournament:t,does:r,onClose:i}){let[a,o]=n(null),s=e=>r(async n=>{if(!a)return o(await n.leave(t.id,e,!0));await n.leave(t.id,e),i()}),c=a?S(`league.leave-lost`,{offences:a.offences.length,fines:a.fines.length}):S(`league.leave-text`,{name:t.name,season:e.name});return y`<${ne} title=${S(`league.leave-named`,{name:t.name})} text=${c} yes=${S(a?`league.leave`:`league.leave-look`)}
onReason=${s} onClose=${i} />`}function Tt({league:e,tournaments:t,does:r}){let[i,a]=n(null),[o,s]=n(null),c=()=>a(null),l=()=>r(()=>{}),u=e.seasons.find(({id:e})=>e===i),d=t=>r(async n=>s({season:t,...await n.invite(e.id,t)})),f=e.managers.length>1?e.managers:[];return y`<section class="card">
<div class="league-name">
<h2>${e.name}</h2>
<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${S(`league.rename-named`,{name:e.name})} onClick=${()=>a(`name`)}>${S(`league.rename`)}</button>
</div>
<ul class="rows">
${e.seasons.map(e=>y`<li key=${e.id}>
<a class="row" href=${`#/season/${e.id}`}>
<span class="body"><strong>${e.name}</strong><small>${S(`league.tournaments`,{count:e.tournaments.length})}</small></span>
<${b} name="next" />
</a>
<button class="button beneath" type="button" aria-haspopup="dialog" aria-label=${S(`league.set-up-season`,{name:e.name})} onClick=${()=>a(e.id)}>
${S(`league.set-up`)}
</button>
</li>`)}
</ul>
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(`new`)}>${S(`league.new-season`)}</button>
<p class="soft">${S(`league.managers`,{names:e.managers.map(({name:e})=>e).join(`, `)})}</p>
<div class="pair">
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>d(null)}>${S(`league.invite`)}</button>
${f.length>0&&y`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(`managers`)}>${S(`league.remove`)}</button>`}
</div>
${i===`name`&&y`<${Z} title=${S(`league.rename-named`,{name:e.name})} label=${S(`league.name`)} first=${e.name} longest=${200} yes=${S(`league.rename`)}
act=${(t,n)=>t.rename(e,n)} onDone=${l} onClose=${c} />`}
${i===`new`&&y`<${Z} title=${S(`league.new-season`)} label=${S(`league.season-name`)} longest=${40} yes=${S(`league.make-season`)}
act=${(t,n)=>t.makeSeason(e.id,n)} onDone=${l} onClose=${c} />`}
${i===`managers`&&y`<${Et} league=${e} does=${r} onClose=${c} />`}
${u&&y`<${Ct} league=${e} season=${u} tournaments=${t} does=${r} onInvite=${()=>d(u.id)} onClose=${c} />`}
${o&&y`<${Dt} made=${o} onClose=${()=>s(null)} />`}
</section>`}function Et({league:e,does:t,onClose:r}){let[i,a]=n(null);return i?y`<${j} title=${S(`league.remove`)} text=${S(`league.remove-ask`,{name:i.name,league:e.name})} yes=${S(`league.remove`)} danger
onYes=${async()=>{await t(t=>t.removeManager(e.id,i.id)),r()}} onClose=${r} />`:y`<${d} title=${S(`league.remove`)} onClose=${r}>
<div class="stack">
${e.managers.map(e=>y`<button key=${e.id} class="button" type="button" onClick=${()=>a(e)}>${e.name}</button>`)}
</div>
<//>`}function Dt({made:{link:e,secret:t,season:n,expires_at:r},onClose:i}){let a=n?t:e;return y`<${d} title=${S(n?`league.code-title`:`league.invite`)} onClose=${i}>
<p>${S(n?`league.code-text`:`league.invite-text`)}</p>
${!n&&y`<${N} link=${e} /><div class="link-code"><${F} text=${e} label=${S(`league.invite-code`)} /></div>`}
<${c} label=${S(n?`league.code`:`account.invite-link`)} value=${a} onInput=${()=>{}} readonly />
<p class="soft">${S(`account.invite-until`,{time:_(r)})}</p>
<${V} text=${a} />
<//>`}let Q=null;function Ot({args:[e]}){return g(()=>{e&&(Q=e,w(`#/league`,{replace:!0}))},[e]),e?y`<${a} title=${S(`league.title`)} />`:y`<${kt} />`}function kt(){let[t,r]=n(null),[i,o]=n([]),{ask:s,wrong:c,mistakes:l}=L({onOut:()=>w(`#/account`)}),u=()=>s(async t=>{let n=Q;n&&e(S(`league.managed`,{name:(await t.leagues.accept(n)).name})),Q=null;let[i,a]=await Promise.all([t.read(),t.leagues.list()]);o(i.tournaments.filter(({roles:e})=>e.includes(`director`))),r(a)});if(g(()=>void u(),[]),!t)return y`<${a} title=${S(`league.title`)} up="#/account">${c||y`<${m} />`}<//>`;let d=e=>s(async t=>{await e(t.leagues),r(await t.leagues.list())});return y`<${a} title=${S(`league.title`)} up="#/account">
${c}
${t.map(e=>y`<${Tt} key=${e.id} league=${e} tournaments=${i} does=${d} />`)}
<${At} first=${t.length===0} wrong=${l.name??l.slug} onMake=${e=>d(t=>t.make(e))} />
<${jt} tournaments=${i} wrong=${l.code} does=${d} />
<${I} />
<//>`}function At({first:e,wrong:t,onMake:r}){let[i,a]=n(``),[o,s]=n(!1);return y`<section class="card">
<h2>${S(`league.new`)}</h2>
${e&&y`<p>${S(`league.what`)}</p>`}
<form class="stack" onSubmit=${async e=>{e.preventDefault(),s(!i.trim()),i.trim()&&(await r(i.trim()),a(``))}}>
<${c} label=${S(`league.name`)} value=${i} onInput=${a} wrong=${o&&!i.trim()?S(`correct.empty`):t} autocomplete="off" maxlength="200" />
<button class=${`button ${e?`main`:``}`}>${S(`league.make`)}</button>
</form>
</section>`}function jt({tournaments:t,wrong:r,does:i}){let[a,o]=n(``);if(t.length===0)return null;let s=t=>i(async n=>{let{season:r}=await n.join(t.id,{code:a.trim()});o(``),e(S(`league.joined`,{name:t.name,season:r}))});return y`<section class="card">
<h2>${S(`league.by-code`)}</h2>
<${c} label=${S(`league.code`)} hint=${S(`league.code-hint`)} value=${a} onInput=${o} wrong=${r} autocomplete="off" autocapitalize="none"
spellcheck=${!1} maxlength="100" />
${a.trim()&&y`<p>${S(`league.which`)}</p>
<div class="stack">${t.map(e=>y`<button key=${e.id} class="button" type="button" onClick=${()=>s(e)}>${e.name}</button>`)}</div>`}
</section>`}function Mt({found:e,up:t}){let{name:n,rank:r,unranked:i,season:o}=e,s=o.ranking.penalties===`deducted`;return y`<${a} title=${n} up=${t}>
<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?S(`season.${i}`):S(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${S(`standings.scored`,{count:e.hanchans})}</dt><dd>${M(e.score)}</dd></div>
<div><dt>${S(s?`standings.taken`:`league.penalties.shown`)}</dt><dd>${M(-e.penalties)}</dd></div>
<div><dt><strong>${S(`standings.total`)}</strong></dt><dd>${M(e.total)}</dd></div>
</dl>
</section>
${e.parts.map(t=>y`<${Nt} key=${t.id} part=${t} deducted=${s} done=${e.tournaments.find(({tournament:e})=>e===t.id)} />`)}
<//>`}function Nt({part:e,done:t,deducted:n}){let r=fe(t)-(n?t.penalties:0),a=t.disqualified?S(`standings.disqualified`):t.is_counted?``:S(`season.dropped`);return y`<section class="card">
<div class="season-sum"><h2>${e.name}</h2><strong class=${t.is_counted?``:`uncounted`}>${M(r)}</strong></div>
${a&&y`<p class="soft">${a}</p>`}
${e.games.length+e.ledger.length>0&&y`<${i} title=${S(`season.made-of`)}>
${()=>y`<dl class="facts">
${e.games.map(e=>y`<div key=${e.hanchan+e.seat}>
<dt>${[S(`hall-round`,{round:e.round}),S(`hall-table`,{label:e.table}),S(`standings.rank`,{rank:e.place})].join(` · `)}</dt>
<dd class=${e.in_season?``:`uncounted`}>${M(e.total)}</dd>
</div>`)}
${e.ledger.map(e=>y`<div key=${e.id}>
<dt>${e.reason??S(`season.penalty`)}${e.round&&` · ${S(`hall-round`,{round:e.round})}`}</dt>
<dd>${he(e.unit,e.amount,!0)}</dd>
</div>`)}
</dl>`}
<//>`}
</section>`}function Pt({season:e,tournaments:t,onChanged:r}){let[i,a]=n(null);if(g(()=>{It(e,t).then(a,e=>P(e.status!==401))},[t.length]),!i)return null;let{last:o,free:s}=i;return o?y`<a class="button" href=${`#/account/again/${o.id}`}>${S(`again.from`,{name:o.name})}</a>`:t.length===0&&y`<${Ft} season=${e} free=${s} onChanged=${r} />`}function Ft({season:e,free:t,onChanged:n}){let{ask:r,wrong:i}=L({onOut:()=>w(`#/account`)}),a=t=>r(async({leagues:r})=>{await r.join(t.id,{season:e.id}),n()});return y`${i}
${t.map((e,t)=>y`<button key=${e.id} class=${`button ${t===0?`main`:``}`} type="button" onClick=${()=>a(e)}>${S(`league.add`,{name:e.name})}</button>`)}
<a class=${`button ${t.length===0?`main`:``}`} href=${`#/found?season=${e.id}`}>${S(`account.found`)}</a>`}async function It(e,t){let n=await l.account(),[r,i]=await Promise.all([n.read(),n.leagues.list()]),a=i.flatMap(e=>e.seasons);if(!a.some(({id:t})=>t===e.id))return null;let o=new Set(a.flatMap(e=>e.tournaments.map(({id:e})=>e))),s=r.tournaments.filter(({roles:e})=>e.includes(`director`)),c=s.filter(({id:e})=>!o.has(e)).slice(0,3);return{last:t.findLast(({id:e})=>s.some(t=>t.id===e)),free:c}}const Lt=h(r.frame,`SeasonTable`);function Rt({args:[e,t]}){return y`<${zt} key=${`${e}/${t}`} season=${e} account=${t} />`}function zt({season:e,account:t}){let[r,i]=n(null),[o,s]=n(``),c=()=>{s(``),l.account().then(({leagues:n})=>n.standings(e,t)).then(i).catch(e=>s(R(e)))};g(c,[]);let u=t?`#/season/${e}`:`#/standings`;return r?t?y`<${Mt} found=${r} up=${u} />`:y`<${Bt} found=${r} up=${u} onChanged=${c} />`:y`<${a} title=${S(`season.title`)} up=${u}>
${o?y`<p class="note bad" role="alert">${o}</p><button class="button main" onClick=${c}>${S(`try-again`)}</button>`:y`<${m} />`}
<//>`}const $=/* @__PURE__ */ new Map;function Bt({found:e,up:t,onChanged:r}){let[i,c]=n(()=>$.get(e.season.id)??(e.teams.length?`teams`:`players`)),l=t=>($.set(e.season.id,t),c(t)),{season:u,league:d,tournaments:f}=e,p=e[i],m=ge()!==null,h=f.filter(e=>!e.is_scored);return y`<${a} title=${S(`season.of`,{name:u.name})} up=${t}>
<p class="soft">${[d,S(`season.played`,{count:f.filter(e=>e.is_played).length}),...Ht(u.ranking)].join(` · `)}</p>
${h.map(e=>y`<p class="note warn" key=${e.id}>${S(`season.unscored`,{name:e.name})}</p>`)}
${e.teams.length>0&&y`<${s} label=${S(`standings.of`)} value=${i} onChange=${l}
options=${[`teams`,`players`].map(e=>({value:e,text:S(`standings.of.${e}`)}))} />`}
${p.length===0&&y`<${o} text=${S(`season.nobody`)} />`}
${p.length>0&&(m?y`<${Lt} key=${i} found=${e} of=${i} />`:y`<ul class="rows season" aria-label=${S(`season.title`)}>
${p.map(e=>y`<${Vt} key=${e.id} season=${u} tournaments=${f} one=${e} />`)}
</ul>`)}
${p.length>0&&y`<${Ut} season=${u} of=${i} />`}
${A()&&y`<${Pt} season=${u} tournaments=${f} onChanged=${r} />`}
<//>`}function Vt({season:e,tournaments:t,one:n}){let r=[n.team,...de(n,t).map(([,e])=>e),S(`standings.hanchans`,{count:n.hanchans}),n.penalties!==0&&S(`season.penalties`,{p:M(-n.penalties)})];return y`<li>
<a class="row" href=${`#/season/${e.id}/${n.id}`}>
<span class="season-rank"><strong class="rank">${n.rank??`–`}</strong><${_e} one=${n} /></span>
<span class="body"><span class="who">${n.name}</span><small>${r.filter(Boolean).join(` · `)}</small></span>
<strong>${n.mean===null?M(n.total):E(n.mean/100)}</strong>
</a>
</li>`}function Ht({total:e,counted:t,of:n,number:r,minimum_hanchans:i,penalties:a}){return[e===`mean`&&S(`league.total.mean`),t!==`all`&&S(`season.${t}.${n}`,{count:r}),i>1&&S(`season.least`,{count:i}),a===`shown`&&S(`league.penalties.shown`)].filter(Boolean)}function Ut({season:e,of:t}){let[r,i]=n(``);return g(()=>void l.account().then(({leagues:n})=>i(n.exportAddress(e.id,t))),[t]),y`<a class="button" href=${r} download>${S(`season.export`)}</a>`}export{it as Account,Ot as League,ct as NewTournament,Rt as Season,rt as SignInAgain};