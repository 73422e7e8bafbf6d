import{$t as e,Bt as t,Ci as n,D as r,Dr as i,Fn as a,Fr as o,Ft as s,Gt as c,Ht as l,Ir as u,It as d,Jn as f,Lt as p,M as m,Mn as h,N as g,O as _,On as v,P as y,Pt as b,R as x,Rt as S,Si as C,Tn as w,Ut as T,V as E,Wt as D,X as O,a as k,ai as A,an as j,b as ee,bi as M,bn as te,ct as N,di as ne,en as re,ft as ie,h as ae,in as P,jr as oe,kn as se,lt as ce,m as F,mn as I,mt as le,on as L,p as ue,pn as de,qt as fe,rn as R,sn as z,t as pe,u as me,un as he,ut as B,w as ge,wi as _e,wn as ve,x as ye,xn as be,yt as V,z as H,zt as xe}from"./app.js";import{$ as Se,$n as U,$r as Ce,$t as we,An as Te,At as Ee,Br as De,Bt as Oe,Cr as ke,Ct as Ae,Dr as je,Fr as Me,Gr as Ne,Hn as Pe,Hr as Fe,Ht as Ie,Jn as Le,K as Re,Kn as ze,Kr as Be,Kt as Ve,Mi as He,Mn as Ue,Ni as W,Nn as We,Nr as Ge,Nt as Ke,Oi as qe,Or as Je,Pr as Ye,Q as Xe,Qn as Ze,Qr as Qe,Qt as $e,Rr as et,Rt as tt,Sr as nt,St as rt,Tt as it,Un as at,Ur as ot,Vr as st,Vt as ct,Wr as lt,X as ut,Xn as G,Xt as dt,Y as ft,Yn as pt,Yt as mt,Z as ht,Zn as gt,Zt as _t,_i as vt,an as yt,ar as bt,at as xt,br as St,bt as Ct,cn as wt,dn as K,ei as Tt,en as Et,er as Dt,fn as q,gi as Ot,gt as kt,hi as At,hn as jt,ht as Mt,ii as Nt,in as J,ir as Pt,ji as Y,jt as Ft,ki as It,ln as X,lr as Lt,lt as Rt,mn as zt,mt as Bt,ni as Vt,nn as Ht,nr as Ut,on as Z,or as Wt,pt as Gt,q as Kt,qn as qt,qr as Jt,rn as Yt,rr as Xt,rt as Zt,sn as Qt,st as $t,ti as en,tn,tr as nn,un as Q,ut as rn,vi as an,vt as on,wt as sn,xi as cn,xr as ln,yt as un,zr as dn,zt as fn}from"./shared.js";function pn(e,t){return{method:`PATCH`,path:`hanchans`,body:{hanchans:e.map(({id:e,new:t,seen:n})=>({id:e,...t,replaces:n})),...t&&{players:t}}}}function mn({changes:e,players:t,children:n,...r}){return I`<${Z} request=${e&&pn(e,t)} ...${r}>${n}<//>`}function hn(e,t){return Object.values(e.hanchans).filter(e=>e.round===t&&!e.status)}function gn(e,t,n,r){return[z(`hall-table`,{label:e.tables[t.table]?.label??`?`}),r.phrase(`seat-${n}`)].join(` · `)}function _n({one:e,state:t}){let[r,i]=n(!1);return I`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${z(`correct.move`)}</button>
${r&&I`<${vn} one=${e} state=${t} onClose=${()=>i(!1)} />`}`}function vn({one:e,state:t,onClose:r}){let[{id:i,table:a,round:o}]=n(e),[s,c]=n({table:a,round:o}),l=[`table`,`round`].filter(e=>s[e]!=={table:a,round:o}[e]),u=e=>Object.fromEntries(l.map(t=>[t,e[t]])),d=l.length?[{id:i,new:u(s),seen:u({table:a,round:o})}]:null,f=k(t).map(e=>({value:e.id,text:z(`hall-table`,{label:e.label})})),p=zt(t).map(e=>({value:e,text:z(`hall-round`,{round:e})}));return I`<${mn} title=${z(`correct.move`)} what="seats" yes=${z(`correct.move-yes`)} changes=${d} onClose=${r}>
<${S} label=${z(`correct.field.label`)} value=${s.table} options=${f} onChange=${e=>c({...s,table:e})} />
<${S} label=${z(`correct.round`)} value=${s.round} options=${p} onChange=${e=>c({...s,round:e})} />
<//>`}function yn({state:e,hanchan:t,options:r,onChosen:i,onNew:a}){let[o,s]=n(``),c=o.trim(),l=c?Object.values(e.players).filter(e=>Ht(e.name)===Ht(c)):[],u=e=>r.some(({value:t})=>t===e.id);return I`<${p} label=${z(`correct.by-name`)} value=${o} maxlength="200" onInput=${s} />
${l.map(n=>u(n)?I`<button key=${n.id} class="button main" type="button" onClick=${()=>i(n.id)}>${z(`correct.known-name`,{name:n.name,number:n.id_number})}</button>`:I`<${bn} key=${n.id} one=${n} state=${e} hanchan=${t} />`)}
${c&&I`<button class="button" type="button" onClick=${()=>a({id:f(h.now()),name:c})}>${z(l.length>0?`correct.same-name`:`correct.add-name`,{name:c})}</button>`}`}function bn({one:{id:e,name:t,withdrawn_at:n},state:r,hanchan:a}){let o=V(),s=hn(r,a.round).find(({seats:t})=>Object.values(t).includes(e)),c=s&&i.find(t=>s.seats[t]===e),l=c?z(`correct.known-sits`,{name:t,place:gn(r,s,c,o)}):n&&z(`correct.known-withdrawn`,{name:t});return l?I`<p class="note warn">${l}</p>`:null}function xn({state:e,hanchan:t,seat:r,onClose:i}){let a=V(),o=t.substitutes?.[r],[s,c]=n(o?`back`:`substitute`),[l,u]=n(``),[f,p]=n(null),m=e.players[t.seats[r]]?.name??`?`,h=[`substitute`,o&&`back`,`instead`,`other-table`].filter(Boolean).map(n=>({value:n,text:z(`correct.seat-way.${n}`,{name:e.players[o??t.seats[r]]?.name??`?`})})),g=s===`other-table`?wn(e,t,a):Cn(e,t),_=s===`substitute`&&f,v=_?[{value:f.id,text:z(`correct.new-name`,f)},...g]:g,y=e=>(p(e),u(e.id));return I`<${mn} title=${z(`correct.somebody-else`,{name:m})} what=${s===`substitute`?`substitute`:`seats`}
yes=${z(`correct.seat-yes`)} changes=${Sn(e,t,r,s,l)} players=${_&&l===f.id?[f]:void 0} onClose=${i}>
<${d} label=${z(`correct.seat-how`)} value=${s} options=${h} onChange=${e=>(c(e),u(``))} />
${s!==`back`&&I`<${S} label=${z(`correct.seat-who`)} value=${l} options=${[{value:``,text:z(`people.choose-player`)},...v]} onChange=${u} />`}
${s===`substitute`&&!l&&I`<${yn} state=${e} hanchan=${t} options=${g} onChosen=${u} onNew=${y} />`}
${s===`substitute`&&I`<p class="soft">${z(`correct.substitute-text`)}</p>`}
<//>`}function Sn(e,{id:t,seats:n,substitutes:r},i,a,o){let s=r??{},{[i]:c,...l}=s,u={seats:n,substitutes:s};if(a===`back`)return[{id:t,new:{seats:{...n,[i]:c},substitutes:l},seen:u}];if(!o)return null;if(a===`other-table`){let[r=``,a=``]=o.split(` `),s=e.hanchans[r];return[{id:t,new:{seats:{...n,[i]:s.seats[a]}},seen:{seats:n}},{id:r,new:{seats:{...s.seats,[a]:n[i]}},seen:{seats:s.seats}}]}let d={...n,[i]:o};return a===`instead`?[{id:t,new:{seats:d},seen:{seats:n}}]:[{id:t,new:{seats:d,substitutes:{...s,[i]:c??n[i]}},seen:u}]}function Cn(e,t){let n=new Set([t,...hn(e,t.round)].flatMap(({seats:e})=>Object.values(e)));return J(Object.values(e.players)).filter(({id:e,withdrawn_at:t})=>!t&&!n.has(e)).map(({id:e,name:t,id_number:n})=>({value:e,text:`${t} (${n})`}))}function wn(e,{id:t,round:n},r){return hn(e,n).filter(e=>e.id!==t&&!e.substitutes).flatMap(t=>i.map(n=>({value:`${t.id} ${n}`,text:`${e.players[t.seats[n]]?.name??`?`} · ${gn(e,t,n,r)}`})))}const Tn=[`bottom`,`right`,`top`,`left`];function En({one:e,state:t}){let r=V(),[a,o]=n(null),[s,c]=n(null),[l,u]=n(null),d=n=>t.players[e.seats[n]]?.name??`?`,f=e=>{a?a===e?o(null):c(e):o(e)},p=()=>(o(null),c(null),u(null));return I`<section class="around stack" aria-label=${z(`hall-seats`)}>
<p class="soft" role="status">${z(a?`correct.tap-second`:`correct.tap-seat`,{name:a&&d(a)})}</p>
<ul class=${`seats ${a?`picking`:``}`}>
${i.map((n,i)=>I`<li key=${n} class=${`at-${Tn[i]}`}>
<button class=${`seat ${n===`east`?`dealer`:``}`} type="button" aria-pressed=${a===n} onClick=${()=>f(n)}>
<span class="wind"><${me} wind=${n} /><span class="unseen">${r.phrase(`seat-${n}`)}</span></span>
<strong class="who">${d(n)}</strong>
${e.substitutes?.[n]&&I`<span class="marks"><span class="badge info">${z(`correct.for`,{name:t.players[e.substitutes[n]]?.name??`?`})}</span></span>`}
</button>
</li>`)}
</ul>
${a&&I`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>u(a)}>${z(`correct.somebody-else`,{name:d(a)})}</button>`}
${a&&s&&I`<${mn} title=${z(`correct.swap`)} what="seats" yes=${z(`correct.swap-yes`)} changes=${[Dn(e,a,s)]} onClose=${p}>
<p><span class="who">${d(a)}</span> ⇄ <span class="who">${d(s)}</span></p>
<//>`}
${l&&I`<${xn} state=${t} hanchan=${e} seat=${l} onClose=${p} />`}
</section>`}function Dn({id:e,seats:t,substitutes:n},r,i){let a={[r]:i,[i]:r},o={seats:t,...n&&{substitutes:n}},s=Object.entries(n??{}).map(([e,t])=>[a[e]??e,t]);return{id:e,new:{seats:{...t,[r]:t[i],[i]:t[r]},...n&&{substitutes:Object.fromEntries(s)}},seen:o}}function On({one:e,state:t}){let[r,i]=n(void 0),a=e.status?[`back`]:[Mn(t,e)&&`cancelled`,`void`].filter(Boolean);return I`${e.status&&I`<p class="note warn">${z(`over.${e.status}`)}</p>`}
${a.map(e=>I`<button key=${e} class="button" type="button" aria-haspopup="dialog" onClick=${()=>i(e)}>${z(`correct.status.${e}`)}</button>`)}
${r&&I`<${kn} one=${e} state=${t} way=${r} onClose=${()=>i(void 0)} />`}`}function kn({one:e,state:t,way:r,onClose:i}){let[a,o]=n(`game`),s=r===`back`?null:r,c=n=>An(t,e,n).filter(n=>jn(t,n,e,s)),l=[`game`,`round`,`day`].filter(e=>e===`game`||c(e).length>1).map(e=>({value:e,text:z(`correct.scope.${e}`,{count:c(e).length})})),u=c(a).map(({id:e,status:t=null})=>({id:e,new:{status:s},seen:{status:t}}));return I`<${mn} title=${z(`correct.status-title.${r}`)} what=${s?`status`:`status-back`} yes=${z(`correct.status-yes.${r}`)} danger=${!!s} changes=${u} onClose=${i}>
<p>${z(`correct.status-text.${r}`)}</p>
${l.length>1&&I`<${d} label=${z(`correct.scope`)} value=${a} options=${l} onChange=${o} />`}
<//>`}function An(e,t,n){let r=Object.values(e.hanchans);if(n===`round`)return r.filter(({round:e})=>e===t.round);let i=({scheduled_at:t})=>t&&a(Date.parse(t),e.settings.time_zone);return n===`day`&&t.scheduled_at?r.filter(e=>i(e)===i(t)):[t]}function jn(e,t,n,r){return(t.status??null)===(n.status??null)?r!==`cancelled`||Mn(e,t):!1}function Mn(e,t){return!e.results[t.id]&&!E(e,t).begun}function Nn({one:{id:e,name:t},state:r}){let[i,a]=n(!1),[o,s]=n(``),c=Pn(r,e),l=J(Object.values(r.players)).filter(t=>t.id!==e&&![...Pn(r,t.id)].some(e=>c.has(e)));if(l.length===0)return null;let u=l.map(e=>({value:e.id,text:`${e.name} (${e.id_number})`}));return I`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${z(`correct.join`)}</button>
${i&&I`<${Z} title=${z(`correct.join-this`,{name:t})} what="joining" yes=${z(`correct.join-yes`)} danger
request=${o?{method:`PUT`,path:`players/${e}/merge`,body:{into:o}}:null}
note=${z(`correct.for-good`)} done=${z(`correct.join-done`)} onClose=${()=>(a(!1),s(``))} onDone=${()=>be(`#/player/${o}`,{replace:!0})}>
<p>${z(`correct.join-text`,{name:t})}</p>
<${S} label=${z(`correct.join-with`)} value=${o} onChange=${s}
options=${[{value:``,text:z(`people.choose-player`)},...u]} />
<//>`}`}function Pn({hanchans:e},t){let n=Object.values(e).filter(({seats:e,status:n})=>!n&&Object.values(e).includes(t));return new Set(n.map(({round:e})=>e))}const Fn={player:[`name`,`id_number`,`team`],team:[`name`],table:[`label`],official:[`name`,`league_number`]},In={name:200,id_number:40,label:40,league_number:40},Ln={player:`id_number`,team:`name`,official:`league_number`};function Rn({kind:e,one:t,state:r}){let i=Vn(e,t),[a,o]=n({}),[s,c]=n(!1),l={...i,...a},u=Fn[e].filter(e=>l[e].trim()!==i[e]),d=u.filter(e=>e!==`team`&&!l[e].trim());return I`<form class="card" onSubmit=${e=>{e.preventDefault(),c(u.length>0&&d.length===0)}}>
${Fn[e].map(t=>{let n=e=>o({...a,[t]:e});return t===`team`?I`<${zn} key=${t} state=${r} value=${l.team} onChange=${n} />`:I`<${p} key=${t} label=${z(`correct.field.${t}`)} value=${l[t]} onInput=${n}
maxlength=${In[t]} hint=${r.season&&t===Ln[e]?z(`correct.season`):void 0}
wrong=${d.includes(t)?z(`correct.empty`):void 0} />`})}
${u.length>0&&I`<button class="button main">${z(`correct.look`)}</button>`}
${s&&I`<${Bn} kind=${e} one=${t} state=${r} changed=${u} stored=${i} values=${l} onClose=${()=>c(!1)} onDone=${()=>o({})} />`}
</form>`}function zn({state:e,value:t,onChange:n}){let r=J(Object.values(e.teams)).map(({id:e,name:t})=>({value:e,text:t}));if(r.length===0)return null;let i=[{value:``,text:z(`correct.no-team`)},...r];return I`<${S} label=${z(`correct.field.team`)} value=${t} options=${i} onChange=${n} />
${t&&I`<a class="reach" href=${`#/correct/team/${t}`}>${z(`correct.this-team`,{name:e.teams[t]?.name??`?`})}</a>`}`}function Bn({kind:e,one:t,state:n,changed:r,stored:i,values:a,onClose:o,onDone:s}){let c=e=>Object.fromEntries(r.map(t=>[t,e[t].trim()||null])),l={...c(a),replaces:c(i)},u=(e,t)=>(e===`team`?n.teams[t]?.name:t.trim())||z(`correct.none`);return I`<${Z} title=${z(`correct.title`)} what="correction" yes=${z(`correct.yes`)}
request=${{method:`PATCH`,path:`${e}s/${t.id}`,body:l}} onClose=${o} onDone=${s}>
<dl class="facts">
${r.map(e=>I`<div key=${e}>
<dt>${z(`correct.field.${e}`)}</dt>
<dd><${Qt} before=${u(e,i[e])} after=${u(e,a[e])} /></dd>
</div>`)}
</dl>
<//>`}function Vn(e,t){let n=e===`official`?{...t,league_number:t.number}:t;return Object.fromEntries(Fn[e].map(e=>[e,n[e]??``]))}function Hn({kind:e,one:t,name:r}){let[i,a]=n(!1);return I`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${z(`correct.remove`)}</button>
${i&&I`<${Z} title=${z(`correct.remove-this`,{name:r})} what="removal" yes=${z(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`${e}s/${t.id}/removal`,body:{}}} done=${z(`correct.remove-done`,{name:r})}
onClose=${()=>a(!1)} onDone=${()=>be(e===`table`?`#/tables`:`#/people/players`,{replace:!0})}>
<p>${z(`correct.remove-text`)}</p>
<//>`}`}function Un({one:e,name:t,state:r}){let[i,a]=n(!1);return I`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${z(`correct.remove`)}</button>
${i&&I`<${Wn} one=${e} name=${t} state=${r} onClose=${()=>a(!1)} />`}`}function Wn({one:e,name:t,state:r,onClose:i}){let[a,o]=n(`game`),s=Object.values(r.hanchans).filter(({round:t})=>t===e.round),c=a===`round`?s.map(({id:e})=>e):[e.id],l=[{value:`game`,text:z(`correct.scope.game`)},{value:`round`,text:z(`correct.scope.round`,{count:s.length})}],u=a===`round`?z(`hall-round`,{round:e.round}):t,f=z(`correct.remove-this`,{name:u});return I`<${Z} title=${f} what="removal" yes=${z(`correct.remove-yes`)} danger
request=${{method:`PUT`,path:`hanchans/removal`,body:{hanchans:c}}} done=${z(`correct.remove-done`,{name:u})} onClose=${i} onDone=${()=>te(`#/tables`)}>
<p>${z(`correct.remove-game`)}</p>
${s.length>1&&I`<${d} label=${z(`correct.scope`)} value=${a} options=${l} onChange=${o} />`}
<//>`}function Gn(e,t){return Object.values(e.hanchans).filter(({id:t,status:n})=>!n&&!e.results[t]).flatMap(e=>i.filter(n=>e.seats[n]===t).map(t=>({hanchan:e,seat:t}))).sort((e,t)=>e.hanchan.round.localeCompare(t.hanchan.round,void 0,{numeric:!0}))}function Kn({state:e,at:{hanchan:t,seat:n}}){let r=V();return I`${z(`hall-round`,{round:t.round})} · ${gn(e,t,n,r)}`}function qn({state:e,left:t}){let[r,i]=n(null);return I`<ul class="rows" aria-label=${z(`correct.seats-left`)}>
${t.map(t=>I`<li key=${t.hanchan.id}>
<button class="row" type="button" aria-haspopup="dialog" onClick=${()=>i(t)}>
<span class="body"><${Kn} state=${e} at=${t} /></span><span class="badge info">${z(`correct.somebody`)}</span>
</button>
</li>`)}
</ul>
${r&&I`<${xn} state=${e} hanchan=${r.hanchan} seat=${r.seat} onClose=${()=>i(null)} />`}`}function Jn({one:{id:e,name:t,withdrawn_at:r},state:i}){let[a,o]=n(!1),s=!r,c=s?`withdraw`:`return`,l={withdrawn:s,replaces:{withdrawn:!s}},u=Gn(i,e);return I`${r&&I`<p class="note warn">${z(u.length>0?`correct.is-seated-still`:`correct.is-withdrawn`,{name:t})}</p>`}
${r&&u.length>0&&I`<${qn} state=${i} left=${u} />`}
<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${z(`correct.${c}`)}</button>
${a&&I`<${Z} title=${z(`correct.${c}-this`,{name:t})} what=${c} yes=${z(`correct.${c}-yes`)}
request=${{method:`PATCH`,path:`players/${e}`,body:l}} done=${z(`correct.${c}-done`,{name:t})} onClose=${()=>o(!1)}>
${s&&I`<p>${z(`correct.withdraw-text`)}</p>`}
${s&&u.length>0&&I`<div class="note warn">
<p>${z(`correct.stays-seated`)}</p>
<ul>${u.map(e=>I`<li key=${e.hanchan.id}><${Kn} state=${i} at=${e} /></li>`)}</ul>
</div>`}
<//>`}`}function Yn({args:[e=``,t=``]}){let{tournament:n,state:r,official:i}=R(),a=z(`correct.title`);if(!n||!r)return I`<${H} title=${a} />`;if(!F(i,[`director`]))return I`<${c} title=${a} up="#/tables"><p class="note warn">${z(`correct.directors`)}</p><//>`;let o=Object.hasOwn(Xn,e)&&r[`${e}s`],s=o&&(o[t]??o[r.merged[t]]);if(!s)return I`<${x} title=${a} text=${z(`correct.nothing`)} up="#/people" />`;let l=Zn(r,s);return I`<${c} title=${z(`correct.this`,{name:l})} up=${Qn(e,s)}>
${Xn[e].map(t=>I`<${t} key=${s.id} kind=${e} one=${s} name=${l} state=${r} />`)}
<//>`}const Xn={player:[Rn,Jn,Nn,Hn],team:[Rn,Hn],table:[Rn,Hn],official:[Rn],hanchan:[En,_n,On,Un]};function Zn(e,{name:t,label:n,round:r,table:i}){let a=z(`hall-table`,{label:n??e.tables[i]?.label??`?`});return t??[r&&z(`hall-round`,{round:r}),a].filter(Boolean).join(` · `)}function Qn(e,{id:t,table:n}){return e===`hanchan`?`#/table/${n}`:e===`official`?`#/people/${t}`:e===`team`?`#/people/players`:`#/${e}/${t}`}function $n({hanchan:e,end:t,label:r,onDone:i}){let{state:a}=R(),[o,s]=n(null),c=Object.values(a.handEnds).filter(t=>t.hanchan===e.id&&!t.unsent),l=t??c.sort((e,t)=>oe(t,e)||(e.id<t.id?1:-1))[0];if(!l&&!o)return null;let{id:u,hand:d,how:f}=o??l,p=[ce(d),z(`hall-how.${f}`)].filter(Boolean).join(` · `);return I`<button class="button" type="button" aria-haspopup="dialog" onClick=${()=>s(l)}>${r??z(`correct.hand-end`)}</button>
${o&&I`<${Z} title=${z(`correct.hand-end-title`)} what="hand-end" yes=${z(`correct.hand-end-yes`)} danger
request=${{method:`PUT`,path:`hand-ends/${u}/withdrawal`,body:{}}} done=${z(`correct.hand-end-done`)} onDone=${i} onClose=${()=>s(null)}>
<p><strong>${p}</strong></p>
<p>${z(`correct.hand-end-text`)}</p>
<//>`}`}function er({state:e,account:t,onClose:r}){let{book:i}=R(),a=i?.content.unit?`pts`:`P`,o=[a,e.settings.currency],[s,c]=n(a),[l,u]=n(`take`),[f,m]=n(``),h=Q(),g=tr(s,f),_={account:t,unit:s,amount:l===`give`?-(g??0):g,waives:!1},v=g?{method:`PUT`,path:`ledger/decisions/${h(_)}`,body:_}:null,y=f&&!g?z(s===`pts`?`fines.hundreds`:`fines.above-nothing`):void 0,b=U(e,t),x=l===`give`?`give`:Wt(s)?`take`:`fine`,S=o.map(e=>({value:e,text:z(Wt(e)?`fines.points`:`fines.money`,{unit:e})})),C=g?z(`fines.do.${x}`,{amount:G(s,g)}):z(`fines.way.${l}`);return I`<${Z} title=${z(`fines.decide-on`,{name:b})} what="ledger-decision" yes=${C}
request=${v} done=${z(`fines.done.${x}`,{name:b,amount:G(s,g??0)})} onClose=${r}>
<${d} label=${z(`fines.what`)} value=${s} options=${S} onChange=${c} />
<${d} label=${z(`fines.way`)} value=${l} options=${[`take`,`give`].map(e=>({value:e,text:z(`fines.way.${e}`)}))} onChange=${u} />
<${p} label=${z(`fines.amount`,{unit:s===`pts`?z(`fines.table-points`):s})} value=${f} inputmode="decimal" autocomplete="off" wrong=${y} onInput=${m} />
<//>`}function tr(e,t){if(!Wt(e))return nn(e,t)||null;let n=/^\d{1,6}$/.test(t.trim())?Number(t):0;return n%(e===`pts`?100:1)==0&&n||null}function nr({state:e,balance:{account:t,unit:r,amount:i},onClose:a}){let o=-i,[s,c]=n(()=>G(r,o).slice(r.length+1)),[l,u]=n(`cash`),[f]=n(()=>new Date(h.now()).toISOString()),m=Q(),g=U(e,t),_=nn(r,s),v=!_||_>o?z(`fines.between`,{most:G(r,o)}):void 0,y={account:t,unit:r,amount:_,method:l,paid_at:f},b=v?null:{method:`PUT`,path:`refunds/${m(y)}`,body:y},x=G(r,_??0);return I`<${Z} title=${z(`fines.refund-to`,{name:g})} what="refund" yes=${z(`fines.refund-yes`,{amount:x})}
request=${b} done=${z(`fines.refunded`,{name:g,amount:x})} onClose=${a}>
<${p} label=${z(`fines.amount`,{unit:r})} value=${s} inputmode="decimal" wrong=${v} onInput=${c} />
<${d} label=${z(`fines.how`)} value=${l} options=${Et.map(e=>({value:e,text:z(`fines.method.${e}`)}))} onChange=${u} />
<//>`}function rr({state:e,account:t}){let{official:r}=R(),[i,a]=n(null);if(Xt(r,t.id))return null;let o=gt(e,t.id).filter(({unit:e})=>!Wt(e)),s=r?.roles?.includes(`director`),c=[...bt(r)?o.flatMap(or):[],...s?[ar(`decide`,{account:t})]:[]];if(c.length===0)return null;let l=o.length>1;return I`<div class="doing">
${c.map(({id:e,given:t})=>I`<button key=${e+t.balance?.unit} class=${`button ${e===`pay`?`main`:``}`} type="button" aria-haspopup="dialog" onClick=${()=>a({id:e,given:t})}>
${z(`fines.act.${e}`)}${l&&t.balance?` ${t.balance.unit}`:``}
</button>`)}
${i&&I`<${ir[i.id]} state=${e} ...${i.given} onClose=${()=>a(null)} />`}
</div>`}const ir={pay:we,refund:nr,decide:er};function ar(e,t){return{id:e,given:t}}function or(e){return e.amount===0?[]:[ar(e.amount>0?`pay`:`refund`,{balance:e})]}function sr({state:e,account:t,line:n,onClose:r}){return I`<${Z} title=${z(`fines.withdraw-decision`)} what="decision-withdrawal" yes=${z(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`ledger/decisions/${n.id}/withdrawal`,body:{}}} done=${z(`fines.withdrawn-done`)} onClose=${r}>
<p><strong>${U(e,t)} · ${Dt(n)}</strong></p>
<//>`}function cr(e){let t=/* @__PURE__ */ new Map;for(let{cause:n,cause_id:r,fine_id:i,amount:a}of e){let e=n===`payment`?n:i??r;t.set(e,(t.get(e)??0)+a)}let n=-[...t.values()].reduce((e,t)=>e+Math.min(0,t),0),r=/* @__PURE__ */ new Map;for(let[e,i]of t){let t=Math.min(Math.max(0,i),n);n-=t,i>t&&r.set(e,i-t)}return r}function lr({state:e,balance:{account:t,unit:r},fine:i,most:a,onClose:o}){let[s,c]=n(()=>G(r,a).slice(r.length+1)),l=Q(),u=nn(r,s),d=!u||u>a?z(`fines.between`,{most:G(r,a)}):void 0,f={account:t,unit:r,amount:-(u??0),waives:!0,fine:i},m=d?null:{method:`PUT`,path:`ledger/decisions/${l(f)}`,body:f},h={name:U(e,t),amount:G(r,u??0)};return I`<${Z} title=${z(`fines.waive-of`,h)} what="waiver" yes=${z(`fines.waive-yes`,h)}
request=${m} done=${z(`fines.waived`,h)} onClose=${o}>
<${p} label=${z(`fines.amount`,{unit:r})} value=${s} inputmode="decimal" wrong=${d} onInput=${c} />
<//>`}function ur({state:e,line:t,balance:r}){let{official:i}=R(),[a,o]=n(!1);if(t.unsent||!i?.roles?.includes(`director`)||Xt(i,r.account.id))return null;let s=dr(r,t);if(!s&&!fr(r,t))return null;let c=s?{balance:r,most:s,fine:t.cause_id}:{account:r.account,line:t};return I`<button class="button quiet line-act" type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${z(s?`fines.act.waive`:`fines.act.otherwise`)}</button>
${a&&I`<${s?lr:sr} state=${e} ...${c} onClose=${()=>o(!1)} />`}`}function dr({unit:e,lines:t},n){let r=t.filter(e=>e.cause_id===n.cause_id&&e.amount>0&&!e.fine_id);return Wt(e)||n.cause===`payment`||r.at(-1)?.id!==n.id?0:cr(t).get(n.cause_id)??0}function fr({lines:e},{id:t,cause:n,cause_id:r}){return n!==`decision`||t!==r?!1:e.filter(e=>e.cause_id===t).reduce((e,{amount:t})=>e+t,0)!==0}function pr({id:e,title:t,what:n,about:r,rows:i}){let a=Math.max(...i.map(({value:e})=>e),1);return I`<section class="card" aria-labelledby=${e}>
<h2 id=${e}>${t}</h2>
${r&&I`<p class="soft">${r}</p>`}
${i.length===0&&I`<p class="soft">${z(`dashboard.none`)}</p>`}
<ul class="bars">
${i.slice(0,10).map(e=>I`<li key=${e.key}><${mr} row=${e} most=${a} /></li>`)}
</ul>
${i.length>0&&I`<${s} title=${z(`dashboard.numbers`)}>${()=>I`<${gr} title=${t} what=${n} rows=${i} />`}<//>`}
</section>`}function mr({row:{name:e,value:t,part:n=0,href:r},most:i}){return I`<a class="bar" href=${r}>
<span>${e}</span>
<strong>${W(t)}</strong>
<${hr} value=${t} part=${n} most=${i} />
${n>0&&I`<small>${z(`dashboard.part`,{count:W(n)})}</small>`}
</a>`}function hr({value:e,part:t=0,most:n}){let r=e=>`${100*e/n}%`;return I`<svg class="drawn" width="100%" height="14" aria-hidden="true">
<rect class="all" width="100%" height="14" rx="4" />
<rect class="value" width=${r(e)} height="14" rx="4" />
${t>0&&I`<rect class="part" width=${r(t)} height="14" rx="4" />`}
</svg>`}function gr({title:e,what:t,rows:n}){let r=n.some(({part:e})=>e!==void 0);return I`<table class="numbers">
<caption class="unseen">${e}</caption>
<thead>
<tr>
<th scope="col">${t}</th>
<th scope="col">${z(`hall-rulings`)}</th>
${r&&I`<th scope="col">${z(`dashboard.apart`)}</th>`}
</tr>
</thead>
<tbody>
${n.map(({key:e,name:t,value:n,part:i,href:a})=>I`<tr key=${e}>
<th scope="row"><a class="reach" href=${a}>${t}</a></th>
<td>${W(n)}</td>
${r&&I`<td>${W(i??0)}</td>`}
</tr>`)}
</tbody>
</table>`}function _r(e){let t=[...new Set(Object.values(e.hanchans).map(({round:e})=>e))];t.sort(new Intl.Collator(void 0,{numeric:!0}).compare);let n=t.map(e=>({value:e,text:z(`hall-round`,{round:e})}));return[{value:``,text:z(`hall-any`)},...n]}function vr({day:e,round:t},n){let r={from:e&&`${e}T00:00`,until:e&&`${e}T23:59`},i=Object.entries({status:`standing`,round:t,...r,...n}).filter(([,e])=>e);return`#/log?${new URLSearchParams(i)}`}function yr({state:e,spread:t,asked:n}){let r=e.settings.time_zone,i=new Set(t.map(({hour:e})=>e.slice(0,10))),{columns:a,tables:o,counts:s,most:c}=xr(t,i.size>1?e=>Cr(e,r):Sr);return t.length===0?null:I`<section class="card" aria-labelledby="spread">
<h2 id="spread">${z(i.size>1?`dashboard.days`:`dashboard.hours`)}</h2>
<div class="wide">
<table class="spread">
<thead><tr><th scope="col">${z(`dashboard.table`)}</th>${a.map(({key:e,text:t})=>I`<th scope="col" key=${e}>${t}</th>`)}</tr></thead>
<tbody>
${o.map(({id:e,label:t})=>I`<tr key=${e}>
<th scope="row">${t}</th>
${a.map(t=>I`<td key=${t.key}><${br} count=${s.get(e+t.key)} most=${c} href=${wr(n,e,t)} /></td>`)}
</tr>`)}
</tbody>
</table>
</div>
</section>`}function br({count:e,most:t,href:n}){if(!e)return null;let r=20*Math.sqrt(e/t);return I`<a class="spot" href=${n}>
<svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r=${r} /></svg>
<strong>${W(e)}</strong>
</a>`}function xr(e,t){let n=/* @__PURE__ */ new Map,r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let{table:a,hour:o,rulings:s}of e){let e=t(o);n.set(e.key,e),r.set(a.id,a),i.set(a.id+e.key,(i.get(a.id+e.key)??0)+s)}let a=new Intl.Collator(void 0,{numeric:!0}),o=[...r.values()].sort((e,t)=>a.compare(e.label,t.label));return{columns:[...n.values()],tables:o,counts:i,most:Math.max(...i.values())}}function Sr(e){let t=e.slice(0,13);return{key:e,from:`${t}:00`,until:`${t}:59`,text:e.slice(11,16)}}function Cr(e,t){let n=e.slice(0,10),r=j(Intl.DateTimeFormat,{month:`numeric`,day:`numeric`,timeZone:t}).format(new Date(e));return{key:n,from:`${n}T00:00`,until:`${n}T23:59`,text:r}}function wr(e,t,{from:n,until:r}){return vr(e,{table:t,from:n,until:r})}function Tr({state:e,changes:t}){return I`<section class="card" aria-labelledby="recharged">
<h2 id="recharged">${z(`dashboard.recharged`)}</h2>
<p class="soft">${z(t.length?`dashboard.recharged-about`:`dashboard.none`)}</p>
<ul class="bullets">
${t.map(({at:t,official:n,account:r,unit:i,before:a,after:o,reason:s})=>I`<li key=${[t,r.id,i].join()}>
<span class="who">${U(e,r)}</span> ${G(i,a)} → <strong>${G(i,o)}</strong>
<br /><small class="soft">${[P(t,e.settings.time_zone),n.name,s].filter(Boolean).join(` · `)}</small>
</li>`)}
</ul>
</section>`}function Er({taking:{timed:e,median:t,bands:n},asked:r}){let i=n.map(({from:e,until:t,rulings:n})=>({key:String(t),name:z(e>1?`dashboard.from`:`dashboard.until`,{from:A(e),until:A(t)}),value:n,href:vr(r,{took:`${e}-${t}`})})),a=e?z(`dashboard.median`,{time:A(t),count:e}):z(`dashboard.untimed`);return I`<${pr} id="taking" title=${z(`dashboard.taking`)} what=${z(`dashboard.time`)}
about=${`${a} ${z(`dashboard.measured`)}`} rows=${e?i:[]} />`}function Dr(e,t,n){let r=Object.entries(t).map(([t,n])=>t in e.catalogue.facts?[e.question(t),e.answer(t,{value:n})]:[t,String(n)]),i=Object.entries(y(n)).map(([t,n])=>[g(e,t),m(e,t,n)]);return[...r,...i]}function Or({cases:e}){return I`<section class="card" aria-labelledby="unlike">
<h2 id="unlike">${z(`dashboard.unlike`)}</h2>
<p class="soft">${z(e.length?`dashboard.unlike-about`:`dashboard.alike`)}</p>
${e.map((e,t)=>I`<${kr} key=${t} one=${e} />`)}
</section>`}function kr({one:{foul:e,facts:t,context:n,revisions:r,outcomes:i}}){let a=V(),o=i[0].rulings.length,s=Dr(a,t,n);return I`<article class="stack case">
<h3>${N(a,e)}</h3>
${s.length>0&&I`<p class="soft">${s.map(e=>e.join(` `)).join(` · `)}</p>`}
${r>1&&I`<p class="note info">${z(`dashboard.revisions`,{count:r})}</p>`}
${i.map((e,t)=>I`<${Ar} key=${t} outcome=${e} most=${o} />`)}
</article>`}function Ar({outcome:{penalties:e,rulings:t},most:n}){let r=V(),{state:i}=R(),a=t.map(e=>i.rulings[e]).filter(Boolean),o=I`<span class="body outcome"><span>${B(r,{penalties:e,effects:a[0]?.effects})}</span><strong>${W(t.length)}</strong><${hr} value=${t.length} most=${n} /></span>`;return I`<${s} title=${o}>${()=>I`<${ee} rulings=${a} place empty=${z(`hall-none-found`)} />`}<//>`}function jr(){let{tournament:e,state:t,official:n}=R();return!e||!t?I`<${H} title=${z(`dashboard.title`)} />`:ue(n)?I`<${Mr} state=${t} />`:I`<${c} title=${z(`dashboard.title`)} up="#/log"><p class="note warn">${z(`dashboard.whose`)}</p><//>`}function Mr({state:e}){let[t,r]=n({day:``,round:``});return I`<${c} title=${z(`dashboard.title`)} up="#/log">
<div class="asked">
<${p} type="date" label=${z(`dashboard.day`)} value=${t.day} onInput=${e=>r({...t,day:e})} />
<${S} label=${z(`dashboard.round`)} value=${t.round} options=${_r(e)}
onChange=${e=>r({...t,round:e})} />
</div>
<${Nr} key=${JSON.stringify(t)} state=${e} asked=${t} />
<//>`}function Nr({state:e,asked:t}){let n=new URLSearchParams(Object.entries(t).filter(([,e])=>e)).toString(),r=Be(n?`dashboard?${n}`:`dashboard`),{body:i}=r.answer??{};return I`<${Ir} seen=${r} zone=${e.settings.time_zone} />
${i&&I`<${Pr} state=${e} body=${i} asked=${t} />`}`}function Pr({state:e,body:t,asked:n}){let r=V(),{totals:i,by_foul:a,by_official:o,escalations:s}=t,c=e=>vr(n,e),l=e=>({key:e.foul,name:N(r,e.foul)}),u=({official:e})=>({key:e.id,name:e.name}),d=e=>({value:e.rulings,part:e.otherwise}),f=a.filter(e=>e.otherwise>0);return I`<p role="status">${z(`dashboard.totals`,i)}</p>
<div class="dashboard">
<${pr} id="fouls" title=${z(`dashboard.fouls`)} what=${z(`dashboard.foul`)}
rows=${a.map(e=>({...l(e),...d(e),href:c({foul:e.foul})}))} />
<${pr} id="referees" title=${z(`dashboard.referees`)} what=${z(`dashboard.referee`)}
rows=${o.map(e=>({...u(e),...d(e),href:c({official:e.official.id})}))} />
<${yr} state=${e} spread=${t.by_table_and_hour} asked=${n} />
<${pr} id="otherwise" title=${z(`dashboard.otherwise`)} about=${z(`dashboard.otherwise-about`)} what=${z(`dashboard.foul`)}
rows=${f.map(e=>({...l(e),value:e.otherwise,href:c({foul:e.foul,book:`otherwise`})}))} />
<${Or} cases=${t.differently} />
<${Tr} state=${e} changes=${t.recharged??[]} />
<${pr} id="escalations" title=${z(`dashboard.escalations`)} what=${z(`dashboard.status`)}
rows=${s.map(e=>Fr(e,c))} />
<${Er} taking=${t.time_to_rule} asked=${n} />
</div>`}function Fr({status:e,outcome:t,rulings:n},r){let i=[e,t].filter(Boolean),a=i.map(e=>v(`hall-escalation.${e}`)?z(`hall-escalation.${e}`):e),o=i.join(` `);return{key:o,name:a.join(` · `),value:n,href:r({status:``,escalation:o})}}function Ir({seen:{answer:e,fresh:t,trouble:n},zone:r}){It();let i=e&&P(e.at,r);return!e&&!n?I`<${D} />`:n?I`<p class="note warn" role="status">${Ne(n)} ${z(e?`dashboard.old`:`dashboard.never`,{time:i??``})}</p>`:I`<p class="soft">${z(t?`dashboard.at`:`dashboard.asking`,{time:i??``})}</p>`}const Lr=[`photo`,`note`];function Rr({state:t,escalation:r,ruling:i}){let a=R(),{outbox:o}=a,s=V(),[c,l]=n(null);if(M(()=>void h.loadEscalationSteps(),[]),o.some(({subject:e,kind:t,state:n})=>e===r.id&&!Lr.includes(t)&&u(n)))return I`<p class="note bad">${z(`esc.stuck`)} <a href="#/outbox">${z(`hall-resolve`)}</a></p>`;let d=fn(a,r,i);return I`
${d===`decide`&&I`<${Hr} state=${t} escalation=${r} ruling=${i} onAsk=${l} />`}
${d===`appeal`&&I`<button class="button main" type="button" onClick=${()=>l(zr)}>${z(`esc.do.appeal`)}</button>`}
${d===`reopen`&&I`<button class="button" type="button" onClick=${()=>l(Br)}>${z(`esc.do.reopening`)}</button>`}
${[`own`,`own-table`,`panel`,`later`].includes(d)&&I`<p class="note warn">${z(`esc.${d}`)}</p>`}
${d===``&&I`<p class="soft">${z(`esc.wait.${r.status}`)}</p>`}
${c&&I`<${Me} what=${c.name} title=${z(`esc.do.${c.name}`)} text=${`${(({name:e})=>{let n=e!==`upheld`&&t.rulings[r.standing_id]||i;return`${B(s,n)} · ${n.offender.name}.`})(c)} ${z(`esc.means.${c.name}`)}`} yes=${z(`esc.do.${c.name}`)}
onReason=${async t=>{if(!c)return;let{kind:n,name:i,...a}=c;await h.send(n,r.id,{reason:t,...a}),he(),e(z(`esc.done.${n}`)),l(null),scrollTo({top:0})}} onClose=${()=>l(null)} />`}
`}const zr={kind:`appeal`,name:`appeal`},Br={kind:`reopening`,name:`reopening`},Vr=(e,t=e)=>({kind:`decision`,name:t,outcome:e});function Hr({state:e,escalation:t,ruling:n,onAsk:r}){let{id:i,standing_id:a,steps:o}=t,{table:s,seat:c,foul:l}=e.rulings[a]??n,u=o.findLast(({outcome:e})=>e)?.outcome===`amended`&&a,d=`#/call/${s.id}/${c??`-`}/${l}?amends=${a??i}&decides=${i}`,f=(e,t=``)=>I`<button class=${`button ${t}`} type="button" onClick=${()=>r(e)}>${z(`esc.do.${e.name}`)}</button>`;return I`
${u&&f(Vr(`amended`,`confirmed`),`main`)}
${f(Vr(`upheld`),u?``:`main`)}
<a class="button" href=${d}>${z(u?`esc.amend-again`:`hall-amend`)}</a>
${f(Vr(`overturned`),`danger`)}
`}function Ur({ruling:e,rulings:t}){let n=V(),{state:r}=R(),[i,a]=[!0,!1].map(n=>t.filter(t=>Kr(t,e)===n)),o=[...i,...a].slice(0,12);return I`<section class="stack">
<h2>${z(`esc.same-foul`)}</h2>
${t.length===0&&I`<p class="soft">${z(`esc.never-before`)}</p>`}
<ul class="rows">
${o.map(t=>I`<li key=${t.id}>
<a class="row" href=${`#/ruling/${t.id}`}>
<span class="body">
<strong class=${`penalty ${ie(t.kind)}`}>${B(n,t)}</strong>
<small>${[t.offender.name,r.officials[t.official]?.name,P(t.ruled_at,r.settings.time_zone)].filter(Boolean).join(` · `)}</small>
</span>
<span class="badges">
${i.includes(t)&&I`<span class="badge info">${z(`esc.same-facts`)}</span>`}
${t.revision!==e.revision&&I`<span class="badge warn">${z(`esc.other-revision`)}</span>`}
<${ye} ruling=${t} />
</span>
</a>
</li>`)}
</ul>
${t.length>12&&I`<a class="reach" href=${`#/log?foul=${e.foul}`}>${z(`esc.all-of-foul`,{count:t.length})}</a>`}
</section>`}function Wr(e,t,{offender:n}){return Jr(e,t,e=>e.offender.id===n.id)}function Gr(e,t,{foul:n}){return Jr(e,t,e=>e.foul===n)}function Kr(e,t){return ne(qr(e))===ne(qr(t))}function qr({final_decision:e,facts:t}){let{offence_number:n,...r}=e?.facts??t??{};return r}function Jr(e,{id:t,steps:n},r){let i=[t,...n.map(({standing_id:e})=>e)];return ge(Object.values(e.rulings).filter(e=>r(e)&&!i.includes(e.id)))}function Yr({state:e,foul:t,escalation:n}){let r=Be(`precedents?limit=20&foul=${t}`);return I`<section class="stack">
<h2>${z(`esc.precedents`)}</h2>
<${ot} seen=${r} what="precedents" />
${r.answer&&I`<${Zr} state=${e} items=${Xr(r.answer.body.items,n)} />`}
<a class="button" href=${`#/precedents?foul=${t}`}>${z(`esc.search-precedents`)}</a>
</section>`}function Xr(e,{id:t,steps:n}){let r=[t,...n.map(({standing_id:e})=>e)];return e.filter(({ruling:e})=>!r.includes(e.id))}function Zr({state:e,items:t}){let n=V();return t.length===0?I`<p class="soft">${z(`esc.no-precedents`)}</p>`:I`<ul class="rows below precedents">
${t.map(t=>I`<li key=${t.ruling.id}><${Qr} state=${e} words=${n} precedent=${t} /></li>`)}
</ul>`}function Qr({state:e,words:t,precedent:{ruling:n,why:r,facts:i,note:a,reason:o,escalation:s,revision_changed:c}}){let l=[a,o,...s?.steps.map(e=>e.reason)??[]].filter(Boolean),u=Object.entries(i).map(([e,n])=>`${t.question(e)} ${t.answer(e,{value:n})}`);return I`<a class="row" href=${`#/ruling/${n.id}`}>
<span class="body">
<strong class=${`penalty ${ie(n.kind)}`}>${B(t,n)}</strong>
<span>${N(t,n.foul)} · <span class="who">${n.offender.name}</span></span>
${u.map(e=>I`<small key=${e}>${e}</small>`)}
${l.map(e=>I`<span key=${e}>“${e}”</span>`)}
<small>${[e.officials[n.official]?.name,P(n.ruled_at,e.settings.time_zone)].filter(Boolean).join(` · `)}</small>
<span class="badges">
${[`amended`,`withdrawn`].includes(n.status)&&I`<span class="badge">${z(`hall-status.${n.status}`)}</span>`}
${c&&I`<span class="badge warn">${z(`esc.revision-changed`)}</span>`}
${r.map(e=>I`<span class="badge" key=${e}>${z(`esc.why.${e}`)}</span>`)}
${s&&I`<span class="badge info">${Oe(s)}</span>`}
</span>
</span>
</a>`}function $r({args:[e]}){let{tournament:t,state:n}=R();if(!t||!n)return I`<${H} title=${z(`esc.one`)} />`;let[r,i]=[n.escalations[e],n.rulings[e]];return!r||!i?I`<${x} title=${z(`esc.one`)} text=${z(`esc.missing`)} up="#/escalations" />`:I`<${ei} state=${n} escalation=${r} ruling=${i} />`}function ei({state:e,escalation:t,ruling:n}){let r=V(),i=dn([n])[n.revision],a=O(r,i,n),o=a&&(a.chosen??a.final??a.first),s=t.status===`open`;Lt(s);let l=I`<${Rr} state=${e} escalation=${t} ruling=${n} />`;return I`<${c} title=${N(r,n.foul)} up="#/escalations" actions=${l}>
<${_t} ruling=${n} shown=${o}>
<p role="status"><span class=${`badge ${s?`warn`:`info`}`}>${ct(t)}</span> ${s&&I`<span class="soft">${tt(t.escalated_at)}</span>`}</p>
<//>
<${Ke} state=${e} escalation=${t} />
<section class="stack">
<h2>${z(`esc.so-far`)}</h2>
<${Ee} state=${e} events=${Ft(e,t)} />
</section>
<${Ae} ruling=${n} />
${a?I`<${sn} ruling=${n} spoken=${a} />`:I`<p class="soft">${z(`hall-no-book`)}</p>`}
<${it} state=${e} ruling=${n} />
<${dt} state=${e} ruling=${n} />
<${Ve} state=${e} ruling=${n} />
<section class="stack">
<h2>${z(`esc.on-offender`,{name:n.offender.name})}</h2>
<${ee} rulings=${Wr(e,t,n)} place empty=${z(`esc.nothing-else`)} />
</section>
<${$e} state=${e} id=${n.offender.id} />
<${Ur} ruling=${n} rulings=${Gr(e,t,n)} />
<${Yr} state=${e} foul=${n.foul} escalation=${t} />
<//>`}function ti(){let{tournament:e,state:t}=R();return!e||!t?I`<${H} title=${z(`hall-escalations`)} />`:I`<${ni} state=${t} />`}function ni({state:e}){let t=Object.values(e.escalations).filter(({id:t})=>e.rulings[t]),n=t.sort((e,t)=>Date.parse(e.escalated_at)-Date.parse(t.escalated_at)),r=n.filter(({status:e})=>e===`open`),i=n.filter(({status:e})=>e!==`open`).reverse();return Lt(r.length>0),I`<${c} title=${z(`hall-escalations`)} up="#/log">
<p class="beside"><a class="button quiet" href="#/precedents">${z(`esc.precedents`)}</a></p>
${t.length===0&&I`<${l} text=${z(`esc.none`)}><a class="button" href="#/log">${z(`hall-log`)}</a><//>`}
<${ri} state=${e} title=${z(`esc.waiting`,{count:r.length})} escalations=${r} />
<${ri} state=${e} title=${z(`esc.decided-ones`)} escalations=${i} />
<//>`}function ri({state:e,title:t,escalations:n}){return n.length===0?null:I`<section class="stack">
<h2>${t}</h2>
<ul class="rows below">${n.map(t=>I`<li key=${t.id}><${ii} state=${e} escalation=${t} /></li>`)}</ul>
</section>`}function ii({state:e,escalation:t}){let n=V(),r=e.rulings[t.id],i=t.status===`open`,a=[z(`hall-table`,{label:r.table.label}),Ie(e,t),tt(t.escalated_at)];return I`<a class="row" href=${`#/escalation/${t.id}`}>
<span class="body">
<strong>${N(n,r.foul)}</strong>
<span><span class="who">${r.offender.name}</span> · ${B(n,r)}</span>
<small>${a.filter(Boolean).join(` · `)}</small>
<span class="badges">
<span class=${`badge ${i?`warn`:``}`}>${ct(t)}</span>
${!i&&I`<span class="badge info">${Oe(t)}</span>`}
${t.unsent&&I`<span class="badge info">${z(`hall-unsent`)}</span>`}
</span>
</span>
</a>`}function ai({query:e}){let{tournament:t,state:n}=R();return!t||!n?I`<${H} title=${z(`esc.precedents`)} />`:I`<${oi} state=${n} begun=${e.get(`foul`)??``} />`}function oi({state:e,begun:t}){let r=V(),[i,a]=n(t in r.catalogue.fouls?t:``),[o,s]=n({}),[l,u]=n(``),[d,f]=n(``),m=e=>{a(e),s({})},h=e=>{e.preventDefault(),f(l.trim())},g=Be(ui(i,o,d)),_=g.answer?.body;return I`<${c} title=${z(`esc.precedents`)} up="#/escalations">
<p class="soft">${z(`esc.precedents-text`)}</p>
<form class="stack" role="search" onSubmit=${h}>
<${S} label=${z(`hall-filter.foul`)} value=${i} options=${[{value:``,text:z(`esc.any`)},...li(r)]} onChange=${m} />
${i&&I`<${si} words=${r} foul=${i} facts=${o} onFacts=${s} />`}
<${p} type="search" label=${z(`esc.words`)} hint=${z(`esc.words-hint`)} value=${l} onInput=${u} maxlength="200" />
<button class="button">${z(`esc.search`)}</button>
</form>
<${ot} seen=${g} what="precedents" />
${_&&I`<${Zr} state=${e} items=${_.items} />`}
${_?.next&&I`<p class="note">${z(`esc.more`,{count:50})}</p>`}
<//>`}function si({words:e,foul:t,facts:n,onFacts:r}){let{book:i}=R();return i?i.table(t).used.map(t=>{let i=ci(e.catalogue.facts[t]).map(n=>({value:String(n),text:e.answer(t,{value:n})}));return i.length>0&&I`<${S} key=${t} label=${e.question(t)} value=${n[t]??``}
options=${[{value:``,text:z(`esc.any`)},...i]} onChange=${e=>r({...n,[t]:e})} />`}):null}function ci({kind:e,answers:t}){return e===`yes-no`?[!0,!1]:e===`choice`?Object.keys(t):[]}function li(e){return Object.keys(e.catalogue.fouls).map(t=>({value:t,text:e.name(`fouls`,t)})).sort((e,t)=>e.text.localeCompare(t.text))}function ui(e,t,n){let r=new URLSearchParams({limit:`50`});e&&r.set(`foul`,e),n&&r.set(`q`,n);for(let[e,n]of Object.entries(t))n&&r.append(`fact`,`${e}:${n}`);return`precedents?${r}`}function di({state:e,kind:t,id:n}){let r=e[`${t}s`]?.[e.merged[n]??n];if(!r)return I`<${x} title=${z(`fines.title`)} text=${z(`fines.no-account`)} up="#/fines" />`;let i={kind:t,id:r.id},a=gt(e,r.id).length===0;return I`<${c} title=${r.name} up="#/fines">
<p class="soft">${fi(e,t,r)}</p>
${a&&I`<p class="soft">${z(`fines.no-lines`)}</p>`}
${t===`player`&&I`<${Ct} state=${e} player=${r.id} />`}
<${rt} state=${e} id=${r.id} />
<${rr} state=${e} account=${i} />
${t===`player`&&I`<a class="button quiet" href=${`#/player/${r.id}`}>${z(`fines.to-player`)}</a>`}
<//>`}function fi(e,t,n){return t===`player`?[n.id_number&&z(`hall-id-number`,{number:n.id_number}),e.teams[n.team]?.name].filter(Boolean).join(` · `):z(`fines.kind.${t}`)}function pi({state:e,balances:t,onPay:n}){let r=t.filter(({amount:e})=>e>0),i=Pt(r).map(([e,t])=>G(e,t));return I`<section class="stack" aria-labelledby="owing">
<h2 id="owing">${z(`fines.owing`)}</h2>
${r.length===0&&I`<p class="soft">${z(e.others.fines.length>0?`fines.none-here`:`fines.none`)}</p>`}
${r.length>0&&I`<p>${z(`fines.in-all`,{amount:i.join(` · `)})}</p>`}
<ul class="rows">
${r.map(t=>I`<li key=${hi(t)}><${gi} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${r.length>0&&I`<p class="soft">${z(`fines.pays-first`)}</p>`}
</section>`}function mi({state:e,balances:t,onRefund:n}){let r=t.filter(({amount:e})=>e<0);return r.length===0?null:I`<section class="stack" aria-labelledby="paid-back">
<h2 id="paid-back">${z(`fines.paid-back`)}</h2>
<ul class="rows">
${r.map(t=>I`<li key=${hi(t)}><${gi} state=${e} balance=${t} onPay=${n} /></li>`)}
</ul>
${!n&&I`<p class="soft">${z(`fines.gives-back`)}</p>`}
</section>`}function hi({account:e,unit:t}){return e.id+t}function gi({state:e,balance:t,onPay:n}){let{account:r,unit:i,amount:a,since:o,lines:s}=t,c=Ut(s).filter(({cause:e})=>e===`payment`).reduce((e,t)=>e-t.amount,0),l=[a>0&&z(`fines.since`,{time:P(o,e.settings.time_zone)}),c>0&&z(`fines.part-paid`,{amount:G(i,c)})],u=I`<span class="body who">${U(e,r)}<small>${l.filter(Boolean).join(` · `)}</small></span>
<strong>${G(i,Math.abs(a))}</strong>`;return n?I`<button class="row" type="button" onClick=${()=>n(t)}>${u}</button>`:I`<a class="row" href=${`#/fines/${r.kind}/${r.id}`}>${u}</a>`}function _i({args:[e,t]}){let{tournament:n,state:r}=R();return!n||!r?I`<${H} title=${z(`fines.title`)} />`:e===`cash`?I`<${on} state=${r} />`:t?I`<${di} key=${t} state=${r} kind=${e} id=${t} />`:I`<${vi} state=${r} />`}function vi({state:e}){let{official:t}=R(),[r,i]=n(null),[a,o]=n(null),[s,l]=n(``);M(()=>void h.lookAround(),[]);let u=_e(()=>Ze(e),[e.ledger]),d=bt(t);return I`<${c} title=${z(`fines.title`)} up="#/tables">
<div role="status">${e.payments[s]&&I`<${yi} state=${e} payment=${e.payments[s]} />`}</div>
<${pi} state=${e} balances=${u} onPay=${d&&i} />
<${mi} state=${e} balances=${u} onRefund=${d&&o} />
<${Gt} state=${e} />
<${Mt} state=${e} />
<${Bt} state=${e} official=${t} />
${d&&I`<a class="button" href="#/fines/cash">${z(`cash.title`)}</a><a class="button" href="#/reports">${z(`reports.link`)}</a>`}
${r&&I`<${we} state=${e} balance=${r} onSent=${l} onClose=${()=>i(null)} />`}
${a&&I`<${nr} state=${e} balance=${a} onClose=${()=>o(null)} />`}
<//>`}function yi({state:e,payment:{id:t,account_kind:n,account_id:r,unit:i,amount:a,unsent:o}}){let s=U(e,{kind:n,id:r});return I`<p class="note info row">
<span class="body">${z(o?`fines.payment-unsent`:`fines.taken`,{name:s,amount:G(i,a)})}</span>
<a class="button" href=${`#/paid/${t}`}>${z(`fines.to-receipt`)}</a>
</p>`}function bi({state:e,payment:{withdrawn:t}}){if(!t)return null;let{at:n,by:r,reason:i}=t,a={time:P(n,e.settings.time_zone),name:e.officials[r]?.name??`?`};return I`<p class="note bad" role="status"><strong>${z(`fines.withdrawn-by`,a)}</strong> ${i}</p>`}function xi({state:e,payment:t}){let{official:r}=R(),[i,a]=n(!1),{id:o,account_kind:s,account_id:c,unit:l,amount:u,refund:d,withdrawn:f,unsent:p}=t,m=Xt(r,e.merged[c]??c);if(f||p||m||!bt(r))return null;let h=z(d?`fines.withdraw-refund`:`fines.withdraw`);return I`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${h}</button>
${i&&I`<${Z} title=${h} what=${d?`refund-withdrawal`:`payment`} yes=${z(`fines.withdraw-yes`)} danger
request=${{method:`PUT`,path:`payments/${o}/withdrawal`,body:{}}} done=${z(`fines.withdrawn-done`)} onClose=${()=>a(!1)}>
<p><strong>${U(e,{kind:s,id:c})} · ${G(l,u)}</strong></p>
<p>${z(d?`fines.withdraw-refund-text`:`fines.withdraw-text`)}</p>
<//>`}`}function Si({args:[e]}){let{tournament:t,state:n,official:r}=R();if(!t||!n)return I`<${H} title=${z(`fines.payment`)} />`;let i=n.payments[e];if(!i)return I`<${x} title=${z(`fines.payment`)} text=${z(`fines.no-payment`)} up="#/fines" />`;let a=i.unsent?z(`fines.payment`):kt(i);return I`<${c} title=${a} up="#/fines">
<${bi} state=${n} payment=${i} />
<${Ci} state=${n} payment=${i} />
${i.unsent&&I`<p class="note info" role="status">${z(`fines.receipt-later`)}</p>`}
${!i.unsent&&!i.withdrawn&&I`<${wi} hash=${i.hash} />`}
${!i.unsent&&bt(r)&&I`<${Ti} payment=${i} />`}
<${xi} state=${n} payment=${i} />
<//>`}function Ci({state:e,payment:t}){let{account_kind:n,account_id:r,unit:i,amount:a,method:o,paid_at:s,note:c,refund:l}=t,u=[[z(l?`fines.paid-back-to`:`fines.payer`),U(e,{kind:n,id:r})],[z(`fines.amount-paid`),G(i,a)],[z(`fines.how`),z(`fines.method.${o}`)],[z(`fines.when`),P(s,e.settings.time_zone)],...c?[[z(l?`fines.why`:`fines.note-paid`),c]]:[]];return I`<dl class="facts">
${u.map(([e,t])=>I`<div key=${e}><dt>${e}</dt><dd>${t}</dd></div>`)}
</dl>`}function wi({hash:e}){let t=an();return I`<figure class="big-code">
<${Nt} text=${`${t}/#/receipt/${e}`} label=${z(`fines.code`)} />
<figcaption>${z(`fines.photograph`)}</figcaption>
</figure>`}function Ti({payment:{id:e,receipt:t}}){let{live:r}=R(),{lang:i}=de(),[a,o]=n(0),{blob:s,url:c,failed:l}=mt(()=>h.file(`payments/${e}/receipt.pdf?lang=${i}`),[e,i,a].join()),u=()=>o(a+1);M(()=>{l&&r===`live`&&u()},[r]);let d=`receipt-${t}.pdf`;if(l)return I`<p class="note warn" role="status">${z(`fines.page-away`)}</p>
<button class="button" type="button" onClick=${u}>${z(`try-again`)}</button>`;if(!c||!s)return I`<p class="soft" role="status">${z(`fines.page-comes`)}</p>`;let f=[new File([s],d,{type:s.type})];return I`<div class="doing">
<a class="button main" href=${c} target="_blank">${z(`fines.open-page`)}</a>
<a class="button" href=${c} download=${d}>${z(`fines.save-page`)}</a>
${navigator.canShare?.({files:f})&&I`<button class="button" type="button" onClick=${()=>navigator.share({files:f}).catch(()=>{})}>${z(`fines.share-page`)}</button>`}
</div>`}function Ei(){let{tournament:e,state:t}=R();if(!e||!t)return I`<${H} title=${z(`hall-cards`)} />`;let n=I`<button class="button main" onClick=${()=>print()}>${z(`hall-print`)}</button>`;return I`<${c} title=${z(`hall-cards`)} up="#/tables" actions=${n}>
<p class="unprinted">${z(`hall-cards-how`)}</p>
<a class="button unprinted" href="#/reports">${z(`reports.link`)}</a>
<ul class="codes">
${k(t).map(e=>I`<li key=${e.id}><${Di} table=${e} name=${t.settings.name} /></li>`)}
</ul>
<//>`}function Di({table:e,name:t}){let{url:n,failed:r}=mt(()=>h.tableCode(e.id),e.id),i=z(`hall-table`,{label:e.label});return I`<figure>
${n&&I`<img src=${n} alt=${z(`hall-code`,{label:e.label})} />`}
${r&&I`<p class="note warn">${z(`hall-code-away`)}</p>`}
<figcaption><strong>${i}</strong><small>${t}</small></figcaption>
</figure>`}function Oi(e,t,n){let{kind:r,body:i}=n,a=ki[r]??ki[r.split(`.`)[0]]??(()=>[]);try{return[...a(e,t,n),i.reason].filter(Boolean)}catch{return[]}}const ki={tournament:(e,t,{body:n})=>[n.name,n.rulebook?.id],season:(e,t,{body:n})=>[n.league.name,n.season],official:(e,t,{subject:n,body:r})=>[r.name??t.officials[n]?.name,...ji(r),r.number,$(t,r.player_id)],invitation:(e,t,{body:n})=>[n.label,Mi(t,n),...ji(n)],phone:(e,t,{body:n})=>[Mi(t,n)],token:(e,t,{body:n})=>[n.name,Mi(t,n),...n.scopes??[]],team:(e,t,{subject:n,body:r})=>Ai(r,r.name??t.teams[n]?.name),player:(e,t,{subject:n,body:r})=>r.merged_into?[z(`journal.joined`,{name:$(t,n)??`?`})]:Ai(r,r.name??$(t,n),r.id_number),table:(e,t,{subject:n,body:r})=>Ai(r,z(`hall-table`,{label:r.label??t.tables[n]?.label??`?`})),hanchan:(e,t,{subject:n,body:r})=>[Pi(t,n),...i.map(e=>$(t,r[`${e}_id`])),r.scheduled_at&&P(r.scheduled_at,t.settings.time_zone)],ruling:(e,t,{body:{ruling:n}})=>Ni(e,n),photo:(e,t,{body:n})=>Ni(e,t.rulings[n.ruling]),note:(e,t,{body:n})=>[...Ni(e,t.rulings[n.ruling]),n.note],escalation:(e,t,{subject:n,body:r})=>[r.outcome&&z(`journal.outcome.${r.outcome}`),...Ni(e,t.rulings[n])],"dead-hand":(e,t,{subject:n})=>{let{seat:r,...i}=t.deadHands[n]??{};return[r&&e.phrase(`seat-${r}`),...Fi(t,i)]},hand:(e,t,{subject:n,body:r})=>[z(`hall-how.${r.how}`),...Fi(t,t.handEnds[n])],"help.called":(e,t,{body:n})=>[z(`hall-table`,{label:t.tables[n.table_id]?.label??`?`}),...n.offenders.map(e=>U(t,e)),n.foul&&N(e,n.foul)],help:(e,t,{subject:n,body:r})=>[r.ended_how&&z(`help.over.${r.ended_how}`),...Fi(t,t.helpCalls[n])],exam:(e,t,{subject:n})=>[t.exams[n]?.title],"exam-attempt":(e,t,{subject:n})=>{let{exam_id:r,official_id:i}=t.examAttempts[n]??{};return[t.exams[r]?.title,t.officials[i]?.name]},timing:(e,t,{body:n})=>[z(`journal.what.${n.what}`),n.person_id&&U(t,{kind:n.person_kind,id:n.person_id}),Pi(t,n.hanchan_id)],"time.added":(e,t,{body:n})=>[`${n.seconds<0?`−`:`+`}${A(Math.abs(n.seconds))}`,Pi(t,n.hanchan_id)],time:(e,t,{subject:n})=>{let{what:r,player:i,hanchan:a}=t.keptTimes[n]??{};return[r&&z(`journal.what.${r}`),$(t,i),Pi(t,a)]},"personal-data":(e,t,{body:n})=>n.players.map(e=>$(t,e)),ledger:(e,t,{body:n})=>n.lines.map(e=>Ii(t,e)),fine:(e,t,{kind:n,body:r})=>[Ii(t,{...r,what:`paid`,amount:n===`fine.refunded`?r.amount:-r.amount}),z(`journal.receipt`,{number:r.receipt})],payment:(e,t,{body:n})=>[Ii(t,{...n,what:`reversed`,amount:n.refund?-n.amount:n.amount}),z(`journal.receipt`,{number:n.receipt})],cash:(e,t,{body:{day:n,method:r,unit:i,counted:a,expected:o,note:s}})=>[n,z(`fines.method.${r}`),z(`cash.counted`,{amount:G(i,a)}),un(i,a-o),s],fines:(e,t,{body:n})=>n.players.map(e=>$(t,e)),result:(e,t,{body:n})=>[Pi(t,n.hanchan_id),...i.map(t=>`${e.phrase(`seat-${t}`)} ${W(n.points[t])}`)]};function Ai({before:e={},withdrawn_at:t,removed_at:n},...r){let i=[e.name,e.id_number,e.label].filter(Boolean).join(`, `);return[...r,i&&z(`journal.was`,{was:i}),t&&z(`journal.withdrawn`),n&&z(`journal.removed`)]}function ji({roles:e}){return(e??[]).map(e=>z(`hall-role.${e}`))}function $(e,t){return e.players[e.merged[t]??t]?.name}function Mi(e,{official_id:t,player_id:n}){return e.officials[t]?.name??$(e,n)}function Ni(e,t){if(!t)return[];let{foul:n,offender:r,table:i}=t;return[N(e,n),r.name,z(`hall-table`,{label:i.label}),B(e,t)]}function Pi(e,t){let n=e.hanchans[t??``];return n&&Le(e,n)}function Fi(e,{table:t,hand:n}={}){return[e.tables[t]&&z(`hall-table`,{label:e.tables[t].label}),ce(n)]}function Ii(e,{account_kind:t,account_id:n,...r}){return`${U(e,{kind:t,id:n})} ${Dt(r)}`}const Li=[`foul`,`issued`,`offender`,`table`,`hanchan`,`hand`,`seat`,`note`,`reason`];async function Ri(e,t){let{kind:n,body:r}=t;if(n===`tournament.changed`)return Gi(e,t);if(n.startsWith(`ruling.`))return Bi(e,t);let[i]=await Ji(t,zi(t));if(!i)return null;if(n===`result.corrected`)return{before:Hi(e,i.body),after:Hi(e,r)};let a=n===`hanchan.scheduled`?Ui:Wi;return{before:a(i.body),after:a(r)}}function zi({kind:e,subject:t,body:n}){return e===`hanchan.scheduled`?n=>n.kind===e&&n.subject===t:e===`result.corrected`?e=>e.kind.startsWith(`result.`)&&e.body.hanchan_id===n.hanchan_id:t=>t.kind===e&&[`arrived`,`corrected`].includes(t.body.what)&&t.body.hanchan_id===n.hanchan_id&&t.body.person_id===n.person_id}async function Bi(e,t){let{kind:n,body:r}=t,[i]=await Ji(t,({seq:e})=>e===r.ruling.seq);if(!i)return null;let a=Vi(e,i);if(n===`ruling.closed`){let{facts:t,context:n}=r.final_decision,i=B(e,r.ruling);return{before:a,after:{...a,issued:i,...Object.fromEntries(Dr(e,t,n))}}}let[o]=await Ji(t,({subject:e})=>e===r.amended_by);return o?{before:a,after:Vi(e,o)}:null}function Vi(e,{body:t}){let{table:n,offender:r,...i}=t.ruling,a=B(e,i),o={...i,...t,issued:a,table:n.label,offender:r.name},s=Li.filter(e=>(o[e]??null)!==null),c=Dr(e,t.facts,t.context);return Object.fromEntries([...s.map(e=>[e,o[e]]),...c])}function Hi(e,{points:t,deposits:n,unranked:r,winless:a}){let o=i.map(n=>[e.phrase(`seat-${n}`),t[n]]);return{...Object.fromEntries(o),deposits:n,unranked:r.join(` `),winless:a?.join(` `)}}function Ui({scheduled_at:e,minutes:t}){return{scheduled_at:e,minutes:t}}function Wi({arrived_at:e,at:t}){return{arrived_at:e??t}}async function Gi(e,t){let n=await Ji(t,({kind:e})=>e.startsWith(`tournament.`),1/0),r=Object.assign({},...n.reverse().map(({body:e})=>e));return{before:Ki(e,r),after:Ki(e,{...r,...t.body})}}function Ki(e,{name:t,currency:n,time_zone:r,rulebook:{id:i,options:a,readings:o}}){let s=Object.entries(a).map(([e,t])=>[z(`journal.option`,{option:e}),JSON.stringify(t)]),c=Object.entries(o).map(([t,n])=>qi(e,t,n)),l=Object.entries({name:t,currency:n,time_zone:r,rulebook:i}).map(([e,t])=>[z(`journal.field.${e}`),t]);return Object.fromEntries([...l,...s,...c])}function qi(e,t,n){if(!(t in e.catalogue.readings))return[t,n];let{question:r,alternatives:i}=e.reading({id:t,chosen:n});return[r,i[n]??n]}async function Ji({seq:e},t,n=1){return(await(await h.audit()).older(e,n,t)).entries}const Yi=[`ruling.amended`,`ruling.closed`,`result.corrected`,`tournament.changed`,`hanchan.scheduled`],Xi={ruling:`rulings`,player:`players`,table:`tables`};function Zi({state:e,entry:t,onSubject:n}){let r=V(),{seq:i,at:a,who:o,kind:c}=t,l=o?e.officials[o]?.name??z(`hall-unknown`):z(`journal.nobody`),u=Oi(r,e,t),d=[z(`journal.number`,{seq:i}),P(a,e.settings.time_zone),l],f=I`<div class="body">
<h3>${$i(c)}</h3>
${u.length>0&&I`<span class="who">${u.join(` · `)}</span>`}
<small>${d.join(` · `)}</small>
</div>`;return I`<${s} class="entry" title=${f}>
${()=>I`<${Qi} state=${e} entry=${t} onSubject=${n} />`}
<//>`}function Qi({state:e,entry:t,onSubject:n}){let{tournament:r,...i}=t,{kind:a,subject:o,body:s}=i,[c]=Object.entries(Xi).find(([,t])=>o in e[t])??[];return I`<div class="stack">
<p class="pair">
${c&&I`<a class="button" href=${`#/${c}/${o}`}>${z(`journal.open`)}</a>`}
<button class="button" type="button" onClick=${()=>n(o)}>${z(`journal.all-of-it`)}</button>
</p>
${(Yi.includes(a)||s.what===`corrected`)&&I`<${ea} state=${e} entry=${t} />`}
<h4>${z(`journal.raw`)}</h4>
<pre class="raw" tabindex="0" aria-label=${z(`journal.raw`)}>${JSON.stringify(i,null,2)}</pre>
</div>`}function $i(e){return v(`journal.kind.${e}`)?z(`journal.kind.${e}`):e}function ea({state:e,entry:t}){let r=V(),[i,a]=n(void 0);return M(()=>void Ri(r,t).then(a,()=>a(null)),[]),i===void 0?I`<${D} />`:i===null?I`<p class="soft">${z(`journal.no-before`)}</p>`:I`<${rn} caption=${z(`journal.changes`)} heads=${[z(`journal.before`),z(`journal.after`)]}
before=${i.before} after=${i.after} />`}const ta=`shinpan.alarm.`;function na({inCall:e}){let{alarms:t,tournament:n}=R(),r=t?.at(-1);return r&&n&&I`<${ra} key=${r.at} alarms=${t} id=${n.id} inCall=${e} />`}function ra({alarms:e,id:t,inCall:r}){let i=e.at(-1),[a,o]=n(()=>!r&&w(ta+t)!==i.at);return M(()=>{ia(i)||re(220),he(600)},[]),I`<div role="alert">
<button class=${ia(i)?`alarm-bar restored`:`alarm-bar`} type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>
<${aa} alarm=${i} /><span>${z(`alarm.${i.what}`)}</span><strong>${z(`alarm.open`)}</strong>
</button>
</div>
${a&&I`<${oa} alarms=${e} onClose=${()=>{ve(ta+t,i.at),o(!1)}} />`}`}function ia({what:e}){return e===`restored`}function aa({alarm:e}){return I`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
aria-hidden="true"><path d=${`M8 7H7a5 5 0 0 0 0 10h1M16 7h1a5 5 0 0 1 0 10h-1`+(ia(e)?`M8 12h8`:`M13 3l-2 6 2 3-2 3 2 6`)} /></svg>`}function oa({alarms:e,onClose:t}){let{official:n}=R(),r=C(null);M(()=>r.current?.showModal(),[]);let[i,...a]=e.toReversed(),{what:o,seq:s}=i,c=n?.roles?.includes(`director`)?`director`:`others`;return I`<dialog class=${ia(i)?`alarm restored`:`alarm`} ref=${r} aria-labelledby="alarm-title" onCancel=${t}>
<header><${aa} alarm=${i} /><h2 id="alarm-title" tabindex="-1" autofocus>${z(`alarm.${o}`)}</h2><p>${z(`alarm.${o}.said`,{seq:s})}</p></header>
<div class="stack">
<${ca} alarm=${i} />
<section><h3>${z(`alarm.meaning`)}</h3><p>${z(ia(i)?`alarm.restored.means`:`alarm.means`)}</p></section>
<section>
<h3>${z(`alarm.now`)}</h3>
<ol class="steps">${[`show`,`save`,`go-on`].map(e=>I`<li key=${e}>${z(`alarm.${e}.${c}`)}</li>`)}</ol>
</section>
<button class="button main" type="button" onClick=${fa}>${z(`alarm.save`)}</button>
<button class="button" type="button" onClick=${t}>${z(`alarm.close`)}</button>
${a.map(e=>I`<${sa} key=${e.at} alarm=${e} />`)}
</div>
</dialog>`}function sa({alarm:e}){let{what:t,seq:n}=e;return I`<section class="stack">
<h3>${z(`alarm.earlier`)} ${z(`alarm.${t}`)}</h3>
<p>${z(`alarm.${t}.said`,{seq:n})}</p>
<${ca} alarm=${e} theirs="alarm.theirs-then" />
</section>`}function ca({alarm:{mine:e,theirs:t,at:n},theirs:r=`alarm.theirs`}){let{tournament:i}=R();return I`${e&&I`<${la} mine=${e} theirs=${t} heads=${[z(`alarm.mine`),z(r)]} />`}
<p class="soft">${z(`alarm.found`,{time:P(n,i?.time_zone)})}</p>`}function la({mine:e,theirs:t,heads:n}){let r=V(),{state:i}=R(),a=Oi(r,i,e),o=t&&Oi(r,i,t);return I`<div class="slips">
<${da} title=${n[0]} entry=${e} parts=${a} others=${o} />
<${da} title=${n[1]} entry=${t} parts=${o} others=${a} />
</div>
${o?.join()===a.join()&&I`<${rn} caption=${z(`journal.changes`)} heads=${n} before=${ua(e)} after=${ua(t)} />`}`}function ua({at:e,who:t,subject:n,body:{rows:r,...i}}){return{at:e,who:t,subject:n,...i}}function da({title:e,entry:t,parts:n,others:r}){let{state:i}=R();return I`<section class="slip">
<h3>${e}</h3>
${t?I`<p><strong>${$i(t.kind)}</strong></p>
<ul>${n.map((e,t)=>I`<li key=${t}>${!r||r.includes(e)?e:I`<mark>${e}</mark>`}</li>`)}</ul>
<small>${z(`journal.number`,{seq:t.seq})} · ${P(t.at,i.settings.time_zone)}</small>`:I`<p><mark>${z(`alarm.nothing`)}</mark></p>`}
</section>`}async function fa(){let t=await h.evidence().catch(()=>null);if(!t)return e(z(`journal.unread`));let n=JSON.stringify(t,null,1);st(new Blob([n],{type:`application/json`}),`${h.snapshot.tournament?.slug}-log-evidence.json`)}function pa({state:e,chosen:t,onChoose:n}){let r=Object.values(t).filter(Boolean).length,i=[...Object.values(e.officials),...Object.values(e.players),...Object.values(e.teams)],a={kind:ma(se(`journal.kind.`).map(e=>({value:e.slice(13),text:z(e)}))),person:ma(i.map(({id:e,name:t})=>({value:e,text:t}))),table:k(e).map(({id:e,label:t})=>({value:e,text:t})),...t.subject&&{subject:[{value:t.subject,text:z(`journal.this`)}]}};return I`<details class="fold" open=${!!t.subject}>
<summary>${z(`journal.filters`,{count:r})}</summary>
<div class="stack">
${Object.entries(a).map(([e,r])=>I`<${S} key=${e} label=${z(`journal.filter.${e}`)} value=${t[e]??``}
options=${[{value:``,text:z(`hall-any`)},...r]} onChange=${r=>n({...t,[e]:r})} />`)}
${r>0&&I`<button class="button" type="button" onClick=${()=>n({})}>${z(`journal.clear`)}</button>`}
</div>
</details>`}function ma(e){let t=new Intl.Collator(void 0,{numeric:!0});return e.sort((e,n)=>t.compare(e.text,n.text))}const ha=/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;function ga(e,{kind:t,person:n,table:r,subject:i}){let a=va(e),o=e=>e===r||a.get(e)===r;return e=>{if(t&&e.kind!==t)return!1;if(!n&&!r&&!i)return!0;let a=_a(e),s=e=>!e||a.includes(e);return s(i)&&(s(n)||e.who===n)&&(!r||a.some(o))}}function _a({subject:e,body:{rows:t,...n}}){return[e,...JSON.stringify(n).match(ha)??[]]}function va({hanchans:e,rulings:t,deadHands:n,handEnds:r}){let i=Object.values(e).map(({id:e,table:t})=>[e,t]),a=Object.values(t).map(({id:e,table:t})=>[e,t.id]),o=[...Object.values(n),...Object.values(r)].map(({id:e,table:t})=>[e,t]);return new Map([...i,...a,...o])}function ya({result:{browser:e,server:t}}){return I`<div class="stack" role="status">
<${xa} name=${z(`journal.browser`)} result=${e} whole="journal.whole" line=${({seq:e,what:t})=>z(`journal.found.${t}`,{seq:e})} />
${t&&I`<${xa} name=${z(`journal.server`)} result=${t} whole="journal.rows-whole" line=${ba} />`}
</div>`}function ba({seq:e,kind:t,values:n,what:r}){let i=n.roles?.split(`, `).map(e=>e===`player`?z(`hall-player`):v(`hall-role.${e}`)?z(`hall-role.${e}`):e);return v(`finding.${t}`)?z(`finding.${t}`,{seq:e,...n,...i&&{roles:i.join(`, `)}}):I`<span lang="en">${r}</span>`}function xa({name:e,result:{trouble:t,findings:n=[],found:r=n.length,head:i},whole:a,line:o}){if(t)return I`<p class="note warn"><strong>${e}</strong> ${t}</p>`;let s=R().alarms?.at(-1),c=s&&s.what!==`restored`;return r===0&&c?I`<p class="note bad"><strong>${e}</strong> ${z(`journal.another`,{seq:i.seq})} ${z(`alarm.${s.what}.said`,{seq:s.seq})}</p>`:r===0?I`<p class="note"><strong>${e}</strong> ${z(a,{seq:i.seq})}</p>`:I`<div class="note bad stack">
<p><strong>${e}</strong> ${z(`journal.broken`,{count:r})}</p>
<ul class="bullets">${n.slice(0,50).map((e,t)=>I`<li key=${t}>${o(e)}</li>`)}</ul>
${r>50&&I`<p>${z(`journal.more`,{count:r-50})}</p>`}
</div>`}function Sa(e){let[,t,n]=e.toLowerCase().match(/\b(\d{1,9}):([0-9a-f]{64})\b/)??[];return n?{seq:Number(t),hash:n}:null}function Ca({slug:e,name:t},{seq:n,hash:r,at:i}){let a=[t,i??``,`${n}:${r}`,`shinpan audit verify ${e} --head ${n}:${r}`,``];st(new Blob([a.join(`
`)],{type:`text/plain`}),`${e}-${n}.txt`)}function wa({onHead:e,onClose:t}){let r=C(null),[i,a]=n(``);return M(()=>{let t=new AbortController;return Rt(r.current,t.signal,t=>Sa(t)?(e(t),!0):!1,a),()=>t.abort()},[]),I`<${b} title=${z(`journal.scan`)} onClose=${t}>
<video ref=${r} class="viewfinder" hidden=${[`impossible`,`refused`].includes(i)} muted playsinline aria-label=${z(`hall-viewfinder`)}></video>
${i&&I`<p class="note warn" role="status">${z(`journal.scan.${i}`)}</p>`}
<//>`}function Ta({state:e}){return I`<section class="card" aria-labelledby="proof">
<h2 id="proof">${z(`journal.proof`)}</h2>
<p class="unprinted">${z(`journal.proof-about`)}</p>
<${Ea} />
<${s} title=${z(`journal.head`)}>${()=>I`<${Oa} state=${e} />`}<//>
</section>`}function Ea(){let{official:e}=R(),[t,r]=n(``),[i,a]=n(null),[o,s]=n(null),c=C(null);M(()=>()=>c.current?.abort(),[]);let[l,u]=n(!1),d=e=>{r(e),u(!1)},f=Sa(t),m=t.trim()&&!f?z(`journal.no-head`):``;return I`<form class="stack unprinted" onSubmit=${async t=>{if(t.preventDefault(),m||o)return;c.current=new AbortController,a(null),s({done:0,all:0});let{signal:n}=c.current;a(await Da({noted:f,stop:n,tell:(e,t)=>s({done:e,all:t})},e)),s(null)}}>
<${p} label=${z(`journal.noted`)} hint=${z(`journal.noted-hint`)} value=${t} wrong=${m} onInput=${r}
autocomplete="off" autocapitalize="none" spellcheck=${!1} />
<button class="button" type="button" onClick=${()=>u(!0)}>${z(`journal.scan`)}</button>
<button class="button main" disabled=${!!o}>${z(`journal.verify`)}</button>
</form>
${o&&I`<div class="stack" role="status">
<progress aria-label=${z(`journal.verifying`)} max=${o.all||1} value=${o.done}></progress>
<p>${z(`journal.progress`,o)}</p>
<button class="button" type="button" onClick=${()=>c.current?.abort()}>${z(`journal.stop`)}</button>
</div>`}
${i&&I`<${ya} result=${i} />`}
${l&&I`<${wa} onHead=${d} onClose=${()=>u(!1)} />`}`}async function Da(e,t){let{prove:n}=await h.audit(),r=t=>t.catch(t=>({trouble:e.stop.aborted?z(`journal.stopped`):Ne(t)})),i=new Promise((t,n)=>e.stop.addEventListener(`abort`,n)),a=await r(Promise.race([n(e),i]));if(!t?.roles?.includes(`director`)||e.stop.aborted)return{browser:a};let o=e.noted?`?head=${e.noted.seq}:${e.noted.hash}`:``;return{browser:a,server:await r(h.ask(`audit${o}`,{timeout:12e4}))}}function Oa({state:e}){let[t,r]=n(null),[i,a]=n(``),{online:o}=R();if(M(()=>{h.ask(`journal/head`).then(r,e=>a(Ne(e)))},[e.seq,o]),!t)return I`<p class=${i?`note warn`:`soft`} role="status">${i||z(`loading`)}</p>`;let{slug:s,name:c,time_zone:l}=e.settings,u=`${t.seq}:${t.hash}`;return I`<div class="stack head">
<p>${z(`journal.head-about`)}</p>
<figure><${Nt} text=${u} label=${z(`journal.code`)} /><figcaption><strong>${c}</strong></figcaption></figure>
<${T} rows=${[[z(`journal.number-of`),t.seq],[z(`journal.time`),t.at&&P(t.at,l)],[z(`journal.hash`),I`<code>${u}</code>`],[z(`journal.command`),I`<code>shinpan audit verify ${s} --head ${u}</code>`]]} />
<p class="pair unprinted">
<button class="button" type="button" onClick=${()=>Ca(e.settings,t)}>${z(`journal.save`)}</button>
<button class="button" type="button" onClick=${()=>print()}>${z(`hall-print`)}</button>
</p>
</div>`}const ka=5e3;function Aa({state:e}){let{online:t}=R(),[r,i]=n(null),[a,o]=n(``),[s,c]=n(null);return M(()=>{let e=()=>ja().then(i,e=>o(Ne(e))),t=()=>h.uncheckedSince().then(c,()=>{});e(),t();let n=setTimeout(e,ka),r=setInterval(t,ka);return()=>{clearTimeout(n),clearInterval(r)}},[e.hash,t]),I`<section class="card unprinted" aria-labelledby="witnesses">
<h2 id="witnesses">${z(`witness.title`)}</h2>
${s&&I`<p class="note warn" role="status">${z(`witness.unchecked`,{time:P(s,e.settings.time_zone)})}</p>`}
${r?I`<${Ma} state=${e} answer=${r} />`:I`<p class="soft" role="status">${a||z(`loading`)}</p>`}
</section>`}async function ja(){let e=await h.ask(`journal/witnesses`);return{...e,...await h.behindHead(e)}}function Ma({state:e,answer:{head:t,items:n,signed:r,other:i}}){let a=[...n].sort((e,t)=>t.size-e.size),o=a.filter(({key_id:e})=>!r.includes(e));return I`<div class="stack" role="status">
<p class="seals" aria-hidden="true">
${a.map(t=>I`<span key=${t.key_id} class=${o.includes(t)?`seal behind`:`seal`}>${Pa(e,t.official_id)}</span>`)}
</p>
<p><strong>${z(`witness.behind-head`,{count:a.length-o.length,all:a.length,seq:t.seq})}</strong></p>
<p class="soft">${z(`witness.about`)}</p>
${o.length>0&&I`<ul class="bullets">${o.map(t=>I`<li key=${t.key_id}>${Na(e,t,i)}</li>`)}</ul>`}
</div>`}function Na(e,{key_id:t,official_id:n,size:r,at:i},a){let o={name:e.officials[n]?.name??z(`hall-unknown`),seq:r},s=a.includes(t)?`witness.other`:`witness.lag`;return z(s,{...o,time:P(i,e.settings.time_zone)})}function Pa(e,t){return[...e.officials[t]?.name??`?`][0]}function Fa({query:e}){let{tournament:t,state:n}=R();if(!t||!n)return I`<${H} title=${z(`journal.title`)} />`;let r=Object.fromEntries(e);return I`<${Ia} key=${e.toString()} state=${n} asked=${r} />`}function Ia({state:e,asked:t}){let[r,i]=n(t),[a,o]=n(e.seq),s=JSON.stringify([r,a]);return I`<${c} title=${z(`journal.title`)} up="#/log">
<${Ta} state=${e} />
<${Aa} state=${e} />
<section class="stack unprinted" aria-labelledby="entries">
<h2 id="entries">${z(`journal.entries`)}</h2>
<p class="soft">${z(`journal.kept`,{seq:e.seq})}</p>
<${pa} state=${e} chosen=${r} onChoose=${i} />
${e.seq>a&&I`<button class="button" type="button" onClick=${()=>o(e.seq)}>${z(`journal.newer`,{count:e.seq-a})}</button>`}
<${La} key=${s} state=${e} from=${a} chosen=${r} onSubject=${e=>i({subject:e})} />
</section>
<//>`}function La({state:e,from:t,chosen:r,onSubject:i}){let a=_e(()=>ga(e,r),[]),[o,s]=n([]),[c,l]=n(t+1),[u,d]=n(!1),f=C(!1),p=async()=>{if(!(f.current||c===null)){f.current=!0;try{let e=await(await h.audit()).older(c,30,a);s(t=>[...t,...e.entries]),l(e.next)}catch{d(!0)}finally{f.current=!1}}};return M(()=>void p(),[]),u?I`<p class="note bad" role="alert">${z(`journal.unread`)}</p>`:c===t+1?I`<${D} />`:I`<ul class="entries">
${o.map(t=>I`<li key=${t.seq}><${Zi} state=${e} entry=${t} onSubject=${i} /></li>`)}
</ul>
${o.length===0&&I`<p class="soft" role="status">${z(`hall-none-found`)}</p>`}
${c!==null&&I`<button class="button" type="button" onClick=${p}>${z(`journal.older`)}</button>`}`}function Ra({state:e}){let t=K(`invitations`),n=I`<a class="button main" href="#/people/invite">${z(`people.invite`)}</a>`;return I`<${c} title=${z(`people.links`)} up="#/people" actions=${n}>
<${wt} of=${t}>
${t=>I`<${za} links=${t.toReversed()} state=${e} />`}
<//>
<//>`}function za({links:e,state:t}){let n=t.settings.time_zone,r=e.filter(({closed:e})=>!e),i=e.filter(({closed:e})=>e);return I`${r.length===0&&I`<${l} text=${z(`people.no-links`)} />`}
<${Ba} links=${r} zone=${n} state=${t} />
${i.length>0&&I`<${s} title=${z(`people.closed-count`,{count:i.length})}>
${()=>I`<${Ba} links=${i} zone=${n} state=${t} />`}
<//>`}`}function Ba({links:e,zone:t,state:n}){return e.length===0?null:I`<ul class="rows">
${e.map(e=>I`<${Ha} key=${e.id} link=${e} zone=${t} whom=${n?Va(n,e):z(`people.open-link`)} />`)}
</ul>`}function Va(e,{official:t,player:n,roles:r,label:i}){return t?z(`people.for-phone`,{name:e.officials[t]?.name??`?`}):n?z(`people.for-player`,{name:e.players[n]?.name??`?`}):[Vt(r),i].filter(Boolean).join(` · `)}function Ha({link:e,zone:t,whom:r}){let[i,a]=n(!1),{ask:o,asking:s,wrong:c}=q();return I`<li>
<div class="row">
<span class="body"><strong>${r}</strong><small>${Ua(e,t)}</small></span>
${!e.closed&&I`<button class="button danger" type="button" disabled=${s} aria-haspopup="dialog"
aria-label=${z(`people.withdraw-this`,{whom:r})} onClick=${()=>a(!0)}>${z(`people.withdraw`)}</button>`}
</div>
${c}
${i&&I`<${Ye} title=${z(`people.withdraw-ask`)} text=${z(`people.withdraw-text`)} yes=${z(`people.withdraw`)} danger
onYes=${()=>{a(!1),o(()=>h.ask(`invitations/${e.id}/revocation`,{method:`PUT`}))}} onClose=${()=>a(!1)} />`}
</li>`}function Ua({uses:e,uses_left:t,expires_at:n,closed:r},i){let a=e===null?z(`people.any-number`):z(`people.uses-left`,{left:t,uses:e});return r?[z(`people.closed.${r}`),a].join(` · `):[a,n?z(`people.until`,{time:P(n,i)}):z(`people.no-end`)].join(` · `)}function Wa({made:e,state:t,up:r,onMore:i}){let[a,o]=n(e.link),s=e.limits??Ua(e,t.settings.time_zone),l=I`<button class="button" type="button" onClick=${i}>${z(`people.another`)}</button>
<a class="button main" href=${r}>${z(`people.done`)}</a>`;return I`<${c} title=${z(`people.link-made`)} up=${r} actions=${l}>
<${Ot} link=${a} cure=${e.addresses?.cure} />
<p><strong>${Ga(t,e)}</strong></p>
<figure class="big-code"><${Nt} text=${a} label=${z(`people.code`)} /></figure>
<${At} link=${a} found=${e.addresses} onLink=${o} />
<p class="soft">${s}</p>
<${Ka} made=${e} />
<${$t} label=${z(`people.link`)} text=${a} />
<p class="note warn">${z(`people.link-once`)}</p>
<//>`}function Ga(e,{official:t,player:n,roles:r,name:i}){return n?z(`people.sees-own`,{name:e.players[n]?.name??`?`}):i?z(`people.becomes-named`,{name:i,roles:Vt(r)}):t?z(`people.becomes-phone`,{name:e.officials[t]?.name??`?`}):z(`people.becomes`,{roles:Vt(r)})}function Ka({made:e}){let{items:t}=K(`phones`),n=(t??[]).filter(t=>e.name?t.official===e.official:t.invitation===e.id).length;return I`<p role="status">${n>0&&I`<span class="badge">${z(`people.arrived`,{count:n})}</span>`}</p>`}const qa=[[15,`minute`,15],[1,`hour`,60],[4,`hour`,240],[12,`hour`,720],[1,`day`,1440],[7,`day`,10080]];function Ja({state:e,query:t}){let[r,i]=n(null),a=async e=>i({...e,addresses:await vt()}),o=t.get(`official`),s=t.get(`player`),l=o?`#/people/${o}`:s?`#/people/player/${s}`:`#/people`,u=z(o?`people.one-more`:s?`people.give-link`:`people.invite`);return r?I`<${Wa} made=${r} state=${e} up=${l} onMore=${()=>i(null)} />`:I`<${c} title=${u} up=${l}>
${o?I`<${Qa} official=${e.officials[o]} onMade=${a} />`:s?I`<${$a} player=${e.players[s]} onMade=${a} />`:I`<${Ya} onMade=${a} />`}
<//>`}function Ya({onMade:e}){let[t,r]=n(`name`),i=[`name`,`role`].map(e=>({value:e,text:z(`people.by.${e}`)}));return I`<${d} label=${z(`people.whom`)} value=${t} options=${i} onChange=${r} />
${t===`name`?I`<${Xa} onMade=${e} />`:I`<${Za} onMade=${e} />`}`}function Xa({onMade:e}){let[t,r]=n(``),[i,a]=n([]),o=Q();return I`<${eo} lacks=${e=>({name:e&&!t.trim()?z(`people.name-missing`):``,roles:e&&i.length===0?z(`people.role-missing`):``})} make=${async()=>{let n={name:t.trim(),roles:i},r=await h.ask(`officials/${o(n)}`,{method:`PUT`,body:n}),a={official:r.id,label:r.name};await e({link:(r.join?r:await X(`invitations`,o(a),a,`join`)).link,official:r.id,name:r.name,roles:r.roles,limits:z(`people.one-phone`)})}}>
${e=>I`<${p} label=${z(`people.name`)} value=${t} onInput=${r} wrong=${e.name}
autocomplete="off" maxlength="200" />
<${Tt} chosen=${i} wrong=${e.roles} onChange=${a} />
<p class="soft">${z(`people.by-name-text`)}</p>`}
<//>`}function Za({onMade:e}){let[t,r]=n([]),[i,a]=n(`5`),[o,s]=n(240),[c,l]=n(``),u=Q();return I`<${eo} lacks=${e=>({roles:e&&t.length===0?z(`people.role-missing`):``,uses:e&&!(no(i)>=1&&no(i)<=500)?z(`people.uses-wrong`,{most:500}):``})} make=${async()=>{let n={roles:t,uses:no(i),minutes:o,label:c.trim()};await e(await X(`invitations`,u(n),n,`join`))}}>
${e=>I`<${Tt} chosen=${t} wrong=${e.roles} onChange=${r} />
<${p} label=${z(`people.uses`)} value=${i} onInput=${a} wrong=${e.uses} inputmode="numeric" autocomplete="off" />
<${to} value=${o} onChange=${s} />
<${p} label=${z(`people.label`)} hint=${z(`people.label-hint`)} value=${c} onInput=${l} autocomplete="off" maxlength="200" />
<p class="soft">${z(`people.by-role-text`)}</p>`}
<//>`}function Qa({official:e,onMade:t}){let[r,i]=n(60),a=Q();return e?I`<${eo} make=${async()=>{let n={official:e.id,minutes:r,label:e.name};await t(await X(`invitations`,a(n),n,`join`))}}>
${()=>I`<p>${z(`people.becomes-phone`,{name:e.name})}</p><${to} value=${r} onChange=${i} />`}
<//>`:I`<p class="note warn">${z(`people.nobody`)}</p>`}function $a({player:e,onMade:t}){let n=Q();return e?I`<${eo} make=${async()=>{let r={player:e.id,uses:null,minutes:null,label:e.name};await t(await X(`invitations`,n(r),r,`join`))}}>${()=>I`<p>${z(`people.own-text`,{name:e.name})}</p>`}<//>`:I`<p class="note warn">${z(`people.nobody`)}</p>`}function eo({make:e,lacks:t=()=>({}),children:r}){let[i,a]=n(!1),{ask:o,asking:s,wrong:c}=q();return I`<form class="stack" onSubmit=${n=>{n.preventDefault(),a(!0),Object.values(t(!0)).some(Boolean)||o(e)}} novalidate>
${r(t(i))} ${c}
<button class="button main" disabled=${s}>${z(`people.make-link`)}</button>
</form>`}function to({value:e,onChange:t}){let n=qa.map(([e,t,n])=>({value:n,text:j(Intl.NumberFormat,{style:`unit`,unit:t,unitDisplay:`long`}).format(e)}));return I`<${S} label=${z(`people.lasts`)} value=${e} options=${n}
onChange=${e=>t(Number(e))} />`}function no(e){let t=e.normalize(`NFKC`).trim();return/^\d+$/.test(t)?Number(t):NaN}const ro=`referee`;function io({state:e}){let[t,r]=n(null),i=K(`phones`);return t?I`<${Qe} ...${t} name=${e.settings.name} title=${z(`people.sheet`)} up="#/people" />`:I`<${c} title=${z(`people.sheet`)} up="#/people">
<${wt} of=${i}>${t=>I`<${ao} there=${uo(e)} away=${co(e,t)} onMade=${r} />`}<//>
<//>`}function ao({there:e,away:t,onMade:r}){let[i,a]=n(``),[o,s]=n({}),{ask:c,asking:l,wrong:u}=q(),d=Q(),f=e.map(({name:e})=>e),[m,h]=[!0,!1].map(e=>lo(i).filter(t=>f.includes(t)===e)),g=[...h.map(e=>({name:e,roles:[o[e]??ro]})),...t];return I`<${p} long label=${z(`people.sheet-names`)} hint=${z(`people.sheet-hint`)} value=${i} onInput=${a} autocomplete="off" />
${g.length>0&&I`<ul class="rows" aria-label=${z(`people.sheet-who`)}>
${h.map(e=>I`<li class="row role-pick" key=${e}><strong class="body">${e}</strong><${oo} name=${e} value=${o[e]??ro} onChange=${t=>s({...o,[e]:t})} /></li>`)}
${t.map(e=>I`<li class="row" key=${e.official}><span class="body"><strong>${e.name}</strong><small>${Vt(e.roles)} · ${z(`people.no-phone`)}</small></span></li>`)}
</ul>`}
${m.length>0&&I`<p class="note warn" role="status">${z(`people.sheet-known`,{names:L(m)})}</p>`}
${u} ${l&&I`<${D} text=${z(`people.sheet-making`)} />`}
<button class="button main" type="button" disabled=${l||g.length===0} onClick=${()=>c(async()=>{let e=await vt(),t=[];for(let e of g)t.push({...e,link:await so(e,d)});r({codes:t,found:e})})}>${z(`people.sheet-make`,{count:g.length})}</button>`}function oo({name:e,value:t,onChange:n}){let r=Ce.map(e=>({value:e,text:z(`hall-role.${e}`)}));return I`<${S} label=${z(`people.role-of`,{name:e})} value=${t} options=${r} onChange=${n} />`}async function so({name:e,roles:t,official:n},r){let i={name:e,roles:t},a=n?null:await h.ask(`officials/${r(i)}`,{method:`PUT`,body:i});if(a?.join)return a.link;let o={official:n??a.id,minutes:10080,label:e};return(await X(`invitations`,r(o),o,`join`)).link}function co(e,t){let n=new Set(t.filter(({cut_off_at:e})=>!e).map(({official:e})=>e));return uo(e).filter(({id:e})=>!n.has(e)).map(({id:e,name:t,roles:n})=>({name:t,roles:n,official:e}))}function lo(e){return[...new Set(e.split(`
`).map(e=>e.trim()))].filter(Boolean)}function uo(e){return Object.values(e.officials).filter(({revoked_at:e})=>!e)}const fo={name:200,id_number:40};function po({state:e}){return I`<${ho} kind="player" title=${z(`people.new`)} state=${e} />`}function mo({state:e}){return I`<${ho} kind="team" title=${z(`people.new-team`)} state=${e} />`}function ho({kind:t,title:r,state:i}){let[a,o]=n({name:``,id_number:``,team:``}),[s,l]=n(!1),u=Q(),{ask:d,asking:f,wrong:m}=q(),g=J(Object.values(i.teams)).map(({id:e,name:t})=>({value:e,text:t})),_=t===`player`,v=n=>{n.preventDefault();let r=Object.entries(a).map(([e,t])=>[e,t.trim()]),i=Object.fromEntries(r.filter(([,e])=>e)),s=n.currentTarget.querySelector(`input`);if(l(!i.name),!i.name)return s.focus();d(async()=>{await h.ask(`${t}s/${u(i)}`,{method:`PUT`,body:i}),u.forget(i),e(z(`people.added`,{name:i.name})),o({...a,name:``,id_number:``}),s.focus()})},y=(e,t)=>I`<${p} label=${z(`correct.field.${e}`)} value=${a[e]} autocomplete="off" maxlength=${fo[e]}
onInput=${t=>o({...a,[e]:t})} ...${t} />`;return I`<${c} title=${r} up="#/people/players">
<form class="stack" onSubmit=${v} novalidate>
${y(`name`,{wrong:s&&!a.name.trim()?z(`people.name-missing`):void 0})}
${_&&y(`id_number`,{hint:z(`people.number-hint`)})}
${_&&g.length>0&&I`<${S} label=${z(`correct.field.team`)} value=${a.team} options=${[{value:``,text:z(`correct.no-team`)},...g]}
onChange=${e=>o({...a,team:e})} />`}
${m}
<button class="button main" disabled=${f}>${z(`people.add`)}</button>
</form>
<//>`}function go({whom:e,name:t,zone:n,children:r}){let i=K(`phones`),a=K(`invitations`),[[o,s]]=Object.entries(e);if([i,a].some(({items:e,trouble:t})=>!e&&!t))return I`<${D} />`;let c=e=>e[o]===s;return I`<section class="stack">
<h2>${z(`people.phones`)}</h2>
<${wt} of=${i}>
${e=>I`<${_o} phones=${e.filter(c)} name=${t} zone=${n} />`}
<//>
${a.items&&I`<${Ba} links=${a.items.filter(e=>c(e)&&!e.closed)} zone=${n} />`}
<a class="button" href=${`#/people/invite?${o}=${s}`}>${z(o===`player`?`people.give-link`:`people.one-more`)}</a>
</section>
${r}`}function _o({phones:e,name:t,zone:n}){let r=e.filter(({cut_off_at:e})=>e),i=e.filter(({cut_off_at:e})=>!e),a=e=>I`<ul class="rows">
${e.map(e=>I`<${vo} key=${e.id} phone=${e} name=${t} zone=${n} />`)}
</ul>`;return I`${i.length?a(i):I`<p class="soft">${z(`people.no-phone`)}</p>`}
${r.length>0&&I`<${s} title=${z(`people.cut-off-count`,{count:r.length})}>${()=>a(r)}<//>`}`}function vo({phone:t,name:r,zone:i}){let{id:a,agent:o,admitted_at:s,seen_at:c,cut_off_at:l,by_account:u}=t,[d,f]=n(!1),{ask:p,asking:m,wrong:g}=q(),_=u?z(`people.by-account`):xo(o??``),v=()=>{f(!1),p(async()=>{await h.ask(`phones/${a}/cut-off`,{method:`PUT`}),e(z(`people.cut-off-done`))})},y=[z(`people.since`,{time:P(s,i)}),c&&!l&&z(`people.seen`,{day:j(Intl.DateTimeFormat,{dateStyle:`medium`,timeZone:i}).format(new Date(c))}),l&&z(`people.cut-off-at`,{time:P(l,i)})];return I`<li>
<div class="row">
<span class="body"><strong>${_}</strong><small>${y.filter(Boolean).join(` · `)}</small></span>
${!l&&I`<button class="button danger" type="button" disabled=${m} aria-haspopup="dialog"
aria-label=${z(`people.cut-off-this`,{phone:_})} onClick=${()=>f(!0)}>${z(`people.cut-off`)}</button>`}
</div>
${g}
${d&&I`<${Ye} title=${z(`people.cut-off-ask`,{name:r,phone:_})} text=${z(`people.cut-off-text`,{name:r})}
yes=${z(`people.cut-off`)} danger onYes=${v} onClose=${()=>f(!1)} />`}
</li>`}const yo=[[`Edg`,`Edge`],[`SamsungBrowser`,`Samsung Internet`],[`OPR`,`Opera`],[`Firefox`,`Firefox`],[`FxiOS`,`Firefox`],[`Chrome`,`Chrome`],[`CriOS`,`Chrome`],[`Safari`,`Safari`]],bo=[[`Android`,`Android`],[`iPhone`,`iPhone`],[`iPad`,`iPad`],[`Windows`,`Windows`],[`Mac OS`,`Mac`],[`CrOS`,`ChromeOS`],[`Linux`,`Linux`]];function xo(e){return[yo,bo].map(t=>t.find(([t])=>e.includes(t))?.[1]).filter(Boolean).join(`, `)||e.slice(0,60)}function So({state:t,official:r}){let{id:i,name:a,player_id:o=null,conflicts:s=[]}=r,c={player:o,conflicts:s},[{player:l,conflicts:u},d]=n(c),f=C(c),p=C(null),{ask:m,asking:g,wrong:_}=q(),v=e=>d(f.current=e);M(()=>{g||!_&&p.current&&JSON.stringify(p.current)!==JSON.stringify(c)||(p.current=null,v(c))},[o,s.join(),!!_]);let y=async()=>{for(let e=null;e!==f.current;){e=f.current;let t={...e,replaces:p.current??c};await h.ask(`officials/${i}`,{method:`PATCH`,body:t}),p.current=e}e(z(`people.partial-saved`))},b=e=>{v({...f.current,...e}),m(y)},x=J(Object.values(t.players));return I`<section class="card">
<h2>${z(`people.partial`)}</h2>
<p class="soft">${z(`people.partial-text`)}</p>
<${S} label=${z(`people.plays-as`,{name:a})} value=${l??``} options=${wo(x,`people.plays-not`)}
onChange=${e=>b({player:e||null})} />
<${Co} players=${x.filter(e=>e.id!==l)} declared=${u}
onChange=${e=>b({conflicts:e})} />
${_}
</section>`}function Co({players:e,declared:t,onChange:n}){let r=e.filter(({id:e})=>t.includes(e)),i=e.filter(({id:e})=>!t.includes(e)),a=e=>n(t.filter(t=>t!==e));return I`${r.length>0&&I`<ul class="rows">
${r.map(({id:e,name:t})=>I`<li class="row" key=${e}>
<span class="body">${t}</span>
<button class="button" type="button" aria-label=${z(`people.conflict-over`,{name:t})} onClick=${()=>a(e)}>
${z(`people.remove`)}
</button>
</li>`)}
</ul>`}
<${S} key=${t.join()} label=${z(`people.conflict-add`)} value="" options=${wo(i,`people.choose-player`)}
onChange=${e=>e&&n([...t,e])} />`}function wo(e,t){return[{value:``,text:z(t)},...e.map(({id:e,name:t})=>({value:e,text:t}))]}function To({state:e,id:t}){let n=e.officials[t],r=`#/people`;if(!n)return I`<${x} title=${z(`people.title`)} text=${z(`people.nobody`)} up=${r} />`;let{name:i,roles:a,revoked_at:o}=n;return o?I`<${c} title=${i} up=${r}>
<p>${Vt(a)}</p>
<p class="note warn">${z(`people.revoked-at`,{time:P(o,e.settings.time_zone)})}</p>
<//>`:I`<${c} title=${i} up=${r}>
<p>${Vt(a)}</p>
<${go} whom=${{official:t}} name=${i} zone=${e.settings.time_zone}>
<a class="button" href=${`#/correct/official/${t}`}>${z(`correct.link`)}</a>
<${Do} key=${a.join()} official=${n} />
<${So} state=${e} official=${n} />
<${Oo} official=${n} />
<//>
<//>`}const Eo=/* @__PURE__ */ new Map;function Do({official:{id:t,roles:r}}){let i=[t,...r].join(),[a,o]=n(Eo.get(i)??r),[s,c]=n(``),{ask:l,asking:u,wrong:d}=q(),f=[...a].sort().join()===[...r].sort().join();return I`<form class="card" onSubmit=${n=>{n.preventDefault(),c(a.length?``:z(`people.role-missing`)),a.length&&l(async()=>{await h.ask(`officials/${t}`,{method:`PATCH`,body:{roles:a,replaces:{roles:r}}}),Eo.delete(i),e(z(`people.saved`))})}}>
<h2>${z(`people.roles-change`)}</h2>
<p class="soft">${z(`people.roles-late`)}</p>
<${Tt} chosen=${a} wrong=${s} onChange=${e=>{Eo.set(i,e),o(e)}} />
${d}
${!f&&I`<button class="button main" disabled=${u}>${z(`people.save`)}</button>`}
</form>`}function Oo({official:{id:e,name:t}}){let[r,i]=n(!1),{ask:a,asking:o,wrong:s}=q();return I`${s}
<button class="button danger" type="button" disabled=${o} aria-haspopup="dialog" onClick=${()=>i(!0)}>
${z(`people.revoke-this`,{name:t})}
</button>
${r&&I`<${Ye} title=${z(`people.revoke-ask`,{name:t})} text=${z(`people.revoke-text`)} yes=${z(`people.revoke`)} danger
onYes=${()=>{i(!1),a(()=>h.ask(`officials/${e}/revocation`,{method:`PUT`}))}} onClose=${()=>i(!1)} />`}`}function ko({state:e}){let[t,r]=n(``),{items:i}=K(`invitations`),a=t.trim().toLocaleLowerCase(),o=J(Object.values(e.players)).filter(({name:e})=>e.toLocaleLowerCase().includes(a)),s=xt(e),u=new Set((i??[]).filter(({closed:e})=>!e).map(({player:e})=>e));return I`<${c} title=${z(`people.players`)} up="#/people">
<p>${z(`people.players-text`)}</p>
<${p} type="search" label=${z(`people.find`)} value=${t} onInput=${r} />
${o.length===0&&(a?I`<${l} text=${z(`people.nobody`)} />`:I`<${l} text=${z(`people.no-players`)}><${Zt} /><//>`)}
<ul class="rows">
${o.map(({id:e,name:t,withdrawn_at:n})=>I`<li key=${e}>
<a class="row" href=${`#/people/player/${e}`}>
<span class="body"><strong>${t}</strong></span>
${s.has(e)&&I`<span class="badge warn">${z(`standings.disqualified`)}</span>`}
${n&&I`<span class="badge warn">${z(`standings.withdrawn`)}</span>`}
${u.has(e)&&I`<span class="badge">${z(`people.has-link`)}</span>`}
</a>
</li>`)}
</ul>
<a class="button" href="#/people/new">${z(`people.new`)}</a>
${!a&&I`<${Ao} state=${e} />`}
<//>`}function Ao({state:e}){let t=J(Object.values(e.teams));return t.length===0?null:I`<section class="stack">
<h2>${z(`correct.teams`)}</h2>
<ul class="rows">
${t.map(({id:e,name:t})=>I`<li key=${e}><a class="row" href=${`#/correct/team/${e}`}>${t}</a></li>`)}
</ul>
</section>`}function jo({state:e,id:t}){let n=e.players[t],r=`#/people/players`;return n?I`<${c} title=${n.name} up=${r}>
<p>${z(`people.own-text`,{name:n.name})}</p>
<${go} whom=${{player:t}} name=${n.name} zone=${e.settings.time_zone}>
<a class="button" href=${`#/correct/player/${t}`}>${z(`correct.link`)}</a>
<a class="button" href=${`#/people/erase?player=${t}`}>${z(`people.erase`)}</a>
<//>
<//>`:I`<${x} title=${z(`people.players`)} text=${z(`people.nobody`)} up=${r} />`}function Mo({state:e,query:t}){let n=t.get(`player`),r=n&&e.players[n],i=n?`#/people/player/${n}`:`#/people`;if(n&&!r)return I`<${x} title=${z(`erasing.title`)} text=${z(`people.nobody`)} up="#/people/players" />`;let a=r?z(`erasing.title-one`,{name:r.name}):z(`erasing.title`);return I`<${c} title=${a} up=${i}>
<p>${z(`erasing.text`)}</p>
${e.season&&I`<p class="note warn">${z(`erasing.season`)}</p>`}
<p class="soft">${z(`erasing.other-places`)}</p>
<${Po} player=${n} names=${No(r?[r]:J(Object.values(e.players)))} />
<${Fo} zone=${e.settings.time_zone} />
<//>`}function No(e){let t=L(e.slice(0,5).map(({name:e})=>e)),n=e.length-5;return n>0?z(`erasing.and-more`,{names:t,count:n}):t}function Po({player:r,names:i}){let[a,o]=n(!1),[s,c]=n(!1),[l,u]=n(!1),{ask:d,asking:f,wrong:p}=q(),m=Q();return I`<div class="stack">
${!r&&I`<${t} label=${z(`erasing.texts`)} hint=${z(`erasing.texts-hint`)} checked=${a} onChange=${o} />
<${t} label=${z(`erasing.photos`)} checked=${s} onChange=${c} />`}
${p}
<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog" onClick=${()=>u(!0)}>
${z(`erasing.erase`)}
</button>
${l&&I`<${Ye} title=${z(`erasing.ask`)} text=${z(`erasing.ask-text`,{names:i})} yes=${z(`erasing.erase`)} danger
onYes=${()=>{u(!1);let t={texts:a,photos:s,...r&&{players:[r]}};return d(async()=>{await h.ask(`erasures/${m(t)}`,{method:`PUT`,body:t}),e(z(`erasing.done`))})}} onClose=${()=>u(!1)} />`}
</div>`}function Fo({zone:e}){let{items:t}=K(`erasures`);if(!t?.length)return null;let n=j(Intl.DateTimeFormat,{dateStyle:`medium`,timeStyle:`short`,timeZone:e});return I`<section class="stack">
<h2>${z(`erasing.earlier`)}</h2>
<ul class="rows">
${t.map(({id:e,players:t,texts:r,photos:i,server_at:a})=>I`<li key=${e} class="row">
<span class="body">
<strong>${t?z(`erasing.some`,{count:t.length}):z(`erasing.everybody`)}</strong>
<small>${[z(`erasing.names`),r&&z(`erasing.texts`),i&&z(`erasing.photos`)].filter(Boolean).join(`, `)}</small>
<small>${n.format(new Date(a))}</small>
</span>
</li>`)}
</ul>
</section>`}const Io=[`read`,`people`,`hall`,`rulings`,`clocks`,`ledger`,`results`];function Lo({state:e}){let t=K(`api-tokens`),[r,i]=n(!1),a=!r&&I`<button class="button main" type="button" onClick=${()=>i(!0)}>${z(`people.token-new`)}</button>`;return I`<${c} title=${z(`people.tokens`)} up="#/people" actions=${a}>
<p>${z(`people.tokens-text`)}</p>
${r&&I`<${Vo} state=${e} onDone=${()=>i(!1)} />`}
<${wt} of=${t}>${t=>I`<${Ro} tokens=${t.toReversed()} state=${e} />`}<//>
<//>`}function Ro({tokens:e,state:t}){let n=e.filter(zo),r=e.filter(e=>!zo(e)),i=e=>I`<ul class="rows">
${e.map(e=>I`<${Bo} key=${e.id} token=${e} state=${t} />`)}
</ul>`;return I`${r.length?i(r):I`<${l} text=${z(`people.no-tokens`)} />`}
${n.length>0&&I`<${s} title=${z(`people.closed-count`,{count:n.length})}>${()=>i(n)}<//>`}`}function zo({revoked_at:e,expires_at:t}){return!!e||Date.parse(t)<=h.now()}function Bo({token:e,state:t}){let{id:r,name:i,official:a,scopes:o,expires_at:s,revoked_at:c}=e,[l,u]=n(!1),{ask:d,asking:f,wrong:p}=q(),m=()=>{u(!1),d(()=>h.ask(`api-tokens/${r}/revocation`,{method:`PUT`}))},g=P(c??s,t.settings.time_zone);return I`<li>
<div class="row">
<span class="body">
<strong>${i}</strong>
<span>${z(`people.acts-as`,{name:t.officials[a]?.name??`?`})}</span>
<small>${L(o.map(e=>z(`people.scope.${e}`)))}</small>
<small>${z(c?`people.revoked-at`:`people.until`,{time:g})}</small>
</span>
${!zo(e)&&I`<button class="button danger" type="button" disabled=${f} aria-haspopup="dialog"
aria-label=${z(`people.withdraw-this`,{whom:i})} onClick=${()=>u(!0)}>${z(`people.revoke`)}</button>`}
</div>
${p}
${l&&I`<${Ye} title=${z(`people.token-ask`,{name:i})} text=${z(`people.token-revoke-text`)} yes=${z(`people.revoke`)} danger
onYes=${m} onClose=${()=>u(!1)} />`}
</li>`}function Vo({state:e,onDone:t}){let r=R().official.id,[i,a]=n({name:``,official:r,scopes:[`read`],days:`30`}),[o,s]=n(!1),[c,l]=n(``),u=Q(),{ask:d,asking:f,wrong:m}=q(),h=Ho(i),g=e=>t=>a({...i,[e]:t}),_=e=>{e.preventDefault(),s(!0);let t={...i,name:i.name.trim(),days:no(i.days)};Object.values(h).some(Boolean)||d(async()=>l((await X(`api-tokens`,u(t),t,`token`)).token))};if(c)return I`<${Uo} token=${c} name=${i.name} onDone=${t} />`;let v=J(Object.values(e.officials).filter(({revoked_at:e})=>!e));return I`<form class="card stack" onSubmit=${_} novalidate>
<h2>${z(`people.token-new`)}</h2>
<${p} label=${z(`people.token-name`)} hint=${z(`people.token-name-hint`)} value=${i.name} wrong=${o?h.name:``}
onInput=${g(`name`)} autocomplete="off" maxlength="200" />
<${S} label=${z(`people.token-official`)} value=${i.official} onChange=${g(`official`)}
options=${v.map(({id:e,name:t})=>({value:e,text:t}))} />
<${en} label=${z(`people.scopes`)} names=${Io} chosen=${i.scopes} wrong=${o?h.scopes:``}
said=${e=>I`${z(`people.scope.${e}`)}<br /><small class="soft">${z(`people.opens.${e}`)}</small>`}
onChange=${g(`scopes`)} />
<${p} label=${z(`people.days`)} value=${i.days} onInput=${g(`days`)} wrong=${o?h.days:``} inputmode="numeric" autocomplete="off" />
${m}
<div class="pair">
<button class="button main" disabled=${f}>${z(`people.token-make`)}</button>
<button class="button" type="button" onClick=${t}>${z(`cancel`)}</button>
</div>
</form>`}function Ho({name:e,scopes:t,days:n}){return{name:e.trim()?``:z(`people.token-name-missing`),scopes:t.length?``:z(`people.scope-missing`),days:no(n)>=1&&no(n)<=366?``:z(`people.days-wrong`,{most:366})}}function Uo({token:e,name:t,onDone:n}){return I`<section class="card stack" role="status">
<h2>${z(`people.token-made`,{name:t})}</h2>
<${$t} label=${z(`people.token`)} text=${e} />
<p class="note warn">${z(`people.token-once`)}</p>
<button class="button main" type="button" onClick=${n}>${z(`people.done`)}</button>
</section>`}const Wo={erase:Mo,invite:Ja,links:Ra,more:yt,new:po,"new-team":mo,players:ko,player:jo,sheet:io,teams:ko,tokens:Lo};function Go({args:[e=``,t=``],query:n}){let{tournament:r,state:i,official:a}=R();if(!r||!i)return I`<${H} title=${z(`people.title`)} />`;if(!F(a,[`director`]))return I`<${c} title=${z(`people.title`)} up="#/tables"><p class="note warn">${z(`people.directors`)}</p><//>`;let o=e===``?Yt:Object.hasOwn(Wo,e)?Wo[e]:To;return I`<${o} state=${i} id=${t||e} query=${n} /><${cn} />`}const Ko=[`director`,`head-referee`,`referee`,`arbiter`],qo=[{id:`seating-by-table`,path:`printables/seating.pdf?by=table`,roles:[...Ko,`finance`]},{id:`seating-by-name`,path:`printables/seating.pdf?by=name`,roles:[...Ko,`finance`]},{id:`foul-card`,path:`printables/foul-card.pdf`,roles:[`director`,`head-referee`,`referee`]},{id:`penalties`,path:`printables/penalties.pdf`,roles:[...Ko,`finance`]},{id:`tables`,path:`printables/tables.pdf`,roles:Ko}],Jo=[{id:`standings`,path:`printables/standings.pdf`,roles:[...Ko,`finance`]},{id:`lateness`,path:`printables/lateness.pdf`,roles:[`director`]},{id:`report`,path:`report.pdf`,roles:[`director`]}],Yo=[{id:`rulings`,roles:[`director`]},{id:`escalations`,roles:[`director`]},{id:`penalties`,roles:[`director`,`finance`]},{id:`payments`,roles:[`director`,`finance`]},{id:`results`,roles:[`director`,`finance`]},{id:`standings`,roles:[`director`,`finance`]},{id:`standings-teams`,roles:[`director`,`finance`]},{id:`exams`,roles:[`director`]}],Xo=[`ema`,`penalty-list`,`world-riichi`,`riichi-nomi`],Zo={pantheon:`jsonl`,calendar:`ics`},Qo=[`xlsx`,`csv`];function $o(){let{tournament:e,state:t,official:n}=R();if(!e||!t)return I`<${H} title=${z(`reports.title`)} />`;let r=ss(n,Yo);return I`<${c} title=${z(`reports.title`)} up="#/tables">
<${es} title=${z(`reports.before`)} papers=${ss(n,qo)}>${F(n,Ko)&&I`<${ts} />`}<//>
<${es} title=${z(`reports.after`)} papers=${ss(n,Jo)} />
${r.length>0&&I`<${rs} sheets=${r} />`}
${F(n,[`director`,`finance`])&&I`<${as} />`}
${F(n,[`director`])&&I`<${os} />`}
<//>`}function es({title:e,papers:t,children:n}){let r=Fe();return I`<section class="stack">
<h2>${e}</h2>
<ul class="rows">
${t.map(({id:e,path:t})=>I`<${De} key=${e} name=${z(`reports.paper.${e}`)} hint=${z(`reports.about.${e}`)} path=${t}
file=${`${r}-${e}.pdf`} />`)}
${n}
</ul>
</section>`}function ts(){let{state:e}=R(),t=Fe(),[r,i]=n(``),a=ns(e),o=[{value:``,text:z(`reports.all-rounds`)},...a.map(e=>({value:e,text:e}))],s=`printables/score-slips.pdf${r&&`?round=${encodeURIComponent(r)}`}`;return I`<${De} name=${z(`reports.paper.slips`)} hint=${z(`reports.about.slips`)} path=${s} file=${`${t}-score-slips.pdf`}>
${a.length>1&&I`<${d} label=${z(`reports.of-round`)} value=${r} options=${o} onChange=${i} />`}
<//>`}function ns({hanchans:e}){let t=Object.values(e).map(({round:e})=>e);return[...new Set(t)].sort((e,t)=>e.length-t.length||(e<t?-1:1))}function rs({sheets:e}){let t=Fe(),[r,i]=n(`xlsx`);return I`<section class="stack">
<h2>${z(`reports.sheets`)}</h2>
<${d} label=${z(`reports.form`)} value=${r} onChange=${i}
options=${Qo.map(e=>({value:e,text:z(`reports.form.${e}`)}))} />
<ul class="rows">
${e.map(({id:e})=>I`<${De} key=${e} name=${z(`reports.sheet.${e}`)} path=${is(e,r)}
file=${`${t}-${e}.${r}`} />`)}
</ul>
</section>`}function is(e,t){return e===`standings-teams`?`exports/standings.${t}?of=teams`:`exports/${e}.${t}`}function as(){let e=Fe(),t=[...Xo.map(e=>({id:e,form:`csv`})),...Object.entries(Zo).map(([e,t])=>({id:e,form:t}))];return I`<section class="stack">
<h2>${z(`reports.tools`)}</h2>
<ul class="rows">
${t.map(({id:t,form:n})=>I`<${De} key=${t} name=${z(`reports.tool.${t}`)} hint=${z(`reports.about.${t}`)}
path=${`exports/${t}.${n}`} file=${`${e}-${t}.${n}`} />`)}
</ul>
</section>`}function os(){let e=Fe();return I`<section class="stack">
<h2>${z(`reports.journal`)}</h2>
<ul class="rows">
<${De} name=${z(`reports.journal-whole`)} hint=${z(`reports.journal-about`)} path="exports/journal.jsonl"
file=${`${e}-journal.jsonl`} />
</ul>
</section>`}function ss(e,t){return t.filter(({roles:t})=>F(e,t))}const cs={players:[`name`,`first_name`,`last_name`,`id_number`,`team`,`status`],seating:[`round`,`table`,`east`,`south`,`west`,`north`,`scheduled_at`]};function ls({kind:e,columns:t,onChoose:n}){let r=[{value:``,text:z(`enrol.passed-over`)},...cs[e].map(e=>({value:e,text:z(`enrol.field.${e}`)}))],i=(e,r)=>n(t.map((t,n)=>n===e?{...t,column:r||null}:t.column===r?{...t,column:null}:t));return I`<div class="stack">
${t.map(({heading:e,column:t},n)=>I`<${S} key=${n} label=${e||z(`enrol.column`,{number:n+1})} value=${t??``}
options=${r} onChange=${e=>i(n,e)} />`)}
</div>`}const us={wrong:`bad`,changed:`warn`,new:`info`,known:``};function ds({found:e,title:t,about:n,named:r=e=>e}){return Object.keys(us).map(i=>{let a=e.rows.filter(e=>e.status===i);return a.length>0&&I`<section class="stack" key=${i} aria-labelledby=${`rows-${i}`}>
<h2 id=${`rows-${i}`}>${t(i,a.length)}</h2>
<ol class="rows">${a.map((e,t)=>I`<li class="item" key=${t}><${fs} row=${e} about=${n} named=${r} /></li>`)}</ol>
</section>`})}function fs({row:e,about:t,named:n}){let{row:r,status:i,errors:a}=e;return I`<p><strong>${z(`import.row`,{number:r})}</strong> <span class=${`badge ${us[i]}`}>${z(`import.status.${i}`)}</span></p>
${t(e)}
${a.map(e=>{let t=[n(e.field,e.kind),e.place].filter(Boolean).join(` · `);return I`<p class="note bad" key=${e.field+e.message}>${t&&I`<strong>${t}</strong> `}<${ps} mistake=${e} /></p>`})}`}function ps({mistake:{kind:e,values:t,message:n,cure:r}}){let i=V();if(!v(`mistake.${e}`))return I`<span lang="en">${n} ${r}</span>`;let a=Object.entries(t).map(([e,t])=>[e,typeof t==`number`?W(t):t]),o=t.seat&&i.phrase(`seat-${t.seat}`);return z(`mistake.${e}`,{...Object.fromEntries(a),seat:o})}function ms({kind:e,state:t,row:{cells:n,before:r,similar:i}}){if(e===`seating`)return I`<${gs} state=${t} cells=${n} />`;let a=e=>r[e]===void 0?_s(n[e]):I`${_s(r[e]||z(`correct.none`))} → <strong>${_s(n[e])}</strong>`,o=[`id_number`,`team`].filter(e=>n[e]||r[e]).map(a);return I`<p><strong>${a(`name`)}</strong></p>
<p class="soft">${o.map((e,t)=>I`${t>0&&` · `}${e}`)}</p>
${i.length>0&&I`<p class="note warn">${z(`enrol.similar`,{names:L(i.map(({name:e,id_number:t})=>`${e} (${t})`))})}</p>`}`}function hs({players:e}){return I`<p class="soft">${z(`enrol.missing-stay`)}</p>
<ul class="rows">
${e.map(({id:e,name:t,id_number:n})=>I`<li key=${e}>
<a class="row" href=${`#/correct/player/${e}`}><span class="body">${t}<small>${n}</small></span></a>
</li>`)}
</ul>`}function gs({state:e,cells:t}){let n=V(),r=Object.values(e.players),a=e=>r.find(t=>t.id_number===e)?.name??``,o=[z(`hall-round`,{round:t.round}),z(`hall-table`,{label:t.table}),t.scheduled_at];return I`<p><strong>${o.filter(Boolean).map(_s).join(` · `)}</strong></p>
<p class="soft">${i.map(e=>_s(`${n.phrase(`seat-${e}`)} ${t[e]} ${a(t[e])}`.trim())).join(` · `)}</p>`}function _s(e){return e.length>80?`${e.slice(0,80)}…`:e}function vs({state:e,row:{hanchan:t,points:n,differs:r}}){let i=e.hanchans[t];return I`${i&&I`<p><a class="reach" href=${`#/result/${t}`}>${Le(e,i)}</a></p>`}
${r?I`<${ys} one=${r.after} other=${r.before} />`:n&&I`<${ys} one=${{points:n}} />`}
${r&&I`<p class="sheet-before">${z(`import.entered`)}</p>
<${ys} one=${r.before} other=${r.after} />`}`}function ys({one:e,other:t=e}){let n=V(),r=(e,t)=>e?I`<strong>${t}</strong>`:t,a=n=>t!==e&&I`${e.unranked.includes(n)&&I` <small>${z(`result.substitute`)}</small>`}${e.winless?.includes(n)&&I` <small>${z(`result.won-nothing`)}</small>`}`;return I`<p class="soft sheet-points">
${i.map(i=>I`<span key=${i}>${n.phrase(`seat-${i}`)} ${r(e.points[i]!==t.points[i],W(e.points[i]))}${a(i)}</span>`)}
${e.deposits!==t.deposits&&I`<span>${z(`import.field.deposits`)} ${r(!0,W(e.deposits))}</span>`}
</p>`}function bs(e,t){let[r,i]=n(()=>w(e)??``),[a,o]=n(null),[s,c]=n({}),[l,u]=n({}),[d,f]=n(``),[p,m]=n(null),g=()=>{u({}),m(null)},_=t=>{i(t.text??``),o(t.file??null),c({}),g(),ve(e,t.text||null)},v=async(n,i={},o=s)=>{f(n),m(null),c(o);try{let s=n===`look`,c={...a?{file:await Es(a)}:{csv:r},...o,...i},l=await h.ask(t[n],{method:`POST`,body:c,timeout:9e4});u(s?{looked:l}:{done:l}),!s&&l.wrong===0&&ve(e,null)}catch(e){m(e),e.status===422&&u({})}finally{f(``)}},y=e=>v(`look`,{},{...s,...e});return{text:r,file:a,isGiven:a!==null||r.trim()!==``,give:_,chosen:s,setChosen:c,...l,busy:d,wrong:p,setWrong:m,forget:g,ask:v,look:y}}function xs({wrong:e}){if(e.problem)return I`<div role="alert">
<${qe} problem=${e.problem} />
</div>`;let t=e.why?z(`import.${e.why}`,e):`${z(navigator.onLine?`live.unreached`:`no-network`)}. ${z(`import.again`)}`;return I`<p class="note bad" role="alert">${t}</p>`}function Ss({sheet:{text:e,file:t,give:n,setWrong:r},hint:i}){return t?I`<button
class="row card"
type="button"
aria-label=${z(`import.remove`,{name:t.name})}
onClick=${()=>n({})}
>
<span class="body"
>${t.name}<small
>${z(`import.kilobytes`,{size:Math.ceil(t.size/1e3)})}</small
></span
><${fe} name="close" />
</button>`:I`<label class="button photo"
>${z(`import.choose`)}<input
class="unseen"
type="file"
accept=${`.xlsx,.csv,.tsv,.txt,.json,.py,text/csv,text/plain,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`}
onChange=${async({currentTarget:e})=>{let[t]=e.files,i=t&&(t.size>7e5?{why:`too-large`}:await Ts(t));i?.why?r({...i,name:t.name}):i&&n(i),e.value=``}}
/></label>
<${p}
long
label=${z(`import.paste`)}
hint=${i}
value=${e}
rows="6"
spellcheck=${!1}
autocapitalize="none"
class="csv"
onInput=${e=>n({text:e})}
/>`}const Cs=/\.xlsx$/i,ws={"255,254":`utf-16le`,"254,255":`utf-16be`};async function Ts(e){let t=new Uint8Array(await e.arrayBuffer());if(t.length===0)return{why:`empty-file`};if(Cs.test(e.name)&&t.slice(0,2).join()!==`80,75`)return{why:`no-workbook`};let n=ws[t.slice(0,2).join()]??`utf-8`;try{let r=new TextDecoder(n,{fatal:!0}).decode(t);return r.trim()===``?{why:`empty-file`}:r.includes(`\0`)||r.length>2e5?{file:e}:{text:r}}catch{return{file:e}}}function Es(e){return new Promise((t,n)=>{let r=new FileReader;r.onload=()=>t(String(r.result).split(`,`)[1]??``),r.onerror=()=>n(r.error),r.readAsDataURL(e)})}const Ds=[`number`,`name`,`order`],Os=[`columns`,`no-headings`];function ks({kind:e,found:t,sheet:n,columns:r,onColumns:i,isDone:a}){let o=t.left_out.filter(({why:e})=>e===`not-four`),c=t.left_out.filter(({why:e})=>e===`dropped`).length,l=[t.worksheet&&z(`read.worksheet`,{name:t.worksheet}),t.heading_row>0&&z(`read.heading-row`,{number:t.heading_row}),t.encoding&&t.encoding!==`utf-8`&&t.encoding,...t.counted.map(e=>z(`read.counted.${e}`)),t.named_by&&z(`read.named-by.${t.named_by}`),c>0&&z(`read.dropped`,{count:c})].filter(Boolean),u=Os.includes(t.format)&&r.length>0;return I`<div class="note info">
<p>
<strong
>${z(`read.as`,{format:z(`read.format.${t.format}`)})}</strong
>
</p>
${l.length>0&&I`<p class="soft">${l.join(` · `)}</p>`}
</div>
${o.length>0&&I`<p class="note warn">${z(`read.not-four`,{rows:L(o.map(({row:e})=>String(e)))})}</p>`}
${!a&&(u||t.named_by||t.alternatives.length>0)&&I`<${s} title=${z(`read.otherwise`)}
>${()=>I`<div class="stack">
${t.alternatives.length>0&&I`<${S}
label=${z(`read.format`)}
value=${t.format}
onChange=${e=>n.look({format:e})}
options=${[t.format,...t.alternatives].map(e=>({value:e,text:z(`read.format.${e}`)}))}
/>`}
${t.named_by&&I`<${S}
label=${z(`read.named-by`)}
value=${t.named_by}
onChange=${e=>n.look({named_by:e})}
options=${Ds.map(e=>({value:e,text:z(`read.named-by.${e}`)}))}
/>`}
${u&&I`<${ls} kind=${e} columns=${r} onChoose=${i} />`}
</div>`}<//
>`}`}function As({names:e,sheet:t}){return I`<fieldset>
<legend>${z(`read.which-worksheet`)}</legend>
<div class="choices">
${e.map(e=>I`<button class="button" type="button" key=${e} onClick=${()=>t.look({worksheet:e})}>${e}</button>`)}
</div>
</fieldset>`}const js=[`players`,`seating`];function Ms({kind:e}){let{tournament:t,state:n,official:r}=R(),i=z(`enrol.title.${e}`);return!t||!n?I`<${H} title=${i} />`:F(r,[`director`])?I`<${Ns} key=${t.id} kind=${e} title=${i} state=${n} place=${`shinpan.sheet.${e}.${t.id}`} />`:I`<${c} title=${i} up="#/tables"><p class="note warn">${z(`enrol.not-you`)}</p><//>`}function Ns({kind:e,title:t,state:r,place:i}){It();let a=bs(i,{look:`${e}/import/preview`,bring:`${e}/import`}),{isGiven:o,looked:l,done:u,busy:d,wrong:f,ask:p,forget:m,chosen:h}=a,[g,_]=n(null),[v,y]=n(!1),{reason:b,field:x}=et(`correction`),S=l??u,{lacking:C,worksheets:w,headings:T}=f?.problem??{},E=g??S?.columns??T??[],O=e=>{m(),_(e),a.setChosen({...h,columns:e.map(({column:e})=>e)})},k={...a,give:e=>(_(null),a.give(e))},A=()=>{let e=l.changed>0;y(e&&!b),(!e||b)&&p(`bring`,e?{reason:b}:{})},j=js.find(t=>t!==e);return I`<${c} title=${t} up="#/tables" actions=${u&&I`<${Fs} kind=${e} />`}>
${u&&I`<${Ps} done=${u} />`}
<${Ss} sheet=${k} hint=${z(`enrol.hint.${e}`)} />
${C&&I`<p class="note bad" role="alert">${z(`enrol.lacking`,{names:L(C.map(Is))})}</p>`}
${w&&I`<${As} names=${w} sheet=${a} />`}
${f&&!C&&!w&&I`<${xs} wrong=${f} />`}
${!S&&E.length>0&&I`<${ls} kind=${e} columns=${E} onChoose=${O} />`}
${S&&I`<${ks} kind=${e} found=${S} sheet=${a} columns=${E} onColumns=${O} isDone=${!!u} />`}
${d&&I`<${D} text=${z(`enrol.busy.${d}`)} />`}
${!S&&!w&&I`<button class="button main" type="button" disabled=${!o||d} onClick=${()=>p(`look`)}>${z(`import.look`)}</button>`}
${S?.made.length>0&&I`<p class="note info">${z(`enrol.made.${e}`,{names:L(S.made)})}</p>`}
${S&&I`<div class="sheet-rows stack"><${ds} found=${S} named=${Is} title=${Ls(u)} about=${t=>I`<${ms} kind=${e} state=${r} row=${t} />`} /></div>`}
${S?.missing?.length>0&&I`<${s} title=${z(`enrol.missing`,{count:S.missing.length})}>${()=>I`<${hs} players=${S.missing} />`}<//>`}
${l?.wrong>0&&I`<p class="note warn">${z(`enrol.whole`)}</p>`}
${l?.changed>0&&x(v)}
${l&&I`<button class="button main" type="button" disabled=${l.wrong>0||l.new+l.changed===0||d} onClick=${A}>${z(l.changed?`enrol.bring-changes`:`enrol.bring`,{...l,count:l.new})}</button>`}
${!u&&I`<a class="button" href=${`#/import/${j}`}>${z(`enrol.title.${j}`)}</a>`}
<//>`}function Ps({done:e}){let t=C(null);M(()=>t.current?.scrollIntoView({block:`center`}),[e]);let n=z(e.changed?`enrol.done-changes`:`enrol.done`,{...e,count:e.new});return I`<p class="note info" role="status" ref=${t}><strong>${n}</strong></p>`}function Fs({kind:e}){let[t,n]=e===`players`?[`#/rounds`,`seat`]:[`#/rounds/times`,`set`];return I`<a class="button" href=${t}>${z(`setup.act.${n}`)}</a><a class="button main" href="#/setup">${z(`enrol.next`)}</a>`}function Is(e){return z(`enrol.field.${e}`)}function Ls(e){return(t,n)=>z(`enrol.rows.${e&&t===`new`?`added`:t}`,{count:n})}const Rs={look:`results/preview`,bring:`results`};function zs({args:[e]}){return js.includes(e)?I`<${Ms} key=${e} kind=${e} />`:I`<${Bs} />`}function Bs(){let{tournament:e,state:t,official:n}=R();return!e||!t?I`<${H} title=${z(`import.title`)} />`:ae(n)?I`<${Us} key=${e.id} state=${t} place=${`shinpan.sheet.${e.id}`} />`:I`<${c} title=${z(`import.title`)} up="#/standings"><p class="note warn">${z(`import.not-you`)}</p><//>`}const Vs=[`empty`,`no-points`,`no-hundreds`,`below-zero`,`no-seat`];function Hs(e,t){return Vs.includes(t)?z(`import.field.${e}`):``}function Us({state:e,place:r}){It();let i=bs(r,Rs),{isGiven:a,looked:o,done:s,busy:l,wrong:u,ask:d}=i,f=u?.problem?.worksheets,[p,m]=n(!1),h=o&&o.new>0&&(o.wrong===0||p);return I`<${c} title=${z(`import.title`)} up="#/standings">
<${Ss} sheet=${i} hint=${z(`import.columns`)} />
${f&&I`<${As} names=${f} sheet=${i} />`}
${u&&!f&&I`<${xs} wrong=${u} />`}
${l&&I`<${D} text=${z(`import.busy.${l}`)} />`}
${s&&I`<p class="note info" role="status">${z(`import.done`,{count:s.new,known:s.known})} <a class="reach" href="#/standings">${z(`hall-standings`)}</a></p>`}
${!o&&!s&&!f&&I`<button class="button main" type="button" disabled=${!a||l} onClick=${()=>d(`look`)}>${z(`import.look`)}</button>`}
${(o||s)&&I`<div class="sheet-rows stack"><${ds} found=${o??s} title=${(e,t)=>z(`import.rows.${e}`,{count:t})} named=${Hs}
about=${t=>I`<${vs} state=${e} row=${t} />`} /></div>`}
${o?.wrong>0&&o.new>0&&I`<${t} label=${z(`import.only-good`)} hint=${z(`import.only-good-hint`)} checked=${p} onChange=${m} />`}
${o&&I`<button class="button main" type="button" disabled=${!h||l} onClick=${()=>d(`bring`,{only_good:p})}>${z(`import.bring`,{count:o.new})}</button>`}
<//>`}function Ws({hanchan:{id:e},result:{number:t}}){let[r,i]=n(!1);return I`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>i(!0)}>${z(`result.withdraw`)}</button>
${r&&I`<${Z} title=${z(`result.withdraw`)} what="result" yes=${z(`result.withdraw-yes`)} danger
request=${{method:`PUT`,path:`hanchans/${e}/result/withdrawal`,body:{number:t}}} done=${z(`result.withdraw-done`)} onClose=${()=>i(!1)}>
<p>${z(`result.withdraw-text`)}</p>
<//>`}`}function Gs(e,{id:t,table:n,round:r}){let{open:i,begun:a}=jt(e);if(a.has(t))return null;let o=zt(e),s=o.slice(0,o.indexOf(r)),c=Object.values(e.hanchans).filter(e=>e.table===n&&i.has(e.id));return s.map(e=>c.find(t=>t.round===e)).find(Boolean)??null}function Ks({state:e,hanchan:{table:t,round:n},earlier:r,onThis:i}){let a=e.tables[t]?.label??`?`;return I`<section class="note warn stack">
<p>${z(`result.earlier-open`,{label:a,earlier:r.round,round:n})}</p>
<a class="button main" href=${`#/result/${r.id}`}>${z(`result.enter-round`,{round:r.round})}</a>
<button class="button" type="button" onClick=${i}>${z(`result.enter-anyway`,{round:n})}</button>
</section>`}function qs({state:e,hanchan:{id:t,round:n}}){let{open:r}=jt(e),i=Se(e,n),a=i.findIndex(e=>e.id===t),o=[...i.slice(a+1),...i.slice(0,a)].find(e=>r.has(e.id));if(!o)return I`<p class="note info" role="status">${z(`result.all-entered`,{round:n})}</p>`;let s=e.tables[o.table]?.label??`?`;return I`<a class="button main next-game" href=${`#/result/${o.id}`}>${z(`result.next`,{label:s})}</a>`}const Js=`shinpan.result.`;function Ys(e,t,r,a,o){let s=Js+t.id,c=r?.number??(a?-a.number:0),[l,u]=n(()=>o?Qs(o):Zs(s,c)??Qs(r)),d=e=>{let t={...l,...e};ve(s,{...t,number:c}),u(t)},{texts:f,named:p,deposits:m,reason:h,winless:g}=l,_=ht(e,t),v=Object.fromEntries(i.map(e=>[e,ut(f[e])])),y=i.filter(e=>p.includes(e)||_.includes(e));return{of:e=>({text:f[e],wrong:f[e].trim()!==``&&v[e]===null,substitute:y.includes(e),replaced:_.includes(e),onText:t=>d({texts:{...f,[e]:t}}),winless:!!g?.includes(e),onWinless:t=>d({winless:i.filter(n=>n===e?t:g?.includes(n))}),onSubstitute:t=>d({named:t?[...p,e]:p.filter(t=>t!==e)})}),body:{points:v,deposits:ut(m||`0`,0),unranked:y,...g&&{winless:g}},winless:g,deposits:m,reason:h,type:d,forget:()=>ve(s,null)}}const Xs=e=>!!w(Js+e.id);function Zs(e,t){let n=w(e);return n?.number===t?n:null}function Qs(e){return{texts:Object.fromEntries(i.map(t=>[t,String(e?.points[t]??``)])),named:e?.unranked??[],winless:e?.winless??null,deposits:String(e?.deposits??0),reason:e?.corrects?.reason??``}}function $s({state:e,hanchan:t,result:n,onCorrect:i}){let a=ec(n);return I`<section class="stack" aria-labelledby="holds">
<h2 id="holds">${z(`result.holds`)} ${n.unsent&&n.outbox!==`done`&&I`<span class="badge info">${z(`hall-unsent`)}</span>`}</h2>
<${tc} state=${e} hanchan=${t} result=${n} />
<${r} id=${n.item}
otherwise=${i&&I`<button class="button" type="button" onClick=${i}>${z(`result.correct`)}</button>`} />
</section>
${a.length>0&&I`<${s} title=${z(`result.earlier`,{count:a.length})}>
${()=>I`<div class="stack">${a.map(n=>I`<${tc} key=${n.number} state=${e} hanchan=${t} result=${n} />`)}</div>`}
<//>`}`}function ec({before:e}){return e?[e,...ec(e)]:[]}function tc({state:e,hanchan:t,result:n}){let{points:r,deposits:a,unranked:o,winless:s,official:c,at:l,withdrawn:u}=n,d=V(),f=e.officials[c]?.name??z(`hall-unknown`),p=n.before?.withdrawn===n.reason?``:n.reason;return I`<div class="card">
<dl class="facts">
${i.map(n=>I`<div key=${n}>
<dt>${d.phrase(`seat-${n}`)} · <span class="who">${e.players[t.seats[n]]?.name??`?`}</span>${o.includes(n)&&I`<small>${z(`result.substitute`)}</small>`}${s?.includes(n)&&I`<small>${z(`result.won-nothing`)}</small>`}</dt>
<dd>${W(r[n])}</dd>
</div>`)}
${a>0&&I`<div><dt>${z(`result.deposits`)}</dt><dd>${W(a)}</dd></div>`}
</dl>
<p class="soft">${[f,P(l,e.settings.time_zone),p].filter(Boolean).join(` · `)}</p>
${u&&I`<p class="note warn">${z(`result.is-withdrawn`,{reason:u})}</p>`}
</div>`}function nc({seats:e}){return I`<div class="sheet" onKeyDown=${rc}>
${e.map((t,n)=>I`<${ic} key=${t.seat} ...${t} isLast=${n===e.length-1} />`)}
</div>`}function rc(e){let{key:t,target:n,currentTarget:r,isComposing:i}=e;if(t!==`Enter`||i||!n.matches(`input`))return;e.preventDefault();let a=[...r.querySelectorAll(`input`)],o=a[a.indexOf(n)+1];if(o)return o.select();let s=n.form.querySelector(`textarea`);s&&!s.value.trim()?s.focus():n.form.requestSubmit()}function ic({label:e,text:t,wrong:n,onText:r,isLast:i}){let a=/^[−-]/.test(t.trim());return I`<div class="sheet-seat">
<${p} label=${e} value=${t} inputmode="numeric" autocomplete="off" enterkeyhint=${i?`done`:`next`}
wrong=${n?z(`result.hundreds`):void 0} onInput=${r} />
<button class="button" type="button" aria-pressed=${a} aria-label=${z(`result.negative`,{label:e})} onClick=${()=>r(a?t.trim().slice(1):`-${t.trim()}`)}>±</button>
</div>`}function ac({seats:e,winless:t,onNobody:n}){return I`<fieldset>
<legend>${z(`result.winless`)}</legend>
<div class="choices">
${e.map(e=>I`<label class="choice several" key=${e.seat}>
<input type="checkbox" checked=${e.winless} onChange=${t=>e.onWinless(t.currentTarget.checked)} />
<span>${e.label}</span>
</label>`)}
<label class="choice several">
<input type="checkbox" checked=${t?.length===0} onChange=${n} />
<span>${z(`result.all-have-won`)}</span>
</label>
</div>
</fieldset>`}function oc({seats:e}){return I`<fieldset>
<legend>${z(`result.substitutes`)}</legend>
<div class="choices">
${e.map(({seat:e,label:t,substitute:n,replaced:r,onSubstitute:i})=>I`<label class="choice several" key=${e}>
<input type="checkbox" checked=${n} disabled=${r}
onChange=${e=>i(e.currentTarget.checked)} />
<span>${t}${r&&I` <small>${z(`result.replaced`)}</small>`}</span>
</label>`)}
</div>
</fieldset>`}function sc({state:t,hanchan:r,result:a,withdrawn:o,refused:s,first:c,onTyped:l,onSent:u,onClose:d}){let{book:f}=R(),{numbers:m,complete:g}=Xe(t,f),v=Ys(t,r,a,o,c),y=V(),b=i.map(e=>{let n=t.players[r.seats[e]]?.name??`?`;return{seat:e,label:`${y.phrase(`seat-${e}`)} · ${n}`,...v.of(e)}}),[x]=n(a?.number??0),S=C(!1),w=a!==null&&a.number!==x&&!S.current,{does:T,wrong:E}=_(),D=v.reason.trim(),O=a?{number:a.number,reason:D}:o&&{number:o.number,reason:o.withdrawn||z(`result.earlier-withdrawn`)},k={...v.body,...O&&{corrects:O}},A=ft(Object.values(k.points),k.deposits,m.starting_points),j=a&&lc(k,a),ee=!(m.yakitori>0)||k.winless,M=g&&A===0&&ee&&!j&&(!a||D);return I`<form class="stack" onInput=${l} onSubmit=${t=>{t.preventDefault(),M&&T(async()=>{S.current=!0,await h.send(`result`,r.id,k,{hold:!0,replaces:s?.id}).finally(()=>S.current=!1),v.forget(),he(),e(z(`result.sent`)),u(k)})}}>
${!f&&I`<p class="note warn" role="alert">${z(`result.no-book`)}</p>`}
${f&&!g&&I`<p class="note warn" role="alert">${z(`result.no-scoring`)} <a class="reach" href="#/standings">${z(`hall-standings`)}</a></p>`}
${a&&!w&&I`<p class="note">${z(`result.corrects`)}</p>`}
<${nc} seats=${b} />
<${uc} left=${A} starting=${m.starting_points} onDeposits=${e=>v.type({deposits:String(k.deposits+e)})} />
<${p} label=${z(`result.deposits`)} hint=${z(`result.deposits-hint`)} inputmode="numeric" autocomplete="off" value=${v.deposits}
wrong=${k.deposits===null?z(`result.hundreds`):void 0} onInput=${e=>v.type({deposits:e})} />
${m.yakitori>0&&I`<${ac} seats=${b} winless=${v.winless} onNobody=${()=>v.type({winless:[]})} />`}
<${oc} seats=${b} />
${a&&I`<${p} long label=${z(`hall-reason`)} hint=${z(`hall-reason-missing`)} value=${v.reason} maxlength="4000" onInput=${e=>v.type({reason:e})} />`}
${j&&I`<p class="soft" role="status">${z(`result.same`)}</p>`}
${w&&I`<${cc} state=${t} hanchan=${r} result=${a} />`}
${E}
<div class="pair">
<button class="button main" disabled=${!M}>${z(w?`result.correct-anyway`:a?`result.correct`:`result.enter`)}</button>
${d&&I`<button class="button" type="button" onClick=${()=>{v.forget(),d?.()}}>${z(`cancel`)}</button>`}
</div>
</form>`}function cc(e){let t=C(null);return M(()=>t.current?.scrollIntoView({block:`nearest`}),[e.result.number]),I`<section class="stack" role="alert" ref=${t}>
<p class="note warn">${z(`result.newer`)}</p>
<${tc} ...${e} />
</section>`}function lc({points:e,deposits:t,unranked:n,winless:r=null},a){let o=i.every(t=>e[t]===a.points[t]),s=n.join()===a.unranked.join()&&r?.join()===a.winless?.join();return o&&t===a.deposits&&s}function uc({left:e,starting:t,onDeposits:n}){if(t===void 0)return null;let r=W(4*t),i=e===null?``:e===0?`info`:`bad`,a=e!==null&&e>0&&e%1e3==0;return I`<div class=${`note stack ${i}`}>
<p role="status">${dc(e,r)}</p>
${a&&I`<button class="button" type="button" onClick=${()=>n(e)}>${z(`result.as-deposits`,{points:W(e)})}</button>`}
</div>`}function dc(e,t){return e===null?z(`result.sum`,{all:t}):e===0?z(`result.fits`,{all:t}):z(e>0?`result.lacks`:`result.exceeds`,{points:W(Math.abs(e)),all:t})}function fc({args:[e],query:t}){let{tournament:n,state:r}=R(),i=r?.hanchans[e];return!n||!r?I`<${H} title=${z(`hall-result`)} />`:i?I`<${pc} state=${r} hanchan=${i} again=${t.has(`again`)} />`:I`<${x} title=${z(`hall-result`)} text=${z(`result.no-hanchan`)} up="#/tables" />`}function pc({state:e,hanchan:t,again:r}){let{outbox:i,official:a}=R(),s=e.results[t.id]??null,u=e.withdrawnResults[t.id]??null,d=i.find(({kind:e,subject:n,state:r})=>e===`result`&&n===t.id&&o(r)),[f,p]=n(r||!s&&(!!d||Xs(t))),[m,h]=n(r),[g,_]=n(null),v=!s&&!u&&!t.status&&We(e,t,void 0,!0).length>0,y=ae(a)&&!t.status&&!v,b=y&&!s&&!d&&!m?Gs(e,t):null,x=u?.number!==g?.corrects?.number,S=f||!s&&!d;mc(y&&S&&!b,[S,m]);let C=e=>{_(e),p(!1)},w=e.tables[t.table]?.label??`?`;return I`<${c} title=${z(`result.title`,{label:w,round:t.round})} up=${`#/table/${t.table}`}>
${d&&I`<section class="stack" aria-labelledby="refused">
<h2 id="refused">${z(`result.refused`)}</h2>
<${qe} problem=${d.problem} />
${!S&&I`<button class="button" type="button" onClick=${()=>p(!0)}>${z(`hall-change`)}</button>`}
</section>`}
${t.status&&I`<p class="note warn">${z(`over.${t.status}`)}</p>`}
${u&&I`<p class="note warn">${z(`result.was-withdrawn`,{reason:u.withdrawn})}</p>`}
${v&&I`<${Ue} state=${e} hanchan=${t} played />`}
${b&&I`<${Ks} state=${e} hanchan=${t} earlier=${b} onThis=${()=>h(!0)} />`}
${y&&S&&!b&&I`<${sc} state=${e} hanchan=${t} result=${s} withdrawn=${u} refused=${d} first=${d?.body??(s||x?null:g)} onTyped=${()=>p(!0)} onSent=${C}
onClose=${s&&(()=>p(!1))} />`}
${!y&&!s&&!v&&!t.status&&I`<${l} text=${z(`result.none`)} />`}
${s&&!(y&&S)&&I`<${$s} state=${e} hanchan=${t} result=${s} onCorrect=${y&&(()=>p(!0))} />`}
${s&&g&&!S&&pe.matches&&I`<${qs} state=${e} hanchan=${t} />`}
${s&&!s.unsent&&ae(a)&&!S&&I`<${Ws} hanchan=${t} result=${s} />`}
${F(a,[`director`])&&I`<a class="button quiet" href=${`#/correct/hanchan/${t.id}`}>${z(`correct.link-hanchan`)}</a>`}
<a class="button quiet" href="#/standings">${z(`hall-standings`)}</a>
<//>`}function mc(e,t){M(()=>{let t=e&&pe.matches?`.sheet input`:`.next-game`,n=document.querySelector(`.screen :is(${t})`);n?queueMicrotask(()=>hc(n)):document.activeElement===document.body&&document.querySelector(`h1`)?.focus({preventScroll:!0})},t)}function hc(e){e.focus({preventScroll:!0}),e instanceof HTMLInputElement&&e.select()}async function gc(e,t,n){for(let r of _c(e,t)){let e={label:r};await h.ask(`tables/${n({table:r})}`,{method:`PUT`,body:e})}}function _c(e,t){let n=Object.values(e.tables).map(({label:e})=>/^\d+$/.test(e)?Number(e):0),r=Math.max(0,...n);return Array.from({length:t},(e,t)=>String(r+t+1))}function vc({proposal:e,hasTeams:t}){return I`<ul class="achieved" aria-label=${z(`rounds.achieved`)}>
${yc(e,t).map(({key:e,good:t,values:n,cure:r})=>I`<li key=${e} class=${t?`good`:`short`}>
${t?I`<${fe} name="check" />`:I`<span class="mark" aria-hidden="true">!</span>`}
<span class="body">${z(`rounds.got.${e}`,n)}${r&&I`<small>${z(`rounds.cure.${e}`)}</small>`}</span>
</li>`)}
</ul>`}function yc({achieved:e,warnings:t},n){let r=t.map(({kind:e})=>e),i=e=>r.includes(e),a=e.repeats.length>0;return[...a?[]:[{key:`no-repeats`,good:!0}],...a&&e.fewest_repeats?[{key:`fewest`,good:!0,values:{pairs:e.repeats.length}}]:[],...n&&!i(`teammates`)?[{key:`teams-apart`,good:!0}]:[],...i(`winds`)?[]:[{key:`winds-even`,good:!0}],...t.filter(({kind:t})=>!(t.startsWith(`meet-again`)&&e.fewest_repeats)).map(({kind:e,values:t})=>({key:e,good:!1,values:t,cure:!0}))]}function bc({proposal:e,state:t}){let[r,a]=n(e.rounds[0].label),o=e.rounds.find(e=>e.label===r)??e.rounds[0],s=e.rounds.map(e=>({value:e.label,text:e.label})),c=e=>t.players[e]?.name??`?`;return I`<${vc} proposal=${e} hasTeams=${Object.keys(t.teams).length>1} />
${s.length>1&&I`<${d} label=${z(`rounds.round`)} value=${o.label} options=${s} onChange=${a} />`}
<ul class="seated">
${o.tables.map(({table:e,label:t,seats:n})=>I`<li class="card" key=${e}>
<h3>${z(`hall-table`,{label:t})}</h3>
<ol>
${i.map(e=>I`<li key=${e}><${me} wind=${e} /><span class="unseen">${z(`hall-wind.${e}`)}</span><span class="who">${c(n[e])}</span></li>`)}
</ol>
</li>`)}
</ul>
${o.sitting_out.length>0&&I`<p>${z(`rounds.out`,{names:L(o.sitting_out.map(c))})}</p>`}`}const xc=9e5;function Sc(e,t){return new Intl.DateTimeFormat(`sv-SE`,{timeZone:t,dateStyle:`short`,timeStyle:`short`}).format(e).replace(` `,`T`)}function Cc(e,t){let n=Date.parse(`${e}Z`),r=e=>Date.parse(`${Sc(e,t)}Z`)-e;return n-r(n-r(n))}function wc(e){return Math.ceil((e+xc)/xc)*xc}const Tc={minutes:90,pause:15};function Ec(e,t,n){return{isSet:!0,start:Sc(wc(e),t),minutes:String(n??Tc.minutes),pause:String(Tc.pause)}}function Dc(e,t){return!e.isSet||Object.keys(Oc(e,t)).length===0}function Oc({start:e,minutes:t,pause:n},r){return{...!e&&{start:z(`correct.empty`)},...!(Number(t)>=1)&&{minutes:z(`rounds.wrong-minutes`)},...r>1&&(!(Number(n)>=0)||n.trim()===``)&&{pause:z(`rounds.wrong-pause`)}}}function kc({isSet:e,start:t,minutes:n,pause:r},i,a){let o=(Number(n)+Number(r))*6e4;return Array.from({length:i},(r,i)=>e?{scheduled_at:new Date(Cc(t,a)+i*o).toISOString(),minutes:Number(n)}:{scheduled_at:null,minutes:null})}function Ac({value:e,rounds:n,zone:r,onChange:i,isFixed:a=!1}){let o=t=>i({...e,...t}),s=Oc(e,n),c=(t,n)=>I`<${Te} type="number" inputmode="numeric" min=${n} label=${z(`rounds.${t}`)} value=${e[t]} by=${5} wrong=${s[t]}
onInput=${e=>o({[t]:e})}
onStep=${r=>o({[t]:String(Math.max(n,Number(e[t])+r))})} />`;return I`${!a&&I`<${t} label=${z(`rounds.with-times`)} hint=${z(`rounds.with-times-hint`)} checked=${e.isSet} onChange=${e=>o({isSet:e})} />`}
${e.isSet&&I`<${p} type="datetime-local" label=${z(`rounds.start`)} value=${e.start} wrong=${s.start} onInput=${e=>o({start:e})} />
<div class="halves">${c(`minutes`,5)} ${n>1&&c(`pause`,0)}</div>
${n>1&&Dc(e,n)&&I`<${jc} value=${e} rounds=${n} zone=${r} />`}`}`}function jc({value:e,rounds:t,zone:n}){let r=j(Intl.DateTimeFormat,{timeStyle:`short`,hourCycle:`h23`,timeZone:n}),i=kc(e,t,n).map(({scheduled_at:e})=>r.format(new Date(e??0)));return I`<ol class="starts" aria-label=${z(`rounds.starts`)}>${i.map((e,t)=>I`<li key=${t}>${e}</li>`)}</ol>`}function Mc({state:e,round:t}){let r=e.settings.time_zone,i=Pc(e),[a,o]=n(()=>i.some(({round:e})=>e===t)?t??``:``),s=i.filter(({round:e})=>a===``||e===a),u=[{value:``,text:z(`rounds.all`)},...i.map(({round:e})=>({value:e,text:e}))];return i.length===0?I`<${c} title=${z(`rounds.times`)} up="#/setup"><${l} text=${z(`rounds.none-open`)}><a class="button" href="#/rounds">${z(`rounds.title`)}</a><//><//>`:I`<${c} title=${z(`rounds.times`)} up="#/setup">
${i.length>1&&I`<${d} label=${z(`rounds.which`)} value=${a} options=${u} onChange=${o} />`}
<${Nc} key=${a} state=${e} affected=${s} zone=${r} isSeries=${a===``} />
<section class="stack">
<h2>${z(`rounds.set-so-far`)}</h2>
<dl class="facts">${i.map(({round:e,starts:t})=>I`<div key=${e}><dt>${z(`hall-round`,{round:e})}</dt><dd>${Rc(t,r)}</dd></div>`)}</dl>
</section>
<//>`}function Nc({state:t,affected:r,zone:i,isSeries:a}){let[o,s]=n(()=>Fc(r,i)??Ec(h.now(),i)),[c,l]=n(null),{reason:u,field:d}=et(`schedule`),{ask:f,asking:p,wrong:m}=q(),[g]=n(r),_=g.flatMap(e=>e.hanchans),v=_.some(e=>at(t,e)),y=async t=>{await h.ask(`schedules`,{method:`PUT`,body:t}),l(null),e(z(`rounds.times-set`)),te(`#/setup`)};return I`<section class="stack">
<${Ac} value=${o} rounds=${r.length} zone=${i} onChange=${s} isFixed />
${v&&I`<p class="note warn">${z(`charged.changes`)}</p>${d()}`}
${m}
<button class="button main" type="button" disabled=${p||!Dc(o,r.length)||v&&!u} onClick=${()=>{let e=_.flatMap(({id:e,scheduled_at:t,minutes:n})=>t?[{hanchan:e,scheduled_at:t,minutes:n??null}]:[]),t={...a?Ic(o,i):{rounds:Lc(g,o,i)},replaces:e};if(v)return l({...t,reason:u});f(()=>y(t))}}>${z(v?`charged.look`:`rounds.set`)}</button>
${c&&I`<${Pe} path="schedules" body=${c} onApprove=${e=>y({...c,preview:e})} onClose=${()=>l(null)} />`}
</section>`}function Pc(e){let t=Object.values(e.hanchans).filter(({status:e})=>!e);return zt(e).map(e=>({round:e,hanchans:t.filter(t=>t.round===e)})).filter(({hanchans:t})=>t.length>0&&!t.some(({id:t})=>e.results[t])).map(e=>({...e,starts:[...new Set(e.hanchans.map(({scheduled_at:e})=>e??null))]}))}function Fc(e,t){let[n,r]=e.map(({starts:e})=>e.length===1&&e[0]?Date.parse(e[0]):null),i=e[0]?.hanchans[0].minutes;if(!n||!i)return null;let a=r?(r-n)/6e4-i:0;return{isSet:!0,start:Sc(n,t),minutes:String(i),pause:String(Math.max(0,a))}}function Ic(e,t){let[n]=kc(e,1,t);return{series:{...n,pause:Number(e.pause)}}}function Lc(e,t,n){let r=kc(t,e.length,n);return e.map(({round:e},t)=>({round:e,...r[t]}))}function Rc(e,t){return e.map(e=>e?P(e,t):z(`rounds.no-time`)).join(` · `)}function zc({args:[e],query:t}){let{tournament:n,state:r,official:i}=R();return!n||!r?I`<${H} title=${z(`rounds.title`)} />`:F(i,[`director`])?I`<${e===`times`?Mc:Bc} key=${n.id} tournament=${n.id} state=${r} round=${t.get(`round`)} /><${cn} />`:I`<${c} title=${z(`rounds.title`)} up="#/tables"><p class="note warn">${z(`rounds.directors`)}</p><//>`}function Bc({tournament:r,state:i}){let a=i.settings.time_zone,o=J(Object.values(i.players).filter(e=>!e.withdrawn_at)),[u,d]=n(()=>Uc(i,o)),{playing:f,tables:p,helping:m,out:g}=Hc(o.length-u.length,u.length),[_,v]=n(Object.keys(i.hanchans).length>0?1:4),[y,b]=n(!0),[x,S]=n(()=>Ec(Math.max(h.now(),qc(i)),a,Kc(i))),[C,w]=n(()=>Vc(r)),[T,E]=n(null),[O,k]=n([]),{ask:A,asking:j,wrong:ee}=q(),M=Q(),te=Math.max(0,p-Object.keys(i.tables).length),N=Object.keys(i.teams).length>1,ne=e=>Dc(x,_)&&A(async()=>{k([]),await gc(i,te,M);let t={rounds:_,keep_teams_apart:y,byes:`rotate`,seed:e,substitutes:u};E(await h.ask(`seating/proposal`,{method:`POST`,body:t})),w(e)}),re=T?I`<button class="button" type="button" disabled=${j} onClick=${()=>ne(C+1)}>${z(`rounds.another`)}</button>
<button class="button main" type="button" disabled=${j} onClick=${()=>Dc(x,_)&&A(async()=>{let t=kc(x,T.rounds.length,a),n={rounds:T.rounds.map((e,n)=>Wc(e,t[n]))};try{await h.ask(`seatings/${M(n)}`,{method:`PUT`,body:n})}catch(e){let t=Gc(e,n);if(t.length===0)throw e;return E(null),k(t)}e(z(`rounds.done`,{count:T.rounds.length})),be(`#/setup`,{replace:!0})})}>${z(`rounds.seat`,{count:T.rounds.length})}</button>`:p>0&&I`<button class="button main" type="button" disabled=${j} onClick=${()=>ne(C)}>${z(`rounds.propose`)}</button>`;return p===0?I`<${c} title=${z(`rounds.title`)} up="#/setup"><${l} text=${z(`rounds.too-few`)}><${Zt} /><//><//>`:I`<${c} title=${z(`rounds.title`)} up="#/setup" actions=${re}>
<section class="stack rounds-asked">
<${xe} label=${z(`rounds.count`)} value=${_} min=${1} max=${50} less=${z(`rounds.fewer`)} more=${z(`rounds.more`)}
onChange=${e=>(v(e),E(null))} />
<p class="soft">${z(`rounds.of`,{players:f,tables:p})}${m>0&&` ${z(`rounds.filled`,{count:m})}`}${g>0&&` ${z(`rounds.by-turns`,{count:g})}`}${te>0&&` ${z(`rounds.lacking`,{count:te})}`}</p>
${N&&I`<${t} label=${z(`rounds.apart`)} checked=${y} onChange=${e=>(b(e),E(null))} />`}
<${s} title=${z(`rounds.substitutes`,{count:u.length})}>
${()=>I`<${en} label=${z(`rounds.substitutes-who`)} names=${o.map(({id:e})=>e)} said=${e=>i.players[e].name} chosen=${u}
onChange=${e=>(d(e),E(null))} />`}
<//>
<${Ac} value=${x} rounds=${_} zone=${a} onChange=${S} />
<a class="button quiet" href="#/import/seating">${z(`rounds.from-sheet`)}</a>
</section>
<section class="stack" aria-label=${z(`rounds.proposal`)}>
${O.length>0&&I`<p class="note warn" role="alert">${z(`rounds.taken`,{rounds:L(O)})}</p>`}
${ee}
${j&&I`<${D} text=${z(T?`rounds.seating`:`rounds.proposing`)} />`}
${T&&I`<${bc} key=${C} proposal=${T} state=${i} />`}
</section>
<//>`}function Vc(e){return parseInt(e.replaceAll(`-`,``).slice(-7),16)}function Hc(e,t){let n=Math.ceil(e/4)*4-e,r=n<=t?n:0,i=Math.floor((e+r)/4);return{playing:e,tables:i,helping:r,out:e+r-i*4}}function Uc(e,t){return t.some(({team:t})=>t&&e.teams[t])?t.filter(({team:e})=>!e).map(({id:e})=>e):[]}function Wc({label:e,tables:t},n){let r=t.map(({table:e,seats:t})=>({table:e,seats:t}));return{label:e,...n,tables:r}}function Gc({problem:e},{rounds:t}){let n=(e?.errors??[]).map(({field:e})=>e);return t.flatMap(({label:e},t)=>n.includes(`rounds.${t}.label`)?[e]:[])}function Kc(e){return Object.values(e.hanchans).map(({minutes:e})=>e).filter(Boolean).at(-1)??null}function qc(e){let t=Object.values(e.hanchans).filter(({scheduled_at:e,status:t})=>e&&!t);return Math.max(0,...t.map(({scheduled_at:e,minutes:t})=>Date.parse(e)+(t??0)*6e4))}function Jc({settings:e}){let[t,r]=n(!1);return I`<button class="button quiet" type="button" aria-haspopup="dialog" onClick=${()=>r(!0)}>${z(`setup.details`)}</button>
${t&&I`<${Yc} settings=${e} onClose=${()=>r(!1)} />`}`}const Yc=Ge(({rules:e,settings:t,onClose:r})=>{let{tournament:i}=R(),a=ln(je(e.library,{options:{},readings:{},...i?.rulebook})),[o]=n(t),[s,c]=n(o.name),[l,u]=n(o.currency),[d,f]=n(o.time_zone),{ask:m,asking:g,wrong:_}=q(),v={name:s.trim(),currency:l,time_zone:d},y=Object.fromEntries(Object.entries(v).filter(([e,t])=>t!==o[e]));return I`<${b} title=${z(`setup.details`)} onClose=${r}>
<form class="stack" onSubmit=${e=>{if(e.preventDefault(),v.name){if(Object.keys(y).length===0)return r();m(async()=>{await h.ask(``,{method:`PATCH`,match:`"${o.version}"`,body:y}),r()})}}}>
<${p} label=${z(`account.found-name`)} value=${s} onInput=${c} wrong=${v.name?void 0:z(`correct.empty`)} maxlength="200" autocomplete="off" />
${a&&a===l?I`<p>${z(`account.found-currency-fixed`,{currency:a})}</p>`:I`<${S} label=${z(`account.found-currency`)} value=${l} options=${St()} onChange=${u} />`}
<${S} label=${z(`account.found-zone`)} value=${d} options=${nt(d)} onChange=${f} />
<${Xc} from=${o.time_zone} to=${d} />
${_}
<button class="button main" disabled=${g}>${z(`setup.save`)}</button>
</form>
<//>`});function Xc({from:e,to:t}){let{state:n}=R(),r=Object.values(n.hanchans).filter(({scheduled_at:e,status:t})=>e&&!t),i=[...new Map(r.map(({round:e,scheduled_at:t})=>[`${t} ${e}`,{round:e,at:t}])).values()].sort((e,t)=>Date.parse(e.at)-Date.parse(t.at)).map(({round:n,at:r})=>({round:n,before:P(r,e),after:P(r,t)})).filter(({before:e,after:t})=>e!==t);return i.length===0?null:I`<section class="stack" role="status">
<p class="note warn">${z(`setup.zone-starts`)}</p>
<dl class="facts">
${i.map(({round:e,before:t,after:n})=>I`<div key=${e+t}>
<dt>${z(`hall-round`,{round:e})}</dt>
<dd><${Qt} before=${t} after=${n} /></dd>
</div>`)}
</dl>
</section>`}function Zc({id:e}){let{state:t}=R(),n=Jt(),{id:r,league:i=t.season?.league}=t.others,a=t.season&&{season:le(t),league:i.name};return I`<section class="card setup-onward">
<h2>${z(`setup.onward`)}</h2>
${a&&I`<p>${z(`setup.onward-in`,a)}</p>`}
<p>${z(a&&n?`setup.onward-next`:n?`setup.onward-text`:`setup.onward-account`)}</p>
<div class="setup-acts">
${r&&I`<a class="button" href=${`#/season/${r}`}>${z(`season.of`,{name:le(t)})}</a>`}
${n?I`<a class="button" href=${`#/account/again/${e}`}>${z(`again.this`)}</a><a class="button" href="#/league">${z(`setup.season`)}</a>`:I`<a class="button" href="#/account">${z(`account.title`)}</a>`}
</div>
</section>`}function Qc({rulebook:e}){return{options:{},readings:{},...e}}const $c=Ge(({rules:e})=>{let{tournament:t}=R();return I`<p><strong>${Je(e,je(e.library,Qc(t)))}</strong></p>`}),el=Ge(({rules:e,state:t})=>{let{tournament:r}=R(),[i,a]=n(!1),[o,s]=n(null),{ask:c,asking:l,wrong:u}=q();return I`<button class="button" type="button" disabled=${l} aria-haspopup="dialog" onClick=${()=>a(!0)}>${z(`setup.rules`)}</button>
${u}
${i&&I`<${ke} rules=${e} value=${Qc(r)} onUse=${e=>{a(!1);let n={method:`PATCH`,path:``,match:`"${t.settings.version}"`,body:{rulebook:e}};if(Object.keys({...t.results,...t.rulings}).length>0)return s(n);c(()=>h.ask(``,n))}} onClose=${()=>a(!1)} />`}
${o&&I`<${Z} title=${z(`setup.rules`)} what="rules" request=${o} yes=${z(`setup.rules-yes`)} onClose=${()=>s(null)}>
<p>${z(`setup.rules-played`,{name:Je(e,je(e.library,o.body.rulebook))})}</p>
<//>`}`}),tl=[`referee`,`head-referee`];function nl(e,{phones:t,isLocalOnly:n}){let r=Object.values(e.players).filter(e=>!e.withdrawn_at),i=Object.values(e.hanchans).filter(({status:e})=>!e),a=Object.values(e.officials).filter(({revoked_at:e})=>!e);return[{id:`rules`,stand:`done`,facts:{}},il(e,r),al(r,i),ol(e,i),sl(a,t),{id:`address`,stand:n===!1?`done`:`extra`,facts:{}},{id:`papers`,stand:`extra`,facts:{}}]}function rl(e){return e.every(({stand:e})=>e!==`left`)}function il(e,t){let n=new Set(t.map(({team:e})=>e).filter(t=>t&&e.teams[t])).size,r=n>0?t.filter(({team:e})=>!e).length:0,i={count:t.length,teams:n,alone:r};return{id:`players`,stand:t.length>=4?`done`:`left`,facts:i,lacks:r>0?[`alone`]:[]}}function al(e,t){let n=new Set(t.flatMap(({seats:e})=>Object.values(e))),r=new Set(t.map(({round:e})=>e)).size,i=new Set(t.map(({table:e})=>e)).size,a=r>0?e.filter(({id:e})=>!n.has(e)).length:0;return{id:`rounds`,stand:r>0?`done`:`left`,facts:{count:r,tables:i,unseated:a},lacks:a>0?[`unseated`]:[]}}function ol({results:e},t){let n=t.filter(({id:t,scheduled_at:n})=>!n&&!e[t]),r=t.flatMap(({scheduled_at:e})=>e?[Date.parse(e)]:[]),i=Math.max(0,...t.map(e=>e.minutes??0));return{id:`times`,stand:t.length>0&&n.length===0?`done`:`left`,facts:{first:r.length>0?Math.min(...r):0,minutes:i,open:n.length},lacks:n.length>0&&r.length>0?[`open`]:[]}}function sl(e,t){let n=new Set(t?.filter(({cut_off_at:e})=>!e).map(({official:e})=>e)),r=t?e.filter(({id:e})=>!n.has(e)).length:0,i=e.filter(e=>F(e,tl)).length;return{id:`officials`,stand:i>0?`done`:`left`,facts:{count:i,all:e.length,away:r},lacks:r>0?[`away`]:[]}}const cl={players:[{href:`#/import/players`,key:`import`}],rounds:[{href:`#/rounds`,key:`seat`},{href:`#/import/seating`,key:`from-sheet`}],times:[{href:`#/rounds/times`,key:`set`}],officials:[{href:`#/people/sheet`,key:`invite`}],papers:[{href:`#/reports`,key:`print`}]};function ll(){let{tournament:e,state:t,official:n}=R();return!e||!t?I`<${H} title=${z(`setup.title`)} />`:F(n,[`director`])?I`<${ul} key=${e.id} id=${e.id} state=${t} /><${cn} />`:I`<${c} title=${z(`setup.title`)} up="#/tables"><p class="note warn">${z(`setup.directors`)}</p><//>`}function ul({id:e,state:t}){let{items:r}=K(`phones`),[i,a]=n(null);M(()=>void vt().then(a),[]);let o=nl(t,{phones:r,isLocalOnly:i&&i.is_local_only}),s=rl(o),l=o.find(({stand:e})=>e===`left`)?.id,u=o.filter(({stand:e})=>e!==`extra`),d=u.filter(({stand:e})=>e===`done`).length;return I`<${c} title=${t.settings.name} up="#/tables"
actions=${s&&I`<a class="button main" href="#/tables">${z(`setup.to-hall`)}</a>`}>
<header class=${`setup-head ${s?`ready`:``}`}>
<p role="status"><strong>${z(s?`setup.ready`:`setup.left`,{count:u.length-d})}</strong></p>
<progress max=${u.length} value=${d} aria-label=${z(`setup.title`)}></progress>
</header>
<ol class="setup">
${o.map(e=>I`<${dl} key=${e.id} step=${e} state=${t} isNext=${e.id===l} link=${i?.url}>${e.id===`address`&&i?.is_local_only&&I`<${Ot} link=${i.url} cure=${i.cure} />`}<//>`)}
</ol>
<${Zc} id=${e} />
<//>`}function dl({step:e,state:t,isNext:n,link:r,children:i}){let{id:a,stand:o,facts:s,lacks:c=[]}=e,l=cl[a]??[];return I`<li class=${`card setup-step ${o}`}>
<span class="setup-mark">${o===`done`?I`<${fe} name="check" /><span class="unseen">${z(`setup.done`)}</span>`:``}</span>
<div class="body">
<h2>${z(`setup.step.${a}`)}</h2>
${a===`rules`&&I`<${$c} />`}
<p>${fl(e,t,r)}</p>
${a===`rules`&&Object.keys(t.rulings).length>0&&I`<p class="soft">${z(`setup.rules-from-now`)}</p>`}
${c.map(e=>I`<p class="warn" key=${e}>${z(`setup.lacks.${e}`,{count:s[e]})}</p>`)}
${i}
</div>
${a===`rules`&&I`<div class="setup-acts"><${el} state=${t} /><${Jc} settings=${t.settings} /></div>`}
${l.length>0&&I`<p class="setup-acts">${l.map(({href:e,key:t},r)=>I`<a key=${e} class=${`button ${n&&r===0?`main`:r>0?`quiet`:``}`} href=${e}>${z(`setup.act.${t}`)}</a>`)}</p>`}
</li>`}function fl({id:e,facts:t,stand:n},r,i){let{settings:a}=r;if(e===`rules`)return z(`setup.says.rules`,{currency:a.currency,zone:a.time_zone});if(e===`address`)return i?new URL(i).host:z(`setup.says.address`);if(e===`papers`)return z(`setup.says.papers`);if(e===`times`&&t.first>0){let e=z(`setup.says.times`,{time:P(new Date(t.first),a.time_zone)});return t.minutes>0?`${e} · ${z(`clock.lasts`,{count:t.minutes})}`:e}return n===`left`&&!t.count?z(`setup.none.${e}`):e===`players`&&t.teams===0?z(`setup.says.players-alone`,{count:t.count}):z(`setup.says.${e}`,t)}function pl({state:e,id:t}){let n=Be(`standings/${t}`),{body:r}=n.answer??{},i=r?.name??(e.players[t]??e.teams[t])?.name??z(`hall-unknown`);return I`<${c} title=${i} up="#/standings">
<${ot} seen=${n} />
<${qt} />
${r&&I`<${ml} state=${e} body=${r} />`}
${lt(n)&&e.players[t]&&I`<a class="button" href=${`#/player/${t}`}>${z(`standings.player`)}</a>`}
<//>`}function ml({state:e,body:t}){let{kind:n,rank:r,disqualified:i,games:a,ledger:o,score:s,p:c,pts:l,final:u}=t,d=z(i?`standings.disqualified`:`standings.unranked`);return I`<section class="card" aria-labelledby="total">
<h2 id="total">${r===null?d:z(`standings.rank`,{rank:r})}</h2>
<dl class="facts">
<div><dt>${z(`standings.scored`,{count:t.hanchans})}</dt><dd>${Y(s)}</dd></div>
<div><dt>${z(`standings.taken`)}</dt><dd>${Y(-10*c-l/100)}</dd></div>
<div><dt><strong>${z(`standings.total`)}</strong></dt><dd>${Y(u)}</dd></div>
</dl>
</section>
<section class="stack" aria-labelledby="games">
<h2 id="games">${z(`standings.games`)}</h2>
${a.length===0&&I`<p class="soft">${z(`standings.no-games`)}</p>`}
${a.map(t=>I`<${gl} key=${t.hanchan+t.seat} state=${e} game=${t} named=${n===`team`} />`)}
</section>
<section class="stack" aria-labelledby="taken">
<h2 id="taken">${z(`standings.taken`)}</h2>
${o.length===0&&I`<p class="soft">${z(`standings.nothing-taken`)}</p>`}
${o.length>0&&I`<${hl} state=${e} ledger=${o} sum=${{P:c,pts:l}} named=${n===`team`} />`}
</section>`}function hl({state:e,ledger:t,sum:n,named:r}){let i=({kind:t,id:n})=>e[`${t}s`]?.[n]?.name,a=Object.entries(n).filter(([e,t])=>t!==0||e===`P`&&!n.pts);return I`<dl class="card facts">
${t.map(t=>I`<div key=${t.id}>
<dt>${r&&I`<span class="who">${i(t.account)}</span> · `}<${tn} state=${e} line=${t} /></dt>
<dd>${He(t.unit,t.amount,!0)}</dd>
</div>`)}
${a.map(([e,t])=>I`<div key=${e}><dt><strong>${z(`standings.sum`)}</strong></dt><dd>${He(e,t)}</dd></div>`)}
</dl>`}function gl({state:e,game:t,named:n}){let r=V(),{hanchan:i,number:a,round:o,table:s,seat:c,player:l,ranked:u,flags:d}=t,{counted:f=t.points,points:p,place:m,delta:h,uma:g,oka:_,taken:v=0,total:y}=t,b=[z(`hall-round`,{round:o}),z(`hall-table`,{label:s}),r.phrase(`seat-${c}`)],x=e.results[i]?.before?.withdrawn,S=z(`standings.delta`,{points:W(p),goal:W(p-h*100)});return I`<article class="card game">
<h3><a class="reach" href=${`#/result/${i}`}>${b.join(` · `)}</a></h3>
${n&&I`<p><a class="reach who" href=${`#/standings/${l}`}>${e.players[l]?.name??`?`}</a></p>`}
${a>1&&I`<p class="soft">${x?z(`result.entered-anew`):z(`standings.corrected`,{count:a-1})}</p>`}
${f!==p&&I`<p class="soft">${z(`standings.counted`,{counted:W(f),points:W(p)})}</p>`}
<dl class="facts">
<div><dt>${S}</dt><dd>${Y(h)}</dd></div>
<div><dt>${z(`standings.uma`,{place:m})}</dt><dd>${Y(g)}</dd></div>
<div><dt>${z(`standings.oka`)}</dt><dd>${Y(_)}</dd></div>
${v>0&&I`<div><dt>${z(`standings.by.yakitori`)}</dt><dd>${Y(-v)}</dd></div>`}
<div><dt><strong>${z(u?`standings.game`:`standings.game-not`)}</strong></dt><dd class=${u?``:`uncounted`}>${Y(y)}</dd></div>
</dl>
${d.map(e=>I`<p class="note warn" key=${e}>${z(`standings.flag.${e}`)}</p>`)}
</article>`}function _l({args:[e]}){let{tournament:t,state:n}=R();return!t||!n?I`<${H} title=${z(`hall-standings`)} />`:e&&e!==`teams`?I`<${pl} state=${n} id=${e} />`:I`<${vl} state=${n} first=${e??`players`} />`}function vl({state:e,first:t}){let{official:r}=R(),i=Be(`standings`),[a,o]=n(t),{body:s}=i.answer??{},l=ae(r)&&I`<a class="button" href="#/import">${z(`standings.import`)}</a>`;return I`<${c} title=${z(`hall-standings`)} up="#/tables" actions=${l}>
<${ot} seen=${i} />
<${qt} />
${lt(i)&&e.others.id&&I`<a class="button" href=${`#/season/${e.others.id}`}>${z(`season.of`,{name:e.others.season})}</a>`}
${s?.teams.length>0&&I`<${d} label=${z(`standings.of`)} value=${a} onChange=${o}
options=${[`players`,`teams`].map(e=>({value:e,text:z(`standings.of.${e}`)}))} />`}
${s&&I`<${yl} state=${e} found=${s[a]} />`}
${s&&I`<${Kt} of=${a} />`}
${lt(i)&&I`<${ze} state=${e} /><${Re} state=${e} />`}
<//>`}function yl({state:e,found:t}){let n=t.map(({rank:e})=>e);return n.every(e=>e===null)?I`<${bl} state=${e} />`:I`<ul class="rows" aria-label=${z(`hall-standings`)}>
${t.map(t=>I`<li key=${t.id}>
<a class="row" href=${`#/standings/${t.id}`}>
<strong class="rank">${t.rank??`–`}</strong>
<span class="body"><span class="who">${t.name}</span><small>${xl(e,t,n).join(` · `)}</small></span>
<strong>${Y(t.final)}</strong>
</a>
</li>`)}
</ul>`}function bl({state:e}){let{official:t}=R(),[n]=pt(e);return I`<${l} text=${z(n?`standings.none`:`standings.no-hanchans`)}>
${n&&ae(t)&&I`<a class="button" href=${`#/result/${n.id}`}>${z(`standings.enter`,{name:n.name})}</a>`}
${!n&&I`<${Zt} />`}
<//>`}function xl(e,{rank:t,team:n,hanchans:r,score:i,p:a,pts:o,disqualified:s,withdrawn:c},l){let u=t!==null&&l.indexOf(t)!==l.lastIndexOf(t);return[e.teams[n]?.name,s&&z(`standings.disqualified`),c&&z(`standings.withdrawn`),!s&&t===null&&z(`standings.unranked`),u&&z(`standings.shared`),r>0&&z(`standings.hanchans`,{count:r}),a!==0&&z(`standings.less`,{score:Y(i),p:`${W(a)}P`}),o!==0&&z(`standings.less`,{score:Y(i),p:W(o)})].filter(Boolean)}export{rr as AccountActs,na as Alarm,Ei as Cards,Yn as Correct,jr as Dashboard,$r as Escalation,ti as Escalations,_i as Fines,$n as HandEndWithdrawal,zs as Import,Fa as Journal,ur as LineAct,we as NewPayment,Si as Payment,Go as People,ai as Precedents,$o as Reports,fc as Result,zc as Rounds,ll as Setup,_l as Standings};