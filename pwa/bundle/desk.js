import{Bt as e,Cn as t,D as n,Dn as r,Ft as i,Ht as a,It as o,Lt as s,M as c,Mt as l,N as u,Nt as d,O as f,Or as p,P as m,Pt as h,Qr as g,R as _,V as v,Vn as y,Vt as b,Wt as x,Xt as S,Y as C,Zt as w,_i as ee,a as T,an as E,b as te,bn as ne,br as D,cn as re,ct as ie,dt as ae,en as O,gi as k,gn as oe,gt as A,h as se,hi as j,hn as ce,ii as le,in as M,jt as ue,kr as de,ln as N,lt as P,m as F,nn as fe,p as pe,pi as I,rn as L,st as R,tn as z,u as me,w as he,wn as ge,x as _e,yn as ve,z as B,zt as V}from"./app.js";import{$n as ye,$r as be,$t as xe,An as Se,Br as Ce,Cr as we,Dn as Te,Et as Ee,Ft as De,Gn as Oe,Gt as ke,Hn as Ae,It as je,Jn as Me,Jr as Ne,Jt as Pe,K as Fe,Kn as H,Kt as Ie,Lr as Le,Lt as Re,Nt as ze,Ot as Be,Pt as Ve,Q as He,Qn as Ue,Qr as We,Qt as U,Rn as Ge,Rr as Ke,Tt as qe,Un as Je,Ur as Ye,Vr as Xe,Vt as Ze,Wn as Qe,Wr as $e,Wt as et,X as tt,Xn as nt,Xr as rt,Xt as it,Y as at,Yn as W,Yr as ot,Yt as st,Z as ct,Zn as lt,Zr as ut,Zt as dt,_t as ft,an as pt,ar as mt,at as ht,bt as gt,cn as G,cr as K,ct as _t,dr as vt,dt as yt,ei as bt,en as xt,er as St,et as Ct,gr as wt,hr as Tt,ht as Et,in as Dt,it as Ot,kn as kt,ln as q,lr as At,lt as jt,mt as Mt,nn as J,nr as Y,nt as Nt,oi as Pt,on as Ft,or as X,pn as It,pt as Lt,q as Rt,qn as zt,qr as Bt,qt as Vt,rn as Ht,si as Ut,sn as Z,sr as Wt,tn as Gt,tr as Kt,ur as qt,ut as Jt,vt as Yt,xr as Xt,yt as Zt,zn as Qt,zr as $t}from"./shared.js";function en({seen:e,state:t}){let n=A(),r=[[`standings`,e.standings.map(nn)],[`balances`,e.balances.map(an)],[`offences`,e.offences.map(e=>on(n,e))],[`debts`,e.debts.map(an)],[`seats`,e.seats.flatMap(e=>cn(n,t,e))],[`rulings`,e.rulings.map(e=>sn(n,e))]].filter(([,e])=>e.length>0);return r.length===0?N`<p class="soft" role="status">${M(`correct.nothing-else`)}</p>`:N`<section class="stack" role="status" aria-label=${M(`correct.follows`)}>
<h3>${M(`correct.follows`)}</h3>
${r.map(([e,t])=>N`<${tn} key=${e} name=${e} changes=${t} />`)}
</section>`}function tn({name:e,changes:t}){let n=t.length-12;return N`<div>
<h4>${M(`correct.part.${e}`)}</h4>
<dl class="facts">
${t.slice(0,12).map(({who:e,about:t,before:n,after:r})=>N`<div>
<dt><span class="who">${e}</span>${t&&N`<small>${t}</small>`}</dt>
<dd><${rn} before=${n} after=${r} /></dd>
</div>`)}
</dl>
${n>0&&N`<p class="soft">${M(`correct.more`,{count:n})}</p>`}
</div>`}function nn({account:e,before:t,after:n}){let[r,i]=[t,n].map(e=>e?.rank??`–`),a=r===i?void 0:M(`correct.place`,{before:r,after:i}),[o,s]=[t,n].map(e=>e?X(e.total):M(`correct.none`));return{who:e.name,about:a,before:o,after:s}}function rn({before:e,after:t}){return e===t?t:N`<span class="soft">${e} →</span> ${t}`}function an({account:e,unit:t,before:n,after:r}){return{who:e.name,before:H(t,n),after:H(t,r)}}function on(e,{account:t,foul:n,elsewhere:r,before:i,after:a}){let o=[R(e,n),r&&M(`correct.elsewhere`)].filter(Boolean).join(` · `);return{who:t.name,about:o,before:i,after:a}}function sn(e,{name:t,foul:n,status:r,penalties:i}){let a=r===`deferred`?M(`correct.waits-again`):P(e,{penalties:i,effects:[]});return{who:t,about:R(e,n),before:a,after:a}}function cn(e,t,{before:n,after:r}){let i=ln(t,r??n),a=(e,n)=>t.players[e?.seats[n]]?.name??M(`correct.none`),o=D.filter(e=>n?.seats[e]!==r?.seats[e]).map(t=>({who:e.phrase(`seat-${t}`),about:i,before:a(n,t),after:a(r,t)}));if(!n||!r)return o;let s=ln(t,n)===i?[]:[{who:ln(t,n),before:``,after:i}],c=n.status===r.status?[]:[{who:i,before:un(n),after:un(r)}];return[...s,...c,...o]}function ln(e,{round:t,table:n}){return[M(`hall-round`,{round:t}),M(`hall-table`,{label:e.tables[n]?.label??`?`})].join(` · `)}function un({status:e}){return M(e?`hall-is.${e}`:`correct.in-play`)}function Q({title:e,what:t,request:n,yes:i,danger:a,note:o,done:s,onDone:c,onClose:l,children:u}){let[d,f]=k(!1),{reason:p,field:m}=Bt(t),{ask:h,asking:g,wrong:_}=q(M(`correct.needs-network`)),{seen:v,trouble:y}=dn(n);return N`<${ue} title=${e} onClose=${l}>
<form class="stack" onSubmit=${e=>{e.preventDefault(),f(!p),p&&n&&h(async()=>{await r.ask(n.path,{method:n.method,body:{...n.body,reason:p}}),S(s??M(`correct.done`)),l(),c?.()})}}>
${u}
${n&&N`<${fn} seen=${v} trouble=${y} note=${o} />`}
${v&&m(d)}
${_}
${v&&N`<button class=${`button ${a?`danger`:`main`}`} disabled=${g}>${i}</button>`}
</form>
<//>`}function dn(e){let[t,n]=k({}),i=JSON.stringify(e);return I(()=>{if(!e)return;let{path:t,method:a,body:o}=e;r.ask(`${t}?preview=true`,{method:a,body:{...o,reason:`preview`}}).then(e=>n({of:i,seen:e}),e=>n({of:i,trouble:e}))},[i]),t.of===i?t:{}}function fn({seen:e,trouble:t,note:n}){let{state:r}=O();return t?N`<${pt} error=${t} needs=${M(`correct.needs-network`)} />`:e?N`<${en} seen=${e} state=${r} />${n&&N`<p class="note warn">${n}</p>`}`:N`<${b} />`}function pn(e){return{method:`PATCH`,path:`hanchans`,body:{hanchans:e.map(({id:e,new:t,seen:n})=>({id:e,...t,replaces:n}))}}}function mn({changes:e,children:t,...n}){return N`<${Q} request=${e&&pn(e)} ...${n}>${t}<//>`}function hn(e,t){return Object.values(e.hanchans).filter(e=>e.round===t&&!e.status)}function gn(e,t,n,r){return[M(`hall-table`,{label:e.tables[t.table]?.label??`?`}),r.phrase(`seat-${n}`)].join(` · `)}function _n({one:{id:e,table:t,round:n},state:r}){let[a,o]=k(!1),[s,c]=k({table:t,round:n}),l=[`table`,`round`].filter(e=>s[e]!=={table:t,round:n}[e]),u=e=>Object.fromEntries(l.map(t=>[t,e[t]])),d=l.length?[{id:e,new:u(s),seen:u({table:t,round:n})}]:null,f=T(r).map(e=>({value:e.id,text:M(`hall-table`,{label:e.label})})),p=It(r).map(e=>({value:e,text:M(`hall-round`,{round:e})}));return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${M(`correct.move`)}</button>
${a&&N`<${mn} title=${M(`correct.move`)} what="seats" yes=${M(`correct.move-yes`)} changes=${d} onClose=${()=>(o(!1),c({table:t,round:n}))}>
<${i} label=${M(`correct.field.label`)} value=${s.table} options=${f} onChange=${e=>c({...s,table:e})} />
<${i} label=${M(`correct.round`)} value=${s.round} options=${p} onChange=${e=>c({...s,round:e})} />
<//>`}`}function vn({state:e,hanchan:t,seat:n,onClose:r}){let a=A(),o=t.substitutes?.[n],[s,c]=k(o?`back`:`substitute`),[l,u]=k(``),f=e.players[t.seats[n]]?.name??`?`,p=[`substitute`,o&&`back`,`instead`,`other-table`].filter(Boolean).map(r=>({value:r,text:M(`correct.seat-way.${r}`,{name:e.players[o??t.seats[n]]?.name??`?`})})),m=s===`other-table`?Sn(e,t,a):xn(e,t);return N`<${mn} title=${M(`correct.somebody-else`,{name:f})} what=${s===`substitute`?`substitute`:`seats`}
yes=${M(`correct.seat-yes`)} changes=${bn(e,t,n,s,l)} onClose=${r}>
<${d} label=${M(`correct.seat-how`)} value=${s} options=${p} onChange=${e=>(c(e),u(``))} />
${s!==`back`&&N`<${i} label=${M(`correct.seat-who`)} value=${l} options=${[{value:``,text:M(`people.choose-player`)},...m]} onChange=${u} />`}
${s===`substitute`&&!l&&N`<${yn} onAdded=${u} />`}
${s===`substitute`&&N`<p class="soft">${M(`correct.substitute-text`)}</p>`}
<//>`}function yn({onAdded:e}){let[t,n]=k(``),{ask:i,asking:a,wrong:o}=q();return N`<${h} label=${M(`correct.by-name`)} value=${t} maxlength="200" onInput=${n} />
${t.trim()&&N`<button class="button" type="button" disabled=${a} onClick=${()=>i(async()=>{let n=y(r.now());await r.ask(`players/${n}`,{method:`PUT`,body:{name:t.trim()}}),e(n)})}>${M(`correct.add-name`,{name:t.trim()})}</button>`}${o}`}function bn(e,{id:t,seats:n,substitutes:r},i,a,o){let s=r??{},{[i]:c,...l}=s,u={seats:n,substitutes:s};if(a===`back`)return[{id:t,new:{seats:{...n,[i]:c},substitutes:l},seen:u}];if(!o)return null;if(a===`other-table`){let[r=``,a=``]=o.split(` `),s=e.hanchans[r];return[{id:t,new:{seats:{...n,[i]:s.seats[a]}},seen:{seats:n}},{id:r,new:{seats:{...s.seats,[a]:n[i]}},seen:{seats:s.seats}}]}let d={...n,[i]:o};return a===`instead`?[{id:t,new:{seats:d},seen:{seats:n}}]:[{id:t,new:{seats:d,substitutes:{...s,[i]:c??n[i]}},seen:u}]}function xn(e,t){let n=new Set([t,...hn(e,t.round)].flatMap(({seats:e})=>Object.values(e)));return U(Object.values(e.players)).filter(({id:e,withdrawn_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,id_number:n})=>({value:e,text:`${t} (${n})`}))}function Sn(e,{id:t,round:n},r){return hn(e,n).filter(e=>e.id!==t&&!e.substitutes).flatMap(t=>D.map(n=>({value:`${t.id} ${n}`,text:`${e.players[t.seats[n]]?.name??`?`} · ${gn(e,t,n,r)}`})))}const Cn=[`bottom`,`right`,`top`,`left`];function wn({one:e,state:t}){let n=A(),[r,i]=k(null),[a,o]=k(null),[s,c]=k(null),l=n=>t.players[e.seats[n]]?.name??`?`,u=e=>{r?r===e?i(null):o(e):i(e)},d=()=>(i(null),o(null),c(null));return N`<section class="around stack" aria-label=${M(`hall-seats`)}>
<p class="soft" role="status">${M(r?`correct.tap-second`:`correct.tap-seat`,{name:r&&l(r)})}</p>
<ul class=${`seats ${r?`picking`:``}`}>
${D.map((i,a)=>N`<li key=${i} class=${`at-${Cn[a]}`}>
<button class=${`seat ${i===`east`?`dealer`:``}`} type="button" aria-pressed=${r===i} onClick=${()=>u(i)}>
<span class="wind"><${me} wind=${i} /><span class="unseen">${n.phrase(`seat-${i}`)}</span></span>
<strong class="who">${l(i)}</strong>
${e.substitutes?.[i]&&N`<span class="marks"><span class="badge info">${M(`correct.for`,{name:t.players[e.substitutes[i]]?.name??`?`})}</span></span>`}
</button>
</li>`)}
</ul>
${r&&N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>c(r)}>${M(`correct.somebody-else`,{name:l(r)})}</button>`}
${r&&a&&N`<${mn} title=${M(`correct.swap`)} what="seats" yes=${M(`correct.swap-yes`)} changes=${[Tn(e,r,a)]} onClose=${d}>
<p><span class="who">${l(r)}</span> ⇄ <span class="who">${l(a)}</span></p>
<//>`}
${s&&N`<${vn} state=${t} hanchan=${e} seat=${s} onClose=${d} />`}
</section>`}function Tn({id:e,seats:t,substitutes:n},r,i){let a={[r]:i,[i]:r},o={seats:t,...n&&{substitutes:n}},s=Object.entries(n??{}).map(([e,t])=>[a[e]??e,t]);return{id:e,new:{seats:{...t,[r]:t[i],[i]:t[r]},...n&&{substitutes:Object.fromEntries(s)}},seen:o}}function En({one:e,state:t}){let[n,r]=k(void 0),i=e.status?[`back`]:[An(t,e)&&`cancelled`,`void`].filter(Boolean);return N`${e.status&&N`<p class="note warn">${M(`over.${e.status}`)}</p>`}
${i.map(e=>N`<button key=${e} class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(e)}>${M(`correct.status.${e}`)}</button>`)}
${n&&N`<${Dn} one=${e} state=${t} way=${n} onClose=${()=>r(void 0)} />`}`}function Dn({one:e,state:t,way:n,onClose:r}){let[i,a]=k(`game`),o=n===`back`?null:n,s=n=>On(t,e,n).filter(n=>kn(t,n,e,o)),c=[`game`,`round`,`day`].filter(e=>e===`game`||s(e).length>1).map(e=>({value:e,text:M(`correct.scope.${e}`,{count:s(e).length})})),l=s(i).map(({id:e,status:t=null})=>({id:e,new:{status:o},seen:{status:t}}));return N`<${mn} title=${M(`correct.status.${n}`)} what="status" yes=${M(`correct.status-yes.${n}`)} danger=${!!o} changes=${l} onClose=${r}>
<p>${M(`correct.status-text.${n}`)}</p>
${c.length>1&&N`<${d} label=${M(`correct.scope`)} value=${i} options=${c} onChange=${a} />`}
<//>`}function On(e,t,n){let r=Object.values(e.hanchans);if(n===`round`)return r.filter(({round:e})=>e===t.round);let i=new Intl.DateTimeFormat(`en-CA`,{timeZone:e.settings.time_zone}),a=({scheduled_at:e})=>e&&i.format(new Date(e));return n===`day`&&t.scheduled_at?r.filter(e=>a(e)===a(t)):[t]}function kn(e,t,n,r){return(t.status??null)===(n.status??null)?r!==`cancelled`||An(e,t):!1}function An(e,t){return!e.results[t.id]&&!v(e,t).begun}function jn({one:{id:e,name:t},state:n}){let[r,a]=k(!1),[o,s]=k(``),c=Mn(n,e),l=U(Object.values(n.players)).filter(t=>t.id!==e&&![...Mn(n,t.id)].some(e=>c.has(e)));if(l.length===0)return null;let u=l.map(e=>({value:e.id,text:`${e.name} (${e.id_number})`}));return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${M(`correct.join`)}</button>
${r&&N`<${Q} title=${M(`correct.join-this`,{name:t})} what="joining" yes=${M(`correct.join-yes`)} danger
request=${o?{method:`PUT`,path:`players/${e}/merge`,body:{into:o}}:null}
note=${M(`correct.for-good`)} onClose=${()=>(a(!1),s(``))} onDone=${()=>oe(`#/player/${o}`,{replace:!0})}>
<p>${M(`correct.join-text`,{name:t})}</p>
<${i} label=${M(`correct.join-with`)} value=${o} onChange=${s}
options=${[{value:``,text:M(`people.choose-player`)},...u]} />
<//>`}`}function Mn({hanchans:e},t){let n=Object.values(e).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t));return new Set(n.map(({round:e})=>e))}const Nn={player:[`name`,`id_number`,`team`],team:[`name`],table:[`label`],official:[`name`,`league_number`]},Pn={name:200,id_number:40,label:40,league_number:40},Fn={player:`id_number`,team:`name`,official:`league_number`};function In({kind:e,one:t,state:n}){let r=zn(e,t),[i,a]=k({}),[o,s]=k(!1),c={...r,...i},l=Nn[e].filter(e=>c[e].trim()!==r[e]),u=l.filter(e=>e!==`team`&&!c[e].trim());return N`<form class="card" onSubmit=${e=>{e.preventDefault(),s(l.length>0&&u.length===0)}}>
${Nn[e].map(t=>{let r=e=>a({...i,[t]:e});return t===`team`?N`<${Ln} key=${t} state=${n} value=${c.team} onChange=${r} />`:N`<${h} key=${t} label=${M(`correct.field.${t}`)} value=${c[t]} onInput=${r}
maxlength=${Pn[t]} hint=${n.season&&t===Fn[e]?M(`correct.season`):void 0}
wrong=${u.includes(t)?M(`correct.empty`):void 0} />`})}
${l.length>0&&N`<button class="button main">${M(`correct.look`)}</button>`}
${o&&N`<${Rn} kind=${e} one=${t} state=${n} changed=${l} stored=${r} values=${c} onClose=${()=>s(!1)} onDone=${()=>a({})} />`}
</form>`}function Ln({state:e,value:t,onChange:n}){let r=U(Object.values(e.teams)).map(({id:e,name:t})=>({value:e,text:t}));if(r.length===0)return null;let a=[{value:``,text:M(`correct.no-team`)},...r];return N`<${i} label=${M(`correct.field.team`)} value=${t} options=${a} onChange=${n} />
${t&&N`<a class="reach" href=${`#/correct/team/${t}`}>${M(`correct.this-team`,{name:e.teams[t]?.name??`?`})}</a>`}`}function Rn({kind:e,one:t,state:n,changed:r,stored:i,values:a,onClose:o,onDone:s}){let c=e=>Object.fromEntries(r.map(t=>[t,e[t].trim()||null])),l={...c(a),replaces:c(i)},u=(e,t)=>(e===`team`?n.teams[t]?.name:t.trim())||M(`correct.none`);return N`<${Q} title=${M(`correct.title`)} what="correction" yes=${M(`correct.yes`)}
request=${{method:`PATCH`,path:`${e}s/${t.id}`,body:l}} onClose=${o} onDone=${s}>
<dl class="facts">
${r.map(e=>N`<div key=${e}>
<dt>${M(`correct.field.${e}`)}</dt>
<dd><${rn} before=${u(e,i[e])} after=${u(e,a[e])} /></dd>
</div>`)}
</dl>
<//>`}function zn(e,t){let n=e===`official`?{...t,league_number:t.number}:t;return Object.fromEntries(Nn[e].map(e=>[e,n[e]??``]))}function Bn({kind:e,one:t,name:n}){let[r,i]=k(!1);return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${M(`correct.remove`)}</button>
${r&&N`<${Q} title=${M(`correct.remove-this`,{name:n})} what="removal" yes=${M(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`${e}s/${t.id}/removal`,body:{}}}
onClose=${()=>i(!1)} onDone=${()=>ce(`#/tables`)}>
<p>${M(`correct.remove-text`)}</p>
<//>`}`}function Vn({one:{id:e,name:t,withdrawn_at:n}}){let[r,i]=k(!1),a=!n,o=a?`withdraw`:`return`,s={withdrawn:a,replaces:{withdrawn:!a}};return N`${n&&N`<p class="note warn">${M(`correct.is-withdrawn`,{name:t})}</p>`}
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${M(`correct.${o}`)}</button>
${r&&N`<${Q} title=${M(`correct.${o}-this`,{name:t})} what=${o} yes=${M(`correct.${o}-yes`)}
request=${{method:`PATCH`,path:`players/${e}`,body:s}} onClose=${()=>i(!1)}>
${a&&N`<p>${M(`correct.withdraw-text`)}</p>`}
<//>`}`}function Hn({args:[e=``,t=``]}){let{tournament:n,state:r,official:i}=O(),o=M(`correct.title`);if(!n||!r)return N`<${B} title=${o} />`;if(!F(i,[`director`]))return N`<${a} title=${o} up="#/tables"><p class="note warn">${M(`correct.directors`)}</p><//>`;let s=Object.hasOwn(Un,e)&&r[`${e}s`],c=s&&(s[t]??s[r.merged[t]]);if(!c)return N`<${_} title=${o} text=${M(`correct.nothing`)} up="#/people" />`;let l=Wn(r,c);return N`<${a} title=${M(`correct.this`,{name:l})} up=${Gn(e,c)}>
${Un[e].map(t=>N`<${t} key=${c.id} kind=${e} one=${c} name=${l} state=${r} />`)}
<//>`}const Un={player:[In,Vn,jn,Bn],team:[In,Bn],table:[In,Bn],official:[In],hanchan:[wn,_n,En,Bn]};function Wn(e,{name:t,label:n,round:r,table:i}){let a=M(`hall-table`,{label:n??e.tables[i]?.label??`?`});return t??[r&&M(`hall-round`,{round:r}),a].filter(Boolean).join(` · `)}function Gn(e,{id:t,table:n}){return e===`hanchan`?`#/table/${n}`:e===`official`?`#/people/${t}`:e===`team`?`#/people/players`:`#/${e}/${t}`}function Kn({hanchan:e}){let{state:t}=O(),[n,r]=k(null),i=Object.values(t.handEnds).filter(t=>t.hanchan===e.id&&!t.unsent).sort((e,t)=>e.id<t.id?1:-1)[0];if(!i&&!n)return null;let{id:a,hand:o,how:s}=n??i,c=[ie(o),M(`hall-how.${s}`)].filter(Boolean).join(` · `);return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(i)}>${M(`correct.hand-end`)}</button>
${n&&N`<${Q} title=${M(`correct.hand-end-title`)} what="hand-end" yes=${M(`correct.hand-end-yes`)} danger
request=${{method:`PUT`,path:`hand-ends/${a}/withdrawal`,body:{}}} onClose=${()=>r(null)}>
<p><strong>${c}</strong></p>
<p>${M(`correct.hand-end-text`)}</p>
<//>`}`}function qn({state:e,account:t,start:n,onClose:r}){let{book:i}=O(),a=i?.content.unit?`pts`:`P`,o=[.../* @__PURE__ */ new Set([a,e.settings.currency,...n?[n.unit]:[]])],[s,c]=k(n?.unit??a),[l,u]=k(n&&n.amount<0?`give`:`take`),[f,p]=k(n?Jn(n):``),m=Z(),g=Yn(s,f),_={account:t,unit:s,amount:l===`give`?-(g??0):g,waives:!1},v=g?{method:`PUT`,path:`ledger/decisions/${m(_)}`,body:_}:null,y=f&&!g?M(s===`pts`?`fines.hundreds`:`fines.above-nothing`):void 0,b=W(e,t),x=l===`give`?`give`:Y(s)?`take`:`fine`,S=o.map(e=>({value:e,text:M(Y(e)?`fines.points`:`fines.money`,{unit:e})}));return N`<${Q} title=${M(`fines.decide-on`,{name:b})} what="ledger-decision" yes=${M(`fines.do.${x}`,{amount:H(s,g??0)})}
request=${v} onClose=${r}>
<${d} label=${M(`fines.what`)} value=${s} options=${S} onChange=${c} />
<${d} label=${M(`fines.way`)} value=${l} options=${[`take`,`give`].map(e=>({value:e,text:M(`fines.way.${e}`)}))} onChange=${u} />
<${h} label=${M(`fines.amount`,{unit:s===`pts`?M(`fines.table-points`):s})} value=${f} inputmode="decimal" autocomplete="off" wrong=${y} onInput=${p} />
<//>`}function Jn({unit:e,amount:t}){let n=Math.abs(t);return Y(e)?String(n):H(e,n).slice(e.length+1)}function Yn(e,t){if(!Y(e))return lt(e,t)||null;let n=/^\d{1,6}$/.test(t.trim())?Number(t):0;return n%(e===`pts`?100:1)==0&&n||null}function Xn({state:e,balance:{account:t,unit:n,amount:i},onClose:a}){let o=-i,[s,c]=k(()=>H(n,o).slice(n.length+1)),[l,u]=k(`cash`),[f]=k(()=>new Date(r.now()).toISOString()),p=Z(),m=W(e,t),g=lt(n,s),_=!g||g>o?M(`fines.between`,{most:H(n,o)}):void 0,v={account:t,unit:n,amount:g,method:l,paid_at:f},y=_?null:{method:`PUT`,path:`refunds/${p(v)}`,body:v},b=H(n,g??0);return N`<${Q} title=${M(`fines.refund-to`,{name:m})} what="refund" yes=${M(`fines.refund-yes`,{amount:b})}
request=${y} done=${M(`fines.refunded`,{name:m,amount:b})} onClose=${a}>
<${h} label=${M(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${_} onInput=${c} />
<${d} label=${M(`fines.how`)} value=${l} options=${st.map(e=>({value:e,text:M(`fines.method.${e}`)}))} onChange=${u} />
<//>`}function Zn({state:e,balance:{account:t,unit:n,amount:r},most:i=r,onClose:a}){let[o,s]=k(()=>H(n,Math.min(i,r)).slice(n.length+1)),c=Z(),l=lt(n,o),u=!l||l>r?M(`fines.between`,{most:H(n,r)}):void 0,d={account:t,unit:n,amount:-(l??0),waives:!0},f=u?null:{method:`PUT`,path:`ledger/decisions/${c(d)}`,body:d},p={name:W(e,t),amount:H(n,l??0)};return N`<${Q} title=${M(`fines.waive-of`,p)} what="waiver" yes=${M(`fines.waive-yes`,p)}
request=${f} done=${M(`fines.waived`,p)} onClose=${a}>
<${h} label=${M(`fines.amount`,{unit:n})} value=${o} inputmode="decimal" wrong=${u} onInput=${s} />
<//>`}function Qn({state:e,account:t}){let{official:n}=O(),[r,i]=k(null);if(Ue(n,t.id))return null;let a=zt(e,t.id).filter(({unit:e})=>!Y(e)),o=n?.roles?.includes(`director`),s=[...St(n)?a.flatMap(tr):[],...o?[er(`decide`,{account:t})]:[]];if(s.length===0)return null;let c=a.length>1;return N`<div class="doing">
${s.map(({id:e,given:t})=>N`<button key=${e+t.balance?.unit} class=${`button ${e===`pay`?`main`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>i({id:e,given:t})}>
${M(`fines.act.${e}`)}${c&&t.balance?` ${t.balance.unit}`:``}
</button>`)}
${r&&N`<${$n[r.id]} state=${e} ...${r.given} onTaken=${()=>nr(e,r.given.balance)} onClose=${()=>i(null)} />`}
</div>`}const $n={pay:Pe,refund:Xn,decide:qn};function er(e,t){return{id:e,given:t}}function tr(e){return e.amount===0?[]:[er(e.amount>0?`pay`:`refund`,{balance:e})]}function nr(e,{account:t,unit:n,amount:r}){S(M(`fines.taken`,{name:W(e,t),amount:H(n,r)}))}function rr({state:e,line:t,balance:n}){let{official:r}=O(),[i,a]=k(!1),{id:o,unit:s,amount:c,what:l,cause:u,unsent:d}=t,{account:f}=n;if(d||!r?.roles?.includes(`director`)||Ue(r,f.id))return null;let p=u===`decision`&&l===`decided`,m=!Y(s)&&c>0&&n.amount>0&&u!==`payment`&&Kt(n.lines).some(e=>e.id===o);if(!m&&!p)return null;let h=m?{balance:n,most:c}:{account:f,start:{unit:s,amount:-c}};return N`<button class="button quiet line-act" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${M(m?`fines.act.waive`:`fines.act.otherwise`)}</button>
${i&&N`<${m?Zn:qn} state=${e} ...${h} onClose=${()=>a(!1)} />`}`}function ir({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return N`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&N`<p class="soft">${r}</p>`}
${i.length===0&&N`<p class="soft">${M(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>N`<li key=${e.key}><${ar} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&N`<${l} title=${M(`dashboard.numbers`)}>${()=>N`<${sr} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function ar({row:{name:e,value:t,part:n=0,href:r},most:i}){return N`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${K(t)}</strong>
<${or} value=${t} part=${n} most=${i} />
${n>0&&N`<small>${M(`dashboard.part`,{count:K(n)})}</small>`}
</a>`}function or({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return N`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&N`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function sr({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return N`<table class="numbers">
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
<td>${K(n)}</td>
${r&&N`<td>${K(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function cr(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:M(`hall-round`,{round:e})}));return[{value:``,text:M(`hall-any`)},...n]}function lr({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function ur({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=fr(t,i.size>1?e=>mr(e,r):pr);return t.length===0?null:N`<section class="card" aria-labelledby="spread">
<h2 id="spread">${M(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${M(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>N`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>N`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>N`<td key=${t.key}><${dr} count=${s.get(e+t.key)} most=${c} href=${hr(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function dr({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return N`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${K(e)}</strong>
</a>`}function fr(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function pr(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function mr(e,t){let n=e.slice(0,10),r=fe(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function hr(e,t,{from:n,until:r}){return lr(e,{table:t,from:n,until:r})}function gr({state:e,changes:t}){return N`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${M(`dashboard.recharged`)}</h2>
<p class="soft">${M(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>N`<li key=${[t,r.id,i].join()}>
<span class="who">${W(e,r)}</span> ${H(i,a)} → <strong>${H(i,o)}</strong>
<br /><small class="soft">${[z(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function _r({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:M(e>1?`dashboard.from`:`dashboard.until`,{from:g(e),until:g(t)}),value:n,href:lr(r,{took:`${e}-${t}`})})),a=e?M(`dashboard.median`,{time:g(t),count:e}):M(`dashboard.untimed`);return N`<${ir} id="taking" title=${M(`dashboard.taking`)} what=${M(`dashboard.time`)}
about=${`${a} ${M(`dashboard.measured`)}`} rows=${e?i:[]} />`}function vr(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(m(n)).map(([t,n])=>[u(e,t),c(e,t,n)]);return[...r,...i]}function yr({cases:e}){return N`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${M(`dashboard.unlike`)}</h2>
<p class="soft">${M(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>N`<${br} key=${t} one=${e} />`)}
</section>`}function br({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=A(),o=i[0].rulings.length,s=vr(a,t,n);return N`<article class="stack case">
<h3>${R(a,e)}</h3>
${s.length>0&&N`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&N`<p class="note info">${M(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>N`<${xr} key=${t} outcome=${e} most=${o} />`)}
</article>`}function xr({outcome:{penalties:e,rulings:t},most:n}){let r=A(),{state:i}=O(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=N`<span class="body outcome"><span>${P(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${K(t.length)}</strong><${or} value=${t.length} most=${n} /></span>`;return N`<${l} title=${o}>${()=>N`<${te} rulings=${a} place empty=${M(`hall-none-found`)} />`}<//>`}function Sr(){let{tournament:e,state:t,official:n}=O();return!e||!t?N`<${B} title=${M(`dashboard.title`)} />`:pe(n)?N`<${Cr} state=${t} />`:N`<${a} title=${M(`dashboard.title`)} up="#/log"><p class="note warn">${M(`dashboard.whose`)}</p><//>`}function Cr({state:e}){let[t,n]=k({day:``,round:``});return N`<${a} title=${M(`dashboard.title`)} up="#/log">
<div class="asked">
<${h} type="date" label=${M(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${i} label=${M(`dashboard.round`)} value=${t.round} options=${cr(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${wr} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function wr({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=bt(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return N`<${Dr} seen=${r} zone=${e.settings.time_zone} />
${i&&N`<${Tr} state=${e} body=${i} asked=${t} />`}`}function Tr({state:e,body:t,asked:n}){let r=A(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>lr(n,e),l=e=>({key:e.foul,name:R(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return N`<p role="status">${M(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${ir} id="fouls" title=${M(`dashboard.fouls`)} what=${M(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${ir} id="referees" title=${M(`dashboard.referees`)} what=${M(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${ur} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${ir} id="otherwise" title=${M(`dashboard.otherwise`)} about=${M(`dashboard.otherwise-about`)} what=${M(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${yr} cases=${t.differently} />
<${gr} state=${e} changes=${t.recharged??[]} />
<${ir} id="escalations" title=${M(`dashboard.escalations`)} what=${M(`dashboard.status`)}
rows=${s.map(e=>Er(e,c))} />
<${_r} taking=${t.time_to_rule} asked=${n} />
</div>`}function Er({status:e,outcome:n,rulings:r},i){let a=[e,n].filter(Boolean),o=a.map(e=>t(`hall-escalation.${e}`)?M(`hall-escalation.${e}`):e),s=a.join(` `);return{key:s,name:o.join(` · `),value:r,href:i({status:``,escalation:s})}}function Dr({seen:{answer:e,fresh:t,trouble:n},zone:r}){Ut();let i=e&&z(e.at,r);return!e&&!n?N`<${b} />`:n?N`<p class="note warn" role="status">${be(n)} ${M(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:N`<p class="soft">${M(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const Or=[`photo`,`note`];function kr({state:e,escalation:t,ruling:n}){let i=O(),{outbox:a}=i,[o,s]=k(null);if(I(()=>void r.loadEscalationSteps(),[]),a.some(({subject:e,kind:n,state:r})=>e===t.id&&!Or.includes(n)&&de(r)))return N`<p class="note bad">${M(`esc.stuck`)} <a href="#/outbox">${M(`hall-resolve`)}</a></p>`;let c=Ve(i,t,n);return N`
${c===`decide`&&N`<${Nr} state=${e} escalation=${t} ruling=${n} onAsk=${s} />`}
${c===`appeal`&&N`<button class="button main" type="button" onClick=${()=>s(Ar)}>${M(`esc.do.appeal`)}</button>`}
${c===`reopen`&&N`<button class="button" type="button" onClick=${()=>s(jr)}>${M(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(c)&&N`<p class="note warn">${M(`esc.${c}`)}</p>`}
${c===``&&N`<p class="soft">${M(`esc.wait.${t.status}`)}</p>`}
${o&&N`<${$e} what=${o.name} title=${M(`esc.do.${o.name}`)} text=${M(`esc.means.${o.name}`)} yes=${M(`esc.do.${o.name}`)}
onReason=${async e=>{if(!o)return;let{kind:n,name:i,...a}=o;await r.send(n,t.id,{reason:e,...a}),E(),S(M(`esc.done.${n}`)),s(null)}} onClose=${()=>s(null)} />`}
`}const Ar={kind:`appeal`,name:`appeal`},jr={kind:`reopening`,name:`reopening`},Mr=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Nr({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>N`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${M(`esc.do.${e.name}`)}</button>`;return N`
${u&&f(Mr(`amended`,`confirmed`),`main`)}
${f(Mr(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${M(u?`esc.amend-again`:`hall-amend`)}</a>
${f(Mr(`overturned`),`danger`)}
`}function Pr({ruling:e,rulings:t}){let n=A(),{state:r}=O(),[i,a]=[!0,!1].map(n=>t.filter(t=>Lr(t,e)===n)),o=[...i,...a].slice(0,12);return N`<section class="stack">
<h2>${M(`esc.same-foul`)}</h2>
${t.length===0&&N`<p class="soft">${M(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>N`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${ae(t.kind)}`}>${P(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,z(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
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
</section>`}function Fr(e,t,{offender:n}){return zr(e,t,e=>e.offender.id===n.id)}function Ir(e,t,{foul:n}){return zr(e,t,e=>e.foul===n)}function Lr(e,t){return le(Rr(e))===le(Rr(t))}function Rr({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function zr(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return he(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Br({state:e,foul:t,escalation:n}){let r=bt(`precedents?limit=20&foul=${t}`);return N`<section class="stack">
<h2>${M(`esc.precedents`)}</h2>
<${We} seen=${r} what="precedents" />
${r.answer&&N`<${Hr} state=${e} items=${Vr(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${M(`esc.search-precedents`)}</a>
</section>`}function Vr(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Hr({state:e,items:t}){let n=A();return t.length===0?N`<p class="soft">${M(`esc.no-precedents`)}</p>`:N`<ul class="rows below precedents">
${t.map(t=>N`<li key=${t.ruling.id}><${Ur} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Ur({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return N`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${ae(n.kind)}`}>${P(t,n)}</strong>
<span>${R(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>N`<small key=${e}>${e}</small>`)}
${l.map(e=>N`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,z(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&N`<span class="badge">${M(`hall-status.${n.status}`)}</span>`}
${c&&N`<span class="badge warn">${M(`esc.revision-changed`)}</span>`}
${r.map(e=>N`<span class="badge" key=${e}>${M(`esc.why.${e}`)}</span>`)}
${s&&N`<span class="badge info">${De(s)}</span>`}
</span>
</span>
</a>`}function Wr({args:[e]}){let{tournament:t,state:n}=O();if(!t||!n)return N`<${B} title=${M(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?N`<${_} title=${M(`esc.one`)} text=${M(`esc.missing`)} up="#/escalations" />`:N`<${Gr} state=${n} escalation=${r} ruling=${i} />`}function Gr({state:e,escalation:t,ruling:n}){let r=A(),i=Ne([n])[n.revision],o=C(r,i,n),s=o&&(o.chosen??o.final??o.first),c=t.status===`open`;mt(c);let l=N`<${kr} state=${e} escalation=${t} ruling=${n} />`;return N`<${a} title=${R(r,n.foul)} up="#/escalations" actions=${l}>
<${Ie} ruling=${n} shown=${s}>
<p role="status"><span class=${`badge ${c?`warn`:`info`}`}>${je(t)}</span> ${c&&N`<span class="soft">${ze(t.escalated_at)}</span>`}</p>
<//>
<${Be} state=${e} escalation=${t} />
<section class="stack">
<h2>${M(`esc.so-far`)}</h2>
<${qe} state=${e} events=${Ee(e,t)} />
</section>
<${Yt} ruling=${n} />
${o?N`<${Zt} ruling=${n} spoken=${o} />`:N`<p class="soft">${M(`hall-no-book`)}</p>`}
<${gt} state=${e} ruling=${n} />
<${ke} state=${e} ruling=${n} />
<${Ze} state=${e} ruling=${n} />
<section class="stack">
<h2>${M(`esc.on-offender`,{name:n.offender.name})}</h2>
<${te} rulings=${Fr(e,t,n)} place empty=${M(`esc.nothing-else`)} />
</section>
<${Vt} state=${e} id=${n.offender.id} />
<${Pr} ruling=${n} rulings=${Ir(e,t,n)} />
<${Br} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Kr(){let{tournament:e,state:t}=O();return!e||!t?N`<${B} title=${M(`hall-escalations`)} />`:N`<${qr} state=${t} />`}function qr({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return mt(r.length>0),N`<${a} title=${M(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${M(`esc.precedents`)}</a></p>
${t.length===0&&N`<${V} text=${M(`esc.none`)}><a class="button" href="#/log">${M(`hall-log`)}</a><//>`}
<${Jr} state=${e} title=${M(`esc.waiting`,{count:r.length})} escalations=${r} />
<${Jr} state=${e} title=${M(`esc.decided-ones`)} escalations=${i} />
<//>`}function Jr({state:e,title:t,escalations:n}){return n.length===0?null:N`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>N`<li key=${t.id}><${Yr} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function Yr({state:e,escalation:t}){let n=A(),r=e.rulings[t.id],i=t.status===`open`,a=[M(`hall-table`,{label:r.table.label}),Re(e,t),ze(t.escalated_at)];return N`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${R(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${P(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${je(t)}</span>
${!i&&N`<span class="badge info">${De(t)}</span>`}
${t.unsent&&N`<span class="badge info">${M(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Xr({query:e}){let{tournament:t,state:n}=O();return!t||!n?N`<${B} title=${M(`esc.precedents`)} />`:N`<${Zr} state=${n} begun=${e.get(`foul`)??``} />`}function Zr({state:e,begun:t}){let n=A(),[r,o]=k(t in n.catalogue.fouls?t:``),[s,c]=k({}),[l,u]=k(``),[d,f]=k(``),p=e=>{o(e),c({})},m=e=>{e.preventDefault(),f(l.trim())},g=bt(ti(r,s,d)),_=g.answer?.body;return N`<${a} title=${M(`esc.precedents`)} up="#/escalations">
<p class="soft">${M(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${i} label=${M(`hall-filter.foul`)} value=${r} options=${[{value:``,text:M(`esc.any`)},...ei(n)]} onChange=${p} />
${r&&N`<${Qr} words=${n} foul=${r} facts=${s} onFacts=${c} />`}
<${h} type="search" label=${M(`esc.words`)} hint=${M(`esc.words-hint`)} value=${l} onInput=${u} maxlength="200" />
<button class="button">${M(`esc.search`)}</button>
</form>
<${We} seen=${g} what="precedents" />
${_&&N`<${Hr} state=${e} items=${_.items} />`}
${_?.next&&N`<p class="note">${M(`esc.more`,{count:50})}</p>`}
<//>`}function Qr({words:e,foul:t,facts:n,onFacts:r}){let{book:a}=O();return a?a.table(t).used.map(t=>{let a=$r(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return a.length>0&&N`<${i} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:M(`esc.any`)},...a]} onChange=${e=>r({...n,[t]:e})} />`}):null}function $r({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function ei(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function ti(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function ni({state:e,kind:t,id:n}){let r=e[`${t}s`]?.[e.merged[n]??n];if(!r)return N`<${_} title=${M(`fines.title`)} text=${M(`fines.no-account`)} up="#/fines" />`;let i={kind:t,id:r.id},o=zt(e,r.id).length===0;return N`<${a} title=${r.name} up="#/fines">
<p class="soft">${ri(e,t,r)}</p>
${o&&N`<p class="soft">${M(`fines.no-lines`)}</p>`}
${t===`player`&&N`<${Et} state=${e} player=${r.id} />`}
<${ft} state=${e} id=${r.id} />
<${Qn} state=${e} account=${i} />
${t===`player`&&N`<a class="button quiet" href=${`#/player/${r.id}`}>${M(`fines.to-player`)}</a>`}
<//>`}function ri(e,t,n){return t===`player`?[n.id_number&&M(`hall-id-number`,{number:n.id_number}),e.teams[n.team]?.name].filter(Boolean).join(` · `):M(`fines.kind.${t}`)}function ii({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=ye(r).map(([e,t])=>H(e,t));return N`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${M(`fines.owing`)}</h2>
${r.length===0&&N`<p class="soft">${M(`fines.none`)}</p>`}
${r.length>0&&N`<p>${M(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>N`<li key=${oi(t)}><${si} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&N`<p class="soft">${M(`fines.not-seated`)}</p>`}
</section>`}function ai({state:e,balances:t,onRefund:n}){let r=t.filter(({amount:e})=>e<0);return r.length===0?null:N`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${M(`fines.paid-back`)}</h2>
<ul class="rows">
${r.map(t=>N`<li key=${oi(t)}><${si} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${!n&&N`<p class="soft">${M(`fines.gives-back`)}</p>`}
</section>`}function oi({account:e,unit:t}){return e.id+t}function si({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=s.filter(({cause:e})=>e===`payment`).reduce((e,t)=>e-t.amount,0),l=[a>0&&M(`fines.since`,{time:z(o,e.settings.time_zone)}),c>0&&M(`fines.part-paid`,{amount:H(i,c)})],u=N`<span class="body who">${W(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${H(i,Math.abs(a))}</strong>`;return n?N`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:N`<a class="row" href=${`#/fines/${r.kind}/${r.id}`}>${u}</a>`}function ci({args:[e,t]}){let{tournament:n,state:r}=O();return!n||!r?N`<${B} title=${M(`fines.title`)} />`:e===`cash`?N`<${Lt} state=${r} />`:t?N`<${ni} key=${t} state=${r} kind=${e} id=${t} />`:N`<${li} state=${r} />`}function li({state:e}){let{official:t}=O(),[n,i]=k(null),[o,s]=k(null),[c,l]=k(``);I(()=>void r.lookAround(),[]);let u=ee(()=>Me(e),[e.ledger]),d=St(t);return N`<${a} title=${M(`fines.title`)} up="#/tables">
<div role="status">${e.payments[c]&&N`<${ui} state=${e} payment=${e.payments[c]} />`}</div>
<${ii} state=${e} balances=${u} onPay=${d&&i} />
<${ai} state=${e} balances=${u} onRefund=${d&&s} />
<${_t} state=${e} />
<${Jt} state=${e} />
<${jt} state=${e} official=${t} />
${d&&N`<a class="button" href="#/fines/cash">${M(`cash.title`)}</a><a class="button" href="#/reports">${M(`reports.link`)}</a>`}
${n&&N`<${Pe} state=${e} balance=${n} onTaken=${l} onClose=${()=>i(null)} />`}
${o&&N`<${Xn} state=${e} balance=${o} onClose=${()=>s(null)} />`}
<//>`}function ui({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=W(e,{kind:n,id:r});return N`<p class="note info row">
<span class="body">${M(`fines.taken`,{name:o,amount:H(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${M(`fines.to-receipt`)}</a>
</p>`}function di({state:e,payment:{withdrawn:t}}){if(!t)return null;let{at:n,by:r,reason:i}=t,a={time:z(n,e.settings.time_zone),name:e.officials[r]?.name??`?`};return N`<p class="note bad" role="status"><strong>${M(`fines.withdrawn-by`,a)}</strong> ${i}</p>`}function fi({state:e,payment:t}){let{official:n}=O(),[r,i]=k(!1),{id:a,account_kind:o,account_id:s,unit:c,amount:l,refund:u,withdrawn:d,unsent:f}=t,p=Ue(n,e.merged[s]??s);if(d||f||p||!St(n))return null;let m=M(u?`fines.withdraw-refund`:`fines.withdraw`);return N`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${m}</button>
${r&&N`<${Q} title=${m} what=${u?`refund-withdrawal`:`payment`} yes=${M(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`payments/${a}/withdrawal`,body:{}}} done=${M(`fines.withdrawn-done`)} onClose=${()=>i(!1)}>
<p><strong>${W(e,{kind:o,id:s})} · ${H(c,l)}</strong></p>
<p>${M(u?`fines.withdraw-refund-text`:`fines.withdraw-text`)}</p>
<//>`}`}function pi({args:[e]}){let{tournament:t,state:n,official:r}=O();if(!t||!n)return N`<${B} title=${M(`fines.payment`)} />`;let i=n.payments[e];if(!i)return N`<${_} title=${M(`fines.payment`)} text=${M(`fines.no-payment`)} up="#/fines" />`;let o=i.unsent?M(`fines.payment`):yt(i);return N`<${a} title=${o} up="#/fines">
<${di} state=${n} payment=${i} />
<${mi} state=${n} payment=${i} />
${i.unsent&&N`<p class="note info" role="status">${M(`fines.receipt-later`)}</p>`}
${!i.unsent&&!i.withdrawn&&N`<${hi} hash=${i.hash} />`}
${!i.unsent&&St(r)&&N`<${gi} payment=${i} />`}
<${fi} state=${n} payment=${i} />
<//>`}function mi({state:e,payment:t}){let{account_kind:n,account_id:r,unit:i,amount:a,method:o,paid_at:s,note:c,refund:l}=t,u=[[M(l?`fines.paid-back-to`:`fines.payer`),W(e,{kind:n,id:r})],[M(`fines.amount-paid`),H(i,a)],[M(`fines.how`),M(`fines.method.${o}`)],[M(`fines.when`),z(s,e.settings.time_zone)],...c?[[M(l?`fines.why`:`fines.note-paid`),c]]:[]];return N`<dl class="facts">
${u.map(([e,t])=>N`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function hi({hash:e}){let t=Ce();return N`<figure class="big-code">
<${we} text=${`${t}/#/receipt/${e}`} label=${M(`fines.code`)} />
<figcaption>${M(`fines.photograph`)}</figcaption>
</figure>`}function gi({payment:{id:e,receipt:t}}){let{live:n}=O(),{lang:i}=re(),[a,o]=k(0),{blob:s,url:c,failed:l}=et(()=>r.file(`payments/${e}/receipt.pdf?lang=${i}`),[e,i,a].join()),u=()=>o(a+1);I(()=>{l&&n===`live`&&u()},[n]);let d=`receipt-${t}.pdf`;if(l)return N`<p class="note warn" role="status">${M(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${M(`try-again`)}</button>`;if(!c||!s)return N`<p class="soft" role="status">${M(`fines.page-comes`)}</p>`;let f=[new File([s],d,{type:s.type})];return N`<div class="doing">
<a class="button main" href=${c} target="_blank">${M(`fines.open-page`)}</a>
<a class="button" href=${c} download=${d}>${M(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&N`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${M(`fines.share-page`)}</button>`}
</div>`}function _i(){let{tournament:e,state:t}=O();if(!e||!t)return N`<${B} title=${M(`hall-cards`)} />`;let n=N`<button class="button main" onClick=${()=>print()}>${M(`hall-print`)}</button>`;return N`<${a} title=${M(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${M(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${M(`reports.link`)}</a>
<ul class="codes">
${T(t).map(e=>N`<li key=${e.id}><${vi} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function vi({table:e,name:t}){let{url:n,failed:i}=et(()=>r.tableCode(e.id),e.id),a=M(`hall-table`,{label:e.label});return N`<figure>
${n&&N`<img src=${n} alt=${M(`hall-code`,{label:e.label})} />`}
${i&&N`<p class="note warn">${M(`hall-code-away`)}</p>`}
<figcaption><strong>${a}</strong><small>${t}</small></figcaption>
</figure>`}function yi(e,t,n){let{kind:r,body:i}=n,a=bi[r]??bi[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const bi={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Si(r),r.number,$(t,r.player_id)],invitation:(e,t,{body:n})=>[n.label,Ci(t,n),...Si(n)],phone:(e,t,{body:n})=>[Ci(t,n)],token:(e,t,{body:n})=>[n.name,Ci(t,n),...n.scopes??[]],team:(e,t,{subject:n,body:r})=>xi(r,r.name??t.teams[n]?.name),player:(e,t,{subject:n,body:r})=>r.merged_into?[M(`journal.joined`,{name:$(t,n)??`?`})]:xi(r,r.name??$(t,n),r.id_number),table:(e,t,{subject:n,body:r})=>xi(r,M(`hall-table`,{label:r.label??t.tables[n]?.label??`?`})),hanchan:(e,t,{subject:n,body:r})=>[Ti(t,n),...D.map(e=>$(t,r[`${e}_id`])),r.scheduled_at&&z(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>wi(e,n),photo:(e,t,{body:n})=>wi(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...wi(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&M(`journal.outcome.${r.outcome}`),...wi(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Ei(t,i)]},hand:(e,t,{subject:n,body:r})=>[M(`hall-how.${r.how}`),...Ei(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[M(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>W(t,e)),n.foul&&R(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&M(`help.over.${r.ended_how}`),...Ei(t,t.helpCalls[n])],exam:(e,t,{subject:n})=>[t.exams[n]?.title],"exam-attempt":(e,t,{subject:n})=>{let{exam_id:r,official_id:i}=t.examAttempts[n]??{};return[t.exams[r]?.title,t.officials[i]?.name]},timing:(e,t,{body:n})=>[M(`journal.what.${n.what}`),n.person_id&&W(t,{kind:n.person_kind,id:n.person_id}),Ti(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${g(Math.abs(n.seconds))}`,Ti(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&M(`journal.what.${r}`),$(t,i),Ti(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>$(t,e)),ledger:(e,t,{body:n})=>n.lines.map(e=>Di(t,e)),fine:(e,t,{kind:n,body:r})=>[Di(t,{...r,what:`paid`,amount:n===`fine.refunded`?r.amount:-r.amount}),M(`journal.receipt`,{number:r.receipt})],payment:(e,t,{body:n})=>[Di(t,{...n,what:`reversed`,amount:n.refund?-n.amount:n.amount}),M(`journal.receipt`,{number:n.receipt})],cash:(e,t,{body:{day:n,method:r,unit:i,counted:a,expected:o,note:s}})=>[n,M(`fines.method.${r}`),M(`cash.counted`,{amount:H(i,a)}),Mt(i,a-o),s],fines:(e,t,{body:n})=>n.players.map(e=>$(t,e)),result:(e,t,{body:n})=>[Ti(t,n.hanchan_id),...D.map(t=>`${e.phrase(`seat-${t}`)} ${K(n.points[t])}`)]};function xi({before:e={},withdrawn_at:t,removed_at:n},...r){let i=[e.name,e.id_number,e.label].filter(Boolean).join(`, `);return[...r,i&&M(`journal.was`,{was:i}),t&&M(`journal.withdrawn`),n&&M(`journal.removed`)]}function Si({roles:e}){return(e??[]).map(e=>M(`hall-role.${e}`))}function $(e,t){return e.players[e.merged[t]??t]?.name}function Ci(e,{official_id:t,player_id:n}){return e.officials[t]?.name??$(e,n)}function wi(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[R(e,n),r.name,M(`hall-table`,{label:i.label}),P(e,t)]}function Ti(e,t){let n=e.hanchans[t??``];return n&&Qe(e,n)}function Ei(e,{table:t,hand:n}={}){return[e.tables[t]&&M(`hall-table`,{label:e.tables[t].label}),ie(n)]}function Di(e,{account_kind:t,account_id:n,...r}){return`${W(e,{kind:t,id:n})} ${nt(r)}`}const Oi=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function ki(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Ii(e,t);if(n.startsWith(`ruling.`))return ji(e,t);let[i]=await zi(t,Ai(t));if(!i)return null;if(n===`result.corrected`)return{before:Ni(e,i.body),after:Ni(e,r)};let a=n===`hanchan.scheduled`?Pi:Fi;return{before:a(i.body),after:a(r)}}function Ai({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function ji(e,t){let{kind:n,body:r}=t,[i]=await zi(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Mi(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=P(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(vr(e,t,n))}}}let[o]=await zi(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Mi(e,o)}:null}function Mi(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=P(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Oi.filter(e=>(o[e]??null)!==null),c=vr(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Ni(e,{points:t,deposits:n,unranked:r,winless:i}){let a=D.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(a),deposits:n,unranked:r.join(` `),winless:i?.join(` `)}}function Pi({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Fi({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Ii(e,t){let n=await zi(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Li(e,r),after:Li(e,{...r,...t.body})}}function Li(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[M(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Ri(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[M(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Ri(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function zi({seq:e},t,n=1){return(await(await r.audit()).older(e,n,t)).entries}const Bi=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Vi={ruling:`rulings`,player:`players`,table:`tables`};function Hi({state:e,entry:t,onSubject:n}){let r=A(),{seq:i,at:a,who:o,kind:s}=t,c=o?e.officials[o]?.name??M(`hall-unknown`):M(`journal.nobody`),u=yi(r,e,t),d=[M(`journal.number`,{seq:i}),z(a,e.settings.time_zone),c],f=N`<div class="body">
<h3>${Wi(s)}</h3>
${u.length>0&&N`<span class="who">${u.join(` · `)}</span>`}
<small>${d.join(` · `)}</small>
</div>`;return N`<${l} class="entry" title=${f}>
${()=>N`<${Ui} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Ui({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Vi).find(([,t])=>o in e[t])??[];return N`<div class="stack">
<p class="pair">
${c&&N`<a class="button" href=${`#/${c}/${o}`}>${M(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${M(`journal.all-of-it`)}</button>
</p>
${(Bi.includes(a)||s.what===`corrected`)&&N`<${Gi} state=${e} entry=${t} />`}
<h4>${M(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${M(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function Wi(e){return t(`journal.kind.${e}`)?M(`journal.kind.${e}`):e}function Gi({state:e,entry:t}){let n=A(),[r,i]=k(void 0);return I(()=>void ki(n,t).then(i,()=>i(null)),[]),r===void 0?N`<${b} />`:r===null?N`<p class="soft">${M(`journal.no-before`)}</p>`:N`<${ht} caption=${M(`journal.changes`)} heads=${[M(`journal.before`),M(`journal.after`)]}
before=${r.before} after=${r.after} />`}const Ki=`shinpan.alarm.`;function qi({inCall:e}){let{alarms:t,tournament:n}=O(),r=t?.at(-1);return r&&n&&N`<${Ji} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function Ji({alarms:e,id:t,inCall:n}){let r=e.at(-1),[i,a]=k(()=>!n&&ne(Ki+t)!==r.at);return I(()=>{Yi(r)||w(220),E(600)},[]),N`<div role="alert">
<button class=${Yi(r)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${Xi} alarm=${r} /><span>${M(`alarm.${r.what}`)}</span><strong>${M(`alarm.open`)}</strong>
</button>
</div>
${i&&N`<${Zi} alarms=${e} onClose=${()=>{ve(Ki+t,r.at),a(!1)}} />`}`}function Yi({what:e}){return e===`restored`}function Xi({alarm:e}){return N`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(Yi(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function Zi({alarms:e,onClose:t}){let{official:n}=O(),r=j(null);I(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return N`<dialog class=${Yi(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${Xi} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${M(`alarm.${o}`)}</h2><p>${M(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${$i} alarm=${i} />
<section><h3>${M(`alarm.meaning`)}</h3><p>${M(Yi(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${M(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>N`<li key=${e}>${M(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${ra}>${M(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${M(`alarm.close`)}</button>
${a.map(e=>N`<${Qi} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function Qi({alarm:e}){let{what:t,seq:n}=e;return N`<section class="stack">
<h3>${M(`alarm.earlier`)} ${M(`alarm.${t}`)}</h3>
<p>${M(`alarm.${t}.said`,{seq:n})}</p>
<${$i} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function $i({alarm:{mine:e,theirs:t,at:n},theirs:r=`alarm.theirs`}){let{tournament:i}=O();return N`${e&&N`<${ea} mine=${e} theirs=${t} heads=${[M(`alarm.mine`),M(r)]} />`}
<p class="soft">${M(`alarm.found`,{time:z(n,i?.time_zone)})}</p>`}function ea({mine:e,theirs:t,heads:n}){let r=A(),{state:i}=O(),a=yi(r,i,e),o=t&&yi(r,i,t);return N`<div class="slips">
<${na} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${na} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&N`<${ht} caption=${M(`journal.changes`)} heads=${n} before=${ta(e)} after=${ta(t)} />`}`}function ta({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function na({title:e,entry:t,parts:n,others:r}){let{state:i}=O();return N`<section class="slip">
<h3>${e}</h3>
${t?N`<p><strong>${Wi(t.kind)}</strong></p>
<ul>${n.map((e,t)=>N`<li key=${t}>${!r||r.includes(e)?e:N`<mark>${e}</mark>`}</li>`)}</ul>
<small>${M(`journal.number`,{seq:t.seq})} · ${z(t.at,i.settings.time_zone)}</small>`:N`<p><mark>${M(`alarm.nothing`)}</mark></p>`}
</section>`}async function ra(){let e=await r.evidence().catch(()=>null);if(!e)return S(M(`journal.unread`));let t=JSON.stringify(e,null,1);rt(new Blob([t],{type:`application/json`}),`${r.snapshot.tournament?.slug}-log-evidence.json`)}function ia({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,a=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],o={kind:aa(ge(`journal.kind.`).map(e=>({value:e.slice(13),text:M(e)}))),person:aa(a.map(({id:e,name:t})=>({value:e,text:t}))),table:T(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:M(`journal.this`)}]}};return N`<details class="fold" open=${!!t.subject}>
<summary>${M(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(o).map(([e,r])=>N`<${i} key=${e} label=${M(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:M(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&N`<button class="button" type="button" onClick=${()=>n({})}>${M(`journal.clear`)}</button>`}
</div>
</details>`}function aa(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const oa=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function sa(e,{kind:t,person:n,table:r,subject:i}){let a=la(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=ca(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function ca({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(oa)??[]]}function la({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function ua({result:{browser:e,server:t}}){return N`<div class="stack" role="status">
<${fa} name=${M(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>M(`journal.found.${t}`,{seq:e})} />
${t&&N`<${fa} name=${M(`journal.server`)} result=${t} whole="journal.rows-whole" line=${da} />`}
</div>`}function da({seq:e,kind:n,values:r,what:i}){let a=r.roles?.split(`, `).map(e=>e===`player`?M(`hall-player`):t(`hall-role.${e}`)?M(`hall-role.${e}`):e);return t(`finding.${n}`)?M(`finding.${n}`,{seq:e,...r,...a&&{roles:a.join(`, `)}}):N`<span lang="en">${i}</span>`}function fa({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return N`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=O().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?N`<p class="note bad"><strong>${e}</strong> ${M(`journal.another`,{seq:i.seq})} ${M(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?N`<p class="note"><strong>${e}</strong> ${M(a,{seq:i.seq})}</p>`:N`<div class="note bad stack">
<p><strong>${e}</strong> ${M(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>N`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&N`<p>${M(`journal.more`,{count:r-50})}</p>`}
</div>`}function pa(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function ma({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];rt(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function ha({onHead:e,onClose:t}){let n=j(null),[r,i]=k(``);return I(()=>{let t=new AbortController;return Ot(n.current,t.signal,t=>pa(t)?(e(t),!0):!1,i),()=>t.abort()},[]),N`<${ue} title=${M(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${M(`hall-viewfinder`)}></video>
${r&&N`<p class="note warn" role="status">${M(`journal.scan.${r}`)}</p>`}
<//>`}function ga({state:e}){return N`<section class="card" aria-labelledby="proof">
<h2 id="proof">${M(`journal.proof`)}</h2>
<p class="unprinted">${M(`journal.proof-about`)}</p>
<${_a} />
<${l} title=${M(`journal.head`)}>${()=>N`<${ya} state=${e} />`}<//>
</section>`}function _a(){let{official:e}=O(),[t,n]=k(``),[r,i]=k(null),[a,o]=k(null),s=j(null);I(()=>()=>s.current?.abort(),[]);let[c,l]=k(!1),u=e=>{n(e),l(!1)},d=pa(t),f=t.trim()&&!d?M(`journal.no-head`):``;return N`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),f||a)return;s.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=s.current;i(await va({noted:d,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
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
${r&&N`<${ua} result=${r} />`}
${c&&N`<${ha} onHead=${u} onClose=${()=>l(!1)} />`}`}async function va(e,t){let{prove:n}=await r.audit(),i=t=>t.catch(t=>({trouble:e.stop.aborted?M(`journal.stopped`):be(t)})),a=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),o=await i(Promise.race([n(e),a]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:o};let s=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:o,server:await i(r.ask(`audit${s}`,{timeout:12e4}))}}function ya({state:t}){let[n,i]=k(null),[a,o]=k(``),{online:s}=O();if(I(()=>{r.ask(`journal/head`).then(i,e=>o(be(e)))},[t.seq,s]),!n)return N`<p class=${a?`note warn`:`soft`} role="status">${a||M(`loading`)}</p>`;let{slug:c,name:l,time_zone:u}=t.settings,d=`${n.seq}:${n.hash}`;return N`<div class="stack head">
<p>${M(`journal.head-about`)}</p>
<figure><${we} text=${d} label=${M(`journal.code`)} /><figcaption><strong>${l}</strong></figcaption></figure>
<${e} rows=${[[M(`journal.number-of`),n.seq],[M(`journal.time`),n.at&&z(n.at,u)],[M(`journal.hash`),N`<code>${d}</code>`],[M(`journal.command`),N`<code>shinpan audit verify ${c} --head ${d}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>ma(t.settings,n)}>${M(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${M(`hall-print`)}</button>
</p>
</div>`}const ba=5e3;function xa({state:e}){let{online:t}=O(),[n,i]=k(null),[a,o]=k(``),[s,c]=k(null);return I(()=>{let e=()=>Sa().then(i,e=>o(be(e))),t=()=>r.uncheckedSince().then(c,()=>{});e(),t();let n=setTimeout(e,ba),a=setInterval(t,ba);return()=>{clearTimeout(n),clearInterval(a)}},[e.hash,t]),N`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${M(`witness.title`)}</h2>
${s&&N`<p class="note warn" role="status">${M(`witness.unchecked`,{time:z(s,e.settings.time_zone)})}</p>`}
${n?N`<${Ca} state=${e} answer=${n} />`:N`<p class="soft" role="status">${a||M(`loading`)}</p>`}
</section>`}async function Sa(){let e=await r.ask(`journal/witnesses`);return{...e,...await r.behindHead(e)}}function Ca({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return N`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>N`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${Ta(e,t.official_id)}</span>`)}
</p>
<p><strong>${M(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${M(`witness.about`)}</p>
${o.length>0&&N`<ul class="bullets">${o.map(t=>N`<li key=${t.key_id}>${wa(e,t,i)}</li>`)}</ul>`}
</div>`}function wa(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??M(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return M(s,{...o,time:z(i,e.settings.time_zone)})}function Ta(e,t){return[...e.officials[t]?.name??`?`][0]}function Ea({query:e}){let{tournament:t,state:n}=O();if(!t||!n)return N`<${B} title=${M(`journal.title`)} />`;let r=Object.fromEntries(e);return N`<${Da} key=${e.toString()} state=${n} asked=${r} />`}function Da({state:e,asked:t}){let[n,r]=k(t),[i,o]=k(e.seq),s=JSON.stringify([n,i]);return N`<${a} title=${M(`journal.title`)} up="#/log">
<${ga} state=${e} />
<${xa} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${M(`journal.entries`)}</h2>
<p class="soft">${M(`journal.kept`,{seq:e.seq})}</p>
<${ia} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&N`<button class="button" type="button" onClick=${()=>o(e.seq)}>${M(`journal.newer`,{count:e.seq-i})}</button>`}
<${Oa} key=${s} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function Oa({state:e,from:t,chosen:n,onSubject:i}){let a=ee(()=>sa(e,n),[]),[o,s]=k([]),[c,l]=k(t+1),[u,d]=k(!1),f=j(!1),p=async()=>{if(!(f.current||c===null)){f.current=!0;try{let e=await(await r.audit()).older(c,30,a);s(t=>[...t,...e.entries]),l(e.next)}catch{d(!0)}finally{f.current=!1}}};return I(()=>void p(),[]),u?N`<p class="note bad" role="alert">${M(`journal.unread`)}</p>`:c===t+1?N`<${b} />`:N`<ul class="entries">
${o.map(t=>N`<li key=${t.seq}><${Hi} state=${e} entry=${t} onSubject=${i} /></li>`)}
</ul>
${o.length===0&&N`<p class="soft" role="status">${M(`hall-none-found`)}</p>`}
${c!==null&&N`<button class="button" type="button" onClick=${p}>${M(`journal.older`)}</button>`}`}function ka({state:e}){let t=G(`invitations`),n=N`<a class="button main" href="#/people/invite">${M(`people.invite`)}</a>`;return N`<${a} title=${M(`people.links`)} up="#/people" actions=${n}>
<${Dt} of=${t}>
${t=>N`<${Aa} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Aa({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return N`${r.length===0&&N`<${V} text=${M(`people.no-links`)} />`}
<${ja} links=${r} zone=${n} state=${t} />
${i.length>0&&N`<${l} title=${M(`people.closed-count`,{count:i.length})}>
${()=>N`<${ja} links=${i} zone=${n} state=${t} />`}
<//>`}`}function ja({links:e,zone:t,state:n}){return e.length===0?null:N`<ul class="rows">
${e.map(e=>N`<${Na} key=${e.id} link=${e} zone=${t} whom=${n?Ma(n,e):M(`people.open-link`)} />`)}
</ul>`}function Ma(e,{official:t,player:n,roles:r,label:i}){return t?M(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?M(`people.for-player`,{name:e.players[n]?.name??`?`}):[J(r),i].filter(Boolean).join(` · `)}function Na({link:e,zone:t,whom:n}){let[i,a]=k(!1),{ask:o,asking:s,wrong:c}=q();return N`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Pa(e,t)}</small></span>
${!e.closed&&N`<button class="button danger" type="button" disabled=${s} aria-haspopup="dialog"
aria-label=${M(`people.withdraw-this`,{whom:n})} onClick=${()=>a(!0)}>${M(`people.withdraw`)}</button>`}
</div>
${c}
${i&&N`<${Ye} title=${M(`people.withdraw-ask`)} text=${M(`people.withdraw-text`)} yes=${M(`people.withdraw`)} danger
onYes=${()=>{a(!1),o(()=>r.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>a(!1)} />`}
</li>`}function Pa({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?M(`people.any-number`):M(`people.uses-left`,{left:t,uses:e});return r?[M(`people.closed.${r}`),a].join(` · `):[a,n?M(`people.until`,{time:z(n,i)}):M(`people.no-end`)].join(` · `)}function Fa({made:e,state:t,up:n,onMore:r}){let[i,o]=k(e.link),s=e.limits??Pa(e,t.settings.time_zone),c=N`<button class="button" type="button" onClick=${r}>${M(`people.another`)}</button>
<a class="button main" href=${n}>${M(`people.done`)}</a>`;return N`<${a} title=${M(`people.link-made`)} up=${n} actions=${c}>
<${Ke} link=${i} cure=${e.addresses?.cure} />
<p><strong>${Ia(t,e)}</strong></p>
<figure class="big-code"><${we} text=${i} label=${M(`people.code`)} /></figure>
<${Le} link=${i} found=${e.addresses} onLink=${o} />
<p class="soft">${s}</p>
<${La} made=${e} />
<${Nt} label=${M(`people.link`)} text=${i} />
<p class="note warn">${M(`people.link-once`)}</p>
<//>`}function Ia(e,{official:t,player:n,roles:r,name:i}){return n?M(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?M(`people.becomes-named`,{name:i,roles:J(r)}):t?M(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):M(`people.becomes`,{roles:J(r)})}function La({made:e}){let{items:t}=G(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return N`<p role="status">${n>0&&N`<span class="badge">${M(`people.arrived`,{count:n})}</span>`}</p>`}const Ra=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function za({state:e,query:t}){let[n,r]=k(null),i=async e=>r({...e,addresses:await $t()}),o=t.get(`official`),s=t.get(`player`),c=o?`#/people/${o}`:s?`#/people/player/${s}`:`#/people`,l=M(o?`people.one-more`:s?`people.give-link`:`people.invite`);return n?N`<${Fa} made=${n} state=${e} up=${c} onMore=${()=>r(null)} />`:N`<${a} title=${l} up=${c}>
${o?N`<${Ua} official=${e.officials[o]} onMade=${i} />`:s?N`<${Wa} player=${e.players[s]} onMade=${i} />`:N`<${Ba} onMade=${i} />`}
<//>`}function Ba({onMade:e}){let[t,n]=k(`name`),r=[`name`,`role`].map(e=>({value:e,text:M(`people.by.${e}`)}));return N`<${d} label=${M(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?N`<${Va} onMade=${e} />`:N`<${Ha} onMade=${e} />`}`}function Va({onMade:e}){let[t,n]=k(``),[i,a]=k([]),o=Z();return N`<${Ga} lacks=${e=>({name:e&&!t.trim()?M(`people.name-missing`):``,roles:e&&i.length===0?M(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:i},a=await r.ask(`officials/${o(n)}`,{method:`PUT`,body:n}),s={official:a.id,label:a.name};await e({link:(a.join?a:await Ft(`invitations`,o(s),s,`join`)).link,official:a.id,name:a.name,roles:a.roles,limits:M(`people.one-phone`)})}}>
${e=>N`<${h} label=${M(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${xt} chosen=${i} wrong=${e.roles} onChange=${a} />
<p class="soft">${M(`people.by-name-text`)}</p>`}
<//>`}function Ha({onMade:e}){let[t,n]=k([]),[r,i]=k(`5`),[a,o]=k(240),[s,c]=k(``),l=Z();return N`<${Ga} lacks=${e=>({roles:e&&t.length===0?M(`people.role-missing`):``,uses:e&&!(qa(r)>=1&&qa(r)<=500)?M(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:qa(r),minutes:a,label:s.trim()};await e(await Ft(`invitations`,l(n),n,`join`))}}>
${e=>N`<${xt} chosen=${t} wrong=${e.roles} onChange=${n} />
<${h} label=${M(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${Ka} value=${a} onChange=${o} />
<${h} label=${M(`people.label`)} hint=${M(`people.label-hint`)} value=${s} onInput=${c} autocomplete="off" maxlength="200" />
<p class="soft">${M(`people.by-role-text`)}</p>`}
<//>`}function Ua({official:e,onMade:t}){let[n,r]=k(60),i=Z();return e?N`<${Ga} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};await t(await Ft(`invitations`,i(r),r,`join`))}}>
${()=>N`<p>${M(`people.becomes-phone`,{name:e.name})}</p><${Ka} value=${n} onChange=${r} />`}
<//>`:N`<p class="note warn">${M(`people.nobody`)}</p>`}function Wa({player:e,onMade:t}){let n=Z();return e?N`<${Ga} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};await t(await Ft(`invitations`,n(r),r,`join`))}}>${()=>N`<p>${M(`people.own-text`,{name:e.name})}</p>`}<//>`:N`<p class="note warn">${M(`people.nobody`)}</p>`}function Ga({make:e,lacks:t=()=>({}),children:n}){let[r,i]=k(!1),{ask:a,asking:o,wrong:s}=q();return N`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${M(`people.make-link`)}</button>
</form>`}function Ka({value:e,onChange:t}){let n=Ra.map(([e,t,n])=>({value:n,text:fe(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return N`<${i} label=${M(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function qa(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}const Ja=`referee`;function Ya({state:e}){let[t,n]=k(null),r=G(`phones`);return t?N`<${Qa} made=${t} name=${e.settings.name} />`:N`<${a} title=${M(`people.sheet`)} up="#/people">
<${Dt} of=${r}>${t=>N`<${Xa} away=${eo(e,t)} onMade=${n} />`}<//>
<//>`}function Xa({away:e,onMade:t}){let[n,r]=k(``),[i,a]=k({}),{ask:o,asking:s,wrong:c}=q(),l=Z(),u=to(n),d=[...u.map(e=>({name:e,roles:[i[e]??Ja]})),...e];return N`<${h} long label=${M(`people.sheet-names`)} hint=${M(`people.sheet-hint`)} value=${n} onInput=${r} autocomplete="off" />
${d.length>0&&N`<ul class="rows" aria-label=${M(`people.sheet-who`)}>
${u.map(e=>N`<li class="row role-pick" key=${e}><strong class="body">${e}</strong><${Za} name=${e} value=${i[e]??Ja} onChange=${t=>a({...i,[e]:t})} /></li>`)}
${e.map(e=>N`<li class="row" key=${e.official}><span class="body"><strong>${e.name}</strong><small>${J(e.roles)} · ${M(`people.no-phone`)}</small></span></li>`)}
</ul>`}
${c} ${s&&N`<${b} text=${M(`people.sheet-making`)} />`}
<button class="button main" type="button" disabled=${s||d.length===0} onClick=${()=>o(async()=>{let e=await $t(),n=[];for(let e of d)n.push({...e,link:await $a(e,l)});t({codes:n,found:e})})}>${M(`people.sheet-make`,{count:d.length})}</button>`}function Za({name:e,value:t,onChange:n}){let r=xe.map(e=>({value:e,text:M(`hall-role.${e}`)}));return N`<${i} label=${M(`people.role-of`,{name:e})} value=${t} options=${r} onChange=${n} />`}function Qa({made:{codes:e,found:t},name:n}){let[r,i]=k(()=>new URL(e[0].link).origin),o=e=>e.replace(new URL(e).origin,r),s=N`<button class="button main" type="button" onClick=${()=>print()}>${M(`hall-print`)}</button>`;return N`<${a} title=${M(`people.sheet`)} up="#/people" actions=${s}>
<div class="unprinted stack">
<${Ke} link=${o(e[0].link)} cure=${t?.cure} />
<p class="note warn">${M(`people.sheet-once`)}</p>
<${Le} link=${o(e[0].link)} found=${t} onLink=${e=>i(new URL(e).origin)} />
</div>
<ul class="codes">
${e.map(e=>N`<li key=${e.link}>
<figure>
<${we} text=${o(e.link)} label=${M(`people.code-of`,{name:e.name})} />
<figcaption><strong>${e.name}</strong><span>${J(e.roles)}</span><small>${n} · ${M(`people.one-phone`)}</small></figcaption>
</figure>
</li>`)}
</ul>
<//>`}async function $a({name:e,roles:t,official:n},i){let a={name:e,roles:t},o=n?null:await r.ask(`officials/${i(a)}`,{method:`PUT`,body:a});if(o?.join)return o.link;let s={official:n??o.id,minutes:10080,label:e};return(await Ft(`invitations`,i(s),s,`join`)).link}function eo(e,t){let n=new Set(t.filter(({cut_off_at:e})=>!e).map(({official:e})=>e));return Object.values(e.officials).filter(({id:e,revoked_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,roles:n})=>({name:t,roles:n,official:e}))}function to(e){return[...new Set(e.split(`
`).map(e=>e.trim()))].filter(Boolean)}const no={name:200,id_number:40};function ro({state:e}){return N`<${ao} kind="player" title=${M(`people.new`)} state=${e} />`}function io({state:e}){return N`<${ao} kind="team" title=${M(`people.new-team`)} state=${e} />`}function ao({kind:e,title:t,state:n}){let[o,s]=k({name:``,id_number:``,team:``}),[c,l]=k(!1),u=Z(),{ask:d,asking:f,wrong:p}=q(),m=U(Object.values(n.teams)).map(({id:e,name:t})=>({value:e,text:t})),g=e===`player`,_=t=>{t.preventDefault();let n=Object.entries(o).map(([e,t])=>[e,t.trim()]),i=Object.fromEntries(n.filter(([,e])=>e)),a=t.currentTarget.querySelector(`input`);if(l(!i.name),!i.name)return a.focus();d(async()=>{await r.ask(`${e}s/${u(i)}`,{method:`PUT`,body:i}),S(M(`people.added`,{name:i.name})),s({...o,name:``,id_number:``}),a.focus()})},v=(e,t)=>N`<${h} label=${M(`correct.field.${e}`)} value=${o[e]} autocomplete="off" maxlength=${no[e]}
onInput=${t=>s({...o,[e]:t})} ...${t} />`;return N`<${a} title=${t} up="#/people/players">
<form class="stack" onSubmit=${_} novalidate>
${v(`name`,{wrong:c&&!o.name.trim()?M(`people.name-missing`):void 0})}
${g&&v(`id_number`,{hint:M(`people.number-hint`)})}
${g&&m.length>0&&N`<${i} label=${M(`correct.field.team`)} value=${o.team} options=${[{value:``,text:M(`correct.no-team`)},...m]}
onChange=${e=>s({...o,team:e})} />`}
${p}
<button class="button main" disabled=${f}>${M(`people.add`)}</button>
</form>
<//>`}function oo({whom:e,name:t,zone:n}){let r=G(`phones`),i=G(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return N`<section class="stack">
<h2>${M(`people.phones`)}</h2>
<${Dt} of=${r}>
${e=>N`<${so} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&N`<${ja} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${M(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function so({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>N`<ul class="rows">
${e.map(e=>N`<${co} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return N`${i.length?a(i):N`<p class="soft">${M(`people.no-phone`)}</p>`}
${r.length>0&&N`<${l} title=${M(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function co({phone:e,name:t,zone:n}){let{id:i,agent:a,admitted_at:o,seen_at:s,cut_off_at:c,by_account:l}=e,[u,d]=k(!1),{ask:f,asking:p,wrong:m}=q(),h=l?M(`people.by-account`):fo(a??``),g=()=>{d(!1),f(async()=>{await r.ask(`phones/${i}/cut-off`,{method:`PUT`}),S(M(`people.cut-off-done`))})},_=[M(`people.since`,{time:z(o,n)}),s&&!c&&M(`people.seen`,{day:fe(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(s))}),c&&M(`people.cut-off-at`,{time:z(c,n)})];return N`<li>
<div class="row">
<span class="body"><strong>${h}</strong><small>${_.filter(Boolean).join(` · `)}</small></span>
${!c&&N`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${M(`people.cut-off-this`,{phone:h})} onClick=${()=>d(!0)}>${M(`people.cut-off`)}</button>`}
</div>
${m}
${u&&N`<${Ye} title=${M(`people.cut-off-ask`,{name:t,phone:h})} text=${M(`people.cut-off-text`,{name:t})}
yes=${M(`people.cut-off`)} danger onYes=${g} onClose=${()=>d(!1)} />`}
</li>`}const lo=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],uo=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function fo(e){return[lo,uo].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function po({state:e,official:t}){let{id:n,name:a,player_id:o=null,conflicts:s=[]}=t,c={player:o,conflicts:s},[{player:l,conflicts:u},d]=k(c),f=j(c),p=j(null),{ask:m,asking:h,wrong:g}=q(),_=e=>d(f.current=e);I(()=>{h||!g&&p.current&&JSON.stringify(p.current)!==JSON.stringify(c)||(p.current=null,_(c))},[o,s.join(),!!g]);let v=async()=>{for(let e=null;e!==f.current;){e=f.current;let t={...e,replaces:p.current??c};await r.ask(`officials/${n}`,{method:`PATCH`,body:t}),p.current=e}S(M(`people.saved`))},y=e=>{_({...f.current,...e}),m(v)},b=U(Object.values(e.players));return N`<section class="card">
<h2>${M(`people.partial`)}</h2>
<p class="soft">${M(`people.partial-text`)}</p>
<${i} label=${M(`people.plays-as`,{name:a})} value=${l??``} options=${ho(b,`people.plays-not`)}
onChange=${e=>y({player:e||null})} />
<${mo} players=${b.filter(e=>e.id!==l)} declared=${u}
onChange=${e=>y({conflicts:e})} />
${g}
</section>`}function mo({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),a=e.filter(({id:e})=>!t.includes(e)),o=e=>n(t.filter(t=>t!==e));return N`${r.length>0&&N`<ul class="rows">
${r.map(({id:e,name:t})=>N`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${M(`people.conflict-over`,{name:t})} onClick=${()=>o(e)}>
${M(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${i} key=${t.join()} label=${M(`people.conflict-add`)} value="" options=${ho(a,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function ho(e,t){return[{value:``,text:M(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function go({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return N`<${_} title=${M(`people.title`)} text=${M(`people.nobody`)} up=${r} />`;let{name:i,roles:o,revoked_at:s}=n;return s?N`<${a} title=${i} up=${r}>
<p>${J(o)}</p>
<p class="note warn">${M(`people.revoked-at`,{time:z(s,e.settings.time_zone)})}</p>
<//>`:N`<${a} title=${i} up=${r}>
<p>${J(o)}</p>
<${oo} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/official/${t}`}>${M(`correct.link`)}</a>
<${_o} key=${o.join()} official=${n} />
<${po} state=${e} official=${n} />
<${vo} official=${n} />
<//>`}function _o({official:{id:e,roles:t}}){let[n,i]=k(t),[a,o]=k(``),{ask:s,asking:c,wrong:l}=q(),u=[...n].sort().join()===[...t].sort().join();return N`<form class="card" onSubmit=${i=>{i.preventDefault(),o(n.length?``:M(`people.role-missing`)),n.length&&s(async()=>{await r.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),S(M(`people.saved`))})}}>
<h2>${M(`people.roles-change`)}</h2>
<p class="soft">${M(`people.roles-late`)}</p>
<${xt} chosen=${n} wrong=${a} onChange=${i} />
${l}
${!u&&N`<button class="button main" disabled=${c}>${M(`people.save`)}</button>`}
</form>`}function vo({official:{id:e,name:t}}){let[n,i]=k(!1),{ask:a,asking:o,wrong:s}=q();return N`${s}
<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog" onClick=${()=>i(!0)}>
${M(`people.revoke-this`,{name:t})}
</button>
${n&&N`<${Ye} title=${M(`people.revoke-ask`,{name:t})} text=${M(`people.revoke-text`)} yes=${M(`people.revoke`)} danger
onYes=${()=>{i(!1),a(()=>r.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}`}function yo({state:e}){let[t,n]=k(``),{items:r}=G(`invitations`),i=t.trim().toLocaleLowerCase(),o=U(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),s=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return N`<${a} title=${M(`people.players`)} up="#/people">
<p>${M(`people.players-text`)}</p>
<${h} type="search" label=${M(`people.find`)} value=${t} onInput=${n} />
${o.length===0&&(i?N`<${V} text=${M(`people.nobody`)} />`:N`<${V} text=${M(`people.no-players`)}><${Ct} /><//>`)}
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
${!i&&N`<${bo} state=${e} />`}
<//>`}function bo({state:e}){let t=U(Object.values(e.teams));return t.length===0?null:N`<section class="stack">
<h2>${M(`correct.teams`)}</h2>
<ul class="rows">
${t.map(({id:e,name:t})=>N`<li key=${e}><a class="row" href=${`#/correct/team/${e}`}>${t}</a></li>`)}
</ul>
</section>`}function xo({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?N`<${a} title=${n.name} up=${r}>
<p>${M(`people.own-text`,{name:n.name})}</p>
<${oo} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/player/${t}`}>${M(`correct.link`)}</a>
<a class="button" href=${`#/people/erase?player=${t}`}>${M(`people.erase`)}</a>
<//>`:N`<${_} title=${M(`people.players`)} text=${M(`people.nobody`)} up=${r} />`}function So({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return N`<${_} title=${M(`erasing.title`)} text=${M(`people.nobody`)} up="#/people/players" />`;let o=r?M(`erasing.title-one`,{name:r.name}):M(`erasing.title`);return N`<${a} title=${o} up=${i}>
<p>${M(`erasing.text`)}</p>
${e.season&&N`<p class="note warn">${M(`erasing.season`)}</p>`}
<p class="soft">${M(`erasing.other-places`)}</p>
<${wo} player=${n} names=${Co(r?[r]:U(Object.values(e.players)))} />
<${To} zone=${e.settings.time_zone} />
<//>`}function Co(e){let t=L(e.slice(0,5).map(({name:e})=>e)),n=e.length-5;return n>0?M(`erasing.and-more`,{names:t,count:n}):t}function wo({player:e,names:t}){let[n,i]=k(!1),[a,o]=k(!1),[c,l]=k(!1),{ask:u,asking:d,wrong:f}=q(),p=Z();return N`<div class="stack">
${!e&&N`<${s} label=${M(`erasing.texts`)} hint=${M(`erasing.texts-hint`)} checked=${n} onChange=${i} />
<${s} label=${M(`erasing.photos`)} checked=${a} onChange=${o} />`}
${f}
<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog" onClick=${()=>l(!0)}>
${M(`erasing.erase`)}
</button>
${c&&N`<${Ye} title=${M(`erasing.ask`)} text=${M(`erasing.ask-text`,{names:t})} yes=${M(`erasing.erase`)} danger
onYes=${()=>{l(!1);let t={texts:n,photos:a,...e&&{players:[e]}};return u(async()=>{await r.ask(`erasures/${p(t)}`,{method:`PUT`,body:t}),S(M(`erasing.done`))})}} onClose=${()=>l(!1)} />`}
</div>`}function To({zone:e}){let{items:t}=G(`erasures`);if(!t?.length)return null;let n=fe(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return N`<section class="stack">
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
</section>`}const Eo=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function Do({state:e}){let t=G(`api-tokens`),[n,r]=k(!1),i=!n&&N`<button class="button main" type="button" onClick=${()=>r(!0)}>${M(`people.token-new`)}</button>`;return N`<${a} title=${M(`people.tokens`)} up="#/people" actions=${i}>
<p>${M(`people.tokens-text`)}</p>
${n&&N`<${jo} state=${e} onDone=${()=>r(!1)} />`}
<${Dt} of=${t}>${t=>N`<${Oo} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function Oo({tokens:e,state:t}){let n=e.filter(ko),r=e.filter(e=>!ko(e)),i=e=>N`<ul class="rows">
${e.map(e=>N`<${Ao} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return N`${r.length?i(r):N`<${V} text=${M(`people.no-tokens`)} />`}
${n.length>0&&N`<${l} title=${M(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function ko({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=r.now()}function Ao({token:e,state:t}){let{id:n,name:i,official:a,scopes:o,expires_at:s,revoked_at:c}=e,[l,u]=k(!1),{ask:d,asking:f,wrong:p}=q(),m=()=>{u(!1),d(()=>r.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},h=z(c??s,t.settings.time_zone);return N`<li>
<div class="row">
<span class="body">
<strong>${i}</strong>
<span>${M(`people.acts-as`,{name:t.officials[a]?.name??`?`})}</span>
<small>${L(o.map(e=>M(`people.scope.${e}`)))}</small>
<small>${M(c?`people.revoked-at`:`people.until`,{time:h})}</small>
</span>
${!ko(e)&&N`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${M(`people.withdraw-this`,{whom:i})} onClick=${()=>u(!0)}>${M(`people.revoke`)}</button>`}
</div>
${p}
${l&&N`<${Ye} title=${M(`people.token-ask`,{name:i})} text=${M(`people.token-revoke-text`)} yes=${M(`people.revoke`)} danger
onYes=${m} onClose=${()=>u(!1)} />`}
</li>`}function jo({state:e,onDone:t}){let n=O().official.id,[r,a]=k({name:``,official:n,scopes:[`read`],days:`30`}),[o,s]=k(!1),[c,l]=k(``),u=Z(),{ask:d,asking:f,wrong:p}=q(),m=Mo(r),g=e=>t=>a({...r,[e]:t}),_=e=>{e.preventDefault(),s(!0);let t={...r,name:r.name.trim(),days:qa(r.days)};Object.values(m).some(Boolean)||d(async()=>l((await Ft(`api-tokens`,u(t),t,`token`)).token))};if(c)return N`<${No} token=${c} name=${r.name} onDone=${t} />`;let v=U(Object.values(e.officials).filter(({revoked_at:e})=>!e));return N`<form class="card stack" onSubmit=${_} novalidate>
<h2>${M(`people.token-new`)}</h2>
<${h} label=${M(`people.token-name`)} hint=${M(`people.token-name-hint`)} value=${r.name} wrong=${o?m.name:``}
onInput=${g(`name`)} autocomplete="off" maxlength="200" />
<${i} label=${M(`people.token-official`)} value=${r.official} onChange=${g(`official`)}
options=${v.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Gt} label=${M(`people.scopes`)} names=${Eo} chosen=${r.scopes} wrong=${o?m.scopes:``}
said=${e=>N`${M(`people.scope.${e}`)}<br /><small class="soft">${M(`people.opens.${e}`)}</small>`}
onChange=${g(`scopes`)} />
<${h} label=${M(`people.days`)} value=${r.days} onInput=${g(`days`)} wrong=${o?m.days:``} inputmode="numeric" autocomplete="off" />
${p}
<div class="pair">
<button class="button main" disabled=${f}>${M(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${M(`cancel`)}</button>
</div>
</form>`}function Mo({name:e,scopes:t,days:n}){return{name:e.trim()?``:M(`people.token-name-missing`),scopes:t.length?``:M(`people.scope-missing`),days:qa(n)>=1&&qa(n)<=366?``:M(`people.days-wrong`,{most:366})}}function No({token:e,name:t,onDone:n}){return N`<section class="card stack" role="status">
<h2>${M(`people.token-made`,{name:t})}</h2>
<${Nt} label=${M(`people.token`)} text=${e} />
<p class="note warn">${M(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${M(`people.done`)}</button>
</section>`}const Po={erase:So,invite:za,links:ka,more:Ht,new:ro,"new-team":io,players:yo,player:xo,sheet:Ya,teams:yo,tokens:Do};function Fo({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:o}=O();if(!r||!i)return N`<${B} title=${M(`people.title`)} />`;if(!F(o,[`director`]))return N`<${a} title=${M(`people.title`)} up="#/tables"><p class="note warn">${M(`people.directors`)}</p><//>`;let s=e===``?dt:Object.hasOwn(Po,e)?Po[e]:go;return N`<${s} state=${i} id=${t||e} query=${n} /><${Xe} />`}const Io=[`director`,`head-referee`,`referee`,`arbiter`],Lo=[{id:`seating-by-table`,path:`printables/seating.pdf?by=table`,roles:[...Io,`finance`]},{id:`seating-by-name`,path:`printables/seating.pdf?by=name`,roles:[...Io,`finance`]},{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`penalties`,path:`printables/penalties.pdf`,roles:[...Io,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:Io}],Ro=[{id:`standings`,path:`printables/standings.pdf`,roles:[...Io,`finance`]},{id:`lateness`,path:`printables/lateness.pdf`,roles:[`director`]},{id:`report`,path:`report.pdf`,roles:[`director`]}],zo=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]},{id:`exams`,roles:[`director`]}],Bo=[`ema`,`penalty-list`,`world-riichi`,`riichi-nomi`],Vo={pantheon:`jsonl`,calendar:`ics`},Ho=[`xlsx`,`csv`];function Uo(){let{tournament:e,state:t,official:n}=O();if(!e||!t)return N`<${B} title=${M(`reports.title`)} />`;let r=Zo(n,zo);return N`<${a} title=${M(`reports.title`)} up="#/tables">
<${Wo} title=${M(`reports.before`)} papers=${Zo(n,Lo)}>${F(n,Io)&&N`<${Go} />`}<//>
<${Wo} title=${M(`reports.after`)} papers=${Zo(n,Ro)} />
${r.length>0&&N`<${qo} sheets=${r} />`}
${F(n,[`director`,`finance`])&&N`<${Yo} />`}
${F(n,[`director`])&&N`<${Xo} />`}
<//>`}function Wo({title:e,papers:t,children:n}){let r=ut();return N`<section class="stack">
<h2>${e}</h2>
<ul class="rows">
${t.map(({id:e,path:t})=>N`<${ot} key=${e} name=${M(`reports.paper.${e}`)} hint=${M(`reports.about.${e}`)} path=${t}
file=${`${r}-${e}.pdf`} />`)}
${n}
</ul>
</section>`}function Go(){let{state:e}=O(),t=ut(),[n,r]=k(``),i=Ko(e),a=[{value:``,text:M(`reports.all-rounds`)},...i.map(e=>({value:e,text:e}))],o=`printables/score-slips.pdf${n&&`?round=${encodeURIComponent(n)}`}`;return N`<${ot} name=${M(`reports.paper.slips`)} hint=${M(`reports.about.slips`)} path=${o} file=${`${t}-score-slips.pdf`}>
${i.length>1&&N`<${d} label=${M(`reports.of-round`)} value=${n} options=${a} onChange=${r} />`}
<//>`}function Ko({hanchans:e}){let t=Object.values(e).map(({round:e})=>e);return[...new Set(t)].sort((e,t)=>e.length-t.length||(e<t?-1:1))}function qo({sheets:e}){let t=ut(),[n,r]=k(`xlsx`);return N`<section class="stack">
<h2>${M(`reports.sheets`)}</h2>
<${d} label=${M(`reports.form`)} value=${n} onChange=${r}
options=${Ho.map(e=>({value:e,text:M(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>N`<${ot} key=${e} name=${M(`reports.sheet.${e}`)} path=${Jo(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Jo(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function Yo(){let e=ut(),t=[...Bo.map(e=>({id:e,form:`csv`})),...Object.entries(Vo).map(([e,t])=>({id:e,form:t}))];return N`<section class="stack">
<h2>${M(`reports.tools`)}</h2>
<ul class="rows">
${t.map(({id:t,form:n})=>N`<${ot} key=${t} name=${M(`reports.tool.${t}`)} hint=${M(`reports.about.${t}`)}
path=${`exports/${t}.${n}`} file=${`${e}-${t}.${n}`} />`)}
</ul>
</section>`}function Xo(){let e=ut();return N`<section class="stack">
<h2>${M(`reports.journal`)}</h2>
<ul class="rows">
<${ot} name=${M(`reports.journal-whole`)} hint=${M(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function Zo(e,t){return t.filter(({roles:t})=>F(e,t))}const Qo={players:[`name`,`first_name`,`last_name`,`id_number`,`team`,`status`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function $o({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:M(`enrol.passed-over`)},...Qo[e].map(e=>({value:e,text:M(`enrol.field.${e}`)}))],a=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return N`<div class="stack">
${t.map(({heading:e,column:t},n)=>N`<${i} key=${n} label=${e||M(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>a(n,e)} />`)}
</div>`}const es={wrong:`bad`,changed:`warn`,new:`info`,known:``};function ts({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(es).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&N`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map((e,t)=>N`<li class="item" key=${t}><${ns} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function ns({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return N`<p><strong>${M(`import.row`,{number:r})}</strong> <span class=${`badge ${es[i]}`}>${M(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>N`<p class="note bad" key=${e.field+e.message}><strong>${[n(e.field),e.place].filter(Boolean).join(` · `)}</strong> <${rs} mistake=${e} /></p>`)}`}function rs({mistake:{kind:e,values:n,message:r,cure:i}}){let a=A();if(!t(`mistake.${e}`))return N`<span lang="en">${r} ${i}</span>`;let o=Object.entries(n).map(([e,t])=>[e,typeof t==`number`?K(t):t]),s=n.seat&&a.phrase(`seat-${n.seat}`);return M(`mistake.${e}`,{...Object.fromEntries(o),seat:s})}function is({kind:e,state:t,row:{cells:n,before:r,similar:i}}){if(e===`seating`)return N`<${os} state=${t} cells=${n} />`;let a=e=>r[e]===void 0?ss(n[e]):N`${ss(r[e]||M(`correct.none`))} → <strong>${ss(n[e])}</strong>`,o=[`id_number`,`team`].filter(e=>n[e]||r[e]).map(a);return N`<p><strong>${a(`name`)}</strong></p>
<p class="soft">${o.map((e,t)=>N`${t>0&&` · `}${e}`)}</p>
${i.length>0&&N`<p class="note warn">${M(`enrol.similar`,{names:L(i.map(({name:e,id_number:t})=>`${e} (${t})`))})}</p>`}`}function as({players:e}){return N`<p class="soft">${M(`enrol.missing-stay`)}</p>
<ul class="rows">
${e.map(({id:e,name:t,id_number:n})=>N`<li key=${e}>
<a class="row" href=${`#/correct/player/${e}`}><span class="body">${t}<small>${n}</small></span></a>
</li>`)}
</ul>`}function os({state:e,cells:t}){let n=A(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[M(`hall-round`,{round:t.round}),M(`hall-table`,{label:t.table}),t.scheduled_at];return N`<p><strong>${a.filter(Boolean).map(ss).join(` · `)}</strong></p>
<p class="soft">${D.map(e=>ss(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function ss(e){return e.length>80?`${e.slice(0,80)}…`:e}function cs({state:e,row:{hanchan:t,points:n}}){let r=A(),i=e.hanchans[t];return N`${i&&N`<p><a class="reach" href=${`#/result/${t}`}>${Qe(e,i)}</a></p>`}
${n&&N`<p class="soft">${D.map(e=>`${r.phrase(`seat-${e}`)} ${K(n[e])}`).join(` · `)}</p>`}`}function ls(e,t){let[n,i]=k(()=>ne(e)??``),[a,o]=k(null),[s,c]=k({}),[l,u]=k({}),[d,f]=k(``),[p,m]=k(null),h=()=>{u({}),m(null)},g=t=>{i(t.text??``),o(t.file??null),c({}),h(),ve(e,t.text||null)},_=async(i,o={},l=s)=>{f(i),m(null),c(l);try{let s=i===`look`,c={...a?{file:await ms(a)}:{csv:n},...l,...o},d=await r.ask(t[i],{method:`POST`,body:c,timeout:9e4});u(s?{looked:d}:{done:d}),!s&&d.wrong===0&&ve(e,null)}catch(e){m(e),e.status===422&&u({})}finally{f(``)}},v=e=>_(`look`,{},{...s,...e});return{text:n,file:a,isGiven:a!==null||n.trim()!==``,give:g,chosen:s,setChosen:c,...l,busy:d,wrong:p,setWrong:m,forget:h,ask:_,look:v}}function us({wrong:e}){if(e.problem)return N`<div role="alert">
<${Pt} problem=${e.problem} />
</div>`;let t=e.tooLarge?M(`import.too-large`):`${M(navigator.onLine?`live.unreached`:`no-network`)}. ${M(`import.again`)}`;return N`<p class="note bad" role="alert">${t}</p>`}function ds({sheet:{text:e,file:t,give:n,setWrong:r},hint:i}){return t?N`<button
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
onChange=${async({currentTarget:e})=>{let[t]=e.files;t?.size>7e5?r({tooLarge:!0}):t&&n(await ps(t)),e.value=``}}
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
/>`}const fs={"255,254":`utf-16le`,"254,255":`utf-16be`};async function ps(e){let t=new Uint8Array(await e.arrayBuffer()),n=fs[t.slice(0,2).join()]??`utf-8`;try{let r=new TextDecoder(n,{fatal:!0}).decode(t);return r.includes(`\0`)||r.length>2e5?{file:e}:{text:r}}catch{return{file:e}}}function ms(e){return new Promise((t,n)=>{let r=new FileReader;r.onload=()=>t(String(r.result).split(`,`)[1]??``),r.onerror=()=>n(r.error),r.readAsDataURL(e)})}const hs=[`number`,`name`,`order`],gs=[`columns`,`no-headings`];function _s({kind:e,found:t,sheet:n,columns:r,onColumns:a,isDone:o}){let s=t.left_out.filter(({why:e})=>e===`not-four`),c=t.left_out.filter(({why:e})=>e===`dropped`).length,u=[t.worksheet&&M(`read.worksheet`,{name:t.worksheet}),t.heading_row>0&&M(`read.heading-row`,{number:t.heading_row}),t.encoding&&t.encoding!==`utf-8`&&t.encoding,...t.counted.map(e=>M(`read.counted.${e}`)),t.named_by&&M(`read.named-by.${t.named_by}`),c>0&&M(`read.dropped`,{count:c})].filter(Boolean),d=gs.includes(t.format)&&r.length>0;return N`<div class="note info">
<p>
<strong
>${M(`read.as`,{format:M(`read.format.${t.format}`)})}</strong
>
</p>
${u.length>0&&N`<p class="soft">${u.join(` · `)}</p>`}
</div>
${s.length>0&&N`<p class="note warn">${M(`read.not-four`,{rows:L(s.map(({row:e})=>String(e)))})}</p>`}
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
options=${hs.map(e=>({value:e,text:M(`read.named-by.${e}`)}))}
/>`}
${d&&N`<${$o} kind=${e} columns=${r} onChoose=${a} />`}
</div>`}<//
>`}`}function vs({names:e,sheet:t}){return N`<fieldset>
<legend>${M(`read.which-worksheet`)}</legend>
<div class="choices">
${e.map(e=>N`<button class="button" type="button" key=${e} onClick=${()=>t.look({worksheet:e})}>${e}</button>`)}
</div>
</fieldset>`}const ys=[`players`,`seating`];function bs({kind:e}){let{tournament:t,state:n,official:r}=O(),i=M(`enrol.title.${e}`);return!t||!n?N`<${B} title=${i} />`:F(r,[`director`])?N`<${xs} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:N`<${a} title=${i} up="#/tables"><p class="note warn">${M(`enrol.not-you`)}</p><//>`}function xs({kind:e,title:t,state:n,place:r}){Ut();let i=ls(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{isGiven:o,looked:s,done:c,busy:u,wrong:d,ask:f,forget:p,chosen:m}=i,[h,g]=k(null),[_,v]=k(!1),{reason:y,field:x}=Bt(`correction`),S=s??c,{lacking:C,worksheets:w,headings:ee}=d?.problem??{},T=h??S?.columns??ee??[],E=e=>{p(),g(e),i.setChosen({...m,columns:e.map(({column:e})=>e)})},te={...i,give:e=>(g(null),i.give(e))},ne=()=>{let e=s.changed>0;v(e&&!y),(!e||y)&&f(`bring`,e?{reason:y}:{})},D=ys.find(t=>t!==e);return N`<${a} title=${t} up="#/tables">
<${ds} sheet=${te} hint=${M(`enrol.hint.${e}`)} />
${C&&N`<p class="note bad" role="alert">${M(`enrol.lacking`,{names:L(C.map(Ss))})}</p>`}
${w&&N`<${vs} names=${w} sheet=${i} />`}
${d&&!C&&!w&&N`<${us} wrong=${d} />`}
${!S&&T.length>0&&N`<${$o} kind=${e} columns=${T} onChoose=${E} />`}
${S&&N`<${_s} kind=${e} found=${S} sheet=${i} columns=${T} onColumns=${E} isDone=${!!c} />`}
${u&&N`<${b} text=${M(`enrol.busy.${u}`)} />`}
${c&&N`<p class="note info" role="status">${M(c.changed?`enrol.done-changes`:`enrol.done`,{...c,count:c.new})}</p>`}
${!S&&!w&&N`<button class="button main" type="button" disabled=${!o||u} onClick=${()=>f(`look`)}>${M(`import.look`)}</button>`}
${S?.made.length>0&&N`<p class="note info">${M(`enrol.made.${e}`,{names:L(S.made)})}</p>`}
${S&&N`<${ts} found=${S} named=${Ss} title=${Cs(c)} about=${t=>N`<${is} kind=${e} state=${n} row=${t} />`} />`}
${S?.missing?.length>0&&N`<${l} title=${M(`enrol.missing`,{count:S.missing.length})}>${()=>N`<${as} players=${S.missing} />`}<//>`}
${s?.wrong>0&&N`<p class="note warn">${M(`enrol.whole`)}</p>`}
${s?.changed>0&&x(_)}
${s&&N`<button class="button main" type="button" disabled=${s.wrong>0||s.new+s.changed===0||u} onClick=${ne}>${M(s.changed?`enrol.bring-changes`:`enrol.bring`,{...s,count:s.new})}</button>`}
<a class="button" href=${`#/import/${D}`}>${M(`enrol.title.${D}`)}</a>
<//>`}function Ss(e){return M(`enrol.field.${e}`)}function Cs(e){return(t,n)=>M(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const ws={look:`results/preview`,bring:`results`};function Ts({args:[e]}){return ys.includes(e)?N`<${bs} key=${e} kind=${e} />`:N`<${Es} />`}function Es(){let{tournament:e,state:t,official:n}=O();return!e||!t?N`<${B} title=${M(`import.title`)} />`:se(n)?N`<${Os} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:N`<${a} title=${M(`import.title`)} up="#/standings"><p class="note warn">${M(`import.not-you`)}</p><//>`}function Ds(e){return e===`points`||e===`row`?M(`import.field.${e}`):e}function Os({state:e,place:t}){Ut();let n=ls(t,ws),{isGiven:r,looked:i,done:o,busy:c,wrong:l,ask:u}=n,d=l?.problem?.worksheets,[f,p]=k(!1),m=i&&i.new>0&&(i.wrong===0||f);return N`<${a} title=${M(`import.title`)} up="#/standings">
<${ds} sheet=${n} hint=${M(`import.columns`)} />
${d&&N`<${vs} names=${d} sheet=${n} />`}
${l&&!d&&N`<${us} wrong=${l} />`}
${c&&N`<${b} text=${M(`import.busy.${c}`)} />`}
${o&&N`<p class="note info" role="status">${M(`import.done`,{count:o.new,known:o.known})} <a class="reach" href="#/standings">${M(`hall-standings`)}</a></p>`}
${!i&&!o&&!d&&N`<button class="button main" type="button" disabled=${!r||c} onClick=${()=>u(`look`)}>${M(`import.look`)}</button>`}
${(i||o)&&N`<${ts} found=${i??o} title=${(e,t)=>M(`import.rows.${e}`,{count:t})} named=${Ds}
about=${t=>N`<${cs} state=${e} row=${t} />`} />`}
${i?.wrong>0&&i.new>0&&N`<${s} label=${M(`import.only-good`)} hint=${M(`import.only-good-hint`)} checked=${f} onChange=${p} />`}
${i&&N`<button class="button main" type="button" disabled=${!m||c} onClick=${()=>u(`bring`,{only_good:f})}>${M(`import.bring`,{count:i.new})}</button>`}
<//>`}function ks({hanchan:{id:e},result:{number:t}}){let[n,r]=k(!1);return N`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${M(`result.withdraw`)}</button>
${n&&N`<${Q} title=${M(`result.withdraw`)} what="result" yes=${M(`result.withdraw-yes`)} danger
request=${{method:`PUT`,path:`hanchans/${e}/result/withdrawal`,body:{number:t}}} onClose=${()=>r(!1)}>
<p>${M(`result.withdraw-text`)}</p>
<//>`}`}function As(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=k(()=>r?Ms(r):js(i,a)??Ms(n)),c=e=>{let t={...o,...e};ve(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f,winless:p}=o,m=ct(e,t),h=Object.fromEntries(D.map(e=>[e,tt(l[e])])),g=D.filter(e=>u.includes(e)||m.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&h[e]===null,substitute:g.includes(e),replaced:m.includes(e),onText:t=>c({texts:{...l,[e]:t}}),winless:!!p?.includes(e),onWinless:t=>c({winless:D.filter(n=>n===e?t:p?.includes(n))}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:h,deposits:tt(d||`0`,0),unranked:g,...p&&{winless:p}},winless:p,deposits:d,reason:f,type:c,forget:()=>ve(i,null)}}function js(e,t){let n=ne(e);return n?.number===t?n:null}function Ms(e){return{texts:Object.fromEntries(D.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],winless:e?.winless??null,deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function Ns({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return N`<div class="sheet-seat">
<${h} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?M(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${M(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function Ps({seats:e,winless:t,onNobody:n}){return N`<fieldset>
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
</fieldset>`}function Fs({seats:e}){return N`<fieldset>
<legend>${M(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>N`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&N` <small>${M(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function Is({state:e,hanchan:t,result:n,refused:i,first:a,onSent:o,onClose:s}){let{book:c}=O(),{numbers:l,complete:u}=He(e,c),d=As(e,t,n,a),p=A(),m=D.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${p.phrase(`seat-${n}`)} · ${r}`,...d.of(n)}}),{does:g,wrong:_}=f(),v=d.reason.trim(),y={...d.body,...n&&{corrects:{number:n.number,reason:v}}},b=at(Object.values(y.points),y.deposits,l.starting_points),x=n&&!n.withdrawn&&Ls(y,n),C=!(l.yakitori>0)||y.winless,w=u&&b===0&&C&&!x&&(!n||v);return N`<form class="stack" onSubmit=${e=>{e.preventDefault(),w&&g(async()=>{await r.send(`result`,t.id,y,{hold:!0,replaces:i?.id}),d.forget(),E(),S(M(`result.sent`)),o(y)})}}>
${!c&&N`<p class="note warn" role="alert">${M(`result.no-book`)}</p>`}
${c&&!u&&N`<p class="note warn" role="alert">${M(`result.no-scoring`)} <a class="reach" href="#/standings">${M(`hall-standings`)}</a></p>`}
${n&&N`<p class="note">${M(`result.corrects`)}</p>`}
<div class="sheet">${m.map(e=>N`<${Ns} key=${e.seat} ...${e} />`)}</div>
<${Rs} left=${b} starting=${l.starting_points} onDeposits=${e=>d.type({deposits:String(y.deposits+e)})} />
<${h} label=${M(`result.deposits`)} hint=${M(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${d.deposits}
wrong=${y.deposits===null?M(`result.hundreds`):void 0} onInput=${e=>d.type({deposits:e})} />
${l.yakitori>0&&N`<${Ps} seats=${m} winless=${d.winless} onNobody=${()=>d.type({winless:[]})} />`}
<${Fs} seats=${m} />
${n&&N`<${h} long label=${M(`hall-reason`)} hint=${M(`hall-reason-missing`)} value=${d.reason} maxlength="4000" onInput=${e=>d.type({reason:e})} />`}
${x&&N`<p class="soft" role="status">${M(`result.same`)}</p>`}
${_}
<div class="pair">
<button class="button main" disabled=${!w}>${M(n?`result.correct`:`result.enter`)}</button>
${s&&N`<button class="button" type="button" onClick=${()=>{d.forget(),s?.()}}>${M(`cancel`)}</button>`}
</div>
</form>`}function Ls({points:e,deposits:t,unranked:n,winless:r=null},i){let a=D.every(t=>e[t]===i.points[t]),o=n.join()===i.unranked.join()&&r?.join()===i.winless?.join();return a&&t===i.deposits&&o}function Rs({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=K(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return N`<div class=${`note stack ${i}`}>
<p role="status">${zs(e,r)}</p>
${a&&N`<button class="button" type="button" onClick=${()=>n(e)}>${M(`result.as-deposits`,{points:K(e)})}</button>`}
</div>`}function zs(e,t){return e===null?M(`result.sum`,{all:t}):e===0?M(`result.fits`,{all:t}):M(e>0?`result.lacks`:`result.exceeds`,{points:K(Math.abs(e)),all:t})}function Bs({state:e,hanchan:t,result:r,onCorrect:i}){let a=Vs(r);return N`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${M(`result.holds`)} ${r.unsent&&r.outbox!==`done`&&N`<span class="badge info">${M(`hall-unsent`)}</span>`}</h2>
<${Hs} state=${e} hanchan=${t} result=${r} />
<${n} id=${r.item}
otherwise=${i&&N`<button class="button" type="button" onClick=${i}>${M(`result.correct`)}</button>`} />
</section>
${a.length>0&&N`<${l} title=${M(`result.earlier`,{count:a.length})}>
${()=>N`<div class="stack">${a.map(n=>N`<${Hs} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function Vs({before:e}){return e?[e,...Vs(e)]:[]}function Hs({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,winless:a,official:o,at:s,reason:c}}){let l=A(),u=e.officials[o]?.name??M(`hall-unknown`);return N`<div class="card">
<dl class="facts">
${D.map(r=>N`<div key=${r}>
<dt>${l.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&N`<small>${M(`result.substitute`)}</small>`}${a?.includes(r)&&N`<small>${M(`result.won-nothing`)}</small>`}</dt>
<dd>${K(n[r])}</dd>
</div>`)}
${r>0&&N`<div><dt>${M(`result.deposits`)}</dt><dd>${K(r)}</dd></div>`}
</dl>
<p class="soft">${[u,z(s,e.settings.time_zone),c].filter(Boolean).join(` · `)}</p>
</div>`}function Us({args:[e],query:t}){let{tournament:n,state:r}=O(),i=r?.hanchans[e];return!n||!r?N`<${B} title=${M(`hall-result`)} />`:i?N`<${Ws} state=${r} hanchan=${i} again=${t.has(`again`)} />`:N`<${_} title=${M(`hall-result`)} text=${M(`result.no-hanchan`)} up="#/tables" />`}function Ws({state:e,hanchan:t,again:n}){let{outbox:r,official:i}=O(),o=e.results[t.id]??null,s=e.withdrawnResults[t.id]??null,c=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&p(r)),[l,u]=k(!o||n),[d,f]=k(null),m=!o&&!s&&!t.status&&Se(e,t).length>0,h=se(i)&&!t.status&&!m,g=l||!o&&!c;I(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[g]);let _=e=>{f(e),u(!1)},v=e.tables[t.table]?.label??`?`;return N`<${a} title=${M(`result.title`,{label:v,round:t.round})} up=${`#/table/${t.table}`}>
${c&&N`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${M(`result.refused`)}</h2>
<${Pt} problem=${c.problem} />
${!g&&N`<button class="button" type="button" onClick=${()=>u(!0)}>${M(`hall-change`)}</button>`}
</section>`}
${t.status&&N`<p class="note warn">${M(`over.${t.status}`)}</p>`}
${s&&N`<p class="note warn">${M(`result.was-withdrawn`,{reason:s.withdrawn})}</p>`}
${m&&N`<${kt} state=${e} hanchan=${t} />`}
${h&&g&&N`<${Is} state=${e} hanchan=${t} result=${o??s} refused=${c} first=${c?.body??(o?null:d)} onSent=${_}
onClose=${o&&(()=>u(!1))} />`}
${!h&&!o&&!m&&!t.status&&N`<${V} text=${M(`result.none`)} />`}
${o&&!(h&&g)&&N`<${Bs} state=${e} hanchan=${t} result=${o} onCorrect=${h&&(()=>u(!0))} />`}
${o&&!o.unsent&&se(i)&&!g&&N`<${ks} hanchan=${t} result=${o} />`}
${F(i,[`director`])&&N`<a class="button quiet" href=${`#/correct/hanchan/${t.id}`}>${M(`correct.link-hanchan`)}</a>`}
<a class="button quiet" href="#/standings">${M(`hall-standings`)}</a>
<//>`}async function Gs(e,t,n){for(let i of Ks(e,t)){let e={label:i};await r.ask(`tables/${n({table:i})}`,{method:`PUT`,body:e})}}function Ks(e,t){let n=Object.values(e.tables).map(({label:e})=>/^\d+$/.test(e)?Number(e):0),r=Math.max(0,...n);return Array.from({length:t},(e,t)=>String(r+t+1))}function qs({proposal:e,hasTeams:t}){return N`<ul class="achieved" aria-label=${M(`rounds.achieved`)}>
${Js(e,t).map(({key:e,good:t,values:n,cure:r})=>N`<li key=${e} class=${t?`good`:`short`}>
${t?N`<${x} name="check" />`:N`<span class="mark" aria-hidden="true">!</span>`}
<span class="body">${M(`rounds.got.${e}`,n)}${r&&N`<small>${M(`rounds.cure.${e}`)}</small>`}</span>
</li>`)}
</ul>`}function Js({achieved:e,warnings:t},n){let r=t.map(({kind:e})=>e),i=e=>r.includes(e),a=e.repeats.length>0;return[...a?[]:[{key:`no-repeats`,good:!0}],...a&&e.fewest_repeats?[{key:`fewest`,good:!0,values:{pairs:e.repeats.length}}]:[],...n&&!i(`teammates`)?[{key:`teams-apart`,good:!0}]:[],...i(`winds`)?[]:[{key:`winds-even`,good:!0}],...t.filter(({kind:t})=>!(t.startsWith(`meet-again`)&&e.fewest_repeats)).map(({kind:e,values:t})=>({key:e,good:!1,values:t,cure:!0}))]}function Ys({proposal:e,state:t}){let[n,r]=k(e.rounds[0].label),i=e.rounds.find(e=>e.label===n)??e.rounds[0],a=e.rounds.map(e=>({value:e.label,text:e.label})),o=e=>t.players[e]?.name??`?`;return N`<${qs} proposal=${e} hasTeams=${Object.keys(t.teams).length>1} />
${a.length>1&&N`<${d} label=${M(`rounds.round`)} value=${i.label} options=${a} onChange=${r} />`}
<ul class="seated">
${i.tables.map(({table:e,label:t,seats:n})=>N`<li class="card" key=${e}>
<h3>${M(`hall-table`,{label:t})}</h3>
<ol>
${D.map(e=>N`<li key=${e}><${me} wind=${e} /><span class="unseen">${M(`hall-wind.${e}`)}</span><span class="who">${o(n[e])}</span></li>`)}
</ol>
</li>`)}
</ul>
${i.sitting_out.length>0&&N`<p>${M(`rounds.out`,{names:L(i.sitting_out.map(o))})}</p>`}`}const Xs=9e5;function Zs(e,t){return new Intl.DateTimeFormat(`sv-SE`,{timeZone:t,dateStyle:`short`,timeStyle:`short`}).format(e).replace(` `,`T`)}function Qs(e,t){let n=Date.parse(`${e}Z`),r=e=>Date.parse(`${Zs(e,t)}Z`)-e;return n-r(n-r(n))}function $s(e){return Math.ceil((e+Xs)/Xs)*Xs}const ec={minutes:90,pause:15};function tc(e,t,n){return{isSet:!0,start:Zs($s(e),t),minutes:String(n??ec.minutes),pause:String(ec.pause)}}function nc({isSet:e,start:t,minutes:n,pause:r}){return!e||!!t&&Number(n)>=1&&Number(r)>=0&&r.trim()!==``}function rc({isSet:e,start:t,minutes:n,pause:r},i,a){let o=(Number(n)+Number(r))*6e4;return Array.from({length:i},(r,i)=>e?{scheduled_at:new Date(Qs(t,a)+i*o).toISOString(),minutes:Number(n)}:{scheduled_at:null,minutes:null})}function ic({value:e,rounds:t,zone:n,onChange:r,isFixed:i=!1}){let a=t=>r({...e,...t}),o=(t,n)=>N`<${Te} type="number" inputmode="numeric" min=${n} label=${M(`rounds.${t}`)} value=${e[t]} by=${5}
onInput=${e=>a({[t]:e})}
onStep=${r=>a({[t]:String(Math.max(n,Number(e[t])+r))})} />`;return N`${!i&&N`<${s} label=${M(`rounds.with-times`)} hint=${M(`rounds.with-times-hint`)} checked=${e.isSet} onChange=${e=>a({isSet:e})} />`}
${e.isSet&&N`<${h} type="datetime-local" label=${M(`rounds.start`)} value=${e.start} onInput=${e=>a({start:e})} />
<div class="halves">${o(`minutes`,5)} ${t>1&&o(`pause`,0)}</div>
${t>1&&nc(e)&&N`<${ac} value=${e} rounds=${t} zone=${n} />`}`}`}function ac({value:e,rounds:t,zone:n}){let r=fe(Intl.DateTimeFormat,{timeStyle:`short`,hourCycle:`h23`,timeZone:n}),i=rc(e,t,n).map(({scheduled_at:e})=>r.format(new Date(e??0)));return N`<ol class="starts" aria-label=${M(`rounds.starts`)}>${i.map((e,t)=>N`<li key=${t}>${e}</li>`)}</ol>`}function oc({state:e,round:t}){let n=e.settings.time_zone,r=cc(e),[i,o]=k(()=>r.some(({round:e})=>e===t)?t??``:``),s=r.filter(({round:e})=>i===``||e===i),c=[{value:``,text:M(`rounds.all`)},...r.map(({round:e})=>({value:e,text:e}))];return r.length===0?N`<${a} title=${M(`rounds.times`)} up="#/setup"><${V} text=${M(`rounds.none-open`)}><a class="button" href="#/rounds">${M(`rounds.title`)}</a><//><//>`:N`<${a} title=${M(`rounds.times`)} up="#/setup">
${r.length>1&&N`<${d} label=${M(`rounds.which`)} value=${i} options=${c} onChange=${o} />`}
<${sc} key=${i} state=${e} affected=${s} zone=${n} isSeries=${i===``} />
<section class="stack">
<h2>${M(`rounds.set-so-far`)}</h2>
<dl class="facts">${r.map(({round:e,starts:t})=>N`<div key=${e}><dt>${M(`hall-round`,{round:e})}</dt><dd>${fc(t,n)}</dd></div>`)}</dl>
</section>
<//>`}function sc({state:e,affected:t,zone:n,isSeries:i}){let[a,o]=k(()=>lc(t,n)??tc(r.now(),n)),[s,c]=k(null),{reason:l,field:u}=Bt(`schedule`),{ask:d,asking:f,wrong:p}=q(),m=t.flatMap(e=>e.hanchans),h=m.some(t=>Qt(e,t)),g=async e=>{await r.ask(`schedules`,{method:`PUT`,body:e}),c(null),S(M(`rounds.times-set`)),ce(`#/setup`)};return N`<section class="stack">
<${ic} value=${a} rounds=${t.length} zone=${n} onChange=${o} isFixed />
${h&&N`<p class="note warn">${M(`charged.changes`)}</p>${u(!1)}`}
${p}
<button class="button main" type="button" disabled=${f||!nc(a)||h&&!l} onClick=${()=>{let e=m.flatMap(({id:e,scheduled_at:t,minutes:n})=>t?[{hanchan:e,scheduled_at:t,minutes:n??null}]:[]),r={...i?uc(a,n):{rounds:dc(t,a,n)},replaces:e};if(h)return c({...r,reason:l});d(()=>g(r))}}>${M(h?`charged.look`:`rounds.set`)}</button>
${s&&N`<${Ge} path="schedules" body=${s} onApprove=${e=>g({...s,preview:e})} onClose=${()=>c(null)} />`}
</section>`}function cc(e){let t=Object.values(e.hanchans).filter(({status:e})=>!e);return It(e).map(e=>({round:e,hanchans:t.filter(t=>t.round===e)})).filter(({hanchans:t})=>t.length>0&&!t.some(({id:t})=>e.results[t])).map(e=>({...e,starts:[...new Set(e.hanchans.map(({scheduled_at:e})=>e??null))]}))}function lc(e,t){let[n,r]=e.map(({starts:e})=>e.length===1&&e[0]?Date.parse(e[0]):null),i=e[0]?.hanchans[0].minutes;if(!n||!i)return null;let a=r?(r-n)/6e4-i:0;return{isSet:!0,start:Zs(n,t),minutes:String(i),pause:String(Math.max(0,a))}}function uc(e,t){let[n]=rc(e,1,t);return{series:{...n,pause:Number(e.pause)}}}function dc(e,t,n){let r=rc(t,e.length,n);return e.map(({round:e},t)=>({round:e,...r[t]}))}function fc(e,t){return e.map(e=>e?z(e,t):M(`rounds.no-time`)).join(` · `)}function pc({args:[e],query:t}){let{tournament:n,state:r,official:i}=O();return!n||!r?N`<${B} title=${M(`rounds.title`)} />`:F(i,[`director`])?N`<${e===`times`?oc:mc} key=${n.id} state=${r} round=${t.get(`round`)} /><${Xe} />`:N`<${a} title=${M(`rounds.title`)} up="#/tables"><p class="note warn">${M(`rounds.directors`)}</p><//>`}function mc({state:e}){let t=e.settings.time_zone,n=Object.values(e.players).filter(e=>!e.withdrawn_at).length,[i,c]=k(Object.keys(e.hanchans).length>0?1:4),[l,u]=k(!0),[d,f]=k(()=>tc(Math.max(r.now(),_c(e)),t,gc(e))),[p,m]=k(1),[h,g]=k(null),{ask:_,asking:v,wrong:y}=q(),x=Z(),C=Math.floor(n/4),w=Math.max(0,C-Object.keys(e.tables).length),ee=Object.keys(e.teams).length>1,T=t=>_(async()=>{await Gs(e,w,x);let n={rounds:i,keep_teams_apart:l,byes:`rotate`,seed:t};g(await r.ask(`seating/proposal`,{method:`POST`,body:n})),m(t)}),E=h?N`<button class="button" type="button" disabled=${v} onClick=${()=>T(p+1)}>${M(`rounds.another`)}</button>
<button class="button main" type="button" disabled=${v||!nc(d)} onClick=${()=>_(async()=>{let e=rc(d,h.rounds.length,t),n={rounds:h.rounds.map((t,n)=>hc(t,e[n]))};await r.ask(`seatings/${x(n)}`,{method:`PUT`,body:n}),S(M(`rounds.done`,{count:h.rounds.length})),ce(`#/setup`)})}>${M(`rounds.seat`,{count:h.rounds.length})}</button>`:n>=4&&N`<button class="button main" type="button" disabled=${v||!nc(d)} onClick=${()=>T(p)}>${M(`rounds.propose`)}</button>`;return n<4?N`<${a} title=${M(`rounds.title`)} up="#/setup"><${V} text=${M(`rounds.too-few`)}><${Ct} /><//><//>`:N`<${a} title=${M(`rounds.title`)} up="#/setup" actions=${E}>
<section class="stack rounds-asked">
<${o} label=${M(`rounds.count`)} value=${i} min=${1} max=${50} less=${M(`rounds.fewer`)} more=${M(`rounds.more`)}
onChange=${e=>(c(e),g(null))} />
<p class="soft">${M(`rounds.of`,{players:n,tables:C})}${n%4>0&&` ${M(`rounds.by-turns`,{count:n%4})}`}${w>0&&` ${M(`rounds.lacking`,{count:w})}`}</p>
${ee&&N`<${s} label=${M(`rounds.apart`)} checked=${l} onChange=${e=>(u(e),g(null))} />`}
<${ic} value=${d} rounds=${i} zone=${t} onChange=${f} />
<a class="button quiet" href="#/import/seating">${M(`rounds.from-sheet`)}</a>
</section>
<section class="stack" aria-label=${M(`rounds.proposal`)}>
${y}
${v&&N`<${b} text=${M(h?`rounds.seating`:`rounds.proposing`)} />`}
${h&&N`<${Ys} key=${p} proposal=${h} state=${e} />`}
</section>
<//>`}function hc({label:e,tables:t},n){let r=t.map(({table:e,seats:t})=>({table:e,seats:t}));return{label:e,...n,tables:r}}function gc(e){return Object.values(e.hanchans).map(({minutes:e})=>e).filter(Boolean).at(-1)??null}function _c(e){let t=Object.values(e.hanchans).filter(({scheduled_at:e,status:t})=>e&&!t);return Math.max(0,...t.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function vc({settings:e}){let[t,n]=k(!1);return N`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>n(!0)}>${M(`setup.details`)}</button>
${t&&N`<${yc} settings=${e} onClose=${()=>n(!1)} />`}`}function yc({settings:e,onClose:t}){let[n,a]=k(e.name),[o,s]=k(e.currency),[c,l]=k(e.time_zone),{ask:u,asking:d,wrong:f}=q(),p={name:n.trim(),currency:o,time_zone:c},m=Object.fromEntries(Object.entries(p).filter(([t,n])=>n!==e[t]));return N`<${ue} title=${M(`setup.details`)} onClose=${t}>
<form class="stack" onSubmit=${n=>{if(n.preventDefault(),Object.keys(m).length===0)return t();u(async()=>{await r.ask(``,{method:`PATCH`,match:`"${e.version}"`,body:m}),t()})}}>
<${h} label=${M(`account.found-name`)} value=${n} onInput=${a} maxlength="200" autocomplete="off" />
<${i} label=${M(`account.found-currency`)} value=${o} options=${At()} onChange=${s} />
<${i} label=${M(`account.found-zone`)} value=${c} options=${qt(c)} onChange=${l} />
${f}
<button class="button main" disabled=${d||!p.name}>${M(`setup.save`)}</button>
</form>
<//>`}function bc({rulebook:e}){return{options:{},readings:{},...e}}const xc=Xt(({rules:e})=>{let{tournament:t}=O();return N`<p><strong>${wt(e,Tt(e.library,bc(t)))}</strong></p>`}),Sc=Xt(({rules:e,state:t})=>{let{tournament:n}=O(),[i,a]=k(!1),{ask:o,asking:s,wrong:c}=q();return N`<button class="button" type="button" disabled=${s} aria-haspopup="dialog" onClick=${()=>a(!0)}>${M(`setup.rules`)}</button>
${c}
${i&&N`<${vt} rules=${e} value=${bc(n)} onUse=${e=>{a(!1),o(()=>r.ask(``,{method:`PATCH`,match:`"${t.settings.version}"`,body:{rulebook:e}}))}} onClose=${()=>a(!1)} />`}`}),Cc=[`referee`,`head-referee`];function wc(e,{phones:t,isLocalOnly:n}){let r=Object.values(e.players).filter(e=>!e.withdrawn_at),i=Object.values(e.hanchans).filter(({status:e})=>!e),a=Object.values(e.officials).filter(({revoked_at:e})=>!e);return[{id:`rules`,stand:`done`,facts:{}},Ec(e,r),Dc(r,i),Oc(i),kc(a,t),{id:`address`,stand:n?`extra`:`done`,facts:{}},{id:`papers`,stand:`extra`,facts:{}}]}function Tc(e){return e.every(({stand:e})=>e!==`left`)}function Ec(e,t){let n=new Set(t.map(({team:e})=>e).filter(t=>t&&e.teams[t])).size,r=n>0?t.filter(({team:e})=>!e).length:0,i={count:t.length,teams:n,alone:r};return{id:`players`,stand:t.length>=4?`done`:`left`,facts:i,lacks:r>0?[`alone`]:[]}}function Dc(e,t){let n=new Set(t.flatMap(({seats:e})=>Object.values(e))),r=new Set(t.map(({round:e})=>e)).size,i=new Set(t.map(({table:e})=>e)).size,a=r>0?e.filter(({id:e})=>!n.has(e)).length:0;return{id:`rounds`,stand:r>0?`done`:`left`,facts:{count:r,tables:i,unseated:a},lacks:a>0?[`unseated`]:[]}}function Oc(e){let t=e.filter(({scheduled_at:e})=>!e),n=e.flatMap(({scheduled_at:e})=>e?[Date.parse(e)]:[]),r=Math.max(0,...e.map(e=>e.minutes??0));return{id:`times`,stand:e.length>0&&t.length===0?`done`:`left`,facts:{first:n.length>0?Math.min(...n):0,minutes:r,open:t.length},lacks:t.length>0&&n.length>0?[`open`]:[]}}function kc(e,t){let n=new Set(t?.filter(({cut_off_at:e})=>!e).map(({official:e})=>e)),r=t?e.filter(({id:e})=>!n.has(e)).length:0,i=e.filter(e=>F(e,Cc)).length;return{id:`officials`,stand:i>0?`done`:`left`,facts:{count:i,all:e.length,away:r},lacks:r>0?[`away`]:[]}}const Ac={players:[{href:`#/import/players`,key:`import`}],rounds:[{href:`#/rounds`,key:`seat`},{href:`#/import/seating`,key:`from-sheet`}],times:[{href:`#/rounds/times`,key:`set`}],officials:[{href:`#/people/sheet`,key:`invite`}],papers:[{href:`#/reports`,key:`print`}]};function jc(){let{tournament:e,state:t,official:n}=O();return!e||!t?N`<${B} title=${M(`setup.title`)} />`:F(n,[`director`])?N`<${Mc} key=${e.id} state=${t} /><${Xe} />`:N`<${a} title=${M(`setup.title`)} up="#/tables"><p class="note warn">${M(`setup.directors`)}</p><//>`}function Mc({state:e}){let{items:t}=G(`phones`),[n,r]=k(null);I(()=>void $t().then(r),[]);let i=wc(e,{phones:t,isLocalOnly:n&&n.is_local_only}),o=Tc(i),s=i.find(({stand:e})=>e===`left`)?.id,c=i.filter(({stand:e})=>e!==`extra`),l=c.filter(({stand:e})=>e===`done`).length;return N`<${a} title=${e.settings.name} up="#/tables"
actions=${o&&N`<a class="button main" href="#/tables">${M(`setup.to-hall`)}</a>`}>
<header class=${`setup-head ${o?`ready`:``}`}>
<p role="status"><strong>${M(o?`setup.ready`:`setup.left`,{count:c.length-l})}</strong></p>
<progress max=${c.length} value=${l} aria-label=${M(`setup.title`)}></progress>
</header>
<ol class="setup">
${i.map(t=>N`<${Nc} key=${t.id} step=${t} state=${e} isNext=${t.id===s} link=${n?.url}>${t.id===`address`&&n?.is_local_only&&N`<${Ke} link=${n.url} cure=${n.cure} />`}<//>`)}
</ol>
<//>`}function Nc({step:e,state:t,isNext:n,link:r,children:i}){let{id:a,stand:o,facts:s,lacks:c=[]}=e,l=Ac[a]??[];return N`<li class=${`card setup-step ${o}`}>
<span class="setup-mark">${o===`done`?N`<${x} name="check" /><span class="unseen">${M(`setup.done`)}</span>`:``}</span>
<div class="body">
<h2>${M(`setup.step.${a}`)}</h2>
${a===`rules`&&N`<${xc} />`}
<p>${Pc(e,t,r)}</p>
${c.map(e=>N`<p class="warn" key=${e}>${M(`setup.lacks.${e}`,{count:s[e]})}</p>`)}
${i}
</div>
${a===`rules`&&N`<div class="setup-acts"><${Sc} state=${t} /><${vc} settings=${t.settings} /></div>`}
${l.length>0&&N`<p class="setup-acts">${l.map(({href:e,key:t},r)=>N`<a key=${e} class=${`button ${n&&r===0?`main`:r>0?`quiet`:``}`} href=${e}>${M(`setup.act.${t}`)}</a>`)}</p>`}
</li>`}function Pc({id:e,facts:t,stand:n},r,i){let{settings:a}=r;if(e===`rules`)return M(`setup.says.rules`,{currency:a.currency,zone:a.time_zone});if(e===`address`)return i?new URL(i).host:M(`setup.says.address`);if(e===`papers`)return M(`setup.says.papers`);if(e===`times`&&t.first>0){let e=M(`setup.says.times`,{time:z(new Date(t.first),a.time_zone)});return t.minutes>0?`${e} · ${M(`clock.lasts`,{count:t.minutes})}`:e}return n===`left`&&!t.count?M(`setup.none.${e}`):e===`players`&&t.teams===0?M(`setup.says.players-alone`,{count:t.count}):M(`setup.says.${e}`,t)}function Fc({state:e,id:t}){let n=bt(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??M(`hall-unknown`);return N`<${a} title=${i} up="#/standings">
<${We} seen=${n} />
<${Je} />
${r&&N`<${Ic} state=${e} body=${r} />`}
${e.players[t]&&N`<a class="button" href=${`#/player/${t}`}>${M(`standings.player`)}</a>`}
<//>`}function Ic({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=M(i?`standings.disqualified`:`standings.unranked`);return N`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:M(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${M(`standings.scored`,{count:t.hanchans})}</dt><dd>${X(s)}</dd></div>
<div><dt>${M(`standings.taken`)}</dt><dd>${X(-10*c-l/100)}</dd></div>
<div><dt><strong>${M(`standings.total`)}</strong></dt><dd>${X(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${M(`standings.games`)}</h2>
${a.length===0&&N`<p class="soft">${M(`standings.no-games`)}</p>`}
${a.map(t=>N`<${Rc} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${M(`standings.taken`)}</h2>
${o.length===0&&N`<p class="soft">${M(`standings.nothing-taken`)}</p>`}
${o.length>0&&N`<${Lc} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function Lc({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return N`<dl class="card facts">
${t.map(t=>N`<div key=${t.id}>
<dt>${r&&N`<span class="who">${i(t.account)}</span> · `}<${it} state=${e} line=${t} /></dt>
<dd>${Wt(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>N`<div key=${e}><dt><strong>${M(`standings.sum`)}</strong></dt><dd>${Wt(e,t)}</dd></div>`)}
</dl>`}function Rc({state:e,game:t,named:n}){let r=A(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,flags:d}=t,{counted:f=t.points,points:p,place:m,delta:h,uma:g,oka:_,taken:v=0,total:y}=t,b=[M(`hall-round`,{round:o}),M(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],x=M(`standings.delta`,{points:K(p),goal:K(p-h*100)});return N`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${b.join(` · `)}</a></h3>
${n&&N`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&N`<p class="soft">${M(`standings.corrected`,{count:a-1})}</p>`}
${f!==p&&N`<p class="soft">${M(`standings.counted`,{counted:K(f),points:K(p)})}</p>`}
<dl class="facts">
<div><dt>${x}</dt><dd>${X(h,!0)}</dd></div>
<div><dt>${M(`standings.uma`,{place:m})}</dt><dd>${X(g,!0)}</dd></div>
<div><dt>${M(`standings.oka`)}</dt><dd>${X(_,!0)}</dd></div>
${v>0&&N`<div><dt>${M(`standings.by.yakitori`)}</dt><dd>${X(-v,!0)}</dd></div>`}
<div><dt><strong>${M(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${X(y,!0)}</dd></div>
</dl>
${d.map(e=>N`<p class="note warn" key=${e}>${M(`standings.flag.${e}`)}</p>`)}
</article>`}function zc({args:[e]}){let{tournament:t,state:n}=O();return!t||!n?N`<${B} title=${M(`hall-standings`)} />`:e&&e!==`teams`?N`<${Fc} state=${n} id=${e} />`:N`<${Bc} state=${n} first=${e??`players`} />`}function Bc({state:e,first:t}){let{official:n}=O(),r=bt(`standings`),[i,o]=k(t),{body:s}=r.answer??{},c=se(n)&&N`<a class="button" href="#/import">${M(`standings.import`)}</a>`;return N`<${a} title=${M(`hall-standings`)} up="#/tables" actions=${c}>
<${We} seen=${r} />
<${Je} />
${e.others.id&&N`<a class="button" href=${`#/season/${e.others.id}`}>${M(`season.of`,{name:e.others.season})}</a>`}
${s?.teams.length>0&&N`<${d} label=${M(`standings.of`)} value=${i} onChange=${o}
options=${[`players`,`teams`].map(e=>({value:e,text:M(`standings.of.${e}`)}))} />`}
${s&&N`<${Vc} state=${e} found=${s[i]} />`}
${s&&N`<${Rt} of=${i} />`}
<${Ae} state=${e} />
<${Fe} state=${e} />
<//>`}function Vc({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?N`<${Hc} state=${e} />`:N`<ul class="rows" aria-label=${M(`hall-standings`)}>
${t.map(t=>N`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${Uc(e,t,n).join(` · `)}</small></span>
<strong>${X(t.final)}</strong>
</a>
</li>`)}
</ul>`}function Hc({state:e}){let{official:t}=O(),[n]=Oe(e);return N`<${V} text=${M(n?`standings.none`:`standings.no-hanchans`)}>
${n&&se(t)&&N`<a class="button" href=${`#/result/${n.id}`}>${M(`standings.enter`,{name:n.name})}</a>`}
${!n&&N`<${Ct} />`}
<//>`}function Uc(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s,withdrawn:c},l){let u=t!==null&&l.indexOf(t)!==l.lastIndexOf(t);return[e.teams[n]?.name,s&&M(`standings.disqualified`),c&&M(`standings.withdrawn`),!s&&t===null&&M(`standings.unranked`),u&&M(`standings.shared`),r>0&&M(`standings.hanchans`,{count:r}),a!==0&&M(`standings.less`,{score:X(i),p:`${K(a)}P`}),o!==0&&M(`standings.less`,{score:X(i),p:K(o)})].filter(Boolean)}export{Qn as AccountActs,qi as Alarm,_i as Cards,Hn as Correct,Sr as Dashboard,Wr as Escalation,Kr as Escalations,ci as Fines,Kn as HandEndWithdrawal,Ts as Import,Ea as Journal,rr as LineAct,Pe as NewPayment,pi as Payment,Fo as People,Xr as Precedents,Uo as Reports,Us as Result,pc as Rounds,jc as Setup,zc as Standings};