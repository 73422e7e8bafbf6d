import{$t as e,A as t,Ct as n,Dt as r,Et as i,M as a,Mt as o,Pt as s,St as c,Ut as l,_r as u,_t as d,gt as f,ht as p,jt as m,mr as h,mt as g,pt as _,qt as v,vt as y,xt as b}from"./app.js";import{J as x,Q as S,W as C,Y as w,_t as T,ft as E,gt as D,ht as O,mt as ee,pt as k,q as te,tt as ne,vt as re}from"./shared.js";const A=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],j=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],M=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function N({onOut:t=()=>{},denied:n=``}={}){let{does:r,tell:i,wrong:o}=a(),[c,l]=u({});return{ask:a=>r(async()=>{l({});try{let t=await e.account();await T(async()=>a(t))}catch(e){if(e.status===401)return t(s(`account.out-here`));let r=ie(e.problem?.errors??[]);l(r),Object.keys(r).length===0&&i(e.slug===`not-signed-in`?n:P(e))}}),wrong:o,mistakes:c}}function P(e){if(e.name===`NoPasskey`)return s(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return s(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?s(`account.too-many`,{seconds:e.retryAfter}):A.includes(e.slug)?s(`account.refused.${e.slug}`):e.message}function ie(e){return Object.fromEntries(e.map(e=>[e.field,ae(e)]))}function ae({field:e,message:t,cure:n}){return e===`password`?F(t):j.includes(e)?s(`account.wrong.${e}`):`${t} ${n}`}function F(e){let t=M.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?s(`account.weak.length`):`${s(`account.weak.${t}`)} ${s(`account.weak.cure`)}`}function I(e){return l`<${ee} to=${e.tournament}><${L} ...${e} /><//>`}function L({tournament:t,official:n}){let r=O(),{ask:a,wrong:o}=N({onOut:()=>r(`#/account`)}),c=()=>a(async()=>{await e.enter(t,n),i(s(`hall-joined`,{name:e.snapshot.state.settings.name})),r(`#/tables`)});if(h(()=>void c(),[]),!o)return l`<${k} up="#/account" />`;let u=l`<button class="button main" onClick=${c}>${s(`try-again`)}</button>`;return l`<${b} title=${s(`hall-join-failed`)} up="#/account" actions=${u}>${o}<//>`}function R({codes:e,handle:t,onKept:n}){let r=s(`account.codes-for`,{handle:t}),i=[r,``,...e,``].join(`
`),a=()=>E(new Blob([i],{type:`text/plain`}),`shinpan-recovery-codes.txt`),o=l`<button class="button main" onClick=${n}>${s(`account.codes-kept`)}</button>`;return l`<${b} title=${s(`account.codes`)} up=${null} actions=${o}>
    <p class="unprinted">${s(`account.codes-text`)}</p>
    <section class="card">
      <h2>${r}</h2>
      <ul class="codes-kept" translate="no">${e.map(e=>l`<li key=${e}>${e}</li>`)}</ul>
    </section>
    <div class="pair unprinted">
      <${z} text=${i} />
      <button class="button" type="button" onClick=${()=>print()}>${s(`account.print`)}</button>
      <button class="button" type="button" onClick=${a}>${s(`account.save`)}</button>
    </div>
  <//>`}function z({text:e}){return navigator.clipboard?l`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>i(s(`account.copied`)),()=>i(s(`account.not-copied`)))}>${s(`account.copy`)}</button>`:null}function B({account:{recovery_codes_left:e},onCodes:n,onOut:r}){let[i,a]=u(!1),{ask:o,wrong:c}=N({onOut:r});return l`<section class="card">
    <h2>${s(`account.codes`)}</h2>
    <p>${s(`account.codes-left`,{count:e})}</p>
    ${e<3&&l`<p class="note warn">${s(`account.codes-few`)}</p>`}
    ${c}
    <button class="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${s(`account.codes-new`)}</button>
    ${i&&l`<${t} title=${s(`account.codes-new-ask`)} text=${s(`account.codes-new-text`)} yes=${s(`account.codes-new`)} danger
        onYes=${()=>{a(!1),o(async e=>n(await e.renewCodes()))}} onClose=${()=>a(!1)} />`}
  </section>`}function V(e){let[t,n]=u(!1);return l`<${f} ...${e} type=${t?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
    <${y} label=${s(`account.show`)} checked=${t} onChange=${n} />`}function H({account:e,onAccount:t,onOut:n}){let r=s(e.has_password?`account.password-change`:`account.password-set`);return l`<${g} title=${l`<h2>${r}</h2>`}>
    ${()=>l`<${U} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
  <//>`}function U({account:e,label:t,onAccount:n,onOut:r}){let[a,o]=u(``),[c,d]=u(``),{ask:p,wrong:m,mistakes:h}=N({onOut:r});return l`<form class="stack" onSubmit=${t=>{t.preventDefault(),p(async t=>{n(await t.setPassword({password:c,...e.has_password&&{current:a}})),o(``),d(``),i(s(`account.password-done`))})}}>
    ${e.has_password&&l`<${f} type="password" label=${s(`account.password-current`)} value=${a} onInput=${o} wrong=${h.current}
        autocomplete="current-password" maxlength="200" />`}
    <${V} label=${s(`account.new-password`)} hint=${s(`account.password-hint`)} value=${c} onInput=${d}
      wrong=${h.password} autocomplete="new-password" />
    <p class="soft">${s(`account.password-others`)}</p>
    ${m}
    <button class="button main">${t}</button>
  </form>`}const W=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],G=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function K(e){return[W,G].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||s(`account.unknown-agent`)}function q(){let[t,n]=u(``);return h(()=>void e.account().then(e=>n(e.obstacle())),[]),t&&s(`account.obstacle.${t}`)}function J({account:e,onAccount:n,onOut:r}){let[a,o]=u(!1),[c,d]=u(null),f=q(),{ask:p,wrong:m}=N({onOut:r});return l`<section class="card">
    <h2>${s(`account.passkeys`)}</h2>
    ${e.passkeys.length===0&&l`<p class="soft">${s(`account.no-passkeys`)}</p>`}
    <ul class="rows">
      ${e.passkeys.map(e=>l`<li key=${e.id}><${oe} passkey=${e} onRemove=${()=>d(e)} /></li>`)}
    </ul>
    ${m}
    ${f?l`<p class="soft">${f}</p>`:l`<button class="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${s(`account.add-passkey`)}</button>`}
    ${a&&l`<${se} onAdded=${e=>{o(!1),i(s(`account.passkey-added`)),n(e)}} onOut=${r} onClose=${()=>o(!1)} />`}
    ${c&&l`<${t} title=${s(`account.remove-ask`)} text=${s(`account.remove-text`,{label:c.label})} yes=${s(`account.remove`)}
        danger onYes=${()=>{d(null),p(async e=>n(await e.removePasskey(c.id)))}} onClose=${()=>d(null)} />`}
  </section>`}function oe({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?s(`account.passkey-used`,{time:m(n)}):s(`account.passkey-made`,{time:m(t)});return l`<div class="row">
    <span class="body"><strong>${e}</strong><small>${i}</small></span>
    <button class="button" aria-haspopup="dialog" aria-label=${s(`account.remove-this`,{label:e})} onClick=${r}>
      ${s(`account.remove`)}
    </button>
  </div>`}function se({onAdded:e,onOut:t,onClose:n}){let[r,i]=u(()=>K(navigator.userAgent)),{ask:a,wrong:o,mistakes:c}=N({onOut:t});return l`<${_} title=${s(`account.add-passkey`)} onClose=${n}>
    <form onSubmit=${t=>{t.preventDefault(),a(async t=>e(await t.addPasskey(r.trim())))}}>
      <${f} label=${s(`account.passkey-label`)} hint=${s(`account.passkey-label-hint`)} value=${r} onInput=${i}
        wrong=${c.label??c.credential} maxlength="200" />
      ${o}
      <button class="button main">${s(`account.add-passkey`)}</button>
    </form>
  <//>`}function ce({secret:e,onDone:t}){let[n,r]=u(null);return n?l`<${R} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:l`<${le} secret=${e} onMade=${r} onAccount=${t} />`}function le({secret:e,onMade:t,onAccount:n}){let[r,i]=u(``),[a,o]=u(``),[c,d]=u(`password`),[m,h]=u(``),g=q(),{ask:_,wrong:v,mistakes:y}=N(),x=[`password`,`passkey`].map(e=>({value:e,text:s(`account.way.${e}`)}));return l`<${b} title=${s(`account.make`)}>
    <p>${s(`account.make-text`)}</p>
    <form class="stack" onSubmit=${n=>{n.preventDefault();let i={link:e,handle:a.trim().toLowerCase(),name:r.trim()};_(async e=>t(await e.create(c===`password`?{...i,password:m}:i)))}}>
      <${f} label=${s(`account.name`)} hint=${s(`account.name-hint`)} value=${r} onInput=${i} wrong=${y.name}
        autocomplete="name" maxlength="200" />
      <${f} label=${s(`account.handle`)} hint=${s(`account.handle-hint`)} value=${a} onInput=${o} wrong=${y.handle}
        autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
      ${g?l`<p class="soft">${g}</p>`:l`<${p} label=${s(`account.way`)} value=${c} options=${x} onChange=${d} />`}
      ${c===`password`?l`<${V} label=${s(`account.password`)} hint=${s(`account.password-hint`)} value=${m} onInput=${h}
              wrong=${y.password} autocomplete="new-password" />`:l`<p>${s(`account.passkey-text`)}</p>`}
      ${v}
      <button class="button main">${s(`account.make`)}</button>
    </form>
    <button class="button" type="button" onClick=${n}>${s(`account.have-one`)}</button>
  <//>`}function ue({onOut:e}){let[t,n]=u(null),{ask:r,wrong:i}=N({onOut:e});return l`<section class="card">
    <h2>${s(`account.invite`)}</h2>
    <p>${s(`account.invite-text`)}</p>
    ${i}
    <button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${s(`account.invite-make`)}</button>
    ${t&&l`<${de} link=${t} onClose=${()=>n(null)} />`}
  </section>`}function de({link:{url:e,expires_at:t},onClose:n}){return l`<${_} title=${s(`account.invite`)} onClose=${n}>
    <div class="link-code"><${ne} text=${e} label=${s(`account.invite-code`)} /></div>
    <p>${s(`account.invite-until`,{time:m(t)})}</p>
    <${f} label=${s(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
    <${z} text=${e} />
  <//>`}function fe({account:e,onAccount:t,onOut:n}){let{ask:r,wrong:a}=N({onOut:n}),o=e=>r(async n=>{t(await n.endSession(e)),i(s(`account.session-ended`))});return l`<section class="card">
    <h2>${s(`account.sessions`)}</h2>
    <ul class="rows">
      ${e.sessions.map(e=>l`<li key=${e.id}><${pe} session=${e} onEnd=${()=>o(e.id)} /></li>`)}
    </ul>
    ${a}
  </section>`}function pe({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=K(e);return l`<div class="row">
    <span class="body"><strong>${i}</strong><small>${s(`account.session-seen`,{time:m(t)})}</small></span>
    ${n?l`<span class="badge">${s(`account.session-here`)}</span>`:l`<button class="button" aria-label=${s(`account.session-end-this`,{agent:i})} onClick=${r}>${s(`account.session-end`)}</button>`}
  </div>`}function me({said:e,...t}){let{account:n}=t,[r,i]=u(null),a=()=>{i(null),t.onAccount({...n,recovery_codes_left:r?.length})};if(r)return l`<${R} codes=${r} handle=${n.handle} onKept=${a} />`;let o=!n.has_password&&n.passkeys.length===0;return l`<${b} title=${n.name}>
    <p class="soft">${s(`account.signed-in-as`,{handle:n.handle})}</p>
    ${e&&l`<p class="note warn" role="status">${e}</p>`}
    ${o&&l`<p class="note warn" role="status">${s(`account.no-way-in`)}</p>`}
    <${he} tournaments=${n.tournaments} />
    <${J} ...${t} />
    <${H} ...${t} />
    <${B} ...${t} onCodes=${i} />
    <${fe} ...${t} />
    <${ue} onOut=${t.onOut} />
    <${ge} onOut=${t.onOut} />
    <${D} />
  <//>`}function he({tournaments:e}){let{tournament:t,official:i}=r(),a=e=>e.id===t?.id&&e.official_id===i?.id;return l`<section class="card">
    <h2>${s(`account.tournaments`)}</h2>
    ${e.length===0&&l`<p class="soft">${s(`account.no-tournaments`)}</p>`}
    <ul class="rows">
      ${e.map(e=>l`<li key=${e.id}>
          <a class="row" href=${a(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
            <span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>s(`hall-role.${e}`)).join(` · `)}</small></span>
            ${a(e)&&l`<span class="badge">${s(`account.you-are-in`)}</span>`}
            <${n} name="next" />
          </a>
        </li>`)}
    </ul>
    <a class="button" href="#/found">${s(`account.found`)}</a>
  </section>`}function ge({onOut:e}){let{outbox:n}=r(),[a,o]=u(!1),{ask:c,wrong:d}=N({onOut:e}),f=n.filter(({state:e})=>e!==`differs`).length,p=()=>{o(!1),c(async t=>{await t.signOut(),i(s(`account.signed-out`)),e(``)})};return l`${d}
    <button class="button danger" type="button" onClick=${()=>f?o(!0):p()}>${s(`account.sign-out`)}</button>
    ${a&&l`<${t} title=${s(`account.sign-out`)} text=${s(`account.sign-out-unsent`,{count:f})} yes=${s(`account.sign-out`)} danger
        onYes=${p} onClose=${()=>o(!1)} />`}`}function _e({said:e,onIn:t}){return l`<${b} title=${s(`account.sign-in`)}>
    ${e?l`<p class="note warn" role="status">${e}</p>`:l`<p>${s(`account.sign-in-text`)}</p>`}
    <${Y} onIn=${t} />
    <a class="button" href="#/join">${s(`hall-join`)}</a>
  <//>`}function Y(e){let[t,n]=u(`password`),r=[`password`,`code`].map(e=>({value:e,text:s(`account.way.${e}`)}));return l`<${ve} ...${e} />
    <${p} label=${s(`account.way`)} value=${t} options=${r} onChange=${n} />
    ${t===`password`?l`<${ye} ...${e} />`:l`<${be} ...${e} />`}`}function ve({onIn:e}){let t=q(),{ask:n,wrong:r}=N({denied:s(`account.denied.passkey`)});return t?l`<p class="soft">${t}</p>`:l`<div class="pair">
      <button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${s(`account.by-passkey`)}</button>
    </div>
    ${r}`}function ye({onIn:e,handle:t=``}){let[n,r]=u(t),[i,a]=u(``),{ask:o,wrong:c,mistakes:d}=N({denied:s(`account.denied.password`)});return l`<form class="stack" onSubmit=${t=>{t.preventDefault(),o(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
    <${X} readonly=${!!t} value=${n} onInput=${r} wrong=${d.handle&&s(`account.wrong.name`)} />
    <${V} label=${s(`account.password`)} value=${i} onInput=${a} wrong=${d.password}
      autocomplete="current-password" />
    ${c}
    <button class="button">${s(`account.by-password`)}</button>
  </form>`}function be({onIn:e,handle:t=``}){let[n,r]=u(t),[i,a]=u(``),[o,c]=u(``),{ask:d,wrong:p,mistakes:m}=N({denied:s(`account.denied.code`)});return l`<form class="stack" onSubmit=${t=>{t.preventDefault(),d(async t=>{await t.recover({handle:n,code:i,...o&&{password:o}}),await e()})}}>
    <${X} readonly=${!!t} value=${n} onInput=${r} wrong=${m.handle&&s(`account.wrong.name`)} />
    <${f} label=${s(`account.way.code`)} hint=${s(`account.code-hint`)} value=${i} onInput=${a} wrong=${m.code}
      autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
    <${V} label=${s(`account.new-password`)} hint=${s(`account.new-password-hint`)} value=${o} onInput=${c}
      wrong=${m.password} autocomplete="new-password" />
    ${p}
    <button class="button">${s(`account.by-code`)}</button>
  </form>`}function X(e){return l`<${f} ...${e} label=${s(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
    maxlength="200" />`}let Z=null;function xe({args:[e,...t]}){let[n,r]=u(e?null:Z),i=re(`#/account/${e}`)?.account;return h(()=>{i&&(Z=i,v(`#/account`,{replace:!0}))},[]),i?l`<${b} title=${s(`account.make`)} />`:e===`enter`&&t.length===2?l`<${I} tournament=${t[0]} official=${t[1]} />`:n?l`<${ce} secret=${n} onDone=${()=>r(Z=null)} />`:l`<${Se} said=${e?s(`account.mangled`):``} />`}function Se({said:t}){let[n,r]=u(null),[i,a]=u(null),[o,d]=u(``),f=()=>(a(null),e.account().then(e=>e.read().then(r,a)));h(()=>void f(),[]);let p=e=>{d(e),r(null),a({status:401})};if(n)return l`<${me} account=${n} onAccount=${r} onOut=${p} said=${t} />`;if(i?.status===401)return l`<${_e} said=${o||t} onIn=${f} />`;if(!i)return l`<${b} title=${s(`account.title`)}><${c} /><//>`;let m=l`<button class="button main" onClick=${f}>${s(`try-again`)}</button>`;return l`<${b} title=${s(`account.title`)} actions=${m}>
    <p class="note bad" role="alert">${P(i)}</p>
  <//>`}const Ce={en:`EUR`,ja:`JPY`,fr:`EUR`},Q=Intl.DateTimeFormat().resolvedOptions().timeZone,we=[.../* @__PURE__ */ new Set([Q,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Te=S(({rules:t})=>{let[n,r]=u(``),[i,a]=u(null),[o,c]=u(t.choice),[p,m]=u(Ce[t.lang]),[h,g]=u(Q),[_]=u(()=>e.account().then(e=>e.tournamentId())),{ask:y,wrong:S,mistakes:C}=N({onOut:()=>v(`#/account`)}),w=i??De(n),T=x(t.library,o),E=Oe(T);return l`<${b} title=${s(`account.found`)} up="#/account">
    <${Ee} rules=${t} book=${T} choice=${o} onChoice=${c} />
    <form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:n.trim(),slug:w,rulebook:o,currency:E??p,time_zone:h};y(async e=>{let n=await e.found(await _,t);v(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
      <${f} label=${s(`account.found-name`)} value=${n} onInput=${r} wrong=${C.name} autocomplete="off" maxlength="200" />
      <${f} label=${s(`account.found-slug`)} hint=${s(`account.found-slug-hint`,{slug:w})} value=${w} onInput=${a}
        wrong=${C.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
      ${E?l`<p>${s(`account.found-currency-fixed`,{currency:E})}</p>`:l`<${d} label=${s(`account.found-currency`)} value=${p} options=${ke()} onChange=${m} />`}
      <${d} label=${s(`account.found-zone`)} value=${h} options=${we} onChange=${g} />
      ${Object.entries(C).map(([e,t])=>![`name`,`slug`].includes(e)&&l`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
      ${S}
      <button class="button main">${s(`account.found-make`)}</button>
    </form>
  <//>`});function Ee({rules:e,book:t,choice:r,onChoice:i}){let[a,o]=u(!1);return l`<div class="card rules-bar">
    <button class="row" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
      <${n} name="book" />
      <span class="body"><small>${s(`account.found-rules`)}</small><strong>${w(e,t)}</strong></span>
      <span class="badge">${s(`call.change`)}</span>
    </button>
    <${te} rules=${e} standing=${t.content.standing} />
    ${a&&l`<${C} rules=${e} value=${r} onUse=${e=>{o(!1),i(e)}} onClose=${()=>o(!1)} />`}
  </div>`}function De(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function Oe(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function ke(){let e=o(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}function Ae({onProven:e,onClose:t}){let[n,r]=u(null);return h(()=>void $().then(r,t),[]),l`<${_} title=${s(`account.again`)} onClose=${t}>
    <p>${s(`account.again-text`)}</p>
    ${n?l`<${Y} handle=${n.handle} onIn=${async()=>{let{id:t}=await $();t===n.id?e():location.reload()}} />`:l`<${c} />`}
  <//>`}async function $(){return(await e.account()).read()}export{xe as Account,Te as Found,Ae as Proving};