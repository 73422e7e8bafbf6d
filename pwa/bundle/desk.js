import{$r as e,Ar as t,Bt as n,Cn as r,D as i,Dn as a,Ft as o,Hn as s,Ht as c,It as l,Lt as u,M as d,Mt as f,N as p,Nt as m,O as h,P as g,Pt as _,R as v,V as y,Vt as b,Wt as x,Xt as S,Y as C,Zt as w,_i as T,a as ee,ai as E,an as D,b as te,bn as ne,cn as re,ct as ie,dt as ae,en as O,gi as k,gn as oe,gt as A,h as se,hn as ce,in as j,jt as le,kr as ue,ln as M,lt as N,m as P,mi as F,nn as de,p as fe,rn as I,st as L,tn as R,u as pe,vi as me,w as he,wn as ge,x as _e,xr as z,yn as ve,z as B,zt as V}from"./app.js";import{$n as ye,$r as be,$t as xe,An as Se,Br as Ce,Cr as we,Dn as Te,Et as Ee,Ft as De,Gn as Oe,Gt as ke,Hn as Ae,It as je,Jn as Me,Jr as Ne,Jt as Pe,K as Fe,Kn as H,Kt as Ie,Lr as Le,Lt as Re,Nt as ze,Ot as Be,Pt as Ve,Q as He,Qn as Ue,Qr as We,Qt as U,Rn as Ge,Rr as Ke,Tt as qe,Un as Je,Ur as Ye,Vr as Xe,Vt as Ze,Wn as Qe,Wr as $e,Wt as et,X as tt,Xn as nt,Xr as rt,Xt as it,Y as at,Yn as W,Yr as ot,Yt as st,Z as ct,Zn as lt,Zr as ut,Zt as dt,_t as ft,an as pt,ar as mt,at as ht,bt as gt,cn as G,cr as K,ct as _t,dr as vt,dt as yt,ei as bt,en as xt,er as St,et as Ct,gr as wt,hr as Tt,ht as Et,in as Dt,it as Ot,kn as kt,ln as q,lr as At,lt as jt,mt as Mt,nn as J,nr as Y,nt as Nt,oi as Pt,on as Ft,or as X,pn as It,pt as Lt,q as Rt,qn as zt,qr as Bt,qt as Vt,rn as Ht,si as Ut,sn as Z,sr as Wt,tn as Gt,tr as Kt,ur as qt,ut as Jt,vt as Yt,xr as Xt,yt as Zt,zn as Qt,zr as $t}from"./shared.js";function en({seen:e,state:t}){let n=A(),r=[[`standings`,e.standings.map(nn)],[`balances`,e.balances.map(an)],[`offences`,e.offences.map(e=>on(n,e))],[`debts`,e.debts.map(an)],[`seats`,e.seats.flatMap(e=>cn(n,t,e))],[`rulings`,e.rulings.map(e=>sn(n,e))]].filter(([,e])=>e.length>0);return r.length===0?M`<p class="soft" role="status">${j(`correct.nothing-else`)}</p>`:M`<section class="stack" role="status" aria-label=${j(`correct.follows`)}>
<h3>${j(`correct.follows`)}</h3>
${r.map(([e,t])=>M`<${tn} key=${e} name=${e} changes=${t} />`)}
</section>`}function tn({name:e,changes:t}){let n=t.length-12;return M`<div>
<h4>${j(`correct.part.${e}`)}</h4>
<dl class="facts">
${t.slice(0,12).map(({who:e,about:t,before:n,after:r})=>M`<div>
<dt><span class="who">${e}</span>${t&&M`<small>${t}</small>`}</dt>
<dd><${rn} before=${n} after=${r} /></dd>
</div>`)}
</dl>
${n>0&&M`<p class="soft">${j(`correct.more`,{count:n})}</p>`}
</div>`}function nn({account:e,before:t,after:n}){let[r,i]=[t,n].map(e=>e?.rank??`–`),a=r===i?void 0:j(`correct.place`,{before:r,after:i}),[o,s]=[t,n].map(e=>e?X(e.total):j(`correct.none`));return{who:e.name,about:a,before:o,after:s}}function rn({before:e,after:t}){return e===t?t:M`<span class="soft">${e} →</span> ${t}`}function an({account:e,unit:t,before:n,after:r}){return{who:e.name,before:H(t,n),after:H(t,r)}}function on(e,{account:t,foul:n,elsewhere:r,before:i,after:a}){let o=[L(e,n),r&&j(`correct.elsewhere`)].filter(Boolean).join(` · `);return{who:t.name,about:o,before:i,after:a}}function sn(e,{name:t,foul:n,status:r,penalties:i}){let a=r===`deferred`?j(`correct.waits-again`):N(e,{penalties:i,effects:[]});return{who:t,about:L(e,n),before:a,after:a}}function cn(e,t,{before:n,after:r}){let i=ln(t,r??n),a=(e,n)=>t.players[e?.seats[n]]?.name??j(`correct.none`),o=z.filter(e=>n?.seats[e]!==r?.seats[e]).map(t=>({who:e.phrase(`seat-${t}`),about:i,before:a(n,t),after:a(r,t)}));if(!n||!r)return o;let s=ln(t,n)===i?[]:[{who:ln(t,n),before:``,after:i}],c=n.status===r.status?[]:[{who:i,before:un(n),after:un(r)}];return[...s,...c,...o]}function ln(e,{round:t,table:n}){return[j(`hall-round`,{round:t}),j(`hall-table`,{label:e.tables[n]?.label??`?`})].join(` · `)}function un({status:e}){return j(e?`hall-is.${e}`:`correct.in-play`)}function Q({title:e,what:t,request:n,yes:r,danger:i,note:o,done:s,onDone:c,onClose:l,children:u}){let[d,f]=T(!1),{reason:p,field:m}=Bt(t),{ask:h,asking:g,wrong:_}=q(j(`correct.needs-network`)),{seen:v,trouble:y}=dn(n);return M`<${le} title=${e} onClose=${l}>
<form class="stack" onSubmit=${e=>{e.preventDefault(),f(!p),p&&n&&h(async()=>{await a.ask(n.path,{method:n.method,body:{...n.body,reason:p}}),S(s??j(`correct.done`)),l(),c?.()})}}>
${u}
${n&&M`<${fn} seen=${v} trouble=${y} note=${o} />`}
${v&&m(d)}
${_}
${v&&M`<button class=${`button ${i?`danger`:`main`}`} disabled=${g}>${r}</button>`}
</form>
<//>`}function dn(e){let[t,n]=T({}),r=JSON.stringify(e);return F(()=>{if(!e)return;let t=!1,{path:i,method:o,body:s}=e;return a.sendHeld().then(()=>a.ask(`${i}?preview=true`,{method:o,body:{...s,reason:`preview`}})).then(e=>t||n({of:r,seen:e}),e=>t||n({of:r,trouble:e})),()=>void(t=!0)},[r]),t.of===r?t:{}}function fn({seen:e,trouble:t,note:n}){let{state:r}=O();return t?M`<${pt} error=${t} needs=${j(`correct.needs-network`)} />`:e?M`<${en} seen=${e} state=${r} />${n&&M`<p class="note warn">${n}</p>`}`:M`<${b} />`}function pn(e){return{method:`PATCH`,path:`hanchans`,body:{hanchans:e.map(({id:e,new:t,seen:n})=>({id:e,...t,replaces:n}))}}}function mn({changes:e,children:t,...n}){return M`<${Q} request=${e&&pn(e)} ...${n}>${t}<//>`}function hn(e,t){return Object.values(e.hanchans).filter(e=>e.round===t&&!e.status)}function gn(e,t,n,r){return[j(`hall-table`,{label:e.tables[t.table]?.label??`?`}),r.phrase(`seat-${n}`)].join(` · `)}function _n({one:{id:e,table:t,round:n},state:r}){let[i,a]=T(!1),[s,c]=T({table:t,round:n}),l=[`table`,`round`].filter(e=>s[e]!=={table:t,round:n}[e]),u=e=>Object.fromEntries(l.map(t=>[t,e[t]])),d=l.length?[{id:e,new:u(s),seen:u({table:t,round:n})}]:null,f=ee(r).map(e=>({value:e.id,text:j(`hall-table`,{label:e.label})})),p=It(r).map(e=>({value:e,text:j(`hall-round`,{round:e})}));return M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${j(`correct.move`)}</button>
${i&&M`<${mn} title=${j(`correct.move`)} what="seats" yes=${j(`correct.move-yes`)} changes=${d} onClose=${()=>(a(!1),c({table:t,round:n}))}>
<${o} label=${j(`correct.field.label`)} value=${s.table} options=${f} onChange=${e=>c({...s,table:e})} />
<${o} label=${j(`correct.round`)} value=${s.round} options=${p} onChange=${e=>c({...s,round:e})} />
<//>`}`}function vn({state:e,hanchan:t,seat:n,onClose:r}){let i=A(),a=t.substitutes?.[n],[s,c]=T(a?`back`:`substitute`),[l,u]=T(``),d=e.players[t.seats[n]]?.name??`?`,f=[`substitute`,a&&`back`,`instead`,`other-table`].filter(Boolean).map(r=>({value:r,text:j(`correct.seat-way.${r}`,{name:e.players[a??t.seats[n]]?.name??`?`})})),p=s===`other-table`?Sn(e,t,i):xn(e,t);return M`<${mn} title=${j(`correct.somebody-else`,{name:d})} what=${s===`substitute`?`substitute`:`seats`}
yes=${j(`correct.seat-yes`)} changes=${bn(e,t,n,s,l)} onClose=${r}>
<${m} label=${j(`correct.seat-how`)} value=${s} options=${f} onChange=${e=>(c(e),u(``))} />
${s!==`back`&&M`<${o} label=${j(`correct.seat-who`)} value=${l} options=${[{value:``,text:j(`people.choose-player`)},...p]} onChange=${u} />`}
${s===`substitute`&&!l&&M`<${yn} onAdded=${u} />`}
${s===`substitute`&&M`<p class="soft">${j(`correct.substitute-text`)}</p>`}
<//>`}function yn({onAdded:e}){let[t,n]=T(``),{ask:r,asking:i,wrong:o}=q();return M`<${_} label=${j(`correct.by-name`)} value=${t} maxlength="200" onInput=${n} />
${t.trim()&&M`<button class="button" type="button" disabled=${i} onClick=${()=>r(async()=>{let n=s(a.now());await a.ask(`players/${n}`,{method:`PUT`,body:{name:t.trim()}}),e(n)})}>${j(`correct.add-name`,{name:t.trim()})}</button>`}${o}`}function bn(e,{id:t,seats:n,substitutes:r},i,a,o){let s=r??{},{[i]:c,...l}=s,u={seats:n,substitutes:s};if(a===`back`)return[{id:t,new:{seats:{...n,[i]:c},substitutes:l},seen:u}];if(!o)return null;if(a===`other-table`){let[r=``,a=``]=o.split(` `),s=e.hanchans[r];return[{id:t,new:{seats:{...n,[i]:s.seats[a]}},seen:{seats:n}},{id:r,new:{seats:{...s.seats,[a]:n[i]}},seen:{seats:s.seats}}]}let d={...n,[i]:o};return a===`instead`?[{id:t,new:{seats:d},seen:{seats:n}}]:[{id:t,new:{seats:d,substitutes:{...s,[i]:c??n[i]}},seen:u}]}function xn(e,t){let n=new Set([t,...hn(e,t.round)].flatMap(({seats:e})=>Object.values(e)));return U(Object.values(e.players)).filter(({id:e,withdrawn_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,id_number:n})=>({value:e,text:`${t} (${n})`}))}function Sn(e,{id:t,round:n},r){return hn(e,n).filter(e=>e.id!==t&&!e.substitutes).flatMap(t=>z.map(n=>({value:`${t.id} ${n}`,text:`${e.players[t.seats[n]]?.name??`?`} · ${gn(e,t,n,r)}`})))}const Cn=[`bottom`,`right`,`top`,`left`];function wn({one:e,state:t}){let n=A(),[r,i]=T(null),[a,o]=T(null),[s,c]=T(null),l=n=>t.players[e.seats[n]]?.name??`?`,u=e=>{r?r===e?i(null):o(e):i(e)},d=()=>(i(null),o(null),c(null));return M`<section class="around stack" aria-label=${j(`hall-seats`)}>
<p class="soft" role="status">${j(r?`correct.tap-second`:`correct.tap-seat`,{name:r&&l(r)})}</p>
<ul class=${`seats ${r?`picking`:``}`}>
${z.map((i,a)=>M`<li key=${i} class=${`at-${Cn[a]}`}>
<button class=${`seat ${i===`east`?`dealer`:``}`} type="button" aria-pressed=${r===i} onClick=${()=>u(i)}>
<span class="wind"><${pe} wind=${i} /><span class="unseen">${n.phrase(`seat-${i}`)}</span></span>
<strong class="who">${l(i)}</strong>
${e.substitutes?.[i]&&M`<span class="marks"><span class="badge info">${j(`correct.for`,{name:t.players[e.substitutes[i]]?.name??`?`})}</span></span>`}
</button>
</li>`)}
</ul>
${r&&M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>c(r)}>${j(`correct.somebody-else`,{name:l(r)})}</button>`}
${r&&a&&M`<${mn} title=${j(`correct.swap`)} what="seats" yes=${j(`correct.swap-yes`)} changes=${[Tn(e,r,a)]} onClose=${d}>
<p><span class="who">${l(r)}</span> ⇄ <span class="who">${l(a)}</span></p>
<//>`}
${s&&M`<${vn} state=${t} hanchan=${e} seat=${s} onClose=${d} />`}
</section>`}function Tn({id:e,seats:t,substitutes:n},r,i){let a={[r]:i,[i]:r},o={seats:t,...n&&{substitutes:n}},s=Object.entries(n??{}).map(([e,t])=>[a[e]??e,t]);return{id:e,new:{seats:{...t,[r]:t[i],[i]:t[r]},...n&&{substitutes:Object.fromEntries(s)}},seen:o}}function En({one:e,state:t}){let[n,r]=T(void 0),i=e.status?[`back`]:[An(t,e)&&`cancelled`,`void`].filter(Boolean);return M`${e.status&&M`<p class="note warn">${j(`over.${e.status}`)}</p>`}
${i.map(e=>M`<button key=${e} class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(e)}>${j(`correct.status.${e}`)}</button>`)}
${n&&M`<${Dn} one=${e} state=${t} way=${n} onClose=${()=>r(void 0)} />`}`}function Dn({one:e,state:t,way:n,onClose:r}){let[i,a]=T(`game`),o=n===`back`?null:n,s=n=>On(t,e,n).filter(n=>kn(t,n,e,o)),c=[`game`,`round`,`day`].filter(e=>e===`game`||s(e).length>1).map(e=>({value:e,text:j(`correct.scope.${e}`,{count:s(e).length})})),l=s(i).map(({id:e,status:t=null})=>({id:e,new:{status:o},seen:{status:t}}));return M`<${mn} title=${j(`correct.status.${n}`)} what="status" yes=${j(`correct.status-yes.${n}`)} danger=${!!o} changes=${l} onClose=${r}>
<p>${j(`correct.status-text.${n}`)}</p>
${c.length>1&&M`<${m} label=${j(`correct.scope`)} value=${i} options=${c} onChange=${a} />`}
<//>`}function On(e,t,n){let r=Object.values(e.hanchans);if(n===`round`)return r.filter(({round:e})=>e===t.round);let i=new Intl.DateTimeFormat(`en-CA`,{timeZone:e.settings.time_zone}),a=({scheduled_at:e})=>e&&i.format(new Date(e));return n===`day`&&t.scheduled_at?r.filter(e=>a(e)===a(t)):[t]}function kn(e,t,n,r){return(t.status??null)===(n.status??null)?r!==`cancelled`||An(e,t):!1}function An(e,t){return!e.results[t.id]&&!y(e,t).begun}function jn({one:{id:e,name:t},state:n}){let[r,i]=T(!1),[a,s]=T(``),c=Mn(n,e),l=U(Object.values(n.players)).filter(t=>t.id!==e&&![...Mn(n,t.id)].some(e=>c.has(e)));if(l.length===0)return null;let u=l.map(e=>({value:e.id,text:`${e.name} (${e.id_number})`}));return M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${j(`correct.join`)}</button>
${r&&M`<${Q} title=${j(`correct.join-this`,{name:t})} what="joining" yes=${j(`correct.join-yes`)} danger
request=${a?{method:`PUT`,path:`players/${e}/merge`,body:{into:a}}:null}
note=${j(`correct.for-good`)} onClose=${()=>(i(!1),s(``))} onDone=${()=>oe(`#/player/${a}`,{replace:!0})}>
<p>${j(`correct.join-text`,{name:t})}</p>
<${o} label=${j(`correct.join-with`)} value=${a} onChange=${s}
options=${[{value:``,text:j(`people.choose-player`)},...u]} />
<//>`}`}function Mn({hanchans:e},t){let n=Object.values(e).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t));return new Set(n.map(({round:e})=>e))}const Nn={player:[`name`,`id_number`,`team`],team:[`name`],table:[`label`],official:[`name`,`league_number`]},Pn={name:200,id_number:40,label:40,league_number:40},Fn={player:`id_number`,team:`name`,official:`league_number`};function In({kind:e,one:t,state:n}){let r=zn(e,t),[i,a]=T({}),[o,s]=T(!1),c={...r,...i},l=Nn[e].filter(e=>c[e].trim()!==r[e]),u=l.filter(e=>e!==`team`&&!c[e].trim());return M`<form class="card" onSubmit=${e=>{e.preventDefault(),s(l.length>0&&u.length===0)}}>
${Nn[e].map(t=>{let r=e=>a({...i,[t]:e});return t===`team`?M`<${Ln} key=${t} state=${n} value=${c.team} onChange=${r} />`:M`<${_} key=${t} label=${j(`correct.field.${t}`)} value=${c[t]} onInput=${r}
maxlength=${Pn[t]} hint=${n.season&&t===Fn[e]?j(`correct.season`):void 0}
wrong=${u.includes(t)?j(`correct.empty`):void 0} />`})}
${l.length>0&&M`<button class="button main">${j(`correct.look`)}</button>`}
${o&&M`<${Rn} kind=${e} one=${t} state=${n} changed=${l} stored=${r} values=${c} onClose=${()=>s(!1)} onDone=${()=>a({})} />`}
</form>`}function Ln({state:e,value:t,onChange:n}){let r=U(Object.values(e.teams)).map(({id:e,name:t})=>({value:e,text:t}));if(r.length===0)return null;let i=[{value:``,text:j(`correct.no-team`)},...r];return M`<${o} label=${j(`correct.field.team`)} value=${t} options=${i} onChange=${n} />
${t&&M`<a class="reach" href=${`#/correct/team/${t}`}>${j(`correct.this-team`,{name:e.teams[t]?.name??`?`})}</a>`}`}function Rn({kind:e,one:t,state:n,changed:r,stored:i,values:a,onClose:o,onDone:s}){let c=e=>Object.fromEntries(r.map(t=>[t,e[t].trim()||null])),l={...c(a),replaces:c(i)},u=(e,t)=>(e===`team`?n.teams[t]?.name:t.trim())||j(`correct.none`);return M`<${Q} title=${j(`correct.title`)} what="correction" yes=${j(`correct.yes`)}
request=${{method:`PATCH`,path:`${e}s/${t.id}`,body:l}} onClose=${o} onDone=${s}>
<dl class="facts">
${r.map(e=>M`<div key=${e}>
<dt>${j(`correct.field.${e}`)}</dt>
<dd><${rn} before=${u(e,i[e])} after=${u(e,a[e])} /></dd>
</div>`)}
</dl>
<//>`}function zn(e,t){let n=e===`official`?{...t,league_number:t.number}:t;return Object.fromEntries(Nn[e].map(e=>[e,n[e]??``]))}function Bn({kind:e,one:t,name:n}){let[r,i]=T(!1);return M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${j(`correct.remove`)}</button>
${r&&M`<${Q} title=${j(`correct.remove-this`,{name:n})} what="removal" yes=${j(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`${e}s/${t.id}/removal`,body:{}}}
onClose=${()=>i(!1)} onDone=${()=>ce(`#/tables`)}>
<p>${j(`correct.remove-text`)}</p>
<//>`}`}function Vn({one:{id:e,name:t,withdrawn_at:n}}){let[r,i]=T(!1),a=!n,o=a?`withdraw`:`return`,s={withdrawn:a,replaces:{withdrawn:!a}};return M`${n&&M`<p class="note warn">${j(`correct.is-withdrawn`,{name:t})}</p>`}
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${j(`correct.${o}`)}</button>
${r&&M`<${Q} title=${j(`correct.${o}-this`,{name:t})} what=${o} yes=${j(`correct.${o}-yes`)}
request=${{method:`PATCH`,path:`players/${e}`,body:s}} onClose=${()=>i(!1)}>
${a&&M`<p>${j(`correct.withdraw-text`)}</p>`}
<//>`}`}function Hn({args:[e=``,t=``]}){let{tournament:n,state:r,official:i}=O(),a=j(`correct.title`);if(!n||!r)return M`<${B} title=${a} />`;if(!P(i,[`director`]))return M`<${c} title=${a} up="#/tables"><p class="note warn">${j(`correct.directors`)}</p><//>`;let o=Object.hasOwn(Un,e)&&r[`${e}s`],s=o&&(o[t]??o[r.merged[t]]);if(!s)return M`<${v} title=${a} text=${j(`correct.nothing`)} up="#/people" />`;let l=Wn(r,s);return M`<${c} title=${j(`correct.this`,{name:l})} up=${Gn(e,s)}>
${Un[e].map(t=>M`<${t} key=${s.id} kind=${e} one=${s} name=${l} state=${r} />`)}
<//>`}const Un={player:[In,Vn,jn,Bn],team:[In,Bn],table:[In,Bn],official:[In],hanchan:[wn,_n,En,Bn]};function Wn(e,{name:t,label:n,round:r,table:i}){let a=j(`hall-table`,{label:n??e.tables[i]?.label??`?`});return t??[r&&j(`hall-round`,{round:r}),a].filter(Boolean).join(` · `)}function Gn(e,{id:t,table:n}){return e===`hanchan`?`#/table/${n}`:e===`official`?`#/people/${t}`:e===`team`?`#/people/players`:`#/${e}/${t}`}function Kn({hanchan:e}){let{state:t}=O(),[n,r]=T(null),i=Object.values(t.handEnds).filter(t=>t.hanchan===e.id&&!t.unsent).sort((e,t)=>e.id<t.id?1:-1)[0];if(!i&&!n)return null;let{id:a,hand:o,how:s}=n??i,c=[ie(o),j(`hall-how.${s}`)].filter(Boolean).join(` · `);return M`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(i)}>${j(`correct.hand-end`)}</button>
${n&&M`<${Q} title=${j(`correct.hand-end-title`)} what="hand-end" yes=${j(`correct.hand-end-yes`)} danger
request=${{method:`PUT`,path:`hand-ends/${a}/withdrawal`,body:{}}} onClose=${()=>r(null)}>
<p><strong>${c}</strong></p>
<p>${j(`correct.hand-end-text`)}</p>
<//>`}`}function qn({state:e,account:t,start:n,onClose:r}){let{book:i}=O(),a=i?.content.unit?`pts`:`P`,o=[.../* @__PURE__ */ new Set([a,e.settings.currency,...n?[n.unit]:[]])],[s,c]=T(n?.unit??a),[l,u]=T(n&&n.amount<0?`give`:`take`),[d,f]=T(n?Jn(n):``),p=Z(),h=Yn(s,d),g={account:t,unit:s,amount:l===`give`?-(h??0):h,waives:!1},v=h?{method:`PUT`,path:`ledger/decisions/${p(g)}`,body:g}:null,y=d&&!h?j(s===`pts`?`fines.hundreds`:`fines.above-nothing`):void 0,b=W(e,t),x=l===`give`?`give`:Y(s)?`take`:`fine`,S=o.map(e=>({value:e,text:j(Y(e)?`fines.points`:`fines.money`,{unit:e})}));return M`<${Q} title=${j(`fines.decide-on`,{name:b})} what="ledger-decision" yes=${j(`fines.do.${x}`,{amount:H(s,h??0)})}
request=${v} onClose=${r}>
<${m} label=${j(`fines.what`)} value=${s} options=${S} onChange=${c} />
<${m} label=${j(`fines.way`)} value=${l} options=${[`take`,`give`].map(e=>({value:e,text:j(`fines.way.${e}`)}))} onChange=${u} />
<${_} label=${j(`fines.amount`,{unit:s===`pts`?j(`fines.table-points`):s})} value=${d} inputmode="decimal" autocomplete="off" wrong=${y} onInput=${f} />
<//>`}function Jn({unit:e,amount:t}){let n=Math.abs(t);return Y(e)?String(n):H(e,n).slice(e.length+1)}function Yn(e,t){if(!Y(e))return lt(e,t)||null;let n=/^\d{1,6}$/.test(t.trim())?Number(t):0;return n%(e===`pts`?100:1)==0&&n||null}function Xn({state:e,balance:{account:t,unit:n,amount:r},onClose:i}){let o=-r,[s,c]=T(()=>H(n,o).slice(n.length+1)),[l,u]=T(`cash`),[d]=T(()=>new Date(a.now()).toISOString()),f=Z(),p=W(e,t),h=lt(n,s),g=!h||h>o?j(`fines.between`,{most:H(n,o)}):void 0,v={account:t,unit:n,amount:h,method:l,paid_at:d},y=g?null:{method:`PUT`,path:`refunds/${f(v)}`,body:v},b=H(n,h??0);return M`<${Q} title=${j(`fines.refund-to`,{name:p})} what="refund" yes=${j(`fines.refund-yes`,{amount:b})}
request=${y} done=${j(`fines.refunded`,{name:p,amount:b})} onClose=${i}>
<${_} label=${j(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${g} onInput=${c} />
<${m} label=${j(`fines.how`)} value=${l} options=${st.map(e=>({value:e,text:j(`fines.method.${e}`)}))} onChange=${u} />
<//>`}function Zn({state:e,balance:{account:t,unit:n,amount:r},most:i=r,onClose:a}){let[o,s]=T(()=>H(n,Math.min(i,r)).slice(n.length+1)),c=Z(),l=lt(n,o),u=!l||l>r?j(`fines.between`,{most:H(n,r)}):void 0,d={account:t,unit:n,amount:-(l??0),waives:!0},f=u?null:{method:`PUT`,path:`ledger/decisions/${c(d)}`,body:d},p={name:W(e,t),amount:H(n,l??0)};return M`<${Q} title=${j(`fines.waive-of`,p)} what="waiver" yes=${j(`fines.waive-yes`,p)}
request=${f} done=${j(`fines.waived`,p)} onClose=${a}>
<${_} label=${j(`fines.amount`,{unit:n})} value=${o} inputmode="decimal" wrong=${u} onInput=${s} />
<//>`}function Qn({state:e,account:t}){let{official:n}=O(),[r,i]=T(null);if(Ue(n,t.id))return null;let a=zt(e,t.id).filter(({unit:e})=>!Y(e)),o=n?.roles?.includes(`director`),s=[...St(n)?a.flatMap(tr):[],...o?[er(`decide`,{account:t})]:[]];if(s.length===0)return null;let c=a.length>1;return M`<div class="doing">
${s.map(({id:e,given:t})=>M`<button key=${e+t.balance?.unit} class=${`button ${e===`pay`?`main`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>i({id:e,given:t})}>
${j(`fines.act.${e}`)}${c&&t.balance?` ${t.balance.unit}`:``}
</button>`)}
${r&&M`<${$n[r.id]} state=${e} ...${r.given} onTaken=${()=>nr(e,r.given.balance)} onClose=${()=>i(null)} />`}
</div>`}const $n={pay:Pe,refund:Xn,decide:qn};function er(e,t){return{id:e,given:t}}function tr(e){return e.amount===0?[]:[er(e.amount>0?`pay`:`refund`,{balance:e})]}function nr(e,{account:t,unit:n,amount:r}){S(j(`fines.taken`,{name:W(e,t),amount:H(n,r)}))}function rr({state:e,line:t,balance:n}){let{official:r}=O(),[i,a]=T(!1),{id:o,unit:s,amount:c,what:l,cause:u,cause_id:d,unsent:f}=t,{account:p}=n;if(f||!r?.roles?.includes(`director`)||Ue(r,p.id))return null;let m=u===`decision`&&[`decided`,`waived`].includes(l)&&o===d,h=!Y(s)&&c>0&&n.amount>0&&u!==`payment`&&Kt(n.lines).some(e=>e.id===o);if(!h&&!m)return null;let g=h?{balance:n,most:c}:{account:p,start:{unit:s,amount:-c}};return M`<button class="button quiet line-act" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${j(h?`fines.act.waive`:`fines.act.otherwise`)}</button>
${i&&M`<${h?Zn:qn} state=${e} ...${g} onClose=${()=>a(!1)} />`}`}function ir({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return M`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&M`<p class="soft">${r}</p>`}
${i.length===0&&M`<p class="soft">${j(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>M`<li key=${e.key}><${ar} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&M`<${f} title=${j(`dashboard.numbers`)}>${()=>M`<${sr} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function ar({row:{name:e,value:t,part:n=0,href:r},most:i}){return M`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${K(t)}</strong>
<${or} value=${t} part=${n} most=${i} />
${n>0&&M`<small>${j(`dashboard.part`,{count:K(n)})}</small>`}
</a>`}function or({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return M`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&M`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function sr({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return M`<table class="numbers">
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
<td>${K(n)}</td>
${r&&M`<td>${K(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function cr(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:j(`hall-round`,{round:e})}));return[{value:``,text:j(`hall-any`)},...n]}function lr({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function ur({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=fr(t,i.size>1?e=>mr(e,r):pr);return t.length===0?null:M`<section class="card" aria-labelledby="spread">
<h2 id="spread">${j(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${j(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>M`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>M`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>M`<td key=${t.key}><${dr} count=${s.get(e+t.key)} most=${c} href=${hr(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function dr({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return M`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${K(e)}</strong>
</a>`}function fr(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function pr(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function mr(e,t){let n=e.slice(0,10),r=de(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function hr(e,t,{from:n,until:r}){return lr(e,{table:t,from:n,until:r})}function gr({state:e,changes:t}){return M`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${j(`dashboard.recharged`)}</h2>
<p class="soft">${j(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>M`<li key=${[t,r.id,i].join()}>
<span class="who">${W(e,r)}</span> ${H(i,a)} → <strong>${H(i,o)}</strong>
<br /><small class="soft">${[R(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function _r({taking:{timed:t,median:n,bands:r},asked:i}){let a=r.map(({from:t,until:n,rulings:r})=>({key:String(n),name:j(t>1?`dashboard.from`:`dashboard.until`,{from:e(t),until:e(n)}),value:r,href:lr(i,{took:`${t}-${n}`})})),o=t?j(`dashboard.median`,{time:e(n),count:t}):j(`dashboard.untimed`);return M`<${ir} id="taking" title=${j(`dashboard.taking`)} what=${j(`dashboard.time`)}
about=${`${o} ${j(`dashboard.measured`)}`} rows=${t?a:[]} />`}function vr(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(g(n)).map(([t,n])=>[p(e,t),d(e,t,n)]);return[...r,...i]}function yr({cases:e}){return M`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${j(`dashboard.unlike`)}</h2>
<p class="soft">${j(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>M`<${br} key=${t} one=${e} />`)}
</section>`}function br({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=A(),o=i[0].rulings.length,s=vr(a,t,n);return M`<article class="stack case">
<h3>${L(a,e)}</h3>
${s.length>0&&M`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&M`<p class="note info">${j(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>M`<${xr} key=${t} outcome=${e} most=${o} />`)}
</article>`}function xr({outcome:{penalties:e,rulings:t},most:n}){let r=A(),{state:i}=O(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=M`<span class="body outcome"><span>${N(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${K(t.length)}</strong><${or} value=${t.length} most=${n} /></span>`;return M`<${f} title=${o}>${()=>M`<${te} rulings=${a} place empty=${j(`hall-none-found`)} />`}<//>`}function Sr(){let{tournament:e,state:t,official:n}=O();return!e||!t?M`<${B} title=${j(`dashboard.title`)} />`:fe(n)?M`<${Cr} state=${t} />`:M`<${c} title=${j(`dashboard.title`)} up="#/log"><p class="note warn">${j(`dashboard.whose`)}</p><//>`}function Cr({state:e}){let[t,n]=T({day:``,round:``});return M`<${c} title=${j(`dashboard.title`)} up="#/log">
<div class="asked">
<${_} type="date" label=${j(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${o} label=${j(`dashboard.round`)} value=${t.round} options=${cr(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${wr} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function wr({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=bt(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return M`<${Dr} seen=${r} zone=${e.settings.time_zone} />
${i&&M`<${Tr} state=${e} body=${i} asked=${t} />`}`}function Tr({state:e,body:t,asked:n}){let r=A(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>lr(n,e),l=e=>({key:e.foul,name:L(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return M`<p role="status">${j(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${ir} id="fouls" title=${j(`dashboard.fouls`)} what=${j(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${ir} id="referees" title=${j(`dashboard.referees`)} what=${j(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${ur} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${ir} id="otherwise" title=${j(`dashboard.otherwise`)} about=${j(`dashboard.otherwise-about`)} what=${j(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${yr} cases=${t.differently} />
<${gr} state=${e} changes=${t.recharged??[]} />
<${ir} id="escalations" title=${j(`dashboard.escalations`)} what=${j(`dashboard.status`)}
rows=${s.map(e=>Er(e,c))} />
<${_r} taking=${t.time_to_rule} asked=${n} />
</div>`}function Er({status:e,outcome:t,rulings:n},i){let a=[e,t].filter(Boolean),o=a.map(e=>r(`hall-escalation.${e}`)?j(`hall-escalation.${e}`):e),s=a.join(` `);return{key:s,name:o.join(` · `),value:n,href:i({status:``,escalation:s})}}function Dr({seen:{answer:e,fresh:t,trouble:n},zone:r}){Ut();let i=e&&R(e.at,r);return!e&&!n?M`<${b} />`:n?M`<p class="note warn" role="status">${be(n)} ${j(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:M`<p class="soft">${j(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const Or=[`photo`,`note`];function kr({state:e,escalation:n,ruling:r}){let i=O(),{outbox:o}=i,[s,c]=T(null);if(F(()=>void a.loadEscalationSteps(),[]),o.some(({subject:e,kind:r,state:i})=>e===n.id&&!Or.includes(r)&&t(i)))return M`<p class="note bad">${j(`esc.stuck`)} <a href="#/outbox">${j(`hall-resolve`)}</a></p>`;let l=Ve(i,n,r);return M`
${l===`decide`&&M`<${Nr} state=${e} escalation=${n} ruling=${r} onAsk=${c} />`}
${l===`appeal`&&M`<button class="button main" type="button" onClick=${()=>c(Ar)}>${j(`esc.do.appeal`)}</button>`}
${l===`reopen`&&M`<button class="button" type="button" onClick=${()=>c(jr)}>${j(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(l)&&M`<p class="note warn">${j(`esc.${l}`)}</p>`}
${l===``&&M`<p class="soft">${j(`esc.wait.${n.status}`)}</p>`}
${s&&M`<${$e} what=${s.name} title=${j(`esc.do.${s.name}`)} text=${j(`esc.means.${s.name}`)} yes=${j(`esc.do.${s.name}`)}
onReason=${async e=>{if(!s)return;let{kind:t,name:r,...i}=s;await a.send(t,n.id,{reason:e,...i}),D(),S(j(`esc.done.${t}`)),c(null)}} onClose=${()=>c(null)} />`}
`}const Ar={kind:`appeal`,name:`appeal`},jr={kind:`reopening`,name:`reopening`},Mr=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Nr({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>M`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${j(`esc.do.${e.name}`)}</button>`;return M`
${u&&f(Mr(`amended`,`confirmed`),`main`)}
${f(Mr(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${j(u?`esc.amend-again`:`hall-amend`)}</a>
${f(Mr(`overturned`),`danger`)}
`}function Pr({ruling:e,rulings:t}){let n=A(),{state:r}=O(),[i,a]=[!0,!1].map(n=>t.filter(t=>Lr(t,e)===n)),o=[...i,...a].slice(0,12);return M`<section class="stack">
<h2>${j(`esc.same-foul`)}</h2>
${t.length===0&&M`<p class="soft">${j(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>M`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${ae(t.kind)}`}>${N(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,R(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&M`<span class="badge info">${j(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&M`<span class="badge warn">${j(`esc.other-revision`)}</span>`}
<${_e} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&M`<a class="reach" href=${`#/log?foul=${e.foul}`}>${j(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Fr(e,t,{offender:n}){return zr(e,t,e=>e.offender.id===n.id)}function Ir(e,t,{foul:n}){return zr(e,t,e=>e.foul===n)}function Lr(e,t){return E(Rr(e))===E(Rr(t))}function Rr({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function zr(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return he(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Br({state:e,foul:t,escalation:n}){let r=bt(`precedents?limit=20&foul=${t}`);return M`<section class="stack">
<h2>${j(`esc.precedents`)}</h2>
<${We} seen=${r} what="precedents" />
${r.answer&&M`<${Hr} state=${e} items=${Vr(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${j(`esc.search-precedents`)}</a>
</section>`}function Vr(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Hr({state:e,items:t}){let n=A();return t.length===0?M`<p class="soft">${j(`esc.no-precedents`)}</p>`:M`<ul class="rows below precedents">
${t.map(t=>M`<li key=${t.ruling.id}><${Ur} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Ur({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return M`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${ae(n.kind)}`}>${N(t,n)}</strong>
<span>${L(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>M`<small key=${e}>${e}</small>`)}
${l.map(e=>M`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,R(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&M`<span class="badge">${j(`hall-status.${n.status}`)}</span>`}
${c&&M`<span class="badge warn">${j(`esc.revision-changed`)}</span>`}
${r.map(e=>M`<span class="badge" key=${e}>${j(`esc.why.${e}`)}</span>`)}
${s&&M`<span class="badge info">${De(s)}</span>`}
</span>
</span>
</a>`}function Wr({args:[e]}){let{tournament:t,state:n}=O();if(!t||!n)return M`<${B} title=${j(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?M`<${v} title=${j(`esc.one`)} text=${j(`esc.missing`)} up="#/escalations" />`:M`<${Gr} state=${n} escalation=${r} ruling=${i} />`}function Gr({state:e,escalation:t,ruling:n}){let r=A(),i=Ne([n])[n.revision],a=C(r,i,n),o=a&&(a.chosen??a.final??a.first),s=t.status===`open`;mt(s);let l=M`<${kr} state=${e} escalation=${t} ruling=${n} />`;return M`<${c} title=${L(r,n.foul)} up="#/escalations" actions=${l}>
<${Ie} ruling=${n} shown=${o}>
<p role="status"><span class=${`badge ${s?`warn`:`info`}`}>${je(t)}</span> ${s&&M`<span class="soft">${ze(t.escalated_at)}</span>`}</p>
<//>
<${Be} state=${e} escalation=${t} />
<section class="stack">
<h2>${j(`esc.so-far`)}</h2>
<${qe} state=${e} events=${Ee(e,t)} />
</section>
<${Yt} ruling=${n} />
${a?M`<${Zt} ruling=${n} spoken=${a} />`:M`<p class="soft">${j(`hall-no-book`)}</p>`}
<${gt} state=${e} ruling=${n} />
<${ke} state=${e} ruling=${n} />
<${Ze} state=${e} ruling=${n} />
<section class="stack">
<h2>${j(`esc.on-offender`,{name:n.offender.name})}</h2>
<${te} rulings=${Fr(e,t,n)} place empty=${j(`esc.nothing-else`)} />
</section>
<${Vt} state=${e} id=${n.offender.id} />
<${Pr} ruling=${n} rulings=${Ir(e,t,n)} />
<${Br} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Kr(){let{tournament:e,state:t}=O();return!e||!t?M`<${B} title=${j(`hall-escalations`)} />`:M`<${qr} state=${t} />`}function qr({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return mt(r.length>0),M`<${c} title=${j(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${j(`esc.precedents`)}</a></p>
${t.length===0&&M`<${V} text=${j(`esc.none`)}><a class="button" href="#/log">${j(`hall-log`)}</a><//>`}
<${Jr} state=${e} title=${j(`esc.waiting`,{count:r.length})} escalations=${r} />
<${Jr} state=${e} title=${j(`esc.decided-ones`)} escalations=${i} />
<//>`}function Jr({state:e,title:t,escalations:n}){return n.length===0?null:M`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>M`<li key=${t.id}><${Yr} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function Yr({state:e,escalation:t}){let n=A(),r=e.rulings[t.id],i=t.status===`open`,a=[j(`hall-table`,{label:r.table.label}),Re(e,t),ze(t.escalated_at)];return M`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${L(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${N(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${je(t)}</span>
${!i&&M`<span class="badge info">${De(t)}</span>`}
${t.unsent&&M`<span class="badge info">${j(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Xr({query:e}){let{tournament:t,state:n}=O();return!t||!n?M`<${B} title=${j(`esc.precedents`)} />`:M`<${Zr} state=${n} begun=${e.get(`foul`)??``} />`}function Zr({state:e,begun:t}){let n=A(),[r,i]=T(t in n.catalogue.fouls?t:``),[a,s]=T({}),[l,u]=T(``),[d,f]=T(``),p=e=>{i(e),s({})},m=e=>{e.preventDefault(),f(l.trim())},h=bt(ti(r,a,d)),g=h.answer?.body;return M`<${c} title=${j(`esc.precedents`)} up="#/escalations">
<p class="soft">${j(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${o} label=${j(`hall-filter.foul`)} value=${r} options=${[{value:``,text:j(`esc.any`)},...ei(n)]} onChange=${p} />
${r&&M`<${Qr} words=${n} foul=${r} facts=${a} onFacts=${s} />`}
<${_} type="search" label=${j(`esc.words`)} hint=${j(`esc.words-hint`)} value=${l} onInput=${u} maxlength="200" />
<button class="button">${j(`esc.search`)}</button>
</form>
<${We} seen=${h} what="precedents" />
${g&&M`<${Hr} state=${e} items=${g.items} />`}
${g?.next&&M`<p class="note">${j(`esc.more`,{count:50})}</p>`}
<//>`}function Qr({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=O();return i?i.table(t).used.map(t=>{let i=$r(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&M`<${o} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:j(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function $r({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function ei(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function ti(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function ni({state:e,kind:t,id:n}){let r=e[`${t}s`]?.[e.merged[n]??n];if(!r)return M`<${v} title=${j(`fines.title`)} text=${j(`fines.no-account`)} up="#/fines" />`;let i={kind:t,id:r.id},a=zt(e,r.id).length===0;return M`<${c} title=${r.name} up="#/fines">
<p class="soft">${ri(e,t,r)}</p>
${a&&M`<p class="soft">${j(`fines.no-lines`)}</p>`}
${t===`player`&&M`<${Et} state=${e} player=${r.id} />`}
<${ft} state=${e} id=${r.id} />
<${Qn} state=${e} account=${i} />
${t===`player`&&M`<a class="button quiet" href=${`#/player/${r.id}`}>${j(`fines.to-player`)}</a>`}
<//>`}function ri(e,t,n){return t===`player`?[n.id_number&&j(`hall-id-number`,{number:n.id_number}),e.teams[n.team]?.name].filter(Boolean).join(` · `):j(`fines.kind.${t}`)}function ii({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=ye(r).map(([e,t])=>H(e,t));return M`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${j(`fines.owing`)}</h2>
${r.length===0&&M`<p class="soft">${j(`fines.none`)}</p>`}
${r.length>0&&M`<p>${j(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>M`<li key=${oi(t)}><${si} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&M`<p class="soft">${j(`fines.not-seated`)}</p>`}
</section>`}function ai({state:e,balances:t,onRefund:n}){let r=t.filter(({amount:e})=>e<0);return r.length===0?null:M`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${j(`fines.paid-back`)}</h2>
<ul class="rows">
${r.map(t=>M`<li key=${oi(t)}><${si} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${!n&&M`<p class="soft">${j(`fines.gives-back`)}</p>`}
</section>`}function oi({account:e,unit:t}){return e.id+t}function si({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=s.filter(({cause:e})=>e===`payment`).reduce((e,t)=>e-t.amount,0),l=[a>0&&j(`fines.since`,{time:R(o,e.settings.time_zone)}),c>0&&j(`fines.part-paid`,{amount:H(i,c)})],u=M`<span class="body who">${W(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${H(i,Math.abs(a))}</strong>`;return n?M`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:M`<a class="row" href=${`#/fines/${r.kind}/${r.id}`}>${u}</a>`}function ci({args:[e,t]}){let{tournament:n,state:r}=O();return!n||!r?M`<${B} title=${j(`fines.title`)} />`:e===`cash`?M`<${Lt} state=${r} />`:t?M`<${ni} key=${t} state=${r} kind=${e} id=${t} />`:M`<${li} state=${r} />`}function li({state:e}){let{official:t}=O(),[n,r]=T(null),[i,o]=T(null),[s,l]=T(``);F(()=>void a.lookAround(),[]);let u=me(()=>Me(e),[e.ledger]),d=St(t);return M`<${c} title=${j(`fines.title`)} up="#/tables">
<div role="status">${e.payments[s]&&M`<${ui} state=${e} payment=${e.payments[s]} />`}</div>
<${ii} state=${e} balances=${u} onPay=${d&&r} />
<${ai} state=${e} balances=${u} onRefund=${d&&o} />
<${_t} state=${e} />
<${Jt} state=${e} />
<${jt} state=${e} official=${t} />
${d&&M`<a class="button" href="#/fines/cash">${j(`cash.title`)}</a><a class="button" href="#/reports">${j(`reports.link`)}</a>`}
${n&&M`<${Pe} state=${e} balance=${n} onTaken=${l} onClose=${()=>r(null)} />`}
${i&&M`<${Xn} state=${e} balance=${i} onClose=${()=>o(null)} />`}
<//>`}function ui({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=W(e,{kind:n,id:r});return M`<p class="note info row">
<span class="body">${j(`fines.taken`,{name:o,amount:H(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${j(`fines.to-receipt`)}</a>
</p>`}function di({state:e,payment:{withdrawn:t}}){if(!t)return null;let{at:n,by:r,reason:i}=t,a={time:R(n,e.settings.time_zone),name:e.officials[r]?.name??`?`};return M`<p class="note bad" role="status"><strong>${j(`fines.withdrawn-by`,a)}</strong> ${i}</p>`}function fi({state:e,payment:t}){let{official:n}=O(),[r,i]=T(!1),{id:a,account_kind:o,account_id:s,unit:c,amount:l,refund:u,withdrawn:d,unsent:f}=t,p=Ue(n,e.merged[s]??s);if(d||f||p||!St(n))return null;let m=j(u?`fines.withdraw-refund`:`fines.withdraw`);return M`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${m}</button>
${r&&M`<${Q} title=${m} what=${u?`refund-withdrawal`:`payment`} yes=${j(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`payments/${a}/withdrawal`,body:{}}} done=${j(`fines.withdrawn-done`)} onClose=${()=>i(!1)}>
<p><strong>${W(e,{kind:o,id:s})} · ${H(c,l)}</strong></p>
<p>${j(u?`fines.withdraw-refund-text`:`fines.withdraw-text`)}</p>
<//>`}`}function pi({args:[e]}){let{tournament:t,state:n,official:r}=O();if(!t||!n)return M`<${B} title=${j(`fines.payment`)} />`;let i=n.payments[e];if(!i)return M`<${v} title=${j(`fines.payment`)} text=${j(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?j(`fines.payment`):yt(i);return M`<${c} title=${a} up="#/fines">
<${di} state=${n} payment=${i} />
<${mi} state=${n} payment=${i} />
${i.unsent&&M`<p class="note info" role="status">${j(`fines.receipt-later`)}</p>`}
${!i.unsent&&!i.withdrawn&&M`<${hi} hash=${i.hash} />`}
${!i.unsent&&St(r)&&M`<${gi} payment=${i} />`}
<${fi} state=${n} payment=${i} />
<//>`}function mi({state:e,payment:t}){let{account_kind:n,account_id:r,unit:i,amount:a,method:o,paid_at:s,note:c,refund:l}=t,u=[[j(l?`fines.paid-back-to`:`fines.payer`),W(e,{kind:n,id:r})],[j(`fines.amount-paid`),H(i,a)],[j(`fines.how`),j(`fines.method.${o}`)],[j(`fines.when`),R(s,e.settings.time_zone)],...c?[[j(l?`fines.why`:`fines.note-paid`),c]]:[]];return M`<dl class="facts">
${u.map(([e,t])=>M`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function hi({hash:e}){let t=Ce();return M`<figure class="big-code">
<${we} text=${`${t}/#/receipt/${e}`} label=${j(`fines.code`)} />
<figcaption>${j(`fines.photograph`)}</figcaption>
</figure>`}function gi({payment:{id:e,receipt:t}}){let{live:n}=O(),{lang:r}=re(),[i,o]=T(0),{blob:s,url:c,failed:l}=et(()=>a.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),u=()=>o(i+1);F(()=>{l&&n===`live`&&u()},[n]);let d=`receipt-${t}.pdf`;if(l)return M`<p class="note warn" role="status">${j(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${j(`try-again`)}</button>`;if(!c||!s)return M`<p class="soft" role="status">${j(`fines.page-comes`)}</p>`;let f=[new File([s],d,{type:s.type})];return M`<div class="doing">
<a class="button main" href=${c} target="_blank">${j(`fines.open-page`)}</a>
<a class="button" href=${c} download=${d}>${j(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&M`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${j(`fines.share-page`)}</button>`}
</div>`}function _i(){let{tournament:e,state:t}=O();if(!e||!t)return M`<${B} title=${j(`hall-cards`)} />`;let n=M`<button class="button main" onClick=${()=>print()}>${j(`hall-print`)}</button>`;return M`<${c} title=${j(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${j(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${j(`reports.link`)}</a>
<ul class="codes">
${ee(t).map(e=>M`<li key=${e.id}><${vi} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function vi({table:e,name:t}){let{url:n,failed:r}=et(()=>a.tableCode(e.id),e.id),i=j(`hall-table`,{label:e.label});return M`<figure>
${n&&M`<img src=${n} alt=${j(`hall-code`,{label:e.label})} />`}
${r&&M`<p class="note warn">${j(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}function yi(e,t,n){let{kind:r,body:i}=n,a=bi[r]??bi[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const bi={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...Si(r),r.number,$(t,r.player_id)],invitation:(e,t,{body:n})=>[n.label,Ci(t,n),...Si(n)],phone:(e,t,{body:n})=>[Ci(t,n)],token:(e,t,{body:n})=>[n.name,Ci(t,n),...n.scopes??[]],team:(e,t,{subject:n,body:r})=>xi(r,r.name??t.teams[n]?.name),player:(e,t,{subject:n,body:r})=>r.merged_into?[j(`journal.joined`,{name:$(t,n)??`?`})]:xi(r,r.name??$(t,n),r.id_number),table:(e,t,{subject:n,body:r})=>xi(r,j(`hall-table`,{label:r.label??t.tables[n]?.label??`?`})),hanchan:(e,t,{subject:n,body:r})=>[Ti(t,n),...z.map(e=>$(t,r[`${e}_id`])),r.scheduled_at&&R(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>wi(e,n),photo:(e,t,{body:n})=>wi(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...wi(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&j(`journal.outcome.${r.outcome}`),...wi(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Ei(t,i)]},hand:(e,t,{subject:n,body:r})=>[j(`hall-how.${r.how}`),...Ei(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[j(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>W(t,e)),n.foul&&L(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&j(`help.over.${r.ended_how}`),...Ei(t,t.helpCalls[n])],exam:(e,t,{subject:n})=>[t.exams[n]?.title],"exam-attempt":(e,t,{subject:n})=>{let{exam_id:r,official_id:i}=t.examAttempts[n]??{};return[t.exams[r]?.title,t.officials[i]?.name]},timing:(e,t,{body:n})=>[j(`journal.what.${n.what}`),n.person_id&&W(t,{kind:n.person_kind,id:n.person_id}),Ti(t,n.hanchan_id)],"time.added":(t,n,{body:r})=>[`${r.seconds<0?`−`:`+`}${e(Math.abs(r.seconds))}`,Ti(n,r.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&j(`journal.what.${r}`),$(t,i),Ti(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>$(t,e)),ledger:(e,t,{body:n})=>n.lines.map(e=>Di(t,e)),fine:(e,t,{kind:n,body:r})=>[Di(t,{...r,what:`paid`,amount:n===`fine.refunded`?r.amount:-r.amount}),j(`journal.receipt`,{number:r.receipt})],payment:(e,t,{body:n})=>[Di(t,{...n,what:`reversed`,amount:n.refund?-n.amount:n.amount}),j(`journal.receipt`,{number:n.receipt})],cash:(e,t,{body:{day:n,method:r,unit:i,counted:a,expected:o,note:s}})=>[n,j(`fines.method.${r}`),j(`cash.counted`,{amount:H(i,a)}),Mt(i,a-o),s],fines:(e,t,{body:n})=>n.players.map(e=>$(t,e)),result:(e,t,{body:n})=>[Ti(t,n.hanchan_id),...z.map(t=>`${e.phrase(`seat-${t}`)} ${K(n.points[t])}`)]};function xi({before:e={},withdrawn_at:t,removed_at:n},...r){let i=[e.name,e.id_number,e.label].filter(Boolean).join(`, `);return[...r,i&&j(`journal.was`,{was:i}),t&&j(`journal.withdrawn`),n&&j(`journal.removed`)]}function Si({roles:e}){return(e??[]).map(e=>j(`hall-role.${e}`))}function $(e,t){return e.players[e.merged[t]??t]?.name}function Ci(e,{official_id:t,player_id:n}){return e.officials[t]?.name??$(e,n)}function wi(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[L(e,n),r.name,j(`hall-table`,{label:i.label}),N(e,t)]}function Ti(e,t){let n=e.hanchans[t??``];return n&&Qe(e,n)}function Ei(e,{table:t,hand:n}={}){return[e.tables[t]&&j(`hall-table`,{label:e.tables[t].label}),ie(n)]}function Di(e,{account_kind:t,account_id:n,...r}){return`${W(e,{kind:t,id:n})} ${nt(r)}`}const Oi=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function ki(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Ii(e,t);if(n.startsWith(`ruling.`))return ji(e,t);let[i]=await zi(t,Ai(t));if(!i)return null;if(n===`result.corrected`)return{before:Ni(e,i.body),after:Ni(e,r)};let a=n===`hanchan.scheduled`?Pi:Fi;return{before:a(i.body),after:a(r)}}function Ai({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function ji(e,t){let{kind:n,body:r}=t,[i]=await zi(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Mi(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=N(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(vr(e,t,n))}}}let[o]=await zi(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Mi(e,o)}:null}function Mi(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=N(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Oi.filter(e=>(o[e]??null)!==null),c=vr(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Ni(e,{points:t,deposits:n,unranked:r,winless:i}){let a=z.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(a),deposits:n,unranked:r.join(` `),winless:i?.join(` `)}}function Pi({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Fi({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Ii(e,t){let n=await zi(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Li(e,r),after:Li(e,{...r,...t.body})}}function Li(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[j(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Ri(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[j(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Ri(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function zi({seq:e},t,n=1){return(await(await a.audit()).older(e,n,t)).entries}const Bi=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Vi={ruling:`rulings`,player:`players`,table:`tables`};function Hi({state:e,entry:t,onSubject:n}){let r=A(),{seq:i,at:a,who:o,kind:s}=t,c=o?e.officials[o]?.name??j(`hall-unknown`):j(`journal.nobody`),l=yi(r,e,t),u=[j(`journal.number`,{seq:i}),R(a,e.settings.time_zone),c],d=M`<div class="body">
<h3>${Wi(s)}</h3>
${l.length>0&&M`<span class="who">${l.join(` · `)}</span>`}
<small>${u.join(` · `)}</small>
</div>`;return M`<${f} class="entry" title=${d}>
${()=>M`<${Ui} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Ui({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Vi).find(([,t])=>o in e[t])??[];return M`<div class="stack">
<p class="pair">
${c&&M`<a class="button" href=${`#/${c}/${o}`}>${j(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${j(`journal.all-of-it`)}</button>
</p>
${(Bi.includes(a)||s.what===`corrected`)&&M`<${Gi} state=${e} entry=${t} />`}
<h4>${j(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${j(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function Wi(e){return r(`journal.kind.${e}`)?j(`journal.kind.${e}`):e}function Gi({state:e,entry:t}){let n=A(),[r,i]=T(void 0);return F(()=>void ki(n,t).then(i,()=>i(null)),[]),r===void 0?M`<${b} />`:r===null?M`<p class="soft">${j(`journal.no-before`)}</p>`:M`<${ht} caption=${j(`journal.changes`)} heads=${[j(`journal.before`),j(`journal.after`)]}
before=${r.before} after=${r.after} />`}const Ki=`shinpan.alarm.`;function qi({inCall:e}){let{alarms:t,tournament:n}=O(),r=t?.at(-1);return r&&n&&M`<${Ji} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function Ji({alarms:e,id:t,inCall:n}){let r=e.at(-1),[i,a]=T(()=>!n&&ne(Ki+t)!==r.at);return F(()=>{Yi(r)||w(220),D(600)},[]),M`<div role="alert">
<button class=${Yi(r)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${Xi} alarm=${r} /><span>${j(`alarm.${r.what}`)}</span><strong>${j(`alarm.open`)}</strong>
</button>
</div>
${i&&M`<${Zi} alarms=${e} onClose=${()=>{ve(Ki+t,r.at),a(!1)}} />`}`}function Yi({what:e}){return e===`restored`}function Xi({alarm:e}){return M`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(Yi(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function Zi({alarms:e,onClose:t}){let{official:n}=O(),r=k(null);F(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return M`<dialog class=${Yi(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${Xi} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${j(`alarm.${o}`)}</h2><p>${j(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${$i} alarm=${i} />
<section><h3>${j(`alarm.meaning`)}</h3><p>${j(Yi(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${j(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>M`<li key=${e}>${j(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${ra}>${j(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${j(`alarm.close`)}</button>
${a.map(e=>M`<${Qi} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function Qi({alarm:e}){let{what:t,seq:n}=e;return M`<section class="stack">
<h3>${j(`alarm.earlier`)} ${j(`alarm.${t}`)}</h3>
<p>${j(`alarm.${t}.said`,{seq:n})}</p>
<${$i} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function $i({alarm:{mine:e,theirs:t,at:n},theirs:r=`alarm.theirs`}){let{tournament:i}=O();return M`${e&&M`<${ea} mine=${e} theirs=${t} heads=${[j(`alarm.mine`),j(r)]} />`}
<p class="soft">${j(`alarm.found`,{time:R(n,i?.time_zone)})}</p>`}function ea({mine:e,theirs:t,heads:n}){let r=A(),{state:i}=O(),a=yi(r,i,e),o=t&&yi(r,i,t);return M`<div class="slips">
<${na} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${na} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&M`<${ht} caption=${j(`journal.changes`)} heads=${n} before=${ta(e)} after=${ta(t)} />`}`}function ta({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function na({title:e,entry:t,parts:n,others:r}){let{state:i}=O();return M`<section class="slip">
<h3>${e}</h3>
${t?M`<p><strong>${Wi(t.kind)}</strong></p>
<ul>${n.map((e,t)=>M`<li key=${t}>${!r||r.includes(e)?e:M`<mark>${e}</mark>`}</li>`)}</ul>
<small>${j(`journal.number`,{seq:t.seq})} · ${R(t.at,i.settings.time_zone)}</small>`:M`<p><mark>${j(`alarm.nothing`)}</mark></p>`}
</section>`}async function ra(){let e=await a.evidence().catch(()=>null);if(!e)return S(j(`journal.unread`));let t=JSON.stringify(e,null,1);rt(new Blob([t],{type:`application/json`}),`${a.snapshot.tournament?.slug}-log-evidence.json`)}function ia({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],a={kind:aa(ge(`journal.kind.`).map(e=>({value:e.slice(13),text:j(e)}))),person:aa(i.map(({id:e,name:t})=>({value:e,text:t}))),table:ee(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:j(`journal.this`)}]}};return M`<details class="fold" open=${!!t.subject}>
<summary>${j(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(a).map(([e,r])=>M`<${o} key=${e} label=${j(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:j(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&M`<button class="button" type="button" onClick=${()=>n({})}>${j(`journal.clear`)}</button>`}
</div>
</details>`}function aa(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const oa=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function sa(e,{kind:t,person:n,table:r,subject:i}){let a=la(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=ca(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function ca({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(oa)??[]]}function la({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function ua({result:{browser:e,server:t}}){return M`<div class="stack" role="status">
<${fa} name=${j(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>j(`journal.found.${t}`,{seq:e})} />
${t&&M`<${fa} name=${j(`journal.server`)} result=${t} whole="journal.rows-whole" line=${da} />`}
</div>`}function da({seq:e,kind:t,values:n,what:i}){let a=n.roles?.split(`, `).map(e=>e===`player`?j(`hall-player`):r(`hall-role.${e}`)?j(`hall-role.${e}`):e);return r(`finding.${t}`)?j(`finding.${t}`,{seq:e,...n,...a&&{roles:a.join(`, `)}}):M`<span lang="en">${i}</span>`}function fa({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return M`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=O().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?M`<p class="note bad"><strong>${e}</strong> ${j(`journal.another`,{seq:i.seq})} ${j(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?M`<p class="note"><strong>${e}</strong> ${j(a,{seq:i.seq})}</p>`:M`<div class="note bad stack">
<p><strong>${e}</strong> ${j(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>M`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&M`<p>${j(`journal.more`,{count:r-50})}</p>`}
</div>`}function pa(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function ma({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];rt(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function ha({onHead:e,onClose:t}){let n=k(null),[r,i]=T(``);return F(()=>{let t=new AbortController;return Ot(n.current,t.signal,t=>pa(t)?(e(t),!0):!1,i),()=>t.abort()},[]),M`<${le} title=${j(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${j(`hall-viewfinder`)}></video>
${r&&M`<p class="note warn" role="status">${j(`journal.scan.${r}`)}</p>`}
<//>`}function ga({state:e}){return M`<section class="card" aria-labelledby="proof">
<h2 id="proof">${j(`journal.proof`)}</h2>
<p class="unprinted">${j(`journal.proof-about`)}</p>
<${_a} />
<${f} title=${j(`journal.head`)}>${()=>M`<${ya} state=${e} />`}<//>
</section>`}function _a(){let{official:e}=O(),[t,n]=T(``),[r,i]=T(null),[a,o]=T(null),s=k(null);F(()=>()=>s.current?.abort(),[]);let[c,l]=T(!1),u=e=>{n(e),l(!1)},d=pa(t),f=t.trim()&&!d?j(`journal.no-head`):``;return M`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),f||a)return;s.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=s.current;i(await va({noted:d,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
<${_} label=${j(`journal.noted`)} hint=${j(`journal.noted-hint`)} value=${t} wrong=${f} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>l(!0)}>${j(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${j(`journal.verify`)}</button>
</form>
${a&&M`<div class="stack" role="status">
<progress aria-label=${j(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${j(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>s.current?.abort()}>${j(`journal.stop`)}</button>
</div>`}
${r&&M`<${ua} result=${r} />`}
${c&&M`<${ha} onHead=${u} onClose=${()=>l(!1)} />`}`}async function va(e,t){let{prove:n}=await a.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?j(`journal.stopped`):be(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),o=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:o};let s=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:o,server:await r(a.ask(`audit${s}`,{timeout:12e4}))}}function ya({state:e}){let[t,r]=T(null),[i,o]=T(``),{online:s}=O();if(F(()=>{a.ask(`journal/head`).then(r,e=>o(be(e)))},[e.seq,s]),!t)return M`<p class=${i?`note warn`:`soft`} role="status">${i||j(`loading`)}</p>`;let{slug:c,name:l,time_zone:u}=e.settings,d=`${t.seq}:${t.hash}`;return M`<div class="stack head">
<p>${j(`journal.head-about`)}</p>
<figure><${we} text=${d} label=${j(`journal.code`)} /><figcaption><strong>${l}</strong></figcaption></figure>
<${n} rows=${[[j(`journal.number-of`),t.seq],[j(`journal.time`),t.at&&R(t.at,u)],[j(`journal.hash`),M`<code>${d}</code>`],[j(`journal.command`),M`<code>shinpan audit verify ${c} --head ${d}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>ma(e.settings,t)}>${j(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${j(`hall-print`)}</button>
</p>
</div>`}const ba=5e3;function xa({state:e}){let{online:t}=O(),[n,r]=T(null),[i,o]=T(``),[s,c]=T(null);return F(()=>{let e=()=>Sa().then(r,e=>o(be(e))),t=()=>a.uncheckedSince().then(c,()=>{});e(),t();let n=setTimeout(e,ba),i=setInterval(t,ba);return()=>{clearTimeout(n),clearInterval(i)}},[e.hash,t]),M`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${j(`witness.title`)}</h2>
${s&&M`<p class="note warn" role="status">${j(`witness.unchecked`,{time:R(s,e.settings.time_zone)})}</p>`}
${n?M`<${Ca} state=${e} answer=${n} />`:M`<p class="soft" role="status">${i||j(`loading`)}</p>`}
</section>`}async function Sa(){let e=await a.ask(`journal/witnesses`);return{...e,...await a.behindHead(e)}}function Ca({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return M`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>M`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${Ta(e,t.official_id)}</span>`)}
</p>
<p><strong>${j(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${j(`witness.about`)}</p>
${o.length>0&&M`<ul class="bullets">${o.map(t=>M`<li key=${t.key_id}>${wa(e,t,i)}</li>`)}</ul>`}
</div>`}function wa(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??j(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return j(s,{...o,time:R(i,e.settings.time_zone)})}function Ta(e,t){return[...e.officials[t]?.name??`?`][0]}function Ea({query:e}){let{tournament:t,state:n}=O();if(!t||!n)return M`<${B} title=${j(`journal.title`)} />`;let r=Object.fromEntries(e);return M`<${Da} key=${e.toString()} state=${n} asked=${r} />`}function Da({state:e,asked:t}){let[n,r]=T(t),[i,a]=T(e.seq),o=JSON.stringify([n,i]);return M`<${c} title=${j(`journal.title`)} up="#/log">
<${ga} state=${e} />
<${xa} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${j(`journal.entries`)}</h2>
<p class="soft">${j(`journal.kept`,{seq:e.seq})}</p>
<${ia} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&M`<button class="button" type="button" onClick=${()=>a(e.seq)}>${j(`journal.newer`,{count:e.seq-i})}</button>`}
<${Oa} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function Oa({state:e,from:t,chosen:n,onSubject:r}){let i=me(()=>sa(e,n),[]),[o,s]=T([]),[c,l]=T(t+1),[u,d]=T(!1),f=k(!1),p=async()=>{if(!(f.current||c===null)){f.current=!0;try{let e=await(await a.audit()).older(c,30,i);s(t=>[...t,...e.entries]),l(e.next)}catch{d(!0)}finally{f.current=!1}}};return F(()=>void p(),[]),u?M`<p class="note bad" role="alert">${j(`journal.unread`)}</p>`:c===t+1?M`<${b} />`:M`<ul class="entries">
${o.map(t=>M`<li key=${t.seq}><${Hi} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${o.length===0&&M`<p class="soft" role="status">${j(`hall-none-found`)}</p>`}
${c!==null&&M`<button class="button" type="button" onClick=${p}>${j(`journal.older`)}</button>`}`}function ka({state:e}){let t=G(`invitations`),n=M`<a class="button main" href="#/people/invite">${j(`people.invite`)}</a>`;return M`<${c} title=${j(`people.links`)} up="#/people" actions=${n}>
<${Dt} of=${t}>
${t=>M`<${Aa} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function Aa({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return M`${r.length===0&&M`<${V} text=${j(`people.no-links`)} />`}
<${ja} links=${r} zone=${n} state=${t} />
${i.length>0&&M`<${f} title=${j(`people.closed-count`,{count:i.length})}>
${()=>M`<${ja} links=${i} zone=${n} state=${t} />`}
<//>`}`}function ja({links:e,zone:t,state:n}){return e.length===0?null:M`<ul class="rows">
${e.map(e=>M`<${Na} key=${e.id} link=${e} zone=${t} whom=${n?Ma(n,e):j(`people.open-link`)} />`)}
</ul>`}function Ma(e,{official:t,player:n,roles:r,label:i}){return t?j(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?j(`people.for-player`,{name:e.players[n]?.name??`?`}):[J(r),i].filter(Boolean).join(` · `)}function Na({link:e,zone:t,whom:n}){let[r,i]=T(!1),{ask:o,asking:s,wrong:c}=q();return M`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Pa(e,t)}</small></span>
${!e.closed&&M`<button class="button danger" type="button" disabled=${s} aria-haspopup="dialog"
aria-label=${j(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${j(`people.withdraw`)}</button>`}
</div>
${c}
${r&&M`<${Ye} title=${j(`people.withdraw-ask`)} text=${j(`people.withdraw-text`)} yes=${j(`people.withdraw`)} danger
onYes=${()=>{i(!1),o(()=>a.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Pa({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?j(`people.any-number`):j(`people.uses-left`,{left:t,uses:e});return r?[j(`people.closed.${r}`),a].join(` · `):[a,n?j(`people.until`,{time:R(n,i)}):j(`people.no-end`)].join(` · `)}function Fa({made:e,state:t,up:n,onMore:r}){let[i,a]=T(e.link),o=e.limits??Pa(e,t.settings.time_zone),s=M`<button class="button" type="button" onClick=${r}>${j(`people.another`)}</button>
<a class="button main" href=${n}>${j(`people.done`)}</a>`;return M`<${c} title=${j(`people.link-made`)} up=${n} actions=${s}>
<${Ke} link=${i} cure=${e.addresses?.cure} />
<p><strong>${Ia(t,e)}</strong></p>
<figure class="big-code"><${we} text=${i} label=${j(`people.code`)} /></figure>
<${Le} link=${i} found=${e.addresses} onLink=${a} />
<p class="soft">${o}</p>
<${La} made=${e} />
<${Nt} label=${j(`people.link`)} text=${i} />
<p class="note warn">${j(`people.link-once`)}</p>
<//>`}function Ia(e,{official:t,player:n,roles:r,name:i}){return n?j(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?j(`people.becomes-named`,{name:i,roles:J(r)}):t?j(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):j(`people.becomes`,{roles:J(r)})}function La({made:e}){let{items:t}=G(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return M`<p role="status">${n>0&&M`<span class="badge">${j(`people.arrived`,{count:n})}</span>`}</p>`}const Ra=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function za({state:e,query:t}){let[n,r]=T(null),i=async e=>r({...e,addresses:await $t()}),a=t.get(`official`),o=t.get(`player`),s=a?`#/people/${a}`:o?`#/people/player/${o}`:`#/people`,l=j(a?`people.one-more`:o?`people.give-link`:`people.invite`);return n?M`<${Fa} made=${n} state=${e} up=${s} onMore=${()=>r(null)} />`:M`<${c} title=${l} up=${s}>
${a?M`<${Ua} official=${e.officials[a]} onMade=${i} />`:o?M`<${Wa} player=${e.players[o]} onMade=${i} />`:M`<${Ba} onMade=${i} />`}
<//>`}function Ba({onMade:e}){let[t,n]=T(`name`),r=[`name`,`role`].map(e=>({value:e,text:j(`people.by.${e}`)}));return M`<${m} label=${j(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?M`<${Va} onMade=${e} />`:M`<${Ha} onMade=${e} />`}`}function Va({onMade:e}){let[t,n]=T(``),[r,i]=T([]),o=Z();return M`<${Ga} lacks=${e=>({name:e&&!t.trim()?j(`people.name-missing`):``,roles:e&&r.length===0?j(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await a.ask(`officials/${o(n)}`,{method:`PUT`,body:n}),s={official:i.id,label:i.name};await e({link:(i.join?i:await Ft(`invitations`,o(s),s,`join`)).link,official:i.id,name:i.name,roles:i.roles,limits:j(`people.one-phone`)})}}>
${e=>M`<${_} label=${j(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${xt} chosen=${r} wrong=${e.roles} onChange=${i} />
<p class="soft">${j(`people.by-name-text`)}</p>`}
<//>`}function Ha({onMade:e}){let[t,n]=T([]),[r,i]=T(`5`),[a,o]=T(240),[s,c]=T(``),l=Z();return M`<${Ga} lacks=${e=>({roles:e&&t.length===0?j(`people.role-missing`):``,uses:e&&!(qa(r)>=1&&qa(r)<=500)?j(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:qa(r),minutes:a,label:s.trim()};await e(await Ft(`invitations`,l(n),n,`join`))}}>
${e=>M`<${xt} chosen=${t} wrong=${e.roles} onChange=${n} />
<${_} label=${j(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${Ka} value=${a} onChange=${o} />
<${_} label=${j(`people.label`)} hint=${j(`people.label-hint`)} value=${s} onInput=${c} autocomplete="off" maxlength="200" />
<p class="soft">${j(`people.by-role-text`)}</p>`}
<//>`}function Ua({official:e,onMade:t}){let[n,r]=T(60),i=Z();return e?M`<${Ga} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};await t(await Ft(`invitations`,i(r),r,`join`))}}>
${()=>M`<p>${j(`people.becomes-phone`,{name:e.name})}</p><${Ka} value=${n} onChange=${r} />`}
<//>`:M`<p class="note warn">${j(`people.nobody`)}</p>`}function Wa({player:e,onMade:t}){let n=Z();return e?M`<${Ga} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};await t(await Ft(`invitations`,n(r),r,`join`))}}>${()=>M`<p>${j(`people.own-text`,{name:e.name})}</p>`}<//>`:M`<p class="note warn">${j(`people.nobody`)}</p>`}function Ga({make:e,lacks:t=()=>({}),children:n}){let[r,i]=T(!1),{ask:a,asking:o,wrong:s}=q();return M`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${j(`people.make-link`)}</button>
</form>`}function Ka({value:e,onChange:t}){let n=Ra.map(([e,t,n])=>({value:n,text:de(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return M`<${o} label=${j(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function qa(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}const Ja=`referee`;function Ya({state:e}){let[t,n]=T(null),r=G(`phones`);return t?M`<${Qa} made=${t} name=${e.settings.name} />`:M`<${c} title=${j(`people.sheet`)} up="#/people">
<${Dt} of=${r}>${t=>M`<${Xa} away=${eo(e,t)} onMade=${n} />`}<//>
<//>`}function Xa({away:e,onMade:t}){let[n,r]=T(``),[i,a]=T({}),{ask:o,asking:s,wrong:c}=q(),l=Z(),u=to(n),d=[...u.map(e=>({name:e,roles:[i[e]??Ja]})),...e];return M`<${_} long label=${j(`people.sheet-names`)} hint=${j(`people.sheet-hint`)} value=${n} onInput=${r} autocomplete="off" />
${d.length>0&&M`<ul class="rows" aria-label=${j(`people.sheet-who`)}>
${u.map(e=>M`<li class="row role-pick" key=${e}><strong class="body">${e}</strong><${Za} name=${e} value=${i[e]??Ja} onChange=${t=>a({...i,[e]:t})} /></li>`)}
${e.map(e=>M`<li class="row" key=${e.official}><span class="body"><strong>${e.name}</strong><small>${J(e.roles)} · ${j(`people.no-phone`)}</small></span></li>`)}
</ul>`}
${c} ${s&&M`<${b} text=${j(`people.sheet-making`)} />`}
<button class="button main" type="button" disabled=${s||d.length===0} onClick=${()=>o(async()=>{let e=await $t(),n=[];for(let e of d)n.push({...e,link:await $a(e,l)});t({codes:n,found:e})})}>${j(`people.sheet-make`,{count:d.length})}</button>`}function Za({name:e,value:t,onChange:n}){let r=xe.map(e=>({value:e,text:j(`hall-role.${e}`)}));return M`<${o} label=${j(`people.role-of`,{name:e})} value=${t} options=${r} onChange=${n} />`}function Qa({made:{codes:e,found:t},name:n}){let[r,i]=T(()=>new URL(e[0].link).origin),a=e=>e.replace(new URL(e).origin,r),o=M`<button class="button main" type="button" onClick=${()=>print()}>${j(`hall-print`)}</button>`;return M`<${c} title=${j(`people.sheet`)} up="#/people" actions=${o}>
<div class="unprinted stack">
<${Ke} link=${a(e[0].link)} cure=${t?.cure} />
<p class="note warn">${j(`people.sheet-once`)}</p>
<${Le} link=${a(e[0].link)} found=${t} onLink=${e=>i(new URL(e).origin)} />
</div>
<ul class="codes">
${e.map(e=>M`<li key=${e.link}>
<figure>
<${we} text=${a(e.link)} label=${j(`people.code-of`,{name:e.name})} />
<figcaption><strong>${e.name}</strong><span>${J(e.roles)}</span><small>${n} · ${j(`people.one-phone`)}</small></figcaption>
</figure>
</li>`)}
</ul>
<//>`}async function $a({name:e,roles:t,official:n},r){let i={name:e,roles:t},o=n?null:await a.ask(`officials/${r(i)}`,{method:`PUT`,body:i});if(o?.join)return o.link;let s={official:n??o.id,minutes:10080,label:e};return(await Ft(`invitations`,r(s),s,`join`)).link}function eo(e,t){let n=new Set(t.filter(({cut_off_at:e})=>!e).map(({official:e})=>e));return Object.values(e.officials).filter(({id:e,revoked_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,roles:n})=>({name:t,roles:n,official:e}))}function to(e){return[...new Set(e.split(`
`).map(e=>e.trim()))].filter(Boolean)}const no={name:200,id_number:40};function ro({state:e}){return M`<${ao} kind="player" title=${j(`people.new`)} state=${e} />`}function io({state:e}){return M`<${ao} kind="team" title=${j(`people.new-team`)} state=${e} />`}function ao({kind:e,title:t,state:n}){let[r,i]=T({name:``,id_number:``,team:``}),[s,l]=T(!1),u=Z(),{ask:d,asking:f,wrong:p}=q(),m=U(Object.values(n.teams)).map(({id:e,name:t})=>({value:e,text:t})),h=e===`player`,g=t=>{t.preventDefault();let n=Object.entries(r).map(([e,t])=>[e,t.trim()]),o=Object.fromEntries(n.filter(([,e])=>e)),s=t.currentTarget.querySelector(`input`);if(l(!o.name),!o.name)return s.focus();d(async()=>{await a.ask(`${e}s/${u(o)}`,{method:`PUT`,body:o}),S(j(`people.added`,{name:o.name})),i({...r,name:``,id_number:``}),s.focus()})},v=(e,t)=>M`<${_} label=${j(`correct.field.${e}`)} value=${r[e]} autocomplete="off" maxlength=${no[e]}
onInput=${t=>i({...r,[e]:t})} ...${t} />`;return M`<${c} title=${t} up="#/people/players">
<form class="stack" onSubmit=${g} novalidate>
${v(`name`,{wrong:s&&!r.name.trim()?j(`people.name-missing`):void 0})}
${h&&v(`id_number`,{hint:j(`people.number-hint`)})}
${h&&m.length>0&&M`<${o} label=${j(`correct.field.team`)} value=${r.team} options=${[{value:``,text:j(`correct.no-team`)},...m]}
onChange=${e=>i({...r,team:e})} />`}
${p}
<button class="button main" disabled=${f}>${j(`people.add`)}</button>
</form>
<//>`}function oo({whom:e,name:t,zone:n}){let r=G(`phones`),i=G(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return M`<section class="stack">
<h2>${j(`people.phones`)}</h2>
<${Dt} of=${r}>
${e=>M`<${so} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&M`<${ja} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${j(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function so({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>M`<ul class="rows">
${e.map(e=>M`<${co} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return M`${i.length?a(i):M`<p class="soft">${j(`people.no-phone`)}</p>`}
${r.length>0&&M`<${f} title=${j(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function co({phone:e,name:t,zone:n}){let{id:r,agent:i,admitted_at:o,seen_at:s,cut_off_at:c,by_account:l}=e,[u,d]=T(!1),{ask:f,asking:p,wrong:m}=q(),h=l?j(`people.by-account`):fo(i??``),g=()=>{d(!1),f(async()=>{await a.ask(`phones/${r}/cut-off`,{method:`PUT`}),S(j(`people.cut-off-done`))})},_=[j(`people.since`,{time:R(o,n)}),s&&!c&&j(`people.seen`,{day:de(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(s))}),c&&j(`people.cut-off-at`,{time:R(c,n)})];return M`<li>
<div class="row">
<span class="body"><strong>${h}</strong><small>${_.filter(Boolean).join(` · `)}</small></span>
${!c&&M`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${j(`people.cut-off-this`,{phone:h})} onClick=${()=>d(!0)}>${j(`people.cut-off`)}</button>`}
</div>
${m}
${u&&M`<${Ye} title=${j(`people.cut-off-ask`,{name:t,phone:h})} text=${j(`people.cut-off-text`,{name:t})}
yes=${j(`people.cut-off`)} danger onYes=${g} onClose=${()=>d(!1)} />`}
</li>`}const lo=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],uo=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function fo(e){return[lo,uo].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function po({state:e,official:t}){let{id:n,name:r,player_id:i=null,conflicts:s=[]}=t,c={player:i,conflicts:s},[{player:l,conflicts:u},d]=T(c),f=k(c),p=k(null),{ask:m,asking:h,wrong:g}=q(),_=e=>d(f.current=e);F(()=>{h||!g&&p.current&&JSON.stringify(p.current)!==JSON.stringify(c)||(p.current=null,_(c))},[i,s.join(),!!g]);let v=async()=>{for(let e=null;e!==f.current;){e=f.current;let t={...e,replaces:p.current??c};await a.ask(`officials/${n}`,{method:`PATCH`,body:t}),p.current=e}S(j(`people.saved`))},y=e=>{_({...f.current,...e}),m(v)},b=U(Object.values(e.players));return M`<section class="card">
<h2>${j(`people.partial`)}</h2>
<p class="soft">${j(`people.partial-text`)}</p>
<${o} label=${j(`people.plays-as`,{name:r})} value=${l??``} options=${ho(b,`people.plays-not`)}
onChange=${e=>y({player:e||null})} />
<${mo} players=${b.filter(e=>e.id!==l)} declared=${u}
onChange=${e=>y({conflicts:e})} />
${g}
</section>`}function mo({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return M`${r.length>0&&M`<ul class="rows">
${r.map(({id:e,name:t})=>M`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${j(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${j(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${o} key=${t.join()} label=${j(`people.conflict-add`)} value="" options=${ho(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function ho(e,t){return[{value:``,text:j(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function go({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return M`<${v} title=${j(`people.title`)} text=${j(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?M`<${c} title=${i} up=${r}>
<p>${J(a)}</p>
<p class="note warn">${j(`people.revoked-at`,{time:R(o,e.settings.time_zone)})}</p>
<//>`:M`<${c} title=${i} up=${r}>
<p>${J(a)}</p>
<${oo} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/official/${t}`}>${j(`correct.link`)}</a>
<${_o} key=${a.join()} official=${n} />
<${po} state=${e} official=${n} />
<${vo} official=${n} />
<//>`}function _o({official:{id:e,roles:t}}){let[n,r]=T(t),[i,o]=T(``),{ask:s,asking:c,wrong:l}=q(),u=[...n].sort().join()===[...t].sort().join();return M`<form class="card" onSubmit=${r=>{r.preventDefault(),o(n.length?``:j(`people.role-missing`)),n.length&&s(async()=>{await a.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),S(j(`people.saved`))})}}>
<h2>${j(`people.roles-change`)}</h2>
<p class="soft">${j(`people.roles-late`)}</p>
<${xt} chosen=${n} wrong=${i} onChange=${r} />
${l}
${!u&&M`<button class="button main" disabled=${c}>${j(`people.save`)}</button>`}
</form>`}function vo({official:{id:e,name:t}}){let[n,r]=T(!1),{ask:i,asking:o,wrong:s}=q();return M`${s}
<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${j(`people.revoke-this`,{name:t})}
</button>
${n&&M`<${Ye} title=${j(`people.revoke-ask`,{name:t})} text=${j(`people.revoke-text`)} yes=${j(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>a.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function yo({state:e}){let[t,n]=T(``),{items:r}=G(`invitations`),i=t.trim().toLocaleLowerCase(),a=U(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),o=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return M`<${c} title=${j(`people.players`)} up="#/people">
<p>${j(`people.players-text`)}</p>
<${_} type="search" label=${j(`people.find`)} value=${t} onInput=${n} />
${a.length===0&&(i?M`<${V} text=${j(`people.nobody`)} />`:M`<${V} text=${j(`people.no-players`)}><${Ct} /><//>`)}
<ul class="rows">
${a.map(({id:e,name:t,withdrawn_at:n})=>M`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${n&&M`<span class="badge warn">${j(`standings.withdrawn`)}</span>`}
${o.has(e)&&M`<span class="badge">${j(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<a class="button" href="#/people/new">${j(`people.new`)}</a>
${!i&&M`<${bo} state=${e} />`}
<//>`}function bo({state:e}){let t=U(Object.values(e.teams));return t.length===0?null:M`<section class="stack">
<h2>${j(`correct.teams`)}</h2>
<ul class="rows">
${t.map(({id:e,name:t})=>M`<li key=${e}><a class="row" href=${`#/correct/team/${e}`}>${t}</a></li>`)}
</ul>
</section>`}function xo({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?M`<${c} title=${n.name} up=${r}>
<p>${j(`people.own-text`,{name:n.name})}</p>
<${oo} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/player/${t}`}>${j(`correct.link`)}</a>
<a class="button" href=${`#/people/erase?player=${t}`}>${j(`people.erase`)}</a>
<//>`:M`<${v} title=${j(`people.players`)} text=${j(`people.nobody`)} up=${r} />`}function So({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return M`<${v} title=${j(`erasing.title`)} text=${j(`people.nobody`)} up="#/people/players" />`;let a=r?j(`erasing.title-one`,{name:r.name}):j(`erasing.title`);return M`<${c} title=${a} up=${i}>
<p>${j(`erasing.text`)}</p>
${e.season&&M`<p class="note warn">${j(`erasing.season`)}</p>`}
<p class="soft">${j(`erasing.other-places`)}</p>
<${wo} player=${n} names=${Co(r?[r]:U(Object.values(e.players)))} />
<${To} zone=${e.settings.time_zone} />
<//>`}function Co(e){let t=I(e.slice(0,5).map(({name:e})=>e)),n=e.length-5;return n>0?j(`erasing.and-more`,{names:t,count:n}):t}function wo({player:e,names:t}){let[n,r]=T(!1),[i,o]=T(!1),[s,c]=T(!1),{ask:l,asking:d,wrong:f}=q(),p=Z();return M`<div class="stack">
${!e&&M`<${u} label=${j(`erasing.texts`)} hint=${j(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${u} label=${j(`erasing.photos`)} checked=${i} onChange=${o} />`}
${f}
<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog" onClick=${()=>c(!0)}>
${j(`erasing.erase`)}
</button>
${s&&M`<${Ye} title=${j(`erasing.ask`)} text=${j(`erasing.ask-text`,{names:t})} yes=${j(`erasing.erase`)} danger
onYes=${()=>{c(!1);let t={texts:n,photos:i,...e&&{players:[e]}};return l(async()=>{await a.ask(`erasures/${p(t)}`,{method:`PUT`,body:t}),S(j(`erasing.done`))})}} onClose=${()=>c(!1)} />`}
</div>`}function To({zone:e}){let{items:t}=G(`erasures`);if(!t?.length)return null;let n=de(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return M`<section class="stack">
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
</section>`}const Eo=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function Do({state:e}){let t=G(`api-tokens`),[n,r]=T(!1),i=!n&&M`<button class="button main" type="button" onClick=${()=>r(!0)}>${j(`people.token-new`)}</button>`;return M`<${c} title=${j(`people.tokens`)} up="#/people" actions=${i}>
<p>${j(`people.tokens-text`)}</p>
${n&&M`<${jo} state=${e} onDone=${()=>r(!1)} />`}
<${Dt} of=${t}>${t=>M`<${Oo} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function Oo({tokens:e,state:t}){let n=e.filter(ko),r=e.filter(e=>!ko(e)),i=e=>M`<ul class="rows">
${e.map(e=>M`<${Ao} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return M`${r.length?i(r):M`<${V} text=${j(`people.no-tokens`)} />`}
${n.length>0&&M`<${f} title=${j(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function ko({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=a.now()}function Ao({token:e,state:t}){let{id:n,name:r,official:i,scopes:o,expires_at:s,revoked_at:c}=e,[l,u]=T(!1),{ask:d,asking:f,wrong:p}=q(),m=()=>{u(!1),d(()=>a.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},h=R(c??s,t.settings.time_zone);return M`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${j(`people.acts-as`,{name:t.officials[i]?.name??`?`})}</span>
<small>${I(o.map(e=>j(`people.scope.${e}`)))}</small>
<small>${j(c?`people.revoked-at`:`people.until`,{time:h})}</small>
</span>
${!ko(e)&&M`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${j(`people.withdraw-this`,{whom:r})} onClick=${()=>u(!0)}>${j(`people.revoke`)}</button>`}
</div>
${p}
${l&&M`<${Ye} title=${j(`people.token-ask`,{name:r})} text=${j(`people.token-revoke-text`)} yes=${j(`people.revoke`)} danger
onYes=${m} onClose=${()=>u(!1)} />`}
</li>`}function jo({state:e,onDone:t}){let n=O().official.id,[r,i]=T({name:``,official:n,scopes:[`read`],days:`30`}),[a,s]=T(!1),[c,l]=T(``),u=Z(),{ask:d,asking:f,wrong:p}=q(),m=Mo(r),h=e=>t=>i({...r,[e]:t}),g=e=>{e.preventDefault(),s(!0);let t={...r,name:r.name.trim(),days:qa(r.days)};Object.values(m).some(Boolean)||d(async()=>l((await Ft(`api-tokens`,u(t),t,`token`)).token))};if(c)return M`<${No} token=${c} name=${r.name} onDone=${t} />`;let v=U(Object.values(e.officials).filter(({revoked_at:e})=>!e));return M`<form class="card stack" onSubmit=${g} novalidate>
<h2>${j(`people.token-new`)}</h2>
<${_} label=${j(`people.token-name`)} hint=${j(`people.token-name-hint`)} value=${r.name} wrong=${a?m.name:``}
onInput=${h(`name`)} autocomplete="off" maxlength="200" />
<${o} label=${j(`people.token-official`)} value=${r.official} onChange=${h(`official`)}
options=${v.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Gt} label=${j(`people.scopes`)} names=${Eo} chosen=${r.scopes} wrong=${a?m.scopes:``}
said=${e=>M`${j(`people.scope.${e}`)}<br /><small class="soft">${j(`people.opens.${e}`)}</small>`}
onChange=${h(`scopes`)} />
<${_} label=${j(`people.days`)} value=${r.days} onInput=${h(`days`)} wrong=${a?m.days:``} inputmode="numeric" autocomplete="off" />
${p}
<div class="pair">
<button class="button main" disabled=${f}>${j(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${j(`cancel`)}</button>
</div>
</form>`}function Mo({name:e,scopes:t,days:n}){return{name:e.trim()?``:j(`people.token-name-missing`),scopes:t.length?``:j(`people.scope-missing`),days:qa(n)>=1&&qa(n)<=366?``:j(`people.days-wrong`,{most:366})}}function No({token:e,name:t,onDone:n}){return M`<section class="card stack" role="status">
<h2>${j(`people.token-made`,{name:t})}</h2>
<${Nt} label=${j(`people.token`)} text=${e} />
<p class="note warn">${j(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${j(`people.done`)}</button>
</section>`}const Po={erase:So,invite:za,links:ka,more:Ht,new:ro,"new-team":io,players:yo,player:xo,sheet:Ya,teams:yo,tokens:Do};function Fo({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=O();if(!r||!i)return M`<${B} title=${j(`people.title`)} />`;if(!P(a,[`director`]))return M`<${c} title=${j(`people.title`)} up="#/tables"><p class="note warn">${j(`people.directors`)}</p><//>`;let o=e===``?dt:Object.hasOwn(Po,e)?Po[e]:go;return M`<${o} state=${i} id=${t||e} query=${n} /><${Xe} />`}const Io=[`director`,`head-referee`,`referee`,`arbiter`],Lo=[{id:`seating-by-table`,path:`printables/seating.pdf?by=table`,roles:[...Io,`finance`]},{id:`seating-by-name`,path:`printables/seating.pdf?by=name`,roles:[...Io,`finance`]},{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`penalties`,path:`printables/penalties.pdf`,roles:[...Io,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:Io}],Ro=[{id:`standings`,path:`printables/standings.pdf`,roles:[...Io,`finance`]},{id:`lateness`,path:`printables/lateness.pdf`,roles:[`director`]},{id:`report`,path:`report.pdf`,roles:[`director`]}],zo=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]},{id:`exams`,roles:[`director`]}],Bo=[`ema`,`penalty-list`,`world-riichi`,`riichi-nomi`],Vo={pantheon:`jsonl`,calendar:`ics`},Ho=[`xlsx`,`csv`];function Uo(){let{tournament:e,state:t,official:n}=O();if(!e||!t)return M`<${B} title=${j(`reports.title`)} />`;let r=Zo(n,zo);return M`<${c} title=${j(`reports.title`)} up="#/tables">
<${Wo} title=${j(`reports.before`)} papers=${Zo(n,Lo)}>${P(n,Io)&&M`<${Go} />`}<//>
<${Wo} title=${j(`reports.after`)} papers=${Zo(n,Ro)} />
${r.length>0&&M`<${qo} sheets=${r} />`}
${P(n,[`director`,`finance`])&&M`<${Yo} />`}
${P(n,[`director`])&&M`<${Xo} />`}
<//>`}function Wo({title:e,papers:t,children:n}){let r=ut();return M`<section class="stack">
<h2>${e}</h2>
<ul class="rows">
${t.map(({id:e,path:t})=>M`<${ot} key=${e} name=${j(`reports.paper.${e}`)} hint=${j(`reports.about.${e}`)} path=${t}
file=${`${r}-${e}.pdf`} />`)}
${n}
</ul>
</section>`}function Go(){let{state:e}=O(),t=ut(),[n,r]=T(``),i=Ko(e),a=[{value:``,text:j(`reports.all-rounds`)},...i.map(e=>({value:e,text:e}))],o=`printables/score-slips.pdf${n&&`?round=${encodeURIComponent(n)}`}`;return M`<${ot} name=${j(`reports.paper.slips`)} hint=${j(`reports.about.slips`)} path=${o} file=${`${t}-score-slips.pdf`}>
${i.length>1&&M`<${m} label=${j(`reports.of-round`)} value=${n} options=${a} onChange=${r} />`}
<//>`}function Ko({hanchans:e}){let t=Object.values(e).map(({round:e})=>e);return[...new Set(t)].sort((e,t)=>e.length-t.length||(e<t?-1:1))}function qo({sheets:e}){let t=ut(),[n,r]=T(`xlsx`);return M`<section class="stack">
<h2>${j(`reports.sheets`)}</h2>
<${m} label=${j(`reports.form`)} value=${n} onChange=${r}
options=${Ho.map(e=>({value:e,text:j(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>M`<${ot} key=${e} name=${j(`reports.sheet.${e}`)} path=${Jo(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Jo(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function Yo(){let e=ut(),t=[...Bo.map(e=>({id:e,form:`csv`})),...Object.entries(Vo).map(([e,t])=>({id:e,form:t}))];return M`<section class="stack">
<h2>${j(`reports.tools`)}</h2>
<ul class="rows">
${t.map(({id:t,form:n})=>M`<${ot} key=${t} name=${j(`reports.tool.${t}`)} hint=${j(`reports.about.${t}`)}
path=${`exports/${t}.${n}`} file=${`${e}-${t}.${n}`} />`)}
</ul>
</section>`}function Xo(){let e=ut();return M`<section class="stack">
<h2>${j(`reports.journal`)}</h2>
<ul class="rows">
<${ot} name=${j(`reports.journal-whole`)} hint=${j(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function Zo(e,t){return t.filter(({roles:t})=>P(e,t))}const Qo={players:[`name`,`first_name`,`last_name`,`id_number`,`team`,`status`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function $o({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:j(`enrol.passed-over`)},...Qo[e].map(e=>({value:e,text:j(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return M`<div class="stack">
${t.map(({heading:e,column:t},n)=>M`<${o} key=${n} label=${e||j(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const es={wrong:`bad`,changed:`warn`,new:`info`,known:``};function ts({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(es).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&M`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map((e,t)=>M`<li class="item" key=${t}><${ns} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function ns({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return M`<p><strong>${j(`import.row`,{number:r})}</strong> <span class=${`badge ${es[i]}`}>${j(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>M`<p class="note bad" key=${e.field+e.message}><strong>${[n(e.field),e.place].filter(Boolean).join(` · `)}</strong> <${rs} mistake=${e} /></p>`)}`}function rs({mistake:{kind:e,values:t,message:n,cure:i}}){let a=A();if(!r(`mistake.${e}`))return M`<span lang="en">${n} ${i}</span>`;let o=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?K(t):t]),s=t.seat&&a.phrase(`seat-${t.seat}`);return j(`mistake.${e}`,{...Object.fromEntries(o),seat:s})}function is({kind:e,state:t,row:{cells:n,before:r,similar:i}}){if(e===`seating`)return M`<${os} state=${t} cells=${n} />`;let a=e=>r[e]===void 0?ss(n[e]):M`${ss(r[e]||j(`correct.none`))} → <strong>${ss(n[e])}</strong>`,o=[`id_number`,`team`].filter(e=>n[e]||r[e]).map(a);return M`<p><strong>${a(`name`)}</strong></p>
<p class="soft">${o.map((e,t)=>M`${t>0&&` · `}${e}`)}</p>
${i.length>0&&M`<p class="note warn">${j(`enrol.similar`,{names:I(i.map(({name:e,id_number:t})=>`${e} (${t})`))})}</p>`}`}function as({players:e}){return M`<p class="soft">${j(`enrol.missing-stay`)}</p>
<ul class="rows">
${e.map(({id:e,name:t,id_number:n})=>M`<li key=${e}>
<a class="row" href=${`#/correct/player/${e}`}><span class="body">${t}<small>${n}</small></span></a>
</li>`)}
</ul>`}function os({state:e,cells:t}){let n=A(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[j(`hall-round`,{round:t.round}),j(`hall-table`,{label:t.table}),t.scheduled_at];return M`<p><strong>${a.filter(Boolean).map(ss).join(` · `)}</strong></p>
<p class="soft">${z.map(e=>ss(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function ss(e){return e.length>80?`${e.slice(0,80)}…`:e}function cs({state:e,row:{hanchan:t,points:n}}){let r=A(),i=e.hanchans[t];return M`${i&&M`<p><a class="reach" href=${`#/result/${t}`}>${Qe(e,i)}</a></p>`}
${n&&M`<p class="soft">${z.map(e=>`${r.phrase(`seat-${e}`)} ${K(n[e])}`).join(` · `)}</p>`}`}function ls(e,t){let[n,r]=T(()=>ne(e)??``),[i,o]=T(null),[s,c]=T({}),[l,u]=T({}),[d,f]=T(``),[p,m]=T(null),h=()=>{u({}),m(null)},g=t=>{r(t.text??``),o(t.file??null),c({}),h(),ve(e,t.text||null)},_=async(r,o={},l=s)=>{f(r),m(null),c(l);try{let s=r===`look`,c={...i?{file:await ms(i)}:{csv:n},...l,...o},d=await a.ask(t[r],{method:`POST`,body:c,timeout:9e4});u(s?{looked:d}:{done:d}),!s&&d.wrong===0&&ve(e,null)}catch(e){m(e),e.status===422&&u({})}finally{f(``)}},v=e=>_(`look`,{},{...s,...e});return{text:n,file:i,isGiven:i!==null||n.trim()!==``,give:g,chosen:s,setChosen:c,...l,busy:d,wrong:p,setWrong:m,forget:h,ask:_,look:v}}function us({wrong:e}){if(e.problem)return M`<div role="alert">
<${Pt} problem=${e.problem} />
</div>`;let t=e.tooLarge?j(`import.too-large`):`${j(navigator.onLine?`live.unreached`:`no-network`)}. ${j(`import.again`)}`;return M`<p class="note bad" role="alert">${t}</p>`}function ds({sheet:{text:e,file:t,give:n,setWrong:r},hint:i}){return t?M`<button
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
onChange=${async({currentTarget:e})=>{let[t]=e.files;t?.size>7e5?r({tooLarge:!0}):t&&n(await ps(t)),e.value=``}}
/></label>
<${_}
long
label=${j(`import.paste`)}
hint=${i}
value=${e}
rows="6"
spellcheck=${!1}
autocapitalize="none"
class="csv"
onInput=${e=>n({text:e})}
/>`}const fs={"255,254":`utf-16le`,"254,255":`utf-16be`};async function ps(e){let t=new Uint8Array(await e.arrayBuffer()),n=fs[t.slice(0,2).join()]??`utf-8`;try{let r=new TextDecoder(n,{fatal:!0}).decode(t);return r.includes(`\0`)||r.length>2e5?{file:e}:{text:r}}catch{return{file:e}}}function ms(e){return new Promise((t,n)=>{let r=new FileReader;r.onload=()=>t(String(r.result).split(`,`)[1]??``),r.onerror=()=>n(r.error),r.readAsDataURL(e)})}const hs=[`number`,`name`,`order`],gs=[`columns`,`no-headings`];function _s({kind:e,found:t,sheet:n,columns:r,onColumns:i,isDone:a}){let s=t.left_out.filter(({why:e})=>e===`not-four`),c=t.left_out.filter(({why:e})=>e===`dropped`).length,l=[t.worksheet&&j(`read.worksheet`,{name:t.worksheet}),t.heading_row>0&&j(`read.heading-row`,{number:t.heading_row}),t.encoding&&t.encoding!==`utf-8`&&t.encoding,...t.counted.map(e=>j(`read.counted.${e}`)),t.named_by&&j(`read.named-by.${t.named_by}`),c>0&&j(`read.dropped`,{count:c})].filter(Boolean),u=gs.includes(t.format)&&r.length>0;return M`<div class="note info">
<p>
<strong
>${j(`read.as`,{format:j(`read.format.${t.format}`)})}</strong
>
</p>
${l.length>0&&M`<p class="soft">${l.join(` · `)}</p>`}
</div>
${s.length>0&&M`<p class="note warn">${j(`read.not-four`,{rows:I(s.map(({row:e})=>String(e)))})}</p>`}
${!a&&(u||t.named_by||t.alternatives.length>0)&&M`<${f} title=${j(`read.otherwise`)}
>${()=>M`<div class="stack">
${t.alternatives.length>0&&M`<${o}
label=${j(`read.format`)}
value=${t.format}
onChange=${e=>n.look({format:e})}
options=${[t.format,...t.alternatives].map(e=>({value:e,text:j(`read.format.${e}`)}))}
/>`}
${t.named_by&&M`<${o}
label=${j(`read.named-by`)}
value=${t.named_by}
onChange=${e=>n.look({named_by:e})}
options=${hs.map(e=>({value:e,text:j(`read.named-by.${e}`)}))}
/>`}
${u&&M`<${$o} kind=${e} columns=${r} onChoose=${i} />`}
</div>`}<//
>`}`}function vs({names:e,sheet:t}){return M`<fieldset>
<legend>${j(`read.which-worksheet`)}</legend>
<div class="choices">
${e.map(e=>M`<button class="button" type="button" key=${e} onClick=${()=>t.look({worksheet:e})}>${e}</button>`)}
</div>
</fieldset>`}const ys=[`players`,`seating`];function bs({kind:e}){let{tournament:t,state:n,official:r}=O(),i=j(`enrol.title.${e}`);return!t||!n?M`<${B} title=${i} />`:P(r,[`director`])?M`<${xs} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:M`<${c} title=${i} up="#/tables"><p class="note warn">${j(`enrol.not-you`)}</p><//>`}function xs({kind:e,title:t,state:n,place:r}){Ut();let i=ls(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{isGiven:a,looked:o,done:s,busy:l,wrong:u,ask:d,forget:p,chosen:m}=i,[h,g]=T(null),[_,v]=T(!1),{reason:y,field:x}=Bt(`correction`),S=o??s,{lacking:C,worksheets:w,headings:ee}=u?.problem??{},E=h??S?.columns??ee??[],D=e=>{p(),g(e),i.setChosen({...m,columns:e.map(({column:e})=>e)})},te={...i,give:e=>(g(null),i.give(e))},ne=()=>{let e=o.changed>0;v(e&&!y),(!e||y)&&d(`bring`,e?{reason:y}:{})},re=ys.find(t=>t!==e);return M`<${c} title=${t} up="#/tables">
<${ds} sheet=${te} hint=${j(`enrol.hint.${e}`)} />
${C&&M`<p class="note bad" role="alert">${j(`enrol.lacking`,{names:I(C.map(Ss))})}</p>`}
${w&&M`<${vs} names=${w} sheet=${i} />`}
${u&&!C&&!w&&M`<${us} wrong=${u} />`}
${!S&&E.length>0&&M`<${$o} kind=${e} columns=${E} onChoose=${D} />`}
${S&&M`<${_s} kind=${e} found=${S} sheet=${i} columns=${E} onColumns=${D} isDone=${!!s} />`}
${l&&M`<${b} text=${j(`enrol.busy.${l}`)} />`}
${s&&M`<p class="note info" role="status">${j(s.changed?`enrol.done-changes`:`enrol.done`,{...s,count:s.new})}</p>`}
${!S&&!w&&M`<button class="button main" type="button" disabled=${!a||l} onClick=${()=>d(`look`)}>${j(`import.look`)}</button>`}
${S?.made.length>0&&M`<p class="note info">${j(`enrol.made.${e}`,{names:I(S.made)})}</p>`}
${S&&M`<${ts} found=${S} named=${Ss} title=${Cs(s)} about=${t=>M`<${is} kind=${e} state=${n} row=${t} />`} />`}
${S?.missing?.length>0&&M`<${f} title=${j(`enrol.missing`,{count:S.missing.length})}>${()=>M`<${as} players=${S.missing} />`}<//>`}
${o?.wrong>0&&M`<p class="note warn">${j(`enrol.whole`)}</p>`}
${o?.changed>0&&x(_)}
${o&&M`<button class="button main" type="button" disabled=${o.wrong>0||o.new+o.changed===0||l} onClick=${ne}>${j(o.changed?`enrol.bring-changes`:`enrol.bring`,{...o,count:o.new})}</button>`}
<a class="button" href=${`#/import/${re}`}>${j(`enrol.title.${re}`)}</a>
<//>`}function Ss(e){return j(`enrol.field.${e}`)}function Cs(e){return(t,n)=>j(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const ws={look:`results/preview`,bring:`results`};function Ts({args:[e]}){return ys.includes(e)?M`<${bs} key=${e} kind=${e} />`:M`<${Es} />`}function Es(){let{tournament:e,state:t,official:n}=O();return!e||!t?M`<${B} title=${j(`import.title`)} />`:se(n)?M`<${Os} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:M`<${c} title=${j(`import.title`)} up="#/standings"><p class="note warn">${j(`import.not-you`)}</p><//>`}function Ds(e){return e===`points`||e===`row`?j(`import.field.${e}`):e}function Os({state:e,place:t}){Ut();let n=ls(t,ws),{isGiven:r,looked:i,done:a,busy:o,wrong:s,ask:l}=n,d=s?.problem?.worksheets,[f,p]=T(!1),m=i&&i.new>0&&(i.wrong===0||f);return M`<${c} title=${j(`import.title`)} up="#/standings">
<${ds} sheet=${n} hint=${j(`import.columns`)} />
${d&&M`<${vs} names=${d} sheet=${n} />`}
${s&&!d&&M`<${us} wrong=${s} />`}
${o&&M`<${b} text=${j(`import.busy.${o}`)} />`}
${a&&M`<p class="note info" role="status">${j(`import.done`,{count:a.new,known:a.known})} <a class="reach" href="#/standings">${j(`hall-standings`)}</a></p>`}
${!i&&!a&&!d&&M`<button class="button main" type="button" disabled=${!r||o} onClick=${()=>l(`look`)}>${j(`import.look`)}</button>`}
${(i||a)&&M`<${ts} found=${i??a} title=${(e,t)=>j(`import.rows.${e}`,{count:t})} named=${Ds}
about=${t=>M`<${cs} state=${e} row=${t} />`} />`}
${i?.wrong>0&&i.new>0&&M`<${u} label=${j(`import.only-good`)} hint=${j(`import.only-good-hint`)} checked=${f} onChange=${p} />`}
${i&&M`<button class="button main" type="button" disabled=${!m||o} onClick=${()=>l(`bring`,{only_good:f})}>${j(`import.bring`,{count:i.new})}</button>`}
<//>`}function ks({hanchan:{id:e},result:{number:t}}){let[n,r]=T(!1);return M`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${j(`result.withdraw`)}</button>
${n&&M`<${Q} title=${j(`result.withdraw`)} what="result" yes=${j(`result.withdraw-yes`)} danger
request=${{method:`PUT`,path:`hanchans/${e}/result/withdrawal`,body:{number:t}}} onClose=${()=>r(!1)}>
<p>${j(`result.withdraw-text`)}</p>
<//>`}`}function As(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=T(()=>r?Ms(r):js(i,a)??Ms(n)),c=e=>{let t={...o,...e};ve(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f,winless:p}=o,m=ct(e,t),h=Object.fromEntries(z.map(e=>[e,tt(l[e])])),g=z.filter(e=>u.includes(e)||m.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&h[e]===null,substitute:g.includes(e),replaced:m.includes(e),onText:t=>c({texts:{...l,[e]:t}}),winless:!!p?.includes(e),onWinless:t=>c({winless:z.filter(n=>n===e?t:p?.includes(n))}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:h,deposits:tt(d||`0`,0),unranked:g,...p&&{winless:p}},winless:p,deposits:d,reason:f,type:c,forget:()=>ve(i,null)}}function js(e,t){let n=ne(e);return n?.number===t?n:null}function Ms(e){return{texts:Object.fromEntries(z.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],winless:e?.winless??null,deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function Ns({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return M`<div class="sheet-seat">
<${_} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?j(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${j(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function Ps({seats:e,winless:t,onNobody:n}){return M`<fieldset>
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
</fieldset>`}function Fs({seats:e}){return M`<fieldset>
<legend>${j(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>M`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&M` <small>${j(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function Is({state:e,hanchan:t,result:n,refused:r,first:i,onSent:o,onClose:s}){let{book:c}=O(),{numbers:l,complete:u}=He(e,c),d=As(e,t,n,i),f=A(),p=z.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${f.phrase(`seat-${n}`)} · ${r}`,...d.of(n)}}),{does:m,wrong:g}=h(),v=d.reason.trim(),y={...d.body,...n&&{corrects:{number:n.number,reason:v}}},b=at(Object.values(y.points),y.deposits,l.starting_points),x=n&&!n.withdrawn&&Ls(y,n),C=!(l.yakitori>0)||y.winless,w=u&&b===0&&C&&!x&&(!n||v);return M`<form class="stack" onSubmit=${e=>{e.preventDefault(),w&&m(async()=>{await a.send(`result`,t.id,y,{hold:!0,replaces:r?.id}),d.forget(),D(),S(j(`result.sent`)),o(y)})}}>
${!c&&M`<p class="note warn" role="alert">${j(`result.no-book`)}</p>`}
${c&&!u&&M`<p class="note warn" role="alert">${j(`result.no-scoring`)} <a class="reach" href="#/standings">${j(`hall-standings`)}</a></p>`}
${n&&M`<p class="note">${j(`result.corrects`)}</p>`}
<div class="sheet">${p.map(e=>M`<${Ns} key=${e.seat} ...${e} />`)}</div>
<${Rs} left=${b} starting=${l.starting_points} onDeposits=${e=>d.type({deposits:String(y.deposits+e)})} />
<${_} label=${j(`result.deposits`)} hint=${j(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${d.deposits}
wrong=${y.deposits===null?j(`result.hundreds`):void 0} onInput=${e=>d.type({deposits:e})} />
${l.yakitori>0&&M`<${Ps} seats=${p} winless=${d.winless} onNobody=${()=>d.type({winless:[]})} />`}
<${Fs} seats=${p} />
${n&&M`<${_} long label=${j(`hall-reason`)} hint=${j(`hall-reason-missing`)} value=${d.reason} maxlength="4000" onInput=${e=>d.type({reason:e})} />`}
${x&&M`<p class="soft" role="status">${j(`result.same`)}</p>`}
${g}
<div class="pair">
<button class="button main" disabled=${!w}>${j(n?`result.correct`:`result.enter`)}</button>
${s&&M`<button class="button" type="button" onClick=${()=>{d.forget(),s?.()}}>${j(`cancel`)}</button>`}
</div>
</form>`}function Ls({points:e,deposits:t,unranked:n,winless:r=null},i){let a=z.every(t=>e[t]===i.points[t]),o=n.join()===i.unranked.join()&&r?.join()===i.winless?.join();return a&&t===i.deposits&&o}function Rs({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=K(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return M`<div class=${`note stack ${i}`}>
<p role="status">${zs(e,r)}</p>
${a&&M`<button class="button" type="button" onClick=${()=>n(e)}>${j(`result.as-deposits`,{points:K(e)})}</button>`}
</div>`}function zs(e,t){return e===null?j(`result.sum`,{all:t}):e===0?j(`result.fits`,{all:t}):j(e>0?`result.lacks`:`result.exceeds`,{points:K(Math.abs(e)),all:t})}function Bs({state:e,hanchan:t,result:n,onCorrect:r}){let a=Vs(n);return M`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${j(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&M`<span class="badge info">${j(`hall-unsent`)}</span>`}</h2>
<${Hs} state=${e} hanchan=${t} result=${n} />
<${i} id=${n.item}
otherwise=${r&&M`<button class="button" type="button" onClick=${r}>${j(`result.correct`)}</button>`} />
</section>
${a.length>0&&M`<${f} title=${j(`result.earlier`,{count:a.length})}>
${()=>M`<div class="stack">${a.map(n=>M`<${Hs} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function Vs({before:e}){return e?[e,...Vs(e)]:[]}function Hs({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,winless:a,official:o,at:s,reason:c}}){let l=A(),u=e.officials[o]?.name??j(`hall-unknown`);return M`<div class="card">
<dl class="facts">
${z.map(r=>M`<div key=${r}>
<dt>${l.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&M`<small>${j(`result.substitute`)}</small>`}${a?.includes(r)&&M`<small>${j(`result.won-nothing`)}</small>`}</dt>
<dd>${K(n[r])}</dd>
</div>`)}
${r>0&&M`<div><dt>${j(`result.deposits`)}</dt><dd>${K(r)}</dd></div>`}
</dl>
<p class="soft">${[u,R(s,e.settings.time_zone),c].filter(Boolean).join(` · `)}</p>
</div>`}function Us({args:[e],query:t}){let{tournament:n,state:r}=O(),i=r?.hanchans[e];return!n||!r?M`<${B} title=${j(`hall-result`)} />`:i?M`<${Ws} state=${r} hanchan=${i} again=${t.has(`again`)} />`:M`<${v} title=${j(`hall-result`)} text=${j(`result.no-hanchan`)} up="#/tables" />`}function Ws({state:e,hanchan:t,again:n}){let{outbox:r,official:i}=O(),a=e.results[t.id]??null,o=e.withdrawnResults[t.id]??null,s=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&ue(r)),[l,u]=T(!a||n),[d,f]=T(null),p=!a&&!o&&!t.status&&Se(e,t).length>0,m=se(i)&&!t.status&&!p,h=l||!a&&!s;F(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[h]);let g=e=>{f(e),u(!1)},_=e.tables[t.table]?.label??`?`;return M`<${c} title=${j(`result.title`,{label:_,round:t.round})} up=${`#/table/${t.table}`}>
${s&&M`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${j(`result.refused`)}</h2>
<${Pt} problem=${s.problem} />
${!h&&M`<button class="button" type="button" onClick=${()=>u(!0)}>${j(`hall-change`)}</button>`}
</section>`}
${t.status&&M`<p class="note warn">${j(`over.${t.status}`)}</p>`}
${o&&M`<p class="note warn">${j(`result.was-withdrawn`,{reason:o.withdrawn})}</p>`}
${p&&M`<${kt} state=${e} hanchan=${t} />`}
${m&&h&&M`<${Is} state=${e} hanchan=${t} result=${a??o} refused=${s} first=${s?.body??(a?null:d)} onSent=${g}
onClose=${a&&(()=>u(!1))} />`}
${!m&&!a&&!p&&!t.status&&M`<${V} text=${j(`result.none`)} />`}
${a&&!(m&&h)&&M`<${Bs} state=${e} hanchan=${t} result=${a} onCorrect=${m&&(()=>u(!0))} />`}
${a&&!a.unsent&&se(i)&&!h&&M`<${ks} hanchan=${t} result=${a} />`}
${P(i,[`director`])&&M`<a class="button quiet" href=${`#/correct/hanchan/${t.id}`}>${j(`correct.link-hanchan`)}</a>`}
<a class="button quiet" href="#/standings">${j(`hall-standings`)}</a>
<//>`}async function Gs(e,t,n){for(let r of Ks(e,t)){let e={label:r};await a.ask(`tables/${n({table:r})}`,{method:`PUT`,body:e})}}function Ks(e,t){let n=Object.values(e.tables).map(({label:e})=>/^\d+$/.test(e)?Number(e):0),r=Math.max(0,...n);return Array.from({length:t},(e,t)=>String(r+t+1))}function qs({proposal:e,hasTeams:t}){return M`<ul class="achieved" aria-label=${j(`rounds.achieved`)}>
${Js(e,t).map(({key:e,good:t,values:n,cure:r})=>M`<li key=${e} class=${t?`good`:`short`}>
${t?M`<${x} name="check" />`:M`<span class="mark" aria-hidden="true">!</span>`}
<span class="body">${j(`rounds.got.${e}`,n)}${r&&M`<small>${j(`rounds.cure.${e}`)}</small>`}</span>
</li>`)}
</ul>`}function Js({achieved:e,warnings:t},n){let r=t.map(({kind:e})=>e),i=e=>r.includes(e),a=e.repeats.length>0;return[...a?[]:[{key:`no-repeats`,good:!0}],...a&&e.fewest_repeats?[{key:`fewest`,good:!0,values:{pairs:e.repeats.length}}]:[],...n&&!i(`teammates`)?[{key:`teams-apart`,good:!0}]:[],...i(`winds`)?[]:[{key:`winds-even`,good:!0}],...t.filter(({kind:t})=>!(t.startsWith(`meet-again`)&&e.fewest_repeats)).map(({kind:e,values:t})=>({key:e,good:!1,values:t,cure:!0}))]}function Ys({proposal:e,state:t}){let[n,r]=T(e.rounds[0].label),i=e.rounds.find(e=>e.label===n)??e.rounds[0],a=e.rounds.map(e=>({value:e.label,text:e.label})),o=e=>t.players[e]?.name??`?`;return M`<${qs} proposal=${e} hasTeams=${Object.keys(t.teams).length>1} />
${a.length>1&&M`<${m} label=${j(`rounds.round`)} value=${i.label} options=${a} onChange=${r} />`}
<ul class="seated">
${i.tables.map(({table:e,label:t,seats:n})=>M`<li class="card" key=${e}>
<h3>${j(`hall-table`,{label:t})}</h3>
<ol>
${z.map(e=>M`<li key=${e}><${pe} wind=${e} /><span class="unseen">${j(`hall-wind.${e}`)}</span><span class="who">${o(n[e])}</span></li>`)}
</ol>
</li>`)}
</ul>
${i.sitting_out.length>0&&M`<p>${j(`rounds.out`,{names:I(i.sitting_out.map(o))})}</p>`}`}const Xs=9e5;function Zs(e,t){return new Intl.DateTimeFormat(`sv-SE`,{timeZone:t,dateStyle:`short`,timeStyle:`short`}).format(e).replace(` `,`T`)}function Qs(e,t){let n=Date.parse(`${e}Z`),r=e=>Date.parse(`${Zs(e,t)}Z`)-e;return n-r(n-r(n))}function $s(e){return Math.ceil((e+Xs)/Xs)*Xs}const ec={minutes:90,pause:15};function tc(e,t,n){return{isSet:!0,start:Zs($s(e),t),minutes:String(n??ec.minutes),pause:String(ec.pause)}}function nc({isSet:e,start:t,minutes:n,pause:r}){return!e||!!t&&Number(n)>=1&&Number(r)>=0&&r.trim()!==``}function rc({isSet:e,start:t,minutes:n,pause:r},i,a){let o=(Number(n)+Number(r))*6e4;return Array.from({length:i},(r,i)=>e?{scheduled_at:new Date(Qs(t,a)+i*o).toISOString(),minutes:Number(n)}:{scheduled_at:null,minutes:null})}function ic({value:e,rounds:t,zone:n,onChange:r,isFixed:i=!1}){let a=t=>r({...e,...t}),o=(t,n)=>M`<${Te} type="number" inputmode="numeric" min=${n} label=${j(`rounds.${t}`)} value=${e[t]} by=${5}
onInput=${e=>a({[t]:e})}
onStep=${r=>a({[t]:String(Math.max(n,Number(e[t])+r))})} />`;return M`${!i&&M`<${u} label=${j(`rounds.with-times`)} hint=${j(`rounds.with-times-hint`)} checked=${e.isSet} onChange=${e=>a({isSet:e})} />`}
${e.isSet&&M`<${_} type="datetime-local" label=${j(`rounds.start`)} value=${e.start} onInput=${e=>a({start:e})} />
<div class="halves">${o(`minutes`,5)} ${t>1&&o(`pause`,0)}</div>
${t>1&&nc(e)&&M`<${ac} value=${e} rounds=${t} zone=${n} />`}`}`}function ac({value:e,rounds:t,zone:n}){let r=de(Intl.DateTimeFormat,{timeStyle:`short`,hourCycle:`h23`,timeZone:n}),i=rc(e,t,n).map(({scheduled_at:e})=>r.format(new Date(e??0)));return M`<ol class="starts" aria-label=${j(`rounds.starts`)}>${i.map((e,t)=>M`<li key=${t}>${e}</li>`)}</ol>`}function oc({state:e,round:t}){let n=e.settings.time_zone,r=cc(e),[i,a]=T(()=>r.some(({round:e})=>e===t)?t??``:``),o=r.filter(({round:e})=>i===``||e===i),s=[{value:``,text:j(`rounds.all`)},...r.map(({round:e})=>({value:e,text:e}))];return r.length===0?M`<${c} title=${j(`rounds.times`)} up="#/setup"><${V} text=${j(`rounds.none-open`)}><a class="button" href="#/rounds">${j(`rounds.title`)}</a><//><//>`:M`<${c} title=${j(`rounds.times`)} up="#/setup">
${r.length>1&&M`<${m} label=${j(`rounds.which`)} value=${i} options=${s} onChange=${a} />`}
<${sc} key=${i} state=${e} affected=${o} zone=${n} isSeries=${i===``} />
<section class="stack">
<h2>${j(`rounds.set-so-far`)}</h2>
<dl class="facts">${r.map(({round:e,starts:t})=>M`<div key=${e}><dt>${j(`hall-round`,{round:e})}</dt><dd>${fc(t,n)}</dd></div>`)}</dl>
</section>
<//>`}function sc({state:e,affected:t,zone:n,isSeries:r}){let[i,o]=T(()=>lc(t,n)??tc(a.now(),n)),[s,c]=T(null),{reason:l,field:u}=Bt(`schedule`),{ask:d,asking:f,wrong:p}=q(),m=t.flatMap(e=>e.hanchans),h=m.some(t=>Qt(e,t)),g=async e=>{await a.ask(`schedules`,{method:`PUT`,body:e}),c(null),S(j(`rounds.times-set`)),ce(`#/setup`)};return M`<section class="stack">
<${ic} value=${i} rounds=${t.length} zone=${n} onChange=${o} isFixed />
${h&&M`<p class="note warn">${j(`charged.changes`)}</p>${u(!1)}`}
${p}
<button class="button main" type="button" disabled=${f||!nc(i)||h&&!l} onClick=${()=>{let e=m.flatMap(({id:e,scheduled_at:t,minutes:n})=>t?[{hanchan:e,scheduled_at:t,minutes:n??null}]:[]),a={...r?uc(i,n):{rounds:dc(t,i,n)},replaces:e};if(h)return c({...a,reason:l});d(()=>g(a))}}>${j(h?`charged.look`:`rounds.set`)}</button>
${s&&M`<${Ge} path="schedules" body=${s} onApprove=${e=>g({...s,preview:e})} onClose=${()=>c(null)} />`}
</section>`}function cc(e){let t=Object.values(e.hanchans).filter(({status:e})=>!e);return It(e).map(e=>({round:e,hanchans:t.filter(t=>t.round===e)})).filter(({hanchans:t})=>t.length>0&&!t.some(({id:t})=>e.results[t])).map(e=>({...e,starts:[...new Set(e.hanchans.map(({scheduled_at:e})=>e??null))]}))}function lc(e,t){let[n,r]=e.map(({starts:e})=>e.length===1&&e[0]?Date.parse(e[0]):null),i=e[0]?.hanchans[0].minutes;if(!n||!i)return null;let a=r?(r-n)/6e4-i:0;return{isSet:!0,start:Zs(n,t),minutes:String(i),pause:String(Math.max(0,a))}}function uc(e,t){let[n]=rc(e,1,t);return{series:{...n,pause:Number(e.pause)}}}function dc(e,t,n){let r=rc(t,e.length,n);return e.map(({round:e},t)=>({round:e,...r[t]}))}function fc(e,t){return e.map(e=>e?R(e,t):j(`rounds.no-time`)).join(` · `)}function pc({args:[e],query:t}){let{tournament:n,state:r,official:i}=O();return!n||!r?M`<${B} title=${j(`rounds.title`)} />`:P(i,[`director`])?M`<${e===`times`?oc:mc} key=${n.id} state=${r} round=${t.get(`round`)} /><${Xe} />`:M`<${c} title=${j(`rounds.title`)} up="#/tables"><p class="note warn">${j(`rounds.directors`)}</p><//>`}function mc({state:e}){let t=e.settings.time_zone,n=U(Object.values(e.players).filter(e=>!e.withdrawn_at)),[r,i]=T(()=>hc(e,n)),o=n.length-r.length,[s,d]=T(Object.keys(e.hanchans).length>0?1:4),[p,m]=T(!0),[h,g]=T(()=>tc(Math.max(a.now(),vc(e)),t,_c(e))),[_,v]=T(1),[y,x]=T(null),{ask:C,asking:w,wrong:ee}=q(),E=Z(),D=Math.floor(o/4),te=Math.max(0,D-Object.keys(e.tables).length),ne=Object.keys(e.teams).length>1,re=t=>C(async()=>{await Gs(e,te,E);let n={rounds:s,keep_teams_apart:p,byes:`rotate`,seed:t,substitutes:r};x(await a.ask(`seating/proposal`,{method:`POST`,body:n})),v(t)}),ie=y?M`<button class="button" type="button" disabled=${w} onClick=${()=>re(_+1)}>${j(`rounds.another`)}</button>
<button class="button main" type="button" disabled=${w||!nc(h)} onClick=${()=>C(async()=>{let e=rc(h,y.rounds.length,t),n={rounds:y.rounds.map((t,n)=>gc(t,e[n]))};await a.ask(`seatings/${E(n)}`,{method:`PUT`,body:n}),S(j(`rounds.done`,{count:y.rounds.length})),ce(`#/setup`)})}>${j(`rounds.seat`,{count:y.rounds.length})}</button>`:o>=4&&M`<button class="button main" type="button" disabled=${w||!nc(h)} onClick=${()=>re(_)}>${j(`rounds.propose`)}</button>`;return o<4?M`<${c} title=${j(`rounds.title`)} up="#/setup"><${V} text=${j(`rounds.too-few`)}><${Ct} /><//><//>`:M`<${c} title=${j(`rounds.title`)} up="#/setup" actions=${ie}>
<section class="stack rounds-asked">
<${l} label=${j(`rounds.count`)} value=${s} min=${1} max=${50} less=${j(`rounds.fewer`)} more=${j(`rounds.more`)}
onChange=${e=>(d(e),x(null))} />
<p class="soft">${j(`rounds.of`,{players:o,tables:D})}${o%4>0&&` ${j(`rounds.by-turns`,{count:o%4})}`}${te>0&&` ${j(`rounds.lacking`,{count:te})}`}</p>
${ne&&M`<${u} label=${j(`rounds.apart`)} checked=${p} onChange=${e=>(m(e),x(null))} />`}
<${f} title=${j(`rounds.substitutes`,{count:r.length})}>
${()=>M`<${Gt} label=${j(`rounds.substitutes-who`)} names=${n.map(({id:e})=>e)} said=${t=>e.players[t].name} chosen=${r}
onChange=${e=>(i(e),x(null))} />`}
<//>
<${ic} value=${h} rounds=${s} zone=${t} onChange=${g} />
<a class="button quiet" href="#/import/seating">${j(`rounds.from-sheet`)}</a>
</section>
<section class="stack" aria-label=${j(`rounds.proposal`)}>
${ee}
${w&&M`<${b} text=${j(y?`rounds.seating`:`rounds.proposing`)} />`}
${y&&M`<${Ys} key=${_} proposal=${y} state=${e} />`}
</section>
<//>`}function hc(e,t){return t.some(({team:t})=>t&&e.teams[t])?t.filter(({team:e})=>!e).map(({id:e})=>e):[]}function gc({label:e,tables:t},n){let r=t.map(({table:e,seats:t})=>({table:e,seats:t}));return{label:e,...n,tables:r}}function _c(e){return Object.values(e.hanchans).map(({minutes:e})=>e).filter(Boolean).at(-1)??null}function vc(e){let t=Object.values(e.hanchans).filter(({scheduled_at:e,status:t})=>e&&!t);return Math.max(0,...t.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function yc({settings:e}){let[t,n]=T(!1);return M`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>n(!0)}>${j(`setup.details`)}</button>
${t&&M`<${bc} settings=${e} onClose=${()=>n(!1)} />`}`}function bc({settings:e,onClose:t}){let[n,r]=T(e.name),[i,s]=T(e.currency),[c,l]=T(e.time_zone),{ask:u,asking:d,wrong:f}=q(),p={name:n.trim(),currency:i,time_zone:c},m=Object.fromEntries(Object.entries(p).filter(([t,n])=>n!==e[t]));return M`<${le} title=${j(`setup.details`)} onClose=${t}>
<form class="stack" onSubmit=${n=>{if(n.preventDefault(),Object.keys(m).length===0)return t();u(async()=>{await a.ask(``,{method:`PATCH`,match:`"${e.version}"`,body:m}),t()})}}>
<${_} label=${j(`account.found-name`)} value=${n} onInput=${r} maxlength="200" autocomplete="off" />
<${o} label=${j(`account.found-currency`)} value=${i} options=${At()} onChange=${s} />
<${o} label=${j(`account.found-zone`)} value=${c} options=${qt(c)} onChange=${l} />
${f}
<button class="button main" disabled=${d||!p.name}>${j(`setup.save`)}</button>
</form>
<//>`}function xc({rulebook:e}){return{options:{},readings:{},...e}}const Sc=Xt(({rules:e})=>{let{tournament:t}=O();return M`<p><strong>${wt(e,Tt(e.library,xc(t)))}</strong></p>`}),Cc=Xt(({rules:e,state:t})=>{let{tournament:n}=O(),[r,i]=T(!1),{ask:o,asking:s,wrong:c}=q();return M`<button class="button" type="button" disabled=${s} aria-haspopup="dialog" onClick=${()=>i(!0)}>${j(`setup.rules`)}</button>
${c}
${r&&M`<${vt} rules=${e} value=${xc(n)} onUse=${e=>{i(!1),o(()=>a.ask(``,{method:`PATCH`,match:`"${t.settings.version}"`,body:{rulebook:e}}))}} onClose=${()=>i(!1)} />`}`}),wc=[`referee`,`head-referee`];function Tc(e,{phones:t,isLocalOnly:n}){let r=Object.values(e.players).filter(e=>!e.withdrawn_at),i=Object.values(e.hanchans).filter(({status:e})=>!e),a=Object.values(e.officials).filter(({revoked_at:e})=>!e);return[{id:`rules`,stand:`done`,facts:{}},Dc(e,r),Oc(r,i),kc(e,i),Ac(a,t),{id:`address`,stand:n?`extra`:`done`,facts:{}},{id:`papers`,stand:`extra`,facts:{}}]}function Ec(e){return e.every(({stand:e})=>e!==`left`)}function Dc(e,t){let n=new Set(t.map(({team:e})=>e).filter(t=>t&&e.teams[t])).size,r=n>0?t.filter(({team:e})=>!e).length:0,i={count:t.length,teams:n,alone:r};return{id:`players`,stand:t.length>=4?`done`:`left`,facts:i,lacks:r>0?[`alone`]:[]}}function Oc(e,t){let n=new Set(t.flatMap(({seats:e})=>Object.values(e))),r=new Set(t.map(({round:e})=>e)).size,i=new Set(t.map(({table:e})=>e)).size,a=r>0?e.filter(({id:e})=>!n.has(e)).length:0;return{id:`rounds`,stand:r>0?`done`:`left`,facts:{count:r,tables:i,unseated:a},lacks:a>0?[`unseated`]:[]}}function kc({results:e},t){let n=t.filter(({id:t,scheduled_at:n})=>!n&&!e[t]),r=t.flatMap(({scheduled_at:e})=>e?[Date.parse(e)]:[]),i=Math.max(0,...t.map(e=>e.minutes??0));return{id:`times`,stand:t.length>0&&n.length===0?`done`:`left`,facts:{first:r.length>0?Math.min(...r):0,minutes:i,open:n.length},lacks:n.length>0&&r.length>0?[`open`]:[]}}function Ac(e,t){let n=new Set(t?.filter(({cut_off_at:e})=>!e).map(({official:e})=>e)),r=t?e.filter(({id:e})=>!n.has(e)).length:0,i=e.filter(e=>P(e,wc)).length;return{id:`officials`,stand:i>0?`done`:`left`,facts:{count:i,all:e.length,away:r},lacks:r>0?[`away`]:[]}}const jc={players:[{href:`#/import/players`,key:`import`}],rounds:[{href:`#/rounds`,key:`seat`},{href:`#/import/seating`,key:`from-sheet`}],times:[{href:`#/rounds/times`,key:`set`}],officials:[{href:`#/people/sheet`,key:`invite`}],papers:[{href:`#/reports`,key:`print`}]};function Mc(){let{tournament:e,state:t,official:n}=O();return!e||!t?M`<${B} title=${j(`setup.title`)} />`:P(n,[`director`])?M`<${Nc} key=${e.id} state=${t} /><${Xe} />`:M`<${c} title=${j(`setup.title`)} up="#/tables"><p class="note warn">${j(`setup.directors`)}</p><//>`}function Nc({state:e}){let{items:t}=G(`phones`),[n,r]=T(null);F(()=>void $t().then(r),[]);let i=Tc(e,{phones:t,isLocalOnly:n&&n.is_local_only}),a=Ec(i),o=i.find(({stand:e})=>e===`left`)?.id,s=i.filter(({stand:e})=>e!==`extra`),l=s.filter(({stand:e})=>e===`done`).length;return M`<${c} title=${e.settings.name} up="#/tables"
actions=${a&&M`<a class="button main" href="#/tables">${j(`setup.to-hall`)}</a>`}>
<header class=${`setup-head ${a?`ready`:``}`}>
<p role="status"><strong>${j(a?`setup.ready`:`setup.left`,{count:s.length-l})}</strong></p>
<progress max=${s.length} value=${l} aria-label=${j(`setup.title`)}></progress>
</header>
<ol class="setup">
${i.map(t=>M`<${Pc} key=${t.id} step=${t} state=${e} isNext=${t.id===o} link=${n?.url}>${t.id===`address`&&n?.is_local_only&&M`<${Ke} link=${n.url} cure=${n.cure} />`}<//>`)}
</ol>
<//>`}function Pc({step:e,state:t,isNext:n,link:r,children:i}){let{id:a,stand:o,facts:s,lacks:c=[]}=e,l=jc[a]??[];return M`<li class=${`card setup-step ${o}`}>
<span class="setup-mark">${o===`done`?M`<${x} name="check" /><span class="unseen">${j(`setup.done`)}</span>`:``}</span>
<div class="body">
<h2>${j(`setup.step.${a}`)}</h2>
${a===`rules`&&M`<${Sc} />`}
<p>${Fc(e,t,r)}</p>
${c.map(e=>M`<p class="warn" key=${e}>${j(`setup.lacks.${e}`,{count:s[e]})}</p>`)}
${i}
</div>
${a===`rules`&&M`<div class="setup-acts"><${Cc} state=${t} /><${yc} settings=${t.settings} /></div>`}
${l.length>0&&M`<p class="setup-acts">${l.map(({href:e,key:t},r)=>M`<a key=${e} class=${`button ${n&&r===0?`main`:r>0?`quiet`:``}`} href=${e}>${j(`setup.act.${t}`)}</a>`)}</p>`}
</li>`}function Fc({id:e,facts:t,stand:n},r,i){let{settings:a}=r;if(e===`rules`)return j(`setup.says.rules`,{currency:a.currency,zone:a.time_zone});if(e===`address`)return i?new URL(i).host:j(`setup.says.address`);if(e===`papers`)return j(`setup.says.papers`);if(e===`times`&&t.first>0){let e=j(`setup.says.times`,{time:R(new Date(t.first),a.time_zone)});return t.minutes>0?`${e} · ${j(`clock.lasts`,{count:t.minutes})}`:e}return n===`left`&&!t.count?j(`setup.none.${e}`):e===`players`&&t.teams===0?j(`setup.says.players-alone`,{count:t.count}):j(`setup.says.${e}`,t)}function Ic({state:e,id:t}){let n=bt(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??j(`hall-unknown`);return M`<${c} title=${i} up="#/standings">
<${We} seen=${n} />
<${Je} />
${r&&M`<${Lc} state=${e} body=${r} />`}
${e.players[t]&&M`<a class="button" href=${`#/player/${t}`}>${j(`standings.player`)}</a>`}
<//>`}function Lc({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=j(i?`standings.disqualified`:`standings.unranked`);return M`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:j(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${j(`standings.scored`,{count:t.hanchans})}</dt><dd>${X(s)}</dd></div>
<div><dt>${j(`standings.taken`)}</dt><dd>${X(-10*c-l/100)}</dd></div>
<div><dt><strong>${j(`standings.total`)}</strong></dt><dd>${X(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${j(`standings.games`)}</h2>
${a.length===0&&M`<p class="soft">${j(`standings.no-games`)}</p>`}
${a.map(t=>M`<${zc} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${j(`standings.taken`)}</h2>
${o.length===0&&M`<p class="soft">${j(`standings.nothing-taken`)}</p>`}
${o.length>0&&M`<${Rc} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function Rc({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return M`<dl class="card facts">
${t.map(t=>M`<div key=${t.id}>
<dt>${r&&M`<span class="who">${i(t.account)}</span> · `}<${it} state=${e} line=${t} /></dt>
<dd>${Wt(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>M`<div key=${e}><dt><strong>${j(`standings.sum`)}</strong></dt><dd>${Wt(e,t)}</dd></div>`)}
</dl>`}function zc({state:e,game:t,named:n}){let r=A(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,flags:d}=t,{counted:f=t.points,points:p,place:m,delta:h,uma:g,oka:_,taken:v=0,total:y}=t,b=[j(`hall-round`,{round:o}),j(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],x=j(`standings.delta`,{points:K(p),goal:K(p-h*100)});return M`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${b.join(` · `)}</a></h3>
${n&&M`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&M`<p class="soft">${j(`standings.corrected`,{count:a-1})}</p>`}
${f!==p&&M`<p class="soft">${j(`standings.counted`,{counted:K(f),points:K(p)})}</p>`}
<dl class="facts">
<div><dt>${x}</dt><dd>${X(h,!0)}</dd></div>
<div><dt>${j(`standings.uma`,{place:m})}</dt><dd>${X(g,!0)}</dd></div>
<div><dt>${j(`standings.oka`)}</dt><dd>${X(_,!0)}</dd></div>
${v>0&&M`<div><dt>${j(`standings.by.yakitori`)}</dt><dd>${X(-v,!0)}</dd></div>`}
<div><dt><strong>${j(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${X(y,!0)}</dd></div>
</dl>
${d.map(e=>M`<p class="note warn" key=${e}>${j(`standings.flag.${e}`)}</p>`)}
</article>`}function Bc({args:[e]}){let{tournament:t,state:n}=O();return!t||!n?M`<${B} title=${j(`hall-standings`)} />`:e&&e!==`teams`?M`<${Ic} state=${n} id=${e} />`:M`<${Vc} state=${n} first=${e??`players`} />`}function Vc({state:e,first:t}){let{official:n}=O(),r=bt(`standings`),[i,a]=T(t),{body:o}=r.answer??{},s=se(n)&&M`<a class="button" href="#/import">${j(`standings.import`)}</a>`;return M`<${c} title=${j(`hall-standings`)} up="#/tables" actions=${s}>
<${We} seen=${r} />
<${Je} />
${e.others.id&&M`<a class="button" href=${`#/season/${e.others.id}`}>${j(`season.of`,{name:e.others.season})}</a>`}
${o?.teams.length>0&&M`<${m} label=${j(`standings.of`)} value=${i} onChange=${a}
options=${[`players`,`teams`].map(e=>({value:e,text:j(`standings.of.${e}`)}))} />`}
${o&&M`<${Hc} state=${e} found=${o[i]} />`}
${o&&M`<${Rt} of=${i} />`}
<${Ae} state=${e} />
<${Fe} state=${e} />
<//>`}function Hc({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?M`<${Uc} state=${e} />`:M`<ul class="rows" aria-label=${j(`hall-standings`)}>
${t.map(t=>M`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${Wc(e,t,n).join(` · `)}</small></span>
<strong>${X(t.final)}</strong>
</a>
</li>`)}
</ul>`}function Uc({state:e}){let{official:t}=O(),[n]=Oe(e);return M`<${V} text=${j(n?`standings.none`:`standings.no-hanchans`)}>
${n&&se(t)&&M`<a class="button" href=${`#/result/${n.id}`}>${j(`standings.enter`,{name:n.name})}</a>`}
${!n&&M`<${Ct} />`}
<//>`}function Wc(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s,withdrawn:c},l){let u=t!==null&&l.indexOf(t)!==l.lastIndexOf(t);return[e.teams[n]?.name,s&&j(`standings.disqualified`),c&&j(`standings.withdrawn`),!s&&t===null&&j(`standings.unranked`),u&&j(`standings.shared`),r>0&&j(`standings.hanchans`,{count:r}),a!==0&&j(`standings.less`,{score:X(i),p:`${K(a)}P`}),o!==0&&j(`standings.less`,{score:X(i),p:K(o)})].filter(Boolean)}export{Qn as AccountActs,qi as Alarm,_i as Cards,Hn as Correct,Sr as Dashboard,Wr as Escalation,Kr as Escalations,ci as Fines,Kn as HandEndWithdrawal,Ts as Import,Ea as Journal,rr as LineAct,Pe as NewPayment,pi as Payment,Fo as People,Xr as Precedents,Uo as Reports,Us as Result,pc as Rounds,Mc as Setup,Bc as Standings};