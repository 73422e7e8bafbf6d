import{B as e,Bt as t,Cn as n,D as r,Dn as i,Ft as a,H as o,Ht as s,It as c,Lt as l,M as u,Mt as d,N as f,Nt as p,O as m,Or as h,P as g,Pt as _,Qr as v,R as y,V as b,Vn as x,Vt as S,W as C,Wt as w,Xt as T,Y as ee,Zt as te,_i as ne,a as re,an as ie,b as ae,bn as oe,br as E,cn as se,ct as ce,dt as le,en as D,gi as O,gn as ue,gt as k,h as de,hi as fe,hn as pe,ht as me,ii as he,in as A,jt as ge,kr as _e,ln as j,lt as M,m as N,nn as ve,p as ye,pi as P,rn as F,st as I,tn as L,u as be,w as xe,wn as Se,x as Ce,yn as we,z as R,zt as z}from"./app.js";import{$n as Te,An as Ee,Ar as De,At as Oe,Bt as ke,Cr as Ae,Dn as je,Dr as Me,Dt as Ne,En as Pe,Er as Fe,Fn as Ie,Fr as Le,Ft as B,Gn as V,Gt as H,Hn as Re,Ht as ze,In as Be,Ir as U,It as Ve,J as He,Jn as Ue,Kn as We,Kt as W,Ln as Ge,Lr as G,Lt as Ke,Mn as K,Mr as qe,Mt as Je,Nn as Ye,Nr as Xe,Nt as Ze,On as Qe,Ot as $e,Pn as et,Pr as tt,Pt as nt,Qn as rt,Rn as it,Rt as at,Sn as ot,Sr as st,Tn as ct,Un as q,Ur as lt,Ut as ut,Vt as dt,Wn as ft,Wr as pt,Wt as J,X as mt,Xt as ht,Z as gt,_t,br as vt,bt as yt,ct as bt,dt as xt,et as St,fn as Ct,gt as wt,ir as Tt,jn as Et,jr as Dt,jt as Ot,kn as Y,kt,lt as At,nt as jt,or as Mt,pn as Nt,q as Pt,qn as Ft,rt as It,tt as Lt,un as Rt,vt as zt,wr as Bt,wt as Vt,xn as Ht,xr as Ut,yt as Wt,zn as Gt,zt as X}from"./shared.js";function Kt({seen:e,state:t}){let n=k(),r=[[`standings`,e.standings.map(Jt)],[`balances`,e.balances.map(Xt)],[`offences`,e.offences.map(e=>Zt(n,e))],[`debts`,e.debts.map(Xt)],[`seats`,e.seats.flatMap(e=>$t(n,t,e))],[`rulings`,e.rulings.map(e=>Qt(n,e))]].filter(([,e])=>e.length>0);return r.length===0?j`<p class="soft" role="status">${A(`correct.nothing-else`)}</p>`:j`<section class="stack" role="status" aria-label=${A(`correct.follows`)}>
<h3>${A(`correct.follows`)}</h3>
${r.map(([e,t])=>j`<${qt} key=${e} name=${e} changes=${t} />`)}
</section>`}function qt({name:e,changes:t}){let n=t.length-12;return j`<div>
<h4>${A(`correct.part.${e}`)}</h4>
<dl class="facts">
${t.slice(0,12).map(({who:e,about:t,before:n,after:r})=>j`<div>
<dt><span class="who">${e}</span>${t&&j`<small>${t}</small>`}</dt>
<dd><${Yt} before=${n} after=${r} /></dd>
</div>`)}
</dl>
${n>0&&j`<p class="soft">${A(`correct.more`,{count:n})}</p>`}
</div>`}function Jt({account:e,before:t,after:n}){let[r,i]=[t,n].map(e=>e?.rank??`–`),a=r===i?void 0:A(`correct.place`,{before:r,after:i}),[o,s]=[t,n].map(e=>e?q(e.total):A(`correct.none`));return{who:e.name,about:a,before:o,after:s}}function Yt({before:e,after:t}){return e===t?t:j`<span class="soft">${e} →</span> ${t}`}function Xt({account:e,unit:t,before:n,after:r}){return{who:e.name,before:Y(t,n),after:Y(t,r)}}function Zt(e,{account:t,foul:n,elsewhere:r,before:i,after:a}){let o=[I(e,n),r&&A(`correct.elsewhere`)].filter(Boolean).join(` · `);return{who:t.name,about:o,before:i,after:a}}function Qt(e,{name:t,foul:n,status:r,penalties:i}){let a=r===`deferred`?A(`correct.waits-again`):M(e,{penalties:i,effects:[]});return{who:t,about:I(e,n),before:a,after:a}}function $t(e,t,{before:n,after:r}){let i=en(t,r??n),a=(e,n)=>t.players[e?.seats[n]]?.name??A(`correct.none`),o=E.filter(e=>n?.seats[e]!==r?.seats[e]).map(t=>({who:e.phrase(`seat-${t}`),about:i,before:a(n,t),after:a(r,t)}));if(!n||!r)return o;let s=en(t,n)===i?[]:[{who:en(t,n),before:``,after:i}],c=n.status===r.status?[]:[{who:i,before:tn(n),after:tn(r)}];return[...s,...c,...o]}function en(e,{round:t,table:n}){return[A(`hall-round`,{round:t}),A(`hall-table`,{label:e.tables[n]?.label??`?`})].join(` · `)}function tn({status:e}){return A(e?`hall-is.${e}`:`correct.in-play`)}function Z({title:e,what:t,request:n,yes:r,danger:a,note:o,done:s,onDone:c,onClose:l,children:u}){let[d,f]=O(!1),{reason:p,field:m}=De(t),{ask:h,asking:g,wrong:_}=W(A(`correct.needs-network`)),{seen:v,trouble:y}=nn(n);return j`<${ge} title=${e} onClose=${l}>
<form class="stack" onSubmit=${e=>{e.preventDefault(),f(!p),p&&n&&h(async()=>{await i.ask(n.path,{method:n.method,body:{...n.body,reason:p}}),T(s??A(`correct.done`)),l(),c?.()})}}>
${u}
${n&&j`<${rn} seen=${v} trouble=${y} note=${o} />`}
${v&&m(d)}
${_}
${v&&j`<button class=${`button ${a?`danger`:`main`}`} disabled=${g}>${r}</button>`}
</form>
<//>`}function nn(e){let[t,n]=O({}),r=JSON.stringify(e);return P(()=>{if(!e)return;let{path:t,method:a,body:o}=e;i.ask(`${t}?preview=true`,{method:a,body:{...o,reason:`preview`}}).then(e=>n({of:r,seen:e}),e=>n({of:r,trouble:e}))},[r]),t.of===r?t:{}}function rn({seen:e,trouble:t,note:n}){let{state:r}=D();return t?j`<${ze} error=${t} needs=${A(`correct.needs-network`)} />`:e?j`<${Kt} seen=${e} state=${r} />${n&&j`<p class="note warn">${n}</p>`}`:j`<${S} />`}function an(e){return{method:`PATCH`,path:`hanchans`,body:{hanchans:e.map(({id:e,new:t,seen:n})=>({id:e,...t,replaces:n}))}}}function on({changes:e,children:t,...n}){return j`<${Z} request=${e&&an(e)} ...${n}>${t}<//>`}function sn(e,t){return Object.values(e.hanchans).filter(e=>e.round===t&&!e.status)}function cn(e,t,n,r){return[A(`hall-table`,{label:e.tables[t.table]?.label??`?`}),r.phrase(`seat-${n}`)].join(` · `)}function ln({one:{id:e,table:t,round:n},state:r}){let[i,o]=O(!1),[s,c]=O({table:t,round:n}),l=[`table`,`round`].filter(e=>s[e]!=={table:t,round:n}[e]),u=e=>Object.fromEntries(l.map(t=>[t,e[t]])),d=l.length?[{id:e,new:u(s),seen:u({table:t,round:n})}]:null,f=re(r).map(e=>({value:e.id,text:A(`hall-table`,{label:e.label})})),p=ht(r).map(e=>({value:e,text:A(`hall-round`,{round:e})}));return j`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${A(`correct.move`)}</button>
${i&&j`<${on} title=${A(`correct.move`)} what="seats" yes=${A(`correct.move-yes`)} changes=${d} onClose=${()=>(o(!1),c({table:t,round:n}))}>
<${a} label=${A(`correct.field.label`)} value=${s.table} options=${f} onChange=${e=>c({...s,table:e})} />
<${a} label=${A(`correct.round`)} value=${s.round} options=${p} onChange=${e=>c({...s,round:e})} />
<//>`}`}function un({state:e,hanchan:t,seat:n,onClose:r}){let i=k(),o=t.substitutes?.[n],[s,c]=O(o?`back`:`substitute`),[l,u]=O(``),d=e.players[t.seats[n]]?.name??`?`,f=[`substitute`,o&&`back`,`instead`,`other-table`].filter(Boolean).map(r=>({value:r,text:A(`correct.seat-way.${r}`,{name:e.players[o??t.seats[n]]?.name??`?`})})),m=s===`other-table`?mn(e,t,i):pn(e,t);return j`<${on} title=${A(`correct.somebody-else`,{name:d})} what=${s===`substitute`?`substitute`:`seats`}
yes=${A(`correct.seat-yes`)} changes=${fn(e,t,n,s,l)} onClose=${r}>
<${p} label=${A(`correct.seat-how`)} value=${s} options=${f} onChange=${e=>(c(e),u(``))} />
${s!==`back`&&j`<${a} label=${A(`correct.seat-who`)} value=${l} options=${[{value:``,text:A(`people.choose-player`)},...m]} onChange=${u} />`}
${s===`substitute`&&!l&&j`<${dn} onAdded=${u} />`}
${s===`substitute`&&j`<p class="soft">${A(`correct.substitute-text`)}</p>`}
<//>`}function dn({onAdded:e}){let[t,n]=O(``),{ask:r,asking:a,wrong:o}=W();return j`<${_} label=${A(`correct.by-name`)} value=${t} maxlength="200" onInput=${n} />
${t.trim()&&j`<button class="button" type="button" disabled=${a} onClick=${()=>r(async()=>{let n=x(i.now());await i.ask(`players/${n}`,{method:`PUT`,body:{name:t.trim()}}),e(n)})}>${A(`correct.add-name`,{name:t.trim()})}</button>`}${o}`}function fn(e,{id:t,seats:n,substitutes:r},i,a,o){let s=r??{},{[i]:c,...l}=s,u={seats:n,substitutes:s};if(a===`back`)return[{id:t,new:{seats:{...n,[i]:c},substitutes:l},seen:u}];if(!o)return null;if(a===`other-table`){let[r=``,a=``]=o.split(` `),s=e.hanchans[r];return[{id:t,new:{seats:{...n,[i]:s.seats[a]}},seen:{seats:n}},{id:r,new:{seats:{...s.seats,[a]:n[i]}},seen:{seats:s.seats}}]}let d={...n,[i]:o};return a===`instead`?[{id:t,new:{seats:d},seen:{seats:n}}]:[{id:t,new:{seats:d,substitutes:{...s,[i]:c??n[i]}},seen:u}]}function pn(e,t){let n=new Set([t,...sn(e,t.round)].flatMap(({seats:e})=>Object.values(e)));return B(Object.values(e.players)).filter(({id:e,withdrawn_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,id_number:n})=>({value:e,text:`${t} (${n})`}))}function mn(e,{id:t,round:n},r){return sn(e,n).filter(e=>e.id!==t&&!e.substitutes).flatMap(t=>E.map(n=>({value:`${t.id} ${n}`,text:`${e.players[t.seats[n]]?.name??`?`} · ${cn(e,t,n,r)}`})))}const hn=[`bottom`,`right`,`top`,`left`];function gn({one:e,state:t}){let n=k(),[r,i]=O(null),[a,o]=O(null),[s,c]=O(null),l=n=>t.players[e.seats[n]]?.name??`?`,u=e=>{r?r===e?i(null):o(e):i(e)},d=()=>(i(null),o(null),c(null));return j`<section class="around stack" aria-label=${A(`hall-seats`)}>
<p class="soft" role="status">${A(r?`correct.tap-second`:`correct.tap-seat`,{name:r&&l(r)})}</p>
<ul class=${`seats ${r?`picking`:``}`}>
${E.map((i,a)=>j`<li key=${i} class=${`at-${hn[a]}`}>
<button class=${`seat ${i===`east`?`dealer`:``}`} type="button" aria-pressed=${r===i} onClick=${()=>u(i)}>
<span class="wind"><${be} wind=${i} /><span class="unseen">${n.phrase(`seat-${i}`)}</span></span>
<strong class="who">${l(i)}</strong>
${e.substitutes?.[i]&&j`<span class="marks"><span class="badge info">${A(`correct.for`,{name:t.players[e.substitutes[i]]?.name??`?`})}</span></span>`}
</button>
</li>`)}
</ul>
${r&&j`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>c(r)}>${A(`correct.somebody-else`,{name:l(r)})}</button>`}
${r&&a&&j`<${on} title=${A(`correct.swap`)} what="seats" yes=${A(`correct.swap-yes`)} changes=${[_n(e,r,a)]} onClose=${d}>
<p><span class="who">${l(r)}</span> ⇄ <span class="who">${l(a)}</span></p>
<//>`}
${s&&j`<${un} state=${t} hanchan=${e} seat=${s} onClose=${d} />`}
</section>`}function _n({id:e,seats:t,substitutes:n},r,i){let a={[r]:i,[i]:r},o={seats:t,...n&&{substitutes:n}},s=Object.entries(n??{}).map(([e,t])=>[a[e]??e,t]);return{id:e,new:{seats:{...t,[r]:t[i],[i]:t[r]},...n&&{substitutes:Object.fromEntries(s)}},seen:o}}function vn({one:e,state:t}){let[n,r]=O(void 0),i=e.status?[`back`]:[Sn(t,e)&&`cancelled`,`void`].filter(Boolean);return j`${e.status&&j`<p class="note warn">${A(`over.${e.status}`)}</p>`}
${i.map(e=>j`<button key=${e} class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(e)}>${A(`correct.status.${e}`)}</button>`)}
${n&&j`<${yn} one=${e} state=${t} way=${n} onClose=${()=>r(void 0)} />`}`}function yn({one:e,state:t,way:n,onClose:r}){let[i,a]=O(`game`),o=n===`back`?null:n,s=n=>bn(t,e,n).filter(n=>xn(t,n,e,o)),c=[`game`,`round`,`day`].filter(e=>e===`game`||s(e).length>1).map(e=>({value:e,text:A(`correct.scope.${e}`,{count:s(e).length})})),l=s(i).map(({id:e,status:t=null})=>({id:e,new:{status:o},seen:{status:t}}));return j`<${on} title=${A(`correct.status.${n}`)} what="status" yes=${A(`correct.status-yes.${n}`)} danger=${!!o} changes=${l} onClose=${r}>
<p>${A(`correct.status-text.${n}`)}</p>
${c.length>1&&j`<${p} label=${A(`correct.scope`)} value=${i} options=${c} onChange=${a} />`}
<//>`}function bn(e,t,n){let r=Object.values(e.hanchans);if(n===`round`)return r.filter(({round:e})=>e===t.round);let i=new Intl.DateTimeFormat(`en-CA`,{timeZone:e.settings.time_zone}),a=({scheduled_at:e})=>e&&i.format(new Date(e));return n===`day`&&t.scheduled_at?r.filter(e=>a(e)===a(t)):[t]}function xn(e,t,n,r){return(t.status??null)===(n.status??null)?r!==`cancelled`||Sn(e,t):!1}function Sn(e,t){return!e.results[t.id]&&!b(e,t).begun}function Cn({one:{id:e,name:t},state:n}){let[r,i]=O(!1),[o,s]=O(``),c=wn(n,e),l=B(Object.values(n.players)).filter(t=>t.id!==e&&![...wn(n,t.id)].some(e=>c.has(e)));if(l.length===0)return null;let u=l.map(e=>({value:e.id,text:`${e.name} (${e.id_number})`}));return j`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${A(`correct.join`)}</button>
${r&&j`<${Z} title=${A(`correct.join-this`,{name:t})} what="joining" yes=${A(`correct.join-yes`)} danger
request=${o?{method:`PUT`,path:`players/${e}/merge`,body:{into:o}}:null}
note=${A(`correct.for-good`)} onClose=${()=>(i(!1),s(``))} onDone=${()=>ue(`#/player/${o}`,{replace:!0})}>
<p>${A(`correct.join-text`,{name:t})}</p>
<${a} label=${A(`correct.join-with`)} value=${o} onChange=${s}
options=${[{value:``,text:A(`people.choose-player`)},...u]} />
<//>`}`}function wn({hanchans:e},t){let n=Object.values(e).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t));return new Set(n.map(({round:e})=>e))}const Tn={player:[`name`,`id_number`,`team`],team:[`name`],table:[`label`],official:[`name`,`league_number`]},En={name:200,id_number:40,label:40,league_number:40},Dn={player:`id_number`,team:`name`,official:`league_number`};function On({kind:e,one:t,state:n}){let r=jn(e,t),[i,a]=O({}),[o,s]=O(!1),c={...r,...i},l=Tn[e].filter(e=>c[e].trim()!==r[e]),u=l.filter(e=>e!==`team`&&!c[e].trim());return j`<form class="card" onSubmit=${e=>{e.preventDefault(),s(l.length>0&&u.length===0)}}>
${Tn[e].map(t=>{let r=e=>a({...i,[t]:e});return t===`team`?j`<${kn} key=${t} state=${n} value=${c.team} onChange=${r} />`:j`<${_} key=${t} label=${A(`correct.field.${t}`)} value=${c[t]} onInput=${r}
maxlength=${En[t]} hint=${n.season&&t===Dn[e]?A(`correct.season`):void 0}
wrong=${u.includes(t)?A(`correct.empty`):void 0} />`})}
${l.length>0&&j`<button class="button main">${A(`correct.look`)}</button>`}
${o&&j`<${An} kind=${e} one=${t} state=${n} changed=${l} stored=${r} values=${c} onClose=${()=>s(!1)} onDone=${()=>a({})} />`}
</form>`}function kn({state:e,value:t,onChange:n}){let r=B(Object.values(e.teams)).map(({id:e,name:t})=>({value:e,text:t}));if(r.length===0)return null;let i=[{value:``,text:A(`correct.no-team`)},...r];return j`<${a} label=${A(`correct.field.team`)} value=${t} options=${i} onChange=${n} />
${t&&j`<a class="reach" href=${`#/correct/team/${t}`}>${A(`correct.this-team`,{name:e.teams[t]?.name??`?`})}</a>`}`}function An({kind:e,one:t,state:n,changed:r,stored:i,values:a,onClose:o,onDone:s}){let c=e=>Object.fromEntries(r.map(t=>[t,e[t].trim()||null])),l={...c(a),replaces:c(i)},u=(e,t)=>(e===`team`?n.teams[t]?.name:t.trim())||A(`correct.none`);return j`<${Z} title=${A(`correct.title`)} what="correction" yes=${A(`correct.yes`)}
request=${{method:`PATCH`,path:`${e}s/${t.id}`,body:l}} onClose=${o} onDone=${s}>
<dl class="facts">
${r.map(e=>j`<div key=${e}>
<dt>${A(`correct.field.${e}`)}</dt>
<dd><${Yt} before=${u(e,i[e])} after=${u(e,a[e])} /></dd>
</div>`)}
</dl>
<//>`}function jn(e,t){let n=e===`official`?{...t,league_number:t.number}:t;return Object.fromEntries(Tn[e].map(e=>[e,n[e]??``]))}function Mn({kind:e,one:t,name:n}){let[r,i]=O(!1);return j`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${A(`correct.remove`)}</button>
${r&&j`<${Z} title=${A(`correct.remove-this`,{name:n})} what="removal" yes=${A(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`${e}s/${t.id}/removal`,body:{}}}
onClose=${()=>i(!1)} onDone=${()=>pe(`#/tables`)}>
<p>${A(`correct.remove-text`)}</p>
<//>`}`}function Nn({one:{id:e,name:t,withdrawn_at:n}}){let[r,i]=O(!1),a=!n,o=a?`withdraw`:`return`,s={withdrawn:a,replaces:{withdrawn:!a}};return j`${n&&j`<p class="note warn">${A(`correct.is-withdrawn`,{name:t})}</p>`}
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${A(`correct.${o}`)}</button>
${r&&j`<${Z} title=${A(`correct.${o}-this`,{name:t})} what=${o} yes=${A(`correct.${o}-yes`)}
request=${{method:`PATCH`,path:`players/${e}`,body:s}} onClose=${()=>i(!1)}>
${a&&j`<p>${A(`correct.withdraw-text`)}</p>`}
<//>`}`}function Pn({args:[e=``,t=``]}){let{tournament:n,state:r,official:i}=D(),a=A(`correct.title`);if(!n||!r)return j`<${R} title=${a} />`;if(!N(i,[`director`]))return j`<${s} title=${a} up="#/tables"><p class="note warn">${A(`correct.directors`)}</p><//>`;let o=Object.hasOwn(Fn,e)&&r[`${e}s`],c=o&&(o[t]??o[r.merged[t]]);if(!c)return j`<${y} title=${a} text=${A(`correct.nothing`)} up="#/people" />`;let l=In(r,c);return j`<${s} title=${A(`correct.this`,{name:l})} up=${Ln(e,c)}>
${Fn[e].map(t=>j`<${t} key=${c.id} kind=${e} one=${c} name=${l} state=${r} />`)}
<//>`}const Fn={player:[On,Nn,Cn,Mn],team:[On,Mn],table:[On,Mn],official:[On],hanchan:[gn,ln,vn,Mn]};function In(e,{name:t,label:n,round:r,table:i}){let a=A(`hall-table`,{label:n??e.tables[i]?.label??`?`});return t??[r&&A(`hall-round`,{round:r}),a].filter(Boolean).join(` · `)}function Ln(e,{id:t,table:n}){return e===`hanchan`?`#/table/${n}`:e===`official`?`#/people/${t}`:e===`team`?`#/people/players`:`#/${e}/${t}`}function Rn({hanchan:e}){let{state:t}=D(),[n,r]=O(null),i=Object.values(t.handEnds).filter(t=>t.hanchan===e.id&&!t.unsent).sort((e,t)=>e.id<t.id?1:-1)[0];if(!i&&!n)return null;let{id:a,hand:o,how:s}=n??i,c=[ce(o),A(`hall-how.${s}`)].filter(Boolean).join(` · `);return j`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(i)}>${A(`correct.hand-end`)}</button>
${n&&j`<${Z} title=${A(`correct.hand-end-title`)} what="hand-end" yes=${A(`correct.hand-end-yes`)} danger
request=${{method:`PUT`,path:`hand-ends/${a}/withdrawal`,body:{}}} onClose=${()=>r(null)}>
<p><strong>${c}</strong></p>
<p>${A(`correct.hand-end-text`)}</p>
<//>`}`}function zn({state:e,account:t,start:n,onClose:r}){let{book:i}=D(),a=i?.content.unit?`pts`:`P`,o=[.../* @__PURE__ */ new Set([a,e.settings.currency,...n?[n.unit]:[]])],[s,c]=O(n?.unit??a),[l,u]=O(n&&n.amount<0?`give`:`take`),[d,f]=O(n?Bn(n):``),m=J(),h=Vn(s,d),g={account:t,unit:s,amount:l===`give`?-(h??0):h,waives:!1},v=h?{method:`PUT`,path:`ledger/decisions/${m(g)}`,body:g}:null,y=d&&!h?A(s===`pts`?`fines.hundreds`:`fines.above-nothing`):void 0,b=K(e,t),x=l===`give`?`give`:Gt(s)?`take`:`fine`,S=o.map(e=>({value:e,text:A(Gt(e)?`fines.points`:`fines.money`,{unit:e})}));return j`<${Z} title=${A(`fines.decide-on`,{name:b})} what="ledger-decision" yes=${A(`fines.do.${x}`,{amount:Y(s,h??0)})}
request=${v} onClose=${r}>
<${p} label=${A(`fines.what`)} value=${s} options=${S} onChange=${c} />
<${p} label=${A(`fines.way`)} value=${l} options=${[`take`,`give`].map(e=>({value:e,text:A(`fines.way.${e}`)}))} onChange=${u} />
<${_} label=${A(`fines.amount`,{unit:s===`pts`?A(`fines.table-points`):s})} value=${d} inputmode="decimal" autocomplete="off" wrong=${y} onInput=${f} />
<//>`}function Bn({unit:e,amount:t}){let n=Math.abs(t);return Gt(e)?String(n):Y(e,n).slice(e.length+1)}function Vn(e,t){if(!Gt(e))return et(e,t)||null;let n=/^\d{1,6}$/.test(t.trim())?Number(t):0;return n%(e===`pts`?100:1)==0&&n||null}function Hn({state:e,balance:{account:t,unit:n,amount:r},onClose:a}){let o=-r,[s,c]=O(()=>Y(n,o).slice(n.length+1)),[l,u]=O(`cash`),[d]=O(()=>new Date(i.now()).toISOString()),f=J(),m=K(e,t),h=et(n,s),g=!h||h>o?A(`fines.between`,{most:Y(n,o)}):void 0,v={account:t,unit:n,amount:h,method:l,paid_at:d},y=g?null:{method:`PUT`,path:`refunds/${f(v)}`,body:v},b=Y(n,h??0);return j`<${Z} title=${A(`fines.refund-to`,{name:m})} what="refund" yes=${A(`fines.refund-yes`,{amount:b})}
request=${y} done=${A(`fines.refunded`,{name:m,amount:b})} onClose=${a}>
<${_} label=${A(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${g} onInput=${c} />
<${p} label=${A(`fines.how`)} value=${l} options=${Ot.map(e=>({value:e,text:A(`fines.method.${e}`)}))} onChange=${u} />
<//>`}function Un({state:e,balance:{account:t,unit:n,amount:r},most:i=r,onClose:a}){let[o,s]=O(()=>Y(n,Math.min(i,r)).slice(n.length+1)),c=J(),l=et(n,o),u=!l||l>r?A(`fines.between`,{most:Y(n,r)}):void 0,d={account:t,unit:n,amount:-(l??0),waives:!0},f=u?null:{method:`PUT`,path:`ledger/decisions/${c(d)}`,body:d},p={name:K(e,t),amount:Y(n,l??0)};return j`<${Z} title=${A(`fines.waive-of`,p)} what="waiver" yes=${A(`fines.waive-yes`,p)}
request=${f} done=${A(`fines.waived`,p)} onClose=${a}>
<${_} label=${A(`fines.amount`,{unit:n})} value=${o} inputmode="decimal" wrong=${u} onInput=${s} />
<//>`}function Wn({state:e,account:t}){let{official:n}=D(),[r,i]=O(null);if(Ie(n,t.id))return null;let a=Ee(e,t.id).filter(({unit:e})=>!Gt(e)),o=n?.roles?.includes(`director`),s=[...Ge(n)?a.flatMap(qn):[],...o?[Kn(`decide`,{account:t})]:[]];if(s.length===0)return null;let c=a.length>1;return j`<div class="doing">
${s.map(({id:e,given:t})=>j`<button key=${e+t.balance?.unit} class=${`button ${e===`pay`?`main`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>i({id:e,given:t})}>
${A(`fines.act.${e}`)}${c&&t.balance?` ${t.balance.unit}`:``}
</button>`)}
${r&&j`<${Gn[r.id]} state=${e} ...${r.given} onTaken=${()=>Jn(e,r.given.balance)} onClose=${()=>i(null)} />`}
</div>`}const Gn={pay:Je,refund:Hn,decide:zn};function Kn(e,t){return{id:e,given:t}}function qn(e){return e.amount===0?[]:[Kn(e.amount>0?`pay`:`refund`,{balance:e})]}function Jn(e,{account:t,unit:n,amount:r}){T(A(`fines.taken`,{name:K(e,t),amount:Y(n,r)}))}function Yn({state:e,line:t,balance:n}){let{official:r}=D(),[i,a]=O(!1),{id:o,unit:s,amount:c,what:l,cause:u,unsent:d}=t,{account:f}=n;if(d||!r?.roles?.includes(`director`)||Ie(r,f.id))return null;let p=u===`decision`&&l===`decided`,m=!Gt(s)&&c>0&&n.amount>0&&u!==`payment`&&it(n.lines).some(e=>e.id===o);if(!m&&!p)return null;let h=m?{balance:n,most:c}:{account:f,start:{unit:s,amount:-c}};return j`<button class="button quiet line-act" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${A(m?`fines.act.waive`:`fines.act.otherwise`)}</button>
${i&&j`<${m?Un:zn} state=${e} ...${h} onClose=${()=>a(!1)} />`}`}function Xn({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return j`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&j`<p class="soft">${r}</p>`}
${i.length===0&&j`<p class="soft">${A(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>j`<li key=${e.key}><${Zn} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&j`<${d} title=${A(`dashboard.numbers`)}>${()=>j`<${$n} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function Zn({row:{name:e,value:t,part:n=0,href:r},most:i}){return j`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${V(t)}</strong>
<${Qn} value=${t} part=${n} most=${i} />
${n>0&&j`<small>${A(`dashboard.part`,{count:V(n)})}</small>`}
</a>`}function Qn({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return j`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&j`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function $n({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return j`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${A(`hall-rulings`)}</th>
${r&&j`<th scope="col">${A(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>j`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${V(n)}</td>
${r&&j`<td>${V(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function er(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:A(`hall-round`,{round:e})}));return[{value:``,text:A(`hall-any`)},...n]}function tr({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function nr({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=ir(t,i.size>1?e=>or(e,r):ar);return t.length===0?null:j`<section class="card" aria-labelledby="spread">
<h2 id="spread">${A(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${A(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>j`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>j`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>j`<td key=${t.key}><${rr} count=${s.get(e+t.key)} most=${c} href=${sr(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function rr({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return j`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${V(e)}</strong>
</a>`}function ir(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function ar(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function or(e,t){let n=e.slice(0,10),r=ve(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function sr(e,t,{from:n,until:r}){return tr(e,{table:t,from:n,until:r})}function cr({state:e,changes:t}){return j`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${A(`dashboard.recharged`)}</h2>
<p class="soft">${A(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>j`<li key=${[t,r.id,i].join()}>
<span class="who">${K(e,r)}</span> ${Y(i,a)} → <strong>${Y(i,o)}</strong>
<br /><small class="soft">${[L(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function lr({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:A(e>1?`dashboard.from`:`dashboard.until`,{from:v(e),until:v(t)}),value:n,href:tr(r,{took:`${e}-${t}`})})),a=e?A(`dashboard.median`,{time:v(t),count:e}):A(`dashboard.untimed`);return j`<${Xn} id="taking" title=${A(`dashboard.taking`)} what=${A(`dashboard.time`)}
about=${`${a} ${A(`dashboard.measured`)}`} rows=${e?i:[]} />`}function ur(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(g(n)).map(([t,n])=>[f(e,t),u(e,t,n)]);return[...r,...i]}function dr({cases:e}){return j`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${A(`dashboard.unlike`)}</h2>
<p class="soft">${A(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>j`<${fr} key=${t} one=${e} />`)}
</section>`}function fr({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=k(),o=i[0].rulings.length,s=ur(a,t,n);return j`<article class="stack case">
<h3>${I(a,e)}</h3>
${s.length>0&&j`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&j`<p class="note info">${A(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>j`<${pr} key=${t} outcome=${e} most=${o} />`)}
</article>`}function pr({outcome:{penalties:e,rulings:t},most:n}){let r=k(),{state:i}=D(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=j`<span class="body outcome"><span>${M(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${V(t.length)}</strong><${Qn} value=${t.length} most=${n} /></span>`;return j`<${d} title=${o}>${()=>j`<${ae} rulings=${a} place empty=${A(`hall-none-found`)} />`}<//>`}function mr(){let{tournament:e,state:t,official:n}=D();return!e||!t?j`<${R} title=${A(`dashboard.title`)} />`:ye(n)?j`<${hr} state=${t} />`:j`<${s} title=${A(`dashboard.title`)} up="#/log"><p class="note warn">${A(`dashboard.whose`)}</p><//>`}function hr({state:e}){let[t,n]=O({day:``,round:``});return j`<${s} title=${A(`dashboard.title`)} up="#/log">
<div class="asked">
<${_} type="date" label=${A(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${a} label=${A(`dashboard.round`)} value=${t.round} options=${er(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${gr} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function gr({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=G(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return j`<${yr} seen=${r} zone=${e.settings.time_zone} />
${i&&j`<${_r} state=${e} body=${i} asked=${t} />`}`}function _r({state:e,body:t,asked:n}){let r=k(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>tr(n,e),l=e=>({key:e.foul,name:I(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return j`<p role="status">${A(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${Xn} id="fouls" title=${A(`dashboard.fouls`)} what=${A(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${Xn} id="referees" title=${A(`dashboard.referees`)} what=${A(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${nr} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${Xn} id="otherwise" title=${A(`dashboard.otherwise`)} about=${A(`dashboard.otherwise-about`)} what=${A(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${dr} cases=${t.differently} />
<${cr} state=${e} changes=${t.recharged??[]} />
<${Xn} id="escalations" title=${A(`dashboard.escalations`)} what=${A(`dashboard.status`)}
rows=${s.map(e=>vr(e,c))} />
<${lr} taking=${t.time_to_rule} asked=${n} />
</div>`}function vr({status:e,outcome:t,rulings:r},i){let a=[e,t].filter(Boolean),o=a.map(e=>n(`hall-escalation.${e}`)?A(`hall-escalation.${e}`):e),s=a.join(` `);return{key:s,name:o.join(` · `),value:r,href:i({status:``,escalation:s})}}function yr({seen:{answer:e,fresh:t,trouble:n},zone:r}){pt();let i=e&&L(e.at,r);return!e&&!n?j`<${S} />`:n?j`<p class="note warn" role="status">${U(n)} ${A(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:j`<p class="soft">${A(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const br=[`photo`,`note`];function xr({state:e,escalation:t,ruling:n}){let r=D(),{outbox:a}=r,[o,s]=O(null);if(P(()=>void i.loadEscalationSteps(),[]),a.some(({subject:e,kind:n,state:r})=>e===t.id&&!br.includes(n)&&_e(r)))return j`<p class="note bad">${A(`esc.stuck`)} <a href="#/outbox">${A(`hall-resolve`)}</a></p>`;let c=_t(r,t,n);return j`
${c===`decide`&&j`<${Tr} state=${e} escalation=${t} ruling=${n} onAsk=${s} />`}
${c===`appeal`&&j`<button class="button main" type="button" onClick=${()=>s(Sr)}>${A(`esc.do.appeal`)}</button>`}
${c===`reopen`&&j`<button class="button" type="button" onClick=${()=>s(Cr)}>${A(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(c)&&j`<p class="note warn">${A(`esc.${c}`)}</p>`}
${c===``&&j`<p class="soft">${A(`esc.wait.${t.status}`)}</p>`}
${o&&j`<${Me} what=${o.name} title=${A(`esc.do.${o.name}`)} text=${A(`esc.means.${o.name}`)} yes=${A(`esc.do.${o.name}`)}
onReason=${async e=>{if(!o)return;let{kind:n,name:r,...a}=o;await i.send(n,t.id,{reason:e,...a}),ie(),T(A(`esc.done.${n}`)),s(null)}} onClose=${()=>s(null)} />`}
`}const Sr={kind:`appeal`,name:`appeal`},Cr={kind:`reopening`,name:`reopening`},wr=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Tr({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>j`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${A(`esc.do.${e.name}`)}</button>`;return j`
${u&&f(wr(`amended`,`confirmed`),`main`)}
${f(wr(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${A(u?`esc.amend-again`:`hall-amend`)}</a>
${f(wr(`overturned`),`danger`)}
`}function Er({ruling:e,rulings:t}){let n=k(),{state:r}=D(),[i,a]=[!0,!1].map(n=>t.filter(t=>kr(t,e)===n)),o=[...i,...a].slice(0,12);return j`<section class="stack">
<h2>${A(`esc.same-foul`)}</h2>
${t.length===0&&j`<p class="soft">${A(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>j`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${le(t.kind)}`}>${M(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,L(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&j`<span class="badge info">${A(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&j`<span class="badge warn">${A(`esc.other-revision`)}</span>`}
<${Ce} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&j`<a class="reach" href=${`#/log?foul=${e.foul}`}>${A(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Dr(e,t,{offender:n}){return jr(e,t,e=>e.offender.id===n.id)}function Or(e,t,{foul:n}){return jr(e,t,e=>e.foul===n)}function kr(e,t){return he(Ar(e))===he(Ar(t))}function Ar({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function jr(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return xe(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Mr({state:e,foul:t,escalation:n}){let r=G(`precedents?limit=20&foul=${t}`);return j`<section class="stack">
<h2>${A(`esc.precedents`)}</h2>
<${Le} seen=${r} what="precedents" />
${r.answer&&j`<${Pr} state=${e} items=${Nr(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${A(`esc.search-precedents`)}</a>
</section>`}function Nr(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Pr({state:e,items:t}){let n=k();return t.length===0?j`<p class="soft">${A(`esc.no-precedents`)}</p>`:j`<ul class="rows below precedents">
${t.map(t=>j`<li key=${t.ruling.id}><${Fr} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Fr({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return j`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${le(n.kind)}`}>${M(t,n)}</strong>
<span>${I(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>j`<small key=${e}>${e}</small>`)}
${l.map(e=>j`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,L(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&j`<span class="badge">${A(`hall-status.${n.status}`)}</span>`}
${c&&j`<span class="badge warn">${A(`esc.revision-changed`)}</span>`}
${r.map(e=>j`<span class="badge" key=${e}>${A(`esc.why.${e}`)}</span>`)}
${s&&j`<span class="badge info">${zt(s)}</span>`}
</span>
</span>
</a>`}function Ir({args:[e]}){let{tournament:t,state:n}=D();if(!t||!n)return j`<${R} title=${A(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?j`<${y} title=${A(`esc.one`)} text=${A(`esc.missing`)} up="#/escalations" />`:j`<${Lr} state=${n} escalation=${r} ruling=${i} />`}function Lr({state:e,escalation:t,ruling:n}){let r=k(),i=Dt([n])[n.revision],a=ee(r,i,n),o=a&&(a.chosen??a.final??a.first),c=t.status===`open`;Re(c);let l=j`<${xr} state=${e} escalation=${t} ruling=${n} />`;return j`<${s} title=${I(r,n.foul)} up="#/escalations" actions=${l}>
<${kt} ruling=${n} shown=${o}>
<p role="status"><span class=${`badge ${c?`warn`:`info`}`}>${Wt(t)}</span> ${c&&j`<span class="soft">${wt(t.escalated_at)}</span>`}</p>
<//>
<${xt} state=${e} escalation=${t} />
<section class="stack">
<h2>${A(`esc.so-far`)}</h2>
<${bt} state=${e} events=${At(e,t)} />
</section>
<${Lt} ruling=${n} />
${a?j`<${jt} ruling=${n} spoken=${a} />`:j`<p class="soft">${A(`hall-no-book`)}</p>`}
<${It} state=${e} ruling=${n} />
<${$e} state=${e} ruling=${n} />
<${Vt} state=${e} ruling=${n} />
<section class="stack">
<h2>${A(`esc.on-offender`,{name:n.offender.name})}</h2>
<${ae} rulings=${Dr(e,t,n)} place empty=${A(`esc.nothing-else`)} />
</section>
<${Oe} state=${e} id=${n.offender.id} />
<${Er} ruling=${n} rulings=${Or(e,t,n)} />
<${Mr} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function Rr(){let{tournament:e,state:t}=D();return!e||!t?j`<${R} title=${A(`hall-escalations`)} />`:j`<${zr} state=${t} />`}function zr({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return Re(r.length>0),j`<${s} title=${A(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${A(`esc.precedents`)}</a></p>
${t.length===0&&j`<${z} text=${A(`esc.none`)}><a class="button" href="#/log">${A(`hall-log`)}</a><//>`}
<${Br} state=${e} title=${A(`esc.waiting`,{count:r.length})} escalations=${r} />
<${Br} state=${e} title=${A(`esc.decided-ones`)} escalations=${i} />
<//>`}function Br({state:e,title:t,escalations:n}){return n.length===0?null:j`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>j`<li key=${t.id}><${Vr} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function Vr({state:e,escalation:t}){let n=k(),r=e.rulings[t.id],i=t.status===`open`,a=[A(`hall-table`,{label:r.table.label}),yt(e,t),wt(t.escalated_at)];return j`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${I(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${M(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${Wt(t)}</span>
${!i&&j`<span class="badge info">${zt(t)}</span>`}
${t.unsent&&j`<span class="badge info">${A(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function Hr({query:e}){let{tournament:t,state:n}=D();return!t||!n?j`<${R} title=${A(`esc.precedents`)} />`:j`<${Ur} state=${n} begun=${e.get(`foul`)??``} />`}function Ur({state:e,begun:t}){let n=k(),[r,i]=O(t in n.catalogue.fouls?t:``),[o,c]=O({}),[l,u]=O(``),[d,f]=O(``),p=e=>{i(e),c({})},m=e=>{e.preventDefault(),f(l.trim())},h=G(qr(r,o,d)),g=h.answer?.body;return j`<${s} title=${A(`esc.precedents`)} up="#/escalations">
<p class="soft">${A(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${a} label=${A(`hall-filter.foul`)} value=${r} options=${[{value:``,text:A(`esc.any`)},...Kr(n)]} onChange=${p} />
${r&&j`<${Wr} words=${n} foul=${r} facts=${o} onFacts=${c} />`}
<${_} type="search" label=${A(`esc.words`)} hint=${A(`esc.words-hint`)} value=${l} onInput=${u} maxlength="200" />
<button class="button">${A(`esc.search`)}</button>
</form>
<${Le} seen=${h} what="precedents" />
${g&&j`<${Pr} state=${e} items=${g.items} />`}
${g?.next&&j`<p class="note">${A(`esc.more`,{count:50})}</p>`}
<//>`}function Wr({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=D();return i?i.table(t).used.map(t=>{let i=Gr(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&j`<${a} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:A(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function Gr({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function Kr(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function qr(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function Jr({state:e,kind:t,id:n}){let r=e[`${t}s`]?.[e.merged[n]??n];if(!r)return j`<${y} title=${A(`fines.title`)} text=${A(`fines.no-account`)} up="#/fines" />`;let i={kind:t,id:r.id},a=Ee(e,r.id).length===0;return j`<${s} title=${r.name} up="#/fines">
<p class="soft">${Yr(e,t,r)}</p>
${a&&j`<p class="soft">${A(`fines.no-lines`)}</p>`}
<${St} state=${e} id=${r.id} />
<${Wn} state=${e} account=${i} />
${t===`player`&&j`<a class="button quiet" href=${`#/player/${r.id}`}>${A(`fines.to-player`)}</a>`}
<//>`}function Yr(e,t,n){return t===`player`?[n.id_number&&A(`hall-id-number`,{number:n.id_number}),e.teams[n.team]?.name].filter(Boolean).join(` · `):A(`fines.kind.${t}`)}function Xr({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=Be(r).map(([e,t])=>Y(e,t));return j`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${A(`fines.owing`)}</h2>
${r.length===0&&j`<p class="soft">${A(`fines.none`)}</p>`}
${r.length>0&&j`<p>${A(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>j`<li key=${Qr(t)}><${$r} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&j`<p class="soft">${A(`fines.not-seated`)}</p>`}
</section>`}function Zr({state:e,balances:t,onRefund:n}){let r=t.filter(({amount:e})=>e<0);return r.length===0?null:j`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${A(`fines.paid-back`)}</h2>
<ul class="rows">
${r.map(t=>j`<li key=${Qr(t)}><${$r} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${!n&&j`<p class="soft">${A(`fines.gives-back`)}</p>`}
</section>`}function Qr({account:e,unit:t}){return e.id+t}function $r({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=s.filter(({cause:e})=>e===`payment`).reduce((e,t)=>e-t.amount,0),l=[a>0&&A(`fines.since`,{time:L(o,e.settings.time_zone)}),c>0&&A(`fines.part-paid`,{amount:Y(i,c)})],u=j`<span class="body who">${K(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${Y(i,Math.abs(a))}</strong>`;return n?j`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:j`<a class="row" href=${`#/fines/${r.kind}/${r.id}`}>${u}</a>`}function ei({state:e}){let t=Object.values(e.payments).sort((e,t)=>e.paid_at<t.paid_at?1:-1);return t.length===0?null:j`<section class="stack" aria-labelledby="paid">
<h2 id="paid">${A(`fines.paid`)}</h2>
<ul class="rows">
${t.map(t=>j`<li key=${t.id}><${ti} state=${e} payment=${t} /></li>`)}
</ul>
<p class="soft">${A(`fines.put-right`)}</p>
</section>`}function ti({state:e,payment:t}){let{id:n,account_kind:r,account_id:i,unit:a,amount:o,method:s,paid_at:c,refund:l,withdrawn:u}=t,d=[u&&A(`fines.withdrawn`),ni(t),A(`fines.method.${s}`),L(c,e.settings.time_zone)],f=Y(a,l?-o:o);return j`<a class=${`row ${u?`over`:``}`} href=${`#/paid/${n}`}>
<span class="body who">${K(e,{kind:r,id:i})}<small>${d.filter(Boolean).join(` · `)}</small></span>
${u?j`<s>${f}</s>`:j`<strong>${f}</strong>`}
</a>`}function ni({unsent:e,refund:t,receipt:n}){return e?A(`fines.no-receipt-yet`):A(t?`fines.refund-number`:`fines.receipt`,{number:n})}function ri({state:e,official:t}){if(!e.season||!Ge(t))return null;let n=A(`fines.season`,{season:e.season.season});return j`<${d} title=${n}>${()=>j`<${ii} state=${e} />`}<//>`}function ii({state:e}){let{answer:t,fresh:n,trouble:r}=G(`ledger/fines/season`);if(!t)return j`<p class="soft" role="status">${A(r?`fines.season-away`:`loading`)}</p>`;let{items:i}=t.body,a=L(t.at,e.settings.time_zone);return j`${!n&&j`<p class="note warn" role="status">${A(`fines.season-old`,{time:a})}</p>`}
${i.length===0&&j`<p class="soft">${A(`fines.nobody`)}</p>`}
<ul class="rows">
${i.map(t=>j`<li class="row" key=${[t.holder.kind,t.tournaments[0].account,t.unit].join()}>
<span class="body who">${t.holder.name}<small>${ai(e,t)}</small></span>
<strong>${Y(t.unit,t.amount)}</strong>
</li>`)}
</ul>`}function ai(e,{unit:t,tournaments:n}){return n.map(({tournament:r,amount:i})=>{let a=me(e,r)||e.settings.name;return n.length>1?`${a} ${Y(t,i)}`:a}).join(` · `)}function oi({state:e}){let{fines:t}=e.others;return t.length===0?null:j`<section class="stack" aria-labelledby="elsewhere">
<h2 id="elsewhere">${A(`fines.elsewhere`)}</h2>
<ul class="rows">
${t.map(({account:t,tournament:n,unit:r,amount:i,since:a})=>j`<li key=${[t.id,n,r].join()} class="row">
<span class="body who">${K(e,t)}<small>
${me(e,n)} · ${A(`fines.since`,{time:L(a,e.settings.time_zone)})}
</small></span>
<strong>${Y(r,i)}</strong>
</li>`)}
</ul>
<p class="soft">${A(`fines.paid-there`)}</p>
</section>`}function si({args:[e,t]}){let{tournament:n,state:r}=D();return!n||!r?j`<${R} title=${A(`fines.title`)} />`:t?j`<${Jr} key=${t} state=${r} kind=${e} id=${t} />`:j`<${ci} state=${r} />`}function ci({state:e}){let{official:t}=D(),[n,r]=O(null),[a,o]=O(null),[c,l]=O(``);P(()=>void i.lookAround(),[]);let u=ne(()=>Et(e),[e.ledger]),d=Ge(t);return j`<${s} title=${A(`fines.title`)} up="#/tables">
<div role="status">${e.payments[c]&&j`<${li} state=${e} payment=${e.payments[c]} />`}</div>
<${Xr} state=${e} balances=${u} onPay=${d&&r} />
<${Zr} state=${e} balances=${u} onRefund=${d&&o} />
<${oi} state=${e} />
<${ei} state=${e} />
<${ri} state=${e} official=${t} />
${d&&j`<a class="button" href="#/reports">${A(`reports.link`)}</a>`}
${n&&j`<${Je} state=${e} balance=${n} onTaken=${l} onClose=${()=>r(null)} />`}
${a&&j`<${Hn} state=${e} balance=${a} onClose=${()=>o(null)} />`}
<//>`}function li({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=K(e,{kind:n,id:r});return j`<p class="note info row">
<span class="body">${A(`fines.taken`,{name:o,amount:Y(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${A(`fines.to-receipt`)}</a>
</p>`}function ui({state:e,payment:{withdrawn:t}}){if(!t)return null;let{at:n,by:r,reason:i}=t,a={time:L(n,e.settings.time_zone),name:e.officials[r]?.name??`?`};return j`<p class="note bad" role="status"><strong>${A(`fines.withdrawn-by`,a)}</strong> ${i}</p>`}function di({state:e,payment:t}){let{official:n}=D(),[r,i]=O(!1),{id:a,account_kind:o,account_id:s,unit:c,amount:l,refund:u,withdrawn:d,unsent:f}=t,p=Ie(n,e.merged[s]??s);if(d||f||p||!Ge(n))return null;let m=A(u?`fines.withdraw-refund`:`fines.withdraw`);return j`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${m}</button>
${r&&j`<${Z} title=${m} what=${u?`refund-withdrawal`:`payment`} yes=${A(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`payments/${a}/withdrawal`,body:{}}} done=${A(`fines.withdrawn-done`)} onClose=${()=>i(!1)}>
<p><strong>${K(e,{kind:o,id:s})} · ${Y(c,l)}</strong></p>
<p>${A(u?`fines.withdraw-refund-text`:`fines.withdraw-text`)}</p>
<//>`}`}function fi({args:[e]}){let{tournament:t,state:n,official:r}=D();if(!t||!n)return j`<${R} title=${A(`fines.payment`)} />`;let i=n.payments[e];if(!i)return j`<${y} title=${A(`fines.payment`)} text=${A(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?A(`fines.payment`):ni(i);return j`<${s} title=${a} up="#/fines">
<${ui} state=${n} payment=${i} />
<${pi} state=${n} payment=${i} />
${i.unsent&&j`<p class="note info" role="status">${A(`fines.receipt-later`)}</p>`}
${!i.unsent&&!i.withdrawn&&j`<${mi} hash=${i.hash} />`}
${!i.unsent&&Ge(r)&&j`<${hi} payment=${i} />`}
<${di} state=${n} payment=${i} />
<//>`}function pi({state:e,payment:t}){let{account_kind:n,account_id:r,unit:i,amount:a,method:o,paid_at:s,note:c,refund:l}=t,u=[[A(l?`fines.paid-back-to`:`fines.payer`),K(e,{kind:n,id:r})],[A(`fines.amount-paid`),Y(i,a)],[A(`fines.how`),A(`fines.method.${o}`)],[A(`fines.when`),L(s,e.settings.time_zone)],...c?[[A(l?`fines.why`:`fines.note-paid`),c]]:[]];return j`<dl class="facts">
${u.map(([e,t])=>j`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function mi({hash:e}){let t=Ae();return j`<figure class="big-code">
<${Mt} text=${`${t}/#/receipt/${e}`} label=${A(`fines.code`)} />
<figcaption>${A(`fines.photograph`)}</figcaption>
</figure>`}function hi({payment:{id:e,receipt:t}}){let{live:n}=D(),{lang:r}=se(),[a,o]=O(0),{blob:s,url:c,failed:l}=Ne(()=>i.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,a].join()),u=()=>o(a+1);P(()=>{l&&n===`live`&&u()},[n]);let d=`receipt-${t}.pdf`;if(l)return j`<p class="note warn" role="status">${A(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${A(`try-again`)}</button>`;if(!c||!s)return j`<p class="soft" role="status">${A(`fines.page-comes`)}</p>`;let f=[new File([s],d,{type:s.type})];return j`<div class="doing">
<a class="button main" href=${c} target="_blank">${A(`fines.open-page`)}</a>
<a class="button" href=${c} download=${d}>${A(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&j`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${A(`fines.share-page`)}</button>`}
</div>`}function gi(){let{tournament:e,state:t}=D();if(!e||!t)return j`<${R} title=${A(`hall-cards`)} />`;let n=j`<button class="button main" onClick=${()=>print()}>${A(`hall-print`)}</button>`;return j`<${s} title=${A(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${A(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${A(`reports.link`)}</a>
<ul class="codes">
${re(t).map(e=>j`<li key=${e.id}><${_i} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function _i({table:e,name:t}){let{url:n,failed:r}=Ne(()=>i.tableCode(e.id),e.id),a=A(`hall-table`,{label:e.label});return j`<figure>
${n&&j`<img src=${n} alt=${A(`hall-code`,{label:e.label})} />`}
${r&&j`<p class="note warn">${A(`hall-code-away`)}</p>`}
<figcaption><strong>${a}</strong><small>${t}</small></figcaption>
</figure>`}function vi(e,t,n){let{kind:r,body:i}=n,a=yi[r]??yi[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const yi={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...xi(r),r.number,Q(t,r.player_id)],invitation:(e,t,{body:n})=>[n.label,Si(t,n),...xi(n)],phone:(e,t,{body:n})=>[Si(t,n)],token:(e,t,{body:n})=>[n.name,Si(t,n),...n.scopes??[]],team:(e,t,{subject:n,body:r})=>bi(r,r.name??t.teams[n]?.name),player:(e,t,{subject:n,body:r})=>r.merged_into?[A(`journal.joined`,{name:Q(t,n)??`?`})]:bi(r,r.name??Q(t,n),r.id_number),table:(e,t,{subject:n,body:r})=>bi(r,A(`hall-table`,{label:r.label??t.tables[n]?.label??`?`})),hanchan:(e,t,{subject:n,body:r})=>[wi(t,n),...E.map(e=>Q(t,r[`${e}_id`])),r.scheduled_at&&L(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Ci(e,n),photo:(e,t,{body:n})=>Ci(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...Ci(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&A(`journal.outcome.${r.outcome}`),...Ci(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Ti(t,i)]},hand:(e,t,{subject:n,body:r})=>[A(`hall-how.${r.how}`),...Ti(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[A(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>K(t,e)),n.foul&&I(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&A(`help.over.${r.ended_how}`),...Ti(t,t.helpCalls[n])],exam:(e,t,{subject:n})=>[t.exams[n]?.title],"exam-attempt":(e,t,{subject:n})=>{let{exam_id:r,official_id:i}=t.examAttempts[n]??{};return[t.exams[r]?.title,t.officials[i]?.name]},timing:(e,t,{body:n})=>[A(`journal.what.${n.what}`),n.person_id&&K(t,{kind:n.person_kind,id:n.person_id}),wi(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${v(Math.abs(n.seconds))}`,wi(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&A(`journal.what.${r}`),Q(t,i),wi(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>Q(t,e)),ledger:(e,t,{body:n})=>n.lines.map(e=>Ei(t,e)),fine:(e,t,{kind:n,body:r})=>[Ei(t,{...r,what:`paid`,amount:n===`fine.refunded`?r.amount:-r.amount}),A(`journal.receipt`,{number:r.receipt})],payment:(e,t,{body:n})=>[Ei(t,{...n,what:`reversed`,amount:n.refund?-n.amount:n.amount}),A(`journal.receipt`,{number:n.receipt})],fines:(e,t,{body:n})=>n.players.map(e=>Q(t,e)),result:(e,t,{body:n})=>[wi(t,n.hanchan_id),...E.map(t=>`${e.phrase(`seat-${t}`)} ${V(n.points[t])}`)]};function bi({before:e={},withdrawn_at:t,removed_at:n},...r){let i=[e.name,e.id_number,e.label].filter(Boolean).join(`, `);return[...r,i&&A(`journal.was`,{was:i}),t&&A(`journal.withdrawn`),n&&A(`journal.removed`)]}function xi({roles:e}){return(e??[]).map(e=>A(`hall-role.${e}`))}function Q(e,t){return e.players[e.merged[t]??t]?.name}function Si(e,{official_id:t,player_id:n}){return e.officials[t]?.name??Q(e,n)}function Ci(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[I(e,n),r.name,A(`hall-table`,{label:i.label}),M(e,t)]}function wi(e,t){let n=e.hanchans[t??``];return n&&je(e,n)}function Ti(e,{table:t,hand:n}={}){return[e.tables[t]&&A(`hall-table`,{label:e.tables[t].label}),ce(n)]}function Ei(e,{account_kind:t,account_id:n,...r}){return`${K(e,{kind:t,id:n})} ${Ye(r)}`}const Di=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Oi(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Fi(e,t);if(n.startsWith(`ruling.`))return Ai(e,t);let[i]=await Ri(t,ki(t));if(!i)return null;if(n===`result.corrected`)return{before:Mi(e,i.body),after:Mi(e,r)};let a=n===`hanchan.scheduled`?Ni:Pi;return{before:a(i.body),after:a(r)}}function ki({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Ai(e,t){let{kind:n,body:r}=t,[i]=await Ri(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=ji(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=M(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(ur(e,t,n))}}}let[o]=await Ri(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:ji(e,o)}:null}function ji(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=M(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Di.filter(e=>(o[e]??null)!==null),c=ur(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Mi(e,{points:t,deposits:n,unranked:r,winless:i}){let a=E.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(a),deposits:n,unranked:r.join(` `),winless:i?.join(` `)}}function Ni({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Pi({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Fi(e,t){let n=await Ri(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Ii(e,r),after:Ii(e,{...r,...t.body})}}function Ii(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[A(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Li(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[A(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Li(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Ri({seq:e},t,n=1){return(await(await i.audit()).older(e,n,t)).entries}const zi=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Bi={ruling:`rulings`,player:`players`,table:`tables`};function Vi({state:e,entry:t,onSubject:n}){let r=k(),{seq:i,at:a,who:o,kind:s}=t,c=o?e.officials[o]?.name??A(`hall-unknown`):A(`journal.nobody`),l=vi(r,e,t),u=[A(`journal.number`,{seq:i}),L(a,e.settings.time_zone),c],f=j`<div class="body">
<h3>${Ui(s)}</h3>
${l.length>0&&j`<span class="who">${l.join(` · `)}</span>`}
<small>${u.join(` · `)}</small>
</div>`;return j`<${d} class="entry" title=${f}>
${()=>j`<${Hi} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Hi({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Bi).find(([,t])=>o in e[t])??[];return j`<div class="stack">
<p class="pair">
${c&&j`<a class="button" href=${`#/${c}/${o}`}>${A(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${A(`journal.all-of-it`)}</button>
</p>
${(zi.includes(a)||s.what===`corrected`)&&j`<${Wi} state=${e} entry=${t} />`}
<h4>${A(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${A(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function Ui(e){return n(`journal.kind.${e}`)?A(`journal.kind.${e}`):e}function Wi({state:e,entry:t}){let n=k(),[r,i]=O(void 0);return P(()=>void Oi(n,t).then(i,()=>i(null)),[]),r===void 0?j`<${S} />`:r===null?j`<p class="soft">${A(`journal.no-before`)}</p>`:j`<${gt} caption=${A(`journal.changes`)} heads=${[A(`journal.before`),A(`journal.after`)]}
before=${r.before} after=${r.after} />`}const Gi=`shinpan.alarm.`;function Ki({inCall:e}){let{alarms:t,tournament:n}=D(),r=t?.at(-1);return r&&n&&j`<${qi} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function qi({alarms:e,id:t,inCall:n}){let r=e.at(-1),[i,a]=O(()=>!n&&oe(Gi+t)!==r.at);return P(()=>{Ji(r)||te(220),ie(600)},[]),j`<div role="alert">
<button class=${Ji(r)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>
<${Yi} alarm=${r} /><span>${A(`alarm.${r.what}`)}</span><strong>${A(`alarm.open`)}</strong>
</button>
</div>
${i&&j`<${Xi} alarms=${e} onClose=${()=>{we(Gi+t,r.at),a(!1)}} />`}`}function Ji({what:e}){return e===`restored`}function Yi({alarm:e}){return j`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(Ji(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function Xi({alarms:e,onClose:t}){let{official:n}=D(),r=fe(null);P(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return j`<dialog class=${Ji(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${Yi} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${A(`alarm.${o}`)}</h2><p>${A(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${Qi} alarm=${i} />
<section><h3>${A(`alarm.meaning`)}</h3><p>${A(Ji(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${A(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>j`<li key=${e}>${A(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${na}>${A(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${A(`alarm.close`)}</button>
${a.map(e=>j`<${Zi} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function Zi({alarm:e}){let{what:t,seq:n}=e;return j`<section class="stack">
<h3>${A(`alarm.earlier`)} ${A(`alarm.${t}`)}</h3>
<p>${A(`alarm.${t}.said`,{seq:n})}</p>
<${Qi} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function Qi({alarm:{mine:e,theirs:t,at:n},theirs:r=`alarm.theirs`}){let{tournament:i}=D();return j`${e&&j`<${$i} mine=${e} theirs=${t} heads=${[A(`alarm.mine`),A(r)]} />`}
<p class="soft">${A(`alarm.found`,{time:L(n,i?.time_zone)})}</p>`}function $i({mine:e,theirs:t,heads:n}){let r=k(),{state:i}=D(),a=vi(r,i,e),o=t&&vi(r,i,t);return j`<div class="slips">
<${ta} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${ta} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&j`<${gt} caption=${A(`journal.changes`)} heads=${n} before=${ea(e)} after=${ea(t)} />`}`}function ea({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function ta({title:e,entry:t,parts:n,others:r}){let{state:i}=D();return j`<section class="slip">
<h3>${e}</h3>
${t?j`<p><strong>${Ui(t.kind)}</strong></p>
<ul>${n.map((e,t)=>j`<li key=${t}>${!r||r.includes(e)?e:j`<mark>${e}</mark>`}</li>`)}</ul>
<small>${A(`journal.number`,{seq:t.seq})} · ${L(t.at,i.settings.time_zone)}</small>`:j`<p><mark>${A(`alarm.nothing`)}</mark></p>`}
</section>`}async function na(){let e=await i.evidence().catch(()=>null);if(!e)return T(A(`journal.unread`));let t=JSON.stringify(e,null,1);Xe(new Blob([t],{type:`application/json`}),`${i.snapshot.tournament?.slug}-log-evidence.json`)}function ra({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],o={kind:ia(Se(`journal.kind.`).map(e=>({value:e.slice(13),text:A(e)}))),person:ia(i.map(({id:e,name:t})=>({value:e,text:t}))),table:re(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:A(`journal.this`)}]}};return j`<details class="fold" open=${!!t.subject}>
<summary>${A(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(o).map(([e,r])=>j`<${a} key=${e} label=${A(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:A(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&j`<button class="button" type="button" onClick=${()=>n({})}>${A(`journal.clear`)}</button>`}
</div>
</details>`}function ia(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const aa=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function oa(e,{kind:t,person:n,table:r,subject:i}){let a=ca(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=sa(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function sa({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(aa)??[]]}function ca({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function la({result:{browser:e,server:t}}){return j`<div class="stack" role="status">
<${da} name=${A(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>A(`journal.found.${t}`,{seq:e})} />
${t&&j`<${da} name=${A(`journal.server`)} result=${t} whole="journal.rows-whole" line=${ua} />`}
</div>`}function ua({seq:e,kind:t,values:r,what:i}){let a=r.roles?.split(`, `).map(e=>e===`player`?A(`hall-player`):n(`hall-role.${e}`)?A(`hall-role.${e}`):e);return n(`finding.${t}`)?A(`finding.${t}`,{seq:e,...r,...a&&{roles:a.join(`, `)}}):j`<span lang="en">${i}</span>`}function da({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return j`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=D().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?j`<p class="note bad"><strong>${e}</strong> ${A(`journal.another`,{seq:i.seq})} ${A(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?j`<p class="note"><strong>${e}</strong> ${A(a,{seq:i.seq})}</p>`:j`<div class="note bad stack">
<p><strong>${e}</strong> ${A(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>j`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&j`<p>${A(`journal.more`,{count:r-50})}</p>`}
</div>`}function fa(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function pa({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Xe(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function ma({onHead:e,onClose:t}){let n=fe(null),[r,i]=O(``);return P(()=>{let t=new AbortController;return mt(n.current,t.signal,t=>fa(t)?(e(t),!0):!1,i),()=>t.abort()},[]),j`<${ge} title=${A(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${A(`hall-viewfinder`)}></video>
${r&&j`<p class="note warn" role="status">${A(`journal.scan.${r}`)}</p>`}
<//>`}function ha({state:e}){return j`<section class="card" aria-labelledby="proof">
<h2 id="proof">${A(`journal.proof`)}</h2>
<p class="unprinted">${A(`journal.proof-about`)}</p>
<${ga} />
<${d} title=${A(`journal.head`)}>${()=>j`<${va} state=${e} />`}<//>
</section>`}function ga(){let{official:e}=D(),[t,n]=O(``),[r,i]=O(null),[a,o]=O(null),s=fe(null);P(()=>()=>s.current?.abort(),[]);let[c,l]=O(!1),u=e=>{n(e),l(!1)},d=fa(t),f=t.trim()&&!d?A(`journal.no-head`):``;return j`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),f||a)return;s.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=s.current;i(await _a({noted:d,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
<${_} label=${A(`journal.noted`)} hint=${A(`journal.noted-hint`)} value=${t} wrong=${f} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>l(!0)}>${A(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${A(`journal.verify`)}</button>
</form>
${a&&j`<div class="stack" role="status">
<progress aria-label=${A(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${A(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>s.current?.abort()}>${A(`journal.stop`)}</button>
</div>`}
${r&&j`<${la} result=${r} />`}
${c&&j`<${ma} onHead=${u} onClose=${()=>l(!1)} />`}`}async function _a(e,t){let{prove:n}=await i.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?A(`journal.stopped`):U(t)})),a=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),o=await r(Promise.race([n(e),a]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:o};let s=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:o,server:await r(i.ask(`audit${s}`,{timeout:12e4}))}}function va({state:e}){let[n,r]=O(null),[a,o]=O(``),{online:s}=D();if(P(()=>{i.ask(`journal/head`).then(r,e=>o(U(e)))},[e.seq,s]),!n)return j`<p class=${a?`note warn`:`soft`} role="status">${a||A(`loading`)}</p>`;let{slug:c,name:l,time_zone:u}=e.settings,d=`${n.seq}:${n.hash}`;return j`<div class="stack head">
<p>${A(`journal.head-about`)}</p>
<figure><${Mt} text=${d} label=${A(`journal.code`)} /><figcaption><strong>${l}</strong></figcaption></figure>
<${t} rows=${[[A(`journal.number-of`),n.seq],[A(`journal.time`),n.at&&L(n.at,u)],[A(`journal.hash`),j`<code>${d}</code>`],[A(`journal.command`),j`<code>shinpan audit verify ${c} --head ${d}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>pa(e.settings,n)}>${A(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${A(`hall-print`)}</button>
</p>
</div>`}const ya=5e3;function ba({state:e}){let{online:t}=D(),[n,r]=O(null),[a,o]=O(``),[s,c]=O(null);return P(()=>{let e=()=>xa().then(r,e=>o(U(e))),t=()=>i.uncheckedSince().then(c,()=>{});e(),t();let n=setTimeout(e,ya),a=setInterval(t,ya);return()=>{clearTimeout(n),clearInterval(a)}},[e.hash,t]),j`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${A(`witness.title`)}</h2>
${s&&j`<p class="note warn" role="status">${A(`witness.unchecked`,{time:L(s,e.settings.time_zone)})}</p>`}
${n?j`<${Sa} state=${e} answer=${n} />`:j`<p class="soft" role="status">${a||A(`loading`)}</p>`}
</section>`}async function xa(){let e=await i.ask(`journal/witnesses`);return{...e,...await i.behindHead(e)}}function Sa({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return j`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>j`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${wa(e,t.official_id)}</span>`)}
</p>
<p><strong>${A(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${A(`witness.about`)}</p>
${o.length>0&&j`<ul class="bullets">${o.map(t=>j`<li key=${t.key_id}>${Ca(e,t,i)}</li>`)}</ul>`}
</div>`}function Ca(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??A(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return A(s,{...o,time:L(i,e.settings.time_zone)})}function wa(e,t){return[...e.officials[t]?.name??`?`][0]}function Ta({query:e}){let{tournament:t,state:n}=D();if(!t||!n)return j`<${R} title=${A(`journal.title`)} />`;let r=Object.fromEntries(e);return j`<${Ea} key=${e.toString()} state=${n} asked=${r} />`}function Ea({state:e,asked:t}){let[n,r]=O(t),[i,a]=O(e.seq),o=JSON.stringify([n,i]);return j`<${s} title=${A(`journal.title`)} up="#/log">
<${ha} state=${e} />
<${ba} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${A(`journal.entries`)}</h2>
<p class="soft">${A(`journal.kept`,{seq:e.seq})}</p>
<${ra} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&j`<button class="button" type="button" onClick=${()=>a(e.seq)}>${A(`journal.newer`,{count:e.seq-i})}</button>`}
<${Da} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function Da({state:e,from:t,chosen:n,onSubject:r}){let a=ne(()=>oa(e,n),[]),[o,s]=O([]),[c,l]=O(t+1),[u,d]=O(!1),f=fe(!1),p=async()=>{if(!(f.current||c===null)){f.current=!0;try{let e=await(await i.audit()).older(c,30,a);s(t=>[...t,...e.entries]),l(e.next)}catch{d(!0)}finally{f.current=!1}}};return P(()=>void p(),[]),u?j`<p class="note bad" role="alert">${A(`journal.unread`)}</p>`:c===t+1?j`<${S} />`:j`<ul class="entries">
${o.map(t=>j`<li key=${t.seq}><${Vi} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${o.length===0&&j`<p class="soft" role="status">${A(`hall-none-found`)}</p>`}
${c!==null&&j`<button class="button" type="button" onClick=${p}>${A(`journal.older`)}</button>`}`}function Oa({state:e}){let t=H(`invitations`),n=j`<a class="button main" href="#/people/invite">${A(`people.invite`)}</a>`;return j`<${s} title=${A(`people.links`)} up="#/people" actions=${n}>
<${dt} of=${t}>
${t=>j`<${ka} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function ka({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return j`${r.length===0&&j`<${z} text=${A(`people.no-links`)} />`}
<${Aa} links=${r} zone=${n} state=${t} />
${i.length>0&&j`<${d} title=${A(`people.closed-count`,{count:i.length})}>
${()=>j`<${Aa} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Aa({links:e,zone:t,state:n}){return e.length===0?null:j`<ul class="rows">
${e.map(e=>j`<${Ma} key=${e.id} link=${e} zone=${t} whom=${n?ja(n,e):A(`people.open-link`)} />`)}
</ul>`}function ja(e,{official:t,player:n,roles:r,label:i}){return t?A(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?A(`people.for-player`,{name:e.players[n]?.name??`?`}):[X(r),i].filter(Boolean).join(` · `)}function Ma({link:e,zone:t,whom:n}){let[r,a]=O(!1),{ask:o,asking:s,wrong:c}=W();return j`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Na(e,t)}</small></span>
${!e.closed&&j`<button class="button danger" type="button" disabled=${s} aria-haspopup="dialog"
aria-label=${A(`people.withdraw-this`,{whom:n})} onClick=${()=>a(!0)}>${A(`people.withdraw`)}</button>`}
</div>
${c}
${r&&j`<${Fe} title=${A(`people.withdraw-ask`)} text=${A(`people.withdraw-text`)} yes=${A(`people.withdraw`)} danger
onYes=${()=>{a(!1),o(()=>i.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>a(!1)} />`}
</li>`}function Na({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?A(`people.any-number`):A(`people.uses-left`,{left:t,uses:e});return r?[A(`people.closed.${r}`),a].join(` · `):[a,n?A(`people.until`,{time:L(n,i)}):A(`people.no-end`)].join(` · `)}function Pa({made:e,state:t,up:n,onMore:r}){let[i,a]=O(e.link),o=e.limits??Na(e,t.settings.time_zone),c=j`<button class="button" type="button" onClick=${r}>${A(`people.another`)}</button>
<a class="button main" href=${n}>${A(`people.done`)}</a>`;return j`<${s} title=${A(`people.link-made`)} up=${n} actions=${c}>
<${Ut} link=${i} cure=${e.addresses?.cure} />
<p><strong>${Fa(t,e)}</strong></p>
<figure class="big-code"><${Mt} text=${i} label=${A(`people.code`)} /></figure>
<${vt} link=${i} found=${e.addresses} onLink=${a} />
<p class="soft">${o}</p>
<${Ia} made=${e} />
<${He} label=${A(`people.link`)} text=${i} />
<p class="note warn">${A(`people.link-once`)}</p>
<//>`}function Fa(e,{official:t,player:n,roles:r,name:i}){return n?A(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?A(`people.becomes-named`,{name:i,roles:X(r)}):t?A(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):A(`people.becomes`,{roles:X(r)})}function Ia({made:e}){let{items:t}=H(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return j`<p role="status">${n>0&&j`<span class="badge">${A(`people.arrived`,{count:n})}</span>`}</p>`}const La=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function Ra({state:e,query:t}){let[n,r]=O(null),i=async e=>r({...e,addresses:await st()}),a=t.get(`official`),o=t.get(`player`),c=a?`#/people/${a}`:o?`#/people/player/${o}`:`#/people`,l=A(a?`people.one-more`:o?`people.give-link`:`people.invite`);return n?j`<${Pa} made=${n} state=${e} up=${c} onMore=${()=>r(null)} />`:j`<${s} title=${l} up=${c}>
${a?j`<${Ha} official=${e.officials[a]} onMade=${i} />`:o?j`<${Ua} player=${e.players[o]} onMade=${i} />`:j`<${za} onMade=${i} />`}
<//>`}function za({onMade:e}){let[t,n]=O(`name`),r=[`name`,`role`].map(e=>({value:e,text:A(`people.by.${e}`)}));return j`<${p} label=${A(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?j`<${Ba} onMade=${e} />`:j`<${Va} onMade=${e} />`}`}function Ba({onMade:e}){let[t,n]=O(``),[r,a]=O([]),o=J();return j`<${Wa} lacks=${e=>({name:e&&!t.trim()?A(`people.name-missing`):``,roles:e&&r.length===0?A(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},a=await i.ask(`officials/${o(n)}`,{method:`PUT`,body:n}),s={official:a.id,label:a.name};await e({link:(a.join?a:await ut(`invitations`,o(s),s,`join`)).link,official:a.id,name:a.name,roles:a.roles,limits:A(`people.one-phone`)})}}>
${e=>j`<${_} label=${A(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Ke} chosen=${r} wrong=${e.roles} onChange=${a} />
<p class="soft">${A(`people.by-name-text`)}</p>`}
<//>`}function Va({onMade:e}){let[t,n]=O([]),[r,i]=O(`5`),[a,o]=O(240),[s,c]=O(``),l=J();return j`<${Wa} lacks=${e=>({roles:e&&t.length===0?A(`people.role-missing`):``,uses:e&&!($(r)>=1&&$(r)<=500)?A(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:$(r),minutes:a,label:s.trim()};await e(await ut(`invitations`,l(n),n,`join`))}}>
${e=>j`<${Ke} chosen=${t} wrong=${e.roles} onChange=${n} />
<${_} label=${A(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${Ga} value=${a} onChange=${o} />
<${_} label=${A(`people.label`)} hint=${A(`people.label-hint`)} value=${s} onInput=${c} autocomplete="off" maxlength="200" />
<p class="soft">${A(`people.by-role-text`)}</p>`}
<//>`}function Ha({official:e,onMade:t}){let[n,r]=O(60),i=J();return e?j`<${Wa} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};await t(await ut(`invitations`,i(r),r,`join`))}}>
${()=>j`<p>${A(`people.becomes-phone`,{name:e.name})}</p><${Ga} value=${n} onChange=${r} />`}
<//>`:j`<p class="note warn">${A(`people.nobody`)}</p>`}function Ua({player:e,onMade:t}){let n=J();return e?j`<${Wa} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};await t(await ut(`invitations`,n(r),r,`join`))}}>${()=>j`<p>${A(`people.own-text`,{name:e.name})}</p>`}<//>`:j`<p class="note warn">${A(`people.nobody`)}</p>`}function Wa({make:e,lacks:t=()=>({}),children:n}){let[r,i]=O(!1),{ask:a,asking:o,wrong:s}=W();return j`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${A(`people.make-link`)}</button>
</form>`}function Ga({value:e,onChange:t}){let n=La.map(([e,t,n])=>({value:n,text:ve(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return j`<${a} label=${A(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function $(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}const Ka=`referee`;function qa({state:e}){let[t,n]=O(null),r=H(`phones`);return t?j`<${Xa} made=${t} name=${e.settings.name} />`:j`<${s} title=${A(`people.sheet`)} up="#/people">
<${dt} of=${r}>${t=>j`<${Ja} away=${Qa(e,t)} onMade=${n} />`}<//>
<//>`}function Ja({away:e,onMade:t}){let[n,r]=O(``),[i,a]=O({}),{ask:o,asking:s,wrong:c}=W(),l=J(),u=$a(n),d=[...u.map(e=>({name:e,roles:[i[e]??Ka]})),...e];return j`<${_} long label=${A(`people.sheet-names`)} hint=${A(`people.sheet-hint`)} value=${n} onInput=${r} autocomplete="off" />
${d.length>0&&j`<ul class="rows" aria-label=${A(`people.sheet-who`)}>
${u.map(e=>j`<li class="row role-pick" key=${e}><strong class="body">${e}</strong><${Ya} name=${e} value=${i[e]??Ka} onChange=${t=>a({...i,[e]:t})} /></li>`)}
${e.map(e=>j`<li class="row" key=${e.official}><span class="body"><strong>${e.name}</strong><small>${X(e.roles)} · ${A(`people.no-phone`)}</small></span></li>`)}
</ul>`}
${c} ${s&&j`<${S} text=${A(`people.sheet-making`)} />`}
<button class="button main" type="button" disabled=${s||d.length===0} onClick=${()=>o(async()=>{let e=await st(),n=[];for(let e of d)n.push({...e,link:await Za(e,l)});t({codes:n,found:e})})}>${A(`people.sheet-make`,{count:d.length})}</button>`}function Ya({name:e,value:t,onChange:n}){let r=Ve.map(e=>({value:e,text:A(`hall-role.${e}`)}));return j`<${a} label=${A(`people.role-of`,{name:e})} value=${t} options=${r} onChange=${n} />`}function Xa({made:{codes:e,found:t},name:n}){let[r,i]=O(()=>new URL(e[0].link).origin),a=e=>e.replace(new URL(e).origin,r),o=j`<button class="button main" type="button" onClick=${()=>print()}>${A(`hall-print`)}</button>`;return j`<${s} title=${A(`people.sheet`)} up="#/people" actions=${o}>
<div class="unprinted stack">
<${Ut} link=${a(e[0].link)} cure=${t?.cure} />
<p class="note warn">${A(`people.sheet-once`)}</p>
<${vt} link=${a(e[0].link)} found=${t} onLink=${e=>i(new URL(e).origin)} />
</div>
<ul class="codes">
${e.map(e=>j`<li key=${e.link}>
<figure>
<${Mt} text=${a(e.link)} label=${A(`people.code-of`,{name:e.name})} />
<figcaption><strong>${e.name}</strong><span>${X(e.roles)}</span><small>${n} · ${A(`people.one-phone`)}</small></figcaption>
</figure>
</li>`)}
</ul>
<//>`}async function Za({name:e,roles:t,official:n},r){let a={name:e,roles:t},o=n?null:await i.ask(`officials/${r(a)}`,{method:`PUT`,body:a});if(o?.join)return o.link;let s={official:n??o.id,minutes:10080,label:e};return(await ut(`invitations`,r(s),s,`join`)).link}function Qa(e,t){let n=new Set(t.filter(({cut_off_at:e})=>!e).map(({official:e})=>e));return Object.values(e.officials).filter(({id:e,revoked_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,roles:n})=>({name:t,roles:n,official:e}))}function $a(e){return[...new Set(e.split(`
`).map(e=>e.trim()))].filter(Boolean)}const eo={name:200,id_number:40};function to({state:e}){return j`<${ro} kind="player" title=${A(`people.new`)} state=${e} />`}function no({state:e}){return j`<${ro} kind="team" title=${A(`people.new-team`)} state=${e} />`}function ro({kind:e,title:t,state:n}){let[r,o]=O({name:``,id_number:``,team:``}),[c,l]=O(!1),u=J(),{ask:d,asking:f,wrong:p}=W(),m=B(Object.values(n.teams)).map(({id:e,name:t})=>({value:e,text:t})),h=e===`player`,g=t=>{t.preventDefault();let n=Object.entries(r).map(([e,t])=>[e,t.trim()]),a=Object.fromEntries(n.filter(([,e])=>e)),s=t.currentTarget.querySelector(`input`);if(l(!a.name),!a.name)return s.focus();d(async()=>{await i.ask(`${e}s/${u(a)}`,{method:`PUT`,body:a}),T(A(`people.added`,{name:a.name})),o({...r,name:``,id_number:``}),s.focus()})},v=(e,t)=>j`<${_} label=${A(`correct.field.${e}`)} value=${r[e]} autocomplete="off" maxlength=${eo[e]}
onInput=${t=>o({...r,[e]:t})} ...${t} />`;return j`<${s} title=${t} up="#/people/players">
<form class="stack" onSubmit=${g} novalidate>
${v(`name`,{wrong:c&&!r.name.trim()?A(`people.name-missing`):void 0})}
${h&&v(`id_number`,{hint:A(`people.number-hint`)})}
${h&&m.length>0&&j`<${a} label=${A(`correct.field.team`)} value=${r.team} options=${[{value:``,text:A(`correct.no-team`)},...m]}
onChange=${e=>o({...r,team:e})} />`}
${p}
<button class="button main" disabled=${f}>${A(`people.add`)}</button>
</form>
<//>`}function io({whom:e,name:t,zone:n}){let r=H(`phones`),i=H(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return j`<section class="stack">
<h2>${A(`people.phones`)}</h2>
<${dt} of=${r}>
${e=>j`<${ao} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&j`<${Aa} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${A(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function ao({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>j`<ul class="rows">
${e.map(e=>j`<${oo} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return j`${i.length?a(i):j`<p class="soft">${A(`people.no-phone`)}</p>`}
${r.length>0&&j`<${d} title=${A(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function oo({phone:e,name:t,zone:n}){let{id:r,agent:a,admitted_at:o,seen_at:s,cut_off_at:c,by_account:l}=e,[u,d]=O(!1),{ask:f,asking:p,wrong:m}=W(),h=l?A(`people.by-account`):lo(a??``),g=()=>{d(!1),f(async()=>{await i.ask(`phones/${r}/cut-off`,{method:`PUT`}),T(A(`people.cut-off-done`))})},_=[A(`people.since`,{time:L(o,n)}),s&&!c&&A(`people.seen`,{day:ve(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(s))}),c&&A(`people.cut-off-at`,{time:L(c,n)})];return j`<li>
<div class="row">
<span class="body"><strong>${h}</strong><small>${_.filter(Boolean).join(` · `)}</small></span>
${!c&&j`<button class="button danger" type="button" disabled=${p} aria-haspopup="dialog"
aria-label=${A(`people.cut-off-this`,{phone:h})} onClick=${()=>d(!0)}>${A(`people.cut-off`)}</button>`}
</div>
${m}
${u&&j`<${Fe} title=${A(`people.cut-off-ask`,{name:t,phone:h})} text=${A(`people.cut-off-text`,{name:t})}
yes=${A(`people.cut-off`)} danger onYes=${g} onClose=${()=>d(!1)} />`}
</li>`}const so=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],co=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function lo(e){return[so,co].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function uo({state:e,official:t}){let{id:n,name:r,player_id:o=null,conflicts:s=[]}=t,c={player:o,conflicts:s},[{player:l,conflicts:u},d]=O(c),f=fe(c),p=fe(null),{ask:m,asking:h,wrong:g}=W(),_=e=>d(f.current=e);P(()=>{h||!g&&p.current&&JSON.stringify(p.current)!==JSON.stringify(c)||(p.current=null,_(c))},[o,s.join(),!!g]);let v=async()=>{for(let e=null;e!==f.current;){e=f.current;let t={...e,replaces:p.current??c};await i.ask(`officials/${n}`,{method:`PATCH`,body:t}),p.current=e}T(A(`people.saved`))},y=e=>{_({...f.current,...e}),m(v)},b=B(Object.values(e.players));return j`<section class="card">
<h2>${A(`people.partial`)}</h2>
<p class="soft">${A(`people.partial-text`)}</p>
<${a} label=${A(`people.plays-as`,{name:r})} value=${l??``} options=${po(b,`people.plays-not`)}
onChange=${e=>y({player:e||null})} />
<${fo} players=${b.filter(e=>e.id!==l)} declared=${u}
onChange=${e=>y({conflicts:e})} />
${g}
</section>`}function fo({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),o=e=>n(t.filter(t=>t!==e));return j`${r.length>0&&j`<ul class="rows">
${r.map(({id:e,name:t})=>j`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${A(`people.conflict-over`,{name:t})} onClick=${()=>o(e)}>
${A(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${a} key=${t.join()} label=${A(`people.conflict-add`)} value="" options=${po(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function po(e,t){return[{value:``,text:A(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function mo({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return j`<${y} title=${A(`people.title`)} text=${A(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?j`<${s} title=${i} up=${r}>
<p>${X(a)}</p>
<p class="note warn">${A(`people.revoked-at`,{time:L(o,e.settings.time_zone)})}</p>
<//>`:j`<${s} title=${i} up=${r}>
<p>${X(a)}</p>
<${io} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/official/${t}`}>${A(`correct.link`)}</a>
<${ho} key=${a.join()} official=${n} />
<${uo} state=${e} official=${n} />
<${go} official=${n} />
<//>`}function ho({official:{id:e,roles:t}}){let[n,r]=O(t),[a,o]=O(``),{ask:s,asking:c,wrong:l}=W(),u=[...n].sort().join()===[...t].sort().join();return j`<form class="card" onSubmit=${r=>{r.preventDefault(),o(n.length?``:A(`people.role-missing`)),n.length&&s(async()=>{await i.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),T(A(`people.saved`))})}}>
<h2>${A(`people.roles-change`)}</h2>
<p class="soft">${A(`people.roles-late`)}</p>
<${Ke} chosen=${n} wrong=${a} onChange=${r} />
${l}
${!u&&j`<button class="button main" disabled=${c}>${A(`people.save`)}</button>`}
</form>`}function go({official:{id:e,name:t}}){let[n,r]=O(!1),{ask:a,asking:o,wrong:s}=W();return j`${s}
<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${A(`people.revoke-this`,{name:t})}
</button>
${n&&j`<${Fe} title=${A(`people.revoke-ask`,{name:t})} text=${A(`people.revoke-text`)} yes=${A(`people.revoke`)} danger
onYes=${()=>{r(!1),a(()=>i.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function _o({state:e}){let[t,n]=O(``),{items:r}=H(`invitations`),i=t.trim().toLocaleLowerCase(),a=B(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),o=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return j`<${s} title=${A(`people.players`)} up="#/people">
<p>${A(`people.players-text`)}</p>
<${_} type="search" label=${A(`people.find`)} value=${t} onInput=${n} />
${a.length===0&&(i?j`<${z} text=${A(`people.nobody`)} />`:j`<${z} text=${A(`people.no-players`)}><${Pt} /><//>`)}
<ul class="rows">
${a.map(({id:e,name:t,withdrawn_at:n})=>j`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${n&&j`<span class="badge warn">${A(`standings.withdrawn`)}</span>`}
${o.has(e)&&j`<span class="badge">${A(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<a class="button" href="#/people/new">${A(`people.new`)}</a>
${!i&&j`<${vo} state=${e} />`}
<//>`}function vo({state:e}){let t=B(Object.values(e.teams));return t.length===0?null:j`<section class="stack">
<h2>${A(`correct.teams`)}</h2>
<ul class="rows">
${t.map(({id:e,name:t})=>j`<li key=${e}><a class="row" href=${`#/correct/team/${e}`}>${t}</a></li>`)}
</ul>
</section>`}function yo({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?j`<${s} title=${n.name} up=${r}>
<p>${A(`people.own-text`,{name:n.name})}</p>
<${io} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/player/${t}`}>${A(`correct.link`)}</a>
<a class="button" href=${`#/people/erase?player=${t}`}>${A(`people.erase`)}</a>
<//>`:j`<${y} title=${A(`people.players`)} text=${A(`people.nobody`)} up=${r} />`}function bo({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return j`<${y} title=${A(`erasing.title`)} text=${A(`people.nobody`)} up="#/people/players" />`;let a=r?A(`erasing.title-one`,{name:r.name}):A(`erasing.title`);return j`<${s} title=${a} up=${i}>
<p>${A(`erasing.text`)}</p>
${e.season&&j`<p class="note warn">${A(`erasing.season`)}</p>`}
<p class="soft">${A(`erasing.other-places`)}</p>
<${So} player=${n} names=${xo(r?[r]:B(Object.values(e.players)))} />
<${Co} zone=${e.settings.time_zone} />
<//>`}function xo(e){let t=F(e.slice(0,5).map(({name:e})=>e)),n=e.length-5;return n>0?A(`erasing.and-more`,{names:t,count:n}):t}function So({player:e,names:t}){let[n,r]=O(!1),[a,o]=O(!1),[s,c]=O(!1),{ask:u,asking:d,wrong:f}=W(),p=J();return j`<div class="stack">
${!e&&j`<${l} label=${A(`erasing.texts`)} hint=${A(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${l} label=${A(`erasing.photos`)} checked=${a} onChange=${o} />`}
${f}
<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog" onClick=${()=>c(!0)}>
${A(`erasing.erase`)}
</button>
${s&&j`<${Fe} title=${A(`erasing.ask`)} text=${A(`erasing.ask-text`,{names:t})} yes=${A(`erasing.erase`)} danger
onYes=${()=>{c(!1);let t={texts:n,photos:a,...e&&{players:[e]}};return u(async()=>{await i.ask(`erasures/${p(t)}`,{method:`PUT`,body:t}),T(A(`erasing.done`))})}} onClose=${()=>c(!1)} />`}
</div>`}function Co({zone:e}){let{items:t}=H(`erasures`);if(!t?.length)return null;let n=ve(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return j`<section class="stack">
<h2>${A(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>j`<li key=${e} class="row">
<span class="body">
<strong>${t?A(`erasing.some`,{count:t.length}):A(`erasing.everybody`)}</strong>
<small>${[A(`erasing.names`),r&&A(`erasing.texts`),i&&A(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const wo=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function To({state:e}){let t=H(`api-tokens`),[n,r]=O(!1),i=!n&&j`<button class="button main" type="button" onClick=${()=>r(!0)}>${A(`people.token-new`)}</button>`;return j`<${s} title=${A(`people.tokens`)} up="#/people" actions=${i}>
<p>${A(`people.tokens-text`)}</p>
${n&&j`<${ko} state=${e} onDone=${()=>r(!1)} />`}
<${dt} of=${t}>${t=>j`<${Eo} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function Eo({tokens:e,state:t}){let n=e.filter(Do),r=e.filter(e=>!Do(e)),i=e=>j`<ul class="rows">
${e.map(e=>j`<${Oo} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return j`${r.length?i(r):j`<${z} text=${A(`people.no-tokens`)} />`}
${n.length>0&&j`<${d} title=${A(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function Do({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=i.now()}function Oo({token:e,state:t}){let{id:n,name:r,official:a,scopes:o,expires_at:s,revoked_at:c}=e,[l,u]=O(!1),{ask:d,asking:f,wrong:p}=W(),m=()=>{u(!1),d(()=>i.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},h=L(c??s,t.settings.time_zone);return j`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${A(`people.acts-as`,{name:t.officials[a]?.name??`?`})}</span>
<small>${F(o.map(e=>A(`people.scope.${e}`)))}</small>
<small>${A(c?`people.revoked-at`:`people.until`,{time:h})}</small>
</span>
${!Do(e)&&j`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${A(`people.withdraw-this`,{whom:r})} onClick=${()=>u(!0)}>${A(`people.revoke`)}</button>`}
</div>
${p}
${l&&j`<${Fe} title=${A(`people.token-ask`,{name:r})} text=${A(`people.token-revoke-text`)} yes=${A(`people.revoke`)} danger
onYes=${m} onClose=${()=>u(!1)} />`}
</li>`}function ko({state:e,onDone:t}){let n=D().official.id,[r,i]=O({name:``,official:n,scopes:[`read`],days:`30`}),[o,s]=O(!1),[c,l]=O(``),u=J(),{ask:d,asking:f,wrong:p}=W(),m=Ao(r),h=e=>t=>i({...r,[e]:t}),g=e=>{e.preventDefault(),s(!0);let t={...r,name:r.name.trim(),days:$(r.days)};Object.values(m).some(Boolean)||d(async()=>l((await ut(`api-tokens`,u(t),t,`token`)).token))};if(c)return j`<${jo} token=${c} name=${r.name} onDone=${t} />`;let v=B(Object.values(e.officials).filter(({revoked_at:e})=>!e));return j`<form class="card stack" onSubmit=${g} novalidate>
<h2>${A(`people.token-new`)}</h2>
<${_} label=${A(`people.token-name`)} hint=${A(`people.token-name-hint`)} value=${r.name} wrong=${o?m.name:``}
onInput=${h(`name`)} autocomplete="off" maxlength="200" />
<${a} label=${A(`people.token-official`)} value=${r.official} onChange=${h(`official`)}
options=${v.map(({id:e,name:t})=>({value:e,text:t}))} />
<${at} label=${A(`people.scopes`)} names=${wo} chosen=${r.scopes} wrong=${o?m.scopes:``}
said=${e=>j`${A(`people.scope.${e}`)}<br /><small class="soft">${A(`people.opens.${e}`)}</small>`}
onChange=${h(`scopes`)} />
<${_} label=${A(`people.days`)} value=${r.days} onInput=${h(`days`)} wrong=${o?m.days:``} inputmode="numeric" autocomplete="off" />
${p}
<div class="pair">
<button class="button main" disabled=${f}>${A(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${A(`cancel`)}</button>
</div>
</form>`}function Ao({name:e,scopes:t,days:n}){return{name:e.trim()?``:A(`people.token-name-missing`),scopes:t.length?``:A(`people.scope-missing`),days:$(n)>=1&&$(n)<=366?``:A(`people.days-wrong`,{most:366})}}function jo({token:e,name:t,onDone:n}){return j`<section class="card stack" role="status">
<h2>${A(`people.token-made`,{name:t})}</h2>
<${He} label=${A(`people.token`)} text=${e} />
<p class="note warn">${A(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${A(`people.done`)}</button>
</section>`}const Mo={erase:bo,invite:Ra,links:Oa,more:ke,new:to,"new-team":no,players:_o,player:yo,sheet:qa,teams:_o,tokens:To};function No({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=D();if(!r||!i)return j`<${R} title=${A(`people.title`)} />`;if(!N(a,[`director`]))return j`<${s} title=${A(`people.title`)} up="#/tables"><p class="note warn">${A(`people.directors`)}</p><//>`;let o=e===``?nt:Object.hasOwn(Mo,e)?Mo[e]:mo;return j`<${o} state=${i} id=${t||e} query=${n} /><${Bt} />`}const Po=[`director`,`head-referee`,`referee`,`arbiter`],Fo=[{id:`seating-by-table`,path:`printables/seating.pdf?by=table`,roles:[...Po,`finance`]},{id:`seating-by-name`,path:`printables/seating.pdf?by=name`,roles:[...Po,`finance`]},{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`penalties`,path:`printables/penalties.pdf`,roles:[...Po,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:Po}],Io=[{id:`standings`,path:`printables/standings.pdf`,roles:[...Po,`finance`]},{id:`lateness`,path:`printables/lateness.pdf`,roles:[`director`]},{id:`report`,path:`report.pdf`,roles:[`director`]}],Lo=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]},{id:`exams`,roles:[`director`]}],Ro=[`ema`,`penalty-list`,`world-riichi`,`riichi-nomi`],zo={pantheon:`jsonl`,calendar:`ics`},Bo=[`xlsx`,`csv`];function Vo(){let{tournament:e,state:t,official:n}=D();if(!e||!t)return j`<${R} title=${A(`reports.title`)} />`;let r=Yo(n,Lo);return j`<${s} title=${A(`reports.title`)} up="#/tables">
<${Ho} title=${A(`reports.before`)} papers=${Yo(n,Fo)}>${N(n,Po)&&j`<${Uo} />`}<//>
<${Ho} title=${A(`reports.after`)} papers=${Yo(n,Io)} />
${r.length>0&&j`<${Go} sheets=${r} />`}
${N(n,[`director`,`finance`])&&j`<${qo} />`}
${N(n,[`director`])&&j`<${Jo} />`}
<//>`}function Ho({title:e,papers:t,children:n}){let r=tt();return j`<section class="stack">
<h2>${e}</h2>
<ul class="rows">
${t.map(({id:e,path:t})=>j`<${qe} key=${e} name=${A(`reports.paper.${e}`)} hint=${A(`reports.about.${e}`)} path=${t}
file=${`${r}-${e}.pdf`} />`)}
${n}
</ul>
</section>`}function Uo(){let{state:e}=D(),t=tt(),[n,r]=O(``),i=Wo(e),a=[{value:``,text:A(`reports.all-rounds`)},...i.map(e=>({value:e,text:e}))],o=`printables/score-slips.pdf${n&&`?round=${encodeURIComponent(n)}`}`;return j`<${qe} name=${A(`reports.paper.slips`)} hint=${A(`reports.about.slips`)} path=${o} file=${`${t}-score-slips.pdf`}>
${i.length>1&&j`<${p} label=${A(`reports.of-round`)} value=${n} options=${a} onChange=${r} />`}
<//>`}function Wo({hanchans:e}){let t=Object.values(e).map(({round:e})=>e);return[...new Set(t)].sort((e,t)=>e.length-t.length||(e<t?-1:1))}function Go({sheets:e}){let t=tt(),[n,r]=O(`xlsx`);return j`<section class="stack">
<h2>${A(`reports.sheets`)}</h2>
<${p} label=${A(`reports.form`)} value=${n} onChange=${r}
options=${Bo.map(e=>({value:e,text:A(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>j`<${qe} key=${e} name=${A(`reports.sheet.${e}`)} path=${Ko(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function Ko(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function qo(){let e=tt(),t=[...Ro.map(e=>({id:e,form:`csv`})),...Object.entries(zo).map(([e,t])=>({id:e,form:t}))];return j`<section class="stack">
<h2>${A(`reports.tools`)}</h2>
<ul class="rows">
${t.map(({id:t,form:n})=>j`<${qe} key=${t} name=${A(`reports.tool.${t}`)} hint=${A(`reports.about.${t}`)}
path=${`exports/${t}.${n}`} file=${`${e}-${t}.${n}`} />`)}
</ul>
</section>`}function Jo(){let e=tt();return j`<section class="stack">
<h2>${A(`reports.journal`)}</h2>
<ul class="rows">
<${qe} name=${A(`reports.journal-whole`)} hint=${A(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function Yo(e,t){return t.filter(({roles:t})=>N(e,t))}const Xo={players:[`name`,`first_name`,`last_name`,`id_number`,`team`,`status`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function Zo({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:A(`enrol.passed-over`)},...Xo[e].map(e=>({value:e,text:A(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return j`<div class="stack">
${t.map(({heading:e,column:t},n)=>j`<${a} key=${n} label=${e||A(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const Qo={wrong:`bad`,changed:`warn`,new:`info`,known:``};function $o({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(Qo).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&j`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map((e,t)=>j`<li class="item" key=${t}><${es} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function es({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return j`<p><strong>${A(`import.row`,{number:r})}</strong> <span class=${`badge ${Qo[i]}`}>${A(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>j`<p class="note bad" key=${e.field+e.message}><strong>${[n(e.field),e.place].filter(Boolean).join(` · `)}</strong> <${ts} mistake=${e} /></p>`)}`}function ts({mistake:{kind:e,values:t,message:r,cure:i}}){let a=k();if(!n(`mistake.${e}`))return j`<span lang="en">${r} ${i}</span>`;let o=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?V(t):t]),s=t.seat&&a.phrase(`seat-${t.seat}`);return A(`mistake.${e}`,{...Object.fromEntries(o),seat:s})}function ns({kind:e,state:t,row:{cells:n,before:r,similar:i}}){if(e===`seating`)return j`<${is} state=${t} cells=${n} />`;let a=e=>r[e]===void 0?as(n[e]):j`${as(r[e]||A(`correct.none`))} → <strong>${as(n[e])}</strong>`,o=[`id_number`,`team`].filter(e=>n[e]||r[e]).map(a);return j`<p><strong>${a(`name`)}</strong></p>
<p class="soft">${o.map((e,t)=>j`${t>0&&` · `}${e}`)}</p>
${i.length>0&&j`<p class="note warn">${A(`enrol.similar`,{names:F(i.map(({name:e,id_number:t})=>`${e} (${t})`))})}</p>`}`}function rs({players:e}){return j`<p class="soft">${A(`enrol.missing-stay`)}</p>
<ul class="rows">
${e.map(({id:e,name:t,id_number:n})=>j`<li key=${e}>
<a class="row" href=${`#/correct/player/${e}`}><span class="body">${t}<small>${n}</small></span></a>
</li>`)}
</ul>`}function is({state:e,cells:t}){let n=k(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[A(`hall-round`,{round:t.round}),A(`hall-table`,{label:t.table}),t.scheduled_at];return j`<p><strong>${a.filter(Boolean).map(as).join(` · `)}</strong></p>
<p class="soft">${E.map(e=>as(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function as(e){return e.length>80?`${e.slice(0,80)}…`:e}function os({state:e,row:{hanchan:t,points:n}}){let r=k(),i=e.hanchans[t];return j`${i&&j`<p><a class="reach" href=${`#/result/${t}`}>${je(e,i)}</a></p>`}
${n&&j`<p class="soft">${E.map(e=>`${r.phrase(`seat-${e}`)} ${V(n[e])}`).join(` · `)}</p>`}`}function ss(e,t){let[n,r]=O(()=>oe(e)??``),[a,o]=O(null),[s,c]=O({}),[l,u]=O({}),[d,f]=O(``),[p,m]=O(null),h=()=>{u({}),m(null)},g=t=>{r(t.text??``),o(t.file??null),c({}),h(),we(e,t.text||null)},_=async(r,o={},l=s)=>{f(r),m(null),c(l);try{let s=r===`look`,c={...a?{file:await fs(a)}:{csv:n},...l,...o},d=await i.ask(t[r],{method:`POST`,body:c,timeout:9e4});u(s?{looked:d}:{done:d}),!s&&d.wrong===0&&we(e,null)}catch(e){m(e),e.status===422&&u({})}finally{f(``)}},v=e=>_(`look`,{},{...s,...e});return{text:n,file:a,isGiven:a!==null||n.trim()!==``,give:g,chosen:s,setChosen:c,...l,busy:d,wrong:p,setWrong:m,forget:h,ask:_,look:v}}function cs({wrong:e}){if(e.problem)return j`<div role="alert">
<${lt} problem=${e.problem} />
</div>`;let t=e.tooLarge?A(`import.too-large`):`${A(navigator.onLine?`live.unreached`:`no-network`)}. ${A(`import.again`)}`;return j`<p class="note bad" role="alert">${t}</p>`}function ls({sheet:{text:e,file:t,give:n,setWrong:r},hint:i}){return t?j`<button
class="row card"
type="button"
aria-label=${A(`import.remove`,{name:t.name})}
onClick=${()=>n({})}
>
<span class="body"
>${t.name}<small
>${A(`import.kilobytes`,{size:Math.ceil(t.size/1e3)})}</small
></span
><${w} name="close" />
</button>`:j`<label class="button photo"
>${A(`import.choose`)}<input
class="unseen"
type="file"
accept=${`.xlsx,.csv,.tsv,.txt,.json,.py,text/csv,text/plain,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`}
onChange=${async({currentTarget:e})=>{let[t]=e.files;t?.size>7e5?r({tooLarge:!0}):t&&n(await ds(t)),e.value=``}}
/></label>
<${_}
long
label=${A(`import.paste`)}
hint=${i}
value=${e}
rows="6"
spellcheck=${!1}
autocapitalize="none"
class="csv"
onInput=${e=>n({text:e})}
/>`}const us={"255,254":`utf-16le`,"254,255":`utf-16be`};async function ds(e){let t=new Uint8Array(await e.arrayBuffer()),n=us[t.slice(0,2).join()]??`utf-8`;try{let r=new TextDecoder(n,{fatal:!0}).decode(t);return r.includes(`\0`)||r.length>2e5?{file:e}:{text:r}}catch{return{file:e}}}function fs(e){return new Promise((t,n)=>{let r=new FileReader;r.onload=()=>t(String(r.result).split(`,`)[1]??``),r.onerror=()=>n(r.error),r.readAsDataURL(e)})}const ps=[`number`,`name`,`order`],ms=[`columns`,`no-headings`];function hs({kind:e,found:t,sheet:n,columns:r,onColumns:i,isDone:o}){let s=t.left_out.filter(({why:e})=>e===`not-four`),c=t.left_out.filter(({why:e})=>e===`dropped`).length,l=[t.worksheet&&A(`read.worksheet`,{name:t.worksheet}),t.heading_row>0&&A(`read.heading-row`,{number:t.heading_row}),t.encoding&&t.encoding!==`utf-8`&&t.encoding,...t.counted.map(e=>A(`read.counted.${e}`)),t.named_by&&A(`read.named-by.${t.named_by}`),c>0&&A(`read.dropped`,{count:c})].filter(Boolean),u=ms.includes(t.format)&&r.length>0;return j`<div class="note info">
<p>
<strong
>${A(`read.as`,{format:A(`read.format.${t.format}`)})}</strong
>
</p>
${l.length>0&&j`<p class="soft">${l.join(` · `)}</p>`}
</div>
${s.length>0&&j`<p class="note warn">${A(`read.not-four`,{rows:F(s.map(({row:e})=>String(e)))})}</p>`}
${!o&&(u||t.named_by||t.alternatives.length>0)&&j`<${d} title=${A(`read.otherwise`)}
>${()=>j`<div class="stack">
${t.alternatives.length>0&&j`<${a}
label=${A(`read.format`)}
value=${t.format}
onChange=${e=>n.look({format:e})}
options=${[t.format,...t.alternatives].map(e=>({value:e,text:A(`read.format.${e}`)}))}
/>`}
${t.named_by&&j`<${a}
label=${A(`read.named-by`)}
value=${t.named_by}
onChange=${e=>n.look({named_by:e})}
options=${ps.map(e=>({value:e,text:A(`read.named-by.${e}`)}))}
/>`}
${u&&j`<${Zo} kind=${e} columns=${r} onChoose=${i} />`}
</div>`}<//
>`}`}function gs({names:e,sheet:t}){return j`<fieldset>
<legend>${A(`read.which-worksheet`)}</legend>
<div class="choices">
${e.map(e=>j`<button class="button" type="button" key=${e} onClick=${()=>t.look({worksheet:e})}>${e}</button>`)}
</div>
</fieldset>`}const _s=[`players`,`seating`];function vs({kind:e}){let{tournament:t,state:n,official:r}=D(),i=A(`enrol.title.${e}`);return!t||!n?j`<${R} title=${i} />`:N(r,[`director`])?j`<${ys} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:j`<${s} title=${i} up="#/tables"><p class="note warn">${A(`enrol.not-you`)}</p><//>`}function ys({kind:e,title:t,state:n,place:r}){pt();let i=ss(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{isGiven:a,looked:o,done:c,busy:l,wrong:u,ask:f,forget:p,chosen:m}=i,[h,g]=O(null),[_,v]=O(!1),{reason:y,field:b}=De(`correction`),x=o??c,{lacking:C,worksheets:w,headings:T}=u?.problem??{},ee=h??x?.columns??T??[],te=e=>{p(),g(e),i.setChosen({...m,columns:e.map(({column:e})=>e)})},ne={...i,give:e=>(g(null),i.give(e))},re=()=>{let e=o.changed>0;v(e&&!y),(!e||y)&&f(`bring`,e?{reason:y}:{})},ie=_s.find(t=>t!==e);return j`<${s} title=${t} up="#/tables">
<${ls} sheet=${ne} hint=${A(`enrol.hint.${e}`)} />
${C&&j`<p class="note bad" role="alert">${A(`enrol.lacking`,{names:F(C.map(bs))})}</p>`}
${w&&j`<${gs} names=${w} sheet=${i} />`}
${u&&!C&&!w&&j`<${cs} wrong=${u} />`}
${!x&&ee.length>0&&j`<${Zo} kind=${e} columns=${ee} onChoose=${te} />`}
${x&&j`<${hs} kind=${e} found=${x} sheet=${i} columns=${ee} onColumns=${te} isDone=${!!c} />`}
${l&&j`<${S} text=${A(`enrol.busy.${l}`)} />`}
${c&&j`<p class="note info" role="status">${A(c.changed?`enrol.done-changes`:`enrol.done`,{...c,count:c.new})}</p>`}
${!x&&!w&&j`<button class="button main" type="button" disabled=${!a||l} onClick=${()=>f(`look`)}>${A(`import.look`)}</button>`}
${x?.made.length>0&&j`<p class="note info">${A(`enrol.made.${e}`,{names:F(x.made)})}</p>`}
${x&&j`<${$o} found=${x} named=${bs} title=${xs(c)} about=${t=>j`<${ns} kind=${e} state=${n} row=${t} />`} />`}
${x?.missing?.length>0&&j`<${d} title=${A(`enrol.missing`,{count:x.missing.length})}>${()=>j`<${rs} players=${x.missing} />`}<//>`}
${o?.wrong>0&&j`<p class="note warn">${A(`enrol.whole`)}</p>`}
${o?.changed>0&&b(_)}
${o&&j`<button class="button main" type="button" disabled=${o.wrong>0||o.new+o.changed===0||l} onClick=${re}>${A(o.changed?`enrol.bring-changes`:`enrol.bring`,{...o,count:o.new})}</button>`}
<a class="button" href=${`#/import/${ie}`}>${A(`enrol.title.${ie}`)}</a>
<//>`}function bs(e){return A(`enrol.field.${e}`)}function xs(e){return(t,n)=>A(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const Ss={look:`results/preview`,bring:`results`};function Cs({args:[e]}){return _s.includes(e)?j`<${vs} key=${e} kind=${e} />`:j`<${ws} />`}function ws(){let{tournament:e,state:t,official:n}=D();return!e||!t?j`<${R} title=${A(`import.title`)} />`:de(n)?j`<${Es} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:j`<${s} title=${A(`import.title`)} up="#/standings"><p class="note warn">${A(`import.not-you`)}</p><//>`}function Ts(e){return e===`points`||e===`row`?A(`import.field.${e}`):e}function Es({state:e,place:t}){pt();let n=ss(t,Ss),{isGiven:r,looked:i,done:a,busy:o,wrong:c,ask:u}=n,d=c?.problem?.worksheets,[f,p]=O(!1),m=i&&i.new>0&&(i.wrong===0||f);return j`<${s} title=${A(`import.title`)} up="#/standings">
<${ls} sheet=${n} hint=${A(`import.columns`)} />
${d&&j`<${gs} names=${d} sheet=${n} />`}
${c&&!d&&j`<${cs} wrong=${c} />`}
${o&&j`<${S} text=${A(`import.busy.${o}`)} />`}
${a&&j`<p class="note info" role="status">${A(`import.done`,{count:a.new,known:a.known})} <a class="reach" href="#/standings">${A(`hall-standings`)}</a></p>`}
${!i&&!a&&!d&&j`<button class="button main" type="button" disabled=${!r||o} onClick=${()=>u(`look`)}>${A(`import.look`)}</button>`}
${(i||a)&&j`<${$o} found=${i??a} title=${(e,t)=>A(`import.rows.${e}`,{count:t})} named=${Ts}
about=${t=>j`<${os} state=${e} row=${t} />`} />`}
${i?.wrong>0&&i.new>0&&j`<${l} label=${A(`import.only-good`)} hint=${A(`import.only-good-hint`)} checked=${f} onChange=${p} />`}
${i&&j`<button class="button main" type="button" disabled=${!m||o} onClick=${()=>u(`bring`,{only_good:f})}>${A(`import.bring`,{count:i.new})}</button>`}
<//>`}function Ds({hanchan:{id:e},result:{number:t}}){let[n,r]=O(!1);return j`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${A(`result.withdraw`)}</button>
${n&&j`<${Z} title=${A(`result.withdraw`)} what="result" yes=${A(`result.withdraw-yes`)} danger
request=${{method:`PUT`,path:`hanchans/${e}/result/withdrawal`,body:{number:t}}} onClose=${()=>r(!1)}>
<p>${A(`result.withdraw-text`)}</p>
<//>`}`}const Os={starting_points:`starting-points`,goal:`goal`,oka:`oka`,uma:`uma`},ks=`yakitori`,As={...Os,[ks]:ks};function js(e,t){let n=t?.content.rule_points??{},r=Object.entries(As).filter(([,e])=>(n[e]??`not-stated`)!==`not-stated`),i=Object.entries(e.scoring).filter(([e,t])=>e in As&&t!==null),a={...Object.fromEntries(i),...Object.fromEntries(r.map(([e,t])=>[e,n[t]]))};return{numbers:a,silent:Object.keys(As).filter(e=>!r.some(([t])=>t===e)),complete:Object.keys(Os).every(e=>e in a)}}function Ms(t,n){let r=C(o(t,n.round).map(e)).filter(({what:e,hanchan:t})=>e===`replaced`&&t===n.id).map(({person:e})=>e);return E.filter(e=>r.includes(n.seats[e]))}function Ns(e,t=-1e6){let n=e.normalize(`NFKC`).replace(/[\s,.'’]/g,``).replace(/^[−–‐]/,`-`),r=/^-?\d+$/.test(n)?Number(n):NaN;return r%100==0&&r>=t&&r<=1e6?r:null}function Ps(e,t,n){return t===null||e.includes(null)?null:e.map(Number).reduce((e,t)=>e-t,4*n-t)}function Fs(e,t,n,r){let i=`shinpan.result.`+t.id,a=n?.number??0,[o,s]=O(()=>r?Ls(r):Is(i,a)??Ls(n)),c=e=>{let t={...o,...e};we(i,{...t,number:a}),s(t)},{texts:l,named:u,deposits:d,reason:f,winless:p}=o,m=Ms(e,t),h=Object.fromEntries(E.map(e=>[e,Ns(l[e])])),g=E.filter(e=>u.includes(e)||m.includes(e));return{of:e=>({text:l[e],wrong:l[e].trim()!==``&&h[e]===null,substitute:g.includes(e),replaced:m.includes(e),onText:t=>c({texts:{...l,[e]:t}}),winless:!!p?.includes(e),onWinless:t=>c({winless:E.filter(n=>n===e?t:p?.includes(n))}),onSubstitute:t=>c({named:t?[...u,e]:u.filter(t=>t!==e)})}),body:{points:h,deposits:Ns(d||`0`,0),unranked:g,...p&&{winless:p}},winless:p,deposits:d,reason:f,type:c,forget:()=>we(i,null)}}function Is(e,t){let n=oe(e);return n?.number===t?n:null}function Ls(e){return{texts:Object.fromEntries(E.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],winless:e?.winless??null,deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function Rs({label:e,text:t,wrong:n,onText:r}){let i=/^[−-]/.test(t.trim());return j`<div class="sheet-seat">
<${_} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint="next"
wrong=${n?A(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${i} aria-label=${A(`result.negative`,{label:e})} onClick=${()=>r(i?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function zs({seats:e,winless:t,onNobody:n}){return j`<fieldset>
<legend>${A(`result.winless`)}</legend>
<div class="choices">
${e.map(e=>j`<label class="choice several" key=${e.seat}>
<input type="checkbox" checked=${e.winless} onChange=${t=>e.onWinless(t.currentTarget.checked)} />
<span>${e.label}</span>
</label>`)}
<label class="choice several">
<input type="checkbox" checked=${t?.length===0} onChange=${n} />
<span>${A(`result.all-have-won`)}</span>
</label>
</div>
</fieldset>`}function Bs({seats:e}){return j`<fieldset>
<legend>${A(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>j`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&j` <small>${A(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function Vs({state:e,hanchan:t,result:n,refused:r,first:a,onSent:o,onClose:s}){let{book:c}=D(),{numbers:l,complete:u}=js(e,c),d=Fs(e,t,n,a),f=k(),p=E.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${f.phrase(`seat-${n}`)} · ${r}`,...d.of(n)}}),{does:h,wrong:g}=m(),v=d.reason.trim(),y={...d.body,...n&&{corrects:{number:n.number,reason:v}}},b=Ps(Object.values(y.points),y.deposits,l.starting_points),x=n&&!n.withdrawn&&Hs(y,n),S=!(l.yakitori>0)||y.winless,C=u&&b===0&&S&&!x&&(!n||v);return j`<form class="stack" onSubmit=${e=>{e.preventDefault(),C&&h(async()=>{await i.send(`result`,t.id,y,{hold:!0,replaces:r?.id}),d.forget(),ie(),T(A(`result.sent`)),o(y)})}}>
${!c&&j`<p class="note warn" role="alert">${A(`result.no-book`)}</p>`}
${c&&!u&&j`<p class="note warn" role="alert">${A(`result.no-scoring`)} <a class="reach" href="#/standings">${A(`hall-standings`)}</a></p>`}
${n&&j`<p class="note">${A(`result.corrects`)}</p>`}
<div class="sheet">${p.map(e=>j`<${Rs} key=${e.seat} ...${e} />`)}</div>
<${Us} left=${b} starting=${l.starting_points} onDeposits=${e=>d.type({deposits:String(y.deposits+e)})} />
<${_} label=${A(`result.deposits`)} hint=${A(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${d.deposits}
wrong=${y.deposits===null?A(`result.hundreds`):void 0} onInput=${e=>d.type({deposits:e})} />
${l.yakitori>0&&j`<${zs} seats=${p} winless=${d.winless} onNobody=${()=>d.type({winless:[]})} />`}
<${Bs} seats=${p} />
${n&&j`<${_} long label=${A(`hall-reason`)} hint=${A(`hall-reason-missing`)} value=${d.reason} maxlength="4000" onInput=${e=>d.type({reason:e})} />`}
${x&&j`<p class="soft" role="status">${A(`result.same`)}</p>`}
${g}
<div class="pair">
<button class="button main" disabled=${!C}>${A(n?`result.correct`:`result.enter`)}</button>
${s&&j`<button class="button" type="button" onClick=${()=>{d.forget(),s?.()}}>${A(`cancel`)}</button>`}
</div>
</form>`}function Hs({points:e,deposits:t,unranked:n,winless:r=null},i){let a=E.every(t=>e[t]===i.points[t]),o=n.join()===i.unranked.join()&&r?.join()===i.winless?.join();return a&&t===i.deposits&&o}function Us({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=V(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return j`<div class=${`note stack ${i}`}>
<p role="status">${Ws(e,r)}</p>
${a&&j`<button class="button" type="button" onClick=${()=>n(e)}>${A(`result.as-deposits`,{points:V(e)})}</button>`}
</div>`}function Ws(e,t){return e===null?A(`result.sum`,{all:t}):e===0?A(`result.fits`,{all:t}):A(e>0?`result.lacks`:`result.exceeds`,{points:V(Math.abs(e)),all:t})}function Gs({state:e,hanchan:t,result:n,onCorrect:i}){let a=Ks(n);return j`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${A(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&j`<span class="badge info">${A(`hall-unsent`)}</span>`}</h2>
<${qs} state=${e} hanchan=${t} result=${n} />
<${r} id=${n.item}
otherwise=${i&&j`<button class="button" type="button" onClick=${i}>${A(`result.correct`)}</button>`} />
</section>
${a.length>0&&j`<${d} title=${A(`result.earlier`,{count:a.length})}>
${()=>j`<div class="stack">${a.map(n=>j`<${qs} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function Ks({before:e}){return e?[e,...Ks(e)]:[]}function qs({state:e,hanchan:t,result:{points:n,deposits:r,unranked:i,winless:a,official:o,at:s,reason:c}}){let l=k(),u=e.officials[o]?.name??A(`hall-unknown`);return j`<div class="card">
<dl class="facts">
${E.map(r=>j`<div key=${r}>
<dt>${l.phrase(`seat-${r}`)} · <span class="who">${e.players[t.seats[r]]?.name??`?`}</span>${i.includes(r)&&j`<small>${A(`result.substitute`)}</small>`}${a?.includes(r)&&j`<small>${A(`result.won-nothing`)}</small>`}</dt>
<dd>${V(n[r])}</dd>
</div>`)}
${r>0&&j`<div><dt>${A(`result.deposits`)}</dt><dd>${V(r)}</dd></div>`}
</dl>
<p class="soft">${[u,L(s,e.settings.time_zone),c].filter(Boolean).join(` · `)}</p>
</div>`}function Js({args:[e],query:t}){let{tournament:n,state:r}=D(),i=r?.hanchans[e];return!n||!r?j`<${R} title=${A(`hall-result`)} />`:i?j`<${Ys} state=${r} hanchan=${i} again=${t.has(`again`)} />`:j`<${y} title=${A(`hall-result`)} text=${A(`result.no-hanchan`)} up="#/tables" />`}function Ys({state:e,hanchan:t,again:n}){let{outbox:r,official:i}=D(),a=e.results[t.id]??null,o=e.withdrawnResults[t.id]??null,c=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&h(r)),[l,u]=O(!a||n),[d,f]=O(null),p=!a&&!o&&!t.status&&Nt(e,t).length>0,m=de(i)&&!t.status&&!p,g=l||!a&&!c;P(()=>{document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},[g]);let _=e=>{f(e),u(!1)},v=e.tables[t.table]?.label??`?`;return j`<${s} title=${A(`result.title`,{label:v,round:t.round})} up=${`#/table/${t.table}`}>
${c&&j`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${A(`result.refused`)}</h2>
<${lt} problem=${c.problem} />
${!g&&j`<button class="button" type="button" onClick=${()=>u(!0)}>${A(`hall-change`)}</button>`}
</section>`}
${t.status&&j`<p class="note warn">${A(`over.${t.status}`)}</p>`}
${o&&j`<p class="note warn">${A(`result.was-withdrawn`,{reason:o.withdrawn})}</p>`}
${p&&j`<${Ct} state=${e} hanchan=${t} />`}
${m&&g&&j`<${Vs} state=${e} hanchan=${t} result=${a??o} refused=${c} first=${c?.body??(a?null:d)} onSent=${_}
onClose=${a&&(()=>u(!1))} />`}
${!m&&!a&&!p&&!t.status&&j`<${z} text=${A(`result.none`)} />`}
${a&&!(m&&g)&&j`<${Gs} state=${e} hanchan=${t} result=${a} onCorrect=${m&&(()=>u(!0))} />`}
${a&&!a.unsent&&de(i)&&!g&&j`<${Ds} hanchan=${t} result=${a} />`}
<a class="button quiet" href="#/standings">${A(`hall-standings`)}</a>
<//>`}async function Xs(e,t,n){for(let r of Zs(e,t)){let e={label:r};await i.ask(`tables/${n({table:r})}`,{method:`PUT`,body:e})}}function Zs(e,t){let n=Object.values(e.tables).map(({label:e})=>/^\d+$/.test(e)?Number(e):0),r=Math.max(0,...n);return Array.from({length:t},(e,t)=>String(r+t+1))}function Qs({proposal:e,hasTeams:t}){return j`<ul class="achieved" aria-label=${A(`rounds.achieved`)}>
${$s(e,t).map(({key:e,good:t,values:n,cure:r})=>j`<li key=${e} class=${t?`good`:`short`}>
${t?j`<${w} name="check" />`:j`<span class="mark" aria-hidden="true">!</span>`}
<span class="body">${A(`rounds.got.${e}`,n)}${r&&j`<small>${A(`rounds.cure.${e}`)}</small>`}</span>
</li>`)}
</ul>`}function $s({achieved:e,warnings:t},n){let r=t.map(({kind:e})=>e),i=e=>r.includes(e),a=e.repeats.length>0;return[...a?[]:[{key:`no-repeats`,good:!0}],...a&&e.fewest_repeats?[{key:`fewest`,good:!0,values:{pairs:e.repeats.length}}]:[],...n&&!i(`teammates`)?[{key:`teams-apart`,good:!0}]:[],...i(`winds`)?[]:[{key:`winds-even`,good:!0}],...t.filter(({kind:t})=>!(t.startsWith(`meet-again`)&&e.fewest_repeats)).map(({kind:e,values:t})=>({key:e,good:!1,values:t,cure:!0}))]}function ec({proposal:e,state:t}){let[n,r]=O(e.rounds[0].label),i=e.rounds.find(e=>e.label===n)??e.rounds[0],a=e.rounds.map(e=>({value:e.label,text:e.label})),o=e=>t.players[e]?.name??`?`;return j`<${Qs} proposal=${e} hasTeams=${Object.keys(t.teams).length>1} />
${a.length>1&&j`<${p} label=${A(`rounds.round`)} value=${i.label} options=${a} onChange=${r} />`}
<ul class="seated">
${i.tables.map(({table:e,label:t,seats:n})=>j`<li class="card" key=${e}>
<h3>${A(`hall-table`,{label:t})}</h3>
<ol>
${E.map(e=>j`<li key=${e}><${be} wind=${e} /><span class="unseen">${A(`hall-wind.${e}`)}</span><span class="who">${o(n[e])}</span></li>`)}
</ol>
</li>`)}
</ul>
${i.sitting_out.length>0&&j`<p>${A(`rounds.out`,{names:F(i.sitting_out.map(o))})}</p>`}`}const tc=9e5;function nc(e,t){return new Intl.DateTimeFormat(`sv-SE`,{timeZone:t,dateStyle:`short`,timeStyle:`short`}).format(e).replace(` `,`T`)}function rc(e,t){let n=Date.parse(`${e}Z`),r=e=>Date.parse(`${nc(e,t)}Z`)-e;return n-r(n-r(n))}function ic(e){return Math.ceil((e+tc)/tc)*tc}const ac={minutes:90,pause:15};function oc(e,t,n){return{isSet:!0,start:nc(ic(e),t),minutes:String(n??ac.minutes),pause:String(ac.pause)}}function sc({isSet:e,start:t,minutes:n,pause:r}){return!e||!!t&&Number(n)>=1&&Number(r)>=0&&r.trim()!==``}function cc({isSet:e,start:t,minutes:n,pause:r},i,a){let o=(Number(n)+Number(r))*6e4;return Array.from({length:i},(r,i)=>e?{scheduled_at:new Date(rc(t,a)+i*o).toISOString(),minutes:Number(n)}:{scheduled_at:null,minutes:null})}function lc({value:e,rounds:t,zone:n,onChange:r,isFixed:i=!1}){let a=t=>r({...e,...t}),o=(t,n)=>j`<${Rt} type="number" inputmode="numeric" min=${n} label=${A(`rounds.${t}`)} value=${e[t]} by=${5}
onInput=${e=>a({[t]:e})}
onStep=${r=>a({[t]:String(Math.max(n,Number(e[t])+r))})} />`;return j`${!i&&j`<${l} label=${A(`rounds.with-times`)} hint=${A(`rounds.with-times-hint`)} checked=${e.isSet} onChange=${e=>a({isSet:e})} />`}
${e.isSet&&j`<${_} type="datetime-local" label=${A(`rounds.start`)} value=${e.start} onInput=${e=>a({start:e})} />
<div class="halves">${o(`minutes`,5)} ${t>1&&o(`pause`,0)}</div>
${sc(e)&&j`<${uc} value=${e} rounds=${t} zone=${n} />`}`}`}function uc({value:e,rounds:t,zone:n}){let r=ve(Intl.DateTimeFormat,{timeStyle:`short`,hourCycle:`h23`,timeZone:n}),i=cc(e,t,n).map(({scheduled_at:e})=>r.format(new Date(e??0)));return j`<ol class="starts" aria-label=${A(`rounds.starts`)}>${i.map((e,t)=>j`<li key=${t}>${e}</li>`)}</ol>`}function dc({state:e}){let t=e.settings.time_zone,n=pc(e),[r,i]=O(``),a=n.filter(({round:e})=>r===``||e===r),o=[{value:``,text:A(`rounds.all`)},...n.map(({round:e})=>({value:e,text:e}))];return n.length===0?j`<${s} title=${A(`rounds.times`)} up="#/setup"><${z} text=${A(`rounds.none-open`)}><a class="button" href="#/rounds">${A(`rounds.title`)}</a><//><//>`:j`<${s} title=${A(`rounds.times`)} up="#/setup">
${n.length>1&&j`<${p} label=${A(`rounds.which`)} value=${r} options=${o} onChange=${i} />`}
<${fc} key=${r} state=${e} affected=${a} zone=${t} isSeries=${r===``} />
<section class="stack">
<h2>${A(`rounds.set-so-far`)}</h2>
<dl class="facts">${n.map(({round:e,starts:n})=>j`<div key=${e}><dt>${A(`hall-round`,{round:e})}</dt><dd>${_c(n,t)}</dd></div>`)}</dl>
</section>
<//>`}function fc({state:e,affected:t,zone:n,isSeries:r}){let[a,o]=O(()=>mc(t,n)??oc(i.now(),n)),[s,c]=O(null),{reason:l,field:u}=De(`schedule`),{ask:d,asking:f,wrong:p}=W(),m=t.flatMap(e=>e.hanchans),h=m.some(t=>ot(e,t)),g=async e=>{await i.ask(`schedules`,{method:`PUT`,body:e}),c(null),T(A(`rounds.times-set`)),pe(`#/setup`)};return j`<section class="stack">
<${lc} value=${a} rounds=${t.length} zone=${n} onChange=${o} isFixed />
${h&&j`<p class="note warn">${A(`charged.changes`)}</p>${u(!1)}`}
${p}
<button class="button main" type="button" disabled=${f||!sc(a)||h&&!l} onClick=${()=>{let e=m.flatMap(({id:e,scheduled_at:t,minutes:n})=>t?[{hanchan:e,scheduled_at:t,minutes:n??null}]:[]),i={...r?hc(a,n):{rounds:gc(t,a,n)},replaces:e};if(h)return c({...i,reason:l});d(()=>g(i))}}>${A(h?`charged.look`:`rounds.set`)}</button>
${s&&j`<${Ht} path="schedules" body=${s} onApprove=${e=>g({...s,preview:e})} onClose=${()=>c(null)} />`}
</section>`}function pc(e){let t=Object.values(e.hanchans).filter(({status:e})=>!e);return ht(e).map(e=>({round:e,hanchans:t.filter(t=>t.round===e)})).filter(({hanchans:t})=>t.length>0&&!t.some(({id:t})=>e.results[t])).map(e=>({...e,starts:[...new Set(e.hanchans.map(({scheduled_at:e})=>e??null))]}))}function mc(e,t){let[n,r]=e.map(({starts:e})=>e.length===1&&e[0]?Date.parse(e[0]):null),i=e[0]?.hanchans[0].minutes;if(!n||!i)return null;let a=r?(r-n)/6e4-i:0;return{isSet:!0,start:nc(n,t),minutes:String(i),pause:String(Math.max(0,a))}}function hc(e,t){let[n]=cc(e,1,t);return{series:{...n,pause:Number(e.pause)}}}function gc(e,t,n){let r=cc(t,e.length,n);return e.map(({round:e},t)=>({round:e,...r[t]}))}function _c(e,t){return e.map(e=>e?L(e,t):A(`rounds.no-time`)).join(` · `)}function vc({args:[e]}){let{tournament:t,state:n,official:r}=D();return!t||!n?j`<${R} title=${A(`rounds.title`)} />`:N(r,[`director`])?j`<${e===`times`?dc:yc} key=${t.id} state=${n} /><${Bt} />`:j`<${s} title=${A(`rounds.title`)} up="#/tables"><p class="note warn">${A(`rounds.directors`)}</p><//>`}function yc({state:e}){let t=e.settings.time_zone,n=Object.values(e.players).filter(e=>!e.withdrawn_at).length,[r,a]=O(4),[o,u]=O(!0),[d,f]=O(()=>oc(i.now(),t,xc(e))),[p,m]=O(1),[h,g]=O(null),{ask:_,asking:v,wrong:y}=W(),b=J(),x=Math.floor(n/4),C=Math.max(0,x-Object.keys(e.tables).length),w=Object.keys(e.teams).length>1,ee=t=>_(async()=>{await Xs(e,C,b);let n={rounds:r,keep_teams_apart:o,byes:`rotate`,seed:t};g(await i.ask(`seating/proposal`,{method:`POST`,body:n})),m(t)}),te=h?j`<button class="button" type="button" disabled=${v} onClick=${()=>ee(p+1)}>${A(`rounds.another`)}</button>
<button class="button main" type="button" disabled=${v||!sc(d)} onClick=${()=>_(async()=>{let e=cc(d,h.rounds.length,t),n={rounds:h.rounds.map((t,n)=>bc(t,e[n]))};await i.ask(`seatings/${b(n)}`,{method:`PUT`,body:n}),T(A(`rounds.done`,{count:h.rounds.length})),ue(`#/setup`,{replace:!0})})}>${A(`rounds.seat`,{count:h.rounds.length})}</button>`:n>=4&&j`<button class="button main" type="button" disabled=${v||!sc(d)} onClick=${()=>ee(p)}>${A(`rounds.propose`)}</button>`;return n<4?j`<${s} title=${A(`rounds.title`)} up="#/setup"><${z} text=${A(`rounds.too-few`)}><${Pt} /><//><//>`:j`<${s} title=${A(`rounds.title`)} up="#/setup" actions=${te}>
<section class="stack rounds-asked">
<${c} label=${A(`rounds.count`)} value=${r} min=${1} max=${50} less=${A(`rounds.fewer`)} more=${A(`rounds.more`)}
onChange=${e=>(a(e),g(null))} />
<p class="soft">${A(`rounds.of`,{players:n,tables:x})}${n%4>0&&` ${A(`rounds.by-turns`,{count:n%4})}`}${C>0&&` ${A(`rounds.lacking`,{count:C})}`}</p>
${w&&j`<${l} label=${A(`rounds.apart`)} checked=${o} onChange=${e=>(u(e),g(null))} />`}
<${lc} value=${d} rounds=${r} zone=${t} onChange=${f} />
<a class="button quiet" href="#/import/seating">${A(`rounds.from-sheet`)}</a>
</section>
<section class="stack" aria-label=${A(`rounds.proposal`)}>
${y}
${v&&j`<${S} text=${A(h?`rounds.seating`:`rounds.proposing`)} />`}
${h&&j`<${ec} key=${p} proposal=${h} state=${e} />`}
</section>
<//>`}function bc({label:e,tables:t},n){let r=t.map(({table:e,seats:t})=>({table:e,seats:t}));return{label:e,...n,tables:r}}function xc(e){return Object.values(e.hanchans).map(({minutes:e})=>e).filter(Boolean).at(-1)??null}function Sc({settings:e}){let[t,n]=O(!1);return j`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>n(!0)}>${A(`setup.details`)}</button>
${t&&j`<${Cc} settings=${e} onClose=${()=>n(!1)} />`}`}function Cc({settings:e,onClose:t}){let[n,r]=O(e.name),[o,s]=O(e.currency),[c,l]=O(e.time_zone),{ask:u,asking:d,wrong:f}=W(),p={name:n.trim(),currency:o,time_zone:c},m=Object.fromEntries(Object.entries(p).filter(([t,n])=>n!==e[t]));return j`<${ge} title=${A(`setup.details`)} onClose=${t}>
<form class="stack" onSubmit=${n=>{if(n.preventDefault(),Object.keys(m).length===0)return t();u(async()=>{await i.ask(``,{method:`PATCH`,match:`"${e.version}"`,body:m}),t()})}}>
<${_} label=${A(`account.found-name`)} value=${n} onInput=${r} maxlength="200" autocomplete="off" />
<${a} label=${A(`account.found-currency`)} value=${o} options=${We()} onChange=${s} />
<${a} label=${A(`account.found-zone`)} value=${c} options=${Ft(c)} onChange=${l} />
${f}
<button class="button main" disabled=${d||!p.name}>${A(`setup.save`)}</button>
</form>
<//>`}function wc({rulebook:e}){return{options:{},readings:{},...e}}const Tc=Tt(({rules:e})=>{let{tournament:t}=D();return j`<p><strong>${Te(e,rt(e.library,wc(t)))}</strong></p>`}),Ec=Tt(({rules:e,state:t})=>{let{tournament:n}=D(),[r,a]=O(!1),{ask:o,asking:s,wrong:c}=W();return j`<button class="button" type="button" disabled=${s} aria-haspopup="dialog" onClick=${()=>a(!0)}>${A(`setup.rules`)}</button>
${c}
${r&&j`<${Ue} rules=${e} value=${wc(n)} onUse=${e=>{a(!1),o(()=>i.ask(``,{method:`PATCH`,match:`"${t.settings.version}"`,body:{rulebook:e}}))}} onClose=${()=>a(!1)} />`}`}),Dc=[`referee`,`head-referee`];function Oc(e,{phones:t,isLocalOnly:n}){let r=Object.values(e.players).filter(e=>!e.withdrawn_at),i=Object.values(e.hanchans).filter(({status:e})=>!e),a=Object.values(e.officials).filter(({revoked_at:e})=>!e);return[{id:`rules`,stand:`done`,facts:{}},Ac(e,r),jc(r,i),Mc(i),Nc(a,t),{id:`address`,stand:n?`extra`:`done`,facts:{}},{id:`papers`,stand:`extra`,facts:{}}]}function kc(e){return e.every(({stand:e})=>e!==`left`)}function Ac(e,t){let n=new Set(t.map(({team:e})=>e).filter(t=>t&&e.teams[t])).size,r=n>0?t.filter(({team:e})=>!e).length:0,i={count:t.length,teams:n,alone:r};return{id:`players`,stand:t.length>=4?`done`:`left`,facts:i,lacks:r>0?[`alone`]:[]}}function jc(e,t){let n=new Set(t.flatMap(({seats:e})=>Object.values(e))),r=new Set(t.map(({round:e})=>e)).size,i=new Set(t.map(({table:e})=>e)).size,a=r>0?e.filter(({id:e})=>!n.has(e)).length:0;return{id:`rounds`,stand:r>0?`done`:`left`,facts:{count:r,tables:i,unseated:a},lacks:a>0?[`unseated`]:[]}}function Mc(e){let t=e.filter(({scheduled_at:e})=>!e),n=e.flatMap(({scheduled_at:e})=>e?[Date.parse(e)]:[]),r=Math.max(0,...e.map(e=>e.minutes??0));return{id:`times`,stand:e.length>0&&t.length===0?`done`:`left`,facts:{first:n.length>0?Math.min(...n):0,minutes:r,open:t.length},lacks:t.length>0&&n.length>0?[`open`]:[]}}function Nc(e,t){let n=new Set(t?.filter(({cut_off_at:e})=>!e).map(({official:e})=>e)),r=t?e.filter(({id:e})=>!n.has(e)).length:0,i=e.filter(e=>N(e,Dc)).length;return{id:`officials`,stand:i>0?`done`:`left`,facts:{count:i,all:e.length,away:r},lacks:r>0?[`away`]:[]}}const Pc={players:[{href:`#/import/players`,key:`import`}],rounds:[{href:`#/rounds`,key:`seat`},{href:`#/import/seating`,key:`from-sheet`}],times:[{href:`#/rounds/times`,key:`set`}],officials:[{href:`#/people/sheet`,key:`invite`}],papers:[{href:`#/reports`,key:`print`}]};function Fc(){let{tournament:e,state:t,official:n}=D();return!e||!t?j`<${R} title=${A(`setup.title`)} />`:N(n,[`director`])?j`<${Ic} key=${e.id} state=${t} /><${Bt} />`:j`<${s} title=${A(`setup.title`)} up="#/tables"><p class="note warn">${A(`setup.directors`)}</p><//>`}function Ic({state:e}){let{items:t}=H(`phones`),[n,r]=O(null);P(()=>void st().then(r),[]);let i=Oc(e,{phones:t,isLocalOnly:n&&n.is_local_only}),a=kc(i),o=i.find(({stand:e})=>e===`left`)?.id,c=i.filter(({stand:e})=>e!==`extra`),l=c.filter(({stand:e})=>e===`done`).length;return j`<${s} title=${e.settings.name} up="#/tables"
actions=${a&&j`<a class="button main" href="#/tables">${A(`setup.to-hall`)}</a>`}>
<header class=${`setup-head ${a?`ready`:``}`}>
<p role="status"><strong>${A(a?`setup.ready`:`setup.left`,{count:c.length-l})}</strong></p>
<progress max=${c.length} value=${l} aria-label=${A(`setup.title`)}></progress>
</header>
<ol class="setup">
${i.map(t=>j`<${Lc} key=${t.id} step=${t} state=${e} isNext=${t.id===o} link=${n?.url}>${t.id===`address`&&n?.is_local_only&&j`<${Ut} link=${n.url} cure=${n.cure} />`}<//>`)}
</ol>
<//>`}function Lc({step:e,state:t,isNext:n,link:r,children:i}){let{id:a,stand:o,facts:s,lacks:c=[]}=e,l=Pc[a]??[];return j`<li class=${`card setup-step ${o}`}>
<span class="setup-mark">${o===`done`?j`<${w} name="check" /><span class="unseen">${A(`setup.done`)}</span>`:``}</span>
<div class="body">
<h2>${A(`setup.step.${a}`)}</h2>
${a===`rules`&&j`<${Tc} />`}
<p>${Rc(e,t,r)}</p>
${c.map(e=>j`<p class="warn" key=${e}>${A(`setup.lacks.${e}`,{count:s[e]})}</p>`)}
${i}
</div>
${a===`rules`&&j`<div class="setup-acts"><${Ec} state=${t} /><${Sc} settings=${t.settings} /></div>`}
${l.length>0&&j`<p class="setup-acts">${l.map(({href:e,key:t},r)=>j`<a key=${e} class=${`button ${n&&r===0?`main`:r>0?`quiet`:``}`} href=${e}>${A(`setup.act.${t}`)}</a>`)}</p>`}
</li>`}function Rc({id:e,facts:t,stand:n},r,i){let{settings:a}=r;if(e===`rules`)return A(`setup.says.rules`,{currency:a.currency,zone:a.time_zone});if(e===`address`)return i?new URL(i).host:A(`setup.says.address`);if(e===`papers`)return A(`setup.says.papers`);if(e===`times`&&t.first>0){let e=A(`setup.says.times`,{time:L(new Date(t.first),a.time_zone)});return t.minutes>0?`${e} · ${A(`clock.lasts`,{count:t.minutes})}`:e}return n===`left`&&!t.count?A(`setup.none.${e}`):e===`players`&&t.teams===0?A(`setup.says.players-alone`,{count:t.count}):A(`setup.says.${e}`,t)}function zc({state:e,id:t}){let n=G(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??A(`hall-unknown`);return j`<${s} title=${i} up="#/standings">
<${Le} seen=${n} />
<${Pe} />
${r&&j`<${Bc} state=${e} body=${r} />`}
${e.players[t]&&j`<a class="button" href=${`#/player/${t}`}>${A(`standings.player`)}</a>`}
<//>`}function Bc({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=A(i?`standings.disqualified`:`standings.unranked`);return j`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:A(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${A(`standings.scored`,{count:t.hanchans})}</dt><dd>${q(s)}</dd></div>
<div><dt>${A(`standings.taken`)}</dt><dd>${q(-10*c-l/100)}</dd></div>
<div><dt><strong>${A(`standings.total`)}</strong></dt><dd>${q(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${A(`standings.games`)}</h2>
${a.length===0&&j`<p class="soft">${A(`standings.no-games`)}</p>`}
${a.map(t=>j`<${Hc} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${A(`standings.taken`)}</h2>
${o.length===0&&j`<p class="soft">${A(`standings.nothing-taken`)}</p>`}
${o.length>0&&j`<${Vc} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function Vc({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return j`<dl class="card facts">
${t.map(t=>j`<div key=${t.id}>
<dt>${r&&j`<span class="who">${i(t.account)}</span> · `}<${Ze} state=${e} line=${t} /></dt>
<dd>${ft(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>j`<div key=${e}><dt><strong>${A(`standings.sum`)}</strong></dt><dd>${ft(e,t)}</dd></div>`)}
</dl>`}function Hc({state:e,game:t,named:n}){let r=k(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,flags:d}=t,{counted:f=t.points,points:p,place:m,delta:h,uma:g,oka:_,taken:v=0,total:y}=t,b=[A(`hall-round`,{round:o}),A(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],x=A(`standings.delta`,{points:V(p),goal:V(p-h*100)});return j`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${b.join(` · `)}</a></h3>
${n&&j`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&j`<p class="soft">${A(`standings.corrected`,{count:a-1})}</p>`}
${f!==p&&j`<p class="soft">${A(`standings.counted`,{counted:V(f),points:V(p)})}</p>`}
<dl class="facts">
<div><dt>${x}</dt><dd>${q(h,!0)}</dd></div>
<div><dt>${A(`standings.uma`,{place:m})}</dt><dd>${q(g,!0)}</dd></div>
<div><dt>${A(`standings.oka`)}</dt><dd>${q(_,!0)}</dd></div>
${v>0&&j`<div><dt>${A(`standings.by.yakitori`)}</dt><dd>${q(-v,!0)}</dd></div>`}
<div><dt><strong>${A(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${q(y,!0)}</dd></div>
</dl>
${d.map(e=>j`<p class="note warn" key=${e}>${A(`standings.flag.${e}`)}</p>`)}
</article>`}function Uc({of:e}){let[t,n]=O(``);return j`<button class="button" type="button" onClick=${()=>{n(``);let t=`standings-${e}.csv`;i.file(`standings.csv?of=${e}`).then(e=>Xe(e,t),e=>n(U(e)))}}>${A(`standings.export`)}</button>
${t&&j`<p class="note bad" role="alert">${t}</p>`}`}function Wc({state:e}){let{book:n,official:r}=D(),{numbers:i,silent:a,complete:o}=js(e,n);if(!n)return null;let s=a.length>0&&r?.roles?.includes(`director`),c=Object.entries(i).filter(([e,t])=>e!==`yakitori`||t>0).map(([e,t])=>[A(`standings.by.${e}`),Gc(t)]),l=()=>j`${c.length>0&&j`<${t} rows=${c} />`}
${s&&j`<${Kc} names=${a} numbers=${i} />`}`;return o?j`<${d} title=${A(`standings.by`)}>${l}<//>`:j`<section class="card" aria-labelledby="by">
<h2 id="by">${A(`standings.by`)}</h2>
<p class="note warn">${A(s?`standings.say`:`standings.silent`)}</p>
${l()}
</section>`}function Gc(e){return Array.isArray(e)?e.map(e=>`${V(e)}P`).join(` / `):V(e)}function Kc({names:e,numbers:t}){let[n,r]=O(()=>Object.fromEntries(e.map(e=>[e,[t[e]??``].flat().join(` `)]))),[a,o]=O(null),[s,c]=O(!1);return j`<form class="stack" onSubmit=${async r=>{r.preventDefault(),c(!0);let a=e.filter(e=>e!==`yakitori`||n[e].trim()).map(e=>[e,qc(e,n[e])]),s=e.filter(e=>t[e]!=null).map(e=>[e,t[e]]),l={...Object.fromEntries(a),replaces:s.length?Object.fromEntries(s):null};await i.ask(`scoring`,{method:`PUT`,body:l}).then(()=>o(null),o),c(!1)}}>
${e.map(e=>j`<${_} key=${e} label=${A(`standings.by.${e}`)} hint=${A(`standings.hint.${e}`)}
value=${n[e]} required=${e!==ks} autocomplete="off" onInput=${t=>r({...n,[e]:t})} />`)}
${a&&(a.problem?j`<${lt} problem=${a.problem} />`:j`<p class="note bad" role="alert">${U(a)}</p>`)}
<button class="button main" disabled=${s}>${A(`standings.set`)}</button>
</form>`}function qc(e,t){let n=t.normalize(`NFKC`).replace(/[−‐–]/g,`-`);return e===`uma`?n.split(/[\s/,、]+/).filter(Boolean).map(Jc):Jc(n.replace(/[\s,.'’]/g,``))}function Jc(e){return/^[-+]?\d+$/.test(e)?Number(e):e}function Yc({args:[e]}){let{tournament:t,state:n}=D();return!t||!n?j`<${R} title=${A(`hall-standings`)} />`:e?j`<${zc} state=${n} id=${e} />`:j`<${Xc} state=${n} />`}function Xc({state:e}){let{official:t}=D(),n=G(`standings`),[r,i]=O(`players`),{body:a}=n.answer??{},o=de(t)&&j`<a class="button" href="#/import">${A(`standings.import`)}</a>`;return j`<${s} title=${A(`hall-standings`)} up="#/tables" actions=${o}>
<${Le} seen=${n} />
<${Pe} />
${e.others.id&&j`<a class="button" href=${`#/season/${e.others.id}`}>${A(`season.of`,{name:e.others.season})}</a>`}
${a?.teams.length>0&&j`<${p} label=${A(`standings.of`)} value=${r} onChange=${i}
options=${[`players`,`teams`].map(e=>({value:e,text:A(`standings.of.${e}`)}))} />`}
${a&&j`<${Zc} state=${e} found=${a[r]} />`}
${a&&j`<${Uc} of=${r} />`}
<${ct} state=${e} />
<${Wc} state=${e} />
<//>`}function Zc({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?j`<${Qc} state=${e} />`:j`<ul class="rows" aria-label=${A(`hall-standings`)}>
${t.map(t=>j`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${$c(e,t,n).join(` · `)}</small></span>
<strong>${q(t.final)}</strong>
</a>
</li>`)}
</ul>`}function Qc({state:e}){let{official:t}=D(),[n]=Qe(e);return j`<${z} text=${A(n?`standings.none`:`standings.no-hanchans`)}>
${n&&de(t)&&j`<a class="button" href=${`#/result/${n.id}`}>${A(`standings.enter`,{name:n.name})}</a>`}
${!n&&j`<${Pt} />`}
<//>`}function $c(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s,withdrawn:c},l){let u=t!==null&&l.indexOf(t)!==l.lastIndexOf(t);return[e.teams[n]?.name,s&&A(`standings.disqualified`),c&&A(`standings.withdrawn`),!s&&t===null&&A(`standings.unranked`),u&&A(`standings.shared`),r>0&&A(`standings.hanchans`,{count:r}),a!==0&&A(`standings.less`,{score:q(i),p:`${V(a)}P`}),o!==0&&A(`standings.less`,{score:q(i),p:V(o)})].filter(Boolean)}export{Wn as AccountActs,Ki as Alarm,gi as Cards,Pn as Correct,mr as Dashboard,Ir as Escalation,Rr as Escalations,si as Fines,Rn as HandEndWithdrawal,Cs as Import,Ta as Journal,Yn as LineAct,Je as NewPayment,fi as Payment,No as People,Hr as Precedents,Vo as Reports,Js as Result,vc as Rounds,Fc as Setup,Yc as Standings};