import{Bt as e,Cn as t,D as n,Dn as r,Ft as i,Ht as a,It as o,Lt as s,M as c,Mt as l,N as u,Nt as d,O as f,Or as p,P as m,Pt as h,Qr as g,R as _,V as v,Vn as y,Vt as b,Wt as x,Xt as S,Y as C,Zt as w,_i as ee,a as T,an as E,b as te,bn as ne,br as D,cn as re,ct as ie,dt as ae,en as O,gi as k,gn as oe,gt as A,h as se,hi as j,hn as ce,ht as le,ii as ue,in as M,jt as de,kr as fe,ln as N,lt as P,m as F,nn as I,p as pe,pi as L,rn as R,st as z,tn as B,u as me,w as he,wn as ge,x as _e,yn as ve,z as V,zt as H}from"./app.js";import{$n as U,$t as W,An as ye,Ar as be,Bn as G,Br as xe,Bt as Se,Dt as Ce,Et as we,Fn as Te,Fr as Ee,Ft as De,Gn as Oe,Gr as ke,Gt as Ae,Hn as je,Hr as Me,Ht as Ne,In as Pe,It as Fe,Jt as Ie,K as Le,Kn as Re,Kt as ze,Ln as K,Lt as Be,Mr as Ve,Mt as He,Nn as Ue,Or as We,Ot as Ge,Pn as Ke,Pr as qe,Q as Je,Qn as Ye,Qr as Xe,Qt as q,Rn as Ze,Rr as Qe,Rt as $e,Tt as et,Un as tt,Ur as nt,Ut as J,Vn as rt,Vr as it,Vt as at,Wn as ot,Wr as st,Wt as ct,X as lt,Xn as ut,Xt as dt,Y as ft,Yt as pt,Z as mt,Zn as Y,Zr as ht,Zt as gt,_t,at as vt,bn as yt,ct as bt,dt as xt,en as X,er as St,et as Ct,fr as wt,gt as Tt,in as Et,it as Dt,jr as Ot,kn as kt,kr as At,lt as jt,mr as Mt,nr as Nt,nt as Pt,or as Ft,q as It,qn as Lt,qt as Z,sr as Rt,tr as zt,ut as Bt,vn as Vt,wt as Ht,xn as Ut,yt as Wt,zn as Gt,zr as Kt,zt as qt}from"./shared.js";function Jt({seen:e,state:t}){let n=A(),r=[[`standings`,e.standings.map(Xt)],[`balances`,e.balances.map(Qt)],[`offences`,e.offences.map(e=>$t(n,e))],[`debts`,e.debts.map(Qt)],[`seats`,e.seats.flatMap(e=>tn(n,t,e))],[`rulings`,e.rulings.map(e=>en(n,e))]].filter(([,e])=>e.length>0);return r.length===0?N`<p class="soft" role="status">${M(`correct.nothing-else`)}</p>`:N`<section class="stack" role="status" aria-label=${M(`correct.follows`)}>
<h3>${M(`correct.follows`)}</h3>
${r.map(([e,t])=>N`<${Yt} key=${e} name=${e} changes=${t} />`)}
</section>`}function Yt({name:e,changes:t}){let n=t.length-12;return N`<div>
<h4>${M(`correct.part.${e}`)}</h4>
<dl class="facts">
${t.slice(0,12).map(({who:e,about:t,before:n,after:r})=>N`<div>
<dt><span class="who">${e}</span>${t&&N`<small>${t}</small>`}</dt>
<dd><${Zt} before=${n} after=${r} /></dd>
</div>`)}
</dl>
${n>0&&N`<p class="soft">${M(`correct.more`,{count:n})}</p>`}
</div>`}function Xt({account:e,before:t,after:n}){let[r,i]=[t,n].map(e=>e?.rank??`–`),a=r===i?void 0:M(`correct.place`,{before:r,after:i}),[o,s]=[t,n].map(e=>e?Y(e.total):M(`correct.none`));return{who:e.name,about:a,before:o,after:s}}function Zt({before:e,after:t}){return e===t?t:N`<span class="soft">${e} →</span> ${t}`}function Qt({account:e,unit:t,before:n,after:r}){return{who:e.name,before:K(t,n),after:K(t,r)}}function $t(e,{account:t,foul:n,elsewhere:r,before:i,after:a}){let o=[z(e,n),r&&M(`correct.elsewhere`)].filter(Boolean).join(` · `);return{who:t.name,about:o,before:i,after:a}}function en(e,{name:t,foul:n,status:r,penalties:i}){let a=r===`deferred`?M(`correct.waits-again`):P(e,{penalties:i,effects:[]});return{who:t,about:z(e,n),before:a,after:a}}function tn(e,t,{before:n,after:r}){let i=nn(t,r??n),a=(e,n)=>t.players[e?.seats[n]]?.name??M(`correct.none`),o=D.filter(e=>n?.seats[e]!==r?.seats[e]).map(t=>({who:e.phrase(`seat-${t}`),about:i,before:a(n,t),after:a(r,t)}));if(!n||!r)return o;let s=nn(t,n)===i?[]:[{who:nn(t,n),before:``,after:i}],c=n.status===r.status?[]:[{who:i,before:rn(n),after:rn(r)}];return[...s,...c,...o]}function nn(e,{round:t,table:n}){return[M(`hall-round`,{round:t}),M(`hall-table`,{label:e.tables[n]?.label??`?`})].join(` · `)}function rn({status:e}){return M(e?`hall-is.${e}`:`correct.in-play`)}function Q({title:e,what:t,request:n,yes:i,danger:a,note:o,done:s,onDone:c,onClose:l,children:u}){let[d,f]=k(!1),{reason:p,field:m}=Qe(t),{ask:h,asking:g,wrong:_}=X(M(`correct.needs-network`)),{seen:v,trouble:y}=an(n);return N`<${de} title=${e} onClose=${l}>
<form class="stack" onSubmit=${e=>{e.preventDefault(),f(!p),p&&n&&h(async()=>{await r.ask(n.path,{method:n.method,body:{...n.body,reason:p}}),S(s??M(`correct.done`)),l(),c?.()})}}>
${u}
${n&&N`<${on} seen=${v} trouble=${y} note=${o} />`}
${v&&m(d)}
${_}
${v&&N`<button class=${`button ${a?`danger`:`main`}`} disabled=${g}>${i}</button>`}
</form>
<//>`}function an(e){let[t,n]=k({}),i=JSON.stringify(e);return L(()=>{if(!e)return;let{path:t,method:a,body:o}=e;r.ask(`${t}?preview=true`,{method:a,body:{...o,reason:`preview`}}).then(e=>n({of:i,seen:e}),e=>n({of:i,trouble:e}))},[i]),t.of===i?t:{}}function on({seen:e,trouble:t,note:n}){let{state:r}=O();return t?N`<${dt} error=${t} needs=${M(`correct.needs-network`)} />`:e?N`<${Jt} seen=${e} state=${r} />${n&&N`<p class="note warn">${n}</p>`}`:N`<${b} />`}function sn(e){return{method:`PATCH`,path:`hanchans`,body:{hanchans:e.map(({id:e,new:t,seen:n})=>({id:e,...t,replaces:n}))}}}function cn({changes:e,children:t,...n}){return N`<${Q} request=${e&&sn(e)} ...${n}>${t}<//>`}function ln(e,t){return Object.values(e.hanchans).filter(e=>e.round===t&&!e.status)}function un(e,t,n,r){return[M(`hall-table`,{label:e.tables[t.table]?.label??`?`}),r.phrase(`seat-${n}`)].join(` · `)}function dn({one:{id:e,table:t,round:n},state:r}){let[a,o]=k(!1),[s,c]=k({table:t,round:n}),l=[`table`,`round`].filter(e=>s[e]!=={table:t,round:n}[e]),u=e=>Object.fromEntries(l.map(t=>[t,e[t]])),d=l.length?[{id:e,new:u(s),seen:u({table:t,round:n})}]:null,f=T(r).map(e=>({value:e.id,text:M(`hall-table`,{label:e.label})})),p=Et(r).map(e=>({value:e,text:M(`hall-round`,{round:e})}));return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${M(`correct.move`)}</button>
${a&&N`<${cn} title=${M(`correct.move`)} what="seats" yes=${M(`correct.move-yes`)} changes=${d} onClose=${()=>(o(!1),c({table:t,round:n}))}>
<${i} label=${M(`correct.field.label`)} value=${s.table} options=${f} onChange=${e=>c({...s,table:e})} />
<${i} label=${M(`correct.round`)} value=${s.round} options=${p} onChange=${e=>c({...s,round:e})} />
<//>`}`}function fn({state:e,hanchan:t,seat:n,onClose:r}){let a=A(),o=t.substitutes?.[n],[s,c]=k(o?`back`:`substitute`),[l,u]=k(``),f=e.players[t.seats[n]]?.name??`?`,p=[`substitute`,o&&`back`,`instead`,`other-table`].filter(Boolean).map(r=>({value:r,text:M(`correct.seat-way.${r}`,{name:e.players[o??t.seats[n]]?.name??`?`})})),m=s===`other-table`?gn(e,t,a):hn(e,t);return N`<${cn} title=${M(`correct.somebody-else`,{name:f})} what=${s===`substitute`?`substitute`:`seats`}
yes=${M(`correct.seat-yes`)} changes=${mn(e,t,n,s,l)} onClose=${r}>
<${d} label=${M(`correct.seat-how`)} value=${s} options=${p} onChange=${e=>(c(e),u(``))} />
${s!==`back`&&N`<${i} label=${M(`correct.seat-who`)} value=${l} options=${[{value:``,text:M(`people.choose-player`)},...m]} onChange=${u} />`}
${s===`substitute`&&!l&&N`<${pn} onAdded=${u} />`}
${s===`substitute`&&N`<p class="soft">${M(`correct.substitute-text`)}</p>`}
<//>`}function pn({onAdded:e}){let[t,n]=k(``),{ask:i,asking:a,wrong:o}=X();return N`<${h} label=${M(`correct.by-name`)} value=${t} maxlength="200" onInput=${n} />
${t.trim()&&N`<button class="button" type="button" disabled=${a} onClick=${()=>i(async()=>{let n=y(r.now());await r.ask(`players/${n}`,{method:`PUT`,body:{name:t.trim()}}),e(n)})}>${M(`correct.add-name`,{name:t.trim()})}</button>`}${o}`}function mn(e,{id:t,seats:n,substitutes:r},i,a,o){let s=r??{},{[i]:c,...l}=s,u={seats:n,substitutes:s};if(a===`back`)return[{id:t,new:{seats:{...n,[i]:c},substitutes:l},seen:u}];if(!o)return null;if(a===`other-table`){let[r=``,a=``]=o.split(` `),s=e.hanchans[r];return[{id:t,new:{seats:{...n,[i]:s.seats[a]}},seen:{seats:n}},{id:r,new:{seats:{...s.seats,[a]:n[i]}},seen:{seats:s.seats}}]}let d={...n,[i]:o};return a===`instead`?[{id:t,new:{seats:d},seen:{seats:n}}]:[{id:t,new:{seats:d,substitutes:{...s,[i]:c??n[i]}},seen:u}]}function hn(e,t){let n=new Set([t,...ln(e,t.round)].flatMap(({seats:e})=>Object.values(e)));return J(Object.values(e.players)).filter(({id:e,withdrawn_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,id_number:n})=>({value:e,text:`${t} (${n})`}))}function gn(e,{id:t,round:n},r){return ln(e,n).filter(e=>e.id!==t&&!e.substitutes).flatMap(t=>D.map(n=>({value:`${t.id} ${n}`,text:`${e.players[t.seats[n]]?.name??`?`} · ${un(e,t,n,r)}`})))}const _n=[`bottom`,`right`,`top`,`left`];function vn({one:e,state:t}){let n=A(),[r,i]=k(null),[a,o]=k(null),[s,c]=k(null),l=n=>t.players[e.seats[n]]?.name??`?`,u=e=>{r?r===e?i(null):o(e):i(e)},d=()=>(i(null),o(null),c(null));return N`<section class="around stack" aria-label=${M(`hall-seats`)}>
<p class="soft" role="status">${M(r?`correct.tap-second`:`correct.tap-seat`,{name:r&&l(r)})}</p>
<ul class=${`seats ${r?`picking`:``}`}>
${D.map((i,a)=>N`<li key=${i} class=${`at-${_n[a]}`}>
<button class=${`seat ${i===`east`?`dealer`:``}`} type="button" aria-pressed=${r===i} onClick=${()=>u(i)}>
<span class="wind"><${me} wind=${i} /><span class="unseen">${n.phrase(`seat-${i}`)}</span></span>
<strong class="who">${l(i)}</strong>
${e.substitutes?.[i]&&N`<span class="marks"><span class="badge info">${M(`correct.for`,{name:t.players[e.substitutes[i]]?.name??`?`})}</span></span>`}
</button>
</li>`)}
</ul>
${r&&N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>c(r)}>${M(`correct.somebody-else`,{name:l(r)})}</button>`}
${r&&a&&N`<${cn} title=${M(`correct.swap`)} what="seats" yes=${M(`correct.swap-yes`)} changes=${[yn(e,r,a)]} onClose=${d}>
<p><span class="who">${l(r)}</span> ⇄ <span class="who">${l(a)}</span></p>
<//>`}
${s&&N`<${fn} state=${t} hanchan=${e} seat=${s} onClose=${d} />`}
</section>`}function yn({id:e,seats:t,substitutes:n},r,i){let a={[r]:i,[i]:r},o={seats:t,...n&&{substitutes:n}},s=Object.entries(n??{}).map(([e,t])=>[a[e]??e,t]);return{id:e,new:{seats:{...t,[r]:t[i],[i]:t[r]},...n&&{substitutes:Object.fromEntries(s)}},seen:o}}function bn({one:e,state:t}){let[n,r]=k(void 0),i=e.status?[`back`]:[wn(t,e)&&`cancelled`,`void`].filter(Boolean);return N`${e.status&&N`<p class="note warn">${M(`over.${e.status}`)}</p>`}
${i.map(e=>N`<button key=${e} class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(e)}>${M(`correct.status.${e}`)}</button>`)}
${n&&N`<${xn} one=${e} state=${t} way=${n} onClose=${()=>r(void 0)} />`}`}function xn({one:e,state:t,way:n,onClose:r}){let[i,a]=k(`game`),o=n===`back`?null:n,s=n=>Sn(t,e,n).filter(n=>Cn(t,n,e,o)),c=[`game`,`round`,`day`].filter(e=>e===`game`||s(e).length>1).map(e=>({value:e,text:M(`correct.scope.${e}`,{count:s(e).length})})),l=s(i).map(({id:e,status:t=null})=>({id:e,new:{status:o},seen:{status:t}}));return N`<${cn} title=${M(`correct.status.${n}`)} what="status" yes=${M(`correct.status-yes.${n}`)} danger=${!!o} changes=${l} onClose=${r}>
<p>${M(`correct.status-text.${n}`)}</p>
${c.length>1&&N`<${d} label=${M(`correct.scope`)} value=${i} options=${c} onChange=${a} />`}
<//>`}function Sn(e,t,n){let r=Object.values(e.hanchans);if(n===`round`)return r.filter(({round:e})=>e===t.round);let i=new Intl.DateTimeFormat(`en-CA`,{timeZone:e.settings.time_zone}),a=({scheduled_at:e})=>e&&i.format(new Date(e));return n===`day`&&t.scheduled_at?r.filter(e=>a(e)===a(t)):[t]}function Cn(e,t,n,r){return(t.status??null)===(n.status??null)?r!==`cancelled`||wn(e,t):!1}function wn(e,t){return!e.results[t.id]&&!v(e,t).begun}function Tn({one:{id:e,name:t},state:n}){let[r,a]=k(!1),[o,s]=k(``),c=En(n,e),l=J(Object.values(n.players)).filter(t=>t.id!==e&&![...En(n,t.id)].some(e=>c.has(e)));if(l.length===0)return null;let u=l.map(e=>({value:e.id,text:`${e.name} (${e.id_number})`}));return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${M(`correct.join`)}</button>
${r&&N`<${Q} title=${M(`correct.join-this`,{name:t})} what="joining" yes=${M(`correct.join-yes`)} danger
request=${o?{method:`PUT`,path:`players/${e}/merge`,body:{into:o}}:null}
note=${M(`correct.for-good`)} onClose=${()=>(a(!1),s(``))} onDone=${()=>oe(`#/player/${o}`,{replace:!0})}>
<p>${M(`correct.join-text`,{name:t})}</p>
<${i} label=${M(`correct.join-with`)} value=${o} onChange=${s}
options=${[{value:``,text:M(`people.choose-player`)},...u]} />
<//>`}`}function En({hanchans:e},t){let n=Object.values(e).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t));return new Set(n.map(({round:e})=>e))}const Dn={player:[`name`,`id_number`,`team`],team:[`name`],table:[`label`],official:[`name`,`league_number`]},On={name:200,id_number:40,label:40,league_number:40},kn={player:`id_number`,team:`name`,official:`league_number`};function An({kind:e,one:t,state:n}){let r=Nn(e,t),[i,a]=k({}),[o,s]=k(!1),c={...r,...i},l=Dn[e].filter(e=>c[e].trim()!==r[e]),u=l.filter(e=>e!==`team`&&!c[e].trim());return N`<form class="card" onSubmit=${e=>{e.preventDefault(),s(l.length>0&&u.length===0)}}>
${Dn[e].map(t=>{let r=e=>a({...i,[t]:e});return t===`team`?N`<${jn} key=${t} state=${n} value=${c.team} onChange=${r} />`:N`<${h} key=${t} label=${M(`correct.field.${t}`)} value=${c[t]} onInput=${r}
maxlength=${On[t]} hint=${n.season&&t===kn[e]?M(`correct.season`):void 0}
wrong=${u.includes(t)?M(`correct.empty`):void 0} />`})}
${l.length>0&&N`<button class="button main">${M(`correct.look`)}</button>`}
${o&&N`<${Mn} kind=${e} one=${t} state=${n} changed=${l} stored=${r} values=${c} onClose=${()=>s(!1)} onDone=${()=>a({})} />`}
</form>`}function jn({state:e,value:t,onChange:n}){let r=J(Object.values(e.teams)).map(({id:e,name:t})=>({value:e,text:t}));if(r.length===0)return null;let a=[{value:``,text:M(`correct.no-team`)},...r];return N`<${i} label=${M(`correct.field.team`)} value=${t} options=${a} onChange=${n} />
${t&&N`<a class="reach" href=${`#/correct/team/${t}`}>${M(`correct.this-team`,{name:e.teams[t]?.name??`?`})}</a>`}`}function Mn({kind:e,one:t,state:n,changed:r,stored:i,values:a,onClose:o,onDone:s}){let c=e=>Object.fromEntries(r.map(t=>[t,e[t].trim()||null])),l={...c(a),replaces:c(i)},u=(e,t)=>(e===`team`?n.teams[t]?.name:t.trim())||M(`correct.none`);return N`<${Q} title=${M(`correct.title`)} what="correction" yes=${M(`correct.yes`)}
request=${{method:`PATCH`,path:`${e}s/${t.id}`,body:l}} onClose=${o} onDone=${s}>
<dl class="facts">
${r.map(e=>N`<div key=${e}>
<dt>${M(`correct.field.${e}`)}</dt>
<dd><${Zt} before=${u(e,i[e])} after=${u(e,a[e])} /></dd>
</div>`)}
</dl>
<//>`}function Nn(e,t){let n=e===`official`?{...t,league_number:t.number}:t;return Object.fromEntries(Dn[e].map(e=>[e,n[e]??``]))}function Pn({kind:e,one:t,name:n}){let[r,i]=k(!1);return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${M(`correct.remove`)}</button>
${r&&N`<${Q} title=${M(`correct.remove-this`,{name:n})} what="removal" yes=${M(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`${e}s/${t.id}/removal`,body:{}}}
onClose=${()=>i(!1)} onDone=${()=>ce(`#/tables`)}>
<p>${M(`correct.remove-text`)}</p>
<//>`}`}function Fn({one:{id:e,name:t,withdrawn_at:n}}){let[r,i]=k(!1),a=!n,o=a?`withdraw`:`return`,s={withdrawn:a,replaces:{withdrawn:!a}};return N`${n&&N`<p class="note warn">${M(`correct.is-withdrawn`,{name:t})}</p>`}
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${M(`correct.${o}`)}</button>
${r&&N`<${Q} title=${M(`correct.${o}-this`,{name:t})} what=${o} yes=${M(`correct.${o}-yes`)}
request=${{method:`PATCH`,path:`players/${e}`,body:s}} onClose=${()=>i(!1)}>
${a&&N`<p>${M(`correct.withdraw-text`)}</p>`}
<//>`}`}function In({args:[e=``,t=``]}){let{tournament:n,state:r,official:i}=O(),o=M(`correct.title`);if(!n||!r)return N`<${V} title=${o} />`;if(!F(i,[`director`]))return N`<${a} title=${o} up="#/tables"><p class="note warn">${M(`correct.directors`)}</p><//>`;let s=Object.hasOwn(Ln,e)&&r[`${e}s`],c=s&&(s[t]??s[r.merged[t]]);if(!c)return N`<${_} title=${o} text=${M(`correct.nothing`)} up="#/people" />`;let l=Rn(r,c);return N`<${a} title=${M(`correct.this`,{name:l})} up=${zn(e,c)}>
${Ln[e].map(t=>N`<${t} key=${c.id} kind=${e} one=${c} name=${l} state=${r} />`)}
<//>`}const Ln={player:[An,Fn,Tn,Pn],team:[An,Pn],table:[An,Pn],official:[An],hanchan:[vn,dn,bn,Pn]};function Rn(e,{name:t,label:n,round:r,table:i}){let a=M(`hall-table`,{label:n??e.tables[i]?.label??`?`});return t??[r&&M(`hall-round`,{round:r}),a].filter(Boolean).join(` · `)}function zn(e,{id:t,table:n}){return e===`hanchan`?`#/table/${n}`:e===`official`?`#/people/${t}`:e===`team`?`#/people/players`:`#/${e}/${t}`}function Bn({hanchan:e}){let{state:t}=O(),[n,r]=k(null),i=Object.values(t.handEnds).filter(t=>t.hanchan===e.id&&!t.unsent).sort((e,t)=>e.id<t.id?1:-1)[0];if(!i&&!n)return null;let{id:a,hand:o,how:s}=n??i,c=[ie(o),M(`hall-how.${s}`)].filter(Boolean).join(` · `);return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(i)}>${M(`correct.hand-end`)}</button>
${n&&N`<${Q} title=${M(`correct.hand-end-title`)} what="hand-end" yes=${M(`correct.hand-end-yes`)} danger
request=${{method:`PUT`,path:`hand-ends/${a}/withdrawal`,body:{}}} onClose=${()=>r(null)}>
<p><strong>${c}</strong></p>
<p>${M(`correct.hand-end-text`)}</p>
<//>`}`}function Vn({state:e,account:t,start:n,onClose:r}){let{book:i}=O(),a=i?.content.unit?`pts`:`P`,o=[.../* @__PURE__ */ new Set([a,e.settings.currency,...n?[n.unit]:[]])],[s,c]=k(n?.unit??a),[l,u]=k(n&&n.amount<0?`give`:`take`),[f,p]=k(n?Hn(n):``),m=q(),g=Un(s,f),_={account:t,unit:s,amount:l===`give`?-(g??0):g,waives:!1},v=g?{method:`PUT`,path:`ledger/decisions/${m(_)}`,body:_}:null,y=f&&!g?M(s===`pts`?`fines.hundreds`:`fines.above-nothing`):void 0,b=G(e,t),x=l===`give`?`give`:Lt(s)?`take`:`fine`,S=o.map(e=>({value:e,text:M(Lt(e)?`fines.points`:`fines.money`,{unit:e})}));return N`<${Q} title=${M(`fines.decide-on`,{name:b})} what="ledger-decision" yes=${M(`fines.do.${x}`,{amount:K(s,g??0)})}
request=${v} onClose=${r}>
<${d} label=${M(`fines.what`)} value=${s} options=${S} onChange=${c} />
<${d} label=${M(`fines.way`)} value=${l} options=${[`take`,`give`].map(e=>({value:e,text:M(`fines.way.${e}`)}))} onChange=${u} />
<${h} label=${M(`fines.amount`,{unit:s===`pts`?M(`fines.table-points`):s})} value=${f} inputmode="decimal" autocomplete="off" wrong=${y} onInput=${p} />
<//>`}function Hn({unit:e,amount:t}){let n=Math.abs(t);return Lt(e)?String(n):K(e,n).slice(e.length+1)}function Un(e,t){if(!Lt(e))return je(e,t)||null;let n=/^\d{1,6}$/.test(t.trim())?Number(t):0;return n%(e===`pts`?100:1)==0&&n||null}function Wn({state:e,balance:{account:t,unit:n,amount:i},onClose:a}){let o=-i,[s,c]=k(()=>K(n,o).slice(n.length+1)),[l,u]=k(`cash`),[f]=k(()=>new Date(r.now()).toISOString()),p=q(),m=G(e,t),g=je(n,s),_=!g||g>o?M(`fines.between`,{most:K(n,o)}):void 0,v={account:t,unit:n,amount:g,method:l,paid_at:f},y=_?null:{method:`PUT`,path:`refunds/${p(v)}`,body:v},b=K(n,g??0);return N`<${Q} title=${M(`fines.refund-to`,{name:m})} what="refund" yes=${M(`fines.refund-yes`,{amount:b})}
request=${y} done=${M(`fines.refunded`,{name:m,amount:b})} onClose=${a}>
<${h} label=${M(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${_} onInput=${c} />
<${d} label=${M(`fines.how`)} value=${l} options=${Se.map(e=>({value:e,text:M(`fines.method.${e}`)}))} onChange=${u} />
<//>`}function Gn({state:e,balance:{account:t,unit:n,amount:r},most:i=r,onClose:a}){let[o,s]=k(()=>K(n,Math.min(i,r)).slice(n.length+1)),c=q(),l=je(n,o),u=!l||l>r?M(`fines.between`,{most:K(n,r)}):void 0,d={account:t,unit:n,amount:-(l??0),waives:!0},f=u?null:{method:`PUT`,path:`ledger/decisions/${c(d)}`,body:d},p={name:G(e,t),amount:K(n,l??0)};return N`<${Q} title=${M(`fines.waive-of`,p)} what="waiver" yes=${M(`fines.waive-yes`,p)}
request=${f} done=${M(`fines.waived`,p)} onClose=${a}>
<${h} label=${M(`fines.amount`,{unit:n})} value=${o} inputmode="decimal" wrong=${u} onInput=${s} />
<//>`}function Kn({state:e,account:t}){let{official:n}=O(),[r,i]=k(null);if(tt(n,t.id))return null;let a=Ze(e,t.id).filter(({unit:e})=>!Lt(e)),o=n?.roles?.includes(`director`),s=[...Oe(n)?a.flatMap(Yn):[],...o?[Jn(`decide`,{account:t})]:[]];if(s.length===0)return null;let c=a.length>1;return N`<div class="doing">
${s.map(({id:e,given:t})=>N`<button key=${e+t.balance?.unit} class=${`button ${e===`pay`?`main`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>i({id:e,given:t})}>
${M(`fines.act.${e}`)}${c&&t.balance?` ${t.balance.unit}`:``}
</button>`)}
${r&&N`<${qn[r.id]} state=${e} ...${r.given} onTaken=${()=>Xn(e,r.given.balance)} onClose=${()=>i(null)} />`}
</div>`}const qn={pay:qt,refund:Wn,decide:Vn};function Jn(e,t){return{id:e,given:t}}function Yn(e){return e.amount===0?[]:[Jn(e.amount>0?`pay`:`refund`,{balance:e})]}function Xn(e,{account:t,unit:n,amount:r}){S(M(`fines.taken`,{name:G(e,t),amount:K(n,r)}))}function Zn({state:e,line:t,balance:n}){let{official:r}=O(),[i,a]=k(!1),{id:o,unit:s,amount:c,what:l,cause:u,unsent:d}=t,{account:f}=n;if(d||!r?.roles?.includes(`director`)||tt(r,f.id))return null;let p=u===`decision`&&l===`decided`,m=!Lt(s)&&c>0&&n.amount>0&&u!==`payment`&&Re(n.lines).some(e=>e.id===o);if(!m&&!p)return null;let h=m?{balance:n,most:c}:{account:f,start:{unit:s,amount:-c}};return N`<button class="button quiet line-act" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${M(m?`fines.act.waive`:`fines.act.otherwise`)}</button>
${i&&N`<${m?Gn:Vn} state=${e} ...${h} onClose=${()=>a(!1)} />`}`}function Qn({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return N`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&N`<p class="soft">${r}</p>`}
${i.length===0&&N`<p class="soft">${M(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>N`<li key=${e.key}><${$n} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&N`<${l} title=${M(`dashboard.numbers`)}>${()=>N`<${tr} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function $n({row:{name:e,value:t,part:n=0,href:r},most:i}){return N`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${U(t)}</strong>
<${er} value=${t} part=${n} most=${i} />
${n>0&&N`<small>${M(`dashboard.part`,{count:U(n)})}</small>`}
</a>`}function er({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return N`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&N`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function tr({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return N`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${M(`hall-rulings`)}</th>
${r&&N`<th scope="col">${M(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>N`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${U(n)}</td>
${r&&N`<td>${U(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function nr(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:M(`hall-round`,{round:e})}));return[{value:``,text:M(`hall-any`)},...n]}function rr({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function ir({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=or(t,i.size>1?e=>cr(e,r):sr);return t.length===0?null:N`<section class="card" aria-labelledby="spread">
<h2 id="spread">${M(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${M(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>N`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>N`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>N`<td key=${t.key}><${ar} count=${s.get(e+t.key)} most=${c} href=${lr(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function ar({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return N`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${U(e)}</strong>
</a>`}function or(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function sr(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function cr(e,t){let n=e.slice(0,10),r=I(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function lr(e,t,{from:n,until:r}){return rr(e,{table:t,from:n,until:r})}function ur({state:e,changes:t}){return N`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${M(`dashboard.recharged`)}</h2>
<p class="soft">${M(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>N`<li key=${[t,r.id,i].join()}>
<span class="who">${G(e,r)}</span> ${K(i,a)} → <strong>${K(i,o)}</strong>
<br /><small class="soft">${[B(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function dr({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:M(e>1?`dashboard.from`:`dashboard.until`,{from:g(e),until:g(t)}),value:n,href:rr(r,{took:`${e}-${t}`})})),a=e?M(`dashboard.median`,{time:g(t),count:e}):M(`dashboard.untimed`);return N`<${Qn} id="taking" title=${M(`dashboard.taking`)} what=${M(`dashboard.time`)}
about=${`${a} ${M(`dashboard.measured`)}`} rows=${e?i:[]} />`}function fr(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(m(n)).map(([t,n])=>[u(e,t),c(e,t,n)]);return[...r,...i]}function pr({cases:e}){return N`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${M(`dashboard.unlike`)}</h2>
<p class="soft">${M(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>N`<${mr} key=${t} one=${e} />`)}
</section>`}function mr({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=A(),o=i[0].rulings.length,s=fr(a,t,n);return N`<article class="stack case">
<h3>${z(a,e)}</h3>
${s.length>0&&N`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&N`<p class="note info">${M(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>N`<${hr} key=${t} outcome=${e} most=${o} />`)}
</article>`}function hr({outcome:{penalties:e,rulings:t},most:n}){let r=A(),{state:i}=O(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=N`<span class="body outcome"><span>${P(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${U(t.length)}</strong><${er} value=${t.length} most=${n} /></span>`;return N`<${l} title=${o}>${()=>N`<${te} rulings=${a} place empty=${M(`hall-none-found`)} />`}<//>`}function gr(){let{tournament:e,state:t,official:n}=O();return!e||!t?N`<${V} title=${M(`dashboard.title`)} />`:pe(n)?N`<${_r} state=${t} />`:N`<${a} title=${M(`dashboard.title`)} up="#/log"><p class="note warn">${M(`dashboard.whose`)}</p><//>`}function _r({state:e}){let[t,n]=k({day:``,round:``});return N`<${a} title=${M(`dashboard.title`)} up="#/log">
<div class="asked">
<${h} type="date" label=${M(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${i} label=${M(`dashboard.round`)} value=${t.round} options=${nr(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${vr} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function vr({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=ke(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return N`<${xr} seen=${r} zone=${e.settings.time_zone} />
${i&&N`<${yr} state=${e} body=${i} asked=${t} />`}`}function yr({state:e,body:t,asked:n}){let r=A(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>rr(n,e),l=e=>({key:e.foul,name:z(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return N`<p role="status">${M(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${Qn} id="fouls" title=${M(`dashboard.fouls`)} what=${M(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${Qn} id="referees" title=${M(`dashboard.referees`)} what=${M(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${ir} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${Qn} id="otherwise" title=${M(`dashboard.otherwise`)} about=${M(`dashboard.otherwise-about`)} what=${M(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${pr} cases=${t.differently} />
<${ur} state=${e} changes=${t.recharged??[]} />
<${Qn} id="escalations" title=${M(`dashboard.escalations`)} what=${M(`dashboard.status`)}
rows=${s.map(e=>br(e,c))} />
<${dr} taking=${t.time_to_rule} asked=${n} />
</div>`}function br({status:e,outcome:n,rulings:r},i){let a=[e,n].filter(Boolean),o=a.map(e=>t(`hall-escalation.${e}`)?M(`hall-escalation.${e}`):e),s=a.join(` `);return{key:s,name:o.join(` · `),value:r,href:i({status:``,escalation:s})}}function xr({seen:{answer:e,fresh:t,trouble:n},zone:r}){Xe();let i=e&&B(e.at,r);return!e&&!n?N`<${b} />`:n?N`<p class="note warn" role="status">${st(n)} ${M(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:N`<p class="soft">${M(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const Sr=[`photo`,`note`];function Cr({state:e,escalation:t,ruling:n}){let i=O(),{outbox:a}=i,[o,s]=k(null);if(L(()=>void r.loadEscalationSteps(),[]),a.some(({subject:e,kind:n,state:r})=>e===t.id&&!Sr.includes(n)&&fe(r)))return N`<p class="note bad">${M(`esc.stuck`)} <a href="#/outbox">${M(`hall-resolve`)}</a></p>`;let c=et(i,t,n);return N`
${c===`decide`&&N`<${Dr} state=${e} escalation=${t} ruling=${n} onAsk=${s} />`}
${c===`appeal`&&N`<button class="button main" type="button" onClick=${()=>s(wr)}>${M(`esc.do.appeal`)}</button>`}
${c===`reopen`&&N`<button class="button" type="button" onClick=${()=>s(Tr)}>${M(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(c)&&N`<p class="note warn">${M(`esc.${c}`)}</p>`}
${c===``&&N`<p class="soft">${M(`esc.wait.${t.status}`)}</p>`}
${o&&N`<${Ee} what=${o.name} title=${M(`esc.do.${o.name}`)} text=${M(`esc.means.${o.name}`)} yes=${M(`esc.do.${o.name}`)}
onReason=${async e=>{if(!o)return;let{kind:n,name:i,...a}=o;await r.send(n,t.id,{reason:e,...a}),E(),S(M(`esc.done.${n}`)),s(null)}} onClose=${()=>s(null)} />`}
`}const wr={kind:`appeal`,name:`appeal`},Tr={kind:`reopening`,name:`reopening`},Er=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Dr({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>N`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${M(`esc.do.${e.name}`)}</button>`;return N`
${u&&f(Er(`amended`,`confirmed`),`main`)}
${f(Er(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${M(u?`esc.amend-again`:`hall-amend`)}</a>
${f(Er(`overturned`),`danger`)}
`}function Or({ruling:e,rulings:t}){let n=A(),{state:r}=O(),[i,a]=[!0,!1].map(n=>t.filter(t=>jr(t,e)===n)),o=[...i,...a].slice(0,12);return N`<section class="stack">
<h2>${M(`esc.same-foul`)}</h2>
${t.length===0&&N`<p class="soft">${M(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>N`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${ae(t.kind)}`}>${P(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,B(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&N`<span class="badge info">${M(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&N`<span class="badge warn">${M(`esc.other-revision`)}</span>`}
<${_e} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&N`<a class="reach" href=${`#/log?foul=${e.foul}`}>${M(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function kr(e,t,{offender:n}){return Nr(e,t,e=>e.offender.id===n.id)}function Ar(e,t,{foul:n}){return Nr(e,t,e=>e.foul===n)}function jr(e,t){return ue(Mr(e))===ue(Mr(t))}function Mr({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Nr(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return he(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Pr({state:e,foul:t,escalation:n}){let r=ke(`precedents?limit=20&foul=${t}`);return N`<section class="stack">
<h2>${M(`esc.precedents`)}</h2>
<${nt} seen=${r} what="precedents" />
${r.answer&&N`<${Ir} state=${e} items=${Fr(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${M(`esc.search-precedents`)}</a>
</section>`}function Fr(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Ir({state:e,items:t}){let n=A();return t.length===0?N`<p class="soft">${M(`esc.no-precedents`)}</p>`:N`<ul class="rows below precedents">
${t.map(t=>N`<li key=${t.ruling.id}><${Lr} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Lr({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return N`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${ae(n.kind)}`}>${P(t,n)}</strong>
<span>${z(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>N`<small key=${e}>${e}</small>`)}
${l.map(e=>N`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,B(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&N`<span class="badge">${M(`hall-status.${n.status}`)}</span>`}
${c&&N`<span class="badge warn">${M(`esc.revision-changed`)}</span>`}
${r.map(e=>N`<span class="badge" key=${e}>${M(`esc.why.${e}`)}</span>`)}
${s&&N`<span class="badge info">${we(s)}</span>`}
</span>
</span>
</a>`}function Rr({args:[e]}){let{tournament:t,state:n}=O();if(!t||!n)return N`<${V} title=${M(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?N`<${_} title=${M(`esc.one`)} text=${M(`esc.missing`)} up="#/escalations" />`:N`<${zr} state=${n} escalation=${r} ruling=${i} />`}function zr({state:e,escalation:t,ruling:n}){let r=A(),i=Kt([n])[n.revision],o=C(r,i,n),s=o&&(o.chosen??o.final??o.first),c=t.status===`open`;ut(c);let l=N`<${Cr} state=${e} escalation=${t} ruling=${n} />`;return N`<${a} title=${z(r,n.foul)} up="#/escalations" actions=${l}>
<${Be} ruling=${n} shown=${s}>
<p role="status"><span class=${`badge ${c?`warn`:`info`}`}>${Ce(t)}</span> ${c&&N`<span class="soft">${Ht(t.escalated_at)}</span>`}</p>
<//>
<${Wt} state=${e} escalation=${t} />
<section class="stack">
<h2>${M(`esc.so-far`)}</h2>
<${Tt} state=${e} events=${_t(e,t)} />
</section>
<${jt} ruling=${n} />
${o?N`<${Bt} ruling=${n} spoken=${o} />`:N`<p class="soft">${M(`hall-no-book`)}</p>`}
<${xt} state=${e} ruling=${n} />
<${Fe} state=${e} ruling=${n} />
<${He} state=${e} ruling=${n} />
<section class="stack">
<h2>${M(`esc.on-offender`,{name:n.offender.name})}</h2>
<${te} rulings=${kr(e,t,n)} place empty=${M(`esc.nothing-else`)} />
</section>
<${$e} state=${e} id=${n.offender.id} />
<${Or} ruling=${n} rulings=${Ar(e,t,n)} />
<${Pr} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Br(){let{tournament:e,state:t}=O();return!e||!t?N`<${V} title=${M(`hall-escalations`)} />`:N`<${Vr} state=${t} />`}function Vr({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return ut(r.length>0),N`<${a} title=${M(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${M(`esc.precedents`)}</a></p>
${t.length===0&&N`<${H} text=${M(`esc.none`)}><a class="button" href="#/log">${M(`hall-log`)}</a><//>`}
<${Hr} state=${e} title=${M(`esc.waiting`,{count:r.length})} escalations=${r} />
<${Hr} state=${e} title=${M(`esc.decided-ones`)} escalations=${i} />
<//>`}function Hr({state:e,title:t,escalations:n}){return n.length===0?null:N`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>N`<li key=${t.id}><${Ur} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function Ur({state:e,escalation:t}){let n=A(),r=e.rulings[t.id],i=t.status===`open`,a=[M(`hall-table`,{label:r.table.label}),Ge(e,t),Ht(t.escalated_at)];return N`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${z(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${P(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${Ce(t)}</span>
${!i&&N`<span class="badge info">${we(t)}</span>`}
${t.unsent&&N`<span class="badge info">${M(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Wr({query:e}){let{tournament:t,state:n}=O();return!t||!n?N`<${V} title=${M(`esc.precedents`)} />`:N`<${Gr} state=${n} begun=${e.get(`foul`)??``} />`}function Gr({state:e,begun:t}){let n=A(),[r,o]=k(t in n.catalogue.fouls?t:``),[s,c]=k({}),[l,u]=k(``),[d,f]=k(``),p=e=>{o(e),c({})},m=e=>{e.preventDefault(),f(l.trim())},g=ke(Yr(r,s,d)),_=g.answer?.body;return N`<${a} title=${M(`esc.precedents`)} up="#/escalations">
<p class="soft">${M(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${i} label=${M(`hall-filter.foul`)} value=${r} options=${[{value:``,text:M(`esc.any`)},...Jr(n)]} onChange=${p} />
${r&&N`<${Kr} words=${n} foul=${r} facts=${s} onFacts=${c} />`}
<${h} type="search" label=${M(`esc.words`)} hint=${M(`esc.words-hint`)} value=${l} onInput=${u} maxlength="200" />
<button class="button">${M(`esc.search`)}</button>
</form>
<${nt} seen=${g} what="precedents" />
${_&&N`<${Ir} state=${e} items=${_.items} />`}
${_?.next&&N`<p class="note">${M(`esc.more`,{count:50})}</p>`}
<//>`}function Kr({words:e,foul:t,facts:n,onFacts:r}){let{book:a}=O();return a?a.table(t).used.map(t=>{let a=qr(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return a.length>0&&N`<${i} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:M(`esc.any`)},...a]} onChange=${e=>r({...n,[t]:e})} />`}):null}function qr({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function Jr(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function Yr(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function Xr({state:e,kind:t,id:n}){let r=e[`${t}s`]?.[e.merged[n]??n];if(!r)return N`<${_} title=${M(`fines.title`)} text=${M(`fines.no-account`)} up="#/fines" />`;let i={kind:t,id:r.id},o=Ze(e,r.id).length===0;return N`<${a} title=${r.name} up="#/fines">
<p class="soft">${Zr(e,t,r)}</p>
${o&&N`<p class="soft">${M(`fines.no-lines`)}</p>`}
<${bt} state=${e} id=${r.id} />
<${Kn} state=${e} account=${i} />
${t===`player`&&N`<a class="button quiet" href=${`#/player/${r.id}`}>${M(`fines.to-player`)}</a>`}
<//>`}function Zr(e,t,n){return t===`player`?[n.id_number&&M(`hall-id-number`,{number:n.id_number}),e.teams[n.team]?.name].filter(Boolean).join(` · `):M(`fines.kind.${t}`)}function Qr({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=ot(r).map(([e,t])=>K(e,t));return N`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${M(`fines.owing`)}</h2>
${r.length===0&&N`<p class="soft">${M(`fines.none`)}</p>`}
${r.length>0&&N`<p>${M(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>N`<li key=${ei(t)}><${ti} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&N`<p class="soft">${M(`fines.not-seated`)}</p>`}
</section>`}function $r({state:e,balances:t,onRefund:n}){let r=t.filter(({amount:e})=>e<0);return r.length===0?null:N`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${M(`fines.paid-back`)}</h2>
<ul class="rows">
${r.map(t=>N`<li key=${ei(t)}><${ti} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${!n&&N`<p class="soft">${M(`fines.gives-back`)}</p>`}
</section>`}function ei({account:e,unit:t}){return e.id+t}function ti({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=s.filter(({cause:e})=>e===`payment`).reduce((e,t)=>e-t.amount,0),l=[a>0&&M(`fines.since`,{time:B(o,e.settings.time_zone)}),c>0&&M(`fines.part-paid`,{amount:K(i,c)})],u=N`<span class="body who">${G(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${K(i,Math.abs(a))}</strong>`;return n?N`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:N`<a class="row" href=${`#/fines/${r.kind}/${r.id}`}>${u}</a>`}function ni({day:e,taking:{unit:t,method:n,expected:i,count:a},onClose:o}){let[s,c]=k(``),[l,u]=k(``),[d,f]=k(!1),p=q(),{ask:m,asking:g,wrong:_}=X(M(`cash.needs-network`)),v=ri(t,s);return N`<${de} title=${M(`cash.count-of`,{method:M(`fines.method.${n}`)})} onClose=${o}>
<form class="stack" onSubmit=${i=>{if(i.preventDefault(),f(!0),v===null||a&&!l.trim())return;let s={...l.trim()&&{note:l.trim()},...a&&{replaces:a.id}},c={day:e,unit:t,method:n,counted:v,...s};m(async()=>{await r.ask(`cash-counts/${p(c)}`,{method:`PUT`,body:c}),S(M(`cash.kept`)),o()})}}>
<dl class="facts"><div><dt>${M(`cash.expected`)}</dt><dd>${K(t,i)}</dd></div></dl>
<${h} label=${M(`cash.amount`,{unit:t})} value=${s} inputmode="decimal" autocomplete="off" wrong=${d&&v===null?M(`cash.amount-wrong`):void 0} onInput=${c} />
${v!==null&&N`<p class=${`note ${v===i?`info`:`warn`}`} role="status"><strong>${ii(t,v-i)}</strong></p>`}
<${h} label=${M(a?`cash.why-again`:`fines.note`)} value=${l} maxlength="3500" wrong=${d&&a&&!l.trim()?M(`hall-reason-missing`):void 0} onInput=${u} />
${_}
<button class="button main" disabled=${g}>${M(`cash.keep`)}</button>
</form>
<//>`}function ri(e,t){let[,n,r=``]=t.trim().match(/^([-−]?)(.+)$/)??[],i=je(e,r);return i!==null&&n?-i:i}function ii(e,t){return t===0?M(`cash.agrees`):M(t<0?`cash.missing`:`cash.too-much`,{amount:K(e,Math.abs(t))})}function ai(e,t){let n=I(Intl.DateTimeFormat,{timeZone:e.settings.time_zone,year:`numeric`,month:`2-digit`,day:`2-digit`,calendar:`iso8601`,numberingSystem:`latn`}).formatToParts(new Date(t)),r=e=>n.find(({type:t})=>t===e)?.value;return`${r(`year`)}-${r(`month`)}-${r(`day`)}`}function oi(e,t){let n=Object.values(e.payments).map(({paid_at:t})=>ai(e,t)),r=Object.values(e.cashCounts).map(({day:e})=>e);return[.../* @__PURE__ */ new Set([ai(e,t),...n,...r])].sort().reverse()}function si(e,t){let n=/* @__PURE__ */ new Map,r=(r,i)=>{let a=`${t} ${r} ${i}`,o={unit:r,method:i,taken:0,refunded:0,expected:0,by:/* @__PURE__ */ new Map,count:e.cashCounts[a]};return n.has(a)||n.set(a,o),n.get(a)};for(let{unit:n,method:i,amount:a,refund:o,withdrawn:s,paid_at:c,official:l}of Object.values(e.payments)){if(s||ai(e,c)!==t)continue;let u=r(n,i),d=o?-a:a;u[o?`refunded`:`taken`]+=a,u.expected+=d,u.by.set(l,(u.by.get(l)??0)+d)}for(let{day:n,unit:i,method:a}of Object.values(e.cashCounts))n===t&&r(i,a);let i=({unit:e,method:t})=>e+Se.indexOf(t);return[...n.values()].sort((e,t)=>i(e)<i(t)?-1:1)}function ci({state:e}){let{official:t}=O();L(()=>void r.lookAround(),[]);let n=oi(e,r.now()),[o,s]=k(``),c=n.includes(o)?o:n.find(t=>si(e,t).length>0)??n[0],l=si(e,c),u=n.map(e=>({value:e,text:li(e)})),d=Object.values(e.payments).filter(e=>e.unsent).length;return N`<${a} title=${M(`cash.title`)} up="#/fines">
<${i} label=${M(`cash.day`)} value=${c} options=${u} onChange=${s} />
${d>0&&N`<p class="note warn" role="status">${M(`cash.unsent`,{count:d})}</p>`}
${l.length===0&&N`<${H} text=${M(`cash.nothing`)} />`}
${l.map(n=>N`<${ui} key=${c+n.unit+n.method} state=${e} day=${c} taking=${n} mayCount=${Oe(t)} />`)}
<//>`}function li(e){return I(Intl.DateTimeFormat,{weekday:`short`,day:`numeric`,month:`long`,year:`numeric`,timeZone:`UTC`}).format(/* @__PURE__ */ new Date(`${e}T00:00:00Z`))}function ui({state:e,day:t,taking:n,mayCount:r}){let[i,a]=k(!1),{unit:o,method:s,refunded:c,taken:l,expected:u,by:d,count:f}=n,p=[...d].map(([t,n])=>[e.officials[t]?.name??M(`cash.this-phone`),K(o,n)]),m={taken:K(o,l),back:K(o,c)};return N`<section class="card stack cash" aria-label=${M(`fines.method.${s}`)}>
<div class="cash-head"><h2>${M(`fines.method.${s}`)}</h2><strong class="sum">${K(o,u)}</strong></div>
${c>0&&N`<p class="soft">${M(`cash.of-it-refunded`,m)}</p>`}
<dl class="facts">
${p.map(([e,t])=>N`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
${f&&N`<${di} state=${e} taking=${n} />`}
${r&&N`<button class=${`button ${f?`quiet`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${M(f?`cash.again`:`cash.count`)}</button>`}
${i&&N`<${ni} day=${t} taking=${n} onClose=${()=>a(!1)} />`}
</section>`}function di({state:e,taking:{unit:t,expected:n,count:r}}){let{counted:i,at:a,official:o,note:s}=r,c=r.expected===n?``:M(`cash.taken-since`,{amount:K(t,r.expected)}),l=M(`cash.counted-by`,{name:e.officials[o]?.name??`?`,time:B(a,e.settings.time_zone)});return N`<div class=${`note ${i===n?`info`:`warn`}`} role="status">
<strong>${M(`cash.counted`,{amount:K(t,i)})} · ${ii(t,i-n)}</strong>
<small>${[l,s,c].filter(Boolean).join(` · `)}</small>
</div>`}function fi({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:N`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${M(`fines.paid`)}</h2>
<ul class="rows">
${t.map(t=>N`<li key=${t.id}><${pi} state=${e} payment=${t} /></li>`)}
</ul>
<p class="soft">${M(`fines.put-right`)}</p>
</section>`}function pi({state:e,payment:t}){let{id:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,refund:l,withdrawn:u}=t,d=[u&&M(`fines.withdrawn`),mi(t),M(`fines.method.${s}`),B(c,e.settings.time_zone)],f=K(a,l?-o:o);return N`<a class=${`row ${u?`over`:``}`} href=${`#/paid/${n}`}>
<span class="body who">${G(e,{kind:r,id:i})}<small>${d.filter(Boolean).join(` · `)}</small></span>
${u?N`<s>${f}</s>`:N`<strong>${f}</strong>`}
</a>`}function mi({unsent:e,refund:t,receipt:n}){return e?M(`fines.no-receipt-yet`):M(t?`fines.refund-number`:`fines.receipt`,{number:n})}function hi({state:e,official:t}){if(!e.season||!Oe(t))return null;let n=M(`fines.season`,{season:e.season.season});return N`<${l} title=${n}>${()=>N`<${gi} state=${e} />`}<//>`}function gi({state:e}){let{answer:t,fresh:n,trouble:r}=ke(`ledger/fines/season`);if(!t)return N`<p class="soft" role="status">${M(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=B(t.at,e.settings.time_zone);return N`${!n&&N`<p class="note warn" role="status">${M(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&N`<p class="soft">${M(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>N`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${_i(e,t)}</small></span>
<strong>${K(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function _i(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=le(e,r)||e.settings.name;return n.length>1?`${a} ${K(t,i)}`:a}).join(` · `)}function vi({state:e}){let{fines:t}=e.others;return t.length===0?null:N`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${M(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>N`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${G(e,t)}<small>
${le(e,n)} · ${M(`fines.since`,{time:B(a,e.settings.time_zone)})}
</small></span>
<strong>${K(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${M(`fines.paid-there`)}</p>
</section>`}function yi({args:[e,t]}){let{tournament:n,state:r}=O();return!n||!r?N`<${V} title=${M(`fines.title`)} />`:e===`cash`?N`<${ci} state=${r} />`:t?N`<${Xr} key=${t} state=${r} kind=${e} id=${t} />`:N`<${bi} state=${r} />`}function bi({state:e}){let{official:t}=O(),[n,i]=k(null),[o,s]=k(null),[c,l]=k(``);L(()=>void r.lookAround(),[]);let u=ee(()=>Gt(e),[e.ledger]),d=Oe(t);return N`<${a} title=${M(`fines.title`)} up="#/tables">
<div role="status">${e.payments[c]&&N`<${xi} state=${e} payment=${e.payments[c]} />`}</div>
<${Qr} state=${e} balances=${u} onPay=${d&&i} />
<${$r} state=${e} balances=${u} onRefund=${d&&s} />
<${vi} state=${e} />
<${fi} state=${e} />
<${hi} state=${e} official=${t} />
${d&&N`<a class="button" href="#/fines/cash">${M(`cash.title`)}</a><a class="button" href="#/reports">${M(`reports.link`)}</a>`}
${n&&N`<${qt} state=${e} balance=${n} onTaken=${l} onClose=${()=>i(null)} />`}
${o&&N`<${Wn} state=${e} balance=${o} onClose=${()=>s(null)} />`}
<//>`}function xi({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=G(e,{kind:n,id:r});return N`<p class="note info row">
<span class="body">${M(`fines.taken`,{name:o,amount:K(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${M(`fines.to-receipt`)}</a>
</p>`}function Si({state:e,payment:{withdrawn:t}}){if(!t)return null;let{at:n,by:r,reason:i}=t,a={time:B(n,e.settings.time_zone),name:e.officials[r]?.name??`?`};return N`<p class="note bad" role="status"><strong>${M(`fines.withdrawn-by`,a)}</strong> ${i}</p>`}function Ci({state:e,payment:t}){let{official:n}=O(),[r,i]=k(!1),{id:a,account_kind:o,account_id:s,unit:c,amount:l,refund:u,withdrawn:d,unsent:f}=t,p=tt(n,e.merged[s]??s);if(d||f||p||!Oe(n))return null;let m=M(u?`fines.withdraw-refund`:`fines.withdraw`);return N`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${m}</button>
${r&&N`<${Q} title=${m} what=${u?`refund-withdrawal`:`payment`} yes=${M(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`payments/${a}/withdrawal`,body:{}}} done=${M(`fines.withdrawn-done`)} onClose=${()=>i(!1)}>
<p><strong>${G(e,{kind:o,id:s})} · ${K(c,l)}</strong></p>
<p>${M(u?`fines.withdraw-refund-text`:`fines.withdraw-text`)}</p>
<//>`}`}function wi({args:[e]}){let{tournament:t,state:n,official:r}=O();if(!t||!n)return N`<${V} title=${M(`fines.payment`)} />`;let i=n.payments[e];if(!i)return N`<${_} title=${M(`fines.payment`)} text=${M(`fines.no-payment`)} up="#/fines" />`;let o=i.unsent?M(`fines.payment`):mi(i);return N`<${a} title=${o} up="#/fines">
<${Si} state=${n} payment=${i} />
<${Ti} state=${n} payment=${i} />
${i.unsent&&N`<p class="note info" role="status">${M(`fines.receipt-later`)}</p>`}
${!i.unsent&&!i.withdrawn&&N`<${Ei} hash=${i.hash} />`}
${!i.unsent&&Oe(r)&&N`<${Di} payment=${i} />`}
<${Ci} state=${n} payment=${i} />
<//>`}function Ti({state:e,payment:t}){let{account_kind:n,account_id:r,unit:i,amount:a,method:o,paid_at:s,note:c,refund:l}=t,u=[[M(l?`fines.paid-back-to`:`fines.payer`),G(e,{kind:n,id:r})],[M(`fines.amount-paid`),K(i,a)],[M(`fines.how`),M(`fines.method.${o}`)],[M(`fines.when`),B(s,e.settings.time_zone)],...c?[[M(l?`fines.why`:`fines.note-paid`),c]]:[]];return N`<dl class="facts">
${u.map(([e,t])=>N`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function Ei({hash:e}){let t=Ot();return N`<figure class="big-code">
<${Mt} text=${`${t}/#/receipt/${e}`} label=${M(`fines.code`)} />
<figcaption>${M(`fines.photograph`)}</figcaption>
</figure>`}function Di({payment:{id:e,receipt:t}}){let{live:n}=O(),{lang:i}=re(),[a,o]=k(0),{blob:s,url:c,failed:l}=De(()=>r.file(`payments/${e}/receipt.pdf?lang=${i}`),[e,i,a].join()),u=()=>o(a+1);L(()=>{l&&n===`live`&&u()},[n]);let d=`receipt-${t}.pdf`;if(l)return N`<p class="note warn" role="status">${M(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${M(`try-again`)}</button>`;if(!c||!s)return N`<p class="soft" role="status">${M(`fines.page-comes`)}</p>`;let f=[new File([s],d,{type:s.type})];return N`<div class="doing">
<a class="button main" href=${c} target="_blank">${M(`fines.open-page`)}</a>
<a class="button" href=${c} download=${d}>${M(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&N`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${M(`fines.share-page`)}</button>`}
</div>`}function Oi(){let{tournament:e,state:t}=O();if(!e||!t)return N`<${V} title=${M(`hall-cards`)} />`;let n=N`<button class="button main" onClick=${()=>print()}>${M(`hall-print`)}</button>`;return N`<${a} title=${M(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${M(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${M(`reports.link`)}</a>
<ul class="codes">
${T(t).map(e=>N`<li key=${e.id}><${ki} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function ki({table:e,name:t}){let{url:n,failed:i}=De(()=>r.tableCode(e.id),e.id),a=M(`hall-table`,{label:e.label});return N`<figure>
${n&&N`<img src=${n} alt=${M(`hall-code`,{label:e.label})} />`}
${i&&N`<p class="note warn">${M(`hall-code-away`)}</p>`}
<figcaption><strong>${a}</strong><small>${t}</small></figcaption>
</figure>`}function Ai(e,t,n){let{kind:r,body:i}=n,a=ji[r]??ji[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const ji={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Ni(r),r.number,$(t,r.player_id)],invitation:(e,t,{body:n})=>[n.label,Pi(t,n),...Ni(n)],phone:(e,t,{body:n})=>[Pi(t,n)],token:(e,t,{body:n})=>[n.name,Pi(t,n),...n.scopes??[]],team:(e,t,{subject:n,body:r})=>Mi(r,r.name??t.teams[n]?.name),player:(e,t,{subject:n,body:r})=>r.merged_into?[M(`journal.joined`,{name:$(t,n)??`?`})]:Mi(r,r.name??$(t,n),r.id_number),table:(e,t,{subject:n,body:r})=>Mi(r,M(`hall-table`,{label:r.label??t.tables[n]?.label??`?`})),hanchan:(e,t,{subject:n,body:r})=>[Ii(t,n),...D.map(e=>$(t,r[`${e}_id`])),r.scheduled_at&&B(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Fi(e,n),photo:(e,t,{body:n})=>Fi(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...Fi(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&M(`journal.outcome.${r.outcome}`),...Fi(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Li(t,i)]},hand:(e,t,{subject:n,body:r})=>[M(`hall-how.${r.how}`),...Li(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[M(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>G(t,e)),n.foul&&z(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&M(`help.over.${r.ended_how}`),...Li(t,t.helpCalls[n])],exam:(e,t,{subject:n})=>[t.exams[n]?.title],"exam-attempt":(e,t,{subject:n})=>{let{exam_id:r,official_id:i}=t.examAttempts[n]??{};return[t.exams[r]?.title,t.officials[i]?.name]},timing:(e,t,{body:n})=>[M(`journal.what.${n.what}`),n.person_id&&G(t,{kind:n.person_kind,id:n.person_id}),Ii(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${g(Math.abs(n.seconds))}`,Ii(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&M(`journal.what.${r}`),$(t,i),Ii(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>$(t,e)),ledger:(e,t,{body:n})=>n.lines.map(e=>Ri(t,e)),fine:(e,t,{kind:n,body:r})=>[Ri(t,{...r,what:`paid`,amount:n===`fine.refunded`?r.amount:-r.amount}),M(`journal.receipt`,{number:r.receipt})],payment:(e,t,{body:n})=>[Ri(t,{...n,what:`reversed`,amount:n.refund?-n.amount:n.amount}),M(`journal.receipt`,{number:n.receipt})],cash:(e,t,{body:{day:n,method:r,unit:i,counted:a,expected:o,note:s}})=>[n,M(`fines.method.${r}`),M(`cash.counted`,{amount:K(i,a)}),ii(i,a-o),s],fines:(e,t,{body:n})=>n.players.map(e=>$(t,e)),result:(e,t,{body:n})=>[Ii(t,n.hanchan_id),...D.map(t=>`${e.phrase(`seat-${t}`)} ${U(n.points[t])}`)]};function Mi({before:e={},withdrawn_at:t,removed_at:n},...r){let i=[e.name,e.id_number,e.label].filter(Boolean).join(`, `);return[...r,i&&M(`journal.was`,{was:i}),t&&M(`journal.withdrawn`),n&&M(`journal.removed`)]}function Ni({roles:e}){return(e??[]).map(e=>M(`hall-role.${e}`))}function $(e,t){return e.players[e.merged[t]??t]?.name}function Pi(e,{official_id:t,player_id:n}){return e.officials[t]?.name??$(e,n)}function Fi(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[z(e,n),r.name,M(`hall-table`,{label:i.label}),P(e,t)]}function Ii(e,t){let n=e.hanchans[t??``];return n&&Te(e,n)}function Li(e,{table:t,hand:n}={}){return[e.tables[t]&&M(`hall-table`,{label:e.tables[t].label}),ie(n)]}function Ri(e,{account_kind:t,account_id:n,...r}){return`${G(e,{kind:t,id:n})} ${rt(r)}`}const zi=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Bi(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return qi(e,t);if(n.startsWith(`ruling.`))return Hi(e,t);let[i]=await Xi(t,Vi(t));if(!i)return null;if(n===`result.corrected`)return{before:Wi(e,i.body),after:Wi(e,r)};let a=n===`hanchan.scheduled`?Gi:Ki;return{before:a(i.body),after:a(r)}}function Vi({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Hi(e,t){let{kind:n,body:r}=t,[i]=await Xi(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Ui(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=P(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(fr(e,t,n))}}}let[o]=await Xi(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Ui(e,o)}:null}function Ui(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=P(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=zi.filter(e=>(o[e]??null)!==null),c=fr(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Wi(e,{points:t,deposits:n,unranked:r,winless:i}){let a=D.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(a),deposits:n,unranked:r.join(` `),winless:i?.join(` `)}}function Gi({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Ki({arrived_at:e,at:t}){return{arrived_at:e??t}}async function qi(e,t){let n=await Xi(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Ji(e,r),after:Ji(e,{...r,...t.body})}}function Ji(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[M(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Yi(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[M(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Yi(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Xi({seq:e},t,n=1){return(await(await r.audit()).older(e,n,t)).entries}const Zi=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Qi={ruling:`rulings`,player:`players`,table:`tables`};function $i({state:e,entry:t,onSubject:n}){let r=A(),{seq:i,at:a,who:o,kind:s}=t,c=o?e.officials[o]?.name??M(`hall-unknown`):M(`journal.nobody`),u=Ai(r,e,t),d=[M(`journal.number`,{seq:i}),B(a,e.settings.time_zone),c],f=N`<div class="body">
<h3>${ta(s)}</h3>
${u.length>0&&N`<span class="who">${u.join(` · `)}</span>`}
<small>${d.join(` · `)}</small>
</div>`;return N`<${l} class="entry" title=${f}>
${()=>N`<${ea} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function ea({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Qi).find(([,t])=>o in e[t])??[];return N`<div class="stack">
<p class="pair">
${c&&N`<a class="button" href=${`#/${c}/${o}`}>${M(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${M(`journal.all-of-it`)}</button>
</p>
${(Zi.includes(a)||s.what===`corrected`)&&N`<${na} state=${e} entry=${t} />`}
<h4>${M(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${M(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function ta(e){return t(`journal.kind.${e}`)?M(`journal.kind.${e}`):e}function na({state:e,entry:t}){let n=A(),[r,i]=k(void 0);return L(()=>void Bi(n,t).then(i,()=>i(null)),[]),r===void 0?N`<${b} />`:r===null?N`<p class="soft">${M(`journal.no-before`)}</p>`:N`<${vt} caption=${M(`journal.changes`)} heads=${[M(`journal.before`),M(`journal.after`)]}
before=${r.before} after=${r.after} />`}const ra=`shinpan.alarm.`;function ia({inCall:e}){let{alarms:t,tournament:n}=O(),r=t?.at(-1);return r&&n&&N`<${aa} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function aa({alarms:e,id:t,inCall:n}){let r=e.at(-1),[i,a]=k(()=>!n&&ne(ra+t)!==r.at);return L(()=>{oa(r)||w(220),E(600)},[]),N`<div role="alert">
<button class=${oa(r)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${sa} alarm=${r} /><span>${M(`alarm.${r.what}`)}</span><strong>${M(`alarm.open`)}</strong>
</button>
</div>
${i&&N`<${ca} alarms=${e} onClose=${()=>{ve(ra+t,r.at),a(!1)}} />`}`}function oa({what:e}){return e===`restored`}function sa({alarm:e}){return N`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(oa(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function ca({alarms:e,onClose:t}){let{official:n}=O(),r=j(null);L(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return N`<dialog class=${oa(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${sa} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${M(`alarm.${o}`)}</h2><p>${M(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${ua} alarm=${i} />
<section><h3>${M(`alarm.meaning`)}</h3><p>${M(oa(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${M(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>N`<li key=${e}>${M(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${ma}>${M(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${M(`alarm.close`)}</button>
${a.map(e=>N`<${la} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function la({alarm:e}){let{what:t,seq:n}=e;return N`<section class="stack">
<h3>${M(`alarm.earlier`)} ${M(`alarm.${t}`)}</h3>
<p>${M(`alarm.${t}.said`,{seq:n})}</p>
<${ua} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function ua({alarm:{mine:e,theirs:t,at:n},theirs:r=`alarm.theirs`}){let{tournament:i}=O();return N`${e&&N`<${da} mine=${e} theirs=${t} heads=${[M(`alarm.mine`),M(r)]} />`}
<p class="soft">${M(`alarm.found`,{time:B(n,i?.time_zone)})}</p>`}function da({mine:e,theirs:t,heads:n}){let r=A(),{state:i}=O(),a=Ai(r,i,e),o=t&&Ai(r,i,t);return N`<div class="slips">
<${pa} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${pa} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&N`<${vt} caption=${M(`journal.changes`)} heads=${n} before=${fa(e)} after=${fa(t)} />`}`}function fa({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function pa({title:e,entry:t,parts:n,others:r}){let{state:i}=O();return N`<section class="slip">
<h3>${e}</h3>
${t?N`<p><strong>${ta(t.kind)}</strong></p>
<ul>${n.map((e,t)=>N`<li key=${t}>${!r||r.includes(e)?e:N`<mark>${e}</mark>`}</li>`)}</ul>
<small>${M(`journal.number`,{seq:t.seq})} · ${B(t.at,i.settings.time_zone)}</small>`:N`<p><mark>${M(`alarm.nothing`)}</mark></p>`}
</section>`}async function ma(){let e=await r.evidence().catch(()=>null);if(!e)return S(M(`journal.unread`));let t=JSON.stringify(e,null,1);it(new Blob([t],{type:`application/json`}),`${r.snapshot.tournament?.slug}-log-evidence.json`)}function ha({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,a=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],o={kind:ga(ge(`journal.kind.`).map(e=>({value:e.slice(13),text:M(e)}))),person:ga(a.map(({id:e,name:t})=>({value:e,text:t}))),table:T(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:M(`journal.this`)}]}};return N`<details class="fold" open=${!!t.subject}>
<summary>${M(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(o).map(([e,r])=>N`<${i} key=${e} label=${M(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:M(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&N`<button class="button" type="button" onClick=${()=>n({})}>${M(`journal.clear`)}</button>`}
</div>
</details>`}function ga(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const _a=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function va(e,{kind:t,person:n,table:r,subject:i}){let a=ba(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=ya(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function ya({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(_a)??[]]}function ba({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function xa({result:{browser:e,server:t}}){return N`<div class="stack" role="status">
<${Ca} name=${M(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>M(`journal.found.${t}`,{seq:e})} />
${t&&N`<${Ca} name=${M(`journal.server`)} result=${t} whole="journal.rows-whole" line=${Sa} />`}
</div>`}function Sa({seq:e,kind:n,values:r,what:i}){let a=r.roles?.split(`, `).map(e=>e===`player`?M(`hall-player`):t(`hall-role.${e}`)?M(`hall-role.${e}`):e);return t(`finding.${n}`)?M(`finding.${n}`,{seq:e,...r,...a&&{roles:a.join(`, `)}}):N`<span lang="en">${i}</span>`}function Ca({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return N`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=O().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?N`<p class="note bad"><strong>${e}</strong> ${M(`journal.another`,{seq:i.seq})} ${M(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?N`<p class="note"><strong>${e}</strong> ${M(a,{seq:i.seq})}</p>`:N`<div class="note bad stack">
<p><strong>${e}</strong> ${M(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>N`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&N`<p>${M(`journal.more`,{count:r-50})}</p>`}
</div>`}function wa(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function Ta({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];it(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function Ea({onHead:e,onClose:t}){let n=j(null),[r,i]=k(``);return L(()=>{let t=new AbortController;return Dt(n.current,t.signal,t=>wa(t)?(e(t),!0):!1,i),()=>t.abort()},[]),N`<${de} title=${M(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${M(`hall-viewfinder`)}></video>
${r&&N`<p class="note warn" role="status">${M(`journal.scan.${r}`)}</p>`}
<//>`}function Da({state:e}){return N`<section class="card" aria-labelledby="proof">
<h2 id="proof">${M(`journal.proof`)}</h2>
<p class="unprinted">${M(`journal.proof-about`)}</p>
<${Oa} />
<${l} title=${M(`journal.head`)}>${()=>N`<${Aa} state=${e} />`}<//>
</section>`}function Oa(){let{official:e}=O(),[t,n]=k(``),[r,i]=k(null),[a,o]=k(null),s=j(null);L(()=>()=>s.current?.abort(),[]);let[c,l]=k(!1),u=e=>{n(e),l(!1)},d=wa(t),f=t.trim()&&!d?M(`journal.no-head`):``;return N`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),f||a)return;s.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=s.current;i(await ka({noted:d,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
<${h} label=${M(`journal.noted`)} hint=${M(`journal.noted-hint`)} value=${t} wrong=${f} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>l(!0)}>${M(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${M(`journal.verify`)}</button>
</form>
${a&&N`<div class="stack" role="status">
<progress aria-label=${M(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${M(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>s.current?.abort()}>${M(`journal.stop`)}</button>
</div>`}
${r&&N`<${xa} result=${r} />`}
${c&&N`<${Ea} onHead=${u} onClose=${()=>l(!1)} />`}`}async function ka(e,t){let{prove:n}=await r.audit(),i=t=>t.catch(t=>({trouble:e.stop.aborted?M(`journal.stopped`):st(t)})),a=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),o=await i(Promise.race([n(e),a]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:o};let s=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:o,server:await i(r.ask(`audit${s}`,{timeout:12e4}))}}function Aa({state:t}){let[n,i]=k(null),[a,o]=k(``),{online:s}=O();if(L(()=>{r.ask(`journal/head`).then(i,e=>o(st(e)))},[t.seq,s]),!n)return N`<p class=${a?`note warn`:`soft`} role="status">${a||M(`loading`)}</p>`;let{slug:c,name:l,time_zone:u}=t.settings,d=`${n.seq}:${n.hash}`;return N`<div class="stack head">
<p>${M(`journal.head-about`)}</p>
<figure><${Mt} text=${d} label=${M(`journal.code`)} /><figcaption><strong>${l}</strong></figcaption></figure>
<${e} rows=${[[M(`journal.number-of`),n.seq],[M(`journal.time`),n.at&&B(n.at,u)],[M(`journal.hash`),N`<code>${d}</code>`],[M(`journal.command`),N`<code>shinpan audit verify ${c} --head ${d}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>Ta(t.settings,n)}>${M(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${M(`hall-print`)}</button>
</p>
</div>`}const ja=5e3;function Ma({state:e}){let{online:t}=O(),[n,i]=k(null),[a,o]=k(``),[s,c]=k(null);return L(()=>{let e=()=>Na().then(i,e=>o(st(e))),t=()=>r.uncheckedSince().then(c,()=>{});e(),t();let n=setTimeout(e,ja),a=setInterval(t,ja);return()=>{clearTimeout(n),clearInterval(a)}},[e.hash,t]),N`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${M(`witness.title`)}</h2>
${s&&N`<p class="note warn" role="status">${M(`witness.unchecked`,{time:B(s,e.settings.time_zone)})}</p>`}
${n?N`<${Pa} state=${e} answer=${n} />`:N`<p class="soft" role="status">${a||M(`loading`)}</p>`}
</section>`}async function Na(){let e=await r.ask(`journal/witnesses`);return{...e,...await r.behindHead(e)}}function Pa({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return N`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>N`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${Ia(e,t.official_id)}</span>`)}
</p>
<p><strong>${M(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${M(`witness.about`)}</p>
${o.length>0&&N`<ul class="bullets">${o.map(t=>N`<li key=${t.key_id}>${Fa(e,t,i)}</li>`)}</ul>`}
</div>`}function Fa(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??M(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return M(s,{...o,time:B(i,e.settings.time_zone)})}function Ia(e,t){return[...e.officials[t]?.name??`?`][0]}function La({query:e}){let{tournament:t,state:n}=O();if(!t||!n)return N`<${V} title=${M(`journal.title`)} />`;let r=Object.fromEntries(e);return N`<${Ra} key=${e.toString()} state=${n} asked=${r} />`}function Ra({state:e,asked:t}){let[n,r]=k(t),[i,o]=k(e.seq),s=JSON.stringify([n,i]);return N`<${a} title=${M(`journal.title`)} up="#/log">
<${Da} state=${e} />
<${Ma} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${M(`journal.entries`)}</h2>
<p class="soft">${M(`journal.kept`,{seq:e.seq})}</p>
<${ha} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&N`<button class="button" type="button" onClick=${()=>o(e.seq)}>${M(`journal.newer`,{count:e.seq-i})}</button>`}
<${za} key=${s} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function za({state:e,from:t,chosen:n,onSubject:i}){let a=ee(()=>va(e,n),[]),[o,s]=k([]),[c,l]=k(t+1),[u,d]=k(!1),f=j(!1),p=async()=>{if(!(f.current||c===null)){f.current=!0;try{let e=await(await r.audit()).older(c,30,a);s(t=>[...t,...e.entries]),l(e.next)}catch{d(!0)}finally{f.current=!1}}};return L(()=>void p(),[]),u?N`<p class="note bad" role="alert">${M(`journal.unread`)}</p>`:c===t+1?N`<${b} />`:N`<ul class="entries">
${o.map(t=>N`<li key=${t.seq}><${$i} state=${e} entry=${t} onSubject=${i} /></li>`)}
</ul>
${o.length===0&&N`<p class="soft" role="status">${M(`hall-none-found`)}</p>`}
${c!==null&&N`<button class="button" type="button" onClick=${p}>${M(`journal.older`)}</button>`}`}function Ba({state:e}){let t=W(`invitations`),n=N`<a class="button main" href="#/people/invite">${M(`people.invite`)}</a>`;return N`<${a} title=${M(`people.links`)} up="#/people" actions=${n}>
<${pt} of=${t}>
${t=>N`<${Va} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Va({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return N`${r.length===0&&N`<${H} text=${M(`people.no-links`)} />`}
<${Ha} links=${r} zone=${n} state=${t} />
${i.length>0&&N`<${l} title=${M(`people.closed-count`,{count:i.length})}>
${()=>N`<${Ha} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Ha({links:e,zone:t,state:n}){return e.length===0?null:N`<ul class="rows">
${e.map(e=>N`<${Wa} key=${e.id} link=${e} zone=${t} whom=${n?Ua(n,e):M(`people.open-link`)} />`)}
</ul>`}function Ua(e,{official:t,player:n,roles:r,label:i}){return t?M(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?M(`people.for-player`,{name:e.players[n]?.name??`?`}):[Z(r),i].filter(Boolean).join(` · `)}function Wa({link:e,zone:t,whom:n}){let[i,a]=k(!1),{ask:o,asking:s,wrong:c}=X();return N`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Ga(e,t)}</small></span>
${!e.closed&&N`<button class="button danger" type="button" disabled=${s} aria-haspopup="dialog"
aria-label=${M(`people.withdraw-this`,{whom:n})} onClick=${()=>a(!0)}>${M(`people.withdraw`)}</button>`}
</div>
${c}
${i&&N`<${qe} title=${M(`people.withdraw-ask`)} text=${M(`people.withdraw-text`)} yes=${M(`people.withdraw`)} danger
onYes=${()=>{a(!1),o(()=>r.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>a(!1)} />`}
</li>`}function Ga({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?M(`people.any-number`):M(`people.uses-left`,{left:t,uses:e});return r?[M(`people.closed.${r}`),a].join(` · `):[a,n?M(`people.until`,{time:B(n,i)}):M(`people.no-end`)].join(` · `)}function Ka({made:e,state:t,up:n,onMore:r}){let[i,o]=k(e.link),s=e.limits??Ga(e,t.settings.time_zone),c=N`<button class="button" type="button" onClick=${r}>${M(`people.another`)}</button>
<a class="button main" href=${n}>${M(`people.done`)}</a>`;return N`<${a} title=${M(`people.link-made`)} up=${n} actions=${c}>
<${At} link=${i} cure=${e.addresses?.cure} />
<p><strong>${qa(t,e)}</strong></p>
<figure class="big-code"><${Mt} text=${i} label=${M(`people.code`)} /></figure>
<${We} link=${i} found=${e.addresses} onLink=${o} />
<p class="soft">${s}</p>
<${Ja} made=${e} />
<${Pt} label=${M(`people.link`)} text=${i} />
<p class="note warn">${M(`people.link-once`)}</p>
<//>`}function qa(e,{official:t,player:n,roles:r,name:i}){return n?M(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?M(`people.becomes-named`,{name:i,roles:Z(r)}):t?M(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):M(`people.becomes`,{roles:Z(r)})}function Ja({made:e}){let{items:t}=W(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return N`<p role="status">${n>0&&N`<span class="badge">${M(`people.arrived`,{count:n})}</span>`}</p>`}const Ya=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function Xa({state:e,query:t}){let[n,r]=k(null),i=async e=>r({...e,addresses:await be()}),o=t.get(`official`),s=t.get(`player`),c=o?`#/people/${o}`:s?`#/people/player/${s}`:`#/people`,l=M(o?`people.one-more`:s?`people.give-link`:`people.invite`);return n?N`<${Ka} made=${n} state=${e} up=${c} onMore=${()=>r(null)} />`:N`<${a} title=${l} up=${c}>
${o?N`<${eo} official=${e.officials[o]} onMade=${i} />`:s?N`<${to} player=${e.players[s]} onMade=${i} />`:N`<${Za} onMade=${i} />`}
<//>`}function Za({onMade:e}){let[t,n]=k(`name`),r=[`name`,`role`].map(e=>({value:e,text:M(`people.by.${e}`)}));return N`<${d} label=${M(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?N`<${Qa} onMade=${e} />`:N`<${$a} onMade=${e} />`}`}function Qa({onMade:e}){let[t,n]=k(``),[i,a]=k([]),o=q();return N`<${no} lacks=${e=>({name:e&&!t.trim()?M(`people.name-missing`):``,roles:e&&i.length===0?M(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:i},a=await r.ask(`officials/${o(n)}`,{method:`PUT`,body:n}),s={official:a.id,label:a.name};await e({link:(a.join?a:await gt(`invitations`,o(s),s,`join`)).link,official:a.id,name:a.name,roles:a.roles,limits:M(`people.one-phone`)})}}>
${e=>N`<${h} label=${M(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Ae} chosen=${i} wrong=${e.roles} onChange=${a} />
<p class="soft">${M(`people.by-name-text`)}</p>`}
<//>`}function $a({onMade:e}){let[t,n]=k([]),[r,i]=k(`5`),[a,o]=k(240),[s,c]=k(``),l=q();return N`<${no} lacks=${e=>({roles:e&&t.length===0?M(`people.role-missing`):``,uses:e&&!(io(r)>=1&&io(r)<=500)?M(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:io(r),minutes:a,label:s.trim()};await e(await gt(`invitations`,l(n),n,`join`))}}>
${e=>N`<${Ae} chosen=${t} wrong=${e.roles} onChange=${n} />
<${h} label=${M(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${ro} value=${a} onChange=${o} />
<${h} label=${M(`people.label`)} hint=${M(`people.label-hint`)} value=${s} onInput=${c} autocomplete="off" maxlength="200" />
<p class="soft">${M(`people.by-role-text`)}</p>`}
<//>`}function eo({official:e,onMade:t}){let[n,r]=k(60),i=q();return e?N`<${no} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};await t(await gt(`invitations`,i(r),r,`join`))}}>
${()=>N`<p>${M(`people.becomes-phone`,{name:e.name})}</p><${ro} value=${n} onChange=${r} />`}
<//>`:N`<p class="note warn">${M(`people.nobody`)}</p>`}function to({player:e,onMade:t}){let n=q();return e?N`<${no} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};await t(await gt(`invitations`,n(r),r,`join`))}}>${()=>N`<p>${M(`people.own-text`,{name:e.name})}</p>`}<//>`:N`<p class="note warn">${M(`people.nobody`)}</p>`}function no({make:e,lacks:t=()=>({}),children:n}){let[r,i]=k(!1),{ask:a,asking:o,wrong:s}=X();return N`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${M(`people.make-link`)}</button>
</form>`}function ro({value:e,onChange:t}){let n=Ya.map(([e,t,n])=>({value:n,text:I(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return N`<${i} label=${M(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function io(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}const ao=`referee`;function oo({state:e}){let[t,n]=k(null),r=W(`phones`);return t?N`<${lo} made=${t} name=${e.settings.name} />`:N`<${a} title=${M(`people.sheet`)} up="#/people">
<${pt} of=${r}>${t=>N`<${so} away=${fo(e,t)} onMade=${n} />`}<//>
<//>`}function so({away:e,onMade:t}){let[n,r]=k(``),[i,a]=k({}),{ask:o,asking:s,wrong:c}=X(),l=q(),u=po(n),d=[...u.map(e=>({name:e,roles:[i[e]??ao]})),...e];return N`<${h} long label=${M(`people.sheet-names`)} hint=${M(`people.sheet-hint`)} value=${n} onInput=${r} autocomplete="off" />
${d.length>0&&N`<ul class="rows" aria-label=${M(`people.sheet-who`)}>
${u.map(e=>N`<li class="row role-pick" key=${e}><strong class="body">${e}</strong><${co} name=${e} value=${i[e]??ao} onChange=${t=>a({...i,[e]:t})} /></li>`)}
${e.map(e=>N`<li class="row" key=${e.official}><span class="body"><strong>${e.name}</strong><small>${Z(e.roles)} · ${M(`people.no-phone`)}</small></span></li>`)}
</ul>`}
${c} ${s&&N`<${b} text=${M(`people.sheet-making`)} />`}
<button class="button main" type="button" disabled=${s||d.length===0} onClick=${()=>o(async()=>{let e=await be(),n=[];for(let e of d)n.push({...e,link:await uo(e,l)});t({codes:n,found:e})})}>${M(`people.sheet-make`,{count:d.length})}</button>`}function co({name:e,value:t,onChange:n}){let r=ct.map(e=>({value:e,text:M(`hall-role.${e}`)}));return N`<${i} label=${M(`people.role-of`,{name:e})} value=${t} options=${r} onChange=${n} />`}function lo({made:{codes:e,found:t},name:n}){let[r,i]=k(()=>new URL(e[0].link).origin),o=e=>e.replace(new URL(e).origin,r),s=N`<button class="button main" type="button" onClick=${()=>print()}>${M(`hall-print`)}</button>`;return N`<${a} title=${M(`people.sheet`)} up="#/people" actions=${s}>
<div class="unprinted stack">
<${At} link=${o(e[0].link)} cure=${t?.cure} />
<p class="note warn">${M(`people.sheet-once`)}</p>
<${We} link=${o(e[0].link)} found=${t} onLink=${e=>i(new URL(e).origin)} />
</div>
<ul class="codes">
${e.map(e=>N`<li key=${e.link}>
<figure>
<${Mt} text=${o(e.link)} label=${M(`people.code-of`,{name:e.name})} />
<figcaption><strong>${e.name}</strong><span>${Z(e.roles)}</span><small>${n} · ${M(`people.one-phone`)}</small></figcaption>
</figure>
</li>`)}
</ul>
<//>`}async function uo({name:e,roles:t,official:n},i){let a={name:e,roles:t},o=n?null:await r.ask(`officials/${i(a)}`,{method:`PUT`,body:a});if(o?.join)return o.link;let s={official:n??o.id,minutes:10080,label:e};return(await gt(`invitations`,i(s),s,`join`)).link}function fo(e,t){let n=new Set(t.filter(({cut_off_at:e})=>!e).map(({official:e})=>e));return Object.values(e.officials).filter(({id:e,revoked_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,roles:n})=>({name:t,roles:n,official:e}))}function po(e){return[...new Set(e.split(`
`).map(e=>e.trim()))].filter(Boolean)}const mo={name:200,id_number:40};function ho({state:e}){return N`<${_o} kind="player" title=${M(`people.new`)} state=${e} />`}function go({state:e}){return N`<${_o} kind="team" title=${M(`people.new-team`)} state=${e} />`}function _o({kind:e,title:t,state:n}){let[o,s]=k({name:``,id_number:``,team:``}),[c,l]=k(!1),u=q(),{ask:d,asking:f,wrong:p}=X(),m=J(Object.values(n.teams)).map(({id:e,name:t})=>({value:e,text:t})),g=e===`player`,_=t=>{t.preventDefault();let n=Object.entries(o).map(([e,t])=>[e,t.trim()]),i=Object.fromEntries(n.filter(([,e])=>e)),a=t.currentTarget.querySelector(`input`);if(l(!i.name),!i.name)return a.focus();d(async()=>{await r.ask(`${e}s/${u(i)}`,{method:`PUT`,body:i}),S(M(`people.added`,{name:i.name})),s({...o,name:``,id_number:``}),a.focus()})},v=(e,t)=>N`<${h} label=${M(`correct.field.${e}`)} value=${o[e]} autocomplete="off" maxlength=${mo[e]}
onInput=${t=>s({...o,[e]:t})} ...${t} />`;return N`<${a} title=${t} up="#/people/players">
<form class="stack" onSubmit=${_} novalidate>
${v(`name`,{wrong:c&&!o.name.trim()?M(`people.name-missing`):void 0})}
${g&&v(`id_number`,{hint:M(`people.number-hint`)})}
${g&&m.length>0&&N`<${i} label=${M(`correct.field.team`)} value=${o.team} options=${[{value:``,text:M(`correct.no-team`)},...m]}
onChange=${e=>s({...o,team:e})} />`}
${p}
<button class="button main" disabled=${f}>${M(`people.add`)}</button>
</form>
<//>`}function vo({whom:e,name:t,zone:n}){let r=W(`phones`),i=W(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return N`<section class="stack">
<h2>${M(`people.phones`)}</h2>
<${pt} of=${r}>
${e=>N`<${yo} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&N`<${Ha} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${M(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function yo({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>N`<ul class="rows">
${e.map(e=>N`<${bo} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return N`${i.length?a(i):N`<p class="soft">${M(`people.no-phone`)}</p>`}
${r.length>0&&N`<${l} title=${M(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function bo({phone:e,name:t,zone:n}){let{id:i,agent:a,admitted_at:o,seen_at:s,cut_off_at:c,by_account:l}=e,[u,d]=k(!1),{ask:f,asking:p,wrong:m}=X(),h=l?M(`people.by-account`):Co(a??``),g=()=>{d(!1),f(async()=>{await r.ask(`phones/${i}/cut-off`,{method:`PUT`}),S(M(`people.cut-off-done`))})},_=[M(`people.since`,{time:B(o,n)}),s&&!c&&M(`people.seen`,{day:I(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(s))}),c&&M(`people.cut-off-at`,{time:B(c,n)})];return N`<li>
<div class="row">
<span class="body"><strong>${h}</strong><small>${_.filter(Boolean).join(` · `)}</small></span>
${!c&&N`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${M(`people.cut-off-this`,{phone:h})} onClick=${()=>d(!0)}>${M(`people.cut-off`)}</button>`}
</div>
${m}
${u&&N`<${qe} title=${M(`people.cut-off-ask`,{name:t,phone:h})} text=${M(`people.cut-off-text`,{name:t})}
yes=${M(`people.cut-off`)} danger onYes=${g} onClose=${()=>d(!1)} />`}
</li>`}const xo=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],So=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function Co(e){return[xo,So].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function wo({state:e,official:t}){let{id:n,name:a,player_id:o=null,conflicts:s=[]}=t,c={player:o,conflicts:s},[{player:l,conflicts:u},d]=k(c),f=j(c),p=j(null),{ask:m,asking:h,wrong:g}=X(),_=e=>d(f.current=e);L(()=>{h||!g&&p.current&&JSON.stringify(p.current)!==JSON.stringify(c)||(p.current=null,_(c))},[o,s.join(),!!g]);let v=async()=>{for(let e=null;e!==f.current;){e=f.current;let t={...e,replaces:p.current??c};await r.ask(`officials/${n}`,{method:`PATCH`,body:t}),p.current=e}S(M(`people.saved`))},y=e=>{_({...f.current,...e}),m(v)},b=J(Object.values(e.players));return N`<section class="card">
<h2>${M(`people.partial`)}</h2>
<p class="soft">${M(`people.partial-text`)}</p>
<${i} label=${M(`people.plays-as`,{name:a})} value=${l??``} options=${Eo(b,`people.plays-not`)}
onChange=${e=>y({player:e||null})} />
<${To} players=${b.filter(e=>e.id!==l)} declared=${u}
onChange=${e=>y({conflicts:e})} />
${g}
</section>`}function To({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),a=e.filter(({id:e})=>!t.includes(e)),o=e=>n(t.filter(t=>t!==e));return N`${r.length>0&&N`<ul class="rows">
${r.map(({id:e,name:t})=>N`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${M(`people.conflict-over`,{name:t})} onClick=${()=>o(e)}>
${M(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${i} key=${t.join()} label=${M(`people.conflict-add`)} value="" options=${Eo(a,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function Eo(e,t){return[{value:``,text:M(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Do({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return N`<${_} title=${M(`people.title`)} text=${M(`people.nobody`)} up=${r} />`;let{name:i,roles:o,revoked_at:s}=n;return s?N`<${a} title=${i} up=${r}>
<p>${Z(o)}</p>
<p class="note warn">${M(`people.revoked-at`,{time:B(s,e.settings.time_zone)})}</p>
<//>`:N`<${a} title=${i} up=${r}>
<p>${Z(o)}</p>
<${vo} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/official/${t}`}>${M(`correct.link`)}</a>
<${Oo} key=${o.join()} official=${n} />
<${wo} state=${e} official=${n} />
<${ko} official=${n} />
<//>`}function Oo({official:{id:e,roles:t}}){let[n,i]=k(t),[a,o]=k(``),{ask:s,asking:c,wrong:l}=X(),u=[...n].sort().join()===[...t].sort().join();return N`<form class="card" onSubmit=${i=>{i.preventDefault(),o(n.length?``:M(`people.role-missing`)),n.length&&s(async()=>{await r.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),S(M(`people.saved`))})}}>
<h2>${M(`people.roles-change`)}</h2>
<p class="soft">${M(`people.roles-late`)}</p>
<${Ae} chosen=${n} wrong=${a} onChange=${i} />
${l}
${!u&&N`<button class="button main" disabled=${c}>${M(`people.save`)}</button>`}
</form>`}function ko({official:{id:e,name:t}}){let[n,i]=k(!1),{ask:a,asking:o,wrong:s}=X();return N`${s}
<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog" onClick=${()=>i(!0)}>
${M(`people.revoke-this`,{name:t})}
</button>
${n&&N`<${qe} title=${M(`people.revoke-ask`,{name:t})} text=${M(`people.revoke-text`)} yes=${M(`people.revoke`)} danger
onYes=${()=>{i(!1),a(()=>r.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}`}function Ao({state:e}){let[t,n]=k(``),{items:r}=W(`invitations`),i=t.trim().toLocaleLowerCase(),o=J(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),s=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return N`<${a} title=${M(`people.players`)} up="#/people">
<p>${M(`people.players-text`)}</p>
<${h} type="search" label=${M(`people.find`)} value=${t} onInput=${n} />
${o.length===0&&(i?N`<${H} text=${M(`people.nobody`)} />`:N`<${H} text=${M(`people.no-players`)}><${Ct} /><//>`)}
<ul class="rows">
${o.map(({id:e,name:t,withdrawn_at:n})=>N`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${n&&N`<span class="badge warn">${M(`standings.withdrawn`)}</span>`}
${s.has(e)&&N`<span class="badge">${M(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<a class="button" href="#/people/new">${M(`people.new`)}</a>
${!i&&N`<${jo} state=${e} />`}
<//>`}function jo({state:e}){let t=J(Object.values(e.teams));return t.length===0?null:N`<section class="stack">
<h2>${M(`correct.teams`)}</h2>
<ul class="rows">
${t.map(({id:e,name:t})=>N`<li key=${e}><a class="row" href=${`#/correct/team/${e}`}>${t}</a></li>`)}
</ul>
</section>`}function Mo({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?N`<${a} title=${n.name} up=${r}>
<p>${M(`people.own-text`,{name:n.name})}</p>
<${vo} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/player/${t}`}>${M(`correct.link`)}</a>
<a class="button" href=${`#/people/erase?player=${t}`}>${M(`people.erase`)}</a>
<//>`:N`<${_} title=${M(`people.players`)} text=${M(`people.nobody`)} up=${r} />`}function No({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return N`<${_} title=${M(`erasing.title`)} text=${M(`people.nobody`)} up="#/people/players" />`;let o=r?M(`erasing.title-one`,{name:r.name}):M(`erasing.title`);return N`<${a} title=${o} up=${i}>
<p>${M(`erasing.text`)}</p>
${e.season&&N`<p class="note warn">${M(`erasing.season`)}</p>`}
<p class="soft">${M(`erasing.other-places`)}</p>
<${Fo} player=${n} names=${Po(r?[r]:J(Object.values(e.players)))} />
<${Io} zone=${e.settings.time_zone} />
<//>`}function Po(e){let t=R(e.slice(0,5).map(({name:e})=>e)),n=e.length-5;return n>0?M(`erasing.and-more`,{names:t,count:n}):t}function Fo({player:e,names:t}){let[n,i]=k(!1),[a,o]=k(!1),[c,l]=k(!1),{ask:u,asking:d,wrong:f}=X(),p=q();return N`<div class="stack">
${!e&&N`<${s} label=${M(`erasing.texts`)} hint=${M(`erasing.texts-hint`)} checked=${n} onChange=${i} />
<${s} label=${M(`erasing.photos`)} checked=${a} onChange=${o} />`}
${f}
<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog" onClick=${()=>l(!0)}>
${M(`erasing.erase`)}
</button>
${c&&N`<${qe} title=${M(`erasing.ask`)} text=${M(`erasing.ask-text`,{names:t})} yes=${M(`erasing.erase`)} danger
onYes=${()=>{l(!1);let t={texts:n,photos:a,...e&&{players:[e]}};return u(async()=>{await r.ask(`erasures/${p(t)}`,{method:`PUT`,body:t}),S(M(`erasing.done`))})}} onClose=${()=>l(!1)} />`}
</div>`}function Io({zone:e}){let{items:t}=W(`erasures`);if(!t?.length)return null;let n=I(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return N`<section class="stack">
<h2>${M(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>N`<li key=${e} class="row">
<span class="body">
<strong>${t?M(`erasing.some`,{count:t.length}):M(`erasing.everybody`)}</strong>
<small>${[M(`erasing.names`),r&&M(`erasing.texts`),i&&M(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const Lo=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function Ro({state:e}){let t=W(`api-tokens`),[n,r]=k(!1),i=!n&&N`<button class="button main" type="button" onClick=${()=>r(!0)}>${M(`people.token-new`)}</button>`;return N`<${a} title=${M(`people.tokens`)} up="#/people" actions=${i}>
<p>${M(`people.tokens-text`)}</p>
${n&&N`<${Ho} state=${e} onDone=${()=>r(!1)} />`}
<${pt} of=${t}>${t=>N`<${zo} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function zo({tokens:e,state:t}){let n=e.filter(Bo),r=e.filter(e=>!Bo(e)),i=e=>N`<ul class="rows">
${e.map(e=>N`<${Vo} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return N`${r.length?i(r):N`<${H} text=${M(`people.no-tokens`)} />`}
${n.length>0&&N`<${l} title=${M(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function Bo({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=r.now()}function Vo({token:e,state:t}){let{id:n,name:i,official:a,scopes:o,expires_at:s,revoked_at:c}=e,[l,u]=k(!1),{ask:d,asking:f,wrong:p}=X(),m=()=>{u(!1),d(()=>r.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},h=B(c??s,t.settings.time_zone);return N`<li>
<div class="row">
<span class="body">
<strong>${i}</strong>
<span>${M(`people.acts-as`,{name:t.officials[a]?.name??`?`})}</span>
<small>${R(o.map(e=>M(`people.scope.${e}`)))}</small>
<small>${M(c?`people.revoked-at`:`people.until`,{time:h})}</small>
</span>
${!Bo(e)&&N`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${M(`people.withdraw-this`,{whom:i})} onClick=${()=>u(!0)}>${M(`people.revoke`)}</button>`}
</div>
${p}
${l&&N`<${qe} title=${M(`people.token-ask`,{name:i})} text=${M(`people.token-revoke-text`)} yes=${M(`people.revoke`)} danger
onYes=${m} onClose=${()=>u(!1)} />`}
</li>`}function Ho({state:e,onDone:t}){let n=O().official.id,[r,a]=k({name:``,official:n,scopes:[`read`],days:`30`}),[o,s]=k(!1),[c,l]=k(``),u=q(),{ask:d,asking:f,wrong:p}=X(),m=Uo(r),g=e=>t=>a({...r,[e]:t}),_=e=>{e.preventDefault(),s(!0);let t={...r,name:r.name.trim(),days:io(r.days)};Object.values(m).some(Boolean)||d(async()=>l((await gt(`api-tokens`,u(t),t,`token`)).token))};if(c)return N`<${Wo} token=${c} name=${r.name} onDone=${t} />`;let v=J(Object.values(e.officials).filter(({revoked_at:e})=>!e));return N`<form class="card stack" onSubmit=${_} novalidate>
<h2>${M(`people.token-new`)}</h2>
<${h} label=${M(`people.token-name`)} hint=${M(`people.token-name-hint`)} value=${r.name} wrong=${o?m.name:``}
onInput=${g(`name`)} autocomplete="off" maxlength="200" />
<${i} label=${M(`people.token-official`)} value=${r.official} onChange=${g(`official`)}
options=${v.map(({id:e,name:t})=>({value:e,text:t}))} />
<${ze} label=${M(`people.scopes`)} names=${Lo} chosen=${r.scopes} wrong=${o?m.scopes:``}
said=${e=>N`${M(`people.scope.${e}`)}<br /><small class="soft">${M(`people.opens.${e}`)}</small>`}
onChange=${g(`scopes`)} />
<${h} label=${M(`people.days`)} value=${r.days} onInput=${g(`days`)} wrong=${o?m.days:``} inputmode="numeric" autocomplete="off" />
${p}
<div class="pair">
<button class="button main" disabled=${f}>${M(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${M(`cancel`)}</button>
</div>
</form>`}function Uo({name:e,scopes:t,days:n}){return{name:e.trim()?``:M(`people.token-name-missing`),scopes:t.length?``:M(`people.scope-missing`),days:io(n)>=1&&io(n)<=366?``:M(`people.days-wrong`,{most:366})}}function Wo({token:e,name:t,onDone:n}){return N`<section class="card stack" role="status">
<h2>${M(`people.token-made`,{name:t})}</h2>
<${Pt} label=${M(`people.token`)} text=${e} />
<p class="note warn">${M(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${M(`people.done`)}</button>
</section>`}const Go={erase:No,invite:Xa,links:Ba,more:Ie,new:ho,"new-team":go,players:Ao,player:Mo,sheet:oo,teams:Ao,tokens:Ro};function Ko({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:o}=O();if(!r||!i)return N`<${V} title=${M(`people.title`)} />`;if(!F(o,[`director`]))return N`<${a} title=${M(`people.title`)} up="#/tables"><p class="note warn">${M(`people.directors`)}</p><//>`;let s=e===``?Ne:Object.hasOwn(Go,e)?Go[e]:Do;return N`<${s} state=${i} id=${t||e} query=${n} /><${Ve} />`}const qo=[`director`,`head-referee`,`referee`,`arbiter`],Jo=[{id:`seating-by-table`,path:`printables/seating.pdf?by=table`,roles:[...qo,`finance`]},{id:`seating-by-name`,path:`printables/seating.pdf?by=name`,roles:[...qo,`finance`]},{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`penalties`,path:`printables/penalties.pdf`,roles:[...qo,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:qo}],Yo=[{id:`standings`,path:`printables/standings.pdf`,roles:[...qo,`finance`]},{id:`lateness`,path:`printables/lateness.pdf`,roles:[`director`]},{id:`report`,path:`report.pdf`,roles:[`director`]}],Xo=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]},{id:`exams`,roles:[`director`]}],Zo=[`ema`,`penalty-list`,`world-riichi`,`riichi-nomi`],Qo={pantheon:`jsonl`,calendar:`ics`},$o=[`xlsx`,`csv`];function es(){let{tournament:e,state:t,official:n}=O();if(!e||!t)return N`<${V} title=${M(`reports.title`)} />`;let r=cs(n,Xo);return N`<${a} title=${M(`reports.title`)} up="#/tables">
<${ts} title=${M(`reports.before`)} papers=${cs(n,Jo)}>${F(n,qo)&&N`<${ns} />`}<//>
<${ts} title=${M(`reports.after`)} papers=${cs(n,Yo)} />
${r.length>0&&N`<${is} sheets=${r} />`}
${F(n,[`director`,`finance`])&&N`<${os} />`}
${F(n,[`director`])&&N`<${ss} />`}
<//>`}function ts({title:e,papers:t,children:n}){let r=Me();return N`<section class="stack">
<h2>${e}</h2>
<ul class="rows">
${t.map(({id:e,path:t})=>N`<${xe} key=${e} name=${M(`reports.paper.${e}`)} hint=${M(`reports.about.${e}`)} path=${t}
file=${`${r}-${e}.pdf`} />`)}
${n}
</ul>
</section>`}function ns(){let{state:e}=O(),t=Me(),[n,r]=k(``),i=rs(e),a=[{value:``,text:M(`reports.all-rounds`)},...i.map(e=>({value:e,text:e}))],o=`printables/score-slips.pdf${n&&`?round=${encodeURIComponent(n)}`}`;return N`<${xe} name=${M(`reports.paper.slips`)} hint=${M(`reports.about.slips`)} path=${o} file=${`${t}-score-slips.pdf`}>
${i.length>1&&N`<${d} label=${M(`reports.of-round`)} value=${n} options=${a} onChange=${r} />`}
<//>`}function rs({hanchans:e}){let t=Object.values(e).map(({round:e})=>e);return[...new Set(t)].sort((e,t)=>e.length-t.length||(e<t?-1:1))}function is({sheets:e}){let t=Me(),[n,r]=k(`xlsx`);return N`<section class="stack">
<h2>${M(`reports.sheets`)}</h2>
<${d} label=${M(`reports.form`)} value=${n} onChange=${r}
options=${$o.map(e=>({value:e,text:M(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>N`<${xe} key=${e} name=${M(`reports.sheet.${e}`)} path=${as(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function as(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function os(){let e=Me(),t=[...Zo.map(e=>({id:e,form:`csv`})),...Object.entries(Qo).map(([e,t])=>({id:e,form:t}))];return N`<section class="stack">
<h2>${M(`reports.tools`)}</h2>
<ul class="rows">
${t.map(({id:t,form:n})=>N`<${xe} key=${t} name=${M(`reports.tool.${t}`)} hint=${M(`reports.about.${t}`)}
path=${`exports/${t}.${n}`} file=${`${e}-${t}.${n}`} />`)}
</ul>
</section>`}function ss(){let e=Me();return N`<section class="stack">
<h2>${M(`reports.journal`)}</h2>
<ul class="rows">
<${xe} name=${M(`reports.journal-whole`)} hint=${M(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function cs(e,t){return t.filter(({roles:t})=>F(e,t))}const ls={players:[`name`,`first_name`,`last_name`,`id_number`,`team`,`status`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function us({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:M(`enrol.passed-over`)},...ls[e].map(e=>({value:e,text:M(`enrol.field.${e}`)}))],a=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return N`<div class="stack">
${t.map(({heading:e,column:t},n)=>N`<${i} key=${n} label=${e||M(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>a(n,e)} />`)}
</div>`}const ds={wrong:`bad`,changed:`warn`,new:`info`,known:``};function fs({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(ds).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&N`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map((e,t)=>N`<li class="item" key=${t}><${ps} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function ps({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return N`<p><strong>${M(`import.row`,{number:r})}</strong> <span class=${`badge ${ds[i]}`}>${M(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>N`<p class="note bad" key=${e.field+e.message}><strong>${[n(e.field),e.place].filter(Boolean).join(` · `)}</strong> <${ms} mistake=${e} /></p>`)}`}function ms({mistake:{kind:e,values:n,message:r,cure:i}}){let a=A();if(!t(`mistake.${e}`))return N`<span lang="en">${r} ${i}</span>`;let o=Object.entries(n).map(([e,t])=>[e,typeof t==`number`?U(t):t]),s=n.seat&&a.phrase(`seat-${n.seat}`);return M(`mistake.${e}`,{...Object.fromEntries(o),seat:s})}function hs({kind:e,state:t,row:{cells:n,before:r,similar:i}}){if(e===`seating`)return N`<${_s} state=${t} cells=${n} />`;let a=e=>r[e]===void 0?vs(n[e]):N`${vs(r[e]||M(`correct.none`))} → <strong>${vs(n[e])}</strong>`,o=[`id_number`,`team`].filter(e=>n[e]||r[e]).map(a);return N`<p><strong>${a(`name`)}</strong></p>
<p class="soft">${o.map((e,t)=>N`${t>0&&` · `}${e}`)}</p>
${i.length>0&&N`<p class="note warn">${M(`enrol.similar`,{names:R(i.map(({name:e,id_number:t})=>`${e} (${t})`))})}</p>`}`}function gs({players:e}){return N`<p class="soft">${M(`enrol.missing-stay`)}</p>
<ul class="rows">
${e.map(({id:e,name:t,id_number:n})=>N`<li key=${e}>
<a class="row" href=${`#/correct/player/${e}`}><span class="body">${t}<small>${n}</small></span></a>
</li>`)}
</ul>`}function _s({state:e,cells:t}){let n=A(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[M(`hall-round`,{round:t.round}),M(`hall-table`,{label:t.table}),t.scheduled_at];return N`<p><strong>${a.filter(Boolean).map(vs).join(` · `)}</strong></p>
<p class="soft">${D.map(e=>vs(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function vs(e){return e.length>80?`${e.slice(0,80)}…`:e}function ys({state:e,row:{hanchan:t,points:n}}){let r=A(),i=e.hanchans[t];return N`${i&&N`<p><a class="reach" href=${`#/result/${t}`}>${Te(e,i)}</a></p>`}
${n&&N`<p class="soft">${D.map(e=>`${r.phrase(`seat-${e}`)} ${U(n[e])}`).join(` · `)}</p>`}`}function bs(e,t){let[n,i]=k(()=>ne(e)??``),[a,o]=k(null),[s,c]=k({}),[l,u]=k({}),[d,f]=k(``),[p,m]=k(null),h=()=>{u({}),m(null)},g=t=>{i(t.text??``),o(t.file??null),c({}),h(),ve(e,t.text||null)},_=async(i,o={},l=s)=>{f(i),m(null),c(l);try{let s=i===`look`,c={...a?{file:await Ts(a)}:{csv:n},...l,...o},d=await r.ask(t[i],{method:`POST`,body:c,timeout:9e4});u(s?{looked:d}:{done:d}),!s&&d.wrong===0&&ve(e,null)}catch(e){m(e),e.status===422&&u({})}finally{f(``)}},v=e=>_(`look`,{},{...s,...e});return{text:n,file:a,isGiven:a!==null||n.trim()!==``,give:g,chosen:s,setChosen:c,...l,busy:d,wrong:p,setWrong:m,forget:h,ask:_,look:v}}function xs({wrong:e}){if(e.problem)return N`<div role="alert">
<${ht} problem=${e.problem} />
</div>`;let t=e.tooLarge?M(`import.too-large`):`${M(navigator.onLine?`live.unreached`:`no-network`)}. ${M(`import.again`)}`;return N`<p class="note bad" role="alert">${t}</p>`}function Ss({sheet:{text:e,file:t,give:n,setWrong:r},hint:i}){return t?N`<button
class="row card"
type="button"
aria-label=${M(`import.remove`,{name:t.name})}
onClick=${()=>n({})}
>
<span class="body"
>${t.name}<small
>${M(`import.kilobytes`,{size:Math.ceil(t.size/1e3)})}</small
></span
><${x} name="close" />
</button>`:N`<label class="button photo"
>${M(`import.choose`)}<input
class="unseen"
type="file"
accept=${`.xlsx,.csv,.tsv,.txt,.json,.py,text/csv,text/plain,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`}
onChange=${async({currentTarget:e})=>{let[t]=e.files;t?.size>7e5?r({tooLarge:!0}):t&&n(await ws(t)),e.value=``}}
/></label>
<${h}
long
label=${M(`import.paste`)}
hint=${i}
value=${e}
rows="6"
spellcheck=${!1}
autocapitalize="none"
class="csv"
onInput=${e=>n({text:e})}
/>`}const Cs={"255,254":`utf-16le`,"254,255":`utf-16be`};async function ws(e){let t=new Uint8Array(await e.arrayBuffer()),n=Cs[t.slice(0,2).join()]??`utf-8`;try{let r=new TextDecoder(n,{fatal:!0}).decode(t);return r.includes(`\0`)||r.length>2e5?{file:e}:{text:r}}catch{return{file:e}}}function Ts(e){return new Promise((t,n)=>{let r=new FileReader;r.onload=()=>t(String(r.result).split(`,`)[1]??``),r.onerror=()=>n(r.error),r.readAsDataURL(e)})}const Es=[`number`,`name`,`order`],Ds=[`columns`,`no-headings`];function Os({kind:e,found:t,sheet:n,columns:r,onColumns:a,isDone:o}){let s=t.left_out.filter(({why:e})=>e===`not-four`),c=t.left_out.filter(({why:e})=>e===`dropped`).length,u=[t.worksheet&&M(`read.worksheet`,{name:t.worksheet}),t.heading_row>0&&M(`read.heading-row`,{number:t.heading_row}),t.encoding&&t.encoding!==`utf-8`&&t.encoding,...t.counted.map(e=>M(`read.counted.${e}`)),t.named_by&&M(`read.named-by.${t.named_by}`),c>0&&M(`read.dropped`,{count:c})].filter(Boolean),d=Ds.includes(t.format)&&r.length>0;return N`<div class="note info">
<p>
<strong
>${M(`read.as`,{format:M(`read.format.${t.format}`)})}</strong
>
</p>
${u.length>0&&N`<p class="soft">${u.join(` · `)}</p>`}
</div>
${s.length>0&&N`<p class="note warn">${M(`read.not-four`,{rows:R(s.map(({row:e})=>String(e)))})}</p>`}
${!o&&(d||t.named_by||t.alternatives.length>0)&&N`<${l} title=${M(`read.otherwise`)}
>${()=>N`<div class="stack">
${t.alternatives.length>0&&N`<${i}
label=${M(`read.format`)}
value=${t.format}
onChange=${e=>n.look({format:e})}
options=${[t.format,...t.alternatives].map(e=>({value:e,text:M(`read.format.${e}`)}))}
/>`}
${t.named_by&&N`<${i}
label=${M(`read.named-by`)}
value=${t.named_by}
onChange=${e=>n.look({named_by:e})}
options=${Es.map(e=>({value:e,text:M(`read.named-by.${e}`)}))}
/>`}
${d&&N`<${us} kind=${e} columns=${r} onChoose=${a} />`}
</div>`}<//
>`}`}function ks({names:e,sheet:t}){return N`<fieldset>
<legend>${M(`read.which-worksheet`)}</legend>
<div class="choices">
${e.map(e=>N`<button class="button" type="button" key=${e} onClick=${()=>t.look({worksheet:e})}>${e}</button>`)}
</div>
</fieldset>`}const As=[`players`,`seating`];function js({kind:e}){let{tournament:t,state:n,official:r}=O(),i=M(`enrol.title.${e}`);return!t||!n?N`<${V} title=${i} />`:F(r,[`director`])?N`<${Ms} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:N`<${a} title=${i} up="#/tables"><p class="note warn">${M(`enrol.not-you`)}</p><//>`}function Ms({kind:e,title:t,state:n,place:r}){Xe();let i=bs(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{isGiven:o,looked:s,done:c,busy:u,wrong:d,ask:f,forget:p,chosen:m}=i,[h,g]=k(null),[_,v]=k(!1),{reason:y,field:x}=Qe(`correction`),S=s??c,{lacking:C,worksheets:w,headings:ee}=d?.problem??{},T=h??S?.columns??ee??[],E=e=>{p(),g(e),i.setChosen({...m,columns:e.map(({column:e})=>e)})},te={...i,give:e=>(g(null),i.give(e))},ne=()=>{let e=s.changed>0;v(e&&!y),(!e||y)&&f(`bring`,e?{reason:y}:{})},D=As.find(t=>t!==e);return N`<${a} title=${t} up="#/tables">
<${Ss} sheet=${te} hint=${M(`enrol.hint.${e}`)} />
${C&&N`<p class="note bad" role="alert">${M(`enrol.lacking`,{names:R(C.map(Ns))})}</p>`}
${w&&N`<${ks} names=${w} sheet=${i} />`}
${d&&!C&&!w&&N`<${xs} wrong=${d} />`}
${!S&&T.length>0&&N`<${us} kind=${e} columns=${T} onChoose=${E} />`}
${S&&N`<${Os} kind=${e} found=${S} sheet=${i} columns=${T} onColumns=${E} isDone=${!!c} />`}
${u&&N`<${b} text=${M(`enrol.busy.${u}`)} />`}
${c&&N`<p class="note info" role="status">${M(c.changed?`enrol.done-changes`:`enrol.done`,{...c,count:c.new})}</p>`}
${!S&&!w&&N`<button class="button main" type="button" disabled=${!o||u} onClick=${()=>f(`look`)}>${M(`import.look`)}</button>`}
${S?.made.length>0&&N`<p class="note info">${M(`enrol.made.${e}`,{names:R(S.made)})}</p>`}
${S&&N`<${fs} found=${S} named=${Ns} title=${Ps(c)} about=${t=>N`<${hs} kind=${e} state=${n} row=${t} />`} />`}
${S?.missing?.length>0&&N`<${l} title=${M(`enrol.missing`,{count:S.missing.length})}>${()=>N`<${gs} players=${S.missing} />`}<//>`}
${s?.wrong>0&&N`<p class="note warn">${M(`enrol.whole`)}</p>`}
${s?.changed>0&&x(_)}
${s&&N`<button class="button main" type="button" disabled=${s.wrong>0||s.new+s.changed===0||u} onClick=${ne}>${M(s.changed?`enrol.bring-changes`:`enrol.bring`,{...s,count:s.new})}</button>`}
<a class="button" href=${`#/import/${D}`}>${M(`enrol.title.${D}`)}</a>
<//>`}function Ns(e){return M(`enrol.field.${e}`)}function Ps(e){return(t,n)=>M(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const Fs={look:`results/preview`,bring:`results`};function Is({args:[e]}){return As.includes(e)?N`<${js} key=${e} kind=${e} />`:N`<${Ls} />`}function Ls(){let{tournament:e,state:t,official:n}=O();return!e||!t?N`<${V} title=${M(`import.title`)} />`:se(n)?N`<${zs} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:N`<${a} title=${M(`import.title`)} up="#/standings"><p class="note warn">${M(`import.not-you`)}</p><//>`}function Rs(e){return e===`points`||e===`row`?M(`import.field.${e}`):e}function zs({state:e,place:t}){Xe();let n=bs(t,Fs),{isGiven:r,looked:i,done:o,busy:c,wrong:l,ask:u}=n,d=l?.problem?.worksheets,[f,p]=k(!1),m=i&&i.new>0&&(i.wrong===0||f);return N`<${a} title=${M(`import.title`)} up="#/standings">
<${Ss} sheet=${n} hint=${M(`import.columns`)} />
${d&&N`<${ks} names=${d} sheet=${n} />`}
${l&&!d&&N`<${xs} wrong=${l} />`}
${c&&N`<${b} text=${M(`import.busy.${c}`)} />`}
${o&&N`<p class="note info" role="status">${M(`import.done`,{count:o.new,known:o.known})} <a class="reach" href="#/standings">${M(`hall-standings`)}</a></p>`}
${!i&&!o&&!d&&N`<button class="button main" type="button" disabled=${!r||c} onClick=${()=>u(`look`)}>${M(`import.look`)}</button>`}
${(i||o)&&N`<${fs} found=${i??o} title=${(e,t)=>M(`import.rows.${e}`,{count:t})} named=${Rs}
about=${t=>N`<${ys} state=${e} row=${t} />`} />`}
${i?.wrong>0&&i.new>0&&N`<${s} label=${M(`import.only-good`)} hint=${M(`import.only-good-hint`)} checked=${f} onChange=${p} />`}
${i&&N`<button class="button main" type="button" disabled=${!m||c} onClick=${()=>u(`bring`,{only_good:f})}>${M(`import.bring`,{count:i.new})}</button>`}
<//>`}function Bs({hanchan:{id:e},result:{number:t}}){let[n,r]=k(!1);return N`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${M(`result.withdraw`)}</button>
${n&&N`<${Q} title=${M(`result.withdraw`)} what="result" yes=${M(`result.withdraw-yes`)} danger
request=${{method:`PUT`,path:`hanchans/${e}/result/withdrawal`,body:{number:t}}} onClose=${()=>r(!1)}>
<p>${M(`result.withdraw-text`)}</p>
<//>`}`}function Vs(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=k(()=>r?Us(r):Hs(i,a)??Us(n)),c=e=>{let t={...o,...e};ve(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f,winless:p}=o,m=mt(e,t),h=Object.fromEntries(D.map(e=>[e,lt(l[e])])),g=D.filter(e=>u.includes(e)||m.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&h[e]===null,substitute:g.includes(e),replaced:m.includes(e),onText:t=>c({texts:{...l,[e]:t}}),winless:!!p?.includes(e),onWinless:t=>c({winless:D.filter(n=>n===e?t:p?.includes(n))}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:h,deposits:lt(d||`0`,0),unranked:g,...p&&{winless:p}},winless:p,deposits:d,reason:f,type:c,forget:()=>ve(i,null)}}function Hs(e,t){let n=ne(e);return n?.number===t?n:null}function Us(e){return{texts:Object.fromEntries(D.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],winless:e?.winless??null,deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function Ws({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return N`<div class="sheet-seat">
<${h} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?M(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${M(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function Gs({seats:e,winless:t,onNobody:n}){return N`<fieldset>
<legend>${M(`result.winless`)}</legend>
<div class="choices">
${e.map(e=>N`<label class="choice several" key=${e.seat}>
<input type="checkbox" checked=${e.winless} onChange=${t=>e.onWinless(t.currentTarget.checked)} />
<span>${e.label}</span>
</label>`)}
<label class="choice several">
<input type="checkbox" checked=${t?.length===0} onChange=${n} />
<span>${M(`result.all-have-won`)}</span>
</label>
</div>
</fieldset>`}function Ks({seats:e}){return N`<fieldset>
<legend>${M(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>N`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&N` <small>${M(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function qs({state:e,hanchan:t,result:n,refused:i,first:a,onSent:o,onClose:s}){let{book:c}=O(),{numbers:l,complete:u}=Je(e,c),d=Vs(e,t,n,a),p=A(),m=D.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${p.phrase(`seat-${n}`)} · ${r}`,...d.of(n)}}),{does:g,wrong:_}=f(),v=d.reason.trim(),y={...d.body,...n&&{corrects:{number:n.number,reason:v}}},b=ft(Object.values(y.points),y.deposits,l.starting_points),x=n&&!n.withdrawn&&Js(y,n),C=!(l.yakitori>0)||y.winless,w=u&&b===0&&C&&!x&&(!n||v);return N`<form class="stack" onSubmit=${e=>{e.preventDefault(),w&&g(async()=>{await r.send(`result`,t.id,y,{hold:!0,replaces:i?.id}),d.forget(),E(),S(M(`result.sent`)),o(y)})}}>
${!c&&N`<p class="note warn" role="alert">${M(`result.no-book`)}</p>`}
${c&&!u&&N`<p class="note warn" role="alert">${M(`result.no-scoring`)} <a class="reach" href="#/standings">${M(`hall-standings`)}</a></p>`}
${n&&N`<p class="note">${M(`result.corrects`)}</p>`}
<div class="sheet">${m.map(e=>N`<${Ws} key=${e.seat} ...${e} />`)}</div>
<${Ys} left=${b} starting=${l.starting_points} onDeposits=${e=>d.type({deposits:String(y.deposits+e)})} />
<${h} label=${M(`result.deposits`)} hint=${M(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${d.deposits}
wrong=${y.deposits===null?M(`result.hundreds`):void 0} onInput=${e=>d.type({deposits:e})} />
${l.yakitori>0&&N`<${Gs} seats=${m} winless=${d.winless} onNobody=${()=>d.type({winless:[]})} />`}
<${Ks} seats=${m} />
${n&&N`<${h} long label=${M(`hall-reason`)} hint=${M(`hall-reason-missing`)} value=${d.reason} maxlength="4000" onInput=${e=>d.type({reason:e})} />`}
${x&&N`<p class="soft" role="status">${M(`result.same`)}</p>`}
${_}
<div class="pair">
<button class="button main" disabled=${!w}>${M(n?`result.correct`:`result.enter`)}</button>
${s&&N`<button class="button" type="button" onClick=${()=>{d.forget(),s?.()}}>${M(`cancel`)}</button>`}
</div>
</form>`}function Js({points:e,deposits:t,unranked:n,winless:r=null},i){let a=D.every(t=>e[t]===i.points[t]),o=n.join()===i.unranked.join()&&r?.join()===i.winless?.join();return a&&t===i.deposits&&o}function Ys({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=U(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return N`<div class=${`note stack ${i}`}>
<p role="status">${Xs(e,r)}</p>
${a&&N`<button class="button" type="button" onClick=${()=>n(e)}>${M(`result.as-deposits`,{points:U(e)})}</button>`}
</div>`}function Xs(e,t){return e===null?M(`result.sum`,{all:t}):e===0?M(`result.fits`,{all:t}):M(e>0?`result.lacks`:`result.exceeds`,{points:U(Math.abs(e)),all:t})}function Zs({state:e,hanchan:t,result:r,onCorrect:i}){let a=Qs(r);return N`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${M(`result.holds`)} ${r.unsent&&r.outbox!==`done`&&N`<span class="badge info">${M(`hall-unsent`)}</span>`}</h2>
<${$s} state=${e} hanchan=${t} result=${r} />
<${n} id=${r.item}
otherwise=${i&&N`<button class="button" type="button" onClick=${i}>${M(`result.correct`)}</button>`} />
</section>
${a.length>0&&N`<${l} title=${M(`result.earlier`,{count:a.length})}>
${()=>N`<div class="stack">${a.map(n=>N`<${$s} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function Qs({before:e}){return e?[e,...Qs(e)]:[]}function $s({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,winless:a,official:o,at:s,reason:c}}){let l=A(),u=e.officials[o]?.name??M(`hall-unknown`);return N`<div class="card">
<dl class="facts">
${D.map(r=>N`<div key=${r}>
<dt>${l.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&N`<small>${M(`result.substitute`)}</small>`}${a?.includes(r)&&N`<small>${M(`result.won-nothing`)}</small>`}</dt>
<dd>${U(n[r])}</dd>
</div>`)}
${r>0&&N`<div><dt>${M(`result.deposits`)}</dt><dd>${U(r)}</dd></div>`}
</dl>
<p class="soft">${[u,B(s,e.settings.time_zone),c].filter(Boolean).join(` · `)}</p>
</div>`}function ec({args:[e],query:t}){let{tournament:n,state:r}=O(),i=r?.hanchans[e];return!n||!r?N`<${V} title=${M(`hall-result`)} />`:i?N`<${tc} state=${r} hanchan=${i} again=${t.has(`again`)} />`:N`<${_} title=${M(`hall-result`)} text=${M(`result.no-hanchan`)} up="#/tables" />`}function tc({state:e,hanchan:t,again:n}){let{outbox:r,official:i}=O(),o=e.results[t.id]??null,s=e.withdrawnResults[t.id]??null,c=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&p(r)),[l,u]=k(!o||n),[d,f]=k(null),m=!o&&!s&&!t.status&&Ut(e,t).length>0,h=se(i)&&!t.status&&!m,g=l||!o&&!c;L(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[g]);let _=e=>{f(e),u(!1)},v=e.tables[t.table]?.label??`?`;return N`<${a} title=${M(`result.title`,{label:v,round:t.round})} up=${`#/table/${t.table}`}>
${c&&N`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${M(`result.refused`)}</h2>
<${ht} problem=${c.problem} />
${!g&&N`<button class="button" type="button" onClick=${()=>u(!0)}>${M(`hall-change`)}</button>`}
</section>`}
${t.status&&N`<p class="note warn">${M(`over.${t.status}`)}</p>`}
${s&&N`<p class="note warn">${M(`result.was-withdrawn`,{reason:s.withdrawn})}</p>`}
${m&&N`<${yt} state=${e} hanchan=${t} />`}
${h&&g&&N`<${qs} state=${e} hanchan=${t} result=${o??s} refused=${c} first=${c?.body??(o?null:d)} onSent=${_}
onClose=${o&&(()=>u(!1))} />`}
${!h&&!o&&!m&&!t.status&&N`<${H} text=${M(`result.none`)} />`}
${o&&!(h&&g)&&N`<${Zs} state=${e} hanchan=${t} result=${o} onCorrect=${h&&(()=>u(!0))} />`}
${o&&!o.unsent&&se(i)&&!g&&N`<${Bs} hanchan=${t} result=${o} />`}
${F(i,[`director`])&&N`<a class="button quiet" href=${`#/correct/hanchan/${t.id}`}>${M(`correct.link-hanchan`)}</a>`}
<a class="button quiet" href="#/standings">${M(`hall-standings`)}</a>
<//>`}async function nc(e,t,n){for(let i of rc(e,t)){let e={label:i};await r.ask(`tables/${n({table:i})}`,{method:`PUT`,body:e})}}function rc(e,t){let n=Object.values(e.tables).map(({label:e})=>/^\d+$/.test(e)?Number(e):0),r=Math.max(0,...n);return Array.from({length:t},(e,t)=>String(r+t+1))}function ic({proposal:e,hasTeams:t}){return N`<ul class="achieved" aria-label=${M(`rounds.achieved`)}>
${ac(e,t).map(({key:e,good:t,values:n,cure:r})=>N`<li key=${e} class=${t?`good`:`short`}>
${t?N`<${x} name="check" />`:N`<span class="mark" aria-hidden="true">!</span>`}
<span class="body">${M(`rounds.got.${e}`,n)}${r&&N`<small>${M(`rounds.cure.${e}`)}</small>`}</span>
</li>`)}
</ul>`}function ac({achieved:e,warnings:t},n){let r=t.map(({kind:e})=>e),i=e=>r.includes(e),a=e.repeats.length>0;return[...a?[]:[{key:`no-repeats`,good:!0}],...a&&e.fewest_repeats?[{key:`fewest`,good:!0,values:{pairs:e.repeats.length}}]:[],...n&&!i(`teammates`)?[{key:`teams-apart`,good:!0}]:[],...i(`winds`)?[]:[{key:`winds-even`,good:!0}],...t.filter(({kind:t})=>!(t.startsWith(`meet-again`)&&e.fewest_repeats)).map(({kind:e,values:t})=>({key:e,good:!1,values:t,cure:!0}))]}function oc({proposal:e,state:t}){let[n,r]=k(e.rounds[0].label),i=e.rounds.find(e=>e.label===n)??e.rounds[0],a=e.rounds.map(e=>({value:e.label,text:e.label})),o=e=>t.players[e]?.name??`?`;return N`<${ic} proposal=${e} hasTeams=${Object.keys(t.teams).length>1} />
${a.length>1&&N`<${d} label=${M(`rounds.round`)} value=${i.label} options=${a} onChange=${r} />`}
<ul class="seated">
${i.tables.map(({table:e,label:t,seats:n})=>N`<li class="card" key=${e}>
<h3>${M(`hall-table`,{label:t})}</h3>
<ol>
${D.map(e=>N`<li key=${e}><${me} wind=${e} /><span class="unseen">${M(`hall-wind.${e}`)}</span><span class="who">${o(n[e])}</span></li>`)}
</ol>
</li>`)}
</ul>
${i.sitting_out.length>0&&N`<p>${M(`rounds.out`,{names:R(i.sitting_out.map(o))})}</p>`}`}const sc=9e5;function cc(e,t){return new Intl.DateTimeFormat(`sv-SE`,{timeZone:t,dateStyle:`short`,timeStyle:`short`}).format(e).replace(` `,`T`)}function lc(e,t){let n=Date.parse(`${e}Z`),r=e=>Date.parse(`${cc(e,t)}Z`)-e;return n-r(n-r(n))}function uc(e){return Math.ceil((e+sc)/sc)*sc}const dc={minutes:90,pause:15};function fc(e,t,n){return{isSet:!0,start:cc(uc(e),t),minutes:String(n??dc.minutes),pause:String(dc.pause)}}function pc({isSet:e,start:t,minutes:n,pause:r}){return!e||!!t&&Number(n)>=1&&Number(r)>=0&&r.trim()!==``}function mc({isSet:e,start:t,minutes:n,pause:r},i,a){let o=(Number(n)+Number(r))*6e4;return Array.from({length:i},(r,i)=>e?{scheduled_at:new Date(lc(t,a)+i*o).toISOString(),minutes:Number(n)}:{scheduled_at:null,minutes:null})}function hc({value:e,rounds:t,zone:n,onChange:r,isFixed:i=!1}){let a=t=>r({...e,...t}),o=(t,n)=>N`<${Vt} type="number" inputmode="numeric" min=${n} label=${M(`rounds.${t}`)} value=${e[t]} by=${5}
onInput=${e=>a({[t]:e})}
onStep=${r=>a({[t]:String(Math.max(n,Number(e[t])+r))})} />`;return N`${!i&&N`<${s} label=${M(`rounds.with-times`)} hint=${M(`rounds.with-times-hint`)} checked=${e.isSet} onChange=${e=>a({isSet:e})} />`}
${e.isSet&&N`<${h} type="datetime-local" label=${M(`rounds.start`)} value=${e.start} onInput=${e=>a({start:e})} />
<div class="halves">${o(`minutes`,5)} ${t>1&&o(`pause`,0)}</div>
${t>1&&pc(e)&&N`<${gc} value=${e} rounds=${t} zone=${n} />`}`}`}function gc({value:e,rounds:t,zone:n}){let r=I(Intl.DateTimeFormat,{timeStyle:`short`,hourCycle:`h23`,timeZone:n}),i=mc(e,t,n).map(({scheduled_at:e})=>r.format(new Date(e??0)));return N`<ol class="starts" aria-label=${M(`rounds.starts`)}>${i.map((e,t)=>N`<li key=${t}>${e}</li>`)}</ol>`}function _c({state:e,round:t}){let n=e.settings.time_zone,r=yc(e),[i,o]=k(()=>r.some(({round:e})=>e===t)?t??``:``),s=r.filter(({round:e})=>i===``||e===i),c=[{value:``,text:M(`rounds.all`)},...r.map(({round:e})=>({value:e,text:e}))];return r.length===0?N`<${a} title=${M(`rounds.times`)} up="#/setup"><${H} text=${M(`rounds.none-open`)}><a class="button" href="#/rounds">${M(`rounds.title`)}</a><//><//>`:N`<${a} title=${M(`rounds.times`)} up="#/setup">
${r.length>1&&N`<${d} label=${M(`rounds.which`)} value=${i} options=${c} onChange=${o} />`}
<${vc} key=${i} state=${e} affected=${s} zone=${n} isSeries=${i===``} />
<section class="stack">
<h2>${M(`rounds.set-so-far`)}</h2>
<dl class="facts">${r.map(({round:e,starts:t})=>N`<div key=${e}><dt>${M(`hall-round`,{round:e})}</dt><dd>${Cc(t,n)}</dd></div>`)}</dl>
</section>
<//>`}function vc({state:e,affected:t,zone:n,isSeries:i}){let[a,o]=k(()=>bc(t,n)??fc(r.now(),n)),[s,c]=k(null),{reason:l,field:u}=Qe(`schedule`),{ask:d,asking:f,wrong:p}=X(),m=t.flatMap(e=>e.hanchans),h=m.some(t=>ye(e,t)),g=async e=>{await r.ask(`schedules`,{method:`PUT`,body:e}),c(null),S(M(`rounds.times-set`)),ce(`#/setup`)};return N`<section class="stack">
<${hc} value=${a} rounds=${t.length} zone=${n} onChange=${o} isFixed />
${h&&N`<p class="note warn">${M(`charged.changes`)}</p>${u(!1)}`}
${p}
<button class="button main" type="button" disabled=${f||!pc(a)||h&&!l} onClick=${()=>{let e=m.flatMap(({id:e,scheduled_at:t,minutes:n})=>t?[{hanchan:e,scheduled_at:t,minutes:n??null}]:[]),r={...i?xc(a,n):{rounds:Sc(t,a,n)},replaces:e};if(h)return c({...r,reason:l});d(()=>g(r))}}>${M(h?`charged.look`:`rounds.set`)}</button>
${s&&N`<${kt} path="schedules" body=${s} onApprove=${e=>g({...s,preview:e})} onClose=${()=>c(null)} />`}
</section>`}function yc(e){let t=Object.values(e.hanchans).filter(({status:e})=>!e);return Et(e).map(e=>({round:e,hanchans:t.filter(t=>t.round===e)})).filter(({hanchans:t})=>t.length>0&&!t.some(({id:t})=>e.results[t])).map(e=>({...e,starts:[...new Set(e.hanchans.map(({scheduled_at:e})=>e??null))]}))}function bc(e,t){let[n,r]=e.map(({starts:e})=>e.length===1&&e[0]?Date.parse(e[0]):null),i=e[0]?.hanchans[0].minutes;if(!n||!i)return null;let a=r?(r-n)/6e4-i:0;return{isSet:!0,start:cc(n,t),minutes:String(i),pause:String(Math.max(0,a))}}function xc(e,t){let[n]=mc(e,1,t);return{series:{...n,pause:Number(e.pause)}}}function Sc(e,t,n){let r=mc(t,e.length,n);return e.map(({round:e},t)=>({round:e,...r[t]}))}function Cc(e,t){return e.map(e=>e?B(e,t):M(`rounds.no-time`)).join(` · `)}function wc({args:[e],query:t}){let{tournament:n,state:r,official:i}=O();return!n||!r?N`<${V} title=${M(`rounds.title`)} />`:F(i,[`director`])?N`<${e===`times`?_c:Tc} key=${n.id} state=${r} round=${t.get(`round`)} /><${Ve} />`:N`<${a} title=${M(`rounds.title`)} up="#/tables"><p class="note warn">${M(`rounds.directors`)}</p><//>`}function Tc({state:e}){let t=e.settings.time_zone,n=Object.values(e.players).filter(e=>!e.withdrawn_at).length,[i,c]=k(Object.keys(e.hanchans).length>0?1:4),[l,u]=k(!0),[d,f]=k(()=>fc(Math.max(r.now(),Oc(e)),t,Dc(e))),[p,m]=k(1),[h,g]=k(null),{ask:_,asking:v,wrong:y}=X(),x=q(),C=Math.floor(n/4),w=Math.max(0,C-Object.keys(e.tables).length),ee=Object.keys(e.teams).length>1,T=t=>_(async()=>{await nc(e,w,x);let n={rounds:i,keep_teams_apart:l,byes:`rotate`,seed:t};g(await r.ask(`seating/proposal`,{method:`POST`,body:n})),m(t)}),E=h?N`<button class="button" type="button" disabled=${v} onClick=${()=>T(p+1)}>${M(`rounds.another`)}</button>
<button class="button main" type="button" disabled=${v||!pc(d)} onClick=${()=>_(async()=>{let e=mc(d,h.rounds.length,t),n={rounds:h.rounds.map((t,n)=>Ec(t,e[n]))};await r.ask(`seatings/${x(n)}`,{method:`PUT`,body:n}),S(M(`rounds.done`,{count:h.rounds.length})),ce(`#/setup`)})}>${M(`rounds.seat`,{count:h.rounds.length})}</button>`:n>=4&&N`<button class="button main" type="button" disabled=${v||!pc(d)} onClick=${()=>T(p)}>${M(`rounds.propose`)}</button>`;return n<4?N`<${a} title=${M(`rounds.title`)} up="#/setup"><${H} text=${M(`rounds.too-few`)}><${Ct} /><//><//>`:N`<${a} title=${M(`rounds.title`)} up="#/setup" actions=${E}>
<section class="stack rounds-asked">
<${o} label=${M(`rounds.count`)} value=${i} min=${1} max=${50} less=${M(`rounds.fewer`)} more=${M(`rounds.more`)}
onChange=${e=>(c(e),g(null))} />
<p class="soft">${M(`rounds.of`,{players:n,tables:C})}${n%4>0&&` ${M(`rounds.by-turns`,{count:n%4})}`}${w>0&&` ${M(`rounds.lacking`,{count:w})}`}</p>
${ee&&N`<${s} label=${M(`rounds.apart`)} checked=${l} onChange=${e=>(u(e),g(null))} />`}
<${hc} value=${d} rounds=${i} zone=${t} onChange=${f} />
<a class="button quiet" href="#/import/seating">${M(`rounds.from-sheet`)}</a>
</section>
<section class="stack" aria-label=${M(`rounds.proposal`)}>
${y}
${v&&N`<${b} text=${M(h?`rounds.seating`:`rounds.proposing`)} />`}
${h&&N`<${oc} key=${p} proposal=${h} state=${e} />`}
</section>
<//>`}function Ec({label:e,tables:t},n){let r=t.map(({table:e,seats:t})=>({table:e,seats:t}));return{label:e,...n,tables:r}}function Dc(e){return Object.values(e.hanchans).map(({minutes:e})=>e).filter(Boolean).at(-1)??null}function Oc(e){let t=Object.values(e.hanchans).filter(({scheduled_at:e,status:t})=>e&&!t);return Math.max(0,...t.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function kc({settings:e}){let[t,n]=k(!1);return N`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>n(!0)}>${M(`setup.details`)}</button>
${t&&N`<${Ac} settings=${e} onClose=${()=>n(!1)} />`}`}function Ac({settings:e,onClose:t}){let[n,a]=k(e.name),[o,s]=k(e.currency),[c,l]=k(e.time_zone),{ask:u,asking:d,wrong:f}=X(),p={name:n.trim(),currency:o,time_zone:c},m=Object.fromEntries(Object.entries(p).filter(([t,n])=>n!==e[t]));return N`<${de} title=${M(`setup.details`)} onClose=${t}>
<form class="stack" onSubmit=${n=>{if(n.preventDefault(),Object.keys(m).length===0)return t();u(async()=>{await r.ask(``,{method:`PATCH`,match:`"${e.version}"`,body:m}),t()})}}>
<${h} label=${M(`account.found-name`)} value=${n} onInput=${a} maxlength="200" autocomplete="off" />
<${i} label=${M(`account.found-currency`)} value=${o} options=${St()} onChange=${s} />
<${i} label=${M(`account.found-zone`)} value=${c} options=${zt(c)} onChange=${l} />
${f}
<button class="button main" disabled=${d||!p.name}>${M(`setup.save`)}</button>
</form>
<//>`}function jc({rulebook:e}){return{options:{},readings:{},...e}}const Mc=wt(({rules:e})=>{let{tournament:t}=O();return N`<p><strong>${Rt(e,Ft(e.library,jc(t)))}</strong></p>`}),Nc=wt(({rules:e,state:t})=>{let{tournament:n}=O(),[i,a]=k(!1),{ask:o,asking:s,wrong:c}=X();return N`<button class="button" type="button" disabled=${s} aria-haspopup="dialog" onClick=${()=>a(!0)}>${M(`setup.rules`)}</button>
${c}
${i&&N`<${Nt} rules=${e} value=${jc(n)} onUse=${e=>{a(!1),o(()=>r.ask(``,{method:`PATCH`,match:`"${t.settings.version}"`,body:{rulebook:e}}))}} onClose=${()=>a(!1)} />`}`}),Pc=[`referee`,`head-referee`];function Fc(e,{phones:t,isLocalOnly:n}){let r=Object.values(e.players).filter(e=>!e.withdrawn_at),i=Object.values(e.hanchans).filter(({status:e})=>!e),a=Object.values(e.officials).filter(({revoked_at:e})=>!e);return[{id:`rules`,stand:`done`,facts:{}},Lc(e,r),Rc(r,i),zc(i),Bc(a,t),{id:`address`,stand:n?`extra`:`done`,facts:{}},{id:`papers`,stand:`extra`,facts:{}}]}function Ic(e){return e.every(({stand:e})=>e!==`left`)}function Lc(e,t){let n=new Set(t.map(({team:e})=>e).filter(t=>t&&e.teams[t])).size,r=n>0?t.filter(({team:e})=>!e).length:0,i={count:t.length,teams:n,alone:r};return{id:`players`,stand:t.length>=4?`done`:`left`,facts:i,lacks:r>0?[`alone`]:[]}}function Rc(e,t){let n=new Set(t.flatMap(({seats:e})=>Object.values(e))),r=new Set(t.map(({round:e})=>e)).size,i=new Set(t.map(({table:e})=>e)).size,a=r>0?e.filter(({id:e})=>!n.has(e)).length:0;return{id:`rounds`,stand:r>0?`done`:`left`,facts:{count:r,tables:i,unseated:a},lacks:a>0?[`unseated`]:[]}}function zc(e){let t=e.filter(({scheduled_at:e})=>!e),n=e.flatMap(({scheduled_at:e})=>e?[Date.parse(e)]:[]),r=Math.max(0,...e.map(e=>e.minutes??0));return{id:`times`,stand:e.length>0&&t.length===0?`done`:`left`,facts:{first:n.length>0?Math.min(...n):0,minutes:r,open:t.length},lacks:t.length>0&&n.length>0?[`open`]:[]}}function Bc(e,t){let n=new Set(t?.filter(({cut_off_at:e})=>!e).map(({official:e})=>e)),r=t?e.filter(({id:e})=>!n.has(e)).length:0,i=e.filter(e=>F(e,Pc)).length;return{id:`officials`,stand:i>0?`done`:`left`,facts:{count:i,all:e.length,away:r},lacks:r>0?[`away`]:[]}}const Vc={players:[{href:`#/import/players`,key:`import`}],rounds:[{href:`#/rounds`,key:`seat`},{href:`#/import/seating`,key:`from-sheet`}],times:[{href:`#/rounds/times`,key:`set`}],officials:[{href:`#/people/sheet`,key:`invite`}],papers:[{href:`#/reports`,key:`print`}]};function Hc(){let{tournament:e,state:t,official:n}=O();return!e||!t?N`<${V} title=${M(`setup.title`)} />`:F(n,[`director`])?N`<${Uc} key=${e.id} state=${t} /><${Ve} />`:N`<${a} title=${M(`setup.title`)} up="#/tables"><p class="note warn">${M(`setup.directors`)}</p><//>`}function Uc({state:e}){let{items:t}=W(`phones`),[n,r]=k(null);L(()=>void be().then(r),[]);let i=Fc(e,{phones:t,isLocalOnly:n&&n.is_local_only}),o=Ic(i),s=i.find(({stand:e})=>e===`left`)?.id,c=i.filter(({stand:e})=>e!==`extra`),l=c.filter(({stand:e})=>e===`done`).length;return N`<${a} title=${e.settings.name} up="#/tables"
actions=${o&&N`<a class="button main" href="#/tables">${M(`setup.to-hall`)}</a>`}>
<header class=${`setup-head ${o?`ready`:``}`}>
<p role="status"><strong>${M(o?`setup.ready`:`setup.left`,{count:c.length-l})}</strong></p>
<progress max=${c.length} value=${l} aria-label=${M(`setup.title`)}></progress>
</header>
<ol class="setup">
${i.map(t=>N`<${Wc} key=${t.id} step=${t} state=${e} isNext=${t.id===s} link=${n?.url}>${t.id===`address`&&n?.is_local_only&&N`<${At} link=${n.url} cure=${n.cure} />`}<//>`)}
</ol>
<//>`}function Wc({step:e,state:t,isNext:n,link:r,children:i}){let{id:a,stand:o,facts:s,lacks:c=[]}=e,l=Vc[a]??[];return N`<li class=${`card setup-step ${o}`}>
<span class="setup-mark">${o===`done`?N`<${x} name="check" /><span class="unseen">${M(`setup.done`)}</span>`:``}</span>
<div class="body">
<h2>${M(`setup.step.${a}`)}</h2>
${a===`rules`&&N`<${Mc} />`}
<p>${Gc(e,t,r)}</p>
${c.map(e=>N`<p class="warn" key=${e}>${M(`setup.lacks.${e}`,{count:s[e]})}</p>`)}
${i}
</div>
${a===`rules`&&N`<div class="setup-acts"><${Nc} state=${t} /><${kc} settings=${t.settings} /></div>`}
${l.length>0&&N`<p class="setup-acts">${l.map(({href:e,key:t},r)=>N`<a key=${e} class=${`button ${n&&r===0?`main`:r>0?`quiet`:``}`} href=${e}>${M(`setup.act.${t}`)}</a>`)}</p>`}
</li>`}function Gc({id:e,facts:t,stand:n},r,i){let{settings:a}=r;if(e===`rules`)return M(`setup.says.rules`,{currency:a.currency,zone:a.time_zone});if(e===`address`)return i?new URL(i).host:M(`setup.says.address`);if(e===`papers`)return M(`setup.says.papers`);if(e===`times`&&t.first>0){let e=M(`setup.says.times`,{time:B(new Date(t.first),a.time_zone)});return t.minutes>0?`${e} · ${M(`clock.lasts`,{count:t.minutes})}`:e}return n===`left`&&!t.count?M(`setup.none.${e}`):e===`players`&&t.teams===0?M(`setup.says.players-alone`,{count:t.count}):M(`setup.says.${e}`,t)}function Kc({state:e,id:t}){let n=ke(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??M(`hall-unknown`);return N`<${a} title=${i} up="#/standings">
<${nt} seen=${n} />
<${Ke} />
${r&&N`<${qc} state=${e} body=${r} />`}
${e.players[t]&&N`<a class="button" href=${`#/player/${t}`}>${M(`standings.player`)}</a>`}
<//>`}function qc({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=M(i?`standings.disqualified`:`standings.unranked`);return N`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:M(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${M(`standings.scored`,{count:t.hanchans})}</dt><dd>${Y(s)}</dd></div>
<div><dt>${M(`standings.taken`)}</dt><dd>${Y(-10*c-l/100)}</dd></div>
<div><dt><strong>${M(`standings.total`)}</strong></dt><dd>${Y(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${M(`standings.games`)}</h2>
${a.length===0&&N`<p class="soft">${M(`standings.no-games`)}</p>`}
${a.map(t=>N`<${Yc} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${M(`standings.taken`)}</h2>
${o.length===0&&N`<p class="soft">${M(`standings.nothing-taken`)}</p>`}
${o.length>0&&N`<${Jc} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function Jc({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return N`<dl class="card facts">
${t.map(t=>N`<div key=${t.id}>
<dt>${r&&N`<span class="who">${i(t.account)}</span> · `}<${at} state=${e} line=${t} /></dt>
<dd>${Ye(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>N`<div key=${e}><dt><strong>${M(`standings.sum`)}</strong></dt><dd>${Ye(e,t)}</dd></div>`)}
</dl>`}function Yc({state:e,game:t,named:n}){let r=A(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,flags:d}=t,{counted:f=t.points,points:p,place:m,delta:h,uma:g,oka:_,taken:v=0,total:y}=t,b=[M(`hall-round`,{round:o}),M(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],x=M(`standings.delta`,{points:U(p),goal:U(p-h*100)});return N`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${b.join(` · `)}</a></h3>
${n&&N`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&N`<p class="soft">${M(`standings.corrected`,{count:a-1})}</p>`}
${f!==p&&N`<p class="soft">${M(`standings.counted`,{counted:U(f),points:U(p)})}</p>`}
<dl class="facts">
<div><dt>${x}</dt><dd>${Y(h,!0)}</dd></div>
<div><dt>${M(`standings.uma`,{place:m})}</dt><dd>${Y(g,!0)}</dd></div>
<div><dt>${M(`standings.oka`)}</dt><dd>${Y(_,!0)}</dd></div>
${v>0&&N`<div><dt>${M(`standings.by.yakitori`)}</dt><dd>${Y(-v,!0)}</dd></div>`}
<div><dt><strong>${M(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${Y(y,!0)}</dd></div>
</dl>
${d.map(e=>N`<p class="note warn" key=${e}>${M(`standings.flag.${e}`)}</p>`)}
</article>`}function Xc({args:[e]}){let{tournament:t,state:n}=O();return!t||!n?N`<${V} title=${M(`hall-standings`)} />`:e&&e!==`teams`?N`<${Kc} state=${n} id=${e} />`:N`<${Zc} state=${n} first=${e??`players`} />`}function Zc({state:e,first:t}){let{official:n}=O(),r=ke(`standings`),[i,o]=k(t),{body:s}=r.answer??{},c=se(n)&&N`<a class="button" href="#/import">${M(`standings.import`)}</a>`;return N`<${a} title=${M(`hall-standings`)} up="#/tables" actions=${c}>
<${nt} seen=${r} />
<${Ke} />
${e.others.id&&N`<a class="button" href=${`#/season/${e.others.id}`}>${M(`season.of`,{name:e.others.season})}</a>`}
${s?.teams.length>0&&N`<${d} label=${M(`standings.of`)} value=${i} onChange=${o}
options=${[`players`,`teams`].map(e=>({value:e,text:M(`standings.of.${e}`)}))} />`}
${s&&N`<${Qc} state=${e} found=${s[i]} />`}
${s&&N`<${It} of=${i} />`}
<${Ue} state=${e} />
<${Le} state=${e} />
<//>`}function Qc({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?N`<${$c} state=${e} />`:N`<ul class="rows" aria-label=${M(`hall-standings`)}>
${t.map(t=>N`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${el(e,t,n).join(` · `)}</small></span>
<strong>${Y(t.final)}</strong>
</a>
</li>`)}
</ul>`}function $c({state:e}){let{official:t}=O(),[n]=Pe(e);return N`<${H} text=${M(n?`standings.none`:`standings.no-hanchans`)}>
${n&&se(t)&&N`<a class="button" href=${`#/result/${n.id}`}>${M(`standings.enter`,{name:n.name})}</a>`}
${!n&&N`<${Ct} />`}
<//>`}function el(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s,withdrawn:c},l){let u=t!==null&&l.indexOf(t)!==l.lastIndexOf(t);return[e.teams[n]?.name,s&&M(`standings.disqualified`),c&&M(`standings.withdrawn`),!s&&t===null&&M(`standings.unranked`),u&&M(`standings.shared`),r>0&&M(`standings.hanchans`,{count:r}),a!==0&&M(`standings.less`,{score:Y(i),p:`${U(a)}P`}),o!==0&&M(`standings.less`,{score:Y(i),p:U(o)})].filter(Boolean)}export{Kn as AccountActs,ia as Alarm,Oi as Cards,In as Correct,gr as Dashboard,Rr as Escalation,Br as Escalations,yi as Fines,Bn as HandEndWithdrawal,Is as Import,La as Journal,Zn as LineAct,qt as NewPayment,wi as Payment,Ko as People,Wr as Precedents,es as Reports,ec as Result,wc as Rounds,Hc as Setup,Xc as Standings};