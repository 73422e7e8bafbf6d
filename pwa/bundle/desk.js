import{$t as e,An as t,Bt as n,Cn as r,D as i,Dn as a,En as o,Ft as s,Gt as c,Ht as l,It as u,Kn as d,Lt as f,M as p,N as m,Nn as h,Nr as g,O as _,P as v,Pr as y,Pt as b,R as x,Rt as S,Si as C,Sn as w,Tr as T,Ut as E,V as D,Wt as O,X as ee,a as k,an as A,b as te,bi as j,cn as ne,ct as M,dn as re,en as ie,fn as N,ft as ae,h as oe,in as P,kr as se,li as ce,lt as le,m as F,mt as ue,on as I,p as de,qt as fe,ri as pe,rn as L,sn as R,t as me,u as he,ut as z,vi as B,vn as ge,w as _e,x as ve,xi as V,yn as ye,yt as H,z as U,zt as be}from"./app.js";import{$ as xe,$n as Se,$r as Ce,$t as we,An as Te,Ar as Ee,At as De,Br as Oe,Bt as ke,Ci as Ae,Ct as je,Di as Me,Ei as W,Fr as Ne,Gn as Pe,Hn as Fe,Hr as Ie,Ht as Le,Ir as Re,Jn as ze,K as Be,Kn as Ve,Kt as He,Lr as Ue,Mn as We,Mr as Ge,Nn as Ke,Nt as qe,Oi as G,Q as Je,Qn as K,Qr as Ye,Qt as Xe,Rr as Ze,Rt as Qe,St as $e,Tr as et,Tt as tt,Ur as nt,Vn as rt,Vr as it,Vt as at,Wr as ot,X as st,Xn as ct,Xr as lt,Xt as ut,Y as dt,Yn as q,Yr as ft,Yt as pt,Z as mt,Zn as ht,Zr as gt,Zt as _t,_r as vt,an as yt,ar as bt,at as xt,br as St,bt as Ct,cn as wt,cr as Tt,dn as J,en as Et,er as Dt,fi as Ot,fn as Y,gi as kt,gt as At,hi as jt,hn as Mt,ht as Nt,in as X,ir as Pt,jr as Ft,jt as It,ln as Lt,lt as Rt,mi as zt,mn as Bt,mt as Vt,nn as Ht,nr as Ut,on as Z,pi as Wt,pt as Gt,q as Kt,qn as qt,rn as Jt,rr as Yt,rt as Xt,sn as Zt,st as Qt,ti as $t,tn as en,tr as tn,un as Q,ut as nn,vr as rn,vt as an,wi as on,wr as sn,wt as cn,yr as ln,yt as un,zr as dn,zt as fn}from"./shared.js";function pn(e,t){return{method:`PATCH`,path:`hanchans`,body:{hanchans:e.map(({id:e,new:t,seen:n})=>({id:e,...t,replaces:n})),...t&&{players:t}}}}function mn({changes:e,players:t,children:n,...r}){return N`<${Z} request=${e&&pn(e,t)} ...${r}>${n}<//>`}function hn(e,t){return Object.values(e.hanchans).filter(e=>e.round===t&&!e.status)}function gn(e,t,n,r){return[R(`hall-table`,{label:e.tables[t.table]?.label??`?`}),r.phrase(`seat-${n}`)].join(` · `)}function _n({one:e,state:t}){let[n,r]=V(!1);return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${R(`correct.move`)}</button>
${n&&N`<${vn} one=${e} state=${t} onClose=${()=>r(!1)} />`}`}function vn({one:e,state:t,onClose:n}){let[{id:r,table:i,round:a}]=V(e),[o,s]=V({table:i,round:a}),c=[`table`,`round`].filter(e=>o[e]!=={table:i,round:a}[e]),l=e=>Object.fromEntries(c.map(t=>[t,e[t]])),u=c.length?[{id:r,new:l(o),seen:l({table:i,round:a})}]:null,d=k(t).map(e=>({value:e.id,text:R(`hall-table`,{label:e.label})})),f=Bt(t).map(e=>({value:e,text:R(`hall-round`,{round:e})}));return N`<${mn} title=${R(`correct.move`)} what="seats" yes=${R(`correct.move-yes`)} changes=${u} onClose=${n}>
<${S} label=${R(`correct.field.label`)} value=${o.table} options=${d} onChange=${e=>s({...o,table:e})} />
<${S} label=${R(`correct.round`)} value=${o.round} options=${f} onChange=${e=>s({...o,round:e})} />
<//>`}function yn({state:e,hanchan:n,options:r,onChosen:i,onNew:a}){let[o,s]=V(``),c=o.trim(),l=c?Object.values(e.players).filter(e=>Ht(e.name)===Ht(c)):[],u=e=>r.some(({value:t})=>t===e.id);return N`<${f} label=${R(`correct.by-name`)} value=${o} maxlength="200" onInput=${s} />
${l.map(t=>u(t)?N`<button key=${t.id} class="button main" type="button" onClick=${()=>i(t.id)}>${R(`correct.known-name`,{name:t.name,number:t.id_number})}</button>`:N`<${bn} key=${t.id} one=${t} state=${e} hanchan=${n} />`)}
${c&&N`<button class="button" type="button" onClick=${()=>a({id:d(t.now()),name:c})}>${R(l.length>0?`correct.same-name`:`correct.add-name`,{name:c})}</button>`}`}function bn({one:{id:e,name:t,withdrawn_at:n},state:r,hanchan:i}){let a=H(),o=hn(r,i.round).find(({seats:t})=>Object.values(t).includes(e)),s=o&&T.find(t=>o.seats[t]===e),c=s?R(`correct.known-sits`,{name:t,place:gn(r,o,s,a)}):n&&R(`correct.known-withdrawn`,{name:t});return c?N`<p class="note warn">${c}</p>`:null}function xn({state:e,hanchan:t,seat:n,onClose:r}){let i=H(),a=t.substitutes?.[n],[o,s]=V(a?`back`:`substitute`),[c,l]=V(``),[d,f]=V(null),p=e.players[t.seats[n]]?.name??`?`,m=[`substitute`,a&&`back`,`instead`,`other-table`].filter(Boolean).map(r=>({value:r,text:R(`correct.seat-way.${r}`,{name:e.players[a??t.seats[n]]?.name??`?`})})),h=o===`other-table`?wn(e,t,i):Cn(e,t),g=o===`substitute`&&d,_=g?[{value:d.id,text:R(`correct.new-name`,d)},...h]:h,v=e=>(f(e),l(e.id));return N`<${mn} title=${R(`correct.somebody-else`,{name:p})} what=${o===`substitute`?`substitute`:`seats`}
yes=${R(`correct.seat-yes`)} changes=${Sn(e,t,n,o,c)} players=${g&&c===d.id?[d]:void 0} onClose=${r}>
<${u} label=${R(`correct.seat-how`)} value=${o} options=${m} onChange=${e=>(s(e),l(``))} />
${o!==`back`&&N`<${S} label=${R(`correct.seat-who`)} value=${c} options=${[{value:``,text:R(`people.choose-player`)},..._]} onChange=${l} />`}
${o===`substitute`&&!c&&N`<${yn} state=${e} hanchan=${t} options=${h} onChosen=${l} onNew=${v} />`}
${o===`substitute`&&N`<p class="soft">${R(`correct.substitute-text`)}</p>`}
<//>`}function Sn(e,{id:t,seats:n,substitutes:r},i,a,o){let s=r??{},{[i]:c,...l}=s,u={seats:n,substitutes:s};if(a===`back`)return[{id:t,new:{seats:{...n,[i]:c},substitutes:l},seen:u}];if(!o)return null;if(a===`other-table`){let[r=``,a=``]=o.split(` `),s=e.hanchans[r];return[{id:t,new:{seats:{...n,[i]:s.seats[a]}},seen:{seats:n}},{id:r,new:{seats:{...s.seats,[a]:n[i]}},seen:{seats:s.seats}}]}let d={...n,[i]:o};return a===`instead`?[{id:t,new:{seats:d},seen:{seats:n}}]:[{id:t,new:{seats:d,substitutes:{...s,[i]:c??n[i]}},seen:u}]}function Cn(e,t){let n=new Set([t,...hn(e,t.round)].flatMap(({seats:e})=>Object.values(e)));return X(Object.values(e.players)).filter(({id:e,withdrawn_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,id_number:n})=>({value:e,text:`${t} (${n})`}))}function wn(e,{id:t,round:n},r){return hn(e,n).filter(e=>e.id!==t&&!e.substitutes).flatMap(t=>T.map(n=>({value:`${t.id} ${n}`,text:`${e.players[t.seats[n]]?.name??`?`} · ${gn(e,t,n,r)}`})))}const Tn=[`bottom`,`right`,`top`,`left`];function En({one:e,state:t}){let n=H(),[r,i]=V(null),[a,o]=V(null),[s,c]=V(null),l=n=>t.players[e.seats[n]]?.name??`?`,u=e=>{r?r===e?i(null):o(e):i(e)},d=()=>(i(null),o(null),c(null));return N`<section class="around stack" aria-label=${R(`hall-seats`)}>
<p class="soft" role="status">${R(r?`correct.tap-second`:`correct.tap-seat`,{name:r&&l(r)})}</p>
<ul class=${`seats ${r?`picking`:``}`}>
${T.map((i,a)=>N`<li key=${i} class=${`at-${Tn[a]}`}>
<button class=${`seat ${i===`east`?`dealer`:``}`} type="button" aria-pressed=${r===i} onClick=${()=>u(i)}>
<span class="wind"><${he} wind=${i} /><span class="unseen">${n.phrase(`seat-${i}`)}</span></span>
<strong class="who">${l(i)}</strong>
${e.substitutes?.[i]&&N`<span class="marks"><span class="badge info">${R(`correct.for`,{name:t.players[e.substitutes[i]]?.name??`?`})}</span></span>`}
</button>
</li>`)}
</ul>
${r&&N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>c(r)}>${R(`correct.somebody-else`,{name:l(r)})}</button>`}
${r&&a&&N`<${mn} title=${R(`correct.swap`)} what="seats" yes=${R(`correct.swap-yes`)} changes=${[Dn(e,r,a)]} onClose=${d}>
<p><span class="who">${l(r)}</span> ⇄ <span class="who">${l(a)}</span></p>
<//>`}
${s&&N`<${xn} state=${t} hanchan=${e} seat=${s} onClose=${d} />`}
</section>`}function Dn({id:e,seats:t,substitutes:n},r,i){let a={[r]:i,[i]:r},o={seats:t,...n&&{substitutes:n}},s=Object.entries(n??{}).map(([e,t])=>[a[e]??e,t]);return{id:e,new:{seats:{...t,[r]:t[i],[i]:t[r]},...n&&{substitutes:Object.fromEntries(s)}},seen:o}}function On({one:e,state:t}){let[n,r]=V(void 0),i=e.status?[`back`]:[Mn(t,e)&&`cancelled`,`void`].filter(Boolean);return N`${e.status&&N`<p class="note warn">${R(`over.${e.status}`)}</p>`}
${i.map(e=>N`<button key=${e} class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(e)}>${R(`correct.status.${e}`)}</button>`)}
${n&&N`<${kn} one=${e} state=${t} way=${n} onClose=${()=>r(void 0)} />`}`}function kn({one:e,state:t,way:n,onClose:r}){let[i,a]=V(`game`),o=n===`back`?null:n,s=n=>An(t,e,n).filter(n=>jn(t,n,e,o)),c=[`game`,`round`,`day`].filter(e=>e===`game`||s(e).length>1).map(e=>({value:e,text:R(`correct.scope.${e}`,{count:s(e).length})})),l=s(i).map(({id:e,status:t=null})=>({id:e,new:{status:o},seen:{status:t}}));return N`<${mn} title=${R(`correct.status-title.${n}`)} what=${o?`status`:`status-back`} yes=${R(`correct.status-yes.${n}`)} danger=${!!o} changes=${l} onClose=${r}>
<p>${R(`correct.status-text.${n}`)}</p>
${c.length>1&&N`<${u} label=${R(`correct.scope`)} value=${i} options=${c} onChange=${a} />`}
<//>`}function An(e,t,n){let r=Object.values(e.hanchans);if(n===`round`)return r.filter(({round:e})=>e===t.round);let i=({scheduled_at:t})=>t&&h(Date.parse(t),e.settings.time_zone);return n===`day`&&t.scheduled_at?r.filter(e=>i(e)===i(t)):[t]}function jn(e,t,n,r){return(t.status??null)===(n.status??null)?r!==`cancelled`||Mn(e,t):!1}function Mn(e,t){return!e.results[t.id]&&!D(e,t).begun}function Nn({one:{id:e,name:t},state:n}){let[r,i]=V(!1),[a,o]=V(``),s=Pn(n,e),c=X(Object.values(n.players)).filter(t=>t.id!==e&&![...Pn(n,t.id)].some(e=>s.has(e)));if(c.length===0)return null;let l=c.map(e=>({value:e.id,text:`${e.name} (${e.id_number})`}));return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${R(`correct.join`)}</button>
${r&&N`<${Z} title=${R(`correct.join-this`,{name:t})} what="joining" yes=${R(`correct.join-yes`)} danger
request=${a?{method:`PUT`,path:`players/${e}/merge`,body:{into:a}}:null}
note=${R(`correct.for-good`)} done=${R(`correct.join-done`)} onClose=${()=>(i(!1),o(``))} onDone=${()=>ye(`#/player/${a}`,{replace:!0})}>
<p>${R(`correct.join-text`,{name:t})}</p>
<${S} label=${R(`correct.join-with`)} value=${a} onChange=${o}
options=${[{value:``,text:R(`people.choose-player`)},...l]} />
<//>`}`}function Pn({hanchans:e},t){let n=Object.values(e).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t));return new Set(n.map(({round:e})=>e))}const Fn={player:[`name`,`id_number`,`team`],team:[`name`],table:[`label`],official:[`name`,`league_number`]},In={name:200,id_number:40,label:40,league_number:40},Ln={player:`id_number`,team:`name`,official:`league_number`};function Rn({kind:e,one:t,state:n}){let r=Vn(e,t),[i,a]=V({}),[o,s]=V(!1),c={...r,...i},l=Fn[e].filter(e=>c[e].trim()!==r[e]),u=l.filter(e=>e!==`team`&&!c[e].trim());return N`<form class="card" onSubmit=${e=>{e.preventDefault(),s(l.length>0&&u.length===0)}}>
${Fn[e].map(t=>{let r=e=>a({...i,[t]:e});return t===`team`?N`<${zn} key=${t} state=${n} value=${c.team} onChange=${r} />`:N`<${f} key=${t} label=${R(`correct.field.${t}`)} value=${c[t]} onInput=${r}
maxlength=${In[t]} hint=${n.season&&t===Ln[e]?R(`correct.season`):void 0}
wrong=${u.includes(t)?R(`correct.empty`):void 0} />`})}
${l.length>0&&N`<button class="button main">${R(`correct.look`)}</button>`}
${o&&N`<${Bn} kind=${e} one=${t} state=${n} changed=${l} stored=${r} values=${c} onClose=${()=>s(!1)} onDone=${()=>a({})} />`}
</form>`}function zn({state:e,value:t,onChange:n}){let r=X(Object.values(e.teams)).map(({id:e,name:t})=>({value:e,text:t}));if(r.length===0)return null;let i=[{value:``,text:R(`correct.no-team`)},...r];return N`<${S} label=${R(`correct.field.team`)} value=${t} options=${i} onChange=${n} />
${t&&N`<a class="reach" href=${`#/correct/team/${t}`}>${R(`correct.this-team`,{name:e.teams[t]?.name??`?`})}</a>`}`}function Bn({kind:e,one:t,state:n,changed:r,stored:i,values:a,onClose:o,onDone:s}){let c=e=>Object.fromEntries(r.map(t=>[t,e[t].trim()||null])),l={...c(a),replaces:c(i)},u=(e,t)=>(e===`team`?n.teams[t]?.name:t.trim())||R(`correct.none`);return N`<${Z} title=${R(`correct.title`)} what="correction" yes=${R(`correct.yes`)}
request=${{method:`PATCH`,path:`${e}s/${t.id}`,body:l}} onClose=${o} onDone=${s}>
<dl class="facts">
${r.map(e=>N`<div key=${e}>
<dt>${R(`correct.field.${e}`)}</dt>
<dd><${Zt} before=${u(e,i[e])} after=${u(e,a[e])} /></dd>
</div>`)}
</dl>
<//>`}function Vn(e,t){let n=e===`official`?{...t,league_number:t.number}:t;return Object.fromEntries(Fn[e].map(e=>[e,n[e]??``]))}function Hn({kind:e,one:t,name:n}){let[r,i]=V(!1);return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${R(`correct.remove`)}</button>
${r&&N`<${Z} title=${R(`correct.remove-this`,{name:n})} what="removal" yes=${R(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`${e}s/${t.id}/removal`,body:{}}} done=${R(`correct.remove-done`,{name:n})}
onClose=${()=>i(!1)} onDone=${()=>ye(e===`table`?`#/tables`:`#/people/players`,{replace:!0})}>
<p>${R(`correct.remove-text`)}</p>
<//>`}`}function Un({one:e,name:t,state:n}){let[r,i]=V(!1);return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${R(`correct.remove`)}</button>
${r&&N`<${Wn} one=${e} name=${t} state=${n} onClose=${()=>i(!1)} />`}`}function Wn({one:e,name:t,state:n,onClose:r}){let[i,a]=V(`game`),o=Object.values(n.hanchans).filter(({round:t})=>t===e.round),s=i===`round`?o.map(({id:e})=>e):[e.id],c=[{value:`game`,text:R(`correct.scope.game`)},{value:`round`,text:R(`correct.scope.round`,{count:o.length})}],l=i===`round`?R(`hall-round`,{round:e.round}):t,d=R(`correct.remove-this`,{name:l});return N`<${Z} title=${d} what="removal" yes=${R(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`hanchans/removal`,body:{hanchans:s}}} done=${R(`correct.remove-done`,{name:l})} onClose=${r} onDone=${()=>ge(`#/tables`)}>
<p>${R(`correct.remove-game`)}</p>
${o.length>1&&N`<${u} label=${R(`correct.scope`)} value=${i} options=${c} onChange=${a} />`}
<//>`}function Gn(e,t){return Object.values(e.hanchans).filter(({id:t,status:n})=>!n&&!e.results[t]).flatMap(e=>T.filter(n=>e.seats[n]===t).map(t=>({hanchan:e,seat:t}))).sort((e,t)=>e.hanchan.round.localeCompare(t.hanchan.round,void 0,{numeric:!0}))}function Kn({state:e,at:{hanchan:t,seat:n}}){let r=H();return N`${R(`hall-round`,{round:t.round})} · ${gn(e,t,n,r)}`}function qn({state:e,left:t}){let[n,r]=V(null);return N`<ul class="rows" aria-label=${R(`correct.seats-left`)}>
${t.map(t=>N`<li key=${t.hanchan.id}>
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>r(t)}>
<span class="body"><${Kn} state=${e} at=${t} /></span><span class="badge info">${R(`correct.somebody`)}</span>
</button>
</li>`)}
</ul>
${n&&N`<${xn} state=${e} hanchan=${n.hanchan} seat=${n.seat} onClose=${()=>r(null)} />`}`}function Jn({one:{id:e,name:t,withdrawn_at:n},state:r}){let[i,a]=V(!1),o=!n,s=o?`withdraw`:`return`,c={withdrawn:o,replaces:{withdrawn:!o}},l=Gn(r,e);return N`${n&&N`<p class="note warn">${R(l.length>0?`correct.is-seated-still`:`correct.is-withdrawn`,{name:t})}</p>`}
${n&&l.length>0&&N`<${qn} state=${r} left=${l} />`}
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${R(`correct.${s}`)}</button>
${i&&N`<${Z} title=${R(`correct.${s}-this`,{name:t})} what=${s} yes=${R(`correct.${s}-yes`)}
request=${{method:`PATCH`,path:`players/${e}`,body:c}} done=${R(`correct.${s}-done`,{name:t})} onClose=${()=>a(!1)}>
${o&&N`<p>${R(`correct.withdraw-text`)}</p>`}
${o&&l.length>0&&N`<div class="note warn">
<p>${R(`correct.stays-seated`)}</p>
<ul>${l.map(e=>N`<li key=${e.hanchan.id}><${Kn} state=${r} at=${e} /></li>`)}</ul>
</div>`}
<//>`}`}function Yn({args:[e=``,t=``]}){let{tournament:n,state:r,official:i}=L(),a=R(`correct.title`);if(!n||!r)return N`<${U} title=${a} />`;if(!F(i,[`director`]))return N`<${c} title=${a} up="#/tables"><p class="note warn">${R(`correct.directors`)}</p><//>`;let o=Object.hasOwn(Xn,e)&&r[`${e}s`],s=o&&(o[t]??o[r.merged[t]]);if(!s)return N`<${x} title=${a} text=${R(`correct.nothing`)} up="#/people" />`;let l=Zn(r,s);return N`<${c} title=${R(`correct.this`,{name:l})} up=${Qn(e,s)}>
${Xn[e].map(t=>N`<${t} key=${s.id} kind=${e} one=${s} name=${l} state=${r} />`)}
<//>`}const Xn={player:[Rn,Jn,Nn,Hn],team:[Rn,Hn],table:[Rn,Hn],official:[Rn],hanchan:[En,_n,On,Un]};function Zn(e,{name:t,label:n,round:r,table:i}){let a=R(`hall-table`,{label:n??e.tables[i]?.label??`?`});return t??[r&&R(`hall-round`,{round:r}),a].filter(Boolean).join(` · `)}function Qn(e,{id:t,table:n}){return e===`hanchan`?`#/table/${n}`:e===`official`?`#/people/${t}`:e===`team`?`#/people/players`:`#/${e}/${t}`}function $n({hanchan:e,end:t,label:n,onDone:r}){let{state:i}=L(),[a,o]=V(null),s=Object.values(i.handEnds).filter(t=>t.hanchan===e.id&&!t.unsent),c=t??s.sort((e,t)=>se(t,e)||(e.id<t.id?1:-1))[0];if(!c&&!a)return null;let{id:l,hand:u,how:d}=a??c,f=[le(u),R(`hall-how.${d}`)].filter(Boolean).join(` · `);return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>o(c)}>${n??R(`correct.hand-end`)}</button>
${a&&N`<${Z} title=${R(`correct.hand-end-title`)} what="hand-end" yes=${R(`correct.hand-end-yes`)} danger
request=${{method:`PUT`,path:`hand-ends/${l}/withdrawal`,body:{}}} done=${R(`correct.hand-end-done`)} onDone=${r} onClose=${()=>o(null)}>
<p><strong>${f}</strong></p>
<p>${R(`correct.hand-end-text`)}</p>
<//>`}`}function er({state:e,account:t,onClose:n}){let{book:r}=L(),i=r?.content.unit?`pts`:`P`,a=[i,e.settings.currency],[o,s]=V(i),[c,l]=V(`take`),[d,p]=V(``),m=Q(),h=tr(o,d),g={account:t,unit:o,amount:c===`give`?-(h??0):h,waives:!1},_=h?{method:`PUT`,path:`ledger/decisions/${m(g)}`,body:g}:null,v=d&&!h?R(o===`pts`?`fines.hundreds`:`fines.above-nothing`):void 0,y=K(e,t),b=c===`give`?`give`:bt(o)?`take`:`fine`,x=a.map(e=>({value:e,text:R(bt(e)?`fines.points`:`fines.money`,{unit:e})}));return N`<${Z} title=${R(`fines.decide-on`,{name:y})} what="ledger-decision" yes=${R(`fines.do.${b}`,{amount:q(o,h??0)})}
request=${_} done=${R(`fines.done.${b}`,{name:y,amount:q(o,h??0)})} onClose=${n}>
<${u} label=${R(`fines.what`)} value=${o} options=${x} onChange=${s} />
<${u} label=${R(`fines.way`)} value=${c} options=${[`take`,`give`].map(e=>({value:e,text:R(`fines.way.${e}`)}))} onChange=${l} />
<${f} label=${R(`fines.amount`,{unit:o===`pts`?R(`fines.table-points`):o})} value=${d} inputmode="decimal" autocomplete="off" wrong=${v} onInput=${p} />
<//>`}function tr(e,t){if(!bt(e))return Dt(e,t)||null;let n=/^\d{1,6}$/.test(t.trim())?Number(t):0;return n%(e===`pts`?100:1)==0&&n||null}function nr({state:e,balance:{account:n,unit:r,amount:i},onClose:a}){let o=-i,[s,c]=V(()=>q(r,o).slice(r.length+1)),[l,d]=V(`cash`),[p]=V(()=>new Date(t.now()).toISOString()),m=Q(),h=K(e,n),g=Dt(r,s),_=!g||g>o?R(`fines.between`,{most:q(r,o)}):void 0,v={account:n,unit:r,amount:g,method:l,paid_at:p},y=_?null:{method:`PUT`,path:`refunds/${m(v)}`,body:v},b=q(r,g??0);return N`<${Z} title=${R(`fines.refund-to`,{name:h})} what="refund" yes=${R(`fines.refund-yes`,{amount:b})}
request=${y} done=${R(`fines.refunded`,{name:h,amount:b})} onClose=${a}>
<${f} label=${R(`fines.amount`,{unit:r})} value=${s} inputmode="decimal" wrong=${_} onInput=${c} />
<${u} label=${R(`fines.how`)} value=${l} options=${Et.map(e=>({value:e,text:R(`fines.method.${e}`)}))} onChange=${d} />
<//>`}function rr({state:e,account:t}){let{official:n}=L(),[r,i]=V(null);if(Ut(n,t.id))return null;let a=ct(e,t.id).filter(({unit:e})=>!bt(e)),o=n?.roles?.includes(`director`),s=[...Pt(n)?a.flatMap(or):[],...o?[ar(`decide`,{account:t})]:[]];if(s.length===0)return null;let c=a.length>1;return N`<div class="doing">
${s.map(({id:e,given:t})=>N`<button key=${e+t.balance?.unit} class=${`button ${e===`pay`?`main`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>i({id:e,given:t})}>
${R(`fines.act.${e}`)}${c&&t.balance?` ${t.balance.unit}`:``}
</button>`)}
${r&&N`<${ir[r.id]} state=${e} ...${r.given} onClose=${()=>i(null)} />`}
</div>`}const ir={pay:we,refund:nr,decide:er};function ar(e,t){return{id:e,given:t}}function or(e){return e.amount===0?[]:[ar(e.amount>0?`pay`:`refund`,{balance:e})]}function sr({state:e,account:t,line:n,onClose:r}){return N`<${Z} title=${R(`fines.withdraw-decision`)} what="decision-withdrawal" yes=${R(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`ledger/decisions/${n.id}/withdrawal`,body:{}}} done=${R(`fines.withdrawn-done`)} onClose=${r}>
<p><strong>${K(e,t)} · ${Se(n)}</strong></p>
<//>`}function cr(e){let t=/* @__PURE__ */ new Map;for(let{cause:n,cause_id:r,fine_id:i,amount:a}of e){let e=n===`payment`?n:i??r;t.set(e,(t.get(e)??0)+a)}let n=-[...t.values()].reduce((e,t)=>e+Math.min(0,t),0),r=/* @__PURE__ */ new Map;for(let[e,i]of t){let t=Math.min(Math.max(0,i),n);n-=t,i>t&&r.set(e,i-t)}return r}function lr({state:e,balance:{account:t,unit:n},fine:r,most:i,onClose:a}){let[o,s]=V(()=>q(n,i).slice(n.length+1)),c=Q(),l=Dt(n,o),u=!l||l>i?R(`fines.between`,{most:q(n,i)}):void 0,d={account:t,unit:n,amount:-(l??0),waives:!0,fine:r},p=u?null:{method:`PUT`,path:`ledger/decisions/${c(d)}`,body:d},m={name:K(e,t),amount:q(n,l??0)};return N`<${Z} title=${R(`fines.waive-of`,m)} what="waiver" yes=${R(`fines.waive-yes`,m)}
request=${p} done=${R(`fines.waived`,m)} onClose=${a}>
<${f} label=${R(`fines.amount`,{unit:n})} value=${o} inputmode="decimal" wrong=${u} onInput=${s} />
<//>`}function ur({state:e,line:t,balance:n}){let{official:r}=L(),[i,a]=V(!1);if(t.unsent||!r?.roles?.includes(`director`)||Ut(r,n.account.id))return null;let o=dr(n,t);if(!o&&!fr(n,t))return null;let s=o?{balance:n,most:o,fine:t.cause_id}:{account:n.account,line:t};return N`<button class="button quiet line-act" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${R(o?`fines.act.waive`:`fines.act.otherwise`)}</button>
${i&&N`<${o?lr:sr} state=${e} ...${s} onClose=${()=>a(!1)} />`}`}function dr({unit:e,lines:t},n){let r=t.filter(e=>e.cause_id===n.cause_id&&e.amount>0&&!e.fine_id);return bt(e)||n.cause===`payment`||r.at(-1)?.id!==n.id?0:cr(t).get(n.cause_id)??0}function fr({lines:e},{id:t,cause:n,cause_id:r}){return n!==`decision`||t!==r?!1:e.filter(e=>e.cause_id===t).reduce((e,{amount:t})=>e+t,0)!==0}function pr({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return N`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&N`<p class="soft">${r}</p>`}
${i.length===0&&N`<p class="soft">${R(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>N`<li key=${e.key}><${mr} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&N`<${s} title=${R(`dashboard.numbers`)}>${()=>N`<${gr} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function mr({row:{name:e,value:t,part:n=0,href:r},most:i}){return N`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${G(t)}</strong>
<${hr} value=${t} part=${n} most=${i} />
${n>0&&N`<small>${R(`dashboard.part`,{count:G(n)})}</small>`}
</a>`}function hr({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return N`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&N`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function gr({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return N`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${R(`hall-rulings`)}</th>
${r&&N`<th scope="col">${R(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>N`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${G(n)}</td>
${r&&N`<td>${G(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function _r(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:R(`hall-round`,{round:e})}));return[{value:``,text:R(`hall-any`)},...n]}function vr({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function yr({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=xr(t,i.size>1?e=>Cr(e,r):Sr);return t.length===0?null:N`<section class="card" aria-labelledby="spread">
<h2 id="spread">${R(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${R(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>N`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>N`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>N`<td key=${t.key}><${br} count=${s.get(e+t.key)} most=${c} href=${wr(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function br({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return N`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${G(e)}</strong>
</a>`}function xr(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function Sr(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function Cr(e,t){let n=e.slice(0,10),r=A(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function wr(e,t,{from:n,until:r}){return vr(e,{table:t,from:n,until:r})}function Tr({state:e,changes:t}){return N`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${R(`dashboard.recharged`)}</h2>
<p class="soft">${R(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>N`<li key=${[t,r.id,i].join()}>
<span class="who">${K(e,r)}</span> ${q(i,a)} → <strong>${q(i,o)}</strong>
<br /><small class="soft">${[P(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function Er({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:R(e>1?`dashboard.from`:`dashboard.until`,{from:pe(e),until:pe(t)}),value:n,href:vr(r,{took:`${e}-${t}`})})),a=e?R(`dashboard.median`,{time:pe(t),count:e}):R(`dashboard.untimed`);return N`<${pr} id="taking" title=${R(`dashboard.taking`)} what=${R(`dashboard.time`)}
about=${`${a} ${R(`dashboard.measured`)}`} rows=${e?i:[]} />`}function Dr(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(v(n)).map(([t,n])=>[m(e,t),p(e,t,n)]);return[...r,...i]}function Or({cases:e}){return N`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${R(`dashboard.unlike`)}</h2>
<p class="soft">${R(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>N`<${kr} key=${t} one=${e} />`)}
</section>`}function kr({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=H(),o=i[0].rulings.length,s=Dr(a,t,n);return N`<article class="stack case">
<h3>${M(a,e)}</h3>
${s.length>0&&N`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&N`<p class="note info">${R(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>N`<${Ar} key=${t} outcome=${e} most=${o} />`)}
</article>`}function Ar({outcome:{penalties:e,rulings:t},most:n}){let r=H(),{state:i}=L(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=N`<span class="body outcome"><span>${z(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${G(t.length)}</strong><${hr} value=${t.length} most=${n} /></span>`;return N`<${s} title=${o}>${()=>N`<${te} rulings=${a} place empty=${R(`hall-none-found`)} />`}<//>`}function jr(){let{tournament:e,state:t,official:n}=L();return!e||!t?N`<${U} title=${R(`dashboard.title`)} />`:de(n)?N`<${Mr} state=${t} />`:N`<${c} title=${R(`dashboard.title`)} up="#/log"><p class="note warn">${R(`dashboard.whose`)}</p><//>`}function Mr({state:e}){let[t,n]=V({day:``,round:``});return N`<${c} title=${R(`dashboard.title`)} up="#/log">
<div class="asked">
<${f} type="date" label=${R(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${S} label=${R(`dashboard.round`)} value=${t.round} options=${_r(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${Nr} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Nr({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=nt(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return N`<${Ir} seen=${r} zone=${e.settings.time_zone} />
${i&&N`<${Pr} state=${e} body=${i} asked=${t} />`}`}function Pr({state:e,body:t,asked:n}){let r=H(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>vr(n,e),l=e=>({key:e.foul,name:M(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return N`<p role="status">${R(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${pr} id="fouls" title=${R(`dashboard.fouls`)} what=${R(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${pr} id="referees" title=${R(`dashboard.referees`)} what=${R(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${yr} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${pr} id="otherwise" title=${R(`dashboard.otherwise`)} about=${R(`dashboard.otherwise-about`)} what=${R(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${Or} cases=${t.differently} />
<${Tr} state=${e} changes=${t.recharged??[]} />
<${pr} id="escalations" title=${R(`dashboard.escalations`)} what=${R(`dashboard.status`)}
rows=${s.map(e=>Fr(e,c))} />
<${Er} taking=${t.time_to_rule} asked=${n} />
</div>`}function Fr({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>o(`hall-escalation.${e}`)?R(`hall-escalation.${e}`):e),s=i.join(` `);return{key:s,name:a.join(` · `),value:n,href:r({status:``,escalation:s})}}function Ir({seen:{answer:e,fresh:t,trouble:n},zone:r}){on();let i=e&&P(e.at,r);return!e&&!n?N`<${O} />`:n?N`<p class="note warn" role="status">${Ie(n)} ${R(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:N`<p class="soft">${R(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const Lr=[`photo`,`note`];function Rr({state:n,escalation:r,ruling:i}){let a=L(),{outbox:o}=a,s=H(),[c,l]=V(null);if(B(()=>void t.loadEscalationSteps(),[]),o.some(({subject:e,kind:t,state:n})=>e===r.id&&!Lr.includes(t)&&y(n)))return N`<p class="note bad">${R(`esc.stuck`)} <a href="#/outbox">${R(`hall-resolve`)}</a></p>`;let u=fn(a,r,i);return N`
${u===`decide`&&N`<${Hr} state=${n} escalation=${r} ruling=${i} onAsk=${l} />`}
${u===`appeal`&&N`<button class="button main" type="button" onClick=${()=>l(zr)}>${R(`esc.do.appeal`)}</button>`}
${u===`reopen`&&N`<button class="button" type="button" onClick=${()=>l(Br)}>${R(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(u)&&N`<p class="note warn">${R(`esc.${u}`)}</p>`}
${u===``&&N`<p class="soft">${R(`esc.wait.${r.status}`)}</p>`}
${c&&N`<${Ge} what=${c.name} title=${R(`esc.do.${c.name}`)} text=${`${(({name:e})=>{let t=e!==`upheld`&&n.rulings[r.standing_id]||i;return`${z(s,t)} · ${t.offender.name}.`})(c)} ${R(`esc.means.${c.name}`)}`} yes=${R(`esc.do.${c.name}`)}
onReason=${async n=>{if(!c)return;let{kind:i,name:a,...o}=c;await t.send(i,r.id,{reason:n,...o}),ne(),e(R(`esc.done.${i}`)),l(null),scrollTo({top:0})}} onClose=${()=>l(null)} />`}
`}const zr={kind:`appeal`,name:`appeal`},Br={kind:`reopening`,name:`reopening`},Vr=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Hr({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>N`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${R(`esc.do.${e.name}`)}</button>`;return N`
${u&&f(Vr(`amended`,`confirmed`),`main`)}
${f(Vr(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${R(u?`esc.amend-again`:`hall-amend`)}</a>
${f(Vr(`overturned`),`danger`)}
`}function Ur({ruling:e,rulings:t}){let n=H(),{state:r}=L(),[i,a]=[!0,!1].map(n=>t.filter(t=>Kr(t,e)===n)),o=[...i,...a].slice(0,12);return N`<section class="stack">
<h2>${R(`esc.same-foul`)}</h2>
${t.length===0&&N`<p class="soft">${R(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>N`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${ae(t.kind)}`}>${z(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,P(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&N`<span class="badge info">${R(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&N`<span class="badge warn">${R(`esc.other-revision`)}</span>`}
<${ve} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&N`<a class="reach" href=${`#/log?foul=${e.foul}`}>${R(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Wr(e,t,{offender:n}){return Jr(e,t,e=>e.offender.id===n.id)}function Gr(e,t,{foul:n}){return Jr(e,t,e=>e.foul===n)}function Kr(e,t){return ce(qr(e))===ce(qr(t))}function qr({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Jr(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return _e(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Yr({state:e,foul:t,escalation:n}){let r=nt(`precedents?limit=20&foul=${t}`);return N`<section class="stack">
<h2>${R(`esc.precedents`)}</h2>
<${Oe} seen=${r} what="precedents" />
${r.answer&&N`<${Zr} state=${e} items=${Xr(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${R(`esc.search-precedents`)}</a>
</section>`}function Xr(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Zr({state:e,items:t}){let n=H();return t.length===0?N`<p class="soft">${R(`esc.no-precedents`)}</p>`:N`<ul class="rows below precedents">
${t.map(t=>N`<li key=${t.ruling.id}><${Qr} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Qr({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return N`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${ae(n.kind)}`}>${z(t,n)}</strong>
<span>${M(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>N`<small key=${e}>${e}</small>`)}
${l.map(e=>N`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,P(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&N`<span class="badge">${R(`hall-status.${n.status}`)}</span>`}
${c&&N`<span class="badge warn">${R(`esc.revision-changed`)}</span>`}
${r.map(e=>N`<span class="badge" key=${e}>${R(`esc.why.${e}`)}</span>`)}
${s&&N`<span class="badge info">${ke(s)}</span>`}
</span>
</span>
</a>`}function $r({args:[e]}){let{tournament:t,state:n}=L();if(!t||!n)return N`<${U} title=${R(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?N`<${x} title=${R(`esc.one`)} text=${R(`esc.missing`)} up="#/escalations" />`:N`<${ei} state=${n} escalation=${r} ruling=${i} />`}function ei({state:e,escalation:t,ruling:n}){let r=H(),i=Re([n])[n.revision],a=ee(r,i,n),o=a&&(a.chosen??a.final??a.first),s=t.status===`open`;Tt(s);let l=N`<${Rr} state=${e} escalation=${t} ruling=${n} />`;return N`<${c} title=${M(r,n.foul)} up="#/escalations" actions=${l}>
<${_t} ruling=${n} shown=${o}>
<p role="status"><span class=${`badge ${s?`warn`:`info`}`}>${at(t)}</span> ${s&&N`<span class="soft">${Qe(t.escalated_at)}</span>`}</p>
<//>
<${qe} state=${e} escalation=${t} />
<section class="stack">
<h2>${R(`esc.so-far`)}</h2>
<${De} state=${e} events=${It(e,t)} />
</section>
<${je} ruling=${n} />
${a?N`<${cn} ruling=${n} spoken=${a} />`:N`<p class="soft">${R(`hall-no-book`)}</p>`}
<${tt} state=${e} ruling=${n} />
<${ut} state=${e} ruling=${n} />
<${He} state=${e} ruling=${n} />
<section class="stack">
<h2>${R(`esc.on-offender`,{name:n.offender.name})}</h2>
<${te} rulings=${Wr(e,t,n)} place empty=${R(`esc.nothing-else`)} />
</section>
<${Xe} state=${e} id=${n.offender.id} />
<${Ur} ruling=${n} rulings=${Gr(e,t,n)} />
<${Yr} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function ti(){let{tournament:e,state:t}=L();return!e||!t?N`<${U} title=${R(`hall-escalations`)} />`:N`<${ni} state=${t} />`}function ni({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return Tt(r.length>0),N`<${c} title=${R(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${R(`esc.precedents`)}</a></p>
${t.length===0&&N`<${l} text=${R(`esc.none`)}><a class="button" href="#/log">${R(`hall-log`)}</a><//>`}
<${ri} state=${e} title=${R(`esc.waiting`,{count:r.length})} escalations=${r} />
<${ri} state=${e} title=${R(`esc.decided-ones`)} escalations=${i} />
<//>`}function ri({state:e,title:t,escalations:n}){return n.length===0?null:N`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>N`<li key=${t.id}><${ii} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function ii({state:e,escalation:t}){let n=H(),r=e.rulings[t.id],i=t.status===`open`,a=[R(`hall-table`,{label:r.table.label}),Le(e,t),Qe(t.escalated_at)];return N`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${M(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${z(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${at(t)}</span>
${!i&&N`<span class="badge info">${ke(t)}</span>`}
${t.unsent&&N`<span class="badge info">${R(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function ai({query:e}){let{tournament:t,state:n}=L();return!t||!n?N`<${U} title=${R(`esc.precedents`)} />`:N`<${oi} state=${n} begun=${e.get(`foul`)??``} />`}function oi({state:e,begun:t}){let n=H(),[r,i]=V(t in n.catalogue.fouls?t:``),[a,o]=V({}),[s,l]=V(``),[u,d]=V(``),p=e=>{i(e),o({})},m=e=>{e.preventDefault(),d(s.trim())},h=nt(ui(r,a,u)),g=h.answer?.body;return N`<${c} title=${R(`esc.precedents`)} up="#/escalations">
<p class="soft">${R(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${S} label=${R(`hall-filter.foul`)} value=${r} options=${[{value:``,text:R(`esc.any`)},...li(n)]} onChange=${p} />
${r&&N`<${si} words=${n} foul=${r} facts=${a} onFacts=${o} />`}
<${f} type="search" label=${R(`esc.words`)} hint=${R(`esc.words-hint`)} value=${s} onInput=${l} maxlength="200" />
<button class="button">${R(`esc.search`)}</button>
</form>
<${Oe} seen=${h} what="precedents" />
${g&&N`<${Zr} state=${e} items=${g.items} />`}
${g?.next&&N`<p class="note">${R(`esc.more`,{count:50})}</p>`}
<//>`}function si({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=L();return i?i.table(t).used.map(t=>{let i=ci(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&N`<${S} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:R(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function ci({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function li(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function ui(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function di({state:e,kind:t,id:n}){let r=e[`${t}s`]?.[e.merged[n]??n];if(!r)return N`<${x} title=${R(`fines.title`)} text=${R(`fines.no-account`)} up="#/fines" />`;let i={kind:t,id:r.id},a=ct(e,r.id).length===0;return N`<${c} title=${r.name} up="#/fines">
<p class="soft">${fi(e,t,r)}</p>
${a&&N`<p class="soft">${R(`fines.no-lines`)}</p>`}
${t===`player`&&N`<${Ct} state=${e} player=${r.id} />`}
<${$e} state=${e} id=${r.id} />
<${rr} state=${e} account=${i} />
${t===`player`&&N`<a class="button quiet" href=${`#/player/${r.id}`}>${R(`fines.to-player`)}</a>`}
<//>`}function fi(e,t,n){return t===`player`?[n.id_number&&R(`hall-id-number`,{number:n.id_number}),e.teams[n.team]?.name].filter(Boolean).join(` · `):R(`fines.kind.${t}`)}function pi({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=Yt(r).map(([e,t])=>q(e,t));return N`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${R(`fines.owing`)}</h2>
${r.length===0&&N`<p class="soft">${R(e.others.fines.length>0?`fines.none-here`:`fines.none`)}</p>`}
${r.length>0&&N`<p>${R(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>N`<li key=${hi(t)}><${gi} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&N`<p class="soft">${R(`fines.pays-first`)}</p>`}
</section>`}function mi({state:e,balances:t,onRefund:n}){let r=t.filter(({amount:e})=>e<0);return r.length===0?null:N`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${R(`fines.paid-back`)}</h2>
<ul class="rows">
${r.map(t=>N`<li key=${hi(t)}><${gi} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${!n&&N`<p class="soft">${R(`fines.gives-back`)}</p>`}
</section>`}function hi({account:e,unit:t}){return e.id+t}function gi({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=tn(s).filter(({cause:e})=>e===`payment`).reduce((e,t)=>e-t.amount,0),l=[a>0&&R(`fines.since`,{time:P(o,e.settings.time_zone)}),c>0&&R(`fines.part-paid`,{amount:q(i,c)})],u=N`<span class="body who">${K(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${q(i,Math.abs(a))}</strong>`;return n?N`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:N`<a class="row" href=${`#/fines/${r.kind}/${r.id}`}>${u}</a>`}function _i({args:[e,t]}){let{tournament:n,state:r}=L();return!n||!r?N`<${U} title=${R(`fines.title`)} />`:e===`cash`?N`<${an} state=${r} />`:t?N`<${di} key=${t} state=${r} kind=${e} id=${t} />`:N`<${vi} state=${r} />`}function vi({state:e}){let{official:n}=L(),[r,i]=V(null),[a,o]=V(null),[s,l]=V(``);B(()=>void t.lookAround(),[]);let u=C(()=>ht(e),[e.ledger]),d=Pt(n);return N`<${c} title=${R(`fines.title`)} up="#/tables">
<div role="status">${e.payments[s]&&N`<${yi} state=${e} payment=${e.payments[s]} />`}</div>
<${pi} state=${e} balances=${u} onPay=${d&&i} />
<${mi} state=${e} balances=${u} onRefund=${d&&o} />
<${Gt} state=${e} />
<${Nt} state=${e} />
<${Vt} state=${e} official=${n} />
${d&&N`<a class="button" href="#/fines/cash">${R(`cash.title`)}</a><a class="button" href="#/reports">${R(`reports.link`)}</a>`}
${r&&N`<${we} state=${e} balance=${r} onSent=${l} onClose=${()=>i(null)} />`}
${a&&N`<${nr} state=${e} balance=${a} onClose=${()=>o(null)} />`}
<//>`}function yi({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a,unsent:o}}){let s=K(e,{kind:n,id:r});return N`<p class="note info row">
<span class="body">${R(o?`fines.payment-unsent`:`fines.taken`,{name:s,amount:q(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${R(`fines.to-receipt`)}</a>
</p>`}function bi({state:e,payment:{withdrawn:t}}){if(!t)return null;let{at:n,by:r,reason:i}=t,a={time:P(n,e.settings.time_zone),name:e.officials[r]?.name??`?`};return N`<p class="note bad" role="status"><strong>${R(`fines.withdrawn-by`,a)}</strong> ${i}</p>`}function xi({state:e,payment:t}){let{official:n}=L(),[r,i]=V(!1),{id:a,account_kind:o,account_id:s,unit:c,amount:l,refund:u,withdrawn:d,unsent:f}=t,p=Ut(n,e.merged[s]??s);if(d||f||p||!Pt(n))return null;let m=R(u?`fines.withdraw-refund`:`fines.withdraw`);return N`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${m}</button>
${r&&N`<${Z} title=${m} what=${u?`refund-withdrawal`:`payment`} yes=${R(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`payments/${a}/withdrawal`,body:{}}} done=${R(`fines.withdrawn-done`)} onClose=${()=>i(!1)}>
<p><strong>${K(e,{kind:o,id:s})} · ${q(c,l)}</strong></p>
<p>${R(u?`fines.withdraw-refund-text`:`fines.withdraw-text`)}</p>
<//>`}`}function Si({args:[e]}){let{tournament:t,state:n,official:r}=L();if(!t||!n)return N`<${U} title=${R(`fines.payment`)} />`;let i=n.payments[e];if(!i)return N`<${x} title=${R(`fines.payment`)} text=${R(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?R(`fines.payment`):At(i);return N`<${c} title=${a} up="#/fines">
<${bi} state=${n} payment=${i} />
<${Ci} state=${n} payment=${i} />
${i.unsent&&N`<p class="note info" role="status">${R(`fines.receipt-later`)}</p>`}
${!i.unsent&&!i.withdrawn&&N`<${wi} hash=${i.hash} />`}
${!i.unsent&&Pt(r)&&N`<${Ti} payment=${i} />`}
<${xi} state=${n} payment=${i} />
<//>`}function Ci({state:e,payment:t}){let{account_kind:n,account_id:r,unit:i,amount:a,method:o,paid_at:s,note:c,refund:l}=t,u=[[R(l?`fines.paid-back-to`:`fines.payer`),K(e,{kind:n,id:r})],[R(`fines.amount-paid`),q(i,a)],[R(`fines.how`),R(`fines.method.${o}`)],[R(`fines.when`),P(s,e.settings.time_zone)],...c?[[R(l?`fines.why`:`fines.note-paid`),c]]:[]];return N`<dl class="facts">
${u.map(([e,t])=>N`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function wi({hash:e}){let t=jt();return N`<figure class="big-code">
<${$t} text=${`${t}/#/receipt/${e}`} label=${R(`fines.code`)} />
<figcaption>${R(`fines.photograph`)}</figcaption>
</figure>`}function Ti({payment:{id:e,receipt:n}}){let{live:r}=L(),{lang:i}=re(),[a,o]=V(0),{blob:s,url:c,failed:l}=pt(()=>t.file(`payments/${e}/receipt.pdf?lang=${i}`),[e,i,a].join()),u=()=>o(a+1);B(()=>{l&&r===`live`&&u()},[r]);let d=`receipt-${n}.pdf`;if(l)return N`<p class="note warn" role="status">${R(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${R(`try-again`)}</button>`;if(!c||!s)return N`<p class="soft" role="status">${R(`fines.page-comes`)}</p>`;let f=[new File([s],d,{type:s.type})];return N`<div class="doing">
<a class="button main" href=${c} target="_blank">${R(`fines.open-page`)}</a>
<a class="button" href=${c} download=${d}>${R(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&N`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${R(`fines.share-page`)}</button>`}
</div>`}function Ei(){let{tournament:e,state:t}=L();if(!e||!t)return N`<${U} title=${R(`hall-cards`)} />`;let n=N`<button class="button main" onClick=${()=>print()}>${R(`hall-print`)}</button>`;return N`<${c} title=${R(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${R(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${R(`reports.link`)}</a>
<ul class="codes">
${k(t).map(e=>N`<li key=${e.id}><${Di} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function Di({table:e,name:n}){let{url:r,failed:i}=pt(()=>t.tableCode(e.id),e.id),a=R(`hall-table`,{label:e.label});return N`<figure>
${r&&N`<img src=${r} alt=${R(`hall-code`,{label:e.label})} />`}
${i&&N`<p class="note warn">${R(`hall-code-away`)}</p>`}
<figcaption><strong>${a}</strong><small>${n}</small></figcaption>
</figure>`}function Oi(e,t,n){let{kind:r,body:i}=n,a=ki[r]??ki[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const ki={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...ji(r),r.number,$(t,r.player_id)],invitation:(e,t,{body:n})=>[n.label,Mi(t,n),...ji(n)],phone:(e,t,{body:n})=>[Mi(t,n)],token:(e,t,{body:n})=>[n.name,Mi(t,n),...n.scopes??[]],team:(e,t,{subject:n,body:r})=>Ai(r,r.name??t.teams[n]?.name),player:(e,t,{subject:n,body:r})=>r.merged_into?[R(`journal.joined`,{name:$(t,n)??`?`})]:Ai(r,r.name??$(t,n),r.id_number),table:(e,t,{subject:n,body:r})=>Ai(r,R(`hall-table`,{label:r.label??t.tables[n]?.label??`?`})),hanchan:(e,t,{subject:n,body:r})=>[Pi(t,n),...T.map(e=>$(t,r[`${e}_id`])),r.scheduled_at&&P(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Ni(e,n),photo:(e,t,{body:n})=>Ni(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...Ni(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&R(`journal.outcome.${r.outcome}`),...Ni(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Fi(t,i)]},hand:(e,t,{subject:n,body:r})=>[R(`hall-how.${r.how}`),...Fi(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[R(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>K(t,e)),n.foul&&M(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&R(`help.over.${r.ended_how}`),...Fi(t,t.helpCalls[n])],exam:(e,t,{subject:n})=>[t.exams[n]?.title],"exam-attempt":(e,t,{subject:n})=>{let{exam_id:r,official_id:i}=t.examAttempts[n]??{};return[t.exams[r]?.title,t.officials[i]?.name]},timing:(e,t,{body:n})=>[R(`journal.what.${n.what}`),n.person_id&&K(t,{kind:n.person_kind,id:n.person_id}),Pi(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${pe(Math.abs(n.seconds))}`,Pi(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&R(`journal.what.${r}`),$(t,i),Pi(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>$(t,e)),ledger:(e,t,{body:n})=>n.lines.map(e=>Ii(t,e)),fine:(e,t,{kind:n,body:r})=>[Ii(t,{...r,what:`paid`,amount:n===`fine.refunded`?r.amount:-r.amount}),R(`journal.receipt`,{number:r.receipt})],payment:(e,t,{body:n})=>[Ii(t,{...n,what:`reversed`,amount:n.refund?-n.amount:n.amount}),R(`journal.receipt`,{number:n.receipt})],cash:(e,t,{body:{day:n,method:r,unit:i,counted:a,expected:o,note:s}})=>[n,R(`fines.method.${r}`),R(`cash.counted`,{amount:q(i,a)}),un(i,a-o),s],fines:(e,t,{body:n})=>n.players.map(e=>$(t,e)),result:(e,t,{body:n})=>[Pi(t,n.hanchan_id),...T.map(t=>`${e.phrase(`seat-${t}`)} ${G(n.points[t])}`)]};function Ai({before:e={},withdrawn_at:t,removed_at:n},...r){let i=[e.name,e.id_number,e.label].filter(Boolean).join(`, `);return[...r,i&&R(`journal.was`,{was:i}),t&&R(`journal.withdrawn`),n&&R(`journal.removed`)]}function ji({roles:e}){return(e??[]).map(e=>R(`hall-role.${e}`))}function $(e,t){return e.players[e.merged[t]??t]?.name}function Mi(e,{official_id:t,player_id:n}){return e.officials[t]?.name??$(e,n)}function Ni(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[M(e,n),r.name,R(`hall-table`,{label:i.label}),z(e,t)]}function Pi(e,t){let n=e.hanchans[t??``];return n&&qt(e,n)}function Fi(e,{table:t,hand:n}={}){return[e.tables[t]&&R(`hall-table`,{label:e.tables[t].label}),le(n)]}function Ii(e,{account_kind:t,account_id:n,...r}){return`${K(e,{kind:t,id:n})} ${Se(r)}`}const Li=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Ri(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Gi(e,t);if(n.startsWith(`ruling.`))return Bi(e,t);let[i]=await Ji(t,zi(t));if(!i)return null;if(n===`result.corrected`)return{before:Hi(e,i.body),after:Hi(e,r)};let a=n===`hanchan.scheduled`?Ui:Wi;return{before:a(i.body),after:a(r)}}function zi({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Bi(e,t){let{kind:n,body:r}=t,[i]=await Ji(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Vi(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=z(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(Dr(e,t,n))}}}let[o]=await Ji(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Vi(e,o)}:null}function Vi(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=z(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Li.filter(e=>(o[e]??null)!==null),c=Dr(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Hi(e,{points:t,deposits:n,unranked:r,winless:i}){let a=T.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(a),deposits:n,unranked:r.join(` `),winless:i?.join(` `)}}function Ui({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Wi({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Gi(e,t){let n=await Ji(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Ki(e,r),after:Ki(e,{...r,...t.body})}}function Ki(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[R(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>qi(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[R(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function qi(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Ji({seq:e},n,r=1){return(await(await t.audit()).older(e,r,n)).entries}const Yi=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Xi={ruling:`rulings`,player:`players`,table:`tables`};function Zi({state:e,entry:t,onSubject:n}){let r=H(),{seq:i,at:a,who:o,kind:c}=t,l=o?e.officials[o]?.name??R(`hall-unknown`):R(`journal.nobody`),u=Oi(r,e,t),d=[R(`journal.number`,{seq:i}),P(a,e.settings.time_zone),l],f=N`<div class="body">
<h3>${$i(c)}</h3>
${u.length>0&&N`<span class="who">${u.join(` · `)}</span>`}
<small>${d.join(` · `)}</small>
</div>`;return N`<${s} class="entry" title=${f}>
${()=>N`<${Qi} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Qi({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Xi).find(([,t])=>o in e[t])??[];return N`<div class="stack">
<p class="pair">
${c&&N`<a class="button" href=${`#/${c}/${o}`}>${R(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${R(`journal.all-of-it`)}</button>
</p>
${(Yi.includes(a)||s.what===`corrected`)&&N`<${ea} state=${e} entry=${t} />`}
<h4>${R(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${R(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function $i(e){return o(`journal.kind.${e}`)?R(`journal.kind.${e}`):e}function ea({state:e,entry:t}){let n=H(),[r,i]=V(void 0);return B(()=>void Ri(n,t).then(i,()=>i(null)),[]),r===void 0?N`<${O} />`:r===null?N`<p class="soft">${R(`journal.no-before`)}</p>`:N`<${nn} caption=${R(`journal.changes`)} heads=${[R(`journal.before`),R(`journal.after`)]}
before=${r.before} after=${r.after} />`}const ta=`shinpan.alarm.`;function na({inCall:e}){let{alarms:t,tournament:n}=L(),r=t?.at(-1);return r&&n&&N`<${ra} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function ra({alarms:e,id:t,inCall:n}){let i=e.at(-1),[a,o]=V(()=>!n&&r(ta+t)!==i.at);return B(()=>{ia(i)||ie(220),ne(600)},[]),N`<div role="alert">
<button class=${ia(i)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${aa} alarm=${i} /><span>${R(`alarm.${i.what}`)}</span><strong>${R(`alarm.open`)}</strong>
</button>
</div>
${a&&N`<${oa} alarms=${e} onClose=${()=>{w(ta+t,i.at),o(!1)}} />`}`}function ia({what:e}){return e===`restored`}function aa({alarm:e}){return N`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(ia(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function oa({alarms:e,onClose:t}){let{official:n}=L(),r=j(null);B(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return N`<dialog class=${ia(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${aa} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${R(`alarm.${o}`)}</h2><p>${R(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${ca} alarm=${i} />
<section><h3>${R(`alarm.meaning`)}</h3><p>${R(ia(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${R(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>N`<li key=${e}>${R(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${fa}>${R(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${R(`alarm.close`)}</button>
${a.map(e=>N`<${sa} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function sa({alarm:e}){let{what:t,seq:n}=e;return N`<section class="stack">
<h3>${R(`alarm.earlier`)} ${R(`alarm.${t}`)}</h3>
<p>${R(`alarm.${t}.said`,{seq:n})}</p>
<${ca} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function ca({alarm:{mine:e,theirs:t,at:n},theirs:r=`alarm.theirs`}){let{tournament:i}=L();return N`${e&&N`<${la} mine=${e} theirs=${t} heads=${[R(`alarm.mine`),R(r)]} />`}
<p class="soft">${R(`alarm.found`,{time:P(n,i?.time_zone)})}</p>`}function la({mine:e,theirs:t,heads:n}){let r=H(),{state:i}=L(),a=Oi(r,i,e),o=t&&Oi(r,i,t);return N`<div class="slips">
<${da} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${da} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&N`<${nn} caption=${R(`journal.changes`)} heads=${n} before=${ua(e)} after=${ua(t)} />`}`}function ua({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function da({title:e,entry:t,parts:n,others:r}){let{state:i}=L();return N`<section class="slip">
<h3>${e}</h3>
${t?N`<p><strong>${$i(t.kind)}</strong></p>
<ul>${n.map((e,t)=>N`<li key=${t}>${!r||r.includes(e)?e:N`<mark>${e}</mark>`}</li>`)}</ul>
<small>${R(`journal.number`,{seq:t.seq})} · ${P(t.at,i.settings.time_zone)}</small>`:N`<p><mark>${R(`alarm.nothing`)}</mark></p>`}
</section>`}async function fa(){let n=await t.evidence().catch(()=>null);if(!n)return e(R(`journal.unread`));let r=JSON.stringify(n,null,1);Ze(new Blob([r],{type:`application/json`}),`${t.snapshot.tournament?.slug}-log-evidence.json`)}function pa({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],o={kind:ma(a(`journal.kind.`).map(e=>({value:e.slice(13),text:R(e)}))),person:ma(i.map(({id:e,name:t})=>({value:e,text:t}))),table:k(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:R(`journal.this`)}]}};return N`<details class="fold" open=${!!t.subject}>
<summary>${R(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(o).map(([e,r])=>N`<${S} key=${e} label=${R(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:R(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&N`<button class="button" type="button" onClick=${()=>n({})}>${R(`journal.clear`)}</button>`}
</div>
</details>`}function ma(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const ha=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function ga(e,{kind:t,person:n,table:r,subject:i}){let a=va(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=_a(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function _a({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(ha)??[]]}function va({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function ya({result:{browser:e,server:t}}){return N`<div class="stack" role="status">
<${xa} name=${R(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>R(`journal.found.${t}`,{seq:e})} />
${t&&N`<${xa} name=${R(`journal.server`)} result=${t} whole="journal.rows-whole" line=${ba} />`}
</div>`}function ba({seq:e,kind:t,values:n,what:r}){let i=n.roles?.split(`, `).map(e=>e===`player`?R(`hall-player`):o(`hall-role.${e}`)?R(`hall-role.${e}`):e);return o(`finding.${t}`)?R(`finding.${t}`,{seq:e,...n,...i&&{roles:i.join(`, `)}}):N`<span lang="en">${r}</span>`}function xa({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return N`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=L().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?N`<p class="note bad"><strong>${e}</strong> ${R(`journal.another`,{seq:i.seq})} ${R(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?N`<p class="note"><strong>${e}</strong> ${R(a,{seq:i.seq})}</p>`:N`<div class="note bad stack">
<p><strong>${e}</strong> ${R(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>N`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&N`<p>${R(`journal.more`,{count:r-50})}</p>`}
</div>`}function Sa(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function Ca({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Ze(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function wa({onHead:e,onClose:t}){let n=j(null),[r,i]=V(``);return B(()=>{let t=new AbortController;return Rt(n.current,t.signal,t=>Sa(t)?(e(t),!0):!1,i),()=>t.abort()},[]),N`<${b} title=${R(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${R(`hall-viewfinder`)}></video>
${r&&N`<p class="note warn" role="status">${R(`journal.scan.${r}`)}</p>`}
<//>`}function Ta({state:e}){return N`<section class="card" aria-labelledby="proof">
<h2 id="proof">${R(`journal.proof`)}</h2>
<p class="unprinted">${R(`journal.proof-about`)}</p>
<${Ea} />
<${s} title=${R(`journal.head`)}>${()=>N`<${Oa} state=${e} />`}<//>
</section>`}function Ea(){let{official:e}=L(),[t,n]=V(``),[r,i]=V(null),[a,o]=V(null),s=j(null);B(()=>()=>s.current?.abort(),[]);let[c,l]=V(!1),u=e=>{n(e),l(!1)},d=Sa(t),p=t.trim()&&!d?R(`journal.no-head`):``;return N`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),p||a)return;s.current=new AbortController,i(null),o({done:0,all:0});let{signal:n}=s.current;i(await Da({noted:d,stop:n,tell:(e,t)=>o({done:e,all:t})},e)),o(null)}}>
<${f} label=${R(`journal.noted`)} hint=${R(`journal.noted-hint`)} value=${t} wrong=${p} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>l(!0)}>${R(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${R(`journal.verify`)}</button>
</form>
${a&&N`<div class="stack" role="status">
<progress aria-label=${R(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${R(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>s.current?.abort()}>${R(`journal.stop`)}</button>
</div>`}
${r&&N`<${ya} result=${r} />`}
${c&&N`<${wa} onHead=${u} onClose=${()=>l(!1)} />`}`}async function Da(e,n){let{prove:r}=await t.audit(),i=t=>t.catch(t=>({trouble:e.stop.aborted?R(`journal.stopped`):Ie(t)})),a=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),o=await i(Promise.race([r(e),a]));if(!n?.roles?.includes(`director`)||e.stop.aborted)return{browser:o};let s=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:o,server:await i(t.ask(`audit${s}`,{timeout:12e4}))}}function Oa({state:e}){let[n,r]=V(null),[i,a]=V(``),{online:o}=L();if(B(()=>{t.ask(`journal/head`).then(r,e=>a(Ie(e)))},[e.seq,o]),!n)return N`<p class=${i?`note warn`:`soft`} role="status">${i||R(`loading`)}</p>`;let{slug:s,name:c,time_zone:l}=e.settings,u=`${n.seq}:${n.hash}`;return N`<div class="stack head">
<p>${R(`journal.head-about`)}</p>
<figure><${$t} text=${u} label=${R(`journal.code`)} /><figcaption><strong>${c}</strong></figcaption></figure>
<${E} rows=${[[R(`journal.number-of`),n.seq],[R(`journal.time`),n.at&&P(n.at,l)],[R(`journal.hash`),N`<code>${u}</code>`],[R(`journal.command`),N`<code>shinpan audit verify ${s} --head ${u}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>Ca(e.settings,n)}>${R(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${R(`hall-print`)}</button>
</p>
</div>`}const ka=5e3;function Aa({state:e}){let{online:n}=L(),[r,i]=V(null),[a,o]=V(``),[s,c]=V(null);return B(()=>{let e=()=>ja().then(i,e=>o(Ie(e))),n=()=>t.uncheckedSince().then(c,()=>{});e(),n();let r=setTimeout(e,ka),a=setInterval(n,ka);return()=>{clearTimeout(r),clearInterval(a)}},[e.hash,n]),N`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${R(`witness.title`)}</h2>
${s&&N`<p class="note warn" role="status">${R(`witness.unchecked`,{time:P(s,e.settings.time_zone)})}</p>`}
${r?N`<${Ma} state=${e} answer=${r} />`:N`<p class="soft" role="status">${a||R(`loading`)}</p>`}
</section>`}async function ja(){let e=await t.ask(`journal/witnesses`);return{...e,...await t.behindHead(e)}}function Ma({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return N`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>N`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${Pa(e,t.official_id)}</span>`)}
</p>
<p><strong>${R(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${R(`witness.about`)}</p>
${o.length>0&&N`<ul class="bullets">${o.map(t=>N`<li key=${t.key_id}>${Na(e,t,i)}</li>`)}</ul>`}
</div>`}function Na(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??R(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return R(s,{...o,time:P(i,e.settings.time_zone)})}function Pa(e,t){return[...e.officials[t]?.name??`?`][0]}function Fa({query:e}){let{tournament:t,state:n}=L();if(!t||!n)return N`<${U} title=${R(`journal.title`)} />`;let r=Object.fromEntries(e);return N`<${Ia} key=${e.toString()} state=${n} asked=${r} />`}function Ia({state:e,asked:t}){let[n,r]=V(t),[i,a]=V(e.seq),o=JSON.stringify([n,i]);return N`<${c} title=${R(`journal.title`)} up="#/log">
<${Ta} state=${e} />
<${Aa} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${R(`journal.entries`)}</h2>
<p class="soft">${R(`journal.kept`,{seq:e.seq})}</p>
<${pa} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&N`<button class="button" type="button" onClick=${()=>a(e.seq)}>${R(`journal.newer`,{count:e.seq-i})}</button>`}
<${La} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function La({state:e,from:n,chosen:r,onSubject:i}){let a=C(()=>ga(e,r),[]),[o,s]=V([]),[c,l]=V(n+1),[u,d]=V(!1),f=j(!1),p=async()=>{if(!(f.current||c===null)){f.current=!0;try{let e=await(await t.audit()).older(c,30,a);s(t=>[...t,...e.entries]),l(e.next)}catch{d(!0)}finally{f.current=!1}}};return B(()=>void p(),[]),u?N`<p class="note bad" role="alert">${R(`journal.unread`)}</p>`:c===n+1?N`<${O} />`:N`<ul class="entries">
${o.map(t=>N`<li key=${t.seq}><${Zi} state=${e} entry=${t} onSubject=${i} /></li>`)}
</ul>
${o.length===0&&N`<p class="soft" role="status">${R(`hall-none-found`)}</p>`}
${c!==null&&N`<button class="button" type="button" onClick=${p}>${R(`journal.older`)}</button>`}`}function Ra({state:e}){let t=J(`invitations`),n=N`<a class="button main" href="#/people/invite">${R(`people.invite`)}</a>`;return N`<${c} title=${R(`people.links`)} up="#/people" actions=${n}>
<${wt} of=${t}>
${t=>N`<${za} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function za({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return N`${r.length===0&&N`<${l} text=${R(`people.no-links`)} />`}
<${Ba} links=${r} zone=${n} state=${t} />
${i.length>0&&N`<${s} title=${R(`people.closed-count`,{count:i.length})}>
${()=>N`<${Ba} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Ba({links:e,zone:t,state:n}){return e.length===0?null:N`<ul class="rows">
${e.map(e=>N`<${Ha} key=${e.id} link=${e} zone=${t} whom=${n?Va(n,e):R(`people.open-link`)} />`)}
</ul>`}function Va(e,{official:t,player:n,roles:r,label:i}){return t?R(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?R(`people.for-player`,{name:e.players[n]?.name??`?`}):[Ce(r),i].filter(Boolean).join(` · `)}function Ha({link:e,zone:n,whom:r}){let[i,a]=V(!1),{ask:o,asking:s,wrong:c}=Y();return N`<li>
<div class="row">
<span class="body"><strong>${r}</strong><small>${Ua(e,n)}</small></span>
${!e.closed&&N`<button class="button danger" type="button" disabled=${s} aria-haspopup="dialog"
aria-label=${R(`people.withdraw-this`,{whom:r})} onClick=${()=>a(!0)}>${R(`people.withdraw`)}</button>`}
</div>
${c}
${i&&N`<${Ft} title=${R(`people.withdraw-ask`)} text=${R(`people.withdraw-text`)} yes=${R(`people.withdraw`)} danger
onYes=${()=>{a(!1),o(()=>t.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>a(!1)} />`}
</li>`}function Ua({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?R(`people.any-number`):R(`people.uses-left`,{left:t,uses:e});return r?[R(`people.closed.${r}`),a].join(` · `):[a,n?R(`people.until`,{time:P(n,i)}):R(`people.no-end`)].join(` · `)}function Wa({made:e,state:t,up:n,onMore:r}){let[i,a]=V(e.link),o=e.limits??Ua(e,t.settings.time_zone),s=N`<button class="button" type="button" onClick=${r}>${R(`people.another`)}</button>
<a class="button main" href=${n}>${R(`people.done`)}</a>`;return N`<${c} title=${R(`people.link-made`)} up=${n} actions=${s}>
<${Wt} link=${i} cure=${e.addresses?.cure} />
<p><strong>${Ga(t,e)}</strong></p>
<figure class="big-code"><${$t} text=${i} label=${R(`people.code`)} /></figure>
<${Ot} link=${i} found=${e.addresses} onLink=${a} />
<p class="soft">${o}</p>
<${Ka} made=${e} />
<${Qt} label=${R(`people.link`)} text=${i} />
<p class="note warn">${R(`people.link-once`)}</p>
<//>`}function Ga(e,{official:t,player:n,roles:r,name:i}){return n?R(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?R(`people.becomes-named`,{name:i,roles:Ce(r)}):t?R(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):R(`people.becomes`,{roles:Ce(r)})}function Ka({made:e}){let{items:t}=J(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return N`<p role="status">${n>0&&N`<span class="badge">${R(`people.arrived`,{count:n})}</span>`}</p>`}const qa=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function Ja({state:e,query:t}){let[n,r]=V(null),i=async e=>r({...e,addresses:await zt()}),a=t.get(`official`),o=t.get(`player`),s=a?`#/people/${a}`:o?`#/people/player/${o}`:`#/people`,l=R(a?`people.one-more`:o?`people.give-link`:`people.invite`);return n?N`<${Wa} made=${n} state=${e} up=${s} onMore=${()=>r(null)} />`:N`<${c} title=${l} up=${s}>
${a?N`<${Qa} official=${e.officials[a]} onMade=${i} />`:o?N`<${$a} player=${e.players[o]} onMade=${i} />`:N`<${Ya} onMade=${i} />`}
<//>`}function Ya({onMade:e}){let[t,n]=V(`name`),r=[`name`,`role`].map(e=>({value:e,text:R(`people.by.${e}`)}));return N`<${u} label=${R(`people.whom`)} value=${t} options=${r} onChange=${n} />
${t===`name`?N`<${Xa} onMade=${e} />`:N`<${Za} onMade=${e} />`}`}function Xa({onMade:e}){let[n,r]=V(``),[i,a]=V([]),o=Q();return N`<${eo} lacks=${e=>({name:e&&!n.trim()?R(`people.name-missing`):``,roles:e&&i.length===0?R(`people.role-missing`):``})} make=${async()=>{let r={name:n.trim(),roles:i},a=await t.ask(`officials/${o(r)}`,{method:`PUT`,body:r}),s={official:a.id,label:a.name};await e({link:(a.join?a:await Lt(`invitations`,o(s),s,`join`)).link,official:a.id,name:a.name,roles:a.roles,limits:R(`people.one-phone`)})}}>
${e=>N`<${f} label=${R(`people.name`)} value=${n} onInput=${r} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${gt} chosen=${i} wrong=${e.roles} onChange=${a} />
<p class="soft">${R(`people.by-name-text`)}</p>`}
<//>`}function Za({onMade:e}){let[t,n]=V([]),[r,i]=V(`5`),[a,o]=V(240),[s,c]=V(``),l=Q();return N`<${eo} lacks=${e=>({roles:e&&t.length===0?R(`people.role-missing`):``,uses:e&&!(no(r)>=1&&no(r)<=500)?R(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:no(r),minutes:a,label:s.trim()};await e(await Lt(`invitations`,l(n),n,`join`))}}>
${e=>N`<${gt} chosen=${t} wrong=${e.roles} onChange=${n} />
<${f} label=${R(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${to} value=${a} onChange=${o} />
<${f} label=${R(`people.label`)} hint=${R(`people.label-hint`)} value=${s} onInput=${c} autocomplete="off" maxlength="200" />
<p class="soft">${R(`people.by-role-text`)}</p>`}
<//>`}function Qa({official:e,onMade:t}){let[n,r]=V(60),i=Q();return e?N`<${eo} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};await t(await Lt(`invitations`,i(r),r,`join`))}}>
${()=>N`<p>${R(`people.becomes-phone`,{name:e.name})}</p><${to} value=${n} onChange=${r} />`}
<//>`:N`<p class="note warn">${R(`people.nobody`)}</p>`}function $a({player:e,onMade:t}){let n=Q();return e?N`<${eo} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};await t(await Lt(`invitations`,n(r),r,`join`))}}>${()=>N`<p>${R(`people.own-text`,{name:e.name})}</p>`}<//>`:N`<p class="note warn">${R(`people.nobody`)}</p>`}function eo({make:e,lacks:t=()=>({}),children:n}){let[r,i]=V(!1),{ask:a,asking:o,wrong:s}=Y();return N`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${R(`people.make-link`)}</button>
</form>`}function to({value:e,onChange:t}){let n=qa.map(([e,t,n])=>({value:n,text:A(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return N`<${S} label=${R(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function no(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}const ro=`referee`;function io({state:e}){let[t,n]=V(null),r=J(`phones`);return t?N`<${ft} ...${t} name=${e.settings.name} title=${R(`people.sheet`)} up="#/people" />`:N`<${c} title=${R(`people.sheet`)} up="#/people">
<${wt} of=${r}>${t=>N`<${ao} there=${uo(e)} away=${co(e,t)} onMade=${n} />`}<//>
<//>`}function ao({there:e,away:t,onMade:n}){let[r,i]=V(``),[a,o]=V({}),{ask:s,asking:c,wrong:l}=Y(),u=Q(),d=e.map(({name:e})=>e),[p,m]=[!0,!1].map(e=>lo(r).filter(t=>d.includes(t)===e)),h=[...m.map(e=>({name:e,roles:[a[e]??ro]})),...t];return N`<${f} long label=${R(`people.sheet-names`)} hint=${R(`people.sheet-hint`)} value=${r} onInput=${i} autocomplete="off" />
${h.length>0&&N`<ul class="rows" aria-label=${R(`people.sheet-who`)}>
${m.map(e=>N`<li class="row role-pick" key=${e}><strong class="body">${e}</strong><${oo} name=${e} value=${a[e]??ro} onChange=${t=>o({...a,[e]:t})} /></li>`)}
${t.map(e=>N`<li class="row" key=${e.official}><span class="body"><strong>${e.name}</strong><small>${Ce(e.roles)} · ${R(`people.no-phone`)}</small></span></li>`)}
</ul>`}
${p.length>0&&N`<p class="note warn" role="status">${R(`people.sheet-known`,{names:I(p)})}</p>`}
${l} ${c&&N`<${O} text=${R(`people.sheet-making`)} />`}
<button class="button main" type="button" disabled=${c||h.length===0} onClick=${()=>s(async()=>{let e=await zt(),t=[];for(let e of h)t.push({...e,link:await so(e,u)});n({codes:t,found:e})})}>${R(`people.sheet-make`,{count:h.length})}</button>`}function oo({name:e,value:t,onChange:n}){let r=lt.map(e=>({value:e,text:R(`hall-role.${e}`)}));return N`<${S} label=${R(`people.role-of`,{name:e})} value=${t} options=${r} onChange=${n} />`}async function so({name:e,roles:n,official:r},i){let a={name:e,roles:n},o=r?null:await t.ask(`officials/${i(a)}`,{method:`PUT`,body:a});if(o?.join)return o.link;let s={official:r??o.id,minutes:10080,label:e};return(await Lt(`invitations`,i(s),s,`join`)).link}function co(e,t){let n=new Set(t.filter(({cut_off_at:e})=>!e).map(({official:e})=>e));return uo(e).filter(({id:e})=>!n.has(e)).map(({id:e,name:t,roles:n})=>({name:t,roles:n,official:e}))}function lo(e){return[...new Set(e.split(`
`).map(e=>e.trim()))].filter(Boolean)}function uo(e){return Object.values(e.officials).filter(({revoked_at:e})=>!e)}const fo={name:200,id_number:40};function po({state:e}){return N`<${ho} kind="player" title=${R(`people.new`)} state=${e} />`}function mo({state:e}){return N`<${ho} kind="team" title=${R(`people.new-team`)} state=${e} />`}function ho({kind:n,title:r,state:i}){let[a,o]=V({name:``,id_number:``,team:``}),[s,l]=V(!1),u=Q(),{ask:d,asking:p,wrong:m}=Y(),h=X(Object.values(i.teams)).map(({id:e,name:t})=>({value:e,text:t})),g=n===`player`,_=r=>{r.preventDefault();let i=Object.entries(a).map(([e,t])=>[e,t.trim()]),s=Object.fromEntries(i.filter(([,e])=>e)),c=r.currentTarget.querySelector(`input`);if(l(!s.name),!s.name)return c.focus();d(async()=>{await t.ask(`${n}s/${u(s)}`,{method:`PUT`,body:s}),u.forget(s),e(R(`people.added`,{name:s.name})),o({...a,name:``,id_number:``}),c.focus()})},v=(e,t)=>N`<${f} label=${R(`correct.field.${e}`)} value=${a[e]} autocomplete="off" maxlength=${fo[e]}
onInput=${t=>o({...a,[e]:t})} ...${t} />`;return N`<${c} title=${r} up="#/people/players">
<form class="stack" onSubmit=${_} novalidate>
${v(`name`,{wrong:s&&!a.name.trim()?R(`people.name-missing`):void 0})}
${g&&v(`id_number`,{hint:R(`people.number-hint`)})}
${g&&h.length>0&&N`<${S} label=${R(`correct.field.team`)} value=${a.team} options=${[{value:``,text:R(`correct.no-team`)},...h]}
onChange=${e=>o({...a,team:e})} />`}
${m}
<button class="button main" disabled=${p}>${R(`people.add`)}</button>
</form>
<//>`}function go({whom:e,name:t,zone:n,children:r}){let i=J(`phones`),a=J(`invitations`),[[o,s]]=Object.entries(e);if([i,a].some(({items:e,trouble:t})=>!e&&!t))return N`<${O} />`;let c=e=>e[o]===s;return N`<section class="stack">
<h2>${R(`people.phones`)}</h2>
<${wt} of=${i}>
${e=>N`<${_o} phones=${e.filter(c)} name=${t} zone=${n} />`}
<//>
${a.items&&N`<${Ba} links=${a.items.filter(e=>c(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${o}=${s}`}>${R(o===`player`?`people.give-link`:`people.one-more`)}</a>
</section>
${r}`}function _o({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>N`<ul class="rows">
${e.map(e=>N`<${vo} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return N`${i.length?a(i):N`<p class="soft">${R(`people.no-phone`)}</p>`}
${r.length>0&&N`<${s} title=${R(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function vo({phone:n,name:r,zone:i}){let{id:a,agent:o,admitted_at:s,seen_at:c,cut_off_at:l,by_account:u}=n,[d,f]=V(!1),{ask:p,asking:m,wrong:h}=Y(),g=u?R(`people.by-account`):xo(o??``),_=()=>{f(!1),p(async()=>{await t.ask(`phones/${a}/cut-off`,{method:`PUT`}),e(R(`people.cut-off-done`))})},v=[R(`people.since`,{time:P(s,i)}),c&&!l&&R(`people.seen`,{day:A(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:i}).format(new Date(c))}),l&&R(`people.cut-off-at`,{time:P(l,i)})];return N`<li>
<div class="row">
<span class="body"><strong>${g}</strong><small>${v.filter(Boolean).join(` · `)}</small></span>
${!l&&N`<button class="button danger" type="button" disabled=${m} aria-haspopup="dialog"
aria-label=${R(`people.cut-off-this`,{phone:g})} onClick=${()=>f(!0)}>${R(`people.cut-off`)}</button>`}
</div>
${h}
${d&&N`<${Ft} title=${R(`people.cut-off-ask`,{name:r,phone:g})} text=${R(`people.cut-off-text`,{name:r})}
yes=${R(`people.cut-off`)} danger onYes=${_} onClose=${()=>f(!1)} />`}
</li>`}const yo=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],bo=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function xo(e){return[yo,bo].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function So({state:n,official:r}){let{id:i,name:a,player_id:o=null,conflicts:s=[]}=r,c={player:o,conflicts:s},[{player:l,conflicts:u},d]=V(c),f=j(c),p=j(null),{ask:m,asking:h,wrong:g}=Y(),_=e=>d(f.current=e);B(()=>{h||!g&&p.current&&JSON.stringify(p.current)!==JSON.stringify(c)||(p.current=null,_(c))},[o,s.join(),!!g]);let v=async()=>{for(let e=null;e!==f.current;){e=f.current;let n={...e,replaces:p.current??c};await t.ask(`officials/${i}`,{method:`PATCH`,body:n}),p.current=e}e(R(`people.partial-saved`))},y=e=>{_({...f.current,...e}),m(v)},b=X(Object.values(n.players));return N`<section class="card">
<h2>${R(`people.partial`)}</h2>
<p class="soft">${R(`people.partial-text`)}</p>
<${S} label=${R(`people.plays-as`,{name:a})} value=${l??``} options=${wo(b,`people.plays-not`)}
onChange=${e=>y({player:e||null})} />
<${Co} players=${b.filter(e=>e.id!==l)} declared=${u}
onChange=${e=>y({conflicts:e})} />
${g}
</section>`}function Co({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return N`${r.length>0&&N`<ul class="rows">
${r.map(({id:e,name:t})=>N`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${R(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${R(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${S} key=${t.join()} label=${R(`people.conflict-add`)} value="" options=${wo(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function wo(e,t){return[{value:``,text:R(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function To({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return N`<${x} title=${R(`people.title`)} text=${R(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?N`<${c} title=${i} up=${r}>
<p>${Ce(a)}</p>
<p class="note warn">${R(`people.revoked-at`,{time:P(o,e.settings.time_zone)})}</p>
<//>`:N`<${c} title=${i} up=${r}>
<p>${Ce(a)}</p>
<${go} whom=${{official:t}} name=${i} zone=${e.settings.time_zone}>
<a class="button" href=${`#/correct/official/${t}`}>${R(`correct.link`)}</a>
<${Do} key=${a.join()} official=${n} />
<${So} state=${e} official=${n} />
<${Oo} official=${n} />
<//>
<//>`}const Eo=/* @__PURE__ */ new Map;function Do({official:{id:n,roles:r}}){let i=[n,...r].join(),[a,o]=V(Eo.get(i)??r),[s,c]=V(``),{ask:l,asking:u,wrong:d}=Y(),f=[...a].sort().join()===[...r].sort().join();return N`<form class="card" onSubmit=${o=>{o.preventDefault(),c(a.length?``:R(`people.role-missing`)),a.length&&l(async()=>{await t.ask(`officials/${n}`,{method:`PATCH`,body:{roles:a,replaces:{roles:r}}}),Eo.delete(i),e(R(`people.saved`))})}}>
<h2>${R(`people.roles-change`)}</h2>
<p class="soft">${R(`people.roles-late`)}</p>
<${gt} chosen=${a} wrong=${s} onChange=${e=>{Eo.set(i,e),o(e)}} />
${d}
${!f&&N`<button class="button main" disabled=${u}>${R(`people.save`)}</button>`}
</form>`}function Oo({official:{id:e,name:n}}){let[r,i]=V(!1),{ask:a,asking:o,wrong:s}=Y();return N`${s}
<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog" onClick=${()=>i(!0)}>
${R(`people.revoke-this`,{name:n})}
</button>
${r&&N`<${Ft} title=${R(`people.revoke-ask`,{name:n})} text=${R(`people.revoke-text`)} yes=${R(`people.revoke`)} danger
onYes=${()=>{i(!1),a(()=>t.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}`}function ko({state:e}){let[t,n]=V(``),{items:r}=J(`invitations`),i=t.trim().toLocaleLowerCase(),a=X(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),o=xt(e),s=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return N`<${c} title=${R(`people.players`)} up="#/people">
<p>${R(`people.players-text`)}</p>
<${f} type="search" label=${R(`people.find`)} value=${t} onInput=${n} />
${a.length===0&&(i?N`<${l} text=${R(`people.nobody`)} />`:N`<${l} text=${R(`people.no-players`)}><${Xt} /><//>`)}
<ul class="rows">
${a.map(({id:e,name:t,withdrawn_at:n})=>N`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${o.has(e)&&N`<span class="badge warn">${R(`standings.disqualified`)}</span>`}
${n&&N`<span class="badge warn">${R(`standings.withdrawn`)}</span>`}
${s.has(e)&&N`<span class="badge">${R(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<a class="button" href="#/people/new">${R(`people.new`)}</a>
${!i&&N`<${Ao} state=${e} />`}
<//>`}function Ao({state:e}){let t=X(Object.values(e.teams));return t.length===0?null:N`<section class="stack">
<h2>${R(`correct.teams`)}</h2>
<ul class="rows">
${t.map(({id:e,name:t})=>N`<li key=${e}><a class="row" href=${`#/correct/team/${e}`}>${t}</a></li>`)}
</ul>
</section>`}function jo({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?N`<${c} title=${n.name} up=${r}>
<p>${R(`people.own-text`,{name:n.name})}</p>
<${go} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone}>
<a class="button" href=${`#/correct/player/${t}`}>${R(`correct.link`)}</a>
<a class="button" href=${`#/people/erase?player=${t}`}>${R(`people.erase`)}</a>
<//>
<//>`:N`<${x} title=${R(`people.players`)} text=${R(`people.nobody`)} up=${r} />`}function Mo({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return N`<${x} title=${R(`erasing.title`)} text=${R(`people.nobody`)} up="#/people/players" />`;let a=r?R(`erasing.title-one`,{name:r.name}):R(`erasing.title`);return N`<${c} title=${a} up=${i}>
<p>${R(`erasing.text`)}</p>
${e.season&&N`<p class="note warn">${R(`erasing.season`)}</p>`}
<p class="soft">${R(`erasing.other-places`)}</p>
<${Po} player=${n} names=${No(r?[r]:X(Object.values(e.players)))} />
<${Fo} zone=${e.settings.time_zone} />
<//>`}function No(e){let t=I(e.slice(0,5).map(({name:e})=>e)),n=e.length-5;return n>0?R(`erasing.and-more`,{names:t,count:n}):t}function Po({player:r,names:i}){let[a,o]=V(!1),[s,c]=V(!1),[l,u]=V(!1),{ask:d,asking:f,wrong:p}=Y(),m=Q();return N`<div class="stack">
${!r&&N`<${n} label=${R(`erasing.texts`)} hint=${R(`erasing.texts-hint`)} checked=${a} onChange=${o} />
<${n} label=${R(`erasing.photos`)} checked=${s} onChange=${c} />`}
${p}
<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog" onClick=${()=>u(!0)}>
${R(`erasing.erase`)}
</button>
${l&&N`<${Ft} title=${R(`erasing.ask`)} text=${R(`erasing.ask-text`,{names:i})} yes=${R(`erasing.erase`)} danger
onYes=${()=>{u(!1);let n={texts:a,photos:s,...r&&{players:[r]}};return d(async()=>{await t.ask(`erasures/${m(n)}`,{method:`PUT`,body:n}),e(R(`erasing.done`))})}} onClose=${()=>u(!1)} />`}
</div>`}function Fo({zone:e}){let{items:t}=J(`erasures`);if(!t?.length)return null;let n=A(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return N`<section class="stack">
<h2>${R(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>N`<li key=${e} class="row">
<span class="body">
<strong>${t?R(`erasing.some`,{count:t.length}):R(`erasing.everybody`)}</strong>
<small>${[R(`erasing.names`),r&&R(`erasing.texts`),i&&R(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const Io=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function Lo({state:e}){let t=J(`api-tokens`),[n,r]=V(!1),i=!n&&N`<button class="button main" type="button" onClick=${()=>r(!0)}>${R(`people.token-new`)}</button>`;return N`<${c} title=${R(`people.tokens`)} up="#/people" actions=${i}>
<p>${R(`people.tokens-text`)}</p>
${n&&N`<${Vo} state=${e} onDone=${()=>r(!1)} />`}
<${wt} of=${t}>${t=>N`<${Ro} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function Ro({tokens:e,state:t}){let n=e.filter(zo),r=e.filter(e=>!zo(e)),i=e=>N`<ul class="rows">
${e.map(e=>N`<${Bo} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return N`${r.length?i(r):N`<${l} text=${R(`people.no-tokens`)} />`}
${n.length>0&&N`<${s} title=${R(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function zo({revoked_at:e,expires_at:n}){return!!e||Date.parse(n)<=t.now()}function Bo({token:e,state:n}){let{id:r,name:i,official:a,scopes:o,expires_at:s,revoked_at:c}=e,[l,u]=V(!1),{ask:d,asking:f,wrong:p}=Y(),m=()=>{u(!1),d(()=>t.ask(`api-tokens/${r}/revocation`,{method:`PUT`}))},h=P(c??s,n.settings.time_zone);return N`<li>
<div class="row">
<span class="body">
<strong>${i}</strong>
<span>${R(`people.acts-as`,{name:n.officials[a]?.name??`?`})}</span>
<small>${I(o.map(e=>R(`people.scope.${e}`)))}</small>
<small>${R(c?`people.revoked-at`:`people.until`,{time:h})}</small>
</span>
${!zo(e)&&N`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${R(`people.withdraw-this`,{whom:i})} onClick=${()=>u(!0)}>${R(`people.revoke`)}</button>`}
</div>
${p}
${l&&N`<${Ft} title=${R(`people.token-ask`,{name:i})} text=${R(`people.token-revoke-text`)} yes=${R(`people.revoke`)} danger
onYes=${m} onClose=${()=>u(!1)} />`}
</li>`}function Vo({state:e,onDone:t}){let n=L().official.id,[r,i]=V({name:``,official:n,scopes:[`read`],days:`30`}),[a,o]=V(!1),[s,c]=V(``),l=Q(),{ask:u,asking:d,wrong:p}=Y(),m=Ho(r),h=e=>t=>i({...r,[e]:t}),g=e=>{e.preventDefault(),o(!0);let t={...r,name:r.name.trim(),days:no(r.days)};Object.values(m).some(Boolean)||u(async()=>c((await Lt(`api-tokens`,l(t),t,`token`)).token))};if(s)return N`<${Uo} token=${s} name=${r.name} onDone=${t} />`;let _=X(Object.values(e.officials).filter(({revoked_at:e})=>!e));return N`<form class="card stack" onSubmit=${g} novalidate>
<h2>${R(`people.token-new`)}</h2>
<${f} label=${R(`people.token-name`)} hint=${R(`people.token-name-hint`)} value=${r.name} wrong=${a?m.name:``}
onInput=${h(`name`)} autocomplete="off" maxlength="200" />
<${S} label=${R(`people.token-official`)} value=${r.official} onChange=${h(`official`)}
options=${_.map(({id:e,name:t})=>({value:e,text:t}))} />
<${Ye} label=${R(`people.scopes`)} names=${Io} chosen=${r.scopes} wrong=${a?m.scopes:``}
said=${e=>N`${R(`people.scope.${e}`)}<br /><small class="soft">${R(`people.opens.${e}`)}</small>`}
onChange=${h(`scopes`)} />
<${f} label=${R(`people.days`)} value=${r.days} onInput=${h(`days`)} wrong=${a?m.days:``} inputmode="numeric" autocomplete="off" />
${p}
<div class="pair">
<button class="button main" disabled=${d}>${R(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${R(`cancel`)}</button>
</div>
</form>`}function Ho({name:e,scopes:t,days:n}){return{name:e.trim()?``:R(`people.token-name-missing`),scopes:t.length?``:R(`people.scope-missing`),days:no(n)>=1&&no(n)<=366?``:R(`people.days-wrong`,{most:366})}}function Uo({token:e,name:t,onDone:n}){return N`<section class="card stack" role="status">
<h2>${R(`people.token-made`,{name:t})}</h2>
<${Qt} label=${R(`people.token`)} text=${e} />
<p class="note warn">${R(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${R(`people.done`)}</button>
</section>`}const Wo={erase:Mo,invite:Ja,links:Ra,more:yt,new:po,"new-team":mo,players:ko,player:jo,sheet:io,teams:ko,tokens:Lo};function Go({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=L();if(!r||!i)return N`<${U} title=${R(`people.title`)} />`;if(!F(a,[`director`]))return N`<${c} title=${R(`people.title`)} up="#/tables"><p class="note warn">${R(`people.directors`)}</p><//>`;let o=e===``?Jt:Object.hasOwn(Wo,e)?Wo[e]:To;return N`<${o} state=${i} id=${t||e} query=${n} /><${kt} />`}const Ko=[`director`,`head-referee`,`referee`,`arbiter`],qo=[{id:`seating-by-table`,path:`printables/seating.pdf?by=table`,roles:[...Ko,`finance`]},{id:`seating-by-name`,path:`printables/seating.pdf?by=name`,roles:[...Ko,`finance`]},{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`penalties`,path:`printables/penalties.pdf`,roles:[...Ko,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:Ko}],Jo=[{id:`standings`,path:`printables/standings.pdf`,roles:[...Ko,`finance`]},{id:`lateness`,path:`printables/lateness.pdf`,roles:[`director`]},{id:`report`,path:`report.pdf`,roles:[`director`]}],Yo=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]},{id:`exams`,roles:[`director`]}],Xo=[`ema`,`penalty-list`,`world-riichi`,`riichi-nomi`],Zo={pantheon:`jsonl`,calendar:`ics`},Qo=[`xlsx`,`csv`];function $o(){let{tournament:e,state:t,official:n}=L();if(!e||!t)return N`<${U} title=${R(`reports.title`)} />`;let r=ss(n,Yo);return N`<${c} title=${R(`reports.title`)} up="#/tables">
<${es} title=${R(`reports.before`)} papers=${ss(n,qo)}>${F(n,Ko)&&N`<${ts} />`}<//>
<${es} title=${R(`reports.after`)} papers=${ss(n,Jo)} />
${r.length>0&&N`<${rs} sheets=${r} />`}
${F(n,[`director`,`finance`])&&N`<${as} />`}
${F(n,[`director`])&&N`<${os} />`}
<//>`}function es({title:e,papers:t,children:n}){let r=dn();return N`<section class="stack">
<h2>${e}</h2>
<ul class="rows">
${t.map(({id:e,path:t})=>N`<${Ue} key=${e} name=${R(`reports.paper.${e}`)} hint=${R(`reports.about.${e}`)} path=${t}
file=${`${r}-${e}.pdf`} />`)}
${n}
</ul>
</section>`}function ts(){let{state:e}=L(),t=dn(),[n,r]=V(``),i=ns(e),a=[{value:``,text:R(`reports.all-rounds`)},...i.map(e=>({value:e,text:e}))],o=`printables/score-slips.pdf${n&&`?round=${encodeURIComponent(n)}`}`;return N`<${Ue} name=${R(`reports.paper.slips`)} hint=${R(`reports.about.slips`)} path=${o} file=${`${t}-score-slips.pdf`}>
${i.length>1&&N`<${u} label=${R(`reports.of-round`)} value=${n} options=${a} onChange=${r} />`}
<//>`}function ns({hanchans:e}){let t=Object.values(e).map(({round:e})=>e);return[...new Set(t)].sort((e,t)=>e.length-t.length||(e<t?-1:1))}function rs({sheets:e}){let t=dn(),[n,r]=V(`xlsx`);return N`<section class="stack">
<h2>${R(`reports.sheets`)}</h2>
<${u} label=${R(`reports.form`)} value=${n} onChange=${r}
options=${Qo.map(e=>({value:e,text:R(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>N`<${Ue} key=${e} name=${R(`reports.sheet.${e}`)} path=${is(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function is(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function as(){let e=dn(),t=[...Xo.map(e=>({id:e,form:`csv`})),...Object.entries(Zo).map(([e,t])=>({id:e,form:t}))];return N`<section class="stack">
<h2>${R(`reports.tools`)}</h2>
<ul class="rows">
${t.map(({id:t,form:n})=>N`<${Ue} key=${t} name=${R(`reports.tool.${t}`)} hint=${R(`reports.about.${t}`)}
path=${`exports/${t}.${n}`} file=${`${e}-${t}.${n}`} />`)}
</ul>
</section>`}function os(){let e=dn();return N`<section class="stack">
<h2>${R(`reports.journal`)}</h2>
<ul class="rows">
<${Ue} name=${R(`reports.journal-whole`)} hint=${R(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function ss(e,t){return t.filter(({roles:t})=>F(e,t))}const cs={players:[`name`,`first_name`,`last_name`,`id_number`,`team`,`status`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function ls({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:R(`enrol.passed-over`)},...cs[e].map(e=>({value:e,text:R(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return N`<div class="stack">
${t.map(({heading:e,column:t},n)=>N`<${S} key=${n} label=${e||R(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const us={wrong:`bad`,changed:`warn`,new:`info`,known:``};function ds({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(us).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&N`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map((e,t)=>N`<li class="item" key=${t}><${fs} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function fs({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return N`<p><strong>${R(`import.row`,{number:r})}</strong> <span class=${`badge ${us[i]}`}>${R(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>N`<p class="note bad" key=${e.field+e.message}><strong>${[n(e.field),e.place].filter(Boolean).join(` · `)}</strong> <${ps} mistake=${e} /></p>`)}`}function ps({mistake:{kind:e,values:t,message:n,cure:r}}){let i=H();if(!o(`mistake.${e}`))return N`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?G(t):t]),s=t.seat&&i.phrase(`seat-${t.seat}`);return R(`mistake.${e}`,{...Object.fromEntries(a),seat:s})}function ms({kind:e,state:t,row:{cells:n,before:r,similar:i}}){if(e===`seating`)return N`<${gs} state=${t} cells=${n} />`;let a=e=>r[e]===void 0?_s(n[e]):N`${_s(r[e]||R(`correct.none`))} → <strong>${_s(n[e])}</strong>`,o=[`id_number`,`team`].filter(e=>n[e]||r[e]).map(a);return N`<p><strong>${a(`name`)}</strong></p>
<p class="soft">${o.map((e,t)=>N`${t>0&&` · `}${e}`)}</p>
${i.length>0&&N`<p class="note warn">${R(`enrol.similar`,{names:I(i.map(({name:e,id_number:t})=>`${e} (${t})`))})}</p>`}`}function hs({players:e}){return N`<p class="soft">${R(`enrol.missing-stay`)}</p>
<ul class="rows">
${e.map(({id:e,name:t,id_number:n})=>N`<li key=${e}>
<a class="row" href=${`#/correct/player/${e}`}><span class="body">${t}<small>${n}</small></span></a>
</li>`)}
</ul>`}function gs({state:e,cells:t}){let n=H(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[R(`hall-round`,{round:t.round}),R(`hall-table`,{label:t.table}),t.scheduled_at];return N`<p><strong>${a.filter(Boolean).map(_s).join(` · `)}</strong></p>
<p class="soft">${T.map(e=>_s(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function _s(e){return e.length>80?`${e.slice(0,80)}…`:e}function vs({state:e,row:{hanchan:t,points:n}}){let r=H(),i=e.hanchans[t];return N`${i&&N`<p><a class="reach" href=${`#/result/${t}`}>${qt(e,i)}</a></p>`}
${n&&N`<p class="soft sheet-points">${T.map(e=>N`<span key=${e}>${r.phrase(`seat-${e}`)} ${G(n[e])}</span>`)}</p>`}`}function ys(e,n){let[i,a]=V(()=>r(e)??``),[o,s]=V(null),[c,l]=V({}),[u,d]=V({}),[f,p]=V(``),[m,h]=V(null),g=()=>{d({}),h(null)},_=t=>{a(t.text??``),s(t.file??null),l({}),g(),w(e,t.text||null)},v=async(r,a={},s=c)=>{p(r),h(null),l(s);try{let c=r===`look`,l={...o?{file:await Ts(o)}:{csv:i},...s,...a},u=await t.ask(n[r],{method:`POST`,body:l,timeout:9e4});d(c?{looked:u}:{done:u}),!c&&u.wrong===0&&w(e,null)}catch(e){h(e),e.status===422&&d({})}finally{p(``)}},y=e=>v(`look`,{},{...c,...e});return{text:i,file:o,isGiven:o!==null||i.trim()!==``,give:_,chosen:c,setChosen:l,...u,busy:f,wrong:m,setWrong:h,forget:g,ask:v,look:y}}function bs({wrong:e}){if(e.problem)return N`<div role="alert">
<${Ae} problem=${e.problem} />
</div>`;let t=e.why?R(`import.${e.why}`,e):`${R(navigator.onLine?`live.unreached`:`no-network`)}. ${R(`import.again`)}`;return N`<p class="note bad" role="alert">${t}</p>`}function xs({sheet:{text:e,file:t,give:n,setWrong:r},hint:i}){return t?N`<button
class="row card"
type="button"
aria-label=${R(`import.remove`,{name:t.name})}
onClick=${()=>n({})}
>
<span class="body"
>${t.name}<small
>${R(`import.kilobytes`,{size:Math.ceil(t.size/1e3)})}</small
></span
><${fe} name="close" />
</button>`:N`<label class="button photo"
>${R(`import.choose`)}<input
class="unseen"
type="file"
accept=${`.xlsx,.csv,.tsv,.txt,.json,.py,text/csv,text/plain,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`}
onChange=${async({currentTarget:e})=>{let[t]=e.files,i=t&&(t.size>7e5?{why:`too-large`}:await ws(t));i?.why?r({...i,name:t.name}):i&&n(i),e.value=``}}
/></label>
<${f}
long
label=${R(`import.paste`)}
hint=${i}
value=${e}
rows="6"
spellcheck=${!1}
autocapitalize="none"
class="csv"
onInput=${e=>n({text:e})}
/>`}const Ss=/\.xlsx$/i,Cs={"255,254":`utf-16le`,"254,255":`utf-16be`};async function ws(e){let t=new Uint8Array(await e.arrayBuffer());if(t.length===0)return{why:`empty-file`};if(Ss.test(e.name)&&t.slice(0,2).join()!==`80,75`)return{why:`no-workbook`};let n=Cs[t.slice(0,2).join()]??`utf-8`;try{let r=new TextDecoder(n,{fatal:!0}).decode(t);return r.trim()===``?{why:`empty-file`}:r.includes(`\0`)||r.length>2e5?{file:e}:{text:r}}catch{return{file:e}}}function Ts(e){return new Promise((t,n)=>{let r=new FileReader;r.onload=()=>t(String(r.result).split(`,`)[1]??``),r.onerror=()=>n(r.error),r.readAsDataURL(e)})}const Es=[`number`,`name`,`order`],Ds=[`columns`,`no-headings`];function Os({kind:e,found:t,sheet:n,columns:r,onColumns:i,isDone:a}){let o=t.left_out.filter(({why:e})=>e===`not-four`),c=t.left_out.filter(({why:e})=>e===`dropped`).length,l=[t.worksheet&&R(`read.worksheet`,{name:t.worksheet}),t.heading_row>0&&R(`read.heading-row`,{number:t.heading_row}),t.encoding&&t.encoding!==`utf-8`&&t.encoding,...t.counted.map(e=>R(`read.counted.${e}`)),t.named_by&&R(`read.named-by.${t.named_by}`),c>0&&R(`read.dropped`,{count:c})].filter(Boolean),u=Ds.includes(t.format)&&r.length>0;return N`<div class="note info">
<p>
<strong
>${R(`read.as`,{format:R(`read.format.${t.format}`)})}</strong
>
</p>
${l.length>0&&N`<p class="soft">${l.join(` · `)}</p>`}
</div>
${o.length>0&&N`<p class="note warn">${R(`read.not-four`,{rows:I(o.map(({row:e})=>String(e)))})}</p>`}
${!a&&(u||t.named_by||t.alternatives.length>0)&&N`<${s} title=${R(`read.otherwise`)}
>${()=>N`<div class="stack">
${t.alternatives.length>0&&N`<${S}
label=${R(`read.format`)}
value=${t.format}
onChange=${e=>n.look({format:e})}
options=${[t.format,...t.alternatives].map(e=>({value:e,text:R(`read.format.${e}`)}))}
/>`}
${t.named_by&&N`<${S}
label=${R(`read.named-by`)}
value=${t.named_by}
onChange=${e=>n.look({named_by:e})}
options=${Es.map(e=>({value:e,text:R(`read.named-by.${e}`)}))}
/>`}
${u&&N`<${ls} kind=${e} columns=${r} onChoose=${i} />`}
</div>`}<//
>`}`}function ks({names:e,sheet:t}){return N`<fieldset>
<legend>${R(`read.which-worksheet`)}</legend>
<div class="choices">
${e.map(e=>N`<button class="button" type="button" key=${e} onClick=${()=>t.look({worksheet:e})}>${e}</button>`)}
</div>
</fieldset>`}const As=[`players`,`seating`];function js({kind:e}){let{tournament:t,state:n,official:r}=L(),i=R(`enrol.title.${e}`);return!t||!n?N`<${U} title=${i} />`:F(r,[`director`])?N`<${Ms} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:N`<${c} title=${i} up="#/tables"><p class="note warn">${R(`enrol.not-you`)}</p><//>`}function Ms({kind:e,title:t,state:n,place:r}){on();let i=ys(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{isGiven:a,looked:o,done:l,busy:u,wrong:d,ask:f,forget:p,chosen:m}=i,[h,g]=V(null),[_,v]=V(!1),{reason:y,field:b}=Ne(`correction`),x=o??l,{lacking:S,worksheets:C,headings:w}=d?.problem??{},T=h??x?.columns??w??[],E=e=>{p(),g(e),i.setChosen({...m,columns:e.map(({column:e})=>e)})},D={...i,give:e=>(g(null),i.give(e))},ee=()=>{let e=o.changed>0;v(e&&!y),(!e||y)&&f(`bring`,e?{reason:y}:{})},k=As.find(t=>t!==e);return N`<${c} title=${t} up="#/tables" actions=${l&&N`<${Ps} kind=${e} />`}>
${l&&N`<${Ns} done=${l} />`}
<${xs} sheet=${D} hint=${R(`enrol.hint.${e}`)} />
${S&&N`<p class="note bad" role="alert">${R(`enrol.lacking`,{names:I(S.map(Fs))})}</p>`}
${C&&N`<${ks} names=${C} sheet=${i} />`}
${d&&!S&&!C&&N`<${bs} wrong=${d} />`}
${!x&&T.length>0&&N`<${ls} kind=${e} columns=${T} onChoose=${E} />`}
${x&&N`<${Os} kind=${e} found=${x} sheet=${i} columns=${T} onColumns=${E} isDone=${!!l} />`}
${u&&N`<${O} text=${R(`enrol.busy.${u}`)} />`}
${!x&&!C&&N`<button class="button main" type="button" disabled=${!a||u} onClick=${()=>f(`look`)}>${R(`import.look`)}</button>`}
${x?.made.length>0&&N`<p class="note info">${R(`enrol.made.${e}`,{names:I(x.made)})}</p>`}
${x&&N`<div class="sheet-rows stack"><${ds} found=${x} named=${Fs} title=${Is(l)} about=${t=>N`<${ms} kind=${e} state=${n} row=${t} />`} /></div>`}
${x?.missing?.length>0&&N`<${s} title=${R(`enrol.missing`,{count:x.missing.length})}>${()=>N`<${hs} players=${x.missing} />`}<//>`}
${o?.wrong>0&&N`<p class="note warn">${R(`enrol.whole`)}</p>`}
${o?.changed>0&&b(_)}
${o&&N`<button class="button main" type="button" disabled=${o.wrong>0||o.new+o.changed===0||u} onClick=${ee}>${R(o.changed?`enrol.bring-changes`:`enrol.bring`,{...o,count:o.new})}</button>`}
${!l&&N`<a class="button" href=${`#/import/${k}`}>${R(`enrol.title.${k}`)}</a>`}
<//>`}function Ns({done:e}){let t=j(null);B(()=>t.current?.scrollIntoView({block:`center`}),[e]);let n=R(e.changed?`enrol.done-changes`:`enrol.done`,{...e,count:e.new});return N`<p class="note info" role="status" ref=${t}><strong>${n}</strong></p>`}function Ps({kind:e}){let[t,n]=e===`players`?[`#/rounds`,`seat`]:[`#/rounds/times`,`set`];return N`<a class="button" href=${t}>${R(`setup.act.${n}`)}</a><a class="button main" href="#/setup">${R(`enrol.next`)}</a>`}function Fs(e){return R(`enrol.field.${e}`)}function Is(e){return(t,n)=>R(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const Ls={look:`results/preview`,bring:`results`};function Rs({args:[e]}){return As.includes(e)?N`<${js} key=${e} kind=${e} />`:N`<${zs} />`}function zs(){let{tournament:e,state:t,official:n}=L();return!e||!t?N`<${U} title=${R(`import.title`)} />`:oe(n)?N`<${Vs} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:N`<${c} title=${R(`import.title`)} up="#/standings"><p class="note warn">${R(`import.not-you`)}</p><//>`}function Bs(e){return e===`points`||e===`row`?R(`import.field.${e}`):e}function Vs({state:e,place:t}){on();let r=ys(t,Ls),{isGiven:i,looked:a,done:o,busy:s,wrong:l,ask:u}=r,d=l?.problem?.worksheets,[f,p]=V(!1),m=a&&a.new>0&&(a.wrong===0||f);return N`<${c} title=${R(`import.title`)} up="#/standings">
<${xs} sheet=${r} hint=${R(`import.columns`)} />
${d&&N`<${ks} names=${d} sheet=${r} />`}
${l&&!d&&N`<${bs} wrong=${l} />`}
${s&&N`<${O} text=${R(`import.busy.${s}`)} />`}
${o&&N`<p class="note info" role="status">${R(`import.done`,{count:o.new,known:o.known})} <a class="reach" href="#/standings">${R(`hall-standings`)}</a></p>`}
${!a&&!o&&!d&&N`<button class="button main" type="button" disabled=${!i||s} onClick=${()=>u(`look`)}>${R(`import.look`)}</button>`}
${(a||o)&&N`<div class="sheet-rows stack"><${ds} found=${a??o} title=${(e,t)=>R(`import.rows.${e}`,{count:t})} named=${Bs}
about=${t=>N`<${vs} state=${e} row=${t} />`} /></div>`}
${a?.wrong>0&&a.new>0&&N`<${n} label=${R(`import.only-good`)} hint=${R(`import.only-good-hint`)} checked=${f} onChange=${p} />`}
${a&&N`<button class="button main" type="button" disabled=${!m||s} onClick=${()=>u(`bring`,{only_good:f})}>${R(`import.bring`,{count:a.new})}</button>`}
<//>`}function Hs({hanchan:{id:e},result:{number:t}}){let[n,r]=V(!1);return N`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${R(`result.withdraw`)}</button>
${n&&N`<${Z} title=${R(`result.withdraw`)} what="result" yes=${R(`result.withdraw-yes`)} danger
request=${{method:`PUT`,path:`hanchans/${e}/result/withdrawal`,body:{number:t}}} done=${R(`result.withdraw-done`)} onClose=${()=>r(!1)}>
<p>${R(`result.withdraw-text`)}</p>
<//>`}`}function Us(e,{id:t,table:n,round:r}){let{open:i,begun:a}=Mt(e);if(a.has(t))return null;let o=Bt(e),s=o.slice(0,o.indexOf(r)),c=Object.values(e.hanchans).filter(e=>e.table===n&&i.has(e.id));return s.map(e=>c.find(t=>t.round===e)).find(Boolean)??null}function Ws({state:e,hanchan:{table:t,round:n},earlier:r,onThis:i}){let a=e.tables[t]?.label??`?`;return N`<section class="note warn stack">
<p>${R(`result.earlier-open`,{label:a,earlier:r.round,round:n})}</p>
<a class="button main" href=${`#/result/${r.id}`}>${R(`result.enter-round`,{round:r.round})}</a>
<button class="button" type="button" onClick=${i}>${R(`result.enter-anyway`,{round:n})}</button>
</section>`}function Gs({state:e,hanchan:{id:t,round:n}}){let{open:r}=Mt(e),i=xe(e,n),a=i.findIndex(e=>e.id===t),o=[...i.slice(a+1),...i.slice(0,a)].find(e=>r.has(e.id));if(!o)return N`<p class="note info" role="status">${R(`result.all-entered`,{round:n})}</p>`;let s=e.tables[o.table]?.label??`?`;return N`<a class="button main next-game" href=${`#/result/${o.id}`}>${R(`result.next`,{label:s})}</a>`}const Ks=`shinpan.result.`;function qs(e,t,n,r,i){let a=Ks+t.id,o=n?.number??(r?-r.number:0),[s,c]=V(()=>i?Xs(i):Ys(a,o)??Xs(n)),l=e=>{let t={...s,...e};w(a,{...t,number:o}),c(t)},{texts:u,named:d,deposits:f,reason:p,winless:m}=s,h=mt(e,t),g=Object.fromEntries(T.map(e=>[e,st(u[e])])),_=T.filter(e=>d.includes(e)||h.includes(e));return{of:e=>({text:u[e],wrong:u[e].trim()!==``&&g[e]===null,substitute:_.includes(e),replaced:h.includes(e),onText:t=>l({texts:{...u,[e]:t}}),winless:!!m?.includes(e),onWinless:t=>l({winless:T.filter(n=>n===e?t:m?.includes(n))}),onSubstitute:t=>l({named:t?[...d,e]:d.filter(t=>t!==e)})}),body:{points:g,deposits:st(f||`0`,0),unranked:_,...m&&{winless:m}},winless:m,deposits:f,reason:p,type:l,forget:()=>w(a,null)}}const Js=e=>!!r(Ks+e.id);function Ys(e,t){let n=r(e);return n?.number===t?n:null}function Xs(e){return{texts:Object.fromEntries(T.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],winless:e?.winless??null,deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function Zs({state:e,hanchan:t,result:n,onCorrect:r}){let a=Qs(n);return N`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${R(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&N`<span class="badge info">${R(`hall-unsent`)}</span>`}</h2>
<${$s} state=${e} hanchan=${t} result=${n} />
<${i} id=${n.item}
otherwise=${r&&N`<button class="button" type="button" onClick=${r}>${R(`result.correct`)}</button>`} />
</section>
${a.length>0&&N`<${s} title=${R(`result.earlier`,{count:a.length})}>
${()=>N`<div class="stack">${a.map(n=>N`<${$s} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function Qs({before:e}){return e?[e,...Qs(e)]:[]}function $s({state:e,hanchan:t,result:n}){let{points:r,deposits:i,unranked:a,winless:o,official:s,at:c,withdrawn:l}=n,u=H(),d=e.officials[s]?.name??R(`hall-unknown`),f=n.before?.withdrawn===n.reason?``:n.reason;return N`<div class="card">
<dl class="facts">
${T.map(n=>N`<div key=${n}>
<dt>${u.phrase(`seat-${n}`)} · <span class="who">${e.players[t.seats[n]]?.name??`?`}</span>${a.includes(n)&&N`<small>${R(`result.substitute`)}</small>`}${o?.includes(n)&&N`<small>${R(`result.won-nothing`)}</small>`}</dt>
<dd>${G(r[n])}</dd>
</div>`)}
${i>0&&N`<div><dt>${R(`result.deposits`)}</dt><dd>${G(i)}</dd></div>`}
</dl>
<p class="soft">${[d,P(c,e.settings.time_zone),f].filter(Boolean).join(` · `)}</p>
${l&&N`<p class="note warn">${R(`result.is-withdrawn`,{reason:l})}</p>`}
</div>`}function ec({seats:e}){return N`<div class="sheet" onKeyDown=${tc}>
${e.map((t,n)=>N`<${nc} key=${t.seat} ...${t} isLast=${n===e.length-1} />`)}
</div>`}function tc(e){let{key:t,target:n,currentTarget:r,isComposing:i}=e;if(t!==`Enter`||i||!n.matches(`input`))return;e.preventDefault();let a=[...r.querySelectorAll(`input`)],o=a[a.indexOf(n)+1];if(o)return o.select();let s=n.form.querySelector(`textarea`);s&&!s.value.trim()?s.focus():n.form.requestSubmit()}function nc({label:e,text:t,wrong:n,onText:r,isLast:i}){let a=/^[−-]/.test(t.trim());return N`<div class="sheet-seat">
<${f} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint=${i?`done`:`next`}
wrong=${n?R(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${a} aria-label=${R(`result.negative`,{label:e})} onClick=${()=>r(a?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function rc({seats:e,winless:t,onNobody:n}){return N`<fieldset>
<legend>${R(`result.winless`)}</legend>
<div class="choices">
${e.map(e=>N`<label class="choice several" key=${e.seat}>
<input type="checkbox" checked=${e.winless} onChange=${t=>e.onWinless(t.currentTarget.checked)} />
<span>${e.label}</span>
</label>`)}
<label class="choice several">
<input type="checkbox" checked=${t?.length===0} onChange=${n} />
<span>${R(`result.all-have-won`)}</span>
</label>
</div>
</fieldset>`}function ic({seats:e}){return N`<fieldset>
<legend>${R(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>N`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&N` <small>${R(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function ac({state:n,hanchan:r,result:i,withdrawn:a,refused:o,first:s,onTyped:c,onSent:l,onClose:u}){let{book:d}=L(),{numbers:p,complete:m}=Je(n,d),h=qs(n,r,i,a,s),g=H(),v=T.map(e=>{let t=n.players[r.seats[e]]?.name??`?`;return{seat:e,label:`${g.phrase(`seat-${e}`)} · ${t}`,...h.of(e)}}),[y]=V(i?.number??0),b=j(!1),x=i!==null&&i.number!==y&&!b.current,{does:S,wrong:C}=_(),w=h.reason.trim(),E=i?{number:i.number,reason:w}:a&&{number:a.number,reason:a.withdrawn||R(`result.earlier-withdrawn`)},D={...h.body,...E&&{corrects:E}},O=dt(Object.values(D.points),D.deposits,p.starting_points),ee=i&&sc(D,i),k=!(p.yakitori>0)||D.winless,A=m&&O===0&&k&&!ee&&(!i||w);return N`<form class="stack" onInput=${c} onSubmit=${n=>{n.preventDefault(),A&&S(async()=>{b.current=!0,await t.send(`result`,r.id,D,{hold:!0,replaces:o?.id}).finally(()=>b.current=!1),h.forget(),ne(),e(R(`result.sent`)),l(D)})}}>
${!d&&N`<p class="note warn" role="alert">${R(`result.no-book`)}</p>`}
${d&&!m&&N`<p class="note warn" role="alert">${R(`result.no-scoring`)} <a class="reach" href="#/standings">${R(`hall-standings`)}</a></p>`}
${i&&!x&&N`<p class="note">${R(`result.corrects`)}</p>`}
<${ec} seats=${v} />
<${cc} left=${O} starting=${p.starting_points} onDeposits=${e=>h.type({deposits:String(D.deposits+e)})} />
<${f} label=${R(`result.deposits`)} hint=${R(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${h.deposits}
wrong=${D.deposits===null?R(`result.hundreds`):void 0} onInput=${e=>h.type({deposits:e})} />
${p.yakitori>0&&N`<${rc} seats=${v} winless=${h.winless} onNobody=${()=>h.type({winless:[]})} />`}
<${ic} seats=${v} />
${i&&N`<${f} long label=${R(`hall-reason`)} hint=${R(`hall-reason-missing`)} value=${h.reason} maxlength="4000" onInput=${e=>h.type({reason:e})} />`}
${ee&&N`<p class="soft" role="status">${R(`result.same`)}</p>`}
${x&&N`<${oc} state=${n} hanchan=${r} result=${i} />`}
${C}
<div class="pair">
<button class="button main" disabled=${!A}>${R(x?`result.correct-anyway`:i?`result.correct`:`result.enter`)}</button>
${u&&N`<button class="button" type="button" onClick=${()=>{h.forget(),u?.()}}>${R(`cancel`)}</button>`}
</div>
</form>`}function oc(e){let t=j(null);return B(()=>t.current?.scrollIntoView({block:`nearest`}),[e.result.number]),N`<section class="stack" role="alert" ref=${t}>
<p class="note warn">${R(`result.newer`)}</p>
<${$s} ...${e} />
</section>`}function sc({points:e,deposits:t,unranked:n,winless:r=null},i){let a=T.every(t=>e[t]===i.points[t]),o=n.join()===i.unranked.join()&&r?.join()===i.winless?.join();return a&&t===i.deposits&&o}function cc({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=G(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return N`<div class=${`note stack ${i}`}>
<p role="status">${lc(e,r)}</p>
${a&&N`<button class="button" type="button" onClick=${()=>n(e)}>${R(`result.as-deposits`,{points:G(e)})}</button>`}
</div>`}function lc(e,t){return e===null?R(`result.sum`,{all:t}):e===0?R(`result.fits`,{all:t}):R(e>0?`result.lacks`:`result.exceeds`,{points:G(Math.abs(e)),all:t})}function uc({args:[e],query:t}){let{tournament:n,state:r}=L(),i=r?.hanchans[e];return!n||!r?N`<${U} title=${R(`hall-result`)} />`:i?N`<${dc} state=${r} hanchan=${i} again=${t.has(`again`)} />`:N`<${x} title=${R(`hall-result`)} text=${R(`result.no-hanchan`)} up="#/tables" />`}function dc({state:e,hanchan:t,again:n}){let{outbox:r,official:i}=L(),a=e.results[t.id]??null,o=e.withdrawnResults[t.id]??null,s=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&g(r)),[u,d]=V(n||!a&&(!!s||Js(t))),[f,p]=V(n),[m,h]=V(null),_=!a&&!o&&!t.status&&Ke(e,t,void 0,!0).length>0,v=oe(i)&&!t.status&&!_,y=v&&!a&&!s&&!f?Us(e,t):null,b=o?.number!==m?.corrects?.number,x=u||!a&&!s;fc(v&&x&&!y,[x,f]);let S=e=>{h(e),d(!1)},C=e.tables[t.table]?.label??`?`;return N`<${c} title=${R(`result.title`,{label:C,round:t.round})} up=${`#/table/${t.table}`}>
${s&&N`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${R(`result.refused`)}</h2>
<${Ae} problem=${s.problem} />
${!x&&N`<button class="button" type="button" onClick=${()=>d(!0)}>${R(`hall-change`)}</button>`}
</section>`}
${t.status&&N`<p class="note warn">${R(`over.${t.status}`)}</p>`}
${o&&N`<p class="note warn">${R(`result.was-withdrawn`,{reason:o.withdrawn})}</p>`}
${_&&N`<${We} state=${e} hanchan=${t} played />`}
${y&&N`<${Ws} state=${e} hanchan=${t} earlier=${y} onThis=${()=>p(!0)} />`}
${v&&x&&!y&&N`<${ac} state=${e} hanchan=${t} result=${a} withdrawn=${o} refused=${s} first=${s?.body??(a||b?null:m)} onTyped=${()=>d(!0)} onSent=${S}
onClose=${a&&(()=>d(!1))} />`}
${!v&&!a&&!_&&!t.status&&N`<${l} text=${R(`result.none`)} />`}
${a&&!(v&&x)&&N`<${Zs} state=${e} hanchan=${t} result=${a} onCorrect=${v&&(()=>d(!0))} />`}
${a&&m&&!x&&me.matches&&N`<${Gs} state=${e} hanchan=${t} />`}
${a&&!a.unsent&&oe(i)&&!x&&N`<${Hs} hanchan=${t} result=${a} />`}
${F(i,[`director`])&&N`<a class="button quiet" href=${`#/correct/hanchan/${t.id}`}>${R(`correct.link-hanchan`)}</a>`}
<a class="button quiet" href="#/standings">${R(`hall-standings`)}</a>
<//>`}function fc(e,t){B(()=>{let t=e&&me.matches?`.sheet input`:`.next-game`,n=document.querySelector(`.screen :is(${t})`);n?queueMicrotask(()=>pc(n)):document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},t)}function pc(e){e.focus({preventScroll:!0}),e instanceof HTMLInputElement&&e.select()}async function mc(e,n,r){for(let i of hc(e,n)){let e={label:i};await t.ask(`tables/${r({table:i})}`,{method:`PUT`,body:e})}}function hc(e,t){let n=Object.values(e.tables).map(({label:e})=>/^\d+$/.test(e)?Number(e):0),r=Math.max(0,...n);return Array.from({length:t},(e,t)=>String(r+t+1))}function gc({proposal:e,hasTeams:t}){return N`<ul class="achieved" aria-label=${R(`rounds.achieved`)}>
${_c(e,t).map(({key:e,good:t,values:n,cure:r})=>N`<li key=${e} class=${t?`good`:`short`}>
${t?N`<${fe} name="check" />`:N`<span class="mark" aria-hidden="true">!</span>`}
<span class="body">${R(`rounds.got.${e}`,n)}${r&&N`<small>${R(`rounds.cure.${e}`)}</small>`}</span>
</li>`)}
</ul>`}function _c({achieved:e,warnings:t},n){let r=t.map(({kind:e})=>e),i=e=>r.includes(e),a=e.repeats.length>0;return[...a?[]:[{key:`no-repeats`,good:!0}],...a&&e.fewest_repeats?[{key:`fewest`,good:!0,values:{pairs:e.repeats.length}}]:[],...n&&!i(`teammates`)?[{key:`teams-apart`,good:!0}]:[],...i(`winds`)?[]:[{key:`winds-even`,good:!0}],...t.filter(({kind:t})=>!(t.startsWith(`meet-again`)&&e.fewest_repeats)).map(({kind:e,values:t})=>({key:e,good:!1,values:t,cure:!0}))]}function vc({proposal:e,state:t}){let[n,r]=V(e.rounds[0].label),i=e.rounds.find(e=>e.label===n)??e.rounds[0],a=e.rounds.map(e=>({value:e.label,text:e.label})),o=e=>t.players[e]?.name??`?`;return N`<${gc} proposal=${e} hasTeams=${Object.keys(t.teams).length>1} />
${a.length>1&&N`<${u} label=${R(`rounds.round`)} value=${i.label} options=${a} onChange=${r} />`}
<ul class="seated">
${i.tables.map(({table:e,label:t,seats:n})=>N`<li class="card" key=${e}>
<h3>${R(`hall-table`,{label:t})}</h3>
<ol>
${T.map(e=>N`<li key=${e}><${he} wind=${e} /><span class="unseen">${R(`hall-wind.${e}`)}</span><span class="who">${o(n[e])}</span></li>`)}
</ol>
</li>`)}
</ul>
${i.sitting_out.length>0&&N`<p>${R(`rounds.out`,{names:I(i.sitting_out.map(o))})}</p>`}`}const yc=9e5;function bc(e,t){return new Intl.DateTimeFormat(`sv-SE`,{timeZone:t,dateStyle:`short`,timeStyle:`short`}).format(e).replace(` `,`T`)}function xc(e,t){let n=Date.parse(`${e}Z`),r=e=>Date.parse(`${bc(e,t)}Z`)-e;return n-r(n-r(n))}function Sc(e){return Math.ceil((e+yc)/yc)*yc}const Cc={minutes:90,pause:15};function wc(e,t,n){return{isSet:!0,start:bc(Sc(e),t),minutes:String(n??Cc.minutes),pause:String(Cc.pause)}}function Tc(e,t){return!e.isSet||Object.keys(Ec(e,t)).length===0}function Ec({start:e,minutes:t,pause:n},r){return{...!e&&{start:R(`correct.empty`)},...!(Number(t)>=1)&&{minutes:R(`rounds.wrong-minutes`)},...r>1&&(!(Number(n)>=0)||n.trim()===``)&&{pause:R(`rounds.wrong-pause`)}}}function Dc({isSet:e,start:t,minutes:n,pause:r},i,a){let o=(Number(n)+Number(r))*6e4;return Array.from({length:i},(r,i)=>e?{scheduled_at:new Date(xc(t,a)+i*o).toISOString(),minutes:Number(n)}:{scheduled_at:null,minutes:null})}function Oc({value:e,rounds:t,zone:r,onChange:i,isFixed:a=!1}){let o=t=>i({...e,...t}),s=Ec(e,t),c=(t,n)=>N`<${Te} type="number" inputmode="numeric" min=${n} label=${R(`rounds.${t}`)} value=${e[t]} by=${5} wrong=${s[t]}
onInput=${e=>o({[t]:e})}
onStep=${r=>o({[t]:String(Math.max(n,Number(e[t])+r))})} />`;return N`${!a&&N`<${n} label=${R(`rounds.with-times`)} hint=${R(`rounds.with-times-hint`)} checked=${e.isSet} onChange=${e=>o({isSet:e})} />`}
${e.isSet&&N`<${f} type="datetime-local" label=${R(`rounds.start`)} value=${e.start} wrong=${s.start} onInput=${e=>o({start:e})} />
<div class="halves">${c(`minutes`,5)} ${t>1&&c(`pause`,0)}</div>
${t>1&&Tc(e,t)&&N`<${kc} value=${e} rounds=${t} zone=${r} />`}`}`}function kc({value:e,rounds:t,zone:n}){let r=A(Intl.DateTimeFormat,{timeStyle:`short`,hourCycle:`h23`,timeZone:n}),i=Dc(e,t,n).map(({scheduled_at:e})=>r.format(new Date(e??0)));return N`<ol class="starts" aria-label=${R(`rounds.starts`)}>${i.map((e,t)=>N`<li key=${t}>${e}</li>`)}</ol>`}function Ac({state:e,round:t}){let n=e.settings.time_zone,r=Mc(e),[i,a]=V(()=>r.some(({round:e})=>e===t)?t??``:``),o=r.filter(({round:e})=>i===``||e===i),s=[{value:``,text:R(`rounds.all`)},...r.map(({round:e})=>({value:e,text:e}))];return r.length===0?N`<${c} title=${R(`rounds.times`)} up="#/setup"><${l} text=${R(`rounds.none-open`)}><a class="button" href="#/rounds">${R(`rounds.title`)}</a><//><//>`:N`<${c} title=${R(`rounds.times`)} up="#/setup">
${r.length>1&&N`<${u} label=${R(`rounds.which`)} value=${i} options=${s} onChange=${a} />`}
<${jc} key=${i} state=${e} affected=${o} zone=${n} isSeries=${i===``} />
<section class="stack">
<h2>${R(`rounds.set-so-far`)}</h2>
<dl class="facts">${r.map(({round:e,starts:t})=>N`<div key=${e}><dt>${R(`hall-round`,{round:e})}</dt><dd>${Ic(t,n)}</dd></div>`)}</dl>
</section>
<//>`}function jc({state:n,affected:r,zone:i,isSeries:a}){let[o,s]=V(()=>Nc(r,i)??wc(t.now(),i)),[c,l]=V(null),{reason:u,field:d}=Ne(`schedule`),{ask:f,asking:p,wrong:m}=Y(),[h]=V(r),g=h.flatMap(e=>e.hanchans),_=g.some(e=>Fe(n,e)),v=async n=>{await t.ask(`schedules`,{method:`PUT`,body:n}),l(null),e(R(`rounds.times-set`)),ge(`#/setup`)};return N`<section class="stack">
<${Oc} value=${o} rounds=${r.length} zone=${i} onChange=${s} isFixed />
${_&&N`<p class="note warn">${R(`charged.changes`)}</p>${d()}`}
${m}
<button class="button main" type="button" disabled=${p||!Tc(o,r.length)||_&&!u} onClick=${()=>{let e=g.flatMap(({id:e,scheduled_at:t,minutes:n})=>t?[{hanchan:e,scheduled_at:t,minutes:n??null}]:[]),t={...a?Pc(o,i):{rounds:Fc(h,o,i)},replaces:e};if(_)return l({...t,reason:u});f(()=>v(t))}}>${R(_?`charged.look`:`rounds.set`)}</button>
${c&&N`<${rt} path="schedules" body=${c} onApprove=${e=>v({...c,preview:e})} onClose=${()=>l(null)} />`}
</section>`}function Mc(e){let t=Object.values(e.hanchans).filter(({status:e})=>!e);return Bt(e).map(e=>({round:e,hanchans:t.filter(t=>t.round===e)})).filter(({hanchans:t})=>t.length>0&&!t.some(({id:t})=>e.results[t])).map(e=>({...e,starts:[...new Set(e.hanchans.map(({scheduled_at:e})=>e??null))]}))}function Nc(e,t){let[n,r]=e.map(({starts:e})=>e.length===1&&e[0]?Date.parse(e[0]):null),i=e[0]?.hanchans[0].minutes;if(!n||!i)return null;let a=r?(r-n)/6e4-i:0;return{isSet:!0,start:bc(n,t),minutes:String(i),pause:String(Math.max(0,a))}}function Pc(e,t){let[n]=Dc(e,1,t);return{series:{...n,pause:Number(e.pause)}}}function Fc(e,t,n){let r=Dc(t,e.length,n);return e.map(({round:e},t)=>({round:e,...r[t]}))}function Ic(e,t){return e.map(e=>e?P(e,t):R(`rounds.no-time`)).join(` · `)}function Lc({args:[e],query:t}){let{tournament:n,state:r,official:i}=L();return!n||!r?N`<${U} title=${R(`rounds.title`)} />`:F(i,[`director`])?N`<${e===`times`?Ac:Rc} key=${n.id} tournament=${n.id} state=${r} round=${t.get(`round`)} /><${kt} />`:N`<${c} title=${R(`rounds.title`)} up="#/tables"><p class="note warn">${R(`rounds.directors`)}</p><//>`}function Rc({tournament:r,state:i}){let a=i.settings.time_zone,o=X(Object.values(i.players).filter(e=>!e.withdrawn_at)),[u,d]=V(()=>Vc(i,o)),{playing:f,tables:p,helping:m,out:h}=Bc(o.length-u.length,u.length),[g,_]=V(Object.keys(i.hanchans).length>0?1:4),[v,y]=V(!0),[b,x]=V(()=>wc(Math.max(t.now(),Gc(i)),a,Wc(i))),[S,C]=V(()=>zc(r)),[w,T]=V(null),[E,D]=V([]),{ask:ee,asking:k,wrong:A}=Y(),te=Q(),j=Math.max(0,p-Object.keys(i.tables).length),ne=Object.keys(i.teams).length>1,M=e=>Tc(b,g)&&ee(async()=>{D([]),await mc(i,j,te);let n={rounds:g,keep_teams_apart:v,byes:`rotate`,seed:e,substitutes:u};T(await t.ask(`seating/proposal`,{method:`POST`,body:n})),C(e)}),re=w?N`<button class="button" type="button" disabled=${k} onClick=${()=>M(S+1)}>${R(`rounds.another`)}</button>
<button class="button main" type="button" disabled=${k} onClick=${()=>Tc(b,g)&&ee(async()=>{let n=Dc(b,w.rounds.length,a),r={rounds:w.rounds.map((e,t)=>Hc(e,n[t]))};try{await t.ask(`seatings/${te(r)}`,{method:`PUT`,body:r})}catch(e){let t=Uc(e,r);if(t.length===0)throw e;return T(null),D(t)}e(R(`rounds.done`,{count:w.rounds.length})),ye(`#/setup`,{replace:!0})})}>${R(`rounds.seat`,{count:w.rounds.length})}</button>`:p>0&&N`<button class="button main" type="button" disabled=${k} onClick=${()=>M(S)}>${R(`rounds.propose`)}</button>`;return p===0?N`<${c} title=${R(`rounds.title`)} up="#/setup"><${l} text=${R(`rounds.too-few`)}><${Xt} /><//><//>`:N`<${c} title=${R(`rounds.title`)} up="#/setup" actions=${re}>
<section class="stack rounds-asked">
<${be} label=${R(`rounds.count`)} value=${g} min=${1} max=${50} less=${R(`rounds.fewer`)} more=${R(`rounds.more`)}
onChange=${e=>(_(e),T(null))} />
<p class="soft">${R(`rounds.of`,{players:f,tables:p})}${m>0&&` ${R(`rounds.filled`,{count:m})}`}${h>0&&` ${R(`rounds.by-turns`,{count:h})}`}${j>0&&` ${R(`rounds.lacking`,{count:j})}`}</p>
${ne&&N`<${n} label=${R(`rounds.apart`)} checked=${v} onChange=${e=>(y(e),T(null))} />`}
<${s} title=${R(`rounds.substitutes`,{count:u.length})}>
${()=>N`<${Ye} label=${R(`rounds.substitutes-who`)} names=${o.map(({id:e})=>e)} said=${e=>i.players[e].name} chosen=${u}
onChange=${e=>(d(e),T(null))} />`}
<//>
<${Oc} value=${b} rounds=${g} zone=${a} onChange=${x} />
<a class="button quiet" href="#/import/seating">${R(`rounds.from-sheet`)}</a>
</section>
<section class="stack" aria-label=${R(`rounds.proposal`)}>
${E.length>0&&N`<p class="note warn" role="alert">${R(`rounds.taken`,{rounds:I(E)})}</p>`}
${A}
${k&&N`<${O} text=${R(w?`rounds.seating`:`rounds.proposing`)} />`}
${w&&N`<${vc} key=${S} proposal=${w} state=${i} />`}
</section>
<//>`}function zc(e){return parseInt(e.replaceAll(`-`,``).slice(-7),16)}function Bc(e,t){let n=Math.ceil(e/4)*4-e,r=n<=t?n:0,i=Math.floor((e+r)/4);return{playing:e,tables:i,helping:r,out:e+r-i*4}}function Vc(e,t){return t.some(({team:t})=>t&&e.teams[t])?t.filter(({team:e})=>!e).map(({id:e})=>e):[]}function Hc({label:e,tables:t},n){let r=t.map(({table:e,seats:t})=>({table:e,seats:t}));return{label:e,...n,tables:r}}function Uc({problem:e},{rounds:t}){let n=(e?.errors??[]).map(({field:e})=>e);return t.flatMap(({label:e},t)=>n.includes(`rounds.${t}.label`)?[e]:[])}function Wc(e){return Object.values(e.hanchans).map(({minutes:e})=>e).filter(Boolean).at(-1)??null}function Gc(e){let t=Object.values(e.hanchans).filter(({scheduled_at:e,status:t})=>e&&!t);return Math.max(0,...t.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function Kc({settings:e}){let[t,n]=V(!1);return N`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>n(!0)}>${R(`setup.details`)}</button>
${t&&N`<${qc} settings=${e} onClose=${()=>n(!1)} />`}`}const qc=Ee(({rules:e,settings:n,onClose:r})=>{let{tournament:i}=L(),a=rn(sn(e.library,{options:{},readings:{},...i?.rulebook})),[o]=V(n),[s,c]=V(o.name),[l,u]=V(o.currency),[d,p]=V(o.time_zone),{ask:m,asking:h,wrong:g}=Y(),_={name:s.trim(),currency:l,time_zone:d},v=Object.fromEntries(Object.entries(_).filter(([e,t])=>t!==o[e]));return N`<${b} title=${R(`setup.details`)} onClose=${r}>
<form class="stack" onSubmit=${e=>{if(e.preventDefault(),_.name){if(Object.keys(v).length===0)return r();m(async()=>{await t.ask(``,{method:`PATCH`,match:`"${o.version}"`,body:v}),r()})}}}>
<${f} label=${R(`account.found-name`)} value=${s} onInput=${c} wrong=${_.name?void 0:R(`correct.empty`)} maxlength="200" autocomplete="off" />
${a&&a===l?N`<p>${R(`account.found-currency-fixed`,{currency:a})}</p>`:N`<${S} label=${R(`account.found-currency`)} value=${l} options=${vt()} onChange=${u} />`}
<${S} label=${R(`account.found-zone`)} value=${d} options=${ln(d)} onChange=${p} />
<${Jc} from=${o.time_zone} to=${d} />
${g}
<button class="button main" disabled=${h}>${R(`setup.save`)}</button>
</form>
<//>`});function Jc({from:e,to:t}){let{state:n}=L(),r=Object.values(n.hanchans).filter(({scheduled_at:e,status:t})=>e&&!t),i=[...new Map(r.map(({round:e,scheduled_at:t})=>[`${t} ${e}`,{round:e,at:t}])).values()].sort((e,t)=>Date.parse(e.at)-Date.parse(t.at)).map(({round:n,at:r})=>({round:n,before:P(r,e),after:P(r,t)})).filter(({before:e,after:t})=>e!==t);return i.length===0?null:N`<section class="stack" role="status">
<p class="note warn">${R(`setup.zone-starts`)}</p>
<dl class="facts">
${i.map(({round:e,before:t,after:n})=>N`<div key=${e+t}>
<dt>${R(`hall-round`,{round:e})}</dt>
<dd><${Zt} before=${t} after=${n} /></dd>
</div>`)}
</dl>
</section>`}function Yc({id:e}){let{state:t}=L(),n=ot(),{id:r,league:i=t.season?.league}=t.others,a=t.season&&{season:ue(t),league:i.name};return N`<section class="card setup-onward">
<h2>${R(`setup.onward`)}</h2>
${a&&N`<p>${R(`setup.onward-in`,a)}</p>`}
<p>${R(a&&n?`setup.onward-next`:n?`setup.onward-text`:`setup.onward-account`)}</p>
<div class="setup-acts">
${r&&N`<a class="button" href=${`#/season/${r}`}>${R(`season.of`,{name:ue(t)})}</a>`}
${n?N`<a class="button" href=${`#/account/again/${e}`}>${R(`again.this`)}</a><a class="button" href="#/league">${R(`setup.season`)}</a>`:N`<a class="button" href="#/account">${R(`account.title`)}</a>`}
</div>
</section>`}function Xc({rulebook:e}){return{options:{},readings:{},...e}}const Zc=Ee(({rules:e})=>{let{tournament:t}=L();return N`<p><strong>${et(e,sn(e.library,Xc(t)))}</strong></p>`}),Qc=Ee(({rules:e,state:n})=>{let{tournament:r}=L(),[i,a]=V(!1),[o,s]=V(null),{ask:c,asking:l,wrong:u}=Y();return N`<button class="button" type="button" disabled=${l} aria-haspopup="dialog" onClick=${()=>a(!0)}>${R(`setup.rules`)}</button>
${u}
${i&&N`<${St} rules=${e} value=${Xc(r)} onUse=${e=>{a(!1);let r={method:`PATCH`,path:``,match:`"${n.settings.version}"`,body:{rulebook:e}};if(Object.keys({...n.results,...n.rulings}).length>0)return s(r);c(()=>t.ask(``,r))}} onClose=${()=>a(!1)} />`}
${o&&N`<${Z} title=${R(`setup.rules`)} what="rules" request=${o} yes=${R(`setup.rules-yes`)} onClose=${()=>s(null)}>
<p>${R(`setup.rules-played`,{name:et(e,sn(e.library,o.body.rulebook))})}</p>
<//>`}`}),$c=[`referee`,`head-referee`];function el(e,{phones:t,isLocalOnly:n}){let r=Object.values(e.players).filter(e=>!e.withdrawn_at),i=Object.values(e.hanchans).filter(({status:e})=>!e),a=Object.values(e.officials).filter(({revoked_at:e})=>!e);return[{id:`rules`,stand:`done`,facts:{}},nl(e,r),rl(r,i),il(e,i),al(a,t),{id:`address`,stand:n===!1?`done`:`extra`,facts:{}},{id:`papers`,stand:`extra`,facts:{}}]}function tl(e){return e.every(({stand:e})=>e!==`left`)}function nl(e,t){let n=new Set(t.map(({team:e})=>e).filter(t=>t&&e.teams[t])).size,r=n>0?t.filter(({team:e})=>!e).length:0,i={count:t.length,teams:n,alone:r};return{id:`players`,stand:t.length>=4?`done`:`left`,facts:i,lacks:r>0?[`alone`]:[]}}function rl(e,t){let n=new Set(t.flatMap(({seats:e})=>Object.values(e))),r=new Set(t.map(({round:e})=>e)).size,i=new Set(t.map(({table:e})=>e)).size,a=r>0?e.filter(({id:e})=>!n.has(e)).length:0;return{id:`rounds`,stand:r>0?`done`:`left`,facts:{count:r,tables:i,unseated:a},lacks:a>0?[`unseated`]:[]}}function il({results:e},t){let n=t.filter(({id:t,scheduled_at:n})=>!n&&!e[t]),r=t.flatMap(({scheduled_at:e})=>e?[Date.parse(e)]:[]),i=Math.max(0,...t.map(e=>e.minutes??0));return{id:`times`,stand:t.length>0&&n.length===0?`done`:`left`,facts:{first:r.length>0?Math.min(...r):0,minutes:i,open:n.length},lacks:n.length>0&&r.length>0?[`open`]:[]}}function al(e,t){let n=new Set(t?.filter(({cut_off_at:e})=>!e).map(({official:e})=>e)),r=t?e.filter(({id:e})=>!n.has(e)).length:0,i=e.filter(e=>F(e,$c)).length;return{id:`officials`,stand:i>0?`done`:`left`,facts:{count:i,all:e.length,away:r},lacks:r>0?[`away`]:[]}}const ol={players:[{href:`#/import/players`,key:`import`}],rounds:[{href:`#/rounds`,key:`seat`},{href:`#/import/seating`,key:`from-sheet`}],times:[{href:`#/rounds/times`,key:`set`}],officials:[{href:`#/people/sheet`,key:`invite`}],papers:[{href:`#/reports`,key:`print`}]};function sl(){let{tournament:e,state:t,official:n}=L();return!e||!t?N`<${U} title=${R(`setup.title`)} />`:F(n,[`director`])?N`<${cl} key=${e.id} id=${e.id} state=${t} /><${kt} />`:N`<${c} title=${R(`setup.title`)} up="#/tables"><p class="note warn">${R(`setup.directors`)}</p><//>`}function cl({id:e,state:t}){let{items:n}=J(`phones`),[r,i]=V(null);B(()=>void zt().then(i),[]);let a=el(t,{phones:n,isLocalOnly:r&&r.is_local_only}),o=tl(a),s=a.find(({stand:e})=>e===`left`)?.id,l=a.filter(({stand:e})=>e!==`extra`),u=l.filter(({stand:e})=>e===`done`).length;return N`<${c} title=${t.settings.name} up="#/tables"
actions=${o&&N`<a class="button main" href="#/tables">${R(`setup.to-hall`)}</a>`}>
<header class=${`setup-head ${o?`ready`:``}`}>
<p role="status"><strong>${R(o?`setup.ready`:`setup.left`,{count:l.length-u})}</strong></p>
<progress max=${l.length} value=${u} aria-label=${R(`setup.title`)}></progress>
</header>
<ol class="setup">
${a.map(e=>N`<${ll} key=${e.id} step=${e} state=${t} isNext=${e.id===s} link=${r?.url}>${e.id===`address`&&r?.is_local_only&&N`<${Wt} link=${r.url} cure=${r.cure} />`}<//>`)}
</ol>
<${Yc} id=${e} />
<//>`}function ll({step:e,state:t,isNext:n,link:r,children:i}){let{id:a,stand:o,facts:s,lacks:c=[]}=e,l=ol[a]??[];return N`<li class=${`card setup-step ${o}`}>
<span class="setup-mark">${o===`done`?N`<${fe} name="check" /><span class="unseen">${R(`setup.done`)}</span>`:``}</span>
<div class="body">
<h2>${R(`setup.step.${a}`)}</h2>
${a===`rules`&&N`<${Zc} />`}
<p>${ul(e,t,r)}</p>
${a===`rules`&&Object.keys(t.rulings).length>0&&N`<p class="soft">${R(`setup.rules-from-now`)}</p>`}
${c.map(e=>N`<p class="warn" key=${e}>${R(`setup.lacks.${e}`,{count:s[e]})}</p>`)}
${i}
</div>
${a===`rules`&&N`<div class="setup-acts"><${Qc} state=${t} /><${Kc} settings=${t.settings} /></div>`}
${l.length>0&&N`<p class="setup-acts">${l.map(({href:e,key:t},r)=>N`<a key=${e} class=${`button ${n&&r===0?`main`:r>0?`quiet`:``}`} href=${e}>${R(`setup.act.${t}`)}</a>`)}</p>`}
</li>`}function ul({id:e,facts:t,stand:n},r,i){let{settings:a}=r;if(e===`rules`)return R(`setup.says.rules`,{currency:a.currency,zone:a.time_zone});if(e===`address`)return i?new URL(i).host:R(`setup.says.address`);if(e===`papers`)return R(`setup.says.papers`);if(e===`times`&&t.first>0){let e=R(`setup.says.times`,{time:P(new Date(t.first),a.time_zone)});return t.minutes>0?`${e} · ${R(`clock.lasts`,{count:t.minutes})}`:e}return n===`left`&&!t.count?R(`setup.none.${e}`):e===`players`&&t.teams===0?R(`setup.says.players-alone`,{count:t.count}):R(`setup.says.${e}`,t)}function dl({state:e,id:t}){let n=nt(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??R(`hall-unknown`);return N`<${c} title=${i} up="#/standings">
<${Oe} seen=${n} />
<${Ve} />
${r&&N`<${fl} state=${e} body=${r} />`}
${it(n)&&e.players[t]&&N`<a class="button" href=${`#/player/${t}`}>${R(`standings.player`)}</a>`}
<//>`}function fl({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=R(i?`standings.disqualified`:`standings.unranked`);return N`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:R(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${R(`standings.scored`,{count:t.hanchans})}</dt><dd>${W(s)}</dd></div>
<div><dt>${R(`standings.taken`)}</dt><dd>${W(-10*c-l/100)}</dd></div>
<div><dt><strong>${R(`standings.total`)}</strong></dt><dd>${W(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${R(`standings.games`)}</h2>
${a.length===0&&N`<p class="soft">${R(`standings.no-games`)}</p>`}
${a.map(t=>N`<${ml} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${R(`standings.taken`)}</h2>
${o.length===0&&N`<p class="soft">${R(`standings.nothing-taken`)}</p>`}
${o.length>0&&N`<${pl} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function pl({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return N`<dl class="card facts">
${t.map(t=>N`<div key=${t.id}>
<dt>${r&&N`<span class="who">${i(t.account)}</span> · `}<${en} state=${e} line=${t} /></dt>
<dd>${Me(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>N`<div key=${e}><dt><strong>${R(`standings.sum`)}</strong></dt><dd>${Me(e,t)}</dd></div>`)}
</dl>`}function ml({state:e,game:t,named:n}){let r=H(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,flags:d}=t,{counted:f=t.points,points:p,place:m,delta:h,uma:g,oka:_,taken:v=0,total:y}=t,b=[R(`hall-round`,{round:o}),R(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],x=e.results[i]?.before?.withdrawn,S=R(`standings.delta`,{points:G(p),goal:G(p-h*100)});return N`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${b.join(` · `)}</a></h3>
${n&&N`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&N`<p class="soft">${x?R(`result.entered-anew`):R(`standings.corrected`,{count:a-1})}</p>`}
${f!==p&&N`<p class="soft">${R(`standings.counted`,{counted:G(f),points:G(p)})}</p>`}
<dl class="facts">
<div><dt>${S}</dt><dd>${W(h)}</dd></div>
<div><dt>${R(`standings.uma`,{place:m})}</dt><dd>${W(g)}</dd></div>
<div><dt>${R(`standings.oka`)}</dt><dd>${W(_)}</dd></div>
${v>0&&N`<div><dt>${R(`standings.by.yakitori`)}</dt><dd>${W(-v)}</dd></div>`}
<div><dt><strong>${R(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${W(y)}</dd></div>
</dl>
${d.map(e=>N`<p class="note warn" key=${e}>${R(`standings.flag.${e}`)}</p>`)}
</article>`}function hl({args:[e]}){let{tournament:t,state:n}=L();return!t||!n?N`<${U} title=${R(`hall-standings`)} />`:e&&e!==`teams`?N`<${dl} state=${n} id=${e} />`:N`<${gl} state=${n} first=${e??`players`} />`}function gl({state:e,first:t}){let{official:n}=L(),r=nt(`standings`),[i,a]=V(t),{body:o}=r.answer??{},s=oe(n)&&N`<a class="button" href="#/import">${R(`standings.import`)}</a>`;return N`<${c} title=${R(`hall-standings`)} up="#/tables" actions=${s}>
<${Oe} seen=${r} />
<${Ve} />
${it(r)&&e.others.id&&N`<a class="button" href=${`#/season/${e.others.id}`}>${R(`season.of`,{name:e.others.season})}</a>`}
${o?.teams.length>0&&N`<${u} label=${R(`standings.of`)} value=${i} onChange=${a}
options=${[`players`,`teams`].map(e=>({value:e,text:R(`standings.of.${e}`)}))} />`}
${o&&N`<${_l} state=${e} found=${o[i]} />`}
${o&&N`<${Kt} of=${i} />`}
${it(r)&&N`<${Pe} state=${e} /><${Be} state=${e} />`}
<//>`}function _l({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?N`<${vl} state=${e} />`:N`<ul class="rows" aria-label=${R(`hall-standings`)}>
${t.map(t=>N`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${yl(e,t,n).join(` · `)}</small></span>
<strong>${W(t.final)}</strong>
</a>
</li>`)}
</ul>`}function vl({state:e}){let{official:t}=L(),[n]=ze(e);return N`<${l} text=${R(n?`standings.none`:`standings.no-hanchans`)}>
${n&&oe(t)&&N`<a class="button" href=${`#/result/${n.id}`}>${R(`standings.enter`,{name:n.name})}</a>`}
${!n&&N`<${Xt} />`}
<//>`}function yl(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s,withdrawn:c},l){let u=t!==null&&l.indexOf(t)!==l.lastIndexOf(t);return[e.teams[n]?.name,s&&R(`standings.disqualified`),c&&R(`standings.withdrawn`),!s&&t===null&&R(`standings.unranked`),u&&R(`standings.shared`),r>0&&R(`standings.hanchans`,{count:r}),a!==0&&R(`standings.less`,{score:W(i),p:`${G(a)}P`}),o!==0&&R(`standings.less`,{score:W(i),p:G(o)})].filter(Boolean)}export{rr as AccountActs,na as Alarm,Ei as Cards,Yn as Correct,jr as Dashboard,$r as Escalation,ti as Escalations,_i as Fines,$n as HandEndWithdrawal,Rs as Import,Fa as Journal,ur as LineAct,we as NewPayment,Si as Payment,Go as People,ai as Precedents,$o as Reports,uc as Result,Lc as Rounds,sl as Setup,hl as Standings};