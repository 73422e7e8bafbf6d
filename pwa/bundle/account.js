import{$t as e,Ct as t,Dt as n,Et as r,F as i,Mt as a,Pt as o,St as s,Ut as c,_r as l,_t as u,gt as d,ht as f,j as p,jt as m,mr as h,mt as g,pt as _,qt as v,vt as y,xt as b}from"./app.js";import{J as x,Q as S,W as C,Y as w,_t as T,ft as E,gt as D,ht as O,mt as ee,pt as k,q as te,tt as ne,vt as re}from"./shared.js";const A=[`no-link`,`last-way-in`,`taken`,`sign-in-again`],j=[`handle`,`name`,`code`,`label`,`credential`,`current`,`slug`,`currency`,`time_zone`],M=[[/keyboard|rows of keys/,`keys`],[/^Repeats/,`repeats`],[/^Sequences/,`sequences`],[/[Dd]ates|years/,`dates`],[/common password|commonly used/,`common`],[/^A word|[Nn]ames/,`words`],[/^[Ll]ength/,`length`]];function N({onOut:t=()=>{},denied:n=``}={}){let{does:r,tell:a,wrong:s}=i(),[c,u]=l({});return{ask:i=>r(async()=>{u({});try{let t=await e.account();await T(async()=>i(t))}catch(e){if(e.status===401)return t(o(`account.out-here`));let r=ie(e.problem?.errors??[]);u(r),Object.keys(r).length===0&&a(e.slug===`not-signed-in`?n:P(e))}}),wrong:s,mistakes:c}}function P(e){if(e.name===`NoPasskey`)return o(`account.passkey.${e.why}`);if(e.name===`Unreachable`)return o(`account.unreachable`);if(e.name!==`ApiError`)throw e;return e.status===429?o(`account.too-many`,{seconds:e.retryAfter}):A.includes(e.slug)?o(`account.refused.${e.slug}`):e.message}function ie(e){return Object.fromEntries(e.map(e=>[e.field,ae(e)]))}function ae({field:e,message:t,cure:n}){return e===`password`?F(t):j.includes(e)?o(`account.wrong.${e}`):`${t} ${n}`}function F(e){let t=M.find(([t])=>t.test(e))?.[1]??`short`;return t===`length`?o(`account.weak.length`):`${o(`account.weak.${t}`)} ${o(`account.weak.cure`)}`}function I(e){return c`<${ee} to=${e.tournament}><${L} ...${e} /><//>`}function L({tournament:t,official:n}){let i=O(),{ask:a,wrong:s}=N({onOut:()=>i(`#/account`)}),l=()=>a(async()=>{await e.enter(t,n),r(o(`hall-joined`,{name:e.snapshot.state.settings.name})),i(`#/tables`)});if(h(()=>void l(),[]),!s)return c`<${k} up="#/account" />`;let u=c`<button class="button main" onClick=${l}>${o(`try-again`)}</button>`;return c`<${b} title=${o(`hall-join-failed`)} up="#/account" actions=${u}>${s}<//>`}function R({codes:e,handle:t,onKept:n}){let r=o(`account.codes-for`,{handle:t}),i=[r,``,...e,``].join(`
`),a=()=>E(new Blob([i],{type:`text/plain`}),`shinpan-recovery-codes.txt`),s=c`<button class="button main" onClick=${n}>${o(`account.codes-kept`)}</button>`;return c`<${b} title=${o(`account.codes`)} up=${null} actions=${s}>
    <p class="unprinted">${o(`account.codes-text`)}</p>
    <section class="card">
      <h2>${r}</h2>
      <ul class="codes-kept" translate="no">${e.map(e=>c`<li key=${e}>${e}</li>`)}</ul>
    </section>
    <div class="pair unprinted">
      <${z} text=${i} />
      <button class="button" type="button" onClick=${()=>print()}>${o(`account.print`)}</button>
      <button class="button" type="button" onClick=${a}>${o(`account.save`)}</button>
    </div>
  <//>`}function z({text:e}){return navigator.clipboard?c`<button class="button" type="button" onClick=${()=>navigator.clipboard.writeText(e).then(()=>r(o(`account.copied`)),()=>r(o(`account.not-copied`)))}>${o(`account.copy`)}</button>`:null}function B({account:{recovery_codes_left:e},onCodes:t,onOut:n}){let[r,i]=l(!1),{ask:a,wrong:s}=N({onOut:n});return c`<section class="card">
    <h2>${o(`account.codes`)}</h2>
    <p>${o(`account.codes-left`,{count:e})}</p>
    ${e<3&&c`<p class="note warn">${o(`account.codes-few`)}</p>`}
    ${s}
    <button class="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${o(`account.codes-new`)}</button>
    ${r&&c`<${p} title=${o(`account.codes-new-ask`)} text=${o(`account.codes-new-text`)} yes=${o(`account.codes-new`)} danger
        onYes=${()=>{i(!1),a(async e=>t(await e.renewCodes()))}} onClose=${()=>i(!1)} />`}
  </section>`}function V(e){let[t,n]=l(!1);return c`<${d} ...${e} type=${t?`text`:`password`} autocapitalize="none" spellcheck=${!1} maxlength="200" />
    <${y} label=${o(`account.show`)} checked=${t} onChange=${n} />`}function H({account:e,onAccount:t,onOut:n}){let r=o(e.has_password?`account.password-change`:`account.password-set`);return c`<${g} title=${c`<h2>${r}</h2>`}>
    ${()=>c`<${U} account=${e} label=${r} onAccount=${t} onOut=${n} />`}
  <//>`}function U({account:e,label:t,onAccount:n,onOut:i}){let[a,s]=l(``),[u,f]=l(``),{ask:p,wrong:m,mistakes:h}=N({onOut:i});return c`<form class="stack" onSubmit=${t=>{t.preventDefault(),p(async t=>{n(await t.setPassword({password:u,...e.has_password&&{current:a}})),s(``),f(``),r(o(`account.password-done`))})}}>
    ${e.has_password&&c`<${d} type="password" label=${o(`account.password-current`)} value=${a} onInput=${s} wrong=${h.current}
        autocomplete="current-password" maxlength="200" />`}
    <${V} label=${o(`account.new-password`)} hint=${o(`account.password-hint`)} value=${u} onInput=${f}
      wrong=${h.password} autocomplete="new-password" />
    <p class="soft">${o(`account.password-others`)}</p>
    ${m}
    <button class="button main">${t}</button>
  </form>`}const W=[[/Edg/,`Edge`],[/OPR/,`Opera`],[/SamsungBrowser/,`Samsung Internet`],[/Firefox|FxiOS/,`Firefox`],[/Chrome|CriOS/,`Chrome`],[/Safari/,`Safari`]],G=[[/Android/,`Android`],[/iPhone/,`iPhone`],[/iPad/,`iPad`],[/Windows/,`Windows`],[/Mac OS X/,`Mac`],[/CrOS/,`ChromeOS`],[/Linux/,`Linux`]];function K(e){return[W,G].map(t=>t.find(([t])=>t.test(e))?.[1]).filter(Boolean).join(` · `)||o(`account.unknown-agent`)}function q(){let[t,n]=l(``);return h(()=>void e.account().then(e=>n(e.obstacle())),[]),t&&o(`account.obstacle.${t}`)}function J({account:e,onAccount:t,onOut:n}){let[i,a]=l(!1),[s,u]=l(null),d=q(),{ask:f,wrong:m}=N({onOut:n});return c`<section class="card">
    <h2>${o(`account.passkeys`)}</h2>
    ${e.passkeys.length===0&&c`<p class="soft">${o(`account.no-passkeys`)}</p>`}
    <ul class="rows">
      ${e.passkeys.map(e=>c`<li key=${e.id}><${oe} passkey=${e} onRemove=${()=>u(e)} /></li>`)}
    </ul>
    ${m}
    ${d?c`<p class="soft">${d}</p>`:c`<button class="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${o(`account.add-passkey`)}</button>`}
    ${i&&c`<${se} onAdded=${e=>{a(!1),r(o(`account.passkey-added`)),t(e)}} onOut=${n} onClose=${()=>a(!1)} />`}
    ${s&&c`<${p} title=${o(`account.remove-ask`)} text=${o(`account.remove-text`,{label:s.label})} yes=${o(`account.remove`)}
        danger onYes=${()=>{u(null),f(async e=>t(await e.removePasskey(s.id)))}} onClose=${()=>u(null)} />`}
  </section>`}function oe({passkey:{label:e,created_at:t,used_at:n},onRemove:r}){let i=n?o(`account.passkey-used`,{time:m(n)}):o(`account.passkey-made`,{time:m(t)});return c`<div class="row">
    <span class="body"><strong>${e}</strong><small>${i}</small></span>
    <button class="button" aria-haspopup="dialog" aria-label=${o(`account.remove-this`,{label:e})} onClick=${r}>
      ${o(`account.remove`)}
    </button>
  </div>`}function se({onAdded:e,onOut:t,onClose:n}){let[r,i]=l(()=>K(navigator.userAgent)),{ask:a,wrong:s,mistakes:u}=N({onOut:t});return c`<${_} title=${o(`account.add-passkey`)} onClose=${n}>
    <form onSubmit=${t=>{t.preventDefault(),a(async t=>e(await t.addPasskey(r.trim())))}}>
      <${d} label=${o(`account.passkey-label`)} hint=${o(`account.passkey-label-hint`)} value=${r} onInput=${i}
        wrong=${u.label??u.credential} maxlength="200" />
      ${s}
      <button class="button main">${o(`account.add-passkey`)}</button>
    </form>
  <//>`}function ce({secret:e,onDone:t}){let[n,r]=l(null);return n?c`<${R} codes=${n.recovery_codes} handle=${n.handle} onKept=${t} />`:c`<${le} secret=${e} onMade=${r} onAccount=${t} />`}function le({secret:e,onMade:t,onAccount:n}){let[r,i]=l(``),[a,s]=l(``),[u,p]=l(`password`),[m,h]=l(``),g=q(),{ask:_,wrong:v,mistakes:y}=N(),x=[`password`,`passkey`].map(e=>({value:e,text:o(`account.way.${e}`)}));return c`<${b} title=${o(`account.make`)}>
    <p>${o(`account.make-text`)}</p>
    <form class="stack" onSubmit=${n=>{n.preventDefault();let i={link:e,handle:a.trim().toLowerCase(),name:r.trim()};_(async e=>t(await e.create(u===`password`?{...i,password:m}:i)))}}>
      <${d} label=${o(`account.name`)} hint=${o(`account.name-hint`)} value=${r} onInput=${i} wrong=${y.name}
        autocomplete="name" maxlength="200" />
      <${d} label=${o(`account.handle`)} hint=${o(`account.handle-hint`)} value=${a} onInput=${s} wrong=${y.handle}
        autocomplete="username" autocapitalize="none" spellcheck=${!1} maxlength="80" />
      ${g?c`<p class="soft">${g}</p>`:c`<${f} label=${o(`account.way`)} value=${u} options=${x} onChange=${p} />`}
      ${u===`password`?c`<${V} label=${o(`account.password`)} hint=${o(`account.password-hint`)} value=${m} onInput=${h}
              wrong=${y.password} autocomplete="new-password" />`:c`<p>${o(`account.passkey-text`)}</p>`}
      ${v}
      <button class="button main">${o(`account.make`)}</button>
    </form>
    <button class="button" type="button" onClick=${n}>${o(`account.have-one`)}</button>
  <//>`}function ue({onOut:e}){let[t,n]=l(null),{ask:r,wrong:i}=N({onOut:e});return c`<section class="card">
    <h2>${o(`account.invite`)}</h2>
    <p>${o(`account.invite-text`)}</p>
    ${i}
    <button class="button" aria-haspopup="dialog" onClick=${()=>r(async e=>n(await e.makeLink()))}>${o(`account.invite-make`)}</button>
    ${t&&c`<${de} link=${t} onClose=${()=>n(null)} />`}
  </section>`}function de({link:{url:e,expires_at:t},onClose:n}){return c`<${_} title=${o(`account.invite`)} onClose=${n}>
    <div class="link-code"><${ne} text=${e} label=${o(`account.invite-code`)} /></div>
    <p>${o(`account.invite-until`,{time:m(t)})}</p>
    <${d} label=${o(`account.invite-link`)} value=${e} onInput=${()=>{}} readonly />
    <${z} text=${e} />
  <//>`}function fe({account:e,onAccount:t,onOut:n}){let{ask:i,wrong:a}=N({onOut:n}),s=e=>i(async n=>{t(await n.endSession(e)),r(o(`account.session-ended`))});return c`<section class="card">
    <h2>${o(`account.sessions`)}</h2>
    <ul class="rows">
      ${e.sessions.map(e=>c`<li key=${e.id}><${pe} session=${e} onEnd=${()=>s(e.id)} /></li>`)}
    </ul>
    ${a}
  </section>`}function pe({session:{agent:e,seen_at:t,here:n},onEnd:r}){let i=K(e);return c`<div class="row">
    <span class="body"><strong>${i}</strong><small>${o(`account.session-seen`,{time:m(t)})}</small></span>
    ${n?c`<span class="badge">${o(`account.session-here`)}</span>`:c`<button class="button" aria-label=${o(`account.session-end-this`,{agent:i})} onClick=${r}>${o(`account.session-end`)}</button>`}
  </div>`}function me({said:e,...t}){let{account:n}=t,[r,i]=l(null),a=()=>{i(null),t.onAccount({...n,recovery_codes_left:r?.length})};if(r)return c`<${R} codes=${r} handle=${n.handle} onKept=${a} />`;let s=!n.has_password&&n.passkeys.length===0;return c`<${b} title=${n.name}>
    <p class="soft">${o(`account.signed-in-as`,{handle:n.handle})}</p>
    ${e&&c`<p class="note warn" role="status">${e}</p>`}
    ${s&&c`<p class="note warn" role="status">${o(`account.no-way-in`)}</p>`}
    <${he} tournaments=${n.tournaments} />
    <${J} ...${t} />
    <${H} ...${t} />
    <${B} ...${t} onCodes=${i} />
    <${fe} ...${t} />
    <${ue} onOut=${t.onOut} />
    <${ge} onOut=${t.onOut} />
    <${D} />
  <//>`}function he({tournaments:e}){let{tournament:r,official:i}=n(),a=e=>e.id===r?.id&&e.official_id===i?.id;return c`<section class="card">
    <h2>${o(`account.tournaments`)}</h2>
    ${e.length===0&&c`<p class="soft">${o(`account.no-tournaments`)}</p>`}
    <ul class="rows">
      ${e.map(e=>c`<li key=${e.id}>
          <a class="row" href=${a(e)?`#/tables`:`#/account/enter/${e.id}/${e.official_id}`}>
            <span class="body"><strong>${e.name}</strong><small>${e.roles.map(e=>o(`hall-role.${e}`)).join(` · `)}</small></span>
            ${a(e)&&c`<span class="badge">${o(`account.you-are-in`)}</span>`}
            <${t} name="next" />
          </a>
        </li>`)}
    </ul>
    <a class="button" href="#/found">${o(`account.found`)}</a>
  </section>`}function ge({onOut:e}){let{outbox:t}=n(),[i,a]=l(!1),{ask:s,wrong:u}=N({onOut:e}),d=t.filter(({state:e})=>e!==`differs`).length,f=()=>{a(!1),s(async t=>{await t.signOut(),r(o(`account.signed-out`)),e(``)})};return c`${u}
    <button class="button danger" type="button" onClick=${()=>d?a(!0):f()}>${o(`account.sign-out`)}</button>
    ${i&&c`<${p} title=${o(`account.sign-out`)} text=${o(`account.sign-out-unsent`,{count:d})} yes=${o(`account.sign-out`)} danger
        onYes=${f} onClose=${()=>a(!1)} />`}`}function _e({said:e,onIn:t}){return c`<${b} title=${o(`account.sign-in`)}>
    ${e?c`<p class="note warn" role="status">${e}</p>`:c`<p>${o(`account.sign-in-text`)}</p>`}
    <${Y} onIn=${t} />
    <a class="button" href="#/join">${o(`hall-join`)}</a>
  <//>`}function Y(e){let[t,n]=l(`password`),r=[`password`,`code`].map(e=>({value:e,text:o(`account.way.${e}`)}));return c`<${ve} ...${e} />
    <${f} label=${o(`account.way`)} value=${t} options=${r} onChange=${n} />
    ${t===`password`?c`<${ye} ...${e} />`:c`<${be} ...${e} />`}`}function ve({onIn:e}){let t=q(),{ask:n,wrong:r}=N({denied:o(`account.denied.passkey`)});return t?c`<p class="soft">${t}</p>`:c`<div class="pair">
      <button class="button main" type="button" onClick=${()=>n(async t=>{await t.signInByPasskey(),await e()})}>${o(`account.by-passkey`)}</button>
    </div>
    ${r}`}function ye({onIn:e,handle:t=``}){let[n,r]=l(t),[i,a]=l(``),{ask:s,wrong:u,mistakes:d}=N({denied:o(`account.denied.password`)});return c`<form class="stack" onSubmit=${t=>{t.preventDefault(),s(async t=>{await t.signIn({handle:n,password:i}),await e()})}}>
    <${X} readonly=${!!t} value=${n} onInput=${r} wrong=${d.handle&&o(`account.wrong.name`)} />
    <${V} label=${o(`account.password`)} value=${i} onInput=${a} wrong=${d.password}
      autocomplete="current-password" />
    ${u}
    <button class="button">${o(`account.by-password`)}</button>
  </form>`}function be({onIn:e,handle:t=``}){let[n,r]=l(t),[i,a]=l(``),[s,u]=l(``),{ask:f,wrong:p,mistakes:m}=N({denied:o(`account.denied.code`)});return c`<form class="stack" onSubmit=${t=>{t.preventDefault(),f(async t=>{await t.recover({handle:n,code:i,...s&&{password:s}}),await e()})}}>
    <${X} readonly=${!!t} value=${n} onInput=${r} wrong=${m.handle&&o(`account.wrong.name`)} />
    <${d} label=${o(`account.way.code`)} hint=${o(`account.code-hint`)} value=${i} onInput=${a} wrong=${m.code}
      autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="100" />
    <${V} label=${o(`account.new-password`)} hint=${o(`account.new-password-hint`)} value=${s} onInput=${u}
      wrong=${m.password} autocomplete="new-password" />
    ${p}
    <button class="button">${o(`account.by-code`)}</button>
  </form>`}function X(e){return c`<${d} ...${e} label=${o(`account.handle`)} autocomplete="username" autocapitalize="none" spellcheck=${!1}
    maxlength="200" />`}let Z=null;function xe({args:[e,...t]}){let[n,r]=l(e?null:Z),i=re(`#/account/${e}`)?.account;return h(()=>{i&&(Z=i,v(`#/account`,{replace:!0}))},[]),i?c`<${b} title=${o(`account.make`)} />`:e===`enter`&&t.length===2?c`<${I} tournament=${t[0]} official=${t[1]} />`:n?c`<${ce} secret=${n} onDone=${()=>r(Z=null)} />`:c`<${Se} said=${e?o(`account.mangled`):``} />`}function Se({said:t}){let[n,r]=l(null),[i,a]=l(null),[u,d]=l(``),f=()=>(a(null),e.account().then(e=>e.read().then(r,a)));h(()=>void f(),[]);let p=e=>{d(e),r(null),a({status:401})};if(n)return c`<${me} account=${n} onAccount=${r} onOut=${p} said=${t} />`;if(i?.status===401)return c`<${_e} said=${u||t} onIn=${f} />`;if(!i)return c`<${b} title=${o(`account.title`)}><${s} /><//>`;let m=c`<button class="button main" onClick=${f}>${o(`try-again`)}</button>`;return c`<${b} title=${o(`account.title`)} actions=${m}>
    <p class="note bad" role="alert">${P(i)}</p>
  <//>`}const Ce={en:`EUR`,ja:`JPY`,fr:`EUR`},Q=Intl.DateTimeFormat().resolvedOptions().timeZone,we=[.../* @__PURE__ */ new Set([Q,...Intl.supportedValuesOf(`timeZone`)])].map(e=>({value:e,text:e}));var Te=S(({rules:t})=>{let[n,r]=l(``),[i,a]=l(null),[s,f]=l(t.choice),[p,m]=l(Ce[t.lang]),[h,g]=l(Q),[_]=l(()=>e.account().then(e=>e.tournamentId())),{ask:y,wrong:S,mistakes:C}=N({onOut:()=>v(`#/account`)}),w=i??De(n),T=x(t.library,s),E=Oe(T);return c`<${b} title=${o(`account.found`)} up="#/account">
    <${Ee} rules=${t} book=${T} choice=${s} onChoice=${f} />
    <form class="stack" onSubmit=${e=>{e.preventDefault();let t={name:n.trim(),slug:w,rulebook:s,currency:E??p,time_zone:h};y(async e=>{let n=await e.found(await _,t);v(`#/account/enter/${n.id}/${n.official_id}`,{replace:!0})})}}>
      <${d} label=${o(`account.found-name`)} value=${n} onInput=${r} wrong=${C.name} autocomplete="off" maxlength="200" />
      <${d} label=${o(`account.found-slug`)} hint=${o(`account.found-slug-hint`,{slug:w})} value=${w} onInput=${a}
        wrong=${C.slug} autocomplete="off" autocapitalize="none" spellcheck=${!1} maxlength="80" />
      ${E?c`<p>${o(`account.found-currency-fixed`,{currency:E})}</p>`:c`<${u} label=${o(`account.found-currency`)} value=${p} options=${ke()} onChange=${m} />`}
      <${u} label=${o(`account.found-zone`)} value=${h} options=${we} onChange=${g} />
      ${Object.entries(C).map(([e,t])=>![`name`,`slug`].includes(e)&&c`<p class="note bad" role="alert" key=${e}>${t}</p>`)}
      ${S}
      <button class="button main">${o(`account.found-make`)}</button>
    </form>
  <//>`});function Ee({rules:e,book:n,choice:r,onChoice:i}){let[a,s]=l(!1);return c`<div class="card rules-bar">
    <button class="row" type="button" aria-haspopup="dialog" onClick=${()=>s(!0)}>
      <${t} name="book" />
      <span class="body"><small>${o(`account.found-rules`)}</small><strong>${w(e,n)}</strong></span>
      <span class="badge">${o(`call.change`)}</span>
    </button>
    <${te} rules=${e} standing=${n.content.standing} />
    ${a&&c`<${C} rules=${e} value=${r} onUse=${e=>{s(!1),i(e)}} onClose=${()=>s(!1)} />`}
  </div>`}function De(e){return e.normalize(`NFKD`).replace(/\P{ASCII}/gu,``).toLowerCase().replace(/[^a-z0-9]+/g,`-`).slice(0,80).replace(/^-+|-+$/g,``)}function Oe(e){return Object.values(e.content.lateness).find(({currency:e})=>e)?.currency}function ke(){let e=a(Intl.DisplayNames,{type:`currency`});return Intl.supportedValuesOf(`currency`).map(t=>({value:t,text:`${t} · ${e.of(t)}`}))}function Ae({onProven:e,onClose:t}){let[n,r]=l(null);return h(()=>void $().then(r,t),[]),c`<${_} title=${o(`account.again`)} onClose=${t}>
    <p>${o(`account.again-text`)}</p>
    ${n?c`<${Y} handle=${n.handle} onIn=${async()=>{let{id:t}=await $();t===n.id?e():location.reload()}} />`:c`<${s} />`}
  <//>`}async function $(){return(await e.account()).read()}export{xe as Account,Te as Found,Ae as Proving};