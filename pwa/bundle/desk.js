import{$t as e,D as t,En as n,Ft as r,Gn as i,Ht as a,It as o,Kt as s,Lt as c,M as l,Mn as u,Mr as d,N as f,Nr as p,Nt as m,O as h,Or as g,P as _,Pt as v,Qt as y,R as b,Rt as x,Sn as S,Tn as C,Ut as w,V as T,Vt as E,Wt as D,X as O,_i as k,_n as ee,a as te,an as A,b as ne,bi as j,ci as re,ct as M,dn as N,ft as ie,h as ae,in as oe,kn as P,lt as se,m as F,ni as ce,nn as I,on as L,p as le,rn as R,sn as ue,t as de,u as fe,un as pe,ut as z,vn as me,vt as B,w as he,wr as V,x as ge,xi as _e,xn as ve,yi as H,z as U,zt as ye}from"./app.js";import{$ as be,$n as xe,$r as Se,$t as Ce,Ar as we,Br as Te,Bt as Ee,Cr as De,Ct as Oe,En as ke,Fr as Ae,Gn as W,Hn as je,Hr as Me,Ir as Ne,It as Pe,Jn as G,Jr as Fe,Jt as Ie,K as Le,Kn as Re,Ln as ze,Lr as Be,Lt as Ve,On as He,Ot as Ue,Pr as We,Q as Ge,Qn as Ke,Qt as qe,Rn as Je,Rr as Ye,Rt as Xe,Si as Ze,St as Qe,Un as $e,Vn as et,Vr as tt,Wn as nt,Wt as rt,X as it,Xn as at,Xr as ot,Xt as st,Y as ct,Yn as lt,Yr as ut,Yt as dt,Z as ft,Zn as pt,Zr as mt,Zt as ht,_r as gt,_t,an as vt,at as yt,bt,cn as K,ct as xt,di as St,dt as Ct,en as wt,er as Tt,fi as Et,fn as Dt,ft as Ot,gr as kt,gt as At,hr as q,in as J,ir as jt,jr as Mt,jt as Nt,kn as Pt,kr as Ft,kt as It,ln as Y,mi as Lt,mr as Rt,mt as zt,nn as X,on as Bt,pi as Vt,pn as Ht,pr as Z,pt as Ut,q as Wt,qn as Gt,qr as Kt,qt,rn as Jt,rt as Yt,sn as Xt,st as Zt,tn as Qt,tr as $t,ui as en,un as Q,vr as tn,vt as nn,wr as rn,xi as an,xt as on,yr as sn,zr as cn,zt as ln}from"./shared.js";function un(e,t){return{method:`PATCH`,path:`hanchans`,body:{hanchans:e.map(({id:e,new:t,seen:n})=>({id:e,...t,replaces:n})),...t&&{players:t}}}}function dn({changes:e,players:t,children:n,...r}){return N`<${J} request=${e&&un(e,t)} ...${r}>${n}<//>`}function fn(e,t){return Object.values(e.hanchans).filter(e=>e.round===t&&!e.status)}function pn(e,t,n,r){return[L(`hall-table`,{label:e.tables[t.table]?.label??`?`}),r.phrase(`seat-${n}`)].join(` · `)}function mn({one:e,state:t}){let[n,r]=j(!1);return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${L(`correct.move`)}</button>
${n&&N`<${hn} one=${e} state=${t} onClose=${()=>r(!1)} />`}`}function hn({one:e,state:t,onClose:n}){let[{id:r,table:i,round:a}]=j(e),[o,s]=j({table:i,round:a}),l=[`table`,`round`].filter(e=>o[e]!=={table:i,round:a}[e]),u=e=>Object.fromEntries(l.map(t=>[t,e[t]])),d=l.length?[{id:r,new:u(o),seen:u({table:i,round:a})}]:null,f=te(t).map(e=>({value:e.id,text:L(`hall-table`,{label:e.label})})),p=Dt(t).map(e=>({value:e,text:L(`hall-round`,{round:e})}));return N`<${dn} title=${L(`correct.move`)} what="seats" yes=${L(`correct.move-yes`)} changes=${d} onClose=${n}>
<${c} label=${L(`correct.field.label`)} value=${o.table} options=${f} onChange=${e=>s({...o,table:e})} />
<${c} label=${L(`correct.round`)} value=${o.round} options=${p} onChange=${e=>s({...o,round:e})} />
<//>`}function gn({state:e,hanchan:t,options:n,onChosen:r,onNew:a}){let[s,c]=j(``),l=s.trim(),u=l?Object.values(e.players).filter(e=>wt(e.name)===wt(l)):[],d=e=>n.some(({value:t})=>t===e.id);return N`<${o} label=${L(`correct.by-name`)} value=${s} maxlength="200" onInput=${c} />
${u.map(n=>d(n)?N`<button key=${n.id} class="button main" type="button" onClick=${()=>r(n.id)}>${L(`correct.known-name`,{name:n.name,number:n.id_number})}</button>`:N`<${_n} key=${n.id} one=${n} state=${e} hanchan=${t} />`)}
${l&&N`<button class="button" type="button" onClick=${()=>a({id:i(P.now()),name:l})}>${L(u.length>0?`correct.same-name`:`correct.add-name`,{name:l})}</button>`}`}function _n({one:{id:e,name:t,withdrawn_at:n},state:r,hanchan:i}){let a=B(),o=fn(r,i.round).find(({seats:t})=>Object.values(t).includes(e)),s=o&&V.find(t=>o.seats[t]===e),c=s?L(`correct.known-sits`,{name:t,place:pn(r,o,s,a)}):n&&L(`correct.known-withdrawn`,{name:t});return c?N`<p class="note warn">${c}</p>`:null}function vn({state:e,hanchan:t,seat:n,onClose:i}){let a=B(),o=t.substitutes?.[n],[s,l]=j(o?`back`:`substitute`),[u,d]=j(``),[f,p]=j(null),m=e.players[t.seats[n]]?.name??`?`,h=[`substitute`,o&&`back`,`instead`,`other-table`].filter(Boolean).map(r=>({value:r,text:L(`correct.seat-way.${r}`,{name:e.players[o??t.seats[n]]?.name??`?`})})),g=s===`other-table`?xn(e,t,a):bn(e,t),_=s===`substitute`&&f,v=_?[{value:f.id,text:L(`correct.new-name`,f)},...g]:g,y=e=>(p(e),d(e.id));return N`<${dn} title=${L(`correct.somebody-else`,{name:m})} what=${s===`substitute`?`substitute`:`seats`}
yes=${L(`correct.seat-yes`)} changes=${yn(e,t,n,s,u)} players=${_&&u===f.id?[f]:void 0} onClose=${i}>
<${r} label=${L(`correct.seat-how`)} value=${s} options=${h} onChange=${e=>(l(e),d(``))} />
${s!==`back`&&N`<${c} label=${L(`correct.seat-who`)} value=${u} options=${[{value:``,text:L(`people.choose-player`)},...v]} onChange=${d} />`}
${s===`substitute`&&!u&&N`<${gn} state=${e} hanchan=${t} options=${g} onChosen=${d} onNew=${y} />`}
${s===`substitute`&&N`<p class="soft">${L(`correct.substitute-text`)}</p>`}
<//>`}function yn(e,{id:t,seats:n,substitutes:r},i,a,o){let s=r??{},{[i]:c,...l}=s,u={seats:n,substitutes:s};if(a===`back`)return[{id:t,new:{seats:{...n,[i]:c},substitutes:l},seen:u}];if(!o)return null;if(a===`other-table`){let[r=``,a=``]=o.split(` `),s=e.hanchans[r];return[{id:t,new:{seats:{...n,[i]:s.seats[a]}},seen:{seats:n}},{id:r,new:{seats:{...s.seats,[a]:n[i]}},seen:{seats:s.seats}}]}let d={...n,[i]:o};return a===`instead`?[{id:t,new:{seats:d},seen:{seats:n}}]:[{id:t,new:{seats:d,substitutes:{...s,[i]:c??n[i]}},seen:u}]}function bn(e,t){let n=new Set([t,...fn(e,t.round)].flatMap(({seats:e})=>Object.values(e)));return X(Object.values(e.players)).filter(({id:e,withdrawn_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,id_number:n})=>({value:e,text:`${t} (${n})`}))}function xn(e,{id:t,round:n},r){return fn(e,n).filter(e=>e.id!==t&&!e.substitutes).flatMap(t=>V.map(n=>({value:`${t.id} ${n}`,text:`${e.players[t.seats[n]]?.name??`?`} · ${pn(e,t,n,r)}`})))}const Sn=[`bottom`,`right`,`top`,`left`];function Cn({one:e,state:t}){let n=B(),[r,i]=j(null),[a,o]=j(null),[s,c]=j(null),l=n=>t.players[e.seats[n]]?.name??`?`,u=e=>{r?r===e?i(null):o(e):i(e)},d=()=>(i(null),o(null),c(null));return N`<section class="around stack" aria-label=${L(`hall-seats`)}>
<p class="soft" role="status">${L(r?`correct.tap-second`:`correct.tap-seat`,{name:r&&l(r)})}</p>
<ul class=${`seats ${r?`picking`:``}`}>
${V.map((i,a)=>N`<li key=${i} class=${`at-${Sn[a]}`}>
<button class=${`seat ${i===`east`?`dealer`:``}`} type="button" aria-pressed=${r===i} onClick=${()=>u(i)}>
<span class="wind"><${fe} wind=${i} /><span class="unseen">${n.phrase(`seat-${i}`)}</span></span>
<strong class="who">${l(i)}</strong>
${e.substitutes?.[i]&&N`<span class="marks"><span class="badge info">${L(`correct.for`,{name:t.players[e.substitutes[i]]?.name??`?`})}</span></span>`}
</button>
</li>`)}
</ul>
${r&&N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>c(r)}>${L(`correct.somebody-else`,{name:l(r)})}</button>`}
${r&&a&&N`<${dn} title=${L(`correct.swap`)} what="seats" yes=${L(`correct.swap-yes`)} changes=${[wn(e,r,a)]} onClose=${d}>
<p><span class="who">${l(r)}</span> ⇄ <span class="who">${l(a)}</span></p>
<//>`}
${s&&N`<${vn} state=${t} hanchan=${e} seat=${s} onClose=${d} />`}
</section>`}function wn({id:e,seats:t,substitutes:n},r,i){let a={[r]:i,[i]:r},o={seats:t,...n&&{substitutes:n}},s=Object.entries(n??{}).map(([e,t])=>[a[e]??e,t]);return{id:e,new:{seats:{...t,[r]:t[i],[i]:t[r]},...n&&{substitutes:Object.fromEntries(s)}},seen:o}}function Tn({one:e,state:t}){let[n,r]=j(void 0),i=e.status?[`back`]:[kn(t,e)&&`cancelled`,`void`].filter(Boolean);return N`${e.status&&N`<p class="note warn">${L(`over.${e.status}`)}</p>`}
${i.map(e=>N`<button key=${e} class="button" type="button" aria-haspopup="dialog" onClick=${()=>r(e)}>${L(`correct.status.${e}`)}</button>`)}
${n&&N`<${En} one=${e} state=${t} way=${n} onClose=${()=>r(void 0)} />`}`}function En({one:e,state:t,way:n,onClose:i}){let[a,o]=j(`game`),s=n===`back`?null:n,c=n=>Dn(t,e,n).filter(n=>On(t,n,e,s)),l=[`game`,`round`,`day`].filter(e=>e===`game`||c(e).length>1).map(e=>({value:e,text:L(`correct.scope.${e}`,{count:c(e).length})})),u=c(a).map(({id:e,status:t=null})=>({id:e,new:{status:s},seen:{status:t}}));return N`<${dn} title=${L(`correct.status-title.${n}`)} what=${s?`status`:`status-back`} yes=${L(`correct.status-yes.${n}`)} danger=${!!s} changes=${u} onClose=${i}>
<p>${L(`correct.status-text.${n}`)}</p>
${l.length>1&&N`<${r} label=${L(`correct.scope`)} value=${a} options=${l} onChange=${o} />`}
<//>`}function Dn(e,t,n){let r=Object.values(e.hanchans);if(n===`round`)return r.filter(({round:e})=>e===t.round);let i=({scheduled_at:t})=>t&&u(Date.parse(t),e.settings.time_zone);return n===`day`&&t.scheduled_at?r.filter(e=>i(e)===i(t)):[t]}function On(e,t,n,r){return(t.status??null)===(n.status??null)?r!==`cancelled`||kn(e,t):!1}function kn(e,t){return!e.results[t.id]&&!T(e,t).begun}function An({one:{id:e,name:t},state:n}){let[r,i]=j(!1),[a,o]=j(``),s=jn(n,e),l=X(Object.values(n.players)).filter(t=>t.id!==e&&![...jn(n,t.id)].some(e=>s.has(e)));if(l.length===0)return null;let u=l.map(e=>({value:e.id,text:`${e.name} (${e.id_number})`}));return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${L(`correct.join`)}</button>
${r&&N`<${J} title=${L(`correct.join-this`,{name:t})} what="joining" yes=${L(`correct.join-yes`)} danger
request=${a?{method:`PUT`,path:`players/${e}/merge`,body:{into:a}}:null}
note=${L(`correct.for-good`)} onClose=${()=>(i(!1),o(``))} onDone=${()=>me(`#/player/${a}`,{replace:!0})}>
<p>${L(`correct.join-text`,{name:t})}</p>
<${c} label=${L(`correct.join-with`)} value=${a} onChange=${o}
options=${[{value:``,text:L(`people.choose-player`)},...u]} />
<//>`}`}function jn({hanchans:e},t){let n=Object.values(e).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t));return new Set(n.map(({round:e})=>e))}const Mn={player:[`name`,`id_number`,`team`],team:[`name`],table:[`label`],official:[`name`,`league_number`]},Nn={name:200,id_number:40,label:40,league_number:40},Pn={player:`id_number`,team:`name`,official:`league_number`};function Fn({kind:e,one:t,state:n}){let r=Rn(e,t),[i,a]=j({}),[s,c]=j(!1),l={...r,...i},u=Mn[e].filter(e=>l[e].trim()!==r[e]),d=u.filter(e=>e!==`team`&&!l[e].trim());return N`<form class="card" onSubmit=${e=>{e.preventDefault(),c(u.length>0&&d.length===0)}}>
${Mn[e].map(t=>{let r=e=>a({...i,[t]:e});return t===`team`?N`<${In} key=${t} state=${n} value=${l.team} onChange=${r} />`:N`<${o} key=${t} label=${L(`correct.field.${t}`)} value=${l[t]} onInput=${r}
maxlength=${Nn[t]} hint=${n.season&&t===Pn[e]?L(`correct.season`):void 0}
wrong=${d.includes(t)?L(`correct.empty`):void 0} />`})}
${u.length>0&&N`<button class="button main">${L(`correct.look`)}</button>`}
${s&&N`<${Ln} kind=${e} one=${t} state=${n} changed=${u} stored=${r} values=${l} onClose=${()=>c(!1)} onDone=${()=>a({})} />`}
</form>`}function In({state:e,value:t,onChange:n}){let r=X(Object.values(e.teams)).map(({id:e,name:t})=>({value:e,text:t}));if(r.length===0)return null;let i=[{value:``,text:L(`correct.no-team`)},...r];return N`<${c} label=${L(`correct.field.team`)} value=${t} options=${i} onChange=${n} />
${t&&N`<a class="reach" href=${`#/correct/team/${t}`}>${L(`correct.this-team`,{name:e.teams[t]?.name??`?`})}</a>`}`}function Ln({kind:e,one:t,state:n,changed:r,stored:i,values:a,onClose:o,onDone:s}){let c=e=>Object.fromEntries(r.map(t=>[t,e[t].trim()||null])),l={...c(a),replaces:c(i)},u=(e,t)=>(e===`team`?n.teams[t]?.name:t.trim())||L(`correct.none`);return N`<${J} title=${L(`correct.title`)} what="correction" yes=${L(`correct.yes`)}
request=${{method:`PATCH`,path:`${e}s/${t.id}`,body:l}} onClose=${o} onDone=${s}>
<dl class="facts">
${r.map(e=>N`<div key=${e}>
<dt>${L(`correct.field.${e}`)}</dt>
<dd><${vt} before=${u(e,i[e])} after=${u(e,a[e])} /></dd>
</div>`)}
</dl>
<//>`}function Rn(e,t){let n=e===`official`?{...t,league_number:t.number}:t;return Object.fromEntries(Mn[e].map(e=>[e,n[e]??``]))}function zn({kind:e,one:t,name:n}){let[r,i]=j(!1);return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${L(`correct.remove`)}</button>
${r&&N`<${J} title=${L(`correct.remove-this`,{name:n})} what="removal" yes=${L(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`${e}s/${t.id}/removal`,body:{}}}
onClose=${()=>i(!1)} onDone=${()=>me(e===`table`?`#/tables`:`#/people/players`,{replace:!0})}>
<p>${L(`correct.remove-text`)}</p>
<//>`}`}function Bn({one:e,name:t,state:n}){let[r,i]=j(!1);return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${L(`correct.remove`)}</button>
${r&&N`<${Vn} one=${e} name=${t} state=${n} onClose=${()=>i(!1)} />`}`}function Vn({one:e,name:t,state:n,onClose:i}){let[a,o]=j(`game`),s=Object.values(n.hanchans).filter(({round:t})=>t===e.round),c=a===`round`?s.map(({id:e})=>e):[e.id],l=[{value:`game`,text:L(`correct.scope.game`)},{value:`round`,text:L(`correct.scope.round`,{count:s.length})}],u=L(`correct.remove-this`,{name:a===`round`?L(`hall-round`,{round:e.round}):t});return N`<${J} title=${u} what="removal" yes=${L(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`hanchans/removal`,body:{hanchans:c}}} onClose=${i} onDone=${()=>ee(`#/tables`)}>
<p>${L(`correct.remove-game`)}</p>
${s.length>1&&N`<${r} label=${L(`correct.scope`)} value=${a} options=${l} onChange=${o} />`}
<//>`}function Hn(e,t){return Object.values(e.hanchans).filter(({id:t,status:n})=>!n&&!e.results[t]).flatMap(e=>V.filter(n=>e.seats[n]===t).map(t=>({hanchan:e,seat:t}))).sort((e,t)=>e.hanchan.round.localeCompare(t.hanchan.round,void 0,{numeric:!0}))}function Un({state:e,at:{hanchan:t,seat:n}}){let r=B();return N`${L(`hall-round`,{round:t.round})} · ${pn(e,t,n,r)}`}function Wn({state:e,left:t}){let[n,r]=j(null);return N`<ul class="rows" aria-label=${L(`correct.seats-left`)}>
${t.map(t=>N`<li key=${t.hanchan.id}>
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>r(t)}>
<span class="body"><${Un} state=${e} at=${t} /></span><span class="badge info">${L(`correct.somebody`)}</span>
</button>
</li>`)}
</ul>
${n&&N`<${vn} state=${e} hanchan=${n.hanchan} seat=${n.seat} onClose=${()=>r(null)} />`}`}function Gn({one:{id:e,name:t,withdrawn_at:n},state:r}){let[i,a]=j(!1),o=!n,s=o?`withdraw`:`return`,c={withdrawn:o,replaces:{withdrawn:!o}},l=Hn(r,e);return N`${n&&N`<p class="note warn">${L(l.length>0?`correct.is-seated-still`:`correct.is-withdrawn`,{name:t})}</p>`}
${n&&l.length>0&&N`<${Wn} state=${r} left=${l} />`}
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${L(`correct.${s}`)}</button>
${i&&N`<${J} title=${L(`correct.${s}-this`,{name:t})} what=${s} yes=${L(`correct.${s}-yes`)}
request=${{method:`PATCH`,path:`players/${e}`,body:c}} onClose=${()=>a(!1)}>
${o&&N`<p>${L(`correct.withdraw-text`)}</p>`}
${o&&l.length>0&&N`<div class="note warn">
<p>${L(`correct.stays-seated`)}</p>
<ul>${l.map(e=>N`<li key=${e.hanchan.id}><${Un} state=${r} at=${e} /></li>`)}</ul>
</div>`}
<//>`}`}function Kn({args:[e=``,t=``]}){let{tournament:n,state:r,official:i}=I(),a=L(`correct.title`);if(!n||!r)return N`<${U} title=${a} />`;if(!F(i,[`director`]))return N`<${D} title=${a} up="#/tables"><p class="note warn">${L(`correct.directors`)}</p><//>`;let o=Object.hasOwn(qn,e)&&r[`${e}s`],s=o&&(o[t]??o[r.merged[t]]);if(!s)return N`<${b} title=${a} text=${L(`correct.nothing`)} up="#/people" />`;let c=Jn(r,s);return N`<${D} title=${L(`correct.this`,{name:c})} up=${Yn(e,s)}>
${qn[e].map(t=>N`<${t} key=${s.id} kind=${e} one=${s} name=${c} state=${r} />`)}
<//>`}const qn={player:[Fn,Gn,An,zn],team:[Fn,zn],table:[Fn,zn],official:[Fn],hanchan:[Cn,mn,Tn,Bn]};function Jn(e,{name:t,label:n,round:r,table:i}){let a=L(`hall-table`,{label:n??e.tables[i]?.label??`?`});return t??[r&&L(`hall-round`,{round:r}),a].filter(Boolean).join(` · `)}function Yn(e,{id:t,table:n}){return e===`hanchan`?`#/table/${n}`:e===`official`?`#/people/${t}`:e===`team`?`#/people/players`:`#/${e}/${t}`}function Xn({hanchan:e,end:t,label:n,onDone:r}){let{state:i}=I(),[a,o]=j(null),s=Object.values(i.handEnds).filter(t=>t.hanchan===e.id&&!t.unsent),c=t??s.sort((e,t)=>g(t,e)||(e.id<t.id?1:-1))[0];if(!c&&!a)return null;let{id:l,hand:u,how:d}=a??c,f=[se(u),L(`hall-how.${d}`)].filter(Boolean).join(` · `);return N`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>o(c)}>${n??L(`correct.hand-end`)}</button>
${a&&N`<${J} title=${L(`correct.hand-end-title`)} what="hand-end" yes=${L(`correct.hand-end-yes`)} danger
request=${{method:`PUT`,path:`hand-ends/${l}/withdrawal`,body:{}}} onDone=${r} onClose=${()=>o(null)}>
<p><strong>${f}</strong></p>
<p>${L(`correct.hand-end-text`)}</p>
<//>`}`}function Zn({state:e,account:t,onClose:n}){let{book:i}=I(),a=i?.content.unit?`pts`:`P`,s=[a,e.settings.currency],[c,l]=j(a),[u,d]=j(`take`),[f,p]=j(``),m=K(),h=Qn(c,f),g={account:t,unit:c,amount:u===`give`?-(h??0):h,waives:!1},_=h?{method:`PUT`,path:`ledger/decisions/${m(g)}`,body:g}:null,v=f&&!h?L(c===`pts`?`fines.hundreds`:`fines.above-nothing`):void 0,y=G(e,t),b=u===`give`?`give`:$t(c)?`take`:`fine`,x=s.map(e=>({value:e,text:L($t(e)?`fines.points`:`fines.money`,{unit:e})}));return N`<${J} title=${L(`fines.decide-on`,{name:y})} what="ledger-decision" yes=${L(`fines.do.${b}`,{amount:W(c,h??0)})}
request=${_} onClose=${n}>
<${r} label=${L(`fines.what`)} value=${c} options=${x} onChange=${l} />
<${r} label=${L(`fines.way`)} value=${u} options=${[`take`,`give`].map(e=>({value:e,text:L(`fines.way.${e}`)}))} onChange=${d} />
<${o} label=${L(`fines.amount`,{unit:c===`pts`?L(`fines.table-points`):c})} value=${f} inputmode="decimal" autocomplete="off" wrong=${v} onInput=${p} />
<//>`}function Qn(e,t){if(!$t(e))return at(e,t)||null;let n=/^\d{1,6}$/.test(t.trim())?Number(t):0;return n%(e===`pts`?100:1)==0&&n||null}function $n({state:e,balance:{account:t,unit:n,amount:i},onClose:a}){let s=-i,[c,l]=j(()=>W(n,s).slice(n.length+1)),[u,d]=j(`cash`),[f]=j(()=>new Date(P.now()).toISOString()),p=K(),m=G(e,t),h=at(n,c),g=!h||h>s?L(`fines.between`,{most:W(n,s)}):void 0,_={account:t,unit:n,amount:h,method:u,paid_at:f},v=g?null:{method:`PUT`,path:`refunds/${p(_)}`,body:_},y=W(n,h??0);return N`<${J} title=${L(`fines.refund-to`,{name:m})} what="refund" yes=${L(`fines.refund-yes`,{amount:y})}
request=${v} done=${L(`fines.refunded`,{name:m,amount:y})} onClose=${a}>
<${o} label=${L(`fines.amount`,{unit:n})} value=${c} inputmode="decimal" wrong=${g} onInput=${l} />
<${r} label=${L(`fines.how`)} value=${u} options=${qe.map(e=>({value:e,text:L(`fines.method.${e}`)}))} onChange=${d} />
<//>`}function er({state:e,account:t}){let{official:n}=I(),[r,i]=j(null);if(Ke(n,t.id))return null;let a=Re(e,t.id).filter(({unit:e})=>!$t(e)),o=n?.roles?.includes(`director`),s=[...Tt(n)?a.flatMap(rr):[],...o?[nr(`decide`,{account:t})]:[]];if(s.length===0)return null;let c=a.length>1;return N`<div class="doing">
${s.map(({id:e,given:t})=>N`<button key=${e+t.balance?.unit} class=${`button ${e===`pay`?`main`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>i({id:e,given:t})}>
${L(`fines.act.${e}`)}${c&&t.balance?` ${t.balance.unit}`:``}
</button>`)}
${r&&N`<${tr[r.id]} state=${e} ...${r.given} onTaken=${(t,n)=>ir(e,r.given.balance,n)} onClose=${()=>i(null)} />`}
</div>`}const tr={pay:ht,refund:$n,decide:Zn};function nr(e,t){return{id:e,given:t}}function rr(e){return e.amount===0?[]:[nr(e.amount>0?`pay`:`refund`,{balance:e})]}function ir(e,{account:t,unit:n},r){y(L(`fines.taken`,{name:G(e,t),amount:W(n,r)}))}function ar({state:e,account:t,line:n,onClose:r}){return N`<${J} title=${L(`fines.withdraw-decision`)} what="decision-withdrawal" yes=${L(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`ledger/decisions/${n.id}/withdrawal`,body:{}}} done=${L(`fines.withdrawn-done`)} onClose=${r}>
<p><strong>${G(e,t)} · ${lt(n)}</strong></p>
<//>`}function or(e){let t=/* @__PURE__ */ new Map;for(let{cause:n,cause_id:r,fine_id:i,amount:a}of e){let e=n===`payment`?n:i??r;t.set(e,(t.get(e)??0)+a)}let n=-[...t.values()].reduce((e,t)=>e+Math.min(0,t),0),r=/* @__PURE__ */ new Map;for(let[e,i]of t){let t=Math.min(Math.max(0,i),n);n-=t,i>t&&r.set(e,i-t)}return r}function sr({state:e,balance:{account:t,unit:n},fine:r,most:i,onClose:a}){let[s,c]=j(()=>W(n,i).slice(n.length+1)),l=K(),u=at(n,s),d=!u||u>i?L(`fines.between`,{most:W(n,i)}):void 0,f={account:t,unit:n,amount:-(u??0),waives:!0,fine:r},p=d?null:{method:`PUT`,path:`ledger/decisions/${l(f)}`,body:f},m={name:G(e,t),amount:W(n,u??0)};return N`<${J} title=${L(`fines.waive-of`,m)} what="waiver" yes=${L(`fines.waive-yes`,m)}
request=${p} done=${L(`fines.waived`,m)} onClose=${a}>
<${o} label=${L(`fines.amount`,{unit:n})} value=${s} inputmode="decimal" wrong=${d} onInput=${c} />
<//>`}function cr({state:e,line:t,balance:n}){let{official:r}=I(),[i,a]=j(!1);if(t.unsent||!r?.roles?.includes(`director`)||Ke(r,n.account.id))return null;let o=lr(n,t);if(!o&&!ur(n,t))return null;let s=o?{balance:n,most:o,fine:t.cause_id}:{account:n.account,line:t};return N`<button class="button quiet line-act" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${L(o?`fines.act.waive`:`fines.act.otherwise`)}</button>
${i&&N`<${o?sr:ar} state=${e} ...${s} onClose=${()=>a(!1)} />`}`}function lr({unit:e,lines:t},n){let r=t.filter(e=>e.cause_id===n.cause_id&&e.amount>0&&!e.fine_id);return $t(e)||n.cause===`payment`||r.at(-1)?.id!==n.id?0:or(t).get(n.cause_id)??0}function ur({lines:e},{id:t,cause:n,cause_id:r}){return n!==`decision`||t!==r?!1:e.filter(e=>e.cause_id===t).reduce((e,{amount:t})=>e+t,0)!==0}function dr({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return N`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&N`<p class="soft">${r}</p>`}
${i.length===0&&N`<p class="soft">${L(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>N`<li key=${e.key}><${fr} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&N`<${v} title=${L(`dashboard.numbers`)}>${()=>N`<${mr} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function fr({row:{name:e,value:t,part:n=0,href:r},most:i}){return N`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${q(t)}</strong>
<${pr} value=${t} part=${n} most=${i} />
${n>0&&N`<small>${L(`dashboard.part`,{count:q(n)})}</small>`}
</a>`}function pr({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return N`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&N`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function mr({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return N`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${L(`hall-rulings`)}</th>
${r&&N`<th scope="col">${L(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>N`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${q(n)}</td>
${r&&N`<td>${q(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function hr(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:L(`hall-round`,{round:e})}));return[{value:``,text:L(`hall-any`)},...n]}function gr({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function _r({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=yr(t,i.size>1?e=>xr(e,r):br);return t.length===0?null:N`<section class="card" aria-labelledby="spread">
<h2 id="spread">${L(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${L(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>N`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>N`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>N`<td key=${t.key}><${vr} count=${s.get(e+t.key)} most=${c} href=${Sr(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function vr({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return N`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${q(e)}</strong>
</a>`}function yr(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function br(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function xr(e,t){let n=e.slice(0,10),r=oe(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function Sr(e,t,{from:n,until:r}){return gr(e,{table:t,from:n,until:r})}function Cr({state:e,changes:t}){return N`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${L(`dashboard.recharged`)}</h2>
<p class="soft">${L(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>N`<li key=${[t,r.id,i].join()}>
<span class="who">${G(e,r)}</span> ${W(i,a)} → <strong>${W(i,o)}</strong>
<br /><small class="soft">${[R(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function wr({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:L(e>1?`dashboard.from`:`dashboard.until`,{from:ce(e),until:ce(t)}),value:n,href:gr(r,{took:`${e}-${t}`})})),a=e?L(`dashboard.median`,{time:ce(t),count:e}):L(`dashboard.untimed`);return N`<${dr} id="taking" title=${L(`dashboard.taking`)} what=${L(`dashboard.time`)}
about=${`${a} ${L(`dashboard.measured`)}`} rows=${e?i:[]} />`}function Tr(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(_(n)).map(([t,n])=>[f(e,t),l(e,t,n)]);return[...r,...i]}function Er({cases:e}){return N`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${L(`dashboard.unlike`)}</h2>
<p class="soft">${L(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>N`<${Dr} key=${t} one=${e} />`)}
</section>`}function Dr({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=B(),o=i[0].rulings.length,s=Tr(a,t,n);return N`<article class="stack case">
<h3>${M(a,e)}</h3>
${s.length>0&&N`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&N`<p class="note info">${L(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>N`<${Or} key=${t} outcome=${e} most=${o} />`)}
</article>`}function Or({outcome:{penalties:e,rulings:t},most:n}){let r=B(),{state:i}=I(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=N`<span class="body outcome"><span>${z(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${q(t.length)}</strong><${pr} value=${t.length} most=${n} /></span>`;return N`<${v} title=${o}>${()=>N`<${ne} rulings=${a} place empty=${L(`hall-none-found`)} />`}<//>`}function kr(){let{tournament:e,state:t,official:n}=I();return!e||!t?N`<${U} title=${L(`dashboard.title`)} />`:le(n)?N`<${Ar} state=${t} />`:N`<${D} title=${L(`dashboard.title`)} up="#/log"><p class="note warn">${L(`dashboard.whose`)}</p><//>`}function Ar({state:e}){let[t,n]=j({day:``,round:``});return N`<${D} title=${L(`dashboard.title`)} up="#/log">
<div class="asked">
<${o} type="date" label=${L(`dashboard.day`)} value=${t.day} onInput=${e=>n({...t,day:e})} />
<${c} label=${L(`dashboard.round`)} value=${t.round} options=${hr(e)}
onChange=${e=>n({...t,round:e})} />
</div>
<${jr} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function jr({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=tt(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return N`<${Pr} seen=${r} zone=${e.settings.time_zone} />
${i&&N`<${Mr} state=${e} body=${i} asked=${t} />`}`}function Mr({state:e,body:t,asked:n}){let r=B(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>gr(n,e),l=e=>({key:e.foul,name:M(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return N`<p role="status">${L(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${dr} id="fouls" title=${L(`dashboard.fouls`)} what=${L(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${dr} id="referees" title=${L(`dashboard.referees`)} what=${L(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${_r} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${dr} id="otherwise" title=${L(`dashboard.otherwise`)} about=${L(`dashboard.otherwise-about`)} what=${L(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${Er} cases=${t.differently} />
<${Cr} state=${e} changes=${t.recharged??[]} />
<${dr} id="escalations" title=${L(`dashboard.escalations`)} what=${L(`dashboard.status`)}
rows=${s.map(e=>Nr(e,c))} />
<${wr} taking=${t.time_to_rule} asked=${n} />
</div>`}function Nr({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>C(`hall-escalation.${e}`)?L(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function Pr({seen:{answer:e,fresh:t,trouble:n},zone:r}){Ze();let i=e&&R(e.at,r);return!e&&!n?N`<${w} />`:n?N`<p class="note warn" role="status">${Te(n)} ${L(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:N`<p class="soft">${L(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const Fr=[`photo`,`note`];function Ir({state:e,escalation:t,ruling:n}){let r=I(),{outbox:i}=r,a=B(),[o,s]=j(null);if(k(()=>void P.loadEscalationSteps(),[]),i.some(({subject:e,kind:n,state:r})=>e===t.id&&!Fr.includes(n)&&p(r)))return N`<p class="note bad">${L(`esc.stuck`)} <a href="#/outbox">${L(`hall-resolve`)}</a></p>`;let c=Ve(r,t,n);return N`
${c===`decide`&&N`<${Br} state=${e} escalation=${t} ruling=${n} onAsk=${s} />`}
${c===`appeal`&&N`<button class="button main" type="button" onClick=${()=>s(Lr)}>${L(`esc.do.appeal`)}</button>`}
${c===`reopen`&&N`<button class="button" type="button" onClick=${()=>s(Rr)}>${L(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(c)&&N`<p class="note warn">${L(`esc.${c}`)}</p>`}
${c===``&&N`<p class="soft">${L(`esc.wait.${t.status}`)}</p>`}
${o&&N`<${Mt} what=${o.name} title=${L(`esc.do.${o.name}`)} text=${`${(({name:r})=>{let i=r!==`upheld`&&e.rulings[t.standing_id]||n;return`${z(a,i)} · ${i.offender.name}.`})(o)} ${L(`esc.means.${o.name}`)}`} yes=${L(`esc.do.${o.name}`)}
onReason=${async e=>{if(!o)return;let{kind:n,name:r,...i}=o;await P.send(n,t.id,{reason:e,...i}),ue(),y(L(`esc.done.${n}`)),s(null),scrollTo({top:0})}} onClose=${()=>s(null)} />`}
`}const Lr={kind:`appeal`,name:`appeal`},Rr={kind:`reopening`,name:`reopening`},zr=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Br({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>N`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${L(`esc.do.${e.name}`)}</button>`;return N`
${u&&f(zr(`amended`,`confirmed`),`main`)}
${f(zr(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${L(u?`esc.amend-again`:`hall-amend`)}</a>
${f(zr(`overturned`),`danger`)}
`}function Vr({ruling:e,rulings:t}){let n=B(),{state:r}=I(),[i,a]=[!0,!1].map(n=>t.filter(t=>Wr(t,e)===n)),o=[...i,...a].slice(0,12);return N`<section class="stack">
<h2>${L(`esc.same-foul`)}</h2>
${t.length===0&&N`<p class="soft">${L(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>N`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${ie(t.kind)}`}>${z(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,R(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&N`<span class="badge info">${L(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&N`<span class="badge warn">${L(`esc.other-revision`)}</span>`}
<${ge} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&N`<a class="reach" href=${`#/log?foul=${e.foul}`}>${L(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Hr(e,t,{offender:n}){return Kr(e,t,e=>e.offender.id===n.id)}function Ur(e,t,{foul:n}){return Kr(e,t,e=>e.foul===n)}function Wr(e,t){return re(Gr(e))===re(Gr(t))}function Gr({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Kr(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return he(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function qr({state:e,foul:t,escalation:n}){let r=tt(`precedents?limit=20&foul=${t}`);return N`<section class="stack">
<h2>${L(`esc.precedents`)}</h2>
<${cn} seen=${r} what="precedents" />
${r.answer&&N`<${Yr} state=${e} items=${Jr(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${L(`esc.search-precedents`)}</a>
</section>`}function Jr(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Yr({state:e,items:t}){let n=B();return t.length===0?N`<p class="soft">${L(`esc.no-precedents`)}</p>`:N`<ul class="rows below precedents">
${t.map(t=>N`<li key=${t.ruling.id}><${Xr} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Xr({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return N`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${ie(n.kind)}`}>${z(t,n)}</strong>
<span>${M(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>N`<small key=${e}>${e}</small>`)}
${l.map(e=>N`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,R(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&N`<span class="badge">${L(`hall-status.${n.status}`)}</span>`}
${c&&N`<span class="badge warn">${L(`esc.revision-changed`)}</span>`}
${r.map(e=>N`<span class="badge" key=${e}>${L(`esc.why.${e}`)}</span>`)}
${s&&N`<span class="badge info">${Xe(s)}</span>`}
</span>
</span>
</a>`}function Zr({args:[e]}){let{tournament:t,state:n}=I();if(!t||!n)return N`<${U} title=${L(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?N`<${b} title=${L(`esc.one`)} text=${L(`esc.missing`)} up="#/escalations" />`:N`<${Qr} state=${n} escalation=${r} ruling=${i} />`}function Qr({state:e,escalation:t,ruling:n}){let r=B(),i=Ae([n])[n.revision],a=O(r,i,n),o=a&&(a.chosen??a.final??a.first),s=t.status===`open`;jt(s);let c=N`<${Ir} state=${e} escalation=${t} ruling=${n} />`;return N`<${D} title=${M(r,n.foul)} up="#/escalations" actions=${c}>
<${dt} ruling=${n} shown=${o}>
<p role="status"><span class=${`badge ${s?`warn`:`info`}`}>${ln(t)}</span> ${s&&N`<span class="soft">${Pe(t.escalated_at)}</span>`}</p>
<//>
<${Nt} state=${e} escalation=${t} />
<section class="stack">
<h2>${L(`esc.so-far`)}</h2>
<${Ue} state=${e} events=${It(e,t)} />
</section>
<${on} ruling=${n} />
${a?N`<${Qe} ruling=${n} spoken=${a} />`:N`<p class="soft">${L(`hall-no-book`)}</p>`}
<${Oe} state=${e} ruling=${n} />
<${Ie} state=${e} ruling=${n} />
<${rt} state=${e} ruling=${n} />
<section class="stack">
<h2>${L(`esc.on-offender`,{name:n.offender.name})}</h2>
<${ne} rulings=${Hr(e,t,n)} place empty=${L(`esc.nothing-else`)} />
</section>
<${st} state=${e} id=${n.offender.id} />
<${Vr} ruling=${n} rulings=${Ur(e,t,n)} />
<${qr} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function $r(){let{tournament:e,state:t}=I();return!e||!t?N`<${U} title=${L(`hall-escalations`)} />`:N`<${ei} state=${t} />`}function ei({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return jt(r.length>0),N`<${D} title=${L(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${L(`esc.precedents`)}</a></p>
${t.length===0&&N`<${E} text=${L(`esc.none`)}><a class="button" href="#/log">${L(`hall-log`)}</a><//>`}
<${ti} state=${e} title=${L(`esc.waiting`,{count:r.length})} escalations=${r} />
<${ti} state=${e} title=${L(`esc.decided-ones`)} escalations=${i} />
<//>`}function ti({state:e,title:t,escalations:n}){return n.length===0?null:N`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>N`<li key=${t.id}><${ni} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function ni({state:e,escalation:t}){let n=B(),r=e.rulings[t.id],i=t.status===`open`,a=[L(`hall-table`,{label:r.table.label}),Ee(e,t),Pe(t.escalated_at)];return N`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${M(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${z(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${ln(t)}</span>
${!i&&N`<span class="badge info">${Xe(t)}</span>`}
${t.unsent&&N`<span class="badge info">${L(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function ri({query:e}){let{tournament:t,state:n}=I();return!t||!n?N`<${U} title=${L(`esc.precedents`)} />`:N`<${ii} state=${n} begun=${e.get(`foul`)??``} />`}function ii({state:e,begun:t}){let n=B(),[r,i]=j(t in n.catalogue.fouls?t:``),[a,s]=j({}),[l,u]=j(``),[d,f]=j(``),p=e=>{i(e),s({})},m=e=>{e.preventDefault(),f(l.trim())},h=tt(ci(r,a,d)),g=h.answer?.body;return N`<${D} title=${L(`esc.precedents`)} up="#/escalations">
<p class="soft">${L(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${m}>
<${c} label=${L(`hall-filter.foul`)} value=${r} options=${[{value:``,text:L(`esc.any`)},...si(n)]} onChange=${p} />
${r&&N`<${ai} words=${n} foul=${r} facts=${a} onFacts=${s} />`}
<${o} type="search" label=${L(`esc.words`)} hint=${L(`esc.words-hint`)} value=${l} onInput=${u} maxlength="200" />
<button class="button">${L(`esc.search`)}</button>
</form>
<${cn} seen=${h} what="precedents" />
${g&&N`<${Yr} state=${e} items=${g.items} />`}
${g?.next&&N`<p class="note">${L(`esc.more`,{count:50})}</p>`}
<//>`}function ai({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=I();return i?i.table(t).used.map(t=>{let i=oi(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&N`<${c} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:L(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function oi({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function si(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function ci(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function li({state:e,kind:t,id:n}){let r=e[`${t}s`]?.[e.merged[n]??n];if(!r)return N`<${b} title=${L(`fines.title`)} text=${L(`fines.no-account`)} up="#/fines" />`;let i={kind:t,id:r.id},a=Re(e,r.id).length===0;return N`<${D} title=${r.name} up="#/fines">
<p class="soft">${ui(e,t,r)}</p>
${a&&N`<p class="soft">${L(`fines.no-lines`)}</p>`}
${t===`player`&&N`<${nn} state=${e} player=${r.id} />`}
<${bt} state=${e} id=${r.id} />
<${er} state=${e} account=${i} />
${t===`player`&&N`<a class="button quiet" href=${`#/player/${r.id}`}>${L(`fines.to-player`)}</a>`}
<//>`}function ui(e,t,n){return t===`player`?[n.id_number&&L(`hall-id-number`,{number:n.id_number}),e.teams[n.team]?.name].filter(Boolean).join(` · `):L(`fines.kind.${t}`)}function di({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=xe(r).map(([e,t])=>W(e,t));return N`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${L(`fines.owing`)}</h2>
${r.length===0&&N`<p class="soft">${L(e.others.fines.length>0?`fines.none-here`:`fines.none`)}</p>`}
${r.length>0&&N`<p>${L(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>N`<li key=${pi(t)}><${mi} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&N`<p class="soft">${L(`fines.pays-first`)}</p>`}
</section>`}function fi({state:e,balances:t,onRefund:n}){let r=t.filter(({amount:e})=>e<0);return r.length===0?null:N`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${L(`fines.paid-back`)}</h2>
<ul class="rows">
${r.map(t=>N`<li key=${pi(t)}><${mi} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${!n&&N`<p class="soft">${L(`fines.gives-back`)}</p>`}
</section>`}function pi({account:e,unit:t}){return e.id+t}function mi({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=pt(s).filter(({cause:e})=>e===`payment`).reduce((e,t)=>e-t.amount,0),l=[a>0&&L(`fines.since`,{time:R(o,e.settings.time_zone)}),c>0&&L(`fines.part-paid`,{amount:W(i,c)})],u=N`<span class="body who">${G(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${W(i,Math.abs(a))}</strong>`;return n?N`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:N`<a class="row" href=${`#/fines/${r.kind}/${r.id}`}>${u}</a>`}function hi({args:[e,t]}){let{tournament:n,state:r}=I();return!n||!r?N`<${U} title=${L(`fines.title`)} />`:e===`cash`?N`<${At} state=${r} />`:t?N`<${li} key=${t} state=${r} kind=${e} id=${t} />`:N`<${gi} state=${r} />`}function gi({state:e}){let{official:t}=I(),[n,r]=j(null),[i,a]=j(null),[o,s]=j(``);k(()=>void P.lookAround(),[]);let c=_e(()=>Gt(e),[e.ledger]),l=Tt(t);return N`<${D} title=${L(`fines.title`)} up="#/tables">
<div role="status">${e.payments[o]&&N`<${_i} state=${e} payment=${e.payments[o]} />`}</div>
<${di} state=${e} balances=${c} onPay=${l&&r} />
<${fi} state=${e} balances=${c} onRefund=${l&&a} />
<${Ct} state=${e} />
<${Ut} state=${e} />
<${Ot} state=${e} official=${t} />
${l&&N`<a class="button" href="#/fines/cash">${L(`cash.title`)}</a><a class="button" href="#/reports">${L(`reports.link`)}</a>`}
${n&&N`<${ht} state=${e} balance=${n} onTaken=${s} onClose=${()=>r(null)} />`}
${i&&N`<${$n} state=${e} balance=${i} onClose=${()=>a(null)} />`}
<//>`}function _i({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a}}){let o=G(e,{kind:n,id:r});return N`<p class="note info row">
<span class="body">${L(`fines.taken`,{name:o,amount:W(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${L(`fines.to-receipt`)}</a>
</p>`}function vi({state:e,payment:{withdrawn:t}}){if(!t)return null;let{at:n,by:r,reason:i}=t,a={time:R(n,e.settings.time_zone),name:e.officials[r]?.name??`?`};return N`<p class="note bad" role="status"><strong>${L(`fines.withdrawn-by`,a)}</strong> ${i}</p>`}function yi({state:e,payment:t}){let{official:n}=I(),[r,i]=j(!1),{id:a,account_kind:o,account_id:s,unit:c,amount:l,refund:u,withdrawn:d,unsent:f}=t,p=Ke(n,e.merged[s]??s);if(d||f||p||!Tt(n))return null;let m=L(u?`fines.withdraw-refund`:`fines.withdraw`);return N`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${m}</button>
${r&&N`<${J} title=${m} what=${u?`refund-withdrawal`:`payment`} yes=${L(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`payments/${a}/withdrawal`,body:{}}} done=${L(`fines.withdrawn-done`)} onClose=${()=>i(!1)}>
<p><strong>${G(e,{kind:o,id:s})} · ${W(c,l)}</strong></p>
<p>${L(u?`fines.withdraw-refund-text`:`fines.withdraw-text`)}</p>
<//>`}`}function bi({args:[e]}){let{tournament:t,state:n,official:r}=I();if(!t||!n)return N`<${U} title=${L(`fines.payment`)} />`;let i=n.payments[e];if(!i)return N`<${b} title=${L(`fines.payment`)} text=${L(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?L(`fines.payment`):zt(i);return N`<${D} title=${a} up="#/fines">
<${vi} state=${n} payment=${i} />
<${xi} state=${n} payment=${i} />
${i.unsent&&N`<p class="note info" role="status">${L(`fines.receipt-later`)}</p>`}
${!i.unsent&&!i.withdrawn&&N`<${Si} hash=${i.hash} />`}
${!i.unsent&&Tt(r)&&N`<${Ci} payment=${i} />`}
<${yi} state=${n} payment=${i} />
<//>`}function xi({state:e,payment:t}){let{account_kind:n,account_id:r,unit:i,amount:a,method:o,paid_at:s,note:c,refund:l}=t,u=[[L(l?`fines.paid-back-to`:`fines.payer`),G(e,{kind:n,id:r})],[L(`fines.amount-paid`),W(i,a)],[L(`fines.how`),L(`fines.method.${o}`)],[L(`fines.when`),R(s,e.settings.time_zone)],...c?[[L(l?`fines.why`:`fines.note-paid`),c]]:[]];return N`<dl class="facts">
${u.map(([e,t])=>N`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function Si({hash:e}){let t=Vt();return N`<figure class="big-code">
<${Se} text=${`${t}/#/receipt/${e}`} label=${L(`fines.code`)} />
<figcaption>${L(`fines.photograph`)}</figcaption>
</figure>`}function Ci({payment:{id:e,receipt:t}}){let{live:n}=I(),{lang:r}=pe(),[i,a]=j(0),{blob:o,url:s,failed:c}=qt(()=>P.file(`payments/${e}/receipt.pdf?lang=${r}`),[e,r,i].join()),l=()=>a(i+1);k(()=>{c&&n===`live`&&l()},[n]);let u=`receipt-${t}.pdf`;if(c)return N`<p class="note warn" role="status">${L(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${l}>${L(`try-again`)}</button>`;if(!s||!o)return N`<p class="soft" role="status">${L(`fines.page-comes`)}</p>`;let d=[new File([o],u,{type:o.type})];return N`<div class="doing">
<a class="button main" href=${s} target="_blank">${L(`fines.open-page`)}</a>
<a class="button" href=${s} download=${u}>${L(`fines.save-page`)}</a>
${navigator.canShare?.({files:d})&&N`<button class="button" type="button" onClick=${()=>navigator.share({files:d}).catch(()=>{})}>${L(`fines.share-page`)}</button>`}
</div>`}function wi(){let{tournament:e,state:t}=I();if(!e||!t)return N`<${U} title=${L(`hall-cards`)} />`;let n=N`<button class="button main" onClick=${()=>print()}>${L(`hall-print`)}</button>`;return N`<${D} title=${L(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${L(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${L(`reports.link`)}</a>
<ul class="codes">
${te(t).map(e=>N`<li key=${e.id}><${Ti} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function Ti({table:e,name:t}){let{url:n,failed:r}=qt(()=>P.tableCode(e.id),e.id),i=L(`hall-table`,{label:e.label});return N`<figure>
${n&&N`<img src=${n} alt=${L(`hall-code`,{label:e.label})} />`}
${r&&N`<p class="note warn">${L(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}function Ei(e,t,n){let{kind:r,body:i}=n,a=Di[r]??Di[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const Di={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...ki(r),r.number,$(t,r.player_id)],invitation:(e,t,{body:n})=>[n.label,Ai(t,n),...ki(n)],phone:(e,t,{body:n})=>[Ai(t,n)],token:(e,t,{body:n})=>[n.name,Ai(t,n),...n.scopes??[]],team:(e,t,{subject:n,body:r})=>Oi(r,r.name??t.teams[n]?.name),player:(e,t,{subject:n,body:r})=>r.merged_into?[L(`journal.joined`,{name:$(t,n)??`?`})]:Oi(r,r.name??$(t,n),r.id_number),table:(e,t,{subject:n,body:r})=>Oi(r,L(`hall-table`,{label:r.label??t.tables[n]?.label??`?`})),hanchan:(e,t,{subject:n,body:r})=>[Mi(t,n),...V.map(e=>$(t,r[`${e}_id`])),r.scheduled_at&&R(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>ji(e,n),photo:(e,t,{body:n})=>ji(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...ji(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&L(`journal.outcome.${r.outcome}`),...ji(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Ni(t,i)]},hand:(e,t,{subject:n,body:r})=>[L(`hall-how.${r.how}`),...Ni(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[L(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>G(t,e)),n.foul&&M(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&L(`help.over.${r.ended_how}`),...Ni(t,t.helpCalls[n])],exam:(e,t,{subject:n})=>[t.exams[n]?.title],"exam-attempt":(e,t,{subject:n})=>{let{exam_id:r,official_id:i}=t.examAttempts[n]??{};return[t.exams[r]?.title,t.officials[i]?.name]},timing:(e,t,{body:n})=>[L(`journal.what.${n.what}`),n.person_id&&G(t,{kind:n.person_kind,id:n.person_id}),Mi(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${ce(Math.abs(n.seconds))}`,Mi(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&L(`journal.what.${r}`),$(t,i),Mi(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>$(t,e)),ledger:(e,t,{body:n})=>n.lines.map(e=>Pi(t,e)),fine:(e,t,{kind:n,body:r})=>[Pi(t,{...r,what:`paid`,amount:n===`fine.refunded`?r.amount:-r.amount}),L(`journal.receipt`,{number:r.receipt})],payment:(e,t,{body:n})=>[Pi(t,{...n,what:`reversed`,amount:n.refund?-n.amount:n.amount}),L(`journal.receipt`,{number:n.receipt})],cash:(e,t,{body:{day:n,method:r,unit:i,counted:a,expected:o,note:s}})=>[n,L(`fines.method.${r}`),L(`cash.counted`,{amount:W(i,a)}),_t(i,a-o),s],fines:(e,t,{body:n})=>n.players.map(e=>$(t,e)),result:(e,t,{body:n})=>[Mi(t,n.hanchan_id),...V.map(t=>`${e.phrase(`seat-${t}`)} ${q(n.points[t])}`)]};function Oi({before:e={},withdrawn_at:t,removed_at:n},...r){let i=[e.name,e.id_number,e.label].filter(Boolean).join(`, `);return[...r,i&&L(`journal.was`,{was:i}),t&&L(`journal.withdrawn`),n&&L(`journal.removed`)]}function ki({roles:e}){return(e??[]).map(e=>L(`hall-role.${e}`))}function $(e,t){return e.players[e.merged[t]??t]?.name}function Ai(e,{official_id:t,player_id:n}){return e.officials[t]?.name??$(e,n)}function ji(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[M(e,n),r.name,L(`hall-table`,{label:i.label}),z(e,t)]}function Mi(e,t){let n=e.hanchans[t??``];return n&&$e(e,n)}function Ni(e,{table:t,hand:n}={}){return[e.tables[t]&&L(`hall-table`,{label:e.tables[t].label}),se(n)]}function Pi(e,{account_kind:t,account_id:n,...r}){return`${G(e,{kind:t,id:n})} ${lt(r)}`}const Fi=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Ii(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Ui(e,t);if(n.startsWith(`ruling.`))return Ri(e,t);let[i]=await Ki(t,Li(t));if(!i)return null;if(n===`result.corrected`)return{before:Bi(e,i.body),after:Bi(e,r)};let a=n===`hanchan.scheduled`?Vi:Hi;return{before:a(i.body),after:a(r)}}function Li({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Ri(e,t){let{kind:n,body:r}=t,[i]=await Ki(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=zi(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=z(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(Tr(e,t,n))}}}let[o]=await Ki(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:zi(e,o)}:null}function zi(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=z(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Fi.filter(e=>(o[e]??null)!==null),c=Tr(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Bi(e,{points:t,deposits:n,unranked:r,winless:i}){let a=V.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(a),deposits:n,unranked:r.join(` `),winless:i?.join(` `)}}function Vi({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Hi({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Ui(e,t){let n=await Ki(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Wi(e,r),after:Wi(e,{...r,...t.body})}}function Wi(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[L(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>Gi(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[L(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function Gi(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Ki({seq:e},t,n=1){return(await(await P.audit()).older(e,n,t)).entries}const qi=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Ji={ruling:`rulings`,player:`players`,table:`tables`};function Yi({state:e,entry:t,onSubject:n}){let r=B(),{seq:i,at:a,who:o,kind:s}=t,c=o?e.officials[o]?.name??L(`hall-unknown`):L(`journal.nobody`),l=Ei(r,e,t),u=[L(`journal.number`,{seq:i}),R(a,e.settings.time_zone),c],d=N`<div class="body">
<h3>${Zi(s)}</h3>
${l.length>0&&N`<span class="who">${l.join(` · `)}</span>`}
<small>${u.join(` · `)}</small>
</div>`;return N`<${v} class="entry" title=${d}>
${()=>N`<${Xi} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Xi({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Ji).find(([,t])=>o in e[t])??[];return N`<div class="stack">
<p class="pair">
${c&&N`<a class="button" href=${`#/${c}/${o}`}>${L(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${L(`journal.all-of-it`)}</button>
</p>
${(qi.includes(a)||s.what===`corrected`)&&N`<${Qi} state=${e} entry=${t} />`}
<h4>${L(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${L(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function Zi(e){return C(`journal.kind.${e}`)?L(`journal.kind.${e}`):e}function Qi({state:e,entry:t}){let n=B(),[r,i]=j(void 0);return k(()=>void Ii(n,t).then(i,()=>i(null)),[]),r===void 0?N`<${w} />`:r===null?N`<p class="soft">${L(`journal.no-before`)}</p>`:N`<${xt} caption=${L(`journal.changes`)} heads=${[L(`journal.before`),L(`journal.after`)]}
before=${r.before} after=${r.after} />`}const $i=`shinpan.alarm.`;function ea({inCall:e}){let{alarms:t,tournament:n}=I(),r=t?.at(-1);return r&&n&&N`<${ta} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function ta({alarms:t,id:n,inCall:r}){let i=t.at(-1),[a,o]=j(()=>!r&&S($i+n)!==i.at);return k(()=>{na(i)||e(220),ue(600)},[]),N`<div role="alert">
<button class=${na(i)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${ra} alarm=${i} /><span>${L(`alarm.${i.what}`)}</span><strong>${L(`alarm.open`)}</strong>
</button>
</div>
${a&&N`<${ia} alarms=${t} onClose=${()=>{ve($i+n,i.at),o(!1)}} />`}`}function na({what:e}){return e===`restored`}function ra({alarm:e}){return N`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(na(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function ia({alarms:e,onClose:t}){let{official:n}=I(),r=H(null);k(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return N`<dialog class=${na(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${ra} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${L(`alarm.${o}`)}</h2><p>${L(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${oa} alarm=${i} />
<section><h3>${L(`alarm.meaning`)}</h3><p>${L(na(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${L(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>N`<li key=${e}>${L(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${ua}>${L(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${L(`alarm.close`)}</button>
${a.map(e=>N`<${aa} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function aa({alarm:e}){let{what:t,seq:n}=e;return N`<section class="stack">
<h3>${L(`alarm.earlier`)} ${L(`alarm.${t}`)}</h3>
<p>${L(`alarm.${t}.said`,{seq:n})}</p>
<${oa} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function oa({alarm:{mine:e,theirs:t,at:n},theirs:r=`alarm.theirs`}){let{tournament:i}=I();return N`${e&&N`<${sa} mine=${e} theirs=${t} heads=${[L(`alarm.mine`),L(r)]} />`}
<p class="soft">${L(`alarm.found`,{time:R(n,i?.time_zone)})}</p>`}function sa({mine:e,theirs:t,heads:n}){let r=B(),{state:i}=I(),a=Ei(r,i,e),o=t&&Ei(r,i,t);return N`<div class="slips">
<${la} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${la} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&N`<${xt} caption=${L(`journal.changes`)} heads=${n} before=${ca(e)} after=${ca(t)} />`}`}function ca({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function la({title:e,entry:t,parts:n,others:r}){let{state:i}=I();return N`<section class="slip">
<h3>${e}</h3>
${t?N`<p><strong>${Zi(t.kind)}</strong></p>
<ul>${n.map((e,t)=>N`<li key=${t}>${!r||r.includes(e)?e:N`<mark>${e}</mark>`}</li>`)}</ul>
<small>${L(`journal.number`,{seq:t.seq})} · ${R(t.at,i.settings.time_zone)}</small>`:N`<p><mark>${L(`alarm.nothing`)}</mark></p>`}
</section>`}async function ua(){let e=await P.evidence().catch(()=>null);if(!e)return y(L(`journal.unread`));let t=JSON.stringify(e,null,1);Be(new Blob([t],{type:`application/json`}),`${P.snapshot.tournament?.slug}-log-evidence.json`)}function da({state:e,chosen:t,onChoose:r}){let i=Object.values(t).filter(Boolean).length,a=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],o={kind:fa(n(`journal.kind.`).map(e=>({value:e.slice(13),text:L(e)}))),person:fa(a.map(({id:e,name:t})=>({value:e,text:t}))),table:te(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:L(`journal.this`)}]}};return N`<details class="fold" open=${!!t.subject}>
<summary>${L(`journal.filters`,{count:i})}</summary>
<div class="stack">
${Object.entries(o).map(([e,n])=>N`<${c} key=${e} label=${L(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:L(`hall-any`)},...n]} onChange=${n=>r({...t,[e]:n})} />`)}
${i>0&&N`<button class="button" type="button" onClick=${()=>r({})}>${L(`journal.clear`)}</button>`}
</div>
</details>`}function fa(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const pa=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function ma(e,{kind:t,person:n,table:r,subject:i}){let a=ga(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=ha(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function ha({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(pa)??[]]}function ga({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function _a({result:{browser:e,server:t}}){return N`<div class="stack" role="status">
<${ya} name=${L(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>L(`journal.found.${t}`,{seq:e})} />
${t&&N`<${ya} name=${L(`journal.server`)} result=${t} whole="journal.rows-whole" line=${va} />`}
</div>`}function va({seq:e,kind:t,values:n,what:r}){let i=n.roles?.split(`, `).map(e=>e===`player`?L(`hall-player`):C(`hall-role.${e}`)?L(`hall-role.${e}`):e);return C(`finding.${t}`)?L(`finding.${t}`,{seq:e,...n,...i&&{roles:i.join(`, `)}}):N`<span lang="en">${r}</span>`}function ya({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return N`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=I().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?N`<p class="note bad"><strong>${e}</strong> ${L(`journal.another`,{seq:i.seq})} ${L(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?N`<p class="note"><strong>${e}</strong> ${L(a,{seq:i.seq})}</p>`:N`<div class="note bad stack">
<p><strong>${e}</strong> ${L(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>N`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&N`<p>${L(`journal.more`,{count:r-50})}</p>`}
</div>`}function ba(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function xa({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];Be(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function Sa({onHead:e,onClose:t}){let n=H(null),[r,i]=j(``);return k(()=>{let t=new AbortController;return Zt(n.current,t.signal,t=>ba(t)?(e(t),!0):!1,i),()=>t.abort()},[]),N`<${m} title=${L(`journal.scan`)} onClose=${t}>
<video ref=${n} class="viewfinder" hidden=${[`impossible`,`refused`].includes(r)} muted playsinline aria-label=${L(`hall-viewfinder`)}></video>
${r&&N`<p class="note warn" role="status">${L(`journal.scan.${r}`)}</p>`}
<//>`}function Ca({state:e}){return N`<section class="card" aria-labelledby="proof">
<h2 id="proof">${L(`journal.proof`)}</h2>
<p class="unprinted">${L(`journal.proof-about`)}</p>
<${wa} />
<${v} title=${L(`journal.head`)}>${()=>N`<${Ea} state=${e} />`}<//>
</section>`}function wa(){let{official:e}=I(),[t,n]=j(``),[r,i]=j(null),[a,s]=j(null),c=H(null);k(()=>()=>c.current?.abort(),[]);let[l,u]=j(!1),d=e=>{n(e),u(!1)},f=ba(t),p=t.trim()&&!f?L(`journal.no-head`):``;return N`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),p||a)return;c.current=new AbortController,i(null),s({done:0,all:0});let{signal:n}=c.current;i(await Ta({noted:f,stop:n,tell:(e,t)=>s({done:e,all:t})},e)),s(null)}}>
<${o} label=${L(`journal.noted`)} hint=${L(`journal.noted-hint`)} value=${t} wrong=${p} onInput=${n}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>u(!0)}>${L(`journal.scan`)}</button>
<button class="button main" disabled=${!!a}>${L(`journal.verify`)}</button>
</form>
${a&&N`<div class="stack" role="status">
<progress aria-label=${L(`journal.verifying`)} max=${a.all||1} value=${a.done}></progress>
<p>${L(`journal.progress`,a)}</p>
<button class="button" type="button" onClick=${()=>c.current?.abort()}>${L(`journal.stop`)}</button>
</div>`}
${r&&N`<${_a} result=${r} />`}
${l&&N`<${Sa} onHead=${d} onClose=${()=>u(!1)} />`}`}async function Ta(e,t){let{prove:n}=await P.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?L(`journal.stopped`):Te(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(P.ask(`audit${o}`,{timeout:12e4}))}}function Ea({state:e}){let[t,n]=j(null),[r,i]=j(``),{online:o}=I();if(k(()=>{P.ask(`journal/head`).then(n,e=>i(Te(e)))},[e.seq,o]),!t)return N`<p class=${r?`note warn`:`soft`} role="status">${r||L(`loading`)}</p>`;let{slug:s,name:c,time_zone:l}=e.settings,u=`${t.seq}:${t.hash}`;return N`<div class="stack head">
<p>${L(`journal.head-about`)}</p>
<figure><${Se} text=${u} label=${L(`journal.code`)} /><figcaption><strong>${c}</strong></figcaption></figure>
<${a} rows=${[[L(`journal.number-of`),t.seq],[L(`journal.time`),t.at&&R(t.at,l)],[L(`journal.hash`),N`<code>${u}</code>`],[L(`journal.command`),N`<code>shinpan audit verify ${s} --head ${u}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>xa(e.settings,t)}>${L(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${L(`hall-print`)}</button>
</p>
</div>`}const Da=5e3;function Oa({state:e}){let{online:t}=I(),[n,r]=j(null),[i,a]=j(``),[o,s]=j(null);return k(()=>{let e=()=>ka().then(r,e=>a(Te(e))),t=()=>P.uncheckedSince().then(s,()=>{});e(),t();let n=setTimeout(e,Da),i=setInterval(t,Da);return()=>{clearTimeout(n),clearInterval(i)}},[e.hash,t]),N`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${L(`witness.title`)}</h2>
${o&&N`<p class="note warn" role="status">${L(`witness.unchecked`,{time:R(o,e.settings.time_zone)})}</p>`}
${n?N`<${Aa} state=${e} answer=${n} />`:N`<p class="soft" role="status">${i||L(`loading`)}</p>`}
</section>`}async function ka(){let e=await P.ask(`journal/witnesses`);return{...e,...await P.behindHead(e)}}function Aa({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return N`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>N`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${Ma(e,t.official_id)}</span>`)}
</p>
<p><strong>${L(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${L(`witness.about`)}</p>
${o.length>0&&N`<ul class="bullets">${o.map(t=>N`<li key=${t.key_id}>${ja(e,t,i)}</li>`)}</ul>`}
</div>`}function ja(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??L(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return L(s,{...o,time:R(i,e.settings.time_zone)})}function Ma(e,t){return[...e.officials[t]?.name??`?`][0]}function Na({query:e}){let{tournament:t,state:n}=I();if(!t||!n)return N`<${U} title=${L(`journal.title`)} />`;let r=Object.fromEntries(e);return N`<${Pa} key=${e.toString()} state=${n} asked=${r} />`}function Pa({state:e,asked:t}){let[n,r]=j(t),[i,a]=j(e.seq),o=JSON.stringify([n,i]);return N`<${D} title=${L(`journal.title`)} up="#/log">
<${Ca} state=${e} />
<${Oa} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${L(`journal.entries`)}</h2>
<p class="soft">${L(`journal.kept`,{seq:e.seq})}</p>
<${da} state=${e} chosen=${n} onChoose=${r} />
${e.seq>i&&N`<button class="button" type="button" onClick=${()=>a(e.seq)}>${L(`journal.newer`,{count:e.seq-i})}</button>`}
<${Fa} key=${o} state=${e} from=${i} chosen=${n} onSubject=${e=>r({subject:e})} />
</section>
<//>`}function Fa({state:e,from:t,chosen:n,onSubject:r}){let i=_e(()=>ma(e,n),[]),[a,o]=j([]),[s,c]=j(t+1),[l,u]=j(!1),d=H(!1),f=async()=>{if(!(d.current||s===null)){d.current=!0;try{let e=await(await P.audit()).older(s,30,i);o(t=>[...t,...e.entries]),c(e.next)}catch{u(!0)}finally{d.current=!1}}};return k(()=>void f(),[]),l?N`<p class="note bad" role="alert">${L(`journal.unread`)}</p>`:s===t+1?N`<${w} />`:N`<ul class="entries">
${a.map(t=>N`<li key=${t.seq}><${Yi} state=${e} entry=${t} onSubject=${r} /></li>`)}
</ul>
${a.length===0&&N`<p class="soft" role="status">${L(`hall-none-found`)}</p>`}
${s!==null&&N`<button class="button" type="button" onClick=${f}>${L(`journal.older`)}</button>`}`}function Ia({state:e}){let t=Y(`invitations`),n=N`<a class="button main" href="#/people/invite">${L(`people.invite`)}</a>`;return N`<${D} title=${L(`people.links`)} up="#/people" actions=${n}>
<${Bt} of=${t}>
${t=>N`<${La} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function La({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return N`${r.length===0&&N`<${E} text=${L(`people.no-links`)} />`}
<${Ra} links=${r} zone=${n} state=${t} />
${i.length>0&&N`<${v} title=${L(`people.closed-count`,{count:i.length})}>
${()=>N`<${Ra} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Ra({links:e,zone:t,state:n}){return e.length===0?null:N`<ul class="rows">
${e.map(e=>N`<${Ba} key=${e.id} link=${e} zone=${t} whom=${n?za(n,e):L(`people.open-link`)} />`)}
</ul>`}function za(e,{official:t,player:n,roles:r,label:i}){return t?L(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?L(`people.for-player`,{name:e.players[n]?.name??`?`}):[mt(r),i].filter(Boolean).join(` · `)}function Ba({link:e,zone:t,whom:n}){let[r,i]=j(!1),{ask:a,asking:o,wrong:s}=Q();return N`<li>
<div class="row">
<span class="body"><strong>${n}</strong><small>${Va(e,t)}</small></span>
${!e.closed&&N`<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog"
aria-label=${L(`people.withdraw-this`,{whom:n})} onClick=${()=>i(!0)}>${L(`people.withdraw`)}</button>`}
</div>
${s}
${r&&N`<${we} title=${L(`people.withdraw-ask`)} text=${L(`people.withdraw-text`)} yes=${L(`people.withdraw`)} danger
onYes=${()=>{i(!1),a(()=>P.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}
</li>`}function Va({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?L(`people.any-number`):L(`people.uses-left`,{left:t,uses:e});return r?[L(`people.closed.${r}`),a].join(` · `):[a,n?L(`people.until`,{time:R(n,i)}):L(`people.no-end`)].join(` · `)}function Ha({made:e,state:t,up:n,onMore:r}){let[i,a]=j(e.link),o=e.limits??Va(e,t.settings.time_zone),s=N`<button class="button" type="button" onClick=${r}>${L(`people.another`)}</button>
<a class="button main" href=${n}>${L(`people.done`)}</a>`;return N`<${D} title=${L(`people.link-made`)} up=${n} actions=${s}>
<${St} link=${i} cure=${e.addresses?.cure} />
<p><strong>${Ua(t,e)}</strong></p>
<figure class="big-code"><${Se} text=${i} label=${L(`people.code`)} /></figure>
<${en} link=${i} found=${e.addresses} onLink=${a} />
<p class="soft">${o}</p>
<${Wa} made=${e} />
<${yt} label=${L(`people.link`)} text=${i} />
<p class="note warn">${L(`people.link-once`)}</p>
<//>`}function Ua(e,{official:t,player:n,roles:r,name:i}){return n?L(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?L(`people.becomes-named`,{name:i,roles:mt(r)}):t?L(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):L(`people.becomes`,{roles:mt(r)})}function Wa({made:e}){let{items:t}=Y(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return N`<p role="status">${n>0&&N`<span class="badge">${L(`people.arrived`,{count:n})}</span>`}</p>`}const Ga=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function Ka({state:e,query:t}){let[n,r]=j(null),i=async e=>r({...e,addresses:await Et()}),a=t.get(`official`),o=t.get(`player`),s=a?`#/people/${a}`:o?`#/people/player/${o}`:`#/people`,c=L(a?`people.one-more`:o?`people.give-link`:`people.invite`);return n?N`<${Ha} made=${n} state=${e} up=${s} onMore=${()=>r(null)} />`:N`<${D} title=${c} up=${s}>
${a?N`<${Xa} official=${e.officials[a]} onMade=${i} />`:o?N`<${Za} player=${e.players[o]} onMade=${i} />`:N`<${qa} onMade=${i} />`}
<//>`}function qa({onMade:e}){let[t,n]=j(`name`),i=[`name`,`role`].map(e=>({value:e,text:L(`people.by.${e}`)}));return N`<${r} label=${L(`people.whom`)} value=${t} options=${i} onChange=${n} />
${t===`name`?N`<${Ja} onMade=${e} />`:N`<${Ya} onMade=${e} />`}`}function Ja({onMade:e}){let[t,n]=j(``),[r,i]=j([]),a=K();return N`<${Qa} lacks=${e=>({name:e&&!t.trim()?L(`people.name-missing`):``,roles:e&&r.length===0?L(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:r},i=await P.ask(`officials/${a(n)}`,{method:`PUT`,body:n}),o={official:i.id,label:i.name};await e({link:(i.join?i:await Xt(`invitations`,a(o),o,`join`)).link,official:i.id,name:i.name,roles:i.roles,limits:L(`people.one-phone`)})}}>
${e=>N`<${o} label=${L(`people.name`)} value=${t} onInput=${n} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${ut} chosen=${r} wrong=${e.roles} onChange=${i} />
<p class="soft">${L(`people.by-name-text`)}</p>`}
<//>`}function Ya({onMade:e}){let[t,n]=j([]),[r,i]=j(`5`),[a,s]=j(240),[c,l]=j(``),u=K();return N`<${Qa} lacks=${e=>({roles:e&&t.length===0?L(`people.role-missing`):``,uses:e&&!(eo(r)>=1&&eo(r)<=500)?L(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:eo(r),minutes:a,label:c.trim()};await e(await Xt(`invitations`,u(n),n,`join`))}}>
${e=>N`<${ut} chosen=${t} wrong=${e.roles} onChange=${n} />
<${o} label=${L(`people.uses`)} value=${r} onInput=${i} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${$a} value=${a} onChange=${s} />
<${o} label=${L(`people.label`)} hint=${L(`people.label-hint`)} value=${c} onInput=${l} autocomplete="off" maxlength="200" />
<p class="soft">${L(`people.by-role-text`)}</p>`}
<//>`}function Xa({official:e,onMade:t}){let[n,r]=j(60),i=K();return e?N`<${Qa} make=${async()=>{let r={official:e.id,minutes:n,label:e.name};await t(await Xt(`invitations`,i(r),r,`join`))}}>
${()=>N`<p>${L(`people.becomes-phone`,{name:e.name})}</p><${$a} value=${n} onChange=${r} />`}
<//>`:N`<p class="note warn">${L(`people.nobody`)}</p>`}function Za({player:e,onMade:t}){let n=K();return e?N`<${Qa} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};await t(await Xt(`invitations`,n(r),r,`join`))}}>${()=>N`<p>${L(`people.own-text`,{name:e.name})}</p>`}<//>`:N`<p class="note warn">${L(`people.nobody`)}</p>`}function Qa({make:e,lacks:t=()=>({}),children:n}){let[r,i]=j(!1),{ask:a,asking:o,wrong:s}=Q();return N`<form class="stack" onSubmit=${n=>{n.preventDefault(),i(!0),Object.values(t(!0)).some(Boolean)||a(e)}} novalidate>
${n(t(r))} ${s}
<button class="button main" disabled=${o}>${L(`people.make-link`)}</button>
</form>`}function $a({value:e,onChange:t}){let n=Ga.map(([e,t,n])=>({value:n,text:oe(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return N`<${c} label=${L(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function eo(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}const to=`referee`;function no({state:e}){let[t,n]=j(null),r=Y(`phones`);return t?N`<${Kt} ...${t} name=${e.settings.name} title=${L(`people.sheet`)} up="#/people" />`:N`<${D} title=${L(`people.sheet`)} up="#/people">
<${Bt} of=${r}>${t=>N`<${ro} there=${co(e)} away=${oo(e,t)} onMade=${n} />`}<//>
<//>`}function ro({there:e,away:t,onMade:n}){let[r,i]=j(``),[a,s]=j({}),{ask:c,asking:l,wrong:u}=Q(),d=K(),f=e.map(({name:e})=>e),[p,m]=[!0,!1].map(e=>so(r).filter(t=>f.includes(t)===e)),h=[...m.map(e=>({name:e,roles:[a[e]??to]})),...t];return N`<${o} long label=${L(`people.sheet-names`)} hint=${L(`people.sheet-hint`)} value=${r} onInput=${i} autocomplete="off" />
${h.length>0&&N`<ul class="rows" aria-label=${L(`people.sheet-who`)}>
${m.map(e=>N`<li class="row role-pick" key=${e}><strong class="body">${e}</strong><${io} name=${e} value=${a[e]??to} onChange=${t=>s({...a,[e]:t})} /></li>`)}
${t.map(e=>N`<li class="row" key=${e.official}><span class="body"><strong>${e.name}</strong><small>${mt(e.roles)} · ${L(`people.no-phone`)}</small></span></li>`)}
</ul>`}
${p.length>0&&N`<p class="note warn" role="status">${L(`people.sheet-known`,{names:A(p)})}</p>`}
${u} ${l&&N`<${w} text=${L(`people.sheet-making`)} />`}
<button class="button main" type="button" disabled=${l||h.length===0} onClick=${()=>c(async()=>{let e=await Et(),t=[];for(let e of h)t.push({...e,link:await ao(e,d)});n({codes:t,found:e})})}>${L(`people.sheet-make`,{count:h.length})}</button>`}function io({name:e,value:t,onChange:n}){let r=Fe.map(e=>({value:e,text:L(`hall-role.${e}`)}));return N`<${c} label=${L(`people.role-of`,{name:e})} value=${t} options=${r} onChange=${n} />`}async function ao({name:e,roles:t,official:n},r){let i={name:e,roles:t},a=n?null:await P.ask(`officials/${r(i)}`,{method:`PUT`,body:i});if(a?.join)return a.link;let o={official:n??a.id,minutes:10080,label:e};return(await Xt(`invitations`,r(o),o,`join`)).link}function oo(e,t){let n=new Set(t.filter(({cut_off_at:e})=>!e).map(({official:e})=>e));return co(e).filter(({id:e})=>!n.has(e)).map(({id:e,name:t,roles:n})=>({name:t,roles:n,official:e}))}function so(e){return[...new Set(e.split(`
`).map(e=>e.trim()))].filter(Boolean)}function co(e){return Object.values(e.officials).filter(({revoked_at:e})=>!e)}const lo={name:200,id_number:40};function uo({state:e}){return N`<${po} kind="player" title=${L(`people.new`)} state=${e} />`}function fo({state:e}){return N`<${po} kind="team" title=${L(`people.new-team`)} state=${e} />`}function po({kind:e,title:t,state:n}){let[r,i]=j({name:``,id_number:``,team:``}),[a,s]=j(!1),l=K(),{ask:u,asking:d,wrong:f}=Q(),p=X(Object.values(n.teams)).map(({id:e,name:t})=>({value:e,text:t})),m=e===`player`,h=t=>{t.preventDefault();let n=Object.entries(r).map(([e,t])=>[e,t.trim()]),a=Object.fromEntries(n.filter(([,e])=>e)),o=t.currentTarget.querySelector(`input`);if(s(!a.name),!a.name)return o.focus();u(async()=>{await P.ask(`${e}s/${l(a)}`,{method:`PUT`,body:a}),l.forget(a),y(L(`people.added`,{name:a.name})),i({...r,name:``,id_number:``}),o.focus()})},g=(e,t)=>N`<${o} label=${L(`correct.field.${e}`)} value=${r[e]} autocomplete="off" maxlength=${lo[e]}
onInput=${t=>i({...r,[e]:t})} ...${t} />`;return N`<${D} title=${t} up="#/people/players">
<form class="stack" onSubmit=${h} novalidate>
${g(`name`,{wrong:a&&!r.name.trim()?L(`people.name-missing`):void 0})}
${m&&g(`id_number`,{hint:L(`people.number-hint`)})}
${m&&p.length>0&&N`<${c} label=${L(`correct.field.team`)} value=${r.team} options=${[{value:``,text:L(`correct.no-team`)},...p]}
onChange=${e=>i({...r,team:e})} />`}
${f}
<button class="button main" disabled=${d}>${L(`people.add`)}</button>
</form>
<//>`}function mo({whom:e,name:t,zone:n}){let r=Y(`phones`),i=Y(`invitations`),[[a,o]]=Object.entries(e),s=e=>e[a]===o;return N`<section class="stack">
<h2>${L(`people.phones`)}</h2>
<${Bt} of=${r}>
${e=>N`<${ho} phones=${e.filter(s)} name=${t} zone=${n} />`}
<//>
${i.items&&N`<${Ra} links=${i.items.filter(e=>s(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${a}=${o}`}>${L(a===`player`?`people.give-link`:`people.one-more`)}</a>
</section>`}function ho({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>N`<ul class="rows">
${e.map(e=>N`<${go} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return N`${i.length?a(i):N`<p class="soft">${L(`people.no-phone`)}</p>`}
${r.length>0&&N`<${v} title=${L(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function go({phone:e,name:t,zone:n}){let{id:r,agent:i,admitted_at:a,seen_at:o,cut_off_at:s,by_account:c}=e,[l,u]=j(!1),{ask:d,asking:f,wrong:p}=Q(),m=c?L(`people.by-account`):yo(i??``),h=()=>{u(!1),d(async()=>{await P.ask(`phones/${r}/cut-off`,{method:`PUT`}),y(L(`people.cut-off-done`))})},g=[L(`people.since`,{time:R(a,n)}),o&&!s&&L(`people.seen`,{day:oe(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:n}).format(new Date(o))}),s&&L(`people.cut-off-at`,{time:R(s,n)})];return N`<li>
<div class="row">
<span class="body"><strong>${m}</strong><small>${g.filter(Boolean).join(` · `)}</small></span>
${!s&&N`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${L(`people.cut-off-this`,{phone:m})} onClick=${()=>u(!0)}>${L(`people.cut-off`)}</button>`}
</div>
${p}
${l&&N`<${we} title=${L(`people.cut-off-ask`,{name:t,phone:m})} text=${L(`people.cut-off-text`,{name:t})}
yes=${L(`people.cut-off`)} danger onYes=${h} onClose=${()=>u(!1)} />`}
</li>`}const _o=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],vo=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function yo(e){return[_o,vo].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function bo({state:e,official:t}){let{id:n,name:r,player_id:i=null,conflicts:a=[]}=t,o={player:i,conflicts:a},[{player:s,conflicts:l},u]=j(o),d=H(o),f=H(null),{ask:p,asking:m,wrong:h}=Q(),g=e=>u(d.current=e);k(()=>{m||!h&&f.current&&JSON.stringify(f.current)!==JSON.stringify(o)||(f.current=null,g(o))},[i,a.join(),!!h]);let _=async()=>{for(let e=null;e!==d.current;){e=d.current;let t={...e,replaces:f.current??o};await P.ask(`officials/${n}`,{method:`PATCH`,body:t}),f.current=e}y(L(`people.saved`))},v=e=>{g({...d.current,...e}),p(_)},b=X(Object.values(e.players));return N`<section class="card">
<h2>${L(`people.partial`)}</h2>
<p class="soft">${L(`people.partial-text`)}</p>
<${c} label=${L(`people.plays-as`,{name:r})} value=${s??``} options=${So(b,`people.plays-not`)}
onChange=${e=>v({player:e||null})} />
<${xo} players=${b.filter(e=>e.id!==s)} declared=${l}
onChange=${e=>v({conflicts:e})} />
${h}
</section>`}function xo({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return N`${r.length>0&&N`<ul class="rows">
${r.map(({id:e,name:t})=>N`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${L(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${L(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${c} key=${t.join()} label=${L(`people.conflict-add`)} value="" options=${So(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function So(e,t){return[{value:``,text:L(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function Co({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return N`<${b} title=${L(`people.title`)} text=${L(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?N`<${D} title=${i} up=${r}>
<p>${mt(a)}</p>
<p class="note warn">${L(`people.revoked-at`,{time:R(o,e.settings.time_zone)})}</p>
<//>`:N`<${D} title=${i} up=${r}>
<p>${mt(a)}</p>
<${mo} whom=${{official:t}} name=${i} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/official/${t}`}>${L(`correct.link`)}</a>
<${wo} key=${a.join()} official=${n} />
<${bo} state=${e} official=${n} />
<${To} official=${n} />
<//>`}function wo({official:{id:e,roles:t}}){let[n,r]=j(t),[i,a]=j(``),{ask:o,asking:s,wrong:c}=Q(),l=[...n].sort().join()===[...t].sort().join();return N`<form class="card" onSubmit=${r=>{r.preventDefault(),a(n.length?``:L(`people.role-missing`)),n.length&&o(async()=>{await P.ask(`officials/${e}`,{method:`PATCH`,body:{roles:n,replaces:{roles:t}}}),y(L(`people.saved`))})}}>
<h2>${L(`people.roles-change`)}</h2>
<p class="soft">${L(`people.roles-late`)}</p>
<${ut} chosen=${n} wrong=${i} onChange=${r} />
${c}
${!l&&N`<button class="button main" disabled=${s}>${L(`people.save`)}</button>`}
</form>`}function To({official:{id:e,name:t}}){let[n,r]=j(!1),{ask:i,asking:a,wrong:o}=Q();return N`${o}
<button class="button danger" type="button" disabled=${a} aria-haspopup="dialog" onClick=${()=>r(!0)}>
${L(`people.revoke-this`,{name:t})}
</button>
${n&&N`<${we} title=${L(`people.revoke-ask`,{name:t})} text=${L(`people.revoke-text`)} yes=${L(`people.revoke`)} danger
onYes=${()=>{r(!1),i(()=>P.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>r(!1)} />`}`}function Eo({state:e}){let[t,n]=j(``),{items:r}=Y(`invitations`),i=t.trim().toLocaleLowerCase(),a=X(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(i)),s=new Set((r??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return N`<${D} title=${L(`people.players`)} up="#/people">
<p>${L(`people.players-text`)}</p>
<${o} type="search" label=${L(`people.find`)} value=${t} onInput=${n} />
${a.length===0&&(i?N`<${E} text=${L(`people.nobody`)} />`:N`<${E} text=${L(`people.no-players`)}><${Yt} /><//>`)}
<ul class="rows">
${a.map(({id:e,name:t,withdrawn_at:n})=>N`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${n&&N`<span class="badge warn">${L(`standings.withdrawn`)}</span>`}
${s.has(e)&&N`<span class="badge">${L(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<a class="button" href="#/people/new">${L(`people.new`)}</a>
${!i&&N`<${Do} state=${e} />`}
<//>`}function Do({state:e}){let t=X(Object.values(e.teams));return t.length===0?null:N`<section class="stack">
<h2>${L(`correct.teams`)}</h2>
<ul class="rows">
${t.map(({id:e,name:t})=>N`<li key=${e}><a class="row" href=${`#/correct/team/${e}`}>${t}</a></li>`)}
</ul>
</section>`}function Oo({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?N`<${D} title=${n.name} up=${r}>
<p>${L(`people.own-text`,{name:n.name})}</p>
<${mo} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone} />
<a class="button" href=${`#/correct/player/${t}`}>${L(`correct.link`)}</a>
<a class="button" href=${`#/people/erase?player=${t}`}>${L(`people.erase`)}</a>
<//>`:N`<${b} title=${L(`people.players`)} text=${L(`people.nobody`)} up=${r} />`}function ko({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return N`<${b} title=${L(`erasing.title`)} text=${L(`people.nobody`)} up="#/people/players" />`;let a=r?L(`erasing.title-one`,{name:r.name}):L(`erasing.title`);return N`<${D} title=${a} up=${i}>
<p>${L(`erasing.text`)}</p>
${e.season&&N`<p class="note warn">${L(`erasing.season`)}</p>`}
<p class="soft">${L(`erasing.other-places`)}</p>
<${jo} player=${n} names=${Ao(r?[r]:X(Object.values(e.players)))} />
<${Mo} zone=${e.settings.time_zone} />
<//>`}function Ao(e){let t=A(e.slice(0,5).map(({name:e})=>e)),n=e.length-5;return n>0?L(`erasing.and-more`,{names:t,count:n}):t}function jo({player:e,names:t}){let[n,r]=j(!1),[i,a]=j(!1),[o,s]=j(!1),{ask:c,asking:l,wrong:u}=Q(),d=K();return N`<div class="stack">
${!e&&N`<${ye} label=${L(`erasing.texts`)} hint=${L(`erasing.texts-hint`)} checked=${n} onChange=${r} />
<${ye} label=${L(`erasing.photos`)} checked=${i} onChange=${a} />`}
${u}
<button class="button danger" type="button" disabled=${l} aria-haspopup="dialog" onClick=${()=>s(!0)}>
${L(`erasing.erase`)}
</button>
${o&&N`<${we} title=${L(`erasing.ask`)} text=${L(`erasing.ask-text`,{names:t})} yes=${L(`erasing.erase`)} danger
onYes=${()=>{s(!1);let t={texts:n,photos:i,...e&&{players:[e]}};return c(async()=>{await P.ask(`erasures/${d(t)}`,{method:`PUT`,body:t}),y(L(`erasing.done`))})}} onClose=${()=>s(!1)} />`}
</div>`}function Mo({zone:e}){let{items:t}=Y(`erasures`);if(!t?.length)return null;let n=oe(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return N`<section class="stack">
<h2>${L(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>N`<li key=${e} class="row">
<span class="body">
<strong>${t?L(`erasing.some`,{count:t.length}):L(`erasing.everybody`)}</strong>
<small>${[L(`erasing.names`),r&&L(`erasing.texts`),i&&L(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const No=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function Po({state:e}){let t=Y(`api-tokens`),[n,r]=j(!1),i=!n&&N`<button class="button main" type="button" onClick=${()=>r(!0)}>${L(`people.token-new`)}</button>`;return N`<${D} title=${L(`people.tokens`)} up="#/people" actions=${i}>
<p>${L(`people.tokens-text`)}</p>
${n&&N`<${Ro} state=${e} onDone=${()=>r(!1)} />`}
<${Bt} of=${t}>${t=>N`<${Fo} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function Fo({tokens:e,state:t}){let n=e.filter(Io),r=e.filter(e=>!Io(e)),i=e=>N`<ul class="rows">
${e.map(e=>N`<${Lo} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return N`${r.length?i(r):N`<${E} text=${L(`people.no-tokens`)} />`}
${n.length>0&&N`<${v} title=${L(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function Io({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=P.now()}function Lo({token:e,state:t}){let{id:n,name:r,official:i,scopes:a,expires_at:o,revoked_at:s}=e,[c,l]=j(!1),{ask:u,asking:d,wrong:f}=Q(),p=()=>{l(!1),u(()=>P.ask(`api-tokens/${n}/revocation`,{method:`PUT`}))},m=R(s??o,t.settings.time_zone);return N`<li>
<div class="row">
<span class="body">
<strong>${r}</strong>
<span>${L(`people.acts-as`,{name:t.officials[i]?.name??`?`})}</span>
<small>${A(a.map(e=>L(`people.scope.${e}`)))}</small>
<small>${L(s?`people.revoked-at`:`people.until`,{time:m})}</small>
</span>
${!Io(e)&&N`<button class="button danger" type="button" disabled=${d} aria-haspopup="dialog"
aria-label=${L(`people.withdraw-this`,{whom:r})} onClick=${()=>l(!0)}>${L(`people.revoke`)}</button>`}
</div>
${f}
${c&&N`<${we} title=${L(`people.token-ask`,{name:r})} text=${L(`people.token-revoke-text`)} yes=${L(`people.revoke`)} danger
onYes=${p} onClose=${()=>l(!1)} />`}
</li>`}function Ro({state:e,onDone:t}){let n=I().official.id,[r,i]=j({name:``,official:n,scopes:[`read`],days:`30`}),[a,s]=j(!1),[l,u]=j(``),d=K(),{ask:f,asking:p,wrong:m}=Q(),h=zo(r),g=e=>t=>i({...r,[e]:t}),_=e=>{e.preventDefault(),s(!0);let t={...r,name:r.name.trim(),days:eo(r.days)};Object.values(h).some(Boolean)||f(async()=>u((await Xt(`api-tokens`,d(t),t,`token`)).token))};if(l)return N`<${Bo} token=${l} name=${r.name} onDone=${t} />`;let v=X(Object.values(e.officials).filter(({revoked_at:e})=>!e));return N`<form class="card stack" onSubmit=${_} novalidate>
<h2>${L(`people.token-new`)}</h2>
<${o} label=${L(`people.token-name`)} hint=${L(`people.token-name-hint`)} value=${r.name} wrong=${a?h.name:``}
onInput=${g(`name`)} autocomplete="off" maxlength="200" />
<${c} label=${L(`people.token-official`)} value=${r.official} onChange=${g(`official`)}
options=${v.map(({id:e,name:t})=>({value:e,text:t}))} />
<${ot} label=${L(`people.scopes`)} names=${No} chosen=${r.scopes} wrong=${a?h.scopes:``}
said=${e=>N`${L(`people.scope.${e}`)}<br /><small class="soft">${L(`people.opens.${e}`)}</small>`}
onChange=${g(`scopes`)} />
<${o} label=${L(`people.days`)} value=${r.days} onInput=${g(`days`)} wrong=${a?h.days:``} inputmode="numeric" autocomplete="off" />
${m}
<div class="pair">
<button class="button main" disabled=${p}>${L(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${L(`cancel`)}</button>
</div>
</form>`}function zo({name:e,scopes:t,days:n}){return{name:e.trim()?``:L(`people.token-name-missing`),scopes:t.length?``:L(`people.scope-missing`),days:eo(n)>=1&&eo(n)<=366?``:L(`people.days-wrong`,{most:366})}}function Bo({token:e,name:t,onDone:n}){return N`<section class="card stack" role="status">
<h2>${L(`people.token-made`,{name:t})}</h2>
<${yt} label=${L(`people.token`)} text=${e} />
<p class="note warn">${L(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${L(`people.done`)}</button>
</section>`}const Vo={erase:ko,invite:Ka,links:Ia,more:Jt,new:uo,"new-team":fo,players:Eo,player:Oo,sheet:no,teams:Eo,tokens:Po};function Ho({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=I();if(!r||!i)return N`<${U} title=${L(`people.title`)} />`;if(!F(a,[`director`]))return N`<${D} title=${L(`people.title`)} up="#/tables"><p class="note warn">${L(`people.directors`)}</p><//>`;let o=e===``?Qt:Object.hasOwn(Vo,e)?Vo[e]:Co;return N`<${o} state=${i} id=${t||e} query=${n} /><${Lt} />`}const Uo=[`director`,`head-referee`,`referee`,`arbiter`],Wo=[{id:`seating-by-table`,path:`printables/seating.pdf?by=table`,roles:[...Uo,`finance`]},{id:`seating-by-name`,path:`printables/seating.pdf?by=name`,roles:[...Uo,`finance`]},{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`penalties`,path:`printables/penalties.pdf`,roles:[...Uo,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:Uo}],Go=[{id:`standings`,path:`printables/standings.pdf`,roles:[...Uo,`finance`]},{id:`lateness`,path:`printables/lateness.pdf`,roles:[`director`]},{id:`report`,path:`report.pdf`,roles:[`director`]}],Ko=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]},{id:`exams`,roles:[`director`]}],qo=[`ema`,`penalty-list`,`world-riichi`,`riichi-nomi`],Jo={pantheon:`jsonl`,calendar:`ics`},Yo=[`xlsx`,`csv`];function Xo(){let{tournament:e,state:t,official:n}=I();if(!e||!t)return N`<${U} title=${L(`reports.title`)} />`;let r=is(n,Ko);return N`<${D} title=${L(`reports.title`)} up="#/tables">
<${Zo} title=${L(`reports.before`)} papers=${is(n,Wo)}>${F(n,Uo)&&N`<${Qo} />`}<//>
<${Zo} title=${L(`reports.after`)} papers=${is(n,Go)} />
${r.length>0&&N`<${es} sheets=${r} />`}
${F(n,[`director`,`finance`])&&N`<${ns} />`}
${F(n,[`director`])&&N`<${rs} />`}
<//>`}function Zo({title:e,papers:t,children:n}){let r=Ye();return N`<section class="stack">
<h2>${e}</h2>
<ul class="rows">
${t.map(({id:e,path:t})=>N`<${Ne} key=${e} name=${L(`reports.paper.${e}`)} hint=${L(`reports.about.${e}`)} path=${t}
file=${`${r}-${e}.pdf`} />`)}
${n}
</ul>
</section>`}function Qo(){let{state:e}=I(),t=Ye(),[n,i]=j(``),a=$o(e),o=[{value:``,text:L(`reports.all-rounds`)},...a.map(e=>({value:e,text:e}))],s=`printables/score-slips.pdf${n&&`?round=${encodeURIComponent(n)}`}`;return N`<${Ne} name=${L(`reports.paper.slips`)} hint=${L(`reports.about.slips`)} path=${s} file=${`${t}-score-slips.pdf`}>
${a.length>1&&N`<${r} label=${L(`reports.of-round`)} value=${n} options=${o} onChange=${i} />`}
<//>`}function $o({hanchans:e}){let t=Object.values(e).map(({round:e})=>e);return[...new Set(t)].sort((e,t)=>e.length-t.length||(e<t?-1:1))}function es({sheets:e}){let t=Ye(),[n,i]=j(`xlsx`);return N`<section class="stack">
<h2>${L(`reports.sheets`)}</h2>
<${r} label=${L(`reports.form`)} value=${n} onChange=${i}
options=${Yo.map(e=>({value:e,text:L(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>N`<${Ne} key=${e} name=${L(`reports.sheet.${e}`)} path=${ts(e,n)}
file=${`${t}-${e}.${n}`} />`)}
</ul>
</section>`}function ts(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function ns(){let e=Ye(),t=[...qo.map(e=>({id:e,form:`csv`})),...Object.entries(Jo).map(([e,t])=>({id:e,form:t}))];return N`<section class="stack">
<h2>${L(`reports.tools`)}</h2>
<ul class="rows">
${t.map(({id:t,form:n})=>N`<${Ne} key=${t} name=${L(`reports.tool.${t}`)} hint=${L(`reports.about.${t}`)}
path=${`exports/${t}.${n}`} file=${`${e}-${t}.${n}`} />`)}
</ul>
</section>`}function rs(){let e=Ye();return N`<section class="stack">
<h2>${L(`reports.journal`)}</h2>
<ul class="rows">
<${Ne} name=${L(`reports.journal-whole`)} hint=${L(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function is(e,t){return t.filter(({roles:t})=>F(e,t))}const as={players:[`name`,`first_name`,`last_name`,`id_number`,`team`,`status`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function os({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:L(`enrol.passed-over`)},...as[e].map(e=>({value:e,text:L(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return N`<div class="stack">
${t.map(({heading:e,column:t},n)=>N`<${c} key=${n} label=${e||L(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const ss={wrong:`bad`,changed:`warn`,new:`info`,known:``};function cs({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(ss).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&N`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map((e,t)=>N`<li class="item" key=${t}><${ls} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function ls({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return N`<p><strong>${L(`import.row`,{number:r})}</strong> <span class=${`badge ${ss[i]}`}>${L(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>N`<p class="note bad" key=${e.field+e.message}><strong>${[n(e.field),e.place].filter(Boolean).join(` · `)}</strong> <${us} mistake=${e} /></p>`)}`}function us({mistake:{kind:e,values:t,message:n,cure:r}}){let i=B();if(!C(`mistake.${e}`))return N`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?q(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return L(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function ds({kind:e,state:t,row:{cells:n,before:r,similar:i}}){if(e===`seating`)return N`<${ps} state=${t} cells=${n} />`;let a=e=>r[e]===void 0?ms(n[e]):N`${ms(r[e]||L(`correct.none`))} → <strong>${ms(n[e])}</strong>`,o=[`id_number`,`team`].filter(e=>n[e]||r[e]).map(a);return N`<p><strong>${a(`name`)}</strong></p>
<p class="soft">${o.map((e,t)=>N`${t>0&&` · `}${e}`)}</p>
${i.length>0&&N`<p class="note warn">${L(`enrol.similar`,{names:A(i.map(({name:e,id_number:t})=>`${e} (${t})`))})}</p>`}`}function fs({players:e}){return N`<p class="soft">${L(`enrol.missing-stay`)}</p>
<ul class="rows">
${e.map(({id:e,name:t,id_number:n})=>N`<li key=${e}>
<a class="row" href=${`#/correct/player/${e}`}><span class="body">${t}<small>${n}</small></span></a>
</li>`)}
</ul>`}function ps({state:e,cells:t}){let n=B(),r=Object.values(e.players),i=e=>r.find(t=>t.id_number===e)?.name??``,a=[L(`hall-round`,{round:t.round}),L(`hall-table`,{label:t.table}),t.scheduled_at];return N`<p><strong>${a.filter(Boolean).map(ms).join(` · `)}</strong></p>
<p class="soft">${V.map(e=>ms(`${n.phrase(`seat-${e}`)} ${t[e]} ${i(t[e])}`.trim())).join(` · `)}</p>`}function ms(e){return e.length>80?`${e.slice(0,80)}…`:e}function hs({state:e,row:{hanchan:t,points:n}}){let r=B(),i=e.hanchans[t];return N`${i&&N`<p><a class="reach" href=${`#/result/${t}`}>${$e(e,i)}</a></p>`}
${n&&N`<p class="soft sheet-points">${V.map(e=>N`<span key=${e}>${r.phrase(`seat-${e}`)} ${q(n[e])}</span>`)}</p>`}`}function gs(e,t){let[n,r]=j(()=>S(e)??``),[i,a]=j(null),[o,s]=j({}),[c,l]=j({}),[u,d]=j(``),[f,p]=j(null),m=()=>{l({}),p(null)},h=t=>{r(t.text??``),a(t.file??null),s({}),m(),ve(e,t.text||null)},g=async(r,a={},c=o)=>{d(r),p(null),s(c);try{let o=r===`look`,s={...i?{file:await Ss(i)}:{csv:n},...c,...a},u=await P.ask(t[r],{method:`POST`,body:s,timeout:9e4});l(o?{looked:u}:{done:u}),!o&&u.wrong===0&&ve(e,null)}catch(e){p(e),e.status===422&&l({})}finally{d(``)}},_=e=>g(`look`,{},{...o,...e});return{text:n,file:i,isGiven:i!==null||n.trim()!==``,give:h,chosen:o,setChosen:s,...c,busy:u,wrong:f,setWrong:p,forget:m,ask:g,look:_}}function _s({wrong:e}){if(e.problem)return N`<div role="alert">
<${an} problem=${e.problem} />
</div>`;let t=e.why?L(`import.${e.why}`,e):`${L(navigator.onLine?`live.unreached`:`no-network`)}. ${L(`import.again`)}`;return N`<p class="note bad" role="alert">${t}</p>`}function vs({sheet:{text:e,file:t,give:n,setWrong:r},hint:i}){return t?N`<button
class="row card"
type="button"
aria-label=${L(`import.remove`,{name:t.name})}
onClick=${()=>n({})}
>
<span class="body"
>${t.name}<small
>${L(`import.kilobytes`,{size:Math.ceil(t.size/1e3)})}</small
></span
><${s} name="close" />
</button>`:N`<label class="button photo"
>${L(`import.choose`)}<input
class="unseen"
type="file"
accept=${`.xlsx,.csv,.tsv,.txt,.json,.py,text/csv,text/plain,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`}
onChange=${async({currentTarget:e})=>{let[t]=e.files,i=t&&(t.size>7e5?{why:`too-large`}:await xs(t));i?.why?r({...i,name:t.name}):i&&n(i),e.value=``}}
/></label>
<${o}
long
label=${L(`import.paste`)}
hint=${i}
value=${e}
rows="6"
spellcheck=${!1}
autocapitalize="none"
class="csv"
onInput=${e=>n({text:e})}
/>`}const ys=/\.xlsx$/i,bs={"255,254":`utf-16le`,"254,255":`utf-16be`};async function xs(e){let t=new Uint8Array(await e.arrayBuffer());if(t.length===0)return{why:`empty-file`};if(ys.test(e.name)&&t.slice(0,2).join()!==`80,75`)return{why:`no-workbook`};let n=bs[t.slice(0,2).join()]??`utf-8`;try{let r=new TextDecoder(n,{fatal:!0}).decode(t);return r.trim()===``?{why:`empty-file`}:r.includes(`\0`)||r.length>2e5?{file:e}:{text:r}}catch{return{file:e}}}function Ss(e){return new Promise((t,n)=>{let r=new FileReader;r.onload=()=>t(String(r.result).split(`,`)[1]??``),r.onerror=()=>n(r.error),r.readAsDataURL(e)})}const Cs=[`number`,`name`,`order`],ws=[`columns`,`no-headings`];function Ts({kind:e,found:t,sheet:n,columns:r,onColumns:i,isDone:a}){let o=t.left_out.filter(({why:e})=>e===`not-four`),s=t.left_out.filter(({why:e})=>e===`dropped`).length,l=[t.worksheet&&L(`read.worksheet`,{name:t.worksheet}),t.heading_row>0&&L(`read.heading-row`,{number:t.heading_row}),t.encoding&&t.encoding!==`utf-8`&&t.encoding,...t.counted.map(e=>L(`read.counted.${e}`)),t.named_by&&L(`read.named-by.${t.named_by}`),s>0&&L(`read.dropped`,{count:s})].filter(Boolean),u=ws.includes(t.format)&&r.length>0;return N`<div class="note info">
<p>
<strong
>${L(`read.as`,{format:L(`read.format.${t.format}`)})}</strong
>
</p>
${l.length>0&&N`<p class="soft">${l.join(` · `)}</p>`}
</div>
${o.length>0&&N`<p class="note warn">${L(`read.not-four`,{rows:A(o.map(({row:e})=>String(e)))})}</p>`}
${!a&&(u||t.named_by||t.alternatives.length>0)&&N`<${v} title=${L(`read.otherwise`)}
>${()=>N`<div class="stack">
${t.alternatives.length>0&&N`<${c}
label=${L(`read.format`)}
value=${t.format}
onChange=${e=>n.look({format:e})}
options=${[t.format,...t.alternatives].map(e=>({value:e,text:L(`read.format.${e}`)}))}
/>`}
${t.named_by&&N`<${c}
label=${L(`read.named-by`)}
value=${t.named_by}
onChange=${e=>n.look({named_by:e})}
options=${Cs.map(e=>({value:e,text:L(`read.named-by.${e}`)}))}
/>`}
${u&&N`<${os} kind=${e} columns=${r} onChoose=${i} />`}
</div>`}<//
>`}`}function Es({names:e,sheet:t}){return N`<fieldset>
<legend>${L(`read.which-worksheet`)}</legend>
<div class="choices">
${e.map(e=>N`<button class="button" type="button" key=${e} onClick=${()=>t.look({worksheet:e})}>${e}</button>`)}
</div>
</fieldset>`}const Ds=[`players`,`seating`];function Os({kind:e}){let{tournament:t,state:n,official:r}=I(),i=L(`enrol.title.${e}`);return!t||!n?N`<${U} title=${i} />`:F(r,[`director`])?N`<${ks} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:N`<${D} title=${i} up="#/tables"><p class="note warn">${L(`enrol.not-you`)}</p><//>`}function ks({kind:e,title:t,state:n,place:r}){Ze();let i=gs(r,{look:`${e}/import/preview`,bring:`${e}/import`}),{isGiven:a,looked:o,done:s,busy:c,wrong:l,ask:u,forget:d,chosen:f}=i,[p,m]=j(null),[h,g]=j(!1),{reason:_,field:y}=We(`correction`),b=o??s,{lacking:x,worksheets:S,headings:C}=l?.problem??{},T=p??b?.columns??C??[],E=e=>{d(),m(e),i.setChosen({...f,columns:e.map(({column:e})=>e)})},O={...i,give:e=>(m(null),i.give(e))},k=()=>{let e=o.changed>0;g(e&&!_),(!e||_)&&u(`bring`,e?{reason:_}:{})},ee=Ds.find(t=>t!==e);return N`<${D} title=${t} up="#/tables" actions=${s&&N`<${js} kind=${e} />`}>
${s&&N`<${As} done=${s} />`}
<${vs} sheet=${O} hint=${L(`enrol.hint.${e}`)} />
${x&&N`<p class="note bad" role="alert">${L(`enrol.lacking`,{names:A(x.map(Ms))})}</p>`}
${S&&N`<${Es} names=${S} sheet=${i} />`}
${l&&!x&&!S&&N`<${_s} wrong=${l} />`}
${!b&&T.length>0&&N`<${os} kind=${e} columns=${T} onChoose=${E} />`}
${b&&N`<${Ts} kind=${e} found=${b} sheet=${i} columns=${T} onColumns=${E} isDone=${!!s} />`}
${c&&N`<${w} text=${L(`enrol.busy.${c}`)} />`}
${!b&&!S&&N`<button class="button main" type="button" disabled=${!a||c} onClick=${()=>u(`look`)}>${L(`import.look`)}</button>`}
${b?.made.length>0&&N`<p class="note info">${L(`enrol.made.${e}`,{names:A(b.made)})}</p>`}
${b&&N`<div class="sheet-rows stack"><${cs} found=${b} named=${Ms} title=${Ns(s)} about=${t=>N`<${ds} kind=${e} state=${n} row=${t} />`} /></div>`}
${b?.missing?.length>0&&N`<${v} title=${L(`enrol.missing`,{count:b.missing.length})}>${()=>N`<${fs} players=${b.missing} />`}<//>`}
${o?.wrong>0&&N`<p class="note warn">${L(`enrol.whole`)}</p>`}
${o?.changed>0&&y(h)}
${o&&N`<button class="button main" type="button" disabled=${o.wrong>0||o.new+o.changed===0||c} onClick=${k}>${L(o.changed?`enrol.bring-changes`:`enrol.bring`,{...o,count:o.new})}</button>`}
${!s&&N`<a class="button" href=${`#/import/${ee}`}>${L(`enrol.title.${ee}`)}</a>`}
<//>`}function As({done:e}){let t=H(null);k(()=>t.current?.scrollIntoView({block:`center`}),[e]);let n=L(e.changed?`enrol.done-changes`:`enrol.done`,{...e,count:e.new});return N`<p class="note info" role="status" ref=${t}><strong>${n}</strong></p>`}function js({kind:e}){let[t,n]=e===`players`?[`#/rounds`,`seat`]:[`#/rounds/times`,`set`];return N`<a class="button" href=${t}>${L(`setup.act.${n}`)}</a><a class="button main" href="#/setup">${L(`enrol.next`)}</a>`}function Ms(e){return L(`enrol.field.${e}`)}function Ns(e){return(t,n)=>L(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const Ps={look:`results/preview`,bring:`results`};function Fs({args:[e]}){return Ds.includes(e)?N`<${Os} key=${e} kind=${e} />`:N`<${Is} />`}function Is(){let{tournament:e,state:t,official:n}=I();return!e||!t?N`<${U} title=${L(`import.title`)} />`:ae(n)?N`<${Rs} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:N`<${D} title=${L(`import.title`)} up="#/standings"><p class="note warn">${L(`import.not-you`)}</p><//>`}function Ls(e){return e===`points`||e===`row`?L(`import.field.${e}`):e}function Rs({state:e,place:t}){Ze();let n=gs(t,Ps),{isGiven:r,looked:i,done:a,busy:o,wrong:s,ask:c}=n,l=s?.problem?.worksheets,[u,d]=j(!1),f=i&&i.new>0&&(i.wrong===0||u);return N`<${D} title=${L(`import.title`)} up="#/standings">
<${vs} sheet=${n} hint=${L(`import.columns`)} />
${l&&N`<${Es} names=${l} sheet=${n} />`}
${s&&!l&&N`<${_s} wrong=${s} />`}
${o&&N`<${w} text=${L(`import.busy.${o}`)} />`}
${a&&N`<p class="note info" role="status">${L(`import.done`,{count:a.new,known:a.known})} <a class="reach" href="#/standings">${L(`hall-standings`)}</a></p>`}
${!i&&!a&&!l&&N`<button class="button main" type="button" disabled=${!r||o} onClick=${()=>c(`look`)}>${L(`import.look`)}</button>`}
${(i||a)&&N`<div class="sheet-rows stack"><${cs} found=${i??a} title=${(e,t)=>L(`import.rows.${e}`,{count:t})} named=${Ls}
about=${t=>N`<${hs} state=${e} row=${t} />`} /></div>`}
${i?.wrong>0&&i.new>0&&N`<${ye} label=${L(`import.only-good`)} hint=${L(`import.only-good-hint`)} checked=${u} onChange=${d} />`}
${i&&N`<button class="button main" type="button" disabled=${!f||o} onClick=${()=>c(`bring`,{only_good:u})}>${L(`import.bring`,{count:i.new})}</button>`}
<//>`}function zs({hanchan:{id:e},result:{number:t}}){let[n,r]=j(!1);return N`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${L(`result.withdraw`)}</button>
${n&&N`<${J} title=${L(`result.withdraw`)} what="result" yes=${L(`result.withdraw-yes`)} danger
request=${{method:`PUT`,path:`hanchans/${e}/result/withdrawal`,body:{number:t}}} onClose=${()=>r(!1)}>
<p>${L(`result.withdraw-text`)}</p>
<//>`}`}function Bs(e,{id:t,table:n,round:r}){let{open:i,begun:a}=Ht(e);if(a.has(t))return null;let o=Dt(e),s=o.slice(0,o.indexOf(r)),c=Object.values(e.hanchans).filter(e=>e.table===n&&i.has(e.id));return s.map(e=>c.find(t=>t.round===e)).find(Boolean)??null}function Vs({state:e,hanchan:{table:t,round:n},earlier:r,onThis:i}){let a=e.tables[t]?.label??`?`;return N`<section class="note warn stack">
<p>${L(`result.earlier-open`,{label:a,earlier:r.round,round:n})}</p>
<a class="button main" href=${`#/result/${r.id}`}>${L(`result.enter-round`,{round:r.round})}</a>
<button class="button" type="button" onClick=${i}>${L(`result.enter-anyway`,{round:n})}</button>
</section>`}function Hs({state:e,hanchan:{id:t,round:n}}){let{open:r}=Ht(e),i=be(e,n),a=i.findIndex(e=>e.id===t),o=[...i.slice(a+1),...i.slice(0,a)].find(e=>r.has(e.id));if(!o)return N`<p class="note info" role="status">${L(`result.all-entered`,{round:n})}</p>`;let s=e.tables[o.table]?.label??`?`;return N`<a class="button main next-game" href=${`#/result/${o.id}`}>${L(`result.next`,{label:s})}</a>`}const Us=`shinpan.result.`;function Ws(e,t,n,r,i){let a=Us+t.id,o=n?.number??(r?-r.number:0),[s,c]=j(()=>i?qs(i):Ks(a,o)??qs(n)),l=e=>{let t={...s,...e};ve(a,{...t,number:o}),c(t)},{texts:u,named:d,deposits:f,reason:p,winless:m}=s,h=ft(e,t),g=Object.fromEntries(V.map(e=>[e,it(u[e])])),_=V.filter(e=>d.includes(e)||h.includes(e));return{of:e=>({text:u[e],wrong:u[e].trim()!==``&&g[e]===null,substitute:_.includes(e),replaced:h.includes(e),onText:t=>l({texts:{...u,[e]:t}}),winless:!!m?.includes(e),onWinless:t=>l({winless:V.filter(n=>n===e?t:m?.includes(n))}),onSubstitute:t=>l({named:t?[...d,e]:d.filter(t=>t!==e)})}),body:{points:g,deposits:it(f||`0`,0),unranked:_,...m&&{winless:m}},winless:m,deposits:f,reason:p,type:l,forget:()=>ve(a,null)}}const Gs=e=>!!S(Us+e.id);function Ks(e,t){let n=S(e);return n?.number===t?n:null}function qs(e){return{texts:Object.fromEntries(V.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],winless:e?.winless??null,deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function Js({state:e,hanchan:n,result:r,onCorrect:i}){let a=Ys(r);return N`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${L(`result.holds`)} ${r.unsent&&r.outbox!==`done`&&N`<span class="badge info">${L(`hall-unsent`)}</span>`}</h2>
<${Xs} state=${e} hanchan=${n} result=${r} />
<${t} id=${r.item}
otherwise=${i&&N`<button class="button" type="button" onClick=${i}>${L(`result.correct`)}</button>`} />
</section>
${a.length>0&&N`<${v} title=${L(`result.earlier`,{count:a.length})}>
${()=>N`<div class="stack">${a.map(t=>N`<${Xs} key=${t.number} state=${e} hanchan=${n} result=${t} />`)}</div>`}
<//>`}`}function Ys({before:e}){return e?[e,...Ys(e)]:[]}function Xs({state:e,hanchan:t,result:n}){let{points:r,deposits:i,unranked:a,winless:o,official:s,at:c,withdrawn:l}=n,u=B(),d=e.officials[s]?.name??L(`hall-unknown`),f=n.before?.withdrawn===n.reason?``:n.reason;return N`<div class="card">
<dl class="facts">
${V.map(n=>N`<div key=${n}>
<dt>${u.phrase(`seat-${n}`)} · <span class="who">${e.players[t.seats[n]]?.name??`?`}</span>${a.includes(n)&&N`<small>${L(`result.substitute`)}</small>`}${o?.includes(n)&&N`<small>${L(`result.won-nothing`)}</small>`}</dt>
<dd>${q(r[n])}</dd>
</div>`)}
${i>0&&N`<div><dt>${L(`result.deposits`)}</dt><dd>${q(i)}</dd></div>`}
</dl>
<p class="soft">${[d,R(c,e.settings.time_zone),f].filter(Boolean).join(` · `)}</p>
${l&&N`<p class="note warn">${L(`result.is-withdrawn`,{reason:l})}</p>`}
</div>`}function Zs({seats:e}){return N`<div class="sheet" onKeyDown=${Qs}>
${e.map((t,n)=>N`<${$s} key=${t.seat} ...${t} isLast=${n===e.length-1} />`)}
</div>`}function Qs(e){let{key:t,target:n,currentTarget:r,isComposing:i}=e;if(t!==`Enter`||i||!n.matches(`input`))return;e.preventDefault();let a=[...r.querySelectorAll(`input`)],o=a[a.indexOf(n)+1];o?.focus(),o?.select(),o||n.form.requestSubmit()}function $s({label:e,text:t,wrong:n,onText:r,isLast:i}){let a=/^[−-]/.test(t.trim());return N`<div class="sheet-seat">
<${o} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint=${i?`done`:`next`}
wrong=${n?L(`result.hundreds`):void 0} onInput=${r} />
${!de.matches&&N`<button class="button" type="button" aria-pressed=${a} aria-label=${L(`result.negative`,{label:e})} onClick=${()=>r(a?t.trim().slice(1):`-${t.trim()}`)}>±</button>`}
</div>`}function ec({seats:e,winless:t,onNobody:n}){return N`<fieldset>
<legend>${L(`result.winless`)}</legend>
<div class="choices">
${e.map(e=>N`<label class="choice several" key=${e.seat}>
<input type="checkbox" checked=${e.winless} onChange=${t=>e.onWinless(t.currentTarget.checked)} />
<span>${e.label}</span>
</label>`)}
<label class="choice several">
<input type="checkbox" checked=${t?.length===0} onChange=${n} />
<span>${L(`result.all-have-won`)}</span>
</label>
</div>
</fieldset>`}function tc({seats:e}){return N`<fieldset>
<legend>${L(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>N`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&N` <small>${L(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function nc({state:e,hanchan:t,result:n,withdrawn:r,refused:i,first:a,onTyped:s,onSent:c,onClose:l}){let{book:u}=I(),{numbers:d,complete:f}=Ge(e,u),p=Ws(e,t,n,r,a),m=B(),g=V.map(n=>{let r=e.players[t.seats[n]]?.name??`?`;return{seat:n,label:`${m.phrase(`seat-${n}`)} · ${r}`,...p.of(n)}}),[_]=j(n?.number??0),v=H(!1),b=n!==null&&n.number!==_&&!v.current,{does:x,wrong:S}=h(),C=p.reason.trim(),w=n?{number:n.number,reason:C}:r&&{number:r.number,reason:r.withdrawn||L(`result.earlier-withdrawn`)},T={...p.body,...w&&{corrects:w}},E=ct(Object.values(T.points),T.deposits,d.starting_points),D=n&&ic(T,n),O=!(d.yakitori>0)||T.winless,k=f&&E===0&&O&&!D&&(!n||C);return N`<form class="stack" onInput=${s} onSubmit=${e=>{e.preventDefault(),k&&x(async()=>{v.current=!0,await P.send(`result`,t.id,T,{hold:!0,replaces:i?.id}).finally(()=>v.current=!1),p.forget(),ue(),y(L(`result.sent`)),c(T)})}}>
${!u&&N`<p class="note warn" role="alert">${L(`result.no-book`)}</p>`}
${u&&!f&&N`<p class="note warn" role="alert">${L(`result.no-scoring`)} <a class="reach" href="#/standings">${L(`hall-standings`)}</a></p>`}
${n&&!b&&N`<p class="note">${L(`result.corrects`)}</p>`}
<${Zs} seats=${g} />
<${ac} left=${E} starting=${d.starting_points} onDeposits=${e=>p.type({deposits:String(T.deposits+e)})} />
<${o} label=${L(`result.deposits`)} hint=${L(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${p.deposits}
wrong=${T.deposits===null?L(`result.hundreds`):void 0} onInput=${e=>p.type({deposits:e})} />
${d.yakitori>0&&N`<${ec} seats=${g} winless=${p.winless} onNobody=${()=>p.type({winless:[]})} />`}
<${tc} seats=${g} />
${n&&N`<${o} long label=${L(`hall-reason`)} hint=${L(`hall-reason-missing`)} value=${p.reason} maxlength="4000" onInput=${e=>p.type({reason:e})} />`}
${D&&N`<p class="soft" role="status">${L(`result.same`)}</p>`}
${b&&N`<${rc} state=${e} hanchan=${t} result=${n} />`}
${S}
<div class="pair">
<button class="button main" disabled=${!k}>${L(b?`result.correct-anyway`:n?`result.correct`:`result.enter`)}</button>
${l&&N`<button class="button" type="button" onClick=${()=>{p.forget(),l?.()}}>${L(`cancel`)}</button>`}
</div>
</form>`}function rc(e){let t=H(null);return k(()=>t.current?.scrollIntoView({block:`nearest`}),[e.result.number]),N`<section class="stack" role="alert" ref=${t}>
<p class="note warn">${L(`result.newer`)}</p>
<${Xs} ...${e} />
</section>`}function ic({points:e,deposits:t,unranked:n,winless:r=null},i){let a=V.every(t=>e[t]===i.points[t]),o=n.join()===i.unranked.join()&&r?.join()===i.winless?.join();return a&&t===i.deposits&&o}function ac({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=q(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return N`<div class=${`note stack ${i}`}>
<p role="status">${oc(e,r)}</p>
${a&&N`<button class="button" type="button" onClick=${()=>n(e)}>${L(`result.as-deposits`,{points:q(e)})}</button>`}
</div>`}function oc(e,t){return e===null?L(`result.sum`,{all:t}):e===0?L(`result.fits`,{all:t}):L(e>0?`result.lacks`:`result.exceeds`,{points:q(Math.abs(e)),all:t})}function sc({args:[e],query:t}){let{tournament:n,state:r}=I(),i=r?.hanchans[e];return!n||!r?N`<${U} title=${L(`hall-result`)} />`:i?N`<${cc} state=${r} hanchan=${i} again=${t.has(`again`)} />`:N`<${b} title=${L(`hall-result`)} text=${L(`result.no-hanchan`)} up="#/tables" />`}function cc({state:e,hanchan:t,again:n}){let{outbox:r,official:i}=I(),a=e.results[t.id]??null,o=e.withdrawnResults[t.id]??null,s=r.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&d(r)),[c,l]=j(n||!a&&(!!s||Gs(t))),[u,f]=j(n),[p,m]=j(null),h=!a&&!o&&!t.status&&Pt(e,t,void 0,!0).length>0,g=ae(i)&&!t.status&&!h,_=g&&!a&&!s&&!u?Bs(e,t):null,v=o?.number!==p?.corrects?.number,y=c||!a&&!s;lc(g&&y&&!a&&!_,[y,u]);let b=e=>{m(e),l(!1)},x=e.tables[t.table]?.label??`?`;return N`<${D} title=${L(`result.title`,{label:x,round:t.round})} up=${`#/table/${t.table}`}>
${s&&N`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${L(`result.refused`)}</h2>
<${an} problem=${s.problem} />
${!y&&N`<button class="button" type="button" onClick=${()=>l(!0)}>${L(`hall-change`)}</button>`}
</section>`}
${t.status&&N`<p class="note warn">${L(`over.${t.status}`)}</p>`}
${o&&N`<p class="note warn">${L(`result.was-withdrawn`,{reason:o.withdrawn})}</p>`}
${h&&N`<${He} state=${e} hanchan=${t} played />`}
${_&&N`<${Vs} state=${e} hanchan=${t} earlier=${_} onThis=${()=>f(!0)} />`}
${g&&y&&!_&&N`<${nc} state=${e} hanchan=${t} result=${a} withdrawn=${o} refused=${s} first=${s?.body??(a||v?null:p)} onTyped=${()=>l(!0)} onSent=${b}
onClose=${a&&(()=>l(!1))} />`}
${!g&&!a&&!h&&!t.status&&N`<${E} text=${L(`result.none`)} />`}
${a&&!(g&&y)&&N`<${Js} state=${e} hanchan=${t} result=${a} onCorrect=${g&&(()=>l(!0))} />`}
${a&&p&&!y&&de.matches&&N`<${Hs} state=${e} hanchan=${t} />`}
${a&&!a.unsent&&ae(i)&&!y&&N`<${zs} hanchan=${t} result=${a} />`}
${F(i,[`director`])&&N`<a class="button quiet" href=${`#/correct/hanchan/${t.id}`}>${L(`correct.link-hanchan`)}</a>`}
<a class="button quiet" href="#/standings">${L(`hall-standings`)}</a>
<//>`}function lc(e,t){k(()=>{let t=e&&de.matches?`.sheet input`:`.next-game`,n=document.querySelector(`.screen :is(${t})`);n?queueMicrotask(()=>n.focus({preventScroll:!0})):document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},t)}async function uc(e,t,n){for(let r of dc(e,t)){let e={label:r};await P.ask(`tables/${n({table:r})}`,{method:`PUT`,body:e})}}function dc(e,t){let n=Object.values(e.tables).map(({label:e})=>/^\d+$/.test(e)?Number(e):0),r=Math.max(0,...n);return Array.from({length:t},(e,t)=>String(r+t+1))}function fc({proposal:e,hasTeams:t}){return N`<ul class="achieved" aria-label=${L(`rounds.achieved`)}>
${pc(e,t).map(({key:e,good:t,values:n,cure:r})=>N`<li key=${e} class=${t?`good`:`short`}>
${t?N`<${s} name="check" />`:N`<span class="mark" aria-hidden="true">!</span>`}
<span class="body">${L(`rounds.got.${e}`,n)}${r&&N`<small>${L(`rounds.cure.${e}`)}</small>`}</span>
</li>`)}
</ul>`}function pc({achieved:e,warnings:t},n){let r=t.map(({kind:e})=>e),i=e=>r.includes(e),a=e.repeats.length>0;return[...a?[]:[{key:`no-repeats`,good:!0}],...a&&e.fewest_repeats?[{key:`fewest`,good:!0,values:{pairs:e.repeats.length}}]:[],...n&&!i(`teammates`)?[{key:`teams-apart`,good:!0}]:[],...i(`winds`)?[]:[{key:`winds-even`,good:!0}],...t.filter(({kind:t})=>!(t.startsWith(`meet-again`)&&e.fewest_repeats)).map(({kind:e,values:t})=>({key:e,good:!1,values:t,cure:!0}))]}function mc({proposal:e,state:t}){let[n,i]=j(e.rounds[0].label),a=e.rounds.find(e=>e.label===n)??e.rounds[0],o=e.rounds.map(e=>({value:e.label,text:e.label})),s=e=>t.players[e]?.name??`?`;return N`<${fc} proposal=${e} hasTeams=${Object.keys(t.teams).length>1} />
${o.length>1&&N`<${r} label=${L(`rounds.round`)} value=${a.label} options=${o} onChange=${i} />`}
<ul class="seated">
${a.tables.map(({table:e,label:t,seats:n})=>N`<li class="card" key=${e}>
<h3>${L(`hall-table`,{label:t})}</h3>
<ol>
${V.map(e=>N`<li key=${e}><${fe} wind=${e} /><span class="unseen">${L(`hall-wind.${e}`)}</span><span class="who">${s(n[e])}</span></li>`)}
</ol>
</li>`)}
</ul>
${a.sitting_out.length>0&&N`<p>${L(`rounds.out`,{names:A(a.sitting_out.map(s))})}</p>`}`}const hc=9e5;function gc(e,t){return new Intl.DateTimeFormat(`sv-SE`,{timeZone:t,dateStyle:`short`,timeStyle:`short`}).format(e).replace(` `,`T`)}function _c(e,t){let n=Date.parse(`${e}Z`),r=e=>Date.parse(`${gc(e,t)}Z`)-e;return n-r(n-r(n))}function vc(e){return Math.ceil((e+hc)/hc)*hc}const yc={minutes:90,pause:15};function bc(e,t,n){return{isSet:!0,start:gc(vc(e),t),minutes:String(n??yc.minutes),pause:String(yc.pause)}}function xc(e,t){return!e.isSet||Object.keys(Sc(e,t)).length===0}function Sc({start:e,minutes:t,pause:n},r){return{...!e&&{start:L(`correct.empty`)},...!(Number(t)>=1)&&{minutes:L(`rounds.wrong-minutes`)},...r>1&&(!(Number(n)>=0)||n.trim()===``)&&{pause:L(`rounds.wrong-pause`)}}}function Cc({isSet:e,start:t,minutes:n,pause:r},i,a){let o=(Number(n)+Number(r))*6e4;return Array.from({length:i},(r,i)=>e?{scheduled_at:new Date(_c(t,a)+i*o).toISOString(),minutes:Number(n)}:{scheduled_at:null,minutes:null})}function wc({value:e,rounds:t,zone:n,onChange:r,isFixed:i=!1}){let a=t=>r({...e,...t}),s=Sc(e,t),c=(t,n)=>N`<${ke} type="number" inputmode="numeric" min=${n} label=${L(`rounds.${t}`)} value=${e[t]} by=${5} wrong=${s[t]}
onInput=${e=>a({[t]:e})}
onStep=${r=>a({[t]:String(Math.max(n,Number(e[t])+r))})} />`;return N`${!i&&N`<${ye} label=${L(`rounds.with-times`)} hint=${L(`rounds.with-times-hint`)} checked=${e.isSet} onChange=${e=>a({isSet:e})} />`}
${e.isSet&&N`<${o} type="datetime-local" label=${L(`rounds.start`)} value=${e.start} wrong=${s.start} onInput=${e=>a({start:e})} />
<div class="halves">${c(`minutes`,5)} ${t>1&&c(`pause`,0)}</div>
${t>1&&xc(e,t)&&N`<${Tc} value=${e} rounds=${t} zone=${n} />`}`}`}function Tc({value:e,rounds:t,zone:n}){let r=oe(Intl.DateTimeFormat,{timeStyle:`short`,hourCycle:`h23`,timeZone:n}),i=Cc(e,t,n).map(({scheduled_at:e})=>r.format(new Date(e??0)));return N`<ol class="starts" aria-label=${L(`rounds.starts`)}>${i.map((e,t)=>N`<li key=${t}>${e}</li>`)}</ol>`}function Ec({state:e,round:t}){let n=e.settings.time_zone,i=Oc(e),[a,o]=j(()=>i.some(({round:e})=>e===t)?t??``:``),s=i.filter(({round:e})=>a===``||e===a),c=[{value:``,text:L(`rounds.all`)},...i.map(({round:e})=>({value:e,text:e}))];return i.length===0?N`<${D} title=${L(`rounds.times`)} up="#/setup"><${E} text=${L(`rounds.none-open`)}><a class="button" href="#/rounds">${L(`rounds.title`)}</a><//><//>`:N`<${D} title=${L(`rounds.times`)} up="#/setup">
${i.length>1&&N`<${r} label=${L(`rounds.which`)} value=${a} options=${c} onChange=${o} />`}
<${Dc} key=${a} state=${e} affected=${s} zone=${n} isSeries=${a===``} />
<section class="stack">
<h2>${L(`rounds.set-so-far`)}</h2>
<dl class="facts">${i.map(({round:e,starts:t})=>N`<div key=${e}><dt>${L(`hall-round`,{round:e})}</dt><dd>${Mc(t,n)}</dd></div>`)}</dl>
</section>
<//>`}function Dc({state:e,affected:t,zone:n,isSeries:r}){let[i,a]=j(()=>kc(t,n)??bc(P.now(),n)),[o,s]=j(null),{reason:c,field:l}=We(`schedule`),{ask:u,asking:d,wrong:f}=Q(),[p]=j(t),m=p.flatMap(e=>e.hanchans),h=m.some(t=>Je(e,t)),g=async e=>{await P.ask(`schedules`,{method:`PUT`,body:e}),s(null),y(L(`rounds.times-set`)),ee(`#/setup`)};return N`<section class="stack">
<${wc} value=${i} rounds=${t.length} zone=${n} onChange=${a} isFixed />
${h&&N`<p class="note warn">${L(`charged.changes`)}</p>${l()}`}
${f}
<button class="button main" type="button" disabled=${d||!xc(i,t.length)||h&&!c} onClick=${()=>{let e=m.flatMap(({id:e,scheduled_at:t,minutes:n})=>t?[{hanchan:e,scheduled_at:t,minutes:n??null}]:[]),t={...r?Ac(i,n):{rounds:jc(p,i,n)},replaces:e};if(h)return s({...t,reason:c});u(()=>g(t))}}>${L(h?`charged.look`:`rounds.set`)}</button>
${o&&N`<${ze} path="schedules" body=${o} onApprove=${e=>g({...o,preview:e})} onClose=${()=>s(null)} />`}
</section>`}function Oc(e){let t=Object.values(e.hanchans).filter(({status:e})=>!e);return Dt(e).map(e=>({round:e,hanchans:t.filter(t=>t.round===e)})).filter(({hanchans:t})=>t.length>0&&!t.some(({id:t})=>e.results[t])).map(e=>({...e,starts:[...new Set(e.hanchans.map(({scheduled_at:e})=>e??null))]}))}function kc(e,t){let[n,r]=e.map(({starts:e})=>e.length===1&&e[0]?Date.parse(e[0]):null),i=e[0]?.hanchans[0].minutes;if(!n||!i)return null;let a=r?(r-n)/6e4-i:0;return{isSet:!0,start:gc(n,t),minutes:String(i),pause:String(Math.max(0,a))}}function Ac(e,t){let[n]=Cc(e,1,t);return{series:{...n,pause:Number(e.pause)}}}function jc(e,t,n){let r=Cc(t,e.length,n);return e.map(({round:e},t)=>({round:e,...r[t]}))}function Mc(e,t){return e.map(e=>e?R(e,t):L(`rounds.no-time`)).join(` · `)}function Nc({args:[e],query:t}){let{tournament:n,state:r,official:i}=I();return!n||!r?N`<${U} title=${L(`rounds.title`)} />`:F(i,[`director`])?N`<${e===`times`?Ec:Pc} key=${n.id} state=${r} round=${t.get(`round`)} /><${Lt} />`:N`<${D} title=${L(`rounds.title`)} up="#/tables"><p class="note warn">${L(`rounds.directors`)}</p><//>`}function Pc({state:e}){let t=e.settings.time_zone,n=X(Object.values(e.players).filter(e=>!e.withdrawn_at)),[r,i]=j(()=>Ic(e,n)),{playing:a,tables:o,helping:s,out:c}=Fc(n.length-r.length,r.length),[l,u]=j(Object.keys(e.hanchans).length>0?1:4),[d,f]=j(!0),[p,m]=j(()=>bc(Math.max(P.now(),Bc(e)),t,zc(e))),[h,g]=j(1),[_,b]=j(null),[S,C]=j([]),{ask:T,asking:O,wrong:k}=Q(),ee=K(),te=Math.max(0,o-Object.keys(e.tables).length),ne=Object.keys(e.teams).length>1,re=t=>xc(p,l)&&T(async()=>{C([]),await uc(e,te,ee);let n={rounds:l,keep_teams_apart:d,byes:`rotate`,seed:t,substitutes:r};b(await P.ask(`seating/proposal`,{method:`POST`,body:n})),g(t)}),M=_?N`<button class="button" type="button" disabled=${O} onClick=${()=>re(h+1)}>${L(`rounds.another`)}</button>
<button class="button main" type="button" disabled=${O} onClick=${()=>xc(p,l)&&T(async()=>{let e=Cc(p,_.rounds.length,t),n={rounds:_.rounds.map((t,n)=>Lc(t,e[n]))};try{await P.ask(`seatings/${ee(n)}`,{method:`PUT`,body:n})}catch(e){let t=Rc(e,n);if(t.length===0)throw e;return b(null),C(t)}y(L(`rounds.done`,{count:_.rounds.length})),me(`#/setup`,{replace:!0})})}>${L(`rounds.seat`,{count:_.rounds.length})}</button>`:o>0&&N`<button class="button main" type="button" disabled=${O} onClick=${()=>re(h)}>${L(`rounds.propose`)}</button>`;return o===0?N`<${D} title=${L(`rounds.title`)} up="#/setup"><${E} text=${L(`rounds.too-few`)}><${Yt} /><//><//>`:N`<${D} title=${L(`rounds.title`)} up="#/setup" actions=${M}>
<section class="stack rounds-asked">
<${x} label=${L(`rounds.count`)} value=${l} min=${1} max=${50} less=${L(`rounds.fewer`)} more=${L(`rounds.more`)}
onChange=${e=>(u(e),b(null))} />
<p class="soft">${L(`rounds.of`,{players:a,tables:o})}${s>0&&` ${L(`rounds.filled`,{count:s})}`}${c>0&&` ${L(`rounds.by-turns`,{count:c})}`}${te>0&&` ${L(`rounds.lacking`,{count:te})}`}</p>
${ne&&N`<${ye} label=${L(`rounds.apart`)} checked=${d} onChange=${e=>(f(e),b(null))} />`}
<${v} title=${L(`rounds.substitutes`,{count:r.length})}>
${()=>N`<${ot} label=${L(`rounds.substitutes-who`)} names=${n.map(({id:e})=>e)} said=${t=>e.players[t].name} chosen=${r}
onChange=${e=>(i(e),b(null))} />`}
<//>
<${wc} value=${p} rounds=${l} zone=${t} onChange=${m} />
<a class="button quiet" href="#/import/seating">${L(`rounds.from-sheet`)}</a>
</section>
<section class="stack" aria-label=${L(`rounds.proposal`)}>
${S.length>0&&N`<p class="note warn" role="alert">${L(`rounds.taken`,{rounds:A(S)})}</p>`}
${k}
${O&&N`<${w} text=${L(_?`rounds.seating`:`rounds.proposing`)} />`}
${_&&N`<${mc} key=${h} proposal=${_} state=${e} />`}
</section>
<//>`}function Fc(e,t){let n=Math.ceil(e/4)*4-e,r=n<=t?n:0,i=Math.floor((e+r)/4);return{playing:e,tables:i,helping:r,out:e+r-i*4}}function Ic(e,t){return t.some(({team:t})=>t&&e.teams[t])?t.filter(({team:e})=>!e).map(({id:e})=>e):[]}function Lc({label:e,tables:t},n){let r=t.map(({table:e,seats:t})=>({table:e,seats:t}));return{label:e,...n,tables:r}}function Rc({problem:e},{rounds:t}){let n=(e?.errors??[]).map(({field:e})=>e);return t.flatMap(({label:e},t)=>n.includes(`rounds.${t}.label`)?[e]:[])}function zc(e){return Object.values(e.hanchans).map(({minutes:e})=>e).filter(Boolean).at(-1)??null}function Bc(e){let t=Object.values(e.hanchans).filter(({scheduled_at:e,status:t})=>e&&!t);return Math.max(0,...t.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function Vc({settings:e}){let[t,n]=j(!1);return N`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>n(!0)}>${L(`setup.details`)}</button>
${t&&N`<${Hc} settings=${e} onClose=${()=>n(!1)} />`}`}const Hc=Ft(({rules:e,settings:t,onClose:n})=>{let{tournament:r}=I(),i=gt(De(e.library,{options:{},readings:{},...r?.rulebook})),[a]=j(t),[s,l]=j(a.name),[u,d]=j(a.currency),[f,p]=j(a.time_zone),{ask:h,asking:g,wrong:_}=Q(),v={name:s.trim(),currency:u,time_zone:f},y=Object.fromEntries(Object.entries(v).filter(([e,t])=>t!==a[e]));return N`<${m} title=${L(`setup.details`)} onClose=${n}>
<form class="stack" onSubmit=${e=>{if(e.preventDefault(),v.name){if(Object.keys(y).length===0)return n();h(async()=>{await P.ask(``,{method:`PATCH`,match:`"${a.version}"`,body:y}),n()})}}}>
<${o} label=${L(`account.found-name`)} value=${s} onInput=${l} wrong=${v.name?void 0:L(`correct.empty`)} maxlength="200" autocomplete="off" />
${i&&i===u?N`<p>${L(`account.found-currency-fixed`,{currency:i})}</p>`:N`<${c} label=${L(`account.found-currency`)} value=${u} options=${kt()} onChange=${d} />`}
<${c} label=${L(`account.found-zone`)} value=${f} options=${tn(f)} onChange=${p} />
${_}
<button class="button main" disabled=${g}>${L(`setup.save`)}</button>
</form>
<//>`});function Uc({id:e}){let t=Me();return N`<section class="card setup-onward">
<h2>${L(`setup.onward`)}</h2>
<p>${L(t?`setup.onward-text`:`setup.onward-account`)}</p>
<div class="setup-acts">
${t?N`<a class="button" href=${`#/account/again/${e}`}>${L(`again.this`)}</a><a class="button" href="#/league">${L(`setup.season`)}</a>`:N`<a class="button" href="#/account">${L(`account.title`)}</a>`}
</div>
</section>`}function Wc({rulebook:e}){return{options:{},readings:{},...e}}const Gc=Ft(({rules:e})=>{let{tournament:t}=I();return N`<p><strong>${rn(e,De(e.library,Wc(t)))}</strong></p>`}),Kc=Ft(({rules:e,state:t})=>{let{tournament:n}=I(),[r,i]=j(!1),[a,o]=j(null),{ask:s,asking:c,wrong:l}=Q();return N`<button class="button" type="button" disabled=${c} aria-haspopup="dialog" onClick=${()=>i(!0)}>${L(`setup.rules`)}</button>
${l}
${r&&N`<${sn} rules=${e} value=${Wc(n)} onUse=${e=>{i(!1);let n={method:`PATCH`,path:``,match:`"${t.settings.version}"`,body:{rulebook:e}};if(Object.keys({...t.results,...t.rulings}).length>0)return o(n);s(()=>P.ask(``,n))}} onClose=${()=>i(!1)} />`}
${a&&N`<${J} title=${L(`setup.rules`)} what="rules" request=${a} yes=${L(`setup.rules-yes`)} onClose=${()=>o(null)}>
<p>${L(`setup.rules-played`,{name:rn(e,De(e.library,a.body.rulebook))})}</p>
<//>`}`}),qc=[`referee`,`head-referee`];function Jc(e,{phones:t,isLocalOnly:n}){let r=Object.values(e.players).filter(e=>!e.withdrawn_at),i=Object.values(e.hanchans).filter(({status:e})=>!e),a=Object.values(e.officials).filter(({revoked_at:e})=>!e);return[{id:`rules`,stand:`done`,facts:{}},Xc(e,r),Zc(r,i),Qc(e,i),$c(a,t),{id:`address`,stand:n===!1?`done`:`extra`,facts:{}},{id:`papers`,stand:`extra`,facts:{}}]}function Yc(e){return e.every(({stand:e})=>e!==`left`)}function Xc(e,t){let n=new Set(t.map(({team:e})=>e).filter(t=>t&&e.teams[t])).size,r=n>0?t.filter(({team:e})=>!e).length:0,i={count:t.length,teams:n,alone:r};return{id:`players`,stand:t.length>=4?`done`:`left`,facts:i,lacks:r>0?[`alone`]:[]}}function Zc(e,t){let n=new Set(t.flatMap(({seats:e})=>Object.values(e))),r=new Set(t.map(({round:e})=>e)).size,i=new Set(t.map(({table:e})=>e)).size,a=r>0?e.filter(({id:e})=>!n.has(e)).length:0;return{id:`rounds`,stand:r>0?`done`:`left`,facts:{count:r,tables:i,unseated:a},lacks:a>0?[`unseated`]:[]}}function Qc({results:e},t){let n=t.filter(({id:t,scheduled_at:n})=>!n&&!e[t]),r=t.flatMap(({scheduled_at:e})=>e?[Date.parse(e)]:[]),i=Math.max(0,...t.map(e=>e.minutes??0));return{id:`times`,stand:t.length>0&&n.length===0?`done`:`left`,facts:{first:r.length>0?Math.min(...r):0,minutes:i,open:n.length},lacks:n.length>0&&r.length>0?[`open`]:[]}}function $c(e,t){let n=new Set(t?.filter(({cut_off_at:e})=>!e).map(({official:e})=>e)),r=t?e.filter(({id:e})=>!n.has(e)).length:0,i=e.filter(e=>F(e,qc)).length;return{id:`officials`,stand:i>0?`done`:`left`,facts:{count:i,all:e.length,away:r},lacks:r>0?[`away`]:[]}}const el={players:[{href:`#/import/players`,key:`import`}],rounds:[{href:`#/rounds`,key:`seat`},{href:`#/import/seating`,key:`from-sheet`}],times:[{href:`#/rounds/times`,key:`set`}],officials:[{href:`#/people/sheet`,key:`invite`}],papers:[{href:`#/reports`,key:`print`}]};function tl(){let{tournament:e,state:t,official:n}=I();return!e||!t?N`<${U} title=${L(`setup.title`)} />`:F(n,[`director`])?N`<${nl} key=${e.id} id=${e.id} state=${t} /><${Lt} />`:N`<${D} title=${L(`setup.title`)} up="#/tables"><p class="note warn">${L(`setup.directors`)}</p><//>`}function nl({id:e,state:t}){let{items:n}=Y(`phones`),[r,i]=j(null);k(()=>void Et().then(i),[]);let a=Jc(t,{phones:n,isLocalOnly:r&&r.is_local_only}),o=Yc(a),s=a.find(({stand:e})=>e===`left`)?.id,c=a.filter(({stand:e})=>e!==`extra`),l=c.filter(({stand:e})=>e===`done`).length;return N`<${D} title=${t.settings.name} up="#/tables"
actions=${o&&N`<a class="button main" href="#/tables">${L(`setup.to-hall`)}</a>`}>
<header class=${`setup-head ${o?`ready`:``}`}>
<p role="status"><strong>${L(o?`setup.ready`:`setup.left`,{count:c.length-l})}</strong></p>
<progress max=${c.length} value=${l} aria-label=${L(`setup.title`)}></progress>
</header>
<ol class="setup">
${a.map(e=>N`<${rl} key=${e.id} step=${e} state=${t} isNext=${e.id===s} link=${r?.url}>${e.id===`address`&&r?.is_local_only&&N`<${St} link=${r.url} cure=${r.cure} />`}<//>`)}
</ol>
<${Uc} id=${e} />
<//>`}function rl({step:e,state:t,isNext:n,link:r,children:i}){let{id:a,stand:o,facts:c,lacks:l=[]}=e,u=el[a]??[];return N`<li class=${`card setup-step ${o}`}>
<span class="setup-mark">${o===`done`?N`<${s} name="check" /><span class="unseen">${L(`setup.done`)}</span>`:``}</span>
<div class="body">
<h2>${L(`setup.step.${a}`)}</h2>
${a===`rules`&&N`<${Gc} />`}
<p>${il(e,t,r)}</p>
${a===`rules`&&Object.keys(t.rulings).length>0&&N`<p class="soft">${L(`setup.rules-from-now`)}</p>`}
${l.map(e=>N`<p class="warn" key=${e}>${L(`setup.lacks.${e}`,{count:c[e]})}</p>`)}
${i}
</div>
${a===`rules`&&N`<div class="setup-acts"><${Kc} state=${t} /><${Vc} settings=${t.settings} /></div>`}
${u.length>0&&N`<p class="setup-acts">${u.map(({href:e,key:t},r)=>N`<a key=${e} class=${`button ${n&&r===0?`main`:r>0?`quiet`:``}`} href=${e}>${L(`setup.act.${t}`)}</a>`)}</p>`}
</li>`}function il({id:e,facts:t,stand:n},r,i){let{settings:a}=r;if(e===`rules`)return L(`setup.says.rules`,{currency:a.currency,zone:a.time_zone});if(e===`address`)return i?new URL(i).host:L(`setup.says.address`);if(e===`papers`)return L(`setup.says.papers`);if(e===`times`&&t.first>0){let e=L(`setup.says.times`,{time:R(new Date(t.first),a.time_zone)});return t.minutes>0?`${e} · ${L(`clock.lasts`,{count:t.minutes})}`:e}return n===`left`&&!t.count?L(`setup.none.${e}`):e===`players`&&t.teams===0?L(`setup.says.players-alone`,{count:t.count}):L(`setup.says.${e}`,t)}function al({state:e,id:t}){let n=tt(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??L(`hall-unknown`);return N`<${D} title=${i} up="#/standings">
<${cn} seen=${n} />
<${je} />
${r&&N`<${ol} state=${e} body=${r} />`}
${e.players[t]&&N`<a class="button" href=${`#/player/${t}`}>${L(`standings.player`)}</a>`}
<//>`}function ol({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=L(i?`standings.disqualified`:`standings.unranked`);return N`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:L(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${L(`standings.scored`,{count:t.hanchans})}</dt><dd>${Z(s)}</dd></div>
<div><dt>${L(`standings.taken`)}</dt><dd>${Z(-10*c-l/100)}</dd></div>
<div><dt><strong>${L(`standings.total`)}</strong></dt><dd>${Z(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${L(`standings.games`)}</h2>
${a.length===0&&N`<p class="soft">${L(`standings.no-games`)}</p>`}
${a.map(t=>N`<${cl} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${L(`standings.taken`)}</h2>
${o.length===0&&N`<p class="soft">${L(`standings.nothing-taken`)}</p>`}
${o.length>0&&N`<${sl} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function sl({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return N`<dl class="card facts">
${t.map(t=>N`<div key=${t.id}>
<dt>${r&&N`<span class="who">${i(t.account)}</span> · `}<${Ce} state=${e} line=${t} /></dt>
<dd>${Rt(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>N`<div key=${e}><dt><strong>${L(`standings.sum`)}</strong></dt><dd>${Rt(e,t)}</dd></div>`)}
</dl>`}function cl({state:e,game:t,named:n}){let r=B(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,flags:d}=t,{counted:f=t.points,points:p,place:m,delta:h,uma:g,oka:_,taken:v=0,total:y}=t,b=[L(`hall-round`,{round:o}),L(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],x=L(`standings.delta`,{points:q(p),goal:q(p-h*100)});return N`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${b.join(` · `)}</a></h3>
${n&&N`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&N`<p class="soft">${L(`standings.corrected`,{count:a-1})}</p>`}
${f!==p&&N`<p class="soft">${L(`standings.counted`,{counted:q(f),points:q(p)})}</p>`}
<dl class="facts">
<div><dt>${x}</dt><dd>${Z(h,!0)}</dd></div>
<div><dt>${L(`standings.uma`,{place:m})}</dt><dd>${Z(g,!0)}</dd></div>
<div><dt>${L(`standings.oka`)}</dt><dd>${Z(_,!0)}</dd></div>
${v>0&&N`<div><dt>${L(`standings.by.yakitori`)}</dt><dd>${Z(-v,!0)}</dd></div>`}
<div><dt><strong>${L(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${Z(y,!0)}</dd></div>
</dl>
${d.map(e=>N`<p class="note warn" key=${e}>${L(`standings.flag.${e}`)}</p>`)}
</article>`}function ll({args:[e]}){let{tournament:t,state:n}=I();return!t||!n?N`<${U} title=${L(`hall-standings`)} />`:e&&e!==`teams`?N`<${al} state=${n} id=${e} />`:N`<${ul} state=${n} first=${e??`players`} />`}function ul({state:e,first:t}){let{official:n}=I(),i=tt(`standings`),[a,o]=j(t),{body:s}=i.answer??{},c=ae(n)&&N`<a class="button" href="#/import">${L(`standings.import`)}</a>`;return N`<${D} title=${L(`hall-standings`)} up="#/tables" actions=${c}>
<${cn} seen=${i} />
<${je} />
${e.others.id&&N`<a class="button" href=${`#/season/${e.others.id}`}>${L(`season.of`,{name:e.others.season})}</a>`}
${s?.teams.length>0&&N`<${r} label=${L(`standings.of`)} value=${a} onChange=${o}
options=${[`players`,`teams`].map(e=>({value:e,text:L(`standings.of.${e}`)}))} />`}
${s&&N`<${dl} state=${e} found=${s[a]} />`}
${s&&N`<${Wt} of=${a} />`}
<${et} state=${e} />
<${Le} state=${e} />
<//>`}function dl({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?N`<${fl} state=${e} />`:N`<ul class="rows" aria-label=${L(`hall-standings`)}>
${t.map(t=>N`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${pl(e,t,n).join(` · `)}</small></span>
<strong>${Z(t.final)}</strong>
</a>
</li>`)}
</ul>`}function fl({state:e}){let{official:t}=I(),[n]=nt(e);return N`<${E} text=${L(n?`standings.none`:`standings.no-hanchans`)}>
${n&&ae(t)&&N`<a class="button" href=${`#/result/${n.id}`}>${L(`standings.enter`,{name:n.name})}</a>`}
${!n&&N`<${Yt} />`}
<//>`}function pl(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s,withdrawn:c},l){let u=t!==null&&l.indexOf(t)!==l.lastIndexOf(t);return[e.teams[n]?.name,s&&L(`standings.disqualified`),c&&L(`standings.withdrawn`),!s&&t===null&&L(`standings.unranked`),u&&L(`standings.shared`),r>0&&L(`standings.hanchans`,{count:r}),a!==0&&L(`standings.less`,{score:Z(i),p:`${q(a)}P`}),o!==0&&L(`standings.less`,{score:Z(i),p:q(o)})].filter(Boolean)}export{er as AccountActs,ea as Alarm,wi as Cards,Kn as Correct,kr as Dashboard,Zr as Escalation,$r as Escalations,hi as Fines,Xn as HandEndWithdrawal,Fs as Import,Na as Journal,cr as LineAct,ht as NewPayment,bi as Payment,Ho as People,ri as Precedents,Xo as Reports,sc as Result,Nc as Rounds,tl as Setup,ll as Standings};