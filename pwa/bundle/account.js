import{$t as e,Bt as t,Ci as n,Dn as r,Ft as i,Gt as a,Ht as o,It as s,Lt as c,Mn as l,Pt as u,Rt as d,Tn as f,Wt as p,Zt as m,bi as h,in as g,m as _,mn as v,qt as y,rn as b,sn as x,wn as S,xn as C,zt as w}from"./app.js";import{Ci as T,Cr as E,Dr as ee,Er as D,Fr as O,Jr as k,Mi as te,Mr as ne,Ni as re,Nr as ie,Or as ae,Pr as A,Qr as oe,Sr as se,Vr as ce,Xr as le,Yr as ue,Zr as de,_i as fe,bi as j,br as pe,dr as me,fr as he,gi as M,ii as N,ji as P,pr as ge,qr as F,ur as _e,vi as ve,xi as I,xr as ye,yi as L,yr as be}from"./shared.js";const xe=/^(.*\D)?(\d+)(\D*)$/;function Se({args:[e]}){let[t,r]=n(null),[i,o]=n(null),{ask:s,wrong:c}=j({onOut:()=>C(`#/account`)}),l=()=>s(async t=>{let[n,i]=await Promise.all([t.read(),t.leagues.list()]),a=i.flatMap(({seasons:e})=>e),o=n.tournaments.find(({id:t})=>t===e),s=o?.roles.includes(`director`);r({tournament:s?o:null,season:a.find(t=>t.tournaments.some(({id:t})=>t===e)),staying:s?await t.staying(o.id):[]})});return h(()=>void l(),[]),i?v`<${Te} made=${i} />`:t?.tournament?v`<${Ce} ...${t} onMade=${o} />`:v`<${a} title=${x(`again.title`)} up="#/account">
${c||(t?v`<p class="note bad" role="alert">${x(`again.none`)}</p>`:v`<${p} />`)}
<//>`}function Ce({tournament:e,season:r,staying:i,onMade:o}){let[s,u]=n(Ee(e.name)),[d,f]=n(!0),[p,m]=n([]),[h,g]=n(!0),[_,y]=n(!!r),[b]=n(()=>l.account().then(e=>e.tournamentId())),{ask:S,wrong:w,mistakes:T}=j({onOut:()=>C(`#/account`)}),E=t=>{t.preventDefault();let n={name:s.trim(),copy_of:{tournament:e.id,people:d,officials:h,besides:p}};S(async e=>{let t=await e.found(await b,n);_&&await e.leagues.join(t.id,{season:r.id}),t.links.length?o({...t,name:n.name,found:await fe()}):R(t)})},ee=v`<button class="button main" form="again">${x(`account.found-make`)}</button>`;return v`<${a} title=${x(`again.title`)} up="#/account" actions=${ee}>
<p>${x(`again.text`,{name:e.name})}</p>
<form class="stack" id="again" onSubmit=${E}>
<${c} label=${x(`account.found-name`)} value=${s} onInput=${u} wrong=${T.name??T.slug} autocomplete="off" maxlength="200" />
<${t} label=${x(`again.people`)} checked=${d} onChange=${f} />
${d&&i.length>0&&v`<${we} players=${i} besides=${p} onBesides=${m} />`}
<${t} label=${x(`again.officials`)} checked=${h} onChange=${g} />
${r&&v`<${t} label=${x(`again.season`,{name:r.name})} checked=${_} onChange=${y} />`}
${w}
</form>
<//>`}function we({players:e,besides:n,onBesides:r}){let i=(e,t)=>r(t?[...n,e]:n.filter(t=>t!==e));return v`<fieldset class="stack">
<legend>${x(`again.staying`)}</legend>
${e.map(({id:e,name:r,why:a})=>v`<${t} key=${e} label=${r} hint=${x(`again.why.${a}`)} checked=${n.includes(e)} onChange=${t=>i(e,t)} />`)}
</fieldset>`}function Te({made:e}){let t=v`<button class="button main" type="button" onClick=${()=>R(e)}>${x(`again.enter`)}</button>`;return v`<${oe} codes=${e.links} found=${e.found} name=${e.name} title=${x(`again.links`)} up="#/account" next=${t} />`}function R({id:e,official_id:t}){C(`#/account/enter/${e}/${t}`,{replace:!0})}function Ee(e){let[,t=``,n,r]=xe.exec(e)??[];return n?`${t}${Number(n)+1}${r}`:`${e} 2`}function De(e){return v`<${ue} to=${e.tournament}><${Oe} ...${e} /><//>`}function Oe({tournament:t,official:n,to:r}){let i=de(),{ask:o,wrong:s}=j({onOut:()=>i(`#/account`)}),c=()=>o(async()=>{await l.enter(t,n),k(!0),e(x(`hall-joined`,{name:l.snapshot.state.settings.name})),i(r.length>0?`#/${r.join(`/`)}`:ke(l.snapshot)?`#/setup`:`#/tables`)});if(h(()=>void c(),[]),!s)return v`<${le} up="#/account" />`;let u=v`<button class="button main" onClick=${c}>${x(`try-again`)}</button>`;return v`<${a} title=${x(`hall-join-failed`)} up="#/account" actions=${u}>${s}<//>`}function ke({state:e,official:t}){return _(t,[`director`])&&Object.keys(e.hanchans).length===0}function z({codes:e,handle:t,onKept:n}){let r=x(`account.codes-for`,{handle:t}),i=[r,``,...e,``].join(`
`),o=()=>ce(new Blob([i],{type:`text/plain`}),`shinpan-recovery-codes.txt`),s=v`<button class="button main" onClick=${n}>${x(`account.codes-kept`)}</button>`;return v`<${a} title=${x(`account.codes`)} up=${null} actions=${s}>
<p class="unprinted">${x(`account.codes-text`)}</p>
<section class="card">
<h2>${r}</h2>
<ul class="codes-kept" translate="no">${e.map(e=>v`<li key=${e}>${e}</li>`)}</ul>
</section>
<div class="pair unprinted">
<${B} text=${i} />
<button class="button" type="button" onClick=${()=>print()}>${x(`account.print`)}</button>
<button class="button" type="button" onClick=${o}>${x(`account.save`)}</button>
</div>
<//>`}function B({text:t}){return navigator.clipboard?v`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(t).then(()=>e(x(`account.copied`)),()=>e(x(`account.not-copied`)))}>${x(`account.copy`)}</button>`:null}function Ae({account:{recovery_codes_left:e},onCodes:t,onOut:r}){let[i,a]=n(!1),{ask:o,wrong:s}=j({onOut:r});return v`<section class="card">
<h2>${x(`account.codes`)}</h2>
<p>${x(`account.codes-left`,{count:e})}</p>
${e<3&&v`<p class="note warn">${x(`account.codes-few`)}</p>`}
${s}
<button class="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${x(`account.codes-new`)}</button>
${i&&v`<${A} title=${x(`account.codes-new-ask`)} text=${x(`account.codes-new-text`)} yes=${x(`account.codes-new`)} danger
onYes=${()=>{a(!1),o(async e=>t(await e.renewCodes()))}} onClose=${()=>a(!1)} />`}
</section>`}function je({account:t,onAccount:n,onOut:r}){let{ask:i,wrong:a}=j({onOut:r}),o=t=>i(async r=>{n(await r.endSession(t)),e(x(`account.session-ended`))});return v`<section class="card">
<h2>${x(`account.sessions`)}</h2>
<ul class="rows">
${t.sessions.map(e=>v`<li key=${e.id}><${Me} session=${e} onEnd=${()=>o(e.id)} /></li>`)}
</ul>
${a}
</section>`}function Me({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=V(e);return v`<div class="row">
<span class="body"><strong>${i}</strong><small>${x(`account.session-seen`,{time:g(t)})}</small></span>
${n?v`<span class="badge">${x(`account.session-here`)}</span>`:v`<button class="button" aria-label=${x(`account.session-end-this`,{agent:i})} onClick=${r}>${x(`account.session-end`)}</button>`}
</div>`}const Ne=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],Pe=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function V(e){return[Ne,Pe].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||x(`account.unknown-agent`)}function H(){let[e,t]=n(``);return h(()=>void l.account().then(e=>t(e.obstacle())),[]),e&&x(`account.obstacle.${e}`)}function Fe({account:t,onAccount:r,onOut:i}){let[a,o]=n(!1),[s,c]=n(null),l=H(),{ask:u,wrong:d}=j({onOut:i});return v`<section class="card">
<h2>${x(`account.passkeys`)}</h2>
${t.passkeys.length===0&&v`<p class="soft">${x(`account.no-passkeys`)}</p>`}
<ul class="rows">
${t.passkeys.map(e=>v`<li key=${e.id}><${Ie} passkey=${e} onRemove=${()=>c(e)} /></li>`)}
</ul>
${d}
${l?v`<p class="soft">${l}</p>`:v`<button class="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${x(`account.add-passkey`)}</button>`}
${a&&v`<${Le} onAdded=${t=>{o(!1),e(x(`account.passkey-added`)),r(t)}} onOut=${i} onClose=${()=>o(!1)} />`}
${s&&v`<${A} title=${x(`account.remove-ask`)} text=${x(`account.remove-text`,{label:s.label})} yes=${x(`account.remove`)}
danger onYes=${()=>{c(null),u(async e=>r(await e.removePasskey(s.id)))}} onClose=${()=>c(null)} />`}
</section>`}function Ie({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?x(`account.passkey-used`,{time:g(n)}):x(`account.passkey-made`,{time:g(t)});return v`<div class="row">
<span class="body"><strong>${e}</strong><small>${i}</small></span>
<button class="button" aria-haspopup="dialog" aria-label=${x(`account.remove-this`,{label:e})} onClick=${r}>
${x(`account.remove`)}
</button>
</div>`}function Le({onAdded:e,onOut:t,onClose:r}){let[i,a]=n(()=>V(navigator.userAgent)),{ask:o,wrong:s,mistakes:l}=j({onOut:t});return v`<${u} title=${x(`account.add-passkey`)} onClose=${r}>
<form onSubmit=${t=>{t.preventDefault(),o(async t=>e(await t.addPasskey(i.trim())))}}>
<${c} label=${x(`account.passkey-label`)} hint=${x(`account.passkey-label-hint`)} value=${i} onInput=${a}
wrong=${l.label??l.credential} maxlength="200" />
${s}
<button class="button main">${x(`account.add-passkey`)}</button>
</form>
<//>`}function U(e){let[r,i]=n(!1);return v`<${c} ...${e} type=${r?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
<${t} label=${x(`account.show`)} checked=${r} onChange=${i} />`}function Re({account:e,onAccount:t,onOut:n}){let r=x(e.has_password?`account.password-change`:`account.password-set`);return v`<${i} title=${v`<h2>${r}</h2>`}>
${()=>v`<${ze} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
<//>`}function ze({account:t,label:r,onAccount:i,onOut:a}){let[o,s]=n(``),[l,u]=n(``),{ask:d,wrong:f,mistakes:p}=j({onOut:a});return v`<form class="stack" onSubmit=${n=>{n.preventDefault(),d(async n=>{i(await n.setPassword({password:l,...t.has_password&&{current:o}})),s(``),u(``),e(x(`account.password-done`))})}}>
${t.has_password&&v`<${c} type="password" label=${x(`account.password-current`)} value=${o} onInput=${s} wrong=${p.current}
autocomplete="current-password" maxlength="200" />`}
<${U} label=${x(`account.new-password`)} hint=${x(`account.password-hint`)} value=${l} onInput=${u}
wrong=${p.password} autocomplete="new-password" />
<p class="soft">${x(`account.password-others`)}</p>
${f}
<button class="button main">${r}</button>
</form>`}function Be({secret:e,onDone:t}){let[r,i]=n(null);return r?v`<${z} codes=${r.recovery_codes} handle=${r.handle} onKept=${t} />`:v`<${Ve} secret=${e} onMade=${i} onAccount=${t} />`}function Ve({secret:e,onMade:t,onAccount:r}){let[i,o]=n(``),[l,u]=n(``),[d,f]=n(`password`),[p,m]=n(``),h=H(),{ask:g,wrong:_,mistakes:y}=j(),b=[`password`,`passkey`].map(e=>({value:e,text:x(`account.way.${e}`)}));return v`<${a} title=${x(`account.make`)}>
<p>${x(`account.make-text`)}</p>
<form class="stack" onSubmit=${n=>{n.preventDefault();let r={link:e,handle:l.trim().toLowerCase(),name:i.trim()};g(async e=>t(await e.create(d===`password`?{...r,password:p}:r)))}}>
<${c} label=${x(`account.name`)} hint=${x(`account.name-hint`)} value=${i} onInput=${o} wrong=${y.name}
autocomplete="name" maxlength="200" />
<${c} label=${x(`account.handle`)} hint=${x(`account.handle-hint`)} value=${l} onInput=${u} wrong=${y.handle}
autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${h?v`<p class="soft">${h}</p>`:v`<${s} label=${x(`account.way`)} value=${d} options=${b} onChange=${f} />`}
${d===`password`?v`<${U} label=${x(`account.password`)} hint=${x(`account.password-hint`)} value=${p} onInput=${m}
wrong=${y.password} autocomplete="new-password" />`:v`<p>${x(`account.passkey-text`)}</p>`}
${_}
<button class="button main">${x(`account.make`)}</button>
</form>
<button class="button" type="button" onClick=${r}>${x(`account.have-one`)}</button>
<//>`}function He({onOut:e}){let[t,r]=n(null),{ask:i,wrong:a}=j({onOut:e});return v`<section class="card">
<h2>${x(`account.invite`)}</h2>
<p>${x(`account.invite-text`)}</p>
${a}
<button class="button" aria-haspopup="dialog" onClick=${()=>i(async e=>r(await e.makeLink()))}>${x(`account.invite-make`)}</button>
${t&&v`<${Ue} link=${t} onClose=${()=>r(null)} />`}
</section>`}function Ue({link:{url:e,expires_at:t},onClose:n}){return v`<${u} title=${x(`account.invite`)} onClose=${n}>
<${M} link=${e} />
<div class="link-code"><${N} text=${e} label=${x(`account.invite-code`)} /></div>
<p>${x(`account.invite-until`,{time:g(t)})}</p>
<${c} label=${x(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
<${B} text=${e} />
<//>`}function We({said:e,...t}){let{account:r}=t,[i,o]=n(null),s=()=>{o(null),t.onAccount({...r,recovery_codes_left:i?.length})};if(i)return v`<${z} codes=${i} handle=${r.handle} onKept=${s} />`;let c=!r.has_password&&r.passkeys.length===0;return v`<${a} title=${r.name}>
<p class="soft">${x(`account.signed-in-as`,{handle:r.handle})}</p>
${e&&v`<p class="note warn" role="status">${e}</p>`}
${c&&v`<p class="note warn" role="status">${x(`account.no-way-in`)}</p>`}
<${Ge} tournaments=${r.tournaments} />
<${Fe} ...${t} />
<${Re} ...${t} />
<${Ae} ...${t} onCodes=${o} />
<${je} ...${t} />
<${He} onOut=${t.onOut} />
<${Ke} onOut=${t.onOut} />
<${I} />
<//>`}function Ge({tournaments:e}){let{tournament:t,official:n}=b(),r=e=>e.id===t?.id&&e.official_id===n?.id;return v`<section class="card">
<h2>${x(`account.tournaments`)}</h2>
${e.length===0&&v`<p class="soft">${x(`account.no-tournaments`)}</p>`}
<ul class="rows">
${e.map(e=>v`<li key=${e.id}>
<a class="row" href=${r(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
<span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>x(`hall-role.${e}`)).join(` · `)}</small></span>
${r(e)&&v`<span class="badge">${x(`account.you-are-in`)}</span>`}
<${y} name="next" />
</a>
${e.roles.includes(`director`)&&v`<a class="button beneath" href=${`#/account/again/${e.id}`} aria-label=${x(`again.from`,{name:e.name})}>${x(`again.button`)}</a>`}
</li>`)}
</ul>
<div class="pair">
<a class="button" href="#/found">${x(`account.found`)}</a>
<a class="button" href="#/league">${x(`league.title`)}</a>
</div>
</section>`}function Ke({onOut:t}){let{outbox:r}=b(),[i,a]=n(!1),{ask:o,wrong:s}=j({onOut:t}),c=r.filter(({state:e})=>e!==`differs`).length,l=()=>{a(!1),o(async n=>{await n.signOut(),e(x(`account.signed-out`)),t(``)})};return v`${s}
<button class="button danger" type="button" onClick=${()=>c?a(!0):l()}>${x(`account.sign-out`)}</button>
${i&&v`<${A} title=${x(`account.sign-out`)} text=${x(`account.sign-out-unsent`,{count:c})} yes=${x(`account.sign-out`)} danger
onYes=${l} onClose=${()=>a(!1)} />`}`}function qe({said:e,onIn:t}){return v`<${a} title=${x(`account.sign-in`)}>
${e?v`<p class="note warn" role="status">${e}</p>`:v`<p>${x(`account.sign-in-text`)}</p>`}
<${W} onIn=${t} />
<a class="button" href="#/join">${x(`hall-join`)}</a>
<//>`}function W(e){let[t,r]=n(`password`),i=[`password`,`code`].map(e=>({value:e,text:x(`account.way.${e}`)}));return v`<${Je} ...${e} />
<${s} label=${x(`account.way`)} value=${t} options=${i} onChange=${r} />
${t===`password`?v`<${Ye} ...${e} />`:v`<${Xe} ...${e} />`}`}function Je({onIn:e}){let t=H(),{ask:n,wrong:r}=j({denied:x(`account.denied.passkey`)});return t?v`<p class="soft">${t}</p>`:v`<div class="pair">
<button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${x(`account.by-passkey`)}</button>
</div>
${r}`}function Ye({onIn:e,handle:t=``}){let[r,i]=n(t),[a,o]=n(``),{ask:s,wrong:c,mistakes:l}=j({denied:x(`account.denied.password`)});return v`<form class="stack" onSubmit=${t=>{t.preventDefault(),s(async t=>{await t.signIn({handle:r,password:a}),await e()})}}>
<${G} readonly=${!!t} value=${r} onInput=${i} wrong=${l.handle&&x(`account.wrong.name`)} />
<${U} label=${x(`account.password`)} value=${a} onInput=${o} wrong=${l.password}
autocomplete="current-password" />
${c}
<button class="button">${x(`account.by-password`)}</button>
</form>`}function Xe({onIn:e,handle:t=``}){let[r,i]=n(t),[a,o]=n(``),[s,l]=n(``),{ask:u,wrong:d,mistakes:f}=j({denied:x(`account.denied.code`)});return v`<form class="stack" onSubmit=${t=>{t.preventDefault(),u(async t=>{await t.recover({handle:r,code:a,...s&&{password:s}}),await e()})}}>
<${G} readonly=${!!t} value=${r} onInput=${i} wrong=${f.handle&&x(`account.wrong.name`)} />
<${c} label=${x(`account.way.code`)} hint=${x(`account.code-hint`)} value=${a} onInput=${o} wrong=${f.code}
autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
<${U} label=${x(`account.new-password`)} hint=${x(`account.new-password-hint`)} value=${s} onInput=${l}
wrong=${f.password} autocomplete="new-password" />
${d}
<button class="button">${x(`account.by-code`)}</button>
</form>`}function G(e){return v`<${c} ...${e} label=${x(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
maxlength="200" />`}function Ze({onProven:e,onClose:t}){let[r,i]=n(null);return h(()=>void K().then(i,t),[]),v`<${u} title=${x(`account.again`)} onClose=${t}>
<p>${x(`account.again-text`)}</p>
${r?v`<${W} handle=${r.handle} onIn=${async()=>{let{id:t}=await K();t===r.id?e():location.reload()}} />`:v`<${p} />`}
<//>`}async function K(){return(await l.account()).read()}let q=null;function Qe({args:[e,...t]}){let[r,i]=n(e?null:q),o=T(`#/account/${e}`)?.account;return h(()=>{o&&(q=o,C(`#/account`,{replace:!0}))},[]),o?v`<${a} title=${x(`account.make`)} />`:e===`again`?v`<${Se} args=${t} />`:e===`enter`&&t.length>=2?v`<${De} tournament=${t[0]} official=${t[1]} to=${t.slice(2)} />`:r?v`<${Be} secret=${r} onDone=${()=>i(q=null)} />`:v`<${$e} said=${e?x(`account.mangled`):``} />`}function $e({said:e}){let[t,r]=n(null),[i,o]=n(null),[s,c]=n(``),u=()=>(o(null),l.account().then(e=>e.read().then(d,f))),d=e=>(k(!0),r(e)),f=e=>{e.status===401&&k(!1),o(e)};h(()=>void u(),[]);let m=e=>{k(!1),c(e),r(null),o({status:401})};if(t)return v`<${We} account=${t} onAccount=${r} onOut=${m} said=${e} />`;if(i?.status===401)return v`<${qe} said=${s||e} onIn=${u} />`;if(!i)return v`<${a} title=${x(`account.title`)}><${p} /><//>`;let g=v`<button class="button main" onClick=${u}>${x(`try-again`)}</button>`;return v`<${a} title=${x(`account.title`)} actions=${g}>
<p class="note bad" role="alert">${L(i)}</p>
<//>`}const et={en:`EUR`,ja:`JPY`,fr:`EUR`,ru:`RUB`},J=`shinpan.new-tournament`,tt=Intl.DateTimeFormat().resolvedOptions().timeZone;var nt=ie(({rules:e,query:r})=>{let i=r.get(`season`),{draft:o,type:s,forget:u}=rt(e),{name:f,slug:p,currency:m,rulebook:h}=o,g=at(o.zone),_=it(i),y=!!i&&o.outside!==i,[b]=n(()=>l.account().then(e=>e.tournamentId())),{ask:S,wrong:w,mistakes:T,mended:E}=j({onOut:()=>C(`#/account`)}),D=p??st(f),O=ee(e.library,h),k=ye(O);return v`<${a} title=${x(`account.found`)} up=${i?`#/season/${i}`:`#/account`}>
<${ot} rules=${e} book=${O} choice=${h} onChoice=${e=>s({rulebook:e})} />
<form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:f.trim(),slug:D,rulebook:h,currency:k??m,time_zone:g};S(async e=>{let n=y?await Y(e,i):null,r=await e.found(await b,t);n&&await e.leagues.join(r.id,{season:n.id}),u(),C(`#/account/enter/${r.id}/${r.official_id}`,{replace:!0})})}}>
<${c} label=${x(`account.found-name`)} value=${f} onInput=${e=>(E(`name`,`slug`),s({name:e}))} wrong=${T.name} autocomplete="off" maxlength="200" />
<${c} label=${x(`account.found-slug`)} hint=${x(`account.found-slug-hint`,{slug:D})} value=${D} onInput=${e=>(E(`slug`),s({slug:e}))}
wrong=${T.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
${k?v`<p>${x(`account.found-currency-fixed`,{currency:k})}</p>`:v`<${d} label=${x(`account.found-currency`)} value=${m} options=${pe()} onChange=${e=>(E(`currency`),s({currency:e}))} />`}
<${d} label=${x(`account.found-zone`)} value=${g} options=${se(g)} onChange=${e=>(E(`time_zone`),s({zone:e}))} />
${_&&v`<${t} label=${x(`account.found-season`,{name:_.name})} checked=${y} onChange=${e=>s({outside:e?null:i})} />`}
${Object.entries(T).map(([e,t])=>![`name`,`slug`].includes(e)&&v`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
${w}
<button class="button main">${x(`account.found-make`)}</button>
</form>
<//>`});function rt(e){let[t,r]=n(()=>{let t={name:``,slug:null,outside:null,currency:et[e.lang],rulebook:e.choice,zone:``,...f(J)};return ne(e.library,t.rulebook)?{...t,rulebook:e.choice}:t});return{draft:t,type:e=>{let n={...t,...e};S(J,n),r(n)},forget:()=>S(J,null)}}function it(e){let[t,r]=n(null);return h(()=>{e&&F()&&l.account().then(t=>Y(t,e)).then(r,()=>{})},[e]),t}async function Y(e,t){return(await e.leagues.list()).flatMap(e=>e.seasons).find(e=>e.id===t)}function at(e){let[t,r]=n(``);return h(()=>{F()&&l.account().then(e=>e.read()).then(({tournaments:[e]})=>e&&r(e.time_zone),()=>{})},[]),e||t||tt}function ot({rules:e,book:t,choice:r,onChoice:i}){let[a,o]=n(!1);return v`<div class="card rules-bar">
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${y} name="book" />
<span class="body"><small>${x(`account.found-rules`)}</small><strong>${ae(e,t)}</strong></span>
<span class="badge">${x(`call.change`)}</span>
</button>
<${D} rules=${e} standing=${t.content.standing} />
${a&&v`<${E} rules=${e} value=${r} onUse=${e=>{o(!1),i(e)}} onClose=${()=>o(!1)} />`}
</div>`}function st(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function X({title:e,label:t,first:r=``,longest:i,yes:a,act:o,onDone:s,onClose:l}){let[d,f]=n(r),{ask:p,wrong:m,mistakes:h}=j({onOut:()=>C(`#/account`)});return v`<${u} title=${e} onClose=${l}>
<form class="stack" onSubmit=${e=>{e.preventDefault();let t=d.trim();if(!t||t===r)return t&&l();p(async({leagues:e})=>{await o(e,t),await s(),l()})}}>
<${c} label=${t} value=${d} onInput=${f} wrong=${h.name&&x(`league.wrong-name`)} autocomplete="off" maxlength=${String(i)} />
${m}
<button class="button main" disabled=${!d.trim()}>${a}</button>
</form>
<//>`}const Z=[`first-places`,`best-tournament`,`best-hanchan`,`more-hanchans`,`fewer-penalties`];function ct({ranking:e,onChange:t}){let n=n=>{let r={...e,...n};t({...r,number:r.counted===`all`?0:Math.max(1,r.number)})},r=(t,r)=>v`<${s} label=${x(`league.${t}`)} value=${e[t]} onChange=${e=>n({[t]:e})}
options=${r.map(e=>({value:e,text:x(`league.${t}.${e}`)}))} />`,i=(t,r)=>v`<${w} label=${x(`league.${t}`)} value=${e[t]} min=${r} max=${99} less=${x(`league.less`)} more=${x(`league.more`)}
onChange=${e=>n({[t]:e})} />`;return v`<section class="stack">
<h3>${x(`league.ranking`)}</h3>
${r(`total`,[`sum`,`mean`])} ${r(`counted`,[`all`,`best`,`drop`])}
${e.counted!==`all`&&v`${r(`of`,[`tournaments`,`hanchans`])} ${i(`number`,1)}`}
${i(`minimum_hanchans`,1)} ${i(`minimum_tournaments`,1)}
${r(`penalties`,[`deducted`,`shown`])} ${r(`disqualified`,[`tournament`,`season`])}
<${lt} ties=${e.ties} onChange=${e=>n({ties:e})} />
</section>`}function lt({ties:e,onChange:t}){return(e.length<Z.length?[...e,``]:e).map((n,r)=>{let i=[``,...Z.filter(t=>t===n||!e.includes(t))].map(e=>({value:e,text:x(`league.ties.${e||`none`}`)})),a=t=>[...e.slice(0,r),...t?[t]:[],...e.slice(r+1)];return v`<${d} key=${r} label=${x(r?`league.ties.then`:`league.ties`)} value=${n} options=${i}
onChange=${e=>t(a(e))} />`})}const ut=[`name`,`starts_on`,`ends_on`,`standings_open`,`ranking`];function dt({league:e,season:r,onUnsaved:i,onDone:a}){let[o,s]=n(r),[l,u]=n(()=>Q(r)),{ask:d,wrong:f,mistakes:p,mended:m}=j({onOut:()=>C(`#/account`)}),g=e=>u({...l,...e}),_={starts_on:l.starts_on||null,ends_on:l.ends_on||null},y={...l,..._,name:l.name.trim()},b=Object.fromEntries(ut.filter(e=>JSON.stringify(y[e])!==JSON.stringify(o[e])).map(e=>[e,y[e]])),S=Object.keys(b).length>0;h(()=>i(S),[S]);let w=t=>{t.preventDefault(),d(async({leagues:t})=>{let n=await t.changeSeason(e.id,o,b);await a(),s(n),u(Q(n))})},T=(e,t)=>v`<${c} label=${x(`league.season.${e}`)} value=${l[e]} autocomplete="off"
onInput=${t=>(m(`name`,`ends_on`),g({[e]:t}))} ...${t} />`;return v`<form class="stack" onSubmit=${w}>
${T(`name`,{maxlength:`40`,wrong:p.name&&x(`league.wrong-name`)})}
${T(`starts_on`,{type:`date`})}
${T(`ends_on`,{type:`date`,wrong:p.ends_on&&x(`league.wrong-end`)})}
<${t} label=${x(`league.open`)} hint=${x(`league.open-hint`)} checked=${l.standings_open} onChange=${e=>g({standings_open:e})} />
${o.standings_open&&l.standings_open&&v`<${ft} season=${r.id} />`}
<${ct} ranking=${l.ranking} onChange=${e=>g({ranking:e})} />
${f}
${S&&v`<div class="dialog-end stack"><button class="button main" disabled=${!y.name}>${x(`league.season.save`)}</button></div>`}
</form>`}function ft({season:e}){let t=`${ve()}/#/season/${e}`;return v`<${c} label=${x(`league.open-address`)} value=${t} onInput=${()=>{}} readonly />
<div class="pair">
<${B} text=${t} />
<a class="button" href=${`#/season/${e}`}>${x(`league.open-look`)}</a>
</div>`}function Q({name:e,starts_on:t,ends_on:n,standings_open:r,ranking:i}){return{name:e,starts_on:t??``,ends_on:n??``,standings_open:r,ranking:i}}function pt(e){let[t,r]=n(!1),[i,a]=n(null);return{setUnsaved:r,leave:(e,n=null)=>{if(!t)return e();let r=()=>a({act:e});n?.type===`cancel`?mt(n,r):r()},question:i&&v`<${A} title=${x(`league.unsaved`)} text=${x(`league.unsaved-text`,{name:e})} yes=${x(`league.unsaved-drop`)} no=${x(`league.unsaved-keep`)} danger
onYes=${()=>{a(null),i?.act()}} onClose=${()=>a(null)} />`}}function mt(e,t){if(e.preventDefault(),e.defaultPrevented)return t();let n=e.currentTarget;n.addEventListener(`close`,()=>{n.showModal(),t()},{once:!0})}function ht({league:e,season:t,tournaments:r,does:i,onInvite:a,onClose:o}){let[s,c]=n(null),{setUnsaved:l,leave:d,question:f}=pt(t.name),p=new Set(e.seasons.flatMap(e=>e.tournaments.map(({id:e})=>e))),m=new Set(r.map(({id:e})=>e));return s?v`<${gt} season=${t} tournament=${s} does=${i} onClose=${o} />`:v`<${u} title=${t.name} onClose=${e=>d(o,e)}>
<section class="stack">
<h3>${x(`league.in-season`)}</h3>
${t.tournaments.length===0&&v`<p class="soft">${x(`league.none-yet`)}</p>`}
${t.tournaments.length>0&&v`<ul class="rows">
${t.tournaments.map(e=>v`<li key=${e.id}><div class="row">
<span class="body">${e.name}</span>
${m.has(e.id)&&v`<button class="button quiet" type="button" aria-label=${x(`league.leave-named`,{name:e.name})} onClick=${()=>d(()=>c(e))}>${x(`league.leave`)}</button>`}
</div></li>`)}
</ul>`}
${r.filter(({id:e})=>!p.has(e)).map(e=>v`<button key=${e.id} class="button" type="button" onClick=${()=>i(n=>n.join(e.id,{season:t.id}))}>
${x(`league.add`,{name:e.name})}
</button>`)}
<button class="button" type="button" onClick=${a}>${x(`league.code-make`)}</button>
</section>
<${dt} league=${e} season=${t} onUnsaved=${l} onDone=${()=>i(()=>{})} />
<//>${f}`}function gt({season:e,tournament:t,does:r,onClose:i}){let[a,o]=n(null),s=e=>r(async n=>{if(!a)return o(await n.leave(t.id,e,!0));await n.leave(t.id,e),i()}),c=a?x(`league.leave-lost`,{offences:a.offences.length,fines:a.fines.length}):x(`league.leave-text`,{name:t.name,season:e.name});return v`<${O} title=${x(`league.leave-named`,{name:t.name})} text=${c} yes=${x(a?`league.leave`:`league.leave-look`)}
onReason=${s} onClose=${i} />`}function _t({league:e,tournaments:t,does:r}){let[i,a]=n(null),[o,s]=n(null),c=()=>a(null),l=()=>r(()=>{}),u=e.seasons.find(({id:e})=>e===i),d=t=>r(async n=>s({season:t,...await n.invite(e.id,t)})),f=e.managers.length>1?e.managers:[];return v`<section class="card">
<div class="league-name">
<h2>${e.name}</h2>
<button class="button quiet" type="button" aria-haspopup="dialog" aria-label=${x(`league.rename-named`,{name:e.name})} onClick=${()=>a(`name`)}>${x(`league.rename`)}</button>
</div>
<ul class="rows">
${e.seasons.map(e=>v`<li key=${e.id}>
<a class="row" href=${`#/season/${e.id}`}>
<span class="body"><strong>${e.name}</strong><small>${x(`league.tournaments`,{count:e.tournaments.length})}</small></span>
<${y} name="next" />
</a>
<button class="button beneath" type="button" aria-haspopup="dialog" aria-label=${x(`league.set-up-season`,{name:e.name})} onClick=${()=>a(e.id)}>
${x(`league.set-up`)}
</button>
</li>`)}
</ul>
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(`new`)}>${x(`league.new-season`)}</button>
<p class="soft">${x(`league.managers`,{names:e.managers.map(({name:e})=>e).join(`, `)})}</p>
<div class="pair">
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>d(null)}>${x(`league.invite`)}</button>
${f.length>0&&v`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(`managers`)}>${x(`league.remove`)}</button>`}
</div>
${i===`name`&&v`<${X} title=${x(`league.rename-named`,{name:e.name})} label=${x(`league.name`)} first=${e.name} longest=${200} yes=${x(`league.rename`)}
act=${(t,n)=>t.rename(e,n)} onDone=${l} onClose=${c} />`}
${i===`new`&&v`<${X} title=${x(`league.new-season`)} label=${x(`league.season-name`)} longest=${40} yes=${x(`league.make-season`)}
act=${(t,n)=>t.makeSeason(e.id,n)} onDone=${l} onClose=${c} />`}
${i===`managers`&&v`<${vt} league=${e} does=${r} onClose=${c} />`}
${u&&v`<${ht} league=${e} season=${u} tournaments=${t} does=${r} onInvite=${()=>d(u.id)} onClose=${c} />`}
${o&&v`<${yt} made=${o} onClose=${()=>s(null)} />`}
</section>`}function vt({league:e,does:t,onClose:r}){let[i,a]=n(null);return i?v`<${A} title=${x(`league.remove`)} text=${x(`league.remove-ask`,{name:i.name,league:e.name})} yes=${x(`league.remove`)} danger
onYes=${async()=>{await t(t=>t.removeManager(e.id,i.id)),r()}} onClose=${r} />`:v`<${u} title=${x(`league.remove`)} onClose=${r}>
<div class="stack">
${e.managers.map(e=>v`<button key=${e.id} class="button" type="button" onClick=${()=>a(e)}>${e.name}</button>`)}
</div>
<//>`}function yt({made:{link:e,secret:t,season:n,expires_at:r},onClose:i}){let a=n?t:e;return v`<${u} title=${x(n?`league.code-title`:`league.invite`)} onClose=${i}>
<p>${x(n?`league.code-text`:`league.invite-text`)}</p>
${!n&&v`<${M} link=${e} /><div class="link-code"><${N} text=${e} label=${x(`league.invite-code`)} /></div>`}
<${c} label=${x(n?`league.code`:`account.invite-link`)} value=${a} onInput=${()=>{}} readonly />
<p class="soft">${x(`account.invite-until`,{time:g(r)})}</p>
<${B} text=${a} />
<//>`}let $=null;function bt({args:[e]}){return h(()=>{e&&($=e,C(`#/league`,{replace:!0}))},[e]),e?v`<${a} title=${x(`league.title`)} />`:v`<${xt} />`}function xt(){let[t,r]=n(null),[i,o]=n([]),{ask:s,wrong:c,mistakes:l}=j({onOut:()=>C(`#/account`)}),[u,d]=n(null),f=(t=!1)=>s(async n=>{let i=await n.read();if($&&!t)return d(i);$&&e(x(`league.managed`,{name:(await n.leagues.accept($,i.id)).name})),$=null,d(null);let a=await n.leagues.list();o(i.tournaments.filter(({roles:e})=>e.includes(`director`))),r(a)});if(h(()=>void f(),[]),u)return v`<${be} title=${x(`league.title`)} up="#/account" account=${u} text=${x(`league.whose`)}
yes=${x(`league.manage-as`,{name:u.name})} onYes=${()=>f(!0)} onOut=${()=>C(`#/account`)}>${c}<//>
<${I} />`;if(!t)return v`<${a} title=${x(`league.title`)} up="#/account">${c||v`<${p} />`}<//>`;let m=e=>s(async t=>{await e(t.leagues),r(await t.leagues.list())});return v`<${a} title=${x(`league.title`)} up="#/account">
${c}
${t.map(e=>v`<${_t} key=${e.id} league=${e} tournaments=${i} does=${m} />`)}
<${St} first=${t.length===0} wrong=${l.name??l.slug} onMake=${e=>m(t=>t.make(e))} />
<${Ct} tournaments=${i} wrong=${l.code} does=${m} />
<${I} />
<//>`}function St({first:e,wrong:t,onMake:r}){let[i,a]=n(``),[o,s]=n(!1);return v`<section class="card">
<h2>${x(`league.new`)}</h2>
${e&&v`<p>${x(`league.what`)}</p>`}
<form class="stack" onSubmit=${async e=>{e.preventDefault(),s(!i.trim()),i.trim()&&(await r(i.trim()),a(``))}}>
<${c} label=${x(`league.name`)} value=${i} onInput=${a} wrong=${o&&!i.trim()?x(`correct.empty`):t} autocomplete="off" maxlength="200" />
<button class=${`button ${e?`main`:``}`}>${x(`league.make`)}</button>
</form>
</section>`}function Ct({tournaments:t,wrong:r,does:i}){let[a,o]=n(``);if(t.length===0)return null;let s=t=>i(async n=>{let{season:r}=await n.join(t.id,{code:a.trim()});o(``),e(x(`league.joined`,{name:t.name,season:r}))});return v`<section class="card">
<h2>${x(`league.by-code`)}</h2>
<${c} label=${x(`league.code`)} hint=${x(`league.code-hint`)} value=${a} onInput=${o} wrong=${r} autocomplete="off" autocapitalize="none"
spellcheck=${!1} maxlength="100" />
${a.trim()&&v`<p>${x(`league.which`)}</p>
<div class="stack">${t.map(e=>v`<button key=${e.id} class="button" type="button" onClick=${()=>s(e)}>${e.name}</button>`)}</div>`}
</section>`}function wt({found:e,up:t}){let{name:n,rank:r,unranked:i,season:o}=e,s=o.ranking.penalties===`deducted`;return v`<${a} title=${n} up=${t}>
<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?x(`season.${i}`):x(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${x(`standings.scored`,{count:e.hanchans})}</dt><dd>${P(e.score)}</dd></div>
<div><dt>${x(s?`standings.taken`:`league.penalties.shown`)}</dt><dd>${P(-e.penalties)}</dd></div>
<div><dt><strong>${x(`standings.total`)}</strong></dt><dd>${P(e.total)}</dd></div>
</dl>
</section>
${e.parts.map(t=>v`<${Tt} key=${t.id} part=${t} deducted=${s} done=${e.tournaments.find(({tournament:e})=>e===t.id)} />`)}
<//>`}function Tt({part:e,done:t,deducted:n}){let r=he(t)-(n?t.penalties:0),a=t.disqualified?x(`standings.disqualified`):t.is_counted?``:x(`season.dropped`);return v`<section class="card">
<div class="season-sum"><h2>${e.name}</h2><strong class=${t.is_counted?``:`uncounted`}>${P(r)}</strong></div>
${a&&v`<p class="soft">${a}</p>`}
${e.games.length+e.ledger.length>0&&v`<${i} title=${x(`season.made-of`)}>
${()=>v`<dl class="facts">
${e.games.map(e=>v`<div key=${e.hanchan+e.seat}>
<dt>${[x(`hall-round`,{round:e.round}),x(`hall-table`,{label:e.table}),x(`standings.rank`,{rank:e.place})].join(` · `)}</dt>
<dd class=${e.in_season?``:`uncounted`}>${P(e.total)}</dd>
</div>`)}
${e.ledger.map(e=>v`<div key=${e.id}>
<dt>${e.reason??x(`season.penalty`)}${e.round&&` · ${x(`hall-round`,{round:e.round})}`}</dt>
<dd>${te(e.unit,e.amount,!0)}</dd>
</div>`)}
</dl>`}
<//>`}
</section>`}function Et({season:e,tournaments:t,onChanged:r}){let[i,a]=n(null);if(h(()=>{Ot(e,t).then(a,e=>k(e.status!==401))},[t.length]),!i)return null;let{last:o,free:s}=i;return o?v`<a class="button" href=${`#/account/again/${o.id}`}>${x(`again.from`,{name:o.name})}</a>`:t.length===0&&v`<${Dt} season=${e} free=${s} onChanged=${r} />`}function Dt({season:e,free:t,onChanged:n}){let{ask:r,wrong:i}=j({onOut:()=>C(`#/account`)}),a=t=>r(async({leagues:r})=>{await r.join(t.id,{season:e.id}),n()});return v`${i}
${t.map((e,t)=>v`<button key=${e.id} class=${`button ${t===0?`main`:``}`} type="button" onClick=${()=>a(e)}>${x(`league.add`,{name:e.name})}</button>`)}
<a class=${`button ${t.length===0?`main`:``}`} href=${`#/found?season=${e.id}`}>${x(`account.found`)}</a>`}async function Ot(e,t){let n=await l.account(),[r,i]=await Promise.all([n.read(),n.leagues.list()]),a=i.flatMap(e=>e.seasons);if(!a.some(({id:t})=>t===e.id))return null;let o=new Set(a.flatMap(e=>e.tournaments.map(({id:e})=>e))),s=r.tournaments.filter(({roles:e})=>e.includes(`director`)),c=s.filter(({id:e})=>!o.has(e)).slice(0,3);return{last:t.findLast(({id:e})=>s.some(t=>t.id===e)),free:c}}const kt=m(r.frame,`SeasonTable`);function At({args:[e,t]}){return v`<${jt} key=${`${e}/${t}`} season=${e} account=${t} />`}function jt({season:e,account:t}){let[r,i]=n(null),[o,s]=n(``),c=()=>{s(``),l.account().then(({leagues:n})=>n.standings(e,t)).then(i).catch(e=>s(L(e)))};h(c,[]);let u=t?`#/season/${e}`:`#/standings`;return r?t?v`<${wt} found=${r} up=${u} />`:v`<${Nt} found=${r} up=${u} onChanged=${c} />`:v`<${a} title=${x(`season.title`)} up=${u}>
${o?v`<p class="note bad" role="alert">${o}</p><button class="button main" onClick=${c}>${x(`try-again`)}</button>`:v`<${p} />`}
<//>`}const Mt=/* @__PURE__ */ new Map;function Nt({found:e,up:t,onChanged:r}){let[i,c]=n(()=>Mt.get(e.season.id)??(e.teams.length?`teams`:`players`)),l=t=>(Mt.set(e.season.id,t),c(t)),{season:u,league:d,tournaments:f}=e,p=e[i],m=ge()!==null,h=f.filter(e=>!e.is_scored);return v`<${a} title=${x(`season.of`,{name:u.name})} up=${t}>
<p class="soft">${[d,x(`season.played`,{count:f.filter(e=>e.is_played).length}),...Ft(u.ranking)].join(` · `)}</p>
${h.map(e=>v`<p class="note warn" key=${e.id}>${x(`season.unscored`,{name:e.name})}</p>`)}
${e.teams.length>0&&v`<${s} label=${x(`standings.of`)} value=${i} onChange=${l}
options=${[`teams`,`players`].map(e=>({value:e,text:x(`standings.of.${e}`)}))} />`}
${p.length===0&&v`<${o} text=${x(`season.nobody`)} />`}
${p.length>0&&(m?v`<${kt} key=${i} found=${e} of=${i} />`:v`<ul class="rows season" aria-label=${x(`season.title`)}>
${p.map(e=>v`<${Pt} key=${e.id} season=${u} tournaments=${f} one=${e} />`)}
</ul>`)}
${p.length>0&&v`<${It} season=${u} of=${i} />`}
${F()&&v`<${Et} season=${u} tournaments=${f} onChanged=${r} />`}
<//>`}function Pt({season:e,tournaments:t,one:n}){let r=[n.team,...me(n,t).map(([,e])=>e),x(`standings.hanchans`,{count:n.hanchans}),n.penalties!==0&&x(`season.penalties`,{p:P(-n.penalties)})];return v`<li>
<a class="row" href=${`#/season/${e.id}/${n.id}`}>
<span class="season-rank"><strong class="rank">${n.rank??`–`}</strong><${_e} one=${n} /></span>
<span class="body"><span class="who">${n.name}</span><small>${r.filter(Boolean).join(` · `)}</small></span>
<strong>${n.mean===null?P(n.total):re(n.mean/100)}</strong>
</a>
</li>`}function Ft({total:e,counted:t,of:n,number:r,minimum_hanchans:i,penalties:a}){return[e===`mean`&&x(`league.total.mean`),t!==`all`&&x(`season.${t}.${n}`,{count:r}),i>1&&x(`season.least`,{count:i}),a===`shown`&&x(`league.penalties.shown`)].filter(Boolean)}function It({season:e,of:t}){let[r,i]=n(``);return h(()=>void l.account().then(({leagues:n})=>i(n.exportAddress(e.id,t))),[t]),v`<a class="button" href=${r} download>${x(`season.export`)}</a>`}export{Qe as Account,bt as League,nt as NewTournament,At as Season,Ze as SignInAgain};