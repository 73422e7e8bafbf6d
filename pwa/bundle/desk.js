import{Bt as e,Cn as t,D as n,Dn as r,Ft as i,Ht as a,It as o,Lt as s,M as c,Mt as l,N as u,Nt as d,O as f,Or as p,P as m,Pt as h,Qr as g,R as _,V as v,Vn as y,Vt as b,Wt as x,Xt as S,Y as C,Zt as w,_i as ee,a as T,an as te,b as ne,bn as re,br as E,cn as ie,ct as ae,dt as oe,en as D,gi as O,gn as se,gt as k,h as ce,hi as A,hn as le,ht as ue,ii as de,in as j,jt as fe,kr as pe,ln as M,lt as N,m as P,nn as F,p as me,pi as I,rn as L,st as R,tn as z,u as he,w as ge,wn as _e,x as ve,yn as ye,z as B,zt as V}from"./app.js";import{$n as H,$t as U,An as be,Ar as xe,Bn as W,Br as Se,Bt as Ce,Dt as we,Et as Te,Fn as Ee,Fr as De,Ft as Oe,Gn as G,Gr as ke,Gt as Ae,Hn as je,Hr as Me,Ht as Ne,In as Pe,It as Fe,Jt as Ie,K as Le,Kn as Re,Kt as ze,Ln as K,Lt as Be,Mr as Ve,Mt as He,Nn as Ue,Or as We,Ot as Ge,Pn as Ke,Pr as qe,Q as Je,Qn as Ye,Qr as Xe,Qt as q,Rn as Ze,Rr as Qe,Rt as $e,Tt as et,Un as tt,Ur as nt,Ut as J,Vn as rt,Vr as it,Vt as at,Wn as ot,Wr as st,Wt as ct,X as lt,Xn as ut,Xt as dt,Y as ft,Yt as pt,Z as mt,Zn as Y,Zr as ht,Zt as gt,_t,at as vt,bn as yt,ct as bt,dt as xt,en as X,er as St,et as Ct,fr as wt,gt as Tt,in as Et,it as Dt,jr as Ot,kn as kt,kr as At,lt as jt,mr as Mt,nr as Nt,nt as Pt,or as Ft,q as It,qn as Lt,qt as Z,sr as Rt,tr as zt,ut as Bt,vn as Vt,wt as Ht,xn as Ut,yt as Wt,zn as Gt,zr as Kt,zt as qt}from"./shared.js";function Jt({seen:e,state:t}){let n=k(),r=[[`standings`,e.standings.map(Xt)],[`balances`,e.balances.map(Qt)],[`offences`,e.offences.map(e=>$t(n,e))],[`debts`,e.debts.map(Qt)],[`seats`,e.seats.flatMap(e=>tn(n,t,e))],[`rulings`,e.rulings.map(e=>en(n,e))]].filter(([,e])=>e.length>0);return r.length===0?M`<p class="soft" role="status">${j(`correct.nothing-else`)}</p>`:M`<section class="stack" role="status" aria-label=${j(`correct.follows`)}>
<h3>${j(`correct.follows`)}</h3>
${r.map(([e,t])=>M`<${Yt} key=${e} name=${e} changes=${t} />`)}
</section>`}function Yt({name:e,changes:t}){let n=t.length-12;return M`<div>
<h4>${j(`correct.part.${e}`)}</h4>
<dl class="facts">
${t.slice(0,12).map(({who:e,about:t,before:n,after:r})=>M`<div>
<dt><span class="who">${e}</span>${t&&M`<small>${t}</small>`}</dt>
<dd><${Zt} before=${n} after=${r} /></dd>
</div>`)}
</dl>
${n>0&&M`<p class="soft">${j(`correct.more`,{count:n})}</p>`}
</div>`}function Xt({account:e,before:t,after:n}){let[r,i]=[t,n].map(e=>e?.rank??`–`),a=r===i?void 0:j(`correct.place`,{before:r,after:i}),[o,s]=[t,n].map(e=>e?Y(e.total):j(`correct.none`));return{who:e.name,about:a,before:o,after:s}}function Zt({before:e,after:t}){return e===t?t:M`<span class="soft">${e} →</span> ${t}`}function Qt({account:e,unit:t,before:n,after:r}){return{who:e.name,before:K(t,n),after:K(t,r)}}function $t(e,{account:t,foul:n,elsewhere:r,before:i,after:a}){let o=[R(e,n),r&&j(`correct.elsewhere`)].filter(Boolean).join(` · `);return{who:t.name,about:o,before:i,after:a}}function en(e,{name:t,foul:n,status:r,penalties:i}){let a=r===`deferred`?j(`correct.waits-again`):N(e,{penalties:i,effects:[]});return{who:t,about:R(e,n),before:a,after:a}}function tn(e,t,{before:n,after:r}){let i=nn(t,r??n),a=(e,n)=>t.players[e?.seats[n]]?.name??j(`correct.none`),o=E.filter(e=>n?.seats[e]!==r?.seats[e]).map(t=>({who:e.phrase(`seat-${t}`),about:i,before:a(n,t),after:a(r,t)}));if(!n||!r)return o;let s=nn(t,n)===i?[]:[{who:nn(t,n),before:``,after:i}],c=n.status===r.status?[]:[{who:i,before:rn(n),after:rn(r)}];return[...s,...c,...o]}function nn(e,{round:t,table:n}){return[j(`hall-round`,{round:t}),j(`hall-table`,{label:e.tables[n]?.label??`?`})].join(` · `)}function rn({status:e}){return j(e?`hall-is.${e}`:`correct.in-play`)}function Q({title:e,what:t,request:n,yes:i,danger:a,note:o,done:s,onDone:c,onClose:l,children:u}){let[d,f]=O(!1),{reason:p,field:m}=Qe(t),{ask:h,asking:g,wrong:_}=X(j(`correct.needs-network`)),{seen:v,trouble:y}=an(n);return M`<${fe} title=${e} onClose=${l}>
<form class="stack" onSubmit=${e=>{e.preventDefault(),f(!p),p&&n&&h(async()=>{await r.ask(n.path,{method:n.method,body:{...n.body,reason:p}}),S(s??j(`correct.done`)),l(),c?.()})}}>
${u}
${n&&M`<${on} seen=${v} trouble=${y} note=${o} />`}
${v&&m(d)}
${_}
${v&&M`<button class=${`button ${a?`danger`:`main`}`} disabled=${g}>${i}</button>`}
</form>
<//>`}function an(e){let[t,n]=O({}),i=JSON.stringify(e);return I(()=>{if(!e)return;let{path:t,method:a,body:o}=e;r.ask(`${t}?preview=true`,{method:a,body:{...o,reason:`preview`}}).then(e=>n({of:i,seen:e}),e=>n({of:i,trouble:e}))},[i]),t.of===i?t:{}}function on({seen:e,trouble:t,note:n}){let{state:r}=D();return t?M`<${dt} error=${t} needs=${j(`correct.needs-network`)} />`:e?M`<${Jt} seen=${e} state=${r} />${n&&M`<p class="note warn">${n}</p>`}`:M`<${b} />`}function sn(e){return{method:`PATCH`,path:`hanchans`,body:{hanchans:e.map(({id:e,new:t,seen:n})=>({id:e,...t,replaces:n}))}}}function cn({changes:e,children:t,...n}){return M`<${Q} request=${e&&sn(e)} ...${n}>${t}<//>`}function ln(e,t){return Object.values(e.hanchans).filter(e=>e.round===t&&!e.status)}function un(e,t,n,r){return[j(`hall-table`,{label:e.tables[t.table]?.label??`?`}),r.phrase(`seat-${n}`)].join(` · `)}function dn({one:{id:e,table:t,round:n},state:r}){let[a,o]=O(!1),[s,c]=O({table:t,round:n}),l=[`table`,`round`].filter(e=>s[e]!=={table:t,round:n}[e]),u=e=>Object.fromEntries(l.map(t=>[t,e[t]])),d=l.length?[{id:e,new:u(s),seen:u({table:t,round:n})}]:null,f=T(r).map(e=>({value:e.id,text:j(`hall-table`,{label:e.label})})),p=Et(r).map(e=>({value:e,text:j(`hall-round`,{round:e})}));return M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${j(`correct.move`)}</button>
${a&&M`<${cn} title=${j(`correct.move`)} what="seats" yes=${j(`correct.move-yes`)} changes=${d} onClose=${()=>(o(!1),c({table:t,round:n}))}>
<${i} label=${j(`correct.field.label`)} value=${s.table} options=${f} onChange=${e=>c({...s,table:e})} />
<${i} label=${j(`correct.round`)} value=${s.round} options=${p} onChange=${e=>c({...s,round:e})} />
<//>`}`}function fn({state:e,hanchan:t,seat:n,onClose:r}){let a=k(),o=t.substitutes?.[n],[s,c]=O(o?`back`:`substitute`),[l,u]=O(``),f=e.players[t.seats[n]]?.name??`?`,p=[`substitute`,o&&`back`,`instead`,`other-table`].filter(Boolean).map(r=>({value:r,text:j(`correct.seat-way.${r}`,{name:e.players[o??t.seats[n]]?.name??`?`})})),m=s===`other-table`?gn(e,t,a):hn(e,t);return M`<${cn} title=${j(`correct.somebody-else`,{name:f})} what=${s===`substitute`?`substitute`:`seats`}
yes=${j(`correct.seat-yes`)} changes=${mn(e,t,n,s,l)} onClose=${r}>
<${d} label=${j(`correct.seat-how`)} value=${s} options=${p} onChange=${e=>(c(e),u(``))} />
${s!==`back`&&M`<${i} label=${j(`correct.seat-who`)} value=${l} options=${[{value:``,text:j(`people.choose-player`)},...m]} onChange=${u} />`}
${s===`substitute`&&!l&&M`<${pn} onAdded=${u} />`}
${s===`substitute`&&M`<p class="soft">${j(`correct.substitute-text`)}</p>`}
<//>`}function pn({onAdded:e}){let[t,n]=O(``),{ask:i,asking:a,wrong:o}=X();return M`<${h} label=${j(`correct.by-name`)} value=${t} maxlength="200" onInput=${n} />
${t.trim()&&M`<button class="button" type="button" disabled=${a} onClick=${()=>i(async()=>{let n=y(r.now());await r.ask(`players/${n}`,{method:`PUT`,body:{name:t.trim()}}),e(n)})}>${j(`correct.add-name`,{name:t.trim()})}</button>`}${o}`}function mn(e,{id:t,seats:n,substitutes:r},i,a,o){let s=r??{},{[i]:c,...l}=s,u={seats:n,substitutes:s};if(a===`back`)return[{id:t,new:{seats:{...n,[i]:c},substitutes:l},seen:u}];if(!o)return null;if(a===`other-table`){let[r=``,a=``]=o.split(` `),s=e.hanchans[r];return[{id:t,new:{seats:{...n,[i]:s.seats[a]}},seen:{seats:n}},{id:r,new:{seats:{...s.seats,[a]:n[i]}},seen:{seats:s.seats}}]}let d={...n,[i]:o};return a===`instead`?[{id:t,new:{seats:d},seen:{seats:n}}]:[{id:t,new:{seats:d,substitutes:{...s,[i]:c??n[i]}},seen:u}]}function hn(e,t){let n=new Set([t,...ln(e,t.round)].flatMap(({seats:e})=>Object.values(e)));return J(Object.values(e.players)).filter(({id:e,withdrawn_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,id_number:n})=>({value:e,text:`${t} (${n})`}))}function gn(e,{id:t,round:n},r){return ln(e,n).filter(e=>e.id!==t&&!e.substitutes).flatMap(t=>E.map(n=>({value:`${t.id} ${n}`,text:`${e.players[t.seats[n]]?.name??`?`} · ${un(e,t,n,r)}`})))}const _n=[`bottom`,`right`,`top`,`left`];function vn({one:e,state:t}){let n=k(),[r,i]=O(null),[a,o]=O(null),[s,c]=O(null),l=n=>t.players[e.seats[n]]?.name??`?`,u=e=>{r?r===e?i(null):o(e):i(e)},d=()=>(i(null),o(null),c(null));return M`<section class="around stack" aria-label=${j(`hall-seats`)}>
<p class="soft" role="status">${j(r?`correct.tap-second`:`correct.tap-seat`,{name:r&&l(r)})}</p>
<ul class=${`seats ${r?`picking`:``}`}>
${E.map((i,a)=>M`<li key=${i} class=${`at-${_n[a]}`}>
<button class=${`seat ${i===`east`?`dealer`:``}`} type="button" aria-pressed=${r===i} onClick=${()=>u(i)}>
<span class="wind"><${he} wind=${i} /><span class="unseen">${n.phrase(`seat-${i}`)}</span></span>
<strong class="who">${l(i)}</strong>
${e.substitutes?.[i]&&M`<span class="marks"><span class="badge info">${j(`correct.for`,{name:t.players[e.substitutes[i]]?.name??`?`})}</span></span>`}
</button>
</li>`)}
</ul>
${r&&M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>c(r)}>${j(`correct.somebody-else`,{name:l(r)})}</button>`}
${r&&a&&M`<${cn} title=${j(`correct.swap`)} what="seats" yes=${j(`correct.swap-yes`)} changes=${[yn(e,r,a)]} onClose=${d}>
<p><span class="who">${l(r)}</span> ⇄ <span class="who">${l(a)}</span></p>
<//>`}
${s&&M`<${fn} state=${t} hanchan=${e} seat=${s} onClose=${d} />`}
</section>`}function yn({id:e,seats:t,substitutes:n},r,i){let a={[r]:i,[i]:r},o={seats:t,...n&&{substitutes:n}},s=Object.entries(n??{}).map(([e,t])=>[a[e]??e,t]);return{id:e,new:{seats:{...t,[r]:t[i],[i]:t[r]},...n&&{substitutes:Object.fromEntries(s)}},seen:o}}function bn({one:e,state:t}){let[n,r]=O(void 0),i=e.status?[`back`]:[wn(t,e)&&`cancelled`,`void`].filter(Boolean);return M`${e.status&&M`<p class="note warn">${j(`over.${e.status}`)}</p>`}
${i.map(e=>M`<button key=${e} class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(e)}>${j(`correct.status.${e}`)}</button>`)}
${n&&M`<${xn} one=${e} state=${t} way=${n} onClose=${()=>r(void 0)} />`}`}function xn({one:e,state:t,way:n,onClose:r}){let[i,a]=O(`game`),o=n===`back`?null:n,s=n=>Sn(t,e,n).filter(n=>Cn(t,n,e,o)),c=[`game`,`round`,`day`].filter(e=>e===`game`||s(e).length>1).map(e=>({value:e,text:j(`correct.scope.${e}`,{count:s(e).length})})),l=s(i).map(({id:e,status:t=null})=>({id:e,new:{status:o},seen:{status:t}}));return M`<${cn} title=${j(`correct.status.${n}`)} what="status" yes=${j(`correct.status-yes.${n}`)} danger=${!!o} changes=${l} onClose=${r}>
<p>${j(`correct.status-text.${n}`)}</p>
${c.length>1&&M`<${d} label=${j(`correct.scope`)} value=${i} options=${c} onChange=${a} />`}
<//>`}function Sn(e,t,n){let r=Object.values(e.hanchans);if(n===`round`)return r.filter(({round:e})=>e===t.round);let i=new Intl.DateTimeFormat(`en-CA`,{timeZone:e.settings.time_zone}),a=({scheduled_at:e})=>e&&i.format(new Date(e));return n===`day`&&t.scheduled_at?r.filter(e=>a(e)===a(t)):[t]}function Cn(e,t,n,r){return(t.status??null)===(n.status??null)?r!==`cancelled`||wn(e,t):!1}function wn(e,t){return!e.results[t.id]&&!v(e,t).begun}function Tn({one:{id:e,name:t},state:n}){let[r,a]=O(!1),[o,s]=O(``),c=En(n,e),l=J(Object.values(n.players)).filter(t=>t.id!==e&&![...En(n,t.id)].some(e=>c.has(e)));if(l.length===0)return null;let u=l.map(e=>({value:e.id,text:`${e.name} (${e.id_number})`}));return M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${j(`correct.join`)}</button>
${r&&M`<${Q} title=${j(`correct.join-this`,{name:t})} what="joining" yes=${j(`correct.join-yes`)} danger
request=${o?{method:`PUT`,path:`players/${e}/merge`,body:{into:o}}:null}
note=${j(`correct.for-good`)} onClose=${()=>(a(!1),s(``))} onDone=${()=>se(`#/player/${o}`,{replace:!0})}>
<p>${j(`correct.join-text`,{name:t})}</p>
<${i} label=${j(`correct.join-with`)} value=${o} onChange=${s}
options=${[{value:``,text:j(`people.choose-player`)},...u]} />
<//>`}`}function En({hanchans:e},t){let n=Object.values(e).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t));return new Set(n.map(({round:e})=>e))}const Dn={player:[`name`,`id_number`,`team`],team:[`name`],table:[`label`],official:[`name`,`league_number`]},On={name:200,id_number:40,label:40,league_number:40},kn={player:`id_number`,team:`name`,official:`league_number`};function An({kind:e,one:t,state:n}){let r=Nn(e,t),[i,a]=O({}),[o,s]=O(!1),c={...r,...i},l=Dn[e].filter(e=>c[e].trim()!==r[e]),u=l.filter(e=>e!==`team`&&!c[e].trim());return M`<form class="card" onSubmit=${e=>{e.preventDefault(),s(l.length>0&&u.length===0)}}>
${Dn[e].map(t=>{let r=e=>a({...i,[t]:e});return t===`team`?M`<${jn} key=${t} state=${n} value=${c.team} onChange=${r} />`:M`<${h} key=${t} label=${j(`correct.field.${t}`)} value=${c[t]} onInput=${r}
maxlength=${On[t]} hint=${n.season&&t===kn[e]?j(`correct.season`):void 0}
wrong=${u.includes(t)?j(`correct.empty`):void 0} />`})}
${l.length>0&&M`<button class="button main">${j(`correct.look`)}</button>`}
${o&&M`<${Mn} kind=${e} one=${t} state=${n} changed=${l} stored=${r} values=${c} onClose=${()=>s(!1)} onDone=${()=>a({})} />`}
</form>`}function jn({state:e,value:t,onChange:n}){let r=J(Object.values(e.teams)).map(({id:e,name:t})=>({value:e,text:t}));if(r.length===0)return null;let a=[{value:``,text:j(`correct.no-team`)},...r];return M`<${i} label=${j(`correct.field.team`)} value=${t} options=${a} onChange=${n} />
${t&&M`<a class="reach" href=${`#/correct/team/${t}`}>${j(`correct.this-team`,{name:e.teams[t]?.name??`?`})}</a>`}`}function Mn({kind:e,one:t,state:n,changed:r,stored:i,values:a,onClose:o,onDone:s}){let c=e=>Object.fromEntries(r.map(t=>[t,e[t].trim()||null])),l={...c(a),replaces:c(i)},u=(e,t)=>(e===`team`?n.teams[t]?.name:t.trim())||j(`correct.none`);return M`<${Q} title=${j(`correct.title`)} what="correction" yes=${j(`correct.yes`)}
request=${{method:`PATCH`,path:`${e}s/${t.id}`,body:l}} onClose=${o} onDone=${s}>
<dl class="facts">
${r.map(e=>M`<div key=${e}>
<dt>${j(`correct.field.${e}`)}</dt>
<dd><${Zt} before=${u(e,i[e])} after=${u(e,a[e])} /></dd>
</div>`)}
</dl>
<//>`}function Nn(e,t){let n=e===`official`?{...t,league_number:t.number}:t;return Object.fromEntries(Dn[e].map(e=>[e,n[e]??``]))}function Pn({kind:e,one:t,name:n}){let[r,i]=O(!1);return M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${j(`correct.remove`)}</button>
${r&&M`<${Q} title=${j(`correct.remove-this`,{name:n})} what="removal" yes=${j(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`${e}s/${t.id}/removal`,body:{}}}
onClose=${()=>i(!1)} onDone=${()=>le(`#/tables`)}>
<p>${j(`correct.remove-text`)}</p>
<//>`}`}function Fn({one:{id:e,name:t,withdrawn_at:n}}){let[r,i]=O(!1),a=!n,o=a?`withdraw`:`return`,s={withdrawn:a,replaces:{withdrawn:!a}};return M`${n&&M`<p class="note warn">${j(`correct.is-withdrawn`,{name:t})}</p>`}
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${j(`correct.${o}`)}</button>
${r&&M`<${Q} title=${j(`correct.${o}-this`,{name:t})} what=${o} yes=${j(`correct.${o}-yes`)}
request=${{method:`PATCH`,path:`players/${e}`,body:s}} onClose=${()=>i(!1)}>
${a&&M`<p>${j(`correct.withdraw-text`)}</p>`}
<//>`}`}function In({args:[e=``,t=``]}){let{tournament:n,state:r,official:i}=D(),o=j(`correct.title`);if(!n||!r)return M`<${B} title=${o} />`;if(!P(i,[`director`]))return M`<${a} title=${o} up="#/tables"><p class="note warn">${j(`correct.directors`)}</p><//>`;let s=Object.hasOwn(Ln,e)&&r[`${e}s`],c=s&&(s[t]??s[r.merged[t]]);if(!c)return M`<${_} title=${o} text=${j(`correct.nothing`)} up="#/people" />`;let l=Rn(r,c);return M`<${a} title=${j(`correct.this`,{name:l})} up=${zn(e,c)}>
${Ln[e].map(t=>M`<${t} key=${c.id} kind=${e} one=${c} name=${l} state=${r} />`)}
<//>`}const Ln={player:[An,Fn,Tn,Pn],team:[An,Pn],table:[An,Pn],official:[An],hanchan:[vn,dn,bn,Pn]};function Rn(e,{name:t,label:n,round:r,table:i}){let a=j(`hall-table`,{label:n??e.tables[i]?.label??`?`});return t??[r&&j(`hall-round`,{round:r}),a].filter(Boolean).join(` · `)}function zn(e,{id:t,table:n}){return e===`hanchan`?`#/table/${n}`:e===`official`?`#/people/${t}`:e===`team`?`#/people/players`:`#/${e}/${t}`}function Bn({hanchan:e}){let{state:t}=D(),[n,r]=O(null),i=Object.values(t.handEnds).filter(t=>t.hanchan===e.id&&!t.unsent).sort((e,t)=>e.id<t.id?1:-1)[0];if(!i&&!n)return null;let{id:a,hand:o,how:s}=n??i,c=[ae(o),j(`hall-how.${s}`)].filter(Boolean).join(` · `);return M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(i)}>${j(`correct.hand-end`)}</button>
${n&&M`<${Q} title=${j(`correct.hand-end-title`)} what="hand-end" yes=${j(`correct.hand-end-yes`)} danger
request=${{method:`PUT`,path:`hand-ends/${a}/withdrawal`,body:{}}} onClose=${()=>r(null)}>
<p><strong>${c}</strong></p>
<p>${j(`correct.hand-end-text`)}</p>
<//>`}`}function Vn({state:e,account:t,start:n,onClose:r}){let{book:i}=D(),a=i?.content.unit?`pts`:`P`,o=[.../* @__PURE__ */ new Set([a,e.settings.currency,...n?[n.unit]:[]])],[s,c]=O(n?.unit??a),[l,u]=O(n&&n.amount<0?`give`:`take`),[f,p]=O(n?Hn(n):``),m=q(),g=Un(s,f),_={account:t,unit:s,amount:l===`give`?-(g??0):g,waives:!1},v=g?{method:`PUT`,path:`ledger/decisions/${m(_)}`,body:_}:null,y=f&&!g?j(s===`pts`?`fines.hundreds`:`fines.above-nothing`):void 0,b=W(e,t),x=l===`give`?`give`:Lt(s)?`take`:`fine`,S=o.map(e=>({value:e,text:j(Lt(e)?`fines.points`:`fines.money`,{unit:e})}));return M`<${Q} title=${j(`fines.decide-on`,{name:b})} what="ledger-decision" yes=${j(`fines.do.${x}`,{amount:K(s,g??0)})}
request=${v} onClose=${r}>
<${d} label=${j(`fines.what`)} value=${s} options=${S} onChange=${c} />
<${d} label=${j(`fines.way`)} value=${l} options=${[`take`,`give`].map(e=>({value:e,text:j(`fines.way.${e}`)}))} onChange=${u} />
<${h} label=${j(`fines.amount`,{unit:s===`pts`?j(`fines.table-points`):s})} value=${f} inputmode="decimal" autocomplete="off" wrong=${y} onInput=${p} />
<//>`}function Hn({unit:e,amount:t}){let n=Math.abs(t);return Lt(e)?String(n):K(e,n).slice(e.length+1)}function Un(e,t){if(!Lt(e))return je(e,t)||null;let n=/^\d{1,6}$/.test(t.trim())?Number(t):0;return n%(e===`pts`?100:1)==0&&n||null}function Wn({state:e,balance:{account:t,unit:n,amount:i},onClose:a}){let o=-i,[s,c]=O(()=>K(n,o).slice(n.length+1)),[l,u]=O(`cash`),[f]=O(()=>new Date(r.now()).toISOString()),p=q(),m=W(e,t),g=je(n,s),_=!g||g>o?j(`fines.between`,{most:K(n,o)}):void 0,v={account:t,unit:n,amount:g,method:l,paid_at:f},y=_?null:{method:`PUT`,path:`refunds/${p(v)}`,body:v},b=K(n,g??0);return M`<${Q} title=${j(`fines.refund-to`,{name:m})} what="refund" yes=${j(`fines.refund-yes`,{amount:b})}
request=${y} done=${j(`fines.refunded`,{name:m,amount:b})} onClose=${a}>
<${h} label=${j(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${_} onInput=${c} />
<${d} label=${j(`fines.how`)} value=${l} options=${Ce.map(e=>({value:e,text:j(`fines.method.${e}`)}))} onChange=${u} />
<//>`}function Gn({state:e,balance:{account:t,unit:n,amount:r},most:i=r,onClose:a}){let[o,s]=O(()=>K(n,Math.min(i,r)).slice(n.length+1)),c=q(),l=je(n,o),u=!l||l>r?j(`fines.between`,{most:K(n,r)}):void 0,d={account:t,unit:n,amount:-(l??0),waives:!0},f=u?null:{method:`PUT`,path:`ledger/decisions/${c(d)}`,body:d},p={name:W(e,t),amount:K(n,l??0)};return M`<${Q} title=${j(`fines.waive-of`,p)} what="waiver" yes=${j(`fines.waive-yes`,p)}
request=${f} done=${j(`fines.waived`,p)} onClose=${a}>
<${h} label=${j(`fines.amount`,{unit:n})} value=${o} inputmode="decimal" wrong=${u} onInput=${s} />
<//>`}function Kn({state:e,account:t}){let{official:n}=D(),[r,i]=O(null);if(tt(n,t.id))return null;let a=Ze(e,t.id).filter(({unit:e})=>!Lt(e)),o=n?.roles?.includes(`director`),s=[...G(n)?a.flatMap(Yn):[],...o?[Jn(`decide`,{account:t})]:[]];if(s.length===0)return null;let c=a.length>1;return M`<div class="doing">
${s.map(({id:e,given:t})=>M`<button key=${e+t.balance?.unit} class=${`button ${e===`pay`?`main`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>i({id:e,given:t})}>
${j(`fines.act.${e}`)}${c&&t.balance?` ${t.balance.unit}`:``}
</button>`)}
${r&&M`<${qn[r.id]} state=${e} ...${r.given} onTaken=${()=>Xn(e,r.given.balance)} onClose=${()=>i(null)} />`}
</div>`}const qn={pay:qt,refund:Wn,decide:Vn};function Jn(e,t){return{id:e,given:t}}function Yn(e){return e.amount===0?[]:[Jn(e.amount>0?`pay`:`refund`,{balance:e})]}function Xn(e,{account:t,unit:n,amount:r}){S(j(`fines.taken`,{name:W(e,t),amount:K(n,r)}))}function Zn({state:e,line:t,balance:n}){let{official:r}=D(),[i,a]=O(!1),{id:o,unit:s,amount:c,what:l,cause:u,unsent:d}=t,{account:f}=n;if(d||!r?.roles?.includes(`director`)||tt(r,f.id))return null;let p=u===`decision`&&l===`decided`,m=!Lt(s)&&c>0&&n.amount>0&&u!==`payment`&&Re(n.lines).some(e=>e.id===o);if(!m&&!p)return null;let h=m?{balance:n,most:c}:{account:f,start:{unit:s,amount:-c}};return M`<button class="button quiet line-act" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${j(m?`fines.act.waive`:`fines.act.otherwise`)}</button>
${i&&M`<${m?Gn:Vn} state=${e} ...${h} onClose=${()=>a(!1)} />`}`}function Qn({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return M`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&M`<p class="soft">${r}</p>`}
${i.length===0&&M`<p class="soft">${j(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>M`<li key=${e.key}><${$n} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&M`<${l} title=${j(`dashboard.numbers`)}>${()=>M`<${tr} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function $n({row:{name:e,value:t,part:n=0,href:r},most:i}){return M`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${H(t)}</strong>
<${er} value=${t} part=${n} most=${i} />
${n>0&&M`<small>${j(`dashboard.part`,{count:H(n)})}</small>`}
</a>`}function er({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return M`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&M`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function tr({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return M`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${j(`hall-rulings`)}</th>
${r&&M`<th scope="col">${j(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>M`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${H(n)}</td>
${r&&M`<td>${H(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function nr(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:j(`hall-round`,{round:e})}));return[{value:``,text:j(`hall-any`)},...n]}function rr({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function ir({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=or(t,i.size>1?e=>cr(e,r):sr);return t.length===0?null:M`<section class="card" aria-labelledby="spread">
<h2 id="spread">${j(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${j(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>M`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>M`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>M`<td key=${t.key}><${ar} count=${s.get(e+t.key)} most=${c} href=${lr(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function ar({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return M`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${H(e)}</strong>
</a>`}function or(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function sr(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function cr(e,t){let n=e.slice(0,10),r=F(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function lr(e,t,{from:n,until:r}){return rr(e,{table:t,from:n,until:r})}function ur({state:e,changes:t}){return M`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${j(`dashboard.recharged`)}</h2>
<p class="soft">${j(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>M`<li key=${[t,r.id,i].join()}>
<span class="who">${W(e,r)}</span> ${K(i,a)} → <strong>${K(i,o)}</strong>
<br /><small class="soft">${[z(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function dr({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:j(e>1?`dashboard.from`:`dashboard.until`,{from:g(e),until:g(t)}),value:n,href:rr(r,{took:`${e}-${t}`})})),a=e?j(`dashboard.median`,{time:g(t),count:e}):j(`dashboard.untimed`);return M`<${Qn} id="taking" title=${j(`dashboard.taking`)} what=${j(`dashboard.time`)}
about=${`${a} ${j(`dashboard.measured`)}`} rows=${e?i:[]} />`}function fr(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(m(n)).map(([t,n])=>[u(e,t),c(e,t,n)]);return[...r,...i]}function pr({cases:e}){return M`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${j(`dashboard.unlike`)}</h2>
<p class="soft">${j(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>M`<${mr} key=${t} one=${e} />`)}
</section>`}function mr({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=k(),o=i[0].rulings.length,s=fr(a,t,n);return M`<article class="stack case">
<h3>${R(a,e)}</h3>
${s.length>0&&M`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&M`<p class="note info">${j(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>M`<${hr} key=${t} outcome=${e} most=${o} />`)}
</article>`}function hr({outcome:{penalties:e,rulings:t},most:n}){let r=k(),{state:i}=D(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=M`<span class="body outcome"><span>${N(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${H(t.length)}</strong><${er} value=${t.length} most=${n} /></span>`;return M`<${l} title=${o}>${()=>M`<${ne} rulings=${a} place empty=${j(`hall-none-found`)} />`}<//>`}function gr(){let{tournament:e,state:t,official:n}=D();return!e||!t?M`<${B} title=${j(`dashboard.title`)} />`:me(n)?M`<${_r} state=${t} />`:M`<${a} title=${j(`dashboard.title`)} up="#/log"><p class="note warn">${j(`dashboard.whose`)}</p><//>`}function _r({state:e}){let[t,n]=O({day:``,round:``});return M`<${a} title=${j(`dashboard.title`)} up="#/log">
<div class="asked">
<${h} type="date" label=${j(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${i} label=${j(`dashboard.round`)} value=${t.round} options=${nr(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${vr} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function vr({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=ke(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return M`<${xr} seen=${r} zone=${e.settings.time_zone} />
${i&&M`<${yr} state=${e} body=${i} asked=${t} />`}`}function yr({state:e,body:t,asked:n}){let r=k(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>rr(n,e),l=e=>({key:e.foul,name:R(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return M`<p role="status">${j(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${Qn} id="fouls" title=${j(`dashboard.fouls`)} what=${j(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${Qn} id="referees" title=${j(`dashboard.referees`)} what=${j(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${ir} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${Qn} id="otherwise" title=${j(`dashboard.otherwise`)} about=${j(`dashboard.otherwise-about`)} what=${j(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${pr} cases=${t.differently} />
<${ur} state=${e} changes=${t.recharged??[]} />
<${Qn} id="escalations" title=${j(`dashboard.escalations`)} what=${j(`dashboard.status`)}
rows=${s.map(e=>br(e,c))} />
<${dr} taking=${t.time_to_rule} asked=${n} />
</div>`}function br({status:e,outcome:n,rulings:r},i){let a=[e,n].filter(Boolean),o=a.map(e=>t(`hall-escalation.${e}`)?j(`hall-escalation.${e}`):e),s=a.join(` `);return{key:s,name:o.join(` · `),value:r,href:i({status:``,escalation:s})}}function xr({seen:{answer:e,fresh:t,trouble:n},zone:r}){Xe();let i=e&&z(e.at,r);return!e&&!n?M`<${b} />`:n?M`<p class="note warn" role="status">${st(n)} ${j(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:M`<p class="soft">${j(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const Sr=[`photo`,`note`];function Cr({state:e,escalation:t,ruling:n}){let i=D(),{outbox:a}=i,[o,s]=O(null);if(I(()=>void r.loadEscalationSteps(),[]),a.some(({subject:e,kind:n,state:r})=>e===t.id&&!Sr.includes(n)&&pe(r)))return M`<p class="note bad">${j(`esc.stuck`)} <a href="#/outbox">${j(`hall-resolve`)}</a></p>`;let c=et(i,t,n);return M`
${c===`decide`&&M`<${Dr} state=${e} escalation=${t} ruling=${n} onAsk=${s} />`}
${c===`appeal`&&M`<button class="button main" type="button" onClick=${()=>s(wr)}>${j(`esc.do.appeal`)}</button>`}
${c===`reopen`&&M`<button class="button" type="button" onClick=${()=>s(Tr)}>${j(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(c)&&M`<p class="note warn">${j(`esc.${c}`)}</p>`}
${c===``&&M`<p class="soft">${j(`esc.wait.${t.status}`)}</p>`}
${o&&M`<${De} what=${o.name} title=${j(`esc.do.${o.name}`)} text=${j(`esc.means.${o.name}`)} yes=${j(`esc.do.${o.name}`)}
onReason=${async e=>{if(!o)return;let{kind:n,name:i,...a}=o;await r.send(n,t.id,{reason:e,...a}),te(),S(j(`esc.done.${n}`)),s(null)}} onClose=${()=>s(null)} />`}
`}const wr={kind:`appeal`,name:`appeal`},Tr={kind:`reopening`,name:`reopening`},Er=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Dr({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>M`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${j(`esc.do.${e.name}`)}</button>`;return M`
${u&&f(Er(`amended`,`confirmed`),`main`)}
${f(Er(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${j(u?`esc.amend-again`:`hall-amend`)}</a>
${f(Er(`overturned`),`danger`)}
`}function Or({ruling:e,rulings:t}){let n=k(),{state:r}=D(),[i,a]=[!0,!1].map(n=>t.filter(t=>jr(t,e)===n)),o=[...i,...a].slice(0,12);return M`<section class="stack">
<h2>${j(`esc.same-foul`)}</h2>
${t.length===0&&M`<p class="soft">${j(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>M`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${oe(t.kind)}`}>${N(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,z(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&M`<span class="badge info">${j(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&M`<span class="badge warn">${j(`esc.other-revision`)}</span>`}
<${ve} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&M`<a class="reach" href=${`#/log?foul=${e.foul}`}>${j(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function kr(e,t,{offender:n}){return Nr(e,t,e=>e.offender.id===n.id)}function Ar(e,t,{foul:n}){return Nr(e,t,e=>e.foul===n)}function jr(e,t){return de(Mr(e))===de(Mr(t))}function Mr({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Nr(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return ge(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Pr({state:e,foul:t,escalation:n}){let r=ke(`precedents?limit=20&foul=${t}`);return M`<section class="stack">
<h2>${j(`esc.precedents`)}</h2>
<${nt} seen=${r} what="precedents" />
${r.answer&&M`<${Ir} state=${e} items=${Fr(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${j(`esc.search-precedents`)}</a>
</section>`}function Fr(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Ir({state:e,items:t}){let n=k();return t.length===0?M`<p class="soft">${j(`esc.no-precedents`)}</p>`:M`<ul class="rows below precedents">
${t.map(t=>M`<li key=${t.ruling.id}><${Lr} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Lr({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return M`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${oe(n.kind)}`}>${N(t,n)}</strong>
<span>${R(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>M`<small key=${e}>${e}</small>`)}
${l.map(e=>M`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,z(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&M`<span class="badge">${j(`hall-status.${n.status}`)}</span>`}
${c&&M`<span class="badge warn">${j(`esc.revision-changed`)}</span>`}
${r.map(e=>M`<span class="badge" key=${e}>${j(`esc.why.${e}`)}</span>`)}
${s&&M`<span class="badge info">${Te(s)}</span>`}
</span>
</span>
</a>`}function Rr({args:[e]}){let{tournament:t,state:n}=D();if(!t||!n)return M`<${B} title=${j(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?M`<${_} title=${j(`esc.one`)} text=${j(`esc.missing`)} up="#/escalations" />`:M`<${zr} state=${n} escalation=${r} ruling=${i} />`}function zr({state:e,escalation:t,ruling:n}){let r=k(),i=Kt([n])[n.revision],o=C(r,i,n),s=o&&(o.chosen??o.final??o.first),c=t.status===`open`;ut(c);let l=M`<${Cr} state=${e} escalation=${t} ruling=${n} />`;return M`<${a} title=${R(r,n.foul)} up="#/escalations" actions=${l}>
<${Be} ruling=${n} shown=${s}>
<p role="status"><span class=${`badge ${c?`warn`:`info`}`}>${we(t)}</span> ${c&&M`<span class="soft">${Ht(t.escalated_at)}</span>`}</p>
<//>
<${Wt} state=${e} escalation=${t} />
<section class="stack">
<h2>${j(`esc.so-far`)}</h2>
<${Tt} state=${e} events=${_t(e,t)} />
</section>
<${jt} ruling=${n} />
${o?M`<${Bt} ruling=${n} spoken=${o} />`:M`<p class="soft">${j(`hall-no-book`)}</p>`}
<${xt} state=${e} ruling=${n} />
<${Fe} state=${e} ruling=${n} />
<${He} state=${e} ruling=${n} />
<section class="stack">
<h2>${j(`esc.on-offender`,{name:n.offender.name})}</h2>
<${ne} rulings=${kr(e,t,n)} place empty=${j(`esc.nothing-else`)} />
</section>
<${$e} state=${e} id=${n.offender.id} />
<${Or} ruling=${n} rulings=${Ar(e,t,n)} />
<${Pr} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Br(){let{tournament:e,state:t}=D();return!e||!t?M`<${B} title=${j(`hall-escalations`)} />`:M`<${Vr} state=${t} />`}function Vr({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return ut(r.length>0),M`<${a} title=${j(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${j(`esc.precedents`)}</a></p>
${t.length===0&&M`<${V} text=${j(`esc.none`)}><a class="button" href="#/log">${j(`hall-log`)}</a><//>`}
<${Hr} state=${e} title=${j(`esc.waiting`,{count:r.length})} escalations=${r} />
<${Hr} state=${e} title=${j(`esc.decided-ones`)} escalations=${i} />
<//>`}function Hr({state:e,title:t,escalations:n}){return n.length===0?null:M`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>M`<li key=${t.id}><${Ur} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function Ur({state:e,escalation:t}){let n=k(),r=e.rulings[t.id],i=t.status===`open`,a=[j(`hall-table`,{label:r.table.label}),Ge(e,t),Ht(t.escalated_at)];return M`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${R(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${N(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${we(t)}</span>
${!i&&M`<span class="badge info">${Te(t)}</span>`}
${t.unsent&&M`<span class="badge info">${j(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Wr({query:e}){let{tournament:t,state:n}=D();return!t||!n?M`<${B} title=${j(`esc.precedents`)} />`:M`<${Gr} state=${n} begun=${e.get(`foul`)??``} />`}function Gr({state:e,begun:t}){let n=k(),[r,o]=O(t in n.catalogue.fouls?t:``),[s,c]=O({}),[l,u]=O(``),[d,f]=O(``),p=e=>{o(e),c({})},m=e=>{e.preventDefault(),f(l.trim())},g=ke(Yr(r,s,d)),_=g.answer?.body;return M`<${a} title=${j(`esc.precedents`)} up="#/escalations">
<p class="soft">${j(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${i} label=${j(`hall-filter.foul`)} value=${r} options=${[{value:``,text:j(`esc.any`)},...Jr(n)]} onChange=${p} />
${r&&M`<${Kr} words=${n} foul=${r} facts=${s} onFacts=${c} />`}
<${h} type="search" label=${j(`esc.words`)} hint=${j(`esc.words-hint`)} value=${l} onInput=${u} maxlength="200" />
<button class="button">${j(`esc.search`)}</button>
</form>
<${nt} seen=${g} what="precedents" />
${_&&M`<${Ir} state=${e} items=${_.items} />`}
${_?.next&&M`<p class="note">${j(`esc.more`,{count:50})}</p>`}
<//>`}function Kr({words:e,foul:t,facts:n,onFacts:r}){let{book:a}=D();return a?a.table(t).used.map(t=>{let a=qr(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return a.length>0&&M`<${i} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:j(`esc.any`)},...a]} onChange=${e=>r({...n,[t]:e})} />`}):null}function qr({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function Jr(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function Yr(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function Xr({state:e,kind:t,id:n}){let r=e[`${t}s`]?.[e.merged[n]??n];if(!r)return M`<${_} title=${j(`fines.title`)} text=${j(`fines.no-account`)} up="#/fines" />`;let i={kind:t,id:r.id},o=Ze(e,r.id).length===0;return M`<${a} title=${r.name} up="#/fines">
<p class="soft">${Zr(e,t,r)}</p>
${o&&M`<p class="soft">${j(`fines.no-lines`)}</p>`}
<${bt} state=${e} id=${r.id} />
<${Kn} state=${e} account=${i} />
${t===`player`&&M`<a class="button quiet" href=${`#/player/${r.id}`}>${j(`fines.to-player`)}</a>`}
<//>`}function Zr(e,t,n){return t===`player`?[n.id_number&&j(`hall-id-number`,{number:n.id_number}),e.teams[n.team]?.name].filter(Boolean).join(` · `):j(`fines.kind.${t}`)}function Qr({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=ot(r).map(([e,t])=>K(e,t));return M`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${j(`fines.owing`)}</h2>
${r.length===0&&M`<p class="soft">${j(`fines.none`)}</p>`}
${r.length>0&&M`<p>${j(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>M`<li key=${ei(t)}><${ti} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&M`<p class="soft">${j(`fines.not-seated`)}</p>`}
</section>`}function $r({state:e,balances:t,onRefund:n}){let r=t.filter(({amount:e})=>e<0);return r.length===0?null:M`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${j(`fines.paid-back`)}</h2>
<ul class="rows">
${r.map(t=>M`<li key=${ei(t)}><${ti} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${!n&&M`<p class="soft">${j(`fines.gives-back`)}</p>`}
</section>`}function ei({account:e,unit:t}){return e.id+t}function ti({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=s.filter(({cause:e})=>e===`payment`).reduce((e,t)=>e-t.amount,0),l=[a>0&&j(`fines.since`,{time:z(o,e.settings.time_zone)}),c>0&&j(`fines.part-paid`,{amount:K(i,c)})],u=M`<span class="body who">${W(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${K(i,Math.abs(a))}</strong>`;return n?M`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:M`<a class="row" href=${`#/fines/${r.kind}/${r.id}`}>${u}</a>`}function ni({day:e,taking:{unit:t,method:n,expected:i,count:a},onClose:o}){let[s,c]=O(``),[l,u]=O(``),[d,f]=O(!1),p=q(),{ask:m,asking:g,wrong:_}=X(j(`cash.needs-network`)),v=ri(t,s);return M`<${fe} title=${j(`cash.count-of`,{method:j(`fines.method.${n}`)})} onClose=${o}>
<form class="stack" onSubmit=${i=>{if(i.preventDefault(),f(!0),v===null||a&&!l.trim())return;let s={...l.trim()&&{note:l.trim()},...a&&{replaces:a.id}},c={day:e,unit:t,method:n,counted:v,...s};m(async()=>{await r.ask(`cash-counts/${p(c)}`,{method:`PUT`,body:c}),S(j(`cash.kept`)),o()})}}>
<dl class="facts"><div><dt>${j(`cash.expected`)}</dt><dd>${K(t,i)}</dd></div></dl>
<${h} label=${j(`cash.amount`,{unit:t})} value=${s} inputmode="decimal" autocomplete="off" wrong=${d&&v===null?j(`cash.amount-wrong`):void 0} onInput=${c} />
${v!==null&&M`<p class=${`note ${v===i?`info`:`warn`}`} role="status"><strong>${ii(t,v-i)}</strong></p>`}
<${h} label=${j(a?`cash.why-again`:`fines.note`)} value=${l} maxlength="3500" wrong=${d&&a&&!l.trim()?j(`hall-reason-missing`):void 0} onInput=${u} />
${_}
<button class="button main" disabled=${g}>${j(`cash.keep`)}</button>
</form>
<//>`}function ri(e,t){let[,n,r=``]=t.trim().match(/^([-−]?)(.+)$/)??[],i=je(e,r);return i!==null&&n?-i:i}function ii(e,t){return t===0?j(`cash.agrees`):j(t<0?`cash.missing`:`cash.too-much`,{amount:K(e,Math.abs(t))})}function ai(e,t){let n=F(Intl.DateTimeFormat,{timeZone:e.settings.time_zone,year:`numeric`,month:`2-digit`,day:`2-digit`,calendar:`iso8601`,numberingSystem:`latn`}).formatToParts(new Date(t)),r=e=>n.find(({type:t})=>t===e)?.value;return`${r(`year`)}-${r(`month`)}-${r(`day`)}`}function oi(e,t){let n=Object.values(e.payments).map(({paid_at:t})=>ai(e,t)),r=Object.values(e.cashCounts).map(({day:e})=>e);return[.../* @__PURE__ */ new Set([ai(e,t),...n,...r])].sort().reverse()}function si(e,t){let n=/* @__PURE__ */ new Map,r=(r,i)=>{let a=`${t} ${r} ${i}`,o={unit:r,method:i,taken:0,refunded:0,expected:0,by:/* @__PURE__ */ new Map,count:e.cashCounts[a]};return n.has(a)||n.set(a,o),n.get(a)};for(let{unit:n,method:i,amount:a,refund:o,withdrawn:s,paid_at:c,official:l}of Object.values(e.payments)){if(s||ai(e,c)!==t)continue;let u=r(n,i),d=o?-a:a;u[o?`refunded`:`taken`]+=a,u.expected+=d,u.by.set(l,(u.by.get(l)??0)+d)}for(let{day:n,unit:i,method:a}of Object.values(e.cashCounts))n===t&&r(i,a);let i=({unit:e,method:t})=>e+Ce.indexOf(t);return[...n.values()].sort((e,t)=>i(e)<i(t)?-1:1)}function ci({state:e}){let{official:t}=D();I(()=>void r.lookAround(),[]);let n=oi(e,r.now()),[o,s]=O(``),c=n.includes(o)?o:n.find(t=>si(e,t).length>0)??n[0],l=si(e,c),u=n.map(e=>({value:e,text:li(e)})),d=Object.values(e.payments).filter(e=>e.unsent).length;return M`<${a} title=${j(`cash.title`)} up="#/fines">
<${i} label=${j(`cash.day`)} value=${c} options=${u} onChange=${s} />
${d>0&&M`<p class="note warn" role="status">${j(`cash.unsent`,{count:d})}</p>`}
${l.length===0&&M`<${V} text=${j(`cash.nothing`)} />`}
${l.map(n=>M`<${ui} key=${c+n.unit+n.method} state=${e} day=${c} taking=${n} mayCount=${G(t)} />`)}
<//>`}function li(e){return F(Intl.DateTimeFormat,{weekday:`short`,day:`numeric`,month:`long`,year:`numeric`,timeZone:`UTC`}).format(/* @__PURE__ */ new Date(`${e}T00:00:00Z`))}function ui({state:e,day:t,taking:n,mayCount:r}){let[i,a]=O(!1),{unit:o,method:s,refunded:c,taken:l,expected:u,by:d,count:f}=n,p=[...d].map(([t,n])=>[e.officials[t]?.name??j(`cash.this-phone`),K(o,n)]),m={taken:K(o,l),back:K(o,c)};return M`<section class="card stack cash" aria-label=${j(`fines.method.${s}`)}>
<div class="cash-head"><h2>${j(`fines.method.${s}`)}</h2><strong class="sum">${K(o,u)}</strong></div>
${c>0&&M`<p class="soft">${j(`cash.of-it-refunded`,m)}</p>`}
<dl class="facts">
${p.map(([e,t])=>M`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>
${f&&M`<${di} state=${e} taking=${n} />`}
${r&&M`<button class=${`button ${f?`quiet`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${j(f?`cash.again`:`cash.count`)}</button>`}
${i&&M`<${ni} day=${t} taking=${n} onClose=${()=>a(!1)} />`}
</section>`}function di({state:e,taking:{unit:t,expected:n,count:r}}){let{counted:i,at:a,official:o,note:s}=r,c=r.expected===n?``:j(`cash.taken-since`,{amount:K(t,r.expected)}),l=j(`cash.counted-by`,{name:e.officials[o]?.name??`?`,time:z(a,e.settings.time_zone)});return M`<div class=${`note ${i===n?`info`:`warn`}`} role="status">
<strong>${j(`cash.counted`,{amount:K(t,i)})} · ${ii(t,i-n)}</strong>
<small>${[l,s,c].filter(Boolean).join(` · `)}</small>
</div>`}function fi({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:M`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${j(`fines.paid`)}</h2>
<ul class="rows">
${t.map(t=>M`<li key=${t.id}><${pi} state=${e} payment=${t} /></li>`)}
</ul>
<p class="soft">${j(`fines.put-right`)}</p>
</section>`}function pi({state:e,payment:t}){let{id:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,refund:l,withdrawn:u}=t,d=[u&&j(`fines.withdrawn`),mi(t),j(`fines.method.${s}`),z(c,e.settings.time_zone)],f=K(a,l?-o:o);return M`<a class=${`row ${u?`over`:``}`} href=${`#/paid/${n}`}>
<span class="body who">${W(e,{kind:r,id:i})}<small>${d.filter(Boolean).join(` · `)}</small></span>
${u?M`<s>${f}</s>`:M`<strong>${f}</strong>`}
</a>`}function mi({unsent:e,refund:t,receipt:n}){return e?j(`fines.no-receipt-yet`):j(t?`fines.refund-number`:`fines.receipt`,{number:n})}function hi({state:e,official:t}){if(!e.season||!G(t))return null;let n=j(`fines.season`,{season:e.season.season});return M`<${l} title=${n}>${()=>M`<${gi} state=${e} />`}<//>`}function gi({state:e}){let{answer:t,fresh:n,trouble:r}=ke(`ledger/fines/season`);if(!t)return M`<p class="soft" role="status">${j(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=z(t.at,e.settings.time_zone);return M`${!n&&M`<p class="note warn" role="status">${j(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&M`<p class="soft">${j(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>M`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${_i(e,t)}</small></span>
<strong>${K(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function _i(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=ue(e,r)||e.settings.name;return n.length>1?`${a} ${K(t,i)}`:a}).join(` · `)}function vi({state:e}){let{fines:t}=e.others;return t.length===0?null:M`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${j(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>M`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${W(e,t)}<small>
${ue(e,n)} · ${j(`fines.since`,{time:z(a,e.settings.time_zone)})}
</small></span>
<strong>${K(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${j(`fines.paid-there`)}</p>
</section>`}function yi({args:[e,t]}){let{tournament:n,state:r}=D();return!n||!r?M`<${B} title=${j(`fines.title`)} />`:e===`cash`?M`<${ci} state=${r} />`:t?M`<${Xr} key=${t} state=${r} kind=${e} id=${t} />`:M`<${bi} state=${r} />`}function bi({state:e}){let{official:t}=D(),[n,i]=O(null),[o,s]=O(null),[c,l]=O(``);I(()=>void r.lookAround(),[]);let u=ee(()=>Gt(e),[e.ledger]),d=G(t);return M`<${a} title=${j(`fines.title`)} up="#/tables">
<div role="status">${e.payments[c]&&M`<${xi} state=${e} payment=${e.payments[c]} />`}</div>
<${Qr} state=${e} balances=${u} onPay=${d&&i} />
<${$r} state=${e} balances=${u} onRefund=${d&&s} />
<${vi} state=${e} />
<${fi} state=${e} />
<${hi} state=${e} official=${t} />
${d&&M`<a class="button" href="#/fines/cash">${j(`cash.title`)}</a><a class="button" href="#/reports">${j(`reports.link`)}</a>`}
${n&&M`<${qt} state=${e} balance=${n} onTaken=${l} onClose=${()=>i(null)} />`}
${o&&M`<${Wn} state=${e} balance=${o} onClose=${()=>s(null)} />`}
<//>`}function xi({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=W(e,{kind:n,id:r});return M`<p class="note info row">
<span class="body">${j(`fines.taken`,{name:o,amount:K(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${j(`fines.to-receipt`)}</a>
</p>`}function Si({state:e,payment:{withdrawn:t}}){if(!t)return null;let{at:n,by:r,reason:i}=t,a={time:z(n,e.settings.time_zone),name:e.officials[r]?.name??`?`};return M`<p class="note bad" role="status"><strong>${j(`fines.withdrawn-by`,a)}</strong> ${i}</p>`}function Ci({state:e,payment:t}){let{official:n}=D(),[r,i]=O(!1),{id:a,account_kind:o,account_id:s,unit:c,amount:l,refund:u,withdrawn:d,unsent:f}=t,p=tt(n,e.merged[s]??s);if(d||f||p||!G(n))return null;let m=j(u?`fines.withdraw-refund`:`fines.withdraw`);return M`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${m}</button>
${r&&M`<${Q} title=${m} what=${u?`refund-withdrawal`:`payment`} yes=${j(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`payments/${a}/withdrawal`,body:{}}} done=${j(`fines.withdrawn-done`)} onClose=${()=>i(!1)}>
<p><strong>${W(e,{kind:o,id:s})} · ${K(c,l)}</strong></p>
<p>${j(u?`fines.withdraw-refund-text`:`fines.withdraw-text`)}</p>
<//>`}`}function wi({args:[e]}){let{tournament:t,state:n,official:r}=D();if(!t||!n)return M`<${B} title=${j(`fines.payment`)} />`;let i=n.payments[e];if(!i)return M`<${_} title=${j(`fines.payment`)} text=${j(`fines.no-payment`)} up="#/fines" />`;let o=i.unsent?j(`fines.payment`):mi(i);return M`<${a} title=${o} up="#/fines">
<${Si} state=${n} payment=${i} />
<${Ti} state=${n} payment=${i} />
${i.unsent&&M`<p class="note info" role="status">${j(`fines.receipt-later`)}</p>`}
${!i.unsent&&!i.withdrawn&&M`<${Ei} hash=${i.hash} />`}
${!i.unsent&&G(r)&&M`<${Di} payment=${i} />`}
<${Ci} state=${n} payment=${i} />
<//>`}function Ti({state:e,payment:t}){let{account_kind:n,account_id:r,unit:i,amount:a,method:o,paid_at:s,note:c,refund:l}=t,u=[[j(l?`fines.paid-back-to`:`fines.payer`),W(e,{kind:n,id:r})],[j(`fines.amount-paid`),K(i,a)],[j(`fines.how`),j(`fines.method.${o}`)],[j(`fines.when`),z(s,e.settings.time_zone)],...c?[[j(l?`fines.why`:`fines.note-paid`),c]]:[]];return M`<dl class="facts">
${u.map(([e,t])=>M`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function Ei({hash:e}){let t=Ot();return M`<figure class="big-code">
<${Mt} text=${`${t}/#/receipt/${e}`} label=${j(`fines.code`)} />
<figcaption>${j(`fines.photograph`)}</figcaption>
</figure>`}function Di({payment:{id:e,receipt:t}}){let{live:n}=D(),{lang:i}=ie(),[a,o]=O(0),{blob:s,url:c,failed:l}=Oe(()=>r.file(`payments/${e}/receipt.pdf?lang=${i}`),[e,i,a].join()),u=()=>o(a+1);I(()=>{l&&n===`live`&&u()},[n]);let d=`receipt-${t}.pdf`;if(l)return M`<p class="note warn" role="status">${j(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${j(`try-again`)}</button>`;if(!c||!s)return M`<p class="soft" role="status">${j(`fines.page-comes`)}</p>`;let f=[new File([s],d,{type:s.type})];return M`<div class="doing">
<a class="button main" href=${c} target="_blank">${j(`fines.open-page`)}</a>
<a class="button" href=${c} download=${d}>${j(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&M`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${j(`fines.share-page`)}</button>`}
</div>`}function Oi(){let{tournament:e,state:t}=D();if(!e||!t)return M`<${B} title=${j(`hall-cards`)} />`;let n=M`<button class="button main" onClick=${()=>print()}>${j(`hall-print`)}</button>`;return M`<${a} title=${j(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${j(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${j(`reports.link`)}</a>
<ul class="codes">
${T(t).map(e=>M`<li key=${e.id}><${ki} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function ki({table:e,name:t}){let{url:n,failed:i}=Oe(()=>r.tableCode(e.id),e.id),a=j(`hall-table`,{label:e.label});return M`<figure>
${n&&M`<img src=${n} alt=${j(`hall-code`,{label:e.label})} />`}
${i&&M`<p class="note warn">${j(`hall-code-away`)}</p>`}
<figcaption><strong>${a}</strong><small>${t}</small></figcaption>
</figure>`}function Ai(e,t,n){let{kind:r,body:i}=n,a=ji[r]??ji[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const ji={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Ni(r),r.number,$(t,r.player_id)],invitation:(e,t,{body:n})=>[n.label,Pi(t,n),...Ni(n)],phone:(e,t,{body:n})=>[Pi(t,n)],token:(e,t,{body:n})=>[n.name,Pi(t,n),...n.scopes??[]],team:(e,t,{subject:n,body:r})=>Mi(r,r.name??t.teams[n]?.name),player:(e,t,{subject:n,body:r})=>r.merged_into?[j(`journal.joined`,{name:$(t,n)??`?`})]:Mi(r,r.name??$(t,n),r.id_number),table:(e,t,{subject:n,body:r})=>Mi(r,j(`hall-table`,{label:r.label??t.tables[n]?.label??`?`})),hanchan:(e,t,{subject:n,body:r})=>[Ii(t,n),...E.map(e=>$(t,r[`${e}_id`])),r.scheduled_at&&z(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Fi(e,n),photo:(e,t,{body:n})=>Fi(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...Fi(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&j(`journal.outcome.${r.outcome}`),...Fi(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Li(t,i)]},hand:(e,t,{subject:n,body:r})=>[j(`hall-how.${r.how}`),...Li(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[j(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>W(t,e)),n.foul&&R(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&j(`help.over.${r.ended_how}`),...Li(t,t.helpCalls[n])],exam:(e,t,{subject:n})=>[t.exams[n]?.title],"exam-attempt":(e,t,{subject:n})=>{let{exam_id:r,official_id:i}=t.examAttempts[n]??{};return[t.exams[r]?.title,t.officials[i]?.name]},timing:(e,t,{body:n})=>[j(`journal.what.${n.what}`),n.person_id&&W(t,{kind:n.person_kind,id:n.person_id}),Ii(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${g(Math.abs(n.seconds))}`,Ii(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&j(`journal.what.${r}`),$(t,i),Ii(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>$(t,e)),ledger:(e,t,{body:n})=>n.lines.map(e=>Ri(t,e)),fine:(e,t,{kind:n,body:r})=>[Ri(t,{...r,what:`paid`,amount:n===`fine.refunded`?r.amount:-r.amount}),j(`journal.receipt`,{number:r.receipt})],payment:(e,t,{body:n})=>[Ri(t,{...n,what:`reversed`,amount:n.refund?-n.amount:n.amount}),j(`journal.receipt`,{number:n.receipt})],cash:(e,t,{body:{day:n,method:r,unit:i,counted:a,expected:o,note:s}})=>[n,j(`fines.method.${r}`),j(`cash.counted`,{amount:K(i,a)}),ii(i,a-o),s],fines:(e,t,{body:n})=>n.players.map(e=>$(t,e)),result:(e,t,{body:n})=>[Ii(t,n.hanchan_id),...E.map(t=>`${e.phrase(`seat-${t}`)} ${H(n.points[t])}`)]};function Mi({before:e={},withdrawn_at:t,removed_at:n},...r){let i=[e.name,e.id_number,e.label].filter(Boolean).join(`, `);return[...r,i&&j(`journal.was`,{was:i}),t&&j(`journal.withdrawn`),n&&j(`journal.removed`)]}function Ni({roles:e}){return(e??[]).map(e=>j(`hall-role.${e}`))}function $(e,t){return e.players[e.merged[t]??t]?.name}function Pi(e,{official_id:t,player_id:n}){return e.officials[t]?.name??$(e,n)}function Fi(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[R(e,n),r.name,j(`hall-table`,{label:i.label}),N(e,t)]}function Ii(e,t){let n=e.hanchans[t??``];return n&&Ee(e,n)}function Li(e,{table:t,hand:n}={}){return[e.tables[t]&&j(`hall-table`,{label:e.tables[t].label}),ae(n)]}function Ri(e,{account_kind:t,account_id:n,...r}){return`${W(e,{kind:t,id:n})} ${rt(r)}`}const zi=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Bi(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return qi(e,t);if(n.startsWith(`ruling.`))return Hi(e,t);let[i]=await Xi(t,Vi(t));if(!i)return null;if(n===`result.corrected`)return{before:Wi(e,i.body),after:Wi(e,r)};let a=n===`hanchan.scheduled`?Gi:Ki;return{before:a(i.body),after:a(r)}}function Vi({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Hi(e,t){let{kind:n,body:r}=t,[i]=await Xi(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Ui(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=N(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(fr(e,t,n))}}}let[o]=await Xi(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Ui(e,o)}:null}function Ui(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=N(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=zi.filter(e=>(o[e]??null)!==null),c=fr(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Wi(e,{points:t,deposits:n,unranked:r,winless:i}){let a=E.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(a),deposits:n,unranked:r.join(` `),winless:i?.join(` `)}}function Gi({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Ki({arrived_at:e,at:t}){return{arrived_at:e??t}}async function qi(e,t){let n=await Xi(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Ji(e,r),after:Ji(e,{...r,...t.body})}}function Ji(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[j(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Yi(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[j(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Yi(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Xi({seq:e},t,n=1){return(await(await r.audit()).older(e,n,t)).entries}const Zi=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Qi={ruling:`rulings`,player:`players`,table:`tables`};function $i({state:e,entry:t,onSubject:n}){let r=k(),{seq:i,at:a,who:o,kind:s}=t,c=o?e.officials[o]?.name??j(`hall-unknown`):j(`journal.nobody`),u=Ai(r,e,t),d=[j(`journal.number`,{seq:i}),z(a,e.settings.time_zone),c],f=M`<div class="body">
<h3>${ta(s)}</h3>
${u.length>0&&M`<span class="who">${u.join(` · `)}</span>`}
<small>${d.join(` · `)}</small>
</div>`;return M`<${l} class="entry" title=${f}>
${()=>M`<${ea} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function ea({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Qi).find(([,t])=>o in e[t])??[];return M`<div class="stack">
<p class="pair">
${c&&M`<a class="button" href=${`#/${c}/${o}`}>${j(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${j(`journal.all-of-it`)}</button>
</p>
${(Zi.includes(a)||s.what===`corrected`)&&M`<${na} state=${e} entry=${t} />`}
<h4>${j(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${j(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function ta(e){return t(`journal.kind.${e}`)?j(`journal.kind.${e}`):e}function na({state:e,entry:t}){let n=k(),[r,i]=O(void 0);return I(()=>void Bi(n,t).then(i,()=>i(null)),[]),r===void 0?M`<${b} />`:r===null?M`<p class="soft">${j(`journal.no-before`)}</p>`:M`<${vt} caption=${j(`journal.changes`)} heads=${[j(`journal.before`),j(`journal.after`)]}
before=${r.before} after=${r.after} />`}const ra=`shinpan.alarm.`;function ia({inCall:e}){let{alarms:t,tournament:n}=D(),r=t?.at(-1);return r&&n&&M`<${aa} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function aa({alarms:e,id:t,inCall:n}){let r=e.at(-1),[i,a]=O(()=>!n&&re(ra+t)!==r.at);return I(()=>{oa(r)||w(220),te(600)},[]),M`<div role="alert">
<button class=${oa(r)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${sa} alarm=${r} /><span>${j(`alarm.${r.what}`)}</span><strong>${j(`alarm.open`)}</strong>
</button>
</div>
${i&&M`<${ca} alarms=${e} onClose=${()=>{ye(ra+t,r.at),a(!1)}} />`}`}function oa({what:e}){return e===`restored`}function sa({alarm:e}){return M`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(oa(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function ca({alarms:e,onClose:t}){let{official:n}=D(),r=A(null);I(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return M`<dialog class=${oa(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${sa} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${j(`alarm.${o}`)}</h2><p>${j(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${ua} alarm=${i} />
<section><h3>${j(`alarm.meaning`)}</h3><p>${j(oa(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${j(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>M`<li key=${e}>${j(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${ma}>${j(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${j(`alarm.close`)}</button>
${a.map(e=>M`<${la} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function la({alarm:e}){let{what:t,seq:n}=e;return M`<section class="stack">
<h3>${j(`alarm.earlier`)} ${j(`alarm.${t}`)}</h3>
<p>${j(`alarm.${t}.said`,{seq:n})}</p>
<${ua} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function ua({alarm:{mine:e,theirs:t,at:n},theirs:r=`alarm.theirs`}){let{tournament:i}=D();return M`${e&&M`<${da} mine=${e} theirs=${t} heads=${[j(`alarm.mine`),j(r)]} />`}
<p class="soft">${j(`alarm.found`,{time:z(n,i?.time_zone)})}</p>`}function da({mine:e,theirs:t,heads:n}){let r=k(),{state:i}=D(),a=Ai(r,i,e),o=t&&Ai(r,i,t);return M`<div class="slips">
<${pa} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${pa} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&M`<${vt} caption=${j(`journal.changes`)} heads=${n} before=${fa(e)} after=${fa(t)} />`}`}function fa({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function pa({title:e,entry:t,parts:n,others:r}){let{state:i}=D();return M`<section class="slip">
<h3>${e}</h3>
${t?M`<p><strong>${ta(t.kind)}</strong></p>
<ul>${n.map((e,t)=>M`<li key=${t}>${!r||r.includes(e)?e:M`<mark>${e}</mark>`}</li>`)}</ul>
<small>${j(`journal.number`,{seq:t.seq})} · ${z(t.at,i.settings.time_zone)}</small>`:M`<p><mark>${j(`alarm.nothing`)}</mark></p>`}
</section>`}async function ma(){let e=await r.evidence().catch(()=>null);if(!e)return S(j(`journal.unread`));let t=JSON.stringify(e,null,1);it(new Blob([t],{type:`application/json`}),`${r.snapshot.tournament?.slug}-log-evidence.json`)}function ha({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,a=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],o={kind:ga(_e(`journal.kind.`).map(e=>({value:e.slice(13),text:j(e)}))),person:ga(a.map(({id:e,name:t})=>({value:e,text:t}))),table:T(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:j(`journal.this`)}]}};return M`<details class="fold" open=${!!t.subject}>
<summary>${j(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(o).map(([e,r])=>M`<${i} key=${e} label=${j(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:j(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&M`<button class="button" type="button" onClick=${()=>n({})}>${j(`journal.clear`)}</button>`}
</div>
</details>`}function ga(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const _a=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function va(e,{kind:t,person:n,table:r,subject:i}){let a=ba(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=ya(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function ya({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(_a)??[]]}function ba({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function xa({result:{browser:e,server:t}}){return M`<div class="stack" role="status">
<${Ca} name=${j(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>j(`journal.found.${t}`,{seq:e})} />
${t&&M`<${Ca} name=${j(`journal.server`)} result=${t} whole="journal.rows-whole" line=${Sa} />`}
</div>`}function Sa({seq:e,kind:n,values:r,what:i}){let a=r.roles?.split(`, `).map(e=>e===`player`?j(`hall-player`):t(`hall-role.${e}`)?j(`hall-role.${e}`):e);return t(`finding.${n}`)?j(`finding.${n}`,{seq:e,...r,...a&&{roles:a.join(`, `)}}):M`<span lang="en">${i}</span>`}function Ca({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return M`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=D().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?M`<p class="note bad"><strong>${e}</strong> ${j(`journal.another`,{seq:i.seq})} ${j(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?M`<p class="note"><strong>${e}</strong> ${j(a,{seq:i.seq})}</p>`:M`<div class="note bad stack">
<p><strong>${e}</strong> ${j(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>M`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&M`<p>${j(`journal.more`,{count:r-50})}</p>`}
</div>`}function wa(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function Ta({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];it(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function Ea({onHead:e,onClose:t}){let n=A(null),[r,i]=O(``);return I(()=>{let t=new AbortController;return Dt(n.current,t.signal,t=>wa(t)?(e(t),!0):!1,i),()=>t.abort()},[]),M`<${fe} title=${j(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${j(`hall-viewfinder`)}></video>
${r&&M`<p class="note warn" role="status">${j(`journal.scan.${r}`)}</p>`}
<//>`}function Da({state:e}){return M`<section class="card" aria-labelledby="proof">
<h2 id="proof">${j(`journal.proof`)}</h2>
<p class="unprinted">${j(`journal.proof-about`)}</p>
<${Oa} />
<${l} title=${j(`journal.head`)}>${()=>M`<${Aa} state=${e} />`}<//>
</section>`}function Oa(){let{official:e}=D(),[t,n]=O(``),[r,i]=O(null),[a,o]=O(null),s=A(null);I(()=>()=>s.current?.abort(),[]);let[c,l]=O(!1),u=e=>{n(e),l(!1)},d=wa(t),f=t.trim()&&!d?j(`journal.no-head`):``;return M`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),f||a)return;s.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=s.current;i(await ka({noted:d,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
<${h} label=${j(`journal.noted`)} hint=${j(`journal.noted-hint`)} value=${t} wrong=${f} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>l(!0)}>${j(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${j(`journal.verify`)}</button>
</form>
${a&&M`<div class="stack" role="status">
<progress aria-label=${j(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${j(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>s.current?.abort()}>${j(`journal.stop`)}</button>
</div>`}
${r&&M`<${xa} result=${r} />`}
${c&&M`<${Ea} onHead=${u} onClose=${()=>l(!1)} />`}`}async function ka(e,t){let{prove:n}=await r.audit(),i=t=>t.catch(t=>({trouble:e.stop.aborted?j(`journal.stopped`):st(t)})),a=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),o=await i(Promise.race([n(e),a]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:o};let s=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:o,server:await i(r.ask(`audit${s}`,{timeout:12e4}))}}function Aa({state:t}){let[n,i]=O(null),[a,o]=O(``),{online:s}=D();if(I(()=>{r.ask(`journal/head`).then(i,e=>o(st(e)))},[t.seq,s]),!n)return M`<p class=${a?`note warn`:`soft`} role="status">${a||j(`loading`)}</p>`;let{slug:c,name:l,time_zone:u}=t.settings,d=`${n.seq}:${n.hash}`;return M`<div class="stack head">
<p>${j(`journal.head-about`)}</p>
<figure><${Mt} text=${d} label=${j(`journal.code`)} /><figcaption><strong>${l}</strong></figcaption></figure>
<${e} rows=${[[j(`journal.number-of`),n.seq],[j(`journal.time`),n.at&&z(n.at,u)],[j(`journal.hash`),M`<code>${d}</code>`],[j(`journal.command`),M`<code>shinpan audit verify ${c} --head ${d}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>Ta(t.settings,n)}>${j(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${j(`hall-print`)}</button>
</p>
</div>`}const ja=5e3;function Ma({state:e}){let{online:t}=D(),[n,i]=O(null),[a,o]=O(``),[s,c]=O(null);return I(()=>{let e=()=>Na().then(i,e=>o(st(e))),t=()=>r.uncheckedSince().then(c,()=>{});e(),t();let n=setTimeout(e,ja),a=setInterval(t,ja);return()=>{clearTimeout(n),clearInterval(a)}},[e.hash,t]),M`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${j(`witness.title`)}</h2>
${s&&M`<p class="note warn" role="status">${j(`witness.unchecked`,{time:z(s,e.settings.time_zone)})}</p>`}
${n?M`<${Pa} state=${e} answer=${n} />`:M`<p class="soft" role="status">${a||j(`loading`)}</p>`}
</section>`}async function Na(){let e=await r.ask(`journal/witnesses`);return{...e,...await r.behindHead(e)}}function Pa({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return M`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>M`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${Ia(e,t.official_id)}</span>`)}
</p>
<p><strong>${j(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${j(`witness.about`)}</p>
${o.length>0&&M`<ul class="bullets">${o.map(t=>M`<li key=${t.key_id}>${Fa(e,t,i)}</li>`)}</ul>`}
</div>`}function Fa(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??j(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return j(s,{...o,time:z(i,e.settings.time_zone)})}function Ia(e,t){return[...e.officials[t]?.name??`?`][0]}function La({query:e}){let{tournament:t,state:n}=D();if(!t||!n)return M`<${B} title=${j(`journal.title`)} />`;let r=Object.fromEntries(e);return M`<${Ra} key=${e.toString()} state=${n} asked=${r} />`}function Ra({state:e,asked:t}){let[n,r]=O(t),[i,o]=O(e.seq),s=JSON.stringify([n,i]);return M`<${a} title=${j(`journal.title`)} up="#/log">
<${Da} state=${e} />
<${Ma} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${j(`journal.entries`)}</h2>
<p class="soft">${j(`journal.kept`,{seq:e.seq})}</p>
<${ha} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&M`<button class="button" type="button" onClick=${()=>o(e.seq)}>${j(`journal.newer`,{count:e.seq-i})}</button>`}
<${za} key=${s} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function za({state:e,from:t,chosen:n,onSubject:i}){let a=ee(()=>va(e,n),[]),[o,s]=O([]),[c,l]=O(t+1),[u,d]=O(!1),f=A(!1),p=async()=>{if(!(f.current||c===null)){f.current=!0;try{let e=await(await r.audit()).older(c,30,a);s(t=>[...t,...e.entries]),l(e.next)}catch{d(!0)}finally{f.current=!1}}};return I(()=>void p(),[]),u?M`<p class="note bad" role="alert">${j(`journal.unread`)}</p>`:c===t+1?M`<${b} />`:M`<ul class="entries">
${o.map(t=>M`<li key=${t.seq}><${$i} state=${e} entry=${t} onSubject=${i} /></li>`)}
</ul>
${o.length===0&&M`<p class="soft" role="status">${j(`hall-none-found`)}</p>`}
${c!==null&&M`<button class="button" type="button" onClick=${p}>${j(`journal.older`)}</button>`}`}function Ba({state:e}){let t=U(`invitations`),n=M`<a class="button main" href="#/people/invite">${j(`people.invite`)}</a>`;return M`<${a} title=${j(`people.links`)} up="#/people" actions=${n}>
<${pt} of=${t}>
${t=>M`<${Va} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Va({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return M`${r.length===0&&M`<${V} text=${j(`people.no-links`)} />`}
<${Ha} links=${r} zone=${n} state=${t} />
${i.length>0&&M`<${l} title=${j(`people.closed-count`,{count:i.length})}>
${()=>M`<${Ha} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Ha({links:e,zone:t,state:n}){return e.length===0?null:M`<ul class="rows">
${e.map(e=>M`<${Wa} key=${e.id} link=${e} zone=${t} whom=${n?Ua(n,e):j(`people.open-link`)} />`)}
</ul>`}function Ua(e,{official:t,player:n,roles:r,label:i}){return t?j(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?j(`people.for-player`,{name:e.players[n]?.name??`?`}):[Z(r),i].filter(Boolean).join(` · `)}function Wa({link:e,zone:t,whom:n}){let[i,a]=O(!1),{ask:o,asking:s,wrong:c}=X();return M`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Ga(e,t)}</small></span>
${!e.closed&&M`<button class="button danger" type="button" disabled=${s} aria-haspopup="dialog"
aria-label=${j(`people.withdraw-this`,{whom:n})} onClick=${()=>a(!0)}>${j(`people.withdraw`)}</button>`}
</div>
${c}
${i&&M`<${qe} title=${j(`people.withdraw-ask`)} text=${j(`people.withdraw-text`)} yes=${j(`people.withdraw`)} danger
onYes=${()=>{a(!1),o(()=>r.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>a(!1)} />`}
</li>`}function Ga({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?j(`people.any-number`):j(`people.uses-left`,{left:t,uses:e});return r?[j(`people.closed.${r}`),a].join(` · `):[a,n?j(`people.until`,{time:z(n,i)}):j(`people.no-end`)].join(` · `)}function Ka({made:e,state:t,up:n,onMore:r}){let[i,o]=O(e.link),s=e.limits??Ga(e,t.settings.time_zone),c=M`<button class="button" type="button" onClick=${r}>${j(`people.another`)}</button>
<a class="button main" href=${n}>${j(`people.done`)}</a>`;return M`<${a} title=${j(`people.link-made`)} up=${n} actions=${c}>
<${At} link=${i} cure=${e.addresses?.cure} />
<p><strong>${qa(t,e)}</strong></p>
<figure class="big-code"><${Mt} text=${i} label=${j(`people.code`)} /></figure>
<${We} link=${i} found=${e.addresses} onLink=${o} />
<p class="soft">${s}</p>
<${Ja} made=${e} />
<${Pt} label=${j(`people.link`)} text=${i} />
<p class="note warn">${j(`people.link-once`)}</p>
<//>`}function qa(e,{official:t,player:n,roles:r,name:i}){return n?j(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?j(`people.becomes-named`,{name:i,roles:Z(r)}):t?j(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):j(`people.becomes`,{roles:Z(r)})}function Ja({made:e}){let{items:t}=U(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return M`<p role="status">${n>0&&M`<span class="badge">${j(`people.arrived`,{count:n})}</span>`}</p>`}const Ya=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function Xa({state:e,query:t}){let[n,r]=O(null),i=async e=>r({...e,addresses:await xe()}),o=t.get(`official`),s=t.get(`player`),c=o?`#/people/${o}`:s?`#/people/player/${s}`:`#/people`,l=j(o?`people.one-more`:s?`people.give-link`:`people.invite`);return n?M`<${Ka} made=${n} state=${e} up=${c} onMore=${()=>r(null)} />`:M`<${a} title=${l} up=${c}>
${o?M`<${eo} official=${e.officials[o]} onMade=${i} />`:s?M`<${to} player=${e.players[s]} onMade=${i} />`:M`<${Za} onMade=${i} />`}
<//>`}function Za({onMade:e}){let[t,n]=O(`name`),r=[`name`,`role`].map(e=>({value:e,text:j(`people.by.${e}`)}));return M`<${d} label=${j(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?M`<${Qa} onMade=${e} />`:M`<${$a} onMade=${e} />`}`}function Qa({onMade:e}){let[t,n]=O(``),[i,a]=O([]),o=q();return M`<${no} lacks=${e=>({name:e&&!t.trim()?j(`people.name-missing`):``,roles:e&&i.length===0?j(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:i},a=await r.ask(`officials/${o(n)}`,{method:`PUT`,body:n}),s={official:a.id,label:a.name};await e({link:(a.join?a:await gt(`invitations`,o(s),s,`join`)).link,official:a.id,name:a.name,roles:a.roles,limits:j(`people.one-phone`)})}}>
${e=>M`<${h} label=${j(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Ae} chosen=${i} wrong=${e.roles} onChange=${a} />
<p class="soft">${j(`people.by-name-text`)}</p>`}
<//>`}function $a({onMade:e}){let[t,n]=O([]),[r,i]=O(`5`),[a,o]=O(240),[s,c]=O(``),l=q();return M`<${no} lacks=${e=>({roles:e&&t.length===0?j(`people.role-missing`):``,uses:e&&!(io(r)>=1&&io(r)<=500)?j(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:io(r),minutes:a,label:s.trim()};await e(await gt(`invitations`,l(n),n,`join`))}}>
${e=>M`<${Ae} chosen=${t} wrong=${e.roles} onChange=${n} />
<${h} label=${j(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${ro} value=${a} onChange=${o} />
<${h} label=${j(`people.label`)} hint=${j(`people.label-hint`)} value=${s} onInput=${c} autocomplete="off" maxlength="200" />
<p class="soft">${j(`people.by-role-text`)}</p>`}
<//>`}function eo({official:e,onMade:t}){let[n,r]=O(60),i=q();return e?M`<${no} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};await t(await gt(`invitations`,i(r),r,`join`))}}>
${()=>M`<p>${j(`people.becomes-phone`,{name:e.name})}</p><${ro} value=${n} onChange=${r} />`}
<//>`:M`<p class="note warn">${j(`people.nobody`)}</p>`}function to({player:e,onMade:t}){let n=q();return e?M`<${no} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};await t(await gt(`invitations`,n(r),r,`join`))}}>${()=>M`<p>${j(`people.own-text`,{name:e.name})}</p>`}<//>`:M`<p class="note warn">${j(`people.nobody`)}</p>`}function no({make:e,lacks:t=()=>({}),children:n}){let[r,i]=O(!1),{ask:a,asking:o,wrong:s}=X();return M`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${j(`people.make-link`)}</button>
</form>`}function ro({value:e,onChange:t}){let n=Ya.map(([e,t,n])=>({value:n,text:F(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return M`<${i} label=${j(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function io(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}const ao=`referee`;function oo({state:e}){let[t,n]=O(null),r=U(`phones`);return t?M`<${lo} made=${t} name=${e.settings.name} />`:M`<${a} title=${j(`people.sheet`)} up="#/people">
<${pt} of=${r}>${t=>M`<${so} away=${fo(e,t)} onMade=${n} />`}<//>
<//>`}function so({away:e,onMade:t}){let[n,r]=O(``),[i,a]=O({}),{ask:o,asking:s,wrong:c}=X(),l=q(),u=po(n),d=[...u.map(e=>({name:e,roles:[i[e]??ao]})),...e];return M`<${h} long label=${j(`people.sheet-names`)} hint=${j(`people.sheet-hint`)} value=${n} onInput=${r} autocomplete="off" />
${d.length>0&&M`<ul class="rows" aria-label=${j(`people.sheet-who`)}>
${u.map(e=>M`<li class="row role-pick" key=${e}><strong class="body">${e}</strong><${co} name=${e} value=${i[e]??ao} onChange=${t=>a({...i,[e]:t})} /></li>`)}
${e.map(e=>M`<li class="row" key=${e.official}><span class="body"><strong>${e.name}</strong><small>${Z(e.roles)} · ${j(`people.no-phone`)}</small></span></li>`)}
</ul>`}
${c} ${s&&M`<${b} text=${j(`people.sheet-making`)} />`}
<button class="button main" type="button" disabled=${s||d.length===0} onClick=${()=>o(async()=>{let e=await xe(),n=[];for(let e of d)n.push({...e,link:await uo(e,l)});t({codes:n,found:e})})}>${j(`people.sheet-make`,{count:d.length})}</button>`}function co({name:e,value:t,onChange:n}){let r=ct.map(e=>({value:e,text:j(`hall-role.${e}`)}));return M`<${i} label=${j(`people.role-of`,{name:e})} value=${t} options=${r} onChange=${n} />`}function lo({made:{codes:e,found:t},name:n}){let[r,i]=O(()=>new URL(e[0].link).origin),o=e=>e.replace(new URL(e).origin,r),s=M`<button class="button main" type="button" onClick=${()=>print()}>${j(`hall-print`)}</button>`;return M`<${a} title=${j(`people.sheet`)} up="#/people" actions=${s}>
<div class="unprinted stack">
<${At} link=${o(e[0].link)} cure=${t?.cure} />
<p class="note warn">${j(`people.sheet-once`)}</p>
<${We} link=${o(e[0].link)} found=${t} onLink=${e=>i(new URL(e).origin)} />
</div>
<ul class="codes">
${e.map(e=>M`<li key=${e.link}>
<figure>
<${Mt} text=${o(e.link)} label=${j(`people.code-of`,{name:e.name})} />
<figcaption><strong>${e.name}</strong><span>${Z(e.roles)}</span><small>${n} · ${j(`people.one-phone`)}</small></figcaption>
</figure>
</li>`)}
</ul>
<//>`}async function uo({name:e,roles:t,official:n},i){let a={name:e,roles:t},o=n?null:await r.ask(`officials/${i(a)}`,{method:`PUT`,body:a});if(o?.join)return o.link;let s={official:n??o.id,minutes:10080,label:e};return(await gt(`invitations`,i(s),s,`join`)).link}function fo(e,t){let n=new Set(t.filter(({cut_off_at:e})=>!e).map(({official:e})=>e));return Object.values(e.officials).filter(({id:e,revoked_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,roles:n})=>({name:t,roles:n,official:e}))}function po(e){return[...new Set(e.split(`
`).map(e=>e.trim()))].filter(Boolean)}const mo={name:200,id_number:40};function ho({state:e}){return M`<${_o} kind="player" title=${j(`people.new`)} state=${e} />`}function go({state:e}){return M`<${_o} kind="team" title=${j(`people.new-team`)} state=${e} />`}function _o({kind:e,title:t,state:n}){let[o,s]=O({name:``,id_number:``,team:``}),[c,l]=O(!1),u=q(),{ask:d,asking:f,wrong:p}=X(),m=J(Object.values(n.teams)).map(({id:e,name:t})=>({value:e,text:t})),g=e===`player`,_=t=>{t.preventDefault();let n=Object.entries(o).map(([e,t])=>[e,t.trim()]),i=Object.fromEntries(n.filter(([,e])=>e)),a=t.currentTarget.querySelector(`input`);if(l(!i.name),!i.name)return a.focus();d(async()=>{await r.ask(`${e}s/${u(i)}`,{method:`PUT`,body:i}),S(j(`people.added`,{name:i.name})),s({...o,name:``,id_number:``}),a.focus()})},v=(e,t)=>M`<${h} label=${j(`correct.field.${e}`)} value=${o[e]} autocomplete="off" maxlength=${mo[e]}
onInput=${t=>s({...o,[e]:t})} ...${t} />`;return M`<${a} title=${t} up="#/people/players">
<form class="stack" onSubmit=${_} novalidate>
${v(`name`,{wrong:c&&!o.name.trim()?j(`people.name-missing`):void 0})}
${g&&v(`id_number`,{hint:j(`people.number-hint`)})}
${g&&m.length>0&&M`<${i} label=${j(`correct.field.team`)} value=${o.team} options=${[{value:``,text:j(`correct.no-team`)},...m]}
onChange=${e=>s({...o,team:e})} />`}
${p}
<button class="button main" disabled=${f}>${j(`people.add`)}</button>
</form>
<//>`}function vo({whom:e,name:t,zone:n}){let r=U(`phones`),i=U(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return M`<section class="stack">
<h2>${j(`people.phones`)}</h2>
<${pt} of=${r}>
${e=>M`<${yo} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&M`<${Ha} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${j(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function yo({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>M`<ul class="rows">
${e.map(e=>M`<${bo} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return M`${i.length?a(i):M`<p class="soft">${j(`people.no-phone`)}</p>`}
${r.length>0&&M`<${l} title=${j(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function bo({phone:e,name:t,zone:n}){let{id:i,agent:a,admitted_at:o,seen_at:s,cut_off_at:c,by_account:l}=e,[u,d]=O(!1),{ask:f,asking:p,wrong:m}=X(),h=l?j(`people.by-account`):Co(a??``),g=()=>{d(!1),f(async()=>{await r.ask(`phones/${i}/cut-off`,{method:`PUT`}),S(j(`people.cut-off-done`))})},_=[j(`people.since`,{time:z(o,n)}),s&&!c&&j(`people.seen`,{day:F(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(s))}),c&&j(`people.cut-off-at`,{time:z(c,n)})];return M`<li>
<div class="row">
<span class="body"><strong>${h}</strong><small>${_.filter(Boolean).join(` · `)}</small></span>
${!c&&M`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${j(`people.cut-off-this`,{phone:h})} onClick=${()=>d(!0)}>${j(`people.cut-off`)}</button>`}
</div>
${m}
${u&&M`<${qe} title=${j(`people.cut-off-ask`,{name:t,phone:h})} text=${j(`people.cut-off-text`,{name:t})}
yes=${j(`people.cut-off`)} danger onYes=${g} onClose=${()=>d(!1)} />`}
</li>`}const xo=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],So=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function Co(e){return[xo,So].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function wo({state:e,official:t}){let{id:n,name:a,player_id:o=null,conflicts:s=[]}=t,c={player:o,conflicts:s},[{player:l,conflicts:u},d]=O(c),f=A(c),p=A(null),{ask:m,asking:h,wrong:g}=X(),_=e=>d(f.current=e);I(()=>{h||!g&&p.current&&JSON.stringify(p.current)!==JSON.stringify(c)||(p.current=null,_(c))},[o,s.join(),!!g]);let v=async()=>{for(let e=null;e!==f.current;){e=f.current;let t={...e,replaces:p.current??c};await r.ask(`officials/${n}`,{method:`PATCH`,body:t}),p.current=e}S(j(`people.saved`))},y=e=>{_({...f.current,...e}),m(v)},b=J(Object.values(e.players));return M`<section class="card">
<h2>${j(`people.partial`)}</h2>
<p class="soft">${j(`people.partial-text`)}</p>
<${i} label=${j(`people.plays-as`,{name:a})} value=${l??``} options=${Eo(b,`people.plays-not`)}
onChange=${e=>y({player:e||null})} />
<${To} players=${b.filter(e=>e.id!==l)} declared=${u}
onChange=${e=>y({conflicts:e})} />
${g}
</section>`}function To({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),a=e.filter(({id:e})=>!t.includes(e)),o=e=>n(t.filter(t=>t!==e));return M`${r.length>0&&M`<ul class="rows">
${r.map(({id:e,name:t})=>M`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${j(`people.conflict-over`,{name:t})} onClick=${()=>o(e)}>
${j(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${i} key=${t.join()} label=${j(`people.conflict-add`)} value="" options=${Eo(a,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function Eo(e,t){return[{value:``,text:j(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Do({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return M`<${_} title=${j(`people.title`)} text=${j(`people.nobody`)} up=${r} />`;let{name:i,roles:o,revoked_at:s}=n;return s?M`<${a} title=${i} up=${r}>
<p>${Z(o)}</p>
<p class="note warn">${j(`people.revoked-at`,{time:z(s,e.settings.time_zone)})}</p>
<//>`:M`<${a} title=${i} up=${r}>
<p>${Z(o)}</p>
<${vo} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/official/${t}`}>${j(`correct.link`)}</a>
<${Oo} key=${o.join()} official=${n} />
<${wo} state=${e} official=${n} />
<${ko} official=${n} />
<//>`}function Oo({official:{id:e,roles:t}}){let[n,i]=O(t),[a,o]=O(``),{ask:s,asking:c,wrong:l}=X(),u=[...n].sort().join()===[...t].sort().join();return M`<form class="card" onSubmit=${i=>{i.preventDefault(),o(n.length?``:j(`people.role-missing`)),n.length&&s(async()=>{await r.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),S(j(`people.saved`))})}}>
<h2>${j(`people.roles-change`)}</h2>
<p class="soft">${j(`people.roles-late`)}</p>
<${Ae} chosen=${n} wrong=${a} onChange=${i} />
${l}
${!u&&M`<button class="button main" disabled=${c}>${j(`people.save`)}</button>`}
</form>`}function ko({official:{id:e,name:t}}){let[n,i]=O(!1),{ask:a,asking:o,wrong:s}=X();return M`${s}
<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog" onClick=${()=>i(!0)}>
${j(`people.revoke-this`,{name:t})}
</button>
${n&&M`<${qe} title=${j(`people.revoke-ask`,{name:t})} text=${j(`people.revoke-text`)} yes=${j(`people.revoke`)} danger
onYes=${()=>{i(!1),a(()=>r.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}`}function Ao({state:e}){let[t,n]=O(``),{items:r}=U(`invitations`),i=t.trim().toLocaleLowerCase(),o=J(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),s=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return M`<${a} title=${j(`people.players`)} up="#/people">
<p>${j(`people.players-text`)}</p>
<${h} type="search" label=${j(`people.find`)} value=${t} onInput=${n} />
${o.length===0&&(i?M`<${V} text=${j(`people.nobody`)} />`:M`<${V} text=${j(`people.no-players`)}><${Ct} /><//>`)}
<ul class="rows">
${o.map(({id:e,name:t,withdrawn_at:n})=>M`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${n&&M`<span class="badge warn">${j(`standings.withdrawn`)}</span>`}
${s.has(e)&&M`<span class="badge">${j(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<a class="button" href="#/people/new">${j(`people.new`)}</a>
${!i&&M`<${jo} state=${e} />`}
<//>`}function jo({state:e}){let t=J(Object.values(e.teams));return t.length===0?null:M`<section class="stack">
<h2>${j(`correct.teams`)}</h2>
<ul class="rows">
${t.map(({id:e,name:t})=>M`<li key=${e}><a class="row" href=${`#/correct/team/${e}`}>${t}</a></li>`)}
</ul>
</section>`}function Mo({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?M`<${a} title=${n.name} up=${r}>
<p>${j(`people.own-text`,{name:n.name})}</p>
<${vo} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/player/${t}`}>${j(`correct.link`)}</a>
<a class="button" href=${`#/people/erase?player=${t}`}>${j(`people.erase`)}</a>
<//>`:M`<${_} title=${j(`people.players`)} text=${j(`people.nobody`)} up=${r} />`}function No({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return M`<${_} title=${j(`erasing.title`)} text=${j(`people.nobody`)} up="#/people/players" />`;let o=r?j(`erasing.title-one`,{name:r.name}):j(`erasing.title`);return M`<${a} title=${o} up=${i}>
<p>${j(`erasing.text`)}</p>
${e.season&&M`<p class="note warn">${j(`erasing.season`)}</p>`}
<p class="soft">${j(`erasing.other-places`)}</p>
<${Fo} player=${n} names=${Po(r?[r]:J(Object.values(e.players)))} />
<${Io} zone=${e.settings.time_zone} />
<//>`}function Po(e){let t=L(e.slice(0,5).map(({name:e})=>e)),n=e.length-5;return n>0?j(`erasing.and-more`,{names:t,count:n}):t}function Fo({player:e,names:t}){let[n,i]=O(!1),[a,o]=O(!1),[c,l]=O(!1),{ask:u,asking:d,wrong:f}=X(),p=q();return M`<div class="stack">
${!e&&M`<${s} label=${j(`erasing.texts`)} hint=${j(`erasing.texts-hint`)} checked=${n} onChange=${i} />
<${s} label=${j(`erasing.photos`)} checked=${a} onChange=${o} />`}
${f}
<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog" onClick=${()=>l(!0)}>
${j(`erasing.erase`)}
</button>
${c&&M`<${qe} title=${j(`erasing.ask`)} text=${j(`erasing.ask-text`,{names:t})} yes=${j(`erasing.erase`)} danger
onYes=${()=>{l(!1);let t={texts:n,photos:a,...e&&{players:[e]}};return u(async()=>{await r.ask(`erasures/${p(t)}`,{method:`PUT`,body:t}),S(j(`erasing.done`))})}} onClose=${()=>l(!1)} />`}
</div>`}function Io({zone:e}){let{items:t}=U(`erasures`);if(!t?.length)return null;let n=F(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return M`<section class="stack">
<h2>${j(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>M`<li key=${e} class="row">
<span class="body">
<strong>${t?j(`erasing.some`,{count:t.length}):j(`erasing.everybody`)}</strong>
<small>${[j(`erasing.names`),r&&j(`erasing.texts`),i&&j(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const Lo=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function Ro({state:e}){let t=U(`api-tokens`),[n,r]=O(!1),i=!n&&M`<button class="button main" type="button" onClick=${()=>r(!0)}>${j(`people.token-new`)}</button>`;return M`<${a} title=${j(`people.tokens`)} up="#/people" actions=${i}>
<p>${j(`people.tokens-text`)}</p>
${n&&M`<${Ho} state=${e} onDone=${()=>r(!1)} />`}
<${pt} of=${t}>${t=>M`<${zo} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function zo({tokens:e,state:t}){let n=e.filter(Bo),r=e.filter(e=>!Bo(e)),i=e=>M`<ul class="rows">
${e.map(e=>M`<${Vo} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return M`${r.length?i(r):M`<${V} text=${j(`people.no-tokens`)} />`}
${n.length>0&&M`<${l} title=${j(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function Bo({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=r.now()}function Vo({token:e,state:t}){let{id:n,name:i,official:a,scopes:o,expires_at:s,revoked_at:c}=e,[l,u]=O(!1),{ask:d,asking:f,wrong:p}=X(),m=()=>{u(!1),d(()=>r.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},h=z(c??s,t.settings.time_zone);return M`<li>
<div class="row">
<span class="body">
<strong>${i}</strong>
<span>${j(`people.acts-as`,{name:t.officials[a]?.name??`?`})}</span>
<small>${L(o.map(e=>j(`people.scope.${e}`)))}</small>
<small>${j(c?`people.revoked-at`:`people.until`,{time:h})}</small>
</span>
${!Bo(e)&&M`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${j(`people.withdraw-this`,{whom:i})} onClick=${()=>u(!0)}>${j(`people.revoke`)}</button>`}
</div>
${p}
${l&&M`<${qe} title=${j(`people.token-ask`,{name:i})} text=${j(`people.token-revoke-text`)} yes=${j(`people.revoke`)} danger
onYes=${m} onClose=${()=>u(!1)} />`}
</li>`}function Ho({state:e,onDone:t}){let n=D().official.id,[r,a]=O({name:``,official:n,scopes:[`read`],days:`30`}),[o,s]=O(!1),[c,l]=O(``),u=q(),{ask:d,asking:f,wrong:p}=X(),m=Uo(r),g=e=>t=>a({...r,[e]:t}),_=e=>{e.preventDefault(),s(!0);let t={...r,name:r.name.trim(),days:io(r.days)};Object.values(m).some(Boolean)||d(async()=>l((await gt(`api-tokens`,u(t),t,`token`)).token))};if(c)return M`<${Wo} token=${c} name=${r.name} onDone=${t} />`;let v=J(Object.values(e.officials).filter(({revoked_at:e})=>!e));return M`<form class="card stack" onSubmit=${_} novalidate>
<h2>${j(`people.token-new`)}</h2>
<${h} label=${j(`people.token-name`)} hint=${j(`people.token-name-hint`)} value=${r.name} wrong=${o?m.name:``}
onInput=${g(`name`)} autocomplete="off" maxlength="200" />
<${i} label=${j(`people.token-official`)} value=${r.official} onChange=${g(`official`)}
options=${v.map(({id:e,name:t})=>({value:e,text:t}))} />
<${ze} label=${j(`people.scopes`)} names=${Lo} chosen=${r.scopes} wrong=${o?m.scopes:``}
said=${e=>M`${j(`people.scope.${e}`)}<br /><small class="soft">${j(`people.opens.${e}`)}</small>`}
onChange=${g(`scopes`)} />
<${h} label=${j(`people.days`)} value=${r.days} onInput=${g(`days`)} wrong=${o?m.days:``} inputmode="numeric" autocomplete="off" />
${p}
<div class="pair">
<button class="button main" disabled=${f}>${j(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${j(`cancel`)}</button>
</div>
</form>`}function Uo({name:e,scopes:t,days:n}){return{name:e.trim()?``:j(`people.token-name-missing`),scopes:t.length?``:j(`people.scope-missing`),days:io(n)>=1&&io(n)<=366?``:j(`people.days-wrong`,{most:366})}}function Wo({token:e,name:t,onDone:n}){return M`<section class="card stack" role="status">
<h2>${j(`people.token-made`,{name:t})}</h2>
<${Pt} label=${j(`people.token`)} text=${e} />
<p class="note warn">${j(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${j(`people.done`)}</button>
</section>`}const Go={erase:No,invite:Xa,links:Ba,more:Ie,new:ho,"new-team":go,players:Ao,player:Mo,sheet:oo,teams:Ao,tokens:Ro};function Ko({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:o}=D();if(!r||!i)return M`<${B} title=${j(`people.title`)} />`;if(!P(o,[`director`]))return M`<${a} title=${j(`people.title`)} up="#/tables"><p class="note warn">${j(`people.directors`)}</p><//>`;let s=e===``?Ne:Object.hasOwn(Go,e)?Go[e]:Do;return M`<${s} state=${i} id=${t||e} query=${n} /><${Ve} />`}const qo=[`director`,`head-referee`,`referee`,`arbiter`],Jo=[{id:`seating-by-table`,path:`printables/seating.pdf?by=table`,roles:[...qo,`finance`]},{id:`seating-by-name`,path:`printables/seating.pdf?by=name`,roles:[...qo,`finance`]},{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`penalties`,path:`printables/penalties.pdf`,roles:[...qo,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:qo}],Yo=[{id:`standings`,path:`printables/standings.pdf`,roles:[...qo,`finance`]},{id:`lateness`,path:`printables/lateness.pdf`,roles:[`director`]},{id:`report`,path:`report.pdf`,roles:[`director`]}],Xo=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]},{id:`exams`,roles:[`director`]}],Zo=[`ema`,`penalty-list`,`world-riichi`,`riichi-nomi`],Qo={pantheon:`jsonl`,calendar:`ics`},$o=[`xlsx`,`csv`];function es(){let{tournament:e,state:t,official:n}=D();if(!e||!t)return M`<${B} title=${j(`reports.title`)} />`;let r=cs(n,Xo);return M`<${a} title=${j(`reports.title`)} up="#/tables">
<${ts} title=${j(`reports.before`)} papers=${cs(n,Jo)}>${P(n,qo)&&M`<${ns} />`}<//>
<${ts} title=${j(`reports.after`)} papers=${cs(n,Yo)} />
${r.length>0&&M`<${is} sheets=${r} />`}
${P(n,[`director`,`finance`])&&M`<${os} />`}
${P(n,[`director`])&&M`<${ss} />`}
<//>`}function ts({title:e,papers:t,children:n}){let r=Me();return M`<section class="stack">
<h2>${e}</h2>
<ul class="rows">
${t.map(({id:e,path:t})=>M`<${Se} key=${e} name=${j(`reports.paper.${e}`)} hint=${j(`reports.about.${e}`)} path=${t}
file=${`${r}-${e}.pdf`} />`)}
${n}
</ul>
</section>`}function ns(){let{state:e}=D(),t=Me(),[n,r]=O(``),i=rs(e),a=[{value:``,text:j(`reports.all-rounds`)},...i.map(e=>({value:e,text:e}))],o=`printables/score-slips.pdf${n&&`?round=${encodeURIComponent(n)}`}`;return M`<${Se} name=${j(`reports.paper.slips`)} hint=${j(`reports.about.slips`)} path=${o} file=${`${t}-score-slips.pdf`}>
${i.length>1&&M`<${d} label=${j(`reports.of-round`)} value=${n} options=${a} onChange=${r} />`}
<//>`}function rs({hanchans:e}){let t=Object.values(e).map(({round:e})=>e);return[...new Set(t)].sort((e,t)=>e.length-t.length||(e<t?-1:1))}function is({sheets:e}){let t=Me(),[n,r]=O(`xlsx`);return M`<section class="stack">
<h2>${j(`reports.sheets`)}</h2>
<${d} label=${j(`reports.form`)} value=${n} onChange=${r}
options=${$o.map(e=>({value:e,text:j(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>M`<${Se} key=${e} name=${j(`reports.sheet.${e}`)} path=${as(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function as(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function os(){let e=Me(),t=[...Zo.map(e=>({id:e,form:`csv`})),...Object.entries(Qo).map(([e,t])=>({id:e,form:t}))];return M`<section class="stack">
<h2>${j(`reports.tools`)}</h2>
<ul class="rows">
${t.map(({id:t,form:n})=>M`<${Se} key=${t} name=${j(`reports.tool.${t}`)} hint=${j(`reports.about.${t}`)}
path=${`exports/${t}.${n}`} file=${`${e}-${t}.${n}`} />`)}
</ul>
</section>`}function ss(){let e=Me();return M`<section class="stack">
<h2>${j(`reports.journal`)}</h2>
<ul class="rows">
<${Se} name=${j(`reports.journal-whole`)} hint=${j(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function cs(e,t){return t.filter(({roles:t})=>P(e,t))}const ls={players:[`name`,`first_name`,`last_name`,`id_number`,`team`,`status`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function us({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:j(`enrol.passed-over`)},...ls[e].map(e=>({value:e,text:j(`enrol.field.${e}`)}))],a=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return M`<div class="stack">
${t.map(({heading:e,column:t},n)=>M`<${i} key=${n} label=${e||j(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>a(n,e)} />`)}
</div>`}const ds={wrong:`bad`,changed:`warn`,new:`info`,known:``};function fs({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(ds).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&M`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map((e,t)=>M`<li class="item" key=${t}><${ps} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function ps({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return M`<p><strong>${j(`import.row`,{number:r})}</strong> <span class=${`badge ${ds[i]}`}>${j(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>M`<p class="note bad" key=${e.field+e.message}><strong>${[n(e.field),e.place].filter(Boolean).join(` · `)}</strong> <${ms} mistake=${e} /></p>`)}`}function ms({mistake:{kind:e,values:n,message:r,cure:i}}){let a=k();if(!t(`mistake.${e}`))return M`<span lang="en">${r} ${i}</span>`;let o=Object.entries(n).map(([e,t])=>[e,typeof t==`number`?H(t):t]),s=n.seat&&a.phrase(`seat-${n.seat}`);return j(`mistake.${e}`,{...Object.fromEntries(o),seat:s})}function hs({kind:e,state:t,row:{cells:n,before:r,similar:i}}){if(e===`seating`)return M`<${_s} state=${t} cells=${n} />`;let a=e=>r[e]===void 0?vs(n[e]):M`${vs(r[e]||j(`correct.none`))} → <strong>${vs(n[e])}</strong>`,o=[`id_number`,`team`].filter(e=>n[e]||r[e]).map(a);return M`<p><strong>${a(`name`)}</strong></p>
<p class="soft">${o.map((e,t)=>M`${t>0&&` · `}${e}`)}</p>
${i.length>0&&M`<p class="note warn">${j(`enrol.similar`,{names:L(i.map(({name:e,id_number:t})=>`${e} (${t})`))})}</p>`}`}function gs({players:e}){return M`<p class="soft">${j(`enrol.missing-stay`)}</p>
<ul class="rows">
${e.map(({id:e,name:t,id_number:n})=>M`<li key=${e}>
<a class="row" href=${`#/correct/player/${e}`}><span class="body">${t}<small>${n}</small></span></a>
</li>`)}
</ul>`}function _s({state:e,cells:t}){let n=k(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[j(`hall-round`,{round:t.round}),j(`hall-table`,{label:t.table}),t.scheduled_at];return M`<p><strong>${a.filter(Boolean).map(vs).join(` · `)}</strong></p>
<p class="soft">${E.map(e=>vs(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function vs(e){return e.length>80?`${e.slice(0,80)}…`:e}function ys({state:e,row:{hanchan:t,points:n}}){let r=k(),i=e.hanchans[t];return M`${i&&M`<p><a class="reach" href=${`#/result/${t}`}>${Ee(e,i)}</a></p>`}
${n&&M`<p class="soft">${E.map(e=>`${r.phrase(`seat-${e}`)} ${H(n[e])}`).join(` · `)}</p>`}`}function bs(e,t){let[n,i]=O(()=>re(e)??``),[a,o]=O(null),[s,c]=O({}),[l,u]=O({}),[d,f]=O(``),[p,m]=O(null),h=()=>{u({}),m(null)},g=t=>{i(t.text??``),o(t.file??null),c({}),h(),ye(e,t.text||null)},_=async(i,o={},l=s)=>{f(i),m(null),c(l);try{let s=i===`look`,c={...a?{file:await Ts(a)}:{csv:n},...l,...o},d=await r.ask(t[i],{method:`POST`,body:c,timeout:9e4});u(s?{looked:d}:{done:d}),!s&&d.wrong===0&&ye(e,null)}catch(e){m(e),e.status===422&&u({})}finally{f(``)}},v=e=>_(`look`,{},{...s,...e});return{text:n,file:a,isGiven:a!==null||n.trim()!==``,give:g,chosen:s,setChosen:c,...l,busy:d,wrong:p,setWrong:m,forget:h,ask:_,look:v}}function xs({wrong:e}){if(e.problem)return M`<div role="alert">
<${ht} problem=${e.problem} />
</div>`;let t=e.tooLarge?j(`import.too-large`):`${j(navigator.onLine?`live.unreached`:`no-network`)}. ${j(`import.again`)}`;return M`<p class="note bad" role="alert">${t}</p>`}function Ss({sheet:{text:e,file:t,give:n,setWrong:r},hint:i}){return t?M`<button
class="row card"
type="button"
aria-label=${j(`import.remove`,{name:t.name})}
onClick=${()=>n({})}
>
<span class="body"
>${t.name}<small
>${j(`import.kilobytes`,{size:Math.ceil(t.size/1e3)})}</small
></span
><${x} name="close" />
</button>`:M`<label class="button photo"
>${j(`import.choose`)}<input
class="unseen"
type="file"
accept=${`.xlsx,.csv,.tsv,.txt,.json,.py,text/csv,text/plain,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`}
onChange=${async({currentTarget:e})=>{let[t]=e.files;t?.size>7e5?r({tooLarge:!0}):t&&n(await ws(t)),e.value=``}}
/></label>
<${h}
long
label=${j(`import.paste`)}
hint=${i}
value=${e}
rows="6"
spellcheck=${!1}
autocapitalize="none"
class="csv"
onInput=${e=>n({text:e})}
/>`}const Cs={"255,254":`utf-16le`,"254,255":`utf-16be`};async function ws(e){let t=new Uint8Array(await e.arrayBuffer()),n=Cs[t.slice(0,2).join()]??`utf-8`;try{let r=new TextDecoder(n,{fatal:!0}).decode(t);return r.includes(`\0`)||r.length>2e5?{file:e}:{text:r}}catch{return{file:e}}}function Ts(e){return new Promise((t,n)=>{let r=new FileReader;r.onload=()=>t(String(r.result).split(`,`)[1]??``),r.onerror=()=>n(r.error),r.readAsDataURL(e)})}const Es=[`number`,`name`,`order`],Ds=[`columns`,`no-headings`];function Os({kind:e,found:t,sheet:n,columns:r,onColumns:a,isDone:o}){let s=t.left_out.filter(({why:e})=>e===`not-four`),c=t.left_out.filter(({why:e})=>e===`dropped`).length,u=[t.worksheet&&j(`read.worksheet`,{name:t.worksheet}),t.heading_row>0&&j(`read.heading-row`,{number:t.heading_row}),t.encoding&&t.encoding!==`utf-8`&&t.encoding,...t.counted.map(e=>j(`read.counted.${e}`)),t.named_by&&j(`read.named-by.${t.named_by}`),c>0&&j(`read.dropped`,{count:c})].filter(Boolean),d=Ds.includes(t.format)&&r.length>0;return M`<div class="note info">
<p>
<strong
>${j(`read.as`,{format:j(`read.format.${t.format}`)})}</strong
>
</p>
${u.length>0&&M`<p class="soft">${u.join(` · `)}</p>`}
</div>
${s.length>0&&M`<p class="note warn">${j(`read.not-four`,{rows:L(s.map(({row:e})=>String(e)))})}</p>`}
${!o&&(d||t.named_by||t.alternatives.length>0)&&M`<${l} title=${j(`read.otherwise`)}
>${()=>M`<div class="stack">
${t.alternatives.length>0&&M`<${i}
label=${j(`read.format`)}
value=${t.format}
onChange=${e=>n.look({format:e})}
options=${[t.format,...t.alternatives].map(e=>({value:e,text:j(`read.format.${e}`)}))}
/>`}
${t.named_by&&M`<${i}
label=${j(`read.named-by`)}
value=${t.named_by}
onChange=${e=>n.look({named_by:e})}
options=${Es.map(e=>({value:e,text:j(`read.named-by.${e}`)}))}
/>`}
${d&&M`<${us} kind=${e} columns=${r} onChoose=${a} />`}
</div>`}<//
>`}`}function ks({names:e,sheet:t}){return M`<fieldset>
<legend>${j(`read.which-worksheet`)}</legend>
<div class="choices">
${e.map(e=>M`<button class="button" type="button" key=${e} onClick=${()=>t.look({worksheet:e})}>${e}</button>`)}
</div>
</fieldset>`}const As=[`players`,`seating`];function js({kind:e}){let{tournament:t,state:n,official:r}=D(),i=j(`enrol.title.${e}`);return!t||!n?M`<${B} title=${i} />`:P(r,[`director`])?M`<${Ms} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:M`<${a} title=${i} up="#/tables"><p class="note warn">${j(`enrol.not-you`)}</p><//>`}function Ms({kind:e,title:t,state:n,place:r}){Xe();let i=bs(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{isGiven:o,looked:s,done:c,busy:u,wrong:d,ask:f,forget:p,chosen:m}=i,[h,g]=O(null),[_,v]=O(!1),{reason:y,field:x}=Qe(`correction`),S=s??c,{lacking:C,worksheets:w,headings:ee}=d?.problem??{},T=h??S?.columns??ee??[],te=e=>{p(),g(e),i.setChosen({...m,columns:e.map(({column:e})=>e)})},ne={...i,give:e=>(g(null),i.give(e))},re=()=>{let e=s.changed>0;v(e&&!y),(!e||y)&&f(`bring`,e?{reason:y}:{})},E=As.find(t=>t!==e);return M`<${a} title=${t} up="#/tables">
<${Ss} sheet=${ne} hint=${j(`enrol.hint.${e}`)} />
${C&&M`<p class="note bad" role="alert">${j(`enrol.lacking`,{names:L(C.map(Ns))})}</p>`}
${w&&M`<${ks} names=${w} sheet=${i} />`}
${d&&!C&&!w&&M`<${xs} wrong=${d} />`}
${!S&&T.length>0&&M`<${us} kind=${e} columns=${T} onChoose=${te} />`}
${S&&M`<${Os} kind=${e} found=${S} sheet=${i} columns=${T} onColumns=${te} isDone=${!!c} />`}
${u&&M`<${b} text=${j(`enrol.busy.${u}`)} />`}
${c&&M`<p class="note info" role="status">${j(c.changed?`enrol.done-changes`:`enrol.done`,{...c,count:c.new})}</p>`}
${!S&&!w&&M`<button class="button main" type="button" disabled=${!o||u} onClick=${()=>f(`look`)}>${j(`import.look`)}</button>`}
${S?.made.length>0&&M`<p class="note info">${j(`enrol.made.${e}`,{names:L(S.made)})}</p>`}
${S&&M`<${fs} found=${S} named=${Ns} title=${Ps(c)} about=${t=>M`<${hs} kind=${e} state=${n} row=${t} />`} />`}
${S?.missing?.length>0&&M`<${l} title=${j(`enrol.missing`,{count:S.missing.length})}>${()=>M`<${gs} players=${S.missing} />`}<//>`}
${s?.wrong>0&&M`<p class="note warn">${j(`enrol.whole`)}</p>`}
${s?.changed>0&&x(_)}
${s&&M`<button class="button main" type="button" disabled=${s.wrong>0||s.new+s.changed===0||u} onClick=${re}>${j(s.changed?`enrol.bring-changes`:`enrol.bring`,{...s,count:s.new})}</button>`}
<a class="button" href=${`#/import/${E}`}>${j(`enrol.title.${E}`)}</a>
<//>`}function Ns(e){return j(`enrol.field.${e}`)}function Ps(e){return(t,n)=>j(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const Fs={look:`results/preview`,bring:`results`};function Is({args:[e]}){return As.includes(e)?M`<${js} key=${e} kind=${e} />`:M`<${Ls} />`}function Ls(){let{tournament:e,state:t,official:n}=D();return!e||!t?M`<${B} title=${j(`import.title`)} />`:ce(n)?M`<${zs} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:M`<${a} title=${j(`import.title`)} up="#/standings"><p class="note warn">${j(`import.not-you`)}</p><//>`}function Rs(e){return e===`points`||e===`row`?j(`import.field.${e}`):e}function zs({state:e,place:t}){Xe();let n=bs(t,Fs),{isGiven:r,looked:i,done:o,busy:c,wrong:l,ask:u}=n,d=l?.problem?.worksheets,[f,p]=O(!1),m=i&&i.new>0&&(i.wrong===0||f);return M`<${a} title=${j(`import.title`)} up="#/standings">
<${Ss} sheet=${n} hint=${j(`import.columns`)} />
${d&&M`<${ks} names=${d} sheet=${n} />`}
${l&&!d&&M`<${xs} wrong=${l} />`}
${c&&M`<${b} text=${j(`import.busy.${c}`)} />`}
${o&&M`<p class="note info" role="status">${j(`import.done`,{count:o.new,known:o.known})} <a class="reach" href="#/standings">${j(`hall-standings`)}</a></p>`}
${!i&&!o&&!d&&M`<button class="button main" type="button" disabled=${!r||c} onClick=${()=>u(`look`)}>${j(`import.look`)}</button>`}
${(i||o)&&M`<${fs} found=${i??o} title=${(e,t)=>j(`import.rows.${e}`,{count:t})} named=${Rs}
about=${t=>M`<${ys} state=${e} row=${t} />`} />`}
${i?.wrong>0&&i.new>0&&M`<${s} label=${j(`import.only-good`)} hint=${j(`import.only-good-hint`)} checked=${f} onChange=${p} />`}
${i&&M`<button class="button main" type="button" disabled=${!m||c} onClick=${()=>u(`bring`,{only_good:f})}>${j(`import.bring`,{count:i.new})}</button>`}
<//>`}function Bs({hanchan:{id:e},result:{number:t}}){let[n,r]=O(!1);return M`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${j(`result.withdraw`)}</button>
${n&&M`<${Q} title=${j(`result.withdraw`)} what="result" yes=${j(`result.withdraw-yes`)} danger
request=${{method:`PUT`,path:`hanchans/${e}/result/withdrawal`,body:{number:t}}} onClose=${()=>r(!1)}>
<p>${j(`result.withdraw-text`)}</p>
<//>`}`}function Vs(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=O(()=>r?Us(r):Hs(i,a)??Us(n)),c=e=>{let t={...o,...e};ye(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f,winless:p}=o,m=mt(e,t),h=Object.fromEntries(E.map(e=>[e,lt(l[e])])),g=E.filter(e=>u.includes(e)||m.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&h[e]===null,substitute:g.includes(e),replaced:m.includes(e),onText:t=>c({texts:{...l,[e]:t}}),winless:!!p?.includes(e),onWinless:t=>c({winless:E.filter(n=>n===e?t:p?.includes(n))}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:h,deposits:lt(d||`0`,0),unranked:g,...p&&{winless:p}},winless:p,deposits:d,reason:f,type:c,forget:()=>ye(i,null)}}function Hs(e,t){let n=re(e);return n?.number===t?n:null}function Us(e){return{texts:Object.fromEntries(E.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],winless:e?.winless??null,deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function Ws({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return M`<div class="sheet-seat">
<${h} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?j(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${j(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function Gs({seats:e,winless:t,onNobody:n}){return M`<fieldset>
<legend>${j(`result.winless`)}</legend>
<div class="choices">
${e.map(e=>M`<label class="choice several" key=${e.seat}>
<input type="checkbox" checked=${e.winless} onChange=${t=>e.onWinless(t.currentTarget.checked)} />
<span>${e.label}</span>
</label>`)}
<label class="choice several">
<input type="checkbox" checked=${t?.length===0} onChange=${n} />
<span>${j(`result.all-have-won`)}</span>
</label>
</div>
</fieldset>`}function Ks({seats:e}){return M`<fieldset>
<legend>${j(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>M`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&M` <small>${j(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function qs({state:e,hanchan:t,result:n,refused:i,first:a,onSent:o,onClose:s}){let{book:c}=D(),{numbers:l,complete:u}=Je(e,c),d=Vs(e,t,n,a),p=k(),m=E.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${p.phrase(`seat-${n}`)} · ${r}`,...d.of(n)}}),{does:g,wrong:_}=f(),v=d.reason.trim(),y={...d.body,...n&&{corrects:{number:n.number,reason:v}}},b=ft(Object.values(y.points),y.deposits,l.starting_points),x=n&&!n.withdrawn&&Js(y,n),C=!(l.yakitori>0)||y.winless,w=u&&b===0&&C&&!x&&(!n||v);return M`<form class="stack" onSubmit=${e=>{e.preventDefault(),w&&g(async()=>{await r.send(`result`,t.id,y,{hold:!0,replaces:i?.id}),d.forget(),te(),S(j(`result.sent`)),o(y)})}}>
${!c&&M`<p class="note warn" role="alert">${j(`result.no-book`)}</p>`}
${c&&!u&&M`<p class="note warn" role="alert">${j(`result.no-scoring`)} <a class="reach" href="#/standings">${j(`hall-standings`)}</a></p>`}
${n&&M`<p class="note">${j(`result.corrects`)}</p>`}
<div class="sheet">${m.map(e=>M`<${Ws} key=${e.seat} ...${e} />`)}</div>
<${Ys} left=${b} starting=${l.starting_points} onDeposits=${e=>d.type({deposits:String(y.deposits+e)})} />
<${h} label=${j(`result.deposits`)} hint=${j(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${d.deposits}
wrong=${y.deposits===null?j(`result.hundreds`):void 0} onInput=${e=>d.type({deposits:e})} />
${l.yakitori>0&&M`<${Gs} seats=${m} winless=${d.winless} onNobody=${()=>d.type({winless:[]})} />`}
<${Ks} seats=${m} />
${n&&M`<${h} long label=${j(`hall-reason`)} hint=${j(`hall-reason-missing`)} value=${d.reason} maxlength="4000" onInput=${e=>d.type({reason:e})} />`}
${x&&M`<p class="soft" role="status">${j(`result.same`)}</p>`}
${_}
<div class="pair">
<button class="button main" disabled=${!w}>${j(n?`result.correct`:`result.enter`)}</button>
${s&&M`<button class="button" type="button" onClick=${()=>{d.forget(),s?.()}}>${j(`cancel`)}</button>`}
</div>
</form>`}function Js({points:e,deposits:t,unranked:n,winless:r=null},i){let a=E.every(t=>e[t]===i.points[t]),o=n.join()===i.unranked.join()&&r?.join()===i.winless?.join();return a&&t===i.deposits&&o}function Ys({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=H(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return M`<div class=${`note stack ${i}`}>
<p role="status">${Xs(e,r)}</p>
${a&&M`<button class="button" type="button" onClick=${()=>n(e)}>${j(`result.as-deposits`,{points:H(e)})}</button>`}
</div>`}function Xs(e,t){return e===null?j(`result.sum`,{all:t}):e===0?j(`result.fits`,{all:t}):j(e>0?`result.lacks`:`result.exceeds`,{points:H(Math.abs(e)),all:t})}function Zs({state:e,hanchan:t,result:r,onCorrect:i}){let a=Qs(r);return M`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${j(`result.holds`)} ${r.unsent&&r.outbox!==`done`&&M`<span class="badge info">${j(`hall-unsent`)}</span>`}</h2>
<${$s} state=${e} hanchan=${t} result=${r} />
<${n} id=${r.item}
otherwise=${i&&M`<button class="button" type="button" onClick=${i}>${j(`result.correct`)}</button>`} />
</section>
${a.length>0&&M`<${l} title=${j(`result.earlier`,{count:a.length})}>
${()=>M`<div class="stack">${a.map(n=>M`<${$s} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function Qs({before:e}){return e?[e,...Qs(e)]:[]}function $s({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,winless:a,official:o,at:s,reason:c}}){let l=k(),u=e.officials[o]?.name??j(`hall-unknown`);return M`<div class="card">
<dl class="facts">
${E.map(r=>M`<div key=${r}>
<dt>${l.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&M`<small>${j(`result.substitute`)}</small>`}${a?.includes(r)&&M`<small>${j(`result.won-nothing`)}</small>`}</dt>
<dd>${H(n[r])}</dd>
</div>`)}
${r>0&&M`<div><dt>${j(`result.deposits`)}</dt><dd>${H(r)}</dd></div>`}
</dl>
<p class="soft">${[u,z(s,e.settings.time_zone),c].filter(Boolean).join(` · `)}</p>
</div>`}function ec({args:[e],query:t}){let{tournament:n,state:r}=D(),i=r?.hanchans[e];return!n||!r?M`<${B} title=${j(`hall-result`)} />`:i?M`<${tc} state=${r} hanchan=${i} again=${t.has(`again`)} />`:M`<${_} title=${j(`hall-result`)} text=${j(`result.no-hanchan`)} up="#/tables" />`}function tc({state:e,hanchan:t,again:n}){let{outbox:r,official:i}=D(),o=e.results[t.id]??null,s=e.withdrawnResults[t.id]??null,c=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&p(r)),[l,u]=O(!o||n),[d,f]=O(null),m=!o&&!s&&!t.status&&Ut(e,t).length>0,h=ce(i)&&!t.status&&!m,g=l||!o&&!c;I(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[g]);let _=e=>{f(e),u(!1)},v=e.tables[t.table]?.label??`?`;return M`<${a} title=${j(`result.title`,{label:v,round:t.round})} up=${`#/table/${t.table}`}>
${c&&M`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${j(`result.refused`)}</h2>
<${ht} problem=${c.problem} />
${!g&&M`<button class="button" type="button" onClick=${()=>u(!0)}>${j(`hall-change`)}</button>`}
</section>`}
${t.status&&M`<p class="note warn">${j(`over.${t.status}`)}</p>`}
${s&&M`<p class="note warn">${j(`result.was-withdrawn`,{reason:s.withdrawn})}</p>`}
${m&&M`<${yt} state=${e} hanchan=${t} />`}
${h&&g&&M`<${qs} state=${e} hanchan=${t} result=${o??s} refused=${c} first=${c?.body??(o?null:d)} onSent=${_}
onClose=${o&&(()=>u(!1))} />`}
${!h&&!o&&!m&&!t.status&&M`<${V} text=${j(`result.none`)} />`}
${o&&!(h&&g)&&M`<${Zs} state=${e} hanchan=${t} result=${o} onCorrect=${h&&(()=>u(!0))} />`}
${o&&!o.unsent&&ce(i)&&!g&&M`<${Bs} hanchan=${t} result=${o} />`}
${P(i,[`director`])&&M`<a class="button quiet" href=${`#/correct/hanchan/${t.id}`}>${j(`correct.link-hanchan`)}</a>`}
<a class="button quiet" href="#/standings">${j(`hall-standings`)}</a>
<//>`}async function nc(e,t,n){for(let i of rc(e,t)){let e={label:i};await r.ask(`tables/${n({table:i})}`,{method:`PUT`,body:e})}}function rc(e,t){let n=Object.values(e.tables).map(({label:e})=>/^\d+$/.test(e)?Number(e):0),r=Math.max(0,...n);return Array.from({length:t},(e,t)=>String(r+t+1))}function ic({proposal:e,hasTeams:t}){return M`<ul class="achieved" aria-label=${j(`rounds.achieved`)}>
${ac(e,t).map(({key:e,good:t,values:n,cure:r})=>M`<li key=${e} class=${t?`good`:`short`}>
${t?M`<${x} name="check" />`:M`<span class="mark" aria-hidden="true">!</span>`}
<span class="body">${j(`rounds.got.${e}`,n)}${r&&M`<small>${j(`rounds.cure.${e}`)}</small>`}</span>
</li>`)}
</ul>`}function ac({achieved:e,warnings:t},n){let r=t.map(({kind:e})=>e),i=e=>r.includes(e),a=e.repeats.length>0;return[...a?[]:[{key:`no-repeats`,good:!0}],...a&&e.fewest_repeats?[{key:`fewest`,good:!0,values:{pairs:e.repeats.length}}]:[],...n&&!i(`teammates`)?[{key:`teams-apart`,good:!0}]:[],...i(`winds`)?[]:[{key:`winds-even`,good:!0}],...t.filter(({kind:t})=>!(t.startsWith(`meet-again`)&&e.fewest_repeats)).map(({kind:e,values:t})=>({key:e,good:!1,values:t,cure:!0}))]}function oc({proposal:e,state:t}){let[n,r]=O(e.rounds[0].label),i=e.rounds.find(e=>e.label===n)??e.rounds[0],a=e.rounds.map(e=>({value:e.label,text:e.label})),o=e=>t.players[e]?.name??`?`;return M`<${ic} proposal=${e} hasTeams=${Object.keys(t.teams).length>1} />
${a.length>1&&M`<${d} label=${j(`rounds.round`)} value=${i.label} options=${a} onChange=${r} />`}
<ul class="seated">
${i.tables.map(({table:e,label:t,seats:n})=>M`<li class="card" key=${e}>
<h3>${j(`hall-table`,{label:t})}</h3>
<ol>
${E.map(e=>M`<li key=${e}><${he} wind=${e} /><span class="unseen">${j(`hall-wind.${e}`)}</span><span class="who">${o(n[e])}</span></li>`)}
</ol>
</li>`)}
</ul>
${i.sitting_out.length>0&&M`<p>${j(`rounds.out`,{names:L(i.sitting_out.map(o))})}</p>`}`}const sc=9e5;function cc(e,t){return new Intl.DateTimeFormat(`sv-SE`,{timeZone:t,dateStyle:`short`,timeStyle:`short`}).format(e).replace(` `,`T`)}function lc(e,t){let n=Date.parse(`${e}Z`),r=e=>Date.parse(`${cc(e,t)}Z`)-e;return n-r(n-r(n))}function uc(e){return Math.ceil((e+sc)/sc)*sc}const dc={minutes:90,pause:15};function fc(e,t,n){return{isSet:!0,start:cc(uc(e),t),minutes:String(n??dc.minutes),pause:String(dc.pause)}}function pc({isSet:e,start:t,minutes:n,pause:r}){return!e||!!t&&Number(n)>=1&&Number(r)>=0&&r.trim()!==``}function mc({isSet:e,start:t,minutes:n,pause:r},i,a){let o=(Number(n)+Number(r))*6e4;return Array.from({length:i},(r,i)=>e?{scheduled_at:new Date(lc(t,a)+i*o).toISOString(),minutes:Number(n)}:{scheduled_at:null,minutes:null})}function hc({value:e,rounds:t,zone:n,onChange:r,isFixed:i=!1}){let a=t=>r({...e,...t}),o=(t,n)=>M`<${Vt} type="number" inputmode="numeric" min=${n} label=${j(`rounds.${t}`)} value=${e[t]} by=${5}
onInput=${e=>a({[t]:e})}
onStep=${r=>a({[t]:String(Math.max(n,Number(e[t])+r))})} />`;return M`${!i&&M`<${s} label=${j(`rounds.with-times`)} hint=${j(`rounds.with-times-hint`)} checked=${e.isSet} onChange=${e=>a({isSet:e})} />`}
${e.isSet&&M`<${h} type="datetime-local" label=${j(`rounds.start`)} value=${e.start} onInput=${e=>a({start:e})} />
<div class="halves">${o(`minutes`,5)} ${t>1&&o(`pause`,0)}</div>
${pc(e)&&M`<${gc} value=${e} rounds=${t} zone=${n} />`}`}`}function gc({value:e,rounds:t,zone:n}){let r=F(Intl.DateTimeFormat,{timeStyle:`short`,hourCycle:`h23`,timeZone:n}),i=mc(e,t,n).map(({scheduled_at:e})=>r.format(new Date(e??0)));return M`<ol class="starts" aria-label=${j(`rounds.starts`)}>${i.map((e,t)=>M`<li key=${t}>${e}</li>`)}</ol>`}function _c({state:e}){let t=e.settings.time_zone,n=yc(e),[r,i]=O(``),o=n.filter(({round:e})=>r===``||e===r),s=[{value:``,text:j(`rounds.all`)},...n.map(({round:e})=>({value:e,text:e}))];return n.length===0?M`<${a} title=${j(`rounds.times`)} up="#/setup"><${V} text=${j(`rounds.none-open`)}><a class="button" href="#/rounds">${j(`rounds.title`)}</a><//><//>`:M`<${a} title=${j(`rounds.times`)} up="#/setup">
${n.length>1&&M`<${d} label=${j(`rounds.which`)} value=${r} options=${s} onChange=${i} />`}
<${vc} key=${r} state=${e} affected=${o} zone=${t} isSeries=${r===``} />
<section class="stack">
<h2>${j(`rounds.set-so-far`)}</h2>
<dl class="facts">${n.map(({round:e,starts:n})=>M`<div key=${e}><dt>${j(`hall-round`,{round:e})}</dt><dd>${Cc(n,t)}</dd></div>`)}</dl>
</section>
<//>`}function vc({state:e,affected:t,zone:n,isSeries:i}){let[a,o]=O(()=>bc(t,n)??fc(r.now(),n)),[s,c]=O(null),{reason:l,field:u}=Qe(`schedule`),{ask:d,asking:f,wrong:p}=X(),m=t.flatMap(e=>e.hanchans),h=m.some(t=>be(e,t)),g=async e=>{await r.ask(`schedules`,{method:`PUT`,body:e}),c(null),S(j(`rounds.times-set`)),le(`#/setup`)};return M`<section class="stack">
<${hc} value=${a} rounds=${t.length} zone=${n} onChange=${o} isFixed />
${h&&M`<p class="note warn">${j(`charged.changes`)}</p>${u(!1)}`}
${p}
<button class="button main" type="button" disabled=${f||!pc(a)||h&&!l} onClick=${()=>{let e=m.flatMap(({id:e,scheduled_at:t,minutes:n})=>t?[{hanchan:e,scheduled_at:t,minutes:n??null}]:[]),r={...i?xc(a,n):{rounds:Sc(t,a,n)},replaces:e};if(h)return c({...r,reason:l});d(()=>g(r))}}>${j(h?`charged.look`:`rounds.set`)}</button>
${s&&M`<${kt} path="schedules" body=${s} onApprove=${e=>g({...s,preview:e})} onClose=${()=>c(null)} />`}
</section>`}function yc(e){let t=Object.values(e.hanchans).filter(({status:e})=>!e);return Et(e).map(e=>({round:e,hanchans:t.filter(t=>t.round===e)})).filter(({hanchans:t})=>t.length>0&&!t.some(({id:t})=>e.results[t])).map(e=>({...e,starts:[...new Set(e.hanchans.map(({scheduled_at:e})=>e??null))]}))}function bc(e,t){let[n,r]=e.map(({starts:e})=>e.length===1&&e[0]?Date.parse(e[0]):null),i=e[0]?.hanchans[0].minutes;if(!n||!i)return null;let a=r?(r-n)/6e4-i:0;return{isSet:!0,start:cc(n,t),minutes:String(i),pause:String(Math.max(0,a))}}function xc(e,t){let[n]=mc(e,1,t);return{series:{...n,pause:Number(e.pause)}}}function Sc(e,t,n){let r=mc(t,e.length,n);return e.map(({round:e},t)=>({round:e,...r[t]}))}function Cc(e,t){return e.map(e=>e?z(e,t):j(`rounds.no-time`)).join(` · `)}function wc({args:[e]}){let{tournament:t,state:n,official:r}=D();return!t||!n?M`<${B} title=${j(`rounds.title`)} />`:P(r,[`director`])?M`<${e===`times`?_c:Tc} key=${t.id} state=${n} /><${Ve} />`:M`<${a} title=${j(`rounds.title`)} up="#/tables"><p class="note warn">${j(`rounds.directors`)}</p><//>`}function Tc({state:e}){let t=e.settings.time_zone,n=Object.values(e.players).filter(e=>!e.withdrawn_at).length,[i,c]=O(4),[l,u]=O(!0),[d,f]=O(()=>fc(r.now(),t,Dc(e))),[p,m]=O(1),[h,g]=O(null),{ask:_,asking:v,wrong:y}=X(),x=q(),C=Math.floor(n/4),w=Math.max(0,C-Object.keys(e.tables).length),ee=Object.keys(e.teams).length>1,T=t=>_(async()=>{await nc(e,w,x);let n={rounds:i,keep_teams_apart:l,byes:`rotate`,seed:t};g(await r.ask(`seating/proposal`,{method:`POST`,body:n})),m(t)}),te=h?M`<button class="button" type="button" disabled=${v} onClick=${()=>T(p+1)}>${j(`rounds.another`)}</button>
<button class="button main" type="button" disabled=${v||!pc(d)} onClick=${()=>_(async()=>{let e=mc(d,h.rounds.length,t),n={rounds:h.rounds.map((t,n)=>Ec(t,e[n]))};await r.ask(`seatings/${x(n)}`,{method:`PUT`,body:n}),S(j(`rounds.done`,{count:h.rounds.length})),se(`#/setup`,{replace:!0})})}>${j(`rounds.seat`,{count:h.rounds.length})}</button>`:n>=4&&M`<button class="button main" type="button" disabled=${v||!pc(d)} onClick=${()=>T(p)}>${j(`rounds.propose`)}</button>`;return n<4?M`<${a} title=${j(`rounds.title`)} up="#/setup"><${V} text=${j(`rounds.too-few`)}><${Ct} /><//><//>`:M`<${a} title=${j(`rounds.title`)} up="#/setup" actions=${te}>
<section class="stack rounds-asked">
<${o} label=${j(`rounds.count`)} value=${i} min=${1} max=${50} less=${j(`rounds.fewer`)} more=${j(`rounds.more`)}
onChange=${e=>(c(e),g(null))} />
<p class="soft">${j(`rounds.of`,{players:n,tables:C})}${n%4>0&&` ${j(`rounds.by-turns`,{count:n%4})}`}${w>0&&` ${j(`rounds.lacking`,{count:w})}`}</p>
${ee&&M`<${s} label=${j(`rounds.apart`)} checked=${l} onChange=${e=>(u(e),g(null))} />`}
<${hc} value=${d} rounds=${i} zone=${t} onChange=${f} />
<a class="button quiet" href="#/import/seating">${j(`rounds.from-sheet`)}</a>
</section>
<section class="stack" aria-label=${j(`rounds.proposal`)}>
${y}
${v&&M`<${b} text=${j(h?`rounds.seating`:`rounds.proposing`)} />`}
${h&&M`<${oc} key=${p} proposal=${h} state=${e} />`}
</section>
<//>`}function Ec({label:e,tables:t},n){let r=t.map(({table:e,seats:t})=>({table:e,seats:t}));return{label:e,...n,tables:r}}function Dc(e){return Object.values(e.hanchans).map(({minutes:e})=>e).filter(Boolean).at(-1)??null}function Oc({settings:e}){let[t,n]=O(!1);return M`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>n(!0)}>${j(`setup.details`)}</button>
${t&&M`<${kc} settings=${e} onClose=${()=>n(!1)} />`}`}function kc({settings:e,onClose:t}){let[n,a]=O(e.name),[o,s]=O(e.currency),[c,l]=O(e.time_zone),{ask:u,asking:d,wrong:f}=X(),p={name:n.trim(),currency:o,time_zone:c},m=Object.fromEntries(Object.entries(p).filter(([t,n])=>n!==e[t]));return M`<${fe} title=${j(`setup.details`)} onClose=${t}>
<form class="stack" onSubmit=${n=>{if(n.preventDefault(),Object.keys(m).length===0)return t();u(async()=>{await r.ask(``,{method:`PATCH`,match:`"${e.version}"`,body:m}),t()})}}>
<${h} label=${j(`account.found-name`)} value=${n} onInput=${a} maxlength="200" autocomplete="off" />
<${i} label=${j(`account.found-currency`)} value=${o} options=${St()} onChange=${s} />
<${i} label=${j(`account.found-zone`)} value=${c} options=${zt(c)} onChange=${l} />
${f}
<button class="button main" disabled=${d||!p.name}>${j(`setup.save`)}</button>
</form>
<//>`}function Ac({rulebook:e}){return{options:{},readings:{},...e}}const jc=wt(({rules:e})=>{let{tournament:t}=D();return M`<p><strong>${Rt(e,Ft(e.library,Ac(t)))}</strong></p>`}),Mc=wt(({rules:e,state:t})=>{let{tournament:n}=D(),[i,a]=O(!1),{ask:o,asking:s,wrong:c}=X();return M`<button class="button" type="button" disabled=${s} aria-haspopup="dialog" onClick=${()=>a(!0)}>${j(`setup.rules`)}</button>
${c}
${i&&M`<${Nt} rules=${e} value=${Ac(n)} onUse=${e=>{a(!1),o(()=>r.ask(``,{method:`PATCH`,match:`"${t.settings.version}"`,body:{rulebook:e}}))}} onClose=${()=>a(!1)} />`}`}),Nc=[`referee`,`head-referee`];function Pc(e,{phones:t,isLocalOnly:n}){let r=Object.values(e.players).filter(e=>!e.withdrawn_at),i=Object.values(e.hanchans).filter(({status:e})=>!e),a=Object.values(e.officials).filter(({revoked_at:e})=>!e);return[{id:`rules`,stand:`done`,facts:{}},Ic(e,r),Lc(r,i),Rc(i),zc(a,t),{id:`address`,stand:n?`extra`:`done`,facts:{}},{id:`papers`,stand:`extra`,facts:{}}]}function Fc(e){return e.every(({stand:e})=>e!==`left`)}function Ic(e,t){let n=new Set(t.map(({team:e})=>e).filter(t=>t&&e.teams[t])).size,r=n>0?t.filter(({team:e})=>!e).length:0,i={count:t.length,teams:n,alone:r};return{id:`players`,stand:t.length>=4?`done`:`left`,facts:i,lacks:r>0?[`alone`]:[]}}function Lc(e,t){let n=new Set(t.flatMap(({seats:e})=>Object.values(e))),r=new Set(t.map(({round:e})=>e)).size,i=new Set(t.map(({table:e})=>e)).size,a=r>0?e.filter(({id:e})=>!n.has(e)).length:0;return{id:`rounds`,stand:r>0?`done`:`left`,facts:{count:r,tables:i,unseated:a},lacks:a>0?[`unseated`]:[]}}function Rc(e){let t=e.filter(({scheduled_at:e})=>!e),n=e.flatMap(({scheduled_at:e})=>e?[Date.parse(e)]:[]),r=Math.max(0,...e.map(e=>e.minutes??0));return{id:`times`,stand:e.length>0&&t.length===0?`done`:`left`,facts:{first:n.length>0?Math.min(...n):0,minutes:r,open:t.length},lacks:t.length>0&&n.length>0?[`open`]:[]}}function zc(e,t){let n=new Set(t?.filter(({cut_off_at:e})=>!e).map(({official:e})=>e)),r=t?e.filter(({id:e})=>!n.has(e)).length:0,i=e.filter(e=>P(e,Nc)).length;return{id:`officials`,stand:i>0?`done`:`left`,facts:{count:i,all:e.length,away:r},lacks:r>0?[`away`]:[]}}const Bc={players:[{href:`#/import/players`,key:`import`}],rounds:[{href:`#/rounds`,key:`seat`},{href:`#/import/seating`,key:`from-sheet`}],times:[{href:`#/rounds/times`,key:`set`}],officials:[{href:`#/people/sheet`,key:`invite`}],papers:[{href:`#/reports`,key:`print`}]};function Vc(){let{tournament:e,state:t,official:n}=D();return!e||!t?M`<${B} title=${j(`setup.title`)} />`:P(n,[`director`])?M`<${Hc} key=${e.id} state=${t} /><${Ve} />`:M`<${a} title=${j(`setup.title`)} up="#/tables"><p class="note warn">${j(`setup.directors`)}</p><//>`}function Hc({state:e}){let{items:t}=U(`phones`),[n,r]=O(null);I(()=>void xe().then(r),[]);let i=Pc(e,{phones:t,isLocalOnly:n&&n.is_local_only}),o=Fc(i),s=i.find(({stand:e})=>e===`left`)?.id,c=i.filter(({stand:e})=>e!==`extra`),l=c.filter(({stand:e})=>e===`done`).length;return M`<${a} title=${e.settings.name} up="#/tables"
actions=${o&&M`<a class="button main" href="#/tables">${j(`setup.to-hall`)}</a>`}>
<header class=${`setup-head ${o?`ready`:``}`}>
<p role="status"><strong>${j(o?`setup.ready`:`setup.left`,{count:c.length-l})}</strong></p>
<progress max=${c.length} value=${l} aria-label=${j(`setup.title`)}></progress>
</header>
<ol class="setup">
${i.map(t=>M`<${Uc} key=${t.id} step=${t} state=${e} isNext=${t.id===s} link=${n?.url}>${t.id===`address`&&n?.is_local_only&&M`<${At} link=${n.url} cure=${n.cure} />`}<//>`)}
</ol>
<//>`}function Uc({step:e,state:t,isNext:n,link:r,children:i}){let{id:a,stand:o,facts:s,lacks:c=[]}=e,l=Bc[a]??[];return M`<li class=${`card setup-step ${o}`}>
<span class="setup-mark">${o===`done`?M`<${x} name="check" /><span class="unseen">${j(`setup.done`)}</span>`:``}</span>
<div class="body">
<h2>${j(`setup.step.${a}`)}</h2>
${a===`rules`&&M`<${jc} />`}
<p>${Wc(e,t,r)}</p>
${c.map(e=>M`<p class="warn" key=${e}>${j(`setup.lacks.${e}`,{count:s[e]})}</p>`)}
${i}
</div>
${a===`rules`&&M`<div class="setup-acts"><${Mc} state=${t} /><${Oc} settings=${t.settings} /></div>`}
${l.length>0&&M`<p class="setup-acts">${l.map(({href:e,key:t},r)=>M`<a key=${e} class=${`button ${n&&r===0?`main`:r>0?`quiet`:``}`} href=${e}>${j(`setup.act.${t}`)}</a>`)}</p>`}
</li>`}function Wc({id:e,facts:t,stand:n},r,i){let{settings:a}=r;if(e===`rules`)return j(`setup.says.rules`,{currency:a.currency,zone:a.time_zone});if(e===`address`)return i?new URL(i).host:j(`setup.says.address`);if(e===`papers`)return j(`setup.says.papers`);if(e===`times`&&t.first>0){let e=j(`setup.says.times`,{time:z(new Date(t.first),a.time_zone)});return t.minutes>0?`${e} · ${j(`clock.lasts`,{count:t.minutes})}`:e}return n===`left`&&!t.count?j(`setup.none.${e}`):e===`players`&&t.teams===0?j(`setup.says.players-alone`,{count:t.count}):j(`setup.says.${e}`,t)}function Gc({state:e,id:t}){let n=ke(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??j(`hall-unknown`);return M`<${a} title=${i} up="#/standings">
<${nt} seen=${n} />
<${Ke} />
${r&&M`<${Kc} state=${e} body=${r} />`}
${e.players[t]&&M`<a class="button" href=${`#/player/${t}`}>${j(`standings.player`)}</a>`}
<//>`}function Kc({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=j(i?`standings.disqualified`:`standings.unranked`);return M`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:j(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${j(`standings.scored`,{count:t.hanchans})}</dt><dd>${Y(s)}</dd></div>
<div><dt>${j(`standings.taken`)}</dt><dd>${Y(-10*c-l/100)}</dd></div>
<div><dt><strong>${j(`standings.total`)}</strong></dt><dd>${Y(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${j(`standings.games`)}</h2>
${a.length===0&&M`<p class="soft">${j(`standings.no-games`)}</p>`}
${a.map(t=>M`<${Jc} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${j(`standings.taken`)}</h2>
${o.length===0&&M`<p class="soft">${j(`standings.nothing-taken`)}</p>`}
${o.length>0&&M`<${qc} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function qc({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return M`<dl class="card facts">
${t.map(t=>M`<div key=${t.id}>
<dt>${r&&M`<span class="who">${i(t.account)}</span> · `}<${at} state=${e} line=${t} /></dt>
<dd>${Ye(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>M`<div key=${e}><dt><strong>${j(`standings.sum`)}</strong></dt><dd>${Ye(e,t)}</dd></div>`)}
</dl>`}function Jc({state:e,game:t,named:n}){let r=k(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,flags:d}=t,{counted:f=t.points,points:p,place:m,delta:h,uma:g,oka:_,taken:v=0,total:y}=t,b=[j(`hall-round`,{round:o}),j(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],x=j(`standings.delta`,{points:H(p),goal:H(p-h*100)});return M`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${b.join(` · `)}</a></h3>
${n&&M`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&M`<p class="soft">${j(`standings.corrected`,{count:a-1})}</p>`}
${f!==p&&M`<p class="soft">${j(`standings.counted`,{counted:H(f),points:H(p)})}</p>`}
<dl class="facts">
<div><dt>${x}</dt><dd>${Y(h,!0)}</dd></div>
<div><dt>${j(`standings.uma`,{place:m})}</dt><dd>${Y(g,!0)}</dd></div>
<div><dt>${j(`standings.oka`)}</dt><dd>${Y(_,!0)}</dd></div>
${v>0&&M`<div><dt>${j(`standings.by.yakitori`)}</dt><dd>${Y(-v,!0)}</dd></div>`}
<div><dt><strong>${j(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${Y(y,!0)}</dd></div>
</dl>
${d.map(e=>M`<p class="note warn" key=${e}>${j(`standings.flag.${e}`)}</p>`)}
</article>`}function Yc({args:[e]}){let{tournament:t,state:n}=D();return!t||!n?M`<${B} title=${j(`hall-standings`)} />`:e&&e!==`teams`?M`<${Gc} state=${n} id=${e} />`:M`<${Xc} state=${n} first=${e??`players`} />`}function Xc({state:e,first:t}){let{official:n}=D(),r=ke(`standings`),[i,o]=O(t),{body:s}=r.answer??{},c=ce(n)&&M`<a class="button" href="#/import">${j(`standings.import`)}</a>`;return M`<${a} title=${j(`hall-standings`)} up="#/tables" actions=${c}>
<${nt} seen=${r} />
<${Ke} />
${e.others.id&&M`<a class="button" href=${`#/season/${e.others.id}`}>${j(`season.of`,{name:e.others.season})}</a>`}
${s?.teams.length>0&&M`<${d} label=${j(`standings.of`)} value=${i} onChange=${o}
options=${[`players`,`teams`].map(e=>({value:e,text:j(`standings.of.${e}`)}))} />`}
${s&&M`<${Zc} state=${e} found=${s[i]} />`}
${s&&M`<${It} of=${i} />`}
<${Ue} state=${e} />
<${Le} state=${e} />
<//>`}function Zc({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?M`<${Qc} state=${e} />`:M`<ul class="rows" aria-label=${j(`hall-standings`)}>
${t.map(t=>M`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${$c(e,t,n).join(` · `)}</small></span>
<strong>${Y(t.final)}</strong>
</a>
</li>`)}
</ul>`}function Qc({state:e}){let{official:t}=D(),[n]=Pe(e);return M`<${V} text=${j(n?`standings.none`:`standings.no-hanchans`)}>
${n&&ce(t)&&M`<a class="button" href=${`#/result/${n.id}`}>${j(`standings.enter`,{name:n.name})}</a>`}
${!n&&M`<${Ct} />`}
<//>`}function $c(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s,withdrawn:c},l){let u=t!==null&&l.indexOf(t)!==l.lastIndexOf(t);return[e.teams[n]?.name,s&&j(`standings.disqualified`),c&&j(`standings.withdrawn`),!s&&t===null&&j(`standings.unranked`),u&&j(`standings.shared`),r>0&&j(`standings.hanchans`,{count:r}),a!==0&&j(`standings.less`,{score:Y(i),p:`${H(a)}P`}),o!==0&&j(`standings.less`,{score:Y(i),p:H(o)})].filter(Boolean)}export{Kn as AccountActs,ia as Alarm,Oi as Cards,In as Correct,gr as Dashboard,Rr as Escalation,Br as Escalations,yi as Fines,Bn as HandEndWithdrawal,Is as Import,La as Journal,Zn as LineAct,qt as NewPayment,wi as Payment,Ko as People,Wr as Precedents,es as Reports,ec as Result,wc as Rounds,Vc as Setup,Yc as Standings};